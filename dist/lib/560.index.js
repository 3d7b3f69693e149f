var w=Object.defineProperty;var a=(O,u)=>w(O,"name",{value:u,configurable:!0});export const id=560,ids=[560],modules={72474:((O,u,o)=>{o.d(u,{$:a(()=>l,"$"),V:a(()=>m,"V")});var e=o(35602),h=o(13258);
const r=24,p=new RegExp(`^sha256:[0-9a-f]{${r},64}$`);function m(c){return c.slice(0,7+r)}a(m,"shortDigest");function l(c,b){
if(c!==void 0&&!p.test(c))throw new e.ue("usage",`--approve requires an approval digest; ${JSON.stringify(c)} is not one`,
"Run the command without --approve; it prints the digest to approve.");return{means:"digest",seek:a(async({subject:Y})=>{
if(c===void 0)return{approvals:[],refusals:[]};if((0,h.Y)(Y).startsWith(c))return{approvals:[{user:"command line",at:b.toISOString()}],
refusals:[]};const P=m(c);return{approvals:[],refusals:[`--approve ${P} is for another state: the files of the head, the\
 base branch, the policy or the commands have changed`]}},"seek")}}a(l,"approveByDigest")}),13258:((O,u,o)=>{o.d(u,{$A:a(
()=>P,"$A"),Ov:a(()=>p,"Ov"),Y:a(()=>l,"Y"),eC:a(()=>c,"eC")});var e=o(77598),h=o(14006),r=o(125);async function p(i,n){
const t=n.length===0?()=>!1:h([...n],{dot:!0,nonegate:!0}),f=[...i.files()].filter(({path:g})=>(0,r.UO)(g,".github")||!t(
g)).map(async g=>[g.path,await m(i,g)]);return new Map(await Promise.all(f))}a(p,"boundFiles");async function m(i,{path:n,
kind:t,oid:s}){if(s!==void 0)return`${t} ${s}`;const f=t==="symlink"?i.readlink(n)??"":await i.read(n);return`${t} ${(0,e.
createHash)("sha256").update(f).digest("hex")}`}a(m,"identityOf");function l(i){const{files:n,baseRef:t,plansDigest:s,policyDigest:f}=i,
g=[...n].sort(([_],[d])=>_<d?-1:1);return b([t,s,f,g])}a(l,"approvalDigest");function c(i){return i.length>1?b([...i].sort()):
i[0]}a(c,"groupDigest");function b(i){return`sha256:${(0,e.createHash)("sha256").update(JSON.stringify(i)).digest("hex")}`}
a(b,"digestOf");const Y=3;function P(i,n){const t=[...new Set([...i.files.keys(),...n.files.keys()])].filter(s=>i.files.
get(s)!==n.files.get(s)).sort();if(t.length>0)return`${j(t)} ${t.length===1?"has":"have"} changed`;if(i.plansDigest!==n.
plansDigest)return"the commands that would run have changed"}a(P,"changedSince");function j(i){const n=i.slice(0,Y).map(
f=>`\`${f}\``),t=i.length-n.length,s=t>0?`${t} more ${t===1?"file":"files"}`:n.pop();return n.length===0?`${s}`:`${n.join(
", ")} and ${s}`}a(j,"listed")}),220:((O,u,o)=>{o.d(u,{MC:a(()=>h,"MC"),SP:a(()=>b,"SP"),f1:a(()=>p,"f1"),le:a(()=>Y,"le")});
var e=o(35602);class h extends Error{static{a(this,"BrokenAnswer")}name="BrokenAnswer"}const r=300;function p(n){const t=typeof n==
"object"&&n!==null?n:{},s=j(t.message??n);if(P(t)||P(t.cause))return{kind:"timeout",said:s};if(t.name==="BrokenAnswer")return{
kind:"network",said:s};if(typeof t.status!="number")return{kind:"unexpected",said:s};if(t.response===void 0)return{kind:"\
network",said:s};const f=t.response.headers??{},g=i(f["retry-after"]),_=f["x-ratelimit-remaining"]==="0"?i(f["x-ratelimi\
t-reset"]):void 0,d=g!==void 0||_!==void 0;return{kind:m(t.status,s,d),said:s,status:t.status,...g!==void 0&&{retryAfter:g},
..._!==void 0&&{resetAt:_}}}a(p,"readFailure");function m(n,t,s){return n===429||n===403&&(s||/rate limit|abuse/i.test(t))?
"rate_limited":n===403?/not accessible by/i.test(t)?"denied":"forbidden":n===401?"unauthorized":n===404||n===410?"not_fo\
und":n===422||n===400||n===413?"invalid":n>=500?"server":"unexpected"}a(m,"kindOf");const l="the token of a pull request\
 from a fork is read-only; keep this run for the result files, and publish them from a second workflow on `workflow_run`\
, which runs with the default branch\u2019s token",c={unauthorized:a(()=>"GitHub does not accept the token (401); check \
the `github-token` input","unauthorized"),denied:a((n,{permission:t,fork:s})=>s?`the token may not write (403): ${l}`:`t\
he token lacks a permission (403); add \`${t}\` under \`permissions:\` of the job (a pull request from Dependabot has a rea\
d-only token: publish from a second workflow on \`workflow_run\`)`,"denied"),forbidden:a(({said:n})=>`GitHub denied the \
request (403): ${n}`,"forbidden"),not_found:a(({status:n},{permission:t})=>`not found on GitHub (${n}): it was deleted, \
or the token cannot access this repository (it needs \`${t}\`)`,"not_found"),invalid:a(({status:n,said:t})=>`GitHub reje\
cted the content (${n}): ${t}`,"invalid"),rate_limited:a(({status:n,retryAfter:t})=>`the token\u2019s rate limit is exhausted\
 (${n})${t===void 0?"":`; GitHub asks to wait ${t} s`}; run the job again later`,"rate_limited"),server:a(({status:n})=>`\
GitHub returned a server error (${n}) on every attempt; run the job again later`,"server"),timeout:a(()=>"GitHub did not\
 respond in time on any attempt; run the job again later","timeout"),network:a(({said:n})=>`GitHub cannot be reached (${n}\
); check the runner\u2019s network and proxy`,"network"),unexpected:a(({said:n})=>n,"unexpected")};function b(n,t){const s=p(
n);return`could not ${t.doing}: ${c[s.kind](s,t)}`}a(b,"explainFailure");function Y(n,t){if(n instanceof e.ue)return n;const s=b(
n,t);return new e.ue("github_unavailable",s,"Run the job again.",{cause:n})}a(Y,"asUnavailable");function P(n){const t=n?.
name;return t==="TimeoutError"||t==="AbortError"}a(P,"isTimeout");function j(n){const t=String(n).replace(/ - https:\S*$/,
"").replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g," ").replace(/ +/g," ").trim();return t.length>r?`${t.slice(0,r)}...`:t}a(
j,"plain");function i(n){const t=typeof n=="string"&&n!==""?Number(n):Number.NaN;return Number.isFinite(t)&&t>=0?t:void 0}
a(i,"seconds")}),19782:((O,u,o)=>{o.d(u,{E3:a(()=>c,"E3"),k9:a(()=>b,"k9"),l$:a(()=>h,"l$")});var e=o(2503);const h=["no\
ne","process_group","namespaces"],r=e.k5n(["off","auto","require"]),p=e.Ikc({memory_bytes:e.Whr().positive().nullable().
describe("Null if unlimited."),processes:e.Whr().positive(),processes_counted_for:e.k5n(["command","user"]),open_files:e.
Whr().positive(),file_bytes:e.Whr().positive(),written_bytes:e.Whr().positive()}),m=e.Ikc({name:e.YjP(),held:e.zMY(),required:e.
zMY()}),l=e.Ikc({from:e.YjP(),reason:e.YjP()}),c=e.Ikc({level:e.k5n(h),description:e.YjP(),requested:r.exactOptional(),launcher:e.
YjP().exactOptional().describe("How the gate is allowed to create namespaces."),limits:p.exactOptional().describe("The l\
imits of each command, as the kernel enforces them."),probes:e.YOg(m).exactOptional().describe("The sandbox self-test: w\
hat a program that is started like the commands could not do."),downgrades:e.YOg(l).exactOptional().describe("Stronger c\
ontainment that this machine does not support, and why."),untrusted:e.euz(!0).exactOptional().describe("The isolation an\
d all outcomes were reported by a runner that the change controls.")}),b={level:"none",description:"Nothing was run."}}),
38158:((O,u,o)=>{o.d(u,{W:a(()=>c,"W")});var e=o(2503),h=o(64377);const r=e.Ikc({head:e.YjP(),tail:e.YjP(),bytes:e.Whr().
nonnegative(),truncated:e.zMY()}),p=e.Ikc({created:e.YOg(e.YjP()),changed:e.YOg(e.YjP()),deleted:e.YOg(e.YjP())}),m=e.Ikc(
{peak_memory_bytes:e.Whr().nonnegative().exactOptional(),cpu_ms:e.Whr().nonnegative().exactOptional()}),l=e.k5n(["passed",
"failed","timed_out","blocked","skipped","crashed","error"]),c=e.Ikc({status:l,exit_code:e.Whr().nullable(),signal:e.YjP().
nullable(),started_at:h.w$(),duration_ms:e.Whr().nonnegative(),reason:e.YjP().exactOptional(),stdout:r,stderr:r,side_effects:p.
exactOptional().describe("What the command wrote to its private copy of the checkout, which is discarded."),checkout_modified:e.
YOg(e.YjP()).exactOptional().describe("Files of the checkout that differ from the audited ones after the command."),checkout_changed:e.
YOg(e.YjP()).exactOptional().describe("Files of the checkout that something other than the command changed meanwhile."),
left_out:e.YOg(e.YjP()).exactOptional().describe("Files of the checkout that the failed command mentions and did not see\
, because they are not in the commit."),resources:m.exactOptional().describe("Usage of the command and all of its descen\
dants, if the machine reports it."),reused:e.euz(!0).exactOptional().describe("The result of the same Plan in another ge\
ne; it ran once.")})}),27961:((O,u,o)=>{o.d(u,{A:a(()=>t,"A"),v:a(()=>y,"v")});var e=o(2503),h=o(64377),r=o(42634),p=o(36731);
const m=e.Ikc({path:e.YjP().exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:e.
YjP().exactOptional().describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the inde\
x of the value."),old:e.YjP(),new:e.YOg(e.YjP()).describe("The strings that replace it in its list, none of which is blo\
cked; empty to remove it."),files:e.YOg(e.Ikc({path:e.YjP(),text:e.YjP()})).exactOptional().describe("New files that the\
 new commands run."),fix:e.zMY().describe("Whether `gene-gate fix --write` makes this edit.")});var l=o(36939),c=o(19782),
b=o(38158);const Y=e.Ikc({contained:e.zMY().describe("False if this machine has no namespaces: the lines could reach all\
 that the gate can."),isolation:c.E3,lines:e.YOg(e.Ikc({command:e.YjP(),outcome:b.W})),written:e.YOg(e.YjP()).describe("\
Files and folders that are new in the checkout, sorted; a limited number.")}),P=e.Ikc({cycles:e.Whr().nonnegative().describe(
"Number of past cycles that were replayed; the newest ones."),of:e.Whr().nonnegative().describe("Number of past cycles i\
n the logs of the base."),limited:e.zMY().describe("Whether fewer cycles were replayed because the genes have too many o\
r too complex patterns."),changed:e.Whr().nonnegative().describe("Number of cycles for which another gene would now be s\
elected."),unmatched:e.Ikc({base:e.Whr().nonnegative(),head:e.Whr().nonnegative()}).describe("Number of cycles that no g\
ene matches, with the genes of each side."),genes:e.YOg(e.Ikc({id:e.YjP(),base:e.Whr().nonnegative().describe("Number of\
 cycles won with the genes of the base."),head:e.Whr().nonnegative().describe("Number of cycles won with the genes of th\
e head.")})).describe("The genes that win more or fewer cycles than before, largest difference first.")});var j=o(83215),
i=o(70543),n=o(603);const t="1.3.0",s=e.YjP().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),f=e.Ikc({id:e.YjP().regex(/^[0-9a-f]{64}$/).
optional().describe("Identity of the finding: the same in every run, even if its position changes."),cause:e.YjP().regex(
/^[0-9a-f]{64}$/).optional().describe("The same for findings that differ only in their asset, command and path."),rule:e.
YjP(),severity:l.X5,layer:e.KCZ([e.YjP(),e.Whr()]).optional(),message:e.YjP(),remedy:e.YjP(),location:l.Hd.exactOptional(),
span:l.MO.exactOptional().describe("UTF-16 offsets in the command of the finding; the end is exclusive."),subject:l.cn.exactOptional(),
edit:m.exactOptional().describe("What to write instead; the gate accepts it, and `remedy` is its text."),suppressed:l.vg.
exactOptional().describe("Ignored by the policy until that day: shown, but does not affect the verdict.")}),g=e.Ikc({directory:e.
YjP().describe("The folder of the package; empty for the root."),event:e.YjP().describe("The name of the script, as in `\
npm_lifecycle_event`."),text:e.YjP().describe("The script with the quoted words of the command."),shell:e.zMY().describe(
"Whether a shell runs the text; otherwise it starts one program.")}),_=e.Ikc({command:e.YjP(),verdict:i.WU,risk:i.dQ.optional(),
confirmation:i.TW.optional(),words:e.YOg(e.Ikc({text:e.YjP(),...l.MO.shape})).optional().describe("The argv, each word w\
ith its UTF-16 offsets in the command; the end is exclusive."),scripts:e.YOg(g).optional().describe("The scripts that th\
e gate runs in place of npm, in their order."),profiles:e.g1P(e.YjP(),i.WU),validators:e.g1P(e.YjP(),i.WU).exactOptional().
describe("The verdicts of the hub\u2019s validators, by version of the reference engine."),location:l.Hd.exactOptional(),
plan_digest:r.er.optional(),outcome:b.W.exactOptional()}),d=e.Ikc({accepted:e.zMY(),reason:e.YjP().optional(),remark:e.YjP().
optional()}),v=e.Ikc({id:e.YjP(),path:e.YjP(),line:e.Whr().min(1),change:r.Cz,verdict:i.$D,summary:e.YjP().describe("The\
 reason for the verdict in one line, in the protocol\u2019s words where they exist."),profiles:e.g1P(e.YjP(),d).describe(
"Whether each profile accepts the gene, with the first reason if not, or a remark if so."),validators:e.g1P(e.YjP(),d).exactOptional().
describe("Whether the hub\u2019s validators accept the gene, by version of the reference engine: `1.94`, and `newer` ones."),
blast_radius:p.F3,commands:e.YOg(_),differences:e.YOg(r.qA).exactOptional().describe("The differences to the same gene a\
t the base."),validation_report_id:e.YjP().nullable()}),k=e.Ikc({type:r.iM,id:e.YjP(),path:e.YjP(),line:e.Whr().min(1),change:r.
Cz}),y=e.Ikc({type:e.euz("GateReport"),schema_version:e.euz(t),tool:e.Ikc({name:e.euz("gene-gate"),version:e.YjP()}),verdict:i.
$D,error:e.Ikc({code:e.YjP(),message:e.YjP(),hint:e.YjP()}).optional(),event:e.Ikc({name:j.VX.nullable(),pull_request:e.
Whr().positive().optional(),fork:e.zMY().optional()}),base_sha:s.nullable(),head_sha:s.nullable(),audited_sha:s.nullable(),
policy:e.Ikc({source:e.k5n(["default","base","file"]),path:e.YjP().optional(),ref:e.YjP().optional(),digest:r.er,profile:e.
YjP(),combined_with:e.Ikc({name:e.YjP(),ref:e.YjP().optional(),digest:r.er}).optional().describe("The policy of another \
branch; the stricter value of each key applies.")}).nullable(),isolation:c.E3,prepare:Y.optional().describe("What `prepa\
re` did before the second half of the audit; absent if it did not run."),blast_radius:p.SE.nullable(),genes:e.YOg(v),capsules:e.
YOg(k.extend({eligible:e.zMY().nullable().describe("Whether the Capsule is eligible for other agents; null for a removed\
 one."),reasons:e.YOg(e.Ikc({rule:e.YjP(),message:e.YjP()})).describe("Why the Capsule is not eligible: the stable id of\
 a rule, and its message.")})),events:e.YOg(k),selection:P.exactOptional().describe("The replay of the signals of past e\
vents with the genes of both sides; absent if the change leaves the signals of every gene unchanged, or if the base has \
no past events."),shards:e.YOg(j.Zz).exactOptional().describe("The shard of this part, or the shards of a merged report.\
 The verdict of one part of several is never `pass` or `warn`."),findings:e.YOg(f),approvals:e.YOg(i.xI).describe("Who a\
pproved the head of `approval_digest`, if the policy requires approval."),approval_digest:r.er.nullable().describe("Dige\
st of everything that an approval is bound to: the files of the head, the name of the base branch, the Plans of the head\
, and the policy. Null if nothing requires approval."),plans_digest:r.er.nullable().describe("Digest of all commands tha\
t may run, with their environments and limits, without the files that they run."),validation_reports:e.YOg(n.p),started_at:h.
w$(),finished_at:h.w$(),duration_ms:e.Whr().nonnegative()}).describe("GateReport: the result of the gate for one change")}),
87162:((O,u,o)=>{o.d(u,{hF:a(()=>P,"hF"),Yy:a(()=>j,"Yy"),M_:a(()=>i,"M_"),Np:a(()=>n,"Np")});var e=o(77598),h=o(35845),
r=o(9924),p=o(27961);const m="https://in-toto.io/Statement/v1",l="https://in-toto.io/attestation/test-result/v0.1";function c(t){
const{audited_sha:s,policy:f,genes:g}=t;if(s===null||f===null)return;const _=g.flatMap(d=>d.commands.map(v=>({name:`${d.
id}: ${v.command}`,passed:v.outcome?.status==="passed",warned:v.verdict==="warn"})));return{_type:m,subject:[{name:"comm\
it",digest:{gitCommit:s}},...t.validation_reports.flatMap(({gene_id:d,gene_asset_id:v})=>v===null?[]:[{name:d,digest:Y(v)}])],
predicateType:l,predicate:{result:b[t.verdict],configuration:[{name:f.path??"default policy",digest:Y(f.digest)}],passedTests:_.
filter(({passed:d,warned:v})=>d&&!v).map(({name:d})=>d),warnedTests:_.filter(({passed:d,warned:v})=>d&&v).map(({name:d})=>d),
failedTests:_.filter(({passed:d})=>!d).map(({name:d})=>d)}}}a(c,"testResultStatement");const b={pass:"PASSED",warn:"WARN\
ED",fail:"FAILED",error:"FAILED",needs_approval:"FAILED"};function Y(t){return{sha256:t.replace(/^sha256:/,"")}}a(Y,"sha\
256");function P(t){return`${(0,r.Pq)(p.v.parse(t))}
`}a(P,"renderJson");function j({validation_reports:t}){return t.map(s=>`${(0,r.rF)(s)}
`).join("")}a(j,"renderJsonLines");function i(t){const s=c(t);return s===void 0?"":`${(0,r.Pq)(s)}
`}a(i,"renderStatement");function n(t){return`sha256:${(0,e.createHash)("sha256").update((0,h.dw)(t)).digest("hex")}`}a(
n,"reportDigest")}),603:((O,u,o)=>{o.d(u,{p:a(()=>c,"p")});var e=o(2503),h=o(64377),r=o(42634),p=o(38158);const m=e.Ikc(
{command:e.YjP(),ok:e.zMY(),stdout:e.YjP().describe("At most 4,000 characters, redacted."),stderr:e.YjP().describe("At m\
ost 4,000 characters, redacted."),...p.W.pick({status:!0,exit_code:!0,signal:!0,duration_ms:!0}).shape}),l=e.Ikc({cmd:e.
YjP(),ok:e.zMY(),duration_ms:e.Whr().nonnegative(),err:e.YjP().optional()}),c=e.Ikc({type:e.euz("ValidationReport"),schema_version:e.
YjP(),id:e.YjP().regex(/^vr_\d+$/),gene_id:e.YjP(),gene_asset_id:e.YjP().nullable().describe("Content hash of the gene t\
hat was validated."),policy_digest:r.er.describe("Digest of the policy that allowed the commands; the same as in the Gat\
eReport."),env_fingerprint:e.Ikc({node_version:e.YjP(),platform:e.YjP(),arch:e.YjP(),client:e.YjP(),client_version:e.YjP()}),
env_fingerprint_key:e.YjP().regex(/^[0-9a-f]{16}$/),commands:e.YOg(m),results:e.YOg(l),overall_ok:e.zMY(),duration_ms:e.
Whr().nonnegative(),started_at:h.w$(),finished_at:h.w$(),created_at:h.w$(),asset_id:r.er}).describe("ValidationReport: t\
he results of the validation commands of one gene")})};
