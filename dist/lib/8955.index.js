"use strict";exports.id=8955,exports.ids=[8955],exports.modules={78955:function($,a,n){function f(){const l=n(97787);return f=function(){
return l},l}function h(){const l=n(34910);return h=function(){return l},l}function m(){const l=n(54244);return m=function(){
return l},l}(0,m().runProcess)(2,async l=>{process.exitCode=await(0,f().mainOfProcess)(process.argv.slice(2),(0,h().processTerminal)(
l))})},97787:function($,a,n){Object.defineProperty(a,"__esModule",{value:!0}),a.main=v,a.mainOfProcess=x,a.tooOld=V;function f(){
const t=n(63314);return f=function(){return t},t}function h(){const t=n(41895);return h=function(){return t},t}function m(){
const t=n(38863);return m=function(){return t},t}function l(){const t=n(31626);return l=function(){return t},t}function y(){
const t=n(67430);return y=function(){return t},t}const C=new Set(["-V","--version"]);async function v(t,s){if(t.length===
1&&C.has(t[0]??""))return s.print(`${m().TOOL.version}
`),0;let o=2;const i=new(f()).Command(m().TOOL.name).description("CI gate for AI-agent evolution assets: audit commands,\
 check the blast radius, run, report").version(m().TOOL.version).showSuggestionAfterError().addHelpText("after",`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Try it without a repository: ${m().TOOL.name} demo`),T=g=>{o=g};for(const g of await(0,y().commandsFor)(t,s,T))i.addCommand(
g);for(const g of[i,...i.commands])g.exitOverride().showHelpAfterError(`(${m().TOOL.name} ${g===i?"":`${g.name()} `}--he\
lp)`).configureOutput({writeOut:I=>s.print(I),writeErr:I=>s.note(I),outputError:(I,A)=>A((0,l().messageText)(I.trimEnd(),
s.columns))});try{return d(t),await i.parseAsync(O(t),{from:"user"}),o}catch(g){return g instanceof f().CommanderError?(s.
note(e(g,i,t)),g.exitCode===0?0:2):(s.note(P(g,s)),2)}}function e({code:t},{commands:s},[o]){const i=s.some(T=>T.name()===
o&&T.options.some(({long:g})=>g==="--base"));return t==="commander.excessArguments"&&i?"hint: Name the commit to compare\
 with as `--base REF`, and the one to judge as `--head REF`.\n":""}function d(t){const s=t.find((o,i)=>/^--(?:repo|output)=?$/.
test(o)&&(o.endsWith("=")||t[i+1]===""));if(s!==void 0)throw new(h()).GateError("usage",`${s.replace("=","")} is empty.`,
"Specify a path; a variable may not be set.")}function O(t){const[s=""]=t[0]==="help"?t.slice(1):t,o=s==="help"||Object.
hasOwn(y().VERBS,s);return s===""||s.startsWith("-")||o?t:[s]}async function x(t,s){const o=V(process.versions.node),i=o?
2:await v(t,s),T=o??await s.written()??E(i,s);return T===void 0?i:(s.note((0,l().failureText)(T,s.columns)),2)}function E(t,{
signal:s}){if(!(t!==0||!s.aborted))return new(h()).GateError("interrupted","The gate was interrupted before it ended.","\
Run it again, because its output may not be complete.")}function P(t,{columns:s}){const o=t instanceof h().GateError?t:(0,h().
systemError)(t);return o!==void 0?(0,l().failureText)(o,s):`error: ${t instanceof Error?t.stack??t.message:String(t)}
hint: This is a bug in ${m().TOOL.name} ${m().TOOL.version}. Report it with the output above.
`}const j=20;function V(t){if(!(Number.parseInt(t,10)>=j))return new(h()).GateError("usage",`Node.js ${t} cannot run the\
 gate.`,"Install Node.js 20.20 or newer, and put it on PATH.")}},34910:function($,a,n){Object.defineProperty(a,"__esModu\
le",{value:!0}),a.processTerminal=y,a.withoutRunnerCommands=e;function f(){const d=n(38321);return f=function(){return d},
d}function h(){const d=n(41895);return h=function(){return d},d}function m(){const d=n(73388);return m=function(){return d},
d}function l(){const d=n(26016);return l=function(){return d},d}function y(d){let O;process.stdout.on("error",o=>{O??=o}),
process.stderr.on("error",()=>{});const{stdout:x,stderr:E,env:P}=process,j=async()=>{await new Promise(o=>x.write("",o)),
await new Promise(o=>setImmediate(o))},V=P.GITHUB_ACTIONS==="true",t=V?e:o=>o,s=(o,i="text")=>{x.write(t(o,i))};return{get cwd(){
return v()},env:P,platform:(0,l().platformOf)(process.platform),columns:Math.max(40,Math.min(x.columns||80,120)),noteColumns:()=>E.
columns||80,colour:(x.isTTY??!1)&&!P.NO_COLOR&&P.TERM!=="dumb",interactive:(E.isTTY??!1)&&P.TERM!=="dumb"&&!P.CI,signal:d,
print:s,note:o=>{E.write(t(o,"text"))},...V&&{fold:o=>{E.write(o===void 0?`::endgroup::
`:`::group::${o}
`)}},readInput:o=>(0,f().buffer)((0,m().openInput)(o)),openInput:m().openInput,written:async()=>(await j(),O&&C(O))}}function C(d){
if(d.code!=="EPIPE")return new(h()).GateError("file_unreadable",`Cannot write to standard output (${d.code}).`,"Free spa\
ce where the output is stored, or write the report with --output.",{cause:d})}function v(){try{return process.cwd()}catch(d){
throw new(h()).GateError("usage","The current directory does not exist.","Change to an existing directory and run the co\
mmand again.",{cause:d})}}function e(d,O){switch(O){case"json":case"agent":case"jsonl":case"sarif":case"in-toto":return d.
replaceAll("##[","\\u0023#[");case"html":case"junit":return d.replaceAll("##[","&#35;#[").replace(/^(\s*):(?=:)/gm,"$1&#\
58;");default:return d.replaceAll("##[","## [").replace(/^(\s*):(?=:)/gm,"$1: ")}}},67430:function($,a,n){Object.defineProperty(
a,"__esModule",{value:!0}),a.VERBS=void 0,a.commandsFor=l;function f(){const y=n(63314);return f=function(){return y},y}
function h(){const y=n(38863);return h=function(){return y},y}const m=a.VERBS={check:{description:"Check the genes that \
a range of commits changes, and run their allowed commands",example:"check --base main",load:async()=>(await Promise.all(
[n.e(9264),n.e(5535),n.e(9547),n.e(3088),n.e(3809),n.e(8364),n.e(5330),n.e(6633),n.e(2511),n.e(9488),n.e(8135),n.e(8728),
n.e(4142),n.e(6706),n.e(3863),n.e(1752),n.e(4051),n.e(5640),n.e(3434),n.e(8229),n.e(3770),n.e(485),n.e(7475),n.e(7358),n.
e(5320)]).then(n.bind(n,65320))).checkVerb},audit:{description:"Audit asset files or commands without running them",example:"\
audit",load:async()=>(await Promise.all([n.e(9264),n.e(5535),n.e(9547),n.e(3088),n.e(3809),n.e(8364),n.e(6633),n.e(2511),
n.e(9488),n.e(8135),n.e(8728),n.e(4142),n.e(6706),n.e(4051),n.e(2099),n.e(8411)]).then(n.bind(n,98411))).auditVerb},explain:{
description:"Explain a rule, or how a command is parsed and judged and what it would run",example:"explain 'npm test && \
node check.js'",load:async()=>(await Promise.all([n.e(9264),n.e(5535),n.e(9547),n.e(3088),n.e(3809),n.e(6633),n.e(2511),
n.e(9488),n.e(8135),n.e(8728),n.e(6706),n.e(4051),n.e(8229),n.e(2099),n.e(8647)]).then(n.bind(n,88647))).explainVerb},fix:{
description:"Fix asset files where it is safe; prints a diff",example:"fix --base main --write",load:async()=>(await Promise.
all([n.e(9264),n.e(5535),n.e(9547),n.e(3088),n.e(3809),n.e(8364),n.e(6633),n.e(2511),n.e(9488),n.e(8135),n.e(8728),n.e(4142),
n.e(1752),n.e(2099),n.e(2952)]).then(n.bind(n,20171))).fixVerb},init:{description:"Create a policy that past changes pas\
s, and a workflow",example:"init",load:async()=>(await Promise.all([n.e(9264),n.e(5535),n.e(9547),n.e(3088),n.e(3809),n.
e(8364),n.e(6633),n.e(2511),n.e(9488),n.e(8135),n.e(8728),n.e(4142),n.e(3863),n.e(1752),n.e(1747),n.e(9292)]).then(n.bind(
n,89292))).initVerb},doctor:{description:"Show what the policy, the assets, the workflow and this machine lack",example:"\
doctor",load:async()=>(await Promise.all([n.e(9264),n.e(5535),n.e(9547),n.e(3088),n.e(3809),n.e(8364),n.e(6633),n.e(2511),
n.e(9488),n.e(8135),n.e(8728),n.e(4142),n.e(3863),n.e(1752),n.e(670),n.e(1747),n.e(5744)]).then(n.bind(n,3273))).doctorVerb},
select:{description:"Show which gene or capsule is selected for a set of signals, and why",example:"select --signals log\
_error,timeout",load:async()=>(await Promise.all([n.e(9264),n.e(5535),n.e(9547),n.e(6633),n.e(2511),n.e(8135),n.e(8347)]).
then(n.bind(n,19922))).selectVerb},plan:{description:"Distribute the genes that a range of commits changes over shards",
example:"plan --base main --shards 4",load:async()=>(await Promise.all([n.e(9264),n.e(5535),n.e(9547),n.e(3088),n.e(3809),
n.e(8364),n.e(5330),n.e(6633),n.e(2511),n.e(9488),n.e(8135),n.e(8728),n.e(4142),n.e(6706),n.e(3863),n.e(1752),n.e(4051),
n.e(5640),n.e(3434),n.e(8229),n.e(3770),n.e(485),n.e(7475),n.e(7358),n.e(1495)]).then(n.bind(n,41495))).planVerb},report:{
description:"Show a saved report, for example of a workflow run; exits with 0 if it can",example:"report gate-report.jso\
n",load:async()=>(await Promise.all([n.e(9264),n.e(5535),n.e(3088),n.e(5330),n.e(6633),n.e(2511),n.e(6706),n.e(4051),n.e(
5640),n.e(3434),n.e(8229),n.e(3770),n.e(5457)]).then(n.bind(n,196))).reportVerb},merge:{description:"Combine the reports\
 of `check --shard` into one report",example:"merge part-*/gate-report.json",load:async()=>(await Promise.all([n.e(9264),
n.e(5535),n.e(9547),n.e(3088),n.e(3809),n.e(8364),n.e(5330),n.e(6633),n.e(2511),n.e(9488),n.e(8135),n.e(8728),n.e(4142),
n.e(6706),n.e(3863),n.e(1752),n.e(4051),n.e(5640),n.e(3434),n.e(8229),n.e(3770),n.e(485),n.e(7475),n.e(7358),n.e(1495)]).
then(n.bind(n,41495))).mergeVerb},policy:{description:"Validate a policy file and list its differences from the defaults",
example:"policy test",load:async()=>(await Promise.all([n.e(9264),n.e(5535),n.e(3809),n.e(6633),n.e(2511),n.e(9488),n.e(
7805)]).then(n.bind(n,87805))).policyVerb},promote:{description:"Decide which external Genes, Capsules and events can be\
 promoted",example:"promote --assets candidates.jsonl",load:async()=>(await Promise.all([n.e(9264),n.e(5535),n.e(9547),n.
e(3088),n.e(3809),n.e(8364),n.e(3530),n.e(6633),n.e(2511),n.e(9488),n.e(8135),n.e(8728),n.e(4142),n.e(6706),n.e(3863),n.
e(5640),n.e(3434),n.e(485),n.e(1144),n.e(9956)]).then(n.bind(n,9956))).promoteVerb},demo:{description:"Create a sample r\
epository with a pull request, and run the gate on it",example:"demo",load:async()=>(await Promise.all([n.e(9264),n.e(5535),
n.e(9547),n.e(3088),n.e(3809),n.e(8364),n.e(5330),n.e(6633),n.e(2511),n.e(9488),n.e(8135),n.e(8728),n.e(4142),n.e(6706),
n.e(3863),n.e(1752),n.e(4051),n.e(5640),n.e(3434),n.e(8229),n.e(3770),n.e(485),n.e(7475),n.e(7358),n.e(7893)]).then(n.bind(
n,67893))).demoVerb},schema:{description:"Print the JSON Schema of the policy, a report or a promotion",example:"schema \
policy",load:async()=>(await Promise.all([n.e(9264),n.e(6633),n.e(5640),n.e(7541)]).then(n.bind(n,67541))).schemaVerb}};
async function l([y="",C=""],v,e){const d=y==="help"?C:y,O=Object.hasOwn(m,d)?m[d]:void 0;return O?[(await O.load())(v,e).
description(O.description).addHelpText("after",`
For example:
  ${h().COMMAND} ${O.example}`)]:Object.entries(m).map(([x,{description:E}])=>new(f()).Command(x).description(E))}},63314:function($,a,n){
n.r(a),n.d(a,{Argument:()=>f.ef,Command:()=>f.uB,CommanderError:()=>f.b7,InvalidArgumentError:()=>f.Di,Option:()=>f.c$});
var f=n(48179)}};
