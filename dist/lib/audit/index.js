"use strict";module.exports={"audit/asset-file"(m,t,p,N){let u;const _=()=>u??=t("audit/check");let g;const y=()=>g??=t("audit/checks");
let O;const h=()=>O??=t("audit/gene/gene");let v;const S=()=>v??=t("audit/gene/limits");let E;const f=()=>E??=t("audit/r\
ead-subject");p(m,{auditAssetFile:()=>R});async function R(r,w){const a=w.terms.tree!==void 0?(0,f().correctorIn)(r.problems):
()=>"hand",s=await(0,f().readAssets)(r,w,a),j=new Map(s.genes.map(c=>[c.asset,c])),M=await Promise.all(r.assets.map(c=>w.
clock.inTurn(async()=>{const C=j.get(c);if(C===void 0)return{asset:c,commands:[],findings:await(0,_().ask)(y().CLAIM_CHECKS,
s,{asset:c})};const{commands:K}=C,G=[...await(0,h().geneFindings)(s,{...C,limits:(0,S().limitsOf)(C,s)}),...K.flatMap(T=>T.
findings)];return{asset:c,commands:K,findings:G}})));return{path:r.path,assets:M.map(({asset:c,commands:C})=>({asset:c,commands:C})),
findings:[...await(0,_().ask)(y().SUBJECT_CHECKS,s),...M.flatMap(({findings:c})=>c)]}}},"audit/audit"(m,t,p,N){let u;const _=()=>u??=
t("assets/log/whole-records");let g;const y=()=>g??=t("audit/change/counted-files");let O;const h=()=>O??=t("audit/chang\
e/hidden-files");let v;const S=()=>v??=t("audit/check");let E;const f=()=>E??=t("audit/checks");let R;const r=()=>R??=t(
"audit/claims/capsules");let w;const n=()=>w??=t("audit/claims/counted-change");let a;const s=()=>a??=t("audit/gene/gene");
let j;const M=()=>j??=t("audit/gene/plans");let c;const C=()=>c??=t("audit/read-subject");p(m,{auditAssets:()=>G,auditChange:()=>K,
mayRunSome:()=>l});async function K(e){const o=await(0,C().readChangeSubject)(e),{change:i,tree:b,policy:A,assets:F,exempt:P,
radius:J}=o;return{...await d(o,({change:{kind:B}},D)=>({...D,change:B})),capsules:(0,r().judgeCapsules)(F,A.a2a,(0,n().
countedChange)(o).least,await(0,_().readWholeRecords)(b,(0,r().eventsOfCapsules)(F))),blastRadius:J,files:await(0,h().markHiddenFiles)(
(0,y().countedFiles)(i,P,b),b)}}async function G(e,o,i=[]){const b={assets:e,problems:[]},A=T(e,i);return d(await(0,C().
readAssets)(b,o,()=>"author",A),(F,P)=>P)}function T(e,o){return{changes:[...e.map(i=>({kind:"added",asset:i})),...o.filter(
({type:i})=>i==="Gene").map(i=>({kind:"applied",asset:i,before:i}))],problems:[],files:[],present:[...o,...e],unread:[],
past:o}}async function d(e,o){const i=await k(e),b={timeoutMs:e.policy.limits.command_timeout_seconds*1e3,mayRun:e.tree!==
void 0&&!i.some(H)},A=await Promise.all(e.genes.map(P=>e.clock.inTurn(async()=>o(P,await(0,s().auditGene)(e,P,b))))),F=A.
flatMap(({commands:P})=>P.flatMap(({plan:J})=>J??[]));return{genes:A,findings:i,plansDigest:(0,M().digestPlans)(F)}}async function k(e){
return(await Promise.all([(0,S().ask)(f().SUBJECT_CHECKS,e),...e.claims.map(i=>e.clock.inTurn(()=>(0,S().ask)(f().CLAIM_CHECKS,
e,{asset:i})))])).flat()}function l({genes:e,findings:o}){return!o.some(H)&&e.some(({commands:i,findings:b})=>i.length>0&&
i.every(({verdict:A})=>A!=="block")&&!b.some(s().forbidsRunningGene))}const I=new Set(["forbidden-path-always","symlink-\
leaves-tree","submodule-changed"]);function H({rule:e,location:o}){return I.has(e)||e==="not-judged"&&o===void 0}},"audi\
t/audited"(m,t,p,N){p(m,{isOfChange:()=>u});function u(_){return"files"in _}},"audit/check"(m,t,p,N){let u;const _=()=>u??=
t("assets/subject");let g;const y=()=>g??=t("rules/not-judged");let O;const h=()=>O??=t("audit/subject");p(m,{ask:()=>f,
assetNotJudged:()=>r,defineAssetsCheck:()=>E,defineChangeCheck:()=>S,defineCheck:()=>v});function v(n){return n}function S({
name:n,find:a}){return{name:n,find:(s,...j)=>(0,h().isChange)(s)?a(s,...j):[]}}function E({name:n,find:a}){return{name:n,
find:s=>(0,h().isRelated)(s)?a(s):[]}}async function f(n,a,...s){const j=n.map(async({name:M,find:c})=>{try{return await c(
a,...s)}catch(C){return[R(M,C,s)]}});return(await Promise.all(j)).flat()}function R(n,a,[s]){return s===void 0?(0,y().notJudged)(
`the change; the check "${n}" failed`,a):r(s.asset,a,`; the check "${n}" failed`)}function r(n,a,s=""){const j=`the ${n.
type} \`${n.id}\`${s}`;return(0,y().notJudged)(j,a,w(n))}function w(n){const a=(0,_().subjectOf)(n);try{return{location:n.
locate(),subject:a}}catch{return{location:{path:n.path,line:1,column:1},subject:a}}}},"audit/checks"(m,t,p,N){let u;const _=()=>u??=
t("audit/change/audit-log");let g;const y=()=>g??=t("audit/change/forbidden-paths");let O;const h=()=>O??=t("audit/chang\
e/gate/agent-instructions");let v;const S=()=>v??=t("audit/change/gate/gate-change");let E;const f=()=>E??=t("audit/chan\
ge/ignored-inputs");let R;const r=()=>R??=t("audit/change/policy-change");let w;const n=()=>w??=t("audit/change/protecte\
d-paths");let a;const s=()=>a??=t("audit/change/unauditable-files");let j;const M=()=>j??=t("audit/change/unproven-merge");
let c;const C=()=>c??=t("audit/claims/asset-files");let K;const G=()=>K??=t("audit/claims/capsule-fields");let T;const d=()=>T??=
t("audit/claims/chain");let k;const l=()=>k??=t("audit/claims/claimed-radius");let I;const H=()=>I??=t("audit/claims/cla\
imed-streak");let e;const o=()=>e??=t("audit/claims/envelope");let i;const b=()=>i??=t("audit/claims/estimates");let A;const F=()=>A??=
t("audit/claims/look-alike-ids");let P;const J=()=>P??=t("audit/claims/named-genes");let $;const B=()=>$??=t("audit/clai\
ms/references");let D;const U=()=>D??=t("audit/claims/self-description");let L;const W=()=>L??=t("audit/claims/unidentif\
ied");let Y;const x=()=>Y??=t("audit/gene/blast-radius");let z;const Q=()=>z??=t("audit/gene/declared-constraints");let X;
const V=()=>X??=t("audit/gene/declared-paths");let Z;const q=()=>Z??=t("audit/gene/limits-beyond-cap");let tt;const et=()=>tt??=
t("audit/gene/loosened-constraints");let nt;const st=()=>nt??=t("audit/gene/removed-gene");let it;const at=()=>it??=t("a\
udit/gene/validation");p(m,{CLAIM_CHECKS:()=>ct,GENE_CHECKS:()=>dt,REMOVED_GENE_CHECKS:()=>lt,SUBJECT_CHECKS:()=>ot});const ot=[
C().assetFiles,y().forbiddenPaths,n().protectedPaths,r().policyFile,S().gateChange,h().staleInstructions,f().ignoredInputs,
_().auditLogs,s().unauditableFiles,M().unprovenMerge,J().missingGenes,d().eventChain,B().unresolvedReferences,B().genesStillNamed,
l().claimedRadius,H().claimedStreak,b().estimates,F().lookAlikeIds,W().unidentified],ct=[U().selfDescription,G().capsuleFields,
o().envelope],dt=[at().validationList,Q().declaredConstraints,et().loosenedConstraints,q().limitsBeyondCap,x().geneBlastRadius,
V().declaredPaths,U().selfDescription,o().envelope],lt=[st().removedGene,x().geneBlastRadius,V().declaredPaths]},"audit/\
plan"(m,t,p,N){let u;const _=()=>u??=t("node:crypto");p(m,{makePlan:()=>O});const g=Symbol("audited");function y({steps:h,
...v}){return{...v,steps:h.map(({command:S,...E})=>E)}}function O(h){const{argv:v,program:S,binary:E=null,scripts:f=null,
npmSettings:R=[],env:r,timeoutMs:w}=h,n=JSON.stringify([v,S,E,f&&y(f),R,Object.entries(r).sort(([a],[s])=>a<s?-1:1),w]);
return{...h,[g]:!0,digest:`sha256:${(0,_().createHash)("sha256").update(n).digest("hex")}`}}},"audit/read-subject"(m,t,p,N){
let u;const _=()=>u??=t("assets/clear");let g;const y=()=>g??=t("assets/log/audit-log");let O;const h=()=>O??=t("judge/j\
udge");let v;const S=()=>v??=t("policy/load");let E;const f=()=>E??=t("audit/change/blast-radius");let R;const r=()=>R??=
t("audit/change/counted-files");let w;const n=()=>w??=t("audit/change/touched-paths");let a;const s=()=>a??=t("audit/cla\
ims/named-genes");let j;const M=()=>j??=t("audit/gene/read-gene");p(m,{correctorIn:()=>K,readAssets:()=>c,readChangeSubject:()=>C});
async function c({assets:d,problems:k},l,I,H){const{policy:e,tree:o}=l.terms;return{policy:e,clock:l.clock,tree:o,problems:k,
correctorOf:I,genes:await Promise.all(d.filter(G).map(i=>(0,M().readGene)(i,l,I))),claims:d.filter(i=>!G(i)),...H&&{assets:H}}}
async function C(d){const{change:k,assets:l,baseTree:I,tree:H,policy:e,platform:o,signal:i}=d,{policy:b,source:A}=e,F=new Set(
k.files.flatMap(f().namesOf)),P=h().Judge.by({policy:b,tree:H,base:I,changed:F,platform:o,...i&&{signal:i}}),J=(0,s().appliedIds)(
l.changes),$=K(l.problems),B=await Promise.all(l.changes.filter(({asset:L})=>G(L)).map(L=>(0,M().readGeneChange)(L,J,P,$))),
D=(0,r().exemptPaths)(k,b,B),U=(0,n().touchedPaths)(k,H);return{policy:b,clock:P.clock,loadedPolicy:e,unprovenMerge:d.unprovenMerge,
policyPath:A==="file"?void 0:S().POLICY_PATH,tree:H,baseTree:I,change:k,assets:l,problems:l.problems,correctorOf:$,genes:B,
claims:l.changes.filter(T).map(({asset:L})=>L),changedNames:F,touched:U,touchesOf:(0,n().touchesOf)(U,I),exempt:D,radius:(0,f().
measureChange)(k,D)}}function K(d){const k=(0,_().ambiguousFiles)(d);return({path:l})=>k.has(l)||(0,y().isAuditLog)(l)?"\
hand":"fix"}function G({type:d}){return d==="Gene"}function T({kind:d,asset:k}){return!G(k)&&(d==="added"||d==="modified")}},
"audit/subject"(m,t,p,N){p(m,{isChange:()=>_,isRelated:()=>u});function u(g){return g.assets!==void 0}function _(g){return"\
change"in g}}};
