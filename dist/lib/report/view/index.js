"use strict";module.exports={"report/view/assets"(N,$,W,A){let M;const I=()=>M??=$("report/view/report-sections");let y;const l=()=>y??=
$("report/view/words");W(N,{commandCounts:()=>v,differenceWords:()=>e,eligibilityWords:()=>k,refusals:()=>d,remarks:()=>h,
versionWords:()=>i});function v({commands:m},g=(0,l().count)(m.length,"command")){if(m.length===0)return"no commands";const b=m.
filter(({verdict:w})=>w==="block").length;if(b>0)return`${b} of ${g} blocked`;const S=m.filter(w=>(0,I().resultOf)(w)===
"failed").length;return S>0?`${S} of ${g} failed`:m.every(({outcome:w})=>w===void 0)?`${g}, not run`:`${m.filter(({outcome:w})=>w?.
status==="passed").length} of ${g} passed`}function d(m){return m.commands.some(({verdict:g})=>g==="block")?[]:Object.entries(
m.profiles).filter(([,{accepted:g}])=>!g).map(([g,{reason:b}])=>({profile:g,reason:b??"no reason given"}))}function h({profiles:m}){
return Object.values(m).flatMap(({remark:g})=>g??[])}function i({validators:m={}}){const g=f=>Object.entries(m).filter(([
,{accepted:w}])=>w===f).map(([w])=>w==="newer"?"newer ones":w).join(" and "),[b,S]=[g(!0),g(!1)];return b===""||S===""?void 0:
`accepted by the validators of ${b}, not of ${S}`}const o={command_added:"adds",command_removed:"removes",constraint_loosened:"\
loosens",constraint_tightened:"tightens"};function e({differences:m=[]}){const g=m.filter(({kind:S})=>S==="constraint_lo\
osened"),b=m.filter(({kind:S})=>S!=="constraint_loosened");return[...g,...b].map(s)}function s({kind:m,field:g,base:b,head:S}){
const f=`${o[m]} `;return m==="command_added"||m==="command_removed"?[f,S??b??""]:b===null?[f,g,": now also ",S??""]:S===
null?[f,g,": no longer ",b]:[f,g,": ",b," \u2192 ",S]}const _={message:200,rule:60};function k({eligible:m,reasons:[g,...b]}){
if(m===null)return;if(m)return{lead:"eligible"};if(g===void 0)return{lead:"not eligible"};const S=b.length>0?`, and ${(0,l().
count)(b.length,"other reason")}`:"",{message:f,rule:w}=g;return{lead:"not eligible",reason:`${(0,l().clip)(f,_.message)}\
 (${(0,l().clip)(w,_.rule)}${S})`}}},"report/view/blast-radius"(N,$,W,A){let M;const I=()=>M??=$("report/escape");let y;
const l=()=>y??=$("report/view/columns");let v;const d=()=>v??=$("report/view/words");W(N,{SIZE_WORDS:()=>e,countedWords:()=>f,
directoryLines:()=>n,exemptWords:()=>a,isOver:()=>k,largestDirectories:()=>T,limitBar:()=>i,othersOver:()=>g,ownerWords:()=>s,
sizeLimits:()=>m,uncountedFiles:()=>E});const h=10;function i({used:t,limit:p,unit:O}){const R=t===0?0:Math.max(1,Math.floor(
t/p*h)),x=Math.min(h,R);return`${t.toLocaleString("en-US")} / ${p.toLocaleString("en-US")} ${O} ${"\u2588".repeat(x)}${"\
\u2591".repeat(h-x)}`}const o=["within","near","reached","over","twice"],e={within:"within the limit of",near:"close to \
the limit of",reached:"as many as the limit of",over:"over the limit of",twice:"more than twice the limit of"};function s({
gene:t}){return t===void 0?_:t.blast_radius.default_limit?"genes without one of their own, such as":""}const _="the poli\
cy for every change (hard cap)";function k({grade:t}){return t==="over"||t==="twice"}function m({genes:t,blast_radius:p}){
const O=t.map(C=>b(C.blast_radius.files,C.blast_radius.max_files,"files",C)).toSorted((C,D)=>D.used/Math.max(1,D.limit)-
C.used/Math.max(1,C.limit)),[R]=O.filter(({used:C})=>C>0),x=p?[b(p.files,p.hard_cap_files,"files"),b(p.lines,p.hard_cap_lines,
"lines")].filter(({grade:C})=>C!=="within"):[];return[...R?[R]:[],...x]}function g({genes:t},{gene:p}){const O=t.filter(
R=>R!==p&&R.blast_radius.files>R.blast_radius.max_files).length;return p===void 0||O===0?"":`, and ${(0,d().count)(O,"ot\
her gene")} over the limit`}function b(t,p,O,R){return{used:t,limit:p,unit:O,grade:S(t,p),...R&&{gene:R}}}function S(t,p){
return t>2*p?"twice":t>p?"over":t===p?"reached":t>.8*p?"near":"within"}function f({blast_radius:t}){if(t===null)return"";
const{files:p,exempt_files:O,renamed_files:R=0}=t,x=p+O-R;return[`${(0,d().count)(x,"changed file")} on the page of the \
pull request`,...R>0?[`${(0,d().count)(R,"rename")}, counted with both names`]:[],...O>0?[`${O.toLocaleString("en-US")} \
not counted`]:[]].join("; ")}const w=6;function T(t){return t.toSorted((p,O)=>O.files-p.files||O.lines-p.lines).slice(0,
w)}function n(t,p){const O=T(t),R=O.map(L=>[(0,d().count)(L.files,"file"),(0,d().count)(L.lines,"line"),a(L)]),x=Math.max(
0,...R.map(([L])=>L.length)),C=Math.max(0,...R.map(([,L])=>L.length)),D=Math.max(0,...R.map(([,,L])=>L.length)),P=p-x-C-
D-4,F=O.map(({path:L})=>(0,l().clipColumns)((0,I().terminal)(L===""?".":L),P)),j=Math.max(0,...F.map(l().textWidth));return R.
map(([L,B,U],V)=>`${(0,l().padRight)(F[V]??"",j)}  ${L.padStart(x)}  ${B.padStart(C)}${U}`)}function a({files:t,exempt_files:p=0}){
return p===0?"":p===t?", not counted":`, ${(0,d().count)(p,"file")} not counted`}const u=20,r={asset_store:"asset store \
file",validation_script:"new validation script",reference:"not counted by the reference engine"},c={binary:"binary",long_lines:"\
very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function E({
blast_radius:t}){return(t?.changed_files??[]).filter(({exempt:p,veil:O})=>p??O).slice(0,u).map(({path:p,lines:O,exempt:R,
veil:x})=>({path:p,words:[(0,d().count)(O,"line"),...R?[r[R]]:[],...x?[c[x]]:[]].join(", ")}))}},"report/view/columns"(N,$,W,A){
W(N,{chop:()=>o,clipColumns:()=>d,padRight:()=>v,textWidth:()=>l,wrap:()=>i});const M=new RegExp("[\\u1100-\\u115f\\u2329\\u\
232a\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6\
f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1b2fb}\\u{1d300}-\\u{1d37f}\\u{1f000}-\\u{1faff}\\u{20000}-\\u{3fff\
d}]|\\ufe0f|\\p{Emoji_Presentation}","u"),I=/[\p{Mn}\p{Me}]/u;function y(e){return e<"\x7F"?1:M.test(e)?2:I.test(e)?0:1}
function l(e){let s=0;for(const _ of e)s+=y(_);return s}function v(e,s){return e+" ".repeat(Math.max(0,s-l(e)))}function d(e,s){
let _=0,k=0,m=0;for(const g of e)if(_+=y(g),k+=g.length,_<=s-1&&(m=k),_>s)return`${e.slice(0,m)}\u2026`;return e}const h=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;
function i(e,s,_=s){const k=[];let m="",g=0;const b=S=>l(S)>_&&!h.test(S)?o(S,s):[S];for(const S of e.split(" ").flatMap(
b)){const f=l(S);g>0&&g+1+f>s&&(k.push(m),[m,g]=["",0]),[m,g]=g>0?[`${m} ${S}`,g+1+f]:[S,f]}return[...k,m]}function o(e,s){
const _=[];let k="",m=0;for(const g of e){const b=y(g);if(m+b>s&&k!==""){const S=k.lastIndexOf(" ")+1,f=S>k.length/2?S:k.
length;_.push(k.slice(0,f)),k=k.slice(f),m=l(k)}k+=g,m+=b}return[..._,k]}},"report/view/edit-lines"(N,$,W,A){let M;const I=()=>M??=
$("report/escape");W(N,{editLines:()=>l});const y=20;function l(i){if(i===void 0)return[];const{old:o,new:e,files:s=[]}=i;
return[d(JSON.stringify(o)),...e.map(_=>h(`${JSON.stringify(_)}`)),...s.flatMap(({path:_,text:k})=>v(_,k))]}function v(i,o){
const e=(0,I().terminalLines)(o.replace(/\n$/,""));return e.length>y?[h(`(${i}: ${e.length} lines)`)]:[h(`(${i})`),...e.
map(h)]}function d(i){return`- ${i}`}function h(i){return`+ ${i}`}},"report/view/error-lines"(N,$,W,A){let M;const I=()=>M??=
$("report/escape");let y;const l=()=>y??=$("report/view/columns");let v;const d=()=>v??=$("report/view/relative-paths");
let h;const i=()=>h??=$("report/view/words");W(N,{errorLines:()=>g});const o=256*1024,e={vitest:{start:/^ FAIL {2}\S/},jest:{
start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},
tap:{start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},
"cargo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},s={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
_=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
k=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
m=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function g({stdout:T,stderr:n,root:a},u,r=Number.POSITIVE_INFINITY){const c=[n,T],E=(0,d().relativePaths)(a),t=C=>(0,I().
outputLines)(E(C.slice(-o))),p=S(c.map(({head:C,tail:D})=>t(`${C}
${D}`))),O=c.map(({head:C,tail:D})=>w(t(D===""?C:D))),x=(p?w(p).slice(0,u):b(O,u)).flatMap(C=>(0,l().chop)(C.trimEnd(),r)).
map(C=>C.trimEnd());return p?x.slice(0,u):x.slice(-u)}function b(T,n){return T.find(a=>a.length>0)?.slice(-n)??[]}function S(T){
return T.map(n=>f(n,Object.values(e))).find(Boolean)??T.map(n=>f(n,[s])).find(Boolean)}function f(T,n){for(const{start:a,
after:u,before:r=0}of n){const c=u?T.findIndex(t=>u.test(t)):0,E=T.findIndex((t,p)=>c!==-1&&p>=c&&a.test(t));if(E!==-1)return T.
slice(Math.max(0,E-r))}}function w(T){const n=[];let a=0;const u=()=>{a>0&&n.push(`    \u2026 ${(0,i().count)(a,"frame")}\
 of dependencies`),a=0};for(const r of T)if(!(_.test(r)||k.test(r))){if(m.test(r)){a++;continue}u(),n.push(r)}return u(),
n}},"report/view/finding"(N,$,W,A){W(N,{isMissingTarget:()=>v,isRepositoryPath:()=>d,ownRemedy:()=>l,pathAndLine:()=>M,reasonsOf:()=>y});
function M({location:h}){return h&&`${h.path}:${h.line}`}const I=3;function y(h){const i=h.find(({span:s})=>s!==void 0)??
h[0],e=[...new Map(h.map(s=>[s.rule,s])).values()].filter(({rule:s})=>s!==i?.rule);return{main:i,further:e.slice(0,I)}}function l(h,i){
const o=y(h).main?.remedy;return o===y(i).main?.remedy?void 0:o}function v({rule:h}){return h==="target-missing"}function d(h){
return h.split("/").every(i=>!["",".",".."].includes(i))}},"report/view/group"(N,$,W,A){let M;const I=()=>M??=$("group-b\
y");let y;const l=()=>y??=$("report/view/words");W(N,{groupsOf:()=>h,othersWords:()=>d,sizeOf:()=>v});function v({others:i}){
return 1+i.length}function d({lead:i,others:o}){if(o.length===0)return"";const e=new Set(o.flatMap(({subject:_})=>_?.id??
[])).size,s=new Set(o.map(({rule:_})=>_).filter(_=>_!==i.rule));return[e===o.length?(0,l().count)(e,"other asset"):(0,l().
count)(o.length,"other place")+(e>1?` in ${e} assets`:""),...s.size>0?[`also ${[...s].join(", ")}`]:[]].join(", ")}function h(i,o){
return[...(0,I().groupBy)(i,o).values()].flatMap(([e,...s])=>e===void 0?[]:[{lead:e,others:s}])}},"report/view/head-plac\
e"(N,$,W,A){W(N,{headPlace:()=>M});function M({head_sha:I,audited_sha:y,head_files:l},{path:v,line:d}){if(y===I)return{path:v,
line:d};if(l===void 0)return{path:v};const h=l.find(o=>o.path===v);if(h===void 0)return{path:v,line:d};if(h.missing)return;
const i=h.same.find(o=>o.line<=d&&d<o.line+(o.lines??Number.POSITIVE_INFINITY));return{path:v,...i&&{line:i.head_line+d-
i.line}}}},"report/view/headline"(N,$,W,A){let M;const I=()=>M??=$("verdict/exit-code");let y;const l=()=>y??=$("report/\
view/report-sections");let v;const d=()=>v??=$("report/view/words");W(N,{REPORTED_ONLY_NOTE:()=>e,VERDICT_SYMBOLS:()=>s,
VERDICT_WORDS:()=>h,checkTitle:()=>T,headline:()=>_,isReportedOnly:()=>o,nextActorWords:()=>f,reportTitle:()=>S,verdictWords:()=>i});
const h={pass:"pass",warn:"pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval required"};
function i(r){const{verdict:c}=r;return o(r)?c==="fail"?"would fail":`would be: ${h[c]}`:h[c]}function o({verdict:r,policy:c}){
return c?.enforce==="report"&&I().REPORTED_ONLY.has(r)}const e="The policy asks for reports only (`enforce: report`): th\
e check is neutral and blocks nothing.",s={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\
\u270B"};function _(r,c){switch(r.verdict){case"pass":case"warn":return[...k(r,c),...m(c)].join(", ");case"needs_approva\
l":return g(r).join(", ");case"fail":case"error":return b(r,c).join(", ")}}function k({genes:r},{passed:c,notRun:E}){if(r.
length===0)return["no genes changed"];const t=c.reduce((p,{command:O})=>p+(O.outcome?.duration_ms??0),0);return[(0,d().count)(
r.length,"gene"),...c.length>0?[`${(0,d().count)(c.length,"command")} passed in ${(0,d().duration)(t)}`]:[],...E.length>
0?[`${(0,d().count)(E.length,"command")} not run`]:[]]}function m({findings:r,blast:c}){const E=(0,l().groupFindings)([...r,
...c]).filter(({lead:t})=>t.severity==="warning").length;return E===0?[]:[(0,d().count)(E,"warning")]}function g({genes:r,
findings:c}){const E=r.filter(({verdict:t})=>t==="needs_approval").length;return[...E>0?[`${E} of ${(0,d().count)(r.length,
"gene")}`]:[],...c.some(({rule:t})=>t==="gate-approval-missing")?["the gate is weakened"]:[]]}function b(r,c){const{genes:E}=r,
t=E.filter(({verdict:O})=>O==="fail"||O==="error").length,p=(0,l().groupFindings)(c.findings).filter(({lead:O})=>O.severity===
"error").length;return[...t>0?[`${t.toLocaleString("en-US")} of ${(0,d().count)(E.length,"gene")} failed`]:[],...c.blocked.
length>0?[`${(0,d().count)(c.blocked.length,"command")} blocked`]:[],...c.failed.length>0?[`${(0,d().count)(c.failed.length,
"command")} failed`]:[],...c.blast.some(({severity:O})=>O==="error")?["blast radius exceeded"]:[],...p>0?[(0,d().count)(
p,c.blocked.length+c.failed.length>0?"other error":"error")]:[],...p===0&&t===0?m(c):[]]}function S(r){const c=_(r,(0,l().
reportSections)(r)),E=i(r);return c===""?E:`${E}: ${c}`}function f({next_actor:r}){return`next_actor: ${r}`}const w=80;function T(r){
const c=S(r),E=r.error&&`${c.includes(":")?",":":"} ${(0,d().spoken)(r.error.code)}`,t=c+(E??""),p=` \xB7 ${f(r)}`;return[
t,a(t),u(a(t))].map(R=>R+p).find(({length:R})=>R<=w)??h[r.verdict]+p}const n=[[/^pass with warnings: /,"pass: "],[/ of ([\d,]+) genes? failed/,
"/$1 genes"],[/ commands? (?=passed|blocked|failed|not run)/g," "],[/ passed in [^,]+/," passed"],[/blast radius exceeded/,
"size"],[/ other error/," error"]];function a(r){return n.reduce((c,[E,t])=>c.replace(E,t),r)}function u(r){return r.replace(
/\/[\d,]+/,"").replace(/(\d),\d{3}\b/g,"$1k")}},"report/view/marked-lines"(N,$,W,A){let M;const I=()=>M??=$("report/esca\
pe");let y;const l=()=>y??=$("report/view/columns");let v;const d=()=>v??=$("report/view/words");W(N,{commandLine:()=>e,
markedLines:()=>o,notShown:()=>_,shownParts:()=>s});const h=2e3,i=200;function o(f,w,{columns:T=Number.POSITIVE_INFINITY,
whole:n=h}={}){return s(f,w,n).flatMap(({start:a,end:u,isShown:r})=>r?b(g(f,a,u,w),T).flatMap(S):[_(u-a)])}function e(f,w){
return s(f,w).map(({start:T,end:n,isShown:a})=>a?(0,I().terminal)(f.slice(T,n)):` ${_(n-T)} `).join("").trimEnd()}function s(f,w,T=h){
const n=[];let a=0;for(const[u,r]of k(f,w,T))u>a&&n.push({start:a,end:u,isShown:!1}),n.push({start:u,end:r,isShown:!0}),
a=r;return a<f.length&&n.push({start:a,end:f.length,isShown:!1}),n}function _(f){return`[${(0,d().count)(f,"character")}\
 not shown]`}function k(f,w,T){if(f.length<=T)return[[0,f.length]];const n=[0,...w.map(({start:u})=>u)].toSorted((u,r)=>u-
r),a=[];for(const u of n){const r=Math.max(0,Math.min(u,f.length)-i),c=Math.min(f.length,u+i),E=a.at(-1);E&&r<=E[1]?E[1]=
Math.max(E[1],c):a.push([r,c])}return a.map(([u,r])=>[m(f,u),m(f,r)])}function m(f,w){return/^[\ud800-\udbff][\udc00-\udfff]/.
test(f.slice(w-1,w+1))?w+1:w}function g(f,w,T,n){const a=[];let u=w;for(const c of f.slice(w,T)){const[E,t]=[u,u+c.length],
p=(0,I().terminal)(c),O=n.some(R=>t>R.start&&E<Math.max(R.end,R.start+1));a.push({shown:p,width:(0,l().textWidth)(p),marked:O}),
u=t}const r=T===f.length&&n.some(c=>c.start>=T);return r&&a.push({shown:"",width:1,marked:r}),a}function b(f,w){const T=[];
let n=[],a=0;for(const u of f)n.length>0&&a+u.width>w&&(T.push(n),[n,a]=[[],0]),n.push(u),a+=u.width;return[...T,n]}function S(f){
const w=f.map(({shown:n})=>n).join(""),T=f.map(({width:n,marked:a})=>(a?"^":" ").repeat(n)).join("");return[w,T.trimEnd()].
filter((n,a)=>a===0||n!=="")}},"report/view/output"(N,$,W,A){let M;const I=()=>M??=$("report/view/words");W(N,{SIDE_EFFECTS:()=>v,
outcomeWords:()=>i,sideEffectCount:()=>d,statusWords:()=>l});const y={passed:"passed",failed:"failed",timed_out:"timed o\
ut",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"not runnable here",error:"not decided"};function l({
status:o,exit_code:e,signal:s}){return o==="failed"&&e!==null?`failed with exit code ${e}`:o==="crashed"&&/^SIG\w{2,12}$/.
test(s??"")?`crashed with ${s}`:y[o]}const v=["created","changed","deleted"];function d(o,e){return e?.totals?.[o]??e?.[o].
length??0}function h({status:o}){return o!=="blocked"&&o!=="skipped"}function i(o){const e=l(o);return h(o)?`${e} ${o.status===
"passed"?"in":"after"} ${(0,I().duration)(o.duration_ms)}`:e}},"report/view/proof"(N,$,W,A){let M;const I=()=>M??=$("app\
roval/by-digest");let y;const l=()=>y??=$("report/view/words");W(N,{EVIDENCE_NOTE:()=>h,proofOf:()=>v});function v(i){const{
policy:o,isolation:e,approvals:s,approval_digest:_}=i,k=i.blast_radius?.counting==="reference"?", files counted like the\
 reference engine":"",m=o?.extends?` extending ${o.extends.repository}/${o.extends.path}`:"",g=o?.combined_with?` combin\
ed with ${o.combined_with.name}`:"";return[{label:"Commits",value:`${(0,l().shortCommit)(i.base_sha)} \u2192 ${(0,l().shortCommit)(
i.head_sha)}`+(i.audited_sha===i.head_sha?"":`, audited: ${(0,l().shortCommit)(i.audited_sha)}`)},{label:"Policy",value:o?
`${o.path??"built-in defaults"}${m}${g}, profile ${o.profile}${k}${o.enforce==="report"?", reports only: a failing verdi\
ct does not fail the check":""}`:"not read"},...s.length>0?[{label:"Approved",value:s.map(d).join(", ")}]:[],..._===null?
[]:[{label:"Approval",value:`digest ${(0,I().shortDigest)(_)}`}],{label:"Isolation",value:e.description}]}function d({user:i,
at:o,pull_request:e}){return`by ${i} at ${(0,l().moment)(o)}${e===void 0?"":` (pull request ${e})`}`}const h="The audit \
is the gate. Command output comes from the change\u2019s own code and is only evidence."},"report/view/relative-paths"(N,$,W,A){
W(N,{relativePaths:()=>I});const M=String.raw`[\w.@+~-]`;function I(l){if(l===void 0||l.length<2)return i=>i;const d=[`f\
ile://${l.startsWith("/")?"":"/"}${encodeURI(l.replaceAll("\\","/"))}`,`file://${l}`,l.replaceAll("\\","\\\\"),l],h=new RegExp(
`(?<!${M})(?:${d.map(y).join("|")})(?:([/\\\\]{1,2})(?=${M})|(?!${M}))`,"g");return i=>i.replace(h,(o,e)=>e?"":".")}function y(l){
return l.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},"report/view/report-sections"(N,$,W,A){let M;const I=()=>M??=$("group-b\
y");let y;const l=()=>y??=$("model/severities");let v;const d=()=>v??=$("report/view/finding");let h;const i=()=>h??=$("\
report/view/group");W(N,{COMMAND_RESULTS:()=>o,commandKey:()=>k,groupByCause:()=>T,groupCommands:()=>w,groupFindings:()=>S,
reportSections:()=>e,resultOf:()=>m,standsAt:()=>b});const o=["blocked","failed","passed","notRun"];function e(n){const a=(0,I().
groupBy)(n.findings,({subject:t})=>k(t?.id,t?.command)),u={blocked:[],failed:[],passed:[],notRun:[]},r=new Set;for(const t of n.
genes)t.commands.forEach((p,O)=>{const R=m(p),x=R==="blocked"||R==="failed"?(a.get(k(t.id,p.command))??[]).filter(C=>g(C,
R,t,p)):[];for(const C of x)r.add(C);x.sort((C,D)=>Number((0,d().isMissingTarget)(D))-Number((0,d().isMissingTarget)(C))),
u[R].push({gene:t,command:p,position:O+1,findings:x})});const c=n.findings.filter(t=>!r.has(t)&&!t.suppressed),E=c.filter(
({severity:t})=>t!=="notice");return{...u,blast:E.filter(_),findings:E.filter(t=>!_(t)),waiting:c.filter(s),notices:c.filter(
t=>t.severity==="notice"&&!s(t)),suppressed:n.findings.filter(({suppressed:t})=>t)}}function s({rule:n}){return n==="app\
roval-missing"}function _({rule:n}){return n.startsWith("blast-radius-")}function k(n,a){return JSON.stringify([n,a])}function m({
verdict:n,outcome:a}){if(n==="block"||a?.status==="blocked")return"blocked";switch(a?.status){case"passed":return"passed";case"\
failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"failed";default:return"notRun"}}function g(n,a,u,r){
const{severity:c,layer:E}=n;return(a==="failed"?(0,d().isMissingTarget)(n)||c==="error"&&E==="run":c==="error"&&E!=="run")&&
b(n,u,r)}function b({location:n},a,u){if(n===void 0)return!0;const{path:r=a.path,line:c=n.line}=u.location??{};return n.
path===r&&n.line===c}function S(n){const a=l().SEVERITIES.flatMap(u=>n.filter(r=>r.severity===u));return(0,i().groupsOf)(
a,f)}function f({cause:n,rule:a,location:u,message:r}){return n??JSON.stringify([a,u?u.path:r])}function w(n){return(0,i().
groupsOf)(n,({command:a,findings:[u]})=>JSON.stringify([u&&f(u),a.outcome?.status,a.outcome?.exit_code,u&&(0,d().isMissingTarget)(
u)?u.message:a.command]))}function T(n){return(0,i().groupsOf)(n,({lead:{gene:a,findings:u}})=>u[0]?f(u[0]):a.summary)}},
"report/view/selection"(N,$,W,A){let M;const I=()=>M??=$("report/view/words");W(N,{selectionWords:()=>y});function y({selection:v}){
if(v===void 0||v.changed===0&&!v.limited)return;const{cycles:d,of:h,limited:i,changed:o,unmatched:e,genes:s}=v;return{lead:[
`Of ${d<h?`the newest ${d} of ${l(h)}`:l(d)}, ${o} would select a different gene.`,...i?["The other cycles were not repl\
ayed: the genes have too many or too complex patterns."]:[],...e.base===e.head?[]:[`No gene matches ${e.head} of them (b\
efore: ${e.base}).`]].join(" "),genes:s.map(({id:m,base:g,head:b})=>({id:m,words:b===g?`would still be selected in ${b} \
of ${d}, but in different ones`:`would be selected in ${b} of ${l(d)} (before: ${g})`}))}}function l(v){return(0,I().count)(
v,"past cycle")}},"report/view/tones"(N,$,W,A){W(N,{COMMAND_TONES:()=>I,SEVERITY_TONES:()=>y,VERDICT_TONES:()=>M});const M={
pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"waiting"},I={allow:"good",warn:"caution",block:"bad"},
y={error:"bad",warning:"caution",notice:"quiet"}},"report/view/words"(N,$,W,A){W(N,{clip:()=>o,clipCounted:()=>i,count:()=>M,
duration:()=>I,moment:()=>v,shortCommit:()=>d,size:()=>y,spoken:()=>h});function M(e,s){return`${e.toLocaleString("en-US")}\
 ${s}${e===1?"":"s"}`}function I(e){if(e<1e3)return`${Math.round(e)} ms`;const s=Math.floor(e/1e3);return s<60?`${(Math.
floor(e/100)/10).toFixed(1)} s`:`${Math.floor(s/60)} min ${s%60} s`}function y(e){const s=Math.min(l.length-1,Math.floor(
Math.log2(Math.max(1,e))/10)),_=e/1024**s;return`${s===0?_:_.toFixed(1)} ${l[s]}`}const l=["B","KiB","MiB","GiB","TiB"];
function v(e){return`${e.slice(0,16).replace("T"," ")} UTC`}function d(e){return e===null?"unknown":e.slice(0,7)}function h(e){
return e.replaceAll("_"," ")}function i(e,s){const _=o(e,s);return _===e?e:`${_} (${M(e.length-_.length+1,"character")} \
not shown)`}function o(e,s){return e.length<=s?e:`${e.slice(0,s-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}}};
