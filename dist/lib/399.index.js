"use strict";exports.id=399,exports.ids=[399],exports.modules={61399:((A,$,c)=>{Object.defineProperty($,"__esModule",{value:!0}),$.deliver=
s,$.withReportOptions=d;function C(){const o=c(73024);return C=function(){return o},o}function O(){const o=c(51455);return O=
function(){return o},o}function R(){const o=c(76760);return R=function(){return o},o}function v(){const o=c(63314);return v=
function(){return o},o}function x(){const o=c(41895);return x=function(){return o},o}function f(){const o=c(28765);return f=
function(){return o},o}function E(){const o=c(55430);return E=function(){return o},o}function h(){const o=c(59925);return h=
function(){return o},o}function w(){const o=c(20471);return w=function(){return o},o}function j(){const o=c(31626);return j=
function(){return o},o}function d(o){return o.addOption(new(v()).Option("--format <name>","output format").choices(h().REPORT_FORMATS).
default("text")).option("--output <dir>","also write the report files to this directory").option("--verbose","show every\
thing, including what passed")}async function s(o,T,M){if(await P(o,T,M),T.output!==void 0){const t=(0,R().resolve)(M.cwd,
T.output);T.repo!==void 0&&t.startsWith(`${(0,R().resolve)(M.cwd,T.repo)}${R().sep}`)&&!(0,C().existsSync)(t)&&await L(t),
await b(t,o,M.signal)}}async function L(o){try{await(0,f().makeFolder)(o),await(0,O().writeFile)((0,R().join)(o,".gitign\
ore"),`*
`,{flag:"wx"})}catch{}}async function P(o,{format:T,verbose:M},t){const{columns:m,colour:p}=t,g=!(o.error&&T==="text"&&o.
genes.length===0),n={columns:m,colour:p,verbose:M??!1},i=g?(0,h().renderReport)(o,T,n):"";t.print(i,T),i===""&&o.error&&
t.note((0,j().failureText)(o.error,m))}async function b(o,T,M){const t=M.aborted?void 0:M,m=g=>(0,w().renderMarkdown)(T,
{maxCharacters:g}),p=await(0,E().publishFiles)(o,{report:T,markdown:m},t);if(p.status==="failed")throw t?.aborted?new(x()).
GateError("interrupted",`The gate was interrupted while it wrote to ${o}: not all files there are about this run.`,"Run \
the gate again."):new(x()).GateError("file_unreadable",`Cannot write the report files to ${o}: ${p.reason}`,p.hint??"Use\
 --output with a writable directory.")}}),59925:((A,$,c)=>{Object.defineProperty($,"__esModule",{value:!0}),$.REPORT_FORMATS=
void 0,$.renderReport=d;function C(){const s=c(52978);return C=function(){return s},s}function O(){const s=c(62887);return O=
function(){return s},s}function R(){const s=c(31048);return R=function(){return s},s}function v(){const s=c(58924);return v=
function(){return s},s}function x(){const s=c(20471);return x=function(){return s},s}function f(){const s=c(11357);return f=
function(){return s},s}function E(){const s=c(87934);return E=function(){return s},s}const h=$.REPORT_FORMATS=["text","j\
son","agent","jsonl","markdown","html","sarif","junit","in-toto","vsa"],w={maxCharacters:Number.MAX_SAFE_INTEGER},j={text:(...s)=>(0,E().
renderText)(...s),json:s=>(0,R().renderJson)(s),agent:s=>(0,C().renderAgentTask)(s),jsonl:s=>(0,R().renderJsonLines)(s),
markdown:s=>(0,x().renderMarkdown)(s,w),html:s=>(0,O().renderHtml)(s),sarif:s=>(0,f().renderSarif)(s),junit:s=>(0,v().renderJunit)(
s),"in-toto":s=>(0,R().renderStatement)(s),vsa:s=>(0,R().renderSummary)(s)};function d(s,L,P){return j[L](s,P)}}),2612:((A,$,c)=>{
Object.defineProperty($,"__esModule",{value:!0}),$.genesRows=s;function C(){const t=c(10289);return C=function(){return t},
t}function O(){const t=c(50427);return O=function(){return t},t}function R(){const t=c(88611);return R=function(){return t},
t}function v(){const t=c(94978);return v=function(){return t},t}function x(){const t=c(90042);return x=function(){return t},
t}function f(){const t=c(94965);return f=function(){return t},t}function E(){const t=c(17722);return E=function(){return t},
t}function h(){const t=c(31626);return h=function(){return t},t}const w=12,j=6,d="  ";function s({genes:t},m){const p=t.
toSorted((r,u)=>+(r.verdict==="pass")-+(u.verdict==="pass")),{shown:g,rest:n}=(0,h().limited)(p,w,"gene",m),i=L(g,t,m),e=g.
map(r=>P(r,m)),a=r=>!m.verbose&&e[r]?.join(`
`)===e[r+1]?.join(`
`);return[...g.flatMap((r,u)=>[...i[u]??[],...a(u)?[]:e[u]??[],...m.verbose?r.commands.flatMap(l=>T(l,m)):[]]),...n]}function L(t,m,p){
const g=(0,h().roomOf)(p),n=t.map(u=>(0,h().shortName)((0,v().geneName)(u,m),g)),i=Math.max(...n.map(O().textWidth)),e=Math.
max(...t.map(({change:u})=>u.length)),a=t.map(u=>`${u.change.padEnd(e)}${d}${(0,v().commandCounts)(u)}`),r=i+d.length+Math.
max(...a.map(O().textWidth))<=g;return t.map(({verdict:u},l)=>{const N=u==="needs_approval"?"approval":(0,f().spoken)(u),
[S="",F=""]=[n[l],a[l]],G=r?[(0,O().padRight)(S,i)+d+F]:[S,...(0,O().wrap)(F,g)];return(0,h().labelled)(p,N,G,f().VERDICT_TONES[u])})}
function P(t,m){const{verdict:p,summary:g}=t,{shown:n,rest:i}=(0,h().limited)((0,v().geneNotes)(t),j,"remark",m),e=m.verbose?
(0,v().remarks)(t):[];return[...p==="pass"?[]:(0,h().prose)(m,"",(0,f().clipCounted)(g,E().LONGEST_SENTENCE),{text:"quie\
t"}),...n.flatMap(({text:a,tone:r})=>(0,h().prose)(m,"",a,{text:r})),...i,...e.flatMap(a=>(0,h().prose)(m,"",(0,f().clip)(
a,E().LONGEST_SENTENCE),{text:"quiet"}))]}const b=600,o=20;function T({command:t,outcome:m,mutant:p},g){const n=(0,R().markedLines)(
t,[],{columns:(0,h().roomOf)(g)-2}),i=[...m?M(m):["not run"],...p?[(0,x().mutantWords)(p)]:[]].flatMap(e=>(0,O().chop)((0,C().
terminal)((0,f().clip)(e,b)),(0,h().roomOf)(g)-4));return(0,h().labelled)(g,"",[...n.map(e=>`  ${e}`),...i.map(e=>`    ${g.
paint("quiet",e)}`)])}function M(t){const{duration_ms:m,reason:p,reused:g,resources:n={},side_effects:i}=t,{peak_memory_bytes:e,
cpu_ms:a}=n,r=[(0,f().statusWords)(t),(0,f().duration)(m),...a===void 0?[]:[`CPU ${(0,f().duration)(a)}`],...e===void 0?
[]:[`memory ${(0,f().size)(e)}`],...g?["reused from another gene"]:[]],u=f().SIDE_EFFECTS.flatMap(l=>{const N=(i?.[l]??[]).
slice(0,o),S=(0,f().sideEffectCount)(l,i)-N.length;return[...N,...S>0?[`${S} more`]:[]].map(F=>`${l} ${F}`)});return[r.join(
", "),...p===void 0?[]:[p],...u,...i?.complete===!1?["The list of side effects is incomplete."]:[]]}}),87934:((A,$,c)=>{
Object.defineProperty($,"__esModule",{value:!0}),$.renderText=P;function C(){const n=c(10289);return C=function(){return n},
n}function O(){const n=c(67237);return O=function(){return n},n}function R(){const n=c(50427);return R=function(){return n},
n}function v(){const n=c(74658);return v=function(){return n},n}function x(){const n=c(90042);return x=function(){return n},
n}function f(){const n=c(63245);return f=function(){return n},n}function E(){const n=c(38319);return E=function(){return n},
n}function h(){const n=c(94965);return h=function(){return n},n}function w(){const n=c(17722);return w=function(){return n},
n}function j(){const n=c(2612);return j=function(){return n},n}function d(){const n=c(31626);return d=function(){return n},
n}const s=8,L=30;function P(n,i){const e=(0,d().layoutOf)(i),{verbose:a}=i,r=(0,f().reportSections)(n),u=(l,N)=>a?l.map(
M):N(l);return(0,d().page)([b(n,r,e),...o(n,e),...t(u(r.dangers,f().groupFindings),w().findingRows,"finding",e),(0,d().listRows)(
(0,E().machineList)(n),e),...T(r.blocked,e),...t(u(r.failed,f().groupCommands),w().failedRows,"failed command",e),...t(u(
r.waiting,f().groupFindings),w().findingRows,"pending approval",e),...t(u(r.findings,f().groupFindings),w().findingRows,
"finding",e),...a?t(r.notices.map(M),w().findingRows,"notice",e):[],...a?r.suppressed.map(l=>(0,w().suppressedRows)(l,e)):
[],...t(u(r.blast,f().groupFindings),w().findingRows,"finding",e),(0,w().proposalRows)(n,e),...m(n,e),(0,j().genesRows)(
n,e),(0,d().listRows)((0,E().claimList)(n),e),(0,d().listRows)((0,E().readList)(n),e),a?[]:p(r.notices,e),g(n,e)])}function b(n,i,e){
const a=(0,v().headlineOf)(n,i),[r,u]=[a.verdict.toUpperCase(),a.words],[l="",...N]=(0,R().wrap)(u===""?r:`${r}: ${u}`,(0,d().
roomOf)(e)),S=h().VERDICT_TONES[((0,v().undecidedPart)(n)??n).verdict],F=e.paint(S,l.slice(0,r.length))+l.slice(r.length);
return(0,d().labelled)(e,"gene-gate",[F,...N],"strong")}function o({error:n},i){if(n===void 0)return[];const e=a=>a.split(
`
`).flatMap(r=>/^\s/.test(r)?(0,R().chop)((0,C().terminal)(r),(0,d().roomOf)(i)):(0,R().wrap)((0,C().terminal)(r),(0,d().
roomOf)(i)));return[(0,d().labelled)(i,"why",e(n.message)),(0,d().labelled)(i,"fix",e(n.hint),"good")]}function T(n,i){const{
verbose:e}=i,a=e?n.map(M):(0,f().groupCommands)(n),r=e?a.length:L,u=(0,f().groupByCause)(a).slice(0,r).map(({lead:S,others:F})=>({
lead:S,others:F.slice(0,r)})),l=u.flatMap(({lead:S,others:F})=>[S,...F]),N=n.length-l.reduce((S,{others:F})=>S+1+F.length,
0);return[...u.flatMap(({lead:S,others:F})=>[(0,w().blockedRows)(S,i),...F.map(G=>(0,w().blockedRows)(G,i,S.lead))]),...N>
0?[(0,d().leftOut)((0,h().count)(N,"other blocked command"),i)]:[]]}function M(n){return{lead:n,others:[]}}function t(n,i,e,a){
const r=a.verbose?n:n.slice(0,s),u=n.slice(r.length).reduce((l,{others:N})=>l+1+N.length,0);return[...r.map(l=>i(l,a)),...u>
0?[(0,d().leftOut)((0,h().count)(u,`other ${e}`),a)]:[]]}function m(n,i){const e=(0,O().sizeLimits)(n),r=(i.verbose||e.some(
({isNear:u})=>u))&&e.length>0?(0,d().listRows)((0,E().directoryList)(n),i):[];return[[...e.flatMap(({words:u,tone:l},N)=>(0,d().
prose)(i,N===0?"size":"",(0,h().clip)(u,400),{text:l})),...r.length>0?(0,d().prose)(i,"",(0,O().countedWords)(n)):[],...r],
i.verbose?(0,d().listRows)((0,E().uncountedList)(n),i):[]]}function p(n,i){if(n.length===0)return[];const e=[...new Set(
n.map(({rule:l})=>l))].join(", "),a=n.filter(l=>l.before).length,r=a===0?"":`, ${a} of them there before`,u=`${n.length}${r}\
 (${e}); --verbose shows all`;return(0,d().prose)(i,"notices",u,{text:"quiet"})}function g(n,i){return[...(0,x().proofOf)(
n).flatMap(({label:e,value:a})=>(0,d().prose)(i,e.toLowerCase(),a,{text:"quiet"})),...n.genes.length>0?(0,d().prose)(i,"\
note",x().EVIDENCE_NOTE,{text:"quiet"}):[]]}})};
