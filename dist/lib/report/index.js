"use strict";module.exports={"report/audit-answer"($,d,j,L){let A;const p=()=>A??=d("rules/finding");let I;const O=()=>I??=d("rules/i\
dentity");let k;const y=()=>k??=d("report/entries");j($,{commandAnswer:()=>x,fileAnswer:()=>E});function x(v,w,s,m,f){const{
verdict:t,risk:o,confirmation:r,reading:e,findings:c,profiles:n,validators:a}=s,[l]=t==="block"&&m==="workspace"?c:[];return{
id:v,command:w,verdict:t,risk:o,confirmation:r,argv:e.argv,findings:(0,y().reportFindings)(c,f),warnings:R(c),profiles:(0,y().
verdictsOf)(n),validators:(0,y().verdictsOf)(a),...l&&{error:(0,p().describe)(l).message.replace(/\.$/,""),rule:l.rule,layer:l.
layer}}}function R(v){const w=v.filter(({severity:s})=>s==="warning");return[...new Set(w.map(({rule:s})=>s))]}function E({
path:v,assets:w,findings:s},m){const f=w.flatMap(({commands:o})=>o.flatMap(r=>r.findings)),t=(0,O().idsOf)([...f,...s]);
return{path:v,assets:w.map(({asset:o,commands:r})=>({type:o.type,id:o.id,location:o.locate(),commands:r.map((e,c)=>x(`${o.
id}#${c}`,e.command,e,m,t))})),findings:(0,y().reportFindings)(s,t)}}},"report/compact"($,d,j,L){j($,{LONG_LISTS:()=>k,compact:()=>x,
expand:()=>R,isLong:()=>y});const A=1e3,p=100,I=1e3,O={genes:"line",capsules:"line",events:"line",findings:"location",validation_reports:"\
id"},k=new Set(["shared",...Object.keys(O)]);function y(t){return t.genes.length+t.events.length+t.findings.length>A}function x(t){
const o=[],r=E(o),e=Object.entries(O).map(([c,n])=>{const a=m(t,c);if(c!=="genes"&&c!=="validation_reports")return[c,r(a,
n)];const l=a.map(b=>m(b,"commands").length),g=r(a.flatMap(b=>m(b,"commands")),"location");let i=0;const _=a.map((b,u)=>{
const h=i;return i+=l[u]??0,{...b,commands:g.slice(h,i)}});return[c,r(_,n,["commands"])]});return{...t,...Object.fromEntries(
e),shared:o}}function R(t){if(!f(t)||!Array.isArray(t.shared))return t;const{shared:o,...r}=t,e=n=>{if(!f(n))return n;const{
like:a,...l}=n,g=typeof a=="number"?o[a]:void 0,i=f(g)?{...g,...l}:l;return Array.isArray(i.commands)?{...i,commands:i.commands.
map(e)}:i},c=Object.keys(O).map(n=>{const a=r[n];return[n,Array.isArray(a)?a.map(e):a]});return{...r,...Object.fromEntries(
c)}}function E(t){const o=new Map,r=(e,c)=>{const n=o.get(c)??t.push(e)-1;return o.set(c,n),n};return(e,c,n=[])=>{const a=v(
e,[c,...n]),l=new Map,g=e.map(i=>{const _=n.length>0?"":JSON.stringify(s(i,[c]));return _!==""&&l.set(_,(l.get(_)??0)+1),
_});return e.map((i,_)=>{const b=g[_]??"",u=(l.get(b)??0)>1,h=u?s(i,[c]):w(i,a);return Object.keys(h).length===0?i:{like:r(
h,u?b:JSON.stringify(h)),...s(i,Object.keys(h))}})}}function v(t,o){const r=new Map;for(const e of t.slice(0,I))for(const[
c,n]of Object.entries(e)){if(o.includes(c))continue;const a=r.get(c)??new Set;r.set(c,a),a.size<=p&&a.add(JSON.stringify(
n)??"")}return[...r].filter(([,e])=>e.size<=p).map(([e])=>e)}function w(t,o){return Object.fromEntries(o.flatMap(r=>t[r]===
void 0?[]:[[r,t[r]]]))}function s(t,o){return Object.fromEntries(Object.entries(t).filter(([r])=>!o.includes(r)))}function m(t,o){
const r=t[o];return Array.isArray(r)?r.filter(f):[]}function f(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}},
"report/entries"($,d,j,L){let A;const p=()=>A??=d("audit/claims/content-hash");let I;const O=()=>I??=d("command/resolve/\
script-steps");let k;const y=()=>k??=d("rules/finding");let x;const R=()=>x??=d("rules/identity");j($,{idsIn:()=>s,isAboutAsset:()=>v,
reportFinding:()=>c,reportFindings:()=>e,reportGene:()=>E,reportScripts:()=>t,verdictsOf:()=>o});function E(n,a,{general:l,
ids:g}){const{gene:i,outcomes:_,runFindings:b,verdict:u,summary:h}=n,{asset:S,change:T,blastRadius:M}=i,P=[...l.filter(N=>v(
N,S)),...i.findings,...b.filter(N=>N.subject?.command===void 0)];return{id:S.id,asset_id:(0,p().assetIdOf)(S),path:S.path,
line:S.locate().line,change:T,verdict:u,summary:h,profiles:r(i.commands.map(({profiles:N})=>N)),validators:r(i.commands.
map(({validators:N})=>N)),blast_radius:M,commands:i.commands.map((N,C)=>{const D=b.filter(V=>w(V,N)),F=s([...N.findings,
...D],g);return{...m(N,_[C]),...F}}),...s(P,g),...i.differences.length>0&&{differences:i.differences},validation_report_id:a}}
function v({subject:n,location:a},{type:l,id:g,path:i}){return n?.type===l&&n.id===g&&(a?.path??i)===i}function w({subject:n,
location:a},{command:l,location:g}){return n?.command===l&&a?.line===g.line&&a.column===g.column}function s(n,a){const l=n.
flatMap(g=>a.get(g)??[]);return l.length>0?{findings:l}:{}}function m(n,a){return{command:n.command,verdict:n.verdict,risk:n.
risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(f)},...n.plan?.scripts&&{scripts:t(n.plan.
scripts)},profiles:o(n.profiles),validators:o(n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...a&&
{outcome:a}}}function f({text:n,span:{start:a,end:l}}){return{text:n,start:a,end:l}}function t(n){return(0,O().stepsIn)(
n).map(({directory:a,event:l,text:g,command:i})=>({directory:a,event:l,text:g,shell:i===void 0}))}function o(n){return Object.
fromEntries(Object.entries(n).map(([a,{verdict:l}])=>[a,l]))}function r(n){const a={};for(const l of n)for(const[g,{verdict:i,
reason:_,remark:b}]of Object.entries(l)){const u=a[g];u&&!u.accepted||(a[g]=i==="block"?{accepted:!1,..._&&{reason:(0,y().
describe)(_).message}}:{accepted:!0,...b&&{remark:(0,y().describe)(b).message},...u})}return a}function e(n,a=(0,R().idsOf)(
n)){return n.map(l=>({id:a.get(l),cause:(0,R().causeOf)(l),...c(l)}))}function c(n){const{rule:a,severity:l,layer:g,location:i,
span:_,subject:b,edit:u,level:h,before:S,suppressed:T}=n;return{rule:a,severity:l,layer:g,...(0,y().describe)(n),...i&&{
location:i},..._&&{span:_},...b&&{subject:b},...u&&{edit:u},...h&&{level:h},...S&&{before:S},...T&&{suppressed:T}}}},"re\
port/escape"($,d,j,L){j($,{html:()=>R,json:()=>i,jsonLine:()=>_,markdownCode:()=>r,markdownFence:()=>e,markdownInline:()=>f,
markdownLinkTarget:()=>c,markdownSentence:()=>t,outputLines:()=>x,sarifText:()=>n,terminal:()=>k,terminalLines:()=>y,workflowData:()=>a,
workflowProperty:()=>l});const A=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
p=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,I=/\r\n|[\n\r]/g;
function O(u){return`U+${(u.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function k(u){return u.replace(
A,h=>`<${O(h)}>`)}function y(u){return u.replace(/\t/g,"    ").split(I).map(k)}function x(u){return y(u.replace(p,""))}function R(u){
return k(u).replace(/[&<>"'$]/g,h=>`&#${h.codePointAt(0)??0};`)}const E=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
v=/^(.*?)([.,;:!?]?)$/s,w=/[\\`*[\]<>|~]|&(?=[#\w])/g,s=/^(\d*)([-+=]|(?<=\d)[.)])/;function m(u){return(u.match(/`+/g)??
[]).reduce((h,S)=>Math.max(h,S.length),0)}function f(u){return u.split(/\s+/).filter(Boolean).map(o).join(" ")}function t(u){
return u.split(/`([^`]+)`/).map((S,T)=>{if(T%2===1)return r(S);const[M,P]=[/^\s/.test(S)?" ":"",/\s$/.test(S)?" ":""];return M+
f(S)+P}).reduce((S,T)=>S.endsWith("`")&&T.startsWith("`")?`${S} ${T}`:S+T)}function o(u,h){const[,S="",T=""]=v.exec(u)??
[];if(E.test(u))return r(S)+T;const M=k(u).replace(w,"\\$&");return h===0?M.replace(s,"$1\\$2"):M}function r(u){const h=k(
u);if(h==="")return"(empty)";const S="`".repeat(m(h)+1),T=/^[ `]|[ `]$/.test(h)?" ":"";return`${S}${T}${h}${T}${S}`}function e(u,h="\
text"){const S=u.map(k),T="`".repeat(Math.max(3,m(S.join(`
`))+1));return[T+h,...S,T]}function c(u){if(!(!/^https?:\/\//i.test(u)||!URL.canParse(u)))return new URL(u).href.replace(
/[()<>\\`|*_~[\]]/g,h=>`%${(h.codePointAt(0)??0).toString(16).toUpperCase()}`)}function n(u){return k(u).replace(/[\\[\]]/g,
"\\$&").replace(/[{}]/g,"$&$&")}function a(u){return u.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}function l(u){return a(u).replaceAll(":","%3A").replaceAll(",","%2C")}const g=new RegExp(`(?!\\n)(?:${A.source}\
)`,A.flags);function i(u){return b(JSON.stringify(u,null,2))}function _(u){return b(JSON.stringify(u))}function b(u){return u.
replace(g,h=>Array.from({length:h.length},(S,T)=>`\\u${h.charCodeAt(T).toString(16).padStart(4,"0")}`).join(""))}},"repo\
rt/explanation"($,d,j,L){let A;const p=()=>A??=d("policy/profile-names");let I;const O=()=>I??=d("remedy/edits");let k;const y=()=>k??=
d("rules/example");let x;const R=()=>x??=d("report/entries");j($,{explainCommand:()=>E,explainRule:()=>s});async function E(m,f){
const{policy:t,tree:o}=f.terms,r=new Map;for(const h of[...p().GENE_PROFILES,t.profile]){const S=f.with({policy:{...t,profile:h}}),
T=await S.command(m),M=h===t.profile;r.set(h,M?await(0,O().withEdit)(T,S):T)}const{reading:e,validators:c,verdict:n,confirmation:a}=await f.
command(m),{words:l,assignments:g,argv:i,invocation:_,targets:b,scripts:u}=e;return{command:m,profiles:Object.fromEntries(
[...r].map(([h,{verdict:S}])=>[h,S])),validators:(0,R().verdictsOf)(c),words:l,assignments:g,argv:i,invocation:_?v(_):null,
tree:o?.label??null,outcome:n==="block"?"blocked":a==="standard"?"runs":"needs_approval",targets:b,scripts:u?(0,R().reportScripts)(
u):null,findings:w(r)}}function v(m){const{program:f,subcommand:t=null,flags:o,operands:r,passthrough:e}=m;return{program:f,
subcommand:t,flags:o,operands:r,passthrough:e}}function w(m){const f=new Map;for(const[t,{findings:o}]of m)for(const r of o){
const e=JSON.stringify([r.rule,r.span,r.args]),c=f.get(e);c?(c.profiles.add(t),c.finding=r.edit?r:c.finding):f.set(e,{finding:r,
profiles:new Set([t])})}return[...f.values()].map(({finding:t,profiles:o})=>({...(0,R().reportFinding)(t),profiles:[...o]}))}
function s(m){const{id:f,title:t,severity:o,layer:r,since:e,why:c,configure:n}=m,a={wrong:(0,y().exampleText)(m.wrong),right:(0,y().
exampleText)(m.right)};return{id:f,title:t,severity:o,layer:r,since:e,why:c,...a,...n&&{configure:n}}}},"report/format"($,d,j,L){
let A;const p=()=>A??=d("report/agent/render");let I;const O=()=>I??=d("report/json");let k;const y=()=>k??=d("report/ju\
nit/junit");let x;const R=()=>x??=d("report/markdown/markdown");let E;const v=()=>E??=d("report/sarif/sarif");let w;const s=()=>w??=
d("report/text/text");j($,{REPORT_FORMATS:()=>m,htmlRenderer:()=>o,renderReport:()=>r});const m=["text","json","agent","\
jsonl","markdown","html","sarif","junit","in-toto","vsa"],f={maxCharacters:Number.MAX_SAFE_INTEGER},t={text:(...e)=>(0,s().
renderText)(...e),json:e=>(0,O().renderJson)(e),agent:e=>(0,p().renderAgentTask)(e),jsonl:e=>(0,O().renderJsonLines)(e),
markdown:e=>(0,R().renderMarkdown)(e,f),html:async e=>(await o()).renderHtml(e),sarif:e=>(0,v().renderSarif)(e),junit:e=>(0,y().
renderJunit)(e),"in-toto":e=>(0,O().renderStatement)(e),vsa:e=>(0,O().renderSummary)(e)},o=()=>Promise.resolve().then(()=>d(
"report/html/html"));async function r(e,c,n){return t[c](e,n)}},"report/json"($,d,j,L){let A;const p=()=>A??=d("node:cry\
pto");let I;const O=()=>I??=d("@evomap/gep-sdk");let k;const y=()=>k??=d("report/compact");let x;const R=()=>x??=d("repo\
rt/escape");let E;const v=()=>E??=d("report/gate-report");let w;const s=()=>w??=d("report/in-toto/statement");let m;const f=()=>m??=
d("report/in-toto/test-result");let t;const o=()=>t??=d("report/in-toto/verification-summary");j($,{jsonPieces:()=>e,renderJson:()=>r,
renderJsonLines:()=>c,renderStatement:()=>n,renderSummary:()=>l,reportDigest:()=>g,summaryStatement:()=>a});function r(i){
return[...e(i)].join("")}function*e(i){const _=v().gateReportSchema.parse(i);if(!(0,y().isLong)(_)){yield`${(0,R().json)(
_)}
`;return}let b=`{
`;for(const[u,h]of Object.entries((0,y().compact)(_))){if(yield`${b}  ${JSON.stringify(u)}: `,b=`,
`,!y().LONG_LISTS.has(u)||!Array.isArray(h)||h.length===0)yield(0,R().jsonLine)(h);else for(const[S,T]of h.entries())yield`${S===
0?"[":","}
${(0,R().jsonLine)(T)}`;y().LONG_LISTS.has(u)&&Array.isArray(h)&&h.length>0&&(yield`
  ]`)}yield`
}
`}function c({validation_reports:i}){return i.map(_=>`${(0,R().jsonLine)(_)}
`).join("")}function n(i){const _=(0,f().testResultStatement)(i);return _===void 0?"":`${(0,R().json)(_)}
`}function a(i){const _=[{uri:"gate-report.json",digest:{sha256:(0,s().textDigest)(r(i))}},{uri:"test-result.intoto.json",
digest:{sha256:(0,s().textDigest)(n(i))}}];return(0,o().verificationSummary)(i,_)}function l(i){const _=a(i);return _===
void 0?"":`${(0,R().json)(_)}
`}function g(i){return`sha256:${(0,p().createHash)("sha256").update((0,O().canonicalize)(i)).digest("hex")}`}},"report/l\
inks"($,d,j,L){let A;const p=()=>A??=d("rules/catalogue");let I;const O=()=>I??=d("tool");let k;const y=()=>k??=d("repor\
t/view/head-place");j($,{permalink:()=>R,rulePage:()=>x});function x(E){return(0,p().ruleOf)(E)&&`${O().HOME}/blob/main/\
docs/rules/${E}.md`}function R(E,v,w){const s=(0,y().headPlace)(E,w);if(s===void 0||E.head_sha===null||new RegExp("\\p{Cs\
}","u").test(s.path))return;const m=s.path.split("/").map(encodeURIComponent).join("/"),f=s.line===void 0?"":`#L${s.line}`;
return`${v}/blob/${E.head_sha}/${m}${f}`}},"report/read"($,d,j,L){let A;const p=()=>A??=d("zod");let I;const O=()=>I??=d(
"error");let k;const y=()=>k??=d("zod-path");let x;const R=()=>x??=d("report/compact");let E;const v=()=>E??=d("report/g\
ate-report");let w;const s=()=>w??=d("report/version");j($,{MAX_REPORT_BYTES:()=>m,REPORT_FILE:()=>c,nodeIn:()=>e,readReportFile:()=>t,
readUploadedReport:()=>n});const m=64*1024*1024,f=500;function t(l,g,i){try{return v().gateReportSchema.parse((0,R().expand)(
JSON.parse(l.toString("utf8"))))}catch(_){throw new(O()).GateError("artifact_invalid",`${g} ${r(_,l).slice(0,f)}`,i,{cause:_})}}
const o=p().looseObject({type:p().unknown().optional(),schema_version:p().unknown().optional()});function r(l,g){if(!(l instanceof
p().ZodError))return"is not JSON.";const i=o.safeParse(JSON.parse(g.toString("utf8"))).data;if(i?.type!=="GateReport"){const b=typeof i?.
type=="string"?`its type is ${JSON.stringify(i.type)}`:"";return`is not a GateReport${b&&`: ${b}`}.`}if(i.schema_version!==
s().GATE_REPORT_VERSION){const b=i.schema_version;return`is a GateReport ${b===void 0?"without a version":`of version ${JSON.
stringify(b)}`}; this version of gene-gate reads ${s().GATE_REPORT_VERSION}.`}return`is not a valid GateReport: \`${(0,y().
dotPath)(l.issues[0]?.path??[])}\` is missing or has an invalid value.`}function e({validation_reports:[l]}){if(l===void 0)
return process;const{node_version:g,platform:i,arch:_}=l.env_fingerprint;return{version:g,platform:i,arch:_}}const c="ga\
te-report.json";function n(l,{headSha:g,pullRequest:i}){const _=t(l,`The ${c} of the run`,"Use the same version of the a\
ction in both workflows, and run the first one again."),{pull_request:b}=_.event;if(_.verdict==="error"&&_.head_sha===null)
return _;if(_.head_sha!==g)throw a(`commit ${_.head_sha}`,g);if(b!==i.number)throw a(`pull request ${b??"(none)"}`,`${i.
number}`);return _}function a(l,g){return new(O()).GateError("artifact_invalid",`The report of the run is about ${l}, no\
t ${g}.`,"Run the first workflow again. If the error persists, check its file for changes.")}},"report/reported-runs"($,d,j,L){
let A;const p=()=>A??=d("error");let I;const O=()=>I??=d("run/not-run");let k;const y=()=>k??=d("run/outcomes");let x;const R=()=>x??=
d("report/read");j($,{reportedRuns:()=>E});function E(s,m,f){if(m.error)throw new(p()).GateError("artifact_invalid",`The\
 run could not decide: ${m.error.message.slice(0,500)}`,"See the log of the run.");const t=new Date(m.finished_at),o=s.genes.
filter(n=>!f.has(n)&&!(n.change==="removed"&&n.commands.length===0)),r=new Map(o.map(n=>[n,v(m,n,t)])),{level:e}=m.isolation,
c=(0,R().nodeIn)(m);return{outcomes:r,interrupted:(0,O().countInterrupted)([...r.values()].flat()),isolation:{level:e,untrusted:!0,
description:`Reported by a runner that the pull request controls, as isolation level "${e}".`},nodeOf:()=>c}}function v(s,m,f){
if(m.commands.some(({verdict:e})=>e==="block"))return(0,y().outcomesOf)(m,[],f);const{id:t,path:o}=m.asset,r=s.genes.find(
e=>e.id===t&&e.path===o);return m.commands.map((e,c)=>w(r?.commands[c],e,f))}function w(s,{command:m,plan:f},t){if(s?.command!==
m||s.outcome===void 0)return(0,O().skippedOutcome)("the run reported no result for this command",t);const{plan_digest:o,
outcome:r}=s;return f!==void 0&&o!==f.digest?(0,O().skippedOutcome)("what the command runs has changed since; run the fi\
rst workflow again",t):r}},"report/validation"($,d,j,L){let A;const p=()=>A??=d("node:crypto");let I;const O=()=>I??=d("\
@evomap/gep-sdk");j($,{buildValidationReport:()=>y,commonFields:()=>R,fingerprint:()=>f,reportIds:()=>k,sealed:()=>E,shortenText:()=>m});
function k(t){let o=Math.floor(t);return()=>`vr_${o++}`}function y(t){const{gene:o,policyDigest:r,fingerprint:e,id:c,startedAt:n,
finishedAt:a}=t,l=t.commands.map(({command:g,outcome:i})=>({command:g,ok:i.status==="passed",stdout:s(i.stdout,v),stderr:x(
i),status:i.status,exit_code:i.exit_code,signal:i.signal,duration_ms:i.duration_ms}));return E({...R({commands:l,startedAt:n,
finishedAt:a}),id:c,gene_id:o.id,gene_asset_id:(0,O().computeAssetId)(o.value),policy_digest:r,...e,commands:l})}function x({
stderr:t,reason:o,status:r}){if(r==="passed"||o===void 0)return s(t,v);const e=o.slice(0,w),c=s(t,v-e.length-1);return c===
""?e:`${c}
${e}`}function R({commands:t,startedAt:o,finishedAt:r}){return{type:"ValidationReport",schema_version:O().SCHEMA_VERSION,
results:t.map(({command:e,ok:c,duration_ms:n,stderr:a})=>({cmd:e,ok:c,duration_ms:n,...c?{}:{err:a}})),overall_ok:t.length>
0&&t.every(({ok:e})=>e),duration_ms:Math.max(0,Date.parse(r)-Date.parse(o)),started_at:o,finished_at:r,created_at:r}}function E(t){
const o=(0,O().computeAssetId)(t);if(o===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...t,asset_id:o}}const v=4e3,w=1e3;function s({head:t,tail:o,bytes:r,truncated:e},c){const n=t+o;
if(!e&&n.length<=c)return n;const a=`
[cut: the beginning and the end of ${r} bytes]
`,l=e?t:n,g=e?o:n;return l.slice(0,w).replace(/[\ud800-\udbff]$/,"")+a+g.slice(-(c-w-a.length)).replace(/^[\udc00-\udfff]/,
"")}function m(t){const o={head:t,tail:"",bytes:Buffer.byteLength(t),truncated:!1};return s(o,v)}function f(t){const{nodeVersion:o,
platform:r,arch:e,client:c,clientVersion:n}=t,a=["",o,r,e,"",c,n].join("|");return{env_fingerprint:{node_version:o,platform:r,
arch:e,client:c,client_version:n},env_fingerprint_key:(0,p().createHash)("sha256").update(a).digest("hex").slice(0,16)}}},
"report/validation-reading"($,d,j,L){let A;const p=()=>A??=d("assets/asset");let I;const O=()=>I??=d("audit/claims/conte\
nt-hash");let k;const y=()=>k??=d("audit/claims/schema/differences");j($,{readValidationReport:()=>x});function x(s){if(!(0,p().
isJsonObject)(s)||s.type!=="ValidationReport")return;const m=typeof s.overall_ok=="boolean"?"protocol":"results",f=m==="\
protocol"?s.commands:s.results;if(!Array.isArray(f))return;const t=f.map(R);return{shape:m,id:v(s.id),geneId:v(s.gene_id),
commands:t,ok:s.overall_ok!==!1&&t.length>0&&t.every(({ok:o})=>o),durationMs:w(s.duration_ms)??E(s),hash:(0,O().matchContentHash)(
{type:"ValidationReport",value:s})??null,differences:(0,y().schemaDifferences)("ValidationReport",s)}}function R(s){const{
command:m,cmd:f,ok:t,duration_ms:o,err:r,stderr:e}=(0,p().isJsonObject)(s)?s:{},c=v(m)??v(f);return{command:c??"",ok:t===
!0&&c!==null,durationMs:w(o),error:v(r)??v(e)}}function E({started_at:s,finished_at:m}){const[f,t]=[s,m].map(o=>typeof o==
"string"?Date.parse(o):w(o));return typeof f=="number"&&typeof t=="number"&&t>=f?t-f:null}function v(s){return typeof s==
"string"?s:null}function w(s){return typeof s=="number"?s:null}},"report/validation-report"($,d,j,L){let A;const p=()=>A??=
d("zod");let I;const O=()=>I??=d("model/asset");let k;const y=()=>k??=d("model/outcome");j($,{validationReportSchema:()=>E});
const x=p().object({command:p().string(),ok:p().boolean(),stdout:p().string().describe("At most 4,000 characters, redact\
ed."),stderr:p().string().describe("At most 4,000 characters, redacted."),...y().outcomeSchema.pick({status:!0,exit_code:!0,
signal:!0,duration_ms:!0}).shape}),R=p().object({cmd:p().string(),ok:p().boolean(),duration_ms:p().int().nonnegative(),err:p().
string().optional()}),E=p().object({type:p().literal("ValidationReport"),schema_version:p().string(),id:p().string().regex(
/^vr_\d+$/),gene_id:p().string(),gene_asset_id:p().string().nullable().describe("Content hash of the gene that was valid\
ated."),policy_digest:O().digestSchema.describe("Digest of the policy that allowed the commands; the same as in the Gate\
Report."),env_fingerprint:p().object({node_version:p().string(),platform:p().string(),arch:p().string(),client:p().string(),
client_version:p().string()}),env_fingerprint_key:p().string().regex(/^[0-9a-f]{16}$/),commands:p().array(x),results:p().
array(R),overall_ok:p().boolean(),duration_ms:p().int().nonnegative(),started_at:p().iso.datetime(),finished_at:p().iso.
datetime(),created_at:p().iso.datetime(),asset_id:O().digestSchema}).describe("ValidationReport: the results of the vali\
dation commands of one gene")},"report/validation-reports"($,d,j,L){let A;const p=()=>A??=d("tool");let I;const O=()=>I??=
d("report/redact/redact");let k;const y=()=>k??=d("report/validation");j($,{redactGenes:()=>x,validationReportsOf:()=>R});
function x(v,w){return v.map(s=>({...s,outcomes:s.outcomes.map(m=>(0,O().redactOutcome)(m,w))}))}function R(v,{nodeOf:w,
policyDigest:s,startedAt:m,finishedAt:f}){const t=(0,y().reportIds)(m.getTime());return v.map(({gene:o,ran:r,outcomes:e})=>{
if(!r)return null;const{asset:c,commands:n}=o,a=w(o);return(0,y().buildValidationReport)({gene:c,policyDigest:s,commands:e.
map((l,g)=>({command:n[g]?.command??"",outcome:l})),fingerprint:(0,y().fingerprint)({nodeVersion:a.version,platform:a.platform,
arch:a.arch,client:p().TOOL.name,clientVersion:p().TOOL.version}),id:t(),startedAt:e[0]?.started_at??f.toISOString(),finishedAt:E(
e,f)})})}function E(v,w){if(v.length===0)return w.toISOString();const s=v.map(({started_at:m,duration_ms:f})=>Date.parse(
m)+f);return new Date(Math.min(Math.max(...s),w.getTime())).toISOString()}},"report/version"($,d,j,L){j($,{GATE_REPORT_VERSION:()=>A});
const A="1.4.0"}};
