"use strict";exports.id=955,exports.ids=[955],exports.modules={78955:function($,e,n){function m(){const h=n(97787);return m=function(){
return h},h}function f(){const h=n(34910);return f=function(){return h},h}function y(){const h=n(54244);return y=function(){
return h},h}(0,y().runProcess)(2,async h=>{process.exitCode=await(0,m().mainOfProcess)(process.argv.slice(2),(0,f().processTerminal)(
h))})},97787:function($,e,n){Object.defineProperty(e,"__esModule",{value:!0}),e.main=P,e.mainOfProcess=x,e.tooOld=O;function m(){
const t=n(63314);return m=function(){return t},t}function f(){const t=n(41895);return f=function(){return t},t}function y(){
const t=n(38863);return y=function(){return t},t}function h(){const t=n(31626);return h=function(){return t},t}function c(){
const t=n(67430);return c=function(){return t},t}const T=new Set(["-V","--version"]);async function P(t,s){if(t.length===
1&&T.has(t[0]??""))return s.print(`${y().TOOL.version}
`),0;let a=2;const i=new(m()).Command(s.name).description("CI gate for AI-agent evolution assets: audit commands, check \
the blast radius, run, report").version(y().TOOL.version).showSuggestionAfterError().addHelpText("after",`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Try it without a repository: ${s.name} demo`),d=g=>{a=g};for(const g of await(0,c().commandsFor)(t,s,d))i.addCommand(g);
for(const g of[i,...i.commands])g.exitOverride().showHelpAfterError(`(${s.name} ${g===i?"":`${g.name()} `}--help)`).configureOutput(
{writeOut:S=>s.print(S),writeErr:S=>s.note(S),outputError:(S,j)=>j((0,h().messageText)(S.trimEnd(),s))});try{return E(t),
await i.parseAsync(o(t,i),{from:"user"}),a}catch(g){return g instanceof m().CommanderError?(s.note(l(g,i,t)),g.exitCode===
0?0:2):(s.note(V(g,s)),2)}}function l({code:t},{commands:s},[a]){const i=s.some(d=>d.name()===a&&d.options.some(({long:g})=>g===
"--base"));return t==="commander.excessArguments"&&i?"hint: Name the commit to compare with as `--base REF`, and the one\
 to judge as `--head REF`.\n":""}function E(t){const s=t.find((a,i)=>/^--(?:repo|output)=?$/.test(a)&&(a.endsWith("=")||
t[i+1]===""));if(s!==void 0)throw new(f()).GateError("usage",`${s.replace("=","")} is empty.`,"Specify a path; a variabl\
e may not be set.")}function o(t,{commands:s}){const[a="",i="-"]=t[0]==="help"?t.slice(1):t,[d]=s.find(j=>j.name()===a)?.
registeredArguments??[];if(!(d?.argChoices?.includes(i)??!0)&&!i.startsWith("-"))return[a,i];const S=a==="help"||Object.
hasOwn(c().VERBS,a);return a===""||a.startsWith("-")||S?t:[a]}async function x(t,s){const a=O(process.versions.node),i=a?
2:await P(t,s),d=a??await s.written()??C(i,s);return d===void 0?i:(s.note((0,h().failureText)(d,s)),2)}function C(t,{signal:s}){
if(!(t!==0||!s.aborted))return new(f()).GateError("interrupted","The gate was interrupted before it ended.","Run it agai\
n, because its output may not be complete.")}function V(t,s){const a=t instanceof f().GateError?t:(0,f().systemError)(t);
return a!==void 0?(0,h().failureText)(a,s):`error: ${t instanceof Error?t.stack??t.message:String(t)}
hint: This is a bug in ${y().TOOL.name} ${y().TOOL.version}. Report it with the output above.
`}const v=20;function O(t){if(!(Number.parseInt(t,10)>=v))return new(f()).GateError("usage",`Node.js ${t} cannot run the\
 gate.`,"Install Node.js 20.20 or newer, and put it on PATH.")}},39098:function($,e,n){Object.defineProperty(e,"__esModu\
le",{value:!0}),e.ownName=c;function m(){const l=n(73024);return m=function(){return l},l}function f(){const l=n(76760);
return f=function(){return l},l}function y(){const l=n(38863);return y=function(){return l},l}function h(){const l=n(36773);
return h=function(){return l},l}function c({script:l,cwd:E,path:o}){const x=(0,m().realpathSync)(l),V=o.split(f().delimiter).
filter(O=>!/node_modules[\\/]\.bin$/.test(O)).map(O=>(0,f().resolve)(E,O,y().TOOL.name));if(x===V.flatMap(O=>T(O)??[])[0])
return y().TOOL.name;const v=(0,f().relative)((0,m().realpathSync)(E),x);return`node ${/^[\w./\\:@%+=,-]+$/.test(v)?v:P(
v)}`}function T(l){try{return(0,m().accessSync)(l,m().constants.X_OK),(0,m().statSync)(l).isFile()?(0,m().realpathSync)(
l):void 0}catch{return}}function P(l){return process.platform==="win32"?`"${l}"`:(0,h().singleQuoted)(l)}},34910:function($,e,n){
Object.defineProperty(e,"__esModule",{value:!0}),e.processTerminal=T,e.withoutRunnerCommands=E;function m(){const o=n(38321);
return m=function(){return o},o}function f(){const o=n(41895);return f=function(){return o},o}function y(){const o=n(73388);
return y=function(){return o},o}function h(){const o=n(26016);return h=function(){return o},o}function c(){const o=n(39098);
return c=function(){return o},o}function T(o){let x,C;process.stdout.on("error",d=>{C??=d}),process.stderr.on("error",()=>{});
const{stdout:V,stderr:v,env:O}=process,t=async()=>{await new Promise(d=>V.write("",d)),await new Promise(d=>setImmediate(
d))},s=O.GITHUB_ACTIONS==="true",a=s?E:d=>d,i=(d,g="text")=>{V.write(a(d,g))};return{get cwd(){return l()},get name(){const[
,d=""]=process.argv;return x??=(0,c().ownName)({script:d,cwd:l(),path:O.PATH??""}),x},env:O,platform:(0,h().platformOf)(
process.platform),columns:Math.max(40,Math.min(V.columns||80,120)),noteColumns:()=>v.columns||80,colour:(V.isTTY??!1)&&!O.
NO_COLOR&&O.TERM!=="dumb",interactive:(v.isTTY??!1)&&O.TERM!=="dumb"&&!O.CI,signal:o,print:i,note:d=>{v.write(a(d,"text"))},
...s&&{fold:d=>{v.write(d===void 0?`::endgroup::
`:`::group::${d}
`)}},readInput:d=>(0,m().buffer)((0,y().openInput)(d)),openInput:y().openInput,written:async()=>(await t(),C&&P(C))}}function P(o){
if(o.code!=="EPIPE")return new(f()).GateError("file_unreadable",`Cannot write to standard output (${o.code}).`,"Free spa\
ce where the output is stored, or write the report with --output.",{cause:o})}function l(){try{return process.cwd()}catch(o){
throw new(f()).GateError("usage","The current directory does not exist.","Change to an existing directory and run the co\
mmand again.",{cause:o})}}function E(o,x){switch(x){case"json":case"agent":case"jsonl":case"sarif":return o.replaceAll("\
##[","\\u0023#[");case"html":case"junit":return o.replaceAll("##[","&#35;#[").replace(/^(\s*):(?=:)/gm,"$1&#58;");default:
return o.replaceAll("##[","## [").replace(/^(\s*):(?=:)/gm,"$1: ")}}},67430:function($,e,n){Object.defineProperty(e,"__e\
sModule",{value:!0}),e.VERBS=void 0,e.commandsFor=y;function m(){const c=n(63314);return m=function(){return c},c}const f=e.
VERBS={check:{description:"Check the genes that a range of commits changes, and run their allowed commands",example:"che\
ck --base main",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(605),n.e(364),n.e(330),n.e(633),
n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),n.e(752),n.e(543),n.e(450),n.e(521),n.e(93),n.e(399),n.e(320)]).
then(n.bind(n,65320))).checkVerb},audit:{description:"Audit asset files or commands without running them",example:"audit",
load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(605),n.e(364),n.e(330),n.e(633),n.e(79),n.e(477),
n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),n.e(752),n.e(543),n.e(450),n.e(521),n.e(93),n.e(399),n.e(411)]).then(n.bind(
n,98411))).auditVerb},explain:{description:"Explain a rule, or how a command is parsed and judged and what it would run",
example:"explain 'npm test && node check.js'",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(605),
n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(543),n.e(647)]).then(n.bind(n,88647))).explainVerb},fix:{description:"\
Fix asset files where it is safe; prints a diff",example:"fix --base main --write",load:async()=>(await Promise.all([n.e(
264),n.e(727),n.e(547),n.e(88),n.e(605),n.e(364),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(752),
n.e(171)]).then(n.bind(n,20171))).fixVerb},init:{description:"Create a policy that past changes pass, and a workflow",example:"\
init",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(605),n.e(364),n.e(633),n.e(79),n.e(477),n.
e(948),n.e(226),n.e(827),n.e(253),n.e(935),n.e(752),n.e(147),n.e(288),n.e(292)]).then(n.bind(n,89292))).initVerb},doctor:{
description:"Show what the policy, the assets, the workflow and this machine lack",example:"doctor",load:async()=>(await Promise.
all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(605),n.e(364),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),
n.e(935),n.e(752),n.e(670),n.e(147),n.e(288),n.e(126)]).then(n.bind(n,3273))).doctorVerb},select:{description:"Show whic\
h gene or capsule is selected for a set of signals, and why",example:"select --signals log_error,timeout",load:async()=>(await Promise.
all([n.e(264),n.e(727),n.e(547),n.e(633),n.e(79),n.e(477),n.e(948),n.e(922)]).then(n.bind(n,19922))).selectVerb},plan:{description:"\
Distribute the genes that a range of commits changes over shards",example:"plan --base main --shards 4",load:async()=>(await Promise.
all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(605),n.e(364),n.e(330),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),
n.e(253),n.e(935),n.e(752),n.e(543),n.e(450),n.e(521),n.e(93),n.e(399),n.e(495)]).then(n.bind(n,41495))).planVerb},report:{
description:"Show a saved report, for example of a workflow run; exits with 0 if it can",example:"report gate-report.jso\
n",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(330),n.e(633),n.e(79),n.e(477),n.e(948),n.e(
226),n.e(543),n.e(450),n.e(399),n.e(200)]).then(n.bind(n,196))).reportVerb},merge:{description:"Combine the reports of `\
check --shard` into one report",example:"merge part-*/gate-report.json",load:async()=>(await Promise.all([n.e(264),n.e(727),
n.e(547),n.e(88),n.e(605),n.e(364),n.e(330),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),n.e(752),
n.e(543),n.e(450),n.e(521),n.e(93),n.e(399),n.e(495)]).then(n.bind(n,41495))).mergeVerb},policy:{description:"Validate a\
 policy file and list its differences from the defaults",example:"policy test",load:async()=>(await Promise.all([n.e(264),
n.e(727),n.e(633),n.e(79),n.e(805)]).then(n.bind(n,87805))).policyVerb},promote:{description:"Decide which external Gene\
s, Capsules and events can be promoted",example:"promote --assets candidates.jsonl",load:async()=>(await Promise.all([n.
e(264),n.e(727),n.e(547),n.e(88),n.e(605),n.e(364),n.e(826),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),
n.e(935),n.e(521),n.e(144),n.e(709)]).then(n.bind(n,9956))).promoteVerb},demo:{description:"Create a sample repository w\
ith a pull request, and run the gate on it",example:"demo",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),
n.e(88),n.e(605),n.e(364),n.e(330),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),n.e(752),n.e(543),
n.e(450),n.e(521),n.e(93),n.e(399),n.e(893)]).then(n.bind(n,67893))).demoVerb},schema:{description:"Print the JSON Schem\
a of the policy, a report or a promotion",example:"schema policy",load:async()=>(await Promise.all([n.e(264),n.e(633),n.
e(477),n.e(147),n.e(1)]).then(n.bind(n,67541))).schemaVerb},completion:{description:"Print the completions of this comma\
nd line for a shell",example:"completion bash",load:async()=>(await n.e(216).then(n.bind(n,72216))).completionVerb(h)}};
async function y([c="",T=""],P,l){const E=c==="help"?T:c,o=Object.hasOwn(f,E)?f[E]:void 0;return o?[(await o.load())(P,l).
description(o.description).addHelpText("after",`
For example:
  ${P.name} ${o.example}`)]:Object.entries(f).map(([x,{description:C}])=>new(m()).Command(x).description(C))}async function h(c){
const T=Object.keys(f).map(P=>y([P],c,()=>{}));return(await Promise.all(T)).flat()}},63314:function($,e,n){n.r(e),n.d(e,
{Argument:()=>m.ef,Command:()=>m.uB,CommanderError:()=>m.b7,InvalidArgumentError:()=>m.Di,Option:()=>m.c$});var m=n(48179)}};
