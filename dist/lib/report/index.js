"use strict";module.exports={"report/audit-answer"($,c,j,N){let A;const p=()=>A??=c("rules/finding");let I;const S=()=>I??=c("rules/i\
dentity");let k;const O=()=>k??=c("report/entries");j($,{commandAnswer:()=>x,fileAnswer:()=>E});function x(v,w,i,l,f){const{
verdict:t,risk:o,confirmation:r,reading:e,findings:a,profiles:_,validators:h}=i,[s]=t==="block"&&l==="workspace"?a:[];return{
id:v,command:w,verdict:t,risk:o,confirmation:r,argv:e.argv,findings:(0,O().reportFindings)(a,f),warnings:R(a),profiles:(0,O().
verdictsOf)(_),validators:(0,O().verdictsOf)(h),...s&&{error:(0,p().describe)(s).message.replace(/\.$/,""),rule:s.rule,layer:s.
layer}}}function R(v){const w=v.filter(({severity:i})=>i==="warning");return[...new Set(w.map(({rule:i})=>i))]}function E({
path:v,assets:w,findings:i},l){const f=w.flatMap(({commands:o})=>o.flatMap(r=>r.findings)),t=(0,S().idsOf)([...f,...i]);
return{path:v,assets:w.map(({asset:o,commands:r})=>({type:o.type,id:o.id,location:o.locate(),commands:r.map((e,a)=>x(`${o.
id}#${a}`,e.command,e,l,t))})),findings:(0,O().reportFindings)(i,t)}}},"report/compact"($,c,j,N){j($,{LONG_LISTS:()=>k,compact:()=>x,
expand:()=>R,isLong:()=>O});const A=1e4,p=100,I=1e3,S={genes:"line",capsules:"line",events:"line",findings:"location",validation_reports:"\
id"},k=new Set(["shared",...Object.keys(S)]);function O(t){return t.genes.length+t.events.length+t.findings.length>A}function x(t){
const o=[],r=E(o),e=Object.entries(S).map(([a,_])=>{const h=l(t,a);if(a!=="genes"&&a!=="validation_reports")return[a,r(h,
_)];const s=h.map(y=>l(y,"commands").length),m=r(h.flatMap(y=>l(y,"commands")),"location");let n=0;const d=h.map((y,u)=>{
const g=n;return n+=s[u]??0,{...y,commands:m.slice(g,n)}});return[a,r(d,_,["commands"])]});return{...t,...Object.fromEntries(
e),shared:o}}function R(t){if(!f(t)||!Array.isArray(t.shared))return t;const{shared:o,...r}=t,e=_=>{if(!f(_))return _;const{
like:h,...s}=_,m=typeof h=="number"?o[h]:void 0,n=f(m)?{...m,...s}:s;return Array.isArray(n.commands)?{...n,commands:n.commands.
map(e)}:n},a=Object.keys(S).map(_=>{const h=r[_];return[_,Array.isArray(h)?h.map(e):h]});return{...r,...Object.fromEntries(
a)}}function E(t){const o=new Map,r=(e,a)=>{const _=o.get(a)??t.push(e)-1;return o.set(a,_),_};return(e,a,_=[])=>{const h=v(
e,[a,..._]),s=new Map,m=e.map(n=>{const d=_.length>0?"":JSON.stringify(i(n,[a]));return d!==""&&s.set(d,(s.get(d)??0)+1),
d});return e.map((n,d)=>{const y=m[d]??"",u=(s.get(y)??0)>1,g=u?i(n,[a]):w(n,h);return Object.keys(g).length===0?n:{like:r(
g,u?y:JSON.stringify(g)),...i(n,Object.keys(g))}})}}function v(t,o){const r=new Map;for(const e of t.slice(0,I))for(const[
a,_]of Object.entries(e)){if(o.includes(a))continue;const h=r.get(a)??new Set;r.set(a,h),h.size<=p&&h.add(JSON.stringify(
_)??"")}return[...r].filter(([,e])=>e.size<=p).map(([e])=>e)}function w(t,o){return Object.fromEntries(o.flatMap(r=>t[r]===
void 0?[]:[[r,t[r]]]))}function i(t,o){return Object.fromEntries(Object.entries(t).filter(([r])=>!o.includes(r)))}function l(t,o){
const r=t[o];return Array.isArray(r)?r.filter(f):[]}function f(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}},
"report/entries"($,c,j,N){let A;const p=()=>A??=c("audit/claims/content-hash");let I;const S=()=>I??=c("command/resolve/\
script-steps");let k;const O=()=>k??=c("rules/finding");let x;const R=()=>x??=c("rules/identity");j($,{findingsAbout:()=>v,
idsIn:()=>f,reportFinding:()=>h,reportFindings:()=>_,reportGene:()=>E,reportScripts:()=>r,verdictsOf:()=>e});function E(s,m,{
about:n,ids:d}){const{gene:y,outcomes:u,runFindings:g,verdict:b,summary:T}=s,{asset:L,change:P,blastRadius:C}=y,D=[...n(
L),...y.findings,...g.filter(M=>M.subject?.command===void 0)];return{id:L.id,asset_id:(0,p().assetIdOf)(L),path:L.path,line:L.
locate().line,change:P,verdict:b,summary:T,profiles:a(y.commands.map(({profiles:M})=>M)),validators:a(y.commands.map(({validators:M})=>M)),
blast_radius:C,commands:y.commands.map((M,F)=>{const V=g.filter(J=>l(J,M)),G=f([...M.findings,...V],d);return{...t(M,u[F]),
...G}}),...f(D,d),...y.differences.length>0&&{differences:y.differences},validation_report_id:m}}function v(s){const m=new Map;
for(const n of s){const d=w(n.subject),y=m.get(d);y?y.push(n):m.set(d,[n])}return n=>(m.get(w(n))??[]).filter(d=>i(d,n))}
function w({type:s,id:m}={}){return`${s} ${m}`}function i({subject:s,location:m},{type:n,id:d,path:y}){return s?.type===
n&&s.id===d&&(m?.path??y)===y}function l({subject:s,location:m},{command:n,location:d}){return s?.command===n&&m?.line===
d.line&&m.column===d.column}function f(s,m){const n=s.flatMap(d=>m.get(d)??[]);return n.length>0?{findings:n}:{}}function t(s,m){
return{command:s.command,verdict:s.verdict,risk:s.risk,confirmation:s.confirmation,...s.reading.argv&&{words:s.reading.words.
map(o)},...s.plan?.scripts&&{scripts:r(s.plan.scripts)},profiles:e(s.profiles),validators:e(s.validators),location:s.location,
...s.plan&&{plan_digest:s.plan.digest},...m&&{outcome:m}}}function o({text:s,span:{start:m,end:n}}){return{text:s,start:m,
end:n}}function r(s){return(0,S().stepsIn)(s).map(({directory:m,event:n,text:d,command:y})=>({directory:m,event:n,text:d,
shell:y===void 0}))}function e(s){return Object.fromEntries(Object.entries(s).map(([m,{verdict:n}])=>[m,n]))}function a(s){
const m={};for(const n of s)for(const[d,{verdict:y,reason:u,remark:g}]of Object.entries(n)){const b=m[d];b&&!b.accepted||
(m[d]=y==="block"?{accepted:!1,...u&&{reason:(0,O().describe)(u).message}}:{accepted:!0,...g&&{remark:(0,O().describe)(g).
message},...b})}return m}function _(s,m=(0,R().idsOf)(s)){return s.map(n=>({id:m.get(n),cause:(0,R().causeOf)(n),...h(n)}))}
function h(s){const{rule:m,severity:n,layer:d,location:y,span:u,subject:g,edit:b,level:T,before:L,suppressed:P}=s;return{
rule:m,severity:n,layer:d,...(0,O().describe)(s),...y&&{location:y},...u&&{span:u},...g&&{subject:g},...b&&{edit:b},...T&&
{level:T},...L&&{before:L},...P&&{suppressed:P}}}},"report/escape"($,c,j,N){j($,{html:()=>R,json:()=>n,jsonLine:()=>d,markdownCode:()=>r,
markdownFence:()=>e,markdownInline:()=>f,markdownLinkTarget:()=>a,markdownSentence:()=>t,outputLines:()=>x,sarifText:()=>_,
terminal:()=>k,terminalLines:()=>O,workflowData:()=>h,workflowProperty:()=>s});const A=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
p=/\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[ -/]+[0-~]|[0-Z=>c-~])/g,I=/\r\n|[\n\r]/g;
function S(u){return`U+${(u.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function k(u){return u.replace(
A,g=>`<${S(g)}>`)}function O(u){return u.replace(/\t/g,"    ").split(I).map(k)}function x(u){return O(u.replace(p,""))}function R(u){
return k(u).replace(/[&<>"'$]/g,g=>`&#${g.codePointAt(0)??0};`)}const E=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,
v=/^(.*?)([.,;:!?]?)$/s,w=/[\\`*[\]<>|~]|&(?=[#\w])/g,i=/^(\d*)([-+=]|(?<=\d)[.)])/;function l(u){return(u.match(/`+/g)??
[]).reduce((g,b)=>Math.max(g,b.length),0)}function f(u){return u.split(/\s+/).filter(Boolean).map(o).join(" ")}function t(u){
return u.split(/`([^`]+)`/).map((b,T)=>{if(T%2===1)return r(b);const[L,P]=[/^\s/.test(b)?" ":"",/\s$/.test(b)?" ":""];return L+
f(b)+P}).reduce((b,T)=>b.endsWith("`")&&T.startsWith("`")?`${b} ${T}`:b+T)}function o(u,g){const[,b="",T=""]=v.exec(u)??
[];if(E.test(u))return r(b)+T;const L=k(u).replace(w,"\\$&");return g===0?L.replace(i,"$1\\$2"):L}function r(u){const g=k(
u);if(g==="")return"(empty)";const b="`".repeat(l(g)+1),T=/^[ `]|[ `]$/.test(g)?" ":"";return`${b}${T}${g}${T}${b}`}function e(u,g="\
text"){const b=u.map(k),T="`".repeat(Math.max(3,l(b.join(`
`))+1));return[T+g,...b,T]}function a(u){if(!(!/^https?:\/\//i.test(u)||!URL.canParse(u)))return new URL(u).href.replace(
/[()<>\\`|*_~[\]]/g,g=>`%${(g.codePointAt(0)??0).toString(16).toUpperCase()}`)}function _(u){return k(u).replace(/[\\[\]]/g,
"\\$&").replace(/[{}]/g,"$&$&")}function h(u){return u.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}function s(u){return h(u).replaceAll(":","%3A").replaceAll(",","%2C")}const m=new RegExp(`(?!\\n)(?:${A.source}\
)`,A.flags);function n(u){return y(JSON.stringify(u,null,2))}function d(u){return y(JSON.stringify(u))}function y(u){return u.
replace(m,g=>Array.from({length:g.length},(b,T)=>`\\u${g.charCodeAt(T).toString(16).padStart(4,"0")}`).join(""))}},"repo\
rt/explanation"($,c,j,N){let A;const p=()=>A??=c("policy/profile-names");let I;const S=()=>I??=c("remedy/edits");let k;const O=()=>k??=
c("rules/example");let x;const R=()=>x??=c("report/entries");j($,{explainCommand:()=>E,explainRule:()=>i});async function E(l,f){
const{policy:t,tree:o}=f.terms,r=new Map;for(const g of[...p().GENE_PROFILES,t.profile]){const b=f.with({policy:{...t,profile:g}}),
T=await b.command(l),L=g===t.profile;r.set(g,L?await(0,S().withEdit)(T,b):T)}const{reading:e,validators:a,verdict:_,confirmation:h}=await f.
command(l),{words:s,assignments:m,argv:n,invocation:d,targets:y,scripts:u}=e;return{command:l,profiles:Object.fromEntries(
[...r].map(([g,{verdict:b}])=>[g,b])),validators:(0,R().verdictsOf)(a),words:s,assignments:m,argv:n,invocation:d?v(d):null,
tree:o?.label??null,outcome:_==="block"?"blocked":h==="standard"?"runs":"needs_approval",targets:y,scripts:u?(0,R().reportScripts)(
u):null,findings:w(r)}}function v(l){const{program:f,subcommand:t=null,flags:o,operands:r,passthrough:e}=l;return{program:f,
subcommand:t,flags:o,operands:r,passthrough:e}}function w(l){const f=new Map;for(const[t,{findings:o}]of l)for(const r of o){
const e=JSON.stringify([r.rule,r.span,r.args]),a=f.get(e);a?(a.profiles.add(t),a.finding=r.edit?r:a.finding):f.set(e,{finding:r,
profiles:new Set([t])})}return[...f.values()].map(({finding:t,profiles:o})=>({...(0,R().reportFinding)(t),profiles:[...o]}))}
function i(l){const{id:f,title:t,severity:o,layer:r,since:e,why:a,configure:_}=l,h={wrong:(0,O().exampleText)(l.wrong),right:(0,O().
exampleText)(l.right)};return{id:f,title:t,severity:o,layer:r,since:e,why:a,...h,..._&&{configure:_}}}},"report/format"($,c,j,N){
let A;const p=()=>A??=c("report/agent/render");let I;const S=()=>I??=c("report/json");let k;const O=()=>k??=c("report/ju\
nit/junit");let x;const R=()=>x??=c("report/markdown/markdown");let E;const v=()=>E??=c("report/sarif/sarif");let w;const i=()=>w??=
c("report/text/text");j($,{REPORT_FORMATS:()=>l,htmlRenderer:()=>o,renderReport:()=>r});const l=["text","json","agent","\
jsonl","markdown","html","sarif","junit","in-toto","vsa"],f={maxCharacters:Number.MAX_SAFE_INTEGER},t={text:(...e)=>(0,i().
renderText)(...e),json:e=>(0,S().renderJson)(e),agent:e=>(0,p().renderAgentTask)(e),jsonl:e=>(0,S().renderJsonLines)(e),
markdown:e=>(0,R().renderMarkdown)(e,f),html:async e=>(await o()).renderHtml(e),sarif:e=>(0,v().renderSarif)(e),junit:e=>(0,O().
renderJunit)(e),"in-toto":e=>(0,S().renderStatement)(e),vsa:e=>(0,S().renderSummary)(e)},o=()=>Promise.resolve().then(()=>c(
"report/html/html"));async function r(e,a,_){return t[a](e,_)}},"report/json"($,c,j,N){let A;const p=()=>A??=c("node:cry\
pto");let I;const S=()=>I??=c("@evomap/gep-sdk");let k;const O=()=>k??=c("report/compact");let x;const R=()=>x??=c("repo\
rt/escape");let E;const v=()=>E??=c("report/gate-report");let w;const i=()=>w??=c("report/in-toto/statement");let l;const f=()=>l??=
c("report/in-toto/test-result");let t;const o=()=>t??=c("report/in-toto/verification-summary");j($,{jsonPieces:()=>e,renderJson:()=>r,
renderJsonLines:()=>a,renderStatement:()=>_,renderSummary:()=>s,reportDigest:()=>m,summaryStatement:()=>h});function r(n){
return[...e(n)].join("")}function*e(n){const d=v().gateReportSchema.parse(n);if(!(0,O().isLong)(d)){yield`${(0,R().json)(
d)}
`;return}let y=`{
`;for(const[u,g]of Object.entries((0,O().compact)(d))){if(yield`${y}  ${JSON.stringify(u)}: `,y=`,
`,!O().LONG_LISTS.has(u)||!Array.isArray(g)||g.length===0)yield(0,R().jsonLine)(g);else for(const[b,T]of g.entries())yield`${b===
0?"[":","}
${(0,R().jsonLine)(T)}`;O().LONG_LISTS.has(u)&&Array.isArray(g)&&g.length>0&&(yield`
  ]`)}yield`
}
`}function a({validation_reports:n}){return n.map(d=>`${(0,R().jsonLine)(d)}
`).join("")}function _(n){const d=(0,f().testResultStatement)(n);return d===void 0?"":`${(0,R().json)(d)}
`}function h(n){const d=[{uri:"gate-report.json",digest:{sha256:(0,i().textDigest)(r(n))}},{uri:"test-result.intoto.json",
digest:{sha256:(0,i().textDigest)(_(n))}}];return(0,o().verificationSummary)(n,d)}function s(n){const d=h(n);return d===
void 0?"":`${(0,R().json)(d)}
`}function m(n){return`sha256:${(0,p().createHash)("sha256").update((0,S().canonicalize)(n)).digest("hex")}`}},"report/l\
inks"($,c,j,N){let A;const p=()=>A??=c("rules/catalogue");let I;const S=()=>I??=c("tool");let k;const O=()=>k??=c("repor\
t/view/head-place");j($,{permalink:()=>R,rulePage:()=>x});function x(E){return(0,p().ruleOf)(E)&&`${S().HOME}/blob/main/\
docs/rules/${E}.md`}function R(E,v,w){const i=(0,O().headPlace)(E,w);if(i===void 0||E.head_sha===null||new RegExp("\\p{Cs\
}","u").test(i.path))return;const l=i.path.split("/").map(encodeURIComponent).join("/"),f=i.line===void 0?"":`#L${i.line}`;
return`${v}/blob/${E.head_sha}/${l}${f}`}},"report/read"($,c,j,N){let A;const p=()=>A??=c("zod");let I;const S=()=>I??=c(
"error");let k;const O=()=>k??=c("zod-path");let x;const R=()=>x??=c("report/compact");let E;const v=()=>E??=c("report/g\
ate-report");let w;const i=()=>w??=c("report/version");j($,{MAX_REPORT_BYTES:()=>l,REPORT_FILE:()=>a,nodeIn:()=>e,readReportFile:()=>t,
readUploadedReport:()=>_});const l=64*1024*1024,f=500;function t(s,m,n){try{return v().gateReportSchema.parse((0,R().expand)(
JSON.parse(s.toString("utf8"))))}catch(d){throw new(S()).GateError("artifact_invalid",`${m} ${r(d,s).slice(0,f)}`,n,{cause:d})}}
const o=p().looseObject({type:p().unknown().optional(),schema_version:p().unknown().optional()});function r(s,m){if(!(s instanceof
p().ZodError))return"is not JSON.";const n=o.safeParse(JSON.parse(m.toString("utf8"))).data;if(n?.type!=="GateReport"){const y=typeof n?.
type=="string"?`its type is ${JSON.stringify(n.type)}`:"";return`is not a GateReport${y&&`: ${y}`}.`}if(n.schema_version!==
i().GATE_REPORT_VERSION){const y=n.schema_version;return`is a GateReport ${y===void 0?"without a version":`of version ${JSON.
stringify(y)}`}; this version of gene-gate reads ${i().GATE_REPORT_VERSION}.`}return`is not a valid GateReport: \`${(0,O().
dotPath)(s.issues[0]?.path??[])}\` is missing or has an invalid value.`}function e({validation_reports:[s]}){if(s===void 0)
return process;const{node_version:m,platform:n,arch:d}=s.env_fingerprint;return{version:m,platform:n,arch:d}}const a="ga\
te-report.json";function _(s,{headSha:m,pullRequest:n}){const d=t(s,`The ${a} of the run`,"Use the same version of the a\
ction in both workflows, and run the first one again."),{pull_request:y}=d.event;if(d.verdict==="error"&&d.head_sha===null)
return d;if(d.head_sha!==m)throw h(`commit ${d.head_sha}`,m);if(y!==n.number)throw h(`pull request ${y??"(none)"}`,`${n.
number}`);return d}function h(s,m){return new(S()).GateError("artifact_invalid",`The report of the run is about ${s}, no\
t ${m}.`,"Run the first workflow again. If the error persists, check its file for changes.")}},"report/reported-runs"($,c,j,N){
let A;const p=()=>A??=c("error");let I;const S=()=>I??=c("run/not-run");let k;const O=()=>k??=c("run/outcomes");let x;const R=()=>x??=
c("report/read");j($,{reportedRuns:()=>E});function E(i,l,f){if(l.error)throw new(p()).GateError("artifact_invalid",`The\
 run could not decide: ${l.error.message.slice(0,500)}`,"See the log of the run.");const t=new Date(l.finished_at),o=i.genes.
filter(_=>!f.has(_)&&!(_.change==="removed"&&_.commands.length===0)),r=new Map(o.map(_=>[_,v(l,_,t)])),{level:e}=l.isolation,
a=(0,R().nodeIn)(l);return{outcomes:r,interrupted:(0,S().countInterrupted)([...r.values()].flat()),isolation:{level:e,untrusted:!0,
description:`Reported by a runner that the pull request controls, as isolation level "${e}".`},nodeOf:()=>a}}function v(i,l,f){
if(l.commands.some(({verdict:e})=>e==="block"))return(0,O().outcomesOf)(l,[],f);const{id:t,path:o}=l.asset,r=i.genes.find(
e=>e.id===t&&e.path===o);return l.commands.map((e,a)=>w(r?.commands[a],e,f))}function w(i,{command:l,plan:f},t){if(i?.command!==
l||i.outcome===void 0)return(0,S().skippedOutcome)("the run reported no result for this command",t);const{plan_digest:o,
outcome:r}=i;return f!==void 0&&o!==f.digest?(0,S().skippedOutcome)("what the command runs has changed since; run the fi\
rst workflow again",t):r}},"report/validation"($,c,j,N){let A;const p=()=>A??=c("node:crypto");let I;const S=()=>I??=c("\
@evomap/gep-sdk");j($,{buildValidationReport:()=>O,commonFields:()=>R,fingerprint:()=>f,reportIds:()=>k,sealed:()=>E,shortenText:()=>l});
function k(t){let o=Math.floor(t);return()=>`vr_${o++}`}function O(t){const{gene:o,policyDigest:r,fingerprint:e,id:a,startedAt:_,
finishedAt:h}=t,s=t.commands.map(({command:m,outcome:n})=>({command:m,ok:n.status==="passed",stdout:i(n.stdout,v),stderr:x(
n),status:n.status,exit_code:n.exit_code,signal:n.signal,duration_ms:n.duration_ms}));return E({...R({commands:s,startedAt:_,
finishedAt:h}),id:a,gene_id:o.id,gene_asset_id:(0,S().computeAssetId)(o.value),policy_digest:r,...e,commands:s})}function x({
stderr:t,reason:o,status:r}){if(r==="passed"||o===void 0)return i(t,v);const e=o.slice(0,w),a=i(t,v-e.length-1);return a===
""?e:`${a}
${e}`}function R({commands:t,startedAt:o,finishedAt:r}){return{type:"ValidationReport",schema_version:S().SCHEMA_VERSION,
results:t.map(({command:e,ok:a,duration_ms:_,stderr:h})=>({cmd:e,ok:a,duration_ms:_,...a?{}:{err:h}})),overall_ok:t.length>
0&&t.every(({ok:e})=>e),duration_ms:Math.max(0,Date.parse(r)-Date.parse(o)),started_at:o,finished_at:r,created_at:r}}function E(t){
const o=(0,S().computeAssetId)(t);if(o===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...t,asset_id:o}}const v=4e3,w=1e3;function i({head:t,tail:o,bytes:r,truncated:e},a){const _=t+o;
if(!e&&_.length<=a)return _;const h=`
[cut: the beginning and the end of ${r} bytes]
`,s=e?t:_,m=e?o:_;return s.slice(0,w).replace(/[\ud800-\udbff]$/,"")+h+m.slice(-(a-w-h.length)).replace(/^[\udc00-\udfff]/,
"")}function l(t){const o={head:t,tail:"",bytes:Buffer.byteLength(t),truncated:!1};return i(o,v)}function f(t){const{nodeVersion:o,
platform:r,arch:e,client:a,clientVersion:_}=t,h=["",o,r,e,"",a,_].join("|");return{env_fingerprint:{node_version:o,platform:r,
arch:e,client:a,client_version:_},env_fingerprint_key:(0,p().createHash)("sha256").update(h).digest("hex").slice(0,16)}}},
"report/validation-reading"($,c,j,N){let A;const p=()=>A??=c("assets/asset");let I;const S=()=>I??=c("audit/claims/conte\
nt-hash");let k;const O=()=>k??=c("audit/claims/schema/differences");j($,{readValidationReport:()=>x});function x(i){if(!(0,p().
isJsonObject)(i)||i.type!=="ValidationReport")return;const l=typeof i.overall_ok=="boolean"?"protocol":"results",f=l==="\
protocol"?i.commands:i.results;if(!Array.isArray(f))return;const t=f.map(R);return{shape:l,id:v(i.id),geneId:v(i.gene_id),
commands:t,ok:i.overall_ok!==!1&&t.length>0&&t.every(({ok:o})=>o),durationMs:w(i.duration_ms)??E(i),hash:(0,S().matchContentHash)(
{type:"ValidationReport",value:i})??null,differences:(0,O().schemaDifferences)("ValidationReport",i)}}function R(i){const{
command:l,cmd:f,ok:t,duration_ms:o,err:r,stderr:e}=(0,p().isJsonObject)(i)?i:{},a=v(l)??v(f);return{command:a??"",ok:t===
!0&&a!==null,durationMs:w(o),error:v(r)??v(e)}}function E({started_at:i,finished_at:l}){const[f,t]=[i,l].map(o=>typeof o==
"string"?Date.parse(o):w(o));return typeof f=="number"&&typeof t=="number"&&t>=f?t-f:null}function v(i){return typeof i==
"string"?i:null}function w(i){return typeof i=="number"?i:null}},"report/validation-report"($,c,j,N){let A;const p=()=>A??=
c("zod");let I;const S=()=>I??=c("model/asset");let k;const O=()=>k??=c("model/outcome");j($,{validationReportSchema:()=>E});
const x=p().object({command:p().string(),ok:p().boolean(),stdout:p().string().describe("At most 4,000 characters, redact\
ed."),stderr:p().string().describe("At most 4,000 characters, redacted."),...O().outcomeSchema.pick({status:!0,exit_code:!0,
signal:!0,duration_ms:!0}).shape}),R=p().object({cmd:p().string(),ok:p().boolean(),duration_ms:p().int().nonnegative(),err:p().
string().optional()}),E=p().object({type:p().literal("ValidationReport"),schema_version:p().string(),id:p().string().regex(
/^vr_\d+$/),gene_id:p().string(),gene_asset_id:p().string().nullable().describe("Content hash of the gene that was valid\
ated."),policy_digest:S().digestSchema.describe("Digest of the policy that allowed the commands; the same as in the Gate\
Report."),env_fingerprint:p().object({node_version:p().string(),platform:p().string(),arch:p().string(),client:p().string(),
client_version:p().string()}),env_fingerprint_key:p().string().regex(/^[0-9a-f]{16}$/),commands:p().array(x),results:p().
array(R),overall_ok:p().boolean(),duration_ms:p().int().nonnegative(),started_at:p().iso.datetime(),finished_at:p().iso.
datetime(),created_at:p().iso.datetime(),asset_id:S().digestSchema}).describe("ValidationReport: the results of the vali\
dation commands of one gene")},"report/validation-reports"($,c,j,N){let A;const p=()=>A??=c("tool");let I;const S=()=>I??=
c("report/redact/redact");let k;const O=()=>k??=c("report/validation");j($,{redactGenes:()=>x,validationReportsOf:()=>R});
function x(v,w){return v.map(i=>({...i,outcomes:i.outcomes.map(l=>(0,S().redactOutcome)(l,w))}))}function R(v,{nodeOf:w,
policyDigest:i,startedAt:l,finishedAt:f}){const t=(0,O().reportIds)(l.getTime());return v.map(({gene:o,ran:r,outcomes:e})=>{
if(!r)return null;const{asset:a,commands:_}=o,h=w(o);return(0,O().buildValidationReport)({gene:a,policyDigest:i,commands:e.
map((s,m)=>({command:_[m]?.command??"",outcome:s})),fingerprint:(0,O().fingerprint)({nodeVersion:h.version,platform:h.platform,
arch:h.arch,client:p().TOOL.name,clientVersion:p().TOOL.version}),id:t(),startedAt:e[0]?.started_at??f.toISOString(),finishedAt:E(
e,f)})})}function E(v,w){if(v.length===0)return w.toISOString();const i=v.map(({started_at:l,duration_ms:f})=>Date.parse(
l)+f);return new Date(Math.min(Math.max(...i),w.getTime())).toISOString()}},"report/version"($,c,j,N){j($,{GATE_REPORT_VERSION:()=>A});
const A="1.4.0"}};
