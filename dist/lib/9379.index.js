"use strict";exports.id=9379,exports.ids=[9379],exports.modules={73849:function(C,c,d){Object.defineProperty(c,"__esModule",{value:!0}),
c.agentTaskSchema=c.AGENT_TASK_VERSION=void 0,c.readAgentTask=O;function i(){const s=d(7723);return i=function(){return s},
s}function v(){const s=d(41895);return v=function(){return s},s}function $(){const s=d(54078);return $=function(){return s},
s}function m(){const s=d(9819);return m=function(){return s},s}function R(){const s=d(99462);return R=function(){return s},
s}function N(){const s=d(13970);return N=function(){return s},s}const p=c.AGENT_TASK_VERSION="1.0.0",E=i().string().regex(
/^([0-9a-f]{40}|[0-9a-f]{64})$/),g=R().findingIdSchema.exactOptional().describe("The id of the finding."),w=i().object({
finding:g,rule:i().string(),path:i().string().exactOptional(),line:i().int().min(1).exactOptional(),message:i().string(),
remedy:i().string()}),k=i().object({finding:g,why:i().string(),needs:i().string().describe("What the person does, such a\
s an approval and its digest.")}),h=c.agentTaskSchema=i().object({type:i().literal("AgentTask"),schema_version:i().literal(
p),next_actor:N().nextActorSchema.describe("The one field to switch on. `done`: nothing is left to do. `agent`: make the\
 `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand ove\
r or run it again."),verdict:N().verdictSchema,error:i().object({code:i().string(),message:i().string(),hint:i().string()}).
optional(),head_sha:E.nullable().describe("The commit that the task is about."),base_sha:E.nullable(),policy:i().object(
{ref:i().string().exactOptional(),profile:i().string()}).nullable().describe("The commit whose policy applies, and the p\
rofile."),edits:i().array(m().judgedEditSchema).describe("What `gene-gate fix --apply` changes; the new commands are jud\
ged already."),todo:i().array(w).describe("Findings that fail the gate and that no edit resolves: change the files yours\
elf."),advice:i().array(w).describe("Warnings that fail nothing: what would make the checks worth more."),human:i().array(
k).describe("Findings that only a person resolves."),hub:i().array(i().object({gene:i().string(),taken:i().boolean(),words:i().
string()})).exactOptional().describe("Whether the engines that the policy names (`a2a.engines`) take each gene of the ch\
ange, before it is published."),must_not:i().array(i().string()).describe("What the agent does not do, whatever the find\
ings are."),patch:i().string().nullable().describe("A unified diff of the edits for `git apply`; null without one."),verify:i().
string().describe("The command that exits with 0 when nothing is left to do, also if the policy only reports."),how_to_get_it:i().
string().describe("The page that says how to get `gene-gate`.")}).describe("AgentTask: what the agent that wrote a chang\
e does next");function O(s,b){try{return h.parse(JSON.parse(s.toString("utf8")))}catch(I){throw new(v()).GateError("inpu\
t_invalid",`${b} is not an AgentTask of this version: ${(0,$().firstProblem)(I)}.`,"Pass the file that `gene-gate check \
--format agent` printed, or agent-task.json of the results.",{cause:I})}}},52978:function(C,c,d){Object.defineProperty(c,
"__esModule",{value:!0}),c.AGENT_TASK_FILE=c.AGENT_PATCH_FILE=void 0,c.agentTask=b,c.renderAgentTask=O,c.renderTask=s;function i(){
const n=d(28894);return i=function(){return n},n}function v(){const n=d(44786);return v=function(){return n},n}function $(){
const n=d(38863);return $=function(){return n},n}function m(){const n=d(78261);return m=function(){return n},n}function R(){
const n=d(13580);return R=function(){return n},n}function N(){const n=d(94274);return N=function(){return n},n}function p(){
const n=d(47350);return p=function(){return n},n}function E(){const n=d(10289);return E=function(){return n},n}function g(){
const n=d(33643);return g=function(){return n},n}function w(){const n=d(73849);return w=function(){return n},n}const k=c.
AGENT_TASK_FILE="agent-task.json",h=c.AGENT_PATCH_FILE="agent-task.patch";function O(n){return s(b(n))}function s(n){return`\
{
${Object.entries(w().agentTaskSchema.parse(n)).map(([t,o])=>{const f=Array.isArray(o)&&o.length>0?`[
${o.map(E().jsonLine).join(`,
`)}
]`:(0,E().jsonLine)(o);return`${JSON.stringify(t)}: ${f}`}).join(`,
`)}
}
`}function b(n){const{verdict:r,next_actor:t,error:o,head_sha:a,base_sha:f,policy:u,findings:y,fix:T,genes:L}=n,j=r==="p\
ass"||r==="warn"?()=>!1:G(n),W=y.filter(F=>j(F)||P(F)).sort(m().byHarm),l=new Set(W.filter(N().isForHuman)),A=W.filter(F=>!l.
has(F)),H=M(T?.edits??[]),z=L.flatMap(({id:F,profiles:B})=>{const{taken:x,words:J}=(0,g().hubAnswer)(B)??{};return x===void 0||
J===void 0?[]:[{gene:F,taken:x,words:J}]});return{type:"AgentTask",schema_version:w().AGENT_TASK_VERSION,next_actor:t,verdict:r,
...o&&{error:o},head_sha:a,base_sha:f,policy:u&&{...u.ref!==void 0&&{ref:u.ref},profile:u.profile},edits:T?.edits??[],todo:A.
filter(F=>j(F)&&!H(F)).map(I),advice:A.filter(F=>!j(F)).map(I),human:[...l].map(F=>({...F.id!==void 0&&{finding:F.id},why:F.
message,needs:e(F,n)})),...z.length>0&&{hub:z},must_not:v().MUST_NOT,patch:T?.patch??null,verify:S(n),how_to_get_it:$().
HOW_TO_GET_IT}}function I({id:n,rule:r,message:t,remedy:o,location:a}){const f=n===void 0?{}:{finding:n},u=a&&{path:a.path,
line:a.line};return{...f,rule:r,...u,message:t,remedy:o}}function P({rule:n,severity:r,suppressed:t}){return(0,R().ruleOf)(
n)?.advice===!0&&r==="warning"&&!t}function G({policy:n,findings:r}){const t=n?.fail_on??"error",o=r.some(({rule:a})=>a===
"gate-approval-missing");return a=>{const f=(0,R().ruleOf)(a.rule)?.approval,u=f==="waits"||f==="needed"&&o;return!a.suppressed&&
((0,p().isBlocking)(a,t)||u)}}function M(n){const r=new Set(n.map(({finding:o})=>o)),t=new Set(n.map(({path:o,old:a})=>JSON.
stringify([o,a])));return({id:o,subject:a,location:f})=>r.has(o)||t.has(JSON.stringify([f?.path,a?.command]))}function e({
rule:n,remedy:r,location:t},{approval_digest:o}){return o!==null&&(0,R().ruleOf)(n)?.approval!==void 0?`${r} The approva\
l digest is ${o}.`:t&&(0,i().isAuditLog)(t.path)?`${r} Only the process that owns the audit log writes to it.`:r}function S({
policy:n,base_sha:r,event:t}){const o=n?.ref??r;return["gene-gate check --worktree",...t?.name==="index"?["--staged"]:[],
...n?.enforce==="report"?["--block"]:[],...o?[`--base ${o}`]:[]].join(" ")}},51660:function(C,c,d){Object.defineProperty(
c,"__esModule",{value:!0}),c.errorLines=h,c.relativePaths=n,c.streamLines=R;function i(){const t=d(10289);return i=function(){
return t},t}function v(){const t=d(50427);return v=function(){return t},t}function $(){const t=d(94965);return $=function(){
return t},t}const m=256*1024;function R({head:t,tail:o,bytes:a,truncated:f}){const u=T=>T===""?[]:(0,i().outputLines)(T.
replace(/\r?\n$/,"")),y=f?[`[${a} bytes in total; the middle is omitted]`]:[];return[...u(t),...y,...u(o)]}const N=/\b(?:\w*(?:Error|Exception)|[Ff]atal error|panic|error(?:\[\w+\]| TS\d+)?)(?: \[\w+\])?: +(?!\|)\S|^\S+:\d+:\d+: \S/,
p={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --\
test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},pytest:{start:/^(?:>\s+\S|_+ ERROR )/,
after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"cargo test":{start:/^thread '.*' .*panicked at /},
"go test":{start:/^\s*--- FAIL: |^panic: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},E={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
g=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
w=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?=\S)(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|(?:error|stack): \|-|(?:failureType|code|name|operator): '(?:testCodeFailure|ERR_ASSERTION|AssertionError|\w*[eE]qual|==)'|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
k=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function h({stdout:t,stderr:o,root:a},f,u=Number.POSITIVE_INFINITY){const y=n(a),T=A=>y(A.slice(-m)),L=[o,t].map(A=>R({...A,
head:T(A.head),tail:T(A.tail)}).filter(M)),j=[Object.values(p),[{start:N}],[E]].map(A=>e(L,A)).find(Boolean),W=j?.lines??
L.find(({length:A})=>A>0)??[],l=W.map(A=>s(A.trimEnd(),u));for(let A=f;A>0;A-=1){const H=G(l,P(W,l,j?.at,A));if(H.length<=
f)return H}return[]}const O=3;function s(t,o){const a=(0,v().chop)(t,o).map(y=>y.trimEnd()),[f="",...u]=a.slice(O-1);return u.
length===0?a:[...a.slice(0,O-1),(0,v().clipColumns)(f+u.join(""),o)]}const b=3,I=5;function P(t,o,a,f){const u=[...t.keys()].
slice(a??0),y=u.filter(l=>N.test(t[l]??"")),T=f<I?u.length:-1,L=a===void 0?u.reverse():[...y.slice(0,Math.min(b,Math.ceil(
f/4))),...u.filter(l=>/[a-z]{2}/i.test(t[l]??"")).slice(T),...u],j=new Set;let W=f;for(const l of new Set(L)){if(W-=o[l]?.
length??0,W<0)break;j.add(l)}return j}function G(t,o){const a=[];let f=0;const u=y=>{const T=t[y-1]??[];f===1&&T.length===
1?a.push(...T):f>0&&a.push(`\u2026 ${(0,$().count)(f,"line")} left out`),f=0};for(const[y,T]of t.entries())o.has(y)?(u(y),
a.push(...T)):f+=1;return u(t.length),a}function M(t){return![g,w,k].some(o=>o.test(t))}function e(t,o){for(const a of t)
for(const{start:f,after:u,before:y=0}of o){const T=u?a.findIndex(j=>u.test(j)):0,L=a.findIndex((j,W)=>T!==-1&&W>=T&&f.test(
j));if(L!==-1)return{lines:a,at:Math.max(0,L-y)}}}const S=String.raw`[\w.@+~-]`;function n(t){if(t===void 0||t.length<2)
return u=>u;const a=[`file://${t.startsWith("/")?"":"/"}${encodeURI(t.replaceAll("\\","/"))}`,`file://${t}`,t.replaceAll(
"\\","\\\\"),t],f=new RegExp(`(?<!${S})(?:${a.map(r).join("|")})(?:([/\\\\]{1,2})(?=${S})|(?!${S}))`,"g");return u=>u.replace(
f,(y,T)=>T?"":".")}function r(t){return t.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},69379:function(C,c,d){Object.defineProperty(
c,"__esModule",{value:!0}),c.blockedRows=b,c.failedRows=G,c.findingRows=E,c.reasonNotes=h;function i(){const e=d(59490);
return i=function(){return e},e}function v(){const e=d(13580);return v=function(){return e},e}function $(){const e=d(51660);
return $=function(){return e},e}function m(){const e=d(17577);return m=function(){return e},e}function R(){const e=d(55967);
return R=function(){return e},e}function N(){const e=d(63245);return N=function(){return e},e}function p(){const e=d(94965);
return p=function(){return e},e}function E(e,S=!1){return S?e.map(n=>g({lead:n,others:[]})):(0,N().groupFindings)(e).map(
g)}function g(e){const{lead:S,others:n}=e,{severity:r,rule:t,message:o,location:a,suppressed:f}=S,u=(0,m().otherWords)(e),
y=t==="approval-missing";return{status:f?"ignored":y?"approval":r,tone:y?"waiting":p().SEVERITY_TONES[r],words:o,isWhole:(0,v().
ruleOf)(t)?.shownWhole===!0,...a&&{place:a},notes:f?[{label:"reason",text:`${f.reason} (until ${f.expires})`}]:O(S.remedy),
blocks:s(S),rule:t,...u!==""&&{also:u},rows:n.map(T=>g({lead:T,others:[]})),size:(0,m().sizeOf)(e)}}const w=3;function k(e){
return e.find(({span:S})=>S!==void 0)??e[0]}function h(e){const S=k(e);if(S===void 0)return{notes:[]};const n=(0,m().dangerFirst)(
S),r=({rule:y,message:T})=>JSON.stringify([y,T]),t=new Map(e.map(y=>[r(y),y]));t.delete(r(S));const o=(0,i().groupBy)([...t.
values()],({severity:y})=>y==="error"),a=o.get(!0)??[],f=(o.get(!1)??[]).slice(0,Math.max(0,w-a.length)),u=[...a,...f];return{
notes:[{label:"why",text:n.message},...O(n.remedy),...u.map(({message:y,rule:T})=>({label:"also",text:`${y} (\`${T}\`)`}))],
blocks:s(n),rule:n.rule}}function O(e){return e===""?[]:[{label:"fix",text:e,tone:"good"}]}function s({edit:e}){return(0,R().
newFiles)(e).map(({path:S,lines:n=[],length:r})=>({title:`new file \`${S}\`, ${(0,p().count)(r,"line")}`,lines:n.map(t=>t.
replaceAll("	","    "))}))}function b(e,{isEach:S=!1,most:n=Number.POSITIVE_INFINITY}={}){return(0,N().groupByCause)(I(e,
S)).slice(0,n).flatMap(({lead:r,others:t})=>[P(r),...t.slice(0,n).map(o=>P(o,r.lead))])}function I(e,S){return S?e.map(n=>({
lead:n,others:[]})):(0,N().groupCommands)(e)}function P(e,S){const{findings:n,gene:r,command:t}=e.lead,o=(0,m().spansOf)(
t.command,n);if(S){const u=k(n)?.remedy??"",y=u===k(S.findings)?.remedy,L=[{label:"why",text:"The reason is the same as \
above."},...y?[]:O(u)];return{...M(e,"blocked"),spans:o,notes:L}}const a=h(n),f=n.length>0?a.notes:[{label:"why",text:r.
summary}];return{...M(e,"blocked"),spans:o,...a,notes:f}}function G(e,{most:S,columns:n},r=!1){return I(e,r).flatMap(t=>{
const{findings:o,command:a}=t.lead,{outcome:f}=a;if(f===void 0)return[];const[u]=o,y=u&&(0,N().isMissingTarget)(u)?` ${u.
message}`:"";return{...M(t,"failed"),notes:[{label:"why",text:`It ${(0,p().outcomeWords)(f)}.${y}`},...u?O(u.remedy):[]],
blocks:[{lines:(0,$().errorLines)(f,S,n)}],...u&&{rule:u.rule}}})}function M(e,S){const{gene:n,command:r,position:t}=e.lead,
{path:o=n.path,line:a=n.line}=r.location??{},f=e.others.map(u=>u.gene.id);return{status:S,tone:"bad",name:n.id,...n.commands.
length>1&&{word:`command ${t} of ${n.commands.length}`},place:{path:o,line:a},command:r.command,...f.length>0&&{also:`al\
so in ${(0,p().named)(f)}`},size:(0,m().sizeOf)(e)}}},17577:function(C,c,d){Object.defineProperty(c,"__esModule",{value:!0}),
c.dangerFirst=N,c.dangerRank=R,c.groupsOf=k,c.otherWords=w,c.sizeOf=E,c.spansOf=p;function i(){const h=d(59490);return i=
function(){return h},h}function v(){const h=d(6163);return v=function(){return h},h}function $(){const h=d(94965);return $=
function(){return h},h}const m=[/weakens the gate/i,/download|remote code|whatever it reads|what npm runs|from elsewhere/i,
/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];function R(h){const O=m.findIndex(s=>s.test(
h));return O===-1?m.length:O}function N(h){const{message:O,remedy:s,danger:b}=h;return b===void 0?h:{...h,message:`The c\
ommand ${b}. ${O}`,remedy:s.replace(`: it ${b}`,"")}}function p(h,O){const b=O.some(({danger:I})=>I!==void 0)?(0,v().dangerIn)(
h):void 0;return b?[b.span]:O.flatMap(({span:I})=>I??[])}function E({others:h}){return 1+h.length}const g=3;function w({
lead:h,others:O}){if(O.length===0)return"";const s=O.flatMap(({subject:e})=>e?.id??[]),b=O.flatMap(({subject:e,location:S})=>e?
[]:S?.path??[]),I=new Set(O.map(({rule:e})=>e).filter(e=>e!==h.rule)),P=(e,S="")=>I.size===0&&e.length===O.length&&!e.includes(
S);if(P(s,h.subject?.id))return`also ${(0,$().named)(s)}`;if(b.length<=g&&new Set(b).size===b.length&&P(b,h.location?.path))
return`also ${(0,$().named)(b)}`;const M=new Set(s).size;return[(0,$().count)(O.length,"other place")+(M>1?` in ${M} ass\
ets`:""),...I.size>0?[`also ${[...I].join(", ")}`]:[]].join(", ")}function k(h,O){return[...(0,i().groupBy)(h,O).values()].
flatMap(([s,...b])=>s===void 0?[]:[{lead:s,others:b}])}},55967:function(C,c,d){Object.defineProperty(c,"__esModule",{value:!0}),
c.fixList=R,c.newFiles=E;function i(){const g=d(52978);return i=function(){return g},g}function v(){const g=d(10289);return v=
function(){return g},g}function $(){const g=d(94965);return $=function(){return g},g}const m={lines:40,characters:4e3};function R({
fix:g,base_sha:w}){const k={id:"fix",title:"Fix",label:"fix",noun:"fix"};if(g===void 0||g.edits.length===0)return{...k,rows:[]};
const O={title:"Run this in the repository",language:"sh",lines:[`gene-gate fix${w===null||g.all?"":` --base ${w.slice(0,
12)}`} --write`]},s=g.patch?.replace(/\n$/,"").split(`
`)??[],b=s.length>0&&s.length<=m.lines&&(g.patch??"").length<=m.characters&&s.every(v().isPlain),P={tone:"good",words:`${N(
g)}; the gate accepts the result, and no command has run yet.`,notes:b?[]:[{text:`The \`patch\` of \`${i().AGENT_TASK_FILE}\
\` is its diff for \`git apply\`.`}],blocks:[O,...b?[{title:"Or save this as a file, and apply it with `git apply`",language:"\
diff",lines:s}]:[]]};return{...k,rows:[P]}}function N({edits:g}){const w=g.filter(({pointer:s})=>s.endsWith("/asset_id")).
length,k=g.length-w,h=g.flatMap(({files:s=[]})=>s.map(({path:b})=>b));return`Writes ${[...k>0?[`${(0,$().count)(k,"comma\
nd")} with new content hashes`]:[],...w>0&&k===0?[(0,$().count)(w,"new `asset_id`")]:[],...h.length>0?[`the new files ${(0,$().
named)(h)}`]:[]].join(", and ")}`}const p=20;function E(g){return g===void 0||g.fix?[]:(g.files??[]).map(({path:w,text:k})=>{
const h=k.replace(/\n$/,"").split(`
`);return{path:w,lines:h.length>p?void 0:h,length:h.length}})}},33643:function(C,c,d){Object.defineProperty(c,"__esModul\
e",{value:!0}),c.QUESTION=void 0,c.hubAnswer=$;function i(){const m=d(39763);return i=function(){return m},m}const v=c.QUESTION=
"Will the hub take it?";function $(m){const R=i().ENGINES.flatMap(s=>{const b=m[s];return b===void 0?[]:[{name:s,...b}]}),
N=s=>s.map(({name:b})=>b).join(", "),p=R.filter(s=>s.required);if(p.length===0)return;const E=N(p),g=R.filter(({accepted:s})=>s),
w=p.find(({accepted:s})=>!s);if(w){const s=g.length===0?"":` Accepted by ${N(g)}.`;return{taken:!1,by:E,words:`${w.reason??
"No reason given."}${s}`}}const k=R.filter(({accepted:s})=>!s),h=k.length===0?"":`, ${N(k)}: no`,O=m.validator?.remark===
void 0?"":", but the hub lacks its script";return{taken:!0,by:E,words:`${E}: yes${O}${h}`}}},63245:function(C,c,d){Object.
defineProperty(c,"__esModule",{value:!0}),c.groupByCause=S,c.groupCauses=P,c.groupCommands=e,c.groupFindings=G,c.isMissingTarget=
w,c.isOfSize=h,c.reportSections=N,c.resultOf=s;function i(){const n=d(59490);return i=function(){return n},n}function v(){
const n=d(78261);return v=function(){return n},n}function $(){const n=d(13580);return $=function(){return n},n}function m(){
const n=d(17577);return m=function(){return n},n}function R(){const n=d(38319);return R=function(){return n},n}function N(n){
const r=(0,i().groupBy)(n.findings,({subject:l})=>O(l?.id,l?.command)),t=(l,A)=>(r.get(O(l.id,A?.command))??[]).filter(H=>I(
H,l,A)),o=n.genes.flatMap(l=>l.commands.map((A,H)=>{const z=s(A),F=t(l,A).filter(B=>b(B,z)).sort((B,x)=>Number(w(x))-Number(
w(B)));return{gene:l,command:A,result:z,position:H+1,findings:F}})),a=l=>o.filter(({gene:A,command:H,result:z})=>z===l&&
!p(t(A,H))).sort(g),f=new Set(o.flatMap(({findings:l})=>l)),u=new Set(n.agent_files?n.findings.filter(R().isTold):[]),y=n.
findings.filter(l=>!f.has(l)&&!l.suppressed&&!E(l)&&!u.has(l)),T=({severity:l})=>l==="notice",L=y.filter(l=>!T(l)&&!k(l)),
j=new Set(L.filter(({harm:l})=>l==="danger").map(M)),W=l=>j.has(M(l));return{commands:o,blocked:a("blocked"),failed:a("f\
ailed"),passed:a("passed"),notRun:a("notRun"),dangers:L.filter(W),findings:L.filter(l=>!W(l)).sort((l,A)=>Number(h(A))-Number(
h(l))),told:[...u],waiting:y.filter(k),notices:y.filter(l=>T(l)&&!k(l)),suppressed:n.findings.filter(({suppressed:l})=>l),
about:t}}function p(n){return n.length>0&&n.every(E)}function E({seed:n,severity:r}){return n===!0&&r!=="error"}function g({
findings:[n]},{findings:[r]}){return!n||!r?0:(0,v().byHarm)(n,r)||(0,m().dangerRank)(n.danger??"")-(0,m().dangerRank)(r.
danger??"")}function w({rule:n}){return n==="target-missing"}function k({rule:n}){return(0,$().ruleOf)(n)?.approval==="w\
aits"}function h({rule:n}){return(0,$().ruleOf)(n)?.group==="size"}function O(n,r){return JSON.stringify([n,r])}function s({
verdict:n,outcome:r}){if(n==="block"||r?.status==="blocked")return"blocked";switch(r?.status){case"passed":return"passed";case"\
failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"failed";default:return"notRun"}}function b(n,r){
const{severity:t,layer:o}=n,a=o==="run";return r==="blocked"?t==="error"&&!a:r==="failed"&&(w(n)||t==="error"&&a)}function I({
location:n},r,t){if(n===void 0)return!0;if(t===void 0)return n.path===r.path;const{path:o=r.path,line:a=n.line}=t.location??
{};return n.path===o&&n.line===a}function P(n){return(0,m().groupsOf)(n.toSorted(v().byHarm),M)}function G(n){return(0,m().
groupsOf)(n.toSorted(v().byHarm),r=>JSON.stringify([M(r),/ fix --/.test(r.remedy)]))}function M({cause:n,rule:r,location:t,
message:o}){return n??JSON.stringify([r,t?t.path:o])}function e(n){return(0,m().groupsOf)(n,({command:r,findings:[t]})=>JSON.
stringify([t&&M(t),r.outcome?.status,r.outcome?.exit_code,t&&w(t)?t.message:r.command]))}function S(n){return(0,m().groupsOf)(
n,({lead:{gene:r,findings:t}})=>t[0]?JSON.stringify([M(t[0]),t[0].danger]):r.summary)}},94274:function(C,c,d){Object.defineProperty(
c,"__esModule",{value:!0}),c.isForHuman=m,c.nextActorOf=N;function i(){const p=d(28894);return i=function(){return p},p}
function v(){const p=d(13580);return v=function(){return p},p}function $(){const p=d(47350);return $=function(){return p},
p}function m({rule:p,location:E,danger:g}){return g!==void 0||(0,v().ruleOf)(p)?.actor==="human"||E!==void 0&&(0,i().isAuditLog)(
E.path)}function R({rule:p,severity:E,suppressed:g}){const{advice:w,actor:k}=(0,v().ruleOf)(p)??{};return E==="warning"&&
g===void 0&&w===!0&&k==="human"}function N(p,E,g){switch(p){case"pass":case"warn":return E.some(R)?"human":"done";case"e\
rror":return"undecided";case"needs_approval":return"human";case"fail":return E.some(w=>(0,$().isBlocking)(w,g)&&!m(w))?"\
agent":"human"}}}};
