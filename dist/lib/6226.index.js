"use strict";exports.id=6226,exports.ids=[6226],exports.modules={28894:function(P,e,f){Object.defineProperty(e,"__esModule",{value:!0}),
e.MAX_LOG_BYTES=void 0,e.continuationOf=t,e.countLines=N,e.hasRecords=s,e.isAuditLog=E,e.isLogArchive=A,e.recordsOf=r;function u(){
const o=f(11970);return u=function(){return o},o}function O(){const o=f(32854);return O=function(){return o},o}const _=[
"assets/gep/events.jsonl",".evolver/gep/events.jsonl",".evomap/assets/events.jsonl"],v=e.MAX_LOG_BYTES=128*1024*1024;function E(o){
return A(o)||S(o)}const w=/(?<=^|\/)events\.[^/]+\.jsonl$/is;function A(o){return w.test(o)&&S(o.replace(w,"events.jsonl"))}
function S(o){return(0,u().mayBeSpelled)(o,"events.jsonl")&&_.some(T=>(0,O().isWithinAnywhere)(o,T))}const d=10,i=13,l=new Set(
[32,9,d,i]);function t(o,T){const p=r(o),b=r(T);let y=0;for(let L=p.next().value;L;){const D=p.next().value,M=b.next().value;
if(!M||!I(L.bytes,M.bytes,D===void 0))return{kind:"rewritten",line:L.line,was:L.bytes,is:M?.bytes};y=M.end,L=D}return{kind:"\
appended",from:y}}function s(o){return r(o).next().value!==void 0}function*r(o){let T=0;for(let p=0;p<o.length;){const b=o.
indexOf(d,p),y=b<0?o.length:b,L=o.subarray(p,y);p=Math.min(y+1,o.length),T+=1,a(L)||(yield{bytes:L,line:T,end:p})}}function a(o){
for(const T of o)if(!l.has(T))return!1;return!0}function I(o,T,p){return p?k(o).equals(k(T)):o.equals(T)}function k(o){return o.
at(-1)===i?o.subarray(0,-1):o}function N(o,T){let p=0;for(let b=o.indexOf(d);b>=0&&b<T;b=o.indexOf(d,b+1))p+=1;return p}},
44786:function(P,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.MUST_NOT=e.INSTRUCTION_FILES=void 0,e.agentInstructions=
b,e.agentsBlock=k,e.blockIn=N,e.withBlock=T;function u(){const n=f(80401);return u=function(){return n},n}function O(){const n=f(
38863);return O=function(){return n},n}function _(){const n=f(32854);return _=function(){return n},n}function v(){const n=f(
93028);return v=function(){return n},n}function E(){const n=f(95132);return E=function(){return n},n}function w(){const n=f(
72443);return w=function(){return n},n}function A(){const n=f(36773);return A=function(){return n},n}function S(){const n=f(
76186);return S=function(){return n},n}function d(){const n=f(39869);return d=function(){return n},n}const i=e.INSTRUCTION_FILES=
["AGENTS.md","CLAUDE.md",".cursor/rules/gene-gate.mdc"],l=e.MUST_NOT=["Do not edit the policy (.github/gene-gate.yml), a\
 workflow or action, or the gene-gate block of the agent instructions.","Do not remove a validation command or change an\
 asset_id, except as an edit or a todo of an AgentTask says.","Do not add ignores.","Do not raise limits, scores or stre\
aks.","Do not rewrite the audit log (events.jsonl): only the engine appends to it."],t=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,
s="<!-- gene-gate:end -->",r=new RegExp(s,"g"),a=()=>[S().syntaxRules["shell-operator"],w().invocationRules["outside-cod\
e"],w().invocationRules["uses-network"]],I=/^The policy also allows: ((?:`[A-Za-z][\w.+-]{0,40}`(?:, )?){1,100})\.$/m;function k(n=[]){
const g=`The policy also allows: ${(0,A().inCode)(n)}.`;return`<!-- gene-gate:begin; written by \`gene-gate init --agents\
\` -->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.
${I.test(g)?`${g}
`:""}
| right | wrong | why |
|---|---|---|
${a().map(({right:c,wrong:m,title:R})=>`| \`${c}\` | \`${m}\` | ${R} |`).join(`
`)}

Before you push, run \`gene-gate check --worktree --no-run\` ([how to get it](${O().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`gene-gate fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${l.map(c=>`- ${c}`).join(`
`)}
${s}`}function N(n){const g=o(n);if(g===void 0)return{kind:"absent",block:""};const h=(g==="unclear"?n:n.slice(...g)).replaceAll(
`\r
`,`
`),c=I.exec(h)?.[1]?.match(/[^`, ]+/g)??[];return{kind:h===k(c)?"current":"changed",block:h}}function o(n){const g=[...n.
matchAll(t)],h=[...n.matchAll(r)],[c,m]=[g[0]?.index,h[0]?.index];return c===void 0&&m===void 0?void 0:!(g.length===1&&h.
length===1)||c===void 0||m===void 0||m<c?"unclear":[c,m+s.length]}function T(n,g=[]){const h=o(n);if(h==="unclear")return;
const c=n.includes(`\r
`)?`\r
`:`
`,m=k(g).replaceAll(`
`,c);return h?n.slice(0,h[0])+m+n.slice(h[1]):`${n===""?"":`${n.replace(/(?<![\r\n])[\r\n]+$/,"")}${c}${c}`}${m}${c}`}const p="\
is not what this version writes";async function b({baseTree:n,tree:g}){const h=i.map(async c=>{const[m,R]=await Promise.
all([M(n,c),M(g,c)]),[$,C]=[N(m),N(R)],B=$.kind!=="absent",U=$.block===C.block,F=B&&!y(m,$)&&y(R,C),Y=C.kind==="changed"?
p:void 0,G=B&&C.kind==="absent"?"is removed":Y,j=F?"is hidden, or shown as an example":G;if(j===void 0)return[];if(!B||U&&
!F){const W={...(0,d().atFile)(c),severity:"notice"};return[(0,E().finding)("agent-instructions",{path:c,effect:j,lines:[]},
W)]}const H=U?D(m,R):D($.block,C.block);return[(0,E().finding)("agent-instructions",{path:c,effect:j,lines:H},(0,d().atFile)(
c))]});return(await Promise.all(h)).flat()}function y(n,{block:g}){const h=n.slice(0,Math.max(0,n.indexOf(g))),c=m=>h.match(
m)?.length??0;return c(/^ {0,3}(?:```|~~~)/gm)%2===1||c(/<!--/g)>c(/-->/g)||c(/<details\b/gi)>c(/<\/details>/gi)}const L=1e3;
function D(n,g){return((0,u().diffLines)(n,g,{maxEditLength:L})??[]).filter(({added:m,removed:R})=>m||R).flatMap(({added:m,
value:R})=>R.split(`
`).flatMap($=>$===""?[]:[`${m?"+":"-"}${$}`]))}async function M(n,g){const h=(0,_().resolveInTree)(n,g);return h.kind!==
"inside"||!(0,v().isRegular)(h.entry.kind)?"":(await n.read(h.path)).toString("utf8").replaceAll(`\r
`,`
`)}},53315:function(P,e,f){Object.defineProperty(e,"__esModule",{value:!0}),e.DEFAULT_MAX_FILES=void 0,e.cappedSize=v,e.
gradeFiles=E,e.gradeWords=w,e.linesOf=d,e.measureChange=_,e.namesOf=S;function u(){const i=f(27576);return u=function(){
return i},i}const O=e.DEFAULT_MAX_FILES=20;function _(i,l){const t={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const s of i.
files){const{path:r,oldPath:a}=s,I=a===void 0?1:2,k=Number(l.has(r))+Number(a!==void 0&&l.has(a));t.files+=I-k,t.exempt_files+=
k,k===I?t.exempt_lines+=d(s):t.lines+=d(s)}return t}function v({files:i,lines:l,exempt_files:t,exempt_lines:s},r){return r===
"reference"?{files:i,lines:l}:{files:i+t,lines:l+s}}function E(i,l,t,s){const r=A(l);return t.files>s.files||t.lines>s.lines?
"hard_cap_breach":i>2*r?"critical_overrun":i>r?"exceeded":(0,u().isCloseTo)(r,i)?"approaching_limit":"within_limit"}function w(i,{
files:l,lines:t},s,r){const a=A(s);switch(i){case"hard_cap_breach":return`HARD CAP BREACH: ${l} files / ${t} lines excee\
ds system limit (${r.files} files / ${r.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${l} files > ${2*
a} (2x limit of ${a}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${l}\
 > ${a}`;case"approaching_limit":return`approaching limit: ${l} / ${a} files (${Math.round(l/a*100)}%)`;case"within_limi\
t":return`${l} / ${a} files`}}function A(i){return typeof i=="number"&&i>0?i:O}function S(i){return i.oldPath===void 0?[
i.path]:[i.path,i.oldPath]}function d(i){return i.added+i.deleted}},39869:function(P,e,f){Object.defineProperty(e,"__esM\
odule",{value:!0}),e.SYMLINK=void 0,e.atFile=E,e.someTouches=l,e.touchedPaths=_,e.touchesOf=v;function u(){const t=f(32854);
return u=function(){return t},t}function O(){const t=f(53315);return O=function(){return t},t}function _(t,s){return t.files.
flatMap(r=>(0,O().namesOf)(r).map(a=>({path:a,via:a===r.path&&r.newMode===w?S(s,a):""})))}function v(t,s){const r=new Map;
return a=>{const I=r.get(a)??A(t,d(s,a));return r.set(a,I),I}}function E(t){return{location:{path:t,line:1,column:1}}}const w=e.
SYMLINK="120000";function A(t,s){const r=a=>s.some(I=>(0,u().isWithin)(a,I));return t.flatMap(a=>r(a.path)?[{path:a.path,
via:""}]:a.via!==""&&r(a.via)?[a]:[])}function S(t,s){const r=(0,u().resolveInTree)(t,s);return r.kind==="inside"||r.kind===
"missing"?r.path:""}function d(t,s){const r=(0,u().resolveInTree)(t,s);return r.kind==="inside"?[s,r.path]:[s]}const i=3;
function l(t){const s=t.length-i;return t.slice(0,i).map((r,a)=>s>0&&a===i-1?{...r,more:s}:r)}},78261:function(P,e,f){Object.
defineProperty(e,"__esModule",{value:!0}),e.byHarm=O;function u(){const v=f(39763);return u=function(){return v},v}function O(v,E){
return _(v)-_(E)}function _({severity:v,harm:E="bookkeeping",suppressed:w}){return((w?2:+(v==="notice"))*u().HARMS.length+
u().HARMS.indexOf(E))*u().SEVERITIES.length+u().SEVERITIES.indexOf(v)}},47350:function(P,e,f){Object.defineProperty(e,"_\
_esModule",{value:!0}),e.REPORTED_ONLY=void 0,e.exitCodeOf=S,e.gravest=E,e.isBlocking=_,e.severityVerdict=v;function u(){
const d=f(13580);return u=function(){return d},d}const O={pass:0,warn:1,needs_approval:2,fail:3,error:4};function _({rule:d,
severity:i,suppressed:l},t){return l||i==="notice"?!1:i==="error"||t==="warning"&&!(0,u().ruleOf)(d)?.advice}function v(d,i){
const l=t=>d.some(s=>s.severity===t&&!s.suppressed);return d.some(({rule:t})=>(0,u().ruleOf)(t).undecided)?"error":l("er\
ror")?"fail":l("warning")?d.some(t=>_(t,i))?"fail":"warn":"pass"}function E(d){return d.reduce((i,l)=>O[l]>O[i]?l:i,"pas\
s")}const w=e.REPORTED_ONLY=new Set(["fail","needs_approval"]),A={pass:0,warn:0,fail:1,needs_approval:1,error:2};function S(d,i="\
block"){return i==="report"&&w.has(d)?0:A[d]}},80401:function(P,e,f){f.r(e),f.d(e,{FILE_HEADERS_ONLY:()=>u.jr,createTwoFilesPatch:()=>u.
ss,diffLines:()=>O.Pp,formatPatch:()=>u.Gu,parsePatch:()=>_.i,structuredPatch:()=>u.YB});var u=f(94112),O=f(37073),_=f(73857)}};
