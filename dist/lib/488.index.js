"use strict";exports.id=488,exports.ids=[488],exports.modules={45806:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.launchedBy=f,h.parseInvocation=N;function T(){const e=c(76760);return T=function(){return e},e}function I(){const e=c(
91063);return I=function(){return e},e}function L(){const e=c(92739);return L=function(){return e},e}function D(){const e=c(
11331);return D=function(){return e},e}function C(){const e=c(87646);return C=function(){return e},e}function M(){const e=c(
3893);return M=function(){return e},e}function P(){const e=c(39872);return P=function(){return e},e}function x(){const e=c(
46868);return x=function(){return e},e}function $(){const e=c(31901);return $=function(){return e},e}const m=5,k={node:C().
parseNode,npm:M().parseNpm,npx:M().parseNpx};function N(e,t,r=I().NO_PROGRAMS){return w(e,t,r,0)}function w(e,t,r,n){const i=(b,R)=>l(
b,R,r,n+1),u={families:r,start:i,tool:(b,R)=>(0,x().parseTool)(b,R,u)};if(typeof e!="string")return(0,P().parseProgram)(
e,t,u);const{invocation:v,problems:d}=k[e](t,u),[g]=e==="node"&&!(0,C().isTestRun)(v)?v.operands:[];if(g===void 0)return{
invocation:v,problems:d};const y=o(g.text).map(b=>{const R=["--",b].map(A=>({...g,text:A}));return i({program:"npx",words:[
...R,...v.passthrough],starts:"file"},e)}),O=y.flatMap(b=>b.launched);return{invocation:O.length>0?{...v,launched:O}:v,problems:[
...d,...y.flatMap(b=>b.problems)]}}function f({launched:e=[]}){return e.flatMap(t=>[t,...f(t)])}function l({program:e,words:t,
...r},n,i,u){const[v={text:"",span:{start:0,end:0}},...d]=t,g=u===m?"outside-code":e?void 0:a(v.text);if(g)return{launched:[],
problems:[(0,$().wordProblem)(g,n,v)]};const y=e??((0,$().isProgram)(v.text)?v.text:void 0),{invocation:O,problems:b}=y?
w(y,e?t:d,i,u):w("npx",t,i,u);return{launched:[{...O,...r}],problems:b}}function a(e){return e.startsWith("-")?"unknown-\
flag":(0,D().programNamed)(e)!==void 0&&!(0,$().isProgram)(e)&&!(0,L().isKnownTool)(e)?"outside-code":void 0}const s=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function o(e){const t=T().posix.normalize(e.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
t))return["yarn"];const[,r,n=""]=s.exec(t)??[];if(r===void 0)return[];if(r===".bin")return[n];const u=[...new Set([n.replace(
/\.[cm]?[jt]s$/,""),r])].filter(v=>(0,L().isKnownTool)(v));return u.length>0?u:[r]}},97340:function(K,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.judgeFlag=k,h.pythonFiles=n,h.setsHarmless=i;function T(){const y=c(55972);return T=function(){
return y},y}function I(){const y=c(19609);return I=function(){return y},y}function L(){const y=c(88220);return L=function(){
return y},y}function D(){const y=c(32854);return D=function(){return y},y}function C(){const y=c(94411);return C=function(){
return y},y}function M(){const y=c(54669);return M=function(){return y},y}function P(){const y=c(87646);return P=function(){
return y},y}function x(){const y=c(31901);return x=function(){return y},y}function $(){const y=c(17083);return $=function(){
return y},y}const m={problems:[]};function k(y,O,b){const{word:R,flag:A,value:E="",written:p,off:S}=b;if(A===void 0)return g(
y,O,b);const j=G=>w(G,y,b),{choices:F}=A;if(F?.every(G=>!N(G,E.replace(/\s+/g,""))))return{problems:[j("unknown-flag")]};
if(S)return m;if(A.kind==="node")return d(R,u(y,E));const{rule:W,...H}=(0,L().isReason)(A.kind)?{rule:A.kind}:f(y,b,O.stops===
!0),B=(0,$().isForeign)(p)||(0,$().isOfMachine)(p),U=W??(B?"outside-code":void 0);return{...E===""?{}:H,problems:U?[j(U)]:
[]}}function N(y,O){const[b="",R]=y.split("~");if(R===void 0)return O===y;const A=O.slice(b.length,O.length-R.length);return/^[^"'\\{}<>\s]+$/.
test(A)&&O===`${b}${A}${R}`}function w(y,O,{word:{text:b,span:R},written:A,value:E=""}){const p=b===A&&E!==""?`${A} ${E}`:
b;return(0,x().flagProblem)(y,O,{name:A,written:p,span:R,value:E})}function f(y,O,b){const{word:R,flag:A,written:E,value:p=""}=O,
{span:S}=R,j=A?.kind??"text";switch(j){case"choice":return{};case"tests":return{files:[{as:"tests",path:p,span:S}]};case"\
path":{const F=(0,D().normalise)(p)===void 0?"outside-code":void 0,W=(0,$().isElsewhere)(p)?[]:[{as:"place",path:p,span:S}];
return{rule:F,files:W,root:p}}case"config":return(0,$().isElsewhere)(p)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(p)?{}:{
files:[{as:"config",path:p,span:S}]};case"output":{const F=p.slice(p.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(F)?{}:(0,$().isElsewhere)(F)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:F,span:S}]}}case"cod\
e":case"preload":{const F=j==="code"?o(p,b):e(p,b),W=w("tool-runs-file",y,O);return{rule:F,files:t(p).map(H=>r(H,S,W,j))}}case"\
module":{const F=p.split(":").filter(U=>/^\w+(?:\.\w+)*$/.test(U)),W=new Set(F.flatMap(U=>[U,U.replace(/\.\w+$/,"")]).flatMap(
n)),H=w("tool-runs-file",y,O);return{rule:(0,$().isForeign)(p)||/[\\/]/.test(p)?"outside-code":void 0,files:[...W].map(U=>({
as:"module",path:U,span:S,ifFile:H}))}}default:{const F=(0,$().isOfMachine)(p)&&!s(E,p),W=!(0,L().isReason)(j)&&T().KINDS[j](
p)!==void 0;return{rule:(0,$().isForeign)(p)||F||l.test(p)||W?"outside-code":void 0}}}}const l=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,
a=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;function s(y,O){return a.
test(y)||y==="-t"&&!O.includes(":")}function o(y,O){if((0,$().isElsewhere)(y)||/[\s(){};]/.test(y))return"outside-code";
if(y.split(",").some(R=>/^\.|\.[cm]?[jt]sx?$/.test(R)))return O?"outside-code":"tool-runs-file"}function e(y,O){return I().
PRELOADABLE_PACKAGES.has(y)||I().PRELOADABLE_BY_TOOLS.has(y)?"tool-runs-file":O?"outside-code":o(y,O)??"tool-runs-file"}
function t(y){return y.split(",").filter(b=>b!==""&&!(0,$().isElsewhere)(b)).map(b=>b.replace(/^<rootDir>\//,"./"))}function r(y,O,b,R){
return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(y)?{as:"code",path:y,span:O}:{as:"module",path:y,span:O,ifFile:b,first:R===
"preload"}}function n(y){const O=y.replaceAll(".","/");return["","src/"].flatMap(b=>[".py","/__main__.py","/__init__.py"].
map(R=>`${b}${O}${R}`))}function i(y){const[,O="",b=""]=/^(\w+)[=:](.*)$/s.exec(y)??[];return O!==""&&(0,C().isHarmlessVariable)(
O,b)}function u(y,O){return/^(?:_?mocha|deno)$/.test(y)?O.split(",").map(b=>b.startsWith("-")?b:`--${b}`):y==="ava"?(0,M().
lex)(O).words.map(({text:b})=>b):[O]}const v="x.js";function d({span:y},O){const b=[...O,v,v].map(E=>({text:E,span:y,quoted:!1})),
{invocation:R,problems:A}=(0,P().parseNode)(b);return{problems:A,nodeFlags:R.flags}}function g(y,{stops:O,handsOn:b,data:R={}},{
word:A,value:E=""}){const p=S=>({problems:[(0,x().wordProblem)(S,y,A)]});if(b){const S=A.text.includes("=")||E===""?[]:[
E],j=d(A,[A.text,...S]);if(!j.problems.some(({rule:F})=>F==="unknown-flag"))return j}return O?p("unknown-flag"):R.starts===
"npm-scripts"&&A.text.includes("=")?m:(0,$().isForeign)(E)||(0,$().isOfMachine)(E)?p("outside-code"):R.unknown?m:p("unkn\
own-flag")}},91633:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.filesAmong=N,h.judgeOperands=$,h.refusedAmong=
P,h.ruleForOperand=m;function T(){const a=c(55972);return T=function(){return a},a}function I(){const a=c(91063);return I=
function(){return a},a}function L(){const a=c(32854);return L=function(){return a},a}function D(){const a=c(95132);return D=
function(){return a},a}function C(){const a=c(31901);return C=function(){return a},a}function M(){const a=c(17083);return M=
function(){return a},a}function P(a,s,o){const[e]=o;if(e===void 0)return[];const t=o.find(({text:n})=>s.readsBehind&&x(s,
n)!==void 0);return(s.data.variables?o:[t??e]).flatMap(n=>{const i=x(s,n.text);return i===void 0?[]:[(0,C().wordProblem)(
i,a,n)]})}function x({refused:a,data:s},o){const e=s.ends_with?.split(" ");if(e?.includes(o))return;const t=n=>(0,I().lookUp)(
a,(0,I().flagKey)(n))?.kind,r=o.split(":").some(n=>t(n)==="never-ends");return t(o)??(e||r?"never-ends":void 0)}function $(a,{
places:s,data:{variables:o}},e){return e.flatMap((t,r)=>{const n=s[Math.min(r,s.length-1)]?.kind??"path",i=o===void 0?[]:
l(a,o,t);if(i.length>0)return i;const u=m(n,t.text);return u===void 0?[]:[(0,C().wordProblem)(u,a,t)]})}function m(a,s){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(s))return a==="text"&&k.test(s)?void 0:"uses-network";switch(a){case"\
import":return s.includes("@")?"uses-network":(0,L().normalise)(s)===void 0?"outside-code":void 0;case"text":return s===
"-"?"reads-stdin":(0,M().isForeign)(s)||(0,M().isOfMachine)(s)?"outside-code":void 0;case"path":case"tests":{if(s==="-")
return"reads-stdin";if(s.startsWith("@"))return"outside-code";const o=s.replace(/^!|::.*$/gs,"");return(0,L().normalise)(
o)===void 0||(0,M().isForeign)(s)?"outside-code":void 0}default:return T().KINDS[a](s)===void 0?void 0:"outside-code"}}const k=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function N({places:a,data:s},o){const e=a[0]?.kind;return o.flatMap(({text:t,span:r})=>{if(m(e??"path",t)!==void 0)return[];
const n=(e==="import"||s.starts==="package")&&t.endsWith(".go");if(e==="tests"||n)return[{as:"tests",path:t.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:r}];const i=(0,L().normalise)(t);return i&&!(0,L().isWithin)(i,".git",{ignoreCase:!0})&&!(0,M().isElsewhere)(t)?
[{as:"place",path:t,span:r}]:[]})}const w=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,f=/[$`;&|<>(){}\s]/;function l(a,s,o){
const{text:e,span:t}=o,r=e.includes("="),n=e.replace(/\s*[:+?!]*=.*$/s,"");return r&&!s.includes(n)?[(0,D().problemAt)("\
make-variable",t,{program:a,variable:n})]:(r?w.test(e):!f.test(e))?[]:[(0,C().wordProblem)("outside-code",a,o)]}},20691:function(K,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.launchesOf=M;function T(){const w=c(21006);return T=function(){return w},
w}function I(){const w=c(95132);return I=function(){return w},w}function L(){const w=c(54669);return L=function(){return w},
w}function D(){const w=c(97340);return D=function(){return w},w}function C(){const w=c(31901);return C=function(){return w},
w}function M(w,{program:f,words:l,parsing:a},{flags:s,operands:o}){const e=s.some(({flag:n})=>n?.kind==="only-prints"||n?.
kind==="outside-code"),t=n=>a.start(n,f),r=(()=>{switch(w){case"node":return e?[]:[t({program:"node",words:o})];case"com\
mand":return e?[]:[P(f,l,o,t)];case"command-texts":return o.map(n=>$(f,n,t));case"npm-scripts":{const n=s.flatMap(({flag:i,
word:u})=>i===void 0?[u]:[]);return o.map(i=>m(f,i,n,t))}default:return[]}})();return{invocation:{launched:r.flatMap(n=>n.
launched)},problems:r.flatMap(n=>n.problems)}}function P(w,f,l,a){const{words:s,problems:o}=w==="cross-env"?x(l):{words:l,
problems:[]},[e]=s,t=e&&f.find(({text:u})=>u===e.text),r=`\`${w}\` starts at the first word that is \`${e?.text}\``,n=e===
void 0||t===e?[]:[(0,I().problemAt)("flag-value",e.span,{program:w,flag:e.text,fault:r})],i=a({words:s});return{...i,problems:[
...o,...n,...i.problems]}}function x(w){const f=w.findIndex(({text:s})=>!/^\w+=/.test(s)),l=f<0?w:w.slice(0,f),a=l.flatMap(
({text:s,span:o})=>{if((0,D().setsHarmless)(s))return[];const{written:e,attached:t=""}=(0,T().splitAtEquals)(s);return[(0,I().
problemAt)("assignment-refused",o,{name:e,value:t,known:!1})]});return{words:w.slice(l.length),problems:a}}function $(w,{
text:f,span:l},a){const[,s="",o=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(f)??[],{words:e,problems:t}=(0,L().lex)(s===
""?f.replace(/^npm:(?=\S)/,"npm run "):o);if(!((0,L().hasOneReading)({problems:t})||s!==""&&o.trim()==="")||!/^[\w:.@/*-]*$/.
test(s))return N(w,{text:f,span:l});const n=e.map(i=>({...i,span:l}));return a(s===""?{words:n}:k([{text:s,span:l,quoted:!1},
...n],"wildcard"))}function m(w,{text:f,span:l},a,s){const[,o="",e=""]=/^\s*(\S+)(.*)$/s.exec(f)??[],{words:t,problems:r}=(0,L().
lex)(e),n=e.trim()===""||(0,L().hasOneReading)({problems:r});if(o===""||!n||/\{!?[*@%\d]/.test(f))return N(w,{text:f,span:l});
const i=t.map(v=>({...v,span:l})),u=[...a,{text:o,span:l,quoted:!1},...i];return s(k(u,/^[\w:.@/-]+$/.test(o)?void 0:"gl\
ob"))}function k(w,f){return{program:"npm",words:[{text:"run",span:w.at(-1)?.span??{start:0,end:0},quoted:!1},...w],...f&&
{selects:f}}}function N(w,f){return{launched:[],problems:[(0,C().wordProblem)("outside-code",w,f)]}}},74167:function(K,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.readNopt=C;function T(){const k=c(4274);return T=function(){return k},
k}function I(){const k=c(21006);return I=function(){return k},k}function L(){const k=c(95132);return L=function(){return k},
k}function D(){const k=c(31901);return D=function(){return k},k}function C(k,N){const w=[],f=[],l=[];for(const a of(0,I().
readFlags)(k,M).tokens)if(a.kind==="operand")f.push(a.word);else if(a.kind==="unknown"){const s={program:N,flag:a.written};
l.push((0,L().problemAt)("unknown-flag",a.word.span,s))}else{const{flag:s,fault:o}=m(a);if(w.push(s),o!==void 0){const e={
program:"npm",flag:a.written,fault:o};l.push((0,L().problemAt)("flag-value",a.word.span,e))}}return{flags:w,remain:f,problems:l}}
const M={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"never",expand:k=>{const N=k.replace(/^-+/,
""),w=P(N)??$(N)??x(N);return w&&[w]}};function P(k){const N=T().NPM_FLAGS.get(k);return N&&{spec:N,negated:!1,takes:N.arity===
"value"?"always":"true-or-false"}}function x(k){const N=k.startsWith("no-")?T().NPM_FLAGS.get(k.slice(3)):void 0;return N&&
{spec:N,negated:!0,takes:N.arity==="value"?"never":"true-or-false"}}function $(k){const[N="",w]=T().NPM_SHORTHANDS.get(k)??
[],f=P(N.slice(2))??x(N.slice(2));return f&&(w===void 0?f:{...f,fixed:w,takes:"never"})}function m(k){const{word:N,written:w,
attached:f,next:l,consumes:a}=k,{spec:s,negated:o,fixed:e}=k.part,t={name:`--${s.name}`,written:w,span:N.span,spec:s,negated:o};
if(e!==void 0){const v=f===void 0?void 0:"it takes no value";return{flag:{...t,value:e},fault:v}}if(s.arity==="value"){const v={
...t,...(0,I().valueRead)(k)};return{flag:v,fault:(0,D().valueFault)(v.value,o)}}const r=a?l?.text:f,n={...t,negated:r===
"false"?!o:o};if(f!==void 0&&!(0,I().isTruth)(f))return{flag:n,fault:"npm reads its value as a separate word"};const i=s.
effect==="of-tests"?/^[^-]/:/^(?:null|always)$/,u=s.arity==="loose"&&i.test(l?.text??"");return{flag:n,fault:u?"npm read\
s the next word as its value":void 0}}},87646:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.isTestRun=
w,h.parseNode=P;function T(){const s=c(19609);return T=function(){return s},s}function I(){const s=c(21006);return I=function(){
return s},s}function L(){const s=c(95132);return L=function(){return s},s}function D(){const s=c(31901);return D=function(){
return s},s}function C(){const s=c(17083);return C=function(){return s},s}const M=new Set(["","-","/dev/stdin","/dev/fd/\
0","/proc/self/fd/0"]);function P(s){const o=[],e=[],t=[],r=new Set;for(const O of(0,I().readFlags)(s,x).tokens){if(O.kind===
"operand"){t.push(O.word);continue}if(O.kind==="unknown"){const S={program:"node",flag:O.written};e.push((0,L().problemAt)(
"unknown-flag",O.word.span,S));continue}const{spec:b,negated:R}=O.part,A=m(O);o.push(A);const E=k(b,R,A.value);if(E!==void 0&&
e.push(N(A,E)),R)continue;r.add(b.kind);const p=l(b,A);p!==void 0&&e.push((0,D().flagProblem)(p,"node",A))}const n=w({flags:o}),
i=n?t.length:r.has("evaluates")?0:1,u=t.slice(0,i),v=t.slice(i),d=n||r.has("only-prints")||r.has("evaluates"),g=a(u,n,s);
g!==void 0&&!(d&&u.length===0)&&e.push(g);const y=(0,D().onlyAsksForInformation)(v);return y!==void 0&&e.push((0,D().printsOnly)(
"node",y)),{invocation:{program:"node",flags:o,operands:u,passthrough:v},problems:e}}const x={flags:"first",dash:"operan\
d",separator:/^--$/,equals:"long",unknown:"never",expand:s=>{const o=s.startsWith("--"),e=o?s.slice(2).replaceAll("_","-"):
s,t=e.startsWith("no-")&&!T().NODE_FLAGS.has(e),r=t?e.slice(3):e,n=T().NODE_FLAGS.get(T().NODE_ALIASES.get(r)??(o?r:""));
return n&&[{spec:n,negated:t,takes:t?"never":$(n)}]}};function $({name:s,arity:o}){return s==="print"?"unless-dash":o===
"value"?"always":"never"}function m(s){const{spec:o,negated:e}=s.part;return{name:`--${e?"no-":""}${o.name}`,written:s.written,
...(0,I().valueRead)(s)}}function k({name:s,arity:o},e,t){if(o==="value")return(0,D().valueFault)(t,e);if(e)return t===void 0?
void 0:"a `--no-` flag takes no value";if(o!=="none")return t?void 0:"its value is missing";const r=s==="print"||/^(?:inspect|debug$|debug-brk$)/.
test(s);return t===void 0||r?void 0:"it takes no value"}function N(s,o){return(0,L().problemAt)("flag-value",s.span,{program:"\
node",flag:s.written,fault:o})}function w({flags:s}){return s.findLast(({name:o})=>o==="--test"||o==="--no-test")?.name===
"--test"}const f=/\.(?:info|lcov|log|tap|txt|xml)$/;function l(s,{value:o=""}){switch(s.kind){case"harmless":return;case"\
reports-tests":return T().BUILT_IN_REPORTERS.has(o)?void 0:"outside-code";case"tolerates-rejections":return o==="warn"||
o==="none"?"weakens":void 0;case"writes-report":return o==="stdout"||o==="stderr"?void 0:f.test(o)&&!(0,C().isElsewhere)(
o)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"preloads":return T().PRELOADABLE_PACKAGES.has(
o)?"tool-runs-file":"outside-code";default:return s.kind}}function a(s,o,e){const[t]=s;if(t===void 0){const i=e.at(-1)?.
span.end??0;return o?void 0:(0,L().problemAt)("reads-stdin",{start:0,end:i},{program:"node",flag:""})}const{text:r,span:n}=t;
if(M.has(r))return(0,L().problemAt)("reads-stdin",n,{program:"node",flag:r});if(r.startsWith("-"))return(0,L().problemAt)(
"dash-operand",n,{operand:r});if(r==="inspect"||!o&&r==="debug")return(0,L().problemAt)("outside-code",n,{program:"node",
flag:r})}},3893:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.parseNpm=M,h.parseNpx=f;function T(){
const r=c(4274);return T=function(){return r},r}function I(){const r=c(21006);return I=function(){return r},r}function L(){
const r=c(95132);return L=function(){return r},r}function D(){const r=c(74167);return D=function(){return r},r}function C(){
const r=c(31901);return C=function(){return r},r}function M(r,n=C().ALONE){return P("npm",r,r,n)}function P(r,n,i,u){const{
flags:v,remain:d,problems:g}=(0,D().readNopt)(n,r),[y,...O]=d,b=y&&T().NPM_SUBCOMMANDS.get(y.text),R=b?.kind==="runs-too\
l",A=[...v.flatMap(j=>N(r,j,R)),...g],E={program:r,flags:v};if(y===void 0)return v.some(k)||A.push(w(r,i)),{invocation:{
...E,operands:[],passthrough:[]},problems:A};if(b===void 0){const j=[...T().NPM_SUBCOMMANDS].find(([W])=>W.startsWith(y.
text))?.[1].name??"",F={program:"npm",subcommand:y.text,meant:j};return A.unshift((0,L().problemAt)("unknown-subcommand",
y.span,F)),{invocation:{...E,operands:O,passthrough:[]},problems:A}}const p={...E,subcommand:b.name},S=x(b,{word:y,rest:O},
p,u);return{invocation:S.invocation,problems:[...S.problems,...A]}}function x({name:r,kind:n},i,u,v){return n==="runs-sc\
ript"?$(r,i,u):n==="runs-tool"?m(i,u,v):{invocation:{...u,operands:i.rest,passthrough:[]},problems:[(0,C().wordProblem)(
n,u.program,{text:r,span:i.word.span})]}}function $(r,{word:n,rest:i},u){const v=r==="run"?i.slice(0,1):[n],d=r==="run"?
i.slice(1):i,[g]=v,y=[];g===void 0?y.push((0,C().printsOnly)("npm",{...n,text:"run"})):g.text==="env"&&y.push({...(0,C().
printsOnly)("npm",{...g,text:"run env"}),severity:"error"});const O=(0,C().onlyAsksForInformation)(d);return O!==void 0&&
y.push((0,C().printsOnly)("npm",O)),{invocation:{...u,operands:v,passthrough:d},problems:y}}function m({word:r,rest:n},i,u){
const[v,...d]=n;if(v===void 0){const b=i.flags.some(k)?[]:[w(i.program,[r])];return{invocation:{...i,operands:[],passthrough:[]},
problems:b}}const g={...i,operands:[v],passthrough:d};if(!(0,C().isToolName)(v.text))return{invocation:g,problems:[(0,C().
wordProblem)("uses-network",i.program,v)]};const{problems:y,...O}=u.tool(v,d);return{invocation:{...g,...O},problems:y}}
function k({spec:{effect:r},negated:n}){return!n&&(r==="only-prints"||r==="outside-code")}function N(r,n,i){const{effect:u,
name:v}=n.spec;switch(u){case"harmless":return[];case"selects-scripts":return v==="if-present"?[]:v==="ignore-scripts"?n.
negated?[]:[(0,C().flagProblem)("skips-tests",r,n)]:i?[(0,C().flagProblem)("outside-code",r,n)]:[];case"of-tests":{const d=(0,C().
flagProblem)("unknown-flag",r,n);return[i?d:{...d,severity:"warning"}]}case"uses-network":return n.negated?[]:[(0,C().flagProblem)(
u,r,n)];default:return[(0,C().flagProblem)(n.negated?"unknown-flag":u,r,n)]}}function w(r,n){const i=n[0]?.span.start??0,
u=n.at(-1)?.span.end??0;return(0,L().problemAt)("nothing-to-run",{start:i,end:u},{program:r})}function f(r,n=C().ALONE){
const{tokens:i,separator:u}=(0,I().readFlags)(r,o),v=[{text:"exec",span:r[0]?.span??{start:0,end:0},quoted:!1}],d=[];for(const y of i){
if(y.kind==="operand"&&d.push(y.word),y.kind!=="flag")continue;const{word:O,written:b,attached:R,consumes:A,next:E}=y,p=l.
get(e(b)),S=R===void 0?p:`${p}=${R}`;v.push(p===void 0?O:{...O,text:S??""}),A&&E&&v.push(E)}const[g]=d;return u!==void 0?
v.push(u):g!==void 0&&v.push({...g,text:"--"}),P("npx",[...v,...d],r,n)}const l=new Map([["no-install","--no-yes"],["p",
"--package"]]),a=new Set("package p userconfig call c shell".split(" ")),s=new Set("no-install quiet q version v help h".
split(" ")),o={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(r,n)=>{const i=e(r),u=i===
"p"?void 0:T().NPM_SHORTHANDS.get(i);return u!==void 0?{instead:n===void 0?u:[...u,n]}:[{spec:void 0,negated:!1,takes:a.
has(i)?"always":t(i)?"never":"unless-dash"}]}};function e(r){return r.replace(/^-+/,"")}function t(r){const n=T().NPM_FLAGS.
get(r)?.arity;return s.has(r)||n==="none"||n==="loose"}},39872:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.parseProgram=$,h.parseUse=m;function T(){const s=c(20457);return T=function(){return s},s}function I(){const s=c(95132);
return I=function(){return s},s}function L(){const s=c(97340);return L=function(){return s},s}function D(){const s=c(91633);
return D=function(){return s},s}function C(){const s=c(20691);return C=function(){return s},s}function M(){const s=c(31901);
return M=function(){return s},s}function P(){const s=c(91883);return P=function(){return s},s}function x(){const s=c(79757);
return x=function(){return s},s}function $(s,o,e){const{program:t,use:r}=s,{invocation:n,named:i,problems:u}=m({program:t,
use:r,words:o,family:s,parsing:e}),d=[...i.files.filter(({as:y})=>y!=="place"),...n.files??[]];return{invocation:{program:t,
family:s,...{flags:[],operands:[],passthrough:[]},...n,files:d},problems:u}}function m(s){const{program:o,use:e}=s,{behind:t,
data:r}=e,n=t?s.words.findIndex(({text:A})=>A==="--"):-1,i=n<0?s.words:s.words.slice(0,n),u=(0,T().readUse)(e,i),v=u.rest?
[...u.flags,u.rest.flag]:u.flags,d=n<0||!t?[]:(0,T().readUse)(t,s.words.slice(n+1)).flags,g=[...v.map(A=>(0,L().judgeFlag)(
o,e,A)),...d.map(A=>(0,L().judgeFlag)(o,t??e,A))],y=(e.stops?u.started:u.operands).slice(r.skips??0),{invocation:O,named:b,
problems:R}=N(s,{flags:[...v,...d],operands:y,...u.rest&&{rest:{module:u.rest.flag.flag?.kind==="module",words:u.rest.words}}});
return{invocation:{...O,...r.any_package&&{anyPackage:!0},flags:[...v.map(k),...O.flags??[]]},named:{files:[...g.flatMap(
({files:A=[]})=>A),...b?.files??[]],roots:g.flatMap(({root:A=[]})=>A),nodeFlags:g.flatMap(({nodeFlags:A=[]})=>A)},problems:[
...g.flatMap(A=>A.problems),...R]}}function k({word:s,written:o,value:e}){return{name:o,written:o,span:s.span,...e!==void 0&&
{value:e}}}function N(s,o){const{program:e,use:t,path:r,family:n,parsing:i}=s,{flags:u,operands:v,rest:d}=o,[g,...y]=v,O=(0,D().
refusedAmong)(e,t,v);if(O.length>0&&t.stops)return{invocation:{},problems:O};const b=g&&t.subcommands.get(g.text),R=b?.data.
starts==="own-script"?"own-script":t.data.starts;if(g&&b&&R!=="own-script"){const S=r===void 0?g.text:`${r} ${g.text}`;return m(
{...s,use:b,path:S,words:y})}const A={...r!==void 0&&{subcommand:r},...u.some(({flag:S})=>S?.kind==="checks-syntax-only")&&
{parsed:!0}},E=(()=>{if(d&&n)return d.module?(0,P().parseModule)(n,d.words,i):{invocation:{passthrough:d.words},problems:a(
e,d.words)};if(R!==void 0&&n===void 0)return(0,C().launchesOf)(R,s,o);if(g===void 0)return{invocation:{},problems:f(s,u)};
if(R!==void 0&&n)return(0,x().startByName)(R,g,y,{family:n,parsing:i});if(t.subcommands.size>0){const F=(0,I().problemAt)(
"unknown-subcommand",g.span,{program:e,subcommand:g.text});return{invocation:{operands:[g],passthrough:y},problems:[F]}}
const S=v.filter(({span:F})=>O.every(W=>W.span!==F)),j=(0,D().filesAmong)(t,S);return{invocation:{operands:v},problems:(0,D().
judgeOperands)(e,t,v),named:{files:j}}})(),p=[...O,...l(s,u),...E.problems];return{...E,invocation:{...A,...E.invocation},
problems:p}}function w(s){return s.some(({flag:o,off:e})=>o?.kind==="only-prints"&&!e)}function f({program:s,use:o},e){const t=w(
e)?void 0:o.data.alone,r={text:"",span:{start:0,end:s.length}};return t?[(0,M().wordProblem)(t,s,r)]:[]}function l({program:s,
use:o,path:e,words:t},r){if(w(r))return[];const n=new Set(r.flatMap(({flag:u,off:v})=>u&&!v?u.name:[])),i=t[0]?.span??{start:0,
end:0};return Object.entries(o.data.unless??{}).flatMap(([u,v])=>v.split(" ").some(d=>n.has(d))?[]:[(0,M().wordProblem)(
u,s,{text:e??"",span:i})])}function a(s,o){return o.filter(({text:t})=>/^--?test\./.test(t)).map(t=>(0,M().wordProblem)(
"skips-tests",s,t))}},46868:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.parseTool=P,h.parseUnknownTool=
x;function T(){const m=c(20457);return T=function(){return m},m}function I(){const m=c(92739);return I=function(){return m},
m}function L(){const m=c(71011);return L=function(){return m},m}function D(){const m=c(11331);return D=function(){return m},
m}function C(){const m=c(39872);return C=function(){return m},m}function M(){const m=c(31901);return M=function(){return m},
m}function P(m,k,N){const{text:w}=m,f=(0,I().refusalOf)(w);if(f!==void 0)return{problems:[(0,M().wordProblem)(f,w,m)]};const l=(0,I().
toolOf)(w,N.families.tools),a=l??(0,L().unknownTool)(w),{invocation:s,named:o,problems:e}=(0,C().parseUse)({program:w,use:a,
words:k,parsing:N}),{launched:t=[]}=s;return{tool:o,...t.length>0&&{launched:t},problems:l?e:[...e,...$(m,k,a)]}}function x(m,k,N,w=M().
ALONE){const{problems:f}=(0,C().parseUse)({program:m.text,use:N,words:k,parsing:w});return[...f,...$(m,k,N)]}function $({
text:m},k,N){const{flags:w,operands:f}=(0,T().readUse)(N,k),l=k[k.findIndex(({text:e})=>e==="--")+1],a=[...new Set([f[0],
l])].filter(e=>e!==void 0&&(0,D().startsOthers)(e.text)),s=w.filter(({written:e,flag:t,value:r=""})=>/^-[ex]$/.test(e)&&
/\s/.test(r)||t?.kind!=="config"&&(0,D().isCommandLine)(r)),o=f.filter(({text:e})=>(0,D().hasCommandLine)(e));return[...a,
...s.map(({word:e})=>e),...o].flatMap(e=>e===void 0?[]:[(0,M().wordProblem)("outside-code",m,e)])}},31901:function(K,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.ALONE=void 0,h.flagProblem=P,h.isProgram=D,h.isToolName=C,h.onlyAsksForInformation=
m,h.printsOnly=k,h.valueFault=x,h.wordProblem=M;function T(){const N=c(91063);return T=function(){return N},N}function I(){
const N=c(95132);return I=function(){return N},N}const L=h.ALONE={families:T().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),
tool:()=>({problems:[]})};function D(N){return N==="node"||N==="npm"||N==="npx"}function C(N){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(N)}function M(N,w,{text:f,span:l}){return(0,I().problemAt)(N,l,{program:w,flag:f})}function P(N,w,f){const{written:l,
span:a,value:s}=f,o={program:w,flag:l};return(0,I().problemAt)(N,a,s===void 0?o:{...o,value:s})}function x(N,w){return w?
"it takes a value, so it has no `--no-` form":N===void 0||N===""?"its value is missing":N.startsWith("-")?"its value beg\
ins with a dash":void 0}const $=new Set(["--version","-v","-V","--help","-h"]);function m(N){const[w]=N;return N.length===
1&&w!==void 0&&$.has(w.text)?w:void 0}function k(N,w){return M("only-prints",N,w)}},91883:function(K,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.parseModule=a;function T(){const s=c(17093);return T=function(){return s},s}function I(){const s=c(
20457);return I=function(){return s},s}function L(){const s=c(91063);return L=function(){return s},s}function D(){const s=c(
95132);return D=function(){return s},s}function C(){const s=c(97340);return C=function(){return s},s}function M(){const s=c(
31901);return M=function(){return s},s}function P(){const s=c(17083);return P=function(){return s},s}const x=(0,L().groupsByName)(
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
  `}),$=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),m=/^(?:-\w|--[\w-]+=)?[/~]/,k=(0,L().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),N=(0,L().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),w=(0,L().useTable)({flags:{text:"q,quiet"}}),f=new Map([["doctest",N],["py_compile",w]]);function l({
text:s,span:o}){const e=/^\w+(?:\.\w+)*$/.test(s)?s.split("."):[],t=e.map((n,i)=>e.slice(0,i+1).join("."));return(s.endsWith(
".py")?[s]:t.flatMap(C().pythonFiles)).map(n=>({as:"module",path:n,span:o}))}function a({program:s,data:o},[e,...t],r){if(e===
void 0){const S={program:s,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,D().problemAt)("fla\
g-value",{start:0,end:0},S)]}}const{known:n}=r.families,i=n.get(e.text);if(i!==void 0&&o.started_programs.includes(e.text)){
const{launched:S,problems:j}=r.start({program:i,words:t},s);return{invocation:{module:e,launched:S},problems:j}}const u={
module:e,operands:[e],passthrough:t},v=e.text==="unittest"?t.flatMap(l):[],d={...u,files:v},g=(S,j=e.text)=>({invocation:d,
problems:[(0,M().wordProblem)(S,s,{...e,text:j})]}),y=/^[\w.]+$/.test(e.text)?x.get(e.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(y!==void 0)return g(y);const O=n.get("python"),b=f.get(e.text);if(b!==void 0&&O!==void 0){const S=e.
text==="py_compile",j={...O,data:{...O.data,extensions:void 0}},{flags:F,operands:W}=(0,I().readUse)(b,t),H=W.map(G=>r.start(
{program:S?O:j,words:[G]},s)),B=H.flatMap(G=>G.launched),U=S?g("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...d,launched:B.map(G=>({...G,...S&&{parsed:S}}))},problems:[...F.flatMap(G=>(0,C().judgeFlag)(e.text,b,G).problems),
...U,...H.flatMap(G=>G.problems)]}}const R=$.has(e.text);if(!R&&(0,T().isOfLibrary)(e.text))return g("outside-code",`-m ${e.
text}`);const[A,...E]=t;if(e.text==="coverage"&&A?.text==="run"&&O!==void 0){const{flags:S,started:j,rest:F}=(0,I().readUse)(
k,E),W=F?[{...F.flag.word,text:"-m"},...F.words]:j;if(W.length>0){const{launched:H,problems:B}=r.start({program:O,words:W},
s),U=S.flatMap(G=>(0,C().judgeFlag)("coverage",k,G).problems);return{invocation:{...d,starts:"module",launched:H},problems:[
...U,...B]}}}const p=t.filter(({text:S})=>(0,P().isForeign)(S)||R&&m.test(S));return{invocation:R?d:{...d,starts:"module"},
problems:p.map(S=>(0,M().wordProblem)("outside-code",e.text,S))}}},79757:function(K,h,c){Object.defineProperty(h,"__esMo\
dule",{value:!0}),h.extensionProblems=w,h.startByName=P;function T(){const a=c(91063);return T=function(){return a},a}function I(){
const a=c(92739);return I=function(){return a},a}function L(){const a=c(95132);return L=function(){return a},a}function D(){
const a=c(11331);return D=function(){return a},a}function C(){const a=c(91633);return C=function(){return a},a}function M(){
const a=c(31901);return M=function(){return a},a}function P(a,s,o,e){const{program:t}=e.family,r={operands:[s],passthrough:o},
n=()=>({invocation:r,problems:[(0,M().wordProblem)("outside-code",t,s)]});switch(a){case"file":return N(s,o,e);case"pack\
age":{const i=(0,C().ruleForOperand)("import",s.text),v=i===void 0&&s.text.endsWith(".go")?[{as:"tests",path:s.text,span:s.
span}]:[];return{invocation:{...r,files:v},problems:i?[(0,M().wordProblem)(i,t,s)]:[]}}case"program":return f(s,o,e);case"\
script":case"own-script":{const i=x.test(s.text)?n().problems:[];return{invocation:{...r,subcommand:"run"},problems:[...i,
...k(o,e.family)]}}case"tool":return l("exec",s,o,e);case"script-or-tool":case"script-tool-or-file":{const i=a==="script\
-tool-or-file";if($.test(s.text)||i&&m(s.text))return i?N(s,o,e):n();const u=l("script-or-tool",s,o,e);return{...u,problems:[
...u.problems,...k(o,e.family)]}}default:return n()}}const x=/^\/|\*/,$=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function m(a){return/[\\/]/.test(a)&&!/^@[\w.-]+\/[\w.-]+$/.test(a)}function k(a,{program:s,use:o}){return a.filter(({text:t})=>{
const r=/^--([\w-]+)/.exec(t)?.[1];return r!==void 0&&o.flags.get((0,T().flagKey)(r))?.kind==="outside-code"}).map(t=>(0,M().
wordProblem)("outside-code",s,t))}function N(a,s,o){const{family:e,parsing:t}=o,{program:r}=e,{text:n,span:i}=a,u={operands:[
a],passthrough:s,starts:"file"};if(n==="-"||n===""||n.startsWith("/dev/"))return{invocation:u,problems:[(0,L().problemAt)(
"reads-stdin",i,{program:r,flag:n})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(n)&&/:/.test(n))return{
invocation:u,problems:[(0,M().wordProblem)("uses-network",r,a)]};const[,d=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(n)??[],g=e.data.dependency_tools.includes(d)?t.families.known.get(d):void 0;if(g!==void 0){const{launched:y,problems:O}=t.
start({program:g,words:s},r);return{invocation:{launched:y},problems:O}}return{invocation:u,problems:w(e,n,i)}}function w({
program:a,data:{extensions:s}},o,e){const[,t]=/\.([^./\\]*)$/.exec(o.replace(/^.*\//s,""))??[];return s===void 0||t===void 0||
s.split(" ").includes(t)?[]:[(0,L().problemAt)("target-extension",e,{program:a,path:o,extension:t})]}function f(a,s,o){const{
family:e,parsing:t}=o,{text:r}=a;if(/:\/\//.test(r))return{invocation:{},problems:[(0,M().wordProblem)("uses-network",e.
program,a)]};if(r==="-"||/\.\w+$/.test(r))return N(a,s,o);const n=t.families.known.get(r);if(n===void 0||!e.data.started_programs.
includes(r))return{invocation:{},problems:[(0,M().wordProblem)("outside-code",e.program,a)]};const{launched:i,problems:u}=t.
start({program:n,words:s},e.program);return{invocation:{launched:i},problems:u}}function l(a,s,o,{family:e,parsing:t}){const{
text:r}=s,n=[(0,M().wordProblem)("outside-code",e.program,s)];if(a==="exec"&&m(r))return{invocation:{},problems:n};const i=/[;&|<>$`'"(){}\\*?]/.
test(r)||(0,D().hasCommandLine)(r);if(!(0,M().isToolName)(r)&&(a==="exec"||i))return{invocation:{},problems:n};const u={
subcommand:a,operands:[s],passthrough:o},v=(0,M().isProgram)(r)?r:t.families.allowed.get(r);if(v!==void 0){const{launched:O,
problems:b}=t.start({program:v,words:o},e.program);return{invocation:{...u,launched:O},problems:b}}if((0,D().isShell)(r)||
a==="exec"&&(0,D().programNamed)(r)!==void 0)return{invocation:u,problems:n};const{problems:d,...g}=t.tool(s,o),y=a==="e\
xec"||(0,I().toolOf)(r,t.families.tools)||(0,I().refusalOf)(r);return{invocation:{...u,...g},problems:y?d:[]}}},17083:function(K,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.isElsewhere=I,h.isForeign=L,h.isOfMachine=D;function T(){const P=c(32854);
return T=function(){return P},P}function I(P){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(P)||P.split(",").some(x=>(0,T().
normalise)(x)===void 0)}function L(P){return/(?:^|[=,\s])(?:data|file):/i.test(P)?!0:!P.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.
test(P)?!1:P.split(/[=,:"']/).some(x=>x.includes("..")&&!M(x))}function D(P){return P.split(/[=,:"']/).some(x=>C.test(x))}
const C=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function M(P){return/^[\\/]/.test(P)||(0,T().normalise)(P)!==void 0}},51951:function(K,h,c){Object.defineProperty(h,"__e\
sModule",{value:!0}),h.readCommand=l,h.readWords=e;function T(){const O=c(91063);return T=function(){return O},O}function I(){
const O=c(92739);return I=function(){return O},O}function L(){const O=c(80781);return L=function(){return O},O}function D(){
const O=c(95132);return D=function(){return O},O}function C(){const O=c(54669);return C=function(){return O},O}function M(){
const O=c(11331);return M=function(){return O},O}function P(){const O=c(45806);return P=function(){return O},O}function x(){
const O=c(31901);return x=function(){return O},O}function $(){const O=c(86191);return $=function(){return O},O}function m(){
const O=c(73872);return m=function(){return O},O}function k(){const O=c(60210);return k=function(){return O},O}function N(){
const O=c(82293);return N=function(){return O},O}function w(){const O=c(80827);return w=function(){return O},O}const f=new Set;
async function l(O,b={}){const R=e(O,b),{tree:A,base:E,changed:p=f,cwd:S="",clock:j,programs:F=T().NO_PROGRAMS}=b,{isOutput:W}=b;
if(R.invocation===void 0||R.argv===null)return R;if(A===void 0)return{...R,problems:[...R.problems,...a(R.invocation)]};
const H={tree:A,directory:S,changed:p,families:F,...E&&{base:E},...W&&{isOutput:W}},{invocation:B}=R,{targets:U,problems:G}=await(0,m().
resolveInvocation)(B,H,j);return{...R,...await s(B,U,H),targets:U,problems:g(R.problems,G).map(z=>d(z,R.command))}}function a(O){
return[O,...(0,P().launchedBy)(O)].flatMap(({subcommand:b,operands:[R]})=>b==="exec"&&R&&(0,x().isToolName)(R.text)&&!(0,I().
isKnownTool)(R.text)?[(0,D().problemAt)("tool-unknown",R.span,{tool:R.text})]:[])}async function s(O,b,R){if(O.program!==
"npm"&&O.program!=="npx")return{};const A=await(0,w().npmScripts)(O,R),E=b.some(({kind:j,via:F})=>j==="package_binary"&&
F===void 0),S=(A?(0,w().stepsIn)(A).some(({text:j})=>o.test(j)):!E)?await(0,k().foreignSettings)(R.tree,R.changed):[];return{
...A&&{scripts:A},...S.length>0&&{npmSettings:S}}}const o=/(?:^|[^\w.-])np[mx](?![\w.-])/;function e(O,{tree:b,cwd:R="",
programs:A=T().NO_PROGRAMS}={}){if(typeof O!="string")return r(O);const{words:E,assignments:p,problems:S}=(0,C().lex)(O,
b&&(0,L().subTree)(b,R)),[j]=E,F=(J,Z,Y)=>({command:O,words:E,assignments:p,argv:J,...Y===void 0?void 0:{invocation:Y},targets:[],
problems:Z});if(j===void 0)return F(null,S);const W=(0,C().hasOneReading)({problems:S})?E.map(({text:J})=>J):null,{program:H,
problem:B}=i(O,E,A);if(B?.rule==="sentence")return F(W,[B,...S]);if(H===void 0)return F(W,[...S,B]);const U=t(E,S).slice(
1),{invocation:G,problems:z}=(0,P().parseInvocation)(H,U,A),V=(0,N().inspectPaths)(G,R);return F(W,[...S,...z,...V],G)}function t(O,b){
const R=b.find(A=>A.rule==="shell-operator"||(0,D().isProblem)(A,"line-break")&&!A.args.quoted);return R===void 0?O:O.filter(
({span:A})=>A.start<R.span.start)}function r(O){const b=O===null?"null":Array.isArray(O)?"array":typeof O,R=(0,D().problemAt)(
"command-not-text",{start:0,end:0},{type:b});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[R]}}
const n=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function i(O,b,{allowed:R,offered:A}){const[E]=b,p=E?.
text??"",S=(0,x().isProgram)(p)?p:R.get(p);if(S!==void 0)return{program:S};const j=E?.span??{start:0,end:0},F=(B,U)=>({program:void 0,
problem:(0,D().problemAt)(B,j,U)}),[,W]=n.exec(p)??[];if(W===void 0&&(0,$().isSentence)(O)){const B=b.at(-1)?.span.end??
j.end;return{program:void 0,problem:(0,D().problemAt)("sentence",{start:j.start,end:B},{})}}const H=v(p,A);return/[\\/]/.
test(p)?F("program-by-path",{program:p,...H}):W!==void 0?F("program-look-alike",{program:p,meant:W.toLowerCase()}):F("pr\
ogram-not-allowed",{program:p,group:(0,M().programNamed)(p)?.kind??(I().TOOLS.has(p)?"npx":"other"),...H,allowed:[...R.keys()]})}
const u=new Map([["gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["\
py","python"]]);function v(O,b){const R=b(O);if(R!==void 0)return{offered:R};const A=O.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,
"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),E=u.get(A)??A,p=b(E);return p===void 0?{offered:""}:{offered:p,word:E}}
function d(O,b){const R=b.slice(O.span.start,O.span.end);return(0,D().isProblem)(O,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.
test(R)?{...O,args:{...O.args,written:R}}:O}function g(O,b){const R=new Set(O.map(y)),A=[...O];for(const E of b){const p=y(
E);R.has(p)||(R.add(p),A.push(E))}return A}function y({rule:O,span:b,args:R}){return JSON.stringify([O,b.start,b.end,R])}},
86191:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.isSentence=m,h.namedPaths=w,h.startedFiles=f;function T(){
const l=c(32854);return T=function(){return l},l}function I(){const l=c(11331);return I=function(){return l},l}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
D=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
C=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,M=/^[A-Za-z][a-z']*[:,]?$/,P=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
x=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,$=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function m(l){const a=l.trim(),[s="",...o]=a.split(/\s+/,100);if(s===s.toLowerCase()&&(0,I().programNamed)(s)!==void 0)return!1;
if(P.test(a)||x.test(a)||$.test(s))return!0;if(/[;&|<>$`]/.test(a))return!1;const e=M.test(s);if(o.some(r=>/^--?[A-Za-z]/.
test(r)))return!1;if((e||C.test(s))&&o.some(r=>L.test(k(r))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(s))return o.length>
0||/[.!:]$/.test(s);const t=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(o[0]??"");return e&&t&&(D.test(s)||/[a-z]{2}[.!?]$/.test(
a))}function k(l){return l.replace(/[.,;:!?]$/,"")}const N=/[\s"'`;&|()<>=]+/;function w(l,a=""){const s=a===""?"":`${a}\
/`;return l.split(N).map(o=>(0,T().normalise)(s+o)??o)}function f({targets:l}){return l.flatMap(({kind:a,path:s,parsed:o})=>a===
"file"&&s&&!o?[s]:[])}},66227:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.dependencyHome=e,h.inspectDependency=
N,h.inspectOrigin=w,h.isUnverified=f,h.ownerOf=s,h.packageOf=k,h.resolveAtHome=r;function T(){const n=c(76760);return T=
function(){return n},n}function I(){const n=c(3463);return I=function(){return n},n}function L(){const n=c(95244);return L=
function(){return n},n}function D(){const n=c(80781);return D=function(){return n},n}function C(){const n=c(95132);return C=
function(){return n},n}function M(){const n=c(53169);return M=function(){return n},n}function P(){const n=c(19685);return P=
function(){return n},n}function x(){const n=c(67953);return x=function(){return n},n}function $(){const n=c(59867);return $=
function(){return n},n}function m(){const n=c(10473);return m=function(){return n},n}function k(n){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(n)?.[1]}async function N(n,i,u){const{tree:v,base:d=v}=t(n),{name:g,path:y}=i,O=await l(v,d,g),b=O===void 0?await o(
v,i):void 0,R=A=>(0,C().problemAt)("dependency-unverified",u,{name:g,path:y,...A});return[...O===void 0?[]:[R({fault:O})],
...b===void 0?[]:[R({fault:"stale",differs:b})],...await w(n,g,u)]}async function w(n,i,u){const{tree:v,base:d=v}=t(n);return[
...(await a(v,d)).map(y=>(0,C().problemAt)("dependency-not-compared",u,{name:i,path:y})),...await(0,M().compareWithBase)(
v,d,i,u)]}function f(n){return(0,C().isProblem)(n,"dependency-unverified")?n.args.fault!=="stale":n.rule==="target-untra\
cked"}async function l(n,i,u){const[v,d]=await Promise.all([(0,P().readLocks)(n),(0,P().readLocks)(i)]),g=({npm:R})=>R?.
packages.has(u)===!0,y=R=>g(R)||R.unread.length>0;return g(d)&&!g(v)&&n.stat(d.npm?.path??"")||y(d)&&!y(v)?"removed":(await(0,$().
usablePackageJson)(n,""))?.dependencies.has(u)?y(v)||(v.npm??d.npm)===void 0?void 0:"unlocked":"undeclared"}async function a(n,i){
const[{npm:u,unread:v},d]=await Promise.all([(0,P().readLocks)(n),(0,P().readLocks)(i)]);if(!u&&v.length===0&&!d.npm&&d.
unread.length===0)return[""];const g=await Promise.all(v.map(y=>(0,m().hasOtherContent)(n,i,y)));return v.filter((y,O)=>g[O])}
async function s(n,i,u){const{npm:v,unread:d}=await(0,P().readLocks)(n),g=v?.packages,y=d.length>0||g===void 0||g.has(i);
return u.has(i)&&y?i:[...u].find(O=>Object.hasOwn(g?.get(O)?.bin??{},i))}async function o(n,{name:i,binary:u}){const v=`\
node_modules/${i}`,d=(await(0,P().readLocks)(n)).npm?.packages.get(i);if(d===void 0||n.stat(v)===void 0)return;const g=await(0,$().
readJsonFile)(n,`${v}/package.json`),y=(0,I().objectIn)(g),O=(0,I().textIn)(y,"name")||i,b=(0,I().textIn)(y,"version"),R=(F,W,H)=>`\
the installed package has the ${F} \`${W||"nothing"}\`, but the lockfile has \`${H}\``;if(g!==void 0&&O!==d.name)return R(
"name",O,d.name);if(g!==void 0&&!["",b].includes(d.version))return R("version",b,d.version);const A=d.bin??(y.bin===void 0?
void 0:(0,$().binOf)(y.bin,O)??{});if(u===void 0||A===void 0)return;const{name:E,file:p}=u,S=Object.entries(A).flatMap(([
F,W])=>E===void 0||E===F?[T().posix.normalize(W)]:[]),j=E===void 0?"binary":`binary ${E}`;return S.includes(p)?void 0:R(
j,p,S[0]??"nothing")}function e({tree:n,base:i=n,directory:u}){const v=d=>g=>L().LOCKFILES.some(y=>g.stat(T().posix.join(
d,y))!==void 0);return(0,x().foldersUpFrom)(u).find(d=>[n,i].some(v(d)))??""}function t(n,i=e(n)){if(i==="")return n;const{
tree:u,base:v,directory:d,changed:g}=n,y=`${i}/`;return{...n,tree:(0,D().subTree)(u,i),...v&&{base:(0,D().subTree)(v,i)},
directory:d.slice(y.length),changed:new Set([...g].flatMap(O=>O.startsWith(y)?O.slice(y.length):[]))}}async function r(n,i){
const u=e(n),{targets:v,problems:d}=await i(t(n,u));return{targets:v.map(g=>g.path===void 0?g:{...g,path:T().posix.join(
u,g.path)}),problems:d}}},73872:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.resolveInvocation=$;function T(){
const t=c(41330);return T=function(){return t},t}function I(){const t=c(95132);return I=function(){return t},t}function L(){
const t=c(45806);return L=function(){return t},t}function D(){const t=c(15804);return D=function(){return t},t}function C(){
const t=c(52437);return C=function(){return t},t}function M(){const t=c(59867);return M=function(){return t},t}function P(){
const t=c(9504);return P=function(){return t},t}function x(){const t=c(56788);return x=function(){return t},t}function $(t,r,n){
const i=new(x()).Trail((u,v)=>m(u,v,i),n);return m(t,r,i)}async function m(t,r,n){const i=[];for(const u of[t,...(0,L().
launchedBy)(t)]){const v=await a(u,r);if("rule"in v)i.push({targets:[],problems:[v]});else for(const d of v)i.push(await k(
d,r,n))}return(0,x().join)(i)}function k(t,r,n){const{program:i,family:u}=t;return u!==void 0?(0,P().resolveProgram)(t,u,
r,n):i==="node"?(0,D().resolveNode)(t,r):(0,C().resolveNpm)(t,r,n)}const N=/^[\w:.@/-]+$/,w=200,f=4,l=/^[\w:.@/*?{},[\]-]+$/;
async function a(t,r){const{selects:n,operands:i}=t,[u]=i;if(n===void 0||u===void 0)return[t];const v=await(0,M().usablePackageJson)(
r.tree,r.directory),{text:d,span:g}=u,y={program:"npm",flag:d};if(!s(d))return(0,I().problemAt)("outside-code",g,y);const O=[
...v?.scripts.keys()??[]];if(O.some(R=>R.length>w))return(0,I().problemAt)("outside-code",g,y);const b=O.filter(o(d,n));
return b.length===0?(0,I().problemAt)("npm-script-missing",g,{script:d,passes:!1}):b.every(R=>N.test(R))?b.map(R=>{const{
selects:A,...E}=t;return{...E,operands:[{...u,text:R}]}}):(0,I().problemAt)("outside-code",g,y)}function s(t){return t.length<=
w&&l.test(t)&&t.split("*").length-1<=f}function o(t,r){if(r==="glob"){const v=(0,T().default)(e(t),{nonegate:!0,strictSlashes:!0});
return d=>v(e(d))}const n=t.indexOf("*"),[i,u]=[t.slice(0,n),t.slice(n+1)];return v=>v.length>=i.length+u.length&&v.startsWith(
i)&&v.endsWith(u)}function e(t){return t.replace(/[:/]/g,r=>r===":"?"/":":")}},53169:function(K,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.compareWithBase=m,h.knownHosts=void 0,h.replacedArchive=a;function T(){const A=c(3463);return T=
function(){return A},A}function I(){const A=c(32854);return I=function(){return A},A}function L(){const A=c(59542);return L=
function(){return A},A}function D(){const A=c(93028);return D=function(){return A},A}function C(){const A=c(95132);return C=
function(){return A},A}function M(){const A=c(60210);return M=function(){return A},A}function P(){const A=c(59867);return P=
function(){return A},A}function x(){const A=c(19685);return x=function(){return A},A}function $(){const A=c(18701);return $=
function(){return A},A}async function m(A,E,p,S){if(A===E)return[];const[{npm:j},{npm:F}]=await Promise.all([(0,x().readLocks)(
A),(0,x().readLocks)(E)]),W=F?.packages.get(p),H={name:p,tree:A,base:E,before:[...W?[W]:[],...await r(E,p)],hosts:await y(
E),configured:await O(A,p)},B=await t(H),U=j?.packages.get(p),z=U?k(U,H):j?void 0:w({name:p,version:"",source:{kind:"reg\
istry"}},H);return z&&B.push({name:p,path:j?.path??".npmrc",...z}),B.map(V=>(0,C().problemAt)("dependency-redirected",S,
V))}function k(A,E){const{tree:p,base:S}=E,j=E.before.find(W=>s(W,A));return j?.version===A.version&&o(j,A)||a(A,p,S)?{how:"\
integrity",to:A.integrity??"nothing"}:j?w(A,E):N(A,E)}function N(A,E){const{source:p}=A;if(p.kind==="git"||p.kind==="tar\
ball")return{how:p.kind,to:p.at};if(p.kind==="file"){const S=E.before.some(j=>j.source.kind!=="file");return l(A,E.tree)&&
!S?void 0:{how:"file",to:p.at}}return A.name!==E.name?{how:"alias",to:A.name}:w(A,E)}function w({source:A},{hosts:E,configured:p}){
if(A.kind!=="registry")return;const S=g(A,p);return E.has(S)?void 0:{how:"host",to:S}}function f({source:A}){if(A.kind===
"file")return(0,I().normalise)(A.at.replace(/#.*$|::.*$/s,""))||void 0}function l(A,E){const p=f(A),S=p===void 0?void 0:
(0,I().resolveInTree)(E,p);return S?.kind==="inside"&&S.entry.kind==="directory"}function a(A,E,p){const S=f(A);if(S===void 0)
return!1;const[j,F]=[E,p].map(H=>(0,I().resolveInTree)(H,S));return!(j?.kind==="inside"&&(0,D().isRegular)(j.entry.kind))||
F?.kind!=="inside"?!1:j.entry.oid!==F.entry.oid||j.entry.size!==F.entry.size}function s(A,E){return A.name===E.name&&A.source.
kind===E.source.kind&&u(A)===u(E)}function o({integrity:A,source:E},{integrity:p}){if(A===void 0||E.kind==="file"&&p===void 0)
return!1;if(p===void 0)return!0;const S=e(A),j=[...e(p)];return j.some(([F])=>S.has(F))&&j.every(([F,W])=>(S.get(F)??W)!==
W)}function e(A){return new Map(A.split(/\s+/).map(E=>{const[,p="",S=E]=/^([a-z\d]+)-(.*)$/is.exec(E)??[];return[p,S]}))}
async function t(A){const{name:E,tree:p,before:S}=A;return(await r(p,E)).flatMap(j=>{if(j.source.kind==="registry"&&j.name===
E||S.some(H=>s(H,j)))return[];const W=N(j,A);return W===void 0?[]:[{name:E,path:"package.json",...W}]})}async function r(A,E){
const p=(0,T().objectIn)(await(0,P().readJsonFile)(A,"package.json")),S=["dependencies","devDependencies","optionalDepen\
dencies"].map(U=>(0,T().textIn)((0,T().objectIn)(p[U]),E)),{overrides:j,resolutions:F,pnpm:W}=p,H=[j,F,(0,T().objectIn)(
W).overrides].flatMap(U=>Object.entries((0,T().objectIn)(U)).flatMap(([G,z])=>i(G,E)?[typeof z=="string"?z:(0,T().textIn)(
(0,T().objectIn)(z),".")]:[]));return[...new Set([...S,...H])].filter(U=>U!==""&&!U.startsWith("workspace:")).map(U=>n(U,
E))}function n(A,E){const p=(0,$().aliasIn)(A);return p!==void 0&&p!==E?{name:p,version:"",source:{kind:"registry"}}:{name:E,
version:"",source:(0,$().sourceOf)(A,E,"")}}function i(A,E){const p=A.split(/[>]|\*\*\//).at(-1)??"";return p===E||p.startsWith(
`${E}@`)||p.endsWith(`/${E}`)}function u({source:{kind:A,at:E=""},version:p}){return A==="tarball"&&p!==""?E.replaceAll(
p,"*"):A==="registry"&&d.includes(E)?"":E}const v="registry.npmjs.org",d=[v,"registry.yarnpkg.com"];function g({at:A},E){
return(A===void 0||d.includes(A)?E:void 0)??A??v}const y=h.knownHosts=(0,L().perTree)(async A=>{const E=await b(A),p=Object.
entries(E).filter(([F])=>F==="registry"||F.endsWith(":registry")).map(([,F])=>R(String(F))),S=((await(0,x().readLocks)(A)).
npm?.all??[]).flatMap(({source:F})=>F.kind==="registry"&&F.at?[F.at]:[]),j=E.registry===void 0||S.some(F=>d.includes(F));
return new Set([...p,...S,...j?d:[]])});async function O(A,E){const p=await b(A),[S]=E.startsWith("@")?E.split("/"):[],j=S&&
p[`${S}:registry`]||p.registry;return j===void 0?void 0:R(String(j))}async function b(A){const E=await(0,M().readNpmrc)(
{tree:A,directory:""});return"settings"in E?E.settings:{}}function R(A){return URL.canParse(A)?new URL(A).host:A}},19685:function(K,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.readLocks=h.readLock=void 0;function T(){const k=c(26040);return T=function(){
return k},k}function I(){const k=c(3463);return I=function(){return k},k}function L(){const k=c(95244);return L=function(){
return k},k}function D(){const k=c(59542);return D=function(){return k},k}function C(){const k=c(59867);return C=function(){
return k},k}function M(){const k=c(10473);return M=function(){return k},k}function P(){const k=c(18701);return P=function(){
return k},k}const x=h.readLocks=(0,D().perTree)(async k=>{const N=L().LOCKFILES.filter(a=>k.stat(a)!==void 0),w=L().NPM_LOCKFILES.
find(a=>N.includes(a)),f=w===void 0?void 0:await $(k,w),l=N.filter(a=>!L().NPM_LOCKFILES.some(s=>s===a));return f==="unr\
ead"?{unread:[w??"",...l]}:w===void 0?{unread:l}:{npm:f??{path:w,packages:new Map,all:[]},unread:l}}),$=h.readLock=(0,D().
perPath)(async(k,N)=>{const w=await(0,M().readText)(k,N,C().MAX_BYTES),f=w&&"text"in w?w.text.replace(/^\uFEFF/,""):"",l=(0,I().
objectIn)((0,T().attempt)(()=>JSON.parse(f)));if(l.packages===void 0)return l.lockfileVersion===1?"unread":void 0;const a=new Map,
s=[];for(const[o,e]of Object.entries((0,I().objectIn)(l.packages))){if(o==="")continue;const[,t,r]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(o)??[],n=m(r??o,(0,I().objectIn)(e));t===""&&r!==void 0&&a.set(r,n),s.push(n)}return{path:N,packages:a,all:s}});function m(k,N){
const w=(0,I().textIn)(N,"name")||k,f=(0,I().textIn)(N,"version"),l=(0,I().textIn)(N,"resolved"),a=(0,I().textIn)(N,"int\
egrity"),s=(0,C().binOf)(N.bin,w),o=N.link===!0?{kind:"file",at:l.replace(/^file:/,"")}:(0,P().sourceOf)(l,w,f);return{name:w,
version:f,source:o,...a&&{integrity:a},...s&&{bin:s}}}},18701:function(K,h){Object.defineProperty(h,"__esModule",{value:!0}),
h.aliasIn=P,h.sourceOf=D;const c={kind:"registry"},T=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
I=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,L=/^(?:file|link|portal|workspace):(.*)$/is;function D(x,$,m){const[,k]=L.exec(x)??[];return k!==
void 0?{kind:"file",at:k}:T.test(x)?{kind:"git",at:x.replace(/#.*$/s,"")}:/^https?:/i.test(x)?C(x,$,m):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(x)||/\.t(?:ar\.)?gz$/i.test(x)?{kind:"file",at:x}:I.test(x)?{kind:"git",at:x.replace(/#.*$/s,"")}:c}function C(x,$,m){
const k={kind:"tarball",at:x.replace(/#.*$/s,"")};if(!URL.canParse(x))return k;const{host:N,pathname:w}=new URL(x),f=M(w),
[,l]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(f)??[];if(N==="codeload.github.com"&&l!==void 0)return{kind:"git",at:`https://g\
ithub.com/${l}`};const a=$.replace(/^@[^/]*\//,"");return f.endsWith(`/${$}/-/${a}-${m}.tgz`)||f.endsWith(`/${$}/-/${$}-${m}\
.tgz`)||N==="npm.pkg.github.com"&&f.startsWith(`/download/${$}/${m}/`)?{kind:"registry",at:N}:k}function M(x){try{return decodeURIComponent(
x)}catch{return x}}function P(x){const[,$]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(x)??[];return $===void 0||/^[\^~<>=*v\d]/.
test($)?void 0:$}},1277:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.nearestFile=$;function T(){const k=c(
76760);return T=function(){return k},k}function I(){const k=c(59490);return I=function(){return k},k}function L(){const k=c(
3051);return L=function(){return k},k}function D(){const k=c(32854);return D=function(){return k},k}function C(){const k=c(
59542);return C=function(){return k},k}function M(){const k=c(93028);return M=function(){return k},k}const P=(0,C().perTree)(
k=>(0,I().groupBy)(k.files(),({path:N})=>T().posix.dirname(N))),x=20;function $(k,N){const w=N.split("/").slice(-x),f=w.
at(-1)??"",l=T().posix.dirname(N),a=w.slice(1,-1).map((r,n)=>w.slice(n+1).join("/")).find(r=>m(k.stat(r)));if(a!==void 0)
return a;const s=(0,C().filesNamed)(k,f).filter(m),o=s.filter(({path:r})=>r.endsWith(`/${N}`));if(o.length===1)return o[0]?.
path;const e=(P(k).get(l)??[]).filter(({path:r})=>T().posix.extname(r)===T().posix.extname(f)).map(({path:r})=>T().posix.
basename(r)),t=(0,L().nearestName)(f,e);return t!==void 0?T().posix.join(l,t):s.length===1?s[0]?.path:void 0}function m(k){
return!!k?.tracked&&(0,M().isRegular)(k.kind)&&!(0,D().isWithin)(k.path,"node_modules")}},15804:function(K,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.firstFile=i,h.inspectImport=A,h.inspectNodeFlag=b,h.mainOf=u,h.resolveNode=g,h.trustProblems=
l;function T(){const S=c(76760);return T=function(){return S},S}function I(){const S=c(32854);return I=function(){return S},
S}function L(){const S=c(93028);return L=function(){return S},S}function D(){const S=c(95132);return D=function(){return S},
S}function C(){const S=c(87646);return C=function(){return S},S}function M(){const S=c(66227);return M=function(){return S},
S}function P(){const S=c(59867);return P=function(){return S},S}function x(){const S=c(55013);return x=function(){return S},
S}function $(){const S=c(82293);return $=function(){return S},S}function m(){const S=c(56788);return m=function(){return S},
S}function k(){const S=c(10473);return k=function(){return S},S}const N=new Set(["","js","mjs","cjs","ts","mts","cts"]);
async function w(S,j,F){const{tree:W}=S,H=(0,$().pathProblem)(j,F,S.directory);if(H!==void 0)return{targets:[],problems:[
H]};if(j.includes("\\"))return(0,m().fails)("target-not-a-file",F,{path:j,reason:"backslash"});const B=(0,I().normalise)(
(0,m().from)(S,j))??"",U=(0,M().dependencyHome)(S);if(U!==""&&(0,I().isWithin)(B,T().posix.join(U,"node_modules")))return(0,M().
resolveAtHome)(S,J=>w(J,j,F));const G=i(W,n(B));if(G===void 0)return a(S,j,B,F);if(G.kind!=="inside"||G.entry.kind!=="di\
rectory")return f(S,{path:j,wanted:B,found:G},F);const z=await u(W,B);if(z===P().INVALID)return(0,m().fails)("package-js\
on-invalid",F,{path:T().posix.join(B,"package.json")});if(z===void 0)return(0,m().fails)("target-not-a-file",F,{path:j,reason:"\
directory"});const V=await f(S,{path:j,wanted:B,found:z.found},F);return z.by===void 0||!S.changed.has(z.by)?V:(0,m().join)(
[V,(0,m().fails)("target-changed",F,{path:z.by})])}async function f(S,{path:j,wanted:F,found:W},H){const{tree:B}=S,U=(0,k().
fileAt)(W,j,H);if("problems"in U)return U;const G=/\.([^./]*)$/.exec(U.path.replace(/.*\//,""))?.[1]??"";if(!N.has(G))return(0,m().
fails)("target-extension",H,{program:"node",path:j,extension:G});const z=await l(S,U,j,H);if(z.some(M().isUnverified))return{
targets:[],problems:z};const V=(0,M().packageOf)(U.path);if(V&&!(0,I().isWithin)(F,"node_modules")&&!F.includes(`node_mo\
dules/${V}`))return(0,m().fails)("dependency-unverified",H,{name:V,path:j,fault:"linked"});const J=(0,k().runs)(S,{name:j,
path:U.path,wanted:F},H),Y=U.tracked&&await t(B,U)?[(0,D().problemAt)("target-writes",H,{path:U.path})]:[];return{...J,problems:[
...z,...J.problems,...Y]}}async function l(S,{path:j,tracked:F,built:W},H,B){const U=(0,M().packageOf)(j);return U===void 0?
(F||W)&&!(0,I().isWithin)(j,"node_modules")?[]:[(0,D().problemAt)("target-untracked",B,{path:H})]:F?[(0,D().problemAt)("\
dependency-unverified",B,{name:U,path:H,fault:"committed"})]:await(0,M().inspectDependency)(S,{name:U,path:H},B)}async function a(S,j,F,W){
const H=(0,M().packageOf)(F);if(H===void 0&&S.tree.isPending?.(F))return(0,m().fails)("target-not-judged",W,{path:j});if(H===
void 0||S.tree.stat("node_modules")!==void 0)return(0,k().nothingAt)(S.tree,F,j,W);const B=await(0,M().inspectDependency)(
S,{name:H,path:j},W);return B.some(M().isUnverified)?{targets:[],problems:B}:(0,m().join)([(0,m().fails)("not-installed",
W,{name:H}),{targets:[],problems:B}])}async function s(S,j,F){const W=(0,$().testProblem)(j,F,S.directory);if(W!==void 0)
return{targets:[],problems:[W]};if((0,x().isPattern)(j))return((0,x().alternativesOf)(j)??[]).map(G=>(0,m().from)(S,G)).
some(G=>(0,I().resolveInTree)(S.tree,(0,x().baseOf)(G)).kind==="outside")?(0,m().fails)("target-outside",F,{path:j,reason:"\
symlink"}):m().NOTHING;const H=(0,I().resolveInTree)(S.tree,(0,m().from)(S,j));return H.kind==="inside"&&H.entry.kind===
"directory"&&H.entry.tracked?m().NOTHING:w(S,j,F)}const o=256*1024,e=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function t(S,j){if((j.size??0)>o)return!1;const F=(await S.read(j.path)).toString("latin1");return e.test(F)}const r=[
"",".js",".json",".node"];function n(S){return S===""?[""]:r.map(j=>S+j)}function i(S,j){const F=j.map(W=>(0,I().resolveInTree)(
S,W)).filter(W=>W.kind!=="missing");return F.find(W=>W.kind!=="inside"||(0,L().isRegular)(W.entry.kind))??F[0]}async function u(S,j){
const F=T().posix.join(j,"package.json"),W=await(0,P().readJsonFile)(S,F);if(W===P().INVALID)return P().INVALID;const H=W?.
main,B=v(j),U=W===void 0?{}:{by:F};if(typeof H!="string"||H===""){const V=d(S,B);return V&&{found:V,...U}}const G=H.startsWith(
"/")?void 0:(0,I().normalise)(T().posix.join(j,H));if(G===void 0)return{found:{kind:"outside",path:H},...U};const z=d(S,
[...n(G),...v(G),...B]);return z&&{found:z,...U}}function v(S){return n(T().posix.join(S,"index")).slice(1)}function d(S,j){
return j.map(F=>(0,I().resolveInTree)(S,F)).find(F=>F.kind==="inside"?(0,L().isRegular)(F.entry.kind):F.kind!=="missing")}
async function g(S,j){const{flags:F,operands:W}=S,H=(0,C().isTestRun)(S);if(y(S,H))return m().NOTHING;const B=[];for(const z of F)
B.push(await b(z,j));for(const{text:z,span:V}of W){if(z===""||z.startsWith("-"))continue;const J=H?s:w;B.push(await J(j,
z,V))}const{targets:U,problems:G}=(0,m().join)(B);return F.some(({name:z})=>z==="--check")?{targets:U.map(z=>({...z,parsed:!0})),
problems:G}:{targets:U,problems:G}}function y({operands:S},j){const F=S[0]?.text;return F==="inspect"||F==="debug"&&!j}const O=new Set(
["--import","--require","--experimental-loader"]);async function b(S,j){const{name:F,value:W="",span:H}=S;return F==="--\
env-file"||F==="--env-file-if-exists"?p(j,W,H):F==="--test-reporter-destination"?R(j,W,H):!O.has(F)||!/^[@a-z]/i.test(W)?
m().NOTHING:A(j,W,H)}function R(S,j,F){if(/^std(?:out|err)$/.test(j))return m().NOTHING;const W=(0,$().pathProblem)(j,F,
S.directory);if(W!==void 0)return{targets:[],problems:[W]};const H=(0,I().resolveInTree)(S.tree,(0,I().normalise)((0,m().
from)(S,j))??"");return H.kind==="outside"?(0,m().fails)("target-outside",F,{path:j,reason:"symlink"}):H.kind==="inside"&&
H.entry.tracked?(0,m().fails)("writes-files",F,{program:"node",flag:j}):m().NOTHING}async function A(S,j,F){const W=/^(?:@[^/]+\/)?[^/]+/.
exec(j)?.[0]??j;return{targets:[],problems:await(0,M().inspectDependency)(S,{name:W,path:j},F)}}const E=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function p(S,j,F){if((0,$().pathProblem)(j,F,S.directory)!==void 0)return m().NOTHING;const W=(0,I().resolveInTree)(
S.tree,(0,m().from)(S,j));if(W.kind==="missing"&&S.tree.isPending?.(W.path))return(0,m().fails)("target-not-judged",F,{path:j});
const H=(0,k().fileAt)(W,j,F);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,m().fails)("target-untracked",
F,{path:j});if((H.size??0)>o)return(0,m().fails)("environment-file-unsafe",F,{path:j,names:[]});const U=[...(await S.tree.
read(H.path)).toString("utf8").matchAll(E)].map(([z])=>z.replace(/\s*=$/,"")).filter(z=>z.toUpperCase()!=="NODE_ENV"),G=[
...new Set(U)].slice(0,10);return G.length===0?m().NOTHING:(0,m().fails)("environment-file-unsafe",F,{path:j,names:G})}},
67953:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.findPackages=$,h.foldersUpFrom=w,h.readSettings=
s;function T(){const e=c(76760);return T=function(){return e},e}function I(){const e=c(39491);return I=function(){return e},
e}function L(){const e=c(32854);return L=function(){return e},e}function D(){const e=c(95132);return D=function(){return e},
e}function C(){const e=c(59867);return C=function(){return e},e}function M(){const e=c(56788);return M=function(){return e},
e}function P(){const e=c(10473);return P=function(){return e},e}function x(){const e=c(47668);return x=function(){return e},
e}async function $(e,t,r){const{workspace:n,workspaces:i,includeRoot:u}=e,v=await m(e,t,r);if("problems"in v)return v;const{
directory:d,implied:g}=v;if(i===!1&&n.length>0)return(0,M().fails)("flag-value",r,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const y={project:d,directories:[d],selected:!1,missing:[]};if(i!==!0&&n.length===
0&&g===void 0)return y;const O=await(0,C().usablePackageJson)(t.tree,d);if(O===void 0)return y;const b=await k(d,t,r);if("\
problems"in b)return b;const R=new Map;u&&R.set(O.name,d);const A=[],E=n.length>0?n:g===void 0?[]:[void 0];if(E.length===
0)for(const p of b)R.set(p.name,p.directory);for(const p of E){const S={directory:t.directory,project:d},j=p??T().posix.
join("/",g??""),F=(0,x().selectWorkspaces)(b,j,S);F.length===0&&p!==void 0&&A.push((0,D().problemAt)("workspace-missing",
r,{workspace:p}));for(const W of F)R.set(W.name,W.directory)}return R.size===0?A.length>0?{targets:[],problems:A}:(0,M().
fails)("workspace-missing",r,{workspace:""}):{project:d,directories:[...R.values()],selected:!0,missing:A}}async function m({
prefix:e,workspaces:t},r,n){if(e!==void 0)return N(e,r,n);const{tree:i,directory:u}=r,v=w(u),d=v.find(g=>f(i,g)||l(i,g));
if(d===void 0||!f(i,d))return(0,M().fails)("package-json-missing",n,{directory:u});if(t===!1)return{directory:d};for(const g of v.
slice(v.indexOf(d)+1)){const y=await k(g,r,n);if("problems"in y)return y;if(y.some(O=>O.directory===d))return{directory:g,
implied:d}}return{directory:d}}async function k(e,{tree:t},r){const n=await(0,x().listWorkspaces)(t,e);return"unclear"in
n?(0,M().fails)("target-outside",r,{path:n.unclear,reason:"workspace"}):"broken"in n?(0,M().fails)("package-json-invalid",
r,{path:n.broken}):n}function N(e,t,r){if((0,L().normalise)((0,M().from)(t,e))===void 0)return M().NOTHING;const n=(0,P().
entryAt)((0,L().resolveInTree)(t.tree,(0,M().from)(t,e)),e,r);return"problems"in n?n:{directory:n.path}}function w(e){return e===
""?[""]:[e,...(0,I().foldersAbove)(e).reverse(),""]}function f(e,t){return(0,L().resolveInTree)(e,T().posix.join(t,"pack\
age.json")).kind!=="missing"}function l(e,t){return(0,L().resolveInTree)(e,T().posix.join(t,"node_modules")).kind==="ins\
ide"}const a=new Set(["--usage","--version","--versions"]);function s({flags:e}){const t=e.findLast(({name:i})=>i==="--p\
refix")?.value,r=o(e,"--workspaces"),n=o(e,"--ignore-scripts");return{informs:e.some(({name:i})=>a.has(i)),...t===void 0?
{}:{prefix:t},...r===void 0?{}:{workspaces:r},workspace:e.flatMap(({name:i,value:u})=>i==="--workspace"&&u?[u]:[]),includeRoot:o(
e,"--include-workspace-root")===!0,...n===void 0?{}:{ignoreScripts:n},ifPresent:o(e,"--if-present")===!0}}function o(e,t){
const r=e.findLast(n=>n.name===t);return r&&r.negated!==!0}},62205:function(K,h,c){Object.defineProperty(h,"__esModule",
{value:!0}),h.resolveRun=m;function T(){const n=c(80781);return T=function(){return n},n}function I(){const n=c(13580);return I=
function(){return n},n}function L(){const n=c(97424);return L=function(){return n},n}function D(){const n=c(54669);return D=
function(){return n},n}function C(){const n=c(59867);return C=function(){return n},n}function M(){const n=c(56788);return M=
function(){return n},n}function P(){const n=c(61102);return P=function(){return n},n}function x(){const n=c(20362);return x=
function(){return n},n}function $(){const n=c(46912);return $=function(){return n},n}function m(n,i,u,v){const{directory:d,
event:g,words:y}=i;return v.follow(`${d}\0${g}`,`${(0,$().scriptText)(i)}\0${y.length}`,()=>N(n,i,u,v),O=>k(O,g,u))}function k(n,i,u){
return n.why==="cycle"?(0,M().fails)("npm-script-cycle",u,{script:i}):(0,M().fails)("npm-script-chain",u,{script:i,limit:n.
limit,what:n.why})}async function N(n,i,u,v){const{event:d,body:g,words:y}=i,O=(0,$().scriptText)(i),b={targets:[(0,M().
target)(n,{kind:"npm_script",name:d,script:O})],problems:[]},R=(0,L().dangerOfScript)(O);if(R!==void 0)return(0,M().join)(
[b,(0,M().fails)("npm-script-dangerous",u,{script:d,text:O,danger:R})]);const A={...n,via:d},E=(0,T().subTree)(n.tree,n.
directory),{parts:p,fault:S,isIdle:j}=await(0,P().readParts)({body:g,words:y,span:u},A,E),F=await w(n,i),W=[b];let H=S!==
void 0;for(const B of p){const{problems:U,targets:G}=await B.resolve(A,v),{kept:z,refused:V}=l(U,y);if(W.push({targets:G,
problems:z.map(s(F))}),V===void 0)continue;const J=e(V)&&!a(V);H||=J;const Z=J&&!F?"error":void 0,Y={script:d,text:O,reason:V.
rule};S||W.push((0,M().fails)("npm-script-text",B.span,Y,Z))}if(j&&W.push((0,M().fails)("only-prints",u,{program:"npm",flag:`\
run ${d}`})),S===void 0)W.push(f(y));else{const B=F&&y.length===0?"notice":void 0,U={script:d,text:O,...S,words:y.map(G=>G.
text)};W.push((0,M().fails)("npm-script-form",y[0]?.span??u,U,B))}return H&&F&&W.push((0,x().namedTargets)(g,A,u)),(0,M().
join)(W)}async function w({base:n,directory:i,changed:u},{event:v,body:d}){return(n&&(await(0,C().usablePackageJson)(n,i))?.
scripts.get(v))===d&&(!u.has((0,M().from)({directory:i},"package.json"))||!/npm_/.test(d))}function f(n){const i=n.flatMap(
u=>(0,D().lex)(`x ${(0,$().quoteForScript)(u.text)}`).problems.map(v=>({...v,span:u.span})));return{targets:[],problems:i}}
function l(n,i){const u=({span:y})=>i.some(O=>o(O.span,y)),v=n.filter(y=>u(y)||r(y)),d=n.filter(y=>!v.includes(y)),g=d.filter(
e);return{kept:v,refused:g.find(y=>!a(y))??g[0]??d[0]}}function a({rule:n}){return n==="program-not-allowed"}function s(n){
return i=>n&&i.rule==="tool-unknown"?{...i,severity:"notice"}:i}function o(n,i){return n.start<i.end&&n.end>i.start}function e({
rule:n,severity:i=(0,I().ruleOf)(n).severity}){return i==="error"}const t=new Set(["build-files-unread","dependency-not-\
compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-runs-file","tool-\
unknown","workspaces-changed"]);function r({rule:n,args:i}){return n==="dependency-unverified"?"fault"in i&&["removed","\
stale"].includes(i.fault):t.has(n)||n.startsWith("npm-script-")||n.startsWith("npmrc-")}},52437:function(K,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.resolveNpm=s,h.resolveTool=o;function T(){const d=c(76760);return T=function(){return d},d}
function I(){const d=c(92739);return I=function(){return d},d}function L(){const d=c(32854);return L=function(){return d},
d}function D(){const d=c(93028);return D=function(){return d},d}function C(){const d=c(95132);return C=function(){return d},
d}function M(){const d=c(31901);return M=function(){return d},d}function P(){const d=c(66227);return P=function(){return d},
d}function x(){const d=c(19685);return x=function(){return d},d}function $(){const d=c(62205);return $=function(){return d},
d}function m(){const d=c(60210);return m=function(){return d},d}function k(){const d=c(96916);return k=function(){return d},
d}function N(){const d=c(59867);return N=function(){return d},d}function w(){const d=c(56788);return w=function(){return d},
d}function f(){const d=c(46912);return f=function(){return d},d}function l(){const d=c(38218);return l=function(){return d},
d}function a(){const d=c(10473);return a=function(){return d},d}async function s(d,g,y){const{subcommand:O,operands:b,flags:R}=d,
[A]=b,E=A?.span??R[0]?.span??{start:0,end:0};if(O==="exec")return A===void 0?w().NOTHING:o(g,d,A);const{project:p,selected:S,
runs:j,packages:F,problems:W}=await(0,f().scriptsThatRun)(d,g,E);if(p===void 0)return{targets:[],problems:W};const H=[await(0,m().
inspectNpmrc)({...g,directory:p},E)];for(const U of F){const G={...g,directory:U},z=j.filter(J=>J.directory===U);z.length>
0&&H.push(await(0,k().inspectShadows)(G,E));for(const J of z)H.push(await(0,$().resolveRun)(G,J,E,y));const V=T().posix.
join(U,"package.json");g.changed.has(V)&&H.push((0,w().fails)("target-changed",E,{path:V}))}const B=T().posix.join(p,"pa\
ckage.json");return S&&!F.includes(p)&&g.changed.has(B)&&H.push((0,w().fails)("target-changed",E,{path:B})),(0,w().join)(
[...H,{targets:[],problems:W}])}async function o(d,g,{text:y,span:O}){if(!(0,M().isToolName)(y))return w().NOTHING;const b=g.
starts==="file",R=b?w().NOTHING:await(0,P().resolveAtHome)(d,E=>e(E,y,O));if(!b&&R.targets.length===0)return R;const A=await(0,l().
resolveToolFiles)(g,d);return(0,w().join)([R,(0,I().isKnownTool)(y)?w().NOTHING:(0,w().fails)("tool-unknown",O,{tool:y}),
A])}async function e(d,g,y){const{tree:O}=d,b=await(0,N().readPackageJson)(O,""),R=(await(0,k().ownBinaries)(O)).get(g);
if(R!==void 0&&d.via!==void 0&&O.stat("node_modules")===void 0)return(0,a().resolveCommitted)(d,{text:R.file,span:y});if(b===
N().INVALID)return(0,w().fails)("package-json-invalid",y,{path:"package.json"});if(b?.binaries.has(g))return(0,w().fails)(
"binary-shadowed",y,{name:g,path:b.path});const A=(0,w().from)(d,`node_modules/.bin/${g}`);if(d.directory!==""&&O.stat(A)!==
void 0)return(0,w().fails)("dependency-unverified",y,{name:g,path:A,fault:"elsewhere"});const E=O.stat("node_modules");if(E===
void 0)return v(d,b,g,y);const p=await i(O,g),S=O.stat(p),j=(0,L().resolveInTree)(O,p);if(S===void 0||j.kind==="missing")
return(0,w().fails)("binary-missing",y,{name:g});if(j.kind!=="inside")return(0,w().fails)("target-outside",y,{path:p,reason:"\
symlink"});const F=(0,P().packageOf)(j.path),W=E.tracked||S.tracked,H=!W&&j.entry.tracked&&await r(O,j.path);if(F===void 0&&
!H||!(0,D().isRegular)(j.entry.kind))return(0,w().fails)("dependency-unverified",y,{name:g,path:j.path,fault:"elsewhere"});
if(!H&&(W||j.entry.tracked)){const G={name:F??g,path:j.path,fault:"committed"};return(0,w().fails)("dependency-unverifie\
d",y,G)}const B=H?await(0,P().inspectOrigin)(d,n(O,p)??g,y):await t(d,g,j.path,y);if(B.some(P().isUnverified))return{targets:[],
problems:B};if(!await u(O,j.path))return(0,w().fails)("binary-not-node",y,{name:g,path:j.path});H&&d.changed.has(j.path)&&
B.push((0,C().problemAt)("target-changed",y,{path:j.path}));const U={kind:"package_binary",name:g,path:j.path};return{targets:[
(0,w().target)(d,U)],problems:B}}async function t(d,g,y,O){const b=(0,P().packageOf)(y)??g,R=y.slice(`node_modules/${b}/`.
length),A={name:g.startsWith("@")?void 0:g,file:R},E=await(0,P().inspectDependency)(d,{name:b,path:y,binary:A},O);return b===
g||!(await(0,x().readLocks)(d.tree)).npm?.packages.has(g)?E:[...E,...await(0,P().inspectOrigin)(d,g,O)]}async function r(d,g){
return(await(0,k().ownPackages)(d)).some(y=>(0,L().isWithin)(g,y))}function n(d,g){return(0,P().packageOf)(T().posix.join(
T().posix.dirname(g),d.readlink(g)??""))}async function i(d,g){const y=`node_modules/.bin/${g}`;if(!g.startsWith("@"))return y;
const O=await(0,N().usablePackageJson)(d,`node_modules/${g}`);if(O===void 0)return y;const[b]=O.binaries.keys();return`n\
ode_modules/.bin/${(O.binaries.size===1?b:void 0)??g.replace(/^@[^/]*\//,"")}`}async function u(d,g){return/\.[cm]?js$/.
test(g)||/^#!.*[/ ]node\b/.test(await(0,a().firstLineOf)(d,g))}async function v(d,g,y,O){const b=await(0,P().ownerOf)(d.
tree,y,g?.dependencies??new Set);if(b===void 0)return(0,w().fails)("binary-missing",O,{name:y});const R={kind:"package_b\
inary",name:y},A=await(0,P().inspectDependency)(d,{name:b,path:y},O);return{targets:[(0,w().target)(d,R)],problems:[d.tree.
isPending?.("node_modules")?(0,C().problemAt)("target-not-judged",O,{path:y}):(0,C().problemAt)("not-installed",O,{name:y}),
...A]}}},60210:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.effectOf=a,h.foreignSettings=r,h.inspectNpmrc=
N,h.npmrcCopies=s,h.readNpmrc=k;function T(){const n=c(76760);return T=function(){return n},n}function I(){const n=c(58238);
return I=function(){return n},n}function L(){const n=c(4537);return L=function(){return n},n}function D(){const n=c(32854);
return D=function(){return n},n}function C(){const n=c(59542);return C=function(){return n},n}function M(){const n=c(93028);
return M=function(){return n},n}function P(){const n=c(94411);return P=function(){return n},n}function x(){const n=c(56788);
return x=function(){return n},n}function $(){const n=c(10473);return $=function(){return n},n}const m=64*1024;async function k(n){
const i=await(0,$().readText)(n.tree,(0,x().from)(n,".npmrc"),m);if(i===void 0)return{settings:{}};if("unread"in i)return i;
const u=(0,L().lfsObstacle)(i.text);return u!==void 0?{unread:u}:{settings:(0,I().parse)(i.text),file:i.path}}async function N(n,i){
const u=(0,x().from)(n,".npmrc"),v=await k(n);if("unread"in v)return(0,x().fails)("npmrc-setting",i,{path:u,keys:[],why:v.
unread});const{settings:d,file:g=u}=v,y=n.changed.has(u)||n.changed.has(g),O=n.base&&await k({...n,tree:n.base}),b=O&&"s\
ettings"in O?O.settings:{},R={changed:[],decides:[],stands:[]};for(const[A,E]of Object.entries(d)){const p=a(A,E),S=y&&JSON.
stringify(b[A])!==JSON.stringify(E),j=A==="node-options"&&!(0,P().areHarmlessOptions)(String(E));p==="harmless"||p==="ho\
noured"&&!S&&!j||R[S?"changed":p==="other"?"stands":"decides"].push(A)}return(0,x().join)(Object.entries(R).map(([A,E])=>E.
length===0?x().NOTHING:(0,x().fails)("npmrc-setting",i,{path:u,keys:E,why:A},A==="stands"?"warning":void 0)))}const w=new Set(
`access allow-same-version audit audit-level auth-type bin-links color commit-hooks cpu depth
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),f=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),l=new Set(["ignore\
-scripts","node-options"]);function a(n,i){const u=typeof i!="object"&&!String(i).includes("${");if(n==="ignore-scripts"&&
u)return typeof i=="boolean"?"honoured":"decides";if(l.has(n)&&u)return"honoured";const v=n.toLowerCase().replaceAll("_",
"-");return f.has(v)||n.includes("${")?"decides":!w.has(n)||typeof i=="object"&&!Array.isArray(i)||String(i).includes("$\
{")?"other":"harmless"}async function s(n,i){return Promise.all((0,C().filesNamed)(n,".npmrc").map(({path:u})=>o(n,u,i)))}
async function o(n,i,u){const v=T().posix.dirname(i),d=await k({tree:n,directory:v==="."?"":v});if("unread"in d)return e(
n,i,d.unread);const{settings:g,file:y=i}=d,O=u.has(i)||u.has(y),b=([A,E])=>{const p=a(A,E);return p==="harmless"||p==="h\
onoured"&&!O},R=Object.entries(g);return{path:y,text:(0,I().stringify)(Object.fromEntries(R.filter(b))),dropped:R.filter(
A=>!b(A)).map(([A])=>A)}}function e(n,i,u){const v=(0,D().resolveInTree)(n,i);return v.kind==="inside"&&(0,M().isRegular)(
v.entry.kind)?{path:v.path,text:"",dropped:[u]}:{path:i,dropped:[u]}}const t=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function r(n,i){return(await s(n,i)).flatMap(({path:v,dropped:d})=>{const g=d.filter(y=>!t.test(y));return g.length>
0?[`${v}: ${g.join(", ")}`]:[]})}},96916:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.inspectShadows=
l,h.ownPackages=h.ownBinaries=void 0;function T(){const t=c(76760);return T=function(){return t},t}function I(){const t=c(
32854);return I=function(){return t},t}function L(){const t=c(59542);return L=function(){return t},t}function D(){const t=c(
11331);return D=function(){return t},t}function C(){const t=c(19685);return C=function(){return t},t}function M(){const t=c(
67953);return M=function(){return t},t}function P(){const t=c(59867);return P=function(){return t},t}function x(){const t=c(
56788);return x=function(){return t},t}function $(){const t=c(47668);return $=function(){return t},t}const m=h.ownPackages=
(0,L().perTree)(async t=>{const r=await(0,$().listWorkspaces)(t,""),n=Array.isArray(r)?r.map(({directory:g})=>g):[],{npm:i,
unread:u}=await(0,C().readLocks)(t),v=(i?.all??[]).flatMap(({source:g})=>g.kind==="file"?(0,I().normalise)(g.at)??[]:[]),
d=u.length>0?await k(t):[];return[...new Set([...n,...v,...d])].filter(g=>g!=="")});async function k(t){const r=await(0,P().
usablePackageJson)(t,""),n=(0,L().filesNamed)(t,"package.json").map(({path:u})=>T().posix.dirname(u)),i=[];for(const u of n){
const v=u==="."?void 0:await(0,P().usablePackageJson)(t,u);v!==void 0&&r?.dependencies.has(v.name)&&i.push(u)}return i}const N=h.
ownBinaries=(0,L().perTree)(async t=>{const r=new Map;for(const n of await m(t)){const i=await(0,P().usablePackageJson)(
t,n);for(const[u,v]of i?.binaries??[]){const d=T().posix.join(n,v);r.set(T().posix.basename(u),{file:d,manifest:T().posix.
join(n,"package.json")})}}return r}),w=new Set([...D().PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum cl\
ear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),f=new Set(["node","npm","npx","sh"]);async function l(t,r){const{tree:n,base:i}=t,
u=await N(n),v=i&&await N(i),d=[...u].flatMap(([y,{manifest:O}])=>w.has(y)?[a(y,O,v?.has(y)===!0,r)]:[]),g=[];for(const y of(0,M().
foldersUpFrom)(t.directory)){const O=await s(n,T().posix.join(y,"node_modules/.bin"));for(const{name:b,path:R,isLocked:A}of O)
g.push(a(b,R,A,r))}return(0,x().join)([...d,...g])}function a(t,r,n,i){return n?f.has(t)?(0,x().fails)("program-replaced",
i,{name:t,path:r},"warning"):x().NOTHING:(0,x().fails)("program-replaced",i,{name:t,path:r})}const s=(0,L().perPath)(async(t,r)=>{
const n=[];for(const{path:i}of t.list(r)){const u=T().posix.basename(i).replace(/\.(?:cmd|exe|ps1)$/,"");if(!w.has(u))continue;
const v=(0,I().resolveInTree)(t,i);if(v.kind!=="inside")continue;const d=v.path===i?await o(t,v.entry):v.path,g=d!==void 0&&
/node_modules\/(?!\.bin\/)/.test(d);n.push({name:u,path:i,isLocked:g&&!v.entry.tracked})}return n});async function o(t,{
path:r,size:n=0}){if(n>e)return;const i=(await t.read(r)).toString("utf8"),[,u]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(i)??
[];return u&&T().posix.join(T().posix.dirname(r),u)}const e=16*1024},59867:function(K,h,c){Object.defineProperty(h,"__es\
Module",{value:!0}),h.MAX_BYTES=h.INVALID=void 0,h.binOf=f,h.readPackageJson=h.readJsonFile=void 0,h.usablePackageJson=N;
function T(){const s=c(26040);return T=function(){return s},s}function I(){const s=c(3463);return I=function(){return s},
s}function L(){const s=c(80287);return L=function(){return s},s}function D(){const s=c(32854);return D=function(){return s},
s}function C(){const s=c(59542);return C=function(){return s},s}function M(){const s=c(10473);return M=function(){return s},
s}const P=["dependencies","devDependencies","optionalDependencies"],x=h.MAX_BYTES=64*1024*1024,$=h.INVALID=Symbol("inval\
id"),m=h.readJsonFile=(0,C().perPath)(async(s,o)=>{if((0,D().resolveInTree)(s,o).kind==="missing")return;const e=await(0,M().
readText)(s,o,x);if(e===void 0||"unread"in e||(0,L().isNestedTooDeep)(e.text))return $;const t=(0,T().attempt)(()=>JSON.
parse(e.text.replace(/^\uFEFF/,"")));return typeof t=="object"&&t!==null?t:$}),k=h.readPackageJson=(0,C().perPath)(async(s,o)=>{
const e=o===""?"package.json":`${o}/package.json`,t=await m(s,e);return t===void 0||t===$?t:w(e,t)});async function N(s,o){
const e=await k(s,o);return e===$?void 0:e}function w(s,o){const e=typeof o.name=="string"?o.name:"";return{path:s,name:e,
scripts:l(o.scripts),binaries:new Map(Object.entries(f(o.bin,e)??{})),dependencies:new Set(P.flatMap(t=>[...l(o[t]).keys()])),
workspaces:a(o.workspaces)}}function f(s,o){if(typeof s=="string")return{[o.replace(/^@[^/]*\//,"")]:s};const e=l(s);return e.
size===0?void 0:Object.fromEntries(e)}function l(s){return new Map(Object.entries((0,I().objectIn)(s)).flatMap(([o,e])=>typeof e==
"string"?[[o,e]]:[]))}function a(s){const o=Array.isArray(s)?s:(0,I().objectIn)(s).packages;return Array.isArray(o)?o.filter(
e=>typeof e=="string"):[]}},65490:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.isPackageManager=w,
h.resolvePackageManager=N,h.selectsPackages=f;function T(){const o=c(76760);return T=function(){return o},o}function I(){
const o=c(59542);return I=function(){return o},o}function L(){const o=c(31901);return L=function(){return o},o}function D(){
const o=c(52437);return D=function(){return o},o}function C(){const o=c(67953);return C=function(){return o},o}function M(){
const o=c(62205);return M=function(){return o},o}function P(){const o=c(60210);return P=function(){return o},o}function x(){
const o=c(96916);return x=function(){return o},o}function $(){const o=c(59867);return $=function(){return o},o}function m(){
const o=c(56788);return m=function(){return o},o}function k(){const o=c(46912);return k=function(){return o},o}async function N(o,e,t,r){
const{subcommand:n,operands:i,flags:u}=o,[v]=i;if(v===void 0)return m().NOTHING;const{text:d,span:g}=v,y=(0,m().join)([await(0,P().
inspectNpmrc)({...t,directory:""},g),t.directory===""?m().NOTHING:await(0,P().inspectNpmrc)(t,g)]),O=(0,L().isProgram)(d)||
t.families?.allowed.has(d)===!0;if(n==="exec"){const p=O?m().NOTHING:await(0,D().resolveTool)(t,o,v);return(0,m().join)(
[y,p])}const b=f(o,e),R=await l(t,b,g);if("problems"in R)return(0,m().join)([y,R]);const A=R.filter(({manifest:p})=>p.scripts.
has(d));if(A.length>0){const p=A.map(S=>s(S,o,t,r));return(0,m().join)([y,...await Promise.all(p)])}if(n==="script-or-to\
ol"&&O)return y;if(n==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(d)){const p=[(0,L().wordProblem)("outside-code",e.program,
v)];return(0,m().join)([y,{targets:[],problems:p}])}if(n==="script-or-tool"&&(0,L().isToolName)(d)){const p=await(0,D().
resolveTool)(t,{...o,subcommand:"exec"},v);return(0,m().join)([y,p])}if(n==="script-or-tool"&&!/^[\w:.-]*\w[\w:.-]*$/.test(
d)){const p=[(0,L().wordProblem)("outside-code",e.program,v)];return(0,m().join)([y,{targets:[],problems:p}])}const E=u.
some(({name:p})=>p==="--if-present");return(0,m().join)([y,(0,m().fails)("npm-script-missing",g,{script:d,passes:E})])}function w({
data:o}){return o.starts==="script-or-tool"||o.starts==="script-tool-or-file"}function f({anyPackage:o,flags:e,passthrough:t},{
data:r}){const n=[...e.map(({name:i})=>i),...t.map(({text:i})=>i)];return o===!0||n.some(i=>r.selecting_flags.includes(i.
replace(/=.*/s,"")))}async function l({tree:o,directory:e},t,r){const n=(0,C().foldersUpFrom)(e).filter(v=>o.stat(T().posix.
join(v,"package.json"))!==void 0),i=t?a(o):n.slice(0,1);if(i.length===0)return(0,m().fails)("package-json-missing",r,{directory:e});
const u=[];for(const v of i){const d=await(0,$().readPackageJson)(o,v);if(d===$().INVALID)return(0,m().fails)("package-j\
son-invalid",r,{path:T().posix.join(v,"package.json")});d!==void 0&&u.push({directory:v,manifest:d})}return u}function a(o){
const e=[];for(const{path:t}of(0,I().filesNamed)(o,"package.json"))t.split("/").includes("node_modules")||e.push(T().posix.
dirname(t).replace(/^\.$/,""));return e}async function s({directory:o,manifest:e},{operands:[t],passthrough:r},n,i){const u={
...n,directory:o},{text:v="",span:d={start:0,end:0}}=t??{},g=[await(0,x().inspectShadows)(u,d)],y=(0,k().runsIn)(e,o,{event:v,
words:r});for(const R of y)g.push(await(0,M().resolveRun)(u,R,d,i));const O=(0,k().inspectEmpty)(y,v,u,d);return g.push(
{targets:[],problems:O}),n.changed.has(e.path)&&g.push((0,m().fails)("target-changed",d,{path:e.path})),(0,m().join)(g)}},
55013:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.alternativesOf=k,h.baseOf=x,h.isPattern=P,h.matchesPattern=
D,h.readPatterns=L;function T(){const N=c(14395);return T=function(){return N},N}function I(N){return N.length>200||N.split(
"**").length>2?!1:N==="."?!0:N.split("/").every(w=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(w))}function L(N){const w=[],f=[],l=N.
some(s=>s.includes("{"))?/[[\]!]/:/[[\]]/;for(const s of N){const o=/^!*/.exec(s)?.[0].length??0,t=(l.test(s)?void 0:k(s.
slice(o)))?.map(r=>r.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!t?.every(I))return{unclear:s};if(o%2===1){f.push(...t);
continue}for(let r=0;r<f.length;r+=1)t.some(n=>D(n,f[r]??""))&&f.splice(r,1);w.push(t)}const a=w.filter(s=>!s.some(o=>f.
some(e=>D(o,e))));return{wanted:a.flat(),entries:a,refused:f}}function D(N,w,f={}){return C(N.split("/"),w.split("/"),f)}
function C(N,w,f){const[l,...a]=N,[s,...o]=w;return l===void 0?f.partial||w.every(e=>e==="**"):s===void 0?!1:s!=="**"?M(
l,s,f)&&C(a,o,f):C(N,o,f)?!0:M(l,"*",f)&&C(a,w,f)}function M(N,w,{dot:f=!1}){return N.startsWith(".")&&!w.startsWith(".")&&
!f?!1:(0,T().matchesStars)(N,w)}function P(N){return/[*?[{]/.test(N)}function x(N){return N.replace(/[^/]*[*?[{].*$/s,"")}
const $=200,m=1e3;function k(N){if(N.length>m)return;let w=[N.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const f=[];for(;w.length>
0;){const l=[];for(const a of w){const s=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(a);if(s===null)f.push(a);else{const{0:o,1:e="",
index:t}=s,[r,n]=[a.slice(0,t),a.slice(t+o.length)];l.push(...e.split(",").map(i=>`${r}${i}${n}`))}}if(l.length+f.length>
$)return;w=l}return f}},82293:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.inspectPaths=P,h.pathProblem=
m,h.testProblem=$;function T(){const k=c(32854);return T=function(){return k},k}function I(){const k=c(95132);return I=function(){
return k},k}function L(){const k=c(45806);return L=function(){return k},k}function D(){const k=c(87646);return D=function(){
return k},k}function C(){const k=c(55013);return C=function(){return k},k}const M=new Set(["--env-file","--env-file-if-e\
xists","--prefix"]);function P(k,N){const{passthrough:w}=k,f=[],l=(s,o)=>{const e=m(s,o,N);e!==void 0&&f.push(e)};for(const s of[
k,...(0,L().launchedBy)(k)]){for(const{name:e,value:t,span:r}of s.flags)t!==void 0&&(M.has(e)&&l(t,r),e==="--workspace"&&
/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(t)&&l(t,r));for(const{as:e,path:t,span:r}of s.subcommand==="exec"&&s.tool?.files||[]){
const n=e==="tests"?$(t,r,N):void 0;n!==void 0&&f.push(n)}if(s.program!=="node"&&s.starts!=="file")continue;const o=s.program===
"node"&&(0,D().isTestRun)(s)?$:m;for(const{text:e,span:t}of s.operands){const r=e===""||e==="-"?void 0:o(e,t,N);r!==void 0&&
f.push(r)}}const a=w.find(({text:s})=>x.test(s));return a!==void 0&&f.push((0,I().problemAt)("absolute-path",a.span,{path:a.
text})),f}const x=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;function $(k,N,w){
if(!(0,C().isPattern)(k))return m(k,N,w);const f=(0,C().alternativesOf)(k);if(f===void 0)return(0,I().problemAt)("glob-u\
nclear",N,{pattern:k,reason:"too_many"});for(const l of[k,...f]){const a=m(l,N,w);if(a!==void 0)return{...a,args:{...a.args,
path:k}}}}function m(k,N,w){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(k)&&/^(?:data|node|file|[a-z]+:\/)/i.test(k))return(0,I().
problemAt)("target-outside",N,{path:k,reason:"address"});const f=/^(?:[\\/]|[A-Za-z]:)/.test(k),l=f?void 0:(0,T().normalise)(
w===""?k:`${w}/${k}`);if(l===void 0){const a=f?"absolute":"above";return(0,I().problemAt)("target-outside",N,{path:k,reason:a})}
if((0,T().isWithin)(l,".git",{ignoreCase:!0}))return(0,I().problemAt)("target-in-git",N,{path:k})}},57615:function(K,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.programRuns=C;function T(){const g=c(3463);return T=function(){return g},
g}function I(){const g=c(95244);return I=function(){return g},g}function L(){const g=c(11331);return L=function(){return g},
g}function D(){const g=c(54421);return D=function(){return g},g}async function C(g,y){const O=(0,D().startedWords)(g),[b,
...R]=O;if(b===void 0||d.has(b.text))return[];if(!b.isKnown)return[M(`it starts ${b.shown}`)];const A=(0,L().baseName)(b.
text),E=(0,L().programNamed)(b.text),p=(0,D().textHanded)(O);if(E?.kind==="shell"&&p)return p.words.every(({isKnown:J})=>J)||
/\s/.test(p.text)?y.shell(p.text):[M("a shell runs what it is handed")];const S=R.some(({text:V})=>f(V)||w(V));if((0,L().
runsCode)(b.text)&&(S||!l.has(A)))return $(A,R,p!==void 0,y.files);const{files:j,left:F}=x(R,y.files),W=F.map(({text:V})=>V),
B=f(b.text)&&!N.test(b.text)?[y.files.script(b.text)]:await m(A,W,{...y,files:j}),U=W.filter(w).flatMap(V=>{const J=j.named(
V);return J.length>0?J:y.files.named(V)}),G=v.test(A)?F.findIndex(({text:V})=>(0,L().runsCode)(V)):-1,z=G<0?[]:await C(F.
slice(G),{...y,files:j});return[...B,...z,...U]}function M(g){return{kind:"unread",name:g}}const P=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;
function x(g,y){const O=g.findIndex(({text:A})=>P.test(A));if(O<0)return{files:y,left:g};const b=P.exec(g[O]?.text??"")?.[1],
R=g.toSpliced(O,b===void 0?2:1);return{files:y.into(b??g[O+1]?.text),left:R}}function $(g,y,O,b){const R=y.flatMap(({text:F})=>b.
named(F));if(O)return[{kind:"inline",name:g},...R];const A=y.filter(({text:F})=>!F.startsWith("-")),E=A.find(({text:F})=>f(
F)||w(F))??A[0],p={kind:"program",name:g};if(R.length>0||E===void 0)return R.length>0?R:[p];const{text:S}=E;if(!E.isKnown)
return[M(`it runs ${E.shown}`)];if(/^\w{2,}:/.test(S))return[{kind:"package",name:S,isExact:/@v?\d+\.\d+/.test(S)}];if(y[y.
indexOf(E)-1]?.text!=="-m")return[b.script(S,e)];const j=b.named(S.replaceAll(".","/"),e);return j.length>0?j:[p]}async function m(g,y,{
files:O,shell:b}){const R=await O.manifest(),A=l.has(g)?a(y):void 0,E=o(A).flatMap(F=>{const W=(0,T().textIn)((0,T().objectIn)(
R.scripts),F);return W===""?[]:[{kind:"npm_script",name:F,text:W}]}),p=await Promise.all(E.map(({text:F=""})=>b(F,O))),j=E.
length>0&&!s.test(A??"")?[]:k([g,...y],R,O);return[...E,...p.flat(),...j]}function k(g,y,O){const[b=""]=g,R=(u.get(b)??[]).
flatMap(F=>O.named(F));if(R.length>0)return R;const A=i(g);if(A===void 0)return[{kind:"program",name:b}];const E=O.named(
A.name);if(E.length>0||/^[./]/.test(A.name))return E.length>0?E:[{kind:"program",name:b}];const{dependencies:p,devDependencies:S}=y;
return[[p,S].some(F=>A.name in(0,T().objectIn)(F))?{kind:"program",name:A.name}:{kind:"package",...A}]}const N=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function w(g){return(0,I().isCode)(g)||/\.(?:exe|jar)$/i.test(g)}function f(g){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(g)&&!g.includes("://")}const l=new Set(["npm","pnpm","yarn","bun"]);function a(g){const[y,O]=g.filter(b=>!b.startsWith(
"-"));return y==="run"||y==="run-script"?O:y}const s=/^(?:add|ci|clean-install|i|install)$/;function o(g){if(g===void 0)
return[];const y=O=>[`pre${O}`,O,`post${O}`];return s.test(g)?[...new Set([g,"install","prepare"].flatMap(y)),"prepublis\
h"]:y(g)}const e=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"],t=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
r=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
n=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function i(g){const y=g.filter(
R=>!R.startsWith("-")),O=[3,2,1].find(R=>R<=y.length&&t.test(y.slice(0,R).join(" ")));if(O===void 0)return;const b=g.slice(
g.indexOf(y[O-1]??"")+1).map(R=>R.replace(/^--(?:from|package)=/,"")).find((R,A,E)=>!/^(?:-|[\d.:]+\w?$)/.test(R)&&!r.test(
E[A-1]??""));return b===void 0?void 0:{name:b,isExact:n.test(b)}}const u=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),v=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
d=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/))},9504:function(K,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.resolveProgram=o;function T(){const b=c(76760);return T=function(){return b},b}function I(){
const b=c(17093);return I=function(){return b},b}function L(){const b=c(91063);return L=function(){return b},b}function D(){
const b=c(71011);return D=function(){return b},b}function C(){const b=c(32854);return C=function(){return b},b}function M(){
const b=c(59542);return M=function(){return b},b}function P(){const b=c(97340);return P=function(){return b},b}function x(){
const b=c(46868);return x=function(){return b},b}function $(){const b=c(79757);return $=function(){return b},b}function m(){
const b=c(67953);return m=function(){return b},b}function k(){const b=c(65490);return k=function(){return b},b}function N(){
const b=c(55013);return N=function(){return b},b}function w(){const b=c(82293);return w=function(){return b},b}function f(){
const b=c(56788);return f=function(){return b},b}function l(){const b=c(38218);return l=function(){return b},b}function a(){
const b=c(10473);return a=function(){return b},b}const s=5;async function o(b,R,A,E){const p=t(b,R,A);if("problems"in p)
return p;const{subcommand:S,starts:j,operands:F,module:W,launched:H}=b,[B]=F,U=[r(R,A,e(b)),...u(b,p),await(0,l().resolveProgramFiles)(
b,A)],G={subcommand:S??B?.text??"",span:e(b)};if(U.push(O(R,p,G)),W!==void 0&&(j!=="module"||H)&&U.push(y(R,p,W)),B!==void 0&&
j==="file"&&U.push(v(b,R,p)),B!==void 0&&j==="module"&&U.push(g(p,B,b.passthrough)),!(0,k().isPackageManager)(R))return(0,f().
join)(U);if(S==="run"||S==="exec"||S==="script-or-tool")U.push(await(0,k().resolvePackageManager)(b,R,p,E));else if(S!==
void 0&&(0,k().selectsPackages)(b,R)){const z={text:S,span:e(b),quoted:!1},V={...b,subcommand:"run",operands:[z]};U.push(
await(0,k().resolvePackageManager)(V,R,p,E))}return(0,f().join)(U)}function e({operands:b,flags:R}){return b[0]?.span??R[0]?.
span??{start:0,end:0}}function t({flags:b},R,A){let E=A;for(const{name:p,value:S,span:j}of b){if(S===void 0||!(0,L().movesTo)(
R,p))continue;const F=(0,a().entryFrom)(E,S,j);if("problems"in F)return F;E={...A,directory:F.path}}return E}function r({
program:b,data:R},{tree:A,changed:E},p){if(R.build_files.length===0)return f().NOTHING;const S=n(A),j=S.get(R)??i(A,R.build_files);
S.set(R,j);const F=j.filter(H=>E.has(H)),W=j.slice(0,s);return(0,f().join)([j.length===0?f().NOTHING:(0,f().fails)("buil\
d-files-unread",p,{program:b,files:W,count:j.length}),...F.map(H=>(0,f().fails)("target-changed",p,{path:H}))])}const n=(0,M().
perTree)(()=>new Map);function i(b,R){const A=E=>R.some(p=>(0,N().matchesPattern)(p.includes("/")?E:T().posix.basename(E),
p,{dot:!0}));return[...b.files()].flatMap(({path:E})=>!(0,C().isWithin)(E,"node_modules")&&A(E)?E:[])}function u({operands:b,
flags:R,starts:A,subcommand:E,family:p},S){const j=p&&(0,k().isPackageManager)(p)&&E!=="test";return[...(A===void 0&&!j?
b:[]).map(({text:H,span:B})=>({text:H.replace(/::.*$/s,""),span:B})),...R.flatMap(({value:H,span:B})=>H===void 0?[]:[{text:H,
span:B}])].map(({text:H,span:B})=>{const U=(0,C().normalise)((0,f().from)(S,H));return U===void 0||U===""?f().NOTHING:(0,C().
isWithin)(U,".git",{ignoreCase:!0})?(0,f().fails)("target-in-git",B,{path:U}):(0,C().resolveInTree)(S.tree,U).kind==="ou\
tside"?(0,f().fails)("target-outside",B,{path:H,reason:"symlink"}):f().NOTHING})}function v({operands:[b],parsed:R},A,E){
if(b===void 0)return f().NOTHING;const{targets:p,problems:S}=d(E,b),F=(0,$().extensionProblems)(A,b.text,b.span).length>
0?[]:p.flatMap(({path:W=""})=>(0,$().extensionProblems)(A,W,b.span));return{targets:R?p.map(W=>({...W,parsed:R})):p,problems:[
...S,...F]}}function d(b,{text:R,span:A}){const E=(0,w().pathProblem)(R,A,b.directory);if(E!==void 0)return{targets:[],problems:[
E]};const p=(0,C().normalise)((0,f().from)(b,R))??"",S=(0,C().resolveInTree)(b.tree,p);if(S.kind==="missing")return(0,a().
nothingAt)(b.tree,p,R,A);const j=(0,a().fileAt)(S,R,A);return"problems"in j?j:j.tracked?(0,a().runs)(b,{name:R,path:j.path,
wanted:p},A):(0,f().fails)("target-untracked",A,{path:R})}function g(b,R,A){const{text:E,span:p}=R,S=(0,P().pythonFiles)(
E).find(j=>!j.endsWith("/__init__.py")&&b.tree.stat((0,f().from)(b,j))!==void 0);if(S===void 0){const j=(0,x().parseUnknownTool)(
R,A,D().UNKNOWN_MODULE);return(0,f().join)([(0,f().fails)("tool-unknown",p,{tool:E}),{targets:[],problems:j}])}return d(
b,{text:S,span:p,quoted:!1})}function y({program:b},{tree:R,base:A,changed:E,directory:p},{text:S,span:j}){const F=`-m ${S}`,
[W]=S.split("."),H=[...E].filter(B=>{const[,U=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(T().posix.relative(p,B))??[];return R.
stat(B)!==void 0&&A?.stat(B)===void 0&&(U===W||(0,I().isOfLibrary)(U))});return(0,f().join)(H.map(B=>(0,f().fails)("sett\
ings-changed",j,{program:b,subcommand:F,path:B})))}function O({program:b,data:R},{changed:A,directory:E},{subcommand:p,span:S}){
const F=(R.settings.length===0?[]:(0,m().foldersUpFrom)(E)).flatMap(H=>R.settings.map(B=>T().posix.join(H,B))),W=[...A].
filter(H=>F.some(B=>(0,C().isWithin)(H,B)));return(0,f().join)(W.map(H=>(0,f().fails)("settings-changed",S,{program:b,subcommand:p,
path:H})))}},36187:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.ProjectFiles=void 0;function T(){const x=c(
76760);return T=function(){return x},x}function I(){const x=c(3463);return I=function(){return x},x}function L(){const x=c(
32854);return L=function(){return x},x}function D(){const x=c(93028);return D=function(){return x},x}function C(){const x=c(
59867);return C=function(){return x},x}const M=/^(?:[/~\\]|[A-Za-z]:)/;class P{#n;#e;constructor($,m){this.#n=$,this.#e=
m}into($){const k=$===void 0||M.test($)||/[$`]/.test($)?[]:this.#e.map(N=>T().posix.join(N,$));return new P(this.#n,k)}find($,m=[
""]){if(!(/^[/~]/.test($)||$===""||!this.#n))for(const k of this.#e)for(const N of m){const w=(0,L().normalise)(T().posix.
join(k,$.replaceAll("\\","/"))+N),f=w===void 0?void 0:(0,L().resolveInTree)(this.#n,w);if(f?.kind==="inside"&&(0,D().isRegular)(
f.entry.kind)&&f.entry.tracked)return f.path}}script($,m){const k=this.find($,m);if(k!==void 0)return{kind:"file",name:k};
if(M.test($))return{kind:"outside",name:$};const[N]=this.#e;if(N===void 0)return{kind:"unread",name:`it runs ${$} in ano\
ther directory`};const w=(0,L().normalise)(T().posix.join(N,$));return w===void 0?{kind:"outside",name:$}:{kind:this.#n===
void 0?"file":"missing",name:w||"."}}named($,m){const k=this.find($.replace(/^-{1,2}[\w-]+=/,""),m);return k===void 0?[]:
[{kind:"file",name:k}]}async manifest(){const $=this.find("package.json");return this.#n&&$?(0,I().objectIn)(await(0,C().
readJsonFile)(this.#n,$)):{}}}h.ProjectFiles=P},56788:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.
Trail=h.NOTHING=void 0,h.fails=D,h.from=C,h.join=L,h.target=M;function T(){const m=c(95132);return T=function(){return m},
m}const I=h.NOTHING={targets:[],problems:[]};function L(m){return{targets:m.flatMap(k=>k.targets),problems:m.flatMap(k=>k.
problems)}}function D(m,k,N,w){return{targets:[],problems:[(0,T().problemAt)(m,k,N,w)]}}function C({directory:m},k){return m===
""?k:`${m}/${k}`}function M({via:m},k){return m===void 0?k:{...k,via:m}}const P=64,x=2e3;class ${#n=new Set;#e=new Set;resolve;#s;constructor(k,N){
this.resolve=k,this.#s=N}async follow(k,N,w,f){if(this.#n.has(k))return f({why:"cycle"});const l=await this.#s?.tickScript();
if(l!==void 0)return f({why:"time",limit:l});const a=`${k}\0${N}`;if(this.#e.has(a))return I;if(this.#n.size>=P)return f(
{why:"depth",limit:P});if(this.#e.size>=x)return f({why:"count",limit:x});this.#n.add(k);const s=await w();return this.#n.
delete(k),this.#e.add(a),s}}h.Trail=$},74100:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.isWrapperTool=
s,h.readScriptForm=m;function T(){const t=c(13580);return T=function(){return t},t}function I(){const t=c(94411);return I=
function(){return t},t}function L(){const t=c(54669);return L=function(){return t},t}function D(){const t=c(11331);return D=
function(){return t},t}function C(){const t=c(81716);return C=function(){return t},t}function M(){const t=c(68538);return M=
function(){return t},t}function P(){const t=c(54421);return P=function(){return t},t}function x(){const t=c(55013);return x=
function(){return t},t}function $(){const t=c(46912);return $=function(){return t},t}function m(t,r){const n=(0,C().readShellText)(
t,r);if(n.length===0&&!(0,$().isBlank)(t))return{commands:n,fault:{part:"the script",why:"cannot be read"}};const i=(0,L().
lex)(t).problems.find(({rule:u})=>u==="shell-comment");if(i&&n.length>0){const u=t.slice(i.span.start,i.span.end);return{
commands:n,fault:{part:u,why:"hides the words behind it"}}}for(const[u,v]of n.entries()){const d=u===n.length-1,g=w(v,t)??
k(v,d);if(g!==void 0)return{commands:n,fault:g}}return{commands:n}}function k({separator:t},r){const n=t.trim();if(!(r?n===
"":n==="&&"))return{part:n===""?"a line break":n,why:N}}const N="joins commands in another way than `&&`";function w(t,r){
const{words:n,redirections:i,inside:u,subshell:v,defines:d,problems:g,assignments:y}=t,O=r.slice(t.span.start,t.span.end).
trim(),b=(S,j)=>({part:S,why:j});if(v)return b(O,"runs in a subshell");if(d)return b(O,"defines a function");if(u.length>
0)return b(O,"runs a command to make a word");const[R]=i;if(R)return b(`${R.operator} ${R.target?.text??""}`,"redirects \
input or output");const A=y.find(({name:S,value:j})=>!(0,I().isHarmlessVariable)(S,j));if(A)return b(`${A.name}=`,"sets \
a variable that can choose the code that runs");const E=n.find(S=>(0,C().isDynamic)(t,S)&&!f(t,S,r));if(E){const{start:S,
end:j}=E.span;return b(r.slice(S,j),"is only known when the script runs")}const p=g.find(S=>!l(S,n));if(p){const{start:S,
end:j}=p.span;return b(r.slice(S,j).trim()||O,"is syntax of a shell")}return n.length===0?b(O,"starts no program"):a(n)}
function f({problems:t},{span:r},n){return t.every(i=>i.rule!=="variable-expansion"||i.span.end<=r.start||i.span.start>=
r.end||/^\$\{?npm_package_version\}?$/.test(n.slice(i.span.start,i.span.end)))}function l({rule:t,span:r},n){if(t==="var\
iable-expansion"||(0,T().ruleOf)(t).severity==="warning")return!0;if(t!=="brace-expansion")return!1;const i=n.find(u=>u.
span.start<=r.start&&u.span.end>=r.end);return i!==void 0&&(0,x().alternativesOf)(i.text)?.every(u=>!u.startsWith("-"))===
!0}function a(t){const[r]=t,n=r?.text??"";if((0,M().changesShell)(n)&&!r?.quoted)return{part:n,why:"is a word of the she\
ll"};const i=(0,P().startedWords)(t),u=t.slice(0,t.length-i.length);if(s(n))return;const v=(0,D().programNamed)(n);if(v?.
kind==="wrapper"){const d=u.find(({text:g},y)=>y>0&&!e(g,n));if(d||v.wraps!=="as-is"||u.length===0)return{part:d?.text??
n,why:"decides how another program runs"}}else if(u.length>0)return{part:n,why:"runs a program for what it finds"};return(0,P().
textHanded)(i)&&i[0]?.text!=="node"?{part:i[0]?.text??n,why:"runs text as code"}:void 0}function s(t){return o(t)==="as-\
tool"}function o(t){const r=(0,D().programNamed)(t);return r?.name===t?r.wraps:void 0}function e(t,r){const[,n,i=""]=/^(\w+)=(.*)$/s.
exec(t)??[];return n!==void 0?(0,I().isHarmlessVariable)(n,i):o(t)==="as-is"?!0:(0,D().baseName)(r)==="env"?!1:/^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.
test(t)}},28213:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.helperFault=k,h.helperWords=m;function T(){
const l=c(76760);return T=function(){return l},l}function I(){const l=c(678);return I=function(){return l},l}function L(){
const l=c(95244);return L=function(){return l},l}function D(){const l=c(32854);return D=function(){return l},l}function C(){
const l=c(59542);return C=function(){return l},l}function M(){const l=c(56788);return M=function(){return l},l}function P(){
const l=c(10473);return P=function(){return l},l}const x={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},
mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},$=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function m([l,...a]){if(l?.text==="shx"){
const[s]=a;return s&&(s.text==="echo"||Object.hasOwn(x,s.text))?a:void 0}return l&&Object.hasOwn(x,l.text)?[l,...a]:void 0}
async function k([l,...a],s){const o=l?.text??"",e=x[o];if(e===void 0)return;const t=a.find(({text:n})=>n.startsWith("-")&&
!e.flags.test(n));if(t)return{part:`${o} ${t.text}`,why:"has a flag that is not known"};const r=a.flatMap(({text:n})=>n.
startsWith("-")?[]:[n]);if(r.length<(e.from<0?2:1))return{part:o,why:"names no path"};for(const n of r.slice(e.from)){const i=await N(
n,s);if(i!==void 0)return{part:`${o} \u2026 ${n}`,why:i}}}async function N(l,a){const{tree:s,isOutput:o}=a,e=l.startsWith(
"/")?void 0:(0,D().normalise)((0,M().from)(a,l));if(e===void 0||e==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(l))return"writes to a path that the text does not show";if($.test(e))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(e)!==void 0)return"writes a configuration file";const t=s.stat(e);if(t?.tracked&&t.kind!=="dire\
ctory")return"writes a file of the commit";const r=`${e}/`;if(t?.tracked&&[...s.files()].some(i=>i.path.startsWith(r)))return"\
writes to a directory of the commit";if(!(o?.(e)||(await w(s))(e)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const w=(0,C().perTree)(async l=>{const a=new Map;for(const{path:s}of l.files()){if(T().posix.
basename(s)!==".gitignore")continue;const o=await(0,P().readText)(l,s,f),e=T().posix.dirname(s).replace(/^\.$/,"");o&&"t\
ext"in o&&a.set(e,(0,I().default)().add(o.text))}return s=>{const o=s.split("/");let e=!1;for(let t=0;t<o.length;t+=1){const r=a.
get(o.slice(0,t).join("/")),n=o.slice(t).join("/"),i=r?.test(n),u=r?.test(`${n}/`);i?.ignored||u?.ignored?e=!0:(i?.unignored||
u?.unignored)&&(e=!1)}return e}}),f=256*1024},61102:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.readParts=
f;function T(){const t=c(92739);return T=function(){return t},t}function I(){const t=c(32854);return I=function(){return t},
t}function L(){const t=c(11331);return L=function(){return t},t}function D(){const t=c(81716);return D=function(){return t},
t}function C(){const t=c(68538);return C=function(){return t},t}function M(){const t=c(54421);return M=function(){return t},
t}function P(){const t=c(45806);return P=function(){return t},t}function x(){const t=c(31901);return x=function(){return t},
t}function $(){const t=c(82293);return $=function(){return t},t}function m(){const t=c(56788);return m=function(){return t},
t}function k(){const t=c(74100);return k=function(){return t},t}function N(){const t=c(28213);return N=function(){return t},
t}function w(){const t=c(20362);return w=function(){return t},t}async function f({body:t,words:r,span:n},i,u){const v=(0,k().
readScriptForm)(t,u),d=v.fault?(0,D().everyCommand)(v.commands).map(D().withoutReserved):v.commands,g=[];let{fault:y}=v,
{directory:O}=i;for(const[A,E]of d.entries()){const p=!y||E.words.every(U=>!(0,D().isDynamic)(E,U)),S=A===d.length-1&&!v.
fault,j=[...E.words.map(U=>({...U,span:n})),...S?r:[]],[F,W]=j;if(F?.text==="cd"){const U=W&&(0,I().normalise)((0,m().from)(
{directory:O},W.text));(A>0||j.length!==2||U===void 0)&&(y??={part:"cd",why:"changes the directory in the middle, or lea\
ves the repository"}),O=U??O;continue}const H={...i,directory:O},B=(0,N().helperWords)(j);B&&(y??=await(0,N().helperFault)(
B,H)),!(B||F===void 0||!p||(0,C().isWithoutEffect)(F.text))&&g.push({span:n,resolve:(U,G)=>s(j,{...U,directory:H.directory},
G)})}const b=d.some(({words:A})=>l.test(A.map(({text:E})=>E).join(" "))),R=!y&&g.length===0&&d.length>0&&!b;return{parts:g,
isIdle:R,...y&&{fault:y}}}const l=/^(?:\[|exit (?!0$)|false|test )/,a=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function s(t,r,n){
const i=(0,k().isWrapperTool)(t[0]?.text??"")?t:(0,M().startedWords)(t),[u,...v]=i;if(u===void 0)return m().NOTHING;const{
families:d}=r,g=(0,x().isProgram)(u.text)?u.text:d?.allowed.get(u.text),y=a.exec(u.text)?.[1]??u.text,O=t[0]===u?void 0:
t[0],b=O?o(O):m().NOTHING;if(g===void 0&&/[\\/]/.test(y))return(0,m().join)([b,await e(i,r)]);const{invocation:R,problems:A}=g?
(0,P().parseInvocation)(g,v,d):(0,P().parseInvocation)("npx",[{...u,text:y},...v],d),E=await n.resolve(R,r),p=g===void 0&&
E.problems.some(({rule:F})=>F==="binary-missing");if(p&&(0,T().toolOf)(y,d?.tools)!==void 0)return(0,m().join)([b,o(u),{
targets:[],problems:A}]);if(p)return(0,m().join)([b,await e(i,r)]);const j=(0,$().inspectPaths)(R,r.directory);return(0,m().
join)([b,{targets:[],problems:[...A,...j]},E])}function o({text:t,span:r}){return(0,m().fails)("program-not-allowed",r,{
program:t,group:"other"})}async function e(t,r){const[n]=t;if(n===void 0)return m().NOTHING;const i=t.find(({text:v,span:d})=>d.
start!==n.span.start&&(v.startsWith("-")||(0,L().programNamed)(n.text))),u=i?(0,m().fails)("npm-script-form",i.span,{script:r.
via??"",text:t.map(({text:v})=>v).join(" "),part:n.text,why:"is a program that the gate does not read",words:[i.text]}):
m().NOTHING;return(0,m().join)([o(n),u,await(0,w().filesOfProgram)(t,r)])}},80827:function(K,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.npmScripts=l,h.stepsIn=f;function T(){const E=c(76760);return T=function(){return E},E}function I(){
const E=c(3463);return I=function(){return E},E}function L(){const E=c(13580);return L=function(){return E},E}function D(){
const E=c(54669);return D=function(){return E},E}function C(){const E=c(68538);return C=function(){return E},E}function M(){
const E=c(3893);return M=function(){return E},E}function P(){const E=c(67953);return P=function(){return E},E}function x(){
const E=c(60210);return x=function(){return E},E}function $(){const E=c(59867);return $=function(){return E},E}function m(){
const E=c(56788);return m=function(){return E},E}function k(){const E=c(46912);return k=function(){return E},E}const N={
start:0,end:0},w=200;function f({steps:E}){return E.flatMap(p=>p.command?.nested?f(p.command.nested):[p])}async function l(E,p,S={
left:w}){const{subcommand:j,flags:F}=E;if(j===void 0)return;const{project:W,selected:H,runs:B,packages:U}=await(0,k().scriptsThatRun)(
E,p,N);if(W===void 0)return;const G=await(0,x().readNpmrc)({...p,directory:W}),z=await a(p,W);if("unread"in G||z===void 0)
return;const{settings:V}=G,J=d.some(X=>X in V);if(z.devEngines!==void 0||J)return;const Z=[],Y=g(F,V);for(const X of U){
const Q=await a(p,X);if(Q===void 0||s(Q))return;const nn=B.filter(en=>en.directory===X),_=nn.length===0?await n(E,p,X):void 0;
_!==void 0&&Z.push({...o(Q),..._,directory:X});for(const en of nn){const rn=await e(en,p,Y,S);Z.push({...o(Q),...rn})}}const tn=V["\
node-options"],{prefix:sn}=(0,P().readSettings)(E);return{subcommand:j,directory:p.directory,project:W,prefixed:sn!==void 0,
inWorkspaces:H,config:Y,...typeof tn=="string"&&{nodeOptions:tn},steps:Z}}async function a({tree:E},p){const S=await(0,$().
readJsonFile)(E,(0,m().from)({directory:p},"package.json"));return S===void 0||S===$().INVALID?void 0:(0,I().objectIn)(S)}
function s({bin:E,directories:p}){return!E&&"bin"in(0,I().objectIn)(p)}function o(E){const{name:p,version:S}=E;return{packageId:p&&
S?`${String(p)}@${String(S)}`:"",packageEnv:O(E)}}async function e(E,p,S,j){const{directory:F,event:W,body:H}=E,B=(0,k().
scriptText)(E),U={...p,directory:F},G=u(B),z=await r(G,U,{config:S,budget:j}),V=E.words.map(Z=>Z.text),J=G&&{...G,...z&&
{nested:z}};return{directory:F,event:W,body:H,words:V,text:B,...J&&{command:J}}}const t=new Set(["--if-present","--inclu\
de-workspace-root","--workspace","--workspaces"]);async function r(E,p,{config:S,budget:j}){if(!(E?.argv[0]==="npm"&&Object.
keys(E.env).length===0)||S.npm_config_ignore_scripts==="true"||(j.left-=1,j.left<0))return;const W=E.argv.slice(1).map(G=>({
text:G,span:N,quoted:!0})),{invocation:H,problems:B}=(0,M().parseNpm)(W),U=H.flags.every(({name:G})=>t.has(G));if(!(B.length>
0||!U))return l(H,p,j)}async function n(E,{tree:p},S){const j=(0,k().eventOf)(E),F=(await(0,$().usablePackageJson)(p,S))?.
scripts.has(j??"");if(!(j===void 0||F||(0,P().readSettings)(E).ifPresent))return{event:j,words:[],text:""}}function i(E){
return(0,C().changesShell)(E)||(0,C().isWithoutEffect)(E)||E==="nohup"}function u(E){const{words:p,assignments:S,refused:j,
problems:F}=(0,D().lex)(E),W=F.every(({rule:z})=>z==="assignment-refused"||(0,L().ruleOf)(z).severity==="warning"&&z!=="\
unquoted-glob"),H=F.filter(({rule:z})=>z==="assignment-refused").length,[B]=p;if(!W||H!==j.length||B===void 0||i(B.text)||
B.text.includes("="))return;const U=[...S,...j].sort((z,V)=>z.span.start-V.span.start);if(U.some(({name:z})=>z==="PATH"))
return;const G=Object.fromEntries(U.map(({name:z,value:V})=>[z,V]));return{argv:p.map(z=>z.text),env:G}}const v=new Set(
`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),d=["also","dev","include","omit","only","optional","product\
ion"];function g(E,p){const S=Object.entries(p).filter(([W,H])=>["harmless","honoured"].includes((0,x().effectOf)(W,H))),
j=E.map(({name:W,value:H,negated:B})=>[W.slice(2),H??B!==!0]),F=[...S,...j].filter(([W])=>!v.has(W));return Object.fromEntries(
F.map(([W,H])=>[`npm_config_${W.replaceAll("-","_").toLowerCase()}`,y(H)]))}function y(E){return Array.isArray(E)?E.map(
y).join(`

`):E==null||E===!1?"":String(E).trim()}function O(E){const{name:p,version:S,config:j,engines:F,bin:W}=E,H={};return b({name:p,
version:S,config:j,engines:F,bin:R(W,p)},"npm_package_",H),Object.fromEntries(Object.entries(H).filter(([B])=>/^[A-Za-z_]\w*$/.
test(B)))}function b(E,p,S){for(const[j,F]of Object.entries(E))if(F!==void 0)if(F===null||F===!1)S[`${p}${j}`]="";else if(Array.
isArray(F))for(const[W,H]of F.entries())b({[`${j}_${W}`]:H},p,S);else typeof F=="object"?b(F,`${p}${j}_`,S):S[`${p}${j}`]=
String(F)}function R(E,p){const F=Object.entries((0,$().binOf)(E,typeof p=="string"?p:"")??{}).map(([W,H])=>[T().posix.basename(
A(W)),A(H)]).filter(([W,H])=>W&&H);return F.length>0?Object.fromEntries(F):void 0}function A(E){return T().posix.join("/",
E.replaceAll("\\","/")).slice(1)}},20362:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.filesOfProgram=
k,h.namedTargets=N;function T(){const l=c(76760);return T=function(){return l},l}function I(){const l=c(95244);return I=
function(){return l},l}function L(){const l=c(32854);return L=function(){return l},l}function D(){const l=c(93028);return D=
function(){return l},l}function C(){const l=c(81716);return C=function(){return l},l}function M(){const l=c(55013);return M=
function(){return l},l}function P(){const l=c(36187);return P=function(){return l},l}function x(){const l=c(56788);return x=
function(){return l},l}function $(){const l=c(45636);return $=function(){return l},l}function m(){const l=c(10473);return m=
function(){return l},l}async function k(l,a){const s=new(P()).ProjectFiles(a.tree,[a.directory]),o=l.map(i=>({...i,shown:i.
text,isKnown:!0})),t=(await(0,$().wordRuns)(o,s)).flatMap(({kind:i,name:u})=>i==="file"?[u]:[]),r=l[0]?.span??{start:0,end:0},
n={...a,directory:""};return(0,x().join)(t.map(i=>(0,m().resolveCommitted)(n,{text:i,span:r})))}function N(l,a,s){const o=(0,C().
everyCommand)((0,C().readShellText)(l)),e=o.some(g=>g.substituted.length>0||[...g.words,...g.assignments].some(y=>(0,C().
isDynamic)(g,y))),t=[...new Set(l.split(w).filter(g=>g!==""))],r=[a.directory];for(const{words:g}of o){const[y,O]=g;if(!(!/^(?:cd|pushd)$/.
test(y?.text??"")||O===void 0)&&(r.push(...r.flatMap(b=>(0,L().normalise)(T().posix.join(b,O.text))??[])),r.length>f))break}
const n=[...a.changed],i=[...new Set(r)].flatMap(g=>t.map(y=>{const O={...a,directory:g},b=(0,L().normalise)(T().posix.join(
g,y));if(b===void 0)return x().NOTHING;const R=(0,L().resolveInTree)(a.tree,b);if(R.kind==="inside"&&(0,D().isRegular)(R.
entry.kind))return(0,m().resolveCommitted)(O,{text:y,span:s});const A=n.filter(E=>/[*?[]/.test(y)?(0,M().matchesPattern)(
E,b,{dot:!0}):R.kind==="inside"&&b!==""&&(0,L().isWithin)(E,b));return(0,x().join)(A.map(E=>(0,x().fails)("target-change\
d",s,{path:E})))})),u=e?n.filter(I().isCode):[],{targets:v,problems:d}=(0,x().join)([...i,...u.map(g=>(0,x().fails)("tar\
get-changed",s,{path:g}))]);return{targets:[...new Map(v.map(g=>[g.path,g])).values()],problems:[...new Map(d.map(g=>[JSON.
stringify(g.args),g])).values()]}}const w=/[\s"'`;&|()<>=:,{}]+/,f=16},46912:function(K,h,c){Object.defineProperty(h,"__\
esModule",{value:!0}),h.eventOf=f,h.inspectEmpty=k,h.isBlank=N,h.quoteForScript=s,h.runsIn=l,h.scriptText=x,h.scriptsThatRun=
$;function T(){const o=c(76760);return T=function(){return o},o}function I(){const o=c(95132);return I=function(){return o},
o}function L(){const o=c(67953);return L=function(){return o},o}function D(){const o=c(60210);return D=function(){return o},
o}function C(){const o=c(59867);return C=function(){return o},o}function M(){const o=c(56788);return M=function(){return o},
o}const P={selected:!1,runs:[],packages:[],problems:[]};function x({body:o,words:e}){return[o,...e.map(({text:t})=>s(t))].
join(" ")}async function $(o,e,t){const r=(0,L().readSettings)(o),n=f(o);if(r.informs||n===void 0)return P;const i=A=>(0,L().
findPackages)(r,A,t),u=await i(e);if("problems"in u)return{...P,problems:u.problems};const{project:v,selected:d,directories:g}=u,
y=r.ignoreScripts??await w({...e,directory:v}),O=[],b=[...u.missing,...await m(u,e,t,i)];let R=!1;for(const A of g){const E=await(0,C().
readPackageJson)(e.tree,A);if(E===C().INVALID){const p=T().posix.join(A,"package.json");b.push(...(0,M().fails)("package\
-json-invalid",t,{path:p}).problems)}else if(E===void 0)b.push(...(0,M().fails)("package-json-missing",t,{directory:A}).
problems);else if(E.scripts.has(n)){const p={event:n,words:o.passthrough},S=l(E,A,p,{ignoreScripts:y});O.push(...S),b.push(
...k(S,n,{...e,directory:A},t))}else R=!0}if(R){const A={script:n,passes:r.ifPresent},E=r.ifPresent&&O.length===0&&e.via===
void 0,p=n==="start"||E;b.push((0,I().problemAt)("npm-script-missing",t,A,p?"error":void 0))}return{project:v,selected:d,
runs:O,packages:g,problems:b}}async function m({project:o,directories:e},{base:t,...r},n,i){const u=T().posix.join(o,"pa\
ckage.json");if(t===void 0||!r.changed.has(u))return[];const v=await i({...r,tree:t});if("problems"in v)return[];const d=v.
directories.filter(g=>!e.includes(g));return d.length===0?[]:[(0,I().problemAt)("workspaces-changed",n,{path:u,lost:d})]}
function k(o,e,{via:t,directory:r},n){if(o.some(({event:u,body:v})=>u===e&&!N(v)))return[];const i=t===void 0?"npm-scrip\
t-empty":"npm-script-empty-part";return[(0,I().problemAt)(i,n,{script:e,path:T().posix.join(r,"package.json")})]}function N(o){
return o.split(`
`).every(e=>/^\s*(?:#|$)/.test(e))}async function w(o){const e=await(0,D().readNpmrc)(o);return"settings"in e&&e.settings["\
ignore-scripts"]===!0}function f({subcommand:o,operands:e}){switch(o){case"run":return e[0]?.text;case"test":case"start":case"\
stop":return o;default:return}}function l({scripts:o},e,{event:t,words:r},{ignoreScripts:n}={}){return(n?[t]:[`pre${t}`,
t,`post${t}`]).flatMap(u=>{const v=o.get(u);return v?[{directory:e,event:u,body:v,words:u===t?r:[]}]:[]})}const a=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function s(o){return o===""?"''":a.test(o)?`'${o.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):o}},45636:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.textRuns=M,h.valueRuns=$,h.wordRuns=
x;function T(){const m=c(97424);return T=function(){return m},m}function I(){const m=c(81716);return I=function(){return m},
m}function L(){const m=c(57615);return L=function(){return m},m}const D=4,C={kind:"download",name:"it runs what it downl\
oads"};async function M(m,k,N=0){if(N>D)return[{kind:"unread",name:"it is nested too deeply"}];const w=(0,I().readShellText)(
m);return w.length===0&&m.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,T().findDangers)(w).some(({name:l})=>l===
"remote_code_execution")?[C]:[],...await P(w,m,k,N)]}async function P(m,k,N,w){const f=[];let l=N;for(const a of m){if(f.
push(...await P(a.inside,k,l,w)),a.subshell!==void 0)continue;if(a.defines){f.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:s,assignments:o}=(0,I().withoutReserved)(a),e=s.map(n=>({...n,shown:k.slice(n.span.start,n.
span.end),isKnown:!(0,I().isDynamic)(a,n)}));f.push(...$(o.map(({value:n})=>n),l));const[t,r]=e;t?.text==="cd"||t?.text===
"pushd"?l=l.into(r?.isKnown?r.text:void 0):f.push(...await x(e,l,w))}return f}function x(m,k,N=0){const w=(f,l=k)=>M(f,l,
N+1);return(0,L().programRuns)(m,{files:k,shell:w})}function $(m,k){return m.flatMap(N=>N.split(/[\s=:,]+/)).flatMap(N=>k.
named(N))}},38218:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.resolveProgramFiles=f,h.resolveToolFiles=
w;function T(){const t=c(76760);return T=function(){return t},t}function I(){const t=c(91063);return I=function(){return t},
t}function L(){const t=c(32854);return L=function(){return t},t}function D(){const t=c(93028);return D=function(){return t},
t}function C(){const t=c(66227);return C=function(){return t},t}function M(){const t=c(15804);return M=function(){return t},
t}function P(){const t=c(59867);return P=function(){return t},t}function x(){const t=c(55013);return x=function(){return t},
t}function $(){const t=c(82293);return $=function(){return t},t}function m(){const t=c(56788);return m=function(){return t},
t}function k(){const t=c(10473);return k=function(){return t},t}const N=["",...["js","cjs","mjs","ts","cts","mts","jsx",
"tsx","json"].map(t=>`.${t}`)];async function w(t,r){return l(t.tool??{files:[],roots:[],nodeFlags:[]},r)}function f({files:t=[],
flags:r,family:n},i){const u=r.flatMap(({name:v,value:d})=>d&&n&&(0,I().movesTo)(n,v)?d:[]);return l({files:t,roots:u,nodeFlags:[]},
i)}async function l({files:t,roots:r,nodeFlags:n},i){const u=["",...r].flatMap(d=>{const g=(0,L().normalise)((0,m().from)(
i,d));return g===void 0?[]:[g]}),v=[];for(const d of t)v.push(d.as==="tests"?await e(d,i):await a(d,[...new Set(u)],i));
for(const d of n)v.push(await(0,M().inspectNodeFlag)(d,i));return(0,m().join)(v)}async function a(t,r,n){const{as:i,path:u,
span:v}=t,d=(0,$().pathProblem)(u,v,n.directory);if(d!==void 0)return{targets:[],problems:[d]};const g=[];for(const y of r){
const O=(0,L().normalise)(T().posix.join(y,u));if(O===void 0)continue;const b=await s(t,O,n);b!==void 0&&g.push(b)}return g.
length>0?(0,m().join)(g):i==="code"||i==="config"?(0,k().nothingAt)(n.tree,T().posix.join(n.directory,u),u,v):i==="modul\
e"&&t.first?(0,M().inspectImport)(n,u,v):m().NOTHING}async function s(t,r,n){const{as:i,path:u,span:v}=t,{tree:d}=n,g=(0,M().
firstFile)(d,i==="place"?[r]:N.map(b=>r+b));if(g===void 0)return;const y=g.kind==="inside"&&!(0,D().isRegular)(g.entry.kind);
if(i==="place"&&g.kind==="inside")return m().NOTHING;if(!y)return o(t,r,g,n);if(i==="config"){const b=(0,L().resolveInTree)(
d,T().posix.join(g.path,"tsconfig.json"));return b.kind==="missing"?m().NOTHING:o(t,r,b,n)}const O=await(0,M().mainOf)(d,
r);return O===P().INVALID?(0,m().fails)("package-json-invalid",v,{path:T().posix.join(u,"package.json")}):O&&o(t,r,O.found,
n)}async function o({as:t,path:r,span:n,ifFile:i},u,v,d){const g=(0,k().fileAt)(v,r,n);if("problems"in g)return g;const y=await(0,M().
trustProblems)(d,g,r,n);if(y.some(C().isUnverified))return{targets:[],problems:y};const O=(0,k().runs)(d,{name:r,path:g.
path,wanted:u},n),b=t==="module"&&i?[i]:[];return{...O,problems:[...y,...b,...O.problems]}}async function e(t,r){const{path:n,
span:i}=t,u=(0,$().testProblem)(n,i,r.directory);if(u!==void 0)return{targets:[],problems:[u]};const d=((0,x().isPattern)(
n)?((0,x().alternativesOf)(n)??[]).map(x().baseOf):[n]).map(y=>(0,L().resolveInTree)(r.tree,(0,m().from)(r,y)));if(d.some(
({kind:y})=>y==="outside"))return(0,m().fails)("target-outside",i,{path:n,reason:"symlink"});const[g]=d;return(0,x().isPattern)(
n)||g?.kind!=="inside"||!(0,D().isRegular)(g.entry.kind)?m().NOTHING:o(t,(0,L().normalise)((0,m().from)(r,n))??n,g,r)}},
10473:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.entryAt=P,h.entryFrom=m,h.fileAt=$,h.firstLineOf=
l,h.hasOtherContent=f,h.nothingAt=x,h.readText=w,h.resolveCommitted=k,h.runs=N;function T(){const a=c(76760);return T=function(){
return a},a}function I(){const a=c(32854);return I=function(){return a},a}function L(){const a=c(93028);return L=function(){
return a},a}function D(){const a=c(95132);return D=function(){return a},a}function C(){const a=c(1277);return C=function(){
return a},a}function M(){const a=c(56788);return M=function(){return a},a}function P(a,s,o){switch(a.kind){case"inside":
return a.entry;case"outside":return(0,M().fails)("target-outside",o,{path:s,reason:"symlink"});case"missing":return(0,M().
fails)("target-missing",o,{path:s});case"loop":return(0,M().fails)("target-not-a-file",o,{path:s,reason:"loop"})}}function x(a,s,o,e){
const t=(0,C().nearestFile)(a,s),r=s.slice(0,Math.max(0,s.length-((0,I().normalise)(o)?.length??0))),n=t&&T().posix.relative(
r,t),u=s.split("/").map((v,d,g)=>g.slice(0,d).join("/")).find(v=>a.stat(v)?.kind==="submodule");return(0,M().fails)("tar\
get-missing",e,{path:o,...u?{submodule:u}:n&&{near:n}})}function $(a,s,o){const e=P(a,s,o);return"problems"in e||(0,L().
isRegular)(e.kind)?e:(0,M().fails)("target-not-a-file",o,{path:s,reason:e.kind})}function m(a,s,o){const e=s.startsWith(
"/")?void 0:(0,I().normalise)((0,M().from)(a,s));if(e===void 0)return(0,M().fails)("target-outside",o,{path:s,reason:"ab\
ove"});const t=(0,I().resolveInTree)(a.tree,e);return t.kind==="missing"?x(a.tree,e,s,o):P(t,s,o)}function k(a,{text:s,span:o}){
const e=s.startsWith("/")?void 0:(0,I().normalise)((0,M().from)(a,s)),t=e===void 0?void 0:(0,I().resolveInTree)(a.tree,e);
return e===void 0||t?.kind!=="inside"||!(0,L().isRegular)(t.entry.kind)?M().NOTHING:N(a,{name:s,path:t.path,wanted:e},o)}
function N(a,{name:s,path:o,wanted:e},t){const r=a.changed.has(o)||a.changed.has(e);return{targets:[(0,M().target)(a,{kind:"\
file",name:s,path:o})],problems:r?[(0,D().problemAt)("target-changed",t,{path:o})]:[]}}async function w(a,s,o){const e=(0,I().
resolveInTree)(a,s);if(!(e.kind==="missing"&&a.stat(s)===void 0))return e.kind!=="inside"?{unread:"it is a symbolic link\
 that leads to no file of the repository"}:(0,L().isRegular)(e.entry.kind)?(e.entry.size??0)>o?{unread:"it is too large"}:
{text:(await a.read(e.path,o)).toString("utf8"),path:e.path}:{unread:"it is not a regular file"}}async function f(a,s,o){
if(a===s)return!1;const[e,t]=[a,s].map(v=>(0,I().resolveInTree)(v,o));if(e?.kind!=="inside"||t?.kind!=="inside")return!0;
const[r,n]=[e.entry,t.entry];if(r.oid!==void 0&&r.oid===n.oid)return!1;if(r.size!==n.size||!(0,L().isRegular)(r.kind)||!(0,L().
isRegular)(n.kind))return!0;const[i,u]=await Promise.all([a.read(r.path,r.size),s.read(n.path,n.size)]);return!i.equals(
u)}async function l(a,s){const[o=""]=(await a.read(s)).subarray(0,256).toString("latin1").split(`
`,1);return o}},47668:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.listWorkspaces=void 0,h.selectWorkspaces=
m;function T(){const N=c(76760);return T=function(){return N},N}function I(){const N=c(32854);return I=function(){return N},
N}function L(){const N=c(59542);return L=function(){return N},N}function D(){const N=c(59867);return D=function(){return N},
N}function C(){const N=c(55013);return C=function(){return N},N}const M=h.listWorkspaces=(0,L().perPath)(async(N,w)=>{const f=await(0,D().
usablePackageJson)(N,w),l=(0,C().readPatterns)(f?.workspaces??[]);if("unclear"in l)return l;const{wanted:a,entries:s,refused:o}=l;
if(a.length===0)return[];const e=[];for(const{path:n,kind:i}of N.files()){const u=$(w,n);if(u!==void 0)if(i==="symlink"){
const v=a.some(y=>(0,C().matchesPattern)(u,y,{partial:!0})),d=a.some(y=>(0,C().matchesPattern)(u,y)),g=v?(0,I().resolveInTree)(
N,n):void 0;if(g?.kind==="outside")return{unclear:n};if(g?.kind!=="inside"||g.entry.kind!=="directory")continue;if(!d||o.
length>0||a.some(y=>y.startsWith(`${u}/`)))return{unclear:n};e.push(u)}else T().posix.basename(n)==="package.json"&&e.push(
T().posix.dirname(u))}const t=e.filter(n=>a.some(i=>(0,C().matchesPattern)(n,i))).filter(n=>!n.split("/").includes("node\
_modules")).filter(n=>!o.some(i=>(0,C().matchesPattern)(n,i,{dot:!0}))).sort((n,i)=>n.localeCompare(i,"en")),r=s.flatMap(
n=>t.filter(i=>n.some(u=>(0,C().matchesPattern)(i,u,{partial:!0}))));return P(N,w,[...new Set(r)])});async function P(N,w,f){
const l=[],a=new Set;for(const s of f){const o=T().posix.join(w,s).replace(/^\.$/,""),e=await(0,D().readPackageJson)(N,o);
if(e===void 0)continue;if(e===D().INVALID)return{broken:`${o}/package.json`};const t=e.name||x(o);if(a.has(t))return{broken:e.
path};a.add(t),l.push({directory:o,name:t})}return l}function x(N){const w=T().posix.basename(T().posix.dirname(N)),f=T().
posix.basename(N);return w.startsWith("@")?`${w}/${f}`:f}function $(N,w){return N===""?w:w.startsWith(`${N}/`)?w.slice(N.
length+1):void 0}function m(N,w,{directory:f,project:l}){const a=t=>T().posix.join("/",t),s=a($(l,`${f}/`)===void 0?l:f),
o=T().posix.resolve(s,w),e=[T().posix.relative(a(l),T().posix.resolve(a(f),w)),w];return N.filter(t=>{if(t.name===w||a(t.
directory)===o)return!0;const r=T().posix.relative(s,a(t.directory)),n=w.startsWith("./")?`./${r}`:r;return e.some(i=>k(
n,i))})}function k(N,w){const f=/^\.(?:\/|$)/.test(w)===N.startsWith("./"),[l,a]=[T().posix.normalize(N),T().posix.normalize(
`${w}/`)];return f&&w!==""&&`${T().posix.dirname(l)}/`===a&&!T().posix.basename(l).startsWith(".")}},34482:function(K,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.Places=void 0,h.contextIn=L;function T(){const M=c(32854);return T=function(){
return M},M}const I="/\0checkout";function L({policy:M,tree:P,platform:x,cwd:$=""},m){const{workspace:k}=M,N=D(M)?I:void 0,
{files:w,cwd:f=$===""?N:`${N??k}/${$}`}=m;return{policy:M,platform:x,proposal:m,mount:w?{at:"/",tree:w}:P?{at:N??k,tree:P}:
{at:I},cwd:f}}function D({workspace:M}){const P=(0,T().locatePath)(M,I,{at:I});return P!==void 0&&(0,T().isLocatedIn)(P,
I)}class C{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:P},cwd:x,platform:$,mount:m}){this.#n=m,this.#e=m.at===
"/"?m:{at:m.at},this.#s=$!=="linux",this.workspace=(0,T().locatePath)(P,I,this.#e)??I,this.cwd=x===void 0?this.workspace:
(0,T().locatePath)(x,this.workspace,m)??I}locate(P){return(0,T().locatePath)(P,this.cwd,this.#n)}leadsInto(P,x){const $=this.
locate(P);return $===void 0?!1:x.some(m=>{const k=(0,T().locatePath)(m,this.workspace,this.#e);return k!==void 0&&this.isIn(
$,k)})}isIn(P,x){return(0,T().isLocatedIn)(P,x,{ignoreCase:this.#s})}mayBeIn(P,x){return(0,T().isLocatedIn)(P,x,{ignoreCase:!0})}}
h.Places=C},6163:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.dangerIn=m;function T(){const f=c(76760);
return T=function(){return f},f}function I(){const f=c(97424);return I=function(){return f},f}function L(){const f=c(11331);
return L=function(){return f},f}function D(){const f=c(81716);return D=function(){return f},f}function C(){const f=c(54421);
return C=function(){return f},f}const M=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","reads the environment":"\
printenv"}).flatMap(([f,l])=>l.split(" ").map(a=>[a,f]))),P=2,x=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
$={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function m(f){if(x.test(f))return"names a \
file that is made for secrets";const l=(0,D().readShellText)(f),a=(0,D().everyCommand)(l).some(k)?Object.entries($).find(
([,o])=>o.test(f)):void 0;if(a!==void 0)return`${a[0]} in inline code`;const[s]=(0,I().findDangers)(l);return s?I().DOES[s.
name]:N(l)}function k({words:f}){return f.some((l,a)=>(0,C().textHanded)(f.slice(a))!==void 0)}function N(f,l=0){for(const{
words:a,pipedFrom:s}of(0,D().everyCommand)(f)){const[o,...e]=a;if(o===void 0)continue;const t=T().posix.basename(o.text),
r=w(t);if(r!==void 0)return r;if((0,L().isShell)(t)&&(s!==void 0||e.length===0))return`has \`${t}\` run whatever it reads`;
if(!(t!=="find"&&!(0,L().startsOthers)(t)))for(const{text:n}of e){const i=w(T().posix.basename(n));if(i!==void 0)return i;
const v=l<P&&/\s/.test(n)?N((0,D().readShellText)(n),l+1):void 0;if(v!==void 0)return v}}}function w(f){const{kind:l,wraps:a}=(0,L().
programNamed)(f)??{};if(a==="as-user")return`acts as another user with \`${f}\``;const s=l==="downloader"?"downloads":M.
get(f);return s&&`${s} with \`${f}\``}},41431:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.judgeReading=
m,h.judgeRiskAlone=N,h.unjudged=w;function T(){const r=c(39763);return T=function(){return r},r}function I(){const r=c(13580);
return I=function(){return r},r}function L(){const r=c(95132);return L=function(){return r},r}function D(){const r=c(6163);
return D=function(){return r},r}function C(){const r=c(38010);return C=function(){return r},r}function M(){const r=c(46121);
return M=function(){return r},r}function P(){const r=c(8737);return P=function(){return r},r}function x(){const r=c(92890);
return x=function(){return r},r}function $(){const r=c(72017);return $=function(){return r},r}function m(r,n,i){const u=(0,P().
findProblems)(r),v=O=>t[O](r,u,i),d=v("evolver"),g=v("validator"),y={evolver:d,validator:g}[n]??v(n);return f(r,n,y,{evolver:d,
validator:g})}function k(r,n){const i=n.find(({rule:v})=>v==="validator-newer");return{"1.94":r,newer:i?{verdict:"block",
reason:i}:r}}function N(r,n,i){const u={findings:e((0,P().findProblems)(r))},v={evolver:u,validator:u};return f(r,"curat\
ed",(0,C().judgeRisk)(n,i),v)}function w(r,n,i){const u=typeof r=="string"?r:"",v=[(0,L().notJudged)(`the command \`${u}\
\``,i)];return f({command:u,words:[],assignments:[],argv:null,targets:[],problems:[]},n,{findings:v},{evolver:{findings:v},
validator:{findings:v}})}function f(r,n,i,u){const v=l(r,e(i.findings)),d=a(v),g=O=>O===i?d:a(e(O.findings)),y=g(u.validator);
return{reading:r,verdict:d.verdict,risk:i.risk??o(d.verdict,v),confirmation:i.confirmation??"standard",findings:v,profiles:{
evolver:g(u.evolver),validator:y,[n]:d},validators:k(y,u.validator.findings)}}function l({command:r},n){const i=n[0]?.severity===
"error"?(0,D().dangerIn)(r):void 0;return i===void 0?n:n.map(u=>u.severity==="error"?{...u,harm:"danger",danger:i}:u)}function a(r){
const n=s(r),[i]=r;if(n==="block"&&i)return{verdict:n,reason:i};const u=r.find(({rule:v})=>v==="validator-empty-folder");
return u?{verdict:n,remark:u}:{verdict:n}}function s(r){return r.some(({severity:i})=>i==="error")?"block":r.some(({severity:i,
rule:u})=>i==="warning"&&u!=="experimental_mode")?"warn":"allow"}function o(r,n){return r==="block"?"dangerous":n.some(({
rule:i})=>(0,I().ruleOf)(i).writes===!0)?"write":"safe"}function e(r){return T().SEVERITIES.flatMap(n=>r.filter(({severity:i})=>i===
n))}const t={evolver:M().evolver,validator:x().validator,curated:C().curated,workspace:$().workspace}},21311:function(K,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.checkCommandPolicy=f,h.checkFamily=s,h.failedExamples=l,h.requireExamples=
a;function T(){const n=c(7723);return T=function(){return n},n}function I(){const n=c(51951);return I=function(){return n},
n}function L(){const n=c(41895);return L=function(){return n},n}function D(){const n=c(94853);return D=function(){return n},
n}function C(){const n=c(72720);return C=function(){return n},n}function M(){const n=c(74238);return M=function(){return n},
n}function P(){const n=c(5468);return P=function(){return n},n}function x(){const n=c(87952);return x=function(){return n},
n}function $(){const n=c(88220);return $=function(){return n},n}function m(){const n=c(91063);return m=function(){return n},
n}function k(){const n=c(34482);return k=function(){return n},n}function N(){const n=c(41431);return N=function(){return n},
n}function w(){const n=c(72017);return w=function(){return n},n}function f({families:n,patterns:i}){const u=n.flatMap((v,d)=>r(
["families",d],s(v)));return u.length>0?u:i.flatMap((v,d)=>r(["patterns",d],e(v,n)))}function l({policy:n,path:i=M().POLICY_PATH,
text:u=""}){return f(n).map(({message:v,pointer:d,value:g})=>{const y=(0,P().placeIn)(u,d,g);return`${y===void 0?i:`${i}\
:${y}`}: ${v}`})}function a(n){const i=l(n);if(i.length!==0)throw new(L()).GateError("policy_invalid",`Examples of the p\
olicy fail:
${i.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function s(n){const{name:i}=n,
u=$().familySchema.safeParse(n);if(!u.success)return[{message:`family ${i}: ${T().prettifyError(u.error)}`,pointer:["nam\
e"],value:i}];const{evolver:v,sandbox:d}=u.data;try{v&&(0,m().programFamily)(i,v)}catch(b){const{message:R}=b;return[{message:`\
family ${i}: ${R}`,pointer:["evolver","flags"],value:i}]}const g={...D().DEFAULT_POLICY,programs:[i],families:[u.data],mode:"\
dangerous",allow_dangerous:!0},y=(b,{match:R,not_match:A})=>{const E=(p,S)=>o(p,i,S,g);return[...t("match",R,p=>{const S=b.
find(j=>!E(p,j));return S&&`family ${i}: ${S} rejects its example`}),...t("not_match",A,p=>{const S=b.find(j=>E(p,j));return S&&
`family ${i}: ${S} accepts its example`})]},O=d?.only?[d.only]:["curated","workspace"];return[...v?r(["evolver"],y(["evo\
lver"],v)):[],...d?r(["sandbox"],y(O,d)):[]]}function o(n,i,u,v){const d=(0,I().readWords)(n,{programs:(0,x().programTerms)(
v)}),g=u==="evolver"?d.invocation?.family:d.words[0]?.text===i,y=(0,k().contextIn)({policy:v,tree:void 0,platform:"linux"},
{}),{findings:O}=(0,N().judgeReading)(d,u,y),b=O.filter(({severity:R,rule:A})=>R==="error"&&A!=="family_unavailable");return!!g&&
b.length===0}function e({name:n,regex:i,match:u,not_match:v},d){const g=(0,C().compileLinear)(i);if("error"in g)return[{
message:`${n}: the pattern ${g.error}`,pointer:["regex"],value:i}];const y=O=>(0,w().matchesAnyCommand)(O,i,d);return[...t(
"match",u,O=>y(O)?void 0:`${n}: does not match`),...t("not_match",v,O=>y(O)?`${n}: matches`:void 0)]}function t(n,i,u){return i.
flatMap((v,d)=>{const g=u(v);return g?[{message:`${g} ${v}`,pointer:[n,d],value:v}]:[]})}function r(n,i){return i.map(u=>({
...u,pointer:[...n,...u.pointer]}))}},38010:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.curated=void 0,
h.judgeRisk=u;function T(){const p=c(55972);return T=function(){return p},p}function I(){const p=c(55126);return I=function(){
return p},p}function L(){const p=c(87952);return L=function(){return p},p}function D(){const p=c(13580);return D=function(){
return p},p}function C(){const p=c(95132);return C=function(){return p},p}function M(){const p=c(34482);return M=function(){
return p},p}function P(){const p=c(8737);return P=function(){return p},p}const x=10,$=[f,l,s,o,t,p=>v(r(p),p.context.policy)],
m=(p,S,j)=>{const{policy:F,proposal:W}=j,[H,...B]=b(p),U=[...A(p),...(0,P().besidesProgram)(S,p)],G=W.family??H?.text??"",
z=(0,L().sandboxProgram)("curated",G,F.families),V=W.mode??(F.experimental.includes(G)?"experimental":"structured");if(H===
void 0||z===void 0){const q=H?(0,C().finding)("not_in_registry",{family:G},{span:H.span}):(0,C().finding)("no_command",{});
return{...u("dangerous",j),findings:[q,...U].filter(k)}}const J=new(M()).Places(j),Z=(0,I().readArguments)(B,z,O(J)),Y=N(
Z),tn=new Set(z.dangerous_targets?.map(q=>J.locate(q))),sn=Y.some(({path:q})=>tn.has(J.locate(q.replace(/\*$/,"")))),X={
context:j,places:J,base:H,name:G,program:z,proposalMode:V,words:B,read:Z,paths:Y,broad:sn},[Q,...nn]=$.map(q=>q(X)),_=[...Q??
[],...U,...nn.flat()],en=r(X),rn=d(en,V);return{findings:_.some(({severity:q})=>q==="error")?(0,P().firstOfEach)(_.filter(
k),x):[..._,...i(X).map(q=>(0,C().finding)(q,{}))],risk:en,confirmation:rn}};h.curated=m;function k({severity:p}){return p!==
"warning"}function N({use:p,values:S}){const j=S.filter(({kind:W,text:H})=>T().PATH_KINDS.has(W)&&H!=="-").map(({text:W,
word:H})=>({path:W,word:H})),{default_operand:F}=p;return j.length===0&&F!==void 0?[{path:F}]:j}const w={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function f({name:p,base:S,
program:j,proposalMode:F,context:W}){const{maturity:H="structured",platforms:B}=j.family.sandbox??{},{category:U}=j.family,
{policy:G,platform:z}=W,V=w[H];return[...G.disabled_packs.includes(U)?[`is in the disabled pack \`${U}\``]:[],...B?.includes(
z)===!1?[`does not exist on \`${z}\``]:[],...V.includes(F)?[]:[`has the maturity \`${H}\``]].map(Z=>(0,C().finding)("fam\
ily_unavailable",{family:p,reason:Z},{span:S.span}))}function l({name:p,base:S}){return p===S.text?[]:[(0,C().finding)("\
family_base_mismatch",{family:p,base:S.text},{span:S.span})]}const a={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function s(p){const{name:S,program:j,words:F,read:W}=p,H=a[S]??"constrained_form.other",
B=j.forms?H:"argument_refused";return[...F.filter(({text:G})=>j.family.category==="archives"&&T().SHELL_OPERATOR.test(G)).
map(({text:G,span:z})=>(0,C().finding)("shell_operator.quoted",{operator:G},{span:z})),...W.objections.filter(({word:G})=>G===
void 0||e(G,p)===void 0).map(({objection:G,word:z})=>(0,C().finding)(B,{family:S,objection:G},z?{span:z.span}:{}))]}function o(p){
return p.words.flatMap(S=>{const j=e(S,p);if(j===void 0)return[];const F={family:p.name,operand:S.text,prefix:j};return[
(0,C().finding)("forbidden_operand_prefix",F,{span:S.span})]})}function e({text:p},{program:S}){const{forbidden_prefixes:j=[]}=S;
return j.find(F=>p.toLowerCase().startsWith(F.toLowerCase()))}function t({paths:p,places:S,context:j}){const{allowed_roots:F}=j.
policy;return F.length===0?[]:p.filter(({path:W})=>W.startsWith("~")||!S.leadsInto(W,F)).map(({path:W,word:H})=>(0,C().finding)(
"outside_allowed_roots",{path:W,roots:F},H&&{span:H.span}))}function r({broad:p,read:{use:S}}){return p?"dangerous":S.risk??
"safe"}const n=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function i({broad:p,paths:S,proposalMode:j,read:F}){
const{flag_warnings:W={}}=F.use;return[...new Set([...(0,I().warningsIn)(F.use),...F.flags.flatMap(B=>W[B]??[]),...p?["b\
road_permission_target"]:[],...S.some(({path:B})=>n.test(B))?["env_secrets"]:[],...j==="experimental"?["experimental_mod\
e"]:[]])]}function u(p,{policy:S,proposal:j}){const F=d(p,j.mode??"structured");return{findings:v(p,S),risk:p,confirmation:F}}
function v(p,{mode:S,allow_dangerous:j}){return p==="safe"||p==="write"&&S!=="safe"||p==="dangerous"&&S==="dangerous"&&j?
[]:[(0,C().finding)("policy_risk",{risk:p,mode:S})]}function d(p,S){return S==="experimental"?"very_strong":p==="dangero\
us"?"strong":"standard"}const g=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],y=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function O(p){return(S,j)=>{const F=T().KINDS[S](j);if(F!==void 0||S!=="destination"&&S!=="source")return F;const W=p.locate(
j);if(W===void 0)return"cannot be resolved";if(W==="/")return"is the root of the file system";const B=(/^[\\/]|^[A-Za-z]:/.
test(j)||!p.isIn(W,p.cwd))&&g.find(U=>p.mayBeIn(W,U));if(B)return`is in the system directory ${B}`;if(S!=="destination")
return p.mayBeIn(p.cwd,W)?"is the working directory or one of its parents":y.test(W)?"is a home directory":void 0}}function b({
words:p,problems:S}){const j=S.filter(({rule:W})=>R.has((0,D().ruleOf)(W).shape)),F=Math.min(...j.map(({span:W})=>W.start));
return p.filter(({span:W})=>W.start<F)}const R=new Set(["operator","redirection","multiline"]);function A({problems:p}){
return p.flatMap(({rule:S,args:j,span:F})=>{const{shape:W}=(0,D().ruleOf)(S);if(W===void 0)return[];if(W==="unreadable")
return[(0,C().finding)("parse_failed",{},{span:F})];const{operator:H,written:B,character:U}=j,G=String(H??B??U),z=W==="o\
perator"?E(G):W;return[(0,C().finding)(`shell_operator.${z}`,{operator:G},{span:F})]})}function E(p){return p==="|"||p===
"|&"?"pipeline":p==="&"?"background":"chaining"}},46121:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.evolver=void 0;function T(){const M=c(87952);return T=function(){return M},M}function I(){const M=c(38010);return I=function(){
return M},M}const L=(M,P,x)=>{const $=M.words[0]?.text;if(M.invocation===void 0&&$&&(0,T().isNamedCurated)($,x.policy))return(0,I().
curated)(M,P,C(x));const m=D(M,P);return{findings:P,...m&&{risk:m}}};h.evolver=L;function D({invocation:M},P){const x=M?.
family?.data.risk;return P.some(({severity:m})=>m==="error")||x==="safe"?void 0:x}function C(M){const{policy:P}=M,x=P.allowed_roots.
length>0?P.allowed_roots:["."];return{...M,policy:{...P,allowed_roots:x}}}},8737:function(K,h,c){Object.defineProperty(h,
"__esModule",{value:!0}),h.besidesProgram=L,h.findProblems=C,h.firstOfEach=D;function T(){const M=c(13580);return T=function(){
return M},M}function I(){const M=c(95132);return I=function(){return M},M}function L(M,{invocation:P}){const x=P?.family?
["program","invocation","target"]:["program"];return M.filter(({layer:$,rule:m})=>!x.includes(String($))||(0,T().ruleOf)(
m).anyText===!0)}function D(M,P){const x=new Map;return M.filter(({rule:$})=>{const m=(x.get($)??0)+1;return x.set($,m),
m<=P})}function C({problems:M}){return M.map(I().problemFinding)}},89509:function(K,h){Object.defineProperty(h,"__esModu\
le",{value:!0}),h.readToolCall=I;const c=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,T=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function I(L){const D=c.exec(L);if(D===null)return;const[,C="",M=""]=D,P=[];let x=D.indices?.[2]?.[0]??0,$=M;for(;$!=="";){
const m=T.exec($);if(m===null)return;const[k,N,w]=m;P.push({text:N??w??"",span:{start:x,end:x+k.length}}),$=$.slice(k.length),
x+=k.length}return{name:C,args:P}}},92890:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.validator=void 0;
function T(){const P=c(95132);return T=function(){return P},P}const I=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
L={"1.94":{refused:I,information:new Set(["--version","--help","--v8-options"])},newer:{refused:I,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},D=(P,x)=>{const{invocation:$}=P,m=[...x,...M("1.94",P)];
if(m.some(({severity:w})=>w==="error"))return{findings:m};const[k]=M("newer",P);if(k){const w=String(k.args.flag??"");m.
push((0,T().finding)("validator-newer",{refused:w},k.span&&{span:k.span}))}const N=$?.operands[0];if(N&&!C($,L["1.94"])){
const{text:w,span:f}=N;m.push((0,T().finding)("validator-empty-folder",{script:w},{span:f}))}return{findings:m}};h.validator=
D;function C({flags:P},{information:x}){return P.some(({name:$})=>x.has($))}function M(P,{words:x,invocation:$,command:m}){
const k=L[P],[N,...w]=x;if(N===void 0)return[];const f=u=>(0,T().finding)("validator-script",{command:u},{span:N.span});
if(N.text!=="node")return[f(`\`${N.text}\``)];const{flags:l=[],operands:[a]=[]}=$??{},s=(u,v)=>{const d=a&&a.span.start<
v.start?"script":"node";return(0,T().finding)("validator-flag",{flag:u,of:d},{span:v})},o=$!==void 0&&C($,k),e=o&&l.length===
1&&a===void 0,{options:t}=k,r=e||t===void 0?[]:l.filter(({name:u})=>!t.has(u)),n=k.text?.exec(m),i=l.some(({name:u})=>u===
"--test");return[...w.flatMap(({text:u,span:v})=>k.refused.test(u)?[s(u,v)]:[]),...r.map(({written:u,span:v})=>s(u,v)),...n?
[s(n[0],{start:n.index,end:n.index+n[0].length})]:[],...(a===void 0||i)&&!o?[f("`node` without a script")]:[]]}},72017:function(K,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.matchesAnyCommand=d,h.workspace=void 0;function T(){const p=c(13970);
return T=function(){return p},p}function I(){const p=c(72720);return I=function(){return p},p}function L(){const p=c(55972);
return L=function(){return p},p}function D(){const p=c(55126);return D=function(){return p},p}function C(){const p=c(21006);
return C=function(){return p},p}function M(){const p=c(87952);return M=function(){return p},p}function P(){const p=c(13580);
return P=function(){return p},p}function x(){const p=c(95132);return x=function(){return p},p}function $(){const p=c(97424);
return $=function(){return p},p}function m(){const p=c(81716);return m=function(){return p},p}function k(){const p=c(34482);
return k=function(){return p},p}function N(){const p=c(8737);return N=function(){return p},p}function w(){const p=c(89509);
return w=function(){return p},p}const f=(p,S,j)=>j.proposal.tool==="runpy"?E(p,S,j):l(p,(0,N().besidesProgram)(S,p),j);h.
workspace=f;function l(p,S,j){const{families:F,patterns:W,disabled_packs:H}=j.policy,B=new(k()).Places(j),U=(0,m().readShellText)(
p.command),G=X=>X.map(Q=>a(Q,F,H)),z=G((0,m().everyCommand)(U)),V=X=>z.flatMap(Q=>{const nn=g(Q);return W.filter(_=>_.layer===
X&&v(_.regex,nn)).map(({name:_,regex:en,reason:rn})=>(0,x().finding)("custom_pattern",{name:_,pattern:en,reason:rn},{layer:X}))}),
J=[()=>s(p,U),()=>G(r(p,j.mount,B,z)).flatMap(X=>y(X,B)),()=>z.flatMap(A)];for(const[X,Q]of J.entries()){const nn=[...Q(),
...V(X+1)];if(nn.length>0)return{findings:[...(0,N().firstOfEach)(nn,1),...S.filter(n)]}}const Z=z.map(({read:X})=>X.use),
Y=new Set(Z.flatMap(D().warningsIn)),tn=[...S,...[...Y].map(X=>(0,x().finding)(X,{}))],sn=T().riskSchema.options.findLast(
X=>Z.some(Q=>Q.risk===X));return sn===void 0||sn==="safe"||tn.some(n)?{findings:tn}:{findings:tn,risk:sn}}function a(p,S,j){
const[F,...W]=p.words,H=(0,M().sandboxProgram)("workspace",F?.text??"",S),B=H&&!j.includes(H.family.category)?H:void 0;return{
command:p,program:B,read:(0,D().readArguments)(W,B??{})}}function s({targets:p},S){const j=p.flatMap(({script:F})=>F===void 0?
[]:[F]);return[...(0,$().findDangers)(S).map(F=>o(F,!0)),...j.flatMap(F=>(0,$().findDangers)((0,m().readShellText)(F))).
map(F=>o(F,!1))]}function o({name:p,pattern:S,words:j},F){const W=j[0]?.span.start,H=j.at(-1)?.span.end,B=F&&W!==void 0&&
H!==void 0?{span:{start:W,end:H}}:{};return(0,x().finding)(p,{pattern:t(S)},B)}const e=200;function t(p){return p.length>
e?`${p.slice(0,e)}\u2026`:p}function r({command:p},{tree:S,at:j},{cwd:F},W){return S!==void 0&&j!=="/"&&j===F&&W.length===
1?(0,m().everyCommand)((0,m().readShellText)(p,S)):W.map(B=>B.command)}function n({severity:p}){return p==="error"}function i({
program:p,read:S}){const j=p===void 0?[]:S.values;return new Set(j.flatMap(({kind:F,word:W})=>L().PATH_KINDS.has(F)?[]:W))}
const u=new Map;function v(p,S){const j=u.get(p)??(0,I().compileLinear)(p);return u.set(p,j),"error"in j||j.matches(S)}function d(p,S,j){
return(0,m().everyCommand)((0,m().readShellText)(p)).some(F=>v(S,g(a(F,j,[]))))}function g(p){const{words:S,redirections:j}=p.
command,F=i(p);return[...S.filter(W=>!F.has(W)).map(({text:W})=>W),...j.map(({operator:W,target:H})=>`${W} ${H?.text??""}`)].
join(" ")}function y(p,S){const{words:j,redirections:F,problems:W}=p.command,H=i(p),B=W.filter(({rule:G})=>G==="variable\
-expansion"),U=F.flatMap(({target:G})=>G??[]);return[...j.slice(1).filter(G=>!H.has(G)),...U].flatMap(({text:G,span:z})=>{
const V=B.some(({span:J})=>J.start>=z.start&&J.end<=z.end);return[G,...O(G)].flatMap(J=>b(J,z,S,V))})}function O(p){if(!p.
startsWith("-"))return[];const{attached:S}=(0,C().splitAtEquals)(p);return[...S?[S]:[],.../^-[^-]./.test(p)?[p.slice(2)]:
[]]}function b(p,S,j,F=!1){const W=F||p.startsWith("~")?void 0:j.locate(p);return W===void 0||!j.isIn(W,j.workspace)?[(0,x().
finding)("path_outside_workspace",{path:p},{span:S})]:p.split(/[\\/]/).includes("..")?[(0,x().finding)("path_traversal",
{path:p},{span:S})]:[]}const R=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],[/^(?:chmod|chown|dd|kill)$/,
/^--all$/],[/^/,/^--force$/]];function A({command:p,program:S,read:j}){const[F,...W]=p.words;if(F===void 0)return[];const{
text:H}=F,B=R.flatMap(([z,V])=>z.test(H)?[V]:[]),U=W.filter(({text:z})=>B.some(V=>V.test(z)));return U.length>0?U.map(({
text:z,span:V})=>(0,x().finding)("blocked_flag",{program:H,flag:z},{span:V})):W.length===1&&S&&/^--(?:version|help)$/.test(
W[0]?.text??"")?[]:(S?j.objections:[{objection:"is not allowed",word:F}]).map(({objection:z,word:V=F})=>(0,x().finding)(
"command_not_allowed",{program:H,objection:z},{span:V.span}))}function E({command:p},S,j){const F=S.filter(({rule:U})=>(0,P().
ruleOf)(U).anyText===!0),W=(0,w().readToolCall)(p),[H]=W?.args??[];if(W?.name!=="write_file"||H===void 0){const U=t(W?.name??
p);return{findings:[(0,x().finding)("command_not_allowed",{program:U,objection:"is not a call of a file tool with litera\
l arguments"}),...F]}}const B=[...b(H.text,H.span,new(k()).Places(j)),...F];return B.some(n)?{findings:B}:{findings:B,risk:"\
write"}}},81961:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.combine=M,h.policyWith=$,h.stricterOf=
C,h.tightenPolicy=P,h.valuesOf=x;function T(){const m=c(23404);return T=function(){return m},m}function I(){const m=c(41895);
return I=function(){return m},m}function L(){const m=c(74238);return L=function(){return m},m}function D(){const m=c(11160);
return D=function(){return m},m}function C(m,k,N){const w=M(m.policy,k.policy);if("conflicts"in w)throw new(I()).GateError(
"policy_conflict",`The policies of the base and of ${N} differ in ${w.conflicts.join(", ")}; the gate cannot determine w\
hich is stricter.`,"Use the same values in both policies.");const{ref:f,digest:l}=k,a=[...m.combinedWith?[m.combinedWith.
name]:[],N];return{...m,policy:w.policy,digest:(0,L().digestPolicy)(w.policy),combinedWith:{name:a.join(" and "),digest:l,
...f!==void 0&&{ref:f}}}}function M(m,k){const N=[],w=x(m),f=x(k);for(const[l,{strictness:a}]of D().POLICY_KEYS){const[s,
o]=[w.get(l),f.get(l)];if((0,T().canonicalize)(s)===(0,T().canonicalize)(o))continue;const e=a.combine(s,o);e?w.set(l,e.
value):N.push(l)}return N.length>0?{conflicts:N}:{policy:$(w)}}function P(m,k){if(Object.values(k).every(a=>a===void 0))
return m;const N=x(m.policy),w=[],f=new Map(Object.entries(k));for(const[a,{strictness:s,input:o}]of D().POLICY_KEYS){const e=o&&
f.get(o.name),t=N.get(a);if(!(!o||e===void 0||e===t))if(t===o.open||s.compare(t,e)==="tighter")N.set(a,e);else{const r={
given:String(e),kept:String(t)};w.push({input:o.name,key:a,...r})}}const l=$(N);return{...m,policy:l,digest:(0,L().digestPolicy)(
l),ignoredInputs:w}}function x(m){const k=m;return new Map([...D().POLICY_KEYS.keys()].map(N=>{const[w="",f]=N.split("."),
l=k[w];return[N,f===void 0?l:l[f]]}))}function $(m){const k={};for(const[N,w]of m){const[f="",l]=N.split(".");k[f]=l===void 0?
w:{...k[f],[l]:w}}return D().policySchema.parse(k)}},76545:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.comparePolicies=M;function T(){const m=c(23404);return T=function(){return m},m}function I(){const m=c(69873);return I=
function(){return m},m}function L(){const m=c(81961);return L=function(){return m},m}function D(){const m=c(11160);return D=
function(){return m},m}function C(){const m=c(92328);return C=function(){return m},m}function M(m,k){const[N,w]=[(0,L().
valuesOf)(m),(0,L().valuesOf)(k)];return[...D().POLICY_KEYS].flatMap(([f,{strictness:l}])=>{const[a,s]=[N.get(f),w.get(f)],
o=P(a,s);if(o===void 0)return[];const e=l.compare(a,s),t=l.loosens?.(a,s)??e!=="tighter";return[{key:f,change:o,direction:e,
loosens:t}]})}function P(m,k){if(Array.isArray(m)&&Array.isArray(k)){const N=[...(0,C().missingFrom)(m,k).map(w=>`+ ${x(
w)}`),...(0,C().missingFrom)(k,m).map(w=>`- ${x(w)}`)];return N.length===0?void 0:N.join(", ")}return(0,T().canonicalize)(
m)===(0,T().canonicalize)(k)?void 0:`${$(m)} \u2192 ${$(k)}`}function x(m){const k=m.name;return typeof k=="string"?k:$(
m)}function $(m){return(0,I().stringify)(m,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(K,h,c){Object.
defineProperty(h,"__esModule",{value:!0}),h.NPM_LOCKFILES=h.LOCKFILES=void 0,h.isCode=x,h.isLockfile=i,h.isOfTests=e,h.isPackageFile=
v,h.isProgramCode=P,h.isTest=s,h.isTestData=o,h.isWritten=$,h.toolThatFinds=R;function T(){const A=c(76760);return T=function(){
return A},A}function I(){const A=c(41330);return I=function(){return A},A}const L=new Set(`js mjs cjs jsx ts mts cts tsx\
 vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),D=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),C=new Set("ini json json5 jsonl toml yaml yml".split(" ")),M=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function P(A){return L.has(m(A))}function x(A){return P(A)||D.has(m(A))}function $(A){return x(A)||C.has(m(A))||M.test(T().
posix.basename(A))}function m(A){return T().posix.extname(A).slice(1).toLowerCase()}const k={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},N=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
w=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[f,l,a]=Object.values(k).map(A=>new RegExp(`(?:^|/)(?\
:${A})/`,"i"));function s(A){return f.test(A)||N.test(A)}function o(A){return l.test(A)||A.endsWith(".snap")}function e(A){
return s(A)||o(A)||a.test(A)||w.test(A)}const t=h.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],r=h.LOCKFILES=
[...t,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],n=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function i(A){return r.includes(A)||n.test(A)}const u=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function v(A){return r.includes(A)||u.test(A)}const d="{js,cjs,mjs,ts,cts,mts}",g="{json,jsonc,json5,yaml,yml,toml}",y=`\
{${d.slice(1,-1)},${g.slice(1,-1)}}`,O={vitest:`vitest.config.${d} vitest.workspace.${y} vite.config.${d}`,jest:`jest.co\
nfig.${y} jest.setup.${d}`,mocha:`.mocharc .mocharc.${y}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${d}`,cypress:`cypress.config.${d}`,eslint:`eslint.config.${d} .eslintrc \
.eslintrc.${y} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${y} prettier.config.${d} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${y} stylelint.config.${d} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${y} .knip.${g} knip.config.${d}`,markdownlint:`.markdownlint.${y}\
 .markdownlint-cli2.${y} .markdownlintignore .markdownlintrc`,cspell:`cspell.${y} .cspell.${y} cspell.config.${y}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${y} nyc.config.${d}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${y} .babelrc .babelrc.${y}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let b;function R(A){if(b??=Object.entries(O).map(([p,S])=>[p,
(0,I().default)(S.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(A))return"cargo";const E=A.slice(A.lastIndexOf(
"/")+1);return b.find(([,p])=>p(E))?.[0]}},19609:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.PRELOADABLE_PACKAGES=
h.PRELOADABLE_BY_TOOLS=h.NODE_FLAGS=h.NODE_ALIASES=h.BUILT_IN_REPORTERS=void 0;function T(){const P=c(91063);return T=function(){
return P},P}const I=h.NODE_FLAGS=(0,T().nameTable)({harmless:`
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
  `}),L=h.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(P=>P.split("="))),D=h.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),C=h.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),M=h.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.NPM_SUBCOMMANDS=h.NPM_SHORTHANDS=
h.NPM_FLAGS=void 0;function T(){const P=c(91063);return T=function(){return P},P}const I=(0,T().nameTable)({harmless:`
    color? foreground-scripts json loglevel= long offline parseable prefer-offline prefer-online
    progress unicode update-notifier
  `,"selects-scripts":`
    if-present ignore-scripts include-workspace-root prefix= workspace= workspaces?
  `,"only-prints":"usage version versions","of-tests":"bail? coverage? runInBand?","outside-code":"call= global globalco\
nfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes?"}),L=h.NPM_FLAGS=new Map([
...I].map(([P,{name:x,arity:$,kind:m}])=>[P,{name:x,arity:$==="optional"?"loose":$==="value"?"value":"none",effect:m}])),
D=`
  ?=usage C=prefix H=usage c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly g=global
  h=usage help=usage iwr=include-workspace-root l=long no=no-yes p=parseable
  porcelain=parseable q=loglevel:warn quiet=loglevel:warn reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,C=h.NPM_SHORTHANDS=new Map(D.trim().split(/\s+/).map(P=>P.split(/[=:]/)).map(([P="",x,...$])=>[P,[`--${x}`,...$]])),M=h.
NPM_SUBCOMMANDS=(0,T().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exec,x","only-print\
s":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,init dedupe instal\
l,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink update,u,up,upgr\
ade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish audit diff docs d\
octor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version","outside-code":"\
config,c get set"})},55126:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.readArguments=P,h.warningsIn=
M;function T(){const w=c(35672);return T=function(){return w},w}function I(){const w=c(55972);return I=function(){return w},
w}function L(){const w=c(20457);return L=function(){return w},w}function D(){const w=c(88220);return D=function(){return w},
w}function C(){const w=c(91063);return C=function(){return w},w}function M({warnings:w=[],network_touching:f}){return f?
["network_touching",...w]:w}function P(w,f,l=(a,s)=>I().KINDS[a](s)){if(f.forms!==void 0)return x(w,f,f.forms,l);if(f.subcommands===
void 0)return k(w,f,l);const[a,...s]=w,o=Object.entries(f.subcommands).find(([t])=>t===a?.text)?.[1];if(o!==void 0)return k(
s,{...f,...o},l);const e=`is accepted only with ${m(Object.keys(f.subcommands))}`;return{use:f,flags:[],values:[],objections:[
{objection:e,...a&&{word:a}}]}}function x(w,f,l,a){const s=`is accepted only as ${m(Object.keys(l))}`,[o]=w;let e={use:f,
flags:[],values:[],objections:[{objection:s,...o&&{word:o}}]};for(const[t,r]of Object.entries(l)){const n=(0,T().matchForm)(
(0,T().parseForm)(t)??[],w,a);if(n===void 0)continue;const i=n.map(({word:v,kind:d})=>({text:v.text,word:v,kind:d})),u=n.
find(v=>v.wrong!==void 0);if(!u)return{use:{...f,...r},flags:[],values:i,objections:[]};e={...e,values:i,objections:[$(u)]}}
return e}function $({word:w,wrong:f}){return{objection:`does not accept \`${w.text}\`, which ${f}`,word:w}}function m(w){
return w.map(f=>`\`${f}\``).join(", ")}function k(w,f,l){const{leading_flags:a=[]}=f,{flags:s,operands:o}=(0,L().readUse)(
(0,C().strictFlags)(f.flags,a),w),e=[],t=(b,R)=>e.push($({word:b,wrong:R})),r=[],n=[];for(const{word:b,flag:R,value:A,valueWord:E}of s){
if(R===void 0||(0,D().isReason)(R.kind)||R.choices?.includes(A??"")===!1){t(b,"is not among its flags");continue}n.push(
R.name),a.includes(R.name)&&o.some(p=>N(b,p))&&t(b,"must come before the operands"),R.arity!=="none"&&(A===void 0?t(b,"r\
equires a value"):r.push({text:A,kind:R.kind,word:E??b}))}const i=s.find(({flag:b})=>!a.includes(b?.name??"")),u=(b=[])=>b.
some(R=>n.includes(R)),v=((0,T().parseOperands)(f.operands??"path*")??[]).slice(u(f.first_operand_by)?1:0);for(const[b,R]of o.
entries()){a.length>0&&i&&N(R,i.word)&&t(R,"comes after the expression");const A=v[Math.min(b,v.length-1)];r.push({text:R.
text,kind:A?.kind??"path",word:R})}for(const{text:b,kind:R,word:A}of r){const E=l(R,b);E!==void 0&&e.push({objection:`do\
es not accept \`${b}\`, which ${E}`,word:A})}const{min:d,max:g}=(0,T().countOf)(v),y=d-(u(f.last_operand_by)?1:0),O=o.length;
if(O<y||O>g){const b=g===y?`${g}`:`${y} to ${g}`,R=Number.isFinite(g)?b:`at least ${y}`;e.push({objection:`takes ${R} op\
erands, not ${O}`})}return{use:f,flags:n,values:r,objections:e}}function N(w,f){return w.span.start>f.span.start}},21006:function(K,h){
Object.defineProperty(h,"__esModule",{value:!0}),h.isTruth=C,h.readFlags=c,h.splitAtEquals=M,h.valueRead=D;function c(P,x){
const $=[],m=P.toReversed();let k;const N=w=>{for(const f of m.reverse())$.push({kind:"operand",word:f});return{tokens:$,
separator:w,rest:void 0}};for(let w=m.pop();w!==void 0;w=m.pop()){if(x.separator.test(w.text))return N(w);const f=!T(w,x);
if(!f&&k!==void 0){$.push({...k,word:w,next:w});continue}const{written:l,attached:a}=f?I(w.text,x):{written:w.text,attached:void 0},
s=f?x.expand(l,a):"operand";if(s==="operand"){if($.push({kind:"operand",word:w}),x.flags==="first")return N();continue}if(k=
void 0,s!==void 0&&"instead"in s){const{span:i,quoted:u}=w;m.push(...s.instead.map(v=>({text:v,span:i,quoted:u})).reverse());
continue}const o=m.at(-1),e=s===void 0?x.unknown:s.at(-1)?.takes,t=a===void 0&&L(e,o,x),r={word:w,written:l,attached:a,next:o,
consumes:t};s===void 0&&$.push({kind:"unknown",...r});for(const[i,u]of s?.entries()??[]){const v=i===(s?.length??0)-1,d={
word:w,written:l,attached:void 0,next:void 0,consumes:!1};$.push({kind:"flag",part:u,...v?r:d})}if(e==="rest")return{tokens:$,
separator:void 0,rest:m.reverse()};const n=$.at(-1);e==="operands"&&t&&n?.kind==="flag"&&(k=n),t&&!(e==="both"&&o&&!T(o,
x))&&m.pop()}return N()}function T({text:P},{dash:x}){return!P.startsWith("-")||P==="-"&&x==="operand"}function I(P,{equals:x}){
return x==="all"||x==="long"&&P.startsWith("--")?M(P):{written:P,attached:void 0}}function L(P,x,$){if(x===void 0)return!1;
switch(P){case"always":case"both":return!0;case"unless-dash":return!x.text.startsWith("-");case"true-or-false":return C(
x.text);case"operand":case"operands":return T(x,$);default:return!1}}function D({word:{span:P},attached:x,next:$,consumes:m}){
return m&&$?{value:$.text,span:{start:P.start,end:$.span.end}}:x===void 0?{span:P}:{value:x,span:P}}function C(P){return P===
"true"||P==="false"}function M(P){const x=P.indexOf("=");return x<0?{written:P,attached:void 0}:{written:P.slice(0,x),attached:P.
slice(x+1)}}},20457:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.readUse=L;function T(){const f=c(
21006);return T=function(){return f},f}function I(){const f=c(91063);return I=function(){return f},f}function L(f,l){const{
tokens:a,rest:s}=(0,T().readFlags)(l,$(f)),o=[],e=[];let t;for(const d of a)d.kind==="flag"&&d.word===t&&/\s/.test(d.written)||
(t=d.kind==="flag"&&d.consumes?d.next:void 0,d.kind==="flag"&&!D(f,d,e)?o.push(C(d)):e.push(d.word));const r=f.stops?{operands:[],
started:e}:{operands:e,started:[]},n=s&&o.pop();if(s===void 0||n===void 0)return{flags:o,...r};const{word:i,value:u}=n,v=u===
void 0?s:[{...i,text:u},...s];return{flags:o,...r,rest:{flag:n,words:v}}}function D({readsBehind:f,handsOn:l},{part:a},s){
return!!f&&!l&&a.spec===void 0&&s.length>0}function C(f){const{word:l,attached:a,next:s,consumes:o,part:e}=f,{spec:t,negated:r,
letter:n,fixed:i=a}=e,u=n??f.written;if(o&&s!==void 0){const O={start:l.span.start,end:s.span.end};return{word:{...l,span:O},
written:u,flag:t,value:s.text,valueWord:s,off:!1}}const v=s!==void 0&&(!s.text.startsWith("-")||s.text==="-"),d=t===void 0&&
v?s.text:void 0,g=t?.arity!=="value"&&/^(?:false|0)$/.test(i??""),y=t?.arity!=="rest"&&(r||g);return{word:l,written:u,flag:t,
value:i??d,off:y}}const M={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function P(f,l=!1){
const a=f===void 0?"never":M[f.arity];return{spec:f,negated:l,takes:l&&a!=="rest"?"never":a}}function x({flags:f},l,a){const s=n=>{
const i=f.get(n);return{...P(i),takes:i?.arity==="value"?"always":"never"}},o=f.get(l)??f.get(/^-\d+$/.test(l)?"-#":"");
if(o!==void 0)return[(a===void 0?o.arity!=="attached":o.arity!=="none")?s(o.name):P(void 0)];const e=l.slice(0,2);if(!l.
startsWith("--")&&f.get(e)?.arity==="value")return[{...s(e),fixed:l.slice(2),takes:"never"}];const t=/^-[A-Za-z]{2,}$/.test(
l)?[...l.slice(1)]:[];return t.length>0&&t.every(n=>f.get(`-${n}`)?.arity==="none")?t.map(n=>s(`-${n}`)):[P(void 0)]}function $(f){
return{flags:f.stops&&!f.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:f.strict?"long":"all",unknown:"\
never",expand:(l,a)=>{if(f.strict)return x(f,l,a);const s=m(f,l,a),o=f.handsOn&&!f.readsBehind;return f.stops&&o&&s.some(
({spec:t})=>t===void 0)?"operand":s}}}function m(f,l,a){const s=l.replace(/^-+/,""),o=l.startsWith("--"),e=k(f,s,o);if(e!==
void 0)return[e];if(o||s.length<2)return[P(void 0)];const t=[],r=a===void 0?s:`${s}=${a}`;for(let n=0;n<r.length;n+=1){const i=r[n]??
"",u=f.flags.get(i);if(u===void 0)return[...t,P(void 0)];const v={...P(u),letter:`-${i}`},d=r.slice(n+1);if(d!==""&&(u.arity!==
"none"||d.startsWith("="))){const g=u.arity==="rest"?"rest":"never";return[...t,{...v,fixed:d.replace(/^=/,""),takes:g}]}
t.push(v)}return t}function k(f,l,a){const s=w(f,l,a)??(a&&f.completes?N(f,l):void 0);if(s!==void 0)return P(s);if(!/^no-?[A-Za-z]/.
test(l))return;const o=w(f,l.replace(/^no-?/,""),a);return o&&P(o,!0)}function N({flags:f},l){const a=(0,I().flagKey)(l),
s=new Map;for(const[e,t]of f)e.startsWith(a)&&s.set(t.name,t);const[o]=s.values();return s.size===1?o:void 0}function w(f,l,a){
const s=(0,I().flagKey)(l),o=a?s.lastIndexOf("."):-1,e=o<0?void 0:f.flags.get(s.slice(o+1));return e===void 0||f.flags.has(
s)?(0,I().lookUp)(f,s):e.kind==="text"?(0,I().lookUp)(f,s)??e:e}},71011:function(K,h,c){Object.defineProperty(h,"__esMod\
ule",{value:!0}),h.UNKNOWN_MODULE=void 0,h.unknownTool=x;function T(){const $=c(91063);return T=function(){return $},$}const I={
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
rate","writes-files":"clean create eject init new"},unknown:!0},{refused:L}=I,D=[{programs:["next"],alone:"never-ends",ends_with:"\
build info lint telemetry typegen"},{programs:["parcel","vitepress"],alone:"never-ends",ends_with:"build"},{programs:["s\
torybook"],alone:"never-ends",ends_with:"build doctor"},{programs:["testem"],alone:"never-ends",ends_with:"ci launchers"},
{programs:["karma"],ends_with:"run start"},{programs:["ember","hexo","ng"],refused:{...L,"never-ends":`${L["never-ends"]}\
 s`}},{programs:["microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{...I.flags,"never-ends":`${I.
flags["never-ends"]} w`}}],C=(0,T().useTable)(I),M=h.UNKNOWN_MODULE=(0,T().useTable)({...I,flags:{...I.flags,code:"custo\
m-syntax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= use= cmd= command= eval= init-hook=",
module:"import= load= load-plugins= loader= plugin~="}}),P=new Map(D.flatMap($=>{const m=(0,T().useTable)({...I,...$});return $.
programs.map(k=>[k,m])}));function x($){return P.get($)??C}},55366:function(K,h,c){Object.defineProperty(h,"__esModule",
{value:!0}),h.MAX_FILE_BYTES=void 0,h.readBlob=D;function T(){const C=c(41895);return T=function(){return C},C}function I(){
const C=c(7650);return I=function(){return C},C}const L=h.MAX_FILE_BYTES=16*1024*1024;async function D(C,M){const[P]=await C.
read([M]);if(P?.type==="blob")return P.content;throw new(T()).GateError("file_unreadable",P?`Object ${M} is a ${P.type},\
 not a file`:`Object ${M} is missing from this clone`,I().FULL_CLONE_HINT)}},48741:function(K,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.folderTree=$,h.readOnDisk=k;function T(){const a=c(73024);return T=function(){return a},a}function I(){
const a=c(51455);return I=function(){return a},a}function L(){const a=c(76760);return L=function(){return a},a}function D(){
const a=c(41895);return D=function(){return a},a}function C(){const a=c(55366);return C=function(){return a},a}function M(){
const a=c(39491);return M=function(){return a},a}function P(){const a=c(96681);return P=function(){return a},a}function x(){
const a=c(93028);return x=function(){return a},a}function $(a,s=C().MAX_FILE_BYTES){const o=(0,L().resolve)(a),e=`the di\
rectory ${a}`,t=u=>l(u,()=>(0,T().lstatSync)((0,P().systemPath)((0,L().join)(o,u)))),r=u=>{if(u==="")return{path:u,kind:"\
directory",tracked:!0};if(!(0,M().canBeCheckedOut)(u)||!(0,M().foldersAbove)(u).every(y=>t(y)?.isDirectory()))return;const v=t(
u),d=v&&(0,x().kindOf)(v);if(!v||!d)return;const g=(0,x().isRegular)(d)?{size:v.size}:{};return{path:u,kind:d,...g,tracked:!u.
split("/").includes("node_modules")}},n=u=>r(u)?.kind!=="directory"?[]:(l(u,()=>(0,T().readdirSync)((0,P().systemPath)((0,L().
join)(o,u)),{encoding:"buffer"}))??[]).map(d=>r(u===""?(0,P().decodePath)(d):`${u}/${(0,P().decodePath)(d)}`)).filter(d=>d!==
void 0).sort(M().byEntryPath);function*i(u){for(const v of n(u))v.tracked&&(v.kind==="directory"?yield*i(v.path):yield v)}
return{label:e,stat:r,list:n,files:()=>[...i("")].sort(M().byEntryPath),readlink:u=>r(u)?.kind==="symlink"?l(u,()=>(0,P().
decodePath)((0,T().readlinkSync)((0,P().systemPath)((0,L().join)(o,u)),{encoding:"buffer"}))):void 0,read:async(u,v=s)=>{
const d=r(u);if(!(0,x().isRegular)(d?.kind))throw(0,M().notAFile)(e,u);if((d.size??0)>v)throw(0,M().tooLarge)(e,u,d.size??
0,v);return N((0,L().join)(o,u),u,e,v)}}}const m=T().constants.O_RDONLY|(T().constants.O_NOFOLLOW??0)|(T().constants.O_NONBLOCK??
0);function k(a,s){return N((0,L().join)(a,s),s,`the directory ${a}`,1/0)}async function N(a,s,o,e){try{const t=await(0,I().
open)((0,P().systemPath)(a),m);try{const r=await t.stat();if(!r.isFile())throw(0,M().notAFile)(o,s);if(r.size>e)throw(0,M().
tooLarge)(o,s,r.size,e);return await t.readFile()}finally{await t.close()}}catch(t){throw t instanceof D().GateError?t:w(
s,t)}}function w(a,s){return new(D()).GateError("file_unreadable",`Cannot read ${a}: ${s instanceof Error?s.message:s}`,
"Check the permissions of the file and of the directories above it.",{cause:s})}const f=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function l(a,s){try{return s()}catch(o){if(f.has(o.code??""))return;throw w(a,o)}}},63550:function(K,h,c){Object.
defineProperty(h,"__esModule",{value:!0}),h.literalTree=I;function T(){const D=c(39491);return T=function(){return D},D}
function I(D,C="the given files"){const M=new Map(Object.entries(D)),P=$=>{const m=M.get($);return typeof m=="string"?Buffer.
from(m):Buffer.isBuffer(m)?m:m!==void 0&&"executable"in m?Buffer.from(m.executable):void 0};return{...(0,T().indexEntries)(
[...M].map(([$,m])=>L($,m,P($)?.length))),label:C,readlink:$=>{const m=M.get($);return typeof m=="object"&&"symlink"in m?
m.symlink:void 0},read:async $=>{const m=P($);if(m===void 0)throw(0,T().notAFile)(C,$);return m}}}function L(D,C,M){const P=!D.
split("/").includes("node_modules");if(typeof C=="object"&&"symlink"in C)return{path:D,kind:"symlink",tracked:P};if(typeof C==
"object"&&"submodule"in C)return{path:D,kind:"submodule",oid:C.submodule,tracked:P};const x=typeof C=="object"&&"executa\
ble"in C;return{path:D,kind:x?"executable":"file",...M===void 0?{}:{size:M},tracked:P}}},96681:function(K,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.decodePath=I,h.decodePieces=C,h.splitNul=M,h.systemPath=D;function T(){const P=c(4573);return T=
function(){return P},P}function I(P){if((0,T().isUtf8)(P))return P.toString("utf8");let x="";for(let $=0;$<P.length;){const m=L(
P,$);x+=m>0?P.toString("utf8",$,$+m):String.fromCharCode(56320+(P[$]??0)),$+=Math.max(m,1)}return x}function L(P,x){for(let $=1;$<=
4&&x+$<=P.length;$++)if((0,T().isUtf8)(P.subarray(x,x+$)))return $;return 0}function D(P){if(!/[\udc80-\udcff]/.test(P))
return P;const x=P.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(x.map(($,m)=>m%2===1?Buffer.of($.
charCodeAt(0)-56320):Buffer.from($)))}function C(P){if(!(0,T().isUtf8)(P))return[...M(P)].map(I);const x=P.toString("utf\
8").split("\0");return x.at(-1)===""&&x.pop(),x}function*M(P){let x=0;for(let $=P.indexOf(0);$>=0;$=P.indexOf(0,x))yield P.
subarray(x,$),x=$+1;x<P.length&&(yield P.subarray(x))}},59542:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.filesNamed=D,h.perPath=M,h.perTree=C;function T(){const P=c(76760);return T=function(){return P},P}function I(){const P=c(
59490);return I=function(){return P},P}const L=C(P=>(0,I().groupBy)(P.files(),({path:x})=>T().posix.basename(x)));function D(P,x){
return L(P).get(x)??[]}function C(P){const x=new WeakMap;return $=>{const m=$.original??$,{answer:k}=x.get(m)??{answer:P(
m)};return x.set(m,{answer:k}),k}}function M(P){const x=C(()=>new Map);return($,m)=>{const k=x($),N=k.get(m)??P($,m);return k.
set(m,N),N}}},80781:function(K,h){Object.defineProperty(h,"__esModule",{value:!0}),h.subTree=c;function c(L,D){if(D==="")
return L;const C=T.get(L)??new Map;T.set(L,C);const M=C.get(D)??I(L,D);return C.set(D,M),M}const T=new WeakMap;function I(L,D){
const C=`${D}/`,M=m=>m===""?D:C+m,P=m=>({...m,path:m.path===D?"":m.path.slice(C.length)}),{original:x,isPending:$}=L;return{
label:L.label,...x&&{original:c(x,D)},...$&&{isPending:m=>$(M(m))},stat:m=>{const k=L.stat(M(m));return k&&P(k)},readlink:m=>L.
readlink(M(m)),list:m=>L.list(M(m)).map(P),files:()=>[...L.files()].filter(({path:m})=>m.startsWith(C)).map(P),read:(m,k)=>L.
read(M(m),k)}}},95132:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.describe=x,h.eligibilityOf=s,h.
finding=L,h.isMissingEvidence=o,h.isProblem=M,h.notJudged=f,h.problemAt=C,h.problemFinding=P,h.whyNotJudged=l;function T(){
const e=c(41895);return T=function(){return e},e}function I(){const e=c(13580);return I=function(){return e},e}function L(e,t,r={}){
return D(e,t,r)}function D(e,t,r){const{severity:n,harm:i,layer:u}=(0,I().ruleOf)(e);return{rule:e,severity:n,harm:i,layer:u,
args:t,...r}}function C(e,t,r,n){return{rule:e,args:r,span:t,...n&&{severity:n}}}function M(e,t){return e.rule===t}function P({
rule:e,args:t,span:r,severity:n}){return D(e,t,{span:r,...n&&{severity:n}})}function x({rule:e,args:t,edit:r,danger:n,level:i}){
const u=(0,I().ruleOf)(e);return{message:u.message(t)+(i?` ${$(i)}`:""),remedy:n===void 0?(r&&N(r))??u.remedy(t):`Remove\
 the command: it ${n}. A person decides whether the gene needs it.`}}function $({rules:e,level:t,from:r,reason:n}){const i=n===
void 0?"":`: ${n.replace(/\.$/,"")}`;return`The policy sets \`${e}\` to \`${t}\`, instead of ${r}${i}.`}const m=160,k=4;
function N({new:e,pointer:t,files:r=[],fix:n}){if(!(e.length<=k&&e.every(O=>O.length<=m&&!O.includes("`"))))return n?"Ru\
n `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const u=t?.endsWith("/asset_id")===!0,
v=u||e.length===0?"":" (accepted; not run)",d=n?`; \`gene-gate fix --write\` does this${v}.`:".",[g,...y]=e.map(O=>`\`${O}\
\``);return g===void 0?`Remove the command, which adds no check${d}`:u?`Set \`asset_id\` to ${g}${d}`:r.length>0?`Move i\
t into a script, ${r.map(({path:b})=>`\`${b}\``).join(", ")}, and run ${[g,...y].join(", ")}${d}`:y.length===0?`Write ${g}\
 instead${d}`:`Write separate entries in \`validation\`: ${[g,...y].join(", ")}${d}`}const w=500;function f(e,t,r={}){return L(
"not-judged",{detail:l(e,t)},r)}function l(e,t){if((0,T().endsAudit)(t))throw t;return`${e}: ${a(t).slice(0,w).replace(/\.$/,
"")}`}function a(e){return e instanceof T().GateError?e.message:e instanceof Error?`${e.name}: ${e.message}`:String(e)}function s(e){
return e.length===0?"eligible":e.every(o)?"unproven":"refuted"}function o({rule:e}){const{unproven:t,undecided:r}=(0,I().
ruleOf)(e);return t===!0||r===!0}},94411:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.areHarmlessOptions=
w,h.isHarmlessVariable=f,h.readAssignments=e;function T(){const t=c(25367);return T=function(){return t},t}function I(){
const t=c(17992);return I=function(){return t},t}function L(){const t=c(90762);return L=function(){return t},t}const D=/^[\w.-]{0,64}$/,
C=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,M=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,P=/^\d{1,9}$/,
x=/^(?:|[01]|true|false|yes|no|on|off)$/i,$=new Map([["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",C],["LC_ALL",C],["NODE_NO_WARNINGS",x],["PYTHONDONTWRITEBYTEC\
ODE",x],["PYTHONUNBUFFERED",x],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",M],["TS_NODE_TRANSPILE_ONLY",x],["TS_NODE_FILES",x],["TS_NODE_SKIP_PROJECT",x]]),m=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,D]],k="NOD\
E_OPTIONS",N=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function w(t){return t.split(" ").every(r=>N.test(r.replaceAll("_","-")))}function f(t,r){if(t===k)return w(r);const n=$.
get(t);return n!==void 0?n.test(r):a(t)?m.some(([u,v])=>u.test(t)&&v.test(r))||x.test(r)||P.test(r):!1}const l=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function a(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(t)?!(0,I().isReadByProgram)(t):l.test(t)}function s(t){return t===
k||$.has(t)||a(t)}const o=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function e(t,r){const n=[],i=[];let u=0;for(const v of t){const[
d]=v.parts,g=d&&!d.quoted?o.exec(d.text):null;if(!g)break;u+=1;const[y,O="",b]=g,R=(0,L().textOf)(v).slice(y.length),A={
start:v.start,end:v.end};if(!b&&f(O,R))n.push({name:O,value:R,span:A}),r.add("environment-assignment",A,{name:O,value:(0,T().
visible)(R)});else{const E=!b&&s(O);r.add("assignment-refused",A,{name:O,value:(0,T().visible)(R),known:E}),b||i.push({name:O,
value:R,span:A})}}return{assignments:n,refused:i,count:u}}},97424:function(K,h,c){Object.defineProperty(h,"__esModule",{
value:!0}),h.DOES=void 0,h.dangerOfScript=u,h.findDangers=N;function T(){const d=c(11331);return T=function(){return d},
d}function I(){const d=c(81716);return I=function(){return d},d}function L(){const d=c(54421);return L=function(){return d},
d}const D=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,C=(d,g,y)=>d.some(O=>/^-[A-Za-z]+$/.test(O)&&[...O.slice(
1)].some(b=>g.includes(b))||O.length>3&&y.startsWith(O.toLowerCase())),M=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
P=d=>d.some((g,y)=>{const O=/^(?:-s|--signal)$/.test(g)?d[y+1]:/^(?:-s|--signal=|-)(.+)$/.exec(g)?.[1];return O!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(O)}),x=(d,g,y)=>(d==="systemctl"||d==="loginctl")&&g.some(O=>y.test(O)),$=[{name:"mass_dele\
tion",matches:({program:d,args:g})=>d==="rm"&&C(g,"rR","--recursive")&&g.some(y=>!y.startsWith("-")&&M.test(y))},{name:"\
raw_disk_write",matches:({program:d,args:g})=>d==="dd"&&g.some(y=>y.startsWith("if=")||/^of=\/dev\//.test(y))},{name:"fi\
lesystem_format",matches:({program:d})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(d)},{name:"direct_disk_write",matches:({program:d,
args:g})=>d==="tee"&&g.some(y=>D.test(y))},{name:"world_writable",matches:({program:d,args:g})=>d==="chmod"&&g.some(y=>/^[0-7]{2,4}[2367]$/.
test(y)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(y))},{name:"privilege_escalation",matches:({program:d,args:g})=>d==="chown"&&
g.some(y=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(y))},{name:"firewall_manipulation",matches:({program:d})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(d)},{name:"system_shutdown",matches:({program:d,args:g})=>/^(?:shutdown|poweroff|halt)$/.test(d)||/^(?:init|telinit)$/.
test(d)&&g[0]==="0"||x(d,g,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:d,args:g})=>d==="reboot"||/^(?:init|telinit)$/.
test(d)&&g[0]==="6"||x(d,g,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:d,args:g})=>/^(?:kill|pkill|killall)$/.
test(d)&&P(g)}],m=8,k=4;function N(d,g=0){const y=new s;return(0,I().everyCommand)(d).flatMap(O=>w(O,y,g))}function w(d,g,y){
const O=[],{words:b}=(0,I().withoutReserved)(d);for(const{operator:p,target:S}of d.redirections)if(p.includes(">")&&S&&D.
test(S.text)){const j=`> ${S.text}`;O.push({name:"direct_disk_write",pattern:j,words:[S]})}const R=f(b),A=g.runBy(d,R);if(A!==
void 0){const p=`${A} | ${b[0]?.text??""}`;O.push({name:"remote_code_execution",pattern:p,words:b})}const E=new Set;for(const p of R){
const S=$.find(({matches:H})=>H(p))?.name;if(S!==void 0){const H=p.words.map(({text:B})=>B).join(" ");O.push({name:S,pattern:H,
words:p.words})}const F=(0,T().programNamed)(p.program)?.kind==="shell"?(0,L().textHanded)(p.words)?.text:void 0;if(F===
void 0||E.has(F)||y===k)continue;E.add(F);const W=N((0,I().readShellText)(F),y+1);O.push(...W.map(H=>({...H,words:p.words}))),
a.test(F)&&O.push({name:"remote_code_execution",pattern:F,words:p.words})}return O}function f(d){const g=l(d,0);if(g===void 0)
return[];const y=[g];if((0,T().programNamed)(g.program)?.kind==="wrapper")for(let O=1;O<=Math.min(d.length-1,m);O+=1){const b=l(
d,O);b!==void 0&&!/^-|=/.test(b.program)&&y.push(b)}if(g.program==="find")for(const[O,{text:b}]of d.entries()){const R=/^-(?:exec|ok)(?:dir)?$/.
test(b)?l(d,O+1):void 0;if(R!==void 0&&y.push(R),y.length>m)break}return y}function l(d,g){const y=d[g];if(y===void 0)return;
const O=d.slice(g);return{program:(0,T().baseName)(y.text),args:O.slice(1).map(({text:b})=>b),words:O}}const a=/\bdownload(?:string|data)\b/i;
class s{#n=new Map;#e=new Map;runBy(g,y){const O=(g.pipedFrom&&this.#n.get(g.pipedFrom))??e(g.inside),b=y.find(({program:A})=>t(
A));this.#n.set(g,O??b?.program);const R=y.flatMap(({program:A,args:E,words:p})=>((0,T().runsCode)(A)?E:p.slice(0,1).map(
({text:S})=>S)).flatMap(S=>this.#e.get(o(S))??[]))[0];return b&&this.#s(b,g),y.some(({program:A})=>(0,T().runsCode)(A))?
O??R:R}#s({program:g,args:y},{redirections:O}){const b=O.flatMap(({target:R})=>R?.text??[]);for(const R of[...y,...b])!R.
startsWith("-")&&o(R)!==""&&this.#e.set(o(R),g)}}function o(d){return d.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function e(d){
return(0,I().everyCommand)(d).flatMap(({words:g})=>f(g)).find(({program:g})=>t(g))?.program}function t(d){return(0,T().programNamed)(
d)?.kind==="downloader"}const r=h.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},n=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,i=16*1024;function u(d){if(d.length>i)return"is too long to\
 check";for(const[,O="",b=""]of d.matchAll(n))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(O)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(b))return r.mass_deletion;const g=(0,I().readShellText)(d),y=N(g).find(({name:O})=>O!=="mass_deletion");return y?r[y.
name]:v(g)?"pipes text into a shell":void 0}function v(d){return(0,I().everyCommand)(d).some(({pipedFrom:g,words:y})=>{const[
O]=(0,L().startedWords)(y);return g!==void 0&&O!==void 0&&(0,T().isShell)(O.text)})}},25367:function(K,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.inspectBlanks=l,h.inspectCharacters=P,h.inspectInjection=o,h.inspectLookAlikes=m,h.visible=
M;function T(){const e=c(11970);return T=function(){return e},e}const I=/^\p{Bidi_Control}$/u,L=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function D(e){if(e>=32&&e<127||e===9)return"visible";if(e===0)return"nul-character";if(e===10||e===13)return"line-break";
if(e<160)return"control-character";if(e>=55296&&e<=57343)return"lone-surrogate";const t=String.fromCodePoint(e);return I.
test(t)?"bidirectional-character":L.test(t)?"invisible-character":"visible"}function C(e){return`U+${e.toString(16).toUpperCase().
padStart(4,"0")}`}function M(e,t=120){const r=e.length>t?`${e.slice(0,t)}\u2026`:e;let n="";for(const i of r){const u=i.
codePointAt(0)??0,v=u!==9&&D(u)==="visible";n+=v?i:`<${C(u)}>`}return n}function P(e,t,r,n){let i=t;for(const u of e)x(u,
i,r,n),i+=u.length}function x(e,t,r,n){const i=e.codePointAt(0)??0,u={start:t,end:t+e.length},v=C(i),d=D(i);if(d==="line\
-break"?n.add(d,u,{character:v,quoted:r}):d!=="visible"&&n.add(d,u,{character:v}),d!=="visible"||i<=126)return;const g=e.
normalize("NFKC");g!==e.normalize("NFC")||/[\0-\x7f]/.test(g)?n.add("compatibility-character",u,{character:v,becomes:g}):
r||n.add("non-ascii-unquoted",u,{character:v,shown:e})}const $=/\p{L}+/gu;function m(e,t,r,n){if(/^[\x00-\x7f]*$/.test(e)||
!r&&/\s/.test(e))return;const i=r?k(e):N(e);if(i===void 0)return;const u=[...new Set(e)].filter(v=>v>"\x7F");n.add("look\
-alike-letters",{start:t.start,end:t.end},{word:M(e),looks_like:M(i),characters:u.slice(0,10).map(v=>C(v.codePointAt(0)??
0))})}function k(e){const t=e.normalize("NFKD").replace(/\p{M}/gu,""),r=(0,T().asciiOf)(t);return/^[\x20-\x7e]+$/.test(r)?
r:void 0}function N(e){let t=!1;const r=e.replace($,n=>{const i=(0,T().asciiOf)(n);return i===n||!/[A-Za-z]/.test(n)?n:(t=
!0,i)});return t?r:void 0}const w=100,f=1e3;function l(e,t){let r=0,n=0;for(let i=0;i<=e.length;i+=1){const u=e.charAt(i);
if(u===" "||u==="	")continue;const v=i-n;if(v>1&&(r+=v-1),v>=w||r>=f){const d=Math.max(v,r);t.add("blank-padding",{start:n,
end:i},{blanks:d});return}n=i+1}}const a=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
s=/<!--|```/;function o(e,t,r){const n=({index:v,0:d})=>r??{start:v,end:v+d.length},i=a.exec(e);i&&t.add("workflow-comma\
nd",n(i),{written:M(i[0])});const u=s.exec(e);u&&t.add("markup-injection",n(u),{written:u[0]})}},14395:function(K,h){Object.
defineProperty(h,"__esModule",{value:!0}),h.literalSegment=x,h.matchName=k,h.matchesStars=N,h.readPattern=c;function c(l){
if(!l.parts.some(n=>!n.quoted&&/[*?[]/.test(n.text)))return;const a=l.parts.flatMap(({text:n,quoted:i})=>Array.from(n,u=>({
character:u,active:!i}))),s=a.findLastIndex(({character:n,active:i})=>i&&n==="]"),o=[];let e,t;for(let n=0;n<a.length;){
const i=T(a,n,s);i?(e??=M(o),t??=i.ambiguity,i.element.kind==="many"&&o.at(-1)?.kind==="many"||o.push(i.element),n=i.end):
(o.push({kind:"literal",character:a[n]?.character??""}),n+=1)}return e===void 0?void 0:{text:a.map(({character:n})=>n).join(
""),prefix:e,segments:P(o),...t&&{ambiguity:t}}}function T(l,a,s){const o=l[a];return o?.active?o.character==="*"?{element:{
kind:"many"},end:a+1}:o.character==="?"?{element:{kind:"one"},end:a+1}:o.character!=="["||s<a?void 0:I(l,a)??{element:{kind:"\
one"},end:a+1,ambiguity:"bracket"}:void 0}function I(l,a){let s=a+1;const o=L(l[s],"!");o&&(s+=1);const e=new Set;for(;!L(
l[s],"]");){const t=D(l[s]);if(t===void 0)return;const r=L(l[s+1],"-")?D(l[s+2]):t;if(r===void 0||!C(t,r))return;s+=L(l[s+
1],"-")?3:1;for(let n=t.charCodeAt(0);n<=r.charCodeAt(0);n+=1)e.add(String.fromCharCode(n))}if(e.size!==0)return{element:{
kind:"set",negated:o,members:e},end:s+1}}function L(l,a){return l?.active===!0&&l.character===a}function D(l){return l&&
/^[A-Za-z0-9_.,@%+]$/.test(l.character)?l.character:void 0}function C(l,a){if(l===a)return!0;const s=[/[a-z]/,/[A-Z]/,/[0-9]/];
return l<a&&s.some(o=>o.test(l)&&o.test(a))}function M(l){return l.map(a=>a.kind==="literal"?a.character:"").join("")}function P(l){
const a=[[]];for(const s of l)s.kind==="literal"&&s.character==="/"?a.push([]):a.at(-1)?.push(s);return a}function x(l){
return l.every(({kind:a})=>a==="literal")?M(l):void 0}const $=l=>Array.from(l),m=l=>Array.from(Buffer.from(l).toString("\
latin1"));function k(l,a){const[s]=l;if(a.startsWith(".")&&!(s?.kind==="literal"&&s.character==="."))return!1;const o=w(
l,a,$);return/^[\x20-\x7e]*$/.test(a)||o===w(l,a,m)?o:void 0}function N(l,a){const s=Array.from(a,o=>o==="*"?{kind:"many"}:
{kind:"literal",character:o});return w(s,l,$)}function w(l,a,s){const o=l.flatMap(i=>i.kind==="literal"?s(i.character).map(
u=>({kind:"literal",character:u})):i),e=s(a);let t=0,r=-1,n=0;for(let i=0;i<e.length;)if(o[t]?.kind==="many")r=t,n=i,t+=
1;else if(f(o[t],e[i]))t+=1,i+=1;else if(r>=0)t=r+1,n+=1,i=n;else return!1;return o.slice(t).every(({kind:i})=>i==="many")}
function f(l,a=""){return l?.kind==="literal"?l.character===a:l?.kind==="set"?l.members.has(a)!==l.negated:l?.kind==="on\
e"}},16500:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.MAX_PATTERNS=void 0,h.resolvePattern=$;function T(){
const n=c(76760);return T=function(){return n},n}function I(){const n=c(32854);return I=function(){return n},n}function L(){
const n=c(25367);return L=function(){return n},n}function D(){const n=c(14395);return D=function(){return n},n}function C(){
const n=c(90762);return C=function(){return n},n}const M=20,P=4096,x=h.MAX_PATTERNS=64;function $(n,i,u){const{pattern:v,
span:d,position:g}=n,y=(0,L().visible)(v.text),O=N(v);let b=[];if(g==="program")u.add("glob-program",d,{pattern:y});else if(w(
v))u.add("glob-outside",d,{pattern:y});else if(!k(v,i))if(O)u.add("glob-unclear",d,{pattern:y,reason:O});else if(f(v))u.
add("glob-flag",d,{pattern:y,match:""});else if(i)b=m(n,i,u);else if(g==="script"&&l(v))u.add("glob-program",d,{pattern:y});else{
const R={matches:[],count:0,judged:!1};u.add("unquoted-glob",d,{pattern:y,...R})}return b.length===0?[v.text]:b}function m({
pattern:n,span:i,position:u},v,d){const g=(0,L().visible)(n.text),y=o(n,v),O="matches"in y&&!y.matches.every(a);if("ambi\
guity"in y||O){const p="ambiguity"in y?y.ambiguity:"file_name";return d.add("glob-unclear",i,{pattern:g,reason:p}),[]}const{
matches:b}=y,R=b.find(p=>p.startsWith("-"));R!==void 0&&d.add("glob-flag",i,{pattern:g,match:(0,L().visible)(R)}),u==="s\
cript"&&b.length>1&&d.add("glob-program",i,{pattern:g});const A=b.slice(0,M).map(p=>(0,L().visible)(p)),{length:E}=b;return d.
add("unquoted-glob",i,{pattern:g,matches:A,count:E,judged:!0}),b}function k({prefix:n,text:i},u){return n.includes("://")&&
!u?.stat(i.slice(0,i.indexOf("/")))}function N({text:n,segments:i,ambiguity:u}){return u||(n.length>P?"too_many":i.some(
d=>(0,D().literalSegment)(d)===void 0&&(0,D().matchName)(d,".."))?"dot":void 0)}function w({text:n,segments:i}){return n.
startsWith("/")||i.some(u=>(0,D().literalSegment)(u)==="..")}function f({prefix:n}){return n.startsWith("-")&&!n.includes(
"=")}function l({segments:n}){return n.some(i=>i.some(({kind:u})=>u==="many"))}function a(n){const i=new(C()).ProblemCollector;
return(0,L().inspectCharacters)(n,0,!0,i),i.inOrder().length===0}const s=128*1024;function o(n,i){let u=[{written:"",path:""}];
for(const[g,y]of n.segments.entries()){const O=g===n.segments.length-1,b=[];for(const R of u){const A=e(R,y,O,i);if(typeof A==
"string")return{ambiguity:A};b.push(...A)}u=b}const v=u.map(({written:g})=>Buffer.from(g));return v.reduce((g,y)=>g+y.length+
1,0)>s?{ambiguity:"too_many"}:{matches:v.sort(Buffer.compare).map(g=>g.toString())}}function e(n,i,u,v){const{written:d,
path:g}=n,y=(0,D().literalSegment)(i);if(y==="")return u?[n]:"empty_segment";const O=u?"":"/";if(y===".")return[{written:`${d}\
.${O}`,path:g}];const b=[];for(const R of t(g,i,y,v)){if(R==="letters")return"letters";if(!u&&r(R,v))return"symlink";!u&&
R.kind!=="directory"||b.push({written:`${d}${T().posix.basename(R.path)}${O}`,path:R.path})}return b}function*t(n,i,u,v){
if(u!==void 0){const d=v.stat(n===""?u:`${n}/${u}`);d?.tracked&&(yield d);return}for(const d of v.list(n)){if(!d.tracked)
continue;const g=(0,D().matchName)(i,T().posix.basename(d.path));g===void 0?yield"letters":g&&(yield d)}}function r(n,i){
if(n.kind!=="symlink")return n.kind==="submodule";const u=(0,I().resolveInTree)(i,n.path);return u.kind==="missing"?!1:u.
kind!=="inside"||!/^(?:file|executable)$/.test(u.entry.kind)}},54669:function(K,h,c){Object.defineProperty(h,"__esModule",
{value:!0}),h.hasOneReading=m,h.lex=$;function T(){const o=c(13580);return T=function(){return o},o}function I(){const o=c(
94411);return I=function(){return o},o}function L(){const o=c(25367);return L=function(){return o},o}function D(){const o=c(
16500);return D=function(){return o},o}function C(){const o=c(14395);return C=function(){return o},o}function M(){const o=c(
26781);return M=function(){return o},o}function P(){const o=c(90762);return P=function(){return o},o}const x=128*1024;function $(o,e){
const t=new(P()).ProblemCollector;if(k(o,t))return{words:[],assignments:[],refused:[],problems:t.inOrder()};const r={start:0,
end:o.length};(0,L().inspectBlanks)(o,t),(0,L().inspectInjection)(o,t);const n=(0,M().splitWords)(o,t),{assignments:i,refused:u,
count:v}=(0,I().readAssignments)(n,t);for(const g of n.slice(0,v))f(g,t);const d=N(n.slice(v),e,t);d.length===0&&t.add("\
empty-command",r,{});for(const{value:g,span:y}of i)(0,L().inspectInjection)(g,t,y);for(const{text:g,span:y}of d)(0,L().inspectInjection)(
g,t,y);return{words:d,assignments:i,refused:u,problems:t.inOrder()}}function m({problems:o}){return o.every(({rule:e})=>(0,T().
ruleOf)(e).severity==="warning")}function k(o,e){if(Buffer.byteLength(o)<=x)return!1;const t={start:0,end:o.length};return e.
add("command-too-long",t,{limit:x}),!0}function N(o,e,t){const r=[];let n=0;for(const[i,u]of o.entries()){const v={start:u.
start,end:u.end},d=u.parts.some(b=>b.quoted),g=(0,P().textOf)(u);f(u,t),l(u,t),s(u,i===0,t),(0,L().inspectLookAlikes)(g,
u,i===0,t);const y=(0,C().readPattern)(u);if(y&&(n+=1),y&&n>D().MAX_PATTERNS&&t.add("glob-unclear",v,{pattern:(0,L().visible)(
g),reason:"too_many"}),!y||n>D().MAX_PATTERNS){r.push({text:g,span:v,quoted:d});continue}const O=w(i,r);for(const b of(0,D().
resolvePattern)({pattern:y,span:v,position:O},e,t))r.push({text:b,span:v,quoted:d})}return r}function w(o,e){return o===
0?"program":o===1&&e[0]?.text==="node"?"script":"argument"}function f(o,e){for(const[t,r]of o.parts.entries()){if(r.quoted||
!r.text.includes("~"))continue;const n=r.text.search(t===0?/(?:^|[=:])~/:/[=:]~/);if(n<0)continue;const i=r.start+r.text.
indexOf("~",n),u=(0,L().visible)((0,P().textOf)(o));e.add("tilde-expansion",{start:i,end:i+1},{word:u});return}}function l(o,e){
let t=-1,r=!1;for(const n of o.parts)if(!(n.quoted||t<0&&!n.text.includes("{")))for(const{0:i,index:u}of n.text.matchAll(
/[{},]|\.\./g)){const v=n.start+u;if(i==="{")t<0&&(t=v);else if(i!=="}")r=t>=0;else if(r){const d={start:t,end:v+1};e.add(
"brace-expansion",d,{written:(0,L().visible)((0,P().textOf)(o))});return}}}const a=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function s(o,e,t){const r=(0,P().unquotedText)(o);r!==void 0&&(r==="\
!"||e&&a.has(r))&&t.add("reserved-word",{start:o.start,end:o.end},{word:r})}},17992:function(K,h){Object.defineProperty(
h,"__esModule",{value:!0}),h.isReadByProgram=I;const c=`
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
`.match(/\S+/g),T=new RegExp(`^(?:${c.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH)$`,"s");function I(L){return T.
test(L)}},11331:function(K,h){Object.defineProperty(h,"__esModule",{value:!0}),h.PROGRAM_NAMES=void 0,h.baseName=M,h.hasCommandLine=
N,h.isCommandLine=k,h.isShell=x,h.programNamed=P,h.runsCode=$,h.startsOthers=m;const c=/^-\w*c$|^--command$/,T=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
L=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",c],["shell","pwsh powershell",/^[-/](?:c|command|e|ec|en\w*)$/i],
["shell","cmd",/^\/[ckr]/i],["shell","osascript",/^-e$/],["shell","eval iex invoke-expression","words"],["shell","source\
 ."],["interpreter","node nodejs bun deno tsx ts-node jiti esno esmo babel-node",T],["interpreter","vite-node swc-node s\
ucrase-node",T],["interpreter","python python2 python3 pythonw py pypy pypy3",/^-[A-Za-z]*c/],["interpreter","perl ruby \
lua luajit raku rscript julia elixir groovy scala",/^-\w*[eE]/],["interpreter","php",/^-r|^--run$/],["interpreter","java\
 tclsh jshell ghci"],["wrapper","env ionice nice nohup setsid stdbuf timeout xvfb-run",void 0,"as-is"],["wrapper","doas \
su sudo",void 0,"as-user"],["wrapper","cross-env dotenv env-cmd",void 0,"as-tool"],["wrapper","command exec builtin busy\
box toybox time taskset chrt flock prlimit unshare chroot"],["wrapper","strace ltrace gdb xargs parallel watch winpty"],
["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invoke-webrequest"],["downloader","invoke-restme\
thod start-bitstransfer bitsadmin certutil mshta"],["builder","go cargo make"],["manager","yarn pnpm bunx pnpx corepack \
pip pip3 pipx uv uvx poetry composer"],["system","cat ls rm cp mv grep find sed awk git docker touch echo cd test diff w\
c head tail"],["system","chmod true false exit vim"]],D=new Map(L.flatMap(([f,l,a,s])=>l.split(" ").map(o=>[o,{name:o,kind:f,
...a&&{text:a},...s&&{wraps:s}}]))),C=h.PROGRAM_NAMES=[...D.keys()];function M(f){return/^\.{1,2}$/.test(f)?f:f.replace(
/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function P(f){const l=M(f),a=D.get(l);if(a!==void 0)
return a;const s=D.get(l.replace(/[-.]?\d[\d.]*w?$/,""));return s?.kind==="shell"||s?.kind==="interpreter"?s:void 0}function x(f){
return P(f)?.kind==="shell"}function $(f){const l=P(f)?.kind;return l==="shell"||l==="interpreter"}function m(f){if(f===
".")return!1;if(/^np[mx]$/.test(f))return!0;const l=P(f)?.kind;return l!==void 0&&l!=="system"&&l!=="downloader"}function k(f){
const[l="",...a]=f.trim().split(/\s+/);return w(l)&&a.some(s=>/^-|[./]|^[|&;<>]+$/.test(s))}function N(f){return/&&|\|\||\$\(|`/.
test(f)?!0:f.split(/;\s|\s\|\s/).some(l=>{const[a="",...s]=l.trim().split(/\s+/);return s.length>0&&w(a)})}function w(f){
return/^np[mx]$/.test(f)||D.has(f)}},81716:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.everyCommand=
C,h.isDynamic=k,h.readShellText=D,h.withoutReserved=$;function T(){const s=c(54669);return T=function(){return s},s}const I=128*
1024,L=16;function D(s,o){return s.length>I?[]:new a(s,o).list("",0)}function C(s){return s.flatMap(o=>[o,...C(o.inside)])}
const M=new Set("! { do elif else if then time until while".split(" ")),P=/^([A-Za-z_]\w*)=(.*)$/s;function x({text:s,quoted:o}){
return!o&&M.has(s)}function $(s){const{words:o,assignments:e}=s,t=o.findIndex(u=>!x(u));if(t<1)return s;const r=o.slice(
t),n=r.findIndex(({text:u})=>!P.test(u)),i=n<0?r:r.slice(0,n);return{...s,words:r.slice(i.length),assignments:[...e,...i.
map(m)]}}function m({text:s,span:o}){const[,e="",t=""]=P.exec(s)??[];return{name:e,value:t,span:o}}function k({problems:s,
substituted:o},{span:e}){const t=r=>r.start<e.end&&r.end>e.start;return o.some(t)||s.some(r=>N.has(r.rule)&&t(r.span))}const N=new Set(
["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),w=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,
f=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,l=/\\.?|\$\(|[^\\`$"]+|./sy;
class a{#n;#e;#s=0;constructor(o,e){this.#n=o,this.#e=e}list(o,e){const t=[];let r=this.#r(),n=!1;const i=(u,v="")=>{const d=this.#t(
r,u,v),{words:g,assignments:y,redirections:O,inside:b}=d,R=g.length+y.length+O.length+b.length===0,A=t.at(-1);R?A&&(t[t.
length-1]={...A,separator:A.separator+v}):t.push(d);const E=/^\|&?$/.test(v)?d:void 0;r=this.#r(R?r.pipedFrom:E)};for(;this.#s<
this.#n.length;){const u=this.#s,v=this.#i(n?l:f),d=this.#s;if(v==='"')n=!n;else{if(v===o&&(!n||o==="`"))return i(u),t;if(v===
"$("||v==="`"||!n&&/^[<>]?\($/.test(v)){if(e===L){i(u);continue}const g=this.#n.slice(r.start,u),y=v==="("?w.test(g)?"su\
bshell":"definition":"substitution",O=this.list(v==="`"?"`":")",e+1);r.inside.push(...O),r.gaps.push({kind:y,start:u,end:this.#s}),
y==="subshell"&&(r.subshell=O)}else!n&&/^(?:[;&|\r\n]+|\))$/.test(v)?i(u,v):!n&&v.startsWith("#")&&/^\s?$/.test(this.#n.
charAt(u-1))?r.gaps.push({kind:"comment",start:u,end:d}):!n&&/^(?:[<>]|&>)/.test(v)&&r.gaps.push({kind:"operator",start:u,
end:d})}}return i(this.#n.length),t}#r(o){return{start:this.#s,gaps:[],inside:[],pipedFrom:o}}#i(o){o.lastIndex=this.#s;
const[e=""]=o.exec(this.#n)??[];return this.#s+=e.length,e}#t(o,e,t){const{start:r,gaps:n,inside:i,pipedFrom:u,subshell:v}=o;
let d="",g=r;for(const j of n){const F=j.kind==="comment"||j.kind==="operator"?" ":"_";d+=this.#n.slice(g,j.start)+F.repeat(
j.end-j.start),g=j.end}d+=this.#n.slice(g,e);const y=(0,T().lex)(d,this.#e),O=j=>({...j,span:{start:j.span.start+r,end:j.
span.end+r}}),b=y.words.map(O),R=new Set;let A=0;const p=n.filter(({kind:j})=>j==="operator").map(({start:j,end:F})=>{for(;A<
b.length&&(b[A]?.span.start??F)<F;)A+=1;const W=b[A],H=b[A-1];return H?.span.end===j&&/^\d+$/.test(H.text)&&R.add(H),W&&
R.add(W),{operator:this.#n.slice(j,F),...W&&{target:W}}}),S=[...y.assignments,...y.refused].map(O);return{words:b.filter(
j=>!R.has(j)),assignments:S.sort((j,F)=>j.span.start-F.span.start),redirections:p,problems:y.problems.map(O),span:{start:r,
end:e},separator:t,inside:i,substituted:n.filter(({kind:j})=>j==="substitution"),...u&&{pipedFrom:u},...v&&{subshell:v},
...n.some(({kind:j})=>j==="definition")&&{defines:!0}}}}},68538:function(K,h){Object.defineProperty(h,"__esModule",{value:!0}),
h.changesShell=L,h.isWithoutEffect=I;const c=new Set(": [ cd echo exit false test true".split(" ")),T=new Set(`! . [[ ]]\
 { } alias autoload bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/));function I(D){return c.has(D)}function L(D){
return T.has(D)}},26781:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.splitWords=D;function T(){const w=c(
25367);return T=function(){return w},w}const I=1e3,L=/[ \t\n\r'"\\$`;&|<>()]/g;function D(w,f){return new C(w,f).split()}
class C{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(f,l){this.#n=f,this.#e=l}split(){for(;this.#t<this.#n.length;)this.#h();
if(this.#a(),this.#c>I){const f={start:0,end:this.#n.length};this.#e.add("too-many-quotes",f,{quotes:this.#c,limit:I})}return this.#s}#h(){
switch(this.#n.charAt(this.#t)){case" ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,T().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#g();
break;case'"':this.#y();break;case"\\":this.#v();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=N(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(f,l,a,s=a){this.#r.length===0&&(this.#i=s),this.#r.push({text:f,quoted:l,
start:a})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const f=this.#t;
L.lastIndex=f+1;const l=L.exec(this.#n)?.index??this.#n.length,a=this.#n.slice(f,l);(0,T().inspectCharacters)(a,f,!1,this.#e),
this.#o(a,!1,f),this.#t=l}#g(){const f=this.#t,l=this.#n.indexOf("'",f+1),a=l<0?this.#n.length:l,s=this.#n.slice(f+1,a);
(0,T().inspectCharacters)(s,f+1,!0,this.#e),this.#o(s,!0,f+1,f),this.#d(f,a,"'")}#y(){const f=this.#t,l=this.#n;let a="",
s=f+1;for(this.#t=s;this.#t<l.length&&l.charAt(this.#t)!=='"';){const e=l.charAt(this.#t);e==="\\"&&/["$`\\\n]/.test(l.charAt(
this.#t+1))?(a+=l.slice(s,this.#t),l.charAt(this.#t+1)===`
`&&this.#f(),s=this.#t+1,this.#t+=2):e==="$"?this.#l(!0):e==="`"?this.#p(!0):this.#t+=1}const o=Math.min(this.#t,l.length);
a+=l.slice(s,o),(0,T().inspectCharacters)(l.slice(f+1,o),f+1,!0,this.#e),this.#o(a,!0,f+1,f),this.#d(f,o,'"')}#d(f,l,a){
this.#c+=1,this.#t=Math.min(l+1,this.#n.length),!(l<this.#n.length)&&this.#e.add("unterminated-quote",{start:f,end:l},{quote:a})}#v(){
const f=this.#t,l=this.#n.charAt(f+1);this.#t+=1,l===""?(this.#e.add("trailing-backslash",{start:f,end:f+1},{}),this.#o(
"\\",!0,f)):l===`
`?(this.#t=f,this.#f(),this.#t+=2):l>"\x7F"?this.#o("",!0,f+1,f):((0,T().inspectCharacters)(l,f+1,!0,this.#e),this.#o(l,
!0,f+1,f),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(f){const l=$(this.#n,this.#t,
f);l?this.#m(l.kind,l.end,f):(f||this.#o("$",!1,this.#t),this.#t+=1)}#p(f){const l=m(this.#n,this.#t);this.#m("command-s\
ubstitution",l,f)}#m(f,l,a){const s=this.#t,o=this.#n.slice(s,l);this.#e.add(f,{start:s,end:l},{written:(0,T().visible)(
o)}),a||this.#o(o,!0,s),this.#t=l}#w(){const f=this.#t,l=this.#n.indexOf(`
`,f);this.#t=l<0?this.#n.length:l;const a=this.#n.slice(f,this.#t);(0,T().inspectCharacters)(a,f,!1,this.#e),this.#e.add(
"shell-comment",{start:f,end:this.#t},{written:(0,T().visible)(a)})}}const M=/[A-Za-z_]/,P=/[A-Za-z0-9_]/,x=/[0-9@*#?$!-]/;
function $(w,f,l){const a=w.charAt(f+1);if(a==="(")return{kind:w.charAt(f+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:k(w,f+1,"(",")")};if(a==="{")return{kind:"variable-expansion",end:k(w,f+1,"{","}")};if(a==="[")return{kind:"\
arithmetic-expansion",end:k(w,f+1,"[","]")};if(a==="'"||a==='"'){if(l)return;const s=w.indexOf(a,f+2);return{kind:"dolla\
r-quote",end:s<0?w.length:s+1}}if(M.test(a)){let s=f+2;for(;P.test(w.charAt(s));)s+=1;return{kind:"variable-expansion",end:s}}
if(x.test(a)||a>"\x7F")return{kind:"variable-expansion",end:f+2}}function m(w,f){for(let l=f+1;l<w.length;l+=1){const a=w.
charAt(l);if(a==="\\")l+=1;else if(a==="`")return l+1}return w.length}function k(w,f,l,a){let s=0;for(let o=f;o<w.length;o+=
1){const e=w.charAt(o);if(e===l)s+=1;else if(e===a&&(s-=1,s===0))return o+1}return w.length}function N(w,f,l){const a=w.
charAt(f);if(a==="("||a===")")return l.add("shell-parenthesis",{start:f,end:f+1},{character:a}),f+1;const s=a==="<"||a===
">",o=s?/[<>&|-]/:/[;&|]/;let e=f+1;for(;e-f<3&&o.test(w.charAt(e));)e+=1;const t=w.slice(f,e);return l.add(s?"shell-red\
irection":"shell-operator",{start:f,end:e},{operator:t}),e}},54421:function(K,h,c){Object.defineProperty(h,"__esModule",
{value:!0}),h.startedWords=L,h.textHanded=C;function T(){const $=c(11331);return T=function(){return $},$}const I=/^-(?:exec|ok)(?:dir)?$/;
function L($){let m=$;for(;;){const[k,N]=m,w=(0,T().baseName)(k?.text??"");if(w==="find"){const l=m.findIndex(({text:a})=>I.
test(a));return l<0?m:L(m.slice(l+1))}if((0,T().programNamed)(w)?.kind!=="wrapper"||w==="command"&&/^-[vV]/.test(N?.text??
""))return m;const f=m.findIndex((l,a)=>a>0&&D(l,m));if(f<0)return m;m=m.slice(f)}}function D({text:$},m){const k=N=>/^np[mx]$/.
test(N)||(0,T().programNamed)(N)!==void 0;return m.slice(1).some(N=>k(N.text))?k($):!/^-|^\w+=|^\d+[smhd]?$/.test($)}function C($){
const[m,...k]=$,N=m&&(0,T().programNamed)(m.text);if(N?.text===void 0)return;if(N.text==="words")return P(k);const w=N.text,
f=k.findIndex(({text:a})=>w.test(a)),l=k[f];if(l!==void 0){if(N.name==="cmd"){const a=l.text.slice(2);return P(a===""?k.
slice(f+1):[{...l,text:a},...k.slice(f+1)])}return/^[-/]e/i.test(l.text)&&M(N)?x(k[f+1]):M(N)?P(k.slice(f+1)):P(k.slice(
f+1,f+2))}}function M({name:$}){return $==="pwsh"||$==="powershell"}function P($){return $.length===0?void 0:{text:$.map(
({text:m})=>m).join(" "),words:$}}function x($){return $&&{text:Buffer.from($.text,"base64").toString("utf16le"),words:[
$]}}},90762:function(K,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.ProblemCollector=void 0,h.textOf=L,h.unquotedText=
D;function T(){const M=c(13580);return T=function(){return M},M}function I(){const M=c(95132);return I=function(){return M},
M}function L(M){const[P]=M.parts;return M.parts.length===1&&P?P.text:M.parts.map(x=>x.text).join("")}function D(M){const[
P]=M.parts;return M.parts.length===1&&P&&!P.quoted?P.text:void 0}class C{#n=[];#e=new Set;add(P,x,$){if((0,T().ruleOf)(P).
severity==="error"){if(this.#e.has(P))return;this.#e.add(P)}this.#n.push((0,I().problemAt)(P,x,$))}inOrder(){const P=({rule:x})=>this.#e.
has(x)?0:1;return this.#n.sort((x,$)=>x.span.start-$.span.start||P(x)-P($))}}h.ProblemCollector=C},678:function(K,h,c){c.
r(h),c.d(h,{default:()=>T});var T=c(70298)},58238:function(K,h,c){c.r(h),c.d(h,{parse:()=>T.parse,stringify:()=>T.stringify});
var T=c(15756)}};
