"use strict";module.exports={"report/text/audit"(A,e,I,D){let F;const S=()=>F??=e("report/view/finding");let P;const R=()=>P??=e("rep\
ort/view/report-sections");let j;const w=()=>j??=e("report/view/tones");let G;const x=()=>G??=e("report/view/words");let M;
const g=()=>M??=e("report/text/commands");let C;const L=()=>C??=e("report/text/findings");let N;const _=()=>N??=e("repor\
t/text/layout");I(A,{renderCommandAnswers:()=>h,renderFileAnswers:()=>i});function h(p,d){const s=(0,_().layoutOf)(d);return(0,_().
page)([...n(p,s),c(p,[],s)])}function i(p,d){const s=(0,_().layoutOf)(d),o=p.flatMap(({assets:r})=>r.flatMap(v=>v.commands));
return(0,_().page)([...p.flatMap(r=>E(r,s)),c(o,[(0,x().count)(p.length,"file"),(0,x().count)(p.reduce((r,{assets:v})=>r+
v.length,0),"asset")],s)])}function E({path:p,assets:d,findings:s},o){const r=s.filter(({subject:k})=>k?.command===void 0),
v=o.verbose?r:r.filter(({severity:k})=>k!=="notice"),O=[...d.flatMap(({commands:k})=>n(k,o)),...(0,R().groupFindings)(v).
map(k=>(0,L().findingRows)(k,o))],T=o.paint("strong",(0,_().shortName)(p,(0,_().roomOf)(o))),B=O.length===0?[o.paint("qu\
iet","no problems found")]:[];return[(0,_().labelled)(o,"file",[T,...B]),...O]}function n(p,d){return p.filter(({verdict:s})=>d.
verbose||s!=="allow").map(s=>f(s,d))}function f({command:p,verdict:d,findings:s},o){const{main:r,further:v}=(0,S().reasonsOf)(
s.filter(({severity:O})=>O!=="notice"));return[...(0,_().labelled)(o,d,(0,g().markedCommand)(p,r?.span?[r.span]:[],o,{tone:w().
COMMAND_TONES[d]}),w().COMMAND_TONES[d]),...r?(0,g().explanation)(r,o):[],...v.flatMap(({message:O,rule:T})=>(0,_().prose)(
o,"also",`${O} (${T})`))]}function c(p,d,s){const o=v=>p.filter(({verdict:O})=>O===v).length,r=[...d,(0,x().count)(p.length,
"command"),`${o("allow")} allowed`,...o("warn")>0?[`${o("warn")} allowed with a warning`]:[],...o("block")>0?[`${o("bloc\
k")} blocked`]:[]];return(0,_().prose)(s,"total",r.join(", "))}},"report/text/blast-radius"(A,e,I,D){let F;const S=()=>F??=
e("report/escape");let P;const R=()=>P??=e("report/view/blast-radius");let j;const w=()=>j??=e("report/view/columns");let G;
const x=()=>G??=e("report/view/report-sections");let M;const g=()=>M??=e("report/view/words");let C;const L=()=>C??=e("r\
eport/text/findings");let N;const _=()=>N??=e("report/text/layout");I(A,{blastRadiusRows:()=>h});function h(n,f,c){const p=(0,x().
groupFindings)(f.blast).map(O=>(0,L().findingRows)(O,c)),d=c.verbose?E(n,c):[],s=(0,R().sizeLimits)(n);if(s.length===0)return[
...p,...d];const o=s.some(({grade:O})=>O!=="within"),r=(0,_().roomOf)(c),v=o||c.verbose?n.blast_radius?.directories??[]:
[];return[(0,_().labelled)(c,"size",[...s.flatMap(O=>i(O,(0,R().othersOver)(n,O),c)),...v.length>0?(0,w().wrap)((0,R().countedWords)(
n),r):[],...(0,R().directoryLines)(v,r)]),...p,...d]}function i(n,f,c){const p=(0,R().isOver)(n)?"bad":n.grade==="within"?
"good":"caution",d=(0,R().limitBar)(n),s=n.gene?(0,g().clip)(n.gene.id,100):R().HARD_CAP,o=(0,w().wrap)((0,S().terminal)(
`${R().SIZE_WORDS[n.grade]} ${s}${f}`),(0,_().roomOf)(c)),[r=""]=o;return o.length===1&&(0,w().textWidth)(d)+2+(0,w().textWidth)(
r)<=(0,_().roomOf)(c)?[`${c.paint(p,d)}  ${r}`]:[c.paint(p,d),...o]}function E(n,f){const c=(0,R().uncountedFiles)(n).flatMap(
({path:p,words:d})=>(0,w().wrap)(`${(0,S().terminal)((0,g().clip)(p,100))}: ${d}`,(0,_().roomOf)(f)));return c.length===
0?[]:[(0,_().labelled)(f,"files",c)]}},"report/text/commands"(A,e,I,D){let F;const S=()=>F??=e("report/escape");let P;const R=()=>P??=
e("report/view/columns");let j;const w=()=>j??=e("report/view/edit-lines");let G;const x=()=>G??=e("report/view/error-li\
nes");let M;const g=()=>M??=e("report/view/finding");let C;const L=()=>C??=e("report/view/marked-lines");let N;const _=()=>N??=
e("report/view/output");let h;const i=()=>h??=e("report/view/words");let E;const n=()=>E??=e("report/text/layout");I(A,{
LONGEST_SENTENCE:()=>f,alsoBlockedRows:()=>d,blockedRows:()=>p,explanation:()=>T,failedRows:()=>r,fixRows:()=>B,markedCommand:()=>o});
const f=600,c={quiet:8,verbose:200};function p({lead:a,others:u},t){const{main:m,further:l}=(0,g().reasonsOf)(a.findings);
return[...O(a,"blocked",t),...(0,n().labelled)(t,"",s(a,t)),...m?T(m,t):(0,n().prose)(t,"why",(0,i().clipCounted)(a.gene.
summary,f)),...l.flatMap(({message:b,rule:$})=>(0,n().prose)(t,"also",`${(0,i().clip)(b,f)} (${(0,i().clip)($,60)})`)),...U(
u,t)]}function d({lead:a,others:u},t){return[...O(a,"blocked",t),...(0,n().labelled)(t,"",s(a,t)),...(0,n().prose)(t,"wh\
y","The reason is the same as above."),...U(u,t)]}function s({command:a,findings:u},t){const m=u.flatMap(({span:l})=>l??
[]);return o(a.command,m,t)}function o(a,u,t,{tone:m="bad",...l}={}){return(0,L().markedLines)(a,u,{columns:(0,n().roomOf)(
t),...l}).map(b=>t.paint(/^ *\^[ ^]*$/.test(b)?m:"strong",b))}function r({lead:a,others:u},t){const{outcome:m}=a.command;
if(m===void 0)return[];const l=t.verbose?c.verbose:c.quiet,[b]=a.findings;return[...O(a,"failed",t),...(0,n().labelled)(
t,"",[...s({...a,findings:[]},t),...(0,x().errorLines)(m,l,(0,n().roomOf)(t)-2).map($=>`${t.paint("quiet","\u2502")} ${$}`)]),
...(0,n().prose)(t,"why",`It ${(0,_().statusWords)(m)} after ${(0,i().duration)(m.duration_ms)}.${v(b)}`),...b?B(b,t):[],
...U(u,t)]}function v(a){return a&&(0,g().isMissingTarget)(a)?` ${(0,i().clip)(a.message,f)}`:""}function O({gene:a,command:u,
position:t},m,l){const b=(0,n().roomOf)(l),$=u.location?.path??a.path,W=`:${u.location?.line??a.line}`,V=`, command ${t}\
 of ${a.commands.length}`;return(0,n().labelled)(l,m,[(0,n().shortName)(a.id,b-V.length)+V,l.paint("quiet",(0,n().shortName)(
$,b-W.length)+W)],"bad")}function T(a,u){return[...(0,n().prose)(u,"why",(0,i().clipCounted)(a.message,f)),...B(a,u,a.edit)]}
function B({remedy:a,rule:u},t,m){return[...(0,n().prose)(t,"fix",(0,i().clip)(a,f),{label:"good"}),...k(m,t),...Y(u,t)]}
function k(a,u){const t=(0,w().editLines)(a).flatMap(m=>(0,R().chop)((0,S().terminal)(m),(0,n().roomOf)(u)).map(l=>u.paint(
m.startsWith("-")?"bad":"good",l)));return t.length>0?(0,n().labelled)(u,"",t):[]}function Y(a,u){return(0,n().labelled)(
u,"see",[u.paint("quiet",(0,n().shortName)(`gene-gate explain ${a}`,(0,n().roomOf)(u)))])}function U(a,u){if(a.length===
0)return[];const t=[...new Set(a.map(({gene:l})=>(0,i().clip)(l.id,40)))],m=t.length>3?` and ${t.length-3} more`:"";return(0,n().
prose)(u,"repeated",`Same problem in ${(0,i().count)(a.length,"other command")}, in ${t.slice(0,3).join(", ")}${m}.`)}},
"report/text/findings"(A,e,I,D){let F;const S=()=>F??=e("report/view/finding");let P;const R=()=>P??=e("report/view/tone\
s");let j;const w=()=>j??=e("report/view/words");let G;const x=()=>G??=e("report/text/commands");let M;const g=()=>M??=e(
"report/text/layout");I(A,{findingRows:()=>C,suppressedRows:()=>_,waitingRows:()=>L});function C(h,i){const{severity:E}=h.
lead;return N(h,E,R().SEVERITY_TONES[E],i)}function L(h,i){return N(h,"approval","caution",i)}function N({lead:h,others:i},E,n,f){
const c=(0,S().pathAndLine)(h),p=i.length>0?` and ${(0,w().count)(i.length,"other place")}`:"";return[...(0,g().prose)(f,
E,(0,w().clip)(h.message,x().LONGEST_SENTENCE),{label:n}),...c===void 0?[]:(0,g().labelled)(f,"",[f.paint("quiet",(0,g().
shortName)(c,(0,g().roomOf)(f)-p.length)+p)]),...(0,x().fixRows)(h,f)]}function _(h,i){const{rule:E,message:n,suppressed:f}=h,
c=(0,S().pathAndLine)(h),p=`${f?.reason??""} (${E}, until ${f?.expires})`;return[...(0,g().prose)(i,"ignored",(0,w().clip)(
n,x().LONGEST_SENTENCE),{label:"quiet"}),...c===void 0?[]:(0,g().labelled)(i,"",[i.paint("quiet",(0,g().shortName)(c,(0,g().
roomOf)(i)))]),...(0,g().prose)(i,"reason",(0,w().clip)(p,x().LONGEST_SENTENCE))]}},"report/text/layout"(A,e,I,D){let F;
const S=()=>F??=e("node:util");let P;const R=()=>P??=e("report/escape");let j;const w=()=>j??=e("report/view/columns");let G;
const x=()=>G??=e("report/view/words");I(A,{failureText:()=>p,labelled:()=>N,layoutOf:()=>E,leftOut:()=>h,limited:()=>_,
page:()=>n,prose:()=>C,roomOf:()=>g,shortName:()=>i});const M=11;function g({columns:s}){return Math.max(20,s-M)}function C(s,o,r,v={}){
const O=(0,w().wrap)((0,R().terminal)(r.replace(/\s+/g," ").trim()),g(s),s.columns-L);return N(s,o,O.map(T=>v.text?s.paint(
v.text,T):T),v.label)}const L=2;function N({columns:s,paint:o},r,v,O="quiet"){const T=r===""?[]:[o(O,(0,w().padRight)(r,
M))],B=u=>" ".repeat(Math.max(0,Math.min(M,s-(0,w().textWidth)((0,S().stripVTControlCharacters)(u))))),[k,...Y]=v;if(k===
void 0)return[];const U=B(k).length<M;return[...T.length>0&&!U?[`${T}${k}`]:[...T,B(k)+k],...Y.map(u=>B(u)+u)].map(u=>u.
trimEnd())}function _(s,o,r,v){const O=v.verbose?s:s.slice(0,o),T=s.length-O.length;return{shown:O,rest:T>0?h((0,x().count)(
T,`other ${r}`),v):[]}}function h(s,o){return C(o,"",`and ${s}; --verbose shows all`,{text:"quiet"})}function i(s,o){return(0,w().
clipColumns)((0,R().terminal)(s.slice(0,o*2)),o)}function E({columns:s,colour:o,verbose:r}){return{columns:Math.max(40,s),
paint:c(o),verbose:r}}function n(s){return`${s.filter(o=>o.length>0).map(o=>o.join(`
`)).join(`

`)}
`}const f={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function c(s){return s?(o,r)=>r===
""?r:(0,S().styleText)(f[o],r,{validateStream:!1}):(o,r)=>r}function p({message:s,hint:o},r){return[...d("error: ",s,r),
...d("hint: ",o,r),""].join(`
`)}function d(s,o,r){return(0,R().terminalLines)(o).flatMap((v,O)=>{const T=O===0?s:"";return/^\s/.test(v)?[v]:(0,w().wrap)(
T+v,r,Number.POSITIVE_INFINITY)})}},"report/text/policy"(A,e,I,D){let F;const S=()=>F??=e("policy/default");let P;const R=()=>P??=
e("policy/difference");let j;const w=()=>j??=e("report/view/words");let G;const x=()=>G??=e("report/text/layout");I(A,{renderPolicy:()=>g,
renderPolicyUsed:()=>M});function M(C,{profile:L},N){const _=(0,x().layoutOf)({...N,verbose:!0});return`${(0,x().prose)(
_,"policy",`${C}, profile ${L}`).join(`
`)}
`}function g(C,L,{idleIgnores:N,failedExamples:_},h){const i=(0,x().layoutOf)({...h,verbose:!0}),E=(0,R().comparePolicies)(
S().DEFAULT_POLICY,C),n=E.length===0?"same as the defaults":`${(0,w().count)(E.length,"difference")} from the defaults`;
return`${[(0,x().prose)(i,"policy",`${L}: ${n}`,{text:"strong"}),...E.map(({key:c,change:p,direction:d="changed"})=>(0,x().
prose)(i,d,`${c}: ${p}`,{label:d==="looser"?"caution":"quiet"})),..._.map(c=>(0,x().prose)(i,"example",c,{label:"bad"})),
...N.map(({rule:c,why:p})=>(0,x().prose)(i,"no effect",`ignore ${c}: ${p}`,{label:"bad"}))].flat().join(`
`)}
`}},"report/text/selection"(A,e,I,D){let F;const S=()=>F??=e("report/view/selection");let P;const R=()=>P??=e("report/vi\
ew/words");let j;const w=()=>j??=e("report/text/layout");I(A,{renderSelection:()=>C,selectionRows:()=>x});const G=6;function x(N,_){
const h=(0,S().selectionWords)(N);if(h===void 0)return[];const{shown:i,rest:E}=(0,w().limited)(h.genes,G,"gene",_);return[
...(0,w().prose)(_,"selection",h.lead),...i.flatMap(({id:n,words:f})=>(0,w().prose)(_,"",`${(0,R().clip)(n,60)} ${f}`)),
...E]}const M=60,g=6;function C({selector:N,candidates:_},h){const i=(0,w().layoutOf)({...h,verbose:!1}),[E,...n]=_;return`${[
...E?L("selected",E,i):(0,w().prose)(i,"selected","nothing",{label:"caution"}),"",...N.reason.flatMap((c,p)=>(0,w().prose)(
i,p===0?"why":"",c)),...n.length>0?[""]:[],...n.flatMap((c,p)=>L(p===0?"others":"",c,i))].join(`
`)}
`}function L(N,_,h){const{kind:i,id:E,gene:n,matched:f,patterns:c,score:p}=_,d=f.slice(0,g).map(r=>(0,R().clip)(r,M)),s=f.
length-d.length,o=i==="capsule"&&n!==void 0?`, reuses ${n}`:"";return[...(0,w().prose)(h,N,`${E} (${i}${o})`,{label:N===
"selected"?"good":"quiet"}),...(0,w().prose)(h,"",`score ${Number(p.toFixed(3))}: ${f.length} of ${(0,R().count)(c.length,
"pattern")}: ${d.join(", ")}${s>0?` and ${s} more`:""}`,{text:"quiet"})]}},"report/text/text"(A,e,I,D){let F;const S=()=>F??=
e("report/escape");let P;const R=()=>P??=e("report/view/columns");let j;const w=()=>j??=e("report/view/headline");let G;
const x=()=>G??=e("report/view/proof");let M;const g=()=>M??=e("report/view/report-sections");let C;const L=()=>C??=e("r\
eport/view/tones");let N;const _=()=>N??=e("report/view/words");let h;const i=()=>h??=e("report/text/assets");let E;const n=()=>E??=
e("report/text/blast-radius");let f;const c=()=>f??=e("report/text/commands");let p;const d=()=>p??=e("report/text/findi\
ngs");let s;const o=()=>s??=e("report/text/layout");let r;const v=()=>r??=e("report/text/selection");I(A,{renderText:()=>T});
const O=8;function T(t,m){const l=(0,o().layoutOf)(m),{verbose:b}=m,$=(0,g().reportSections)(t);return(0,o().page)([B(t,
(0,w().headline)(t,$),l),...k(t,l),...Y($.blocked,l),...U($.failed,g().groupCommands,c().failedRows,"failed command",l),
...U($.waiting,g().groupFindings,d().waitingRows,"pending approval",l),...U($.findings,g().groupFindings,d().findingRows,
"finding",l),...b?U($.notices,g().groupFindings,d().findingRows,"notice",l):[],...b?$.suppressed.map(W=>(0,d().suppressedRows)(
W,l)):[],...(0,n().blastRadiusRows)(t,$,l),(0,i().genesRows)(t,l),(0,v().selectionRows)(t,l),(0,i().claimsRows)(t,l),b?[]:
a($.notices,l),u(t,l)])}function B(t,m,l){const b=(0,w().verdictWords)(t).toUpperCase(),[$="",...W]=(0,R().wrap)(m===""?
b:`${b}: ${m}`,(0,o().roomOf)(l)),V=L().VERDICT_TONES[t.verdict],H=l.paint(V,$.slice(0,b.length))+$.slice(b.length);return(0,o().
labelled)(l,"gene-gate",[H,...W],"strong")}function k({error:t},m){if(t===void 0)return[];const l=b=>b.split(`
`).flatMap($=>/^\s/.test($)?(0,R().chop)((0,S().terminal)($),(0,o().roomOf)(m)):(0,R().wrap)((0,S().terminal)($),(0,o().
roomOf)(m)));return[(0,o().labelled)(m,"why",l(t.message)),(0,o().labelled)(m,"fix",l(t.hint),"good")]}function Y(t,m){const l=m.
verbose?t.map(b=>({lead:b,others:[]})):(0,g().groupCommands)(t);return(0,g().groupByCause)(l).flatMap(({lead:b,others:$})=>[
(0,c().blockedRows)(b,m),...$.map(W=>(0,c().alsoBlockedRows)(W,m))])}function U(t,m,l,b,$){const W=$.verbose?t.map(z=>({
lead:z,others:[]})):m(t),V=$.verbose?W:W.slice(0,O),H=W.slice(V.length).reduce((z,{others:Z})=>z+1+Z.length,0);return[...V.
map(z=>l(z,$)),...H>0?[(0,o().leftOut)((0,_().count)(H,`other ${b}`),$)]:[]]}function a(t,m){if(t.length===0)return[];const l=[
...new Set(t.map(({rule:$})=>$))].join(", "),b=`${t.length} (${l}); --verbose shows all`;return(0,o().prose)(m,"notices",
b,{text:"quiet"})}function u(t,m){return[...(0,x().proofOf)(t).flatMap(({label:l,value:b})=>(0,o().prose)(m,l.toLowerCase(),
b,{text:"quiet"})),...t.genes.length>0?(0,o().prose)(m,"note",x().EVIDENCE_NOTE,{text:"quiet"}):[]]}}};
