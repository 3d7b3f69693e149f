"use strict";module.exports={"report/text/audit"(A,s,I,D){let F;const S=()=>F??=s("report/view/finding");let j;const x=()=>j??=s("rep\
ort/view/report-sections");let P;const w=()=>P??=s("report/view/tones");let W;const E=()=>W??=s("report/view/words");let M;
const g=()=>M??=s("report/text/commands");let C;const L=()=>C??=s("report/text/findings");let N;const f=()=>N??=s("repor\
t/text/layout");I(A,{renderCommandAnswers:()=>h,renderFileAnswers:()=>p});function h(r,l){const n=(0,f().layoutOf)(l);return(0,f().
page)([...e(r,n),d(r,[],n)])}function p(r,l){const n=(0,f().layoutOf)(l),o=r.flatMap(({assets:i})=>i.flatMap(b=>b.commands));
return(0,f().page)([...r.flatMap(i=>R(i,n)),d(o,[(0,E().count)(r.length,"file"),(0,E().count)(r.reduce((i,{assets:b})=>i+
b.length,0),"asset")],n)])}function R({path:r,assets:l,findings:n},o){const i=n.filter(({subject:k})=>k?.command===void 0),
b=o.verbose?i:i.filter(({severity:k})=>k!=="notice"),v=[...l.flatMap(({commands:k})=>e(k,o)),...(0,x().groupFindings)(b).
map(k=>(0,L().findingRows)(k,o))],T=o.paint("strong",(0,f().shortName)(r,(0,f().roomOf)(o))),G=v.length===0?[o.paint("qu\
iet","no problems found")]:[];return[(0,f().labelled)(o,"file",[T,...G]),...v]}function e(r,l){return r.filter(({verdict:n})=>l.
verbose||n!=="allow").map(n=>_(n,l))}function _({command:r,verdict:l,findings:n},o){const{main:i,further:b}=(0,S().reasonsOf)(
n.filter(({severity:v})=>v!=="notice"));return[...(0,f().labelled)(o,l,(0,g().markedCommand)(r,i?.span?[i.span]:[],o,{tone:w().
COMMAND_TONES[l]}),w().COMMAND_TONES[l]),...i?(0,g().explanation)(i,o):[],...b.flatMap(({message:v,rule:T})=>(0,f().prose)(
o,"also",`${v} (${T})`))]}function d(r,l,n){const o=b=>r.filter(({verdict:v})=>v===b).length,i=[...l,(0,E().count)(r.length,
"command"),`${o("allow")} allowed`,...o("warn")>0?[`${o("warn")} allowed with a warning`]:[],...o("block")>0?[`${o("bloc\
k")} blocked`]:[]];return(0,f().prose)(n,"total",i.join(", "))}},"report/text/blast-radius"(A,s,I,D){let F;const S=()=>F??=
s("report/escape");let j;const x=()=>j??=s("report/view/blast-radius");let P;const w=()=>P??=s("report/view/columns");let W;
const E=()=>W??=s("report/view/report-sections");let M;const g=()=>M??=s("report/view/words");let C;const L=()=>C??=s("r\
eport/text/findings");let N;const f=()=>N??=s("report/text/layout");I(A,{blastRadiusRows:()=>h});function h(e,_,d){const r=(0,E().
groupFindings)(_.blast).map(v=>(0,L().findingRows)(v,d)),l=d.verbose?R(e,d):[],n=(0,x().sizeLimits)(e);if(n.length===0)return[
...r,...l];const o=n.some(({grade:v})=>v!=="within"),i=(0,f().roomOf)(d),b=o||d.verbose?e.blast_radius?.directories??[]:
[];return[(0,f().labelled)(d,"size",[...n.flatMap(v=>p(v,(0,x().othersOver)(e,v),d)),...b.length>0?(0,w().wrap)((0,x().countedWords)(
e),i):[],...(0,x().directoryLines)(b,i)]),...r,...l]}function p(e,_,d){const r=(0,x().isOver)(e)?"bad":e.grade==="within"?
"good":"caution",l=(0,x().limitBar)(e),n=e.gene&&(0,g().clip)(e.gene.id,100),o=[x().SIZE_WORDS[e.grade],(0,x().ownerWords)(
e),n].filter(Boolean).join(" "),i=(0,w().wrap)((0,S().terminal)(o+_),(0,f().roomOf)(d)),[b=""]=i;return i.length===1&&(0,w().
textWidth)(l)+2+(0,w().textWidth)(b)<=(0,f().roomOf)(d)?[`${d.paint(r,l)}  ${b}`]:[d.paint(r,l),...i]}function R(e,_){const d=(0,x().
uncountedFiles)(e).flatMap(({path:r,words:l})=>(0,w().wrap)(`${(0,S().terminal)((0,g().clip)(r,100))}: ${l}`,(0,f().roomOf)(
_)));return d.length===0?[]:[(0,f().labelled)(_,"files",d)]}},"report/text/commands"(A,s,I,D){let F;const S=()=>F??=s("r\
eport/escape");let j;const x=()=>j??=s("report/view/columns");let P;const w=()=>P??=s("report/view/edit-lines");let W;const E=()=>W??=
s("report/view/error-lines");let M;const g=()=>M??=s("report/view/finding");let C;const L=()=>C??=s("report/view/marked-\
lines");let N;const f=()=>N??=s("report/view/output");let h;const p=()=>h??=s("report/view/words");let R;const e=()=>R??=
s("report/text/layout");I(A,{LONGEST_SENTENCE:()=>_,alsoBlockedRows:()=>l,blockedRows:()=>r,explanation:()=>T,failedRows:()=>i,
fixRows:()=>G,markedCommand:()=>o});const _=600,d={quiet:8,verbose:200};function r({lead:a,others:u},t){const{main:m,further:c}=(0,g().
reasonsOf)(a.findings);return[...v(a,"blocked",t),...(0,e().labelled)(t,"",n(a,t)),...m?T(m,t):(0,e().prose)(t,"why",(0,p().
clipCounted)(a.gene.summary,_)),...c.flatMap(({message:$,rule:O})=>(0,e().prose)(t,"also",`${(0,p().clip)($,_)} (${(0,p().
clip)(O,60)})`)),...U(u,t)]}function l({lead:a,others:u},t){return[...v(a,"blocked",t),...(0,e().labelled)(t,"",n(a,t)),
...(0,e().prose)(t,"why","The reason is the same as above."),...U(u,t)]}function n({command:a,findings:u},t){const m=u.flatMap(
({span:c})=>c??[]);return o(a.command,m,t)}function o(a,u,t,{tone:m="bad",...c}={}){return(0,L().markedLines)(a,u,{columns:(0,e().
roomOf)(t),...c}).map($=>t.paint(/^ *\^[ ^]*$/.test($)?m:"strong",$))}function i({lead:a,others:u},t){const{outcome:m}=a.
command;if(m===void 0)return[];const c=t.verbose?d.verbose:d.quiet,[$]=a.findings;return[...v(a,"failed",t),...(0,e().labelled)(
t,"",[...n({...a,findings:[]},t),...(0,E().errorLines)(m,c,(0,e().roomOf)(t)-2).map(O=>`${t.paint("quiet","\u2502")} ${O}`)]),
...(0,e().prose)(t,"why",`It ${(0,f().statusWords)(m)} after ${(0,p().duration)(m.duration_ms)}.${b($)}`),...$?G($,t):[],
...U(u,t)]}function b(a){return a&&(0,g().isMissingTarget)(a)?` ${(0,p().clip)(a.message,_)}`:""}function v({gene:a,command:u,
position:t},m,c){const $=(0,e().roomOf)(c),O=u.location?.path??a.path,B=`:${u.location?.line??a.line}`,V=`, command ${t}\
 of ${a.commands.length}`;return(0,e().labelled)(c,m,[(0,e().shortName)(a.id,$-V.length)+V,c.paint("quiet",(0,e().shortName)(
O,$-B.length)+B)],"bad")}function T(a,u){return[...(0,e().prose)(u,"why",(0,p().clipCounted)(a.message,_)),...G(a,u,a.edit)]}
function G({remedy:a,rule:u},t,m){return[...(0,e().prose)(t,"fix",(0,p().clip)(a,_),{label:"good"}),...k(m,t),...Y(u,t)]}
function k(a,u){const t=(0,w().editLines)(a).flatMap(m=>(0,x().chop)((0,S().terminal)(m),(0,e().roomOf)(u)).map(c=>u.paint(
m.startsWith("-")?"bad":"good",c)));return t.length>0?(0,e().labelled)(u,"",t):[]}function Y(a,u){return(0,e().labelled)(
u,"see",[u.paint("quiet",(0,e().shortName)(`gene-gate explain ${a}`,(0,e().roomOf)(u)))])}function U(a,u){if(a.length===
0)return[];const t=[...new Set(a.map(({gene:c})=>(0,p().clip)(c.id,40)))],m=t.length>3?` and ${t.length-3} more`:"";return(0,e().
prose)(u,"repeated",`Same problem in ${(0,p().count)(a.length,"other command")}, in ${t.slice(0,3).join(", ")}${m}.`)}},
"report/text/findings"(A,s,I,D){let F;const S=()=>F??=s("report/view/finding");let j;const x=()=>j??=s("report/view/tone\
s");let P;const w=()=>P??=s("report/view/words");let W;const E=()=>W??=s("report/text/commands");let M;const g=()=>M??=s(
"report/text/layout");I(A,{findingRows:()=>C,suppressedRows:()=>f,waitingRows:()=>L});function C(h,p){const{severity:R}=h.
lead;return N(h,R,x().SEVERITY_TONES[R],p)}function L(h,p){return N(h,"approval","caution",p)}function N({lead:h,others:p},R,e,_){
const d=(0,S().pathAndLine)(h),r=p.length>0?` and ${(0,w().count)(p.length,"other place")}`:"";return[...(0,g().prose)(_,
R,(0,w().clip)(h.message,E().LONGEST_SENTENCE),{label:e}),...d===void 0?[]:(0,g().labelled)(_,"",[_.paint("quiet",(0,g().
shortName)(d,(0,g().roomOf)(_)-r.length)+r)]),...(0,E().fixRows)(h,_)]}function f(h,p){const{rule:R,message:e,suppressed:_}=h,
d=(0,S().pathAndLine)(h),r=`${_?.reason??""} (${R}, until ${_?.expires})`;return[...(0,g().prose)(p,"ignored",(0,w().clip)(
e,E().LONGEST_SENTENCE),{label:"quiet"}),...d===void 0?[]:(0,g().labelled)(p,"",[p.paint("quiet",(0,g().shortName)(d,(0,g().
roomOf)(p)))]),...(0,g().prose)(p,"reason",(0,w().clip)(r,E().LONGEST_SENTENCE))]}},"report/text/layout"(A,s,I,D){let F;
const S=()=>F??=s("node:util");let j;const x=()=>j??=s("report/escape");let P;const w=()=>P??=s("report/view/columns");let W;
const E=()=>W??=s("report/view/words");I(A,{failureText:()=>r,labelled:()=>N,layoutOf:()=>R,leftOut:()=>h,limited:()=>f,
page:()=>e,prose:()=>C,roomOf:()=>g,shortName:()=>p});const M=11;function g({columns:n}){return Math.max(20,n-M)}function C(n,o,i,b={}){
const v=(0,w().wrap)((0,x().terminal)(i.replace(/\s+/g," ").trim()),g(n),n.columns-L);return N(n,o,v.map(T=>b.text?n.paint(
b.text,T):T),b.label)}const L=2;function N({columns:n,paint:o},i,b,v="quiet"){const T=i===""?[]:[o(v,(0,w().padRight)(i,
M))],G=u=>" ".repeat(Math.max(0,Math.min(M,n-(0,w().textWidth)((0,S().stripVTControlCharacters)(u))))),[k,...Y]=b;if(k===
void 0)return[];const U=G(k).length<M;return[...T.length>0&&!U?[`${T}${k}`]:[...T,G(k)+k],...Y.map(u=>G(u)+u)].map(u=>u.
trimEnd())}function f(n,o,i,b){const v=b.verbose?n:n.slice(0,o),T=n.length-v.length;return{shown:v,rest:T>0?h((0,E().count)(
T,`other ${i}`),b):[]}}function h(n,o){return C(o,"",`and ${n}; --verbose shows all`,{text:"quiet"})}function p(n,o){return(0,w().
clipColumns)((0,x().terminal)(n.slice(0,o*2)),o)}function R({columns:n,colour:o,verbose:i}){return{columns:Math.max(40,n),
paint:d(o),verbose:i}}function e(n){return`${n.filter(o=>o.length>0).map(o=>o.join(`
`)).join(`

`)}
`}const _={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function d(n){return n?(o,i)=>i===
""?i:(0,S().styleText)(_[o],i,{validateStream:!1}):(o,i)=>i}function r({message:n,hint:o},i){return[...l("error: ",n,i),
...l("hint: ",o,i),""].join(`
`)}function l(n,o,i){return(0,x().terminalLines)(o).flatMap((b,v)=>{const T=v===0?n:"";return/^\s/.test(b)?[b]:(0,w().wrap)(
T+b,i,Number.POSITIVE_INFINITY)})}},"report/text/policy"(A,s,I,D){let F;const S=()=>F??=s("policy/default");let j;const x=()=>j??=
s("policy/difference");let P;const w=()=>P??=s("report/view/words");let W;const E=()=>W??=s("report/text/layout");I(A,{renderPolicy:()=>g,
renderPolicyUsed:()=>M});function M(C,{profile:L},N){const f=(0,E().layoutOf)({...N,verbose:!0});return`${(0,E().prose)(
f,"policy",`${C}, profile ${L}`).join(`
`)}
`}function g(C,L,{idleIgnores:N,idleLevels:f,failedExamples:h},p){const R=(0,E().layoutOf)({...p,verbose:!0}),e=(0,x().comparePolicies)(
S().DEFAULT_POLICY,C),_=e.length===0?"same as the defaults":`${(0,w().count)(e.length,"difference")} from the defaults`;
return`${[(0,E().prose)(R,"policy",`${L}: ${_}`,{text:"strong"}),...e.map(({key:r,change:l,direction:n="changed"})=>(0,E().
prose)(R,n,`${r}: ${l}`,{label:n==="looser"?"caution":"quiet"})),...h.map(r=>(0,E().prose)(R,"example",r,{label:"bad"})),
...N.map(({rule:r,why:l})=>(0,E().prose)(R,"no effect",`ignore ${r}: ${l}`,{label:"bad"})),...f.map(({name:r,why:l})=>(0,E().
prose)(R,"no effect",`rules ${r}: ${l}`,{label:"bad"}))].flat().join(`
`)}
`}},"report/text/selection"(A,s,I,D){let F;const S=()=>F??=s("report/view/selection");let j;const x=()=>j??=s("report/vi\
ew/words");let P;const w=()=>P??=s("report/text/layout");I(A,{renderSelection:()=>C,selectionRows:()=>E});const W=6;function E(N,f){
const h=(0,S().selectionWords)(N);if(h===void 0)return[];const{shown:p,rest:R}=(0,w().limited)(h.genes,W,"gene",f);return[
...(0,w().prose)(f,"selection",h.lead),...p.flatMap(({id:e,words:_})=>(0,w().prose)(f,"",`${(0,x().clip)(e,60)} ${_}`)),
...R]}const M=60,g=6;function C({selector:N,candidates:f},h){const p=(0,w().layoutOf)({...h,verbose:!1}),[R,...e]=f;return`${[
...R?L("selected",R,p):(0,w().prose)(p,"selected","nothing",{label:"caution"}),"",...N.reason.flatMap((d,r)=>(0,w().prose)(
p,r===0?"why":"",d)),...e.length>0?[""]:[],...e.flatMap((d,r)=>L(r===0?"others":"",d,p))].join(`
`)}
`}function L(N,f,h){const{kind:p,id:R,gene:e,matched:_,patterns:d,score:r}=f,l=_.slice(0,g).map(i=>(0,x().clip)(i,M)),n=_.
length-l.length,o=p==="capsule"&&e!==void 0?`, reuses ${e}`:"";return[...(0,w().prose)(h,N,`${R} (${p}${o})`,{label:N===
"selected"?"good":"quiet"}),...(0,w().prose)(h,"",`score ${Number(r.toFixed(3))}: ${_.length} of ${(0,x().count)(d.length,
"pattern")}: ${l.join(", ")}${n>0?` and ${n} more`:""}`,{text:"quiet"})]}},"report/text/text"(A,s,I,D){let F;const S=()=>F??=
s("report/escape");let j;const x=()=>j??=s("report/view/columns");let P;const w=()=>P??=s("report/view/headline");let W;
const E=()=>W??=s("report/view/proof");let M;const g=()=>M??=s("report/view/report-sections");let C;const L=()=>C??=s("r\
eport/view/tones");let N;const f=()=>N??=s("report/view/words");let h;const p=()=>h??=s("report/text/assets");let R;const e=()=>R??=
s("report/text/blast-radius");let _;const d=()=>_??=s("report/text/commands");let r;const l=()=>r??=s("report/text/findi\
ngs");let n;const o=()=>n??=s("report/text/layout");let i;const b=()=>i??=s("report/text/selection");I(A,{renderText:()=>T});
const v=8;function T(t,m){const c=(0,o().layoutOf)(m),{verbose:$}=m,O=(0,g().reportSections)(t);return(0,o().page)([G(t,
(0,w().headline)(t,O),c),...k(t,c),...Y(O.blocked,c),...U(O.failed,g().groupCommands,d().failedRows,"failed command",c),
...U(O.waiting,g().groupFindings,l().waitingRows,"pending approval",c),...U(O.findings,g().groupFindings,l().findingRows,
"finding",c),...$?U(O.notices,g().groupFindings,l().findingRows,"notice",c):[],...$?O.suppressed.map(B=>(0,l().suppressedRows)(
B,c)):[],...(0,e().blastRadiusRows)(t,O,c),(0,p().genesRows)(t,c),(0,b().selectionRows)(t,c),(0,p().claimsRows)(t,c),$?[]:
a(O.notices,c),u(t,c)])}function G(t,m,c){const $=(0,w().verdictWords)(t).toUpperCase(),[O="",...B]=(0,x().wrap)(m===""?
$:`${$}: ${m}`,(0,o().roomOf)(c)),V=L().VERDICT_TONES[t.verdict],Z=c.paint(V,O.slice(0,$.length))+O.slice($.length);return(0,o().
labelled)(c,"gene-gate",[Z,...B],"strong")}function k({error:t},m){if(t===void 0)return[];const c=$=>$.split(`
`).flatMap(O=>/^\s/.test(O)?(0,x().chop)((0,S().terminal)(O),(0,o().roomOf)(m)):(0,x().wrap)((0,S().terminal)(O),(0,o().
roomOf)(m)));return[(0,o().labelled)(m,"why",c(t.message)),(0,o().labelled)(m,"fix",c(t.hint),"good")]}function Y(t,m){const c=m.
verbose?t.map($=>({lead:$,others:[]})):(0,g().groupCommands)(t);return(0,g().groupByCause)(c).flatMap(({lead:$,others:O})=>[
(0,d().blockedRows)($,m),...O.map(B=>(0,d().alsoBlockedRows)(B,m))])}function U(t,m,c,$,O){const B=O.verbose?t.map(z=>({
lead:z,others:[]})):m(t),V=O.verbose?B:B.slice(0,v),Z=B.slice(V.length).reduce((z,{others:H})=>z+1+H.length,0);return[...V.
map(z=>c(z,O)),...Z>0?[(0,o().leftOut)((0,f().count)(Z,`other ${$}`),O)]:[]]}function a(t,m){if(t.length===0)return[];const c=[
...new Set(t.map(({rule:O})=>O))].join(", "),$=`${t.length} (${c}); --verbose shows all`;return(0,o().prose)(m,"notices",
$,{text:"quiet"})}function u(t,m){return[...(0,E().proofOf)(t).flatMap(({label:c,value:$})=>(0,o().prose)(m,c.toLowerCase(),
$,{text:"quiet"})),...t.genes.length>0?(0,o().prose)(m,"note",E().EVIDENCE_NOTE,{text:"quiet"}):[]]}}};
