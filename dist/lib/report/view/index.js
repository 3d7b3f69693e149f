"use strict";module.exports={"report/view/assets"(M,S,k,x){let O;const E=()=>O??=S("report/view/report-sections");let y;const i=()=>y??=
S("report/view/words");k(M,{commandCounts:()=>b,differenceWords:()=>t,eligibilityWords:()=>R,refusals:()=>o,remarks:()=>m,
versionWords:()=>l});function b({commands:d},$=(0,i().count)(d.length,"command")){if(d.length===0)return"no commands";const v=d.
filter(({verdict:a})=>a==="block").length;if(v>0)return`${v} of ${$} blocked`;const c=d.filter(a=>(0,E().resultOf)(a)===
"failed").length;return c>0?`${c} of ${$} failed`:d.every(({outcome:a})=>a===void 0)?`${$}, not run`:`${d.filter(({outcome:a})=>a?.
status==="passed").length} of ${$} passed`}function o(d){return d.commands.some(({verdict:$})=>$==="block")?[]:Object.entries(
d.profiles).filter(([,{accepted:$}])=>!$).map(([$,{reason:v}])=>({profile:$,reason:v??"no reason given"}))}function m({profiles:d}){
return Object.values(d).flatMap(({remark:$})=>$??[])}function l({validators:d={}}){const $=s=>Object.entries(d).filter(([
,{accepted:a}])=>a===s).map(([a])=>a==="newer"?"newer ones":a).join(" and "),[v,c]=[$(!0),$(!1)];return v===""||c===""?void 0:
`accepted by the validators of ${v}, not of ${c}`}const r={command_added:"adds",command_removed:"removes",constraint_loosened:"\
loosens",constraint_tightened:"tightens"};function t({differences:d=[]}){const $=d.filter(({kind:c})=>c==="constraint_lo\
osened"),v=d.filter(({kind:c})=>c!=="constraint_loosened");return[...$,...v].map(g)}function g({kind:d,field:$,base:v,head:c}){
const s=`${r[d]} `;return d==="command_added"||d==="command_removed"?[s,c??v??""]:v===null?[s,$,": now also ",c??""]:c===
null?[s,$,": no longer ",v]:[s,$,": ",v," \u2192 ",c]}const _={message:200,rule:60};function R({eligible:d,reasons:[$,...v]}){
if(d===null)return;if(d)return{lead:"eligible"};if($===void 0)return{lead:"not eligible"};const c=v.length>0?`, and ${(0,i().
count)(v.length,"other reason")}`:"",{message:s,rule:a}=$;return{lead:"not eligible",reason:`${(0,i().clip)(s,_.message)}\
 (${(0,i().clip)(a,_.rule)}${c})`}}},"report/view/blast-radius"(M,S,k,x){let O;const E=()=>O??=S("report/escape");let y;
const i=()=>y??=S("report/view/columns");let b;const o=()=>b??=S("report/view/words");k(M,{SIZE_WORDS:()=>t,countedWords:()=>s,
directoryLines:()=>f,exemptWords:()=>n,isOver:()=>R,largestDirectories:()=>h,limitBar:()=>l,othersOver:()=>$,ownerWords:()=>g,
sizeLimits:()=>d,uncountedFiles:()=>W});const m=10;function l({used:u,limit:p,unit:I}){const N=u===0?0:Math.max(1,Math.floor(
u/p*m)),A=Math.min(m,N);return`${u.toLocaleString("en-US")} / ${p.toLocaleString("en-US")} ${I} ${"\u2588".repeat(A)}${"\
\u2591".repeat(m-A)}`}const r=["within","near","reached","over","twice"],t={within:"within the limit of",near:"close to \
the limit of",reached:"as many as the limit of",over:"over the limit of",twice:"more than twice the limit of"};function g({
gene:u}){return u===void 0?_:u.blast_radius.default_limit?"genes without one of their own, such as":""}const _="the poli\
cy for every change (hard cap)";function R({grade:u}){return u==="over"||u==="twice"}function d({genes:u,blast_radius:p}){
const I=u.map(C=>v(C.blast_radius.files,C.blast_radius.max_files,"files",C)).toSorted((C,D)=>D.used/Math.max(1,D.limit)-
C.used/Math.max(1,C.limit)),[N]=I.filter(({used:C})=>C>0),A=p?[v(p.files,p.hard_cap_files,"files"),v(p.lines,p.hard_cap_lines,
"lines")].filter(({grade:C})=>C!=="within"):[];return[...N?[N]:[],...A]}function $({genes:u},{gene:p}){const I=u.filter(
N=>N!==p&&N.blast_radius.files>N.blast_radius.max_files).length;return p===void 0||I===0?"":`, and ${(0,o().count)(I,"ot\
her gene")} over the limit`}function v(u,p,I,N){return{used:u,limit:p,unit:I,grade:c(u,p),...N&&{gene:N}}}function c(u,p){
return u>2*p?"twice":u>p?"over":u===p?"reached":u>.8*p?"near":"within"}function s({blast_radius:u}){if(u===null)return"";
const{files:p,exempt_files:I,renamed_files:N=0}=u,A=p+I-N;return[`${(0,o().count)(A,"changed file")} on the page of the \
pull request`,...N>0?[`${(0,o().count)(N,"rename")}, counted with both names`]:[],...I>0?[`${I.toLocaleString("en-US")} \
not counted`]:[]].join("; ")}const a=6;function h(u){return u.toSorted((p,I)=>I.files-p.files||I.lines-p.lines).slice(0,
a)}function f(u,p){const I=h(u),N=I.map(L=>[(0,o().count)(L.files,"file"),(0,o().count)(L.lines,"line"),n(L)]),A=Math.max(
0,...N.map(([L])=>L.length)),C=Math.max(0,...N.map(([,L])=>L.length)),D=Math.max(0,...N.map(([,,L])=>L.length)),P=p-A-C-
D-4,F=I.map(({path:L})=>(0,i().clipColumns)((0,E().terminal)(L===""?".":L),P)),B=Math.max(0,...F.map(i().textWidth));return N.
map(([L,j,U],V)=>`${(0,i().padRight)(F[V]??"",B)}  ${L.padStart(A)}  ${j.padStart(C)}${U}`)}function n({files:u,exempt_files:p=0}){
return p===0?"":p===u?", not counted":`, ${(0,o().count)(p,"file")} not counted`}const e=20,w={asset_store:"asset store \
file",validation_script:"new validation script",reference:"not counted by the reference engine"},T={binary:"binary",long_lines:"\
very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function W({
blast_radius:u}){return(u?.changed_files??[]).filter(({exempt:p,veil:I})=>p??I).slice(0,e).map(({path:p,lines:I,exempt:N,
veil:A})=>({path:p,words:[(0,o().count)(I,"line"),...N?[w[N]]:[],...A?[T[A]]:[]].join(", ")}))}},"report/view/columns"(M,S,k,x){
k(M,{chop:()=>l,clipColumns:()=>o,padRight:()=>b,textWidth:()=>i,wrap:()=>m});const O=new RegExp("[\\u1100-\\u115f\\u2329\\u\
232a\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6\
f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1b2fb}\\u{1d300}-\\u{1d37f}\\u{1f000}-\\u{1faff}\\u{20000}-\\u{3fff\
d}]|\\ufe0f|\\p{Emoji_Presentation}","u"),E=/[\p{Mn}\p{Me}]/u;function y(r){return r<"\x7F"?1:O.test(r)?2:E.test(r)?0:1}
function i(r){let t=0;for(const g of r)t+=y(g);return t}function b(r,t){return r+" ".repeat(Math.max(0,t-i(r)))}function o(r,t){
let g=0,_=0,R=0;for(const d of r)if(g+=y(d),_+=d.length,g<=t-1&&(R=_),g>t)return`${r.slice(0,R)}\u2026`;return r}function m(r,t,g=t){
const _=[];let R="",d=0;const $=v=>i(v)>g?l(v,t):[v];for(const v of r.split(" ").flatMap($)){const c=i(v);d>0&&d+1+c>t&&
(_.push(R),[R,d]=["",0]),[R,d]=d>0?[`${R} ${v}`,d+1+c]:[v,c]}return[..._,R]}function l(r,t){const g=[];let _="",R=0;for(const d of r){
const $=y(d);if(R+$>t&&_!==""){const v=_.lastIndexOf(" ")+1,c=v>_.length/2?v:_.length;g.push(_.slice(0,c)),_=_.slice(c),
R=i(_)}_+=d,R+=$}return[...g,_]}},"report/view/edit-lines"(M,S,k,x){let O;const E=()=>O??=S("report/escape");k(M,{editLines:()=>i});
const y=20;function i(l){if(l===void 0)return[];const{old:r,new:t,files:g=[]}=l;return[o(JSON.stringify(r)),...t.map(_=>m(
`${JSON.stringify(_)}`)),...g.flatMap(({path:_,text:R})=>b(_,R))]}function b(l,r){const t=(0,E().terminalLines)(r.replace(
/\n$/,""));return t.length>y?[m(`(${l}: ${t.length} lines)`)]:[m(`(${l})`),...t.map(m)]}function o(l){return`- ${l}`}function m(l){
return`+ ${l}`}},"report/view/error-lines"(M,S,k,x){let O;const E=()=>O??=S("report/escape");let y;const i=()=>y??=S("re\
port/view/columns");let b;const o=()=>b??=S("report/view/relative-paths");let m;const l=()=>m??=S("report/view/words");k(
M,{errorLines:()=>$});const r=256*1024,t={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},g={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
_=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
R=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
d=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function $({stdout:h,stderr:f,root:n},e,w=Number.POSITIVE_INFINITY){const T=[f,h],W=(0,o().relativePaths)(n),u=C=>(0,E().
outputLines)(W(C.slice(-r))),p=c(T.map(({head:C,tail:D})=>u(`${C}
${D}`))),I=T.map(({head:C,tail:D})=>a(u(D===""?C:D))),A=(p?a(p).slice(0,e):v(I,e)).flatMap(C=>(0,i().chop)(C.trimEnd(),w)).
map(C=>C.trimEnd());return p?A.slice(0,e):A.slice(-e)}function v(h,f){return h.find(n=>n.length>0)?.slice(-f)??[]}function c(h){
return h.map(f=>s(f,Object.values(t))).find(Boolean)??h.map(f=>s(f,[g])).find(Boolean)}function s(h,f){for(const{start:n,
after:e,before:w=0}of f){const T=e?h.findIndex(u=>e.test(u)):0,W=h.findIndex((u,p)=>T!==-1&&p>=T&&n.test(u));if(W!==-1)return h.
slice(Math.max(0,W-w))}}function a(h){const f=[];let n=0;const e=()=>{n>0&&f.push(`    \u2026 ${(0,l().count)(n,"frame")}\
 of dependencies`),n=0};for(const w of h)if(!(_.test(w)||R.test(w))){if(d.test(w)){n++;continue}e(),f.push(w)}return e(),
f}},"report/view/finding"(M,S,k,x){k(M,{isMissingTarget:()=>i,isRepositoryPath:()=>b,pathAndLine:()=>O,reasonsOf:()=>y});
function O({location:o}){return o&&`${o.path}:${o.line}`}const E=3;function y(o){const m=o.find(({span:t})=>t!==void 0)??
o[0],r=[...new Map(o.map(t=>[t.rule,t])).values()].filter(({rule:t})=>t!==m?.rule);return{main:m,further:r.slice(0,E)}}function i({
rule:o}){return o==="target-missing"}function b(o){return o.split("/").every(m=>!["",".",".."].includes(m))}},"report/vi\
ew/group"(M,S,k,x){k(M,{groupBy:()=>E,groupsOf:()=>y,sizeOf:()=>O});function O({others:i}){return 1+i.length}function E(i,b){
const o=new Map;for(const m of i){const l=b(m),r=o.get(l);r?r.push(m):o.set(l,[m])}return o}function y(i,b){return[...E(
i,b).values()].flatMap(([o,...m])=>o===void 0?[]:[{lead:o,others:m}])}},"report/view/head-place"(M,S,k,x){k(M,{headPlace:()=>O});
function O({head_sha:E,audited_sha:y,head_files:i},{path:b,line:o}){if(y===E)return{path:b,line:o};if(i===void 0)return{
path:b};const m=i.find(r=>r.path===b);if(m===void 0)return{path:b,line:o};if(m.missing)return;const l=m.same.find(r=>r.line<=
o&&o<r.line+(r.lines??Number.POSITIVE_INFINITY));return{path:b,...l&&{line:l.head_line+o-l.line}}}},"report/view/headlin\
e"(M,S,k,x){let O;const E=()=>O??=S("verdict/exit-code");let y;const i=()=>y??=S("report/view/report-sections");let b;const o=()=>b??=
S("report/view/words");k(M,{VERDICT_SYMBOLS:()=>r,VERDICT_WORDS:()=>m,checkTitle:()=>s,headline:()=>t,nextActorWords:()=>v,
reportTitle:()=>$,verdictWords:()=>l});const m={pass:"pass",warn:"pass with warnings",fail:"fail",error:"could not decid\
e",needs_approval:"approval required"};function l({verdict:n,policy:e}){return e?.enforce!=="report"||!E().REPORTED_ONLY.
has(n)?m[n]:n==="fail"?"would fail":`would be: ${m[n]}`}const r={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\
\u274C",needs_approval:"\u270B"};function t(n,e){switch(n.verdict){case"pass":case"warn":return[...g(n,e),..._(e)].join(
", ");case"needs_approval":return R(n).join(", ");case"fail":case"error":return d(n,e).join(", ")}}function g({genes:n},{
passed:e,notRun:w}){if(n.length===0)return["no genes changed"];const T=e.reduce((W,{command:u})=>W+(u.outcome?.duration_ms??
0),0);return[(0,o().count)(n.length,"gene"),...e.length>0?[`${(0,o().count)(e.length,"command")} passed in ${(0,o().duration)(
T)}`]:[],...w.length>0?[`${(0,o().count)(w.length,"command")} not run`]:[]]}function _({findings:n,blast:e}){const w=(0,i().
groupFindings)([...n,...e]).filter(({lead:T})=>T.severity==="warning").length;return w===0?[]:[(0,o().count)(w,"warning")]}
function R({genes:n,findings:e}){const w=n.filter(({verdict:T})=>T==="needs_approval").length;return[...w>0?[`${w} of ${(0,o().
count)(n.length,"gene")}`]:[],...e.some(({rule:T})=>T==="gate-approval-missing")?["the gate is weakened"]:[]]}function d(n,e){
const{genes:w}=n,T=w.filter(({verdict:u})=>u==="fail"||u==="error").length,W=(0,i().groupFindings)(e.findings).filter(({
lead:u})=>u.severity==="error").length;return[...T>0?[`${T.toLocaleString("en-US")} of ${(0,o().count)(w.length,"gene")}\
 failed`]:[],...e.blocked.length>0?[`${(0,o().count)(e.blocked.length,"command")} blocked`]:[],...e.failed.length>0?[`${(0,o().
count)(e.failed.length,"command")} failed`]:[],...e.blast.some(({severity:u})=>u==="error")?["blast radius exceeded"]:[],
...W>0?[(0,o().count)(W,e.blocked.length+e.failed.length>0?"other error":"error")]:[],...W===0&&T===0?_(e):[]]}function $(n){
const e=t(n,(0,i().reportSections)(n)),w=l(n);return e===""?w:`${w}: ${e}`}function v({next_actor:n}){return`next_actor:\
 ${n}`}const c=80;function s(n){const e=$(n),w=n.error&&`${e.includes(":")?",":":"} ${(0,o().spoken)(n.error.code)}`,T=e+
(w??""),W=` \xB7 ${v(n)}`;return[T,h(T),f(h(T))].map(p=>p+W).find(({length:p})=>p<=c)??m[n.verdict]+W}const a=[[/^pass with warnings: /,
"pass: "],[/ of ([\d,]+) genes? failed/,"/$1 genes"],[/ commands? (?=passed|blocked|failed|not run)/g," "],[/ passed in [^,]+/,
" passed"],[/blast radius exceeded/,"size"],[/ other error/," error"]];function h(n){return a.reduce((e,[w,T])=>e.replace(
w,T),n)}function f(n){return n.replace(/\/[\d,]+/,"").replace(/(\d),\d{3}\b/g,"$1k")}},"report/view/marked-lines"(M,S,k,x){
let O;const E=()=>O??=S("report/escape");let y;const i=()=>y??=S("report/view/columns");let b;const o=()=>b??=S("report/\
view/words");k(M,{commandLine:()=>t,markedLines:()=>r,notShown:()=>_,shownParts:()=>g});const m=2e3,l=200;function r(s,a,{
columns:h=Number.POSITIVE_INFINITY,whole:f=m}={}){return g(s,a,f).flatMap(({start:n,end:e,isShown:w})=>w?v($(s,n,e,a),h).
flatMap(c):[_(e-n)])}function t(s,a){return g(s,a).map(({start:h,end:f,isShown:n})=>n?(0,E().terminal)(s.slice(h,f)):` ${_(
f-h)} `).join("").trimEnd()}function g(s,a,h=m){const f=[];let n=0;for(const[e,w]of R(s,a,h))e>n&&f.push({start:n,end:e,
isShown:!1}),f.push({start:e,end:w,isShown:!0}),n=w;return n<s.length&&f.push({start:n,end:s.length,isShown:!1}),f}function _(s){
return`[${(0,o().count)(s,"character")} not shown]`}function R(s,a,h){if(s.length<=h)return[[0,s.length]];const f=[0,...a.
map(({start:e})=>e)].toSorted((e,w)=>e-w),n=[];for(const e of f){const w=Math.max(0,Math.min(e,s.length)-l),T=Math.min(s.
length,e+l),W=n.at(-1);W&&w<=W[1]?W[1]=Math.max(W[1],T):n.push([w,T])}return n.map(([e,w])=>[d(s,e),d(s,w)])}function d(s,a){
return/^[\ud800-\udbff][\udc00-\udfff]/.test(s.slice(a-1,a+1))?a+1:a}function $(s,a,h,f){const n=[];let e=a;for(const T of s.
slice(a,h)){const[W,u]=[e,e+T.length],p=(0,E().terminal)(T),I=f.some(N=>u>N.start&&W<Math.max(N.end,N.start+1));n.push({
shown:p,width:(0,i().textWidth)(p),marked:I}),e=u}const w=h===s.length&&f.some(T=>T.start>=h);return w&&n.push({shown:"",
width:1,marked:w}),n}function v(s,a){const h=[];let f=[],n=0;for(const e of s)f.length>0&&n+e.width>a&&(h.push(f),[f,n]=
[[],0]),f.push(e),n+=e.width;return[...h,f]}function c(s){const a=s.map(({shown:f})=>f).join(""),h=s.map(({width:f,marked:n})=>(n?
"^":" ").repeat(f)).join("");return[a,h.trimEnd()].filter((f,n)=>n===0||f!=="")}},"report/view/output"(M,S,k,x){let O;const E=()=>O??=
S("report/view/words");k(M,{SIDE_EFFECTS:()=>b,outcomeWords:()=>l,sideEffectCount:()=>o,statusWords:()=>i});const y={passed:"\
passed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"not ru\
nnable here",error:"not decided"};function i({status:r,exit_code:t,signal:g}){return r==="failed"&&t!==null?`failed with\
 exit code ${t}`:r==="crashed"&&/^SIG\w{2,12}$/.test(g??"")?`crashed with ${g}`:y[r]}const b=["created","changed","delet\
ed"];function o(r,t){return t?.totals?.[r]??t?.[r].length??0}function m({status:r}){return r!=="blocked"&&r!=="skipped"}
function l(r){const t=i(r);return m(r)?`${t} ${r.status==="passed"?"in":"after"} ${(0,E().duration)(r.duration_ms)}`:t}},
"report/view/proof"(M,S,k,x){let O;const E=()=>O??=S("approval/by-digest");let y;const i=()=>y??=S("report/view/words");
k(M,{EVIDENCE_NOTE:()=>m,proofOf:()=>b});function b(l){const{policy:r,isolation:t,approvals:g,approval_digest:_}=l,R=l.blast_radius?.
counting==="reference"?", files counted like the reference engine":"",d=r?.extends?` extending ${r.extends.repository}/${r.
extends.path}`:"",$=r?.combined_with?` combined with ${r.combined_with.name}`:"";return[{label:"Commits",value:`${(0,i().
shortCommit)(l.base_sha)} \u2192 ${(0,i().shortCommit)(l.head_sha)}`+(l.audited_sha===l.head_sha?"":`, audited: ${(0,i().
shortCommit)(l.audited_sha)}`)},{label:"Policy",value:r?`${r.path??"built-in defaults"}${d}${$}, profile ${r.profile}${R}${r.
enforce==="report"?", reports only: nothing fails the check":""}`:"not read"},...g.length>0?[{label:"Approved",value:g.map(
o).join(", ")}]:[],..._===null?[]:[{label:"Approval",value:`digest ${(0,E().shortDigest)(_)}`}],{label:"Isolation",value:t.
description}]}function o({user:l,at:r,pull_request:t}){return`by ${l} at ${(0,i().moment)(r)}${t===void 0?"":` (pull req\
uest ${t})`}`}const m="The audit is the gate. Command output comes from the change\u2019s own code and is only evidence."},
"report/view/relative-paths"(M,S,k,x){k(M,{relativePaths:()=>E});const O=String.raw`[\w.@+~-]`;function E(i){if(i===void 0||
i.length<2)return l=>l;const o=[`file://${i.startsWith("/")?"":"/"}${encodeURI(i.replaceAll("\\","/"))}`,`file://${i}`,i.
replaceAll("\\","\\\\"),i],m=new RegExp(`(?<!${O})(?:${o.map(y).join("|")})(?:([/\\\\]{1,2})(?=${O})|(?!${O}))`,"g");return l=>l.
replace(m,(r,t)=>t?"":".")}function y(i){return i.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},"report/view/report-sections"(M,S,k,x){
let O;const E=()=>O??=S("report/view/finding");let y;const i=()=>y??=S("report/view/group");k(M,{COMMAND_RESULTS:()=>b,commandKey:()=>r,
groupByCause:()=>v,groupCommands:()=>$,groupFindings:()=>R,reportSections:()=>o,resultOf:()=>t,standsAt:()=>_});const b=[
"blocked","failed","passed","notRun"];function o(c){const s=(0,i().groupBy)(c.findings,({subject:e})=>r(e?.id,e?.command)),
a={blocked:[],failed:[],passed:[],notRun:[]},h=new Set;for(const e of c.genes)e.commands.forEach((w,T)=>{const W=t(w),u=W===
"blocked"||W==="failed"?(s.get(r(e.id,w.command))??[]).filter(p=>g(p,W,e,w)):[];for(const p of u)h.add(p);u.sort((p,I)=>Number(
(0,E().isMissingTarget)(I))-Number((0,E().isMissingTarget)(p))),a[W].push({gene:e,command:w,position:T+1,findings:u})});
const f=c.findings.filter(e=>!h.has(e)&&!e.suppressed),n=f.filter(({severity:e})=>e!=="notice");return{...a,blast:n.filter(
l),findings:n.filter(e=>!l(e)),waiting:f.filter(m),notices:f.filter(e=>e.severity==="notice"&&!m(e)),suppressed:c.findings.
filter(({suppressed:e})=>e)}}function m({rule:c}){return c==="approval-missing"}function l({rule:c}){return c.startsWith(
"blast-radius-")}function r(c,s){return JSON.stringify([c,s])}function t({verdict:c,outcome:s}){if(c==="block"||s?.status===
"blocked")return"blocked";switch(s?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"\
not_runnable":case"error":return"failed";default:return"notRun"}}function g(c,s,a,h){const{severity:f,layer:n}=c;return(s===
"failed"?(0,E().isMissingTarget)(c)||f==="error"&&n==="run":f==="error"&&n!=="run")&&_(c,a,h)}function _({location:c},s,a){
if(c===void 0)return!0;const{path:h=s.path,line:f=c.line}=a.location??{};return c.path===h&&c.line===f}function R(c){const s=(0,i().
groupsOf)(c,h=>JSON.stringify([h.severity,d(h)]));return[...s.filter(({lead:h})=>h.severity==="error"),...s.filter(({lead:h})=>h.
severity!=="error")]}function d({cause:c,rule:s,location:a,message:h}){return c??JSON.stringify([s,a?a.path:h])}function $(c){
return(0,i().groupsOf)(c,({command:s,findings:[a]})=>JSON.stringify([a&&d(a),s.outcome?.status,s.outcome?.exit_code,a&&(0,E().
isMissingTarget)(a)?a.message:s.command]))}function v(c){return(0,i().groupsOf)(c,({lead:{gene:s,findings:a}})=>a[0]?d(a[0]):
s.summary)}},"report/view/selection"(M,S,k,x){let O;const E=()=>O??=S("report/view/words");k(M,{selectionWords:()=>y});function y({
selection:b}){if(b===void 0||b.changed===0&&!b.limited)return;const{cycles:o,of:m,limited:l,changed:r,unmatched:t,genes:g}=b;
return{lead:[`Of ${o<m?`the newest ${o} of ${i(m)}`:i(o)}, ${r} would select a different gene.`,...l?["The other cycles \
were not replayed: the genes have too many or too complex patterns."]:[],...t.base===t.head?[]:[`No gene matches ${t.head}\
 of them (before: ${t.base}).`]].join(" "),genes:g.map(({id:d,base:$,head:v})=>({id:d,words:v===$?`would still be select\
ed in ${v} of ${o}, but in different ones`:`would be selected in ${v} of ${i(o)} (before: ${$})`}))}}function i(b){return(0,E().
count)(b,"past cycle")}},"report/view/tones"(M,S,k,x){k(M,{COMMAND_TONES:()=>E,SEVERITY_TONES:()=>y,VERDICT_TONES:()=>O});
const O={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"waiting"},E={allow:"good",warn:"caution",block:"\
bad"},y={error:"bad",warning:"caution",notice:"quiet"}},"report/view/words"(M,S,k,x){k(M,{clip:()=>r,clipCounted:()=>l,count:()=>O,
duration:()=>E,moment:()=>b,shortCommit:()=>o,size:()=>y,spoken:()=>m});function O(t,g){return`${t.toLocaleString("en-US")}\
 ${g}${t===1?"":"s"}`}function E(t){if(t<1e3)return`${Math.round(t)} ms`;const g=Math.floor(t/1e3);return g<60?`${(Math.
floor(t/100)/10).toFixed(1)} s`:`${Math.floor(g/60)} min ${g%60} s`}function y(t){const g=Math.min(i.length-1,Math.floor(
Math.log2(Math.max(1,t))/10)),_=t/1024**g;return`${g===0?_:_.toFixed(1)} ${i[g]}`}const i=["B","KiB","MiB","GiB","TiB"];
function b(t){return`${t.slice(0,16).replace("T"," ")} UTC`}function o(t){return t===null?"unknown":t.slice(0,7)}function m(t){
return t.replaceAll("_"," ")}function l(t,g){const _=r(t,g);return _===t?t:`${_} (${O(t.length-_.length+1,"character")} \
not shown)`}function r(t,g){return t.length<=g?t:`${t.slice(0,g-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}}};
