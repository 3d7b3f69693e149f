"use strict";exports.id=105,exports.ids=[105],exports.modules={1395:((L,r,o)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.approvalDigest=
s,r.boundFiles=v,r.changedSince=O,r.groupDigest=a,r.judgedHead=E,r.weakensGate=S;function d(){const n=o(77598);return d=
function(){return n},n}function l(){const n=o(41330);return l=function(){return n},n}function h(){const n=o(32854);return h=
function(){return n},n}async function v(n,i){const e=i.length===0?()=>!1:(0,l().default)([...i],{dot:!0,nonegate:!0}),f=[
...n.files()].filter(({path:p})=>(0,h().isWithin)(p,".github")||!e(p)).map(async p=>[p.path,await g(n,p)]);return new Map(
await Promise.all(f))}async function g(n,{path:i,kind:e,oid:u}){if(u!==void 0)return`${e} ${u}`;const f=e==="symlink"?n.
readlink(i)??"":await n.read(i);return`${e} ${(0,d().createHash)("sha256").update(f).digest("hex")}`}function s(n){const{
files:i,baseRef:e,plansDigest:u,policyDigest:f}=n,p=[...i].sort(([t],[R])=>t<R?-1:1);return c([e,u,f,p])}function a(n){return n.
length>1?c([...n].sort()):n[0]}function c(n){return`sha256:${(0,d().createHash)("sha256").update(JSON.stringify(n)).digest(
"hex")}`}const m=3;function O(n,i){const e=[...new Set([...n.files.keys(),...i.files.keys()])].filter(u=>n.files.get(u)!==
i.files.get(u)).sort();if(e.length>0)return`${y(e)} ${e.length===1?"has":"have"} changed`;if(n.plansDigest!==i.plansDigest)
return"the commands that would run have changed"}function y(n){const i=n.slice(0,m).map(f=>`\`${f}\``),e=n.length-i.length,
u=e>0?`${e} more ${e===1?"file":"files"}`:i.pop();return i.length===0?`${u}`:`${i.join(", ")} and ${u}`}async function E(n,i,{
policy:e,digest:u},f){const{genes:p,plansDigest:t}=n;return{subject:{files:await v(i,e.approvals.unaffected_by),baseRef:f,
plansDigest:t,policyDigest:u},genes:p,weakensGate:S(n)}}function S({findings:n}){return n.some(({rule:i})=>i==="gate-wea\
kened")}}),89549:((L,r,o)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.approveByDigest=s,r.shortDigest=g;function d(){
const a=o(41895);return d=function(){return a},a}function l(){const a=o(1395);return l=function(){return a},a}const h=24,
v=new RegExp(`^sha256:[0-9a-f]{${h},64}$`);function g(a){return a.slice(0,7+h)}function s(a,c){if(a!==void 0&&!v.test(a))
throw new(d()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(a)} is not one`,"Run the comma\
nd without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:m})=>{if(a===void 0)return{
approvals:[],refusals:[]};if((0,l().approvalDigest)(m).startsWith(a))return{approvals:[{user:"command line",at:c.toISOString()}],
refusals:[]};const O=g(a);return{approvals:[],refusals:[`--approve ${O} is for another state: the files of the head, the\
 base branch, the policy or the commands have changed`]}}}}}),28894:((L,r,o)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.MAX_LOG_BYTES=void 0,r.continuationOf=m,r.countLines=i,r.hasRecords=O,r.isAuditLog=g;function d(){const e=o(84831);return d=
function(){return e},e}function l(){const e=o(32854);return l=function(){return e},e}const h=["assets/gep/events.jsonl",
".evolver/gep/events.jsonl"],v=r.MAX_LOG_BYTES=128*1024*1024;function g(e){return(0,d().mayBeSpelled)(e,"events.jsonl")&&
h.some(u=>(0,l().isWithinAnywhere)(e,u))}const s=10,a=13,c=new Set([32,9,s,a]);function m(e,u){const f=y(e),p=y(u);let t=0;
for(let R=f.next().value;R;){const D=f.next().value,w=p.next().value;if(!w||!S(R.bytes,w.bytes,D===void 0))return{kind:"\
rewritten",line:R.line};t=w.end,R=D}return{kind:"appended",from:t}}function O(e){return y(e).next().value!==void 0}function*y(e){
let u=0;for(let f=0;f<e.length;){const p=e.indexOf(s,f),t=p<0?e.length:p,R=e.subarray(f,t);f=Math.min(t+1,e.length),u+=1,
E(R)||(yield{bytes:R,line:u,end:f})}}function E(e){for(const u of e)if(!c.has(u))return!1;return!0}function S(e,u,f){return f?
n(e).equals(n(u)):e.equals(u)}function n(e){return e.at(-1)===a?e.subarray(0,-1):e}function i(e,u){let f=0;for(let p=e.indexOf(
s);p>=0&&p<u;p=e.indexOf(s,p+1))f+=1;return f}}),196:((L,r,o)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.reportVerb=
void 0;function d(){const n=o(31421);return d=function(){return n},n}function l(){const n=o(51455);return l=function(){return n},
n}function h(){const n=o(48161);return h=function(){return n},n}function v(){const n=o(76760);return v=function(){return n},
n}function g(){const n=o(63314);return g=function(){return n},n}function s(){const n=o(62887);return s=function(){return n},
n}function a(){const n=o(23107);return a=function(){return n},n}function c(){const n=o(61399);return c=function(){return n},
n}const m=(n,i)=>(0,c().withReportOptions)(new(g()).Command("report").argument("<file>","gate-report.json; `-` reads sta\
ndard input")).option("--open","open the report in the browser instead of printing it").action(async(e,u)=>i(await y(e,u,
n)));r.reportVerb=m;const O="Specify a gate-report.json that this version wrote.";async function y(n,i,e){const[u]=await(0,a().
readParts)([n],e.openInput,O);return u===void 0?2:(i.open?await S(u.report,e):await(0,c().deliver)(u.report,i,e),0)}const E={
linux:["xdg-open"],darwin:["open"],win32:["cmd","/c","start",""]};async function S(n,{platform:i,note:e}){const u=(0,v().
join)(await(0,l().mkdtemp)((0,v().join)((0,h().tmpdir)(),"gene-gate-report-")),"report.html");await(0,l().writeFile)(u,(0,s().
renderHtml)(n));const[f,...p]=E[i],t=(0,d().spawn)(f,[...p,u],{detached:!0,stdio:"ignore"});t.on("error",()=>e(`No brows\
er could be started.
`)),t.unref(),e(`${u}
`)}}),84831:((L,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.isSpellingOf=d,r.mayBeSpelled=h;const o=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function d(g,s){const c=g.replace(o,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return c===s||v(c,s)}const l=/^[\w./-]*$/;function h(g,s){return!l.test(g)||g.toLowerCase().includes(s)}function v(g,s){
const[,a]=/^(.+)~[1-9]\d{0,5}$/.exec(g)??[];return a!==void 0&&a===s.replaceAll(".","").slice(0,6)}}),37156:((L,r,o)=>{Object.
defineProperty(r,"__esModule",{value:!0}),r.CHECK_RULES=r.ALL_RULES=void 0;function d(){const t=o(31453);return d=function(){
return t},t}function l(){const t=o(28672);return l=function(){return t},t}function h(){const t=o(46931);return h=function(){
return t},t}function v(){const t=o(8909);return v=function(){return t},t}function g(){const t=o(6335);return g=function(){
return t},t}function s(){const t=o(96208);return s=function(){return t},t}function a(){const t=o(40036);return a=function(){
return t},t}function c(){const t=o(72443);return c=function(){return t},t}function m(){const t=o(46711);return m=function(){
return t},t}function O(){const t=o(9969);return O=function(){return t},t}function y(){const t=o(17188);return y=function(){
return t},t}function E(){const t=o(65316);return E=function(){return t},t}function S(){const t=o(76186);return S=function(){
return t},t}function n(){const t=o(48516);return n=function(){return t},t}function i(){const t=o(8371);return i=function(){
return t},t}function e(){const t=o(42148);return e=function(){return t},t}const u=r.CHECK_RULES=p(S().syntaxRules,O().programRules,
c().invocationRules,n().targetRules,i().validatorRules,g().curatedRules,m().policyRules,e().workspaceRules,l().assetFileRules,
d().assetRules,a().evidenceRules,s().eligibilityRules,v().changeRules,E().runRules),f=r.ALL_RULES=[...u,...p(y().promotionRules,
h().attestationRules)];function p(...t){return t.flatMap(R=>Object.values(R))}}),94274:((L,r,o)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.isBlocking=h,r.isForHuman=v,r.nextActorOf=g;function d(){const s=o(28894);return d=function(){
return s},s}function l(){const s=o(13580);return l=function(){return s},s}function h({severity:s,suppressed:a},c){return!a&&
(s==="error"||s==="warning"&&c==="warning")}function v({rule:s,location:a}){return(0,l().ruleOf)(s)?.actor==="human"||a!==
void 0&&(0,d().isAuditLog)(a.path)}function g(s,a,c){switch(s){case"pass":case"warn":return"done";case"error":return"und\
ecided";case"needs_approval":return"human";case"fail":return a.some(m=>h(m,c)&&!v(m))?"agent":"human"}}}),47350:((L,r,o)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.REPORTED_ONLY=void 0,r.exitCodeOf=a,r.gravest=v,r.severityVerdict=h;function d(){
const c=o(13580);return d=function(){return c},c}const l={pass:0,warn:1,needs_approval:2,fail:3,error:4};function h(c,m){
const O=y=>c.some(E=>E.severity===y&&!E.suppressed);return c.some(({rule:y})=>(0,d().ruleOf)(y).undecided)?"error":O("er\
ror")?"fail":O("warning")?m==="warning"?"fail":"warn":"pass"}function v(c){return c.reduce((m,O)=>l[O]>l[m]?O:m,"pass")}
const g=r.REPORTED_ONLY=new Set(["fail","needs_approval"]),s={pass:0,warn:0,fail:1,needs_approval:1,error:2};function a(c,m="\
block"){return m==="report"&&g.has(c)?0:s[c]}}),80401:((L,r,o)=>{o.r(r),o.d(r,{FILE_HEADERS_ONLY:()=>d.jr,createTwoFilesPatch:()=>d.
ss,formatPatch:()=>d.Gu,parsePatch:()=>l.i,structuredPatch:()=>d.YB});var d=o(37291),l=o(73857)})};
