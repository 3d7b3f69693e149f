"use strict";exports.id=8955,exports.ids=[8955],exports.modules={78955:function(V,a,n){function m(){const h=n(97787);return m=function(){
return h},h}function i(){const h=n(34910);return i=function(){return h},h}function y(){const h=n(54244);return y=function(){
return h},h}(0,y().runProcess)(2,async h=>{process.exitCode=await(0,m().mainOfProcess)(process.argv.slice(2),(0,i().processTerminal)(
h))})},97787:function(V,a,n){Object.defineProperty(a,"__esModule",{value:!0}),a.main=P,a.mainOfProcess=x,a.tooOld=I;function m(){
const t=n(63314);return m=function(){return t},t}function i(){const t=n(41895);return i=function(){return t},t}function y(){
const t=n(3051);return y=function(){return t},t}function h(){const t=n(38863);return h=function(){return t},t}function e(){
const t=n(31626);return e=function(){return t},t}function E(){const t=n(34910);return E=function(){return t},t}function v(){
const t=n(67430);return v=function(){return t},t}const f=new Set(["-V","--version"]);async function P(t,d){const l=(0,E().
ownArguments)(t),o=[...l.filter(O=>O!==E().NO_COLOR_FLAG),...t.slice(l.length)];if(o.length===1&&f.has(o[0]??""))return d.
print(`${h().TOOL.version}
`),0;let g=2;const C=new(m()).Command(d.name).description("CI gate for AI-agent evolution assets: audit commands, check \
the blast radius, run, report").version(h().TOOL.version).showSuggestionAfterError(!T.has(o[0]??"")).addHelpText("after",
`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Colours: on a terminal; --no-color, NO_COLOR and FORCE_COLOR decide otherwise

Try it without a repository: ${d.name} demo`),L=O=>{g=O};for(const O of await(0,v().commandsFor)(o,d,L))C.addCommand(O);
for(const O of[C,...C.commands])O.exitOverride().showHelpAfterError(`(${d.name} ${O===C?"":`${O.name()} `}--help)`).configureOutput(
{writeOut:F=>d.print(F),writeErr:F=>d.note(F),outputError:(F,u)=>u((0,e().messageText)(F.trimEnd(),d))});try{return s(o),
await C.parseAsync(c(o,C),{from:"user"}),g}catch(O){return O instanceof m().CommanderError?(d.note(A(O)??j(O,C,o)),O.exitCode===
0?0:2):(d.note(S(O,d)),2)}}const T=new Map(Object.entries({"`audit`, or `check` for a change":"lint scan validate","`che\
ck`":"ci gate run test verify","`check --approve DIGEST`":"approve","`fix`, or `fix --write`":"--fix apply format","`--f\
ormat json`":"--json -j","`--format` with a name, such as `sarif`":"--html --junit --markdown --md --sarif --xml","`--no\
-run`":"--dry-run -n","`--output DIR`":"--out -o","`--base REF`":"--against --from --since","`--head REF`":"--to","`--po\
licy FILE`":"--config -c","`--repo DIR`":"--cwd --dir -C","`--verbose`":"--all-findings --debug -v"}).flatMap(([t,d])=>d.
split(" ").map(l=>[l,t])));function A({message:t}){const[,d=""]=/unknown (?:command|option) '([^'=]*)/.exec(t)??[],l=T.get(
d);if(l!==void 0)return`hint: Use ${l}.
`;const[,o="",g=""]=/'([^']*)' is invalid.*Allowed choices are (.*)\.$/s.exec(t)??[],C=(0,y().nearestName)(o,g.split(", "));
return g===""||C===void 0?void 0:`(Did you mean ${C}?)
`}function j({code:t},{commands:d},[l]){const o=d.some(g=>g.name()===l&&g.options.some(({long:C})=>C==="--base"));return t===
"commander.excessArguments"&&o?"hint: Name the commit to compare with as `--base REF`, and the one to judge as `--head R\
EF`.\n":""}function s(t){const d=(0,E().ownArguments)(t),l=d.find((o,g)=>/^--(?:repo|output)=?$/.test(o)&&(o.endsWith("=")||
d[g+1]===""));if(l!==void 0)throw new(i()).GateError("usage",`${l.replace("=","")} is empty.`,"Specify a path; a variabl\
e may not be set.")}function c(t,{commands:d}){const[l="",o="-"]=t[0]==="help"?t.slice(1):t,[g]=d.find(O=>O.name()===l)?.
registeredArguments??[];if(!(g?.argChoices?.includes(o)??!0)&&!o.startsWith("-"))return[l,o];const L=l==="help"||Object.
hasOwn(v().VERBS,l);return l===""||l.startsWith("-")||L?t:[l]}async function x(t,d){const l=I(process.versions.node),o=l?
2:await P(t,d),g=l??await d.written()??R(o,d);return g===void 0?o:(d.note((0,e().failureText)(g,d)),2)}function R(t,{signal:d}){
if(!(t!==0||!d.aborted))return new(i()).GateError("interrupted","The gate was interrupted before it ended.","Run it agai\
n, because its output may not be complete.")}function S(t,d){const l=t instanceof i().GateError?t:(0,i().systemError)(t);
return l!==void 0?(0,e().failureText)(l,d):`error: ${t instanceof Error?t.stack??t.message:String(t)}
hint: This is a bug in ${h().TOOL.name} ${h().TOOL.version}. Report it with the output above.
`}const $=20;function I(t){if(!(Number.parseInt(t,10)>=$))return new(i()).GateError("usage",`Node.js ${t} cannot run the\
 gate.`,"Install Node.js 20.20 or newer, and put it on PATH.")}},39098:function(V,a,n){Object.defineProperty(a,"__esModu\
le",{value:!0}),a.ownName=e;function m(){const f=n(73024);return m=function(){return f},f}function i(){const f=n(76760);
return i=function(){return f},f}function y(){const f=n(38863);return y=function(){return f},f}function h(){const f=n(36773);
return h=function(){return f},f}function e({script:f,cwd:P,path:T}){const A=(0,m().realpathSync)(f),s=T.split(i().delimiter).
filter(x=>!/node_modules[\\/]\.bin$/.test(x)).map(x=>(0,i().resolve)(P,x,y().TOOL.name));if(A===s.flatMap(x=>E(x)??[])[0])
return y().TOOL.name;const c=(0,i().relative)((0,m().realpathSync)(P),A);return`node ${/^[\w./\\:@%+=,-]+$/.test(c)?c:v(
c)}`}function E(f){try{return(0,m().accessSync)(f,m().constants.X_OK),(0,m().statSync)(f).isFile()?(0,m().realpathSync)(
f):void 0}catch{return}}function v(f){return process.platform==="win32"?`"${f}"`:(0,h().singleQuoted)(f)}},34910:function(V,a,n){
Object.defineProperty(a,"__esModule",{value:!0}),a.NO_COLOR_FLAG=void 0,a.isColoured=P,a.ownArguments=v,a.processTerminal=
E,a.withoutRunnerCommands=j;function m(){const s=n(38321);return m=function(){return s},s}function i(){const s=n(41895);
return i=function(){return s},s}function y(){const s=n(73388);return y=function(){return s},s}function h(){const s=n(26016);
return h=function(){return s},s}function e(){const s=n(39098);return e=function(){return s},s}function E(s){let c,x;process.
stdout.on("error",o=>{x??=o}),process.stderr.on("error",()=>{});const{stdout:R,stderr:S,env:$}=process,I=async()=>{await new Promise(
o=>R.write("",o)),await new Promise(o=>setImmediate(o))},t=$.GITHUB_ACTIONS==="true",d=t?j:o=>o,l=(o,g="text")=>{R.write(
d(o,g))};return{get cwd(){return A()},get name(){const[,o=""]=process.argv;return c??=(0,e().ownName)({script:o,cwd:A(),
path:$.PATH??""}),c},env:$,platform:(0,h().platformOf)(process.platform),columns:Math.max(40,Math.min(R.columns||80,120)),
noteColumns:()=>S.columns||80,colour:P(process.argv,$,R.isTTY),interactive:(S.isTTY??!1)&&$.TERM!=="dumb"&&!$.CI,signal:s,
print:l,note:o=>{S.write(d(o,"text"))},...t&&{fold:o=>{S.write(o===void 0?`::endgroup::
`:`::group::${o}
`)}},readInput:o=>(0,m().buffer)((0,y().openInput)(o)),openInput:y().openInput,written:async()=>(await I(),x&&T(x))}}function v(s){
const c=s.indexOf("--");return c<0?s:s.slice(0,c)}const f=a.NO_COLOR_FLAG="--no-color";function P(s,{FORCE_COLOR:c,NO_COLOR:x,
TERM:R},S=!1){return v(s).includes(f)?!1:c!==void 0?!/^(?:0|false)$/.test(c):S&&!x&&R!=="dumb"}function T(s){if(s.code!==
"EPIPE")return new(i()).GateError("file_unreadable",`Cannot write to standard output (${s.code}).`,"Free space where the\
 output is stored, or write the report with --output.",{cause:s})}function A(){try{return process.cwd()}catch(s){throw new(i()).
GateError("usage","The current directory does not exist.","Change to an existing directory and run the command again.",{
cause:s})}}function j(s,c){switch(c){case"json":case"agent":case"jsonl":case"sarif":return s.replaceAll("##[","\\u0023#[");case"\
html":case"junit":return s.replaceAll("##[","&#35;#[").replace(/^([^\S\n]*):(?=:)/gm,"$1&#58;");default:return s.replaceAll(
"##[","## [").replace(/^(\s*):(?=:)/gm,"$1: ")}}},67430:function(V,a,n){Object.defineProperty(a,"__esModule",{value:!0}),
a.VERBS=void 0,a.commandsFor=y;function m(){const e=n(63314);return m=function(){return e},e}const i=a.VERBS={check:{description:"\
Check the genes that a range of commits changes, and run their allowed commands",example:"check --base main",load:async()=>(await Promise.
all([n.e(6347),n.e(2458),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(5330),n.e(1260),n.e(6633),n.e(1079),n.e(8477),n.e(4948),
n.e(6226),n.e(8827),n.e(8383),n.e(2253),n.e(935),n.e(1817),n.e(9379),n.e(4521),n.e(8229),n.e(5450),n.e(4474),n.e(1399),n.
e(5320)]).then(n.bind(n,65320))).checkVerb},prove:{description:"Tell whether a command passes with a change and fails wi\
thout it",example:"prove --base main -- npm test",load:async()=>(await Promise.all([n.e(6347),n.e(2458),n.e(9547),n.e(3088),
n.e(9605),n.e(8364),n.e(1260),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(8383),n.e(2253),n.e(935),n.
e(1817),n.e(9379),n.e(4521),n.e(4474),n.e(4658)]).then(n.bind(n,64658))).proveVerb},audit:{description:"Audit asset file\
s or commands without running them",example:"audit",load:async()=>(await Promise.all([n.e(6347),n.e(2458),n.e(9547),n.e(
3088),n.e(9605),n.e(8364),n.e(5330),n.e(1260),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(8383),n.e(
2253),n.e(935),n.e(1817),n.e(9379),n.e(4521),n.e(8229),n.e(5450),n.e(4474),n.e(1399),n.e(8411)]).then(n.bind(n,98411))).
auditVerb},explain:{description:"Explain a rule, or how a command is parsed and judged and what it would run",example:"e\
xplain 'npm test && node check.js'",load:async()=>(await Promise.all([n.e(6347),n.e(2458),n.e(9547),n.e(3088),n.e(9605),
n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(8383),n.e(9379),n.e(8229),n.e(8647)]).then(n.bind(n,88647))).
explainVerb},fix:{description:"Fix asset files where it is safe; prints a diff",example:"fix --base main --write",load:async()=>(await Promise.
all([n.e(6347),n.e(2458),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),
n.e(2253),n.e(1817),n.e(171)]).then(n.bind(n,20171))).fixVerb},init:{description:"Create a policy that past changes pass\
, and a workflow",example:"init",load:async()=>(await Promise.all([n.e(6347),n.e(2458),n.e(9547),n.e(3088),n.e(9605),n.e(
8364),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(8383),n.e(2253),n.e(935),n.e(1817),n.e(950),n.e(9292)]).
then(n.bind(n,89292))).initVerb},doctor:{description:"Show what the policy, the assets, the workflow and this machine la\
ck",example:"doctor",load:async()=>(await Promise.all([n.e(6347),n.e(2458),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(6633),
n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(8383),n.e(2253),n.e(935),n.e(1817),n.e(670),n.e(950),n.e(126)]).then(
n.bind(n,3273))).doctorVerb},select:{description:"Show which gene or capsule is selected for a set of signals, and why",
example:"select --signals log_error,timeout",load:async()=>(await Promise.all([n.e(6347),n.e(2458),n.e(9547),n.e(6633),n.
e(1079),n.e(8477),n.e(4948),n.e(9922)]).then(n.bind(n,19922))).selectVerb},plan:{description:"Distribute the genes that \
a range of commits changes over shards",example:"plan --base main --shards 4",load:async()=>(await Promise.all([n.e(6347),
n.e(2458),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(5330),n.e(1260),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),
n.e(8827),n.e(8383),n.e(2253),n.e(935),n.e(1817),n.e(9379),n.e(4521),n.e(8229),n.e(5450),n.e(4474),n.e(1399),n.e(1495)]).
then(n.bind(n,41495))).planVerb},report:{description:"Show a saved report, for example of a workflow run; exits with 0 i\
f it can",example:"report gate-report.json",load:async()=>(await Promise.all([n.e(6347),n.e(2458),n.e(9547),n.e(3088),n.
e(5330),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8383),n.e(9379),n.e(8229),n.e(5450),n.e(1399),n.e(9200)]).
then(n.bind(n,196))).reportVerb},merge:{description:"Combine the reports of `check --shard` into one report",example:"me\
rge part-*/gate-report.json",load:async()=>(await Promise.all([n.e(6347),n.e(2458),n.e(9547),n.e(3088),n.e(9605),n.e(8364),
n.e(5330),n.e(1260),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),n.e(8827),n.e(8383),n.e(2253),n.e(935),n.e(1817),n.
e(9379),n.e(4521),n.e(8229),n.e(5450),n.e(4474),n.e(1399),n.e(1495)]).then(n.bind(n,41495))).mergeVerb},policy:{description:"\
Validate a policy file and list its differences from the defaults",example:"policy test",load:async()=>(await Promise.all(
[n.e(6347),n.e(2458),n.e(6633),n.e(1079),n.e(7805)]).then(n.bind(n,87805))).policyVerb},promote:{description:"Decide whi\
ch external Genes, Capsules and events can be promoted",example:"promote --assets candidates.jsonl",load:async()=>(await Promise.
all([n.e(6347),n.e(2458),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(6826),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),
n.e(8827),n.e(2253),n.e(935),n.e(4521),n.e(1144),n.e(709)]).then(n.bind(n,9956))).promoteVerb},demo:{description:"Create\
 a sample repository with a pull request, and run the gate on it",example:"demo",load:async()=>(await Promise.all([n.e(6347),
n.e(2458),n.e(9547),n.e(3088),n.e(9605),n.e(8364),n.e(5330),n.e(1260),n.e(6633),n.e(1079),n.e(8477),n.e(4948),n.e(6226),
n.e(8827),n.e(8383),n.e(2253),n.e(935),n.e(1817),n.e(9379),n.e(4521),n.e(8229),n.e(5450),n.e(4474),n.e(1399),n.e(7893)]).
then(n.bind(n,67893))).demoVerb},schema:{description:"Print the JSON Schema of the policy, a report or a promotion",example:"\
schema policy",load:async()=>(await Promise.all([n.e(6347),n.e(6633),n.e(8477),n.e(8383),n.e(5001)]).then(n.bind(n,67541))).
schemaVerb},completion:{description:"Print the completions of this command line for a shell",example:"completion bash",load:async()=>(await n.
e(2216).then(n.bind(n,72216))).completionVerb(h)}};async function y([e="",E=""],v,f){const P=e==="help"?E:e,T=Object.hasOwn(
i,P)?i[P]:void 0;return T?[(await T.load())(v,f).description(T.description).addHelpText("after",`
For example:
  ${v.name} ${T.example}`)]:Object.entries(i).map(([A,{description:j}])=>new(m()).Command(A).description(j))}async function h(e){
const E=Object.keys(i).map(v=>y([v],e,()=>{}));return(await Promise.all(E)).flat()}},63314:function(V,a,n){n.r(a),n.d(a,
{Argument:()=>m.ef,Command:()=>m.uB,CommanderError:()=>m.b7,InvalidArgumentError:()=>m.Di,Option:()=>m.c$});var m=n(48179)}};
