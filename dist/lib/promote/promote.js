"use strict";module.exports={"promote/promote"(O,n,A,pt){let x;const G=()=>x??=n("assets/limits");let L;const P=()=>L??=n("audit/audi\
t");let S;const T=()=>S??=n("audit/change/gate/gate-change");let C;const D=()=>C??=n("audit/check");let E;const F=()=>E??=
n("judge/judge");let I;const J=()=>I??=n("policy/load");let R;const H=()=>R??=n("promote/answer");let M;const N=()=>M??=
n("promote/audited-findings");let Y;const z=()=>Y??=n("promote/candidates");let B;const w=()=>B??=n("promote/decide");let K;
const y=()=>K??=n("promote/event-log");let Q;const U=()=>Q??=n("promote/evidence/provenance");let V;const W=()=>V??=n("p\
romote/evidence/read-evidence");let X;const Z=()=>X??=n("promote/inputs");let $;const h=()=>$??=n("promote/known");let q;
const tt=()=>q??=n("promote/revocation");let et;const nt=()=>et??=n("promote/run-genes");A(O,{promote:()=>ot});async function ot(t){
const{policy:o,workspace:i}=t,{policy:s}=o,c=t.now??new Date,p=(0,G().assetLimits)(s.assets.max_file_bytes),a=(0,Z().digested)(),
v=a.source("assets",t.candidates),{candidates:d,findings:m,messages:_}=await(0,z().readCandidates)(v,p),r=i?await(0,h().
readOwnAssets)(i.tree,s):{assets:[],messages:[]},l=t.events?await(0,y().readEventLog)(a.source("events",t.events),p):[],
g=[...r.assets,...l],e=F().Judge.by({policy:s,tree:i?.tree,changed:new Set,platform:t.platform,...t.signal&&{signal:t.signal}}),
u=await it(d,e,g),k=(0,tt().revocationsIn)([...r.messages,..._]);t.evidence&&a.add("report",t.evidence),t.attestation?.file&&
a.add("attestation",t.attestation.file);const j={policy:s,known:(0,h().indexAssets)(r.assets),events:(0,y().eventsOf)(t.
events?l:r.assets),audited:u,now:c,environment:t.environment??{platform:t.platform,arch:process.arch},revocations:k,evidence:await at(
t,d.map(({asset:f})=>f),p)},{decisions:dt,reports:rt}=t.run?await ct(d,j,{loaded:o,judge:e},t.run):{decisions:(0,w().decide)(
d,j),reports:[]};return(0,H().promotionOf)(dt,{policy:o,decidedAt:c,inputs:a.list(),loose:m,messages:_,revoked:r.assets.
flatMap(f=>{const b=k(f);return b?[{asset:f,reason:b}]:[]}),reports:rt,gate:i?await st(i,o):[]})}async function it(t,o,i){
const s=t.map(({asset:c})=>c);return(0,N().auditedFindings)(await(0,P().auditAssets)(s,o,i),s)}async function st({tree:t,
defaultBranch:o},{source:i,shared:s}){if(o===void 0)return[];const c=i==="file"?void 0:J().POLICY_PATH;return(await(0,T().
gateFindings)({policyPath:c,baseTree:o,tree:t,shared:s})).filter(({rule:a})=>a==="gate-weakened")}async function at({evidence:t,
attestation:o,policy:{policy:i,digest:s}},c,p){const{require_evidence:a,evidence_app:v}=i.a2a,d=o&&await o.judge(c),m={policyDigest:s,
required:a,...d&&{attestation:d}};if(t===void 0)return m;const{name:_,bytes:r,provenance:l}=t,g=(0,W().readEvidence)(_,r,
p);if(l===void 0)return{...m,...g};const e=await(0,U().provenanceObjection)(g,l,v);return{...m,...g,provenance:e===void 0?
{published:!0}:{objection:e}}}async function ct(t,o,{loaded:i,judge:s},{workspace:c,...p}){const a=e=>({...o.evidence,ran:e}),
v=new Set(t.map(({asset:e})=>e)),d=(0,w().decide)(t,{...o,evidence:a(v)}).decided.filter(({asset:e,outcome:u})=>e.type===
"Gene"&&u==="promoted").map(({asset:e})=>e),m=await(0,nt().runGenes)(d,i,s,c,p),_=new Set(d),r=e=>_.has(e)?m.findings.get(
e)??[(0,D().assetNotJudged)(e,"the run returned no result")]:[],l=e=>[...o.audited(e),...r(e)];return{decisions:(0,w().decide)(
t,{...o,audited:l,evidence:a(_)}),reports:m.reports}}}};
