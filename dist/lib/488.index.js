"use strict";exports.id=488,exports.ids=[488],exports.modules={45806:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.launchedBy=d,g.parseInvocation=N;function x(){const s=c(76760);return x=function(){return s},s}function I(){const s=c(
91063);return I=function(){return s},s}function L(){const s=c(92739);return L=function(){return s},s}function D(){const s=c(
11331);return D=function(){return s},s}function M(){const s=c(87646);return M=function(){return s},s}function E(){const s=c(
3893);return E=function(){return s},s}function S(){const s=c(39872);return S=function(){return s},s}function T(){const s=c(
46868);return T=function(){return s},s}function j(){const s=c(31901);return j=function(){return s},s}const p=5,k={node:M().
parseNode,npm:E().parseNpm,npx:E().parseNpx};function N(s,t,r=I().NO_PROGRAMS){return v(s,t,r,0)}function v(s,t,r,n){const a=(P,R)=>l(
P,R,r,n+1),f={families:r,start:a,tool:(P,R)=>(0,T().parseTool)(P,R,f)};if(typeof s!="string")return(0,S().parseProgram)(
s,t,f);const{invocation:b,problems:u}=k[s](t,f),[y]=s==="node"&&!(0,M().isTestRun)(b)?b.operands:[];if(y===void 0)return{
invocation:b,problems:u};const w=o(y.text).map(P=>{const R=["--",P].map(h=>({...y,text:h}));return a({program:"npx",words:[
...R,...b.passthrough],starts:"file"},s)}),O=w.flatMap(P=>P.launched);return{invocation:O.length>0?{...b,launched:O}:b,problems:[
...u,...w.flatMap(P=>P.problems)]}}function d({launched:s=[]}){return s.flatMap(t=>[t,...d(t)])}function l({program:s,words:t,
...r},n,a,f){const[b={text:"",span:{start:0,end:0}},...u]=t,y=f===p?"outside-code":s?void 0:i(b.text);if(y)return{launched:[],
problems:[(0,j().wordProblem)(y,n,b)]};const w=s??((0,j().isProgram)(b.text)?b.text:void 0),{invocation:O,problems:P}=w?
v(w,s?t:u,a,f):v("npx",t,a,f);return{launched:[{...O,...r}],problems:P}}function i(s){return s.startsWith("-")?"unknown-\
flag":(0,D().programNamed)(s)!==void 0&&!(0,j().isProgram)(s)&&!(0,L().isKnownTool)(s)?"outside-code":void 0}const e=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function o(s){const t=x().posix.normalize(s.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
t))return["yarn"];const[,r,n=""]=e.exec(t)??[];if(r===void 0)return[];if(r===".bin")return[n];const f=[...new Set([n.replace(
/\.[cm]?[jt]s$/,""),r])].filter(b=>(0,L().isKnownTool)(b));return f.length>0?f:[r]}},97340:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.judgeFlag=k,g.pythonFiles=n,g.setsHarmless=a;function x(){const w=c(55972);return x=function(){
return w},w}function I(){const w=c(19609);return I=function(){return w},w}function L(){const w=c(88220);return L=function(){
return w},w}function D(){const w=c(32854);return D=function(){return w},w}function M(){const w=c(94411);return M=function(){
return w},w}function E(){const w=c(54669);return E=function(){return w},w}function S(){const w=c(87646);return S=function(){
return w},w}function T(){const w=c(31901);return T=function(){return w},w}function j(){const w=c(17083);return j=function(){
return w},w}const p={problems:[]};function k(w,O,P){const{word:R,flag:h,value:C="",written:m,off:A}=P;if(h===void 0)return y(
w,O,P);const $=G=>v(G,w,P),{choices:F}=h;if(F?.every(G=>!N(G,C.replace(/\s+/g,""))))return{problems:[$("unknown-flag")]};
if(A)return p;if(h.kind==="node")return u(R,f(w,C));const{rule:W,...H}=(0,L().isReason)(h.kind)?{rule:h.kind}:d(w,P,O.stops===
!0),U=(0,j().isForeign)(m)||(0,j().isOfMachine)(m),B=W??(U?"outside-code":void 0);return{...C===""?{}:H,problems:B?[$(B)]:
[]}}function N(w,O){const[P="",R]=w.split("~");if(R===void 0)return O===w;const h=O.slice(P.length,O.length-R.length);return/^[^"'\\{}<>\s]+$/.
test(h)&&O===`${P}${h}${R}`}function v(w,O,{word:{text:P,span:R},written:h,value:C=""}){const m=P===h&&C!==""?`${h} ${C}`:
P;return(0,T().flagProblem)(w,O,{name:h,written:m,span:R,value:C})}function d(w,O,P){const{word:R,flag:h,written:C,value:m=""}=O,
{span:A}=R,$=h?.kind??"text";switch($){case"choice":return{};case"tests":return{files:[{as:"tests",path:m,span:A}]};case"\
path":{const F=(0,D().normalise)(m)===void 0?"outside-code":void 0,W=(0,j().isElsewhere)(m)?[]:[{as:"place",path:m,span:A}];
return{rule:F,files:W,root:m}}case"config":return(0,j().isElsewhere)(m)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(m)?{}:{
files:[{as:"config",path:m,span:A}]};case"output":{const F=m.slice(m.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(F)?{}:(0,j().isElsewhere)(F)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:F,span:A}]}}case"cod\
e":case"preload":{const F=$==="code"?o(m,P):s(m,P),W=v("tool-runs-file",w,O);return{rule:F,files:t(m).map(H=>r(H,A,W,$))}}case"\
module":{const F=m.split(":").filter(B=>/^\w+(?:\.\w+)*$/.test(B)),W=new Set(F.flatMap(B=>[B,B.replace(/\.\w+$/,"")]).flatMap(
n)),H=v("tool-runs-file",w,O);return{rule:(0,j().isForeign)(m)||/[\\/]/.test(m)?"outside-code":void 0,files:[...W].map(B=>({
as:"module",path:B,span:A,ifFile:H}))}}default:{const F=(0,j().isOfMachine)(m)&&!e(C,m),W=!(0,L().isReason)($)&&x().KINDS[$](
m)!==void 0;return{rule:(0,j().isForeign)(m)||F||l.test(m)||W?"outside-code":void 0}}}}const l=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,
i=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;function e(w,O){return i.
test(w)||w==="-t"&&!O.includes(":")}function o(w,O){if((0,j().isElsewhere)(w)||/[\s(){};]/.test(w))return"outside-code";
if(w.split(",").some(R=>/^\.|\.[cm]?[jt]sx?$/.test(R)))return O?"outside-code":"tool-runs-file"}function s(w,O){return I().
PRELOADABLE_PACKAGES.has(w)||I().PRELOADABLE_BY_TOOLS.has(w)?"tool-runs-file":O?"outside-code":o(w,O)??"tool-runs-file"}
function t(w){return w.split(",").filter(P=>P!==""&&!(0,j().isElsewhere)(P)).map(P=>P.replace(/^<rootDir>\//,"./"))}function r(w,O,P,R){
return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(w)?{as:"code",path:w,span:O}:{as:"module",path:w,span:O,ifFile:P,first:R===
"preload"}}function n(w){const O=w.replaceAll(".","/");return["","src/"].flatMap(P=>[".py","/__main__.py","/__init__.py"].
map(R=>`${P}${O}${R}`))}function a(w){const[,O="",P=""]=/^(\w+)[=:](.*)$/s.exec(w)??[];return O!==""&&(0,M().isHarmlessVariable)(
O,P)}function f(w,O){return/^(?:_?mocha|deno)$/.test(w)?O.split(",").map(P=>P.startsWith("-")?P:`--${P}`):w==="ava"?(0,E().
lex)(O).words.map(({text:P})=>P):[O]}const b="x.js";function u({span:w},O){const P=[...O,b,b].map(C=>({text:C,span:w,quoted:!1})),
{invocation:R,problems:h}=(0,S().parseNode)(P);return{problems:h,nodeFlags:R.flags}}function y(w,{stops:O,handsOn:P,data:R={}},{
word:h,value:C=""}){const m=A=>({problems:[(0,T().wordProblem)(A,w,h)]});if(P){const A=h.text.includes("=")||C===""?[]:[
C],$=u(h,[h.text,...A]);if(!$.problems.some(({rule:F})=>F==="unknown-flag"))return $}return O?m("unknown-flag"):R.starts===
"npm-scripts"&&h.text.includes("=")?p:(0,j().isForeign)(C)||(0,j().isOfMachine)(C)?m("outside-code"):R.unknown?p:m("unkn\
own-flag")}},91633:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.filesAmong=N,g.judgeOperands=j,g.refusedAmong=
S,g.ruleForOperand=p;function x(){const i=c(55972);return x=function(){return i},i}function I(){const i=c(91063);return I=
function(){return i},i}function L(){const i=c(32854);return L=function(){return i},i}function D(){const i=c(13254);return D=
function(){return i},i}function M(){const i=c(31901);return M=function(){return i},i}function E(){const i=c(17083);return E=
function(){return i},i}function S(i,e,o){const[s]=o;if(s===void 0)return[];const t=o.find(({text:n})=>e.readsBehind&&T(e,
n)!==void 0);return(e.data.variables?o:[t??s]).flatMap(n=>{const a=T(e,n.text);return a===void 0?[]:[(0,M().wordProblem)(
a,i,n)]})}function T({refused:i,data:e},o){const s=e.ends_with?.split(" ");if(s?.includes(o))return;const t=n=>(0,I().lookUp)(
i,(0,I().flagKey)(n))?.kind,r=o.split(":").some(n=>t(n)==="never-ends");return t(o)??(s||r?"never-ends":void 0)}function j(i,{
places:e,data:{variables:o}},s){return s.flatMap((t,r)=>{const n=e[Math.min(r,e.length-1)]?.kind??"path",a=o===void 0?[]:
l(i,o,t);if(a.length>0)return a;const f=p(n,t.text);return f===void 0?[]:[(0,M().wordProblem)(f,i,t)]})}function p(i,e){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(e))return i==="text"&&k.test(e)?void 0:"uses-network";switch(i){case"\
import":return e.includes("@")?"uses-network":(0,L().normalise)(e)===void 0?"outside-code":void 0;case"text":return e===
"-"?"reads-stdin":(0,E().isForeign)(e)||(0,E().isOfMachine)(e)?"outside-code":void 0;case"path":case"tests":{if(e==="-")
return"reads-stdin";if(e.startsWith("@"))return"outside-code";const o=e.replace(/^!|::.*$/gs,"");return(0,L().normalise)(
o)===void 0||(0,E().isForeign)(e)?"outside-code":void 0}default:return x().KINDS[i](e)===void 0?void 0:"outside-code"}}const k=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function N({places:i,data:e},o){const s=i[0]?.kind;return o.flatMap(({text:t,span:r})=>{if(p(s??"path",t)!==void 0)return[];
const n=(s==="import"||e.starts==="package")&&t.endsWith(".go");if(s==="tests"||n)return[{as:"tests",path:t.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:r}];const a=(0,L().normalise)(t);return a&&!(0,L().isWithin)(a,".git",{ignoreCase:!0})&&!(0,E().isElsewhere)(t)?
[{as:"place",path:t,span:r}]:[]})}const v=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,d=/[$`;&|<>(){}\s]/;function l(i,e,o){
const{text:s,span:t}=o,r=s.includes("="),n=s.replace(/\s*[:+?!]*=.*$/s,"");return r&&!e.includes(n)?[(0,D().problemAt)("\
make-variable",t,{program:i,variable:n})]:(r?v.test(s):!d.test(s))?[]:[(0,M().wordProblem)("outside-code",i,o)]}},20691:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.launchesOf=E;function x(){const v=c(21006);return x=function(){return v},
v}function I(){const v=c(13254);return I=function(){return v},v}function L(){const v=c(54669);return L=function(){return v},
v}function D(){const v=c(97340);return D=function(){return v},v}function M(){const v=c(31901);return M=function(){return v},
v}function E(v,{program:d,words:l,parsing:i},{flags:e,operands:o}){const s=e.some(({flag:n})=>n?.kind==="only-prints"||n?.
kind==="outside-code"),t=n=>i.start(n,d),r=(()=>{switch(v){case"node":return s?[]:[t({program:"node",words:o})];case"com\
mand":return s?[]:[S(d,l,o,t)];case"command-texts":return o.map(n=>j(d,n,t));case"npm-scripts":{const n=e.flatMap(({flag:a,
word:f})=>a===void 0?[f]:[]);return o.map(a=>p(d,a,n,t))}default:return[]}})();return{invocation:{launched:r.flatMap(n=>n.
launched)},problems:r.flatMap(n=>n.problems)}}function S(v,d,l,i){const{words:e,problems:o}=v==="cross-env"?T(l):{words:l,
problems:[]},[s]=e,t=s&&d.find(({text:f})=>f===s.text),r=`\`${v}\` starts at the first word that is \`${s?.text}\``,n=s===
void 0||t===s?[]:[(0,I().problemAt)("flag-value",s.span,{program:v,flag:s.text,fault:r})],a=i({words:e});return{...a,problems:[
...o,...n,...a.problems]}}function T(v){const d=v.findIndex(({text:e})=>!/^\w+=/.test(e)),l=d<0?v:v.slice(0,d),i=l.flatMap(
({text:e,span:o})=>{if((0,D().setsHarmless)(e))return[];const{written:s,attached:t=""}=(0,x().splitAtEquals)(e);return[(0,I().
problemAt)("assignment-refused",o,{name:s,value:t,known:!1})]});return{words:v.slice(l.length),problems:i}}function j(v,{
text:d,span:l},i){const[,e="",o=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(d)??[],{words:s,problems:t}=(0,L().lex)(e===
""?d.replace(/^npm:(?=\S)/,"npm run "):o);if(!((0,L().hasOneReading)({problems:t})||e!==""&&o.trim()==="")||!/^[\w:.@/*-]*$/.
test(e))return N(v,{text:d,span:l});const n=s.map(a=>({...a,span:l}));return i(e===""?{words:n}:k([{text:e,span:l,quoted:!1},
...n],"wildcard"))}function p(v,{text:d,span:l},i,e){const[,o="",s=""]=/^\s*(\S+)(.*)$/s.exec(d)??[],{words:t,problems:r}=(0,L().
lex)(s),n=s.trim()===""||(0,L().hasOneReading)({problems:r});if(o===""||!n||/\{!?[*@%\d]/.test(d))return N(v,{text:d,span:l});
const a=t.map(b=>({...b,span:l})),f=[...i,{text:o,span:l,quoted:!1},...a];return e(k(f,/^[\w:.@/-]+$/.test(o)?void 0:"gl\
ob"))}function k(v,d){return{program:"npm",words:[{text:"run",span:v.at(-1)?.span??{start:0,end:0},quoted:!1},...v],...d&&
{selects:d}}}function N(v,d){return{launched:[],problems:[(0,M().wordProblem)("outside-code",v,d)]}}},74167:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.readNopt=M;function x(){const k=c(4274);return x=function(){return k},
k}function I(){const k=c(21006);return I=function(){return k},k}function L(){const k=c(13254);return L=function(){return k},
k}function D(){const k=c(31901);return D=function(){return k},k}function M(k,N){const v=[],d=[],l=[];for(const i of(0,I().
readFlags)(k,E).tokens)if(i.kind==="operand")d.push(i.word);else if(i.kind==="unknown"){const e={program:N,flag:i.written};
l.push((0,L().problemAt)("unknown-flag",i.word.span,e))}else{const{flag:e,fault:o}=p(i);if(v.push(e),o!==void 0){const s={
program:"npm",flag:i.written,fault:o};l.push((0,L().problemAt)("flag-value",i.word.span,s))}}return{flags:v,remain:d,problems:l}}
const E={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"never",expand:k=>{const N=k.replace(/^-+/,
""),v=S(N)??j(N)??T(N);return v&&[v]}};function S(k){const N=x().NPM_FLAGS.get(k);return N&&{spec:N,negated:!1,takes:N.arity===
"value"?"always":"true-or-false"}}function T(k){const N=k.startsWith("no-")?x().NPM_FLAGS.get(k.slice(3)):void 0;return N&&
{spec:N,negated:!0,takes:N.arity==="value"?"never":"true-or-false"}}function j(k){const[N="",v]=x().NPM_SHORTHANDS.get(k)??
[],d=S(N.slice(2))??T(N.slice(2));return d&&(v===void 0?d:{...d,fixed:v,takes:"never"})}function p(k){const{word:N,written:v,
attached:d,next:l,consumes:i}=k,{spec:e,negated:o,fixed:s}=k.part,t={name:`--${e.name}`,written:v,span:N.span,spec:e,negated:o};
if(s!==void 0){const b=d===void 0?void 0:"it takes no value";return{flag:{...t,value:s},fault:b}}if(e.arity==="value"){const b={
...t,...(0,I().valueRead)(k)};return{flag:b,fault:(0,D().valueFault)(b.value,o)}}const r=i?l?.text:d,n={...t,negated:r===
"false"?!o:o};if(d!==void 0&&!(0,I().isTruth)(d))return{flag:n,fault:"npm reads its value as a separate word"};const a=e.
effect==="of-tests"?/^[^-]/:/^(?:null|always)$/,f=e.arity==="loose"&&a.test(l?.text??"");return{flag:n,fault:f?"npm read\
s the next word as its value":void 0}}},87646:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.isTestRun=
v,g.parseNode=S;function x(){const e=c(19609);return x=function(){return e},e}function I(){const e=c(21006);return I=function(){
return e},e}function L(){const e=c(13254);return L=function(){return e},e}function D(){const e=c(31901);return D=function(){
return e},e}function M(){const e=c(17083);return M=function(){return e},e}const E=new Set(["","-","/dev/stdin","/dev/fd/\
0","/proc/self/fd/0"]);function S(e){const o=[],s=[],t=[],r=new Set;for(const O of(0,I().readFlags)(e,T).tokens){if(O.kind===
"operand"){t.push(O.word);continue}if(O.kind==="unknown"){const A={program:"node",flag:O.written};s.push((0,L().problemAt)(
"unknown-flag",O.word.span,A));continue}const{spec:P,negated:R}=O.part,h=p(O);o.push(h);const C=k(P,R,h.value);if(C!==void 0&&
s.push(N(h,C)),R)continue;r.add(P.kind);const m=l(P,h);m!==void 0&&s.push((0,D().flagProblem)(m,"node",h))}const n=v({flags:o}),
a=n?t.length:r.has("evaluates")?0:1,f=t.slice(0,a),b=t.slice(a),u=n||r.has("only-prints")||r.has("evaluates"),y=i(f,n,e);
y!==void 0&&!(u&&f.length===0)&&s.push(y);const w=(0,D().onlyAsksForInformation)(b);return w!==void 0&&s.push((0,D().printsOnly)(
"node",w)),{invocation:{program:"node",flags:o,operands:f,passthrough:b},problems:s}}const T={flags:"first",dash:"operan\
d",separator:/^--$/,equals:"long",unknown:"never",expand:e=>{const o=e.startsWith("--"),s=o?e.slice(2).replaceAll("_","-"):
e,t=s.startsWith("no-")&&!x().NODE_FLAGS.has(s),r=t?s.slice(3):s,n=x().NODE_FLAGS.get(x().NODE_ALIASES.get(r)??(o?r:""));
return n&&[{spec:n,negated:t,takes:t?"never":j(n)}]}};function j({name:e,arity:o}){return e==="print"?"unless-dash":o===
"value"?"always":"never"}function p(e){const{spec:o,negated:s}=e.part;return{name:`--${s?"no-":""}${o.name}`,written:e.written,
...(0,I().valueRead)(e)}}function k({name:e,arity:o},s,t){if(o==="value")return(0,D().valueFault)(t,s);if(s)return t===void 0?
void 0:"a `--no-` flag takes no value";if(o!=="none")return t?void 0:"its value is missing";const r=e==="print"||/^(?:inspect|debug$|debug-brk$)/.
test(e);return t===void 0||r?void 0:"it takes no value"}function N(e,o){return(0,L().problemAt)("flag-value",e.span,{program:"\
node",flag:e.written,fault:o})}function v({flags:e}){return e.findLast(({name:o})=>o==="--test"||o==="--no-test")?.name===
"--test"}const d=/\.(?:info|lcov|log|tap|txt|xml)$/;function l(e,{value:o=""}){switch(e.kind){case"harmless":return;case"\
reports-tests":return x().BUILT_IN_REPORTERS.has(o)?void 0:"outside-code";case"tolerates-rejections":return o==="warn"||
o==="none"?"weakens":void 0;case"writes-report":return o==="stdout"||o==="stderr"?void 0:d.test(o)&&!(0,M().isElsewhere)(
o)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"preloads":return x().PRELOADABLE_PACKAGES.has(
o)?"tool-runs-file":"outside-code";default:return e.kind}}function i(e,o,s){const[t]=e;if(t===void 0){const a=s.at(-1)?.
span.end??0;return o?void 0:(0,L().problemAt)("reads-stdin",{start:0,end:a},{program:"node",flag:""})}const{text:r,span:n}=t;
if(E.has(r))return(0,L().problemAt)("reads-stdin",n,{program:"node",flag:r});if(r.startsWith("-"))return(0,L().problemAt)(
"dash-operand",n,{operand:r});if(r==="inspect"||!o&&r==="debug")return(0,L().problemAt)("outside-code",n,{program:"node",
flag:r})}},3893:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.parseNpm=E,g.parseNpx=d;function x(){
const r=c(4274);return x=function(){return r},r}function I(){const r=c(21006);return I=function(){return r},r}function L(){
const r=c(13254);return L=function(){return r},r}function D(){const r=c(74167);return D=function(){return r},r}function M(){
const r=c(31901);return M=function(){return r},r}function E(r,n=M().ALONE){return S("npm",r,r,n)}function S(r,n,a,f){const{
flags:b,remain:u,problems:y}=(0,D().readNopt)(n,r),[w,...O]=u,P=w&&x().NPM_SUBCOMMANDS.get(w.text),R=P?.kind==="runs-too\
l",h=[...b.flatMap($=>N(r,$,R)),...y],C={program:r,flags:b};if(w===void 0)return b.some(k)||h.push(v(r,a)),{invocation:{
...C,operands:[],passthrough:[]},problems:h};if(P===void 0){const $=[...x().NPM_SUBCOMMANDS].find(([W])=>W.startsWith(w.
text))?.[1].name??"",F={program:"npm",subcommand:w.text,meant:$};return h.unshift((0,L().problemAt)("unknown-subcommand",
w.span,F)),{invocation:{...C,operands:O,passthrough:[]},problems:h}}const m={...C,subcommand:P.name},A=T(P,{word:w,rest:O},
m,f);return{invocation:A.invocation,problems:[...A.problems,...h]}}function T({name:r,kind:n},a,f,b){return n==="runs-sc\
ript"?j(r,a,f):n==="runs-tool"?p(a,f,b):{invocation:{...f,operands:a.rest,passthrough:[]},problems:[(0,M().wordProblem)(
n,f.program,{text:r,span:a.word.span})]}}function j(r,{word:n,rest:a},f){const b=r==="run"?a.slice(0,1):[n],u=r==="run"?
a.slice(1):a,[y]=b,w=[];y===void 0?w.push((0,M().printsOnly)("npm",{...n,text:"run"})):y.text==="env"&&w.push({...(0,M().
printsOnly)("npm",{...y,text:"run env"}),severity:"error"});const O=(0,M().onlyAsksForInformation)(u);return O!==void 0&&
w.push((0,M().printsOnly)("npm",O)),{invocation:{...f,operands:b,passthrough:u},problems:w}}function p({word:r,rest:n},a,f){
const[b,...u]=n;if(b===void 0){const P=a.flags.some(k)?[]:[v(a.program,[r])];return{invocation:{...a,operands:[],passthrough:[]},
problems:P}}const y={...a,operands:[b],passthrough:u};if(!(0,M().isToolName)(b.text))return{invocation:y,problems:[(0,M().
wordProblem)("uses-network",a.program,b)]};const{problems:w,...O}=f.tool(b,u);return{invocation:{...y,...O},problems:w}}
function k({spec:{effect:r},negated:n}){return!n&&(r==="only-prints"||r==="outside-code")}function N(r,n,a){const{effect:f,
name:b}=n.spec;switch(f){case"harmless":return[];case"selects-scripts":return b==="if-present"?[]:b==="ignore-scripts"?n.
negated?[]:[(0,M().flagProblem)("skips-tests",r,n)]:a?[(0,M().flagProblem)("outside-code",r,n)]:[];case"of-tests":{const u=(0,M().
flagProblem)("unknown-flag",r,n);return[a?u:{...u,severity:"warning"}]}case"uses-network":return n.negated?[]:[(0,M().flagProblem)(
f,r,n)];default:return[(0,M().flagProblem)(n.negated?"unknown-flag":f,r,n)]}}function v(r,n){const a=n[0]?.span.start??0,
f=n.at(-1)?.span.end??0;return(0,L().problemAt)("nothing-to-run",{start:a,end:f},{program:r})}function d(r,n=M().ALONE){
const{tokens:a,separator:f}=(0,I().readFlags)(r,o),b=[{text:"exec",span:r[0]?.span??{start:0,end:0},quoted:!1}],u=[];for(const w of a){
if(w.kind==="operand"&&u.push(w.word),w.kind!=="flag")continue;const{word:O,written:P,attached:R,consumes:h,next:C}=w,m=l.
get(s(P)),A=R===void 0?m:`${m}=${R}`;b.push(m===void 0?O:{...O,text:A??""}),h&&C&&b.push(C)}const[y]=u;return f!==void 0?
b.push(f):y!==void 0&&b.push({...y,text:"--"}),S("npx",[...b,...u],r,n)}const l=new Map([["no-install","--no-yes"],["p",
"--package"]]),i=new Set("package p userconfig call c shell".split(" ")),e=new Set("no-install quiet q version v help h".
split(" ")),o={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(r,n)=>{const a=s(r),f=a===
"p"?void 0:x().NPM_SHORTHANDS.get(a);return f!==void 0?{instead:n===void 0?f:[...f,n]}:[{spec:void 0,negated:!1,takes:i.
has(a)?"always":t(a)?"never":"unless-dash"}]}};function s(r){return r.replace(/^-+/,"")}function t(r){const n=x().NPM_FLAGS.
get(r)?.arity;return e.has(r)||n==="none"||n==="loose"}},39872:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.parseProgram=j,g.parseUse=p;function x(){const e=c(20457);return x=function(){return e},e}function I(){const e=c(13254);
return I=function(){return e},e}function L(){const e=c(97340);return L=function(){return e},e}function D(){const e=c(91633);
return D=function(){return e},e}function M(){const e=c(20691);return M=function(){return e},e}function E(){const e=c(31901);
return E=function(){return e},e}function S(){const e=c(91883);return S=function(){return e},e}function T(){const e=c(79757);
return T=function(){return e},e}function j(e,o,s){const{program:t,use:r}=e,{invocation:n,named:a,problems:f}=p({program:t,
use:r,words:o,family:e,parsing:s}),u=[...a.files.filter(({as:w})=>w!=="place"),...n.files??[]];return{invocation:{program:t,
family:e,...{flags:[],operands:[],passthrough:[]},...n,files:u},problems:f}}function p(e){const{program:o,use:s}=e,{behind:t,
data:r}=s,n=t?e.words.findIndex(({text:h})=>h==="--"):-1,a=n<0?e.words:e.words.slice(0,n),f=(0,x().readUse)(s,a),b=f.rest?
[...f.flags,f.rest.flag]:f.flags,u=n<0||!t?[]:(0,x().readUse)(t,e.words.slice(n+1)).flags,y=[...b.map(h=>(0,L().judgeFlag)(
o,s,h)),...u.map(h=>(0,L().judgeFlag)(o,t??s,h))],w=(s.stops?f.started:f.operands).slice(r.skips??0),{invocation:O,named:P,
problems:R}=N(e,{flags:[...b,...u],operands:w,...f.rest&&{rest:{module:f.rest.flag.flag?.kind==="module",words:f.rest.words}}});
return{invocation:{...O,...r.any_package&&{anyPackage:!0},flags:[...b.map(k),...O.flags??[]]},named:{files:[...y.flatMap(
({files:h=[]})=>h),...P?.files??[]],roots:y.flatMap(({root:h=[]})=>h),nodeFlags:y.flatMap(({nodeFlags:h=[]})=>h)},problems:[
...y.flatMap(h=>h.problems),...R]}}function k({word:e,written:o,value:s}){return{name:o,written:o,span:e.span,...s!==void 0&&
{value:s}}}function N(e,o){const{program:s,use:t,path:r,family:n,parsing:a}=e,{flags:f,operands:b,rest:u}=o,[y,...w]=b,O=(0,D().
refusedAmong)(s,t,b);if(O.length>0&&t.stops)return{invocation:{},problems:O};const P=y&&t.subcommands.get(y.text),R=P?.data.
starts==="own-script"?"own-script":t.data.starts;if(y&&P&&R!=="own-script"){const A=r===void 0?y.text:`${r} ${y.text}`;return p(
{...e,use:P,path:A,words:w})}const h={...r!==void 0&&{subcommand:r},...f.some(({flag:A})=>A?.kind==="checks-syntax-only")&&
{parsed:!0}},C=(()=>{if(u&&n)return u.module?(0,S().parseModule)(n,u.words,a):{invocation:{passthrough:u.words},problems:i(
s,u.words)};if(R!==void 0&&n===void 0)return(0,M().launchesOf)(R,e,o);if(y===void 0)return{invocation:{},problems:d(e,f)};
if(R!==void 0&&n)return(0,T().startByName)(R,y,w,{family:n,parsing:a});if(t.subcommands.size>0){const F=(0,I().problemAt)(
"unknown-subcommand",y.span,{program:s,subcommand:y.text});return{invocation:{operands:[y],passthrough:w},problems:[F]}}
const A=b.filter(({span:F})=>O.every(W=>W.span!==F)),$=(0,D().filesAmong)(t,A);return{invocation:{operands:b},problems:(0,D().
judgeOperands)(s,t,b),named:{files:$}}})(),m=[...O,...l(e,f),...C.problems];return{...C,invocation:{...h,...C.invocation},
problems:m}}function v(e){return e.some(({flag:o,off:s})=>o?.kind==="only-prints"&&!s)}function d({program:e,use:o},s){const t=v(
s)?void 0:o.data.alone,r={text:"",span:{start:0,end:e.length}};return t?[(0,E().wordProblem)(t,e,r)]:[]}function l({program:e,
use:o,path:s,words:t},r){if(v(r))return[];const n=new Set(r.flatMap(({flag:f,off:b})=>f&&!b?f.name:[])),a=t[0]?.span??{start:0,
end:0};return Object.entries(o.data.unless??{}).flatMap(([f,b])=>b.split(" ").some(u=>n.has(u))?[]:[(0,E().wordProblem)(
f,e,{text:s??"",span:a})])}function i(e,o){return o.filter(({text:t})=>/^--?test\./.test(t)).map(t=>(0,E().wordProblem)(
"skips-tests",e,t))}},46868:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.parseTool=S,g.parseUnknownTool=
T;function x(){const p=c(20457);return x=function(){return p},p}function I(){const p=c(92739);return I=function(){return p},
p}function L(){const p=c(71011);return L=function(){return p},p}function D(){const p=c(11331);return D=function(){return p},
p}function M(){const p=c(39872);return M=function(){return p},p}function E(){const p=c(31901);return E=function(){return p},
p}function S(p,k,N){const{text:v}=p,d=(0,I().refusalOf)(v);if(d!==void 0)return{problems:[(0,E().wordProblem)(d,v,p)]};const l=(0,I().
toolOf)(v,N.families.tools),i=l??(0,L().unknownTool)(v),{invocation:e,named:o,problems:s}=(0,M().parseUse)({program:v,use:i,
words:k,parsing:N}),{launched:t=[]}=e;return{tool:o,...t.length>0&&{launched:t},problems:l?s:[...s,...j(p,k,i)]}}function T(p,k,N,v=E().
ALONE){const{problems:d}=(0,M().parseUse)({program:p.text,use:N,words:k,parsing:v});return[...d,...j(p,k,N)]}function j({
text:p},k,N){const{flags:v,operands:d}=(0,x().readUse)(N,k),l=k[k.findIndex(({text:s})=>s==="--")+1],i=[...new Set([d[0],
l])].filter(s=>s!==void 0&&(0,D().startsOthers)(s.text)),e=v.filter(({written:s,flag:t,value:r=""})=>/^-[ex]$/.test(s)&&
/\s/.test(r)||t?.kind!=="config"&&(0,D().isCommandLine)(r)),o=d.filter(({text:s})=>(0,D().hasCommandLine)(s));return[...i,
...e.map(({word:s})=>s),...o].flatMap(s=>s===void 0?[]:[(0,E().wordProblem)("outside-code",p,s)])}},31901:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.ALONE=void 0,g.flagProblem=S,g.isProgram=D,g.isToolName=M,g.onlyAsksForInformation=
p,g.printsOnly=k,g.valueFault=T,g.wordProblem=E;function x(){const N=c(91063);return x=function(){return N},N}function I(){
const N=c(13254);return I=function(){return N},N}const L=g.ALONE={families:x().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),
tool:()=>({problems:[]})};function D(N){return N==="node"||N==="npm"||N==="npx"}function M(N){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(N)}function E(N,v,{text:d,span:l}){return(0,I().problemAt)(N,l,{program:v,flag:d})}function S(N,v,d){const{written:l,
span:i,value:e}=d,o={program:v,flag:l};return(0,I().problemAt)(N,i,e===void 0?o:{...o,value:e})}function T(N,v){return v?
"it takes a value, so it has no `--no-` form":N===void 0||N===""?"its value is missing":N.startsWith("-")?"its value beg\
ins with a dash":void 0}const j=new Set(["--version","-v","-V","--help","-h"]);function p(N){const[v]=N;return N.length===
1&&v!==void 0&&j.has(v.text)?v:void 0}function k(N,v){return E("only-prints",N,v)}},91883:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.parseModule=i;function x(){const e=c(17093);return x=function(){return e},e}function I(){const e=c(
20457);return I=function(){return e},e}function L(){const e=c(91063);return L=function(){return e},e}function D(){const e=c(
13254);return D=function(){return e},e}function M(){const e=c(97340);return M=function(){return e},e}function E(){const e=c(
31901);return E=function(){return e},e}function S(){const e=c(17083);return S=function(){return e},e}const T=(0,L().groupsByName)(
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
  `}),j=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),p=/^(?:-\w|--[\w-]+=)?[/~]/,k=(0,L().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),N=(0,L().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),v=(0,L().useTable)({flags:{text:"q,quiet"}}),d=new Map([["doctest",N],["py_compile",v]]);function l({
text:e,span:o}){const s=/^\w+(?:\.\w+)*$/.test(e)?e.split("."):[],t=s.map((n,a)=>s.slice(0,a+1).join("."));return(e.endsWith(
".py")?[e]:t.flatMap(M().pythonFiles)).map(n=>({as:"module",path:n,span:o}))}function i({program:e,data:o},[s,...t],r){if(s===
void 0){const A={program:e,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,D().problemAt)("fla\
g-value",{start:0,end:0},A)]}}const{known:n}=r.families,a=n.get(s.text);if(a!==void 0&&o.started_programs.includes(s.text)){
const{launched:A,problems:$}=r.start({program:a,words:t},e);return{invocation:{module:s,launched:A},problems:$}}const f={
module:s,operands:[s],passthrough:t},b=s.text==="unittest"?t.flatMap(l):[],u={...f,files:b},y=(A,$=s.text)=>({invocation:u,
problems:[(0,E().wordProblem)(A,e,{...s,text:$})]}),w=/^[\w.]+$/.test(s.text)?T.get(s.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(w!==void 0)return y(w);const O=n.get("python"),P=d.get(s.text);if(P!==void 0&&O!==void 0){const A=s.
text==="py_compile",$={...O,data:{...O.data,extensions:void 0}},{flags:F,operands:W}=(0,I().readUse)(P,t),H=W.map(G=>r.start(
{program:A?O:$,words:[G]},e)),U=H.flatMap(G=>G.launched),B=A?y("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...u,launched:U.map(G=>({...G,...A&&{parsed:A}}))},problems:[...F.flatMap(G=>(0,M().judgeFlag)(s.text,P,G).problems),
...B,...H.flatMap(G=>G.problems)]}}const R=j.has(s.text);if(!R&&(0,x().isOfLibrary)(s.text))return y("outside-code",`-m ${s.
text}`);const[h,...C]=t;if(s.text==="coverage"&&h?.text==="run"&&O!==void 0){const{flags:A,started:$,rest:F}=(0,I().readUse)(
k,C),W=F?[{...F.flag.word,text:"-m"},...F.words]:$;if(W.length>0){const{launched:H,problems:U}=r.start({program:O,words:W},
e),B=A.flatMap(G=>(0,M().judgeFlag)("coverage",k,G).problems);return{invocation:{...u,starts:"module",launched:H},problems:[
...B,...U]}}}const m=t.filter(({text:A})=>(0,S().isForeign)(A)||R&&p.test(A));return{invocation:R?u:{...u,starts:"module"},
problems:m.map(A=>(0,E().wordProblem)("outside-code",s.text,A))}}},79757:function(K,g,c){Object.defineProperty(g,"__esMo\
dule",{value:!0}),g.extensionProblems=v,g.startByName=S;function x(){const i=c(91063);return x=function(){return i},i}function I(){
const i=c(92739);return I=function(){return i},i}function L(){const i=c(13254);return L=function(){return i},i}function D(){
const i=c(11331);return D=function(){return i},i}function M(){const i=c(91633);return M=function(){return i},i}function E(){
const i=c(31901);return E=function(){return i},i}function S(i,e,o,s){const{program:t}=s.family,r={operands:[e],passthrough:o},
n=()=>({invocation:r,problems:[(0,E().wordProblem)("outside-code",t,e)]});switch(i){case"file":return N(e,o,s);case"pack\
age":{const a=(0,M().ruleForOperand)("import",e.text),b=a===void 0&&e.text.endsWith(".go")?[{as:"tests",path:e.text,span:e.
span}]:[];return{invocation:{...r,files:b},problems:a?[(0,E().wordProblem)(a,t,e)]:[]}}case"program":return d(e,o,s);case"\
script":case"own-script":{const a=T.test(e.text)?n().problems:[];return{invocation:{...r,subcommand:"run"},problems:[...a,
...k(o,s.family)]}}case"tool":return l("exec",e,o,s);case"script-or-tool":case"script-tool-or-file":{const a=i==="script\
-tool-or-file";if(j.test(e.text)||a&&p(e.text))return a?N(e,o,s):n();const f=l("script-or-tool",e,o,s);return{...f,problems:[
...f.problems,...k(o,s.family)]}}default:return n()}}const T=/^\/|\*/,j=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function p(i){return/[\\/]/.test(i)&&!/^@[\w.-]+\/[\w.-]+$/.test(i)}function k(i,{program:e,use:o}){return i.filter(({text:t})=>{
const r=/^--([\w-]+)/.exec(t)?.[1];return r!==void 0&&o.flags.get((0,x().flagKey)(r))?.kind==="outside-code"}).map(t=>(0,E().
wordProblem)("outside-code",e,t))}function N(i,e,o){const{family:s,parsing:t}=o,{program:r}=s,{text:n,span:a}=i,f={operands:[
i],passthrough:e,starts:"file"};if(n==="-"||n===""||n.startsWith("/dev/"))return{invocation:f,problems:[(0,L().problemAt)(
"reads-stdin",a,{program:r,flag:n})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(n)&&/:/.test(n))return{
invocation:f,problems:[(0,E().wordProblem)("uses-network",r,i)]};const[,u=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(n)??[],y=s.data.dependency_tools.includes(u)?t.families.known.get(u):void 0;if(y!==void 0){const{launched:w,problems:O}=t.
start({program:y,words:e},r);return{invocation:{launched:w},problems:O}}return{invocation:f,problems:v(s,n,a)}}function v({
program:i,data:{extensions:e}},o,s){const[,t]=/\.([^./\\]*)$/.exec(o.replace(/^.*\//s,""))??[];return e===void 0||t===void 0||
e.split(" ").includes(t)?[]:[(0,L().problemAt)("target-extension",s,{program:i,path:o,extension:t})]}function d(i,e,o){const{
family:s,parsing:t}=o,{text:r}=i;if(/:\/\//.test(r))return{invocation:{},problems:[(0,E().wordProblem)("uses-network",s.
program,i)]};if(r==="-"||/\.\w+$/.test(r))return N(i,e,o);const n=t.families.known.get(r);if(n===void 0||!s.data.started_programs.
includes(r))return{invocation:{},problems:[(0,E().wordProblem)("outside-code",s.program,i)]};const{launched:a,problems:f}=t.
start({program:n,words:e},s.program);return{invocation:{launched:a},problems:f}}function l(i,e,o,{family:s,parsing:t}){const{
text:r}=e,n=[(0,E().wordProblem)("outside-code",s.program,e)];if(i==="exec"&&p(r))return{invocation:{},problems:n};const a=/[;&|<>$`'"(){}\\*?]/.
test(r)||(0,D().hasCommandLine)(r);if(!(0,E().isToolName)(r)&&(i==="exec"||a))return{invocation:{},problems:n};const f={
subcommand:i,operands:[e],passthrough:o},b=(0,E().isProgram)(r)?r:t.families.allowed.get(r);if(b!==void 0){const{launched:O,
problems:P}=t.start({program:b,words:o},s.program);return{invocation:{...f,launched:O},problems:P}}if((0,D().isShell)(r)||
i==="exec"&&(0,D().programNamed)(r)!==void 0)return{invocation:f,problems:n};const{problems:u,...y}=t.tool(e,o),w=i==="e\
xec"||(0,I().toolOf)(r,t.families.tools)||(0,I().refusalOf)(r);return{invocation:{...f,...y},problems:w?u:[]}}},17083:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.isElsewhere=I,g.isForeign=L,g.isOfMachine=D;function x(){const S=c(32854);
return x=function(){return S},S}function I(S){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(S)||S.split(",").some(T=>(0,x().
normalise)(T)===void 0)}function L(S){return/(?:^|[=,\s])(?:data|file):/i.test(S)?!0:!S.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.
test(S)?!1:S.split(/[=,:"']/).some(T=>T.includes("..")&&!E(T))}function D(S){return S.split(/[=,:"']/).some(T=>M.test(T))}
const M=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function E(S){return/^[\\/]/.test(S)||(0,x().normalise)(S)!==void 0}},51951:function(K,g,c){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.readCommand=l,g.readWords=s;function x(){const O=c(91063);return x=function(){return O},O}function I(){
const O=c(92739);return I=function(){return O},O}function L(){const O=c(80781);return L=function(){return O},O}function D(){
const O=c(13254);return D=function(){return O},O}function M(){const O=c(54669);return M=function(){return O},O}function E(){
const O=c(11331);return E=function(){return O},O}function S(){const O=c(45806);return S=function(){return O},O}function T(){
const O=c(31901);return T=function(){return O},O}function j(){const O=c(86191);return j=function(){return O},O}function p(){
const O=c(73872);return p=function(){return O},O}function k(){const O=c(60210);return k=function(){return O},O}function N(){
const O=c(82293);return N=function(){return O},O}function v(){const O=c(80827);return v=function(){return O},O}const d=new Set;
async function l(O,P={}){const R=s(O,P),{tree:h,base:C,changed:m=d,cwd:A="",clock:$,programs:F=x().NO_PROGRAMS}=P,{isOutput:W}=P;
if(R.invocation===void 0||R.argv===null)return R;if(h===void 0)return{...R,problems:[...R.problems,...i(R.invocation)]};
const H={tree:h,directory:A,changed:m,families:F,...C&&{base:C},...W&&{isOutput:W}},{invocation:U}=R,{targets:B,problems:G}=await(0,p().
resolveInvocation)(U,H,$);return{...R,...await e(U,B,H),targets:B,problems:y(R.problems,G).map(z=>u(z,R.command))}}function i(O){
return[O,...(0,S().launchedBy)(O)].flatMap(({subcommand:P,operands:[R]})=>P==="exec"&&R&&(0,T().isToolName)(R.text)&&!(0,I().
isKnownTool)(R.text)?[(0,D().problemAt)("tool-unknown",R.span,{tool:R.text})]:[])}async function e(O,P,R){if(O.program!==
"npm"&&O.program!=="npx")return{};const h=await(0,v().npmScripts)(O,R),C=P.some(({kind:$,via:F})=>$==="package_binary"&&
F===void 0),A=(h?(0,v().stepsIn)(h).some(({text:$})=>o.test($)):!C)?await(0,k().foreignSettings)(R.tree,R.changed):[];return{
...h&&{scripts:h},...A.length>0&&{npmSettings:A}}}const o=/(?:^|[^\w.-])np[mx](?![\w.-])/;function s(O,{tree:P,cwd:R="",
programs:h=x().NO_PROGRAMS}={}){if(typeof O!="string")return r(O);const{words:C,assignments:m,problems:A}=(0,M().lex)(O,
P&&(0,L().subTree)(P,R)),[$]=C,F=(J,Z,Y)=>({command:O,words:C,assignments:m,argv:J,...Y===void 0?void 0:{invocation:Y},targets:[],
problems:Z});if($===void 0)return F(null,A);const W=(0,M().hasOneReading)({problems:A})?C.map(({text:J})=>J):null,{program:H,
problem:U}=a(O,C,h);if(U?.rule==="sentence")return F(W,[U,...A]);if(H===void 0)return F(W,[...A,U]);const B=t(C,A).slice(
1),{invocation:G,problems:z}=(0,S().parseInvocation)(H,B,h),V=(0,N().inspectPaths)(G,R);return F(W,[...A,...z,...V],G)}function t(O,P){
const R=P.find(h=>h.rule==="shell-operator"||(0,D().isProblem)(h,"line-break")&&!h.args.quoted);return R===void 0?O:O.filter(
({span:h})=>h.start<R.span.start)}function r(O){const P=O===null?"null":Array.isArray(O)?"array":typeof O,R=(0,D().problemAt)(
"command-not-text",{start:0,end:0},{type:P});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[R]}}
const n=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function a(O,P,{allowed:R,offered:h}){const[C]=P,m=C?.
text??"",A=(0,T().isProgram)(m)?m:R.get(m);if(A!==void 0)return{program:A};const $=C?.span??{start:0,end:0},F=(U,B)=>({program:void 0,
problem:(0,D().problemAt)(U,$,B)}),[,W]=n.exec(m)??[];if(W===void 0&&(0,j().isSentence)(O)){const U=P.at(-1)?.span.end??
$.end;return{program:void 0,problem:(0,D().problemAt)("sentence",{start:$.start,end:U},{})}}const H=b(m,h);return/[\\/]/.
test(m)?F("program-by-path",{program:m,...H}):W!==void 0?F("program-look-alike",{program:m,meant:W.toLowerCase()}):F("pr\
ogram-not-allowed",{program:m,group:(0,E().programNamed)(m)?.kind??(I().TOOLS.has(m)?"npx":"other"),...H,allowed:[...R.keys()]})}
const f=new Map([["gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["\
py","python"]]);function b(O,P){const R=P(O);if(R!==void 0)return{offered:R};const h=O.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,
"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),C=f.get(h)??h,m=P(C);return m===void 0?{offered:""}:{offered:m,word:C}}
function u(O,P){const R=P.slice(O.span.start,O.span.end);return(0,D().isProblem)(O,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.
test(R)?{...O,args:{...O.args,written:R}}:O}function y(O,P){const R=new Set(O.map(w)),h=[...O];for(const C of P){const m=w(
C);R.has(m)||(R.add(m),h.push(C))}return h}function w({rule:O,span:P,args:R}){return JSON.stringify([O,P.start,P.end,R])}},
86191:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.isSentence=p,g.namedPaths=v,g.startedFiles=d;function x(){
const l=c(32854);return x=function(){return l},l}function I(){const l=c(11331);return I=function(){return l},l}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
D=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
M=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,E=/^[A-Za-z][a-z']*[:,]?$/,S=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
T=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,j=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function p(l){const i=l.trim(),[e="",...o]=i.split(/\s+/,100);if(e===e.toLowerCase()&&(0,I().programNamed)(e)!==void 0)return!1;
if(S.test(i)||T.test(i)||j.test(e))return!0;if(/[;&|<>$`]/.test(i))return!1;const s=E.test(e);if(o.some(r=>/^--?[A-Za-z]/.
test(r)))return!1;if((s||M.test(e))&&o.some(r=>L.test(k(r))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(e))return o.length>
0||/[.!:]$/.test(e);const t=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(o[0]??"");return s&&t&&(D.test(e)||/[a-z]{2}[.!?]$/.test(
i))}function k(l){return l.replace(/[.,;:!?]$/,"")}const N=/[\s"'`;&|()<>=]+/;function v(l,i=""){const e=i===""?"":`${i}\
/`;return l.split(N).map(o=>(0,x().normalise)(e+o)??o)}function d({targets:l}){return l.flatMap(({kind:i,path:e,parsed:o})=>i===
"file"&&e&&!o?[e]:[])}},66227:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.dependencyHome=s,g.inspectDependency=
N,g.inspectOrigin=v,g.isUnverified=d,g.ownerOf=e,g.packageOf=k,g.resolveAtHome=r;function x(){const n=c(76760);return x=
function(){return n},n}function I(){const n=c(3463);return I=function(){return n},n}function L(){const n=c(95244);return L=
function(){return n},n}function D(){const n=c(80781);return D=function(){return n},n}function M(){const n=c(13254);return M=
function(){return n},n}function E(){const n=c(53169);return E=function(){return n},n}function S(){const n=c(19685);return S=
function(){return n},n}function T(){const n=c(67953);return T=function(){return n},n}function j(){const n=c(59867);return j=
function(){return n},n}function p(){const n=c(10473);return p=function(){return n},n}function k(n){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(n)?.[1]}async function N(n,a,f){const{tree:b,base:u=b}=t(n),{name:y,path:w}=a,O=await l(b,u,y),P=O===void 0?await o(
b,a):void 0,R=h=>(0,M().problemAt)("dependency-unverified",f,{name:y,path:w,...h});return[...O===void 0?[]:[R({fault:O})],
...P===void 0?[]:[R({fault:"stale",differs:P})],...await v(n,y,f)]}async function v(n,a,f){const{tree:b,base:u=b}=t(n);return[
...(await i(b,u)).map(w=>(0,M().problemAt)("dependency-not-compared",f,{name:a,path:w})),...await(0,E().compareWithBase)(
b,u,a,f)]}function d(n){return(0,M().isProblem)(n,"dependency-unverified")?n.args.fault!=="stale":n.rule==="target-untra\
cked"}async function l(n,a,f){const[b,u]=await Promise.all([(0,S().readLocks)(n),(0,S().readLocks)(a)]),y=({npm:R})=>R?.
packages.has(f)===!0,w=R=>y(R)||R.unread.length>0;return y(u)&&!y(b)&&n.stat(u.npm?.path??"")||w(u)&&!w(b)?"removed":(await(0,j().
usablePackageJson)(n,""))?.dependencies.has(f)?w(b)||(b.npm??u.npm)===void 0?void 0:"unlocked":"undeclared"}async function i(n,a){
const[{npm:f,unread:b},u]=await Promise.all([(0,S().readLocks)(n),(0,S().readLocks)(a)]);if(!f&&b.length===0&&!u.npm&&u.
unread.length===0)return[""];const y=await Promise.all(b.map(w=>(0,p().hasOtherContent)(n,a,w)));return b.filter((w,O)=>y[O])}
async function e(n,a,f){const{npm:b,unread:u}=await(0,S().readLocks)(n),y=b?.packages,w=u.length>0||y===void 0||y.has(a);
return f.has(a)&&w?a:[...f].find(O=>Object.hasOwn(y?.get(O)?.bin??{},a))}async function o(n,{name:a,binary:f}){const b=`\
node_modules/${a}`,u=(await(0,S().readLocks)(n)).npm?.packages.get(a);if(u===void 0||n.stat(b)===void 0)return;const y=await(0,j().
readJsonFile)(n,`${b}/package.json`),w=(0,I().objectIn)(y),O=(0,I().textIn)(w,"name")||a,P=(0,I().textIn)(w,"version"),R=(F,W,H)=>`\
the installed package has the ${F} \`${W||"nothing"}\`, but the lockfile has \`${H}\``;if(y!==void 0&&O!==u.name)return R(
"name",O,u.name);if(y!==void 0&&!["",P].includes(u.version))return R("version",P,u.version);const h=u.bin??(w.bin===void 0?
void 0:(0,j().binOf)(w.bin,O)??{});if(f===void 0||h===void 0)return;const{name:C,file:m}=f,A=Object.entries(h).flatMap(([
F,W])=>C===void 0||C===F?[x().posix.normalize(W)]:[]),$=C===void 0?"binary":`binary ${C}`;return A.includes(m)?void 0:R(
$,m,A[0]??"nothing")}function s({tree:n,base:a=n,directory:f}){const b=u=>y=>L().LOCKFILES.some(w=>y.stat(x().posix.join(
u,w))!==void 0);return(0,T().foldersUpFrom)(f).find(u=>[n,a].some(b(u)))??""}function t(n,a=s(n)){if(a==="")return n;const{
tree:f,base:b,directory:u,changed:y}=n,w=`${a}/`;return{...n,tree:(0,D().subTree)(f,a),...b&&{base:(0,D().subTree)(b,a)},
directory:u.slice(w.length),changed:new Set([...y].flatMap(O=>O.startsWith(w)?O.slice(w.length):[]))}}async function r(n,a){
const f=s(n),{targets:b,problems:u}=await a(t(n,f));return{targets:b.map(y=>y.path===void 0?y:{...y,path:x().posix.join(
f,y.path)}),problems:u}}},73872:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveInvocation=j;function x(){
const t=c(41330);return x=function(){return t},t}function I(){const t=c(13254);return I=function(){return t},t}function L(){
const t=c(45806);return L=function(){return t},t}function D(){const t=c(15804);return D=function(){return t},t}function M(){
const t=c(52437);return M=function(){return t},t}function E(){const t=c(59867);return E=function(){return t},t}function S(){
const t=c(9504);return S=function(){return t},t}function T(){const t=c(56788);return T=function(){return t},t}function j(t,r,n){
const a=new(T()).Trail((f,b)=>p(f,b,a),n);return p(t,r,a)}async function p(t,r,n){const a=[];for(const f of[t,...(0,L().
launchedBy)(t)]){const b=await i(f,r);if("rule"in b)a.push({targets:[],problems:[b]});else for(const u of b)a.push(await k(
u,r,n))}return(0,T().join)(a)}function k(t,r,n){const{program:a,family:f}=t;return f!==void 0?(0,S().resolveProgram)(t,f,
r,n):a==="node"?(0,D().resolveNode)(t,r):(0,M().resolveNpm)(t,r,n)}const N=/^[\w:.@/-]+$/,v=200,d=4,l=/^[\w:.@/*?{},[\]-]+$/;
async function i(t,r){const{selects:n,operands:a}=t,[f]=a;if(n===void 0||f===void 0)return[t];const b=await(0,E().usablePackageJson)(
r.tree,r.directory),{text:u,span:y}=f,w={program:"npm",flag:u};if(!e(u))return(0,I().problemAt)("outside-code",y,w);const O=[
...b?.scripts.keys()??[]];if(O.some(R=>R.length>v))return(0,I().problemAt)("outside-code",y,w);const P=O.filter(o(u,n));
return P.length===0?(0,I().problemAt)("npm-script-missing",y,{script:u,passes:!1}):P.every(R=>N.test(R))?P.map(R=>{const{
selects:h,...C}=t;return{...C,operands:[{...f,text:R}]}}):(0,I().problemAt)("outside-code",y,w)}function e(t){return t.length<=
v&&l.test(t)&&t.split("*").length-1<=d}function o(t,r){if(r==="glob"){const b=(0,x().default)(s(t),{nonegate:!0,strictSlashes:!0});
return u=>b(s(u))}const n=t.indexOf("*"),[a,f]=[t.slice(0,n),t.slice(n+1)];return b=>b.length>=a.length+f.length&&b.startsWith(
a)&&b.endsWith(f)}function s(t){return t.replace(/[:/]/g,r=>r===":"?"/":":")}},53169:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.compareWithBase=p,g.knownHosts=void 0,g.replacedArchive=i;function x(){const h=c(3463);return x=
function(){return h},h}function I(){const h=c(32854);return I=function(){return h},h}function L(){const h=c(59542);return L=
function(){return h},h}function D(){const h=c(93028);return D=function(){return h},h}function M(){const h=c(13254);return M=
function(){return h},h}function E(){const h=c(60210);return E=function(){return h},h}function S(){const h=c(59867);return S=
function(){return h},h}function T(){const h=c(19685);return T=function(){return h},h}function j(){const h=c(18701);return j=
function(){return h},h}async function p(h,C,m,A){if(h===C)return[];const[{npm:$},{npm:F}]=await Promise.all([(0,T().readLocks)(
h),(0,T().readLocks)(C)]),W=F?.packages.get(m),H={name:m,tree:h,base:C,before:[...W?[W]:[],...await r(C,m)],hosts:await w(
C),configured:await O(h,m)},U=await t(H),B=$?.packages.get(m),z=B?k(B,H):$?void 0:v({name:m,version:"",source:{kind:"reg\
istry"}},H);return z&&U.push({name:m,path:$?.path??".npmrc",...z}),U.map(V=>(0,M().problemAt)("dependency-redirected",A,
V))}function k(h,C){const{tree:m,base:A}=C,$=C.before.find(W=>e(W,h));return $?.version===h.version&&o($,h)||i(h,m,A)?{how:"\
integrity",to:h.integrity??"nothing"}:$?v(h,C):N(h,C)}function N(h,C){const{source:m}=h;if(m.kind==="git"||m.kind==="tar\
ball")return{how:m.kind,to:m.at};if(m.kind==="file"){const A=C.before.some($=>$.source.kind!=="file");return l(h,C.tree)&&
!A?void 0:{how:"file",to:m.at}}return h.name!==C.name?{how:"alias",to:h.name}:v(h,C)}function v({source:h},{hosts:C,configured:m}){
if(h.kind!=="registry")return;const A=y(h,m);return C.has(A)?void 0:{how:"host",to:A}}function d({source:h}){if(h.kind===
"file")return(0,I().normalise)(h.at.replace(/#.*$|::.*$/s,""))||void 0}function l(h,C){const m=d(h),A=m===void 0?void 0:
(0,I().resolveInTree)(C,m);return A?.kind==="inside"&&A.entry.kind==="directory"}function i(h,C,m){const A=d(h);if(A===void 0)
return!1;const[$,F]=[C,m].map(H=>(0,I().resolveInTree)(H,A));return!($?.kind==="inside"&&(0,D().isRegular)($.entry.kind))||
F?.kind!=="inside"?!1:$.entry.oid!==F.entry.oid||$.entry.size!==F.entry.size}function e(h,C){return h.name===C.name&&h.source.
kind===C.source.kind&&f(h)===f(C)}function o({integrity:h,source:C},{integrity:m}){if(h===void 0||C.kind==="file"&&m===void 0)
return!1;if(m===void 0)return!0;const A=s(h),$=[...s(m)];return $.some(([F])=>A.has(F))&&$.every(([F,W])=>(A.get(F)??W)!==
W)}function s(h){return new Map(h.split(/\s+/).map(C=>{const[,m="",A=C]=/^([a-z\d]+)-(.*)$/is.exec(C)??[];return[m,A]}))}
async function t(h){const{name:C,tree:m,before:A}=h;return(await r(m,C)).flatMap($=>{if($.source.kind==="registry"&&$.name===
C||A.some(H=>e(H,$)))return[];const W=N($,h);return W===void 0?[]:[{name:C,path:"package.json",...W}]})}async function r(h,C){
const m=(0,x().objectIn)(await(0,S().readJsonFile)(h,"package.json")),A=["dependencies","devDependencies","optionalDepen\
dencies"].map(B=>(0,x().textIn)((0,x().objectIn)(m[B]),C)),{overrides:$,resolutions:F,pnpm:W}=m,H=[$,F,(0,x().objectIn)(
W).overrides].flatMap(B=>Object.entries((0,x().objectIn)(B)).flatMap(([G,z])=>a(G,C)?[typeof z=="string"?z:(0,x().textIn)(
(0,x().objectIn)(z),".")]:[]));return[...new Set([...A,...H])].filter(B=>B!==""&&!B.startsWith("workspace:")).map(B=>n(B,
C))}function n(h,C){const m=(0,j().aliasIn)(h);return m!==void 0&&m!==C?{name:m,version:"",source:{kind:"registry"}}:{name:C,
version:"",source:(0,j().sourceOf)(h,C,"")}}function a(h,C){const m=h.split(/[>]|\*\*\//).at(-1)??"";return m===C||m.startsWith(
`${C}@`)||m.endsWith(`/${C}`)}function f({source:{kind:h,at:C=""},version:m}){return h==="tarball"&&m!==""?C.replaceAll(
m,"*"):h==="registry"&&u.includes(C)?"":C}const b="registry.npmjs.org",u=[b,"registry.yarnpkg.com"];function y({at:h},C){
return(h===void 0||u.includes(h)?C:void 0)??h??b}const w=g.knownHosts=(0,L().perTree)(async h=>{const C=await P(h),m=Object.
entries(C).filter(([F])=>F==="registry"||F.endsWith(":registry")).map(([,F])=>R(String(F))),A=((await(0,T().readLocks)(h)).
npm?.all??[]).flatMap(({source:F})=>F.kind==="registry"&&F.at?[F.at]:[]),$=C.registry===void 0||A.some(F=>u.includes(F));
return new Set([...m,...A,...$?u:[]])});async function O(h,C){const m=await P(h),[A]=C.startsWith("@")?C.split("/"):[],$=A&&
m[`${A}:registry`]||m.registry;return $===void 0?void 0:R(String($))}async function P(h){const C=await(0,E().readNpmrc)(
{tree:h,directory:""});return"settings"in C?C.settings:{}}function R(h){return URL.canParse(h)?new URL(h).host:h}},19685:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.readLocks=g.readLock=void 0;function x(){const k=c(26040);return x=function(){
return k},k}function I(){const k=c(3463);return I=function(){return k},k}function L(){const k=c(95244);return L=function(){
return k},k}function D(){const k=c(59542);return D=function(){return k},k}function M(){const k=c(59867);return M=function(){
return k},k}function E(){const k=c(10473);return E=function(){return k},k}function S(){const k=c(18701);return S=function(){
return k},k}const T=g.readLocks=(0,D().perTree)(async k=>{const N=L().LOCKFILES.filter(i=>k.stat(i)!==void 0),v=L().NPM_LOCKFILES.
find(i=>N.includes(i)),d=v===void 0?void 0:await j(k,v),l=N.filter(i=>!L().NPM_LOCKFILES.some(e=>e===i));return d==="unr\
ead"?{unread:[v??"",...l]}:v===void 0?{unread:l}:{npm:d??{path:v,packages:new Map,all:[]},unread:l}}),j=g.readLock=(0,D().
perPath)(async(k,N)=>{const v=await(0,E().readText)(k,N,M().MAX_BYTES),d=v&&"text"in v?v.text.replace(/^\uFEFF/,""):"",l=(0,I().
objectIn)((0,x().attempt)(()=>JSON.parse(d)));if(l.packages===void 0)return l.lockfileVersion===1?"unread":void 0;const i=new Map,
e=[];for(const[o,s]of Object.entries((0,I().objectIn)(l.packages))){if(o==="")continue;const[,t,r]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(o)??[],n=p(r??o,(0,I().objectIn)(s));t===""&&r!==void 0&&i.set(r,n),e.push(n)}return{path:N,packages:i,all:e}});function p(k,N){
const v=(0,I().textIn)(N,"name")||k,d=(0,I().textIn)(N,"version"),l=(0,I().textIn)(N,"resolved"),i=(0,I().textIn)(N,"int\
egrity"),e=(0,M().binOf)(N.bin,v),o=N.link===!0?{kind:"file",at:l.replace(/^file:/,"")}:(0,S().sourceOf)(l,v,d);return{name:v,
version:d,source:o,...i&&{integrity:i},...e&&{bin:e}}}},18701:function(K,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.aliasIn=S,g.sourceOf=D;const c={kind:"registry"},x=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
I=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,L=/^(?:file|link|portal|workspace):(.*)$/is;function D(T,j,p){const[,k]=L.exec(T)??[];return k!==
void 0?{kind:"file",at:k}:x.test(T)?{kind:"git",at:T.replace(/#.*$/s,"")}:/^https?:/i.test(T)?M(T,j,p):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(T)||/\.t(?:ar\.)?gz$/i.test(T)?{kind:"file",at:T}:I.test(T)?{kind:"git",at:T.replace(/#.*$/s,"")}:c}function M(T,j,p){
const k={kind:"tarball",at:T.replace(/#.*$/s,"")};if(!URL.canParse(T))return k;const{host:N,pathname:v}=new URL(T),d=E(v),
[,l]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(d)??[];if(N==="codeload.github.com"&&l!==void 0)return{kind:"git",at:`https://g\
ithub.com/${l}`};const i=j.replace(/^@[^/]*\//,"");return d.endsWith(`/${j}/-/${i}-${p}.tgz`)||d.endsWith(`/${j}/-/${j}-${p}\
.tgz`)||N==="npm.pkg.github.com"&&d.startsWith(`/download/${j}/${p}/`)?{kind:"registry",at:N}:k}function E(T){try{return decodeURIComponent(
T)}catch{return T}}function S(T){const[,j]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(T)??[];return j===void 0||/^[\^~<>=*v\d]/.
test(j)?void 0:j}},1277:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.nearestFile=j;function x(){const k=c(
76760);return x=function(){return k},k}function I(){const k=c(59490);return I=function(){return k},k}function L(){const k=c(
3051);return L=function(){return k},k}function D(){const k=c(32854);return D=function(){return k},k}function M(){const k=c(
59542);return M=function(){return k},k}function E(){const k=c(93028);return E=function(){return k},k}const S=(0,M().perTree)(
k=>(0,I().groupBy)(k.files(),({path:N})=>x().posix.dirname(N))),T=20;function j(k,N){const v=N.split("/").slice(-T),d=v.
at(-1)??"",l=x().posix.dirname(N),i=v.slice(1,-1).map((r,n)=>v.slice(n+1).join("/")).find(r=>p(k.stat(r)));if(i!==void 0)
return i;const e=(0,M().filesNamed)(k,d).filter(p),o=e.filter(({path:r})=>r.endsWith(`/${N}`));if(o.length===1)return o[0]?.
path;const s=(S(k).get(l)??[]).filter(({path:r})=>x().posix.extname(r)===x().posix.extname(d)).map(({path:r})=>x().posix.
basename(r)),t=(0,L().nearestName)(d,s);return t!==void 0?x().posix.join(l,t):e.length===1?e[0]?.path:void 0}function p(k){
return!!k?.tracked&&(0,E().isRegular)(k.kind)&&!(0,D().isWithin)(k.path,"node_modules")}},15804:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.firstFile=a,g.inspectImport=h,g.inspectNodeFlag=P,g.mainOf=f,g.resolveNode=y,g.trustProblems=
l;function x(){const A=c(76760);return x=function(){return A},A}function I(){const A=c(32854);return I=function(){return A},
A}function L(){const A=c(93028);return L=function(){return A},A}function D(){const A=c(13254);return D=function(){return A},
A}function M(){const A=c(87646);return M=function(){return A},A}function E(){const A=c(66227);return E=function(){return A},
A}function S(){const A=c(59867);return S=function(){return A},A}function T(){const A=c(55013);return T=function(){return A},
A}function j(){const A=c(82293);return j=function(){return A},A}function p(){const A=c(56788);return p=function(){return A},
A}function k(){const A=c(10473);return k=function(){return A},A}const N=new Set(["","js","mjs","cjs","ts","mts","cts"]);
async function v(A,$,F){const{tree:W}=A,H=(0,j().pathProblem)($,F,A.directory);if(H!==void 0)return{targets:[],problems:[
H]};if($.includes("\\"))return(0,p().fails)("target-not-a-file",F,{path:$,reason:"backslash"});const U=(0,I().normalise)(
(0,p().from)(A,$))??"",B=(0,E().dependencyHome)(A);if(B!==""&&(0,I().isWithin)(U,x().posix.join(B,"node_modules")))return(0,E().
resolveAtHome)(A,J=>v(J,$,F));const G=a(W,n(U));if(G===void 0)return i(A,$,U,F);if(G.kind!=="inside"||G.entry.kind!=="di\
rectory")return d(A,{path:$,wanted:U,found:G},F);const z=await f(W,U);if(z===S().INVALID)return(0,p().fails)("package-js\
on-invalid",F,{path:x().posix.join(U,"package.json")});if(z===void 0)return(0,p().fails)("target-not-a-file",F,{path:$,reason:"\
directory"});const V=await d(A,{path:$,wanted:U,found:z.found},F);return z.by===void 0||!A.changed.has(z.by)?V:(0,p().join)(
[V,(0,p().fails)("target-changed",F,{path:z.by})])}async function d(A,{path:$,wanted:F,found:W},H){const{tree:U}=A,B=(0,k().
fileAt)(W,$,H);if("problems"in B)return B;const G=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!N.has(G))return(0,p().
fails)("target-extension",H,{program:"node",path:$,extension:G});const z=await l(A,B,$,H);if(z.some(E().isUnverified))return{
targets:[],problems:z};const V=(0,E().packageOf)(B.path);if(V&&!(0,I().isWithin)(F,"node_modules")&&!F.includes(`node_mo\
dules/${V}`))return(0,p().fails)("dependency-unverified",H,{name:V,path:$,fault:"linked"});const J=(0,k().runs)(A,{name:$,
path:B.path,wanted:F},H),Y=B.tracked&&await t(U,B)?[(0,D().problemAt)("target-writes",H,{path:B.path})]:[];return{...J,problems:[
...z,...J.problems,...Y]}}async function l(A,{path:$,tracked:F,built:W},H,U){const B=(0,E().packageOf)($);return B===void 0?
(F||W)&&!(0,I().isWithin)($,"node_modules")?[]:[(0,D().problemAt)("target-untracked",U,{path:H})]:F?[(0,D().problemAt)("\
dependency-unverified",U,{name:B,path:H,fault:"committed"})]:await(0,E().inspectDependency)(A,{name:B,path:H},U)}async function i(A,$,F,W){
const H=(0,E().packageOf)(F);if(H===void 0&&A.tree.isPending?.(F))return(0,p().fails)("target-not-judged",W,{path:$});if(H===
void 0||A.tree.stat("node_modules")!==void 0)return(0,k().nothingAt)(A.tree,F,$,W);const U=await(0,E().inspectDependency)(
A,{name:H,path:$},W);return U.some(E().isUnverified)?{targets:[],problems:U}:(0,p().join)([(0,p().fails)("not-installed",
W,{name:H}),{targets:[],problems:U}])}async function e(A,$,F){const W=(0,j().testProblem)($,F,A.directory);if(W!==void 0)
return{targets:[],problems:[W]};if((0,T().isPattern)($))return((0,T().alternativesOf)($)??[]).map(G=>(0,p().from)(A,G)).
some(G=>(0,I().resolveInTree)(A.tree,(0,T().baseOf)(G)).kind==="outside")?(0,p().fails)("target-outside",F,{path:$,reason:"\
symlink"}):p().NOTHING;const H=(0,I().resolveInTree)(A.tree,(0,p().from)(A,$));return H.kind==="inside"&&H.entry.kind===
"directory"&&H.entry.tracked?p().NOTHING:v(A,$,F)}const o=256*1024,s=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function t(A,$){if(($.size??0)>o)return!1;const F=(await A.read($.path)).toString("latin1");return s.test(F)}const r=[
"",".js",".json",".node"];function n(A){return A===""?[""]:r.map($=>A+$)}function a(A,$){const F=$.map(W=>(0,I().resolveInTree)(
A,W)).filter(W=>W.kind!=="missing");return F.find(W=>W.kind!=="inside"||(0,L().isRegular)(W.entry.kind))??F[0]}async function f(A,$){
const F=x().posix.join($,"package.json"),W=await(0,S().readJsonFile)(A,F);if(W===S().INVALID)return S().INVALID;const H=W?.
main,U=b($),B=W===void 0?{}:{by:F};if(typeof H!="string"||H===""){const V=u(A,U);return V&&{found:V,...B}}const G=H.startsWith(
"/")?void 0:(0,I().normalise)(x().posix.join($,H));if(G===void 0)return{found:{kind:"outside",path:H},...B};const z=u(A,
[...n(G),...b(G),...U]);return z&&{found:z,...B}}function b(A){return n(x().posix.join(A,"index")).slice(1)}function u(A,$){
return $.map(F=>(0,I().resolveInTree)(A,F)).find(F=>F.kind==="inside"?(0,L().isRegular)(F.entry.kind):F.kind!=="missing")}
async function y(A,$){const{flags:F,operands:W}=A,H=(0,M().isTestRun)(A);if(w(A,H))return p().NOTHING;const U=[];for(const z of F)
U.push(await P(z,$));for(const{text:z,span:V}of W){if(z===""||z.startsWith("-"))continue;const J=H?e:v;U.push(await J($,
z,V))}const{targets:B,problems:G}=(0,p().join)(U);return F.some(({name:z})=>z==="--check")?{targets:B.map(z=>({...z,parsed:!0})),
problems:G}:{targets:B,problems:G}}function w({operands:A},$){const F=A[0]?.text;return F==="inspect"||F==="debug"&&!$}const O=new Set(
["--import","--require","--experimental-loader"]);async function P(A,$){const{name:F,value:W="",span:H}=A;return F==="--\
env-file"||F==="--env-file-if-exists"?m($,W,H):F==="--test-reporter-destination"?R($,W,H):!O.has(F)||!/^[@a-z]/i.test(W)?
p().NOTHING:h($,W,H)}function R(A,$,F){if(/^std(?:out|err)$/.test($))return p().NOTHING;const W=(0,j().pathProblem)($,F,
A.directory);if(W!==void 0)return{targets:[],problems:[W]};const H=(0,I().resolveInTree)(A.tree,(0,I().normalise)((0,p().
from)(A,$))??"");return H.kind==="outside"?(0,p().fails)("target-outside",F,{path:$,reason:"symlink"}):H.kind==="inside"&&
H.entry.tracked?(0,p().fails)("writes-files",F,{program:"node",flag:$}):p().NOTHING}async function h(A,$,F){const W=/^(?:@[^/]+\/)?[^/]+/.
exec($)?.[0]??$;return{targets:[],problems:await(0,E().inspectDependency)(A,{name:W,path:$},F)}}const C=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function m(A,$,F){if((0,j().pathProblem)($,F,A.directory)!==void 0)return p().NOTHING;const W=(0,I().resolveInTree)(
A.tree,(0,p().from)(A,$));if(W.kind==="missing"&&A.tree.isPending?.(W.path))return(0,p().fails)("target-not-judged",F,{path:$});
const H=(0,k().fileAt)(W,$,F);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,p().fails)("target-untracked",
F,{path:$});if((H.size??0)>o)return(0,p().fails)("environment-file-unsafe",F,{path:$,names:[]});const B=[...(await A.tree.
read(H.path)).toString("utf8").matchAll(C)].map(([z])=>z.replace(/\s*=$/,"")).filter(z=>z.toUpperCase()!=="NODE_ENV"),G=[
...new Set(B)].slice(0,10);return G.length===0?p().NOTHING:(0,p().fails)("environment-file-unsafe",F,{path:$,names:G})}},
67953:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.findPackages=j,g.foldersUpFrom=v,g.readSettings=
e;function x(){const s=c(76760);return x=function(){return s},s}function I(){const s=c(39491);return I=function(){return s},
s}function L(){const s=c(32854);return L=function(){return s},s}function D(){const s=c(13254);return D=function(){return s},
s}function M(){const s=c(59867);return M=function(){return s},s}function E(){const s=c(56788);return E=function(){return s},
s}function S(){const s=c(10473);return S=function(){return s},s}function T(){const s=c(47668);return T=function(){return s},
s}async function j(s,t,r){const{workspace:n,workspaces:a,includeRoot:f}=s,b=await p(s,t,r);if("problems"in b)return b;const{
directory:u,implied:y}=b;if(a===!1&&n.length>0)return(0,E().fails)("flag-value",r,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const w={project:u,directories:[u],selected:!1,missing:[]};if(a!==!0&&n.length===
0&&y===void 0)return w;const O=await(0,M().usablePackageJson)(t.tree,u);if(O===void 0)return w;const P=await k(u,t,r);if("\
problems"in P)return P;const R=new Map;f&&R.set(O.name,u);const h=[],C=n.length>0?n:y===void 0?[]:[void 0];if(C.length===
0)for(const m of P)R.set(m.name,m.directory);for(const m of C){const A={directory:t.directory,project:u},$=m??x().posix.
join("/",y??""),F=(0,T().selectWorkspaces)(P,$,A);F.length===0&&m!==void 0&&h.push((0,D().problemAt)("workspace-missing",
r,{workspace:m}));for(const W of F)R.set(W.name,W.directory)}return R.size===0?h.length>0?{targets:[],problems:h}:(0,E().
fails)("workspace-missing",r,{workspace:""}):{project:u,directories:[...R.values()],selected:!0,missing:h}}async function p({
prefix:s,workspaces:t},r,n){if(s!==void 0)return N(s,r,n);const{tree:a,directory:f}=r,b=v(f),u=b.find(y=>d(a,y)||l(a,y));
if(u===void 0||!d(a,u))return(0,E().fails)("package-json-missing",n,{directory:f});if(t===!1)return{directory:u};for(const y of b.
slice(b.indexOf(u)+1)){const w=await k(y,r,n);if("problems"in w)return w;if(w.some(O=>O.directory===u))return{directory:y,
implied:u}}return{directory:u}}async function k(s,{tree:t},r){const n=await(0,T().listWorkspaces)(t,s);return"unclear"in
n?(0,E().fails)("target-outside",r,{path:n.unclear,reason:"workspace"}):"broken"in n?(0,E().fails)("package-json-invalid",
r,{path:n.broken}):n}function N(s,t,r){if((0,L().normalise)((0,E().from)(t,s))===void 0)return E().NOTHING;const n=(0,S().
entryAt)((0,L().resolveInTree)(t.tree,(0,E().from)(t,s)),s,r);return"problems"in n?n:{directory:n.path}}function v(s){return s===
""?[""]:[s,...(0,I().foldersAbove)(s).reverse(),""]}function d(s,t){return(0,L().resolveInTree)(s,x().posix.join(t,"pack\
age.json")).kind!=="missing"}function l(s,t){return(0,L().resolveInTree)(s,x().posix.join(t,"node_modules")).kind==="ins\
ide"}const i=new Set(["--usage","--version","--versions"]);function e({flags:s}){const t=s.findLast(({name:a})=>a==="--p\
refix")?.value,r=o(s,"--workspaces"),n=o(s,"--ignore-scripts");return{informs:s.some(({name:a})=>i.has(a)),...t===void 0?
{}:{prefix:t},...r===void 0?{}:{workspaces:r},workspace:s.flatMap(({name:a,value:f})=>a==="--workspace"&&f?[f]:[]),includeRoot:o(
s,"--include-workspace-root")===!0,...n===void 0?{}:{ignoreScripts:n},ifPresent:o(s,"--if-present")===!0}}function o(s,t){
const r=s.findLast(n=>n.name===t);return r&&r.negated!==!0}},62205:function(K,g,c){Object.defineProperty(g,"__esModule",
{value:!0}),g.resolveRun=j;function x(){const r=c(80781);return x=function(){return r},r}function I(){const r=c(97424);return I=
function(){return r},r}function L(){const r=c(54669);return L=function(){return r},r}function D(){const r=c(59867);return D=
function(){return r},r}function M(){const r=c(56788);return M=function(){return r},r}function E(){const r=c(61102);return E=
function(){return r},r}function S(){const r=c(20362);return S=function(){return r},r}function T(){const r=c(46912);return T=
function(){return r},r}function j(r,n,a,f){const{directory:b,event:u,words:y}=n;return f.follow(`${b}\0${u}`,`${(0,T().scriptText)(
n)}\0${y.length}`,()=>k(r,n,a,f),w=>p(w,u,a))}function p(r,n,a){return r.why==="cycle"?(0,M().fails)("npm-script-cycle",
a,{script:n}):(0,M().fails)("npm-script-chain",a,{script:n,limit:r.limit,what:r.why})}async function k(r,n,a,f){const{event:b,
body:u,words:y}=n,w=(0,T().scriptText)(n),O={targets:[(0,M().target)(r,{kind:"npm_script",name:b,script:w})],problems:[]},
P=(0,I().dangerOfScript)(w);if(P!==void 0)return(0,M().join)([O,(0,M().fails)("npm-script-dangerous",a,{script:b,text:w,
danger:P})]);const R={...r,via:b},h=(0,x().subTree)(r.tree,r.directory),{parts:C,fault:m,isIdle:A}=await(0,E().readParts)(
{body:u,words:y,span:a},R,h),$=await N(r,n),F=[O];let W=m!==void 0;for(const H of C){const{problems:U,targets:B}=await H.
resolve(R,f),{kept:G,refused:z}=d(U,y);if(F.push({targets:B,problems:G.map(i($))}),z===void 0)continue;const V=o(z)&&!l(
z);W||=V;const J=V&&!$?"error":void 0,Z={script:b,text:w,reason:z.rule};m||F.push((0,M().fails)("npm-script-text",H.span,
Z,J))}if(A&&F.push((0,M().fails)("only-prints",a,{program:"npm",flag:`run ${b}`})),m===void 0)F.push(v(y));else{const H=$&&
y.length===0?"notice":void 0,U={script:b,text:w,...m,words:y.map(B=>B.text)};F.push((0,M().fails)("npm-script-form",y[0]?.
span??a,U,H))}return W&&$&&F.push((0,S().namedTargets)(u,R,a)),(0,M().join)(F)}async function N({base:r,directory:n,changed:a},{
event:f,body:b}){return(r&&(await(0,D().usablePackageJson)(r,n))?.scripts.get(f))===b&&(!a.has((0,M().from)({directory:n},
"package.json"))||!/npm_/.test(b))}function v(r){const n=r.flatMap(a=>(0,L().lex)(`x ${(0,T().quoteForScript)(a.text)}`).
problems.map(f=>({...f,span:a.span})));return{targets:[],problems:n}}function d(r,n){const a=({span:y})=>n.some(w=>e(w.span,
y)),f=r.filter(y=>a(y)||t(y)),b=r.filter(y=>!f.includes(y)),u=b.filter(o);return{kept:f,refused:u.find(y=>!l(y))??u[0]??
b[0]}}function l({rule:r}){return r==="program-not-allowed"}function i(r){return n=>r&&n.rule==="tool-unknown"?{...n,severity:"\
notice"}:n}function e(r,n){return r.start<n.end&&r.end>n.start}function o({severity:r}){return r==="error"}const s=new Set(
["build-files-unread","dependency-not-compared","dependency-redirected","target-changed","target-writes","not-installed",
"only-prints","tool-runs-file","tool-unknown","workspaces-changed"]);function t({rule:r,args:n}){return r==="dependency-\
unverified"?"fault"in n&&["removed","stale"].includes(n.fault):s.has(r)||r.startsWith("npm-script-")||r.startsWith("npmr\
c-")}},52437:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveNpm=e,g.resolveTool=o;function x(){
const u=c(76760);return x=function(){return u},u}function I(){const u=c(92739);return I=function(){return u},u}function L(){
const u=c(32854);return L=function(){return u},u}function D(){const u=c(93028);return D=function(){return u},u}function M(){
const u=c(13254);return M=function(){return u},u}function E(){const u=c(31901);return E=function(){return u},u}function S(){
const u=c(66227);return S=function(){return u},u}function T(){const u=c(19685);return T=function(){return u},u}function j(){
const u=c(62205);return j=function(){return u},u}function p(){const u=c(60210);return p=function(){return u},u}function k(){
const u=c(96916);return k=function(){return u},u}function N(){const u=c(59867);return N=function(){return u},u}function v(){
const u=c(56788);return v=function(){return u},u}function d(){const u=c(46912);return d=function(){return u},u}function l(){
const u=c(38218);return l=function(){return u},u}function i(){const u=c(10473);return i=function(){return u},u}async function e(u,y,w){
const{subcommand:O,operands:P,flags:R}=u,[h]=P,C=h?.span??R[0]?.span??{start:0,end:0};if(O==="exec")return h===void 0?v().
NOTHING:o(y,u,h);const{project:m,selected:A,runs:$,packages:F,problems:W}=await(0,d().scriptsThatRun)(u,y,C);if(m===void 0)
return{targets:[],problems:W};const H=[await(0,p().inspectNpmrc)({...y,directory:m},C)];for(const B of F){const G={...y,
directory:B},z=$.filter(J=>J.directory===B);z.length>0&&H.push(await(0,k().inspectShadows)(G,C));for(const J of z)H.push(
await(0,j().resolveRun)(G,J,C,w));const V=x().posix.join(B,"package.json");y.changed.has(V)&&H.push((0,v().fails)("targe\
t-changed",C,{path:V}))}const U=x().posix.join(m,"package.json");return A&&!F.includes(m)&&y.changed.has(U)&&H.push((0,v().
fails)("target-changed",C,{path:U})),(0,v().join)([...H,{targets:[],problems:W}])}async function o(u,y,{text:w,span:O}){
if(!(0,E().isToolName)(w))return v().NOTHING;const P=y.starts==="file",R=P?v().NOTHING:await(0,S().resolveAtHome)(u,C=>s(
C,w,O));if(!P&&R.targets.length===0)return R;const h=await(0,l().resolveToolFiles)(y,u);return(0,v().join)([R,(0,I().isKnownTool)(
w)?v().NOTHING:(0,v().fails)("tool-unknown",O,{tool:w}),h])}async function s(u,y,w){const{tree:O}=u,P=await(0,N().readPackageJson)(
O,""),R=(await(0,k().ownBinaries)(O)).get(y);if(R!==void 0&&u.via!==void 0&&O.stat("node_modules")===void 0)return(0,i().
resolveCommitted)(u,{text:R.file,span:w});if(P===N().INVALID)return(0,v().fails)("package-json-invalid",w,{path:"package\
.json"});if(P?.binaries.has(y))return(0,v().fails)("binary-shadowed",w,{name:y,path:P.path});const h=(0,v().from)(u,`nod\
e_modules/.bin/${y}`);if(u.directory!==""&&O.stat(h)!==void 0)return(0,v().fails)("dependency-unverified",w,{name:y,path:h,
fault:"elsewhere"});const C=O.stat("node_modules");if(C===void 0)return b(u,P,y,w);const m=await a(O,y),A=O.stat(m),$=(0,L().
resolveInTree)(O,m);if(A===void 0||$.kind==="missing")return(0,v().fails)("binary-missing",w,{name:y});if($.kind!=="insi\
de")return(0,v().fails)("target-outside",w,{path:m,reason:"symlink"});const F=(0,S().packageOf)($.path),W=C.tracked||A.tracked,
H=!W&&$.entry.tracked&&await r(O,$.path);if(F===void 0&&!H||!(0,D().isRegular)($.entry.kind))return(0,v().fails)("depend\
ency-unverified",w,{name:y,path:$.path,fault:"elsewhere"});if(!H&&(W||$.entry.tracked)){const G={name:F??y,path:$.path,fault:"\
committed"};return(0,v().fails)("dependency-unverified",w,G)}const U=H?await(0,S().inspectOrigin)(u,n(O,m)??y,w):await t(
u,y,$.path,w);if(U.some(S().isUnverified))return{targets:[],problems:U};if(!await f(O,$.path))return(0,v().fails)("binar\
y-not-node",w,{name:y,path:$.path});H&&u.changed.has($.path)&&U.push((0,M().problemAt)("target-changed",w,{path:$.path}));
const B={kind:"package_binary",name:y,path:$.path};return{targets:[(0,v().target)(u,B)],problems:U}}async function t(u,y,w,O){
const P=(0,S().packageOf)(w)??y,R=w.slice(`node_modules/${P}/`.length),h={name:y.startsWith("@")?void 0:y,file:R},C=await(0,S().
inspectDependency)(u,{name:P,path:w,binary:h},O);return P===y||!(await(0,T().readLocks)(u.tree)).npm?.packages.has(y)?C:
[...C,...await(0,S().inspectOrigin)(u,y,O)]}async function r(u,y){return(await(0,k().ownPackages)(u)).some(w=>(0,L().isWithin)(
y,w))}function n(u,y){return(0,S().packageOf)(x().posix.join(x().posix.dirname(y),u.readlink(y)??""))}async function a(u,y){
const w=`node_modules/.bin/${y}`;if(!y.startsWith("@"))return w;const O=await(0,N().usablePackageJson)(u,`node_modules/${y}`);
if(O===void 0)return w;const[P]=O.binaries.keys();return`node_modules/.bin/${(O.binaries.size===1?P:void 0)??y.replace(/^@[^/]*\//,
"")}`}async function f(u,y){return/\.[cm]?js$/.test(y)||/^#!.*[/ ]node\b/.test(await(0,i().firstLineOf)(u,y))}async function b(u,y,w,O){
const P=await(0,S().ownerOf)(u.tree,w,y?.dependencies??new Set);if(P===void 0)return(0,v().fails)("binary-missing",O,{name:w});
const R={kind:"package_binary",name:w},h=await(0,S().inspectDependency)(u,{name:P,path:w},O);return{targets:[(0,v().target)(
u,R)],problems:[u.tree.isPending?.("node_modules")?(0,M().problemAt)("target-not-judged",O,{path:w}):(0,M().problemAt)("\
not-installed",O,{name:w}),...h]}}},60210:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.effectOf=i,
g.foreignSettings=r,g.inspectNpmrc=N,g.npmrcCopies=e,g.readNpmrc=k;function x(){const n=c(76760);return x=function(){return n},
n}function I(){const n=c(58238);return I=function(){return n},n}function L(){const n=c(4537);return L=function(){return n},
n}function D(){const n=c(32854);return D=function(){return n},n}function M(){const n=c(59542);return M=function(){return n},
n}function E(){const n=c(93028);return E=function(){return n},n}function S(){const n=c(94411);return S=function(){return n},
n}function T(){const n=c(56788);return T=function(){return n},n}function j(){const n=c(10473);return j=function(){return n},
n}const p=64*1024;async function k(n){const a=await(0,j().readText)(n.tree,(0,T().from)(n,".npmrc"),p);if(a===void 0)return{
settings:{}};if("unread"in a)return a;const f=(0,L().lfsObstacle)(a.text);return f!==void 0?{unread:f}:{settings:(0,I().
parse)(a.text),file:a.path}}async function N(n,a){const f=(0,T().from)(n,".npmrc"),b=await k(n);if("unread"in b)return(0,T().
fails)("npmrc-setting",a,{path:f,keys:[],why:b.unread});const{settings:u,file:y=f}=b,w=n.changed.has(f)||n.changed.has(y),
O=n.base&&await k({...n,tree:n.base}),P=O&&"settings"in O?O.settings:{},R={changed:[],decides:[],stands:[]};for(const[h,
C]of Object.entries(u)){const m=i(h,C),A=w&&JSON.stringify(P[h])!==JSON.stringify(C),$=h==="node-options"&&!(0,S().areHarmlessOptions)(
String(C));m==="harmless"||m==="honoured"&&!A&&!$||R[A?"changed":m==="other"?"stands":"decides"].push(h)}return(0,T().join)(
Object.entries(R).map(([h,C])=>C.length===0?T().NOTHING:(0,T().fails)("npmrc-setting",a,{path:f,keys:C,why:h},h==="stand\
s"?"warning":void 0)))}const v=new Set(`access allow-same-version audit audit-level auth-type bin-links color commit-hoo\
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
-scripts","node-options"]);function i(n,a){const f=typeof a!="object"&&!String(a).includes("${");if(n==="ignore-scripts"&&
f)return typeof a=="boolean"?"honoured":"decides";if(l.has(n)&&f)return"honoured";const b=n.toLowerCase().replaceAll("_",
"-");return d.has(b)||n.includes("${")?"decides":!v.has(n)||typeof a=="object"&&!Array.isArray(a)||String(a).includes("$\
{")?"other":"harmless"}async function e(n,a){return Promise.all((0,M().filesNamed)(n,".npmrc").map(({path:f})=>o(n,f,a)))}
async function o(n,a,f){const b=x().posix.dirname(a),u=await k({tree:n,directory:b==="."?"":b});if("unread"in u)return s(
n,a,u.unread);const{settings:y,file:w=a}=u,O=f.has(a)||f.has(w),P=([h,C])=>{const m=i(h,C);return m==="harmless"||m==="h\
onoured"&&!O},R=Object.entries(y);return{path:w,text:(0,I().stringify)(Object.fromEntries(R.filter(P))),dropped:R.filter(
h=>!P(h)).map(([h])=>h)}}function s(n,a,f){const b=(0,D().resolveInTree)(n,a);return b.kind==="inside"&&(0,E().isRegular)(
b.entry.kind)?{path:b.path,text:"",dropped:[f]}:{path:a,dropped:[f]}}const t=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function r(n,a){return(await e(n,a)).flatMap(({path:b,dropped:u})=>{const y=u.filter(w=>!t.test(w));return y.length>
0?[`${b}: ${y.join(", ")}`]:[]})}},96916:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.inspectShadows=
l,g.ownPackages=g.ownBinaries=void 0;function x(){const t=c(76760);return x=function(){return t},t}function I(){const t=c(
32854);return I=function(){return t},t}function L(){const t=c(59542);return L=function(){return t},t}function D(){const t=c(
11331);return D=function(){return t},t}function M(){const t=c(19685);return M=function(){return t},t}function E(){const t=c(
67953);return E=function(){return t},t}function S(){const t=c(59867);return S=function(){return t},t}function T(){const t=c(
56788);return T=function(){return t},t}function j(){const t=c(47668);return j=function(){return t},t}const p=g.ownPackages=
(0,L().perTree)(async t=>{const r=await(0,j().listWorkspaces)(t,""),n=Array.isArray(r)?r.map(({directory:y})=>y):[],{npm:a,
unread:f}=await(0,M().readLocks)(t),b=(a?.all??[]).flatMap(({source:y})=>y.kind==="file"?(0,I().normalise)(y.at)??[]:[]),
u=f.length>0?await k(t):[];return[...new Set([...n,...b,...u])].filter(y=>y!=="")});async function k(t){const r=await(0,S().
usablePackageJson)(t,""),n=(0,L().filesNamed)(t,"package.json").map(({path:f})=>x().posix.dirname(f)),a=[];for(const f of n){
const b=f==="."?void 0:await(0,S().usablePackageJson)(t,f);b!==void 0&&r?.dependencies.has(b.name)&&a.push(f)}return a}const N=g.
ownBinaries=(0,L().perTree)(async t=>{const r=new Map;for(const n of await p(t)){const a=await(0,S().usablePackageJson)(
t,n);for(const[f,b]of a?.binaries??[]){const u=x().posix.join(n,b);r.set(x().posix.basename(f),{file:u,manifest:x().posix.
join(n,"package.json")})}}return r}),v=new Set([...D().PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum cl\
ear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),d=new Set(["node","npm","npx","sh"]);async function l(t,r){const{tree:n,base:a}=t,
f=await N(n),b=a&&await N(a),u=[...f].flatMap(([w,{manifest:O}])=>v.has(w)?[i(w,O,b?.has(w)===!0,r)]:[]),y=[];for(const w of(0,E().
foldersUpFrom)(t.directory)){const O=await e(n,x().posix.join(w,"node_modules/.bin"));for(const{name:P,path:R,isLocked:h}of O)
y.push(i(P,R,h,r))}return(0,T().join)([...u,...y])}function i(t,r,n,a){return n?d.has(t)?(0,T().fails)("program-replaced",
a,{name:t,path:r},"warning"):T().NOTHING:(0,T().fails)("program-replaced",a,{name:t,path:r})}const e=(0,L().perPath)(async(t,r)=>{
const n=[];for(const{path:a}of t.list(r)){const f=x().posix.basename(a).replace(/\.(?:cmd|exe|ps1)$/,"");if(!v.has(f))continue;
const b=(0,I().resolveInTree)(t,a);if(b.kind!=="inside")continue;const u=b.path===a?await o(t,b.entry):b.path,y=u!==void 0&&
/node_modules\/(?!\.bin\/)/.test(u);n.push({name:f,path:a,isLocked:y&&!b.entry.tracked})}return n});async function o(t,{
path:r,size:n=0}){if(n>s)return;const a=(await t.read(r)).toString("utf8"),[,f]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(a)??
[];return f&&x().posix.join(x().posix.dirname(r),f)}const s=16*1024},59867:function(K,g,c){Object.defineProperty(g,"__es\
Module",{value:!0}),g.MAX_BYTES=g.INVALID=void 0,g.binOf=d,g.readPackageJson=g.readJsonFile=void 0,g.usablePackageJson=N;
function x(){const e=c(26040);return x=function(){return e},e}function I(){const e=c(3463);return I=function(){return e},
e}function L(){const e=c(80287);return L=function(){return e},e}function D(){const e=c(32854);return D=function(){return e},
e}function M(){const e=c(59542);return M=function(){return e},e}function E(){const e=c(10473);return E=function(){return e},
e}const S=["dependencies","devDependencies","optionalDependencies"],T=g.MAX_BYTES=64*1024*1024,j=g.INVALID=Symbol("inval\
id"),p=g.readJsonFile=(0,M().perPath)(async(e,o)=>{if((0,D().resolveInTree)(e,o).kind==="missing")return;const s=await(0,E().
readText)(e,o,T);if(s===void 0||"unread"in s||(0,L().isNestedTooDeep)(s.text))return j;const t=(0,x().attempt)(()=>JSON.
parse(s.text.replace(/^\uFEFF/,"")));return typeof t=="object"&&t!==null?t:j}),k=g.readPackageJson=(0,M().perPath)(async(e,o)=>{
const s=o===""?"package.json":`${o}/package.json`,t=await p(e,s);return t===void 0||t===j?t:v(s,t)});async function N(e,o){
const s=await k(e,o);return s===j?void 0:s}function v(e,o){const s=typeof o.name=="string"?o.name:"";return{path:e,name:s,
scripts:l(o.scripts),binaries:new Map(Object.entries(d(o.bin,s)??{})),dependencies:new Set(S.flatMap(t=>[...l(o[t]).keys()])),
workspaces:i(o.workspaces)}}function d(e,o){if(typeof e=="string")return{[o.replace(/^@[^/]*\//,"")]:e};const s=l(e);return s.
size===0?void 0:Object.fromEntries(s)}function l(e){return new Map(Object.entries((0,I().objectIn)(e)).flatMap(([o,s])=>typeof s==
"string"?[[o,s]]:[]))}function i(e){const o=Array.isArray(e)?e:(0,I().objectIn)(e).packages;return Array.isArray(o)?o.filter(
s=>typeof s=="string"):[]}},65490:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.isPackageManager=v,
g.resolvePackageManager=N,g.selectsPackages=d;function x(){const o=c(76760);return x=function(){return o},o}function I(){
const o=c(59542);return I=function(){return o},o}function L(){const o=c(31901);return L=function(){return o},o}function D(){
const o=c(52437);return D=function(){return o},o}function M(){const o=c(67953);return M=function(){return o},o}function E(){
const o=c(62205);return E=function(){return o},o}function S(){const o=c(60210);return S=function(){return o},o}function T(){
const o=c(96916);return T=function(){return o},o}function j(){const o=c(59867);return j=function(){return o},o}function p(){
const o=c(56788);return p=function(){return o},o}function k(){const o=c(46912);return k=function(){return o},o}async function N(o,s,t,r){
const{subcommand:n,operands:a,flags:f}=o,[b]=a;if(b===void 0)return p().NOTHING;const{text:u,span:y}=b,w=(0,p().join)([await(0,S().
inspectNpmrc)({...t,directory:""},y),t.directory===""?p().NOTHING:await(0,S().inspectNpmrc)(t,y)]),O=(0,L().isProgram)(u)||
t.families?.allowed.has(u)===!0;if(n==="exec"){const m=O?p().NOTHING:await(0,D().resolveTool)(t,o,b);return(0,p().join)(
[w,m])}const P=d(o,s),R=await l(t,P,y);if("problems"in R)return(0,p().join)([w,R]);const h=R.filter(({manifest:m})=>m.scripts.
has(u));if(h.length>0){const m=h.map(A=>e(A,o,t,r));return(0,p().join)([w,...await Promise.all(m)])}if(n==="script-or-to\
ol"&&O)return w;if(n==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(u)){const m=[(0,L().wordProblem)("outside-code",s.program,
b)];return(0,p().join)([w,{targets:[],problems:m}])}if(n==="script-or-tool"&&(0,L().isToolName)(u)){const m=await(0,D().
resolveTool)(t,{...o,subcommand:"exec"},b);return(0,p().join)([w,m])}if(n==="script-or-tool"&&!/^[\w:.-]*\w[\w:.-]*$/.test(
u)){const m=[(0,L().wordProblem)("outside-code",s.program,b)];return(0,p().join)([w,{targets:[],problems:m}])}const C=f.
some(({name:m})=>m==="--if-present");return(0,p().join)([w,(0,p().fails)("npm-script-missing",y,{script:u,passes:C})])}function v({
data:o}){return o.starts==="script-or-tool"||o.starts==="script-tool-or-file"}function d({anyPackage:o,flags:s,passthrough:t},{
data:r}){const n=[...s.map(({name:a})=>a),...t.map(({text:a})=>a)];return o===!0||n.some(a=>r.selecting_flags.includes(a.
replace(/=.*/s,"")))}async function l({tree:o,directory:s},t,r){const n=(0,M().foldersUpFrom)(s).filter(b=>o.stat(x().posix.
join(b,"package.json"))!==void 0),a=t?i(o):n.slice(0,1);if(a.length===0)return(0,p().fails)("package-json-missing",r,{directory:s});
const f=[];for(const b of a){const u=await(0,j().readPackageJson)(o,b);if(u===j().INVALID)return(0,p().fails)("package-j\
son-invalid",r,{path:x().posix.join(b,"package.json")});u!==void 0&&f.push({directory:b,manifest:u})}return f}function i(o){
const s=[];for(const{path:t}of(0,I().filesNamed)(o,"package.json"))t.split("/").includes("node_modules")||s.push(x().posix.
dirname(t).replace(/^\.$/,""));return s}async function e({directory:o,manifest:s},{operands:[t],passthrough:r},n,a){const f={
...n,directory:o},{text:b="",span:u={start:0,end:0}}=t??{},y=[await(0,T().inspectShadows)(f,u)],w=(0,k().runsIn)(s,o,{event:b,
words:r});for(const R of w)y.push(await(0,E().resolveRun)(f,R,u,a));const O=(0,k().inspectEmpty)(w,b,f,u);return y.push(
{targets:[],problems:O}),n.changed.has(s.path)&&y.push((0,p().fails)("target-changed",u,{path:s.path})),(0,p().join)(y)}},
55013:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.alternativesOf=k,g.baseOf=T,g.isPattern=S,g.matchesPattern=
D,g.readPatterns=L;function x(){const N=c(14395);return x=function(){return N},N}function I(N){return N.length>200||N.split(
"**").length>2?!1:N==="."?!0:N.split("/").every(v=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(v))}function L(N){const v=[],d=[],l=N.
some(e=>e.includes("{"))?/[[\]!]/:/[[\]]/;for(const e of N){const o=/^!*/.exec(e)?.[0].length??0,t=(l.test(e)?void 0:k(e.
slice(o)))?.map(r=>r.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!t?.every(I))return{unclear:e};if(o%2===1){d.push(...t);
continue}for(let r=0;r<d.length;r+=1)t.some(n=>D(n,d[r]??""))&&d.splice(r,1);v.push(t)}const i=v.filter(e=>!e.some(o=>d.
some(s=>D(o,s))));return{wanted:i.flat(),entries:i,refused:d}}function D(N,v,d={}){return M(N.split("/"),v.split("/"),d)}
function M(N,v,d){const[l,...i]=N,[e,...o]=v;return l===void 0?d.partial||v.every(s=>s==="**"):e===void 0?!1:e!=="**"?E(
l,e,d)&&M(i,o,d):M(N,o,d)?!0:E(l,"*",d)&&M(i,v,d)}function E(N,v,{dot:d=!1}){return N.startsWith(".")&&!v.startsWith(".")&&
!d?!1:(0,x().matchesStars)(N,v)}function S(N){return/[*?[{]/.test(N)}function T(N){return N.replace(/[^/]*[*?[{].*$/s,"")}
const j=200,p=1e3;function k(N){if(N.length>p)return;let v=[N.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const d=[];for(;v.length>
0;){const l=[];for(const i of v){const e=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(i);if(e===null)d.push(i);else{const{0:o,1:s="",
index:t}=e,[r,n]=[i.slice(0,t),i.slice(t+o.length)];l.push(...s.split(",").map(a=>`${r}${a}${n}`))}}if(l.length+d.length>
j)return;v=l}return d}},82293:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.inspectPaths=S,g.pathProblem=
p,g.testProblem=j;function x(){const k=c(32854);return x=function(){return k},k}function I(){const k=c(13254);return I=function(){
return k},k}function L(){const k=c(45806);return L=function(){return k},k}function D(){const k=c(87646);return D=function(){
return k},k}function M(){const k=c(55013);return M=function(){return k},k}const E=new Set(["--env-file","--env-file-if-e\
xists","--prefix"]);function S(k,N){const{passthrough:v}=k,d=[],l=(e,o)=>{const s=p(e,o,N);s!==void 0&&d.push(s)};for(const e of[
k,...(0,L().launchedBy)(k)]){for(const{name:s,value:t,span:r}of e.flags)t!==void 0&&(E.has(s)&&l(t,r),s==="--workspace"&&
/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(t)&&l(t,r));for(const{as:s,path:t,span:r}of e.subcommand==="exec"&&e.tool?.files||[]){
const n=s==="tests"?j(t,r,N):void 0;n!==void 0&&d.push(n)}if(e.program!=="node"&&e.starts!=="file")continue;const o=e.program===
"node"&&(0,D().isTestRun)(e)?j:p;for(const{text:s,span:t}of e.operands){const r=s===""||s==="-"?void 0:o(s,t,N);r!==void 0&&
d.push(r)}}const i=v.find(({text:e})=>T.test(e));return i!==void 0&&d.push((0,I().problemAt)("absolute-path",i.span,{path:i.
text})),d}const T=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;function j(k,N,v){
if(!(0,M().isPattern)(k))return p(k,N,v);const d=(0,M().alternativesOf)(k);if(d===void 0)return(0,I().problemAt)("glob-u\
nclear",N,{pattern:k,reason:"too_many"});for(const l of[k,...d]){const i=p(l,N,v);if(i!==void 0)return{...i,args:{...i.args,
path:k}}}}function p(k,N,v){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(k)&&/^(?:data|node|file|[a-z]+:\/)/i.test(k))return(0,I().
problemAt)("target-outside",N,{path:k,reason:"address"});const d=/^(?:[\\/]|[A-Za-z]:)/.test(k),l=d?void 0:(0,x().normalise)(
v===""?k:`${v}/${k}`);if(l===void 0){const i=d?"absolute":"above";return(0,I().problemAt)("target-outside",N,{path:k,reason:i})}
if((0,x().isWithin)(l,".git",{ignoreCase:!0}))return(0,I().problemAt)("target-in-git",N,{path:k})}},57615:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.programRuns=M;function x(){const y=c(3463);return x=function(){return y},
y}function I(){const y=c(95244);return I=function(){return y},y}function L(){const y=c(11331);return L=function(){return y},
y}function D(){const y=c(54421);return D=function(){return y},y}async function M(y,w){const O=(0,D().startedWords)(y),[P,
...R]=O;if(P===void 0||u.has(P.text))return[];if(!P.isKnown)return[E(`it starts ${P.shown}`)];const h=(0,L().baseName)(P.
text),C=(0,L().programNamed)(P.text),m=(0,D().textHanded)(O);if(C?.kind==="shell"&&m)return m.words.every(({isKnown:J})=>J)||
/\s/.test(m.text)?w.shell(m.text):[E("a shell runs what it is handed")];const A=R.some(({text:V})=>d(V)||v(V));if((0,L().
runsCode)(P.text)&&(A||!l.has(h)))return j(h,R,m!==void 0,w.files);const{files:$,left:F}=T(R,w.files),W=F.map(({text:V})=>V),
U=d(P.text)&&!N.test(P.text)?[w.files.script(P.text)]:await p(h,W,{...w,files:$}),B=W.filter(v).flatMap(V=>{const J=$.named(
V);return J.length>0?J:w.files.named(V)}),G=b.test(h)?F.findIndex(({text:V})=>(0,L().runsCode)(V)):-1,z=G<0?[]:await M(F.
slice(G),{...w,files:$});return[...U,...z,...B]}function E(y){return{kind:"unread",name:y}}const S=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;
function T(y,w){const O=y.findIndex(({text:h})=>S.test(h));if(O<0)return{files:w,left:y};const P=S.exec(y[O]?.text??"")?.[1],
R=y.toSpliced(O,P===void 0?2:1);return{files:w.into(P??y[O+1]?.text),left:R}}function j(y,w,O,P){const R=w.flatMap(({text:F})=>P.
named(F));if(O)return[{kind:"inline",name:y},...R];const h=w.filter(({text:F})=>!F.startsWith("-")),C=h.find(({text:F})=>d(
F)||v(F))??h[0],m={kind:"program",name:y};if(R.length>0||C===void 0)return R.length>0?R:[m];const{text:A}=C;if(!C.isKnown)
return[E(`it runs ${C.shown}`)];if(/^\w{2,}:/.test(A))return[{kind:"package",name:A,isExact:/@v?\d+\.\d+/.test(A)}];if(w[w.
indexOf(C)-1]?.text!=="-m")return[P.script(A,s)];const $=P.named(A.replaceAll(".","/"),s);return $.length>0?$:[m]}async function p(y,w,{
files:O,shell:P}){const R=await O.manifest(),h=l.has(y)?i(w):void 0,C=o(h).flatMap(F=>{const W=(0,x().textIn)((0,x().objectIn)(
R.scripts),F);return W===""?[]:[{kind:"npm_script",name:F,text:W}]}),m=await Promise.all(C.map(({text:F=""})=>P(F,O))),$=C.
length>0&&!e.test(h??"")?[]:k([y,...w],R,O);return[...C,...m.flat(),...$]}function k(y,w,O){const[P=""]=y,R=(f.get(P)??[]).
flatMap(F=>O.named(F));if(R.length>0)return R;const h=a(y);if(h===void 0)return[{kind:"program",name:P}];const C=O.named(
h.name);if(C.length>0||/^[./]/.test(h.name))return C.length>0?C:[{kind:"program",name:P}];const{dependencies:m,devDependencies:A}=w;
return[[m,A].some(F=>h.name in(0,x().objectIn)(F))?{kind:"program",name:h.name}:{kind:"package",...h}]}const N=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function v(y){return(0,I().isCode)(y)||/\.(?:exe|jar)$/i.test(y)}function d(y){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(y)&&!y.includes("://")}const l=new Set(["npm","pnpm","yarn","bun"]);function i(y){const[w,O]=y.filter(P=>!P.startsWith(
"-"));return w==="run"||w==="run-script"?O:w}const e=/^(?:add|ci|clean-install|i|install)$/;function o(y){if(y===void 0)
return[];const w=O=>[`pre${O}`,O,`post${O}`];return e.test(y)?[...new Set([y,"install","prepare"].flatMap(w)),"prepublis\
h"]:w(y)}const s=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"],t=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
r=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
n=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function a(y){const w=y.filter(
R=>!R.startsWith("-")),O=[3,2,1].find(R=>R<=w.length&&t.test(w.slice(0,R).join(" ")));if(O===void 0)return;const P=y.slice(
y.indexOf(w[O-1]??"")+1).map(R=>R.replace(/^--(?:from|package)=/,"")).find((R,h,C)=>!/^(?:-|[\d.:]+\w?$)/.test(R)&&!r.test(
C[h-1]??""));return P===void 0?void 0:{name:P,isExact:n.test(P)}}const f=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),b=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
u=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/))},9504:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.resolveProgram=o;function x(){const P=c(76760);return x=function(){return P},P}function I(){
const P=c(17093);return I=function(){return P},P}function L(){const P=c(91063);return L=function(){return P},P}function D(){
const P=c(71011);return D=function(){return P},P}function M(){const P=c(32854);return M=function(){return P},P}function E(){
const P=c(59542);return E=function(){return P},P}function S(){const P=c(97340);return S=function(){return P},P}function T(){
const P=c(46868);return T=function(){return P},P}function j(){const P=c(79757);return j=function(){return P},P}function p(){
const P=c(67953);return p=function(){return P},P}function k(){const P=c(65490);return k=function(){return P},P}function N(){
const P=c(55013);return N=function(){return P},P}function v(){const P=c(82293);return v=function(){return P},P}function d(){
const P=c(56788);return d=function(){return P},P}function l(){const P=c(38218);return l=function(){return P},P}function i(){
const P=c(10473);return i=function(){return P},P}const e=5;async function o(P,R,h,C){const m=t(P,R,h);if("problems"in m)
return m;const{subcommand:A,starts:$,operands:F,module:W,launched:H}=P,[U]=F,B=[r(R,h,s(P)),...f(P,m),await(0,l().resolveProgramFiles)(
P,h)],G={subcommand:A??U?.text??"",span:s(P)};if(B.push(O(R,m,G)),W!==void 0&&($!=="module"||H)&&B.push(w(R,m,W)),U!==void 0&&
$==="file"&&B.push(b(P,R,m)),U!==void 0&&$==="module"&&B.push(y(m,U,P.passthrough)),!(0,k().isPackageManager)(R))return(0,d().
join)(B);if(A==="run"||A==="exec"||A==="script-or-tool")B.push(await(0,k().resolvePackageManager)(P,R,m,C));else if(A!==
void 0&&(0,k().selectsPackages)(P,R)){const z={text:A,span:s(P),quoted:!1},V={...P,subcommand:"run",operands:[z]};B.push(
await(0,k().resolvePackageManager)(V,R,m,C))}return(0,d().join)(B)}function s({operands:P,flags:R}){return P[0]?.span??R[0]?.
span??{start:0,end:0}}function t({flags:P},R,h){let C=h;for(const{name:m,value:A,span:$}of P){if(A===void 0||!(0,L().movesTo)(
R,m))continue;const F=(0,i().entryFrom)(C,A,$);if("problems"in F)return F;C={...h,directory:F.path}}return C}function r({
program:P,data:R},{tree:h,changed:C},m){if(R.build_files.length===0)return d().NOTHING;const A=n(h),$=A.get(R)??a(h,R.build_files);
A.set(R,$);const F=$.filter(H=>C.has(H)),W=$.slice(0,e);return(0,d().join)([$.length===0?d().NOTHING:(0,d().fails)("buil\
d-files-unread",m,{program:P,files:W,count:$.length}),...F.map(H=>(0,d().fails)("target-changed",m,{path:H}))])}const n=(0,E().
perTree)(()=>new Map);function a(P,R){const h=C=>R.some(m=>(0,N().matchesPattern)(m.includes("/")?C:x().posix.basename(C),
m,{dot:!0}));return[...P.files()].flatMap(({path:C})=>!(0,M().isWithin)(C,"node_modules")&&h(C)?C:[])}function f({operands:P,
flags:R,starts:h,subcommand:C,family:m},A){const $=m&&(0,k().isPackageManager)(m)&&C!=="test";return[...(h===void 0&&!$?
P:[]).map(({text:H,span:U})=>({text:H.replace(/::.*$/s,""),span:U})),...R.flatMap(({value:H,span:U})=>H===void 0?[]:[{text:H,
span:U}])].map(({text:H,span:U})=>{const B=(0,M().normalise)((0,d().from)(A,H));return B===void 0||B===""?d().NOTHING:(0,M().
isWithin)(B,".git",{ignoreCase:!0})?(0,d().fails)("target-in-git",U,{path:B}):(0,M().resolveInTree)(A.tree,B).kind==="ou\
tside"?(0,d().fails)("target-outside",U,{path:H,reason:"symlink"}):d().NOTHING})}function b({operands:[P],parsed:R},h,C){
if(P===void 0)return d().NOTHING;const{targets:m,problems:A}=u(C,P),F=(0,j().extensionProblems)(h,P.text,P.span).length>
0?[]:m.flatMap(({path:W=""})=>(0,j().extensionProblems)(h,W,P.span));return{targets:R?m.map(W=>({...W,parsed:R})):m,problems:[
...A,...F]}}function u(P,{text:R,span:h}){const C=(0,v().pathProblem)(R,h,P.directory);if(C!==void 0)return{targets:[],problems:[
C]};const m=(0,M().normalise)((0,d().from)(P,R))??"",A=(0,M().resolveInTree)(P.tree,m);if(A.kind==="missing")return(0,i().
nothingAt)(P.tree,m,R,h);const $=(0,i().fileAt)(A,R,h);return"problems"in $?$:$.tracked?(0,i().runs)(P,{name:R,path:$.path,
wanted:m},h):(0,d().fails)("target-untracked",h,{path:R})}function y(P,R,h){const{text:C,span:m}=R,A=(0,S().pythonFiles)(
C).find($=>!$.endsWith("/__init__.py")&&P.tree.stat((0,d().from)(P,$))!==void 0);if(A===void 0){const $=(0,T().parseUnknownTool)(
R,h,D().UNKNOWN_MODULE);return(0,d().join)([(0,d().fails)("tool-unknown",m,{tool:C}),{targets:[],problems:$}])}return u(
P,{text:A,span:m,quoted:!1})}function w({program:P},{tree:R,base:h,changed:C,directory:m},{text:A,span:$}){const F=`-m ${A}`,
[W]=A.split("."),H=[...C].filter(U=>{const[,B=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(x().posix.relative(m,U))??[];return R.
stat(U)!==void 0&&h?.stat(U)===void 0&&(B===W||(0,I().isOfLibrary)(B))});return(0,d().join)(H.map(U=>(0,d().fails)("sett\
ings-changed",$,{program:P,subcommand:F,path:U})))}function O({program:P,data:R},{changed:h,directory:C},{subcommand:m,span:A}){
const F=(R.settings.length===0?[]:(0,p().foldersUpFrom)(C)).flatMap(H=>R.settings.map(U=>x().posix.join(H,U))),W=[...h].
filter(H=>F.some(U=>(0,M().isWithin)(H,U)));return(0,d().join)(W.map(H=>(0,d().fails)("settings-changed",A,{program:P,subcommand:m,
path:H})))}},36187:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.ProjectFiles=void 0;function x(){const T=c(
76760);return x=function(){return T},T}function I(){const T=c(3463);return I=function(){return T},T}function L(){const T=c(
32854);return L=function(){return T},T}function D(){const T=c(93028);return D=function(){return T},T}function M(){const T=c(
59867);return M=function(){return T},T}const E=/^(?:[/~\\]|[A-Za-z]:)/;class S{#n;#e;constructor(j,p){this.#n=j,this.#e=
p}into(j){const k=j===void 0||E.test(j)||/[$`]/.test(j)?[]:this.#e.map(N=>x().posix.join(N,j));return new S(this.#n,k)}find(j,p=[
""]){if(!(/^[/~]/.test(j)||j===""||!this.#n))for(const k of this.#e)for(const N of p){const v=(0,L().normalise)(x().posix.
join(k,j.replaceAll("\\","/"))+N),d=v===void 0?void 0:(0,L().resolveInTree)(this.#n,v);if(d?.kind==="inside"&&(0,D().isRegular)(
d.entry.kind)&&d.entry.tracked)return d.path}}script(j,p){const k=this.find(j,p);if(k!==void 0)return{kind:"file",name:k};
if(E.test(j))return{kind:"outside",name:j};const[N]=this.#e;if(N===void 0)return{kind:"unread",name:`it runs ${j} in ano\
ther directory`};const v=(0,L().normalise)(x().posix.join(N,j));return v===void 0?{kind:"outside",name:j}:{kind:this.#n===
void 0?"file":"missing",name:v||"."}}named(j,p){const k=this.find(j.replace(/^-{1,2}[\w-]+=/,""),p);return k===void 0?[]:
[{kind:"file",name:k}]}async manifest(){const j=this.find("package.json");return this.#n&&j?(0,I().objectIn)(await(0,M().
readJsonFile)(this.#n,j)):{}}}g.ProjectFiles=S},56788:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.
Trail=g.NOTHING=void 0,g.fails=D,g.from=M,g.join=L,g.target=E;function x(){const p=c(13254);return x=function(){return p},
p}const I=g.NOTHING={targets:[],problems:[]};function L(p){return{targets:p.flatMap(k=>k.targets),problems:p.flatMap(k=>k.
problems)}}function D(p,k,N,v){return{targets:[],problems:[(0,x().problemAt)(p,k,N,v)]}}function M({directory:p},k){return p===
""?k:`${p}/${k}`}function E({via:p},k){return p===void 0?k:{...k,via:p}}const S=64,T=2e3;class j{#n=new Set;#e=new Set;resolve;#s;constructor(k,N){
this.resolve=k,this.#s=N}async follow(k,N,v,d){if(this.#n.has(k))return d({why:"cycle"});const l=await this.#s?.tickScript();
if(l!==void 0)return d({why:"time",limit:l});const i=`${k}\0${N}`;if(this.#e.has(i))return I;if(this.#n.size>=S)return d(
{why:"depth",limit:S});if(this.#e.size>=T)return d({why:"count",limit:T});this.#n.add(k);const e=await v();return this.#n.
delete(k),this.#e.add(i),e}}g.Trail=j},74100:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.isWrapperTool=
i,g.readScriptForm=j;function x(){const s=c(94411);return x=function(){return s},s}function I(){const s=c(54669);return I=
function(){return s},s}function L(){const s=c(11331);return L=function(){return s},s}function D(){const s=c(81716);return D=
function(){return s},s}function M(){const s=c(68538);return M=function(){return s},s}function E(){const s=c(54421);return E=
function(){return s},s}function S(){const s=c(55013);return S=function(){return s},s}function T(){const s=c(46912);return T=
function(){return s},s}function j(s,t){const r=(0,D().readShellText)(s,t);if(r.length===0&&!(0,T().isBlank)(s))return{commands:r,
fault:{part:"the script",why:"cannot be read"}};const n=(0,I().lex)(s).problems.find(({rule:a})=>a==="shell-comment");if(n&&
r.length>0){const a=s.slice(n.span.start,n.span.end);return{commands:r,fault:{part:a,why:"hides the words behind it"}}}for(const[
a,f]of r.entries()){const b=a===r.length-1,u=N(f,s)??p(f,b);if(u!==void 0)return{commands:r,fault:u}}return{commands:r}}
function p({separator:s},t){const r=s.trim();if(!(t?r==="":r==="&&"))return{part:r===""?"a line break":r,why:k}}const k="\
joins commands in another way than `&&`";function N(s,t){const{words:r,redirections:n,inside:a,subshell:f,defines:b,problems:u,
assignments:y}=s,w=t.slice(s.span.start,s.span.end).trim(),O=(m,A)=>({part:m,why:A});if(f)return O(w,"runs in a subshell");
if(b)return O(w,"defines a function");if(a.length>0)return O(w,"runs a command to make a word");const[P]=n;if(P)return O(
`${P.operator} ${P.target?.text??""}`,"redirects input or output");const R=y.find(({name:m,value:A})=>!(0,x().isHarmlessVariable)(
m,A));if(R)return O(`${R.name}=`,"sets a variable that can choose the code that runs");const h=r.find(m=>(0,D().isDynamic)(
s,m)&&!v(s,m,t));if(h){const{start:m,end:A}=h.span;return O(t.slice(m,A),"is only known when the script runs")}const C=u.
find(m=>!d(m,r));if(C){const{start:m,end:A}=C.span;return O(t.slice(m,A).trim()||w,"is syntax of a shell")}return r.length===
0?O(w,"starts no program"):l(r)}function v({problems:s},{span:t},r){return s.every(n=>n.rule!=="variable-expansion"||n.span.
end<=t.start||n.span.start>=t.end||/^\$\{?npm_package_version\}?$/.test(r.slice(n.span.start,n.span.end)))}function d({rule:s,
span:t,severity:r},n){if(s==="variable-expansion"||r==="warning")return!0;if(s!=="brace-expansion")return!1;const a=n.find(
f=>f.span.start<=t.start&&f.span.end>=t.end);return a!==void 0&&(0,S().alternativesOf)(a.text)?.every(f=>!f.startsWith("\
-"))===!0}function l(s){const[t]=s,r=t?.text??"";if((0,M().changesShell)(r)&&!t?.quoted)return{part:r,why:"is a word of \
the shell"};const n=(0,E().startedWords)(s),a=s.slice(0,s.length-n.length);if(i(r))return;const f=(0,L().programNamed)(r);
if(f?.kind==="wrapper"){const b=a.find(({text:u},y)=>y>0&&!o(u,r));if(b||f.wraps!=="as-is"||a.length===0)return{part:b?.
text??r,why:"decides how another program runs"}}else if(a.length>0)return{part:r,why:"runs a program for what it finds"};
return(0,E().textHanded)(n)&&n[0]?.text!=="node"?{part:n[0]?.text??r,why:"runs text as code"}:void 0}function i(s){return e(
s)==="as-tool"}function e(s){const t=(0,L().programNamed)(s);return t?.name===s?t.wraps:void 0}function o(s,t){const[,r,
n=""]=/^(\w+)=(.*)$/s.exec(s)??[];return r!==void 0?(0,x().isHarmlessVariable)(r,n):e(s)==="as-is"?!0:(0,L().baseName)(t)===
"env"?!1:/^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.test(s)}},28213:function(K,g,c){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.helperFault=k,g.helperWords=p;function x(){const l=c(76760);return x=function(){return l},l}function I(){
const l=c(678);return I=function(){return l},l}function L(){const l=c(95244);return L=function(){return l},l}function D(){
const l=c(32854);return D=function(){return l},l}function M(){const l=c(59542);return M=function(){return l},l}function E(){
const l=c(56788);return E=function(){return l},l}function S(){const l=c(10473);return S=function(){return l},l}const T={
cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,
from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,from:0}},j=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;
function p([l,...i]){if(l?.text==="shx"){const[e]=i;return e&&(e.text==="echo"||Object.hasOwn(T,e.text))?i:void 0}return l&&
Object.hasOwn(T,l.text)?[l,...i]:void 0}async function k([l,...i],e){const o=l?.text??"",s=T[o];if(s===void 0)return;const t=i.
find(({text:n})=>n.startsWith("-")&&!s.flags.test(n));if(t)return{part:`${o} ${t.text}`,why:"has a flag that is not know\
n"};const r=i.flatMap(({text:n})=>n.startsWith("-")?[]:[n]);if(r.length<(s.from<0?2:1))return{part:o,why:"names no path"};
for(const n of r.slice(s.from)){const a=await N(n,e);if(a!==void 0)return{part:`${o} \u2026 ${n}`,why:a}}}async function N(l,i){
const{tree:e,isOutput:o}=i,s=l.startsWith("/")?void 0:(0,D().normalise)((0,E().from)(i,l));if(s===void 0||s==="")return"\
writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.test(l))return"writes to a path that the text does not show";if(j.
test(s))return"writes to a directory of dependencies";if((0,L().toolThatFinds)(s)!==void 0)return"writes a configuration\
 file";const t=e.stat(s);if(t?.tracked&&t.kind!=="directory")return"writes a file of the commit";const r=`${s}/`;if(t?.tracked&&
[...e.files()].some(a=>a.path.startsWith(r)))return"writes to a directory of the commit";if(!(o?.(s)||(await v(e))(s)))return"\
writes to a path that git does not ignore and `build_outputs` does not name"}const v=(0,M().perTree)(async l=>{const i=new Map;
for(const{path:e}of l.files()){if(x().posix.basename(e)!==".gitignore")continue;const o=await(0,S().readText)(l,e,d),s=x().
posix.dirname(e).replace(/^\.$/,"");o&&"text"in o&&i.set(s,(0,I().default)().add(o.text))}return e=>{const o=e.split("/");
let s=!1;for(let t=0;t<o.length;t+=1){const r=i.get(o.slice(0,t).join("/")),n=o.slice(t).join("/"),a=r?.test(n),f=r?.test(
`${n}/`);a?.ignored||f?.ignored?s=!0:(a?.unignored||f?.unignored)&&(s=!1)}return s}}),d=256*1024},61102:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.readParts=d;function x(){const t=c(92739);return x=function(){return t},
t}function I(){const t=c(32854);return I=function(){return t},t}function L(){const t=c(11331);return L=function(){return t},
t}function D(){const t=c(81716);return D=function(){return t},t}function M(){const t=c(68538);return M=function(){return t},
t}function E(){const t=c(54421);return E=function(){return t},t}function S(){const t=c(45806);return S=function(){return t},
t}function T(){const t=c(31901);return T=function(){return t},t}function j(){const t=c(82293);return j=function(){return t},
t}function p(){const t=c(56788);return p=function(){return t},t}function k(){const t=c(74100);return k=function(){return t},
t}function N(){const t=c(28213);return N=function(){return t},t}function v(){const t=c(20362);return v=function(){return t},
t}async function d({body:t,words:r,span:n},a,f){const b=(0,k().readScriptForm)(t,f),u=b.fault?(0,D().everyCommand)(b.commands).
map(D().withoutReserved):b.commands,y=[];let{fault:w}=b,{directory:O}=a;for(const[h,C]of u.entries()){const m=!w||C.words.
every(B=>!(0,D().isDynamic)(C,B)),A=h===u.length-1&&!b.fault,$=[...C.words.map(B=>({...B,span:n})),...A?r:[]],[F,W]=$;if(F?.
text==="cd"){const B=W&&(0,I().normalise)((0,p().from)({directory:O},W.text));(h>0||$.length!==2||B===void 0)&&(w??={part:"\
cd",why:"changes the directory in the middle, or leaves the repository"}),O=B??O;continue}const H={...a,directory:O},U=(0,N().
helperWords)($);U&&(w??=await(0,N().helperFault)(U,H)),!(U||F===void 0||!m||(0,M().isWithoutEffect)(F.text))&&y.push({span:n,
resolve:(B,G)=>e($,{...B,directory:H.directory},G)})}const P=u.some(({words:h})=>l.test(h.map(({text:C})=>C).join(" "))),
R=!w&&y.length===0&&u.length>0&&!P;return{parts:y,isIdle:R,...w&&{fault:w}}}const l=/^(?:\[|exit (?!0$)|false|test )/,i=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;
async function e(t,r,n){const a=(0,k().isWrapperTool)(t[0]?.text??"")?t:(0,E().startedWords)(t),[f,...b]=a;if(f===void 0)
return p().NOTHING;const{families:u}=r,y=(0,T().isProgram)(f.text)?f.text:u?.allowed.get(f.text),w=i.exec(f.text)?.[1]??
f.text,O=t[0]===f?void 0:t[0],P=O?o(O):p().NOTHING;if(y===void 0&&/[\\/]/.test(w))return(0,p().join)([P,await s(a,r)]);const{
invocation:R,problems:h}=y?(0,S().parseInvocation)(y,b,u):(0,S().parseInvocation)("npx",[{...f,text:w},...b],u),C=await n.
resolve(R,r),m=y===void 0&&C.problems.some(({rule:F})=>F==="binary-missing");if(m&&(0,x().toolOf)(w,u?.tools)!==void 0)return(0,p().
join)([P,o(f),{targets:[],problems:h}]);if(m)return(0,p().join)([P,await s(a,r)]);const $=(0,j().inspectPaths)(R,r.directory);
return(0,p().join)([P,{targets:[],problems:[...h,...$]},C])}function o({text:t,span:r}){return(0,p().fails)("program-not\
-allowed",r,{program:t,group:"other"})}async function s(t,r){const[n]=t;if(n===void 0)return p().NOTHING;const a=t.find(
({text:b,span:u})=>u.start!==n.span.start&&(b.startsWith("-")||(0,L().programNamed)(n.text))),f=a?(0,p().fails)("npm-scr\
ipt-form",a.span,{script:r.via??"",text:t.map(({text:b})=>b).join(" "),part:n.text,why:"is a program that the gate does \
not read",words:[a.text]}):p().NOTHING;return(0,p().join)([o(n),f,await(0,v().filesOfProgram)(t,r)])}},80827:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.npmScripts=d,g.stepsIn=v;function x(){const h=c(76760);return x=function(){
return h},h}function I(){const h=c(3463);return I=function(){return h},h}function L(){const h=c(54669);return L=function(){
return h},h}function D(){const h=c(68538);return D=function(){return h},h}function M(){const h=c(3893);return M=function(){
return h},h}function E(){const h=c(67953);return E=function(){return h},h}function S(){const h=c(60210);return S=function(){
return h},h}function T(){const h=c(59867);return T=function(){return h},h}function j(){const h=c(56788);return j=function(){
return h},h}function p(){const h=c(46912);return p=function(){return h},h}const k={start:0,end:0},N=200;function v({steps:h}){
return h.flatMap(C=>C.command?.nested?v(C.command.nested):[C])}async function d(h,C,m={left:N}){const{subcommand:A,flags:$}=h;
if(A===void 0)return;const{project:F,selected:W,runs:H,packages:U}=await(0,p().scriptsThatRun)(h,C,k);if(F===void 0)return;
const B=await(0,S().readNpmrc)({...C,directory:F}),G=await l(C,F);if("unread"in B||G===void 0)return;const{settings:z}=B,
V=b.some(Q=>Q in z);if(G.devEngines!==void 0||V)return;const J=[],Z=u($,z);for(const Q of U){const X=await l(C,Q);if(X===
void 0||i(X))return;const _=H.filter(q=>q.directory===Q),tn=_.length===0?await r(h,C,Q):void 0;tn!==void 0&&J.push({...e(
X),...tn,directory:Q});for(const q of _){const sn=await o(q,C,Z,m);J.push({...e(X),...sn})}}const Y=z["node-options"],{prefix:en}=(0,E().
readSettings)(h);return{subcommand:A,directory:C.directory,project:F,prefixed:en!==void 0,inWorkspaces:W,config:Z,...typeof Y==
"string"&&{nodeOptions:Y},steps:J}}async function l({tree:h},C){const m=await(0,T().readJsonFile)(h,(0,j().from)({directory:C},
"package.json"));return m===void 0||m===T().INVALID?void 0:(0,I().objectIn)(m)}function i({bin:h,directories:C}){return!h&&
"bin"in(0,I().objectIn)(C)}function e(h){const{name:C,version:m}=h;return{packageId:C&&m?`${String(C)}@${String(m)}`:"",
packageEnv:w(h)}}async function o(h,C,m,A){const{directory:$,event:F,body:W}=h,H=(0,p().scriptText)(h),U={...C,directory:$},
B=a(H),G=await t(B,U,{config:m,budget:A}),z=h.words.map(J=>J.text),V=B&&{...B,...G&&{nested:G}};return{directory:$,event:F,
body:W,words:z,text:H,...V&&{command:V}}}const s=new Set(["--if-present","--include-workspace-root","--workspace","--wor\
kspaces"]);async function t(h,C,{config:m,budget:A}){if(!(h?.argv[0]==="npm"&&Object.keys(h.env).length===0)||m.npm_config_ignore_scripts===
"true"||(A.left-=1,A.left<0))return;const F=h.argv.slice(1).map(B=>({text:B,span:k,quoted:!0})),{invocation:W,problems:H}=(0,M().
parseNpm)(F),U=W.flags.every(({name:B})=>s.has(B));if(!(H.length>0||!U))return d(W,C,A)}async function r(h,{tree:C},m){const A=(0,p().
eventOf)(h),$=(await(0,T().usablePackageJson)(C,m))?.scripts.has(A??"");if(!(A===void 0||$||(0,E().readSettings)(h).ifPresent))
return{event:A,words:[],text:""}}function n(h){return(0,D().changesShell)(h)||(0,D().isWithoutEffect)(h)||h==="nohup"}function a(h){
const{words:C,assignments:m,refused:A,problems:$}=(0,L().lex)(h),F=$.every(({rule:G,severity:z})=>G==="assignment-refuse\
d"||z==="warning"&&G!=="unquoted-glob"),W=$.filter(({rule:G})=>G==="assignment-refused").length,[H]=C;if(!F||W!==A.length||
H===void 0||n(H.text)||H.text.includes("="))return;const U=[...m,...A].sort((G,z)=>G.span.start-z.span.start);if(U.some(
({name:G})=>G==="PATH"))return;const B=Object.fromEntries(U.map(({name:G,value:z})=>[G,z]));return{argv:C.map(G=>G.text),
env:B}}const f=new Set(`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.em\
ail
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),b=["also","dev","include","omit","only","optional","product\
ion"];function u(h,C){const m=Object.entries(C).filter(([F,W])=>["harmless","honoured"].includes((0,S().effectOf)(F,W))),
A=h.map(({name:F,value:W,negated:H})=>[F.slice(2),W??H!==!0]),$=[...m,...A].filter(([F])=>!f.has(F));return Object.fromEntries(
$.map(([F,W])=>[`npm_config_${F.replaceAll("-","_").toLowerCase()}`,y(W)]))}function y(h){return Array.isArray(h)?h.map(
y).join(`

`):h==null||h===!1?"":String(h).trim()}function w(h){const{name:C,version:m,config:A,engines:$,bin:F}=h,W={};return O({name:C,
version:m,config:A,engines:$,bin:P(F,C)},"npm_package_",W),Object.fromEntries(Object.entries(W).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function O(h,C,m){for(const[A,$]of Object.entries(h))if($!==void 0)if($===null||$===!1)m[`${C}${A}`]="";else if(Array.
isArray($))for(const[F,W]of $.entries())O({[`${A}_${F}`]:W},C,m);else typeof $=="object"?O($,`${C}${A}_`,m):m[`${C}${A}`]=
String($)}function P(h,C){const $=Object.entries((0,T().binOf)(h,typeof C=="string"?C:"")??{}).map(([F,W])=>[x().posix.basename(
R(F)),R(W)]).filter(([F,W])=>F&&W);return $.length>0?Object.fromEntries($):void 0}function R(h){return x().posix.join("/",
h.replaceAll("\\","/")).slice(1)}},20362:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.filesOfProgram=
k,g.namedTargets=N;function x(){const l=c(76760);return x=function(){return l},l}function I(){const l=c(95244);return I=
function(){return l},l}function L(){const l=c(32854);return L=function(){return l},l}function D(){const l=c(93028);return D=
function(){return l},l}function M(){const l=c(81716);return M=function(){return l},l}function E(){const l=c(55013);return E=
function(){return l},l}function S(){const l=c(36187);return S=function(){return l},l}function T(){const l=c(56788);return T=
function(){return l},l}function j(){const l=c(45636);return j=function(){return l},l}function p(){const l=c(10473);return p=
function(){return l},l}async function k(l,i){const e=new(S()).ProjectFiles(i.tree,[i.directory]),o=l.map(a=>({...a,shown:a.
text,isKnown:!0})),t=(await(0,j().wordRuns)(o,e)).flatMap(({kind:a,name:f})=>a==="file"?[f]:[]),r=l[0]?.span??{start:0,end:0},
n={...i,directory:""};return(0,T().join)(t.map(a=>(0,p().resolveCommitted)(n,{text:a,span:r})))}function N(l,i,e){const o=(0,M().
everyCommand)((0,M().readShellText)(l)),s=o.some(y=>y.substituted.length>0||[...y.words,...y.assignments].some(w=>(0,M().
isDynamic)(y,w))),t=[...new Set(l.split(v).filter(y=>y!==""))],r=[i.directory];for(const{words:y}of o){const[w,O]=y;if(!(!/^(?:cd|pushd)$/.
test(w?.text??"")||O===void 0)&&(r.push(...r.flatMap(P=>(0,L().normalise)(x().posix.join(P,O.text))??[])),r.length>d))break}
const n=[...i.changed],a=[...new Set(r)].flatMap(y=>t.map(w=>{const O={...i,directory:y},P=(0,L().normalise)(x().posix.join(
y,w));if(P===void 0)return T().NOTHING;const R=(0,L().resolveInTree)(i.tree,P);if(R.kind==="inside"&&(0,D().isRegular)(R.
entry.kind))return(0,p().resolveCommitted)(O,{text:w,span:e});const h=n.filter(C=>/[*?[]/.test(w)?(0,E().matchesPattern)(
C,P,{dot:!0}):R.kind==="inside"&&P!==""&&(0,L().isWithin)(C,P));return(0,T().join)(h.map(C=>(0,T().fails)("target-change\
d",e,{path:C})))})),f=s?n.filter(I().isCode):[],{targets:b,problems:u}=(0,T().join)([...a,...f.map(y=>(0,T().fails)("tar\
get-changed",e,{path:y}))]);return{targets:[...new Map(b.map(y=>[y.path,y])).values()],problems:[...new Map(u.map(y=>[JSON.
stringify(y.args),y])).values()]}}const v=/[\s"'`;&|()<>=:,{}]+/,d=16},46912:function(K,g,c){Object.defineProperty(g,"__\
esModule",{value:!0}),g.eventOf=d,g.inspectEmpty=k,g.isBlank=N,g.quoteForScript=e,g.runsIn=l,g.scriptText=T,g.scriptsThatRun=
j;function x(){const o=c(76760);return x=function(){return o},o}function I(){const o=c(13254);return I=function(){return o},
o}function L(){const o=c(67953);return L=function(){return o},o}function D(){const o=c(60210);return D=function(){return o},
o}function M(){const o=c(59867);return M=function(){return o},o}function E(){const o=c(56788);return E=function(){return o},
o}const S={selected:!1,runs:[],packages:[],problems:[]};function T({body:o,words:s}){return[o,...s.map(({text:t})=>e(t))].
join(" ")}async function j(o,s,t){const r=(0,L().readSettings)(o),n=d(o);if(r.informs||n===void 0)return S;const a=h=>(0,L().
findPackages)(r,h,t),f=await a(s);if("problems"in f)return{...S,problems:f.problems};const{project:b,selected:u,directories:y}=f,
w=r.ignoreScripts??await v({...s,directory:b}),O=[],P=[...f.missing,...await p(f,s,t,a)];let R=!1;for(const h of y){const C=await(0,M().
readPackageJson)(s.tree,h);if(C===M().INVALID){const m=x().posix.join(h,"package.json");P.push(...(0,E().fails)("package\
-json-invalid",t,{path:m}).problems)}else if(C===void 0)P.push(...(0,E().fails)("package-json-missing",t,{directory:h}).
problems);else if(C.scripts.has(n)){const m={event:n,words:o.passthrough},A=l(C,h,m,{ignoreScripts:w});O.push(...A),P.push(
...k(A,n,{...s,directory:h},t))}else R=!0}if(R){const h={script:n,passes:r.ifPresent},C=r.ifPresent&&O.length===0&&s.via===
void 0,m=n==="start"||C;P.push((0,I().problemAt)("npm-script-missing",t,h,m?"error":void 0))}return{project:b,selected:u,
runs:O,packages:y,problems:P}}async function p({project:o,directories:s},{base:t,...r},n,a){const f=x().posix.join(o,"pa\
ckage.json");if(t===void 0||!r.changed.has(f))return[];const b=await a({...r,tree:t});if("problems"in b)return[];const u=b.
directories.filter(y=>!s.includes(y));return u.length===0?[]:[(0,I().problemAt)("workspaces-changed",n,{path:f,lost:u})]}
function k(o,s,{via:t,directory:r},n){if(o.some(({event:f,body:b})=>f===s&&!N(b)))return[];const a=t===void 0?"npm-scrip\
t-empty":"npm-script-empty-part";return[(0,I().problemAt)(a,n,{script:s,path:x().posix.join(r,"package.json")})]}function N(o){
return o.split(`
`).every(s=>/^\s*(?:#|$)/.test(s))}async function v(o){const s=await(0,D().readNpmrc)(o);return"settings"in s&&s.settings["\
ignore-scripts"]===!0}function d({subcommand:o,operands:s}){switch(o){case"run":return s[0]?.text;case"test":case"start":case"\
stop":return o;default:return}}function l({scripts:o},s,{event:t,words:r},{ignoreScripts:n}={}){return(n?[t]:[`pre${t}`,
t,`post${t}`]).flatMap(f=>{const b=o.get(f);return b?[{directory:s,event:f,body:b,words:f===t?r:[]}]:[]})}const i=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function e(o){return o===""?"''":i.test(o)?`'${o.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):o}},45636:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.textRuns=E,g.valueRuns=j,g.wordRuns=
T;function x(){const p=c(97424);return x=function(){return p},p}function I(){const p=c(81716);return I=function(){return p},
p}function L(){const p=c(57615);return L=function(){return p},p}const D=4,M={kind:"download",name:"it runs what it downl\
oads"};async function E(p,k,N=0){if(N>D)return[{kind:"unread",name:"it is nested too deeply"}];const v=(0,I().readShellText)(
p);return v.length===0&&p.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,x().findDangers)(v).some(({name:l})=>l===
"remote_code_execution")?[M]:[],...await S(v,p,k,N)]}async function S(p,k,N,v){const d=[];let l=N;for(const i of p){if(d.
push(...await S(i.inside,k,l,v)),i.subshell!==void 0)continue;if(i.defines){d.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:e,assignments:o}=(0,I().withoutReserved)(i),s=e.map(n=>({...n,shown:k.slice(n.span.start,n.
span.end),isKnown:!(0,I().isDynamic)(i,n)}));d.push(...j(o.map(({value:n})=>n),l));const[t,r]=s;t?.text==="cd"||t?.text===
"pushd"?l=l.into(r?.isKnown?r.text:void 0):d.push(...await T(s,l,v))}return d}function T(p,k,N=0){const v=(d,l=k)=>E(d,l,
N+1);return(0,L().programRuns)(p,{files:k,shell:v})}function j(p,k){return p.flatMap(N=>N.split(/[\s=:,]+/)).flatMap(N=>k.
named(N))}},38218:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveProgramFiles=d,g.resolveToolFiles=
v;function x(){const t=c(76760);return x=function(){return t},t}function I(){const t=c(91063);return I=function(){return t},
t}function L(){const t=c(32854);return L=function(){return t},t}function D(){const t=c(93028);return D=function(){return t},
t}function M(){const t=c(66227);return M=function(){return t},t}function E(){const t=c(15804);return E=function(){return t},
t}function S(){const t=c(59867);return S=function(){return t},t}function T(){const t=c(55013);return T=function(){return t},
t}function j(){const t=c(82293);return j=function(){return t},t}function p(){const t=c(56788);return p=function(){return t},
t}function k(){const t=c(10473);return k=function(){return t},t}const N=["",...["js","cjs","mjs","ts","cts","mts","jsx",
"tsx","json"].map(t=>`.${t}`)];async function v(t,r){return l(t.tool??{files:[],roots:[],nodeFlags:[]},r)}function d({files:t=[],
flags:r,family:n},a){const f=r.flatMap(({name:b,value:u})=>u&&n&&(0,I().movesTo)(n,b)?u:[]);return l({files:t,roots:f,nodeFlags:[]},
a)}async function l({files:t,roots:r,nodeFlags:n},a){const f=["",...r].flatMap(u=>{const y=(0,L().normalise)((0,p().from)(
a,u));return y===void 0?[]:[y]}),b=[];for(const u of t)b.push(u.as==="tests"?await s(u,a):await i(u,[...new Set(f)],a));
for(const u of n)b.push(await(0,E().inspectNodeFlag)(u,a));return(0,p().join)(b)}async function i(t,r,n){const{as:a,path:f,
span:b}=t,u=(0,j().pathProblem)(f,b,n.directory);if(u!==void 0)return{targets:[],problems:[u]};const y=[];for(const w of r){
const O=(0,L().normalise)(x().posix.join(w,f));if(O===void 0)continue;const P=await e(t,O,n);P!==void 0&&y.push(P)}return y.
length>0?(0,p().join)(y):a==="code"||a==="config"?(0,k().nothingAt)(n.tree,x().posix.join(n.directory,f),f,b):a==="modul\
e"&&t.first?(0,E().inspectImport)(n,f,b):p().NOTHING}async function e(t,r,n){const{as:a,path:f,span:b}=t,{tree:u}=n,y=(0,E().
firstFile)(u,a==="place"?[r]:N.map(P=>r+P));if(y===void 0)return;const w=y.kind==="inside"&&!(0,D().isRegular)(y.entry.kind);
if(a==="place"&&y.kind==="inside")return p().NOTHING;if(!w)return o(t,r,y,n);if(a==="config"){const P=(0,L().resolveInTree)(
u,x().posix.join(y.path,"tsconfig.json"));return P.kind==="missing"?p().NOTHING:o(t,r,P,n)}const O=await(0,E().mainOf)(u,
r);return O===S().INVALID?(0,p().fails)("package-json-invalid",b,{path:x().posix.join(f,"package.json")}):O&&o(t,r,O.found,
n)}async function o({as:t,path:r,span:n,ifFile:a},f,b,u){const y=(0,k().fileAt)(b,r,n);if("problems"in y)return y;const w=await(0,E().
trustProblems)(u,y,r,n);if(w.some(M().isUnverified))return{targets:[],problems:w};const O=(0,k().runs)(u,{name:r,path:y.
path,wanted:f},n),P=t==="module"&&a?[a]:[];return{...O,problems:[...w,...P,...O.problems]}}async function s(t,r){const{path:n,
span:a}=t,f=(0,j().testProblem)(n,a,r.directory);if(f!==void 0)return{targets:[],problems:[f]};const u=((0,T().isPattern)(
n)?((0,T().alternativesOf)(n)??[]).map(T().baseOf):[n]).map(w=>(0,L().resolveInTree)(r.tree,(0,p().from)(r,w)));if(u.some(
({kind:w})=>w==="outside"))return(0,p().fails)("target-outside",a,{path:n,reason:"symlink"});const[y]=u;return(0,T().isPattern)(
n)||y?.kind!=="inside"||!(0,D().isRegular)(y.entry.kind)?p().NOTHING:o(t,(0,L().normalise)((0,p().from)(r,n))??n,y,r)}},
10473:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.entryAt=S,g.entryFrom=p,g.fileAt=j,g.firstLineOf=
l,g.hasOtherContent=d,g.nothingAt=T,g.readText=v,g.resolveCommitted=k,g.runs=N;function x(){const i=c(76760);return x=function(){
return i},i}function I(){const i=c(32854);return I=function(){return i},i}function L(){const i=c(93028);return L=function(){
return i},i}function D(){const i=c(13254);return D=function(){return i},i}function M(){const i=c(1277);return M=function(){
return i},i}function E(){const i=c(56788);return E=function(){return i},i}function S(i,e,o){switch(i.kind){case"inside":
return i.entry;case"outside":return(0,E().fails)("target-outside",o,{path:e,reason:"symlink"});case"missing":return(0,E().
fails)("target-missing",o,{path:e});case"loop":return(0,E().fails)("target-not-a-file",o,{path:e,reason:"loop"})}}function T(i,e,o,s){
const t=(0,M().nearestFile)(i,e),r=e.slice(0,Math.max(0,e.length-((0,I().normalise)(o)?.length??0))),n=t&&x().posix.relative(
r,t),f=e.split("/").map((b,u,y)=>y.slice(0,u).join("/")).find(b=>i.stat(b)?.kind==="submodule");return(0,E().fails)("tar\
get-missing",s,{path:o,...f?{submodule:f}:n&&{near:n}})}function j(i,e,o){const s=S(i,e,o);return"problems"in s||(0,L().
isRegular)(s.kind)?s:(0,E().fails)("target-not-a-file",o,{path:e,reason:s.kind})}function p(i,e,o){const s=e.startsWith(
"/")?void 0:(0,I().normalise)((0,E().from)(i,e));if(s===void 0)return(0,E().fails)("target-outside",o,{path:e,reason:"ab\
ove"});const t=(0,I().resolveInTree)(i.tree,s);return t.kind==="missing"?T(i.tree,s,e,o):S(t,e,o)}function k(i,{text:e,span:o}){
const s=e.startsWith("/")?void 0:(0,I().normalise)((0,E().from)(i,e)),t=s===void 0?void 0:(0,I().resolveInTree)(i.tree,s);
return s===void 0||t?.kind!=="inside"||!(0,L().isRegular)(t.entry.kind)?E().NOTHING:N(i,{name:e,path:t.path,wanted:s},o)}
function N(i,{name:e,path:o,wanted:s},t){const r=i.changed.has(o)||i.changed.has(s);return{targets:[(0,E().target)(i,{kind:"\
file",name:e,path:o})],problems:r?[(0,D().problemAt)("target-changed",t,{path:o})]:[]}}async function v(i,e,o){const s=(0,I().
resolveInTree)(i,e);if(!(s.kind==="missing"&&i.stat(e)===void 0))return s.kind!=="inside"?{unread:"it is a symbolic link\
 that leads to no file of the repository"}:(0,L().isRegular)(s.entry.kind)?(s.entry.size??0)>o?{unread:"it is too large"}:
{text:(await i.read(s.path,o)).toString("utf8"),path:s.path}:{unread:"it is not a regular file"}}async function d(i,e,o){
if(i===e)return!1;const[s,t]=[i,e].map(b=>(0,I().resolveInTree)(b,o));if(s?.kind!=="inside"||t?.kind!=="inside")return!0;
const[r,n]=[s.entry,t.entry];if(r.oid!==void 0&&r.oid===n.oid)return!1;if(r.size!==n.size||!(0,L().isRegular)(r.kind)||!(0,L().
isRegular)(n.kind))return!0;const[a,f]=await Promise.all([i.read(r.path,r.size),e.read(n.path,n.size)]);return!a.equals(
f)}async function l(i,e){const[o=""]=(await i.read(e)).subarray(0,256).toString("latin1").split(`
`,1);return o}},47668:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.listWorkspaces=void 0,g.selectWorkspaces=
p;function x(){const N=c(76760);return x=function(){return N},N}function I(){const N=c(32854);return I=function(){return N},
N}function L(){const N=c(59542);return L=function(){return N},N}function D(){const N=c(59867);return D=function(){return N},
N}function M(){const N=c(55013);return M=function(){return N},N}const E=g.listWorkspaces=(0,L().perPath)(async(N,v)=>{const d=await(0,D().
usablePackageJson)(N,v),l=(0,M().readPatterns)(d?.workspaces??[]);if("unclear"in l)return l;const{wanted:i,entries:e,refused:o}=l;
if(i.length===0)return[];const s=[];for(const{path:n,kind:a}of N.files()){const f=j(v,n);if(f!==void 0)if(a==="symlink"){
const b=i.some(w=>(0,M().matchesPattern)(f,w,{partial:!0})),u=i.some(w=>(0,M().matchesPattern)(f,w)),y=b?(0,I().resolveInTree)(
N,n):void 0;if(y?.kind==="outside")return{unclear:n};if(y?.kind!=="inside"||y.entry.kind!=="directory")continue;if(!u||o.
length>0||i.some(w=>w.startsWith(`${f}/`)))return{unclear:n};s.push(f)}else x().posix.basename(n)==="package.json"&&s.push(
x().posix.dirname(f))}const t=s.filter(n=>i.some(a=>(0,M().matchesPattern)(n,a))).filter(n=>!n.split("/").includes("node\
_modules")).filter(n=>!o.some(a=>(0,M().matchesPattern)(n,a,{dot:!0}))).sort((n,a)=>n.localeCompare(a,"en")),r=e.flatMap(
n=>t.filter(a=>n.some(f=>(0,M().matchesPattern)(a,f,{partial:!0}))));return S(N,v,[...new Set(r)])});async function S(N,v,d){
const l=[],i=new Set;for(const e of d){const o=x().posix.join(v,e).replace(/^\.$/,""),s=await(0,D().readPackageJson)(N,o);
if(s===void 0)continue;if(s===D().INVALID)return{broken:`${o}/package.json`};const t=s.name||T(o);if(i.has(t))return{broken:s.
path};i.add(t),l.push({directory:o,name:t})}return l}function T(N){const v=x().posix.basename(x().posix.dirname(N)),d=x().
posix.basename(N);return v.startsWith("@")?`${v}/${d}`:d}function j(N,v){return N===""?v:v.startsWith(`${N}/`)?v.slice(N.
length+1):void 0}function p(N,v,{directory:d,project:l}){const i=t=>x().posix.join("/",t),e=i(j(l,`${d}/`)===void 0?l:d),
o=x().posix.resolve(e,v),s=[x().posix.relative(i(l),x().posix.resolve(i(d),v)),v];return N.filter(t=>{if(t.name===v||i(t.
directory)===o)return!0;const r=x().posix.relative(e,i(t.directory)),n=v.startsWith("./")?`./${r}`:r;return s.some(a=>k(
n,a))})}function k(N,v){const d=/^\.(?:\/|$)/.test(v)===N.startsWith("./"),[l,i]=[x().posix.normalize(N),x().posix.normalize(
`${v}/`)];return d&&v!==""&&`${x().posix.dirname(l)}/`===i&&!x().posix.basename(l).startsWith(".")}},34482:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.Places=void 0,g.contextIn=L;function x(){const E=c(32854);return x=function(){
return E},E}const I="/\0checkout";function L({policy:E,tree:S,platform:T,cwd:j=""},p){const{workspace:k}=E,N=D(E)?I:void 0,
{files:v,cwd:d=j===""?N:`${N??k}/${j}`}=p;return{policy:E,platform:T,proposal:p,mount:v?{at:"/",tree:v}:S?{at:N??k,tree:S}:
{at:I},cwd:d}}function D({workspace:E}){const S=(0,x().locatePath)(E,I,{at:I});return S!==void 0&&(0,x().isLocatedIn)(S,
I)}class M{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:S},cwd:T,platform:j,mount:p}){this.#n=p,this.#e=p.at===
"/"?p:{at:p.at},this.#s=j!=="linux",this.workspace=(0,x().locatePath)(S,I,this.#e)??I,this.cwd=T===void 0?this.workspace:
(0,x().locatePath)(T,this.workspace,p)??I}locate(S){return(0,x().locatePath)(S,this.cwd,this.#n)}leadsInto(S,T){const j=this.
locate(S);return j===void 0?!1:T.some(p=>{const k=(0,x().locatePath)(p,this.workspace,this.#e);return k!==void 0&&this.isIn(
j,k)})}isIn(S,T){return(0,x().isLocatedIn)(S,T,{ignoreCase:this.#s})}mayBeIn(S,T){return(0,x().isLocatedIn)(S,T,{ignoreCase:!0})}}
g.Places=M},6163:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.dangerIn=p;function x(){const d=c(76760);
return x=function(){return d},d}function I(){const d=c(97424);return I=function(){return d},d}function L(){const d=c(11331);
return L=function(){return d},d}function D(){const d=c(81716);return D=function(){return d},d}function M(){const d=c(54421);
return M=function(){return d},d}const E=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","reads the environment":"\
printenv"}).flatMap(([d,l])=>l.split(" ").map(i=>[i,d]))),S=2,T=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
j={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function p(d){if(T.test(d))return"names a \
file that is made for secrets";const l=(0,D().readShellText)(d),i=(0,D().everyCommand)(l).some(k)?Object.entries(j).find(
([,o])=>o.test(d)):void 0;if(i!==void 0)return`${i[0]} in inline code`;const[e]=(0,I().findDangers)(l);return e?I().DOES[e.
name]:N(l)}function k({words:d}){return d.some((l,i)=>(0,M().textHanded)(d.slice(i))!==void 0)}function N(d,l=0){for(const{
words:i,pipedFrom:e}of(0,D().everyCommand)(d)){const[o,...s]=i;if(o===void 0)continue;const t=x().posix.basename(o.text),
r=v(t);if(r!==void 0)return r;if((0,L().isShell)(t)&&(e!==void 0||s.length===0))return`has \`${t}\` run whatever it reads`;
if(!(t!=="find"&&!(0,L().startsOthers)(t)))for(const{text:n}of s){const a=v(x().posix.basename(n));if(a!==void 0)return a;
const b=l<S&&/\s/.test(n)?N((0,D().readShellText)(n),l+1):void 0;if(b!==void 0)return b}}}function v(d){const{kind:l,wraps:i}=(0,L().
programNamed)(d)??{};if(i==="as-user")return`acts as another user with \`${d}\``;const e=l==="downloader"?"downloads":E.
get(d);return e&&`${e} with \`${d}\``}},41431:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.judgeReading=
p,g.judgeRiskAlone=N,g.unjudged=v;function x(){const r=c(39763);return x=function(){return r},r}function I(){const r=c(13580);
return I=function(){return r},r}function L(){const r=c(95132);return L=function(){return r},r}function D(){const r=c(6163);
return D=function(){return r},r}function M(){const r=c(38010);return M=function(){return r},r}function E(){const r=c(46121);
return E=function(){return r},r}function S(){const r=c(8737);return S=function(){return r},r}function T(){const r=c(92890);
return T=function(){return r},r}function j(){const r=c(72017);return j=function(){return r},r}function p(r,n,a){const f=(0,S().
findProblems)(r),b=O=>t[O](r,f,a),u=b("evolver"),y=b("validator"),w={evolver:u,validator:y}[n]??b(n);return d(r,n,w,{evolver:u,
validator:y})}function k(r,n){const a=n.find(({rule:b})=>b==="validator-newer");return{"1.94":r,newer:a?{verdict:"block",
reason:a}:r}}function N(r,n,a){const f={findings:s((0,S().findProblems)(r))},b={evolver:f,validator:f};return d(r,"curat\
ed",(0,M().judgeRisk)(n,a),b)}function v(r,n,a){const f=typeof r=="string"?r:"",b=[(0,L().notJudged)(`the command \`${f}\
\``,a)];return d({command:f,words:[],assignments:[],argv:null,targets:[],problems:[]},n,{findings:b},{evolver:{findings:b},
validator:{findings:b}})}function d(r,n,a,f){const b=l(r,s(a.findings)),u=i(b),y=O=>O===a?u:i(s(O.findings)),w=y(f.validator);
return{reading:r,verdict:u.verdict,risk:a.risk??o(u.verdict,b),confirmation:a.confirmation??"standard",findings:b,profiles:{
evolver:y(f.evolver),validator:w,[n]:u},validators:k(w,f.validator.findings)}}function l({command:r},n){const a=n[0]?.severity===
"error"?(0,D().dangerIn)(r):void 0;return a===void 0?n:n.map(f=>f.severity==="error"?{...f,harm:"danger",danger:a}:f)}function i(r){
const n=e(r),[a]=r;if(n==="block"&&a)return{verdict:n,reason:a};const f=r.find(({rule:b})=>b==="validator-empty-folder");
return f?{verdict:n,remark:f}:{verdict:n}}function e(r){return r.some(({severity:a})=>a==="error")?"block":r.some(({severity:a,
rule:f})=>a==="warning"&&f!=="experimental_mode")?"warn":"allow"}function o(r,n){return r==="block"?"dangerous":n.some(({
rule:a})=>(0,I().ruleOf)(a).writes===!0)?"write":"safe"}function s(r){return x().SEVERITIES.flatMap(n=>r.filter(({severity:a})=>a===
n))}const t={evolver:E().evolver,validator:T().validator,curated:M().curated,workspace:j().workspace}},21311:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.checkCommandPolicy=d,g.checkFamily=e,g.failedExamples=l,g.requireExamples=
i;function x(){const n=c(7723);return x=function(){return n},n}function I(){const n=c(51951);return I=function(){return n},
n}function L(){const n=c(41895);return L=function(){return n},n}function D(){const n=c(94853);return D=function(){return n},
n}function M(){const n=c(72720);return M=function(){return n},n}function E(){const n=c(74238);return E=function(){return n},
n}function S(){const n=c(5468);return S=function(){return n},n}function T(){const n=c(87952);return T=function(){return n},
n}function j(){const n=c(88220);return j=function(){return n},n}function p(){const n=c(91063);return p=function(){return n},
n}function k(){const n=c(34482);return k=function(){return n},n}function N(){const n=c(41431);return N=function(){return n},
n}function v(){const n=c(72017);return v=function(){return n},n}function d({families:n,patterns:a}){const f=n.flatMap((b,u)=>r(
["families",u],e(b)));return f.length>0?f:a.flatMap((b,u)=>r(["patterns",u],s(b,n)))}function l({policy:n,path:a=E().POLICY_PATH,
text:f=""}){return d(n).map(({message:b,pointer:u,value:y})=>{const w=(0,S().placeIn)(f,u,y);return`${w===void 0?a:`${a}\
:${w}`}: ${b}`})}function i(n){const a=l(n);if(a.length!==0)throw new(L()).GateError("policy_invalid",`Examples of the p\
olicy fail:
${a.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function e(n){const{name:a}=n,
f=j().familySchema.safeParse(n);if(!f.success)return[{message:`family ${a}: ${x().prettifyError(f.error)}`,pointer:["nam\
e"],value:a}];const{evolver:b,sandbox:u}=f.data;try{b&&(0,p().programFamily)(a,b)}catch(P){const{message:R}=P;return[{message:`\
family ${a}: ${R}`,pointer:["evolver","flags"],value:a}]}const y={...D().DEFAULT_POLICY,programs:[a],families:[f.data],mode:"\
dangerous",allow_dangerous:!0},w=(P,{match:R,not_match:h})=>{const C=(m,A)=>o(m,a,A,y);return[...t("match",R,m=>{const A=P.
find($=>!C(m,$));return A&&`family ${a}: ${A} rejects its example`}),...t("not_match",h,m=>{const A=P.find($=>C(m,$));return A&&
`family ${a}: ${A} accepts its example`})]},O=u?.only?[u.only]:["curated","workspace"];return[...b?r(["evolver"],w(["evo\
lver"],b)):[],...u?r(["sandbox"],w(O,u)):[]]}function o(n,a,f,b){const u=(0,I().readWords)(n,{programs:(0,T().programTerms)(
b)}),y=f==="evolver"?u.invocation?.family:u.words[0]?.text===a,w=(0,k().contextIn)({policy:b,tree:void 0,platform:"linux"},
{}),{findings:O}=(0,N().judgeReading)(u,f,w),P=O.filter(({severity:R,rule:h})=>R==="error"&&h!=="family_unavailable");return!!y&&
P.length===0}function s({name:n,regex:a,match:f,not_match:b},u){const y=(0,M().compileLinear)(a);if("error"in y)return[{
message:`${n}: the pattern ${y.error}`,pointer:["regex"],value:a}];const w=O=>(0,v().matchesAnyCommand)(O,a,u);return[...t(
"match",f,O=>w(O)?void 0:`${n}: does not match`),...t("not_match",b,O=>w(O)?`${n}: matches`:void 0)]}function t(n,a,f){return a.
flatMap((b,u)=>{const y=f(b);return y?[{message:`${y} ${b}`,pointer:[n,u],value:b}]:[]})}function r(n,a){return a.map(f=>({
...f,pointer:[...n,...f.pointer]}))}},38010:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.curated=void 0,
g.judgeRisk=f;function x(){const m=c(55972);return x=function(){return m},m}function I(){const m=c(55126);return I=function(){
return m},m}function L(){const m=c(87952);return L=function(){return m},m}function D(){const m=c(13580);return D=function(){
return m},m}function M(){const m=c(95132);return M=function(){return m},m}function E(){const m=c(34482);return E=function(){
return m},m}function S(){const m=c(8737);return S=function(){return m},m}const T=10,j=[d,l,e,o,t,m=>b(r(m),m.context.policy)],
p=(m,A,$)=>{const{policy:F,proposal:W}=$,[H,...U]=P(m),B=[...h(m),...(0,S().besidesProgram)(A,m)],G=W.family??H?.text??"",
z=(0,L().sandboxProgram)("curated",G,F.families),V=W.mode??(F.experimental.includes(G)?"experimental":"structured");if(H===
void 0||z===void 0){const nn=H?(0,M().finding)("not_in_registry",{family:G},{span:H.span}):(0,M().finding)("no_command",
{});return{...f("dangerous",$),findings:[nn,...B].filter(k)}}const J=new(E()).Places($),Z=(0,I().readArguments)(U,z,O(J)),
Y=N(Z),en=new Set(z.dangerous_targets?.map(nn=>J.locate(nn))),Q=Y.some(({path:nn})=>en.has(J.locate(nn.replace(/\*$/,"")))),
X={context:$,places:J,base:H,name:G,program:z,proposalMode:V,words:U,read:Z,paths:Y,broad:Q},[_,...tn]=j.map(nn=>nn(X)),
q=[..._??[],...B,...tn.flat()],sn=r(X),rn=u(sn,V);return{findings:q.some(({severity:nn})=>nn==="error")?(0,S().firstOfEach)(
q.filter(k),T):[...q,...a(X).map(nn=>(0,M().finding)(nn,{}))],risk:sn,confirmation:rn}};g.curated=p;function k({severity:m}){
return m!=="warning"}function N({use:m,values:A}){const $=A.filter(({kind:W,text:H})=>x().PATH_KINDS.has(W)&&H!=="-").map(
({text:W,word:H})=>({path:W,word:H})),{default_operand:F}=m;return $.length===0&&F!==void 0?[{path:F}]:$}const v={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function d({name:m,
base:A,program:$,proposalMode:F,context:W}){const{maturity:H="structured",platforms:U}=$.family.sandbox??{},{category:B}=$.
family,{policy:G,platform:z}=W,V=v[H];return[...G.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...U?.
includes(z)===!1?[`does not exist on \`${z}\``]:[],...V.includes(F)?[]:[`has the maturity \`${H}\``]].map(Z=>(0,M().finding)(
"family_unavailable",{family:m,reason:Z},{span:A.span}))}function l({name:m,base:A}){return m===A.text?[]:[(0,M().finding)(
"family_base_mismatch",{family:m,base:A.text},{span:A.span})]}const i={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function e(m){const{name:A,program:$,words:F,read:W}=m,H=i[A]??"constrained_form.other",
U=$.forms?H:"argument_refused";return[...F.filter(({text:G})=>$.family.category==="archives"&&x().SHELL_OPERATOR.test(G)).
map(({text:G,span:z})=>(0,M().finding)("shell_operator.quoted",{operator:G},{span:z})),...W.objections.filter(({word:G})=>G===
void 0||s(G,m)===void 0).map(({objection:G,word:z})=>(0,M().finding)(U,{family:A,objection:G},z?{span:z.span}:{}))]}function o(m){
return m.words.flatMap(A=>{const $=s(A,m);if($===void 0)return[];const F={family:m.name,operand:A.text,prefix:$};return[
(0,M().finding)("forbidden_operand_prefix",F,{span:A.span})]})}function s({text:m},{program:A}){const{forbidden_prefixes:$=[]}=A;
return $.find(F=>m.toLowerCase().startsWith(F.toLowerCase()))}function t({paths:m,places:A,context:$}){const{allowed_roots:F}=$.
policy;return F.length===0?[]:m.filter(({path:W})=>W.startsWith("~")||!A.leadsInto(W,F)).map(({path:W,word:H})=>(0,M().finding)(
"outside_allowed_roots",{path:W,roots:F},H&&{span:H.span}))}function r({broad:m,read:{use:A}}){return m?"dangerous":A.risk??
"safe"}const n=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function a({broad:m,paths:A,proposalMode:$,read:F}){
const{flag_warnings:W={}}=F.use;return[...new Set([...(0,I().warningsIn)(F.use),...F.flags.flatMap(U=>W[U]??[]),...m?["b\
road_permission_target"]:[],...A.some(({path:U})=>n.test(U))?["env_secrets"]:[],...$==="experimental"?["experimental_mod\
e"]:[]])]}function f(m,{policy:A,proposal:$}){const F=u(m,$.mode??"structured");return{findings:b(m,A),risk:m,confirmation:F}}
function b(m,{mode:A,allow_dangerous:$}){return m==="safe"||m==="write"&&A!=="safe"||m==="dangerous"&&A==="dangerous"&&$?
[]:[(0,M().finding)("policy_risk",{risk:m,mode:A})]}function u(m,A){return A==="experimental"?"very_strong":m==="dangero\
us"?"strong":"standard"}const y=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],w=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function O(m){return(A,$)=>{const F=x().KINDS[A]($);if(F!==void 0||A!=="destination"&&A!=="source")return F;const W=m.locate(
$);if(W===void 0)return"cannot be resolved";if(W==="/")return"is the root of the file system";const U=(/^[\\/]|^[A-Za-z]:/.
test($)||!m.isIn(W,m.cwd))&&y.find(B=>m.mayBeIn(W,B));if(U)return`is in the system directory ${U}`;if(A!=="destination")
return m.mayBeIn(m.cwd,W)?"is the working directory or one of its parents":w.test(W)?"is a home directory":void 0}}function P({
words:m,problems:A}){const $=A.filter(({rule:W})=>R.has((0,D().ruleOf)(W).shape)),F=Math.min(...$.map(({span:W})=>W.start));
return m.filter(({span:W})=>W.start<F)}const R=new Set(["operator","redirection","multiline"]);function h({problems:m}){
return m.flatMap(({rule:A,args:$,span:F})=>{const{shape:W}=(0,D().ruleOf)(A);if(W===void 0)return[];if(W==="unreadable")
return[(0,M().finding)("parse_failed",{},{span:F})];const{operator:H,written:U,character:B}=$,G=String(H??U??B),z=W==="o\
perator"?C(G):W;return[(0,M().finding)(`shell_operator.${z}`,{operator:G},{span:F})]})}function C(m){return m==="|"||m===
"|&"?"pipeline":m==="&"?"background":"chaining"}},46121:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.evolver=void 0;function x(){const E=c(87952);return x=function(){return E},E}function I(){const E=c(38010);return I=function(){
return E},E}const L=(E,S,T)=>{const j=E.words[0]?.text;if(E.invocation===void 0&&j&&(0,x().isNamedCurated)(j,T.policy))return(0,I().
curated)(E,S,M(T));const p=D(E,S);return{findings:S,...p&&{risk:p}}};g.evolver=L;function D({invocation:E},S){const T=E?.
family?.data.risk;return S.some(({severity:p})=>p==="error")||T==="safe"?void 0:T}function M(E){const{policy:S}=E,T=S.allowed_roots.
length>0?S.allowed_roots:["."];return{...E,policy:{...S,allowed_roots:T}}}},8737:function(K,g,c){Object.defineProperty(g,
"__esModule",{value:!0}),g.besidesProgram=L,g.findProblems=M,g.firstOfEach=D;function x(){const E=c(13580);return x=function(){
return E},E}function I(){const E=c(95132);return I=function(){return E},E}function L(E,{invocation:S}){const T=S?.family?
["program","invocation","target"]:["program"];return E.filter(({layer:j,rule:p})=>!T.includes(String(j))||(0,x().ruleOf)(
p).anyText===!0)}function D(E,S){const T=new Map;return E.filter(({rule:j})=>{const p=(T.get(j)??0)+1;return T.set(j,p),
p<=S})}function M({problems:E}){return E.map(I().problemFinding)}},89509:function(K,g){Object.defineProperty(g,"__esModu\
le",{value:!0}),g.readToolCall=I;const c=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,x=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function I(L){const D=c.exec(L);if(D===null)return;const[,M="",E=""]=D,S=[];let T=D.indices?.[2]?.[0]??0,j=E;for(;j!=="";){
const p=x.exec(j);if(p===null)return;const[k,N,v]=p;S.push({text:N??v??"",span:{start:T,end:T+k.length}}),j=j.slice(k.length),
T+=k.length}return{name:M,args:S}}},92890:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.validator=void 0;
function x(){const S=c(95132);return x=function(){return S},S}const I=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
L={"1.94":{refused:I,information:new Set(["--version","--help","--v8-options"])},newer:{refused:I,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},D=(S,T)=>{const{invocation:j}=S,p=[...T,...E("1.94",S)];
if(p.some(({severity:v})=>v==="error"))return{findings:p};const[k]=E("newer",S);if(k){const v=String(k.args.flag??"");p.
push((0,x().finding)("validator-newer",{refused:v},k.span&&{span:k.span}))}const N=j?.operands[0];if(N&&!M(j,L["1.94"])){
const{text:v,span:d}=N;p.push((0,x().finding)("validator-empty-folder",{script:v},{span:d}))}return{findings:p}};g.validator=
D;function M({flags:S},{information:T}){return S.some(({name:j})=>T.has(j))}function E(S,{words:T,invocation:j,command:p}){
const k=L[S],[N,...v]=T;if(N===void 0)return[];const d=f=>(0,x().finding)("validator-script",{command:f},{span:N.span});
if(N.text!=="node")return[d(`\`${N.text}\``)];const{flags:l=[],operands:[i]=[]}=j??{},e=(f,b)=>{const u=i&&i.span.start<
b.start?"script":"node";return(0,x().finding)("validator-flag",{flag:f,of:u},{span:b})},o=j!==void 0&&M(j,k),s=o&&l.length===
1&&i===void 0,{options:t}=k,r=s||t===void 0?[]:l.filter(({name:f})=>!t.has(f)),n=k.text?.exec(p),a=l.some(({name:f})=>f===
"--test");return[...v.flatMap(({text:f,span:b})=>k.refused.test(f)?[e(f,b)]:[]),...r.map(({written:f,span:b})=>e(f,b)),...n?
[e(n[0],{start:n.index,end:n.index+n[0].length})]:[],...(i===void 0||a)&&!o?[d("`node` without a script")]:[]]}},72017:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.matchesAnyCommand=u,g.workspace=void 0;function x(){const m=c(13970);
return x=function(){return m},m}function I(){const m=c(72720);return I=function(){return m},m}function L(){const m=c(55972);
return L=function(){return m},m}function D(){const m=c(55126);return D=function(){return m},m}function M(){const m=c(21006);
return M=function(){return m},m}function E(){const m=c(87952);return E=function(){return m},m}function S(){const m=c(13580);
return S=function(){return m},m}function T(){const m=c(95132);return T=function(){return m},m}function j(){const m=c(97424);
return j=function(){return m},m}function p(){const m=c(81716);return p=function(){return m},m}function k(){const m=c(34482);
return k=function(){return m},m}function N(){const m=c(8737);return N=function(){return m},m}function v(){const m=c(89509);
return v=function(){return m},m}const d=(m,A,$)=>$.proposal.tool==="runpy"?C(m,A,$):l(m,(0,N().besidesProgram)(A,m),$);g.
workspace=d;function l(m,A,$){const{families:F,patterns:W,disabled_packs:H}=$.policy,U=new(k()).Places($),B=(0,p().readShellText)(
m.command),G=X=>X.map(_=>i(_,F,H)),z=G((0,p().everyCommand)(B)),V=X=>z.flatMap(_=>{const tn=y(_);return W.filter(q=>q.layer===
X&&b(q.regex,tn)).map(({name:q,regex:sn,reason:rn})=>(0,T().finding)("custom_pattern",{name:q,pattern:sn,reason:rn},{layer:X}))}),
J=[()=>e(m,B),()=>G(r(m,$.mount,U,z)).flatMap(X=>w(X,U)),()=>z.flatMap(h)];for(const[X,_]of J.entries()){const tn=[..._(),
...V(X+1)];if(tn.length>0)return{findings:[...(0,N().firstOfEach)(tn,1),...A.filter(n)]}}const Z=z.map(({read:X})=>X.use),
Y=new Set(Z.flatMap(D().warningsIn)),en=[...A,...[...Y].map(X=>(0,T().finding)(X,{}))],Q=x().riskSchema.options.findLast(
X=>Z.some(_=>_.risk===X));return Q===void 0||Q==="safe"||en.some(n)?{findings:en}:{findings:en,risk:Q}}function i(m,A,$){
const[F,...W]=m.words,H=(0,E().sandboxProgram)("workspace",F?.text??"",A),U=H&&!$.includes(H.family.category)?H:void 0;return{
command:m,program:U,read:(0,D().readArguments)(W,U??{})}}function e({targets:m},A){const $=m.flatMap(({script:F})=>F===void 0?
[]:[F]);return[...(0,j().findDangers)(A).map(F=>o(F,!0)),...$.flatMap(F=>(0,j().findDangers)((0,p().readShellText)(F))).
map(F=>o(F,!1))]}function o({name:m,pattern:A,words:$},F){const W=$[0]?.span.start,H=$.at(-1)?.span.end,U=F&&W!==void 0&&
H!==void 0?{span:{start:W,end:H}}:{};return(0,T().finding)(m,{pattern:t(A)},U)}const s=200;function t(m){return m.length>
s?`${m.slice(0,s)}\u2026`:m}function r({command:m},{tree:A,at:$},{cwd:F},W){return A!==void 0&&$!=="/"&&$===F&&W.length===
1?(0,p().everyCommand)((0,p().readShellText)(m,A)):W.map(U=>U.command)}function n({severity:m}){return m==="error"}function a({
program:m,read:A}){const $=m===void 0?[]:A.values;return new Set($.flatMap(({kind:F,word:W})=>L().PATH_KINDS.has(F)?[]:W))}
const f=new Map;function b(m,A){const $=f.get(m)??(0,I().compileLinear)(m);return f.set(m,$),"error"in $||$.matches(A)}function u(m,A,$){
return(0,p().everyCommand)((0,p().readShellText)(m)).some(F=>b(A,y(i(F,$,[]))))}function y(m){const{words:A,redirections:$}=m.
command,F=a(m);return[...A.filter(W=>!F.has(W)).map(({text:W})=>W),...$.map(({operator:W,target:H})=>`${W} ${H?.text??""}`)].
join(" ")}function w(m,A){const{words:$,redirections:F,problems:W}=m.command,H=a(m),U=W.filter(({rule:G})=>G==="variable\
-expansion"),B=F.flatMap(({target:G})=>G??[]);return[...$.slice(1).filter(G=>!H.has(G)),...B].flatMap(({text:G,span:z})=>{
const V=U.some(({span:J})=>J.start>=z.start&&J.end<=z.end);return[G,...O(G)].flatMap(J=>P(J,z,A,V))})}function O(m){if(!m.
startsWith("-"))return[];const{attached:A}=(0,M().splitAtEquals)(m);return[...A?[A]:[],.../^-[^-]./.test(m)?[m.slice(2)]:
[]]}function P(m,A,$,F=!1){const W=F||m.startsWith("~")?void 0:$.locate(m);return W===void 0||!$.isIn(W,$.workspace)?[(0,T().
finding)("path_outside_workspace",{path:m},{span:A})]:m.split(/[\\/]/).includes("..")?[(0,T().finding)("path_traversal",
{path:m},{span:A})]:[]}const R=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],[/^(?:chmod|chown|dd|kill)$/,
/^--all$/],[/^/,/^--force$/]];function h({command:m,program:A,read:$}){const[F,...W]=m.words;if(F===void 0)return[];const{
text:H}=F,U=R.flatMap(([z,V])=>z.test(H)?[V]:[]),B=W.filter(({text:z})=>U.some(V=>V.test(z)));return B.length>0?B.map(({
text:z,span:V})=>(0,T().finding)("blocked_flag",{program:H,flag:z},{span:V})):W.length===1&&A&&/^--(?:version|help)$/.test(
W[0]?.text??"")?[]:(A?$.objections:[{objection:"is not allowed",word:F}]).map(({objection:z,word:V=F})=>(0,T().finding)(
"command_not_allowed",{program:H,objection:z},{span:V.span}))}function C({command:m},A,$){const F=A.filter(({rule:B})=>(0,S().
ruleOf)(B).anyText===!0),W=(0,v().readToolCall)(m),[H]=W?.args??[];if(W?.name!=="write_file"||H===void 0){const B=t(W?.name??
m);return{findings:[(0,T().finding)("command_not_allowed",{program:B,objection:"is not a call of a file tool with litera\
l arguments"}),...F]}}const U=[...P(H.text,H.span,new(k()).Places($)),...F];return U.some(n)?{findings:U}:{findings:U,risk:"\
write"}}},81961:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.combine=E,g.policyWith=j,g.stricterOf=
M,g.tightenPolicy=S,g.valuesOf=T;function x(){const p=c(23404);return x=function(){return p},p}function I(){const p=c(41895);
return I=function(){return p},p}function L(){const p=c(74238);return L=function(){return p},p}function D(){const p=c(11160);
return D=function(){return p},p}function M(p,k,N){const v=E(p.policy,k.policy);if("conflicts"in v)throw new(I()).GateError(
"policy_conflict",`The policies of the base and of ${N} differ in ${v.conflicts.join(", ")}; the gate cannot determine w\
hich is stricter.`,"Use the same values in both policies.");const{ref:d,digest:l}=k,i=[...p.combinedWith?[p.combinedWith.
name]:[],N];return{...p,policy:v.policy,digest:(0,L().digestPolicy)(v.policy),combinedWith:{name:i.join(" and "),digest:l,
...d!==void 0&&{ref:d}}}}function E(p,k){const N=[],v=T(p),d=T(k);for(const[l,{strictness:i}]of D().POLICY_KEYS){const[e,
o]=[v.get(l),d.get(l)];if((0,x().canonicalize)(e)===(0,x().canonicalize)(o))continue;const s=i.combine(e,o);s?v.set(l,s.
value):N.push(l)}return N.length>0?{conflicts:N}:{policy:j(v)}}function S(p,k){if(Object.values(k).every(i=>i===void 0))
return p;const N=T(p.policy),v=[],d=new Map(Object.entries(k));for(const[i,{strictness:e,input:o}]of D().POLICY_KEYS){const s=o&&
d.get(o.name),t=N.get(i);if(!(!o||s===void 0||s===t))if(t===o.open||e.compare(t,s)==="tighter")N.set(i,s);else{const r={
given:String(s),kept:String(t)};v.push({input:o.name,key:i,...r})}}const l=j(N);return{...p,policy:l,digest:(0,L().digestPolicy)(
l),ignoredInputs:v}}function T(p){const k=p;return new Map([...D().POLICY_KEYS.keys()].map(N=>{const[v="",d]=N.split("."),
l=k[v];return[N,d===void 0?l:l[d]]}))}function j(p){const k={};for(const[N,v]of p){const[d="",l]=N.split(".");k[d]=l===void 0?
v:{...k[d],[l]:v}}return D().policySchema.parse(k)}},76545:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.comparePolicies=E;function x(){const p=c(23404);return x=function(){return p},p}function I(){const p=c(69873);return I=
function(){return p},p}function L(){const p=c(81961);return L=function(){return p},p}function D(){const p=c(11160);return D=
function(){return p},p}function M(){const p=c(92328);return M=function(){return p},p}function E(p,k){const[N,v]=[(0,L().
valuesOf)(p),(0,L().valuesOf)(k)];return[...D().POLICY_KEYS].flatMap(([d,{strictness:l}])=>{const[i,e]=[N.get(d),v.get(d)],
o=S(i,e);if(o===void 0)return[];const s=l.compare(i,e),t=l.loosens?.(i,e)??s!=="tighter";return[{key:d,change:o,direction:s,
loosens:t}]})}function S(p,k){if(Array.isArray(p)&&Array.isArray(k)){const N=[...(0,M().missingFrom)(p,k).map(v=>`+ ${T(
v)}`),...(0,M().missingFrom)(k,p).map(v=>`- ${T(v)}`)];return N.length===0?void 0:N.join(", ")}return(0,x().canonicalize)(
p)===(0,x().canonicalize)(k)?void 0:`${j(p)} \u2192 ${j(k)}`}function T(p){const k=p.name;return typeof k=="string"?k:j(
p)}function j(p){return(0,I().stringify)(p,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(K,g,c){Object.
defineProperty(g,"__esModule",{value:!0}),g.NPM_LOCKFILES=g.LOCKFILES=void 0,g.isCode=T,g.isLockfile=a,g.isOfTests=s,g.isPackageFile=
b,g.isProgramCode=S,g.isTest=e,g.isTestData=o,g.isWritten=j,g.toolThatFinds=R;function x(){const h=c(76760);return x=function(){
return h},h}function I(){const h=c(41330);return I=function(){return h},h}const L=new Set(`js mjs cjs jsx ts mts cts tsx\
 vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),D=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),M=new Set("ini json json5 jsonl toml yaml yml".split(" ")),E=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function S(h){return L.has(p(h))}function T(h){return S(h)||D.has(p(h))}function j(h){return T(h)||M.has(p(h))||E.test(x().
posix.basename(h))}function p(h){return x().posix.extname(h).slice(1).toLowerCase()}const k={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},N=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
v=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[d,l,i]=Object.values(k).map(h=>new RegExp(`(?:^|/)(?\
:${h})/`,"i"));function e(h){return d.test(h)||N.test(h)}function o(h){return l.test(h)||h.endsWith(".snap")}function s(h){
return e(h)||o(h)||i.test(h)||v.test(h)}const t=g.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],r=g.LOCKFILES=
[...t,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],n=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function a(h){return r.includes(h)||n.test(h)}const f=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function b(h){return r.includes(h)||f.test(h)}const u="{js,cjs,mjs,ts,cts,mts}",y="{json,jsonc,json5,yaml,yml,toml}",w=`\
{${u.slice(1,-1)},${y.slice(1,-1)}}`,O={vitest:`vitest.config.${u} vitest.workspace.${w} vite.config.${u}`,jest:`jest.co\
nfig.${w} jest.setup.${u}`,mocha:`.mocharc .mocharc.${w}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${u}`,cypress:`cypress.config.${u}`,eslint:`eslint.config.${u} .eslintrc \
.eslintrc.${w} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${w} prettier.config.${u} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${w} stylelint.config.${u} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${w} .knip.${y} knip.config.${u}`,markdownlint:`.markdownlint.${w}\
 .markdownlint-cli2.${w} .markdownlintignore .markdownlintrc`,cspell:`cspell.${w} .cspell.${w} cspell.config.${w}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${w} nyc.config.${u}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${w} .babelrc .babelrc.${w}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let P;function R(h){if(P??=Object.entries(O).map(([m,A])=>[m,
(0,I().default)(A.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(h))return"cargo";const C=h.slice(h.lastIndexOf(
"/")+1);return P.find(([,m])=>m(C))?.[0]}},19609:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.PRELOADABLE_PACKAGES=
g.PRELOADABLE_BY_TOOLS=g.NODE_FLAGS=g.NODE_ALIASES=g.BUILT_IN_REPORTERS=void 0;function x(){const S=c(91063);return x=function(){
return S},S}const I=g.NODE_FLAGS=(0,x().nameTable)({harmless:`
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
  `}),L=g.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(S=>S.split("="))),D=g.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),M=g.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),E=g.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.NPM_SUBCOMMANDS=g.NPM_SHORTHANDS=
g.NPM_FLAGS=void 0;function x(){const S=c(91063);return x=function(){return S},S}const I=(0,x().nameTable)({harmless:`
    color? foreground-scripts json loglevel= long offline parseable prefer-offline prefer-online
    progress unicode update-notifier
  `,"selects-scripts":`
    if-present ignore-scripts include-workspace-root prefix= workspace= workspaces?
  `,"only-prints":"usage version versions","of-tests":"bail? coverage? runInBand?","outside-code":"call= global globalco\
nfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes?"}),L=g.NPM_FLAGS=new Map([
...I].map(([S,{name:T,arity:j,kind:p}])=>[S,{name:T,arity:j==="optional"?"loose":j==="value"?"value":"none",effect:p}])),
D=`
  ?=usage C=prefix H=usage c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly g=global
  h=usage help=usage iwr=include-workspace-root l=long no=no-yes p=parseable
  porcelain=parseable q=loglevel:warn quiet=loglevel:warn reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,M=g.NPM_SHORTHANDS=new Map(D.trim().split(/\s+/).map(S=>S.split(/[=:]/)).map(([S="",T,...j])=>[S,[`--${T}`,...j]])),E=g.
NPM_SUBCOMMANDS=(0,x().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exec,x","only-print\
s":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,init dedupe instal\
l,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink update,u,up,upgr\
ade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish audit diff docs d\
octor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version","outside-code":"\
config,c get set"})},55126:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.readArguments=S,g.warningsIn=
E;function x(){const v=c(35672);return x=function(){return v},v}function I(){const v=c(55972);return I=function(){return v},
v}function L(){const v=c(20457);return L=function(){return v},v}function D(){const v=c(88220);return D=function(){return v},
v}function M(){const v=c(91063);return M=function(){return v},v}function E({warnings:v=[],network_touching:d}){return d?
["network_touching",...v]:v}function S(v,d,l=(i,e)=>I().KINDS[i](e)){if(d.forms!==void 0)return T(v,d,d.forms,l);if(d.subcommands===
void 0)return k(v,d,l);const[i,...e]=v,o=Object.entries(d.subcommands).find(([t])=>t===i?.text)?.[1];if(o!==void 0)return k(
e,{...d,...o},l);const s=`is accepted only with ${p(Object.keys(d.subcommands))}`;return{use:d,flags:[],values:[],objections:[
{objection:s,...i&&{word:i}}]}}function T(v,d,l,i){const e=`is accepted only as ${p(Object.keys(l))}`,[o]=v;let s={use:d,
flags:[],values:[],objections:[{objection:e,...o&&{word:o}}]};for(const[t,r]of Object.entries(l)){const n=(0,x().matchForm)(
(0,x().parseForm)(t)??[],v,i);if(n===void 0)continue;const a=n.map(({word:b,kind:u})=>({text:b.text,word:b,kind:u})),f=n.
find(b=>b.wrong!==void 0);if(!f)return{use:{...d,...r},flags:[],values:a,objections:[]};s={...s,values:a,objections:[j(f)]}}
return s}function j({word:v,wrong:d}){return{objection:`does not accept \`${v.text}\`, which ${d}`,word:v}}function p(v){
return v.map(d=>`\`${d}\``).join(", ")}function k(v,d,l){const{leading_flags:i=[]}=d,{flags:e,operands:o}=(0,L().readUse)(
(0,M().strictFlags)(d.flags,i),v),s=[],t=(P,R)=>s.push(j({word:P,wrong:R})),r=[],n=[];for(const{word:P,flag:R,value:h,valueWord:C}of e){
if(R===void 0||(0,D().isReason)(R.kind)||R.choices?.includes(h??"")===!1){t(P,"is not among its flags");continue}n.push(
R.name),i.includes(R.name)&&o.some(m=>N(P,m))&&t(P,"must come before the operands"),R.arity!=="none"&&(h===void 0?t(P,"r\
equires a value"):r.push({text:h,kind:R.kind,word:C??P}))}const a=e.find(({flag:P})=>!i.includes(P?.name??"")),f=(P=[])=>P.
some(R=>n.includes(R)),b=((0,x().parseOperands)(d.operands??"path*")??[]).slice(f(d.first_operand_by)?1:0);for(const[P,R]of o.
entries()){i.length>0&&a&&N(R,a.word)&&t(R,"comes after the expression");const h=b[Math.min(P,b.length-1)];r.push({text:R.
text,kind:h?.kind??"path",word:R})}for(const{text:P,kind:R,word:h}of r){const C=l(R,P);C!==void 0&&s.push({objection:`do\
es not accept \`${P}\`, which ${C}`,word:h})}const{min:u,max:y}=(0,x().countOf)(b),w=u-(f(d.last_operand_by)?1:0),O=o.length;
if(O<w||O>y){const P=y===w?`${y}`:`${w} to ${y}`,R=Number.isFinite(y)?P:`at least ${w}`;s.push({objection:`takes ${R} op\
erands, not ${O}`})}return{use:d,flags:n,values:r,objections:s}}function N(v,d){return v.span.start>d.span.start}},21006:function(K,g){
Object.defineProperty(g,"__esModule",{value:!0}),g.isTruth=M,g.readFlags=c,g.splitAtEquals=E,g.valueRead=D;function c(S,T){
const j=[],p=S.toReversed();let k;const N=v=>{for(const d of p.reverse())j.push({kind:"operand",word:d});return{tokens:j,
separator:v,rest:void 0}};for(let v=p.pop();v!==void 0;v=p.pop()){if(T.separator.test(v.text))return N(v);const d=!x(v,T);
if(!d&&k!==void 0){j.push({...k,word:v,next:v});continue}const{written:l,attached:i}=d?I(v.text,T):{written:v.text,attached:void 0},
e=d?T.expand(l,i):"operand";if(e==="operand"){if(j.push({kind:"operand",word:v}),T.flags==="first")return N();continue}if(k=
void 0,e!==void 0&&"instead"in e){const{span:a,quoted:f}=v;p.push(...e.instead.map(b=>({text:b,span:a,quoted:f})).reverse());
continue}const o=p.at(-1),s=e===void 0?T.unknown:e.at(-1)?.takes,t=i===void 0&&L(s,o,T),r={word:v,written:l,attached:i,next:o,
consumes:t};e===void 0&&j.push({kind:"unknown",...r});for(const[a,f]of e?.entries()??[]){const b=a===(e?.length??0)-1,u={
word:v,written:l,attached:void 0,next:void 0,consumes:!1};j.push({kind:"flag",part:f,...b?r:u})}if(s==="rest")return{tokens:j,
separator:void 0,rest:p.reverse()};const n=j.at(-1);s==="operands"&&t&&n?.kind==="flag"&&(k=n),t&&!(s==="both"&&o&&!x(o,
T))&&p.pop()}return N()}function x({text:S},{dash:T}){return!S.startsWith("-")||S==="-"&&T==="operand"}function I(S,{equals:T}){
return T==="all"||T==="long"&&S.startsWith("--")?E(S):{written:S,attached:void 0}}function L(S,T,j){if(T===void 0)return!1;
switch(S){case"always":case"both":return!0;case"unless-dash":return!T.text.startsWith("-");case"true-or-false":return M(
T.text);case"operand":case"operands":return x(T,j);default:return!1}}function D({word:{span:S},attached:T,next:j,consumes:p}){
return p&&j?{value:j.text,span:{start:S.start,end:j.span.end}}:T===void 0?{span:S}:{value:T,span:S}}function M(S){return S===
"true"||S==="false"}function E(S){const T=S.indexOf("=");return T<0?{written:S,attached:void 0}:{written:S.slice(0,T),attached:S.
slice(T+1)}}},20457:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.readUse=L;function x(){const d=c(
21006);return x=function(){return d},d}function I(){const d=c(91063);return I=function(){return d},d}function L(d,l){const{
tokens:i,rest:e}=(0,x().readFlags)(l,j(d)),o=[],s=[];let t;for(const u of i)u.kind==="flag"&&u.word===t&&/\s/.test(u.written)||
(t=u.kind==="flag"&&u.consumes?u.next:void 0,u.kind==="flag"&&!D(d,u,s)?o.push(M(u)):s.push(u.word));const r=d.stops?{operands:[],
started:s}:{operands:s,started:[]},n=e&&o.pop();if(e===void 0||n===void 0)return{flags:o,...r};const{word:a,value:f}=n,b=f===
void 0?e:[{...a,text:f},...e];return{flags:o,...r,rest:{flag:n,words:b}}}function D({readsBehind:d,handsOn:l},{part:i},e){
return!!d&&!l&&i.spec===void 0&&e.length>0}function M(d){const{word:l,attached:i,next:e,consumes:o,part:s}=d,{spec:t,negated:r,
letter:n,fixed:a=i}=s,f=n??d.written;if(o&&e!==void 0){const O={start:l.span.start,end:e.span.end};return{word:{...l,span:O},
written:f,flag:t,value:e.text,valueWord:e,off:!1}}const b=e!==void 0&&(!e.text.startsWith("-")||e.text==="-"),u=t===void 0&&
b?e.text:void 0,y=t?.arity!=="value"&&/^(?:false|0)$/.test(a??""),w=t?.arity!=="rest"&&(r||y);return{word:l,written:f,flag:t,
value:a??u,off:w}}const E={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function S(d,l=!1){
const i=d===void 0?"never":E[d.arity];return{spec:d,negated:l,takes:l&&i!=="rest"?"never":i}}function T({flags:d},l,i){const e=n=>{
const a=d.get(n);return{...S(a),takes:a?.arity==="value"?"always":"never"}},o=d.get(l)??d.get(/^-\d+$/.test(l)?"-#":"");
if(o!==void 0)return[(i===void 0?o.arity!=="attached":o.arity!=="none")?e(o.name):S(void 0)];const s=l.slice(0,2);if(!l.
startsWith("--")&&d.get(s)?.arity==="value")return[{...e(s),fixed:l.slice(2),takes:"never"}];const t=/^-[A-Za-z]{2,}$/.test(
l)?[...l.slice(1)]:[];return t.length>0&&t.every(n=>d.get(`-${n}`)?.arity==="none")?t.map(n=>e(`-${n}`)):[S(void 0)]}function j(d){
return{flags:d.stops&&!d.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:d.strict?"long":"all",unknown:"\
never",expand:(l,i)=>{if(d.strict)return T(d,l,i);const e=p(d,l,i),o=d.handsOn&&!d.readsBehind;return d.stops&&o&&e.some(
({spec:t})=>t===void 0)?"operand":e}}}function p(d,l,i){const e=l.replace(/^-+/,""),o=l.startsWith("--"),s=k(d,e,o);if(s!==
void 0)return[s];if(o||e.length<2)return[S(void 0)];const t=[],r=i===void 0?e:`${e}=${i}`;for(let n=0;n<r.length;n+=1){const a=r[n]??
"",f=d.flags.get(a);if(f===void 0)return[...t,S(void 0)];const b={...S(f),letter:`-${a}`},u=r.slice(n+1);if(u!==""&&(f.arity!==
"none"||u.startsWith("="))){const y=f.arity==="rest"?"rest":"never";return[...t,{...b,fixed:u.replace(/^=/,""),takes:y}]}
t.push(b)}return t}function k(d,l,i){const e=v(d,l,i)??(i&&d.completes?N(d,l):void 0);if(e!==void 0)return S(e);if(!/^no-?[A-Za-z]/.
test(l))return;const o=v(d,l.replace(/^no-?/,""),i);return o&&S(o,!0)}function N({flags:d},l){const i=(0,I().flagKey)(l),
e=new Map;for(const[s,t]of d)s.startsWith(i)&&e.set(t.name,t);const[o]=e.values();return e.size===1?o:void 0}function v(d,l,i){
const e=(0,I().flagKey)(l),o=i?e.lastIndexOf("."):-1,s=o<0?void 0:d.flags.get(e.slice(o+1));return s===void 0||d.flags.has(
e)?(0,I().lookUp)(d,e):s.kind==="text"?(0,I().lookUp)(d,e)??s:s}},71011:function(K,g,c){Object.defineProperty(g,"__esMod\
ule",{value:!0}),g.UNKNOWN_MODULE=void 0,g.unknownTool=T;function x(){const j=c(91063);return x=function(){return j},j}const I={
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
flags["never-ends"]} w`}}],M=(0,x().useTable)(I),E=g.UNKNOWN_MODULE=(0,x().useTable)({...I,flags:{...I.flags,code:"custo\
m-syntax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= use= cmd= command= eval= init-hook=",
module:"import= load= load-plugins= loader= plugin~="}}),S=new Map(D.flatMap(j=>{const p=(0,x().useTable)({...I,...j});return j.
programs.map(k=>[k,p])}));function T(j){return S.get(j)??M}},55366:function(K,g,c){Object.defineProperty(g,"__esModule",
{value:!0}),g.MAX_FILE_BYTES=void 0,g.readBlob=D;function x(){const M=c(41895);return x=function(){return M},M}function I(){
const M=c(7650);return I=function(){return M},M}const L=g.MAX_FILE_BYTES=16*1024*1024;async function D(M,E){const[S]=await M.
read([E]);if(S?.type==="blob")return S.content;throw new(x()).GateError("file_unreadable",S?`Object ${E} is a ${S.type},\
 not a file`:`Object ${E} is missing from this clone`,I().FULL_CLONE_HINT)}},48741:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.folderTree=j,g.readOnDisk=k;function x(){const i=c(73024);return x=function(){return i},i}function I(){
const i=c(51455);return I=function(){return i},i}function L(){const i=c(76760);return L=function(){return i},i}function D(){
const i=c(41895);return D=function(){return i},i}function M(){const i=c(55366);return M=function(){return i},i}function E(){
const i=c(39491);return E=function(){return i},i}function S(){const i=c(96681);return S=function(){return i},i}function T(){
const i=c(93028);return T=function(){return i},i}function j(i,e=M().MAX_FILE_BYTES){const o=(0,L().resolve)(i),s=`the di\
rectory ${i}`,t=f=>l(f,()=>(0,x().lstatSync)((0,S().systemPath)((0,L().join)(o,f)))),r=f=>{if(f==="")return{path:f,kind:"\
directory",tracked:!0};if(!(0,E().canBeCheckedOut)(f)||!(0,E().foldersAbove)(f).every(w=>t(w)?.isDirectory()))return;const b=t(
f),u=b&&(0,T().kindOf)(b);if(!b||!u)return;const y=(0,T().isRegular)(u)?{size:b.size}:{};return{path:f,kind:u,...y,tracked:!f.
split("/").includes("node_modules")}},n=f=>r(f)?.kind!=="directory"?[]:(l(f,()=>(0,x().readdirSync)((0,S().systemPath)((0,L().
join)(o,f)),{encoding:"buffer"}))??[]).map(u=>r(f===""?(0,S().decodePath)(u):`${f}/${(0,S().decodePath)(u)}`)).filter(u=>u!==
void 0).sort(E().byEntryPath);function*a(f){for(const b of n(f))b.tracked&&(b.kind==="directory"?yield*a(b.path):yield b)}
return{label:s,stat:r,list:n,files:()=>[...a("")].sort(E().byEntryPath),readlink:f=>r(f)?.kind==="symlink"?l(f,()=>(0,S().
decodePath)((0,x().readlinkSync)((0,S().systemPath)((0,L().join)(o,f)),{encoding:"buffer"}))):void 0,read:async(f,b=e)=>{
const u=r(f);if(!(0,T().isRegular)(u?.kind))throw(0,E().notAFile)(s,f);if((u.size??0)>b)throw(0,E().tooLarge)(s,f,u.size??
0,b);return N((0,L().join)(o,f),f,s,b)}}}const p=x().constants.O_RDONLY|(x().constants.O_NOFOLLOW??0)|(x().constants.O_NONBLOCK??
0);function k(i,e){return N((0,L().join)(i,e),e,`the directory ${i}`,1/0)}async function N(i,e,o,s){try{const t=await(0,I().
open)((0,S().systemPath)(i),p);try{const r=await t.stat();if(!r.isFile())throw(0,E().notAFile)(o,e);if(r.size>s)throw(0,E().
tooLarge)(o,e,r.size,s);return await t.readFile()}finally{await t.close()}}catch(t){throw t instanceof D().GateError?t:v(
e,t)}}function v(i,e){return new(D()).GateError("file_unreadable",`Cannot read ${i}: ${e instanceof Error?e.message:e}`,
"Check the permissions of the file and of the directories above it.",{cause:e})}const d=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function l(i,e){try{return e()}catch(o){if(d.has(o.code??""))return;throw v(i,o)}}},63550:function(K,g,c){Object.
defineProperty(g,"__esModule",{value:!0}),g.literalTree=I;function x(){const D=c(39491);return x=function(){return D},D}
function I(D,M="the given files"){const E=new Map(Object.entries(D)),S=j=>{const p=E.get(j);return typeof p=="string"?Buffer.
from(p):Buffer.isBuffer(p)?p:p!==void 0&&"executable"in p?Buffer.from(p.executable):void 0};return{...(0,x().indexEntries)(
[...E].map(([j,p])=>L(j,p,S(j)?.length))),label:M,readlink:j=>{const p=E.get(j);return typeof p=="object"&&"symlink"in p?
p.symlink:void 0},read:async j=>{const p=S(j);if(p===void 0)throw(0,x().notAFile)(M,j);return p}}}function L(D,M,E){const S=!D.
split("/").includes("node_modules");if(typeof M=="object"&&"symlink"in M)return{path:D,kind:"symlink",tracked:S};if(typeof M==
"object"&&"submodule"in M)return{path:D,kind:"submodule",oid:M.submodule,tracked:S};const T=typeof M=="object"&&"executa\
ble"in M;return{path:D,kind:T?"executable":"file",...E===void 0?{}:{size:E},tracked:S}}},96681:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.decodePath=I,g.decodePieces=M,g.splitNul=E,g.systemPath=D;function x(){const S=c(4573);return x=
function(){return S},S}function I(S){if((0,x().isUtf8)(S))return S.toString("utf8");let T="";for(let j=0;j<S.length;){const p=L(
S,j);T+=p>0?S.toString("utf8",j,j+p):String.fromCharCode(56320+(S[j]??0)),j+=Math.max(p,1)}return T}function L(S,T){for(let j=1;j<=
4&&T+j<=S.length;j++)if((0,x().isUtf8)(S.subarray(T,T+j)))return j;return 0}function D(S){if(!/[\udc80-\udcff]/.test(S))
return S;const T=S.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(T.map((j,p)=>p%2===1?Buffer.of(j.
charCodeAt(0)-56320):Buffer.from(j)))}function M(S){if(!(0,x().isUtf8)(S))return[...E(S)].map(I);const T=S.toString("utf\
8").split("\0");return T.at(-1)===""&&T.pop(),T}function*E(S){let T=0;for(let j=S.indexOf(0);j>=0;j=S.indexOf(0,T))yield S.
subarray(T,j),T=j+1;T<S.length&&(yield S.subarray(T))}},59542:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.filesNamed=D,g.perPath=E,g.perTree=M;function x(){const S=c(76760);return x=function(){return S},S}function I(){const S=c(
59490);return I=function(){return S},S}const L=M(S=>(0,I().groupBy)(S.files(),({path:T})=>x().posix.basename(T)));function D(S,T){
return L(S).get(T)??[]}function M(S){const T=new WeakMap;return j=>{const p=j.original??j,{answer:k}=T.get(p)??{answer:S(
p)};return T.set(p,{answer:k}),k}}function E(S){const T=M(()=>new Map);return(j,p)=>{const k=T(j),N=k.get(p)??S(j,p);return k.
set(p,N),N}}},80781:function(K,g){Object.defineProperty(g,"__esModule",{value:!0}),g.subTree=c;function c(L,D){if(D==="")
return L;const M=x.get(L)??new Map;x.set(L,M);const E=M.get(D)??I(L,D);return M.set(D,E),E}const x=new WeakMap;function I(L,D){
const M=`${D}/`,E=p=>p===""?D:M+p,S=p=>({...p,path:p.path===D?"":p.path.slice(M.length)}),{original:T,isPending:j}=L;return{
label:L.label,...T&&{original:c(T,D)},...j&&{isPending:p=>j(E(p))},stat:p=>{const k=L.stat(E(p));return k&&S(k)},readlink:p=>L.
readlink(E(p)),list:p=>L.list(E(p)).map(S),files:()=>[...L.files()].filter(({path:p})=>p.startsWith(M)).map(S),read:(p,k)=>L.
read(E(p),k)}}},95132:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.describe=E,g.eligibilityOf=l,g.
finding=L,g.isMissingEvidence=i,g.notJudged=N,g.problemFinding=M,g.whyNotJudged=v;function x(){const e=c(41895);return x=
function(){return e},e}function I(){const e=c(13580);return I=function(){return e},e}function L(e,o,s={}){return D(e,o,s)}
function D(e,o,s){const{severity:t,harm:r,layer:n}=(0,I().ruleOf)(e);return{rule:e,severity:t,harm:r,layer:n,args:o,...s}}
function M({rule:e,args:o,span:s,severity:t}){return D(e,o,{span:s,severity:t})}function E({rule:e,args:o,edit:s,danger:t,
level:r}){const n=(0,I().ruleOf)(e);return{message:n.message(o)+(r?` ${S(r)}`:""),remedy:t===void 0?(s&&p(s))??n.remedy(
o):`Remove the command: it ${t}. A person decides whether the gene needs it.`}}function S({rules:e,level:o,from:s,reason:t}){
const r=t===void 0?"":`: ${t.replace(/\.$/,"")}`;return`The policy sets \`${e}\` to \`${o}\`, instead of ${s}${r}.`}const T=160,
j=4;function p({new:e,pointer:o,files:s=[],fix:t}){if(!(e.length<=j&&e.every(y=>y.length<=T&&!y.includes("`"))))return t?
"Run `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const n=o?.endsWith("/asset_id")===
!0,a=n||e.length===0?"":" (accepted; not run)",f=t?`; \`gene-gate fix --write\` does this${a}.`:".",[b,...u]=e.map(y=>`\`${y}\
\``);return b===void 0?`Remove the command, which adds no check${f}`:n?`Set \`asset_id\` to ${b}${f}`:s.length>0?`Move i\
t into a script, ${s.map(({path:w})=>`\`${w}\``).join(", ")}, and run ${[b,...u].join(", ")}${f}`:u.length===0?`Write ${b}\
 instead${f}`:`Write separate entries in \`validation\`: ${[b,...u].join(", ")}${f}`}const k=500;function N(e,o,s={}){return L(
"not-judged",{detail:v(e,o)},s)}function v(e,o){if((0,x().endsAudit)(o))throw o;return`${e}: ${d(o).slice(0,k).replace(/\.$/,
"")}`}function d(e){return e instanceof x().GateError?e.message:e instanceof Error?`${e.name}: ${e.message}`:String(e)}function l(e){
return e.length===0?"eligible":e.every(i)?"unproven":"refuted"}function i({rule:e}){const{unproven:o,undecided:s}=(0,I().
ruleOf)(e);return o===!0||s===!0}},13254:function(K,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isProblem=L,g.
problemAt=x;const c={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"\
warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-p\
ath":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"\
notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning",
"npm-script-missing":"warning","npm-script-empty-part":"warning","npm-script-text":"warning","workspace-missing":"warnin\
g","workspaces-changed":"warning"};function x(D,M,E,S=I(D)){return{rule:D,args:E,span:M,severity:S}}function I(D){return D in
c?c[D]:"error"}function L(D,M){return D.rule===M}},94411:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.areHarmlessOptions=v,g.isHarmlessVariable=d,g.readAssignments=s;function x(){const t=c(25367);return x=function(){return t},
t}function I(){const t=c(17992);return I=function(){return t},t}function L(){const t=c(90762);return L=function(){return t},
t}const D=/^[\w.-]{0,64}$/,M=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,E=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
S=/^\d{1,9}$/,T=/^(?:|[01]|true|false|yes|no|on|off)$/i,j=new Map([["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",
D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",M],["LC_ALL",M],["NODE_NO\
_WARNINGS",T],["PYTHONDONTWRITEBYTECODE",T],["PYTHONUNBUFFERED",T],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACK\
TRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",E],["TS_NODE_TRANSPILE_ONLY",T],["TS_NODE_FILES",T],["TS_NODE_SKIP\
_PROJECT",T]]),p=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
D]],k="NODE_OPTIONS",N=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function v(t){return t.split(" ").every(r=>N.test(r.replaceAll("_","-")))}function d(t,r){if(t===k)return v(r);const n=j.
get(t);return n!==void 0?n.test(r):i(t)?p.some(([f,b])=>f.test(t)&&b.test(r))||T.test(r)||S.test(r):!1}const l=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function i(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(t)?!(0,I().isReadByProgram)(t):l.test(t)}function e(t){return t===
k||j.has(t)||i(t)}const o=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function s(t,r){const n=[],a=[];let f=0;for(const b of t){const[
u]=b.parts,y=u&&!u.quoted?o.exec(u.text):null;if(!y)break;f+=1;const[w,O="",P]=y,R=(0,L().textOf)(b).slice(w.length),h={
start:b.start,end:b.end};if(!P&&d(O,R))n.push({name:O,value:R,span:h}),r.add("environment-assignment",h,{name:O,value:(0,x().
visible)(R)});else{const C=!P&&e(O);r.add("assignment-refused",h,{name:O,value:(0,x().visible)(R),known:C}),P||a.push({name:O,
value:R,span:h})}}return{assignments:n,refused:a,count:f}}},97424:function(K,g,c){Object.defineProperty(g,"__esModule",{
value:!0}),g.DOES=void 0,g.dangerOfScript=f,g.findDangers=N;function x(){const u=c(11331);return x=function(){return u},
u}function I(){const u=c(81716);return I=function(){return u},u}function L(){const u=c(54421);return L=function(){return u},
u}const D=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,M=(u,y,w)=>u.some(O=>/^-[A-Za-z]+$/.test(O)&&[...O.slice(
1)].some(P=>y.includes(P))||O.length>3&&w.startsWith(O.toLowerCase())),E=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
S=u=>u.some((y,w)=>{const O=/^(?:-s|--signal)$/.test(y)?u[w+1]:/^(?:-s|--signal=|-)(.+)$/.exec(y)?.[1];return O!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(O)}),T=(u,y,w)=>(u==="systemctl"||u==="loginctl")&&y.some(O=>w.test(O)),j=[{name:"mass_dele\
tion",matches:({program:u,args:y})=>u==="rm"&&M(y,"rR","--recursive")&&y.some(w=>!w.startsWith("-")&&E.test(w))},{name:"\
raw_disk_write",matches:({program:u,args:y})=>u==="dd"&&y.some(w=>w.startsWith("if=")||/^of=\/dev\//.test(w))},{name:"fi\
lesystem_format",matches:({program:u})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(u)},{name:"direct_disk_write",matches:({program:u,
args:y})=>u==="tee"&&y.some(w=>D.test(w))},{name:"world_writable",matches:({program:u,args:y})=>u==="chmod"&&y.some(w=>/^[0-7]{2,4}[2367]$/.
test(w)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(w))},{name:"privilege_escalation",matches:({program:u,args:y})=>u==="chown"&&
y.some(w=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(w))},{name:"firewall_manipulation",matches:({program:u})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(u)},{name:"system_shutdown",matches:({program:u,args:y})=>/^(?:shutdown|poweroff|halt)$/.test(u)||/^(?:init|telinit)$/.
test(u)&&y[0]==="0"||T(u,y,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:u,args:y})=>u==="reboot"||/^(?:init|telinit)$/.
test(u)&&y[0]==="6"||T(u,y,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:u,args:y})=>/^(?:kill|pkill|killall)$/.
test(u)&&S(y)}],p=8,k=4;function N(u,y=0){const w=new e;return(0,I().everyCommand)(u).flatMap(O=>v(O,w,y))}function v(u,y,w){
const O=[],{words:P}=(0,I().withoutReserved)(u);for(const{operator:m,target:A}of u.redirections)if(m.includes(">")&&A&&D.
test(A.text)){const $=`> ${A.text}`;O.push({name:"direct_disk_write",pattern:$,words:[A]})}const R=d(P),h=y.runBy(u,R);if(h!==
void 0){const m=`${h} | ${P[0]?.text??""}`;O.push({name:"remote_code_execution",pattern:m,words:P})}const C=new Set;for(const m of R){
const A=j.find(({matches:H})=>H(m))?.name;if(A!==void 0){const H=m.words.map(({text:U})=>U).join(" ");O.push({name:A,pattern:H,
words:m.words})}const F=(0,x().programNamed)(m.program)?.kind==="shell"?(0,L().textHanded)(m.words)?.text:void 0;if(F===
void 0||C.has(F)||w===k)continue;C.add(F);const W=N((0,I().readShellText)(F),w+1);O.push(...W.map(H=>({...H,words:m.words}))),
i.test(F)&&O.push({name:"remote_code_execution",pattern:F,words:m.words})}return O}function d(u){const y=l(u,0);if(y===void 0)
return[];const w=[y];if((0,x().programNamed)(y.program)?.kind==="wrapper")for(let O=1;O<=Math.min(u.length-1,p);O+=1){const P=l(
u,O);P!==void 0&&!/^-|=/.test(P.program)&&w.push(P)}if(y.program==="find")for(const[O,{text:P}]of u.entries()){const R=/^-(?:exec|ok)(?:dir)?$/.
test(P)?l(u,O+1):void 0;if(R!==void 0&&w.push(R),w.length>p)break}return w}function l(u,y){const w=u[y];if(w===void 0)return;
const O=u.slice(y);return{program:(0,x().baseName)(w.text),args:O.slice(1).map(({text:P})=>P),words:O}}const i=/\bdownload(?:string|data)\b/i;
class e{#n=new Map;#e=new Map;runBy(y,w){const O=(y.pipedFrom&&this.#n.get(y.pipedFrom))??s(y.inside),P=w.find(({program:h})=>t(
h));this.#n.set(y,O??P?.program);const R=w.flatMap(({program:h,args:C,words:m})=>((0,x().runsCode)(h)?C:m.slice(0,1).map(
({text:A})=>A)).flatMap(A=>this.#e.get(o(A))??[]))[0];return P&&this.#s(P,y),w.some(({program:h})=>(0,x().runsCode)(h))?
O??R:R}#s({program:y,args:w},{redirections:O}){const P=O.flatMap(({target:R})=>R?.text??[]);for(const R of[...w,...P])!R.
startsWith("-")&&o(R)!==""&&this.#e.set(o(R),y)}}function o(u){return u.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function s(u){
return(0,I().everyCommand)(u).flatMap(({words:y})=>d(y)).find(({program:y})=>t(y))?.program}function t(u){return(0,x().programNamed)(
u)?.kind==="downloader"}const r=g.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},n=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,a=16*1024;function f(u){if(u.length>a)return"is too long to\
 check";for(const[,O="",P=""]of u.matchAll(n))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(O)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(P))return r.mass_deletion;const y=(0,I().readShellText)(u),w=N(y).find(({name:O})=>O!=="mass_deletion");return w?r[w.
name]:b(y)?"pipes text into a shell":void 0}function b(u){return(0,I().everyCommand)(u).some(({pipedFrom:y,words:w})=>{const[
O]=(0,L().startedWords)(w);return y!==void 0&&O!==void 0&&(0,x().isShell)(O.text)})}},25367:function(K,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.inspectBlanks=d,g.inspectCharacters=E,g.inspectInjection=e,g.inspectLookAlikes=j,g.visible=
M;function x(){const o=c(11970);return x=function(){return o},o}const I=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function L(o){if(o>=32&&o<127||o===9)return"visible";if(o===0)return"nul-character";if(o===10||o===13)return"line-break";
if(o<160||o>=55296&&o<=57343)return"control-character";const s=String.fromCodePoint(o);return I.test(s)?"invisible-chara\
cter":"visible"}function D(o){return`U+${o.toString(16).toUpperCase().padStart(4,"0")}`}function M(o,s=120){const t=o.length>
s?`${o.slice(0,s)}\u2026`:o;let r="";for(const n of t){const a=n.codePointAt(0)??0,f=a!==9&&L(a)==="visible";r+=f?n:`<${D(
a)}>`}return r}function E(o,s,t,r){let n=s;for(const a of o)S(a,n,t,r),n+=a.length}function S(o,s,t,r){const n=o.codePointAt(
0)??0,a={start:s,end:s+o.length},f=D(n),b=L(n);if(b==="line-break"?r.add(b,a,{character:f,quoted:t}):b!=="visible"&&r.add(
b,a,{character:f}),b!=="visible"||n<=126)return;const u=o.normalize("NFKC");u!==o.normalize("NFC")||/[\0-\x7f]/.test(u)?
r.add("look-alike-letters",a,{word:o,looks_like:u,characters:[f]}):t||r.add("non-ascii-unquoted",a,{character:f,shown:o})}
const T=/\p{L}+/gu;function j(o,s,t,r){if(/^[\x00-\x7f]*$/.test(o)||!t&&/\s/.test(o))return;const n=t?p(o):k(o);if(n===void 0)
return;const a=[...new Set(o)].filter(f=>f>"\x7F");r.add("look-alike-letters",{start:s.start,end:s.end},{word:M(o),looks_like:M(
n),characters:a.slice(0,10).map(f=>D(f.codePointAt(0)??0))})}function p(o){const s=o.normalize("NFKD").replace(/\p{M}/gu,
""),t=(0,x().asciiOf)(s);return/^[\x20-\x7e]+$/.test(t)?t:void 0}function k(o){let s=!1;const t=o.replace(T,r=>{const n=(0,x().
asciiOf)(r);return n===r||!/[A-Za-z]/.test(r)?r:(s=!0,n)});return s?t:void 0}const N=100,v=1e3;function d(o,s){let t=0,r=0;
for(let n=0;n<=o.length;n+=1){const a=o.charAt(n);if(a===" "||a==="	")continue;const f=n-r;if(f>1&&(t+=f-1),f>=N||t>=v){
const b=Math.max(f,t);s.add("blank-padding",{start:r,end:n},{blanks:b});return}r=n+1}}const l=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
i=/<!--|```/;function e(o,s,t){const r=({index:f,0:b})=>t??{start:f,end:f+b.length},n=l.exec(o);n&&s.add("workflow-comma\
nd",r(n),{written:M(n[0])});const a=i.exec(o);a&&s.add("markup-injection",r(a),{written:a[0]})}},14395:function(K,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.literalSegment=T,g.matchName=k,g.matchesStars=N,g.readPattern=c;function c(l){
if(!l.parts.some(n=>!n.quoted&&/[*?[]/.test(n.text)))return;const i=l.parts.flatMap(({text:n,quoted:a})=>Array.from(n,f=>({
character:f,active:!a}))),e=i.findLastIndex(({character:n,active:a})=>a&&n==="]"),o=[];let s,t;for(let n=0;n<i.length;){
const a=x(i,n,e);a?(s??=E(o),t??=a.ambiguity,a.element.kind==="many"&&o.at(-1)?.kind==="many"||o.push(a.element),n=a.end):
(o.push({kind:"literal",character:i[n]?.character??""}),n+=1)}return s===void 0?void 0:{text:i.map(({character:n})=>n).join(
""),prefix:s,segments:S(o),...t&&{ambiguity:t}}}function x(l,i,e){const o=l[i];return o?.active?o.character==="*"?{element:{
kind:"many"},end:i+1}:o.character==="?"?{element:{kind:"one"},end:i+1}:o.character!=="["||e<i?void 0:I(l,i)??{element:{kind:"\
one"},end:i+1,ambiguity:"bracket"}:void 0}function I(l,i){let e=i+1;const o=L(l[e],"!");o&&(e+=1);const s=new Set;for(;!L(
l[e],"]");){const t=D(l[e]);if(t===void 0)return;const r=L(l[e+1],"-")?D(l[e+2]):t;if(r===void 0||!M(t,r))return;e+=L(l[e+
1],"-")?3:1;for(let n=t.charCodeAt(0);n<=r.charCodeAt(0);n+=1)s.add(String.fromCharCode(n))}if(s.size!==0)return{element:{
kind:"set",negated:o,members:s},end:e+1}}function L(l,i){return l?.active===!0&&l.character===i}function D(l){return l&&
/^[A-Za-z0-9_.,@%+]$/.test(l.character)?l.character:void 0}function M(l,i){if(l===i)return!0;const e=[/[a-z]/,/[A-Z]/,/[0-9]/];
return l<i&&e.some(o=>o.test(l)&&o.test(i))}function E(l){return l.map(i=>i.kind==="literal"?i.character:"").join("")}function S(l){
const i=[[]];for(const e of l)e.kind==="literal"&&e.character==="/"?i.push([]):i.at(-1)?.push(e);return i}function T(l){
return l.every(({kind:i})=>i==="literal")?E(l):void 0}const j=l=>Array.from(l),p=l=>Array.from(Buffer.from(l).toString("\
latin1"));function k(l,i){const[e]=l;if(i.startsWith(".")&&!(e?.kind==="literal"&&e.character==="."))return!1;const o=v(
l,i,j);return/^[\x20-\x7e]*$/.test(i)||o===v(l,i,p)?o:void 0}function N(l,i){const e=Array.from(i,o=>o==="*"?{kind:"many"}:
{kind:"literal",character:o});return v(e,l,j)}function v(l,i,e){const o=l.flatMap(a=>a.kind==="literal"?e(a.character).map(
f=>({kind:"literal",character:f})):a),s=e(i);let t=0,r=-1,n=0;for(let a=0;a<s.length;)if(o[t]?.kind==="many")r=t,n=a,t+=
1;else if(d(o[t],s[a]))t+=1,a+=1;else if(r>=0)t=r+1,n+=1,a=n;else return!1;return o.slice(t).every(({kind:a})=>a==="many")}
function d(l,i=""){return l?.kind==="literal"?l.character===i:l?.kind==="set"?l.members.has(i)!==l.negated:l?.kind==="on\
e"}},16500:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.MAX_PATTERNS=void 0,g.resolvePattern=j;function x(){
const n=c(76760);return x=function(){return n},n}function I(){const n=c(32854);return I=function(){return n},n}function L(){
const n=c(25367);return L=function(){return n},n}function D(){const n=c(14395);return D=function(){return n},n}function M(){
const n=c(90762);return M=function(){return n},n}const E=20,S=4096,T=g.MAX_PATTERNS=64;function j(n,a,f){const{pattern:b,
span:u,position:y}=n,w=(0,L().visible)(b.text),O=N(b);let P=[];if(y==="program")f.add("glob-unclear",u,{pattern:w,reason:"\
program"});else if(v(b))f.add("glob-unclear",u,{pattern:w,reason:"outside"});else if(!k(b,a))if(O)f.add("glob-unclear",u,
{pattern:w,reason:O});else if(d(b))f.add("glob-unclear",u,{pattern:w,reason:"flag"});else if(a)P=p(n,a,f);else if(y==="s\
cript"&&l(b))f.add("glob-unclear",u,{pattern:w,reason:"program"});else{const R={matches:[],count:0,judged:!1};f.add("unq\
uoted-glob",u,{pattern:w,...R})}return P.length===0?[b.text]:P}function p({pattern:n,span:a,position:f},b,u){const y=(0,L().
visible)(n.text),w=o(n,b),O="matches"in w&&!w.matches.every(i);if("ambiguity"in w||O){const C="ambiguity"in w?w.ambiguity:
"file_name";return u.add("glob-unclear",a,{pattern:y,reason:C}),[]}const{matches:P}=w;P.some(C=>C.startsWith("-"))&&u.add(
"glob-unclear",a,{pattern:y,reason:"flag"}),f==="script"&&P.length>1&&u.add("glob-unclear",a,{pattern:y,reason:"program"});
const R=P.slice(0,E).map(C=>(0,L().visible)(C)),{length:h}=P;return u.add("unquoted-glob",a,{pattern:y,matches:R,count:h,
judged:!0}),P}function k({prefix:n,text:a},f){return n.includes("://")&&!f?.stat(a.slice(0,a.indexOf("/")))}function N({
text:n,segments:a,ambiguity:f}){return f||(n.length>S?"too_many":a.some(u=>(0,D().literalSegment)(u)===void 0&&(0,D().matchName)(
u,".."))?"dot":void 0)}function v({text:n,segments:a}){return n.startsWith("/")||a.some(f=>(0,D().literalSegment)(f)==="\
..")}function d({prefix:n}){return n.startsWith("-")&&!n.includes("=")}function l({segments:n}){return n.some(a=>a.some(
({kind:f})=>f==="many"))}function i(n){const a=new(M()).ProblemCollector;return(0,L().inspectCharacters)(n,0,!0,a),a.inOrder().
length===0}const e=128*1024;function o(n,a){let f=[{written:"",path:""}];for(const[y,w]of n.segments.entries()){const O=y===
n.segments.length-1,P=[];for(const R of f){const h=s(R,w,O,a);if(typeof h=="string")return{ambiguity:h};P.push(...h)}f=P}
const b=f.map(({written:y})=>Buffer.from(y));return b.reduce((y,w)=>y+w.length+1,0)>e?{ambiguity:"too_many"}:{matches:b.
sort(Buffer.compare).map(y=>y.toString())}}function s(n,a,f,b){const{written:u,path:y}=n,w=(0,D().literalSegment)(a);if(w===
"")return f?[n]:"empty_segment";const O=f?"":"/";if(w===".")return[{written:`${u}.${O}`,path:y}];const P=[];for(const R of t(
y,a,w,b)){if(R==="letters")return"letters";if(!f&&r(R,b))return"symlink";!f&&R.kind!=="directory"||P.push({written:`${u}${x().
posix.basename(R.path)}${O}`,path:R.path})}return P}function*t(n,a,f,b){if(f!==void 0){const u=b.stat(n===""?f:`${n}/${f}`);
u?.tracked&&(yield u);return}for(const u of b.list(n)){if(!u.tracked)continue;const y=(0,D().matchName)(a,x().posix.basename(
u.path));y===void 0?yield"letters":y&&(yield u)}}function r(n,a){if(n.kind!=="symlink")return n.kind==="submodule";const f=(0,I().
resolveInTree)(a,n.path);return f.kind==="missing"?!1:f.kind!=="inside"||!/^(?:file|executable)$/.test(f.entry.kind)}},54669:function(K,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.hasOneReading=j,g.lex=T;function x(){const e=c(94411);return x=function(){
return e},e}function I(){const e=c(25367);return I=function(){return e},e}function L(){const e=c(16500);return L=function(){
return e},e}function D(){const e=c(14395);return D=function(){return e},e}function M(){const e=c(26781);return M=function(){
return e},e}function E(){const e=c(90762);return E=function(){return e},e}const S=128*1024;function T(e,o){const s=new(E()).
ProblemCollector;if(p(e,s))return{words:[],assignments:[],refused:[],problems:s.inOrder()};const t={start:0,end:e.length};
(0,I().inspectBlanks)(e,s),(0,I().inspectInjection)(e,s);const r=(0,M().splitWords)(e,s),{assignments:n,refused:a,count:f}=(0,x().
readAssignments)(r,s);for(const u of r.slice(0,f))v(u,s);const b=k(r.slice(f),o,s);b.length===0&&s.add("empty-command",t,
{});for(const{value:u,span:y}of n)(0,I().inspectInjection)(u,s,y);for(const{text:u,span:y}of b)(0,I().inspectInjection)(
u,s,y);return{words:b,assignments:n,refused:a,problems:s.inOrder()}}function j({problems:e}){return e.every(({severity:o})=>o===
"warning")}function p(e,o){if(Buffer.byteLength(e)<=S)return!1;const s={start:0,end:e.length};return o.add("command-too-\
long",s,{more:`${S} bytes`}),!0}function k(e,o,s){const t=[];let r=0;for(const[n,a]of e.entries()){const f={start:a.start,
end:a.end},b=a.parts.some(O=>O.quoted),u=(0,E().textOf)(a);v(a,s),d(a,s),i(a,n===0,s),(0,I().inspectLookAlikes)(u,a,n===
0,s);const y=(0,D().readPattern)(a);if(y&&(r+=1),y&&r>L().MAX_PATTERNS&&s.add("glob-unclear",f,{pattern:(0,I().visible)(
u),reason:"too_many"}),!y||r>L().MAX_PATTERNS){t.push({text:u,span:f,quoted:b});continue}const w=N(n,t);for(const O of(0,L().
resolvePattern)({pattern:y,span:f,position:w},o,s))t.push({text:O,span:f,quoted:b})}return t}function N(e,o){return e===
0?"program":e===1&&o[0]?.text==="node"?"script":"argument"}function v(e,o){for(const[s,t]of e.parts.entries()){if(t.quoted||
!t.text.includes("~"))continue;const r=t.text.search(s===0?/(?:^|[=:])~/:/[=:]~/);if(r<0)continue;const n=t.start+t.text.
indexOf("~",r),a=(0,I().visible)((0,E().textOf)(e));o.add("tilde-expansion",{start:n,end:n+1},{word:a});return}}function d(e,o){
let s=-1,t=!1;for(const r of e.parts)if(!(r.quoted||s<0&&!r.text.includes("{")))for(const{0:n,index:a}of r.text.matchAll(
/[{},]|\.\./g)){const f=r.start+a;if(n==="{")s<0&&(s=f);else if(n!=="}")t=s>=0;else if(t){const b={start:s,end:f+1};o.add(
"brace-expansion",b,{written:(0,I().visible)((0,E().textOf)(e))});return}}}const l=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function i(e,o,s){const t=(0,E().unquotedText)(e);t!==void 0&&(t==="\
!"||o&&l.has(t))&&s.add("shell-grammar",{start:e.start,end:e.end},{written:t})}},17992:function(K,g){Object.defineProperty(
g,"__esModule",{value:!0}),g.isReadByProgram=I;const c=`
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
`.match(/\S+/g),x=new RegExp(`^(?:${c.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH)$`,"s");function I(L){return x.
test(L)}},11331:function(K,g){Object.defineProperty(g,"__esModule",{value:!0}),g.PROGRAM_NAMES=void 0,g.baseName=E,g.hasCommandLine=
N,g.isCommandLine=k,g.isShell=T,g.programNamed=S,g.runsCode=j,g.startsOthers=p;const c=/^-\w*c$|^--command$/,x=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
L=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",c],["shell","pwsh powershell",/^[-/](?:c|command|e|ec|en\w*)$/i],
["shell","cmd",/^\/[ckr]/i],["shell","osascript",/^-e$/],["shell","eval iex invoke-expression","words"],["shell","source\
 ."],["interpreter","node nodejs bun deno tsx ts-node jiti esno esmo babel-node",x],["interpreter","vite-node swc-node s\
ucrase-node",x],["interpreter","python python2 python3 pythonw py pypy pypy3",/^-[A-Za-z]*c/],["interpreter","perl ruby \
lua luajit raku rscript julia elixir groovy scala",/^-\w*[eE]/],["interpreter","php",/^-r|^--run$/],["interpreter","java\
 tclsh jshell ghci"],["wrapper","env ionice nice nohup setsid stdbuf timeout xvfb-run",void 0,"as-is"],["wrapper","doas \
su sudo",void 0,"as-user"],["wrapper","cross-env dotenv env-cmd",void 0,"as-tool"],["wrapper","command exec builtin busy\
box toybox time taskset chrt flock prlimit unshare chroot"],["wrapper","strace ltrace gdb xargs parallel watch winpty"],
["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invoke-webrequest"],["downloader","invoke-restme\
thod start-bitstransfer bitsadmin certutil mshta"],["builder","go cargo make"],["manager","yarn pnpm bunx pnpx corepack \
pip pip3 pipx uv uvx poetry composer"],["system","cat ls rm cp mv grep find sed awk git docker touch echo cd test diff w\
c head tail"],["system","chmod true false exit vim"]],D=new Map(L.flatMap(([d,l,i,e])=>l.split(" ").map(o=>[o,{name:o,kind:d,
...i&&{text:i},...e&&{wraps:e}}]))),M=g.PROGRAM_NAMES=[...D.keys()];function E(d){return/^\.{1,2}$/.test(d)?d:d.replace(
/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function S(d){const l=E(d),i=D.get(l);if(i!==void 0)
return i;const e=D.get(l.replace(/[-.]?\d[\d.]*w?$/,""));return e?.kind==="shell"||e?.kind==="interpreter"?e:void 0}function T(d){
return S(d)?.kind==="shell"}function j(d){const l=S(d)?.kind;return l==="shell"||l==="interpreter"}function p(d){if(d===
".")return!1;if(/^np[mx]$/.test(d))return!0;const l=S(d)?.kind;return l!==void 0&&l!=="system"&&l!=="downloader"}function k(d){
const[l="",...i]=d.trim().split(/\s+/);return v(l)&&i.some(e=>/^-|[./]|^[|&;<>]+$/.test(e))}function N(d){return/&&|\|\||\$\(|`/.
test(d)?!0:d.split(/;\s|\s\|\s/).some(l=>{const[i="",...e]=l.trim().split(/\s+/);return e.length>0&&v(i)})}function v(d){
return/^np[mx]$/.test(d)||D.has(d)}},81716:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.everyCommand=
M,g.isDynamic=k,g.readShellText=D,g.withoutReserved=j;function x(){const e=c(54669);return x=function(){return e},e}const I=128*
1024,L=16;function D(e,o){return e.length>I?[]:new i(e,o).list("",0)}function M(e){return e.flatMap(o=>[o,...M(o.inside)])}
const E=new Set("! { do elif else if then time until while".split(" ")),S=/^([A-Za-z_]\w*)=(.*)$/s;function T({text:e,quoted:o}){
return!o&&E.has(e)}function j(e){const{words:o,assignments:s}=e,t=o.findIndex(f=>!T(f));if(t<1)return e;const r=o.slice(
t),n=r.findIndex(({text:f})=>!S.test(f)),a=n<0?r:r.slice(0,n);return{...e,words:r.slice(a.length),assignments:[...s,...a.
map(p)]}}function p({text:e,span:o}){const[,s="",t=""]=S.exec(e)??[];return{name:s,value:t,span:o}}function k({problems:e,
substituted:o},{span:s}){const t=r=>r.start<s.end&&r.end>s.start;return o.some(t)||e.some(r=>N.has(r.rule)&&t(r.span))}const N=new Set(
["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),v=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,
d=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,l=/\\.?|\$\(|[^\\`$"]+|./sy;
class i{#n;#e;#s=0;constructor(o,s){this.#n=o,this.#e=s}list(o,s){const t=[];let r=this.#r(),n=!1;const a=(f,b="")=>{const u=this.#t(
r,f,b),{words:y,assignments:w,redirections:O,inside:P}=u,R=y.length+w.length+O.length+P.length===0,h=t.at(-1);R?h&&(t[t.
length-1]={...h,separator:h.separator+b}):t.push(u);const C=/^\|&?$/.test(b)?u:void 0;r=this.#r(R?r.pipedFrom:C)};for(;this.#s<
this.#n.length;){const f=this.#s,b=this.#i(n?l:d),u=this.#s;if(b==='"')n=!n;else{if(b===o&&(!n||o==="`"))return a(f),t;if(b===
"$("||b==="`"||!n&&/^[<>]?\($/.test(b)){if(s===L){a(f);continue}const y=this.#n.slice(r.start,f),w=b==="("?v.test(y)?"su\
bshell":"definition":"substitution",O=this.list(b==="`"?"`":")",s+1);r.inside.push(...O),r.gaps.push({kind:w,start:f,end:this.#s}),
w==="subshell"&&(r.subshell=O)}else!n&&/^(?:[;&|\r\n]+|\))$/.test(b)?a(f,b):!n&&b.startsWith("#")&&/^\s?$/.test(this.#n.
charAt(f-1))?r.gaps.push({kind:"comment",start:f,end:u}):!n&&/^(?:[<>]|&>)/.test(b)&&r.gaps.push({kind:"operator",start:f,
end:u})}}return a(this.#n.length),t}#r(o){return{start:this.#s,gaps:[],inside:[],pipedFrom:o}}#i(o){o.lastIndex=this.#s;
const[s=""]=o.exec(this.#n)??[];return this.#s+=s.length,s}#t(o,s,t){const{start:r,gaps:n,inside:a,pipedFrom:f,subshell:b}=o;
let u="",y=r;for(const $ of n){const F=$.kind==="comment"||$.kind==="operator"?" ":"_";u+=this.#n.slice(y,$.start)+F.repeat(
$.end-$.start),y=$.end}u+=this.#n.slice(y,s);const w=(0,x().lex)(u,this.#e),O=$=>({...$,span:{start:$.span.start+r,end:$.
span.end+r}}),P=w.words.map(O),R=new Set;let h=0;const m=n.filter(({kind:$})=>$==="operator").map(({start:$,end:F})=>{for(;h<
P.length&&(P[h]?.span.start??F)<F;)h+=1;const W=P[h],H=P[h-1];return H?.span.end===$&&/^\d+$/.test(H.text)&&R.add(H),W&&
R.add(W),{operator:this.#n.slice($,F),...W&&{target:W}}}),A=[...w.assignments,...w.refused].map(O);return{words:P.filter(
$=>!R.has($)),assignments:A.sort(($,F)=>$.span.start-F.span.start),redirections:m,problems:w.problems.map(O),span:{start:r,
end:s},separator:t,inside:a,substituted:n.filter(({kind:$})=>$==="substitution"),...f&&{pipedFrom:f},...b&&{subshell:b},
...n.some(({kind:$})=>$==="definition")&&{defines:!0}}}}},68538:function(K,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.changesShell=L,g.isWithoutEffect=I;const c=new Set(": [ cd echo exit false test true".split(" ")),x=new Set(`! . [[ ]]\
 { } alias autoload bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/));function I(D){return c.has(D)}function L(D){
return x.has(D)}},26781:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.splitWords=D;function x(){const v=c(
25367);return x=function(){return v},v}const I=1e3,L=/[ \t\n\r'"\\$`;&|<>()]/g;function D(v,d){return new M(v,d).split()}
class M{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(d,l){this.#n=d,this.#e=l}split(){for(;this.#t<this.#n.length;)this.#h();
if(this.#a(),this.#c>I){const d={start:0,end:this.#n.length};this.#e.add("command-too-long",d,{more:`${I} quoted parts`})}
return this.#s}#h(){switch(this.#n.charAt(this.#t)){case" ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,x().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#g();
break;case'"':this.#y();break;case"\\":this.#w();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=N(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#v():this.#u();break;default:this.#u()}}#o(d,l,i,e=i){this.#r.length===0&&(this.#i=e),this.#r.push({text:d,quoted:l,
start:i})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const d=this.#t;
L.lastIndex=d+1;const l=L.exec(this.#n)?.index??this.#n.length,i=this.#n.slice(d,l);(0,x().inspectCharacters)(i,d,!1,this.#e),
this.#o(i,!1,d),this.#t=l}#g(){const d=this.#t,l=this.#n.indexOf("'",d+1),i=l<0?this.#n.length:l,e=this.#n.slice(d+1,i);
(0,x().inspectCharacters)(e,d+1,!0,this.#e),this.#o(e,!0,d+1,d),this.#d(d,i,"'")}#y(){const d=this.#t,l=this.#n;let i="",
e=d+1;for(this.#t=e;this.#t<l.length&&l.charAt(this.#t)!=='"';){const s=l.charAt(this.#t);s==="\\"&&/["$`\\\n]/.test(l.charAt(
this.#t+1))?(i+=l.slice(e,this.#t),l.charAt(this.#t+1)===`
`&&this.#f(),e=this.#t+1,this.#t+=2):s==="$"?this.#l(!0):s==="`"?this.#p(!0):this.#t+=1}const o=Math.min(this.#t,l.length);
i+=l.slice(e,o),(0,x().inspectCharacters)(l.slice(d+1,o),d+1,!0,this.#e),this.#o(i,!0,d+1,d),this.#d(d,o,'"')}#d(d,l,i){
this.#c+=1,this.#t=Math.min(l+1,this.#n.length),!(l<this.#n.length)&&this.#e.add("unterminated-quote",{start:d,end:l},{quote:i})}#w(){
const d=this.#t,l=this.#n.charAt(d+1);this.#t+=1,l===""?(this.#e.add("unterminated-quote",{start:d,end:d+1},{quote:"\\"}),
this.#o("\\",!0,d)):l===`
`?(this.#t=d,this.#f(),this.#t+=2):l>"\x7F"?this.#o("",!0,d+1,d):((0,x().inspectCharacters)(l,d+1,!0,this.#e),this.#o(l,
!0,d+1,d),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(d){const l=j(this.#n,this.#t,
d);l?this.#m(l.kind,l.end,d):(d||this.#o("$",!1,this.#t),this.#t+=1)}#p(d){const l=p(this.#n,this.#t);this.#m("command-s\
ubstitution",l,d)}#m(d,l,i){const e=this.#t,o=this.#n.slice(e,l);this.#e.add(d,{start:e,end:l},{written:(0,x().visible)(
o)}),i||this.#o(o,!0,e),this.#t=l}#v(){const d=this.#t,l=this.#n.indexOf(`
`,d);this.#t=l<0?this.#n.length:l;const i=this.#n.slice(d,this.#t);(0,x().inspectCharacters)(i,d,!1,this.#e),this.#e.add(
"shell-comment",{start:d,end:this.#t},{written:(0,x().visible)(i)})}}const E=/[A-Za-z_]/,S=/[A-Za-z0-9_]/,T=/[0-9@*#?$!-]/;
function j(v,d,l){const i=v.charAt(d+1);if(i==="(")return{kind:v.charAt(d+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:k(v,d+1,"(",")")};if(i==="{")return{kind:"variable-expansion",end:k(v,d+1,"{","}")};if(i==="[")return{kind:"\
arithmetic-expansion",end:k(v,d+1,"[","]")};if(i==="'"||i==='"'){if(l)return;const e=v.indexOf(i,d+2);return{kind:"dolla\
r-quote",end:e<0?v.length:e+1}}if(E.test(i)){let e=d+2;for(;S.test(v.charAt(e));)e+=1;return{kind:"variable-expansion",end:e}}
if(T.test(i)||i>"\x7F")return{kind:"variable-expansion",end:d+2}}function p(v,d){for(let l=d+1;l<v.length;l+=1){const i=v.
charAt(l);if(i==="\\")l+=1;else if(i==="`")return l+1}return v.length}function k(v,d,l,i){let e=0;for(let o=d;o<v.length;o+=
1){const s=v.charAt(o);if(s===l)e+=1;else if(s===i&&(e-=1,e===0))return o+1}return v.length}function N(v,d,l){const i=v.
charAt(d);if(i==="("||i===")")return l.add("shell-grammar",{start:d,end:d+1},{written:i}),d+1;const e=i==="<"||i===">",o=e?
/[<>&|-]/:/[;&|]/;let s=d+1;for(;s-d<3&&o.test(v.charAt(s));)s+=1;const t=v.slice(d,s);return l.add(e?"shell-redirection":
"shell-operator",{start:d,end:s},{operator:t}),s}},54421:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.startedWords=L,g.textHanded=M;function x(){const j=c(11331);return x=function(){return j},j}const I=/^-(?:exec|ok)(?:dir)?$/;
function L(j){let p=j;for(;;){const[k,N]=p,v=(0,x().baseName)(k?.text??"");if(v==="find"){const l=p.findIndex(({text:i})=>I.
test(i));return l<0?p:L(p.slice(l+1))}if((0,x().programNamed)(v)?.kind!=="wrapper"||v==="command"&&/^-[vV]/.test(N?.text??
""))return p;const d=p.findIndex((l,i)=>i>0&&D(l,p));if(d<0)return p;p=p.slice(d)}}function D({text:j},p){const k=N=>/^np[mx]$/.
test(N)||(0,x().programNamed)(N)!==void 0;return p.slice(1).some(N=>k(N.text))?k(j):!/^-|^\w+=|^\d+[smhd]?$/.test(j)}function M(j){
const[p,...k]=j,N=p&&(0,x().programNamed)(p.text);if(N?.text===void 0)return;if(N.text==="words")return S(k);const v=N.text,
d=k.findIndex(({text:i})=>v.test(i)),l=k[d];if(l!==void 0){if(N.name==="cmd"){const i=l.text.slice(2);return S(i===""?k.
slice(d+1):[{...l,text:i},...k.slice(d+1)])}return/^[-/]e/i.test(l.text)&&E(N)?T(k[d+1]):E(N)?S(k.slice(d+1)):S(k.slice(
d+1,d+2))}}function E({name:j}){return j==="pwsh"||j==="powershell"}function S(j){return j.length===0?void 0:{text:j.map(
({text:p})=>p).join(" "),words:j}}function T(j){return j&&{text:Buffer.from(j.text,"base64").toString("utf16le"),words:[
j]}}},90762:function(K,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.ProblemCollector=void 0,g.textOf=I,g.unquotedText=
L;function x(){const M=c(13254);return x=function(){return M},M}function I(M){const[E]=M.parts;return M.parts.length===1&&
E?E.text:M.parts.map(S=>S.text).join("")}function L(M){const[E]=M.parts;return M.parts.length===1&&E&&!E.quoted?E.text:void 0}
class D{#n=[];#e=new Set;add(E,S,T){const j=(0,x().problemAt)(E,S,T);if(j.severity==="error"){if(this.#e.has(E))return;this.#e.
add(E)}this.#n.push(j)}inOrder(){const E=({rule:S})=>this.#e.has(S)?0:1;return this.#n.sort((S,T)=>S.span.start-T.span.start||
E(S)-E(T))}}g.ProblemCollector=D},678:function(K,g,c){c.r(g),c.d(g,{default:()=>x});var x=c(70298)},58238:function(K,g,c){
c.r(g),c.d(g,{parse:()=>x.parse,stringify:()=>x.stringify});var x=c(15756)}};
