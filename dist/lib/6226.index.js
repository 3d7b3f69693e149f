"use strict";exports.id=6226,exports.ids=[6226],exports.modules={28894:function(P,e,l){Object.defineProperty(e,"__esModule",{value:!0}),
e.MAX_LOG_BYTES=void 0,e.continuationOf=i,e.countLines=N,e.hasRecords=s,e.isAuditLog=E,e.isLogArchive=w,e.recordsOf=r;function c(){
const o=l(11970);return c=function(){return o},o}function O(){const o=l(32854);return O=function(){return o},o}const _=[
"assets/gep/events.jsonl",".evolver/gep/events.jsonl",".evomap/assets/events.jsonl"],v=e.MAX_LOG_BYTES=128*1024*1024;function E(o){
return w(o)||k(o)}const I=/(?<=^|\/)events\.[^/]+\.jsonl$/is;function w(o){return I.test(o)&&k(o.replace(I,"events.jsonl"))}
function k(o){return(0,c().mayBeSpelled)(o,"events.jsonl")&&_.some(T=>(0,O().isWithinAnywhere)(o,T))}const d=10,t=13,f=new Set(
[32,9,d,t]);function i(o,T){const p=r(o),b=r(T);let L=0;for(let y=p.next().value;y;){const D=p.next().value,M=b.next().value;
if(!M||!S(y.bytes,M.bytes,D===void 0))return{kind:"rewritten",line:y.line,was:y.bytes,is:M?.bytes};L=M.end,y=D}return{kind:"\
appended",from:L}}function s(o){return r(o).next().value!==void 0}function*r(o){let T=0;for(let p=0;p<o.length;){const b=o.
indexOf(d,p),L=b<0?o.length:b,y=o.subarray(p,L);p=Math.min(L+1,o.length),T+=1,a(y)||(yield{bytes:y,line:T,end:p})}}function a(o){
for(const T of o)if(!f.has(T))return!1;return!0}function S(o,T,p){return p?R(o).equals(R(T)):o.equals(T)}function R(o){return o.
at(-1)===t?o.subarray(0,-1):o}function N(o,T){let p=0;for(let b=o.indexOf(d);b>=0&&b<T;b=o.indexOf(d,b+1))p+=1;return p}},
44786:function(P,e,l){Object.defineProperty(e,"__esModule",{value:!0}),e.MUST_NOT=e.INSTRUCTION_FILES=void 0,e.agentsBlock=
R,e.blockIn=N,e.changedInstructions=L,e.staleInstructions=p,e.withBlock=T;function c(){const n=l(80401);return c=function(){
return n},n}function O(){const n=l(38863);return O=function(){return n},n}function _(){const n=l(32854);return _=function(){
return n},n}function v(){const n=l(93028);return v=function(){return n},n}function E(){const n=l(95132);return E=function(){
return n},n}function I(){const n=l(72443);return I=function(){return n},n}function w(){const n=l(36773);return w=function(){
return n},n}function k(){const n=l(76186);return k=function(){return n},n}function d(){const n=l(39869);return d=function(){
return n},n}const t=e.INSTRUCTION_FILES=["AGENTS.md","CLAUDE.md",".cursor/rules/gene-gate.mdc"],f=e.MUST_NOT=["Do not ed\
it the policy (.github/gene-gate.yml), a workflow or action, or the gene-gate block of the agent instructions.","Do not \
remove a validation command or change an asset_id, except as an edit or a todo of an AgentTask says.","Do not add ignore\
s.","Do not raise limits, scores or streaks.","Do not rewrite the audit log (events.jsonl): only the engine appends to i\
t."],i=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,s="<!-- gene-gate:end -->",r=new RegExp(s,"g"),a=()=>[k().syntaxRules["\
shell-operator"],I().invocationRules["outside-code"],I().invocationRules["uses-network"]],S=/^The policy also allows: ((?:`[A-Za-z][\w.+-]{0,40}`(?:, )?){1,100})\.$/m;
function R(n=[]){const g=`The policy also allows: ${(0,w().inCode)(n)}.`;return`<!-- gene-gate:begin; written by \`gene-g\
ate init --agents\` -->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.
${S.test(g)?`${g}
`:""}
| right | wrong | why |
|---|---|---|
${a().map(({right:u,wrong:m,title:A})=>`| \`${u}\` | \`${m}\` | ${A} |`).join(`
`)}

Before you push, run \`gene-gate check --worktree --no-run\` ([how to get it](${O().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`gene-gate fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${f.map(u=>`- ${u}`).join(`
`)}
${s}`}function N(n){const g=o(n);if(g===void 0)return{kind:"absent"};const h=(g==="unclear"?n:n.slice(...g)).replaceAll(
`\r
`,`
`),u=S.exec(h)?.[1]?.match(/[^`, ]+/g)??[];return{kind:h===R(u)?"current":"changed",block:h}}function o(n){const g=[...n.
matchAll(i)],h=[...n.matchAll(r)],[u,m]=[g[0]?.index,h[0]?.index];return u===void 0&&m===void 0?void 0:!(g.length===1&&h.
length===1)||u===void 0||m===void 0||m<u?"unclear":[u,m+s.length]}function T(n,g=[]){const h=o(n);if(h==="unclear")return;
const u=n.includes(`\r
`)?`\r
`:`
`,m=R(g).replaceAll(`
`,u);return h?n.slice(0,h[0])+m+n.slice(h[1]):`${n===""?"":`${n.replace(/(?<![\r\n])[\r\n]+$/,"")}${u}${u}`}${m}${u}`}async function p({
tree:n}){const g=t.map(async h=>{const{kind:u}=N(await B(n,h)),m={path:h,effect:b,lines:[]},A={...(0,d().atFile)(h),severity:"\
notice"};return u==="changed"?[(0,E().finding)("agent-instructions",m,A)]:[]});return(await Promise.all(g)).flat()}const b="\
is not what this version writes";async function L({baseTree:n,tree:g}){const h=t.map(async u=>{const[m,A]=await Promise.
all([B(n,u),B(g,u)]),[$,C]=[N(m),N(A)];if($.kind==="absent")return[];const U=C.kind!=="absent"&&C.block===$.block,F=y(U,
C,!D(m,$)&&D(A,C));if(F===void 0)return[];const G=U?j(m,A):j($.block,M(C));return[(0,E().finding)("agent-instructions",{
path:u,effect:F,lines:G},(0,d().atFile)(u))]});return(await Promise.all(h)).flat()}function y(n,g,h){return g.kind==="ab\
sent"?"is removed":h?"is hidden, or shown as an example":n||g.kind==="current"?void 0:b}function D(n,g){const h=n.slice(
0,Math.max(0,n.indexOf(M(g)))),u=m=>h.match(m)?.length??0;return u(/^ {0,3}(?:```|~~~)/gm)%2===1||u(/<!--/g)>u(/-->/g)||
u(/<details\b/gi)>u(/<\/details>/gi)}function M(n){return n.kind==="absent"?"":n.block}const Y=1e3;function j(n,g){return((0,c().
diffLines)(n,g,{maxEditLength:Y})??[]).filter(({added:m,removed:A})=>m||A).flatMap(({added:m,value:A})=>A.split(`
`).flatMap($=>$===""?[]:[`${m?"+":"-"}${$}`]))}async function B(n,g){const h=(0,_().resolveInTree)(n,g);return h.kind!==
"inside"||!(0,v().isRegular)(h.entry.kind)?"":(await n.read(h.path)).toString("utf8").replaceAll(`\r
`,`
`)}},53315:function(P,e,l){Object.defineProperty(e,"__esModule",{value:!0}),e.DEFAULT_MAX_FILES=void 0,e.cappedSize=v,e.
gradeFiles=E,e.gradeWords=I,e.linesOf=d,e.measureChange=_,e.namesOf=k;function c(){const t=l(27576);return c=function(){
return t},t}const O=e.DEFAULT_MAX_FILES=20;function _(t,f){const i={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const s of t.
files){const{path:r,oldPath:a}=s,S=a===void 0?1:2,R=Number(f.has(r))+Number(a!==void 0&&f.has(a));i.files+=S-R,i.exempt_files+=
R,R===S?i.exempt_lines+=d(s):i.lines+=d(s)}return i}function v({files:t,lines:f,exempt_files:i,exempt_lines:s},r){return r===
"reference"?{files:t,lines:f}:{files:t+i,lines:f+s}}function E(t,f,i,s){const r=w(f);return i.files>s.files||i.lines>s.lines?
"hard_cap_breach":t>2*r?"critical_overrun":t>r?"exceeded":(0,c().isCloseTo)(r,t)?"approaching_limit":"within_limit"}function I(t,{
files:f,lines:i},s,r){const a=w(s);switch(t){case"hard_cap_breach":return`HARD CAP BREACH: ${f} files / ${i} lines excee\
ds system limit (${r.files} files / ${r.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${f} files > ${2*
a} (2x limit of ${a}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${f}\
 > ${a}`;case"approaching_limit":return`approaching limit: ${f} / ${a} files (${Math.round(f/a*100)}%)`;case"within_limi\
t":return`${f} / ${a} files`}}function w(t){return typeof t=="number"&&t>0?t:O}function k(t){return t.oldPath===void 0?[
t.path]:[t.path,t.oldPath]}function d(t){return t.added+t.deleted}},39869:function(P,e,l){Object.defineProperty(e,"__esM\
odule",{value:!0}),e.SYMLINK=void 0,e.atFile=E,e.someTouches=f,e.touchedPaths=_,e.touchesOf=v;function c(){const i=l(32854);
return c=function(){return i},i}function O(){const i=l(53315);return O=function(){return i},i}function _(i,s){return i.files.
flatMap(r=>(0,O().namesOf)(r).map(a=>({path:a,via:a===r.path&&r.newMode===I?k(s,a):""})))}function v(i,s){const r=new Map;
return a=>{const S=r.get(a)??w(i,d(s,a));return r.set(a,S),S}}function E(i){return{location:{path:i,line:1,column:1}}}const I=e.
SYMLINK="120000";function w(i,s){const r=a=>s.some(S=>(0,c().isWithin)(a,S));return i.flatMap(a=>r(a.path)?[{path:a.path,
via:""}]:a.via!==""&&r(a.via)?[a]:[])}function k(i,s){const r=(0,c().resolveInTree)(i,s);return r.kind==="inside"||r.kind===
"missing"?r.path:""}function d(i,s){const r=(0,c().resolveInTree)(i,s);return r.kind==="inside"?[s,r.path]:[s]}const t=3;
function f(i){const s=i.length-t;return i.slice(0,t).map((r,a)=>s>0&&a===t-1?{...r,more:s}:r)}},78261:function(P,e,l){Object.
defineProperty(e,"__esModule",{value:!0}),e.byHarm=O;function c(){const v=l(39763);return c=function(){return v},v}function O(v,E){
return _(v)-_(E)}function _({severity:v,harm:E="bookkeeping",suppressed:I}){return((I?2:+(v==="notice"))*c().HARMS.length+
c().HARMS.indexOf(E))*c().SEVERITIES.length+c().SEVERITIES.indexOf(v)}},47350:function(P,e,l){Object.defineProperty(e,"_\
_esModule",{value:!0}),e.REPORTED_ONLY=void 0,e.exitCodeOf=k,e.gravest=E,e.isBlocking=_,e.severityVerdict=v;function c(){
const d=l(13580);return c=function(){return d},d}const O={pass:0,warn:1,needs_approval:2,fail:3,error:4};function _({rule:d,
severity:t,suppressed:f},i){return f||t==="notice"?!1:t==="error"||i==="warning"&&!(0,c().ruleOf)(d)?.advice}function v(d,t){
const f=i=>d.some(s=>s.severity===i&&!s.suppressed);return d.some(({rule:i})=>(0,c().ruleOf)(i).undecided)?"error":f("er\
ror")?"fail":f("warning")?d.some(i=>_(i,t))?"fail":"warn":"pass"}function E(d){return d.reduce((t,f)=>O[f]>O[t]?f:t,"pas\
s")}const I=e.REPORTED_ONLY=new Set(["fail","needs_approval"]),w={pass:0,warn:0,fail:1,needs_approval:1,error:2};function k(d,t="\
block"){return t==="report"&&I.has(d)?0:w[d]}},80401:function(P,e,l){l.r(e),l.d(e,{FILE_HEADERS_ONLY:()=>c.jr,createTwoFilesPatch:()=>c.
ss,diffLines:()=>O.Pp,formatPatch:()=>c.Gu,parsePatch:()=>_.i,structuredPatch:()=>c.YB});var c=l(94112),O=l(37073),_=l(73857)}};
