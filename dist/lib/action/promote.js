"use strict";module.exports={"action/promote"(j,t,O,yt){let b;const d=()=>b??=t("node:fs/promises");let k;const p=()=>k??=t("node:pat\
h");let E;const w=()=>E??=t("node:stream/consumers");let P;const u=()=>P??=t("error");let S;const F=()=>S??=t("event/sch\
ema");let I;const y=()=>I??=t("github/client");let T;const G=()=>T??=t("make-folder");let R;const B=()=>R??=t("model/pla\
tform");let U;const v=()=>U??=t("open-input");let x;const H=()=>x??=t("promote/attestation/evidence");let L;const M=()=>L??=
t("promote/counts");let N;const W=()=>N??=t("promote/evidence/provenance");let A;const C=()=>A??=t("promote/folder");let Y;
const $=()=>Y??=t("promote/json");let K;const f=()=>K??=t("promote/lines");let V;const z=()=>V??=t("promote/markdown");let D;
const J=()=>D??=t("promote/policy");let Q;const X=()=>Q??=t("promote/promote");let Z;const q=()=>Z??=t("promote/text");let tt;
const ot=()=>tt??=t("promote/workspace");let et;const nt=()=>et??=t("report/in-toto/statement");let rt;const g=()=>rt??=
t("run/safe-line");let it;const st=()=>it??=t("small-memory");let at;const i=()=>at??=t("action/core");let pt;const ct=()=>pt??=
t("action/inputs");let mt;const lt=()=>mt??=t("action/payload");O(j,{runPromotion:()=>_t});async function _t(o){(0,st().
collectGarbageOften)();const e=(0,ct().readInputs)(i().core.getInput),n=o.GITHUB_WORKSPACE??process.cwd(),r=await(0,ot().
withWorkspace)(n,o,async h=>(0,X().promote)(await ft(e,h,o)),await(0,lt().readEvent)(o,dt)),m=e["output-directory"],s=await wt(
m?(0,p().resolve)(n,m):(0,p().join)(o.RUNNER_TEMP??n,"gene-gate"),r),{promoted:l,quarantined:a,rejected:c}=r;i().core.setOutput(
"promoted",String(l.length)),i().core.setOutput("quarantined",String(a.length)),i().core.setOutput("rejected",String(c.length)),
i().core.setOutput("promotion-path",s.promotion),i().core.setOutput("promoted-path",s.promoted),i().core.setOutput("quar\
antined-path",s.quarantined);const _=(0,q().renderPromotion)(r,{columns:120,colour:!1,verbose:!0});for(const h of _.split(
`
`))i().core.info((0,g().safeLine)(h));await ut(r,o.GITHUB_STEP_SUMMARY),c.length+a.length>0&&i().core.setFailed(`${(0,M().
countsOf)(r)}; see the log for the reasons`)}function dt(o,e){return F().repositorySchema.safeParse(e).data?.repository.
defaultBranch}async function ut(o,e){if(e!==void 0)try{await(0,d().appendFile)(e,(0,z().promotionPage)(o))}catch(n){i().
core.info((0,g().safeLine)(`Could not write the step summary: ${n.message}`))}}async function ft(o,e,n){const{assets:r,events:m,
report:s,"github-token":l}=o;if(n.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(u()).GateError("event_unsuppor\
ted","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a wor\
kflow on the default branch: workflow_dispatch, schedule or push.");if(r===void 0)throw new(u()).GateError("input_invali\
d","`mode: promote` requires candidates.","Set the input `assets` to their file.");const a=_=>({name:_,open:()=>(0,v().openInput)(
(0,p().resolve)(e.directory,_))}),c=await(0,J().promotionPolicy)(e);return{candidates:(0,C().withFolder)(a(r),(0,p().resolve)(
e.directory,r),v().openInput),...m!==void 0&&{events:a(m)},...s!==void 0&&{evidence:{name:s,bytes:await(0,w().buffer)(a(
s).open()),...l&&{provenance:(0,W().provenanceCheck)((0,y().connect)(l),n.GITHUB_REPOSITORY)}}},...await ht(o,c,_=>(0,w().
buffer)(a(_).open())),policy:c,platform:(0,B().platformOf)(process.platform),workspace:e}}async function ht({attestation:o,
fetch:e,"trusted-root":n,"github-token":r},m,s){if(o===void 0&&!e)return{};if(n===void 0||e&&!r)throw new(u()).GateError(
"input_invalid","The inputs `attestation` and `fetch` require `trusted-root`, and `fetch` requires a token.","Write the \
file with `gh attestation trusted-root` in an earlier step, and set `trusted-root` to it.");const l=async c=>({name:c,bytes:await s(
c)}),a={trustedRoot:await l(n),...o!==void 0&&{file:await l(o)},...e&&r&&{client:(0,y().connect)(r)}};return{attestation:(0,H().
attestationEvidence)(a,m)}}async function wt(o,e){const n={promotion:(0,p().join)(o,"promotion.json"),promoted:(0,p().join)(
o,"promoted.jsonl"),quarantined:(0,p().join)(o,"quarantined.jsonl"),subjects:(0,p().join)(o,"promotion.subjects.sha256")};
return await(0,G().makeFolder)(o),await(0,d().writeFile)(n.promotion,(0,$().promotionPieces)(e)),await(0,d().writeFile)(
n.promoted,(0,f().promotedLines)(e)),await(0,d().writeFile)(n.quarantined,(0,f().quarantinedLines)(e)),await(0,d().writeFile)(
n.subjects,(0,nt().checksumsOf)((0,f().promotedSubjects)(e))),n}}};
