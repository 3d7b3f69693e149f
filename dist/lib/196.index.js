var W=Object.defineProperty;var t=(D,T)=>W(D,"name",{value:T,configurable:!0});export const id=196,ids=[196],modules={8493:((D,T,i)=>{i.d(T,{BH:t(()=>f,"BH"),DN:t(()=>_,"DN"),G3:t(()=>O,"G3"),Hy:t(()=>g,
"Hy"),K5:t(()=>R,"K5"),Qb:t(()=>e,"Qb"),lG:t(()=>u,"lG")});var M=i(9924),b=i(42886),m=i(64467),S=i(68421),$=i(47364),a=i(
99639),p=i(63756),w=i(58848),d=i(58933);const g=600,I={quiet:8,verbose:200};function R({lead:s,others:o},r){const{main:k,
further:P}=(0,$.zM)(s.findings);return[...n(s,"blocked",r),...(0,d.wW)(r,"",E(s,r)),...k?e(k,r):(0,d.CS)(r,"why",(0,w.$Q)(
s.gene.summary,g)),...P.flatMap(({message:j,rule:A})=>(0,d.CS)(r,"also",`${(0,w.$Q)(j,g)} (${(0,w.$Q)(A,60)})`)),...h(o,
r)]}t(R,"blockedRows");function f({lead:s,others:o},r){return[...n(s,"blocked",r),...(0,d.wW)(r,"",E(s,r)),...(0,d.CS)(r,
"why","The reason is the same as above."),...h(o,r)]}t(f,"alsoBlockedRows");function E({command:s,findings:o},r){const k=o.
flatMap(({span:P})=>P??[]);return O(s.command,k,r)}t(E,"commandLines");function O(s,o,r,{tone:k="bad",...P}={}){return(0,a.
I)(s,o,{columns:(0,d.dT)(r),...P}).map(j=>r.paint(/^ *\^[ ^]*$/.test(j)?k:"strong",j))}t(O,"markedCommand");function u({
lead:s,others:o},r){const{outcome:k}=s.command;if(k===void 0)return[];const P=r.verbose?I.verbose:I.quiet,[j]=s.findings;
return[...n(s,"failed",r),...(0,d.wW)(r,"",[...E({...s,findings:[]},r),...(0,S.S)(k,P,(0,d.dT)(r)-2).map(A=>`${r.paint("\
quiet","\u2502")} ${A}`)]),...(0,d.CS)(r,"why",`It ${(0,p.o)(k)} after ${(0,w.p0)(k.duration_ms)}.${c(j)}`),...j?_(j,r):
[],...h(o,r)]}t(u,"failedRows");function c(s){return s&&(0,$.Sl)(s)?` ${(0,w.$Q)(s.message,g)}`:""}t(c,"causeOf");function n({
gene:s,command:o,position:r},k,P){const j=(0,d.dT)(P),A=o.location?.path??s.path,C=`:${o.location?.line??s.line}`,L=`, c\
ommand ${r} of ${s.commands.length}`;return(0,d.wW)(P,k,[(0,d.EU)(s.id,j-L.length)+L,P.paint("quiet",(0,d.EU)(A,j-C.length)+
C)],"bad")}t(n,"placeRows");function e(s,o){return[...(0,d.CS)(o,"why",(0,w.$Q)(s.message,g)),..._(s,o,s.edit)]}t(e,"exp\
lanation");function _({remedy:s,rule:o},r,k){return[...(0,d.CS)(r,"fix",(0,w.$Q)(s,g),{label:"good"}),...l(k,r),...v(o,r)]}
t(_,"fixRows");function l(s,o){const r=(0,m.S)(s).flatMap(k=>(0,b.VA)((0,M.Fo)(k),(0,d.dT)(o)).map(P=>o.paint(k.startsWith(
"-")?"bad":"good",P)));return r.length>0?(0,d.wW)(o,"",r):[]}t(l,"editRows");function v(s,o){return(0,d.wW)(o,"see",[o.paint(
"quiet",(0,d.EU)(`gene-gate explain ${s}`,(0,d.dT)(o)))])}t(v,"explainRow");function h(s,o){if(s.length===0)return[];const r=[
...new Set(s.map(({gene:P})=>(0,w.$Q)(P.id,40)))],k=r.length>3?` and ${r.length-3} more`:"";return(0,d.CS)(o,"repeated",
`Same problem in ${(0,w.U9)(s.length,"other command")}, in ${r.slice(0,3).join(", ")}${k}.`)}t(h,"sameAgain")}),3077:((D,T,i)=>{
i.d(T,{b:t(()=>m,"b")});var M=i(89609),b=i(42886);function m($,a){return`${(0,M.g)($).map(p=>S(p,a)).join(`

`)}
`}t(m,"renderRule");function S({kind:$,text:a},p){switch($){case"title":return a;case"heading":return`${a}:`;case"paragr\
aph":return(0,b.LV)(a.replace(/\s+/g," "),p).join(`
`);case"code":return a.replace(/^(?=.)/gm,"    ")}}t(S,"renderBlock")}),64467:((D,T,i)=>{i.d(T,{S:t(()=>m,"S")});var M=i(
9924);const b=20;function m(p){if(p===void 0)return[];const{old:w,new:d,files:g=[]}=p;return[$(JSON.stringify(w)),...d.map(
I=>a(`${JSON.stringify(I)}`)),...g.flatMap(({path:I,text:R})=>S(I,R))]}t(m,"editLines");function S(p,w){const d=(0,M.MJ)(
w.replace(/\n$/,""));return d.length>b?[a(`(${p}: ${d.length} lines)`)]:[a(`(${p})`),...d.map(a)]}t(S,"newFile");function $(p){
return`- ${p}`}t($,"removed");function a(p){return`+ ${p}`}t(a,"added")}),68421:((D,T,i)=>{i.d(T,{S:t(()=>g,"S")});var M=i(
9924),b=i(42886),m=i(58848);const S=256*1024,$={vitest:{start:/^ FAIL {2}\S/},jest:{start:/^ {2}● /},mocha:{start:/^ {2}\d+\) /,
after:/^ {2}\d+ failing$/},"node --test":{start:/^(?:test at |✖ )/,after:/^✖ failing tests:$/},tap:{start:/^\s*not ok \d/},
pytest:{start:/^>\s+\S/,after:/^=+ (?:FAILURES|ERRORS) =+$/},python:{start:/^Traceback \(most recent call last\):$/},"ca\
rgo test":{start:/^thread '.*' .*panicked at /},rustc:{start:/^error\[E\d+\]: /},"go test":{start:/^\s*--- FAIL: |^panic: /},
tsc:{start:/(?:^|: )error TS\d+: /},eslint:{start:/^\s+\d+:\d+\s+error\s/,before:1},exception:{start:/^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/},
make:{start:/^make(?:\[\d+\])?: \*\*\* /}},a={start:/^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i},
p=/^\s*\^*$|^\s+at (?:.*\()?node:|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/,
w=/^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/,
d=/^\s+at .*(?:[/\\]node_modules[/\\]|\/rustc\/)|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)/;function g({stdout:u,
stderr:c},n,e=Number.POSITIVE_INFINITY){const _=[c,u],l=f(_.map(({head:o,tail:r})=>R(`${o}
${r}`))),v=_.map(({head:o,tail:r})=>O(R(r===""?o:r))),s=(l?O(l).slice(0,n):I(v,n)).flatMap(o=>(0,b.VA)(o.trimEnd(),e)).map(
o=>o.trimEnd());return l?s.slice(0,n):s.slice(-n)}t(g,"errorLines");function I(u,c){return u.find(n=>n.length>0)?.slice(
-c)??[]}t(I,"endOf");function R(u){return(0,M.MJ)(u.slice(-S))}t(R,"linesOf");function f(u){return u.map(c=>E(c,Object.values(
$))).find(Boolean)??u.map(c=>E(c,[a])).find(Boolean)}t(f,"beginningOf");function E(u,c){for(const{start:n,after:e,before:_=0}of c){
const l=e?u.findIndex(h=>e.test(h)):0,v=u.findIndex((h,s)=>l!==-1&&s>=l&&n.test(h));if(v!==-1)return u.slice(Math.max(0,
v-_))}}t(E,"beginningIn");function O(u){const c=[];let n=0;const e=t(()=>{n>0&&c.push(`    \u2026 ${(0,m.U9)(n,"frame")}\
 of dependencies`),n=0},"told");for(const _ of u)if(!(p.test(_)||w.test(_))){if(d.test(_)){n++;continue}e(),c.push(_)}return e(),
c}t(O,"relevant")}),47364:((D,T,i)=>{i.d(T,{Sl:t(()=>S,"Sl"),VC:t(()=>M,"VC"),og:t(()=>$,"og"),zM:t(()=>m,"zM")});function M({
location:a}){return a&&`${a.path}:${a.line}`}t(M,"pathAndLine");const b=3;function m(a){const p=a.find(({span:g})=>g!==void 0)??
a[0],d=[...new Map(a.map(g=>[g.rule,g])).values()].filter(({rule:g})=>g!==p?.rule);return{main:p,further:d.slice(0,b)}}t(
m,"reasonsOf");function S({rule:a}){return a==="target-missing"}t(S,"isMissingTarget");function $(a){return a.split("/").
every(p=>!["",".",".."].includes(p))}t($,"isRepositoryPath")}),99639:((D,T,i)=>{i.d(T,{I:t(()=>a,"I")});var M=i(9924),b=i(
42886),m=i(58848);const S=2e3,$=200;function a(f,E,{columns:O=Number.POSITIVE_INFINITY,whole:u=S}={}){const c=[];let n=0;
for(const[e,_]of w(f,E,u))e>n&&c.push(p(e-n)),c.push(...I(g(f,e,_,E),O).flatMap(R)),n=_;return n<f.length&&c.push(p(f.length-
n)),c}t(a,"markedLines");function p(f){return`[${(0,m.U9)(f,"character")} not shown]`}t(p,"notShown");function w(f,E,O){
if(f.length<=O)return[[0,f.length]];const u=[0,...E.map(({start:n})=>n)].toSorted((n,e)=>n-e),c=[];for(const n of u){const e=Math.
max(0,Math.min(n,f.length)-$),_=Math.min(f.length,n+$),l=c.at(-1);l&&e<=l[1]?l[1]=Math.max(l[1],_):c.push([e,_])}return c.
map(([n,e])=>[d(f,n),d(f,e)])}t(w,"shownRanges");function d(f,E){return/^[\ud800-\udbff][\udc00-\udfff]/.test(f.slice(E-
1,E+1))?E+1:E}t(d,"betweenPairs");function g(f,E,O,u){const c=[];let n=E;for(const _ of f.slice(E,O)){const[l,v]=[n,n+_.
length],h=(0,M.Fo)(_),s=u.some(o=>v>o.start&&l<Math.max(o.end,o.start+1));c.push({shown:h,width:(0,b.sc)(h),marked:s}),n=
v}const e=O===f.length&&u.some(_=>_.start>=O);return e&&c.push({shown:"",width:1,marked:e}),c}t(g,"cellsOf");function I(f,E){
const O=[];let u=[],c=0;for(const n of f)u.length>0&&c+n.width>E&&(O.push(u),[u,c]=[[],0]),u.push(n),c+=n.width;return[...O,
u]}t(I,"rowsOf");function R(f){const E=f.map(({shown:u})=>u).join(""),O=f.map(({width:u,marked:c})=>(c?"^":" ").repeat(u)).
join("");return[E,O.trimEnd()].filter((u,c)=>c===0||u!=="")}t(R,"rowWithMarks")}),63756:((D,T,i)=>{i.d(T,{o:t(()=>b,"o")});
const M={passed:"passed",failed:"failed",timed_out:"timed out",blocked:"blocked",skipped:"skipped",crashed:"crashed",error:"\
not decided"};function b({status:m,exit_code:S,signal:$}){return m==="failed"&&S!==null?`failed with exit code ${S}`:m===
"crashed"&&/^SIG\w{2,12}$/.test($??"")?`crashed with ${$}`:M[m]}t(b,"statusWords")}),6420:((D,T,i)=>{i.d(T,{KI:t(()=>b,"\
KI"),UZ:t(()=>m,"UZ"),g9:t(()=>M,"g9")});const M={pass:"good",warn:"caution",fail:"bad",error:"bad",needs_approval:"wait\
ing"},b={allow:"good",warn:"caution",block:"bad"},m={error:"bad",warning:"caution",notice:"quiet"}}),47437:((D,T,i)=>{i.
d(T,{kQ:t(()=>d,"kQ")});var M=i(37291),b=i(61131);function m(n,e={}){return[...new Set([...Object.keys(n??{}),...Object.
keys(e)])].map(l=>{const v=n?.[l],h=e[l];return(n===void 0||JSON.stringify(v)===JSON.stringify(h))&&h!==void 0?S(l,h):$(
l,v,h)})}t(m,"filesText");function S(n,e){if(typeof e=="object"&&"symlink"in e)return`# ${n} -> ${e.symlink}`;const _=typeof e==
"object"&&"latin1"in e?" (in ISO 8859-1)":"",l=a(n,e).trimEnd();return l===""?`# ${n} (empty)`:`# ${n}${_}
${l}`}t(S,"fileText");function $(n,e,_){return(0,M.ss)(e===void 0?"/dev/null":`a/${n}`,_===void 0?"/dev/null":`b/${n}`,a(
n,e),a(n,_),void 0,void 0,{headerOptions:M.jr}).trimEnd()}t($,"diffText");function a(n,e=""){return typeof e=="string"?e:
"symlink"in e?e.symlink:"submodule"in e?`Subproject commit ${e.submodule}
`:("latin1"in e?e.latin1:e).map(l=>`${(0,b.G_)(l,n.endsWith(".jsonl"))}
`).join("")}t(a,"contentOf");function p(n){return typeof n=="object"&&"head"in n}t(p,"isChangeExample");function w(n){return typeof n==
"object"&&"candidates"in n}t(w,"isPromotionExample");function d(n){return typeof n=="string"?c(n):[...R(n),...I(n)].join(
`

`)}t(d,"exampleText");const g=".github/gene-gate.yml";function I({policy:n}){return n===void 0?[]:[S(g,n)]}t(I,"policyTe\
xt");function R(n){if(w(n))return E(n);if(!p(n))return[u(n),...n.firstHalf?["# Judged before `prepare`"]:[],...(n.without??
[]).map(o=>`# without ${o}`),...m(n.base,n.files)];const{base:e,head:_,checkout:l,inputs:v,run:h,approvedBy:s}=n;return[
...m(e,_),...l?[`# The checkout is ${f[l]}.`]:[],...v?[`with:
${O(v)}`]:[],...h?.installed?["npm ci --ignore-scripts"]:[],...h?.prepare?[`with:
  prepare: ${h.prepare}`]:[],...h?.large?["truncate --size=5G node_modules/large"]:[],...h?.untracked?["# On disk, but n\
ot in the commit:",...m(void 0,h.untracked)]:[],...h?.meanwhile?["# Written while this runs:",...m(void 0,h.meanwhile)]:
[],...h?.shard?[`gene-gate check --shard ${h.shard}`]:[],...h?.cancelled?["# The job is cancelled while this runs."]:[],
...(s??[]).map(o=>`@${o} approves with the comment: /gene-gate approve`)]}t(R,"partsOf");const f={"test merge":"the test\
 merge of base and head","another merge":"a merge commit of base and head with other content"};function E(n){const{candidates:e,
files:_,events:l,reports:v,checkRun:h,run:s}=n;return[...m(void 0,{"candidates.jsonl":e,..._,...l&&{"events.jsonl":l},...v&&
{"gate-report.json":v}}),...h===void 0?[]:[`# The digest of the report is ${h?"":"not "}in a check run on GitHub.`],...s?
["gene-gate promote candidates.jsonl --run"]:[]]}t(E,"promotionText");function O(n){return Object.entries(n).map(([e,_])=>`\
  ${e}: ${_}`).join(`
`)}t(O,"yamlText");function u({command:n,context:e}){return e===void 0?c(n):JSON.stringify({command:n,context:e})}t(u,"p\
roposalText");function c(n){return typeof n=="string"&&n.trim()!==""?n:`"validation": [${JSON.stringify(n)}]`}t(c,"comma\
ndText")}),89609:((D,T,i)=>{i.d(T,{g:t(()=>m,"g")});var M=i(47437),b=i(96616);function m(a){const{id:p,title:w,severity:d,
layer:g,since:I,why:R,wrong:f,right:E,configure:O}=a;return[{kind:"title",text:p},{kind:"paragraph",text:`${w}.`},{kind:"\
paragraph",text:`Severity: ${d} \xB7 Layer: ${g} \xB7 Since: ${I}`},{kind:"heading",text:"Why"},{kind:"paragraph",text:R},
{kind:"heading",text:"Wrong"},{kind:"code",text:(0,M.kQ)(f)},{kind:"heading",text:"Right"},{kind:"code",text:(0,M.kQ)(E)},
{kind:"heading",text:"In the policy"},...O===void 0?[]:[{kind:"code",text:O}],...S(a)]}t(m,"rulePage");function S(a){return(0,b.
jE)(a)?[{kind:"paragraph",text:"A policy can ignore the findings of this rule until a date. They stay in the report but \
do not affect the verdict."},{kind:"code",text:`ignores:
  - rule: ${a.id}
    reason: Why this is acceptable
    expires: ${$}`}]:[{kind:"paragraph",text:"A policy cannot ignore the findings of this rule."}]}t(S,"ignoreBlocks");const $="\
2027-12-31"})};
