"use strict";module.exports={"report/build"(S,i,T,ct){let y;const G=()=>y??=i("audit/change/blast-radius");let j;const w=()=>j??=i("a\
udit/claims/content-hash");let D;const F=()=>D??=i("model/nothing-run");let N;const C=()=>N??=i("rules/finding");let k;const L=()=>k??=
i("rules/identity");let W;const A=()=>W??=i("select/replay");let H;const M=()=>H??=i("tool");let P;const U=()=>P??=i("ve\
rdict/judge");let V;const z=()=>V??=i("verdict/next-actor");let B;const J=()=>B??=i("report/causes");let K;const c=()=>K??=
i("report/entries");let Q;const m=()=>Q??=i("report/validation-reports");let X;const Y=()=>X??=i("report/version");T(S,{
buildErrorReport:()=>et,buildReport:()=>q,withRefusedRun:()=>tt});const Z=10,$=100;function q(t,e,n){const{audit:s,approval:r,
change:a,runResult:h,judgement:d,policy:p,startedAt:st}=t,v=(0,m().redactGenes)(d.genes,e),b=(0,m().validationReportsOf)(
v,{nodeOf:h.nodeOf,policyDigest:p.digest,startedAt:st,finishedAt:n}),_=(0,U().allFindings)(d),u=(0,L().idsOf)(_),R=(0,c().
reportFindings)(_,u),O=(0,c().findingsAbout)(d.findings),it={about:O,ids:u},x=o=>(0,c().idsIn)(O(o),u),E=(0,A().replay)(
t.assets.past,t.assets.present),{counting:nt,hard_cap_files:ot,hard_cap_lines:rt}=p.policy.blast_radius;return{...f(t,n),
verdict:d.verdict,next_actor:(0,z().nextActorOf)(d.verdict,_,p.policy.fail_on),isolation:h.isolation,blast_radius:{...s.
blastRadius,counting:nt,hard_cap_files:ot,hard_cap_lines:rt,renamed_files:a.files.filter(({status:o})=>o==="renamed").length,
directories:(0,G().busiestDirectories)(s.files,Z),changed_files:s.files.slice(0,$)},genes:v.map((o,l)=>(0,c().reportGene)(
o,b[l]?.id??null,it)),capsules:s.capsules.map(({change:o,asset:l,eligible:at,eligibility:dt,reasons:lt})=>({...g("Capsul\
e",o,l),...x(l),eligible:at,eligibility:dt,reasons:lt.map(I=>({rule:I.rule,message:(0,C().describe)(I).message}))})),events:t.
assets.changes.filter(({asset:o})=>o.type==="EvolutionEvent").map(({kind:o,asset:l})=>({...g("EvolutionEvent",o,l),...x(
l)})),...E&&{selection:E},...d.shards.length>0&&{shards:d.shards},causes:(0,J().causesOf)(R),findings:R,...t.fix&&{fix:t.
fix},approvals:r.approvals,approval_digest:r.digest??null,plans_digest:s.plansDigest,validation_reports:b.filter(o=>o!==
null)}}function tt(t,e){const{code:n,message:s,hint:r}=e;return{...t,verdict:"error",next_actor:"undecided",error:{code:n,
message:s,hint:r},genes:t.genes.map(a=>a.verdict==="pass"||a.verdict==="warn"?{...a,verdict:"error"}:a),...t.shards&&{shards:t.
shards.map(a=>({...a,verdict:"error"}))},validation_reports:[]}}function et(t,e,n){const{code:s,message:r,hint:a}=t;return{
...f(e,n),verdict:"error",next_actor:"undecided",error:{code:s,message:r,hint:a},isolation:F().NOTHING_RUN,blast_radius:null,
genes:[],capsules:[],events:[],...e.shard&&{shards:[{...e.shard,genes:0,verdict:"error"}]},findings:[],approvals:[],approval_digest:null,
plans_digest:null,validation_reports:[]}}function f({event:t,policy:e,prepare:n,startedAt:s},r){return{type:"GateReport",
schema_version:Y().GATE_REPORT_VERSION,tool:{...M().TOOL},event:{name:t?.name??null,...t?.pullRequest&&{pull_request:t.pullRequest.
number,fork:t.pullRequest.isFork}},base_sha:t?.base??null,head_sha:t?.head??null,audited_sha:t?.audited??null,policy:e?{
source:e.source,...e.path!==void 0&&{path:e.path},...e.ref!==void 0&&{ref:e.ref},digest:e.digest,...e.policy.extends&&{extends:e.
policy.extends},...e.combinedWith&&{combined_with:{...e.combinedWith}},profile:e.policy.profile,fail_on:e.policy.fail_on,
...e.policy.enforce==="report"&&{enforce:"report"}}:null,...n&&{prepare:n},started_at:s.toISOString(),finished_at:r.toISOString(),
duration_ms:Math.max(0,r.getTime()-s.getTime())}}function g(t,e,n){const{id:s,path:r}=n;return{type:t,id:s,asset_id:(0,w().
assetIdOf)(n),path:r,line:n.locate().line,change:e}}}};
