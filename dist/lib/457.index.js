"use strict";exports.id=457,exports.ids=[457],exports.modules={1395:function(A,t,r){Object.defineProperty(t,"__esModule",{value:!0}),
t.approvalDigest=c,t.boundFiles=u,t.changedSince=v,t.groupDigest=d,t.judgedHead=T,t.needsPerson=n,t.weakensGate=g;function h(){
const e=r(77598);return h=function(){return e},e}function p(){const e=r(57975);return p=function(){return e},e}function O(){
const e=r(41330);return O=function(){return e},e}function P(){const e=r(97247);return P=function(){return e},e}function w(){
const e=r(32854);return w=function(){return e},e}function R(){const e=r(13580);return R=function(){return e},e}async function u(e,l,E=new Set){
const S=l.length===0?()=>!1:(0,O().default)([...l],{dot:!0,nonegate:!0}),I=[...e.files()].filter(({path:y})=>(0,w().isWithin)(
y,".github")||E.has(y)||!S(y)).map(async y=>[y.path,await f(e,y)]);return new Map(await Promise.all(I))}async function f(e,{
path:l,kind:E,oid:S}){if(S!==void 0)return`${E} ${S}`;const o=E==="symlink"?e.readlink(l)??"":await e.read(l);return`${E}\
 ${(0,h().createHash)("sha256").update(o).digest("hex")}`}function c(e){const{files:l,baseRef:E,plansDigest:S,policyDigest:o,
weakened:I}=e,y=[...l].sort(([$],[M])=>$<M?-1:1);return m([E,S,o,y,I])}function d(e){return e.length>1?m([...e].sort()):
e[0]}function m(e){return`sha256:${(0,h().createHash)("sha256").update(JSON.stringify(e)).digest("hex")}`}const i=3;function v(e,l){
const E=[...new Set([...e.files.keys(),...l.files.keys()])].filter(S=>e.files.get(S)!==l.files.get(S)).sort();return E.length>
0?`${s(E)} ${E.length===1?"has":"have"} changed`:e.plansDigest!==l.plansDigest?"the commands that would run have changed":
(0,p().isDeepStrictEqual)(e.weakened,l.weakened)?void 0:"what weakens the gate has changed"}function s(e){const l=e.slice(
0,i).map(o=>`\`${o}\``),E=e.length-l.length,S=E>0?`${E} more ${E===1?"file":"files"}`:l.pop();return l.length===0?`${S}`:
`${l.join(", ")} and ${S}`}async function T(e,l,{policy:E,digest:S},o){const{genes:I,plansDigest:y}=e,$=e.findings.filter(
n).map(({args:N,location:b})=>[b?.path??"",JSON.stringify(N)]),M=(0,P().isOfChange)(e)?e.agentFiles.flatMap(a):[],D=new Set(
[...$.map(([N])=>N),...M]);return{subject:{files:await u(l,E.approvals.unaffected_by,D),baseRef:o,plansDigest:y,policyDigest:S,
weakened:$},genes:I,weakensGate:g(e)}}function a({file:{path:e},entries:l}){const E=l.flatMap(S=>S.targets);return[e,...E.
flatMap(({kind:S,name:o})=>S==="file"?[o]:[])]}function n({rule:e}){return(0,R().ruleOf)(e)?.approval==="needed"}function g({
findings:e}){return e.some(n)}},89549:function(A,t,r){Object.defineProperty(t,"__esModule",{value:!0}),t.approveByDigest=
R,t.shortDigest=w;function h(){const u=r(41895);return h=function(){return u},u}function p(){const u=r(1395);return p=function(){
return u},u}const O=24,P=new RegExp(`^sha256:[0-9a-f]{${O},64}$`);function w(u){return u.slice(0,7+O)}function R(u,f){if(u!==
void 0&&!P.test(u))throw new(h()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(u)} is not \
one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:c})=>{
if(u===void 0)return{approvals:[],refusals:[]};if((0,p().approvalDigest)(c).startsWith(u))return{approvals:[{user:"comma\
nd line",at:f.toISOString()}],refusals:[]};const d=w(u);return{approvals:[],refusals:[`--approve ${d} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}},18744:function(A,t,r){Object.
defineProperty(t,"__esModule",{value:!0}),t.MEMORY_GRAPH=void 0,t.assetPathTest=w,t.assetPathsIn=R,t.pathTest=P;function h(){
const u=r(41330);return h=function(){return u},u}function p(){const u=r(93028);return p=function(){return u},u}const O=t.
MEMORY_GRAPH=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function P(u){const f=u.map(c=>(0,h().default)(c,{dot:!0,nonegate:!0,flags:"\
s"}));return c=>f.some(d=>d(c))}function w({assets:{include:u}}){const f=P(u);return c=>f(c)&&!O.test(c)}function R(u,f){
const c=w(f);return[...u.files()].filter(({kind:d,path:m})=>(0,p().isRegular)(d)&&c(m)).map(({path:d})=>d)}},28894:function(A,t,r){
Object.defineProperty(t,"__esModule",{value:!0}),t.MAX_LOG_BYTES=void 0,t.continuationOf=c,t.countLines=T,t.hasRecords=d,
t.isAuditLog=w,t.recordsOf=m;function h(){const a=r(84831);return h=function(){return a},a}function p(){const a=r(32854);
return p=function(){return a},a}const O=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],P=t.MAX_LOG_BYTES=128*1024*
1024;function w(a){return(0,h().mayBeSpelled)(a,"events.jsonl")&&O.some(n=>(0,p().isWithinAnywhere)(a,n))}const R=10,u=13,
f=new Set([32,9,R,u]);function c(a,n){const g=m(a),e=m(n);let l=0;for(let E=g.next().value;E;){const S=g.next().value,o=e.
next().value;if(!o||!v(E.bytes,o.bytes,S===void 0))return{kind:"rewritten",line:E.line};l=o.end,E=S}return{kind:"appende\
d",from:l}}function d(a){return m(a).next().value!==void 0}function*m(a){let n=0;for(let g=0;g<a.length;){const e=a.indexOf(
R,g),l=e<0?a.length:e,E=a.subarray(g,l);g=Math.min(l+1,a.length),n+=1,i(E)||(yield{bytes:E,line:n,end:g})}}function i(a){
for(const n of a)if(!f.has(n))return!1;return!0}function v(a,n,g){return g?s(a).equals(s(n)):a.equals(n)}function s(a){return a.
at(-1)===u?a.subarray(0,-1):a}function T(a,n){let g=0;for(let e=a.indexOf(R);e>=0&&e<n;e=a.indexOf(R,e+1))g+=1;return g}},
97247:function(A,t){Object.defineProperty(t,"__esModule",{value:!0}),t.isOfChange=r;function r(h){return"files"in h}},44786:function(A,t,r){
Object.defineProperty(t,"__esModule",{value:!0}),t.MUST_NOT=t.INSTRUCTION_FILES=void 0,t.agentsBlock=d,t.blockIn=m,t.withBlock=
v;function h(){const s=r(38863);return h=function(){return s},s}function p(){const s=r(72443);return p=function(){return s},
s}function O(){const s=r(76186);return O=function(){return s},s}const P=t.INSTRUCTION_FILES=["AGENTS.md","CLAUDE.md",".c\
ursor/rules/gene-gate.mdc"],w=t.MUST_NOT=["Do not edit the policy (.github/gene-gate.yml), a workflow or action, or the \
gene-gate block of the agent instructions.","Do not remove a validation command or change an asset_id, except as an edit\
 or a todo of an AgentTask says.","Do not add ignores.","Do not raise limits, scores or streaks.","Do not rewrite the au\
dit log (events.jsonl): only the engine appends to it."],R=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,u="<!-- gene-gate:e\
nd -->",f=new RegExp(u,"g"),c=()=>[O().syntaxRules["shell-operator"],p().invocationRules["outside-code"],p().invocationRules["\
uses-network"]];function d(){return`<!-- gene-gate:begin; written by \`gene-gate init --agents\` -->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.

| right | wrong | why |
|---|---|---|
${c().map(({right:s,wrong:T,title:a})=>`| \`${s}\` | \`${T}\` | ${a} |`).join(`
`)}

Before you push, run \`${h().COMMAND} check --worktree --no-run\` ([how to get it](${h().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`${h().COMMAND} fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${w.map(s=>`- ${s}`).join(`
`)}
${u}`}function m(s){const T=i(s);if(T===void 0)return{kind:"absent"};const a=(T==="unclear"?s:s.slice(...T)).replaceAll(
`\r
`,`
`);return{kind:a===d()?"current":"changed",block:a}}function i(s){const T=[...s.matchAll(R)],a=[...s.matchAll(f)],[n,g]=[
T[0]?.index,a[0]?.index];return n===void 0&&g===void 0?void 0:!(T.length===1&&a.length===1)||n===void 0||g===void 0||g<n?
"unclear":[n,g+u.length]}function v(s){const T=i(s);if(T==="unclear")return;const a=s.includes(`\r
`)?`\r
`:`
`,n=d().replaceAll(`
`,a);return T?s.slice(0,T[0])+n+s.slice(T[1]):`${s===""?"":`${s.replace(/(?:\r?\n)*$/,"")}${a}${a}`}${n}${a}`}},53315:function(A,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.DEFAULT_MAX_FILES=void 0,t.cappedSize=p,t.gradeFiles=O,t.gradeWords=P,
t.linesOf=u,t.measureChange=h,t.namesOf=R;const r=t.DEFAULT_MAX_FILES=20;function h(f,c){const d={files:0,lines:0,exempt_files:0,
exempt_lines:0};for(const m of f.files){const{path:i,oldPath:v}=m,s=v===void 0?1:2,T=Number(c.has(i))+Number(v!==void 0&&
c.has(v));d.files+=s-T,d.exempt_files+=T,T===s?d.exempt_lines+=u(m):d.lines+=u(m)}return d}function p({files:f,lines:c,exempt_files:d,
exempt_lines:m},i){return i==="reference"?{files:f,lines:c}:{files:f+d,lines:c+m}}function O(f,c,d,m){const i=w(c);return d.
files>m.files||d.lines>m.lines?"hard_cap_breach":f>2*i?"critical_overrun":f>i?"exceeded":f>.8*i?"approaching_limit":"wit\
hin_limit"}function P(f,{files:c,lines:d},m,i){const v=w(m);switch(f){case"hard_cap_breach":return`HARD CAP BREACH: ${c}\
 files / ${d} lines exceeds system limit (${i.files} files / ${i.lines} lines)`;case"critical_overrun":return`CRITICAL O\
VERRUN: ${c} files > ${2*v} (2x limit of ${v}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`\
max_files exceeded: ${c} > ${v}`;case"approaching_limit":return`approaching limit: ${c} / ${v} files (${Math.round(c/v*100)}\
%)`;case"within_limit":return`${c} / ${v} files`}}function w(f){return typeof f=="number"&&f>0?f:r}function R(f){return f.
oldPath===void 0?[f.path]:[f.path,f.oldPath]}function u(f){return f.added+f.deleted}},61399:function(A,t,r){Object.defineProperty(
t,"__esModule",{value:!0}),t.deliver=v,t.withReportOptions=i;function h(){const n=r(73024);return h=function(){return n},
n}function p(){const n=r(51455);return p=function(){return n},n}function O(){const n=r(76760);return O=function(){return n},
n}function P(){const n=r(63314);return P=function(){return n},n}function w(){const n=r(41895);return w=function(){return n},
n}function R(){const n=r(28765);return R=function(){return n},n}function u(){const n=r(55430);return u=function(){return n},
n}function f(){const n=r(59925);return f=function(){return n},n}function c(){const n=r(20471);return c=function(){return n},
n}function d(){const n=r(31626);return d=function(){return n},n}function m(){const n=r(82256);return m=function(){return n},
n}function i(n){return n.addOption(new(P()).Option("--format <name>","output format").choices(f().REPORT_FORMATS).default(
"text")).option("--output <dir>","also write the report files to this directory").option("--verbose","show everything, i\
ncluding what passed")}async function v(n,g,e){if(await T(n,g,e),g.output!==void 0){const l=(0,O().resolve)(e.cwd,g.output);
g.repo!==void 0&&l.startsWith(`${(0,O().resolve)(e.cwd,g.repo)}${O().sep}`)&&!(0,h().existsSync)(l)&&await s(l),await a(
l,n,e.signal)}}async function s(n){try{await(0,R().makeFolder)(n),await(0,p().writeFile)((0,O().join)(n,".gitignore"),`*\

`,{flag:"wx"})}catch{}}async function T(n,g,e){const{format:l}=g,S=!(n.error&&l==="text"&&n.genes.length===0)?(0,f().renderReport)(
n,l,(0,m().textOptions)(g,e)):"";e.print(S,l),S===""&&n.error&&e.note((0,d().failureText)(n.error,e.columns))}async function a(n,g,e){
const l=e.aborted?void 0:e,E=o=>(0,c().renderMarkdown)(g,{maxCharacters:o}),S=await(0,u().publishFiles)(n,{report:g,markdown:E},
l);if(S.status==="failed")throw l?.aborted?new(w()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(w()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${S.reason}`,S.hint??"Use --output with a writable directory.")}},196:function(A,t,r){Object.defineProperty(
t,"__esModule",{value:!0}),t.reportVerb=void 0;function h(){const s=r(31421);return h=function(){return s},s}function p(){
const s=r(51455);return p=function(){return s},s}function O(){const s=r(48161);return O=function(){return s},s}function P(){
const s=r(76760);return P=function(){return s},s}function w(){const s=r(63314);return w=function(){return s},s}function R(){
const s=r(62887);return R=function(){return s},s}function u(){const s=r(23107);return u=function(){return s},s}function f(){
const s=r(61399);return f=function(){return s},s}const c=(s,T)=>(0,f().withReportOptions)(new(w()).Command("report").argument(
"<file>","gate-report.json; `-` reads standard input")).option("--open","open the report in the browser instead of print\
ing it").action(async(a,n)=>T(await m(a,n,s)));t.reportVerb=c;const d="Specify a gate-report.json that this version wrot\
e.";async function m(s,T,a){const[n]=await(0,u().readParts)([s],a.openInput,d);return n===void 0?2:(T.open?await v(n.report,
a):await(0,f().deliver)(n.report,T,a),0)}const i={linux:["xdg-open"],darwin:["open"],win32:["cmd","/c","start",""]};async function v(s,{
platform:T,note:a}){const n=(0,P().join)(await(0,p().mkdtemp)((0,P().join)((0,O().tmpdir)(),"gene-gate-report-")),"repor\
t.html");await(0,p().writeFile)(n,(0,R().renderHtml)(s));const[g,...e]=i[T],l=(0,h().spawn)(g,[...e,n],{detached:!0,stdio:"\
ignore"});l.on("error",()=>a(`No browser could be started.
`)),l.unref(),a(`${n}
`)}},82256:function(A,t,r){Object.defineProperty(t,"__esModule",{value:!0}),t.REPO_OPTION=t.POLICY_OPTION=void 0,t.formatOption=
m,t.inRepository=T,t.printAnswer=v,t.profileOption=d,t.storeFiles=a,t.textOptions=i,t.withJudgingOptions=f;function h(){
const n=r(76760);return h=function(){return n},n}function p(){const n=r(63314);return p=function(){return n},n}function O(){
const n=r(18744);return O=function(){return n},n}function P(){const n=r(41895);return P=function(){return n},n}function w(){
const n=r(80068);return w=function(){return n},n}function R(){const n=r(96402);return R=function(){return n},n}function u(){
const n=r(10289);return u=function(){return n},n}function f(n){return n.option(...c).option("--no-policy","use the built\
-in policy").addOption(d()).addOption(m())}const c=t.POLICY_OPTION=["--policy <file>","policy file (default: the policy \
of the repository)"];function d(){return new(p()).Option("--profile <name>","profile for commands").choices(w().PROFILE_NAMES)}
function m(){return new(p()).Option("--format <name>","output format").choices(["text","json"]).default("text")}function i({
verbose:n=!1},{columns:g,colour:e}){return{columns:g,colour:e,verbose:n}}function v(n,g,e,l){l.print(e==="json"?`${(0,u().
json)(n)}
`:g(),e)}const s=t.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function T({repo:n},{cwd:g,env:e},l){
const E=await(0,R().openRepository)((0,h().resolve)(g,n),e);try{return await l(E)}finally{await E.close()}}function a(n,g,e){
const l=(0,O().assetPathsIn)(n,g);if(l.length>0)return l;throw new(P()).GateError("usage",`${e} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},84831:function(A,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.isSpellingOf=h,t.mayBeSpelled=O;const r=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function h(w,R){const f=w.replace(
r,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return f===R||P(f,R)}const p=/^[\w./-]*$/;
function O(w,R){return!p.test(w)||w.toLowerCase().includes(R)}function P(w,R){const[,u]=/^(.+)~[1-9]\d{0,5}$/.exec(w)??[];
return u!==void 0&&u===R.replaceAll(".","").slice(0,6)}},59925:function(A,t,r){Object.defineProperty(t,"__esModule",{value:!0}),
t.REPORT_FORMATS=void 0,t.renderReport=m;function h(){const i=r(52978);return h=function(){return i},i}function p(){const i=r(
62887);return p=function(){return i},i}function O(){const i=r(31048);return O=function(){return i},i}function P(){const i=r(
58924);return P=function(){return i},i}function w(){const i=r(20471);return w=function(){return i},i}function R(){const i=r(
11357);return R=function(){return i},i}function u(){const i=r(87934);return u=function(){return i},i}const f=t.REPORT_FORMATS=
["text","json","agent","markdown","html","sarif","junit"],c={maxCharacters:Number.MAX_SAFE_INTEGER},d={text:(...i)=>(0,u().
renderText)(...i),json:i=>(0,O().renderJson)(i),agent:i=>(0,h().renderAgentTask)(i),markdown:i=>(0,w().renderMarkdown)(i,
c),html:i=>(0,p().renderHtml)(i),sarif:i=>(0,R().renderSarif)(i),junit:i=>(0,P().renderJunit)(i)};function m(i,v,s){return d[v](
i,s)}},87934:function(A,t,r){Object.defineProperty(t,"__esModule",{value:!0}),t.renderText=n;function h(){const o=r(10289);
return h=function(){return o},o}function p(){const o=r(67237);return p=function(){return o},o}function O(){const o=r(50427);
return O=function(){return o},o}function P(){const o=r(69379);return P=function(){return o},o}function w(){const o=r(55967);
return w=function(){return o},o}function R(){const o=r(94978);return R=function(){return o},o}function u(){const o=r(74658);
return u=function(){return o},o}function f(){const o=r(90042);return f=function(){return o},o}function c(){const o=r(63245);
return c=function(){return o},o}function d(){const o=r(38319);return d=function(){return o},o}function m(){const o=r(94965);
return m=function(){return o},o}function i(){const o=r(31626);return i=function(){return o},o}function v(){const o=r(27809);
return v=function(){return o},o}const s=8,T=30,a={quiet:8,verbose:200};function n(o,I){const y=(0,i().layoutOf)(I),{verbose:$}=I,
M=(0,c().reportSections)(o),{dangers:D,blocked:L,failed:N,waiting:b,findings:C,notices:F,suppressed:U}=M,G={most:$?a.verbose:
a.quiet,columns:(0,i().roomOf)(y)-2},j=(k,H="finding")=>(0,v().rowBlocks)((0,P().findingRows)(k,$),y,{most:s,noun:H}),B=(0,P().
blockedRows)(L,{isEach:$,...!$&&{most:T}});return(0,i().page)([g(o,M,y),...e(o,y),...j(D),(0,v().listRows)((0,d().machineList)(
o),y),...(0,v().rowBlocks)(B,y,{most:B.length,noun:"blocked command",all:L.length}),...(0,v().rowBlocks)((0,P().failedRows)(
N,G,$),y,{most:s,noun:"failed command"}),...j(b,"pending approval"),...j(C),...$?[...j(F,"notice"),...j(U)]:[],(0,v().listRows)(
(0,w().fixList)(o),y),...l(o,y),(0,v().listRows)((0,R().geneList)(o,M),y),(0,v().listRows)((0,d().claimList)(o),y),(0,v().
listRows)((0,d().readList)(o),y),$?[]:E(F,y),S(o,y)])}function g(o,I,y){const $=(0,u().headlineOf)(o,I),[M,D]=[$.verdict.
toUpperCase(),$.words],[L="",...N]=(0,O().wrap)(D===""?M:`${M}: ${D}`,(0,i().roomOf)(y)),b=m().VERDICT_TONES[((0,u().undecidedPart)(
o)??o).verdict],C=y.paint(b,L.slice(0,M.length))+L.slice(M.length);return(0,i().labelled)(y,"gene-gate",[C,...N],"strong")}
function e({error:o},I){if(o===void 0)return[];const y=$=>$.split(`
`).flatMap(M=>/^\s/.test(M)?(0,O().chop)((0,h().terminal)(M),(0,i().roomOf)(I)):(0,O().wrap)((0,h().terminal)(M),(0,i().
roomOf)(I)));return[(0,i().labelled)(I,"why",y(o.message)),(0,i().labelled)(I,"fix",y(o.hint),"good")]}function l(o,I){const y=(0,p().
sizeLimits)(o),{rows:$,...M}=(0,p().sizeList)(o);if(y.length===0)return[];const D=I.verbose||y.some(({isNear:L})=>L);return[
(0,v().listRows)({...M,rows:D?$:$.slice(0,y.length)},I),I.verbose?(0,v().listRows)((0,d().uncountedList)(o),I):[]]}function E(o,I){
if(o.length===0)return[];const y=[...new Set(o.map(({rule:L})=>L))].join(", "),$=o.filter(L=>L.before).length,M=$===0?"":
`, ${$} of them there before`,D=`${o.length}${M} (${y}); --verbose shows all`;return(0,i().prose)(I,"notices",D,{text:"q\
uiet"})}function S(o,I){return(0,f().environmentList)(o).rows.flatMap($=>$.notes).flatMap(({label:$="",text:M,isMinor:D})=>D?
[]:(0,i().prose)(I,$.toLowerCase(),M,{text:"quiet"}))}},47350:function(A,t,r){Object.defineProperty(t,"__esModule",{value:!0}),
t.REPORTED_ONLY=void 0,t.exitCodeOf=f,t.gravest=w,t.isBlocking=O,t.severityVerdict=P;function h(){const c=r(13580);return h=
function(){return c},c}const p={pass:0,warn:1,needs_approval:2,fail:3,error:4};function O({rule:c,severity:d,suppressed:m},i){
return m||d==="notice"?!1:d==="error"||i==="warning"&&!(0,h().ruleOf)(c)?.advice}function P(c,d){const m=i=>c.some(v=>v.
severity===i&&!v.suppressed);return c.some(({rule:i})=>(0,h().ruleOf)(i).undecided)?"error":m("error")?"fail":m("warning")?
c.some(i=>O(i,d))?"fail":"warn":"pass"}function w(c){return c.reduce((d,m)=>p[m]>p[d]?m:d,"pass")}const R=t.REPORTED_ONLY=
new Set(["fail","needs_approval"]),u={pass:0,warn:0,fail:1,needs_approval:1,error:2};function f(c,d="block"){return d===
"report"&&R.has(c)?0:u[c]}},80401:function(A,t,r){r.r(t),r.d(t,{FILE_HEADERS_ONLY:()=>h.jr,createTwoFilesPatch:()=>h.ss,
diffLines:()=>p.Pp,formatPatch:()=>h.Gu,parsePatch:()=>O.i,structuredPatch:()=>h.YB});var h=r(94112),p=r(37073),O=r(73857)}};
