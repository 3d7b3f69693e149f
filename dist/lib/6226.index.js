"use strict";exports.id=6226,exports.ids=[6226],exports.modules={28894:function(k,e,c){Object.defineProperty(e,"__esModule",{value:!0}),
e.MAX_LOG_BYTES=void 0,e.continuationOf=i,e.countLines=N,e.hasRecords=s,e.isAuditLog=m,e.isLogArchive=T,e.recordsOf=r;function u(){
const o=c(84831);return u=function(){return o},o}function p(){const o=c(32854);return p=function(){return o},o}const E=[
"assets/gep/events.jsonl",".evolver/gep/events.jsonl",".evomap/assets/events.jsonl"],v=e.MAX_LOG_BYTES=128*1024*1024;function m(o){
return T(o)||S(o)}const O=/(?<=^|\/)events\.[^/]+\.jsonl$/is;function T(o){return O.test(o)&&S(o.replace(O,"events.jsonl"))}
function S(o){return(0,u().mayBeSpelled)(o,"events.jsonl")&&E.some(w=>(0,p().isWithinAnywhere)(o,w))}const l=10,t=13,f=new Set(
[32,9,l,t]);function i(o,w){const I=r(o),y=r(w);let $=0;for(let R=I.next().value;R;){const C=I.next().value,M=y.next().value;
if(!M||!b(R.bytes,M.bytes,C===void 0))return{kind:"rewritten",line:R.line,was:R.bytes,is:M?.bytes};$=M.end,R=C}return{kind:"\
appended",from:$}}function s(o){return r(o).next().value!==void 0}function*r(o){let w=0;for(let I=0;I<o.length;){const y=o.
indexOf(l,I),$=y<0?o.length:y,R=o.subarray(I,$);I=Math.min($+1,o.length),w+=1,a(R)||(yield{bytes:R,line:w,end:I})}}function a(o){
for(const w of o)if(!f.has(w))return!1;return!0}function b(o,w,I){return I?L(o).equals(L(w)):o.equals(w)}function L(o){return o.
at(-1)===t?o.subarray(0,-1):o}function N(o,w){let I=0;for(let y=o.indexOf(l);y>=0&&y<w;y=o.indexOf(l,y+1))I+=1;return I}},
44786:function(k,e,c){Object.defineProperty(e,"__esModule",{value:!0}),e.MUST_NOT=e.INSTRUCTION_FILES=void 0,e.agentsBlock=
L,e.blockIn=N,e.changedInstructions=$,e.staleInstructions=I,e.withBlock=w;function u(){const n=c(80401);return u=function(){
return n},n}function p(){const n=c(38863);return p=function(){return n},n}function E(){const n=c(32854);return E=function(){
return n},n}function v(){const n=c(93028);return v=function(){return n},n}function m(){const n=c(95132);return m=function(){
return n},n}function O(){const n=c(72443);return O=function(){return n},n}function T(){const n=c(36773);return T=function(){
return n},n}function S(){const n=c(76186);return S=function(){return n},n}function l(){const n=c(39869);return l=function(){
return n},n}const t=e.INSTRUCTION_FILES=["AGENTS.md","CLAUDE.md",".cursor/rules/gene-gate.mdc"],f=e.MUST_NOT=["Do not ed\
it the policy (.github/gene-gate.yml), a workflow or action, or the gene-gate block of the agent instructions.","Do not \
remove a validation command or change an asset_id, except as an edit or a todo of an AgentTask says.","Do not add ignore\
s.","Do not raise limits, scores or streaks.","Do not rewrite the audit log (events.jsonl): only the engine appends to i\
t."],i=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,s="<!-- gene-gate:end -->",r=new RegExp(s,"g"),a=()=>[S().syntaxRules["\
shell-operator"],O().invocationRules["outside-code"],O().invocationRules["uses-network"]],b=/^The policy also allows: ((?:`[A-Za-z][\w.+-]{0,40}`(?:, )?){1,100})\.$/m;
function L(n=[]){const g=`The policy also allows: ${(0,T().inCode)(n)}.`;return`<!-- gene-gate:begin; written by \`gene-g\
ate init --agents\` -->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.
${b.test(g)?`${g}
`:""}
| right | wrong | why |
|---|---|---|
${a().map(({right:d,wrong:_,title:A})=>`| \`${d}\` | \`${_}\` | ${A} |`).join(`
`)}

Before you push, run \`gene-gate check --worktree --no-run\` ([how to get it](${p().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`gene-gate fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${f.map(d=>`- ${d}`).join(`
`)}
${s}`}function N(n){const g=o(n);if(g===void 0)return{kind:"absent"};const h=(g==="unclear"?n:n.slice(...g)).replaceAll(
`\r
`,`
`),d=b.exec(h)?.[1]?.match(/[^`, ]+/g)??[];return{kind:h===L(d)?"current":"changed",block:h}}function o(n){const g=[...n.
matchAll(i)],h=[...n.matchAll(r)],[d,_]=[g[0]?.index,h[0]?.index];return d===void 0&&_===void 0?void 0:!(g.length===1&&h.
length===1)||d===void 0||_===void 0||_<d?"unclear":[d,_+s.length]}function w(n,g=[]){const h=o(n);if(h==="unclear")return;
const d=n.includes(`\r
`)?`\r
`:`
`,_=L(g).replaceAll(`
`,d);return h?n.slice(0,h[0])+_+n.slice(h[1]):`${n===""?"":`${n.replace(/(?<![\r\n])[\r\n]+$/,"")}${d}${d}`}${_}${d}`}async function I({
tree:n}){const g=t.map(async h=>{const{kind:d}=N(await B(n,h)),_={path:h,effect:y,lines:[]},A={...(0,l().atFile)(h),severity:"\
notice"};return d==="changed"?[(0,m().finding)("agent-instructions",_,A)]:[]});return(await Promise.all(g)).flat()}const y="\
is not what this version writes";async function $({baseTree:n,tree:g}){const h=t.map(async d=>{const[_,A]=await Promise.
all([B(n,d),B(g,d)]),[P,D]=[N(_),N(A)];if(P.kind==="absent")return[];const U=D.kind!=="absent"&&D.block===P.block,F=R(U,
D,!C(_,P)&&C(A,D));if(F===void 0)return[];const Y=U?j(_,A):j(P.block,M(D));return[(0,m().finding)("agent-instructions",{
path:d,effect:F,lines:Y},(0,l().atFile)(d))]});return(await Promise.all(h)).flat()}function R(n,g,h){return g.kind==="ab\
sent"?"is removed":h?"is hidden, or shown as an example":n||g.kind==="current"?void 0:y}function C(n,g){const h=n.slice(
0,Math.max(0,n.indexOf(M(g)))),d=_=>h.match(_)?.length??0;return d(/^ {0,3}(?:```|~~~)/gm)%2===1||d(/<!--/g)>d(/-->/g)||
d(/<details\b/gi)>d(/<\/details>/gi)}function M(n){return n.kind==="absent"?"":n.block}const G=1e3;function j(n,g){return((0,u().
diffLines)(n,g,{maxEditLength:G})??[]).filter(({added:_,removed:A})=>_||A).flatMap(({added:_,value:A})=>A.split(`
`).flatMap(P=>P===""?[]:[`${_?"+":"-"}${P}`]))}async function B(n,g){const h=(0,E().resolveInTree)(n,g);return h.kind!==
"inside"||!(0,v().isRegular)(h.entry.kind)?"":(await n.read(h.path)).toString("utf8").replaceAll(`\r
`,`
`)}},53315:function(k,e,c){Object.defineProperty(e,"__esModule",{value:!0}),e.DEFAULT_MAX_FILES=void 0,e.cappedSize=v,e.
gradeFiles=m,e.gradeWords=O,e.linesOf=l,e.measureChange=E,e.namesOf=S;function u(){const t=c(27576);return u=function(){
return t},t}const p=e.DEFAULT_MAX_FILES=20;function E(t,f){const i={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const s of t.
files){const{path:r,oldPath:a}=s,b=a===void 0?1:2,L=Number(f.has(r))+Number(a!==void 0&&f.has(a));i.files+=b-L,i.exempt_files+=
L,L===b?i.exempt_lines+=l(s):i.lines+=l(s)}return i}function v({files:t,lines:f,exempt_files:i,exempt_lines:s},r){return r===
"reference"?{files:t,lines:f}:{files:t+i,lines:f+s}}function m(t,f,i,s){const r=T(f);return i.files>s.files||i.lines>s.lines?
"hard_cap_breach":t>2*r?"critical_overrun":t>r?"exceeded":(0,u().isCloseTo)(r,t)?"approaching_limit":"within_limit"}function O(t,{
files:f,lines:i},s,r){const a=T(s);switch(t){case"hard_cap_breach":return`HARD CAP BREACH: ${f} files / ${i} lines excee\
ds system limit (${r.files} files / ${r.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${f} files > ${2*
a} (2x limit of ${a}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${f}\
 > ${a}`;case"approaching_limit":return`approaching limit: ${f} / ${a} files (${Math.round(f/a*100)}%)`;case"within_limi\
t":return`${f} / ${a} files`}}function T(t){return typeof t=="number"&&t>0?t:p}function S(t){return t.oldPath===void 0?[
t.path]:[t.path,t.oldPath]}function l(t){return t.added+t.deleted}},39869:function(k,e,c){Object.defineProperty(e,"__esM\
odule",{value:!0}),e.SYMLINK=void 0,e.atFile=m,e.someTouches=f,e.touchedPaths=E,e.touchesOf=v;function u(){const i=c(32854);
return u=function(){return i},i}function p(){const i=c(53315);return p=function(){return i},i}function E(i,s){return i.files.
flatMap(r=>(0,p().namesOf)(r).map(a=>({path:a,via:a===r.path&&r.newMode===O?S(s,a):""})))}function v(i,s){const r=new Map;
return a=>{const b=r.get(a)??T(i,l(s,a));return r.set(a,b),b}}function m(i){return{location:{path:i,line:1,column:1}}}const O=e.
SYMLINK="120000";function T(i,s){const r=a=>s.some(b=>(0,u().isWithin)(a,b));return i.flatMap(a=>r(a.path)?[{path:a.path,
via:""}]:a.via!==""&&r(a.via)?[a]:[])}function S(i,s){const r=(0,u().resolveInTree)(i,s);return r.kind==="inside"||r.kind===
"missing"?r.path:""}function l(i,s){const r=(0,u().resolveInTree)(i,s);return r.kind==="inside"?[s,r.path]:[s]}const t=3;
function f(i){const s=i.length-t;return i.slice(0,t).map((r,a)=>s>0&&a===t-1?{...r,more:s}:r)}},78261:function(k,e,c){Object.
defineProperty(e,"__esModule",{value:!0}),e.byHarm=p;function u(){const v=c(39763);return u=function(){return v},v}function p(v,m){
return E(v)-E(m)}function E({severity:v,harm:m="bookkeeping",suppressed:O}){return((O?2:+(v==="notice"))*u().HARMS.length+
u().HARMS.indexOf(m))*u().SEVERITIES.length+u().SEVERITIES.indexOf(v)}},84831:function(k,e){Object.defineProperty(e,"__e\
sModule",{value:!0}),e.isSpellingOf=u,e.mayBeSpelled=E;const c=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function u(m,O){
const S=m.replace(c,"").replace(/:.*$/s,"").replace(/(?<![. ])[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return S===
O||v(S,O)}const p=/^[\w./-]*$/;function E(m,O){return!p.test(m)||m.toLowerCase().includes(O)}function v(m,O){const[,T]=/^(.+)~[1-9]\d{0,5}$/.
exec(m)??[];return T!==void 0&&T===O.replaceAll(".","").slice(0,6)}},47350:function(k,e,c){Object.defineProperty(e,"__es\
Module",{value:!0}),e.REPORTED_ONLY=void 0,e.exitCodeOf=S,e.gravest=m,e.isBlocking=E,e.severityVerdict=v;function u(){const l=c(
13580);return u=function(){return l},l}const p={pass:0,warn:1,needs_approval:2,fail:3,error:4};function E({rule:l,severity:t,
suppressed:f},i){return f||t==="notice"?!1:t==="error"||i==="warning"&&!(0,u().ruleOf)(l)?.advice}function v(l,t){const f=i=>l.
some(s=>s.severity===i&&!s.suppressed);return l.some(({rule:i})=>(0,u().ruleOf)(i).undecided)?"error":f("error")?"fail":
f("warning")?l.some(i=>E(i,t))?"fail":"warn":"pass"}function m(l){return l.reduce((t,f)=>p[f]>p[t]?f:t,"pass")}const O=e.
REPORTED_ONLY=new Set(["fail","needs_approval"]),T={pass:0,warn:0,fail:1,needs_approval:1,error:2};function S(l,t="block"){
return t==="report"&&O.has(l)?0:T[l]}},80401:function(k,e,c){c.r(e),c.d(e,{FILE_HEADERS_ONLY:()=>u.jr,createTwoFilesPatch:()=>u.
ss,diffLines:()=>p.Pp,formatPatch:()=>u.Gu,parsePatch:()=>E.i,structuredPatch:()=>u.YB});var u=c(94112),p=c(37073),E=c(73857)}};
