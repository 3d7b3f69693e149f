"use strict";exports.id=399,exports.ids=[399],exports.modules={61399:((U,v,s)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.deliver=
o,v.withReportOptions=i;function P(){const e=s(73024);return P=function(){return e},e}function g(){const e=s(51455);return g=
function(){return e},e}function a(){const e=s(76760);return a=function(){return e},e}function C(){const e=s(63314);return C=
function(){return e},e}function $(){const e=s(41895);return $=function(){return e},e}function f(){const e=s(28765);return f=
function(){return e},e}function S(){const e=s(55430);return S=function(){return e},e}function l(){const e=s(59925);return l=
function(){return e},e}function j(){const e=s(20471);return j=function(){return e},e}function R(){const e=s(31626);return R=
function(){return e},e}function i(e){return e.addOption(new(C()).Option("--format <name>","output format").choices(l().REPORT_FORMATS).
default("text")).option("--output <dir>","also write the report files to this directory").option("--verbose","show every\
thing, including what passed")}async function o(e,E,O){if(await b(e,E,O),E.output!==void 0){const M=(0,a().resolve)(O.cwd,
E.output);E.repo!==void 0&&M.startsWith(`${(0,a().resolve)(O.cwd,E.repo)}${a().sep}`)&&!(0,P().existsSync)(M)&&await w(M),
await L(M,e,O.signal)}}async function w(e){try{await(0,f().makeFolder)(e),await(0,g().writeFile)((0,a().join)(e,".gitign\
ore"),`*
`,{flag:"wx"})}catch{}}async function b(e,{format:E,verbose:O},M){const{columns:F,colour:n}=M,m=!(e.error&&E==="text"&&e.
genes.length===0),u={columns:F,colour:n,verbose:O??!1},h=m?(0,l().renderReport)(e,E,u):"";M.print(h,E),h===""&&e.error&&
M.note((0,R().failureText)(e.error,F))}async function L(e,E,O){const M=O.aborted?void 0:O,F=m=>(0,j().renderMarkdown)(E,
{maxCharacters:m}),n=await(0,S().publishFiles)(e,{report:E,markdown:F},M);if(n.status==="failed")throw M?.aborted?new($()).
GateError("interrupted",`The gate was interrupted while it wrote to ${e}: not all files there are about this run.`,"Run \
the gate again."):new($()).GateError("file_unreadable",`Cannot write the report files to ${e}: ${n.reason}`,n.hint??"Use\
 --output with a writable directory.")}}),59925:((U,v,s)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.REPORT_FORMATS=
void 0,v.renderReport=i;function P(){const o=s(52978);return P=function(){return o},o}function g(){const o=s(62887);return g=
function(){return o},o}function a(){const o=s(31048);return a=function(){return o},o}function C(){const o=s(58924);return C=
function(){return o},o}function $(){const o=s(20471);return $=function(){return o},o}function f(){const o=s(11357);return f=
function(){return o},o}function S(){const o=s(87934);return S=function(){return o},o}const l=v.REPORT_FORMATS=["text","j\
son","agent","jsonl","markdown","html","sarif","junit","in-toto","vsa"],j={maxCharacters:Number.MAX_SAFE_INTEGER},R={text:(...o)=>(0,S().
renderText)(...o),json:o=>(0,a().renderJson)(o),agent:o=>(0,P().renderAgentTask)(o),jsonl:o=>(0,a().renderJsonLines)(o),
markdown:o=>(0,$().renderMarkdown)(o,j),html:o=>(0,g().renderHtml)(o),sarif:o=>(0,f().renderSarif)(o),junit:o=>(0,C().renderJunit)(
o),"in-toto":o=>(0,a().renderStatement)(o),vsa:o=>(0,a().renderSummary)(o)};function i(o,w,b){return R[w](o,b)}}),45597:((U,v,s)=>{
Object.defineProperty(v,"__esModule",{value:!0}),v.claimsRows=p,v.genesRows=w;function P(){const t=s(59490);return P=function(){
return t},t}function g(){const t=s(10289);return g=function(){return t},t}function a(){const t=s(78559);return a=function(){
return t},t}function C(){const t=s(50427);return C=function(){return t},t}function $(){const t=s(88611);return $=function(){
return t},t}function f(){const t=s(94965);return f=function(){return t},t}function S(){const t=s(17722);return S=function(){
return t},t}function l(){const t=s(31626);return l=function(){return t},t}const j=12,R=3,i="  ",o=12;function w({genes:t},r){
if(t.length===0)return[];const c=[...t.filter(({verdict:T})=>T!=="pass"),...t.filter(({verdict:T})=>T==="pass")],{shown:d,
rest:x}=(0,l().limited)(c,j,"gene",r),I=b(d,r);return[...[...(0,P().groupBy)(d.keys(),T=>r.verbose?T:L(d.slice(T,T+1),r).
join(`
`)).values()].flatMap(T=>[...T.flatMap(W=>I[W]??[]),...L(T.flatMap(W=>d[W]??[]),r)]),...x]}function b(t,r){const c=(0,l().
roomOf)(r),d=Math.max(...t.map(({change:G})=>G.length)),x=G=>`${G.change.padEnd(d)}${i}${(0,a().commandCounts)(G)}`,I=c-
i.length-Math.max(...t.map(G=>x(G).length)),N=I>=o,T=t.map(({id:G})=>(0,l().shortName)(G,N?I:c)),W=Math.max(...T.map(C().
textWidth));return t.map((G,z)=>{const{verdict:D}=G,B=D==="needs_approval"?"approval":(0,f().spoken)(D),J=[(0,C().padRight)(
T[z]??"",W),x(G)],V=N?[J.join(i)]:J;return(0,l().labelled)(r,B,V,f().VERDICT_TONES[D])})}function L(t,r){const[c]=t;if(c===
void 0)return[];const{verdict:d,summary:x,commands:I}=c,[N,T]=t.length===1?["this gene","The gene is"]:["these genes","T\
he genes are"];return[...d==="pass"?[]:(0,l().prose)(r,"",(0,f().clipCounted)(x,S().LONGEST_SENTENCE),{text:"quiet"}),...E(
c,r),...(0,a().refusals)(c).flatMap(({profile:W,reason:G})=>(0,l().prose)(r,"",(0,f().clip)(`Profile ${W} would block ${N}\
: ${G}`,200),{text:"caution"})),...e(c,T,r),...r.verbose?[...(0,a().remarks)(c).flatMap(W=>(0,l().prose)(r,"",(0,f().clip)(
W,200),{text:"quiet"})),...I.flatMap(W=>O(W,r))]:[]]}function e(t,r,c){const d=(0,a().versionWords)(t);return d?(0,l().prose)(
c,"",`${r} ${d}.`,{text:"caution"}):[]}function E(t,r){const c=(0,a().differenceWords)(t).map(I=>I.join("")),{shown:d,rest:x}=(0,l().
limited)(c,R,"difference",r);return[...d.flatMap(I=>(0,l().prose)(r,"",(0,f().clip)(I,S().LONGEST_SENTENCE),{...I.startsWith(
"loosens ")&&{text:"caution"}})),...x]}function O({command:t,outcome:r},c){const d=(0,$().markedLines)(t,[],{columns:(0,l().
roomOf)(c)-2});return[...(0,l().labelled)(c,"",d.map(x=>`  ${x}`)),...r?m(r,c):(0,l().labelled)(c,"",[c.paint("quiet"," \
   not run")])]}const M="    ",F=600,n=20;function m(t,r){const{duration_ms:c,reason:d,reused:x,resources:I,side_effects:N}=t,
{peak_memory_bytes:T,cpu_ms:W}=I??{},G=[[(0,f().statusWords)(t),(0,f().duration)(c),...W===void 0?[]:[`CPU ${(0,f().duration)(
W)}`],...T===void 0?[]:[`memory ${(0,f().size)(T)}`],...x?["reused from another gene"]:[]].join(", "),...d===void 0?[]:[
d],...u("created",N),...u("changed",N),...u("deleted",N),...N?.complete===!1?["The list of side effects is incomplete."]:
[]],z=(0,l().roomOf)(r)-M.length,D=G.flatMap(B=>(0,C().chop)((0,g().terminal)((0,f().clip)(B,F)),z));return(0,l().labelled)(
r,"",D.map(B=>M+r.paint("quiet",B)))}function u(t,r){const c=r?.[t]??[],d=(0,f().sideEffectCount)(t,r)-Math.min(c.length,
n);return[...c.slice(0,n).map(x=>`${t} ${x}`),...d>0?[`${t} ${d} more`]:[]]}const h=6;function p({capsules:t,events:r},c){
const d=[...t.map(N=>["capsule",`${(0,f().clip)(N.id,60)} ${N.change}${A(N)}`]),...r.map(({id:N,change:T})=>["event",`${(0,f().
clip)(N,60)} ${T}`])],{shown:x,rest:I}=(0,l().limited)(d,h,"claim",c);return[...x.flatMap(([N="",T=""])=>(0,l().prose)(c,
N,T)),...I]}function A(t){const{lead:r,reason:c}=(0,a().eligibilityWords)(t)??{};return[r&&`, ${r}`,c&&`: ${c}`].filter(
Boolean).join("")}}),89031:((U,v,s)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.blastRadiusRows=l;function P(){
const i=s(10289);return P=function(){return i},i}function g(){const i=s(67237);return g=function(){return i},i}function a(){
const i=s(50427);return a=function(){return i},i}function C(){const i=s(63245);return C=function(){return i},i}function $(){
const i=s(94965);return $=function(){return i},i}function f(){const i=s(17722);return f=function(){return i},i}function S(){
const i=s(31626);return S=function(){return i},i}function l(i,o,w){const b=(0,C().groupFindings)(o.blast).map(F=>(0,f().
findingRows)(F,w)),L=w.verbose?R(i,w):[],e=(0,g().sizeLimits)(i);if(e.length===0)return[...b,...L];const E=e.some(({grade:F})=>F!==
"within"),O=(0,S().roomOf)(w),M=E||w.verbose?i.blast_radius?.directories??[]:[];return[(0,S().labelled)(w,"size",[...e.flatMap(
F=>j(F,(0,g().othersOver)(i,F),w)),...M.length>0?(0,a().wrap)((0,g().countedWords)(i),O):[],...(0,g().directoryLines)(M,
O)]),...b,...L]}function j(i,o,w){const b=g().SIZE_GRADES[i.grade],L=(0,g().limitBar)(i),e=i.gene&&(0,$().clip)(i.gene.id,
100),E=[b.words,(0,g().ownerWords)(i),e].filter(Boolean).join(" "),O=(0,a().wrap)((0,P().terminal)(E+o),(0,S().roomOf)(w)),
[M=""]=O;return O.length===1&&(0,a().textWidth)(L)+2+(0,a().textWidth)(M)<=(0,S().roomOf)(w)?[`${w.paint(b.tone,L)}  ${M}`]:
[w.paint(b.tone,L),...O]}function R(i,o){const w=(0,g().uncountedFiles)(i).flatMap(({path:b,words:L})=>(0,a().wrap)(`${(0,P().
terminal)((0,$().clip)(b,100))}: ${L}`,(0,S().roomOf)(o)));return w.length===0?[]:[(0,S().labelled)(o,"files",w)]}}),87934:((U,v,s)=>{
Object.defineProperty(v,"__esModule",{value:!0}),v.renderText=w;function P(){const n=s(10289);return P=function(){return n},
n}function g(){const n=s(50427);return g=function(){return n},n}function a(){const n=s(74658);return a=function(){return n},
n}function C(){const n=s(90042);return C=function(){return n},n}function $(){const n=s(63245);return $=function(){return n},
n}function f(){const n=s(94965);return f=function(){return n},n}function S(){const n=s(45597);return S=function(){return n},
n}function l(){const n=s(89031);return l=function(){return n},n}function j(){const n=s(17722);return j=function(){return n},
n}function R(){const n=s(31626);return R=function(){return n},n}const i=8,o=30;function w(n,m){const u=(0,R().layoutOf)(
m),{verbose:h}=m,p=(0,$().reportSections)(n),A=(t,r)=>h?t.map(E):r(t);return(0,R().page)([b(n,(0,a().headline)(n,p),u),...L(
n,u),...e(p.blocked,u),...O(A(p.failed,$().groupCommands),j().failedRows,"failed command",u),...O(A(p.waiting,$().groupFindings),
j().waitingRows,"pending approval",u),...O(A(p.findings,$().groupFindings),j().findingRows,"finding",u),...h?O(p.notices.
map(E),j().findingRows,"notice",u):[],...h?p.suppressed.map(t=>(0,j().suppressedRows)(t,u)):[],...(0,l().blastRadiusRows)(
n,p,u),(0,S().genesRows)(n,u),(0,S().claimsRows)(n,u),h?[]:M(p.notices,u),F(n,u)])}function b(n,m,u){const h=(0,a().verdictWords)(
n).toUpperCase(),[p="",...A]=(0,g().wrap)(m===""?h:`${h}: ${m}`,(0,R().roomOf)(u)),t=f().VERDICT_TONES[((0,a().undecidedPart)(
n)??n).verdict],r=u.paint(t,p.slice(0,h.length))+p.slice(h.length);return(0,R().labelled)(u,"gene-gate",[r,...A],"strong")}
function L({error:n},m){if(n===void 0)return[];const u=h=>h.split(`
`).flatMap(p=>/^\s/.test(p)?(0,g().chop)((0,P().terminal)(p),(0,R().roomOf)(m)):(0,g().wrap)((0,P().terminal)(p),(0,R().
roomOf)(m)));return[(0,R().labelled)(m,"why",u(n.message)),(0,R().labelled)(m,"fix",u(n.hint),"good")]}function e(n,m){const{
verbose:u}=m,h=u?n.map(E):(0,$().groupCommands)(n),p=u?h.length:o,A=(0,$().groupByCause)(h).slice(0,p).map(({lead:c,others:d})=>({
lead:c,others:d.slice(0,p)})),t=A.flatMap(({lead:c,others:d})=>[c,...d]),r=n.length-t.reduce((c,{others:d})=>c+1+d.length,
0);return[...A.flatMap(({lead:c,others:d})=>[(0,j().blockedRows)(c,m),...d.map(x=>(0,j().alsoBlockedRows)(x,c.lead,m))]),
...r>0?[(0,R().leftOut)((0,f().count)(r,"other blocked command"),m)]:[]]}function E(n){return{lead:n,others:[]}}function O(n,m,u,h){
const p=h.verbose?n:n.slice(0,i),A=n.slice(p.length).reduce((t,{others:r})=>t+1+r.length,0);return[...p.map(t=>m(t,h)),...A>
0?[(0,R().leftOut)((0,f().count)(A,`other ${u}`),h)]:[]]}function M(n,m){if(n.length===0)return[];const u=[...new Set(n.
map(({rule:t})=>t))].join(", "),h=n.filter(t=>t.before).length,p=h===0?"":`, ${h} of them there before`,A=`${n.length}${p}\
 (${u}); --verbose shows all`;return(0,R().prose)(m,"notices",A,{text:"quiet"})}function F(n,m){return[...(0,C().proofOf)(
n).flatMap(({label:u,value:h})=>(0,R().prose)(m,u.toLowerCase(),h,{text:"quiet"})),...n.genes.length>0?(0,R().prose)(m,"\
note",C().EVIDENCE_NOTE,{text:"quiet"}):[]]}})};
