"use strict";exports.id=488,exports.ids=[488],exports.modules={45806:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.launchedBy=d,g.parseInvocation=$;function P(){const s=c(76760);return P=function(){return s},s}function R(){const s=c(
91063);return R=function(){return s},s}function F(){const s=c(92739);return F=function(){return s},s}function D(){const s=c(
11331);return D=function(){return s},s}function I(){const s=c(87646);return I=function(){return s},s}function j(){const s=c(
3893);return j=function(){return s},s}function T(){const s=c(39872);return T=function(){return s},s}function x(){const s=c(
46868);return x=function(){return s},s}function E(){const s=c(31901);return E=function(){return s},s}const p=5,A={node:I().
parseNode,npm:j().parseNpm,npx:j().parseNpx};function $(s,n,o=R().NO_PROGRAMS){return b(s,n,o,0)}function b(s,n,o,t){const i=(O,M)=>l(
O,M,o,t+1),f={families:o,start:i,tool:(O,M)=>(0,x().parseTool)(O,M,f)};if(typeof s!="string")return(0,T().parseProgram)(
s,n,f);const{invocation:w,problems:u}=A[s](n,f),[h]=s==="node"&&!(0,I().isTestRun)(w)?w.operands:[];if(h===void 0)return{
invocation:w,problems:u};const v=r(h.text).map(O=>{const M=["--",O].map(m=>({...h,text:m}));return i({program:"npx",words:[
...M,...w.passthrough],starts:"file"},s)}),k=v.flatMap(O=>O.launched);return{invocation:k.length>0?{...w,launched:k}:w,problems:[
...u,...v.flatMap(O=>O.problems)]}}function d({launched:s=[]}){return s.flatMap(n=>[n,...d(n)])}function l({program:s,words:n,
...o},t,i,f){const[w={text:"",span:{start:0,end:0}},...u]=n,h=f===p?"outside-code":s?void 0:a(w.text);if(h)return{launched:[],
problems:[(0,E().wordProblem)(h,t,w)]};const v=s??((0,E().isProgram)(w.text)?w.text:void 0),{invocation:k,problems:O}=v?
b(v,s?n:u,i,f):b("npx",n,i,f);return{launched:[{...k,...o}],problems:O}}function a(s){return s.startsWith("-")?"unknown-\
flag":(0,D().programNamed)(s)!==void 0&&!(0,E().isProgram)(s)&&!(0,F().isKnownTool)(s)?"outside-code":void 0}const e=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function r(s){const n=P().posix.normalize(s.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
n))return["yarn"];const[,o,t=""]=e.exec(n)??[];if(o===void 0)return[];if(o===".bin")return[t];const f=[...new Set([t.replace(
/\.[cm]?[jt]s$/,""),o])].filter(w=>(0,F().isKnownTool)(w));return f.length>0?f:[o]}},97340:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.judgeFlag=A,g.pythonFiles=t,g.setsHarmless=i;function P(){const v=c(55972);return P=function(){
return v},v}function R(){const v=c(19609);return R=function(){return v},v}function F(){const v=c(88220);return F=function(){
return v},v}function D(){const v=c(32854);return D=function(){return v},v}function I(){const v=c(94411);return I=function(){
return v},v}function j(){const v=c(54669);return j=function(){return v},v}function T(){const v=c(87646);return T=function(){
return v},v}function x(){const v=c(31901);return x=function(){return v},v}function E(){const v=c(17083);return E=function(){
return v},v}const p={problems:[]};function A(v,k,O){const{word:M,flag:m,value:L="",written:y,off:S}=O;if(m===void 0)return h(
v,k,O);const N=U=>b(U,v,O),{choices:C}=m;if(C?.every(U=>!$(U,L.replace(/\s+/g,""))))return{problems:[N("unknown-flag")]};
if(S)return p;if(m.kind==="node")return u(M,f(v,L));const{rule:W,...H}=(0,F().isReason)(m.kind)?{rule:m.kind}:d(v,O,k.stops===
!0),G=(0,E().isForeign)(y)||(0,E().isOfMachine)(y),B=W??(G?"outside-code":void 0);return{...L===""?{}:H,problems:B?[N(B)]:
[]}}function $(v,k){const[O="",M]=v.split("~");if(M===void 0)return k===v;const m=k.slice(O.length,k.length-M.length);return/^[^"'\\{}<>\s]+$/.
test(m)&&k===`${O}${m}${M}`}function b(v,k,{word:{text:O,span:M},written:m,value:L=""}){const y=O===m&&L!==""?`${m} ${L}`:
O;return(0,x().flagProblem)(v,k,{name:m,written:y,span:M,value:L})}function d(v,k,O){const{word:M,flag:m,written:L,value:y=""}=k,
{span:S}=M,N=m?.kind??"text";switch(N){case"choice":return{};case"tests":return{files:[{as:"tests",path:y,span:S}]};case"\
path":{const C=(0,D().normalise)(y)===void 0?"outside-code":void 0,W=(0,E().isElsewhere)(y)?[]:[{as:"place",path:y,span:S}];
return{rule:C,files:W,root:y}}case"config":return(0,E().isElsewhere)(y)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(y)?{}:{
files:[{as:"config",path:y,span:S}]};case"output":{const C=y.slice(y.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(C)?{}:(0,E().isElsewhere)(C)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:C,span:S}]}}case"cod\
e":case"preload":{const C=N==="code"?r(y,O):s(y,O),W=b("tool-runs-file",v,k);return{rule:C,files:n(y).map(H=>o(H,S,W,N))}}case"\
module":{const C=y.split(":").filter(B=>/^\w+(?:\.\w+)*$/.test(B)),W=new Set(C.flatMap(B=>[B,B.replace(/\.\w+$/,"")]).flatMap(
t)),H=b("tool-runs-file",v,k);return{rule:(0,E().isForeign)(y)||/[\\/]/.test(y)?"outside-code":void 0,files:[...W].map(B=>({
as:"module",path:B,span:S,ifFile:H}))}}default:{const C=(0,E().isOfMachine)(y)&&!e(L,y),W=!(0,F().isReason)(N)&&P().KINDS[N](
y)!==void 0;return{rule:(0,E().isForeign)(y)||C||l.test(y)||W?"outside-code":void 0}}}}const l=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,
a=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;function e(v,k){return a.
test(v)||v==="-t"&&!k.includes(":")}function r(v,k){if((0,E().isElsewhere)(v)||/[\s(){};]/.test(v))return"outside-code";
if(v.split(",").some(M=>/^\.|\.[cm]?[jt]sx?$/.test(M)))return k?"outside-code":"tool-runs-file"}function s(v,k){return R().
PRELOADABLE_PACKAGES.has(v)||R().PRELOADABLE_BY_TOOLS.has(v)?"tool-runs-file":k?"outside-code":r(v,k)??"tool-runs-file"}
function n(v){return v.split(",").filter(O=>O!==""&&!(0,E().isElsewhere)(O)).map(O=>O.replace(/^<rootDir>\//,"./"))}function o(v,k,O,M){
return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(v)?{as:"code",path:v,span:k}:{as:"module",path:v,span:k,ifFile:O,first:M===
"preload"}}function t(v){const k=v.replaceAll(".","/");return["","src/"].flatMap(O=>[".py","/__main__.py","/__init__.py"].
map(M=>`${O}${k}${M}`))}function i(v){const[,k="",O=""]=/^(\w+)[=:](.*)$/s.exec(v)??[];return k!==""&&(0,I().isHarmlessVariable)(
k,O)}function f(v,k){return/^(?:_?mocha|deno)$/.test(v)?k.split(",").map(O=>O.startsWith("-")?O:`--${O}`):v==="ava"?(0,j().
lex)(k).words.map(({text:O})=>O):[k]}const w="x.js";function u({span:v},k){const O=[...k,w,w].map(L=>({text:L,span:v,quoted:!1})),
{invocation:M,problems:m}=(0,T().parseNode)(O);return{problems:m,nodeFlags:M.flags}}function h(v,{stops:k,handsOn:O,data:M={}},{
word:m,value:L=""}){const y=S=>({problems:[(0,x().wordProblem)(S,v,m)]});if(O){const S=m.text.includes("=")||L===""?[]:[
L],N=u(m,[m.text,...S]);if(!N.problems.some(({rule:C})=>C==="unknown-flag"))return N}return k?y("unknown-flag"):M.starts===
"npm-scripts"&&m.text.includes("=")?p:(0,E().isForeign)(L)||(0,E().isOfMachine)(L)?y("outside-code"):M.unknown?p:y("unkn\
own-flag")}},91633:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.filesAmong=$,g.judgeOperands=E,g.refusedAmong=
T,g.ruleForOperand=p;function P(){const a=c(55972);return P=function(){return a},a}function R(){const a=c(91063);return R=
function(){return a},a}function F(){const a=c(32854);return F=function(){return a},a}function D(){const a=c(13254);return D=
function(){return a},a}function I(){const a=c(31901);return I=function(){return a},a}function j(){const a=c(17083);return j=
function(){return a},a}function T(a,e,r){const[s]=r;if(s===void 0)return[];const n=r.find(({text:t})=>e.readsBehind&&x(e,
t)!==void 0);return(e.data.variables?r:[n??s]).flatMap(t=>{const i=x(e,t.text);return i===void 0?[]:[(0,I().wordProblem)(
i,a,t)]})}function x({refused:a,data:e},r){const s=e.ends_with?.split(" ");if(s?.includes(r))return;const n=t=>(0,R().lookUp)(
a,(0,R().flagKey)(t))?.kind,o=r.split(":").some(t=>n(t)==="never-ends");return n(r)??(s||o?"never-ends":void 0)}function E(a,{
places:e,data:{variables:r}},s){return s.flatMap((n,o)=>{const t=e[Math.min(o,e.length-1)]?.kind??"path",i=r===void 0?[]:
l(a,r,n);if(i.length>0)return i;const f=p(t,n.text);return f===void 0?[]:[(0,I().wordProblem)(f,a,n)]})}function p(a,e){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(e))return a==="text"&&A.test(e)?void 0:"uses-network";switch(a){case"\
import":return e.includes("@")?"uses-network":(0,F().normalise)(e)===void 0?"outside-code":void 0;case"text":return e===
"-"?"reads-stdin":(0,j().isForeign)(e)||(0,j().isOfMachine)(e)?"outside-code":void 0;case"path":case"tests":{if(e==="-")
return"reads-stdin";if(e.startsWith("@"))return"outside-code";const r=e.replace(/^!|::.*$/gs,"");return(0,F().normalise)(
r)===void 0||(0,j().isForeign)(e)?"outside-code":void 0}default:return P().KINDS[a](e)===void 0?void 0:"outside-code"}}const A=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function $({places:a,data:e},r){const s=a[0]?.kind;return r.flatMap(({text:n,span:o})=>{if(p(s??"path",n)!==void 0)return[];
const t=(s==="import"||e.starts==="package")&&n.endsWith(".go");if(s==="tests"||t)return[{as:"tests",path:n.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:o}];const i=(0,F().normalise)(n);return i&&!(0,F().isWithin)(i,".git",{ignoreCase:!0})&&!(0,j().isElsewhere)(n)?
[{as:"place",path:n,span:o}]:[]})}const b=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,d=/[$`;&|<>(){}\s]/;function l(a,e,r){
const{text:s,span:n}=r,o=s.includes("="),t=s.replace(/\s*[:+?!]*=.*$/s,"");return o&&!e.includes(t)?[(0,D().problemAt)("\
make-variable",n,{program:a,variable:t})]:(o?b.test(s):!d.test(s))?[]:[(0,I().wordProblem)("outside-code",a,r)]}},20691:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.launchesOf=j;function P(){const b=c(21006);return P=function(){return b},
b}function R(){const b=c(13254);return R=function(){return b},b}function F(){const b=c(54669);return F=function(){return b},
b}function D(){const b=c(97340);return D=function(){return b},b}function I(){const b=c(31901);return I=function(){return b},
b}function j(b,{program:d,words:l,parsing:a},{flags:e,operands:r}){const s=e.some(({flag:t})=>t?.kind==="only-prints"||t?.
kind==="outside-code"),n=t=>a.start(t,d),o=(()=>{switch(b){case"node":return s?[]:[n({program:"node",words:r})];case"com\
mand":return s?[]:[T(d,l,r,n)];case"command-texts":return r.map(t=>E(d,t,n));case"npm-scripts":{const t=e.flatMap(({flag:i,
word:f})=>i===void 0?[f]:[]);return r.map(i=>p(d,i,t,n))}default:return[]}})();return{invocation:{launched:o.flatMap(t=>t.
launched)},problems:o.flatMap(t=>t.problems)}}function T(b,d,l,a){const{words:e,problems:r}=b==="cross-env"?x(l):{words:l,
problems:[]},[s]=e,n=s&&d.find(({text:f})=>f===s.text),o=`\`${b}\` starts at the first word that is \`${s?.text}\``,t=s===
void 0||n===s?[]:[(0,R().problemAt)("flag-value",s.span,{program:b,flag:s.text,fault:o})],i=a({words:e});return{...i,problems:[
...r,...t,...i.problems]}}function x(b){const d=b.findIndex(({text:e})=>!/^\w+=/.test(e)),l=d<0?b:b.slice(0,d),a=l.flatMap(
({text:e,span:r})=>{if((0,D().setsHarmless)(e))return[];const{written:s,attached:n=""}=(0,P().splitAtEquals)(e);return[(0,R().
problemAt)("assignment-refused",r,{name:s,value:n,known:!1})]});return{words:b.slice(l.length),problems:a}}function E(b,{
text:d,span:l},a){const[,e="",r=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(d)??[],{words:s,problems:n}=(0,F().lex)(e===
""?d.replace(/^npm:(?=\S)/,"npm run "):r);if(!((0,F().hasOneReading)({problems:n})||e!==""&&r.trim()==="")||!/^[\w:.@/*-]*$/.
test(e))return $(b,{text:d,span:l});const t=s.map(i=>({...i,span:l}));return a(e===""?{words:t}:A([{text:e,span:l,quoted:!1},
...t],"wildcard"))}function p(b,{text:d,span:l},a,e){const[,r="",s=""]=/^\s*(\S+)(.*)$/s.exec(d)??[],{words:n,problems:o}=(0,F().
lex)(s),t=s.trim()===""||(0,F().hasOneReading)({problems:o});if(r===""||!t||/\{!?[*@%\d]/.test(d))return $(b,{text:d,span:l});
const i=n.map(w=>({...w,span:l})),f=[...a,{text:r,span:l,quoted:!1},...i];return e(A(f,/^[\w:.@/-]+$/.test(r)?void 0:"gl\
ob"))}function A(b,d){return{program:"npm",words:[{text:"run",span:b.at(-1)?.span??{start:0,end:0},quoted:!1},...b],...d&&
{selects:d}}}function $(b,d){return{launched:[],problems:[(0,I().wordProblem)("outside-code",b,d)]}}},87646:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.isTestRun=b,g.parseNode=T;function P(){const e=c(19609);return P=function(){
return e},e}function R(){const e=c(21006);return R=function(){return e},e}function F(){const e=c(13254);return F=function(){
return e},e}function D(){const e=c(31901);return D=function(){return e},e}function I(){const e=c(17083);return I=function(){
return e},e}const j=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function T(e){const r=[],s=[],n=[],o=new Set;
for(const k of(0,R().readFlags)(e,x).tokens){if(k.kind==="operand"){n.push(k.word);continue}if(k.kind==="unknown"){const S={
program:"node",flag:k.written};s.push((0,F().problemAt)("unknown-flag",k.word.span,S));continue}const{spec:O,negated:M}=k.
part,m=p(k);r.push(m);const L=A(O,M,m.value);if(L!==void 0&&s.push($(m,L)),M)continue;o.add(O.kind);const y=l(O,m);y!==void 0&&
s.push((0,D().flagProblem)(y,"node",m))}const t=b({flags:r}),i=t?n.length:o.has("evaluates")?0:1,f=n.slice(0,i),w=n.slice(
i),u=t||o.has("only-prints")||o.has("evaluates"),h=a(f,t,e);h!==void 0&&!(u&&f.length===0)&&s.push(h);const v=(0,D().onlyAsksForInformation)(
w);return v!==void 0&&s.push((0,D().printsOnly)("node",v)),{invocation:{program:"node",flags:r,operands:f,passthrough:w},
problems:s}}const x={flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:e=>{const r=e.startsWith(
"--"),s=r?e.slice(2).replaceAll("_","-"):e,n=s.startsWith("no-")&&!P().NODE_FLAGS.has(s),o=n?s.slice(3):s,t=P().NODE_FLAGS.
get(P().NODE_ALIASES.get(o)??(r?o:""));return t&&[{spec:t,negated:n,takes:n?"never":E(t)}]}};function E({name:e,arity:r}){
return e==="print"?"unless-dash":r==="value"?"always":"never"}function p(e){const{spec:r,negated:s}=e.part;return{name:`\
--${s?"no-":""}${r.name}`,written:e.written,...(0,R().valueRead)(e)}}function A({name:e,arity:r},s,n){if(r==="value")return(0,D().
valueFault)(n,s);if(s)return n===void 0?void 0:"a `--no-` flag takes no value";if(r!=="none")return n?void 0:"its value \
is missing";const o=e==="print"||/^(?:inspect|debug$|debug-brk$)/.test(e);return n===void 0||o?void 0:"it takes no value"}
function $(e,r){return(0,F().problemAt)("flag-value",e.span,{program:"node",flag:e.written,fault:r})}function b({flags:e}){
return e.findLast(({name:r})=>r==="--test"||r==="--no-test")?.name==="--test"}const d=/\.(?:info|lcov|log|tap|txt|xml)$/;
function l(e,{value:r=""}){switch(e.kind){case"harmless":return;case"reports-tests":return P().BUILT_IN_REPORTERS.has(r)?
void 0:"outside-code";case"tolerates-rejections":return r==="warn"||r==="none"?"weakens":void 0;case"writes-report":return r===
"stdout"||r==="stderr"?void 0:d.test(r)&&!(0,I().isElsewhere)(r)?"tool-writes":"writes-files";case"evaluates":return"out\
side-code";case"preloads":return P().PRELOADABLE_PACKAGES.has(r)?"tool-runs-file":"outside-code";default:return e.kind}}
function a(e,r,s){const[n]=e;if(n===void 0){const i=s.at(-1)?.span.end??0;return r?void 0:(0,F().problemAt)("reads-stdin",
{start:0,end:i},{program:"node",flag:""})}const{text:o,span:t}=n;if(j.has(o))return(0,F().problemAt)("reads-stdin",t,{program:"\
node",flag:o});if(o.startsWith("-"))return(0,F().problemAt)("outside-code",t,{program:"node",flag:`-- ${o}`});if(o==="in\
spect"||!r&&o==="debug")return(0,F().problemAt)("outside-code",t,{program:"node",flag:o})}},3893:function(K,g,c){Object.
defineProperty(g,"__esModule",{value:!0}),g.parseNpm=j,g.parseNpx=x;function P(){const e=c(4274);return P=function(){return e},
e}function R(){const e=c(20457);return R=function(){return e},e}function F(){const e=c(88220);return F=function(){return e},
e}function D(){const e=c(13254);return D=function(){return e},e}function I(){const e=c(31901);return I=function(){return e},
e}function j(e,r=I().ALONE){const{flags:s,operands:n}=E(P().NPM_FLAGS,e,P().NPM_SHORTHANDS),[o,...t]=n,i=o&&P().NPM_SUBCOMMANDS.
get(o.text),f=i?.kind==="runs-tool",w=p("npm",s,e,f),u={program:"npm",flags:w.flags};if(o===void 0){const O=$(s)?[]:[a("\
npm",e)];return{invocation:{...u,operands:[],passthrough:[]},problems:[...w.problems,...O]}}if(i===void 0){const O=[...P().
NPM_SUBCOMMANDS].find(([L])=>L.startsWith(o.text))?.[1].name??"",M={program:"npm",subcommand:o.text,meant:O},m=[(0,D().problemAt)(
"unknown-subcommand",o.span,M),...w.problems];return{invocation:{...u,operands:t,passthrough:[]},problems:m}}const h={...u,
subcommand:i.name},{invocation:v,problems:k}=b(i,{word:o,rest:t},h,r);return{invocation:v,problems:[...k,...w.problems]}}
const T=new Map([...P().NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function x(e,r=I().ALONE){const{
flags:s,operands:n}=E({...P().NPM_FLAGS,stops:!0},e,T),o=p("npx",s,e,!0),t={program:"npx",subcommand:"exec",flags:o.flags},
[i]=n;if(i===void 0){const{subcommand:M,...m}=t,L=$(s)?[]:[a("npx",e)];return{invocation:{...m,operands:[],passthrough:[]},
problems:[...o.problems,...L]}}const f=e[e.indexOf(i)-1],w=n.slice(1).find(({text:M})=>M.startsWith("-")),v=/^--no(?!-install$)/.
test(f?.text??"")&&w!==void 0&&f?[(0,D().problemAt)("flag-value",f.span,{program:"npx",flag:f.text,fault:"npx takes the \
next word for its value"})]:[],{invocation:k,problems:O}=l(n,t,r);return{invocation:k,problems:[...O,...o.problems,...v]}}
function E(e,r,s){const n=new Map;for(const w of r){const u=s.get(w.text);n.set(u===void 0?w:{...w,text:u},w)}const{flags:o,
operands:t,started:i}=(0,R().readUse)(e,[...n.keys()]),f=e.stops?i:t;return{flags:o,operands:f.map(w=>n.get(w)??w)}}function p(e,r,s,n){
const o=r.map(t=>{const{word:i,value:f,flag:w}=t,u=s.findIndex(({span:S})=>S.start===i.span.start),h=(s[u]?.text??"").replace(
/(?<=^--[^=]*)=.*/s,""),[,v,k]=/^--(no-)?(.*)$/s.exec(w?.name??h)??[],O=v!==void 0,M={name:`--${k??h}`,written:h,span:i.
span,...f!==void 0&&w&&{value:f},...O&&{negated:O}};if(w===void 0)return{flag:M,problems:[A(e,M,s[u+1],n)]};const m=/^(?:true|false|null|always)$/.
test(s[u+1]?.text??""),L=w.arity==="value"?(0,I().valueFault)(f,!1):m?"npm reads the next word as its value":void 0;if(L!==
void 0)return{flag:M,problems:[(0,D().problemAt)("flag-value",i.span,{program:"npm",flag:h,fault:L})]};const y=(0,F().isReason)(
w.kind)?w.kind:n&&P().SELECTING_FLAGS.has(w.name)?"outside-code":void 0;return{flag:M,problems:y?[(0,I().flagProblem)(y,
e,M)]:[]}});return{flags:o.map(({flag:t})=>t),problems:o.flatMap(({problems:t})=>t)}}function A(e,r,s,n){const o=(0,I().
flagProblem)("unknown-flag",e,r),t=!n&&P().FLAGS_OF_TESTS.has(r.written),i=s!==void 0&&!s.text.startsWith("-");return t&&
!i?{...o,severity:"warning"}:o}function $(e){return e.some(({flag:r})=>r?.kind==="only-prints"||r?.kind==="outside-code")}
function b({name:e,kind:r},s,n,o){if(r==="runs-script")return d(e,s,n);if(r!=="runs-tool")return{invocation:{...n,operands:s.
rest,passthrough:[]},problems:[(0,I().wordProblem)(r,n.program,{text:e,span:s.word.span})]};if(s.rest.length>0)return l(
s.rest,n,o);const i=n.flags.some(({name:f})=>f==="--call")?[]:[a(n.program,[s.word])];return{invocation:{...n,operands:[],
passthrough:[]},problems:i}}function d(e,{word:r,rest:s},n){const o=e==="run"?s.slice(0,1):[r],t=e==="run"?s.slice(1):s,
[i]=o,f=[];i===void 0?f.push((0,I().printsOnly)("npm",{...r,text:"run"})):i.text==="env"&&f.push({...(0,I().printsOnly)(
"npm",{...i,text:"run env"}),severity:"error"});const w=(0,I().onlyAsksForInformation)(t);return w!==void 0&&f.push((0,I().
printsOnly)("npm",w)),{invocation:{...n,operands:o,passthrough:t},problems:f}}function l([e,...r],s,n){const o={...s,operands:e?
[e]:[],passthrough:r};if(e===void 0)return{invocation:o,problems:[]};if(!(0,I().isToolName)(e.text))return{invocation:o,
problems:[(0,I().wordProblem)("uses-network",s.program,e)]};const{problems:t,...i}=n.tool(e,r);return{invocation:{...o,...i},
problems:t}}function a(e,r){const s=r[0]?.span.start??0,n=r.at(-1)?.span.end??0;return(0,D().problemAt)("nothing-to-run",
{start:s,end:n},{program:e})}},39872:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.parseProgram=E,g.
parseUse=p;function P(){const e=c(20457);return P=function(){return e},e}function R(){const e=c(13254);return R=function(){
return e},e}function F(){const e=c(97340);return F=function(){return e},e}function D(){const e=c(91633);return D=function(){
return e},e}function I(){const e=c(20691);return I=function(){return e},e}function j(){const e=c(31901);return j=function(){
return e},e}function T(){const e=c(91883);return T=function(){return e},e}function x(){const e=c(79757);return x=function(){
return e},e}function E(e,r,s){const{program:n,use:o}=e,{invocation:t,named:i,problems:f}=p({program:n,use:o,words:r,family:e,
parsing:s}),u=[...i.files.filter(({as:v})=>v!=="place"),...t.files??[]];return{invocation:{program:n,family:e,...{flags:[],
operands:[],passthrough:[]},...t,files:u},problems:f}}function p(e){const{program:r,use:s}=e,{behind:n,data:o}=s,t=n?e.words.
findIndex(({text:m})=>m==="--"):-1,i=t<0?e.words:e.words.slice(0,t),f=(0,P().readUse)(s,i),w=f.rest?[...f.flags,f.rest.flag]:
f.flags,u=t<0||!n?[]:(0,P().readUse)(n,e.words.slice(t+1)).flags,h=[...w.map(m=>(0,F().judgeFlag)(r,s,m)),...u.map(m=>(0,F().
judgeFlag)(r,n??s,m))],v=(s.stops?f.started:f.operands).slice(o.skips??0),{invocation:k,named:O,problems:M}=$(e,{flags:[
...w,...u],operands:v,...f.rest&&{rest:{module:f.rest.flag.flag?.kind==="module",words:f.rest.words}}});return{invocation:{
...k,...o.any_package&&{anyPackage:!0},flags:[...w.map(A),...k.flags??[]]},named:{files:[...h.flatMap(({files:m=[]})=>m),
...O?.files??[]],roots:h.flatMap(({root:m=[]})=>m),nodeFlags:h.flatMap(({nodeFlags:m=[]})=>m)},problems:[...h.flatMap(m=>m.
problems),...M]}}function A({word:e,written:r,value:s}){return{name:r,written:r,span:e.span,...s!==void 0&&{value:s}}}function $(e,r){
const{program:s,use:n,path:o,family:t,parsing:i}=e,{flags:f,operands:w,rest:u}=r,[h,...v]=w,k=(0,D().refusedAmong)(s,n,w);
if(k.length>0&&n.stops)return{invocation:{},problems:k};const O=h&&n.subcommands.get(h.text),M=O?.data.starts==="own-scr\
ipt"?"own-script":n.data.starts;if(h&&O&&M!=="own-script"){const S=o===void 0?h.text:`${o} ${h.text}`;return p({...e,use:O,
path:S,words:v})}const m={...o!==void 0&&{subcommand:o},...f.some(({flag:S})=>S?.kind==="checks-syntax-only")&&{parsed:!0}},
L=(()=>{if(u&&t)return u.module?(0,T().parseModule)(t,u.words,i):{invocation:{passthrough:u.words},problems:a(s,u.words)};
if(M!==void 0&&t===void 0)return(0,I().launchesOf)(M,e,r);if(h===void 0)return{invocation:{},problems:d(e,f)};if(M!==void 0&&
t)return(0,x().startByName)(M,h,v,{family:t,parsing:i});if(n.subcommands.size>0){const C=(0,R().problemAt)("unknown-subc\
ommand",h.span,{program:s,subcommand:h.text});return{invocation:{operands:[h],passthrough:v},problems:[C]}}const S=w.filter(
({span:C})=>k.every(W=>W.span!==C)),N=(0,D().filesAmong)(n,S);return{invocation:{operands:w},problems:(0,D().judgeOperands)(
s,n,w),named:{files:N}}})(),y=[...k,...l(e,f),...L.problems];return{...L,invocation:{...m,...L.invocation},problems:y}}function b(e){
return e.some(({flag:r,off:s})=>r?.kind==="only-prints"&&!s)}function d({program:e,use:r},s){const n=b(s)?void 0:r.data.
alone,o={text:"",span:{start:0,end:e.length}};return n?[(0,j().wordProblem)(n,e,o)]:[]}function l({program:e,use:r,path:s,
words:n},o){if(b(o))return[];const t=new Set(o.flatMap(({flag:f,off:w})=>f&&!w?f.name:[])),i=n[0]?.span??{start:0,end:0};
return Object.entries(r.data.unless??{}).flatMap(([f,w])=>w.split(" ").some(u=>t.has(u))?[]:[(0,j().wordProblem)(f,e,{text:s??
"",span:i})])}function a(e,r){return r.filter(({text:n})=>/^--?test\./.test(n)).map(n=>(0,j().wordProblem)("skips-tests",
e,n))}},46868:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.parseTool=T,g.parseUnknownTool=x;function P(){
const p=c(20457);return P=function(){return p},p}function R(){const p=c(92739);return R=function(){return p},p}function F(){
const p=c(71011);return F=function(){return p},p}function D(){const p=c(11331);return D=function(){return p},p}function I(){
const p=c(39872);return I=function(){return p},p}function j(){const p=c(31901);return j=function(){return p},p}function T(p,A,$){
const{text:b}=p,d=(0,R().refusalOf)(b);if(d!==void 0)return{problems:[(0,j().wordProblem)(d,b,p)]};const l=(0,R().toolOf)(
b,$.families.tools),a=l??(0,F().unknownTool)(b),{invocation:e,named:r,problems:s}=(0,I().parseUse)({program:b,use:a,words:A,
parsing:$}),{launched:n=[]}=e;return{tool:r,...n.length>0&&{launched:n},problems:l?s:[...s,...E(p,A,a)]}}function x(p,A,$,b=j().
ALONE){const{problems:d}=(0,I().parseUse)({program:p.text,use:$,words:A,parsing:b});return[...d,...E(p,A,$)]}function E({
text:p},A,$){const{flags:b,operands:d}=(0,P().readUse)($,A),l=A[A.findIndex(({text:s})=>s==="--")+1],a=[...new Set([d[0],
l])].filter(s=>s!==void 0&&(0,D().startsOthers)(s.text)),e=b.filter(({written:s,flag:n,value:o=""})=>/^-[ex]$/.test(s)&&
/\s/.test(o)||n?.kind!=="config"&&(0,D().isCommandLine)(o)),r=d.filter(({text:s})=>(0,D().hasCommandLine)(s));return[...a,
...e.map(({word:s})=>s),...r].flatMap(s=>s===void 0?[]:[(0,j().wordProblem)("outside-code",p,s)])}},31901:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.ALONE=void 0,g.flagProblem=T,g.isProgram=D,g.isToolName=I,g.onlyAsksForInformation=
p,g.printsOnly=A,g.valueFault=x,g.wordProblem=j;function P(){const $=c(91063);return P=function(){return $},$}function R(){
const $=c(13254);return R=function(){return $},$}const F=g.ALONE={families:P().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),
tool:()=>({problems:[]})};function D($){return $==="node"||$==="npm"||$==="npx"}function I($){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test($)}function j($,b,{text:d,span:l}){return(0,R().problemAt)($,l,{program:b,flag:d})}function T($,b,d){const{written:l,
span:a,value:e}=d,r={program:b,flag:l};return(0,R().problemAt)($,a,e===void 0?r:{...r,value:e})}function x($,b){return b?
"it takes a value, so it has no `--no-` form":$===void 0||$===""?"its value is missing":$.startsWith("-")?"its value beg\
ins with a dash":void 0}const E=new Set(["--version","-v","-V","--help","-h"]);function p($){const[b]=$;return $.length===
1&&b!==void 0&&E.has(b.text)?b:void 0}function A($,b){return j("only-prints",$,b)}},91883:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.parseModule=a;function P(){const e=c(17093);return P=function(){return e},e}function R(){const e=c(
20457);return R=function(){return e},e}function F(){const e=c(91063);return F=function(){return e},e}function D(){const e=c(
13254);return D=function(){return e},e}function I(){const e=c(97340);return I=function(){return e},e}function j(){const e=c(
31901);return j=function(){return e},e}function T(){const e=c(17083);return T=function(){return e},e}const x=(0,F().groupsByName)(
{"uses-network":`
    conda pip pre_commit virtualenv easy_install poetry pipx build setuptools cookiecutter copier twine
    semantic_release huggingface_hub
  `,"never-ends":`
    aiohttp.web aiosmtpd bokeh celery daphne flask gradio gunicorn hypercorn ipykernel jupyter locust notebook panel
    pyftpdlib sphinx_autobuild streamlit tornado.autoreload uvicorn waitress ptw pytest_watch pytest_watcher
    watchfiles watchdog.watchmedo
  `,"reads-stdin":"IPython bpython ipdb ptpython pudb","outside-code":`
    accelerate.commands.launch ansible ansible.playbook austin debugpy doit fabric fire hatch honcho invoke kernprof
    line_profiler memory_profiler mprof nox papermill pdm pex pipenv ptvsd py_spy pydevd pyinstrument pyperf rye scalene\

    torch.distributed.launch torch.distributed.run tox uv viztracer
  `}),E=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),p=/^(?:-\w|--[\w-]+=)?[/~]/,A=(0,F().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),$=(0,F().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),b=(0,F().useTable)({flags:{text:"q,quiet"}}),d=new Map([["doctest",$],["py_compile",b]]);function l({
text:e,span:r}){const s=/^\w+(?:\.\w+)*$/.test(e)?e.split("."):[],n=s.map((t,i)=>s.slice(0,i+1).join("."));return(e.endsWith(
".py")?[e]:n.flatMap(I().pythonFiles)).map(t=>({as:"module",path:t,span:r}))}function a({program:e,data:r},[s,...n],o){if(s===
void 0){const S={program:e,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,D().problemAt)("fla\
g-value",{start:0,end:0},S)]}}const{known:t}=o.families,i=t.get(s.text);if(i!==void 0&&r.started_programs.includes(s.text)){
const{launched:S,problems:N}=o.start({program:i,words:n},e);return{invocation:{module:s,launched:S},problems:N}}const f={
module:s,operands:[s],passthrough:n},w=s.text==="unittest"?n.flatMap(l):[],u={...f,files:w},h=(S,N=s.text)=>({invocation:u,
problems:[(0,j().wordProblem)(S,e,{...s,text:N})]}),v=/^[\w.]+$/.test(s.text)?x.get(s.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(v!==void 0)return h(v);const k=t.get("python"),O=d.get(s.text);if(O!==void 0&&k!==void 0){const S=s.
text==="py_compile",N={...k,data:{...k.data,extensions:void 0}},{flags:C,operands:W}=(0,R().readUse)(O,n),H=W.map(U=>o.start(
{program:S?k:N,words:[U]},e)),G=H.flatMap(U=>U.launched),B=S?h("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...u,launched:G.map(U=>({...U,...S&&{parsed:S}}))},problems:[...C.flatMap(U=>(0,I().judgeFlag)(s.text,O,U).problems),
...B,...H.flatMap(U=>U.problems)]}}const M=E.has(s.text);if(!M&&(0,P().isOfLibrary)(s.text))return h("outside-code",`-m ${s.
text}`);const[m,...L]=n;if(s.text==="coverage"&&m?.text==="run"&&k!==void 0){const{flags:S,started:N,rest:C}=(0,R().readUse)(
A,L),W=C?[{...C.flag.word,text:"-m"},...C.words]:N;if(W.length>0){const{launched:H,problems:G}=o.start({program:k,words:W},
e),B=S.flatMap(U=>(0,I().judgeFlag)("coverage",A,U).problems);return{invocation:{...u,starts:"module",launched:H},problems:[
...B,...G]}}}const y=n.filter(({text:S})=>(0,T().isForeign)(S)||M&&p.test(S));return{invocation:M?u:{...u,starts:"module"},
problems:y.map(S=>(0,j().wordProblem)("outside-code",s.text,S))}}},79757:function(K,g,c){Object.defineProperty(g,"__esMo\
dule",{value:!0}),g.extensionProblems=b,g.startByName=T;function P(){const a=c(91063);return P=function(){return a},a}function R(){
const a=c(92739);return R=function(){return a},a}function F(){const a=c(13254);return F=function(){return a},a}function D(){
const a=c(11331);return D=function(){return a},a}function I(){const a=c(91633);return I=function(){return a},a}function j(){
const a=c(31901);return j=function(){return a},a}function T(a,e,r,s){const{program:n}=s.family,o={operands:[e],passthrough:r},
t=()=>({invocation:o,problems:[(0,j().wordProblem)("outside-code",n,e)]});switch(a){case"file":return $(e,r,s);case"pack\
age":{const i=(0,I().ruleForOperand)("import",e.text),w=i===void 0&&e.text.endsWith(".go")?[{as:"tests",path:e.text,span:e.
span}]:[];return{invocation:{...o,files:w},problems:i?[(0,j().wordProblem)(i,n,e)]:[]}}case"program":return d(e,r,s);case"\
script":case"own-script":{const i=x.test(e.text)?t().problems:[];return{invocation:{...o,subcommand:"run"},problems:[...i,
...A(r,s.family)]}}case"tool":return l("exec",e,r,s);case"script-or-tool":case"script-tool-or-file":{const i=a==="script\
-tool-or-file";if(E.test(e.text)||i&&p(e.text))return i?$(e,r,s):t();const f=l("script-or-tool",e,r,s);return{...f,problems:[
...f.problems,...A(r,s.family)]}}default:return t()}}const x=/^\/|\*/,E=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function p(a){return/[\\/]/.test(a)&&!/^@[\w.-]+\/[\w.-]+$/.test(a)}function A(a,{program:e,use:r}){return a.filter(({text:n})=>{
const o=/^--([\w-]+)/.exec(n)?.[1];return o!==void 0&&r.flags.get((0,P().flagKey)(o))?.kind==="outside-code"}).map(n=>(0,j().
wordProblem)("outside-code",e,n))}function $(a,e,r){const{family:s,parsing:n}=r,{program:o}=s,{text:t,span:i}=a,f={operands:[
a],passthrough:e,starts:"file"};if(t==="-"||t===""||t.startsWith("/dev/"))return{invocation:f,problems:[(0,F().problemAt)(
"reads-stdin",i,{program:o,flag:t})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(t)&&/:/.test(t))return{
invocation:f,problems:[(0,j().wordProblem)("uses-network",o,a)]};const[,u=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(t)??[],h=s.data.dependency_tools.includes(u)?n.families.known.get(u):void 0;if(h!==void 0){const{launched:v,problems:k}=n.
start({program:h,words:e},o);return{invocation:{launched:v},problems:k}}return{invocation:f,problems:b(s,t,i)}}function b({
program:a,data:{extensions:e}},r,s){const[,n]=/\.([^./\\]*)$/.exec(r.replace(/^.*\//s,""))??[];return e===void 0||n===void 0||
e.split(" ").includes(n)?[]:[(0,F().problemAt)("target-extension",s,{program:a,path:r,extension:n})]}function d(a,e,r){const{
family:s,parsing:n}=r,{text:o}=a;if(/:\/\//.test(o))return{invocation:{},problems:[(0,j().wordProblem)("uses-network",s.
program,a)]};if(o==="-"||/\.\w+$/.test(o))return $(a,e,r);const t=n.families.known.get(o);if(t===void 0||!s.data.started_programs.
includes(o))return{invocation:{},problems:[(0,j().wordProblem)("outside-code",s.program,a)]};const{launched:i,problems:f}=n.
start({program:t,words:e},s.program);return{invocation:{launched:i},problems:f}}function l(a,e,r,{family:s,parsing:n}){const{
text:o}=e,t=[(0,j().wordProblem)("outside-code",s.program,e)];if(a==="exec"&&p(o))return{invocation:{},problems:t};const i=/[;&|<>$`'"(){}\\*?]/.
test(o)||(0,D().hasCommandLine)(o);if(!(0,j().isToolName)(o)&&(a==="exec"||i))return{invocation:{},problems:t};const f={
subcommand:a,operands:[e],passthrough:r},w=(0,j().isProgram)(o)?o:n.families.allowed.get(o);if(w!==void 0){const{launched:k,
problems:O}=n.start({program:w,words:r},s.program);return{invocation:{...f,launched:k},problems:O}}if((0,D().isShell)(o)||
a==="exec"&&(0,D().programNamed)(o)!==void 0)return{invocation:f,problems:t};const{problems:u,...h}=n.tool(e,r),v=a==="e\
xec"||(0,R().toolOf)(o,n.families.tools)||(0,R().refusalOf)(o);return{invocation:{...f,...h},problems:v?u:[]}}},17083:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.isElsewhere=R,g.isForeign=F,g.isOfMachine=D;function P(){const T=c(32854);
return P=function(){return T},T}function R(T){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(T)||T.split(",").some(x=>(0,P().
normalise)(x)===void 0)}function F(T){return/(?:^|[=,\s])(?:data|file):/i.test(T)?!0:!T.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.
test(T)?!1:T.split(/[=,:"']/).some(x=>x.includes("..")&&!j(x))}function D(T){return T.split(/[=,:"']/).some(x=>I.test(x))}
const I=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function j(T){return/^[\\/]/.test(T)||(0,P().normalise)(T)!==void 0}},51951:function(K,g,c){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.readCommand=l,g.readWords=s;function P(){const k=c(91063);return P=function(){return k},k}function R(){
const k=c(92739);return R=function(){return k},k}function F(){const k=c(80781);return F=function(){return k},k}function D(){
const k=c(13254);return D=function(){return k},k}function I(){const k=c(54669);return I=function(){return k},k}function j(){
const k=c(11331);return j=function(){return k},k}function T(){const k=c(45806);return T=function(){return k},k}function x(){
const k=c(31901);return x=function(){return k},k}function E(){const k=c(86191);return E=function(){return k},k}function p(){
const k=c(73872);return p=function(){return k},k}function A(){const k=c(60210);return A=function(){return k},k}function $(){
const k=c(82293);return $=function(){return k},k}function b(){const k=c(80827);return b=function(){return k},k}const d=new Set;
async function l(k,O={}){const M=s(k,O),{tree:m,base:L,changed:y=d,cwd:S="",clock:N,programs:C=P().NO_PROGRAMS}=O,{isOutput:W}=O;
if(M.invocation===void 0||M.argv===null)return M;if(m===void 0)return{...M,problems:[...M.problems,...a(M.invocation)]};
const H={tree:m,directory:S,changed:y,families:C,...L&&{base:L},...W&&{isOutput:W}},{invocation:G}=M,{targets:B,problems:U}=await(0,p().
resolveInvocation)(G,H,N);return{...M,...await e(G,B,H),targets:B,problems:h(M.problems,U).map(z=>u(z,M.command))}}function a(k){
return[k,...(0,T().launchedBy)(k)].flatMap(({subcommand:O,operands:[M]})=>O==="exec"&&M&&(0,x().isToolName)(M.text)&&!(0,R().
isKnownTool)(M.text)?[(0,D().problemAt)("tool-unknown",M.span,{tool:M.text})]:[])}async function e(k,O,M){if(k.program!==
"npm"&&k.program!=="npx")return{};const m=await(0,b().npmScripts)(k,M),L=O.some(({kind:N,via:C})=>N==="package_binary"&&
C===void 0),S=(m?(0,b().stepsIn)(m).some(({text:N})=>r.test(N)):!L)?await(0,A().foreignSettings)(M.tree,M.changed):[];return{
...m&&{scripts:m},...S.length>0&&{npmSettings:S}}}const r=/(?:^|[^\w.-])np[mx](?![\w.-])/;function s(k,{tree:O,cwd:M="",
programs:m=P().NO_PROGRAMS}={}){if(typeof k!="string")return o(k);const{words:L,assignments:y,problems:S}=(0,I().lex)(k,
O&&(0,F().subTree)(O,M)),[N]=L,C=(J,Z,Y)=>({command:k,words:L,assignments:y,argv:J,...Y===void 0?void 0:{invocation:Y},targets:[],
problems:Z});if(N===void 0)return C(null,S);const W=(0,I().hasOneReading)({problems:S})?L.map(({text:J})=>J):null,{program:H,
problem:G}=i(k,L,m);if(G?.rule==="sentence")return C(W,[G,...S]);if(H===void 0)return C(W,[...S,G]);const B=n(L,S).slice(
1),{invocation:U,problems:z}=(0,T().parseInvocation)(H,B,m),V=(0,$().inspectPaths)(U,M);return C(W,[...S,...z,...V],U)}function n(k,O){
const M=O.find(m=>m.rule==="shell-operator"||(0,D().isProblem)(m,"line-break")&&!m.args.quoted);return M===void 0?k:k.filter(
({span:m})=>m.start<M.span.start)}function o(k){const O=k===null?"null":Array.isArray(k)?"array":typeof k,M=(0,D().problemAt)(
"command-not-text",{start:0,end:0},{type:O});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[M]}}
const t=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function i(k,O,{allowed:M,offered:m}){const[L]=O,y=L?.
text??"",S=(0,x().isProgram)(y)?y:M.get(y);if(S!==void 0)return{program:S};const N=L?.span??{start:0,end:0},C=(G,B)=>({program:void 0,
problem:(0,D().problemAt)(G,N,B)}),[,W]=t.exec(y)??[];if(W===void 0&&(0,E().isSentence)(k)){const G=O.at(-1)?.span.end??
N.end;return{program:void 0,problem:(0,D().problemAt)("sentence",{start:N.start,end:G},{})}}const H=w(y,m);return/[\\/]/.
test(y)?C("program-by-path",{program:y,...H}):W!==void 0?C("program-look-alike",{program:y,meant:W.toLowerCase()}):C("pr\
ogram-not-allowed",{program:y,group:(0,j().programNamed)(y)?.kind??(R().TOOLS.has(y)?"npx":"other"),...H,allowed:[...M.keys()]})}
const f=new Map([["gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["\
py","python"]]);function w(k,O){const M=O(k);if(M!==void 0)return{offered:M};const m=k.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,
"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),L=f.get(m)??m,y=O(L);return y===void 0?{offered:""}:{offered:y,word:L}}
function u(k,O){const M=O.slice(k.span.start,k.span.end);return(0,D().isProblem)(k,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.
test(M)?{...k,args:{...k.args,written:M}}:k}function h(k,O){const M=new Set(k.map(v)),m=[...k];for(const L of O){const y=v(
L);M.has(y)||(M.add(y),m.push(L))}return m}function v({rule:k,span:O,args:M}){return JSON.stringify([k,O.start,O.end,M])}},
86191:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.isSentence=p,g.namedPaths=b,g.startedFiles=d;function P(){
const l=c(32854);return P=function(){return l},l}function R(){const l=c(11331);return R=function(){return l},l}const F=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
D=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
I=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,j=/^[A-Za-z][a-z']*[:,]?$/,T=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
x=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,E=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function p(l){const a=l.trim(),[e="",...r]=a.split(/\s+/,100);if(e===e.toLowerCase()&&(0,R().programNamed)(e)!==void 0)return!1;
if(T.test(a)||x.test(a)||E.test(e))return!0;if(/[;&|<>$`]/.test(a))return!1;const s=j.test(e);if(r.some(o=>/^--?[A-Za-z]/.
test(o)))return!1;if((s||I.test(e))&&r.some(o=>F.test(A(o))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(e))return r.length>
0||/[.!:]$/.test(e);const n=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(r[0]??"");return s&&n&&(D.test(e)||/[a-z]{2}[.!?]$/.test(
a))}function A(l){return l.replace(/[.,;:!?]$/,"")}const $=/[\s"'`;&|()<>=]+/;function b(l,a=""){const e=a===""?"":`${a}\
/`;return l.split($).map(r=>(0,P().normalise)(e+r)??r)}function d({targets:l}){return l.flatMap(({kind:a,path:e,parsed:r})=>a===
"file"&&e&&!r?[e]:[])}},66227:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.dependencyHome=s,g.inspectDependency=
$,g.inspectOrigin=b,g.isUnverified=d,g.ownerOf=e,g.packageOf=A,g.resolveAtHome=o;function P(){const t=c(76760);return P=
function(){return t},t}function R(){const t=c(3463);return R=function(){return t},t}function F(){const t=c(95244);return F=
function(){return t},t}function D(){const t=c(80781);return D=function(){return t},t}function I(){const t=c(13254);return I=
function(){return t},t}function j(){const t=c(53169);return j=function(){return t},t}function T(){const t=c(19685);return T=
function(){return t},t}function x(){const t=c(67953);return x=function(){return t},t}function E(){const t=c(59867);return E=
function(){return t},t}function p(){const t=c(10473);return p=function(){return t},t}function A(t){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(t)?.[1]}async function $(t,i,f){const{tree:w,base:u=w}=n(t),{name:h,path:v}=i,k=await l(w,u,h),O=k===void 0?await r(
w,i):void 0,M=m=>(0,I().problemAt)("dependency-unverified",f,{name:h,path:v,...m});return[...k===void 0?[]:[M({fault:k})],
...O===void 0?[]:[M({fault:"stale",differs:O})],...await b(t,h,f)]}async function b(t,i,f){const{tree:w,base:u=w}=n(t);return[
...(await a(w,u)).map(v=>(0,I().problemAt)("dependency-not-compared",f,{name:i,path:v})),...await(0,j().compareWithBase)(
w,u,i,f)]}function d(t){return(0,I().isProblem)(t,"dependency-unverified")?t.args.fault!=="stale":(0,I().isProblem)(t,"t\
arget-missing")&&t.args.untracked===!0}async function l(t,i,f){const[w,u]=await Promise.all([(0,T().readLocks)(t),(0,T().
readLocks)(i)]),h=({npm:M})=>M?.packages.has(f)===!0,v=M=>h(M)||M.unread.length>0;return h(u)&&!h(w)&&t.stat(u.npm?.path??
"")||v(u)&&!v(w)?"removed":(await(0,E().usablePackageJson)(t,""))?.dependencies.has(f)?v(w)||(w.npm??u.npm)===void 0?void 0:
"unlocked":"undeclared"}async function a(t,i){const[{npm:f,unread:w},u]=await Promise.all([(0,T().readLocks)(t),(0,T().readLocks)(
i)]);if(!f&&w.length===0&&!u.npm&&u.unread.length===0)return[""];const h=await Promise.all(w.map(v=>(0,p().hasOtherContent)(
t,i,v)));return w.filter((v,k)=>h[k])}async function e(t,i,f){const{npm:w,unread:u}=await(0,T().readLocks)(t),h=w?.packages,
v=u.length>0||h===void 0||h.has(i);return f.has(i)&&v?i:[...f].find(k=>Object.hasOwn(h?.get(k)?.bin??{},i))}async function r(t,{
name:i,binary:f}){const w=`node_modules/${i}`,u=(await(0,T().readLocks)(t)).npm?.packages.get(i);if(u===void 0||t.stat(w)===
void 0)return;const h=await(0,E().readJsonFile)(t,`${w}/package.json`),v=(0,R().objectIn)(h),k=(0,R().textIn)(v,"name")||
i,O=(0,R().textIn)(v,"version"),M=(C,W,H)=>`the installed package has the ${C} \`${W||"nothing"}\`, but the lockfile has \
\`${H}\``;if(h!==void 0&&k!==u.name)return M("name",k,u.name);if(h!==void 0&&!["",O].includes(u.version))return M("versi\
on",O,u.version);const m=u.bin??(v.bin===void 0?void 0:(0,E().binOf)(v.bin,k)??{});if(f===void 0||m===void 0)return;const{
name:L,file:y}=f,S=Object.entries(m).flatMap(([C,W])=>L===void 0||L===C?[P().posix.normalize(W)]:[]),N=L===void 0?"binar\
y":`binary ${L}`;return S.includes(y)?void 0:M(N,y,S[0]??"nothing")}function s({tree:t,base:i=t,directory:f}){const w=u=>h=>F().
LOCKFILES.some(v=>h.stat(P().posix.join(u,v))!==void 0);return(0,x().foldersUpFrom)(f).find(u=>[t,i].some(w(u)))??""}function n(t,i=s(
t)){if(i==="")return t;const{tree:f,base:w,directory:u,changed:h}=t,v=`${i}/`;return{...t,tree:(0,D().subTree)(f,i),...w&&
{base:(0,D().subTree)(w,i)},directory:u.slice(v.length),changed:new Set([...h].flatMap(k=>k.startsWith(v)?k.slice(v.length):
[]))}}async function o(t,i){const f=s(t),{targets:w,problems:u}=await i(n(t,f));return{targets:w.map(h=>h.path===void 0?
h:{...h,path:P().posix.join(f,h.path)}),problems:u}}},73872:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.resolveInvocation=E;function P(){const n=c(41330);return P=function(){return n},n}function R(){const n=c(13254);return R=
function(){return n},n}function F(){const n=c(45806);return F=function(){return n},n}function D(){const n=c(15804);return D=
function(){return n},n}function I(){const n=c(52437);return I=function(){return n},n}function j(){const n=c(59867);return j=
function(){return n},n}function T(){const n=c(9504);return T=function(){return n},n}function x(){const n=c(56788);return x=
function(){return n},n}function E(n,o,t){const i=new(x()).Trail((f,w)=>p(f,w,i),t);return p(n,o,i)}async function p(n,o,t){
const i=[];for(const f of[n,...(0,F().launchedBy)(n)]){const w=await a(f,o);if("rule"in w)i.push({targets:[],problems:[w]});else
for(const u of w)i.push(await A(u,o,t))}return(0,x().join)(i)}function A(n,o,t){const{program:i,family:f}=n;return f!==void 0?
(0,T().resolveProgram)(n,f,o,t):i==="node"?(0,D().resolveNode)(n,o):(0,I().resolveNpm)(n,o,t)}const $=/^[\w:.@/-]+$/,b=200,
d=4,l=/^[\w:.@/*?{},[\]-]+$/;async function a(n,o){const{selects:t,operands:i}=n,[f]=i;if(t===void 0||f===void 0)return[
n];const w=await(0,j().usablePackageJson)(o.tree,o.directory),{text:u,span:h}=f,v={program:"npm",flag:u};if(!e(u))return(0,R().
problemAt)("outside-code",h,v);const k=[...w?.scripts.keys()??[]];if(k.some(M=>M.length>b))return(0,R().problemAt)("outs\
ide-code",h,v);const O=k.filter(r(u,t));return O.length===0?(0,R().problemAt)("npm-script-missing",h,{script:u,passes:!1}):
O.every(M=>$.test(M))?O.map(M=>{const{selects:m,...L}=n;return{...L,operands:[{...f,text:M}]}}):(0,R().problemAt)("outsi\
de-code",h,v)}function e(n){return n.length<=b&&l.test(n)&&n.split("*").length-1<=d}function r(n,o){if(o==="glob"){const w=(0,P().
default)(s(n),{nonegate:!0,strictSlashes:!0});return u=>w(s(u))}const t=n.indexOf("*"),[i,f]=[n.slice(0,t),n.slice(t+1)];
return w=>w.length>=i.length+f.length&&w.startsWith(i)&&w.endsWith(f)}function s(n){return n.replace(/[:/]/g,o=>o===":"?
"/":":")}},53169:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.compareWithBase=p,g.knownHosts=void 0,
g.replacedArchive=a;function P(){const m=c(3463);return P=function(){return m},m}function R(){const m=c(32854);return R=
function(){return m},m}function F(){const m=c(59542);return F=function(){return m},m}function D(){const m=c(93028);return D=
function(){return m},m}function I(){const m=c(13254);return I=function(){return m},m}function j(){const m=c(60210);return j=
function(){return m},m}function T(){const m=c(59867);return T=function(){return m},m}function x(){const m=c(19685);return x=
function(){return m},m}function E(){const m=c(18701);return E=function(){return m},m}async function p(m,L,y,S){if(m===L)
return[];const[{npm:N},{npm:C}]=await Promise.all([(0,x().readLocks)(m),(0,x().readLocks)(L)]),W=C?.packages.get(y),H={name:y,
tree:m,base:L,before:[...W?[W]:[],...await o(L,y)],hosts:await v(L),configured:await k(m,y)},G=await n(H),B=N?.packages.
get(y),z=B?A(B,H):N?void 0:b({name:y,version:"",source:{kind:"registry"}},H);return z&&G.push({name:y,path:N?.path??".np\
mrc",...z}),G.map(V=>(0,I().problemAt)("dependency-redirected",S,V))}function A(m,L){const{tree:y,base:S}=L,N=L.before.find(
W=>e(W,m));return N?.version===m.version&&r(N,m)||a(m,y,S)?{how:"integrity",to:m.integrity??"nothing"}:N?b(m,L):$(m,L)}function $(m,L){
const{source:y}=m;if(y.kind==="git"||y.kind==="tarball")return{how:y.kind,to:y.at};if(y.kind==="file"){const S=L.before.
some(N=>N.source.kind!=="file");return l(m,L.tree)&&!S?void 0:{how:"file",to:y.at}}return m.name!==L.name?{how:"alias",to:m.
name}:b(m,L)}function b({source:m},{hosts:L,configured:y}){if(m.kind!=="registry")return;const S=h(m,y);return L.has(S)?
void 0:{how:"host",to:S}}function d({source:m}){if(m.kind==="file")return(0,R().normalise)(m.at.replace(/#.*$|::.*$/s,""))||
void 0}function l(m,L){const y=d(m),S=y===void 0?void 0:(0,R().resolveInTree)(L,y);return S?.kind==="inside"&&S.entry.kind===
"directory"}function a(m,L,y){const S=d(m);if(S===void 0)return!1;const[N,C]=[L,y].map(H=>(0,R().resolveInTree)(H,S));return!(N?.
kind==="inside"&&(0,D().isRegular)(N.entry.kind))||C?.kind!=="inside"?!1:N.entry.oid!==C.entry.oid||N.entry.size!==C.entry.
size}function e(m,L){return m.name===L.name&&m.source.kind===L.source.kind&&f(m)===f(L)}function r({integrity:m,source:L},{
integrity:y}){if(m===void 0||L.kind==="file"&&y===void 0)return!1;if(y===void 0)return!0;const S=s(m),N=[...s(y)];return N.
some(([C])=>S.has(C))&&N.every(([C,W])=>(S.get(C)??W)!==W)}function s(m){return new Map(m.split(/\s+/).map(L=>{const[,y="",
S=L]=/^([a-z\d]+)-(.*)$/is.exec(L)??[];return[y,S]}))}async function n(m){const{name:L,tree:y,before:S}=m;return(await o(
y,L)).flatMap(N=>{if(N.source.kind==="registry"&&N.name===L||S.some(H=>e(H,N)))return[];const W=$(N,m);return W===void 0?
[]:[{name:L,path:"package.json",...W}]})}async function o(m,L){const y=(0,P().objectIn)(await(0,T().readJsonFile)(m,"pac\
kage.json")),S=["dependencies","devDependencies","optionalDependencies"].map(B=>(0,P().textIn)((0,P().objectIn)(y[B]),L)),
{overrides:N,resolutions:C,pnpm:W}=y,H=[N,C,(0,P().objectIn)(W).overrides].flatMap(B=>Object.entries((0,P().objectIn)(B)).
flatMap(([U,z])=>i(U,L)?[typeof z=="string"?z:(0,P().textIn)((0,P().objectIn)(z),".")]:[]));return[...new Set([...S,...H])].
filter(B=>B!==""&&!B.startsWith("workspace:")).map(B=>t(B,L))}function t(m,L){const y=(0,E().aliasIn)(m);return y!==void 0&&
y!==L?{name:y,version:"",source:{kind:"registry"}}:{name:L,version:"",source:(0,E().sourceOf)(m,L,"")}}function i(m,L){const y=m.
split(/[>]|\*\*\//).at(-1)??"";return y===L||y.startsWith(`${L}@`)||y.endsWith(`/${L}`)}function f({source:{kind:m,at:L=""},
version:y}){return m==="tarball"&&y!==""?L.replaceAll(y,"*"):m==="registry"&&u.includes(L)?"":L}const w="registry.npmjs.\
org",u=[w,"registry.yarnpkg.com"];function h({at:m},L){return(m===void 0||u.includes(m)?L:void 0)??m??w}const v=g.knownHosts=
(0,F().perTree)(async m=>{const L=await O(m),y=Object.entries(L).filter(([C])=>C==="registry"||C.endsWith(":registry")).
map(([,C])=>M(String(C))),S=((await(0,x().readLocks)(m)).npm?.all??[]).flatMap(({source:C})=>C.kind==="registry"&&C.at?[
C.at]:[]),N=L.registry===void 0||S.some(C=>u.includes(C));return new Set([...y,...S,...N?u:[]])});async function k(m,L){
const y=await O(m),[S]=L.startsWith("@")?L.split("/"):[],N=S&&y[`${S}:registry`]||y.registry;return N===void 0?void 0:M(
String(N))}async function O(m){const L=await(0,j().readNpmrc)({tree:m,directory:""});return"settings"in L?L.settings:{}}
function M(m){return URL.canParse(m)?new URL(m).host:m}},19685:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.readLocks=g.readLock=void 0;function P(){const A=c(26040);return P=function(){return A},A}function R(){const A=c(3463);
return R=function(){return A},A}function F(){const A=c(95244);return F=function(){return A},A}function D(){const A=c(59542);
return D=function(){return A},A}function I(){const A=c(59867);return I=function(){return A},A}function j(){const A=c(10473);
return j=function(){return A},A}function T(){const A=c(18701);return T=function(){return A},A}const x=g.readLocks=(0,D().
perTree)(async A=>{const $=F().LOCKFILES.filter(a=>A.stat(a)!==void 0),b=F().NPM_LOCKFILES.find(a=>$.includes(a)),d=b===
void 0?void 0:await E(A,b),l=$.filter(a=>!F().NPM_LOCKFILES.some(e=>e===a));return d==="unread"?{unread:[b??"",...l]}:b===
void 0?{unread:l}:{npm:d??{path:b,packages:new Map,all:[]},unread:l}}),E=g.readLock=(0,D().perPath)(async(A,$)=>{const b=await(0,j().
readText)(A,$,I().MAX_BYTES),d=b&&"text"in b?b.text.replace(/^\uFEFF/,""):"",l=(0,R().objectIn)((0,P().attempt)(()=>JSON.
parse(d)));if(l.packages===void 0)return l.lockfileVersion===1?"unread":void 0;const a=new Map,e=[];for(const[r,s]of Object.
entries((0,R().objectIn)(l.packages))){if(r==="")continue;const[,n,o]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(
r)??[],t=p(o??r,(0,R().objectIn)(s));n===""&&o!==void 0&&a.set(o,t),e.push(t)}return{path:$,packages:a,all:e}});function p(A,$){
const b=(0,R().textIn)($,"name")||A,d=(0,R().textIn)($,"version"),l=(0,R().textIn)($,"resolved"),a=(0,R().textIn)($,"int\
egrity"),e=(0,I().binOf)($.bin,b),r=$.link===!0?{kind:"file",at:l.replace(/^file:/,"")}:(0,T().sourceOf)(l,b,d);return{name:b,
version:d,source:r,...a&&{integrity:a},...e&&{bin:e}}}},18701:function(K,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.aliasIn=T,g.sourceOf=D;const c={kind:"registry"},P=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
R=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,F=/^(?:file|link|portal|workspace):(.*)$/is;function D(x,E,p){const[,A]=F.exec(x)??[];return A!==
void 0?{kind:"file",at:A}:P.test(x)?{kind:"git",at:x.replace(/#.*$/s,"")}:/^https?:/i.test(x)?I(x,E,p):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(x)||/\.t(?:ar\.)?gz$/i.test(x)?{kind:"file",at:x}:R.test(x)?{kind:"git",at:x.replace(/#.*$/s,"")}:c}function I(x,E,p){
const A={kind:"tarball",at:x.replace(/#.*$/s,"")};if(!URL.canParse(x))return A;const{host:$,pathname:b}=new URL(x),d=j(b),
[,l]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(d)??[];if($==="codeload.github.com"&&l!==void 0)return{kind:"git",at:`https://g\
ithub.com/${l}`};const a=E.replace(/^@[^/]*\//,"");return d.endsWith(`/${E}/-/${a}-${p}.tgz`)||d.endsWith(`/${E}/-/${E}-${p}\
.tgz`)||$==="npm.pkg.github.com"&&d.startsWith(`/download/${E}/${p}/`)?{kind:"registry",at:$}:A}function j(x){try{return decodeURIComponent(
x)}catch{return x}}function T(x){const[,E]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(x)??[];return E===void 0||/^[\^~<>=*v\d]/.
test(E)?void 0:E}},1277:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.nearestFile=E;function P(){const A=c(
76760);return P=function(){return A},A}function R(){const A=c(59490);return R=function(){return A},A}function F(){const A=c(
3051);return F=function(){return A},A}function D(){const A=c(32854);return D=function(){return A},A}function I(){const A=c(
59542);return I=function(){return A},A}function j(){const A=c(93028);return j=function(){return A},A}const T=(0,I().perTree)(
A=>(0,R().groupBy)(A.files(),({path:$})=>P().posix.dirname($))),x=20;function E(A,$){const b=$.split("/").slice(-x),d=b.
at(-1)??"",l=P().posix.dirname($),a=b.slice(1,-1).map((o,t)=>b.slice(t+1).join("/")).find(o=>p(A.stat(o)));if(a!==void 0)
return a;const e=(0,I().filesNamed)(A,d).filter(p),r=e.filter(({path:o})=>o.endsWith(`/${$}`));if(r.length===1)return r[0]?.
path;const s=(T(A).get(l)??[]).filter(({path:o})=>P().posix.extname(o)===P().posix.extname(d)).map(({path:o})=>P().posix.
basename(o)),n=(0,F().nearestName)(d,s);return n!==void 0?P().posix.join(l,n):e.length===1?e[0]?.path:void 0}function p(A){
return!!A?.tracked&&(0,j().isRegular)(A.kind)&&!(0,D().isWithin)(A.path,"node_modules")}},15804:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.firstFile=i,g.inspectImport=m,g.inspectNodeFlag=O,g.mainOf=f,g.resolveNode=h,g.trustProblems=
l;function P(){const S=c(76760);return P=function(){return S},S}function R(){const S=c(32854);return R=function(){return S},
S}function F(){const S=c(93028);return F=function(){return S},S}function D(){const S=c(13254);return D=function(){return S},
S}function I(){const S=c(87646);return I=function(){return S},S}function j(){const S=c(66227);return j=function(){return S},
S}function T(){const S=c(59867);return T=function(){return S},S}function x(){const S=c(55013);return x=function(){return S},
S}function E(){const S=c(82293);return E=function(){return S},S}function p(){const S=c(56788);return p=function(){return S},
S}function A(){const S=c(10473);return A=function(){return S},S}const $=new Set(["","js","mjs","cjs","ts","mts","cts"]);
async function b(S,N,C){const{tree:W}=S,H=(0,E().pathProblem)(N,C,S.directory);if(H!==void 0)return{targets:[],problems:[
H]};if(N.includes("\\"))return(0,p().fails)("target-not-a-file",C,{path:N,reason:"backslash"});const G=(0,R().normalise)(
(0,p().from)(S,N))??"",B=(0,j().dependencyHome)(S);if(B!==""&&(0,R().isWithin)(G,P().posix.join(B,"node_modules")))return(0,j().
resolveAtHome)(S,J=>b(J,N,C));const U=i(W,t(G));if(U===void 0)return a(S,N,G,C);if(U.kind!=="inside"||U.entry.kind!=="di\
rectory")return d(S,{path:N,wanted:G,found:U},C);const z=await f(W,G);if(z===T().INVALID)return(0,p().fails)("package-js\
on-invalid",C,{path:P().posix.join(G,"package.json")});if(z===void 0)return(0,p().fails)("target-not-a-file",C,{path:N,reason:"\
directory"});const V=await d(S,{path:N,wanted:G,found:z.found},C);return z.by===void 0||!S.changed.has(z.by)?V:(0,p().join)(
[V,(0,p().fails)("target-changed",C,{path:z.by})])}async function d(S,{path:N,wanted:C,found:W},H){const{tree:G}=S,B=(0,A().
fileAt)(W,N,H);if("problems"in B)return B;const U=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!$.has(U))return(0,p().
fails)("target-extension",H,{program:"node",path:N,extension:U});const z=await l(S,B,N,H);if(z.some(j().isUnverified))return{
targets:[],problems:z};const V=(0,j().packageOf)(B.path);if(V&&!(0,R().isWithin)(C,"node_modules")&&!C.includes(`node_mo\
dules/${V}`))return(0,p().fails)("dependency-unverified",H,{name:V,path:N,fault:"linked"});const J=(0,A().runs)(S,{name:N,
path:B.path,wanted:C},H),Y=B.tracked&&await n(G,B)?[(0,D().problemAt)("target-writes",H,{path:B.path})]:[];return{...J,problems:[
...z,...J.problems,...Y]}}async function l(S,{path:N,tracked:C,built:W},H,G){const B=(0,j().packageOf)(N);return B===void 0?
(C||W)&&!(0,R().isWithin)(N,"node_modules")?[]:[(0,D().problemAt)("target-missing",G,{path:H,untracked:!0})]:C?[(0,D().problemAt)(
"dependency-unverified",G,{name:B,path:H,fault:"committed"})]:await(0,j().inspectDependency)(S,{name:B,path:H},G)}async function a(S,N,C,W){
const H=(0,j().packageOf)(C);if(H===void 0&&S.tree.isPending?.(C))return(0,p().fails)("target-not-judged",W,{path:N});if(H===
void 0||S.tree.stat("node_modules")!==void 0)return(0,A().nothingAt)(S.tree,C,N,W);const G=await(0,j().inspectDependency)(
S,{name:H,path:N},W);return G.some(j().isUnverified)?{targets:[],problems:G}:(0,p().join)([(0,p().fails)("not-installed",
W,{name:H}),{targets:[],problems:G}])}async function e(S,N,C){const W=(0,E().testProblem)(N,C,S.directory);if(W!==void 0)
return{targets:[],problems:[W]};if((0,x().isPattern)(N))return((0,x().alternativesOf)(N)??[]).map(U=>(0,p().from)(S,U)).
some(U=>(0,R().resolveInTree)(S.tree,(0,x().baseOf)(U)).kind==="outside")?(0,p().fails)("target-outside",C,{path:N,reason:"\
symlink"}):p().NOTHING;const H=(0,R().resolveInTree)(S.tree,(0,p().from)(S,N));return H.kind==="inside"&&H.entry.kind===
"directory"&&H.entry.tracked?p().NOTHING:b(S,N,C)}const r=256*1024,s=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function n(S,N){if((N.size??0)>r)return!1;const C=(await S.read(N.path)).toString("latin1");return s.test(C)}const o=[
"",".js",".json",".node"];function t(S){return S===""?[""]:o.map(N=>S+N)}function i(S,N){const C=N.map(W=>(0,R().resolveInTree)(
S,W)).filter(W=>W.kind!=="missing");return C.find(W=>W.kind!=="inside"||(0,F().isRegular)(W.entry.kind))??C[0]}async function f(S,N){
const C=P().posix.join(N,"package.json"),W=await(0,T().readJsonFile)(S,C);if(W===T().INVALID)return T().INVALID;const H=W?.
main,G=w(N),B=W===void 0?{}:{by:C};if(typeof H!="string"||H===""){const V=u(S,G);return V&&{found:V,...B}}const U=H.startsWith(
"/")?void 0:(0,R().normalise)(P().posix.join(N,H));if(U===void 0)return{found:{kind:"outside",path:H},...B};const z=u(S,
[...t(U),...w(U),...G]);return z&&{found:z,...B}}function w(S){return t(P().posix.join(S,"index")).slice(1)}function u(S,N){
return N.map(C=>(0,R().resolveInTree)(S,C)).find(C=>C.kind==="inside"?(0,F().isRegular)(C.entry.kind):C.kind!=="missing")}
async function h(S,N){const{flags:C,operands:W}=S,H=(0,I().isTestRun)(S);if(v(S,H))return p().NOTHING;const G=[];for(const z of C)
G.push(await O(z,N));for(const{text:z,span:V}of W){if(z===""||z.startsWith("-"))continue;const J=H?e:b;G.push(await J(N,
z,V))}const{targets:B,problems:U}=(0,p().join)(G);return C.some(({name:z})=>z==="--check")?{targets:B.map(z=>({...z,parsed:!0})),
problems:U}:{targets:B,problems:U}}function v({operands:S},N){const C=S[0]?.text;return C==="inspect"||C==="debug"&&!N}const k=new Set(
["--import","--require","--experimental-loader"]);async function O(S,N){const{name:C,value:W="",span:H}=S;return C==="--\
env-file"||C==="--env-file-if-exists"?y(N,W,H):C==="--test-reporter-destination"?M(N,W,H):!k.has(C)||!/^[@a-z]/i.test(W)?
p().NOTHING:m(N,W,H)}function M(S,N,C){if(/^std(?:out|err)$/.test(N))return p().NOTHING;const W=(0,E().pathProblem)(N,C,
S.directory);if(W!==void 0)return{targets:[],problems:[W]};const H=(0,R().resolveInTree)(S.tree,(0,R().normalise)((0,p().
from)(S,N))??"");return H.kind==="outside"?(0,p().fails)("target-outside",C,{path:N,reason:"symlink"}):H.kind==="inside"&&
H.entry.tracked?(0,p().fails)("writes-files",C,{program:"node",flag:N}):p().NOTHING}async function m(S,N,C){const W=/^(?:@[^/]+\/)?[^/]+/.
exec(N)?.[0]??N;return{targets:[],problems:await(0,j().inspectDependency)(S,{name:W,path:N},C)}}const L=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function y(S,N,C){if((0,E().pathProblem)(N,C,S.directory)!==void 0)return p().NOTHING;const W=(0,R().resolveInTree)(
S.tree,(0,p().from)(S,N));if(W.kind==="missing"&&S.tree.isPending?.(W.path))return(0,p().fails)("target-not-judged",C,{path:N});
const H=(0,A().fileAt)(W,N,C);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,p().fails)("target-missing",C,
{path:N,untracked:!0});if((H.size??0)>r)return(0,p().fails)("environment-file-unsafe",C,{path:N,names:[]});const B=[...(await S.
tree.read(H.path)).toString("utf8").matchAll(L)].map(([z])=>z.replace(/\s*=$/,"")).filter(z=>z.toUpperCase()!=="NODE_ENV"),
U=[...new Set(B)].slice(0,10);return U.length===0?p().NOTHING:(0,p().fails)("environment-file-unsafe",C,{path:N,names:U})}},
67953:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.findPackages=p,g.foldersUpFrom=d,g.readSettings=
r;function P(){const n=c(76760);return P=function(){return n},n}function R(){const n=c(39491);return R=function(){return n},
n}function F(){const n=c(32854);return F=function(){return n},n}function D(){const n=c(13254);return D=function(){return n},
n}function I(){const n=c(59867);return I=function(){return n},n}function j(){const n=c(56788);return j=function(){return n},
n}function T(){const n=c(10473);return T=function(){return n},n}function x(){const n=c(47668);return x=function(){return n},
n}const E={script:"",passes:!1};async function p(n,o,t){const{workspace:i,workspaces:f,includeRoot:w}=n,u=await A(n,o,t);
if("problems"in u)return u;const{directory:h,implied:v}=u;if(f===!1&&i.length>0)return(0,j().fails)("flag-value",t,{program:"\
npm",flag:"--no-workspaces",fault:"npm refuses it beside `--workspace`"});const k={project:h,directories:[h],selected:!1,
missing:[]};if(f!==!0&&i.length===0&&v===void 0)return k;const O=await(0,I().usablePackageJson)(o.tree,h);if(O===void 0)
return k;const M=await $(h,o,t);if("problems"in M)return M;const m=new Map;w&&m.set(O.name,h);const L=[],y=i.length>0?i:
v===void 0?[]:[void 0];if(y.length===0)for(const S of M)m.set(S.name,S.directory);for(const S of y){const N={directory:o.
directory,project:h},C=S??P().posix.join("/",v??""),W=(0,x().selectWorkspaces)(M,C,N);W.length===0&&S!==void 0&&L.push((0,D().
problemAt)("npm-script-missing",t,{...E,workspace:S}));for(const H of W)m.set(H.name,H.directory)}return m.size===0?L.length>
0?{targets:[],problems:L}:(0,j().fails)("npm-script-missing",t,{...E,workspace:""}):{project:h,directories:[...m.values()],
selected:!0,missing:L}}async function A({prefix:n,workspaces:o},t,i){if(n!==void 0)return b(n,t,i);const{tree:f,directory:w}=t,
u=d(w),h=u.find(v=>l(f,v)||a(f,v));if(h===void 0||!l(f,h))return(0,j().fails)("package-json-missing",i,{directory:w});if(o===
!1)return{directory:h};for(const v of u.slice(u.indexOf(h)+1)){const k=await $(v,t,i);if("problems"in k)return k;if(k.some(
O=>O.directory===h))return{directory:v,implied:h}}return{directory:h}}async function $(n,{tree:o},t){const i=await(0,x().
listWorkspaces)(o,n);return"unclear"in i?(0,j().fails)("target-outside",t,{path:i.unclear,reason:"workspace"}):"broken"in
i?(0,j().fails)("package-json-invalid",t,{path:i.broken}):i}function b(n,o,t){if((0,F().normalise)((0,j().from)(o,n))===
void 0)return j().NOTHING;const i=(0,T().entryAt)((0,F().resolveInTree)(o.tree,(0,j().from)(o,n)),n,t);return"problems"in
i?i:{directory:i.path}}function d(n){return n===""?[""]:[n,...(0,R().foldersAbove)(n).reverse(),""]}function l(n,o){return(0,F().
resolveInTree)(n,P().posix.join(o,"package.json")).kind!=="missing"}function a(n,o){return(0,F().resolveInTree)(n,P().posix.
join(o,"node_modules")).kind==="inside"}const e=new Set(["--usage","--version","--versions"]);function r({flags:n}){const o=n.
findLast(({name:f})=>f==="--prefix")?.value,t=s(n,"--workspaces"),i=s(n,"--ignore-scripts");return{informs:n.some(({name:f})=>e.
has(f)),...o===void 0?{}:{prefix:o},...t===void 0?{}:{workspaces:t},workspace:n.flatMap(({name:f,value:w})=>f==="--works\
pace"&&w?[w]:[]),includeRoot:s(n,"--include-workspace-root")===!0,...i===void 0?{}:{ignoreScripts:i},ifPresent:s(n,"--if\
-present")===!0}}function s(n,o){const t=n.findLast(i=>i.name===o);return t&&t.negated!==!0}},62205:function(K,g,c){Object.
defineProperty(g,"__esModule",{value:!0}),g.resolveRun=E;function P(){const o=c(80781);return P=function(){return o},o}function R(){
const o=c(97424);return R=function(){return o},o}function F(){const o=c(54669);return F=function(){return o},o}function D(){
const o=c(59867);return D=function(){return o},o}function I(){const o=c(56788);return I=function(){return o},o}function j(){
const o=c(61102);return j=function(){return o},o}function T(){const o=c(20362);return T=function(){return o},o}function x(){
const o=c(46912);return x=function(){return o},o}function E(o,t,i,f){const{directory:w,event:u,words:h}=t;return f.follow(
`${w}\0${u}`,`${(0,x().scriptText)(t)}\0${h.length}`,()=>A(o,t,i,f),v=>p(v,u,i))}function p(o,t,i){return o.why==="cycle"?
(0,I().fails)("npm-script-cycle",i,{script:t}):(0,I().fails)("npm-script-chain",i,{script:t,limit:o.limit,what:o.why})}async function A(o,t,i,f){
const{event:w,body:u,words:h}=t,v=(0,x().scriptText)(t),k={targets:[(0,I().target)(o,{kind:"npm_script",name:w,script:v})],
problems:[]},O=(0,R().dangerOfScript)(v);if(O!==void 0)return(0,I().join)([k,(0,I().fails)("npm-script-dangerous",i,{script:w,
text:v,danger:O})]);const M={...o,via:w},m=(0,P().subTree)(o.tree,o.directory),{parts:L,fault:y,isIdle:S}=await(0,j().readParts)(
{body:u,words:h,span:i},M,m),N=await $(o,t),C=[k];let W=y!==void 0;for(const H of L){const{problems:G,targets:B}=await H.
resolve(M,f),{kept:U,refused:z}=d(G,h);if(C.push({targets:B,problems:U.map(a(N))}),z===void 0)continue;const V=r(z)&&!l(
z);W||=V;const J=V&&!N?"error":void 0,Z={script:w,text:v,reason:z.rule};y||C.push((0,I().fails)("npm-script-text",H.span,
Z,J))}if(S&&C.push((0,I().fails)("only-prints",i,{program:"npm",flag:`run ${w}`})),y===void 0)C.push(b(h));else{const H=N&&
h.length===0?"notice":void 0,G={script:w,text:v,...y,words:h.map(B=>B.text)};C.push((0,I().fails)("npm-script-form",h[0]?.
span??i,G,H))}return W&&N&&C.push((0,T().namedTargets)(u,M,i)),(0,I().join)(C)}async function $({base:o,directory:t,changed:i},{
event:f,body:w}){return(o&&(await(0,D().usablePackageJson)(o,t))?.scripts.get(f))===w&&(!i.has((0,I().from)({directory:t},
"package.json"))||!/npm_/.test(w))}function b(o){const t=o.flatMap(i=>(0,F().lex)(`x ${(0,x().quoteForScript)(i.text)}`).
problems.map(f=>({...f,span:i.span})));return{targets:[],problems:t}}function d(o,t){const i=({span:h})=>t.some(v=>e(v.span,
h)),f=o.filter(h=>i(h)||n(h)),w=o.filter(h=>!f.includes(h)),u=w.filter(r);return{kept:f,refused:u.find(h=>!l(h))??u[0]??
w[0]}}function l({rule:o}){return o==="program-not-allowed"}function a(o){return t=>o&&t.rule==="tool-unknown"?{...t,severity:"\
notice"}:t}function e(o,t){return o.start<t.end&&o.end>t.start}function r({severity:o}){return o==="error"}const s=new Set(
["build-files-unread","dependency-not-compared","dependency-redirected","target-changed","target-writes","not-installed",
"only-prints","tool-runs-file","tool-unknown","workspaces-changed"]);function n({rule:o,args:t}){return o==="dependency-\
unverified"?"fault"in t&&["removed","stale"].includes(t.fault):s.has(o)||o.startsWith("npm-script-")||o.startsWith("npmr\
c-")}},52437:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveNpm=e,g.resolveTool=r;function P(){
const u=c(76760);return P=function(){return u},u}function R(){const u=c(92739);return R=function(){return u},u}function F(){
const u=c(32854);return F=function(){return u},u}function D(){const u=c(93028);return D=function(){return u},u}function I(){
const u=c(13254);return I=function(){return u},u}function j(){const u=c(31901);return j=function(){return u},u}function T(){
const u=c(66227);return T=function(){return u},u}function x(){const u=c(19685);return x=function(){return u},u}function E(){
const u=c(62205);return E=function(){return u},u}function p(){const u=c(60210);return p=function(){return u},u}function A(){
const u=c(96916);return A=function(){return u},u}function $(){const u=c(59867);return $=function(){return u},u}function b(){
const u=c(56788);return b=function(){return u},u}function d(){const u=c(46912);return d=function(){return u},u}function l(){
const u=c(38218);return l=function(){return u},u}function a(){const u=c(10473);return a=function(){return u},u}async function e(u,h,v){
const{subcommand:k,operands:O,flags:M}=u,[m]=O,L=m?.span??M[0]?.span??{start:0,end:0};if(k==="exec")return m===void 0?b().
NOTHING:r(h,u,m);const{project:y,selected:S,runs:N,packages:C,problems:W}=await(0,d().scriptsThatRun)(u,h,L);if(y===void 0)
return{targets:[],problems:W};const H=[await(0,p().inspectNpmrc)({...h,directory:y},L)];for(const B of C){const U={...h,
directory:B},z=N.filter(J=>J.directory===B);z.length>0&&H.push(await(0,A().inspectShadows)(U,L));for(const J of z)H.push(
await(0,E().resolveRun)(U,J,L,v));const V=P().posix.join(B,"package.json");h.changed.has(V)&&H.push((0,b().fails)("targe\
t-changed",L,{path:V}))}const G=P().posix.join(y,"package.json");return S&&!C.includes(y)&&h.changed.has(G)&&H.push((0,b().
fails)("target-changed",L,{path:G})),(0,b().join)([...H,{targets:[],problems:W}])}async function r(u,h,{text:v,span:k}){
if(!(0,j().isToolName)(v))return b().NOTHING;const O=h.starts==="file",M=O?b().NOTHING:await(0,T().resolveAtHome)(u,L=>s(
L,v,k));if(!O&&M.targets.length===0)return M;const m=await(0,l().resolveToolFiles)(h,u);return(0,b().join)([M,(0,R().isKnownTool)(
v)?b().NOTHING:(0,b().fails)("tool-unknown",k,{tool:v}),m])}async function s(u,h,v){const{tree:k}=u,O=await(0,$().readPackageJson)(
k,""),M=(await(0,A().ownBinaries)(k)).get(h);if(M!==void 0&&u.via!==void 0&&k.stat("node_modules")===void 0)return(0,a().
resolveCommitted)(u,{text:M.file,span:v});if(O===$().INVALID)return(0,b().fails)("package-json-invalid",v,{path:"package\
.json"});if(O?.binaries.has(h))return(0,b().fails)("binary-shadowed",v,{name:h,path:O.path});const m=(0,b().from)(u,`nod\
e_modules/.bin/${h}`);if(u.directory!==""&&k.stat(m)!==void 0)return(0,b().fails)("dependency-unverified",v,{name:h,path:m,
fault:"elsewhere"});const L=k.stat("node_modules");if(L===void 0)return w(u,O,h,v);const y=await i(k,h),S=k.stat(y),N=(0,F().
resolveInTree)(k,y);if(S===void 0||N.kind==="missing")return(0,b().fails)("binary-missing",v,{name:h});if(N.kind!=="insi\
de")return(0,b().fails)("target-outside",v,{path:y,reason:"symlink"});const C=(0,T().packageOf)(N.path),W=L.tracked||S.tracked,
H=!W&&N.entry.tracked&&await o(k,N.path);if(C===void 0&&!H||!(0,D().isRegular)(N.entry.kind))return(0,b().fails)("depend\
ency-unverified",v,{name:h,path:N.path,fault:"elsewhere"});if(!H&&(W||N.entry.tracked)){const U={name:C??h,path:N.path,fault:"\
committed"};return(0,b().fails)("dependency-unverified",v,U)}const G=H?await(0,T().inspectOrigin)(u,t(k,y)??h,v):await n(
u,h,N.path,v);if(G.some(T().isUnverified))return{targets:[],problems:G};if(!await f(k,N.path))return(0,b().fails)("binar\
y-not-node",v,{name:h,path:N.path});H&&u.changed.has(N.path)&&G.push((0,I().problemAt)("target-changed",v,{path:N.path}));
const B={kind:"package_binary",name:h,path:N.path};return{targets:[(0,b().target)(u,B)],problems:G}}async function n(u,h,v,k){
const O=(0,T().packageOf)(v)??h,M=v.slice(`node_modules/${O}/`.length),m={name:h.startsWith("@")?void 0:h,file:M},L=await(0,T().
inspectDependency)(u,{name:O,path:v,binary:m},k);return O===h||!(await(0,x().readLocks)(u.tree)).npm?.packages.has(h)?L:
[...L,...await(0,T().inspectOrigin)(u,h,k)]}async function o(u,h){return(await(0,A().ownPackages)(u)).some(v=>(0,F().isWithin)(
h,v))}function t(u,h){return(0,T().packageOf)(P().posix.join(P().posix.dirname(h),u.readlink(h)??""))}async function i(u,h){
const v=`node_modules/.bin/${h}`;if(!h.startsWith("@"))return v;const k=await(0,$().usablePackageJson)(u,`node_modules/${h}`);
if(k===void 0)return v;const[O]=k.binaries.keys();return`node_modules/.bin/${(k.binaries.size===1?O:void 0)??h.replace(/^@[^/]*\//,
"")}`}async function f(u,h){return/\.[cm]?js$/.test(h)||/^#!.*[/ ]node\b/.test(await(0,a().firstLineOf)(u,h))}async function w(u,h,v,k){
const O=await(0,T().ownerOf)(u.tree,v,h?.dependencies??new Set);if(O===void 0)return(0,b().fails)("binary-missing",k,{name:v});
const M={kind:"package_binary",name:v},m=await(0,T().inspectDependency)(u,{name:O,path:v},k);return{targets:[(0,b().target)(
u,M)],problems:[u.tree.isPending?.("node_modules")?(0,I().problemAt)("target-not-judged",k,{path:v}):(0,I().problemAt)("\
not-installed",k,{name:v}),...m]}}},60210:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.effectOf=a,
g.foreignSettings=o,g.inspectNpmrc=$,g.npmrcCopies=e,g.readNpmrc=A;function P(){const t=c(76760);return P=function(){return t},
t}function R(){const t=c(58238);return R=function(){return t},t}function F(){const t=c(4537);return F=function(){return t},
t}function D(){const t=c(32854);return D=function(){return t},t}function I(){const t=c(59542);return I=function(){return t},
t}function j(){const t=c(93028);return j=function(){return t},t}function T(){const t=c(94411);return T=function(){return t},
t}function x(){const t=c(56788);return x=function(){return t},t}function E(){const t=c(10473);return E=function(){return t},
t}const p=64*1024;async function A(t){const i=await(0,E().readText)(t.tree,(0,x().from)(t,".npmrc"),p);if(i===void 0)return{
settings:{}};if("unread"in i)return i;const f=(0,F().lfsObstacle)(i.text);return f!==void 0?{unread:f}:{settings:(0,R().
parse)(i.text),file:i.path}}async function $(t,i){const f=(0,x().from)(t,".npmrc"),w=await A(t);if("unread"in w)return(0,x().
fails)("npmrc-setting",i,{path:f,keys:[],why:w.unread});const{settings:u,file:h=f}=w,v=t.changed.has(f)||t.changed.has(h),
k=t.base&&await A({...t,tree:t.base}),O=k&&"settings"in k?k.settings:{},M={changed:[],decides:[],stands:[]};for(const[m,
L]of Object.entries(u)){const y=a(m,L),S=v&&JSON.stringify(O[m])!==JSON.stringify(L),N=m==="node-options"&&!(0,T().areHarmlessOptions)(
String(L));y==="harmless"||y==="honoured"&&!S&&!N||M[S?"changed":y==="other"?"stands":"decides"].push(m)}return(0,x().join)(
Object.entries(M).map(([m,L])=>L.length===0?x().NOTHING:(0,x().fails)("npmrc-setting",i,{path:f,keys:L,why:m},m==="stand\
s"?"warning":void 0)))}const b=new Set(`access allow-same-version audit audit-level auth-type bin-links color commit-hoo\
ks cpu depth
  description diff-ignore-all-space diff-name-only diff-no-prefix diff-text diff-unified dry-run
  engine-strict expect-result-count expect-results fetch-retries fetch-retry-factor
  fetch-retry-maxtimeout fetch-retry-mintimeout fetch-timeout foreground-scripts format-package-lock
  fund git-tag-version heading include include-staged init-author-email init-author-name
  init-author-url init-license init-private init-type init-version init.author.email
  init.author.name init.author.url init.license init.version install-links install-strategy json
  legacy-bundling legacy-peer-deps libc link lockfile-version loglevel logs-max long maxsockets
  message min-release-age offline omit optional os package-lock parseable prefer-dedupe
  prefer-offline prefer-online preid production progress provenance read-only rebuild-bundle save
  save-bundle save-dev save-exact save-optional save-peer save-prefix save-prod sbom-format sbom-type
  sign-git-commit sign-git-tag strict-npmrc strict-peer-deps tag tag-version-prefix timing unicode
  update-notifier workspaces-update
  auto-install-peers dedupe-peer-dependents enable-pre-post-scripts hoist hoist-pattern
  ignore-workspace-root-check link-workspace-packages manage-package-manager-versions node-linker
  prefer-workspace-packages public-hoist-pattern recursive-install resolution-mode
  save-workspace-protocol shamefully-hoist shared-workspace-lockfile side-effects-cache
  strict-peer-dependencies use-node-version`.split(/\s+/)),d=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),l=new Set(["ignore\
-scripts","node-options"]);function a(t,i){const f=typeof i!="object"&&!String(i).includes("${");if(t==="ignore-scripts"&&
f)return typeof i=="boolean"?"honoured":"decides";if(l.has(t)&&f)return"honoured";const w=t.toLowerCase().replaceAll("_",
"-");return d.has(w)||t.includes("${")?"decides":!b.has(t)||typeof i=="object"&&!Array.isArray(i)||String(i).includes("$\
{")?"other":"harmless"}async function e(t,i){return Promise.all((0,I().filesNamed)(t,".npmrc").map(({path:f})=>r(t,f,i)))}
async function r(t,i,f){const w=P().posix.dirname(i),u=await A({tree:t,directory:w==="."?"":w});if("unread"in u)return s(
t,i,u.unread);const{settings:h,file:v=i}=u,k=f.has(i)||f.has(v),O=([m,L])=>{const y=a(m,L);return y==="harmless"||y==="h\
onoured"&&!k},M=Object.entries(h);return{path:v,text:(0,R().stringify)(Object.fromEntries(M.filter(O))),dropped:M.filter(
m=>!O(m)).map(([m])=>m)}}function s(t,i,f){const w=(0,D().resolveInTree)(t,i);return w.kind==="inside"&&(0,j().isRegular)(
w.entry.kind)?{path:w.path,text:"",dropped:[f]}:{path:i,dropped:[f]}}const n=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function o(t,i){return(await e(t,i)).flatMap(({path:w,dropped:u})=>{const h=u.filter(v=>!n.test(v));return h.length>
0?[`${w}: ${h.join(", ")}`]:[]})}},96916:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.inspectShadows=
l,g.ownPackages=g.ownBinaries=void 0;function P(){const n=c(76760);return P=function(){return n},n}function R(){const n=c(
32854);return R=function(){return n},n}function F(){const n=c(59542);return F=function(){return n},n}function D(){const n=c(
11331);return D=function(){return n},n}function I(){const n=c(19685);return I=function(){return n},n}function j(){const n=c(
67953);return j=function(){return n},n}function T(){const n=c(59867);return T=function(){return n},n}function x(){const n=c(
56788);return x=function(){return n},n}function E(){const n=c(47668);return E=function(){return n},n}const p=g.ownPackages=
(0,F().perTree)(async n=>{const o=await(0,E().listWorkspaces)(n,""),t=Array.isArray(o)?o.map(({directory:h})=>h):[],{npm:i,
unread:f}=await(0,I().readLocks)(n),w=(i?.all??[]).flatMap(({source:h})=>h.kind==="file"?(0,R().normalise)(h.at)??[]:[]),
u=f.length>0?await A(n):[];return[...new Set([...t,...w,...u])].filter(h=>h!=="")});async function A(n){const o=await(0,T().
usablePackageJson)(n,""),t=(0,F().filesNamed)(n,"package.json").map(({path:f})=>P().posix.dirname(f)),i=[];for(const f of t){
const w=f==="."?void 0:await(0,T().usablePackageJson)(n,f);w!==void 0&&o?.dependencies.has(w.name)&&i.push(f)}return i}const $=g.
ownBinaries=(0,F().perTree)(async n=>{const o=new Map;for(const t of await p(n)){const i=await(0,T().usablePackageJson)(
n,t);for(const[f,w]of i?.binaries??[]){const u=P().posix.join(t,w);o.set(P().posix.basename(f),{file:u,manifest:P().posix.
join(t,"package.json")})}}return o}),b=new Set([...D().PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum cl\
ear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),d=new Set(["node","npm","npx","sh"]);async function l(n,o){const{tree:t,base:i}=n,
f=await $(t),w=i&&await $(i),u=[...f].flatMap(([v,{manifest:k}])=>b.has(v)?[a(v,k,w?.has(v)===!0,o)]:[]),h=[];for(const v of(0,j().
foldersUpFrom)(n.directory)){const k=await e(t,P().posix.join(v,"node_modules/.bin"));for(const{name:O,path:M,isLocked:m}of k)
h.push(a(O,M,m,o))}return(0,x().join)([...u,...h])}function a(n,o,t,i){return t?d.has(n)?(0,x().fails)("program-replaced",
i,{name:n,path:o},"warning"):x().NOTHING:(0,x().fails)("program-replaced",i,{name:n,path:o})}const e=(0,F().perPath)(async(n,o)=>{
const t=[];for(const{path:i}of n.list(o)){const f=P().posix.basename(i).replace(/\.(?:cmd|exe|ps1)$/,"");if(!b.has(f))continue;
const w=(0,R().resolveInTree)(n,i);if(w.kind!=="inside")continue;const u=w.path===i?await r(n,w.entry):w.path,h=u!==void 0&&
/node_modules\/(?!\.bin\/)/.test(u);t.push({name:f,path:i,isLocked:h&&!w.entry.tracked})}return t});async function r(n,{
path:o,size:t=0}){if(t>s)return;const i=(await n.read(o)).toString("utf8"),[,f]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(i)??
[];return f&&P().posix.join(P().posix.dirname(o),f)}const s=16*1024},59867:function(K,g,c){Object.defineProperty(g,"__es\
Module",{value:!0}),g.MAX_BYTES=g.INVALID=void 0,g.binOf=d,g.readPackageJson=g.readJsonFile=void 0,g.usablePackageJson=$;
function P(){const e=c(26040);return P=function(){return e},e}function R(){const e=c(3463);return R=function(){return e},
e}function F(){const e=c(80287);return F=function(){return e},e}function D(){const e=c(32854);return D=function(){return e},
e}function I(){const e=c(59542);return I=function(){return e},e}function j(){const e=c(10473);return j=function(){return e},
e}const T=["dependencies","devDependencies","optionalDependencies"],x=g.MAX_BYTES=64*1024*1024,E=g.INVALID=Symbol("inval\
id"),p=g.readJsonFile=(0,I().perPath)(async(e,r)=>{if((0,D().resolveInTree)(e,r).kind==="missing")return;const s=await(0,j().
readText)(e,r,x);if(s===void 0||"unread"in s||(0,F().isNestedTooDeep)(s.text))return E;const n=(0,P().attempt)(()=>JSON.
parse(s.text.replace(/^\uFEFF/,"")));return typeof n=="object"&&n!==null?n:E}),A=g.readPackageJson=(0,I().perPath)(async(e,r)=>{
const s=r===""?"package.json":`${r}/package.json`,n=await p(e,s);return n===void 0||n===E?n:b(s,n)});async function $(e,r){
const s=await A(e,r);return s===E?void 0:s}function b(e,r){const s=typeof r.name=="string"?r.name:"";return{path:e,name:s,
scripts:l(r.scripts),binaries:new Map(Object.entries(d(r.bin,s)??{})),dependencies:new Set(T.flatMap(n=>[...l(r[n]).keys()])),
workspaces:a(r.workspaces)}}function d(e,r){if(typeof e=="string")return{[r.replace(/^@[^/]*\//,"")]:e};const s=l(e);return s.
size===0?void 0:Object.fromEntries(s)}function l(e){return new Map(Object.entries((0,R().objectIn)(e)).flatMap(([r,s])=>typeof s==
"string"?[[r,s]]:[]))}function a(e){const r=Array.isArray(e)?e:(0,R().objectIn)(e).packages;return Array.isArray(r)?r.filter(
s=>typeof s=="string"):[]}},65490:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.isPackageManager=b,
g.resolvePackageManager=$,g.selectsPackages=d;function P(){const r=c(76760);return P=function(){return r},r}function R(){
const r=c(59542);return R=function(){return r},r}function F(){const r=c(31901);return F=function(){return r},r}function D(){
const r=c(52437);return D=function(){return r},r}function I(){const r=c(67953);return I=function(){return r},r}function j(){
const r=c(62205);return j=function(){return r},r}function T(){const r=c(60210);return T=function(){return r},r}function x(){
const r=c(96916);return x=function(){return r},r}function E(){const r=c(59867);return E=function(){return r},r}function p(){
const r=c(56788);return p=function(){return r},r}function A(){const r=c(46912);return A=function(){return r},r}async function $(r,s,n,o){
const{subcommand:t,operands:i,flags:f}=r,[w]=i;if(w===void 0)return p().NOTHING;const{text:u,span:h}=w,v=(0,p().join)([await(0,T().
inspectNpmrc)({...n,directory:""},h),n.directory===""?p().NOTHING:await(0,T().inspectNpmrc)(n,h)]),k=(0,F().isProgram)(u)||
n.families?.allowed.has(u)===!0;if(t==="exec"){const y=k?p().NOTHING:await(0,D().resolveTool)(n,r,w);return(0,p().join)(
[v,y])}const O=d(r,s),M=await l(n,O,h);if("problems"in M)return(0,p().join)([v,M]);const m=M.filter(({manifest:y})=>y.scripts.
has(u));if(m.length>0){const y=m.map(S=>e(S,r,n,o));return(0,p().join)([v,...await Promise.all(y)])}if(t==="script-or-to\
ol"&&k)return v;if(t==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(u)){const y=[(0,F().wordProblem)("outside-code",s.program,
w)];return(0,p().join)([v,{targets:[],problems:y}])}if(t==="script-or-tool"&&(0,F().isToolName)(u)){const y=await(0,D().
resolveTool)(n,{...r,subcommand:"exec"},w);return(0,p().join)([v,y])}if(t==="script-or-tool"&&!/^[\w:.-]*\w[\w:.-]*$/.test(
u)){const y=[(0,F().wordProblem)("outside-code",s.program,w)];return(0,p().join)([v,{targets:[],problems:y}])}const L=f.
some(({name:y})=>y==="--if-present");return(0,p().join)([v,(0,p().fails)("npm-script-missing",h,{script:u,passes:L})])}function b({
data:r}){return r.starts==="script-or-tool"||r.starts==="script-tool-or-file"}function d({anyPackage:r,flags:s,passthrough:n},{
data:o}){const t=[...s.map(({name:i})=>i),...n.map(({text:i})=>i)];return r===!0||t.some(i=>o.selecting_flags.includes(i.
replace(/=.*/s,"")))}async function l({tree:r,directory:s},n,o){const t=(0,I().foldersUpFrom)(s).filter(w=>r.stat(P().posix.
join(w,"package.json"))!==void 0),i=n?a(r):t.slice(0,1);if(i.length===0)return(0,p().fails)("package-json-missing",o,{directory:s});
const f=[];for(const w of i){const u=await(0,E().readPackageJson)(r,w);if(u===E().INVALID)return(0,p().fails)("package-j\
son-invalid",o,{path:P().posix.join(w,"package.json")});u!==void 0&&f.push({directory:w,manifest:u})}return f}function a(r){
const s=[];for(const{path:n}of(0,R().filesNamed)(r,"package.json"))n.split("/").includes("node_modules")||s.push(P().posix.
dirname(n).replace(/^\.$/,""));return s}async function e({directory:r,manifest:s},{operands:[n],passthrough:o},t,i){const f={
...t,directory:r},{text:w="",span:u={start:0,end:0}}=n??{},h=[await(0,x().inspectShadows)(f,u)],v=(0,A().runsIn)(s,r,{event:w,
words:o});for(const M of v)h.push(await(0,j().resolveRun)(f,M,u,i));const k=(0,A().inspectEmpty)(v,w,f,u);return h.push(
{targets:[],problems:k}),t.changed.has(s.path)&&h.push((0,p().fails)("target-changed",u,{path:s.path})),(0,p().join)(h)}},
55013:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.alternativesOf=A,g.baseOf=x,g.isPattern=T,g.matchesPattern=
D,g.readPatterns=F;function P(){const $=c(14395);return P=function(){return $},$}function R($){return $.length>200||$.split(
"**").length>2?!1:$==="."?!0:$.split("/").every(b=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(b))}function F($){const b=[],d=[],l=$.
some(e=>e.includes("{"))?/[[\]!]/:/[[\]]/;for(const e of $){const r=/^!*/.exec(e)?.[0].length??0,n=(l.test(e)?void 0:A(e.
slice(r)))?.map(o=>o.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!n?.every(R))return{unclear:e};if(r%2===1){d.push(...n);
continue}for(let o=0;o<d.length;o+=1)n.some(t=>D(t,d[o]??""))&&d.splice(o,1);b.push(n)}const a=b.filter(e=>!e.some(r=>d.
some(s=>D(r,s))));return{wanted:a.flat(),entries:a,refused:d}}function D($,b,d={}){return I($.split("/"),b.split("/"),d)}
function I($,b,d){const[l,...a]=$,[e,...r]=b;return l===void 0?d.partial||b.every(s=>s==="**"):e===void 0?!1:e!=="**"?j(
l,e,d)&&I(a,r,d):I($,r,d)?!0:j(l,"*",d)&&I(a,b,d)}function j($,b,{dot:d=!1}){return $.startsWith(".")&&!b.startsWith(".")&&
!d?!1:(0,P().matchesStars)($,b)}function T($){return/[*?[{]/.test($)}function x($){return $.replace(/[^/]*[*?[{].*$/s,"")}
const E=200,p=1e3;function A($){if($.length>p)return;let b=[$.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const d=[];for(;b.length>
0;){const l=[];for(const a of b){const e=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(a);if(e===null)d.push(a);else{const{0:r,1:s="",
index:n}=e,[o,t]=[a.slice(0,n),a.slice(n+r.length)];l.push(...s.split(",").map(i=>`${o}${i}${t}`))}}if(l.length+d.length>
E)return;b=l}return d}},82293:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.inspectPaths=T,g.pathProblem=
p,g.testProblem=E;function P(){const A=c(32854);return P=function(){return A},A}function R(){const A=c(13254);return R=function(){
return A},A}function F(){const A=c(45806);return F=function(){return A},A}function D(){const A=c(87646);return D=function(){
return A},A}function I(){const A=c(55013);return I=function(){return A},A}const j=new Set(["--env-file","--env-file-if-e\
xists","--prefix"]);function T(A,$){const{passthrough:b}=A,d=[],l=(e,r)=>{const s=p(e,r,$);s!==void 0&&d.push(s)};for(const e of[
A,...(0,F().launchedBy)(A)]){for(const{name:s,value:n,span:o}of e.flags)n!==void 0&&(j.has(s)&&l(n,o),s==="--workspace"&&
/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(n)&&l(n,o));for(const{as:s,path:n,span:o}of e.subcommand==="exec"&&e.tool?.files||[]){
const t=s==="tests"?E(n,o,$):void 0;t!==void 0&&d.push(t)}if(e.program!=="node"&&e.starts!=="file")continue;const r=e.program===
"node"&&(0,D().isTestRun)(e)?E:p;for(const{text:s,span:n}of e.operands){const o=s===""||s==="-"?void 0:r(s,n,$);o!==void 0&&
d.push(o)}}const a=b.find(({text:e})=>x.test(e));return a!==void 0&&d.push((0,R().problemAt)("absolute-path",a.span,{path:a.
text})),d}const x=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;function E(A,$,b){
if(!(0,I().isPattern)(A))return p(A,$,b);const d=(0,I().alternativesOf)(A);if(d===void 0)return(0,R().problemAt)("glob-u\
nclear",$,{pattern:A,reason:"too_many"});for(const l of[A,...d]){const a=p(l,$,b);if(a!==void 0)return{...a,args:{...a.args,
path:A}}}}function p(A,$,b){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(A)&&/^(?:data|node|file|[a-z]+:\/)/i.test(A))return(0,R().
problemAt)("target-outside",$,{path:A,reason:"address"});const d=/^(?:[\\/]|[A-Za-z]:)/.test(A),l=d?void 0:(0,P().normalise)(
b===""?A:`${b}/${A}`);if(l===void 0){const a=d?"absolute":"above";return(0,R().problemAt)("target-outside",$,{path:A,reason:a})}
if((0,P().isWithin)(l,".git",{ignoreCase:!0}))return(0,R().problemAt)("target-outside",$,{path:A,reason:"git"})}},57615:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.programRuns=I;function P(){const h=c(3463);return P=function(){return h},
h}function R(){const h=c(95244);return R=function(){return h},h}function F(){const h=c(11331);return F=function(){return h},
h}function D(){const h=c(54421);return D=function(){return h},h}async function I(h,v){const k=(0,D().startedWords)(h),[O,
...M]=k;if(O===void 0||u.has(O.text))return[];if(!O.isKnown)return[j(`it starts ${O.shown}`)];const m=(0,F().baseName)(O.
text),L=(0,F().programNamed)(O.text),y=(0,D().textHanded)(k);if(L?.kind==="shell"&&y)return y.words.every(({isKnown:J})=>J)||
/\s/.test(y.text)?v.shell(y.text):[j("a shell runs what it is handed")];const S=M.some(({text:V})=>d(V)||b(V));if((0,F().
runsCode)(O.text)&&(S||!l.has(m)))return E(m,M,y!==void 0,v.files);const{files:N,left:C}=x(M,v.files),W=C.map(({text:V})=>V),
G=d(O.text)&&!$.test(O.text)?[v.files.script(O.text)]:await p(m,W,{...v,files:N}),B=W.filter(b).flatMap(V=>{const J=N.named(
V);return J.length>0?J:v.files.named(V)}),U=w.test(m)?C.findIndex(({text:V})=>(0,F().runsCode)(V)):-1,z=U<0?[]:await I(C.
slice(U),{...v,files:N});return[...G,...z,...B]}function j(h){return{kind:"unread",name:h}}const T=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;
function x(h,v){const k=h.findIndex(({text:m})=>T.test(m));if(k<0)return{files:v,left:h};const O=T.exec(h[k]?.text??"")?.[1],
M=h.toSpliced(k,O===void 0?2:1);return{files:v.into(O??h[k+1]?.text),left:M}}function E(h,v,k,O){const M=v.flatMap(({text:C})=>O.
named(C));if(k)return[{kind:"inline",name:h},...M];const m=v.filter(({text:C})=>!C.startsWith("-")),L=m.find(({text:C})=>d(
C)||b(C))??m[0],y={kind:"program",name:h};if(M.length>0||L===void 0)return M.length>0?M:[y];const{text:S}=L;if(!L.isKnown)
return[j(`it runs ${L.shown}`)];if(/^\w{2,}:/.test(S))return[{kind:"package",name:S,isExact:/@v?\d+\.\d+/.test(S)}];if(v[v.
indexOf(L)-1]?.text!=="-m")return[O.script(S,s)];const N=O.named(S.replaceAll(".","/"),s);return N.length>0?N:[y]}async function p(h,v,{
files:k,shell:O}){const M=await k.manifest(),m=l.has(h)?a(v):void 0,L=r(m).flatMap(C=>{const W=(0,P().textIn)((0,P().objectIn)(
M.scripts),C);return W===""?[]:[{kind:"npm_script",name:C,text:W}]}),y=await Promise.all(L.map(({text:C=""})=>O(C,k))),N=L.
length>0&&!e.test(m??"")?[]:A([h,...v],M,k);return[...L,...y.flat(),...N]}function A(h,v,k){const[O=""]=h,M=(f.get(O)??[]).
flatMap(C=>k.named(C));if(M.length>0)return M;const m=i(h);if(m===void 0)return[{kind:"program",name:O}];const L=k.named(
m.name);if(L.length>0||/^[./]/.test(m.name))return L.length>0?L:[{kind:"program",name:O}];const{dependencies:y,devDependencies:S}=v;
return[[y,S].some(C=>m.name in(0,P().objectIn)(C))?{kind:"program",name:m.name}:{kind:"package",...m}]}const $=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function b(h){return(0,R().isCode)(h)||/\.(?:exe|jar)$/i.test(h)}function d(h){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(h)&&!h.includes("://")}const l=new Set(["npm","pnpm","yarn","bun"]);function a(h){const[v,k]=h.filter(O=>!O.startsWith(
"-"));return v==="run"||v==="run-script"?k:v}const e=/^(?:add|ci|clean-install|i|install)$/;function r(h){if(h===void 0)
return[];const v=k=>[`pre${k}`,k,`post${k}`];return e.test(h)?[...new Set([h,"install","prepare"].flatMap(v)),"prepublis\
h"]:v(h)}const s=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"],n=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
o=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
t=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function i(h){const v=h.filter(
M=>!M.startsWith("-")),k=[3,2,1].find(M=>M<=v.length&&n.test(v.slice(0,M).join(" ")));if(k===void 0)return;const O=h.slice(
h.indexOf(v[k-1]??"")+1).map(M=>M.replace(/^--(?:from|package)=/,"")).find((M,m,L)=>!/^(?:-|[\d.:]+\w?$)/.test(M)&&!o.test(
L[m-1]??""));return O===void 0?void 0:{name:O,isExact:t.test(O)}}const f=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),w=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
u=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/))},9504:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.resolveProgram=r;function P(){const O=c(76760);return P=function(){return O},O}function R(){
const O=c(17093);return R=function(){return O},O}function F(){const O=c(91063);return F=function(){return O},O}function D(){
const O=c(71011);return D=function(){return O},O}function I(){const O=c(32854);return I=function(){return O},O}function j(){
const O=c(59542);return j=function(){return O},O}function T(){const O=c(97340);return T=function(){return O},O}function x(){
const O=c(46868);return x=function(){return O},O}function E(){const O=c(79757);return E=function(){return O},O}function p(){
const O=c(67953);return p=function(){return O},O}function A(){const O=c(65490);return A=function(){return O},O}function $(){
const O=c(55013);return $=function(){return O},O}function b(){const O=c(82293);return b=function(){return O},O}function d(){
const O=c(56788);return d=function(){return O},O}function l(){const O=c(38218);return l=function(){return O},O}function a(){
const O=c(10473);return a=function(){return O},O}const e=5;async function r(O,M,m,L){const y=n(O,M,m);if("problems"in y)
return y;const{subcommand:S,starts:N,operands:C,module:W,launched:H}=O,[G]=C,B=[o(M,m,s(O)),...f(O,y),await(0,l().resolveProgramFiles)(
O,m)],U={subcommand:S??G?.text??"",span:s(O)};if(B.push(k(M,y,U)),W!==void 0&&(N!=="module"||H)&&B.push(v(M,y,W)),G!==void 0&&
N==="file"&&B.push(w(O,M,y)),G!==void 0&&N==="module"&&B.push(h(y,G,O.passthrough)),!(0,A().isPackageManager)(M))return(0,d().
join)(B);if(S==="run"||S==="exec"||S==="script-or-tool")B.push(await(0,A().resolvePackageManager)(O,M,y,L));else if(S!==
void 0&&(0,A().selectsPackages)(O,M)){const z={text:S,span:s(O),quoted:!1},V={...O,subcommand:"run",operands:[z]};B.push(
await(0,A().resolvePackageManager)(V,M,y,L))}return(0,d().join)(B)}function s({operands:O,flags:M}){return O[0]?.span??M[0]?.
span??{start:0,end:0}}function n({flags:O},M,m){let L=m;for(const{name:y,value:S,span:N}of O){if(S===void 0||!(0,F().movesTo)(
M,y))continue;const C=(0,a().entryFrom)(L,S,N);if("problems"in C)return C;L={...m,directory:C.path}}return L}function o({
program:O,data:M},{tree:m,changed:L},y){if(M.build_files.length===0)return d().NOTHING;const S=t(m),N=S.get(M)??i(m,M.build_files);
S.set(M,N);const C=N.filter(H=>L.has(H)),W=N.slice(0,e);return(0,d().join)([N.length===0?d().NOTHING:(0,d().fails)("buil\
d-files-unread",y,{program:O,files:W,count:N.length}),...C.map(H=>(0,d().fails)("target-changed",y,{path:H}))])}const t=(0,j().
perTree)(()=>new Map);function i(O,M){const m=L=>M.some(y=>(0,$().matchesPattern)(y.includes("/")?L:P().posix.basename(L),
y,{dot:!0}));return[...O.files()].flatMap(({path:L})=>!(0,I().isWithin)(L,"node_modules")&&m(L)?L:[])}function f({operands:O,
flags:M,starts:m,subcommand:L,family:y},S){const N=y&&(0,A().isPackageManager)(y)&&L!=="test";return[...(m===void 0&&!N?
O:[]).map(({text:H,span:G})=>({text:H.replace(/::.*$/s,""),span:G})),...M.flatMap(({value:H,span:G})=>H===void 0?[]:[{text:H,
span:G}])].map(({text:H,span:G})=>{const B=(0,I().normalise)((0,d().from)(S,H));return B===void 0||B===""?d().NOTHING:(0,I().
isWithin)(B,".git",{ignoreCase:!0})?(0,d().fails)("target-outside",G,{path:B,reason:"git"}):(0,I().resolveInTree)(S.tree,
B).kind==="outside"?(0,d().fails)("target-outside",G,{path:H,reason:"symlink"}):d().NOTHING})}function w({operands:[O],parsed:M},m,L){
if(O===void 0)return d().NOTHING;const{targets:y,problems:S}=u(L,O),C=(0,E().extensionProblems)(m,O.text,O.span).length>
0?[]:y.flatMap(({path:W=""})=>(0,E().extensionProblems)(m,W,O.span));return{targets:M?y.map(W=>({...W,parsed:M})):y,problems:[
...S,...C]}}function u(O,{text:M,span:m}){const L=(0,b().pathProblem)(M,m,O.directory);if(L!==void 0)return{targets:[],problems:[
L]};const y=(0,I().normalise)((0,d().from)(O,M))??"",S=(0,I().resolveInTree)(O.tree,y);if(S.kind==="missing")return(0,a().
nothingAt)(O.tree,y,M,m);const N=(0,a().fileAt)(S,M,m);return"problems"in N?N:N.tracked?(0,a().runs)(O,{name:M,path:N.path,
wanted:y},m):(0,d().fails)("target-missing",m,{path:M,untracked:!0})}function h(O,M,m){const{text:L,span:y}=M,S=(0,T().pythonFiles)(
L).find(N=>!N.endsWith("/__init__.py")&&O.tree.stat((0,d().from)(O,N))!==void 0);if(S===void 0){const N=(0,x().parseUnknownTool)(
M,m,D().UNKNOWN_MODULE);return(0,d().join)([(0,d().fails)("tool-unknown",y,{tool:L}),{targets:[],problems:N}])}return u(
O,{text:S,span:y,quoted:!1})}function v({program:O},{tree:M,base:m,changed:L,directory:y},{text:S,span:N}){const C=`-m ${S}`,
[W]=S.split("."),H=[...L].filter(G=>{const[,B=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(P().posix.relative(y,G))??[];return M.
stat(G)!==void 0&&m?.stat(G)===void 0&&(B===W||(0,R().isOfLibrary)(B))});return(0,d().join)(H.map(G=>(0,d().fails)("sett\
ings-changed",N,{program:O,subcommand:C,path:G})))}function k({program:O,data:M},{changed:m,directory:L},{subcommand:y,span:S}){
const C=(M.settings.length===0?[]:(0,p().foldersUpFrom)(L)).flatMap(H=>M.settings.map(G=>P().posix.join(H,G))),W=[...m].
filter(H=>C.some(G=>(0,I().isWithin)(H,G)));return(0,d().join)(W.map(H=>(0,d().fails)("settings-changed",S,{program:O,subcommand:y,
path:H})))}},36187:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.ProjectFiles=void 0;function P(){const x=c(
76760);return P=function(){return x},x}function R(){const x=c(3463);return R=function(){return x},x}function F(){const x=c(
32854);return F=function(){return x},x}function D(){const x=c(93028);return D=function(){return x},x}function I(){const x=c(
59867);return I=function(){return x},x}const j=/^(?:[/~\\]|[A-Za-z]:)/;class T{#n;#e;constructor(E,p){this.#n=E,this.#e=
p}into(E){const A=E===void 0||j.test(E)||/[$`]/.test(E)?[]:this.#e.map($=>P().posix.join($,E));return new T(this.#n,A)}find(E,p=[
""]){if(!(/^[/~]/.test(E)||E===""||!this.#n))for(const A of this.#e)for(const $ of p){const b=(0,F().normalise)(P().posix.
join(A,E.replaceAll("\\","/"))+$),d=b===void 0?void 0:(0,F().resolveInTree)(this.#n,b);if(d?.kind==="inside"&&(0,D().isRegular)(
d.entry.kind)&&d.entry.tracked)return d.path}}script(E,p){const A=this.find(E,p);if(A!==void 0)return{kind:"file",name:A};
if(j.test(E))return{kind:"outside",name:E};const[$]=this.#e;if($===void 0)return{kind:"unread",name:`it runs ${E} in ano\
ther directory`};const b=(0,F().normalise)(P().posix.join($,E));return b===void 0?{kind:"outside",name:E}:{kind:this.#n===
void 0?"file":"missing",name:b||"."}}named(E,p){const A=this.find(E.replace(/^-{1,2}[\w-]+=/,""),p);return A===void 0?[]:
[{kind:"file",name:A}]}async manifest(){const E=this.find("package.json");return this.#n&&E?(0,R().objectIn)(await(0,I().
readJsonFile)(this.#n,E)):{}}}g.ProjectFiles=T},56788:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.
Trail=g.NOTHING=void 0,g.fails=D,g.from=I,g.join=F,g.target=j;function P(){const p=c(13254);return P=function(){return p},
p}const R=g.NOTHING={targets:[],problems:[]};function F(p){return{targets:p.flatMap(A=>A.targets),problems:p.flatMap(A=>A.
problems)}}function D(p,A,$,b){return{targets:[],problems:[(0,P().problemAt)(p,A,$,b)]}}function I({directory:p},A){return p===
""?A:`${p}/${A}`}function j({via:p},A){return p===void 0?A:{...A,via:p}}const T=64,x=2e3;class E{#n=new Set;#e=new Set;resolve;#s;constructor(A,$){
this.resolve=A,this.#s=$}async follow(A,$,b,d){if(this.#n.has(A))return d({why:"cycle"});const l=await this.#s?.tickScript();
if(l!==void 0)return d({why:"time",limit:l});const a=`${A}\0${$}`;if(this.#e.has(a))return R;if(this.#n.size>=T)return d(
{why:"depth",limit:T});if(this.#e.size>=x)return d({why:"count",limit:x});this.#n.add(A);const e=await b();return this.#n.
delete(A),this.#e.add(a),e}}g.Trail=E},74100:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.isWrapperTool=
a,g.readScriptForm=E;function P(){const s=c(94411);return P=function(){return s},s}function R(){const s=c(54669);return R=
function(){return s},s}function F(){const s=c(11331);return F=function(){return s},s}function D(){const s=c(81716);return D=
function(){return s},s}function I(){const s=c(68538);return I=function(){return s},s}function j(){const s=c(54421);return j=
function(){return s},s}function T(){const s=c(55013);return T=function(){return s},s}function x(){const s=c(46912);return x=
function(){return s},s}function E(s,n){const o=(0,D().readShellText)(s,n);if(o.length===0&&!(0,x().isBlank)(s))return{commands:o,
fault:{part:"the script",why:"cannot be read"}};const t=(0,R().lex)(s).problems.find(({rule:i})=>i==="shell-comment");if(t&&
o.length>0){const i=s.slice(t.span.start,t.span.end);return{commands:o,fault:{part:i,why:"hides the words behind it"}}}for(const[
i,f]of o.entries()){const w=i===o.length-1,u=$(f,s)??p(f,w);if(u!==void 0)return{commands:o,fault:u}}return{commands:o}}
function p({separator:s},n){const o=s.trim();if(!(n?o==="":o==="&&"))return{part:o===""?"a line break":o,why:A}}const A="\
joins commands in another way than `&&`";function $(s,n){const{words:o,redirections:t,inside:i,subshell:f,defines:w,problems:u,
assignments:h}=s,v=n.slice(s.span.start,s.span.end).trim(),k=(y,S)=>({part:y,why:S});if(f)return k(v,"runs in a subshell");
if(w)return k(v,"defines a function");if(i.length>0)return k(v,"runs a command to make a word");const[O]=t;if(O)return k(
`${O.operator} ${O.target?.text??""}`,"redirects input or output");const M=h.find(({name:y,value:S})=>!(0,P().isHarmlessVariable)(
y,S));if(M)return k(`${M.name}=`,"sets a variable that can choose the code that runs");const m=o.find(y=>(0,D().isDynamic)(
s,y)&&!b(s,y,n));if(m){const{start:y,end:S}=m.span;return k(n.slice(y,S),"is only known when the script runs")}const L=u.
find(y=>!d(y,o));if(L){const{start:y,end:S}=L.span;return k(n.slice(y,S).trim()||v,"is syntax of a shell")}return o.length===
0?k(v,"starts no program"):l(o)}function b({problems:s},{span:n},o){return s.every(t=>t.rule!=="variable-expansion"||t.span.
end<=n.start||t.span.start>=n.end||/^\$\{?npm_package_version\}?$/.test(o.slice(t.span.start,t.span.end)))}function d({rule:s,
span:n,severity:o},t){if(s==="variable-expansion"||o==="warning")return!0;if(s!=="brace-expansion")return!1;const i=t.find(
f=>f.span.start<=n.start&&f.span.end>=n.end);return i!==void 0&&(0,T().alternativesOf)(i.text)?.every(f=>!f.startsWith("\
-"))===!0}function l(s){const[n]=s,o=n?.text??"";if((0,I().changesShell)(o)&&!n?.quoted)return{part:o,why:"is a word of \
the shell"};const t=(0,j().startedWords)(s),i=s.slice(0,s.length-t.length);if(a(o))return;const f=(0,F().programNamed)(o);
if(f?.kind==="wrapper"){const w=i.find(({text:u},h)=>h>0&&!r(u,o));if(w||f.wraps!=="as-is"||i.length===0)return{part:w?.
text??o,why:"decides how another program runs"}}else if(i.length>0)return{part:o,why:"runs a program for what it finds"};
return(0,j().textHanded)(t)&&t[0]?.text!=="node"?{part:t[0]?.text??o,why:"runs text as code"}:void 0}function a(s){return e(
s)==="as-tool"}function e(s){const n=(0,F().programNamed)(s);return n?.name===s?n.wraps:void 0}function r(s,n){const[,o,
t=""]=/^(\w+)=(.*)$/s.exec(s)??[];return o!==void 0?(0,P().isHarmlessVariable)(o,t):e(s)==="as-is"?!0:(0,F().baseName)(n)===
"env"?!1:/^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.test(s)}},28213:function(K,g,c){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.helperFault=A,g.helperWords=p;function P(){const l=c(76760);return P=function(){return l},l}function R(){
const l=c(678);return R=function(){return l},l}function F(){const l=c(95244);return F=function(){return l},l}function D(){
const l=c(32854);return D=function(){return l},l}function I(){const l=c(59542);return I=function(){return l},l}function j(){
const l=c(56788);return j=function(){return l},l}function T(){const l=c(10473);return T=function(){return l},l}const x={
cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,
from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,from:0}},E=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;
function p([l,...a]){if(l?.text==="shx"){const[e]=a;return e&&(e.text==="echo"||Object.hasOwn(x,e.text))?a:void 0}return l&&
Object.hasOwn(x,l.text)?[l,...a]:void 0}async function A([l,...a],e){const r=l?.text??"",s=x[r];if(s===void 0)return;const n=a.
find(({text:t})=>t.startsWith("-")&&!s.flags.test(t));if(n)return{part:`${r} ${n.text}`,why:"has a flag that is not know\
n"};const o=a.flatMap(({text:t})=>t.startsWith("-")?[]:[t]);if(o.length<(s.from<0?2:1))return{part:r,why:"names no path"};
for(const t of o.slice(s.from)){const i=await $(t,e);if(i!==void 0)return{part:`${r} \u2026 ${t}`,why:i}}}async function $(l,a){
const{tree:e,isOutput:r}=a,s=l.startsWith("/")?void 0:(0,D().normalise)((0,j().from)(a,l));if(s===void 0||s==="")return"\
writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.test(l))return"writes to a path that the text does not show";if(E.
test(s))return"writes to a directory of dependencies";if((0,F().toolThatFinds)(s)!==void 0)return"writes a configuration\
 file";const n=e.stat(s);if(n?.tracked&&n.kind!=="directory")return"writes a file of the commit";const o=`${s}/`;if(n?.tracked&&
[...e.files()].some(i=>i.path.startsWith(o)))return"writes to a directory of the commit";if(!(r?.(s)||(await b(e))(s)))return"\
writes to a path that git does not ignore and `build_outputs` does not name"}const b=(0,I().perTree)(async l=>{const a=new Map;
for(const{path:e}of l.files()){if(P().posix.basename(e)!==".gitignore")continue;const r=await(0,T().readText)(l,e,d),s=P().
posix.dirname(e).replace(/^\.$/,"");r&&"text"in r&&a.set(s,(0,R().default)().add(r.text))}return e=>{const r=e.split("/");
let s=!1;for(let n=0;n<r.length;n+=1){const o=a.get(r.slice(0,n).join("/")),t=r.slice(n).join("/"),i=o?.test(t),f=o?.test(
`${t}/`);i?.ignored||f?.ignored?s=!0:(i?.unignored||f?.unignored)&&(s=!1)}return s}}),d=256*1024},61102:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.readParts=d;function P(){const n=c(92739);return P=function(){return n},
n}function R(){const n=c(32854);return R=function(){return n},n}function F(){const n=c(11331);return F=function(){return n},
n}function D(){const n=c(81716);return D=function(){return n},n}function I(){const n=c(68538);return I=function(){return n},
n}function j(){const n=c(54421);return j=function(){return n},n}function T(){const n=c(45806);return T=function(){return n},
n}function x(){const n=c(31901);return x=function(){return n},n}function E(){const n=c(82293);return E=function(){return n},
n}function p(){const n=c(56788);return p=function(){return n},n}function A(){const n=c(74100);return A=function(){return n},
n}function $(){const n=c(28213);return $=function(){return n},n}function b(){const n=c(20362);return b=function(){return n},
n}async function d({body:n,words:o,span:t},i,f){const w=(0,A().readScriptForm)(n,f),u=w.fault?(0,D().everyCommand)(w.commands).
map(D().withoutReserved):w.commands,h=[];let{fault:v}=w,{directory:k}=i;for(const[m,L]of u.entries()){const y=!v||L.words.
every(B=>!(0,D().isDynamic)(L,B)),S=m===u.length-1&&!w.fault,N=[...L.words.map(B=>({...B,span:t})),...S?o:[]],[C,W]=N;if(C?.
text==="cd"){const B=W&&(0,R().normalise)((0,p().from)({directory:k},W.text));(m>0||N.length!==2||B===void 0)&&(v??={part:"\
cd",why:"changes the directory in the middle, or leaves the repository"}),k=B??k;continue}const H={...i,directory:k},G=(0,$().
helperWords)(N);G&&(v??=await(0,$().helperFault)(G,H)),!(G||C===void 0||!y||(0,I().isWithoutEffect)(C.text))&&h.push({span:t,
resolve:(B,U)=>e(N,{...B,directory:H.directory},U)})}const O=u.some(({words:m})=>l.test(m.map(({text:L})=>L).join(" "))),
M=!v&&h.length===0&&u.length>0&&!O;return{parts:h,isIdle:M,...v&&{fault:v}}}const l=/^(?:\[|exit (?!0$)|false|test )/,a=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;
async function e(n,o,t){const i=(0,A().isWrapperTool)(n[0]?.text??"")?n:(0,j().startedWords)(n),[f,...w]=i;if(f===void 0)
return p().NOTHING;const{families:u}=o,h=(0,x().isProgram)(f.text)?f.text:u?.allowed.get(f.text),v=a.exec(f.text)?.[1]??
f.text,k=n[0]===f?void 0:n[0],O=k?r(k):p().NOTHING;if(h===void 0&&/[\\/]/.test(v))return(0,p().join)([O,await s(i,o)]);const{
invocation:M,problems:m}=h?(0,T().parseInvocation)(h,w,u):(0,T().parseInvocation)("npx",[{...f,text:v},...w],u),L=await t.
resolve(M,o),y=h===void 0&&L.problems.some(({rule:C})=>C==="binary-missing");if(y&&(0,P().toolOf)(v,u?.tools)!==void 0)return(0,p().
join)([O,r(f),{targets:[],problems:m}]);if(y)return(0,p().join)([O,await s(i,o)]);const N=(0,E().inspectPaths)(M,o.directory);
return(0,p().join)([O,{targets:[],problems:[...m,...N]},L])}function r({text:n,span:o}){return(0,p().fails)("program-not\
-allowed",o,{program:n,group:"other"})}async function s(n,o){const[t]=n;if(t===void 0)return p().NOTHING;const i=n.find(
({text:w,span:u})=>u.start!==t.span.start&&(w.startsWith("-")||(0,F().programNamed)(t.text))),f=i?(0,p().fails)("npm-scr\
ipt-form",i.span,{script:o.via??"",text:n.map(({text:w})=>w).join(" "),part:t.text,why:"is a program that the gate does \
not read",words:[i.text]}):p().NOTHING;return(0,p().join)([r(t),f,await(0,b().filesOfProgram)(n,o)])}},80827:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.npmScripts=d,g.stepsIn=b;function P(){const m=c(76760);return P=function(){
return m},m}function R(){const m=c(3463);return R=function(){return m},m}function F(){const m=c(54669);return F=function(){
return m},m}function D(){const m=c(68538);return D=function(){return m},m}function I(){const m=c(3893);return I=function(){
return m},m}function j(){const m=c(67953);return j=function(){return m},m}function T(){const m=c(60210);return T=function(){
return m},m}function x(){const m=c(59867);return x=function(){return m},m}function E(){const m=c(56788);return E=function(){
return m},m}function p(){const m=c(46912);return p=function(){return m},m}const A={start:0,end:0},$=200;function b({steps:m}){
return m.flatMap(L=>L.command?.nested?b(L.command.nested):[L])}async function d(m,L,y={left:$}){const{subcommand:S,flags:N}=m;
if(S===void 0)return;const{project:C,selected:W,runs:H,packages:G}=await(0,p().scriptsThatRun)(m,L,A);if(C===void 0)return;
const B=await(0,T().readNpmrc)({...L,directory:C}),U=await l(L,C);if("unread"in B||U===void 0)return;const{settings:z}=B,
V=w.some(Q=>Q in z);if(U.devEngines!==void 0||V)return;const J=[],Z=u(N,z);for(const Q of G){const X=await l(L,Q);if(X===
void 0||a(X))return;const _=H.filter(q=>q.directory===Q),tn=_.length===0?await o(m,L,Q):void 0;tn!==void 0&&J.push({...e(
X),...tn,directory:Q});for(const q of _){const sn=await r(q,L,Z,y);J.push({...e(X),...sn})}}const Y=z["node-options"],{prefix:en}=(0,j().
readSettings)(m);return{subcommand:S,directory:L.directory,project:C,prefixed:en!==void 0,inWorkspaces:W,config:Z,...typeof Y==
"string"&&{nodeOptions:Y},steps:J}}async function l({tree:m},L){const y=await(0,x().readJsonFile)(m,(0,E().from)({directory:L},
"package.json"));return y===void 0||y===x().INVALID?void 0:(0,R().objectIn)(y)}function a({bin:m,directories:L}){return!m&&
"bin"in(0,R().objectIn)(L)}function e(m){const{name:L,version:y}=m;return{packageId:L&&y?`${String(L)}@${String(y)}`:"",
packageEnv:v(m)}}async function r(m,L,y,S){const{directory:N,event:C,body:W}=m,H=(0,p().scriptText)(m),G={...L,directory:N},
B=i(H),U=await n(B,G,{config:y,budget:S}),z=m.words.map(J=>J.text),V=B&&{...B,...U&&{nested:U}};return{directory:N,event:C,
body:W,words:z,text:H,...V&&{command:V}}}const s=new Set(["--if-present","--include-workspace-root","--workspace","--wor\
kspaces"]);async function n(m,L,{config:y,budget:S}){if(!(m?.argv[0]==="npm"&&Object.keys(m.env).length===0)||y.npm_config_ignore_scripts===
"true"||(S.left-=1,S.left<0))return;const C=m.argv.slice(1).map(B=>({text:B,span:A,quoted:!0})),{invocation:W,problems:H}=(0,I().
parseNpm)(C),G=W.flags.every(({name:B})=>s.has(B));if(!(H.length>0||!G))return d(W,L,S)}async function o(m,{tree:L},y){const S=(0,p().
eventOf)(m),N=(await(0,x().usablePackageJson)(L,y))?.scripts.has(S??"");if(!(S===void 0||N||(0,j().readSettings)(m).ifPresent))
return{event:S,words:[],text:""}}function t(m){return(0,D().changesShell)(m)||(0,D().isWithoutEffect)(m)||m==="nohup"}function i(m){
const{words:L,assignments:y,refused:S,problems:N}=(0,F().lex)(m),C=N.every(({rule:U,severity:z})=>U==="assignment-refuse\
d"||z==="warning"&&U!=="unquoted-glob"),W=N.filter(({rule:U})=>U==="assignment-refused").length,[H]=L;if(!C||W!==S.length||
H===void 0||t(H.text)||H.text.includes("="))return;const G=[...y,...S].sort((U,z)=>U.span.start-z.span.start);if(G.some(
({name:U})=>U==="PATH"))return;const B=Object.fromEntries(G.map(({name:U,value:z})=>[U,z]));return{argv:L.map(U=>U.text),
env:B}}const f=new Set(`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.em\
ail
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),w=["also","dev","include","omit","only","optional","product\
ion"];function u(m,L){const y=Object.entries(L).filter(([C,W])=>["harmless","honoured"].includes((0,T().effectOf)(C,W))),
S=m.map(({name:C,value:W,negated:H})=>[C.slice(2),W??H!==!0]),N=[...y,...S].filter(([C])=>!f.has(C));return Object.fromEntries(
N.map(([C,W])=>[`npm_config_${C.replaceAll("-","_").toLowerCase()}`,h(W)]))}function h(m){return Array.isArray(m)?m.map(
h).join(`

`):m==null||m===!1?"":String(m).trim()}function v(m){const{name:L,version:y,config:S,engines:N,bin:C}=m,W={};return k({name:L,
version:y,config:S,engines:N,bin:O(C,L)},"npm_package_",W),Object.fromEntries(Object.entries(W).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function k(m,L,y){for(const[S,N]of Object.entries(m))if(N!==void 0)if(N===null||N===!1)y[`${L}${S}`]="";else if(Array.
isArray(N))for(const[C,W]of N.entries())k({[`${S}_${C}`]:W},L,y);else typeof N=="object"?k(N,`${L}${S}_`,y):y[`${L}${S}`]=
String(N)}function O(m,L){const N=Object.entries((0,x().binOf)(m,typeof L=="string"?L:"")??{}).map(([C,W])=>[P().posix.basename(
M(C)),M(W)]).filter(([C,W])=>C&&W);return N.length>0?Object.fromEntries(N):void 0}function M(m){return P().posix.join("/",
m.replaceAll("\\","/")).slice(1)}},20362:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.filesOfProgram=
A,g.namedTargets=$;function P(){const l=c(76760);return P=function(){return l},l}function R(){const l=c(95244);return R=
function(){return l},l}function F(){const l=c(32854);return F=function(){return l},l}function D(){const l=c(93028);return D=
function(){return l},l}function I(){const l=c(81716);return I=function(){return l},l}function j(){const l=c(55013);return j=
function(){return l},l}function T(){const l=c(36187);return T=function(){return l},l}function x(){const l=c(56788);return x=
function(){return l},l}function E(){const l=c(45636);return E=function(){return l},l}function p(){const l=c(10473);return p=
function(){return l},l}async function A(l,a){const e=new(T()).ProjectFiles(a.tree,[a.directory]),r=l.map(i=>({...i,shown:i.
text,isKnown:!0})),n=(await(0,E().wordRuns)(r,e)).flatMap(({kind:i,name:f})=>i==="file"?[f]:[]),o=l[0]?.span??{start:0,end:0},
t={...a,directory:""};return(0,x().join)(n.map(i=>(0,p().resolveCommitted)(t,{text:i,span:o})))}function $(l,a,e){const r=(0,I().
everyCommand)((0,I().readShellText)(l)),s=r.some(h=>h.substituted.length>0||[...h.words,...h.assignments].some(v=>(0,I().
isDynamic)(h,v))),n=[...new Set(l.split(b).filter(h=>h!==""))],o=[a.directory];for(const{words:h}of r){const[v,k]=h;if(!(!/^(?:cd|pushd)$/.
test(v?.text??"")||k===void 0)&&(o.push(...o.flatMap(O=>(0,F().normalise)(P().posix.join(O,k.text))??[])),o.length>d))break}
const t=[...a.changed],i=[...new Set(o)].flatMap(h=>n.map(v=>{const k={...a,directory:h},O=(0,F().normalise)(P().posix.join(
h,v));if(O===void 0)return x().NOTHING;const M=(0,F().resolveInTree)(a.tree,O);if(M.kind==="inside"&&(0,D().isRegular)(M.
entry.kind))return(0,p().resolveCommitted)(k,{text:v,span:e});const m=t.filter(L=>/[*?[]/.test(v)?(0,j().matchesPattern)(
L,O,{dot:!0}):M.kind==="inside"&&O!==""&&(0,F().isWithin)(L,O));return(0,x().join)(m.map(L=>(0,x().fails)("target-change\
d",e,{path:L})))})),f=s?t.filter(R().isCode):[],{targets:w,problems:u}=(0,x().join)([...i,...f.map(h=>(0,x().fails)("tar\
get-changed",e,{path:h}))]);return{targets:[...new Map(w.map(h=>[h.path,h])).values()],problems:[...new Map(u.map(h=>[JSON.
stringify(h.args),h])).values()]}}const b=/[\s"'`;&|()<>=:,{}]+/,d=16},46912:function(K,g,c){Object.defineProperty(g,"__\
esModule",{value:!0}),g.eventOf=d,g.inspectEmpty=A,g.isBlank=$,g.quoteForScript=e,g.runsIn=l,g.scriptText=x,g.scriptsThatRun=
E;function P(){const r=c(76760);return P=function(){return r},r}function R(){const r=c(13254);return R=function(){return r},
r}function F(){const r=c(67953);return F=function(){return r},r}function D(){const r=c(60210);return D=function(){return r},
r}function I(){const r=c(59867);return I=function(){return r},r}function j(){const r=c(56788);return j=function(){return r},
r}const T={selected:!1,runs:[],packages:[],problems:[]};function x({body:r,words:s}){return[r,...s.map(({text:n})=>e(n))].
join(" ")}async function E(r,s,n){const o=(0,F().readSettings)(r),t=d(r);if(o.informs||t===void 0)return T;const i=m=>(0,F().
findPackages)(o,m,n),f=await i(s);if("problems"in f)return{...T,problems:f.problems};const{project:w,selected:u,directories:h}=f,
v=o.ignoreScripts??await b({...s,directory:w}),k=[],O=[...f.missing,...await p(f,s,n,i)];let M=!1;for(const m of h){const L=await(0,I().
readPackageJson)(s.tree,m);if(L===I().INVALID){const y=P().posix.join(m,"package.json");O.push(...(0,j().fails)("package\
-json-invalid",n,{path:y}).problems)}else if(L===void 0)O.push(...(0,j().fails)("package-json-missing",n,{directory:m}).
problems);else if(L.scripts.has(t)){const y={event:t,words:r.passthrough},S=l(L,m,y,{ignoreScripts:v});k.push(...S),O.push(
...A(S,t,{...s,directory:m},n))}else M=!0}if(M){const m={script:t,passes:o.ifPresent},L=o.ifPresent&&k.length===0&&s.via===
void 0,y=t==="start"||L;O.push((0,R().problemAt)("npm-script-missing",n,m,y?"error":void 0))}return{project:w,selected:u,
runs:k,packages:h,problems:O}}async function p({project:r,directories:s},{base:n,...o},t,i){const f=P().posix.join(r,"pa\
ckage.json");if(n===void 0||!o.changed.has(f))return[];const w=await i({...o,tree:n});if("problems"in w)return[];const u=w.
directories.filter(h=>!s.includes(h));return u.length===0?[]:[(0,R().problemAt)("workspaces-changed",t,{path:f,lost:u})]}
function A(r,s,{via:n,directory:o},t){if(r.some(({event:f,body:w})=>f===s&&!$(w)))return[];const i={script:s,path:P().posix.
join(o,"package.json")};return[(0,R().problemAt)("npm-script-empty",t,i,n===void 0?"error":"warning")]}function $(r){return r.
split(`
`).every(s=>/^\s*(?:#|$)/.test(s))}async function b(r){const s=await(0,D().readNpmrc)(r);return"settings"in s&&s.settings["\
ignore-scripts"]===!0}function d({subcommand:r,operands:s}){switch(r){case"run":return s[0]?.text;case"test":case"start":case"\
stop":return r;default:return}}function l({scripts:r},s,{event:n,words:o},{ignoreScripts:t}={}){return(t?[n]:[`pre${n}`,
n,`post${n}`]).flatMap(f=>{const w=r.get(f);return w?[{directory:s,event:f,body:w,words:f===n?o:[]}]:[]})}const a=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function e(r){return r===""?"''":a.test(r)?`'${r.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):r}},45636:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.textRuns=j,g.valueRuns=E,g.wordRuns=
x;function P(){const p=c(97424);return P=function(){return p},p}function R(){const p=c(81716);return R=function(){return p},
p}function F(){const p=c(57615);return F=function(){return p},p}const D=4,I={kind:"download",name:"it runs what it downl\
oads"};async function j(p,A,$=0){if($>D)return[{kind:"unread",name:"it is nested too deeply"}];const b=(0,R().readShellText)(
p);return b.length===0&&p.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,P().findDangers)(b).some(({name:l})=>l===
"remote_code_execution")?[I]:[],...await T(b,p,A,$)]}async function T(p,A,$,b){const d=[];let l=$;for(const a of p){if(d.
push(...await T(a.inside,A,l,b)),a.subshell!==void 0)continue;if(a.defines){d.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:e,assignments:r}=(0,R().withoutReserved)(a),s=e.map(t=>({...t,shown:A.slice(t.span.start,t.
span.end),isKnown:!(0,R().isDynamic)(a,t)}));d.push(...E(r.map(({value:t})=>t),l));const[n,o]=s;n?.text==="cd"||n?.text===
"pushd"?l=l.into(o?.isKnown?o.text:void 0):d.push(...await x(s,l,b))}return d}function x(p,A,$=0){const b=(d,l=A)=>j(d,l,
$+1);return(0,F().programRuns)(p,{files:A,shell:b})}function E(p,A){return p.flatMap($=>$.split(/[\s=:,]+/)).flatMap($=>A.
named($))}},38218:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveProgramFiles=d,g.resolveToolFiles=
b;function P(){const n=c(76760);return P=function(){return n},n}function R(){const n=c(91063);return R=function(){return n},
n}function F(){const n=c(32854);return F=function(){return n},n}function D(){const n=c(93028);return D=function(){return n},
n}function I(){const n=c(66227);return I=function(){return n},n}function j(){const n=c(15804);return j=function(){return n},
n}function T(){const n=c(59867);return T=function(){return n},n}function x(){const n=c(55013);return x=function(){return n},
n}function E(){const n=c(82293);return E=function(){return n},n}function p(){const n=c(56788);return p=function(){return n},
n}function A(){const n=c(10473);return A=function(){return n},n}const $=["",...["js","cjs","mjs","ts","cts","mts","jsx",
"tsx","json"].map(n=>`.${n}`)];async function b(n,o){return l(n.tool??{files:[],roots:[],nodeFlags:[]},o)}function d({files:n=[],
flags:o,family:t},i){const f=o.flatMap(({name:w,value:u})=>u&&t&&(0,R().movesTo)(t,w)?u:[]);return l({files:n,roots:f,nodeFlags:[]},
i)}async function l({files:n,roots:o,nodeFlags:t},i){const f=["",...o].flatMap(u=>{const h=(0,F().normalise)((0,p().from)(
i,u));return h===void 0?[]:[h]}),w=[];for(const u of n)w.push(u.as==="tests"?await s(u,i):await a(u,[...new Set(f)],i));
for(const u of t)w.push(await(0,j().inspectNodeFlag)(u,i));return(0,p().join)(w)}async function a(n,o,t){const{as:i,path:f,
span:w}=n,u=(0,E().pathProblem)(f,w,t.directory);if(u!==void 0)return{targets:[],problems:[u]};const h=[];for(const v of o){
const k=(0,F().normalise)(P().posix.join(v,f));if(k===void 0)continue;const O=await e(n,k,t);O!==void 0&&h.push(O)}return h.
length>0?(0,p().join)(h):i==="code"||i==="config"?(0,A().nothingAt)(t.tree,P().posix.join(t.directory,f),f,w):i==="modul\
e"&&n.first?(0,j().inspectImport)(t,f,w):p().NOTHING}async function e(n,o,t){const{as:i,path:f,span:w}=n,{tree:u}=t,h=(0,j().
firstFile)(u,i==="place"?[o]:$.map(O=>o+O));if(h===void 0)return;const v=h.kind==="inside"&&!(0,D().isRegular)(h.entry.kind);
if(i==="place"&&h.kind==="inside")return p().NOTHING;if(!v)return r(n,o,h,t);if(i==="config"){const O=(0,F().resolveInTree)(
u,P().posix.join(h.path,"tsconfig.json"));return O.kind==="missing"?p().NOTHING:r(n,o,O,t)}const k=await(0,j().mainOf)(u,
o);return k===T().INVALID?(0,p().fails)("package-json-invalid",w,{path:P().posix.join(f,"package.json")}):k&&r(n,o,k.found,
t)}async function r({as:n,path:o,span:t,ifFile:i},f,w,u){const h=(0,A().fileAt)(w,o,t);if("problems"in h)return h;const v=await(0,j().
trustProblems)(u,h,o,t);if(v.some(I().isUnverified))return{targets:[],problems:v};const k=(0,A().runs)(u,{name:o,path:h.
path,wanted:f},t),O=n==="module"&&i?[i]:[];return{...k,problems:[...v,...O,...k.problems]}}async function s(n,o){const{path:t,
span:i}=n,f=(0,E().testProblem)(t,i,o.directory);if(f!==void 0)return{targets:[],problems:[f]};const u=((0,x().isPattern)(
t)?((0,x().alternativesOf)(t)??[]).map(x().baseOf):[t]).map(v=>(0,F().resolveInTree)(o.tree,(0,p().from)(o,v)));if(u.some(
({kind:v})=>v==="outside"))return(0,p().fails)("target-outside",i,{path:t,reason:"symlink"});const[h]=u;return(0,x().isPattern)(
t)||h?.kind!=="inside"||!(0,D().isRegular)(h.entry.kind)?p().NOTHING:r(n,(0,F().normalise)((0,p().from)(o,t))??t,h,o)}},
10473:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.entryAt=T,g.entryFrom=p,g.fileAt=E,g.firstLineOf=
l,g.hasOtherContent=d,g.nothingAt=x,g.readText=b,g.resolveCommitted=A,g.runs=$;function P(){const a=c(76760);return P=function(){
return a},a}function R(){const a=c(32854);return R=function(){return a},a}function F(){const a=c(93028);return F=function(){
return a},a}function D(){const a=c(13254);return D=function(){return a},a}function I(){const a=c(1277);return I=function(){
return a},a}function j(){const a=c(56788);return j=function(){return a},a}function T(a,e,r){switch(a.kind){case"inside":
return a.entry;case"outside":return(0,j().fails)("target-outside",r,{path:e,reason:"symlink"});case"missing":return(0,j().
fails)("target-missing",r,{path:e});case"loop":return(0,j().fails)("target-not-a-file",r,{path:e,reason:"loop"})}}function x(a,e,r,s){
const n=(0,I().nearestFile)(a,e),o=e.slice(0,Math.max(0,e.length-((0,R().normalise)(r)?.length??0))),t=n&&P().posix.relative(
o,n),f=e.split("/").map((w,u,h)=>h.slice(0,u).join("/")).find(w=>a.stat(w)?.kind==="submodule");return(0,j().fails)("tar\
get-missing",s,{path:r,...f?{submodule:f}:t&&{near:t}})}function E(a,e,r){const s=T(a,e,r);return"problems"in s||(0,F().
isRegular)(s.kind)?s:(0,j().fails)("target-not-a-file",r,{path:e,reason:s.kind})}function p(a,e,r){const s=e.startsWith(
"/")?void 0:(0,R().normalise)((0,j().from)(a,e));if(s===void 0)return(0,j().fails)("target-outside",r,{path:e,reason:"ab\
ove"});const n=(0,R().resolveInTree)(a.tree,s);return n.kind==="missing"?x(a.tree,s,e,r):T(n,e,r)}function A(a,{text:e,span:r}){
const s=e.startsWith("/")?void 0:(0,R().normalise)((0,j().from)(a,e)),n=s===void 0?void 0:(0,R().resolveInTree)(a.tree,s);
return s===void 0||n?.kind!=="inside"||!(0,F().isRegular)(n.entry.kind)?j().NOTHING:$(a,{name:e,path:n.path,wanted:s},r)}
function $(a,{name:e,path:r,wanted:s},n){const o=a.changed.has(r)||a.changed.has(s);return{targets:[(0,j().target)(a,{kind:"\
file",name:e,path:r})],problems:o?[(0,D().problemAt)("target-changed",n,{path:r})]:[]}}async function b(a,e,r){const s=(0,R().
resolveInTree)(a,e);if(!(s.kind==="missing"&&a.stat(e)===void 0))return s.kind!=="inside"?{unread:"it is a symbolic link\
 that leads to no file of the repository"}:(0,F().isRegular)(s.entry.kind)?(s.entry.size??0)>r?{unread:"it is too large"}:
{text:(await a.read(s.path,r)).toString("utf8"),path:s.path}:{unread:"it is not a regular file"}}async function d(a,e,r){
if(a===e)return!1;const[s,n]=[a,e].map(w=>(0,R().resolveInTree)(w,r));if(s?.kind!=="inside"||n?.kind!=="inside")return!0;
const[o,t]=[s.entry,n.entry];if(o.oid!==void 0&&o.oid===t.oid)return!1;if(o.size!==t.size||!(0,F().isRegular)(o.kind)||!(0,F().
isRegular)(t.kind))return!0;const[i,f]=await Promise.all([a.read(o.path,o.size),e.read(t.path,t.size)]);return!i.equals(
f)}async function l(a,e){const[r=""]=(await a.read(e)).subarray(0,256).toString("latin1").split(`
`,1);return r}},47668:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.listWorkspaces=void 0,g.selectWorkspaces=
p;function P(){const $=c(76760);return P=function(){return $},$}function R(){const $=c(32854);return R=function(){return $},
$}function F(){const $=c(59542);return F=function(){return $},$}function D(){const $=c(59867);return D=function(){return $},
$}function I(){const $=c(55013);return I=function(){return $},$}const j=g.listWorkspaces=(0,F().perPath)(async($,b)=>{const d=await(0,D().
usablePackageJson)($,b),l=(0,I().readPatterns)(d?.workspaces??[]);if("unclear"in l)return l;const{wanted:a,entries:e,refused:r}=l;
if(a.length===0)return[];const s=[];for(const{path:t,kind:i}of $.files()){const f=E(b,t);if(f!==void 0)if(i==="symlink"){
const w=a.some(v=>(0,I().matchesPattern)(f,v,{partial:!0})),u=a.some(v=>(0,I().matchesPattern)(f,v)),h=w?(0,R().resolveInTree)(
$,t):void 0;if(h?.kind==="outside")return{unclear:t};if(h?.kind!=="inside"||h.entry.kind!=="directory")continue;if(!u||r.
length>0||a.some(v=>v.startsWith(`${f}/`)))return{unclear:t};s.push(f)}else P().posix.basename(t)==="package.json"&&s.push(
P().posix.dirname(f))}const n=s.filter(t=>a.some(i=>(0,I().matchesPattern)(t,i))).filter(t=>!t.split("/").includes("node\
_modules")).filter(t=>!r.some(i=>(0,I().matchesPattern)(t,i,{dot:!0}))).sort((t,i)=>t.localeCompare(i,"en")),o=e.flatMap(
t=>n.filter(i=>t.some(f=>(0,I().matchesPattern)(i,f,{partial:!0}))));return T($,b,[...new Set(o)])});async function T($,b,d){
const l=[],a=new Set;for(const e of d){const r=P().posix.join(b,e).replace(/^\.$/,""),s=await(0,D().readPackageJson)($,r);
if(s===void 0)continue;if(s===D().INVALID)return{broken:`${r}/package.json`};const n=s.name||x(r);if(a.has(n))return{broken:s.
path};a.add(n),l.push({directory:r,name:n})}return l}function x($){const b=P().posix.basename(P().posix.dirname($)),d=P().
posix.basename($);return b.startsWith("@")?`${b}/${d}`:d}function E($,b){return $===""?b:b.startsWith(`${$}/`)?b.slice($.
length+1):void 0}function p($,b,{directory:d,project:l}){const a=n=>P().posix.join("/",n),e=a(E(l,`${d}/`)===void 0?l:d),
r=P().posix.resolve(e,b),s=[P().posix.relative(a(l),P().posix.resolve(a(d),b)),b];return $.filter(n=>{if(n.name===b||a(n.
directory)===r)return!0;const o=P().posix.relative(e,a(n.directory)),t=b.startsWith("./")?`./${o}`:o;return s.some(i=>A(
t,i))})}function A($,b){const d=/^\.(?:\/|$)/.test(b)===$.startsWith("./"),[l,a]=[P().posix.normalize($),P().posix.normalize(
`${b}/`)];return d&&b!==""&&`${P().posix.dirname(l)}/`===a&&!P().posix.basename(l).startsWith(".")}},34482:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.Places=void 0,g.contextIn=F;function P(){const j=c(32854);return P=function(){
return j},j}const R="/\0checkout";function F({policy:j,tree:T,platform:x,cwd:E=""},p){const{workspace:A}=j,$=D(j)?R:void 0,
{files:b,cwd:d=E===""?$:`${$??A}/${E}`}=p;return{policy:j,platform:x,proposal:p,mount:b?{at:"/",tree:b}:T?{at:$??A,tree:T}:
{at:R},cwd:d}}function D({workspace:j}){const T=(0,P().locatePath)(j,R,{at:R});return T!==void 0&&(0,P().isLocatedIn)(T,
R)}class I{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:T},cwd:x,platform:E,mount:p}){this.#n=p,this.#e=p.at===
"/"?p:{at:p.at},this.#s=E!=="linux",this.workspace=(0,P().locatePath)(T,R,this.#e)??R,this.cwd=x===void 0?this.workspace:
(0,P().locatePath)(x,this.workspace,p)??R}locate(T){return(0,P().locatePath)(T,this.cwd,this.#n)}leadsInto(T,x){const E=this.
locate(T);return E===void 0?!1:x.some(p=>{const A=(0,P().locatePath)(p,this.workspace,this.#e);return A!==void 0&&this.isIn(
E,A)})}isIn(T,x){return(0,P().isLocatedIn)(T,x,{ignoreCase:this.#s})}mayBeIn(T,x){return(0,P().isLocatedIn)(T,x,{ignoreCase:!0})}}
g.Places=I},6163:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.dangerIn=p;function P(){const d=c(76760);
return P=function(){return d},d}function R(){const d=c(97424);return R=function(){return d},d}function F(){const d=c(11331);
return F=function(){return d},d}function D(){const d=c(81716);return D=function(){return d},d}function I(){const d=c(54421);
return I=function(){return d},d}const j=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","reads the environment":"\
printenv"}).flatMap(([d,l])=>l.split(" ").map(a=>[a,d]))),T=2,x=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
E={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function p(d){if(x.test(d))return"names a \
file that is made for secrets";const l=(0,D().readShellText)(d),a=(0,D().everyCommand)(l).some(A)?Object.entries(E).find(
([,r])=>r.test(d)):void 0;if(a!==void 0)return`${a[0]} in inline code`;const[e]=(0,R().findDangers)(l);return e?R().DOES[e.
name]:$(l)}function A({words:d}){return d.some((l,a)=>(0,I().textHanded)(d.slice(a))!==void 0)}function $(d,l=0){for(const{
words:a,pipedFrom:e}of(0,D().everyCommand)(d)){const[r,...s]=a;if(r===void 0)continue;const n=P().posix.basename(r.text),
o=b(n);if(o!==void 0)return o;if((0,F().isShell)(n)&&(e!==void 0||s.length===0))return`has \`${n}\` run whatever it reads`;
if(!(n!=="find"&&!(0,F().startsOthers)(n)))for(const{text:t}of s){const i=b(P().posix.basename(t));if(i!==void 0)return i;
const w=l<T&&/\s/.test(t)?$((0,D().readShellText)(t),l+1):void 0;if(w!==void 0)return w}}}function b(d){const{kind:l,wraps:a}=(0,F().
programNamed)(d)??{};if(a==="as-user")return`acts as another user with \`${d}\``;const e=l==="downloader"?"downloads":j.
get(d);return e&&`${e} with \`${d}\``}},41431:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.judgeReading=
p,g.judgeRiskAlone=$,g.unjudged=b;function P(){const o=c(39763);return P=function(){return o},o}function R(){const o=c(13580);
return R=function(){return o},o}function F(){const o=c(95132);return F=function(){return o},o}function D(){const o=c(6163);
return D=function(){return o},o}function I(){const o=c(38010);return I=function(){return o},o}function j(){const o=c(46121);
return j=function(){return o},o}function T(){const o=c(8737);return T=function(){return o},o}function x(){const o=c(92890);
return x=function(){return o},o}function E(){const o=c(72017);return E=function(){return o},o}function p(o,t,i){const f=(0,T().
findProblems)(o),w=k=>n[k](o,f,i),u=w("evolver"),h=w("validator"),v={evolver:u,validator:h}[t]??w(t);return d(o,t,v,{evolver:u,
validator:h})}function A(o,t){const i=t.find(({args:w})=>w.of==="newer");return{"1.94":o,newer:i?{verdict:"block",reason:i}:
o}}function $(o,t,i){const f={findings:s((0,T().findProblems)(o))},w={evolver:f,validator:f};return d(o,"curated",(0,I().
judgeRisk)(t,i),w)}function b(o,t,i){const f=typeof o=="string"?o:"",w=[(0,F().notJudged)(`the command \`${f}\``,i)];return d(
{command:f,words:[],assignments:[],argv:null,targets:[],problems:[]},t,{findings:w},{evolver:{findings:w},validator:{findings:w}})}
function d(o,t,i,f){const w=l(o,s(i.findings)),u=a(w),h=k=>k===i?u:a(s(k.findings)),v=h(f.validator);return{reading:o,verdict:u.
verdict,risk:i.risk??r(u.verdict,w),confirmation:i.confirmation??"standard",findings:w,profiles:{evolver:h(f.evolver),validator:v,
[t]:u},validators:A(v,f.validator.findings)}}function l({command:o},t){const i=t[0]?.severity==="error"?(0,D().dangerIn)(
o):void 0;return i===void 0?t:t.map(f=>f.severity==="error"?{...f,harm:"danger",danger:i}:f)}function a(o){const t=e(o),
[i]=o;if(t==="block"&&i)return{verdict:t,reason:i};const f=o.find(({rule:w})=>w==="validator-empty-folder");return f?{verdict:t,
remark:f}:{verdict:t}}function e(o){return o.some(({severity:i})=>i==="error")?"block":o.some(({severity:i,rule:f})=>i===
"warning"&&f!=="experimental_mode")?"warn":"allow"}function r(o,t){return o==="block"?"dangerous":t.some(({rule:i})=>(0,R().
ruleOf)(i).writes===!0)?"write":"safe"}function s(o){return P().SEVERITIES.flatMap(t=>o.filter(({severity:i})=>i===t))}const n={
evolver:j().evolver,validator:x().validator,curated:I().curated,workspace:E().workspace}},21311:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.checkCommandPolicy=d,g.checkFamily=e,g.failedExamples=l,g.requireExamples=a;function P(){const t=c(
7723);return P=function(){return t},t}function R(){const t=c(51951);return R=function(){return t},t}function F(){const t=c(
41895);return F=function(){return t},t}function D(){const t=c(94853);return D=function(){return t},t}function I(){const t=c(
72720);return I=function(){return t},t}function j(){const t=c(74238);return j=function(){return t},t}function T(){const t=c(
5468);return T=function(){return t},t}function x(){const t=c(87952);return x=function(){return t},t}function E(){const t=c(
88220);return E=function(){return t},t}function p(){const t=c(91063);return p=function(){return t},t}function A(){const t=c(
34482);return A=function(){return t},t}function $(){const t=c(41431);return $=function(){return t},t}function b(){const t=c(
72017);return b=function(){return t},t}function d({families:t,patterns:i}){const f=t.flatMap((w,u)=>o(["families",u],e(w)));
return f.length>0?f:i.flatMap((w,u)=>o(["patterns",u],s(w,t)))}function l({policy:t,path:i=j().POLICY_PATH,text:f=""}){return d(
t).map(({message:w,pointer:u,value:h})=>{const v=(0,T().placeIn)(f,u,h);return`${v===void 0?i:`${i}:${v}`}: ${w}`})}function a(t){
const i=l(t);if(i.length!==0)throw new(F()).GateError("policy_invalid",`Examples of the policy fail:
${i.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function e(t){const{name:i}=t,
f=E().familySchema.safeParse(t);if(!f.success)return[{message:`family ${i}: ${P().prettifyError(f.error)}`,pointer:["nam\
e"],value:i}];const{evolver:w,sandbox:u}=f.data;try{w&&(0,p().programFamily)(i,w)}catch(O){const{message:M}=O;return[{message:`\
family ${i}: ${M}`,pointer:["evolver","flags"],value:i}]}const h={...D().DEFAULT_POLICY,programs:[i],families:[f.data],mode:"\
dangerous",allow_dangerous:!0},v=(O,{match:M,not_match:m})=>{const L=(y,S)=>r(y,i,S,h);return[...n("match",M,y=>{const S=O.
find(N=>!L(y,N));return S&&`family ${i}: ${S} rejects its example`}),...n("not_match",m,y=>{const S=O.find(N=>L(y,N));return S&&
`family ${i}: ${S} accepts its example`})]},k=u?.only?[u.only]:["curated","workspace"];return[...w?o(["evolver"],v(["evo\
lver"],w)):[],...u?o(["sandbox"],v(k,u)):[]]}function r(t,i,f,w){const u=(0,R().readWords)(t,{programs:(0,x().programTerms)(
w)}),h=f==="evolver"?u.invocation?.family:u.words[0]?.text===i,v=(0,A().contextIn)({policy:w,tree:void 0,platform:"linux"},
{}),{findings:k}=(0,$().judgeReading)(u,f,v),O=k.filter(({severity:M,rule:m})=>M==="error"&&m!=="family_unavailable");return!!h&&
O.length===0}function s({name:t,regex:i,match:f,not_match:w},u){const h=(0,I().compileLinear)(i);if("error"in h)return[{
message:`${t}: the pattern ${h.error}`,pointer:["regex"],value:i}];const v=k=>(0,b().matchesAnyCommand)(k,i,u);return[...n(
"match",f,k=>v(k)?void 0:`${t}: does not match`),...n("not_match",w,k=>v(k)?`${t}: matches`:void 0)]}function n(t,i,f){return i.
flatMap((w,u)=>{const h=f(w);return h?[{message:`${h} ${w}`,pointer:[t,u],value:w}]:[]})}function o(t,i){return i.map(f=>({
...f,pointer:[...t,...f.pointer]}))}},38010:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.curated=void 0,
g.judgeRisk=f;function P(){const y=c(55972);return P=function(){return y},y}function R(){const y=c(55126);return R=function(){
return y},y}function F(){const y=c(87952);return F=function(){return y},y}function D(){const y=c(13580);return D=function(){
return y},y}function I(){const y=c(95132);return I=function(){return y},y}function j(){const y=c(34482);return j=function(){
return y},y}function T(){const y=c(8737);return T=function(){return y},y}const x=10,E=[d,l,e,r,n,y=>w(o(y),y.context.policy)],
p=(y,S,N)=>{const{policy:C,proposal:W}=N,[H,...G]=O(y),B=[...m(y),...(0,T().besidesProgram)(S,y)],U=W.family??H?.text??"",
z=(0,F().sandboxProgram)("curated",U,C.families),V=W.mode??(C.experimental.includes(U)?"experimental":"structured");if(H===
void 0||z===void 0){const nn=H?(0,I().finding)("not_in_registry",{family:U},{span:H.span}):(0,I().finding)("no_command",
{});return{...f("dangerous",N),findings:[nn,...B].filter(A)}}const J=new(j()).Places(N),Z=(0,R().readArguments)(G,z,k(J)),
Y=$(Z),en=new Set(z.dangerous_targets?.map(nn=>J.locate(nn))),Q=Y.some(({path:nn})=>en.has(J.locate(nn.replace(/\*$/,"")))),
X={context:N,places:J,base:H,name:U,program:z,proposalMode:V,words:G,read:Z,paths:Y,broad:Q},[_,...tn]=E.map(nn=>nn(X)),
q=[..._??[],...B,...tn.flat()],sn=o(X),rn=u(sn,V);return{findings:q.some(({severity:nn})=>nn==="error")?(0,T().firstOfEach)(
q.filter(A),x):[...q,...i(X).map(nn=>(0,I().finding)(nn,{}))],risk:sn,confirmation:rn}};g.curated=p;function A({severity:y}){
return y!=="warning"}function $({use:y,values:S}){const N=S.filter(({kind:W,text:H})=>P().PATH_KINDS.has(W)&&H!=="-").map(
({text:W,word:H})=>({path:W,word:H})),{default_operand:C}=y;return N.length===0&&C!==void 0?[{path:C}]:N}const b={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function d({name:y,
base:S,program:N,proposalMode:C,context:W}){const{maturity:H="structured",platforms:G}=N.family.sandbox??{},{category:B}=N.
family,{policy:U,platform:z}=W,V=b[H];return[...U.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...G?.
includes(z)===!1?[`does not exist on \`${z}\``]:[],...V.includes(C)?[]:[`has the maturity \`${H}\``]].map(Z=>(0,I().finding)(
"family_unavailable",{family:y,reason:Z},{span:S.span}))}function l({name:y,base:S}){return y===S.text?[]:[(0,I().finding)(
"family_base_mismatch",{family:y,base:S.text},{span:S.span})]}const a={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function e(y){const{name:S,program:N,words:C,read:W}=y,H=a[S]??"constrained_form.other",
G=N.forms?H:"argument_refused";return[...C.filter(({text:U})=>N.family.category==="archives"&&P().SHELL_OPERATOR.test(U)).
map(({text:U,span:z})=>(0,I().finding)("shell_operator.quoted",{operator:U},{span:z})),...W.objections.filter(({word:U})=>U===
void 0||s(U,y)===void 0).map(({objection:U,word:z})=>(0,I().finding)(G,{family:S,objection:U},z?{span:z.span}:{}))]}function r(y){
return y.words.flatMap(S=>{const N=s(S,y);if(N===void 0)return[];const C={family:y.name,operand:S.text,prefix:N};return[
(0,I().finding)("forbidden_operand_prefix",C,{span:S.span})]})}function s({text:y},{program:S}){const{forbidden_prefixes:N=[]}=S;
return N.find(C=>y.toLowerCase().startsWith(C.toLowerCase()))}function n({paths:y,places:S,context:N}){const{allowed_roots:C}=N.
policy;return C.length===0?[]:y.filter(({path:W})=>W.startsWith("~")||!S.leadsInto(W,C)).map(({path:W,word:H})=>(0,I().finding)(
"outside_allowed_roots",{path:W,roots:C},H&&{span:H.span}))}function o({broad:y,read:{use:S}}){return y?"dangerous":S.risk??
"safe"}const t=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function i({broad:y,paths:S,proposalMode:N,read:C}){
const{flag_warnings:W={}}=C.use;return[...new Set([...(0,R().warningsIn)(C.use),...C.flags.flatMap(G=>W[G]??[]),...y?["b\
road_permission_target"]:[],...S.some(({path:G})=>t.test(G))?["env_secrets"]:[],...N==="experimental"?["experimental_mod\
e"]:[]])]}function f(y,{policy:S,proposal:N}){const C=u(y,N.mode??"structured");return{findings:w(y,S),risk:y,confirmation:C}}
function w(y,{mode:S,allow_dangerous:N}){return y==="safe"||y==="write"&&S!=="safe"||y==="dangerous"&&S==="dangerous"&&N?
[]:[(0,I().finding)("policy_risk",{risk:y,mode:S})]}function u(y,S){return S==="experimental"?"very_strong":y==="dangero\
us"?"strong":"standard"}const h=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],v=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function k(y){return(S,N)=>{const C=P().KINDS[S](N);if(C!==void 0||S!=="destination"&&S!=="source")return C;const W=y.locate(
N);if(W===void 0)return"cannot be resolved";if(W==="/")return"is the root of the file system";const G=(/^[\\/]|^[A-Za-z]:/.
test(N)||!y.isIn(W,y.cwd))&&h.find(B=>y.mayBeIn(W,B));if(G)return`is in the system directory ${G}`;if(S!=="destination")
return y.mayBeIn(y.cwd,W)?"is the working directory or one of its parents":v.test(W)?"is a home directory":void 0}}function O({
words:y,problems:S}){const N=S.filter(({rule:W})=>M.has((0,D().ruleOf)(W).shape)),C=Math.min(...N.map(({span:W})=>W.start));
return y.filter(({span:W})=>W.start<C)}const M=new Set(["operator","redirection","multiline"]);function m({problems:y}){
return y.flatMap(({rule:S,args:N,span:C})=>{const{shape:W}=(0,D().ruleOf)(S);if(W===void 0)return[];if(W==="unreadable")
return[(0,I().finding)("parse_failed",{},{span:C})];const{operator:H,written:G,character:B}=N,U=String(H??G??B),z=W==="o\
perator"?L(U):W;return[(0,I().finding)(`shell_operator.${z}`,{operator:U},{span:C})]})}function L(y){return y==="|"||y===
"|&"?"pipeline":y==="&"?"background":"chaining"}},46121:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.evolver=void 0;function P(){const j=c(87952);return P=function(){return j},j}function R(){const j=c(38010);return R=function(){
return j},j}const F=(j,T,x)=>{const E=j.words[0]?.text;if(j.invocation===void 0&&E&&(0,P().isNamedCurated)(E,x.policy))return(0,R().
curated)(j,T,I(x));const p=D(j,T);return{findings:T,...p&&{risk:p}}};g.evolver=F;function D({invocation:j},T){const x=j?.
family?.data.risk;return T.some(({severity:p})=>p==="error")||x==="safe"?void 0:x}function I(j){const{policy:T}=j,x=T.allowed_roots.
length>0?T.allowed_roots:["."];return{...j,policy:{...T,allowed_roots:x}}}},8737:function(K,g,c){Object.defineProperty(g,
"__esModule",{value:!0}),g.besidesProgram=F,g.findProblems=I,g.firstOfEach=D;function P(){const j=c(13580);return P=function(){
return j},j}function R(){const j=c(95132);return R=function(){return j},j}function F(j,{invocation:T}){const x=T?.family?
["program","invocation","target"]:["program"];return j.filter(({layer:E,rule:p})=>!x.includes(String(E))||(0,P().ruleOf)(
p).anyText===!0)}function D(j,T){const x=new Map;return j.filter(({rule:E})=>{const p=(x.get(E)??0)+1;return x.set(E,p),
p<=T})}function I({problems:j}){return j.map(R().problemFinding)}},89509:function(K,g){Object.defineProperty(g,"__esModu\
le",{value:!0}),g.readToolCall=R;const c=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,P=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function R(F){const D=c.exec(F);if(D===null)return;const[,I="",j=""]=D,T=[];let x=D.indices?.[2]?.[0]??0,E=j;for(;E!=="";){
const p=P.exec(E);if(p===null)return;const[A,$,b]=p;T.push({text:$??b??"",span:{start:x,end:x+A.length}}),E=E.slice(A.length),
x+=A.length}return{name:I,args:T}}},92890:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.validator=void 0;
function P(){const x=c(95132);return P=function(){return x},x}const R=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
F={"1.94":{refused:R,information:new Set(["--version","--help","--v8-options"])},newer:{refused:R,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},D=(x,E)=>{const{invocation:p}=x,A=[...E,...T("1.94",x)];
if(A.some(({severity:d})=>d==="error"))return{findings:A};const[$]=T("newer",x);if($){const d=String($.args.flag??""),l={
...$.span&&{span:$.span},...I};A.push((0,P().finding)("validator-flag",{flag:d,of:"newer"},l))}const b=p?.operands[0];if(b&&
!j(p,F["1.94"])){const{text:d,span:l}=b;A.push((0,P().finding)("validator-empty-folder",{script:d},{span:l}))}return{findings:A}};
g.validator=D;const I={severity:"notice",harm:"bookkeeping"};function j({flags:x},{information:E}){return x.some(({name:p})=>E.
has(p))}function T(x,{words:E,invocation:p,command:A}){const $=F[x],[b,...d]=E;if(b===void 0)return[];const l=w=>(0,P().
finding)("validator-script",{command:w},{span:b.span});if(b.text!=="node")return[l(`\`${b.text}\``)];const{flags:a=[],operands:[
e]=[]}=p??{},r=(w,u)=>{const h=e&&e.span.start<u.start?"script":"node";return(0,P().finding)("validator-flag",{flag:w,of:h},
{span:u})},s=p!==void 0&&j(p,$),n=s&&a.length===1&&e===void 0,{options:o}=$,t=n||o===void 0?[]:a.filter(({name:w})=>!o.has(
w)),i=$.text?.exec(A),f=a.some(({name:w})=>w==="--test");return[...d.flatMap(({text:w,span:u})=>$.refused.test(w)?[r(w,u)]:
[]),...t.map(({written:w,span:u})=>r(w,u)),...i?[r(i[0],{start:i.index,end:i.index+i[0].length})]:[],...(e===void 0||f)&&
!s?[l("`node` without a script")]:[]]}},72017:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.matchesAnyCommand=
u,g.workspace=void 0;function P(){const y=c(13970);return P=function(){return y},y}function R(){const y=c(72720);return R=
function(){return y},y}function F(){const y=c(55972);return F=function(){return y},y}function D(){const y=c(55126);return D=
function(){return y},y}function I(){const y=c(21006);return I=function(){return y},y}function j(){const y=c(87952);return j=
function(){return y},y}function T(){const y=c(13580);return T=function(){return y},y}function x(){const y=c(95132);return x=
function(){return y},y}function E(){const y=c(97424);return E=function(){return y},y}function p(){const y=c(81716);return p=
function(){return y},y}function A(){const y=c(34482);return A=function(){return y},y}function $(){const y=c(8737);return $=
function(){return y},y}function b(){const y=c(89509);return b=function(){return y},y}const d=(y,S,N)=>N.proposal.tool===
"runpy"?L(y,S,N):l(y,(0,$().besidesProgram)(S,y),N);g.workspace=d;function l(y,S,N){const{families:C,patterns:W,disabled_packs:H}=N.
policy,G=new(A()).Places(N),B=(0,p().readShellText)(y.command),U=X=>X.map(_=>a(_,C,H)),z=U((0,p().everyCommand)(B)),V=X=>z.
flatMap(_=>{const tn=h(_);return W.filter(q=>q.layer===X&&w(q.regex,tn)).map(({name:q,regex:sn,reason:rn})=>(0,x().finding)(
"custom_pattern",{name:q,pattern:sn,reason:rn},{layer:X}))}),J=[()=>e(y,B),()=>U(o(y,N.mount,G,z)).flatMap(X=>v(X,G)),()=>z.
flatMap(m)];for(const[X,_]of J.entries()){const tn=[..._(),...V(X+1)];if(tn.length>0)return{findings:[...(0,$().firstOfEach)(
tn,1),...S.filter(t)]}}const Z=z.map(({read:X})=>X.use),Y=new Set(Z.flatMap(D().warningsIn)),en=[...S,...[...Y].map(X=>(0,x().
finding)(X,{}))],Q=P().riskSchema.options.findLast(X=>Z.some(_=>_.risk===X));return Q===void 0||Q==="safe"||en.some(t)?{
findings:en}:{findings:en,risk:Q}}function a(y,S,N){const[C,...W]=y.words,H=(0,j().sandboxProgram)("workspace",C?.text??
"",S),G=H&&!N.includes(H.family.category)?H:void 0;return{command:y,program:G,read:(0,D().readArguments)(W,G??{})}}function e({
targets:y},S){const N=y.flatMap(({script:C})=>C===void 0?[]:[C]);return[...(0,E().findDangers)(S).map(C=>r(C,!0)),...N.flatMap(
C=>(0,E().findDangers)((0,p().readShellText)(C))).map(C=>r(C,!1))]}function r({name:y,pattern:S,words:N},C){const W=N[0]?.
span.start,H=N.at(-1)?.span.end,G=C&&W!==void 0&&H!==void 0?{span:{start:W,end:H}}:{};return(0,x().finding)(y,{pattern:n(
S)},G)}const s=200;function n(y){return y.length>s?`${y.slice(0,s)}\u2026`:y}function o({command:y},{tree:S,at:N},{cwd:C},W){
return S!==void 0&&N!=="/"&&N===C&&W.length===1?(0,p().everyCommand)((0,p().readShellText)(y,S)):W.map(G=>G.command)}function t({
severity:y}){return y==="error"}function i({program:y,read:S}){const N=y===void 0?[]:S.values;return new Set(N.flatMap(({
kind:C,word:W})=>F().PATH_KINDS.has(C)?[]:W))}const f=new Map;function w(y,S){const N=f.get(y)??(0,R().compileLinear)(y);
return f.set(y,N),"error"in N||N.matches(S)}function u(y,S,N){return(0,p().everyCommand)((0,p().readShellText)(y)).some(
C=>w(S,h(a(C,N,[]))))}function h(y){const{words:S,redirections:N}=y.command,C=i(y);return[...S.filter(W=>!C.has(W)).map(
({text:W})=>W),...N.map(({operator:W,target:H})=>`${W} ${H?.text??""}`)].join(" ")}function v(y,S){const{words:N,redirections:C,
problems:W}=y.command,H=i(y),G=W.filter(({rule:U})=>U==="variable-expansion"),B=C.flatMap(({target:U})=>U??[]);return[...N.
slice(1).filter(U=>!H.has(U)),...B].flatMap(({text:U,span:z})=>{const V=G.some(({span:J})=>J.start>=z.start&&J.end<=z.end);
return[U,...k(U)].flatMap(J=>O(J,z,S,V))})}function k(y){if(!y.startsWith("-"))return[];const{attached:S}=(0,I().splitAtEquals)(
y);return[...S?[S]:[],.../^-[^-]./.test(y)?[y.slice(2)]:[]]}function O(y,S,N,C=!1){const W=C||y.startsWith("~")?void 0:N.
locate(y);return W===void 0||!N.isIn(W,N.workspace)?[(0,x().finding)("path_outside_workspace",{path:y},{span:S})]:y.split(
/[\\/]/).includes("..")?[(0,x().finding)("path_traversal",{path:y},{span:S})]:[]}const M=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function m({command:y,program:S,read:N}){const[C,...W]=y.words;
if(C===void 0)return[];const{text:H}=C,G=M.flatMap(([z,V])=>z.test(H)?[V]:[]),B=W.filter(({text:z})=>G.some(V=>V.test(z)));
return B.length>0?B.map(({text:z,span:V})=>(0,x().finding)("blocked_flag",{program:H,flag:z},{span:V})):W.length===1&&S&&
/^--(?:version|help)$/.test(W[0]?.text??"")?[]:(S?N.objections:[{objection:"is not allowed",word:C}]).map(({objection:z,
word:V=C})=>(0,x().finding)("command_not_allowed",{program:H,objection:z},{span:V.span}))}function L({command:y},S,N){const C=S.
filter(({rule:B})=>(0,T().ruleOf)(B).anyText===!0),W=(0,b().readToolCall)(y),[H]=W?.args??[];if(W?.name!=="write_file"||
H===void 0){const B=n(W?.name??y);return{findings:[(0,x().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...C]}}const G=[...O(H.text,H.span,new(A()).Places(N)),...C];return G.some(
t)?{findings:G}:{findings:G,risk:"write"}}},81961:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.combine=
j,g.policyWith=E,g.stricterOf=I,g.tightenPolicy=T,g.valuesOf=x;function P(){const p=c(23404);return P=function(){return p},
p}function R(){const p=c(41895);return R=function(){return p},p}function F(){const p=c(74238);return F=function(){return p},
p}function D(){const p=c(11160);return D=function(){return p},p}function I(p,A,$){const b=j(p.policy,A.policy);if("confl\
icts"in b)throw new(R()).GateError("policy_conflict",`The policies of the base and of ${$} differ in ${b.conflicts.join(
", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");const{ref:d,digest:l}=A,a=[
...p.combinedWith?[p.combinedWith.name]:[],$];return{...p,policy:b.policy,digest:(0,F().digestPolicy)(b.policy),combinedWith:{
name:a.join(" and "),digest:l,...d!==void 0&&{ref:d}}}}function j(p,A){const $=[],b=x(p),d=x(A);for(const[l,{strictness:a}]of D().
POLICY_KEYS){const[e,r]=[b.get(l),d.get(l)];if((0,P().canonicalize)(e)===(0,P().canonicalize)(r))continue;const s=a.combine(
e,r);s?b.set(l,s.value):$.push(l)}return $.length>0?{conflicts:$}:{policy:E(b)}}function T(p,A){if(Object.values(A).every(
a=>a===void 0))return p;const $=x(p.policy),b=[],d=new Map(Object.entries(A));for(const[a,{strictness:e,input:r}]of D().
POLICY_KEYS){const s=r&&d.get(r.name),n=$.get(a);if(!(!r||s===void 0||s===n))if(n===r.open||e.compare(n,s)==="tighter")$.
set(a,s);else{const o={given:String(s),kept:String(n)};b.push({input:r.name,key:a,...o})}}const l=E($);return{...p,policy:l,
digest:(0,F().digestPolicy)(l),ignoredInputs:b}}function x(p){const A=p;return new Map([...D().POLICY_KEYS.keys()].map($=>{
const[b="",d]=$.split("."),l=A[b];return[$,d===void 0?l:l[d]]}))}function E(p){const A={};for(const[$,b]of p){const[d="",
l]=$.split(".");A[d]=l===void 0?b:{...A[d],[l]:b}}return D().policySchema.parse(A)}},76545:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.comparePolicies=j;function P(){const p=c(23404);return P=function(){return p},p}function R(){
const p=c(69873);return R=function(){return p},p}function F(){const p=c(81961);return F=function(){return p},p}function D(){
const p=c(11160);return D=function(){return p},p}function I(){const p=c(92328);return I=function(){return p},p}function j(p,A){
const[$,b]=[(0,F().valuesOf)(p),(0,F().valuesOf)(A)];return[...D().POLICY_KEYS].flatMap(([d,{strictness:l}])=>{const[a,e]=[
$.get(d),b.get(d)],r=T(a,e);if(r===void 0)return[];const s=l.compare(a,e),n=l.loosens?.(a,e)??s!=="tighter";return[{key:d,
change:r,direction:s,loosens:n}]})}function T(p,A){if(Array.isArray(p)&&Array.isArray(A)){const $=[...(0,I().missingFrom)(
p,A).map(b=>`+ ${x(b)}`),...(0,I().missingFrom)(A,p).map(b=>`- ${x(b)}`)];return $.length===0?void 0:$.join(", ")}return(0,P().
canonicalize)(p)===(0,P().canonicalize)(A)?void 0:`${E(p)} \u2192 ${E(A)}`}function x(p){const A=p.name;return typeof A==
"string"?A:E(p)}function E(p){return(0,R().stringify)(p,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.NPM_LOCKFILES=g.LOCKFILES=void 0,g.isCode=x,g.isLockfile=i,g.isOfTests=
s,g.isPackageFile=w,g.isProgramCode=T,g.isTest=e,g.isTestData=r,g.isWritten=E,g.toolThatFinds=M;function P(){const m=c(76760);
return P=function(){return m},m}function R(){const m=c(41330);return R=function(){return m},m}const F=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),D=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),I=new Set("ini json json5 jsonl toml yaml yml".split(" ")),j=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function T(m){return F.has(p(m))}function x(m){return T(m)||D.has(p(m))}function E(m){return x(m)||I.has(p(m))||j.test(P().
posix.basename(m))}function p(m){return P().posix.extname(m).slice(1).toLowerCase()}const A={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},$=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
b=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[d,l,a]=Object.values(A).map(m=>new RegExp(`(?:^|/)(?\
:${m})/`,"i"));function e(m){return d.test(m)||$.test(m)}function r(m){return l.test(m)||m.endsWith(".snap")}function s(m){
return e(m)||r(m)||a.test(m)||b.test(m)}const n=g.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],o=g.LOCKFILES=
[...n,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function i(m){return o.includes(m)||t.test(m)}const f=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function w(m){return o.includes(m)||f.test(m)}const u="{js,cjs,mjs,ts,cts,mts}",h="{json,jsonc,json5,yaml,yml,toml}",v=`\
{${u.slice(1,-1)},${h.slice(1,-1)}}`,k={vitest:`vitest.config.${u} vitest.workspace.${v} vite.config.${u}`,jest:`jest.co\
nfig.${v} jest.setup.${u}`,mocha:`.mocharc .mocharc.${v}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${u}`,cypress:`cypress.config.${u}`,eslint:`eslint.config.${u} .eslintrc \
.eslintrc.${v} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${v} prettier.config.${u} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${v} stylelint.config.${u} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${v} .knip.${h} knip.config.${u}`,markdownlint:`.markdownlint.${v}\
 .markdownlint-cli2.${v} .markdownlintignore .markdownlintrc`,cspell:`cspell.${v} .cspell.${v} cspell.config.${v}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${v} nyc.config.${u}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${v} .babelrc .babelrc.${v}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let O;function M(m){if(O??=Object.entries(k).map(([y,S])=>[y,
(0,R().default)(S.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(m))return"cargo";const L=m.slice(m.lastIndexOf(
"/")+1);return O.find(([,y])=>y(L))?.[0]}},19609:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.PRELOADABLE_PACKAGES=
g.PRELOADABLE_BY_TOOLS=g.NODE_FLAGS=g.NODE_ALIASES=g.BUILT_IN_REPORTERS=void 0;function P(){const T=c(91063);return P=function(){
return T},T}const R=g.NODE_FLAGS=(0,P().nameTable)({harmless:`
    addons async-context-frame debug-arraybuffer-allocations deprecation disable-proto=
    disable-sigusr1 disable-warning= disallow-code-generation-from-strings dns-result-order=
    enable-fips enable-source-maps experimental-abortcontroller experimental-detect-module
    experimental-eventsource experimental-fetch experimental-global-navigator
    experimental-global-webcrypto experimental-modules experimental-print-required-tla
    experimental-repl-await experimental-report experimental-require-module experimental-sqlite
    experimental-test-coverage experimental-test-module-mocks experimental-test-snapshots
    experimental-top-level-await experimental-transform-types
    experimental-vm-modules experimental-wasi-unstable-preview1 experimental-websocket
    experimental-worker expose-gc extra-info-on-fatal-exception force-async-hooks-checks
    force-context-aware force-fips force-node-api-uncaught-exceptions-policy frozen-intrinsics
    max-http-header-size= max-old-space-size-percentage= max-old-space-size?=
    max-semi-space-size?= napi-modules network-family-autoselection
    network-family-autoselection-attempt-timeout= pending-deprecation require-module
    secure-heap-min= secure-heap= stack-trace-limit?= strip-types test test-concurrency=
    test-coverage-branches= test-coverage-exclude= test-coverage-functions=
    test-coverage-include= test-coverage-lines= test-force-exit test-isolation=
    test-random-seed= test-randomize test-timeout= test-udp-no-try-send
    throw-deprecation tls-max-v1.3 tls-min-v1.2 tls-min-v1.3 trace-atomics-wait
    trace-deprecation trace-exit trace-promises trace-require-module= trace-sigint trace-sync-io
    trace-tls trace-uncaught trace-warnings track-heap-objects v8-pool-size= verify-base-objects warnings zero-fill-buff\
ers
  `,"only-prints":`
    completion-bash help v8-options version
  `,"checks-syntax-only":`
    check
  `,"skips-tests":`
    experimental-test-tag-filter= test-name-pattern= test-only test-shard= test-skip-pattern=
  `,"tolerates-rejections":`
    unhandled-rejections=
  `,"reports-tests":`
    test-reporter=
  `,"writes-report":`
    test-reporter-destination=
  `,weakens:`
    abort-on-uncaught-exception allow-addons allow-child-process allow-fs-read= allow-fs-write=
    allow-inspector allow-natives-syntax allow-openssl-store allow-wasi allow-worker conditions=
    disable-wasm-trap-handler enable-etw-stack-walking env-file-if-exists= env-file=
    experimental-permission expose-internals harmony-shadow-realm huge-max-old-generation-size
    insecure-http-parser interpreted-frames-native-stack jitless max-heap-size?= node-memory-debug
    openssl-legacy-provider perf-basic-prof-only-functions perf-prof-unwinding-info permission
    permission-audit security-revert= stack-size?= title= tls-cipher-list= tls-max-v1.2
    tls-min-v1.0 tls-min-v1.1 trace-env trace-env-js-stack trace-env-native-stack use-bundled-ca
    use-largepages= use-openssl-ca use-system-ca
  `,evaluates:`
    eval= print
  `,preloads:`
    experimental-loader= import= require=
  `,"outside-code":`
    build-snapshot debug debug-brk experimental-config-file= experimental-default-type= input-type=
    inspect inspect-brk inspect-port= inspect-wait run= test-global-setup=
  `,"reads-stdin":`
    interactive
  `,"never-ends":`
    watch watch-path=
  `,"writes-files":`
    cpu-prof heap-prof prof report-on-fatalerror test-update-snapshots
  `}),F=g.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(T=>T.split("="))),D=g.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),I=g.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),j=g.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.SELECTING_FLAGS=g.NPM_SUBCOMMANDS=
g.NPM_SHORTHANDS=g.NPM_FLAGS=g.FLAGS_OF_TESTS=void 0;function P(){const x=c(91063);return P=function(){return x},x}const R=g.
NPM_FLAGS=(0,P().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),F=g.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),D=g.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),I=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,j=g.NPM_SHORTHANDS=new Map(I.trim().split(/\s+/).map(x=>x.split(/[=:]/)).map(([x="",E,p])=>[x,`--${E}${p===void 0?"":`\
=${p}`}`])),T=g.NPM_SUBCOMMANDS=(0,P().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.readArguments=
T,g.warningsIn=j;function P(){const b=c(35672);return P=function(){return b},b}function R(){const b=c(55972);return R=function(){
return b},b}function F(){const b=c(20457);return F=function(){return b},b}function D(){const b=c(88220);return D=function(){
return b},b}function I(){const b=c(91063);return I=function(){return b},b}function j({warnings:b=[],network_touching:d}){
return d?["network_touching",...b]:b}function T(b,d,l=(a,e)=>R().KINDS[a](e)){if(d.forms!==void 0)return x(b,d,d.forms,l);
if(d.subcommands===void 0)return A(b,d,l);const[a,...e]=b,r=Object.entries(d.subcommands).find(([n])=>n===a?.text)?.[1];
if(r!==void 0)return A(e,{...d,...r},l);const s=`is accepted only with ${p(Object.keys(d.subcommands))}`;return{use:d,flags:[],
values:[],objections:[{objection:s,...a&&{word:a}}]}}function x(b,d,l,a){const e=`is accepted only as ${p(Object.keys(l))}`,
[r]=b;let s={use:d,flags:[],values:[],objections:[{objection:e,...r&&{word:r}}]};for(const[n,o]of Object.entries(l)){const t=(0,P().
matchForm)((0,P().parseForm)(n)??[],b,a);if(t===void 0)continue;const i=t.map(({word:w,kind:u})=>({text:w.text,word:w,kind:u})),
f=t.find(w=>w.wrong!==void 0);if(!f)return{use:{...d,...o},flags:[],values:i,objections:[]};s={...s,values:i,objections:[
E(f)]}}return s}function E({word:b,wrong:d}){return{objection:`does not accept \`${b.text}\`, which ${d}`,word:b}}function p(b){
return b.map(d=>`\`${d}\``).join(", ")}function A(b,d,l){const{leading_flags:a=[]}=d,{flags:e,operands:r}=(0,F().readUse)(
(0,I().strictFlags)(d.flags,a),b),s=[],n=(O,M)=>s.push(E({word:O,wrong:M})),o=[],t=[];for(const{word:O,flag:M,value:m,valueWord:L}of e){
if(M===void 0||(0,D().isReason)(M.kind)||M.choices?.includes(m??"")===!1){n(O,"is not among its flags");continue}t.push(
M.name),a.includes(M.name)&&r.some(y=>$(O,y))&&n(O,"must come before the operands"),M.arity!=="none"&&(m===void 0?n(O,"r\
equires a value"):o.push({text:m,kind:M.kind,word:L??O}))}const i=e.find(({flag:O})=>!a.includes(O?.name??"")),f=(O=[])=>O.
some(M=>t.includes(M)),w=((0,P().parseOperands)(d.operands??"path*")??[]).slice(f(d.first_operand_by)?1:0);for(const[O,M]of r.
entries()){a.length>0&&i&&$(M,i.word)&&n(M,"comes after the expression");const m=w[Math.min(O,w.length-1)];o.push({text:M.
text,kind:m?.kind??"path",word:M})}for(const{text:O,kind:M,word:m}of o){const L=l(M,O);L!==void 0&&s.push({objection:`do\
es not accept \`${O}\`, which ${L}`,word:m})}const{min:u,max:h}=(0,P().countOf)(w),v=u-(f(d.last_operand_by)?1:0),k=r.length;
if(k<v||k>h){const O=h===v?`${h}`:`${v} to ${h}`,M=Number.isFinite(h)?O:`at least ${v}`;s.push({objection:`takes ${M} op\
erands, not ${k}`})}return{use:d,flags:t,values:o,objections:s}}function $(b,d){return b.span.start>d.span.start}},21006:function(K,g){
Object.defineProperty(g,"__esModule",{value:!0}),g.readFlags=c,g.splitAtEquals=j,g.valueRead=D;function c(T,x){const E=[],
p=T.toReversed();let A;const $=b=>{for(const d of p.reverse())E.push({kind:"operand",word:d});return{tokens:E,separator:b,
rest:void 0}};for(let b=p.pop();b!==void 0;b=p.pop()){if(x.separator.test(b.text))return $(b);const d=!P(b,x);if(!d&&A!==
void 0){E.push({...A,word:b,next:b});continue}const{written:l,attached:a}=d?R(b.text,x):{written:b.text,attached:void 0},
e=d?x.expand(l,a):"operand";if(e==="operand"){if(E.push({kind:"operand",word:b}),x.flags==="first")return $();continue}if(A=
void 0,e!==void 0&&"instead"in e){const{span:i,quoted:f}=b;p.push(...e.instead.map(w=>({text:w,span:i,quoted:f})).reverse());
continue}const r=p.at(-1),s=e===void 0?x.unknown:e.at(-1)?.takes,n=a===void 0&&F(s,r,x),o={word:b,written:l,attached:a,next:r,
consumes:n};e===void 0&&E.push({kind:"unknown",...o});for(const[i,f]of e?.entries()??[]){const w=i===(e?.length??0)-1,u={
word:b,written:l,attached:void 0,next:void 0,consumes:!1};E.push({kind:"flag",part:f,...w?o:u})}if(s==="rest")return{tokens:E,
separator:void 0,rest:p.reverse()};const t=E.at(-1);s==="operands"&&n&&t?.kind==="flag"&&(A=t),n&&!(s==="both"&&r&&!P(r,
x))&&p.pop()}return $()}function P({text:T},{dash:x}){return!T.startsWith("-")||T==="-"&&x==="operand"}function R(T,{equals:x}){
return x==="all"||x==="long"&&T.startsWith("--")?j(T):{written:T,attached:void 0}}function F(T,x,E){if(x===void 0)return!1;
switch(T){case"always":case"both":return!0;case"unless-dash":return!x.text.startsWith("-");case"true-or-false":return I(
x.text);case"operand":case"operands":return P(x,E);default:return!1}}function D({word:{span:T},attached:x,next:E,consumes:p}){
return p&&E?{value:E.text,span:{start:T.start,end:E.span.end}}:x===void 0?{span:T}:{value:x,span:T}}function I(T){return T===
"true"||T==="false"}function j(T){const x=T.indexOf("=");return x<0?{written:T,attached:void 0}:{written:T.slice(0,x),attached:T.
slice(x+1)}}},20457:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.readUse=F;function P(){const d=c(
21006);return P=function(){return d},d}function R(){const d=c(91063);return R=function(){return d},d}function F(d,l){const{
tokens:a,rest:e}=(0,P().readFlags)(l,E(d)),r=[],s=[];let n;for(const u of a)u.kind==="flag"&&u.word===n&&/\s/.test(u.written)||
(n=u.kind==="flag"&&u.consumes?u.next:void 0,u.kind==="flag"&&!D(d,u,s)?r.push(I(u)):s.push(u.word));const o=d.stops?{operands:[],
started:s}:{operands:s,started:[]},t=e&&r.pop();if(e===void 0||t===void 0)return{flags:r,...o};const{word:i,value:f}=t,w=f===
void 0?e:[{...i,text:f},...e];return{flags:r,...o,rest:{flag:t,words:w}}}function D({readsBehind:d,handsOn:l},{part:a},e){
return!!d&&!l&&a.spec===void 0&&e.length>0}function I(d){const{word:l,attached:a,next:e,consumes:r,part:s}=d,{spec:n,negated:o,
letter:t,fixed:i=a}=s,f=t??d.written;if(r&&e!==void 0){const k={start:l.span.start,end:e.span.end};return{word:{...l,span:k},
written:f,flag:n,value:e.text,valueWord:e,off:!1}}const w=e!==void 0&&(!e.text.startsWith("-")||e.text==="-"),u=n===void 0&&
w?e.text:void 0,h=n?.arity!=="value"&&/^(?:false|0)$/.test(i??""),v=n?.arity!=="rest"&&(o||h);return{word:l,written:f,flag:n,
value:i??u,off:v}}const j={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function T(d,l=!1){
const a=d===void 0?"never":j[d.arity];return{spec:d,negated:l,takes:l&&a!=="rest"?"never":a}}function x({flags:d},l,a){const e=t=>{
const i=d.get(t);return{...T(i),takes:i?.arity==="value"?"always":"never"}},r=d.get(l)??d.get(/^-\d+$/.test(l)?"-#":"");
if(r!==void 0)return[(a===void 0?r.arity!=="attached":r.arity!=="none")?e(r.name):T(void 0)];const s=l.slice(0,2);if(!l.
startsWith("--")&&d.get(s)?.arity==="value")return[{...e(s),fixed:l.slice(2),takes:"never"}];const n=/^-[A-Za-z]{2,}$/.test(
l)?[...l.slice(1)]:[];return n.length>0&&n.every(t=>d.get(`-${t}`)?.arity==="none")?n.map(t=>e(`-${t}`)):[T(void 0)]}function E(d){
return{flags:d.stops&&!d.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:d.strict?"long":"all",unknown:"\
never",expand:(l,a)=>{if(d.strict)return x(d,l,a);const e=p(d,l,a),r=d.handsOn&&!d.readsBehind;return d.stops&&r&&e.some(
({spec:n})=>n===void 0)?"operand":e}}}function p(d,l,a){const e=l.replace(/^-+/,""),r=l.startsWith("--"),s=A(d,e,r);if(s!==
void 0)return[s];if(r||e.length<2)return[T(void 0)];const n=[],o=a===void 0?e:`${e}=${a}`;for(let t=0;t<o.length;t+=1){const i=o[t]??
"",f=d.flags.get(i);if(f===void 0)return[...n,T(void 0)];const w={...T(f),letter:`-${i}`},u=o.slice(t+1);if(u!==""&&(f.arity!==
"none"||u.startsWith("="))){const h=f.arity==="rest"?"rest":"never";return[...n,{...w,fixed:u.replace(/^=/,""),takes:h}]}
n.push(w)}return n}function A(d,l,a){const e=b(d,l,a)??(a&&d.completes?$(d,l):void 0);if(e!==void 0)return T(e);if(!/^no-?[A-Za-z]/.
test(l))return;const r=b(d,l.replace(/^no-?/,""),a);return r&&T(r,!0)}function $({flags:d},l){const a=(0,R().flagKey)(l),
e=new Map;for(const[s,n]of d)s.startsWith(a)&&e.set(n.name,n);const[r]=e.values();return e.size===1?r:void 0}function b(d,l,a){
const e=(0,R().flagKey)(l),r=a?e.lastIndexOf("."):-1,s=r<0?void 0:d.flags.get(e.slice(r+1));return s===void 0||d.flags.has(
e)?(0,R().lookUp)(d,e):s.kind==="text"?(0,R().lookUp)(d,e)??s:s}},71011:function(K,g,c){Object.defineProperty(g,"__esMod\
ule",{value:!0}),g.UNKNOWN_MODULE=void 0,g.unknownTool=x;function P(){const E=c(91063);return P=function(){return E},E}const R={
flags:{config:"config,c= config-file= rcfile= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= extends= format= formatter= global-setup= global-teardown= hook~=
      import= load= load-plugins= loader= parser= plugin~= preset~= reporter,reporters= require,r= resolver= rulesdir=
      runner= setup~= test-environment= test-runner= transform= use= cmd= command= eval= init-hook=
    `,"outside-code":"exec,execute= on-change= on-failure= on-success= shell= inspect? inspect-brk? inspect-wait?",node:"\
exec-argv= node-arg~= node-flag~= node-option~=",weakens:"env-file= exit-zero no-fail warn-only","reads-stdin":"stdin","\
uses-network":"publish upload","tool-writes":"apply apply-unsafe fix? in-place overwrite update update-snapshot,update-s\
napshots write","skips-tests":"allow-no-tests pass-with-no-tests","never-ends":"serve ui watch watch-all"},refused:{"out\
side-code":"eval","uses-network":"add i install link remove uninstall update upgrade deploy login publish push release u\
pload","never-ends":"console dev develop preview repl serve server shell start studio watch","tool-writes":"generate mig\
rate","writes-files":"clean create eject init new"},unknown:!0},{refused:F}=R,D=[{programs:["next"],alone:"never-ends",ends_with:"\
build info lint telemetry typegen"},{programs:["parcel","vitepress"],alone:"never-ends",ends_with:"build"},{programs:["s\
torybook"],alone:"never-ends",ends_with:"build doctor"},{programs:["testem"],alone:"never-ends",ends_with:"ci launchers"},
{programs:["karma"],ends_with:"run start"},{programs:["ember","hexo","ng"],refused:{...F,"never-ends":`${F["never-ends"]}\
 s`}},{programs:["microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{...R.flags,"never-ends":`${R.
flags["never-ends"]} w`}}],I=(0,P().useTable)(R),j=g.UNKNOWN_MODULE=(0,P().useTable)({...R,flags:{...R.flags,code:"custo\
m-syntax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= use= cmd= command= eval= init-hook=",
module:"import= load= load-plugins= loader= plugin~="}}),T=new Map(D.flatMap(E=>{const p=(0,P().useTable)({...R,...E});return E.
programs.map(A=>[A,p])}));function x(E){return T.get(E)??I}},55366:function(K,g,c){Object.defineProperty(g,"__esModule",
{value:!0}),g.MAX_FILE_BYTES=void 0,g.readBlob=D;function P(){const I=c(41895);return P=function(){return I},I}function R(){
const I=c(7650);return R=function(){return I},I}const F=g.MAX_FILE_BYTES=16*1024*1024;async function D(I,j){const[T]=await I.
read([j]);if(T?.type==="blob")return T.content;throw new(P()).GateError("file_unreadable",T?`Object ${j} is a ${T.type},\
 not a file`:`Object ${j} is missing from this clone`,R().FULL_CLONE_HINT)}},48741:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.folderTree=E,g.readOnDisk=A;function P(){const a=c(73024);return P=function(){return a},a}function R(){
const a=c(51455);return R=function(){return a},a}function F(){const a=c(76760);return F=function(){return a},a}function D(){
const a=c(41895);return D=function(){return a},a}function I(){const a=c(55366);return I=function(){return a},a}function j(){
const a=c(39491);return j=function(){return a},a}function T(){const a=c(96681);return T=function(){return a},a}function x(){
const a=c(93028);return x=function(){return a},a}function E(a,e=I().MAX_FILE_BYTES){const r=(0,F().resolve)(a),s=`the di\
rectory ${a}`,n=f=>l(f,()=>(0,P().lstatSync)((0,T().systemPath)((0,F().join)(r,f)))),o=f=>{if(f==="")return{path:f,kind:"\
directory",tracked:!0};if(!(0,j().canBeCheckedOut)(f)||!(0,j().foldersAbove)(f).every(v=>n(v)?.isDirectory()))return;const w=n(
f),u=w&&(0,x().kindOf)(w);if(!w||!u)return;const h=(0,x().isRegular)(u)?{size:w.size}:{};return{path:f,kind:u,...h,tracked:!f.
split("/").includes("node_modules")}},t=f=>o(f)?.kind!=="directory"?[]:(l(f,()=>(0,P().readdirSync)((0,T().systemPath)((0,F().
join)(r,f)),{encoding:"buffer"}))??[]).map(u=>o(f===""?(0,T().decodePath)(u):`${f}/${(0,T().decodePath)(u)}`)).filter(u=>u!==
void 0).sort(j().byEntryPath);function*i(f){for(const w of t(f))w.tracked&&(w.kind==="directory"?yield*i(w.path):yield w)}
return{label:s,stat:o,list:t,files:()=>[...i("")].sort(j().byEntryPath),readlink:f=>o(f)?.kind==="symlink"?l(f,()=>(0,T().
decodePath)((0,P().readlinkSync)((0,T().systemPath)((0,F().join)(r,f)),{encoding:"buffer"}))):void 0,read:async(f,w=e)=>{
const u=o(f);if(!(0,x().isRegular)(u?.kind))throw(0,j().notAFile)(s,f);if((u.size??0)>w)throw(0,j().tooLarge)(s,f,u.size??
0,w);return $((0,F().join)(r,f),f,s,w)}}}const p=P().constants.O_RDONLY|(P().constants.O_NOFOLLOW??0)|(P().constants.O_NONBLOCK??
0);function A(a,e){return $((0,F().join)(a,e),e,`the directory ${a}`,1/0)}async function $(a,e,r,s){try{const n=await(0,R().
open)((0,T().systemPath)(a),p);try{const o=await n.stat();if(!o.isFile())throw(0,j().notAFile)(r,e);if(o.size>s)throw(0,j().
tooLarge)(r,e,o.size,s);return await n.readFile()}finally{await n.close()}}catch(n){throw n instanceof D().GateError?n:b(
e,n)}}function b(a,e){return new(D()).GateError("file_unreadable",`Cannot read ${a}: ${e instanceof Error?e.message:e}`,
"Check the permissions of the file and of the directories above it.",{cause:e})}const d=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function l(a,e){try{return e()}catch(r){if(d.has(r.code??""))return;throw b(a,r)}}},63550:function(K,g,c){Object.
defineProperty(g,"__esModule",{value:!0}),g.literalTree=R;function P(){const D=c(39491);return P=function(){return D},D}
function R(D,I="the given files"){const j=new Map(Object.entries(D)),T=E=>{const p=j.get(E);return typeof p=="string"?Buffer.
from(p):Buffer.isBuffer(p)?p:p!==void 0&&"executable"in p?Buffer.from(p.executable):void 0};return{...(0,P().indexEntries)(
[...j].map(([E,p])=>F(E,p,T(E)?.length))),label:I,readlink:E=>{const p=j.get(E);return typeof p=="object"&&"symlink"in p?
p.symlink:void 0},read:async E=>{const p=T(E);if(p===void 0)throw(0,P().notAFile)(I,E);return p}}}function F(D,I,j){const T=!D.
split("/").includes("node_modules");if(typeof I=="object"&&"symlink"in I)return{path:D,kind:"symlink",tracked:T};if(typeof I==
"object"&&"submodule"in I)return{path:D,kind:"submodule",oid:I.submodule,tracked:T};const x=typeof I=="object"&&"executa\
ble"in I;return{path:D,kind:x?"executable":"file",...j===void 0?{}:{size:j},tracked:T}}},96681:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.decodePath=R,g.decodePieces=I,g.splitNul=j,g.systemPath=D;function P(){const T=c(4573);return P=
function(){return T},T}function R(T){if((0,P().isUtf8)(T))return T.toString("utf8");let x="";for(let E=0;E<T.length;){const p=F(
T,E);x+=p>0?T.toString("utf8",E,E+p):String.fromCharCode(56320+(T[E]??0)),E+=Math.max(p,1)}return x}function F(T,x){for(let E=1;E<=
4&&x+E<=T.length;E++)if((0,P().isUtf8)(T.subarray(x,x+E)))return E;return 0}function D(T){if(!/[\udc80-\udcff]/.test(T))
return T;const x=T.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(x.map((E,p)=>p%2===1?Buffer.of(E.
charCodeAt(0)-56320):Buffer.from(E)))}function I(T){if(!(0,P().isUtf8)(T))return[...j(T)].map(R);const x=T.toString("utf\
8").split("\0");return x.at(-1)===""&&x.pop(),x}function*j(T){let x=0;for(let E=T.indexOf(0);E>=0;E=T.indexOf(0,x))yield T.
subarray(x,E),x=E+1;x<T.length&&(yield T.subarray(x))}},59542:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.filesNamed=D,g.perPath=j,g.perTree=I;function P(){const T=c(76760);return P=function(){return T},T}function R(){const T=c(
59490);return R=function(){return T},T}const F=I(T=>(0,R().groupBy)(T.files(),({path:x})=>P().posix.basename(x)));function D(T,x){
return F(T).get(x)??[]}function I(T){const x=new WeakMap;return E=>{const p=E.original??E,{answer:A}=x.get(p)??{answer:T(
p)};return x.set(p,{answer:A}),A}}function j(T){const x=I(()=>new Map);return(E,p)=>{const A=x(E),$=A.get(p)??T(E,p);return A.
set(p,$),$}}},80781:function(K,g){Object.defineProperty(g,"__esModule",{value:!0}),g.subTree=c;function c(F,D){if(D==="")
return F;const I=P.get(F)??new Map;P.set(F,I);const j=I.get(D)??R(F,D);return I.set(D,j),j}const P=new WeakMap;function R(F,D){
const I=`${D}/`,j=p=>p===""?D:I+p,T=p=>({...p,path:p.path===D?"":p.path.slice(I.length)}),{original:x,isPending:E}=F;return{
label:F.label,...x&&{original:c(x,D)},...E&&{isPending:p=>E(j(p))},stat:p=>{const A=F.stat(j(p));return A&&T(A)},readlink:p=>F.
readlink(j(p)),list:p=>F.list(j(p)).map(T),files:()=>[...F.files()].filter(({path:p})=>p.startsWith(I)).map(T),read:(p,A)=>F.
read(j(p),A)}}},95132:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.describe=j,g.eligibilityOf=l,g.
finding=F,g.isMissingEvidence=a,g.notJudged=$,g.problemFinding=I,g.whyNotJudged=b;function P(){const e=c(41895);return P=
function(){return e},e}function R(){const e=c(13580);return R=function(){return e},e}function F(e,r,s={}){return D(e,r,s)}
function D(e,r,s){const{severity:n,harm:o,layer:t}=(0,R().ruleOf)(e);return{rule:e,severity:n,harm:o,layer:t,args:r,...s}}
function I({rule:e,args:r,span:s,severity:n}){return D(e,r,{span:s,severity:n})}function j({rule:e,args:r,edit:s,danger:n,
level:o}){const t=(0,R().ruleOf)(e);return{message:t.message(r)+(o?` ${T(o)}`:""),remedy:n===void 0?(s&&p(s))??t.remedy(
r):`Remove the command: it ${n}. A person decides whether the gene needs it.`}}function T({rules:e,level:r,from:s,reason:n}){
const o=n===void 0?"":`: ${n.replace(/\.$/,"")}`;return`The policy sets \`${e}\` to \`${r}\`, instead of ${s}${o}.`}const x=160,
E=4;function p({new:e,pointer:r,files:s=[],fix:n}){if(!(e.length<=E&&e.every(h=>h.length<=x&&!h.includes("`"))))return n?
"Run `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const t=r?.endsWith("/asset_id")===
!0,i=t||e.length===0?"":" (accepted; not run)",f=n?`; \`gene-gate fix --write\` does this${i}.`:".",[w,...u]=e.map(h=>`\`${h}\
\``);return w===void 0?`Remove the command, which adds no check${f}`:t?`Set \`asset_id\` to ${w}${f}`:s.length>0?`Move i\
t into a script, ${s.map(({path:v})=>`\`${v}\``).join(", ")}, and run ${[w,...u].join(", ")}${f}`:u.length===0?`Write ${w}\
 instead${f}`:`Write separate entries in \`validation\`: ${[w,...u].join(", ")}${f}`}const A=500;function $(e,r,s={}){return F(
"not-judged",{detail:b(e,r)},s)}function b(e,r){if((0,P().endsAudit)(r))throw r;return`${e}: ${d(r).slice(0,A).replace(/\.$/,
"")}`}function d(e){return e instanceof P().GateError?e.message:e instanceof Error?`${e.name}: ${e.message}`:String(e)}function l(e){
return e.length===0?"eligible":e.every(a)?"unproven":"refuted"}function a({rule:e}){const{unproven:r,undecided:s}=(0,R().
ruleOf)(e);return r===!0||s===!0}},13254:function(K,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isProblem=F,g.
problemAt=P;const c={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"\
warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-p\
ath":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"\
notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning",
"npm-script-missing":"warning","npm-script-text":"warning","workspaces-changed":"warning"};function P(D,I,j,T=R(D)){return{
rule:D,args:j,span:I,severity:T}}function R(D){return D in c?c[D]:"error"}function F(D,I){return D.rule===I}},94411:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.areHarmlessOptions=b,g.isHarmlessVariable=d,g.readAssignments=s;function P(){
const n=c(25367);return P=function(){return n},n}function R(){const n=c(17992);return R=function(){return n},n}function F(){
const n=c(90762);return F=function(){return n},n}const D=/^[\w.-]{0,64}$/,I=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,
j=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,T=/^\d{1,9}$/,x=/^(?:|[01]|true|false|yes|no|on|off)$/i,E=new Map([
["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],
["LANG",I],["LC_ALL",I],["NODE_NO_WARNINGS",x],["PYTHONDONTWRITEBYTECODE",x],["PYTHONUNBUFFERED",x],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],
["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",j],["TS_NODE_TRANSPILE_ONLY",x],["TS_NODE_FILES",x],["TS_NODE_SKIP\
_PROJECT",x]]),p=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
D]],A="NODE_OPTIONS",$=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function b(n){return n.split(" ").every(o=>$.test(o.replaceAll("_","-")))}function d(n,o){if(n===A)return b(o);const t=E.
get(n);return t!==void 0?t.test(o):a(n)?p.some(([f,w])=>f.test(n)&&w.test(o))||x.test(o)||T.test(o):!1}const l=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function a(n){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(n)?!(0,R().isReadByProgram)(n):l.test(n)}function e(n){return n===
A||E.has(n)||a(n)}const r=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function s(n,o){const t=[],i=[];let f=0;for(const w of n){const[
u]=w.parts,h=u&&!u.quoted?r.exec(u.text):null;if(!h)break;f+=1;const[v,k="",O]=h,M=(0,F().textOf)(w).slice(v.length),m={
start:w.start,end:w.end};if(!O&&d(k,M))t.push({name:k,value:M,span:m}),o.add("environment-assignment",m,{name:k,value:(0,P().
visible)(M)});else{const L=!O&&e(k);o.add("assignment-refused",m,{name:k,value:(0,P().visible)(M),known:L}),O||i.push({name:k,
value:M,span:m})}}return{assignments:t,refused:i,count:f}}},97424:function(K,g,c){Object.defineProperty(g,"__esModule",{
value:!0}),g.DOES=void 0,g.dangerOfScript=f,g.findDangers=$;function P(){const u=c(11331);return P=function(){return u},
u}function R(){const u=c(81716);return R=function(){return u},u}function F(){const u=c(54421);return F=function(){return u},
u}const D=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,I=(u,h,v)=>u.some(k=>/^-[A-Za-z]+$/.test(k)&&[...k.slice(
1)].some(O=>h.includes(O))||k.length>3&&v.startsWith(k.toLowerCase())),j=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
T=u=>u.some((h,v)=>{const k=/^(?:-s|--signal)$/.test(h)?u[v+1]:/^(?:-s|--signal=|-)(.+)$/.exec(h)?.[1];return k!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(k)}),x=(u,h,v)=>(u==="systemctl"||u==="loginctl")&&h.some(k=>v.test(k)),E=[{name:"mass_dele\
tion",matches:({program:u,args:h})=>u==="rm"&&I(h,"rR","--recursive")&&h.some(v=>!v.startsWith("-")&&j.test(v))},{name:"\
raw_disk_write",matches:({program:u,args:h})=>u==="dd"&&h.some(v=>v.startsWith("if=")||/^of=\/dev\//.test(v))},{name:"fi\
lesystem_format",matches:({program:u})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(u)},{name:"direct_disk_write",matches:({program:u,
args:h})=>u==="tee"&&h.some(v=>D.test(v))},{name:"world_writable",matches:({program:u,args:h})=>u==="chmod"&&h.some(v=>/^[0-7]{2,4}[2367]$/.
test(v)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(v))},{name:"privilege_escalation",matches:({program:u,args:h})=>u==="chown"&&
h.some(v=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(v))},{name:"firewall_manipulation",matches:({program:u})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(u)},{name:"system_shutdown",matches:({program:u,args:h})=>/^(?:shutdown|poweroff|halt)$/.test(u)||/^(?:init|telinit)$/.
test(u)&&h[0]==="0"||x(u,h,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:u,args:h})=>u==="reboot"||/^(?:init|telinit)$/.
test(u)&&h[0]==="6"||x(u,h,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:u,args:h})=>/^(?:kill|pkill|killall)$/.
test(u)&&T(h)}],p=8,A=4;function $(u,h=0){const v=new e;return(0,R().everyCommand)(u).flatMap(k=>b(k,v,h))}function b(u,h,v){
const k=[],{words:O}=(0,R().withoutReserved)(u);for(const{operator:y,target:S}of u.redirections)if(y.includes(">")&&S&&D.
test(S.text)){const N=`> ${S.text}`;k.push({name:"direct_disk_write",pattern:N,words:[S]})}const M=d(O),m=h.runBy(u,M);if(m!==
void 0){const y=`${m} | ${O[0]?.text??""}`;k.push({name:"remote_code_execution",pattern:y,words:O})}const L=new Set;for(const y of M){
const S=E.find(({matches:H})=>H(y))?.name;if(S!==void 0){const H=y.words.map(({text:G})=>G).join(" ");k.push({name:S,pattern:H,
words:y.words})}const C=(0,P().programNamed)(y.program)?.kind==="shell"?(0,F().textHanded)(y.words)?.text:void 0;if(C===
void 0||L.has(C)||v===A)continue;L.add(C);const W=$((0,R().readShellText)(C),v+1);k.push(...W.map(H=>({...H,words:y.words}))),
a.test(C)&&k.push({name:"remote_code_execution",pattern:C,words:y.words})}return k}function d(u){const h=l(u,0);if(h===void 0)
return[];const v=[h];if((0,P().programNamed)(h.program)?.kind==="wrapper")for(let k=1;k<=Math.min(u.length-1,p);k+=1){const O=l(
u,k);O!==void 0&&!/^-|=/.test(O.program)&&v.push(O)}if(h.program==="find")for(const[k,{text:O}]of u.entries()){const M=/^-(?:exec|ok)(?:dir)?$/.
test(O)?l(u,k+1):void 0;if(M!==void 0&&v.push(M),v.length>p)break}return v}function l(u,h){const v=u[h];if(v===void 0)return;
const k=u.slice(h);return{program:(0,P().baseName)(v.text),args:k.slice(1).map(({text:O})=>O),words:k}}const a=/\bdownload(?:string|data)\b/i;
class e{#n=new Map;#e=new Map;runBy(h,v){const k=(h.pipedFrom&&this.#n.get(h.pipedFrom))??s(h.inside),O=v.find(({program:m})=>n(
m));this.#n.set(h,k??O?.program);const M=v.flatMap(({program:m,args:L,words:y})=>((0,P().runsCode)(m)?L:y.slice(0,1).map(
({text:S})=>S)).flatMap(S=>this.#e.get(r(S))??[]))[0];return O&&this.#s(O,h),v.some(({program:m})=>(0,P().runsCode)(m))?
k??M:M}#s({program:h,args:v},{redirections:k}){const O=k.flatMap(({target:M})=>M?.text??[]);for(const M of[...v,...O])!M.
startsWith("-")&&r(M)!==""&&this.#e.set(r(M),h)}}function r(u){return u.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function s(u){
return(0,R().everyCommand)(u).flatMap(({words:h})=>d(h)).find(({program:h})=>n(h))?.program}function n(u){return(0,P().programNamed)(
u)?.kind==="downloader"}const o=g.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},t=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,i=16*1024;function f(u){if(u.length>i)return"is too long to\
 check";for(const[,k="",O=""]of u.matchAll(t))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(k)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(O))return o.mass_deletion;const h=(0,R().readShellText)(u),v=$(h).find(({name:k})=>k!=="mass_deletion");return v?o[v.
name]:w(h)?"pipes text into a shell":void 0}function w(u){return(0,R().everyCommand)(u).some(({pipedFrom:h,words:v})=>{const[
k]=(0,F().startedWords)(v);return h!==void 0&&k!==void 0&&(0,P().isShell)(k.text)})}},25367:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.inspectBlanks=d,g.inspectCharacters=j,g.inspectInjection=e,g.inspectLookAlikes=E,g.visible=
I;function P(){const r=c(11970);return P=function(){return r},r}const R=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function F(r){if(r>=32&&r<127||r===9)return"visible";if(r===0)return"nul-character";if(r===10||r===13)return"line-break";
if(r<160||r>=55296&&r<=57343)return"control-character";const s=String.fromCodePoint(r);return R.test(s)?"invisible-chara\
cter":"visible"}function D(r){return`U+${r.toString(16).toUpperCase().padStart(4,"0")}`}function I(r,s=120){const n=r.length>
s?`${r.slice(0,s)}\u2026`:r;let o="";for(const t of n){const i=t.codePointAt(0)??0,f=i!==9&&F(i)==="visible";o+=f?t:`<${D(
i)}>`}return o}function j(r,s,n,o){let t=s;for(const i of r)T(i,t,n,o),t+=i.length}function T(r,s,n,o){const t=r.codePointAt(
0)??0,i={start:s,end:s+r.length},f=D(t),w=F(t);if(w==="line-break"?o.add(w,i,{character:f,quoted:n}):w!=="visible"&&o.add(
w,i,{character:f}),w!=="visible"||t<=126)return;const u=r.normalize("NFKC");u!==r.normalize("NFC")||/[\0-\x7f]/.test(u)?
o.add("look-alike-letters",i,{word:r,looks_like:u,characters:[f]}):n||o.add("non-ascii-unquoted",i,{character:f,shown:r})}
const x=/\p{L}+/gu;function E(r,s,n,o){if(/^[\x00-\x7f]*$/.test(r)||!n&&/\s/.test(r))return;const t=n?p(r):A(r);if(t===void 0)
return;const i=[...new Set(r)].filter(f=>f>"\x7F");o.add("look-alike-letters",{start:s.start,end:s.end},{word:I(r),looks_like:I(
t),characters:i.slice(0,10).map(f=>D(f.codePointAt(0)??0))})}function p(r){const s=r.normalize("NFKD").replace(/\p{M}/gu,
""),n=(0,P().asciiOf)(s);return/^[\x20-\x7e]+$/.test(n)?n:void 0}function A(r){let s=!1;const n=r.replace(x,o=>{const t=(0,P().
asciiOf)(o);return t===o||!/[A-Za-z]/.test(o)?o:(s=!0,t)});return s?n:void 0}const $=100,b=1e3;function d(r,s){let n=0,o=0;
for(let t=0;t<=r.length;t+=1){const i=r.charAt(t);if(i===" "||i==="	")continue;const f=t-o;if(f>1&&(n+=f-1),f>=$||n>=b){
const w=Math.max(f,n);s.add("blank-padding",{start:o,end:t},{blanks:w});return}o=t+1}}const l=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
a=/<!--|```/;function e(r,s,n){const o=({index:f,0:w})=>n??{start:f,end:f+w.length},t=l.exec(r);t&&s.add("workflow-comma\
nd",o(t),{written:I(t[0])});const i=a.exec(r);i&&s.add("markup-injection",o(i),{written:i[0]})}},14395:function(K,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.literalSegment=x,g.matchName=A,g.matchesStars=$,g.readPattern=c;function c(l){
if(!l.parts.some(t=>!t.quoted&&/[*?[]/.test(t.text)))return;const a=l.parts.flatMap(({text:t,quoted:i})=>Array.from(t,f=>({
character:f,active:!i}))),e=a.findLastIndex(({character:t,active:i})=>i&&t==="]"),r=[];let s,n;for(let t=0;t<a.length;){
const i=P(a,t,e);i?(s??=j(r),n??=i.ambiguity,i.element.kind==="many"&&r.at(-1)?.kind==="many"||r.push(i.element),t=i.end):
(r.push({kind:"literal",character:a[t]?.character??""}),t+=1)}return s===void 0?void 0:{text:a.map(({character:t})=>t).join(
""),prefix:s,segments:T(r),...n&&{ambiguity:n}}}function P(l,a,e){const r=l[a];return r?.active?r.character==="*"?{element:{
kind:"many"},end:a+1}:r.character==="?"?{element:{kind:"one"},end:a+1}:r.character!=="["||e<a?void 0:R(l,a)??{element:{kind:"\
one"},end:a+1,ambiguity:"bracket"}:void 0}function R(l,a){let e=a+1;const r=F(l[e],"!");r&&(e+=1);const s=new Set;for(;!F(
l[e],"]");){const n=D(l[e]);if(n===void 0)return;const o=F(l[e+1],"-")?D(l[e+2]):n;if(o===void 0||!I(n,o))return;e+=F(l[e+
1],"-")?3:1;for(let t=n.charCodeAt(0);t<=o.charCodeAt(0);t+=1)s.add(String.fromCharCode(t))}if(s.size!==0)return{element:{
kind:"set",negated:r,members:s},end:e+1}}function F(l,a){return l?.active===!0&&l.character===a}function D(l){return l&&
/^[A-Za-z0-9_.,@%+]$/.test(l.character)?l.character:void 0}function I(l,a){if(l===a)return!0;const e=[/[a-z]/,/[A-Z]/,/[0-9]/];
return l<a&&e.some(r=>r.test(l)&&r.test(a))}function j(l){return l.map(a=>a.kind==="literal"?a.character:"").join("")}function T(l){
const a=[[]];for(const e of l)e.kind==="literal"&&e.character==="/"?a.push([]):a.at(-1)?.push(e);return a}function x(l){
return l.every(({kind:a})=>a==="literal")?j(l):void 0}const E=l=>Array.from(l),p=l=>Array.from(Buffer.from(l).toString("\
latin1"));function A(l,a){const[e]=l;if(a.startsWith(".")&&!(e?.kind==="literal"&&e.character==="."))return!1;const r=b(
l,a,E);return/^[\x20-\x7e]*$/.test(a)||r===b(l,a,p)?r:void 0}function $(l,a){const e=Array.from(a,r=>r==="*"?{kind:"many"}:
{kind:"literal",character:r});return b(e,l,E)}function b(l,a,e){const r=l.flatMap(i=>i.kind==="literal"?e(i.character).map(
f=>({kind:"literal",character:f})):i),s=e(a);let n=0,o=-1,t=0;for(let i=0;i<s.length;)if(r[n]?.kind==="many")o=n,t=i,n+=
1;else if(d(r[n],s[i]))n+=1,i+=1;else if(o>=0)n=o+1,t+=1,i=t;else return!1;return r.slice(n).every(({kind:i})=>i==="many")}
function d(l,a=""){return l?.kind==="literal"?l.character===a:l?.kind==="set"?l.members.has(a)!==l.negated:l?.kind==="on\
e"}},16500:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.MAX_PATTERNS=void 0,g.resolvePattern=E;function P(){
const t=c(76760);return P=function(){return t},t}function R(){const t=c(32854);return R=function(){return t},t}function F(){
const t=c(25367);return F=function(){return t},t}function D(){const t=c(14395);return D=function(){return t},t}function I(){
const t=c(90762);return I=function(){return t},t}const j=20,T=4096,x=g.MAX_PATTERNS=64;function E(t,i,f){const{pattern:w,
span:u,position:h}=t,v=(0,F().visible)(w.text),k=$(w);let O=[];if(h==="program")f.add("glob-unclear",u,{pattern:v,reason:"\
program"});else if(b(w))f.add("glob-unclear",u,{pattern:v,reason:"outside"});else if(!A(w,i))if(k)f.add("glob-unclear",u,
{pattern:v,reason:k});else if(d(w))f.add("glob-unclear",u,{pattern:v,reason:"flag"});else if(i)O=p(t,i,f);else if(h==="s\
cript"&&l(w))f.add("glob-unclear",u,{pattern:v,reason:"program"});else{const M={matches:[],count:0,judged:!1};f.add("unq\
uoted-glob",u,{pattern:v,...M})}return O.length===0?[w.text]:O}function p({pattern:t,span:i,position:f},w,u){const h=(0,F().
visible)(t.text),v=r(t,w),k="matches"in v&&!v.matches.every(a);if("ambiguity"in v||k){const L="ambiguity"in v?v.ambiguity:
"file_name";return u.add("glob-unclear",i,{pattern:h,reason:L}),[]}const{matches:O}=v;O.some(L=>L.startsWith("-"))&&u.add(
"glob-unclear",i,{pattern:h,reason:"flag"}),f==="script"&&O.length>1&&u.add("glob-unclear",i,{pattern:h,reason:"program"});
const M=O.slice(0,j).map(L=>(0,F().visible)(L)),{length:m}=O;return u.add("unquoted-glob",i,{pattern:h,matches:M,count:m,
judged:!0}),O}function A({prefix:t,text:i},f){return t.includes("://")&&!f?.stat(i.slice(0,i.indexOf("/")))}function $({
text:t,segments:i,ambiguity:f}){return f||(t.length>T?"too_many":i.some(u=>(0,D().literalSegment)(u)===void 0&&(0,D().matchName)(
u,".."))?"dot":void 0)}function b({text:t,segments:i}){return t.startsWith("/")||i.some(f=>(0,D().literalSegment)(f)==="\
..")}function d({prefix:t}){return t.startsWith("-")&&!t.includes("=")}function l({segments:t}){return t.some(i=>i.some(
({kind:f})=>f==="many"))}function a(t){const i=new(I()).ProblemCollector;return(0,F().inspectCharacters)(t,0,!0,i),i.inOrder().
length===0}const e=128*1024;function r(t,i){let f=[{written:"",path:""}];for(const[h,v]of t.segments.entries()){const k=h===
t.segments.length-1,O=[];for(const M of f){const m=s(M,v,k,i);if(typeof m=="string")return{ambiguity:m};O.push(...m)}f=O}
const w=f.map(({written:h})=>Buffer.from(h));return w.reduce((h,v)=>h+v.length+1,0)>e?{ambiguity:"too_many"}:{matches:w.
sort(Buffer.compare).map(h=>h.toString())}}function s(t,i,f,w){const{written:u,path:h}=t,v=(0,D().literalSegment)(i);if(v===
"")return f?[t]:"empty_segment";const k=f?"":"/";if(v===".")return[{written:`${u}.${k}`,path:h}];const O=[];for(const M of n(
h,i,v,w)){if(M==="letters")return"letters";if(!f&&o(M,w))return"symlink";!f&&M.kind!=="directory"||O.push({written:`${u}${P().
posix.basename(M.path)}${k}`,path:M.path})}return O}function*n(t,i,f,w){if(f!==void 0){const u=w.stat(t===""?f:`${t}/${f}`);
u?.tracked&&(yield u);return}for(const u of w.list(t)){if(!u.tracked)continue;const h=(0,D().matchName)(i,P().posix.basename(
u.path));h===void 0?yield"letters":h&&(yield u)}}function o(t,i){if(t.kind!=="symlink")return t.kind==="submodule";const f=(0,R().
resolveInTree)(i,t.path);return f.kind==="missing"?!1:f.kind!=="inside"||!/^(?:file|executable)$/.test(f.entry.kind)}},54669:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.hasOneReading=E,g.lex=x;function P(){const e=c(94411);return P=function(){
return e},e}function R(){const e=c(25367);return R=function(){return e},e}function F(){const e=c(16500);return F=function(){
return e},e}function D(){const e=c(14395);return D=function(){return e},e}function I(){const e=c(26781);return I=function(){
return e},e}function j(){const e=c(90762);return j=function(){return e},e}const T=128*1024;function x(e,r){const s=new(j()).
ProblemCollector;if(p(e,s))return{words:[],assignments:[],refused:[],problems:s.inOrder()};const n={start:0,end:e.length};
(0,R().inspectBlanks)(e,s),(0,R().inspectInjection)(e,s);const o=(0,I().splitWords)(e,s),{assignments:t,refused:i,count:f}=(0,P().
readAssignments)(o,s);for(const u of o.slice(0,f))b(u,s);const w=A(o.slice(f),r,s);w.length===0&&s.add("empty-command",n,
{});for(const{value:u,span:h}of t)(0,R().inspectInjection)(u,s,h);for(const{text:u,span:h}of w)(0,R().inspectInjection)(
u,s,h);return{words:w,assignments:t,refused:i,problems:s.inOrder()}}function E({problems:e}){return e.every(({severity:r})=>r===
"warning")}function p(e,r){if(Buffer.byteLength(e)<=T)return!1;const s={start:0,end:e.length};return r.add("command-too-\
long",s,{more:`${T} bytes`}),!0}function A(e,r,s){const n=[];let o=0;for(const[t,i]of e.entries()){const f={start:i.start,
end:i.end},w=i.parts.some(k=>k.quoted),u=(0,j().textOf)(i);b(i,s),d(i,s),a(i,t===0,s),(0,R().inspectLookAlikes)(u,i,t===
0,s);const h=(0,D().readPattern)(i);if(h&&(o+=1),h&&o>F().MAX_PATTERNS&&s.add("glob-unclear",f,{pattern:(0,R().visible)(
u),reason:"too_many"}),!h||o>F().MAX_PATTERNS){n.push({text:u,span:f,quoted:w});continue}const v=$(t,n);for(const k of(0,F().
resolvePattern)({pattern:h,span:f,position:v},r,s))n.push({text:k,span:f,quoted:w})}return n}function $(e,r){return e===
0?"program":e===1&&r[0]?.text==="node"?"script":"argument"}function b(e,r){for(const[s,n]of e.parts.entries()){if(n.quoted||
!n.text.includes("~"))continue;const o=n.text.search(s===0?/(?:^|[=:])~/:/[=:]~/);if(o<0)continue;const t=n.start+n.text.
indexOf("~",o),i=(0,R().visible)((0,j().textOf)(e));r.add("tilde-expansion",{start:t,end:t+1},{word:i});return}}function d(e,r){
let s=-1,n=!1;for(const o of e.parts)if(!(o.quoted||s<0&&!o.text.includes("{")))for(const{0:t,index:i}of o.text.matchAll(
/[{},]|\.\./g)){const f=o.start+i;if(t==="{")s<0&&(s=f);else if(t!=="}")n=s>=0;else if(n){const w={start:s,end:f+1};r.add(
"brace-expansion",w,{written:(0,R().visible)((0,j().textOf)(e))});return}}}const l=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function a(e,r,s){const n=(0,j().unquotedText)(e);n!==void 0&&(n==="\
!"||r&&l.has(n))&&s.add("shell-grammar",{start:e.start,end:e.end},{written:n})}},17992:function(K,g){Object.defineProperty(
g,"__esModule",{value:!0}),g.isReadByProgram=R;const c=`
  BASH_~ BASHOPTS ENV HOME IFS PATH PROMPT_COMMAND PS4 SHELLOPTS XDG_CONFIG_HOME ZDOTDIR
  DYLD_~ GLIBC_~ LD_~ LIBRARY_~ MALLOC_~
  C8_~ COVERAGE_~ ELECTRON_~ INIT_CWD MOCHA_OPTIONS AVA_~ NODE NODE_~ NVM_~ NYC_~
  TAP_~ TS_NODE_~ TSX_~ WEBPACK_~
  BUN_~ COREPACK_~ DENO_~ NPM_~ npm_execpath npm_node_execpath PNPM_~ YARN_~
  CONDA_~ PIP_~ POETRY_~ PYTEST_~ PYTHON~ TOX_~ UV_~ VIRTUAL_~
  BUNDLE_~ GEM_~ LUA_~ PERL~ PHP_~ RUBY~
  CARGO_~ GOPATH~ GOROOT~ GOTOOLCHAIN~ RUST~
  CLASSPATH GRADLE_~ JAVA~ JDK~ MAVEN_~ MVN_~
  _JAVA_OPTIONS _JAVA_TOOL_OPTIONS
  CMAKE_~ COMPLUS_~ CORECLR_~ DOTNET_~ GCC_~ GNUMAKEFLAGS MAKE~ MSBUILD_~
  GIT_~
  BROWSER_ARGS DOCKER_~ EDITOR_~ OPENSSL_~ SSH_~ SSL_~ SUDO_~ XDG_~
`.match(/\S+/g),P=new RegExp(`^(?:${c.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH)$`,"s");function R(F){return P.
test(F)}},11331:function(K,g){Object.defineProperty(g,"__esModule",{value:!0}),g.PROGRAM_NAMES=void 0,g.baseName=j,g.hasCommandLine=
$,g.isCommandLine=A,g.isShell=x,g.programNamed=T,g.runsCode=E,g.startsOthers=p;const c=/^-\w*c$|^--command$/,P=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
F=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",c],["shell","pwsh powershell",/^[-/](?:c|command|e|ec|en\w*)$/i],
["shell","cmd",/^\/[ckr]/i],["shell","osascript",/^-e$/],["shell","eval iex invoke-expression","words"],["shell","source\
 ."],["interpreter","node nodejs bun deno tsx ts-node jiti esno esmo babel-node",P],["interpreter","vite-node swc-node s\
ucrase-node",P],["interpreter","python python2 python3 pythonw py pypy pypy3",/^-[A-Za-z]*c/],["interpreter","perl ruby \
lua luajit raku rscript julia elixir groovy scala",/^-\w*[eE]/],["interpreter","php",/^-r|^--run$/],["interpreter","java\
 tclsh jshell ghci"],["wrapper","env ionice nice nohup setsid stdbuf timeout xvfb-run",void 0,"as-is"],["wrapper","doas \
su sudo",void 0,"as-user"],["wrapper","cross-env dotenv env-cmd",void 0,"as-tool"],["wrapper","command exec builtin busy\
box toybox time taskset chrt flock prlimit unshare chroot"],["wrapper","strace ltrace gdb xargs parallel watch winpty"],
["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invoke-webrequest"],["downloader","invoke-restme\
thod start-bitstransfer bitsadmin certutil mshta"],["builder","go cargo make"],["manager","yarn pnpm bunx pnpx corepack \
pip pip3 pipx uv uvx poetry composer"],["system","cat ls rm cp mv grep find sed awk git docker touch echo cd test diff w\
c head tail"],["system","chmod true false exit vim"]],D=new Map(F.flatMap(([d,l,a,e])=>l.split(" ").map(r=>[r,{name:r,kind:d,
...a&&{text:a},...e&&{wraps:e}}]))),I=g.PROGRAM_NAMES=[...D.keys()];function j(d){return/^\.{1,2}$/.test(d)?d:d.replace(
/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function T(d){const l=j(d),a=D.get(l);if(a!==void 0)
return a;const e=D.get(l.replace(/[-.]?\d[\d.]*w?$/,""));return e?.kind==="shell"||e?.kind==="interpreter"?e:void 0}function x(d){
return T(d)?.kind==="shell"}function E(d){const l=T(d)?.kind;return l==="shell"||l==="interpreter"}function p(d){if(d===
".")return!1;if(/^np[mx]$/.test(d))return!0;const l=T(d)?.kind;return l!==void 0&&l!=="system"&&l!=="downloader"}function A(d){
const[l="",...a]=d.trim().split(/\s+/);return b(l)&&a.some(e=>/^-|[./]|^[|&;<>]+$/.test(e))}function $(d){return/&&|\|\||\$\(|`/.
test(d)?!0:d.split(/;\s|\s\|\s/).some(l=>{const[a="",...e]=l.trim().split(/\s+/);return e.length>0&&b(a)})}function b(d){
return/^np[mx]$/.test(d)||D.has(d)}},81716:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.everyCommand=
I,g.isDynamic=A,g.readShellText=D,g.withoutReserved=E;function P(){const e=c(54669);return P=function(){return e},e}const R=128*
1024,F=16;function D(e,r){return e.length>R?[]:new a(e,r).list("",0)}function I(e){return e.flatMap(r=>[r,...I(r.inside)])}
const j=new Set("! { do elif else if then time until while".split(" ")),T=/^([A-Za-z_]\w*)=(.*)$/s;function x({text:e,quoted:r}){
return!r&&j.has(e)}function E(e){const{words:r,assignments:s}=e,n=r.findIndex(f=>!x(f));if(n<1)return e;const o=r.slice(
n),t=o.findIndex(({text:f})=>!T.test(f)),i=t<0?o:o.slice(0,t);return{...e,words:o.slice(i.length),assignments:[...s,...i.
map(p)]}}function p({text:e,span:r}){const[,s="",n=""]=T.exec(e)??[];return{name:s,value:n,span:r}}function A({problems:e,
substituted:r},{span:s}){const n=o=>o.start<s.end&&o.end>s.start;return r.some(n)||e.some(o=>$.has(o.rule)&&n(o.span))}const $=new Set(
["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),b=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,
d=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,l=/\\.?|\$\(|[^\\`$"]+|./sy;
class a{#n;#e;#s=0;constructor(r,s){this.#n=r,this.#e=s}list(r,s){const n=[];let o=this.#r(),t=!1;const i=(f,w="")=>{const u=this.#t(
o,f,w),{words:h,assignments:v,redirections:k,inside:O}=u,M=h.length+v.length+k.length+O.length===0,m=n.at(-1);M?m&&(n[n.
length-1]={...m,separator:m.separator+w}):n.push(u);const L=/^\|&?$/.test(w)?u:void 0;o=this.#r(M?o.pipedFrom:L)};for(;this.#s<
this.#n.length;){const f=this.#s,w=this.#i(t?l:d),u=this.#s;if(w==='"')t=!t;else{if(w===r&&(!t||r==="`"))return i(f),n;if(w===
"$("||w==="`"||!t&&/^[<>]?\($/.test(w)){if(s===F){i(f);continue}const h=this.#n.slice(o.start,f),v=w==="("?b.test(h)?"su\
bshell":"definition":"substitution",k=this.list(w==="`"?"`":")",s+1);o.inside.push(...k),o.gaps.push({kind:v,start:f,end:this.#s}),
v==="subshell"&&(o.subshell=k)}else!t&&/^(?:[;&|\r\n]+|\))$/.test(w)?i(f,w):!t&&w.startsWith("#")&&/^\s?$/.test(this.#n.
charAt(f-1))?o.gaps.push({kind:"comment",start:f,end:u}):!t&&/^(?:[<>]|&>)/.test(w)&&o.gaps.push({kind:"operator",start:f,
end:u})}}return i(this.#n.length),n}#r(r){return{start:this.#s,gaps:[],inside:[],pipedFrom:r}}#i(r){r.lastIndex=this.#s;
const[s=""]=r.exec(this.#n)??[];return this.#s+=s.length,s}#t(r,s,n){const{start:o,gaps:t,inside:i,pipedFrom:f,subshell:w}=r;
let u="",h=o;for(const N of t){const C=N.kind==="comment"||N.kind==="operator"?" ":"_";u+=this.#n.slice(h,N.start)+C.repeat(
N.end-N.start),h=N.end}u+=this.#n.slice(h,s);const v=(0,P().lex)(u,this.#e),k=N=>({...N,span:{start:N.span.start+o,end:N.
span.end+o}}),O=v.words.map(k),M=new Set;let m=0;const y=t.filter(({kind:N})=>N==="operator").map(({start:N,end:C})=>{for(;m<
O.length&&(O[m]?.span.start??C)<C;)m+=1;const W=O[m],H=O[m-1];return H?.span.end===N&&/^\d+$/.test(H.text)&&M.add(H),W&&
M.add(W),{operator:this.#n.slice(N,C),...W&&{target:W}}}),S=[...v.assignments,...v.refused].map(k);return{words:O.filter(
N=>!M.has(N)),assignments:S.sort((N,C)=>N.span.start-C.span.start),redirections:y,problems:v.problems.map(k),span:{start:o,
end:s},separator:n,inside:i,substituted:t.filter(({kind:N})=>N==="substitution"),...f&&{pipedFrom:f},...w&&{subshell:w},
...t.some(({kind:N})=>N==="definition")&&{defines:!0}}}}},68538:function(K,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.changesShell=F,g.isWithoutEffect=R;const c=new Set(": [ cd echo exit false test true".split(" ")),P=new Set(`! . [[ ]]\
 { } alias autoload bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/));function R(D){return c.has(D)}function F(D){
return P.has(D)}},26781:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.splitWords=D;function P(){const b=c(
25367);return P=function(){return b},b}const R=1e3,F=/[ \t\n\r'"\\$`;&|<>()]/g;function D(b,d){return new I(b,d).split()}
class I{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(d,l){this.#n=d,this.#e=l}split(){for(;this.#t<this.#n.length;)this.#g();
if(this.#a(),this.#c>R){const d={start:0,end:this.#n.length};this.#e.add("command-too-long",d,{more:`${R} quoted parts`})}
return this.#s}#g(){switch(this.#n.charAt(this.#t)){case" ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,P().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#w();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=$(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#v():this.#u();break;default:this.#u()}}#o(d,l,a,e=a){this.#r.length===0&&(this.#i=e),this.#r.push({text:d,quoted:l,
start:a})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const d=this.#t;
F.lastIndex=d+1;const l=F.exec(this.#n)?.index??this.#n.length,a=this.#n.slice(d,l);(0,P().inspectCharacters)(a,d,!1,this.#e),
this.#o(a,!1,d),this.#t=l}#h(){const d=this.#t,l=this.#n.indexOf("'",d+1),a=l<0?this.#n.length:l,e=this.#n.slice(d+1,a);
(0,P().inspectCharacters)(e,d+1,!0,this.#e),this.#o(e,!0,d+1,d),this.#d(d,a,"'")}#y(){const d=this.#t,l=this.#n;let a="",
e=d+1;for(this.#t=e;this.#t<l.length&&l.charAt(this.#t)!=='"';){const s=l.charAt(this.#t);s==="\\"&&/["$`\\\n]/.test(l.charAt(
this.#t+1))?(a+=l.slice(e,this.#t),l.charAt(this.#t+1)===`
`&&this.#f(),e=this.#t+1,this.#t+=2):s==="$"?this.#l(!0):s==="`"?this.#p(!0):this.#t+=1}const r=Math.min(this.#t,l.length);
a+=l.slice(e,r),(0,P().inspectCharacters)(l.slice(d+1,r),d+1,!0,this.#e),this.#o(a,!0,d+1,d),this.#d(d,r,'"')}#d(d,l,a){
this.#c+=1,this.#t=Math.min(l+1,this.#n.length),!(l<this.#n.length)&&this.#e.add("unterminated-quote",{start:d,end:l},{quote:a})}#w(){
const d=this.#t,l=this.#n.charAt(d+1);this.#t+=1,l===""?(this.#e.add("unterminated-quote",{start:d,end:d+1},{quote:"\\"}),
this.#o("\\",!0,d)):l===`
`?(this.#t=d,this.#f(),this.#t+=2):l>"\x7F"?this.#o("",!0,d+1,d):((0,P().inspectCharacters)(l,d+1,!0,this.#e),this.#o(l,
!0,d+1,d),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(d){const l=E(this.#n,this.#t,
d);l?this.#m(l.kind,l.end,d):(d||this.#o("$",!1,this.#t),this.#t+=1)}#p(d){const l=p(this.#n,this.#t);this.#m("command-s\
ubstitution",l,d)}#m(d,l,a){const e=this.#t,r=this.#n.slice(e,l);this.#e.add(d,{start:e,end:l},{written:(0,P().visible)(
r)}),a||this.#o(r,!0,e),this.#t=l}#v(){const d=this.#t,l=this.#n.indexOf(`
`,d);this.#t=l<0?this.#n.length:l;const a=this.#n.slice(d,this.#t);(0,P().inspectCharacters)(a,d,!1,this.#e),this.#e.add(
"shell-comment",{start:d,end:this.#t},{written:(0,P().visible)(a)})}}const j=/[A-Za-z_]/,T=/[A-Za-z0-9_]/,x=/[0-9@*#?$!-]/;
function E(b,d,l){const a=b.charAt(d+1);if(a==="(")return{kind:b.charAt(d+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:A(b,d+1,"(",")")};if(a==="{")return{kind:"variable-expansion",end:A(b,d+1,"{","}")};if(a==="[")return{kind:"\
arithmetic-expansion",end:A(b,d+1,"[","]")};if(a==="'"||a==='"'){if(l)return;const e=b.indexOf(a,d+2);return{kind:"dolla\
r-quote",end:e<0?b.length:e+1}}if(j.test(a)){let e=d+2;for(;T.test(b.charAt(e));)e+=1;return{kind:"variable-expansion",end:e}}
if(x.test(a)||a>"\x7F")return{kind:"variable-expansion",end:d+2}}function p(b,d){for(let l=d+1;l<b.length;l+=1){const a=b.
charAt(l);if(a==="\\")l+=1;else if(a==="`")return l+1}return b.length}function A(b,d,l,a){let e=0;for(let r=d;r<b.length;r+=
1){const s=b.charAt(r);if(s===l)e+=1;else if(s===a&&(e-=1,e===0))return r+1}return b.length}function $(b,d,l){const a=b.
charAt(d);if(a==="("||a===")")return l.add("shell-grammar",{start:d,end:d+1},{written:a}),d+1;const e=a==="<"||a===">",r=e?
/[<>&|-]/:/[;&|]/;let s=d+1;for(;s-d<3&&r.test(b.charAt(s));)s+=1;const n=b.slice(d,s);return l.add(e?"shell-redirection":
"shell-operator",{start:d,end:s},{operator:n}),s}},54421:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.startedWords=F,g.textHanded=I;function P(){const E=c(11331);return P=function(){return E},E}const R=/^-(?:exec|ok)(?:dir)?$/;
function F(E){let p=E;for(;;){const[A,$]=p,b=(0,P().baseName)(A?.text??"");if(b==="find"){const l=p.findIndex(({text:a})=>R.
test(a));return l<0?p:F(p.slice(l+1))}if((0,P().programNamed)(b)?.kind!=="wrapper"||b==="command"&&/^-[vV]/.test($?.text??
""))return p;const d=p.findIndex((l,a)=>a>0&&D(l,p));if(d<0)return p;p=p.slice(d)}}function D({text:E},p){const A=$=>/^np[mx]$/.
test($)||(0,P().programNamed)($)!==void 0;return p.slice(1).some($=>A($.text))?A(E):!/^-|^\w+=|^\d+[smhd]?$/.test(E)}function I(E){
const[p,...A]=E,$=p&&(0,P().programNamed)(p.text);if($?.text===void 0)return;if($.text==="words")return T(A);const b=$.text,
d=A.findIndex(({text:a})=>b.test(a)),l=A[d];if(l!==void 0){if($.name==="cmd"){const a=l.text.slice(2);return T(a===""?A.
slice(d+1):[{...l,text:a},...A.slice(d+1)])}return/^[-/]e/i.test(l.text)&&j($)?x(A[d+1]):j($)?T(A.slice(d+1)):T(A.slice(
d+1,d+2))}}function j({name:E}){return E==="pwsh"||E==="powershell"}function T(E){return E.length===0?void 0:{text:E.map(
({text:p})=>p).join(" "),words:E}}function x(E){return E&&{text:Buffer.from(E.text,"base64").toString("utf16le"),words:[
E]}}},90762:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.ProblemCollector=void 0,g.textOf=R,g.unquotedText=
F;function P(){const I=c(13254);return P=function(){return I},I}function R(I){const[j]=I.parts;return I.parts.length===1&&
j?j.text:I.parts.map(T=>T.text).join("")}function F(I){const[j]=I.parts;return I.parts.length===1&&j&&!j.quoted?j.text:void 0}
class D{#n=[];#e=new Set;add(j,T,x){const E=(0,P().problemAt)(j,T,x);if(E.severity==="error"){if(this.#e.has(j))return;this.#e.
add(j)}this.#n.push(E)}inOrder(){const j=({rule:T})=>this.#e.has(T)?0:1;return this.#n.sort((T,x)=>T.span.start-x.span.start||
j(T)-j(x))}}g.ProblemCollector=D},678:function(K,g,c){c.r(g),c.d(g,{default:()=>P});var P=c(70298)},58238:function(K,g,c){
c.r(g),c.d(g,{parse:()=>P.parse,stringify:()=>P.stringify});var P=c(15756)}};
