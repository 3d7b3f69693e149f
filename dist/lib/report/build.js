"use strict";module.exports={"report/build"(x,o,I,rt){let S;const T=()=>S??=o("audit/change/blast-radius");let y;const G=()=>y??=o("a\
udit/claims/content-hash");let j;const w=()=>j??=o("model/nothing-run");let D;const F=()=>D??=o("rules/finding");let N;const C=()=>N??=
o("rules/identity");let k;const A=()=>k??=o("select/replay");let L;const W=()=>L??=o("tool");let H;const M=()=>H??=o("ve\
rdict/judge");let P;const U=()=>P??=o("verdict/next-actor");let V;const p=()=>V??=o("report/entries");let z;const m=()=>z??=
o("report/validation-reports");let B;const J=()=>B??=o("report/version");I(x,{buildErrorReport:()=>Z,buildReport:()=>X,withRefusedRun:()=>Y});
const K=10,Q=100;function X(t,e,s){const{audit:i,approval:r,change:a,runResult:h,judgement:d,policy:c,startedAt:$}=t,v=(0,m().
redactGenes)(d.genes,e),R=(0,m().validationReportsOf)(v,{nodeOf:h.nodeOf,policyDigest:c.digest,startedAt:$,finishedAt:s}),
_=(0,M().allFindings)(d),u=(0,C().idsOf)(_),q={general:d.findings,ids:u},b=n=>(0,p().idsIn)(d.findings.filter(l=>(0,p().
isAboutAsset)(l,n)),u),O=(0,A().replay)(t.assets.past,t.assets.present),{counting:tt,hard_cap_files:et,hard_cap_lines:it}=c.
policy.blast_radius;return{...g(t,s),verdict:d.verdict,next_actor:(0,U().nextActorOf)(d.verdict,_,c.policy.fail_on),isolation:h.
isolation,blast_radius:{...i.blastRadius,counting:tt,hard_cap_files:et,hard_cap_lines:it,renamed_files:a.files.filter(({
status:n})=>n==="renamed").length,directories:(0,T().busiestDirectories)(i.files,K),changed_files:i.files.slice(0,Q)},genes:v.
map((n,l)=>(0,p().reportGene)(n,R[l]?.id??null,q)),capsules:i.capsules.map(({change:n,asset:l,eligible:st,eligibility:nt,
reasons:ot})=>({...f("Capsule",n,l),...b(l),eligible:st,eligibility:nt,reasons:ot.map(E=>({rule:E.rule,message:(0,F().describe)(
E).message}))})),events:t.assets.changes.filter(({asset:n})=>n.type==="EvolutionEvent").map(({kind:n,asset:l})=>({...f("\
EvolutionEvent",n,l),...b(l)})),...O&&{selection:O},...d.shards.length>0&&{shards:d.shards},findings:(0,p().reportFindings)(
_,u),...t.fix&&{fix:t.fix},approvals:r.approvals,approval_digest:r.digest??null,plans_digest:i.plansDigest,validation_reports:R.
filter(n=>n!==null)}}function Y(t,e){const{code:s,message:i,hint:r}=e;return{...t,verdict:"error",next_actor:"undecided",
error:{code:s,message:i,hint:r},genes:t.genes.map(a=>a.verdict==="pass"||a.verdict==="warn"?{...a,verdict:"error"}:a),...t.
shards&&{shards:t.shards.map(a=>({...a,verdict:"error"}))},validation_reports:[]}}function Z(t,e,s){const{code:i,message:r,
hint:a}=t;return{...g(e,s),verdict:"error",next_actor:"undecided",error:{code:i,message:r,hint:a},isolation:w().NOTHING_RUN,
blast_radius:null,genes:[],capsules:[],events:[],...e.shard&&{shards:[{...e.shard,genes:0,verdict:"error"}]},findings:[],
approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function g({event:t,policy:e,prepare:s,startedAt:i},r){
return{type:"GateReport",schema_version:J().GATE_REPORT_VERSION,tool:{...W().TOOL},event:{name:t?.name??null,...t?.pullRequest&&
{pull_request:t.pullRequest.number,fork:t.pullRequest.isFork}},base_sha:t?.base??null,head_sha:t?.head??null,audited_sha:t?.
audited??null,policy:e?{source:e.source,...e.path!==void 0&&{path:e.path},...e.ref!==void 0&&{ref:e.ref},digest:e.digest,
...e.combinedWith&&{combined_with:{...e.combinedWith}},profile:e.policy.profile,fail_on:e.policy.fail_on,...e.policy.enforce===
"report"&&{enforce:"report"}}:null,...s&&{prepare:s},started_at:i.toISOString(),finished_at:r.toISOString(),duration_ms:Math.
max(0,r.getTime()-i.getTime())}}function f(t,e,s){const{id:i,path:r}=s;return{type:t,id:i,asset_id:(0,G().assetIdOf)(s),
path:r,line:s.locate().line,change:e}}}};
