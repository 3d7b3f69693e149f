"use strict";exports.id=488,exports.ids=[488],exports.modules={45806:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),
y.launchedBy=d,y.parseInvocation=N;function A(){const r=c(76760);return A=function(){return r},r}function I(){const r=c(
91063);return I=function(){return r},r}function L(){const r=c(92739);return L=function(){return r},r}function D(){const r=c(
11331);return D=function(){return r},r}function M(){const r=c(87646);return M=function(){return r},r}function E(){const r=c(
3893);return E=function(){return r},r}function x(){const r=c(39872);return x=function(){return r},r}function T(){const r=c(
46868);return T=function(){return r},r}function j(){const r=c(31901);return j=function(){return r},r}const p=5,P={node:M().
parseNode,npm:E().parseNpm,npx:E().parseNpx};function N(r,t,s=I().NO_PROGRAMS){return b(r,t,s,0)}function b(r,t,s,n){const i=(k,R)=>l(
k,R,s,n+1),f={families:s,start:i,tool:(k,R)=>(0,T().parseTool)(k,R,f)};if(typeof r!="string")return(0,x().parseProgram)(
r,t,f);const{invocation:v,problems:u}=P[r](t,f),[m]=r==="node"&&!(0,M().isTestRun)(v)?v.operands:[];if(m===void 0)return{
invocation:v,problems:u};const w=o(m.text).map(k=>{const R=["--",k].map(g=>({...m,text:g}));return i({program:"npx",words:[
...R,...v.passthrough],starts:"file"},r)}),O=w.flatMap(k=>k.launched);return{invocation:O.length>0?{...v,launched:O}:v,problems:[
...u,...w.flatMap(k=>k.problems)]}}function d({launched:r=[]}){return r.flatMap(t=>[t,...d(t)])}function l({program:r,words:t,
...s},n,i,f){const[v={text:"",span:{start:0,end:0}},...u]=t,m=f===p?"outside-code":r?void 0:a(v.text);if(m)return{launched:[],
problems:[(0,j().wordProblem)(m,n,v)]};const w=r??((0,j().isProgram)(v.text)?v.text:void 0),{invocation:O,problems:k}=w?
b(w,r?t:u,i,f):b("npx",t,i,f);return{launched:[{...O,...s}],problems:k}}function a(r){return r.startsWith("-")?"unknown-\
flag":(0,D().programNamed)(r)!==void 0&&!(0,j().isProgram)(r)&&!(0,L().isKnownTool)(r)?"outside-code":void 0}const e=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function o(r){const t=A().posix.normalize(r.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
t))return["yarn"];const[,s,n=""]=e.exec(t)??[];if(s===void 0)return[];if(s===".bin")return[n];const f=[...new Set([n.replace(
/\.[cm]?[jt]s$/,""),s])].filter(v=>(0,L().isKnownTool)(v));return f.length>0?f:[s]}},97340:function(K,y,c){Object.defineProperty(
y,"__esModule",{value:!0}),y.judgeFlag=P,y.pythonFiles=n,y.setsHarmless=i;function A(){const w=c(55972);return A=function(){
return w},w}function I(){const w=c(19609);return I=function(){return w},w}function L(){const w=c(88220);return L=function(){
return w},w}function D(){const w=c(32854);return D=function(){return w},w}function M(){const w=c(94411);return M=function(){
return w},w}function E(){const w=c(54669);return E=function(){return w},w}function x(){const w=c(87646);return x=function(){
return w},w}function T(){const w=c(31901);return T=function(){return w},w}function j(){const w=c(17083);return j=function(){
return w},w}const p={problems:[]};function P(w,O,k){const{word:R,flag:g,value:F="",written:h,off:S}=k;if(g===void 0)return m(
w,O,k);const $=G=>b(G,w,k),{choices:C}=g;if(C?.every(G=>!N(G,F.replace(/\s+/g,""))))return{problems:[$("unknown-flag")]};
if(S)return p;if(g.kind==="node")return u(R,f(w,F));const{rule:W,...H}=(0,L().isReason)(g.kind)?{rule:g.kind}:d(w,k,O.stops===
!0),U=(0,j().isForeign)(h)||(0,j().isOfMachine)(h),B=W??(U?"outside-code":void 0);return{...F===""?{}:H,problems:B?[$(B)]:
[]}}function N(w,O){const[k="",R]=w.split("~");if(R===void 0)return O===w;const g=O.slice(k.length,O.length-R.length);return/^[^"'\\{}<>\s]+$/.
test(g)&&O===`${k}${g}${R}`}function b(w,O,{word:{text:k,span:R},written:g,value:F=""}){const h=k===g&&F!==""?`${g} ${F}`:
k;return(0,T().flagProblem)(w,O,{name:g,written:h,span:R,value:F})}function d(w,O,k){const{word:R,flag:g,written:F,value:h=""}=O,
{span:S}=R,$=g?.kind??"text";switch($){case"choice":return{};case"tests":return{files:[{as:"tests",path:h,span:S}]};case"\
path":{const C=(0,D().normalise)(h)===void 0?"outside-code":void 0,W=(0,j().isElsewhere)(h)?[]:[{as:"place",path:h,span:S}];
return{rule:C,files:W,root:h}}case"config":return(0,j().isElsewhere)(h)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(h)?{}:{
files:[{as:"config",path:h,span:S}]};case"output":{const C=h.slice(h.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(C)?{}:(0,j().isElsewhere)(C)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:C,span:S}]}}case"cod\
e":case"preload":{const C=$==="code"?o(h,k):r(h,k),W=b("tool-runs-file",w,O);return{rule:C,files:t(h).map(H=>s(H,S,W,$))}}case"\
module":{const C=h.split(":").filter(B=>/^\w+(?:\.\w+)*$/.test(B)),W=new Set(C.flatMap(B=>[B,B.replace(/\.\w+$/,"")]).flatMap(
n)),H=b("tool-runs-file",w,O);return{rule:(0,j().isForeign)(h)||/[\\/]/.test(h)?"outside-code":void 0,files:[...W].map(B=>({
as:"module",path:B,span:S,ifFile:H}))}}default:{const C=(0,j().isOfMachine)(h)&&!e(F,h),W=!(0,L().isReason)($)&&A().KINDS[$](
h)!==void 0;return{rule:(0,j().isForeign)(h)||C||l.test(h)||W?"outside-code":void 0}}}}const l=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,
a=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;function e(w,O){return a.
test(w)||w==="-t"&&!O.includes(":")}function o(w,O){if((0,j().isElsewhere)(w)||/[\s(){};]/.test(w))return"outside-code";
if(w.split(",").some(R=>/^\.|\.[cm]?[jt]sx?$/.test(R)))return O?"outside-code":"tool-runs-file"}function r(w,O){return I().
PRELOADABLE_PACKAGES.has(w)||I().PRELOADABLE_BY_TOOLS.has(w)?"tool-runs-file":O?"outside-code":o(w,O)??"tool-runs-file"}
function t(w){return w.split(",").filter(k=>k!==""&&!(0,j().isElsewhere)(k)).map(k=>k.replace(/^<rootDir>\//,"./"))}function s(w,O,k,R){
return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(w)?{as:"code",path:w,span:O}:{as:"module",path:w,span:O,ifFile:k,first:R===
"preload"}}function n(w){const O=w.replaceAll(".","/");return["","src/"].flatMap(k=>[".py","/__main__.py","/__init__.py"].
map(R=>`${k}${O}${R}`))}function i(w){const[,O="",k=""]=/^(\w+)[=:](.*)$/s.exec(w)??[];return O!==""&&(0,M().isHarmlessVariable)(
O,k)}function f(w,O){return/^(?:_?mocha|deno)$/.test(w)?O.split(",").map(k=>k.startsWith("-")?k:`--${k}`):w==="ava"?(0,E().
lex)(O).words.map(({text:k})=>k):[O]}const v="x.js";function u({span:w},O){const k=[...O,v,v].map(F=>({text:F,span:w,quoted:!1})),
{invocation:R,problems:g}=(0,x().parseNode)(k);return{problems:g,nodeFlags:R.flags}}function m(w,{stops:O,handsOn:k,data:R={}},{
word:g,value:F=""}){const h=S=>({problems:[(0,T().wordProblem)(S,w,g)]});if(k){const S=g.text.includes("=")||F===""?[]:[
F],$=u(g,[g.text,...S]);if(!$.problems.some(({rule:C})=>C==="unknown-flag"))return $}return O?h("unknown-flag"):R.starts===
"npm-scripts"&&g.text.includes("=")?p:(0,j().isForeign)(F)||(0,j().isOfMachine)(F)?h("outside-code"):R.unknown?p:h("unkn\
own-flag")}},91633:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.filesAmong=N,y.judgeOperands=j,y.refusedAmong=
x,y.ruleForOperand=p;function A(){const a=c(55972);return A=function(){return a},a}function I(){const a=c(91063);return I=
function(){return a},a}function L(){const a=c(32854);return L=function(){return a},a}function D(){const a=c(13254);return D=
function(){return a},a}function M(){const a=c(31901);return M=function(){return a},a}function E(){const a=c(17083);return E=
function(){return a},a}function x(a,e,o){const[r]=o;if(r===void 0)return[];const t=o.find(({text:n})=>e.readsBehind&&T(e,
n)!==void 0);return(e.data.variables?o:[t??r]).flatMap(n=>{const i=T(e,n.text);return i===void 0?[]:[(0,M().wordProblem)(
i,a,n)]})}function T({refused:a,data:e},o){const r=e.ends_with?.split(" ");if(r?.includes(o))return;const t=n=>(0,I().lookUp)(
a,(0,I().flagKey)(n))?.kind,s=o.split(":").some(n=>t(n)==="never-ends");return t(o)??(r||s?"never-ends":void 0)}function j(a,{
places:e,data:{variables:o}},r){return r.flatMap((t,s)=>{const n=e[Math.min(s,e.length-1)]?.kind??"path",i=o===void 0?[]:
l(a,o,t);if(i.length>0)return i;const f=p(n,t.text);return f===void 0?[]:[(0,M().wordProblem)(f,a,t)]})}function p(a,e){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(e))return a==="text"&&P.test(e)?void 0:"uses-network";switch(a){case"\
import":return e.includes("@")?"uses-network":(0,L().normalise)(e)===void 0?"outside-code":void 0;case"text":return e===
"-"?"reads-stdin":(0,E().isForeign)(e)||(0,E().isOfMachine)(e)?"outside-code":void 0;case"path":case"tests":{if(e==="-")
return"reads-stdin";if(e.startsWith("@"))return"outside-code";const o=e.replace(/^!|::.*$/gs,"");return(0,L().normalise)(
o)===void 0||(0,E().isForeign)(e)?"outside-code":void 0}default:return A().KINDS[a](e)===void 0?void 0:"outside-code"}}const P=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function N({places:a,data:e},o){const r=a[0]?.kind;return o.flatMap(({text:t,span:s})=>{if(p(r??"path",t)!==void 0)return[];
const n=(r==="import"||e.starts==="package")&&t.endsWith(".go");if(r==="tests"||n)return[{as:"tests",path:t.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:s}];const i=(0,L().normalise)(t);return i&&!(0,L().isWithin)(i,".git",{ignoreCase:!0})&&!(0,E().isElsewhere)(t)?
[{as:"place",path:t,span:s}]:[]})}const b=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,d=/[$`;&|<>(){}\s]/;function l(a,e,o){
const{text:r,span:t}=o,s=r.includes("="),n=r.replace(/\s*[:+?!]*=.*$/s,"");return s&&!e.includes(n)?[(0,D().problemAt)("\
make-variable",t,{program:a,variable:n})]:(s?b.test(r):!d.test(r))?[]:[(0,M().wordProblem)("outside-code",a,o)]}},20691:function(K,y,c){
Object.defineProperty(y,"__esModule",{value:!0}),y.launchesOf=E;function A(){const b=c(21006);return A=function(){return b},
b}function I(){const b=c(13254);return I=function(){return b},b}function L(){const b=c(54669);return L=function(){return b},
b}function D(){const b=c(97340);return D=function(){return b},b}function M(){const b=c(31901);return M=function(){return b},
b}function E(b,{program:d,words:l,parsing:a},{flags:e,operands:o}){const r=e.some(({flag:n})=>n?.kind==="only-prints"||n?.
kind==="outside-code"),t=n=>a.start(n,d),s=(()=>{switch(b){case"node":return r?[]:[t({program:"node",words:o})];case"com\
mand":return r?[]:[x(d,l,o,t)];case"command-texts":return o.map(n=>j(d,n,t));case"npm-scripts":{const n=e.flatMap(({flag:i,
word:f})=>i===void 0?[f]:[]);return o.map(i=>p(d,i,n,t))}default:return[]}})();return{invocation:{launched:s.flatMap(n=>n.
launched)},problems:s.flatMap(n=>n.problems)}}function x(b,d,l,a){const{words:e,problems:o}=b==="cross-env"?T(l):{words:l,
problems:[]},[r]=e,t=r&&d.find(({text:f})=>f===r.text),s=`\`${b}\` starts at the first word that is \`${r?.text}\``,n=r===
void 0||t===r?[]:[(0,I().problemAt)("flag-value",r.span,{program:b,flag:r.text,fault:s})],i=a({words:e});return{...i,problems:[
...o,...n,...i.problems]}}function T(b){const d=b.findIndex(({text:e})=>!/^\w+=/.test(e)),l=d<0?b:b.slice(0,d),a=l.flatMap(
({text:e,span:o})=>{if((0,D().setsHarmless)(e))return[];const{written:r,attached:t=""}=(0,A().splitAtEquals)(e);return[(0,I().
problemAt)("assignment-refused",o,{name:r,value:t,known:!1})]});return{words:b.slice(l.length),problems:a}}function j(b,{
text:d,span:l},a){const[,e="",o=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(d)??[],{words:r,problems:t}=(0,L().lex)(e===
""?d.replace(/^npm:(?=\S)/,"npm run "):o);if(!((0,L().hasOneReading)({problems:t})||e!==""&&o.trim()==="")||!/^[\w:.@/*-]*$/.
test(e))return N(b,{text:d,span:l});const n=r.map(i=>({...i,span:l}));return a(e===""?{words:n}:P([{text:e,span:l,quoted:!1},
...n],"wildcard"))}function p(b,{text:d,span:l},a,e){const[,o="",r=""]=/^\s*(\S+)(.*)$/s.exec(d)??[],{words:t,problems:s}=(0,L().
lex)(r),n=r.trim()===""||(0,L().hasOneReading)({problems:s});if(o===""||!n||/\{!?[*@%\d]/.test(d))return N(b,{text:d,span:l});
const i=t.map(v=>({...v,span:l})),f=[...a,{text:o,span:l,quoted:!1},...i];return e(P(f,/^[\w:.@/-]+$/.test(o)?void 0:"gl\
ob"))}function P(b,d){return{program:"npm",words:[{text:"run",span:b.at(-1)?.span??{start:0,end:0},quoted:!1},...b],...d&&
{selects:d}}}function N(b,d){return{launched:[],problems:[(0,M().wordProblem)("outside-code",b,d)]}}},74167:function(K,y,c){
Object.defineProperty(y,"__esModule",{value:!0}),y.readNopt=M;function A(){const P=c(4274);return A=function(){return P},
P}function I(){const P=c(21006);return I=function(){return P},P}function L(){const P=c(13254);return L=function(){return P},
P}function D(){const P=c(31901);return D=function(){return P},P}function M(P,N){const b=[],d=[],l=[];for(const a of(0,I().
readFlags)(P,E).tokens)if(a.kind==="operand")d.push(a.word);else if(a.kind==="unknown"){const e={program:N,flag:a.written};
l.push((0,L().problemAt)("unknown-flag",a.word.span,e))}else{const{flag:e,fault:o}=p(a);if(b.push(e),o!==void 0){const r={
program:"npm",flag:a.written,fault:o};l.push((0,L().problemAt)("flag-value",a.word.span,r))}}return{flags:b,remain:d,problems:l}}
const E={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"never",expand:P=>{const N=P.replace(/^-+/,
""),b=x(N)??j(N)??T(N);return b&&[b]}};function x(P){const N=A().NPM_FLAGS.get(P);return N&&{spec:N,negated:!1,takes:N.arity===
"value"?"always":"true-or-false"}}function T(P){const N=P.startsWith("no-")?A().NPM_FLAGS.get(P.slice(3)):void 0;return N&&
{spec:N,negated:!0,takes:N.arity==="value"?"never":"true-or-false"}}function j(P){const[N="",b]=A().NPM_SHORTHANDS.get(P)??
[],d=x(N.slice(2))??T(N.slice(2));return d&&(b===void 0?d:{...d,fixed:b,takes:"never"})}function p(P){const{word:N,written:b,
attached:d,next:l,consumes:a}=P,{spec:e,negated:o,fixed:r}=P.part,t={name:`--${e.name}`,written:b,span:N.span,spec:e,negated:o};
if(r!==void 0){const v=d===void 0?void 0:"it takes no value";return{flag:{...t,value:r},fault:v}}if(e.arity==="value"){const v={
...t,...(0,I().valueRead)(P)};return{flag:v,fault:(0,D().valueFault)(v.value,o)}}const s=a?l?.text:d,n={...t,negated:s===
"false"?!o:o};if(d!==void 0&&!(0,I().isTruth)(d))return{flag:n,fault:"npm reads its value as a separate word"};const i=e.
effect==="of-tests"?/^[^-]/:/^(?:null|always)$/,f=e.arity==="loose"&&i.test(l?.text??"");return{flag:n,fault:f?"npm read\
s the next word as its value":void 0}}},87646:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.isTestRun=
b,y.parseNode=x;function A(){const e=c(19609);return A=function(){return e},e}function I(){const e=c(21006);return I=function(){
return e},e}function L(){const e=c(13254);return L=function(){return e},e}function D(){const e=c(31901);return D=function(){
return e},e}function M(){const e=c(17083);return M=function(){return e},e}const E=new Set(["","-","/dev/stdin","/dev/fd/\
0","/proc/self/fd/0"]);function x(e){const o=[],r=[],t=[],s=new Set;for(const O of(0,I().readFlags)(e,T).tokens){if(O.kind===
"operand"){t.push(O.word);continue}if(O.kind==="unknown"){const S={program:"node",flag:O.written};r.push((0,L().problemAt)(
"unknown-flag",O.word.span,S));continue}const{spec:k,negated:R}=O.part,g=p(O);o.push(g);const F=P(k,R,g.value);if(F!==void 0&&
r.push(N(g,F)),R)continue;s.add(k.kind);const h=l(k,g);h!==void 0&&r.push((0,D().flagProblem)(h,"node",g))}const n=b({flags:o}),
i=n?t.length:s.has("evaluates")?0:1,f=t.slice(0,i),v=t.slice(i),u=n||s.has("only-prints")||s.has("evaluates"),m=a(f,n,e);
m!==void 0&&!(u&&f.length===0)&&r.push(m);const w=(0,D().onlyAsksForInformation)(v);return w!==void 0&&r.push((0,D().printsOnly)(
"node",w)),{invocation:{program:"node",flags:o,operands:f,passthrough:v},problems:r}}const T={flags:"first",dash:"operan\
d",separator:/^--$/,equals:"long",unknown:"never",expand:e=>{const o=e.startsWith("--"),r=o?e.slice(2).replaceAll("_","-"):
e,t=r.startsWith("no-")&&!A().NODE_FLAGS.has(r),s=t?r.slice(3):r,n=A().NODE_FLAGS.get(A().NODE_ALIASES.get(s)??(o?s:""));
return n&&[{spec:n,negated:t,takes:t?"never":j(n)}]}};function j({name:e,arity:o}){return e==="print"?"unless-dash":o===
"value"?"always":"never"}function p(e){const{spec:o,negated:r}=e.part;return{name:`--${r?"no-":""}${o.name}`,written:e.written,
...(0,I().valueRead)(e)}}function P({name:e,arity:o},r,t){if(o==="value")return(0,D().valueFault)(t,r);if(r)return t===void 0?
void 0:"a `--no-` flag takes no value";if(o!=="none")return t?void 0:"its value is missing";const s=e==="print"||/^(?:inspect|debug$|debug-brk$)/.
test(e);return t===void 0||s?void 0:"it takes no value"}function N(e,o){return(0,L().problemAt)("flag-value",e.span,{program:"\
node",flag:e.written,fault:o})}function b({flags:e}){return e.findLast(({name:o})=>o==="--test"||o==="--no-test")?.name===
"--test"}const d=/\.(?:info|lcov|log|tap|txt|xml)$/;function l(e,{value:o=""}){switch(e.kind){case"harmless":return;case"\
reports-tests":return A().BUILT_IN_REPORTERS.has(o)?void 0:"outside-code";case"tolerates-rejections":return o==="warn"||
o==="none"?"weakens":void 0;case"writes-report":return o==="stdout"||o==="stderr"?void 0:d.test(o)&&!(0,M().isElsewhere)(
o)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"preloads":return A().PRELOADABLE_PACKAGES.has(
o)?"tool-runs-file":"outside-code";default:return e.kind}}function a(e,o,r){const[t]=e;if(t===void 0){const i=r.at(-1)?.
span.end??0;return o?void 0:(0,L().problemAt)("reads-stdin",{start:0,end:i},{program:"node",flag:""})}const{text:s,span:n}=t;
if(E.has(s))return(0,L().problemAt)("reads-stdin",n,{program:"node",flag:s});if(s.startsWith("-"))return(0,L().problemAt)(
"outside-code",n,{program:"node",flag:`-- ${s}`});if(s==="inspect"||!o&&s==="debug")return(0,L().problemAt)("outside-cod\
e",n,{program:"node",flag:s})}},3893:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.parseNpm=E,y.parseNpx=
d;function A(){const s=c(4274);return A=function(){return s},s}function I(){const s=c(21006);return I=function(){return s},
s}function L(){const s=c(13254);return L=function(){return s},s}function D(){const s=c(74167);return D=function(){return s},
s}function M(){const s=c(31901);return M=function(){return s},s}function E(s,n=M().ALONE){return x("npm",s,s,n)}function x(s,n,i,f){
const{flags:v,remain:u,problems:m}=(0,D().readNopt)(n,s),[w,...O]=u,k=w&&A().NPM_SUBCOMMANDS.get(w.text),R=k?.kind==="ru\
ns-tool",g=[...v.flatMap($=>N(s,$,R)),...m],F={program:s,flags:v};if(w===void 0)return v.some(P)||g.push(b(s,i)),{invocation:{
...F,operands:[],passthrough:[]},problems:g};if(k===void 0){const $=[...A().NPM_SUBCOMMANDS].find(([W])=>W.startsWith(w.
text))?.[1].name??"",C={program:"npm",subcommand:w.text,meant:$};return g.unshift((0,L().problemAt)("unknown-subcommand",
w.span,C)),{invocation:{...F,operands:O,passthrough:[]},problems:g}}const h={...F,subcommand:k.name},S=T(k,{word:w,rest:O},
h,f);return{invocation:S.invocation,problems:[...S.problems,...g]}}function T({name:s,kind:n},i,f,v){return n==="runs-sc\
ript"?j(s,i,f):n==="runs-tool"?p(i,f,v):{invocation:{...f,operands:i.rest,passthrough:[]},problems:[(0,M().wordProblem)(
n,f.program,{text:s,span:i.word.span})]}}function j(s,{word:n,rest:i},f){const v=s==="run"?i.slice(0,1):[n],u=s==="run"?
i.slice(1):i,[m]=v,w=[];m===void 0?w.push((0,M().printsOnly)("npm",{...n,text:"run"})):m.text==="env"&&w.push({...(0,M().
printsOnly)("npm",{...m,text:"run env"}),severity:"error"});const O=(0,M().onlyAsksForInformation)(u);return O!==void 0&&
w.push((0,M().printsOnly)("npm",O)),{invocation:{...f,operands:v,passthrough:u},problems:w}}function p({word:s,rest:n},i,f){
const[v,...u]=n;if(v===void 0){const k=i.flags.some(P)?[]:[b(i.program,[s])];return{invocation:{...i,operands:[],passthrough:[]},
problems:k}}const m={...i,operands:[v],passthrough:u};if(!(0,M().isToolName)(v.text))return{invocation:m,problems:[(0,M().
wordProblem)("uses-network",i.program,v)]};const{problems:w,...O}=f.tool(v,u);return{invocation:{...m,...O},problems:w}}
function P({spec:{effect:s},negated:n}){return!n&&(s==="only-prints"||s==="outside-code")}function N(s,n,i){const{effect:f,
name:v}=n.spec;switch(f){case"harmless":return[];case"selects-scripts":return v==="if-present"?[]:v==="ignore-scripts"?n.
negated?[]:[(0,M().flagProblem)("skips-tests",s,n)]:i?[(0,M().flagProblem)("outside-code",s,n)]:[];case"of-tests":{const u=(0,M().
flagProblem)("unknown-flag",s,n);return[i?u:{...u,severity:"warning"}]}case"uses-network":return n.negated?[]:[(0,M().flagProblem)(
f,s,n)];default:return[(0,M().flagProblem)(n.negated?"unknown-flag":f,s,n)]}}function b(s,n){const i=n[0]?.span.start??0,
f=n.at(-1)?.span.end??0;return(0,L().problemAt)("nothing-to-run",{start:i,end:f},{program:s})}function d(s,n=M().ALONE){
const{tokens:i,separator:f}=(0,I().readFlags)(s,o),v=[{text:"exec",span:s[0]?.span??{start:0,end:0},quoted:!1}],u=[];for(const w of i){
if(w.kind==="operand"&&u.push(w.word),w.kind!=="flag")continue;const{word:O,written:k,attached:R,consumes:g,next:F}=w,h=l.
get(r(k)),S=R===void 0?h:`${h}=${R}`;v.push(h===void 0?O:{...O,text:S??""}),g&&F&&v.push(F)}const[m]=u;return f!==void 0?
v.push(f):m!==void 0&&v.push({...m,text:"--"}),x("npx",[...v,...u],s,n)}const l=new Map([["no-install","--no-yes"],["p",
"--package"]]),a=new Set("package p userconfig call c shell".split(" ")),e=new Set("no-install quiet q version v help h".
split(" ")),o={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(s,n)=>{const i=r(s),f=i===
"p"?void 0:A().NPM_SHORTHANDS.get(i);return f!==void 0?{instead:n===void 0?f:[...f,n]}:[{spec:void 0,negated:!1,takes:a.
has(i)?"always":t(i)?"never":"unless-dash"}]}};function r(s){return s.replace(/^-+/,"")}function t(s){const n=A().NPM_FLAGS.
get(s)?.arity;return e.has(s)||n==="none"||n==="loose"}},39872:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),
y.parseProgram=j,y.parseUse=p;function A(){const e=c(20457);return A=function(){return e},e}function I(){const e=c(13254);
return I=function(){return e},e}function L(){const e=c(97340);return L=function(){return e},e}function D(){const e=c(91633);
return D=function(){return e},e}function M(){const e=c(20691);return M=function(){return e},e}function E(){const e=c(31901);
return E=function(){return e},e}function x(){const e=c(91883);return x=function(){return e},e}function T(){const e=c(79757);
return T=function(){return e},e}function j(e,o,r){const{program:t,use:s}=e,{invocation:n,named:i,problems:f}=p({program:t,
use:s,words:o,family:e,parsing:r}),u=[...i.files.filter(({as:w})=>w!=="place"),...n.files??[]];return{invocation:{program:t,
family:e,...{flags:[],operands:[],passthrough:[]},...n,files:u},problems:f}}function p(e){const{program:o,use:r}=e,{behind:t,
data:s}=r,n=t?e.words.findIndex(({text:g})=>g==="--"):-1,i=n<0?e.words:e.words.slice(0,n),f=(0,A().readUse)(r,i),v=f.rest?
[...f.flags,f.rest.flag]:f.flags,u=n<0||!t?[]:(0,A().readUse)(t,e.words.slice(n+1)).flags,m=[...v.map(g=>(0,L().judgeFlag)(
o,r,g)),...u.map(g=>(0,L().judgeFlag)(o,t??r,g))],w=(r.stops?f.started:f.operands).slice(s.skips??0),{invocation:O,named:k,
problems:R}=N(e,{flags:[...v,...u],operands:w,...f.rest&&{rest:{module:f.rest.flag.flag?.kind==="module",words:f.rest.words}}});
return{invocation:{...O,...s.any_package&&{anyPackage:!0},flags:[...v.map(P),...O.flags??[]]},named:{files:[...m.flatMap(
({files:g=[]})=>g),...k?.files??[]],roots:m.flatMap(({root:g=[]})=>g),nodeFlags:m.flatMap(({nodeFlags:g=[]})=>g)},problems:[
...m.flatMap(g=>g.problems),...R]}}function P({word:e,written:o,value:r}){return{name:o,written:o,span:e.span,...r!==void 0&&
{value:r}}}function N(e,o){const{program:r,use:t,path:s,family:n,parsing:i}=e,{flags:f,operands:v,rest:u}=o,[m,...w]=v,O=(0,D().
refusedAmong)(r,t,v);if(O.length>0&&t.stops)return{invocation:{},problems:O};const k=m&&t.subcommands.get(m.text),R=k?.data.
starts==="own-script"?"own-script":t.data.starts;if(m&&k&&R!=="own-script"){const S=s===void 0?m.text:`${s} ${m.text}`;return p(
{...e,use:k,path:S,words:w})}const g={...s!==void 0&&{subcommand:s},...f.some(({flag:S})=>S?.kind==="checks-syntax-only")&&
{parsed:!0}},F=(()=>{if(u&&n)return u.module?(0,x().parseModule)(n,u.words,i):{invocation:{passthrough:u.words},problems:a(
r,u.words)};if(R!==void 0&&n===void 0)return(0,M().launchesOf)(R,e,o);if(m===void 0)return{invocation:{},problems:d(e,f)};
if(R!==void 0&&n)return(0,T().startByName)(R,m,w,{family:n,parsing:i});if(t.subcommands.size>0){const C=(0,I().problemAt)(
"unknown-subcommand",m.span,{program:r,subcommand:m.text});return{invocation:{operands:[m],passthrough:w},problems:[C]}}
const S=v.filter(({span:C})=>O.every(W=>W.span!==C)),$=(0,D().filesAmong)(t,S);return{invocation:{operands:v},problems:(0,D().
judgeOperands)(r,t,v),named:{files:$}}})(),h=[...O,...l(e,f),...F.problems];return{...F,invocation:{...g,...F.invocation},
problems:h}}function b(e){return e.some(({flag:o,off:r})=>o?.kind==="only-prints"&&!r)}function d({program:e,use:o},r){const t=b(
r)?void 0:o.data.alone,s={text:"",span:{start:0,end:e.length}};return t?[(0,E().wordProblem)(t,e,s)]:[]}function l({program:e,
use:o,path:r,words:t},s){if(b(s))return[];const n=new Set(s.flatMap(({flag:f,off:v})=>f&&!v?f.name:[])),i=t[0]?.span??{start:0,
end:0};return Object.entries(o.data.unless??{}).flatMap(([f,v])=>v.split(" ").some(u=>n.has(u))?[]:[(0,E().wordProblem)(
f,e,{text:r??"",span:i})])}function a(e,o){return o.filter(({text:t})=>/^--?test\./.test(t)).map(t=>(0,E().wordProblem)(
"skips-tests",e,t))}},46868:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.parseTool=x,y.parseUnknownTool=
T;function A(){const p=c(20457);return A=function(){return p},p}function I(){const p=c(92739);return I=function(){return p},
p}function L(){const p=c(71011);return L=function(){return p},p}function D(){const p=c(11331);return D=function(){return p},
p}function M(){const p=c(39872);return M=function(){return p},p}function E(){const p=c(31901);return E=function(){return p},
p}function x(p,P,N){const{text:b}=p,d=(0,I().refusalOf)(b);if(d!==void 0)return{problems:[(0,E().wordProblem)(d,b,p)]};const l=(0,I().
toolOf)(b,N.families.tools),a=l??(0,L().unknownTool)(b),{invocation:e,named:o,problems:r}=(0,M().parseUse)({program:b,use:a,
words:P,parsing:N}),{launched:t=[]}=e;return{tool:o,...t.length>0&&{launched:t},problems:l?r:[...r,...j(p,P,a)]}}function T(p,P,N,b=E().
ALONE){const{problems:d}=(0,M().parseUse)({program:p.text,use:N,words:P,parsing:b});return[...d,...j(p,P,N)]}function j({
text:p},P,N){const{flags:b,operands:d}=(0,A().readUse)(N,P),l=P[P.findIndex(({text:r})=>r==="--")+1],a=[...new Set([d[0],
l])].filter(r=>r!==void 0&&(0,D().startsOthers)(r.text)),e=b.filter(({written:r,flag:t,value:s=""})=>/^-[ex]$/.test(r)&&
/\s/.test(s)||t?.kind!=="config"&&(0,D().isCommandLine)(s)),o=d.filter(({text:r})=>(0,D().hasCommandLine)(r));return[...a,
...e.map(({word:r})=>r),...o].flatMap(r=>r===void 0?[]:[(0,E().wordProblem)("outside-code",p,r)])}},31901:function(K,y,c){
Object.defineProperty(y,"__esModule",{value:!0}),y.ALONE=void 0,y.flagProblem=x,y.isProgram=D,y.isToolName=M,y.onlyAsksForInformation=
p,y.printsOnly=P,y.valueFault=T,y.wordProblem=E;function A(){const N=c(91063);return A=function(){return N},N}function I(){
const N=c(13254);return I=function(){return N},N}const L=y.ALONE={families:A().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),
tool:()=>({problems:[]})};function D(N){return N==="node"||N==="npm"||N==="npx"}function M(N){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(N)}function E(N,b,{text:d,span:l}){return(0,I().problemAt)(N,l,{program:b,flag:d})}function x(N,b,d){const{written:l,
span:a,value:e}=d,o={program:b,flag:l};return(0,I().problemAt)(N,a,e===void 0?o:{...o,value:e})}function T(N,b){return b?
"it takes a value, so it has no `--no-` form":N===void 0||N===""?"its value is missing":N.startsWith("-")?"its value beg\
ins with a dash":void 0}const j=new Set(["--version","-v","-V","--help","-h"]);function p(N){const[b]=N;return N.length===
1&&b!==void 0&&j.has(b.text)?b:void 0}function P(N,b){return E("only-prints",N,b)}},91883:function(K,y,c){Object.defineProperty(
y,"__esModule",{value:!0}),y.parseModule=a;function A(){const e=c(17093);return A=function(){return e},e}function I(){const e=c(
20457);return I=function(){return e},e}function L(){const e=c(91063);return L=function(){return e},e}function D(){const e=c(
13254);return D=function(){return e},e}function M(){const e=c(97340);return M=function(){return e},e}function E(){const e=c(
31901);return E=function(){return e},e}function x(){const e=c(17083);return x=function(){return e},e}const T=(0,L().groupsByName)(
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
  `}),j=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),p=/^(?:-\w|--[\w-]+=)?[/~]/,P=(0,L().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),N=(0,L().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),b=(0,L().useTable)({flags:{text:"q,quiet"}}),d=new Map([["doctest",N],["py_compile",b]]);function l({
text:e,span:o}){const r=/^\w+(?:\.\w+)*$/.test(e)?e.split("."):[],t=r.map((n,i)=>r.slice(0,i+1).join("."));return(e.endsWith(
".py")?[e]:t.flatMap(M().pythonFiles)).map(n=>({as:"module",path:n,span:o}))}function a({program:e,data:o},[r,...t],s){if(r===
void 0){const S={program:e,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,D().problemAt)("fla\
g-value",{start:0,end:0},S)]}}const{known:n}=s.families,i=n.get(r.text);if(i!==void 0&&o.started_programs.includes(r.text)){
const{launched:S,problems:$}=s.start({program:i,words:t},e);return{invocation:{module:r,launched:S},problems:$}}const f={
module:r,operands:[r],passthrough:t},v=r.text==="unittest"?t.flatMap(l):[],u={...f,files:v},m=(S,$=r.text)=>({invocation:u,
problems:[(0,E().wordProblem)(S,e,{...r,text:$})]}),w=/^[\w.]+$/.test(r.text)?T.get(r.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(w!==void 0)return m(w);const O=n.get("python"),k=d.get(r.text);if(k!==void 0&&O!==void 0){const S=r.
text==="py_compile",$={...O,data:{...O.data,extensions:void 0}},{flags:C,operands:W}=(0,I().readUse)(k,t),H=W.map(G=>s.start(
{program:S?O:$,words:[G]},e)),U=H.flatMap(G=>G.launched),B=S?m("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...u,launched:U.map(G=>({...G,...S&&{parsed:S}}))},problems:[...C.flatMap(G=>(0,M().judgeFlag)(r.text,k,G).problems),
...B,...H.flatMap(G=>G.problems)]}}const R=j.has(r.text);if(!R&&(0,A().isOfLibrary)(r.text))return m("outside-code",`-m ${r.
text}`);const[g,...F]=t;if(r.text==="coverage"&&g?.text==="run"&&O!==void 0){const{flags:S,started:$,rest:C}=(0,I().readUse)(
P,F),W=C?[{...C.flag.word,text:"-m"},...C.words]:$;if(W.length>0){const{launched:H,problems:U}=s.start({program:O,words:W},
e),B=S.flatMap(G=>(0,M().judgeFlag)("coverage",P,G).problems);return{invocation:{...u,starts:"module",launched:H},problems:[
...B,...U]}}}const h=t.filter(({text:S})=>(0,x().isForeign)(S)||R&&p.test(S));return{invocation:R?u:{...u,starts:"module"},
problems:h.map(S=>(0,E().wordProblem)("outside-code",r.text,S))}}},79757:function(K,y,c){Object.defineProperty(y,"__esMo\
dule",{value:!0}),y.extensionProblems=b,y.startByName=x;function A(){const a=c(91063);return A=function(){return a},a}function I(){
const a=c(92739);return I=function(){return a},a}function L(){const a=c(13254);return L=function(){return a},a}function D(){
const a=c(11331);return D=function(){return a},a}function M(){const a=c(91633);return M=function(){return a},a}function E(){
const a=c(31901);return E=function(){return a},a}function x(a,e,o,r){const{program:t}=r.family,s={operands:[e],passthrough:o},
n=()=>({invocation:s,problems:[(0,E().wordProblem)("outside-code",t,e)]});switch(a){case"file":return N(e,o,r);case"pack\
age":{const i=(0,M().ruleForOperand)("import",e.text),v=i===void 0&&e.text.endsWith(".go")?[{as:"tests",path:e.text,span:e.
span}]:[];return{invocation:{...s,files:v},problems:i?[(0,E().wordProblem)(i,t,e)]:[]}}case"program":return d(e,o,r);case"\
script":case"own-script":{const i=T.test(e.text)?n().problems:[];return{invocation:{...s,subcommand:"run"},problems:[...i,
...P(o,r.family)]}}case"tool":return l("exec",e,o,r);case"script-or-tool":case"script-tool-or-file":{const i=a==="script\
-tool-or-file";if(j.test(e.text)||i&&p(e.text))return i?N(e,o,r):n();const f=l("script-or-tool",e,o,r);return{...f,problems:[
...f.problems,...P(o,r.family)]}}default:return n()}}const T=/^\/|\*/,j=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function p(a){return/[\\/]/.test(a)&&!/^@[\w.-]+\/[\w.-]+$/.test(a)}function P(a,{program:e,use:o}){return a.filter(({text:t})=>{
const s=/^--([\w-]+)/.exec(t)?.[1];return s!==void 0&&o.flags.get((0,A().flagKey)(s))?.kind==="outside-code"}).map(t=>(0,E().
wordProblem)("outside-code",e,t))}function N(a,e,o){const{family:r,parsing:t}=o,{program:s}=r,{text:n,span:i}=a,f={operands:[
a],passthrough:e,starts:"file"};if(n==="-"||n===""||n.startsWith("/dev/"))return{invocation:f,problems:[(0,L().problemAt)(
"reads-stdin",i,{program:s,flag:n})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(n)&&/:/.test(n))return{
invocation:f,problems:[(0,E().wordProblem)("uses-network",s,a)]};const[,u=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(n)??[],m=r.data.dependency_tools.includes(u)?t.families.known.get(u):void 0;if(m!==void 0){const{launched:w,problems:O}=t.
start({program:m,words:e},s);return{invocation:{launched:w},problems:O}}return{invocation:f,problems:b(r,n,i)}}function b({
program:a,data:{extensions:e}},o,r){const[,t]=/\.([^./\\]*)$/.exec(o.replace(/^.*\//s,""))??[];return e===void 0||t===void 0||
e.split(" ").includes(t)?[]:[(0,L().problemAt)("target-extension",r,{program:a,path:o,extension:t})]}function d(a,e,o){const{
family:r,parsing:t}=o,{text:s}=a;if(/:\/\//.test(s))return{invocation:{},problems:[(0,E().wordProblem)("uses-network",r.
program,a)]};if(s==="-"||/\.\w+$/.test(s))return N(a,e,o);const n=t.families.known.get(s);if(n===void 0||!r.data.started_programs.
includes(s))return{invocation:{},problems:[(0,E().wordProblem)("outside-code",r.program,a)]};const{launched:i,problems:f}=t.
start({program:n,words:e},r.program);return{invocation:{launched:i},problems:f}}function l(a,e,o,{family:r,parsing:t}){const{
text:s}=e,n=[(0,E().wordProblem)("outside-code",r.program,e)];if(a==="exec"&&p(s))return{invocation:{},problems:n};const i=/[;&|<>$`'"(){}\\*?]/.
test(s)||(0,D().hasCommandLine)(s);if(!(0,E().isToolName)(s)&&(a==="exec"||i))return{invocation:{},problems:n};const f={
subcommand:a,operands:[e],passthrough:o},v=(0,E().isProgram)(s)?s:t.families.allowed.get(s);if(v!==void 0){const{launched:O,
problems:k}=t.start({program:v,words:o},r.program);return{invocation:{...f,launched:O},problems:k}}if((0,D().isShell)(s)||
a==="exec"&&(0,D().programNamed)(s)!==void 0)return{invocation:f,problems:n};const{problems:u,...m}=t.tool(e,o),w=a==="e\
xec"||(0,I().toolOf)(s,t.families.tools)||(0,I().refusalOf)(s);return{invocation:{...f,...m},problems:w?u:[]}}},17083:function(K,y,c){
Object.defineProperty(y,"__esModule",{value:!0}),y.isElsewhere=I,y.isForeign=L,y.isOfMachine=D;function A(){const x=c(32854);
return A=function(){return x},x}function I(x){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(x)||x.split(",").some(T=>(0,A().
normalise)(T)===void 0)}function L(x){return/(?:^|[=,\s])(?:data|file):/i.test(x)?!0:!x.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.
test(x)?!1:x.split(/[=,:"']/).some(T=>T.includes("..")&&!E(T))}function D(x){return x.split(/[=,:"']/).some(T=>M.test(T))}
const M=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function E(x){return/^[\\/]/.test(x)||(0,A().normalise)(x)!==void 0}},51951:function(K,y,c){Object.defineProperty(y,"__e\
sModule",{value:!0}),y.readCommand=l,y.readWords=r;function A(){const O=c(91063);return A=function(){return O},O}function I(){
const O=c(92739);return I=function(){return O},O}function L(){const O=c(80781);return L=function(){return O},O}function D(){
const O=c(13254);return D=function(){return O},O}function M(){const O=c(54669);return M=function(){return O},O}function E(){
const O=c(11331);return E=function(){return O},O}function x(){const O=c(45806);return x=function(){return O},O}function T(){
const O=c(31901);return T=function(){return O},O}function j(){const O=c(86191);return j=function(){return O},O}function p(){
const O=c(73872);return p=function(){return O},O}function P(){const O=c(60210);return P=function(){return O},O}function N(){
const O=c(82293);return N=function(){return O},O}function b(){const O=c(80827);return b=function(){return O},O}const d=new Set;
async function l(O,k={}){const R=r(O,k),{tree:g,base:F,changed:h=d,cwd:S="",clock:$,programs:C=A().NO_PROGRAMS}=k,{isOutput:W}=k;
if(R.invocation===void 0||R.argv===null)return R;if(g===void 0)return{...R,problems:[...R.problems,...a(R.invocation)]};
const H={tree:g,directory:S,changed:h,families:C,...F&&{base:F},...W&&{isOutput:W}},{invocation:U}=R,{targets:B,problems:G}=await(0,p().
resolveInvocation)(U,H,$);return{...R,...await e(U,B,H),targets:B,problems:m(R.problems,G).map(z=>u(z,R.command))}}function a(O){
return[O,...(0,x().launchedBy)(O)].flatMap(({subcommand:k,operands:[R]})=>k==="exec"&&R&&(0,T().isToolName)(R.text)&&!(0,I().
isKnownTool)(R.text)?[(0,D().problemAt)("tool-unknown",R.span,{tool:R.text})]:[])}async function e(O,k,R){if(O.program!==
"npm"&&O.program!=="npx")return{};const g=await(0,b().npmScripts)(O,R),F=k.some(({kind:$,via:C})=>$==="package_binary"&&
C===void 0),S=(g?(0,b().stepsIn)(g).some(({text:$})=>o.test($)):!F)?await(0,P().foreignSettings)(R.tree,R.changed):[];return{
...g&&{scripts:g},...S.length>0&&{npmSettings:S}}}const o=/(?:^|[^\w.-])np[mx](?![\w.-])/;function r(O,{tree:k,cwd:R="",
programs:g=A().NO_PROGRAMS}={}){if(typeof O!="string")return s(O);const{words:F,assignments:h,problems:S}=(0,M().lex)(O,
k&&(0,L().subTree)(k,R)),[$]=F,C=(J,Z,Y)=>({command:O,words:F,assignments:h,argv:J,...Y===void 0?void 0:{invocation:Y},targets:[],
problems:Z});if($===void 0)return C(null,S);const W=(0,M().hasOneReading)({problems:S})?F.map(({text:J})=>J):null,{program:H,
problem:U}=i(O,F,g);if(U?.rule==="sentence")return C(W,[U,...S]);if(H===void 0)return C(W,[...S,U]);const B=t(F,S).slice(
1),{invocation:G,problems:z}=(0,x().parseInvocation)(H,B,g),V=(0,N().inspectPaths)(G,R);return C(W,[...S,...z,...V],G)}function t(O,k){
const R=k.find(g=>g.rule==="shell-operator"||(0,D().isProblem)(g,"line-break")&&!g.args.quoted);return R===void 0?O:O.filter(
({span:g})=>g.start<R.span.start)}function s(O){const k=O===null?"null":Array.isArray(O)?"array":typeof O,R=(0,D().problemAt)(
"command-not-text",{start:0,end:0},{type:k});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[R]}}
const n=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function i(O,k,{allowed:R,offered:g}){const[F]=k,h=F?.
text??"",S=(0,T().isProgram)(h)?h:R.get(h);if(S!==void 0)return{program:S};const $=F?.span??{start:0,end:0},C=(U,B)=>({program:void 0,
problem:(0,D().problemAt)(U,$,B)}),[,W]=n.exec(h)??[];if(W===void 0&&(0,j().isSentence)(O)){const U=k.at(-1)?.span.end??
$.end;return{program:void 0,problem:(0,D().problemAt)("sentence",{start:$.start,end:U},{})}}const H=v(h,g);return/[\\/]/.
test(h)?C("program-by-path",{program:h,...H}):W!==void 0?C("program-look-alike",{program:h,meant:W.toLowerCase()}):C("pr\
ogram-not-allowed",{program:h,group:(0,E().programNamed)(h)?.kind??(I().TOOLS.has(h)?"npx":"other"),...H,allowed:[...R.keys()]})}
const f=new Map([["gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["\
py","python"]]);function v(O,k){const R=k(O);if(R!==void 0)return{offered:R};const g=O.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,
"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),F=f.get(g)??g,h=k(F);return h===void 0?{offered:""}:{offered:h,word:F}}
function u(O,k){const R=k.slice(O.span.start,O.span.end);return(0,D().isProblem)(O,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.
test(R)?{...O,args:{...O.args,written:R}}:O}function m(O,k){const R=new Set(O.map(w)),g=[...O];for(const F of k){const h=w(
F);R.has(h)||(R.add(h),g.push(F))}return g}function w({rule:O,span:k,args:R}){return JSON.stringify([O,k.start,k.end,R])}},
86191:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.isSentence=p,y.namedPaths=b,y.startedFiles=d;function A(){
const l=c(32854);return A=function(){return l},l}function I(){const l=c(11331);return I=function(){return l},l}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
D=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
M=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,E=/^[A-Za-z][a-z']*[:,]?$/,x=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
T=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,j=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function p(l){const a=l.trim(),[e="",...o]=a.split(/\s+/,100);if(e===e.toLowerCase()&&(0,I().programNamed)(e)!==void 0)return!1;
if(x.test(a)||T.test(a)||j.test(e))return!0;if(/[;&|<>$`]/.test(a))return!1;const r=E.test(e);if(o.some(s=>/^--?[A-Za-z]/.
test(s)))return!1;if((r||M.test(e))&&o.some(s=>L.test(P(s))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(e))return o.length>
0||/[.!:]$/.test(e);const t=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(o[0]??"");return r&&t&&(D.test(e)||/[a-z]{2}[.!?]$/.test(
a))}function P(l){return l.replace(/[.,;:!?]$/,"")}const N=/[\s"'`;&|()<>=]+/;function b(l,a=""){const e=a===""?"":`${a}\
/`;return l.split(N).map(o=>(0,A().normalise)(e+o)??o)}function d({targets:l}){return l.flatMap(({kind:a,path:e,parsed:o})=>a===
"file"&&e&&!o?[e]:[])}},66227:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.dependencyHome=r,y.inspectDependency=
N,y.inspectOrigin=b,y.isUnverified=d,y.ownerOf=e,y.packageOf=P,y.resolveAtHome=s;function A(){const n=c(76760);return A=
function(){return n},n}function I(){const n=c(3463);return I=function(){return n},n}function L(){const n=c(95244);return L=
function(){return n},n}function D(){const n=c(80781);return D=function(){return n},n}function M(){const n=c(13254);return M=
function(){return n},n}function E(){const n=c(53169);return E=function(){return n},n}function x(){const n=c(19685);return x=
function(){return n},n}function T(){const n=c(67953);return T=function(){return n},n}function j(){const n=c(59867);return j=
function(){return n},n}function p(){const n=c(10473);return p=function(){return n},n}function P(n){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(n)?.[1]}async function N(n,i,f){const{tree:v,base:u=v}=t(n),{name:m,path:w}=i,O=await l(v,u,m),k=O===void 0?await o(
v,i):void 0,R=g=>(0,M().problemAt)("dependency-unverified",f,{name:m,path:w,...g});return[...O===void 0?[]:[R({fault:O})],
...k===void 0?[]:[R({fault:"stale",differs:k})],...await b(n,m,f)]}async function b(n,i,f){const{tree:v,base:u=v}=t(n);return[
...(await a(v,u)).map(w=>(0,M().problemAt)("dependency-not-compared",f,{name:i,path:w})),...await(0,E().compareWithBase)(
v,u,i,f)]}function d(n){return(0,M().isProblem)(n,"dependency-unverified")?n.args.fault!=="stale":(0,M().isProblem)(n,"t\
arget-missing")&&n.args.untracked===!0}async function l(n,i,f){const[v,u]=await Promise.all([(0,x().readLocks)(n),(0,x().
readLocks)(i)]),m=({npm:R})=>R?.packages.has(f)===!0,w=R=>m(R)||R.unread.length>0;return m(u)&&!m(v)&&n.stat(u.npm?.path??
"")||w(u)&&!w(v)?"removed":(await(0,j().usablePackageJson)(n,""))?.dependencies.has(f)?w(v)||(v.npm??u.npm)===void 0?void 0:
"unlocked":"undeclared"}async function a(n,i){const[{npm:f,unread:v},u]=await Promise.all([(0,x().readLocks)(n),(0,x().readLocks)(
i)]);if(!f&&v.length===0&&!u.npm&&u.unread.length===0)return[""];const m=await Promise.all(v.map(w=>(0,p().hasOtherContent)(
n,i,w)));return v.filter((w,O)=>m[O])}async function e(n,i,f){const{npm:v,unread:u}=await(0,x().readLocks)(n),m=v?.packages,
w=u.length>0||m===void 0||m.has(i);return f.has(i)&&w?i:[...f].find(O=>Object.hasOwn(m?.get(O)?.bin??{},i))}async function o(n,{
name:i,binary:f}){const v=`node_modules/${i}`,u=(await(0,x().readLocks)(n)).npm?.packages.get(i);if(u===void 0||n.stat(v)===
void 0)return;const m=await(0,j().readJsonFile)(n,`${v}/package.json`),w=(0,I().objectIn)(m),O=(0,I().textIn)(w,"name")||
i,k=(0,I().textIn)(w,"version"),R=(C,W,H)=>`the installed package has the ${C} \`${W||"nothing"}\`, but the lockfile has \
\`${H}\``;if(m!==void 0&&O!==u.name)return R("name",O,u.name);if(m!==void 0&&!["",k].includes(u.version))return R("versi\
on",k,u.version);const g=u.bin??(w.bin===void 0?void 0:(0,j().binOf)(w.bin,O)??{});if(f===void 0||g===void 0)return;const{
name:F,file:h}=f,S=Object.entries(g).flatMap(([C,W])=>F===void 0||F===C?[A().posix.normalize(W)]:[]),$=F===void 0?"binar\
y":`binary ${F}`;return S.includes(h)?void 0:R($,h,S[0]??"nothing")}function r({tree:n,base:i=n,directory:f}){const v=u=>m=>L().
LOCKFILES.some(w=>m.stat(A().posix.join(u,w))!==void 0);return(0,T().foldersUpFrom)(f).find(u=>[n,i].some(v(u)))??""}function t(n,i=r(
n)){if(i==="")return n;const{tree:f,base:v,directory:u,changed:m}=n,w=`${i}/`;return{...n,tree:(0,D().subTree)(f,i),...v&&
{base:(0,D().subTree)(v,i)},directory:u.slice(w.length),changed:new Set([...m].flatMap(O=>O.startsWith(w)?O.slice(w.length):
[]))}}async function s(n,i){const f=r(n),{targets:v,problems:u}=await i(t(n,f));return{targets:v.map(m=>m.path===void 0?
m:{...m,path:A().posix.join(f,m.path)}),problems:u}}},73872:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),
y.resolveInvocation=j;function A(){const t=c(41330);return A=function(){return t},t}function I(){const t=c(13254);return I=
function(){return t},t}function L(){const t=c(45806);return L=function(){return t},t}function D(){const t=c(15804);return D=
function(){return t},t}function M(){const t=c(52437);return M=function(){return t},t}function E(){const t=c(59867);return E=
function(){return t},t}function x(){const t=c(9504);return x=function(){return t},t}function T(){const t=c(56788);return T=
function(){return t},t}function j(t,s,n){const i=new(T()).Trail((f,v)=>p(f,v,i),n);return p(t,s,i)}async function p(t,s,n){
const i=[];for(const f of[t,...(0,L().launchedBy)(t)]){const v=await a(f,s);if("rule"in v)i.push({targets:[],problems:[v]});else
for(const u of v)i.push(await P(u,s,n))}return(0,T().join)(i)}function P(t,s,n){const{program:i,family:f}=t;return f!==void 0?
(0,x().resolveProgram)(t,f,s,n):i==="node"?(0,D().resolveNode)(t,s):(0,M().resolveNpm)(t,s,n)}const N=/^[\w:.@/-]+$/,b=200,
d=4,l=/^[\w:.@/*?{},[\]-]+$/;async function a(t,s){const{selects:n,operands:i}=t,[f]=i;if(n===void 0||f===void 0)return[
t];const v=await(0,E().usablePackageJson)(s.tree,s.directory),{text:u,span:m}=f,w={program:"npm",flag:u};if(!e(u))return(0,I().
problemAt)("outside-code",m,w);const O=[...v?.scripts.keys()??[]];if(O.some(R=>R.length>b))return(0,I().problemAt)("outs\
ide-code",m,w);const k=O.filter(o(u,n));return k.length===0?(0,I().problemAt)("npm-script-missing",m,{script:u,passes:!1}):
k.every(R=>N.test(R))?k.map(R=>{const{selects:g,...F}=t;return{...F,operands:[{...f,text:R}]}}):(0,I().problemAt)("outsi\
de-code",m,w)}function e(t){return t.length<=b&&l.test(t)&&t.split("*").length-1<=d}function o(t,s){if(s==="glob"){const v=(0,A().
default)(r(t),{nonegate:!0,strictSlashes:!0});return u=>v(r(u))}const n=t.indexOf("*"),[i,f]=[t.slice(0,n),t.slice(n+1)];
return v=>v.length>=i.length+f.length&&v.startsWith(i)&&v.endsWith(f)}function r(t){return t.replace(/[:/]/g,s=>s===":"?
"/":":")}},53169:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.compareWithBase=p,y.knownHosts=void 0,
y.replacedArchive=a;function A(){const g=c(3463);return A=function(){return g},g}function I(){const g=c(32854);return I=
function(){return g},g}function L(){const g=c(59542);return L=function(){return g},g}function D(){const g=c(93028);return D=
function(){return g},g}function M(){const g=c(13254);return M=function(){return g},g}function E(){const g=c(60210);return E=
function(){return g},g}function x(){const g=c(59867);return x=function(){return g},g}function T(){const g=c(19685);return T=
function(){return g},g}function j(){const g=c(18701);return j=function(){return g},g}async function p(g,F,h,S){if(g===F)
return[];const[{npm:$},{npm:C}]=await Promise.all([(0,T().readLocks)(g),(0,T().readLocks)(F)]),W=C?.packages.get(h),H={name:h,
tree:g,base:F,before:[...W?[W]:[],...await s(F,h)],hosts:await w(F),configured:await O(g,h)},U=await t(H),B=$?.packages.
get(h),z=B?P(B,H):$?void 0:b({name:h,version:"",source:{kind:"registry"}},H);return z&&U.push({name:h,path:$?.path??".np\
mrc",...z}),U.map(V=>(0,M().problemAt)("dependency-redirected",S,V))}function P(g,F){const{tree:h,base:S}=F,$=F.before.find(
W=>e(W,g));return $?.version===g.version&&o($,g)||a(g,h,S)?{how:"integrity",to:g.integrity??"nothing"}:$?b(g,F):N(g,F)}function N(g,F){
const{source:h}=g;if(h.kind==="git"||h.kind==="tarball")return{how:h.kind,to:h.at};if(h.kind==="file"){const S=F.before.
some($=>$.source.kind!=="file");return l(g,F.tree)&&!S?void 0:{how:"file",to:h.at}}return g.name!==F.name?{how:"alias",to:g.
name}:b(g,F)}function b({source:g},{hosts:F,configured:h}){if(g.kind!=="registry")return;const S=m(g,h);return F.has(S)?
void 0:{how:"host",to:S}}function d({source:g}){if(g.kind==="file")return(0,I().normalise)(g.at.replace(/#.*$|::.*$/s,""))||
void 0}function l(g,F){const h=d(g),S=h===void 0?void 0:(0,I().resolveInTree)(F,h);return S?.kind==="inside"&&S.entry.kind===
"directory"}function a(g,F,h){const S=d(g);if(S===void 0)return!1;const[$,C]=[F,h].map(H=>(0,I().resolveInTree)(H,S));return!($?.
kind==="inside"&&(0,D().isRegular)($.entry.kind))||C?.kind!=="inside"?!1:$.entry.oid!==C.entry.oid||$.entry.size!==C.entry.
size}function e(g,F){return g.name===F.name&&g.source.kind===F.source.kind&&f(g)===f(F)}function o({integrity:g,source:F},{
integrity:h}){if(g===void 0||F.kind==="file"&&h===void 0)return!1;if(h===void 0)return!0;const S=r(g),$=[...r(h)];return $.
some(([C])=>S.has(C))&&$.every(([C,W])=>(S.get(C)??W)!==W)}function r(g){return new Map(g.split(/\s+/).map(F=>{const[,h="",
S=F]=/^([a-z\d]+)-(.*)$/is.exec(F)??[];return[h,S]}))}async function t(g){const{name:F,tree:h,before:S}=g;return(await s(
h,F)).flatMap($=>{if($.source.kind==="registry"&&$.name===F||S.some(H=>e(H,$)))return[];const W=N($,g);return W===void 0?
[]:[{name:F,path:"package.json",...W}]})}async function s(g,F){const h=(0,A().objectIn)(await(0,x().readJsonFile)(g,"pac\
kage.json")),S=["dependencies","devDependencies","optionalDependencies"].map(B=>(0,A().textIn)((0,A().objectIn)(h[B]),F)),
{overrides:$,resolutions:C,pnpm:W}=h,H=[$,C,(0,A().objectIn)(W).overrides].flatMap(B=>Object.entries((0,A().objectIn)(B)).
flatMap(([G,z])=>i(G,F)?[typeof z=="string"?z:(0,A().textIn)((0,A().objectIn)(z),".")]:[]));return[...new Set([...S,...H])].
filter(B=>B!==""&&!B.startsWith("workspace:")).map(B=>n(B,F))}function n(g,F){const h=(0,j().aliasIn)(g);return h!==void 0&&
h!==F?{name:h,version:"",source:{kind:"registry"}}:{name:F,version:"",source:(0,j().sourceOf)(g,F,"")}}function i(g,F){const h=g.
split(/[>]|\*\*\//).at(-1)??"";return h===F||h.startsWith(`${F}@`)||h.endsWith(`/${F}`)}function f({source:{kind:g,at:F=""},
version:h}){return g==="tarball"&&h!==""?F.replaceAll(h,"*"):g==="registry"&&u.includes(F)?"":F}const v="registry.npmjs.\
org",u=[v,"registry.yarnpkg.com"];function m({at:g},F){return(g===void 0||u.includes(g)?F:void 0)??g??v}const w=y.knownHosts=
(0,L().perTree)(async g=>{const F=await k(g),h=Object.entries(F).filter(([C])=>C==="registry"||C.endsWith(":registry")).
map(([,C])=>R(String(C))),S=((await(0,T().readLocks)(g)).npm?.all??[]).flatMap(({source:C})=>C.kind==="registry"&&C.at?[
C.at]:[]),$=F.registry===void 0||S.some(C=>u.includes(C));return new Set([...h,...S,...$?u:[]])});async function O(g,F){
const h=await k(g),[S]=F.startsWith("@")?F.split("/"):[],$=S&&h[`${S}:registry`]||h.registry;return $===void 0?void 0:R(
String($))}async function k(g){const F=await(0,E().readNpmrc)({tree:g,directory:""});return"settings"in F?F.settings:{}}
function R(g){return URL.canParse(g)?new URL(g).host:g}},19685:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),
y.readLocks=y.readLock=void 0;function A(){const P=c(26040);return A=function(){return P},P}function I(){const P=c(3463);
return I=function(){return P},P}function L(){const P=c(95244);return L=function(){return P},P}function D(){const P=c(59542);
return D=function(){return P},P}function M(){const P=c(59867);return M=function(){return P},P}function E(){const P=c(10473);
return E=function(){return P},P}function x(){const P=c(18701);return x=function(){return P},P}const T=y.readLocks=(0,D().
perTree)(async P=>{const N=L().LOCKFILES.filter(a=>P.stat(a)!==void 0),b=L().NPM_LOCKFILES.find(a=>N.includes(a)),d=b===
void 0?void 0:await j(P,b),l=N.filter(a=>!L().NPM_LOCKFILES.some(e=>e===a));return d==="unread"?{unread:[b??"",...l]}:b===
void 0?{unread:l}:{npm:d??{path:b,packages:new Map,all:[]},unread:l}}),j=y.readLock=(0,D().perPath)(async(P,N)=>{const b=await(0,E().
readText)(P,N,M().MAX_BYTES),d=b&&"text"in b?b.text.replace(/^\uFEFF/,""):"",l=(0,I().objectIn)((0,A().attempt)(()=>JSON.
parse(d)));if(l.packages===void 0)return l.lockfileVersion===1?"unread":void 0;const a=new Map,e=[];for(const[o,r]of Object.
entries((0,I().objectIn)(l.packages))){if(o==="")continue;const[,t,s]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(
o)??[],n=p(s??o,(0,I().objectIn)(r));t===""&&s!==void 0&&a.set(s,n),e.push(n)}return{path:N,packages:a,all:e}});function p(P,N){
const b=(0,I().textIn)(N,"name")||P,d=(0,I().textIn)(N,"version"),l=(0,I().textIn)(N,"resolved"),a=(0,I().textIn)(N,"int\
egrity"),e=(0,M().binOf)(N.bin,b),o=N.link===!0?{kind:"file",at:l.replace(/^file:/,"")}:(0,x().sourceOf)(l,b,d);return{name:b,
version:d,source:o,...a&&{integrity:a},...e&&{bin:e}}}},18701:function(K,y){Object.defineProperty(y,"__esModule",{value:!0}),
y.aliasIn=x,y.sourceOf=D;const c={kind:"registry"},A=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
I=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,L=/^(?:file|link|portal|workspace):(.*)$/is;function D(T,j,p){const[,P]=L.exec(T)??[];return P!==
void 0?{kind:"file",at:P}:A.test(T)?{kind:"git",at:T.replace(/#.*$/s,"")}:/^https?:/i.test(T)?M(T,j,p):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(T)||/\.t(?:ar\.)?gz$/i.test(T)?{kind:"file",at:T}:I.test(T)?{kind:"git",at:T.replace(/#.*$/s,"")}:c}function M(T,j,p){
const P={kind:"tarball",at:T.replace(/#.*$/s,"")};if(!URL.canParse(T))return P;const{host:N,pathname:b}=new URL(T),d=E(b),
[,l]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(d)??[];if(N==="codeload.github.com"&&l!==void 0)return{kind:"git",at:`https://g\
ithub.com/${l}`};const a=j.replace(/^@[^/]*\//,"");return d.endsWith(`/${j}/-/${a}-${p}.tgz`)||d.endsWith(`/${j}/-/${j}-${p}\
.tgz`)||N==="npm.pkg.github.com"&&d.startsWith(`/download/${j}/${p}/`)?{kind:"registry",at:N}:P}function E(T){try{return decodeURIComponent(
T)}catch{return T}}function x(T){const[,j]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(T)??[];return j===void 0||/^[\^~<>=*v\d]/.
test(j)?void 0:j}},1277:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.nearestFile=j;function A(){const P=c(
76760);return A=function(){return P},P}function I(){const P=c(59490);return I=function(){return P},P}function L(){const P=c(
3051);return L=function(){return P},P}function D(){const P=c(32854);return D=function(){return P},P}function M(){const P=c(
59542);return M=function(){return P},P}function E(){const P=c(93028);return E=function(){return P},P}const x=(0,M().perTree)(
P=>(0,I().groupBy)(P.files(),({path:N})=>A().posix.dirname(N))),T=20;function j(P,N){const b=N.split("/").slice(-T),d=b.
at(-1)??"",l=A().posix.dirname(N),a=b.slice(1,-1).map((s,n)=>b.slice(n+1).join("/")).find(s=>p(P.stat(s)));if(a!==void 0)
return a;const e=(0,M().filesNamed)(P,d).filter(p),o=e.filter(({path:s})=>s.endsWith(`/${N}`));if(o.length===1)return o[0]?.
path;const r=(x(P).get(l)??[]).filter(({path:s})=>A().posix.extname(s)===A().posix.extname(d)).map(({path:s})=>A().posix.
basename(s)),t=(0,L().nearestName)(d,r);return t!==void 0?A().posix.join(l,t):e.length===1?e[0]?.path:void 0}function p(P){
return!!P?.tracked&&(0,E().isRegular)(P.kind)&&!(0,D().isWithin)(P.path,"node_modules")}},15804:function(K,y,c){Object.defineProperty(
y,"__esModule",{value:!0}),y.firstFile=i,y.inspectImport=g,y.inspectNodeFlag=k,y.mainOf=f,y.resolveNode=m,y.trustProblems=
l;function A(){const S=c(76760);return A=function(){return S},S}function I(){const S=c(32854);return I=function(){return S},
S}function L(){const S=c(93028);return L=function(){return S},S}function D(){const S=c(13254);return D=function(){return S},
S}function M(){const S=c(87646);return M=function(){return S},S}function E(){const S=c(66227);return E=function(){return S},
S}function x(){const S=c(59867);return x=function(){return S},S}function T(){const S=c(55013);return T=function(){return S},
S}function j(){const S=c(82293);return j=function(){return S},S}function p(){const S=c(56788);return p=function(){return S},
S}function P(){const S=c(10473);return P=function(){return S},S}const N=new Set(["","js","mjs","cjs","ts","mts","cts"]);
async function b(S,$,C){const{tree:W}=S,H=(0,j().pathProblem)($,C,S.directory);if(H!==void 0)return{targets:[],problems:[
H]};if($.includes("\\"))return(0,p().fails)("target-not-a-file",C,{path:$,reason:"backslash"});const U=(0,I().normalise)(
(0,p().from)(S,$))??"",B=(0,E().dependencyHome)(S);if(B!==""&&(0,I().isWithin)(U,A().posix.join(B,"node_modules")))return(0,E().
resolveAtHome)(S,J=>b(J,$,C));const G=i(W,n(U));if(G===void 0)return a(S,$,U,C);if(G.kind!=="inside"||G.entry.kind!=="di\
rectory")return d(S,{path:$,wanted:U,found:G},C);const z=await f(W,U);if(z===x().INVALID)return(0,p().fails)("package-js\
on-invalid",C,{path:A().posix.join(U,"package.json")});if(z===void 0)return(0,p().fails)("target-not-a-file",C,{path:$,reason:"\
directory"});const V=await d(S,{path:$,wanted:U,found:z.found},C);return z.by===void 0||!S.changed.has(z.by)?V:(0,p().join)(
[V,(0,p().fails)("target-changed",C,{path:z.by})])}async function d(S,{path:$,wanted:C,found:W},H){const{tree:U}=S,B=(0,P().
fileAt)(W,$,H);if("problems"in B)return B;const G=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!N.has(G))return(0,p().
fails)("target-extension",H,{program:"node",path:$,extension:G});const z=await l(S,B,$,H);if(z.some(E().isUnverified))return{
targets:[],problems:z};const V=(0,E().packageOf)(B.path);if(V&&!(0,I().isWithin)(C,"node_modules")&&!C.includes(`node_mo\
dules/${V}`))return(0,p().fails)("dependency-unverified",H,{name:V,path:$,fault:"linked"});const J=(0,P().runs)(S,{name:$,
path:B.path,wanted:C},H),Y=B.tracked&&await t(U,B)?[(0,D().problemAt)("target-writes",H,{path:B.path})]:[];return{...J,problems:[
...z,...J.problems,...Y]}}async function l(S,{path:$,tracked:C,built:W},H,U){const B=(0,E().packageOf)($);return B===void 0?
(C||W)&&!(0,I().isWithin)($,"node_modules")?[]:[(0,D().problemAt)("target-missing",U,{path:H,untracked:!0})]:C?[(0,D().problemAt)(
"dependency-unverified",U,{name:B,path:H,fault:"committed"})]:await(0,E().inspectDependency)(S,{name:B,path:H},U)}async function a(S,$,C,W){
const H=(0,E().packageOf)(C);if(H===void 0&&S.tree.isPending?.(C))return(0,p().fails)("target-not-judged",W,{path:$});if(H===
void 0||S.tree.stat("node_modules")!==void 0)return(0,P().nothingAt)(S.tree,C,$,W);const U=await(0,E().inspectDependency)(
S,{name:H,path:$},W);return U.some(E().isUnverified)?{targets:[],problems:U}:(0,p().join)([(0,p().fails)("not-installed",
W,{name:H}),{targets:[],problems:U}])}async function e(S,$,C){const W=(0,j().testProblem)($,C,S.directory);if(W!==void 0)
return{targets:[],problems:[W]};if((0,T().isPattern)($))return((0,T().alternativesOf)($)??[]).map(G=>(0,p().from)(S,G)).
some(G=>(0,I().resolveInTree)(S.tree,(0,T().baseOf)(G)).kind==="outside")?(0,p().fails)("target-outside",C,{path:$,reason:"\
symlink"}):p().NOTHING;const H=(0,I().resolveInTree)(S.tree,(0,p().from)(S,$));return H.kind==="inside"&&H.entry.kind===
"directory"&&H.entry.tracked?p().NOTHING:b(S,$,C)}const o=256*1024,r=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function t(S,$){if(($.size??0)>o)return!1;const C=(await S.read($.path)).toString("latin1");return r.test(C)}const s=[
"",".js",".json",".node"];function n(S){return S===""?[""]:s.map($=>S+$)}function i(S,$){const C=$.map(W=>(0,I().resolveInTree)(
S,W)).filter(W=>W.kind!=="missing");return C.find(W=>W.kind!=="inside"||(0,L().isRegular)(W.entry.kind))??C[0]}async function f(S,$){
const C=A().posix.join($,"package.json"),W=await(0,x().readJsonFile)(S,C);if(W===x().INVALID)return x().INVALID;const H=W?.
main,U=v($),B=W===void 0?{}:{by:C};if(typeof H!="string"||H===""){const V=u(S,U);return V&&{found:V,...B}}const G=H.startsWith(
"/")?void 0:(0,I().normalise)(A().posix.join($,H));if(G===void 0)return{found:{kind:"outside",path:H},...B};const z=u(S,
[...n(G),...v(G),...U]);return z&&{found:z,...B}}function v(S){return n(A().posix.join(S,"index")).slice(1)}function u(S,$){
return $.map(C=>(0,I().resolveInTree)(S,C)).find(C=>C.kind==="inside"?(0,L().isRegular)(C.entry.kind):C.kind!=="missing")}
async function m(S,$){const{flags:C,operands:W}=S,H=(0,M().isTestRun)(S);if(w(S,H))return p().NOTHING;const U=[];for(const z of C)
U.push(await k(z,$));for(const{text:z,span:V}of W){if(z===""||z.startsWith("-"))continue;const J=H?e:b;U.push(await J($,
z,V))}const{targets:B,problems:G}=(0,p().join)(U);return C.some(({name:z})=>z==="--check")?{targets:B.map(z=>({...z,parsed:!0})),
problems:G}:{targets:B,problems:G}}function w({operands:S},$){const C=S[0]?.text;return C==="inspect"||C==="debug"&&!$}const O=new Set(
["--import","--require","--experimental-loader"]);async function k(S,$){const{name:C,value:W="",span:H}=S;return C==="--\
env-file"||C==="--env-file-if-exists"?h($,W,H):C==="--test-reporter-destination"?R($,W,H):!O.has(C)||!/^[@a-z]/i.test(W)?
p().NOTHING:g($,W,H)}function R(S,$,C){if(/^std(?:out|err)$/.test($))return p().NOTHING;const W=(0,j().pathProblem)($,C,
S.directory);if(W!==void 0)return{targets:[],problems:[W]};const H=(0,I().resolveInTree)(S.tree,(0,I().normalise)((0,p().
from)(S,$))??"");return H.kind==="outside"?(0,p().fails)("target-outside",C,{path:$,reason:"symlink"}):H.kind==="inside"&&
H.entry.tracked?(0,p().fails)("writes-files",C,{program:"node",flag:$}):p().NOTHING}async function g(S,$,C){const W=/^(?:@[^/]+\/)?[^/]+/.
exec($)?.[0]??$;return{targets:[],problems:await(0,E().inspectDependency)(S,{name:W,path:$},C)}}const F=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function h(S,$,C){if((0,j().pathProblem)($,C,S.directory)!==void 0)return p().NOTHING;const W=(0,I().resolveInTree)(
S.tree,(0,p().from)(S,$));if(W.kind==="missing"&&S.tree.isPending?.(W.path))return(0,p().fails)("target-not-judged",C,{path:$});
const H=(0,P().fileAt)(W,$,C);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,p().fails)("target-missing",C,
{path:$,untracked:!0});if((H.size??0)>o)return(0,p().fails)("environment-file-unsafe",C,{path:$,names:[]});const B=[...(await S.
tree.read(H.path)).toString("utf8").matchAll(F)].map(([z])=>z.replace(/\s*=$/,"")).filter(z=>z.toUpperCase()!=="NODE_ENV"),
G=[...new Set(B)].slice(0,10);return G.length===0?p().NOTHING:(0,p().fails)("environment-file-unsafe",C,{path:$,names:G})}},
67953:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.findPackages=p,y.foldersUpFrom=d,y.readSettings=
o;function A(){const t=c(76760);return A=function(){return t},t}function I(){const t=c(39491);return I=function(){return t},
t}function L(){const t=c(32854);return L=function(){return t},t}function D(){const t=c(13254);return D=function(){return t},
t}function M(){const t=c(59867);return M=function(){return t},t}function E(){const t=c(56788);return E=function(){return t},
t}function x(){const t=c(10473);return x=function(){return t},t}function T(){const t=c(47668);return T=function(){return t},
t}const j={script:"",passes:!1};async function p(t,s,n){const{workspace:i,workspaces:f,includeRoot:v}=t,u=await P(t,s,n);
if("problems"in u)return u;const{directory:m,implied:w}=u;if(f===!1&&i.length>0)return(0,E().fails)("flag-value",n,{program:"\
npm",flag:"--no-workspaces",fault:"npm refuses it beside `--workspace`"});const O={project:m,directories:[m],selected:!1,
missing:[]};if(f!==!0&&i.length===0&&w===void 0)return O;const k=await(0,M().usablePackageJson)(s.tree,m);if(k===void 0)
return O;const R=await N(m,s,n);if("problems"in R)return R;const g=new Map;v&&g.set(k.name,m);const F=[],h=i.length>0?i:
w===void 0?[]:[void 0];if(h.length===0)for(const S of R)g.set(S.name,S.directory);for(const S of h){const $={directory:s.
directory,project:m},C=S??A().posix.join("/",w??""),W=(0,T().selectWorkspaces)(R,C,$);W.length===0&&S!==void 0&&F.push((0,D().
problemAt)("npm-script-missing",n,{...j,workspace:S}));for(const H of W)g.set(H.name,H.directory)}return g.size===0?F.length>
0?{targets:[],problems:F}:(0,E().fails)("npm-script-missing",n,{...j,workspace:""}):{project:m,directories:[...g.values()],
selected:!0,missing:F}}async function P({prefix:t,workspaces:s},n,i){if(t!==void 0)return b(t,n,i);const{tree:f,directory:v}=n,
u=d(v),m=u.find(w=>l(f,w)||a(f,w));if(m===void 0||!l(f,m))return(0,E().fails)("package-json-missing",i,{directory:v});if(s===
!1)return{directory:m};for(const w of u.slice(u.indexOf(m)+1)){const O=await N(w,n,i);if("problems"in O)return O;if(O.some(
k=>k.directory===m))return{directory:w,implied:m}}return{directory:m}}async function N(t,{tree:s},n){const i=await(0,T().
listWorkspaces)(s,t);return"unclear"in i?(0,E().fails)("target-outside",n,{path:i.unclear,reason:"workspace"}):"broken"in
i?(0,E().fails)("package-json-invalid",n,{path:i.broken}):i}function b(t,s,n){if((0,L().normalise)((0,E().from)(s,t))===
void 0)return E().NOTHING;const i=(0,x().entryAt)((0,L().resolveInTree)(s.tree,(0,E().from)(s,t)),t,n);return"problems"in
i?i:{directory:i.path}}function d(t){return t===""?[""]:[t,...(0,I().foldersAbove)(t).reverse(),""]}function l(t,s){return(0,L().
resolveInTree)(t,A().posix.join(s,"package.json")).kind!=="missing"}function a(t,s){return(0,L().resolveInTree)(t,A().posix.
join(s,"node_modules")).kind==="inside"}const e=new Set(["--usage","--version","--versions"]);function o({flags:t}){const s=t.
findLast(({name:f})=>f==="--prefix")?.value,n=r(t,"--workspaces"),i=r(t,"--ignore-scripts");return{informs:t.some(({name:f})=>e.
has(f)),...s===void 0?{}:{prefix:s},...n===void 0?{}:{workspaces:n},workspace:t.flatMap(({name:f,value:v})=>f==="--works\
pace"&&v?[v]:[]),includeRoot:r(t,"--include-workspace-root")===!0,...i===void 0?{}:{ignoreScripts:i},ifPresent:r(t,"--if\
-present")===!0}}function r(t,s){const n=t.findLast(i=>i.name===s);return n&&n.negated!==!0}},62205:function(K,y,c){Object.
defineProperty(y,"__esModule",{value:!0}),y.resolveRun=j;function A(){const s=c(80781);return A=function(){return s},s}function I(){
const s=c(97424);return I=function(){return s},s}function L(){const s=c(54669);return L=function(){return s},s}function D(){
const s=c(59867);return D=function(){return s},s}function M(){const s=c(56788);return M=function(){return s},s}function E(){
const s=c(61102);return E=function(){return s},s}function x(){const s=c(20362);return x=function(){return s},s}function T(){
const s=c(46912);return T=function(){return s},s}function j(s,n,i,f){const{directory:v,event:u,words:m}=n;return f.follow(
`${v}\0${u}`,`${(0,T().scriptText)(n)}\0${m.length}`,()=>P(s,n,i,f),w=>p(w,u,i))}function p(s,n,i){return s.why==="cycle"?
(0,M().fails)("npm-script-cycle",i,{script:n}):(0,M().fails)("npm-script-chain",i,{script:n,limit:s.limit,what:s.why})}async function P(s,n,i,f){
const{event:v,body:u,words:m}=n,w=(0,T().scriptText)(n),O={targets:[(0,M().target)(s,{kind:"npm_script",name:v,script:w})],
problems:[]},k=(0,I().dangerOfScript)(w);if(k!==void 0)return(0,M().join)([O,(0,M().fails)("npm-script-dangerous",i,{script:v,
text:w,danger:k})]);const R={...s,via:v},g=(0,A().subTree)(s.tree,s.directory),{parts:F,fault:h,isIdle:S}=await(0,E().readParts)(
{body:u,words:m,span:i},R,g),$=await N(s,n),C=[O];let W=h!==void 0;for(const H of F){const{problems:U,targets:B}=await H.
resolve(R,f),{kept:G,refused:z}=d(U,m);if(C.push({targets:B,problems:G.map(a($))}),z===void 0)continue;const V=o(z)&&!l(
z);W||=V;const J=V&&!$?"error":void 0,Z={script:v,text:w,reason:z.rule};h||C.push((0,M().fails)("npm-script-text",H.span,
Z,J))}if(S&&C.push((0,M().fails)("only-prints",i,{program:"npm",flag:`run ${v}`})),h===void 0)C.push(b(m));else{const H=$&&
m.length===0?"notice":void 0,U={script:v,text:w,...h,words:m.map(B=>B.text)};C.push((0,M().fails)("npm-script-form",m[0]?.
span??i,U,H))}return W&&$&&C.push((0,x().namedTargets)(u,R,i)),(0,M().join)(C)}async function N({base:s,directory:n,changed:i},{
event:f,body:v}){return(s&&(await(0,D().usablePackageJson)(s,n))?.scripts.get(f))===v&&(!i.has((0,M().from)({directory:n},
"package.json"))||!/npm_/.test(v))}function b(s){const n=s.flatMap(i=>(0,L().lex)(`x ${(0,T().quoteForScript)(i.text)}`).
problems.map(f=>({...f,span:i.span})));return{targets:[],problems:n}}function d(s,n){const i=({span:m})=>n.some(w=>e(w.span,
m)),f=s.filter(m=>i(m)||t(m)),v=s.filter(m=>!f.includes(m)),u=v.filter(o);return{kept:f,refused:u.find(m=>!l(m))??u[0]??
v[0]}}function l({rule:s}){return s==="program-not-allowed"}function a(s){return n=>s&&n.rule==="tool-unknown"?{...n,severity:"\
notice"}:n}function e(s,n){return s.start<n.end&&s.end>n.start}function o({severity:s}){return s==="error"}const r=new Set(
["build-files-unread","dependency-not-compared","dependency-redirected","target-changed","target-writes","not-installed",
"only-prints","tool-runs-file","tool-unknown","workspaces-changed"]);function t({rule:s,args:n}){return s==="dependency-\
unverified"?"fault"in n&&["removed","stale"].includes(n.fault):r.has(s)||s.startsWith("npm-script-")||s.startsWith("npmr\
c-")}},52437:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.resolveNpm=e,y.resolveTool=o;function A(){
const u=c(76760);return A=function(){return u},u}function I(){const u=c(92739);return I=function(){return u},u}function L(){
const u=c(32854);return L=function(){return u},u}function D(){const u=c(93028);return D=function(){return u},u}function M(){
const u=c(13254);return M=function(){return u},u}function E(){const u=c(31901);return E=function(){return u},u}function x(){
const u=c(66227);return x=function(){return u},u}function T(){const u=c(19685);return T=function(){return u},u}function j(){
const u=c(62205);return j=function(){return u},u}function p(){const u=c(60210);return p=function(){return u},u}function P(){
const u=c(96916);return P=function(){return u},u}function N(){const u=c(59867);return N=function(){return u},u}function b(){
const u=c(56788);return b=function(){return u},u}function d(){const u=c(46912);return d=function(){return u},u}function l(){
const u=c(38218);return l=function(){return u},u}function a(){const u=c(10473);return a=function(){return u},u}async function e(u,m,w){
const{subcommand:O,operands:k,flags:R}=u,[g]=k,F=g?.span??R[0]?.span??{start:0,end:0};if(O==="exec")return g===void 0?b().
NOTHING:o(m,u,g);const{project:h,selected:S,runs:$,packages:C,problems:W}=await(0,d().scriptsThatRun)(u,m,F);if(h===void 0)
return{targets:[],problems:W};const H=[await(0,p().inspectNpmrc)({...m,directory:h},F)];for(const B of C){const G={...m,
directory:B},z=$.filter(J=>J.directory===B);z.length>0&&H.push(await(0,P().inspectShadows)(G,F));for(const J of z)H.push(
await(0,j().resolveRun)(G,J,F,w));const V=A().posix.join(B,"package.json");m.changed.has(V)&&H.push((0,b().fails)("targe\
t-changed",F,{path:V}))}const U=A().posix.join(h,"package.json");return S&&!C.includes(h)&&m.changed.has(U)&&H.push((0,b().
fails)("target-changed",F,{path:U})),(0,b().join)([...H,{targets:[],problems:W}])}async function o(u,m,{text:w,span:O}){
if(!(0,E().isToolName)(w))return b().NOTHING;const k=m.starts==="file",R=k?b().NOTHING:await(0,x().resolveAtHome)(u,F=>r(
F,w,O));if(!k&&R.targets.length===0)return R;const g=await(0,l().resolveToolFiles)(m,u);return(0,b().join)([R,(0,I().isKnownTool)(
w)?b().NOTHING:(0,b().fails)("tool-unknown",O,{tool:w}),g])}async function r(u,m,w){const{tree:O}=u,k=await(0,N().readPackageJson)(
O,""),R=(await(0,P().ownBinaries)(O)).get(m);if(R!==void 0&&u.via!==void 0&&O.stat("node_modules")===void 0)return(0,a().
resolveCommitted)(u,{text:R.file,span:w});if(k===N().INVALID)return(0,b().fails)("package-json-invalid",w,{path:"package\
.json"});if(k?.binaries.has(m))return(0,b().fails)("binary-shadowed",w,{name:m,path:k.path});const g=(0,b().from)(u,`nod\
e_modules/.bin/${m}`);if(u.directory!==""&&O.stat(g)!==void 0)return(0,b().fails)("dependency-unverified",w,{name:m,path:g,
fault:"elsewhere"});const F=O.stat("node_modules");if(F===void 0)return v(u,k,m,w);const h=await i(O,m),S=O.stat(h),$=(0,L().
resolveInTree)(O,h);if(S===void 0||$.kind==="missing")return(0,b().fails)("binary-missing",w,{name:m});if($.kind!=="insi\
de")return(0,b().fails)("target-outside",w,{path:h,reason:"symlink"});const C=(0,x().packageOf)($.path),W=F.tracked||S.tracked,
H=!W&&$.entry.tracked&&await s(O,$.path);if(C===void 0&&!H||!(0,D().isRegular)($.entry.kind))return(0,b().fails)("depend\
ency-unverified",w,{name:m,path:$.path,fault:"elsewhere"});if(!H&&(W||$.entry.tracked)){const G={name:C??m,path:$.path,fault:"\
committed"};return(0,b().fails)("dependency-unverified",w,G)}const U=H?await(0,x().inspectOrigin)(u,n(O,h)??m,w):await t(
u,m,$.path,w);if(U.some(x().isUnverified))return{targets:[],problems:U};if(!await f(O,$.path))return(0,b().fails)("binar\
y-not-node",w,{name:m,path:$.path});H&&u.changed.has($.path)&&U.push((0,M().problemAt)("target-changed",w,{path:$.path}));
const B={kind:"package_binary",name:m,path:$.path};return{targets:[(0,b().target)(u,B)],problems:U}}async function t(u,m,w,O){
const k=(0,x().packageOf)(w)??m,R=w.slice(`node_modules/${k}/`.length),g={name:m.startsWith("@")?void 0:m,file:R},F=await(0,x().
inspectDependency)(u,{name:k,path:w,binary:g},O);return k===m||!(await(0,T().readLocks)(u.tree)).npm?.packages.has(m)?F:
[...F,...await(0,x().inspectOrigin)(u,m,O)]}async function s(u,m){return(await(0,P().ownPackages)(u)).some(w=>(0,L().isWithin)(
m,w))}function n(u,m){return(0,x().packageOf)(A().posix.join(A().posix.dirname(m),u.readlink(m)??""))}async function i(u,m){
const w=`node_modules/.bin/${m}`;if(!m.startsWith("@"))return w;const O=await(0,N().usablePackageJson)(u,`node_modules/${m}`);
if(O===void 0)return w;const[k]=O.binaries.keys();return`node_modules/.bin/${(O.binaries.size===1?k:void 0)??m.replace(/^@[^/]*\//,
"")}`}async function f(u,m){return/\.[cm]?js$/.test(m)||/^#!.*[/ ]node\b/.test(await(0,a().firstLineOf)(u,m))}async function v(u,m,w,O){
const k=await(0,x().ownerOf)(u.tree,w,m?.dependencies??new Set);if(k===void 0)return(0,b().fails)("binary-missing",O,{name:w});
const R={kind:"package_binary",name:w},g=await(0,x().inspectDependency)(u,{name:k,path:w},O);return{targets:[(0,b().target)(
u,R)],problems:[u.tree.isPending?.("node_modules")?(0,M().problemAt)("target-not-judged",O,{path:w}):(0,M().problemAt)("\
not-installed",O,{name:w}),...g]}}},60210:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.effectOf=a,
y.foreignSettings=s,y.inspectNpmrc=N,y.npmrcCopies=e,y.readNpmrc=P;function A(){const n=c(76760);return A=function(){return n},
n}function I(){const n=c(58238);return I=function(){return n},n}function L(){const n=c(4537);return L=function(){return n},
n}function D(){const n=c(32854);return D=function(){return n},n}function M(){const n=c(59542);return M=function(){return n},
n}function E(){const n=c(93028);return E=function(){return n},n}function x(){const n=c(94411);return x=function(){return n},
n}function T(){const n=c(56788);return T=function(){return n},n}function j(){const n=c(10473);return j=function(){return n},
n}const p=64*1024;async function P(n){const i=await(0,j().readText)(n.tree,(0,T().from)(n,".npmrc"),p);if(i===void 0)return{
settings:{}};if("unread"in i)return i;const f=(0,L().lfsObstacle)(i.text);return f!==void 0?{unread:f}:{settings:(0,I().
parse)(i.text),file:i.path}}async function N(n,i){const f=(0,T().from)(n,".npmrc"),v=await P(n);if("unread"in v)return(0,T().
fails)("npmrc-setting",i,{path:f,keys:[],why:v.unread});const{settings:u,file:m=f}=v,w=n.changed.has(f)||n.changed.has(m),
O=n.base&&await P({...n,tree:n.base}),k=O&&"settings"in O?O.settings:{},R={changed:[],decides:[],stands:[]};for(const[g,
F]of Object.entries(u)){const h=a(g,F),S=w&&JSON.stringify(k[g])!==JSON.stringify(F),$=g==="node-options"&&!(0,x().areHarmlessOptions)(
String(F));h==="harmless"||h==="honoured"&&!S&&!$||R[S?"changed":h==="other"?"stands":"decides"].push(g)}return(0,T().join)(
Object.entries(R).map(([g,F])=>F.length===0?T().NOTHING:(0,T().fails)("npmrc-setting",i,{path:f,keys:F,why:g},g==="stand\
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
-scripts","node-options"]);function a(n,i){const f=typeof i!="object"&&!String(i).includes("${");if(n==="ignore-scripts"&&
f)return typeof i=="boolean"?"honoured":"decides";if(l.has(n)&&f)return"honoured";const v=n.toLowerCase().replaceAll("_",
"-");return d.has(v)||n.includes("${")?"decides":!b.has(n)||typeof i=="object"&&!Array.isArray(i)||String(i).includes("$\
{")?"other":"harmless"}async function e(n,i){return Promise.all((0,M().filesNamed)(n,".npmrc").map(({path:f})=>o(n,f,i)))}
async function o(n,i,f){const v=A().posix.dirname(i),u=await P({tree:n,directory:v==="."?"":v});if("unread"in u)return r(
n,i,u.unread);const{settings:m,file:w=i}=u,O=f.has(i)||f.has(w),k=([g,F])=>{const h=a(g,F);return h==="harmless"||h==="h\
onoured"&&!O},R=Object.entries(m);return{path:w,text:(0,I().stringify)(Object.fromEntries(R.filter(k))),dropped:R.filter(
g=>!k(g)).map(([g])=>g)}}function r(n,i,f){const v=(0,D().resolveInTree)(n,i);return v.kind==="inside"&&(0,E().isRegular)(
v.entry.kind)?{path:v.path,text:"",dropped:[f]}:{path:i,dropped:[f]}}const t=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function s(n,i){return(await e(n,i)).flatMap(({path:v,dropped:u})=>{const m=u.filter(w=>!t.test(w));return m.length>
0?[`${v}: ${m.join(", ")}`]:[]})}},96916:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.inspectShadows=
l,y.ownPackages=y.ownBinaries=void 0;function A(){const t=c(76760);return A=function(){return t},t}function I(){const t=c(
32854);return I=function(){return t},t}function L(){const t=c(59542);return L=function(){return t},t}function D(){const t=c(
11331);return D=function(){return t},t}function M(){const t=c(19685);return M=function(){return t},t}function E(){const t=c(
67953);return E=function(){return t},t}function x(){const t=c(59867);return x=function(){return t},t}function T(){const t=c(
56788);return T=function(){return t},t}function j(){const t=c(47668);return j=function(){return t},t}const p=y.ownPackages=
(0,L().perTree)(async t=>{const s=await(0,j().listWorkspaces)(t,""),n=Array.isArray(s)?s.map(({directory:m})=>m):[],{npm:i,
unread:f}=await(0,M().readLocks)(t),v=(i?.all??[]).flatMap(({source:m})=>m.kind==="file"?(0,I().normalise)(m.at)??[]:[]),
u=f.length>0?await P(t):[];return[...new Set([...n,...v,...u])].filter(m=>m!=="")});async function P(t){const s=await(0,x().
usablePackageJson)(t,""),n=(0,L().filesNamed)(t,"package.json").map(({path:f})=>A().posix.dirname(f)),i=[];for(const f of n){
const v=f==="."?void 0:await(0,x().usablePackageJson)(t,f);v!==void 0&&s?.dependencies.has(v.name)&&i.push(f)}return i}const N=y.
ownBinaries=(0,L().perTree)(async t=>{const s=new Map;for(const n of await p(t)){const i=await(0,x().usablePackageJson)(
t,n);for(const[f,v]of i?.binaries??[]){const u=A().posix.join(n,v);s.set(A().posix.basename(f),{file:u,manifest:A().posix.
join(n,"package.json")})}}return s}),b=new Set([...D().PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum cl\
ear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),d=new Set(["node","npm","npx","sh"]);async function l(t,s){const{tree:n,base:i}=t,
f=await N(n),v=i&&await N(i),u=[...f].flatMap(([w,{manifest:O}])=>b.has(w)?[a(w,O,v?.has(w)===!0,s)]:[]),m=[];for(const w of(0,E().
foldersUpFrom)(t.directory)){const O=await e(n,A().posix.join(w,"node_modules/.bin"));for(const{name:k,path:R,isLocked:g}of O)
m.push(a(k,R,g,s))}return(0,T().join)([...u,...m])}function a(t,s,n,i){return n?d.has(t)?(0,T().fails)("program-replaced",
i,{name:t,path:s},"warning"):T().NOTHING:(0,T().fails)("program-replaced",i,{name:t,path:s})}const e=(0,L().perPath)(async(t,s)=>{
const n=[];for(const{path:i}of t.list(s)){const f=A().posix.basename(i).replace(/\.(?:cmd|exe|ps1)$/,"");if(!b.has(f))continue;
const v=(0,I().resolveInTree)(t,i);if(v.kind!=="inside")continue;const u=v.path===i?await o(t,v.entry):v.path,m=u!==void 0&&
/node_modules\/(?!\.bin\/)/.test(u);n.push({name:f,path:i,isLocked:m&&!v.entry.tracked})}return n});async function o(t,{
path:s,size:n=0}){if(n>r)return;const i=(await t.read(s)).toString("utf8"),[,f]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(i)??
[];return f&&A().posix.join(A().posix.dirname(s),f)}const r=16*1024},59867:function(K,y,c){Object.defineProperty(y,"__es\
Module",{value:!0}),y.MAX_BYTES=y.INVALID=void 0,y.binOf=d,y.readPackageJson=y.readJsonFile=void 0,y.usablePackageJson=N;
function A(){const e=c(26040);return A=function(){return e},e}function I(){const e=c(3463);return I=function(){return e},
e}function L(){const e=c(80287);return L=function(){return e},e}function D(){const e=c(32854);return D=function(){return e},
e}function M(){const e=c(59542);return M=function(){return e},e}function E(){const e=c(10473);return E=function(){return e},
e}const x=["dependencies","devDependencies","optionalDependencies"],T=y.MAX_BYTES=64*1024*1024,j=y.INVALID=Symbol("inval\
id"),p=y.readJsonFile=(0,M().perPath)(async(e,o)=>{if((0,D().resolveInTree)(e,o).kind==="missing")return;const r=await(0,E().
readText)(e,o,T);if(r===void 0||"unread"in r||(0,L().isNestedTooDeep)(r.text))return j;const t=(0,A().attempt)(()=>JSON.
parse(r.text.replace(/^\uFEFF/,"")));return typeof t=="object"&&t!==null?t:j}),P=y.readPackageJson=(0,M().perPath)(async(e,o)=>{
const r=o===""?"package.json":`${o}/package.json`,t=await p(e,r);return t===void 0||t===j?t:b(r,t)});async function N(e,o){
const r=await P(e,o);return r===j?void 0:r}function b(e,o){const r=typeof o.name=="string"?o.name:"";return{path:e,name:r,
scripts:l(o.scripts),binaries:new Map(Object.entries(d(o.bin,r)??{})),dependencies:new Set(x.flatMap(t=>[...l(o[t]).keys()])),
workspaces:a(o.workspaces)}}function d(e,o){if(typeof e=="string")return{[o.replace(/^@[^/]*\//,"")]:e};const r=l(e);return r.
size===0?void 0:Object.fromEntries(r)}function l(e){return new Map(Object.entries((0,I().objectIn)(e)).flatMap(([o,r])=>typeof r==
"string"?[[o,r]]:[]))}function a(e){const o=Array.isArray(e)?e:(0,I().objectIn)(e).packages;return Array.isArray(o)?o.filter(
r=>typeof r=="string"):[]}},65490:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.isPackageManager=b,
y.resolvePackageManager=N,y.selectsPackages=d;function A(){const o=c(76760);return A=function(){return o},o}function I(){
const o=c(59542);return I=function(){return o},o}function L(){const o=c(31901);return L=function(){return o},o}function D(){
const o=c(52437);return D=function(){return o},o}function M(){const o=c(67953);return M=function(){return o},o}function E(){
const o=c(62205);return E=function(){return o},o}function x(){const o=c(60210);return x=function(){return o},o}function T(){
const o=c(96916);return T=function(){return o},o}function j(){const o=c(59867);return j=function(){return o},o}function p(){
const o=c(56788);return p=function(){return o},o}function P(){const o=c(46912);return P=function(){return o},o}async function N(o,r,t,s){
const{subcommand:n,operands:i,flags:f}=o,[v]=i;if(v===void 0)return p().NOTHING;const{text:u,span:m}=v,w=(0,p().join)([await(0,x().
inspectNpmrc)({...t,directory:""},m),t.directory===""?p().NOTHING:await(0,x().inspectNpmrc)(t,m)]),O=(0,L().isProgram)(u)||
t.families?.allowed.has(u)===!0;if(n==="exec"){const h=O?p().NOTHING:await(0,D().resolveTool)(t,o,v);return(0,p().join)(
[w,h])}const k=d(o,r),R=await l(t,k,m);if("problems"in R)return(0,p().join)([w,R]);const g=R.filter(({manifest:h})=>h.scripts.
has(u));if(g.length>0){const h=g.map(S=>e(S,o,t,s));return(0,p().join)([w,...await Promise.all(h)])}if(n==="script-or-to\
ol"&&O)return w;if(n==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(u)){const h=[(0,L().wordProblem)("outside-code",r.program,
v)];return(0,p().join)([w,{targets:[],problems:h}])}if(n==="script-or-tool"&&(0,L().isToolName)(u)){const h=await(0,D().
resolveTool)(t,{...o,subcommand:"exec"},v);return(0,p().join)([w,h])}if(n==="script-or-tool"&&!/^[\w:.-]*\w[\w:.-]*$/.test(
u)){const h=[(0,L().wordProblem)("outside-code",r.program,v)];return(0,p().join)([w,{targets:[],problems:h}])}const F=f.
some(({name:h})=>h==="--if-present");return(0,p().join)([w,(0,p().fails)("npm-script-missing",m,{script:u,passes:F})])}function b({
data:o}){return o.starts==="script-or-tool"||o.starts==="script-tool-or-file"}function d({anyPackage:o,flags:r,passthrough:t},{
data:s}){const n=[...r.map(({name:i})=>i),...t.map(({text:i})=>i)];return o===!0||n.some(i=>s.selecting_flags.includes(i.
replace(/=.*/s,"")))}async function l({tree:o,directory:r},t,s){const n=(0,M().foldersUpFrom)(r).filter(v=>o.stat(A().posix.
join(v,"package.json"))!==void 0),i=t?a(o):n.slice(0,1);if(i.length===0)return(0,p().fails)("package-json-missing",s,{directory:r});
const f=[];for(const v of i){const u=await(0,j().readPackageJson)(o,v);if(u===j().INVALID)return(0,p().fails)("package-j\
son-invalid",s,{path:A().posix.join(v,"package.json")});u!==void 0&&f.push({directory:v,manifest:u})}return f}function a(o){
const r=[];for(const{path:t}of(0,I().filesNamed)(o,"package.json"))t.split("/").includes("node_modules")||r.push(A().posix.
dirname(t).replace(/^\.$/,""));return r}async function e({directory:o,manifest:r},{operands:[t],passthrough:s},n,i){const f={
...n,directory:o},{text:v="",span:u={start:0,end:0}}=t??{},m=[await(0,T().inspectShadows)(f,u)],w=(0,P().runsIn)(r,o,{event:v,
words:s});for(const R of w)m.push(await(0,E().resolveRun)(f,R,u,i));const O=(0,P().inspectEmpty)(w,v,f,u);return m.push(
{targets:[],problems:O}),n.changed.has(r.path)&&m.push((0,p().fails)("target-changed",u,{path:r.path})),(0,p().join)(m)}},
55013:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.alternativesOf=P,y.baseOf=T,y.isPattern=x,y.matchesPattern=
D,y.readPatterns=L;function A(){const N=c(14395);return A=function(){return N},N}function I(N){return N.length>200||N.split(
"**").length>2?!1:N==="."?!0:N.split("/").every(b=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(b))}function L(N){const b=[],d=[],l=N.
some(e=>e.includes("{"))?/[[\]!]/:/[[\]]/;for(const e of N){const o=/^!*/.exec(e)?.[0].length??0,t=(l.test(e)?void 0:P(e.
slice(o)))?.map(s=>s.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!t?.every(I))return{unclear:e};if(o%2===1){d.push(...t);
continue}for(let s=0;s<d.length;s+=1)t.some(n=>D(n,d[s]??""))&&d.splice(s,1);b.push(t)}const a=b.filter(e=>!e.some(o=>d.
some(r=>D(o,r))));return{wanted:a.flat(),entries:a,refused:d}}function D(N,b,d={}){return M(N.split("/"),b.split("/"),d)}
function M(N,b,d){const[l,...a]=N,[e,...o]=b;return l===void 0?d.partial||b.every(r=>r==="**"):e===void 0?!1:e!=="**"?E(
l,e,d)&&M(a,o,d):M(N,o,d)?!0:E(l,"*",d)&&M(a,b,d)}function E(N,b,{dot:d=!1}){return N.startsWith(".")&&!b.startsWith(".")&&
!d?!1:(0,A().matchesStars)(N,b)}function x(N){return/[*?[{]/.test(N)}function T(N){return N.replace(/[^/]*[*?[{].*$/s,"")}
const j=200,p=1e3;function P(N){if(N.length>p)return;let b=[N.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const d=[];for(;b.length>
0;){const l=[];for(const a of b){const e=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(a);if(e===null)d.push(a);else{const{0:o,1:r="",
index:t}=e,[s,n]=[a.slice(0,t),a.slice(t+o.length)];l.push(...r.split(",").map(i=>`${s}${i}${n}`))}}if(l.length+d.length>
j)return;b=l}return d}},82293:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.inspectPaths=x,y.pathProblem=
p,y.testProblem=j;function A(){const P=c(32854);return A=function(){return P},P}function I(){const P=c(13254);return I=function(){
return P},P}function L(){const P=c(45806);return L=function(){return P},P}function D(){const P=c(87646);return D=function(){
return P},P}function M(){const P=c(55013);return M=function(){return P},P}const E=new Set(["--env-file","--env-file-if-e\
xists","--prefix"]);function x(P,N){const{passthrough:b}=P,d=[],l=(e,o)=>{const r=p(e,o,N);r!==void 0&&d.push(r)};for(const e of[
P,...(0,L().launchedBy)(P)]){for(const{name:r,value:t,span:s}of e.flags)t!==void 0&&(E.has(r)&&l(t,s),r==="--workspace"&&
/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(t)&&l(t,s));for(const{as:r,path:t,span:s}of e.subcommand==="exec"&&e.tool?.files||[]){
const n=r==="tests"?j(t,s,N):void 0;n!==void 0&&d.push(n)}if(e.program!=="node"&&e.starts!=="file")continue;const o=e.program===
"node"&&(0,D().isTestRun)(e)?j:p;for(const{text:r,span:t}of e.operands){const s=r===""||r==="-"?void 0:o(r,t,N);s!==void 0&&
d.push(s)}}const a=b.find(({text:e})=>T.test(e));return a!==void 0&&d.push((0,I().problemAt)("absolute-path",a.span,{path:a.
text})),d}const T=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;function j(P,N,b){
if(!(0,M().isPattern)(P))return p(P,N,b);const d=(0,M().alternativesOf)(P);if(d===void 0)return(0,I().problemAt)("glob-u\
nclear",N,{pattern:P,reason:"too_many"});for(const l of[P,...d]){const a=p(l,N,b);if(a!==void 0)return{...a,args:{...a.args,
path:P}}}}function p(P,N,b){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(P)&&/^(?:data|node|file|[a-z]+:\/)/i.test(P))return(0,I().
problemAt)("target-outside",N,{path:P,reason:"address"});const d=/^(?:[\\/]|[A-Za-z]:)/.test(P),l=d?void 0:(0,A().normalise)(
b===""?P:`${b}/${P}`);if(l===void 0){const a=d?"absolute":"above";return(0,I().problemAt)("target-outside",N,{path:P,reason:a})}
if((0,A().isWithin)(l,".git",{ignoreCase:!0}))return(0,I().problemAt)("target-outside",N,{path:P,reason:"git"})}},57615:function(K,y,c){
Object.defineProperty(y,"__esModule",{value:!0}),y.programRuns=M;function A(){const m=c(3463);return A=function(){return m},
m}function I(){const m=c(95244);return I=function(){return m},m}function L(){const m=c(11331);return L=function(){return m},
m}function D(){const m=c(54421);return D=function(){return m},m}async function M(m,w){const O=(0,D().startedWords)(m),[k,
...R]=O;if(k===void 0||u.has(k.text))return[];if(!k.isKnown)return[E(`it starts ${k.shown}`)];const g=(0,L().baseName)(k.
text),F=(0,L().programNamed)(k.text),h=(0,D().textHanded)(O);if(F?.kind==="shell"&&h)return h.words.every(({isKnown:J})=>J)||
/\s/.test(h.text)?w.shell(h.text):[E("a shell runs what it is handed")];const S=R.some(({text:V})=>d(V)||b(V));if((0,L().
runsCode)(k.text)&&(S||!l.has(g)))return j(g,R,h!==void 0,w.files);const{files:$,left:C}=T(R,w.files),W=C.map(({text:V})=>V),
U=d(k.text)&&!N.test(k.text)?[w.files.script(k.text)]:await p(g,W,{...w,files:$}),B=W.filter(b).flatMap(V=>{const J=$.named(
V);return J.length>0?J:w.files.named(V)}),G=v.test(g)?C.findIndex(({text:V})=>(0,L().runsCode)(V)):-1,z=G<0?[]:await M(C.
slice(G),{...w,files:$});return[...U,...z,...B]}function E(m){return{kind:"unread",name:m}}const x=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;
function T(m,w){const O=m.findIndex(({text:g})=>x.test(g));if(O<0)return{files:w,left:m};const k=x.exec(m[O]?.text??"")?.[1],
R=m.toSpliced(O,k===void 0?2:1);return{files:w.into(k??m[O+1]?.text),left:R}}function j(m,w,O,k){const R=w.flatMap(({text:C})=>k.
named(C));if(O)return[{kind:"inline",name:m},...R];const g=w.filter(({text:C})=>!C.startsWith("-")),F=g.find(({text:C})=>d(
C)||b(C))??g[0],h={kind:"program",name:m};if(R.length>0||F===void 0)return R.length>0?R:[h];const{text:S}=F;if(!F.isKnown)
return[E(`it runs ${F.shown}`)];if(/^\w{2,}:/.test(S))return[{kind:"package",name:S,isExact:/@v?\d+\.\d+/.test(S)}];if(w[w.
indexOf(F)-1]?.text!=="-m")return[k.script(S,r)];const $=k.named(S.replaceAll(".","/"),r);return $.length>0?$:[h]}async function p(m,w,{
files:O,shell:k}){const R=await O.manifest(),g=l.has(m)?a(w):void 0,F=o(g).flatMap(C=>{const W=(0,A().textIn)((0,A().objectIn)(
R.scripts),C);return W===""?[]:[{kind:"npm_script",name:C,text:W}]}),h=await Promise.all(F.map(({text:C=""})=>k(C,O))),$=F.
length>0&&!e.test(g??"")?[]:P([m,...w],R,O);return[...F,...h.flat(),...$]}function P(m,w,O){const[k=""]=m,R=(f.get(k)??[]).
flatMap(C=>O.named(C));if(R.length>0)return R;const g=i(m);if(g===void 0)return[{kind:"program",name:k}];const F=O.named(
g.name);if(F.length>0||/^[./]/.test(g.name))return F.length>0?F:[{kind:"program",name:k}];const{dependencies:h,devDependencies:S}=w;
return[[h,S].some(C=>g.name in(0,A().objectIn)(C))?{kind:"program",name:g.name}:{kind:"package",...g}]}const N=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function b(m){return(0,I().isCode)(m)||/\.(?:exe|jar)$/i.test(m)}function d(m){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(m)&&!m.includes("://")}const l=new Set(["npm","pnpm","yarn","bun"]);function a(m){const[w,O]=m.filter(k=>!k.startsWith(
"-"));return w==="run"||w==="run-script"?O:w}const e=/^(?:add|ci|clean-install|i|install)$/;function o(m){if(m===void 0)
return[];const w=O=>[`pre${O}`,O,`post${O}`];return e.test(m)?[...new Set([m,"install","prepare"].flatMap(w)),"prepublis\
h"]:w(m)}const r=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"],t=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
s=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
n=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function i(m){const w=m.filter(
R=>!R.startsWith("-")),O=[3,2,1].find(R=>R<=w.length&&t.test(w.slice(0,R).join(" ")));if(O===void 0)return;const k=m.slice(
m.indexOf(w[O-1]??"")+1).map(R=>R.replace(/^--(?:from|package)=/,"")).find((R,g,F)=>!/^(?:-|[\d.:]+\w?$)/.test(R)&&!s.test(
F[g-1]??""));return k===void 0?void 0:{name:k,isExact:n.test(k)}}const f=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),v=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
u=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/))},9504:function(K,y,c){Object.defineProperty(
y,"__esModule",{value:!0}),y.resolveProgram=o;function A(){const k=c(76760);return A=function(){return k},k}function I(){
const k=c(17093);return I=function(){return k},k}function L(){const k=c(91063);return L=function(){return k},k}function D(){
const k=c(71011);return D=function(){return k},k}function M(){const k=c(32854);return M=function(){return k},k}function E(){
const k=c(59542);return E=function(){return k},k}function x(){const k=c(97340);return x=function(){return k},k}function T(){
const k=c(46868);return T=function(){return k},k}function j(){const k=c(79757);return j=function(){return k},k}function p(){
const k=c(67953);return p=function(){return k},k}function P(){const k=c(65490);return P=function(){return k},k}function N(){
const k=c(55013);return N=function(){return k},k}function b(){const k=c(82293);return b=function(){return k},k}function d(){
const k=c(56788);return d=function(){return k},k}function l(){const k=c(38218);return l=function(){return k},k}function a(){
const k=c(10473);return a=function(){return k},k}const e=5;async function o(k,R,g,F){const h=t(k,R,g);if("problems"in h)
return h;const{subcommand:S,starts:$,operands:C,module:W,launched:H}=k,[U]=C,B=[s(R,g,r(k)),...f(k,h),await(0,l().resolveProgramFiles)(
k,g)],G={subcommand:S??U?.text??"",span:r(k)};if(B.push(O(R,h,G)),W!==void 0&&($!=="module"||H)&&B.push(w(R,h,W)),U!==void 0&&
$==="file"&&B.push(v(k,R,h)),U!==void 0&&$==="module"&&B.push(m(h,U,k.passthrough)),!(0,P().isPackageManager)(R))return(0,d().
join)(B);if(S==="run"||S==="exec"||S==="script-or-tool")B.push(await(0,P().resolvePackageManager)(k,R,h,F));else if(S!==
void 0&&(0,P().selectsPackages)(k,R)){const z={text:S,span:r(k),quoted:!1},V={...k,subcommand:"run",operands:[z]};B.push(
await(0,P().resolvePackageManager)(V,R,h,F))}return(0,d().join)(B)}function r({operands:k,flags:R}){return k[0]?.span??R[0]?.
span??{start:0,end:0}}function t({flags:k},R,g){let F=g;for(const{name:h,value:S,span:$}of k){if(S===void 0||!(0,L().movesTo)(
R,h))continue;const C=(0,a().entryFrom)(F,S,$);if("problems"in C)return C;F={...g,directory:C.path}}return F}function s({
program:k,data:R},{tree:g,changed:F},h){if(R.build_files.length===0)return d().NOTHING;const S=n(g),$=S.get(R)??i(g,R.build_files);
S.set(R,$);const C=$.filter(H=>F.has(H)),W=$.slice(0,e);return(0,d().join)([$.length===0?d().NOTHING:(0,d().fails)("buil\
d-files-unread",h,{program:k,files:W,count:$.length}),...C.map(H=>(0,d().fails)("target-changed",h,{path:H}))])}const n=(0,E().
perTree)(()=>new Map);function i(k,R){const g=F=>R.some(h=>(0,N().matchesPattern)(h.includes("/")?F:A().posix.basename(F),
h,{dot:!0}));return[...k.files()].flatMap(({path:F})=>!(0,M().isWithin)(F,"node_modules")&&g(F)?F:[])}function f({operands:k,
flags:R,starts:g,subcommand:F,family:h},S){const $=h&&(0,P().isPackageManager)(h)&&F!=="test";return[...(g===void 0&&!$?
k:[]).map(({text:H,span:U})=>({text:H.replace(/::.*$/s,""),span:U})),...R.flatMap(({value:H,span:U})=>H===void 0?[]:[{text:H,
span:U}])].map(({text:H,span:U})=>{const B=(0,M().normalise)((0,d().from)(S,H));return B===void 0||B===""?d().NOTHING:(0,M().
isWithin)(B,".git",{ignoreCase:!0})?(0,d().fails)("target-outside",U,{path:B,reason:"git"}):(0,M().resolveInTree)(S.tree,
B).kind==="outside"?(0,d().fails)("target-outside",U,{path:H,reason:"symlink"}):d().NOTHING})}function v({operands:[k],parsed:R},g,F){
if(k===void 0)return d().NOTHING;const{targets:h,problems:S}=u(F,k),C=(0,j().extensionProblems)(g,k.text,k.span).length>
0?[]:h.flatMap(({path:W=""})=>(0,j().extensionProblems)(g,W,k.span));return{targets:R?h.map(W=>({...W,parsed:R})):h,problems:[
...S,...C]}}function u(k,{text:R,span:g}){const F=(0,b().pathProblem)(R,g,k.directory);if(F!==void 0)return{targets:[],problems:[
F]};const h=(0,M().normalise)((0,d().from)(k,R))??"",S=(0,M().resolveInTree)(k.tree,h);if(S.kind==="missing")return(0,a().
nothingAt)(k.tree,h,R,g);const $=(0,a().fileAt)(S,R,g);return"problems"in $?$:$.tracked?(0,a().runs)(k,{name:R,path:$.path,
wanted:h},g):(0,d().fails)("target-missing",g,{path:R,untracked:!0})}function m(k,R,g){const{text:F,span:h}=R,S=(0,x().pythonFiles)(
F).find($=>!$.endsWith("/__init__.py")&&k.tree.stat((0,d().from)(k,$))!==void 0);if(S===void 0){const $=(0,T().parseUnknownTool)(
R,g,D().UNKNOWN_MODULE);return(0,d().join)([(0,d().fails)("tool-unknown",h,{tool:F}),{targets:[],problems:$}])}return u(
k,{text:S,span:h,quoted:!1})}function w({program:k},{tree:R,base:g,changed:F,directory:h},{text:S,span:$}){const C=`-m ${S}`,
[W]=S.split("."),H=[...F].filter(U=>{const[,B=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(A().posix.relative(h,U))??[];return R.
stat(U)!==void 0&&g?.stat(U)===void 0&&(B===W||(0,I().isOfLibrary)(B))});return(0,d().join)(H.map(U=>(0,d().fails)("sett\
ings-changed",$,{program:k,subcommand:C,path:U})))}function O({program:k,data:R},{changed:g,directory:F},{subcommand:h,span:S}){
const C=(R.settings.length===0?[]:(0,p().foldersUpFrom)(F)).flatMap(H=>R.settings.map(U=>A().posix.join(H,U))),W=[...g].
filter(H=>C.some(U=>(0,M().isWithin)(H,U)));return(0,d().join)(W.map(H=>(0,d().fails)("settings-changed",S,{program:k,subcommand:h,
path:H})))}},36187:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.ProjectFiles=void 0;function A(){const T=c(
76760);return A=function(){return T},T}function I(){const T=c(3463);return I=function(){return T},T}function L(){const T=c(
32854);return L=function(){return T},T}function D(){const T=c(93028);return D=function(){return T},T}function M(){const T=c(
59867);return M=function(){return T},T}const E=/^(?:[/~\\]|[A-Za-z]:)/;class x{#n;#e;constructor(j,p){this.#n=j,this.#e=
p}into(j){const P=j===void 0||E.test(j)||/[$`]/.test(j)?[]:this.#e.map(N=>A().posix.join(N,j));return new x(this.#n,P)}find(j,p=[
""]){if(!(/^[/~]/.test(j)||j===""||!this.#n))for(const P of this.#e)for(const N of p){const b=(0,L().normalise)(A().posix.
join(P,j.replaceAll("\\","/"))+N),d=b===void 0?void 0:(0,L().resolveInTree)(this.#n,b);if(d?.kind==="inside"&&(0,D().isRegular)(
d.entry.kind)&&d.entry.tracked)return d.path}}script(j,p){const P=this.find(j,p);if(P!==void 0)return{kind:"file",name:P};
if(E.test(j))return{kind:"outside",name:j};const[N]=this.#e;if(N===void 0)return{kind:"unread",name:`it runs ${j} in ano\
ther directory`};const b=(0,L().normalise)(A().posix.join(N,j));return b===void 0?{kind:"outside",name:j}:{kind:this.#n===
void 0?"file":"missing",name:b||"."}}named(j,p){const P=this.find(j.replace(/^-{1,2}[\w-]+=/,""),p);return P===void 0?[]:
[{kind:"file",name:P}]}async manifest(){const j=this.find("package.json");return this.#n&&j?(0,I().objectIn)(await(0,M().
readJsonFile)(this.#n,j)):{}}}y.ProjectFiles=x},56788:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.
Trail=y.NOTHING=void 0,y.fails=D,y.from=M,y.join=L,y.target=E;function A(){const p=c(13254);return A=function(){return p},
p}const I=y.NOTHING={targets:[],problems:[]};function L(p){return{targets:p.flatMap(P=>P.targets),problems:p.flatMap(P=>P.
problems)}}function D(p,P,N,b){return{targets:[],problems:[(0,A().problemAt)(p,P,N,b)]}}function M({directory:p},P){return p===
""?P:`${p}/${P}`}function E({via:p},P){return p===void 0?P:{...P,via:p}}const x=64,T=2e3;class j{#n=new Set;#e=new Set;resolve;#s;constructor(P,N){
this.resolve=P,this.#s=N}async follow(P,N,b,d){if(this.#n.has(P))return d({why:"cycle"});const l=await this.#s?.tickScript();
if(l!==void 0)return d({why:"time",limit:l});const a=`${P}\0${N}`;if(this.#e.has(a))return I;if(this.#n.size>=x)return d(
{why:"depth",limit:x});if(this.#e.size>=T)return d({why:"count",limit:T});this.#n.add(P);const e=await b();return this.#n.
delete(P),this.#e.add(a),e}}y.Trail=j},74100:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.isWrapperTool=
a,y.readScriptForm=j;function A(){const r=c(94411);return A=function(){return r},r}function I(){const r=c(54669);return I=
function(){return r},r}function L(){const r=c(11331);return L=function(){return r},r}function D(){const r=c(81716);return D=
function(){return r},r}function M(){const r=c(68538);return M=function(){return r},r}function E(){const r=c(54421);return E=
function(){return r},r}function x(){const r=c(55013);return x=function(){return r},r}function T(){const r=c(46912);return T=
function(){return r},r}function j(r,t){const s=(0,D().readShellText)(r,t);if(s.length===0&&!(0,T().isBlank)(r))return{commands:s,
fault:{part:"the script",why:"cannot be read"}};const n=(0,I().lex)(r).problems.find(({rule:i})=>i==="shell-comment");if(n&&
s.length>0){const i=r.slice(n.span.start,n.span.end);return{commands:s,fault:{part:i,why:"hides the words behind it"}}}for(const[
i,f]of s.entries()){const v=i===s.length-1,u=N(f,r)??p(f,v);if(u!==void 0)return{commands:s,fault:u}}return{commands:s}}
function p({separator:r},t){const s=r.trim();if(!(t?s==="":s==="&&"))return{part:s===""?"a line break":s,why:P}}const P="\
joins commands in another way than `&&`";function N(r,t){const{words:s,redirections:n,inside:i,subshell:f,defines:v,problems:u,
assignments:m}=r,w=t.slice(r.span.start,r.span.end).trim(),O=(h,S)=>({part:h,why:S});if(f)return O(w,"runs in a subshell");
if(v)return O(w,"defines a function");if(i.length>0)return O(w,"runs a command to make a word");const[k]=n;if(k)return O(
`${k.operator} ${k.target?.text??""}`,"redirects input or output");const R=m.find(({name:h,value:S})=>!(0,A().isHarmlessVariable)(
h,S));if(R)return O(`${R.name}=`,"sets a variable that can choose the code that runs");const g=s.find(h=>(0,D().isDynamic)(
r,h)&&!b(r,h,t));if(g){const{start:h,end:S}=g.span;return O(t.slice(h,S),"is only known when the script runs")}const F=u.
find(h=>!d(h,s));if(F){const{start:h,end:S}=F.span;return O(t.slice(h,S).trim()||w,"is syntax of a shell")}return s.length===
0?O(w,"starts no program"):l(s)}function b({problems:r},{span:t},s){return r.every(n=>n.rule!=="variable-expansion"||n.span.
end<=t.start||n.span.start>=t.end||/^\$\{?npm_package_version\}?$/.test(s.slice(n.span.start,n.span.end)))}function d({rule:r,
span:t,severity:s},n){if(r==="variable-expansion"||s==="warning")return!0;if(r!=="brace-expansion")return!1;const i=n.find(
f=>f.span.start<=t.start&&f.span.end>=t.end);return i!==void 0&&(0,x().alternativesOf)(i.text)?.every(f=>!f.startsWith("\
-"))===!0}function l(r){const[t]=r,s=t?.text??"";if((0,M().changesShell)(s)&&!t?.quoted)return{part:s,why:"is a word of \
the shell"};const n=(0,E().startedWords)(r),i=r.slice(0,r.length-n.length);if(a(s))return;const f=(0,L().programNamed)(s);
if(f?.kind==="wrapper"){const v=i.find(({text:u},m)=>m>0&&!o(u,s));if(v||f.wraps!=="as-is"||i.length===0)return{part:v?.
text??s,why:"decides how another program runs"}}else if(i.length>0)return{part:s,why:"runs a program for what it finds"};
return(0,E().textHanded)(n)&&n[0]?.text!=="node"?{part:n[0]?.text??s,why:"runs text as code"}:void 0}function a(r){return e(
r)==="as-tool"}function e(r){const t=(0,L().programNamed)(r);return t?.name===r?t.wraps:void 0}function o(r,t){const[,s,
n=""]=/^(\w+)=(.*)$/s.exec(r)??[];return s!==void 0?(0,A().isHarmlessVariable)(s,n):e(r)==="as-is"?!0:(0,L().baseName)(t)===
"env"?!1:/^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.test(r)}},28213:function(K,y,c){Object.defineProperty(y,"__e\
sModule",{value:!0}),y.helperFault=P,y.helperWords=p;function A(){const l=c(76760);return A=function(){return l},l}function I(){
const l=c(678);return I=function(){return l},l}function L(){const l=c(95244);return L=function(){return l},l}function D(){
const l=c(32854);return D=function(){return l},l}function M(){const l=c(59542);return M=function(){return l},l}function E(){
const l=c(56788);return E=function(){return l},l}function x(){const l=c(10473);return x=function(){return l},l}const T={
cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,
from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,from:0}},j=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;
function p([l,...a]){if(l?.text==="shx"){const[e]=a;return e&&(e.text==="echo"||Object.hasOwn(T,e.text))?a:void 0}return l&&
Object.hasOwn(T,l.text)?[l,...a]:void 0}async function P([l,...a],e){const o=l?.text??"",r=T[o];if(r===void 0)return;const t=a.
find(({text:n})=>n.startsWith("-")&&!r.flags.test(n));if(t)return{part:`${o} ${t.text}`,why:"has a flag that is not know\
n"};const s=a.flatMap(({text:n})=>n.startsWith("-")?[]:[n]);if(s.length<(r.from<0?2:1))return{part:o,why:"names no path"};
for(const n of s.slice(r.from)){const i=await N(n,e);if(i!==void 0)return{part:`${o} \u2026 ${n}`,why:i}}}async function N(l,a){
const{tree:e,isOutput:o}=a,r=l.startsWith("/")?void 0:(0,D().normalise)((0,E().from)(a,l));if(r===void 0||r==="")return"\
writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.test(l))return"writes to a path that the text does not show";if(j.
test(r))return"writes to a directory of dependencies";if((0,L().toolThatFinds)(r)!==void 0)return"writes a configuration\
 file";const t=e.stat(r);if(t?.tracked&&t.kind!=="directory")return"writes a file of the commit";const s=`${r}/`;if(t?.tracked&&
[...e.files()].some(i=>i.path.startsWith(s)))return"writes to a directory of the commit";if(!(o?.(r)||(await b(e))(r)))return"\
writes to a path that git does not ignore and `build_outputs` does not name"}const b=(0,M().perTree)(async l=>{const a=new Map;
for(const{path:e}of l.files()){if(A().posix.basename(e)!==".gitignore")continue;const o=await(0,x().readText)(l,e,d),r=A().
posix.dirname(e).replace(/^\.$/,"");o&&"text"in o&&a.set(r,(0,I().default)().add(o.text))}return e=>{const o=e.split("/");
let r=!1;for(let t=0;t<o.length;t+=1){const s=a.get(o.slice(0,t).join("/")),n=o.slice(t).join("/"),i=s?.test(n),f=s?.test(
`${n}/`);i?.ignored||f?.ignored?r=!0:(i?.unignored||f?.unignored)&&(r=!1)}return r}}),d=256*1024},61102:function(K,y,c){
Object.defineProperty(y,"__esModule",{value:!0}),y.readParts=d;function A(){const t=c(92739);return A=function(){return t},
t}function I(){const t=c(32854);return I=function(){return t},t}function L(){const t=c(11331);return L=function(){return t},
t}function D(){const t=c(81716);return D=function(){return t},t}function M(){const t=c(68538);return M=function(){return t},
t}function E(){const t=c(54421);return E=function(){return t},t}function x(){const t=c(45806);return x=function(){return t},
t}function T(){const t=c(31901);return T=function(){return t},t}function j(){const t=c(82293);return j=function(){return t},
t}function p(){const t=c(56788);return p=function(){return t},t}function P(){const t=c(74100);return P=function(){return t},
t}function N(){const t=c(28213);return N=function(){return t},t}function b(){const t=c(20362);return b=function(){return t},
t}async function d({body:t,words:s,span:n},i,f){const v=(0,P().readScriptForm)(t,f),u=v.fault?(0,D().everyCommand)(v.commands).
map(D().withoutReserved):v.commands,m=[];let{fault:w}=v,{directory:O}=i;for(const[g,F]of u.entries()){const h=!w||F.words.
every(B=>!(0,D().isDynamic)(F,B)),S=g===u.length-1&&!v.fault,$=[...F.words.map(B=>({...B,span:n})),...S?s:[]],[C,W]=$;if(C?.
text==="cd"){const B=W&&(0,I().normalise)((0,p().from)({directory:O},W.text));(g>0||$.length!==2||B===void 0)&&(w??={part:"\
cd",why:"changes the directory in the middle, or leaves the repository"}),O=B??O;continue}const H={...i,directory:O},U=(0,N().
helperWords)($);U&&(w??=await(0,N().helperFault)(U,H)),!(U||C===void 0||!h||(0,M().isWithoutEffect)(C.text))&&m.push({span:n,
resolve:(B,G)=>e($,{...B,directory:H.directory},G)})}const k=u.some(({words:g})=>l.test(g.map(({text:F})=>F).join(" "))),
R=!w&&m.length===0&&u.length>0&&!k;return{parts:m,isIdle:R,...w&&{fault:w}}}const l=/^(?:\[|exit (?!0$)|false|test )/,a=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;
async function e(t,s,n){const i=(0,P().isWrapperTool)(t[0]?.text??"")?t:(0,E().startedWords)(t),[f,...v]=i;if(f===void 0)
return p().NOTHING;const{families:u}=s,m=(0,T().isProgram)(f.text)?f.text:u?.allowed.get(f.text),w=a.exec(f.text)?.[1]??
f.text,O=t[0]===f?void 0:t[0],k=O?o(O):p().NOTHING;if(m===void 0&&/[\\/]/.test(w))return(0,p().join)([k,await r(i,s)]);const{
invocation:R,problems:g}=m?(0,x().parseInvocation)(m,v,u):(0,x().parseInvocation)("npx",[{...f,text:w},...v],u),F=await n.
resolve(R,s),h=m===void 0&&F.problems.some(({rule:C})=>C==="binary-missing");if(h&&(0,A().toolOf)(w,u?.tools)!==void 0)return(0,p().
join)([k,o(f),{targets:[],problems:g}]);if(h)return(0,p().join)([k,await r(i,s)]);const $=(0,j().inspectPaths)(R,s.directory);
return(0,p().join)([k,{targets:[],problems:[...g,...$]},F])}function o({text:t,span:s}){return(0,p().fails)("program-not\
-allowed",s,{program:t,group:"other"})}async function r(t,s){const[n]=t;if(n===void 0)return p().NOTHING;const i=t.find(
({text:v,span:u})=>u.start!==n.span.start&&(v.startsWith("-")||(0,L().programNamed)(n.text))),f=i?(0,p().fails)("npm-scr\
ipt-form",i.span,{script:s.via??"",text:t.map(({text:v})=>v).join(" "),part:n.text,why:"is a program that the gate does \
not read",words:[i.text]}):p().NOTHING;return(0,p().join)([o(n),f,await(0,b().filesOfProgram)(t,s)])}},80827:function(K,y,c){
Object.defineProperty(y,"__esModule",{value:!0}),y.npmScripts=d,y.stepsIn=b;function A(){const g=c(76760);return A=function(){
return g},g}function I(){const g=c(3463);return I=function(){return g},g}function L(){const g=c(54669);return L=function(){
return g},g}function D(){const g=c(68538);return D=function(){return g},g}function M(){const g=c(3893);return M=function(){
return g},g}function E(){const g=c(67953);return E=function(){return g},g}function x(){const g=c(60210);return x=function(){
return g},g}function T(){const g=c(59867);return T=function(){return g},g}function j(){const g=c(56788);return j=function(){
return g},g}function p(){const g=c(46912);return p=function(){return g},g}const P={start:0,end:0},N=200;function b({steps:g}){
return g.flatMap(F=>F.command?.nested?b(F.command.nested):[F])}async function d(g,F,h={left:N}){const{subcommand:S,flags:$}=g;
if(S===void 0)return;const{project:C,selected:W,runs:H,packages:U}=await(0,p().scriptsThatRun)(g,F,P);if(C===void 0)return;
const B=await(0,x().readNpmrc)({...F,directory:C}),G=await l(F,C);if("unread"in B||G===void 0)return;const{settings:z}=B,
V=v.some(Q=>Q in z);if(G.devEngines!==void 0||V)return;const J=[],Z=u($,z);for(const Q of U){const X=await l(F,Q);if(X===
void 0||a(X))return;const _=H.filter(q=>q.directory===Q),tn=_.length===0?await s(g,F,Q):void 0;tn!==void 0&&J.push({...e(
X),...tn,directory:Q});for(const q of _){const sn=await o(q,F,Z,h);J.push({...e(X),...sn})}}const Y=z["node-options"],{prefix:en}=(0,E().
readSettings)(g);return{subcommand:S,directory:F.directory,project:C,prefixed:en!==void 0,inWorkspaces:W,config:Z,...typeof Y==
"string"&&{nodeOptions:Y},steps:J}}async function l({tree:g},F){const h=await(0,T().readJsonFile)(g,(0,j().from)({directory:F},
"package.json"));return h===void 0||h===T().INVALID?void 0:(0,I().objectIn)(h)}function a({bin:g,directories:F}){return!g&&
"bin"in(0,I().objectIn)(F)}function e(g){const{name:F,version:h}=g;return{packageId:F&&h?`${String(F)}@${String(h)}`:"",
packageEnv:w(g)}}async function o(g,F,h,S){const{directory:$,event:C,body:W}=g,H=(0,p().scriptText)(g),U={...F,directory:$},
B=i(H),G=await t(B,U,{config:h,budget:S}),z=g.words.map(J=>J.text),V=B&&{...B,...G&&{nested:G}};return{directory:$,event:C,
body:W,words:z,text:H,...V&&{command:V}}}const r=new Set(["--if-present","--include-workspace-root","--workspace","--wor\
kspaces"]);async function t(g,F,{config:h,budget:S}){if(!(g?.argv[0]==="npm"&&Object.keys(g.env).length===0)||h.npm_config_ignore_scripts===
"true"||(S.left-=1,S.left<0))return;const C=g.argv.slice(1).map(B=>({text:B,span:P,quoted:!0})),{invocation:W,problems:H}=(0,M().
parseNpm)(C),U=W.flags.every(({name:B})=>r.has(B));if(!(H.length>0||!U))return d(W,F,S)}async function s(g,{tree:F},h){const S=(0,p().
eventOf)(g),$=(await(0,T().usablePackageJson)(F,h))?.scripts.has(S??"");if(!(S===void 0||$||(0,E().readSettings)(g).ifPresent))
return{event:S,words:[],text:""}}function n(g){return(0,D().changesShell)(g)||(0,D().isWithoutEffect)(g)||g==="nohup"}function i(g){
const{words:F,assignments:h,refused:S,problems:$}=(0,L().lex)(g),C=$.every(({rule:G,severity:z})=>G==="assignment-refuse\
d"||z==="warning"&&G!=="unquoted-glob"),W=$.filter(({rule:G})=>G==="assignment-refused").length,[H]=F;if(!C||W!==S.length||
H===void 0||n(H.text)||H.text.includes("="))return;const U=[...h,...S].sort((G,z)=>G.span.start-z.span.start);if(U.some(
({name:G})=>G==="PATH"))return;const B=Object.fromEntries(U.map(({name:G,value:z})=>[G,z]));return{argv:F.map(G=>G.text),
env:B}}const f=new Set(`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.em\
ail
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),v=["also","dev","include","omit","only","optional","product\
ion"];function u(g,F){const h=Object.entries(F).filter(([C,W])=>["harmless","honoured"].includes((0,x().effectOf)(C,W))),
S=g.map(({name:C,value:W,negated:H})=>[C.slice(2),W??H!==!0]),$=[...h,...S].filter(([C])=>!f.has(C));return Object.fromEntries(
$.map(([C,W])=>[`npm_config_${C.replaceAll("-","_").toLowerCase()}`,m(W)]))}function m(g){return Array.isArray(g)?g.map(
m).join(`

`):g==null||g===!1?"":String(g).trim()}function w(g){const{name:F,version:h,config:S,engines:$,bin:C}=g,W={};return O({name:F,
version:h,config:S,engines:$,bin:k(C,F)},"npm_package_",W),Object.fromEntries(Object.entries(W).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function O(g,F,h){for(const[S,$]of Object.entries(g))if($!==void 0)if($===null||$===!1)h[`${F}${S}`]="";else if(Array.
isArray($))for(const[C,W]of $.entries())O({[`${S}_${C}`]:W},F,h);else typeof $=="object"?O($,`${F}${S}_`,h):h[`${F}${S}`]=
String($)}function k(g,F){const $=Object.entries((0,T().binOf)(g,typeof F=="string"?F:"")??{}).map(([C,W])=>[A().posix.basename(
R(C)),R(W)]).filter(([C,W])=>C&&W);return $.length>0?Object.fromEntries($):void 0}function R(g){return A().posix.join("/",
g.replaceAll("\\","/")).slice(1)}},20362:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.filesOfProgram=
P,y.namedTargets=N;function A(){const l=c(76760);return A=function(){return l},l}function I(){const l=c(95244);return I=
function(){return l},l}function L(){const l=c(32854);return L=function(){return l},l}function D(){const l=c(93028);return D=
function(){return l},l}function M(){const l=c(81716);return M=function(){return l},l}function E(){const l=c(55013);return E=
function(){return l},l}function x(){const l=c(36187);return x=function(){return l},l}function T(){const l=c(56788);return T=
function(){return l},l}function j(){const l=c(45636);return j=function(){return l},l}function p(){const l=c(10473);return p=
function(){return l},l}async function P(l,a){const e=new(x()).ProjectFiles(a.tree,[a.directory]),o=l.map(i=>({...i,shown:i.
text,isKnown:!0})),t=(await(0,j().wordRuns)(o,e)).flatMap(({kind:i,name:f})=>i==="file"?[f]:[]),s=l[0]?.span??{start:0,end:0},
n={...a,directory:""};return(0,T().join)(t.map(i=>(0,p().resolveCommitted)(n,{text:i,span:s})))}function N(l,a,e){const o=(0,M().
everyCommand)((0,M().readShellText)(l)),r=o.some(m=>m.substituted.length>0||[...m.words,...m.assignments].some(w=>(0,M().
isDynamic)(m,w))),t=[...new Set(l.split(b).filter(m=>m!==""))],s=[a.directory];for(const{words:m}of o){const[w,O]=m;if(!(!/^(?:cd|pushd)$/.
test(w?.text??"")||O===void 0)&&(s.push(...s.flatMap(k=>(0,L().normalise)(A().posix.join(k,O.text))??[])),s.length>d))break}
const n=[...a.changed],i=[...new Set(s)].flatMap(m=>t.map(w=>{const O={...a,directory:m},k=(0,L().normalise)(A().posix.join(
m,w));if(k===void 0)return T().NOTHING;const R=(0,L().resolveInTree)(a.tree,k);if(R.kind==="inside"&&(0,D().isRegular)(R.
entry.kind))return(0,p().resolveCommitted)(O,{text:w,span:e});const g=n.filter(F=>/[*?[]/.test(w)?(0,E().matchesPattern)(
F,k,{dot:!0}):R.kind==="inside"&&k!==""&&(0,L().isWithin)(F,k));return(0,T().join)(g.map(F=>(0,T().fails)("target-change\
d",e,{path:F})))})),f=r?n.filter(I().isCode):[],{targets:v,problems:u}=(0,T().join)([...i,...f.map(m=>(0,T().fails)("tar\
get-changed",e,{path:m}))]);return{targets:[...new Map(v.map(m=>[m.path,m])).values()],problems:[...new Map(u.map(m=>[JSON.
stringify(m.args),m])).values()]}}const b=/[\s"'`;&|()<>=:,{}]+/,d=16},46912:function(K,y,c){Object.defineProperty(y,"__\
esModule",{value:!0}),y.eventOf=d,y.inspectEmpty=P,y.isBlank=N,y.quoteForScript=e,y.runsIn=l,y.scriptText=T,y.scriptsThatRun=
j;function A(){const o=c(76760);return A=function(){return o},o}function I(){const o=c(13254);return I=function(){return o},
o}function L(){const o=c(67953);return L=function(){return o},o}function D(){const o=c(60210);return D=function(){return o},
o}function M(){const o=c(59867);return M=function(){return o},o}function E(){const o=c(56788);return E=function(){return o},
o}const x={selected:!1,runs:[],packages:[],problems:[]};function T({body:o,words:r}){return[o,...r.map(({text:t})=>e(t))].
join(" ")}async function j(o,r,t){const s=(0,L().readSettings)(o),n=d(o);if(s.informs||n===void 0)return x;const i=g=>(0,L().
findPackages)(s,g,t),f=await i(r);if("problems"in f)return{...x,problems:f.problems};const{project:v,selected:u,directories:m}=f,
w=s.ignoreScripts??await b({...r,directory:v}),O=[],k=[...f.missing,...await p(f,r,t,i)];let R=!1;for(const g of m){const F=await(0,M().
readPackageJson)(r.tree,g);if(F===M().INVALID){const h=A().posix.join(g,"package.json");k.push(...(0,E().fails)("package\
-json-invalid",t,{path:h}).problems)}else if(F===void 0)k.push(...(0,E().fails)("package-json-missing",t,{directory:g}).
problems);else if(F.scripts.has(n)){const h={event:n,words:o.passthrough},S=l(F,g,h,{ignoreScripts:w});O.push(...S),k.push(
...P(S,n,{...r,directory:g},t))}else R=!0}if(R){const g={script:n,passes:s.ifPresent},F=s.ifPresent&&O.length===0&&r.via===
void 0,h=n==="start"||F;k.push((0,I().problemAt)("npm-script-missing",t,g,h?"error":void 0))}return{project:v,selected:u,
runs:O,packages:m,problems:k}}async function p({project:o,directories:r},{base:t,...s},n,i){const f=A().posix.join(o,"pa\
ckage.json");if(t===void 0||!s.changed.has(f))return[];const v=await i({...s,tree:t});if("problems"in v)return[];const u=v.
directories.filter(m=>!r.includes(m));return u.length===0?[]:[(0,I().problemAt)("workspaces-changed",n,{path:f,lost:u})]}
function P(o,r,{via:t,directory:s},n){if(o.some(({event:f,body:v})=>f===r&&!N(v)))return[];const i={script:r,path:A().posix.
join(s,"package.json")};return[(0,I().problemAt)("npm-script-empty",n,i,t===void 0?"error":"warning")]}function N(o){return o.
split(`
`).every(r=>/^\s*(?:#|$)/.test(r))}async function b(o){const r=await(0,D().readNpmrc)(o);return"settings"in r&&r.settings["\
ignore-scripts"]===!0}function d({subcommand:o,operands:r}){switch(o){case"run":return r[0]?.text;case"test":case"start":case"\
stop":return o;default:return}}function l({scripts:o},r,{event:t,words:s},{ignoreScripts:n}={}){return(n?[t]:[`pre${t}`,
t,`post${t}`]).flatMap(f=>{const v=o.get(f);return v?[{directory:r,event:f,body:v,words:f===t?s:[]}]:[]})}const a=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function e(o){return o===""?"''":a.test(o)?`'${o.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):o}},45636:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.textRuns=E,y.valueRuns=j,y.wordRuns=
T;function A(){const p=c(97424);return A=function(){return p},p}function I(){const p=c(81716);return I=function(){return p},
p}function L(){const p=c(57615);return L=function(){return p},p}const D=4,M={kind:"download",name:"it runs what it downl\
oads"};async function E(p,P,N=0){if(N>D)return[{kind:"unread",name:"it is nested too deeply"}];const b=(0,I().readShellText)(
p);return b.length===0&&p.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,A().findDangers)(b).some(({name:l})=>l===
"remote_code_execution")?[M]:[],...await x(b,p,P,N)]}async function x(p,P,N,b){const d=[];let l=N;for(const a of p){if(d.
push(...await x(a.inside,P,l,b)),a.subshell!==void 0)continue;if(a.defines){d.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:e,assignments:o}=(0,I().withoutReserved)(a),r=e.map(n=>({...n,shown:P.slice(n.span.start,n.
span.end),isKnown:!(0,I().isDynamic)(a,n)}));d.push(...j(o.map(({value:n})=>n),l));const[t,s]=r;t?.text==="cd"||t?.text===
"pushd"?l=l.into(s?.isKnown?s.text:void 0):d.push(...await T(r,l,b))}return d}function T(p,P,N=0){const b=(d,l=P)=>E(d,l,
N+1);return(0,L().programRuns)(p,{files:P,shell:b})}function j(p,P){return p.flatMap(N=>N.split(/[\s=:,]+/)).flatMap(N=>P.
named(N))}},38218:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.resolveProgramFiles=d,y.resolveToolFiles=
b;function A(){const t=c(76760);return A=function(){return t},t}function I(){const t=c(91063);return I=function(){return t},
t}function L(){const t=c(32854);return L=function(){return t},t}function D(){const t=c(93028);return D=function(){return t},
t}function M(){const t=c(66227);return M=function(){return t},t}function E(){const t=c(15804);return E=function(){return t},
t}function x(){const t=c(59867);return x=function(){return t},t}function T(){const t=c(55013);return T=function(){return t},
t}function j(){const t=c(82293);return j=function(){return t},t}function p(){const t=c(56788);return p=function(){return t},
t}function P(){const t=c(10473);return P=function(){return t},t}const N=["",...["js","cjs","mjs","ts","cts","mts","jsx",
"tsx","json"].map(t=>`.${t}`)];async function b(t,s){return l(t.tool??{files:[],roots:[],nodeFlags:[]},s)}function d({files:t=[],
flags:s,family:n},i){const f=s.flatMap(({name:v,value:u})=>u&&n&&(0,I().movesTo)(n,v)?u:[]);return l({files:t,roots:f,nodeFlags:[]},
i)}async function l({files:t,roots:s,nodeFlags:n},i){const f=["",...s].flatMap(u=>{const m=(0,L().normalise)((0,p().from)(
i,u));return m===void 0?[]:[m]}),v=[];for(const u of t)v.push(u.as==="tests"?await r(u,i):await a(u,[...new Set(f)],i));
for(const u of n)v.push(await(0,E().inspectNodeFlag)(u,i));return(0,p().join)(v)}async function a(t,s,n){const{as:i,path:f,
span:v}=t,u=(0,j().pathProblem)(f,v,n.directory);if(u!==void 0)return{targets:[],problems:[u]};const m=[];for(const w of s){
const O=(0,L().normalise)(A().posix.join(w,f));if(O===void 0)continue;const k=await e(t,O,n);k!==void 0&&m.push(k)}return m.
length>0?(0,p().join)(m):i==="code"||i==="config"?(0,P().nothingAt)(n.tree,A().posix.join(n.directory,f),f,v):i==="modul\
e"&&t.first?(0,E().inspectImport)(n,f,v):p().NOTHING}async function e(t,s,n){const{as:i,path:f,span:v}=t,{tree:u}=n,m=(0,E().
firstFile)(u,i==="place"?[s]:N.map(k=>s+k));if(m===void 0)return;const w=m.kind==="inside"&&!(0,D().isRegular)(m.entry.kind);
if(i==="place"&&m.kind==="inside")return p().NOTHING;if(!w)return o(t,s,m,n);if(i==="config"){const k=(0,L().resolveInTree)(
u,A().posix.join(m.path,"tsconfig.json"));return k.kind==="missing"?p().NOTHING:o(t,s,k,n)}const O=await(0,E().mainOf)(u,
s);return O===x().INVALID?(0,p().fails)("package-json-invalid",v,{path:A().posix.join(f,"package.json")}):O&&o(t,s,O.found,
n)}async function o({as:t,path:s,span:n,ifFile:i},f,v,u){const m=(0,P().fileAt)(v,s,n);if("problems"in m)return m;const w=await(0,E().
trustProblems)(u,m,s,n);if(w.some(M().isUnverified))return{targets:[],problems:w};const O=(0,P().runs)(u,{name:s,path:m.
path,wanted:f},n),k=t==="module"&&i?[i]:[];return{...O,problems:[...w,...k,...O.problems]}}async function r(t,s){const{path:n,
span:i}=t,f=(0,j().testProblem)(n,i,s.directory);if(f!==void 0)return{targets:[],problems:[f]};const u=((0,T().isPattern)(
n)?((0,T().alternativesOf)(n)??[]).map(T().baseOf):[n]).map(w=>(0,L().resolveInTree)(s.tree,(0,p().from)(s,w)));if(u.some(
({kind:w})=>w==="outside"))return(0,p().fails)("target-outside",i,{path:n,reason:"symlink"});const[m]=u;return(0,T().isPattern)(
n)||m?.kind!=="inside"||!(0,D().isRegular)(m.entry.kind)?p().NOTHING:o(t,(0,L().normalise)((0,p().from)(s,n))??n,m,s)}},
10473:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.entryAt=x,y.entryFrom=p,y.fileAt=j,y.firstLineOf=
l,y.hasOtherContent=d,y.nothingAt=T,y.readText=b,y.resolveCommitted=P,y.runs=N;function A(){const a=c(76760);return A=function(){
return a},a}function I(){const a=c(32854);return I=function(){return a},a}function L(){const a=c(93028);return L=function(){
return a},a}function D(){const a=c(13254);return D=function(){return a},a}function M(){const a=c(1277);return M=function(){
return a},a}function E(){const a=c(56788);return E=function(){return a},a}function x(a,e,o){switch(a.kind){case"inside":
return a.entry;case"outside":return(0,E().fails)("target-outside",o,{path:e,reason:"symlink"});case"missing":return(0,E().
fails)("target-missing",o,{path:e});case"loop":return(0,E().fails)("target-not-a-file",o,{path:e,reason:"loop"})}}function T(a,e,o,r){
const t=(0,M().nearestFile)(a,e),s=e.slice(0,Math.max(0,e.length-((0,I().normalise)(o)?.length??0))),n=t&&A().posix.relative(
s,t),f=e.split("/").map((v,u,m)=>m.slice(0,u).join("/")).find(v=>a.stat(v)?.kind==="submodule");return(0,E().fails)("tar\
get-missing",r,{path:o,...f?{submodule:f}:n&&{near:n}})}function j(a,e,o){const r=x(a,e,o);return"problems"in r||(0,L().
isRegular)(r.kind)?r:(0,E().fails)("target-not-a-file",o,{path:e,reason:r.kind})}function p(a,e,o){const r=e.startsWith(
"/")?void 0:(0,I().normalise)((0,E().from)(a,e));if(r===void 0)return(0,E().fails)("target-outside",o,{path:e,reason:"ab\
ove"});const t=(0,I().resolveInTree)(a.tree,r);return t.kind==="missing"?T(a.tree,r,e,o):x(t,e,o)}function P(a,{text:e,span:o}){
const r=e.startsWith("/")?void 0:(0,I().normalise)((0,E().from)(a,e)),t=r===void 0?void 0:(0,I().resolveInTree)(a.tree,r);
return r===void 0||t?.kind!=="inside"||!(0,L().isRegular)(t.entry.kind)?E().NOTHING:N(a,{name:e,path:t.path,wanted:r},o)}
function N(a,{name:e,path:o,wanted:r},t){const s=a.changed.has(o)||a.changed.has(r);return{targets:[(0,E().target)(a,{kind:"\
file",name:e,path:o})],problems:s?[(0,D().problemAt)("target-changed",t,{path:o})]:[]}}async function b(a,e,o){const r=(0,I().
resolveInTree)(a,e);if(!(r.kind==="missing"&&a.stat(e)===void 0))return r.kind!=="inside"?{unread:"it is a symbolic link\
 that leads to no file of the repository"}:(0,L().isRegular)(r.entry.kind)?(r.entry.size??0)>o?{unread:"it is too large"}:
{text:(await a.read(r.path,o)).toString("utf8"),path:r.path}:{unread:"it is not a regular file"}}async function d(a,e,o){
if(a===e)return!1;const[r,t]=[a,e].map(v=>(0,I().resolveInTree)(v,o));if(r?.kind!=="inside"||t?.kind!=="inside")return!0;
const[s,n]=[r.entry,t.entry];if(s.oid!==void 0&&s.oid===n.oid)return!1;if(s.size!==n.size||!(0,L().isRegular)(s.kind)||!(0,L().
isRegular)(n.kind))return!0;const[i,f]=await Promise.all([a.read(s.path,s.size),e.read(n.path,n.size)]);return!i.equals(
f)}async function l(a,e){const[o=""]=(await a.read(e)).subarray(0,256).toString("latin1").split(`
`,1);return o}},47668:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.listWorkspaces=void 0,y.selectWorkspaces=
p;function A(){const N=c(76760);return A=function(){return N},N}function I(){const N=c(32854);return I=function(){return N},
N}function L(){const N=c(59542);return L=function(){return N},N}function D(){const N=c(59867);return D=function(){return N},
N}function M(){const N=c(55013);return M=function(){return N},N}const E=y.listWorkspaces=(0,L().perPath)(async(N,b)=>{const d=await(0,D().
usablePackageJson)(N,b),l=(0,M().readPatterns)(d?.workspaces??[]);if("unclear"in l)return l;const{wanted:a,entries:e,refused:o}=l;
if(a.length===0)return[];const r=[];for(const{path:n,kind:i}of N.files()){const f=j(b,n);if(f!==void 0)if(i==="symlink"){
const v=a.some(w=>(0,M().matchesPattern)(f,w,{partial:!0})),u=a.some(w=>(0,M().matchesPattern)(f,w)),m=v?(0,I().resolveInTree)(
N,n):void 0;if(m?.kind==="outside")return{unclear:n};if(m?.kind!=="inside"||m.entry.kind!=="directory")continue;if(!u||o.
length>0||a.some(w=>w.startsWith(`${f}/`)))return{unclear:n};r.push(f)}else A().posix.basename(n)==="package.json"&&r.push(
A().posix.dirname(f))}const t=r.filter(n=>a.some(i=>(0,M().matchesPattern)(n,i))).filter(n=>!n.split("/").includes("node\
_modules")).filter(n=>!o.some(i=>(0,M().matchesPattern)(n,i,{dot:!0}))).sort((n,i)=>n.localeCompare(i,"en")),s=e.flatMap(
n=>t.filter(i=>n.some(f=>(0,M().matchesPattern)(i,f,{partial:!0}))));return x(N,b,[...new Set(s)])});async function x(N,b,d){
const l=[],a=new Set;for(const e of d){const o=A().posix.join(b,e).replace(/^\.$/,""),r=await(0,D().readPackageJson)(N,o);
if(r===void 0)continue;if(r===D().INVALID)return{broken:`${o}/package.json`};const t=r.name||T(o);if(a.has(t))return{broken:r.
path};a.add(t),l.push({directory:o,name:t})}return l}function T(N){const b=A().posix.basename(A().posix.dirname(N)),d=A().
posix.basename(N);return b.startsWith("@")?`${b}/${d}`:d}function j(N,b){return N===""?b:b.startsWith(`${N}/`)?b.slice(N.
length+1):void 0}function p(N,b,{directory:d,project:l}){const a=t=>A().posix.join("/",t),e=a(j(l,`${d}/`)===void 0?l:d),
o=A().posix.resolve(e,b),r=[A().posix.relative(a(l),A().posix.resolve(a(d),b)),b];return N.filter(t=>{if(t.name===b||a(t.
directory)===o)return!0;const s=A().posix.relative(e,a(t.directory)),n=b.startsWith("./")?`./${s}`:s;return r.some(i=>P(
n,i))})}function P(N,b){const d=/^\.(?:\/|$)/.test(b)===N.startsWith("./"),[l,a]=[A().posix.normalize(N),A().posix.normalize(
`${b}/`)];return d&&b!==""&&`${A().posix.dirname(l)}/`===a&&!A().posix.basename(l).startsWith(".")}},34482:function(K,y,c){
Object.defineProperty(y,"__esModule",{value:!0}),y.Places=void 0,y.contextIn=L;function A(){const E=c(32854);return A=function(){
return E},E}const I="/\0checkout";function L({policy:E,tree:x,platform:T,cwd:j=""},p){const{workspace:P}=E,N=D(E)?I:void 0,
{files:b,cwd:d=j===""?N:`${N??P}/${j}`}=p;return{policy:E,platform:T,proposal:p,mount:b?{at:"/",tree:b}:x?{at:N??P,tree:x}:
{at:I},cwd:d}}function D({workspace:E}){const x=(0,A().locatePath)(E,I,{at:I});return x!==void 0&&(0,A().isLocatedIn)(x,
I)}class M{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:x},cwd:T,platform:j,mount:p}){this.#n=p,this.#e=p.at===
"/"?p:{at:p.at},this.#s=j!=="linux",this.workspace=(0,A().locatePath)(x,I,this.#e)??I,this.cwd=T===void 0?this.workspace:
(0,A().locatePath)(T,this.workspace,p)??I}locate(x){return(0,A().locatePath)(x,this.cwd,this.#n)}leadsInto(x,T){const j=this.
locate(x);return j===void 0?!1:T.some(p=>{const P=(0,A().locatePath)(p,this.workspace,this.#e);return P!==void 0&&this.isIn(
j,P)})}isIn(x,T){return(0,A().isLocatedIn)(x,T,{ignoreCase:this.#s})}mayBeIn(x,T){return(0,A().isLocatedIn)(x,T,{ignoreCase:!0})}}
y.Places=M},6163:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.dangerIn=p;function A(){const d=c(76760);
return A=function(){return d},d}function I(){const d=c(97424);return I=function(){return d},d}function L(){const d=c(11331);
return L=function(){return d},d}function D(){const d=c(81716);return D=function(){return d},d}function M(){const d=c(54421);
return M=function(){return d},d}const E=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","reads the environment":"\
printenv"}).flatMap(([d,l])=>l.split(" ").map(a=>[a,d]))),x=2,T=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
j={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function p(d){if(T.test(d))return"names a \
file that is made for secrets";const l=(0,D().readShellText)(d),a=(0,D().everyCommand)(l).some(P)?Object.entries(j).find(
([,o])=>o.test(d)):void 0;if(a!==void 0)return`${a[0]} in inline code`;const[e]=(0,I().findDangers)(l);return e?I().DOES[e.
name]:N(l)}function P({words:d}){return d.some((l,a)=>(0,M().textHanded)(d.slice(a))!==void 0)}function N(d,l=0){for(const{
words:a,pipedFrom:e}of(0,D().everyCommand)(d)){const[o,...r]=a;if(o===void 0)continue;const t=A().posix.basename(o.text),
s=b(t);if(s!==void 0)return s;if((0,L().isShell)(t)&&(e!==void 0||r.length===0))return`has \`${t}\` run whatever it reads`;
if(!(t!=="find"&&!(0,L().startsOthers)(t)))for(const{text:n}of r){const i=b(A().posix.basename(n));if(i!==void 0)return i;
const v=l<x&&/\s/.test(n)?N((0,D().readShellText)(n),l+1):void 0;if(v!==void 0)return v}}}function b(d){const{kind:l,wraps:a}=(0,L().
programNamed)(d)??{};if(a==="as-user")return`acts as another user with \`${d}\``;const e=l==="downloader"?"downloads":E.
get(d);return e&&`${e} with \`${d}\``}},41431:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.judgeReading=
p,y.judgeRiskAlone=N,y.unjudged=b;function A(){const s=c(39763);return A=function(){return s},s}function I(){const s=c(13580);
return I=function(){return s},s}function L(){const s=c(95132);return L=function(){return s},s}function D(){const s=c(6163);
return D=function(){return s},s}function M(){const s=c(38010);return M=function(){return s},s}function E(){const s=c(46121);
return E=function(){return s},s}function x(){const s=c(8737);return x=function(){return s},s}function T(){const s=c(92890);
return T=function(){return s},s}function j(){const s=c(72017);return j=function(){return s},s}function p(s,n,i){const f=(0,x().
findProblems)(s),v=O=>t[O](s,f,i),u=v("evolver"),m=v("validator"),w={evolver:u,validator:m}[n]??v(n);return d(s,n,w,{evolver:u,
validator:m})}function P(s,n){const i=n.find(({args:v})=>v.of==="newer");return{"1.94":s,newer:i?{verdict:"block",reason:i}:
s}}function N(s,n,i){const f={findings:r((0,x().findProblems)(s))},v={evolver:f,validator:f};return d(s,"curated",(0,M().
judgeRisk)(n,i),v)}function b(s,n,i){const f=typeof s=="string"?s:"",v=[(0,L().notJudged)(`the command \`${f}\``,i)];return d(
{command:f,words:[],assignments:[],argv:null,targets:[],problems:[]},n,{findings:v},{evolver:{findings:v},validator:{findings:v}})}
function d(s,n,i,f){const v=l(s,r(i.findings)),u=a(v),m=O=>O===i?u:a(r(O.findings)),w=m(f.validator);return{reading:s,verdict:u.
verdict,risk:i.risk??o(u.verdict,v),confirmation:i.confirmation??"standard",findings:v,profiles:{evolver:m(f.evolver),validator:w,
[n]:u},validators:P(w,f.validator.findings)}}function l({command:s},n){const i=n[0]?.severity==="error"?(0,D().dangerIn)(
s):void 0;return i===void 0?n:n.map(f=>f.severity==="error"?{...f,harm:"danger",danger:i}:f)}function a(s){const n=e(s),
[i]=s;if(n==="block"&&i)return{verdict:n,reason:i};const f=s.find(({rule:v})=>v==="validator-empty-folder");return f?{verdict:n,
remark:f}:{verdict:n}}function e(s){return s.some(({severity:i})=>i==="error")?"block":s.some(({severity:i,rule:f})=>i===
"warning"&&f!=="experimental_mode")?"warn":"allow"}function o(s,n){return s==="block"?"dangerous":n.some(({rule:i})=>(0,I().
ruleOf)(i).writes===!0)?"write":"safe"}function r(s){return A().SEVERITIES.flatMap(n=>s.filter(({severity:i})=>i===n))}const t={
evolver:E().evolver,validator:T().validator,curated:M().curated,workspace:j().workspace}},21311:function(K,y,c){Object.defineProperty(
y,"__esModule",{value:!0}),y.checkCommandPolicy=d,y.checkFamily=e,y.failedExamples=l,y.requireExamples=a;function A(){const n=c(
7723);return A=function(){return n},n}function I(){const n=c(51951);return I=function(){return n},n}function L(){const n=c(
41895);return L=function(){return n},n}function D(){const n=c(94853);return D=function(){return n},n}function M(){const n=c(
72720);return M=function(){return n},n}function E(){const n=c(74238);return E=function(){return n},n}function x(){const n=c(
5468);return x=function(){return n},n}function T(){const n=c(87952);return T=function(){return n},n}function j(){const n=c(
88220);return j=function(){return n},n}function p(){const n=c(91063);return p=function(){return n},n}function P(){const n=c(
34482);return P=function(){return n},n}function N(){const n=c(41431);return N=function(){return n},n}function b(){const n=c(
72017);return b=function(){return n},n}function d({families:n,patterns:i}){const f=n.flatMap((v,u)=>s(["families",u],e(v)));
return f.length>0?f:i.flatMap((v,u)=>s(["patterns",u],r(v,n)))}function l({policy:n,path:i=E().POLICY_PATH,text:f=""}){return d(
n).map(({message:v,pointer:u,value:m})=>{const w=(0,x().placeIn)(f,u,m);return`${w===void 0?i:`${i}:${w}`}: ${v}`})}function a(n){
const i=l(n);if(i.length!==0)throw new(L()).GateError("policy_invalid",`Examples of the policy fail:
${i.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function e(n){const{name:i}=n,
f=j().familySchema.safeParse(n);if(!f.success)return[{message:`family ${i}: ${A().prettifyError(f.error)}`,pointer:["nam\
e"],value:i}];const{evolver:v,sandbox:u}=f.data;try{v&&(0,p().programFamily)(i,v)}catch(k){const{message:R}=k;return[{message:`\
family ${i}: ${R}`,pointer:["evolver","flags"],value:i}]}const m={...D().DEFAULT_POLICY,programs:[i],families:[f.data],mode:"\
dangerous",allow_dangerous:!0},w=(k,{match:R,not_match:g})=>{const F=(h,S)=>o(h,i,S,m);return[...t("match",R,h=>{const S=k.
find($=>!F(h,$));return S&&`family ${i}: ${S} rejects its example`}),...t("not_match",g,h=>{const S=k.find($=>F(h,$));return S&&
`family ${i}: ${S} accepts its example`})]},O=u?.only?[u.only]:["curated","workspace"];return[...v?s(["evolver"],w(["evo\
lver"],v)):[],...u?s(["sandbox"],w(O,u)):[]]}function o(n,i,f,v){const u=(0,I().readWords)(n,{programs:(0,T().programTerms)(
v)}),m=f==="evolver"?u.invocation?.family:u.words[0]?.text===i,w=(0,P().contextIn)({policy:v,tree:void 0,platform:"linux"},
{}),{findings:O}=(0,N().judgeReading)(u,f,w),k=O.filter(({severity:R,rule:g})=>R==="error"&&g!=="family_unavailable");return!!m&&
k.length===0}function r({name:n,regex:i,match:f,not_match:v},u){const m=(0,M().compileLinear)(i);if("error"in m)return[{
message:`${n}: the pattern ${m.error}`,pointer:["regex"],value:i}];const w=O=>(0,b().matchesAnyCommand)(O,i,u);return[...t(
"match",f,O=>w(O)?void 0:`${n}: does not match`),...t("not_match",v,O=>w(O)?`${n}: matches`:void 0)]}function t(n,i,f){return i.
flatMap((v,u)=>{const m=f(v);return m?[{message:`${m} ${v}`,pointer:[n,u],value:v}]:[]})}function s(n,i){return i.map(f=>({
...f,pointer:[...n,...f.pointer]}))}},38010:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.curated=void 0,
y.judgeRisk=f;function A(){const h=c(55972);return A=function(){return h},h}function I(){const h=c(55126);return I=function(){
return h},h}function L(){const h=c(87952);return L=function(){return h},h}function D(){const h=c(13580);return D=function(){
return h},h}function M(){const h=c(95132);return M=function(){return h},h}function E(){const h=c(34482);return E=function(){
return h},h}function x(){const h=c(8737);return x=function(){return h},h}const T=10,j=[d,l,e,o,t,h=>v(s(h),h.context.policy)],
p=(h,S,$)=>{const{policy:C,proposal:W}=$,[H,...U]=k(h),B=[...g(h),...(0,x().besidesProgram)(S,h)],G=W.family??H?.text??"",
z=(0,L().sandboxProgram)("curated",G,C.families),V=W.mode??(C.experimental.includes(G)?"experimental":"structured");if(H===
void 0||z===void 0){const nn=H?(0,M().finding)("not_in_registry",{family:G},{span:H.span}):(0,M().finding)("no_command",
{});return{...f("dangerous",$),findings:[nn,...B].filter(P)}}const J=new(E()).Places($),Z=(0,I().readArguments)(U,z,O(J)),
Y=N(Z),en=new Set(z.dangerous_targets?.map(nn=>J.locate(nn))),Q=Y.some(({path:nn})=>en.has(J.locate(nn.replace(/\*$/,"")))),
X={context:$,places:J,base:H,name:G,program:z,proposalMode:V,words:U,read:Z,paths:Y,broad:Q},[_,...tn]=j.map(nn=>nn(X)),
q=[..._??[],...B,...tn.flat()],sn=s(X),rn=u(sn,V);return{findings:q.some(({severity:nn})=>nn==="error")?(0,x().firstOfEach)(
q.filter(P),T):[...q,...i(X).map(nn=>(0,M().finding)(nn,{}))],risk:sn,confirmation:rn}};y.curated=p;function P({severity:h}){
return h!=="warning"}function N({use:h,values:S}){const $=S.filter(({kind:W,text:H})=>A().PATH_KINDS.has(W)&&H!=="-").map(
({text:W,word:H})=>({path:W,word:H})),{default_operand:C}=h;return $.length===0&&C!==void 0?[{path:C}]:$}const b={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function d({name:h,
base:S,program:$,proposalMode:C,context:W}){const{maturity:H="structured",platforms:U}=$.family.sandbox??{},{category:B}=$.
family,{policy:G,platform:z}=W,V=b[H];return[...G.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...U?.
includes(z)===!1?[`does not exist on \`${z}\``]:[],...V.includes(C)?[]:[`has the maturity \`${H}\``]].map(Z=>(0,M().finding)(
"family_unavailable",{family:h,reason:Z},{span:S.span}))}function l({name:h,base:S}){return h===S.text?[]:[(0,M().finding)(
"family_base_mismatch",{family:h,base:S.text},{span:S.span})]}const a={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function e(h){const{name:S,program:$,words:C,read:W}=h,H=a[S]??"constrained_form.other",
U=$.forms?H:"argument_refused";return[...C.filter(({text:G})=>$.family.category==="archives"&&A().SHELL_OPERATOR.test(G)).
map(({text:G,span:z})=>(0,M().finding)("shell_operator.quoted",{operator:G},{span:z})),...W.objections.filter(({word:G})=>G===
void 0||r(G,h)===void 0).map(({objection:G,word:z})=>(0,M().finding)(U,{family:S,objection:G},z?{span:z.span}:{}))]}function o(h){
return h.words.flatMap(S=>{const $=r(S,h);if($===void 0)return[];const C={family:h.name,operand:S.text,prefix:$};return[
(0,M().finding)("forbidden_operand_prefix",C,{span:S.span})]})}function r({text:h},{program:S}){const{forbidden_prefixes:$=[]}=S;
return $.find(C=>h.toLowerCase().startsWith(C.toLowerCase()))}function t({paths:h,places:S,context:$}){const{allowed_roots:C}=$.
policy;return C.length===0?[]:h.filter(({path:W})=>W.startsWith("~")||!S.leadsInto(W,C)).map(({path:W,word:H})=>(0,M().finding)(
"outside_allowed_roots",{path:W,roots:C},H&&{span:H.span}))}function s({broad:h,read:{use:S}}){return h?"dangerous":S.risk??
"safe"}const n=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function i({broad:h,paths:S,proposalMode:$,read:C}){
const{flag_warnings:W={}}=C.use;return[...new Set([...(0,I().warningsIn)(C.use),...C.flags.flatMap(U=>W[U]??[]),...h?["b\
road_permission_target"]:[],...S.some(({path:U})=>n.test(U))?["env_secrets"]:[],...$==="experimental"?["experimental_mod\
e"]:[]])]}function f(h,{policy:S,proposal:$}){const C=u(h,$.mode??"structured");return{findings:v(h,S),risk:h,confirmation:C}}
function v(h,{mode:S,allow_dangerous:$}){return h==="safe"||h==="write"&&S!=="safe"||h==="dangerous"&&S==="dangerous"&&$?
[]:[(0,M().finding)("policy_risk",{risk:h,mode:S})]}function u(h,S){return S==="experimental"?"very_strong":h==="dangero\
us"?"strong":"standard"}const m=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],w=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function O(h){return(S,$)=>{const C=A().KINDS[S]($);if(C!==void 0||S!=="destination"&&S!=="source")return C;const W=h.locate(
$);if(W===void 0)return"cannot be resolved";if(W==="/")return"is the root of the file system";const U=(/^[\\/]|^[A-Za-z]:/.
test($)||!h.isIn(W,h.cwd))&&m.find(B=>h.mayBeIn(W,B));if(U)return`is in the system directory ${U}`;if(S!=="destination")
return h.mayBeIn(h.cwd,W)?"is the working directory or one of its parents":w.test(W)?"is a home directory":void 0}}function k({
words:h,problems:S}){const $=S.filter(({rule:W})=>R.has((0,D().ruleOf)(W).shape)),C=Math.min(...$.map(({span:W})=>W.start));
return h.filter(({span:W})=>W.start<C)}const R=new Set(["operator","redirection","multiline"]);function g({problems:h}){
return h.flatMap(({rule:S,args:$,span:C})=>{const{shape:W}=(0,D().ruleOf)(S);if(W===void 0)return[];if(W==="unreadable")
return[(0,M().finding)("parse_failed",{},{span:C})];const{operator:H,written:U,character:B}=$,G=String(H??U??B),z=W==="o\
perator"?F(G):W;return[(0,M().finding)(`shell_operator.${z}`,{operator:G},{span:C})]})}function F(h){return h==="|"||h===
"|&"?"pipeline":h==="&"?"background":"chaining"}},46121:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),
y.evolver=void 0;function A(){const E=c(87952);return A=function(){return E},E}function I(){const E=c(38010);return I=function(){
return E},E}const L=(E,x,T)=>{const j=E.words[0]?.text;if(E.invocation===void 0&&j&&(0,A().isNamedCurated)(j,T.policy))return(0,I().
curated)(E,x,M(T));const p=D(E,x);return{findings:x,...p&&{risk:p}}};y.evolver=L;function D({invocation:E},x){const T=E?.
family?.data.risk;return x.some(({severity:p})=>p==="error")||T==="safe"?void 0:T}function M(E){const{policy:x}=E,T=x.allowed_roots.
length>0?x.allowed_roots:["."];return{...E,policy:{...x,allowed_roots:T}}}},8737:function(K,y,c){Object.defineProperty(y,
"__esModule",{value:!0}),y.besidesProgram=L,y.findProblems=M,y.firstOfEach=D;function A(){const E=c(13580);return A=function(){
return E},E}function I(){const E=c(95132);return I=function(){return E},E}function L(E,{invocation:x}){const T=x?.family?
["program","invocation","target"]:["program"];return E.filter(({layer:j,rule:p})=>!T.includes(String(j))||(0,A().ruleOf)(
p).anyText===!0)}function D(E,x){const T=new Map;return E.filter(({rule:j})=>{const p=(T.get(j)??0)+1;return T.set(j,p),
p<=x})}function M({problems:E}){return E.map(I().problemFinding)}},89509:function(K,y){Object.defineProperty(y,"__esModu\
le",{value:!0}),y.readToolCall=I;const c=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,A=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function I(L){const D=c.exec(L);if(D===null)return;const[,M="",E=""]=D,x=[];let T=D.indices?.[2]?.[0]??0,j=E;for(;j!=="";){
const p=A.exec(j);if(p===null)return;const[P,N,b]=p;x.push({text:N??b??"",span:{start:T,end:T+P.length}}),j=j.slice(P.length),
T+=P.length}return{name:M,args:x}}},92890:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.validator=void 0;
function A(){const T=c(95132);return A=function(){return T},T}const I=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
L={"1.94":{refused:I,information:new Set(["--version","--help","--v8-options"])},newer:{refused:I,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},D=(T,j)=>{const{invocation:p}=T,P=[...j,...x("1.94",T)];
if(P.some(({severity:d})=>d==="error"))return{findings:P};const[N]=x("newer",T);if(N){const d=String(N.args.flag??""),l={
...N.span&&{span:N.span},...M};P.push((0,A().finding)("validator-flag",{flag:d,of:"newer"},l))}const b=p?.operands[0];if(b&&
!E(p,L["1.94"])){const{text:d,span:l}=b;P.push((0,A().finding)("validator-empty-folder",{script:d},{span:l}))}return{findings:P}};
y.validator=D;const M={severity:"notice",harm:"bookkeeping"};function E({flags:T},{information:j}){return T.some(({name:p})=>j.
has(p))}function x(T,{words:j,invocation:p,command:P}){const N=L[T],[b,...d]=j;if(b===void 0)return[];const l=v=>(0,A().
finding)("validator-script",{command:v},{span:b.span});if(b.text!=="node")return[l(`\`${b.text}\``)];const{flags:a=[],operands:[
e]=[]}=p??{},o=(v,u)=>{const m=e&&e.span.start<u.start?"script":"node";return(0,A().finding)("validator-flag",{flag:v,of:m},
{span:u})},r=p!==void 0&&E(p,N),t=r&&a.length===1&&e===void 0,{options:s}=N,n=t||s===void 0?[]:a.filter(({name:v})=>!s.has(
v)),i=N.text?.exec(P),f=a.some(({name:v})=>v==="--test");return[...d.flatMap(({text:v,span:u})=>N.refused.test(v)?[o(v,u)]:
[]),...n.map(({written:v,span:u})=>o(v,u)),...i?[o(i[0],{start:i.index,end:i.index+i[0].length})]:[],...(e===void 0||f)&&
!r?[l("`node` without a script")]:[]]}},72017:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.matchesAnyCommand=
u,y.workspace=void 0;function A(){const h=c(13970);return A=function(){return h},h}function I(){const h=c(72720);return I=
function(){return h},h}function L(){const h=c(55972);return L=function(){return h},h}function D(){const h=c(55126);return D=
function(){return h},h}function M(){const h=c(21006);return M=function(){return h},h}function E(){const h=c(87952);return E=
function(){return h},h}function x(){const h=c(13580);return x=function(){return h},h}function T(){const h=c(95132);return T=
function(){return h},h}function j(){const h=c(97424);return j=function(){return h},h}function p(){const h=c(81716);return p=
function(){return h},h}function P(){const h=c(34482);return P=function(){return h},h}function N(){const h=c(8737);return N=
function(){return h},h}function b(){const h=c(89509);return b=function(){return h},h}const d=(h,S,$)=>$.proposal.tool===
"runpy"?F(h,S,$):l(h,(0,N().besidesProgram)(S,h),$);y.workspace=d;function l(h,S,$){const{families:C,patterns:W,disabled_packs:H}=$.
policy,U=new(P()).Places($),B=(0,p().readShellText)(h.command),G=X=>X.map(_=>a(_,C,H)),z=G((0,p().everyCommand)(B)),V=X=>z.
flatMap(_=>{const tn=m(_);return W.filter(q=>q.layer===X&&v(q.regex,tn)).map(({name:q,regex:sn,reason:rn})=>(0,T().finding)(
"custom_pattern",{name:q,pattern:sn,reason:rn},{layer:X}))}),J=[()=>e(h,B),()=>G(s(h,$.mount,U,z)).flatMap(X=>w(X,U)),()=>z.
flatMap(g)];for(const[X,_]of J.entries()){const tn=[..._(),...V(X+1)];if(tn.length>0)return{findings:[...(0,N().firstOfEach)(
tn,1),...S.filter(n)]}}const Z=z.map(({read:X})=>X.use),Y=new Set(Z.flatMap(D().warningsIn)),en=[...S,...[...Y].map(X=>(0,T().
finding)(X,{}))],Q=A().riskSchema.options.findLast(X=>Z.some(_=>_.risk===X));return Q===void 0||Q==="safe"||en.some(n)?{
findings:en}:{findings:en,risk:Q}}function a(h,S,$){const[C,...W]=h.words,H=(0,E().sandboxProgram)("workspace",C?.text??
"",S),U=H&&!$.includes(H.family.category)?H:void 0;return{command:h,program:U,read:(0,D().readArguments)(W,U??{})}}function e({
targets:h},S){const $=h.flatMap(({script:C})=>C===void 0?[]:[C]);return[...(0,j().findDangers)(S).map(C=>o(C,!0)),...$.flatMap(
C=>(0,j().findDangers)((0,p().readShellText)(C))).map(C=>o(C,!1))]}function o({name:h,pattern:S,words:$},C){const W=$[0]?.
span.start,H=$.at(-1)?.span.end,U=C&&W!==void 0&&H!==void 0?{span:{start:W,end:H}}:{};return(0,T().finding)(h,{pattern:t(
S)},U)}const r=200;function t(h){return h.length>r?`${h.slice(0,r)}\u2026`:h}function s({command:h},{tree:S,at:$},{cwd:C},W){
return S!==void 0&&$!=="/"&&$===C&&W.length===1?(0,p().everyCommand)((0,p().readShellText)(h,S)):W.map(U=>U.command)}function n({
severity:h}){return h==="error"}function i({program:h,read:S}){const $=h===void 0?[]:S.values;return new Set($.flatMap(({
kind:C,word:W})=>L().PATH_KINDS.has(C)?[]:W))}const f=new Map;function v(h,S){const $=f.get(h)??(0,I().compileLinear)(h);
return f.set(h,$),"error"in $||$.matches(S)}function u(h,S,$){return(0,p().everyCommand)((0,p().readShellText)(h)).some(
C=>v(S,m(a(C,$,[]))))}function m(h){const{words:S,redirections:$}=h.command,C=i(h);return[...S.filter(W=>!C.has(W)).map(
({text:W})=>W),...$.map(({operator:W,target:H})=>`${W} ${H?.text??""}`)].join(" ")}function w(h,S){const{words:$,redirections:C,
problems:W}=h.command,H=i(h),U=W.filter(({rule:G})=>G==="variable-expansion"),B=C.flatMap(({target:G})=>G??[]);return[...$.
slice(1).filter(G=>!H.has(G)),...B].flatMap(({text:G,span:z})=>{const V=U.some(({span:J})=>J.start>=z.start&&J.end<=z.end);
return[G,...O(G)].flatMap(J=>k(J,z,S,V))})}function O(h){if(!h.startsWith("-"))return[];const{attached:S}=(0,M().splitAtEquals)(
h);return[...S?[S]:[],.../^-[^-]./.test(h)?[h.slice(2)]:[]]}function k(h,S,$,C=!1){const W=C||h.startsWith("~")?void 0:$.
locate(h);return W===void 0||!$.isIn(W,$.workspace)?[(0,T().finding)("path_outside_workspace",{path:h},{span:S})]:h.split(
/[\\/]/).includes("..")?[(0,T().finding)("path_traversal",{path:h},{span:S})]:[]}const R=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function g({command:h,program:S,read:$}){const[C,...W]=h.words;
if(C===void 0)return[];const{text:H}=C,U=R.flatMap(([z,V])=>z.test(H)?[V]:[]),B=W.filter(({text:z})=>U.some(V=>V.test(z)));
return B.length>0?B.map(({text:z,span:V})=>(0,T().finding)("blocked_flag",{program:H,flag:z},{span:V})):W.length===1&&S&&
/^--(?:version|help)$/.test(W[0]?.text??"")?[]:(S?$.objections:[{objection:"is not allowed",word:C}]).map(({objection:z,
word:V=C})=>(0,T().finding)("command_not_allowed",{program:H,objection:z},{span:V.span}))}function F({command:h},S,$){const C=S.
filter(({rule:B})=>(0,x().ruleOf)(B).anyText===!0),W=(0,b().readToolCall)(h),[H]=W?.args??[];if(W?.name!=="write_file"||
H===void 0){const B=t(W?.name??h);return{findings:[(0,T().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...C]}}const U=[...k(H.text,H.span,new(P()).Places($)),...C];return U.some(
n)?{findings:U}:{findings:U,risk:"write"}}},81961:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.combine=
E,y.policyWith=j,y.stricterOf=M,y.tightenPolicy=x,y.valuesOf=T;function A(){const p=c(23404);return A=function(){return p},
p}function I(){const p=c(41895);return I=function(){return p},p}function L(){const p=c(74238);return L=function(){return p},
p}function D(){const p=c(11160);return D=function(){return p},p}function M(p,P,N){const b=E(p.policy,P.policy);if("confl\
icts"in b)throw new(I()).GateError("policy_conflict",`The policies of the base and of ${N} differ in ${b.conflicts.join(
", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");const{ref:d,digest:l}=P,a=[
...p.combinedWith?[p.combinedWith.name]:[],N];return{...p,policy:b.policy,digest:(0,L().digestPolicy)(b.policy),combinedWith:{
name:a.join(" and "),digest:l,...d!==void 0&&{ref:d}}}}function E(p,P){const N=[],b=T(p),d=T(P);for(const[l,{strictness:a}]of D().
POLICY_KEYS){const[e,o]=[b.get(l),d.get(l)];if((0,A().canonicalize)(e)===(0,A().canonicalize)(o))continue;const r=a.combine(
e,o);r?b.set(l,r.value):N.push(l)}return N.length>0?{conflicts:N}:{policy:j(b)}}function x(p,P){if(Object.values(P).every(
a=>a===void 0))return p;const N=T(p.policy),b=[],d=new Map(Object.entries(P));for(const[a,{strictness:e,input:o}]of D().
POLICY_KEYS){const r=o&&d.get(o.name),t=N.get(a);if(!(!o||r===void 0||r===t))if(t===o.open||e.compare(t,r)==="tighter")N.
set(a,r);else{const s={given:String(r),kept:String(t)};b.push({input:o.name,key:a,...s})}}const l=j(N);return{...p,policy:l,
digest:(0,L().digestPolicy)(l),ignoredInputs:b}}function T(p){const P=p;return new Map([...D().POLICY_KEYS.keys()].map(N=>{
const[b="",d]=N.split("."),l=P[b];return[N,d===void 0?l:l[d]]}))}function j(p){const P={};for(const[N,b]of p){const[d="",
l]=N.split(".");P[d]=l===void 0?b:{...P[d],[l]:b}}return D().policySchema.parse(P)}},76545:function(K,y,c){Object.defineProperty(
y,"__esModule",{value:!0}),y.comparePolicies=E;function A(){const p=c(23404);return A=function(){return p},p}function I(){
const p=c(69873);return I=function(){return p},p}function L(){const p=c(81961);return L=function(){return p},p}function D(){
const p=c(11160);return D=function(){return p},p}function M(){const p=c(92328);return M=function(){return p},p}function E(p,P){
const[N,b]=[(0,L().valuesOf)(p),(0,L().valuesOf)(P)];return[...D().POLICY_KEYS].flatMap(([d,{strictness:l}])=>{const[a,e]=[
N.get(d),b.get(d)],o=x(a,e);if(o===void 0)return[];const r=l.compare(a,e),t=l.loosens?.(a,e)??r!=="tighter";return[{key:d,
change:o,direction:r,loosens:t}]})}function x(p,P){if(Array.isArray(p)&&Array.isArray(P)){const N=[...(0,M().missingFrom)(
p,P).map(b=>`+ ${T(b)}`),...(0,M().missingFrom)(P,p).map(b=>`- ${T(b)}`)];return N.length===0?void 0:N.join(", ")}return(0,A().
canonicalize)(p)===(0,A().canonicalize)(P)?void 0:`${j(p)} \u2192 ${j(P)}`}function T(p){const P=p.name;return typeof P==
"string"?P:j(p)}function j(p){return(0,I().stringify)(p,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(K,y,c){
Object.defineProperty(y,"__esModule",{value:!0}),y.NPM_LOCKFILES=y.LOCKFILES=void 0,y.isCode=T,y.isLockfile=i,y.isOfTests=
r,y.isPackageFile=v,y.isProgramCode=x,y.isTest=e,y.isTestData=o,y.isWritten=j,y.toolThatFinds=R;function A(){const g=c(76760);
return A=function(){return g},g}function I(){const g=c(41330);return I=function(){return g},g}const L=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),D=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),M=new Set("ini json json5 jsonl toml yaml yml".split(" ")),E=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function x(g){return L.has(p(g))}function T(g){return x(g)||D.has(p(g))}function j(g){return T(g)||M.has(p(g))||E.test(A().
posix.basename(g))}function p(g){return A().posix.extname(g).slice(1).toLowerCase()}const P={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},N=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
b=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[d,l,a]=Object.values(P).map(g=>new RegExp(`(?:^|/)(?\
:${g})/`,"i"));function e(g){return d.test(g)||N.test(g)}function o(g){return l.test(g)||g.endsWith(".snap")}function r(g){
return e(g)||o(g)||a.test(g)||b.test(g)}const t=y.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],s=y.LOCKFILES=
[...t,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],n=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function i(g){return s.includes(g)||n.test(g)}const f=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function v(g){return s.includes(g)||f.test(g)}const u="{js,cjs,mjs,ts,cts,mts}",m="{json,jsonc,json5,yaml,yml,toml}",w=`\
{${u.slice(1,-1)},${m.slice(1,-1)}}`,O={vitest:`vitest.config.${u} vitest.workspace.${w} vite.config.${u}`,jest:`jest.co\
nfig.${w} jest.setup.${u}`,mocha:`.mocharc .mocharc.${w}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${u}`,cypress:`cypress.config.${u}`,eslint:`eslint.config.${u} .eslintrc \
.eslintrc.${w} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${w} prettier.config.${u} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${w} stylelint.config.${u} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${w} .knip.${m} knip.config.${u}`,markdownlint:`.markdownlint.${w}\
 .markdownlint-cli2.${w} .markdownlintignore .markdownlintrc`,cspell:`cspell.${w} .cspell.${w} cspell.config.${w}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${w} nyc.config.${u}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${w} .babelrc .babelrc.${w}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let k;function R(g){if(k??=Object.entries(O).map(([h,S])=>[h,
(0,I().default)(S.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(g))return"cargo";const F=g.slice(g.lastIndexOf(
"/")+1);return k.find(([,h])=>h(F))?.[0]}},19609:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.PRELOADABLE_PACKAGES=
y.PRELOADABLE_BY_TOOLS=y.NODE_FLAGS=y.NODE_ALIASES=y.BUILT_IN_REPORTERS=void 0;function A(){const x=c(91063);return A=function(){
return x},x}const I=y.NODE_FLAGS=(0,A().nameTable)({harmless:`
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
  `}),L=y.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(x=>x.split("="))),D=y.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),M=y.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),E=y.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.NPM_SUBCOMMANDS=y.NPM_SHORTHANDS=
y.NPM_FLAGS=void 0;function A(){const x=c(91063);return A=function(){return x},x}const I=(0,A().nameTable)({harmless:`
    color? foreground-scripts json loglevel= long offline parseable prefer-offline prefer-online
    progress unicode update-notifier
  `,"selects-scripts":`
    if-present ignore-scripts include-workspace-root prefix= workspace= workspaces?
  `,"only-prints":"usage version versions","of-tests":"bail? coverage? runInBand?","outside-code":"call= global globalco\
nfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes?"}),L=y.NPM_FLAGS=new Map([
...I].map(([x,{name:T,arity:j,kind:p}])=>[x,{name:T,arity:j==="optional"?"loose":j==="value"?"value":"none",effect:p}])),
D=`
  ?=usage C=prefix H=usage c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly g=global
  h=usage help=usage iwr=include-workspace-root l=long no=no-yes p=parseable
  porcelain=parseable q=loglevel:warn quiet=loglevel:warn reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,M=y.NPM_SHORTHANDS=new Map(D.trim().split(/\s+/).map(x=>x.split(/[=:]/)).map(([x="",T,...j])=>[x,[`--${T}`,...j]])),E=y.
NPM_SUBCOMMANDS=(0,A().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exec,x","only-print\
s":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,init dedupe instal\
l,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink update,u,up,upgr\
ade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish audit diff docs d\
octor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version","outside-code":"\
config,c get set"})},55126:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.readArguments=x,y.warningsIn=
E;function A(){const b=c(35672);return A=function(){return b},b}function I(){const b=c(55972);return I=function(){return b},
b}function L(){const b=c(20457);return L=function(){return b},b}function D(){const b=c(88220);return D=function(){return b},
b}function M(){const b=c(91063);return M=function(){return b},b}function E({warnings:b=[],network_touching:d}){return d?
["network_touching",...b]:b}function x(b,d,l=(a,e)=>I().KINDS[a](e)){if(d.forms!==void 0)return T(b,d,d.forms,l);if(d.subcommands===
void 0)return P(b,d,l);const[a,...e]=b,o=Object.entries(d.subcommands).find(([t])=>t===a?.text)?.[1];if(o!==void 0)return P(
e,{...d,...o},l);const r=`is accepted only with ${p(Object.keys(d.subcommands))}`;return{use:d,flags:[],values:[],objections:[
{objection:r,...a&&{word:a}}]}}function T(b,d,l,a){const e=`is accepted only as ${p(Object.keys(l))}`,[o]=b;let r={use:d,
flags:[],values:[],objections:[{objection:e,...o&&{word:o}}]};for(const[t,s]of Object.entries(l)){const n=(0,A().matchForm)(
(0,A().parseForm)(t)??[],b,a);if(n===void 0)continue;const i=n.map(({word:v,kind:u})=>({text:v.text,word:v,kind:u})),f=n.
find(v=>v.wrong!==void 0);if(!f)return{use:{...d,...s},flags:[],values:i,objections:[]};r={...r,values:i,objections:[j(f)]}}
return r}function j({word:b,wrong:d}){return{objection:`does not accept \`${b.text}\`, which ${d}`,word:b}}function p(b){
return b.map(d=>`\`${d}\``).join(", ")}function P(b,d,l){const{leading_flags:a=[]}=d,{flags:e,operands:o}=(0,L().readUse)(
(0,M().strictFlags)(d.flags,a),b),r=[],t=(k,R)=>r.push(j({word:k,wrong:R})),s=[],n=[];for(const{word:k,flag:R,value:g,valueWord:F}of e){
if(R===void 0||(0,D().isReason)(R.kind)||R.choices?.includes(g??"")===!1){t(k,"is not among its flags");continue}n.push(
R.name),a.includes(R.name)&&o.some(h=>N(k,h))&&t(k,"must come before the operands"),R.arity!=="none"&&(g===void 0?t(k,"r\
equires a value"):s.push({text:g,kind:R.kind,word:F??k}))}const i=e.find(({flag:k})=>!a.includes(k?.name??"")),f=(k=[])=>k.
some(R=>n.includes(R)),v=((0,A().parseOperands)(d.operands??"path*")??[]).slice(f(d.first_operand_by)?1:0);for(const[k,R]of o.
entries()){a.length>0&&i&&N(R,i.word)&&t(R,"comes after the expression");const g=v[Math.min(k,v.length-1)];s.push({text:R.
text,kind:g?.kind??"path",word:R})}for(const{text:k,kind:R,word:g}of s){const F=l(R,k);F!==void 0&&r.push({objection:`do\
es not accept \`${k}\`, which ${F}`,word:g})}const{min:u,max:m}=(0,A().countOf)(v),w=u-(f(d.last_operand_by)?1:0),O=o.length;
if(O<w||O>m){const k=m===w?`${m}`:`${w} to ${m}`,R=Number.isFinite(m)?k:`at least ${w}`;r.push({objection:`takes ${R} op\
erands, not ${O}`})}return{use:d,flags:n,values:s,objections:r}}function N(b,d){return b.span.start>d.span.start}},21006:function(K,y){
Object.defineProperty(y,"__esModule",{value:!0}),y.isTruth=M,y.readFlags=c,y.splitAtEquals=E,y.valueRead=D;function c(x,T){
const j=[],p=x.toReversed();let P;const N=b=>{for(const d of p.reverse())j.push({kind:"operand",word:d});return{tokens:j,
separator:b,rest:void 0}};for(let b=p.pop();b!==void 0;b=p.pop()){if(T.separator.test(b.text))return N(b);const d=!A(b,T);
if(!d&&P!==void 0){j.push({...P,word:b,next:b});continue}const{written:l,attached:a}=d?I(b.text,T):{written:b.text,attached:void 0},
e=d?T.expand(l,a):"operand";if(e==="operand"){if(j.push({kind:"operand",word:b}),T.flags==="first")return N();continue}if(P=
void 0,e!==void 0&&"instead"in e){const{span:i,quoted:f}=b;p.push(...e.instead.map(v=>({text:v,span:i,quoted:f})).reverse());
continue}const o=p.at(-1),r=e===void 0?T.unknown:e.at(-1)?.takes,t=a===void 0&&L(r,o,T),s={word:b,written:l,attached:a,next:o,
consumes:t};e===void 0&&j.push({kind:"unknown",...s});for(const[i,f]of e?.entries()??[]){const v=i===(e?.length??0)-1,u={
word:b,written:l,attached:void 0,next:void 0,consumes:!1};j.push({kind:"flag",part:f,...v?s:u})}if(r==="rest")return{tokens:j,
separator:void 0,rest:p.reverse()};const n=j.at(-1);r==="operands"&&t&&n?.kind==="flag"&&(P=n),t&&!(r==="both"&&o&&!A(o,
T))&&p.pop()}return N()}function A({text:x},{dash:T}){return!x.startsWith("-")||x==="-"&&T==="operand"}function I(x,{equals:T}){
return T==="all"||T==="long"&&x.startsWith("--")?E(x):{written:x,attached:void 0}}function L(x,T,j){if(T===void 0)return!1;
switch(x){case"always":case"both":return!0;case"unless-dash":return!T.text.startsWith("-");case"true-or-false":return M(
T.text);case"operand":case"operands":return A(T,j);default:return!1}}function D({word:{span:x},attached:T,next:j,consumes:p}){
return p&&j?{value:j.text,span:{start:x.start,end:j.span.end}}:T===void 0?{span:x}:{value:T,span:x}}function M(x){return x===
"true"||x==="false"}function E(x){const T=x.indexOf("=");return T<0?{written:x,attached:void 0}:{written:x.slice(0,T),attached:x.
slice(T+1)}}},20457:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.readUse=L;function A(){const d=c(
21006);return A=function(){return d},d}function I(){const d=c(91063);return I=function(){return d},d}function L(d,l){const{
tokens:a,rest:e}=(0,A().readFlags)(l,j(d)),o=[],r=[];let t;for(const u of a)u.kind==="flag"&&u.word===t&&/\s/.test(u.written)||
(t=u.kind==="flag"&&u.consumes?u.next:void 0,u.kind==="flag"&&!D(d,u,r)?o.push(M(u)):r.push(u.word));const s=d.stops?{operands:[],
started:r}:{operands:r,started:[]},n=e&&o.pop();if(e===void 0||n===void 0)return{flags:o,...s};const{word:i,value:f}=n,v=f===
void 0?e:[{...i,text:f},...e];return{flags:o,...s,rest:{flag:n,words:v}}}function D({readsBehind:d,handsOn:l},{part:a},e){
return!!d&&!l&&a.spec===void 0&&e.length>0}function M(d){const{word:l,attached:a,next:e,consumes:o,part:r}=d,{spec:t,negated:s,
letter:n,fixed:i=a}=r,f=n??d.written;if(o&&e!==void 0){const O={start:l.span.start,end:e.span.end};return{word:{...l,span:O},
written:f,flag:t,value:e.text,valueWord:e,off:!1}}const v=e!==void 0&&(!e.text.startsWith("-")||e.text==="-"),u=t===void 0&&
v?e.text:void 0,m=t?.arity!=="value"&&/^(?:false|0)$/.test(i??""),w=t?.arity!=="rest"&&(s||m);return{word:l,written:f,flag:t,
value:i??u,off:w}}const E={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function x(d,l=!1){
const a=d===void 0?"never":E[d.arity];return{spec:d,negated:l,takes:l&&a!=="rest"?"never":a}}function T({flags:d},l,a){const e=n=>{
const i=d.get(n);return{...x(i),takes:i?.arity==="value"?"always":"never"}},o=d.get(l)??d.get(/^-\d+$/.test(l)?"-#":"");
if(o!==void 0)return[(a===void 0?o.arity!=="attached":o.arity!=="none")?e(o.name):x(void 0)];const r=l.slice(0,2);if(!l.
startsWith("--")&&d.get(r)?.arity==="value")return[{...e(r),fixed:l.slice(2),takes:"never"}];const t=/^-[A-Za-z]{2,}$/.test(
l)?[...l.slice(1)]:[];return t.length>0&&t.every(n=>d.get(`-${n}`)?.arity==="none")?t.map(n=>e(`-${n}`)):[x(void 0)]}function j(d){
return{flags:d.stops&&!d.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:d.strict?"long":"all",unknown:"\
never",expand:(l,a)=>{if(d.strict)return T(d,l,a);const e=p(d,l,a),o=d.handsOn&&!d.readsBehind;return d.stops&&o&&e.some(
({spec:t})=>t===void 0)?"operand":e}}}function p(d,l,a){const e=l.replace(/^-+/,""),o=l.startsWith("--"),r=P(d,e,o);if(r!==
void 0)return[r];if(o||e.length<2)return[x(void 0)];const t=[],s=a===void 0?e:`${e}=${a}`;for(let n=0;n<s.length;n+=1){const i=s[n]??
"",f=d.flags.get(i);if(f===void 0)return[...t,x(void 0)];const v={...x(f),letter:`-${i}`},u=s.slice(n+1);if(u!==""&&(f.arity!==
"none"||u.startsWith("="))){const m=f.arity==="rest"?"rest":"never";return[...t,{...v,fixed:u.replace(/^=/,""),takes:m}]}
t.push(v)}return t}function P(d,l,a){const e=b(d,l,a)??(a&&d.completes?N(d,l):void 0);if(e!==void 0)return x(e);if(!/^no-?[A-Za-z]/.
test(l))return;const o=b(d,l.replace(/^no-?/,""),a);return o&&x(o,!0)}function N({flags:d},l){const a=(0,I().flagKey)(l),
e=new Map;for(const[r,t]of d)r.startsWith(a)&&e.set(t.name,t);const[o]=e.values();return e.size===1?o:void 0}function b(d,l,a){
const e=(0,I().flagKey)(l),o=a?e.lastIndexOf("."):-1,r=o<0?void 0:d.flags.get(e.slice(o+1));return r===void 0||d.flags.has(
e)?(0,I().lookUp)(d,e):r.kind==="text"?(0,I().lookUp)(d,e)??r:r}},71011:function(K,y,c){Object.defineProperty(y,"__esMod\
ule",{value:!0}),y.UNKNOWN_MODULE=void 0,y.unknownTool=T;function A(){const j=c(91063);return A=function(){return j},j}const I={
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
flags["never-ends"]} w`}}],M=(0,A().useTable)(I),E=y.UNKNOWN_MODULE=(0,A().useTable)({...I,flags:{...I.flags,code:"custo\
m-syntax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= use= cmd= command= eval= init-hook=",
module:"import= load= load-plugins= loader= plugin~="}}),x=new Map(D.flatMap(j=>{const p=(0,A().useTable)({...I,...j});return j.
programs.map(P=>[P,p])}));function T(j){return x.get(j)??M}},55366:function(K,y,c){Object.defineProperty(y,"__esModule",
{value:!0}),y.MAX_FILE_BYTES=void 0,y.readBlob=D;function A(){const M=c(41895);return A=function(){return M},M}function I(){
const M=c(7650);return I=function(){return M},M}const L=y.MAX_FILE_BYTES=16*1024*1024;async function D(M,E){const[x]=await M.
read([E]);if(x?.type==="blob")return x.content;throw new(A()).GateError("file_unreadable",x?`Object ${E} is a ${x.type},\
 not a file`:`Object ${E} is missing from this clone`,I().FULL_CLONE_HINT)}},48741:function(K,y,c){Object.defineProperty(
y,"__esModule",{value:!0}),y.folderTree=j,y.readOnDisk=P;function A(){const a=c(73024);return A=function(){return a},a}function I(){
const a=c(51455);return I=function(){return a},a}function L(){const a=c(76760);return L=function(){return a},a}function D(){
const a=c(41895);return D=function(){return a},a}function M(){const a=c(55366);return M=function(){return a},a}function E(){
const a=c(39491);return E=function(){return a},a}function x(){const a=c(96681);return x=function(){return a},a}function T(){
const a=c(93028);return T=function(){return a},a}function j(a,e=M().MAX_FILE_BYTES){const o=(0,L().resolve)(a),r=`the di\
rectory ${a}`,t=f=>l(f,()=>(0,A().lstatSync)((0,x().systemPath)((0,L().join)(o,f)))),s=f=>{if(f==="")return{path:f,kind:"\
directory",tracked:!0};if(!(0,E().canBeCheckedOut)(f)||!(0,E().foldersAbove)(f).every(w=>t(w)?.isDirectory()))return;const v=t(
f),u=v&&(0,T().kindOf)(v);if(!v||!u)return;const m=(0,T().isRegular)(u)?{size:v.size}:{};return{path:f,kind:u,...m,tracked:!f.
split("/").includes("node_modules")}},n=f=>s(f)?.kind!=="directory"?[]:(l(f,()=>(0,A().readdirSync)((0,x().systemPath)((0,L().
join)(o,f)),{encoding:"buffer"}))??[]).map(u=>s(f===""?(0,x().decodePath)(u):`${f}/${(0,x().decodePath)(u)}`)).filter(u=>u!==
void 0).sort(E().byEntryPath);function*i(f){for(const v of n(f))v.tracked&&(v.kind==="directory"?yield*i(v.path):yield v)}
return{label:r,stat:s,list:n,files:()=>[...i("")].sort(E().byEntryPath),readlink:f=>s(f)?.kind==="symlink"?l(f,()=>(0,x().
decodePath)((0,A().readlinkSync)((0,x().systemPath)((0,L().join)(o,f)),{encoding:"buffer"}))):void 0,read:async(f,v=e)=>{
const u=s(f);if(!(0,T().isRegular)(u?.kind))throw(0,E().notAFile)(r,f);if((u.size??0)>v)throw(0,E().tooLarge)(r,f,u.size??
0,v);return N((0,L().join)(o,f),f,r,v)}}}const p=A().constants.O_RDONLY|(A().constants.O_NOFOLLOW??0)|(A().constants.O_NONBLOCK??
0);function P(a,e){return N((0,L().join)(a,e),e,`the directory ${a}`,1/0)}async function N(a,e,o,r){try{const t=await(0,I().
open)((0,x().systemPath)(a),p);try{const s=await t.stat();if(!s.isFile())throw(0,E().notAFile)(o,e);if(s.size>r)throw(0,E().
tooLarge)(o,e,s.size,r);return await t.readFile()}finally{await t.close()}}catch(t){throw t instanceof D().GateError?t:b(
e,t)}}function b(a,e){return new(D()).GateError("file_unreadable",`Cannot read ${a}: ${e instanceof Error?e.message:e}`,
"Check the permissions of the file and of the directories above it.",{cause:e})}const d=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function l(a,e){try{return e()}catch(o){if(d.has(o.code??""))return;throw b(a,o)}}},63550:function(K,y,c){Object.
defineProperty(y,"__esModule",{value:!0}),y.literalTree=I;function A(){const D=c(39491);return A=function(){return D},D}
function I(D,M="the given files"){const E=new Map(Object.entries(D)),x=j=>{const p=E.get(j);return typeof p=="string"?Buffer.
from(p):Buffer.isBuffer(p)?p:p!==void 0&&"executable"in p?Buffer.from(p.executable):void 0};return{...(0,A().indexEntries)(
[...E].map(([j,p])=>L(j,p,x(j)?.length))),label:M,readlink:j=>{const p=E.get(j);return typeof p=="object"&&"symlink"in p?
p.symlink:void 0},read:async j=>{const p=x(j);if(p===void 0)throw(0,A().notAFile)(M,j);return p}}}function L(D,M,E){const x=!D.
split("/").includes("node_modules");if(typeof M=="object"&&"symlink"in M)return{path:D,kind:"symlink",tracked:x};if(typeof M==
"object"&&"submodule"in M)return{path:D,kind:"submodule",oid:M.submodule,tracked:x};const T=typeof M=="object"&&"executa\
ble"in M;return{path:D,kind:T?"executable":"file",...E===void 0?{}:{size:E},tracked:x}}},96681:function(K,y,c){Object.defineProperty(
y,"__esModule",{value:!0}),y.decodePath=I,y.decodePieces=M,y.splitNul=E,y.systemPath=D;function A(){const x=c(4573);return A=
function(){return x},x}function I(x){if((0,A().isUtf8)(x))return x.toString("utf8");let T="";for(let j=0;j<x.length;){const p=L(
x,j);T+=p>0?x.toString("utf8",j,j+p):String.fromCharCode(56320+(x[j]??0)),j+=Math.max(p,1)}return T}function L(x,T){for(let j=1;j<=
4&&T+j<=x.length;j++)if((0,A().isUtf8)(x.subarray(T,T+j)))return j;return 0}function D(x){if(!/[\udc80-\udcff]/.test(x))
return x;const T=x.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(T.map((j,p)=>p%2===1?Buffer.of(j.
charCodeAt(0)-56320):Buffer.from(j)))}function M(x){if(!(0,A().isUtf8)(x))return[...E(x)].map(I);const T=x.toString("utf\
8").split("\0");return T.at(-1)===""&&T.pop(),T}function*E(x){let T=0;for(let j=x.indexOf(0);j>=0;j=x.indexOf(0,T))yield x.
subarray(T,j),T=j+1;T<x.length&&(yield x.subarray(T))}},59542:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),
y.filesNamed=D,y.perPath=E,y.perTree=M;function A(){const x=c(76760);return A=function(){return x},x}function I(){const x=c(
59490);return I=function(){return x},x}const L=M(x=>(0,I().groupBy)(x.files(),({path:T})=>A().posix.basename(T)));function D(x,T){
return L(x).get(T)??[]}function M(x){const T=new WeakMap;return j=>{const p=j.original??j,{answer:P}=T.get(p)??{answer:x(
p)};return T.set(p,{answer:P}),P}}function E(x){const T=M(()=>new Map);return(j,p)=>{const P=T(j),N=P.get(p)??x(j,p);return P.
set(p,N),N}}},80781:function(K,y){Object.defineProperty(y,"__esModule",{value:!0}),y.subTree=c;function c(L,D){if(D==="")
return L;const M=A.get(L)??new Map;A.set(L,M);const E=M.get(D)??I(L,D);return M.set(D,E),E}const A=new WeakMap;function I(L,D){
const M=`${D}/`,E=p=>p===""?D:M+p,x=p=>({...p,path:p.path===D?"":p.path.slice(M.length)}),{original:T,isPending:j}=L;return{
label:L.label,...T&&{original:c(T,D)},...j&&{isPending:p=>j(E(p))},stat:p=>{const P=L.stat(E(p));return P&&x(P)},readlink:p=>L.
readlink(E(p)),list:p=>L.list(E(p)).map(x),files:()=>[...L.files()].filter(({path:p})=>p.startsWith(M)).map(x),read:(p,P)=>L.
read(E(p),P)}}},95132:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.describe=E,y.eligibilityOf=l,y.
finding=L,y.isMissingEvidence=a,y.notJudged=N,y.problemFinding=M,y.whyNotJudged=b;function A(){const e=c(41895);return A=
function(){return e},e}function I(){const e=c(13580);return I=function(){return e},e}function L(e,o,r={}){return D(e,o,r)}
function D(e,o,r){const{severity:t,harm:s,layer:n}=(0,I().ruleOf)(e);return{rule:e,severity:t,harm:s,layer:n,args:o,...r}}
function M({rule:e,args:o,span:r,severity:t}){return D(e,o,{span:r,severity:t})}function E({rule:e,args:o,edit:r,danger:t,
level:s}){const n=(0,I().ruleOf)(e);return{message:n.message(o)+(s?` ${x(s)}`:""),remedy:t===void 0?(r&&p(r))??n.remedy(
o):`Remove the command: it ${t}. A person decides whether the gene needs it.`}}function x({rules:e,level:o,from:r,reason:t}){
const s=t===void 0?"":`: ${t.replace(/\.$/,"")}`;return`The policy sets \`${e}\` to \`${o}\`, instead of ${r}${s}.`}const T=160,
j=4;function p({new:e,pointer:o,files:r=[],fix:t}){if(!(e.length<=j&&e.every(m=>m.length<=T&&!m.includes("`"))))return t?
"Run `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const n=o?.endsWith("/asset_id")===
!0,i=n||e.length===0?"":" (accepted; not run)",f=t?`; \`gene-gate fix --write\` does this${i}.`:".",[v,...u]=e.map(m=>`\`${m}\
\``);return v===void 0?`Remove the command, which adds no check${f}`:n?`Set \`asset_id\` to ${v}${f}`:r.length>0?`Move i\
t into a script, ${r.map(({path:w})=>`\`${w}\``).join(", ")}, and run ${[v,...u].join(", ")}${f}`:u.length===0?`Write ${v}\
 instead${f}`:`Write separate entries in \`validation\`: ${[v,...u].join(", ")}${f}`}const P=500;function N(e,o,r={}){return L(
"not-judged",{detail:b(e,o)},r)}function b(e,o){if((0,A().endsAudit)(o))throw o;return`${e}: ${d(o).slice(0,P).replace(/\.$/,
"")}`}function d(e){return e instanceof A().GateError?e.message:e instanceof Error?`${e.name}: ${e.message}`:String(e)}function l(e){
return e.length===0?"eligible":e.every(a)?"unproven":"refuted"}function a({rule:e}){const{unproven:o,undecided:r}=(0,I().
ruleOf)(e);return o===!0||r===!0}},13254:function(K,y){Object.defineProperty(y,"__esModule",{value:!0}),y.isProblem=L,y.
problemAt=A;const c={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"\
warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-p\
ath":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"\
notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning",
"npm-script-missing":"warning","npm-script-text":"warning","workspaces-changed":"warning"};function A(D,M,E,x=I(D)){return{
rule:D,args:E,span:M,severity:x}}function I(D){return D in c?c[D]:"error"}function L(D,M){return D.rule===M}},94411:function(K,y,c){
Object.defineProperty(y,"__esModule",{value:!0}),y.areHarmlessOptions=b,y.isHarmlessVariable=d,y.readAssignments=r;function A(){
const t=c(25367);return A=function(){return t},t}function I(){const t=c(17992);return I=function(){return t},t}function L(){
const t=c(90762);return L=function(){return t},t}const D=/^[\w.-]{0,64}$/,M=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,
E=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,x=/^\d{1,9}$/,T=/^(?:|[01]|true|false|yes|no|on|off)$/i,j=new Map([
["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],
["LANG",M],["LC_ALL",M],["NODE_NO_WARNINGS",T],["PYTHONDONTWRITEBYTECODE",T],["PYTHONUNBUFFERED",T],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],
["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",E],["TS_NODE_TRANSPILE_ONLY",T],["TS_NODE_FILES",T],["TS_NODE_SKIP\
_PROJECT",T]]),p=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
D]],P="NODE_OPTIONS",N=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function b(t){return t.split(" ").every(s=>N.test(s.replaceAll("_","-")))}function d(t,s){if(t===P)return b(s);const n=j.
get(t);return n!==void 0?n.test(s):a(t)?p.some(([f,v])=>f.test(t)&&v.test(s))||T.test(s)||x.test(s):!1}const l=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function a(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(t)?!(0,I().isReadByProgram)(t):l.test(t)}function e(t){return t===
P||j.has(t)||a(t)}const o=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function r(t,s){const n=[],i=[];let f=0;for(const v of t){const[
u]=v.parts,m=u&&!u.quoted?o.exec(u.text):null;if(!m)break;f+=1;const[w,O="",k]=m,R=(0,L().textOf)(v).slice(w.length),g={
start:v.start,end:v.end};if(!k&&d(O,R))n.push({name:O,value:R,span:g}),s.add("environment-assignment",g,{name:O,value:(0,A().
visible)(R)});else{const F=!k&&e(O);s.add("assignment-refused",g,{name:O,value:(0,A().visible)(R),known:F}),k||i.push({name:O,
value:R,span:g})}}return{assignments:n,refused:i,count:f}}},97424:function(K,y,c){Object.defineProperty(y,"__esModule",{
value:!0}),y.DOES=void 0,y.dangerOfScript=f,y.findDangers=N;function A(){const u=c(11331);return A=function(){return u},
u}function I(){const u=c(81716);return I=function(){return u},u}function L(){const u=c(54421);return L=function(){return u},
u}const D=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,M=(u,m,w)=>u.some(O=>/^-[A-Za-z]+$/.test(O)&&[...O.slice(
1)].some(k=>m.includes(k))||O.length>3&&w.startsWith(O.toLowerCase())),E=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
x=u=>u.some((m,w)=>{const O=/^(?:-s|--signal)$/.test(m)?u[w+1]:/^(?:-s|--signal=|-)(.+)$/.exec(m)?.[1];return O!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(O)}),T=(u,m,w)=>(u==="systemctl"||u==="loginctl")&&m.some(O=>w.test(O)),j=[{name:"mass_dele\
tion",matches:({program:u,args:m})=>u==="rm"&&M(m,"rR","--recursive")&&m.some(w=>!w.startsWith("-")&&E.test(w))},{name:"\
raw_disk_write",matches:({program:u,args:m})=>u==="dd"&&m.some(w=>w.startsWith("if=")||/^of=\/dev\//.test(w))},{name:"fi\
lesystem_format",matches:({program:u})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(u)},{name:"direct_disk_write",matches:({program:u,
args:m})=>u==="tee"&&m.some(w=>D.test(w))},{name:"world_writable",matches:({program:u,args:m})=>u==="chmod"&&m.some(w=>/^[0-7]{2,4}[2367]$/.
test(w)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(w))},{name:"privilege_escalation",matches:({program:u,args:m})=>u==="chown"&&
m.some(w=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(w))},{name:"firewall_manipulation",matches:({program:u})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(u)},{name:"system_shutdown",matches:({program:u,args:m})=>/^(?:shutdown|poweroff|halt)$/.test(u)||/^(?:init|telinit)$/.
test(u)&&m[0]==="0"||T(u,m,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:u,args:m})=>u==="reboot"||/^(?:init|telinit)$/.
test(u)&&m[0]==="6"||T(u,m,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:u,args:m})=>/^(?:kill|pkill|killall)$/.
test(u)&&x(m)}],p=8,P=4;function N(u,m=0){const w=new e;return(0,I().everyCommand)(u).flatMap(O=>b(O,w,m))}function b(u,m,w){
const O=[],{words:k}=(0,I().withoutReserved)(u);for(const{operator:h,target:S}of u.redirections)if(h.includes(">")&&S&&D.
test(S.text)){const $=`> ${S.text}`;O.push({name:"direct_disk_write",pattern:$,words:[S]})}const R=d(k),g=m.runBy(u,R);if(g!==
void 0){const h=`${g} | ${k[0]?.text??""}`;O.push({name:"remote_code_execution",pattern:h,words:k})}const F=new Set;for(const h of R){
const S=j.find(({matches:H})=>H(h))?.name;if(S!==void 0){const H=h.words.map(({text:U})=>U).join(" ");O.push({name:S,pattern:H,
words:h.words})}const C=(0,A().programNamed)(h.program)?.kind==="shell"?(0,L().textHanded)(h.words)?.text:void 0;if(C===
void 0||F.has(C)||w===P)continue;F.add(C);const W=N((0,I().readShellText)(C),w+1);O.push(...W.map(H=>({...H,words:h.words}))),
a.test(C)&&O.push({name:"remote_code_execution",pattern:C,words:h.words})}return O}function d(u){const m=l(u,0);if(m===void 0)
return[];const w=[m];if((0,A().programNamed)(m.program)?.kind==="wrapper")for(let O=1;O<=Math.min(u.length-1,p);O+=1){const k=l(
u,O);k!==void 0&&!/^-|=/.test(k.program)&&w.push(k)}if(m.program==="find")for(const[O,{text:k}]of u.entries()){const R=/^-(?:exec|ok)(?:dir)?$/.
test(k)?l(u,O+1):void 0;if(R!==void 0&&w.push(R),w.length>p)break}return w}function l(u,m){const w=u[m];if(w===void 0)return;
const O=u.slice(m);return{program:(0,A().baseName)(w.text),args:O.slice(1).map(({text:k})=>k),words:O}}const a=/\bdownload(?:string|data)\b/i;
class e{#n=new Map;#e=new Map;runBy(m,w){const O=(m.pipedFrom&&this.#n.get(m.pipedFrom))??r(m.inside),k=w.find(({program:g})=>t(
g));this.#n.set(m,O??k?.program);const R=w.flatMap(({program:g,args:F,words:h})=>((0,A().runsCode)(g)?F:h.slice(0,1).map(
({text:S})=>S)).flatMap(S=>this.#e.get(o(S))??[]))[0];return k&&this.#s(k,m),w.some(({program:g})=>(0,A().runsCode)(g))?
O??R:R}#s({program:m,args:w},{redirections:O}){const k=O.flatMap(({target:R})=>R?.text??[]);for(const R of[...w,...k])!R.
startsWith("-")&&o(R)!==""&&this.#e.set(o(R),m)}}function o(u){return u.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function r(u){
return(0,I().everyCommand)(u).flatMap(({words:m})=>d(m)).find(({program:m})=>t(m))?.program}function t(u){return(0,A().programNamed)(
u)?.kind==="downloader"}const s=y.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},n=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,i=16*1024;function f(u){if(u.length>i)return"is too long to\
 check";for(const[,O="",k=""]of u.matchAll(n))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(O)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(k))return s.mass_deletion;const m=(0,I().readShellText)(u),w=N(m).find(({name:O})=>O!=="mass_deletion");return w?s[w.
name]:v(m)?"pipes text into a shell":void 0}function v(u){return(0,I().everyCommand)(u).some(({pipedFrom:m,words:w})=>{const[
O]=(0,L().startedWords)(w);return m!==void 0&&O!==void 0&&(0,A().isShell)(O.text)})}},25367:function(K,y,c){Object.defineProperty(
y,"__esModule",{value:!0}),y.inspectBlanks=d,y.inspectCharacters=E,y.inspectInjection=e,y.inspectLookAlikes=j,y.visible=
M;function A(){const o=c(11970);return A=function(){return o},o}const I=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function L(o){if(o>=32&&o<127||o===9)return"visible";if(o===0)return"nul-character";if(o===10||o===13)return"line-break";
if(o<160||o>=55296&&o<=57343)return"control-character";const r=String.fromCodePoint(o);return I.test(r)?"invisible-chara\
cter":"visible"}function D(o){return`U+${o.toString(16).toUpperCase().padStart(4,"0")}`}function M(o,r=120){const t=o.length>
r?`${o.slice(0,r)}\u2026`:o;let s="";for(const n of t){const i=n.codePointAt(0)??0,f=i!==9&&L(i)==="visible";s+=f?n:`<${D(
i)}>`}return s}function E(o,r,t,s){let n=r;for(const i of o)x(i,n,t,s),n+=i.length}function x(o,r,t,s){const n=o.codePointAt(
0)??0,i={start:r,end:r+o.length},f=D(n),v=L(n);if(v==="line-break"?s.add(v,i,{character:f,quoted:t}):v!=="visible"&&s.add(
v,i,{character:f}),v!=="visible"||n<=126)return;const u=o.normalize("NFKC");u!==o.normalize("NFC")||/[\0-\x7f]/.test(u)?
s.add("look-alike-letters",i,{word:o,looks_like:u,characters:[f]}):t||s.add("non-ascii-unquoted",i,{character:f,shown:o})}
const T=/\p{L}+/gu;function j(o,r,t,s){if(/^[\x00-\x7f]*$/.test(o)||!t&&/\s/.test(o))return;const n=t?p(o):P(o);if(n===void 0)
return;const i=[...new Set(o)].filter(f=>f>"\x7F");s.add("look-alike-letters",{start:r.start,end:r.end},{word:M(o),looks_like:M(
n),characters:i.slice(0,10).map(f=>D(f.codePointAt(0)??0))})}function p(o){const r=o.normalize("NFKD").replace(/\p{M}/gu,
""),t=(0,A().asciiOf)(r);return/^[\x20-\x7e]+$/.test(t)?t:void 0}function P(o){let r=!1;const t=o.replace(T,s=>{const n=(0,A().
asciiOf)(s);return n===s||!/[A-Za-z]/.test(s)?s:(r=!0,n)});return r?t:void 0}const N=100,b=1e3;function d(o,r){let t=0,s=0;
for(let n=0;n<=o.length;n+=1){const i=o.charAt(n);if(i===" "||i==="	")continue;const f=n-s;if(f>1&&(t+=f-1),f>=N||t>=b){
const v=Math.max(f,t);r.add("blank-padding",{start:s,end:n},{blanks:v});return}s=n+1}}const l=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
a=/<!--|```/;function e(o,r,t){const s=({index:f,0:v})=>t??{start:f,end:f+v.length},n=l.exec(o);n&&r.add("workflow-comma\
nd",s(n),{written:M(n[0])});const i=a.exec(o);i&&r.add("markup-injection",s(i),{written:i[0]})}},14395:function(K,y){Object.
defineProperty(y,"__esModule",{value:!0}),y.literalSegment=T,y.matchName=P,y.matchesStars=N,y.readPattern=c;function c(l){
if(!l.parts.some(n=>!n.quoted&&/[*?[]/.test(n.text)))return;const a=l.parts.flatMap(({text:n,quoted:i})=>Array.from(n,f=>({
character:f,active:!i}))),e=a.findLastIndex(({character:n,active:i})=>i&&n==="]"),o=[];let r,t;for(let n=0;n<a.length;){
const i=A(a,n,e);i?(r??=E(o),t??=i.ambiguity,i.element.kind==="many"&&o.at(-1)?.kind==="many"||o.push(i.element),n=i.end):
(o.push({kind:"literal",character:a[n]?.character??""}),n+=1)}return r===void 0?void 0:{text:a.map(({character:n})=>n).join(
""),prefix:r,segments:x(o),...t&&{ambiguity:t}}}function A(l,a,e){const o=l[a];return o?.active?o.character==="*"?{element:{
kind:"many"},end:a+1}:o.character==="?"?{element:{kind:"one"},end:a+1}:o.character!=="["||e<a?void 0:I(l,a)??{element:{kind:"\
one"},end:a+1,ambiguity:"bracket"}:void 0}function I(l,a){let e=a+1;const o=L(l[e],"!");o&&(e+=1);const r=new Set;for(;!L(
l[e],"]");){const t=D(l[e]);if(t===void 0)return;const s=L(l[e+1],"-")?D(l[e+2]):t;if(s===void 0||!M(t,s))return;e+=L(l[e+
1],"-")?3:1;for(let n=t.charCodeAt(0);n<=s.charCodeAt(0);n+=1)r.add(String.fromCharCode(n))}if(r.size!==0)return{element:{
kind:"set",negated:o,members:r},end:e+1}}function L(l,a){return l?.active===!0&&l.character===a}function D(l){return l&&
/^[A-Za-z0-9_.,@%+]$/.test(l.character)?l.character:void 0}function M(l,a){if(l===a)return!0;const e=[/[a-z]/,/[A-Z]/,/[0-9]/];
return l<a&&e.some(o=>o.test(l)&&o.test(a))}function E(l){return l.map(a=>a.kind==="literal"?a.character:"").join("")}function x(l){
const a=[[]];for(const e of l)e.kind==="literal"&&e.character==="/"?a.push([]):a.at(-1)?.push(e);return a}function T(l){
return l.every(({kind:a})=>a==="literal")?E(l):void 0}const j=l=>Array.from(l),p=l=>Array.from(Buffer.from(l).toString("\
latin1"));function P(l,a){const[e]=l;if(a.startsWith(".")&&!(e?.kind==="literal"&&e.character==="."))return!1;const o=b(
l,a,j);return/^[\x20-\x7e]*$/.test(a)||o===b(l,a,p)?o:void 0}function N(l,a){const e=Array.from(a,o=>o==="*"?{kind:"many"}:
{kind:"literal",character:o});return b(e,l,j)}function b(l,a,e){const o=l.flatMap(i=>i.kind==="literal"?e(i.character).map(
f=>({kind:"literal",character:f})):i),r=e(a);let t=0,s=-1,n=0;for(let i=0;i<r.length;)if(o[t]?.kind==="many")s=t,n=i,t+=
1;else if(d(o[t],r[i]))t+=1,i+=1;else if(s>=0)t=s+1,n+=1,i=n;else return!1;return o.slice(t).every(({kind:i})=>i==="many")}
function d(l,a=""){return l?.kind==="literal"?l.character===a:l?.kind==="set"?l.members.has(a)!==l.negated:l?.kind==="on\
e"}},16500:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.MAX_PATTERNS=void 0,y.resolvePattern=j;function A(){
const n=c(76760);return A=function(){return n},n}function I(){const n=c(32854);return I=function(){return n},n}function L(){
const n=c(25367);return L=function(){return n},n}function D(){const n=c(14395);return D=function(){return n},n}function M(){
const n=c(90762);return M=function(){return n},n}const E=20,x=4096,T=y.MAX_PATTERNS=64;function j(n,i,f){const{pattern:v,
span:u,position:m}=n,w=(0,L().visible)(v.text),O=N(v);let k=[];if(m==="program")f.add("glob-unclear",u,{pattern:w,reason:"\
program"});else if(b(v))f.add("glob-unclear",u,{pattern:w,reason:"outside"});else if(!P(v,i))if(O)f.add("glob-unclear",u,
{pattern:w,reason:O});else if(d(v))f.add("glob-unclear",u,{pattern:w,reason:"flag"});else if(i)k=p(n,i,f);else if(m==="s\
cript"&&l(v))f.add("glob-unclear",u,{pattern:w,reason:"program"});else{const R={matches:[],count:0,judged:!1};f.add("unq\
uoted-glob",u,{pattern:w,...R})}return k.length===0?[v.text]:k}function p({pattern:n,span:i,position:f},v,u){const m=(0,L().
visible)(n.text),w=o(n,v),O="matches"in w&&!w.matches.every(a);if("ambiguity"in w||O){const F="ambiguity"in w?w.ambiguity:
"file_name";return u.add("glob-unclear",i,{pattern:m,reason:F}),[]}const{matches:k}=w;k.some(F=>F.startsWith("-"))&&u.add(
"glob-unclear",i,{pattern:m,reason:"flag"}),f==="script"&&k.length>1&&u.add("glob-unclear",i,{pattern:m,reason:"program"});
const R=k.slice(0,E).map(F=>(0,L().visible)(F)),{length:g}=k;return u.add("unquoted-glob",i,{pattern:m,matches:R,count:g,
judged:!0}),k}function P({prefix:n,text:i},f){return n.includes("://")&&!f?.stat(i.slice(0,i.indexOf("/")))}function N({
text:n,segments:i,ambiguity:f}){return f||(n.length>x?"too_many":i.some(u=>(0,D().literalSegment)(u)===void 0&&(0,D().matchName)(
u,".."))?"dot":void 0)}function b({text:n,segments:i}){return n.startsWith("/")||i.some(f=>(0,D().literalSegment)(f)==="\
..")}function d({prefix:n}){return n.startsWith("-")&&!n.includes("=")}function l({segments:n}){return n.some(i=>i.some(
({kind:f})=>f==="many"))}function a(n){const i=new(M()).ProblemCollector;return(0,L().inspectCharacters)(n,0,!0,i),i.inOrder().
length===0}const e=128*1024;function o(n,i){let f=[{written:"",path:""}];for(const[m,w]of n.segments.entries()){const O=m===
n.segments.length-1,k=[];for(const R of f){const g=r(R,w,O,i);if(typeof g=="string")return{ambiguity:g};k.push(...g)}f=k}
const v=f.map(({written:m})=>Buffer.from(m));return v.reduce((m,w)=>m+w.length+1,0)>e?{ambiguity:"too_many"}:{matches:v.
sort(Buffer.compare).map(m=>m.toString())}}function r(n,i,f,v){const{written:u,path:m}=n,w=(0,D().literalSegment)(i);if(w===
"")return f?[n]:"empty_segment";const O=f?"":"/";if(w===".")return[{written:`${u}.${O}`,path:m}];const k=[];for(const R of t(
m,i,w,v)){if(R==="letters")return"letters";if(!f&&s(R,v))return"symlink";!f&&R.kind!=="directory"||k.push({written:`${u}${A().
posix.basename(R.path)}${O}`,path:R.path})}return k}function*t(n,i,f,v){if(f!==void 0){const u=v.stat(n===""?f:`${n}/${f}`);
u?.tracked&&(yield u);return}for(const u of v.list(n)){if(!u.tracked)continue;const m=(0,D().matchName)(i,A().posix.basename(
u.path));m===void 0?yield"letters":m&&(yield u)}}function s(n,i){if(n.kind!=="symlink")return n.kind==="submodule";const f=(0,I().
resolveInTree)(i,n.path);return f.kind==="missing"?!1:f.kind!=="inside"||!/^(?:file|executable)$/.test(f.entry.kind)}},54669:function(K,y,c){
Object.defineProperty(y,"__esModule",{value:!0}),y.hasOneReading=j,y.lex=T;function A(){const e=c(94411);return A=function(){
return e},e}function I(){const e=c(25367);return I=function(){return e},e}function L(){const e=c(16500);return L=function(){
return e},e}function D(){const e=c(14395);return D=function(){return e},e}function M(){const e=c(26781);return M=function(){
return e},e}function E(){const e=c(90762);return E=function(){return e},e}const x=128*1024;function T(e,o){const r=new(E()).
ProblemCollector;if(p(e,r))return{words:[],assignments:[],refused:[],problems:r.inOrder()};const t={start:0,end:e.length};
(0,I().inspectBlanks)(e,r),(0,I().inspectInjection)(e,r);const s=(0,M().splitWords)(e,r),{assignments:n,refused:i,count:f}=(0,A().
readAssignments)(s,r);for(const u of s.slice(0,f))b(u,r);const v=P(s.slice(f),o,r);v.length===0&&r.add("empty-command",t,
{});for(const{value:u,span:m}of n)(0,I().inspectInjection)(u,r,m);for(const{text:u,span:m}of v)(0,I().inspectInjection)(
u,r,m);return{words:v,assignments:n,refused:i,problems:r.inOrder()}}function j({problems:e}){return e.every(({severity:o})=>o===
"warning")}function p(e,o){if(Buffer.byteLength(e)<=x)return!1;const r={start:0,end:e.length};return o.add("command-too-\
long",r,{more:`${x} bytes`}),!0}function P(e,o,r){const t=[];let s=0;for(const[n,i]of e.entries()){const f={start:i.start,
end:i.end},v=i.parts.some(O=>O.quoted),u=(0,E().textOf)(i);b(i,r),d(i,r),a(i,n===0,r),(0,I().inspectLookAlikes)(u,i,n===
0,r);const m=(0,D().readPattern)(i);if(m&&(s+=1),m&&s>L().MAX_PATTERNS&&r.add("glob-unclear",f,{pattern:(0,I().visible)(
u),reason:"too_many"}),!m||s>L().MAX_PATTERNS){t.push({text:u,span:f,quoted:v});continue}const w=N(n,t);for(const O of(0,L().
resolvePattern)({pattern:m,span:f,position:w},o,r))t.push({text:O,span:f,quoted:v})}return t}function N(e,o){return e===
0?"program":e===1&&o[0]?.text==="node"?"script":"argument"}function b(e,o){for(const[r,t]of e.parts.entries()){if(t.quoted||
!t.text.includes("~"))continue;const s=t.text.search(r===0?/(?:^|[=:])~/:/[=:]~/);if(s<0)continue;const n=t.start+t.text.
indexOf("~",s),i=(0,I().visible)((0,E().textOf)(e));o.add("tilde-expansion",{start:n,end:n+1},{word:i});return}}function d(e,o){
let r=-1,t=!1;for(const s of e.parts)if(!(s.quoted||r<0&&!s.text.includes("{")))for(const{0:n,index:i}of s.text.matchAll(
/[{},]|\.\./g)){const f=s.start+i;if(n==="{")r<0&&(r=f);else if(n!=="}")t=r>=0;else if(t){const v={start:r,end:f+1};o.add(
"brace-expansion",v,{written:(0,I().visible)((0,E().textOf)(e))});return}}}const l=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function a(e,o,r){const t=(0,E().unquotedText)(e);t!==void 0&&(t==="\
!"||o&&l.has(t))&&r.add("shell-grammar",{start:e.start,end:e.end},{written:t})}},17992:function(K,y){Object.defineProperty(
y,"__esModule",{value:!0}),y.isReadByProgram=I;const c=`
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
`.match(/\S+/g),A=new RegExp(`^(?:${c.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH)$`,"s");function I(L){return A.
test(L)}},11331:function(K,y){Object.defineProperty(y,"__esModule",{value:!0}),y.PROGRAM_NAMES=void 0,y.baseName=E,y.hasCommandLine=
N,y.isCommandLine=P,y.isShell=T,y.programNamed=x,y.runsCode=j,y.startsOthers=p;const c=/^-\w*c$|^--command$/,A=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
L=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",c],["shell","pwsh powershell",/^[-/](?:c|command|e|ec|en\w*)$/i],
["shell","cmd",/^\/[ckr]/i],["shell","osascript",/^-e$/],["shell","eval iex invoke-expression","words"],["shell","source\
 ."],["interpreter","node nodejs bun deno tsx ts-node jiti esno esmo babel-node",A],["interpreter","vite-node swc-node s\
ucrase-node",A],["interpreter","python python2 python3 pythonw py pypy pypy3",/^-[A-Za-z]*c/],["interpreter","perl ruby \
lua luajit raku rscript julia elixir groovy scala",/^-\w*[eE]/],["interpreter","php",/^-r|^--run$/],["interpreter","java\
 tclsh jshell ghci"],["wrapper","env ionice nice nohup setsid stdbuf timeout xvfb-run",void 0,"as-is"],["wrapper","doas \
su sudo",void 0,"as-user"],["wrapper","cross-env dotenv env-cmd",void 0,"as-tool"],["wrapper","command exec builtin busy\
box toybox time taskset chrt flock prlimit unshare chroot"],["wrapper","strace ltrace gdb xargs parallel watch winpty"],
["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invoke-webrequest"],["downloader","invoke-restme\
thod start-bitstransfer bitsadmin certutil mshta"],["builder","go cargo make"],["manager","yarn pnpm bunx pnpx corepack \
pip pip3 pipx uv uvx poetry composer"],["system","cat ls rm cp mv grep find sed awk git docker touch echo cd test diff w\
c head tail"],["system","chmod true false exit vim"]],D=new Map(L.flatMap(([d,l,a,e])=>l.split(" ").map(o=>[o,{name:o,kind:d,
...a&&{text:a},...e&&{wraps:e}}]))),M=y.PROGRAM_NAMES=[...D.keys()];function E(d){return/^\.{1,2}$/.test(d)?d:d.replace(
/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function x(d){const l=E(d),a=D.get(l);if(a!==void 0)
return a;const e=D.get(l.replace(/[-.]?\d[\d.]*w?$/,""));return e?.kind==="shell"||e?.kind==="interpreter"?e:void 0}function T(d){
return x(d)?.kind==="shell"}function j(d){const l=x(d)?.kind;return l==="shell"||l==="interpreter"}function p(d){if(d===
".")return!1;if(/^np[mx]$/.test(d))return!0;const l=x(d)?.kind;return l!==void 0&&l!=="system"&&l!=="downloader"}function P(d){
const[l="",...a]=d.trim().split(/\s+/);return b(l)&&a.some(e=>/^-|[./]|^[|&;<>]+$/.test(e))}function N(d){return/&&|\|\||\$\(|`/.
test(d)?!0:d.split(/;\s|\s\|\s/).some(l=>{const[a="",...e]=l.trim().split(/\s+/);return e.length>0&&b(a)})}function b(d){
return/^np[mx]$/.test(d)||D.has(d)}},81716:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.everyCommand=
M,y.isDynamic=P,y.readShellText=D,y.withoutReserved=j;function A(){const e=c(54669);return A=function(){return e},e}const I=128*
1024,L=16;function D(e,o){return e.length>I?[]:new a(e,o).list("",0)}function M(e){return e.flatMap(o=>[o,...M(o.inside)])}
const E=new Set("! { do elif else if then time until while".split(" ")),x=/^([A-Za-z_]\w*)=(.*)$/s;function T({text:e,quoted:o}){
return!o&&E.has(e)}function j(e){const{words:o,assignments:r}=e,t=o.findIndex(f=>!T(f));if(t<1)return e;const s=o.slice(
t),n=s.findIndex(({text:f})=>!x.test(f)),i=n<0?s:s.slice(0,n);return{...e,words:s.slice(i.length),assignments:[...r,...i.
map(p)]}}function p({text:e,span:o}){const[,r="",t=""]=x.exec(e)??[];return{name:r,value:t,span:o}}function P({problems:e,
substituted:o},{span:r}){const t=s=>s.start<r.end&&s.end>r.start;return o.some(t)||e.some(s=>N.has(s.rule)&&t(s.span))}const N=new Set(
["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),b=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,
d=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,l=/\\.?|\$\(|[^\\`$"]+|./sy;
class a{#n;#e;#s=0;constructor(o,r){this.#n=o,this.#e=r}list(o,r){const t=[];let s=this.#r(),n=!1;const i=(f,v="")=>{const u=this.#t(
s,f,v),{words:m,assignments:w,redirections:O,inside:k}=u,R=m.length+w.length+O.length+k.length===0,g=t.at(-1);R?g&&(t[t.
length-1]={...g,separator:g.separator+v}):t.push(u);const F=/^\|&?$/.test(v)?u:void 0;s=this.#r(R?s.pipedFrom:F)};for(;this.#s<
this.#n.length;){const f=this.#s,v=this.#i(n?l:d),u=this.#s;if(v==='"')n=!n;else{if(v===o&&(!n||o==="`"))return i(f),t;if(v===
"$("||v==="`"||!n&&/^[<>]?\($/.test(v)){if(r===L){i(f);continue}const m=this.#n.slice(s.start,f),w=v==="("?b.test(m)?"su\
bshell":"definition":"substitution",O=this.list(v==="`"?"`":")",r+1);s.inside.push(...O),s.gaps.push({kind:w,start:f,end:this.#s}),
w==="subshell"&&(s.subshell=O)}else!n&&/^(?:[;&|\r\n]+|\))$/.test(v)?i(f,v):!n&&v.startsWith("#")&&/^\s?$/.test(this.#n.
charAt(f-1))?s.gaps.push({kind:"comment",start:f,end:u}):!n&&/^(?:[<>]|&>)/.test(v)&&s.gaps.push({kind:"operator",start:f,
end:u})}}return i(this.#n.length),t}#r(o){return{start:this.#s,gaps:[],inside:[],pipedFrom:o}}#i(o){o.lastIndex=this.#s;
const[r=""]=o.exec(this.#n)??[];return this.#s+=r.length,r}#t(o,r,t){const{start:s,gaps:n,inside:i,pipedFrom:f,subshell:v}=o;
let u="",m=s;for(const $ of n){const C=$.kind==="comment"||$.kind==="operator"?" ":"_";u+=this.#n.slice(m,$.start)+C.repeat(
$.end-$.start),m=$.end}u+=this.#n.slice(m,r);const w=(0,A().lex)(u,this.#e),O=$=>({...$,span:{start:$.span.start+s,end:$.
span.end+s}}),k=w.words.map(O),R=new Set;let g=0;const h=n.filter(({kind:$})=>$==="operator").map(({start:$,end:C})=>{for(;g<
k.length&&(k[g]?.span.start??C)<C;)g+=1;const W=k[g],H=k[g-1];return H?.span.end===$&&/^\d+$/.test(H.text)&&R.add(H),W&&
R.add(W),{operator:this.#n.slice($,C),...W&&{target:W}}}),S=[...w.assignments,...w.refused].map(O);return{words:k.filter(
$=>!R.has($)),assignments:S.sort(($,C)=>$.span.start-C.span.start),redirections:h,problems:w.problems.map(O),span:{start:s,
end:r},separator:t,inside:i,substituted:n.filter(({kind:$})=>$==="substitution"),...f&&{pipedFrom:f},...v&&{subshell:v},
...n.some(({kind:$})=>$==="definition")&&{defines:!0}}}}},68538:function(K,y){Object.defineProperty(y,"__esModule",{value:!0}),
y.changesShell=L,y.isWithoutEffect=I;const c=new Set(": [ cd echo exit false test true".split(" ")),A=new Set(`! . [[ ]]\
 { } alias autoload bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/));function I(D){return c.has(D)}function L(D){
return A.has(D)}},26781:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.splitWords=D;function A(){const b=c(
25367);return A=function(){return b},b}const I=1e3,L=/[ \t\n\r'"\\$`;&|<>()]/g;function D(b,d){return new M(b,d).split()}
class M{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(d,l){this.#n=d,this.#e=l}split(){for(;this.#t<this.#n.length;)this.#g();
if(this.#a(),this.#c>I){const d={start:0,end:this.#n.length};this.#e.add("command-too-long",d,{more:`${I} quoted parts`})}
return this.#s}#g(){switch(this.#n.charAt(this.#t)){case" ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,A().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#w();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=N(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#v():this.#u();break;default:this.#u()}}#o(d,l,a,e=a){this.#r.length===0&&(this.#i=e),this.#r.push({text:d,quoted:l,
start:a})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const d=this.#t;
L.lastIndex=d+1;const l=L.exec(this.#n)?.index??this.#n.length,a=this.#n.slice(d,l);(0,A().inspectCharacters)(a,d,!1,this.#e),
this.#o(a,!1,d),this.#t=l}#h(){const d=this.#t,l=this.#n.indexOf("'",d+1),a=l<0?this.#n.length:l,e=this.#n.slice(d+1,a);
(0,A().inspectCharacters)(e,d+1,!0,this.#e),this.#o(e,!0,d+1,d),this.#d(d,a,"'")}#y(){const d=this.#t,l=this.#n;let a="",
e=d+1;for(this.#t=e;this.#t<l.length&&l.charAt(this.#t)!=='"';){const r=l.charAt(this.#t);r==="\\"&&/["$`\\\n]/.test(l.charAt(
this.#t+1))?(a+=l.slice(e,this.#t),l.charAt(this.#t+1)===`
`&&this.#f(),e=this.#t+1,this.#t+=2):r==="$"?this.#l(!0):r==="`"?this.#p(!0):this.#t+=1}const o=Math.min(this.#t,l.length);
a+=l.slice(e,o),(0,A().inspectCharacters)(l.slice(d+1,o),d+1,!0,this.#e),this.#o(a,!0,d+1,d),this.#d(d,o,'"')}#d(d,l,a){
this.#c+=1,this.#t=Math.min(l+1,this.#n.length),!(l<this.#n.length)&&this.#e.add("unterminated-quote",{start:d,end:l},{quote:a})}#w(){
const d=this.#t,l=this.#n.charAt(d+1);this.#t+=1,l===""?(this.#e.add("unterminated-quote",{start:d,end:d+1},{quote:"\\"}),
this.#o("\\",!0,d)):l===`
`?(this.#t=d,this.#f(),this.#t+=2):l>"\x7F"?this.#o("",!0,d+1,d):((0,A().inspectCharacters)(l,d+1,!0,this.#e),this.#o(l,
!0,d+1,d),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(d){const l=j(this.#n,this.#t,
d);l?this.#m(l.kind,l.end,d):(d||this.#o("$",!1,this.#t),this.#t+=1)}#p(d){const l=p(this.#n,this.#t);this.#m("command-s\
ubstitution",l,d)}#m(d,l,a){const e=this.#t,o=this.#n.slice(e,l);this.#e.add(d,{start:e,end:l},{written:(0,A().visible)(
o)}),a||this.#o(o,!0,e),this.#t=l}#v(){const d=this.#t,l=this.#n.indexOf(`
`,d);this.#t=l<0?this.#n.length:l;const a=this.#n.slice(d,this.#t);(0,A().inspectCharacters)(a,d,!1,this.#e),this.#e.add(
"shell-comment",{start:d,end:this.#t},{written:(0,A().visible)(a)})}}const E=/[A-Za-z_]/,x=/[A-Za-z0-9_]/,T=/[0-9@*#?$!-]/;
function j(b,d,l){const a=b.charAt(d+1);if(a==="(")return{kind:b.charAt(d+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:P(b,d+1,"(",")")};if(a==="{")return{kind:"variable-expansion",end:P(b,d+1,"{","}")};if(a==="[")return{kind:"\
arithmetic-expansion",end:P(b,d+1,"[","]")};if(a==="'"||a==='"'){if(l)return;const e=b.indexOf(a,d+2);return{kind:"dolla\
r-quote",end:e<0?b.length:e+1}}if(E.test(a)){let e=d+2;for(;x.test(b.charAt(e));)e+=1;return{kind:"variable-expansion",end:e}}
if(T.test(a)||a>"\x7F")return{kind:"variable-expansion",end:d+2}}function p(b,d){for(let l=d+1;l<b.length;l+=1){const a=b.
charAt(l);if(a==="\\")l+=1;else if(a==="`")return l+1}return b.length}function P(b,d,l,a){let e=0;for(let o=d;o<b.length;o+=
1){const r=b.charAt(o);if(r===l)e+=1;else if(r===a&&(e-=1,e===0))return o+1}return b.length}function N(b,d,l){const a=b.
charAt(d);if(a==="("||a===")")return l.add("shell-grammar",{start:d,end:d+1},{written:a}),d+1;const e=a==="<"||a===">",o=e?
/[<>&|-]/:/[;&|]/;let r=d+1;for(;r-d<3&&o.test(b.charAt(r));)r+=1;const t=b.slice(d,r);return l.add(e?"shell-redirection":
"shell-operator",{start:d,end:r},{operator:t}),r}},54421:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),
y.startedWords=L,y.textHanded=M;function A(){const j=c(11331);return A=function(){return j},j}const I=/^-(?:exec|ok)(?:dir)?$/;
function L(j){let p=j;for(;;){const[P,N]=p,b=(0,A().baseName)(P?.text??"");if(b==="find"){const l=p.findIndex(({text:a})=>I.
test(a));return l<0?p:L(p.slice(l+1))}if((0,A().programNamed)(b)?.kind!=="wrapper"||b==="command"&&/^-[vV]/.test(N?.text??
""))return p;const d=p.findIndex((l,a)=>a>0&&D(l,p));if(d<0)return p;p=p.slice(d)}}function D({text:j},p){const P=N=>/^np[mx]$/.
test(N)||(0,A().programNamed)(N)!==void 0;return p.slice(1).some(N=>P(N.text))?P(j):!/^-|^\w+=|^\d+[smhd]?$/.test(j)}function M(j){
const[p,...P]=j,N=p&&(0,A().programNamed)(p.text);if(N?.text===void 0)return;if(N.text==="words")return x(P);const b=N.text,
d=P.findIndex(({text:a})=>b.test(a)),l=P[d];if(l!==void 0){if(N.name==="cmd"){const a=l.text.slice(2);return x(a===""?P.
slice(d+1):[{...l,text:a},...P.slice(d+1)])}return/^[-/]e/i.test(l.text)&&E(N)?T(P[d+1]):E(N)?x(P.slice(d+1)):x(P.slice(
d+1,d+2))}}function E({name:j}){return j==="pwsh"||j==="powershell"}function x(j){return j.length===0?void 0:{text:j.map(
({text:p})=>p).join(" "),words:j}}function T(j){return j&&{text:Buffer.from(j.text,"base64").toString("utf16le"),words:[
j]}}},90762:function(K,y,c){Object.defineProperty(y,"__esModule",{value:!0}),y.ProblemCollector=void 0,y.textOf=I,y.unquotedText=
L;function A(){const M=c(13254);return A=function(){return M},M}function I(M){const[E]=M.parts;return M.parts.length===1&&
E?E.text:M.parts.map(x=>x.text).join("")}function L(M){const[E]=M.parts;return M.parts.length===1&&E&&!E.quoted?E.text:void 0}
class D{#n=[];#e=new Set;add(E,x,T){const j=(0,A().problemAt)(E,x,T);if(j.severity==="error"){if(this.#e.has(E))return;this.#e.
add(E)}this.#n.push(j)}inOrder(){const E=({rule:x})=>this.#e.has(x)?0:1;return this.#n.sort((x,T)=>x.span.start-T.span.start||
E(x)-E(T))}}y.ProblemCollector=D},678:function(K,y,c){c.r(y),c.d(y,{default:()=>A});var A=c(70298)},58238:function(K,y,c){
c.r(y),c.d(y,{parse:()=>A.parse,stringify:()=>A.stringify});var A=c(15756)}};
