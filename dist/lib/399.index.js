"use strict";exports.id=399,exports.ids=[399],exports.modules={61399:((z,C,r)=>{Object.defineProperty(C,"__esModule",{value:!0}),C.deliver=
o,C.withReportOptions=i;function b(){const e=r(73024);return b=function(){return e},e}function w(){const e=r(51455);return w=
function(){return e},e}function f(){const e=r(76760);return f=function(){return e},e}function j(){const e=r(63314);return j=
function(){return e},e}function E(){const e=r(41895);return E=function(){return e},e}function F(){const e=r(28765);return F=
function(){return e},e}function d(){const e=r(55430);return d=function(){return e},e}function D(){const e=r(59925);return D=
function(){return e},e}function a(){const e=r(20471);return a=function(){return e},e}function g(){const e=r(31626);return g=
function(){return e},e}function i(e){return e.addOption(new(j()).Option("--format <name>","output format").choices(D().REPORT_FORMATS).
default("text")).option("--output <dir>","also write the report files to this directory").option("--verbose","show every\
thing, including what passed")}async function o(e,$,R){if(await A(e,$,R),$.output!==void 0){const S=(0,f().resolve)(R.cwd,
$.output);$.repo!==void 0&&S.startsWith(`${(0,f().resolve)(R.cwd,$.repo)}${f().sep}`)&&!(0,b().existsSync)(S)&&await O(S),
await W(S,e,R.signal)}}async function O(e){try{await(0,F().makeFolder)(e),await(0,w().writeFile)((0,f().join)(e,".gitign\
ore"),`*
`,{flag:"wx"})}catch{}}async function A(e,{format:$,verbose:R},S){const{columns:P,colour:U}=S,n=!(e.error&&$==="text"&&e.
genes.length===0),m={columns:P,colour:U,verbose:R??!1},c=n?(0,D().renderReport)(e,$,m):"";S.print(c,$),c===""&&e.error&&
S.note((0,g().failureText)(e.error,P))}async function W(e,$,R){const S=R.aborted?void 0:R,P=n=>(0,a().renderMarkdown)($,
{maxCharacters:n}),U=await(0,d().publishFiles)(e,{report:$,markdown:P},S);if(U.status==="failed")throw S?.aborted?new(E()).
GateError("interrupted",`The gate was interrupted while it wrote to ${e}: not all files there are about this run.`,"Run \
the gate again."):new(E()).GateError("file_unreadable",`Cannot write the report files to ${e}: ${U.reason}`,U.hint??"Use\
 --output with a writable directory.")}}),59925:((z,C,r)=>{Object.defineProperty(C,"__esModule",{value:!0}),C.REPORT_FORMATS=
void 0,C.renderReport=i;function b(){const o=r(52978);return b=function(){return o},o}function w(){const o=r(62887);return w=
function(){return o},o}function f(){const o=r(31048);return f=function(){return o},o}function j(){const o=r(58924);return j=
function(){return o},o}function E(){const o=r(20471);return E=function(){return o},o}function F(){const o=r(11357);return F=
function(){return o},o}function d(){const o=r(87934);return d=function(){return o},o}const D=C.REPORT_FORMATS=["text","j\
son","agent","jsonl","markdown","html","sarif","junit","in-toto","vsa"],a={maxCharacters:Number.MAX_SAFE_INTEGER},g={text:(...o)=>(0,d().
renderText)(...o),json:o=>(0,f().renderJson)(o),agent:o=>(0,b().renderAgentTask)(o),jsonl:o=>(0,f().renderJsonLines)(o),
markdown:o=>(0,E().renderMarkdown)(o,a),html:o=>(0,w().renderHtml)(o),sarif:o=>(0,F().renderSarif)(o),junit:o=>(0,j().renderJunit)(
o),"in-toto":o=>(0,f().renderStatement)(o),vsa:o=>(0,f().renderSummary)(o)};function i(o,O,A){return g[O](o,A)}}),45597:((z,C,r)=>{
Object.defineProperty(C,"__esModule",{value:!0}),C.claimsRows=M,C.genesRows=A;function b(){const t=r(59490);return b=function(){
return t},t}function w(){const t=r(10289);return w=function(){return t},t}function f(){const t=r(78559);return f=function(){
return t},t}function j(){const t=r(50427);return j=function(){return t},t}function E(){const t=r(88611);return E=function(){
return t},t}function F(){const t=r(73861);return F=function(){return t},t}function d(){const t=r(94965);return d=function(){
return t},t}function D(){const t=r(17722);return D=function(){return t},t}function a(){const t=r(31626);return a=function(){
return t},t}const g=12,i=3,o="  ",O=12;function A({genes:t},s){if(t.length===0)return[];const u=[...t.filter(({verdict:T})=>T!==
"pass"),...t.filter(({verdict:T})=>T==="pass")],{shown:h,rest:x}=(0,a().limited)(u,g,"gene",s),L=W(h,s);return[...[...(0,b().
groupBy)(h.keys(),T=>s.verbose?T:e(h.slice(T,T+1),s).join(`
`)).values()].flatMap(T=>[...T.flatMap(G=>L[G]??[]),...e(T.flatMap(G=>h[G]??[]),s)]),...x]}function W(t,s){const u=(0,a().
roomOf)(s),h=Math.max(...t.map(({change:I})=>I.length)),x=I=>`${I.change.padEnd(h)}${o}${(0,f().commandCounts)(I)}`,L=u-
o.length-Math.max(...t.map(I=>x(I).length)),N=L>=O,T=t.map(({id:I})=>(0,a().shortName)(I,N?L:u)),G=Math.max(...T.map(j().
textWidth));return t.map((I,H)=>{const{verdict:J}=I,K=J==="needs_approval"?"approval":(0,d().spoken)(J),V=[(0,j().padRight)(
T[H]??"",G),x(I)],X=N?[V.join(o)]:V;return(0,a().labelled)(s,K,X,d().VERDICT_TONES[J])})}function e(t,s){const[u]=t;if(u===
void 0)return[];const{verdict:h,summary:x,commands:L}=u,[N,T]=t.length===1?["this gene","The gene is"]:["these genes","T\
he genes are"];return[...h==="pass"?[]:(0,a().prose)(s,"",(0,d().clipCounted)(x,D().LONGEST_SENTENCE),{text:"quiet"}),...$(
u,s),...S(u,s),...(0,f().refusals)(u).flatMap(({profile:G,reason:I})=>(0,a().prose)(s,"",(0,d().clip)(`Profile ${G} woul\
d block ${N}: ${I}`,200),{text:"caution"})),...R(u,T,s),...s.verbose?[...(0,f().remarks)(u).flatMap(G=>(0,a().prose)(s,"",
(0,d().clip)(G,200),{text:"quiet"})),...L.flatMap(G=>P(G,s))]:[]]}function $(t,s){const u=(0,f().nestedRoot)(t);return u===
void 0?[]:(0,a().prose)(s,"",`Commands run in ${u}.`,{text:"quiet"})}function R(t,s,u){const h=(0,f().versionWords)(t);return h?
(0,a().prose)(u,"",`${s} ${h}.`,{text:"caution"}):[]}function S(t,s){const u=(0,f().differenceWords)(t).map(L=>L.join("")),
{shown:h,rest:x}=(0,a().limited)(u,i,"difference",s);return[...h.flatMap(L=>(0,a().prose)(s,"",(0,d().clip)(L,D().LONGEST_SENTENCE),
{...L.startsWith("loosens ")&&{text:"caution"}})),...x]}function P({command:t,outcome:s,mutant:u},h){const x=(0,E().markedLines)(
t,[],{columns:(0,a().roomOf)(h)-2});return[...(0,a().labelled)(h,"",x.map(L=>`  ${L}`)),...s?c(s,h):(0,a().labelled)(h,"",
[h.paint("quiet","    not run")]),...u?p([(0,F().mutantWords)(u)],h):[]]}const U="    ",n=600,m=20;function c(t,s){const{
duration_ms:u,reason:h,reused:x,resources:L,side_effects:N}=t,{peak_memory_bytes:T,cpu_ms:G}=L??{},I=[[(0,d().statusWords)(
t),(0,d().duration)(u),...G===void 0?[]:[`CPU ${(0,d().duration)(G)}`],...T===void 0?[]:[`memory ${(0,d().size)(T)}`],...x?
["reused from another gene"]:[]].join(", "),...h===void 0?[]:[h],...l("created",N),...l("changed",N),...l("deleted",N),...N?.
complete===!1?["The list of side effects is incomplete."]:[]];return p(I,s)}function p(t,s){const u=(0,a().roomOf)(s)-U.
length,h=t.flatMap(x=>(0,j().chop)((0,w().terminal)((0,d().clip)(x,n)),u));return(0,a().labelled)(s,"",h.map(x=>U+s.paint(
"quiet",x)))}function l(t,s){const u=s?.[t]??[],h=(0,d().sideEffectCount)(t,s)-Math.min(u.length,m);return[...u.slice(0,
m).map(x=>`${t} ${x}`),...h>0?[`${t} ${h} more`]:[]]}const v=6;function M({capsules:t,events:s},u){const h=[...t.map(N=>[
"capsule",`${(0,d().clip)(N.id,60)} ${N.change}${B(N)}`]),...s.map(({id:N,change:T})=>["event",`${(0,d().clip)(N,60)} ${T}`])],
{shown:x,rest:L}=(0,a().limited)(h,v,"claim",u);return[...x.flatMap(([N="",T=""])=>(0,a().prose)(u,N,T)),...L]}function B(t){
const{lead:s,reason:u}=(0,f().eligibilityWords)(t)??{};return[s&&`, ${s}`,u&&`: ${u}`].filter(Boolean).join("")}}),89031:((z,C,r)=>{
Object.defineProperty(C,"__esModule",{value:!0}),C.blastRadiusRows=D;function b(){const i=r(10289);return b=function(){return i},
i}function w(){const i=r(67237);return w=function(){return i},i}function f(){const i=r(50427);return f=function(){return i},
i}function j(){const i=r(63245);return j=function(){return i},i}function E(){const i=r(94965);return E=function(){return i},
i}function F(){const i=r(17722);return F=function(){return i},i}function d(){const i=r(31626);return d=function(){return i},
i}function D(i,o,O){const A=(0,j().groupFindings)(o.blast).map(P=>(0,F().findingRows)(P,O)),W=O.verbose?g(i,O):[],e=(0,w().
sizeLimits)(i);if(e.length===0)return[...A,...W];const $=e.some(({grade:P})=>P!=="within"),R=(0,d().roomOf)(O),S=$||O.verbose?
i.blast_radius?.directories??[]:[];return[(0,d().labelled)(O,"size",[...e.flatMap(P=>a(P,(0,w().othersOver)(i,P),O)),...S.
length>0?(0,f().wrap)((0,w().countedWords)(i),R):[],...(0,w().directoryLines)(S,R)]),...A,...W]}function a(i,o,O){const A=w().
SIZE_GRADES[i.grade],W=(0,w().limitBar)(i),e=i.gene&&(0,E().clip)(i.gene.id,100),$=[A.words,(0,w().ownerWords)(i),e].filter(
Boolean).join(" "),R=(0,f().wrap)((0,b().terminal)($+o),(0,d().roomOf)(O)),[S=""]=R;return R.length===1&&(0,f().textWidth)(
W)+2+(0,f().textWidth)(S)<=(0,d().roomOf)(O)?[`${O.paint(A.tone,W)}  ${S}`]:[O.paint(A.tone,W),...R]}function g(i,o){const O=(0,w().
uncountedFiles)(i).flatMap(({path:A,words:W})=>(0,f().wrap)(`${(0,b().terminal)((0,E().clip)(A,100))}: ${W}`,(0,d().roomOf)(
o)));return O.length===0?[]:[(0,d().labelled)(o,"files",O)]}}),87934:((z,C,r)=>{Object.defineProperty(C,"__esModule",{value:!0}),
C.renderText=O;function b(){const n=r(10289);return b=function(){return n},n}function w(){const n=r(50427);return w=function(){
return n},n}function f(){const n=r(74658);return f=function(){return n},n}function j(){const n=r(90042);return j=function(){
return n},n}function E(){const n=r(63245);return E=function(){return n},n}function F(){const n=r(94965);return F=function(){
return n},n}function d(){const n=r(45597);return d=function(){return n},n}function D(){const n=r(89031);return D=function(){
return n},n}function a(){const n=r(17722);return a=function(){return n},n}function g(){const n=r(31626);return g=function(){
return n},n}const i=8,o=30;function O(n,m){const c=(0,g().layoutOf)(m),{verbose:p}=m,l=(0,E().reportSections)(n),v=(M,B)=>p?
M.map($):B(M);return(0,g().page)([A(n,(0,f().headline)(n,l),c),...W(n,c),...R(v(l.dangers,E().groupFindings),a().findingRows,
"finding",c),...e(l.blocked,c),...R(v(l.failed,E().groupCommands),a().failedRows,"failed command",c),...R(v(l.waiting,E().
groupFindings),a().waitingRows,"pending approval",c),...R(v(l.findings,E().groupFindings),a().findingRows,"finding",c),...p?
R(l.notices.map($),a().findingRows,"notice",c):[],...p?l.suppressed.map(M=>(0,a().suppressedRows)(M,c)):[],...(0,D().blastRadiusRows)(
n,l,c),(0,d().genesRows)(n,c),(0,d().claimsRows)(n,c),S(n,c),p?[]:P(l.notices,c),U(n,c)])}function A(n,m,c){const p=(0,f().
verdictWords)(n).toUpperCase(),[l="",...v]=(0,w().wrap)(m===""?p:`${p}: ${m}`,(0,g().roomOf)(c)),M=F().VERDICT_TONES[((0,f().
undecidedPart)(n)??n).verdict],B=c.paint(M,l.slice(0,p.length))+l.slice(p.length);return(0,g().labelled)(c,"gene-gate",[
B,...v],"strong")}function W({error:n},m){if(n===void 0)return[];const c=p=>p.split(`
`).flatMap(l=>/^\s/.test(l)?(0,w().chop)((0,b().terminal)(l),(0,g().roomOf)(m)):(0,w().wrap)((0,b().terminal)(l),(0,g().
roomOf)(m)));return[(0,g().labelled)(m,"why",c(n.message)),(0,g().labelled)(m,"fix",c(n.hint),"good")]}function e(n,m){const{
verbose:c}=m,p=c?n.map($):(0,E().groupCommands)(n),l=c?p.length:o,v=(0,E().groupByCause)(p).slice(0,l).map(({lead:t,others:s})=>({
lead:t,others:s.slice(0,l)})),M=v.flatMap(({lead:t,others:s})=>[t,...s]),B=n.length-M.reduce((t,{others:s})=>t+1+s.length,
0);return[...v.flatMap(({lead:t,others:s})=>[(0,a().blockedRows)(t,m),...s.map(u=>(0,a().alsoBlockedRows)(u,t.lead,m))]),
...B>0?[(0,g().leftOut)((0,F().count)(B,"other blocked command"),m)]:[]]}function $(n){return{lead:n,others:[]}}function R(n,m,c,p){
const l=p.verbose?n:n.slice(0,i),v=n.slice(l.length).reduce((M,{others:B})=>M+1+B.length,0);return[...l.map(M=>m(M,p)),...v>
0?[(0,g().leftOut)((0,F().count)(v,`other ${c}`),p)]:[]]}function S({read:n=[]},m){const c=n.map(({path:v,why:M,new:B})=>`${v}${B?
" (new)":""}: ${M}`),{shown:p,rest:l}=(0,g().limited)(c,i,"file",m);return[...p.flatMap((v,M)=>(0,g().prose)(m,M===0?"re\
ad":"",(0,F().clip)(v,200))),...l]}function P(n,m){if(n.length===0)return[];const c=[...new Set(n.map(({rule:M})=>M))].join(
", "),p=n.filter(M=>M.before).length,l=p===0?"":`, ${p} of them there before`,v=`${n.length}${l} (${c}); --verbose shows\
 all`;return(0,g().prose)(m,"notices",v,{text:"quiet"})}function U(n,m){return[...(0,j().proofOf)(n).flatMap(({label:c,value:p})=>(0,g().
prose)(m,c.toLowerCase(),p,{text:"quiet"})),...n.genes.length>0?(0,g().prose)(m,"note",j().EVIDENCE_NOTE,{text:"quiet"}):
[]]}})};
