"use strict";module.exports={"report/audit-answer"(E,n,$,P){let S;const c=()=>S??=n("rules/finding");let A;const w=()=>A??=n("rules/i\
dentity");let y;const g=()=>y??=n("report/entries");$(E,{commandAnswer:()=>I,fileAnswer:()=>O});function I(_,h,o,l,p){const{
verdict:r,risk:s,confirmation:d,reading:e,findings:u,profiles:t,validators:i}=o,[a]=r==="block"&&l==="workspace"?u:[];return{
id:_,command:h,verdict:r,risk:s,confirmation:d,argv:e.argv,findings:(0,g().reportFindings)(u,p),warnings:k(u),profiles:(0,g().
verdictsOf)(t),validators:(0,g().verdictsOf)(i),...a&&{error:(0,c().describe)(a).message.replace(/\.$/,""),rule:a.rule,layer:a.
layer}}}function k(_){const h=_.filter(({severity:o})=>o==="warning");return[...new Set(h.map(({rule:o})=>o))]}function O({
path:_,assets:h,findings:o},l){const p=h.flatMap(({commands:s})=>s.flatMap(d=>d.findings)),r=(0,w().idsOf)([...p,...o]);
return{path:_,assets:h.map(({asset:s,commands:d})=>({type:s.type,id:s.id,location:s.locate(),commands:d.map((e,u)=>I(`${s.
id}#${u}`,e.command,e,l,r))})),findings:(0,g().reportFindings)(o,r)}}},"report/build"(E,n,$,P){let S;const c=()=>S??=n("\
audit/change/blast-radius");let A;const w=()=>A??=n("audit/claims/content-hash");let y;const g=()=>y??=n("model/nothing-\
run");let I;const k=()=>I??=n("rules/finding");let O;const _=()=>O??=n("rules/identity");let h;const o=()=>h??=n("select\
/replay");let l;const p=()=>l??=n("tool");let r;const s=()=>r??=n("verdict/judge");let d;const e=()=>d??=n("verdict/next\
-actor");let u;const t=()=>u??=n("report/entries");let i;const a=()=>i??=n("report/validation-reports");let f;const v=()=>f??=
n("report/version");$(E,{buildErrorReport:()=>b,buildReport:()=>m});const L=10,C=100;function m(x,j,N){const{audit:D,approval:M,
change:J,runResult:U,judgement:V,policy:z,startedAt:Q}=x,W=(0,a().redactGenes)(V.genes,j),X=(0,a().validationReportsOf)(
W,{nodeOf:U.nodeOf,policyDigest:z.digest,startedAt:Q,finishedAt:N}),H=(0,s().allFindings)(V),B=(0,_().idsOf)(H),q={general:V.
findings,ids:B},Z=F=>(0,t().idsIn)(V.findings.filter(G=>(0,t().isAboutAsset)(G,F)),B),K=(0,o().replay)(x.assets.past,x.assets.
present),{counting:tt,hard_cap_files:et,hard_cap_lines:nt}=z.policy.blast_radius;return{...R(x,N),verdict:V.verdict,next_actor:(0,e().
nextActorOf)(V.verdict,H,z.policy.fail_on),isolation:U.isolation,blast_radius:{...D.blastRadius,counting:tt,hard_cap_files:et,
hard_cap_lines:nt,renamed_files:J.files.filter(({status:F})=>F==="renamed").length,directories:(0,c().busiestDirectories)(
D.files,L),changed_files:D.files.slice(0,C)},genes:W.map((F,G)=>(0,t().reportGene)(F,X[G]?.id??null,q)),capsules:D.capsules.
map(({change:F,asset:G,eligible:ot,eligibility:rt,reasons:it})=>({...T("Capsule",F,G),...Z(G),eligible:ot,eligibility:rt,
reasons:it.map(Y=>({rule:Y.rule,message:(0,k().describe)(Y).message}))})),events:x.assets.changes.filter(({asset:F})=>F.
type==="EvolutionEvent").map(({kind:F,asset:G})=>({...T("EvolutionEvent",F,G),...Z(G)})),...K&&{selection:K},...V.shards.
length>0&&{shards:V.shards},findings:(0,t().reportFindings)(H,B),...x.fix&&{fix:x.fix},approvals:M.approvals,approval_digest:M.
digest??null,plans_digest:D.plansDigest,validation_reports:X.filter(F=>F!==null)}}function b(x,j,N){const{code:D,message:M,
hint:J}=x;return{...R(j,N),verdict:"error",next_actor:"undecided",error:{code:D,message:M,hint:J},isolation:g().NOTHING_RUN,
blast_radius:null,genes:[],capsules:[],events:[],...j.shard&&{shards:[{...j.shard,genes:0,verdict:"error"}]},findings:[],
approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}function R({event:x,policy:j,prepare:N,startedAt:D},M){
return{type:"GateReport",schema_version:v().GATE_REPORT_VERSION,tool:{...p().TOOL},event:{name:x?.name??null,...x?.pullRequest&&
{pull_request:x.pullRequest.number,fork:x.pullRequest.isFork}},base_sha:x?.base??null,head_sha:x?.head??null,audited_sha:x?.
audited??null,policy:j?{source:j.source,...j.path!==void 0&&{path:j.path},...j.ref!==void 0&&{ref:j.ref},digest:j.digest,
...j.combinedWith&&{combined_with:{...j.combinedWith}},profile:j.policy.profile,fail_on:j.policy.fail_on,...j.policy.enforce===
"report"&&{enforce:"report"}}:null,...N&&{prepare:N},started_at:D.toISOString(),finished_at:M.toISOString(),duration_ms:Math.
max(0,M.getTime()-D.getTime())}}function T(x,j,N){const{id:D,path:M}=N;return{type:x,id:D,asset_id:(0,w().assetIdOf)(N),
path:M,line:N.locate().line,change:j}}},"report/entries"(E,n,$,P){let S;const c=()=>S??=n("audit/claims/content-hash");let A;
const w=()=>A??=n("command/resolve/script-steps");let y;const g=()=>y??=n("rules/finding");let I;const k=()=>I??=n("rule\
s/identity");$(E,{idsIn:()=>o,isAboutAsset:()=>_,reportFinding:()=>u,reportFindings:()=>e,reportGene:()=>O,reportScripts:()=>r,
verdictsOf:()=>s});function O(t,i,{general:a,ids:f}){const{gene:v,outcomes:L,runFindings:C,verdict:m,summary:b}=t,{asset:R,
change:T,blastRadius:x}=v,j=[...a.filter(N=>_(N,R)),...v.findings,...C.filter(N=>N.subject?.command===void 0)];return{id:R.
id,asset_id:(0,c().assetIdOf)(R),path:R.path,line:R.locate().line,change:T,verdict:m,summary:b,profiles:d(v.commands.map(
({profiles:N})=>N)),validators:d(v.commands.map(({validators:N})=>N)),blast_radius:x,commands:v.commands.map((N,D)=>{const M=C.
filter(U=>h(U,N)),J=o([...N.findings,...M],f);return{...l(N,L[D]),...J}}),...o(j,f),...v.differences.length>0&&{differences:v.
differences},validation_report_id:i}}function _({subject:t,location:i},{type:a,id:f,path:v}){return t?.type===a&&t.id===
f&&(i?.path??v)===v}function h({subject:t,location:i},{command:a,location:f}){return t?.command===a&&i?.line===f.line&&i.
column===f.column}function o(t,i){const a=t.flatMap(f=>i.get(f)??[]);return a.length>0?{findings:a}:{}}function l(t,i){return{
command:t.command,verdict:t.verdict,risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&{words:t.reading.words.map(
p)},...t.plan?.scripts&&{scripts:r(t.plan.scripts)},profiles:s(t.profiles),validators:s(t.validators),location:t.location,
...t.plan&&{plan_digest:t.plan.digest},...i&&{outcome:i}}}function p({text:t,span:{start:i,end:a}}){return{text:t,start:i,
end:a}}function r(t){return(0,w().stepsIn)(t).map(({directory:i,event:a,text:f,command:v})=>({directory:i,event:a,text:f,
shell:v===void 0}))}function s(t){return Object.fromEntries(Object.entries(t).map(([i,{verdict:a}])=>[i,a]))}function d(t){
const i={};for(const a of t)for(const[f,{verdict:v,reason:L,remark:C}]of Object.entries(a)){const m=i[f];m&&!m.accepted||
(i[f]=v==="block"?{accepted:!1,...L&&{reason:(0,g().describe)(L).message}}:{accepted:!0,...C&&{remark:(0,g().describe)(C).
message},...m})}return i}function e(t,i=(0,k().idsOf)(t)){return t.map(a=>({id:i.get(a),cause:(0,k().causeOf)(a),...u(a)}))}
function u(t){const{rule:i,severity:a,layer:f,location:v,span:L,subject:C,edit:m,level:b,before:R,suppressed:T}=t;return{
rule:i,severity:a,layer:f,...(0,g().describe)(t),...v&&{location:v},...L&&{span:L},...C&&{subject:C},...m&&{edit:m},...b&&
{level:b},...R&&{before:R},...T&&{suppressed:T}}}},"report/escape"(E,n,$,P){$(E,{html:()=>k,json:()=>v,jsonLine:()=>L,markdownCode:()=>d,
markdownFence:()=>e,markdownInline:()=>p,markdownLinkTarget:()=>u,markdownSentence:()=>r,outputLines:()=>I,sarifText:()=>t,
terminal:()=>y,terminalLines:()=>g,workflowData:()=>i,workflowProperty:()=>a});const S=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
c=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,A=/\r\n|[\n\r]/g;
function w(m){return`U+${(m.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function y(m){return m.replace(
S,b=>`<${w(b)}>`)}function g(m){return m.replace(/\t/g,"    ").split(A).map(y)}function I(m){return g(m.replace(c,""))}function k(m){
return y(m).replace(/[&<>"'$]/g,b=>`&#${b.codePointAt(0)??0};`)}const O=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
_=/^(.*?)([.,;:!?]?)$/s,h=/[\\`*[\]<>|~]|&(?=[#\w])/g,o=/^(\d*)([-+=]|(?<=\d)[.)])/;function l(m){return(m.match(/`+/g)??
[]).reduce((b,R)=>Math.max(b,R.length),0)}function p(m){return m.split(/\s+/).filter(Boolean).map(s).join(" ")}function r(m){
return m.split(/`([^`]+)`/).map((R,T)=>{if(T%2===1)return d(R);const[x,j]=[/^\s/.test(R)?" ":"",/\s$/.test(R)?" ":""];return x+
p(R)+j}).reduce((R,T)=>R.endsWith("`")&&T.startsWith("`")?`${R} ${T}`:R+T)}function s(m,b){const[,R="",T=""]=_.exec(m)??
[];if(O.test(m))return d(R)+T;const x=y(m).replace(h,"\\$&");return b===0?x.replace(o,"$1\\$2"):x}function d(m){const b=y(
m);if(b==="")return"(empty)";const R="`".repeat(l(b)+1),T=/^[ `]|[ `]$/.test(b)?" ":"";return`${R}${T}${b}${T}${R}`}function e(m,b="\
text"){const R=m.map(y),T="`".repeat(Math.max(3,l(R.join(`
`))+1));return[T+b,...R,T]}function u(m){if(!(!/^https?:\/\//i.test(m)||!URL.canParse(m)))return new URL(m).href.replace(
/[()<>\\`|*_~[\]]/g,b=>`%${(b.codePointAt(0)??0).toString(16).toUpperCase()}`)}function t(m){return y(m).replace(/[\\[\]]/g,
"\\$&").replace(/[{}]/g,"$&$&")}function i(m){return m.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}function a(m){return i(m).replaceAll(":","%3A").replaceAll(",","%2C")}const f=new RegExp(`(?!\\n)(?:${S.source}\
)`,S.flags);function v(m){return C(JSON.stringify(m,null,2))}function L(m){return C(JSON.stringify(m))}function C(m){return m.
replace(f,b=>Array.from({length:b.length},(R,T)=>`\\u${b.charCodeAt(T).toString(16).padStart(4,"0")}`).join(""))}},"repo\
rt/explanation"(E,n,$,P){let S;const c=()=>S??=n("policy/profile-names");let A;const w=()=>A??=n("remedy/edits");let y;const g=()=>y??=
n("rules/example");let I;const k=()=>I??=n("report/entries");$(E,{explainCommand:()=>O,explainRule:()=>o});async function O(l,p){
const{policy:r,tree:s}=p.terms,d=new Map;for(const b of[...c().GENE_PROFILES,r.profile]){const R=p.with({policy:{...r,profile:b}}),
T=await R.command(l),x=b===r.profile;d.set(b,x?await(0,w().withEdit)(T,R):T)}const{reading:e,validators:u,verdict:t,confirmation:i}=await p.
command(l),{words:a,assignments:f,argv:v,invocation:L,targets:C,scripts:m}=e;return{command:l,profiles:Object.fromEntries(
[...d].map(([b,{verdict:R}])=>[b,R])),validators:(0,k().verdictsOf)(u),words:a,assignments:f,argv:v,invocation:L?_(L):null,
tree:s?.label??null,outcome:t==="block"?"blocked":i==="standard"?"runs":"needs_approval",targets:C,scripts:m?(0,k().reportScripts)(
m):null,findings:h(d)}}function _(l){const{program:p,subcommand:r=null,flags:s,operands:d,passthrough:e}=l;return{program:p,
subcommand:r,flags:s,operands:d,passthrough:e}}function h(l){const p=new Map;for(const[r,{findings:s}]of l)for(const d of s){
const e=JSON.stringify([d.rule,d.span,d.args]),u=p.get(e);u?(u.profiles.add(r),u.finding=d.edit?d:u.finding):p.set(e,{finding:d,
profiles:new Set([r])})}return[...p.values()].map(({finding:r,profiles:s})=>({...(0,k().reportFinding)(r),profiles:[...s]}))}
function o(l){const{id:p,title:r,severity:s,layer:d,since:e,why:u,configure:t}=l,i={wrong:(0,g().exampleText)(l.wrong),right:(0,g().
exampleText)(l.right)};return{id:p,title:r,severity:s,layer:d,since:e,why:u,...i,...t&&{configure:t}}}},"report/format"(E,n,$,P){
let S;const c=()=>S??=n("report/agent/render");let A;const w=()=>A??=n("report/json");let y;const g=()=>y??=n("report/ju\
nit/junit");let I;const k=()=>I??=n("report/markdown/markdown");let O;const _=()=>O??=n("report/sarif/sarif");let h;const o=()=>h??=
n("report/text/text");$(E,{REPORT_FORMATS:()=>l,htmlRenderer:()=>s,renderReport:()=>d});const l=["text","json","agent","\
jsonl","markdown","html","sarif","junit","in-toto","vsa"],p={maxCharacters:Number.MAX_SAFE_INTEGER},r={text:(...e)=>(0,o().
renderText)(...e),json:e=>(0,w().renderJson)(e),agent:e=>(0,c().renderAgentTask)(e),jsonl:e=>(0,w().renderJsonLines)(e),
markdown:e=>(0,k().renderMarkdown)(e,p),html:async e=>(await s()).renderHtml(e),sarif:e=>(0,_().renderSarif)(e),junit:e=>(0,g().
renderJunit)(e),"in-toto":e=>(0,w().renderStatement)(e),vsa:e=>(0,w().renderSummary)(e)},s=()=>Promise.resolve().then(()=>n(
"report/html/html"));async function d(e,u,t){return r[u](e,t)}},"report/json"(E,n,$,P){let S;const c=()=>S??=n("node:cry\
pto");let A;const w=()=>A??=n("@evomap/gep-sdk");let y;const g=()=>y??=n("report/escape");let I;const k=()=>I??=n("repor\
t/gate-report");let O;const _=()=>O??=n("report/in-toto/statement");let h;const o=()=>h??=n("report/in-toto/test-result");
let l;const p=()=>l??=n("report/in-toto/verification-summary");$(E,{renderJson:()=>r,renderJsonLines:()=>s,renderStatement:()=>d,
renderSummary:()=>u,reportDigest:()=>t,summaryStatement:()=>e});function r(i){return`${(0,g().json)(k().gateReportSchema.
parse(i))}
`}function s({validation_reports:i}){return i.map(a=>`${(0,g().jsonLine)(a)}
`).join("")}function d(i){const a=(0,o().testResultStatement)(i);return a===void 0?"":`${(0,g().json)(a)}
`}function e(i){const a=[{uri:"gate-report.json",digest:{sha256:(0,_().textDigest)(r(i))}},{uri:"test-result.intoto.json",
digest:{sha256:(0,_().textDigest)(d(i))}}];return(0,p().verificationSummary)(i,a)}function u(i){const a=e(i);return a===
void 0?"":`${(0,g().json)(a)}
`}function t(i){return`sha256:${(0,c().createHash)("sha256").update((0,w().canonicalize)(i)).digest("hex")}`}},"report/l\
inks"(E,n,$,P){let S;const c=()=>S??=n("rules/catalogue");let A;const w=()=>A??=n("tool");let y;const g=()=>y??=n("repor\
t/view/head-place");$(E,{permalink:()=>k,rulePage:()=>I});function I(O){return(0,c().ruleOf)(O)&&`${w().HOME}/blob/main/\
docs/rules/${O}.md`}function k(O,_,h){const o=(0,g().headPlace)(O,h);if(o===void 0||O.head_sha===null||new RegExp("\\p{Cs\
}","u").test(o.path))return;const l=o.path.split("/").map(encodeURIComponent).join("/"),p=o.line===void 0?"":`#L${o.line}`;
return`${_}/blob/${O.head_sha}/${l}${p}`}},"report/read"(E,n,$,P){let S;const c=()=>S??=n("zod");let A;const w=()=>A??=n(
"error");let y;const g=()=>y??=n("zod-path");let I;const k=()=>I??=n("report/gate-report");let O;const _=()=>O??=n("repo\
rt/version");$(E,{MAX_REPORT_BYTES:()=>h,REPORT_FILE:()=>d,nodeIn:()=>s,readReportFile:()=>l,readUploadedReport:()=>e});
const h=64*1024*1024,o=500;function l(t,i,a){try{return k().gateReportSchema.parse(JSON.parse(t.toString("utf8")))}catch(f){
throw new(w()).GateError("artifact_invalid",`${i} ${r(f,t).slice(0,o)}`,a,{cause:f})}}const p=c().looseObject({type:c().
unknown().optional(),schema_version:c().unknown().optional()});function r(t,i){if(!(t instanceof c().ZodError))return"is\
 not JSON.";const a=p.safeParse(JSON.parse(i.toString("utf8"))).data;if(a?.type!=="GateReport"){const v=typeof a?.type==
"string"?`its type is ${JSON.stringify(a.type)}`:"";return`is not a GateReport${v&&`: ${v}`}.`}return a.schema_version!==
_().GATE_REPORT_VERSION?`is a GateReport of version ${JSON.stringify(a.schema_version??null)}; this version of gene-gate\
 reads ${_().GATE_REPORT_VERSION}.`:`is not a valid GateReport: \`${(0,g().dotPath)(t.issues[0]?.path??[])}\` is missing \
or has an invalid value.`}function s({validation_reports:[t]}){if(t===void 0)return process;const{node_version:i,platform:a,
arch:f}=t.env_fingerprint;return{version:i,platform:a,arch:f}}const d="gate-report.json";function e(t,{headSha:i,pullRequest:a}){
const f=l(t,`The ${d} of the run`,"Use the same version of the action in both workflows, and run the first one again."),
{pull_request:v}=f.event;if(f.verdict==="error"&&f.head_sha===null)return f;if(f.head_sha!==i)throw u(`commit ${f.head_sha}`,
i);if(v!==a.number)throw u(`pull request ${v??"(none)"}`,`${a.number}`);return f}function u(t,i){return new(w()).GateError(
"artifact_invalid",`The report of the run is about ${t}, not ${i}.`,"Run the first workflow again. If the error persists\
, check its file for changes.")}},"report/reported-runs"(E,n,$,P){let S;const c=()=>S??=n("error");let A;const w=()=>A??=
n("run/not-run");let y;const g=()=>y??=n("run/outcomes");let I;const k=()=>I??=n("report/read");$(E,{reportedRuns:()=>O});
function O(o,l,p){if(l.error)throw new(c()).GateError("artifact_invalid",`The run could not decide: ${l.error.message.slice(
0,500)}`,"See the log of the run.");const r=new Date(l.finished_at),s=o.genes.filter(t=>!p.has(t)&&!(t.change==="removed"&&
t.commands.length===0)),d=new Map(s.map(t=>[t,_(l,t,r)])),{level:e}=l.isolation,u=(0,k().nodeIn)(l);return{outcomes:d,interrupted:(0,w().
countInterrupted)([...d.values()].flat()),isolation:{level:e,untrusted:!0,description:`Reported by a runner that the pul\
l request controls, as isolation level "${e}".`},nodeOf:()=>u}}function _(o,l,p){if(l.commands.some(({verdict:e})=>e==="\
block"))return(0,g().outcomesOf)(l,[],p);const{id:r,path:s}=l.asset,d=o.genes.find(e=>e.id===r&&e.path===s);return l.commands.
map((e,u)=>h(d?.commands[u],e,p))}function h(o,{command:l,plan:p},r){if(o?.command!==l||o.outcome===void 0)return(0,w().
skippedOutcome)("the run reported no result for this command",r);const{plan_digest:s,outcome:d}=o;return p!==void 0&&s!==
p.digest?(0,w().skippedOutcome)("what the command runs has changed since; run the first workflow again",r):d}},"report/v\
alidation"(E,n,$,P){let S;const c=()=>S??=n("node:crypto");let A;const w=()=>A??=n("@evomap/gep-sdk");$(E,{buildValidationReport:()=>g,
commonFields:()=>k,fingerprint:()=>p,reportIds:()=>y,sealed:()=>O,shortenText:()=>l});function y(r){let s=Math.floor(r);
return()=>`vr_${s++}`}function g(r){const{gene:s,policyDigest:d,fingerprint:e,id:u,startedAt:t,finishedAt:i}=r,a=r.commands.
map(({command:f,outcome:v})=>({command:f,ok:v.status==="passed",stdout:o(v.stdout,_),stderr:I(v),status:v.status,exit_code:v.
exit_code,signal:v.signal,duration_ms:v.duration_ms}));return O({...k({commands:a,startedAt:t,finishedAt:i}),id:u,gene_id:s.
id,gene_asset_id:(0,w().computeAssetId)(s.value),policy_digest:d,...e,commands:a})}function I({stderr:r,reason:s,status:d}){
if(d==="passed"||s===void 0)return o(r,_);const e=s.slice(0,h),u=o(r,_-e.length-1);return u===""?e:`${u}
${e}`}function k({commands:r,startedAt:s,finishedAt:d}){return{type:"ValidationReport",schema_version:w().SCHEMA_VERSION,
results:r.map(({command:e,ok:u,duration_ms:t,stderr:i})=>({cmd:e,ok:u,duration_ms:t,...u?{}:{err:i}})),overall_ok:r.length>
0&&r.every(({ok:e})=>e),duration_ms:Math.max(0,Date.parse(d)-Date.parse(s)),started_at:s,finished_at:d,created_at:d}}function O(r){
const s=(0,w().computeAssetId)(r);if(s===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...r,asset_id:s}}const _=4e3,h=1e3;function o({head:r,tail:s,bytes:d,truncated:e},u){const t=r+s;
if(!e&&t.length<=u)return t;const i=`
[cut: the beginning and the end of ${d} bytes]
`,a=e?r:t,f=e?s:t;return a.slice(0,h).replace(/[\ud800-\udbff]$/,"")+i+f.slice(-(u-h-i.length)).replace(/^[\udc00-\udfff]/,
"")}function l(r){const s={head:r,tail:"",bytes:Buffer.byteLength(r),truncated:!1};return o(s,_)}function p(r){const{nodeVersion:s,
platform:d,arch:e,client:u,clientVersion:t}=r,i=["",s,d,e,"",u,t].join("|");return{env_fingerprint:{node_version:s,platform:d,
arch:e,client:u,client_version:t},env_fingerprint_key:(0,c().createHash)("sha256").update(i).digest("hex").slice(0,16)}}},
"report/validation-reading"(E,n,$,P){let S;const c=()=>S??=n("assets/asset");let A;const w=()=>A??=n("audit/claims/conte\
nt-hash");let y;const g=()=>y??=n("audit/claims/schema/differences");$(E,{readValidationReport:()=>I});function I(o){if(!(0,c().
isJsonObject)(o)||o.type!=="ValidationReport")return;const l=typeof o.overall_ok=="boolean"?"protocol":"results",p=l==="\
protocol"?o.commands:o.results;if(!Array.isArray(p))return;const r=p.map(k);return{shape:l,id:_(o.id),geneId:_(o.gene_id),
commands:r,ok:o.overall_ok!==!1&&r.length>0&&r.every(({ok:s})=>s),durationMs:h(o.duration_ms)??O(o),hash:(0,w().matchContentHash)(
{type:"ValidationReport",value:o})??null,differences:(0,g().schemaDifferences)("ValidationReport",o)}}function k(o){const{
command:l,cmd:p,ok:r,duration_ms:s,err:d,stderr:e}=(0,c().isJsonObject)(o)?o:{},u=_(l)??_(p);return{command:u??"",ok:r===
!0&&u!==null,durationMs:h(s),error:_(d)??_(e)}}function O({started_at:o,finished_at:l}){const[p,r]=[o,l].map(s=>typeof s==
"string"?Date.parse(s):h(s));return typeof p=="number"&&typeof r=="number"&&r>=p?r-p:null}function _(o){return typeof o==
"string"?o:null}function h(o){return typeof o=="number"?o:null}},"report/validation-report"(E,n,$,P){let S;const c=()=>S??=
n("zod");let A;const w=()=>A??=n("model/asset");let y;const g=()=>y??=n("model/outcome");$(E,{validationReportSchema:()=>O});
const I=c().object({command:c().string(),ok:c().boolean(),stdout:c().string().describe("At most 4,000 characters, redact\
ed."),stderr:c().string().describe("At most 4,000 characters, redacted."),...g().outcomeSchema.pick({status:!0,exit_code:!0,
signal:!0,duration_ms:!0}).shape}),k=c().object({cmd:c().string(),ok:c().boolean(),duration_ms:c().int().nonnegative(),err:c().
string().optional()}),O=c().object({type:c().literal("ValidationReport"),schema_version:c().string(),id:c().string().regex(
/^vr_\d+$/),gene_id:c().string(),gene_asset_id:c().string().nullable().describe("Content hash of the gene that was valid\
ated."),policy_digest:w().digestSchema.describe("Digest of the policy that allowed the commands; the same as in the Gate\
Report."),env_fingerprint:c().object({node_version:c().string(),platform:c().string(),arch:c().string(),client:c().string(),
client_version:c().string()}),env_fingerprint_key:c().string().regex(/^[0-9a-f]{16}$/),commands:c().array(I),results:c().
array(k),overall_ok:c().boolean(),duration_ms:c().int().nonnegative(),started_at:c().iso.datetime(),finished_at:c().iso.
datetime(),created_at:c().iso.datetime(),asset_id:w().digestSchema}).describe("ValidationReport: the results of the vali\
dation commands of one gene")},"report/validation-reports"(E,n,$,P){let S;const c=()=>S??=n("tool");let A;const w=()=>A??=
n("report/redact/redact");let y;const g=()=>y??=n("report/validation");$(E,{redactGenes:()=>I,validationReportsOf:()=>k});
function I(_,h){return _.map(o=>({...o,outcomes:o.outcomes.map(l=>(0,w().redactOutcome)(l,h))}))}function k(_,{nodeOf:h,
policyDigest:o,startedAt:l,finishedAt:p}){const r=(0,g().reportIds)(l.getTime());return _.map(({gene:s,ran:d,outcomes:e})=>{
if(!d)return null;const{asset:u,commands:t}=s,i=h(s);return(0,g().buildValidationReport)({gene:u,policyDigest:o,commands:e.
map((a,f)=>({command:t[f]?.command??"",outcome:a})),fingerprint:(0,g().fingerprint)({nodeVersion:i.version,platform:i.platform,
arch:i.arch,client:c().TOOL.name,clientVersion:c().TOOL.version}),id:r(),startedAt:e[0]?.started_at??p.toISOString(),finishedAt:O(
e,p)})})}function O(_,h){if(_.length===0)return h.toISOString();const o=_.map(({started_at:l,duration_ms:p})=>Date.parse(
l)+p);return new Date(Math.min(Math.max(...o),h.getTime())).toISOString()}},"report/version"(E,n,$,P){$(E,{GATE_REPORT_VERSION:()=>S});
const S="1.4.0"}};
