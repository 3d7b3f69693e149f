"use strict";module.exports={"action/promote"(g,t,k,ut){let j;const d=()=>j??=t("node:fs/promises");let O;const c=()=>O??=t("node:pat\
h");let b;const w=()=>b??=t("node:stream/consumers");let E;const u=()=>E??=t("error");let P;const S=()=>P??=t("event/sch\
ema");let T;const y=()=>T??=t("github/client");let F;const I=()=>F??=t("make-folder");let G;const R=()=>G??=t("model/pla\
tform");let B;const U=()=>B??=t("open-input");let x;const H=()=>x??=t("promote/attestation/evidence");let L;const M=()=>L??=
t("promote/counts");let N;const W=()=>N??=t("promote/evidence/provenance");let A;const f=()=>A??=t("promote/lines");let C;
const $=()=>C??=t("promote/markdown");let Y;const K=()=>Y??=t("promote/policy");let V;const z=()=>V??=t("promote/promote");
let D;const J=()=>D??=t("promote/text");let Q;const X=()=>Q??=t("promote/workspace");let Z;const q=()=>Z??=t("report/esc\
ape");let tt;const ot=()=>tt??=t("report/in-toto/statement");let et;const v=()=>et??=t("run/safe-line");let nt;const i=()=>nt??=
t("action/core");let rt;const it=()=>rt??=t("action/inputs");let st;const at=()=>st??=t("action/payload");k(g,{runPromotion:()=>pt});
async function pt(o){const e=(0,it().readInputs)(i().core.getInput),n=o.GITHUB_WORKSPACE??process.cwd(),r=await(0,X().withWorkspace)(
n,o,async h=>(0,z().promote)(await lt(e,h,o)),await(0,at().readEvent)(o,ct)),m=e["output-directory"],s=await dt(m?(0,c().
resolve)(n,m):(0,c().join)(o.RUNNER_TEMP??n,"gene-gate"),r),{promoted:l,quarantined:a,rejected:p}=r;i().core.setOutput("\
promoted",String(l.length)),i().core.setOutput("quarantined",String(a.length)),i().core.setOutput("rejected",String(p.length)),
i().core.setOutput("promotion-path",s.promotion),i().core.setOutput("promoted-path",s.promoted),i().core.setOutput("quar\
antined-path",s.quarantined);const _=(0,J().renderPromotion)(r,{columns:120,colour:!1,verbose:!0});for(const h of _.split(
`
`))i().core.info((0,v().safeLine)(h));await mt(r,o.GITHUB_STEP_SUMMARY),p.length+a.length>0&&i().core.setFailed(`${(0,M().
countsOf)(r)}; see the log for the reasons`)}function ct(o,e){return S().repositorySchema.safeParse(e).data?.repository.
defaultBranch}async function mt(o,e){if(e!==void 0)try{await(0,d().appendFile)(e,(0,$().promotionPage)(o))}catch(n){i().
core.info((0,v().safeLine)(`Could not write the step summary: ${n.message}`))}}async function lt(o,e,n){const{assets:r,events:m,
report:s,"github-token":l}=o;if(n.GITHUB_EVENT_NAME?.startsWith("pull_request"))throw new(u()).GateError("event_unsuppor\
ted","`mode: promote` uses the policy of the checkout, but that of a pull request is only a proposal.","Promote in a wor\
kflow on the default branch: workflow_dispatch, schedule or push.");if(r===void 0)throw new(u()).GateError("input_invali\
d","`mode: promote` requires candidates.","Set the input `assets` to their file.");const a=_=>({name:_,open:()=>(0,U().openInput)(
(0,c().resolve)(e.directory,_))}),p=await(0,K().promotionPolicy)(e);return{candidates:a(r),...m!==void 0&&{events:a(m)},
...s!==void 0&&{evidence:{name:s,bytes:await(0,w().buffer)(a(s).open()),...l&&{provenance:(0,W().provenanceCheck)((0,y().
connect)(l),n.GITHUB_REPOSITORY)}}},...await _t(o,p,_=>(0,w().buffer)(a(_).open())),policy:p,platform:(0,R().platformOf)(
process.platform),workspace:e}}async function _t({attestation:o,fetch:e,"trusted-root":n,"github-token":r},m,s){if(o===void 0&&
!e)return{};if(n===void 0||e&&!r)throw new(u()).GateError("input_invalid","The inputs `attestation` and `fetch` require \
`trusted-root`, and `fetch` requires a token.","Write the file with `gh attestation trusted-root` in an earlier step, an\
d set `trusted-root` to it.");const l=async p=>({name:p,bytes:await s(p)}),a={trustedRoot:await l(n),...o!==void 0&&{file:await l(
o)},...e&&r&&{client:(0,y().connect)(r)}};return{attestation:(0,H().attestationEvidence)(a,m)}}async function dt(o,e){const n={
promotion:(0,c().join)(o,"promotion.json"),promoted:(0,c().join)(o,"promoted.jsonl"),quarantined:(0,c().join)(o,"quarant\
ined.jsonl"),subjects:(0,c().join)(o,"promotion.subjects.sha256")};return await(0,I().makeFolder)(o),await(0,d().writeFile)(
n.promotion,`${(0,q().json)(e)}
`),await(0,d().writeFile)(n.promoted,(0,f().promotedLines)(e)),await(0,d().writeFile)(n.quarantined,(0,f().quarantinedLines)(
e)),await(0,d().writeFile)(n.subjects,(0,ot().checksumsOf)((0,f().promotedSubjects)(e))),n}}};
