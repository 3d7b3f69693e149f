"use strict";module.exports={"report/audit-answer"(A,s,j,L){let $;const c=()=>$??=s("rules/finding");let I;const S=()=>I??=s("rules/i\
dentity");let O;const h=()=>O??=s("report/entries");j(A,{commandAnswer:()=>b,fileAnswer:()=>k});function b(_,g,e,p,m){const{
verdict:n,risk:o,confirmation:d,reading:t,findings:f,profiles:R,validators:x}=e,[a]=n==="block"&&p==="workspace"?f:[];return{
id:_,command:g,verdict:n,risk:o,confirmation:d,argv:t.argv,findings:(0,h().reportFindings)(f,m),warnings:w(f),profiles:(0,h().
verdictsOf)(R),validators:(0,h().verdictsOf)(x),...a&&{error:(0,c().describe)(a).message.replace(/\.$/,""),rule:a.rule,layer:a.
layer}}}function w(_){const g=_.filter(({severity:e})=>e==="warning");return[...new Set(g.map(({rule:e})=>e))]}function k({
path:_,assets:g,findings:e},p){const m=g.flatMap(({commands:o})=>o.flatMap(d=>d.findings)),n=(0,S().idsOf)([...m,...e]);
return{path:_,assets:g.map(({asset:o,commands:d})=>({type:o.type,id:o.id,location:o.locate(),commands:d.map((t,f)=>b(`${o.
id}#${f}`,t.command,t,p,n))})),findings:(0,h().reportFindings)(e,n)}}},"report/causes"(A,s,j,L){let $;const c=()=>$??=s(
"report/view/report-sections");j(A,{causesOf:()=>I});function I(O){const h=O.filter(({severity:b,suppressed:w})=>b!=="no\
tice"&&!w);return(0,c().groupFindings)(h).map(({lead:b,others:w})=>{const k=[b,...w],_=k.flatMap(({subject:g})=>g?.id===
void 0?[]:S(g));return{id:b.cause,severity:b.severity,rules:[...new Set(k.map(({rule:g})=>g))],findings:k.length,assets:new Set(
_).size,message:b.message}})}function S({type:O,id:h}){return`${O} ${h}`}},"report/entries"(A,s,j,L){let $;const c=()=>$??=
s("audit/claims/content-hash");let I;const S=()=>I??=s("command/resolve/script-steps");let O;const h=()=>O??=s("rules/fi\
nding");let b;const w=()=>b??=s("rules/identity");j(A,{findingsAbout:()=>_,idsIn:()=>m,reportFinding:()=>x,reportFindings:()=>R,
reportGene:()=>k,reportScripts:()=>d,verdictsOf:()=>t});function k(a,l,{about:r,ids:u}){const{gene:v,outcomes:T,runFindings:i,
verdict:y,summary:E}=a,{asset:N,change:P,blastRadius:C}=v,D=[...r(N),...v.findings,...i.filter(M=>M.subject?.command===void 0)];
return{id:N.id,asset_id:(0,c().assetIdOf)(N),path:N.path,line:N.locate().line,change:P,verdict:y,summary:E,profiles:f(v.
commands.map(({profiles:M})=>M)),validators:f(v.commands.map(({validators:M})=>M)),blast_radius:C,commands:v.commands.map(
(M,F)=>{const V=i.filter(J=>p(J,M)),G=m([...M.findings,...V],u);return{...n(M,T[F]),...G}}),...m(D,u),...v.differences.length>
0&&{differences:v.differences},validation_report_id:l}}function _(a){const l=new Map;for(const r of a){const u=g(r.subject),
v=l.get(u);v?v.push(r):l.set(u,[r])}return r=>(l.get(g(r))??[]).filter(u=>e(u,r))}function g({type:a,id:l}={}){return`${a}\
 ${l}`}function e({subject:a,location:l},{type:r,id:u,path:v}){return a?.type===r&&a.id===u&&(l?.path??v)===v}function p({
subject:a,location:l},{command:r,location:u}){return a?.command===r&&l?.line===u.line&&l.column===u.column}function m(a,l){
const r=a.flatMap(u=>l.get(u)??[]);return r.length>0?{findings:r}:{}}function n(a,l){return{command:a.command,verdict:a.
verdict,risk:a.risk,confirmation:a.confirmation,...a.reading.argv&&{words:a.reading.words.map(o)},...a.plan?.scripts&&{scripts:d(
a.plan.scripts)},profiles:t(a.profiles),validators:t(a.validators),location:a.location,...a.plan&&{plan_digest:a.plan.digest},
...l&&{outcome:l}}}function o({text:a,span:{start:l,end:r}}){return{text:a,start:l,end:r}}function d(a){return(0,S().stepsIn)(
a).map(({directory:l,event:r,text:u,command:v})=>({directory:l,event:r,text:u,shell:v===void 0}))}function t(a){return Object.
fromEntries(Object.entries(a).map(([l,{verdict:r}])=>[l,r]))}function f(a){const l={};for(const r of a)for(const[u,{verdict:v,
reason:T,remark:i}]of Object.entries(r)){const y=l[u];y&&!y.accepted||(l[u]=v==="block"?{accepted:!1,...T&&{reason:(0,h().
describe)(T).message}}:{accepted:!0,...i&&{remark:(0,h().describe)(i).message},...y})}return l}function R(a,l=(0,w().idsOf)(
a)){return a.map(r=>({id:l.get(r),cause:(0,w().causeOf)(r),...x(r)}))}function x(a){const{rule:l,severity:r,layer:u,location:v,
span:T,subject:i,edit:y,level:E,before:N,suppressed:P}=a;return{rule:l,severity:r,layer:u,...(0,h().describe)(a),...v&&{
location:v},...T&&{span:T},...i&&{subject:i},...y&&{edit:y},...E&&{level:E},...N&&{before:N},...P&&{suppressed:P}}}},"re\
port/escape"(A,s,j,L){j(A,{html:()=>w,json:()=>u,jsonLine:()=>v,markdownCode:()=>d,markdownFence:()=>t,markdownInline:()=>m,
markdownLinkTarget:()=>R,markdownSentence:()=>n,outputLines:()=>b,sarifText:()=>x,suggestionBlock:()=>f,terminal:()=>O,terminalLines:()=>h,
workflowData:()=>a,workflowProperty:()=>l});const $=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
c=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,I=/\r\n|[\n\r]/g;
function S(i){return`U+${(i.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function O(i){return i.replace(
$,y=>`<${S(y)}>`)}function h(i){return i.replace(/\t/g,"    ").split(I).map(O)}function b(i){return h(i.replace(c,""))}function w(i){
return O(i).replace(/[&<>"'$]/g,y=>`&#${y.codePointAt(0)??0};`)}const k=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
_=/^(.*?)([.,;:!?]?)$/s,g=/[\\`*[\]<>|~]|&(?=[#\w])/g,e=/^(\d*)([-+=]|(?<=\d)[.)])/;function p(i){return(i.match(/`+/g)??
[]).reduce((y,E)=>Math.max(y,E.length),0)}function m(i){return i.split(/\s+/).filter(Boolean).map(o).join(" ")}function n(i){
return i.split(/`([^`]+)`/).map((E,N)=>{if(N%2===1)return d(E);const[P,C]=[/^\s/.test(E)?" ":"",/\s$/.test(E)?" ":""];return P+
m(E)+C}).reduce((E,N)=>E.endsWith("`")&&N.startsWith("`")?`${E} ${N}`:E+N)}function o(i,y){const[,E="",N=""]=_.exec(i)??
[];if(k.test(i))return d(E)+N;const P=O(i).replace(g,"\\$&");return y===0?P.replace(e,"$1\\$2"):P}function d(i){const y=O(
i);if(y==="")return"(empty)";const E="`".repeat(p(y)+1),N=/^[ `]|[ `]$/.test(y)?" ":"";return`${E}${N}${y}${N}${E}`}function t(i,y="\
text"){const E=i.map(O),N="`".repeat(Math.max(3,p(E.join(`
`))+1));return[N+y,...E,N]}function f(i){const y="`".repeat(Math.max(3,p(i.join(`
`))+1));return[`${y}suggestion`,...i,y]}function R(i){if(!(!/^https?:\/\//i.test(i)||!URL.canParse(i)))return new URL(i).
href.replace(/[()<>\\`|*_~[\]]/g,y=>`%${(y.codePointAt(0)??0).toString(16).toUpperCase()}`)}function x(i){return O(i).replace(
/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}function a(i){return i.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(
`
`,"%0A")}function l(i){return a(i).replaceAll(":","%3A").replaceAll(",","%2C")}const r=new RegExp(`(?!\\n)(?:${$.source}\
)`,$.flags);function u(i){return T(JSON.stringify(i,null,2))}function v(i){return T(JSON.stringify(i))}function T(i){return i.
replace(r,y=>Array.from({length:y.length},(E,N)=>`\\u${y.charCodeAt(N).toString(16).padStart(4,"0")}`).join(""))}},"repo\
rt/explanation"(A,s,j,L){let $;const c=()=>$??=s("policy/profile-names");let I;const S=()=>I??=s("remedy/edits");let O;const h=()=>O??=
s("rules/example");let b;const w=()=>b??=s("report/entries");j(A,{explainCommand:()=>k,explainRule:()=>e});async function k(p,m){
const{policy:n,tree:o}=m.terms,d=new Map;for(const i of[...c().GENE_PROFILES,n.profile]){const y=m.with({policy:{...n,profile:i}}),
E=await y.command(p),N=i===n.profile;d.set(i,N?await(0,S().withEdit)(E,y):E)}const{reading:t,validators:f,verdict:R,confirmation:x}=await m.
command(p),{words:a,assignments:l,argv:r,invocation:u,targets:v,scripts:T}=t;return{command:p,profiles:Object.fromEntries(
[...d].map(([i,{verdict:y}])=>[i,y])),validators:(0,w().verdictsOf)(f),words:a,assignments:l,argv:r,invocation:u?_(u):null,
tree:o?.label??null,outcome:R==="block"?"blocked":x==="standard"?"runs":"needs_approval",targets:v,scripts:T?(0,w().reportScripts)(
T):null,findings:g(d)}}function _(p){const{program:m,subcommand:n=null,flags:o,operands:d,passthrough:t}=p;return{program:m,
subcommand:n,flags:o,operands:d,passthrough:t}}function g(p){const m=new Map;for(const[n,{findings:o}]of p)for(const d of o){
const t=JSON.stringify([d.rule,d.span,d.args]),f=m.get(t);f?(f.profiles.add(n),f.finding=d.edit?d:f.finding):m.set(t,{finding:d,
profiles:new Set([n])})}return[...m.values()].map(({finding:n,profiles:o})=>({...(0,w().reportFinding)(n),profiles:[...o]}))}
function e(p){const{id:m,title:n,severity:o,layer:d,since:t,why:f,configure:R}=p,x={wrong:(0,h().exampleText)(p.wrong),right:(0,h().
exampleText)(p.right)};return{id:m,title:n,severity:o,layer:d,since:t,why:f,...x,...R&&{configure:R}}}},"report/format"(A,s,j,L){
let $;const c=()=>$??=s("report/agent/render");let I;const S=()=>I??=s("report/json");let O;const h=()=>O??=s("report/ju\
nit/junit");let b;const w=()=>b??=s("report/markdown/markdown");let k;const _=()=>k??=s("report/sarif/sarif");let g;const e=()=>g??=
s("report/text/text");j(A,{REPORT_FORMATS:()=>p,htmlRenderer:()=>o,renderReport:()=>d});const p=["text","json","agent","\
jsonl","markdown","html","sarif","junit","in-toto","vsa"],m={maxCharacters:Number.MAX_SAFE_INTEGER},n={text:(...t)=>(0,e().
renderText)(...t),json:t=>(0,S().renderJson)(t),agent:t=>(0,c().renderAgentTask)(t),jsonl:t=>(0,S().renderJsonLines)(t),
markdown:t=>(0,w().renderMarkdown)(t,m),html:async t=>(await o()).renderHtml(t),sarif:t=>(0,_().renderSarif)(t),junit:t=>(0,h().
renderJunit)(t),"in-toto":t=>(0,S().renderStatement)(t),vsa:t=>(0,S().renderSummary)(t)},o=()=>Promise.resolve().then(()=>s(
"report/html/html"));async function d(t,f,R){return n[f](t,R)}},"report/json"(A,s,j,L){let $;const c=()=>$??=s("node:cry\
pto");let I;const S=()=>I??=s("@evomap/gep-sdk");let O;const h=()=>O??=s("report/compact/compact");let b;const w=()=>b??=
s("report/escape");let k;const _=()=>k??=s("report/gate-report");let g;const e=()=>g??=s("report/in-toto/statement");let p;
const m=()=>p??=s("report/in-toto/test-result");let n;const o=()=>n??=s("report/in-toto/verification-summary");j(A,{jsonPieces:()=>t,
renderJson:()=>d,renderJsonLines:()=>f,renderStatement:()=>R,renderSummary:()=>a,reportDigest:()=>l,summaryStatement:()=>x});
function d(r){return[...t(r)].join("")}function*t(r){const u=_().gateReportSchema.parse(r);if(!(0,h().isLong)(u)){yield`${(0,w().
json)(u)}
`;return}let v=`{
`;for(const[T,i]of Object.entries((0,h().compact)(u))){if(yield`${v}  ${JSON.stringify(T)}: `,v=`,
`,!h().LONG_LISTS.has(T)||!Array.isArray(i)||i.length===0)yield(0,w().jsonLine)(i);else for(const[y,E]of i.entries())yield`${y===
0?"[":","}
${(0,w().jsonLine)(E)}`;h().LONG_LISTS.has(T)&&Array.isArray(i)&&i.length>0&&(yield`
  ]`)}yield`
}
`}function f({validation_reports:r}){return r.map(u=>`${(0,w().jsonLine)(u)}
`).join("")}function R(r){const u=(0,m().testResultStatement)(r);return u===void 0?"":`${(0,w().json)(u)}
`}function x(r){const u=[{uri:"gate-report.json",digest:{sha256:(0,e().textDigest)(d(r))}},{uri:"test-result.intoto.json",
digest:{sha256:(0,e().textDigest)(R(r))}}];return(0,o().verificationSummary)(r,u)}function a(r){const u=x(r);return u===
void 0?"":`${(0,w().json)(u)}
`}function l(r){return`sha256:${(0,c().createHash)("sha256").update((0,S().canonicalize)(r)).digest("hex")}`}},"report/l\
inks"(A,s,j,L){let $;const c=()=>$??=s("rules/catalogue");let I;const S=()=>I??=s("tool");let O;const h=()=>O??=s("repor\
t/view/head-place");j(A,{permalink:()=>w,rulePage:()=>b});function b(k){return(0,c().ruleOf)(k)&&`${S().HOME}/blob/main/\
docs/rules/${k}.md`}function w(k,_,g){const e=(0,h().headPlace)(k,g);if(e===void 0||k.head_sha===null||new RegExp("\\p{Cs\
}","u").test(e.path))return;const p=e.path.split("/").map(encodeURIComponent).join("/"),m=e.line===void 0?"":`#L${e.line}`;
return`${_}/blob/${k.head_sha}/${p}${m}`}},"report/read"(A,s,j,L){let $;const c=()=>$??=s("zod");let I;const S=()=>I??=s(
"error");let O;const h=()=>O??=s("zod-path");let b;const w=()=>b??=s("report/compact/compact");let k;const _=()=>k??=s("\
report/gate-report");let g;const e=()=>g??=s("report/version");j(A,{MAX_REPORT_BYTES:()=>p,REPORT_FILE:()=>f,claimedPull:()=>R,
nodeIn:()=>t,readReportFile:()=>n,readUploadedReport:()=>x});const p=256*1024*1024,m=500;function n(l,r,u){try{return _().
gateReportSchema.parse((0,w().expand)(JSON.parse(l.toString("utf8"))))}catch(v){throw new(S()).GateError("artifact_inval\
id",`${r} ${d(v,l).slice(0,m)}`,u,{cause:v})}}const o=c().looseObject({type:c().unknown().optional(),schema_version:c().
unknown().optional()});function d(l,r){if(!(l instanceof c().ZodError))return"is not JSON.";const u=o.safeParse(JSON.parse(
r.toString("utf8"))).data;if(u?.type!=="GateReport"){const T=typeof u?.type=="string"?`its type is ${JSON.stringify(u.type)}`:
"";return`is not a GateReport${T&&`: ${T}`}.`}if(u.schema_version!==e().GATE_REPORT_VERSION){const T=u.schema_version;return`\
is a GateReport ${T===void 0?"without a version":`of version ${JSON.stringify(T)}`}; this version of gene-gate reads ${e().
GATE_REPORT_VERSION}.`}return`is not a valid GateReport: \`${(0,h().dotPath)(l.issues[0]?.path??[])}\` is missing or has \
an invalid value.`}function t({validation_reports:[l]}){if(l===void 0)return process;const{node_version:r,platform:u,arch:v}=l.
env_fingerprint;return{version:r,platform:u,arch:v}}const f="gate-report.json";function R(l){try{return _().gateReportSchema.
pick({event:!0}).parse(JSON.parse(l.toString("utf8"))).event.pull_request}catch{return}}function x(l,{headSha:r,pullRequest:u}){
const v=n(l,`The ${f} of the run`,"Use the same version of the action in both workflows, and run the first one again."),
{pull_request:T}=v.event;if(v.verdict==="error"&&v.head_sha===null)return v;if(v.head_sha!==r)throw a(`commit ${v.head_sha}`,
r);if(T!==u.number)throw a(`pull request ${T??"(none)"}`,`${u.number}`);return v}function a(l,r){return new(S()).GateError(
"artifact_invalid",`The report of the run is about ${l}, not ${r}.`,"Run the first workflow again. If the error persists\
, check its file for changes.")}},"report/reported-runs"(A,s,j,L){let $;const c=()=>$??=s("error");let I;const S=()=>I??=
s("run/not-run");let O;const h=()=>O??=s("run/outcomes");let b;const w=()=>b??=s("report/read");j(A,{reportedRuns:()=>k});
function k(e,p,m){if(p.error)throw new(c()).GateError("artifact_invalid",`The run could not decide: ${p.error.message.slice(
0,500)}`,"See the log of the run.");const n=new Date(p.finished_at),o=e.genes.filter(R=>!m.has(R)&&!(R.change==="removed"&&
R.commands.length===0)),d=new Map(o.map(R=>[R,_(p,R,n)])),{level:t}=p.isolation,f=(0,w().nodeIn)(p);return{outcomes:d,interrupted:(0,S().
countInterrupted)([...d.values()].flat()),isolation:{level:t,untrusted:!0,description:`Reported by a runner that the pul\
l request controls, as isolation level "${t}".`},nodeOf:()=>f}}function _(e,p,m){if(p.commands.some(({verdict:t})=>t==="\
block"))return(0,h().outcomesOf)(p,[],m);const{id:n,path:o}=p.asset,d=e.genes.find(t=>t.id===n&&t.path===o);return p.commands.
map((t,f)=>g(d?.commands[f],t,m))}function g(e,{command:p,plan:m},n){if(e?.command!==p||e.outcome===void 0)return(0,S().
skippedOutcome)("the run reported no result for this command",n);const{plan_digest:o,outcome:d}=e;return m!==void 0&&o!==
m.digest?(0,S().skippedOutcome)("what the command runs has changed since; run the first workflow again",n):d}},"report/v\
alidation"(A,s,j,L){let $;const c=()=>$??=s("node:crypto");let I;const S=()=>I??=s("@evomap/gep-sdk");j(A,{buildValidationReport:()=>h,
commonFields:()=>w,fingerprint:()=>m,reportIds:()=>O,sealed:()=>k,shortenText:()=>p});function O(n){let o=Math.floor(n);
return()=>`vr_${o++}`}function h(n){const{gene:o,policyDigest:d,fingerprint:t,id:f,startedAt:R,finishedAt:x}=n,a=n.commands.
map(({command:l,outcome:r})=>({command:l,ok:r.status==="passed",stdout:e(r.stdout,_),stderr:b(r),status:r.status,exit_code:r.
exit_code,signal:r.signal,duration_ms:r.duration_ms}));return k({...w({commands:a,startedAt:R,finishedAt:x}),id:f,gene_id:o.
id,gene_asset_id:(0,S().computeAssetId)(o.value),policy_digest:d,...t,commands:a})}function b({stderr:n,reason:o,status:d}){
if(d==="passed"||o===void 0)return e(n,_);const t=o.slice(0,g),f=e(n,_-t.length-1);return f===""?t:`${f}
${t}`}function w({commands:n,startedAt:o,finishedAt:d}){return{type:"ValidationReport",schema_version:S().SCHEMA_VERSION,
results:n.map(({command:t,ok:f,duration_ms:R,stderr:x})=>({cmd:t,ok:f,duration_ms:R,...f?{}:{err:x}})),overall_ok:n.length>
0&&n.every(({ok:t})=>t),duration_ms:Math.max(0,Date.parse(d)-Date.parse(o)),started_at:o,finished_at:d,created_at:d}}function k(n){
const o=(0,S().computeAssetId)(n);if(o===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...n,asset_id:o}}const _=4e3,g=1e3;function e({head:n,tail:o,bytes:d,truncated:t},f){const R=n+o;
if(!t&&R.length<=f)return R;const x=`
[cut: the beginning and the end of ${d} bytes]
`,a=t?n:R,l=t?o:R;return a.slice(0,g).replace(/[\ud800-\udbff]$/,"")+x+l.slice(-(f-g-x.length)).replace(/^[\udc00-\udfff]/,
"")}function p(n){const o={head:n,tail:"",bytes:Buffer.byteLength(n),truncated:!1};return e(o,_)}function m(n){const{nodeVersion:o,
platform:d,arch:t,client:f,clientVersion:R}=n,x=["",o,d,t,"",f,R].join("|");return{env_fingerprint:{node_version:o,platform:d,
arch:t,client:f,client_version:R},env_fingerprint_key:(0,c().createHash)("sha256").update(x).digest("hex").slice(0,16)}}},
"report/validation-reading"(A,s,j,L){let $;const c=()=>$??=s("assets/asset");let I;const S=()=>I??=s("audit/claims/conte\
nt-hash");let O;const h=()=>O??=s("audit/claims/schema/differences");j(A,{readValidationReport:()=>b});function b(e){if(!(0,c().
isJsonObject)(e)||e.type!=="ValidationReport")return;const p=typeof e.overall_ok=="boolean"?"protocol":"results",m=p==="\
protocol"?e.commands:e.results;if(!Array.isArray(m))return;const n=m.map(w);return{shape:p,id:_(e.id),geneId:_(e.gene_id),
commands:n,ok:e.overall_ok!==!1&&n.length>0&&n.every(({ok:o})=>o),durationMs:g(e.duration_ms)??k(e),hash:(0,S().matchContentHash)(
{type:"ValidationReport",value:e})??null,differences:(0,h().schemaDifferences)("ValidationReport",e)}}function w(e){const{
command:p,cmd:m,ok:n,duration_ms:o,err:d,stderr:t}=(0,c().isJsonObject)(e)?e:{},f=_(p)??_(m);return{command:f??"",ok:n===
!0&&f!==null,durationMs:g(o),error:_(d)??_(t)}}function k({started_at:e,finished_at:p}){const[m,n]=[e,p].map(o=>typeof o==
"string"?Date.parse(o):g(o));return typeof m=="number"&&typeof n=="number"&&n>=m?n-m:null}function _(e){return typeof e==
"string"?e:null}function g(e){return typeof e=="number"?e:null}},"report/validation-report"(A,s,j,L){let $;const c=()=>$??=
s("zod");let I;const S=()=>I??=s("model/asset");let O;const h=()=>O??=s("model/outcome");j(A,{validationReportSchema:()=>k});
const b=c().object({command:c().string(),ok:c().boolean(),stdout:c().string().describe("At most 4,000 characters, redact\
ed."),stderr:c().string().describe("At most 4,000 characters, redacted."),...h().outcomeSchema.pick({status:!0,exit_code:!0,
signal:!0,duration_ms:!0}).shape}),w=c().object({cmd:c().string(),ok:c().boolean(),duration_ms:c().int().nonnegative(),err:c().
string().optional()}),k=c().object({type:c().literal("ValidationReport"),schema_version:c().string(),id:c().string().regex(
/^vr_\d+$/),gene_id:c().string(),gene_asset_id:c().string().nullable().describe("Content hash of the gene that was valid\
ated."),policy_digest:S().digestSchema.describe("Digest of the policy that allowed the commands; the same as in the Gate\
Report."),env_fingerprint:c().object({node_version:c().string(),platform:c().string(),arch:c().string(),client:c().string(),
client_version:c().string()}),env_fingerprint_key:c().string().regex(/^[0-9a-f]{16}$/),commands:c().array(b),results:c().
array(w),overall_ok:c().boolean(),duration_ms:c().int().nonnegative(),started_at:c().iso.datetime(),finished_at:c().iso.
datetime(),created_at:c().iso.datetime(),asset_id:S().digestSchema}).describe("ValidationReport: the results of the vali\
dation commands of one gene")},"report/validation-reports"(A,s,j,L){let $;const c=()=>$??=s("tool");let I;const S=()=>I??=
s("report/redact/redact");let O;const h=()=>O??=s("report/validation");j(A,{redactGenes:()=>b,validationReportsOf:()=>w});
function b(_,g){return _.map(e=>({...e,outcomes:e.outcomes.map(p=>(0,S().redactOutcome)(p,g))}))}function w(_,{nodeOf:g,
policyDigest:e,startedAt:p,finishedAt:m}){const n=(0,h().reportIds)(p.getTime());return _.map(({gene:o,ran:d,outcomes:t})=>{
if(!d)return null;const{asset:f,commands:R}=o,x=g(o);return(0,h().buildValidationReport)({gene:f,policyDigest:e,commands:t.
map((a,l)=>({command:R[l]?.command??"",outcome:a})),fingerprint:(0,h().fingerprint)({nodeVersion:x.version,platform:x.platform,
arch:x.arch,client:c().TOOL.name,clientVersion:c().TOOL.version}),id:n(),startedAt:t[0]?.started_at??m.toISOString(),finishedAt:k(
t,m)})})}function k(_,g){if(_.length===0)return g.toISOString();const e=_.map(({started_at:p,duration_ms:m})=>Date.parse(
p)+m);return new Date(Math.min(Math.max(...e),g.getTime())).toISOString()}},"report/version"(A,s,j,L){j(A,{GATE_REPORT_VERSION:()=>$});
const $="1.4.0"}};
