"use strict";module.exports={"promote/promote"(b,n,O,rt){let A;const x=()=>A??=n("assets/limits");let G;const L=()=>G??=n("audit/audi\
t");let P;const S=()=>P??=n("audit/change/gate/gate-change");let T;const C=()=>T??=n("audit/check");let D;const E=()=>D??=
n("judge/judge");let F;const I=()=>F??=n("policy/load");let J;const R=()=>J??=n("promote/answer");let H;const M=()=>H??=
n("promote/audited-findings");let N;const Y=()=>N??=n("promote/candidates");let z;const w=()=>z??=n("promote/decide");let B;
const y=()=>B??=n("promote/event-log");let K;const Q=()=>K??=n("promote/evidence/provenance");let U;const V=()=>U??=n("p\
romote/evidence/read-evidence");let W;const X=()=>W??=n("promote/inputs");let Z;const h=()=>Z??=n("promote/known");let $;
const q=()=>$??=n("promote/revocation");let tt;const et=()=>tt??=n("promote/run-genes");O(b,{promote:()=>nt});async function nt(t){
const{policy:o,workspace:i}=t,{policy:s}=o,a=(0,x().assetLimits)(s.assets.max_file_bytes),c=(0,X().digested)(),p=c.source(
"assets",t.candidates),{candidates:m,findings:_,messages:r}=await(0,Y().readCandidates)(p,a),d=i?await(0,h().readOwnAssets)(
i.tree,s):{assets:[],messages:[]},g=t.events?await(0,y().readEventLog)(c.source("events",t.events),a):[],v=[...d.assets,
...g],l=E().Judge.by({policy:s,tree:i?.tree,changed:new Set,platform:t.platform,...t.signal&&{signal:t.signal}}),e=await ot(
m,l,v),f=(0,q().revocationsIn)([...d.messages,...r]);t.evidence&&c.add("report",t.evidence),t.attestation?.file&&c.add("\
attestation",t.attestation.file);const k={policy:s,known:(0,h().indexAssets)(d.assets),events:(0,y().eventsOf)(t.events?
g:d.assets),audited:e,revocations:f,evidence:await st(t,m.map(({asset:u})=>u),a)},{decisions:ct,reports:dt}=t.run?await at(
m,k,{loaded:o,judge:l},t.run):{decisions:(0,w().decide)(m,k),reports:[]};return(0,R().promotionOf)(ct,{policy:o,decidedAt:t.
now??new Date,inputs:c.list(),loose:_,messages:r,revoked:d.assets.flatMap(u=>{const j=f(u);return j?[{asset:u,reason:j}]:
[]}),reports:dt,gate:i?await it(i,o):[]})}async function ot(t,o,i){const s=t.map(({asset:a})=>a);return(0,M().auditedFindings)(
await(0,L().auditAssets)(s,o,i),s)}async function it({tree:t,defaultBranch:o},{source:i,shared:s}){if(o===void 0)return[];
const a=i==="file"?void 0:I().POLICY_PATH;return(await(0,S().gateFindings)({policyPath:a,baseTree:o,tree:t,shared:s})).filter(
({rule:p})=>p==="gate-weakened")}async function st({evidence:t,attestation:o,policy:{policy:i,digest:s}},a,c){const{require_evidence:p,
evidence_app:m}=i.a2a,_=o&&await o.judge(a),r={policyDigest:s,required:p,..._&&{attestation:_}};if(t===void 0)return r;const{
name:d,bytes:g,provenance:v}=t,l=(0,V().readEvidence)(d,g,c);if(v===void 0)return{...r,...l};const e=await(0,Q().provenanceObjection)(
l,v,m);return{...r,...l,provenance:e===void 0?{published:!0}:{objection:e}}}async function at(t,o,{loaded:i,judge:s},{workspace:a,
...c}){const p=e=>({...o.evidence,ran:e}),m=new Set(t.map(({asset:e})=>e)),_=(0,w().decide)(t,{...o,evidence:p(m)}).decided.
filter(({asset:e,outcome:f})=>e.type==="Gene"&&f==="promoted").map(({asset:e})=>e),r=await(0,et().runGenes)(_,i,s,a,c),d=new Set(
_),g=e=>d.has(e)?r.findings.get(e)??[(0,C().assetNotJudged)(e,"the run returned no result")]:[],v=e=>[...o.audited(e),...g(
e)];return{decisions:(0,w().decide)(t,{...o,audited:v,evidence:p(d)}),reports:r.reports}}}};
