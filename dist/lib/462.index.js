"use strict";exports.id=462,exports.ids=[462],exports.modules={78261:((H,u,w)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.byHarm=
k;function E(){const h=w(39763);return E=function(){return h},h}function k(h,O){return L(h)-L(O)}function L({severity:h,
harm:O="bookkeeping",suppressed:b}){return((b?2:+(h==="notice"))*E().HARMS.length+E().HARMS.indexOf(O))*E().SEVERITIES.length+
E().SEVERITIES.indexOf(h)}}),17722:((H,u,w)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.LONGEST_SENTENCE=void 0,
u.alsoBlockedRows=_,u.blockedRows=R,u.explanation=F,u.failedRows=A,u.findingRows=i,u.fixRows=g,u.markedCommand=T,u.suppressedRows=
f,u.waitingRows=m;function E(){const n=w(10289);return E=function(){return n},n}function k(){const n=w(50427);return k=function(){
return n},n}function L(){const n=w(88611);return L=function(){return n},n}function h(){const n=w(51660);return h=function(){
return n},n}function O(){const n=w(17577);return O=function(){return n},n}function b(){const n=w(94965);return b=function(){
return n},n}function d(){const n=w(31626);return d=function(){return n},n}const N=u.LONGEST_SENTENCE=600,S={quiet:8,verbose:200};
function R({lead:n,others:r},o){const{main:e,further:a}=(0,O().reasonsOf)(n.findings);return[...M(n,"blocked",o),...(0,d().
labelled)(o,"",$(n,o)),...e?F(e,o):(0,d().prose)(o,"why",(0,b().clipCounted)(n.gene.summary,N)),...a.flatMap(({message:p,
rule:I})=>(0,d().prose)(o,"also",`${(0,b().clip)(p,N)} (${(0,b().clip)(I,60)})`)),...t(r,o)]}function _({lead:n,others:r},o,e){
const a=(0,O().ownRemedy)(n.findings,o.findings);return[...M(n,"blocked",e),...(0,d().labelled)(e,"",$(n,e)),...(0,d().prose)(
e,"why","The reason is the same as above."),...a?(0,d().prose)(e,"fix",(0,b().clip)(a,N),{label:"good"}):[],...t(r,e)]}function $({
command:n,findings:r},o){const e=r.flatMap(({span:a})=>a??[]);return T(n.command,e,o)}function T(n,r,o,{tone:e="bad",...a}={}){
return(0,L().markedLines)(n,r,{columns:(0,d().roomOf)(o),...a}).map(p=>o.paint(/^ *\^[ ^]*$/.test(p)?e:"strong",p))}function A({
lead:n,others:r},o){const{outcome:e}=n.command;if(e===void 0)return[];const a=o.verbose?S.verbose:S.quiet,[p]=n.findings;
return[...M(n,"failed",o),...(0,d().labelled)(o,"",[...$({...n,findings:[]},o),...(0,h().errorLines)(e,a,(0,d().roomOf)(
o)-2).map(I=>`${o.paint("quiet","\u2502")} ${I}`)]),...(0,d().prose)(o,"why",`It ${(0,b().statusWords)(e)} after ${(0,b().
duration)(e.duration_ms)}.${v(p)}`),...p?g(p,o):[],...t(r,o)]}function v(n){return n&&(0,O().isMissingTarget)(n)?` ${(0,b().
clip)(n.message,N)}`:""}function M({gene:n,command:r,position:o},e,a){const p=(0,d().roomOf)(a),I=r.location?.path??n.path,
P=`:${r.location?.line??n.line}`,C=`, command ${o} of ${n.commands.length}`;return(0,d().labelled)(a,e,[(0,d().shortName)(
n.id,p-C.length)+C,a.paint("quiet",(0,d().shortName)(I,p-P.length)+P)],"bad")}function F(n,r){return[...(0,d().prose)(r,
"why",(0,b().clipCounted)(n.message,N)),...g(n,r,n.edit)]}function g({remedy:n,rule:r},o,e){return[...(0,d().prose)(o,"f\
ix",(0,b().clip)(n,N),{label:"good"}),...s(e,o),...c(r,o)]}function s(n,r){const o=(0,L().editLines)(n).flatMap(e=>(0,k().
chop)((0,E().terminal)(e),(0,d().roomOf)(r)).map(a=>r.paint(e.startsWith("-")?"bad":"good",a)));return o.length>0?(0,d().
labelled)(r,"",o):[]}function c(n,r){return(0,d().labelled)(r,"see",[r.paint("quiet",(0,d().shortName)(`gene-gate explai\
n ${n}`,(0,d().roomOf)(r)))])}function t(n,r){if(n.length===0)return[];const o=[...new Set(n.map(({gene:a})=>(0,b().clip)(
a.id,40)))],e=o.length>3?` and ${o.length-3} more`:"";return(0,d().prose)(r,"repeated",`Same problem in ${(0,b().count)(
n.length,"other command")}, in ${o.slice(0,3).join(", ")}${e}.`)}function i(n,r){const{severity:o}=n.lead;return l(n,o,b().
SEVERITY_TONES[o],r)}function m(n,r){return l(n,"approval","caution",r)}function l(n,r,o,e){const{lead:a}=n,p=(0,O().pathAndLine)(
a),I=(0,O().otherFiles)(n),P=I.length>0?I.map(E().terminal).join(", "):(0,O().othersWords)(n),C=P===""?"":` and ${P}`,j=C.
length<(0,d().roomOf)(e)/2;return[...(0,d().prose)(e,r,(0,O().isWhole)(a)?a.message:(0,b().clip)(a.message,N),{label:o}),
...p===void 0?[]:(0,d().labelled)(e,"",[e.paint("quiet",j?(0,d().shortName)(p,(0,d().roomOf)(e)-C.length)+C:(0,d().shortName)(
p,(0,d().roomOf)(e)))]),...j?[]:(0,d().prose)(e,"",`and ${P}`,{text:"quiet"}),...g(a,e)]}function f(n,r){const{rule:o,message:e,
suppressed:a}=n,p=(0,O().pathAndLine)(n),I=`${a?.reason??""} (${o}, until ${a?.expires})`;return[...(0,d().prose)(r,"ign\
ored",(0,b().clip)(e,N),{label:"quiet"}),...p===void 0?[]:(0,d().labelled)(r,"",[r.paint("quiet",(0,d().shortName)(p,(0,d().
roomOf)(r)))]),...(0,d().prose)(r,"reason",(0,b().clip)(I,N))]}}),66611:((H,u,w)=>{Object.defineProperty(u,"__esModule",
{value:!0}),u.AGENT_TITLE=u.AGENT_NOTE=void 0,u.agentLines=d,u.isTold=O;function E(){const S=w(78261);return E=function(){
return S},S}const k=u.AGENT_TITLE="This change makes machines run",L=u.AGENT_NOTE="Agents and editors run this by themse\
lves on the machine of everybody who opens the branch. The gate ran none of it.",h=new Set(["agent-command-changed","age\
nt-setting-changed","agent-script-changed","agent-script-unreadable"]);function O({rule:S,severity:R,suppressed:_}){return h.
has(S)&&R!=="error"&&!_}const b={new:"New",changed:"Changed",removed:"Removed",script_changed:"Script changed"};function d({
agent_files:S=[],findings:R}){const _=new Map(R.map($=>[$.id,$]));return S.flatMap($=>$.entries.map(T=>{const[A]=(T.findings??
[]).flatMap(v=>_.get(v)??[]).sort(E().byHarm);return{file:$,entry:T,worst:A}})).sort(($,T)=>N($.worst,T.worst)).map(({file:$,
entry:T,worst:A})=>{const v=A!==void 0&&A.harm!=="bookkeeping",M=v?A.message:T.target??"";return{file:$,entry:T,isGrave:v,
word:T.state?b[T.state]:"",means:M}})}function N(S,R){return S&&R?(0,E().byHarm)(S,R):+(S===void 0)-+(R===void 0)}}),88611:((H,u,w)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.commandLine=d,u.editLines=F,u.markedLines=b,u.markedRuns=v,u.notShown=
S,u.shownParts=N;function E(){const t=w(10289);return E=function(){return t},t}function k(){const t=w(50427);return k=function(){
return t},t}function L(){const t=w(94965);return L=function(){return t},t}const h=2e3,O=200;function b(t,i,{columns:m=Number.
POSITIVE_INFINITY,whole:l=h}={}){return N(t,i,l).flatMap(({start:f,end:n,isShown:r})=>r?T($(t,f,n,i),m).flatMap(A):[S(n-
f)])}function d(t,i){return N(t,i).map(({start:m,end:l,isShown:f})=>f?(0,E().terminal)(t.slice(m,l)):` ${S(l-m)} `).join(
"").trimEnd()}function N(t,i,m=h){const l=[];let f=0;for(const[n,r]of R(t,i,m))n>f&&l.push({start:f,end:n,isShown:!1}),l.
push({start:n,end:r,isShown:!0}),f=r;return f<t.length&&l.push({start:f,end:t.length,isShown:!1}),l}function S(t){return`\
[${(0,L().count)(t,"character")} not shown]`}function R(t,i,m){if(t.length<=m)return[[0,t.length]];const l=[0,...i.map(({
start:n})=>n)].toSorted((n,r)=>n-r),f=[];for(const n of l){const r=Math.max(0,Math.min(n,t.length)-O),o=Math.min(t.length,
n+O),e=f.at(-1);e&&r<=e[1]?e[1]=Math.max(e[1],o):f.push([r,o])}return f.map(([n,r])=>[_(t,n),_(t,r)])}function _(t,i){return/^[\ud800-\udbff][\udc00-\udfff]/.
test(t.slice(i-1,i+1))?i+1:i}function $(t,i,m,l){const f=[];let n=i;for(const o of t.slice(i,m)){const[e,a]=[n,n+o.length],
p=(0,E().terminal)(o),I=l.some(P=>a>P.start&&e<Math.max(P.end,P.start+1));f.push({shown:p,width:(0,k().textWidth)(p),marked:I}),
n=a}const r=m===t.length&&l.some(o=>o.start>=m);return r&&f.push({shown:"",width:1,marked:r}),f}function T(t,i){const m=[];
let l=[],f=0;for(const n of t)l.length>0&&f+n.width>i&&(m.push(l),[l,f]=[[],0]),l.push(n),f+=n.width;return[...m,l]}function A(t){
const i=t.map(({shown:l})=>l).join(""),m=t.map(({width:l,marked:f})=>(f?"^":" ").repeat(l)).join("");return[i,m.trimEnd()].
filter((l,f)=>f===0||l!=="")}function v(t,{start:i,end:m},l){const f=[];for(const{shown:n,marked:r}of $(t,i,m,l)){const o=f.
at(-1);o?.marked===r?o.text+=n:f.push({text:n,marked:r})}return f}const M=20;function F(t){if(t===void 0)return[];const{
old:i,new:m,files:l=[],fix:f}=t;return!f&&l.length===0?[]:[s(JSON.stringify(i)),...m.map(n=>c(`${JSON.stringify(n)}`)),...l.
flatMap(({path:n,text:r})=>g(n,r))]}function g(t,i){const m=(0,E().terminalLines)(i.replace(/\n$/,""));return m.length>M?
[c(`(${t}: ${m.length} lines)`)]:[c(`(${t})`),...m.map(c)]}function s(t){return`- ${t}`}function c(t){return`+ ${t}`}}),
51660:((H,u,w)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.errorLines=R,u.relativePaths=M;function E(){const g=w(
10289);return E=function(){return g},g}function k(){const g=w(50427);return k=function(){return g},g}function L(){const g=w(
94965);return L=function(){return g},g}const h=256*1024,O={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{
start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{
start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},
"cargo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},b={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
d=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
N=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
S=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function R({stdout:g,stderr:s,root:c},t,i=Number.POSITIVE_INFINITY){const m=[s,g],l=M(c),f=a=>(0,E().outputLines)(l(a.slice(
-h))),n=$(m.map(({head:a,tail:p})=>f(`${a}
${p}`))),r=m.map(({head:a,tail:p})=>A(f(p===""?a:p))),e=(n?A(n).slice(0,t):_(r,t)).flatMap(a=>(0,k().chop)(a.trimEnd(),i)).
map(a=>a.trimEnd());return n?e.slice(0,t):e.slice(-t)}function _(g,s){return g.find(c=>c.length>0)?.slice(-s)??[]}function $(g){
return g.map(s=>T(s,Object.values(O))).find(Boolean)??g.map(s=>T(s,[b])).find(Boolean)}function T(g,s){for(const{start:c,
after:t,before:i=0}of s){const m=t?g.findIndex(f=>t.test(f)):0,l=g.findIndex((f,n)=>m!==-1&&n>=m&&c.test(f));if(l!==-1)return g.
slice(Math.max(0,l-i))}}function A(g){const s=[];let c=0;const t=()=>{c>0&&s.push(`    \u2026 ${(0,L().count)(c,"frame")}\
 of dependencies`),c=0};for(const i of g)if(!(d.test(i)||N.test(i))){if(S.test(i)){c++;continue}t(),s.push(i)}return t(),
s}const v=String.raw`[\w.@+~-]`;function M(g){if(g===void 0||g.length<2)return i=>i;const c=[`file://${g.startsWith("/")?
"":"/"}${encodeURI(g.replaceAll("\\","/"))}`,`file://${g}`,g.replaceAll("\\","\\\\"),g],t=new RegExp(`(?<!${v})(?:${c.map(
F).join("|")})(?:([/\\\\]{1,2})(?=${v})|(?!${v}))`,"g");return i=>i.replace(t,(m,l)=>l?"":".")}function F(g){return g.replace(
/[.*+?^${}()|[\]\\]/g,"\\$&")}}),63245:((H,u,w)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.commandKey=R,u.groupByCause=
g,u.groupCauses=A,u.groupCommands=F,u.groupFindings=v,u.reportSections=O,u.resultOf=_,u.standsAt=T;function E(){const s=w(
59490);return E=function(){return s},s}function k(){const s=w(78261);return k=function(){return s},s}function L(){const s=w(
66611);return L=function(){return s},s}function h(){const s=w(17577);return h=function(){return s},s}function O(s){const c=(0,E().
groupBy)(s.findings,({subject:e})=>R(e?.id,e?.command)),t=s.genes.flatMap(e=>e.commands.map((a,p)=>{const I=_(a),P=(c.get(
R(e.id,a.command))??[]).filter(C=>$(C,I)&&T(C,e,a)).sort((C,j)=>Number((0,h().isMissingTarget)(j))-Number((0,h().isMissingTarget)(
C)));return{gene:e,command:a,result:I,position:p+1,findings:P}})),i=e=>t.filter(({result:a,findings:p})=>a===e&&!b(p)).sort(
d),m=new Set(t.flatMap(({findings:e})=>e)),l=new Set(s.agent_files?s.findings.filter(L().isTold):[]),f=s.findings.filter(
e=>!m.has(e)&&!e.suppressed&&!e.seed&&!l.has(e)),n=s.findings.some(({seed:e,severity:a})=>e&&a==="error"),r=({rule:e,severity:a})=>a===
"notice"&&!(n&&e==="engine-seeds"),o=f.filter(e=>!r(e));return{commands:t,blocked:i("blocked"),failed:i("failed"),passed:i(
"passed"),notRun:i("notRun"),blast:o.filter(S),dangers:o.filter(({harm:e})=>e==="danger"),findings:o.filter(e=>!S(e)&&e.
harm!=="danger"),told:[...l],waiting:f.filter(N),notices:f.filter(e=>r(e)&&!N(e)),suppressed:s.findings.filter(({suppressed:e})=>e)}}
function b(s){return s.length>0&&s.every(({seed:c})=>c)}function d({findings:[s]},{findings:[c]}){return s&&c?(0,k().byHarm)(
s,c):0}function N({rule:s}){return s==="approval-missing"}function S({rule:s}){return s.startsWith("blast-radius-")}function R(s,c){
return JSON.stringify([s,c])}function _({verdict:s,outcome:c}){if(s==="block"||c?.status==="blocked")return"blocked";switch(c?.
status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"fai\
led";default:return"notRun"}}function $(s,c){const{severity:t,layer:i}=s,m=i==="run";return c==="blocked"?t==="error"&&!m:
c==="failed"&&((0,h().isMissingTarget)(s)||t==="error"&&m)}function T({location:s},c,t){if(s===void 0)return!0;const{path:i=c.
path,line:m=s.line}=t.location??{};return s.path===i&&s.line===m}function A(s){return(0,h().groupsOf)(s.toSorted(k().byHarm),
M)}function v(s){return(0,h().groupsOf)(s.toSorted(k().byHarm),c=>JSON.stringify([M(c),/ fix --/.test(c.remedy)]))}function M({
cause:s,rule:c,location:t,message:i}){return s??JSON.stringify([c,t?t.path:i])}function F(s){return(0,h().groupsOf)(s,({
command:c,findings:[t]})=>JSON.stringify([t&&M(t),c.outcome?.status,c.outcome?.exit_code,t&&(0,h().isMissingTarget)(t)?t.
message:c.command]))}function g(s){return(0,h().groupsOf)(s,({lead:{gene:c,findings:t}})=>t[0]?M(t[0]):c.summary)}})};
