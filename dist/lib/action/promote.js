"use strict";module.exports={"action/promote"(j,t,k,ht){let O;const d=()=>O??=t("node:fs/promises");let b;const a=()=>b??=t("node:pat\
h");let E;const w=()=>E??=t("node:stream/consumers");let P;const u=()=>P??=t("error");let S;const F=()=>S??=t("event/sch\
ema");let I;const y=()=>I??=t("github/client");let T;const G=()=>T??=t("make-folder");let R;const B=()=>R??=t("model/pla\
tform");let U;const v=()=>U??=t("open-input");let x;const H=()=>x??=t("promote/attestation/evidence");let L;const M=()=>L??=
t("promote/counts");let N;const W=()=>N??=t("promote/evidence/provenance");let A;const C=()=>A??=t("promote/folder");let $;
const f=()=>$??=t("promote/lines");let Y;const K=()=>Y??=t("promote/markdown");let V;const z=()=>V??=t("promote/policy");
let D;const J=()=>D??=t("promote/promote");let Q;const X=()=>Q??=t("promote/text");let Z;const q=()=>Z??=t("promote/work\
space");let tt;const ot=()=>tt??=t("report/escape");let et;const nt=()=>et??=t("report/in-toto/statement");let rt;const g=()=>rt??=
t("run/safe-line");let it;const i=()=>it??=t("action/core");let st;const pt=()=>st??=t("action/inputs");let at;const ct=()=>at??=
t("action/payload");k(j,{runPromotion:()=>mt});async function mt(o){const e=(0,pt().readInputs)(i().core.getInput),n=o.GITHUB_WORKSPACE??
process.cwd(),r=await(0,q().withWorkspace)(n,o,async h=>(0,J().promote)(await dt(e,h,o)),await(0,ct().readEvent)(o,lt)),
m=e["output-directory"],s=await ft(m?(0,a().resolve)(n,m):(0,a().join)(o.RUNNER_TEMP??n,"gene-gate"),r),{promoted:l,quarantined:p,
rejected:c}=r;i().core.setOutput("promoted",String(l.length)),i().core.setOutput("quarantined",String(p.length)),i().core.
setOutput("rejected",String(c.length)),i().core.setOutput("promotion-path",s.promotion),i().core.setOutput("promoted-pat\
h",s.promoted),i().core.setOutput("quarantined-path",s.quarantined);const _=(0,X().renderPromotion)(r,{columns:120,colour:!1,
verbose:!0});for(const h of _.split(`
`))i().core.info((0,g().safeLine)(h));await _t(r,o.GITHUB_STEP_SUMMARY),c.length+p.length>0&&i().core.setFailed(`${(0,M().
countsOf)(r)}; see the log for the reasons`)}function lt(o,e){return F().repositorySchema.safeParse(e).data?.repository.
defaultBranch}async function _t(o,e){if(e!==void 0)try{await(0,d().appendFile)(e,(0,K().promotionPage)(o))}catch(n){i().
core.info((0,g().safeLine)(`Could not write the step summary: ${n.message}`))}}async function dt(o,e,n){const{assets:r,events:m,
report:s,"github-token":l}=o;if(n.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(u()).GateError("event_unsuppor\
ted","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a wor\
kflow on the default branch: workflow_dispatch, schedule or push.");if(r===void 0)throw new(u()).GateError("input_invali\
d","`mode: promote` requires candidates.","Set the input `assets` to their file.");const p=_=>({name:_,open:()=>(0,v().openInput)(
(0,a().resolve)(e.directory,_))}),c=await(0,z().promotionPolicy)(e);return{candidates:(0,C().withFolder)(p(r),(0,a().resolve)(
e.directory,r),v().openInput),...m!==void 0&&{events:p(m)},...s!==void 0&&{evidence:{name:s,bytes:await(0,w().buffer)(p(
s).open()),...l&&{provenance:(0,W().provenanceCheck)((0,y().connect)(l),n.GITHUB_REPOSITORY)}}},...await ut(o,c,_=>(0,w().
buffer)(p(_).open())),policy:c,platform:(0,B().platformOf)(process.platform),workspace:e}}async function ut({attestation:o,
fetch:e,"trusted-root":n,"github-token":r},m,s){if(o===void 0&&!e)return{};if(n===void 0||e&&!r)throw new(u()).GateError(
"input_invalid","The inputs `attestation` and `fetch` require `trusted-root`, and `fetch` requires a token.","Write the \
file with `gh attestation trusted-root` in an earlier step, and set `trusted-root` to it.");const l=async c=>({name:c,bytes:await s(
c)}),p={trustedRoot:await l(n),...o!==void 0&&{file:await l(o)},...e&&r&&{client:(0,y().connect)(r)}};return{attestation:(0,H().
attestationEvidence)(p,m)}}async function ft(o,e){const n={promotion:(0,a().join)(o,"promotion.json"),promoted:(0,a().join)(
o,"promoted.jsonl"),quarantined:(0,a().join)(o,"quarantined.jsonl"),subjects:(0,a().join)(o,"promotion.subjects.sha256")};
return await(0,G().makeFolder)(o),await(0,d().writeFile)(n.promotion,`${(0,ot().json)(e)}
`),await(0,d().writeFile)(n.promoted,(0,f().promotedLines)(e)),await(0,d().writeFile)(n.quarantined,(0,f().quarantinedLines)(
e)),await(0,d().writeFile)(n.subjects,(0,nt().checksumsOf)((0,f().promotedSubjects)(e))),n}}};
