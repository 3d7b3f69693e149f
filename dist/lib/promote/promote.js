"use strict";module.exports={"promote/promote"(O,n,A,rt){let x;const G=()=>x??=n("assets/limits");let L;const P=()=>L??=n("audit/audi\
t");let S;const T=()=>S??=n("audit/change/gate/gate-change");let C;const D=()=>C??=n("audit/check");let E;const F=()=>E??=
n("judge/judge");let I;const J=()=>I??=n("policy/load");let R;const H=()=>R??=n("promote/answer");let M;const N=()=>M??=
n("promote/audited-findings");let Y;const z=()=>Y??=n("promote/candidates");let B;const u=()=>B??=n("promote/decide");let K;
const y=()=>K??=n("promote/event-log");let Q;const U=()=>Q??=n("promote/evidence/provenance");let V;const W=()=>V??=n("p\
romote/evidence/read-evidence");let X;const Z=()=>X??=n("promote/inputs");let $;const h=()=>$??=n("promote/known");let q;
const tt=()=>q??=n("promote/revocation");let et;const nt=()=>et??=n("promote/run-genes");A(O,{promote:()=>ot});async function ot(t){
const{policy:o,workspace:i}=t,{policy:a}=o,r=(0,G().assetLimits)(a.assets.max_file_bytes),s=(0,Z().digested)(),l=s.source(
"assets",t.candidates),{candidates:p,findings:m,messages:d}=await(0,z().readCandidates)(l,r),c=i?await(0,h().readOwnAssets)(
i.tree,a):{assets:[],messages:[]},g=t.events?await(0,y().readEventLog)(s.source("events",t.events),r):[],v=[...c.assets,
...g],_=F().Judge.by({policy:a,tree:i?.tree,changed:new Set,platform:t.platform,...t.signal&&{signal:t.signal}}),e=p.map(
({asset:f})=>f),w=await(0,P().auditAssets)(e,_,v),k=(0,tt().revocationsIn)([...c.messages,...d]);t.evidence&&s.add("repo\
rt",t.evidence),t.attestation?.file&&s.add("attestation",t.attestation.file);const j={policy:a,known:(0,h().indexAssets)(
c.assets),events:(0,y().eventsOf)(t.events?g:c.assets),audited:(0,N().auditedFindings)(w,e),revocations:k,evidence:await st(
t,p.map(({asset:f})=>f),r)},{decisions:ct,reports:dt}=t.run?await at(p,j,{loaded:o,judge:_},t.run):{decisions:(0,u().decide)(
p,j),reports:[]};return(0,H().promotionOf)(ct,{policy:o,decidedAt:t.now??new Date,inputs:s.list(),loose:m,messages:d,revoked:c.
assets.flatMap(f=>{const b=k(f);return b?[{asset:f,reason:b}]:[]}),reports:dt,gate:i?await it(i,o):[]})}async function it({
tree:t,defaultBranch:o},{source:i}){if(o===void 0)return[];const a=i==="file"?void 0:J().POLICY_PATH;return(await(0,T().
gateFindings)({policyPath:a,baseTree:o,tree:t})).filter(({rule:s})=>s==="gate-weakened")}async function st({evidence:t,attestation:o,
policy:{policy:i,digest:a}},r,s){const{require_evidence:l,evidence_app:p}=i.a2a,m=o&&await o.judge(r),d={policyDigest:a,
required:l,...m&&{attestation:m}};if(t===void 0)return d;const{name:c,bytes:g,provenance:v}=t,_=(0,W().readEvidence)(c,g,
s);if(v===void 0)return{...d,..._};const e=await(0,U().provenanceObjection)(_,v,p);return{...d,..._,provenance:e===void 0?
{published:!0}:{objection:e}}}async function at(t,o,{loaded:i,judge:a},{workspace:r,...s}){const l=e=>({...o.evidence,ran:e}),
p=new Set(t.map(({asset:e})=>e)),m=(0,u().decide)(t,{...o,evidence:l(p)}).decided.filter(({asset:e,outcome:w})=>e.type===
"Gene"&&w==="promoted").map(({asset:e})=>e),d=await(0,nt().runGenes)(m,i,a,r,s),c=new Set(m),g=e=>c.has(e)?d.findings.get(
e)??[(0,D().assetNotJudged)(e,"the run returned no result")]:[],v=e=>[...o.audited(e),...g(e)];return{decisions:(0,u().decide)(
t,{...o,audited:v,evidence:l(c)}),reports:d.reports}}}};
