"use strict";exports.id=993,exports.ids=[993],exports.modules={1395:((j,r,s)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.NEEDS_PERSON=
void 0,r.approvalDigest=T,r.boundFiles=E,r.changedSince=t,r.groupDigest=w,r.judgedHead=i,r.weakensGate=a;function l(){const o=s(
77598);return l=function(){return o},o}function S(){const o=s(57975);return S=function(){return o},o}function m(){const o=s(
41330);return m=function(){return o},o}function P(){const o=s(97247);return P=function(){return o},o}function R(){const o=s(
32854);return R=function(){return o},o}async function E(o,c,p=new Set){const g=c.length===0?()=>!1:(0,m().default)([...c],
{dot:!0,nonegate:!0}),e=[...o.files()].filter(({path:O})=>(0,R().isWithin)(O,".github")||p.has(O)||!g(O)).map(async O=>[
O.path,await f(o,O)]);return new Map(await Promise.all(e))}async function f(o,{path:c,kind:p,oid:g}){if(g!==void 0)return`${p}\
 ${g}`;const L=p==="symlink"?o.readlink(c)??"":await o.read(c);return`${p} ${(0,l().createHash)("sha256").update(L).digest(
"hex")}`}function T(o){const{files:c,baseRef:p,plansDigest:g,policyDigest:L,weakened:e}=o,O=[...c].sort(([v],[D])=>v<D?-1:
1);return u([p,g,L,O,e])}function w(o){return o.length>1?u([...o].sort()):o[0]}function u(o){return`sha256:${(0,l().createHash)(
"sha256").update(JSON.stringify(o)).digest("hex")}`}const h=3;function t(o,c){const p=[...new Set([...o.files.keys(),...c.
files.keys()])].filter(g=>o.files.get(g)!==c.files.get(g)).sort();return p.length>0?`${d(p)} ${p.length===1?"has":"have"}\
 changed`:o.plansDigest!==c.plansDigest?"the commands that would run have changed":(0,S().isDeepStrictEqual)(o.weakened,
c.weakened)?void 0:"what weakens the gate has changed"}function d(o){const c=o.slice(0,h).map(L=>`\`${L}\``),p=o.length-
c.length,g=p>0?`${p} more ${p===1?"file":"files"}`:c.pop();return c.length===0?`${g}`:`${c.join(", ")} and ${g}`}async function i(o,c,{
policy:p,digest:g},L){const{genes:e,plansDigest:O}=o,v=o.findings.filter(({rule:M})=>n.has(M)).map(({args:M,location:b})=>[
b?.path??"",JSON.stringify(M)]),D=(0,P().isOfChange)(o)?o.agentFiles.flatMap(y):[],$=new Set([...v.map(([M])=>M),...D]);
return{subject:{files:await E(c,p.approvals.unaffected_by,$),baseRef:L,plansDigest:O,policyDigest:g,weakened:v},genes:e,
weakensGate:a(o)}}function y({file:{path:o},entries:c}){const p=c.flatMap(g=>g.targets);return[o,...p.flatMap(({kind:g,name:L})=>g===
"file"?[L]:[])]}const n=r.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);function a({findings:o}){return o.
some(({rule:c})=>n.has(c))}}),89549:((j,r,s)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.approveByDigest=E,r.shortDigest=
R;function l(){const f=s(41895);return l=function(){return f},f}function S(){const f=s(1395);return S=function(){return f},
f}const m=24,P=new RegExp(`^sha256:[0-9a-f]{${m},64}$`);function R(f){return f.slice(0,7+m)}function E(f,T){if(f!==void 0&&
!P.test(f))throw new(l()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(f)} is not one`,"Ru\
n the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:w})=>{if(f===
void 0)return{approvals:[],refusals:[]};if((0,S().approvalDigest)(w).startsWith(f))return{approvals:[{user:"command line",
at:T.toISOString()}],refusals:[]};const u=R(f);return{approvals:[],refusals:[`--approve ${u} is for another state: the f\
iles of the head, the base branch, the policy or the commands have changed`]}}}}}),28894:((j,r,s)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.MAX_LOG_BYTES=void 0,r.continuationOf=w,r.countLines=y,r.hasRecords=u,r.isAuditLog=R;function l(){
const n=s(84831);return l=function(){return n},n}function S(){const n=s(32854);return S=function(){return n},n}const m=[
"assets/gep/events.jsonl",".evolver/gep/events.jsonl"],P=r.MAX_LOG_BYTES=128*1024*1024;function R(n){return(0,l().mayBeSpelled)(
n,"events.jsonl")&&m.some(a=>(0,S().isWithinAnywhere)(n,a))}const E=10,f=13,T=new Set([32,9,E,f]);function w(n,a){const o=h(
n),c=h(a);let p=0;for(let g=o.next().value;g;){const L=o.next().value,e=c.next().value;if(!e||!d(g.bytes,e.bytes,L===void 0))
return{kind:"rewritten",line:g.line};p=e.end,g=L}return{kind:"appended",from:p}}function u(n){return h(n).next().value!==
void 0}function*h(n){let a=0;for(let o=0;o<n.length;){const c=n.indexOf(E,o),p=c<0?n.length:c,g=n.subarray(o,p);o=Math.min(
p+1,n.length),a+=1,t(g)||(yield{bytes:g,line:a,end:o})}}function t(n){for(const a of n)if(!T.has(a))return!1;return!0}function d(n,a,o){
return o?i(n).equals(i(a)):n.equals(a)}function i(n){return n.at(-1)===f?n.subarray(0,-1):n}function y(n,a){let o=0;for(let c=n.
indexOf(E);c>=0&&c<a;c=n.indexOf(E,c+1))o+=1;return o}}),97247:((j,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.isOfChange=s;function s(l){return"files"in l}}),53315:((j,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.DEFAULT_MAX_FILES=
void 0,r.busiestDirectories=f,r.cappedSize=S,r.gradeFiles=m,r.gradeWords=P,r.linesOf=w,r.measureChange=l,r.namesOf=T;const s=r.
DEFAULT_MAX_FILES=20;function l(u,h){const t={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const d of u.files){const{
path:i,oldPath:y}=d,n=y===void 0?1:2,a=Number(h.has(i))+Number(y!==void 0&&h.has(y));t.files+=n-a,t.exempt_files+=a,a===
n?t.exempt_lines+=w(d):t.lines+=w(d)}return t}function S({files:u,lines:h,exempt_files:t,exempt_lines:d},i){return i==="\
reference"?{files:u,lines:h}:{files:u+t,lines:h+d}}function m(u,h,t,d){const i=R(h);return t.files>d.files||t.lines>d.lines?
"hard_cap_breach":u>2*i?"critical_overrun":u>i?"exceeded":u>.8*i?"approaching_limit":"within_limit"}function P(u,{files:h,
lines:t},d,i){const y=R(d);switch(u){case"hard_cap_breach":return`HARD CAP BREACH: ${h} files / ${t} lines exceeds syste\
m limit (${i.files} files / ${i.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${h} files > ${2*y} (2x l\
imit of ${y}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${h} > ${y}`;case"\
approaching_limit":return`approaching limit: ${h} / ${y} files (${Math.round(h/y*100)}%)`;case"within_limit":return`${h}\
 / ${y} files`}}function R(u){return typeof u=="number"&&u>0?u:s}const E=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;function f(u,h){
const t=new Map;for(const{path:d,lines:i,exempt:y}of u){const n=E.exec(d)?.[0]??".",a=t.get(n)??{path:n,files:0,lines:0};
a.files+=1,a.lines+=i,y&&(a.exempt_files=(a.exempt_files??0)+1,a.exempt_lines=(a.exempt_lines??0)+i),t.set(n,a)}return[...t.
values()].sort((d,i)=>i.files-d.files||i.lines-d.lines||(d.path<i.path?-1:1)).slice(0,h)}function T(u){return u.oldPath===
void 0?[u.path]:[u.path,u.oldPath]}function w(u){return u.added+u.deleted}}),61399:((j,r,s)=>{Object.defineProperty(r,"_\
_esModule",{value:!0}),r.deliver=t,r.withReportOptions=h;function l(){const n=s(73024);return l=function(){return n},n}function S(){
const n=s(51455);return S=function(){return n},n}function m(){const n=s(76760);return m=function(){return n},n}function P(){
const n=s(63314);return P=function(){return n},n}function R(){const n=s(41895);return R=function(){return n},n}function E(){
const n=s(28765);return E=function(){return n},n}function f(){const n=s(55430);return f=function(){return n},n}function T(){
const n=s(59925);return T=function(){return n},n}function w(){const n=s(20471);return w=function(){return n},n}function u(){
const n=s(31626);return u=function(){return n},n}function h(n){return n.addOption(new(P()).Option("--format <name>","out\
put format").choices(T().REPORT_FORMATS).default("text")).option("--output <dir>","also write the report files to this d\
irectory").option("--verbose","show everything, including what passed")}async function t(n,a,o){if(await i(n,a,o),a.output!==
void 0){const c=(0,m().resolve)(o.cwd,a.output);a.repo!==void 0&&c.startsWith(`${(0,m().resolve)(o.cwd,a.repo)}${m().sep}`)&&
!(0,l().existsSync)(c)&&await d(c),await y(c,n,o.signal)}}async function d(n){try{await(0,E().makeFolder)(n),await(0,S().
writeFile)((0,m().join)(n,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function i(n,{format:a,verbose:o},c){const{columns:p,colour:g}=c,L=!(n.error&&a==="text"&&n.
genes.length===0),e={columns:p,colour:g,verbose:o??!1},O=L?(0,T().renderReport)(n,a,e):"";c.print(O,a),O===""&&n.error&&
c.note((0,u().failureText)(n.error,p))}async function y(n,a,o){const c=o.aborted?void 0:o,p=L=>(0,w().renderMarkdown)(a,
{maxCharacters:L}),g=await(0,f().publishFiles)(n,{report:a,markdown:p},c);if(g.status==="failed")throw c?.aborted?new(R()).
GateError("interrupted",`The gate was interrupted while it wrote to ${n}: not all files there are about this run.`,"Run \
the gate again."):new(R()).GateError("file_unreadable",`Cannot write the report files to ${n}: ${g.reason}`,g.hint??"Use\
 --output with a writable directory.")}}),196:((j,r,s)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.reportVerb=void 0;
function l(){const i=s(31421);return l=function(){return i},i}function S(){const i=s(51455);return S=function(){return i},
i}function m(){const i=s(48161);return m=function(){return i},i}function P(){const i=s(76760);return P=function(){return i},
i}function R(){const i=s(63314);return R=function(){return i},i}function E(){const i=s(62887);return E=function(){return i},
i}function f(){const i=s(23107);return f=function(){return i},i}function T(){const i=s(61399);return T=function(){return i},
i}const w=(i,y)=>(0,T().withReportOptions)(new(R()).Command("report").argument("<file>","gate-report.json; `-` reads sta\
ndard input")).option("--open","open the report in the browser instead of printing it").action(async(n,a)=>y(await h(n,a,
i)));r.reportVerb=w;const u="Specify a gate-report.json that this version wrote.";async function h(i,y,n){const[a]=await(0,f().
readParts)([i],n.openInput,u);return a===void 0?2:(y.open?await d(a.report,n):await(0,T().deliver)(a.report,y,n),0)}const t={
linux:["xdg-open"],darwin:["open"],win32:["cmd","/c","start",""]};async function d(i,{platform:y,note:n}){const a=(0,P().
join)(await(0,S().mkdtemp)((0,P().join)((0,m().tmpdir)(),"gene-gate-report-")),"report.html");await(0,S().writeFile)(a,(0,E().
renderHtml)(i));const[o,...c]=t[y],p=(0,l().spawn)(o,[...c,a],{detached:!0,stdio:"ignore"});p.on("error",()=>n(`No brows\
er could be started.
`)),p.unref(),n(`${a}
`)}}),26040:((j,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.attempt=s;function s(l){try{return l()}catch{return}}}),
84831:((j,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.isSpellingOf=l,r.mayBeSpelled=m;const s=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function l(R,E){const T=R.replace(s,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return T===E||P(T,E)}const S=/^[\w./-]*$/;function m(R,E){return!S.test(R)||R.toLowerCase().includes(E)}function P(R,E){
const[,f]=/^(.+)~[1-9]\d{0,5}$/.exec(R)??[];return f!==void 0&&f===E.replaceAll(".","").slice(0,6)}}),59925:((j,r,s)=>{Object.
defineProperty(r,"__esModule",{value:!0}),r.REPORT_FORMATS=void 0,r.renderReport=h;function l(){const t=s(52978);return l=
function(){return t},t}function S(){const t=s(62887);return S=function(){return t},t}function m(){const t=s(31048);return m=
function(){return t},t}function P(){const t=s(58924);return P=function(){return t},t}function R(){const t=s(20471);return R=
function(){return t},t}function E(){const t=s(11357);return E=function(){return t},t}function f(){const t=s(87934);return f=
function(){return t},t}const T=r.REPORT_FORMATS=["text","json","agent","jsonl","markdown","html","sarif","junit","in-tot\
o","vsa"],w={maxCharacters:Number.MAX_SAFE_INTEGER},u={text:(...t)=>(0,f().renderText)(...t),json:t=>(0,m().renderJson)(
t),agent:t=>(0,l().renderAgentTask)(t),jsonl:t=>(0,m().renderJsonLines)(t),markdown:t=>(0,R().renderMarkdown)(t,w),html:t=>(0,S().
renderHtml)(t),sarif:t=>(0,E().renderSarif)(t),junit:t=>(0,P().renderJunit)(t),"in-toto":t=>(0,m().renderStatement)(t),vsa:t=>(0,m().
renderSummary)(t)};function h(t,d,i){return u[d](t,i)}}),87934:((j,r,s)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.renderText=a;function l(){const e=s(10289);return l=function(){return e},e}function S(){const e=s(67237);return S=function(){
return e},e}function m(){const e=s(50427);return m=function(){return e},e}function P(){const e=s(69379);return P=function(){
return e},e}function R(){const e=s(55967);return R=function(){return e},e}function E(){const e=s(94978);return E=function(){
return e},e}function f(){const e=s(74658);return f=function(){return e},e}function T(){const e=s(90042);return T=function(){
return e},e}function w(){const e=s(63245);return w=function(){return e},e}function u(){const e=s(38319);return u=function(){
return e},e}function h(){const e=s(94965);return h=function(){return e},e}function t(){const e=s(31626);return t=function(){
return e},e}function d(){const e=s(27809);return d=function(){return e},e}const i=8,y=30,n={quiet:8,verbose:200};function a(e,O){
const v=(0,t().layoutOf)(O),{verbose:D}=O,$=(0,w().reportSections)(e),{dangers:A,blocked:M,failed:b,waiting:C,findings:I,
blast:U,notices:F,suppressed:G}=$,x={most:D?n.verbose:n.quiet,columns:(0,t().roomOf)(v)-2},N=(H,W="finding")=>(0,d().rowBlocks)(
(0,P().findingRows)(H,D),v,{most:i,noun:W}),B=(0,P().blockedRows)(M,{isEach:D,...!D&&{most:y}});return(0,t().page)([o(e,
$,v),...c(e,v),...N(A),(0,d().listRows)((0,u().machineList)(e),v),...(0,d().rowBlocks)(B,v,{most:B.length,noun:"blocked \
command",all:M.length}),...(0,d().rowBlocks)((0,P().failedRows)(b,x,D),v,{most:i,noun:"failed command"}),...N(C,"pending\
 approval"),...N([...U,...I]),...D?[...N(F,"notice"),...N(G)]:[],(0,d().listRows)((0,R().fixList)(e),v),...p(e,v),(0,d().
listRows)((0,E().geneList)(e,$),v),(0,d().listRows)((0,u().claimList)(e),v),(0,d().listRows)((0,u().readList)(e),v),D?[]:
g(F,v),L(e,v)])}function o(e,O,v){const D=(0,f().headlineOf)(e,O),[$,A]=[D.verdict.toUpperCase(),D.words],[M="",...b]=(0,m().
wrap)(A===""?$:`${$}: ${A}`,(0,t().roomOf)(v)),C=h().VERDICT_TONES[((0,f().undecidedPart)(e)??e).verdict],I=v.paint(C,M.
slice(0,$.length))+M.slice($.length);return(0,t().labelled)(v,"gene-gate",[I,...b],"strong")}function c({error:e},O){if(e===
void 0)return[];const v=D=>D.split(`
`).flatMap($=>/^\s/.test($)?(0,m().chop)((0,l().terminal)($),(0,t().roomOf)(O)):(0,m().wrap)((0,l().terminal)($),(0,t().
roomOf)(O)));return[(0,t().labelled)(O,"why",v(e.message)),(0,t().labelled)(O,"fix",v(e.hint),"good")]}function p(e,O){const v=(0,S().
sizeLimits)(e),{rows:D,...$}=(0,S().sizeList)(e);if(v.length===0)return[];const A=O.verbose||v.some(({isNear:M})=>M);return[
[...(0,d().listRows)({...$,rows:A?D:D.slice(0,v.length)},O),...A?(0,d().listRows)((0,u().directoryList)(e),O):[]],O.verbose?
(0,d().listRows)((0,u().uncountedList)(e),O):[]]}function g(e,O){if(e.length===0)return[];const v=[...new Set(e.map(({rule:M})=>M))].
join(", "),D=e.filter(M=>M.before).length,$=D===0?"":`, ${D} of them there before`,A=`${e.length}${$} (${v}); --verbose \
shows all`;return(0,t().prose)(O,"notices",A,{text:"quiet"})}function L(e,O){return(0,T().environmentList)(e).rows.flatMap(
D=>D.notes).flatMap(({label:D="",text:$,isMinor:A})=>A?[]:(0,t().prose)(O,D.toLowerCase(),$,{text:"quiet"}))}}),47350:((j,r,s)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.REPORTED_ONLY=void 0,r.exitCodeOf=T,r.gravest=R,r.isBlocking=m,r.severityVerdict=
P;function l(){const w=s(13580);return l=function(){return w},w}const S={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function m({rule:w,severity:u,suppressed:h},t){return h||u==="notice"?!1:u==="error"||t==="warning"&&!(0,l().ruleOf)(w)?.
advice}function P(w,u){const h=t=>w.some(d=>d.severity===t&&!d.suppressed);return w.some(({rule:t})=>(0,l().ruleOf)(t).undecided)?
"error":h("error")?"fail":h("warning")?w.some(t=>m(t,u))?"fail":"warn":"pass"}function R(w){return w.reduce((u,h)=>S[h]>
S[u]?h:u,"pass")}const E=r.REPORTED_ONLY=new Set(["fail","needs_approval"]),f={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function T(w,u="block"){return u==="report"&&E.has(w)?0:f[w]}}),80401:((j,r,s)=>{s.r(r),s.d(r,{FILE_HEADERS_ONLY:()=>l.jr,
createTwoFilesPatch:()=>l.ss,diffLines:()=>S.Pp,formatPatch:()=>l.Gu,parsePatch:()=>m.i,structuredPatch:()=>l.YB});var l=s(
94112),S=s(37073),m=s(73857)})};
