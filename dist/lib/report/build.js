"use strict";module.exports={"report/build"(I,o,S,at){let T;const y=()=>T??=o("audit/change/blast-radius");let G;const j=()=>G??=o("a\
udit/claims/content-hash");let w;const D=()=>w??=o("model/nothing-run");let F;const N=()=>F??=o("rules/finding");let C;const k=()=>C??=
o("rules/identity");let L;const W=()=>L??=o("select/replay");let A;const H=()=>A??=o("tool");let M;const P=()=>M??=o("ve\
rdict/judge");let U;const V=()=>U??=o("verdict/next-actor");let z;const p=()=>z??=o("report/entries");let B;const m=()=>B??=
o("report/validation-reports");let J;const K=()=>J??=o("report/version");S(I,{buildErrorReport:()=>$,buildReport:()=>Y,withRefusedRun:()=>Z});
const Q=10,X=100;function Y(t,e,i){const{audit:s,approval:r,change:a,runResult:h,judgement:d,policy:c,startedAt:q}=t,v=(0,m().
redactGenes)(d.genes,e),b=(0,m().validationReportsOf)(v,{nodeOf:h.nodeOf,policyDigest:c.digest,startedAt:q,finishedAt:i}),
_=(0,P().allFindings)(d),u=(0,k().idsOf)(_),R=(0,p().findingsAbout)(d.findings),tt={about:R,ids:u},O=n=>(0,p().idsIn)(R(
n),u),x=(0,W().replay)(t.assets.past,t.assets.present),{counting:et,hard_cap_files:st,hard_cap_lines:it}=c.policy.blast_radius;
return{...g(t,i),verdict:d.verdict,next_actor:(0,V().nextActorOf)(d.verdict,_,c.policy.fail_on),isolation:h.isolation,blast_radius:{
...s.blastRadius,counting:et,hard_cap_files:st,hard_cap_lines:it,renamed_files:a.files.filter(({status:n})=>n==="renamed").
length,directories:(0,y().busiestDirectories)(s.files,Q),changed_files:s.files.slice(0,X)},genes:v.map((n,l)=>(0,p().reportGene)(
n,b[l]?.id??null,tt)),capsules:s.capsules.map(({change:n,asset:l,eligible:nt,eligibility:ot,reasons:rt})=>({...f("Capsul\
e",n,l),...O(l),eligible:nt,eligibility:ot,reasons:rt.map(E=>({rule:E.rule,message:(0,N().describe)(E).message}))})),events:t.
assets.changes.filter(({asset:n})=>n.type==="EvolutionEvent").map(({kind:n,asset:l})=>({...f("EvolutionEvent",n,l),...O(
l)})),...x&&{selection:x},...d.shards.length>0&&{shards:d.shards},findings:(0,p().reportFindings)(_,u),...t.fix&&{fix:t.
fix},approvals:r.approvals,approval_digest:r.digest??null,plans_digest:s.plansDigest,validation_reports:b.filter(n=>n!==
null)}}function Z(t,e){const{code:i,message:s,hint:r}=e;return{...t,verdict:"error",next_actor:"undecided",error:{code:i,
message:s,hint:r},genes:t.genes.map(a=>a.verdict==="pass"||a.verdict==="warn"?{...a,verdict:"error"}:a),...t.shards&&{shards:t.
shards.map(a=>({...a,verdict:"error"}))},validation_reports:[]}}function $(t,e,i){const{code:s,message:r,hint:a}=t;return{
...g(e,i),verdict:"error",next_actor:"undecided",error:{code:s,message:r,hint:a},isolation:D().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...e.shard&&{shards:[{...e.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}function g({event:t,policy:e,prepare:i,startedAt:s},r){return{type:"GateReport",
schema_version:K().GATE_REPORT_VERSION,tool:{...H().TOOL},event:{name:t?.name??null,...t?.pullRequest&&{pull_request:t.pullRequest.
number,fork:t.pullRequest.isFork}},base_sha:t?.base??null,head_sha:t?.head??null,audited_sha:t?.audited??null,policy:e?{
source:e.source,...e.path!==void 0&&{path:e.path},...e.ref!==void 0&&{ref:e.ref},digest:e.digest,...e.policy.extends&&{extends:e.
policy.extends},...e.combinedWith&&{combined_with:{...e.combinedWith}},profile:e.policy.profile,fail_on:e.policy.fail_on,
...e.policy.enforce==="report"&&{enforce:"report"}}:null,...i&&{prepare:i},started_at:s.toISOString(),finished_at:r.toISOString(),
duration_ms:Math.max(0,r.getTime()-s.getTime())}}function f(t,e,i){const{id:s,path:r}=i;return{type:t,id:s,asset_id:(0,j().
assetIdOf)(i),path:r,line:i.locate().line,change:e}}}};
