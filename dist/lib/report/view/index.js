//# report/view/assets
(function(u,l,d,W){let a;const m=()=>a??=l("report/view/report-sections");let p;const i=()=>p??=l("report/view/words");
d(u,{commandCounts:()=>g,differenceWords:()=>h,eligibilityWords:()=>O,refusals:()=>_,remarks:()=>v,versionWords:()=>$});
function g({commands:n},e=(0,i().count)(n.length,"command")){if(n.length===0)return"no commands";const o=n.filter(({verdict:r})=>r===
"block").length;if(o>0)return`${o} of ${e} blocked`;const t=n.filter(r=>(0,m().resultOf)(r)==="failed").length;return t>
0?`${t} of ${e} failed`:n.every(({outcome:r})=>r===void 0)?`${e}, not run`:`${n.filter(({outcome:r})=>r?.status==="passe\
d").length} of ${e} passed`}function _(n){return n.commands.some(({verdict:e})=>e==="block")?[]:Object.entries(n.profiles).
filter(([,{accepted:e}])=>!e).map(([e,{reason:o}])=>({profile:e,reason:o??"no reason given"}))}function v({profiles:n}){
return Object.values(n).flatMap(({remark:e})=>e??[])}function $({validators:n={}}){const e=s=>Object.entries(n).filter(([
,{accepted:r}])=>r===s).map(([r])=>r==="newer"?"newer ones":r).join(" and "),[o,t]=[e(!0),e(!1)];return o===""||t===""?void 0:
`accepted by the validators of ${o}, not of ${t}`}const b={command_added:"adds",command_removed:"removes",constraint_loosened:"\
loosens",constraint_tightened:"tightens"};function h({differences:n=[]}){const e=n.filter(({kind:t})=>t==="constraint_lo\
osened"),o=n.filter(({kind:t})=>t!=="constraint_loosened");return[...e,...o].map(w)}function w({kind:n,field:e,base:o,head:t}){
const s=`${b[n]} `;return n==="command_added"||n==="command_removed"?[s,t??o??""]:o===null?[s,e,": now also ",t??""]:t===
null?[s,e,": no longer ",o]:[s,e,": ",o," \u2192 ",t]}const c={message:200,rule:60};function O({eligible:n,reasons:[e,...o]}){
if(n===null)return;if(n)return{lead:"eligible"};if(e===void 0)return{lead:"not eligible"};const t=o.length>0?`, and ${(0,i().
count)(o.length,"other reason")}`:"",{message:s,rule:r}=e;return{lead:"not eligible",reason:`${(0,i().clip)(s,c.message)}\
 (${(0,i().clip)(r,c.rule)}${t})`}}});
//# report/view/blast-radius
(function(w,l,g,N){let v;const S=()=>v??=l("report/escape");let W;const u=()=>W??=l("report/view/columns");let $;const a=()=>$??=
l("report/view/words");g(w,{SIZE_WORDS:()=>O,countedWords:()=>I,directoryLines:()=>A,exemptWords:()=>p,isOver:()=>E,largestDirectories:()=>m,
limitBar:()=>x,othersOver:()=>R,ownerWords:()=>M,sizeLimits:()=>D,uncountedFiles:()=>j});const h=10;function x({used:e,limit:t,
unit:i}){const n=e===0?0:Math.max(1,Math.floor(e/t*h)),s=Math.min(h,n);return`${(0,a().grouped)(e)} / ${(0,a().grouped)(
t)} ${i} ${"\u2588".repeat(s)}${"\u2591".repeat(h-s)}`}const P=["within","near","reached","over","twice"],O={within:"wit\
hin the limit of",near:"close to the limit of",reached:"as many as the limit of",over:"over the limit of",twice:"more th\
an twice the limit of"};function M({gene:e}){return e===void 0?b:e.blast_radius.default_limit?"genes without one of thei\
r own, such as":""}const b="the policy for every change (hard cap)";function E({grade:e}){return e==="over"||e==="twice"}
function D({genes:e,blast_radius:t}){const i=e.map(r=>d(r.blast_radius.files,r.blast_radius.max_files,"files",r)).toSorted(
(r,c)=>c.used/Math.max(1,c.limit)-r.used/Math.max(1,r.limit)),[n]=i.filter(({used:r})=>r>0),s=t?[d(t.files,t.hard_cap_files,
"files"),d(t.lines,t.hard_cap_lines,"lines")].filter(({grade:r})=>r!=="within"):[];return[...n?[n]:[],...s]}function R({
genes:e},{gene:t}){const i=e.filter(n=>n!==t&&n.blast_radius.files>n.blast_radius.max_files).length;return t===void 0||i===
0?"":`, and ${(0,a().count)(i,"other gene")} over the limit`}function d(e,t,i,n){return{used:e,limit:t,unit:i,grade:y(e,
t),...n&&{gene:n}}}function y(e,t){return e>2*t?"twice":e>t?"over":e===t?"reached":e>.8*t?"near":"within"}function I({blast_radius:e}){
if(e===null)return"";const{files:t,exempt_files:i,renamed_files:n=0}=e,s=t+i-n;return[`${(0,a().count)(s,"changed file")}\
 on the page of the pull request`,...n>0?[`${(0,a().count)(n,"rename")}, counted with both names`]:[],...i>0?[`${(0,a().
grouped)(i)} not counted`]:[]].join("; ")}const T=6;function m(e){return e.toSorted((t,i)=>i.files-t.files||i.lines-t.lines).
slice(0,T)}function A(e,t){const i=m(e),n=i.map(o=>[(0,a().count)(o.files,"file"),(0,a().count)(o.lines,"line"),p(o)]),s=Math.
max(0,...n.map(([o])=>o.length)),r=Math.max(0,...n.map(([,o])=>o.length)),c=Math.max(0,...n.map(([,,o])=>o.length)),z=t-
s-r-c-4,_=i.map(({path:o})=>(0,u().clipColumns)((0,S().terminal)(o===""?".":o),z)),B=Math.max(0,..._.map(u().textWidth));
return n.map(([o,F,G],H)=>`${(0,u().padRight)(_[H]??"",B)}  ${o.padStart(s)}  ${F.padStart(r)}${G}`)}function p({files:e,
exempt_files:t=0}){return t===0?"":t===e?", not counted":`, ${(0,a().count)(t,"file")} not counted`}const L=20,C={asset_store:"\
asset store file",validation_script:"new validation script",reference:"not counted by the reference engine"},Z={binary:"\
binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattr\
ibutes)"};function j({blast_radius:e}){return(e?.changed_files??[]).filter(({exempt:t,veil:i})=>t??i).slice(0,L).map(({path:t,
lines:i,exempt:n,veil:s})=>({path:t,words:[(0,a().count)(i,"line"),...n?[C[n]]:[],...s?[Z[s]]:[]].join(", ")}))}});
//# report/view/columns
(function(d,R,p,$){p(d,{chop:()=>h,clipColumns:()=>W,padRight:()=>b,textWidth:()=>s,wrap:()=>M});const w=new RegExp("[\\\
u1100-\\u115f\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe1\
0-\\ufe19\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1b2fb}\\u{1d300}-\\u{1d37f}\\u{1f000}-\\u{1fa\
ff}\\u{20000}-\\u{3fffd}]|\\ufe0f|\\p{Emoji_Presentation}","u"),g=/[\p{Mn}\p{Me}]/u;function l(t){return t<"\x7F"?1:w.test(
t)?2:g.test(t)?0:1}function s(t){let e=0;for(const c of t)e+=l(c);return e}function b(t,e){return t+" ".repeat(Math.max(
0,e-s(t)))}function W(t,e){let c=0,u=0,n=0;for(const i of t)if(c+=l(i),u+=i.length,c<=e-1&&(n=u),c>e)return`${t.slice(0,
n)}\u2026`;return t}const E=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;function M(t,e,c=e){const u=[];let n="",i=0;
const a=o=>s(o)>c&&!E.test(o)?h(o,e):[o];for(const o of t.split(" ").flatMap(a)){const r=s(o);i>0&&i+1+r>e&&(u.push(n),[
n,i]=["",0]),[n,i]=i>0?[`${n} ${o}`,i+1+r]:[o,r]}return[...u,n]}function h(t,e){const c=[];let u="",n=0;for(const i of t){
const a=l(i);if(n+a>e&&u!==""){const o=u.lastIndexOf(" ")+1,r=o>u.length/2?o:u.length;c.push(u.slice(0,r)),u=u.slice(r),
n=s(u)}u+=i,n+=a}return[...c,u]}});
//# report/view/edit-lines
(function(s,c,l,_){let u;const a=()=>u??=c("report/escape");l(s,{editLines:()=>m});const d=20;function m(n){if(n===void 0)
return[];const{old:i,new:e,files:o=[],fix:g}=n;return!g&&o.length===0?[]:[$(JSON.stringify(i)),...e.map(r=>t(`${JSON.stringify(
r)}`)),...o.flatMap(({path:r,text:L})=>p(r,L))]}function p(n,i){const e=(0,a().terminalLines)(i.replace(/\n$/,""));return e.
length>d?[t(`(${n}: ${e.length} lines)`)]:[t(`(${n})`),...e.map(t)]}function $(n){return`- ${n}`}function t(n){return`+ ${n}`}});
//# report/view/error-lines
(function(h,d,E,D){let g;const S=()=>g??=d("report/escape");let $;const w=()=>$??=d("report/view/columns");let b;const k=()=>b??=
d("report/view/relative-paths");let v;const I=()=>v??=d("report/view/words");E(h,{errorLines:()=>F});const A=256*1024,N={
vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --tes\
t":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},
python:{start:/^Traceback \(most recent call last\):$/},"cargo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},
"go test":{start:/^\s*--- FAIL: |^panic: /},tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},
exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},make:{start:/^make(?:\[\d+\])?: \*\*\* /}},
O={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},R=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
T=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
L=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function F({stdout:e,stderr:t,root:s},n,r=Number.POSITIVE_INFINITY){const c=[t,e],p=(0,k().relativePaths)(s),a=o=>(0,S().
outputLines)(p(o.slice(-A))),i=y(c.map(({head:o,tail:l})=>a(`${o}
${l}`))),P=c.map(({head:o,tail:l})=>u(a(l===""?o:l))),_=(i?u(i).slice(0,n):x(P,n)).flatMap(o=>(0,w().chop)(o.trimEnd(),r)).
map(o=>o.trimEnd());return i?_.slice(0,n):_.slice(-n)}function x(e,t){return e.find(s=>s.length>0)?.slice(-t)??[]}function y(e){
return e.map(t=>m(t,Object.values(N))).find(Boolean)??e.map(t=>m(t,[O])).find(Boolean)}function m(e,t){for(const{start:s,
after:n,before:r=0}of t){const c=n?e.findIndex(a=>n.test(a)):0,p=e.findIndex((a,i)=>c!==-1&&i>=c&&s.test(a));if(p!==-1)return e.
slice(Math.max(0,p-r))}}function u(e){const t=[];let s=0;const n=()=>{s>0&&t.push(`    \u2026 ${(0,I().count)(s,"frame")}\
 of dependencies`),s=0};for(const r of e)if(!(R.test(r)||T.test(r))){if(L.test(r)){s++;continue}n(),t.push(r)}return n(),
t}});
//# report/view/finding
(function(s,l,u,p){u(s,{isMissingTarget:()=>m,isRepositoryPath:()=>y,ownRemedy:()=>c,pathAndLine:()=>o,reasonsOf:()=>t});
function o({location:e}){return e&&`${e.path}:${e.line}`}const a=3;function t(e){const n=e.find(({span:r})=>r!==void 0)??
e[0],d=[...new Map(e.map(r=>[r.rule,r])).values()].filter(({rule:r})=>r!==n?.rule);return{main:n,further:d.slice(0,a)}}function c(e,n){
const i=t(e).main?.remedy;return i===t(n).main?.remedy?void 0:i}function m({rule:e}){return e==="target-missing"}function y(e){
return e.split("/").every(n=>!["",".",".."].includes(n))}});
//# report/view/group
(function(u,i,l,y){let p;const c=()=>p??=i("group-by");let g;const a=()=>g??=i("report/view/words");l(u,{groupsOf:()=>w,
otherFiles:()=>_,othersWords:()=>h,sizeOf:()=>d});function d({others:o}){return 1+o.length}function h({lead:o,others:t}){
if(t.length===0)return"";const e=new Set(t.flatMap(({subject:s})=>s?.id??[])).size,n=new Set(t.map(({rule:s})=>s).filter(
s=>s!==o.rule));return[e===t.length?(0,a().count)(e,"other asset"):(0,a().count)(t.length,"other place")+(e>1?` in ${e} \
assets`:""),...n.size>0?[`also ${[...n].join(", ")}`]:[]].join(", ")}const m=3;function _({lead:o,others:t}){const e=t.map(
({subject:r,location:v})=>r?void 0:v?.path),n=new Set(e);return t.length<=m&&n.size===t.length&&!n.has(void 0)&&!n.has(o.
location?.path)&&t.every(({rule:r})=>r===o.rule)?e.flatMap(r=>r??[]):[]}function w(o,t){return[...(0,c().groupBy)(o,t).values()].
flatMap(([e,...n])=>e===void 0?[]:[{lead:e,others:n}])}});
//# report/view/head-place
(function(o,I,s,c){s(o,{headPlace:()=>t});function t({head_sha:l,audited_sha:m,head_files:d},{path:i,line:n}){if(m===l)
return{path:i,line:n};if(d===void 0)return{path:i};const r=d.find(e=>e.path===i);if(r===void 0)return{path:i,line:n};if(r.
missing)return;const u=r.same.find(e=>e.line<=n&&n<e.line+(e.lines??Number.POSITIVE_INFINITY));return{path:i,...u&&{line:u.
head_line+n-u.line}}}});
//# report/view/headline
(function($,d,T,L){let v;const E=()=>v??=d("verdict/exit-code");let R;const a=()=>R??=d("report/view/report-sections");
let O;const o=()=>O??=d("report/view/words");T($,{REPORTED_ONLY_NOTE:()=>k,VERDICT_SYMBOLS:()=>b,VERDICT_WORDS:()=>s,checkTitle:()=>C,
headline:()=>p,isReportedOnly:()=>g,nextActorWords:()=>m,reportTitle:()=>_,verdictWords:()=>u});const s={pass:"pass",warn:"\
pass with warnings",fail:"fail",error:"could not decide",needs_approval:"approval required"};function u(e){const{verdict:n}=e;
return g(e)?n==="fail"?"would fail":`would be: ${s[n]}`:s[n]}function g({verdict:e,policy:n}){return n?.enforce==="repor\
t"&&E().REPORTED_ONLY.has(e)}const k="The policy asks for reports only (`enforce: report`): the check is neutral and blo\
cks nothing.",b={pass:"\u2705",warn:"\u26A0\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\u270B"};function p(e,n){
switch(e.verdict){case"pass":case"warn":return[...x(e,n),...h(n)].join(", ");case"needs_approval":return W(e).join(", ");case"\
fail":case"error":return D(e,n).join(", ")}}function x({genes:e},{passed:n,notRun:r}){if(e.length===0)return["no genes c\
hanged"];const t=n.reduce((c,{command:i})=>c+(i.outcome?.duration_ms??0),0);return[(0,o().count)(e.length,"gene"),...n.length>
0?[`${(0,o().count)(n.length,"command")} passed in ${(0,o().duration)(t)}`]:[],...r.length>0?[`${(0,o().count)(r.length,
"command")} not run`]:[]]}function h({findings:e,blast:n}){const r=(0,a().groupFindings)([...e,...n]).filter(({lead:t})=>t.
severity==="warning").length;return r===0?[]:[(0,o().count)(r,"warning")]}function W({genes:e,findings:n}){const r=e.filter(
({verdict:t})=>t==="needs_approval").length;return[...r>0?[`${r} of ${(0,o().count)(e.length,"gene")}`]:[],...n.some(({rule:t})=>t===
"gate-approval-missing")?["the gate is weakened"]:[]]}function D(e,n){const{genes:r}=e,t=r.filter(({verdict:i})=>i==="fa\
il"||i==="error").length,c=(0,a().groupFindings)(n.findings).filter(({lead:i})=>i.severity==="error").length;return[...t>
0?[`${(0,o().grouped)(t)} of ${(0,o().count)(r.length,"gene")} failed`]:[],...n.blocked.length>0?[`${(0,o().count)(n.blocked.
length,"command")} blocked`]:[],...n.failed.length>0?[`${(0,o().count)(n.failed.length,"command")} failed`]:[],...n.blast.
some(({severity:i})=>i==="error")?["blast radius exceeded"]:[],...c>0?[(0,o().count)(c,n.blocked.length+n.failed.length>
0?"other error":"error")]:[],...c===0&&t===0?h(n):[]]}function _(e){const n=p(e,(0,a().reportSections)(e)),r=u(e);return n===
""?r:`${r}: ${n}`}function m({next_actor:e}){return`next_actor: ${e}`}const y=80;function C(e){const n=_(e),r=e.error&&`${n.
includes(":")?",":":"} ${(0,o().spoken)(e.error.code)}`,t=n+(r??""),c=` \xB7 ${m(e)}`;return[t,w(t),I(w(t))].map(l=>l+c).
find(({length:l})=>l<=y)??s[e.verdict]+c}const S=[[/^pass with warnings: /,"pass: "],[/ of ([\d,]+) genes? failed/,"/$1 \
genes"],[/ commands? (?=passed|blocked|failed|not run)/g," "],[/ passed in [^,]+/," passed"],[/blast radius exceeded/,"s\
ize"],[/ other error/," error"]];function w(e){return S.reduce((n,[r,t])=>n.replace(r,t),e)}function I(e){return e.replace(
/\/[\d,]+/,"").replace(/(\d),\d{3}\b/g,"$1k")}});
//# report/view/marked-lines
(function(k,a,S,T){let x;const w=()=>x??=a("report/escape");let I;const L=()=>I??=a("report/view/columns");let O;const E=()=>O??=
a("report/view/words");S(k,{commandLine:()=>P,markedLines:()=>N,notShown:()=>u,shownParts:()=>l});const m=2e3,d=200;function N(t,o,{
columns:r=Number.POSITIVE_INFINITY,whole:n=m}={}){return l(t,o,n).flatMap(({start:e,end:s,isShown:i})=>i?W(j(t,e,s,o),r).
flatMap(v):[u(s-e)])}function P(t,o){return l(t,o).map(({start:r,end:n,isShown:e})=>e?(0,w().terminal)(t.slice(r,n)):` ${u(
n-r)} `).join("").trimEnd()}function l(t,o,r=m){const n=[];let e=0;for(const[s,i]of b(t,o,r))s>e&&n.push({start:e,end:s,
isShown:!1}),n.push({start:s,end:i,isShown:!0}),e=i;return e<t.length&&n.push({start:e,end:t.length,isShown:!1}),n}function u(t){
return`[${(0,E().count)(t,"character")} not shown]`}function b(t,o,r){if(t.length<=r)return[[0,t.length]];const n=[0,...o.
map(({start:s})=>s)].toSorted((s,i)=>s-i),e=[];for(const s of n){const i=Math.max(0,Math.min(s,t.length)-d),c=Math.min(t.
length,s+d),h=e.at(-1);h&&i<=h[1]?h[1]=Math.max(h[1],c):e.push([i,c])}return e.map(([s,i])=>[g(t,s),g(t,i)])}function g(t,o){
return/^[\ud800-\udbff][\udc00-\udfff]/.test(t.slice(o-1,o+1))?o+1:o}function j(t,o,r,n){const e=[];let s=o;for(const c of t.
slice(o,r)){const[h,_]=[s,s+c.length],M=(0,w().terminal)(c),R=n.some(p=>_>p.start&&h<Math.max(p.end,p.start+1));e.push({
shown:M,width:(0,L().textWidth)(M),marked:R}),s=_}const i=r===t.length&&n.some(c=>c.start>=r);return i&&e.push({shown:"",
width:1,marked:i}),e}function W(t,o){const r=[];let n=[],e=0;for(const s of t)n.length>0&&e+s.width>o&&(r.push(n),[n,e]=
[[],0]),n.push(s),e+=s.width;return[...r,n]}function v(t){const o=t.map(({shown:n})=>n).join(""),r=t.map(({width:n,marked:e})=>(e?
"^":" ").repeat(n)).join("");return[o,r.trimEnd()].filter((n,e)=>e===0||n!=="")}});
//# report/view/output
(function(n,o,s,w){let i;const u=()=>i??=o("report/view/words");s(n,{SIDE_EFFECTS:()=>a,outcomeWords:()=>h,sideEffectCount:()=>l,
statusWords:()=>d});const c={passed:"passed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"\
crashed",not_runnable:"not runnable here",error:"not decided"};function d({status:e,exit_code:t,signal:r}){return e==="f\
ailed"&&t!==null?`failed with exit code ${t}`:e==="crashed"&&/^SIG\w{2,12}$/.test(r??"")?`crashed with ${r}`:c[e]}const a=[
"created","changed","deleted"];function l(e,t){return t?.totals?.[e]??t?.[e].length??0}function p({status:e}){return e!==
"blocked"&&e!=="skipped"}function h(e){const t=d(e);return p(e)?`${t} ${e.status==="passed"?"in":"after"} ${(0,u().duration)(
e.duration_ms)}`:t}});
//# report/view/proof
(function(r,s,a,b){let d;const c=()=>d??=s("approval/by-digest");let p;const n=()=>p??=s("report/view/words");a(r,{EVIDENCE_NOTE:()=>$,
proofOf:()=>u});function u(o){const{policy:e,isolation:t,approvals:i,approval_digest:l}=o,_=o.blast_radius?.counting==="\
reference"?", files counted like the reference engine":"",g=e?.extends?` extending ${e.extends.repository}/${e.extends.path}`:
"",v=e?.combined_with?` combined with ${e.combined_with.name}`:"";return[{label:"Commits",value:m(o)},{label:"Policy",value:e?
`${e.path??"built-in defaults"}${g}${v}, profile ${e.profile}${_}${e.enforce==="report"?", reports only: a failing verdi\
ct does not fail the check":""}`:"not read"},...i.length>0?[{label:"Approved",value:i.map(h).join(", ")}]:[],...l===null?
[]:[{label:"Approval",value:`digest ${(0,c().shortDigest)(l)}`}],{label:"Isolation",value:t.description}]}function m({base_sha:o,
head_sha:e,audited_sha:t}){if(o!==null&&o===t)return`${(0,n().shortCommit)(o)} is both base and head, so nothing changes`;
const i=`${(0,n().shortCommit)(o)} \u2192 ${(0,n().shortCommit)(e)}`;return t===e?i:`${i}, audited: ${(0,n().shortCommit)(
t)}`}function h({user:o,at:e,pull_request:t}){return`by ${o} at ${(0,n().moment)(e)}${t===void 0?"":` (pull request ${t}\
)`}`}const $="The audit is the gate. Command output comes from the change\u2019s own code and is only evidence."});
//# report/view/relative-paths
(function(r,$,t,p){t(r,{relativePaths:()=>i});const n=String.raw`[\w.@+~-]`;function i(e){if(e===void 0||e.length<2)return l=>l;
const c=[`file://${e.startsWith("/")?"":"/"}${encodeURI(e.replaceAll("\\","/"))}`,`file://${e}`,e.replaceAll("\\","\\\\"),
e],u=new RegExp(`(?<!${n})(?:${c.map(a).join("|")})(?:([/\\\\]{1,2})(?=${n})|(?!${n}))`,"g");return l=>l.replace(u,(h,s)=>s?
"":".")}function a(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}});
//# report/view/report-sections
(function(h,a,O,D){let M;const C=()=>M??=a("group-by");let N;const R=()=>N??=a("model/severities");let T;const c=()=>T??=
a("report/view/finding");let k;const p=()=>k??=a("report/view/group");O(h,{COMMAND_RESULTS:()=>w,commandKey:()=>l,groupByCause:()=>F,
groupCommands:()=>B,groupFindings:()=>A,reportSections:()=>E,resultOf:()=>v,standsAt:()=>S});const w=["blocked","failed",
"passed","notRun"];function E(t){const s=(0,C().groupBy)(t.findings,({subject:n})=>l(n?.id,n?.command)),e={blocked:[],failed:[],
passed:[],notRun:[]},r=new Set;for(const n of t.genes)n.commands.forEach((d,J)=>{const g=v(d),y=g==="blocked"||g==="fail\
ed"?(s.get(l(n.id,d.command))??[]).filter(u=>K(u,g,n,d)):[];for(const u of y)r.add(u);y.sort((u,x)=>Number((0,c().isMissingTarget)(
x))-Number((0,c().isMissingTarget)(u))),e[g].push({gene:n,command:d,position:J+1,findings:y})});const i=t.findings.filter(
n=>!r.has(n)&&!n.suppressed),o=i.filter(({severity:n})=>n!=="notice");return{...e,blast:o.filter(b),findings:o.filter(n=>!b(
n)),waiting:i.filter(_),notices:i.filter(n=>n.severity==="notice"&&!_(n)),suppressed:t.findings.filter(({suppressed:n})=>n)}}
function _({rule:t}){return t==="approval-missing"}function b({rule:t}){return t.startsWith("blast-radius-")}function l(t,s){
return JSON.stringify([t,s])}function v({verdict:t,outcome:s}){if(t==="block"||s?.status==="blocked")return"blocked";switch(s?.
status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"fai\
led";default:return"notRun"}}function K(t,s,e,r){const{severity:i,layer:o}=t;return(s==="failed"?(0,c().isMissingTarget)(
t)||i==="error"&&o==="run":i==="error"&&o!=="run")&&S(t,e,r)}function S({location:t},s,e){if(t===void 0)return!0;const{path:r=s.
path,line:i=t.line}=e.location??{};return t.path===r&&t.line===i}function A(t){const s=R().SEVERITIES.flatMap(e=>t.filter(
r=>r.severity===e));return(0,p().groupsOf)(s,m)}function m({cause:t,rule:s,location:e,message:r}){return t??JSON.stringify(
[s,e?e.path:r])}function B(t){return(0,p().groupsOf)(t,({command:s,findings:[e]})=>JSON.stringify([e&&m(e),s.outcome?.status,
s.outcome?.exit_code,e&&(0,c().isMissingTarget)(e)?e.message:s.command]))}function F(t){return(0,p().groupsOf)(t,({lead:{
gene:s,findings:e}})=>e[0]?m(e[0]):s.summary)}});
//# report/view/selection
(function(c,l,i,g){let a;const u=()=>a??=l("report/view/words");i(c,{selectionWords:()=>m});function m({selection:e}){if(e===
void 0||e.changed===0&&!e.limited)return;const{cycles:o,of:r,limited:p,changed:$,unmatched:t,genes:h}=e;return{lead:[`Of\
 ${o<r?`the newest ${o} of ${n(r)}`:n(o)}, ${$} would select a different gene.`,...p?["The other cycles were not replaye\
d: the genes have too many or too complex patterns."]:[],...t.base===t.head?[]:[`No gene matches ${t.head} of them (befo\
re: ${t.base}).`]].join(" "),genes:h.map(({id:w,base:s,head:d})=>({id:w,words:d===s?`would still be selected in ${d} of ${o}\
, but in different ones`:`would be selected in ${d} of ${n(o)} (before: ${s})`}))}}function n(e){return(0,u().count)(e,"\
past cycle")}});
//# report/view/tones
(function(o,i,a,t){a(o,{COMMAND_TONES:()=>r,SEVERITY_TONES:()=>E,VERDICT_TONES:()=>n});const n={pass:"good",warn:"cauti\
on",fail:"bad",error:"bad",needs_approval:"waiting"},r={allow:"good",warn:"caution",block:"bad"},E={error:"bad",warning:"\
caution",notice:"quiet"}});
//# report/view/words
(function(c,p,l,g){l(c,{clip:()=>i,clipCounted:()=>m,count:()=>t,duration:()=>h,grouped:()=>e,moment:()=>a,shortCommit:()=>d,
size:()=>s,spoken:()=>$});function t(n,o){return`${e(n)} ${o}${n===1?"":"s"}`}function e(n){return String(n).replaceAll(
/\B(?=(?:\d{3})+$)/g,",")}function h(n){if(n<1e3)return`${Math.round(n)} ms`;const o=Math.floor(n/1e3);return o<60?`${(Math.
floor(n/100)/10).toFixed(1)} s`:`${Math.floor(o/60)} min ${o%60} s`}function s(n){const o=Math.min(u.length-1,Math.floor(
Math.log2(Math.max(1,n))/10)),r=n/1024**o;return`${o===0?r:r.toFixed(1)} ${u[o]}`}const u=["B","KiB","MiB","GiB","TiB"];
function a(n){return`${n.slice(0,16).replace("T"," ")} UTC`}function d(n){return n===null?"unknown":n.slice(0,7)}function $(n){
return n.replaceAll("_"," ")}function m(n,o){const r=i(n,o);return r===n?n:`${r} (${t(n.length-r.length+1,"character")} \
not shown)`}function i(n,o){return n.length<=o?n:`${n.slice(0,o-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}});
