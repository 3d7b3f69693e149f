"use strict";exports.id=9379,exports.ids=[9379],exports.modules={73849:function(G,c,f){Object.defineProperty(c,"__esModule",{value:!0}),
c.agentTaskSchema=c.AGENT_TASK_VERSION=void 0,c.readAgentTask=m;function i(){const r=f(7723);return i=function(){return r},
r}function v(){const r=f(41895);return v=function(){return r},r}function T(){const r=f(54078);return T=function(){return r},
r}function y(){const r=f(9819);return y=function(){return r},r}function R(){const r=f(99462);return R=function(){return r},
r}function N(){const r=f(13970);return N=function(){return r},r}const p=c.AGENT_TASK_VERSION="1.0.0",E=i().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),I=R().findingIdSchema.exactOptional().describe("The id of the finding."),k=i().object({
finding:I,rule:i().string(),path:i().string().exactOptional(),line:i().int().min(1).exactOptional(),message:i().string(),
remedy:i().string()}),h=i().object({finding:I,why:i().string(),needs:i().string().describe("What the person does, such a\
s an approval and its digest.")}),d=c.agentTaskSchema=i().object({type:i().literal("AgentTask"),schema_version:i().literal(
p),next_actor:N().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the\
 `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand ove\
r or run it again."),verdict:N().verdictSchema,error:i().object({code:i().string(),message:i().string(),hint:i().string()}).
optional(),head_sha:E.nullable().describe("The commit that the task is about."),base_sha:E.nullable(),policy:i().object(
{ref:i().string().exactOptional(),profile:i().string()}).nullable().describe("The commit whose policy applies, and the p\
rofile."),edits:i().array(y().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands are jud\
ged already."),todo:i().array(k).describe("Findings that fail the gate and that no edit resolves: change the files yours\
elf."),advice:i().array(k).describe("Warnings that fail nothing: what would make the checks worth more."),human:i().array(
h).describe("Findings that only a person resolves."),hub:i().array(i().object({gene:i().string(),taken:i().boolean(),words:i().
string()})).exactOptional().describe("Whether the engines that the policy names (`a2a.engines`) take each gene of the ch\
ange, before it is published."),must_not:i().array(i().string()).describe("What the agent does not do, whatever the find\
ings are."),patch:i().string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:i().
string().describe("The command that exits with 0 when nothing is left to do, also if the policy only reports."),how_to_get_it:i().
string().describe("The page that says how to get `gene-gate`.")}).describe("AgentTask: what the agent that wrote a chang\
e does next");function m(r,w){try{return d.parse(JSON.parse(r.toString("utf8")))}catch($){throw new(v()).GateError("inpu\
t_invalid",`${w} is not an AgentTask of this version: ${(0,T().firstProblem)($)}.`,"Pass the file that `gene-gate check \
--format agent` printed, or agent-task.json of the results.",{cause:$})}}},52978:function(G,c,f){Object.defineProperty(c,
"__esModule",{value:!0}),c.AGENT_TASK_FILE=c.AGENT_PATCH_FILE=void 0,c.agentTask=w,c.renderAgentTask=m,c.renderTask=r;function i(){
const n=f(28894);return i=function(){return n},n}function v(){const n=f(44786);return v=function(){return n},n}function T(){
const n=f(38863);return T=function(){return n},n}function y(){const n=f(78261);return y=function(){return n},n}function R(){
const n=f(13580);return R=function(){return n},n}function N(){const n=f(94274);return N=function(){return n},n}function p(){
const n=f(47350);return p=function(){return n},n}function E(){const n=f(10289);return E=function(){return n},n}function I(){
const n=f(33643);return I=function(){return n},n}function k(){const n=f(73849);return k=function(){return n},n}const h=c.
AGENT_TASK_FILE="agent-task.json",d=c.AGENT_PATCH_FILE="agent-task.patch";function m(n){return r(w(n))}function r(n){return`\
{
${Object.entries(k().agentTaskSchema.parse(n)).map(([t,o])=>{const l=Array.isArray(o)&&o.length>0?`[
${o.map(E().jsonLine).join(`,
`)}
]`:(0,E().jsonLine)(o);return`${JSON.stringify(t)}: ${l}`}).join(`,
`)}
}
`}function w(n){const{verdict:s,next_actor:t,error:o,head_sha:a,base_sha:l,policy:u,findings:O,fix:b,genes:j}=n,P=s==="p\
ass"||s==="warn"?()=>!1:H(n),W=O.filter(M=>P(M)||L(M)).sort(y().byHarm),g=new Set(W.filter(N().isForHuman)),A=W.filter(M=>!g.
has(M)),C=F(b?.edits??[]),z=j.flatMap(({id:M,profiles:B})=>{const{taken:x,words:D}=(0,I().hubAnswer)(B)??{};return x===void 0||
D===void 0?[]:[{gene:M,taken:x,words:D}]});return{type:"AgentTask",schema_version:k().AGENT_TASK_VERSION,next_actor:t,verdict:s,
...o&&{error:o},head_sha:a,base_sha:l,policy:u&&{...u.ref!==void 0&&{ref:u.ref},profile:u.profile},edits:b?.edits??[],todo:A.
filter(M=>P(M)&&!C(M)).map($),advice:A.filter(M=>!P(M)).map($),human:[...g].map(M=>({...M.id!==void 0&&{finding:M.id},why:M.
message,needs:e(M,n)})),...z.length>0&&{hub:z},must_not:v().MUST_NOT,patch:b?.patch??null,verify:S(n),how_to_get_it:T().
HOW_TO_GET_IT}}function $({id:n,rule:s,message:t,remedy:o,location:a}){const l=n===void 0?{}:{finding:n},u=a&&{path:a.path,
line:a.line};return{...l,rule:s,...u,message:t,remedy:o}}function L({rule:n,severity:s,suppressed:t}){return(0,R().ruleOf)(
n)?.advice===!0&&s==="warning"&&!t}function H({policy:n,findings:s}){const t=n?.fail_on??"error",o=s.some(({rule:a})=>a===
"gate-approval-missing");return a=>{const l=(0,R().ruleOf)(a.rule)?.approval,u=l==="waits"||l==="needed"&&o;return!a.suppressed&&
((0,p().isBlocking)(a,t)||u)}}function F(n){const s=new Set(n.map(({finding:o})=>o)),t=new Set(n.map(({path:o,old:a})=>JSON.
stringify([o,a])));return({id:o,subject:a,location:l})=>s.has(o)||t.has(JSON.stringify([l?.path,a?.command]))}function e({
rule:n,remedy:s,location:t},{approval_digest:o}){return o!==null&&(0,R().ruleOf)(n)?.approval!==void 0?`${s} The approva\
l digest is ${o}.`:t&&(0,i().isAuditLog)(t.path)?`${s} Only the process that owns the audit log writes to it.`:s}function S({
policy:n,base_sha:s,event:t}){const o=n?.ref??s;return["gene-gate check --worktree",...t?.name==="index"?["--staged"]:[],
...n?.enforce==="report"?["--block"]:[],...o?[`--base ${o}`]:[]].join(" ")}},51660:function(G,c,f){Object.defineProperty(
c,"__esModule",{value:!0}),c.errorLines=d,c.relativePaths=n,c.streamLines=R;function i(){const t=f(10289);return i=function(){
return t},t}function v(){const t=f(50427);return v=function(){return t},t}function T(){const t=f(94965);return T=function(){
return t},t}const y=256*1024;function R({head:t,tail:o,bytes:a,truncated:l}){const u=b=>b===""?[]:(0,i().outputLines)(b.
replace(/\r?\n$/,"")),O=l?[`[${a} bytes in total; the middle is omitted]`]:[];return[...u(t),...O,...u(o)]}const N=/\b(?:\w*(?:Error|Exception)|[Ff]atal error|panic|error(?:\[\w+\]| TS\d+)?)(?: \[\w+\])?: +(?!\|)\S|^\S+:\d+:\d+: \S/,
p={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --\
test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},pytest:{start:/^(?:>\s+\S|_+ ERROR )/,
after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"cargo test":{start:/^thread '.*' .*panicked at /},
"go test":{start:/^\s*--- FAIL: |^panic: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},E={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
I=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
k=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?=\S)(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|(?:error|stack): \|-|(?:failureType|code|name|operator): '(?:testCodeFailure|ERR_ASSERTION|AssertionError|\w*[eE]qual|==)'|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
h=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function d({stdout:t,stderr:o,root:a},l,u=Number.POSITIVE_INFINITY){const O=n(a),b=A=>O(A.slice(-y)),j=[o,t].map(A=>R({...A,
head:b(A.head),tail:b(A.tail)}).filter(F)),P=[Object.values(p),[{start:N}],[E]].map(A=>e(j,A)).find(Boolean),W=P?.lines??
j.find(({length:A})=>A>0)??[],g=W.map(A=>r(A.trimEnd(),u));for(let A=l;A>0;A-=1){const C=H(g,L(W,g,P?.at,A));if(C.length<=
l)return C}return[]}const m=3;function r(t,o){const a=(0,v().chop)(t,o).map(O=>O.trimEnd()),[l="",...u]=a.slice(m-1);return u.
length===0?a:[...a.slice(0,m-1),(0,v().clipColumns)(l+u.join(""),o)]}const w=3,$=5;function L(t,o,a,l){const u=[...t.keys()].
slice(a??0),O=u.filter(g=>N.test(t[g]??"")),b=l<$?u.length:-1,j=a===void 0?u.reverse():[...O.slice(0,Math.min(w,Math.ceil(
l/4))),...u.filter(g=>/[a-z]{2}/i.test(t[g]??"")).slice(b),...u],P=new Set;let W=l;for(const g of new Set(j)){if(W-=o[g]?.
length??0,W<0)break;P.add(g)}return P}function H(t,o){const a=[];let l=0;const u=O=>{const b=t[O-1]??[];l===1&&b.length===
1?a.push(...b):l>0&&a.push(`\u2026 ${(0,T().count)(l,"line")} left out`),l=0};for(const[O,b]of t.entries())o.has(O)?(u(O),
a.push(...b)):l+=1;return u(t.length),a}function F(t){return![I,k,h].some(o=>o.test(t))}function e(t,o){for(const a of t)
for(const{start:l,after:u,before:O=0}of o){const b=u?a.findIndex(P=>u.test(P)):0,j=a.findIndex((P,W)=>b!==-1&&W>=b&&l.test(
P));if(j!==-1)return{lines:a,at:Math.max(0,j-O)}}}const S=String.raw`[\w.@+~-]`;function n(t){if(t===void 0||t.length<2)
return u=>u;const a=[`file://${t.startsWith("/")?"":"/"}${encodeURI(t.replaceAll("\\","/"))}`,`file://${t}`,t.replaceAll(
"\\","\\\\"),t],l=new RegExp(`(?<!${S})(?:${a.map(s).join("|")})(?:([/\\\\]{1,2})(?=${S})|(?!${S}))`,"g");return u=>u.replace(
l,(O,b)=>b?"":".")}function s(t){return t.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},69379:function(G,c,f){Object.defineProperty(
c,"__esModule",{value:!0}),c.blockedRows=w,c.failedRows=H,c.findingRows=E,c.reasonNotes=d;function i(){const e=f(59490);
return i=function(){return e},e}function v(){const e=f(13580);return v=function(){return e},e}function T(){const e=f(51660);
return T=function(){return e},e}function y(){const e=f(17577);return y=function(){return e},e}function R(){const e=f(55967);
return R=function(){return e},e}function N(){const e=f(63245);return N=function(){return e},e}function p(){const e=f(94965);
return p=function(){return e},e}function E(e,S=!1){return S?e.map(n=>I({lead:n,others:[]})):(0,N().groupFindings)(e).map(
I)}function I(e){const{lead:S,others:n}=e,{severity:s,rule:t,message:o,location:a,suppressed:l}=S,u=(0,y().otherWords)(e),
O=t==="approval-missing";return{status:l?"ignored":O?"approval":s,tone:O?"waiting":p().SEVERITY_TONES[s],words:o,isWhole:(0,v().
ruleOf)(t)?.shownWhole===!0,...a&&{place:a},notes:l?[{label:"reason",text:`${l.reason} (until ${l.expires})`}]:m(S.remedy),
blocks:r(S),rule:t,...u!==""&&{also:u},rows:n.map(b=>I({lead:b,others:[]})),size:(0,y().sizeOf)(e)}}const k=3;function h(e){
return e.find(({span:S})=>S!==void 0)??e[0]}function d(e){const S=h(e);if(S===void 0)return{notes:[]};const n=(0,y().dangerFirst)(
S),s=({rule:O,message:b})=>JSON.stringify([O,b]),t=new Map(e.map(O=>[s(O),O]));t.delete(s(S));const o=(0,i().groupBy)([...t.
values()],({severity:O})=>O==="error"),a=o.get(!0)??[],l=(o.get(!1)??[]).slice(0,Math.max(0,k-a.length)),u=[...a,...l];return{
notes:[{label:"why",text:n.message},...m(n.remedy),...u.map(({message:O,rule:b})=>({label:"also",text:`${O} (\`${b}\`)`}))],
blocks:r(n),rule:n.rule}}function m(e){return e===""?[]:[{label:"fix",text:e,tone:"good"}]}function r({edit:e}){return(0,R().
newFiles)(e).map(({path:S,lines:n=[],length:s})=>({title:`new file \`${S}\`, ${(0,p().count)(s,"line")}`,lines:n.map(t=>t.
replaceAll("	","    "))}))}function w(e,{isEach:S=!1,most:n=Number.POSITIVE_INFINITY}={}){return(0,N().groupByCause)($(e,
S)).slice(0,n).flatMap(({lead:s,others:t})=>[L(s),...t.slice(0,n).map(o=>L(o,s.lead))])}function $(e,S){return S?e.map(n=>({
lead:n,others:[]})):(0,N().groupCommands)(e)}function L(e,S){const{findings:n,gene:s,command:t}=e.lead,o=(0,y().spansOf)(
t.command,n);if(S){const u=h(n)?.remedy??"",O=u===h(S.findings)?.remedy,j=[{label:"why",text:"The reason is the same as \
above."},...O?[]:m(u)];return{...F(e,"blocked"),spans:o,notes:j}}const a=d(n),l=n.length>0?a.notes:[{label:"why",text:s.
summary}];return{...F(e,"blocked"),spans:o,...a,notes:l}}function H(e,{most:S,columns:n},s=!1){return $(e,s).flatMap(t=>{
const{findings:o,command:a}=t.lead,{outcome:l}=a;if(l===void 0)return[];const[u]=o,O=u&&(0,N().isMissingTarget)(u)?` ${u.
message}`:"";return{...F(t,"failed"),notes:[{label:"why",text:`It ${(0,p().outcomeWords)(l)}.${O}`},...u?m(u.remedy):[]],
blocks:[{lines:(0,T().errorLines)(l,S,n)}],...u&&{rule:u.rule}}})}function F(e,S){const{gene:n,command:s,position:t}=e.lead,
{path:o=n.path,line:a=n.line}=s.location??{},l=e.others.map(u=>u.gene.id);return{status:S,tone:"bad",name:n.id,...n.commands.
length>1&&{word:`command ${t} of ${n.commands.length}`},place:{path:o,line:a},command:s.command,...l.length>0&&{also:`al\
so in ${(0,p().named)(l)}`},size:(0,y().sizeOf)(e)}}},17577:function(G,c,f){Object.defineProperty(c,"__esModule",{value:!0}),
c.dangerFirst=N,c.dangerRank=R,c.groupsOf=h,c.otherWords=k,c.sizeOf=E,c.spansOf=p;function i(){const d=f(59490);return i=
function(){return d},d}function v(){const d=f(6163);return v=function(){return d},d}function T(){const d=f(94965);return T=
function(){return d},d}const y=[/weakens the gate/i,/download|remote code|whatever it reads|what npm runs|from elsewhere/i,
/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];function R(d){const m=y.findIndex(r=>r.test(
d));return m===-1?y.length:m}function N(d){const{message:m,remedy:r,danger:w}=d;return w===void 0?d:{...d,message:`The c\
ommand ${w}. ${m}`,remedy:r.replace(`: it ${w}`,"")}}function p(d,m){const w=m.some(({danger:$})=>$!==void 0)?(0,v().dangerIn)(
d):void 0;return w?[w.span]:m.flatMap(({span:$})=>$??[])}function E({others:d}){return 1+d.length}const I=3;function k({
lead:d,others:m}){if(m.length===0)return"";const r=m.flatMap(({subject:e})=>e?.id??[]),w=m.flatMap(({subject:e,location:S})=>e?
[]:S?.path??[]),$=new Set(m.map(({rule:e})=>e).filter(e=>e!==d.rule)),L=(e,S="")=>$.size===0&&e.length===m.length&&!e.includes(
S);if(L(r,d.subject?.id))return`also ${(0,T().named)(r)}`;if(w.length<=I&&new Set(w).size===w.length&&L(w,d.location?.path))
return`also ${(0,T().named)(w)}`;const F=new Set(r).size;return[(0,T().count)(m.length,"other place")+(F>1?` in ${F} ass\
ets`:""),...$.size>0?[`also ${[...$].join(", ")}`]:[]].join(", ")}function h(d,m){return[...(0,i().groupBy)(d,m).values()].
flatMap(([r,...w])=>r===void 0?[]:[{lead:r,others:w}])}},55967:function(G,c,f){Object.defineProperty(c,"__esModule",{value:!0}),
c.fixList=R,c.newFiles=k,c.withoutFixCommand=p;function i(){const h=f(52978);return i=function(){return h},h}function v(){
const h=f(10289);return v=function(){return h},h}function T(){const h=f(94965);return T=function(){return h},h}const y={
lines:40,characters:4e3};function R({fix:h,base_sha:d}){const m={id:"fix",title:"Fix",label:"fix",noun:"fix"};if(h===void 0||
h.edits.length===0)return{...m,rows:[]};const w={title:"Run this in the repository",language:"sh",lines:[`gene-gate fix${d===
null||h.all?"":` --base ${d.slice(0,12)}`} --write`]},$=h.patch?.replace(/\n$/,"").split(`
`)??[],L=$.length>0&&$.length<=y.lines&&(h.patch??"").length<=y.characters&&$.every(v().isPlain),F={tone:"good",words:`${E(
h)}; the gate accepts the result, and no command has run yet.`,notes:L?[]:[{text:`The \`patch\` of \`${i().AGENT_TASK_FILE}\
\` is its diff for \`git apply\`.`}],blocks:[w,...L?[{title:"Or save this as a file, and apply it with `git apply`",language:"\
diff",lines:$}]:[]]};return{...m,rows:[F]}}const N=/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/;function p(h){
return h.map(d=>({...d,notes:d.notes.map(m=>({...m,text:m.text.replace(N,".")})),...d.rows&&{rows:p(d.rows)}}))}function E({
edits:h}){const d=h.filter(({pointer:$})=>$.endsWith("/asset_id")).length,m=h.length-d,r=h.flatMap(({files:$=[]})=>$.map(
({path:L})=>L));return`Writes ${[...m>0?[`${(0,T().count)(m,"command")} with new content hashes`]:[],...d>0&&m===0?[(0,T().
count)(d,"new `asset_id`")]:[],...r.length>0?[`the new files ${(0,T().named)(r)}`]:[]].join(", and ")}`}const I=20;function k(h){
return h===void 0||h.fix?[]:(h.files??[]).map(({path:d,text:m})=>{const r=m.replace(/\n$/,"").split(`
`);return{path:d,lines:r.length>I?void 0:r,length:r.length}})}},33643:function(G,c,f){Object.defineProperty(c,"__esModul\
e",{value:!0}),c.QUESTION=void 0,c.hubAnswer=T;function i(){const y=f(39763);return i=function(){return y},y}const v=c.QUESTION=
"Will the hub take it?";function T(y){const R=i().ENGINES.flatMap(r=>{const w=y[r];return w===void 0?[]:[{name:r,...w}]}),
N=r=>r.map(({name:w})=>w).join(", "),p=R.filter(r=>r.required);if(p.length===0)return;const E=N(p),I=R.filter(({accepted:r})=>r),
k=p.find(({accepted:r})=>!r);if(k){const r=I.length===0?"":` Accepted by ${N(I)}.`;return{taken:!1,by:E,words:`${k.reason??
"No reason given."}${r}`}}const h=R.filter(({accepted:r})=>!r),d=h.length===0?"":`, ${N(h)}: no`,m=y.validator?.remark===
void 0?"":", but the hub lacks its script";return{taken:!0,by:E,words:`${E}: yes${m}${d}`}}},63245:function(G,c,f){Object.
defineProperty(c,"__esModule",{value:!0}),c.groupByCause=S,c.groupCauses=L,c.groupCommands=e,c.groupFindings=H,c.isMissingTarget=
k,c.isOfSize=d,c.reportSections=N,c.resultOf=r;function i(){const n=f(59490);return i=function(){return n},n}function v(){
const n=f(78261);return v=function(){return n},n}function T(){const n=f(13580);return T=function(){return n},n}function y(){
const n=f(17577);return y=function(){return n},n}function R(){const n=f(38319);return R=function(){return n},n}function N(n){
const s=(0,i().groupBy)(n.findings,({subject:g})=>m(g?.id,g?.command)),t=(g,A)=>(s.get(m(g.id,A?.command))??[]).filter(C=>$(
C,g,A)),o=n.genes.flatMap(g=>g.commands.map((A,C)=>{const z=r(A),M=t(g,A).filter(B=>w(B,z)).sort((B,x)=>Number(k(x))-Number(
k(B)));return{gene:g,command:A,result:z,position:C+1,findings:M}})),a=g=>o.filter(({gene:A,command:C,result:z})=>z===g&&
!p(t(A,C))).sort(I),l=new Set(o.flatMap(({findings:g})=>g)),u=new Set(n.agent_files?n.findings.filter(R().isTold):[]),O=n.
findings.filter(g=>!l.has(g)&&!g.suppressed&&!E(g)&&!u.has(g)),b=({severity:g})=>g==="notice",j=O.filter(g=>!b(g)&&!h(g)),
P=new Set(j.filter(({harm:g})=>g==="danger").map(F)),W=g=>P.has(F(g));return{commands:o,blocked:a("blocked"),failed:a("f\
ailed"),passed:a("passed"),notRun:a("notRun"),dangers:j.filter(W),findings:j.filter(g=>!W(g)).sort((g,A)=>Number(d(A))-Number(
d(g))),told:[...u],waiting:O.filter(h),notices:O.filter(g=>b(g)&&!h(g)),suppressed:n.findings.filter(({suppressed:g})=>g),
about:t}}function p(n){return n.length>0&&n.every(E)}function E({seed:n,severity:s}){return n===!0&&s!=="error"}function I({
findings:[n]},{findings:[s]}){return!n||!s?0:(0,v().byHarm)(n,s)||(0,y().dangerRank)(n.danger??"")-(0,y().dangerRank)(s.
danger??"")}function k({rule:n}){return n==="target-missing"}function h({rule:n}){return(0,T().ruleOf)(n)?.approval==="w\
aits"}function d({rule:n}){return(0,T().ruleOf)(n)?.group==="size"}function m(n,s){return JSON.stringify([n,s])}function r({
verdict:n,outcome:s}){if(n==="block"||s?.status==="blocked")return"blocked";switch(s?.status){case"passed":return"passed";case"\
failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"failed";default:return"notRun"}}function w(n,s){
const{severity:t,layer:o}=n,a=o==="run";return s==="blocked"?t==="error"&&!a:s==="failed"&&(k(n)||t==="error"&&a)}function $({
location:n},s,t){if(n===void 0)return!0;if(t===void 0)return n.path===s.path;const{path:o=s.path,line:a=n.line}=t.location??
{};return n.path===o&&n.line===a}function L(n){return(0,y().groupsOf)(n.toSorted(v().byHarm),F)}function H(n){return(0,y().
groupsOf)(n.toSorted(v().byHarm),s=>JSON.stringify([F(s),/ fix --/.test(s.remedy)]))}function F({cause:n,rule:s,location:t,
message:o}){return n??JSON.stringify([s,t?t.path:o])}function e(n){return(0,y().groupsOf)(n,({command:s,findings:[t]})=>JSON.
stringify([t&&F(t),s.outcome?.status,s.outcome?.exit_code,t&&k(t)?t.message:s.command]))}function S(n){return(0,y().groupsOf)(
n,({lead:{gene:s,findings:t}})=>t[0]?JSON.stringify([F(t[0]),t[0].danger]):s.summary)}},94274:function(G,c,f){Object.defineProperty(
c,"__esModule",{value:!0}),c.isForHuman=y,c.nextActorOf=N;function i(){const p=f(28894);return i=function(){return p},p}
function v(){const p=f(13580);return v=function(){return p},p}function T(){const p=f(47350);return T=function(){return p},
p}function y({rule:p,location:E,danger:I}){return I!==void 0||(0,v().ruleOf)(p)?.actor==="human"||E!==void 0&&(0,i().isAuditLog)(
E.path)}function R({rule:p,severity:E,suppressed:I}){const{advice:k,actor:h}=(0,v().ruleOf)(p)??{};return E==="warning"&&
I===void 0&&k===!0&&h==="human"}function N(p,E,I){switch(p){case"pass":case"warn":return E.some(R)?"human":"done";case"e\
rror":return"undecided";case"needs_approval":return"human";case"fail":return E.some(k=>(0,T().isBlocking)(k,I)&&!y(k))?"\
agent":"human"}}}};
