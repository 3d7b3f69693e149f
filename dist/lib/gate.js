"use strict";module.exports={gate(Y,o,z,te){let J;const K=()=>J??=o("approval/approval");let N;const Q=()=>N??=o("approval/head");let U;
const V=()=>U??=o("audit/audit");let W;const X=()=>W??=o("audit/change/prepare-inputs");let Z;const k=()=>Z??=o("audit-c\
ommit");let q;const tt=()=>q??=o("base-policy");let et;const O=()=>et??=o("error");let ot;const nt=()=>ot??=o("head-file\
s");let it;const P=()=>it??=o("interrupt");let at;const S=()=>at??=o("judge/families/programs");let rt;const pt=()=>rt??=
o("judge/profiles/check-policy");let st;const ct=()=>st??=o("model/platform");let dt;const lt=()=>dt??=o("policy/changed\
-since");let mt;const _t=()=>mt??=o("policy/load");let ut;const gt=()=>ut??=o("policy/tighten");let ft;const ht=()=>ft??=
o("propose-fix");let wt;const T=()=>wt??=o("repo/additions");let yt;const x=()=>yt??=o("repo/checkout");let kt;const vt=()=>kt??=
o("repo/folder-tree");let bt;const jt=()=>bt??=o("repo/git");let Rt;const Ft=()=>Rt??=o("repo/object-tree");let Ht;const F=()=>Ht??=
o("report/build");let Ot;const Pt=()=>Ot??=o("report/redact/redact");let St;const C=()=>St??=o("rules/finding");let Tt;const E=()=>Tt??=
o("run/containment/view");let xt;const Ct=()=>xt??=o("run/prepare/lines");let Et;const At=()=>Et??=o("run/prepare/output");
let Mt;const Gt=()=>Mt??=o("run/prepare/prepare");let Bt;const A=()=>Bt??=o("run/run");let Dt;const It=()=>Dt??=o("shard\
/partition");let $t;const Lt=()=>$t??=o("system-error");let Yt;const zt=()=>Yt??=o("verdict/judge");let Jt;const M=()=>Jt??=
o("verdict/validate");z(Y,{asGateError:()=>H,gate:()=>Kt});async function Kt(t){const{shard:p}=t;let n={startedAt:new Date,
...p&&{shard:p}},a,r;try{a=await(0,jt().openRepository)(t.directory,t.env);const e=await t.locate(a);n={...n,event:e};const i=(0,gt().
tightenPolicy)(await(0,tt().basePolicy)(t,a,e),t.inputs);n={...n,event:e,policy:i},(0,pt().requireExamples)(i);const s=a,
c=(0,T().additionsOf)(i.policy.build_outputs,(0,S().dependencyFolders)(i.policy)),l=t.run&&t.prepare?(0,Ct().readPrepare)(
t.prepare):[],u=()=>(e.name==="worktree"?x().requireSameFiles:x().requireCheckedOut)(s,e.audited,c,I(e)?"terminal":"acti\
ons");let d=l.length>0?await u():void 0;const _={repository:a,policy:i,additions:c,platform:(0,ct().platformOf)(process.
platform),policyCommit:e.policyCommit,all:t.all,...e.unprovenMerge&&{unprovenMerge:e.unprovenMerge},signal:t.signal,...t.
progress.audit&&{progress:t.progress.audit}},j=d&&l.length>0?await Nt(l,d,{request:t,event:e,policy:i.policy,terms:{..._,
isPending:()=>!0},baseTree:()=>(0,Ft().readTree)(s,e.base),report:y=>{n={...n,prepare:y}}}):{findings:[]};r=j.prepared;const m={
..._,disk:(0,vt().folderTree)(r?.checkout.directory??a.directory),...r&&{additions:(0,T().everything)((0,S().dependencyFolders)(
i.policy))},...!t.run&&{isPending:t.takeRuns||t.prepare?()=>!0:c.cover}},f=Ut(await(0,k().auditCommit)(m,e.audited,e.base),
j.findings);t.progress.audit?.ended();const{audit:h,tree:v}=f;t.run&&h.genes.length>0&&(d??=await u());const w=r?{checkout:r.
checkout,shown:r.shown,tree:v}:{checkout:d,tree:v},b={audit:h,event:e,policy:i},R={policy:i.policy,startedAt:n.startedAt,
heads:G(e,m,f),approver:B(t,e,m)};let g;const $=await(0,M().validate)(h,{...R,runs:t.run||t.takeRuns!==void 0,run:async y=>await t.
takeRuns?.(b,y)??D(t,b,y,w)}).catch(y=>{if(g=H(y),g.code!=="containment_unavailable")throw g;const Zt=qt=>D(t,b,qt,{tree:v});
return(0,M().validate)(h,{...R,runs:!1,run:Zt})}),Vt=(0,zt().allFindings)($.judgement),Wt=await(0,P().endedBySignals)(()=>(0,ht().
proposeFix)(m,e,f,Vt));t.progress.audit?.ended();const Xt=await(0,P().endedBySignals)(()=>(0,F().buildReport)({...n,...f,
...$,event:e,policy:i,fix:Wt},t.secrets,new Date)),L=await(0,nt().withHeadFiles)(Xt,a);return g?(0,F().withRefusedRun)(L,
g):L}catch(e){const i=H(e),{prepare:s}=n;return(0,F().buildErrorReport)(i.code==="prepare_failed"&&s?(0,At().withOutput)(
i,s):i,n,new Date)}finally{t.progress.audit?.ended(),await r?.close(),await a?.close()}}function G(t,p,n){const{baseRef:a,
group:r}=t;if(r!==void 0)return r.map(({number:i,headSha:s})=>({pullRequest:i,judge:()=>(0,k().judgeHead)(p,s,a)}));const e=t.
audited===t.head||t.name==="worktree";return[{...t.pullRequest&&{pullRequest:t.pullRequest.number},judge:()=>e?(0,Q().judgedHead)(
n.audit,n.tree,p.policy,a):(0,k().judgeHead)(p,t.head,a)}]}function B({approver:t},{baseRef:p,policyCommit:n,defaultBranch:a},r){
return{means:t.means,seek:e=>t.seek({...e,subjectAt:async i=>(await(0,k().judgeHead)(r,i,p)).subject,policyChangedSince:async i=>{
const c=[...new Set([n,a?.commit??n])].map(l=>(0,lt().policyChangedSince)(r.repository,l,i));return(await Promise.all(c)).
includes(!0)}})}}async function Nt(t,p,{request:n,event:a,policy:r,terms:e,baseTree:i,report:s}){const{env:c,signal:l,secrets:u}=n,
d=await(0,k().auditCommit)(e,a.audited,a.base);if(!(0,V().mayRunSome)(d.audit))return{findings:[]};const _=[...await(0,X().
prepareRefusals)(await i(),d.tree),...await Qt(d,{request:n,event:a,policy:r,terms:e})];if(_.length>0)return{findings:_};
const j=r.prepare_env.flatMap(w=>c[w]??[]);let m;const f=await(0,Gt().runPrepare)(t,{checkout:p,policy:r,requested:(0,A().
requestOf)(r.containment,a.pullRequest?.isFork??!1),env:c,privateFolders:(0,E().privateFolders)(c),signal:l,report:w=>{const b=[
...u,...j];m={...w,lines:w.lines.map(({command:R,outcome:g})=>({command:R,outcome:(0,Pt().redactOutcome)(g,b)}))},s(m)}}),
h=m?.isolation.downgrades?.[0]?.reason??"containment is off",v=m?.contained?[]:[(0,C().finding)("prepare-uncontained",{reason:h})];
return{prepared:f,findings:v}}async function Qt(t,{request:p,event:n,policy:a,terms:r}){const e=t.audit.findings.filter(
({rule:c})=>c==="gate-weakened");if(e.length===0)return[];const{gate:i}=await(0,K().seekApproval)({genes:[],findings:e},
a.approvals,G(n,r,t),B(p,n,r));if(i===void 0)return[];const s=e[0]?.location?.path??_t().POLICY_PATH;return[(0,C().finding)(
"prepare-refused",{path:s,what:"it weakens the gate and waits for approval"})]}function Ut(t,p){const{audit:n}=t;return{
...t,audit:{...n,findings:[...n.findings,...p]}}}async function D({env:t,shard:p,durations:n,progress:a,signal:r},{audit:e,
event:i,policy:{policy:s}},c,l){const u=p?(0,It().genesIn)(p,e.genes,n):new Set(e.genes),d=await(0,A().runAudited)(e,{checkout:void 0,
...l,attended:I(i)&&!t.CI,policy:s,fork:i.isFork,path:t.PATH??"",home:t.HOME,privateFolders:(0,E().privateFolders)(t),waiting:{
has:_=>c.has(_)||!u.has(_)},progress:a,signal:r});return p?{...d,shards:[{...p,genes:u}]}:d}function I({name:t}){return t===
"range"||t==="worktree"}function H(t){if(t instanceof O().GateError)return t;const p=(0,Lt().systemError)(t);if(p!==void 0)
return p;const n=t instanceof Error?`${t.name}: ${t.message}`:String(t);return new(O()).GateError("internal",`The gate f\
ailed unexpectedly: ${n}`,"This is a bug in gene-gate; report it. The gate has not decided about the change.",{cause:t})}}};
