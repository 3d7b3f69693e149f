"use strict";module.exports={"report/view/assets"(k,E,R,C){let y;const O=()=>y??=E("report/view/report-sections");let T;const i=()=>T??=
E("report/view/words");R(k,{commandCounts:()=>b,differenceWords:()=>t,eligibilityWords:()=>I,refusals:()=>o,remarks:()=>h,
versionWords:()=>u});function b({commands:p},$=(0,i().count)(p.length,"command")){if(p.length===0)return"no commands";const v=p.
filter(({verdict:a})=>a==="block").length;if(v>0)return`${v} of ${$} blocked`;const c=p.filter(a=>(0,O().resultOf)(a)===
"failed").length;return c>0?`${c} of ${$} failed`:p.every(({outcome:a})=>a===void 0)?`${$}, not run`:`${p.filter(({outcome:a})=>a?.
status==="passed").length} of ${$} passed`}function o(p){return p.commands.some(({verdict:$})=>$==="block")?[]:Object.entries(
p.profiles).filter(([,{accepted:$}])=>!$).map(([$,{reason:v}])=>({profile:$,reason:v??"no reason given"}))}function h({profiles:p}){
return Object.values(p).flatMap(({remark:$})=>$??[])}function u({validators:p={}}){const $=s=>Object.entries(p).filter(([
,{accepted:a}])=>a===s).map(([a])=>a==="newer"?"newer ones":a).join(" and "),[v,c]=[$(!0),$(!1)];return v===""||c===""?void 0:
`accepted by the validators of ${v}, not of ${c}`}const r={command_added:"adds",command_removed:"removes",constraint_loosened:"\
loosens",constraint_tightened:"tightens"};function t({differences:p=[]}){const $=p.filter(({kind:c})=>c==="constraint_lo\
osened"),v=p.filter(({kind:c})=>c!=="constraint_loosened");return[...$,...v].map(g)}function g({kind:p,field:$,base:v,head:c}){
const s=`${r[p]} `;return p==="command_added"||p==="command_removed"?[s,c??v??""]:v===null?[s,$,": now also ",c??""]:c===
null?[s,$,": no longer ",v]:[s,$,": ",v," \u2192 ",c]}const w={message:200,rule:60};function I({eligible:p,reasons:[$,...v]}){
if(p===null)return;if(p)return{lead:"eligible"};if($===void 0)return{lead:"not eligible"};const c=v.length>0?`, and ${(0,i().
count)(v.length,"other reason")}`:"",{message:s,rule:a}=$;return{lead:"not eligible",reason:`${(0,i().clip)(s,w.message)}\
 (${(0,i().clip)(a,w.rule)}${c})`}}},"report/view/blast-radius"(k,E,R,C){let y;const O=()=>y??=E("report/escape");let T;
const i=()=>T??=E("report/view/columns");let b;const o=()=>b??=E("report/view/words");R(k,{HARD_CAP:()=>g,SIZE_WORDS:()=>t,
countedWords:()=>c,directoryLines:()=>m,exemptWords:()=>f,isOver:()=>w,largestDirectories:()=>a,limitBar:()=>u,othersOver:()=>p,
sizeLimits:()=>I,uncountedFiles:()=>M});const h=10;function u({used:d,limit:l,unit:S}){const N=d===0?0:Math.max(1,Math.floor(
d/l*h)),W=Math.min(h,N);return`${d.toLocaleString("en-US")} / ${l.toLocaleString("en-US")} ${S} ${"\u2588".repeat(W)}${"\
\u2591".repeat(h-W)}`}const r=["within","near","reached","over","twice"],t={within:"within the limit of",near:"close to \
the limit of",reached:"as many as the limit of",over:"over the limit of",twice:"more than twice the limit of"},g="the po\
licy for every change (hard cap)";function w({grade:d}){return d==="over"||d==="twice"}function I({genes:d,blast_radius:l}){
const S=d.map(x=>$(x.blast_radius.files,x.blast_radius.max_files,"files",x)).toSorted((x,A)=>A.used/Math.max(1,A.limit)-
x.used/Math.max(1,x.limit)),[N]=S.filter(({used:x})=>x>0),W=l?[$(l.files,l.hard_cap_files,"files"),$(l.lines,l.hard_cap_lines,
"lines")].filter(({grade:x})=>x!=="within"):[];return[...N?[N]:[],...W]}function p({genes:d},{gene:l}){const S=d.filter(
N=>N!==l&&N.blast_radius.files>N.blast_radius.max_files).length;return l===void 0||S===0?"":`, and ${(0,o().count)(S,"ot\
her gene")} over the limit`}function $(d,l,S,N){return{used:d,limit:l,unit:S,grade:v(d,l),...N&&{gene:N}}}function v(d,l){
return d>2*l?"twice":d>l?"over":d===l?"reached":d>.8*l?"near":"within"}function c({blast_radius:d}){if(d===null)return"";
const{files:l,exempt_files:S,renamed_files:N=0}=d,W=l+S-N;return[`${(0,o().count)(W,"changed file")} on the page of the \
pull request`,...N>0?[`${(0,o().count)(N,"rename")}, counted with both names`]:[],...S>0?[`${S.toLocaleString("en-US")} \
not counted`]:[]].join("; ")}const s=6;function a(d){return d.toSorted((l,S)=>S.files-l.files||S.lines-l.lines).slice(0,
s)}function m(d,l){const S=a(d),N=S.map(L=>[(0,o().count)(L.files,"file"),(0,o().count)(L.lines,"line"),f(L)]),W=Math.max(
0,...N.map(([L])=>L.length)),x=Math.max(0,...N.map(([,L])=>L.length)),A=Math.max(0,...N.map(([,,L])=>L.length)),D=l-W-x-
A-4,F=S.map(({path:L})=>(0,i().clipColumns)((0,O().terminal)(L===""?".":L),D)),P=Math.max(0,...F.map(i().textWidth));return N.
map(([L,B,j],U)=>`${(0,i().padRight)(F[U]??"",P)}  ${L.padStart(W)}  ${B.padStart(x)}${j}`)}function f({files:d,exempt_files:l=0}){
return l===0?"":l===d?", not counted":`, ${(0,o().count)(l,"file")} not counted`}const n=20,e={asset_store:"asset store \
file",validation_script:"new validation script",reference:"not counted by the reference engine"},_={binary:"binary",long_lines:"\
very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function M({
blast_radius:d}){return(d?.changed_files??[]).filter(({exempt:l,veil:S})=>l??S).slice(0,n).map(({path:l,lines:S,exempt:N,
veil:W})=>({path:l,words:[(0,o().count)(S,"line"),...N?[e[N]]:[],...W?[_[W]]:[]].join(", ")}))}},"report/view/columns"(k,E,R,C){
R(k,{chop:()=>u,clipColumns:()=>o,padRight:()=>b,textWidth:()=>i,wrap:()=>h});const y=new RegExp("[\\u1100-\\u115f\\u2329\\u\
232a\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6\
f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1b2fb}\\u{1d300}-\\u{1d37f}\\u{1f000}-\\u{1faff}\\u{20000}-\\u{3fff\
d}]|\\ufe0f|\\p{Emoji_Presentation}","u"),O=/[\p{Mn}\p{Me}]/u;function T(r){return r<"\x7F"?1:y.test(r)?2:O.test(r)?0:1}
function i(r){let t=0;for(const g of r)t+=T(g);return t}function b(r,t){return r+" ".repeat(Math.max(0,t-i(r)))}function o(r,t){
let g=0,w=0,I=0;for(const p of r)if(g+=T(p),w+=p.length,g<=t-1&&(I=w),g>t)return`${r.slice(0,I)}\u2026`;return r}function h(r,t,g=t){
const w=[];let I="",p=0;const $=v=>i(v)>g?u(v,t):[v];for(const v of r.split(" ").flatMap($)){const c=i(v);p>0&&p+1+c>t&&
(w.push(I),[I,p]=["",0]),[I,p]=p>0?[`${I} ${v}`,p+1+c]:[v,c]}return[...w,I]}function u(r,t){const g=[];let w="",I=0;for(const p of r){
const $=T(p);if(I+$>t&&w!==""){const v=w.lastIndexOf(" ")+1,c=v>w.length/2?v:w.length;g.push(w.slice(0,c)),w=w.slice(c),
I=i(w)}w+=p,I+=$}return[...g,w]}},"report/view/edit-lines"(k,E,R,C){let y;const O=()=>y??=E("report/escape");R(k,{editLines:()=>i});
const T=20;function i(u){if(u===void 0)return[];const{old:r,new:t,files:g=[]}=u;return[o(JSON.stringify(r)),...t.map(w=>h(
`${JSON.stringify(w)}`)),...g.flatMap(({path:w,text:I})=>b(w,I))]}function b(u,r){const t=(0,O().terminalLines)(r.replace(
/\n$/,""));return t.length>T?[h(`(${u}: ${t.length} lines)`)]:[h(`(${u})`),...t.map(h)]}function o(u){return`- ${u}`}function h(u){
return`+ ${u}`}},"report/view/error-lines"(k,E,R,C){let y;const O=()=>y??=E("report/escape");let T;const i=()=>T??=E("re\
port/view/columns");let b;const o=()=>b??=E("report/view/relative-paths");let h;const u=()=>h??=E("report/view/words");R(
k,{errorLines:()=>$});const r=256*1024,t={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},g={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
w=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
I=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
p=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function $({stdout:m,stderr:f,root:n},e,_=Number.POSITIVE_INFINITY){const M=[f,m],d=(0,o().relativePaths)(n),l=A=>(0,O().
outputLines)(d(A.slice(-r))),S=c(M.map(({head:A,tail:D})=>l(`${A}
${D}`))),N=M.map(({head:A,tail:D})=>a(l(D===""?A:D))),x=(S?a(S).slice(0,e):v(N,e)).flatMap(A=>(0,i().chop)(A.trimEnd(),_)).
map(A=>A.trimEnd());return S?x.slice(0,e):x.slice(-e)}function v(m,f){return m.find(n=>n.length>0)?.slice(-f)??[]}function c(m){
return m.map(f=>s(f,Object.values(t))).find(Boolean)??m.map(f=>s(f,[g])).find(Boolean)}function s(m,f){for(const{start:n,
after:e,before:_=0}of f){const M=e?m.findIndex(l=>e.test(l)):0,d=m.findIndex((l,S)=>M!==-1&&S>=M&&n.test(l));if(d!==-1)return m.
slice(Math.max(0,d-_))}}function a(m){const f=[];let n=0;const e=()=>{n>0&&f.push(`    \u2026 ${(0,u().count)(n,"frame")}\
 of dependencies`),n=0};for(const _ of m)if(!(w.test(_)||I.test(_))){if(p.test(_)){n++;continue}e(),f.push(_)}return e(),
f}},"report/view/finding"(k,E,R,C){R(k,{isMissingTarget:()=>i,isRepositoryPath:()=>b,pathAndLine:()=>y,reasonsOf:()=>T});
function y({location:o}){return o&&`${o.path}:${o.line}`}const O=3;function T(o){const h=o.find(({span:t})=>t!==void 0)??
o[0],r=[...new Map(o.map(t=>[t.rule,t])).values()].filter(({rule:t})=>t!==h?.rule);return{main:h,further:r.slice(0,O)}}function i({
rule:o}){return o==="target-missing"}function b(o){return o.split("/").every(h=>!["",".",".."].includes(h))}},"report/vi\
ew/group"(k,E,R,C){R(k,{groupBy:()=>O,groupsOf:()=>T,sizeOf:()=>y});function y({others:i}){return 1+i.length}function O(i,b){
const o=new Map;for(const h of i){const u=b(h),r=o.get(u);r?r.push(h):o.set(u,[h])}return o}function T(i,b){return[...O(
i,b).values()].flatMap(([o,...h])=>o===void 0?[]:[{lead:o,others:h}])}},"report/view/head-place"(k,E,R,C){R(k,{headPlace:()=>y});
function y({head_sha:O,audited_sha:T,head_files:i},{path:b,line:o}){if(T===O)return{path:b,line:o};if(i===void 0)return{
path:b};const h=i.find(r=>r.path===b);if(h===void 0)return{path:b,line:o};if(h.missing)return;const u=h.same.find(r=>r.line<=
o&&o<r.line+(r.lines??Number.POSITIVE_INFINITY));return{path:b,...u&&{line:u.head_line+o-u.line}}}},"report/view/headlin\
e"(k,E,R,C){let y;const O=()=>y??=E("verdict/exit-code");let T;const i=()=>T??=E("report/view/report-sections");let b;const o=()=>b??=
E("report/view/words");R(k,{VERDICT_SYMBOLS:()=>r,VERDICT_WORDS:()=>h,checkTitle:()=>s,headline:()=>t,nextActorWords:()=>v,
reportTitle:()=>$,verdictWords:()=>u});const h={pass:"pass",warn:"pass with warnings",fail:"fail",error:"could not decid\
e",needs_approval:"approval required"};function u({verdict:n,policy:e}){return e?.enforce!=="report"||!O().REPORTED_ONLY.
has(n)?h[n]:n==="fail"?"would fail":`would be: ${h[n]}`}const r={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\
\u274C",needs_approval:"\u270B"};function t(n,e){switch(n.verdict){case"pass":case"warn":return[...g(n,e),...w(e)].join(
", ");case"needs_approval":return I(n).join(", ");case"fail":case"error":return p(n,e).join(", ")}}function g({genes:n},{
passed:e,notRun:_}){if(n.length===0)return["no genes changed"];const M=e.reduce((d,{command:l})=>d+(l.outcome?.duration_ms??
0),0);return[(0,o().count)(n.length,"gene"),...e.length>0?[`${(0,o().count)(e.length,"command")} passed in ${(0,o().duration)(
M)}`]:[],..._.length>0?[`${(0,o().count)(_.length,"command")} not run`]:[]]}function w({findings:n,blast:e}){const _=(0,i().
groupFindings)([...n,...e]).filter(({lead:M})=>M.severity==="warning").length;return _===0?[]:[(0,o().count)(_,"warning")]}
function I({genes:n,findings:e}){const _=n.filter(({verdict:M})=>M==="needs_approval").length;return[..._>0?[`${_} of ${(0,o().
count)(n.length,"gene")}`]:[],...e.some(({rule:M})=>M==="gate-approval-missing")?["the gate is weakened"]:[]]}function p(n,e){
const{genes:_}=n,M=_.filter(({verdict:l})=>l==="fail"||l==="error").length,d=(0,i().groupFindings)(e.findings).filter(({
lead:l})=>l.severity==="error").length;return[...M>0?[`${M.toLocaleString("en-US")} of ${(0,o().count)(_.length,"gene")}\
 failed`]:[],...e.blocked.length>0?[`${(0,o().count)(e.blocked.length,"command")} blocked`]:[],...e.failed.length>0?[`${(0,o().
count)(e.failed.length,"command")} failed`]:[],...e.blast.some(({severity:l})=>l==="error")?["blast radius exceeded"]:[],
...d>0?[(0,o().count)(d,e.blocked.length+e.failed.length>0?"other error":"error")]:[],...d===0&&M===0?w(e):[]]}function $(n){
const e=t(n,(0,i().reportSections)(n)),_=u(n);return e===""?_:`${_}: ${e}`}function v({next_actor:n}){return`next_actor:\
 ${n}`}const c=80;function s(n){const e=$(n),_=n.error&&`${e.includes(":")?",":":"} ${(0,o().spoken)(n.error.code)}`,M=e+
(_??""),d=` \xB7 ${v(n)}`;return[M,m(M),f(m(M))].map(S=>S+d).find(({length:S})=>S<=c)??h[n.verdict]+d}const a=[[/^pass with warnings: /,
"pass: "],[/ of ([\d,]+) genes? failed/,"/$1 genes"],[/ commands? (?=passed|blocked|failed|not run)/g," "],[/ passed in [^,]+/,
" passed"],[/blast radius exceeded/,"size"],[/ other error/," error"]];function m(n){return a.reduce((e,[_,M])=>e.replace(
_,M),n)}function f(n){return n.replace(/\/[\d,]+/,"").replace(/(\d),\d{3}\b/g,"$1k")}},"report/view/marked-lines"(k,E,R,C){
let y;const O=()=>y??=E("report/escape");let T;const i=()=>T??=E("report/view/columns");let b;const o=()=>b??=E("report/\
view/words");R(k,{commandLine:()=>t,markedLines:()=>r,notShown:()=>w,shownParts:()=>g});const h=2e3,u=200;function r(s,a,{
columns:m=Number.POSITIVE_INFINITY,whole:f=h}={}){return g(s,a,f).flatMap(({start:n,end:e,isShown:_})=>_?v($(s,n,e,a),m).
flatMap(c):[w(e-n)])}function t(s,a){return g(s,a).map(({start:m,end:f,isShown:n})=>n?(0,O().terminal)(s.slice(m,f)):` ${w(
f-m)} `).join("").trimEnd()}function g(s,a,m=h){const f=[];let n=0;for(const[e,_]of I(s,a,m))e>n&&f.push({start:n,end:e,
isShown:!1}),f.push({start:e,end:_,isShown:!0}),n=_;return n<s.length&&f.push({start:n,end:s.length,isShown:!1}),f}function w(s){
return`[${(0,o().count)(s,"character")} not shown]`}function I(s,a,m){if(s.length<=m)return[[0,s.length]];const f=[0,...a.
map(({start:e})=>e)].toSorted((e,_)=>e-_),n=[];for(const e of f){const _=Math.max(0,Math.min(e,s.length)-u),M=Math.min(s.
length,e+u),d=n.at(-1);d&&_<=d[1]?d[1]=Math.max(d[1],M):n.push([_,M])}return n.map(([e,_])=>[p(s,e),p(s,_)])}function p(s,a){
return/^[\ud800-\udbff][\udc00-\udfff]/.test(s.slice(a-1,a+1))?a+1:a}function $(s,a,m,f){const n=[];let e=a;for(const M of s.
slice(a,m)){const[d,l]=[e,e+M.length],S=(0,O().terminal)(M),N=f.some(W=>l>W.start&&d<Math.max(W.end,W.start+1));n.push({
shown:S,width:(0,i().textWidth)(S),marked:N}),e=l}const _=m===s.length&&f.some(M=>M.start>=m);return _&&n.push({shown:"",
width:1,marked:_}),n}function v(s,a){const m=[];let f=[],n=0;for(const e of s)f.length>0&&n+e.width>a&&(m.push(f),[f,n]=
[[],0]),f.push(e),n+=e.width;return[...m,f]}function c(s){const a=s.map(({shown:f})=>f).join(""),m=s.map(({width:f,marked:n})=>(n?
"^":" ").repeat(f)).join("");return[a,m.trimEnd()].filter((f,n)=>n===0||f!=="")}},"report/view/output"(k,E,R,C){let y;const O=()=>y??=
E("report/view/words");R(k,{SIDE_EFFECTS:()=>b,outcomeWords:()=>u,sideEffectCount:()=>o,statusWords:()=>i});const T={passed:"\
passed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"not ru\
nnable here",error:"not decided"};function i({status:r,exit_code:t,signal:g}){return r==="failed"&&t!==null?`failed with\
 exit code ${t}`:r==="crashed"&&/^SIG\w{2,12}$/.test(g??"")?`crashed with ${g}`:T[r]}const b=["created","changed","delet\
ed"];function o(r,t){return t?.totals?.[r]??t?.[r].length??0}function h({status:r}){return r!=="blocked"&&r!=="skipped"}
function u(r){const t=i(r);return h(r)?`${t} ${r.status==="passed"?"in":"after"} ${(0,O().duration)(r.duration_ms)}`:t}},
"report/view/proof"(k,E,R,C){let y;const O=()=>y??=E("approval/by-digest");let T;const i=()=>T??=E("report/view/words");
R(k,{EVIDENCE_NOTE:()=>h,proofOf:()=>b});function b(u){const{policy:r,isolation:t,approvals:g,approval_digest:w}=u,I=u.blast_radius?.
counting==="reference"?", files counted like the reference engine":"",p=r?.combined_with?` combined with ${r.combined_with.
name}`:"";return[{label:"Commits",value:`${(0,i().shortCommit)(u.base_sha)} \u2192 ${(0,i().shortCommit)(u.head_sha)}`+(u.
audited_sha===u.head_sha?"":`, audited: ${(0,i().shortCommit)(u.audited_sha)}`)},{label:"Policy",value:r?`${r.path??"bui\
lt-in defaults"}${p}, profile ${r.profile}${I}${r.enforce==="report"?", reports only: nothing fails the check":""}`:"not\
 read"},...g.length>0?[{label:"Approved",value:g.map(o).join(", ")}]:[],...w===null?[]:[{label:"Approval",value:`digest ${(0,O().
shortDigest)(w)}`}],{label:"Isolation",value:t.description}]}function o({user:u,at:r,pull_request:t}){return`by ${u} at ${(0,i().
moment)(r)}${t===void 0?"":` (pull request ${t})`}`}const h="The audit is the gate. Command output comes from the change\
\u2019s own code and is only evidence."},"report/view/relative-paths"(k,E,R,C){R(k,{relativePaths:()=>O});const y=String.
raw`[\w.@+~-]`;function O(i){if(i===void 0||i.length<2)return u=>u;const o=[`file://${i.startsWith("/")?"":"/"}${encodeURI(
i.replaceAll("\\","/"))}`,`file://${i}`,i.replaceAll("\\","\\\\"),i],h=new RegExp(`(?<!${y})(?:${o.map(T).join("|")})(?:\
([/\\\\]{1,2})(?=${y})|(?!${y}))`,"g");return u=>u.replace(h,(r,t)=>t?"":".")}function T(i){return i.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&")}},"report/view/report-sections"(k,E,R,C){let y;const O=()=>y??=E("report/view/finding");let T;const i=()=>T??=E(
"report/view/group");R(k,{COMMAND_RESULTS:()=>b,commandKey:()=>r,groupByCause:()=>v,groupCommands:()=>$,groupFindings:()=>I,
reportSections:()=>o,resultOf:()=>t,standsAt:()=>w});const b=["blocked","failed","passed","notRun"];function o(c){const s=(0,i().
groupBy)(c.findings,({subject:e})=>r(e?.id,e?.command)),a={blocked:[],failed:[],passed:[],notRun:[]},m=new Set;for(const e of c.
genes)e.commands.forEach((_,M)=>{const d=t(_),l=d==="blocked"||d==="failed"?(s.get(r(e.id,_.command))??[]).filter(S=>g(S,
d,e,_)):[];for(const S of l)m.add(S);l.sort((S,N)=>Number((0,O().isMissingTarget)(N))-Number((0,O().isMissingTarget)(S))),
a[d].push({gene:e,command:_,position:M+1,findings:l})});const f=c.findings.filter(e=>!m.has(e)&&!e.suppressed),n=f.filter(
({severity:e})=>e!=="notice");return{...a,blast:n.filter(u),findings:n.filter(e=>!u(e)),waiting:f.filter(h),notices:f.filter(
e=>e.severity==="notice"&&!h(e)),suppressed:c.findings.filter(({suppressed:e})=>e)}}function h({rule:c}){return c==="app\
roval-missing"}function u({rule:c}){return c.startsWith("blast-radius-")}function r(c,s){return JSON.stringify([c,s])}function t({
verdict:c,outcome:s}){if(c==="block"||s?.status==="blocked")return"blocked";switch(s?.status){case"passed":return"passed";case"\
failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"failed";default:return"notRun"}}function g(c,s,a,m){
const{severity:f,layer:n}=c;return(s==="failed"?(0,O().isMissingTarget)(c)||f==="error"&&n==="run":f==="error"&&n!=="run")&&
w(c,a,m)}function w({location:c},s,a){if(c===void 0)return!0;const{path:m=s.path,line:f=c.line}=a.location??{};return c.
path===m&&c.line===f}function I(c){const s=(0,i().groupsOf)(c,m=>JSON.stringify([m.severity,p(m)]));return[...s.filter(({
lead:m})=>m.severity==="error"),...s.filter(({lead:m})=>m.severity!=="error")]}function p({cause:c,rule:s,location:a,message:m}){
return c??JSON.stringify([s,a?a.path:m])}function $(c){return(0,i().groupsOf)(c,({command:s,findings:[a]})=>JSON.stringify(
[a&&p(a),s.outcome?.status,s.outcome?.exit_code,a&&(0,O().isMissingTarget)(a)?a.message:s.command]))}function v(c){return(0,i().
groupsOf)(c,({lead:{gene:s,findings:a}})=>a[0]?p(a[0]):s.summary)}},"report/view/selection"(k,E,R,C){let y;const O=()=>y??=
E("report/view/words");R(k,{selectionWords:()=>T});function T({selection:b}){if(b===void 0||b.changed===0&&!b.limited)return;
const{cycles:o,of:h,limited:u,changed:r,unmatched:t,genes:g}=b;return{lead:[`Of ${o<h?`the newest ${o} of ${i(h)}`:i(o)}\
, ${r} would select a different gene.`,...u?["The other cycles were not replayed: the genes have too many or too complex\
 patterns."]:[],...t.base===t.head?[]:[`No gene matches ${t.head} of them (before: ${t.base}).`]].join(" "),genes:g.map(
({id:p,base:$,head:v})=>({id:p,words:v===$?`would still be selected in ${v} of ${o}, but in different ones`:`would be se\
lected in ${v} of ${i(o)} (before: ${$})`}))}}function i(b){return(0,O().count)(b,"past cycle")}},"report/view/tones"(k,E,R,C){
R(k,{COMMAND_TONES:()=>O,SEVERITY_TONES:()=>T,VERDICT_TONES:()=>y});const y={pass:"good",warn:"caution",fail:"bad",error:"\
bad",needs_approval:"waiting"},O={allow:"good",warn:"caution",block:"bad"},T={error:"bad",warning:"caution",notice:"quie\
t"}},"report/view/words"(k,E,R,C){R(k,{clip:()=>r,clipCounted:()=>u,count:()=>y,duration:()=>O,moment:()=>b,shortCommit:()=>o,
size:()=>T,spoken:()=>h});function y(t,g){return`${t.toLocaleString("en-US")} ${g}${t===1?"":"s"}`}function O(t){if(t<1e3)
return`${Math.round(t)} ms`;const g=Math.floor(t/1e3);return g<60?`${(Math.floor(t/100)/10).toFixed(1)} s`:`${Math.floor(
g/60)} min ${g%60} s`}function T(t){const g=Math.min(i.length-1,Math.floor(Math.log2(Math.max(1,t))/10)),w=t/1024**g;return`${g===
0?w:w.toFixed(1)} ${i[g]}`}const i=["B","KiB","MiB","GiB","TiB"];function b(t){return`${t.slice(0,16).replace("T"," ")} \
UTC`}function o(t){return t===null?"unknown":t.slice(0,7)}function h(t){return t.replaceAll("_"," ")}function u(t,g){const w=r(
t,g);return w===t?t:`${w} (${y(t.length-w.length+1,"character")} not shown)`}function r(t,g){return t.length<=g?t:`${t.slice(
0,g-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}}};
