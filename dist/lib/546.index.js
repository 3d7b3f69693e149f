"use strict";exports.id=546,exports.ids=[546],exports.modules={1395:function(I,e,i){Object.defineProperty(e,"__esModule",{value:!0}),
e.NEEDS_PERSON=void 0,e.approvalDigest=y,e.boundFiles=R,e.changedSince=t,e.groupDigest=h,e.judgedHead=u,e.weakensGate=n;
function m(){const o=i(77598);return m=function(){return o},o}function O(){const o=i(57975);return O=function(){return o},
o}function g(){const o=i(41330);return g=function(){return o},o}function P(){const o=i(97247);return P=function(){return o},
o}function w(){const o=i(32854);return w=function(){return o},o}async function R(o,a,d=new Set){const v=a.length===0?()=>!1:
(0,g().default)([...a],{dot:!0,nonegate:!0}),r=[...o.files()].filter(({path:S})=>(0,w().isWithin)(S,".github")||d.has(S)||
!v(S)).map(async S=>[S.path,await f(o,S)]);return new Map(await Promise.all(r))}async function f(o,{path:a,kind:d,oid:v}){
if(v!==void 0)return`${d} ${v}`;const $=d==="symlink"?o.readlink(a)??"":await o.read(a);return`${d} ${(0,m().createHash)(
"sha256").update($).digest("hex")}`}function y(o){const{files:a,baseRef:d,plansDigest:v,policyDigest:$,weakened:r}=o,S=[
...a].sort(([E],[M])=>E<M?-1:1);return s([d,v,$,S,r])}function h(o){return o.length>1?s([...o].sort()):o[0]}function s(o){
return`sha256:${(0,m().createHash)("sha256").update(JSON.stringify(o)).digest("hex")}`}const l=3;function t(o,a){const d=[
...new Set([...o.files.keys(),...a.files.keys()])].filter(v=>o.files.get(v)!==a.files.get(v)).sort();return d.length>0?`${p(
d)} ${d.length===1?"has":"have"} changed`:o.plansDigest!==a.plansDigest?"the commands that would run have changed":(0,O().
isDeepStrictEqual)(o.weakened,a.weakened)?void 0:"what weakens the gate has changed"}function p(o){const a=o.slice(0,l).
map($=>`\`${$}\``),d=o.length-a.length,v=d>0?`${d} more ${d===1?"file":"files"}`:a.pop();return a.length===0?`${v}`:`${a.
join(", ")} and ${v}`}async function u(o,a,{policy:d,digest:v},$){const{genes:r,plansDigest:S}=o,E=o.findings.filter(({rule:D})=>c.
has(D)).map(({args:D,location:N})=>[N?.path??"",JSON.stringify(D)]),M=(0,P().isOfChange)(o)?o.agentFiles.flatMap(T):[],L=new Set(
[...E.map(([D])=>D),...M]);return{subject:{files:await R(a,d.approvals.unaffected_by,L),baseRef:$,plansDigest:S,policyDigest:v,
weakened:E},genes:r,weakensGate:n(o)}}function T({file:{path:o},entries:a}){const d=a.flatMap(v=>v.targets);return[o,...d.
flatMap(({kind:v,name:$})=>v==="file"?[$]:[])]}const c=e.NEEDS_PERSON=new Set(["gate-weakened","agent-files-unapproved"]);
function n({findings:o}){return o.some(({rule:a})=>c.has(a))}},89549:function(I,e,i){Object.defineProperty(e,"__esModule",
{value:!0}),e.approveByDigest=R,e.shortDigest=w;function m(){const f=i(41895);return m=function(){return f},f}function O(){
const f=i(1395);return O=function(){return f},f}const g=24,P=new RegExp(`^sha256:[0-9a-f]{${g},64}$`);function w(f){return f.
slice(0,7+g)}function R(f,y){if(f!==void 0&&!P.test(f))throw new(m()).GateError("usage",`--approve requires an approval \
digest; ${JSON.stringify(f)} is not one`,"Run the command without --approve; it prints the digest to approve.");return{means:"\
digest",find:async({subject:h})=>{if(f===void 0)return{approvals:[],refusals:[]};if((0,O().approvalDigest)(h).startsWith(
f))return{approvals:[{user:"command line",at:y.toISOString()}],refusals:[]};const s=w(f);return{approvals:[],refusals:[`\
--approve ${s} is for another state: the files of the head, the base branch, the policy or the commands have changed`]}}}}},
18744:function(I,e,i){Object.defineProperty(e,"__esModule",{value:!0}),e.MEMORY_GRAPH=void 0,e.assetPathTest=w,e.assetPathsIn=
R,e.pathTest=P;function m(){const f=i(41330);return m=function(){return f},f}function O(){const f=i(93028);return O=function(){
return f},f}const g=e.MEMORY_GRAPH=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function P(f){const y=f.map(h=>(0,m().default)(h,
{dot:!0,nonegate:!0,flags:"s"}));return h=>y.some(s=>s(h))}function w({assets:{include:f}}){const y=P(f);return h=>y(h)&&
!g.test(h)}function R(f,y){const h=w(y);return[...f.files()].filter(({kind:s,path:l})=>(0,O().isRegular)(s)&&h(l)).map(({
path:s})=>s)}},28894:function(I,e,i){Object.defineProperty(e,"__esModule",{value:!0}),e.MAX_LOG_BYTES=void 0,e.continuationOf=
h,e.countLines=T,e.hasRecords=s,e.isAuditLog=w,e.recordsOf=l;function m(){const c=i(84831);return m=function(){return c},
c}function O(){const c=i(32854);return O=function(){return c},c}const g=["assets/gep/events.jsonl",".evolver/gep/events.\
jsonl"],P=e.MAX_LOG_BYTES=128*1024*1024;function w(c){return(0,m().mayBeSpelled)(c,"events.jsonl")&&g.some(n=>(0,O().isWithinAnywhere)(
c,n))}const R=10,f=13,y=new Set([32,9,R,f]);function h(c,n){const o=l(c),a=l(n);let d=0;for(let v=o.next().value;v;){const $=o.
next().value,r=a.next().value;if(!r||!p(v.bytes,r.bytes,$===void 0))return{kind:"rewritten",line:v.line};d=r.end,v=$}return{
kind:"appended",from:d}}function s(c){return l(c).next().value!==void 0}function*l(c){let n=0;for(let o=0;o<c.length;){const a=c.
indexOf(R,o),d=a<0?c.length:a,v=c.subarray(o,d);o=Math.min(d+1,c.length),n+=1,t(v)||(yield{bytes:v,line:n,end:o})}}function t(c){
for(const n of c)if(!y.has(n))return!1;return!0}function p(c,n,o){return o?u(c).equals(u(n)):c.equals(n)}function u(c){return c.
at(-1)===f?c.subarray(0,-1):c}function T(c,n){let o=0;for(let a=c.indexOf(R);a>=0&&a<n;a=c.indexOf(R,a+1))o+=1;return o}},
97247:function(I,e){Object.defineProperty(e,"__esModule",{value:!0}),e.isOfChange=i;function i(m){return"files"in m}},53315:function(I,e){
Object.defineProperty(e,"__esModule",{value:!0}),e.DEFAULT_MAX_FILES=void 0,e.busiestDirectories=f,e.cappedSize=O,e.gradeFiles=
g,e.gradeWords=P,e.linesOf=h,e.measureChange=m,e.namesOf=y;const i=e.DEFAULT_MAX_FILES=20;function m(s,l){const t={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const p of s.files){const{path:u,oldPath:T}=p,c=T===void 0?1:2,n=Number(l.has(
u))+Number(T!==void 0&&l.has(T));t.files+=c-n,t.exempt_files+=n,n===c?t.exempt_lines+=h(p):t.lines+=h(p)}return t}function O({
files:s,lines:l,exempt_files:t,exempt_lines:p},u){return u==="reference"?{files:s,lines:l}:{files:s+t,lines:l+p}}function g(s,l,t,p){
const u=w(l);return t.files>p.files||t.lines>p.lines?"hard_cap_breach":s>2*u?"critical_overrun":s>u?"exceeded":s>.8*u?"a\
pproaching_limit":"within_limit"}function P(s,{files:l,lines:t},p,u){const T=w(p);switch(s){case"hard_cap_breach":return`\
HARD CAP BREACH: ${l} files / ${t} lines exceeds system limit (${u.files} files / ${u.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${l} files > ${2*T} (2x limit of ${T}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${l} > ${T}`;case"approaching_limit":return`approaching limit: ${l} / ${T} files (${Math.
round(l/T*100)}%)`;case"within_limit":return`${l} / ${T} files`}}function w(s){return typeof s=="number"&&s>0?s:i}const R=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function f(s,l){const t=new Map;for(const{path:p,lines:u,exempt:T}of s){const c=R.exec(p)?.[0]??".",n=t.get(c)??{path:c,
files:0,lines:0};n.files+=1,n.lines+=u,T&&(n.exempt_files=(n.exempt_files??0)+1,n.exempt_lines=(n.exempt_lines??0)+u),t.
set(c,n)}return[...t.values()].sort((p,u)=>u.files-p.files||u.lines-p.lines||(p.path<u.path?-1:1)).slice(0,l)}function y(s){
return s.oldPath===void 0?[s.path]:[s.path,s.oldPath]}function h(s){return s.added+s.deleted}},61399:function(I,e,i){Object.
defineProperty(e,"__esModule",{value:!0}),e.deliver=p,e.withReportOptions=t;function m(){const n=i(73024);return m=function(){
return n},n}function O(){const n=i(51455);return O=function(){return n},n}function g(){const n=i(76760);return g=function(){
return n},n}function P(){const n=i(63314);return P=function(){return n},n}function w(){const n=i(41895);return w=function(){
return n},n}function R(){const n=i(28765);return R=function(){return n},n}function f(){const n=i(55430);return f=function(){
return n},n}function y(){const n=i(59925);return y=function(){return n},n}function h(){const n=i(20471);return h=function(){
return n},n}function s(){const n=i(31626);return s=function(){return n},n}function l(){const n=i(82256);return l=function(){
return n},n}function t(n){return n.addOption(new(P()).Option("--format <name>","output format").choices(y().REPORT_FORMATS).
default("text")).option("--output <dir>","also write the report files to this directory").option("--verbose","show every\
thing, including what passed")}async function p(n,o,a){if(await T(n,o,a),o.output!==void 0){const d=(0,g().resolve)(a.cwd,
o.output);o.repo!==void 0&&d.startsWith(`${(0,g().resolve)(a.cwd,o.repo)}${g().sep}`)&&!(0,m().existsSync)(d)&&await u(d),
await c(d,n,a.signal)}}async function u(n){try{await(0,R().makeFolder)(n),await(0,O().writeFile)((0,g().join)(n,".gitign\
ore"),`*
`,{flag:"wx"})}catch{}}async function T(n,o,a){const{format:d}=o,$=!(n.error&&d==="text"&&n.genes.length===0)?(0,y().renderReport)(
n,d,(0,l().textOptions)(o,a)):"";a.print($,d),$===""&&n.error&&a.note((0,s().failureText)(n.error,a.columns))}async function c(n,o,a){
const d=a.aborted?void 0:a,v=r=>(0,h().renderMarkdown)(o,{maxCharacters:r}),$=await(0,f().publishFiles)(n,{report:o,markdown:v},
d);if($.status==="failed")throw d?.aborted?new(w()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(w()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${$.reason}`,$.hint??"Use --output with a writable directory.")}},196:function(I,e,i){Object.defineProperty(
e,"__esModule",{value:!0}),e.reportVerb=void 0;function m(){const u=i(31421);return m=function(){return u},u}function O(){
const u=i(51455);return O=function(){return u},u}function g(){const u=i(48161);return g=function(){return u},u}function P(){
const u=i(76760);return P=function(){return u},u}function w(){const u=i(63314);return w=function(){return u},u}function R(){
const u=i(62887);return R=function(){return u},u}function f(){const u=i(23107);return f=function(){return u},u}function y(){
const u=i(61399);return y=function(){return u},u}const h=(u,T)=>(0,y().withReportOptions)(new(w()).Command("report").argument(
"<file>","gate-report.json; `-` reads standard input")).option("--open","open the report in the browser instead of print\
ing it").action(async(c,n)=>T(await l(c,n,u)));e.reportVerb=h;const s="Specify a gate-report.json that this version wrot\
e.";async function l(u,T,c){const[n]=await(0,f().readParts)([u],c.openInput,s);return n===void 0?2:(T.open?await p(n.report,
c):await(0,y().deliver)(n.report,T,c),0)}const t={linux:["xdg-open"],darwin:["open"],win32:["cmd","/c","start",""]};async function p(u,{
platform:T,note:c}){const n=(0,P().join)(await(0,O().mkdtemp)((0,P().join)((0,g().tmpdir)(),"gene-gate-report-")),"repor\
t.html");await(0,O().writeFile)(n,(0,R().renderHtml)(u));const[o,...a]=t[T],d=(0,m().spawn)(o,[...a,n],{detached:!0,stdio:"\
ignore"});d.on("error",()=>c(`No browser could be started.
`)),d.unref(),c(`${n}
`)}},82256:function(I,e,i){Object.defineProperty(e,"__esModule",{value:!0}),e.REPO_OPTION=e.POLICY_OPTION=void 0,e.formatOption=
l,e.inRepository=T,e.printAnswer=p,e.profileOption=s,e.storeFiles=c,e.textOptions=t,e.withJudgingOptions=y;function m(){
const n=i(76760);return m=function(){return n},n}function O(){const n=i(63314);return O=function(){return n},n}function g(){
const n=i(18744);return g=function(){return n},n}function P(){const n=i(41895);return P=function(){return n},n}function w(){
const n=i(80068);return w=function(){return n},n}function R(){const n=i(96402);return R=function(){return n},n}function f(){
const n=i(10289);return f=function(){return n},n}function y(n){return n.option(...h).option("--no-policy","use the built\
-in policy").addOption(s()).addOption(l())}const h=e.POLICY_OPTION=["--policy <file>","policy file (default: the policy \
of the repository)"];function s(){return new(O()).Option("--profile <name>","profile for commands").choices(w().PROFILE_NAMES)}
function l(){return new(O()).Option("--format <name>","output format").choices(["text","json"]).default("text")}function t({
verbose:n=!1},{columns:o,colour:a}){return{columns:o,colour:a,verbose:n}}function p(n,o,a,d){d.print(a==="json"?`${(0,f().
json)(n)}
`:o(),a)}const u=e.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function T({repo:n},{cwd:o,env:a},d){
const v=await(0,R().openRepository)((0,m().resolve)(o,n),a);try{return await d(v)}finally{await v.close()}}function c(n,o,a){
const d=(0,g().assetPathsIn)(n,o);if(d.length>0)return d;throw new(P()).GateError("usage",`${a} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},84831:function(I,e){Object.defineProperty(e,"__esModule",{value:!0}),
e.isSpellingOf=m,e.mayBeSpelled=g;const i=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function m(w,R){const y=w.replace(
i,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return y===R||P(y,R)}const O=/^[\w./-]*$/;
function g(w,R){return!O.test(w)||w.toLowerCase().includes(R)}function P(w,R){const[,f]=/^(.+)~[1-9]\d{0,5}$/.exec(w)??[];
return f!==void 0&&f===R.replaceAll(".","").slice(0,6)}},59925:function(I,e,i){Object.defineProperty(e,"__esModule",{value:!0}),
e.REPORT_FORMATS=void 0,e.renderReport=l;function m(){const t=i(52978);return m=function(){return t},t}function O(){const t=i(
62887);return O=function(){return t},t}function g(){const t=i(31048);return g=function(){return t},t}function P(){const t=i(
58924);return P=function(){return t},t}function w(){const t=i(20471);return w=function(){return t},t}function R(){const t=i(
11357);return R=function(){return t},t}function f(){const t=i(87934);return f=function(){return t},t}const y=e.REPORT_FORMATS=
["text","json","agent","jsonl","markdown","html","sarif","junit","in-toto","vsa"],h={maxCharacters:Number.MAX_SAFE_INTEGER},
s={text:(...t)=>(0,f().renderText)(...t),json:t=>(0,g().renderJson)(t),agent:t=>(0,m().renderAgentTask)(t),jsonl:t=>(0,g().
renderJsonLines)(t),markdown:t=>(0,w().renderMarkdown)(t,h),html:t=>(0,O().renderHtml)(t),sarif:t=>(0,R().renderSarif)(t),
junit:t=>(0,P().renderJunit)(t),"in-toto":t=>(0,g().renderStatement)(t),vsa:t=>(0,g().renderSummary)(t)};function l(t,p,u){
return s[p](t,u)}},87934:function(I,e,i){Object.defineProperty(e,"__esModule",{value:!0}),e.renderText=n;function m(){const r=i(
10289);return m=function(){return r},r}function O(){const r=i(67237);return O=function(){return r},r}function g(){const r=i(
50427);return g=function(){return r},r}function P(){const r=i(69379);return P=function(){return r},r}function w(){const r=i(
55967);return w=function(){return r},r}function R(){const r=i(94978);return R=function(){return r},r}function f(){const r=i(
74658);return f=function(){return r},r}function y(){const r=i(90042);return y=function(){return r},r}function h(){const r=i(
63245);return h=function(){return r},r}function s(){const r=i(38319);return s=function(){return r},r}function l(){const r=i(
94965);return l=function(){return r},r}function t(){const r=i(31626);return t=function(){return r},r}function p(){const r=i(
27809);return p=function(){return r},r}const u=8,T=30,c={quiet:8,verbose:200};function n(r,S){const E=(0,t().layoutOf)(S),
{verbose:M}=S,L=(0,h().reportSections)(r),{dangers:A,blocked:D,failed:N,waiting:C,findings:b,blast:G,notices:F,suppressed:U}=L,
Y={most:M?c.verbose:c.quiet,columns:(0,t().roomOf)(E)-2},j=(H,W="finding")=>(0,p().rowBlocks)((0,P().findingRows)(H,M),E,
{most:u,noun:W}),B=(0,P().blockedRows)(D,{isEach:M,...!M&&{most:T}});return(0,t().page)([o(r,L,E),...a(r,E),...j(A),(0,p().
listRows)((0,s().machineList)(r),E),...(0,p().rowBlocks)(B,E,{most:B.length,noun:"blocked command",all:D.length}),...(0,p().
rowBlocks)((0,P().failedRows)(N,Y,M),E,{most:u,noun:"failed command"}),...j(C,"pending approval"),...j([...G,...b]),...M?
[...j(F,"notice"),...j(U)]:[],(0,p().listRows)((0,w().fixList)(r),E),...d(r,E),(0,p().listRows)((0,R().geneList)(r,L),E),
(0,p().listRows)((0,s().claimList)(r),E),(0,p().listRows)((0,s().readList)(r),E),M?[]:v(F,E),$(r,E)])}function o(r,S,E){
const M=(0,f().headlineOf)(r,S),[L,A]=[M.verdict.toUpperCase(),M.words],[D="",...N]=(0,g().wrap)(A===""?L:`${L}: ${A}`,(0,t().
roomOf)(E)),C=l().VERDICT_TONES[((0,f().undecidedPart)(r)??r).verdict],b=E.paint(C,D.slice(0,L.length))+D.slice(L.length);
return(0,t().labelled)(E,"gene-gate",[b,...N],"strong")}function a({error:r},S){if(r===void 0)return[];const E=M=>M.split(
`
`).flatMap(L=>/^\s/.test(L)?(0,g().chop)((0,m().terminal)(L),(0,t().roomOf)(S)):(0,g().wrap)((0,m().terminal)(L),(0,t().
roomOf)(S)));return[(0,t().labelled)(S,"why",E(r.message)),(0,t().labelled)(S,"fix",E(r.hint),"good")]}function d(r,S){const E=(0,O().
sizeLimits)(r),{rows:M,...L}=(0,O().sizeList)(r);if(E.length===0)return[];const A=S.verbose||E.some(({isNear:D})=>D);return[
[...(0,p().listRows)({...L,rows:A?M:M.slice(0,E.length)},S),...A?(0,p().listRows)((0,s().directoryList)(r),S):[]],S.verbose?
(0,p().listRows)((0,s().uncountedList)(r),S):[]]}function v(r,S){if(r.length===0)return[];const E=[...new Set(r.map(({rule:D})=>D))].
join(", "),M=r.filter(D=>D.before).length,L=M===0?"":`, ${M} of them there before`,A=`${r.length}${L} (${E}); --verbose \
shows all`;return(0,t().prose)(S,"notices",A,{text:"quiet"})}function $(r,S){return(0,y().environmentList)(r).rows.flatMap(
M=>M.notes).flatMap(({label:M="",text:L,isMinor:A})=>A?[]:(0,t().prose)(S,M.toLowerCase(),L,{text:"quiet"}))}},47350:function(I,e,i){
Object.defineProperty(e,"__esModule",{value:!0}),e.REPORTED_ONLY=void 0,e.exitCodeOf=y,e.gravest=w,e.isBlocking=g,e.severityVerdict=
P;function m(){const h=i(13580);return m=function(){return h},h}const O={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function g({rule:h,severity:s,suppressed:l},t){return l||s==="notice"?!1:s==="error"||t==="warning"&&!(0,m().ruleOf)(h)?.
advice}function P(h,s){const l=t=>h.some(p=>p.severity===t&&!p.suppressed);return h.some(({rule:t})=>(0,m().ruleOf)(t).undecided)?
"error":l("error")?"fail":l("warning")?h.some(t=>g(t,s))?"fail":"warn":"pass"}function w(h){return h.reduce((s,l)=>O[l]>
O[s]?l:s,"pass")}const R=e.REPORTED_ONLY=new Set(["fail","needs_approval"]),f={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function y(h,s="block"){return s==="report"&&R.has(h)?0:f[h]}},80401:function(I,e,i){i.r(e),i.d(e,{FILE_HEADERS_ONLY:()=>m.
jr,createTwoFilesPatch:()=>m.ss,diffLines:()=>O.Pp,formatPatch:()=>m.Gu,parsePatch:()=>g.i,structuredPatch:()=>m.YB});var m=i(
94112),O=i(37073),g=i(73857)}};
