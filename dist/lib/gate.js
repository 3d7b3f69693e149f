"use strict";module.exports={gate(D,o,L,Vt){let Y;const B=()=>Y??=o("approval/approval");let z;const J=()=>z??=o("approval/head");let K;
const N=()=>K??=o("audit/audit");let Q;const U=()=>Q??=o("audit/change/prepare-inputs");let V;const h=()=>V??=o("audit-c\
ommit");let W;const R=()=>W??=o("error");let X;const Z=()=>X??=o("event/policy-ref");let q;const tt=()=>q??=o("head-file\
s");let et;const C=()=>et??=o("judge/families/programs");let ot;const it=()=>ot??=o("judge/profiles/check-policy");let nt;
const at=()=>nt??=o("model/platform");let rt;const pt=()=>rt??=o("policy/changed-since");let st;const y=()=>st??=o("poli\
cy/load");let ct;const dt=()=>ct??=o("policy/stricter");let lt;const _t=()=>lt??=o("policy/tighten");let mt;const ut=()=>mt??=
o("propose-fix");let gt;const H=()=>gt??=o("repo/additions");let ft;const T=()=>ft??=o("repo/checkout");let ht;const wt=()=>ht??=
o("repo/folder-tree");let yt;const kt=()=>yt??=o("repo/git");let vt;const O=()=>vt??=o("repo/object-tree");let bt;const x=()=>bt??=
o("report/build");let jt;const Ft=()=>jt??=o("report/redact/redact");let Ot;const A=()=>Ot??=o("rules/finding");let Pt;const E=()=>Pt??=
o("run/containment/view");let Rt;const Ct=()=>Rt??=o("run/prepare/lines");let Ht;const Tt=()=>Ht??=o("run/prepare/output");
let xt;const At=()=>xt??=o("run/prepare/prepare");let Et;const S=()=>Et??=o("run/run");let St;const Mt=()=>St??=o("shard\
/partition");let $t;const Gt=()=>$t??=o("system-error");let It;const Dt=()=>It??=o("verdict/judge");let Lt;const Yt=()=>Lt??=
o("verdict/validate");L(D,{asGateError:()=>I,gate:()=>Bt});async function Bt(t){const{shard:n}=t;let i={startedAt:new Date,
...n&&{shard:n}},a,r;try{a=await(0,kt().openRepository)(t.directory,t.env);const e=await t.locate(a);i={...i,event:e};const p=(0,_t().
tightenPolicy)(await Qt(t,a,e.policyCommit),t.inputs);i={...i,event:e,policy:p},(0,it().requireExamples)(p);const s=a,c=(0,H().
additionsOf)(p.policy.build_outputs,(0,C().dependencyFolders)(p.policy)),m=t.run&&t.prepare?(0,Ct().readPrepare)(t.prepare):
[],u=()=>(e.name==="worktree"?T().requireSameFiles:T().requireCheckedOut)(s,e.audited,c,G(e)?"terminal":"actions");let d=m.
length>0?await u():void 0;const _={repository:a,policy:p,additions:c,platform:(0,at().platformOf)(process.platform),policyCommit:e.
policyCommit,all:t.all,...e.unprovenMerge&&{unprovenMerge:e.unprovenMerge},signal:t.signal},k=d&&m.length>0?await zt(m,d,
{request:t,event:e,policy:p.policy,terms:{..._,isPending:()=>!0},baseTree:()=>(0,O().readTree)(s,e.base),report:F=>{i={...i,
prepare:F}}}):{findings:[]};r=k.prepared;const l={..._,disk:(0,wt().folderTree)(r?.checkout.directory??a.directory),...r&&
{additions:(0,H().everything)((0,C().dependencyFolders)(p.policy))},...!t.run&&{isPending:t.takeRuns||t.prepare?()=>!0:c.
cover}},g=Kt(await(0,h().auditCommit)(l,e.audited,e.base),k.findings),{audit:w,tree:v}=g;t.run&&w.genes.length>0&&(d??=await u());
const f=r?{checkout:r.checkout,shown:r.shown,tree:v}:{checkout:d,tree:v},b={audit:w,event:e,policy:p},j=await(0,Yt().validate)(
w,{policy:p.policy,startedAt:i.startedAt,heads:M(e,l,g),approver:$(t,e,l),runs:t.run||t.takeRuns!==void 0,run:async F=>await t.
takeRuns?.(b,F)??Nt(t,b,F,f)}),P=await(0,ut().proposeFix)(l,e,g,(0,Dt().allFindings)(j.judgement)),Ut=(0,x().buildReport)(
{...i,...g,...j,event:e,policy:p,fix:P},t.secrets,new Date);return await(0,tt().withHeadFiles)(Ut,a)}catch(e){const p=I(
e),{prepare:s}=i;return(0,x().buildErrorReport)(p.code==="prepare_failed"&&s?(0,Tt().withOutput)(p,s):p,i,new Date)}finally{
await r?.close(),await a?.close()}}function M(t,n,i){const{baseRef:a,group:r}=t;if(r!==void 0)return r.map(({number:p,headSha:s})=>({
pullRequest:p,judge:()=>(0,h().judgeHead)(n,s,a)}));const e=t.audited===t.head||t.name==="worktree";return[{...t.pullRequest&&
{pullRequest:t.pullRequest.number},judge:()=>e?(0,J().judgedHead)(i.audit,i.tree,n.policy,a):(0,h().judgeHead)(n,t.head,
a)}]}function $({approver:t},{baseRef:n,policyCommit:i},a){return{means:t.means,seek:r=>t.seek({...r,subjectAt:async e=>(await(0,h().
judgeHead)(a,e,n)).subject,policyChangedSince:e=>(0,pt().policyChangedSince)(a.repository,i,e)})}}async function zt(t,n,{
request:i,event:a,policy:r,terms:e,baseTree:p,report:s}){const{env:c,signal:m,secrets:u}=i,d=await(0,h().auditCommit)(e,
a.audited,a.base);if(!(0,N().mayRunSome)(d.audit))return{findings:[]};const _=[...await(0,U().prepareRefusals)(await p(),
d.tree),...await Jt(d,{request:i,event:a,policy:r,terms:e})];if(_.length>0)return{findings:_};const k=r.prepare_env.flatMap(
f=>c[f]??[]);let l;const g=await(0,At().runPrepare)(t,{checkout:n,policy:r,requested:(0,S().requestOf)(r.containment,a.pullRequest?.
isFork??!1),env:c,privateFolders:(0,E().privateFolders)(c),signal:m,report:f=>{const b=[...u,...k];l={...f,lines:f.lines.
map(({command:j,outcome:P})=>({command:j,outcome:(0,Ft().redactOutcome)(P,b)}))},s(l)}}),w=l?.isolation.downgrades?.[0]?.
reason??"containment is off",v=l?.contained?[]:[(0,A().finding)("prepare-uncontained",{reason:w})];return{prepared:g,findings:v}}
async function Jt(t,{request:n,event:i,policy:a,terms:r}){const e=t.audit.findings.filter(({rule:c})=>c==="gate-weakened");
if(e.length===0)return[];const{gate:p}=await(0,B().seekApproval)({genes:[],findings:e},a.approvals,M(i,r,t),$(n,i,r));if(p===
void 0)return[];const s=e[0]?.location?.path??y().POLICY_PATH;return[(0,A().finding)("prepare-refused",{path:s,what:"it \
weakens the gate and waits for approval"})]}function Kt(t,n){const{audit:i}=t;return{...t,audit:{...i,findings:[...i.findings,
...n]}}}async function Nt({env:t,shard:n,durations:i,progress:a,signal:r},{audit:e,event:p,policy:{policy:s}},c,m){const u=n?
(0,Mt().genesIn)(n,e.genes,i):new Set(e.genes),d=await(0,S().runAudited)(e,{...m,attended:G(p)&&!t.CI,policy:s,fork:p.isFork,
path:t.PATH??"",home:t.HOME,privateFolders:(0,E().privateFolders)(t),waiting:{has:_=>c.has(_)||!u.has(_)},progress:a,signal:r});
return n?{...d,shards:[{...n,genes:u}]}:d}function G({name:t}){return t==="range"||t==="worktree"}async function Qt({policy:t,
policyRef:n},i,a){const r=t??await(0,y().loadPolicy)(await(0,O().readTree)(i,a),a);if(n===void 0)return r;const e=await(0,Z().
resolvePolicyRef)(i,n),p=await(0,O().readTree)(i,e);return(0,dt().stricterOf)(r,await(0,y().loadPolicy)(p,e,`${n}:${y().
POLICY_PATH}`),n)}function I(t){if(t instanceof R().GateError)return t;const n=(0,Gt().systemError)(t);if(n!==void 0)return n;
const i=t instanceof Error?`${t.name}: ${t.message}`:String(t);return new(R()).GateError("internal",`The gate failed une\
xpectedly: ${i}`,"This is a bug in gene-gate; report it. The gate has not decided about the change.",{cause:t})}}};
