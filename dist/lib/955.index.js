"use strict";exports.id=955,exports.ids=[955],exports.modules={78955:((A,f,n)=>{function m(){const d=n(97787);return m=function(){return d},
d}function g(){const d=n(34910);return g=function(){return d},d}function a(){const d=n(54244);return a=function(){return d},
d}(0,a().runProcess)(2,async d=>{process.exitCode=await(0,m().mainOfProcess)(process.argv.slice(2),(0,g().processTerminal)(
d))})}),97787:((A,f,n)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.main=C,f.mainOfProcess=P,f.tooOld=R;function m(){
const t=n(63314);return m=function(){return t},t}function g(){const t=n(16346);return g=function(){return t},t}function a(){
const t=n(41895);return a=function(){return t},t}function d(){const t=n(38863);return d=function(){return t},t}function i(){
const t=n(31626);return i=function(){return t},t}function T(){const t=n(67430);return T=function(){return t},t}const I=new Set(
["-V","--version"]);async function C(t,o){if(t.length===1&&I.has(t[0]??""))return o.print(`${d().TOOL.version}
`),0;let l=2;const h=new(m()).Command(d().TOOL.name).description("CI gate for AI-agent evolution assets: audit commands,\
 check the blast radius, run, report").version(d().TOOL.version).showSuggestionAfterError().addHelpText("after",`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Try it without a repository: ${d().TOOL.name} demo`),x=y=>{l=y};for(const y of await(0,T().commandsFor)(t,o,x))h.addCommand(
y);for(const y of[h,...h.commands])y.exitOverride().showHelpAfterError(`(${d().TOOL.name} ${y===h?"":`${y.name()} `}--he\
lp)`).configureOutput({writeOut:S=>o.print(S),writeErr:S=>o.note(S),outputError:(S,j)=>j((0,i().messageText)(S.trimEnd(),
o.columns))});try{return s(t),await h.parseAsync(O(t),{from:"user"}),l}catch(y){return y instanceof m().CommanderError?(o.
note(E(y,h,t)),y.exitCode===0?0:2):(o.note(v(y,o)),2)}}function E({code:t},{commands:o},[l]){const h=o.some(x=>x.name()===
l&&x.options.some(({long:y})=>y==="--base"));return t==="commander.excessArguments"&&h?"hint: Name the commit to compare\
 with as `--base REF`, and the one to judge as `--head REF`.\n":""}function s(t){const o=t.find((l,h)=>/^--(?:repo|output)=?$/.
test(l)&&(l.endsWith("=")||t[h+1]===""));if(o!==void 0)throw new(a()).GateError("usage",`${o.replace("=","")} is empty.`,
"Specify a path; a variable may not be set.")}function O(t){const[o=""]=t[0]==="help"?t.slice(1):t,l=o==="help"||Object.
hasOwn(T().VERBS,o);return o===""||o.startsWith("-")||l?t:[o]}async function P(t,o){const l=R(process.versions.node),h=l?
2:await C(t,o),x=l??await o.written()??V(h,o);return x===void 0?h:(o.note((0,i().failureText)(x,o.columns)),2)}function V(t,{
signal:o}){if(!(t!==0||!o.aborted))return new(a()).GateError("interrupted","The gate was interrupted before it ended.","\
Run it again, because its output may not be complete.")}function v(t,{columns:o}){const l=t instanceof a().GateError?t:(0,g().
systemError)(t);return l!==void 0?(0,i().failureText)(l,o):`error: ${t instanceof Error?t.stack??t.message:String(t)}
hint: This is a bug in ${d().TOOL.name} ${d().TOOL.version}. Report it with the output above.
`}const $=20;function R(t){if(!(Number.parseInt(t,10)>=$))return new(a()).GateError("usage",`Node.js ${t} cannot run the\
 gate.`,"Install Node.js 20.20 or newer, and put it on PATH.")}}),34910:((A,f,n)=>{Object.defineProperty(f,"__esModule",
{value:!0}),f.processTerminal=T,f.withoutRunnerCommands=E;function m(){const s=n(78474);return m=function(){return s},s}
function g(){const s=n(38321);return g=function(){return s},s}function a(){const s=n(41895);return a=function(){return s},
s}function d(){const s=n(73388);return d=function(){return s},s}function i(){const s=n(26016);return i=function(){return s},
s}function T(s){let O;process.stdout.on("error",o=>{O??=o}),process.stderr.on("error",()=>{});const{stdout:P,stderr:V,env:v}=process,
$=async()=>{await new Promise(o=>P.write("",o)),await new Promise(o=>setImmediate(o))},R=v.GITHUB_ACTIONS==="true",t=R?E:
o=>o;return{get cwd(){return C()},env:v,platform:(0,i().platformOf)(process.platform),columns:Math.max(40,Math.min(P.columns||
80,120)),screen:{get columns(){return V.columns||80},get rows(){return V.rows||24}},colour:(P.isTTY??!1)&&!v.NO_COLOR&&v.
TERM!=="dumb",interactive:(V.isTTY??!1)&&v.TERM!=="dumb"&&!v.CI,signal:s,print:(o,l="text")=>{P.write(t(o,l))},printPieces:async(o,l="\
text")=>{for(const h of o){if(O!==void 0)return!1;P.write(t(h,l))||await(0,m().once)(P,"drain").catch(()=>{})}return await $(),
O===void 0},note:o=>{V.write(t(o,"text"))},...R&&{fold:o=>{V.write(o===void 0?`::endgroup::
`:`::group::${o}
`)}},readInput:o=>(0,g().buffer)((0,d().openInput)(o)),openInput:d().openInput,written:async()=>(await $(),O&&I(O))}}function I(s){
if(s.code!=="EPIPE")return new(a()).GateError("file_unreadable",`Cannot write to standard output (${s.code}).`,"Free spa\
ce where the output is stored, or write the report with --output.",{cause:s})}function C(){try{return process.cwd()}catch(s){
throw new(a()).GateError("usage","The current directory does not exist.","Change to an existing directory and run the co\
mmand again.",{cause:s})}}function E(s,O){switch(O){case"json":case"agent":case"jsonl":case"sarif":case"in-toto":return s.
replaceAll("##[","\\u0023#[");case"html":case"junit":return s.replaceAll("##[","&#35;#[").replace(/^(\s*):(?=:)/gm,"$1&#\
58;");default:return s.replaceAll("##[","## [").replace(/^(\s*):(?=:)/gm,"$1: ")}}}),67430:((A,f,n)=>{Object.defineProperty(
f,"__esModule",{value:!0}),f.VERBS=void 0,f.commandsFor=a;function m(){const d=n(63314);return m=function(){return d},d}
const g=f.VERBS={check:{description:"Check the genes that a range of commits changes, and run their allowed commands",load:async()=>(await Promise.
all([n.e(731),n.e(856),n.e(6),n.e(952),n.e(233),n.e(559),n.e(364),n.e(19),n.e(330),n.e(638),n.e(344),n.e(160),n.e(835),n.
e(488),n.e(597),n.e(642),n.e(465),n.e(394),n.e(935),n.e(722),n.e(534),n.e(434),n.e(770),n.e(562),n.e(475),n.e(399),n.e(320)]).
then(n.bind(n,65320))).checkVerb},audit:{description:"Audit asset files or commands without running them",load:async()=>(await Promise.
all([n.e(731),n.e(856),n.e(6),n.e(952),n.e(233),n.e(559),n.e(364),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(597),
n.e(642),n.e(465),n.e(722),n.e(411)]).then(n.bind(n,98411))).auditVerb},explain:{description:"Explain a rule, or how a c\
ommand is parsed and judged and what it would run",load:async()=>(await Promise.all([n.e(731),n.e(856),n.e(6),n.e(952),n.
e(233),n.e(559),n.e(19),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(597),n.e(722),n.e(647)]).then(n.bind(n,88647))).
explainVerb},fix:{description:"Fix asset files where it is safe; prints a diff",load:async()=>(await Promise.all([n.e(731),
n.e(856),n.e(6),n.e(952),n.e(233),n.e(559),n.e(364),n.e(19),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(597),n.e(642),
n.e(465),n.e(935),n.e(9)]).then(n.bind(n,20171))).fixVerb},init:{description:"Create a policy that past changes pass, an\
d a workflow",load:async()=>(await Promise.all([n.e(731),n.e(856),n.e(6),n.e(952),n.e(233),n.e(559),n.e(364),n.e(19),n.e(
638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(597),n.e(642),n.e(465),n.e(394),n.e(935),n.e(85),n.e(292)]).then(n.bind(n,89292))).
initVerb},doctor:{description:"Show what the policy, the assets, the workflow and this machine lack",load:async()=>(await Promise.
all([n.e(731),n.e(856),n.e(6),n.e(952),n.e(233),n.e(559),n.e(364),n.e(19),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.
e(597),n.e(642),n.e(465),n.e(394),n.e(935),n.e(534),n.e(85),n.e(273)]).then(n.bind(n,3273))).doctorVerb},select:{description:"\
Show which gene or capsule is selected for a set of signals, and why",load:async()=>(await Promise.all([n.e(731),n.e(856),
n.e(952),n.e(638),n.e(835),n.e(642),n.e(581)]).then(n.bind(n,19922))).selectVerb},plan:{description:"Distribute the gene\
s that a range of commits changes over shards",load:async()=>(await Promise.all([n.e(731),n.e(856),n.e(6),n.e(952),n.e(233),
n.e(559),n.e(364),n.e(19),n.e(330),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(597),n.e(642),n.e(465),n.e(394),n.e(
935),n.e(722),n.e(534),n.e(434),n.e(770),n.e(562),n.e(475),n.e(399),n.e(495)]).then(n.bind(n,41495))).planVerb},report:{
description:"Show a saved report, for example of a workflow run; exits with 0 if it can",load:async()=>(await Promise.all(
[n.e(731),n.e(6),n.e(19),n.e(330),n.e(638),n.e(344),n.e(722),n.e(534),n.e(434),n.e(770),n.e(399),n.e(105)]).then(n.bind(
n,196))).reportVerb},merge:{description:"Combine the reports of `check --shard` into one report",load:async()=>(await Promise.
all([n.e(731),n.e(856),n.e(6),n.e(952),n.e(233),n.e(559),n.e(364),n.e(19),n.e(330),n.e(638),n.e(344),n.e(160),n.e(835),n.
e(488),n.e(597),n.e(642),n.e(465),n.e(394),n.e(935),n.e(722),n.e(534),n.e(434),n.e(770),n.e(562),n.e(475),n.e(399),n.e(495)]).
then(n.bind(n,41495))).mergeVerb},policy:{description:"Validate a policy file and list its differences from the defaults",
load:async()=>(await Promise.all([n.e(731),n.e(856),n.e(6),n.e(952),n.e(233),n.e(638),n.e(344),n.e(160),n.e(835),n.e(488),
n.e(805)]).then(n.bind(n,87805))).policyVerb},promote:{description:"Decide which external Genes, Capsules and events can\
 be promoted",load:async()=>(await Promise.all([n.e(731),n.e(856),n.e(6),n.e(952),n.e(233),n.e(559),n.e(364),n.e(530),n.
e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(597),n.e(642),n.e(465),n.e(394),n.e(534),n.e(434),n.e(562),n.e(706),n.e(152)]).
then(n.bind(n,9956))).promoteVerb},demo:{description:"Create a sample repository with a pull request, and run the gate o\
n it",load:async()=>(await Promise.all([n.e(731),n.e(856),n.e(6),n.e(952),n.e(233),n.e(559),n.e(364),n.e(19),n.e(330),n.
e(638),n.e(344),n.e(160),n.e(835),n.e(488),n.e(597),n.e(642),n.e(465),n.e(394),n.e(935),n.e(722),n.e(534),n.e(434),n.e(770),
n.e(562),n.e(475),n.e(399),n.e(893)]).then(n.bind(n,67893))).demoVerb},schema:{description:"Print the JSON Schema of the\
 policy, a report or a promotion",load:async()=>(await Promise.all([n.e(731),n.e(856),n.e(6),n.e(344),n.e(160),n.e(984)]).
then(n.bind(n,67541))).schemaVerb}};async function a([d="",i=""],T,I){const C=d==="help"?i:d,E=Object.hasOwn(g,C)?g[C]:void 0;
return E?[(await E.load())(T,I).description(E.description)]:Object.entries(g).map(([s,{description:O}])=>new(m()).Command(
s).description(O))}}),63314:((A,f,n)=>{n.r(f),n.d(f,{Argument:()=>m.ef,Command:()=>m.uB,CommanderError:()=>m.b7,InvalidArgumentError:()=>m.
Di,Option:()=>m.c$});var m=n(48179)})};
