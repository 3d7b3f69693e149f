"use strict";exports.id=955,exports.ids=[955],exports.modules={78955:((j,f,n)=>{function m(){const d=n(97787);return m=function(){return d},
d}function i(){const d=n(34910);return i=function(){return d},d}function h(){const d=n(54244);return h=function(){return d},
d}(0,h().runProcess)(2,async d=>{process.exitCode=await(0,m().mainOfProcess)(process.argv.slice(2),(0,i().processTerminal)(
d))})}),97787:((j,f,n)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.main=v,f.mainOfProcess=E,f.tooOld=I;function m(){
const t=n(63314);return m=function(){return t},t}function i(){const t=n(16346);return i=function(){return t},t}function h(){
const t=n(41895);return h=function(){return t},t}function d(){const t=n(38863);return d=function(){return t},t}function a(){
const t=n(31626);return a=function(){return t},t}function T(){const t=n(67430);return T=function(){return t},t}const V=new Set(
["-V","--version"]);async function v(t,o){if(t.length===1&&V.has(t[0]??""))return o.print(`${d().TOOL.version}
`),0;let l=2;const g=new(m()).Command(d().TOOL.name).description("CI gate for AI-agent evolution assets: audit commands,\
 check the blast radius, run, report").version(d().TOOL.version).showSuggestionAfterError().addHelpText("after",`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Try it without a repository: ${d().TOOL.name} demo`),C=y=>{l=y};for(const y of await(0,T().commandsFor)(t,o,C))g.addCommand(
y);for(const y of[g,...g.commands])y.exitOverride().showHelpAfterError(`(${d().TOOL.name} ${y===g?"":`${y.name()} `}--he\
lp)`).configureOutput({writeOut:$=>o.print($),writeErr:$=>o.note($),outputError:($,S)=>S((0,a().messageText)($.trimEnd(),
o.columns))});try{return O(t),await g.parseAsync(x(t),{from:"user"}),l}catch(y){return y instanceof m().CommanderError?(o.
note(s(y,g,t)),y.exitCode===0?0:2):(o.note(A(y,o)),2)}}function s({code:t},{commands:o},[l]){const g=o.some(C=>C.name()===
l&&C.options.some(({long:y})=>y==="--base"));return t==="commander.excessArguments"&&g?"hint: Name the commit to compare\
 with as `--base REF`, and the one to judge as `--head REF`.\n":""}function O(t){const o=t.find((l,g)=>/^--(?:repo|output)=?$/.
test(l)&&(l.endsWith("=")||t[g+1]===""));if(o!==void 0)throw new(h()).GateError("usage",`${o.replace("=","")} is empty.`,
"Specify a path; a variable may not be set.")}function x(t){const[o=""]=t[0]==="help"?t.slice(1):t,l=o==="help"||Object.
hasOwn(T().VERBS,o);return o===""||o.startsWith("-")||l?t:[o]}async function E(t,o){const l=I(process.versions.node),g=l?
2:await v(t,o),C=l??await o.written()??P(g,o);return C===void 0?g:(o.note((0,a().failureText)(C,o.columns)),2)}function P(t,{
signal:o}){if(!(t!==0||!o.aborted))return new(h()).GateError("interrupted","The gate was interrupted before it ended.","\
Run it again, because its output may not be complete.")}function A(t,{columns:o}){const l=t instanceof h().GateError?t:(0,i().
systemError)(t);return l!==void 0?(0,a().failureText)(l,o):`error: ${t instanceof Error?t.stack??t.message:String(t)}
hint: This is a bug in ${d().TOOL.name} ${d().TOOL.version}. Report it with the output above.
`}const R=20;function I(t){if(!(Number.parseInt(t,10)>=R))return new(h()).GateError("usage",`Node.js ${t} cannot run the\
 gate.`,"Install Node.js 20.20 or newer, and put it on PATH.")}}),34910:((j,f,n)=>{Object.defineProperty(f,"__esModule",
{value:!0}),f.processTerminal=a,f.withoutRunnerCommands=v;function m(){const s=n(38321);return m=function(){return s},s}
function i(){const s=n(41895);return i=function(){return s},s}function h(){const s=n(73388);return h=function(){return s},
s}function d(){const s=n(26016);return d=function(){return s},s}function a(s){let O;process.stdout.on("error",o=>{O??=o}),
process.stderr.on("error",()=>{});const{stdout:x,stderr:E,env:P}=process,A=async()=>{await new Promise(o=>x.write("",o)),
await new Promise(o=>setImmediate(o))},R=P.GITHUB_ACTIONS==="true",I=R?v:o=>o,t=(o,l="text")=>{x.write(I(o,l))};return{get cwd(){
return V()},env:P,platform:(0,d().platformOf)(process.platform),columns:Math.max(40,Math.min(x.columns||80,120)),screen:{
get columns(){return E.columns||80},get rows(){return E.rows||24}},colour:(x.isTTY??!1)&&!P.NO_COLOR&&P.TERM!=="dumb",interactive:(E.
isTTY??!1)&&P.TERM!=="dumb"&&!P.CI,signal:s,print:t,printWhole:async(o,l)=>(t(o,l),await A(),O===void 0),note:o=>{E.write(
I(o,"text"))},...R&&{fold:o=>{E.write(o===void 0?`::endgroup::
`:`::group::${o}
`)}},readInput:o=>(0,m().buffer)((0,h().openInput)(o)),openInput:h().openInput,written:async()=>(await A(),O&&T(O))}}function T(s){
if(s.code!=="EPIPE")return new(i()).GateError("file_unreadable",`Cannot write to standard output (${s.code}).`,"Free spa\
ce where the output is stored, or write the report with --output.",{cause:s})}function V(){try{return process.cwd()}catch(s){
throw new(i()).GateError("usage","The current directory does not exist.","Change to an existing directory and run the co\
mmand again.",{cause:s})}}function v(s,O){switch(O){case"json":case"agent":case"jsonl":case"sarif":case"in-toto":return s.
replaceAll("##[","\\u0023#[");case"html":case"junit":return s.replaceAll("##[","&#35;#[").replace(/^(\s*):(?=:)/gm,"$1&#\
58;");default:return s.replaceAll("##[","## [").replace(/^(\s*):(?=:)/gm,"$1: ")}}}),67430:((j,f,n)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.VERBS=void 0,f.commandsFor=d;function m(){const a=n(63314);return m=function(){return a},a}
function i(){const a=n(38863);return i=function(){return a},a}const h=f.VERBS={check:{description:"Check the genes that \
a range of commits changes, and run their allowed commands",example:"check --base main",load:async()=>(await Promise.all(
[n.e(332),n.e(481),n.e(1),n.e(88),n.e(26),n.e(364),n.e(330),n.e(601),n.e(118),n.e(160),n.e(744),n.e(528),n.e(875),n.e(219),
n.e(642),n.e(465),n.e(477),n.e(494),n.e(752),n.e(462),n.e(434),n.e(547),n.e(770),n.e(562),n.e(475),n.e(399),n.e(320)]).then(
n.bind(n,65320))).checkVerb},audit:{description:"Audit asset files or commands without running them",example:"audit",load:async()=>(await Promise.
all([n.e(332),n.e(481),n.e(1),n.e(88),n.e(26),n.e(364),n.e(601),n.e(118),n.e(160),n.e(744),n.e(528),n.e(875),n.e(219),n.
e(642),n.e(465),n.e(462),n.e(979),n.e(411)]).then(n.bind(n,98411))).auditVerb},explain:{description:"Explain a rule, or \
how a command is parsed and judged and what it would run",example:"explain 'npm test && node check.js'",load:async()=>(await Promise.
all([n.e(332),n.e(481),n.e(1),n.e(88),n.e(26),n.e(601),n.e(118),n.e(160),n.e(744),n.e(528),n.e(875),n.e(219),n.e(462),n.
e(547),n.e(979),n.e(647)]).then(n.bind(n,88647))).explainVerb},fix:{description:"Fix asset files where it is safe; print\
s a diff",example:"fix --base main --write",load:async()=>(await Promise.all([n.e(332),n.e(481),n.e(1),n.e(88),n.e(26),n.
e(364),n.e(601),n.e(118),n.e(160),n.e(744),n.e(528),n.e(875),n.e(219),n.e(642),n.e(465),n.e(752),n.e(9)]).then(n.bind(n,
20171))).fixVerb},init:{description:"Create a policy that past changes pass, and a workflow",example:"init",load:async()=>(await Promise.
all([n.e(332),n.e(481),n.e(1),n.e(88),n.e(26),n.e(364),n.e(601),n.e(118),n.e(160),n.e(744),n.e(528),n.e(875),n.e(219),n.
e(642),n.e(465),n.e(494),n.e(752),n.e(920),n.e(292)]).then(n.bind(n,89292))).initVerb},doctor:{description:"Show what th\
e policy, the assets, the workflow and this machine lack",example:"doctor",load:async()=>(await Promise.all([n.e(332),n.
e(481),n.e(1),n.e(88),n.e(26),n.e(364),n.e(601),n.e(118),n.e(160),n.e(744),n.e(528),n.e(875),n.e(219),n.e(642),n.e(465),
n.e(477),n.e(494),n.e(752),n.e(920),n.e(273)]).then(n.bind(n,3273))).doctorVerb},select:{description:"Show which gene or\
 capsule is selected for a set of signals, and why",example:"select --signals log_error,timeout",load:async()=>(await Promise.
all([n.e(332),n.e(481),n.e(1),n.e(601),n.e(118),n.e(160),n.e(744),n.e(875),n.e(642),n.e(922)]).then(n.bind(n,19922))).selectVerb},
plan:{description:"Distribute the genes that a range of commits changes over shards",example:"plan --base main --shards \
4",load:async()=>(await Promise.all([n.e(332),n.e(481),n.e(1),n.e(88),n.e(26),n.e(364),n.e(330),n.e(601),n.e(118),n.e(160),
n.e(744),n.e(528),n.e(875),n.e(219),n.e(642),n.e(465),n.e(477),n.e(494),n.e(752),n.e(462),n.e(434),n.e(547),n.e(770),n.e(
562),n.e(475),n.e(399),n.e(495)]).then(n.bind(n,41495))).planVerb},report:{description:"Show a saved report, for example\
 of a workflow run; exits with 0 if it can",example:"report gate-report.json",load:async()=>(await Promise.all([n.e(332),
n.e(88),n.e(330),n.e(601),n.e(118),n.e(477),n.e(462),n.e(434),n.e(547),n.e(770),n.e(399),n.e(545)]).then(n.bind(n,196))).
reportVerb},merge:{description:"Combine the reports of `check --shard` into one report",example:"merge part-*/gate-repor\
t.json",load:async()=>(await Promise.all([n.e(332),n.e(481),n.e(1),n.e(88),n.e(26),n.e(364),n.e(330),n.e(601),n.e(118),n.
e(160),n.e(744),n.e(528),n.e(875),n.e(219),n.e(642),n.e(465),n.e(477),n.e(494),n.e(752),n.e(462),n.e(434),n.e(547),n.e(770),
n.e(562),n.e(475),n.e(399),n.e(495)]).then(n.bind(n,41495))).mergeVerb},policy:{description:"Validate a policy file and \
list its differences from the defaults",example:"policy test",load:async()=>(await Promise.all([n.e(332),n.e(481),n.e(1),
n.e(601),n.e(118),n.e(160),n.e(744),n.e(528),n.e(371)]).then(n.bind(n,87805))).policyVerb},promote:{description:"Decide \
which external Genes, Capsules and events can be promoted",example:"promote --assets candidates.jsonl",load:async()=>(await Promise.
all([n.e(332),n.e(481),n.e(1),n.e(88),n.e(26),n.e(364),n.e(530),n.e(601),n.e(118),n.e(160),n.e(744),n.e(528),n.e(875),n.
e(219),n.e(642),n.e(465),n.e(477),n.e(494),n.e(434),n.e(562),n.e(706),n.e(640)]).then(n.bind(n,9956))).promoteVerb},demo:{
description:"Create a sample repository with a pull request, and run the gate on it",example:"demo",load:async()=>(await Promise.
all([n.e(332),n.e(481),n.e(1),n.e(88),n.e(26),n.e(364),n.e(330),n.e(601),n.e(118),n.e(160),n.e(744),n.e(528),n.e(875),n.
e(219),n.e(642),n.e(465),n.e(477),n.e(494),n.e(752),n.e(462),n.e(434),n.e(547),n.e(770),n.e(562),n.e(475),n.e(399),n.e(893)]).
then(n.bind(n,67893))).demoVerb},schema:{description:"Print the JSON Schema of the policy, a report or a promotion",example:"\
schema policy",load:async()=>(await Promise.all([n.e(332),n.e(481),n.e(601),n.e(160),n.e(477),n.e(541)]).then(n.bind(n,67541))).
schemaVerb}};async function d([a="",T=""],V,v){const s=a==="help"?T:a,O=Object.hasOwn(h,s)?h[s]:void 0;return O?[(await O.
load())(V,v).description(O.description).addHelpText("after",`
For example:
  ${i().COMMAND} ${O.example}`)]:Object.entries(h).map(([x,{description:E}])=>new(m()).Command(x).description(E))}}),63314:((j,f,n)=>{
n.r(f),n.d(f,{Argument:()=>m.ef,Command:()=>m.uB,CommanderError:()=>m.b7,InvalidArgumentError:()=>m.Di,Option:()=>m.c$});
var m=n(48179)})};
