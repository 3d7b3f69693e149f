"use strict";exports.id=462,exports.ids=[462],exports.modules={78261:((_,u,w)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.byHarm=
b;function S(){const R=w(39763);return S=function(){return R},R}function b(R,E){return $(R)-$(E)}function $({severity:R,
harm:E="bookkeeping",suppressed:k}){return((k?2:+(R==="notice"))*S().HARMS.length+S().HARMS.indexOf(E))*S().SEVERITIES.length+
S().SEVERITIES.indexOf(R)}}),17722:((_,u,w)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.LONGEST_SENTENCE=void 0,
u.blockedRows=v,u.explanation=h,u.failedRows=A,u.findingRows=d,u.fixRows=t,u.markedCommand=L,u.proposalRows=n,u.suppressedRows=
g;function S(){const s=w(10289);return S=function(){return s},s}function b(){const s=w(50427);return b=function(){return s},
s}function $(){const s=w(88611);return $=function(){return s},s}function R(){const s=w(51660);return R=function(){return s},
s}function E(){const s=w(17577);return E=function(){return s},s}function k(){const s=w(55967);return k=function(){return s},
s}function O(){const s=w(94965);return O=function(){return s},s}function i(){const s=w(31626);return i=function(){return s},
s}const T=u.LONGEST_SENTENCE=600,N={quiet:8,verbose:200};function v({lead:s,others:f},l,p){const{main:c,further:m}=(0,E().
reasonsOf)(s.findings),M=p&&(0,E().ownRemedy)(s.findings,p.findings),P=p?[...(0,i().prose)(l,"why","The reason is the sa\
me as above."),...M?(0,i().prose)(l,"fix",(0,O().clip)(M,T),{label:"good"}):[]]:[...c?h(c,l):(0,i().prose)(l,"why",(0,O().
clipCounted)(s.gene.summary,T)),...m.flatMap(({message:F,rule:C})=>(0,i().prose)(l,"also",`${(0,O().clip)(F,T)} (${(0,O().
clip)(C,60)})`))];return[...o(s,"blocked",l),...(0,i().labelled)(l,"",I(s,l)),...P,...a(f,l)]}function I({command:s,findings:f},l){
const p=f.flatMap(({span:c})=>c??[]);return L(s.command,p,l)}function L(s,f,l,{tone:p="bad",...c}={}){return(0,$().markedLines)(
s,f,{columns:(0,i().roomOf)(l),...c}).map(m=>l.paint(/^ *\^[ ^]*$/.test(m)?p:"strong",m))}function A({lead:s,others:f},l){
const{outcome:p}=s.command;if(p===void 0)return[];const c=l.verbose?N.verbose:N.quiet,[m]=s.findings;return[...o(s,"fail\
ed",l),...(0,i().labelled)(l,"",[...I({...s,findings:[]},l),...(0,R().errorLines)(p,c,(0,i().roomOf)(l)-2).map(M=>`${l.paint(
"quiet","\u2502")} ${M}`)]),...(0,i().prose)(l,"why",`It ${(0,O().statusWords)(p)} after ${(0,O().duration)(p.duration_ms)}\
.${y(m)}`),...m?t(m,l):[],...a(f,l)]}function y(s){return s&&(0,E().isMissingTarget)(s)?` ${(0,O().clip)(s.message,T)}`:
""}function o({gene:s,command:f,position:l},p,c){const m=(0,i().roomOf)(c),M=f.location?.path??s.path,P=`:${f.location?.
line??s.line}`,F=`, command ${l} of ${s.commands.length}`;return(0,i().labelled)(c,p,[(0,i().shortName)(s.id,m-F.length)+
F,c.paint("quiet",(0,i().shortName)(M,m-P.length)+P)],"bad")}function h(s,f){return[...(0,i().prose)(f,"why",(0,O().clipCounted)(
s.message,T)),...t(s,f),...(0,k().newFiles)(s.edit).flatMap(({path:l,lines:p,length:c})=>[...(0,i().prose)(f,"new file",
`${(0,O().clip)(l,200)}, ${(0,O().count)(c,"line")}`),...e((p??[]).map(m=>`+ ${m}`),f)])]}function t({remedy:s,rule:f},l){
return[...(0,i().prose)(l,"fix",(0,O().clip)(s,T),{label:"good"}),...r(f,l)]}function n(s,f){const l=(0,k().fixOf)(s);if(l===
void 0)return[];const{what:p,command:c,diff:m}=l;return[...(0,i().prose)(f,"fix",`${p}:`,{label:"good"}),...(0,i().labelled)(
f,"",(0,b().chop)(c,(0,i().roomOf)(f))),...e(m??[],f)]}function e(s,f){const l=s.flatMap(p=>(0,b().chop)((0,S().terminal)(
p.replaceAll("	","    ")),(0,i().roomOf)(f)).map(c=>{const m=p.startsWith("-")?"bad":p.startsWith("+")?"good":void 0;return m?
f.paint(m,c):c}));return(0,i().labelled)(f,"",l)}function r(s,f){return(0,i().labelled)(f,"see",[f.paint("quiet",(0,i().
shortName)(`gene-gate explain ${s}`,(0,i().roomOf)(f)))])}function a(s,f){if(s.length===0)return[];const l=[...new Set(s.
map(({gene:c})=>(0,O().clip)(c.id,40)))],p=l.length>3?` and ${l.length-3} more`:"";return(0,i().prose)(f,"repeated",`Sam\
e problem in ${(0,O().count)(s.length,"other command")}, in ${l.slice(0,3).join(", ")}${p}.`)}function d(s,f){const l=s.
lead.rule==="approval-missing",p=l?"approval":s.lead.severity,c=l?"caution":O().SEVERITY_TONES[s.lead.severity],{lead:m}=s,
M=(0,E().pathAndLine)(m),P=(0,E().otherFiles)(s),F=P.length>0?P.map(S().terminal).join(", "):(0,E().othersWords)(s),C=F===
""?"":` and ${F}`,j=C.length<(0,i().roomOf)(f)/2;return[...(0,i().prose)(f,p,(0,E().isWhole)(m)?m.message:(0,O().clip)(m.
message,T),{label:c}),...M===void 0?[]:(0,i().labelled)(f,"",[f.paint("quiet",j?(0,i().shortName)(M,(0,i().roomOf)(f)-C.
length)+C:(0,i().shortName)(M,(0,i().roomOf)(f)))]),...j?[]:(0,i().prose)(f,"",`and ${F}`,{text:"quiet"}),...t(m,f)]}function g(s,f){
const{rule:l,message:p,suppressed:c}=s,m=(0,E().pathAndLine)(s),M=`${c?.reason??""} (${l}, until ${c?.expires})`;return[
...(0,i().prose)(f,"ignored",(0,O().clip)(p,T),{label:"quiet"}),...m===void 0?[]:(0,i().labelled)(f,"",[f.paint("quiet",
(0,i().shortName)(m,(0,i().roomOf)(f)))]),...(0,i().prose)(f,"reason",(0,O().clip)(M,T))]}}),88611:((_,u,w)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.commandLine=O,u.markedLines=k,u.markedRuns=y,u.notShown=T,u.shownParts=i;function S(){const o=w(
10289);return S=function(){return o},o}function b(){const o=w(50427);return b=function(){return o},o}function $(){const o=w(
94965);return $=function(){return o},o}const R=2e3,E=200;function k(o,h,{columns:t=Number.POSITIVE_INFINITY,whole:n=R}={}){
return i(o,h,n).flatMap(({start:e,end:r,isShown:a})=>a?L(I(o,e,r,h),t).flatMap(A):[T(r-e)])}function O(o,h){return i(o,h).
map(({start:t,end:n,isShown:e})=>e?(0,S().terminal)(o.slice(t,n)):` ${T(n-t)} `).join("").trimEnd()}function i(o,h,t=R){
const n=[];let e=0;for(const[r,a]of N(o,h,t))r>e&&n.push({start:e,end:r,isShown:!1}),n.push({start:r,end:a,isShown:!0}),
e=a;return e<o.length&&n.push({start:e,end:o.length,isShown:!1}),n}function T(o){return`[${(0,$().count)(o,"character")}\
 not shown]`}function N(o,h,t){if(o.length<=t)return[[0,o.length]];const n=[0,...h.map(({start:r})=>r)].toSorted((r,a)=>r-
a),e=[];for(const r of n){const a=Math.max(0,Math.min(r,o.length)-E),d=Math.min(o.length,r+E),g=e.at(-1);g&&a<=g[1]?g[1]=
Math.max(g[1],d):e.push([a,d])}return e.map(([r,a])=>[v(o,r),v(o,a)])}function v(o,h){return/^[\ud800-\udbff][\udc00-\udfff]/.
test(o.slice(h-1,h+1))?h+1:h}function I(o,h,t,n){const e=[];let r=h;for(const d of o.slice(h,t)){const[g,s]=[r,r+d.length],
f=(0,S().terminal)(d),l=n.some(p=>s>p.start&&g<Math.max(p.end,p.start+1));e.push({shown:f,width:(0,b().textWidth)(f),marked:l}),
r=s}const a=t===o.length&&n.some(d=>d.start>=t);return a&&e.push({shown:"",width:1,marked:a}),e}function L(o,h){const t=[];
let n=[],e=0;for(const r of o)n.length>0&&e+r.width>h&&(t.push(n),[n,e]=[[],0]),n.push(r),e+=r.width;return[...t,n]}function A(o){
const h=o.map(({shown:n})=>n).join(""),t=o.map(({width:n,marked:e})=>(e?"^":" ").repeat(n)).join("");return[h,t.trimEnd()].
filter((n,e)=>e===0||n!=="")}function y(o,{start:h,end:t},n){const e=[];for(const{shown:r,marked:a}of I(o,h,t,n)){const d=e.
at(-1);d?.marked===a?d.text+=r:e.push({text:r,marked:a})}return e}}),51660:((_,u,w)=>{Object.defineProperty(u,"__esModul\
e",{value:!0}),u.errorLines=T,u.relativePaths=A;function S(){const o=w(10289);return S=function(){return o},o}function b(){
const o=w(50427);return b=function(){return o},o}const $=256*1024,R={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},
mocha:{start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},
tap:{start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},
"cargo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},E={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
k=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
O=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
i=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function T({stdout:o,stderr:h,root:t},n,e=Number.POSITIVE_INFINITY){const r=A(t),a=m=>(0,S().outputLines)(r(m.slice(-$))),
d=[h,o],g=d.map(({head:m,tail:M})=>a(`${m}
${M}`)),s=v(g,Object.values(R))??v(g,[E]),l=d.map(({head:m,tail:M})=>a(M===""?m:M).filter(N)).find(m=>m.length>0)??[],c=(s?
s.filter(N).slice(0,n):l.slice(-n)).flatMap(m=>(0,b().chop)(m.trimEnd(),e)).map(m=>m.trimEnd());return s?c.slice(0,n):c.
slice(-n)}function N(o){return![k,O,i].some(h=>h.test(o))}function v(o,h){return o.map(t=>I(t,h)).find(Boolean)}function I(o,h){
for(const{start:t,after:n,before:e=0}of h){const r=n?o.findIndex(d=>n.test(d)):0,a=o.findIndex((d,g)=>r!==-1&&g>=r&&t.test(
d));if(a!==-1)return o.slice(Math.max(0,a-e))}}const L=String.raw`[\w.@+~-]`;function A(o){if(o===void 0||o.length<2)return e=>e;
const t=[`file://${o.startsWith("/")?"":"/"}${encodeURI(o.replaceAll("\\","/"))}`,`file://${o}`,o.replaceAll("\\","\\\\"),
o],n=new RegExp(`(?<!${L})(?:${t.map(y).join("|")})(?:([/\\\\]{1,2})(?=${L})|(?!${L}))`,"g");return e=>e.replace(n,(r,a)=>a?
"":".")}function y(o){return o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}}),17577:((_,u,w)=>{Object.defineProperty(u,"__esMo\
dule",{value:!0}),u.dangerFirst=i,u.dangerRank=O,u.groupsOf=o,u.isMissingTarget=N,u.isRepositoryPath=v,u.isWhole=h,u.otherFiles=
y,u.othersWords=L,u.ownRemedy=T,u.pathAndLine=$,u.reasonsOf=E,u.sizeOf=I;function S(){const t=w(59490);return S=function(){
return t},t}function b(){const t=w(94965);return b=function(){return t},t}function $({location:t}){return t&&`${t.path}:${t.
line}`}const R=3;function E(t){const n=t.find(({span:a})=>a!==void 0)??t[0],r=[...new Map(t.map(a=>[a.rule,a])).values()].
filter(({rule:a})=>a!==n?.rule);return{main:n&&i(n),further:r.slice(0,R)}}const k=[/download|remote code|whatever it reads|what npm runs|from elsewhere/i,
/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];function O(t){const n=k.findIndex(e=>e.test(
t));return n===-1?k.length:n}function i(t){const{message:n,remedy:e,danger:r}=t;return r===void 0?t:{...t,message:`The c\
ommand ${r}. ${n}`,remedy:e.replace(`: it ${r}`,"")}}function T(t,n){const e=E(t).main?.remedy;return e===E(n).main?.remedy?
void 0:e}function N({rule:t}){return t==="target-missing"}function v(t){return t.split("/").every(n=>!["",".",".."].includes(
n))}function I({others:t}){return 1+t.length}function L({lead:t,others:n}){if(n.length===0)return"";const e=new Set(n.flatMap(
({subject:a})=>a?.id??[])).size,r=new Set(n.map(({rule:a})=>a).filter(a=>a!==t.rule));return[e===n.length?(0,b().count)(
e,"other asset"):(0,b().count)(n.length,"other place")+(e>1?` in ${e} assets`:""),...r.size>0?[`also ${[...r].join(", ")}`]:
[]].join(", ")}const A=3;function y({lead:t,others:n}){const e=n.map(({subject:d,location:g})=>d?void 0:g?.path),r=new Set(
e);return n.length<=A&&r.size===n.length&&!r.has(void 0)&&!r.has(t.location?.path)&&n.every(({rule:d})=>d===t.rule)?e.flatMap(
d=>d??[]):[]}function o(t,n){return[...(0,S().groupBy)(t,n).values()].flatMap(([e,...r])=>e===void 0?[]:[{lead:e,others:r}])}
function h({rule:t}){return t==="gate-weakened"||t==="policy-changed"}}),55967:((_,u,w)=>{Object.defineProperty(u,"__esM\
odule",{value:!0}),u.fixOf=E,u.newFiles=O;function S(){const i=w(38863);return S=function(){return i},i}function b(){const i=w(
10289);return b=function(){return i},i}function $(){const i=w(94965);return $=function(){return i},i}const R={lines:40,characters:4e3,
files:3};function E({fix:i,base_sha:T}){if(i===void 0||i.edits.length===0)return;const N=i.edits.flatMap(({files:h=[]})=>h.
map(({path:t})=>t)),v=N.slice(0,R.files).map(h=>(0,$().inCode)((0,$().clip)(h,100))),I=N.length>R.files?` and ${N.length-
R.files} more`:"",L=N.length>0?`, and new files: ${v.join(", ")}${I}`:"",A=T===null?"":` --base ${T.slice(0,12)}`,y=i.patch?.
replace(/\n$/,"").split(`
`)??[],o=y.length>0&&y.length<=R.lines&&(i.patch??"").length<=R.characters&&y.every(b().isPlain);return{what:`${(0,$().count)(
i.edits.length,"edit")}, accepted and not run, content hashes included${L}`,command:`${S().COMMAND} fix${A} --write`,diff:o?
y:void 0}}const k=20;function O(i){return i===void 0||i.fix?[]:(i.files??[]).map(({path:T,text:N})=>{const v=N.replace(/\n$/,
"").split(`
`);return{path:T,lines:v.length>k?void 0:v,length:v.length}})}}),63245:((_,u,w)=>{Object.defineProperty(u,"__esModule",{
value:!0}),u.commandKey=N,u.groupByCause=t,u.groupCauses=A,u.groupCommands=h,u.groupFindings=y,u.reportSections=E,u.resultOf=
v,u.standsAt=L;function S(){const n=w(59490);return S=function(){return n},n}function b(){const n=w(78261);return b=function(){
return n},n}function $(){const n=w(17577);return $=function(){return n},n}function R(){const n=w(38319);return R=function(){
return n},n}function E(n){const e=(0,S().groupBy)(n.findings,({subject:c})=>N(c?.id,c?.command)),r=n.genes.flatMap(c=>c.
commands.map((m,M)=>{const P=v(m),F=(e.get(N(c.id,m.command))??[]).filter(C=>I(C,P)&&L(C,c,m)).sort((C,j)=>Number((0,$().
isMissingTarget)(j))-Number((0,$().isMissingTarget)(C)));return{gene:c,command:m,result:P,position:M+1,findings:F}})),a=c=>r.
filter(({result:m,findings:M})=>m===c&&!k(M)).sort(O),d=new Set(r.flatMap(({findings:c})=>c)),g=new Set(n.agent_files?n.
findings.filter(R().isTold):[]),s=n.findings.filter(c=>!d.has(c)&&!c.suppressed&&!c.seed&&!g.has(c)),f=n.findings.some(({
seed:c,severity:m})=>c&&m==="error"),l=({rule:c,severity:m})=>m==="notice"&&!(f&&c==="engine-seeds"),p=s.filter(c=>!l(c));
return{commands:r,blocked:a("blocked"),failed:a("failed"),passed:a("passed"),notRun:a("notRun"),blast:p.filter(T),dangers:p.
filter(({harm:c})=>c==="danger"),findings:p.filter(c=>!T(c)&&c.harm!=="danger"),told:[...g],waiting:s.filter(i),notices:s.
filter(c=>l(c)&&!i(c)),suppressed:n.findings.filter(({suppressed:c})=>c)}}function k(n){return n.length>0&&n.every(({seed:e})=>e)}
function O({findings:[n]},{findings:[e]}){return!n||!e?0:(0,b().byHarm)(n,e)||(0,$().dangerRank)(n.danger??"")-(0,$().dangerRank)(
e.danger??"")}function i({rule:n}){return n==="approval-missing"}function T({rule:n}){return n.startsWith("blast-radius-")}
function N(n,e){return JSON.stringify([n,e])}function v({verdict:n,outcome:e}){if(n==="block"||e?.status==="blocked")return"\
blocked";switch(e?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"not_runnable":case"\
error":return"failed";default:return"notRun"}}function I(n,e){const{severity:r,layer:a}=n,d=a==="run";return e==="blocke\
d"?r==="error"&&!d:e==="failed"&&((0,$().isMissingTarget)(n)||r==="error"&&d)}function L({location:n},e,r){if(n===void 0)
return!0;const{path:a=e.path,line:d=n.line}=r.location??{};return n.path===a&&n.line===d}function A(n){return(0,$().groupsOf)(
n.toSorted(b().byHarm),o)}function y(n){return(0,$().groupsOf)(n.toSorted(b().byHarm),e=>JSON.stringify([o(e),/ fix --/.
test(e.remedy)]))}function o({cause:n,rule:e,location:r,message:a}){return n??JSON.stringify([e,r?r.path:a])}function h(n){
return(0,$().groupsOf)(n,({command:e,findings:[r]})=>JSON.stringify([r&&o(r),e.outcome?.status,e.outcome?.exit_code,r&&(0,$().
isMissingTarget)(r)?r.message:e.command]))}function t(n){return(0,$().groupsOf)(n,({lead:{gene:e,findings:r}})=>r[0]?JSON.
stringify([o(r[0]),r[0].danger]):e.summary)}}),38319:((_,u,w)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.claimList=
T,u.directoryList=L,u.isTold=R,u.machineList=k,u.readList=i,u.uncountedList=h;function S(){const t=w(78261);return S=function(){
return t},t}function b(){const t=w(94965);return b=function(){return t},t}const $=new Set(["agent-command-changed","agen\
t-setting-changed","agent-script-changed","agent-script-unreadable"]);function R({rule:t,severity:n,suppressed:e}){return $.
has(t)&&n!=="error"&&!e}const E={new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function k({
agent_files:t=[],findings:n}){const e=new Map(n.map(d=>[d.id,d]));return{id:"machines",title:"This change makes machines\
 run",label:"machines",noun:"command",note:"Agents and editors run this by themselves on the machine of everybody who op\
ens the branch. The gate ran none of it.",rows:t.flatMap(d=>d.entries.map(g=>{const[s]=(g.findings??[]).flatMap(f=>e.get(
f)??[]).sort(S().byHarm);return{file:d,entry:g,worst:s}})).toSorted(({worst:d},{worst:g})=>d&&g?(0,S().byHarm)(d,g):+!d-
+!g).map(({file:d,entry:g,worst:s})=>{const{event:f,command:l,line:p,state:c,target:m,scripts:M}=g,P=s!==void 0&&s.harm!==
"bookkeeping",F=P?s.message:m,C=c==="removed"?void 0:`${d.tool} ${d.approval}`;return{name:`${d.path}:${p}`,place:{path:d.
path,line:p},...c&&{word:E[c]},tone:P?"bad":"caution",words:f,command:l,notes:[F,C].flatMap(j=>j?O(j):[]),...M&&{files:M}}})}}
function O(t){return`${t.slice(0,1).toUpperCase()}${t.slice(1).replace(/\.$/,"")}.`}function i({read:t=[]}){return{id:"r\
ead",title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, and this change touches t\
hem.",rows:t.map(({path:n,why:e,new:r,bytes:a})=>{const d=[...r?["new"]:[],...a===void 0?[]:[(0,b().size)(a)]];return{name:n,
place:{path:n,line:1},...d.length>0&&{word:d.join(", ")},tone:"quiet",words:e,notes:[]}})}}function T({capsules:t,events:n}){
return{id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...t.map(e=>({...N(e),...v(e),notes:e.reasons.
map(({rule:r,message:a})=>`${a} (\`${r}\`)`)})),...n.map(N)]}}function N({type:t,id:n,path:e,line:r,change:a}){return{name:n,
place:{path:e,line:r},tone:"quiet",words:`${t} ${a}`,notes:[]}}function v({eligible:t}){return t===null?{tone:"quiet"}:t?
{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const I=6;function L({blast_radius:t}){
return{id:"directories",title:"Changed directories",label:"changed",noun:"directory",rows:(t?.directories??[]).toSorted(
(e,r)=>r.files-e.files||r.lines-e.lines).slice(0,I).map(({path:e,files:r,lines:a,exempt_files:d=0})=>{const g=d===r?"not\
 counted":`${(0,b().count)(d,"file")} not counted`,s=[(0,b().count)(r,"file"),(0,b().count)(a,"line"),...d?[g]:[]];return{
name:e||".",tone:"quiet",words:s.join(", "),notes:[]}})}}const A=20,y={asset_store:"asset store file",validation_script:"\
new validation script",reference:"not counted by the reference engine"},o={binary:"binary",long_lines:"very long lines",
generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function h({blast_radius:t}){
return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"files",noun:"file",rows:(t?.changed_files??
[]).filter(({exempt:e,veil:r})=>e??r).slice(0,A).map(({path:e,lines:r,exempt:a,veil:d,bytes:g})=>({name:e,tone:"quiet",words:[
...g===void 0||r>0?[(0,b().count)(r,"line")]:[],...g===void 0?[]:[(0,b().size)(g)],...a?[y[a]]:[],...d?[o[d]]:[]].join("\
, "),notes:[]}))}}})};
