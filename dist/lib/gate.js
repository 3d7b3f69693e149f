"use strict";module.exports={gate(z,o,J,te){let K;const N=()=>K??=o("approval/approval");let Q;const U=()=>Q??=o("approval/head");let V;
const W=()=>V??=o("audit/audit");let X;const Z=()=>X??=o("audit/change/prepare-inputs");let q;const k=()=>q??=o("audit-c\
ommit");let tt;const F=()=>tt??=o("error");let et;const ot=()=>et??=o("event/policy-ref");let it;const nt=()=>it??=o("he\
ad-files");let at;const H=()=>at??=o("judge/families/programs");let rt;const pt=()=>rt??=o("judge/profiles/check-policy");
let st;const ct=()=>st??=o("model/platform");let dt;const lt=()=>dt??=o("policy/changed-since");let _t;const j=()=>_t??=
o("policy/load");let mt;const ut=()=>mt??=o("policy/stricter");let ft;const gt=()=>ft??=o("policy/tighten");let ht;const wt=()=>ht??=
o("propose-fix");let yt;const T=()=>yt??=o("repo/additions");let kt;const A=()=>kt??=o("repo/checkout");let vt;const bt=()=>vt??=
o("repo/folder-tree");let jt;const Rt=()=>jt??=o("repo/git");let Ot;const x=()=>Ot??=o("repo/object-tree");let Pt;const P=()=>Pt??=
o("report/build");let Ct;const Ft=()=>Ct??=o("report/redact/redact");let Ht;const E=()=>Ht??=o("rules/finding");let Tt;const S=()=>Tt??=
o("run/containment/view");let At;const xt=()=>At??=o("run/prepare/lines");let Et;const St=()=>Et??=o("run/prepare/output");
let It;const Mt=()=>It??=o("run/prepare/prepare");let $t;const I=()=>$t??=o("run/run");let Gt;const Dt=()=>Gt??=o("shard\
/partition");let Lt;const Yt=()=>Lt??=o("system-error");let Bt;const zt=()=>Bt??=o("verdict/judge");let Jt;const M=()=>Jt??=
o("verdict/validate");J(z,{asGateError:()=>C,gate:()=>Kt});async function Kt(t){const{shard:n}=t;let i={startedAt:new Date,
...n&&{shard:n}},a,p;try{a=await(0,Rt().openRepository)(t.directory,t.env);const e=await t.locate(a);i={...i,event:e};const r=(0,gt().
tightenPolicy)(await Vt(t,a,e.policyCommit),t.inputs);i={...i,event:e,policy:r},(0,pt().requireExamples)(r);const s=a,c=(0,T().
additionsOf)(r.policy.build_outputs,(0,H().dependencyFolders)(r.policy)),l=t.run&&t.prepare?(0,xt().readPrepare)(t.prepare):
[],u=()=>(e.name==="worktree"?A().requireSameFiles:A().requireCheckedOut)(s,e.audited,c,L(e)?"terminal":"actions");let d=l.
length>0?await u():void 0;const m={repository:a,policy:r,additions:c,platform:(0,ct().platformOf)(process.platform),policyCommit:e.
policyCommit,all:t.all,...e.unprovenMerge&&{unprovenMerge:e.unprovenMerge},signal:t.signal},R=d&&l.length>0?await Nt(l,d,
{request:t,event:e,policy:r.policy,terms:{...m,isPending:()=>!0},baseTree:()=>(0,x().readTree)(s,e.base),report:y=>{i={...i,
prepare:y}}}):{findings:[]};p=R.prepared;const _={...m,disk:(0,bt().folderTree)(p?.checkout.directory??a.directory),...p&&
{additions:(0,T().everything)((0,H().dependencyFolders)(r.policy))},...!t.run&&{isPending:t.takeRuns||t.prepare?()=>!0:c.
cover}},g=Ut(await(0,k().auditCommit)(_,e.audited,e.base),R.findings),{audit:h,tree:v}=g;t.run&&h.genes.length>0&&(d??=await u());
const w=p?{checkout:p.checkout,shown:p.shown,tree:v}:{checkout:d,tree:v},b={audit:h,event:e,policy:r},O={policy:r.policy,
startedAt:i.startedAt,heads:$(e,_,g),approver:G(t,e,_)};let f;const Y=await(0,M().validate)(h,{...O,runs:t.run||t.takeRuns!==
void 0,run:async y=>await t.takeRuns?.(b,y)??D(t,b,y,w)}).catch(y=>{if(f=C(y),f.code!=="containment_unavailable")throw f;
const Zt=qt=>D(t,b,qt,{tree:v});return(0,M().validate)(h,{...O,runs:!1,run:Zt})}),Wt=await(0,wt().proposeFix)(_,e,g,(0,zt().
allFindings)(Y.judgement)),Xt=(0,P().buildReport)({...i,...g,...Y,event:e,policy:r,fix:Wt},t.secrets,new Date),B=await(0,nt().
withHeadFiles)(Xt,a);return f?(0,P().withRefusedRun)(B,f):B}catch(e){const r=C(e),{prepare:s}=i;return(0,P().buildErrorReport)(
r.code==="prepare_failed"&&s?(0,St().withOutput)(r,s):r,i,new Date)}finally{await p?.close(),await a?.close()}}function $(t,n,i){
const{baseRef:a,group:p}=t;if(p!==void 0)return p.map(({number:r,headSha:s})=>({pullRequest:r,judge:()=>(0,k().judgeHead)(
n,s,a)}));const e=t.audited===t.head||t.name==="worktree";return[{...t.pullRequest&&{pullRequest:t.pullRequest.number},judge:()=>e?
(0,U().judgedHead)(i.audit,i.tree,n.policy,a):(0,k().judgeHead)(n,t.head,a)}]}function G({approver:t},{baseRef:n,policyCommit:i},a){
return{means:t.means,seek:p=>t.seek({...p,subjectAt:async e=>(await(0,k().judgeHead)(a,e,n)).subject,policyChangedSince:e=>(0,lt().
policyChangedSince)(a.repository,i,e)})}}async function Nt(t,n,{request:i,event:a,policy:p,terms:e,baseTree:r,report:s}){
const{env:c,signal:l,secrets:u}=i,d=await(0,k().auditCommit)(e,a.audited,a.base);if(!(0,W().mayRunSome)(d.audit))return{
findings:[]};const m=[...await(0,Z().prepareRefusals)(await r(),d.tree),...await Qt(d,{request:i,event:a,policy:p,terms:e})];
if(m.length>0)return{findings:m};const R=p.prepare_env.flatMap(w=>c[w]??[]);let _;const g=await(0,Mt().runPrepare)(t,{checkout:n,
policy:p,requested:(0,I().requestOf)(p.containment,a.pullRequest?.isFork??!1),env:c,privateFolders:(0,S().privateFolders)(
c),signal:l,report:w=>{const b=[...u,...R];_={...w,lines:w.lines.map(({command:O,outcome:f})=>({command:O,outcome:(0,Ft().
redactOutcome)(f,b)}))},s(_)}}),h=_?.isolation.downgrades?.[0]?.reason??"containment is off",v=_?.contained?[]:[(0,E().finding)(
"prepare-uncontained",{reason:h})];return{prepared:g,findings:v}}async function Qt(t,{request:n,event:i,policy:a,terms:p}){
const e=t.audit.findings.filter(({rule:c})=>c==="gate-weakened");if(e.length===0)return[];const{gate:r}=await(0,N().seekApproval)(
{genes:[],findings:e},a.approvals,$(i,p,t),G(n,i,p));if(r===void 0)return[];const s=e[0]?.location?.path??j().POLICY_PATH;
return[(0,E().finding)("prepare-refused",{path:s,what:"it weakens the gate and waits for approval"})]}function Ut(t,n){const{
audit:i}=t;return{...t,audit:{...i,findings:[...i.findings,...n]}}}async function D({env:t,shard:n,durations:i,progress:a,
signal:p},{audit:e,event:r,policy:{policy:s}},c,l){const u=n?(0,Dt().genesIn)(n,e.genes,i):new Set(e.genes),d=await(0,I().
runAudited)(e,{checkout:void 0,...l,attended:L(r)&&!t.CI,policy:s,fork:r.isFork,path:t.PATH??"",home:t.HOME,privateFolders:(0,S().
privateFolders)(t),waiting:{has:m=>c.has(m)||!u.has(m)},progress:a,signal:p});return n?{...d,shards:[{...n,genes:u}]}:d}
function L({name:t}){return t==="range"||t==="worktree"}async function Vt({policy:t,policyRef:n,readShared:i},a,p){const e=async(c,l)=>(0,j().
loadPolicy)(await(0,x().readTree)(a,c),c,l,i),r=t??await e(p,j().POLICY_PATH);if(n===void 0)return r;const s=await(0,ot().
resolvePolicyRef)(a,n);return(0,ut().stricterOf)(r,await e(s,`${n}:${j().POLICY_PATH}`),n)}function C(t){if(t instanceof
F().GateError)return t;const n=(0,Yt().systemError)(t);if(n!==void 0)return n;const i=t instanceof Error?`${t.name}: ${t.
message}`:String(t);return new(F()).GateError("internal",`The gate failed unexpectedly: ${i}`,"This is a bug in gene-gat\
e; report it. The gate has not decided about the change.",{cause:t})}}};
