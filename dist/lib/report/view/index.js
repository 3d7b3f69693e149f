"use strict";module.exports={"report/view/assets"(I,v,N,A){let M;const k=()=>M??=v("report/view/report-sections");let T;const l=()=>T??=
v("report/view/words");N(I,{commandCounts:()=>b,differenceWords:()=>e,eligibilityWords:()=>W,refusals:()=>d,remarks:()=>u,
versionWords:()=>i});function b({commands:g},_=(0,l().count)(g.length,"command")){if(g.length===0)return"no commands";const S=g.
filter(({verdict:n})=>n==="block").length;if(S>0)return`${S} of ${_} blocked`;const O=g.filter(n=>(0,k().resultOf)(n)===
"failed").length;return O>0?`${O} of ${_} failed`:g.every(({outcome:n})=>n===void 0)?`${_}, not run`:`${g.filter(({outcome:n})=>n?.
status==="passed").length} of ${_} passed`}function d(g){return g.commands.some(({verdict:_})=>_==="block")?[]:Object.entries(
g.profiles).filter(([,{accepted:_}])=>!_).map(([_,{reason:S}])=>({profile:_,reason:S??"no reason given"}))}function u({profiles:g}){
return Object.values(g).flatMap(({remark:_})=>_??[])}function i({validators:g={}}){const _=h=>Object.entries(g).filter(([
,{accepted:n}])=>n===h).map(([n])=>n==="newer"?"newer ones":n).join(" and "),[S,O]=[_(!0),_(!1)];return S===""||O===""?void 0:
`accepted by the validators of ${S}, not of ${O}`}const t={command_added:"adds",command_removed:"removes",constraint_loosened:"\
loosens",constraint_tightened:"tightens"};function e({differences:g=[]}){const _=g.filter(({kind:O})=>O==="constraint_lo\
osened"),S=g.filter(({kind:O})=>O!=="constraint_loosened");return[..._,...S].map(o)}function o({kind:g,field:_,base:S,head:O}){
const h=`${t[g]} `;return g==="command_added"||g==="command_removed"?[h,O??S??""]:S===null?[h,_,": now also ",O??""]:O===
null?[h,_,": no longer ",S]:[h,_,": ",S," \u2192 ",O]}const $={message:200,rule:60};function W({eligible:g,reasons:[_,...S]}){
if(g===null)return;if(g)return{lead:"eligible"};if(_===void 0)return{lead:"not eligible"};const O=S.length>0?`, and ${(0,l().
count)(S.length,"other reason")}`:"",{message:h,rule:n}=_;return{lead:"not eligible",reason:`${(0,l().clip)(h,$.message)}\
 (${(0,l().clip)(n,$.rule)}${O})`}}},"report/view/blast-radius"(I,v,N,A){let M;const k=()=>M??=v("report/escape");let T;
const l=()=>T??=v("report/view/columns");let b;const d=()=>b??=v("report/view/words");N(I,{SIZE_WORDS:()=>e,countedWords:()=>h,
directoryLines:()=>a,exemptWords:()=>m,isOver:()=>W,largestDirectories:()=>p,limitBar:()=>i,othersOver:()=>_,ownerWords:()=>o,
sizeLimits:()=>g,uncountedFiles:()=>R});const u=10;function i({used:c,limit:f,unit:E}){const y=c===0?0:Math.max(1,Math.floor(
c/f*u)),x=Math.min(u,y);return`${c.toLocaleString("en-US")} / ${f.toLocaleString("en-US")} ${E} ${"\u2588".repeat(x)}${"\
\u2591".repeat(u-x)}`}const t=["within","near","reached","over","twice"],e={within:"within the limit of",near:"close to \
the limit of",reached:"as many as the limit of",over:"over the limit of",twice:"more than twice the limit of"};function o({
gene:c}){return c===void 0?$:c.blast_radius.default_limit?"genes without one of their own, such as":""}const $="the poli\
cy for every change (hard cap)";function W({grade:c}){return c==="over"||c==="twice"}function g({genes:c,blast_radius:f}){
const E=c.map(C=>S(C.blast_radius.files,C.blast_radius.max_files,"files",C)).toSorted((C,D)=>D.used/Math.max(1,D.limit)-
C.used/Math.max(1,C.limit)),[y]=E.filter(({used:C})=>C>0),x=f?[S(f.files,f.hard_cap_files,"files"),S(f.lines,f.hard_cap_lines,
"lines")].filter(({grade:C})=>C!=="within"):[];return[...y?[y]:[],...x]}function _({genes:c},{gene:f}){const E=c.filter(
y=>y!==f&&y.blast_radius.files>y.blast_radius.max_files).length;return f===void 0||E===0?"":`, and ${(0,d().count)(E,"ot\
her gene")} over the limit`}function S(c,f,E,y){return{used:c,limit:f,unit:E,grade:O(c,f),...y&&{gene:y}}}function O(c,f){
return c>2*f?"twice":c>f?"over":c===f?"reached":c>.8*f?"near":"within"}function h({blast_radius:c}){if(c===null)return"";
const{files:f,exempt_files:E,renamed_files:y=0}=c,x=f+E-y;return[`${(0,d().count)(x,"changed file")} on the page of the \
pull request`,...y>0?[`${(0,d().count)(y,"rename")}, counted with both names`]:[],...E>0?[`${E.toLocaleString("en-US")} \
not counted`]:[]].join("; ")}const n=6;function p(c){return c.toSorted((f,E)=>E.files-f.files||E.lines-f.lines).slice(0,
n)}function a(c,f){const E=p(c),y=E.map(L=>[(0,d().count)(L.files,"file"),(0,d().count)(L.lines,"line"),m(L)]),x=Math.max(
0,...y.map(([L])=>L.length)),C=Math.max(0,...y.map(([,L])=>L.length)),D=Math.max(0,...y.map(([,,L])=>L.length)),P=f-x-C-
D-4,F=E.map(({path:L})=>(0,l().clipColumns)((0,k().terminal)(L===""?".":L),P)),B=Math.max(0,...F.map(l().textWidth));return y.
map(([L,j,U],V)=>`${(0,l().padRight)(F[V]??"",B)}  ${L.padStart(x)}  ${j.padStart(C)}${U}`)}function m({files:c,exempt_files:f=0}){
return f===0?"":f===c?", not counted":`, ${(0,d().count)(f,"file")} not counted`}const w=20,s={asset_store:"asset store \
file",validation_script:"new validation script",reference:"not counted by the reference engine"},r={binary:"binary",long_lines:"\
very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function R({
blast_radius:c}){return(c?.changed_files??[]).filter(({exempt:f,veil:E})=>f??E).slice(0,w).map(({path:f,lines:E,exempt:y,
veil:x})=>({path:f,words:[(0,d().count)(E,"line"),...y?[s[y]]:[],...x?[r[x]]:[]].join(", ")}))}},"report/view/columns"(I,v,N,A){
N(I,{chop:()=>t,clipColumns:()=>d,padRight:()=>b,textWidth:()=>l,wrap:()=>i});const M=new RegExp("[\\u1100-\\u115f\\u2329\\u\
232a\\u2e80-\\u303e\\u3041-\\u33ff\\u3400-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6\
f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1b2fb}\\u{1d300}-\\u{1d37f}\\u{1f000}-\\u{1faff}\\u{20000}-\\u{3fff\
d}]|\\ufe0f|\\p{Emoji_Presentation}","u"),k=/[\p{Mn}\p{Me}]/u;function T(e){return e<"\x7F"?1:M.test(e)?2:k.test(e)?0:1}
function l(e){let o=0;for(const $ of e)o+=T($);return o}function b(e,o){return e+" ".repeat(Math.max(0,o-l(e)))}function d(e,o){
let $=0,W=0,g=0;for(const _ of e)if($+=T(_),W+=_.length,$<=o-1&&(g=W),$>o)return`${e.slice(0,g)}\u2026`;return e}const u=/^[^\w\s]{0,4}sha256:[0-9a-f]{64}[^\w\s]{0,4}$/;
function i(e,o,$=o){const W=[];let g="",_=0;const S=O=>l(O)>$&&!u.test(O)?t(O,o):[O];for(const O of e.split(" ").flatMap(
S)){const h=l(O);_>0&&_+1+h>o&&(W.push(g),[g,_]=["",0]),[g,_]=_>0?[`${g} ${O}`,_+1+h]:[O,h]}return[...W,g]}function t(e,o){
const $=[];let W="",g=0;for(const _ of e){const S=T(_);if(g+S>o&&W!==""){const O=W.lastIndexOf(" ")+1,h=O>W.length/2?O:W.
length;$.push(W.slice(0,h)),W=W.slice(h),g=l(W)}W+=_,g+=S}return[...$,W]}},"report/view/edit-lines"(I,v,N,A){let M;const k=()=>M??=
v("report/escape");N(I,{editLines:()=>l});const T=20;function l(i){if(i===void 0)return[];const{old:t,new:e,files:o=[]}=i;
return[d(JSON.stringify(t)),...e.map($=>u(`${JSON.stringify($)}`)),...o.flatMap(({path:$,text:W})=>b($,W))]}function b(i,t){
const e=(0,k().terminalLines)(t.replace(/\n$/,""));return e.length>T?[u(`(${i}: ${e.length} lines)`)]:[u(`(${i})`),...e.
map(u)]}function d(i){return`- ${i}`}function u(i){return`+ ${i}`}},"report/view/error-lines"(I,v,N,A){let M;const k=()=>M??=
v("report/escape");let T;const l=()=>T??=v("report/view/columns");let b;const d=()=>b??=v("report/view/relative-paths");
let u;const i=()=>u??=v("report/view/words");N(I,{errorLines:()=>_});const t=256*1024,e={vitest:{start:/^ FAIL {2}\S/},jest:{
start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},
tap:{start:/^\s*not ok \d/},pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},
"cargo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},o={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
$=/^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
W=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
g=/^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;
function _({stdout:p,stderr:a,root:m},w,s=Number.POSITIVE_INFINITY){const r=[a,p],R=(0,d().relativePaths)(m),c=C=>(0,k().
outputLines)(R(C.slice(-t))),f=O(r.map(({head:C,tail:D})=>c(`${C}
${D}`))),E=r.map(({head:C,tail:D})=>n(c(D===""?C:D))),x=(f?n(f).slice(0,w):S(E,w)).flatMap(C=>(0,l().chop)(C.trimEnd(),s)).
map(C=>C.trimEnd());return f?x.slice(0,w):x.slice(-w)}function S(p,a){return p.find(m=>m.length>0)?.slice(-a)??[]}function O(p){
return p.map(a=>h(a,Object.values(e))).find(Boolean)??p.map(a=>h(a,[o])).find(Boolean)}function h(p,a){for(const{start:m,
after:w,before:s=0}of a){const r=w?p.findIndex(c=>w.test(c)):0,R=p.findIndex((c,f)=>r!==-1&&f>=r&&m.test(c));if(R!==-1)return p.
slice(Math.max(0,R-s))}}function n(p){const a=[];let m=0;const w=()=>{m>0&&a.push(`    \u2026 ${(0,i().count)(m,"frame")}\
 of dependencies`),m=0};for(const s of p)if(!($.test(s)||W.test(s))){if(g.test(s)){m++;continue}w(),a.push(s)}return w(),
a}},"report/view/finding"(I,v,N,A){N(I,{isMissingTarget:()=>b,isRepositoryPath:()=>d,ownRemedy:()=>l,pathAndLine:()=>M,reasonsOf:()=>T});
function M({location:u}){return u&&`${u.path}:${u.line}`}const k=3;function T(u){const i=u.find(({span:o})=>o!==void 0)??
u[0],e=[...new Map(u.map(o=>[o.rule,o])).values()].filter(({rule:o})=>o!==i?.rule);return{main:i,further:e.slice(0,k)}}function l(u,i){
const t=T(u).main?.remedy;return t===T(i).main?.remedy?void 0:t}function b({rule:u}){return u==="target-missing"}function d(u){
return u.split("/").every(i=>!["",".",".."].includes(i))}},"report/view/group"(I,v,N,A){let M;const k=()=>M??=v("report/\
view/words");N(I,{groupBy:()=>b,groupsOf:()=>d,othersWords:()=>l,sizeOf:()=>T});function T({others:u}){return 1+u.length}
function l({lead:u,others:i}){if(i.length===0)return"";const t=new Set(i.flatMap(({subject:o})=>o?.id??[])).size,e=new Set(
i.map(({rule:o})=>o).filter(o=>o!==u.rule));return[t===i.length?(0,k().count)(t,"other asset"):(0,k().count)(i.length,"o\
ther place")+(t>1?` in ${t} assets`:""),...e.size>0?[`also ${[...e].join(", ")}`]:[]].join(", ")}function b(u,i){const t=new Map;
for(const e of u){const o=i(e),$=t.get(o);$?$.push(e):t.set(o,[e])}return t}function d(u,i){return[...b(u,i).values()].flatMap(
([t,...e])=>t===void 0?[]:[{lead:t,others:e}])}},"report/view/head-place"(I,v,N,A){N(I,{headPlace:()=>M});function M({head_sha:k,
audited_sha:T,head_files:l},{path:b,line:d}){if(T===k)return{path:b,line:d};if(l===void 0)return{path:b};const u=l.find(
t=>t.path===b);if(u===void 0)return{path:b,line:d};if(u.missing)return;const i=u.same.find(t=>t.line<=d&&d<t.line+(t.lines??
Number.POSITIVE_INFINITY));return{path:b,...i&&{line:i.head_line+d-i.line}}}},"report/view/headline"(I,v,N,A){let M;const k=()=>M??=
v("verdict/exit-code");let T;const l=()=>T??=v("report/view/report-sections");let b;const d=()=>b??=v("report/view/words");
N(I,{REPORTED_ONLY_NOTE:()=>e,VERDICT_SYMBOLS:()=>o,VERDICT_WORDS:()=>u,checkTitle:()=>p,headline:()=>$,isReportedOnly:()=>t,
nextActorWords:()=>h,reportTitle:()=>O,verdictWords:()=>i});const u={pass:"pass",warn:"pass with warnings",fail:"fail",error:"\
could not decide",needs_approval:"approval required"};function i(s){const{verdict:r}=s;return t(s)?r==="fail"?"would fai\
l":`would be: ${u[r]}`:u[r]}function t({verdict:s,policy:r}){return r?.enforce==="report"&&k().REPORTED_ONLY.has(s)}const e="\
The policy asks for reports only (`enforce: report`): the check is neutral and blocks nothing.",o={pass:"\u2705",warn:"\u26A0\
\uFE0F",fail:"\u274C",error:"\u274C",needs_approval:"\u270B"};function $(s,r){switch(s.verdict){case"pass":case"warn":return[
...W(s,r),...g(r)].join(", ");case"needs_approval":return _(s).join(", ");case"fail":case"error":return S(s,r).join(", ")}}
function W({genes:s},{passed:r,notRun:R}){if(s.length===0)return["no genes changed"];const c=r.reduce((f,{command:E})=>f+
(E.outcome?.duration_ms??0),0);return[(0,d().count)(s.length,"gene"),...r.length>0?[`${(0,d().count)(r.length,"command")}\
 passed in ${(0,d().duration)(c)}`]:[],...R.length>0?[`${(0,d().count)(R.length,"command")} not run`]:[]]}function g({findings:s,
blast:r}){const R=(0,l().groupFindings)([...s,...r]).filter(({lead:c})=>c.severity==="warning").length;return R===0?[]:[
(0,d().count)(R,"warning")]}function _({genes:s,findings:r}){const R=s.filter(({verdict:c})=>c==="needs_approval").length;
return[...R>0?[`${R} of ${(0,d().count)(s.length,"gene")}`]:[],...r.some(({rule:c})=>c==="gate-approval-missing")?["the \
gate is weakened"]:[]]}function S(s,r){const{genes:R}=s,c=R.filter(({verdict:E})=>E==="fail"||E==="error").length,f=(0,l().
groupFindings)(r.findings).filter(({lead:E})=>E.severity==="error").length;return[...c>0?[`${c.toLocaleString("en-US")} \
of ${(0,d().count)(R.length,"gene")} failed`]:[],...r.blocked.length>0?[`${(0,d().count)(r.blocked.length,"command")} bl\
ocked`]:[],...r.failed.length>0?[`${(0,d().count)(r.failed.length,"command")} failed`]:[],...r.blast.some(({severity:E})=>E===
"error")?["blast radius exceeded"]:[],...f>0?[(0,d().count)(f,r.blocked.length+r.failed.length>0?"other error":"error")]:
[],...f===0&&c===0?g(r):[]]}function O(s){const r=$(s,(0,l().reportSections)(s)),R=i(s);return r===""?R:`${R}: ${r}`}function h({
next_actor:s}){return`next_actor: ${s}`}const n=80;function p(s){const r=O(s),R=s.error&&`${r.includes(":")?",":":"} ${(0,d().
spoken)(s.error.code)}`,c=r+(R??""),f=` \xB7 ${h(s)}`;return[c,m(c),w(m(c))].map(y=>y+f).find(({length:y})=>y<=n)??u[s.verdict]+
f}const a=[[/^pass with warnings: /,"pass: "],[/ of ([\d,]+) genes? failed/,"/$1 genes"],[/ commands? (?=passed|blocked|failed|not run)/g,
" "],[/ passed in [^,]+/," passed"],[/blast radius exceeded/,"size"],[/ other error/," error"]];function m(s){return a.reduce(
(r,[R,c])=>r.replace(R,c),s)}function w(s){return s.replace(/\/[\d,]+/,"").replace(/(\d),\d{3}\b/g,"$1k")}},"report/view\
/marked-lines"(I,v,N,A){let M;const k=()=>M??=v("report/escape");let T;const l=()=>T??=v("report/view/columns");let b;const d=()=>b??=
v("report/view/words");N(I,{commandLine:()=>e,markedLines:()=>t,notShown:()=>$,shownParts:()=>o});const u=2e3,i=200;function t(h,n,{
columns:p=Number.POSITIVE_INFINITY,whole:a=u}={}){return o(h,n,a).flatMap(({start:m,end:w,isShown:s})=>s?S(_(h,m,w,n),p).
flatMap(O):[$(w-m)])}function e(h,n){return o(h,n).map(({start:p,end:a,isShown:m})=>m?(0,k().terminal)(h.slice(p,a)):` ${$(
a-p)} `).join("").trimEnd()}function o(h,n,p=u){const a=[];let m=0;for(const[w,s]of W(h,n,p))w>m&&a.push({start:m,end:w,
isShown:!1}),a.push({start:w,end:s,isShown:!0}),m=s;return m<h.length&&a.push({start:m,end:h.length,isShown:!1}),a}function $(h){
return`[${(0,d().count)(h,"character")} not shown]`}function W(h,n,p){if(h.length<=p)return[[0,h.length]];const a=[0,...n.
map(({start:w})=>w)].toSorted((w,s)=>w-s),m=[];for(const w of a){const s=Math.max(0,Math.min(w,h.length)-i),r=Math.min(h.
length,w+i),R=m.at(-1);R&&s<=R[1]?R[1]=Math.max(R[1],r):m.push([s,r])}return m.map(([w,s])=>[g(h,w),g(h,s)])}function g(h,n){
return/^[\ud800-\udbff][\udc00-\udfff]/.test(h.slice(n-1,n+1))?n+1:n}function _(h,n,p,a){const m=[];let w=n;for(const r of h.
slice(n,p)){const[R,c]=[w,w+r.length],f=(0,k().terminal)(r),E=a.some(y=>c>y.start&&R<Math.max(y.end,y.start+1));m.push({
shown:f,width:(0,l().textWidth)(f),marked:E}),w=c}const s=p===h.length&&a.some(r=>r.start>=p);return s&&m.push({shown:"",
width:1,marked:s}),m}function S(h,n){const p=[];let a=[],m=0;for(const w of h)a.length>0&&m+w.width>n&&(p.push(a),[a,m]=
[[],0]),a.push(w),m+=w.width;return[...p,a]}function O(h){const n=h.map(({shown:a})=>a).join(""),p=h.map(({width:a,marked:m})=>(m?
"^":" ").repeat(a)).join("");return[n,p.trimEnd()].filter((a,m)=>m===0||a!=="")}},"report/view/output"(I,v,N,A){let M;const k=()=>M??=
v("report/view/words");N(I,{SIDE_EFFECTS:()=>b,outcomeWords:()=>i,sideEffectCount:()=>d,statusWords:()=>l});const T={passed:"\
passed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",not_runnable:"not ru\
nnable here",error:"not decided"};function l({status:t,exit_code:e,signal:o}){return t==="failed"&&e!==null?`failed with\
 exit code ${e}`:t==="crashed"&&/^SIG\w{2,12}$/.test(o??"")?`crashed with ${o}`:T[t]}const b=["created","changed","delet\
ed"];function d(t,e){return e?.totals?.[t]??e?.[t].length??0}function u({status:t}){return t!=="blocked"&&t!=="skipped"}
function i(t){const e=l(t);return u(t)?`${e} ${t.status==="passed"?"in":"after"} ${(0,k().duration)(t.duration_ms)}`:e}},
"report/view/proof"(I,v,N,A){let M;const k=()=>M??=v("approval/by-digest");let T;const l=()=>T??=v("report/view/words");
N(I,{EVIDENCE_NOTE:()=>u,proofOf:()=>b});function b(i){const{policy:t,isolation:e,approvals:o,approval_digest:$}=i,W=i.blast_radius?.
counting==="reference"?", files counted like the reference engine":"",g=t?.extends?` extending ${t.extends.repository}/${t.
extends.path}`:"",_=t?.combined_with?` combined with ${t.combined_with.name}`:"";return[{label:"Commits",value:`${(0,l().
shortCommit)(i.base_sha)} \u2192 ${(0,l().shortCommit)(i.head_sha)}`+(i.audited_sha===i.head_sha?"":`, audited: ${(0,l().
shortCommit)(i.audited_sha)}`)},{label:"Policy",value:t?`${t.path??"built-in defaults"}${g}${_}, profile ${t.profile}${W}${t.
enforce==="report"?", reports only: a failing verdict does not fail the check":""}`:"not read"},...o.length>0?[{label:"A\
pproved",value:o.map(d).join(", ")}]:[],...$===null?[]:[{label:"Approval",value:`digest ${(0,k().shortDigest)($)}`}],{label:"\
Isolation",value:e.description}]}function d({user:i,at:t,pull_request:e}){return`by ${i} at ${(0,l().moment)(t)}${e===void 0?
"":` (pull request ${e})`}`}const u="The audit is the gate. Command output comes from the change\u2019s own code and is only \
evidence."},"report/view/relative-paths"(I,v,N,A){N(I,{relativePaths:()=>k});const M=String.raw`[\w.@+~-]`;function k(l){
if(l===void 0||l.length<2)return i=>i;const d=[`file://${l.startsWith("/")?"":"/"}${encodeURI(l.replaceAll("\\","/"))}`,
`file://${l}`,l.replaceAll("\\","\\\\"),l],u=new RegExp(`(?<!${M})(?:${d.map(T).join("|")})(?:([/\\\\]{1,2})(?=${M})|(?!${M}\
))`,"g");return i=>i.replace(u,(t,e)=>e?"":".")}function T(l){return l.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}},"report/v\
iew/report-sections"(I,v,N,A){let M;const k=()=>M??=v("model/severities");let T;const l=()=>T??=v("report/view/finding");
let b;const d=()=>b??=v("report/view/group");N(I,{COMMAND_RESULTS:()=>u,commandKey:()=>o,groupByCause:()=>h,groupCommands:()=>O,
groupFindings:()=>_,reportSections:()=>i,resultOf:()=>$,standsAt:()=>g});const u=["blocked","failed","passed","notRun"];
function i(n){const p=(0,d().groupBy)(n.findings,({subject:r})=>o(r?.id,r?.command)),a={blocked:[],failed:[],passed:[],notRun:[]},
m=new Set;for(const r of n.genes)r.commands.forEach((R,c)=>{const f=$(R),E=f==="blocked"||f==="failed"?(p.get(o(r.id,R.command))??
[]).filter(y=>W(y,f,r,R)):[];for(const y of E)m.add(y);E.sort((y,x)=>Number((0,l().isMissingTarget)(x))-Number((0,l().isMissingTarget)(
y))),a[f].push({gene:r,command:R,position:c+1,findings:E})});const w=n.findings.filter(r=>!m.has(r)&&!r.suppressed),s=w.
filter(({severity:r})=>r!=="notice");return{...a,blast:s.filter(e),findings:s.filter(r=>!e(r)),waiting:w.filter(t),notices:w.
filter(r=>r.severity==="notice"&&!t(r)),suppressed:n.findings.filter(({suppressed:r})=>r)}}function t({rule:n}){return n===
"approval-missing"}function e({rule:n}){return n.startsWith("blast-radius-")}function o(n,p){return JSON.stringify([n,p])}
function $({verdict:n,outcome:p}){if(n==="block"||p?.status==="blocked")return"blocked";switch(p?.status){case"passed":return"\
passed";case"failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"failed";default:return"notRun"}}
function W(n,p,a,m){const{severity:w,layer:s}=n;return(p==="failed"?(0,l().isMissingTarget)(n)||w==="error"&&s==="run":w===
"error"&&s!=="run")&&g(n,a,m)}function g({location:n},p,a){if(n===void 0)return!0;const{path:m=p.path,line:w=n.line}=a.location??
{};return n.path===m&&n.line===w}function _(n){const p=k().SEVERITIES.flatMap(a=>n.filter(m=>m.severity===a));return(0,d().
groupsOf)(p,S)}function S({cause:n,rule:p,location:a,message:m}){return n??JSON.stringify([p,a?a.path:m])}function O(n){
return(0,d().groupsOf)(n,({command:p,findings:[a]})=>JSON.stringify([a&&S(a),p.outcome?.status,p.outcome?.exit_code,a&&(0,l().
isMissingTarget)(a)?a.message:p.command]))}function h(n){return(0,d().groupsOf)(n,({lead:{gene:p,findings:a}})=>a[0]?S(a[0]):
p.summary)}},"report/view/selection"(I,v,N,A){let M;const k=()=>M??=v("report/view/words");N(I,{selectionWords:()=>T});function T({
selection:b}){if(b===void 0||b.changed===0&&!b.limited)return;const{cycles:d,of:u,limited:i,changed:t,unmatched:e,genes:o}=b;
return{lead:[`Of ${d<u?`the newest ${d} of ${l(u)}`:l(d)}, ${t} would select a different gene.`,...i?["The other cycles \
were not replayed: the genes have too many or too complex patterns."]:[],...e.base===e.head?[]:[`No gene matches ${e.head}\
 of them (before: ${e.base}).`]].join(" "),genes:o.map(({id:g,base:_,head:S})=>({id:g,words:S===_?`would still be select\
ed in ${S} of ${d}, but in different ones`:`would be selected in ${S} of ${l(d)} (before: ${_})`}))}}function l(b){return(0,k().
count)(b,"past cycle")}},"report/view/tones"(I,v,N,A){N(I,{COMMAND_TONES:()=>k,SEVERITY_TONES:()=>T,VERDICT_TONES:()=>M});
const M={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"waiting"},k={allow:"good",warn:"caution",block:"\
bad"},T={error:"bad",warning:"caution",notice:"quiet"}},"report/view/words"(I,v,N,A){N(I,{clip:()=>t,clipCounted:()=>i,count:()=>M,
duration:()=>k,moment:()=>b,shortCommit:()=>d,size:()=>T,spoken:()=>u});function M(e,o){return`${e.toLocaleString("en-US")}\
 ${o}${e===1?"":"s"}`}function k(e){if(e<1e3)return`${Math.round(e)} ms`;const o=Math.floor(e/1e3);return o<60?`${(Math.
floor(e/100)/10).toFixed(1)} s`:`${Math.floor(o/60)} min ${o%60} s`}function T(e){const o=Math.min(l.length-1,Math.floor(
Math.log2(Math.max(1,e))/10)),$=e/1024**o;return`${o===0?$:$.toFixed(1)} ${l[o]}`}const l=["B","KiB","MiB","GiB","TiB"];
function b(e){return`${e.slice(0,16).replace("T"," ")} UTC`}function d(e){return e===null?"unknown":e.slice(0,7)}function u(e){
return e.replaceAll("_"," ")}function i(e,o){const $=t(e,o);return $===e?e:`${$} (${M(e.length-$.length+1,"character")} \
not shown)`}function t(e,o){return e.length<=o?e:`${e.slice(0,o-1).replace(/[\ud800-\udbff]$/,"")}\u2026`}}};
