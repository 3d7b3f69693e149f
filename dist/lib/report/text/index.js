"use strict";module.exports={"report/text/audit"(M,e,L,G){let C;const T=()=>C??=e("report/view/finding");let A;const g=()=>A??=e("rep\
ort/view/report-sections");let I;const f=()=>I??=e("report/view/tones");let F;const d=()=>F??=e("report/view/words");let E;
const _=()=>E??=e("report/text/commands");let v;const u=()=>v??=e("report/text/findings");let h;const c=()=>h??=e("repor\
t/text/layout");L(M,{renderCommandAnswers:()=>x,renderFileAnswers:()=>R});function x(n,r){const l=(0,c().layoutOf)(r);return(0,c().
page)([...s(n,l),i(n,[],l)])}function R(n,r){const l=(0,c().layoutOf)(r),t=n.flatMap(({assets:o})=>o.flatMap(p=>p.commands));
return(0,c().page)([...n.flatMap(o=>m(o,l)),i(t,[(0,d().count)(n.length,"file"),(0,d().count)(n.reduce((o,{assets:p})=>o+
p.length,0),"asset")],l)])}function m({path:n,assets:r,findings:l},t){const o=l.filter(({subject:W})=>W?.command===void 0),
p=t.verbose?o:o.filter(({severity:W})=>W!=="notice"),w=[...r.flatMap(({commands:W})=>s(W,t)),...(0,g().groupFindings)(p).
map(W=>(0,u().findingRows)(W,t))],k=t.paint("strong",(0,c().shortName)(n,(0,c().roomOf)(t))),j=w.length===0?[t.paint("qu\
iet","no problems found")]:[];return[(0,c().labelled)(t,"file",[k,...j]),...w]}function s(n,r){return n.filter(({verdict:l})=>r.
verbose||l!=="allow").map(l=>$(l,r))}function $({command:n,verdict:r,findings:l},t){const{main:o,further:p}=(0,T().reasonsOf)(
l.filter(({severity:w})=>w!=="notice"));return[...(0,c().labelled)(t,r,(0,_().markedCommand)(n,o?.span?[o.span]:[],t,{tone:f().
COMMAND_TONES[r]}),f().COMMAND_TONES[r]),...o?(0,_().explanation)(o,t):[],...p.flatMap(({message:w,rule:k})=>(0,c().prose)(
t,"also",`${w} (${k})`))]}function i(n,r,l){const t=p=>n.filter(({verdict:w})=>w===p).length,o=[...r,(0,d().count)(n.length,
"command"),`${t("allow")} allowed`,...t("warn")>0?[`${t("warn")} allowed with a warning`]:[],...t("block")>0?[`${t("bloc\
k")} blocked`]:[]];return(0,c().prose)(l,"total",o.join(", "))}},"report/text/audit-progress"(M,e,L,G){let C;const T=()=>C??=
e("report/view/words");L(M,{linesOfAudit:()=>F,stageWords:()=>f});const A=1e3,g=3e3,I=5e3;function f(){let d;return(E,_)=>{
const{done:v,total:u}=E;d?.stage!==E&&(d={stage:E,at:_,done:v});const[h,c]=[_-d.at,v-d.done],[x,R]=[v,u].map(s=>s.toLocaleString(
"en-US")),m=`${E.doing}: ${x} of ${R}`;return h<A||c===0?m:`${m}, about ${(0,T().duration)((u-v)*h/c)} left`}}function F(d){
const E=f();let _,v=!1;return{turn:u=>{const h=performance.now(),c=E(u,h);_??=h+g,!(h<_)&&(_=h+I,v||d.begin?.(),v=!0,d.line(
c))},ended:()=>{v&&d.end?.(),v=!1,_=void 0}}}},"report/text/blast-radius"(M,e,L,G){let C;const T=()=>C??=e("report/escap\
e");let A;const g=()=>A??=e("report/view/blast-radius");let I;const f=()=>I??=e("report/view/columns");let F;const d=()=>F??=
e("report/view/report-sections");let E;const _=()=>E??=e("report/view/words");let v;const u=()=>v??=e("report/text/findi\
ngs");let h;const c=()=>h??=e("report/text/layout");L(M,{blastRadiusRows:()=>x});function x(s,$,i){const n=(0,d().groupFindings)(
$.blast).map(w=>(0,u().findingRows)(w,i)),r=i.verbose?m(s,i):[],l=(0,g().sizeLimits)(s);if(l.length===0)return[...n,...r];
const t=l.some(({grade:w})=>w!=="within"),o=(0,c().roomOf)(i),p=t||i.verbose?s.blast_radius?.directories??[]:[];return[(0,c().
labelled)(i,"size",[...l.flatMap(w=>R(w,(0,g().othersOver)(s,w),i)),...p.length>0?(0,f().wrap)((0,g().countedWords)(s),o):
[],...(0,g().directoryLines)(p,o)]),...n,...r]}function R(s,$,i){const n=(0,g().isOver)(s)?"bad":s.grade==="within"?"goo\
d":"caution",r=(0,g().limitBar)(s),l=s.gene&&(0,_().clip)(s.gene.id,100),t=[g().SIZE_WORDS[s.grade],(0,g().ownerWords)(s),
l].filter(Boolean).join(" "),o=(0,f().wrap)((0,T().terminal)(t+$),(0,c().roomOf)(i)),[p=""]=o;return o.length===1&&(0,f().
textWidth)(r)+2+(0,f().textWidth)(p)<=(0,c().roomOf)(i)?[`${i.paint(n,r)}  ${p}`]:[i.paint(n,r),...o]}function m(s,$){const i=(0,g().
uncountedFiles)(s).flatMap(({path:n,words:r})=>(0,f().wrap)(`${(0,T().terminal)((0,_().clip)(n,100))}: ${r}`,(0,c().roomOf)(
$)));return i.length===0?[]:[(0,c().labelled)($,"files",i)]}},"report/text/findings"(M,e,L,G){let C;const T=()=>C??=e("r\
eport/view/finding");let A;const g=()=>A??=e("report/view/group");let I;const f=()=>I??=e("report/view/tones");let F;const d=()=>F??=
e("report/view/words");let E;const _=()=>E??=e("report/text/commands");let v;const u=()=>v??=e("report/text/layout");L(M,
{findingRows:()=>h,suppressedRows:()=>R,waitingRows:()=>c});function h(m,s){const{severity:$}=m.lead;return x(m,$,f().SEVERITY_TONES[$],
s)}function c(m,s){return x(m,"approval","caution",s)}function x(m,s,$,i){const{lead:n}=m,r=(0,T().pathAndLine)(n),l=(0,g().
othersWords)(m),t=l===""?"":` and ${l}`,o=t.length<(0,u().roomOf)(i)/2;return[...(0,u().prose)(i,s,(0,d().clip)(n.message,
_().LONGEST_SENTENCE),{label:$}),...r===void 0?[]:(0,u().labelled)(i,"",[i.paint("quiet",o?(0,u().shortName)(r,(0,u().roomOf)(
i)-t.length)+t:(0,u().shortName)(r,(0,u().roomOf)(i)))]),...o?[]:(0,u().prose)(i,"",`and ${l}`,{text:"quiet"}),...(0,_().
fixRows)(n,i)]}function R(m,s){const{rule:$,message:i,suppressed:n}=m,r=(0,T().pathAndLine)(m),l=`${n?.reason??""} (${$}\
, until ${n?.expires})`;return[...(0,u().prose)(s,"ignored",(0,d().clip)(i,_().LONGEST_SENTENCE),{label:"quiet"}),...r===
void 0?[]:(0,u().labelled)(s,"",[s.paint("quiet",(0,u().shortName)(r,(0,u().roomOf)(s)))]),...(0,u().prose)(s,"reason",(0,d().
clip)(l,_().LONGEST_SENTENCE))]}},"report/text/layout"(M,e,L,G){let C;const T=()=>C??=e("node:util");let A;const g=()=>A??=
e("report/escape");let I;const f=()=>I??=e("report/view/columns");let F;const d=()=>F??=e("report/view/words");L(M,{failureText:()=>n,
labelled:()=>h,layoutOf:()=>m,leftOut:()=>x,limited:()=>c,messageText:()=>r,page:()=>s,prose:()=>v,roomOf:()=>_,shortName:()=>R});
const E=11;function _({columns:t}){return Math.max(20,t-E)}function v(t,o,p,w={}){const k=(0,f().wrap)((0,g().terminal)(
p.replace(/\s+/g," ").trim()),_(t),t.columns-u);return h(t,o,k.map(j=>w.text?t.paint(w.text,j):j),w.label)}const u=2;function h({
columns:t,paint:o},p,w,k="quiet"){const j=p===""?[]:[o(k,(0,f().padRight)(p,E))],W=a=>" ".repeat(Math.max(0,Math.min(E,t-
(0,f().textWidth)((0,T().stripVTControlCharacters)(a))))),[U,...D]=w;if(U===void 0)return[];const y=W(U).length<E;return[
...j.length>0&&!y?[`${j}${U}`]:[...j,W(U)+U],...D.map(a=>W(a)+a)].map(a=>a.trimEnd())}function c(t,o,p,w){const k=w.verbose?
t:t.slice(0,o),j=t.length-k.length;return{shown:k,rest:j>0?x((0,d().count)(j,`other ${p}`),w):[]}}function x(t,o){return v(
o,"",`and ${t}; --verbose shows all`,{text:"quiet"})}function R(t,o){return(0,f().clipColumns)((0,g().terminal)(t.slice(
0,o*2)),o)}function m({columns:t,colour:o,verbose:p}){return{columns:Math.max(40,t),paint:i(o),verbose:p}}function s(t){
return`${t.filter(o=>o.length>0).map(o=>o.join(`
`)).join(`

`)}
`}const $={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function i(t){return t?(o,p)=>p===
""?p:(0,T().styleText)($[o],p,{validateStream:!1}):(o,p)=>p}function n({message:t,hint:o},p){return[...l("error: ",t,p),
...l("hint: ",o,p),""].join(`
`)}function r(t,o){return[...l("",t,o),""].join(`
`)}function l(t,o,p){return(0,g().terminalLines)(o).flatMap((w,k)=>{const j=k===0?t:"";return/^\s/.test(w)?[w]:(0,f().wrap)(
j+w,p,Number.POSITIVE_INFINITY)})}},"report/text/policy"(M,e,L,G){let C;const T=()=>C??=e("policy/default");let A;const g=()=>A??=
e("policy/difference");let I;const f=()=>I??=e("report/view/words");let F;const d=()=>F??=e("report/text/layout");L(M,{renderPolicy:()=>_,
renderPolicyUsed:()=>E});function E(v,{profile:u},h){const c=(0,d().layoutOf)({...h,verbose:!0});return`${(0,d().prose)(
c,"policy",`${v}, profile ${u}`).join(`
`)}
`}function _(v,u,{idleIgnores:h,idleLevels:c,failedExamples:x},R){const m=(0,d().layoutOf)({...R,verbose:!0}),s=(0,g().comparePolicies)(
T().DEFAULT_POLICY,v),$=s.length===0?"same as the defaults":`${(0,f().count)(s.length,"difference")} from the defaults`;
return`${[(0,d().prose)(m,"policy",`${u}: ${$}`,{text:"strong"}),...s.map(({key:n,change:r,direction:l="changed"})=>(0,d().
prose)(m,l,`${n}: ${r}`,{label:l==="looser"?"caution":"quiet"})),...x.map(n=>(0,d().prose)(m,"example",n,{label:"bad"})),
...h.map(({rule:n,why:r})=>(0,d().prose)(m,"no effect",`ignore ${n}: ${r}`,{label:"bad"})),...c.map(({name:n,why:r})=>(0,d().
prose)(m,"no effect",`rules ${n}: ${r}`,{label:"bad"}))].flat().join(`
`)}
`}},"report/text/selection"(M,e,L,G){let C;const T=()=>C??=e("report/view/selection");let A;const g=()=>A??=e("report/vi\
ew/words");let I;const f=()=>I??=e("report/text/layout");L(M,{renderSelection:()=>v,selectionRows:()=>d});const F=6;function d(h,c){
const x=(0,T().selectionWords)(h);if(x===void 0)return[];const{shown:R,rest:m}=(0,f().limited)(x.genes,F,"gene",c);return[
...(0,f().prose)(c,"selection",x.lead),...R.flatMap(({id:s,words:$})=>(0,f().prose)(c,"",`${(0,g().clip)(s,60)} ${$}`)),
...m]}const E=60,_=6;function v({selector:h,candidates:c},x){const R=(0,f().layoutOf)({...x,verbose:!1}),[m,...s]=c;return`${[
...m?u("selected",m,R):(0,f().prose)(R,"selected","nothing",{label:"caution"}),"",...h.reason.flatMap((i,n)=>(0,f().prose)(
R,n===0?"why":"",i)),...s.length>0?[""]:[],...s.flatMap((i,n)=>u(n===0?"others":"",i,R))].join(`
`)}
`}function u(h,c,x){const{kind:R,id:m,gene:s,matched:$,patterns:i,score:n}=c,r=$.slice(0,_).map(o=>(0,g().clip)(o,E)),l=$.
length-r.length,t=R==="capsule"&&s!==void 0?`, reuses ${s}`:"";return[...(0,f().prose)(x,h,`${m} (${R}${t})`,{label:h===
"selected"?"good":"quiet"}),...(0,f().prose)(x,"",`score ${Number(n.toFixed(3))}: ${$.length} of ${(0,g().count)(i.length,
"pattern")}: ${r.join(", ")}${l>0?` and ${l} more`:""}`,{text:"quiet"})]}},"report/text/text"(M,e,L,G){let C;const T=()=>C??=
e("report/escape");let A;const g=()=>A??=e("report/view/columns");let I;const f=()=>I??=e("report/view/headline");let F;
const d=()=>F??=e("report/view/proof");let E;const _=()=>E??=e("report/view/report-sections");let v;const u=()=>v??=e("r\
eport/view/tones");let h;const c=()=>h??=e("report/view/words");let x;const R=()=>x??=e("report/text/assets");let m;const s=()=>m??=
e("report/text/blast-radius");let $;const i=()=>$??=e("report/text/commands");let n;const r=()=>n??=e("report/text/findi\
ngs");let l;const t=()=>l??=e("report/text/layout");let o;const p=()=>o??=e("report/text/selection");L(M,{renderText:()=>k});
const w=8;function k(a,N){const b=(0,t().layoutOf)(N),{verbose:S}=N,O=(0,_().reportSections)(a);return(0,t().page)([j(a,
(0,f().headline)(a,O),b),...W(a,b),...U(O.blocked,b),...D(O.failed,_().groupCommands,i().failedRows,"failed command",b),
...D(O.waiting,_().groupFindings,r().waitingRows,"pending approval",b),...D(O.findings,_().groupFindings,r().findingRows,
"finding",b),...S?D(O.notices,_().groupFindings,r().findingRows,"notice",b):[],...S?O.suppressed.map(P=>(0,r().suppressedRows)(
P,b)):[],...(0,s().blastRadiusRows)(a,O,b),(0,R().genesRows)(a,b),(0,p().selectionRows)(a,b),(0,R().claimsRows)(a,b),S?[]:
y(O.notices,b),z(a,b)])}function j(a,N,b){const S=(0,f().verdictWords)(a).toUpperCase(),[O="",...P]=(0,g().wrap)(N===""?
S:`${S}: ${N}`,(0,t().roomOf)(b)),B=u().VERDICT_TONES[a.verdict],Y=b.paint(B,O.slice(0,S.length))+O.slice(S.length);return(0,t().
labelled)(b,"gene-gate",[Y,...P],"strong")}function W({error:a},N){if(a===void 0)return[];const b=S=>S.split(`
`).flatMap(O=>/^\s/.test(O)?(0,g().chop)((0,T().terminal)(O),(0,t().roomOf)(N)):(0,g().wrap)((0,T().terminal)(O),(0,t().
roomOf)(N)));return[(0,t().labelled)(N,"why",b(a.message)),(0,t().labelled)(N,"fix",b(a.hint),"good")]}function U(a,N){const b=N.
verbose?a.map(S=>({lead:S,others:[]})):(0,_().groupCommands)(a);return(0,_().groupByCause)(b).flatMap(({lead:S,others:O})=>[
(0,i().blockedRows)(S,N),...O.map(P=>(0,i().alsoBlockedRows)(P,S.lead,N))])}function D(a,N,b,S,O){const P=O.verbose?a.map(
V=>({lead:V,others:[]})):N(a),B=O.verbose?P:P.slice(0,w),Y=P.slice(B.length).reduce((V,{others:Z})=>V+1+Z.length,0);return[
...B.map(V=>b(V,O)),...Y>0?[(0,t().leftOut)((0,c().count)(Y,`other ${S}`),O)]:[]]}function y(a,N){if(a.length===0)return[];
const b=[...new Set(a.map(({rule:B})=>B))].join(", "),S=a.filter(B=>B.before).length,O=S===0?"":`, ${S} of them there be\
fore`,P=`${a.length}${O} (${b}); --verbose shows all`;return(0,t().prose)(N,"notices",P,{text:"quiet"})}function z(a,N){
return[...(0,d().proofOf)(a).flatMap(({label:b,value:S})=>(0,t().prose)(N,b.toLowerCase(),S,{text:"quiet"})),...a.genes.
length>0?(0,t().prose)(N,"note",d().EVIDENCE_NOTE,{text:"quiet"}):[]]}}};
