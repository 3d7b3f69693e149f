"use strict";exports.id=145,exports.ids=[145],exports.modules={1395:((L,o,s)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.approvalDigest=
c,o.boundFiles=g,o.changedSince=u,o.groupDigest=y,o.judgedHead=h,o.weakensGate=r;function p(){const e=s(77598);return p=
function(){return e},e}function v(){const e=s(57975);return v=function(){return e},e}function E(){const e=s(41330);return E=
function(){return e},e}function S(){const e=s(32854);return S=function(){return e},e}async function g(e,n,i=new Set){const d=n.
length===0?()=>!1:(0,E().default)([...n],{dot:!0,nonegate:!0}),t=[...e.files()].filter(({path:R})=>(0,S().isWithin)(R,".\
github")||i.has(R)||!d(R)).map(async R=>[R.path,await m(e,R)]);return new Map(await Promise.all(t))}async function m(e,{
path:n,kind:i,oid:d}){if(d!==void 0)return`${i} ${d}`;const O=i==="symlink"?e.readlink(n)??"":await e.read(n);return`${i}\
 ${(0,p().createHash)("sha256").update(O).digest("hex")}`}function c(e){const{files:n,baseRef:i,plansDigest:d,policyDigest:O,
weakened:t}=e,R=[...n].sort(([w],[D])=>w<D?-1:1);return l([i,d,O,R,t])}function y(e){return e.length>1?l([...e].sort()):
e[0]}function l(e){return`sha256:${(0,p().createHash)("sha256").update(JSON.stringify(e)).digest("hex")}`}const a=3;function u(e,n){
const i=[...new Set([...e.files.keys(),...n.files.keys()])].filter(d=>e.files.get(d)!==n.files.get(d)).sort();return i.length>
0?`${f(i)} ${i.length===1?"has":"have"} changed`:e.plansDigest!==n.plansDigest?"the commands that would run have changed":
(0,v().isDeepStrictEqual)(e.weakened,n.weakened)?void 0:"what weakens the gate has changed"}function f(e){const n=e.slice(
0,a).map(O=>`\`${O}\``),i=e.length-n.length,d=i>0?`${i} more ${i===1?"file":"files"}`:n.pop();return n.length===0?`${d}`:
`${n.join(", ")} and ${d}`}async function h(e,n,{policy:i,digest:d},O){const{genes:t,plansDigest:R}=e,w=e.findings.filter(
({rule:P})=>P==="gate-weakened").map(({args:P,location:$})=>[$?.path??"",JSON.stringify(P)]),D=new Set(w.map(([P])=>P));
return{subject:{files:await g(n,i.approvals.unaffected_by,D),baseRef:O,plansDigest:R,policyDigest:d,weakened:w},genes:t,
weakensGate:r(e)}}function r({findings:e}){return e.some(({rule:n})=>n==="gate-weakened")}}),89549:((L,o,s)=>{Object.defineProperty(
o,"__esModule",{value:!0}),o.approveByDigest=m,o.shortDigest=g;function p(){const c=s(41895);return p=function(){return c},
c}function v(){const c=s(1395);return v=function(){return c},c}const E=24,S=new RegExp(`^sha256:[0-9a-f]{${E},64}$`);function g(c){
return c.slice(0,7+E)}function m(c,y){if(c!==void 0&&!S.test(c))throw new(p()).GateError("usage",`--approve requires an \
approval digest; ${JSON.stringify(c)} is not one`,"Run the command without --approve; it prints the digest to approve.");
return{means:"digest",find:async({subject:l})=>{if(c===void 0)return{approvals:[],refusals:[]};if((0,v().approvalDigest)(
l).startsWith(c))return{approvals:[{user:"command line",at:y.toISOString()}],refusals:[]};const a=g(c);return{approvals:[],
refusals:[`--approve ${a} is for another state: the files of the head, the base branch, the policy or the commands have \
changed`]}}}}}),28894:((L,o,s)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.MAX_LOG_BYTES=void 0,o.continuationOf=
l,o.countLines=e,o.hasRecords=a,o.isAuditLog=g;function p(){const n=s(84831);return p=function(){return n},n}function v(){
const n=s(32854);return v=function(){return n},n}const E=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],S=o.MAX_LOG_BYTES=
128*1024*1024;function g(n){return(0,p().mayBeSpelled)(n,"events.jsonl")&&E.some(i=>(0,v().isWithinAnywhere)(n,i))}const m=10,
c=13,y=new Set([32,9,m,c]);function l(n,i){const d=u(n),O=u(i);let t=0;for(let R=d.next().value;R;){const w=d.next().value,
D=O.next().value;if(!D||!h(R.bytes,D.bytes,w===void 0))return{kind:"rewritten",line:R.line};t=D.end,R=w}return{kind:"app\
ended",from:t}}function a(n){return u(n).next().value!==void 0}function*u(n){let i=0;for(let d=0;d<n.length;){const O=n.
indexOf(m,d),t=O<0?n.length:O,R=n.subarray(d,t);d=Math.min(t+1,n.length),i+=1,f(R)||(yield{bytes:R,line:i,end:d})}}function f(n){
for(const i of n)if(!y.has(i))return!1;return!0}function h(n,i,d){return d?r(n).equals(r(i)):n.equals(i)}function r(n){return n.
at(-1)===c?n.subarray(0,-1):n}function e(n,i){let d=0;for(let O=n.indexOf(m);O>=0&&O<i;O=n.indexOf(m,O+1))d+=1;return d}}),
53315:((L,o)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.DEFAULT_MAX_FILES=void 0,o.busiestDirectories=c,o.cappedSize=
v,o.gradeFiles=E,o.gradeWords=S,o.linesOf=l,o.measureChange=p,o.namesOf=y;const s=o.DEFAULT_MAX_FILES=20;function p(a,u){
const f={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const h of a.files){const{path:r,oldPath:e}=h,n=e===void 0?1:
2,i=Number(u.has(r))+Number(e!==void 0&&u.has(e));f.files+=n-i,f.exempt_files+=i,i===n?f.exempt_lines+=l(h):f.lines+=l(h)}
return f}function v({files:a,lines:u,exempt_files:f,exempt_lines:h},r){return r==="reference"?{files:a,lines:u}:{files:a+
f,lines:u+h}}function E(a,u,f,h){const r=g(u);return f.files>h.files||f.lines>h.lines?"hard_cap_breach":a>2*r?"critical_\
overrun":a>r?"exceeded":a>.8*r?"approaching_limit":"within_limit"}function S(a,{files:u,lines:f},h,r){const e=g(h);switch(a){case"\
hard_cap_breach":return`HARD CAP BREACH: ${u} files / ${f} lines exceeds system limit (${r.files} files / ${r.lines} lin\
es)`;case"critical_overrun":return`CRITICAL OVERRUN: ${u} files > ${2*e} (2x limit of ${e}). Agent likely performed bulk\
/unintended operation.`;case"exceeded":return`max_files exceeded: ${u} > ${e}`;case"approaching_limit":return`approachin\
g limit: ${u} / ${e} files (${Math.round(u/e*100)}%)`;case"within_limit":return`${u} / ${e} files`}}function g(a){return typeof a==
"number"&&a>0?a:s}const m=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;function c(a,u){const f=new Map;for(const{path:h,lines:r,exempt:e}of a){
const n=m.exec(h)?.[0]??".",i=f.get(n)??{path:n,files:0,lines:0};i.files+=1,i.lines+=r,e&&(i.exempt_files=(i.exempt_files??
0)+1,i.exempt_lines=(i.exempt_lines??0)+r),f.set(n,i)}return[...f.values()].sort((h,r)=>r.files-h.files||r.lines-h.lines||
(h.path<r.path?-1:1)).slice(0,u)}function y(a){return a.oldPath===void 0?[a.path]:[a.path,a.oldPath]}function l(a){return a.
added+a.deleted}}),196:((L,o,s)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.reportVerb=void 0;function p(){const r=s(
31421);return p=function(){return r},r}function v(){const r=s(51455);return v=function(){return r},r}function E(){const r=s(
48161);return E=function(){return r},r}function S(){const r=s(76760);return S=function(){return r},r}function g(){const r=s(
63314);return g=function(){return r},r}function m(){const r=s(62887);return m=function(){return r},r}function c(){const r=s(
23107);return c=function(){return r},r}function y(){const r=s(61399);return y=function(){return r},r}const l=(r,e)=>(0,y().
withReportOptions)(new(g()).Command("report").argument("<file>","gate-report.json; `-` reads standard input")).option("-\
-open","open the report in the browser instead of printing it").action(async(n,i)=>e(await u(n,i,r)));o.reportVerb=l;const a="\
Specify a gate-report.json that this version wrote.";async function u(r,e,n){const[i]=await(0,c().readParts)([r],n.openInput,
a);return i===void 0?2:(e.open?await h(i.report,n):await(0,y().deliver)(i.report,e,n),0)}const f={linux:["xdg-open"],darwin:[
"open"],win32:["cmd","/c","start",""]};async function h(r,{platform:e,note:n}){const i=(0,S().join)(await(0,v().mkdtemp)(
(0,S().join)((0,E().tmpdir)(),"gene-gate-report-")),"report.html");await(0,v().writeFile)(i,(0,m().renderHtml)(r));const[
d,...O]=f[e],t=(0,p().spawn)(d,[...O,i],{detached:!0,stdio:"ignore"});t.on("error",()=>n(`No browser could be started.
`)),t.unref(),n(`${i}
`)}}),84831:((L,o)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.isSpellingOf=p,o.mayBeSpelled=E;const s=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function p(g,m){const y=g.replace(s,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return y===m||S(y,m)}const v=/^[\w./-]*$/;function E(g,m){return!v.test(g)||g.toLowerCase().includes(m)}function S(g,m){
const[,c]=/^(.+)~[1-9]\d{0,5}$/.exec(g)??[];return c!==void 0&&c===m.replaceAll(".","").slice(0,6)}}),37156:((L,o,s)=>{Object.
defineProperty(o,"__esModule",{value:!0}),o.CHECK_RULES=o.ALL_RULES=void 0;function p(){const t=s(31453);return p=function(){
return t},t}function v(){const t=s(28672);return v=function(){return t},t}function E(){const t=s(46931);return E=function(){
return t},t}function S(){const t=s(8909);return S=function(){return t},t}function g(){const t=s(6335);return g=function(){
return t},t}function m(){const t=s(96208);return m=function(){return t},t}function c(){const t=s(40036);return c=function(){
return t},t}function y(){const t=s(72443);return y=function(){return t},t}function l(){const t=s(46711);return l=function(){
return t},t}function a(){const t=s(9969);return a=function(){return t},t}function u(){const t=s(17188);return u=function(){
return t},t}function f(){const t=s(65316);return f=function(){return t},t}function h(){const t=s(76186);return h=function(){
return t},t}function r(){const t=s(48516);return r=function(){return t},t}function e(){const t=s(8371);return e=function(){
return t},t}function n(){const t=s(42148);return n=function(){return t},t}const i=o.CHECK_RULES=O(h().syntaxRules,a().programRules,
y().invocationRules,r().targetRules,e().validatorRules,g().curatedRules,l().policyRules,n().workspaceRules,v().assetFileRules,
p().assetRules,c().evidenceRules,m().eligibilityRules,S().changeRules,f().runRules),d=o.ALL_RULES=[...i,...O(u().promotionRules,
E().attestationRules)];function O(...t){return t.flatMap(R=>Object.values(R))}}),47350:((L,o,s)=>{Object.defineProperty(
o,"__esModule",{value:!0}),o.REPORTED_ONLY=void 0,o.exitCodeOf=y,o.gravest=g,o.isBlocking=E,o.severityVerdict=S;function p(){
const l=s(13580);return p=function(){return l},l}const v={pass:0,warn:1,needs_approval:2,fail:3,error:4};function E({rule:l,
severity:a,suppressed:u},f){return u||a==="notice"?!1:a==="error"||f==="warning"&&!(0,p().ruleOf)(l)?.advice}function S(l,a){
const u=f=>l.some(h=>h.severity===f&&!h.suppressed);return l.some(({rule:f})=>(0,p().ruleOf)(f).undecided)?"error":u("er\
ror")?"fail":u("warning")?l.some(f=>E(f,a))?"fail":"warn":"pass"}function g(l){return l.reduce((a,u)=>v[u]>v[a]?u:a,"pas\
s")}const m=o.REPORTED_ONLY=new Set(["fail","needs_approval"]),c={pass:0,warn:0,fail:1,needs_approval:1,error:2};function y(l,a="\
block"){return a==="report"&&m.has(l)?0:c[l]}}),80401:((L,o,s)=>{s.r(o),s.d(o,{FILE_HEADERS_ONLY:()=>p.jr,createTwoFilesPatch:()=>p.
ss,diffLines:()=>v.Pp,formatPatch:()=>p.Gu,parsePatch:()=>E.i,structuredPatch:()=>p.YB});var p=s(94112),v=s(37073),E=s(73857)})};
