"use strict";module.exports={gate(L,o,Y,te){let z;const J=()=>z??=o("approval/approval");let K;const N=()=>K??=o("approval/head");let Q;
const U=()=>Q??=o("audit/audit");let V;const W=()=>V??=o("audit/change/prepare-inputs");let X;const k=()=>X??=o("audit-c\
ommit");let Z;const q=()=>Z??=o("base-policy");let tt;const O=()=>tt??=o("error");let et;const ot=()=>et??=o("head-files");
let it;const nt=()=>it??=o("interrupt");let at;const P=()=>at??=o("judge/families/programs");let rt;const st=()=>rt??=o(
"judge/profiles/check-policy");let pt;const ct=()=>pt??=o("model/platform");let dt;const lt=()=>dt??=o("policy/changed-s\
ince");let mt;const _t=()=>mt??=o("policy/load");let ut;const gt=()=>ut??=o("policy/tighten");let ft;const ht=()=>ft??=o(
"propose-fix");let wt;const yt=()=>wt??=o("repo/additions");let kt;const T=()=>kt??=o("repo/checkout");let vt;const bt=()=>vt??=
o("repo/folder-tree");let jt;const Rt=()=>jt??=o("repo/git");let Ft;const Ht=()=>Ft??=o("repo/object-tree");let Ot;const F=()=>Ot??=
o("report/build");let Pt;const Tt=()=>Pt??=o("report/redact/redact");let xt;const x=()=>xt??=o("rules/finding");let Ct;const C=()=>Ct??=
o("run/containment/view");let Et;const St=()=>Et??=o("run/prepare/lines");let At;const Mt=()=>At??=o("run/prepare/output");
let Gt;const Dt=()=>Gt??=o("run/prepare/prepare");let It;const E=()=>It??=o("run/run");let $t;const Bt=()=>$t??=o("shard\
/partition");let Lt;const Yt=()=>Lt??=o("system-error");let zt;const Jt=()=>zt??=o("verdict/judge");let Kt;const S=()=>Kt??=
o("verdict/validate");Y(L,{asGateError:()=>H,gate:()=>Nt});async function Nt(t){const{shard:s}=t;let i={startedAt:new Date,
...s&&{shard:s}},a,r;try{a=await(0,Rt().openRepository)(t.directory,t.env);const e=await t.locate(a);i={...i,event:e};const n=(0,gt().
tightenPolicy)(await(0,q().basePolicy)(t,a,e),t.inputs);i={...i,event:e,policy:n},(0,st().requireExamples)(n);const p=a,
c=(0,P().additionsFor)(n.policy),l=t.run&&t.prepare?(0,St().readPrepare)(t.prepare):[],u=()=>(e.name==="worktree"?T().requireSameFiles:
T().requireCheckedOut)(p,e.audited,c,D(e)?"terminal":"actions");let d=l.length>0?await u():void 0;const _={repository:a,
policy:n,additions:c,platform:(0,ct().platformOf)(process.platform),policyCommit:e.policyCommit,all:t.all,...e.unprovenMerge&&
{unprovenMerge:e.unprovenMerge},signal:t.signal,...t.progress.audit&&{progress:t.progress.audit}},j=d&&l.length>0?await Qt(
l,d,{request:t,event:e,policy:n.policy,terms:{..._,isPending:()=>!0},baseTree:()=>(0,Ht().readTree)(p,e.base),report:y=>{
i={...i,prepare:y}}}):{findings:[]};r=j.prepared;const m={..._,disk:(0,bt().folderTree)(r?.checkout.directory??a.directory),
...r&&{additions:(0,yt().everything)((0,P().dependencyFolders)(n.policy))},...!t.run&&{isPending:t.takeRuns||t.prepare?()=>!0:
c.cover}},g=Vt(await(0,k().auditCommit)(m,e.audited,e.base),j.findings);t.progress.audit?.ended();const{audit:h,tree:v}=g;
t.run&&h.genes.length>0&&(d??=await u());const w=r?{checkout:r.checkout,shown:r.shown,tree:v}:{checkout:d,tree:v},b={audit:h,
event:e,policy:n},R={policy:n.policy,startedAt:i.startedAt,heads:A(e,m,g),approver:M(t,e,m)};let f;const I=await(0,S().validate)(
h,{...R,runs:t.run||t.takeRuns!==void 0,run:async y=>await t.takeRuns?.(b,y)??G(t,b,y,w)}).catch(y=>{if(f=H(y),f.code!==
"containment_unavailable")throw f;const Zt=qt=>G(t,b,qt,{tree:v});return(0,S().validate)(h,{...R,runs:!1,run:Zt})}),$=(0,Jt().
allFindings)(I.judgement),Wt=await(0,ht().proposeFix)(m,e,g,$),Xt=await(0,ot().headFilesOf)(a,e,g.assets,$);t.progress.audit?.
ended(),await a.close();const B=await(0,nt().endedBySignals)(()=>(0,F().buildReport)({...i,...g,...I,event:e,policy:n,fix:Wt,
headFiles:Xt},t.secrets,new Date));return f?(0,F().withRefusedRun)(B,f):B}catch(e){const n=H(e),{prepare:p}=i;return(0,F().
buildErrorReport)(n.code==="prepare_failed"&&p?(0,Mt().withOutput)(n,p):n,i,new Date)}finally{t.progress.audit?.ended(),
await r?.close(),await a?.close()}}function A(t,s,i){const{baseRef:a,group:r}=t;if(r!==void 0)return r.map(({number:n,headSha:p})=>({
pullRequest:n,judge:()=>(0,k().judgeHead)(s,p,a)}));const e=t.audited===t.head||t.name==="worktree";return[{...t.pullRequest&&
{pullRequest:t.pullRequest.number},judge:()=>e?(0,N().judgedHead)(i.audit,i.tree,s.policy,a):(0,k().judgeHead)(s,t.head,
a)}]}function M({approver:t},{baseRef:s,policyCommit:i,defaultBranch:a},r){return{means:t.means,seek:e=>t.seek({...e,subjectAt:async n=>(await(0,k().
judgeHead)(r,n,s)).subject,policyChangedSince:async n=>{const c=[...new Set([i,a?.commit??i])].map(l=>(0,lt().policyChangedSince)(
r.repository,l,n));return(await Promise.all(c)).includes(!0)}})}}async function Qt(t,s,{request:i,event:a,policy:r,terms:e,
baseTree:n,report:p}){const{env:c,signal:l,secrets:u}=i,d=await(0,k().auditCommit)(e,a.audited,a.base);if(!(0,U().mayRunSome)(
d.audit))return{findings:[]};const _=[...await(0,W().prepareRefusals)(await n(),d.tree),...await Ut(d,{request:i,event:a,
policy:r,terms:e})];if(_.length>0)return{findings:_};const j=r.prepare_env.flatMap(w=>c[w]??[]);let m;const g=await(0,Dt().
runPrepare)(t,{checkout:s,policy:r,requested:(0,E().requestOf)(r.containment,a.pullRequest?.isFork??!1),env:c,privateFolders:(0,C().
privateFolders)(c),signal:l,report:w=>{const b=[...u,...j];m={...w,lines:w.lines.map(({command:R,outcome:f})=>({command:R,
outcome:(0,Tt().redactOutcome)(f,b)}))},p(m)}}),h=m?.isolation.downgrades?.[0]?.reason??"containment is off",v=m?.contained?
[]:[(0,x().finding)("prepare-uncontained",{reason:h})];return{prepared:g,findings:v}}async function Ut(t,{request:s,event:i,
policy:a,terms:r}){const e=t.audit.findings.filter(({rule:c})=>c==="gate-weakened");if(e.length===0)return[];const{gate:n}=await(0,J().
seekApproval)({genes:[],findings:e},a.approvals,A(i,r,t),M(s,i,r));if(n===void 0)return[];const p=e[0]?.location?.path??
_t().POLICY_PATH;return[(0,x().finding)("prepare-refused",{path:p,what:"it weakens the gate and waits for approval"})]}function Vt(t,s){
const{audit:i}=t;return{...t,audit:{...i,findings:[...i.findings,...s]}}}async function G({env:t,shard:s,durations:i,progress:a,
signal:r},{audit:e,event:n,policy:{policy:p}},c,l){const u=s?(0,Bt().genesIn)(s,e.genes,i):new Set(e.genes),d=await(0,E().
runAudited)(e,{checkout:void 0,...l,attended:D(n)&&!t.CI,policy:p,fork:n.isFork,path:t.PATH??"",home:t.HOME,privateFolders:(0,C().
privateFolders)(t),waiting:{has:_=>c.has(_)||!u.has(_)},progress:a,signal:r});return s?{...d,shards:[{...s,genes:u}]}:d}
function D({name:t}){return t==="range"||t==="worktree"}function H(t){if(t instanceof O().GateError)return t;const s=(0,Yt().
systemError)(t);if(s!==void 0)return s;const i=t instanceof Error?`${t.name}: ${t.message}`:String(t);return new(O()).GateError(
"internal",`The gate failed unexpectedly: ${i}`,"This is a bug in gene-gate; report it. The gate has not decided about t\
he change.",{cause:t})}}};
