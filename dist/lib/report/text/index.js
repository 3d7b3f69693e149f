"use strict";module.exports={"report/text/audit"(L,e,A,B){let F;const M=()=>F??=e("report/view/finding");let j;const g=()=>j??=e("rep\
ort/view/report-sections");let C;const u=()=>C??=e("report/view/tones");let E;const m=()=>E??=e("report/view/words");let N;
const d=()=>N??=e("report/text/commands");let x;const f=()=>x??=e("report/text/findings");let h;const c=()=>h??=e("repor\
t/text/layout");A(L,{renderCommandAnswers:()=>R,renderFileAnswers:()=>O});function R(n,r){const l=(0,c().layoutOf)(r);return(0,c().
page)([...s(n,l),i(n,[],l)])}function O(n,r){const l=(0,c().layoutOf)(r),t=n.flatMap(({assets:o})=>o.flatMap(p=>p.commands));
return(0,c().page)([...n.flatMap(o=>_(o,l)),i(t,[(0,m().count)(n.length,"file"),(0,m().count)(n.reduce((o,{assets:p})=>o+
p.length,0),"asset")],l)])}function _({path:n,assets:r,findings:l},t){const o=l.filter(({subject:P})=>P?.command===void 0),
p=t.verbose?o:o.filter(({severity:P})=>P!=="notice"),w=[...r.flatMap(({commands:P})=>s(P,t)),...(0,g().groupFindings)(p).
map(P=>(0,f().findingRows)(P,t))],I=t.paint("strong",(0,c().shortName)(n,(0,c().roomOf)(t))),k=w.length===0?[t.paint("qu\
iet","no problems found")]:[];return[(0,c().labelled)(t,"file",[I,...k]),...w]}function s(n,r){return n.filter(({verdict:l})=>r.
verbose||l!=="allow").map(l=>$(l,r))}function $({command:n,verdict:r,findings:l},t){const{main:o,further:p}=(0,M().reasonsOf)(
l.filter(({severity:w})=>w!=="notice"));return[...(0,c().labelled)(t,r,(0,d().markedCommand)(n,o?.span?[o.span]:[],t,{tone:u().
COMMAND_TONES[r]}),u().COMMAND_TONES[r]),...o?(0,d().explanation)(o,t):[],...p.flatMap(({message:w,rule:I})=>(0,c().prose)(
t,"also",`${w} (${I})`))]}function i(n,r,l){const t=p=>n.filter(({verdict:w})=>w===p).length,o=[...r,(0,m().count)(n.length,
"command"),`${t("allow")} allowed`,...t("warn")>0?[`${t("warn")} allowed with a warning`]:[],...t("block")>0?[`${t("bloc\
k")} blocked`]:[]];return(0,c().prose)(l,"total",o.join(", "))}},"report/text/audit-progress"(L,e,A,B){let F;const M=()=>F??=
e("report/view/words");A(L,{linesOfAudit:()=>u,stageWords:()=>C});const j=1e3,g={first:3e3,next:5e3};function C(){let E;
return(m,N)=>{const{done:d,total:x}=m;E?.stage!==m&&(E={stage:m,at:N,done:d});const[f,h]=[N-E.at,d-E.done],[c,R]=[d,x].map(
_=>_.toLocaleString("en-US")),O=`${m.doing}: ${c} of ${R}`;return f<j||h===0?O:`${O}, about ${(0,M().duration)((x-d)*f/h)}\
 left`}}function u(E,m=g){const N=C();let d,x=!1;return{turn:f=>{const h=performance.now(),c=N(f,h);d??=h+m.first,!(h<d)&&
(d=h+m.next,x||E.begin?.(),x=!0,E.line(c))},ended:()=>{x&&E.end?.(),x=!1,d=void 0}}}},"report/text/blast-radius"(L,e,A,B){
let F;const M=()=>F??=e("report/escape");let j;const g=()=>j??=e("report/view/blast-radius");let C;const u=()=>C??=e("re\
port/view/columns");let E;const m=()=>E??=e("report/view/report-sections");let N;const d=()=>N??=e("report/view/words");
let x;const f=()=>x??=e("report/text/findings");let h;const c=()=>h??=e("report/text/layout");A(L,{blastRadiusRows:()=>R});
function R(s,$,i){const n=(0,m().groupFindings)($.blast).map(w=>(0,f().findingRows)(w,i)),r=i.verbose?_(s,i):[],l=(0,g().
sizeLimits)(s);if(l.length===0)return[...n,...r];const t=l.some(({grade:w})=>w!=="within"),o=(0,c().roomOf)(i),p=t||i.verbose?
s.blast_radius?.directories??[]:[];return[(0,c().labelled)(i,"size",[...l.flatMap(w=>O(w,(0,g().othersOver)(s,w),i)),...p.
length>0?(0,u().wrap)((0,g().countedWords)(s),o):[],...(0,g().directoryLines)(p,o)]),...n,...r]}function O(s,$,i){const n=(0,g().
isOver)(s)?"bad":s.grade==="within"?"good":"caution",r=(0,g().limitBar)(s),l=s.gene&&(0,d().clip)(s.gene.id,100),t=[g().
SIZE_WORDS[s.grade],(0,g().ownerWords)(s),l].filter(Boolean).join(" "),o=(0,u().wrap)((0,M().terminal)(t+$),(0,c().roomOf)(
i)),[p=""]=o;return o.length===1&&(0,u().textWidth)(r)+2+(0,u().textWidth)(p)<=(0,c().roomOf)(i)?[`${i.paint(n,r)}  ${p}`]:
[i.paint(n,r),...o]}function _(s,$){const i=(0,g().uncountedFiles)(s).flatMap(({path:n,words:r})=>(0,u().wrap)(`${(0,M().
terminal)((0,d().clip)(n,100))}: ${r}`,(0,c().roomOf)($)));return i.length===0?[]:[(0,c().labelled)($,"files",i)]}},"rep\
ort/text/findings"(L,e,A,B){let F;const M=()=>F??=e("report/view/finding");let j;const g=()=>j??=e("report/view/group");
let C;const u=()=>C??=e("report/view/tones");let E;const m=()=>E??=e("report/view/words");let N;const d=()=>N??=e("repor\
t/text/commands");let x;const f=()=>x??=e("report/text/layout");A(L,{findingRows:()=>h,suppressedRows:()=>O,waitingRows:()=>c});
function h(_,s){const{severity:$}=_.lead;return R(_,$,u().SEVERITY_TONES[$],s)}function c(_,s){return R(_,"approval","ca\
ution",s)}function R(_,s,$,i){const{lead:n}=_,r=(0,M().pathAndLine)(n),l=(0,g().othersWords)(_),t=l===""?"":` and ${l}`,
o=t.length<(0,f().roomOf)(i)/2;return[...(0,f().prose)(i,s,(0,m().clip)(n.message,d().LONGEST_SENTENCE),{label:$}),...r===
void 0?[]:(0,f().labelled)(i,"",[i.paint("quiet",o?(0,f().shortName)(r,(0,f().roomOf)(i)-t.length)+t:(0,f().shortName)(r,
(0,f().roomOf)(i)))]),...o?[]:(0,f().prose)(i,"",`and ${l}`,{text:"quiet"}),...(0,d().fixRows)(n,i)]}function O(_,s){const{
rule:$,message:i,suppressed:n}=_,r=(0,M().pathAndLine)(_),l=`${n?.reason??""} (${$}, until ${n?.expires})`;return[...(0,f().
prose)(s,"ignored",(0,m().clip)(i,d().LONGEST_SENTENCE),{label:"quiet"}),...r===void 0?[]:(0,f().labelled)(s,"",[s.paint(
"quiet",(0,f().shortName)(r,(0,f().roomOf)(s)))]),...(0,f().prose)(s,"reason",(0,m().clip)(l,d().LONGEST_SENTENCE))]}},"\
report/text/layout"(L,e,A,B){let F;const M=()=>F??=e("node:util");let j;const g=()=>j??=e("report/escape");let C;const u=()=>C??=
e("report/view/columns");let E;const m=()=>E??=e("report/view/words");A(L,{failureText:()=>n,labelled:()=>h,layoutOf:()=>_,
leftOut:()=>R,limited:()=>c,messageText:()=>r,page:()=>s,prose:()=>x,roomOf:()=>d,shortName:()=>O});const N=11;function d({
columns:t}){return Math.max(20,t-N)}function x(t,o,p,w={}){const I=(0,u().wrap)((0,g().terminal)(p.replace(/\s+/g," ").trim()),
d(t),t.columns-f);return h(t,o,I.map(k=>w.text?t.paint(w.text,k):k),w.label)}const f=2;function h({columns:t,paint:o},p,w,I="\
quiet"){const k=p===""?[]:[o(I,(0,u().padRight)(p,N))],P=a=>" ".repeat(Math.max(0,Math.min(N,t-(0,u().textWidth)((0,M().
stripVTControlCharacters)(a))))),[U,...D]=w;if(U===void 0)return[];const y=P(U).length<N;return[...k.length>0&&!y?[`${k}${U}`]:
[...k,P(U)+U],...D.map(a=>P(a)+a)].map(a=>a.trimEnd())}function c(t,o,p,w){const I=w.verbose?t:t.slice(0,o),k=t.length-I.
length;return{shown:I,rest:k>0?R((0,m().count)(k,`other ${p}`),w):[]}}function R(t,o){return x(o,"",`and ${t}; --verbose\
 shows all`,{text:"quiet"})}function O(t,o){return(0,u().clipColumns)((0,g().terminal)(t.slice(0,o*2)),o)}function _({columns:t,
colour:o,verbose:p}){return{columns:Math.max(40,t),paint:i(o),verbose:p}}function s(t){return`${t.filter(o=>o.length>0).
map(o=>o.join(`
`)).join(`

`)}
`}const $={good:"green",bad:"red",caution:"yellow",waiting:"yellow",quiet:"dim",strong:"bold"};function i(t){return t?(o,p)=>p===
""?p:(0,M().styleText)($[o],p,{validateStream:!1}):(o,p)=>p}function n({message:t,hint:o},p){return[...l("error: ",t,p),
...l("hint: ",o,p),""].join(`
`)}function r(t,o){return[...l("",t,o),""].join(`
`)}function l(t,o,p){return(0,g().terminalLines)(o).flatMap((w,I)=>{const k=I===0?t:"";return/^\s/.test(w)?[w]:(0,u().wrap)(
k+w,p,Number.POSITIVE_INFINITY)})}},"report/text/policy"(L,e,A,B){let F;const M=()=>F??=e("policy/default");let j;const g=()=>j??=
e("policy/difference");let C;const u=()=>C??=e("report/view/words");let E;const m=()=>E??=e("report/text/layout");A(L,{renderPolicy:()=>d,
renderPolicyUsed:()=>N});function N(x,{profile:f},h){const c=(0,m().layoutOf)({...h,verbose:!0});return`${(0,m().prose)(
c,"policy",`${x}, profile ${f}`).join(`
`)}
`}function d(x,f,{idleIgnores:h,idleLevels:c,failedExamples:R},O){const _=(0,m().layoutOf)({...O,verbose:!0}),s=(0,g().comparePolicies)(
M().DEFAULT_POLICY,x),$=s.length===0?"same as the defaults":`${(0,u().count)(s.length,"difference")} from the defaults`;
return`${[(0,m().prose)(_,"policy",`${f}: ${$}`,{text:"strong"}),...s.map(({key:n,change:r,direction:l="changed"})=>(0,m().
prose)(_,l,`${n}: ${r}`,{label:l==="looser"?"caution":"quiet"})),...R.map(n=>(0,m().prose)(_,"example",n,{label:"bad"})),
...h.map(({rule:n,why:r})=>(0,m().prose)(_,"no effect",`ignore ${n}: ${r}`,{label:"bad"})),...c.map(({name:n,why:r})=>(0,m().
prose)(_,"no effect",`rules ${n}: ${r}`,{label:"bad"}))].flat().join(`
`)}
`}},"report/text/selection"(L,e,A,B){let F;const M=()=>F??=e("report/view/selection");let j;const g=()=>j??=e("report/vi\
ew/words");let C;const u=()=>C??=e("report/text/layout");A(L,{renderSelection:()=>x,selectionRows:()=>m});const E=6;function m(h,c){
const R=(0,M().selectionWords)(h);if(R===void 0)return[];const{shown:O,rest:_}=(0,u().limited)(R.genes,E,"gene",c);return[
...(0,u().prose)(c,"selection",R.lead),...O.flatMap(({id:s,words:$})=>(0,u().prose)(c,"",`${(0,g().clip)(s,60)} ${$}`)),
..._]}const N=60,d=6;function x({selector:h,candidates:c},R){const O=(0,u().layoutOf)({...R,verbose:!1}),[_,...s]=c;return`${[
..._?f("selected",_,O):(0,u().prose)(O,"selected","nothing",{label:"caution"}),"",...h.reason.flatMap((i,n)=>(0,u().prose)(
O,n===0?"why":"",i)),...s.length>0?[""]:[],...s.flatMap((i,n)=>f(n===0?"others":"",i,O))].join(`
`)}
`}function f(h,c,R){const{kind:O,id:_,gene:s,matched:$,patterns:i,score:n}=c,r=$.slice(0,d).map(o=>(0,g().clip)(o,N)),l=$.
length-r.length,t=O==="capsule"&&s!==void 0?`, reuses ${s}`:"";return[...(0,u().prose)(R,h,`${_} (${O}${t})`,{label:h===
"selected"?"good":"quiet"}),...(0,u().prose)(R,"",`score ${Number(n.toFixed(3))}: ${$.length} of ${(0,g().count)(i.length,
"pattern")}: ${r.join(", ")}${l>0?` and ${l} more`:""}`,{text:"quiet"})]}},"report/text/text"(L,e,A,B){let F;const M=()=>F??=
e("report/escape");let j;const g=()=>j??=e("report/view/columns");let C;const u=()=>C??=e("report/view/headline");let E;
const m=()=>E??=e("report/view/proof");let N;const d=()=>N??=e("report/view/report-sections");let x;const f=()=>x??=e("r\
eport/view/tones");let h;const c=()=>h??=e("report/view/words");let R;const O=()=>R??=e("report/text/assets");let _;const s=()=>_??=
e("report/text/blast-radius");let $;const i=()=>$??=e("report/text/commands");let n;const r=()=>n??=e("report/text/findi\
ngs");let l;const t=()=>l??=e("report/text/layout");let o;const p=()=>o??=e("report/text/selection");A(L,{renderText:()=>I});
const w=8;function I(a,S){const b=(0,t().layoutOf)(S),{verbose:T}=S,v=(0,d().reportSections)(a);return(0,t().page)([k(a,
(0,u().headline)(a,v),b),...P(a,b),...U(v.blocked,b),...D(v.failed,d().groupCommands,i().failedRows,"failed command",b),
...D(v.waiting,d().groupFindings,r().waitingRows,"pending approval",b),...D(v.findings,d().groupFindings,r().findingRows,
"finding",b),...T?D(v.notices,d().groupFindings,r().findingRows,"notice",b):[],...T?v.suppressed.map(W=>(0,r().suppressedRows)(
W,b)):[],...(0,s().blastRadiusRows)(a,v,b),(0,O().genesRows)(a,b),(0,p().selectionRows)(a,b),(0,O().claimsRows)(a,b),T?[]:
y(v.notices,b),z(a,b)])}function k(a,S,b){const T=(0,u().verdictWords)(a).toUpperCase(),[v="",...W]=(0,g().wrap)(S===""?
T:`${T}: ${S}`,(0,t().roomOf)(b)),G=f().VERDICT_TONES[a.verdict],Y=b.paint(G,v.slice(0,T.length))+v.slice(T.length);return(0,t().
labelled)(b,"gene-gate",[Y,...W],"strong")}function P({error:a},S){if(a===void 0)return[];const b=T=>T.split(`
`).flatMap(v=>/^\s/.test(v)?(0,g().chop)((0,M().terminal)(v),(0,t().roomOf)(S)):(0,g().wrap)((0,M().terminal)(v),(0,t().
roomOf)(S)));return[(0,t().labelled)(S,"why",b(a.message)),(0,t().labelled)(S,"fix",b(a.hint),"good")]}function U(a,S){const b=S.
verbose?a.map(T=>({lead:T,others:[]})):(0,d().groupCommands)(a);return(0,d().groupByCause)(b).flatMap(({lead:T,others:v})=>[
(0,i().blockedRows)(T,S),...v.map(W=>(0,i().alsoBlockedRows)(W,T.lead,S))])}function D(a,S,b,T,v){const W=v.verbose?a.map(
V=>({lead:V,others:[]})):S(a),G=v.verbose?W:W.slice(0,w),Y=W.slice(G.length).reduce((V,{others:Z})=>V+1+Z.length,0);return[
...G.map(V=>b(V,v)),...Y>0?[(0,t().leftOut)((0,c().count)(Y,`other ${T}`),v)]:[]]}function y(a,S){if(a.length===0)return[];
const b=[...new Set(a.map(({rule:G})=>G))].join(", "),T=a.filter(G=>G.before).length,v=T===0?"":`, ${T} of them there be\
fore`,W=`${a.length}${v} (${b}); --verbose shows all`;return(0,t().prose)(S,"notices",W,{text:"quiet"})}function z(a,S){
return[...(0,m().proofOf)(a).flatMap(({label:b,value:T})=>(0,t().prose)(S,b.toLowerCase(),T,{text:"quiet"})),...a.genes.
length>0?(0,t().prose)(S,"note",m().EVIDENCE_NOTE,{text:"quiet"}):[]]}}};
