"use strict";exports.id=955,exports.ids=[955],exports.modules={78955:function($,a,n){function f(){const l=n(97787);return f=function(){
return l},l}function h(){const l=n(34910);return h=function(){return l},l}function m(){const l=n(54244);return m=function(){
return l},l}(0,m().runProcess)(2,async l=>{process.exitCode=await(0,f().mainOfProcess)(process.argv.slice(2),(0,h().processTerminal)(
l))})},97787:function($,a,n){Object.defineProperty(a,"__esModule",{value:!0}),a.main=T,a.mainOfProcess=O,a.tooOld=V;function f(){
const t=n(63314);return f=function(){return t},t}function h(){const t=n(41895);return h=function(){return t},t}function m(){
const t=n(38863);return m=function(){return t},t}function l(){const t=n(31626);return l=function(){return t},t}function e(){
const t=n(67430);return e=function(){return t},t}const C=new Set(["-V","--version"]);async function T(t,s){if(t.length===
1&&C.has(t[0]??""))return s.print(`${m().TOOL.version}
`),0;let o=2;const i=new(f()).Command(m().TOOL.name).description("CI gate for AI-agent evolution assets: audit commands,\
 check the blast radius, run, report").version(m().TOOL.version).showSuggestionAfterError().addHelpText("after",`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Try it without a repository: ${m().TOOL.name} demo`),P=y=>{o=y};for(const y of await(0,e().commandsFor)(t,s,P))i.addCommand(
y);for(const y of[i,...i.commands])y.exitOverride().showHelpAfterError(`(${m().TOOL.name} ${y===i?"":`${y.name()} `}--he\
lp)`).configureOutput({writeOut:I=>s.print(I),writeErr:I=>s.note(I),outputError:(I,A)=>A((0,l().messageText)(I.trimEnd(),
s.columns))});try{return d(t),await i.parseAsync(g(t),{from:"user"}),o}catch(y){return y instanceof f().CommanderError?(s.
note(v(y,i,t)),y.exitCode===0?0:2):(s.note(E(y,s)),2)}}function v({code:t},{commands:s},[o]){const i=s.some(P=>P.name()===
o&&P.options.some(({long:y})=>y==="--base"));return t==="commander.excessArguments"&&i?"hint: Name the commit to compare\
 with as `--base REF`, and the one to judge as `--head REF`.\n":""}function d(t){const s=t.find((o,i)=>/^--(?:repo|output)=?$/.
test(o)&&(o.endsWith("=")||t[i+1]===""));if(s!==void 0)throw new(h()).GateError("usage",`${s.replace("=","")} is empty.`,
"Specify a path; a variable may not be set.")}function g(t){const[s=""]=t[0]==="help"?t.slice(1):t,o=s==="help"||Object.
hasOwn(e().VERBS,s);return s===""||s.startsWith("-")||o?t:[s]}async function O(t,s){const o=V(process.versions.node),i=o?
2:await T(t,s),P=o??await s.written()??x(i,s);return P===void 0?i:(s.note((0,l().failureText)(P,s.columns)),2)}function x(t,{
signal:s}){if(!(t!==0||!s.aborted))return new(h()).GateError("interrupted","The gate was interrupted before it ended.","\
Run it again, because its output may not be complete.")}function E(t,{columns:s}){const o=t instanceof h().GateError?t:(0,h().
systemError)(t);return o!==void 0?(0,l().failureText)(o,s):`error: ${t instanceof Error?t.stack??t.message:String(t)}
hint: This is a bug in ${m().TOOL.name} ${m().TOOL.version}. Report it with the output above.
`}const j=20;function V(t){if(!(Number.parseInt(t,10)>=j))return new(h()).GateError("usage",`Node.js ${t} cannot run the\
 gate.`,"Install Node.js 20.20 or newer, and put it on PATH.")}},34910:function($,a,n){Object.defineProperty(a,"__esModu\
le",{value:!0}),a.processTerminal=e,a.withoutRunnerCommands=v;function f(){const d=n(38321);return f=function(){return d},
d}function h(){const d=n(41895);return h=function(){return d},d}function m(){const d=n(73388);return m=function(){return d},
d}function l(){const d=n(26016);return l=function(){return d},d}function e(d){let g;process.stdout.on("error",o=>{g??=o}),
process.stderr.on("error",()=>{});const{stdout:O,stderr:x,env:E}=process,j=async()=>{await new Promise(o=>O.write("",o)),
await new Promise(o=>setImmediate(o))},V=E.GITHUB_ACTIONS==="true",t=V?v:o=>o,s=(o,i="text")=>{O.write(t(o,i))};return{get cwd(){
return T()},env:E,platform:(0,l().platformOf)(process.platform),columns:Math.max(40,Math.min(O.columns||80,120)),noteColumns:()=>x.
columns||80,colour:(O.isTTY??!1)&&!E.NO_COLOR&&E.TERM!=="dumb",interactive:(x.isTTY??!1)&&E.TERM!=="dumb"&&!E.CI,signal:d,
print:s,note:o=>{x.write(t(o,"text"))},...V&&{fold:o=>{x.write(o===void 0?`::endgroup::
`:`::group::${o}
`)}},readInput:o=>(0,f().buffer)((0,m().openInput)(o)),openInput:m().openInput,written:async()=>(await j(),g&&C(g))}}function C(d){
if(d.code!=="EPIPE")return new(h()).GateError("file_unreadable",`Cannot write to standard output (${d.code}).`,"Free spa\
ce where the output is stored, or write the report with --output.",{cause:d})}function T(){try{return process.cwd()}catch(d){
throw new(h()).GateError("usage","The current directory does not exist.","Change to an existing directory and run the co\
mmand again.",{cause:d})}}function v(d,g){switch(g){case"json":case"agent":case"jsonl":case"sarif":return d.replaceAll("\
##[","\\u0023#[");case"html":case"junit":return d.replaceAll("##[","&#35;#[").replace(/^(\s*):(?=:)/gm,"$1&#58;");default:
return d.replaceAll("##[","## [").replace(/^(\s*):(?=:)/gm,"$1: ")}}},67430:function($,a,n){Object.defineProperty(a,"__e\
sModule",{value:!0}),a.VERBS=void 0,a.commandsFor=l;function f(){const e=n(63314);return f=function(){return e},e}function h(){
const e=n(38863);return h=function(){return e},e}const m=a.VERBS={check:{description:"Check the genes that a range of co\
mmits changes, and run their allowed commands",example:"check --base main",load:async()=>(await Promise.all([n.e(264),n.
e(535),n.e(547),n.e(88),n.e(809),n.e(364),n.e(330),n.e(203),n.e(830),n.e(488),n.e(135),n.e(728),n.e(465),n.e(863),n.e(51),
n.e(752),n.e(640),n.e(229),n.e(770),n.e(485),n.e(475),n.e(358),n.e(320)]).then(n.bind(n,65320))).checkVerb},audit:{description:"\
Audit asset files or commands without running them",example:"audit",load:async()=>(await Promise.all([n.e(264),n.e(535),
n.e(547),n.e(88),n.e(809),n.e(364),n.e(203),n.e(830),n.e(488),n.e(135),n.e(728),n.e(465),n.e(51),n.e(99),n.e(411)]).then(
n.bind(n,98411))).auditVerb},explain:{description:"Explain a rule, or how a command is parsed and judged and what it wou\
ld run",example:"explain 'npm test && node check.js'",load:async()=>(await Promise.all([n.e(264),n.e(535),n.e(547),n.e(88),
n.e(809),n.e(203),n.e(830),n.e(488),n.e(135),n.e(728),n.e(51),n.e(229),n.e(99),n.e(647)]).then(n.bind(n,88647))).explainVerb},
fix:{description:"Fix asset files where it is safe; prints a diff",example:"fix --base main --write",load:async()=>(await Promise.
all([n.e(264),n.e(535),n.e(547),n.e(88),n.e(809),n.e(364),n.e(203),n.e(830),n.e(488),n.e(135),n.e(728),n.e(465),n.e(752),
n.e(99),n.e(952)]).then(n.bind(n,20171))).fixVerb},init:{description:"Create a policy that past changes pass, and a work\
flow",example:"init",load:async()=>(await Promise.all([n.e(264),n.e(535),n.e(547),n.e(88),n.e(809),n.e(364),n.e(203),n.e(
830),n.e(488),n.e(135),n.e(728),n.e(465),n.e(863),n.e(752),n.e(430),n.e(292)]).then(n.bind(n,89292))).initVerb},doctor:{
description:"Show what the policy, the assets, the workflow and this machine lack",example:"doctor",load:async()=>(await Promise.
all([n.e(264),n.e(535),n.e(547),n.e(88),n.e(809),n.e(364),n.e(203),n.e(830),n.e(488),n.e(135),n.e(728),n.e(465),n.e(863),
n.e(752),n.e(670),n.e(430),n.e(126)]).then(n.bind(n,3273))).doctorVerb},select:{description:"Show which gene or capsule \
is selected for a set of signals, and why",example:"select --signals log_error,timeout",load:async()=>(await Promise.all(
[n.e(264),n.e(535),n.e(547),n.e(203),n.e(830),n.e(135),n.e(347)]).then(n.bind(n,19922))).selectVerb},plan:{description:"\
Distribute the genes that a range of commits changes over shards",example:"plan --base main --shards 4",load:async()=>(await Promise.
all([n.e(264),n.e(535),n.e(547),n.e(88),n.e(809),n.e(364),n.e(330),n.e(203),n.e(830),n.e(488),n.e(135),n.e(728),n.e(465),
n.e(863),n.e(51),n.e(752),n.e(640),n.e(229),n.e(770),n.e(485),n.e(475),n.e(358),n.e(495)]).then(n.bind(n,41495))).planVerb},
report:{description:"Show a saved report, for example of a workflow run; exits with 0 if it can",example:"report gate-re\
port.json",load:async()=>(await Promise.all([n.e(264),n.e(535),n.e(88),n.e(330),n.e(203),n.e(830),n.e(51),n.e(640),n.e(229),
n.e(770),n.e(457)]).then(n.bind(n,196))).reportVerb},merge:{description:"Combine the reports of `check --shard` into one\
 report",example:"merge part-*/gate-report.json",load:async()=>(await Promise.all([n.e(264),n.e(535),n.e(547),n.e(88),n.
e(809),n.e(364),n.e(330),n.e(203),n.e(830),n.e(488),n.e(135),n.e(728),n.e(465),n.e(863),n.e(51),n.e(752),n.e(640),n.e(229),
n.e(770),n.e(485),n.e(475),n.e(358),n.e(495)]).then(n.bind(n,41495))).mergeVerb},policy:{description:"Validate a policy \
file and list its differences from the defaults",example:"policy test",load:async()=>(await Promise.all([n.e(264),n.e(535),
n.e(809),n.e(203),n.e(830),n.e(488),n.e(805)]).then(n.bind(n,87805))).policyVerb},promote:{description:"Decide which ext\
ernal Genes, Capsules and events can be promoted",example:"promote --assets candidates.jsonl",load:async()=>(await Promise.
all([n.e(264),n.e(535),n.e(547),n.e(88),n.e(809),n.e(364),n.e(826),n.e(203),n.e(830),n.e(488),n.e(135),n.e(728),n.e(465),
n.e(863),n.e(640),n.e(485),n.e(144),n.e(697)]).then(n.bind(n,9956))).promoteVerb},demo:{description:"Create a sample rep\
ository with a pull request, and run the gate on it",example:"demo",load:async()=>(await Promise.all([n.e(264),n.e(535),
n.e(547),n.e(88),n.e(809),n.e(364),n.e(330),n.e(203),n.e(830),n.e(488),n.e(135),n.e(728),n.e(465),n.e(863),n.e(51),n.e(752),
n.e(640),n.e(229),n.e(770),n.e(485),n.e(475),n.e(358),n.e(893)]).then(n.bind(n,67893))).demoVerb},schema:{description:"P\
rint the JSON Schema of the policy, a report or a promotion",example:"schema policy",load:async()=>(await Promise.all([n.
e(264),n.e(203),n.e(640),n.e(541)]).then(n.bind(n,67541))).schemaVerb}};async function l([e="",C=""],T,v){const d=e==="h\
elp"?C:e,g=Object.hasOwn(m,d)?m[d]:void 0;return g?[(await g.load())(T,v).description(g.description).addHelpText("after",
`
For example:
  ${h().COMMAND} ${g.example}`)]:Object.entries(m).map(([O,{description:x}])=>new(f()).Command(O).description(x))}},63314:function($,a,n){
n.r(a),n.d(a,{Argument:()=>f.ef,Command:()=>f.uB,CommanderError:()=>f.b7,InvalidArgumentError:()=>f.Di,Option:()=>f.c$});
var f=n(48179)}};
