"use strict";module.exports={gate(z,o,J,te){let K;const N=()=>K??=o("approval/approval");let Q;const U=()=>Q??=o("approval/head");let V;
const W=()=>V??=o("audit/audit");let X;const Z=()=>X??=o("audit/change/prepare-inputs");let q;const k=()=>q??=o("audit-c\
ommit");let tt;const C=()=>tt??=o("error");let et;const ot=()=>et??=o("event/policy-ref");let it;const nt=()=>it??=o("he\
ad-files");let at;const H=()=>at??=o("judge/families/programs");let rt;const pt=()=>rt??=o("judge/profiles/check-policy");
let st;const ct=()=>st??=o("model/platform");let dt;const lt=()=>dt??=o("policy/changed-since");let _t;const j=()=>_t??=
o("policy/load");let mt;const ut=()=>mt??=o("policy/stricter");let ft;const gt=()=>ft??=o("policy/tighten");let ht;const wt=()=>ht??=
o("propose-fix");let yt;const x=()=>yt??=o("repo/additions");let kt;const A=()=>kt??=o("repo/checkout");let vt;const bt=()=>vt??=
o("repo/folder-tree");let jt;const Rt=()=>jt??=o("repo/git");let Ft;const O=()=>Ft??=o("repo/object-tree");let Ot;const P=()=>Ot??=
o("report/build");let Pt;const Tt=()=>Pt??=o("report/redact/redact");let Ct;const E=()=>Ct??=o("rules/finding");let Ht;const S=()=>Ht??=
o("run/containment/view");let xt;const At=()=>xt??=o("run/prepare/lines");let Et;const St=()=>Et??=o("run/prepare/output");
let Mt;const $t=()=>Mt??=o("run/prepare/prepare");let Gt;const M=()=>Gt??=o("run/run");let It;const Dt=()=>It??=o("shard\
/partition");let Lt;const Yt=()=>Lt??=o("system-error");let Bt;const zt=()=>Bt??=o("verdict/judge");let Jt;const $=()=>Jt??=
o("verdict/validate");J(z,{asGateError:()=>T,gate:()=>Kt});async function Kt(t){const{shard:n}=t;let i={startedAt:new Date,
...n&&{shard:n}},a,r;try{a=await(0,Rt().openRepository)(t.directory,t.env);const e=await t.locate(a);i={...i,event:e};const p=(0,gt().
tightenPolicy)(await Vt(t,a,e.policyCommit),t.inputs);i={...i,event:e,policy:p},(0,pt().requireExamples)(p);const s=a,c=(0,x().
additionsOf)(p.policy.build_outputs,(0,H().dependencyFolders)(p.policy)),m=t.run&&t.prepare?(0,At().readPrepare)(t.prepare):
[],u=()=>(e.name==="worktree"?A().requireSameFiles:A().requireCheckedOut)(s,e.audited,c,L(e)?"terminal":"actions");let d=m.
length>0?await u():void 0;const _={repository:a,policy:p,additions:c,platform:(0,ct().platformOf)(process.platform),policyCommit:e.
policyCommit,all:t.all,...e.unprovenMerge&&{unprovenMerge:e.unprovenMerge},signal:t.signal},R=d&&m.length>0?await Nt(m,d,
{request:t,event:e,policy:p.policy,terms:{..._,isPending:()=>!0},baseTree:()=>(0,O().readTree)(s,e.base),report:y=>{i={...i,
prepare:y}}}):{findings:[]};r=R.prepared;const l={..._,disk:(0,bt().folderTree)(r?.checkout.directory??a.directory),...r&&
{additions:(0,x().everything)((0,H().dependencyFolders)(p.policy))},...!t.run&&{isPending:t.takeRuns||t.prepare?()=>!0:c.
cover}},g=Ut(await(0,k().auditCommit)(l,e.audited,e.base),R.findings),{audit:h,tree:v}=g;t.run&&h.genes.length>0&&(d??=await u());
const w=r?{checkout:r.checkout,shown:r.shown,tree:v}:{checkout:d,tree:v},b={audit:h,event:e,policy:p},F={policy:p.policy,
startedAt:i.startedAt,heads:G(e,l,g),approver:I(t,e,l)};let f;const Y=await(0,$().validate)(h,{...F,runs:t.run||t.takeRuns!==
void 0,run:async y=>await t.takeRuns?.(b,y)??D(t,b,y,w)}).catch(y=>{if(f=T(y),f.code!=="containment_unavailable")throw f;
const Zt=qt=>D(t,b,qt,{tree:v});return(0,$().validate)(h,{...F,runs:!1,run:Zt})}),Wt=await(0,wt().proposeFix)(l,e,g,(0,zt().
allFindings)(Y.judgement)),Xt=(0,P().buildReport)({...i,...g,...Y,event:e,policy:p,fix:Wt},t.secrets,new Date),B=await(0,nt().
withHeadFiles)(Xt,a);return f?(0,P().withRefusedRun)(B,f):B}catch(e){const p=T(e),{prepare:s}=i;return(0,P().buildErrorReport)(
p.code==="prepare_failed"&&s?(0,St().withOutput)(p,s):p,i,new Date)}finally{await r?.close(),await a?.close()}}function G(t,n,i){
const{baseRef:a,group:r}=t;if(r!==void 0)return r.map(({number:p,headSha:s})=>({pullRequest:p,judge:()=>(0,k().judgeHead)(
n,s,a)}));const e=t.audited===t.head||t.name==="worktree";return[{...t.pullRequest&&{pullRequest:t.pullRequest.number},judge:()=>e?
(0,U().judgedHead)(i.audit,i.tree,n.policy,a):(0,k().judgeHead)(n,t.head,a)}]}function I({approver:t},{baseRef:n,policyCommit:i},a){
return{means:t.means,seek:r=>t.seek({...r,subjectAt:async e=>(await(0,k().judgeHead)(a,e,n)).subject,policyChangedSince:e=>(0,lt().
policyChangedSince)(a.repository,i,e)})}}async function Nt(t,n,{request:i,event:a,policy:r,terms:e,baseTree:p,report:s}){
const{env:c,signal:m,secrets:u}=i,d=await(0,k().auditCommit)(e,a.audited,a.base);if(!(0,W().mayRunSome)(d.audit))return{
findings:[]};const _=[...await(0,Z().prepareRefusals)(await p(),d.tree),...await Qt(d,{request:i,event:a,policy:r,terms:e})];
if(_.length>0)return{findings:_};const R=r.prepare_env.flatMap(w=>c[w]??[]);let l;const g=await(0,$t().runPrepare)(t,{checkout:n,
policy:r,requested:(0,M().requestOf)(r.containment,a.pullRequest?.isFork??!1),env:c,privateFolders:(0,S().privateFolders)(
c),signal:m,report:w=>{const b=[...u,...R];l={...w,lines:w.lines.map(({command:F,outcome:f})=>({command:F,outcome:(0,Tt().
redactOutcome)(f,b)}))},s(l)}}),h=l?.isolation.downgrades?.[0]?.reason??"containment is off",v=l?.contained?[]:[(0,E().finding)(
"prepare-uncontained",{reason:h})];return{prepared:g,findings:v}}async function Qt(t,{request:n,event:i,policy:a,terms:r}){
const e=t.audit.findings.filter(({rule:c})=>c==="gate-weakened");if(e.length===0)return[];const{gate:p}=await(0,N().seekApproval)(
{genes:[],findings:e},a.approvals,G(i,r,t),I(n,i,r));if(p===void 0)return[];const s=e[0]?.location?.path??j().POLICY_PATH;
return[(0,E().finding)("prepare-refused",{path:s,what:"it weakens the gate and waits for approval"})]}function Ut(t,n){const{
audit:i}=t;return{...t,audit:{...i,findings:[...i.findings,...n]}}}async function D({env:t,shard:n,durations:i,progress:a,
signal:r},{audit:e,event:p,policy:{policy:s}},c,m){const u=n?(0,Dt().genesIn)(n,e.genes,i):new Set(e.genes),d=await(0,M().
runAudited)(e,{checkout:void 0,...m,attended:L(p)&&!t.CI,policy:s,fork:p.isFork,path:t.PATH??"",home:t.HOME,privateFolders:(0,S().
privateFolders)(t),waiting:{has:_=>c.has(_)||!u.has(_)},progress:a,signal:r});return n?{...d,shards:[{...n,genes:u}]}:d}
function L({name:t}){return t==="range"||t==="worktree"}async function Vt({policy:t,policyRef:n},i,a){const r=t??await(0,j().
loadPolicy)(await(0,O().readTree)(i,a),a);if(n===void 0)return r;const e=await(0,ot().resolvePolicyRef)(i,n),p=await(0,O().
readTree)(i,e);return(0,ut().stricterOf)(r,await(0,j().loadPolicy)(p,e,`${n}:${j().POLICY_PATH}`),n)}function T(t){if(t instanceof
C().GateError)return t;const n=(0,Yt().systemError)(t);if(n!==void 0)return n;const i=t instanceof Error?`${t.name}: ${t.
message}`:String(t);return new(C()).GateError("internal",`The gate failed unexpectedly: ${i}`,"This is a bug in gene-gat\
e; report it. The gate has not decided about the change.",{cause:t})}}};
