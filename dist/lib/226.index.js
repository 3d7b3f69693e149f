"use strict";exports.id=226,exports.ids=[226],exports.modules={28894:function(y,e,c){Object.defineProperty(e,"__esModule",{value:!0}),
e.MAX_LOG_BYTES=void 0,e.continuationOf=t,e.countLines=C,e.hasRecords=u,e.isAuditLog=g,e.isLogArchive=E,e.recordsOf=r;function a(){
const o=c(84831);return a=function(){return o},o}function m(){const o=c(32854);return m=function(){return o},o}const v=[
"assets/gep/events.jsonl",".evolver/gep/events.jsonl",".evomap/assets/events.jsonl"],p=e.MAX_LOG_BYTES=128*1024*1024;function g(o){
return E(o)||w(o)}const O=/(?<=^|\/)events\.[^/]+\.jsonl$/is;function E(o){return O.test(o)&&w(o.replace(O,"events.jsonl"))}
function w(o){return(0,a().mayBeSpelled)(o,"events.jsonl")&&v.some(I=>(0,m().isWithinAnywhere)(o,I))}const l=10,i=13,d=new Set(
[32,9,l,i]);function t(o,I){const S=r(o),b=r(I);let R=0;for(let L=S.next().value;L;){const D=S.next().value,P=b.next().value;
if(!P||!A(L.bytes,P.bytes,D===void 0))return{kind:"rewritten",line:L.line};R=P.end,L=D}return{kind:"appended",from:R}}function u(o){
return r(o).next().value!==void 0}function*r(o){let I=0;for(let S=0;S<o.length;){const b=o.indexOf(l,S),R=b<0?o.length:b,
L=o.subarray(S,R);S=Math.min(R+1,o.length),I+=1,s(L)||(yield{bytes:L,line:I,end:S})}}function s(o){for(const I of o)if(!d.
has(I))return!1;return!0}function A(o,I,S){return S?M(o).equals(M(I)):o.equals(I)}function M(o){return o.at(-1)===i?o.subarray(
0,-1):o}function C(o,I){let S=0;for(let b=o.indexOf(l);b>=0&&b<I;b=o.indexOf(l,b+1))S+=1;return S}},44786:function(y,e,c){
Object.defineProperty(e,"__esModule",{value:!0}),e.MUST_NOT=e.INSTRUCTION_FILES=void 0,e.agentsBlock=s,e.blockIn=A,e.changedInstructions=
S,e.staleInstructions=o,e.withBlock=C;function a(){const n=c(80401);return a=function(){return n},n}function m(){const n=c(
38863);return m=function(){return n},n}function v(){const n=c(32854);return v=function(){return n},n}function p(){const n=c(
93028);return p=function(){return n},n}function g(){const n=c(95132);return g=function(){return n},n}function O(){const n=c(
72443);return O=function(){return n},n}function E(){const n=c(76186);return E=function(){return n},n}function w(){const n=c(
39869);return w=function(){return n},n}const l=e.INSTRUCTION_FILES=["AGENTS.md","CLAUDE.md",".cursor/rules/gene-gate.mdc"],
i=e.MUST_NOT=["Do not edit the policy (.github/gene-gate.yml), a workflow or action, or the gene-gate block of the agent\
 instructions.","Do not remove a validation command or change an asset_id, except as an edit or a todo of an AgentTask s\
ays.","Do not add ignores.","Do not raise limits, scores or streaks.","Do not rewrite the audit log (events.jsonl): only\
 the engine appends to it."],d=/<!-- gene-gate:begin\b[^\n]{0,200}?-->/g,t="<!-- gene-gate:end -->",u=new RegExp(t,"g"),
r=()=>[E().syntaxRules["shell-operator"],O().invocationRules["outside-code"],O().invocationRules["uses-network"]];function s(){
return`<!-- gene-gate:begin; written by \`gene-gate init --agents\` -->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.

| right | wrong | why |
|---|---|---|
${r().map(({right:n,wrong:h,title:f})=>`| \`${n}\` | \`${h}\` | ${f} |`).join(`
`)}

Before you push, run \`${m().COMMAND} check --worktree --no-run\` ([how to get it](${m().HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe \
it
to \`${m().COMMAND} fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate'\
s
comment.

${i.map(n=>`- ${n}`).join(`
`)}
${t}`}function A(n){const h=M(n);if(h===void 0)return{kind:"absent"};const f=(h==="unclear"?n:n.slice(...h)).replaceAll(
`\r
`,`
`);return{kind:f===s()?"current":"changed",block:f}}function M(n){const h=[...n.matchAll(d)],f=[...n.matchAll(u)],[_,T]=[
h[0]?.index,f[0]?.index];return _===void 0&&T===void 0?void 0:!(h.length===1&&f.length===1)||_===void 0||T===void 0||T<_?
"unclear":[_,T+t.length]}function C(n){const h=M(n);if(h==="unclear")return;const f=n.includes(`\r
`)?`\r
`:`
`,_=s().replaceAll(`
`,f);return h?n.slice(0,h[0])+_+n.slice(h[1]):`${n===""?"":`${n.replace(/(?:\r?\n)*$/,"")}${f}${f}`}${_}${f}`}async function o({
tree:n}){const h=l.map(async f=>{const{kind:_}=A(await B(n,f)),T={path:f,effect:I,lines:[]},k={...(0,w().atFile)(f),severity:"\
notice"};return _==="changed"?[(0,g().finding)("agent-instructions",T,k)]:[]});return(await Promise.all(h)).flat()}const I="\
is not what this version writes";async function S({baseTree:n,tree:h}){const f=l.map(async _=>{const[T,k]=await Promise.
all([B(n,_),B(h,_)]),[$,N]=[A(T),A(k)];if($.kind==="absent")return[];const j=N.kind!=="absent"&&N.block===$.block,U=b(j,
N,!R(T,$)&&R(k,N));if(U===void 0)return[];const F=j?P(T,k):P($.block,L(N));return[(0,g().finding)("agent-instructions",{
path:_,effect:U,lines:F},(0,w().atFile)(_))]});return(await Promise.all(f)).flat()}function b(n,h,f){return h.kind==="ab\
sent"?"is removed":f?"is hidden, or shown as an example":n||h.kind==="current"?void 0:I}function R(n,h){const f=n.slice(
0,Math.max(0,n.indexOf(L(h)))),_=T=>f.match(T)?.length??0;return _(/^ {0,3}(?:```|~~~)/gm)%2===1||_(/<!--/g)>_(/-->/g)||
_(/<details\b/gi)>_(/<\/details>/gi)}function L(n){return n.kind==="absent"?"":n.block}const D=1e3;function P(n,h){return((0,a().
diffLines)(n,h,{maxEditLength:D})??[]).filter(({added:T,removed:k})=>T||k).flatMap(({added:T,value:k})=>k.split(`
`).flatMap($=>$===""?[]:[`${T?"+":"-"}${$}`]))}async function B(n,h){const f=(0,v().resolveInTree)(n,h);return f.kind!==
"inside"||!(0,p().isRegular)(f.entry.kind)?"":(await n.read(f.path)).toString("utf8").replaceAll(`\r
`,`
`)}},53315:function(y,e,c){Object.defineProperty(e,"__esModule",{value:!0}),e.DEFAULT_MAX_FILES=void 0,e.cappedSize=p,e.
gradeFiles=g,e.gradeWords=O,e.linesOf=l,e.measureChange=v,e.namesOf=w;function a(){const i=c(27576);return a=function(){
return i},i}const m=e.DEFAULT_MAX_FILES=20;function v(i,d){const t={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const u of i.
files){const{path:r,oldPath:s}=u,A=s===void 0?1:2,M=Number(d.has(r))+Number(s!==void 0&&d.has(s));t.files+=A-M,t.exempt_files+=
M,M===A?t.exempt_lines+=l(u):t.lines+=l(u)}return t}function p({files:i,lines:d,exempt_files:t,exempt_lines:u},r){return r===
"reference"?{files:i,lines:d}:{files:i+t,lines:d+u}}function g(i,d,t,u){const r=E(d);return t.files>u.files||t.lines>u.lines?
"hard_cap_breach":i>2*r?"critical_overrun":i>r?"exceeded":(0,a().isCloseTo)(r,i)?"approaching_limit":"within_limit"}function O(i,{
files:d,lines:t},u,r){const s=E(u);switch(i){case"hard_cap_breach":return`HARD CAP BREACH: ${d} files / ${t} lines excee\
ds system limit (${r.files} files / ${r.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${d} files > ${2*
s} (2x limit of ${s}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${d}\
 > ${s}`;case"approaching_limit":return`approaching limit: ${d} / ${s} files (${Math.round(d/s*100)}%)`;case"within_limi\
t":return`${d} / ${s} files`}}function E(i){return typeof i=="number"&&i>0?i:m}function w(i){return i.oldPath===void 0?[
i.path]:[i.path,i.oldPath]}function l(i){return i.added+i.deleted}},39869:function(y,e,c){Object.defineProperty(e,"__esM\
odule",{value:!0}),e.SYMLINK=void 0,e.atFile=g,e.someTouches=d,e.touchedPaths=v,e.touchesOf=p;function a(){const t=c(32854);
return a=function(){return t},t}function m(){const t=c(53315);return m=function(){return t},t}function v(t,u){return t.files.
flatMap(r=>(0,m().namesOf)(r).map(s=>({path:s,via:s===r.path&&r.newMode===O?w(u,s):""})))}function p(t,u){const r=new Map;
return s=>{const A=r.get(s)??E(t,l(u,s));return r.set(s,A),A}}function g(t){return{location:{path:t,line:1,column:1}}}const O=e.
SYMLINK="120000";function E(t,u){const r=s=>u.some(A=>(0,a().isWithin)(s,A));return t.flatMap(s=>r(s.path)?[{path:s.path,
via:""}]:s.via!==""&&r(s.via)?[s]:[])}function w(t,u){const r=(0,a().resolveInTree)(t,u);return r.kind==="inside"||r.kind===
"missing"?r.path:""}function l(t,u){const r=(0,a().resolveInTree)(t,u);return r.kind==="inside"?[u,r.path]:[u]}const i=3;
function d(t){const u=t.length-i;return t.slice(0,i).map((r,s)=>u>0&&s===i-1?{...r,more:u}:r)}},78261:function(y,e,c){Object.
defineProperty(e,"__esModule",{value:!0}),e.byHarm=m;function a(){const p=c(39763);return a=function(){return p},p}function m(p,g){
return v(p)-v(g)}function v({severity:p,harm:g="bookkeeping",suppressed:O}){return((O?2:+(p==="notice"))*a().HARMS.length+
a().HARMS.indexOf(g))*a().SEVERITIES.length+a().SEVERITIES.indexOf(p)}},84831:function(y,e){Object.defineProperty(e,"__e\
sModule",{value:!0}),e.isSpellingOf=a,e.mayBeSpelled=v;const c=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function a(g,O){
const w=g.replace(c,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return w===
O||p(w,O)}const m=/^[\w./-]*$/;function v(g,O){return!m.test(g)||g.toLowerCase().includes(O)}function p(g,O){const[,E]=/^(.+)~[1-9]\d{0,5}$/.
exec(g)??[];return E!==void 0&&E===O.replaceAll(".","").slice(0,6)}},47350:function(y,e,c){Object.defineProperty(e,"__es\
Module",{value:!0}),e.REPORTED_ONLY=void 0,e.exitCodeOf=w,e.gravest=g,e.isBlocking=v,e.severityVerdict=p;function a(){const l=c(
13580);return a=function(){return l},l}const m={pass:0,warn:1,needs_approval:2,fail:3,error:4};function v({rule:l,severity:i,
suppressed:d},t){return d||i==="notice"?!1:i==="error"||t==="warning"&&!(0,a().ruleOf)(l)?.advice}function p(l,i){const d=t=>l.
some(u=>u.severity===t&&!u.suppressed);return l.some(({rule:t})=>(0,a().ruleOf)(t).undecided)?"error":d("error")?"fail":
d("warning")?l.some(t=>v(t,i))?"fail":"warn":"pass"}function g(l){return l.reduce((i,d)=>m[d]>m[i]?d:i,"pass")}const O=e.
REPORTED_ONLY=new Set(["fail","needs_approval"]),E={pass:0,warn:0,fail:1,needs_approval:1,error:2};function w(l,i="block"){
return i==="report"&&O.has(l)?0:E[l]}},80401:function(y,e,c){c.r(e),c.d(e,{FILE_HEADERS_ONLY:()=>a.jr,createTwoFilesPatch:()=>a.
ss,diffLines:()=>m.Pp,formatPatch:()=>a.Gu,parsePatch:()=>v.i,structuredPatch:()=>a.YB});var a=c(94112),m=c(37073),v=c(73857)}};
