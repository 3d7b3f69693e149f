var W=Object.defineProperty;var t=(S,$)=>W(S,"name",{value:$,configurable:!0});export const id=986,ids=[986],modules={33986:((S,$,n)=>{n.a(S,async(d,r)=>{try{n.r($);var u=n(74911),m=n(50050),f=n(49733),
g=n(16963);(0,g.E)(),process.exitCode=await(0,f.I)(O=>(0,u.C)(process.argv.slice(2),(0,m.q)(O))),r()}catch(O){r(O)}},1)}),
74911:((S,$,n)=>{n.d($,{C:t(()=>e,"C")});var d=n(48179),r=n(35602),u=n(58933),m=n(53648),f=n(54756);const g={check:{description:"\
Check the genes that a range of commits changes, and run their allowed commands",load:t(async()=>(await Promise.all([n.e(
285),n.e(815),n.e(547),n.e(6),n.e(26),n.e(724),n.e(364),n.e(291),n.e(585),n.e(750),n.e(757),n.e(956),n.e(975),n.e(156),n.
e(852),n.e(451),n.e(329),n.e(365),n.e(941),n.e(560),n.e(196),n.e(735),n.e(344),n.e(939),n.e(485)]).then(n.bind(n,90485))).
checkVerb,"load")},audit:{description:"Audit asset files or commands without running them",load:t(async()=>(await Promise.
all([n.e(285),n.e(815),n.e(547),n.e(6),n.e(26),n.e(724),n.e(364),n.e(757),n.e(956),n.e(975),n.e(156),n.e(852),n.e(451),n.
e(329),n.e(365),n.e(941),n.e(240)]).then(n.bind(n,41240))).auditVerb,"load")},explain:{description:"Explain a rule, or h\
ow a command is parsed and judged and what it would run",load:t(async()=>(await Promise.all([n.e(285),n.e(815),n.e(547),
n.e(6),n.e(26),n.e(724),n.e(291),n.e(757),n.e(956),n.e(975),n.e(156),n.e(852),n.e(451),n.e(196),n.e(136)]).then(n.bind(n,
47136))).explainVerb,"load")},fix:{description:"Fix asset files where it is safe; prints a diff",load:t(async()=>(await Promise.
all([n.e(285),n.e(815),n.e(547),n.e(6),n.e(26),n.e(724),n.e(364),n.e(291),n.e(757),n.e(956),n.e(975),n.e(156),n.e(852),n.
e(451),n.e(329),n.e(365),n.e(941),n.e(808)]).then(n.bind(n,82808))).fixVerb,"load")},init:{description:"Create a policy \
file with all defaults, and a workflow",load:t(async()=>(await Promise.all([n.e(285),n.e(815),n.e(724),n.e(956),n.e(852),
n.e(193)]).then(n.bind(n,95925))).initVerb,"load")},select:{description:"Show which gene or capsule is selected for a se\
t of signals, and why",load:t(async()=>(await Promise.all([n.e(285),n.e(547),n.e(757),n.e(956),n.e(365),n.e(297)]).then(
n.bind(n,45706))).selectVerb,"load")},plan:{description:"Distribute the genes that a range of commits changes over shard\
s",load:t(async()=>(await Promise.all([n.e(285),n.e(815),n.e(547),n.e(6),n.e(26),n.e(724),n.e(364),n.e(291),n.e(585),n.e(
750),n.e(757),n.e(956),n.e(975),n.e(156),n.e(852),n.e(451),n.e(329),n.e(365),n.e(941),n.e(560),n.e(196),n.e(735),n.e(344),
n.e(939),n.e(812)]).then(n.bind(n,2812))).planVerb,"load")},report:{description:"Show a saved report, for example of a w\
orkflow run; exits with 0 if it can",load:t(async()=>(await Promise.all([n.e(6),n.e(291),n.e(585),n.e(757),n.e(560),n.e(
196),n.e(344),n.e(657)]).then(n.bind(n,1743))).reportVerb,"load")},merge:{description:"Combine the reports of `check --s\
hard` into one report",load:t(async()=>(await Promise.all([n.e(285),n.e(815),n.e(547),n.e(6),n.e(26),n.e(724),n.e(364),n.
e(291),n.e(585),n.e(750),n.e(757),n.e(956),n.e(975),n.e(156),n.e(852),n.e(451),n.e(329),n.e(365),n.e(941),n.e(560),n.e(196),
n.e(735),n.e(344),n.e(939),n.e(812)]).then(n.bind(n,2812))).mergeVerb,"load")},policy:{description:"Validate a policy fi\
le and list its differences from the defaults",load:t(async()=>(await Promise.all([n.e(285),n.e(815),n.e(547),n.e(6),n.e(
757),n.e(956),n.e(975),n.e(355)]).then(n.bind(n,53622))).policyVerb,"load")},promote:{description:"Decide which external\
 Genes, Capsules and events can be promoted",load:t(async()=>(await Promise.all([n.e(285),n.e(815),n.e(547),n.e(6),n.e(26),
n.e(724),n.e(364),n.e(750),n.e(851),n.e(757),n.e(956),n.e(975),n.e(156),n.e(852),n.e(451),n.e(329),n.e(365),n.e(941),n.e(
560),n.e(735),n.e(527),n.e(809)]).then(n.bind(n,75809))).promoteVerb,"load")},demo:{description:"Create a sample reposit\
ory with a pull request, and run the gate on it",load:t(async()=>(await Promise.all([n.e(285),n.e(815),n.e(547),n.e(6),n.
e(26),n.e(724),n.e(364),n.e(291),n.e(585),n.e(750),n.e(757),n.e(956),n.e(975),n.e(156),n.e(852),n.e(451),n.e(329),n.e(365),
n.e(941),n.e(560),n.e(196),n.e(735),n.e(344),n.e(939),n.e(669)]).then(n.bind(n,72669))).demoVerb,"load")},schema:{description:"\
Print the JSON Schema of the policy, a report or a promotion",load:t(async()=>(await Promise.all([n.e(285),n.e(364),n.e(
757),n.e(956),n.e(222)]).then(n.bind(n,58222))).schemaVerb,"load")}};async function O([o="",s=""],i,a){const I=o==="help"?
s:o,y=Object.hasOwn(g,I)?g[I]:void 0;return y?[(await y.load())(i,a).description(y.description)]:Object.entries(g).map(([
E,{description:v}])=>new d.uB(E).description(v))}t(O,"commandsFor");async function M(o,s){let i=2;const a=new d.uB(f.j.name).
description("CI gate for AI-agent evolution assets: audit commands, check the blast radius, run, report").version(f.j.version).
showSuggestionAfterError().addHelpText("after",`
Exit codes:
  0  pass, or pass with warnings
  1  fail, or approval required
  2  error: the gate could not decide

Try it without a repository: ${f.j.name} demo`),I=t(y=>{i=y},"done");for(const y of await O(o,s,I))a.addCommand(y);for(const y of[
a,...a.commands])y.exitOverride().showHelpAfterError(`(${f.j.name} ${y===a?"":`${y.name()} `}--help)`).configureOutput({
writeOut:t(E=>s.print(E),"writeOut"),writeErr:t(E=>s.note(E),"writeErr")});try{return await a.parseAsync(l(o),{from:"use\
r"}),i}catch(y){return y instanceof d.b7?y.exitCode===0?0:2:(s.note(h(y)),2)}}t(M,"main");function l(o){const[s=""]=o,i=s===
"help"||Object.hasOwn(g,s);return s===""||s.startsWith("-")||i?o:[s]}t(l,"withoutHelpOfUnknown");async function e(o,s){const i=await M(
o,s),a=await s.written();return a===void 0?i:(s.note((0,u.kY)(a)),2)}t(e,"mainOfProcess");function h(o){const s=o instanceof
r.ue?o:(0,m.O)(o);return s!==void 0?(0,u.kY)(s):`error: ${o instanceof Error?o.stack??o.message:String(o)}
hint: This is a bug in ${f.j.name} ${f.j.version}. Report it with the output above.
`}t(h,"explainFailure")}),50050:((S,$,n)=>{n.d($,{q:t(()=>g,"q")});var d=n(38321),r=n(35602),u=n(83215),m=n(6615);function f(l,e){
switch(e){case"json":case"jsonl":case"sarif":case"in-toto":return l.replaceAll("##[","\\u0023#[");case"html":case"junit":
return l.replaceAll("##[","&#35;#[").replace(/^(\s*):(?=:)/gm,"$1&#58;");default:return l.replaceAll("##[","## [").replace(
/^(\s*):(?=:)/gm,"$1: ")}}t(f,"withoutRunnerCommands");function g(l){let e;process.stdout.on("error",a=>{e??=a}),process.
stderr.on("error",()=>{});const{stdout:h,stderr:o,env:s}=process,i=s.GITHUB_ACTIONS==="true"?f:a=>a;return{get cwd(){return M()},
env:s,platform:(0,u.tj)(process.platform),columns:Math.max(40,Math.min(h.columns??80,120)),rows:o.rows??24,colour:(h.isTTY??
!1)&&!s.NO_COLOR&&s.TERM!=="dumb",interactive:(o.isTTY??!1)&&s.TERM!=="dumb"&&!s.CI,signal:l,print:t((a,I="text")=>{h.write(
i(a,I))},"print"),note:t(a=>{o.write(i(a,"text"))},"note"),readInput:t(a=>(0,d.buffer)((0,m.l)(a)),"readInput"),openInput:m.
l,written:t(async()=>(await new Promise(a=>h.write("",a)),await new Promise(a=>setImmediate(a)),e&&O(e)),"written")}}t(g,
"processTerminal");function O(l){if(l.code!=="EPIPE")return new r.ue("file_unreadable",`Cannot write to standard output \
(${l.code}).`,"Free space where the output is stored, or write the report with --output.",{cause:l})}t(O,"outputFailure");
function M(){try{return process.cwd()}catch(l){throw new r.ue("usage","The current directory does not exist.","Change to\
 an existing directory and run the command again.",{cause:l})}}t(M,"currentFolder")}),35602:((S,$,n)=>{n.d($,{VM:t(()=>u,
"VM"),qz:t(()=>r,"qz"),ue:t(()=>d,"ue")});class d extends Error{static{t(this,"GateError")}name="GateError";code;hint;constructor(f,g,O,M){
super(g,M),this.code=f,this.hint=O}}function r(m){return m instanceof d&&(m.code==="interrupted"||m.code==="audit_too_lo\
ng")}t(r,"endsAudit");function u(m){return new d("interrupted",`The gate was interrupted ${m} and made no decision.`,"Ru\
n the gate again.")}t(u,"interrupted")}),83215:((S,$,n)=>{n.d($,{VX:t(()=>u,"VX"),Zz:t(()=>l,"Zz"),hC:t(()=>O,"hC"),hH:t(
()=>g,"hH"),tj:t(()=>f,"tj"),vd:t(()=>m,"vd")});var d=n(2503),r=n(70543);const u=d.k5n(["pull_request","merge_group","pu\
sh","workflow_dispatch","range","worktree"]),m=d.k5n(["darwin","linux","win32"]);function f(e){return e==="darwin"||e===
"win32"?e:"linux"}t(f,"platformOf");const g=256,O=d.Whr().min(1).max(g),l=d.Ikc({index:O,of:O}).extend({genes:d.Whr().nonnegative().
describe("Number of genes in the shard."),verdict:r.$D.describe("The verdict about these genes alone.")})}),70543:((S,$,n)=>{
n.d($,{$D:t(()=>u,"$D"),TW:t(()=>O,"TW"),WU:t(()=>m,"WU"),dQ:t(()=>f,"dQ"),v3:t(()=>g,"v3"),xI:t(()=>M,"xI")});var d=n(2503),
r=n(64377);const u=d.k5n(["pass","warn","fail","error","needs_approval"]),m=d.k5n(["allow","warn","block"]),f=d.k5n(["sa\
fe","write","dangerous"]),g=["standard","strong","very_strong"],O=d.k5n(g),M=d.Ikc({user:d.YjP(),at:r.w$(),pull_request:d.
Whr().positive().exactOptional().describe("The pull request of the review; several can be in one merge group.")})}),6615:((S,$,n)=>{
n.d($,{l:t(()=>f,"l")});var d=n(73024),r=n(51455),u=n(35602);const m=256*1024*1024;async function*f(o,s=m){let i=0;for await(const a of o===
"-"?g():O(o,s)){if(i+=a.length,i>s)throw e(o,`more than ${s}`,s);yield a}}t(f,"openInput");async function*g(){try{yield*process.
stdin}catch(o){throw h("-",o)}}t(g,"standardInput");async function*O(o,s){let i;try{M(o,await(0,r.stat)(o),s),i=await(0,r.
open)(o,d.constants.O_RDONLY|(d.constants.O_NONBLOCK??0)),M(o,await i.stat(),s),yield*i.createReadStream({autoClose:!1})}catch(a){
throw a instanceof u.ue?a:h(o,a)}finally{await i?.close()}}t(O,"regularFile");function M(o,s,i){if(!s.isFile())throw new u.
ue("file_unreadable",`${o} is ${l(s)}, not a regular file.`,"Pass a regular file; `-` reads standard input.");if(s.size>
i)throw e(o,`${s.size}`,i)}t(M,"requireRegular");function l(o){return o.isDirectory()?"a directory":o.isFIFO()?"a named \
pipe":o.isSocket()?"a socket":"a device"}t(l,"kindOf");function e(o,s,i){return new u.ue("file_unreadable",`${o} has ${s}\
 bytes; the limit is ${i}.`,"Split the file, or check that the path is the intended one.")}t(e,"tooLarge");function h(o,s){
const{code:i}=s;return new u.ue("file_unreadable",`Cannot read ${o}${i?` (${i})`:""}.`,"Check the path and its permissio\
ns; `-` reads standard input.",{cause:s})}t(h,"unreadable")}),9924:((S,$,n)=>{n.d($,{BC:t(()=>v,"BC"),D9:t(()=>I,"D9"),Fo:t(
()=>f,"Fo"),MJ:t(()=>g,"MJ"),Pq:t(()=>L,"Pq"),jj:t(()=>E,"jj"),nv:t(()=>i,"nv"),p0:t(()=>y,"p0"),qy:t(()=>O,"qy"),rF:t(()=>N,
"rF")});const d=/[\p{C}\p{Zl}\p{Zp}\u00a0\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu,
r=/\u001b\[[0-?]*[ -/]*[@-~]/g,u=/\r\n|[\n\r]/g;function m(c){return`U+${(c.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}`}t(m,"codePointName");function f(c){return c.replace(d,P=>`<${m(P)}>`)}t(f,"terminal");function g(c){return c.
replace(r,"").replace(/\t/g,"    ").split(u).map(f)}t(g,"terminalLines");function O(c){return f(c).replace(/[&<>"'$]/g,P=>`\
&#${P.codePointAt(0)??0};`)}t(O,"html");const M=/[@#$_]|:\/\/|www\.|mailto:|xmpp:|gh-\d|[0-9a-f]{7}|:[\w+-]+:/i,l=/^(.*?)([.,;:!?]?)$/s,
e=/[\\`*[\]<>|~]|&(?=[#\w])/g,h=/^(\d*)([-+=]|(?<=\d)[.)])/;function o(c){return(c.match(/`+/g)??[]).reduce((P,C)=>Math.
max(P,C.length),0)}t(o,"longestFence");function s(c){return c.split(/\s+/).filter(Boolean).map(a).join(" ")}t(s,"markdow\
nInline");function i(c){return c.split(/`([^`]+)`/).map((C,A)=>{if(A%2===1)return I(C);const[j,U]=[/^\s/.test(C)?" ":"",
/\s$/.test(C)?" ":""];return j+s(C)+U}).reduce((C,A)=>C.endsWith("`")&&A.startsWith("`")?`${C} ${A}`:C+A)}t(i,"markdownS\
entence");function a(c,P){const[,C="",A=""]=l.exec(c)??[];if(M.test(c))return I(C)+A;const j=f(c).replace(e,"\\$&");return P===
0?j.replace(h,"$1\\$2"):j}t(a,"markdownWord");function I(c){const P=f(c);if(P==="")return"(empty)";const C="`".repeat(o(
P)+1),A=/^[ `]|[ `]$/.test(P)?" ":"";return`${C}${A}${P}${A}${C}`}t(I,"markdownCode");function y(c,P="text"){const C=c.map(
f),A="`".repeat(Math.max(3,o(C.join(`
`))+1));return[A+P,...C,A]}t(y,"markdownFence");function E(c){if(!(!/^https?:\/\//i.test(c)||!URL.canParse(c)))return new URL(
c).href.replace(/[()<>\\`|*_~[\]]/g,P=>`%${(P.codePointAt(0)??0).toString(16).toUpperCase()}`)}t(E,"markdownLinkTarget");
function v(c){return f(c).replace(/[\\[\]]/g,"\\$&").replace(/[{}]/g,"$&$&")}t(v,"sarifText");function T(c){return c.replaceAll(
"%","%25").replaceAll("\r","%0D").replaceAll(`
`,"%0A")}t(T,"workflowData");function D(c){return T(c).replaceAll(":","%3A").replaceAll(",","%2C")}t(D,"workflowProperty");
const R=new RegExp(`(?!\\n)(?:${d.source})`,d.flags);function L(c){return x(JSON.stringify(c,null,2))}t(L,"json");function N(c){
return x(JSON.stringify(c))}t(N,"jsonLine");function x(c){return c.replace(R,P=>Array.from({length:P.length},(C,A)=>`\\u${P.
charCodeAt(A).toString(16).padStart(4,"0")}`).join(""))}t(x,"withoutInvisible")}),58933:((S,$,n)=>{n.d($,{CS:t(()=>O,"CS"),
EU:t(()=>h,"EU"),MY:t(()=>s,"MY"),TJ:t(()=>l,"TJ"),aH:t(()=>o,"aH"),dT:t(()=>g,"dT"),ig:t(()=>e,"ig"),kY:t(()=>I,"kY"),wW:t(
()=>M,"wW")});var d=n(57975),r=n(9924),u=n(42886),m=n(58848);const f=11;function g({columns:E}){return Math.max(20,E-f)}
t(g,"roomOf");function O(E,v,T,D={}){const R=(0,u.LV)((0,r.Fo)(T.replace(/\s+/g," ").trim()),g(E));return M(E,v,R.map(L=>D.
text?E.paint(D.text,L):L),D.label)}t(O,"prose");function M({paint:E},v,T,D="quiet"){const R=" ".repeat(f),L=v===""?R:E(D,
(0,u.M7)(v,f));return T.map((N,x)=>`${x===0?L:R}${N}`.trimEnd())}t(M,"labelled");function l(E,v,T,D){const R=D.verbose?E:
E.slice(0,v),L=E.length-R.length;return{shown:R,rest:L>0?e((0,m.U9)(L,`other ${T}`),D):[]}}t(l,"limited");function e(E,v){
return O(v,"",`and ${E}; --verbose shows all`,{text:"quiet"})}t(e,"leftOut");function h(E,v){return(0,u.qZ)((0,r.Fo)(E.slice(
0,v*2)),v)}t(h,"shortName");function o({columns:E,colour:v,verbose:T}){return{columns:Math.max(40,E),paint:a(v),verbose:T}}
t(o,"layoutOf");function s(E){return`${E.filter(v=>v.length>0).map(v=>v.join(`
`)).join(`

`)}
`}t(s,"page");const i={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function a(E){
return E?(v,T)=>T===""?T:(0,d.styleText)(i[v],T,{validateStream:!1}):(v,T)=>T}t(a,"painter");function I({message:E,hint:v}){
return`error: ${y(E)}
hint: ${y(v)}
`}t(I,"failureText");function y(E){return(0,r.MJ)(E).join(`
`)}t(y,"shown")}),42886:((S,$,n)=>{n.d($,{LV:t(()=>O,"LV"),M7:t(()=>f,"M7"),VA:t(()=>M,"VA"),qZ:t(()=>g,"qZ"),sc:t(()=>m,
"sc")});const d=new RegExp("[\\u1100-\\u115f\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97c\\\
uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1b2fb}\\u{1d\
300}-\\u{1d37f}\\u{1f000}-\\u{1faff}\\u{20000}-\\u{3fffd}]|\\ufe0f|\\p{Emoji_Presentation}","u"),r=/[\p{Mn}\p{Me}]/u;function u(l){
return l<"\x7F"?1:d.test(l)?2:r.test(l)?0:1}t(u,"charWidth");function m(l){let e=0;for(const h of l)e+=u(h);return e}t(m,
"textWidth");function f(l,e){return l+" ".repeat(Math.max(0,e-m(l)))}t(f,"padRight");function g(l,e){let h=0,o=0,s=0;for(const i of l)
if(h+=u(i),o+=i.length,h<=e-1&&(s=o),h>e)return`${l.slice(0,s)}\u2026`;return l}t(g,"clipColumns");function O(l,e){const h=[];
let o="",s=0;for(const i of l.split(" ").flatMap(a=>M(a,e))){const a=m(i);s>0&&s+1+a>e&&(h.push(o),[o,s]=["",0]),[o,s]=s>
0?[`${o} ${i}`,s+1+a]:[i,a]}return[...h,o]}t(O,"wrap");function M(l,e){const h=[];let o="",s=0;for(const i of l){const a=u(
i);if(s+a>e&&o!==""){const I=o.lastIndexOf(" ")+1,y=I>o.length/2?I:o.length;h.push(o.slice(0,y)),o=o.slice(y),s=m(o)}o+=
i,s+=a}return[...h,o]}t(M,"chop")}),58848:((S,$,n)=>{n.d($,{$Q:t(()=>l,"$Q"),Ax:t(()=>g,"Ax"),Ej:t(()=>u,"Ej"),HO:t(()=>M,
"HO"),U9:t(()=>d,"U9"),n$:t(()=>f,"n$"),p0:t(()=>r,"p0"),vg:t(()=>O,"vg")});function d(e,h){return`${e.toLocaleString("e\
n-US")} ${h}${e===1?"":"s"}`}t(d,"count");function r(e){if(e<1e3)return`${Math.round(e)} ms`;const h=Math.floor(e/1e3);return h<
60?`${(Math.floor(e/100)/10).toFixed(1)} s`:`${Math.floor(h/60)} min ${h%60} s`}t(r,"duration");function u(e){const h=Math.
min(m.length-1,Math.floor(Math.log2(Math.max(1,e))/10)),o=e/1024**h;return`${h===0?o:o.toFixed(1)} ${m[h]}`}t(u,"size");
const m=["B","KiB","MiB","GiB","TiB"];function f(e){return`${e.slice(0,16).replace("T"," ")} UTC`}t(f,"moment");function g(e){
return e===null?"unknown":e.slice(0,7)}t(g,"shortCommit");function O(e){return e.replaceAll("_"," ")}t(O,"spoken");function M(e,h){
const o=l(e,h);return o===e?e:`${o} (${d(e.length-o.length+1,"character")} not shown)`}t(M,"clipCounted");function l(e,h){
return e.length<=h?e:`${e.slice(0,h-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}t(l,"clip")}),49733:((S,$,n)=>{n.d($,{I:t(
()=>r,"I")});const d=["SIGINT","SIGTERM"];async function r(u){const m=new AbortController,f=t(()=>{g(),m.abort()},"inter\
rupt"),g=t(()=>{for(const O of d)process.off(O,f)},"release");for(const O of d)process.on(O,f);try{return await u(m.signal)}finally{
g()}}t(r,"interruptible")}),16963:((S,$,n)=>{n.d($,{E:t(()=>r,"E")});var d=n(78877);function r(){(0,d.setFlagsFromString)(
"--semi-space-growth-factor=1")}t(r,"keepMemorySmall")}),53648:((S,$,n)=>{n.d($,{O:t(()=>m,"O")});var d=n(48161),r=n(35602);
const u={EACCES:"permission denied",EDQUOT:"the disk quota is used up",EIO:"the disk reports an error",EMFILE:"too many \
open files",ENFILE:"too many open files",ENOENT:"it does not exist",ENOSPC:"no space is left",ENOTDIR:"a part of the pat\
h is not a folder",EPERM:"permission denied",EROFS:"the file system is read-only"};function m(f){if(!(f instanceof Error))
return;const{code:g="",syscall:O,path:M}=f,l=u[g];if(l===void 0||O===void 0)return;const e=M??`a file in the temporary f\
older ${(0,d.tmpdir)()}`;return new r.ue("file_unreadable",`Cannot use ${e}: ${l} (${g}).`,M===void 0||M.startsWith((0,d.
tmpdir)())?"Free space there, or set TMPDIR to a writable folder with free space.":"Check the permissions and the free s\
pace of the folder.",{cause:f})}t(m,"systemError")}),54756:((S,$,n)=>{n.d($,{j:t(()=>d,"j"),y:t(()=>r,"y")});const d={name:"\
gene-gate",version:"0.1.0"},r="https://github.com/gene-gate/gene-gate"})};
