"use strict";exports.id=955,exports.ids=[955],exports.modules={78955:((j,h,n)=>{function f(){const l=n(97787);return f=function(){return l},
l}function a(){const l=n(34910);return a=function(){return l},l}function m(){const l=n(54244);return m=function(){return l},
l}(0,m().runProcess)(2,async l=>{process.exitCode=await(0,f().mainOfProcess)(process.argv.slice(2),(0,a().processTerminal)(
l))})}),97787:((j,h,n)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.main=v,h.mainOfProcess=i,h.tooOld=I;function f(){
const t=n(63314);return f=function(){return t},t}function a(){const t=n(41895);return a=function(){return t},t}function m(){
const t=n(38863);return m=function(){return t},t}function l(){const t=n(31626);return l=function(){return t},t}function g(){
const t=n(67430);return g=function(){return t},t}const V=new Set(["-V","--version"]);async function v(t,s){if(t.length===
1&&V.has(t[0]??""))return s.print(`${m().TOOL.version}
`),0;let o=2;const y=new(f()).Command(m().TOOL.name).description("CI gate for AI-agent evolution assets: audit commands,\
 check the blast radius, run, report").version(m().TOOL.version).showSuggestionAfterError().addHelpText("after",`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Try it without a repository: ${m().TOOL.name} demo`),T=O=>{o=O};for(const O of await(0,g().commandsFor)(t,s,T))y.addCommand(
O);for(const O of[y,...y.commands])O.exitOverride().showHelpAfterError(`(${m().TOOL.name} ${O===y?"":`${O.name()} `}--he\
lp)`).configureOutput({writeOut:$=>s.print($),writeErr:$=>s.note($),outputError:($,R)=>R((0,l().messageText)($.trimEnd(),
s.columns))});try{return d(t),await y.parseAsync(x(t),{from:"user"}),o}catch(O){return O instanceof f().CommanderError?(s.
note(C(O,y,t)),O.exitCode===0?0:2):(s.note(P(O,s)),2)}}function C({code:t},{commands:s},[o]){const y=s.some(T=>T.name()===
o&&T.options.some(({long:O})=>O==="--base"));return t==="commander.excessArguments"&&y?"hint: Name the commit to compare\
 with as `--base REF`, and the one to judge as `--head REF`.\n":""}function d(t){const s=t.find((o,y)=>/^--(?:repo|output)=?$/.
test(o)&&(o.endsWith("=")||t[y+1]===""));if(s!==void 0)throw new(a()).GateError("usage",`${s.replace("=","")} is empty.`,
"Specify a path; a variable may not be set.")}function x(t){const[s=""]=t[0]==="help"?t.slice(1):t,o=s==="help"||Object.
hasOwn(g().VERBS,s);return s===""||s.startsWith("-")||o?t:[s]}async function i(t,s){const o=I(process.versions.node),y=o?
2:await v(t,s),T=o??await s.written()??E(y,s);return T===void 0?y:(s.note((0,l().failureText)(T,s.columns)),2)}function E(t,{
signal:s}){if(!(t!==0||!s.aborted))return new(a()).GateError("interrupted","The gate was interrupted before it ended.","\
Run it again, because its output may not be complete.")}function P(t,{columns:s}){const o=t instanceof a().GateError?t:(0,a().
systemError)(t);return o!==void 0?(0,l().failureText)(o,s):`error: ${t instanceof Error?t.stack??t.message:String(t)}
hint: This is a bug in ${m().TOOL.name} ${m().TOOL.version}. Report it with the output above.
`}const A=20;function I(t){if(!(Number.parseInt(t,10)>=A))return new(a()).GateError("usage",`Node.js ${t} cannot run the\
 gate.`,"Install Node.js 20.20 or newer, and put it on PATH.")}}),34910:((j,h,n)=>{Object.defineProperty(h,"__esModule",
{value:!0}),h.processTerminal=g,h.withoutRunnerCommands=C;function f(){const d=n(38321);return f=function(){return d},d}
function a(){const d=n(41895);return a=function(){return d},d}function m(){const d=n(73388);return m=function(){return d},
d}function l(){const d=n(26016);return l=function(){return d},d}function g(d){let x;process.stdout.on("error",o=>{x??=o}),
process.stderr.on("error",()=>{});const{stdout:i,stderr:E,env:P}=process,A=async()=>{await new Promise(o=>i.write("",o)),
await new Promise(o=>setImmediate(o))},I=P.GITHUB_ACTIONS==="true",t=I?C:o=>o,s=(o,y="text")=>{i.write(t(o,y))};return{get cwd(){
return v()},env:P,platform:(0,l().platformOf)(process.platform),columns:Math.max(40,Math.min(i.columns||80,120)),noteColumns:()=>E.
columns||80,colour:(i.isTTY??!1)&&!P.NO_COLOR&&P.TERM!=="dumb",interactive:(E.isTTY??!1)&&P.TERM!=="dumb"&&!P.CI,signal:d,
print:s,note:o=>{E.write(t(o,"text"))},...I&&{fold:o=>{E.write(o===void 0?`::endgroup::
`:`::group::${o}
`)}},readInput:o=>(0,f().buffer)((0,m().openInput)(o)),openInput:m().openInput,written:async()=>(await A(),x&&V(x))}}function V(d){
if(d.code!=="EPIPE")return new(a()).GateError("file_unreadable",`Cannot write to standard output (${d.code}).`,"Free spa\
ce where the output is stored, or write the report with --output.",{cause:d})}function v(){try{return process.cwd()}catch(d){
throw new(a()).GateError("usage","The current directory does not exist.","Change to an existing directory and run the co\
mmand again.",{cause:d})}}function C(d,x){switch(x){case"json":case"agent":case"jsonl":case"sarif":case"in-toto":return d.
replaceAll("##[","\\u0023#[");case"html":case"junit":return d.replaceAll("##[","&#35;#[").replace(/^(\s*):(?=:)/gm,"$1&#\
58;");default:return d.replaceAll("##[","## [").replace(/^(\s*):(?=:)/gm,"$1: ")}}}),67430:((j,h,n)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.VERBS=void 0,h.commandsFor=l;function f(){const g=n(63314);return f=function(){return g},g}
function a(){const g=n(38863);return a=function(){return g},g}const m=h.VERBS={check:{description:"Check the genes that \
a range of commits changes, and run their allowed commands",example:"check --base main",load:async()=>(await Promise.all(
[n.e(188),n.e(481),n.e(165),n.e(973),n.e(88),n.e(26),n.e(364),n.e(330),n.e(58),n.e(65),n.e(315),n.e(788),n.e(528),n.e(135),
n.e(879),n.e(142),n.e(706),n.e(394),n.e(752),n.e(51),n.e(640),n.e(434),n.e(770),n.e(485),n.e(475),n.e(358),n.e(320)]).then(
n.bind(n,65320))).checkVerb},audit:{description:"Audit asset files or commands without running them",example:"audit",load:async()=>(await Promise.
all([n.e(188),n.e(481),n.e(165),n.e(973),n.e(88),n.e(26),n.e(364),n.e(58),n.e(65),n.e(315),n.e(788),n.e(528),n.e(135),n.
e(879),n.e(142),n.e(706),n.e(51),n.e(99),n.e(411)]).then(n.bind(n,98411))).auditVerb},explain:{description:"Explain a ru\
le, or how a command is parsed and judged and what it would run",example:"explain 'npm test && node check.js'",load:async()=>(await Promise.
all([n.e(188),n.e(481),n.e(165),n.e(973),n.e(88),n.e(26),n.e(58),n.e(65),n.e(315),n.e(788),n.e(528),n.e(135),n.e(879),n.
e(706),n.e(51),n.e(99),n.e(647)]).then(n.bind(n,88647))).explainVerb},fix:{description:"Fix asset files where it is safe\
; prints a diff",example:"fix --base main --write",load:async()=>(await Promise.all([n.e(188),n.e(481),n.e(165),n.e(973),
n.e(88),n.e(26),n.e(364),n.e(58),n.e(65),n.e(315),n.e(788),n.e(528),n.e(135),n.e(879),n.e(142),n.e(752),n.e(99),n.e(9)]).
then(n.bind(n,20171))).fixVerb},init:{description:"Create a policy that past changes pass, and a workflow",example:"init",
load:async()=>(await Promise.all([n.e(188),n.e(481),n.e(165),n.e(973),n.e(88),n.e(26),n.e(364),n.e(58),n.e(65),n.e(315),
n.e(788),n.e(528),n.e(135),n.e(879),n.e(142),n.e(394),n.e(752),n.e(747),n.e(292)]).then(n.bind(n,89292))).initVerb},doctor:{
description:"Show what the policy, the assets, the workflow and this machine lack",example:"doctor",load:async()=>(await Promise.
all([n.e(188),n.e(481),n.e(165),n.e(973),n.e(88),n.e(26),n.e(364),n.e(58),n.e(65),n.e(315),n.e(788),n.e(528),n.e(135),n.
e(879),n.e(142),n.e(394),n.e(752),n.e(747),n.e(273)]).then(n.bind(n,3273))).doctorVerb},select:{description:"Show which \
gene or capsule is selected for a set of signals, and why",example:"select --signals log_error,timeout",load:async()=>(await Promise.
all([n.e(188),n.e(481),n.e(165),n.e(973),n.e(58),n.e(65),n.e(315),n.e(788),n.e(135),n.e(922)]).then(n.bind(n,19922))).selectVerb},
plan:{description:"Distribute the genes that a range of commits changes over shards",example:"plan --base main --shards \
4",load:async()=>(await Promise.all([n.e(188),n.e(481),n.e(165),n.e(973),n.e(88),n.e(26),n.e(364),n.e(330),n.e(58),n.e(65),
n.e(315),n.e(788),n.e(528),n.e(135),n.e(879),n.e(142),n.e(706),n.e(394),n.e(752),n.e(51),n.e(640),n.e(434),n.e(770),n.e(
485),n.e(475),n.e(358),n.e(495)]).then(n.bind(n,41495))).planVerb},report:{description:"Show a saved report, for example\
 of a workflow run; exits with 0 if it can",example:"report gate-report.json",load:async()=>(await Promise.all([n.e(188),
n.e(165),n.e(88),n.e(330),n.e(58),n.e(315),n.e(706),n.e(51),n.e(640),n.e(434),n.e(770),n.e(546)]).then(n.bind(n,196))).reportVerb},
merge:{description:"Combine the reports of `check --shard` into one report",example:"merge part-*/gate-report.json",load:async()=>(await Promise.
all([n.e(188),n.e(481),n.e(165),n.e(973),n.e(88),n.e(26),n.e(364),n.e(330),n.e(58),n.e(65),n.e(315),n.e(788),n.e(528),n.
e(135),n.e(879),n.e(142),n.e(706),n.e(394),n.e(752),n.e(51),n.e(640),n.e(434),n.e(770),n.e(485),n.e(475),n.e(358),n.e(495)]).
then(n.bind(n,41495))).mergeVerb},policy:{description:"Validate a policy file and list its differences from the defaults",
example:"policy test",load:async()=>(await Promise.all([n.e(188),n.e(481),n.e(165),n.e(973),n.e(58),n.e(65),n.e(315),n.e(
788),n.e(528),n.e(371)]).then(n.bind(n,87805))).policyVerb},promote:{description:"Decide which external Genes, Capsules \
and events can be promoted",example:"promote --assets candidates.jsonl",load:async()=>(await Promise.all([n.e(188),n.e(481),
n.e(165),n.e(973),n.e(88),n.e(26),n.e(364),n.e(530),n.e(58),n.e(65),n.e(315),n.e(788),n.e(528),n.e(135),n.e(879),n.e(142),
n.e(706),n.e(394),n.e(640),n.e(434),n.e(485),n.e(144),n.e(956)]).then(n.bind(n,9956))).promoteVerb},demo:{description:"C\
reate a sample repository with a pull request, and run the gate on it",example:"demo",load:async()=>(await Promise.all([
n.e(188),n.e(481),n.e(165),n.e(973),n.e(88),n.e(26),n.e(364),n.e(330),n.e(58),n.e(65),n.e(315),n.e(788),n.e(528),n.e(135),
n.e(879),n.e(142),n.e(706),n.e(394),n.e(752),n.e(51),n.e(640),n.e(434),n.e(770),n.e(485),n.e(475),n.e(358),n.e(893)]).then(
n.bind(n,67893))).demoVerb},schema:{description:"Print the JSON Schema of the policy, a report or a promotion",example:"\
schema policy",load:async()=>(await Promise.all([n.e(188),n.e(481),n.e(58),n.e(65),n.e(640),n.e(541)]).then(n.bind(n,67541))).
schemaVerb}};async function l([g="",V=""],v,C){const d=g==="help"?V:g,x=Object.hasOwn(m,d)?m[d]:void 0;return x?[(await x.
load())(v,C).description(x.description).addHelpText("after",`
For example:
  ${a().COMMAND} ${x.example}`)]:Object.entries(m).map(([i,{description:E}])=>new(f()).Command(i).description(E))}}),63314:((j,h,n)=>{
n.r(h),n.d(h,{Argument:()=>f.ef,Command:()=>f.uB,CommanderError:()=>f.b7,InvalidArgumentError:()=>f.Di,Option:()=>f.c$});
var f=n(48179)})};
