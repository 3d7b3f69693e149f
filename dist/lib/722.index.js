"use strict";exports.id=722,exports.ids=[722],exports.modules={17722:((U,f,R)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.LONGEST_SENTENCE=
void 0,f.alsoBlockedRows=j,f.blockedRows=F,f.explanation=b,f.failedRows=l,f.findingRows=c,f.fixRows=r,f.markedCommand=P,
f.suppressedRows=u,f.waitingRows=m;function N(){const n=R(10289);return N=function(){return n},n}function L(){const n=R(
50427);return L=function(){return n},n}function M(){const n=R(88611);return M=function(){return n},n}function A(){const n=R(
51660);return A=function(){return n},n}function S(){const n=R(17577);return S=function(){return n},n}function $(){const n=R(
94965);return $=function(){return n},n}function i(){const n=R(31626);return i=function(){return n},n}const E=f.LONGEST_SENTENCE=
600,k={quiet:8,verbose:200};function F({lead:n,others:e},s){const{main:o,further:d}=(0,S().reasonsOf)(n.findings);return[
...w(n,"blocked",s),...(0,i().labelled)(s,"",I(n,s)),...o?b(o,s):(0,i().prose)(s,"why",(0,$().clipCounted)(n.gene.summary,
E)),...d.flatMap(({message:p,rule:T})=>(0,i().prose)(s,"also",`${(0,$().clip)(p,E)} (${(0,$().clip)(T,60)})`)),...t(e,s)]}
function j({lead:n,others:e},s,o){const d=(0,S().ownRemedy)(n.findings,s.findings);return[...w(n,"blocked",o),...(0,i().
labelled)(o,"",I(n,o)),...(0,i().prose)(o,"why","The reason is the same as above."),...d?(0,i().prose)(o,"fix",(0,$().clip)(
d,E),{label:"good"}):[],...t(e,o)]}function I({command:n,findings:e},s){const o=e.flatMap(({span:d})=>d??[]);return P(n.
command,o,s)}function P(n,e,s,{tone:o="bad",...d}={}){return(0,M().markedLines)(n,e,{columns:(0,i().roomOf)(s),...d}).map(
p=>s.paint(/^ *\^[ ^]*$/.test(p)?o:"strong",p))}function l({lead:n,others:e},s){const{outcome:o}=n.command;if(o===void 0)
return[];const d=s.verbose?k.verbose:k.quiet,[p]=n.findings;return[...w(n,"failed",s),...(0,i().labelled)(s,"",[...I({...n,
findings:[]},s),...(0,A().errorLines)(o,d,(0,i().roomOf)(s)-2).map(T=>`${s.paint("quiet","\u2502")} ${T}`)]),...(0,i().prose)(
s,"why",`It ${(0,$().statusWords)(o)} after ${(0,$().duration)(o.duration_ms)}.${h(p)}`),...p?r(p,s):[],...t(e,s)]}function h(n){
return n&&(0,S().isMissingTarget)(n)?` ${(0,$().clip)(n.message,E)}`:""}function w({gene:n,command:e,position:s},o,d){const p=(0,i().
roomOf)(d),T=e.location?.path??n.path,v=`:${e.location?.line??n.line}`,C=`, command ${s} of ${n.commands.length}`;return(0,i().
labelled)(d,o,[(0,i().shortName)(n.id,p-C.length)+C,d.paint("quiet",(0,i().shortName)(T,p-v.length)+v)],"bad")}function b(n,e){
return[...(0,i().prose)(e,"why",(0,$().clipCounted)(n.message,E)),...r(n,e,n.edit)]}function r({remedy:n,rule:e},s,o){return[
...(0,i().prose)(s,"fix",(0,$().clip)(n,E),{label:"good"}),...g(o,s),...O(e,s)]}function g(n,e){const s=(0,M().editLines)(
n).flatMap(o=>(0,L().chop)((0,N().terminal)(o),(0,i().roomOf)(e)).map(d=>e.paint(o.startsWith("-")?"bad":"good",d)));return s.
length>0?(0,i().labelled)(e,"",s):[]}function O(n,e){return(0,i().labelled)(e,"see",[e.paint("quiet",(0,i().shortName)(`\
gene-gate explain ${n}`,(0,i().roomOf)(e)))])}function t(n,e){if(n.length===0)return[];const s=[...new Set(n.map(({gene:d})=>(0,$().
clip)(d.id,40)))],o=s.length>3?` and ${s.length-3} more`:"";return(0,i().prose)(e,"repeated",`Same problem in ${(0,$().count)(
n.length,"other command")}, in ${s.slice(0,3).join(", ")}${o}.`)}function c(n,e){const{severity:s}=n.lead;return a(n,s,$().
SEVERITY_TONES[s],e)}function m(n,e){return a(n,"approval","caution",e)}function a(n,e,s,o){const{lead:d}=n,p=(0,S().pathAndLine)(
d),T=(0,S().otherFiles)(n),v=T.length>0?T.map(N().terminal).join(", "):(0,S().othersWords)(n),C=v===""?"":` and ${v}`,W=C.
length<(0,i().roomOf)(o)/2;return[...(0,i().prose)(o,e,(0,$().clip)(d.message,E),{label:s}),...p===void 0?[]:(0,i().labelled)(
o,"",[o.paint("quiet",W?(0,i().shortName)(p,(0,i().roomOf)(o)-C.length)+C:(0,i().shortName)(p,(0,i().roomOf)(o)))]),...W?
[]:(0,i().prose)(o,"",`and ${v}`,{text:"quiet"}),...r(d,o)]}function u(n,e){const{rule:s,message:o,suppressed:d}=n,p=(0,S().
pathAndLine)(n),T=`${d?.reason??""} (${s}, until ${d?.expires})`;return[...(0,i().prose)(e,"ignored",(0,$().clip)(o,E),{
label:"quiet"}),...p===void 0?[]:(0,i().labelled)(e,"",[e.paint("quiet",(0,i().shortName)(p,(0,i().roomOf)(e)))]),...(0,i().
prose)(e,"reason",(0,$().clip)(T,E))]}}),88611:((U,f,R)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.commandLine=
i,f.editLines=b,f.markedLines=$,f.markedRuns=h,f.notShown=k,f.shownParts=E;function N(){const t=R(10289);return N=function(){
return t},t}function L(){const t=R(50427);return L=function(){return t},t}function M(){const t=R(94965);return M=function(){
return t},t}const A=2e3,S=200;function $(t,c,{columns:m=Number.POSITIVE_INFINITY,whole:a=A}={}){return E(t,c,a).flatMap(
({start:u,end:n,isShown:e})=>e?P(I(t,u,n,c),m).flatMap(l):[k(n-u)])}function i(t,c){return E(t,c).map(({start:m,end:a,isShown:u})=>u?
(0,N().terminal)(t.slice(m,a)):` ${k(a-m)} `).join("").trimEnd()}function E(t,c,m=A){const a=[];let u=0;for(const[n,e]of F(
t,c,m))n>u&&a.push({start:u,end:n,isShown:!1}),a.push({start:n,end:e,isShown:!0}),u=e;return u<t.length&&a.push({start:u,
end:t.length,isShown:!1}),a}function k(t){return`[${(0,M().count)(t,"character")} not shown]`}function F(t,c,m){if(t.length<=
m)return[[0,t.length]];const a=[0,...c.map(({start:n})=>n)].toSorted((n,e)=>n-e),u=[];for(const n of a){const e=Math.max(
0,Math.min(n,t.length)-S),s=Math.min(t.length,n+S),o=u.at(-1);o&&e<=o[1]?o[1]=Math.max(o[1],s):u.push([e,s])}return u.map(
([n,e])=>[j(t,n),j(t,e)])}function j(t,c){return/^[\ud800-\udbff][\udc00-\udfff]/.test(t.slice(c-1,c+1))?c+1:c}function I(t,c,m,a){
const u=[];let n=c;for(const s of t.slice(c,m)){const[o,d]=[n,n+s.length],p=(0,N().terminal)(s),T=a.some(v=>d>v.start&&o<
Math.max(v.end,v.start+1));u.push({shown:p,width:(0,L().textWidth)(p),marked:T}),n=d}const e=m===t.length&&a.some(s=>s.start>=
m);return e&&u.push({shown:"",width:1,marked:e}),u}function P(t,c){const m=[];let a=[],u=0;for(const n of t)a.length>0&&
u+n.width>c&&(m.push(a),[a,u]=[[],0]),a.push(n),u+=n.width;return[...m,a]}function l(t){const c=t.map(({shown:a})=>a).join(
""),m=t.map(({width:a,marked:u})=>(u?"^":" ").repeat(a)).join("");return[c,m.trimEnd()].filter((a,u)=>u===0||a!=="")}function h(t,{
start:c,end:m},a){const u=[];for(const{shown:n,marked:e}of I(t,c,m,a)){const s=u.at(-1);s?.marked===e?s.text+=n:u.push({
text:n,marked:e})}return u}const w=20;function b(t){if(t===void 0)return[];const{old:c,new:m,files:a=[],fix:u}=t;return!u&&
a.length===0?[]:[g(JSON.stringify(c)),...m.map(n=>O(`${JSON.stringify(n)}`)),...a.flatMap(({path:n,text:e})=>r(n,e))]}function r(t,c){
const m=(0,N().terminalLines)(c.replace(/\n$/,""));return m.length>w?[O(`(${t}: ${m.length} lines)`)]:[O(`(${t})`),...m.
map(O)]}function g(t){return`- ${t}`}function O(t){return`+ ${t}`}}),51660:((U,f,R)=>{Object.defineProperty(f,"__esModul\
e",{value:!0}),f.errorLines=F,f.relativePaths=w;function N(){const r=R(10289);return N=function(){return r},r}function L(){
const r=R(50427);return L=function(){return r},r}function M(){const r=R(94965);return M=function(){return r},r}const A=256*
1024,S={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"no\
de --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,
after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"cargo test":{start:/^thread '.*' .*panicked at /},
rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},tsc:{start:/(?:^|: )error TS\d+: /},eslint:{
start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},$={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
i=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
E=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
k=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function F({stdout:r,stderr:g,root:O},t,c=Number.POSITIVE_INFINITY){const m=[g,r],a=w(O),u=d=>(0,N().outputLines)(a(d.slice(
-A))),n=I(m.map(({head:d,tail:p})=>u(`${d}
${p}`))),e=m.map(({head:d,tail:p})=>l(u(p===""?d:p))),o=(n?l(n).slice(0,t):j(e,t)).flatMap(d=>(0,L().chop)(d.trimEnd(),c)).
map(d=>d.trimEnd());return n?o.slice(0,t):o.slice(-t)}function j(r,g){return r.find(O=>O.length>0)?.slice(-g)??[]}function I(r){
return r.map(g=>P(g,Object.values(S))).find(Boolean)??r.map(g=>P(g,[$])).find(Boolean)}function P(r,g){for(const{start:O,
after:t,before:c=0}of g){const m=t?r.findIndex(u=>t.test(u)):0,a=r.findIndex((u,n)=>m!==-1&&n>=m&&O.test(u));if(a!==-1)return r.
slice(Math.max(0,a-c))}}function l(r){const g=[];let O=0;const t=()=>{O>0&&g.push(`    \u2026 ${(0,M().count)(O,"frame")}\
 of dependencies`),O=0};for(const c of r)if(!(i.test(c)||E.test(c))){if(k.test(c)){O++;continue}t(),g.push(c)}return t(),
g}const h=String.raw`[\w.@+~-]`;function w(r){if(r===void 0||r.length<2)return c=>c;const O=[`file://${r.startsWith("/")?
"":"/"}${encodeURI(r.replaceAll("\\","/"))}`,`file://${r}`,r.replaceAll("\\","\\\\"),r],t=new RegExp(`(?<!${h})(?:${O.map(
b).join("|")})(?:([/\\\\]{1,2})(?=${h})|(?!${h}))`,"g");return c=>c.replace(t,(m,a)=>a?"":".")}function b(r){return r.replace(
/[.*+?^${}()|[\]\\]/g,"\\$&")}}),17577:((U,f,R)=>{Object.defineProperty(f,"__esModule",{value:!0}),f.groupsOf=P,f.isMissingTarget=
i,f.isRepositoryPath=E,f.otherFiles=I,f.othersWords=F,f.ownRemedy=$,f.pathAndLine=M,f.reasonsOf=S,f.sizeOf=k;function N(){
const l=R(59490);return N=function(){return l},l}function L(){const l=R(94965);return L=function(){return l},l}function M({
location:l}){return l&&`${l.path}:${l.line}`}const A=3;function S(l){const h=l.find(({span:r})=>r!==void 0)??l[0],b=[...new Map(
l.map(r=>[r.rule,r])).values()].filter(({rule:r})=>r!==h?.rule);return{main:h,further:b.slice(0,A)}}function $(l,h){const w=S(
l).main?.remedy;return w===S(h).main?.remedy?void 0:w}function i({rule:l}){return l==="target-missing"}function E(l){return l.
split("/").every(h=>!["",".",".."].includes(h))}function k({others:l}){return 1+l.length}function F({lead:l,others:h}){if(h.
length===0)return"";const w=new Set(h.flatMap(({subject:r})=>r?.id??[])).size,b=new Set(h.map(({rule:r})=>r).filter(r=>r!==
l.rule));return[w===h.length?(0,L().count)(w,"other asset"):(0,L().count)(h.length,"other place")+(w>1?` in ${w} assets`:
""),...b.size>0?[`also ${[...b].join(", ")}`]:[]].join(", ")}const j=3;function I({lead:l,others:h}){const w=h.map(({subject:g,
location:O})=>g?void 0:O?.path),b=new Set(w);return h.length<=j&&b.size===h.length&&!b.has(void 0)&&!b.has(l.location?.path)&&
h.every(({rule:g})=>g===l.rule)?w.flatMap(g=>g??[]):[]}function P(l,h){return[...(0,N().groupBy)(l,h).values()].flatMap(
([w,...b])=>w===void 0?[]:[{lead:w,others:b}])}})};
