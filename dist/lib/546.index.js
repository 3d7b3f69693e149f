"use strict";exports.id=546,exports.ids=[546],exports.modules={1395:((R,n,a)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.NEEDS_PERSON=
void 0,n.approvalDigest=w,n.boundFiles=m,n.changedSince=f,n.groupDigest=h,n.judgedHead=t,n.weakensGate=s;function l(){const e=a(
77598);return l=function(){return e},e}function v(){const e=a(57975);return v=function(){return e},e}function E(){const e=a(
41330);return E=function(){return e},e}function S(){const e=a(97247);return S=function(){return e},e}function _(){const e=a(
32854);return _=function(){return e},e}async function m(e,o,d=new Set){const p=o.length===0?()=>!1:(0,E().default)([...o],
{dot:!0,nonegate:!0}),P=[...e.files()].filter(({path:D})=>(0,_().isWithin)(D,".github")||d.has(D)||!p(D)).map(async D=>[
D.path,await c(e,D)]);return new Map(await Promise.all(P))}async function c(e,{path:o,kind:d,oid:p}){if(p!==void 0)return`${d}\
 ${p}`;const y=d==="symlink"?e.readlink(o)??"":await e.read(o);return`${d} ${(0,l().createHash)("sha256").update(y).digest(
"hex")}`}function w(e){const{files:o,baseRef:d,plansDigest:p,policyDigest:y,weakened:P}=e,D=[...o].sort(([L],[A])=>L<A?-1:
1);return i([d,p,y,D,P])}function h(e){return e.length>1?i([...e].sort()):e[0]}function i(e){return`sha256:${(0,l().createHash)(
"sha256").update(JSON.stringify(e)).digest("hex")}`}const u=3;function f(e,o){const d=[...new Set([...e.files.keys(),...o.
files.keys()])].filter(p=>e.files.get(p)!==o.files.get(p)).sort();return d.length>0?`${g(d)} ${d.length===1?"has":"have"}\
 changed`:e.plansDigest!==o.plansDigest?"the commands that would run have changed":(0,v().isDeepStrictEqual)(e.weakened,
o.weakened)?void 0:"what weakens the gate has changed"}function g(e){const o=e.slice(0,u).map(y=>`\`${y}\``),d=e.length-
o.length,p=d>0?`${d} more ${d===1?"file":"files"}`:o.pop();return o.length===0?`${p}`:`${o.join(", ")} and ${p}`}async function t(e,o,{
policy:d,digest:p},y){const{genes:P,plansDigest:D}=e,L=e.findings.filter(({rule:$})=>r.has($)).map(({args:$,location:b})=>[
b?.path??"",JSON.stringify($)]),A=(0,S().isOfChange)(e)?e.agentFiles.flatMap(O):[],M=new Set([...L.map(([$])=>$),...A]);
return{subject:{files:await m(o,d.approvals.unaffected_by,M),baseRef:y,plansDigest:D,policyDigest:p,weakened:L},genes:P,
weakensGate:s(e)}}function O({file:{path:e},entries:o}){const d=o.flatMap(p=>p.targets);return[e,...d.flatMap(({kind:p,name:y})=>p===
"file"?[y]:[])]}const r=n.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);function s({findings:e}){return e.
some(({rule:o})=>r.has(o))}}),89549:((R,n,a)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.approveByDigest=m,n.shortDigest=
_;function l(){const c=a(41895);return l=function(){return c},c}function v(){const c=a(1395);return v=function(){return c},
c}const E=24,S=new RegExp(`^sha256:[0-9a-f]{${E},64}$`);function _(c){return c.slice(0,7+E)}function m(c,w){if(c!==void 0&&
!S.test(c))throw new(l()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(c)} is not one`,"Ru\
n the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:h})=>{if(c===
void 0)return{approvals:[],refusals:[]};if((0,v().approvalDigest)(h).startsWith(c))return{approvals:[{user:"command line",
at:w.toISOString()}],refusals:[]};const i=_(c);return{approvals:[],refusals:[`--approve ${i} is for another state: the f\
iles of the head, the base branch, the policy or the commands have changed`]}}}}}),28894:((R,n,a)=>{Object.defineProperty(
n,"__esModule",{value:!0}),n.MAX_LOG_BYTES=void 0,n.continuationOf=h,n.countLines=O,n.hasRecords=i,n.isAuditLog=_;function l(){
const r=a(84831);return l=function(){return r},r}function v(){const r=a(32854);return v=function(){return r},r}const E=[
"assets/gep/events.jsonl",".evolver/gep/events.jsonl"],S=n.MAX_LOG_BYTES=128*1024*1024;function _(r){return(0,l().mayBeSpelled)(
r,"events.jsonl")&&E.some(s=>(0,v().isWithinAnywhere)(r,s))}const m=10,c=13,w=new Set([32,9,m,c]);function h(r,s){const e=u(
r),o=u(s);let d=0;for(let p=e.next().value;p;){const y=e.next().value,P=o.next().value;if(!P||!g(p.bytes,P.bytes,y===void 0))
return{kind:"rewritten",line:p.line};d=P.end,p=y}return{kind:"appended",from:d}}function i(r){return u(r).next().value!==
void 0}function*u(r){let s=0;for(let e=0;e<r.length;){const o=r.indexOf(m,e),d=o<0?r.length:o,p=r.subarray(e,d);e=Math.min(
d+1,r.length),s+=1,f(p)||(yield{bytes:p,line:s,end:e})}}function f(r){for(const s of r)if(!w.has(s))return!1;return!0}function g(r,s,e){
return e?t(r).equals(t(s)):r.equals(s)}function t(r){return r.at(-1)===c?r.subarray(0,-1):r}function O(r,s){let e=0;for(let o=r.
indexOf(m);o>=0&&o<s;o=r.indexOf(m,o+1))e+=1;return e}}),97247:((R,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),
n.isOfChange=a;function a(l){return"files"in l}}),53315:((R,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.DEFAULT_MAX_FILES=
void 0,n.busiestDirectories=c,n.cappedSize=v,n.gradeFiles=E,n.gradeWords=S,n.linesOf=h,n.measureChange=l,n.namesOf=w;const a=n.
DEFAULT_MAX_FILES=20;function l(i,u){const f={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const g of i.files){const{
path:t,oldPath:O}=g,r=O===void 0?1:2,s=Number(u.has(t))+Number(O!==void 0&&u.has(O));f.files+=r-s,f.exempt_files+=s,s===
r?f.exempt_lines+=h(g):f.lines+=h(g)}return f}function v({files:i,lines:u,exempt_files:f,exempt_lines:g},t){return t==="\
reference"?{files:i,lines:u}:{files:i+f,lines:u+g}}function E(i,u,f,g){const t=_(u);return f.files>g.files||f.lines>g.lines?
"hard_cap_breach":i>2*t?"critical_overrun":i>t?"exceeded":i>.8*t?"approaching_limit":"within_limit"}function S(i,{files:u,
lines:f},g,t){const O=_(g);switch(i){case"hard_cap_breach":return`HARD CAP BREACH: ${u} files / ${f} lines exceeds syste\
m limit (${t.files} files / ${t.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${u} files > ${2*O} (2x l\
imit of ${O}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${u} > ${O}`;case"\
approaching_limit":return`approaching limit: ${u} / ${O} files (${Math.round(u/O*100)}%)`;case"within_limit":return`${u}\
 / ${O} files`}}function _(i){return typeof i=="number"&&i>0?i:a}const m=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;function c(i,u){
const f=new Map;for(const{path:g,lines:t,exempt:O}of i){const r=m.exec(g)?.[0]??".",s=f.get(r)??{path:r,files:0,lines:0};
s.files+=1,s.lines+=t,O&&(s.exempt_files=(s.exempt_files??0)+1,s.exempt_lines=(s.exempt_lines??0)+t),f.set(r,s)}return[...f.
values()].sort((g,t)=>t.files-g.files||t.lines-g.lines||(g.path<t.path?-1:1)).slice(0,u)}function w(i){return i.oldPath===
void 0?[i.path]:[i.path,i.oldPath]}function h(i){return i.added+i.deleted}}),196:((R,n,a)=>{Object.defineProperty(n,"__e\
sModule",{value:!0}),n.reportVerb=void 0;function l(){const t=a(31421);return l=function(){return t},t}function v(){const t=a(
51455);return v=function(){return t},t}function E(){const t=a(48161);return E=function(){return t},t}function S(){const t=a(
76760);return S=function(){return t},t}function _(){const t=a(63314);return _=function(){return t},t}function m(){const t=a(
62887);return m=function(){return t},t}function c(){const t=a(23107);return c=function(){return t},t}function w(){const t=a(
61399);return w=function(){return t},t}const h=(t,O)=>(0,w().withReportOptions)(new(_()).Command("report").argument("<fi\
le>","gate-report.json; `-` reads standard input")).option("--open","open the report in the browser instead of printing \
it").action(async(r,s)=>O(await u(r,s,t)));n.reportVerb=h;const i="Specify a gate-report.json that this version wrote.";
async function u(t,O,r){const[s]=await(0,c().readParts)([t],r.openInput,i);return s===void 0?2:(O.open?await g(s.report,
r):await(0,w().deliver)(s.report,O,r),0)}const f={linux:["xdg-open"],darwin:["open"],win32:["cmd","/c","start",""]};async function g(t,{
platform:O,note:r}){const s=(0,S().join)(await(0,v().mkdtemp)((0,S().join)((0,E().tmpdir)(),"gene-gate-report-")),"repor\
t.html");await(0,v().writeFile)(s,(0,m().renderHtml)(t));const[e,...o]=f[O],d=(0,l().spawn)(e,[...o,s],{detached:!0,stdio:"\
ignore"});d.on("error",()=>r(`No browser could be started.
`)),d.unref(),r(`${s}
`)}}),84831:((R,n)=>{Object.defineProperty(n,"__esModule",{value:!0}),n.isSpellingOf=l,n.mayBeSpelled=E;const a=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function l(_,m){const w=_.replace(a,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return w===m||S(w,m)}const v=/^[\w./-]*$/;function E(_,m){return!v.test(_)||_.toLowerCase().includes(m)}function S(_,m){
const[,c]=/^(.+)~[1-9]\d{0,5}$/.exec(_)??[];return c!==void 0&&c===m.replaceAll(".","").slice(0,6)}}),47350:((R,n,a)=>{Object.
defineProperty(n,"__esModule",{value:!0}),n.REPORTED_ONLY=void 0,n.exitCodeOf=w,n.gravest=_,n.isBlocking=E,n.severityVerdict=
S;function l(){const h=a(13580);return l=function(){return h},h}const v={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function E({rule:h,severity:i,suppressed:u},f){return u||i==="notice"?!1:i==="error"||f==="warning"&&!(0,l().ruleOf)(h)?.
advice}function S(h,i){const u=f=>h.some(g=>g.severity===f&&!g.suppressed);return h.some(({rule:f})=>(0,l().ruleOf)(f).undecided)?
"error":u("error")?"fail":u("warning")?h.some(f=>E(f,i))?"fail":"warn":"pass"}function _(h){return h.reduce((i,u)=>v[u]>
v[i]?u:i,"pass")}const m=n.REPORTED_ONLY=new Set(["fail","needs_approval"]),c={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function w(h,i="block"){return i==="report"&&m.has(h)?0:c[h]}}),80401:((R,n,a)=>{a.r(n),a.d(n,{FILE_HEADERS_ONLY:()=>l.jr,
createTwoFilesPatch:()=>l.ss,diffLines:()=>v.Pp,formatPatch:()=>l.Gu,parsePatch:()=>E.i,structuredPatch:()=>l.YB});var l=a(
94112),v=a(37073),E=a(73857)})};
