var W=Object.defineProperty;var t=(D,T)=>W(D,"name",{value:T,configurable:!0});export const id=196,ids=[196],modules={8493:((D,T,i)=>{i.d(T,{BH:t(()=>f,"BH"),DN:t(()=>_,"DN"),G3:t(()=>O,"G3"),Hy:t(()=>m,
"Hy"),K5:t(()=>R,"K5"),Qb:t(()=>e,"Qb"),lG:t(()=>u,"lG")});var M=i(9924),b=i(42886),g=i(64467),P=i(68421),$=i(47364),a=i(
99639),h=i(63756),w=i(58848),d=i(58933);const m=600,I={quiet:8,verbose:200};function R({lead:s,others:o},r){const{main:k,
further:v}=(0,$.zM)(s.findings);return[...n(s,"blocked",r),...(0,d.wW)(r,"",E(s,r)),...k?e(k,r):(0,d.CS)(r,"why",(0,w.$Q)(
s.gene.summary,m)),...v.flatMap(({message:j,rule:A})=>(0,d.CS)(r,"also",`${(0,w.$Q)(j,m)} (${(0,w.$Q)(A,60)})`)),...p(o,
r)]}t(R,"blockedRows");function f({lead:s,others:o},r){return[...n(s,"blocked",r),...(0,d.wW)(r,"",E(s,r)),...p(o,r)]}t(
f,"alsoBlockedRows");function E({command:s,findings:o},r){const k=o.flatMap(({span:v})=>v??[]);return O(s.command,k,r)}t(
E,"commandLines");function O(s,o,r,{tone:k="bad",...v}={}){return(0,a.I)(s,o,{columns:(0,d.dT)(r),...v}).map(j=>r.paint(
/^ *\^[ ^]*$/.test(j)?k:"strong",j))}t(O,"markedCommand");function u({lead:s,others:o},r){const{outcome:k}=s.command;if(k===
void 0)return[];const v=r.verbose?I.verbose:I.quiet,[j]=s.findings;return[...n(s,"failed",r),...(0,d.wW)(r,"",[...E({...s,
findings:[]},r),...(0,P.S)(k,v,(0,d.dT)(r)-2).map(A=>`${r.paint("quiet","\u2502")} ${A}`)]),...(0,d.CS)(r,"why",`It ${(0,h.
o)(k)} after ${(0,w.p0)(k.duration_ms)}.${c(j)}`),...j?_(j,r):[],...p(o,r)]}t(u,"failedRows");function c(s){return s&&(0,$.
Sl)(s)?` ${(0,w.$Q)(s.message,m)}`:""}t(c,"causeOf");function n({gene:s,command:o,position:r},k,v){const j=(0,d.dT)(v),A=o.
location?.path??s.path,C=`:${o.location?.line??s.line}`,L=`, command ${r} of ${s.commands.length}`;return(0,d.wW)(v,k,[(0,d.
EU)(s.id,j-L.length)+L,v.paint("quiet",(0,d.EU)(A,j-C.length)+C)],"bad")}t(n,"placeRows");function e(s,o){return[...(0,d.
CS)(o,"why",(0,w.$Q)(s.message,m)),..._(s,o,s.edit)]}t(e,"explanation");function _({remedy:s,rule:o},r,k){return[...(0,d.
CS)(r,"fix",(0,w.$Q)(s,m),{label:"good"}),...l(k,r),...S(o,r)]}t(_,"fixRows");function l(s,o){const r=(0,g.S)(s).flatMap(
k=>(0,b.VA)((0,M.Fo)(k),(0,d.dT)(o)).map(v=>o.paint(k.startsWith("-")?"bad":"good",v)));return r.length>0?(0,d.wW)(o,"",
r):[]}t(l,"editRows");function S(s,o){return(0,d.wW)(o,"see",[o.paint("quiet",(0,d.EU)(`gene-gate explain ${s}`,(0,d.dT)(
o)))])}t(S,"explainRow");function p(s,o){if(s.length===0)return[];const r=[...new Set(s.map(({gene:v})=>(0,w.$Q)(v.id,40)))],
k=r.length>3?` and ${r.length-3} more`:"";return(0,d.CS)(o,"repeated",`Same problem in ${(0,w.U9)(s.length,"other comman\
d")}, in ${r.slice(0,3).join(", ")}${k}.`)}t(p,"sameAgain")}),3077:((D,T,i)=>{i.d(T,{b:t(()=>g,"b")});var M=i(89609),b=i(
42886);function g($,a){return`${(0,M.g)($).map(h=>P(h,a)).join(`

`)}
`}t(g,"renderRule");function P({kind:$,text:a},h){switch($){case"title":return a;case"heading":return`${a}:`;case"paragr\
aph":return(0,b.LV)(a.replace(/\s+/g," "),h).join(`
`);case"code":return a.replace(/^(?=.)/gm,"    ")}}t(P,"renderBlock")}),64467:((D,T,i)=>{i.d(T,{S:t(()=>g,"S")});var M=i(
9924);const b=20;function g(h){if(h===void 0)return[];const{old:w,new:d,files:m=[]}=h;return[$(JSON.stringify(w)),...d.map(
I=>a(`${JSON.stringify(I)}`)),...m.flatMap(({path:I,text:R})=>P(I,R))]}t(g,"editLines");function P(h,w){const d=(0,M.MJ)(
w.replace(/\n$/,""));return d.length>b?[a(`(${h}: ${d.length} lines)`)]:[a(`(${h})`),...d.map(a)]}t(P,"newFile");function $(h){
return`- ${h}`}t($,"removed");function a(h){return`+ ${h}`}t(a,"added")}),68421:((D,T,i)=>{i.d(T,{S:t(()=>m,"S")});var M=i(
9924),b=i(42886),g=i(58848);const P=256*1024,$={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},a={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
h=/^\s*\^*$|^\s+at (?:.*\()?node:|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
w=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
d=/^\s+at .*(?:[/\\]node_modules[/\\]|\/rustc\/)|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)/;function m({stdout:u,
stderr:c},n,e=Number.POSITIVE_INFINITY){const _=[c,u],l=f(_.map(({head:o,tail:r})=>R(`${o}
${r}`))),S=_.map(({head:o,tail:r})=>O(R(r===""?o:r))),s=(l?O(l).slice(0,n):I(S,n)).flatMap(o=>(0,b.VA)(o.trimEnd(),e)).map(
o=>o.trimEnd());return l?s.slice(0,n):s.slice(-n)}t(m,"errorLines");function I(u,c){return u.find(n=>n.length>0)?.slice(
-c)??[]}t(I,"endOf");function R(u){return(0,M.MJ)(u.slice(-P))}t(R,"linesOf");function f(u){return u.map(c=>E(c,Object.values(
$))).find(Boolean)??u.map(c=>E(c,[a])).find(Boolean)}t(f,"beginningOf");function E(u,c){for(const{start:n,after:e,before:_=0}of c){
const l=e?u.findIndex(p=>e.test(p)):0,S=u.findIndex((p,s)=>l!==-1&&s>=l&&n.test(p));if(S!==-1)return u.slice(Math.max(0,
S-_))}}t(E,"beginningIn");function O(u){const c=[];let n=0;const e=t(()=>{n>0&&c.push(`    \u2026 ${(0,g.U9)(n,"frame")}\
 of dependencies`),n=0},"told");for(const _ of u)if(!(h.test(_)||w.test(_))){if(d.test(_)){n++;continue}e(),c.push(_)}return e(),
c}t(O,"relevant")}),47364:((D,T,i)=>{i.d(T,{Sl:t(()=>P,"Sl"),VC:t(()=>M,"VC"),og:t(()=>$,"og"),zM:t(()=>g,"zM")});function M({
location:a}){return a&&`${a.path}:${a.line}`}t(M,"pathAndLine");const b=3;function g(a){const h=a.find(({span:m})=>m!==void 0)??
a[0],d=[...new Map(a.map(m=>[m.rule,m])).values()].filter(({rule:m})=>m!==h?.rule);return{main:h,further:d.slice(0,b)}}t(
g,"reasonsOf");function P({rule:a}){return a==="target-missing"}t(P,"isMissingTarget");function $(a){return a.split("/").
every(h=>!["",".",".."].includes(h))}t($,"isRepositoryPath")}),99639:((D,T,i)=>{i.d(T,{I:t(()=>a,"I")});var M=i(9924),b=i(
42886),g=i(58848);const P=2e3,$=200;function a(f,E,{columns:O=Number.POSITIVE_INFINITY,whole:u=P}={}){const c=[];let n=0;
for(const[e,_]of w(f,E,u))e>n&&c.push(h(e-n)),c.push(...I(m(f,e,_,E),O).flatMap(R)),n=_;return n<f.length&&c.push(h(f.length-
n)),c}t(a,"markedLines");function h(f){return`[${(0,g.U9)(f,"character")} not shown]`}t(h,"notShown");function w(f,E,O){
if(f.length<=O)return[[0,f.length]];const u=[0,...E.map(({start:n})=>n)].toSorted((n,e)=>n-e),c=[];for(const n of u){const e=Math.
max(0,Math.min(n,f.length)-$),_=Math.min(f.length,n+$),l=c.at(-1);l&&e<=l[1]?l[1]=Math.max(l[1],_):c.push([e,_])}return c.
map(([n,e])=>[d(f,n),d(f,e)])}t(w,"shownRanges");function d(f,E){return/^[\ud800-\udbff][\udc00-\udfff]/.test(f.slice(E-
1,E+1))?E+1:E}t(d,"betweenPairs");function m(f,E,O,u){const c=[];let n=E;for(const _ of f.slice(E,O)){const[l,S]=[n,n+_.
length],p=(0,M.Fo)(_),s=u.some(o=>S>o.start&&l<Math.max(o.end,o.start+1));c.push({shown:p,width:(0,b.sc)(p),marked:s}),n=
S}const e=O===f.length&&u.some(_=>_.start>=O);return e&&c.push({shown:"",width:1,marked:e}),c}t(m,"cellsOf");function I(f,E){
const O=[];let u=[],c=0;for(const n of f)u.length>0&&c+n.width>E&&(O.push(u),[u,c]=[[],0]),u.push(n),c+=n.width;return[...O,
u]}t(I,"rowsOf");function R(f){const E=f.map(({shown:u})=>u).join(""),O=f.map(({width:u,marked:c})=>(c?"^":" ").repeat(u)).
join("");return[E,O.trimEnd()].filter((u,c)=>c===0||u!=="")}t(R,"rowWithMarks")}),63756:((D,T,i)=>{i.d(T,{o:t(()=>b,"o")});
const M={passed:"passed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",error:"\
not decided"};function b({status:g,exit_code:P,signal:$}){return g==="failed"&&P!==null?`failed with exit code ${P}`:g===
"crashed"&&/^SIG\w{2,12}$/.test($??"")?`crashed with ${$}`:M[g]}t(b,"statusWords")}),6420:((D,T,i)=>{i.d(T,{KI:t(()=>b,"\
KI"),UZ:t(()=>g,"UZ"),g9:t(()=>M,"g9")});const M={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"wait\
ing"},b={allow:"good",warn:"caution",block:"bad"},g={error:"bad",warning:"caution",notice:"quiet"}}),47437:((D,T,i)=>{i.
d(T,{kQ:t(()=>d,"kQ")});var M=i(37291),b=i(61131);function g(n,e={}){return[...new Set([...Object.keys(n??{}),...Object.
keys(e)])].map(l=>{const S=n?.[l],p=e[l];return(n===void 0||JSON.stringify(S)===JSON.stringify(p))&&p!==void 0?P(l,p):$(
l,S,p)})}t(g,"filesText");function P(n,e){if(typeof e=="object"&&"symlink"in e)return`# ${n} -> ${e.symlink}`;const _=typeof e==
"object"&&"latin1"in e?" (in ISO 8859-1)":"",l=a(n,e).trimEnd();return l===""?`# ${n} (empty)`:`# ${n}${_}
${l}`}t(P,"fileText");function $(n,e,_){return(0,M.ss)(e===void 0?"/dev/null":`a/${n}`,_===void 0?"/dev/null":`b/${n}`,a(
n,e),a(n,_),void 0,void 0,{headerOptions:M.jr}).trimEnd()}t($,"diffText");function a(n,e=""){return typeof e=="string"?e:
"symlink"in e?e.symlink:"submodule"in e?`Subproject commit ${e.submodule}
`:("latin1"in e?e.latin1:e).map(l=>`${(0,b.G_)(l,n.endsWith(".jsonl"))}
`).join("")}t(a,"contentOf");function h(n){return typeof n=="object"&&"head"in n}t(h,"isChangeExample");function w(n){return typeof n==
"object"&&"candidates"in n}t(w,"isPromotionExample");function d(n){return typeof n=="string"?c(n):[...R(n),...I(n)].join(
`

`)}t(d,"exampleText");const m=".github/gene-gate.yml";function I({policy:n}){return n===void 0?[]:[P(m,n)]}t(I,"policyTe\
xt");function R(n){if(w(n))return E(n);if(!h(n))return[u(n),...n.firstHalf?["# Judged before `prepare`"]:[],...(n.without??
[]).map(o=>`# without ${o}`),...g(n.base,n.files)];const{base:e,head:_,checkout:l,inputs:S,run:p,approvedBy:s}=n;return[
...g(e,_),...l?[`# The checkout is ${f[l]}.`]:[],...S?[`with:
${O(S)}`]:[],...p?.installed?["npm ci --ignore-scripts"]:[],...p?.prepare?[`with:
  prepare: ${p.prepare}`]:[],...p?.large?["truncate --size=5G node_modules/large"]:[],...p?.untracked?["# On disk, but n\
ot in the commit:",...g(void 0,p.untracked)]:[],...p?.meanwhile?["# Written while this runs:",...g(void 0,p.meanwhile)]:
[],...p?.shard?[`gene-gate check --shard ${p.shard}`]:[],...p?.cancelled?["# The job is cancelled while this runs."]:[],
...(s??[]).map(o=>`@${o} approves with the comment: /gene-gate approve`)]}t(R,"partsOf");const f={"test merge":"the test\
 merge of base and head","another merge":"a merge commit of base and head with other content"};function E(n){const{candidates:e,
files:_,events:l,reports:S,checkRun:p,run:s}=n;return[...g(void 0,{"candidates.jsonl":e,..._,...l&&{"events.jsonl":l},...S&&
{"gate-report.json":S}}),...p===void 0?[]:[`# The digest of the report is ${p?"":"not "}in a check run on GitHub.`],...s?
["gene-gate promote candidates.jsonl --run"]:[]]}t(E,"promotionText");function O(n){return Object.entries(n).map(([e,_])=>`\
  ${e}: ${_}`).join(`
`)}t(O,"yamlText");function u({command:n,context:e}){return e===void 0?c(n):JSON.stringify({command:n,context:e})}t(u,"p\
roposalText");function c(n){return typeof n=="string"&&n.trim()!==""?n:`"validation": [${JSON.stringify(n)}]`}t(c,"comma\
ndText")}),89609:((D,T,i)=>{i.d(T,{g:t(()=>g,"g")});var M=i(47437),b=i(96616);function g(a){const{id:h,title:w,severity:d,
layer:m,since:I,why:R,wrong:f,right:E,configure:O}=a;return[{kind:"title",text:h},{kind:"paragraph",text:`${w}.`},{kind:"\
paragraph",text:`Severity: ${d} \xB7 Layer: ${m} \xB7 Since: ${I}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:R},
{kind:"heading",text:"Wrong"},{kind:"code",text:(0,M.kQ)(f)},{kind:"heading",text:"Right"},{kind:"code",text:(0,M.kQ)(E)},
{kind:"heading",text:"In the policy"},...O===void 0?[]:[{kind:"code",text:O}],...P(a)]}t(g,"rulePage");function P(a){return(0,b.
jE)(a)?[{kind:"paragraph",text:"A policy can ignore the findings of this rule until a date. They stay in the report but \
do not affect the verdict."},{kind:"code",text:`ignores:
  - rule: ${a.id}
    reason: Why this is acceptable
    expires: ${$}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}t(P,"ignoreBlocks");const $="\
2027-12-31"})};
