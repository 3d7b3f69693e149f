"use strict";exports.id=8955,exports.ids=[8955],exports.modules={78955:function(V,f,n){function m(){const a=n(97787);return m=function(){
return a},a}function i(){const a=n(34910);return i=function(){return a},a}function y(){const a=n(54244);return y=function(){
return a},a}(0,y().runProcess)(2,async a=>{process.exitCode=await(0,m().mainOfProcess)(process.argv.slice(2),(0,i().processTerminal)(
a))})},97787:function(V,f,n){Object.defineProperty(f,"__esModule",{value:!0}),f.main=T,f.mainOfProcess=c,f.tooOld=F;function m(){
const t=n(63314);return m=function(){return t},t}function i(){const t=n(41895);return i=function(){return t},t}function y(){
const t=n(3051);return y=function(){return t},t}function a(){const t=n(38863);return a=function(){return t},t}function g(){
const t=n(31626);return g=function(){return t},t}function P(){const t=n(34910);return P=function(){return t},t}function v(){
const t=n(67430);return v=function(){return t},t}const l=new Set(["-V","--version"]);async function T(t,s){const o=t.filter(
O=>O!==P().NO_COLOR_FLAG);if(o.length===1&&l.has(o[0]??""))return s.print(`${a().TOOL.version}
`),0;let e=2;const h=new(m()).Command(s.name).description("CI gate for AI-agent evolution assets: audit commands, check \
the blast radius, run, report").version(a().TOOL.version).showSuggestionAfterError(!x.has(o[0]??"")).addHelpText("after",
`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Colours: on a terminal; --no-color, NO_COLOR and FORCE_COLOR decide otherwise

Try it without a repository: ${s.name} demo`),j=O=>{e=O};for(const O of await(0,v().commandsFor)(o,s,j))h.addCommand(O);
for(const O of[h,...h.commands])O.exitOverride().showHelpAfterError(`(${s.name} ${O===h?"":`${O.name()} `}--help)`).configureOutput(
{writeOut:A=>s.print(A),writeErr:A=>s.note(A),outputError:(A,u)=>u((0,g().messageText)(A.trimEnd(),s))});try{return C(o),
await h.parseAsync(E(o,h),{from:"user"}),e}catch(O){return O instanceof m().CommanderError?(s.note(R(O)??d(O,h,o)),O.exitCode===
0?0:2):(s.note($(O,s)),2)}}const x=new Map(Object.entries({"`audit`, or `check` for a change":"lint scan validate","`che\
ck`":"ci gate run test verify","`check --approve DIGEST`":"approve","`fix`, or `fix --write`":"--fix apply format","`--f\
ormat json`":"--json -j","`--format` with a name, such as `sarif`":"--html --junit --markdown --md --sarif --xml","`--no\
-run`":"--dry-run -n","`--output DIR`":"--out -o","`--base REF`":"--against --from --since","`--head REF`":"--to","`--po\
licy FILE`":"--config -c","`--repo DIR`":"--cwd --dir -C","`--verbose`":"--all-findings --debug -v"}).flatMap(([t,s])=>s.
split(" ").map(o=>[o,t])));function R({message:t}){const[,s=""]=/unknown (?:command|option) '([^'=]*)/.exec(t)??[],o=x.get(
s);if(o!==void 0)return`hint: Use ${o}.
`;const[,e="",h=""]=/'([^']*)' is invalid.*Allowed choices are (.*)\.$/s.exec(t)??[],j=(0,y().nearestName)(e,h.split(", "));
return h===""||j===void 0?void 0:`(Did you mean ${j}?)
`}function d({code:t},{commands:s},[o]){const e=s.some(h=>h.name()===o&&h.options.some(({long:j})=>j==="--base"));return t===
"commander.excessArguments"&&e?"hint: Name the commit to compare with as `--base REF`, and the one to judge as `--head R\
EF`.\n":""}function C(t){const s=t.includes("--")?t.slice(0,t.indexOf("--")):t,o=s.find((e,h)=>/^--(?:repo|output)=?$/.test(
e)&&(e.endsWith("=")||s[h+1]===""));if(o!==void 0)throw new(i()).GateError("usage",`${o.replace("=","")} is empty.`,"Spe\
cify a path; a variable may not be set.")}function E(t,{commands:s}){const[o="",e="-"]=t[0]==="help"?t.slice(1):t,[h]=s.
find(A=>A.name()===o)?.registeredArguments??[];if(!(h?.argChoices?.includes(e)??!0)&&!e.startsWith("-"))return[o,e];const O=o===
"help"||Object.hasOwn(v().VERBS,o);return o===""||o.startsWith("-")||O?t:[o]}async function c(t,s){const o=F(process.versions.
node),e=o?2:await T(t,s),h=o??await s.written()??S(e,s);return h===void 0?e:(s.note((0,g().failureText)(h,s)),2)}function S(t,{
signal:s}){if(!(t!==0||!s.aborted))return new(i()).GateError("interrupted","The gate was interrupted before it ended.","\
Run it again, because its output may not be complete.")}function $(t,s){const o=t instanceof i().GateError?t:(0,i().systemError)(
t);return o!==void 0?(0,g().failureText)(o,s):`error: ${t instanceof Error?t.stack??t.message:String(t)}
hint: This is a bug in ${a().TOOL.name} ${a().TOOL.version}. Report it with the output above.
`}const I=20;function F(t){if(!(Number.parseInt(t,10)>=I))return new(i()).GateError("usage",`Node.js ${t} cannot run the\
 gate.`,"Install Node.js 20.20 or newer, and put it on PATH.")}},39098:function(V,f,n){Object.defineProperty(f,"__esModu\
le",{value:!0}),f.ownName=g;function m(){const l=n(73024);return m=function(){return l},l}function i(){const l=n(76760);
return i=function(){return l},l}function y(){const l=n(38863);return y=function(){return l},l}function a(){const l=n(36773);
return a=function(){return l},l}function g({script:l,cwd:T,path:x}){const R=(0,m().realpathSync)(l),C=x.split(i().delimiter).
filter(c=>!/node_modules[\\/]\.bin$/.test(c)).map(c=>(0,i().resolve)(T,c,y().TOOL.name));if(R===C.flatMap(c=>P(c)??[])[0])
return y().TOOL.name;const E=(0,i().relative)((0,m().realpathSync)(T),R);return`node ${/^[\w./\\:@%+=,-]+$/.test(E)?E:v(
E)}`}function P(l){try{return(0,m().accessSync)(l,m().constants.X_OK),(0,m().statSync)(l).isFile()?(0,m().realpathSync)(
l):void 0}catch{return}}function v(l){return process.platform==="win32"?`"${l}"`:(0,a().singleQuoted)(l)}},34910:function(V,f,n){
Object.defineProperty(f,"__esModule",{value:!0}),f.NO_COLOR_FLAG=void 0,f.isColoured=l,f.processTerminal=P,f.withoutRunnerCommands=
R;function m(){const d=n(38321);return m=function(){return d},d}function i(){const d=n(41895);return i=function(){return d},
d}function y(){const d=n(73388);return y=function(){return d},d}function a(){const d=n(26016);return a=function(){return d},
d}function g(){const d=n(39098);return g=function(){return d},d}function P(d){let C,E;process.stdout.on("error",o=>{E??=
o}),process.stderr.on("error",()=>{});const{stdout:c,stderr:S,env:$}=process,I=async()=>{await new Promise(o=>c.write("",
o)),await new Promise(o=>setImmediate(o))},F=$.GITHUB_ACTIONS==="true",t=F?R:o=>o,s=(o,e="text")=>{c.write(t(o,e))};return{
get cwd(){return x()},get name(){const[,o=""]=process.argv;return C??=(0,g().ownName)({script:o,cwd:x(),path:$.PATH??""}),
C},env:$,platform:(0,a().platformOf)(process.platform),columns:Math.max(40,Math.min(c.columns||80,120)),noteColumns:()=>S.
columns||80,colour:l(process.argv,$,c.isTTY),interactive:(S.isTTY??!1)&&$.TERM!=="dumb"&&!$.CI,signal:d,print:s,note:o=>{
S.write(t(o,"text"))},...F&&{fold:o=>{S.write(o===void 0?`::endgroup::
`:`::group::${o}
`)}},readInput:o=>(0,m().buffer)((0,y().openInput)(o)),openInput:y().openInput,written:async()=>(await I(),E&&T(E))}}const v=f.
NO_COLOR_FLAG="--no-color";function l(d,{FORCE_COLOR:C,NO_COLOR:E,TERM:c},S=!1){return d.includes(v)?!1:C!==void 0?!/^(?:0|false)$/.
test(C):S&&!E&&c!=="dumb"}function T(d){if(d.code!=="EPIPE")return new(i()).GateError("file_unreadable",`Cannot write to\
 standard output (${d.code}).`,"Free space where the output is stored, or write the report with --output.",{cause:d})}function x(){
try{return process.cwd()}catch(d){throw new(i()).GateError("usage","The current directory does not exist.","Change to an\
 existing directory and run the command again.",{cause:d})}}function R(d,C){switch(C){case"json":case"agent":case"jsonl":case"\
sarif":return d.replaceAll("##[","\\u0023#[");case"html":case"junit":return d.replaceAll("##[","&#35;#[").replace(/^([^\S\n]*):(?=:)/gm,
"$1&#58;");default:return d.replaceAll("##[","## [").replace(/^(\s*):(?=:)/gm,"$1: ")}}},67430:function(V,f,n){Object.defineProperty(
f,"__esModule",{value:!0}),f.VERBS=void 0,f.commandsFor=y;function m(){const g=n(63314);return m=function(){return g},g}
const i=f.VERBS={check:{description:"Check the genes that a range of commits changes, and run their allowed commands",example:"\
check --base main",load:async()=>(await Promise.all([n.e(6347),n.e(5727),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(5330),
n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(8383),n.e(2253),n.e(935),n.e(1752),n.e(9379),n.e(4521),n.
e(8229),n.e(5450),n.e(4474),n.e(1399),n.e(5320)]).then(n.bind(n,65320))).checkVerb},prove:{description:"Tell whether a c\
ommand passes with a change and fails without it",example:"prove --base main -- npm test",load:async()=>(await Promise.all(
[n.e(6347),n.e(5727),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),
n.e(8383),n.e(2253),n.e(935),n.e(1752),n.e(9379),n.e(4521),n.e(4474),n.e(4658)]).then(n.bind(n,64658))).proveVerb},audit:{
description:"Audit asset files or commands without running them",example:"audit",load:async()=>(await Promise.all([n.e(6347),
n.e(5727),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(5330),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),
n.e(8383),n.e(2253),n.e(935),n.e(1752),n.e(9379),n.e(4521),n.e(8229),n.e(5450),n.e(4474),n.e(1399),n.e(8411)]).then(n.bind(
n,98411))).auditVerb},explain:{description:"Explain a rule, or how a command is parsed and judged and what it would run",
example:"explain 'npm test && node check.js'",load:async()=>(await Promise.all([n.e(6347),n.e(5727),n.e(9547),n.e(3088),
n.e(9605),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(8383),n.e(9379),n.e(8229),n.e(8647)]).then(n.bind(
n,88647))).explainVerb},fix:{description:"Fix asset files where it is safe; prints a diff",example:"fix --base main --wr\
ite",load:async()=>(await Promise.all([n.e(6347),n.e(5727),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(6633),n.e(1079),n.
e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(2253),n.e(1752),n.e(171)]).then(n.bind(n,20171))).fixVerb},init:{description:"\
Create a policy that past changes pass, and a workflow",example:"init",load:async()=>(await Promise.all([n.e(6347),n.e(5727),
n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(8383),n.e(2253),
n.e(935),n.e(1752),n.e(950),n.e(9292)]).then(n.bind(n,89292))).initVerb},doctor:{description:"Show what the policy, the \
assets, the workflow and this machine lack",example:"doctor",load:async()=>(await Promise.all([n.e(6347),n.e(5727),n.e(9547),
n.e(3088),n.e(9605),n.e(8364),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(8383),n.e(2253),n.e(935),n.
e(1752),n.e(670),n.e(950),n.e(126)]).then(n.bind(n,3273))).doctorVerb},select:{description:"Show which gene or capsule i\
s selected for a set of signals, and why",example:"select --signals log_error,timeout",load:async()=>(await Promise.all(
[n.e(6347),n.e(5727),n.e(9547),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(9922)]).then(n.bind(n,19922))).selectVerb},plan:{
description:"Distribute the genes that a range of commits changes over shards",example:"plan --base main --shards 4",load:async()=>(await Promise.
all([n.e(6347),n.e(5727),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(5330),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),
n.e(8827),n.e(8383),n.e(2253),n.e(935),n.e(1752),n.e(9379),n.e(4521),n.e(8229),n.e(5450),n.e(4474),n.e(1399),n.e(1495)]).
then(n.bind(n,41495))).planVerb},report:{description:"Show a saved report, for example of a workflow run; exits with 0 i\
f it can",example:"report gate-report.json",load:async()=>(await Promise.all([n.e(6347),n.e(5727),n.e(9547),n.e(3088),n.
e(5330),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8383),n.e(9379),n.e(8229),n.e(5450),n.e(1399),n.e(9200)]).
then(n.bind(n,196))).reportVerb},merge:{description:"Combine the reports of `check --shard` into one report",example:"me\
rge part-*/gate-report.json",load:async()=>(await Promise.all([n.e(6347),n.e(5727),n.e(9547),n.e(3088),n.e(9605),n.e(8364),
n.e(5330),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(8383),n.e(2253),n.e(935),n.e(1752),n.e(9379),n.
e(4521),n.e(8229),n.e(5450),n.e(4474),n.e(1399),n.e(1495)]).then(n.bind(n,41495))).mergeVerb},policy:{description:"Valid\
ate a policy file and list its differences from the defaults",example:"policy test",load:async()=>(await Promise.all([n.
e(6347),n.e(5727),n.e(6633),n.e(1079),n.e(7805)]).then(n.bind(n,87805))).policyVerb},promote:{description:"Decide which \
external Genes, Capsules and events can be promoted",example:"promote --assets candidates.jsonl",load:async()=>(await Promise.
all([n.e(6347),n.e(5727),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(6826),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),
n.e(8827),n.e(2253),n.e(935),n.e(4521),n.e(1144),n.e(709)]).then(n.bind(n,9956))).promoteVerb},demo:{description:"Create\
 a sample repository with a pull request, and run the gate on it",example:"demo",load:async()=>(await Promise.all([n.e(6347),
n.e(5727),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(5330),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),
n.e(8383),n.e(2253),n.e(935),n.e(1752),n.e(9379),n.e(4521),n.e(8229),n.e(5450),n.e(4474),n.e(1399),n.e(7893)]).then(n.bind(
n,67893))).demoVerb},schema:{description:"Print the JSON Schema of the policy, a report or a promotion",example:"schema \
policy",load:async()=>(await Promise.all([n.e(6347),n.e(6633),n.e(8477),n.e(8383),n.e(5001)]).then(n.bind(n,67541))).schemaVerb},
completion:{description:"Print the completions of this command line for a shell",example:"completion bash",load:async()=>(await n.
e(2216).then(n.bind(n,72216))).completionVerb(a)}};async function y([g="",P=""],v,l){const T=g==="help"?P:g,x=Object.hasOwn(
i,T)?i[T]:void 0;return x?[(await x.load())(v,l).description(x.description).addHelpText("after",`
For example:
  ${v.name} ${x.example}`)]:Object.entries(i).map(([R,{description:d}])=>new(m()).Command(R).description(d))}async function a(g){
const P=Object.keys(i).map(v=>y([v],g,()=>{}));return(await Promise.all(P)).flat()}},63314:function(V,f,n){n.r(f),n.d(f,
{Argument:()=>m.ef,Command:()=>m.uB,CommanderError:()=>m.b7,InvalidArgumentError:()=>m.Di,Option:()=>m.c$});var m=n(48179)}};
