"use strict";exports.id=399,exports.ids=[399],exports.modules={61399:((z,N,r)=>{Object.defineProperty(N,"__esModule",{value:!0}),N.deliver=
o,N.withReportOptions=e;function C(){const s=r(73024);return C=function(){return s},s}function g(){const s=r(51455);return g=
function(){return s},s}function u(){const s=r(76760);return u=function(){return s},s}function j(){const s=r(63314);return j=
function(){return s},s}function M(){const s=r(41895);return M=function(){return s},s}function L(){const s=r(28765);return L=
function(){return s},s}function d(){const s=r(55430);return d=function(){return s},s}function R(){const s=r(59925);return R=
function(){return s},s}function f(){const s=r(20471);return f=function(){return s},s}function E(){const s=r(31626);return E=
function(){return s},s}function e(s){return s.addOption(new(j()).Option("--format <name>","output format").choices(R().REPORT_FORMATS).
default("text")).option("--output <dir>","also write the report files to this directory").option("--verbose","show every\
thing, including what passed")}async function o(s,T,S){if(await P(s,T,S),T.output!==void 0){const w=(0,u().resolve)(S.cwd,
T.output);T.repo!==void 0&&w.startsWith(`${(0,u().resolve)(S.cwd,T.repo)}${u().sep}`)&&!(0,C().existsSync)(w)&&await p(w),
await I(w,s,S.signal)}}async function p(s){try{await(0,L().makeFolder)(s),await(0,g().writeFile)((0,u().join)(s,".gitign\
ore"),`*
`,{flag:"wx"})}catch{}}async function P(s,{format:T,verbose:S},w){const{columns:A,colour:D}=w,U=!(s.error&&T==="text"&&s.
genes.length===0),n={columns:A,colour:D,verbose:S??!1},h=U?(0,R().renderReport)(s,T,n):"";w.print(h,T),h===""&&s.error&&
w.note((0,E().failureText)(s.error,A))}async function I(s,T,S){const w=S.aborted?void 0:S,A=U=>(0,f().renderMarkdown)(T,
{maxCharacters:U}),D=await(0,d().publishFiles)(s,{report:T,markdown:A},w);if(D.status==="failed")throw w?.aborted?new(M()).
GateError("interrupted",`The gate was interrupted while it wrote to ${s}: not all files there are about this run.`,"Run \
the gate again."):new(M()).GateError("file_unreadable",`Cannot write the report files to ${s}: ${D.reason}`,D.hint??"Use\
 --output with a writable directory.")}}),59925:((z,N,r)=>{Object.defineProperty(N,"__esModule",{value:!0}),N.REPORT_FORMATS=
void 0,N.renderReport=e;function C(){const o=r(52978);return C=function(){return o},o}function g(){const o=r(62887);return g=
function(){return o},o}function u(){const o=r(31048);return u=function(){return o},o}function j(){const o=r(58924);return j=
function(){return o},o}function M(){const o=r(20471);return M=function(){return o},o}function L(){const o=r(11357);return L=
function(){return o},o}function d(){const o=r(87934);return d=function(){return o},o}const R=N.REPORT_FORMATS=["text","j\
son","agent","jsonl","markdown","html","sarif","junit","in-toto","vsa"],f={maxCharacters:Number.MAX_SAFE_INTEGER},E={text:(...o)=>(0,d().
renderText)(...o),json:o=>(0,u().renderJson)(o),agent:o=>(0,C().renderAgentTask)(o),jsonl:o=>(0,u().renderJsonLines)(o),
markdown:o=>(0,M().renderMarkdown)(o,f),html:o=>(0,g().renderHtml)(o),sarif:o=>(0,L().renderSarif)(o),junit:o=>(0,j().renderJunit)(
o),"in-toto":o=>(0,u().renderStatement)(o),vsa:o=>(0,u().renderSummary)(o)};function e(o,p,P){return E[p](o,P)}}),57577:((z,N,r)=>{
Object.defineProperty(N,"__esModule",{value:!0}),N.agentFilesRows=L;function C(){const R=r(66611);return C=function(){return R},
R}function g(){const R=r(94965);return g=function(){return R},R}function u(){const R=r(31626);return u=function(){return R},
R}const j=12,M=400;function L(R,f){const{shown:E,rest:e}=(0,u().limited)((0,C().agentLines)(R),j,"command",f);return[...E.
flatMap((o,p)=>d(o,p,f)),...e]}function d({file:R,entry:f,word:E,means:e},o,p){const P=o===0?"machines":"",{event:I,command:s,
line:T}=f,w=`${E===""?`line ${T}`:`${E} in ${R.path}:${T}`} for ${I}: ${s}`;return[...(0,u().prose)(p,P,(0,g().clip)(w,M)),
...e===""?[]:(0,u().prose)(p,"",(0,g().clip)(e,M),{text:"quiet"})]}}),45597:((z,N,r)=>{Object.defineProperty(N,"__esModu\
le",{value:!0}),N.claimsRows=x,N.genesRows=P;function C(){const t=r(59490);return C=function(){return t},t}function g(){
const t=r(10289);return g=function(){return t},t}function u(){const t=r(78559);return u=function(){return t},t}function j(){
const t=r(50427);return j=function(){return t},t}function M(){const t=r(88611);return M=function(){return t},t}function L(){
const t=r(73861);return L=function(){return t},t}function d(){const t=r(94965);return d=function(){return t},t}function R(){
const t=r(17722);return R=function(){return t},t}function f(){const t=r(31626);return f=function(){return t},t}const E=12,
e=3,o="  ",p=12;function P({genes:t},i){if(t.length===0)return[];const c=[...t.filter(({verdict:$})=>$!=="pass"),...t.filter(
({verdict:$})=>$==="pass")],{shown:l,rest:F}=(0,f().limited)(c,E,"gene",i),G=I(l,i);return[...[...(0,C().groupBy)(l.keys(),
$=>i.verbose?$:s(l.slice($,$+1),i).join(`
`)).values()].flatMap($=>[...$.flatMap(B=>G[B]??[]),...s($.flatMap(B=>l[B]??[]),i)]),...F]}function I(t,i){const c=(0,f().
roomOf)(i),l=Math.max(...t.map(({change:W})=>W.length)),F=W=>`${W.change.padEnd(l)}${o}${(0,u().commandCounts)(W)}`,G=c-
o.length-Math.max(...t.map(W=>F(W).length)),b=G>=p,$=t.map(W=>(0,f().shortName)((0,u().geneName)(W,t),b?G:c)),B=Math.max(
...$.map(j().textWidth));return t.map((W,H)=>{const{verdict:J}=W,K=J==="needs_approval"?"approval":(0,d().spoken)(J),V=[
(0,j().padRight)($[H]??"",B),F(W)],X=b?[V.join(o)]:V;return(0,f().labelled)(i,K,X,d().VERDICT_TONES[J])})}function s(t,i){
const[c]=t;if(c===void 0)return[];const{verdict:l,summary:F,commands:G}=c,b=t.length===1?"The gene is":"The genes are";return[
...l==="pass"?[]:(0,f().prose)(i,"",(0,d().clipCounted)(F,R().LONGEST_SENTENCE),{text:"quiet"}),...T(c,i),...w(c,i),...(0,u().
refusals)(c).flatMap(({profile:$,reason:B})=>(0,f().prose)(i,"",(0,d().clip)(`Not accepted by the profile ${$}, which is\
 not in use here: ${B}`,200),{text:"caution"})),...S(c,b,i),...i.verbose?[...(0,u().remarks)(c).flatMap($=>(0,f().prose)(
i,"",(0,d().clip)($,200),{text:"quiet"})),...G.flatMap($=>A($,i))]:[]]}function T(t,i){const c=(0,u().nestedRoot)(t);return c===
void 0?[]:(0,f().prose)(i,"",`Commands run in ${c}.`,{text:"quiet"})}function S(t,i,c){const l=(0,u().versionWords)(t);return l?
(0,f().prose)(c,"",`${i} ${l}.`,{text:"caution"}):[]}function w(t,i){const c=(0,u().differenceWords)(t).map(G=>G.join("")),
{shown:l,rest:F}=(0,f().limited)(c,e,"difference",i);return[...l.flatMap(G=>(0,f().prose)(i,"",(0,d().clip)(G,R().LONGEST_SENTENCE),
{...G.startsWith("loosens ")&&{text:"caution"}})),...F]}function A({command:t,outcome:i,mutant:c},l){const F=(0,M().markedLines)(
t,[],{columns:(0,f().roomOf)(l)-2});return[...(0,f().labelled)(l,"",F.map(G=>`  ${G}`)),...i?h(i,l):(0,f().labelled)(l,"",
[l.paint("quiet","    not run")]),...c?a([(0,L().mutantWords)(c)],l):[]]}const D="    ",U=600,n=20;function h(t,i){const{
duration_ms:c,reason:l,reused:F,resources:G,side_effects:b}=t,{peak_memory_bytes:$,cpu_ms:B}=G??{},W=[[(0,d().statusWords)(
t),(0,d().duration)(c),...B===void 0?[]:[`CPU ${(0,d().duration)(B)}`],...$===void 0?[]:[`memory ${(0,d().size)($)}`],...F?
["reused from another gene"]:[]].join(", "),...l===void 0?[]:[l],...O("created",b),...O("changed",b),...O("deleted",b),...b?.
complete===!1?["The list of side effects is incomplete."]:[]];return a(W,i)}function a(t,i){const c=(0,f().roomOf)(i)-D.
length,l=t.flatMap(F=>(0,j().chop)((0,g().terminal)((0,d().clip)(F,U)),c));return(0,f().labelled)(i,"",l.map(F=>D+i.paint(
"quiet",F)))}function O(t,i){const c=i?.[t]??[],l=(0,d().sideEffectCount)(t,i)-Math.min(c.length,n);return[...c.slice(0,
n).map(F=>`${t} ${F}`),...l>0?[`${t} ${l} more`]:[]]}const m=6;function x({capsules:t,events:i},c){const l=[...t.map(b=>[
"capsule",`${(0,d().clip)(b.id,60)} ${b.change}${v(b)}`]),...i.map(({id:b,change:$})=>["event",`${(0,d().clip)(b,60)} ${$}`])],
{shown:F,rest:G}=(0,f().limited)(l,m,"claim",c);return[...F.flatMap(([b="",$=""])=>(0,f().prose)(c,b,$)),...G]}function v(t){
const{lead:i,reason:c}=(0,u().eligibilityWords)(t)??{};return[i&&`, ${i}`,c&&`: ${c}`].filter(Boolean).join("")}}),89031:((z,N,r)=>{
Object.defineProperty(N,"__esModule",{value:!0}),N.blastRadiusRows=R;function C(){const e=r(10289);return C=function(){return e},
e}function g(){const e=r(67237);return g=function(){return e},e}function u(){const e=r(50427);return u=function(){return e},
e}function j(){const e=r(63245);return j=function(){return e},e}function M(){const e=r(94965);return M=function(){return e},
e}function L(){const e=r(17722);return L=function(){return e},e}function d(){const e=r(31626);return d=function(){return e},
e}function R(e,o,p){const P=(0,j().groupFindings)(o.blast).map(A=>(0,L().findingRows)(A,p)),I=p.verbose?E(e,p):[],s=(0,g().
sizeLimits)(e);if(s.length===0)return[...P,...I];const T=s.some(({grade:A})=>A!=="within"),S=(0,d().roomOf)(p),w=T||p.verbose?
e.blast_radius?.directories??[]:[];return[(0,d().labelled)(p,"size",[...s.flatMap(A=>f(A,(0,g().othersOver)(e,A),p)),...w.
length>0?(0,u().wrap)((0,g().countedWords)(e),S):[],...(0,g().directoryLines)(w,S)]),...P,...I]}function f(e,o,p){const P=g().
SIZE_GRADES[e.grade],I=(0,g().limitBar)(e),s=e.gene&&(0,M().clip)(e.gene.id,100),T=[P.words,(0,g().ownerWords)(e),s].filter(
Boolean).join(" "),S=(0,u().wrap)((0,C().terminal)(T+o),(0,d().roomOf)(p)),[w=""]=S;return S.length===1&&(0,u().textWidth)(
I)+2+(0,u().textWidth)(w)<=(0,d().roomOf)(p)?[`${p.paint(P.tone,I)}  ${w}`]:[p.paint(P.tone,I),...S]}function E(e,o){const p=(0,g().
uncountedFiles)(e).flatMap(({path:P,words:I})=>(0,u().wrap)(`${(0,C().terminal)((0,M().clip)(P,100))}: ${I}`,(0,d().roomOf)(
o)));return p.length===0?[]:[(0,d().labelled)(o,"files",p)]}}),87934:((z,N,r)=>{Object.defineProperty(N,"__esModule",{value:!0}),
N.renderText=P;function C(){const n=r(10289);return C=function(){return n},n}function g(){const n=r(50427);return g=function(){
return n},n}function u(){const n=r(74658);return u=function(){return n},n}function j(){const n=r(90042);return j=function(){
return n},n}function M(){const n=r(63245);return M=function(){return n},n}function L(){const n=r(94965);return L=function(){
return n},n}function d(){const n=r(57577);return d=function(){return n},n}function R(){const n=r(45597);return R=function(){
return n},n}function f(){const n=r(89031);return f=function(){return n},n}function E(){const n=r(17722);return E=function(){
return n},n}function e(){const n=r(31626);return e=function(){return n},n}const o=8,p=30;function P(n,h){const a=(0,e().
layoutOf)(h),{verbose:O}=h,m=(0,M().reportSections)(n),x=(v,t)=>O?v.map(S):t(v);return(0,e().page)([I(n,m,a),...s(n,a),...w(
x(m.dangers,M().groupFindings),E().findingRows,"finding",a),(0,d().agentFilesRows)(n,a),...T(m.blocked,a),...w(x(m.failed,
M().groupCommands),E().failedRows,"failed command",a),...w(x(m.waiting,M().groupFindings),E().waitingRows,"pending appro\
val",a),...w(x(m.findings,M().groupFindings),E().findingRows,"finding",a),...O?w(m.notices.map(S),E().findingRows,"notic\
e",a):[],...O?m.suppressed.map(v=>(0,E().suppressedRows)(v,a)):[],...(0,f().blastRadiusRows)(n,m,a),(0,R().genesRows)(n,
a),(0,R().claimsRows)(n,a),A(n,a),O?[]:D(m.notices,a),U(n,a)])}function I(n,h,a){const O=(0,u().headlineOf)(n,h),[m,x]=[
O.verdict.toUpperCase(),O.words],[v="",...t]=(0,g().wrap)(x===""?m:`${m}: ${x}`,(0,e().roomOf)(a)),i=L().VERDICT_TONES[((0,u().
undecidedPart)(n)??n).verdict],c=a.paint(i,v.slice(0,m.length))+v.slice(m.length);return(0,e().labelled)(a,"gene-gate",[
c,...t],"strong")}function s({error:n},h){if(n===void 0)return[];const a=O=>O.split(`
`).flatMap(m=>/^\s/.test(m)?(0,g().chop)((0,C().terminal)(m),(0,e().roomOf)(h)):(0,g().wrap)((0,C().terminal)(m),(0,e().
roomOf)(h)));return[(0,e().labelled)(h,"why",a(n.message)),(0,e().labelled)(h,"fix",a(n.hint),"good")]}function T(n,h){const{
verbose:a}=h,O=a?n.map(S):(0,M().groupCommands)(n),m=a?O.length:p,x=(0,M().groupByCause)(O).slice(0,m).map(({lead:i,others:c})=>({
lead:i,others:c.slice(0,m)})),v=x.flatMap(({lead:i,others:c})=>[i,...c]),t=n.length-v.reduce((i,{others:c})=>i+1+c.length,
0);return[...x.flatMap(({lead:i,others:c})=>[(0,E().blockedRows)(i,h),...c.map(l=>(0,E().alsoBlockedRows)(l,i.lead,h))]),
...t>0?[(0,e().leftOut)((0,L().count)(t,"other blocked command"),h)]:[]]}function S(n){return{lead:n,others:[]}}function w(n,h,a,O){
const m=O.verbose?n:n.slice(0,o),x=n.slice(m.length).reduce((v,{others:t})=>v+1+t.length,0);return[...m.map(v=>h(v,O)),...x>
0?[(0,e().leftOut)((0,L().count)(x,`other ${a}`),O)]:[]]}function A({read:n=[]},h){const a=n.map(({path:x,why:v,new:t})=>`${x}${t?
" (new)":""}: ${v}`),{shown:O,rest:m}=(0,e().limited)(a,o,"file",h);return[...O.flatMap((x,v)=>(0,e().prose)(h,v===0?"re\
ad":"",(0,L().clip)(x,200))),...m]}function D(n,h){if(n.length===0)return[];const a=[...new Set(n.map(({rule:v})=>v))].join(
", "),O=n.filter(v=>v.before).length,m=O===0?"":`, ${O} of them there before`,x=`${n.length}${m} (${a}); --verbose shows\
 all`;return(0,e().prose)(h,"notices",x,{text:"quiet"})}function U(n,h){return[...(0,j().proofOf)(n).flatMap(({label:a,value:O})=>(0,e().
prose)(h,a.toLowerCase(),O,{text:"quiet"})),...n.genes.length>0?(0,e().prose)(h,"note",j().EVIDENCE_NOTE,{text:"quiet"}):
[]]}})};
