//# report/view/assets
(function(u,h,l){const d=l("report/view/report-sections"),i=l("report/view/words");function a({commands:n},e=(0,i().count)(
n.length,"command")){if(n.length===0)return"no commands";const r=n.filter(({verdict:t})=>t==="block").length;if(r>0)return`${r}\
 of ${e} blocked`;const o=n.filter(t=>(0,d().resultOf)(t)==="failed").length;return o>0?`${o} of ${e} failed`:n.every(({
outcome:t})=>t===void 0)?`${e}, not run`:`${n.filter(({outcome:t})=>t?.status==="passed").length} of ${e} passed`}function m(n){
return n.commands.some(({verdict:e})=>e==="block")?[]:Object.entries(n.profiles).filter(([,{accepted:e}])=>!e).map(([e,{
reason:r}])=>({profile:e,reason:r??"no reason given"}))}function p({profiles:n}){return Object.values(n).flatMap(({remark:e})=>e??
[])}function g({validators:n={}}){const e=s=>Object.entries(n).filter(([,{accepted:t}])=>t===s).map(([t])=>t==="newer"?"\
newer ones":t).join(" and "),[r,o]=[e(!0),e(!1)];return r===""||o===""?void 0:`accepted by the validators of ${r}, not o\
f ${o}`}const v={command_added:"adds",command_removed:"removes",constraint_loosened:"loosens",constraint_tightened:"tigh\
tens"};function $({differences:n=[]}){const e=n.filter(({kind:o})=>o==="constraint_loosened"),r=n.filter(({kind:o})=>o!==
"constraint_loosened");return[...e,...r].map(_)}function _({kind:n,field:e,base:r,head:o}){const s=`${v[n]} `;return n===
"command_added"||n==="command_removed"?[s,o??r??""]:r===null?[s,e,": now also ",o??""]:o===null?[s,e,": no longer ",r]:[
s,e,": ",r," \u2192 ",o]}const c={message:200,rule:60};function b({eligible:n,reasons:[e,...r]}){if(n===null)return;if(n)
return{lead:"eligible"};if(e===void 0)return{lead:"not eligible"};const o=r.length>0?`, and ${(0,i().count)(r.length,"ot\
her reason")}`:"",{message:s,rule:t}=e;return{lead:"not eligible",reason:`${(0,i().clip)(s,c.message)} (${(0,i().clip)(t,
c.rule)}${o})`}}u.exports={commandCounts:a,differenceWords:$,eligibilityWords:b,refusals:m,remarks:p,versionWords:g}});
//# report/view/blast-radius
(function(w,B,l){const g=l("report/escape"),u=l("report/view/columns"),a=l("report/view/words"),h=10;function v({used:e,
limit:t,unit:i}){const n=e===0?0:Math.max(1,Math.floor(e/t*h)),s=Math.min(h,n);return`${(0,a().grouped)(e)} / ${(0,a().grouped)(
t)} ${i} ${"\u2588".repeat(s)}${"\u2591".repeat(h-s)}`}const F=["within","near","reached","over","twice"],S={within:"wit\
hin the limit of",near:"close to the limit of",reached:"as many as the limit of",over:"over the limit of",twice:"more th\
an twice the limit of"};function x({gene:e}){return e===void 0?W:e.blast_radius.default_limit?"genes without one of thei\
r own, such as":""}const W="the policy for every change (hard cap)";function $({grade:e}){return e==="over"||e==="twice"}
function O({genes:e,blast_radius:t}){const i=e.map(o=>d(o.blast_radius.files,o.blast_radius.max_files,"files",o)).toSorted(
(o,c)=>c.used/Math.max(1,c.limit)-o.used/Math.max(1,o.limit)),[n]=i.filter(({used:o})=>o>0),s=t?[d(t.files,t.hard_cap_files,
"files"),d(t.lines,t.hard_cap_lines,"lines")].filter(({grade:o})=>o!=="within"):[];return[...n?[n]:[],...s]}function M({
genes:e},{gene:t}){const i=e.filter(n=>n!==t&&n.blast_radius.files>n.blast_radius.max_files).length;return t===void 0||i===
0?"":`, and ${(0,a().count)(i,"other gene")} over the limit`}function d(e,t,i,n){return{used:e,limit:t,unit:i,grade:b(e,
t),...n&&{gene:n}}}function b(e,t){return e>2*t?"twice":e>t?"over":e===t?"reached":e>.8*t?"near":"within"}function E({blast_radius:e}){
if(e===null)return"";const{files:t,exempt_files:i,renamed_files:n=0}=e,s=t+i-n;return[`${(0,a().count)(s,"changed file")}\
 on the page of the pull request`,...n>0?[`${(0,a().count)(n,"rename")}, counted with both names`]:[],...i>0?[`${(0,a().
grouped)(i)} not counted`]:[]].join("; ")}const D=6;function m(e){return e.toSorted((t,i)=>i.files-t.files||i.lines-t.lines).
slice(0,D)}function R(e,t){const i=m(e),n=i.map(r=>[(0,a().count)(r.files,"file"),(0,a().count)(r.lines,"line"),p(r)]),s=Math.
max(0,...n.map(([r])=>r.length)),o=Math.max(0,...n.map(([,r])=>r.length)),c=Math.max(0,...n.map(([,,r])=>r.length)),L=t-
s-o-c-4,_=i.map(({path:r})=>(0,u().clipColumns)((0,g().terminal)(r===""?".":r),L)),C=Math.max(0,..._.map(u().textWidth));
return n.map(([r,Z,j],q)=>`${(0,u().padRight)(_[q]??"",C)}  ${r.padStart(s)}  ${Z.padStart(o)}${j}`)}function p({files:e,
exempt_files:t=0}){return t===0?"":t===e?", not counted":`, ${(0,a().count)(t,"file")} not counted`}const I=20,y={asset_store:"\
asset store file",validation_script:"new validation script",reference:"not counted by the reference engine"},T={binary:"\
binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattr\
ibutes)"};function A({blast_radius:e}){return(e?.changed_files??[]).filter(({exempt:t,veil:i})=>t??i).slice(0,I).map(({path:t,
lines:i,exempt:n,veil:s})=>({path:t,words:[(0,a().count)(i,"line"),...n?[y[n]]:[],...s?[T[s]]:[]].join(", ")}))}w.exports=
{SIZE_WORDS:S,countedWords:E,directoryLines:R,exemptWords:p,isOver:$,largestDirectories:m,limitBar:v,othersOver:M,ownerWords:x,
sizeLimits:O,uncountedFiles:A}});
//# report/view/columns
(function(p,E,M){const d=new RegExp("[\\u1100-\\u115f\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\ua4cf\\ua9\
60-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1\
b2fb}\\u{1d300}-\\u{1d37f}\\u{1f000}-\\u{1faff}\\u{20000}-\\u{3fffd}]|\\ufe0f|\\p{Emoji_Presentation}","u"),w=/[\p{Mn}\p{Me}]/u;
function l(t){return t<"\x7F"?1:d.test(t)?2:w.test(t)?0:1}function s(t){let e=0;for(const c of t)e+=l(c);return e}function g(t,e){
return t+" ".repeat(Math.max(0,e-s(t)))}function b(t,e){let c=0,u=0,n=0;for(const i of t)if(c+=l(i),u+=i.length,c<=e-1&&
(n=u),c>e)return`${t.slice(0,n)}\u2026`;return t}const W=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;function x(t,e,c=e){
const u=[];let n="",i=0;const a=o=>s(o)>c&&!W.test(o)?h(o,e):[o];for(const o of t.split(" ").flatMap(a)){const r=s(o);i>
0&&i+1+r>e&&(u.push(n),[n,i]=["",0]),[n,i]=i>0?[`${n} ${o}`,i+1+r]:[o,r]}return[...u,n]}function h(t,e){const c=[];let u="",
n=0;for(const i of t){const a=l(i);if(n+a>e&&u!==""){const o=u.lastIndexOf(" ")+1,r=o>u.length/2?o:u.length;c.push(u.slice(
0,r)),u=u.slice(r),n=s(u)}u+=i,n+=a}return[...c,u]}p.exports={chop:h,clipColumns:b,padRight:g,textWidth:s,wrap:x}});
//# report/view/edit-lines
(function(s,g,c){const u=c("report/escape"),l=20;function a(n){if(n===void 0)return[];const{old:i,new:e,files:o=[],fix:m}=n;
return!m&&o.length===0?[]:[p(JSON.stringify(i)),...e.map(r=>t(`${JSON.stringify(r)}`)),...o.flatMap(({path:r,text:$})=>d(
r,$))]}function d(n,i){const e=(0,u().terminalLines)(i.replace(/\n$/,""));return e.length>l?[t(`(${n}: ${e.length} lines\
)`)]:[t(`(${n})`),...e.map(t)]}function p(n){return`- ${n}`}function t(n){return`+ ${n}`}s.exports={editLines:a}});
//# report/view/error-lines
(function(g,L,d){const h=d("report/escape"),S=d("report/view/columns"),$=d("report/view/relative-paths"),b=d("report/vi\
ew/words"),k=256*1024,w={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},
"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,
after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"cargo test":{start:/^thread '.*' .*panicked at /},
rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},tsc:{start:/(?:^|: )error TS\d+: /},eslint:{
start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},_={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
I=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
v=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
A=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function N({stdout:e,stderr:t,root:s},n,o=Number.POSITIVE_INFINITY){const c=[t,e],p=(0,$().relativePaths)(s),a=r=>(0,h().
outputLines)(p(r.slice(-k))),i=R(c.map(({head:r,tail:u})=>a(`${r}
${u}`))),T=c.map(({head:r,tail:u})=>m(a(u===""?r:u))),E=(i?m(i).slice(0,n):O(T,n)).flatMap(r=>(0,S().chop)(r.trimEnd(),o)).
map(r=>r.trimEnd());return i?E.slice(0,n):E.slice(-n)}function O(e,t){return e.find(s=>s.length>0)?.slice(-t)??[]}function R(e){
return e.map(t=>l(t,Object.values(w))).find(Boolean)??e.map(t=>l(t,[_])).find(Boolean)}function l(e,t){for(const{start:s,
after:n,before:o=0}of t){const c=n?e.findIndex(a=>n.test(a)):0,p=e.findIndex((a,i)=>c!==-1&&i>=c&&s.test(a));if(p!==-1)return e.
slice(Math.max(0,p-o))}}function m(e){const t=[];let s=0;const n=()=>{s>0&&t.push(`    \u2026 ${(0,b().count)(s,"frame")}\
 of dependencies`),s=0};for(const o of e)if(!(I.test(o)||v.test(o))){if(A.test(o)){s++;continue}n(),t.push(o)}return n(),
t}g.exports={errorLines:N}});
//# report/view/finding
(function(s,l,p){function u({location:e}){return e&&`${e.path}:${e.line}`}const o=3;function t(e){const n=e.find(({span:r})=>r!==
void 0)??e[0],m=[...new Map(e.map(r=>[r.rule,r])).values()].filter(({rule:r})=>r!==n?.rule);return{main:n,further:m.slice(
0,o)}}function a(e,n){const i=t(e).main?.remedy;return i===t(n).main?.remedy?void 0:i}function c({rule:e}){return e==="t\
arget-missing"}function y(e){return e.split("/").every(n=>!["",".",".."].includes(n))}s.exports={isMissingTarget:c,isRepositoryPath:y,
ownRemedy:a,pathAndLine:u,reasonsOf:t}});
//# report/view/group
(function(a,v,i){const p=i("group-by"),u=i("report/view/words");function c({others:n}){return 1+n.length}function l({lead:n,
others:t}){if(t.length===0)return"";const e=new Set(t.flatMap(({subject:r})=>r?.id??[])).size,o=new Set(t.map(({rule:r})=>r).
filter(r=>r!==n.rule));return[e===t.length?(0,u().count)(e,"other asset"):(0,u().count)(t.length,"other place")+(e>1?` i\
n ${e} assets`:""),...o.size>0?[`also ${[...o].join(", ")}`]:[]].join(", ")}const g=3;function h({lead:n,others:t}){const e=t.
map(({subject:s,location:m})=>s?void 0:m?.path),o=new Set(e);return t.length<=g&&o.size===t.length&&!o.has(void 0)&&!o.has(
n.location?.path)&&t.every(({rule:s})=>s===n.rule)?e.flatMap(s=>s??[]):[]}function d(n,t){return[...(0,p().groupBy)(n,t).
values()].flatMap(([e,...o])=>e===void 0?[]:[{lead:e,others:o}])}a.exports={groupsOf:d,otherFiles:h,othersWords:l,sizeOf:c}});
//# report/view/head-place
(function(d,I,c){function s({head_sha:t,audited_sha:l,head_files:o},{path:i,line:n}){if(l===t)return{path:i,line:n};if(o===
void 0)return{path:i};const r=o.find(e=>e.path===i);if(r===void 0)return{path:i,line:n};if(r.missing)return;const u=r.same.
find(e=>e.line<=n&&n<e.line+(e.lines??Number.POSITIVE_INFINITY));return{path:i,...u&&{line:u.head_line+n-u.line}}}d.exports=
{headPlace:s}});
//# report/view/headline
(function(v,S,s){const T=s("verdict/exit-code"),a=s("report/view/report-sections"),o=s("report/view/words"),d={pass:"pa\
ss",warn:"pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval required"};function u({verdict:e,
error:n,shards:r=[]}){const[t]=r;return e==="error"&&!n&&t&&r.length<t.of?t:void 0}function g(e){const{verdict:n}=e,r=u(
e);return r?`part ${r.index}/${r.of}: ${d[r.verdict]}`:p(e)?n==="fail"?"would fail":`would be: ${d[n]}`:d[n]}function p({
verdict:e,policy:n}){return n?.enforce==="report"&&T().REPORTED_ONLY.has(e)}const E="The policy asks for reports only (`\
enforce: report`): the check is neutral and blocks nothing.",R={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",
needs_approval:"\u270B"};function h(e,n){switch(e.verdict){case"pass":case"warn":return[...O(e,n),...w(n)].join(", ");case"\
needs_approval":return k(e).join(", ");case"fail":case"error":return b(e,n).join(", ")}}function O({genes:e},{passed:n,notRun:r}){
if(e.length===0)return["no genes changed"];const t=n.reduce((c,{command:i})=>c+(i.outcome?.duration_ms??0),0);return[(0,o().
count)(e.length,"gene"),...n.length>0?[`${(0,o().count)(n.length,"command")} passed in ${(0,o().duration)(t)}`]:[],...r.
length>0?[`${(0,o().count)(r.length,"command")} not run`]:[]]}function w({findings:e,blast:n}){const r=(0,a().groupFindings)(
[...e,...n]).filter(({lead:t})=>t.severity==="warning").length;return r===0?[]:[(0,o().count)(r,"warning")]}function k({
genes:e,findings:n}){const r=e.filter(({verdict:t})=>t==="needs_approval").length;return[...r>0?[`${r} of ${(0,o().count)(
e.length,"gene")}`]:[],...n.some(({rule:t})=>t==="gate-approval-missing")?["the gate is weakened"]:[]]}function b(e,n){const{
genes:r}=e,t=r.filter(({verdict:i})=>i==="fail"||i==="error").length,c=(0,a().groupFindings)(n.findings).filter(({lead:i})=>i.
severity==="error").length;return[...t>0?[`${(0,o().grouped)(t)} of ${(0,o().count)(r.length,"gene")} failed`]:[],...n.blocked.
length>0?[`${(0,o().count)(n.blocked.length,"command")} blocked`]:[],...n.failed.length>0?[`${(0,o().count)(n.failed.length,
"command")} failed`]:[],...n.blast.some(({severity:i})=>i==="error")?["blast radius exceeded"]:[],...c>0?[(0,o().count)(
c,n.blocked.length+n.failed.length>0?"other error":"error")]:[],...c===0&&t===0?w(n):[]]}function _(e){const n=h(e,(0,a().
reportSections)(e)),r=g(e);return n===""?r:`${r}: ${n}`}function $({next_actor:e}){return`next_actor: ${e}`}const x=80;function W(e){
const n=_(e),r=e.error&&`${n.includes(":")?",":":"} ${(0,o().spoken)(e.error.code)}`,t=n+(r??""),c=` \xB7 ${$(e)}`;return[
t,m(t),C(m(t))].map(l=>l+c).find(({length:l})=>l<=x)??d[e.verdict]+c}const D=[[/^pass with warnings: /,"pass: "],[/ of ([\d,]+) genes? failed/,
"/$1 genes"],[/ commands? (?=passed|blocked|failed|not run)/g," "],[/ passed in [^,]+/," passed"],[/blast radius exceeded/,
"size"],[/ other error/," error"]];function m(e){return D.reduce((n,[r,t])=>n.replace(r,t),e)}function C(e){return e.replace(
/\/[\d,]+/,"").replace(/(\d),\d{3}\b/g,"$1k")}v.exports={REPORTED_ONLY_NOTE:E,VERDICT_SYMBOLS:R,VERDICT_WORDS:d,checkTitle:W,
headline:h,isReportedOnly:p,nextActorWords:$,reportTitle:_,undecidedPart:u,verdictWords:g}});
//# report/view/marked-lines
(function(S,j,a){const p=a("report/escape"),x=a("report/view/columns"),I=a("report/view/words"),d=2e3,m=200;function L(t,s,{
columns:o=Number.POSITIVE_INFINITY,whole:n=d}={}){return u(t,s,n).flatMap(({start:e,end:r,isShown:i})=>i?P(N(t,e,r,s),o).
flatMap(_):[l(r-e)])}function O(t,s){return u(t,s).map(({start:o,end:n,isShown:e})=>e?(0,p().terminal)(t.slice(o,n)):` ${l(
n-o)} `).join("").trimEnd()}function u(t,s,o=d){const n=[];let e=0;for(const[r,i]of E(t,s,o))r>e&&n.push({start:e,end:r,
isShown:!1}),n.push({start:r,end:i,isShown:!0}),e=i;return e<t.length&&n.push({start:e,end:t.length,isShown:!1}),n}function l(t){
return`[${(0,I().count)(t,"character")} not shown]`}function E(t,s,o){if(t.length<=o)return[[0,t.length]];const n=[0,...s.
map(({start:r})=>r)].toSorted((r,i)=>r-i),e=[];for(const r of n){const i=Math.max(0,Math.min(r,t.length)-m),h=Math.min(t.
length,r+m),c=e.at(-1);c&&i<=c[1]?c[1]=Math.max(c[1],h):e.push([i,h])}return e.map(([r,i])=>[g(t,r),g(t,i)])}function g(t,s){
return/^[\ud800-\udbff][\udc00-\udfff]/.test(t.slice(s-1,s+1))?s+1:s}function N(t,s,o,n){const e=[];let r=s;for(const h of t.
slice(s,o)){const[c,M]=[r,r+h.length],k=(0,p().terminal)(h),b=n.some(w=>M>w.start&&c<Math.max(w.end,w.start+1));e.push({
shown:k,width:(0,x().textWidth)(k),marked:b}),r=M}const i=o===t.length&&n.some(h=>h.start>=o);return i&&e.push({shown:"",
width:1,marked:i}),e}function P(t,s){const o=[];let n=[],e=0;for(const r of t)n.length>0&&e+r.width>s&&(o.push(n),[n,e]=
[[],0]),n.push(r),e+=r.width;return[...o,n]}function _(t){const s=t.map(({shown:n})=>n).join(""),o=t.map(({width:n,marked:e})=>(e?
"^":" ").repeat(n)).join("");return[s,o.trimEnd()].filter((n,e)=>e===0||n!=="")}S.exports={commandLine:O,markedLines:L,notShown:l,
shownParts:u}});
//# report/view/output
(function(n,p,o){const s=o("report/view/words"),i={passed:"passed",failed:"failed",timed_out:"timed out",blocked:"block\
ed",skipped:"skipped",crashed:"crashed",not_runnable:"not runnable here",error:"not decided"};function t({status:e,exit_code:r,
signal:d}){return e==="failed"&&r!==null?`failed with exit code ${r}`:e==="crashed"&&/^SIG\w{2,12}$/.test(d??"")?`crashe\
d with ${d}`:i[e]}const u=["created","changed","deleted"];function c(e,r){return r?.totals?.[e]??r?.[e].length??0}function a({
status:e}){return e!=="blocked"&&e!=="skipped"}function l(e){const r=t(e);return a(e)?`${r} ${e.status==="passed"?"in":"\
after"} ${(0,s().duration)(e.duration_ms)}`:r}n.exports={SIDE_EFFECTS:u,outcomeWords:l,sideEffectCount:c,statusWords:t}});
//# report/view/proof
(function(d,b,r){const l=r("approval/by-digest"),i=r("report/view/words");function c(t){const{policy:e,isolation:o,approvals:n,
approval_digest:a}=t,s=t.blast_radius?.counting==="reference"?", files counted like the reference engine":"",m=e?.extends?
` extending ${e.extends.repository}/${e.extends.path}`:"",$=e?.combined_with?` combined with ${e.combined_with.name}`:"";
return[{label:"Commits",value:u(t)},{label:"Policy",value:e?`${e.path??"built-in defaults"}${m}${$}, profile ${e.profile}${s}${e.
enforce==="report"?", reports only: a failing verdict does not fail the check":""}`:"not read"},...n.length>0?[{label:"A\
pproved",value:n.map(h).join(", ")}]:[],...a===null?[]:[{label:"Approval",value:`digest ${(0,l().shortDigest)(a)}`}],{label:"\
Isolation",value:o.description}]}function u(t){const{base_sha:e,head_sha:o,audited_sha:n,event:a}=t;if(e!==null&&e===n)return`${(0,i().
shortCommit)(e)} is both base and head, so nothing changes`;const s=`${(0,i().shortCommit)(e)} \u2192 ${(0,i().shortCommit)(
o)}`;return a.name==="worktree"?`${s} with the uncommitted files`:n===o?s:`${s}, audited: ${(0,i().shortCommit)(n)}`}function h({
user:t,at:e,pull_request:o}){return`by ${t} at ${(0,i().moment)(e)}${o===void 0?"":` (pull request ${o})`}`}const p="The\
 audit is the gate. Command output comes from the change\u2019s own code and is only evidence.";d.exports={EVIDENCE_NOTE:p,
proofOf:c}});
//# report/view/relative-paths
(function(r,u,$){const n=String.raw`[\w.@+~-]`;function t(e){if(e===void 0||e.length<2)return l=>l;const i=[`file://${e.
startsWith("/")?"":"/"}${encodeURI(e.replaceAll("\\","/"))}`,`file://${e}`,e.replaceAll("\\","\\\\"),e],c=new RegExp(`(?\
<!${n})(?:${i.map(a).join("|")})(?:([/\\\\]{1,2})(?=${n})|(?!${n}))`,"g");return l=>l.replace(c,(g,s)=>s?"":".")}function a(e){
return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}r.exports={relativePaths:t}});
//# report/view/report-sections
(function(M,x,c){const _=c("group-by"),k=c("model/severities"),a=c("report/view/finding"),p=c("report/view/group"),w=["\
blocked","failed","passed","notRun"],b=new WeakMap;function C(s){const t=b.get(s)??N(s);return b.set(s,t),t}function N(s){
const t=(0,_().groupBy)(s.findings,({subject:n})=>l(n?.id,n?.command)),e={blocked:[],failed:[],passed:[],notRun:[]},r=new Set;
for(const n of s.genes)n.commands.forEach((d,A)=>{const g=v(d),y=g==="blocked"||g==="failed"?(t.get(l(n.id,d.command))??
[]).filter(u=>R(u,g,n,d)):[];for(const u of y)r.add(u);y.sort((u,B)=>Number((0,a().isMissingTarget)(B))-Number((0,a().isMissingTarget)(
u))),e[g].push({gene:n,command:d,position:A+1,findings:y})});const i=s.findings.filter(n=>!r.has(n)&&!n.suppressed),o=i.
filter(({severity:n})=>n!=="notice");return{...e,blast:o.filter(h),findings:o.filter(n=>!h(n)),waiting:i.filter(S),notices:i.
filter(n=>n.severity==="notice"&&!S(n)),suppressed:s.findings.filter(({suppressed:n})=>n)}}function S({rule:s}){return s===
"approval-missing"}function h({rule:s}){return s.startsWith("blast-radius-")}function l(s,t){return JSON.stringify([s,t])}
function v({verdict:s,outcome:t}){if(s==="block"||t?.status==="blocked")return"blocked";switch(t?.status){case"passed":return"\
passed";case"failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"failed";default:return"notRun"}}
function R(s,t,e,r){const{severity:i,layer:o}=s;return(t==="failed"?(0,a().isMissingTarget)(s)||i==="error"&&o==="run":i===
"error"&&o!=="run")&&O(s,e,r)}function O({location:s},t,e){if(s===void 0)return!0;const{path:r=t.path,line:i=s.line}=e.location??
{};return s.path===r&&s.line===i}function T(s){const t=k().SEVERITIES.flatMap(e=>s.filter(r=>r.severity===e));return(0,p().
groupsOf)(t,m)}function m({cause:s,rule:t,location:e,message:r}){return s??JSON.stringify([t,e?e.path:r])}function E(s){
return(0,p().groupsOf)(s,({command:t,findings:[e]})=>JSON.stringify([e&&m(e),t.outcome?.status,t.outcome?.exit_code,e&&(0,a().
isMissingTarget)(e)?e.message:t.command]))}function K(s){return(0,p().groupsOf)(s,({lead:{gene:t,findings:e}})=>e[0]?m(e[0]):
t.summary)}M.exports={COMMAND_RESULTS:w,commandKey:l,groupByCause:K,groupCommands:E,groupFindings:T,reportSections:C,resultOf:v,
standsAt:O}});
//# report/view/selection
(function(c,m,i){const l=i("report/view/words");function a({selection:e}){if(e===void 0||e.changed===0&&!e.limited)return;
const{cycles:o,of:d,limited:u,changed:p,unmatched:t,genes:$}=e;return{lead:[`Of ${o<d?`the newest ${o} of ${n(d)}`:n(o)}\
, ${p} would select a different gene.`,...u?["The other cycles were not replayed: the genes have too many or too complex\
 patterns."]:[],...t.base===t.head?[]:[`No gene matches ${t.head} of them (before: ${t.base}).`]].join(" "),genes:$.map(
({id:h,base:s,head:r})=>({id:h,words:r===s?`would still be selected in ${r} of ${o}, but in different ones`:`would be se\
lected in ${r} of ${n(o)} (before: ${s})`}))}}function n(e){return(0,l().count)(e,"past cycle")}c.exports={selectionWords:a}});
//# report/view/tones
(function(o,E,i){const a={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"waiting"},n={allow:"good",warn:"\
caution",block:"bad"},r={error:"bad",warning:"caution",notice:"quiet"};o.exports={COMMAND_TONES:n,SEVERITY_TONES:r,VERDICT_TONES:a}});
//# report/view/words
(function(c,p,m){function t(n,o){return`${e(n)} ${o}${n===1?"":"s"}`}function e(n){return String(n).replaceAll(/\B(?=(?:\d{3})+$)/g,
",")}function l(n){if(n<1e3)return`${Math.round(n)} ms`;const o=Math.floor(n/1e3);return o<60?`${(Math.floor(n/100)/10).
toFixed(1)} s`:`${Math.floor(o/60)} min ${o%60} s`}function h(n){const o=Math.min(u.length-1,Math.floor(Math.log2(Math.max(
1,n))/10)),r=n/1024**o;return`${o===0?r:r.toFixed(1)} ${u[o]}`}const u=["B","KiB","MiB","GiB","TiB"];function s(n){return`${n.
slice(0,16).replace("T"," ")} UTC`}function a(n){return n===null?"unknown":n.slice(0,7)}function $(n){return n.replaceAll(
"_"," ")}function d(n,o){const r=i(n,o);return r===n?n:`${r} (${t(n.length-r.length+1,"character")} not shown)`}function i(n,o){
return n.length<=o?n:`${n.slice(0,o-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}c.exports={clip:i,clipCounted:d,count:t,duration:l,
grouped:e,moment:s,shortCommit:a,size:h,spoken:$}});
