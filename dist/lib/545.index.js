"use strict";exports.id=545,exports.ids=[545],exports.modules={1395:((P,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.NEEDS_PERSON=
void 0,t.approvalDigest=S,t.boundFiles=v,t.changedSince=d,t.groupDigest=g,t.judgedHead=o,t.weakensGate=i;function p(){const e=s(
77598);return p=function(){return e},e}function y(){const e=s(57975);return y=function(){return e},e}function E(){const e=s(
41330);return E=function(){return e},e}function w(){const e=s(97247);return w=function(){return e},e}function O(){const e=s(
32854);return O=function(){return e},e}async function v(e,u,c=new Set){const h=u.length===0?()=>!1:(0,E().default)([...u],
{dot:!0,nonegate:!0}),L=[...e.files()].filter(({path:$})=>(0,O().isWithin)($,".github")||c.has($)||!h($)).map(async $=>[
$.path,await l(e,$)]);return new Map(await Promise.all(L))}async function l(e,{path:u,kind:c,oid:h}){if(h!==void 0)return`${c}\
 ${h}`;const r=c==="symlink"?e.readlink(u)??"":await e.read(u);return`${c} ${(0,p().createHash)("sha256").update(r).digest(
"hex")}`}function S(e){const{files:u,baseRef:c,plansDigest:h,policyDigest:r,weakened:L}=e,$=[...u].sort(([M],[A])=>M<A?-1:
1);return a([c,h,r,$,L])}function g(e){return e.length>1?a([...e].sort()):e[0]}function a(e){return`sha256:${(0,p().createHash)(
"sha256").update(JSON.stringify(e)).digest("hex")}`}const f=3;function d(e,u){const c=[...new Set([...e.files.keys(),...u.
files.keys()])].filter(h=>e.files.get(h)!==u.files.get(h)).sort();return c.length>0?`${m(c)} ${c.length===1?"has":"have"}\
 changed`:e.plansDigest!==u.plansDigest?"the commands that would run have changed":(0,y().isDeepStrictEqual)(e.weakened,
u.weakened)?void 0:"what weakens the gate has changed"}function m(e){const u=e.slice(0,f).map(r=>`\`${r}\``),c=e.length-
u.length,h=c>0?`${c} more ${c===1?"file":"files"}`:u.pop();return u.length===0?`${h}`:`${u.join(", ")} and ${h}`}async function o(e,u,{
policy:c,digest:h},r){const{genes:L,plansDigest:$}=e,M=e.findings.filter(({rule:D})=>n.has(D)).map(({args:D,location:T})=>[
T?.path??"",JSON.stringify(D)]),A=(0,w().isOfChange)(e)?e.agentFiles.flatMap(R):[],C=new Set([...M.map(([D])=>D),...A]);
return{subject:{files:await v(u,c.approvals.unaffected_by,C),baseRef:r,plansDigest:$,policyDigest:h,weakened:M},genes:L,
weakensGate:i(e)}}function R({file:{path:e},entries:u}){const c=u.flatMap(h=>h.targets);return[e,...c.flatMap(({kind:h,name:r})=>h===
"file"?[r]:[])]}const n=t.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);function i({findings:e}){return e.
some(({rule:u})=>n.has(u))}}),89549:((P,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.approveByDigest=v,t.shortDigest=
O;function p(){const l=s(41895);return p=function(){return l},l}function y(){const l=s(1395);return y=function(){return l},
l}const E=24,w=new RegExp(`^sha256:[0-9a-f]{${E},64}$`);function O(l){return l.slice(0,7+E)}function v(l,S){if(l!==void 0&&
!w.test(l))throw new(p()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(l)} is not one`,"Ru\
n the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:g})=>{if(l===
void 0)return{approvals:[],refusals:[]};if((0,y().approvalDigest)(g).startsWith(l))return{approvals:[{user:"command line",
at:S.toISOString()}],refusals:[]};const a=O(l);return{approvals:[],refusals:[`--approve ${a} is for another state: the f\
iles of the head, the base branch, the policy or the commands have changed`]}}}}}),28894:((P,t,s)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.MAX_LOG_BYTES=void 0,t.continuationOf=g,t.countLines=R,t.hasRecords=a,t.isAuditLog=O;function p(){
const n=s(84831);return p=function(){return n},n}function y(){const n=s(32854);return y=function(){return n},n}const E=[
"assets/gep/events.jsonl",".evolver/gep/events.jsonl"],w=t.MAX_LOG_BYTES=128*1024*1024;function O(n){return(0,p().mayBeSpelled)(
n,"events.jsonl")&&E.some(i=>(0,y().isWithinAnywhere)(n,i))}const v=10,l=13,S=new Set([32,9,v,l]);function g(n,i){const e=f(
n),u=f(i);let c=0;for(let h=e.next().value;h;){const r=e.next().value,L=u.next().value;if(!L||!m(h.bytes,L.bytes,r===void 0))
return{kind:"rewritten",line:h.line};c=L.end,h=r}return{kind:"appended",from:c}}function a(n){return f(n).next().value!==
void 0}function*f(n){let i=0;for(let e=0;e<n.length;){const u=n.indexOf(v,e),c=u<0?n.length:u,h=n.subarray(e,c);e=Math.min(
c+1,n.length),i+=1,d(h)||(yield{bytes:h,line:i,end:e})}}function d(n){for(const i of n)if(!S.has(i))return!1;return!0}function m(n,i,e){
return e?o(n).equals(o(i)):n.equals(i)}function o(n){return n.at(-1)===l?n.subarray(0,-1):n}function R(n,i){let e=0;for(let u=n.
indexOf(v);u>=0&&u<i;u=n.indexOf(v,u+1))e+=1;return e}}),97247:((P,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),
t.isOfChange=s;function s(p){return"files"in p}}),53315:((P,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.DEFAULT_MAX_FILES=
void 0,t.busiestDirectories=l,t.cappedSize=y,t.gradeFiles=E,t.gradeWords=w,t.linesOf=g,t.measureChange=p,t.namesOf=S;const s=t.
DEFAULT_MAX_FILES=20;function p(a,f){const d={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const m of a.files){const{
path:o,oldPath:R}=m,n=R===void 0?1:2,i=Number(f.has(o))+Number(R!==void 0&&f.has(R));d.files+=n-i,d.exempt_files+=i,i===
n?d.exempt_lines+=g(m):d.lines+=g(m)}return d}function y({files:a,lines:f,exempt_files:d,exempt_lines:m},o){return o==="\
reference"?{files:a,lines:f}:{files:a+d,lines:f+m}}function E(a,f,d,m){const o=O(f);return d.files>m.files||d.lines>m.lines?
"hard_cap_breach":a>2*o?"critical_overrun":a>o?"exceeded":a>.8*o?"approaching_limit":"within_limit"}function w(a,{files:f,
lines:d},m,o){const R=O(m);switch(a){case"hard_cap_breach":return`HARD CAP BREACH: ${f} files / ${d} lines exceeds syste\
m limit (${o.files} files / ${o.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${f} files > ${2*R} (2x l\
imit of ${R}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${f} > ${R}`;case"\
approaching_limit":return`approaching limit: ${f} / ${R} files (${Math.round(f/R*100)}%)`;case"within_limit":return`${f}\
 / ${R} files`}}function O(a){return typeof a=="number"&&a>0?a:s}const v=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;function l(a,f){
const d=new Map;for(const{path:m,lines:o,exempt:R}of a){const n=v.exec(m)?.[0]??".",i=d.get(n)??{path:n,files:0,lines:0};
i.files+=1,i.lines+=o,R&&(i.exempt_files=(i.exempt_files??0)+1,i.exempt_lines=(i.exempt_lines??0)+o),d.set(n,i)}return[...d.
values()].sort((m,o)=>o.files-m.files||o.lines-m.lines||(m.path<o.path?-1:1)).slice(0,f)}function S(a){return a.oldPath===
void 0?[a.path]:[a.path,a.oldPath]}function g(a){return a.added+a.deleted}}),196:((P,t,s)=>{Object.defineProperty(t,"__e\
sModule",{value:!0}),t.reportVerb=void 0;function p(){const o=s(31421);return p=function(){return o},o}function y(){const o=s(
51455);return y=function(){return o},o}function E(){const o=s(48161);return E=function(){return o},o}function w(){const o=s(
76760);return w=function(){return o},o}function O(){const o=s(63314);return O=function(){return o},o}function v(){const o=s(
62887);return v=function(){return o},o}function l(){const o=s(23107);return l=function(){return o},o}function S(){const o=s(
61399);return S=function(){return o},o}const g=(o,R)=>(0,S().withReportOptions)(new(O()).Command("report").argument("<fi\
le>","gate-report.json; `-` reads standard input")).option("--open","open the report in the browser instead of printing \
it").action(async(n,i)=>R(await f(n,i,o)));t.reportVerb=g;const a="Specify a gate-report.json that this version wrote.";
async function f(o,R,n){const[i]=await(0,l().readParts)([o],n.openInput,a);return i===void 0?2:(R.open?await m(i.report,
n):await(0,S().deliver)(i.report,R,n),0)}const d={linux:["xdg-open"],darwin:["open"],win32:["cmd","/c","start",""]};async function m(o,{
platform:R,note:n}){const i=(0,w().join)(await(0,y().mkdtemp)((0,w().join)((0,E().tmpdir)(),"gene-gate-report-")),"repor\
t.html");await(0,y().writeFile)(i,(0,v().renderHtml)(o));const[e,...u]=d[R],c=(0,p().spawn)(e,[...u,i],{detached:!0,stdio:"\
ignore"});c.on("error",()=>n(`No browser could be started.
`)),c.unref(),n(`${i}
`)}}),84831:((P,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.isSpellingOf=p,t.mayBeSpelled=E;const s=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function p(O,v){const S=O.replace(s,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return S===v||w(S,v)}const y=/^[\w./-]*$/;function E(O,v){return!y.test(O)||O.toLowerCase().includes(v)}function w(O,v){
const[,l]=/^(.+)~[1-9]\d{0,5}$/.exec(O)??[];return l!==void 0&&l===v.replaceAll(".","").slice(0,6)}}),17577:((P,t,s)=>{Object.
defineProperty(t,"__esModule",{value:!0}),t.dangerFirst=v,t.groupsOf=o,t.isMissingTarget=S,t.isRepositoryPath=g,t.isWhole=
R,t.otherFiles=m,t.othersWords=f,t.ownRemedy=l,t.pathAndLine=E,t.reasonsOf=O,t.sizeOf=a;function p(){const n=s(59490);return p=
function(){return n},n}function y(){const n=s(94965);return y=function(){return n},n}function E({location:n}){return n&&
`${n.path}:${n.line}`}const w=3;function O(n){const i=n.find(({span:c})=>c!==void 0)??n[0],u=[...new Map(n.map(c=>[c.rule,
c])).values()].filter(({rule:c})=>c!==i?.rule);return{main:i&&v(i),further:u.slice(0,w)}}function v(n){const{message:i,remedy:e,
danger:u}=n;return u===void 0?n:{...n,message:`The command ${u}. ${i}`,remedy:e.replace(`: it ${u}`,"")}}function l(n,i){
const e=O(n).main?.remedy;return e===O(i).main?.remedy?void 0:e}function S({rule:n}){return n==="target-missing"}function g(n){
return n.split("/").every(i=>!["",".",".."].includes(i))}function a({others:n}){return 1+n.length}function f({lead:n,others:i}){
if(i.length===0)return"";const e=new Set(i.flatMap(({subject:c})=>c?.id??[])).size,u=new Set(i.map(({rule:c})=>c).filter(
c=>c!==n.rule));return[e===i.length?(0,y().count)(e,"other asset"):(0,y().count)(i.length,"other place")+(e>1?` in ${e} \
assets`:""),...u.size>0?[`also ${[...u].join(", ")}`]:[]].join(", ")}const d=3;function m({lead:n,others:i}){const e=i.map(
({subject:h,location:r})=>h?void 0:r?.path),u=new Set(e);return i.length<=d&&u.size===i.length&&!u.has(void 0)&&!u.has(n.
location?.path)&&i.every(({rule:h})=>h===n.rule)?e.flatMap(h=>h??[]):[]}function o(n,i){return[...(0,p().groupBy)(n,i).values()].
flatMap(([e,...u])=>e===void 0?[]:[{lead:e,others:u}])}function R({rule:n}){return n==="gate-weakened"||n==="policy-chan\
ged"}}),37156:((P,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.CHECK_RULES=t.ALL_RULES=void 0;function p(){
const r=s(18118);return p=function(){return r},r}function y(){const r=s(31453);return y=function(){return r},r}function E(){
const r=s(28672);return E=function(){return r},r}function w(){const r=s(46931);return w=function(){return r},r}function O(){
const r=s(8909);return O=function(){return r},r}function v(){const r=s(6335);return v=function(){return r},r}function l(){
const r=s(96208);return l=function(){return r},r}function S(){const r=s(40036);return S=function(){return r},r}function g(){
const r=s(72443);return g=function(){return r},r}function a(){const r=s(46711);return a=function(){return r},r}function f(){
const r=s(9969);return f=function(){return r},r}function d(){const r=s(17188);return d=function(){return r},r}function m(){
const r=s(65316);return m=function(){return r},r}function o(){const r=s(6692);return o=function(){return r},r}function R(){
const r=s(76186);return R=function(){return r},r}function n(){const r=s(48516);return n=function(){return r},r}function i(){
const r=s(8371);return i=function(){return r},r}function e(){const r=s(42148);return e=function(){return r},r}const u=t.
CHECK_RULES=h(R().syntaxRules,f().programRules,g().invocationRules,n().targetRules,i().validatorRules,v().curatedRules,a().
policyRules,e().workspaceRules,E().assetFileRules,y().assetRules,S().evidenceRules,l().eligibilityRules,O().changeRules,
o().storeRules,p().agentFileRules,m().runRules),c=t.ALL_RULES=[...u,...h(d().promotionRules,w().attestationRules)];function h(...r){
return r.flatMap(L=>Object.values(L))}}),47350:((P,t,s)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.REPORTED_ONLY=
void 0,t.exitCodeOf=S,t.gravest=O,t.isBlocking=E,t.severityVerdict=w;function p(){const g=s(13580);return p=function(){return g},
g}const y={pass:0,warn:1,needs_approval:2,fail:3,error:4};function E({rule:g,severity:a,suppressed:f},d){return f||a==="\
notice"?!1:a==="error"||d==="warning"&&!(0,p().ruleOf)(g)?.advice}function w(g,a){const f=d=>g.some(m=>m.severity===d&&!m.
suppressed);return g.some(({rule:d})=>(0,p().ruleOf)(d).undecided)?"error":f("error")?"fail":f("warning")?g.some(d=>E(d,
a))?"fail":"warn":"pass"}function O(g){return g.reduce((a,f)=>y[f]>y[a]?f:a,"pass")}const v=t.REPORTED_ONLY=new Set(["fa\
il","needs_approval"]),l={pass:0,warn:0,fail:1,needs_approval:1,error:2};function S(g,a="block"){return a==="report"&&v.
has(g)?0:l[g]}}),80401:((P,t,s)=>{s.r(t),s.d(t,{FILE_HEADERS_ONLY:()=>p.jr,createTwoFilesPatch:()=>p.ss,diffLines:()=>y.
Pp,formatPatch:()=>p.Gu,parsePatch:()=>E.i,structuredPatch:()=>p.YB});var p=s(94112),y=s(37073),E=s(73857)})};
