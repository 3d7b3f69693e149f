"use strict";module.exports={"report/text/audit"(A,n,I,D){let F;const S=()=>F??=n("report/view/finding");let P;const R=()=>P??=n("rep\
ort/view/report-sections");let j;const w=()=>j??=n("report/view/tones");let G;const E=()=>G??=n("report/view/words");let M;
const g=()=>M??=n("report/text/commands");let C;const L=()=>C??=n("report/text/findings");let N;const _=()=>N??=n("repor\
t/text/layout");I(A,{renderCommandAnswers:()=>h,renderFileAnswers:()=>p});function h(r,l){const e=(0,_().layoutOf)(l);return(0,_().
page)([...s(r,e),d(r,[],e)])}function p(r,l){const e=(0,_().layoutOf)(l),o=r.flatMap(({assets:i})=>i.flatMap(v=>v.commands));
return(0,_().page)([...r.flatMap(i=>x(i,e)),d(o,[(0,E().count)(r.length,"file"),(0,E().count)(r.reduce((i,{assets:v})=>i+
v.length,0),"asset")],e)])}function x({path:r,assets:l,findings:e},o){const i=e.filter(({subject:k})=>k?.command===void 0),
v=o.verbose?i:i.filter(({severity:k})=>k!=="notice"),O=[...l.flatMap(({commands:k})=>s(k,o)),...(0,R().groupFindings)(v).
map(k=>(0,L().findingRows)(k,o))],T=o.paint("strong",(0,_().shortName)(r,(0,_().roomOf)(o))),B=O.length===0?[o.paint("qu\
iet","no problems found")]:[];return[(0,_().labelled)(o,"file",[T,...B]),...O]}function s(r,l){return r.filter(({verdict:e})=>l.
verbose||e!=="allow").map(e=>f(e,l))}function f({command:r,verdict:l,findings:e},o){const{main:i,further:v}=(0,S().reasonsOf)(
e.filter(({severity:O})=>O!=="notice"));return[...(0,_().labelled)(o,l,(0,g().markedCommand)(r,i?.span?[i.span]:[],o,{tone:w().
COMMAND_TONES[l]}),w().COMMAND_TONES[l]),...i?(0,g().explanation)(i,o):[],...v.flatMap(({message:O,rule:T})=>(0,_().prose)(
o,"also",`${O} (${T})`))]}function d(r,l,e){const o=v=>r.filter(({verdict:O})=>O===v).length,i=[...l,(0,E().count)(r.length,
"command"),`${o("allow")} allowed`,...o("warn")>0?[`${o("warn")} allowed with a warning`]:[],...o("block")>0?[`${o("bloc\
k")} blocked`]:[]];return(0,_().prose)(e,"total",i.join(", "))}},"report/text/blast-radius"(A,n,I,D){let F;const S=()=>F??=
n("report/escape");let P;const R=()=>P??=n("report/view/blast-radius");let j;const w=()=>j??=n("report/view/columns");let G;
const E=()=>G??=n("report/view/report-sections");let M;const g=()=>M??=n("report/view/words");let C;const L=()=>C??=n("r\
eport/text/findings");let N;const _=()=>N??=n("report/text/layout");I(A,{blastRadiusRows:()=>h});function h(s,f,d){const r=(0,E().
groupFindings)(f.blast).map(O=>(0,L().findingRows)(O,d)),l=d.verbose?x(s,d):[],e=(0,R().sizeLimits)(s);if(e.length===0)return[
...r,...l];const o=e.some(({grade:O})=>O!=="within"),i=(0,_().roomOf)(d),v=o||d.verbose?s.blast_radius?.directories??[]:
[];return[(0,_().labelled)(d,"size",[...e.flatMap(O=>p(O,(0,R().othersOver)(s,O),d)),...v.length>0?(0,w().wrap)((0,R().countedWords)(
s),i):[],...(0,R().directoryLines)(v,i)]),...r,...l]}function p(s,f,d){const r=(0,R().isOver)(s)?"bad":s.grade==="within"?
"good":"caution",l=(0,R().limitBar)(s),e=s.gene?(0,g().clip)(s.gene.id,100):R().HARD_CAP,o=(0,w().wrap)((0,S().terminal)(
`${R().SIZE_WORDS[s.grade]} ${e}${f}`),(0,_().roomOf)(d)),[i=""]=o;return o.length===1&&(0,w().textWidth)(l)+2+(0,w().textWidth)(
i)<=(0,_().roomOf)(d)?[`${d.paint(r,l)}  ${i}`]:[d.paint(r,l),...o]}function x(s,f){const d=(0,R().uncountedFiles)(s).flatMap(
({path:r,words:l})=>(0,w().wrap)(`${(0,S().terminal)((0,g().clip)(r,100))}: ${l}`,(0,_().roomOf)(f)));return d.length===
0?[]:[(0,_().labelled)(f,"files",d)]}},"report/text/commands"(A,n,I,D){let F;const S=()=>F??=n("report/escape");let P;const R=()=>P??=
n("report/view/columns");let j;const w=()=>j??=n("report/view/edit-lines");let G;const E=()=>G??=n("report/view/error-li\
nes");let M;const g=()=>M??=n("report/view/finding");let C;const L=()=>C??=n("report/view/marked-lines");let N;const _=()=>N??=
n("report/view/output");let h;const p=()=>h??=n("report/view/words");let x;const s=()=>x??=n("report/text/layout");I(A,{
LONGEST_SENTENCE:()=>f,alsoBlockedRows:()=>l,blockedRows:()=>r,explanation:()=>T,failedRows:()=>i,fixRows:()=>B,markedCommand:()=>o});
const f=600,d={quiet:8,verbose:200};function r({lead:a,others:u},t){const{main:m,further:c}=(0,g().reasonsOf)(a.findings);
return[...O(a,"blocked",t),...(0,s().labelled)(t,"",e(a,t)),...m?T(m,t):(0,s().prose)(t,"why",(0,p().clipCounted)(a.gene.
summary,f)),...c.flatMap(({message:b,rule:$})=>(0,s().prose)(t,"also",`${(0,p().clip)(b,f)} (${(0,p().clip)($,60)})`)),...U(
u,t)]}function l({lead:a,others:u},t){return[...O(a,"blocked",t),...(0,s().labelled)(t,"",e(a,t)),...(0,s().prose)(t,"wh\
y","The reason is the same as above."),...U(u,t)]}function e({command:a,findings:u},t){const m=u.flatMap(({span:c})=>c??
[]);return o(a.command,m,t)}function o(a,u,t,{tone:m="bad",...c}={}){return(0,L().markedLines)(a,u,{columns:(0,s().roomOf)(
t),...c}).map(b=>t.paint(/^ *\^[ ^]*$/.test(b)?m:"strong",b))}function i({lead:a,others:u},t){const{outcome:m}=a.command;
if(m===void 0)return[];const c=t.verbose?d.verbose:d.quiet,[b]=a.findings;return[...O(a,"failed",t),...(0,s().labelled)(
t,"",[...e({...a,findings:[]},t),...(0,E().errorLines)(m,c,(0,s().roomOf)(t)-2).map($=>`${t.paint("quiet","\u2502")} ${$}`)]),
...(0,s().prose)(t,"why",`It ${(0,_().statusWords)(m)} after ${(0,p().duration)(m.duration_ms)}.${v(b)}`),...b?B(b,t):[],
...U(u,t)]}function v(a){return a&&(0,g().isMissingTarget)(a)?` ${(0,p().clip)(a.message,f)}`:""}function O({gene:a,command:u,
position:t},m,c){const b=(0,s().roomOf)(c),$=u.location?.path??a.path,W=`:${u.location?.line??a.line}`,V=`, command ${t}\
 of ${a.commands.length}`;return(0,s().labelled)(c,m,[(0,s().shortName)(a.id,b-V.length)+V,c.paint("quiet",(0,s().shortName)(
$,b-W.length)+W)],"bad")}function T(a,u){return[...(0,s().prose)(u,"why",(0,p().clipCounted)(a.message,f)),...B(a,u,a.edit)]}
function B({remedy:a,rule:u},t,m){return[...(0,s().prose)(t,"fix",(0,p().clip)(a,f),{label:"good"}),...k(m,t),...Y(u,t)]}
function k(a,u){const t=(0,w().editLines)(a).flatMap(m=>(0,R().chop)((0,S().terminal)(m),(0,s().roomOf)(u)).map(c=>u.paint(
m.startsWith("-")?"bad":"good",c)));return t.length>0?(0,s().labelled)(u,"",t):[]}function Y(a,u){return(0,s().labelled)(
u,"see",[u.paint("quiet",(0,s().shortName)(`gene-gate explain ${a}`,(0,s().roomOf)(u)))])}function U(a,u){if(a.length===
0)return[];const t=[...new Set(a.map(({gene:c})=>(0,p().clip)(c.id,40)))],m=t.length>3?` and ${t.length-3} more`:"";return(0,s().
prose)(u,"repeated",`Same problem in ${(0,p().count)(a.length,"other command")}, in ${t.slice(0,3).join(", ")}${m}.`)}},
"report/text/findings"(A,n,I,D){let F;const S=()=>F??=n("report/view/finding");let P;const R=()=>P??=n("report/view/tone\
s");let j;const w=()=>j??=n("report/view/words");let G;const E=()=>G??=n("report/text/commands");let M;const g=()=>M??=n(
"report/text/layout");I(A,{findingRows:()=>C,suppressedRows:()=>_,waitingRows:()=>L});function C(h,p){const{severity:x}=h.
lead;return N(h,x,R().SEVERITY_TONES[x],p)}function L(h,p){return N(h,"approval","caution",p)}function N({lead:h,others:p},x,s,f){
const d=(0,S().pathAndLine)(h),r=p.length>0?` and ${(0,w().count)(p.length,"other place")}`:"";return[...(0,g().prose)(f,
x,(0,w().clip)(h.message,E().LONGEST_SENTENCE),{label:s}),...d===void 0?[]:(0,g().labelled)(f,"",[f.paint("quiet",(0,g().
shortName)(d,(0,g().roomOf)(f)-r.length)+r)]),...(0,E().fixRows)(h,f)]}function _(h,p){const{rule:x,message:s,suppressed:f}=h,
d=(0,S().pathAndLine)(h),r=`${f?.reason??""} (${x}, until ${f?.expires})`;return[...(0,g().prose)(p,"ignored",(0,w().clip)(
s,E().LONGEST_SENTENCE),{label:"quiet"}),...d===void 0?[]:(0,g().labelled)(p,"",[p.paint("quiet",(0,g().shortName)(d,(0,g().
roomOf)(p)))]),...(0,g().prose)(p,"reason",(0,w().clip)(r,E().LONGEST_SENTENCE))]}},"report/text/layout"(A,n,I,D){let F;
const S=()=>F??=n("node:util");let P;const R=()=>P??=n("report/escape");let j;const w=()=>j??=n("report/view/columns");let G;
const E=()=>G??=n("report/view/words");I(A,{failureText:()=>r,labelled:()=>N,layoutOf:()=>x,leftOut:()=>h,limited:()=>_,
page:()=>s,prose:()=>C,roomOf:()=>g,shortName:()=>p});const M=11;function g({columns:e}){return Math.max(20,e-M)}function C(e,o,i,v={}){
const O=(0,w().wrap)((0,R().terminal)(i.replace(/\s+/g," ").trim()),g(e),e.columns-L);return N(e,o,O.map(T=>v.text?e.paint(
v.text,T):T),v.label)}const L=2;function N({columns:e,paint:o},i,v,O="quiet"){const T=i===""?[]:[o(O,(0,w().padRight)(i,
M))],B=u=>" ".repeat(Math.max(0,Math.min(M,e-(0,w().textWidth)((0,S().stripVTControlCharacters)(u))))),[k,...Y]=v;if(k===
void 0)return[];const U=B(k).length<M;return[...T.length>0&&!U?[`${T}${k}`]:[...T,B(k)+k],...Y.map(u=>B(u)+u)].map(u=>u.
trimEnd())}function _(e,o,i,v){const O=v.verbose?e:e.slice(0,o),T=e.length-O.length;return{shown:O,rest:T>0?h((0,E().count)(
T,`other ${i}`),v):[]}}function h(e,o){return C(o,"",`and ${e}; --verbose shows all`,{text:"quiet"})}function p(e,o){return(0,w().
clipColumns)((0,R().terminal)(e.slice(0,o*2)),o)}function x({columns:e,colour:o,verbose:i}){return{columns:Math.max(40,e),
paint:d(o),verbose:i}}function s(e){return`${e.filter(o=>o.length>0).map(o=>o.join(`
`)).join(`

`)}
`}const f={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function d(e){return e?(o,i)=>i===
""?i:(0,S().styleText)(f[o],i,{validateStream:!1}):(o,i)=>i}function r({message:e,hint:o},i){return[...l("error: ",e,i),
...l("hint: ",o,i),""].join(`
`)}function l(e,o,i){return(0,R().terminalLines)(o).flatMap((v,O)=>{const T=O===0?e:"";return/^\s/.test(v)?[v]:(0,w().wrap)(
T+v,i,Number.POSITIVE_INFINITY)})}},"report/text/policy"(A,n,I,D){let F;const S=()=>F??=n("policy/default");let P;const R=()=>P??=
n("policy/difference");let j;const w=()=>j??=n("report/view/words");let G;const E=()=>G??=n("report/text/layout");I(A,{renderPolicy:()=>g,
renderPolicyUsed:()=>M});function M(C,{profile:L},N){const _=(0,E().layoutOf)({...N,verbose:!0});return`${(0,E().prose)(
_,"policy",`${C}, profile ${L}`).join(`
`)}
`}function g(C,L,{idleIgnores:N,idleLevels:_,failedExamples:h},p){const x=(0,E().layoutOf)({...p,verbose:!0}),s=(0,R().comparePolicies)(
S().DEFAULT_POLICY,C),f=s.length===0?"same as the defaults":`${(0,w().count)(s.length,"difference")} from the defaults`;
return`${[(0,E().prose)(x,"policy",`${L}: ${f}`,{text:"strong"}),...s.map(({key:r,change:l,direction:e="changed"})=>(0,E().
prose)(x,e,`${r}: ${l}`,{label:e==="looser"?"caution":"quiet"})),...h.map(r=>(0,E().prose)(x,"example",r,{label:"bad"})),
...N.map(({rule:r,why:l})=>(0,E().prose)(x,"no effect",`ignore ${r}: ${l}`,{label:"bad"})),..._.map(({name:r,why:l})=>(0,E().
prose)(x,"no effect",`rules ${r}: ${l}`,{label:"bad"}))].flat().join(`
`)}
`}},"report/text/selection"(A,n,I,D){let F;const S=()=>F??=n("report/view/selection");let P;const R=()=>P??=n("report/vi\
ew/words");let j;const w=()=>j??=n("report/text/layout");I(A,{renderSelection:()=>C,selectionRows:()=>E});const G=6;function E(N,_){
const h=(0,S().selectionWords)(N);if(h===void 0)return[];const{shown:p,rest:x}=(0,w().limited)(h.genes,G,"gene",_);return[
...(0,w().prose)(_,"selection",h.lead),...p.flatMap(({id:s,words:f})=>(0,w().prose)(_,"",`${(0,R().clip)(s,60)} ${f}`)),
...x]}const M=60,g=6;function C({selector:N,candidates:_},h){const p=(0,w().layoutOf)({...h,verbose:!1}),[x,...s]=_;return`${[
...x?L("selected",x,p):(0,w().prose)(p,"selected","nothing",{label:"caution"}),"",...N.reason.flatMap((d,r)=>(0,w().prose)(
p,r===0?"why":"",d)),...s.length>0?[""]:[],...s.flatMap((d,r)=>L(r===0?"others":"",d,p))].join(`
`)}
`}function L(N,_,h){const{kind:p,id:x,gene:s,matched:f,patterns:d,score:r}=_,l=f.slice(0,g).map(i=>(0,R().clip)(i,M)),e=f.
length-l.length,o=p==="capsule"&&s!==void 0?`, reuses ${s}`:"";return[...(0,w().prose)(h,N,`${x} (${p}${o})`,{label:N===
"selected"?"good":"quiet"}),...(0,w().prose)(h,"",`score ${Number(r.toFixed(3))}: ${f.length} of ${(0,R().count)(d.length,
"pattern")}: ${l.join(", ")}${e>0?` and ${e} more`:""}`,{text:"quiet"})]}},"report/text/text"(A,n,I,D){let F;const S=()=>F??=
n("report/escape");let P;const R=()=>P??=n("report/view/columns");let j;const w=()=>j??=n("report/view/headline");let G;
const E=()=>G??=n("report/view/proof");let M;const g=()=>M??=n("report/view/report-sections");let C;const L=()=>C??=n("r\
eport/view/tones");let N;const _=()=>N??=n("report/view/words");let h;const p=()=>h??=n("report/text/assets");let x;const s=()=>x??=
n("report/text/blast-radius");let f;const d=()=>f??=n("report/text/commands");let r;const l=()=>r??=n("report/text/findi\
ngs");let e;const o=()=>e??=n("report/text/layout");let i;const v=()=>i??=n("report/text/selection");I(A,{renderText:()=>T});
const O=8;function T(t,m){const c=(0,o().layoutOf)(m),{verbose:b}=m,$=(0,g().reportSections)(t);return(0,o().page)([B(t,
(0,w().headline)(t,$),c),...k(t,c),...Y($.blocked,c),...U($.failed,g().groupCommands,d().failedRows,"failed command",c),
...U($.waiting,g().groupFindings,l().waitingRows,"pending approval",c),...U($.findings,g().groupFindings,l().findingRows,
"finding",c),...b?U($.notices,g().groupFindings,l().findingRows,"notice",c):[],...b?$.suppressed.map(W=>(0,l().suppressedRows)(
W,c)):[],...(0,s().blastRadiusRows)(t,$,c),(0,p().genesRows)(t,c),(0,v().selectionRows)(t,c),(0,p().claimsRows)(t,c),b?[]:
a($.notices,c),u(t,c)])}function B(t,m,c){const b=(0,w().verdictWords)(t).toUpperCase(),[$="",...W]=(0,R().wrap)(m===""?
b:`${b}: ${m}`,(0,o().roomOf)(c)),V=L().VERDICT_TONES[t.verdict],H=c.paint(V,$.slice(0,b.length))+$.slice(b.length);return(0,o().
labelled)(c,"gene-gate",[H,...W],"strong")}function k({error:t},m){if(t===void 0)return[];const c=b=>b.split(`
`).flatMap($=>/^\s/.test($)?(0,R().chop)((0,S().terminal)($),(0,o().roomOf)(m)):(0,R().wrap)((0,S().terminal)($),(0,o().
roomOf)(m)));return[(0,o().labelled)(m,"why",c(t.message)),(0,o().labelled)(m,"fix",c(t.hint),"good")]}function Y(t,m){const c=m.
verbose?t.map(b=>({lead:b,others:[]})):(0,g().groupCommands)(t);return(0,g().groupByCause)(c).flatMap(({lead:b,others:$})=>[
(0,d().blockedRows)(b,m),...$.map(W=>(0,d().alsoBlockedRows)(W,m))])}function U(t,m,c,b,$){const W=$.verbose?t.map(z=>({
lead:z,others:[]})):m(t),V=$.verbose?W:W.slice(0,O),H=W.slice(V.length).reduce((z,{others:Z})=>z+1+Z.length,0);return[...V.
map(z=>c(z,$)),...H>0?[(0,o().leftOut)((0,_().count)(H,`other ${b}`),$)]:[]]}function a(t,m){if(t.length===0)return[];const c=[
...new Set(t.map(({rule:$})=>$))].join(", "),b=`${t.length} (${c}); --verbose shows all`;return(0,o().prose)(m,"notices",
b,{text:"quiet"})}function u(t,m){return[...(0,E().proofOf)(t).flatMap(({label:c,value:b})=>(0,o().prose)(m,c.toLowerCase(),
b,{text:"quiet"})),...t.genes.length>0?(0,o().prose)(m,"note",E().EVIDENCE_NOTE,{text:"quiet"}):[]]}}};
