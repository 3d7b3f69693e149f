//# report/text/assets
(function(O,d,b,st){let C;const x=()=>C??=d("group-by");let k;const L=()=>k??=d("report/escape");let G;const _=()=>G??=
d("report/view/assets");let I;const w=()=>I??=d("report/view/columns");let W;const j=()=>W??=d("report/view/marked-lines");
let A;const g=()=>A??=d("report/view/output");let P;const D=()=>P??=d("report/view/tones");let B;const l=()=>B??=d("repo\
rt/view/words");let F;const v=()=>F??=d("report/text/commands");let U;const i=()=>U??=d("report/text/layout");b(O,{claimsRows:()=>tt,
genesRows:()=>J});const z=12,H=3,$="  ",V=12;function J({genes:e},t){if(e.length===0)return[];const o=[...e.filter(({verdict:n})=>n!==
"pass"),...e.filter(({verdict:n})=>n==="pass")],{shown:s,rest:c}=(0,i().limited)(o,z,"gene",t),p=K(s,t);return[...[...(0,x().
groupBy)(s.keys(),n=>t.verbose?n:T(s.slice(n,n+1),t).join(`
`)).values()].flatMap(n=>[...n.flatMap(m=>p[m]??[]),...T(n.flatMap(m=>s[m]??[]),t)]),...c]}function K(e,t){const o=(0,i().
roomOf)(t),s=Math.max(...e.map(({change:a})=>a.length)),c=a=>`${a.change.padEnd(s)}${$}${(0,_().commandCounts)(a)}`,p=o-
$.length-Math.max(...e.map(a=>c(a).length)),r=p>=V,n=e.map(({id:a})=>(0,i().shortName)(a,r?p:o)),m=Math.max(...n.map(w().
textWidth));return e.map((a,M)=>{const{verdict:u}=a,h=u==="needs_approval"?"approval":(0,l().spoken)(u),N=[(0,w().padRight)(
n[M]??"",m),c(a)],et=r?[N.join($)]:N;return(0,i().labelled)(t,h,et,D().VERDICT_TONES[u])})}function T(e,t){const[o]=e;if(o===
void 0)return[];const{verdict:s,summary:c,commands:p}=o,[r,n]=e.length===1?["this gene","The gene is"]:["these genes","T\
he genes are"];return[...s==="pass"?[]:(0,i().prose)(t,"",(0,l().clipCounted)(c,v().LONGEST_SENTENCE),{text:"quiet"}),...X(
o,t),...(0,_().refusals)(o).flatMap(({profile:m,reason:a})=>(0,i().prose)(t,"",(0,l().clip)(`Profile ${m} would block ${r}\
: ${a}`,200),{text:"caution"})),...Q(o,n,t),...t.verbose?[...(0,_().remarks)(o).flatMap(m=>(0,i().prose)(t,"",(0,l().clip)(
m,200),{text:"quiet"})),...p.flatMap(m=>Y(m,t))]:[]]}function Q(e,t,o){const s=(0,_().versionWords)(e);return s?(0,i().prose)(
o,"",`${t} ${s}.`,{text:"caution"}):[]}function X(e,t){const o=(0,_().differenceWords)(e).map(p=>p.join("")),{shown:s,rest:c}=(0,i().
limited)(o,H,"difference",t);return[...s.flatMap(p=>(0,i().prose)(t,"",(0,l().clip)(p,v().LONGEST_SENTENCE),{...p.startsWith(
"loosens ")&&{text:"caution"}})),...c]}function Y({command:e,outcome:t},o){const s=(0,j().markedLines)(e,[],{columns:(0,i().
roomOf)(o)-2});return[...(0,i().labelled)(o,"",s.map(c=>`  ${c}`)),...t?q(t,o):(0,i().labelled)(o,"",[o.paint("quiet"," \
   not run")])]}const S="    ",Z=600,R=20;function q(e,t){const{duration_ms:o,reason:s,reused:c,resources:p,side_effects:r}=e,
{peak_memory_bytes:n,cpu_ms:m}=p??{},a=[[(0,g().statusWords)(e),(0,l().duration)(o),...m===void 0?[]:[`CPU ${(0,l().duration)(
m)}`],...n===void 0?[]:[`memory ${(0,l().size)(n)}`],...c?["reused from another gene"]:[]].join(", "),...s===void 0?[]:[
s],...E("created",r),...E("changed",r),...E("deleted",r),...r?.complete===!1?["The list of side effects is incomplete."]:
[]],M=(0,i().roomOf)(t)-S.length,u=a.flatMap(h=>(0,w().chop)((0,L().terminal)((0,l().clip)(h,Z)),M));return(0,i().labelled)(
t,"",u.map(h=>S+t.paint("quiet",h)))}function E(e,t){const o=t?.[e]??[],s=(0,g().sideEffectCount)(e,t)-Math.min(o.length,
R);return[...o.slice(0,R).map(c=>`${e} ${c}`),...s>0?[`${e} ${s} more`]:[]]}const y=6;function tt({capsules:e,events:t},o){
const s=[...e.map(r=>["capsule",`${(0,l().clip)(r.id,60)} ${r.change}${ot(r)}`]),...t.map(({id:r,change:n})=>["event",`${(0,l().
clip)(r,60)} ${n}`])],{shown:c,rest:p}=(0,i().limited)(s,y,"claim",o);return[...c.flatMap(([r="",n=""])=>(0,i().prose)(o,
r,n)),...p]}function ot(e){const{lead:t,reason:o}=(0,_().eligibilityWords)(e)??{};return[t&&`, ${t}`,o&&`: ${o}`].filter(
Boolean).join("")}});
//# report/text/audit
(function(u,m,h,S){let b;const M=()=>b??=m("report/view/finding");let O;const k=()=>O??=m("report/view/report-sections");
let A;const d=()=>A??=m("report/view/tones");let v;const a=()=>v??=m("report/view/words");let C;const _=()=>C??=m("repor\
t/text/commands");let N;const $=()=>N??=m("report/text/findings");let x;const s=()=>x??=m("report/text/layout");h(u,{renderCommandAnswers:()=>F,
renderFileAnswers:()=>R});function F(n,r){const t=(0,s().layoutOf)(r);return(0,s().page)([...w(n,t),g(n,[],t)])}function R(n,r){
const t=(0,s().layoutOf)(r),o=n.flatMap(({assets:e})=>e.flatMap(i=>i.commands));return(0,s().page)([...n.flatMap(e=>B(e,
t)),g(o,[(0,a().count)(n.length,"file"),(0,a().count)(n.reduce((e,{assets:i})=>e+i.length,0),"asset")],t)])}function B({
path:n,assets:r,findings:t},o){const e=t.filter(({subject:l})=>l?.command===void 0),i=o.verbose?e:e.filter(({severity:l})=>l!==
"notice"),c=[...r.flatMap(({commands:l})=>w(l,o)),...(0,k().groupFindings)(i).map(l=>(0,$().findingRows)(l,o))],p=o.paint(
"strong",(0,s().shortName)(n,(0,s().roomOf)(o))),E=c.length===0?[o.paint("quiet","no problems found")]:[];return[(0,s().
labelled)(o,"file",[p,...E]),...c]}function w(n,r){return n.filter(({verdict:t})=>r.verbose||t!=="allow").map(t=>D(t,r))}
function D({command:n,verdict:r,findings:t},o){const{main:e,further:i}=(0,M().reasonsOf)(t.filter(({severity:c})=>c!=="n\
otice"));return[...(0,s().labelled)(o,r,(0,_().markedCommand)(n,e?.span?[e.span]:[],o,{tone:d().COMMAND_TONES[r]}),d().COMMAND_TONES[r]),
...e?(0,_().explanation)(e,o):[],...i.flatMap(({message:c,rule:p})=>(0,s().prose)(o,"also",`${c} (${p})`))]}function g(n,r,t){
const o=i=>n.filter(({verdict:c})=>c===i).length,e=[...r,(0,a().count)(n.length,"command"),`${o("allow")} allowed`,...o(
"warn")>0?[`${o("warn")} allowed with a warning`]:[],...o("block")>0?[`${o("block")} blocked`]:[]];return(0,s().prose)(t,
"total",e.join(", "))}});
//# report/text/audit-progress
(function(l,a,p,A){let w;const u=()=>w??=a("report/view/words");p(l,{linesOfAudit:()=>$,stageWords:()=>c});const m=1e3,
_={first:3e3,next:5e3};function c(){let n;return(e,s)=>{const{done:t,total:o}=e;n?.stage!==e&&(n={stage:e,at:s,done:t});
const[i,r]=[s-n.at,t-n.done],d=`${e.doing}: ${(0,u().grouped)(t)} of ${(0,u().grouped)(o)}`;return i<m||r===0?d:`${d}, a\
bout ${(0,u().duration)((o-t)*i/r)} left`}}function $(n,e=_){const s=c();let t,o=!1;return{turn:i=>{const r=performance.
now(),d=s(i,r);t??=r+e.first,!(r<t)&&(t=r+e.next,o||n.begin?.(),o=!0,n.line(d))},ended:()=>{o&&n.end?.(),o=!1,t=void 0}}}});
//# report/text/blast-radius
(function(u,e,b,S){let h;const w=()=>h??=e("report/escape");let v;const s=()=>v??=e("report/view/blast-radius");let O;const a=()=>O??=
e("report/view/columns");let R;const W=()=>R??=e("report/view/report-sections");let x;const g=()=>x??=e("report/view/wor\
ds");let $;const L=()=>$??=e("report/text/findings");let z;const c=()=>z??=e("report/text/layout");b(u,{blastRadiusRows:()=>B});
function B(t,d,o){const i=(0,W().groupFindings)(d.blast).map(r=>(0,L().findingRows)(r,o)),n=o.verbose?M(t,o):[],l=(0,s().
sizeLimits)(t);if(l.length===0)return[...i,...n];const m=l.some(({grade:r})=>r!=="within"),p=(0,c().roomOf)(o),_=m||o.verbose?
t.blast_radius?.directories??[]:[];return[(0,c().labelled)(o,"size",[...l.flatMap(r=>F(r,(0,s().othersOver)(t,r),o)),..._.
length>0?(0,a().wrap)((0,s().countedWords)(t),p):[],...(0,s().directoryLines)(_,p)]),...i,...n]}function F(t,d,o){const i=(0,s().
isOver)(t)?"bad":t.grade==="within"?"good":"caution",n=(0,s().limitBar)(t),l=t.gene&&(0,g().clip)(t.gene.id,100),m=[s().
SIZE_WORDS[t.grade],(0,s().ownerWords)(t),l].filter(Boolean).join(" "),p=(0,a().wrap)((0,w().terminal)(m+d),(0,c().roomOf)(
o)),[_=""]=p;return p.length===1&&(0,a().textWidth)(n)+2+(0,a().textWidth)(_)<=(0,c().roomOf)(o)?[`${o.paint(i,n)}  ${_}`]:
[o.paint(i,n),...p]}function M(t,d){const o=(0,s().uncountedFiles)(t).flatMap(({path:i,words:n})=>(0,a().wrap)(`${(0,w().
terminal)((0,g().clip)(i,100))}: ${n}`,(0,c().roomOf)(d)));return o.length===0?[]:[(0,c().labelled)(d,"files",o)]}});
//# report/text/commands
(function(v,p,R,J){let N;const O=()=>N??=p("report/escape");let x;const E=()=>x??=p("report/view/columns");let T;const L=()=>T??=
p("report/view/edit-lines");let S;const C=()=>S??=p("report/view/error-lines");let M;const l=()=>M??=p("report/view/find\
ing");let B;const G=()=>B??=p("report/view/marked-lines");let I;const U=()=>I??=p("report/view/output");let W;const m=()=>W??=
p("report/view/words");let j;const i=()=>j??=p("report/text/layout");R(v,{LONGEST_SENTENCE:()=>c,alsoBlockedRows:()=>P,blockedRows:()=>A,
explanation:()=>u,failedRows:()=>z,fixRows:()=>w,markedCommand:()=>b});const c=600,g={quiet:8,verbose:200};function A({lead:e,
others:o},n){const{main:t,further:s}=(0,l().reasonsOf)(e.findings);return[..._(e,"blocked",n),...(0,i().labelled)(n,"",a(
e,n)),...t?u(t,n):(0,i().prose)(n,"why",(0,m().clipCounted)(e.gene.summary,c)),...s.flatMap(({message:r,rule:d})=>(0,i().
prose)(n,"also",`${(0,m().clip)(r,c)} (${(0,m().clip)(d,60)})`)),...h(o,n)]}function P({lead:e,others:o},n,t){const s=(0,l().
ownRemedy)(e.findings,n.findings);return[..._(e,"blocked",t),...(0,i().labelled)(t,"",a(e,t)),...(0,i().prose)(t,"why","\
The reason is the same as above."),...s?(0,i().prose)(t,"fix",(0,m().clip)(s,c),{label:"good"}):[],...h(o,t)]}function a({
command:e,findings:o},n){const t=o.flatMap(({span:s})=>s??[]);return b(e.command,t,n)}function b(e,o,n,{tone:t="bad",...s}={}){
return(0,G().markedLines)(e,o,{columns:(0,i().roomOf)(n),...s}).map(r=>n.paint(/^ *\^[ ^]*$/.test(r)?t:"strong",r))}function z({
lead:e,others:o},n){const{outcome:t}=e.command;if(t===void 0)return[];const s=n.verbose?g.verbose:g.quiet,[r]=e.findings;
return[..._(e,"failed",n),...(0,i().labelled)(n,"",[...a({...e,findings:[]},n),...(0,C().errorLines)(t,s,(0,i().roomOf)(
n)-2).map(d=>`${n.paint("quiet","\u2502")} ${d}`)]),...(0,i().prose)(n,"why",`It ${(0,U().statusWords)(t)} after ${(0,m().
duration)(t.duration_ms)}.${D(r)}`),...r?w(r,n):[],...h(o,n)]}function D(e){return e&&(0,l().isMissingTarget)(e)?` ${(0,m().
clip)(e.message,c)}`:""}function _({gene:e,command:o,position:n},t,s){const r=(0,i().roomOf)(s),d=o.location?.path??e.path,
$=`:${o.location?.line??e.line}`,k=`, command ${n} of ${e.commands.length}`;return(0,i().labelled)(s,t,[(0,i().shortName)(
e.id,r-k.length)+k,s.paint("quiet",(0,i().shortName)(d,r-$.length)+$)],"bad")}function u(e,o){return[...(0,i().prose)(o,
"why",(0,m().clipCounted)(e.message,c)),...w(e,o,e.edit)]}function w({remedy:e,rule:o},n,t){return[...(0,i().prose)(n,"f\
ix",(0,m().clip)(e,c),{label:"good"}),...F(t,n),...H(o,n)]}function F(e,o){const n=(0,L().editLines)(e).flatMap(t=>(0,E().
chop)((0,O().terminal)(t),(0,i().roomOf)(o)).map(s=>o.paint(t.startsWith("-")?"bad":"good",s)));return n.length>0?(0,i().
labelled)(o,"",n):[]}function H(e,o){return(0,i().labelled)(o,"see",[o.paint("quiet",(0,i().shortName)(`gene-gate explai\
n ${e}`,(0,i().roomOf)(o)))])}function h(e,o){if(e.length===0)return[];const n=[...new Set(e.map(({gene:s})=>(0,m().clip)(
s.id,40)))],t=n.length>3?` and ${n.length-3} more`:"";return(0,i().prose)(o,"repeated",`Same problem in ${(0,m().count)(
e.length,"other command")}, in ${n.slice(0,3).join(", ")}${t}.`)}});
//# report/text/findings
(function(g,n,h,A){let R;const v=()=>R??=n("report/escape");let O;const _=()=>O??=n("report/view/finding");let S;const w=()=>S??=
n("report/view/group");let T;const u=()=>T??=n("report/view/tones");let b;const l=()=>b??=n("report/view/words");let x;const c=()=>x??=
n("report/text/commands");let L;const o=()=>L??=n("report/text/layout");h(g,{findingRows:()=>$,suppressedRows:()=>G,waitingRows:()=>C});
function $(t,e){const{severity:r}=t.lead;return E(t,r,u().SEVERITY_TONES[r],e)}function C(t,e){return E(t,"approval","ca\
ution",e)}function E(t,e,r,s){const{lead:i}=t,p=(0,_().pathAndLine)(i),m=(0,w().otherFiles)(t),d=m.length>0?m.map(v().terminal).
join(", "):(0,w().othersWords)(t),a=d===""?"":` and ${d}`,N=a.length<(0,o().roomOf)(s)/2;return[...(0,o().prose)(s,e,(0,l().
clip)(i.message,c().LONGEST_SENTENCE),{label:r}),...p===void 0?[]:(0,o().labelled)(s,"",[s.paint("quiet",N?(0,o().shortName)(
p,(0,o().roomOf)(s)-a.length)+a:(0,o().shortName)(p,(0,o().roomOf)(s)))]),...N?[]:(0,o().prose)(s,"",`and ${d}`,{text:"q\
uiet"}),...(0,c().fixRows)(i,s)]}function G(t,e){const{rule:r,message:s,suppressed:i}=t,p=(0,_().pathAndLine)(t),m=`${i?.
reason??""} (${r}, until ${i?.expires})`;return[...(0,o().prose)(e,"ignored",(0,l().clip)(s,c().LONGEST_SENTENCE),{label:"\
quiet"}),...p===void 0?[]:(0,o().labelled)(e,"",[e.paint("quiet",(0,o().shortName)(p,(0,o().roomOf)(e)))]),...(0,o().prose)(
e,"reason",(0,l().clip)(m,c().LONGEST_SENTENCE))]}});
//# report/text/layout
(function(O,c,T,B){let M;const h=()=>M??=c("node:util");let b;const p=()=>b??=c("report/escape");let N;const a=()=>N??=
c("report/view/columns");let v;const I=()=>v??=c("report/view/words");T(O,{failureText:()=>R,labelled:()=>w,layoutOf:()=>j,
leftOut:()=>x,limited:()=>S,messageText:()=>F,page:()=>A,prose:()=>_,roomOf:()=>g,shortName:()=>$});const u=11;function g({
columns:t}){return Math.max(20,t-u)}function _(t,n,e,r={}){const i=(0,a().wrap)((0,p().terminal)(e.replace(/\s+/g," ").trim()),
g(t),t.columns-L);return w(t,n,i.map(o=>r.text?t.paint(r.text,o):o),r.label)}const L=2;function w({columns:t,paint:n},e,r,i="\
quiet"){const o=e===""?[]:[n(i,(0,a().padRight)(e,u))],d=s=>" ".repeat(Math.max(0,Math.min(u,t-(0,a().textWidth)((0,h().
stripVTControlCharacters)(s))))),[l,...V]=r;if(l===void 0)return[];const y=d(l).length<u;return[...o.length>0&&!y?[`${o}${l}`]:
[...o,d(l)+l],...V.map(s=>d(s)+s)].map(s=>s.trimEnd())}function S(t,n,e,r){const i=r.verbose?t:t.slice(0,n),o=t.length-i.
length;return{shown:i,rest:o>0?x((0,I().count)(o,`other ${e}`),r):[]}}function x(t,n){return _(n,"",`and ${t}; --verbose\
 shows all`,{text:"quiet"})}function $(t,n){return(0,a().clipColumns)((0,p().terminal)(t.slice(0,n*2)),n)}function j({columns:t,
colour:n,verbose:e}){return{columns:Math.max(40,t),paint:E(n),verbose:e}}function A(t){return`${t.filter(n=>n.length>0).
map(n=>n.join(`
`)).join(`

`)}
`}const C={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function E(t){return t?(n,e)=>e===
""?e:(0,h().styleText)(C[n],e,{validateStream:!1}):(n,e)=>e}function R({message:t,hint:n},e){return[...m("error: ",t,e),
...m("hint: ",n,e),""].join(`
`)}function F(t,n){return[...m("",t,n),""].join(`
`)}function m(t,n,e){return(0,p().terminalLines)(n).flatMap((r,i)=>{const o=i===0?t:"";return/^\s/.test(r)?[r]:(0,a().wrap)(
o+r,e,Number.POSITIVE_INFINITY)})}});
//# report/text/policy
(function(d,l,u,U){let m;const y=()=>m??=l("policy/default");let _;const $=()=>_??=l("policy/difference");let b;const w=()=>b??=
l("report/view/words");let P;const e=()=>P??=l("report/text/layout");u(d,{renderPolicy:()=>h,renderPolicyUsed:()=>g});function g(n,{
profile:s},c){const a=(0,e().layoutOf)({...c,verbose:!0});return`${(0,e().prose)(a,"policy",`${n}, profile ${s}`).join(`\

`)}
`}function h(n,s,{idleIgnores:c,idleLevels:a,failedExamples:v},x){const t=(0,e().layoutOf)({...x,verbose:!0}),i=(0,$().comparePolicies)(
y().DEFAULT_POLICY,n),O=i.length===0?"same as the defaults":`${(0,w().count)(i.length,"difference")} from the defaults`;
return`${[(0,e().prose)(t,"policy",`${s}: ${O}`,{text:"strong"}),...i.map(({key:o,change:r,direction:p="changed"})=>(0,e().
prose)(t,p,`${o}: ${r}`,{label:p==="looser"?"caution":"quiet"})),...v.map(o=>(0,e().prose)(t,"example",o,{label:"bad"})),
...c.map(({rule:o,why:r})=>(0,e().prose)(t,"no effect",`ignore ${o}: ${r}`,{label:"bad"})),...a.map(({name:o,why:r})=>(0,e().
prose)(t,"no effect",`rules ${o}: ${r}`,{label:"bad"}))].flat().join(`
`)}
`}});
//# report/text/selection
(function($,d,h,x){let _;const g=()=>_??=d("report/view/selection");let S;const a=()=>S??=d("report/view/words");let T;
const t=()=>T??=d("report/text/layout");h($,{renderSelection:()=>R,selectionRows:()=>E});const v=6;function E(r,n){const o=(0,g().
selectionWords)(r);if(o===void 0)return[];const{shown:e,rest:c}=(0,t().limited)(o.genes,v,"gene",n);return[...(0,t().prose)(
n,"selection",o.lead),...e.flatMap(({id:s,words:i})=>(0,t().prose)(n,"",`${(0,a().clip)(s,60)} ${i}`)),...c]}const M=60,
N=6;function R({selector:r,candidates:n},o){const e=(0,t().layoutOf)({...o,verbose:!1}),[c,...s]=n;return`${[...c?u("sel\
ected",c,e):(0,t().prose)(e,"selected","nothing",{label:"caution"}),"",...r.reason.flatMap((l,p)=>(0,t().prose)(e,p===0?
"why":"",l)),...s.length>0?[""]:[],...s.flatMap((l,p)=>u(p===0?"others":"",l,e))].join(`
`)}
`}function u(r,n,o){const{kind:e,id:c,gene:s,matched:i,patterns:l,score:p}=n,m=i.slice(0,N).map(b=>(0,a().clip)(b,M)),w=i.
length-m.length,O=e==="capsule"&&s!==void 0?`, reuses ${s}`:"";return[...(0,t().prose)(o,r,`${c} (${e}${O})`,{label:r===
"selected"?"good":"quiet"}),...(0,t().prose)(o,"",`score ${Number(p.toFixed(3))}: ${i.length} of ${(0,a().count)(l.length,
"pattern")}: ${m.join(", ")}${w>0?` and ${w} more`:""}`,{text:"quiet"})]}});
//# report/text/text
(function(v,i,x,Q){let O;const u=()=>O??=i("report/escape");let C;const g=()=>C??=i("report/view/columns");let $;const h=()=>$??=
i("report/view/headline");let E;const R=()=>E??=i("report/view/proof");let S;const l=()=>S??=i("report/view/report-secti\
ons");let T;const M=()=>T??=i("report/view/tones");let k;const F=()=>k??=i("report/view/words");let N;const b=()=>N??=i(
"report/text/assets");let B;const D=()=>B??=i("report/text/blast-radius");let I;const w=()=>I??=i("report/text/commands");
let U;const m=()=>U??=i("report/text/findings");let V;const r=()=>V??=i("report/text/layout");let j;const G=()=>j??=i("r\
eport/text/selection");x(v,{renderText:()=>P});const L=8;function P(t,n){const o=(0,r().layoutOf)(n),{verbose:s}=n,e=(0,l().
reportSections)(t);return(0,r().page)([W(t,(0,h().headline)(t,e),o),...z(t,o),...A(e.blocked,o),...d(e.failed,l().groupCommands,
w().failedRows,"failed command",o),...d(e.waiting,l().groupFindings,m().waitingRows,"pending approval",o),...d(e.findings,
l().groupFindings,m().findingRows,"finding",o),...s?d(e.notices,l().groupFindings,m().findingRows,"notice",o):[],...s?e.
suppressed.map(c=>(0,m().suppressedRows)(c,o)):[],...(0,D().blastRadiusRows)(t,e,o),(0,b().genesRows)(t,o),(0,G().selectionRows)(
t,o),(0,b().claimsRows)(t,o),s?[]:H(e.notices,o),J(t,o)])}function W(t,n,o){const s=(0,h().verdictWords)(t).toUpperCase(),
[e="",...c]=(0,g().wrap)(n===""?s:`${s}: ${n}`,(0,r().roomOf)(o)),p=M().VERDICT_TONES[t.verdict],_=o.paint(p,e.slice(0,s.
length))+e.slice(s.length);return(0,r().labelled)(o,"gene-gate",[_,...c],"strong")}function z({error:t},n){if(t===void 0)
return[];const o=s=>s.split(`
`).flatMap(e=>/^\s/.test(e)?(0,g().chop)((0,u().terminal)(e),(0,r().roomOf)(n)):(0,g().wrap)((0,u().terminal)(e),(0,r().
roomOf)(n)));return[(0,r().labelled)(n,"why",o(t.message)),(0,r().labelled)(n,"fix",o(t.hint),"good")]}function A(t,n){const o=n.
verbose?t.map(s=>({lead:s,others:[]})):(0,l().groupCommands)(t);return(0,l().groupByCause)(o).flatMap(({lead:s,others:e})=>[
(0,w().blockedRows)(s,n),...e.map(c=>(0,w().alsoBlockedRows)(c,s.lead,n))])}function d(t,n,o,s,e){const c=e.verbose?t.map(
a=>({lead:a,others:[]})):n(t),p=e.verbose?c:c.slice(0,L),_=c.slice(p.length).reduce((a,{others:K})=>a+1+K.length,0);return[
...p.map(a=>o(a,e)),..._>0?[(0,r().leftOut)((0,F().count)(_,`other ${s}`),e)]:[]]}function H(t,n){if(t.length===0)return[];
const o=[...new Set(t.map(({rule:p})=>p))].join(", "),s=t.filter(p=>p.before).length,e=s===0?"":`, ${s} of them there be\
fore`,c=`${t.length}${e} (${o}); --verbose shows all`;return(0,r().prose)(n,"notices",c,{text:"quiet"})}function J(t,n){
return[...(0,R().proofOf)(t).flatMap(({label:o,value:s})=>(0,r().prose)(n,o.toLowerCase(),s,{text:"quiet"})),...t.genes.
length>0?(0,r().prose)(n,"note",R().EVIDENCE_NOTE,{text:"quiet"}):[]]}});
