//# report/text/assets
(function(C,K,l){const b=l("group-by"),x=l("report/escape"),u=l("report/view/assets"),w=l("report/view/columns"),L=l("r\
eport/view/marked-lines"),v=l("report/view/output"),k=l("report/view/tones"),d=l("report/view/words"),T=l("report/text/c\
ommands"),i=l("report/text/layout"),G=12,I=3,$="  ",W=12;function j({genes:o},e){if(o.length===0)return[];const t=[...o.
filter(({verdict:n})=>n!=="pass"),...o.filter(({verdict:n})=>n==="pass")],{shown:s,rest:c}=(0,i().limited)(t,G,"gene",e),
p=q(s,e);return[...[...(0,b().groupBy)(s.keys(),n=>e.verbose?n:S(s.slice(n,n+1),e).join(`
`)).values()].flatMap(n=>[...n.flatMap(m=>p[m]??[]),...S(n.flatMap(m=>s[m]??[]),e)]),...c]}function q(o,e){const t=(0,i().
roomOf)(e),s=E(o,({change:a})=>a.length),c=a=>`${a.change.padEnd(s)}${$}${(0,u().commandCounts)(a)}`,p=t-$.length-E(o,a=>c(
a).length),r=p>=W,n=o.map(({id:a})=>(0,i().shortName)(a,r?p:t)),m=E(n,w().textWidth);return o.map((a,M)=>{const{verdict:h}=a,
_=h==="needs_approval"?"approval":(0,d().spoken)(h),O=[(0,w().padRight)(n[M]??"",m),c(a)],J=r?[O.join($)]:O;return(0,i().
labelled)(e,_,J,k().VERDICT_TONES[h])})}function E(o,e){return o.reduce((t,s)=>Math.max(t,e(s)),0)}function S(o,e){const[
t]=o;if(t===void 0)return[];const{verdict:s,summary:c,commands:p}=t,[r,n]=o.length===1?["this gene","The gene is"]:["the\
se genes","The genes are"];return[...s==="pass"?[]:(0,i().prose)(e,"",(0,d().clipCounted)(c,T().LONGEST_SENTENCE),{text:"\
quiet"}),...P(t,e),...(0,u().refusals)(t).flatMap(({profile:m,reason:a})=>(0,i().prose)(e,"",(0,d().clip)(`Profile ${m} \
would block ${r}: ${a}`,200),{text:"caution"})),...A(t,n,e),...e.verbose?[...(0,u().remarks)(t).flatMap(m=>(0,i().prose)(
e,"",(0,d().clip)(m,200),{text:"quiet"})),...p.flatMap(m=>D(m,e))]:[]]}function A(o,e,t){const s=(0,u().versionWords)(o);
return s?(0,i().prose)(t,"",`${e} ${s}.`,{text:"caution"}):[]}function P(o,e){const t=(0,u().differenceWords)(o).map(p=>p.
join("")),{shown:s,rest:c}=(0,i().limited)(t,I,"difference",e);return[...s.flatMap(p=>(0,i().prose)(e,"",(0,d().clip)(p,
T().LONGEST_SENTENCE),{...p.startsWith("loosens ")&&{text:"caution"}})),...c]}function D({command:o,outcome:e},t){const s=(0,L().
markedLines)(o,[],{columns:(0,i().roomOf)(t)-2});return[...(0,i().labelled)(t,"",s.map(c=>`  ${c}`)),...e?F(e,t):(0,i().
labelled)(t,"",[t.paint("quiet","    not run")])]}const R="    ",B=600,N=20;function F(o,e){const{duration_ms:t,reason:s,
reused:c,resources:p,side_effects:r}=o,{peak_memory_bytes:n,cpu_ms:m}=p??{},a=[[(0,v().statusWords)(o),(0,d().duration)(
t),...m===void 0?[]:[`CPU ${(0,d().duration)(m)}`],...n===void 0?[]:[`memory ${(0,d().size)(n)}`],...c?["reused from ano\
ther gene"]:[]].join(", "),...s===void 0?[]:[s],...g("created",r),...g("changed",r),...g("deleted",r),...r?.complete===!1?
["The list of side effects is incomplete."]:[]],M=(0,i().roomOf)(e)-R.length,h=a.flatMap(_=>(0,w().chop)((0,x().terminal)(
(0,d().clip)(_,B)),M));return(0,i().labelled)(e,"",h.map(_=>R+e.paint("quiet",_)))}function g(o,e){const t=e?.[o]??[],s=(0,v().
sideEffectCount)(o,e)-Math.min(t.length,N);return[...t.slice(0,N).map(c=>`${o} ${c}`),...s>0?[`${o} ${s} more`]:[]]}const U=6;
function H({capsules:o,events:e},t){const s=[...o.map(r=>["capsule",`${(0,d().clip)(r.id,60)} ${r.change}${V(r)}`]),...e.
map(({id:r,change:n})=>["event",`${(0,d().clip)(r,60)} ${n}`])],{shown:c,rest:p}=(0,i().limited)(s,U,"claim",t);return[...c.
flatMap(([r="",n=""])=>(0,i().prose)(t,r,n)),...p]}function V(o){const{lead:e,reason:t}=(0,u().eligibilityWords)(o)??{};
return[e&&`, ${e}`,t&&`: ${t}`].filter(Boolean).join("")}C.exports={claimsRows:H,genesRows:j}});
//# report/text/audit
(function(k,v,m){const _=m("report/view/finding"),M=m("report/view/report-sections"),p=m("report/view/tones"),a=m("repo\
rt/view/words"),w=m("report/text/commands"),O=m("report/text/findings"),c=m("report/text/layout");function*b(n,t){const e=(0,c().
layoutOf)(t);yield*u(n,e),yield h(n,[],e)}function*A(n,t){const e=(0,c().layoutOf)(t);for(const i of n)yield*B(i,e);const o=n.
flatMap(i=>i.assets),s=o.flatMap(i=>i.commands);yield h(s,[(0,a().count)(n.length,"file"),(0,a().count)(o.length,"asset")],
e)}function*B({path:n,assets:t,findings:e},o){const s=e.filter(({subject:r})=>r?.command===void 0),i=o.verbose?s:s.filter(
({severity:r})=>r!=="notice"),l=(0,M().groupFindings)(i),d=t.flatMap(r=>r.commands).filter(r=>g(r,o)),N=o.paint("strong",
(0,c().shortName)(n,(0,c().roomOf)(o))),$=d.length===0&&l.length===0?[o.paint("quiet","no problems found")]:[];yield(0,c().
labelled)(o,"file",[N,...$]),yield*u(d,o);for(const r of l)yield(0,O().findingRows)(r,o)}function*u(n,t){for(const e of n)
g(e,t)&&(yield x(e,t))}function g({verdict:n},{verbose:t}){return t||n!=="allow"}function x({command:n,verdict:t,findings:e},o){
const{main:s,further:i}=(0,_().reasonsOf)(e.filter(({severity:l})=>l!=="notice"));return[...(0,c().labelled)(o,t,(0,w().
markedCommand)(n,s?.span?[s.span]:[],o,{tone:p().COMMAND_TONES[t]}),p().COMMAND_TONES[t]),...s?(0,w().explanation)(s,o):
[],...i.flatMap(({message:l,rule:d})=>(0,c().prose)(o,"also",`${l} (${d})`))]}function h(n,t,e){const o=i=>n.filter(({verdict:l})=>l===
i).length,s=[...t,(0,a().count)(n.length,"command"),`${o("allow")} allowed`,...o("warn")>0?[`${o("warn")} allowed with a\
 warning`]:[],...o("block")>0?[`${o("block")} blocked`]:[]];return(0,c().prose)(e,"total",s.join(", "))}k.exports={commandAnswerBlocks:b,
fileAnswerBlocks:A}});
//# report/text/audit-progress
(function(l,x,a){const d=a("report/view/words"),p=1e3,w={first:3e3,next:5e3};function c(){let e;return(n,s)=>{const{done:t,
total:o}=n;e?.stage!==n&&(e={stage:n,at:s,done:t});const[i,r]=[s-e.at,t-e.done],u=`${n.doing}: ${(0,d().grouped)(t)} of ${(0,d().
grouped)(o)}`;return i<p||r===0?u:`${u}, about ${(0,d().duration)((o-t)*i/r)} left`}}function $(e,n=w){const s=c();let t,
o=!1;return{turn:i=>{const r=performance.now(),u=s(i,r);t??=r+n.first,!(r<t)&&(t=r+n.next,o||e.begin?.(),o=!0,e.line(u))},
ended:()=>{o&&e.end?.(),o=!1,t=void 0}}}l.exports={linesOfAudit:$,stageWords:c}});
//# report/text/blast-radius
(function(l,x,e){const m=e("report/escape"),t=e("report/view/blast-radius"),a=e("report/view/columns"),_=e("report/view\
/report-sections"),b=e("report/view/words"),h=e("report/text/findings"),c=e("report/text/layout");function v(n,d,s){const r=(0,_().
groupFindings)(d.blast).map(i=>(0,h().findingRows)(i,s)),o=s.verbose?R(n,s):[],u=(0,t().sizeLimits)(n);if(u.length===0)return[
...r,...o];const g=u.some(({grade:i})=>i!=="within"),p=(0,c().roomOf)(s),w=g||s.verbose?n.blast_radius?.directories??[]:
[];return[(0,c().labelled)(s,"size",[...u.flatMap(i=>O(i,(0,t().othersOver)(n,i),s)),...w.length>0?(0,a().wrap)((0,t().countedWords)(
n),p):[],...(0,t().directoryLines)(w,p)]),...r,...o]}function O(n,d,s){const r=(0,t().isOver)(n)?"bad":n.grade==="within"?
"good":"caution",o=(0,t().limitBar)(n),u=n.gene&&(0,b().clip)(n.gene.id,100),g=[t().SIZE_WORDS[n.grade],(0,t().ownerWords)(
n),u].filter(Boolean).join(" "),p=(0,a().wrap)((0,m().terminal)(g+d),(0,c().roomOf)(s)),[w=""]=p;return p.length===1&&(0,a().
textWidth)(o)+2+(0,a().textWidth)(w)<=(0,c().roomOf)(s)?[`${s.paint(r,o)}  ${w}`]:[s.paint(r,o),...p]}function R(n,d){const s=(0,t().
uncountedFiles)(n).flatMap(({path:r,words:o})=>(0,a().wrap)(`${(0,m().terminal)((0,b().clip)(r,100))}: ${o}`,(0,c().roomOf)(
d)));return s.length===0?[]:[(0,c().labelled)(d,"files",s)]}l.exports={blastRadiusRows:v}});
//# report/text/commands
(function(R,G,p){const k=p("report/escape"),x=p("report/view/columns"),N=p("report/view/edit-lines"),O=p("report/view/e\
rror-lines"),a=p("report/view/finding"),E=p("report/view/marked-lines"),T=p("report/view/output"),c=p("report/view/words"),
t=p("report/text/layout"),m=600,g={quiet:8,verbose:200};function L({lead:e,others:o},n){const{main:r,further:i}=(0,a().reasonsOf)(
e.findings);return[...w(e,"blocked",n),...(0,t().labelled)(n,"",l(e,n)),...r?$(r,n):(0,t().prose)(n,"why",(0,c().clipCounted)(
e.gene.summary,m)),...i.flatMap(({message:s,rule:d})=>(0,t().prose)(n,"also",`${(0,c().clip)(s,m)} (${(0,c().clip)(d,60)}\
)`)),...u(o,n)]}function S({lead:e,others:o},n,r){const i=(0,a().ownRemedy)(e.findings,n.findings);return[...w(e,"blocke\
d",r),...(0,t().labelled)(r,"",l(e,r)),...(0,t().prose)(r,"why","The reason is the same as above."),...i?(0,t().prose)(r,
"fix",(0,c().clip)(i,m),{label:"good"}):[],...u(o,r)]}function l({command:e,findings:o},n){const r=o.flatMap(({span:i})=>i??
[]);return b(e.command,r,n)}function b(e,o,n,{tone:r="bad",...i}={}){return(0,E().markedLines)(e,o,{columns:(0,t().roomOf)(
n),...i}).map(s=>n.paint(/^ *\^[ ^]*$/.test(s)?r:"strong",s))}function q({lead:e,others:o},n){const{outcome:r}=e.command;
if(r===void 0)return[];const i=n.verbose?g.verbose:g.quiet,[s]=e.findings;return[...w(e,"failed",n),...(0,t().labelled)(
n,"",[...l({...e,findings:[]},n),...(0,O().errorLines)(r,i,(0,t().roomOf)(n)-2).map(d=>`${n.paint("quiet","\u2502")} ${d}`)]),
...(0,t().prose)(n,"why",`It ${(0,T().statusWords)(r)} after ${(0,c().duration)(r.duration_ms)}.${C(s)}`),...s?h(s,n):[],
...u(o,n)]}function C(e){return e&&(0,a().isMissingTarget)(e)?` ${(0,c().clip)(e.message,m)}`:""}function w({gene:e,command:o,
position:n},r,i){const s=(0,t().roomOf)(i),d=o.location?.path??e.path,_=`:${o.location?.line??e.line}`,v=`, command ${n}\
 of ${e.commands.length}`;return(0,t().labelled)(i,r,[(0,t().shortName)(e.id,s-v.length)+v,i.paint("quiet",(0,t().shortName)(
d,s-_.length)+_)],"bad")}function $(e,o){return[...(0,t().prose)(o,"why",(0,c().clipCounted)(e.message,m)),...h(e,o,e.edit)]}
function h({remedy:e,rule:o},n,r){return[...(0,t().prose)(n,"fix",(0,c().clip)(e,m),{label:"good"}),...M(r,n),...B(o,n)]}
function M(e,o){const n=(0,N().editLines)(e).flatMap(r=>(0,x().chop)((0,k().terminal)(r),(0,t().roomOf)(o)).map(i=>o.paint(
r.startsWith("-")?"bad":"good",i)));return n.length>0?(0,t().labelled)(o,"",n):[]}function B(e,o){return(0,t().labelled)(
o,"see",[o.paint("quiet",(0,t().shortName)(`gene-gate explain ${e}`,(0,t().roomOf)(o)))])}function u(e,o){if(e.length===
0)return[];const n=[...new Set(e.map(({gene:i})=>(0,c().clip)(i.id,40)))],r=n.length>3?` and ${n.length-3} more`:"";return(0,t().
prose)(o,"repeated",`Same problem in ${(0,c().count)(e.length,"other command")}, in ${n.slice(0,3).join(", ")}${r}.`)}R.
exports={LONGEST_SENTENCE:m,alsoBlockedRows:S,blockedRows:L,explanation:$,failedRows:q,fixRows:h,markedCommand:b}});
//# report/text/findings
(function(_,S,n){const g=n("report/escape"),E=n("report/view/finding"),l=n("report/view/group"),u=n("report/view/tones"),
m=n("report/view/words"),c=n("report/text/commands"),e=n("report/text/layout");function R(o,s){const{severity:r}=o.lead;
return N(o,r,u().SEVERITY_TONES[r],s)}function v(o,s){return N(o,"approval","caution",s)}function N(o,s,r,t){const{lead:i}=o,
p=(0,E().pathAndLine)(i),d=(0,l().otherFiles)(o),a=d.length>0?d.map(g().terminal).join(", "):(0,l().othersWords)(o),w=a===
""?"":` and ${a}`,h=w.length<(0,e().roomOf)(t)/2;return[...(0,e().prose)(t,s,(0,m().clip)(i.message,c().LONGEST_SENTENCE),
{label:r}),...p===void 0?[]:(0,e().labelled)(t,"",[t.paint("quiet",h?(0,e().shortName)(p,(0,e().roomOf)(t)-w.length)+w:(0,e().
shortName)(p,(0,e().roomOf)(t)))]),...h?[]:(0,e().prose)(t,"",`and ${a}`,{text:"quiet"}),...(0,c().fixRows)(i,t)]}function O(o,s){
const{rule:r,message:t,suppressed:i}=o,p=(0,E().pathAndLine)(o),d=`${i?.reason??""} (${r}, until ${i?.expires})`;return[
...(0,e().prose)(s,"ignored",(0,m().clip)(t,c().LONGEST_SENTENCE),{label:"quiet"}),...p===void 0?[]:(0,e().labelled)(s,"",
[s.paint("quiet",(0,e().shortName)(p,(0,e().roomOf)(s)))]),...(0,e().prose)(s,"reason",(0,m().clip)(d,c().LONGEST_SENTENCE))]}
_.exports={findingRows:R,suppressedRows:O,waitingRows:v}});
//# report/text/layout
(function(_,$,c){const g=c("node:util"),p=c("report/escape"),a=c("report/view/columns"),M=c("report/view/words"),l=11;function h({
columns:t}){return Math.max(20,t-l)}function w(t,e,n,r={}){const i=(0,a().wrap)((0,p().terminal)(n.replace(/\s+/g," ").trim()),
h(t),t.columns-b);return x(t,e,i.map(o=>r.text?t.paint(r.text,o):o),r.label)}const b=2;function x({columns:t,paint:e},n,r,i="\
quiet"){const o=n===""?[]:[e(i,(0,a().padRight)(n,l))],d=s=>" ".repeat(Math.max(0,Math.min(l,t-(0,a().textWidth)((0,g().
stripVTControlCharacters)(s))))),[u,...C]=r;if(u===void 0)return[];const E=d(u).length<l;return[...o.length>0&&!E?[`${o}${u}`]:
[...o,d(u)+u],...C.map(s=>d(s)+s)].map(s=>s.trimEnd())}function N(t,e,n,r){const i=r.verbose?t:t.slice(0,e),o=t.length-i.
length;return{shown:i,rest:o>0?O((0,M().count)(o,`other ${n}`),r):[]}}function O(t,e){return w(e,"",`and ${t}; --verbose\
 shows all`,{text:"quiet"})}function v(t,e){return(0,a().clipColumns)((0,p().terminal)(t.slice(0,e*2)),e)}function I({columns:t,
colour:e,verbose:n}){return{columns:Math.max(40,t),paint:j(e),verbose:n}}function L(t){return[...T(t)].join("")}function*T(t){
let e="";for(const n of t)n.length!==0&&(yield e+n.join(`
`),e=`

`);yield`
`}const S={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function j(t){return t?(e,n)=>n===
""?n:(0,g().styleText)(S[e],n,{validateStream:!1}):(e,n)=>n}function q({message:t,hint:e},n){return[...m("error: ",t,n),
...m("hint: ",e,n),""].join(`
`)}function A(t,e){return[...m("",t,e),""].join(`
`)}function m(t,e,n){return(0,p().terminalLines)(e).flatMap((r,i)=>{const o=i===0?t:"";return/^\s/.test(r)?[r]:(0,a().wrap)(
o+r,n,Number.POSITIVE_INFINITY)})}_.exports={failureText:q,labelled:x,layoutOf:I,leftOut:O,limited:N,messageText:A,page:L,
pageParts:T,prose:w,roomOf:h,shortName:v}});
//# report/text/policy
(function(u,h,n){const d=n("policy/default"),$=n("policy/difference"),m=n("report/view/words"),e=n("report/text/layout");
function y(s,{profile:l},c){const i=(0,e().layoutOf)({...c,verbose:!0});return`${(0,e().prose)(i,"policy",`${s}, profile\
 ${l}`).join(`
`)}
`}function b(s,l,{idleIgnores:c,idleLevels:i,failedExamples:w},P){const r=(0,e().layoutOf)({...P,verbose:!0}),a=(0,$().comparePolicies)(
d().DEFAULT_POLICY,s),g=a.length===0?"same as the defaults":`${(0,m().count)(a.length,"difference")} from the defaults`;
return`${[(0,e().prose)(r,"policy",`${l}: ${g}`,{text:"strong"}),...a.map(({key:o,change:t,direction:p="changed"})=>(0,e().
prose)(r,p,`${o}: ${t}`,{label:p==="looser"?"caution":"quiet"})),...w.map(o=>(0,e().prose)(r,"example",o,{label:"bad"})),
...c.map(({rule:o,why:t})=>(0,e().prose)(r,"no effect",`ignore ${o}: ${t}`,{label:"bad"})),...i.map(({name:o,why:t})=>(0,e().
prose)(r,"no effect",`rules ${o}: ${t}`,{label:"bad"}))].flat().join(`
`)}
`}u.exports={renderPolicy:b,renderPolicyUsed:y}});
//# report/text/selection
(function(w,N,d){const g=d("report/view/selection"),a=d("report/view/words"),t=d("report/text/layout"),m=6;function S(r,n){
const o=(0,g().selectionWords)(r);if(o===void 0)return[];const{shown:e,rest:c}=(0,t().limited)(o.genes,m,"gene",n);return[
...(0,t().prose)(n,"selection",o.lead),...e.flatMap(({id:s,words:i})=>(0,t().prose)(n,"",`${(0,a().clip)(s,60)} ${i}`)),
...c]}const T=60,_=6;function v({selector:r,candidates:n},o){const e=(0,t().layoutOf)({...o,verbose:!1}),[c,...s]=n;return`${[
...c?u("selected",c,e):(0,t().prose)(e,"selected","nothing",{label:"caution"}),"",...r.reason.flatMap((l,p)=>(0,t().prose)(
e,p===0?"why":"",l)),...s.length>0?[""]:[],...s.flatMap((l,p)=>u(p===0?"others":"",l,e))].join(`
`)}
`}function u(r,n,o){const{kind:e,id:c,gene:s,matched:i,patterns:l,score:p}=n,$=i.slice(0,_).map(M=>(0,a().clip)(M,T)),h=i.
length-$.length,E=e==="capsule"&&s!==void 0?`, reuses ${s}`:"";return[...(0,t().prose)(o,r,`${c} (${e}${E})`,{label:r===
"selected"?"good":"quiet"}),...(0,t().prose)(o,"",`score ${Number(p.toFixed(3))}: ${i.length} of ${(0,a().count)(l.length,
"pattern")}: ${$.join(", ")}${h>0?` and ${h} more`:""}`,{text:"quiet"})]}w.exports={renderSelection:v,selectionRows:S}});
//# report/text/text
(function(x,I,i){const R=i("report/escape"),w=i("report/view/columns"),h=i("report/view/headline"),v=i("report/view/pro\
of"),a=i("report/view/report-sections"),C=i("report/view/tones"),b=i("report/view/words"),O=i("report/text/assets"),E=i(
"report/text/blast-radius"),_=i("report/text/commands"),l=i("report/text/findings"),c=i("report/text/layout"),S=i("repor\
t/text/selection"),T=8,$=30;function M(e,s){const t=(0,c().layoutOf)(s),{verbose:n}=s,o=(0,a().reportSections)(e);return(0,c().
page)([q(e,(0,h().headline)(e,o),t),...k(e,t),...B(o.blocked,t),...u(o.failed,a().groupCommands,_().failedRows,"failed c\
ommand",t),...u(o.waiting,a().groupFindings,l().waitingRows,"pending approval",t),...u(o.findings,a().groupFindings,l().
findingRows,"finding",t),...n?u(o.notices,a().groupFindings,l().findingRows,"notice",t):[],...n?o.suppressed.map(p=>(0,l().
suppressedRows)(p,t)):[],...(0,E().blastRadiusRows)(e,o,t),(0,O().genesRows)(e,t),(0,S().selectionRows)(e,t),(0,O().claimsRows)(
e,t),n?[]:D(o.notices,t),F(e,t)])}function q(e,s,t){const n=(0,h().verdictWords)(e).toUpperCase(),[o="",...p]=(0,w().wrap)(
s===""?n:`${n}: ${s}`,(0,c().roomOf)(t)),d=C().VERDICT_TONES[((0,h().undecidedPart)(e)??e).verdict],g=t.paint(d,o.slice(
0,n.length))+o.slice(n.length);return(0,c().labelled)(t,"gene-gate",[g,...p],"strong")}function k({error:e},s){if(e===void 0)
return[];const t=n=>n.split(`
`).flatMap(o=>/^\s/.test(o)?(0,w().chop)((0,R().terminal)(o),(0,c().roomOf)(s)):(0,w().wrap)((0,R().terminal)(o),(0,c().
roomOf)(s)));return[(0,c().labelled)(s,"why",t(e.message)),(0,c().labelled)(s,"fix",t(e.hint),"good")]}function B(e,s){const{
verbose:t}=s,n=t?e.map(r=>({lead:r,others:[]})):(0,a().groupCommands)(e),o=t?n.length:$,p=(0,a().groupByCause)(n).slice(
0,o).map(({lead:r,others:m})=>({lead:r,others:m.slice(0,o)})),d=p.flatMap(({lead:r,others:m})=>[r,...m]),g=e.length-d.reduce(
(r,{others:m})=>r+1+m.length,0);return[...p.flatMap(({lead:r,others:m})=>[(0,_().blockedRows)(r,s),...m.map(N=>(0,_().alsoBlockedRows)(
N,r.lead,s))]),...g>0?[(0,c().leftOut)((0,b().count)(g,"other blocked command"),s)]:[]]}function u(e,s,t,n,o){const p=o.
verbose?e.map(r=>({lead:r,others:[]})):s(e),d=o.verbose?p:p.slice(0,T),g=p.slice(d.length).reduce((r,{others:m})=>r+1+m.
length,0);return[...d.map(r=>t(r,o)),...g>0?[(0,c().leftOut)((0,b().count)(g,`other ${n}`),o)]:[]]}function D(e,s){if(e.
length===0)return[];const t=[...new Set(e.map(({rule:d})=>d))].join(", "),n=e.filter(d=>d.before).length,o=n===0?"":`, ${n}\
 of them there before`,p=`${e.length}${o} (${t}); --verbose shows all`;return(0,c().prose)(s,"notices",p,{text:"quiet"})}
function F(e,s){return[...(0,v().proofOf)(e).flatMap(({label:t,value:n})=>(0,c().prose)(s,t.toLowerCase(),n,{text:"quiet"})),
...e.genes.length>0?(0,c().prose)(s,"note",v().EVIDENCE_NOTE,{text:"quiet"}):[]]}x.exports={renderText:M}});
