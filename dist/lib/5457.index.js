"use strict";exports.id=5457,exports.ids=[5457],exports.modules={1395:function(M,e,i){Object.defineProperty(e,"__esModule",{value:!0}),
e.approvalDigest=m,e.boundFiles=c,e.changedSince=h,e.groupDigest=s,e.judgedHead=P,e.needsPerson=n,e.weakensGate=w;function g(){
const t=i(77598);return g=function(){return t},t}function O(){const t=i(57975);return O=function(){return t},t}function p(){
const t=i(41330);return p=function(){return t},t}function S(){const t=i(97247);return S=function(){return t},t}function v(){
const t=i(32854);return v=function(){return t},t}function E(){const t=i(13580);return E=function(){return t},t}async function c(t,a,f=new Set){
const R=a.length===0?()=>!1:(0,p().default)([...a],{dot:!0,nonegate:!0}),$=[...t.files()].filter(({path:y})=>(0,v().isWithin)(
y,".github")||f.has(y)||!R(y)).map(async y=>[y.path,await T(t,y)]);return new Map(await Promise.all($))}async function T(t,{
path:a,kind:f,oid:R}){if(R!==void 0)return`${f} ${R}`;const o=f==="symlink"?t.readlink(a)??"":await t.read(a);return`${f}\
 ${(0,g().createHash)("sha256").update(o).digest("hex")}`}function m(t){const{files:a,baseRef:f,plansDigest:R,policyDigest:o,
weakened:$}=t,y=[...a].sort(([I],[L])=>I<L?-1:1);return l([f,R,o,y,$])}function s(t){return t.length>1?l([...t].sort()):
t[0]}function l(t){return`sha256:${(0,g().createHash)("sha256").update(JSON.stringify(t)).digest("hex")}`}const r=3;function h(t,a){
const f=[...new Set([...t.files.keys(),...a.files.keys()])].filter(R=>t.files.get(R)!==a.files.get(R)).sort();return f.length>
0?`${u(f)} ${f.length===1?"has":"have"} changed`:t.plansDigest!==a.plansDigest?"the commands that would run have changed":
(0,O().isDeepStrictEqual)(t.weakened,a.weakened)?void 0:"what weakens the gate has changed"}function u(t){const a=t.slice(
0,r).map(o=>`\`${o}\``),f=t.length-a.length,R=f>0?`${f} more ${f===1?"file":"files"}`:a.pop();return a.length===0?`${R}`:
`${a.join(", ")} and ${R}`}async function P(t,a,{policy:f,digest:R},o){const{genes:$,plansDigest:y}=t,I=t.findings.filter(
n).map(({args:N,location:b})=>[b?.path??"",JSON.stringify(N)]),L=(0,S().isOfChange)(t)?t.agentFiles.flatMap(d):[],D=new Set(
[...I.map(([N])=>N),...L]);return{subject:{files:await c(a,f.approvals.unaffected_by,D),baseRef:o,plansDigest:y,policyDigest:R,
weakened:I},genes:$,weakensGate:w(t)}}function d({file:{path:t},entries:a}){const f=a.flatMap(R=>R.targets);return[t,...f.
flatMap(({kind:R,name:o})=>R==="file"?[o]:[])]}function n({rule:t}){return(0,E().ruleOf)(t)?.approval==="needed"}function w({
findings:t}){return t.some(n)}},89549:function(M,e,i){Object.defineProperty(e,"__esModule",{value:!0}),e.approveByDigest=
E,e.shortDigest=v;function g(){const c=i(41895);return g=function(){return c},c}function O(){const c=i(1395);return O=function(){
return c},c}const p=24,S=new RegExp(`^sha256:[0-9a-f]{${p},64}$`);function v(c){return c.slice(0,7+p)}function E(c,T){if(c!==
void 0&&!S.test(c))throw new(g()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(c)} is not \
one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:m})=>{
if(c===void 0)return{approvals:[],refusals:[]};if((0,O().approvalDigest)(m).startsWith(c))return{approvals:[{user:"comma\
nd line",at:T.toISOString()}],refusals:[]};const s=v(c);return{approvals:[],refusals:[`--approve ${s} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}},18744:function(M,e,i){Object.
defineProperty(e,"__esModule",{value:!0}),e.MEMORY_GRAPH=void 0,e.assetPathTest=v,e.assetPathsIn=E,e.pathTest=S;function g(){
const c=i(41330);return g=function(){return c},c}function O(){const c=i(93028);return O=function(){return c},c}const p=e.
MEMORY_GRAPH=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function S(c){const T=c.map(m=>(0,g().default)(m,{dot:!0,nonegate:!0,flags:"\
s"}));return m=>T.some(s=>s(m))}function v({assets:{include:c}}){const T=S(c);return m=>T(m)&&!p.test(m)}function E(c,T){
const m=v(T);return[...c.files()].filter(({kind:s,path:l})=>(0,O().isRegular)(s)&&m(l)).map(({path:s})=>s)}},28894:function(M,e,i){
Object.defineProperty(e,"__esModule",{value:!0}),e.MAX_LOG_BYTES=void 0,e.continuationOf=m,e.countLines=P,e.hasRecords=s,
e.isAuditLog=v,e.recordsOf=l;function g(){const d=i(84831);return g=function(){return d},d}function O(){const d=i(32854);
return O=function(){return d},d}const p=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],S=e.MAX_LOG_BYTES=128*1024*
1024;function v(d){return(0,g().mayBeSpelled)(d,"events.jsonl")&&p.some(n=>(0,O().isWithinAnywhere)(d,n))}const E=10,c=13,
T=new Set([32,9,E,c]);function m(d,n){const w=l(d),t=l(n);let a=0;for(let f=w.next().value;f;){const R=w.next().value,o=t.
next().value;if(!o||!h(f.bytes,o.bytes,R===void 0))return{kind:"rewritten",line:f.line};a=o.end,f=R}return{kind:"appende\
d",from:a}}function s(d){return l(d).next().value!==void 0}function*l(d){let n=0;for(let w=0;w<d.length;){const t=d.indexOf(
E,w),a=t<0?d.length:t,f=d.subarray(w,a);w=Math.min(a+1,d.length),n+=1,r(f)||(yield{bytes:f,line:n,end:w})}}function r(d){
for(const n of d)if(!T.has(n))return!1;return!0}function h(d,n,w){return w?u(d).equals(u(n)):d.equals(n)}function u(d){return d.
at(-1)===c?d.subarray(0,-1):d}function P(d,n){let w=0;for(let t=d.indexOf(E);t>=0&&t<n;t=d.indexOf(E,t+1))w+=1;return w}},
97247:function(M,e){Object.defineProperty(e,"__esModule",{value:!0}),e.isOfChange=i;function i(g){return"files"in g}},44786:function(M,e,i){
Object.defineProperty(e,"__esModule",{value:!0}),e.RELEASED_BLOCKS=e.MUST_NOT=e.INSTRUCTION_FILES=e.BLOCK_VERSION=void 0,
e.agentsBlock=h,e.blockDigest=n,e.blockIn=u,e.withBlock=w;function g(){const t=i(77598);return g=function(){return t},t}
function O(){const t=i(38863);return O=function(){return t},t}function p(){const t=i(72443);return p=function(){return t},
t}function S(){const t=i(76186);return S=function(){return t},t}const v=e.INSTRUCTION_FILES=["AGENTS.md","CLAUDE.md",".c\
ursor/rules/gene-gate.mdc"],E=e.MUST_NOT=["Do not edit the policy (.github/gene-gate.yml), a workflow or action, or the \
gene-gate block of the agent instructions.","Do not remove a validation command or change an asset_id, except by an edit\
 of an AgentTask.","Do not add ignores.","Do not raise limits, scores or streaks.","Do not touch the audit log (events.j\
sonl)."],c=e.BLOCK_VERSION=1,T=e.RELEASED_BLOCKS={1:"27fe2654453ae1f9db81b026480547c71cc147bba0e8eb5a61a4adea296f7a12"},
m=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,s="<!-- gene-gate:end -->",l=new RegExp(s,"g"),r=()=>[S().syntaxRules["shell\
-operator"],p().invocationRules["outside-code"],p().invocationRules["uses-network"]];function h(){return`<!-- gene-gate:\
begin v${c}; written by \`gene-gate init --agents\` -->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.

| right | wrong | why |
|---|---|---|
${r().map(({right:t,wrong:a,title:f})=>`| \`${t}\` | \`${a}\` | ${f} |`).join(`
`)}

Before you push, run \`${O().COMMAND} check --worktree --no-run\` ([how to get it](${O().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`${O().COMMAND} fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${E.map(t=>`- ${t}`).join(`
`)}
${s}`}function u(t){const a=P(t);if(a===void 0)return{kind:"absent"};const f=(a==="unclear"?t:t.slice(...a)).replaceAll(
`\r
`,`
`),R=n(f),o=Object.entries(T).find(([,$])=>$===R);return o?{kind:"released",version:Number(o[0]),block:f}:{kind:"changed",
block:f}}function P(t){const a=[...t.matchAll(m)],f=[...t.matchAll(l)],[R,o]=[a[0]?.index,f[0]?.index];return R===void 0&&
o===void 0?void 0:!(a.length===1&&f.length===1)||R===void 0||o===void 0||o<R?"unclear":[R,o+s.length]}const d=/node \.\.\/gene-gate\/dist\/cli\/index\.js|npx --yes gene-gate@\d+\.\d+\.\d+/g;
function n(t){return(0,g().createHash)("sha256").update(t.replace(d,"gene-gate")).digest("hex")}function w(t){const a=P(
t);if(a==="unclear")return;const f=t.includes(`\r
`)?`\r
`:`
`,R=h().replaceAll(`
`,f);return a?t.slice(0,a[0])+R+t.slice(a[1]):`${t===""?"":`${t.replace(/(?:\r?\n)*$/,"")}${f}${f}`}${R}${f}`}},53315:function(M,e){
Object.defineProperty(e,"__esModule",{value:!0}),e.DEFAULT_MAX_FILES=void 0,e.busiestDirectories=c,e.cappedSize=O,e.gradeFiles=
p,e.gradeWords=S,e.linesOf=m,e.measureChange=g,e.namesOf=T;const i=e.DEFAULT_MAX_FILES=20;function g(s,l){const r={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const h of s.files){const{path:u,oldPath:P}=h,d=P===void 0?1:2,n=Number(l.has(
u))+Number(P!==void 0&&l.has(P));r.files+=d-n,r.exempt_files+=n,n===d?r.exempt_lines+=m(h):r.lines+=m(h)}return r}function O({
files:s,lines:l,exempt_files:r,exempt_lines:h},u){return u==="reference"?{files:s,lines:l}:{files:s+r,lines:l+h}}function p(s,l,r,h){
const u=v(l);return r.files>h.files||r.lines>h.lines?"hard_cap_breach":s>2*u?"critical_overrun":s>u?"exceeded":s>.8*u?"a\
pproaching_limit":"within_limit"}function S(s,{files:l,lines:r},h,u){const P=v(h);switch(s){case"hard_cap_breach":return`\
HARD CAP BREACH: ${l} files / ${r} lines exceeds system limit (${u.files} files / ${u.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${l} files > ${2*P} (2x limit of ${P}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${l} > ${P}`;case"approaching_limit":return`approaching limit: ${l} / ${P} files (${Math.
round(l/P*100)}%)`;case"within_limit":return`${l} / ${P} files`}}function v(s){return typeof s=="number"&&s>0?s:i}const E=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function c(s,l){const r=new Map;for(const{path:h,lines:u,exempt:P}of s){const d=E.exec(h)?.[0]??".",n=r.get(d)??{path:d,
files:0,lines:0};n.files+=1,n.lines+=u,P&&(n.exempt_files=(n.exempt_files??0)+1,n.exempt_lines=(n.exempt_lines??0)+u),r.
set(d,n)}return[...r.values()].sort((h,u)=>u.files-h.files||u.lines-h.lines||(h.path<u.path?-1:1)).slice(0,l)}function T(s){
return s.oldPath===void 0?[s.path]:[s.path,s.oldPath]}function m(s){return s.added+s.deleted}},61399:function(M,e,i){Object.
defineProperty(e,"__esModule",{value:!0}),e.deliver=h,e.withReportOptions=r;function g(){const n=i(73024);return g=function(){
return n},n}function O(){const n=i(51455);return O=function(){return n},n}function p(){const n=i(76760);return p=function(){
return n},n}function S(){const n=i(63314);return S=function(){return n},n}function v(){const n=i(41895);return v=function(){
return n},n}function E(){const n=i(28765);return E=function(){return n},n}function c(){const n=i(55430);return c=function(){
return n},n}function T(){const n=i(59925);return T=function(){return n},n}function m(){const n=i(20471);return m=function(){
return n},n}function s(){const n=i(31626);return s=function(){return n},n}function l(){const n=i(82256);return l=function(){
return n},n}function r(n){return n.addOption(new(S()).Option("--format <name>","output format").choices(T().REPORT_FORMATS).
default("text")).option("--output <dir>","also write the report files to this directory").option("--verbose","show every\
thing, including what passed")}async function h(n,w,t){if(await P(n,w,t),w.output!==void 0){const a=(0,p().resolve)(t.cwd,
w.output);w.repo!==void 0&&a.startsWith(`${(0,p().resolve)(t.cwd,w.repo)}${p().sep}`)&&!(0,g().existsSync)(a)&&await u(a),
await d(a,n,t.signal)}}async function u(n){try{await(0,E().makeFolder)(n),await(0,O().writeFile)((0,p().join)(n,".gitign\
ore"),`*
`,{flag:"wx"})}catch{}}async function P(n,w,t){const{format:a}=w,R=!(n.error&&a==="text"&&n.genes.length===0)?(0,T().renderReport)(
n,a,(0,l().textOptions)(w,t)):"";t.print(R,a),R===""&&n.error&&t.note((0,s().failureText)(n.error,t.columns))}async function d(n,w,t){
const a=t.aborted?void 0:t,f=o=>(0,m().renderMarkdown)(w,{maxCharacters:o}),R=await(0,c().publishFiles)(n,{report:w,markdown:f},
a);if(R.status==="failed")throw a?.aborted?new(v()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(v()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${R.reason}`,R.hint??"Use --output with a writable directory.")}},196:function(M,e,i){Object.defineProperty(
e,"__esModule",{value:!0}),e.reportVerb=void 0;function g(){const u=i(31421);return g=function(){return u},u}function O(){
const u=i(51455);return O=function(){return u},u}function p(){const u=i(48161);return p=function(){return u},u}function S(){
const u=i(76760);return S=function(){return u},u}function v(){const u=i(63314);return v=function(){return u},u}function E(){
const u=i(62887);return E=function(){return u},u}function c(){const u=i(23107);return c=function(){return u},u}function T(){
const u=i(61399);return T=function(){return u},u}const m=(u,P)=>(0,T().withReportOptions)(new(v()).Command("report").argument(
"<file>","gate-report.json; `-` reads standard input")).option("--open","open the report in the browser instead of print\
ing it").action(async(d,n)=>P(await l(d,n,u)));e.reportVerb=m;const s="Specify a gate-report.json that this version wrot\
e.";async function l(u,P,d){const[n]=await(0,c().readParts)([u],d.openInput,s);return n===void 0?2:(P.open?await h(n.report,
d):await(0,T().deliver)(n.report,P,d),0)}const r={linux:["xdg-open"],darwin:["open"],win32:["cmd","/c","start",""]};async function h(u,{
platform:P,note:d}){const n=(0,S().join)(await(0,O().mkdtemp)((0,S().join)((0,p().tmpdir)(),"gene-gate-report-")),"repor\
t.html");await(0,O().writeFile)(n,(0,E().renderHtml)(u));const[w,...t]=r[P],a=(0,g().spawn)(w,[...t,n],{detached:!0,stdio:"\
ignore"});a.on("error",()=>d(`No browser could be started.
`)),a.unref(),d(`${n}
`)}},82256:function(M,e,i){Object.defineProperty(e,"__esModule",{value:!0}),e.REPO_OPTION=e.POLICY_OPTION=void 0,e.formatOption=
l,e.inRepository=P,e.printAnswer=h,e.profileOption=s,e.storeFiles=d,e.textOptions=r,e.withJudgingOptions=T;function g(){
const n=i(76760);return g=function(){return n},n}function O(){const n=i(63314);return O=function(){return n},n}function p(){
const n=i(18744);return p=function(){return n},n}function S(){const n=i(41895);return S=function(){return n},n}function v(){
const n=i(80068);return v=function(){return n},n}function E(){const n=i(96402);return E=function(){return n},n}function c(){
const n=i(10289);return c=function(){return n},n}function T(n){return n.option(...m).option("--no-policy","use the built\
-in policy").addOption(s()).addOption(l())}const m=e.POLICY_OPTION=["--policy <file>","policy file (default: the policy \
of the repository)"];function s(){return new(O()).Option("--profile <name>","profile for commands").choices(v().PROFILE_NAMES)}
function l(){return new(O()).Option("--format <name>","output format").choices(["text","json"]).default("text")}function r({
verbose:n=!1},{columns:w,colour:t}){return{columns:w,colour:t,verbose:n}}function h(n,w,t,a){a.print(t==="json"?`${(0,c().
json)(n)}
`:w(),t)}const u=e.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function P({repo:n},{cwd:w,env:t},a){
const f=await(0,E().openRepository)((0,g().resolve)(w,n),t);try{return await a(f)}finally{await f.close()}}function d(n,w,t){
const a=(0,p().assetPathsIn)(n,w);if(a.length>0)return a;throw new(S()).GateError("usage",`${t} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},84831:function(M,e){Object.defineProperty(e,"__esModule",{value:!0}),
e.isSpellingOf=g,e.mayBeSpelled=p;const i=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function g(v,E){const T=v.replace(
i,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return T===E||S(T,E)}const O=/^[\w./-]*$/;
function p(v,E){return!O.test(v)||v.toLowerCase().includes(E)}function S(v,E){const[,c]=/^(.+)~[1-9]\d{0,5}$/.exec(v)??[];
return c!==void 0&&c===E.replaceAll(".","").slice(0,6)}},59925:function(M,e,i){Object.defineProperty(e,"__esModule",{value:!0}),
e.REPORT_FORMATS=void 0,e.renderReport=l;function g(){const r=i(52978);return g=function(){return r},r}function O(){const r=i(
62887);return O=function(){return r},r}function p(){const r=i(31048);return p=function(){return r},r}function S(){const r=i(
58924);return S=function(){return r},r}function v(){const r=i(20471);return v=function(){return r},r}function E(){const r=i(
11357);return E=function(){return r},r}function c(){const r=i(87934);return c=function(){return r},r}const T=e.REPORT_FORMATS=
["text","json","agent","jsonl","markdown","html","sarif","junit","in-toto","vsa"],m={maxCharacters:Number.MAX_SAFE_INTEGER},
s={text:(...r)=>(0,c().renderText)(...r),json:r=>(0,p().renderJson)(r),agent:r=>(0,g().renderAgentTask)(r),jsonl:r=>(0,p().
renderJsonLines)(r),markdown:r=>(0,v().renderMarkdown)(r,m),html:r=>(0,O().renderHtml)(r),sarif:r=>(0,E().renderSarif)(r),
junit:r=>(0,S().renderJunit)(r),"in-toto":r=>(0,p().renderStatement)(r),vsa:r=>(0,p().renderSummary)(r)};function l(r,h,u){
return s[h](r,u)}},87934:function(M,e,i){Object.defineProperty(e,"__esModule",{value:!0}),e.renderText=n;function g(){const o=i(
10289);return g=function(){return o},o}function O(){const o=i(67237);return O=function(){return o},o}function p(){const o=i(
50427);return p=function(){return o},o}function S(){const o=i(69379);return S=function(){return o},o}function v(){const o=i(
55967);return v=function(){return o},o}function E(){const o=i(94978);return E=function(){return o},o}function c(){const o=i(
74658);return c=function(){return o},o}function T(){const o=i(90042);return T=function(){return o},o}function m(){const o=i(
63245);return m=function(){return o},o}function s(){const o=i(38319);return s=function(){return o},o}function l(){const o=i(
94965);return l=function(){return o},o}function r(){const o=i(31626);return r=function(){return o},o}function h(){const o=i(
27809);return h=function(){return o},o}const u=8,P=30,d={quiet:8,verbose:200};function n(o,$){const y=(0,r().layoutOf)($),
{verbose:I}=$,L=(0,m().reportSections)(o),{dangers:D,blocked:A,failed:N,waiting:b,findings:j,blast:U,notices:B,suppressed:G}=L,
k={most:I?d.verbose:d.quiet,columns:(0,r().roomOf)(y)-2},C=(H,Y="finding")=>(0,h().rowBlocks)((0,S().findingRows)(H,I),y,
{most:u,noun:Y}),F=(0,S().blockedRows)(A,{isEach:I,...!I&&{most:P}});return(0,r().page)([w(o,L,y),...t(o,y),...C(D),(0,h().
listRows)((0,s().machineList)(o),y),...(0,h().rowBlocks)(F,y,{most:F.length,noun:"blocked command",all:A.length}),...(0,h().
rowBlocks)((0,S().failedRows)(N,k,I),y,{most:u,noun:"failed command"}),...C(b,"pending approval"),...C([...U,...j]),...I?
[...C(B,"notice"),...C(G)]:[],(0,h().listRows)((0,v().fixList)(o),y),...a(o,y),(0,h().listRows)((0,E().geneList)(o,L),y),
(0,h().listRows)((0,s().claimList)(o),y),(0,h().listRows)((0,s().readList)(o),y),I?[]:f(B,y),R(o,y)])}function w(o,$,y){
const I=(0,c().headlineOf)(o,$),[L,D]=[I.verdict.toUpperCase(),I.words],[A="",...N]=(0,p().wrap)(D===""?L:`${L}: ${D}`,(0,r().
roomOf)(y)),b=l().VERDICT_TONES[((0,c().undecidedPart)(o)??o).verdict],j=y.paint(b,A.slice(0,L.length))+A.slice(L.length);
return(0,r().labelled)(y,"gene-gate",[j,...N],"strong")}function t({error:o},$){if(o===void 0)return[];const y=I=>I.split(
`
`).flatMap(L=>/^\s/.test(L)?(0,p().chop)((0,g().terminal)(L),(0,r().roomOf)($)):(0,p().wrap)((0,g().terminal)(L),(0,r().
roomOf)($)));return[(0,r().labelled)($,"why",y(o.message)),(0,r().labelled)($,"fix",y(o.hint),"good")]}function a(o,$){const y=(0,O().
sizeLimits)(o),{rows:I,...L}=(0,O().sizeList)(o);if(y.length===0)return[];const D=$.verbose||y.some(({isNear:A})=>A);return[
[...(0,h().listRows)({...L,rows:D?I:I.slice(0,y.length)},$),...D?(0,h().listRows)((0,s().directoryList)(o),$):[]],$.verbose?
(0,h().listRows)((0,s().uncountedList)(o),$):[]]}function f(o,$){if(o.length===0)return[];const y=[...new Set(o.map(({rule:A})=>A))].
join(", "),I=o.filter(A=>A.before).length,L=I===0?"":`, ${I} of them there before`,D=`${o.length}${L} (${y}); --verbose \
shows all`;return(0,r().prose)($,"notices",D,{text:"quiet"})}function R(o,$){return(0,T().environmentList)(o).rows.flatMap(
I=>I.notes).flatMap(({label:I="",text:L,isMinor:D})=>D?[]:(0,r().prose)($,I.toLowerCase(),L,{text:"quiet"}))}},47350:function(M,e,i){
Object.defineProperty(e,"__esModule",{value:!0}),e.REPORTED_ONLY=void 0,e.exitCodeOf=T,e.gravest=v,e.isBlocking=p,e.severityVerdict=
S;function g(){const m=i(13580);return g=function(){return m},m}const O={pass:0,warn:1,needs_approval:2,fail:3,error:4};
function p({rule:m,severity:s,suppressed:l},r){return l||s==="notice"?!1:s==="error"||r==="warning"&&!(0,g().ruleOf)(m)?.
advice}function S(m,s){const l=r=>m.some(h=>h.severity===r&&!h.suppressed);return m.some(({rule:r})=>(0,g().ruleOf)(r).undecided)?
"error":l("error")?"fail":l("warning")?m.some(r=>p(r,s))?"fail":"warn":"pass"}function v(m){return m.reduce((s,l)=>O[l]>
O[s]?l:s,"pass")}const E=e.REPORTED_ONLY=new Set(["fail","needs_approval"]),c={pass:0,warn:0,fail:1,needs_approval:1,error:2};
function T(m,s="block"){return s==="report"&&E.has(m)?0:c[m]}},80401:function(M,e,i){i.r(e),i.d(e,{FILE_HEADERS_ONLY:()=>g.
jr,createTwoFilesPatch:()=>g.ss,diffLines:()=>O.Pp,formatPatch:()=>g.Gu,parsePatch:()=>p.i,structuredPatch:()=>g.YB});var g=i(
94112),O=i(37073),p=i(73857)}};
