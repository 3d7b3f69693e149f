"use strict";exports.id=546,exports.ids=[546],exports.modules={1395:function(I,o,i){Object.defineProperty(o,"__esModule",{value:!0}),
o.approvalDigest=l,o.boundFiles=a,o.changedSince=h,o.groupDigest=s,o.judgedHead=T,o.needsPerson=n,o.weakensGate=g;function p(){
const e=i(77598);return p=function(){return e},e}function w(){const e=i(57975);return w=function(){return e},e}function m(){
const e=i(41330);return m=function(){return e},e}function E(){const e=i(97247);return E=function(){return e},e}function R(){
const e=i(32854);return R=function(){return e},e}function v(){const e=i(13580);return v=function(){return e},e}async function a(e,f,y=new Set){
const S=f.length===0?()=>!1:(0,m().default)([...f],{dot:!0,nonegate:!0}),$=[...e.files()].filter(({path:O})=>(0,R().isWithin)(
O,".github")||y.has(O)||!S(O)).map(async O=>[O.path,await P(e,O)]);return new Map(await Promise.all($))}async function P(e,{
path:f,kind:y,oid:S}){if(S!==void 0)return`${y} ${S}`;const r=y==="symlink"?e.readlink(f)??"":await e.read(f);return`${y}\
 ${(0,p().createHash)("sha256").update(r).digest("hex")}`}function l(e){const{files:f,baseRef:y,plansDigest:S,policyDigest:r,
weakened:$}=e,O=[...f].sort(([M],[L])=>M<L?-1:1);return d([y,S,r,O,$])}function s(e){return e.length>1?d([...e].sort()):
e[0]}function d(e){return`sha256:${(0,p().createHash)("sha256").update(JSON.stringify(e)).digest("hex")}`}const t=3;function h(e,f){
const y=[...new Set([...e.files.keys(),...f.files.keys()])].filter(S=>e.files.get(S)!==f.files.get(S)).sort();return y.length>
0?`${u(y)} ${y.length===1?"has":"have"} changed`:e.plansDigest!==f.plansDigest?"the commands that would run have changed":
(0,w().isDeepStrictEqual)(e.weakened,f.weakened)?void 0:"what weakens the gate has changed"}function u(e){const f=e.slice(
0,t).map(r=>`\`${r}\``),y=e.length-f.length,S=y>0?`${y} more ${y===1?"file":"files"}`:f.pop();return f.length===0?`${S}`:
`${f.join(", ")} and ${S}`}async function T(e,f,{policy:y,digest:S},r){const{genes:$,plansDigest:O}=e,M=e.findings.filter(
n).map(({args:j,location:N})=>[N?.path??"",JSON.stringify(j)]),L=(0,E().isOfChange)(e)?e.agentFiles.flatMap(c):[],D=new Set(
[...M.map(([j])=>j),...L]);return{subject:{files:await a(f,y.approvals.unaffected_by,D),baseRef:r,plansDigest:O,policyDigest:S,
weakened:M},genes:$,weakensGate:g(e)}}function c({file:{path:e},entries:f}){const y=f.flatMap(S=>S.targets);return[e,...y.
flatMap(({kind:S,name:r})=>S==="file"?[r]:[])]}function n({rule:e}){return(0,v().ruleOf)(e)?.approval==="needed"}function g({
findings:e}){return e.some(n)}},89549:function(I,o,i){Object.defineProperty(o,"__esModule",{value:!0}),o.approveByDigest=
v,o.shortDigest=R;function p(){const a=i(41895);return p=function(){return a},a}function w(){const a=i(1395);return w=function(){
return a},a}const m=24,E=new RegExp(`^sha256:[0-9a-f]{${m},64}$`);function R(a){return a.slice(0,7+m)}function v(a,P){if(a!==
void 0&&!E.test(a))throw new(p()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(a)} is not \
one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:l})=>{
if(a===void 0)return{approvals:[],refusals:[]};if((0,w().approvalDigest)(l).startsWith(a))return{approvals:[{user:"comma\
nd line",at:P.toISOString()}],refusals:[]};const s=R(a);return{approvals:[],refusals:[`--approve ${s} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}},18744:function(I,o,i){Object.
defineProperty(o,"__esModule",{value:!0}),o.MEMORY_GRAPH=void 0,o.assetPathTest=R,o.assetPathsIn=v,o.pathTest=E;function p(){
const a=i(41330);return p=function(){return a},a}function w(){const a=i(93028);return w=function(){return a},a}const m=o.
MEMORY_GRAPH=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function E(a){const P=a.map(l=>(0,p().default)(l,{dot:!0,nonegate:!0,flags:"\
s"}));return l=>P.some(s=>s(l))}function R({assets:{include:a}}){const P=E(a);return l=>P(l)&&!m.test(l)}function v(a,P){
const l=R(P);return[...a.files()].filter(({kind:s,path:d})=>(0,w().isRegular)(s)&&l(d)).map(({path:s})=>s)}},28894:function(I,o,i){
Object.defineProperty(o,"__esModule",{value:!0}),o.MAX_LOG_BYTES=void 0,o.continuationOf=l,o.countLines=T,o.hasRecords=s,
o.isAuditLog=R,o.recordsOf=d;function p(){const c=i(84831);return p=function(){return c},c}function w(){const c=i(32854);
return w=function(){return c},c}const m=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],E=o.MAX_LOG_BYTES=128*1024*
1024;function R(c){return(0,p().mayBeSpelled)(c,"events.jsonl")&&m.some(n=>(0,w().isWithinAnywhere)(c,n))}const v=10,a=13,
P=new Set([32,9,v,a]);function l(c,n){const g=d(c),e=d(n);let f=0;for(let y=g.next().value;y;){const S=g.next().value,r=e.
next().value;if(!r||!h(y.bytes,r.bytes,S===void 0))return{kind:"rewritten",line:y.line};f=r.end,y=S}return{kind:"appende\
d",from:f}}function s(c){return d(c).next().value!==void 0}function*d(c){let n=0;for(let g=0;g<c.length;){const e=c.indexOf(
v,g),f=e<0?c.length:e,y=c.subarray(g,f);g=Math.min(f+1,c.length),n+=1,t(y)||(yield{bytes:y,line:n,end:g})}}function t(c){
for(const n of c)if(!P.has(n))return!1;return!0}function h(c,n,g){return g?u(c).equals(u(n)):c.equals(n)}function u(c){return c.
at(-1)===a?c.subarray(0,-1):c}function T(c,n){let g=0;for(let e=c.indexOf(v);e>=0&&e<n;e=c.indexOf(v,e+1))g+=1;return g}},
97247:function(I,o){Object.defineProperty(o,"__esModule",{value:!0}),o.isOfChange=i;function i(p){return"files"in p}},53315:function(I,o){
Object.defineProperty(o,"__esModule",{value:!0}),o.DEFAULT_MAX_FILES=void 0,o.busiestDirectories=a,o.cappedSize=w,o.gradeFiles=
m,o.gradeWords=E,o.linesOf=l,o.measureChange=p,o.namesOf=P;const i=o.DEFAULT_MAX_FILES=20;function p(s,d){const t={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const h of s.files){const{path:u,oldPath:T}=h,c=T===void 0?1:2,n=Number(d.has(
u))+Number(T!==void 0&&d.has(T));t.files+=c-n,t.exempt_files+=n,n===c?t.exempt_lines+=l(h):t.lines+=l(h)}return t}function w({
files:s,lines:d,exempt_files:t,exempt_lines:h},u){return u==="reference"?{files:s,lines:d}:{files:s+t,lines:d+h}}function m(s,d,t,h){
const u=R(d);return t.files>h.files||t.lines>h.lines?"hard_cap_breach":s>2*u?"critical_overrun":s>u?"exceeded":s>.8*u?"a\
pproaching_limit":"within_limit"}function E(s,{files:d,lines:t},h,u){const T=R(h);switch(s){case"hard_cap_breach":return`\
HARD CAP BREACH: ${d} files / ${t} lines exceeds system limit (${u.files} files / ${u.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${d} files > ${2*T} (2x limit of ${T}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${d} > ${T}`;case"approaching_limit":return`approaching limit: ${d} / ${T} files (${Math.
round(d/T*100)}%)`;case"within_limit":return`${d} / ${T} files`}}function R(s){return typeof s=="number"&&s>0?s:i}const v=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function a(s,d){const t=new Map;for(const{path:h,lines:u,exempt:T}of s){const c=v.exec(h)?.[0]??".",n=t.get(c)??{path:c,
files:0,lines:0};n.files+=1,n.lines+=u,T&&(n.exempt_files=(n.exempt_files??0)+1,n.exempt_lines=(n.exempt_lines??0)+u),t.
set(c,n)}return[...t.values()].sort((h,u)=>u.files-h.files||u.lines-h.lines||(h.path<u.path?-1:1)).slice(0,d)}function P(s){
return s.oldPath===void 0?[s.path]:[s.path,s.oldPath]}function l(s){return s.added+s.deleted}},61399:function(I,o,i){Object.
defineProperty(o,"__esModule",{value:!0}),o.deliver=h,o.withReportOptions=t;function p(){const n=i(73024);return p=function(){
return n},n}function w(){const n=i(51455);return w=function(){return n},n}function m(){const n=i(76760);return m=function(){
return n},n}function E(){const n=i(63314);return E=function(){return n},n}function R(){const n=i(41895);return R=function(){
return n},n}function v(){const n=i(28765);return v=function(){return n},n}function a(){const n=i(55430);return a=function(){
return n},n}function P(){const n=i(59925);return P=function(){return n},n}function l(){const n=i(20471);return l=function(){
return n},n}function s(){const n=i(31626);return s=function(){return n},n}function d(){const n=i(82256);return d=function(){
return n},n}function t(n){return n.addOption(new(E()).Option("--format <name>","output format").choices(P().REPORT_FORMATS).
default("text")).option("--output <dir>","also write the report files to this directory").option("--verbose","show every\
thing, including what passed")}async function h(n,g,e){if(await T(n,g,e),g.output!==void 0){const f=(0,m().resolve)(e.cwd,
g.output);g.repo!==void 0&&f.startsWith(`${(0,m().resolve)(e.cwd,g.repo)}${m().sep}`)&&!(0,p().existsSync)(f)&&await u(f),
await c(f,n,e.signal)}}async function u(n){try{await(0,v().makeFolder)(n),await(0,w().writeFile)((0,m().join)(n,".gitign\
ore"),`*
`,{flag:"wx"})}catch{}}async function T(n,g,e){const{format:f}=g,S=!(n.error&&f==="text"&&n.genes.length===0)?(0,P().renderReport)(
n,f,(0,d().textOptions)(g,e)):"";e.print(S,f),S===""&&n.error&&e.note((0,s().failureText)(n.error,e.columns))}async function c(n,g,e){
const f=e.aborted?void 0:e,y=r=>(0,l().renderMarkdown)(g,{maxCharacters:r}),S=await(0,a().publishFiles)(n,{report:g,markdown:y},
f);if(S.status==="failed")throw f?.aborted?new(R()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(R()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${S.reason}`,S.hint??"Use --output with a writable directory.")}},196:function(I,o,i){Object.defineProperty(
o,"__esModule",{value:!0}),o.reportVerb=void 0;function p(){const u=i(31421);return p=function(){return u},u}function w(){
const u=i(51455);return w=function(){return u},u}function m(){const u=i(48161);return m=function(){return u},u}function E(){
const u=i(76760);return E=function(){return u},u}function R(){const u=i(63314);return R=function(){return u},u}function v(){
const u=i(62887);return v=function(){return u},u}function a(){const u=i(23107);return a=function(){return u},u}function P(){
const u=i(61399);return P=function(){return u},u}const l=(u,T)=>(0,P().withReportOptions)(new(R()).Command("report").argument(
"<file>","gate-report.json; `-` reads standard input")).option("--open","open the report in the browser instead of print\
ing it").action(async(c,n)=>T(await d(c,n,u)));o.reportVerb=l;const s="Specify a gate-report.json that this version wrot\
e.";async function d(u,T,c){const[n]=await(0,a().readParts)([u],c.openInput,s);return n===void 0?2:(T.open?await h(n.report,
c):await(0,P().deliver)(n.report,T,c),0)}const t={linux:["xdg-open"],darwin:["open"],win32:["cmd","/c","start",""]};async function h(u,{
platform:T,note:c}){const n=(0,E().join)(await(0,w().mkdtemp)((0,E().join)((0,m().tmpdir)(),"gene-gate-report-")),"repor\
t.html");await(0,w().writeFile)(n,(0,v().renderHtml)(u));const[g,...e]=t[T],f=(0,p().spawn)(g,[...e,n],{detached:!0,stdio:"\
ignore"});f.on("error",()=>c(`No browser could be started.
`)),f.unref(),c(`${n}
`)}},82256:function(I,o,i){Object.defineProperty(o,"__esModule",{value:!0}),o.REPO_OPTION=o.POLICY_OPTION=void 0,o.formatOption=
d,o.inRepository=T,o.printAnswer=h,o.profileOption=s,o.storeFiles=c,o.textOptions=t,o.withJudgingOptions=P;function p(){
const n=i(76760);return p=function(){return n},n}function w(){const n=i(63314);return w=function(){return n},n}function m(){
const n=i(18744);return m=function(){return n},n}function E(){const n=i(41895);return E=function(){return n},n}function R(){
const n=i(80068);return R=function(){return n},n}function v(){const n=i(96402);return v=function(){return n},n}function a(){
const n=i(10289);return a=function(){return n},n}function P(n){return n.option(...l).option("--no-policy","use the built\
-in policy").addOption(s()).addOption(d())}const l=o.POLICY_OPTION=["--policy <file>","policy file (default: the policy \
of the repository)"];function s(){return new(w()).Option("--profile <name>","profile for commands").choices(R().PROFILE_NAMES)}
function d(){return new(w()).Option("--format <name>","output format").choices(["text","json"]).default("text")}function t({
verbose:n=!1},{columns:g,colour:e}){return{columns:g,colour:e,verbose:n}}function h(n,g,e,f){f.print(e==="json"?`${(0,a().
json)(n)}
`:g(),e)}const u=o.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function T({repo:n},{cwd:g,env:e},f){
const y=await(0,v().openRepository)((0,p().resolve)(g,n),e);try{return await f(y)}finally{await y.close()}}function c(n,g,e){
const f=(0,m().assetPathsIn)(n,g);if(f.length>0)return f;throw new(E()).GateError("usage",`${e} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},84831:function(I,o){Object.defineProperty(o,"__esModule",{value:!0}),
o.isSpellingOf=p,o.mayBeSpelled=m;const i=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function p(R,v){const P=R.replace(
i,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return P===v||E(P,v)}const w=/^[\w./-]*$/;
function m(R,v){return!w.test(R)||R.toLowerCase().includes(v)}function E(R,v){const[,a]=/^(.+)~[1-9]\d{0,5}$/.exec(R)??[];
return a!==void 0&&a===v.replaceAll(".","").slice(0,6)}},59925:function(I,o,i){Object.defineProperty(o,"__esModule",{value:!0}),
o.REPORT_FORMATS=void 0,o.renderReport=d;function p(){const t=i(52978);return p=function(){return t},t}function w(){const t=i(
62887);return w=function(){return t},t}function m(){const t=i(31048);return m=function(){return t},t}function E(){const t=i(
58924);return E=function(){return t},t}function R(){const t=i(20471);return R=function(){return t},t}function v(){const t=i(
11357);return v=function(){return t},t}function a(){const t=i(87934);return a=function(){return t},t}const P=o.REPORT_FORMATS=
["text","json","agent","jsonl","markdown","html","sarif","junit","in-toto","vsa"],l={maxCharacters:Number.MAX_SAFE_INTEGER},
s={text:(...t)=>(0,a().renderText)(...t),json:t=>(0,m().renderJson)(t),agent:t=>(0,p().renderAgentTask)(t),jsonl:t=>(0,m().
renderJsonLines)(t),markdown:t=>(0,R().renderMarkdown)(t,l),html:t=>(0,w().renderHtml)(t),sarif:t=>(0,v().renderSarif)(t),
junit:t=>(0,E().renderJunit)(t),"in-toto":t=>(0,m().renderStatement)(t),vsa:t=>(0,m().renderSummary)(t)};function d(t,h,u){
return s[h](t,u)}},87934:function(I,o,i){Object.defineProperty(o,"__esModule",{value:!0}),o.renderText=n;function p(){const r=i(
10289);return p=function(){return r},r}function w(){const r=i(67237);return w=function(){return r},r}function m(){const r=i(
50427);return m=function(){return r},r}function E(){const r=i(69379);return E=function(){return r},r}function R(){const r=i(
55967);return R=function(){return r},r}function v(){const r=i(94978);return v=function(){return r},r}function a(){const r=i(
74658);return a=function(){return r},r}function P(){const r=i(90042);return P=function(){return r},r}function l(){const r=i(
63245);return l=function(){return r},r}function s(){const r=i(38319);return s=function(){return r},r}function d(){const r=i(
94965);return d=function(){return r},r}function t(){const r=i(31626);return t=function(){return r},r}function h(){const r=i(
27809);return h=function(){return r},r}const u=8,T=30,c={quiet:8,verbose:200};function n(r,$){const O=(0,t().layoutOf)($),
{verbose:M}=$,L=(0,l().reportSections)(r),{dangers:D,blocked:A,failed:j,waiting:N,findings:F,blast:G,notices:b,suppressed:U}=L,
Y={most:M?c.verbose:c.quiet,columns:(0,t().roomOf)(O)-2},C=(H,W="finding")=>(0,h().rowBlocks)((0,E().findingRows)(H,M),O,
{most:u,noun:W}),B=(0,E().blockedRows)(A,{isEach:M,...!M&&{most:T}});return(0,t().page)([g(r,L,O),...e(r,O),...C(D),(0,h().
listRows)((0,s().machineList)(r),O),...(0,h().rowBlocks)(B,O,{most:B.length,noun:"blocked command",all:A.length}),...(0,h().
rowBlocks)((0,E().failedRows)(j,Y,M),O,{most:u,noun:"failed command"}),...C(N,"pending approval"),...C([...G,...F]),...M?
[...C(b,"notice"),...C(U)]:[],(0,h().listRows)((0,R().fixList)(r),O),...f(r,O),(0,h().listRows)((0,v().geneList)(r,L),O),
(0,h().listRows)((0,s().claimList)(r),O),(0,h().listRows)((0,s().readList)(r),O),M?[]:y(b,O),S(r,O)])}function g(r,$,O){
const M=(0,a().headlineOf)(r,$),[L,D]=[M.verdict.toUpperCase(),M.words],[A="",...j]=(0,m().wrap)(D===""?L:`${L}: ${D}`,(0,t().
roomOf)(O)),N=d().VERDICT_TONES[((0,a().undecidedPart)(r)??r).verdict],F=O.paint(N,A.slice(0,L.length))+A.slice(L.length);
return(0,t().labelled)(O,"gene-gate",[F,...j],"strong")}function e({error:r},$){if(r===void 0)return[];const O=M=>M.split(
`
`).flatMap(L=>/^\s/.test(L)?(0,m().chop)((0,p().terminal)(L),(0,t().roomOf)($)):(0,m().wrap)((0,p().terminal)(L),(0,t().
roomOf)($)));return[(0,t().labelled)($,"why",O(r.message)),(0,t().labelled)($,"fix",O(r.hint),"good")]}function f(r,$){const O=(0,w().
sizeLimits)(r),{rows:M,...L}=(0,w().sizeList)(r);if(O.length===0)return[];const D=$.verbose||O.some(({isNear:A})=>A);return[
[...(0,h().listRows)({...L,rows:D?M:M.slice(0,O.length)},$),...D?(0,h().listRows)((0,s().directoryList)(r),$):[]],$.verbose?
(0,h().listRows)((0,s().uncountedList)(r),$):[]]}function y(r,$){if(r.length===0)return[];const O=[...new Set(r.map(({rule:A})=>A))].
join(", "),M=r.filter(A=>A.before).length,L=M===0?"":`, ${M} of them there before`,D=`${r.length}${L} (${O}); --verbose \
shows all`;return(0,t().prose)($,"notices",D,{text:"quiet"})}function S(r,$){return(0,P().environmentList)(r).rows.flatMap(
M=>M.notes).flatMap(({label:M="",text:L,isMinor:D})=>D?[]:(0,t().prose)($,M.toLowerCase(),L,{text:"quiet"}))}},47350:function(I,o,i){
Object.defineProperty(o,"__esModule",{value:!0}),o.REPORTED_ONLY=void 0,o.exitCodeOf=P,o.gravest=R,o.isBlocking=m,o.severityVerdict=
E;function p(){const l=i(13580);return p=function(){return l},l}const w={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function m({rule:l,severity:s,suppressed:d},t){return d||s==="notice"?!1:s==="error"||t==="warning"&&!(0,p().ruleOf)(l)?.
advice}function E(l,s){const d=t=>l.some(h=>h.severity===t&&!h.suppressed);return l.some(({rule:t})=>(0,p().ruleOf)(t).undecided)?
"error":d("error")?"fail":d("warning")?l.some(t=>m(t,s))?"fail":"warn":"pass"}function R(l){return l.reduce((s,d)=>w[d]>
w[s]?d:s,"pass")}const v=o.REPORTED_ONLY=new Set(["fail","needs_approval"]),a={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function P(l,s="block"){return s==="report"&&v.has(l)?0:a[l]}},80401:function(I,o,i){i.r(o),i.d(o,{FILE_HEADERS_ONLY:()=>p.
jr,createTwoFilesPatch:()=>p.ss,diffLines:()=>w.Pp,formatPatch:()=>p.Gu,parsePatch:()=>m.i,structuredPatch:()=>p.YB});var p=i(
94112),w=i(37073),m=i(73857)}};
