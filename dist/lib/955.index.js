"use strict";exports.id=955,exports.ids=[955],exports.modules={78955:function(I,h,n){function a(){const m=n(97787);return a=function(){
return m},m}function i(){const m=n(34910);return i=function(){return m},m}function f(){const m=n(54244);return f=function(){
return m},m}(0,f().runProcess)(2,async m=>{process.exitCode=await(0,a().mainOfProcess)(process.argv.slice(2),(0,i().processTerminal)(
m))})},97787:function(I,h,n){Object.defineProperty(h,"__esModule",{value:!0}),h.main=C,h.mainOfProcess=O,h.tooOld=A;function a(){
const t=n(63314);return a=function(){return t},t}function i(){const t=n(41895);return i=function(){return t},t}function f(){
const t=n(38863);return f=function(){return t},t}function m(){const t=n(31626);return m=function(){return t},t}function e(){
const t=n(67430);return e=function(){return t},t}const V=new Set(["-V","--version"]);async function C(t,d){if(t.length===
1&&V.has(t[0]??""))return d.print(`${f().TOOL.version}
`),0;let o=2;const l=new(a()).Command(f().TOOL.name).description("CI gate for AI-agent evolution assets: audit commands,\
 check the blast radius, run, report").version(f().TOOL.version).showSuggestionAfterError().addHelpText("after",`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Try it without a repository: ${f().TOOL.name} demo`),x=g=>{o=g};for(const g of await(0,e().commandsFor)(t,d,x))l.addCommand(
g);for(const g of[l,...l.commands])g.exitOverride().showHelpAfterError(`(${f().TOOL.name} ${g===l?"":`${g.name()} `}--he\
lp)`).configureOutput({writeOut:T=>d.print(T),writeErr:T=>d.note(T),outputError:(T,j)=>j((0,m().messageText)(T.trimEnd(),
d.columns))});try{return s(t),await l.parseAsync(y(t,l),{from:"user"}),o}catch(g){return g instanceof a().CommanderError?
(d.note(v(g,l,t)),g.exitCode===0?0:2):(d.note(P(g,d)),2)}}function v({code:t},{commands:d},[o]){const l=d.some(x=>x.name()===
o&&x.options.some(({long:g})=>g==="--base"));return t==="commander.excessArguments"&&l?"hint: Name the commit to compare\
 with as `--base REF`, and the one to judge as `--head REF`.\n":""}function s(t){const d=t.find((o,l)=>/^--(?:repo|output)=?$/.
test(o)&&(o.endsWith("=")||t[l+1]===""));if(d!==void 0)throw new(i()).GateError("usage",`${d.replace("=","")} is empty.`,
"Specify a path; a variable may not be set.")}function y(t,{commands:d}){const[o="",l="-"]=t[0]==="help"?t.slice(1):t,[x]=d.
find(j=>j.name()===o)?.registeredArguments??[];if(!(x?.argChoices?.includes(l)??!0)&&!l.startsWith("-"))return[o,l];const T=o===
"help"||Object.hasOwn(e().VERBS,o);return o===""||o.startsWith("-")||T?t:[o]}async function O(t,d){const o=A(process.versions.
node),l=o?2:await C(t,d),x=o??await d.written()??E(l,d);return x===void 0?l:(d.note((0,m().failureText)(x,d.columns)),2)}
function E(t,{signal:d}){if(!(t!==0||!d.aborted))return new(i()).GateError("interrupted","The gate was interrupted befor\
e it ended.","Run it again, because its output may not be complete.")}function P(t,{columns:d}){const o=t instanceof i().
GateError?t:(0,i().systemError)(t);return o!==void 0?(0,m().failureText)(o,d):`error: ${t instanceof Error?t.stack??t.message:
String(t)}
hint: This is a bug in ${f().TOOL.name} ${f().TOOL.version}. Report it with the output above.
`}const $=20;function A(t){if(!(Number.parseInt(t,10)>=$))return new(i()).GateError("usage",`Node.js ${t} cannot run the\
 gate.`,"Install Node.js 20.20 or newer, and put it on PATH.")}},34910:function(I,h,n){Object.defineProperty(h,"__esModu\
le",{value:!0}),h.processTerminal=e,h.withoutRunnerCommands=v;function a(){const s=n(38321);return a=function(){return s},
s}function i(){const s=n(41895);return i=function(){return s},s}function f(){const s=n(73388);return f=function(){return s},
s}function m(){const s=n(26016);return m=function(){return s},s}function e(s){let y;process.stdout.on("error",o=>{y??=o}),
process.stderr.on("error",()=>{});const{stdout:O,stderr:E,env:P}=process,$=async()=>{await new Promise(o=>O.write("",o)),
await new Promise(o=>setImmediate(o))},A=P.GITHUB_ACTIONS==="true",t=A?v:o=>o,d=(o,l="text")=>{O.write(t(o,l))};return{get cwd(){
return C()},env:P,platform:(0,m().platformOf)(process.platform),columns:Math.max(40,Math.min(O.columns||80,120)),noteColumns:()=>E.
columns||80,colour:(O.isTTY??!1)&&!P.NO_COLOR&&P.TERM!=="dumb",interactive:(E.isTTY??!1)&&P.TERM!=="dumb"&&!P.CI,signal:s,
print:d,note:o=>{E.write(t(o,"text"))},...A&&{fold:o=>{E.write(o===void 0?`::endgroup::
`:`::group::${o}
`)}},readInput:o=>(0,a().buffer)((0,f().openInput)(o)),openInput:f().openInput,written:async()=>(await $(),y&&V(y))}}function V(s){
if(s.code!=="EPIPE")return new(i()).GateError("file_unreadable",`Cannot write to standard output (${s.code}).`,"Free spa\
ce where the output is stored, or write the report with --output.",{cause:s})}function C(){try{return process.cwd()}catch(s){
throw new(i()).GateError("usage","The current directory does not exist.","Change to an existing directory and run the co\
mmand again.",{cause:s})}}function v(s,y){switch(y){case"json":case"agent":case"jsonl":case"sarif":return s.replaceAll("\
##[","\\u0023#[");case"html":case"junit":return s.replaceAll("##[","&#35;#[").replace(/^(\s*):(?=:)/gm,"$1&#58;");default:
return s.replaceAll("##[","## [").replace(/^(\s*):(?=:)/gm,"$1: ")}}},67430:function(I,h,n){Object.defineProperty(h,"__e\
sModule",{value:!0}),h.VERBS=void 0,h.commandsFor=m;function a(){const e=n(63314);return a=function(){return e},e}function i(){
const e=n(38863);return i=function(){return e},e}const f=h.VERBS={check:{description:"Check the genes that a range of co\
mmits changes, and run their allowed commands",example:"check --base main",load:async()=>(await Promise.all([n.e(264),n.
e(727),n.e(547),n.e(88),n.e(605),n.e(364),n.e(330),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),
n.e(752),n.e(543),n.e(450),n.e(521),n.e(93),n.e(399),n.e(320)]).then(n.bind(n,65320))).checkVerb},audit:{description:"Au\
dit asset files or commands without running them",example:"audit",load:async()=>(await Promise.all([n.e(264),n.e(727),n.
e(547),n.e(88),n.e(605),n.e(364),n.e(330),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),n.e(752),
n.e(543),n.e(450),n.e(521),n.e(93),n.e(399),n.e(411)]).then(n.bind(n,98411))).auditVerb},explain:{description:"Explain a\
 rule, or how a command is parsed and judged and what it would run",example:"explain 'npm test && node check.js'",load:async()=>(await Promise.
all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(605),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(543),n.e(647)]).
then(n.bind(n,88647))).explainVerb},fix:{description:"Fix asset files where it is safe; prints a diff",example:"fix --ba\
se main --write",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(605),n.e(364),n.e(633),n.e(79),
n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(752),n.e(171)]).then(n.bind(n,20171))).fixVerb},init:{description:"Crea\
te a policy that past changes pass, and a workflow",example:"init",load:async()=>(await Promise.all([n.e(264),n.e(727),n.
e(547),n.e(88),n.e(605),n.e(364),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),n.e(752),n.e(147),
n.e(288),n.e(292)]).then(n.bind(n,89292))).initVerb},doctor:{description:"Show what the policy, the assets, the workflow\
 and this machine lack",example:"doctor",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(605),n.
e(364),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),n.e(752),n.e(670),n.e(147),n.e(288),n.e(126)]).
then(n.bind(n,3273))).doctorVerb},select:{description:"Show which gene or capsule is selected for a set of signals, and \
why",example:"select --signals log_error,timeout",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),n.e(633),
n.e(79),n.e(477),n.e(948),n.e(922)]).then(n.bind(n,19922))).selectVerb},plan:{description:"Distribute the genes that a r\
ange of commits changes over shards",example:"plan --base main --shards 4",load:async()=>(await Promise.all([n.e(264),n.
e(727),n.e(547),n.e(88),n.e(605),n.e(364),n.e(330),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),
n.e(752),n.e(543),n.e(450),n.e(521),n.e(93),n.e(399),n.e(495)]).then(n.bind(n,41495))).planVerb},report:{description:"Sh\
ow a saved report, for example of a workflow run; exits with 0 if it can",example:"report gate-report.json",load:async()=>(await Promise.
all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(330),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(543),n.e(450),n.e(399),
n.e(200)]).then(n.bind(n,196))).reportVerb},merge:{description:"Combine the reports of `check --shard` into one report",
example:"merge part-*/gate-report.json",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(605),n.
e(364),n.e(330),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),n.e(752),n.e(543),n.e(450),n.e(521),
n.e(93),n.e(399),n.e(495)]).then(n.bind(n,41495))).mergeVerb},policy:{description:"Validate a policy file and list its d\
ifferences from the defaults",example:"policy test",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(633),n.e(79),
n.e(805)]).then(n.bind(n,87805))).policyVerb},promote:{description:"Decide which external Genes, Capsules and events can\
 be promoted",example:"promote --assets candidates.jsonl",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),n.
e(88),n.e(605),n.e(364),n.e(826),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),n.e(521),n.e(144),
n.e(709)]).then(n.bind(n,9956))).promoteVerb},demo:{description:"Create a sample repository with a pull request, and run\
 the gate on it",example:"demo",load:async()=>(await Promise.all([n.e(264),n.e(727),n.e(547),n.e(88),n.e(605),n.e(364),n.
e(330),n.e(633),n.e(79),n.e(477),n.e(948),n.e(226),n.e(827),n.e(253),n.e(935),n.e(752),n.e(543),n.e(450),n.e(521),n.e(93),
n.e(399),n.e(893)]).then(n.bind(n,67893))).demoVerb},schema:{description:"Print the JSON Schema of the policy, a report \
or a promotion",example:"schema policy",load:async()=>(await Promise.all([n.e(264),n.e(633),n.e(477),n.e(147),n.e(1)]).then(
n.bind(n,67541))).schemaVerb}};async function m([e="",V=""],C,v){const s=e==="help"?V:e,y=Object.hasOwn(f,s)?f[s]:void 0;
return y?[(await y.load())(C,v).description(y.description).addHelpText("after",`
For example:
  ${i().COMMAND} ${y.example}`)]:Object.entries(f).map(([O,{description:E}])=>new(a()).Command(O).description(E))}},63314:function(I,h,n){
n.r(h),n.d(h,{Argument:()=>a.ef,Command:()=>a.uB,CommanderError:()=>a.b7,InvalidArgumentError:()=>a.Di,Option:()=>a.c$});
var a=n(48179)}};
