"use strict";exports.id=530,exports.ids=[530],exports.modules={49530:((e,a,n)=>{function f(){const l=n(5848);return f=function(){return l},
l}function h(){const l=n(11453);return h=function(){return l},l}function m(){const l=n(39855);return m=function(){return l},
l}(0,m().runProcess)(2,async l=>{process.exitCode=await(0,f().mainOfProcess)(process.argv.slice(2),(0,h().processTerminal)(
l))})}),5848:((e,a,n)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.main=v,a.mainOfProcess=x,a.tooOld=I;function f(){
const t=n(10379);return f=function(){return t},t}function h(){const t=n(98120);return h=function(){return t},t}function m(){
const t=n(97230);return m=function(){return t},t}function l(){const t=n(39565);return l=function(){return t},t}function y(){
const t=n(74007);return y=function(){return t},t}const V=new Set(["-V","--version"]);async function v(t,s){if(t.length===
1&&V.has(t[0]??""))return s.print(`${m().TOOL.version}
`),0;let o=2;const i=new(f()).Command(m().TOOL.name).description("CI gate for AI-agent evolution assets: audit commands,\
 check the blast radius, run, report").version(m().TOOL.version).showSuggestionAfterError().addHelpText("after",`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Try it without a repository: ${m().TOOL.name} demo`),T=g=>{o=g};for(const g of await(0,y().commandsFor)(t,s,T))i.addCommand(
g);for(const g of[i,...i.commands])g.exitOverride().showHelpAfterError(`(${m().TOOL.name} ${g===i?"":`${g.name()} `}--he\
lp)`).configureOutput({writeOut:$=>s.print($),writeErr:$=>s.note($),outputError:($,A)=>A((0,l().messageText)($.trimEnd(),
s.columns))});try{return d(t),await i.parseAsync(O(t),{from:"user"}),o}catch(g){return g instanceof f().CommanderError?(s.
note(C(g,i,t)),g.exitCode===0?0:2):(s.note(P(g,s)),2)}}function C({code:t},{commands:s},[o]){const i=s.some(T=>T.name()===
o&&T.options.some(({long:g})=>g==="--base"));return t==="commander.excessArguments"&&i?"hint: Name the commit to compare\
 with as `--base REF`, and the one to judge as `--head REF`.\n":""}function d(t){const s=t.find((o,i)=>/^--(?:repo|output)=?$/.
test(o)&&(o.endsWith("=")||t[i+1]===""));if(s!==void 0)throw new(h()).GateError("usage",`${s.replace("=","")} is empty.`,
"Specify a path; a variable may not be set.")}function O(t){const[s=""]=t[0]==="help"?t.slice(1):t,o=s==="help"||Object.
hasOwn(y().VERBS,s);return s===""||s.startsWith("-")||o?t:[s]}async function x(t,s){const o=I(process.versions.node),i=o?
2:await v(t,s),T=o??await s.written()??E(i,s);return T===void 0?i:(s.note((0,l().failureText)(T,s.columns)),2)}function E(t,{
signal:s}){if(!(t!==0||!s.aborted))return new(h()).GateError("interrupted","The gate was interrupted before it ended.","\
Run it again, because its output may not be complete.")}function P(t,{columns:s}){const o=t instanceof h().GateError?t:(0,h().
systemError)(t);return o!==void 0?(0,l().failureText)(o,s):`error: ${t instanceof Error?t.stack??t.message:String(t)}
hint: This is a bug in ${m().TOOL.name} ${m().TOOL.version}. Report it with the output above.
`}const j=20;function I(t){if(!(Number.parseInt(t,10)>=j))return new(h()).GateError("usage",`Node.js ${t} cannot run the\
 gate.`,"Install Node.js 20.20 or newer, and put it on PATH.")}}),11453:((e,a,n)=>{Object.defineProperty(a,"__esModule",
{value:!0}),a.processTerminal=y,a.withoutRunnerCommands=C;function f(){const d=n(38321);return f=function(){return d},d}
function h(){const d=n(98120);return h=function(){return d},d}function m(){const d=n(52613);return m=function(){return d},
d}function l(){const d=n(98383);return l=function(){return d},d}function y(d){let O;process.stdout.on("error",o=>{O??=o}),
process.stderr.on("error",()=>{});const{stdout:x,stderr:E,env:P}=process,j=async()=>{await new Promise(o=>x.write("",o)),
await new Promise(o=>setImmediate(o))},I=P.GITHUB_ACTIONS==="true",t=I?C:o=>o,s=(o,i="text")=>{x.write(t(o,i))};return{get cwd(){
return v()},env:P,platform:(0,l().platformOf)(process.platform),columns:Math.max(40,Math.min(x.columns||80,120)),noteColumns:()=>E.
columns||80,colour:(x.isTTY??!1)&&!P.NO_COLOR&&P.TERM!=="dumb",interactive:(E.isTTY??!1)&&P.TERM!=="dumb"&&!P.CI,signal:d,
print:s,note:o=>{E.write(t(o,"text"))},...I&&{fold:o=>{E.write(o===void 0?`::endgroup::
`:`::group::${o}
`)}},readInput:o=>(0,f().buffer)((0,m().openInput)(o)),openInput:m().openInput,written:async()=>(await j(),O&&V(O))}}function V(d){
if(d.code!=="EPIPE")return new(h()).GateError("file_unreadable",`Cannot write to standard output (${d.code}).`,"Free spa\
ce where the output is stored, or write the report with --output.",{cause:d})}function v(){try{return process.cwd()}catch(d){
throw new(h()).GateError("usage","The current directory does not exist.","Change to an existing directory and run the co\
mmand again.",{cause:d})}}function C(d,O){switch(O){case"json":case"agent":case"jsonl":case"sarif":case"in-toto":return d.
replaceAll("##[","\\u0023#[");case"html":case"junit":return d.replaceAll("##[","&#35;#[").replace(/^(\s*):(?=:)/gm,"$1&#\
58;");default:return d.replaceAll("##[","## [").replace(/^(\s*):(?=:)/gm,"$1: ")}}}),74007:((e,a,n)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.VERBS=void 0,a.commandsFor=l;function f(){const y=n(10379);return f=function(){return y},y}
function h(){const y=n(97230);return h=function(){return y},y}const m=a.VERBS={check:{description:"Check the genes that \
a range of commits changes, and run their allowed commands",example:"check --base main",load:async()=>(await Promise.all(
[n.e(504),n.e(273),n.e(13),n.e(964),n.e(986),n.e(388),n.e(220),n.e(56),n.e(301),n.e(617),n.e(959),n.e(856),n.e(518),n.e(
209),n.e(489),n.e(700),n.e(668),n.e(175),n.e(407),n.e(907),n.e(781),n.e(412),n.e(332),n.e(878),n.e(157)]).then(n.bind(n,
20157))).checkVerb},audit:{description:"Audit asset files or commands without running them",example:"audit",load:async()=>(await Promise.
all([n.e(504),n.e(273),n.e(13),n.e(964),n.e(986),n.e(388),n.e(56),n.e(301),n.e(617),n.e(959),n.e(856),n.e(518),n.e(209),
n.e(489),n.e(175),n.e(791),n.e(534)]).then(n.bind(n,30534))).auditVerb},explain:{description:"Explain a rule, or how a c\
ommand is parsed and judged and what it would run",example:"explain 'npm test && node check.js'",load:async()=>(await Promise.
all([n.e(504),n.e(273),n.e(13),n.e(964),n.e(986),n.e(56),n.e(301),n.e(617),n.e(959),n.e(856),n.e(518),n.e(489),n.e(175),
n.e(791),n.e(450)]).then(n.bind(n,72450))).explainVerb},fix:{description:"Fix asset files where it is safe; prints a dif\
f",example:"fix --base main --write",load:async()=>(await Promise.all([n.e(504),n.e(273),n.e(13),n.e(964),n.e(986),n.e(388),
n.e(56),n.e(301),n.e(617),n.e(959),n.e(856),n.e(518),n.e(209),n.e(668),n.e(791),n.e(7)]).then(n.bind(n,74766))).fixVerb},
init:{description:"Create a policy that past changes pass, and a workflow",example:"init",load:async()=>(await Promise.all(
[n.e(504),n.e(273),n.e(13),n.e(964),n.e(986),n.e(388),n.e(56),n.e(301),n.e(617),n.e(959),n.e(856),n.e(518),n.e(209),n.e(
700),n.e(668),n.e(685),n.e(751)]).then(n.bind(n,40751))).initVerb},doctor:{description:"Show what the policy, the assets\
, the workflow and this machine lack",example:"doctor",load:async()=>(await Promise.all([n.e(504),n.e(273),n.e(13),n.e(964),
n.e(986),n.e(388),n.e(56),n.e(301),n.e(617),n.e(959),n.e(856),n.e(518),n.e(209),n.e(700),n.e(668),n.e(685),n.e(254)]).then(
n.bind(n,24254))).doctorVerb},select:{description:"Show which gene or capsule is selected for a set of signals, and why",
example:"select --signals log_error,timeout",load:async()=>(await Promise.all([n.e(504),n.e(273),n.e(13),n.e(56),n.e(301),
n.e(617),n.e(856),n.e(125)]).then(n.bind(n,71125))).selectVerb},plan:{description:"Distribute the genes that a range of \
commits changes over shards",example:"plan --base main --shards 4",load:async()=>(await Promise.all([n.e(504),n.e(273),n.
e(13),n.e(964),n.e(986),n.e(388),n.e(220),n.e(56),n.e(301),n.e(617),n.e(959),n.e(856),n.e(518),n.e(209),n.e(489),n.e(700),
n.e(668),n.e(175),n.e(407),n.e(907),n.e(781),n.e(412),n.e(332),n.e(878),n.e(884)]).then(n.bind(n,42884))).planVerb},report:{
description:"Show a saved report, for example of a workflow run; exits with 0 if it can",example:"report gate-report.jso\
n",load:async()=>(await Promise.all([n.e(504),n.e(964),n.e(220),n.e(56),n.e(489),n.e(175),n.e(407),n.e(907),n.e(781),n.e(
70)]).then(n.bind(n,96759))).reportVerb},merge:{description:"Combine the reports of `check --shard` into one report",example:"\
merge part-*/gate-report.json",load:async()=>(await Promise.all([n.e(504),n.e(273),n.e(13),n.e(964),n.e(986),n.e(388),n.
e(220),n.e(56),n.e(301),n.e(617),n.e(959),n.e(856),n.e(518),n.e(209),n.e(489),n.e(700),n.e(668),n.e(175),n.e(407),n.e(907),
n.e(781),n.e(412),n.e(332),n.e(878),n.e(884)]).then(n.bind(n,42884))).mergeVerb},policy:{description:"Validate a policy \
file and list its differences from the defaults",example:"policy test",load:async()=>(await Promise.all([n.e(504),n.e(273),
n.e(13),n.e(56),n.e(301),n.e(617),n.e(959),n.e(105)]).then(n.bind(n,33388))).policyVerb},promote:{description:"Decide wh\
ich external Genes, Capsules and events can be promoted",example:"promote --assets candidates.jsonl",load:async()=>(await Promise.
all([n.e(504),n.e(273),n.e(13),n.e(964),n.e(986),n.e(388),n.e(526),n.e(56),n.e(301),n.e(617),n.e(959),n.e(856),n.e(518),
n.e(209),n.e(489),n.e(700),n.e(407),n.e(907),n.e(412),n.e(154),n.e(657)]).then(n.bind(n,77657))).promoteVerb},demo:{description:"\
Create a sample repository with a pull request, and run the gate on it",example:"demo",load:async()=>(await Promise.all(
[n.e(504),n.e(273),n.e(13),n.e(964),n.e(986),n.e(388),n.e(220),n.e(56),n.e(301),n.e(617),n.e(959),n.e(856),n.e(518),n.e(
209),n.e(489),n.e(700),n.e(668),n.e(175),n.e(407),n.e(907),n.e(781),n.e(412),n.e(332),n.e(878),n.e(166)]).then(n.bind(n,
17166))).demoVerb},schema:{description:"Print the JSON Schema of the policy, a report or a promotion",example:"schema po\
licy",load:async()=>(await Promise.all([n.e(504),n.e(273),n.e(56),n.e(301),n.e(407),n.e(142)]).then(n.bind(n,23142))).schemaVerb}};
async function l([y="",V=""],v,C){const d=y==="help"?V:y,O=Object.hasOwn(m,d)?m[d]:void 0;return O?[(await O.load())(v,C).
description(O.description).addHelpText("after",`
For example:
  ${h().COMMAND} ${O.example}`)]:Object.entries(m).map(([x,{description:E}])=>new(f()).Command(x).description(E))}}),10379:((e,a,n)=>{
n.r(a),n.d(a,{Argument:()=>f.ef,Command:()=>f.uB,CommanderError:()=>f.b7,InvalidArgumentError:()=>f.Di,Option:()=>f.c$});
var f=n(17485)})};
