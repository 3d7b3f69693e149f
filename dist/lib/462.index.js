"use strict";exports.id=462,exports.ids=[462],exports.modules={17722:((j,l,w)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.LONGEST_SENTENCE=
void 0,l.alsoBlockedRows=C,l.blockedRows=R,l.explanation=_,l.failedRows=v,l.findingRows=i,l.fixRows=g,l.markedCommand=O,
l.suppressedRows=u,l.waitingRows=m;function S(){const n=w(10289);return S=function(){return n},n}function M(){const n=w(
50427);return M=function(){return n},n}function I(){const n=w(88611);return I=function(){return n},n}function $(){const n=w(
51660);return $=function(){return n},n}function T(){const n=w(17577);return T=function(){return n},n}function h(){const n=w(
94965);return h=function(){return n},n}function d(){const n=w(31626);return d=function(){return n},n}const E=l.LONGEST_SENTENCE=
600,b={quiet:8,verbose:200};function R({lead:n,others:r},o){const{main:e,further:a}=(0,T().reasonsOf)(n.findings);return[
...L(n,"blocked",o),...(0,d().labelled)(o,"",N(n,o)),...e?_(e,o):(0,d().prose)(o,"why",(0,h().clipCounted)(n.gene.summary,
E)),...a.flatMap(({message:p,rule:k})=>(0,d().prose)(o,"also",`${(0,h().clip)(p,E)} (${(0,h().clip)(k,60)})`)),...t(r,o)]}
function C({lead:n,others:r},o,e){const a=(0,T().ownRemedy)(n.findings,o.findings);return[...L(n,"blocked",e),...(0,d().
labelled)(e,"",N(n,e)),...(0,d().prose)(e,"why","The reason is the same as above."),...a?(0,d().prose)(e,"fix",(0,h().clip)(
a,E),{label:"good"}):[],...t(r,e)]}function N({command:n,findings:r},o){const e=r.flatMap(({span:a})=>a??[]);return O(n.
command,e,o)}function O(n,r,o,{tone:e="bad",...a}={}){return(0,I().markedLines)(n,r,{columns:(0,d().roomOf)(o),...a}).map(
p=>o.paint(/^ *\^[ ^]*$/.test(p)?e:"strong",p))}function v({lead:n,others:r},o){const{outcome:e}=n.command;if(e===void 0)
return[];const a=o.verbose?b.verbose:b.quiet,[p]=n.findings;return[...L(n,"failed",o),...(0,d().labelled)(o,"",[...N({...n,
findings:[]},o),...(0,$().errorLines)(e,a,(0,d().roomOf)(o)-2).map(k=>`${o.paint("quiet","\u2502")} ${k}`)]),...(0,d().prose)(
o,"why",`It ${(0,h().statusWords)(e)} after ${(0,h().duration)(e.duration_ms)}.${A(p)}`),...p?g(p,o):[],...t(r,o)]}function A(n){
return n&&(0,T().isMissingTarget)(n)?` ${(0,h().clip)(n.message,E)}`:""}function L({gene:n,command:r,position:o},e,a){const p=(0,d().
roomOf)(a),k=r.location?.path??n.path,P=`:${r.location?.line??n.line}`,F=`, command ${o} of ${n.commands.length}`;return(0,d().
labelled)(a,e,[(0,d().shortName)(n.id,p-F.length)+F,a.paint("quiet",(0,d().shortName)(k,p-P.length)+P)],"bad")}function _(n,r){
return[...(0,d().prose)(r,"why",(0,h().clipCounted)(n.message,E)),...g(n,r,n.edit)]}function g({remedy:n,rule:r},o,e){return[
...(0,d().prose)(o,"fix",(0,h().clip)(n,E),{label:"good"}),...s(e,o),...c(r,o)]}function s(n,r){const o=(0,I().editLines)(
n).flatMap(e=>(0,M().chop)((0,S().terminal)(e),(0,d().roomOf)(r)).map(a=>r.paint(e.startsWith("-")?"bad":"good",a)));return o.
length>0?(0,d().labelled)(r,"",o):[]}function c(n,r){return(0,d().labelled)(r,"see",[r.paint("quiet",(0,d().shortName)(`\
gene-gate explain ${n}`,(0,d().roomOf)(r)))])}function t(n,r){if(n.length===0)return[];const o=[...new Set(n.map(({gene:a})=>(0,h().
clip)(a.id,40)))],e=o.length>3?` and ${o.length-3} more`:"";return(0,d().prose)(r,"repeated",`Same problem in ${(0,h().count)(
n.length,"other command")}, in ${o.slice(0,3).join(", ")}${e}.`)}function i(n,r){const{severity:o}=n.lead;return f(n,o,h().
SEVERITY_TONES[o],r)}function m(n,r){return f(n,"approval","caution",r)}function f(n,r,o,e){const{lead:a}=n,p=(0,T().pathAndLine)(
a),k=(0,T().otherFiles)(n),P=k.length>0?k.map(S().terminal).join(", "):(0,T().othersWords)(n),F=P===""?"":` and ${P}`,G=F.
length<(0,d().roomOf)(e)/2;return[...(0,d().prose)(e,r,(0,T().isWhole)(a)?a.message:(0,h().clip)(a.message,E),{label:o}),
...p===void 0?[]:(0,d().labelled)(e,"",[e.paint("quiet",G?(0,d().shortName)(p,(0,d().roomOf)(e)-F.length)+F:(0,d().shortName)(
p,(0,d().roomOf)(e)))]),...G?[]:(0,d().prose)(e,"",`and ${P}`,{text:"quiet"}),...g(a,e)]}function u(n,r){const{rule:o,message:e,
suppressed:a}=n,p=(0,T().pathAndLine)(n),k=`${a?.reason??""} (${o}, until ${a?.expires})`;return[...(0,d().prose)(r,"ign\
ored",(0,h().clip)(e,E),{label:"quiet"}),...p===void 0?[]:(0,d().labelled)(r,"",[r.paint("quiet",(0,d().shortName)(p,(0,d().
roomOf)(r)))]),...(0,d().prose)(r,"reason",(0,h().clip)(k,E))]}}),66611:((j,l,w)=>{Object.defineProperty(l,"__esModule",
{value:!0}),l.AGENT_TITLE=l.AGENT_NOTE=void 0,l.agentLines=d,l.isTold=T;function S(){const b=w(99462);return S=function(){
return b},b}const M=l.AGENT_TITLE="This change makes machines run",I=l.AGENT_NOTE="Agents and editors run this by themse\
lves on the machine of everybody who opens the branch. The gate ran none of it.",$=new Set(["agent-command-changed","age\
nt-setting-changed","agent-script-changed","agent-script-unreadable"]);function T({rule:b,severity:R,suppressed:C}){return $.
has(b)&&R!=="error"&&!C}const h={new:"New",changed:"Changed",removed:"Removed",script_changed:"Script changed"};function d({
agent_files:b=[],findings:R}){const C=new Map(R.map(N=>[N.id,N]));return b.flatMap(N=>N.entries.map(O=>{const[v]=(O.findings??
[]).flatMap(A=>C.get(A)??[]).sort(S().byHarm);return{file:N,entry:O,worst:v}})).sort((N,O)=>E(N.worst,O.worst)).map(({file:N,
entry:O,worst:v})=>{const A=v!==void 0&&v.harm!=="bookkeeping",L=A?v.message:O.target??"";return{file:N,entry:O,isGrave:A,
word:O.state?h[O.state]:"",means:L}})}function E(b,R){return b&&R?(0,S().byHarm)(b,R):+(b===void 0)-+(R===void 0)}}),88611:((j,l,w)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.commandLine=d,l.editLines=_,l.markedLines=h,l.markedRuns=A,l.notShown=
b,l.shownParts=E;function S(){const t=w(10289);return S=function(){return t},t}function M(){const t=w(50427);return M=function(){
return t},t}function I(){const t=w(94965);return I=function(){return t},t}const $=2e3,T=200;function h(t,i,{columns:m=Number.
POSITIVE_INFINITY,whole:f=$}={}){return E(t,i,f).flatMap(({start:u,end:n,isShown:r})=>r?O(N(t,u,n,i),m).flatMap(v):[b(n-
u)])}function d(t,i){return E(t,i).map(({start:m,end:f,isShown:u})=>u?(0,S().terminal)(t.slice(m,f)):` ${b(f-m)} `).join(
"").trimEnd()}function E(t,i,m=$){const f=[];let u=0;for(const[n,r]of R(t,i,m))n>u&&f.push({start:u,end:n,isShown:!1}),f.
push({start:n,end:r,isShown:!0}),u=r;return u<t.length&&f.push({start:u,end:t.length,isShown:!1}),f}function b(t){return`\
[${(0,I().count)(t,"character")} not shown]`}function R(t,i,m){if(t.length<=m)return[[0,t.length]];const f=[0,...i.map(({
start:n})=>n)].toSorted((n,r)=>n-r),u=[];for(const n of f){const r=Math.max(0,Math.min(n,t.length)-T),o=Math.min(t.length,
n+T),e=u.at(-1);e&&r<=e[1]?e[1]=Math.max(e[1],o):u.push([r,o])}return u.map(([n,r])=>[C(t,n),C(t,r)])}function C(t,i){return/^[\ud800-\udbff][\udc00-\udfff]/.
test(t.slice(i-1,i+1))?i+1:i}function N(t,i,m,f){const u=[];let n=i;for(const o of t.slice(i,m)){const[e,a]=[n,n+o.length],
p=(0,S().terminal)(o),k=f.some(P=>a>P.start&&e<Math.max(P.end,P.start+1));u.push({shown:p,width:(0,M().textWidth)(p),marked:k}),
n=a}const r=m===t.length&&f.some(o=>o.start>=m);return r&&u.push({shown:"",width:1,marked:r}),u}function O(t,i){const m=[];
let f=[],u=0;for(const n of t)f.length>0&&u+n.width>i&&(m.push(f),[f,u]=[[],0]),f.push(n),u+=n.width;return[...m,f]}function v(t){
const i=t.map(({shown:f})=>f).join(""),m=t.map(({width:f,marked:u})=>(u?"^":" ").repeat(f)).join("");return[i,m.trimEnd()].
filter((f,u)=>u===0||f!=="")}function A(t,{start:i,end:m},f){const u=[];for(const{shown:n,marked:r}of N(t,i,m,f)){const o=u.
at(-1);o?.marked===r?o.text+=n:u.push({text:n,marked:r})}return u}const L=20;function _(t){if(t===void 0)return[];const{
old:i,new:m,files:f=[],fix:u}=t;return!u&&f.length===0?[]:[s(JSON.stringify(i)),...m.map(n=>c(`${JSON.stringify(n)}`)),...f.
flatMap(({path:n,text:r})=>g(n,r))]}function g(t,i){const m=(0,S().terminalLines)(i.replace(/\n$/,""));return m.length>L?
[c(`(${t}: ${m.length} lines)`)]:[c(`(${t})`),...m.map(c)]}function s(t){return`- ${t}`}function c(t){return`+ ${t}`}}),
51660:((j,l,w)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.errorLines=R,l.relativePaths=L;function S(){const g=w(
10289);return S=function(){return g},g}function M(){const g=w(50427);return M=function(){return g},g}function I(){const g=w(
94965);return I=function(){return g},g}const $=256*1024,T={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{
start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{
start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},
"cargo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},h={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
d=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
E=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
b=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function R({stdout:g,stderr:s,root:c},t,i=Number.POSITIVE_INFINITY){const m=[s,g],f=L(c),u=a=>(0,S().outputLines)(f(a.slice(
-$))),n=N(m.map(({head:a,tail:p})=>u(`${a}
${p}`))),r=m.map(({head:a,tail:p})=>v(u(p===""?a:p))),e=(n?v(n).slice(0,t):C(r,t)).flatMap(a=>(0,M().chop)(a.trimEnd(),i)).
map(a=>a.trimEnd());return n?e.slice(0,t):e.slice(-t)}function C(g,s){return g.find(c=>c.length>0)?.slice(-s)??[]}function N(g){
return g.map(s=>O(s,Object.values(T))).find(Boolean)??g.map(s=>O(s,[h])).find(Boolean)}function O(g,s){for(const{start:c,
after:t,before:i=0}of s){const m=t?g.findIndex(u=>t.test(u)):0,f=g.findIndex((u,n)=>m!==-1&&n>=m&&c.test(u));if(f!==-1)return g.
slice(Math.max(0,f-i))}}function v(g){const s=[];let c=0;const t=()=>{c>0&&s.push(`    \u2026 ${(0,I().count)(c,"frame")}\
 of dependencies`),c=0};for(const i of g)if(!(d.test(i)||E.test(i))){if(b.test(i)){c++;continue}t(),s.push(i)}return t(),
s}const A=String.raw`[\w.@+~-]`;function L(g){if(g===void 0||g.length<2)return i=>i;const c=[`file://${g.startsWith("/")?
"":"/"}${encodeURI(g.replaceAll("\\","/"))}`,`file://${g}`,g.replaceAll("\\","\\\\"),g],t=new RegExp(`(?<!${A})(?:${c.map(
_).join("|")})(?:([/\\\\]{1,2})(?=${A})|(?!${A}))`,"g");return i=>i.replace(t,(m,f)=>f?"":".")}function _(g){return g.replace(
/[.*+?^${}()|[\]\\]/g,"\\$&")}}),63245:((j,l,w)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.commandKey=R,l.groupByCause=
g,l.groupCauses=v,l.groupCommands=_,l.groupFindings=A,l.reportSections=T,l.resultOf=C,l.standsAt=O;function S(){const s=w(
59490);return S=function(){return s},s}function M(){const s=w(99462);return M=function(){return s},s}function I(){const s=w(
66611);return I=function(){return s},s}function $(){const s=w(17577);return $=function(){return s},s}function T(s){const c=(0,S().
groupBy)(s.findings,({subject:e})=>R(e?.id,e?.command)),t=s.genes.flatMap(e=>e.commands.map((a,p)=>{const k=C(a),P=(c.get(
R(e.id,a.command))??[]).filter(F=>N(F,k)&&O(F,e,a)).sort((F,G)=>Number((0,$().isMissingTarget)(G))-Number((0,$().isMissingTarget)(
F)));return{gene:e,command:a,result:k,position:p+1,findings:P}})),i=e=>t.filter(({result:a,findings:p})=>a===e&&!h(p)).sort(
d),m=new Set(t.flatMap(({findings:e})=>e)),f=new Set(s.agent_files?s.findings.filter(I().isTold):[]),u=s.findings.filter(
e=>!m.has(e)&&!e.suppressed&&!e.seed&&!f.has(e)),n=s.findings.some(({seed:e,severity:a})=>e&&a==="error"),r=({rule:e,severity:a})=>a===
"notice"&&!(n&&e==="engine-seeds"),o=u.filter(e=>!r(e));return{commands:t,blocked:i("blocked"),failed:i("failed"),passed:i(
"passed"),notRun:i("notRun"),blast:o.filter(b),dangers:o.filter(({harm:e})=>e==="danger"),findings:o.filter(e=>!b(e)&&e.
harm!=="danger"),told:[...f],waiting:u.filter(E),notices:u.filter(e=>r(e)&&!E(e)),suppressed:s.findings.filter(({suppressed:e})=>e)}}
function h(s){return s.length>0&&s.every(({seed:c})=>c)}function d({findings:[s]},{findings:[c]}){return s&&c?(0,M().byHarm)(
s,c):0}function E({rule:s}){return s==="approval-missing"}function b({rule:s}){return s.startsWith("blast-radius-")}function R(s,c){
return JSON.stringify([s,c])}function C({verdict:s,outcome:c}){if(s==="block"||c?.status==="blocked")return"blocked";switch(c?.
status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"fai\
led";default:return"notRun"}}function N(s,c){const{severity:t,layer:i}=s,m=i==="run";return c==="blocked"?t==="error"&&!m:
c==="failed"&&((0,$().isMissingTarget)(s)||t==="error"&&m)}function O({location:s},c,t){if(s===void 0)return!0;const{path:i=c.
path,line:m=s.line}=t.location??{};return s.path===i&&s.line===m}function v(s){return(0,$().groupsOf)(s.toSorted(M().byHarm),
L)}function A(s){return(0,$().groupsOf)(s.toSorted(M().byHarm),c=>JSON.stringify([L(c),/ fix --/.test(c.remedy)]))}function L({
cause:s,rule:c,location:t,message:i}){return s??JSON.stringify([c,t?t.path:i])}function _(s){return(0,$().groupsOf)(s,({
command:c,findings:[t]})=>JSON.stringify([t&&L(t),c.outcome?.status,c.outcome?.exit_code,t&&(0,$().isMissingTarget)(t)?t.
message:c.command]))}function g(s){return(0,$().groupsOf)(s,({lead:{gene:c,findings:t}})=>t[0]?L(t[0]):c.summary)}})};
