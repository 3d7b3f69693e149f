"use strict";exports.id=955,exports.ids=[955],exports.modules={78955:((S,f,n)=>{function m(){const d=n(97787);return m=function(){return d},
d}function g(){const d=n(34910);return g=function(){return d},d}function h(){const d=n(54244);return h=function(){return d},
d}(0,h().runProcess)(2,async d=>{process.exitCode=await(0,m().mainOfProcess)(process.argv.slice(2),(0,g().processTerminal)(
d))})}),97787:((S,f,n)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.main=P,f.mainOfProcess=i,f.tooOld=I;function m(){
const t=n(63314);return m=function(){return t},t}function g(){const t=n(16346);return g=function(){return t},t}function h(){
const t=n(41895);return h=function(){return t},t}function d(){const t=n(38863);return d=function(){return t},t}function E(){
const t=n(31626);return E=function(){return t},t}function C(){const t=n(67430);return C=function(){return t},t}const x=new Set(
["-V","--version"]);async function P(t,o){if(t.length===1&&x.has(t[0]??""))return o.print(`${d().TOOL.version}
`),0;let l=2;const a=new(m()).Command(d().TOOL.name).description("CI gate for AI-agent evolution assets: audit commands,\
 check the blast radius, run, report").version(d().TOOL.version).showSuggestionAfterError().addHelpText("after",`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Try it without a repository: ${d().TOOL.name} demo`),V=y=>{l=y};for(const y of await(0,C().commandsFor)(t,o,V))a.addCommand(
y);for(const y of[a,...a.commands])y.exitOverride().showHelpAfterError(`(${d().TOOL.name} ${y===a?"":`${y.name()} `}--he\
lp)`).configureOutput({writeOut:R=>o.print(R),writeErr:R=>o.note(R),outputError:(R,j)=>j((0,E().messageText)(R.trimEnd(),
o.columns))});try{return O(t),await a.parseAsync(T(t),{from:"user"}),l}catch(y){return y instanceof m().CommanderError?(o.
note(s(y,a,t)),y.exitCode===0?0:2):(o.note(A(y,o)),2)}}function s({code:t},{commands:o},[l]){const a=o.some(V=>V.name()===
l&&V.options.some(({long:y})=>y==="--base"));return t==="commander.excessArguments"&&a?"hint: Name the commit to compare\
 with as `--base REF`, and the one to judge as `--head REF`.\n":""}function O(t){const o=t.find((l,a)=>/^--(?:repo|output)=?$/.
test(l)&&(l.endsWith("=")||t[a+1]===""));if(o!==void 0)throw new(h()).GateError("usage",`${o.replace("=","")} is empty.`,
"Specify a path; a variable may not be set.")}function T(t){const[o=""]=t[0]==="help"?t.slice(1):t,l=o==="help"||Object.
hasOwn(C().VERBS,o);return o===""||o.startsWith("-")||l?t:[o]}async function i(t,o){const l=I(process.versions.node),a=l?
2:await P(t,o),V=l??await o.written()??v(a,o);return V===void 0?a:(o.note((0,E().failureText)(V,o.columns)),2)}function v(t,{
signal:o}){if(!(t!==0||!o.aborted))return new(h()).GateError("interrupted","The gate was interrupted before it ended.","\
Run it again, because its output may not be complete.")}function A(t,{columns:o}){const l=t instanceof h().GateError?t:(0,g().
systemError)(t);return l!==void 0?(0,E().failureText)(l,o):`error: ${t instanceof Error?t.stack??t.message:String(t)}
hint: This is a bug in ${d().TOOL.name} ${d().TOOL.version}. Report it with the output above.
`}const $=20;function I(t){if(!(Number.parseInt(t,10)>=$))return new(h()).GateError("usage",`Node.js ${t} cannot run the\
 gate.`,"Install Node.js 20.20 or newer, and put it on PATH.")}}),34910:((S,f,n)=>{Object.defineProperty(f,"__esModule",
{value:!0}),f.processTerminal=E,f.withoutRunnerCommands=P;function m(){const s=n(38321);return m=function(){return s},s}
function g(){const s=n(41895);return g=function(){return s},s}function h(){const s=n(73388);return h=function(){return s},
s}function d(){const s=n(26016);return d=function(){return s},s}function E(s){let O;process.stdout.on("error",o=>{O??=o}),
process.stderr.on("error",()=>{});const{stdout:T,stderr:i,env:v}=process,A=async()=>{await new Promise(o=>T.write("",o)),
await new Promise(o=>setImmediate(o))},$=v.GITHUB_ACTIONS==="true",I=$?P:o=>o,t=(o,l="text")=>{T.write(I(o,l))};return{get cwd(){
return x()},env:v,platform:(0,d().platformOf)(process.platform),columns:Math.max(40,Math.min(T.columns||80,120)),screen:{
get columns(){return i.columns||80},get rows(){return i.rows||24}},colour:(T.isTTY??!1)&&!v.NO_COLOR&&v.TERM!=="dumb",interactive:(i.
isTTY??!1)&&v.TERM!=="dumb"&&!v.CI,signal:s,print:t,printWhole:async(o,l)=>(t(o,l),await A(),O===void 0),note:o=>{i.write(
I(o,"text"))},...$&&{fold:o=>{i.write(o===void 0?`::endgroup::
`:`::group::${o}
`)}},readInput:o=>(0,m().buffer)((0,h().openInput)(o)),openInput:h().openInput,written:async()=>(await A(),O&&C(O))}}function C(s){
if(s.code!=="EPIPE")return new(g()).GateError("file_unreadable",`Cannot write to standard output (${s.code}).`,"Free spa\
ce where the output is stored, or write the report with --output.",{cause:s})}function x(){try{return process.cwd()}catch(s){
throw new(g()).GateError("usage","The current directory does not exist.","Change to an existing directory and run the co\
mmand again.",{cause:s})}}function P(s,O){switch(O){case"json":case"agent":case"jsonl":case"sarif":case"in-toto":return s.
replaceAll("##[","\\u0023#[");case"html":case"junit":return s.replaceAll("##[","&#35;#[").replace(/^(\s*):(?=:)/gm,"$1&#\
58;");default:return s.replaceAll("##[","## [").replace(/^(\s*):(?=:)/gm,"$1: ")}}}),67430:((S,f,n)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.VERBS=void 0,f.commandsFor=h;function m(){const d=n(63314);return m=function(){return d},d}
const g=f.VERBS={check:{description:"Check the genes that a range of commits changes, and run their allowed commands",load:async()=>(await Promise.
all([n.e(731),n.e(856),n.e(6),n.e(819),n.e(233),n.e(88),n.e(559),n.e(364),n.e(330),n.e(638),n.e(344),n.e(160),n.e(835),n.
e(488),n.e(20),n.e(642),n.e(465),n.e(477),n.e(394),n.e(986),n.e(722),n.e(434),n.e(770),n.e(562),n.e(475),n.e(399),n.e(320)]).
then(n.bind(n,65320))).checkVerb},audit:{description:"Audit asset files or commands without running them",load:async()=>(await Promise.
all([n.e(731),n.e(856),n.e(6),n.e(819),n.e(233),n.e(88),n.e(559),n.e(364),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.
e(20),n.e(642),n.e(465),n.e(722),n.e(411)]).then(n.bind(n,98411))).auditVerb},explain:{description:"Explain a rule, or h\
ow a command is parsed and judged and what it would run",load:async()=>(await Promise.all([n.e(731),n.e(856),n.e(6),n.e(
819),n.e(233),n.e(88),n.e(559),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(20),n.e(722),n.e(647)]).then(n.bind(n,88647))).
explainVerb},fix:{description:"Fix asset files where it is safe; prints a diff",load:async()=>(await Promise.all([n.e(731),
n.e(856),n.e(6),n.e(819),n.e(233),n.e(88),n.e(559),n.e(364),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(20),n.e(642),
n.e(465),n.e(986),n.e(9)]).then(n.bind(n,20171))).fixVerb},init:{description:"Create a policy that past changes pass, an\
d a workflow",load:async()=>(await Promise.all([n.e(731),n.e(856),n.e(6),n.e(819),n.e(233),n.e(88),n.e(559),n.e(364),n.e(
638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(20),n.e(642),n.e(465),n.e(394),n.e(986),n.e(474),n.e(292)]).then(n.bind(n,89292))).
initVerb},doctor:{description:"Show what the policy, the assets, the workflow and this machine lack",load:async()=>(await Promise.
all([n.e(731),n.e(856),n.e(6),n.e(819),n.e(233),n.e(88),n.e(559),n.e(364),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.
e(20),n.e(642),n.e(465),n.e(477),n.e(394),n.e(986),n.e(474),n.e(273)]).then(n.bind(n,3273))).doctorVerb},select:{description:"\
Show which gene or capsule is selected for a set of signals, and why",load:async()=>(await Promise.all([n.e(731),n.e(856),
n.e(819),n.e(638),n.e(835),n.e(642),n.e(581)]).then(n.bind(n,19922))).selectVerb},plan:{description:"Distribute the gene\
s that a range of commits changes over shards",load:async()=>(await Promise.all([n.e(731),n.e(856),n.e(6),n.e(819),n.e(233),
n.e(88),n.e(559),n.e(364),n.e(330),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(20),n.e(642),n.e(465),n.e(477),n.e(394),
n.e(986),n.e(722),n.e(434),n.e(770),n.e(562),n.e(475),n.e(399),n.e(495)]).then(n.bind(n,41495))).planVerb},report:{description:"\
Show a saved report, for example of a workflow run; exits with 0 if it can",load:async()=>(await Promise.all([n.e(731),n.
e(6),n.e(88),n.e(330),n.e(638),n.e(344),n.e(477),n.e(722),n.e(434),n.e(770),n.e(399),n.e(145)]).then(n.bind(n,196))).reportVerb},
merge:{description:"Combine the reports of `check --shard` into one report",load:async()=>(await Promise.all([n.e(731),n.
e(856),n.e(6),n.e(819),n.e(233),n.e(88),n.e(559),n.e(364),n.e(330),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(20),
n.e(642),n.e(465),n.e(477),n.e(394),n.e(986),n.e(722),n.e(434),n.e(770),n.e(562),n.e(475),n.e(399),n.e(495)]).then(n.bind(
n,41495))).mergeVerb},policy:{description:"Validate a policy file and list its differences from the defaults",load:async()=>(await Promise.
all([n.e(731),n.e(856),n.e(6),n.e(819),n.e(233),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(805)]).then(n.bind(n,87805))).
policyVerb},promote:{description:"Decide which external Genes, Capsules and events can be promoted",load:async()=>(await Promise.
all([n.e(731),n.e(856),n.e(6),n.e(819),n.e(233),n.e(88),n.e(559),n.e(364),n.e(530),n.e(638),n.e(344),n.e(160),n.e(835),n.
e(488),n.e(20),n.e(642),n.e(465),n.e(477),n.e(394),n.e(434),n.e(562),n.e(706),n.e(152)]).then(n.bind(n,9956))).promoteVerb},
demo:{description:"Create a sample repository with a pull request, and run the gate on it",load:async()=>(await Promise.
all([n.e(731),n.e(856),n.e(6),n.e(819),n.e(233),n.e(88),n.e(559),n.e(364),n.e(330),n.e(638),n.e(344),n.e(160),n.e(835),n.
e(488),n.e(20),n.e(642),n.e(465),n.e(477),n.e(394),n.e(986),n.e(722),n.e(434),n.e(770),n.e(562),n.e(475),n.e(399),n.e(893)]).
then(n.bind(n,67893))).demoVerb},schema:{description:"Print the JSON Schema of the policy, a report or a promotion",load:async()=>(await Promise.
all([n.e(731),n.e(856),n.e(6),n.e(344),n.e(160),n.e(477),n.e(984)]).then(n.bind(n,67541))).schemaVerb}};async function h([
d="",E=""],C,x){const P=d==="help"?E:d,s=Object.hasOwn(g,P)?g[P]:void 0;return s?[(await s.load())(C,x).description(s.description)]:
Object.entries(g).map(([O,{description:T}])=>new(m()).Command(O).description(T))}}),63314:((S,f,n)=>{n.r(f),n.d(f,{Argument:()=>m.
ef,Command:()=>m.uB,CommanderError:()=>m.b7,InvalidArgumentError:()=>m.Di,Option:()=>m.c$});var m=n(48179)})};
