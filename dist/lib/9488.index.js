"use strict";exports.id=9488,exports.ids=[9488],exports.modules={45806:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),
b.launchedBy=M,b.parseInvocation=I;function $(){const t=g(76760);return $=function(){return t},t}function D(){const t=g(
91063);return D=function(){return t},t}function L(){const t=g(11331);return L=function(){return t},t}function W(){const t=g(
87646);return W=function(){return t},t}function F(){const t=g(3893);return F=function(){return t},t}function R(){const t=g(
39872);return R=function(){return t},t}function S(){const t=g(46868);return S=function(){return t},t}function x(){const t=g(
31901);return x=function(){return t},t}const N=5,T={node:W().parseNode,npm:F().parseNpm,npx:F().parseNpx};function I(t,o,l=D().
NO_PROGRAMS){return C(t,o,l,0)}function C(t,o,l,f){const e=(r,d)=>O(r,d,l,f+1),h={families:l,start:e,tool:(r,d)=>(0,S().
parseTool)(r,d,h)};if(typeof t!="string")return(0,R().parseProgram)(t,o,h);const{invocation:u,problems:s}=T[t](o,h),[a]=t===
"node"&&!(0,W().isTestRun)(u)?u.operands:[];if(a===void 0)return{invocation:u,problems:s};const P=n(a.text,l.tools).map(
r=>{const d=["--",r].map(p=>({...a,text:p}));return e({program:"npx",words:[...d,...u.passthrough],starts:"file"},t)}),y=P.
flatMap(r=>r.launched);return{invocation:y.length>0?{...u,launched:y}:u,problems:[...s,...P.flatMap(r=>r.problems)]}}function M({
launched:t=[]}){return t.flatMap(o=>[o,...M(o)])}function O({program:t,words:o,...l},f,e,h){const[u={text:"",span:{start:0,
end:0}},...s]=o,a=h===N?"outside-code":t?void 0:v(u.text,e.tools);if(a)return{launched:[],problems:[(0,x().wordProblem)(
a,f,u)]};const P=t??((0,x().isProgram)(u.text)?u.text:void 0),{invocation:y,problems:r}=P?C(P,t?o:s,e,h):C("npx",o,e,h);
return{launched:[{...y,...l}],problems:r}}function v(t,o){return t.startsWith("-")?"unknown-flag":(0,L().programNamed)(t)!==
void 0&&!(0,x().isProgram)(t)&&!(0,D().isKnownTool)(o,t)?"outside-code":void 0}const c=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function n(t,o){const l=$().posix.normalize(t.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
l))return["yarn"];const[,f,e=""]=c.exec(l)??[];if(f===void 0)return[];if(f===".bin")return[e];const u=[...new Set([e.replace(
/\.[cm]?[jt]s$/,""),f])].filter(s=>(0,D().isKnownTool)(o,s));return u.length>0?u:[f]}},97340:function(J,b,g){Object.defineProperty(
b,"__esModule",{value:!0}),b.judgeFlag=I,b.pythonFiles=e,b.setsHarmless=h;function $(){const y=g(55972);return $=function(){
return y},y}function D(){const y=g(19609);return D=function(){return y},y}function L(){const y=g(60842);return L=function(){
return y},y}function W(){const y=g(32854);return W=function(){return y},y}function F(){const y=g(94411);return F=function(){
return y},y}function R(){const y=g(54669);return R=function(){return y},y}function S(){const y=g(87646);return S=function(){
return y},y}function x(){const y=g(31901);return x=function(){return y},y}function N(){const y=g(17083);return N=function(){
return y},y}const T={problems:[]};function I(y,r,d){const{word:p,flag:m,value:A="",written:i,off:w}=d;if(m===void 0)return P(
y,r,d);const k=U=>M(U,y,d),{choices:E}=m;if(E?.every(U=>!C(U,A.replace(/\s+/g,""))))return{problems:[k("unknown-flag")]};
if(w)return T;if(m.kind==="node")return a(p,u(y,A));const{rule:j,...H}=(0,L().isReason)(m.kind)?{rule:m.kind}:O(y,d,r.stops===
!0),G=(0,N().isForeign)(i)||(0,N().isOfMachine)(i),B=j??(G?"outside-code":void 0);return{...A===""?{}:H,problems:B?[k(B)]:
[]}}function C(y,r){const[d="",p]=y.split("~");if(p===void 0)return r===y;const m=r.slice(d.length,r.length-p.length);return/^[^"'\\{}<>\s]+$/.
test(m)&&r===`${d}${m}${p}`}function M(y,r,{word:{text:d,span:p},written:m,value:A=""}){const i=d===m&&A!==""?`${m} ${A}`:
d;return(0,x().flagProblem)(y,r,{name:m,written:i,span:p,value:A})}function O(y,r,d){const{word:p,flag:m,written:A,value:i=""}=r,
{span:w}=p,k=m?.kind??"text";switch(k){case"choice":return{};case"tests":return{files:[{as:"tests",path:i,span:w}]};case"\
path":{const E=(0,W().normalise)(i)===void 0?"outside-code":void 0,j=(0,N().isElsewhere)(i)?[]:[{as:"place",path:i,span:w}];
return{rule:E,files:j,root:i}}case"config":return(0,N().isElsewhere)(i)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(i)?{}:{
files:[{as:"config",path:i,span:w}]};case"output":{const E=i.slice(i.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(E)?{}:(0,N().isElsewhere)(E)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:E,span:w}]}}case"cod\
e":case"preload":{const E=k==="code"?t(i,d):o(i,d),j=M("tool-runs-file",y,r);return{rule:E,files:l(i).map(H=>f(H,w,j,k))}}case"\
module":{const E=i.split(":").filter(B=>/^\w+(?:\.\w+)*$/.test(B)),j=new Set(E.flatMap(B=>[B,B.replace(/\.\w+$/,"")]).flatMap(
e)),H=M("tool-runs-file",y,r);return{rule:(0,N().isForeign)(i)||/[\\/]/.test(i)?"outside-code":void 0,files:[...j].map(B=>({
as:"module",path:B,span:w,ifFile:H}))}}default:{const E=(0,N().isOfMachine)(i)&&!n(A,i),j=!(0,L().isReason)(k)&&$().KINDS[k](
i)!==void 0;return{rule:(0,N().isForeign)(i)||E||v.test(i)||j?"outside-code":void 0}}}}const v=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,
c=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;function n(y,r){return c.
test(y)||y==="-t"&&!r.includes(":")}function t(y,r){if((0,N().isElsewhere)(y)||/[\s(){};`]/.test(y))return"outside-code";
if(y.split(",").some(p=>/^\.|\.[cm]?[jt]sx?$/.test(p)))return r?"outside-code":"tool-runs-file"}function o(y,r){return D().
PRELOADABLE_PACKAGES.has(y)||D().PRELOADABLE_BY_TOOLS.has(y)?"tool-runs-file":r?"outside-code":t(y,r)??"tool-runs-file"}
function l(y){return y.split(",").filter(d=>d!==""&&!(0,N().isElsewhere)(d)).map(d=>d.replace(/^<rootDir>\//,"./"))}function f(y,r,d,p){
return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(y)?{as:"code",path:y,span:r}:{as:"module",path:y,span:r,ifFile:d,first:p===
"preload"}}function e(y){const r=y.replaceAll(".","/");return["","src/"].flatMap(d=>[".py","/__main__.py","/__init__.py"].
map(p=>`${d}${r}${p}`))}function h(y){const[,r="",d=""]=/^(\w+)[=:](.*)$/s.exec(y)??[];return r!==""&&(0,F().isHarmlessVariable)(
r,d)}function u(y,r){return/^(?:_?mocha|deno)$/.test(y)?r.split(",").map(d=>d.startsWith("-")?d:`--${d}`):y==="ava"?(0,R().
lex)(r).words.map(({text:d})=>d):[r]}const s="x.js";function a({span:y},r){const d=[...r,s,s].map(A=>({text:A,span:y,quoted:!1})),
{invocation:p,problems:m}=(0,S().parseNode)(d);return{problems:m,nodeFlags:p.flags}}function P(y,{stops:r,handsOn:d,data:p={}},{
word:m,value:A=""}){const i=w=>({problems:[(0,x().wordProblem)(w,y,m)]});if(d){const w=m.text.includes("=")||A===""?[]:[
A],k=a(m,[m.text,...w]);if(!k.problems.some(({rule:E})=>E==="unknown-flag"))return k}return r?i("unknown-flag"):p.starts===
"npm-scripts"&&m.text.includes("=")?T:(0,N().isForeign)(A)||(0,N().isOfMachine)(A)?i("outside-code"):p.unknown?T:i("unkn\
own-flag")}},91633:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.filesAmong=C,b.judgeOperands=N,b.refusedAmong=
S,b.ruleForOperand=T;function $(){const c=g(55972);return $=function(){return c},c}function D(){const c=g(91063);return D=
function(){return c},c}function L(){const c=g(32854);return L=function(){return c},c}function W(){const c=g(13254);return W=
function(){return c},c}function F(){const c=g(31901);return F=function(){return c},c}function R(){const c=g(17083);return R=
function(){return c},c}function S(c,n,t){const[o]=t;if(o===void 0)return[];const l=t.find(({text:e})=>n.readsBehind&&x(n,
e)!==void 0);return(n.data.variables?t:[l??o]).flatMap(e=>{const h=x(n,e.text);return h===void 0?[]:[(0,F().wordProblem)(
h,c,e)]})}function x({refused:c,data:n},t){const o=n.ends_with?.split(" ");if(o?.includes(t))return;const l=e=>(0,D().lookUp)(
c,(0,D().flagKey)(e))?.kind,f=t.split(":").some(e=>l(e)==="never-ends");return l(t)??(o||f?"never-ends":void 0)}function N(c,{
places:n,data:{variables:t}},o){return o.flatMap((l,f)=>{const e=n[Math.min(f,n.length-1)]?.kind??"path",h=t===void 0?[]:
v(c,t,l);if(h.length>0)return h;const u=T(e,l.text);return u===void 0?[]:[(0,F().wordProblem)(u,c,l)]})}function T(c,n){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(n))return c==="text"&&I.test(n)?void 0:"uses-network";switch(c){case"\
import":return n.includes("@")?"uses-network":(0,L().normalise)(n)===void 0?"outside-code":void 0;case"text":return n===
"-"?"reads-stdin":(0,R().isForeign)(n)||(0,R().isOfMachine)(n)?"outside-code":void 0;case"path":case"tests":{if(n==="-")
return"reads-stdin";if(n.startsWith("@"))return"outside-code";const t=n.replace(/^!|::.*$/gs,"");return(0,L().normalise)(
t)===void 0||(0,R().isForeign)(n)?"outside-code":void 0}default:return $().KINDS[c](n)===void 0?void 0:"outside-code"}}const I=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function C({places:c,data:n},t){const o=c[0]?.kind;return t.flatMap(({text:l,span:f})=>{if(T(o??"path",l)!==void 0)return[];
const e=(o==="import"||n.starts==="package")&&l.endsWith(".go");if(o==="tests"||e)return[{as:"tests",path:l.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:f}];const h=(0,L().normalise)(l);return h&&!(0,L().isWithin)(h,".git",{ignoreCase:!0})&&!(0,R().isElsewhere)(l)?
[{as:"place",path:l,span:f}]:[]})}const M=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,O=/[$`;&|<>(){}\s]/;function v(c,n,t){
const{text:o,span:l}=t,f=o.includes("="),e=o.replace(/\s*[:+?!]*=.*$/s,"");return f&&!n.includes(e)?[(0,W().problemAt)("\
make-variable",l,{program:c,variable:e})]:(f?M.test(o):!O.test(o))?[]:[(0,F().wordProblem)("outside-code",c,t)]}},20691:function(J,b,g){
Object.defineProperty(b,"__esModule",{value:!0}),b.launchesOf=R;function $(){const M=g(21006);return $=function(){return M},
M}function D(){const M=g(13254);return D=function(){return M},M}function L(){const M=g(54669);return L=function(){return M},
M}function W(){const M=g(97340);return W=function(){return M},M}function F(){const M=g(31901);return F=function(){return M},
M}function R(M,{program:O,words:v,parsing:c},{flags:n,operands:t}){const o=n.some(({flag:e})=>e?.kind==="only-prints"||e?.
kind==="outside-code"),l=e=>c.start(e,O),f=(()=>{switch(M){case"node":return o?[]:[l({program:"node",words:t})];case"com\
mand":return o?[]:[S(O,v,t,l)];case"command-texts":return t.map(e=>N(O,e,l));case"npm-scripts":{const e=n.flatMap(({flag:h,
word:u})=>h===void 0?[u]:[]);return t.map(h=>T(O,h,e,l))}default:return[]}})();return{invocation:{launched:f.flatMap(e=>e.
launched)},problems:f.flatMap(e=>e.problems)}}function S(M,O,v,c){const{words:n,problems:t}=M==="cross-env"?x(v):{words:v,
problems:[]},[o]=n,l=o&&O.find(({text:u})=>u===o.text),f=`\`${M}\` starts at the first word that is \`${o?.text}\``,e=o===
void 0||l===o?[]:[(0,D().problemAt)("flag-value",o.span,{program:M,flag:o.text,fault:f})],h=c({words:n});return{...h,problems:[
...t,...e,...h.problems]}}function x(M){const O=M.findIndex(({text:n})=>!/^\w+=/.test(n)),v=O<0?M:M.slice(0,O),c=v.flatMap(
({text:n,span:t})=>{if((0,W().setsHarmless)(n))return[];const{written:o,attached:l=""}=(0,$().splitAtEquals)(n);return[(0,D().
problemAt)("assignment-refused",t,{name:o,value:l,known:!1})]});return{words:M.slice(v.length),problems:c}}function N(M,{
text:O,span:v},c){const[,n="",t=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(O)??[],{words:o,problems:l}=(0,L().lex)(n===
""?O.replace(/^npm:(?=\S)/,"npm run "):t);if(!((0,L().hasOneReading)({problems:l})||n!==""&&t.trim()==="")||!/^[\w:.@/*-]*$/.
test(n))return C(M,{text:O,span:v});const e=o.map(h=>({...h,span:v}));return c(n===""?{words:e}:I([{text:n,span:v,quoted:!1},
...e],"wildcard"))}function T(M,{text:O,span:v},c,n){const[,t="",o=""]=/^\s*(\S+)(.*)$/s.exec(O)??[],{words:l,problems:f}=(0,L().
lex)(o),e=o.trim()===""||(0,L().hasOneReading)({problems:f});if(t===""||!e||/\{!?[*@%\d]/.test(O))return C(M,{text:O,span:v});
const h=l.map(s=>({...s,span:v})),u=[...c,{text:t,span:v,quoted:!1},...h];return n(I(u,/^[\w:.@/-]+$/.test(t)?void 0:"gl\
ob"))}function I(M,O){return{program:"npm",words:[{text:"run",span:M.at(-1)?.span??{start:0,end:0},quoted:!1},...M],...O&&
{selects:O}}}function C(M,O){return{launched:[],problems:[(0,F().wordProblem)("outside-code",M,O)]}}},87646:function(J,b,g){
Object.defineProperty(b,"__esModule",{value:!0}),b.isTestRun=M,b.parseNode=S;function $(){const n=g(19609);return $=function(){
return n},n}function D(){const n=g(21006);return D=function(){return n},n}function L(){const n=g(13254);return L=function(){
return n},n}function W(){const n=g(31901);return W=function(){return n},n}function F(){const n=g(17083);return F=function(){
return n},n}const R=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function S(n){const t=[],o=[],l=[],f=new Set;
for(const r of(0,D().readFlags)(n,x).tokens){if(r.kind==="operand"){l.push(r.word);continue}if(r.kind==="unknown"){const w={
program:"node",flag:r.written};o.push((0,L().problemAt)("unknown-flag",r.word.span,w));continue}const{spec:d,negated:p}=r.
part,m=T(r);t.push(m);const A=I(d,p,m.value);if(A!==void 0&&o.push(C(m,A)),p)continue;f.add(d.kind);const i=v(d,m);i!==void 0&&
o.push((0,W().flagProblem)(i,"node",m))}const e=M({flags:t}),h=e?l.length:f.has("evaluates")?0:1,u=l.slice(0,h),s=l.slice(
h),a=e||f.has("only-prints")||f.has("evaluates"),P=c(u,e,n);P!==void 0&&!(a&&u.length===0)&&o.push(P);const y=(0,W().onlyAsksForInformation)(
s);return y!==void 0&&o.push((0,W().printsOnly)("node",y)),{invocation:{program:"node",flags:t,operands:u,passthrough:s},
problems:o}}const x={flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:n=>{const t=n.startsWith(
"--"),o=t?n.slice(2).replaceAll("_","-"):n,l=o.startsWith("no-")&&!$().NODE_FLAGS.has(o),f=l?o.slice(3):o,e=$().NODE_FLAGS.
get($().NODE_ALIASES.get(f)??(t?f:""));return e&&[{spec:e,negated:l,takes:l?"never":N(e)}]}};function N({name:n,arity:t}){
return n==="print"?"unless-dash":t==="value"?"always":"never"}function T(n){const{spec:t,negated:o}=n.part;return{name:`\
--${o?"no-":""}${t.name}`,written:n.written,...(0,D().valueRead)(n)}}function I({name:n,arity:t},o,l){if(t==="value")return(0,W().
valueFault)(l,o);if(o)return l===void 0?void 0:"a `--no-` flag takes no value";if(t!=="none")return l?void 0:"its value \
is missing";const f=n==="print"||/^(?:inspect|debug$|debug-brk$)/.test(n);return l===void 0||f?void 0:"it takes no value"}
function C(n,t){return(0,L().problemAt)("flag-value",n.span,{program:"node",flag:n.written,fault:t})}function M({flags:n}){
return n.findLast(({name:t})=>t==="--test"||t==="--no-test")?.name==="--test"}const O=/\.(?:info|lcov|log|tap|txt|xml)$/;
function v(n,{value:t=""}){switch(n.kind){case"harmless":return;case"reports-tests":return $().BUILT_IN_REPORTERS.has(t)?
void 0:"outside-code";case"tolerates-rejections":return t==="warn"||t==="none"?"weakens":void 0;case"writes-report":return t===
"stdout"||t==="stderr"?void 0:O.test(t)&&!(0,F().isElsewhere)(t)?"tool-writes":"writes-files";case"evaluates":return"out\
side-code";case"preloads":return $().PRELOADABLE_PACKAGES.has(t)?"tool-runs-file":"outside-code";default:return n.kind}}
function c(n,t,o){const[l]=n;if(l===void 0){const h=o.at(-1)?.span.end??0;return t?void 0:(0,L().problemAt)("reads-stdin",
{start:0,end:h},{program:"node",flag:""})}const{text:f,span:e}=l;if(R.has(f))return(0,L().problemAt)("reads-stdin",e,{program:"\
node",flag:f});if(f.startsWith("-"))return(0,L().problemAt)("outside-code",e,{program:"node",flag:`-- ${f}`});if(f==="in\
spect"||!t&&f==="debug")return(0,L().problemAt)("outside-code",e,{program:"node",flag:f})}},3893:function(J,b,g){Object.
defineProperty(b,"__esModule",{value:!0}),b.parseNpm=R,b.parseNpx=x;function $(){const n=g(4274);return $=function(){return n},
n}function D(){const n=g(20457);return D=function(){return n},n}function L(){const n=g(60842);return L=function(){return n},
n}function W(){const n=g(13254);return W=function(){return n},n}function F(){const n=g(31901);return F=function(){return n},
n}function R(n,t=F().ALONE){const{flags:o,operands:l}=N($().NPM_FLAGS,n,$().NPM_SHORTHANDS),[f,...e]=l,h=f&&$().NPM_SUBCOMMANDS.
get(f.text),u=h?.kind==="runs-tool",s=T("npm",o,n,u),a={program:"npm",flags:s.flags};if(f===void 0){const d=C(o)?[]:[c("\
npm",n)];return{invocation:{...a,operands:[],passthrough:[]},problems:[...s.problems,...d]}}if(h===void 0){const d=[...$().
NPM_SUBCOMMANDS].find(([A])=>A.startsWith(f.text))?.[1].name??"",p={program:"npm",subcommand:f.text,meant:d},m=[(0,W().problemAt)(
"unknown-subcommand",f.span,p),...s.problems];return{invocation:{...a,operands:e,passthrough:[]},problems:m}}const P={...a,
subcommand:h.name},{invocation:y,problems:r}=M(h,{word:f,rest:e},P,t);return{invocation:y,problems:[...r,...s.problems]}}
const S=new Map([...$().NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function x(n,t=F().ALONE){const{
flags:o,operands:l}=N({...$().NPM_FLAGS,stops:!0},n,S),f=T("npx",o,n,!0),e={program:"npx",subcommand:"exec",flags:f.flags},
[h]=l;if(h===void 0){const{subcommand:p,...m}=e,A=C(o)?[]:[c("npx",n)];return{invocation:{...m,operands:[],passthrough:[]},
problems:[...f.problems,...A]}}const u=n[n.indexOf(h)-1],s=l.slice(1).find(({text:p})=>p.startsWith("-")),y=/^--no(?!-install$)/.
test(u?.text??"")&&s!==void 0&&u?[(0,W().problemAt)("flag-value",u.span,{program:"npx",flag:u.text,fault:"npx takes the \
next word for its value"})]:[],{invocation:r,problems:d}=v(l,e,t);return{invocation:r,problems:[...d,...f.problems,...y]}}
function N(n,t,o){const l=new Map;for(const s of t){const a=o.get(s.text);l.set(a===void 0?s:{...s,text:a},s)}const{flags:f,
operands:e,started:h}=(0,D().readUse)(n,[...l.keys()]),u=n.stops?h:e;return{flags:f,operands:u.map(s=>l.get(s)??s)}}function T(n,t,o,l){
const f=t.map(e=>{const{word:h,value:u,flag:s}=e,a=o.findIndex(({span:E})=>E.start===h.span.start),P=(o[a]?.text??"").replace(
/(?<=^--[^=]*)=.*/s,""),[,y,r]=/^--(no-)?(.*)$/s.exec(s?.name??P)??[],d=y!==void 0,p={name:`--${r??P}`,written:P,span:h.
span,...u!==void 0&&s&&{value:u},...d&&{negated:d}};if(s===void 0)return{flag:p,problems:[I(n,p,o[a+1],l)]};const m=/^(?:true|false|null|always)$/.
test(o[a+1]?.text??""),A=s.arity==="value"?(0,F().valueFault)(u,!1):m?"npm reads the next word as its value":void 0,i=(0,L().
isReason)(s.kind)?s.kind:l&&$().SELECTING_FLAGS.has(s.name)?"outside-code":void 0,w={program:"npm",flag:P,fault:A??""},k=A===
void 0?[]:[(0,W().problemAt)("flag-value",h.span,w)];return{flag:p,problems:[...i?[(0,F().flagProblem)(i,n,p)]:[],...k]}});
return{flags:f.map(({flag:e})=>e),problems:f.flatMap(({problems:e})=>e)}}function I(n,t,o,l){const f=(0,F().flagProblem)(
"unknown-flag",n,t),e=!l&&$().FLAGS_OF_TESTS.has(t.written),h=o!==void 0&&!o.text.startsWith("-");return e&&!h?{...f,severity:"\
warning"}:f}function C(n){return n.some(({flag:t})=>t?.kind==="only-prints"||t?.kind==="outside-code")}function M({name:n,
kind:t},o,l,f){if(t==="runs-script")return O(n,o,l);if(t!=="runs-tool")return{invocation:{...l,operands:o.rest,passthrough:[]},
problems:[(0,F().wordProblem)(t,l.program,{text:n,span:o.word.span})]};if(o.rest.length>0)return v(o.rest,l,f);const h=l.
flags.some(({name:u})=>u==="--call")?[]:[c(l.program,[o.word])];return{invocation:{...l,operands:[],passthrough:[]},problems:h}}
function O(n,{word:t,rest:o},l){const f=n==="run"?o.slice(0,1):[t],e=n==="run"?o.slice(1):o,[h]=f,u=[];h===void 0?u.push(
(0,F().printsOnly)("npm",{...t,text:"run"})):h.text==="env"&&u.push({...(0,F().printsOnly)("npm",{...h,text:"run env"}),
severity:"error"});const s=(0,F().onlyAsksForInformation)(e);return s!==void 0&&u.push((0,F().printsOnly)("npm",s)),{invocation:{
...l,operands:f,passthrough:e},problems:u}}function v([n,...t],o,l){const f={...o,operands:n?[n]:[],passthrough:t};if(n===
void 0)return{invocation:f,problems:[]};if(!(0,F().isToolName)(n.text))return{invocation:f,problems:[(0,F().wordProblem)(
"uses-network",o.program,n)]};const{problems:e,...h}=l.tool(n,t);return{invocation:{...f,...h},problems:e}}function c(n,t){
const o=t[0]?.span.start??0,l=t.at(-1)?.span.end??0;return(0,W().problemAt)("nothing-to-run",{start:o,end:l},{program:n})}},
39872:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.parseProgram=N,b.parseUse=T;function $(){const n=g(
20457);return $=function(){return n},n}function D(){const n=g(13254);return D=function(){return n},n}function L(){const n=g(
97340);return L=function(){return n},n}function W(){const n=g(91633);return W=function(){return n},n}function F(){const n=g(
20691);return F=function(){return n},n}function R(){const n=g(31901);return R=function(){return n},n}function S(){const n=g(
91883);return S=function(){return n},n}function x(){const n=g(79757);return x=function(){return n},n}function N(n,t,o){const{
program:l,use:f}=n,{invocation:e,named:h,problems:u}=T({program:l,use:f,words:t,family:n,parsing:o}),a=[...h.files.filter(
({as:y})=>y!=="place"),...e.files??[]];return{invocation:{program:l,family:n,...{flags:[],operands:[],passthrough:[]},...e,
files:a},problems:u}}function T(n){const{program:t,use:o}=n,{behind:l,data:f}=o,e=l?n.words.findIndex(({text:m})=>m==="-\
-"):-1,h=e<0?n.words:n.words.slice(0,e),u=(0,$().readUse)(o,h),s=u.rest?[...u.flags,u.rest.flag]:u.flags,a=e<0||!l?[]:(0,$().
readUse)(l,n.words.slice(e+1)).flags,P=[...s.map(m=>(0,L().judgeFlag)(t,o,m)),...a.map(m=>(0,L().judgeFlag)(t,l??o,m))],
y=(o.stops?u.started:u.operands).slice(f.skips??0),{invocation:r,named:d,problems:p}=C(n,{flags:[...s,...a],operands:y,...u.
rest&&{rest:{module:u.rest.flag.flag?.kind==="module",words:u.rest.words}}});return{invocation:{...r,...f.any_package&&{
anyPackage:!0},flags:[...s.map(I),...r.flags??[]]},named:{files:[...P.flatMap(({files:m=[]})=>m),...d?.files??[]],roots:P.
flatMap(({root:m=[]})=>m),nodeFlags:P.flatMap(({nodeFlags:m=[]})=>m)},problems:[...P.flatMap(m=>m.problems),...p]}}function I({
word:n,written:t,value:o}){return{name:t,written:t,span:n.span,...o!==void 0&&{value:o}}}function C(n,t){const{program:o,
use:l,path:f,family:e,parsing:h}=n,{flags:u,operands:s,rest:a}=t,[P,...y]=s,r=(0,W().refusedAmong)(o,l,s);if(r.length>0&&
l.stops)return{invocation:{},problems:r};const d=P&&l.subcommands.get(P.text),p=d?.data.starts==="own-script"?"own-scrip\
t":l.data.starts;if(P&&d&&p!=="own-script"){const w=f===void 0?P.text:`${f} ${P.text}`;return T({...n,use:d,path:w,words:y})}
const m={...f!==void 0&&{subcommand:f},...u.some(({flag:w})=>w?.kind==="checks-syntax-only")&&{parsed:!0}},A=(()=>{if(a&&
e)return a.module?(0,S().parseModule)(e,a.words,h):{invocation:{passthrough:a.words},problems:c(o,a.words)};if(p!==void 0&&
e===void 0)return(0,F().launchesOf)(p,n,t);if(P===void 0)return{invocation:{},problems:O(n,u)};if(p!==void 0&&e)return(0,x().
startByName)(p,P,y,{family:e,parsing:h});if(l.subcommands.size>0){const E=(0,D().problemAt)("unknown-subcommand",P.span,
{program:o,subcommand:P.text});return{invocation:{operands:[P],passthrough:y},problems:[E]}}const w=s.filter(({span:E})=>r.
every(j=>j.span!==E)),k=(0,W().filesAmong)(l,w);return{invocation:{operands:s},problems:(0,W().judgeOperands)(o,l,s),named:{
files:k}}})(),i=[...r,...v(n,u),...A.problems];return{...A,invocation:{...m,...A.invocation},problems:i}}function M(n){return n.
some(({flag:t,off:o})=>t?.kind==="only-prints"&&!o)}function O({program:n,use:t},o){const l=M(o)?void 0:t.data.alone,f={
text:"",span:{start:0,end:n.length}};return l?[(0,R().wordProblem)(l,n,f)]:[]}function v({program:n,use:t,path:o,words:l},f){
if(M(f))return[];const e=new Set(f.flatMap(({flag:u,off:s})=>u&&!s?u.name:[])),h=l[0]?.span??{start:0,end:0};return Object.
entries(t.data.unless??{}).flatMap(([u,s])=>s.split(" ").some(a=>e.has(a))?[]:[(0,R().wordProblem)(u,n,{text:o??"",span:h})])}
function c(n,t){return t.filter(({text:l})=>/^--?test\./.test(l)).map(l=>(0,R().wordProblem)("skips-tests",n,l))}},46868:function(J,b,g){
Object.defineProperty(b,"__esModule",{value:!0}),b.parseTool=F,b.parseUnknownTool=R;function $(){const x=g(20457);return $=
function(){return x},x}function D(){const x=g(11331);return D=function(){return x},x}function L(){const x=g(39872);return L=
function(){return x},x}function W(){const x=g(31901);return W=function(){return x},x}function F(x,N,T){const{text:I}=x,{
tools:C}=T.families,M=C.refusal(I);if(M!==void 0)return{problems:[(0,W().wordProblem)(M,I,x)]};const O=C.known(I),v=O??C.
unknown(I),{invocation:c,named:n,problems:t}=(0,L().parseUse)({program:I,use:v,words:N,parsing:T}),{launched:o=[]}=c;return{
tool:n,...o.length>0&&{launched:o},problems:O?t:[...t,...S(x,N,v)]}}function R(x,N,T,I=W().ALONE){const{problems:C}=(0,L().
parseUse)({program:x.text,use:T,words:N,parsing:I});return[...C,...S(x,N,T)]}function S({text:x},N,T){const{flags:I,operands:C}=(0,$().
readUse)(T,N),M=N[N.findIndex(({text:n})=>n==="--")+1],O=[...new Set([C[0],M])].filter(n=>n!==void 0&&(0,D().startsOthers)(
n.text)),v=I.filter(({written:n,flag:t,value:o=""})=>/^-[ex]$/.test(n)&&/\s/.test(o)||t?.kind!=="config"&&(0,D().isCommandLine)(
o)),c=C.filter(({text:n})=>(0,D().hasCommandLine)(n));return[...O,...v.map(({word:n})=>n),...c].flatMap(n=>n===void 0?[]:
[(0,W().wordProblem)("outside-code",x,n)])}},31901:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.ALONE=
void 0,b.flagProblem=S,b.isProgram=W,b.isToolName=F,b.onlyAsksForInformation=T,b.printsOnly=I,b.valueFault=x,b.wordProblem=
R;function $(){const C=g(91063);return $=function(){return C},C}function D(){const C=g(13254);return D=function(){return C},
C}const L=b.ALONE={families:$().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};function W(C){
return C==="node"||C==="npm"||C==="npx"}function F(C){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(
C)}function R(C,M,{text:O,span:v}){return(0,D().problemAt)(C,v,{program:M,flag:O})}function S(C,M,O){const{written:v,span:c,
value:n}=O,t={program:M,flag:v};return(0,D().problemAt)(C,c,n===void 0?t:{...t,value:n})}function x(C,M){return M?"it ta\
kes a value, so it has no `--no-` form":C===void 0||C===""?"its value is missing":C.startsWith("-")?"its value begins wi\
th a dash":void 0}const N=new Set(["--version","-v","-V","--help","-h"]);function T(C){const[M]=C;return C.length===1&&M!==
void 0&&N.has(M.text)?M:void 0}function I(C,M){return R("only-prints",C,M)}},91883:function(J,b,g){Object.defineProperty(
b,"__esModule",{value:!0}),b.parseModule=c;function $(){const n=g(17093);return $=function(){return n},n}function D(){const n=g(
20457);return D=function(){return n},n}function L(){const n=g(91063);return L=function(){return n},n}function W(){const n=g(
13254);return W=function(){return n},n}function F(){const n=g(97340);return F=function(){return n},n}function R(){const n=g(
31901);return R=function(){return n},n}function S(){const n=g(17083);return S=function(){return n},n}const x=(0,L().groupsByName)(
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
  `}),N=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),T=/^(?:-\w|--[\w-]+=)?[/~]/,I=(0,L().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),C=(0,L().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),M=(0,L().useTable)({flags:{text:"q,quiet"}}),O=new Map([["doctest",C],["py_compile",M]]);function v({
text:n,span:t}){const o=/^\w+(?:\.\w+)*$/.test(n)?n.split("."):[],l=o.map((e,h)=>o.slice(0,h+1).join("."));return(n.endsWith(
".py")?[n]:l.flatMap(F().pythonFiles)).map(e=>({as:"module",path:e,span:t}))}function c({program:n,data:t},[o,...l],f){if(o===
void 0){const w={program:n,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,W().problemAt)("fla\
g-value",{start:0,end:0},w)]}}const{known:e}=f.families,h=e.get(o.text);if(h!==void 0&&t.started_programs.includes(o.text)){
const{launched:w,problems:k}=f.start({program:h,words:l},n);return{invocation:{module:o,launched:w},problems:k}}const u={
module:o,operands:[o],passthrough:l},s=o.text==="unittest"?l.flatMap(v):[],a={...u,files:s},P=(w,k=o.text)=>({invocation:a,
problems:[(0,R().wordProblem)(w,n,{...o,text:k})]}),y=/^[\w.]+$/.test(o.text)?x.get(o.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(y!==void 0)return P(y);const r=e.get("python"),d=O.get(o.text);if(d!==void 0&&r!==void 0){const w=o.
text==="py_compile",k={...r,data:{...r.data,extensions:void 0}},{flags:E,operands:j}=(0,D().readUse)(d,l),H=j.map(U=>f.start(
{program:w?r:k,words:[U]},n)),G=H.flatMap(U=>U.launched),B=w?P("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...a,launched:G.map(U=>({...U,...w&&{parsed:w}}))},problems:[...E.flatMap(U=>(0,F().judgeFlag)(o.text,d,U).problems),
...B,...H.flatMap(U=>U.problems)]}}const p=N.has(o.text);if(!p&&(0,$().isOfLibrary)(o.text))return P("outside-code",`-m ${o.
text}`);const[m,...A]=l;if(o.text==="coverage"&&m?.text==="run"&&r!==void 0){const{flags:w,started:k,rest:E}=(0,D().readUse)(
I,A),j=E?[{...E.flag.word,text:"-m"},...E.words]:k;if(j.length>0){const{launched:H,problems:G}=f.start({program:r,words:j},
n),B=w.flatMap(U=>(0,F().judgeFlag)("coverage",I,U).problems);return{invocation:{...a,starts:"module",launched:H},problems:[
...B,...G]}}}const i=l.filter(({text:w})=>(0,S().isForeign)(w)||p&&T.test(w));return{invocation:p?a:{...a,starts:"module"},
problems:i.map(w=>(0,R().wordProblem)("outside-code",o.text,w))}}},79757:function(J,b,g){Object.defineProperty(b,"__esMo\
dule",{value:!0}),b.extensionProblems=C,b.startByName=R;function $(){const v=g(91063);return $=function(){return v},v}function D(){
const v=g(13254);return D=function(){return v},v}function L(){const v=g(11331);return L=function(){return v},v}function W(){
const v=g(91633);return W=function(){return v},v}function F(){const v=g(31901);return F=function(){return v},v}function R(v,c,n,t){
const{program:o}=t.family,l={operands:[c],passthrough:n},f=()=>({invocation:l,problems:[(0,F().wordProblem)("outside-cod\
e",o,c)]});switch(v){case"file":return I(c,n,t);case"package":{const e=(0,W().ruleForOperand)("import",c.text),u=e===void 0&&
c.text.endsWith(".go")?[{as:"tests",path:c.text,span:c.span}]:[];return{invocation:{...l,files:u},problems:e?[(0,F().wordProblem)(
e,o,c)]:[]}}case"program":return M(c,n,t);case"script":case"own-script":{const e=S.test(c.text)?f().problems:[];return{invocation:{
...l,subcommand:"run"},problems:[...e,...T(n,t.family)]}}case"tool":return O("exec",c,n,t);case"script-or-tool":case"scr\
ipt-tool-or-file":{const e=v==="script-tool-or-file";if(x.test(c.text)||e&&N(c.text))return e?I(c,n,t):f();const h=O("sc\
ript-or-tool",c,n,t);return{...h,problems:[...h.problems,...T(n,t.family)]}}default:return f()}}const S=/^\/|\*/,x=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function N(v){return/[\\/]/.test(v)&&!/^@[\w.-]+\/[\w.-]+$/.test(v)}function T(v,{program:c,use:n}){return v.filter(({text:o})=>{
const l=/^--([\w-]+)/.exec(o)?.[1];return l!==void 0&&n.flags.get((0,$().flagKey)(l))?.kind==="outside-code"}).map(o=>(0,F().
wordProblem)("outside-code",c,o))}function I(v,c,n){const{family:t,parsing:o}=n,{program:l}=t,{text:f,span:e}=v,h={operands:[
v],passthrough:c,starts:"file"};if(f==="-"||f===""||f.startsWith("/dev/"))return{invocation:h,problems:[(0,D().problemAt)(
"reads-stdin",e,{program:l,flag:f})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(f)&&/:/.test(f))return{
invocation:h,problems:[(0,F().wordProblem)("uses-network",l,v)]};const[,s=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(f)??[],a=t.data.dependency_tools.includes(s)?o.families.known.get(s):void 0;if(a!==void 0){const{launched:P,problems:y}=o.
start({program:a,words:c},l);return{invocation:{launched:P},problems:y}}return{invocation:h,problems:C(t,f,e)}}function C({
program:v,data:{extensions:c}},n,t){const[,o]=/\.([^./\\]*)$/.exec(n.replace(/^.*\//s,""))??[];return c===void 0||o===void 0||
c.split(" ").includes(o)?[]:[(0,D().problemAt)("target-extension",t,{program:v,path:n,extension:o})]}function M(v,c,n){const{
family:t,parsing:o}=n,{text:l}=v;if(/:\/\//.test(l))return{invocation:{},problems:[(0,F().wordProblem)("uses-network",t.
program,v)]};if(l==="-"||/\.\w+$/.test(l))return I(v,c,n);const f=o.families.known.get(l);if(f===void 0||!t.data.started_programs.
includes(l))return{invocation:{},problems:[(0,F().wordProblem)("outside-code",t.program,v)]};const{launched:e,problems:h}=o.
start({program:f,words:c},t.program);return{invocation:{launched:e},problems:h}}function O(v,c,n,{family:t,parsing:o}){const{
text:l}=c,f=[(0,F().wordProblem)("outside-code",t.program,c)];if(v==="exec"&&N(l))return{invocation:{},problems:f};const e=/[;&|<>$`'"(){}\\*?]/.
test(l)||(0,L().hasCommandLine)(l);if(!(0,F().isToolName)(l)&&(v==="exec"||e))return{invocation:{},problems:f};const h={
subcommand:v,operands:[c],passthrough:n},u=(0,F().isProgram)(l)?l:o.families.allowed.get(l);if(u!==void 0){const{launched:y,
problems:r}=o.start({program:u,words:n},t.program);return{invocation:{...h,launched:y},problems:r}}if((0,L().isShell)(l)||
v==="exec"&&(0,L().programNamed)(l)!==void 0)return{invocation:h,problems:f};const{problems:s,...a}=o.tool(c,n),P=v==="e\
xec"||(0,$().isKnownTool)(o.families.tools,l);return{invocation:{...h,...a},problems:P?s:[]}}},17083:function(J,b,g){Object.
defineProperty(b,"__esModule",{value:!0}),b.isElsewhere=D,b.isForeign=L,b.isOfMachine=W;function $(){const S=g(32854);return $=
function(){return S},S}function D(S){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(S)||S.split(",").some(x=>(0,$().normalise)(
x)===void 0)}function L(S){return/(?:^|[=,\s])(?:data|file):/i.test(S)?!0:!S.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(
S)?!1:S.split(/[=,:"']/).some(x=>x.includes("..")&&!R(x))}function W(S){return S.split(/[=,:"']/).some(x=>F.test(x))}const F=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function R(S){return/^[\\/]/.test(S)||(0,$().normalise)(S)!==void 0}},51951:function(J,b,g){Object.defineProperty(b,"__e\
sModule",{value:!0}),b.readCommand=v,b.readWords=o;function $(){const r=g(91063);return $=function(){return r},r}function D(){
const r=g(80781);return D=function(){return r},r}function L(){const r=g(13254);return L=function(){return r},r}function W(){
const r=g(54669);return W=function(){return r},r}function F(){const r=g(11331);return F=function(){return r},r}function R(){
const r=g(90762);return R=function(){return r},r}function S(){const r=g(45806);return S=function(){return r},r}function x(){
const r=g(31901);return x=function(){return r},r}function N(){const r=g(86191);return N=function(){return r},r}function T(){
const r=g(73872);return T=function(){return r},r}function I(){const r=g(60210);return I=function(){return r},r}function C(){
const r=g(82293);return C=function(){return r},r}function M(){const r=g(80827);return M=function(){return r},r}const O=new Set;
async function v(r,d={}){const p=o(r,d),{tree:m,base:A,changed:i=O,cwd:w="",clock:k,programs:E=$().NO_PROGRAMS}=d,{isOutput:j}=d;
if(p.invocation===void 0||p.argv===null)return p;if(m===void 0)return{...p,problems:[...p.problems,...c(p.invocation,E)]};
const H={tree:m,directory:w,changed:i,families:E,...A&&{base:A},...j&&{isOutput:j}},{invocation:G}=p,{targets:B,problems:U}=await(0,T().
resolveInvocation)(G,H,k);return{...p,...await n(G,B,H),targets:B,problems:P(p.problems,U).map(z=>a(z,p.command))}}function c(r,{
tools:d}){return[r,...(0,S().launchedBy)(r)].flatMap(({subcommand:p,operands:[m]})=>p==="exec"&&m&&(0,x().isToolName)(m.
text)&&!(0,$().isKnownTool)(d,m.text)?[(0,L().problemAt)("tool-unknown",m.span,{tool:m.text})]:[])}async function n(r,d,p){
if(r.program!=="npm"&&r.program!=="npx")return{};const m=await(0,M().npmScripts)(r,p),A=d.some(({kind:k,via:E})=>k==="pa\
ckage_binary"&&E===void 0),w=(m?(0,M().stepsIn)(m).some(({text:k})=>t.test(k)):!A)?await(0,I().foreignSettings)(p.tree,p.
changed):[];return{...m&&{scripts:m},...w.length>0&&{npmSettings:w}}}const t=/(?:^|[^\w.-])np[mx](?![\w.-])/;function o(r,{
tree:d,cwd:p="",programs:m=$().NO_PROGRAMS}={}){if(typeof r!="string")return f(r);const{words:A,assignments:i,problems:w}=(0,W().
lex)(r,d&&(0,D().subTree)(d,p)),k=(0,R().firstErrors)(w),[E]=A,j=(Y,Z,X)=>({command:r,words:A,assignments:i,argv:Y,...X===
void 0?void 0:{invocation:X},targets:[],problems:Z});if(E===void 0)return j(null,k);const H=(0,W().hasOneReading)({problems:k})?
A.map(({text:Y})=>Y):null,{program:G,problem:B}=h(r,A,m);if(B?.rule==="sentence")return j(H,[B,...k]);if(G===void 0)return j(
H,[...k,B]);const U=l(A,k).slice(1),{invocation:z,problems:K}=(0,S().parseInvocation)(G,U,m),V=(0,C().inspectPaths)(z,p);
return j(H,[...k,...K,...V],z)}function l(r,d){const p=d.find(m=>m.rule==="shell-operator"||(0,L().isProblem)(m,"line-br\
eak")&&!m.args.quoted);return p===void 0?r:r.filter(({span:m})=>m.start<p.span.start)}function f(r){const d=r===null?"nu\
ll":Array.isArray(r)?"array":typeof r,p=(0,L().problemAt)("command-not-text",{start:0,end:0},{type:d});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[p]}}const e=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function h(r,d,{allowed:p,offered:m,tools:A}){const[i]=d,w=i?.text??"",k=(0,x().isProgram)(w)?w:p.get(w);if(k!==void 0)return{
program:k};const E=i?.span??{start:0,end:0},j=(B,U)=>({program:void 0,problem:(0,L().problemAt)(B,E,U)}),[,H]=e.exec(w)??
[];if(H===void 0&&(0,N().isSentence)(r)){const B=d.at(-1)?.span.end??E.end;return{program:void 0,problem:(0,L().problemAt)(
"sentence",{start:E.start,end:B},{})}}const G=s(w,m);return/[\\/]/.test(w)?j("program-by-path",{program:w,...G}):H!==void 0?
j("program-look-alike",{program:w,meant:H.toLowerCase()}):j("program-not-allowed",{program:w,group:(0,F().programNamed)(
w)?.kind??(A.known(w)?"npx":"other"),...G,allowed:[...p.keys()]})}const u=new Map([["gmake","make"],["bunx","bun"],["pnp\
x","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function s(r,d){const p=d(r);if(p!==void 0)
return{offered:p};const m=r.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),A=u.get(m)??m,i=d(A);return i===void 0?{offered:""}:{offered:i,word:A}}function a(r,d){const p=d.slice(r.span.start,
r.span.end);return(0,L().isProblem)(r,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(p)?{...r,args:{...r.args,written:p}}:
r}function P(r,d){const p=new Set(r.map(y)),m=[...r];for(const A of d){const i=y(A);p.has(i)||(p.add(i),m.push(A))}return m}
function y({rule:r,span:d,args:p}){return JSON.stringify([r,d.start,d.end,p])}},86191:function(J,b,g){Object.defineProperty(
b,"__esModule",{value:!0}),b.isSentence=T,b.namedPaths=M,b.startedFiles=O;function $(){const v=g(32854);return $=function(){
return v},v}function D(){const v=g(11331);return D=function(){return v},v}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
W=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
F=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,S=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
x=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,N=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function T(v){const c=v.trim(),[n="",...t]=c.split(/\s+/,100);if(n===n.toLowerCase()&&(0,D().programNamed)(n)!==void 0)return!1;
if(S.test(c)||x.test(c)||N.test(n))return!0;if(/[;&|<>$`]/.test(c))return!1;const o=R.test(n);if(t.some(f=>/^--?[A-Za-z]/.
test(f)))return!1;if((o||F.test(n))&&t.some(f=>L.test(I(f))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(n))return t.length>
0||/[.!:]$/.test(n);const l=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(t[0]??"");return o&&l&&(W.test(n)||/[a-z]{2}[.!?]$/.test(
c))}function I(v){return v.replace(/[.,;:!?]$/,"")}const C=/[\s"'`;&|()<>=]+/;function M(v,c=""){const n=c===""?"":`${c}\
/`;return v.split(C).map(t=>(0,$().normalise)(n+t)??t)}function O({targets:v}){return v.flatMap(({kind:c,path:n,parsed:t})=>c===
"file"&&n&&!t?[n]:[])}},66227:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.dependencyHome=t,b.inspectDependency=
I,b.inspectOrigin=C,b.isUnverified=M,b.ownerOf=c,b.packageOf=T,b.resolveAtHome=l;function $(){const f=g(76760);return $=
function(){return f},f}function D(){const f=g(3463);return D=function(){return f},f}function L(){const f=g(95244);return L=
function(){return f},f}function W(){const f=g(80781);return W=function(){return f},f}function F(){const f=g(13254);return F=
function(){return f},f}function R(){const f=g(45156);return R=function(){return f},f}function S(){const f=g(59867);return S=
function(){return f},f}function x(){const f=g(10473);return x=function(){return f},f}function N(){const f=g(47668);return N=
function(){return f},f}function T(f){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(f)?.[1]}async function I(f,e,h){
const{tree:u,base:s=u}=o(f),{name:a,path:P}=e,y=await O(u,s,a),r=y===void 0?await n(u,e):void 0,d=p=>(0,F().problemAt)("\
dependency-unverified",h,{name:a,path:P,...p});return[...y===void 0?[]:[d({fault:y})],...r===void 0?[]:[d({fault:"stale",
differs:r})],...await C(f,a,h)]}async function C(f,e,h){const{tree:u,base:s=u}=o(f);return[...(await v(u,s)).map(P=>(0,F().
problemAt)("dependency-not-compared",h,{name:e,path:P})),...await(0,R().compareWithBase)(u,s,e,h)]}function M(f){return(0,F().
isProblem)(f,"dependency-unverified")?f.args.fault!=="stale":(0,F().isProblem)(f,"target-missing")&&f.args.untracked===!0}
async function O(f,e,h){const[u,s]=await Promise.all([(0,S().readLocks)(f),(0,S().readLocks)(e)]),a=({npm:d})=>d?.packages.
has(h)===!0,P=d=>a(d)||d.unread.length>0;return a(s)&&!a(u)&&f.stat(s.npm?.path??"")||P(s)&&!P(u)?"removed":(await(0,S().
usablePackageJson)(f,""))?.dependencies.has(h)?P(u)||(u.npm??s.npm)===void 0?void 0:"unlocked":"undeclared"}async function v(f,e){
const[{npm:h,unread:u},s]=await Promise.all([(0,S().readLocks)(f),(0,S().readLocks)(e)]);if(!h&&u.length===0&&!s.npm&&s.
unread.length===0)return[""];const a=await Promise.all(u.map(P=>(0,x().hasOtherContent)(f,e,P)));return u.filter((P,y)=>a[y])}
async function c(f,e,h){const{npm:u,unread:s}=await(0,S().readLocks)(f),a=u?.packages,P=s.length>0||a===void 0||a.has(e);
return h.has(e)&&P?e:[...h].find(y=>Object.hasOwn(a?.get(y)?.bin??{},e))}async function n(f,{name:e,binary:h}){const u=`\
node_modules/${e}`,s=(await(0,S().readLocks)(f)).npm?.packages.get(e);if(s===void 0||f.stat(u)===void 0)return;const a=await(0,S().
readJsonFile)(f,`${u}/package.json`),P=(0,D().objectIn)(a),y=(0,D().textIn)(P,"name")||e,r=(0,D().textIn)(P,"version"),d=(k,E,j)=>`\
the installed package has the ${k} \`${E||"nothing"}\`, but the lockfile has \`${j}\``;if(a!==void 0&&y!==s.name)return d(
"name",y,s.name);if(a!==void 0&&!["",r].includes(s.version))return d("version",r,s.version);const p=s.bin??(P.bin===void 0?
void 0:(0,S().binOf)(P.bin,y)??{});if(h===void 0||p===void 0)return;const{name:m,file:A}=h,i=Object.entries(p).flatMap(([
k,E])=>m===void 0||m===k?[$().posix.normalize(E)]:[]),w=m===void 0?"binary":`binary ${m}`;return i.includes(A)?void 0:d(
w,A,i[0]??"nothing")}function t({tree:f,base:e=f,directory:h}){const u=s=>a=>L().LOCKFILES.some(P=>a.stat($().posix.join(
s,P))!==void 0);return(0,N().foldersUpFrom)(h).find(s=>[f,e].some(u(s)))??""}function o(f,e=t(f)){if(e==="")return f;const{
tree:h,base:u,directory:s,changed:a}=f,P=`${e}/`;return{...f,tree:(0,W().subTree)(h,e),...u&&{base:(0,W().subTree)(u,e)},
directory:s.slice(P.length),changed:new Set([...a].flatMap(y=>y.startsWith(P)?y.slice(P.length):[]))}}async function l(f,e){
const h=t(f),{targets:u,problems:s}=await e(o(f,h));return{targets:u.map(a=>a.path===void 0?a:{...a,path:$().posix.join(
h,a.path)}),problems:s}}},73872:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.resolveInvocation=N;function $(){
const c=g(13254);return $=function(){return c},c}function D(){const c=g(45806);return D=function(){return c},c}function L(){
const c=g(15804);return L=function(){return c},c}function W(){const c=g(52437);return W=function(){return c},c}function F(){
const c=g(59867);return F=function(){return c},c}function R(){const c=g(82293);return R=function(){return c},c}function S(){
const c=g(9504);return S=function(){return c},c}function x(){const c=g(56788);return x=function(){return c},c}function N(c,n,t){
const o=new(x()).Trail((l,f)=>T(l,f,o),t);return T(c,n,o)}async function T(c,n,t){const o=[];for(const l of[c,...(0,D().
launchedBy)(c)]){const f=await M(l,n);if("rule"in f)o.push({targets:[],problems:[f]});else for(const e of f)o.push(await I(
e,n,t))}return(0,x().join)(o)}function I(c,n,t){const{program:o,family:l}=c;return l!==void 0?(0,S().resolveProgram)(c,l,
n,t):o==="node"?(0,L().resolveNode)(c,n):(0,W().resolveNpm)(c,n,t)}const C=/^[\w:.@/-]{1,200}$/;async function M(c,n){const{
selects:t,...o}=c,[l]=o.operands;if(t===void 0||l===void 0)return[c];const{text:f,span:e}=l,h=(0,$().problemAt)("outside\
-code",e,{program:"npm",flag:f}),u=O(f,t);if(u===void 0)return h;const a=[...(await(0,F().usablePackageJson)(n.tree,n.directory))?.
scripts.keys()??[]].filter(u);return a.length===0?(0,$().problemAt)("npm-script-missing",e,{script:f,passes:!1}):a.every(
P=>C.test(P))?a.map(P=>({...o,operands:[{...l,text:P}]})):h}function O(c,n){const t=f=>n==="wildcard"?f.replaceAll("/","\
:"):f.replace(/[:/]/g,v),o=(0,R().alternativesOf)(t(c));if(!o?.every(f=>f.split(/[:/]/).every(R().isPlainGlob)))return;const l={
dot:n==="wildcard"};return f=>o.some(e=>(0,R().matchesPattern)(t(f),e,l))}function v(c){return c===":"?"/":":"}},15804:function(J,b,g){
Object.defineProperty(b,"__esModule",{value:!0}),b.firstFile=s,b.inspectImport=A,b.inspectNodeFlag=p,b.resolveFound=v,b.
resolveMain=a,b.resolveNode=y,b.resolveTests=o;function $(){const k=g(76760);return $=function(){return k},k}function D(){
const k=g(3463);return D=function(){return k},k}function L(){const k=g(32854);return L=function(){return k},k}function W(){
const k=g(93028);return W=function(){return k},k}function F(){const k=g(13254);return F=function(){return k},k}function R(){
const k=g(94411);return R=function(){return k},k}function S(){const k=g(87646);return S=function(){return k},k}function x(){
const k=g(66227);return x=function(){return k},k}function N(){const k=g(59867);return N=function(){return k},k}function T(){
const k=g(82293);return T=function(){return k},k}function I(){const k=g(56788);return I=function(){return k},k}function C(){
const k=g(10473);return C=function(){return k},k}const M=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function O(k,E,j){
const{tree:H}=k,G=(0,T().pathProblem)(E,j,k.directory);if(G!==void 0)return{targets:[],problems:[G]};if(E.includes("\\"))
return(0,I().fails)("target-not-a-file",j,{path:E,reason:"backslash"});const B=(0,L().normalise)((0,I().from)(k,E))??"",
U=(0,x().dependencyHome)(k);if(U!==""&&(0,L().isWithin)(B,$().posix.join(U,"node_modules")))return(0,x().resolveAtHome)(
k,V=>O(V,E,j));const z=s(H,u(B));return z===void 0?t(k,E,B,j):z.kind!=="inside"||z.entry.kind!=="directory"?c(k,{path:E,
wanted:B,found:z},j):await a(k,{path:E,wanted:B},j,V=>c(k,V,j))??(0,I().fails)("target-not-a-file",j,{path:E,reason:"dir\
ectory"})}async function v(k,{path:E,wanted:j,found:H},G){const B=(0,C().fileAt)(H,E,G);if("problems"in B)return B;const U=await n(
k,B,E,G);if(U.some(x().isUnverified))return{targets:[],problems:U};const z=(0,C().runs)(k,{name:E,path:B.path,wanted:j},
G);return{...z,problems:[...U,...z.problems]}}async function c(k,E,j){const{path:H,wanted:G}=E,B=(0,C().fileAt)(E.found,
H,j);if("problems"in B)return B;const U=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!M.has(U))return(0,I().
fails)("target-extension",j,{program:"node",path:H,extension:U});const z=await v(k,E,j);if(z.targets.length===0)return z;
const K=(0,x().packageOf)(B.path);return K&&!(0,L().isWithin)(G,"node_modules")&&!G.includes(`node_modules/${K}`)?(0,I().
fails)("dependency-unverified",j,{name:K,path:H,fault:"linked"}):B.tracked&&await e(k.tree,B)?(0,I().join)([z,(0,I().fails)(
"target-writes",j,{path:B.path})]):z}async function n(k,{path:E,tracked:j,built:H},G,B){const U=(0,x().packageOf)(E);return U===
void 0?(j||H)&&!(0,L().isWithin)(E,"node_modules")?[]:[(0,F().problemAt)("target-missing",B,{path:G,untracked:!0})]:j?[(0,F().
problemAt)("dependency-unverified",B,{name:U,path:G,fault:"committed"})]:await(0,x().inspectDependency)(k,{name:U,path:G},
B)}async function t(k,E,j,H){const G=(0,x().packageOf)(j);if(G===void 0&&k.tree.isPending?.(j))return(0,I().fails)("targ\
et-not-judged",H,{path:E});if(G===void 0||k.tree.stat("node_modules")!==void 0)return(0,C().nothingAt)(k.tree,j,E,H);const B=await(0,x().
inspectDependency)(k,{name:G,path:E},H);return B.some(x().isUnverified)?{targets:[],problems:B}:(0,I().join)([(0,I().fails)(
"not-installed",H,{name:G}),{targets:[],problems:B}])}async function o(k,E,j,H){const G=(0,T().testProblem)(E,j,k.directory);
if(G!==void 0)return{targets:[],problems:[G]};const U=((0,T().isPattern)(E)?((0,T().alternativesOf)(E)??[]).map(T().baseOf):
[E]).map(V=>(0,L().resolveInTree)(k.tree,(0,I().from)(k,V)));if(U.some(({kind:V})=>V==="outside"))return(0,I().fails)("t\
arget-outside",j,{path:E,reason:"symlink"});const[z]=U,K=z?.kind==="inside"&&z.entry.kind==="directory"&&z.entry.tracked;
return(0,T().isPattern)(E)||z===void 0||K?I().NOTHING:H({path:E,wanted:(0,L().normalise)((0,I().from)(k,E))??E,found:z})}
const l=256*1024,f=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function e(k,E){if((E.size??0)>l)return!1;const j=(await k.read(E.path)).toString("latin1");return f.test(j)}const h=[
"",".js",".json",".node"];function u(k){return k===""?[""]:h.map(E=>k+E)}function s(k,E){const j=E.map(H=>(0,L().resolveInTree)(
k,H)).filter(H=>H.kind!=="missing");return j.find(H=>H.kind!=="inside"||(0,W().isRegular)(H.entry.kind))??j[0]}async function a({
tree:k,changed:E},{path:j,wanted:H},G,B){const U=$().posix.join(H,"package.json"),z=await(0,N().readJsonFile)(k,U);if(z===
N().INVALID)return(0,I().fails)("package-json-invalid",G,{path:U});const K=(0,D().textIn)((0,D().objectIn)(z),"main"),V=K.
startsWith("/")?void 0:(0,L().normalise)($().posix.join(H,K)),Y=Q=>u($().posix.join(Q,"index")).slice(1),Z=K===""||!V?[]:
[...u(V),...Y(V)],X=V===void 0?{kind:"outside",path:K}:P(k,[...Z,...Y(H)]);if(X===void 0)return;const _=await B({path:j,
wanted:H,found:X});return E.has(U)?(0,I().join)([_,(0,I().fails)("target-changed",G,{path:U})]):_}function P(k,E){return E.
map(j=>(0,L().resolveInTree)(k,j)).find(j=>j.kind==="inside"?(0,W().isRegular)(j.entry.kind):j.kind!=="missing")}async function y(k,E){
const{flags:j,operands:H}=k,G=(0,S().isTestRun)(k);if(r(k,G))return I().NOTHING;const B=[];for(const K of j)B.push(await p(
K,E));for(const{text:K,span:V}of H){if(K===""||K.startsWith("-"))continue;const Y=()=>O(E,K,V);B.push(G?await o(E,K,V,Y):
await Y())}const{targets:U,problems:z}=(0,I().join)(B);return j.some(({name:K})=>K==="--check")?{targets:U.map(K=>({...K,
parsed:!0})),problems:z}:{targets:U,problems:z}}function r({operands:k},E){const j=k[0]?.text;return j==="inspect"||j===
"debug"&&!E}const d=new Set(["--import","--require","--experimental-loader"]);async function p(k,E){const{name:j,value:H="",
span:G}=k;return j==="--env-file"||j==="--env-file-if-exists"?w(E,H,G):j==="--test-reporter-destination"?m(E,H,G):!d.has(
j)||!/^[@a-z]/i.test(H)?I().NOTHING:A(E,H,G)}function m(k,E,j){if(/^std(?:out|err)$/.test(E))return I().NOTHING;const H=(0,T().
pathProblem)(E,j,k.directory);if(H!==void 0)return{targets:[],problems:[H]};const G=(0,L().resolveInTree)(k.tree,(0,L().
normalise)((0,I().from)(k,E))??"");return G.kind==="outside"?(0,I().fails)("target-outside",j,{path:E,reason:"symlink"}):
G.kind==="inside"&&G.entry.tracked?(0,I().fails)("writes-files",j,{program:"node",flag:E}):I().NOTHING}async function A(k,E,j){
const H=/^(?:@[^/]+\/)?[^/]+/.exec(E)?.[0]??E;return{targets:[],problems:await(0,x().inspectDependency)(k,{name:H,path:E},
j)}}const i=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function w(k,E,j){if((0,T().pathProblem)(E,j,k.directory)!==void 0)return I().
NOTHING;const H=(0,L().resolveInTree)(k.tree,(0,I().from)(k,E));if(H.kind==="missing"&&k.tree.isPending?.(H.path))return(0,I().
fails)("target-not-judged",j,{path:E});const G=(0,C().fileAt)(H,E,j);if("problems"in G)return G;if(!G.tracked&&!G.built)
return(0,I().fails)("target-missing",j,{path:E,untracked:!0});if((G.size??0)>l)return(0,I().fails)("environment-file-uns\
afe",j,{path:E,names:[]});const U=[...(await k.tree.read(G.path)).toString("utf8").matchAll(i)].map(([,K=""])=>K).filter(
K=>(0,R().isReadByProgram)(K.toUpperCase())&&K.toUpperCase()!=="NODE_ENV"),z=[...new Set(U)].slice(0,10);return z.length===
0?I().NOTHING:(0,I().fails)("environment-file-unsafe",j,{path:E,names:z})}},62205:function(J,b,g){Object.defineProperty(
b,"__esModule",{value:!0}),b.manifestChange=C,b.resolveRuns=I;function $(){const u=g(76760);return $=function(){return u},
u}function D(){const u=g(97424);return D=function(){return u},u}function L(){const u=g(54669);return L=function(){return u},
u}function W(){const u=g(90762);return W=function(){return u},u}function F(){const u=g(96916);return F=function(){return u},
u}function R(){const u=g(59867);return R=function(){return u},u}function S(){const u=g(56788);return S=function(){return u},
u}function x(){const u=g(61102);return x=function(){return u},u}function N(){const u=g(46912);return N=function(){return u},
u}function T(u,s,a,P){const{directory:y,event:r,words:d}=s;return P.follow(`${y}\0${r}`,`${(0,N().scriptText)(s)}\0${d.length}`,
()=>O(u,s,a,P),p=>M(p,r,a))}async function I(u,s,a,P){const y=s.length>0?[await(0,F().inspectShadows)(u,a)]:[];for(const r of s)
y.push(await T(u,r,a,P));return(0,S().join)([...y,C(u,a)])}function C({directory:u,changed:s},a){const P=$().posix.join(
u,"package.json");return s.has(P)?(0,S().fails)("target-changed",a,{path:P}):S().NOTHING}function M(u,s,a){return u.why===
"cycle"?(0,S().fails)("npm-script-cycle",a,{script:s}):(0,S().fails)("npm-script-chain",a,{script:s,limit:u.limit,what:u.
why})}async function O(u,s,a,P){const{event:y,body:r,words:d}=s,p=(0,N().scriptText)(s),m={targets:[(0,S().target)(u,{kind:"\
npm_script",name:y,script:p})],problems:[]},A=(0,D().dangerOfScript)(p);if(A!==void 0)return(0,S().join)([m,(0,S().fails)(
"npm-script-dangerous",a,{script:y,text:p,danger:A})]);const i={...u,via:y},{parts:w,fault:k,isIdle:E}=await(0,x().resolveParts)(
{body:r,words:d,span:a},i,P),j=await v(u,s),H=[m];let G=k!==void 0;for(const{problems:B,targets:U}of w){const{kept:z,refused:K}=n(
B,d);if(H.push({targets:U,problems:z.map(o(j))}),K===void 0)continue;const V=f(K)&&!t(K);G||=V;const Y=V&&!j?"error":void 0,
Z={script:y,text:p,reason:K.rule};k||H.push((0,S().fails)("npm-script-text",a,Z,Y))}if(E&&H.push((0,S().fails)("only-pri\
nts",a,{program:"npm",flag:`run ${y}`})),k===void 0)H.push(c(d));else{const B=j&&d.length===0?"notice":void 0,U={script:y,
text:p,...k,words:d.map(z=>z.text)};H.push((0,S().fails)("npm-script-form",d[0]?.span??a,U,B))}return G&&j&&H.push((0,x().
namedTargets)(r,i,a)),(0,S().join)(H)}async function v({base:u,directory:s,changed:a},{event:P,body:y}){return(u&&(await(0,R().
usablePackageJson)(u,s))?.scripts.get(P))===y&&(!a.has((0,S().from)({directory:s},"package.json"))||!/npm_/.test(y))}function c(u){
const s=u.flatMap(a=>(0,W().firstErrors)((0,L().lex)(`x ${(0,N().quoteForScript)(a.text)}`).problems).map(P=>({...P,span:a.
span})));return{targets:[],problems:s}}function n(u,s){const a=({span:d})=>s.some(p=>l(p.span,d)),P=u.filter(d=>a(d)||h(
d)),y=u.filter(d=>!P.includes(d)),r=y.filter(f);return{kept:P,refused:r.find(d=>!t(d))??r[0]??y[0]}}function t({rule:u}){
return u==="program-not-allowed"}function o(u){return s=>u&&s.rule==="tool-unknown"?{...s,severity:"notice"}:s}function l(u,s){
return u.start<s.end&&u.end>s.start}function f({severity:u}){return u==="error"}const e=new Set(["build-files-unread","d\
ependency-not-compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-run\
s-file","tool-unknown","workspaces-changed"]);function h({rule:u,args:s}){return u==="dependency-unverified"?"fault"in s&&
["removed","stale"].includes(s.fault):e.has(u)||u.startsWith("npm-script-")||u.startsWith("npmrc-")}},52437:function(J,b,g){
Object.defineProperty(b,"__esModule",{value:!0}),b.resolveNpm=c,b.resolveTool=n;function $(){const s=g(76760);return $=function(){
return s},s}function D(){const s=g(91063);return D=function(){return s},s}function L(){const s=g(32854);return L=function(){
return s},s}function W(){const s=g(93028);return W=function(){return s},s}function F(){const s=g(13254);return F=function(){
return s},s}function R(){const s=g(31901);return R=function(){return s},s}function S(){const s=g(66227);return S=function(){
return s},s}function x(){const s=g(62205);return x=function(){return s},s}function N(){const s=g(60210);return N=function(){
return s},s}function T(){const s=g(96916);return T=function(){return s},s}function I(){const s=g(59867);return I=function(){
return s},s}function C(){const s=g(56788);return C=function(){return s},s}function M(){const s=g(46912);return M=function(){
return s},s}function O(){const s=g(38218);return O=function(){return s},s}function v(){const s=g(10473);return v=function(){
return s},s}async function c(s,a,P){const{subcommand:y,operands:r,flags:d}=s,[p]=r,m=p?.span??d[0]?.span??{start:0,end:0};
if(y==="exec")return p===void 0?C().NOTHING:n(a,s,p);const{project:A,selected:i,runs:w,packages:k,problems:E}=await(0,M().
scriptsThatRun)(s,a,m);if(A===void 0)return{targets:[],problems:E};const j=[await(0,N().inspectNpmrc)({...a,directory:A},
m)];for(const H of k){const G=w.filter(B=>B.directory===H);j.push(await(0,x().resolveRuns)({...a,directory:H},G,m,P))}return i&&
!k.includes(A)&&j.push((0,x().manifestChange)({...a,directory:A},m)),(0,C().join)([...j,{targets:[],problems:E}])}async function n(s,a,{
text:P,span:y}){if(!(0,R().isToolName)(P))return C().NOTHING;const r=a.starts==="file",d=r?C().NOTHING:await(0,S().resolveAtHome)(
s,m=>t(m,P,y));if(!r&&d.targets.length===0)return d;const p=await(0,O().resolveToolFiles)(a,s);return(0,C().join)([d,(0,D().
isKnownTool)(s.families.tools,P)?C().NOTHING:(0,C().fails)("tool-unknown",y,{tool:P}),p])}async function t(s,a,P){const{
tree:y}=s,r=await(0,I().readPackageJson)(y,""),d=(await(0,T().ownBinaries)(y)).get(a);if(d!==void 0&&s.via!==void 0&&y.stat(
"node_modules")===void 0)return(0,v().resolveCommitted)(s,{text:d.file,span:P});if(r===I().INVALID)return(0,C().fails)("\
package-json-invalid",P,{path:"package.json"});if(r?.binaries.has(a))return(0,C().fails)("binary-shadowed",P,{name:a,path:r.
path});const p=(0,C().from)(s,`node_modules/.bin/${a}`);if(s.directory!==""&&y.stat(p)!==void 0)return(0,C().fails)("dep\
endency-unverified",P,{name:a,path:p,fault:"elsewhere"});const m=y.stat("node_modules");if(m===void 0)return u(s,r,a,P);
const A=await e(y,a),i=y.stat(A),w=(0,L().resolveInTree)(y,A);if(i===void 0||w.kind==="missing")return(0,C().fails)("bin\
ary-missing",P,{name:a});if(w.kind!=="inside")return(0,C().fails)("target-outside",P,{path:A,reason:"symlink"});const k=(0,S().
packageOf)(w.path),E=m.tracked||i.tracked,j=!E&&w.entry.tracked&&await l(y,w.path);if(k===void 0&&!j||!(0,W().isRegular)(
w.entry.kind))return(0,C().fails)("dependency-unverified",P,{name:a,path:w.path,fault:"elsewhere"});if(!j&&(E||w.entry.tracked)){
const B={name:k??a,path:w.path,fault:"committed"};return(0,C().fails)("dependency-unverified",P,B)}const H=j?await(0,S().
inspectOrigin)(s,f(y,A)??a,P):await o(s,a,w.path,P);if(H.some(S().isUnverified))return{targets:[],problems:H};if(!await h(
y,w.path))return(0,C().fails)("binary-not-node",P,{name:a,path:w.path});j&&s.changed.has(w.path)&&H.push((0,F().problemAt)(
"target-changed",P,{path:w.path}));const G={kind:"package_binary",name:a,path:w.path};return{targets:[(0,C().target)(s,G)],
problems:H}}async function o(s,a,P,y){const r=(0,S().packageOf)(P)??a,d=P.slice(`node_modules/${r}/`.length),p={name:a.startsWith(
"@")?void 0:a,file:d},m=await(0,S().inspectDependency)(s,{name:r,path:P,binary:p},y);return r===a||!(await(0,I().readLocks)(
s.tree)).npm?.packages.has(a)?m:[...m,...await(0,S().inspectOrigin)(s,a,y)]}async function l(s,a){return(await(0,T().ownPackages)(
s)).some(P=>(0,L().isWithin)(a,P))}function f(s,a){return(0,S().packageOf)($().posix.join($().posix.dirname(a),s.readlink(
a)??""))}async function e(s,a){const P=`node_modules/.bin/${a}`;if(!a.startsWith("@"))return P;const y=await(0,I().usablePackageJson)(
s,`node_modules/${a}`);if(y===void 0)return P;const[r]=y.binaries.keys();return`node_modules/.bin/${(y.binaries.size===1?
r:void 0)??a.replace(/^@[^/]*\//,"")}`}async function h(s,a){return/\.[cm]?js$/.test(a)||/^#!.*[/ ]node\b/.test(await(0,v().
firstLineOf)(s,a))}async function u(s,a,P,y){const r=await(0,S().ownerOf)(s.tree,P,a?.dependencies??new Set);if(r===void 0)
return(0,C().fails)("binary-missing",y,{name:P});const d={kind:"package_binary",name:P},p=await(0,S().inspectDependency)(
s,{name:r,path:P},y);return{targets:[(0,C().target)(s,d)],problems:[s.tree.isPending?.("node_modules")?(0,F().problemAt)(
"target-not-judged",y,{path:P}):(0,F().problemAt)("not-installed",y,{name:P}),...p]}}},60210:function(J,b,g){Object.defineProperty(
b,"__esModule",{value:!0}),b.effectOf=c,b.foreignSettings=f,b.inspectNpmrc=C,b.npmrcCopies=n,b.readNpmrc=I;function $(){
const e=g(76760);return $=function(){return e},e}function D(){const e=g(58238);return D=function(){return e},e}function L(){
const e=g(4537);return L=function(){return e},e}function W(){const e=g(32854);return W=function(){return e},e}function F(){
const e=g(59542);return F=function(){return e},e}function R(){const e=g(93028);return R=function(){return e},e}function S(){
const e=g(94411);return S=function(){return e},e}function x(){const e=g(56788);return x=function(){return e},e}function N(){
const e=g(10473);return N=function(){return e},e}const T=64*1024;async function I(e){const h=await(0,N().readText)(e.tree,
(0,x().from)(e,".npmrc"),T);if(h===void 0)return{settings:{}};if("unread"in h)return h;const u=(0,L().lfsObstacle)(h.text);
return u!==void 0?{unread:u}:{settings:(0,D().parse)(h.text),file:h.path}}async function C(e,h){const u=(0,x().from)(e,"\
.npmrc"),s=await I(e);if("unread"in s)return(0,x().fails)("npmrc-setting",h,{path:u,keys:[],why:s.unread});const{settings:a,
file:P=u}=s,y=!e.base||e.changed.has(u)||e.changed.has(P),r=e.base&&await I({...e,tree:e.base}),d=r&&"settings"in r?r.settings:
{},p={changed:[],decides:[],stands:[]};for(const[m,A]of Object.entries(a)){const i=c(m,A),w=y&&JSON.stringify(d[m])!==JSON.
stringify(A),k=m==="node-options"&&!(0,S().areHarmlessOptions)(String(A));i==="harmless"||i==="honoured"&&!w&&!k||p[w?"c\
hanged":i==="other"?"stands":"decides"].push(m)}return(0,x().join)(Object.entries(p).map(([m,A])=>A.length===0?x().NOTHING:
(0,x().fails)("npmrc-setting",h,{path:u,keys:A,why:m},m==="stands"?"warning":void 0)))}const M=new Set(`access allow-sam\
e-version audit audit-level auth-type bin-links color commit-hooks cpu depth
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),O=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),v=new Set(["ignore\
-scripts","node-options"]);function c(e,h){const u=typeof h!="object"&&!String(h).includes("${");if(e==="ignore-scripts"&&
u)return typeof h=="boolean"?"honoured":"decides";if(v.has(e)&&u)return"honoured";const s=e.toLowerCase().replaceAll("_",
"-");return O.has(s)||e.includes("${")?"decides":!M.has(e)||typeof h=="object"&&!Array.isArray(h)||String(h).includes("$\
{")?"other":"harmless"}async function n(e,h){return Promise.all((0,F().filesNamed)(e,".npmrc").map(({path:u})=>t(e,u,h)))}
async function t(e,h,u){const s=$().posix.dirname(h),a=await I({tree:e,directory:s==="."?"":s});if("unread"in a)return o(
e,h,a.unread);const{settings:P,file:y=h}=a,r=u.has(h)||u.has(y),d=([m,A])=>{const i=c(m,A);return i==="harmless"||i==="h\
onoured"&&!r},p=Object.entries(P);return{path:y,text:(0,D().stringify)(Object.fromEntries(p.filter(d))),dropped:p.filter(
m=>!d(m)).map(([m])=>m)}}function o(e,h,u){const s=(0,W().resolveInTree)(e,h);return s.kind==="inside"&&(0,R().isRegular)(
s.entry.kind)?{path:s.path,text:"",dropped:[u]}:{path:h,dropped:[u]}}const l=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function f(e,h){return(await n(e,h)).flatMap(({path:s,dropped:a})=>{const P=a.filter(y=>!l.test(y));return P.length>
0?[`${s}: ${P.join(", ")}`]:[]})}},45156:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.compareWithBase=
x,b.knownHosts=void 0,b.replacedArchive=O;function $(){const r=g(3463);return $=function(){return r},r}function D(){const r=g(
32854);return D=function(){return r},r}function L(){const r=g(59542);return L=function(){return r},r}function W(){const r=g(
93028);return W=function(){return r},r}function F(){const r=g(13254);return F=function(){return r},r}function R(){const r=g(
60210);return R=function(){return r},r}function S(){const r=g(59867);return S=function(){return r},r}async function x(r,d,p,m){
if(r===d)return[];const[{npm:A},{npm:i}]=await Promise.all([(0,S().readLocks)(r),(0,S().readLocks)(d)]),w=i?.packages.get(
p),k={name:p,tree:r,base:d,before:[...w?[w]:[],...await t(d,p)],hosts:await s(d),configured:await a(r,p)},E=await n(k),j=A?.
packages.get(p),G=j?N(j,k):A?void 0:I({name:p,version:"",source:{kind:"registry"}},k);return G&&E.push({name:p,path:A?.path??
".npmrc",...G}),E.map(B=>(0,F().problemAt)("dependency-redirected",m,B))}function N(r,d){const{tree:p,base:m}=d,A=d.before.
find(w=>v(w,r));return A?.version===r.version&&c(A,r)||O(r,p,m)?{how:"integrity",to:r.integrity??"nothing"}:A?I(r,d):T(r,
d)}function T(r,d){const{source:p}=r;if(p.kind==="git"||p.kind==="tarball")return{how:p.kind,to:p.at};if(p.kind==="file"){
const m=d.before.some(A=>A.source.kind!=="file");return M(r,d.tree)&&!m?void 0:{how:"file",to:p.at}}return r.name!==d.name?
{how:"alias",to:r.name}:I(r,d)}function I({source:r},{hosts:d,configured:p}){if(r.kind!=="registry")return;const m=u(r,p);
return d.has(m)?void 0:{how:"host",to:m}}function C({source:r}){if(r.kind==="file")return(0,D().normalise)(r.at.replace(
/#.*$|::.*$/s,""))||void 0}function M(r,d){const p=C(r),m=p===void 0?void 0:(0,D().resolveInTree)(d,p);return m?.kind===
"inside"&&m.entry.kind==="directory"}function O(r,d,p){const m=C(r);if(m===void 0)return!1;const[A,i]=[d,p].map(k=>(0,D().
resolveInTree)(k,m));return!(A?.kind==="inside"&&(0,W().isRegular)(A.entry.kind))||i?.kind!=="inside"?!1:A.entry.oid!==i.
entry.oid||A.entry.size!==i.entry.size}function v(r,d){return r.name===d.name&&r.source.kind===d.source.kind&&f(r)===f(d)}
function c({integrity:r,source:d},{integrity:p}){if(r===void 0||d.kind==="file"&&p===void 0)return!1;if(p===void 0)return!0;
const m=w=>w.split("-",1)[0],A=p.split(/\s+/),i=r.split(/\s+/).filter(w=>A.some(k=>m(k)===m(w)));return i.length>0&&!i.some(
w=>A.includes(w))}async function n(r){const{name:d,tree:p,before:m}=r;return(await t(p,d)).flatMap(A=>{if(A.source.kind===
"registry"&&A.name===d||m.some(k=>v(k,A)))return[];const w=T(A,r);return w===void 0?[]:[{name:d,path:"package.json",...w}]})}
async function t(r,d){const p=(0,$().objectIn)(await(0,S().readJsonFile)(r,"package.json")),m=["dependencies","devDepend\
encies","optionalDependencies"].map(j=>(0,$().textIn)((0,$().objectIn)(p[j]),d)),{overrides:A,resolutions:i,pnpm:w}=p,k=[
A,i,(0,$().objectIn)(w).overrides].flatMap(j=>Object.entries((0,$().objectIn)(j)).flatMap(([H,G])=>l(H,d)?[typeof G=="st\
ring"?G:(0,$().textIn)((0,$().objectIn)(G),".")]:[]));return[...new Set([...m,...k])].filter(j=>j!==""&&!j.startsWith("w\
orkspace:")).map(j=>o(j,d))}function o(r,d){const p=(0,S().aliasIn)(r);return p!==void 0&&p!==d?{name:p,version:"",source:{
kind:"registry"}}:{name:d,version:"",source:(0,S().sourceOf)(r,d,"")}}function l(r,d){const p=r.split(/[>]|\*\*\//).at(-1)??
"";return p===d||p.startsWith(`${d}@`)||p.endsWith(`/${d}`)}function f({source:{kind:r,at:d=""},version:p}){return r==="\
tarball"&&p!==""?d.replaceAll(p,"*"):r==="registry"&&h.includes(d)?"":d}const e="registry.npmjs.org",h=[e,"registry.yarn\
pkg.com"];function u({at:r},d){return(r===void 0||h.includes(r)?d:void 0)??r??e}const s=b.knownHosts=(0,L().perTree)(async r=>{
const d=await P(r),p=Object.entries(d).filter(([i])=>i==="registry"||i.endsWith(":registry")).map(([,i])=>y(String(i))),
m=((await(0,S().readLocks)(r)).npm?.all??[]).flatMap(({source:i})=>i.kind==="registry"&&i.at?[i.at]:[]),A=d.registry===void 0||
m.some(i=>h.includes(i));return new Set([...p,...m,...A?h:[]])});async function a(r,d){const p=await P(r),[m]=d.startsWith(
"@")?d.split("/"):[],A=m&&p[`${m}:registry`]||p.registry;return A===void 0?void 0:y(String(A))}async function P(r){const d=await(0,R().
readNpmrc)({tree:r,directory:""});return"settings"in d?d.settings:{}}function y(r){return URL.canParse(r)?new URL(r).host:
r}},96916:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.inspectShadows=M,b.ownPackages=b.ownBinaries=
void 0;function $(){const t=g(76760);return $=function(){return t},t}function D(){const t=g(32854);return D=function(){return t},
t}function L(){const t=g(59542);return L=function(){return t},t}function W(){const t=g(11331);return W=function(){return t},
t}function F(){const t=g(59867);return F=function(){return t},t}function R(){const t=g(56788);return R=function(){return t},
t}function S(){const t=g(47668);return S=function(){return t},t}const x=b.ownPackages=(0,L().perTree)(async t=>{const o=await(0,S().
listWorkspaces)(t,""),l=Array.isArray(o)?o.map(({directory:s})=>s):[],{npm:f,unread:e}=await(0,F().readLocks)(t),h=(f?.all??
[]).flatMap(({source:s})=>s.kind==="file"?(0,D().normalise)(s.at)??[]:[]),u=e.length>0?await N(t):[];return[...new Set([
...l,...h,...u])].filter(s=>s!=="")});async function N(t){const o=await(0,F().usablePackageJson)(t,""),l=(0,L().filesNamed)(
t,"package.json").map(({path:e})=>$().posix.dirname(e)),f=[];for(const e of l){const h=e==="."?void 0:await(0,F().usablePackageJson)(
t,e);h!==void 0&&o?.dependencies.has(h.name)&&f.push(e)}return f}const T=b.ownBinaries=(0,L().perTree)(async t=>{const o=new Map;
for(const l of await x(t)){const f=await(0,F().usablePackageJson)(t,l);for(const[e,h]of f?.binaries??[]){const u=$().posix.
join(l,h);o.set($().posix.basename(e),{file:u,manifest:$().posix.join(l,"package.json")})}}return o}),I=new Set([...W().
PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),C=new Set(["node","npm","npx","sh"]);async function M(t,o){const{tree:l,base:f}=t,
e=await T(l),h=f&&await T(f),u=[...e].flatMap(([a,{manifest:P}])=>I.has(a)?[O(a,P,h?.has(a)===!0,o)]:[]),s=[];for(const a of(0,S().
foldersUpFrom)(t.directory)){const P=await v(l,$().posix.join(a,"node_modules/.bin"));for(const{name:y,path:r,isLocked:d}of P)
s.push(O(y,r,d,o))}return(0,R().join)([...u,...s])}function O(t,o,l,f){return l?C.has(t)?(0,R().fails)("program-replaced",
f,{name:t,path:o},"warning"):R().NOTHING:(0,R().fails)("program-replaced",f,{name:t,path:o})}const v=(0,L().perPath)(async(t,o)=>{
const l=[];for(const{path:f}of t.list(o)){const e=$().posix.basename(f).replace(/\.(?:cmd|exe|ps1)$/,"");if(!I.has(e))continue;
const h=(0,D().resolveInTree)(t,f);if(h.kind!=="inside")continue;const u=h.path===f?await c(t,h.entry):h.path,s=u!==void 0&&
/node_modules\/(?!\.bin\/)/.test(u);l.push({name:e,path:f,isLocked:s&&!h.entry.tracked})}return l});async function c(t,{
path:o,size:l=0}){if(l>n)return;const f=(await t.read(o)).toString("utf8"),[,e]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(f)??
[];return e&&$().posix.join($().posix.dirname(o),e)}const n=16*1024},59867:function(J,b,g){Object.defineProperty(b,"__es\
Module",{value:!0}),b.INVALID=void 0,b.aliasIn=y,b.binOf=v,b.readPackageJson=b.readLocks=b.readLock=b.readJsonFile=void 0,
b.sourceOf=s,b.usablePackageJson=M;function $(){const r=g(26040);return $=function(){return r},r}function D(){const r=g(
3463);return D=function(){return r},r}function L(){const r=g(80287);return L=function(){return r},r}function W(){const r=g(
95244);return W=function(){return r},r}function F(){const r=g(32854);return F=function(){return r},r}function R(){const r=g(
59542);return R=function(){return r},r}function S(){const r=g(10473);return S=function(){return r},r}const x=["dependenc\
ies","devDependencies","optionalDependencies"],N=64*1024*1024,T=b.INVALID=Symbol("invalid"),I=b.readJsonFile=(0,R().perPath)(
async(r,d)=>{if((0,F().resolveInTree)(r,d).kind==="missing")return;const p=await(0,S().readText)(r,d,N);if(p===void 0||"\
unread"in p||(0,L().isNestedTooDeep)(p.text))return T;const m=(0,$().attempt)(()=>JSON.parse(p.text.replace(/^\uFEFF/,"")));
return typeof m=="object"&&m!==null?m:T}),C=b.readPackageJson=(0,R().perPath)(async(r,d)=>{const p=d===""?"package.json":
`${d}/package.json`,m=await I(r,p);return m===void 0||m===T?m:O(p,m)});async function M(r,d){const p=await C(r,d);return p===
T?void 0:p}function O(r,d){const p=typeof d.name=="string"?d.name:"";return{path:r,name:p,scripts:c(d.scripts),binaries:new Map(
Object.entries(v(d.bin,p)??{})),dependencies:new Set(x.flatMap(m=>[...c(d[m]).keys()])),workspaces:n(d.workspaces)}}function v(r,d){
if(typeof r=="string")return{[d.replace(/^@[^/]*\//,"")]:r};const p=c(r);return p.size===0?void 0:Object.fromEntries(p)}
function c(r){return new Map(Object.entries((0,D().objectIn)(r)).flatMap(([d,p])=>typeof p=="string"?[[d,p]]:[]))}function n(r){
const d=Array.isArray(r)?r:(0,D().objectIn)(r).packages;return Array.isArray(d)?d.filter(p=>typeof p=="string"):[]}const t=b.
readLocks=(0,R().perTree)(async r=>{const d=W().LOCKFILES.filter(i=>r.stat(i)!==void 0),p=W().NPM_LOCKFILES.find(i=>d.includes(
i)),m=p===void 0?void 0:await o(r,p),A=d.filter(i=>!W().NPM_LOCKFILES.some(w=>w===i));return m==="unread"?{unread:[p??"",
...A]}:p===void 0?{unread:A}:{npm:m??{path:p,packages:new Map,all:[]},unread:A}}),o=b.readLock=(0,R().perPath)(async(r,d)=>{
const p=await(0,S().readText)(r,d,N),m=p&&"text"in p?p.text.replace(/^\uFEFF/,""):"",A=(0,D().objectIn)((0,$().attempt)(
()=>JSON.parse(m)));if(A.packages===void 0)return A.lockfileVersion===1?"unread":void 0;const i=new Map,w=[];for(const[k,
E]of Object.entries((0,D().objectIn)(A.packages))){if(k==="")continue;const[,j,H]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(k)??[],G=l(H??k,(0,D().objectIn)(E));j===""&&H!==void 0&&i.set(H,G),w.push(G)}return{path:d,packages:i,all:w}});function l(r,d){
const p=(0,D().textIn)(d,"name")||r,m=(0,D().textIn)(d,"version"),A=(0,D().textIn)(d,"resolved"),i=(0,D().textIn)(d,"int\
egrity"),w=v(d.bin,p),k=d.link===!0?{kind:"file",at:A.replace(/^file:/,"")}:s(A,p,m);return{name:p,version:m,source:k,...i&&
{integrity:i},...w&&{bin:w}}}const f={kind:"registry"},e=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
h=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,u=/^(?:file|link|portal|workspace):(.*)$/is;function s(r,d,p){const[,m]=u.exec(r)??[];return m!==
void 0?{kind:"file",at:m}:e.test(r)?{kind:"git",at:r.replace(/#.*$/s,"")}:/^https?:/i.test(r)?a(r,d,p):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(r)||/\.t(?:ar\.)?gz$/i.test(r)?{kind:"file",at:r}:h.test(r)?{kind:"git",at:r.replace(/#.*$/s,"")}:f}function a(r,d,p){
const m={kind:"tarball",at:r.replace(/#.*$/s,"")};if(!URL.canParse(r))return m;const{host:A,pathname:i}=new URL(r),w=P(i),
[,k]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(w)??[];if(A==="codeload.github.com"&&k!==void 0)return{kind:"git",at:`https://g\
ithub.com/${k}`};const E=d.replace(/^@[^/]*\//,"");return w.endsWith(`/${d}/-/${E}-${p}.tgz`)||w.endsWith(`/${d}/-/${d}-${p}\
.tgz`)||A==="npm.pkg.github.com"&&w.startsWith(`/download/${d}/${p}/`)?{kind:"registry",at:A}:m}function P(r){try{return decodeURIComponent(
r)}catch{return r}}function y(r){const[,d]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(r)??[];return d===void 0||/^[\^~<>=*v\d]/.
test(d)?void 0:d}},65490:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.isPackageManager=C,b.resolvePackageManager=
I,b.selectsPackages=M;function $(){const c=g(76760);return $=function(){return c},c}function D(){const c=g(59542);return D=
function(){return c},c}function L(){const c=g(31901);return L=function(){return c},c}function W(){const c=g(52437);return W=
function(){return c},c}function F(){const c=g(62205);return F=function(){return c},c}function R(){const c=g(60210);return R=
function(){return c},c}function S(){const c=g(59867);return S=function(){return c},c}function x(){const c=g(56788);return x=
function(){return c},c}function N(){const c=g(46912);return N=function(){return c},c}function T(){const c=g(47668);return T=
function(){return c},c}async function I(c,n,t,o){const{subcommand:l,operands:f,flags:e}=c,[h]=f;if(h===void 0)return x().
NOTHING;const{text:u,span:s}=h,a=(0,x().join)([await(0,R().inspectNpmrc)({...t,directory:""},s),t.directory===""?x().NOTHING:
await(0,R().inspectNpmrc)(t,s)]),P=(0,L().isProgram)(u)||t.families?.allowed.has(u)===!0,y={...c,subcommand:"exec"};if(l===
"exec")return(0,x().join)([a,P?x().NOTHING:await(0,W().resolveTool)(t,y,h)]);const r=await O(t,M(c,n),s);if("problems"in
r)return(0,x().join)([a,r]);const d=r.filter(({manifest:A})=>A.scripts.has(u));if(d.length>0){const A=d.map(i=>v(i,c,t,o));
return(0,x().join)([a,...await Promise.all(A)])}const p=u==="start";if(l==="script-or-tool"&&!p){if(P)return a;if((0,L().
isToolName)(u))return(0,x().join)([a,await(0,W().resolveTool)(t,y,h)]);if(!/^[\w:.-]*\w[\w:.-]*$/.test(u)){const A=[(0,L().
wordProblem)("outside-code",n.program,h)];return(0,x().join)([a,{targets:[],problems:A}])}}const m={script:u,passes:e.some(
({name:A})=>A==="--if-present")};return(0,x().join)([a,(0,x().fails)("npm-script-missing",s,m,p?"error":void 0)])}function C({
data:c}){return c.starts==="script-or-tool"||c.starts==="script-tool-or-file"}function M({anyPackage:c,flags:n,passthrough:t},{
data:o}){const l=[...n.map(({name:f})=>f),...t.map(({text:f})=>f)];return c===!0||l.some(f=>o.selecting_flags.includes(f.
replace(/=.*/s,"")))}async function O({tree:c,directory:n},t,o){const l=(0,D().filesNamed)(c,"package.json").flatMap(({path:u})=>u.
split("/").includes("node_modules")?[]:$().posix.dirname(u).replace(/^\.$/,"")),f=u=>c.stat($().posix.join(u,"package.js\
on"))!==void 0,e=t?l:(0,T().foldersUpFrom)(n).filter(f).slice(0,1);if(e.length===0)return(0,x().fails)("package-json-mis\
sing",o,{directory:n});const h=[];for(const u of e){const s=await(0,S().readPackageJson)(c,u);if(s===S().INVALID)return(0,x().
fails)("package-json-invalid",o,{path:$().posix.join(u,"package.json")});s!==void 0&&h.push({directory:u,manifest:s})}return h}
async function v({directory:c,manifest:n},{operands:[t],passthrough:o},l,f){const e={...l,directory:c},{text:h="",span:u={
start:0,end:0}}=t??{},s=(0,N().runsIn)(n,c,{event:h,words:o});return(0,x().join)([await(0,F().resolveRuns)(e,s,u,f),{targets:[],
problems:(0,N().inspectEmpty)(s,h,e,u)}])}},82293:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.alternativesOf=
o,b.baseOf=c,b.inspectPaths=S,b.isPattern=v,b.isPlainGlob=I,b.matchesPattern=C,b.pathProblem=T,b.testProblem=N;function $(){
const l=g(32854);return $=function(){return l},l}function D(){const l=g(13254);return D=function(){return l},l}function L(){
const l=g(14395);return L=function(){return l},l}function W(){const l=g(45806);return W=function(){return l},l}function F(){
const l=g(87646);return F=function(){return l},l}const R=new Set(["--env-file","--env-file-if-exists","--prefix"]);function S(l,f){
const{passthrough:e}=l,h=[],u=(a,P)=>{const y=T(a,P,f);y!==void 0&&h.push(y)};for(const a of[l,...(0,W().launchedBy)(l)]){
for(const{name:y,value:r,span:d}of a.flags)r!==void 0&&(R.has(y)&&u(r,d),y==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.
test(r)&&u(r,d));for(const{as:y,path:r,span:d}of a.subcommand==="exec"&&a.tool?.files||[]){const p=y==="tests"?N(r,d,f):
void 0;p!==void 0&&h.push(p)}if(a.program!=="node"&&a.starts!=="file")continue;const P=a.program==="node"&&(0,F().isTestRun)(
a)?N:T;for(const{text:y,span:r}of a.operands){const d=y===""||y==="-"?void 0:P(y,r,f);d!==void 0&&h.push(d)}}const s=e.find(
({text:a})=>x.test(a));return s!==void 0&&h.push((0,D().problemAt)("absolute-path",s.span,{path:s.text})),h}const x=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function N(l,f,e){if(!v(l))return T(l,f,e);const h=o(l);if(h===void 0)return(0,D().problemAt)("glob-unclear",f,{pattern:l,
reason:"too_many"});for(const u of[l,...h]){const s=T(u,f,e);if(s!==void 0)return{...s,args:{...s.args,path:l}}}}function T(l,f,e){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(l)&&/^(?:data|node|file|[a-z]+:\/)/i.test(l))return(0,D().problemAt)("target-outside",
f,{path:l,reason:"address"});const h=/^(?:[\\/]|[A-Za-z]:)/.test(l),u=h?void 0:(0,$().normalise)(e===""?l:`${e}/${l}`);if(u===
void 0){const s=h?"absolute":"above";return(0,D().problemAt)("target-outside",f,{path:l,reason:s})}if((0,$().isWithin)(u,
".git",{ignoreCase:!0}))return(0,D().problemAt)("target-outside",f,{path:l,reason:"git"})}function I(l){return l.length>
200||l.split("**").length>2?!1:l==="."?!0:l.split("/").every(f=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(f))}function C(l,f,e={}){
return M(l.split("/"),f.split("/"),e)}function M(l,f,e){const[h,...u]=l,[s,...a]=f;return h===void 0?e.partial||f.every(
P=>P==="**"):s===void 0?!1:s!=="**"?O(h,s,e)&&M(u,a,e):M(l,a,e)?!0:O(h,"*",e)&&M(u,f,e)}function O(l,f,{dot:e=!1}){return l.
startsWith(".")&&!f.startsWith(".")&&!e?!1:(0,L().matchesStars)(l,f)}function v(l){return/[*?[{]/.test(l)}function c(l){
return l.replace(/[^/]*[*?[{].*$/s,"")}const n=200,t=1e3;function o(l){if(l.length>t)return;let f=[l.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const e=[];for(;f.length>0;){const h=[];for(const u of f){const s=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(u);if(s===null)
e.push(u);else{const{0:a,1:P="",index:y}=s,[r,d]=[u.slice(0,y),u.slice(y+a.length)];h.push(...P.split(",").map(p=>`${r}${p}${d}`))}}
if(h.length+e.length>n)return;f=h}return e}},9504:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.resolveProgram=
n;function $(){const d=g(76760);return $=function(){return d},d}function D(){const d=g(17093);return D=function(){return d},
d}function L(){const d=g(91063);return L=function(){return d},d}function W(){const d=g(32854);return W=function(){return d},
d}function F(){const d=g(59542);return F=function(){return d},d}function R(){const d=g(93028);return R=function(){return d},
d}function S(){const d=g(97340);return S=function(){return d},d}function x(){const d=g(46868);return x=function(){return d},
d}function N(){const d=g(79757);return N=function(){return d},d}function T(){const d=g(65490);return T=function(){return d},
d}function I(){const d=g(82293);return I=function(){return d},d}function C(){const d=g(56788);return C=function(){return d},
d}function M(){const d=g(38218);return M=function(){return d},d}function O(){const d=g(10473);return O=function(){return d},
d}function v(){const d=g(47668);return v=function(){return d},d}const c=5;async function n(d,p,m,A){const i=o(d,p,m);if("\
problems"in i)return i;const{subcommand:w,starts:k,operands:E,module:j,launched:H}=d,[G]=E,B=[l(p,m,t(d)),...h(d,i),await(0,M().
resolveProgramFiles)(d,m)],U={subcommand:w??G?.text??"",span:t(d)};if(B.push(y(p,i,U)),j!==void 0&&(k!=="module"||H)&&B.
push(P(p,i,j)),G!==void 0&&k==="file"&&B.push(u(d,p,i)),G!==void 0&&k==="module"&&B.push(a(i,G,d.passthrough)),!(0,T().isPackageManager)(
p))return(0,C().join)(B);if(w==="run"||w==="exec"||w==="script-or-tool")B.push(await(0,T().resolvePackageManager)(d,p,i,
A));else if(w!==void 0&&(0,T().selectsPackages)(d,p)){const z={text:w,span:t(d),quoted:!1},K={...d,subcommand:"run",operands:[
z]};B.push(await(0,T().resolvePackageManager)(K,p,i,A))}return(0,C().join)(B)}function t({operands:d,flags:p}){return d[0]?.
span??p[0]?.span??{start:0,end:0}}function o({flags:d},p,m){let A=m;for(const{name:i,value:w,span:k}of d){if(w===void 0||
!(0,L().movesTo)(p,i))continue;const E=(0,O().entryFrom)(A,w,k);if("problems"in E)return E;A={...m,directory:E.path}}return A}
function l({program:d,data:p},{tree:m,changed:A},i){if(p.build_files.length===0)return C().NOTHING;const w=f(m),k=w.get(
p)??e(m,p.build_files);w.set(p,k);const E=k.filter(H=>A.has(H)),j=k.slice(0,c);return(0,C().join)([k.length===0?C().NOTHING:
(0,C().fails)("build-files-unread",i,{program:d,files:j,count:k.length}),...E.map(H=>(0,C().fails)("target-changed",i,{path:H}))])}
const f=(0,F().perTree)(()=>new Map);function e(d,p){const m=A=>p.some(i=>(0,I().matchesPattern)(i.includes("/")?A:$().posix.
basename(A),i,{dot:!0}));return[...d.files()].flatMap(({path:A})=>!(0,W().isWithin)(A,"node_modules")&&m(A)?A:[])}function h({
operands:d,flags:p,starts:m,subcommand:A,family:i},w){const k=i&&(0,T().isPackageManager)(i)&&A!=="test";return[...(m===
void 0&&!k?d:[]).map(({text:H,span:G})=>({text:H.replace(/::.*$/s,""),span:G})),...p.flatMap(({value:H,span:G})=>H===void 0?
[]:[{text:H,span:G}])].map(({text:H,span:G})=>{const B=(0,W().normalise)((0,C().from)(w,H));return B===void 0||B===""?C().
NOTHING:(0,W().isWithin)(B,".git",{ignoreCase:!0})?(0,C().fails)("target-outside",G,{path:B,reason:"git"}):(0,W().resolveInTree)(
w.tree,B).kind==="outside"?(0,C().fails)("target-outside",G,{path:H,reason:"symlink"}):C().NOTHING})}function u({operands:[
d],parsed:p},m,A){if(d===void 0)return C().NOTHING;const{targets:i,problems:w}=s(A,d),k=(0,N().extensionProblems)(m,d.text,
d.span).length>0,E=i.flatMap(({path:j=""})=>k?[]:(0,N().extensionProblems)(m,j,d.span));return{targets:i.map(j=>({...j,...p&&
{parsed:p}})),problems:[...w,...E]}}function s(d,{text:p,span:m}){const A=(0,I().pathProblem)(p,m,d.directory);if(A!==void 0)
return{targets:[],problems:[A]};const i=(0,O().entryFrom)(d,p,m);if("problems"in i)return i;if(!(0,R().isRegular)(i.kind))
return(0,C().fails)("target-not-a-file",m,{path:p,reason:i.kind});if(!i.tracked)return(0,C().fails)("target-missing",m,{
path:p,untracked:!0});const w=(0,W().normalise)((0,C().from)(d,p))??"";return(0,O().runs)(d,{name:p,path:i.path,wanted:w},
m)}function a(d,p,m){const{text:A,span:i}=p,w=(0,S().pythonFiles)(A).find(k=>!k.endsWith("/__init__.py")&&d.tree.stat((0,C().
from)(d,k))!==void 0);if(w===void 0){const k=(0,x().parseUnknownTool)(p,m,d.families.tools.module);return(0,C().join)([(0,C().
fails)("tool-unknown",i,{tool:A}),{targets:[],problems:k}])}return s(d,{text:w,span:i,quoted:!1})}function P({program:d},{
tree:p,base:m,changed:A,directory:i},{text:w,span:k}){const[E]=w.split("."),j=[...A].filter(H=>{const[,G=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.
exec($().posix.relative(i,H))??[];return p.stat(H)!==void 0&&m?.stat(H)===void 0&&(G===E||(0,D().isOfLibrary)(G))});return r(
j,{program:d,subcommand:`-m ${w}`},k)}function y({program:d,data:p},{changed:m,directory:A},{subcommand:i,span:w}){const k=(0,v().
foldersUpFrom)(A).flatMap(j=>p.settings.map(H=>$().posix.join(j,H))),E=[...m].filter(j=>k.some(H=>(0,W().isWithin)(j,H)));
return r(E,{program:d,subcommand:i},w)}function r(d,p,m){return(0,C().join)(d.map(A=>(0,C().fails)("settings-changed",m,
{...p,path:A})))}},36187:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.ProjectFiles=void 0;function $(){
const x=g(76760);return $=function(){return x},x}function D(){const x=g(3463);return D=function(){return x},x}function L(){
const x=g(32854);return L=function(){return x},x}function W(){const x=g(93028);return W=function(){return x},x}function F(){
const x=g(59867);return F=function(){return x},x}const R=/^(?:[/~\\]|[A-Za-z]:)/;class S{#n;#e;constructor(N,T){this.#n=
N,this.#e=T}into(N){const I=N===void 0||R.test(N)||/[$`]/.test(N)?[]:this.#e.map(C=>$().posix.join(C,N));return new S(this.#n,
I)}find(N,T=[""]){if(!(/^[/~]/.test(N)||N===""||!this.#n))for(const I of this.#e)for(const C of T){const M=(0,L().normalise)(
$().posix.join(I,N.replaceAll("\\","/"))+C),O=M===void 0?void 0:(0,L().resolveInTree)(this.#n,M);if(O?.kind==="inside"&&
(0,W().isRegular)(O.entry.kind)&&O.entry.tracked)return O.path}}script(N,T){const I=this.find(N,T);if(I!==void 0)return{
kind:"file",name:I};if(R.test(N))return{kind:"outside",name:N};const[C]=this.#e;if(C===void 0)return{kind:"unread",name:`\
it runs ${N} in another directory`};const M=(0,L().normalise)($().posix.join(C,N));return M===void 0?{kind:"outside",name:N}:
{kind:this.#n===void 0?"file":"missing",name:M||"."}}named(N,T){const I=this.find(N.replace(/^-{1,2}[\w-]+=/,""),T);return I===
void 0?[]:[{kind:"file",name:I}]}async manifest(){const N=this.find("package.json");return this.#n&&N?(0,D().objectIn)(await(0,F().
readJsonFile)(this.#n,N)):{}}}b.ProjectFiles=S},56788:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.
Trail=b.NOTHING=void 0,b.fails=W,b.from=F,b.join=L,b.target=R;function $(){const T=g(13254);return $=function(){return T},
T}const D=b.NOTHING={targets:[],problems:[]};function L(T){return{targets:T.flatMap(I=>I.targets),problems:T.flatMap(I=>I.
problems)}}function W(T,I,C,M){return{targets:[],problems:[(0,$().problemAt)(T,I,C,M)]}}function F({directory:T},I){return T===
""?I:`${T}/${I}`}function R({via:T},I){return T===void 0?I:{...I,via:T}}const S=64,x=2e3;class N{#n=new Set;#e=new Set;resolve;#s;constructor(I,C){
this.resolve=I,this.#s=C}async follow(I,C,M,O){if(this.#n.has(I))return O({why:"cycle"});const v=await this.#s?.tickScript();
if(v!==void 0)return O({why:"time",limit:v});const c=`${I}\0${C}`;if(this.#e.has(c))return D;if(this.#n.size>=S)return O(
{why:"depth",limit:S});if(this.#e.size>=x)return O({why:"count",limit:x});this.#n.add(I);const n=await M();return this.#n.
delete(I),this.#e.add(c),n}}b.Trail=N},74100:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.helperFault=
P,b.helperWords=a,b.isWrapperTool=h,b.readScriptForm=c;function $(){const p=g(76760);return $=function(){return p},p}function D(){
const p=g(678);return D=function(){return p},p}function L(){const p=g(95244);return L=function(){return p},p}function W(){
const p=g(32854);return W=function(){return p},p}function F(){const p=g(59542);return F=function(){return p},p}function R(){
const p=g(94411);return R=function(){return p},p}function S(){const p=g(54669);return S=function(){return p},p}function x(){
const p=g(11331);return x=function(){return p},p}function N(){const p=g(81716);return N=function(){return p},p}function T(){
const p=g(68538);return T=function(){return p},p}function I(){const p=g(54421);return I=function(){return p},p}function C(){
const p=g(82293);return C=function(){return p},p}function M(){const p=g(56788);return M=function(){return p},p}function O(){
const p=g(46912);return O=function(){return p},p}function v(){const p=g(10473);return v=function(){return p},p}function c(p,m){
const A=(0,N().readShellText)(p,m);if(A.length===0&&!(0,O().isBlank)(p))return{commands:A,fault:{part:"the script",why:"\
cannot be read"}};const i=(0,S().lex)(p).problems.find(({rule:w})=>w==="shell-comment");if(i&&A.length>0){const w=p.slice(
i.span.start,i.span.end);return{commands:A,fault:{part:w,why:"hides the words behind it"}}}for(const[w,k]of A.entries()){
const E=w===A.length-1,j=o(k,p)??n(k,E);if(j!==void 0)return{commands:A,fault:j}}return{commands:A}}function n({separator:p},m){
const A=p.trim();if(!(m?A==="":A==="&&"))return{part:A===""?"a line break":A,why:t}}const t="joins commands in another w\
ay than `&&`";function o(p,m){const{words:A,redirections:i,inside:w,subshell:k,defines:E,problems:j,assignments:H}=p,G=m.
slice(p.span.start,p.span.end).trim(),B=(Y,Z)=>({part:Y,why:Z});if(k)return B(G,"runs in a subshell");if(E)return B(G,"d\
efines a function");if(w.length>0)return B(G,"runs a command to make a word");const[U]=i;if(U)return B(`${U.operator} ${U.
target?.text??""}`,"redirects input or output");const z=H.find(({name:Y,value:Z})=>!(0,R().isHarmlessVariable)(Y,Z));if(z)
return B(`${z.name}=`,"sets a variable that can choose the code that runs");const K=A.find(Y=>(0,N().isDynamic)(p,Y)&&!l(
p,Y,m));if(K){const{start:Y,end:Z}=K.span;return B(m.slice(Y,Z),"is only known when the script runs")}const V=j.find(Y=>!f(
Y,A));if(V){const{start:Y,end:Z}=V.span;return B(m.slice(Y,Z).trim()||G,"is syntax of a shell")}return A.length===0?B(G,
"starts no program"):e(A)}function l({problems:p},{span:m},A){return p.every(i=>i.rule!=="variable-expansion"||i.span.end<=
m.start||i.span.start>=m.end||/^\$\{?npm_package_version\}?$/.test(A.slice(i.span.start,i.span.end)))}function f({rule:p,
span:m,severity:A},i){if(p==="variable-expansion"||A==="warning")return!0;if(p!=="brace-expansion")return!1;const w=i.find(
k=>k.span.start<=m.start&&k.span.end>=m.end);return w!==void 0&&(0,C().alternativesOf)(w.text)?.every(k=>!k.startsWith("\
-"))===!0}function e(p){const[m]=p,A=m?.text??"";if((0,T().changesShell)(A)&&!m?.quoted)return{part:A,why:"is a word of \
the shell"};const i=(0,I().startedWords)(p);if(!h(A))return i.length<p.length||(0,x().programNamed)(A)?.kind==="wrapper"?
{part:A,why:"decides how another program runs"}:(0,I().textHanded)(i)&&A!=="node"?{part:A,why:"runs text as code"}:void 0}
function h(p){const m=(0,x().programNamed)(p);return m?.name===p&&m.wraps==="as-tool"}const u={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},s=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function a([p,...m]){if(p?.text==="shx"){
const[A]=m;return A&&(A.text==="echo"||Object.hasOwn(u,A.text))?m:void 0}return p&&Object.hasOwn(u,p.text)?[p,...m]:void 0}
async function P([p,...m],A){const i=p?.text??"",w=u[i];if(w===void 0)return;const k=m.find(({text:j})=>j.startsWith("-")&&
!w.flags.test(j));if(k)return{part:`${i} ${k.text}`,why:"has a flag that is not known"};const E=m.flatMap(({text:j})=>j.
startsWith("-")?[]:[j]);if(E.length<(w.from<0?2:1))return{part:i,why:"names no path"};for(const j of E.slice(w.from)){const H=await y(
j,A);if(H!==void 0)return{part:`${i} \u2026 ${j}`,why:H}}}async function y(p,m){const{tree:A,isOutput:i}=m,w=p.startsWith(
"/")?void 0:(0,W().normalise)((0,M().from)(m,p));if(w===void 0||w==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(p))return"writes to a path that the text does not show";if(s.test(w))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(w)!==void 0)return"writes a configuration file";const k=A.stat(w);if(k?.tracked&&k.kind!=="dire\
ctory")return"writes a file of the commit";const E=`${w}/`;if(k?.tracked&&[...A.files()].some(H=>H.path.startsWith(E)))return"\
writes to a directory of the commit";if(!(i?.(w)||(await r(A))(w)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const r=(0,F().perTree)(async p=>{const m=new Map;for(const{path:A}of p.files()){if($().posix.
basename(A)!==".gitignore")continue;const i=await(0,v().readText)(p,A,d),w=$().posix.dirname(A).replace(/^\.$/,"");i&&"t\
ext"in i&&m.set(w,(0,D().default)().add(i.text))}return A=>{const i=A.split("/");let w=!1;for(let k=0;k<i.length;k+=1){const E=m.
get(i.slice(0,k).join("/")),j=i.slice(k).join("/"),H=E?.test(j),G=E?.test(`${j}/`);H?.ignored||G?.ignored?w=!0:(H?.unignored||
G?.unignored)&&(w=!1)}return w}}),d=256*1024},61102:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.namedTargets=
s,b.resolveParts=t;function $(){const y=g(76760);return $=function(){return y},y}function D(){const y=g(95244);return D=
function(){return y},y}function L(){const y=g(32854);return L=function(){return y},y}function W(){const y=g(80781);return W=
function(){return y},y}function F(){const y=g(93028);return F=function(){return y},y}function R(){const y=g(11331);return R=
function(){return y},y}function S(){const y=g(81716);return S=function(){return y},y}function x(){const y=g(68538);return x=
function(){return y},y}function N(){const y=g(54421);return N=function(){return y},y}function T(){const y=g(45806);return T=
function(){return y},y}function I(){const y=g(31901);return I=function(){return y},y}function C(){const y=g(82293);return C=
function(){return y},y}function M(){const y=g(36187);return M=function(){return y},y}function O(){const y=g(56788);return O=
function(){return y},y}function v(){const y=g(74100);return v=function(){return y},y}function c(){const y=g(45636);return c=
function(){return y},y}function n(){const y=g(10473);return n=function(){return y},y}async function t({body:y,words:r,span:d},p,m){
const A=(0,v().readScriptForm)(y,(0,W().subTree)(p.tree,p.directory)),i=A.fault?(0,S().everyCommand)(A.commands).map(S().
withoutReserved):A.commands,w=[];let{fault:k}=A,E=p;for(const[G,B]of i.entries()){const U=!k||B.words.every(X=>!(0,S().isDynamic)(
B,X)),z=G===i.length-1&&!A.fault,K=[...B.words.map(X=>({...X,span:d})),...z?r:[]],[V,Y]=K;if(V?.text==="cd"){const X=Y&&
(0,L().normalise)((0,O().from)(E,Y.text));(G>0||K.length!==2||X===void 0)&&(k??={part:"cd",why:"changes the directory in\
 the middle, or leaves the repository"}),E={...E,directory:X??E.directory};continue}const Z=(0,v().helperWords)(K);Z&&(k??=
await(0,v().helperFault)(Z,E)),!(Z||V===void 0||!U||(0,x().isWithoutEffect)(V.text))&&w.push(await f(K,E,m))}const j=i.some(
({words:G})=>o.test(G.map(({text:B})=>B).join(" "))),H=!k&&w.length===0&&i.length>0&&!j;return{parts:w,isIdle:H,...k&&{fault:k}}}
const o=/^(?:\[|exit (?!0$)|false|test )/,l=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function f(y,r,d){const p=(0,v().
isWrapperTool)(y[0]?.text??"")?y:(0,N().startedWords)(y),[m,...A]=p;if(m===void 0)return O().NOTHING;const{families:i}=r,
w=(0,I().isProgram)(m.text)?m.text:i?.allowed.get(m.text),k=l.exec(m.text)?.[1]??m.text,E=y[0]===m?void 0:y[0],j=E?e(E):
O().NOTHING;if(w===void 0&&/[\\/]/.test(k))return(0,O().join)([j,await h(p,r)]);const{invocation:H,problems:G}=w?(0,T().
parseInvocation)(w,A,i):(0,T().parseInvocation)("npx",[{...m,text:k},...A],i),B=await d.resolve(H,r),U=w===void 0&&B.problems.
some(({rule:V})=>V==="binary-missing");if(U&&i.tools.known(k)!==void 0)return(0,O().join)([j,e(m),{targets:[],problems:G}]);
if(U)return(0,O().join)([j,await h(p,r)]);const K=(0,C().inspectPaths)(H,r.directory);return(0,O().join)([j,{targets:[],
problems:[...G,...K]},B])}function e({text:y,span:r}){return(0,O().fails)("program-not-allowed",r,{program:y,group:"othe\
r"})}async function h(y,r){const[d]=y;if(d===void 0)return O().NOTHING;const p=y.find(({text:A,span:i})=>i.start!==d.span.
start&&(A.startsWith("-")||(0,R().programNamed)(d.text))),m=p?(0,O().fails)("npm-script-form",p.span,{script:r.via??"",text:y.
map(({text:A})=>A).join(" "),part:d.text,why:"is a program that the gate does not read",words:[p.text]}):O().NOTHING;return(0,O().
join)([e(d),m,await u(y,r)])}async function u(y,r){const d=new(M()).ProjectFiles(r.tree,[r.directory]),p=y.map(k=>({...k,
shown:k.text,isKnown:!0})),A=(await(0,c().wordRuns)(p,d)).flatMap(({kind:k,name:E})=>k==="file"?[E]:[]),i=y[0]?.span??{start:0,
end:0},w={...r,directory:""};return(0,O().join)(A.map(k=>(0,n().resolveCommitted)(w,{text:k,span:i})))}function s(y,r,d){
const p=(0,S().everyCommand)((0,S().readShellText)(y)),m=p.some(G=>G.substituted.length>0||[...G.words,...G.assignments].
some(B=>(0,S().isDynamic)(G,B))),A=[...new Set(y.split(a).filter(G=>G!==""))],i=[r.directory];for(const{words:G}of p){const[
B,U]=G;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||U===void 0)&&(i.push(...i.flatMap(z=>(0,L().normalise)($().posix.join(z,
U.text))??[])),i.length>P))break}const w=[...r.changed],k=[...new Set(i)].flatMap(G=>A.map(B=>{const U={...r,directory:G},
z=(0,L().normalise)($().posix.join(G,B));if(z===void 0)return O().NOTHING;const K=(0,L().resolveInTree)(r.tree,z);if(K.kind===
"inside"&&(0,F().isRegular)(K.entry.kind))return(0,n().resolveCommitted)(U,{text:B,span:d});const V=w.filter(Y=>/[*?[]/.
test(B)?(0,C().matchesPattern)(Y,z,{dot:!0}):K.kind==="inside"&&z!==""&&(0,L().isWithin)(Y,z));return(0,O().join)(V.map(
Y=>(0,O().fails)("target-changed",d,{path:Y})))})),E=m?w.filter(D().isCode):[],{targets:j,problems:H}=(0,O().join)([...k,
...E.map(G=>(0,O().fails)("target-changed",d,{path:G}))]);return{targets:[...new Map(j.map(G=>[G.path,G])).values()],problems:[
...new Map(H.map(G=>[JSON.stringify(G.args),G])).values()]}}const a=/[\s"'`;&|()<>=:,{}]+/,P=16},80827:function(J,b,g){Object.
defineProperty(b,"__esModule",{value:!0}),b.npmScripts=O,b.stepsIn=M;function $(){const m=g(76760);return $=function(){return m},
m}function D(){const m=g(3463);return D=function(){return m},m}function L(){const m=g(54669);return L=function(){return m},
m}function W(){const m=g(68538);return W=function(){return m},m}function F(){const m=g(3893);return F=function(){return m},
m}function R(){const m=g(60210);return R=function(){return m},m}function S(){const m=g(59867);return S=function(){return m},
m}function x(){const m=g(56788);return x=function(){return m},m}function N(){const m=g(46912);return N=function(){return m},
m}function T(){const m=g(47668);return T=function(){return m},m}const I={start:0,end:0},C=200;function M({steps:m}){return m.
flatMap(A=>A.command?.nested?M(A.command.nested):[A])}async function O(m,A,i={left:C}){const{subcommand:w,flags:k}=m;if(w===
void 0)return;const{project:E,selected:j,runs:H,packages:G}=await(0,N().scriptsThatRun)(m,A,I);if(E===void 0)return;const B=await(0,R().
readNpmrc)({...A,directory:E}),U=await v(A,E);if("unread"in B||U===void 0)return;const{settings:z}=B,K=s.some(_=>_ in z);
if(U.devEngines!==void 0||K)return;const V=[],Y=a(k,z);for(const _ of G){const Q=await v(A,_);if(Q===void 0||c(Q))return;
const q=H.filter(nn=>nn.directory===_),en=q.length===0?await f(m,A,_):void 0;en!==void 0&&V.push({...n(Q),...en,directory:_});
for(const nn of q){const sn=await t(nn,A,Y,i);V.push({...n(Q),...sn})}}const Z=z["node-options"],{prefix:X}=(0,T().readSettings)(
m);return{subcommand:w,directory:A.directory,project:E,prefixed:X!==void 0,inWorkspaces:j,config:Y,...typeof Z=="string"&&
{nodeOptions:Z},steps:V}}async function v({tree:m},A){const i=await(0,S().readJsonFile)(m,(0,x().from)({directory:A},"pa\
ckage.json"));return i===void 0||i===S().INVALID?void 0:(0,D().objectIn)(i)}function c({bin:m,directories:A}){return!m&&
"bin"in(0,D().objectIn)(A)}function n(m){const{name:A,version:i}=m;return{packageId:A&&i?`${String(A)}@${String(i)}`:"",
packageEnv:y(m)}}async function t(m,A,i,w){const{directory:k,event:E,body:j}=m,H=(0,N().scriptText)(m),G={...A,directory:k},
B=h(H),U=await l(B,G,{config:i,budget:w}),z=m.words.map(V=>V.text),K=B&&{...B,...U&&{nested:U}};return{directory:k,event:E,
body:j,words:z,text:H,...K&&{command:K}}}const o=new Set(["--if-present","--include-workspace-root","--workspace","--wor\
kspaces"]);async function l(m,A,{config:i,budget:w}){if(!(m?.argv[0]==="npm"&&Object.keys(m.env).length===0)||i.npm_config_ignore_scripts===
"true"||(w.left-=1,w.left<0))return;const E=m.argv.slice(1).map(B=>({text:B,span:I,quoted:!0})),{invocation:j,problems:H}=(0,F().
parseNpm)(E),G=j.flags.every(({name:B})=>o.has(B));if(!(H.length>0||!G))return O(j,A,w)}async function f(m,{tree:A},i){const w=(0,N().
eventOf)(m),k=(await(0,S().usablePackageJson)(A,i))?.scripts.has(w??"");if(!(w===void 0||k||(0,T().readSettings)(m).ifPresent))
return{event:w,words:[],text:""}}function e(m){return(0,W().changesShell)(m)||(0,W().isWithoutEffect)(m)||m==="nohup"}function h(m){
const{words:A,assignments:i,refused:w,problems:k}=(0,L().lex)(m),E=k.every(({rule:U,severity:z})=>U==="assignment-refuse\
d"||z==="warning"&&U!=="unquoted-glob"),j=k.filter(({rule:U})=>U==="assignment-refused").length,[H]=A;if(!E||j!==w.length||
H===void 0||e(H.text)||H.text.includes("="))return;const G=[...i,...w].sort((U,z)=>U.span.start-z.span.start);if(G.some(
({name:U})=>U==="PATH"))return;const B=Object.fromEntries(G.map(({name:U,value:z})=>[U,z]));return{argv:A.map(U=>U.text),
env:B}}const u=new Set(`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.em\
ail
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),s=["also","dev","include","omit","only","optional","product\
ion"];function a(m,A){const i=Object.entries(A).filter(([E,j])=>["harmless","honoured"].includes((0,R().effectOf)(E,j))),
w=m.map(({name:E,value:j,negated:H})=>[E.slice(2),j??H!==!0]),k=[...i,...w].filter(([E])=>!u.has(E));return Object.fromEntries(
k.map(([E,j])=>[`npm_config_${E.replaceAll("-","_").toLowerCase()}`,P(j)]))}function P(m){return Array.isArray(m)?m.map(
P).join(`

`):m==null||m===!1?"":String(m).trim()}function y(m){const{name:A,version:i,config:w,engines:k,bin:E}=m,j={};return r({name:A,
version:i,config:w,engines:k,bin:d(E,A)},"npm_package_",j),Object.fromEntries(Object.entries(j).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function r(m,A,i){for(const[w,k]of Object.entries(m))if(k!==void 0)if(k===null||k===!1)i[`${A}${w}`]="";else if(Array.
isArray(k))for(const[E,j]of k.entries())r({[`${w}_${E}`]:j},A,i);else typeof k=="object"?r(k,`${A}${w}_`,i):i[`${A}${w}`]=
String(k)}function d(m,A){const k=Object.entries((0,S().binOf)(m,typeof A=="string"?A:"")??{}).map(([E,j])=>[$().posix.basename(
p(E)),p(j)]).filter(([E,j])=>E&&j);return k.length>0?Object.fromEntries(k):void 0}function p(m){return $().posix.join("/",
m.replaceAll("\\","/")).slice(1)}},46912:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.eventOf=O,b.
inspectEmpty=I,b.isBlank=C,b.quoteForScript=n,b.runsIn=v,b.scriptText=x,b.scriptsThatRun=N;function $(){const t=g(76760);
return $=function(){return t},t}function D(){const t=g(13254);return D=function(){return t},t}function L(){const t=g(60210);
return L=function(){return t},t}function W(){const t=g(59867);return W=function(){return t},t}function F(){const t=g(56788);
return F=function(){return t},t}function R(){const t=g(47668);return R=function(){return t},t}const S={selected:!1,runs:[],
packages:[],problems:[]};function x({body:t,words:o}){return[t,...o.map(({text:l})=>n(l))].join(" ")}async function N(t,o,l){
const f=(0,R().readSettings)(t),e=O(t);if(f.informs||e===void 0)return S;const h=m=>(0,R().findPackages)(f,m,l),u=await h(
o);if("problems"in u)return{...S,problems:u.problems};const{project:s,selected:a,directories:P}=u,y=f.ignoreScripts??await M(
{...o,directory:s}),r=[],d=[...u.missing,...await T(u,o,l,h)];let p=!1;for(const m of P){const A=await(0,W().readPackageJson)(
o.tree,m);if(A===W().INVALID){const i=$().posix.join(m,"package.json");d.push(...(0,F().fails)("package-json-invalid",l,
{path:i}).problems)}else if(A===void 0)d.push(...(0,F().fails)("package-json-missing",l,{directory:m}).problems);else if(A.
scripts.has(e)){const i={event:e,words:t.passthrough},w=v(A,m,i,{ignoreScripts:y});r.push(...w),d.push(...I(w,e,{...o,directory:m},
l))}else p=!0}if(p){const m={script:e,passes:f.ifPresent},A=f.ifPresent&&r.length===0&&o.via===void 0,i=e==="start"||A;d.
push((0,D().problemAt)("npm-script-missing",l,m,i?"error":void 0))}return{project:s,selected:a,runs:r,packages:P,problems:d}}
async function T({project:t,directories:o},{base:l,...f},e,h){const u=$().posix.join(t,"package.json");if(l===void 0||!f.
changed.has(u))return[];const s=await h({...f,tree:l});if("problems"in s)return[];const a=s.directories.filter(P=>!o.includes(
P));return a.length===0?[]:[(0,D().problemAt)("workspaces-changed",e,{path:u,lost:a})]}function I(t,o,{via:l,directory:f},e){
if(t.some(({event:u,body:s})=>u===o&&!C(s)))return[];const h={script:o,path:$().posix.join(f,"package.json")};return[(0,D().
problemAt)("npm-script-empty",e,h,l===void 0?"error":"warning")]}function C(t){return t.split(`
`).every(o=>/^\s*(?:#|$)/.test(o))}async function M(t){const o=await(0,L().readNpmrc)(t);return"settings"in o&&o.settings["\
ignore-scripts"]===!0}function O({subcommand:t,operands:o}){switch(t){case"run":return o[0]?.text;case"test":case"start":case"\
stop":return t;default:return}}function v({scripts:t},o,{event:l,words:f},{ignoreScripts:e}={}){return(e?[l]:[`pre${l}`,
l,`post${l}`]).flatMap(u=>{const s=t.get(u);return s?[{directory:o,event:u,body:s,words:u===l?f:[]}]:[]})}const c=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function n(t){return t===""?"''":c.test(t)?`'${t.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):t}},45636:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.textRuns=T,b.valueRuns=M,b.wordRuns=
C;function $(){const m=g(3463);return $=function(){return m},m}function D(){const m=g(95244);return D=function(){return m},
m}function L(){const m=g(97424);return L=function(){return m},m}function W(){const m=g(11331);return W=function(){return m},
m}function F(){const m=g(81716);return F=function(){return m},m}function R(){const m=g(68538);return R=function(){return m},
m}function S(){const m=g(54421);return S=function(){return m},m}const x=4,N={kind:"download",name:"it runs what it downl\
oads"};async function T(m,A,i=0){if(i>x)return[{kind:"unread",name:"it is nested too deeply"}];const w=(0,F().readShellText)(
m);return w.length===0&&m.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,L().findDangers)(w).some(({name:E})=>E===
"remote_code_execution")?[N]:[],...await I(w,m,A,i)]}async function I(m,A,i,w){const k=[];let E=i;for(const j of m){if(k.
push(...await I(j.inside,A,E,w)),j.subshell!==void 0)continue;if(j.defines){k.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:H,assignments:G}=(0,F().withoutReserved)(j),B=H.map(K=>({...K,shown:A.slice(K.span.start,K.
span.end),isKnown:!(0,F().isDynamic)(j,K)}));k.push(...M(G.map(({value:K})=>K),E));const[U,z]=B;U?.text==="cd"||U?.text===
"pushd"?E=E.into(z?.isKnown?z.text:void 0):k.push(...await C(B,E,w))}return k}function C(m,A,i=0){return O(m,{files:A,shell:(k,E=A)=>T(
k,E,i+1)})}function M(m,A){return m.flatMap(i=>i.split(/[\s=:,]+/)).flatMap(i=>A.named(i))}async function O(m,A){const i=(0,S().
startedWords)(m),[w,...k]=i;if(w===void 0||v(w.text))return[];if(!w.isKnown)return[c(`it starts ${w.shown}`)];const E=(0,W().
programNamed)(w.text)??{name:(0,W().baseName)(w.text),kind:"system"},j=(0,S().textHanded)(i);if(E.kind==="shell"&&j)return j.
words.every(({isKnown:_})=>_)||/\s/.test(j.text)?A.shell(j.text):[c("a shell runs what it is handed")];const H=k.some(({
text:X})=>u(X)||h(X));if((0,W().runsCode)(w.text)&&(H||!E.runsScripts))return o((0,W().baseName)(w.text),k,j!==void 0,A.
files);const{files:G,left:B}=t(k,A.files),U=B.map(({text:X})=>X),K=u(w.text)&&!e.test(w.text)?[A.files.script(w.text)]:await l(
E,U,{...A,files:G}),V=U.filter(h).flatMap(X=>{const _=G.named(X);return _.length>0?_:A.files.named(X)}),Y=E.runsInside?B.
findIndex(({text:X})=>(0,W().runsCode)(X)):-1,Z=Y<0?[]:await O(B.slice(Y),{...A,files:G});return[...K,...Z,...V]}function v(m){
return(0,R().isWithoutEffect)(m)||(0,R().changesShell)(m)&&(0,W().programNamed)(m)===void 0}function c(m){return{kind:"u\
nread",name:m}}const n=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function t(m,A){const i=m.findIndex(
({text:E})=>n.test(E));if(i<0)return{files:A,left:m};const w=n.exec(m[i]?.text??"")?.[1],k=m.toSpliced(i,w===void 0?2:1);
return{files:A.into(w??m[i+1]?.text),left:k}}function o(m,A,i,w){const k=A.flatMap(({text:U})=>w.named(U));if(i)return[{
kind:"inline",name:m},...k];const E=A.filter(({text:U})=>!U.startsWith("-")),j=E.find(({text:U})=>u(U)||h(U))??E[0],H={kind:"\
program",name:m};if(k.length>0||j===void 0)return k.length>0?k:[H];const{text:G}=j;if(!j.isKnown)return[c(`it runs ${j.shown}`)];
if(/^\w{2,}:/.test(G))return[{kind:"package",name:G,isExact:/@v?\d+\.\d+/.test(G)}];if(A[A.indexOf(j)-1]?.text!=="-m")return[
w.script(G,y)];const B=w.named(G.replaceAll(".","/"),y);return B.length>0?B:[H]}async function l(m,A,{files:i,shell:w}){
const k=await i.manifest(),E=m.runsScripts&&s(A),j=P(E).flatMap(U=>{const z=(0,$().textIn)((0,$().objectIn)(k.scripts),U);
return z===""?[]:[{kind:"npm_script",name:U,text:z}]}),H=await Promise.all(j.map(({text:U=""})=>w(U,i))),B=j.length>0&&!a.
test(E??"")?[]:f(m,A,k,i);return[...j,...H.flat(),...B]}function f(m,A,i,w){const{name:k,finds:E=""}=m,j=E.split(" ").flatMap(
K=>w.named(K));if(j.length>0)return j;const H=p(m,A);if(H===void 0)return[{kind:"program",name:k}];const G=w.named(H.name);
if(G.length>0||/^[./]/.test(H.name))return G.length>0?G:[{kind:"program",name:k}];const{dependencies:B,devDependencies:U}=i;
return[[B,U].some(K=>H.name in(0,$().objectIn)(K))?{kind:"program",name:H.name}:{kind:"package",...H}]}const e=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function h(m){return(0,D().isCode)(m)||/\.(?:exe|jar)$/i.test(m)}function u(m){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(m)&&!m.includes("://")}function s(m){const[A,i]=m.filter(w=>!w.startsWith("-"));return A==="run"||A==="run-script"?
i:A}const a=/^(?:add|ci|clean-install|i|install)$/;function P(m){if(m===void 0)return[];const A=i=>[`pre${i}`,i,`post${i}`];
return a.test(m)?[...new Set([m,"install","prepare"].flatMap(A)),"prepublish"]:A(m)}const y=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],r=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
d=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function p({fetches:m},A){const i=A.
filter(j=>!j.startsWith("-")),w=[2,1,0].find(j=>j<=i.length&&m?.test(i.slice(0,j).join(" ")));if(w===void 0)return;const k=w===
0?0:A.indexOf(i[w-1]??"")+1,E=A.slice(k).map(j=>j.replace(/^--(?:from|package)=/,"")).find((j,H,G)=>!/^(?:-|[\d.:]+\w?$)/.
test(j)&&!r.test(G[H-1]??""));return E===void 0?void 0:{name:E,isExact:d.test(E)}}},38218:function(J,b,g){Object.defineProperty(
b,"__esModule",{value:!0}),b.resolveProgramFiles=I,b.resolveToolFiles=T;function $(){const n=g(76760);return $=function(){
return n},n}function D(){const n=g(91063);return D=function(){return n},n}function L(){const n=g(32854);return L=function(){
return n},n}function W(){const n=g(93028);return W=function(){return n},n}function F(){const n=g(15804);return F=function(){
return n},n}function R(){const n=g(82293);return R=function(){return n},n}function S(){const n=g(56788);return S=function(){
return n},n}function x(){const n=g(10473);return x=function(){return n},n}const N=["",...["js","cjs","mjs","ts","cts","m\
ts","jsx","tsx","json"].map(n=>`.${n}`)];async function T(n,t){return C(n.tool??{files:[],roots:[],nodeFlags:[]},t)}function I({
files:n=[],flags:t,family:o},l){const f=t.flatMap(({name:e,value:h})=>h&&o&&(0,D().movesTo)(o,e)?h:[]);return C({files:n,
roots:f,nodeFlags:[]},l)}async function C({files:n,roots:t,nodeFlags:o},l){const f=["",...t].flatMap(h=>{const u=(0,L().
normalise)((0,S().from)(l,h));return u===void 0?[]:[u]}),e=[];for(const h of n)e.push(h.as==="tests"?await c(h,l):await M(
h,[...new Set(f)],l));for(const h of o)e.push(await(0,F().inspectNodeFlag)(h,l));return(0,S().join)(e)}async function M(n,t,o){
const{as:l,path:f,span:e}=n,h=(0,R().pathProblem)(f,e,o.directory);if(h!==void 0)return{targets:[],problems:[h]};const u=[];
for(const s of t){const a=(0,L().normalise)($().posix.join(s,f));if(a===void 0)continue;const P=await O(n,a,o);P!==void 0&&
u.push(P)}return u.length>0?(0,S().join)(u):l==="code"||l==="config"?(0,x().nothingAt)(o.tree,$().posix.join(o.directory,
f),f,e):l==="module"&&n.first?(0,F().inspectImport)(o,f,e):S().NOTHING}async function O(n,t,o){const{as:l,path:f,span:e}=n,
{tree:h}=o,u=(0,F().firstFile)(h,l==="place"?[t]:N.map(a=>t+a));if(u===void 0)return;const s=u.kind==="inside"&&!(0,W().
isRegular)(u.entry.kind);if(l==="place"&&u.kind==="inside")return S().NOTHING;if(!s)return v(n,t,u,o);if(l==="config"){const a=(0,L().
resolveInTree)(h,$().posix.join(u.path,"tsconfig.json"));return a.kind==="missing"?S().NOTHING:v(n,t,a,o)}return(0,F().resolveMain)(
o,{path:f,wanted:t},e,a=>v(n,t,a.found,o))}async function v({as:n,path:t,span:o,ifFile:l},f,e,h){const u=await(0,F().resolveFound)(
h,{path:t,wanted:f,found:e},o);return n==="module"&&l&&u.targets.length>0?(0,S().join)([{targets:[],problems:[l]},u]):u}
function c({path:n,span:t},o){return(0,F().resolveTests)(o,n,t,async l=>l.found.kind==="inside"&&(0,W().isRegular)(l.found.
entry.kind)?(0,F().resolveFound)(o,l,t):S().NOTHING)}},10473:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),
b.entryAt=N,b.entryFrom=C,b.fileAt=I,b.firstLineOf=n,b.hasOtherContent=c,b.nothingAt=T,b.readText=v,b.resolveCommitted=M,
b.runs=O,b.whyUnreadable=u;function $(){const s=g(76760);return $=function(){return s},s}function D(){const s=g(59490);return D=
function(){return s},s}function L(){const s=g(3051);return L=function(){return s},s}function W(){const s=g(32854);return W=
function(){return s},s}function F(){const s=g(59542);return F=function(){return s},s}function R(){const s=g(93028);return R=
function(){return s},s}function S(){const s=g(13254);return S=function(){return s},s}function x(){const s=g(56788);return x=
function(){return s},s}function N(s,a,P){switch(s.kind){case"inside":return s.entry;case"outside":return(0,x().fails)("t\
arget-outside",P,{path:a,reason:"symlink"});case"missing":return(0,x().fails)("target-missing",P,{path:a});case"loop":return(0,x().
fails)("target-not-a-file",P,{path:a,reason:"loop"})}}function T(s,a,P,y){const r=l(s,a),d=a.slice(0,Math.max(0,a.length-
((0,W().normalise)(P)?.length??0))),p=r&&$().posix.relative(d,r),A=a.split("/").map((i,w,k)=>k.slice(0,w).join("/")).find(
i=>s.stat(i)?.kind==="submodule");return(0,x().fails)("target-missing",y,{path:P,...A?{submodule:A}:p&&{near:p}})}function I(s,a,P){
const y=N(s,a,P);return"problems"in y||(0,R().isRegular)(y.kind)?y:(0,x().fails)("target-not-a-file",P,{path:a,reason:y.
kind})}function C(s,a,P){const y=a.startsWith("/")?void 0:(0,W().normalise)((0,x().from)(s,a));if(y===void 0)return(0,x().
fails)("target-outside",P,{path:a,reason:"above"});const r=(0,W().resolveInTree)(s.tree,y);return r.kind==="missing"?T(s.
tree,y,a,P):N(r,a,P)}function M(s,{text:a,span:P}){const y=a.startsWith("/")?void 0:(0,W().normalise)((0,x().from)(s,a)),
r=y===void 0?void 0:(0,W().resolveInTree)(s.tree,y);return y===void 0||r?.kind!=="inside"||!(0,R().isRegular)(r.entry.kind)?
x().NOTHING:O(s,{name:a,path:r.path,wanted:y},P)}function O(s,{name:a,path:P,wanted:y},r){const d=s.changed.has(P)||s.changed.
has(y);return{targets:[(0,x().target)(s,{kind:"file",name:a,path:P})],problems:d?[(0,S().problemAt)("target-changed",r,{
path:P})]:[]}}async function v(s,a,P){const y=(0,W().resolveInTree)(s,a);if(!(y.kind==="missing"&&s.stat(a)===void 0))return y.
kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the repository"}:(0,R().isRegular)(y.entry.kind)?
(y.entry.size??0)>P?{unread:"it is too large"}:{text:(await s.read(y.path,P)).toString("utf8"),path:y.path}:{unread:"it \
is not a regular file"}}async function c(s,a,P){if(s===a)return!1;const[y,r]=[s,a].map(i=>(0,W().resolveInTree)(i,P));if(y?.
kind!=="inside"||r?.kind!=="inside")return!0;const[d,p]=[y.entry,r.entry];if(d.oid!==void 0&&d.oid===p.oid)return!1;if(d.
size!==p.size||!(0,R().isRegular)(d.kind)||!(0,R().isRegular)(p.kind))return!0;const[m,A]=await Promise.all([s.read(d.path,
d.size),a.read(p.path,p.size)]);return!m.equals(A)}async function n(s,a){const[P=""]=(await s.read(a)).subarray(0,256).toString(
"latin1").split(`
`,1);return P}const t=(0,F().perTree)(s=>(0,D().groupBy)(s.files(),({path:a})=>$().posix.dirname(a))),o=20;function l(s,a){
const P=a.split("/").slice(-o),y=P.at(-1)??"",r=$().posix.dirname(a),d=P.slice(1,-1).map((w,k)=>P.slice(k+1).join("/")).
find(w=>f(s.stat(w)));if(d!==void 0)return d;const p=(0,F().filesNamed)(s,y).filter(f),m=p.filter(({path:w})=>w.endsWith(
`/${a}`));if(m.length===1)return m[0]?.path;const A=(t(s).get(r)??[]).filter(({path:w})=>$().posix.extname(w)===$().posix.
extname(y)).map(({path:w})=>$().posix.basename(w)),i=(0,L().nearestName)(y,A);return i!==void 0?$().posix.join(r,i):p.length===
1?p[0]?.path:void 0}function f(s){return!!s?.tracked&&(0,R().isRegular)(s.kind)&&!(0,W().isWithin)(s.path,"node_modules")}
const e=2e5,h=2e3;async function u(s,a){const{kind:P,size:y=0}=s.stat(a)??{};if(!(0,R().isRegular)(P))return;if(y>e)return`\
has ${y} bytes`;const r=(await s.read(a)).toString("utf8").split(`
`),d=r.findIndex(p=>p.length>h);return d<0?void 0:`has ${r[d]?.length} characters on line ${d+1}`}},47668:function(J,b,g){
Object.defineProperty(b,"__esModule",{value:!0}),b.findPackages=v,b.foldersUpFrom=o,b.listWorkspaces=void 0,b.readSettings=
h;function $(){const s=g(76760);return $=function(){return s},s}function D(){const s=g(32854);return D=function(){return s},
s}function L(){const s=g(59542);return L=function(){return s},s}function W(){const s=g(13254);return W=function(){return s},
s}function F(){const s=g(59867);return F=function(){return s},s}function R(){const s=g(82293);return R=function(){return s},
s}function S(){const s=g(56788);return S=function(){return s},s}function x(){const s=g(10473);return x=function(){return s},
s}const N=b.listWorkspaces=(0,L().perPath)(async(s,a)=>{const P=(await(0,F().usablePackageJson)(s,a))?.workspaces??[],y=P.
map(w=>(0,R().alternativesOf)(w)?.map(k=>k.replace(/^\.?\/+/,"").replace(/\/$/,""))),r=w=>w?.every(R().isPlainGlob)===!0,
d=y.findIndex(w=>!r(w));if(d>=0)return{unclear:P[d]??""};const p=(w,k)=>E=>E?.some(j=>(0,R().matchesPattern)(w,j,k))===!0,
m=[];for(const{path:w,kind:k}of y.length===0?[]:s.files()){const E=C(a,w);if(E===void 0||($().posix.basename(w)==="packa\
ge.json"&&m.push($().posix.dirname(E)),k!=="symlink"||!y.some(p(E,{partial:!0}))))continue;const j=(0,D().resolveInTree)(
s,w);if(j.kind==="outside"||j.kind==="inside"&&j.entry.kind==="directory")return{unclear:w}}const A=m.filter(w=>y.some(p(
w))&&!w.split("/").includes("node_modules")).sort((w,k)=>w.localeCompare(k,"en")),i=y.flatMap(w=>A.filter(k=>p(k,{partial:!0})(
w)));return T(s,a,[...new Set(i)])});async function T(s,a,P){const y=[],r=new Set;for(const d of P){const p=$().posix.join(
a,d).replace(/^\.$/,""),m=await(0,F().readPackageJson)(s,p);if(m===void 0)continue;if(m===F().INVALID)return{broken:`${p}\
/package.json`};const A=m.name||I(p);if(r.has(A))return{broken:m.path};r.add(A),y.push({directory:p,name:A})}return y}function I(s){
const a=$().posix.basename($().posix.dirname(s)),P=$().posix.basename(s);return a.startsWith("@")?`${a}/${P}`:P}function C(s,a){
return s===""?a:a.startsWith(`${s}/`)?a.slice(s.length+1):void 0}function M(s,a,{directory:P,project:y}){const r=C(y,`${P}\
/`)!==void 0,d=$().posix.resolve("/",r?P:y,a),p=i=>$().posix.join("/",i.directory),m=i=>$().posix.dirname(p(i))===d;if(!(!(P===
y&&!/^\.\/|\/\.[^/]*$/.test(a))&&s.some(m)))return s.filter(i=>i.name===a||p(i)===d||m(i))}const O={script:"",passes:!1};
async function v(s,a,P){const{workspace:y,workspaces:r,includeRoot:d}=s,p=await c(s,a,P);if("problems"in p)return p;const{
directory:m,implied:A}=p;if(r===!1&&y.length>0)return(0,S().fails)("flag-value",P,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const i={project:m,directories:[m],selected:!1,missing:[]};if(r!==!0&&y.length===
0&&A===void 0)return i;const w=await(0,F().usablePackageJson)(a.tree,m);if(w===void 0)return i;const k=await n(m,a,P);if("\
problems"in k)return k;const E=new Map;d&&E.set(w.name,m);const j=[],H=y.length===0;for(const G of k)H&&(A===void 0||G.directory===
A)&&E.set(G.name,G.directory);for(const G of y){const B={directory:a.directory,project:m},U=M(k,G,B);if(U===void 0)return(0,S().
fails)("target-outside",P,{path:G,reason:"workspace"});U.length===0&&j.push((0,W().problemAt)("npm-script-missing",P,{...O,
workspace:G}));for(const z of U)E.set(z.name,z.directory)}return E.size===0?j.length>0?{targets:[],problems:j}:(0,S().fails)(
"npm-script-missing",P,{...O,workspace:""}):{project:m,directories:[...E.values()],selected:!0,missing:j}}async function c({
prefix:s,workspaces:a},P,y){if(s!==void 0)return t(s,P,y);const{tree:r,directory:d}=P,p=o(d),m=p.find(A=>l(r,A)||f(r,A));
if(m===void 0||!l(r,m))return(0,S().fails)("package-json-missing",y,{directory:d});if(a===!1)return{directory:m};for(const A of p.
slice(p.indexOf(m)+1)){const i=await n(A,P,y);if("problems"in i)return i;if(i.some(w=>w.directory===m))return{directory:A,
implied:m}}return{directory:m}}async function n(s,{tree:a},P){const y=await N(a,s);return"unclear"in y?(0,S().fails)("ta\
rget-outside",P,{path:y.unclear,reason:"workspace"}):"broken"in y?(0,S().fails)("package-json-invalid",P,{path:y.broken}):
y}function t(s,a,P){if((0,D().normalise)((0,S().from)(a,s))===void 0)return S().NOTHING;const y=(0,x().entryAt)((0,D().resolveInTree)(
a.tree,(0,S().from)(a,s)),s,P);return"problems"in y?y:{directory:y.path}}function o(s){const a=s.split("/"),P=a.map((y,r)=>a.
slice(0,a.length-r).join("/"));return s===""?P:[...P,""]}function l(s,a){return(0,D().resolveInTree)(s,$().posix.join(a,
"package.json")).kind!=="missing"}function f(s,a){return(0,D().resolveInTree)(s,$().posix.join(a,"node_modules")).kind===
"inside"}const e=new Set(["--usage","--version","--versions"]);function h({flags:s}){const a=s.findLast(({name:r})=>r===
"--prefix")?.value,P=u(s,"--workspaces"),y=u(s,"--ignore-scripts");return{informs:s.some(({name:r})=>e.has(r)),...a===void 0?
{}:{prefix:a},...P===void 0?{}:{workspaces:P},workspace:s.flatMap(({name:r,value:d})=>r==="--workspace"&&d?[d]:[]),includeRoot:u(
s,"--include-workspace-root")===!0,...y===void 0?{}:{ignoreScripts:y},ifPresent:u(s,"--if-present")===!0}}function u(s,a){
const P=s.findLast(y=>y.name===a);return P&&P.negated!==!0}},34482:function(J,b,g){Object.defineProperty(b,"__esModule",
{value:!0}),b.Places=void 0,b.contextIn=L;function $(){const R=g(32854);return $=function(){return R},R}const D="/\0check\
out";function L({policy:R,tree:S,platform:x,cwd:N=""},T){const{workspace:I}=R,C=W(R)?D:void 0,{files:M,cwd:O=N===""?C:`${C??
I}/${N}`}=T;return{policy:R,platform:x,proposal:T,mount:M?{at:"/",tree:M}:S?{at:C??I,tree:S}:{at:D},cwd:O}}function W({workspace:R}){
const S=(0,$().locatePath)(R,D,{at:D});return S!==void 0&&(0,$().isLocatedIn)(S,D)}class F{workspace;cwd;#n;#e;#s;constructor({
policy:{workspace:S},cwd:x,platform:N,mount:T}){this.#n=T,this.#e=T.at==="/"?T:{at:T.at},this.#s=N!=="linux",this.workspace=
(0,$().locatePath)(S,D,this.#e)??D,this.cwd=x===void 0?this.workspace:(0,$().locatePath)(x,this.workspace,T)??D}locate(S){
return(0,$().locatePath)(S,this.cwd,this.#n)}leadsInto(S,x){const N=this.locate(S);return N===void 0?!1:x.some(T=>{const I=(0,$().
locatePath)(T,this.workspace,this.#e);return I!==void 0&&this.isIn(N,I)})}isIn(S,x){return(0,$().isLocatedIn)(S,x,{ignoreCase:this.#s})}mayBeIn(S,x){
return(0,$().isLocatedIn)(S,x,{ignoreCase:!0})}}b.Places=F},6163:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),
b.dangerIn=T;function $(){const O=g(76760);return $=function(){return O},O}function D(){const O=g(97424);return D=function(){
return O},O}function L(){const O=g(11331);return L=function(){return O},O}function W(){const O=g(81716);return W=function(){
return O},O}function F(){const O=g(54421);return F=function(){return O},O}const R=new Map(Object.entries({"deletes files":"\
rm rmdir shred truncate unlink","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp \
sftp ssh telnet","reads the environment":"printenv"}).flatMap(([O,v])=>v.split(" ").map(c=>[c,O]))),S=2,x=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
N={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function T(O){if(x.test(O))return"names a \
file that is made for secrets";const v=(0,W().readShellText)(O),c=(0,W().everyCommand)(v).some(I)?Object.entries(N).find(
([,t])=>t.test(O)):void 0;if(c!==void 0)return`${c[0]} in inline code`;const[n]=(0,D().findDangers)(v);return n?D().DOES[n.
name]:C(v)}function I({words:O}){return O.some((v,c)=>(0,F().textHanded)(O.slice(c))!==void 0)}function C(O,v=0){for(const{
words:c,pipedFrom:n}of(0,W().everyCommand)(O)){const[t,...o]=c;if(t===void 0)continue;const l=$().posix.basename(t.text),
f=M(l);if(f!==void 0)return f;if((0,L().isShell)(l)&&(n!==void 0||o.length===0))return`has \`${l}\` run whatever it reads`;
if(!(l!=="find"&&!(0,L().startsOthers)(l)))for(const{text:e}of o){const h=M($().posix.basename(e));if(h!==void 0)return h;
const s=v<S&&/\s/.test(e)?C((0,W().readShellText)(e),v+1):void 0;if(s!==void 0)return s}}}function M(O){const{kind:v,wraps:c}=(0,L().
programNamed)(O)??{};if(c==="as-user")return`acts as another user with \`${O}\``;const n=v==="downloader"?"downloads":R.
get(O);return n&&`${n} with \`${O}\``}},41431:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.judgeReading=
T,b.judgeRiskAlone=C,b.unjudged=M;function $(){const f=g(39763);return $=function(){return f},f}function D(){const f=g(13580);
return D=function(){return f},f}function L(){const f=g(95132);return L=function(){return f},f}function W(){const f=g(6163);
return W=function(){return f},f}function F(){const f=g(38010);return F=function(){return f},f}function R(){const f=g(46121);
return R=function(){return f},f}function S(){const f=g(8737);return S=function(){return f},f}function x(){const f=g(92890);
return x=function(){return f},f}function N(){const f=g(72017);return N=function(){return f},f}function T(f,e,h){const u=(0,S().
findProblems)(f),s=r=>l[r](f,u,h),a=s("evolver"),P=s("validator"),y={evolver:a,validator:P}[e]??s(e);return O(f,e,y,{evolver:a,
validator:P})}function I(f,e){const h=e.find(({args:s})=>s.of==="newer");return{"1.94":f,newer:h?{verdict:"block",reason:h}:
f}}function C(f,e,h){const u={findings:o((0,S().findProblems)(f))},s={evolver:u,validator:u};return O(f,"curated",(0,F().
judgeRisk)(e,h),s)}function M(f,e,h){const u=typeof f=="string"?f:"",s=[(0,L().notJudged)(`the command \`${u}\``,h)];return O(
{command:u,words:[],assignments:[],argv:null,targets:[],problems:[]},e,{findings:s},{evolver:{findings:s},validator:{findings:s}})}
function O(f,e,h,u){const s=v(f,o(h.findings)),a=c(s),P=r=>r===h?a:c(o(r.findings)),y=P(u.validator);return{reading:f,verdict:a.
verdict,risk:h.risk??t(a.verdict,s),confirmation:h.confirmation??"standard",findings:s,profiles:{evolver:P(u.evolver),validator:y,
[e]:a},validators:I(y,u.validator.findings)}}function v({command:f},e){const h=e[0]?.severity==="error"?(0,W().dangerIn)(
f):void 0;return h===void 0?e:e.map(u=>u.severity==="error"?{...u,harm:"danger",danger:h}:u)}function c(f){const e=n(f),
[h]=f;if(e==="block"&&h)return{verdict:e,reason:h};const u=f.find(({rule:s})=>s==="validator-empty-folder");return u?{verdict:e,
remark:u}:{verdict:e}}function n(f){return f.some(({severity:h})=>h==="error")?"block":f.some(({severity:h,rule:u})=>h===
"warning"&&u!=="experimental_mode")?"warn":"allow"}function t(f,e){return f==="block"?"dangerous":e.some(({rule:h})=>(0,D().
ruleOf)(h).writes===!0)?"write":"safe"}function o(f){return $().SEVERITIES.flatMap(e=>f.filter(({severity:h})=>h===e))}const l={
evolver:R().evolver,validator:x().validator,curated:F().curated,workspace:N().workspace}},21311:function(J,b,g){Object.defineProperty(
b,"__esModule",{value:!0}),b.checkCommandPolicy=O,b.checkFamily=n,b.failedExamples=v,b.requireExamples=c;function $(){const e=g(
7723);return $=function(){return e},e}function D(){const e=g(51951);return D=function(){return e},e}function L(){const e=g(
41895);return L=function(){return e},e}function W(){const e=g(94853);return W=function(){return e},e}function F(){const e=g(
72720);return F=function(){return e},e}function R(){const e=g(74238);return R=function(){return e},e}function S(){const e=g(
5468);return S=function(){return e},e}function x(){const e=g(87952);return x=function(){return e},e}function N(){const e=g(
88220);return N=function(){return e},e}function T(){const e=g(91063);return T=function(){return e},e}function I(){const e=g(
34482);return I=function(){return e},e}function C(){const e=g(41431);return C=function(){return e},e}function M(){const e=g(
72017);return M=function(){return e},e}function O({families:e,patterns:h}){const u=e.flatMap((s,a)=>f(["families",a],n(s)));
return u.length>0?u:h.flatMap((s,a)=>f(["patterns",a],o(s,e)))}function v({policy:e,path:h=R().POLICY_PATH,text:u=""}){return O(
e).map(({message:s,pointer:a,value:P})=>{const y=(0,S().placeIn)(u,a,P);return`${y===void 0?h:`${h}:${y}`}: ${s}`})}function c(e){
const h=v(e);if(h.length!==0)throw new(L()).GateError("policy_invalid",`Examples of the policy fail:
${h.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function n(e){const{name:h}=e,
u=N().familySchema.safeParse(e);if(!u.success)return[{message:`family ${h}: ${$().prettifyError(u.error)}`,pointer:["nam\
e"],value:h}];const{evolver:s,sandbox:a}=u.data;try{s&&(0,T().programFamily)(h,s)}catch(d){const{message:p}=d;return[{message:`\
family ${h}: ${p}`,pointer:["evolver","flags"],value:h}]}const P={...W().DEFAULT_POLICY,programs:[h],families:[u.data],mode:"\
dangerous",allow_dangerous:!0},y=(d,{match:p,not_match:m})=>{const A=(i,w)=>t(i,h,w,P);return[...l("match",p,i=>{const w=d.
find(k=>!A(i,k));return w&&`family ${h}: ${w} rejects its example`}),...l("not_match",m,i=>{const w=d.find(k=>A(i,k));return w&&
`family ${h}: ${w} accepts its example`})]},r=a?.only?[a.only]:["curated","workspace"];return[...s?f(["evolver"],y(["evo\
lver"],s)):[],...a?f(["sandbox"],y(r,a)):[]]}function t(e,h,u,s){const a=(0,D().readWords)(e,{programs:(0,x().programTerms)(
s)}),P=u==="evolver"?a.invocation?.family:a.words[0]?.text===h,y=(0,I().contextIn)({policy:s,tree:void 0,platform:"linux"},
{}),{findings:r}=(0,C().judgeReading)(a,u,y),d=r.filter(({severity:p,rule:m})=>p==="error"&&m!=="family_unavailable");return!!P&&
d.length===0}function o({name:e,regex:h,match:u,not_match:s},a){const P=(0,F().compileLinear)(h);if("error"in P)return[{
message:`${e}: the pattern ${P.error}`,pointer:["regex"],value:h}];const y=r=>(0,M().matchesAnyCommand)(r,h,a);return[...l(
"match",u,r=>y(r)?void 0:`${e}: does not match`),...l("not_match",s,r=>y(r)?`${e}: matches`:void 0)]}function l(e,h,u){return h.
flatMap((s,a)=>{const P=u(s);return P?[{message:`${P} ${s}`,pointer:[e,a],value:s}]:[]})}function f(e,h){return h.map(u=>({
...u,pointer:[...e,...u.pointer]}))}},38010:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.curated=void 0,
b.judgeRisk=u;function $(){const i=g(55972);return $=function(){return i},i}function D(){const i=g(55126);return D=function(){
return i},i}function L(){const i=g(87952);return L=function(){return i},i}function W(){const i=g(13580);return W=function(){
return i},i}function F(){const i=g(95132);return F=function(){return i},i}function R(){const i=g(34482);return R=function(){
return i},i}function S(){const i=g(8737);return S=function(){return i},i}const x=10,N=[O,v,n,t,l,i=>s(f(i),i.context.policy)],
T=(i,w,k)=>{const{policy:E,proposal:j}=k,[H,...G]=d(i),B=[...m(i),...(0,S().besidesProgram)(w,i)],U=j.family??H?.text??"",
z=(0,L().sandboxProgram)("curated",U,E.families),K=j.mode??(E.experimental.includes(U)?"experimental":"structured");if(H===
void 0||z===void 0){const tn=H?(0,F().finding)("not_in_registry",{family:U},{span:H.span}):(0,F().finding)("no_command",
{});return{...u("dangerous",k),findings:[tn,...B].filter(I)}}const V=new(R()).Places(k),Y=(0,D().readArguments)(G,z,r(V)),
Z=C(Y),X=new Set(z.dangerous_targets?.map(tn=>V.locate(tn))),_=Z.some(({path:tn})=>X.has(V.locate(tn.replace(/\*$/,"")))),
Q={context:k,places:V,base:H,name:U,program:z,proposalMode:K,words:G,read:Y,paths:Z,broad:_},[q,...en]=N.map(tn=>tn(Q)),
nn=[...q??[],...B,...en.flat()],sn=f(Q),rn=a(sn,K);return{findings:nn.some(({severity:tn})=>tn==="error")?(0,S().firstOfEach)(
nn.filter(I),x):[...nn,...h(Q).map(tn=>(0,F().finding)(tn,{}))],risk:sn,confirmation:rn}};b.curated=T;function I({severity:i}){
return i!=="warning"}function C({use:i,values:w}){const k=w.filter(({kind:j,text:H})=>$().PATH_KINDS.has(j)&&H!=="-").map(
({text:j,word:H})=>({path:j,word:H})),{default_operand:E}=i;return k.length===0&&E!==void 0?[{path:E}]:k}const M={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function O({name:i,
base:w,program:k,proposalMode:E,context:j}){const{maturity:H="structured",platforms:G}=k.family.sandbox??{},{category:B}=k.
family,{policy:U,platform:z}=j,K=M[H];return[...U.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...G?.
includes(z)===!1?[`does not exist on \`${z}\``]:[],...K.includes(E)?[]:[`has the maturity \`${H}\``]].map(Y=>(0,F().finding)(
"family_unavailable",{family:i,reason:Y},{span:w.span}))}function v({name:i,base:w}){return i===w.text?[]:[(0,F().finding)(
"family_base_mismatch",{family:i,base:w.text},{span:w.span})]}const c={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function n(i){const{name:w,program:k,words:E,read:j}=i,H=c[w]??"constrained_form.other",
G=k.forms?H:"argument_refused";return[...E.filter(({text:U})=>k.family.category==="archives"&&$().SHELL_OPERATOR.test(U)).
map(({text:U,span:z})=>(0,F().finding)("shell_operator.quoted",{operator:U},{span:z})),...j.objections.filter(({word:U})=>U===
void 0||o(U,i)===void 0).map(({objection:U,word:z})=>(0,F().finding)(G,{family:w,objection:U},z?{span:z.span}:{}))]}function t(i){
return i.words.flatMap(w=>{const k=o(w,i);if(k===void 0)return[];const E={family:i.name,operand:w.text,prefix:k};return[
(0,F().finding)("forbidden_operand_prefix",E,{span:w.span})]})}function o({text:i},{program:w}){const{forbidden_prefixes:k=[]}=w;
return k.find(E=>i.toLowerCase().startsWith(E.toLowerCase()))}function l({paths:i,places:w,context:k}){const{allowed_roots:E}=k.
policy;return E.length===0?[]:i.filter(({path:j})=>j.startsWith("~")||!w.leadsInto(j,E)).map(({path:j,word:H})=>(0,F().finding)(
"outside_allowed_roots",{path:j,roots:E},H&&{span:H.span}))}function f({broad:i,read:{use:w}}){return i?"dangerous":w.risk??
"safe"}const e=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function h({broad:i,paths:w,proposalMode:k,read:E}){
const{flag_warnings:j={}}=E.use;return[...new Set([...(0,D().warningsIn)(E.use),...E.flags.flatMap(G=>j[G]??[]),...i?["b\
road_permission_target"]:[],...w.some(({path:G})=>e.test(G))?["env_secrets"]:[],...k==="experimental"?["experimental_mod\
e"]:[]])]}function u(i,{policy:w,proposal:k}){const E=a(i,k.mode??"structured");return{findings:s(i,w),risk:i,confirmation:E}}
function s(i,{mode:w,allow_dangerous:k}){return i==="safe"||i==="write"&&w!=="safe"||i==="dangerous"&&w==="dangerous"&&k?
[]:[(0,F().finding)("policy_risk",{risk:i,mode:w})]}function a(i,w){return w==="experimental"?"very_strong":i==="dangero\
us"?"strong":"standard"}const P=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],y=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function r(i){return(w,k)=>{const E=$().KINDS[w](k);if(E!==void 0||w!=="destination"&&w!=="source")return E;const j=i.locate(
k);if(j===void 0)return"cannot be resolved";if(j==="/")return"is the root of the file system";const G=(/^[\\/]|^[A-Za-z]:/.
test(k)||!i.isIn(j,i.cwd))&&P.find(B=>i.mayBeIn(j,B));if(G)return`is in the system directory ${G}`;if(w!=="destination")
return i.mayBeIn(i.cwd,j)?"is the working directory or one of its parents":y.test(j)?"is a home directory":void 0}}function d({
words:i,problems:w}){const k=w.filter(({rule:j})=>p.has((0,W().ruleOf)(j).shape)),E=Math.min(...k.map(({span:j})=>j.start));
return i.filter(({span:j})=>j.start<E)}const p=new Set(["operator","redirection","multiline"]);function m({problems:i}){
return i.flatMap(({rule:w,args:k,span:E})=>{const{shape:j}=(0,W().ruleOf)(w);if(j===void 0)return[];if(j==="unreadable")
return[(0,F().finding)("parse_failed",{},{span:E})];const{operator:H,written:G,character:B}=k,U=String(H??G??B),z=j==="o\
perator"?A(U):j;return[(0,F().finding)(`shell_operator.${z}`,{operator:U},{span:E})]})}function A(i){return i==="|"||i===
"|&"?"pipeline":i==="&"?"background":"chaining"}},46121:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),
b.evolver=void 0;function $(){const R=g(87952);return $=function(){return R},R}function D(){const R=g(38010);return D=function(){
return R},R}const L=(R,S,x)=>{const N=R.words[0]?.text;if(R.invocation===void 0&&N&&(0,$().isNamedCurated)(N,x.policy))return(0,D().
curated)(R,S,F(x));const T=W(R,S);return{findings:S,...T&&{risk:T}}};b.evolver=L;function W({invocation:R},S){const x=R?.
family?.data.risk;return S.some(({severity:T})=>T==="error")||x==="safe"?void 0:x}function F(R){const{policy:S}=R,x=S.allowed_roots.
length>0?S.allowed_roots:["."];return{...R,policy:{...S,allowed_roots:x}}}},8737:function(J,b,g){Object.defineProperty(b,
"__esModule",{value:!0}),b.besidesProgram=L,b.findProblems=F,b.firstOfEach=W;function $(){const R=g(13580);return $=function(){
return R},R}function D(){const R=g(95132);return D=function(){return R},R}function L(R,{invocation:S}){const x=S?.family?
["program","invocation","target"]:["program"];return R.filter(({layer:N,rule:T})=>!x.includes(String(N))||(0,$().ruleOf)(
T).anyText===!0)}function W(R,S){const x=new Map;return R.filter(({rule:N})=>{const T=(x.get(N)??0)+1;return x.set(N,T),
T<=S})}function F({problems:R}){return R.map(D().problemFinding)}},89509:function(J,b){Object.defineProperty(b,"__esModu\
le",{value:!0}),b.readToolCall=D;const g=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,$=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function D(L){const W=g.exec(L);if(W===null)return;const[,F="",R=""]=W,S=[];let x=W.indices?.[2]?.[0]??0,N=R;for(;N!=="";){
const T=$.exec(N);if(T===null)return;const[I,C,M]=T;S.push({text:C??M??"",span:{start:x,end:x+I.length}}),N=N.slice(I.length),
x+=I.length}return{name:F,args:S}}},92890:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.validator=void 0;
function $(){const x=g(95132);return $=function(){return x},x}const D=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
L={"1.94":{refused:D,information:new Set(["--version","--help","--v8-options"])},newer:{refused:D,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},W=(x,N)=>{const{invocation:T}=x,I=[...N,...S("1.94",x)];
if(I.some(({severity:O})=>O==="error"))return{findings:I};const[C]=S("newer",x);if(C){const O=String(C.args.flag??""),v={
...C.span&&{span:C.span},...F};I.push((0,$().finding)("validator-flag",{flag:O,of:"newer"},v))}const M=T?.operands[0];if(M&&
!R(T,L["1.94"])){const{text:O,span:v}=M;I.push((0,$().finding)("validator-empty-folder",{script:O},{span:v}))}return{findings:I}};
b.validator=W;const F={severity:"notice",harm:"bookkeeping"};function R({flags:x},{information:N}){return x.some(({name:T})=>N.
has(T))}function S(x,{words:N,invocation:T,command:I}){const C=L[x],[M,...O]=N;if(M===void 0)return[];const v=s=>(0,$().
finding)("validator-script",{command:s},{span:M.span});if(M.text!=="node")return[v(`\`${M.text}\``)];const{flags:c=[],operands:[
n]=[]}=T??{},t=(s,a)=>{const P=n&&n.span.start<a.start?"script":"node";return(0,$().finding)("validator-flag",{flag:s,of:P},
{span:a})},o=T!==void 0&&R(T,C),l=o&&c.length===1&&n===void 0,{options:f}=C,e=l||f===void 0?[]:c.filter(({name:s})=>!f.has(
s)),h=C.text?.exec(I),u=c.some(({name:s})=>s==="--test");return[...O.flatMap(({text:s,span:a})=>C.refused.test(s)?[t(s,a)]:
[]),...e.map(({written:s,span:a})=>t(s,a)),...h?[t(h[0],{start:h.index,end:h.index+h[0].length})]:[],...(n===void 0||u)&&
!o?[v("`node` without a script")]:[]]}},72017:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.matchesAnyCommand=
a,b.workspace=void 0;function $(){const i=g(13970);return $=function(){return i},i}function D(){const i=g(72720);return D=
function(){return i},i}function L(){const i=g(55972);return L=function(){return i},i}function W(){const i=g(55126);return W=
function(){return i},i}function F(){const i=g(21006);return F=function(){return i},i}function R(){const i=g(87952);return R=
function(){return i},i}function S(){const i=g(13580);return S=function(){return i},i}function x(){const i=g(95132);return x=
function(){return i},i}function N(){const i=g(97424);return N=function(){return i},i}function T(){const i=g(81716);return T=
function(){return i},i}function I(){const i=g(34482);return I=function(){return i},i}function C(){const i=g(8737);return C=
function(){return i},i}function M(){const i=g(89509);return M=function(){return i},i}const O=(i,w,k)=>k.proposal.tool===
"runpy"?A(i,w,k):v(i,(0,C().besidesProgram)(w,i),k);b.workspace=O;function v(i,w,k){const{families:E,patterns:j,disabled_packs:H}=k.
policy,G=new(I()).Places(k),B=(0,T().readShellText)(i.command),U=Q=>Q.map(q=>c(q,E,H)),z=U((0,T().everyCommand)(B)),K=Q=>z.
flatMap(q=>{const en=P(q);return j.filter(nn=>nn.layer===Q&&s(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,x().finding)(
"custom_pattern",{name:nn,pattern:sn,reason:rn},{layer:Q}))}),V=[()=>n(i,B),()=>U(f(i,k.mount,G,z)).flatMap(Q=>y(Q,G)),()=>z.
flatMap(m)];for(const[Q,q]of V.entries()){const en=[...q(),...K(Q+1)];if(en.length>0)return{findings:[...(0,C().firstOfEach)(
en,1),...w.filter(e)]}}const Y=z.map(({read:Q})=>Q.use),Z=new Set(Y.flatMap(W().warningsIn)),X=[...w,...[...Z].map(Q=>(0,x().
finding)(Q,{}))],_=$().riskSchema.options.findLast(Q=>Y.some(q=>q.risk===Q));return _===void 0||_==="safe"||X.some(e)?{findings:X}:
{findings:X,risk:_}}function c(i,w,k){const[E,...j]=i.words,H=(0,R().sandboxProgram)("workspace",E?.text??"",w),G=H&&!k.
includes(H.family.category)?H:void 0;return{command:i,program:G,read:(0,W().readArguments)(j,G??{})}}function n({targets:i},w){
const k=i.flatMap(({script:E})=>E===void 0?[]:[E]);return[...(0,N().findDangers)(w).map(E=>t(E,!0)),...k.flatMap(E=>(0,N().
findDangers)((0,T().readShellText)(E))).map(E=>t(E,!1))]}function t({name:i,pattern:w,words:k},E){const j=k[0]?.span.start,
H=k.at(-1)?.span.end,G=E&&j!==void 0&&H!==void 0?{span:{start:j,end:H}}:{};return(0,x().finding)(i,{pattern:l(w)},G)}const o=200;
function l(i){return i.length>o?`${i.slice(0,o)}\u2026`:i}function f({command:i},{tree:w,at:k},{cwd:E},j){return w!==void 0&&
k!=="/"&&k===E&&j.length===1?(0,T().everyCommand)((0,T().readShellText)(i,w)):j.map(G=>G.command)}function e({severity:i}){
return i==="error"}function h({program:i,read:w}){const k=i===void 0?[]:w.values;return new Set(k.flatMap(({kind:E,word:j})=>L().
PATH_KINDS.has(E)?[]:j))}const u=new Map;function s(i,w){const k=u.get(i)??(0,D().compileLinear)(i);return u.set(i,k),"e\
rror"in k||k.matches(w)}function a(i,w,k){return(0,T().everyCommand)((0,T().readShellText)(i)).some(E=>s(w,P(c(E,k,[]))))}
function P(i){const{words:w,redirections:k}=i.command,E=h(i);return[...w.filter(j=>!E.has(j)).map(({text:j})=>j),...k.map(
({operator:j,target:H})=>`${j} ${H?.text??""}`)].join(" ")}function y(i,w){const{words:k,redirections:E,problems:j}=i.command,
H=h(i),G=j.filter(({rule:U})=>U==="variable-expansion"),B=E.flatMap(({target:U})=>U??[]);return[...k.slice(1).filter(U=>!H.
has(U)),...B].flatMap(({text:U,span:z})=>{const K=G.some(({span:V})=>V.start>=z.start&&V.end<=z.end);return[U,...r(U)].flatMap(
V=>d(V,z,w,K))})}function r(i){if(!i.startsWith("-"))return[];const{attached:w}=(0,F().splitAtEquals)(i);return[...w?[w]:
[],.../^-[^-]./.test(i)?[i.slice(2)]:[]]}function d(i,w,k,E=!1){const j=E||i.startsWith("~")?void 0:k.locate(i);return j===
void 0||!k.isIn(j,k.workspace)?[(0,x().finding)("path_outside_workspace",{path:i},{span:w})]:i.split(/[\\/]/).includes("\
..")?[(0,x().finding)("path_traversal",{path:i},{span:w})]:[]}const p=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function m({command:i,program:w,read:k}){const[E,...j]=i.words;
if(E===void 0)return[];const{text:H}=E,G=p.flatMap(([z,K])=>z.test(H)?[K]:[]),B=j.filter(({text:z})=>G.some(K=>K.test(z)));
return B.length>0?B.map(({text:z,span:K})=>(0,x().finding)("blocked_flag",{program:H,flag:z},{span:K})):j.length===1&&w&&
/^--(?:version|help)$/.test(j[0]?.text??"")?[]:(w?k.objections:[{objection:"is not allowed",word:E}]).map(({objection:z,
word:K=E})=>(0,x().finding)("command_not_allowed",{program:H,objection:z},{span:K.span}))}function A({command:i},w,k){const E=w.
filter(({rule:B})=>(0,S().ruleOf)(B).anyText===!0),j=(0,M().readToolCall)(i),[H]=j?.args??[];if(j?.name!=="write_file"||
H===void 0){const B=l(j?.name??i);return{findings:[(0,x().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...E]}}const G=[...d(H.text,H.span,new(I()).Places(k)),...E];return G.some(
e)?{findings:G}:{findings:G,risk:"write"}}},81961:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.combine=
R,b.policyWith=N,b.stricterOf=F,b.tightenPolicy=S,b.valuesOf=x;function $(){const T=g(23404);return $=function(){return T},
T}function D(){const T=g(41895);return D=function(){return T},T}function L(){const T=g(74238);return L=function(){return T},
T}function W(){const T=g(11160);return W=function(){return T},T}function F(T,I,C){const M=R(T.policy,I.policy);if("confl\
icts"in M)throw new(D()).GateError("policy_conflict",`The policies of the base and of ${C} differ in ${M.conflicts.join(
", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");const{ref:O,digest:v}=I,c=[
...T.combinedWith?[T.combinedWith.name]:[],C];return{...T,policy:M.policy,digest:(0,L().digestPolicy)(M.policy),combinedWith:{
name:c.join(" and "),digest:v,...O!==void 0&&{ref:O}}}}function R(T,I){const C=[],M=x(T),O=x(I);for(const[v,{strictness:c}]of W().
POLICY_KEYS){const[n,t]=[M.get(v),O.get(v)];if((0,$().canonicalize)(n)===(0,$().canonicalize)(t))continue;const o=c.combine(
n,t);o?M.set(v,o.value):C.push(v)}return C.length>0?{conflicts:C}:{policy:N(M)}}function S(T,I){if(Object.values(I).every(
c=>c===void 0))return T;const C=x(T.policy),M=[],O=new Map(Object.entries(I));for(const[c,{strictness:n,input:t}]of W().
POLICY_KEYS){const o=t&&O.get(t.name),l=C.get(c);if(!(!t||o===void 0||o===l))if(l===t.open||n.compare(l,o)==="tighter")C.
set(c,o);else{const f={given:String(o),kept:String(l)};M.push({input:t.name,key:c,...f})}}const v=N(C);return{...T,policy:v,
digest:(0,L().digestPolicy)(v),ignoredInputs:M}}function x(T){const I=T;return new Map([...W().POLICY_KEYS.keys()].map(C=>{
const[M="",O]=C.split("."),v=I[M];return[C,O===void 0?v:v[O]]}))}function N(T){const I={};for(const[C,M]of T){const[O="",
v]=C.split(".");I[O]=v===void 0?M:{...I[O],[v]:M}}return W().policySchema.parse(I)}},76545:function(J,b,g){Object.defineProperty(
b,"__esModule",{value:!0}),b.comparePolicies=R;function $(){const T=g(23404);return $=function(){return T},T}function D(){
const T=g(69873);return D=function(){return T},T}function L(){const T=g(81961);return L=function(){return T},T}function W(){
const T=g(11160);return W=function(){return T},T}function F(){const T=g(92328);return F=function(){return T},T}function R(T,I){
const[C,M]=[(0,L().valuesOf)(T),(0,L().valuesOf)(I)];return[...W().POLICY_KEYS].flatMap(([O,{strictness:v}])=>{const[c,n]=[
C.get(O),M.get(O)],t=S(c,n);if(t===void 0)return[];const o=v.compare(c,n),l=v.loosens?.(c,n)??o!=="tighter";return[{key:O,
change:t,direction:o,loosens:l}]})}function S(T,I){if(Array.isArray(T)&&Array.isArray(I)){const C=[...(0,F().missingFrom)(
T,I).map(M=>`+ ${x(M)}`),...(0,F().missingFrom)(I,T).map(M=>`- ${x(M)}`)];return C.length===0?void 0:C.join(", ")}return(0,$().
canonicalize)(T)===(0,$().canonicalize)(I)?void 0:`${N(T)} \u2192 ${N(I)}`}function x(T){const I=T.name;return typeof I==
"string"?I:N(T)}function N(T){return(0,D().stringify)(T,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(J,b,g){
Object.defineProperty(b,"__esModule",{value:!0}),b.NPM_LOCKFILES=b.LOCKFILES=void 0,b.isCode=x,b.isDocument=I,b.isLockfile=
a,b.isOfTests=e,b.isPackageFile=y,b.isProgramCode=S,b.isRunnable=C,b.isTest=l,b.isTestData=f,b.isWritten=N,b.toolThatFinds=
i;function $(){const w=g(76760);return $=function(){return w},w}function D(){const w=g(41330);return D=function(){return w},
w}const L=new Set(`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx h\
h
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),W=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),F=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function S(w){return L.has(M(w))}function x(w){return S(w)||W.has(M(w))}function N(w){return x(w)||F.has(M(w))||R.test($().
posix.basename(w))}const T=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function I(w){
return T.test(w)}function C(w){return(x(w)||!$().posix.basename(w).includes("."))&&!I(w)}function M(w){return $().posix.
extname(w).slice(1).toLowerCase()}const O={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|bench(?:marks?)?"},v=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
c=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[n,t,o]=Object.values(O).map(w=>new RegExp(`(?:^|/)(?\
:${w})/`,"i"));function l(w){return n.test(w)||v.test(w)}function f(w){return t.test(w)||w.endsWith(".snap")}function e(w){
return l(w)||f(w)||o.test(w)||c.test(w)}const h=b.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],u=b.LOCKFILES=
[...h,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],s=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function a(w){return u.includes(w)||s.test(w)}const P=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function y(w){return u.includes(w)||P.test(w)}const r="{js,cjs,mjs,ts,cts,mts}",d="{json,jsonc,json5,yaml,yml,toml}",p=`\
{${r.slice(1,-1)},${d.slice(1,-1)}}`,m={vitest:`vitest.config.${r} vitest.workspace.${p} vite.config.${r}`,jest:`jest.co\
nfig.${p} jest.setup.${r}`,mocha:`.mocharc .mocharc.${p}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${r}`,cypress:`cypress.config.${r}`,eslint:`eslint.config.${r} .eslintrc \
.eslintrc.${p} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${p} prettier.config.${r} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${p} stylelint.config.${r} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${p} .knip.${d} knip.config.${r}`,markdownlint:`.markdownlint.${p}\
 .markdownlint-cli2.${p} .markdownlintignore .markdownlintrc`,cspell:`cspell.${p} .cspell.${p} cspell.config.${p}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${p} nyc.config.${r}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${p} .babelrc .babelrc.${p}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let A;function i(w){if(A??=Object.entries(m).map(([E,j])=>[E,
(0,D().default)(j.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(w))return"cargo";const k=w.slice(w.lastIndexOf(
"/")+1);return A.find(([,E])=>E(k))?.[0]}},19609:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.PRELOADABLE_PACKAGES=
b.PRELOADABLE_BY_TOOLS=b.NODE_FLAGS=b.NODE_ALIASES=b.BUILT_IN_REPORTERS=void 0;function $(){const S=g(91063);return $=function(){
return S},S}const D=b.NODE_FLAGS=(0,$().nameTable)({harmless:`
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
  `}),L=b.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(S=>S.split("="))),W=b.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),F=b.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),R=b.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.SELECTING_FLAGS=b.NPM_SUBCOMMANDS=
b.NPM_SHORTHANDS=b.NPM_FLAGS=b.FLAGS_OF_TESTS=void 0;function $(){const x=g(91063);return $=function(){return x},x}const D=b.
NPM_FLAGS=(0,$().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),L=b.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),W=b.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),F=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,R=b.NPM_SHORTHANDS=new Map(F.trim().split(/\s+/).map(x=>x.split(/[=:]/)).map(([x="",N,T])=>[x,`--${N}${T===void 0?"":`\
=${T}`}`])),S=b.NPM_SUBCOMMANDS=(0,$().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.readArguments=
S,b.warningsIn=R;function $(){const M=g(35672);return $=function(){return M},M}function D(){const M=g(55972);return D=function(){
return M},M}function L(){const M=g(20457);return L=function(){return M},M}function W(){const M=g(60842);return W=function(){
return M},M}function F(){const M=g(91063);return F=function(){return M},M}function R({warnings:M=[],network_touching:O}){
return O?["network_touching",...M]:M}function S(M,O,v=(c,n)=>D().KINDS[c](n)){if(O.forms!==void 0)return x(M,O,O.forms,v);
if(O.subcommands===void 0)return I(M,O,v);const[c,...n]=M,t=Object.entries(O.subcommands).find(([l])=>l===c?.text)?.[1];
if(t!==void 0)return I(n,{...O,...t},v);const o=`is accepted only with ${T(Object.keys(O.subcommands))}`;return{use:O,flags:[],
values:[],objections:[{objection:o,...c&&{word:c}}]}}function x(M,O,v,c){const n=`is accepted only as ${T(Object.keys(v))}`,
[t]=M;let o={use:O,flags:[],values:[],objections:[{objection:n,...t&&{word:t}}]};for(const[l,f]of Object.entries(v)){const e=(0,$().
matchForm)((0,$().parseForm)(l)??[],M,c);if(e===void 0)continue;const h=e.map(({word:s,kind:a})=>({text:s.text,word:s,kind:a})),
u=e.find(s=>s.wrong!==void 0);if(!u)return{use:{...O,...f},flags:[],values:h,objections:[]};o={...o,values:h,objections:[
N(u)]}}return o}function N({word:M,wrong:O}){return{objection:`does not accept \`${M.text}\`, which ${O}`,word:M}}function T(M){
return M.map(O=>`\`${O}\``).join(", ")}function I(M,O,v){const{leading_flags:c=[]}=O,{flags:n,operands:t}=(0,L().readUse)(
(0,F().strictFlags)(O.flags,c),M),o=[],l=(d,p)=>o.push(N({word:d,wrong:p})),f=[],e=[];for(const{word:d,flag:p,value:m,valueWord:A}of n){
if(p===void 0||(0,W().isReason)(p.kind)||p.choices?.includes(m??"")===!1){l(d,"is not among its flags");continue}e.push(
p.name),c.includes(p.name)&&t.some(i=>C(d,i))&&l(d,"must come before the operands"),p.arity!=="none"&&(m===void 0?l(d,"r\
equires a value"):f.push({text:m,kind:p.kind,word:A??d}))}const h=n.find(({flag:d})=>!c.includes(d?.name??"")),u=(d=[])=>d.
some(p=>e.includes(p)),s=((0,$().parseOperands)(O.operands??"path*")??[]).slice(u(O.first_operand_by)?1:0);for(const[d,p]of t.
entries()){c.length>0&&h&&C(p,h.word)&&l(p,"comes after the expression");const m=s[Math.min(d,s.length-1)];f.push({text:p.
text,kind:m?.kind??"path",word:p})}for(const{text:d,kind:p,word:m}of f){const A=v(p,d);A!==void 0&&o.push({objection:`do\
es not accept \`${d}\`, which ${A}`,word:m})}const{min:a,max:P}=(0,$().countOf)(s),y=a-(u(O.last_operand_by)?1:0),r=t.length;
if(r<y||r>P){const d=P===y?`${P}`:`${y} to ${P}`,p=Number.isFinite(P)?d:`at least ${y}`;o.push({objection:`takes ${p} op\
erands, not ${r}`})}return{use:O,flags:e,values:f,objections:o}}function C(M,O){return M.span.start>O.span.start}},21006:function(J,b){
Object.defineProperty(b,"__esModule",{value:!0}),b.readFlags=g,b.splitAtEquals=R,b.valueRead=W;function g(S,x){const N=[],
T=S.toReversed();let I;const C=M=>{for(const O of T.reverse())N.push({kind:"operand",word:O});return{tokens:N,separator:M,
rest:void 0}};for(let M=T.pop();M!==void 0;M=T.pop()){if(x.separator.test(M.text))return C(M);const O=!$(M,x);if(!O&&I!==
void 0){N.push({...I,word:M,next:M});continue}const{written:v,attached:c}=O?D(M.text,x):{written:M.text,attached:void 0},
n=O?x.expand(v,c):"operand";if(n==="operand"){if(N.push({kind:"operand",word:M}),x.flags==="first")return C();continue}if(I=
void 0,n!==void 0&&"instead"in n){const{span:h,quoted:u}=M;T.push(...n.instead.map(s=>({text:s,span:h,quoted:u})).reverse());
continue}const t=T.at(-1),o=n===void 0?x.unknown:n.at(-1)?.takes,l=c===void 0&&L(o,t,x),f={word:M,written:v,attached:c,next:t,
consumes:l};n===void 0&&N.push({kind:"unknown",...f});for(const[h,u]of n?.entries()??[]){const s=h===(n?.length??0)-1,a={
word:M,written:v,attached:void 0,next:void 0,consumes:!1};N.push({kind:"flag",part:u,...s?f:a})}if(o==="rest")return{tokens:N,
separator:void 0,rest:T.reverse()};const e=N.at(-1);o==="operands"&&l&&e?.kind==="flag"&&(I=e),l&&!(o==="both"&&t&&!$(t,
x))&&T.pop()}return C()}function $({text:S},{dash:x}){return!S.startsWith("-")||S==="-"&&x==="operand"}function D(S,{equals:x}){
return x==="all"||x==="long"&&S.startsWith("--")?R(S):{written:S,attached:void 0}}function L(S,x,N){if(x===void 0)return!1;
switch(S){case"always":case"both":return!0;case"unless-dash":return!x.text.startsWith("-");case"true-or-false":return F(
x.text);case"operand":case"operands":return $(x,N);default:return!1}}function W({word:{span:S},attached:x,next:N,consumes:T}){
return T&&N?{value:N.text,span:{start:S.start,end:N.span.end}}:x===void 0?{span:S}:{value:x,span:S}}function F(S){return S===
"true"||S==="false"}function R(S){const x=S.indexOf("=");return x<0?{written:S,attached:void 0}:{written:S.slice(0,x),attached:S.
slice(x+1)}}},20457:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.readUse=L;function $(){const O=g(
21006);return $=function(){return O},O}function D(){const O=g(91063);return D=function(){return O},O}function L(O,v){const{
tokens:c,rest:n}=(0,$().readFlags)(v,N(O)),t=[],o=[];let l;for(const a of c)a.kind==="flag"&&a.word===l&&/\s/.test(a.written)||
(l=a.kind==="flag"&&a.consumes?a.next:void 0,a.kind==="flag"&&!W(O,a,o)?t.push(F(a)):o.push(a.word));const f=O.stops?{operands:[],
started:o}:{operands:o,started:[]},e=n&&t.pop();if(n===void 0||e===void 0)return{flags:t,...f};const{word:h,value:u}=e,s=u===
void 0?n:[{...h,text:u},...n];return{flags:t,...f,rest:{flag:e,words:s}}}function W({readsBehind:O,handsOn:v},{part:c},n){
return!!O&&!v&&c.spec===void 0&&n.length>0}function F(O){const{word:v,attached:c,next:n,consumes:t,part:o}=O,{spec:l,negated:f,
letter:e,fixed:h=c}=o,u=e??O.written;if(t&&n!==void 0){const r={start:v.span.start,end:n.span.end};return{word:{...v,span:r},
written:u,flag:l,value:n.text,valueWord:n,off:!1}}const s=n!==void 0&&(!n.text.startsWith("-")||n.text==="-"),a=l===void 0&&
s?n.text:void 0,P=l?.arity!=="value"&&/^(?:false|0)$/.test(h??""),y=l?.arity!=="rest"&&(f||P);return{word:v,written:u,flag:l,
value:h??a,off:y}}const R={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function S(O,v=!1){
const c=O===void 0?"never":R[O.arity];return{spec:O,negated:v,takes:v&&c!=="rest"?"never":c}}function x({flags:O},v,c){const n=e=>{
const h=O.get(e);return{...S(h),takes:h?.arity==="value"?"always":"never"}},t=O.get(v)??O.get(/^-\d+$/.test(v)?"-#":"");
if(t!==void 0)return[(c===void 0?t.arity!=="attached":t.arity!=="none")?n(t.name):S(void 0)];const o=v.slice(0,2);if(!v.
startsWith("--")&&O.get(o)?.arity==="value")return[{...n(o),fixed:v.slice(2),takes:"never"}];const l=/^-[A-Za-z]{2,}$/.test(
v)?[...v.slice(1)]:[];return l.length>0&&l.every(e=>O.get(`-${e}`)?.arity==="none")?l.map(e=>n(`-${e}`)):[S(void 0)]}function N(O){
return{flags:O.stops&&!O.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:O.strict?"long":"all",unknown:"\
never",expand:(v,c)=>{if(O.strict)return x(O,v,c);const n=T(O,v,c),t=O.handsOn&&!O.readsBehind;return O.stops&&t&&n.some(
({spec:l})=>l===void 0)?"operand":n}}}function T(O,v,c){const n=v.replace(/^-+/,""),t=v.startsWith("--"),o=I(O,n,t);if(o!==
void 0)return[o];if(t||n.length<2)return[S(void 0)];const l=[],f=c===void 0?n:`${n}=${c}`;for(let e=0;e<f.length;e+=1){const h=f[e]??
"",u=O.flags.get(h);if(u===void 0)return[...l,S(void 0)];const s={...S(u),letter:`-${h}`},a=f.slice(e+1);if(a!==""&&(u.arity!==
"none"||a.startsWith("="))){const P=u.arity==="rest"?"rest":"never";return[...l,{...s,fixed:a.replace(/^=/,""),takes:P}]}
l.push(s)}return l}function I(O,v,c){const n=M(O,v,c)??(c&&O.completes?C(O,v):void 0);if(n!==void 0)return S(n);if(!/^no-?[A-Za-z]/.
test(v))return;const t=M(O,v.replace(/^no-?/,""),c);return t&&S(t,!0)}function C({flags:O},v){const c=(0,D().flagKey)(v),
n=new Map;for(const[o,l]of O)o.startsWith(c)&&n.set(l.name,l);const[t]=n.values();return n.size===1?t:void 0}function M(O,v,c){
const n=(0,D().flagKey)(v),t=c?n.lastIndexOf("."):-1,o=t<0?void 0:O.flags.get(n.slice(t+1));return o===void 0||O.flags.has(
n)?(0,D().lookUp)(O,n):o.kind==="text"?(0,D().lookUp)(O,n)??o:o}},55366:function(J,b,g){Object.defineProperty(b,"__esMod\
ule",{value:!0}),b.MAX_FILE_BYTES=void 0,b.readBlob=W;function $(){const F=g(41895);return $=function(){return F},F}function D(){
const F=g(7650);return D=function(){return F},F}const L=b.MAX_FILE_BYTES=16*1024*1024;async function W(F,R){const[S]=await F.
read([R]);if(S?.type==="blob")return S.content;throw new($()).GateError("file_unreadable",S?`Object ${R} is a ${S.type},\
 not a file`:`Object ${R} is missing from this clone`,D().FULL_CLONE_HINT)}},48741:function(J,b,g){Object.defineProperty(
b,"__esModule",{value:!0}),b.folderTree=N,b.readOnDisk=I;function $(){const c=g(73024);return $=function(){return c},c}function D(){
const c=g(51455);return D=function(){return c},c}function L(){const c=g(76760);return L=function(){return c},c}function W(){
const c=g(41895);return W=function(){return c},c}function F(){const c=g(55366);return F=function(){return c},c}function R(){
const c=g(39491);return R=function(){return c},c}function S(){const c=g(96681);return S=function(){return c},c}function x(){
const c=g(93028);return x=function(){return c},c}function N(c,n=F().MAX_FILE_BYTES){const t=(0,L().resolve)(c),o=`the di\
rectory ${c}`,l=u=>v(u,()=>(0,$().lstatSync)((0,S().systemPath)((0,L().join)(t,u)))),f=u=>{if(u==="")return{path:u,kind:"\
directory",tracked:!0};if(!(0,R().canBeCheckedOut)(u)||!(0,R().foldersAbove)(u).every(y=>l(y)?.isDirectory()))return;const s=l(
u),a=s&&(0,x().kindOf)(s);if(!s||!a)return;const P=(0,x().isRegular)(a)?{size:s.size}:{};return{path:u,kind:a,...P,tracked:!u.
split("/").includes("node_modules")}},e=u=>f(u)?.kind!=="directory"?[]:(v(u,()=>(0,$().readdirSync)((0,S().systemPath)((0,L().
join)(t,u)),{encoding:"buffer"}))??[]).map(a=>f(u===""?(0,S().decodePath)(a):`${u}/${(0,S().decodePath)(a)}`)).filter(a=>a!==
void 0).sort(R().byEntryPath);function*h(u){for(const s of e(u))s.tracked&&(s.kind==="directory"?yield*h(s.path):yield s)}
return{label:o,stat:f,list:e,files:()=>[...h("")].sort(R().byEntryPath),readlink:u=>f(u)?.kind==="symlink"?v(u,()=>(0,S().
decodePath)((0,$().readlinkSync)((0,S().systemPath)((0,L().join)(t,u)),{encoding:"buffer"}))):void 0,read:async(u,s=n)=>{
const a=f(u);if(!(0,x().isRegular)(a?.kind))throw(0,R().notAFile)(o,u);if((a.size??0)>s)throw(0,R().tooLarge)(o,u,a.size??
0,s);return C((0,L().join)(t,u),u,o,s)}}}const T=$().constants.O_RDONLY|($().constants.O_NOFOLLOW??0)|($().constants.O_NONBLOCK??
0);function I(c,n){return C((0,L().join)(c,n),n,`the directory ${c}`,1/0)}async function C(c,n,t,o){try{const l=await(0,D().
open)((0,S().systemPath)(c),T);try{const f=await l.stat();if(!f.isFile())throw(0,R().notAFile)(t,n);if(f.size>o)throw(0,R().
tooLarge)(t,n,f.size,o);return await l.readFile()}finally{await l.close()}}catch(l){throw l instanceof W().GateError?l:M(
n,l)}}function M(c,n){return new(W()).GateError("file_unreadable",`Cannot read ${c}: ${n instanceof Error?n.message:n}`,
"Check the permissions of the file and of the directories above it.",{cause:n})}const O=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function v(c,n){try{return n()}catch(t){if(O.has(t.code??""))return;throw M(c,t)}}},63550:function(J,b,g){Object.
defineProperty(b,"__esModule",{value:!0}),b.literalTree=D;function $(){const W=g(39491);return $=function(){return W},W}
function D(W,F="the given files"){const R=new Map(Object.entries(W)),S=N=>{const T=R.get(N);return typeof T=="string"?Buffer.
from(T):Buffer.isBuffer(T)?T:T!==void 0&&"executable"in T?Buffer.from(T.executable):void 0};return{...(0,$().indexEntries)(
[...R].map(([N,T])=>L(N,T,S(N)?.length))),label:F,readlink:N=>{const T=R.get(N);return typeof T=="object"&&"symlink"in T?
T.symlink:void 0},read:async N=>{const T=S(N);if(T===void 0)throw(0,$().notAFile)(F,N);return T}}}function L(W,F,R){const S=!W.
split("/").includes("node_modules");if(typeof F=="object"&&"symlink"in F)return{path:W,kind:"symlink",tracked:S};if(typeof F==
"object"&&"submodule"in F)return{path:W,kind:"submodule",oid:F.submodule,tracked:S};const x=typeof F=="object"&&"executa\
ble"in F;return{path:W,kind:x?"executable":"file",...R===void 0?{}:{size:R},tracked:S}}},96681:function(J,b,g){Object.defineProperty(
b,"__esModule",{value:!0}),b.decodePath=D,b.decodePieces=F,b.splitNul=R,b.systemPath=W;function $(){const S=g(4573);return $=
function(){return S},S}function D(S){if((0,$().isUtf8)(S))return S.toString("utf8");let x="";for(let N=0;N<S.length;){const T=L(
S,N);x+=T>0?S.toString("utf8",N,N+T):String.fromCharCode(56320+(S[N]??0)),N+=Math.max(T,1)}return x}function L(S,x){for(let N=1;N<=
4&&x+N<=S.length;N++)if((0,$().isUtf8)(S.subarray(x,x+N)))return N;return 0}function W(S){if(!/[\udc80-\udcff]/.test(S))
return S;const x=S.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(x.map((N,T)=>T%2===1?Buffer.of(N.
charCodeAt(0)-56320):Buffer.from(N)))}function F(S){if(!(0,$().isUtf8)(S))return[...R(S)].map(D);const x=S.toString("utf\
8").split("\0");return x.at(-1)===""&&x.pop(),x}function*R(S){let x=0;for(let N=S.indexOf(0);N>=0;N=S.indexOf(0,x))yield S.
subarray(x,N),x=N+1;x<S.length&&(yield S.subarray(x))}},59542:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),
b.filesNamed=W,b.perPath=R,b.perTree=F;function $(){const S=g(76760);return $=function(){return S},S}function D(){const S=g(
59490);return D=function(){return S},S}const L=F(S=>(0,D().groupBy)(S.files(),({path:x})=>$().posix.basename(x)));function W(S,x){
return L(S).get(x)??[]}function F(S){const x=new WeakMap;return N=>{const T=N.original??N,{answer:I}=x.get(T)??{answer:S(
T)};return x.set(T,{answer:I}),I}}function R(S){const x=F(()=>new Map);return(N,T)=>{const I=x(N),C=I.get(T)??S(N,T);return I.
set(T,C),C}}},80781:function(J,b){Object.defineProperty(b,"__esModule",{value:!0}),b.subTree=g;function g(L,W){if(W==="")
return L;const F=$.get(L)??new Map;$.set(L,F);const R=F.get(W)??D(L,W);return F.set(W,R),R}const $=new WeakMap;function D(L,W){
const F=`${W}/`,R=T=>T===""?W:F+T,S=T=>({...T,path:T.path===W?"":T.path.slice(F.length)}),{original:x,isPending:N}=L;return{
label:L.label,...x&&{original:g(x,W)},...N&&{isPending:T=>N(R(T))},stat:T=>{const I=L.stat(R(T));return I&&S(I)},readlink:T=>L.
readlink(R(T)),list:T=>L.list(R(T)).map(S),files:()=>[...L.files()].filter(({path:T})=>T.startsWith(F)).map(S),read:(T,I)=>L.
read(R(T),I)}}},95132:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.describe=R,b.eligibilityOf=v,b.
finding=L,b.isMissingEvidence=c,b.notJudged=C,b.problemFinding=F,b.whyNotJudged=M;function $(){const n=g(41895);return $=
function(){return n},n}function D(){const n=g(13580);return D=function(){return n},n}function L(n,t,o={}){return W(n,t,o)}
function W(n,t,o){const{severity:l,harm:f,layer:e}=(0,D().ruleOf)(n);return{rule:n,severity:l,harm:f,layer:e,args:t,...o}}
function F({rule:n,args:t,span:o,severity:l}){return W(n,t,{span:o,severity:l})}function R({rule:n,args:t,edit:o,danger:l,
level:f}){const e=(0,D().ruleOf)(n);return{message:e.message(t)+(f?` ${S(f)}`:""),remedy:l===void 0?(o&&T(o))??e.remedy(
t):`Remove the command: it ${l}. A person decides whether the gene needs it.`}}function S({rules:n,level:t,from:o,reason:l}){
const f=l===void 0?"":`: ${l.replace(/\.$/,"")}`;return`The policy sets \`${n}\` to \`${t}\`, instead of ${o}${f}.`}const x=160,
N=4;function T({new:n,pointer:t,files:o=[],fix:l}){if(!(n.length<=N&&n.every(P=>P.length<=x&&!P.includes("`"))))return l?
"Run `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const e=t?.endsWith("/asset_id")===
!0,h=e||n.length===0?"":" (accepted; not run)",u=l?`; \`gene-gate fix --write\` does this${h}.`:".",[s,...a]=n.map(P=>`\`${P}\
\``);return s===void 0?`Remove the command, which adds no check${u}`:e?`Set \`asset_id\` to ${s}${u}`:o.length>0?`Move i\
t into a script, ${o.map(({path:y})=>`\`${y}\``).join(", ")}, and run ${[s,...a].join(", ")}${u}`:a.length===0?`Write ${s}\
 instead${u}`:`Write separate entries in \`validation\`: ${[s,...a].join(", ")}${u}`}const I=500;function C(n,t,o={}){return L(
"not-judged",{detail:M(n,t)},o)}function M(n,t){if((0,$().endsAudit)(t))throw t;return`${n}: ${O(t).slice(0,I).replace(/\.$/,
"")}`}function O(n){return n instanceof $().GateError?n.message:n instanceof Error?`${n.name}: ${n.message}`:String(n)}function v(n){
return n.length===0?"eligible":n.every(c)?"unproven":"refuted"}function c({rule:n}){const{unproven:t,undecided:o}=(0,D().
ruleOf)(n);return t===!0||o===!0}},13254:function(J,b){Object.defineProperty(b,"__esModule",{value:!0}),b.isProblem=L,b.
problemAt=$;const g={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"\
warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-p\
ath":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"\
notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning",
"npm-script-missing":"warning","npm-script-text":"warning","workspaces-changed":"warning"};function $(W,F,R,S=D(W)){return{
rule:W,args:R,span:F,severity:S}}function D(W){return W in g?g[W]:"error"}function L(W,F){return W.rule===F}},94411:function(J,b,g){
Object.defineProperty(b,"__esModule",{value:!0}),b.areHarmlessOptions=C,b.isHarmlessVariable=M,b.isReadByProgram=f,b.readAssignments=
t;function $(){const e=g(25367);return $=function(){return e},e}function D(){const e=g(90762);return D=function(){return e},
e}const L=/^[\w.-]{0,64}$/,W=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,F=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
R=/^\d{1,9}$/,S=/^(?:|[01]|true|false|yes|no|on|off)$/i,x=new Map([["NODE_ENV",L],["CI",L],["FORCE_COLOR",L],["NO_COLOR",
L],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",W],["LC_ALL",W],["NODE_NO\
_WARNINGS",S],["PYTHONDONTWRITEBYTECODE",S],["PYTHONUNBUFFERED",S],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACK\
TRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",F],["TS_NODE_TRANSPILE_ONLY",S],["TS_NODE_FILES",S],["TS_NODE_SKIP\
_PROJECT",S]]),N=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
L]],T="NODE_OPTIONS",I=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function C(e){return e.split(" ").every(h=>I.test(h.replaceAll("_","-")))}function M(e,h){if(e===T)return C(h);const u=x.
get(e);return u!==void 0?u.test(h):v(e)?N.some(([a,P])=>a.test(e)&&P.test(h))||S.test(h)||R.test(h):!1}const O=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function v(e){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(e)?!f(e):O.test(e)}function c(e){return e===T||x.has(e)||v(e)}const n=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function t(e,h){const u=[],s=[];let a=0;for(const P of e){const[y]=P.parts,r=y&&!y.quoted?n.exec(y.text):null;if(!r)break;
a+=1;const[d,p="",m]=r,A=(0,D().textOf)(P).slice(d.length),i={start:P.start,end:P.end};if(!m&&M(p,A))u.push({name:p,value:A,
span:i}),h.add("environment-assignment",i,{name:p,value:(0,$().visible)(A)});else{const w=!m&&c(p);h.add("assignment-ref\
used",i,{name:p,value:(0,$().visible)(A),known:w}),m||s.push({name:p,value:A,span:i})}}return{assignments:u,refused:s,count:a}}
const o=`
  BASH_~ BASHOPTS ENV HOME IFS PATH PROMPT_COMMAND PS4 SHELL SHELLOPTS XDG_CONFIG_HOME ZDOTDIR
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
`.match(/\S+/g),l=new RegExp(`^(?:${o.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function f(e){
return l.test(e)}},97424:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.DOES=void 0,b.dangerOfScript=
u,b.findDangers=C;function $(){const a=g(11331);return $=function(){return a},a}function D(){const a=g(81716);return D=function(){
return a},a}function L(){const a=g(54421);return L=function(){return a},a}const W=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
F=(a,P,y)=>a.some(r=>/^-[A-Za-z]+$/.test(r)&&[...r.slice(1)].some(d=>P.includes(d))||r.length>3&&y.startsWith(r.toLowerCase())),
R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,S=a=>a.some((P,y)=>{const r=/^(?:-s|--signal)$/.
test(P)?a[y+1]:/^(?:-s|--signal=|-)(.+)$/.exec(P)?.[1];return r!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(r)}),x=(a,P,y)=>(a===
"systemctl"||a==="loginctl")&&P.some(r=>y.test(r)),N=[{name:"mass_deletion",matches:({program:a,args:P})=>a==="rm"&&F(P,
"rR","--recursive")&&P.some(y=>!y.startsWith("-")&&R.test(y))},{name:"raw_disk_write",matches:({program:a,args:P})=>a===
"dd"&&P.some(y=>y.startsWith("if=")||/^of=\/dev\//.test(y))},{name:"filesystem_format",matches:({program:a})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(a)},{name:"direct_disk_write",matches:({program:a,args:P})=>a==="tee"&&P.some(y=>W.test(y))},{name:"world_writable",
matches:({program:a,args:P})=>a==="chmod"&&P.some(y=>/^[0-7]{2,4}[2367]$/.test(y)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
y))},{name:"privilege_escalation",matches:({program:a,args:P})=>a==="chown"&&P.some(y=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(y))},{name:"firewall_manipulation",matches:({program:a})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(a)},
{name:"system_shutdown",matches:({program:a,args:P})=>/^(?:shutdown|poweroff|halt)$/.test(a)||/^(?:init|telinit)$/.test(
a)&&P[0]==="0"||x(a,P,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:a,args:P})=>a==="reboot"||/^(?:init|telinit)$/.
test(a)&&P[0]==="6"||x(a,P,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:a,args:P})=>/^(?:kill|pkill|killall)$/.
test(a)&&S(P)}],T=8,I=4;function C(a,P=0){const y=new n;return(0,D().everyCommand)(a).flatMap(r=>M(r,y,P))}function M(a,P,y){
const r=[],{words:d}=(0,D().withoutReserved)(a);for(const{operator:i,target:w}of a.redirections)if(i.includes(">")&&w&&W.
test(w.text)){const k=`> ${w.text}`;r.push({name:"direct_disk_write",pattern:k,words:[w]})}const p=O(d),m=P.runBy(a,p);if(m!==
void 0){const i=`${m} | ${d[0]?.text??""}`;r.push({name:"remote_code_execution",pattern:i,words:d})}const A=new Set;for(const i of p){
const w=N.find(({matches:H})=>H(i))?.name;if(w!==void 0){const H=i.words.map(({text:G})=>G).join(" ");r.push({name:w,pattern:H,
words:i.words})}const E=(0,$().programNamed)(i.program)?.kind==="shell"?(0,L().textHanded)(i.words)?.text:void 0;if(E===
void 0||A.has(E)||y===I)continue;A.add(E);const j=C((0,D().readShellText)(E),y+1);r.push(...j.map(H=>({...H,words:i.words}))),
c.test(E)&&r.push({name:"remote_code_execution",pattern:E,words:i.words})}return r}function O(a){const P=v(a,0);if(P===void 0)
return[];const y=[P];if((0,$().programNamed)(P.program)?.kind==="wrapper")for(let r=1;r<=Math.min(a.length-1,T);r+=1){const d=v(
a,r);d!==void 0&&!/^-|=/.test(d.program)&&y.push(d)}if(P.program==="find")for(const[r,{text:d}]of a.entries()){const p=/^-(?:exec|ok)(?:dir)?$/.
test(d)?v(a,r+1):void 0;if(p!==void 0&&y.push(p),y.length>T)break}return y}function v(a,P){const y=a[P];if(y===void 0)return;
const r=a.slice(P);return{program:(0,$().baseName)(y.text),args:r.slice(1).map(({text:d})=>d),words:r}}const c=/\bdownload(?:string|data)\b/i;
class n{#n=new Map;#e=new Map;runBy(P,y){const r=(P.pipedFrom&&this.#n.get(P.pipedFrom))??o(P.inside),d=y.find(({program:m})=>l(
m));this.#n.set(P,r??d?.program);const p=y.flatMap(({program:m,args:A,words:i})=>((0,$().runsCode)(m)?A:i.slice(0,1).map(
({text:w})=>w)).flatMap(w=>this.#e.get(t(w))??[]))[0];return d&&this.#s(d,P),y.some(({program:m})=>(0,$().runsCode)(m))?
r??p:p}#s({program:P,args:y},{redirections:r}){const d=r.flatMap(({target:p})=>p?.text??[]);for(const p of[...y,...d])!p.
startsWith("-")&&t(p)!==""&&this.#e.set(t(p),P)}}function t(a){return a.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function o(a){
return(0,D().everyCommand)(a).flatMap(({words:P})=>O(P)).find(({program:P})=>l(P))?.program}function l(a){return(0,$().programNamed)(
a)?.kind==="downloader"}const f=b.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},e=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,h=16*1024;function u(a){if(a.length>h)return"is too long to\
 check";for(const[,r="",d=""]of a.matchAll(e))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(r)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(d))return f.mass_deletion;const P=(0,D().readShellText)(a),y=C(P).find(({name:r})=>r!=="mass_deletion");return y?f[y.
name]:s(P)?"pipes text into a shell":void 0}function s(a){return(0,D().everyCommand)(a).some(({pipedFrom:P,words:y})=>{const[
r]=(0,L().startedWords)(y);return P!==void 0&&r!==void 0&&(0,$().isShell)(r.text)})}},25367:function(J,b,g){Object.defineProperty(
b,"__esModule",{value:!0}),b.inspectBlanks=O,b.inspectCharacters=R,b.inspectInjection=n,b.inspectLookAlikes=N,b.visible=
F;function $(){const t=g(11970);return $=function(){return t},t}const D=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function L(t){if(t>=32&&t<127||t===9)return"visible";if(t===0)return"nul-character";if(t===10||t===13)return"line-break";
if(t<160||t>=55296&&t<=57343)return"control-character";const o=String.fromCodePoint(t);return D.test(o)?"invisible-chara\
cter":"visible"}function W(t){return`U+${t.toString(16).toUpperCase().padStart(4,"0")}`}function F(t,o=120){const l=t.length>
o?`${t.slice(0,o)}\u2026`:t;let f="";for(const e of l){const h=e.codePointAt(0)??0,u=h!==9&&L(h)==="visible";f+=u?e:`<${W(
h)}>`}return f}function R(t,o,l,f){let e=o;for(const h of t)S(h,e,l,f),e+=h.length}function S(t,o,l,f){const e=t.codePointAt(
0)??0,h={start:o,end:o+t.length},u=W(e),s=L(e);if(s==="line-break"?f.add(s,h,{character:u,quoted:l}):s!=="visible"&&f.add(
s,h,{character:u}),s!=="visible"||e<=126)return;const a=t.normalize("NFKC");a!==t.normalize("NFC")||/[\0-\x7f]/.test(a)?
f.add("look-alike-letters",h,{word:t,looks_like:a,characters:[u]}):l||f.add("non-ascii-unquoted",h,{character:u,shown:t})}
const x=/\p{L}+/gu;function N(t,o,l,f){if(/^[\x00-\x7f]*$/.test(t)||!l&&/\s/.test(t))return;const e=l?T(t):I(t);if(e===void 0)
return;const h=[...new Set(t)].filter(u=>u>"\x7F");f.add("look-alike-letters",{start:o.start,end:o.end},{word:F(t),looks_like:F(
e),characters:h.slice(0,10).map(u=>W(u.codePointAt(0)??0))})}function T(t){const o=t.normalize("NFKD").replace(/\p{M}/gu,
""),l=(0,$().asciiOf)(o);return/^[\x20-\x7e]+$/.test(l)?l:void 0}function I(t){let o=!1;const l=t.replace(x,f=>{const e=(0,$().
asciiOf)(f);return e===f||!/[A-Za-z]/.test(f)?f:(o=!0,e)});return o?l:void 0}const C=100,M=1e3;function O(t,o){let l=0,f=0;
for(let e=0;e<=t.length;e+=1){const h=t.charAt(e);if(h===" "||h==="	")continue;const u=e-f;if(u>1&&(l+=u-1),u>=C||l>=M){
const s=Math.max(u,l);o.add("blank-padding",{start:f,end:e},{blanks:s});return}f=e+1}}const v=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
c=/<!--|```/;function n(t,o,l){const f=({index:u,0:s})=>l??{start:u,end:u+s.length},e=v.exec(t);e&&o.add("workflow-comma\
nd",f(e),{written:F(e[0])});const h=c.exec(t);h&&o.add("markup-injection",f(h),{written:h[0]})}},14395:function(J,b){Object.
defineProperty(b,"__esModule",{value:!0}),b.literalSegment=x,b.matchName=I,b.matchesStars=C,b.readPattern=g;function g(v){
if(!v.parts.some(e=>!e.quoted&&/[*?[]/.test(e.text)))return;const c=v.parts.flatMap(({text:e,quoted:h})=>Array.from(e,u=>({
character:u,active:!h}))),n=c.findLastIndex(({character:e,active:h})=>h&&e==="]"),t=[];let o,l;for(let e=0;e<c.length;){
const h=$(c,e,n);h?(o??=R(t),l??=h.ambiguity,h.element.kind==="many"&&t.at(-1)?.kind==="many"||t.push(h.element),e=h.end):
(t.push({kind:"literal",character:c[e]?.character??""}),e+=1)}return o===void 0?void 0:{text:c.map(({character:e})=>e).join(
""),prefix:o,segments:S(t),...l&&{ambiguity:l}}}function $(v,c,n){const t=v[c];return t?.active?t.character==="*"?{element:{
kind:"many"},end:c+1}:t.character==="?"?{element:{kind:"one"},end:c+1}:t.character!=="["||n<c?void 0:D(v,c)??{element:{kind:"\
one"},end:c+1,ambiguity:"bracket"}:void 0}function D(v,c){let n=c+1;const t=L(v[n],"!");t&&(n+=1);const o=new Set;for(;!L(
v[n],"]");){const l=W(v[n]);if(l===void 0)return;const f=L(v[n+1],"-")?W(v[n+2]):l;if(f===void 0||!F(l,f))return;n+=L(v[n+
1],"-")?3:1;for(let e=l.charCodeAt(0);e<=f.charCodeAt(0);e+=1)o.add(String.fromCharCode(e))}if(o.size!==0)return{element:{
kind:"set",negated:t,members:o},end:n+1}}function L(v,c){return v?.active===!0&&v.character===c}function W(v){return v&&
/^[A-Za-z0-9_.,@%+]$/.test(v.character)?v.character:void 0}function F(v,c){if(v===c)return!0;const n=[/[a-z]/,/[A-Z]/,/[0-9]/];
return v<c&&n.some(t=>t.test(v)&&t.test(c))}function R(v){return v.map(c=>c.kind==="literal"?c.character:"").join("")}function S(v){
const c=[[]];for(const n of v)n.kind==="literal"&&n.character==="/"?c.push([]):c.at(-1)?.push(n);return c}function x(v){
return v.every(({kind:c})=>c==="literal")?R(v):void 0}const N=v=>Array.from(v),T=v=>Array.from(Buffer.from(v).toString("\
latin1"));function I(v,c){const[n]=v;if(c.startsWith(".")&&!(n?.kind==="literal"&&n.character==="."))return!1;const t=M(
v,c,N);return/^[\x20-\x7e]*$/.test(c)||t===M(v,c,T)?t:void 0}function C(v,c){const n=Array.from(c,t=>t==="*"?{kind:"many"}:
{kind:"literal",character:t});return M(n,v,N)}function M(v,c,n){const t=v.flatMap(h=>h.kind==="literal"?n(h.character).map(
u=>({kind:"literal",character:u})):h),o=n(c);let l=0,f=-1,e=0;for(let h=0;h<o.length;)if(t[l]?.kind==="many")f=l,e=h,l+=
1;else if(O(t[l],o[h]))l+=1,h+=1;else if(f>=0)l=f+1,e+=1,h=e;else return!1;return t.slice(l).every(({kind:h})=>h==="many")}
function O(v,c=""){return v?.kind==="literal"?v.character===c:v?.kind==="set"?v.members.has(c)!==v.negated:v?.kind==="on\
e"}},16500:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.MAX_PATTERNS=void 0,b.resolvePattern=N;function $(){
const e=g(76760);return $=function(){return e},e}function D(){const e=g(32854);return D=function(){return e},e}function L(){
const e=g(25367);return L=function(){return e},e}function W(){const e=g(14395);return W=function(){return e},e}function F(){
const e=g(90762);return F=function(){return e},e}const R=20,S=4096,x=b.MAX_PATTERNS=64;function N(e,h,u){const{pattern:s,
span:a,position:P}=e,y=(0,L().visible)(s.text),r=C(s);let d=[];if(P==="program")u.add("glob-unclear",a,{pattern:y,reason:"\
program"});else if(M(s))u.add("glob-unclear",a,{pattern:y,reason:"outside"});else if(!I(s,h))if(r)u.add("glob-unclear",a,
{pattern:y,reason:r});else if(O(s))u.add("glob-unclear",a,{pattern:y,reason:"flag"});else if(h)d=T(e,h,u);else if(P==="s\
cript"&&v(s))u.add("glob-unclear",a,{pattern:y,reason:"program"});else{const p={matches:[],count:0,judged:!1};u.add("unq\
uoted-glob",a,{pattern:y,...p})}return d.length===0?[s.text]:d}function T({pattern:e,span:h,position:u},s,a){const P=(0,L().
visible)(e.text),y=t(e,s),r="matches"in y&&!y.matches.every(c);if("ambiguity"in y||r){const A="ambiguity"in y?y.ambiguity:
"file_name";return a.add("glob-unclear",h,{pattern:P,reason:A}),[]}const{matches:d}=y;d.some(A=>A.startsWith("-"))&&a.add(
"glob-unclear",h,{pattern:P,reason:"flag"}),u==="script"&&d.length>1&&a.add("glob-unclear",h,{pattern:P,reason:"program"});
const p=d.slice(0,R).map(A=>(0,L().visible)(A)),{length:m}=d;return a.add("unquoted-glob",h,{pattern:P,matches:p,count:m,
judged:!0}),d}function I({prefix:e,text:h},u){return e.includes("://")&&!u?.stat(h.slice(0,h.indexOf("/")))}function C({
text:e,segments:h,ambiguity:u}){return u||(e.length>S?"too_many":h.some(a=>(0,W().literalSegment)(a)===void 0&&(0,W().matchName)(
a,".."))?"dot":void 0)}function M({text:e,segments:h}){return e.startsWith("/")||h.some(u=>(0,W().literalSegment)(u)==="\
..")}function O({prefix:e}){return e.startsWith("-")&&!e.includes("=")}function v({segments:e}){return e.some(h=>h.some(
({kind:u})=>u==="many"))}function c(e){const h=new(F()).ProblemCollector;return(0,L().inspectCharacters)(e,0,!0,h),h.inOrder().
length===0}const n=128*1024;function t(e,h){let u=[{written:"",path:""}];for(const[P,y]of e.segments.entries()){const r=P===
e.segments.length-1,d=[];for(const p of u){const m=o(p,y,r,h);if(typeof m=="string")return{ambiguity:m};d.push(...m)}u=d}
const s=u.map(({written:P})=>Buffer.from(P));return s.reduce((P,y)=>P+y.length+1,0)>n?{ambiguity:"too_many"}:{matches:s.
sort(Buffer.compare).map(P=>P.toString())}}function o(e,h,u,s){const{written:a,path:P}=e,y=(0,W().literalSegment)(h);if(y===
"")return u?[e]:"empty_segment";const r=u?"":"/";if(y===".")return[{written:`${a}.${r}`,path:P}];const d=[];for(const p of l(
P,h,y,s)){if(p==="letters")return"letters";if(!u&&f(p,s))return"symlink";!u&&p.kind!=="directory"||d.push({written:`${a}${$().
posix.basename(p.path)}${r}`,path:p.path})}return d}function*l(e,h,u,s){if(u!==void 0){const a=s.stat(e===""?u:`${e}/${u}`);
a?.tracked&&(yield a);return}for(const a of s.list(e)){if(!a.tracked)continue;const P=(0,W().matchName)(h,$().posix.basename(
a.path));P===void 0?yield"letters":P&&(yield a)}}function f(e,h){if(e.kind!=="symlink")return e.kind==="submodule";const u=(0,D().
resolveInTree)(h,e.path);return u.kind==="missing"?!1:u.kind!=="inside"||!/^(?:file|executable)$/.test(u.entry.kind)}},54669:function(J,b,g){
Object.defineProperty(b,"__esModule",{value:!0}),b.hasOneReading=T,b.lex=N;function $(){const n=g(94411);return $=function(){
return n},n}function D(){const n=g(25367);return D=function(){return n},n}function L(){const n=g(16500);return L=function(){
return n},n}function W(){const n=g(14395);return W=function(){return n},n}function F(){const n=g(68538);return F=function(){
return n},n}function R(){const n=g(26781);return R=function(){return n},n}function S(){const n=g(90762);return S=function(){
return n},n}const x=128*1024;function N(n,t){const o=new(S()).ProblemCollector;if(I(n,o))return{words:[],assignments:[],
refused:[],problems:o.inOrder()};const l={start:0,end:n.length};(0,D().inspectBlanks)(n,o),(0,D().inspectInjection)(n,o);
const f=(0,R().splitWords)(n,o),{assignments:e,refused:h,count:u}=(0,$().readAssignments)(f,o);for(const a of f.slice(0,
u))O(a,o);const s=C(f.slice(u),t,o);s.length===0&&o.add("empty-command",l,{});for(const{value:a,span:P}of e)(0,D().inspectInjection)(
a,o,P);for(const{text:a,span:P}of s)(0,D().inspectInjection)(a,o,P);return{words:s,assignments:e,refused:h,problems:o.inOrder()}}
function T({problems:n}){return n.every(({severity:t})=>t==="warning")}function I(n,t){if(Buffer.byteLength(n)<=x)return!1;
const o={start:0,end:n.length};return t.add("command-too-long",o,{more:`${x} bytes`}),!0}function C(n,t,o){const l=[];let f=0;
for(const[e,h]of n.entries()){const u={start:h.start,end:h.end},s=h.parts.some(r=>r.quoted),a=(0,S().textOf)(h);O(h,o),v(
h,o),c(h,e===0,o),(0,D().inspectLookAlikes)(a,h,e===0,o);const P=(0,W().readPattern)(h);if(P&&(f+=1),P&&f>L().MAX_PATTERNS&&
o.add("glob-unclear",u,{pattern:(0,D().visible)(a),reason:"too_many"}),!P||f>L().MAX_PATTERNS){l.push({text:a,span:u,quoted:s});
continue}const y=M(e,l);for(const r of(0,L().resolvePattern)({pattern:P,span:u,position:y},t,o))l.push({text:r,span:u,quoted:s})}
return l}function M(n,t){return n===0?"program":n===1&&t[0]?.text==="node"?"script":"argument"}function O(n,t){for(const[
o,l]of n.parts.entries()){if(l.quoted||!l.text.includes("~"))continue;const f=l.text.search(o===0?/(?:^|[=:])~/:/[=:]~/);
if(f<0)continue;const e=l.start+l.text.indexOf("~",f),h=(0,D().visible)((0,S().textOf)(n));t.add("tilde-expansion",{start:e,
end:e+1},{word:h});return}}function v(n,t){let o=-1,l=!1;for(const f of n.parts)if(!(f.quoted||o<0&&!f.text.includes("{")))
for(const{0:e,index:h}of f.text.matchAll(/[{},]|\.\./g)){const u=f.start+h;if(e==="{")o<0&&(o=u);else if(e!=="}")l=o>=0;else if(l){
const s={start:o,end:u+1};t.add("brace-expansion",s,{written:(0,D().visible)((0,S().textOf)(n))});return}}}function c(n,t,o){
const l=(0,S().unquotedText)(n);l!==void 0&&(l==="!"||t&&(0,F().isReserved)(l))&&o.add("shell-grammar",{start:n.start,end:n.
end},{written:l})}},11331:function(J,b){Object.defineProperty(b,"__esModule",{value:!0}),b.PROGRAM_NAMES=void 0,b.baseName=
x,b.hasCommandLine=O,b.isCommandLine=M,b.isShell=T,b.programNamed=N,b.runsCode=I,b.startsOthers=C;const g=/^-\w*c$|^--command$/,
$=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,F=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc\
 elvish nu xonsh",{text:g}],["shell","pwsh powershell",{text:/^[-/](?:c|command|e|ec|en\w*)$/i}],["shell","cmd",{text:/^\/[ckr]/i}],
["shell","osascript",{text:/^-e$/}],["shell","eval iex invoke-expression",{text:"words"}],["shell","source ."],["interpr\
eter","node nodejs deno tsx ts-node jiti esno esmo babel-node",{text:$}],["interpreter","vite-node swc-node sucrase-node",
{text:$}],["interpreter","bun",{text:$,fetches:/^(?:x|add)$/,runsScripts:!0}],["interpreter","python python2 python3 pyt\
honw py pypy pypy3",{text:/^-[A-Za-z]*c/}],["interpreter","perl ruby lua luajit raku rscript julia elixir groovy scala",
{text:/^-\w*[eE]/}],["interpreter","php",{text:/^-r|^--run$/}],["interpreter","java tclsh jshell ghci"],["wrapper","doas\
 su sudo",{wraps:"as-user"}],["wrapper","cross-env dotenv env-cmd",{wraps:"as-tool"}],["wrapper","command exec builtin b\
usybox toybox time taskset chrt flock prlimit unshare chroot"],["wrapper","strace ltrace gdb xargs parallel watch winpty"],
["wrapper","env ionice nice nohup setsid stdbuf timeout xvfb-run"],["downloader","curl wget aria2c axel fetch http https\
 xh httpie iwr irm invoke-webrequest"],["downloader","invoke-restmethod start-bitstransfer bitsadmin certutil mshta"],["\
builder","go",{fetches:/^(?:run|install)$/}],["builder","cargo",{fetches:/^install$/}],["builder","make",{finds:"GNUmake\
file makefile Makefile"}],["builder","just",{finds:"justfile Justfile .justfile"}],["builder","task",{finds:"Taskfile.ym\
l Taskfile.yaml"}],["manager","npm",{fetches:/^(?:exec|x|i|install|add)$/,runsScripts:!0}],["manager","pnpm yarn",{fetches:/^(?:add|dlx)$/,
runsScripts:!0}],["manager","npx bunx pnpx uvx",{fetches:/^$/}],["manager","pip pip3",{fetches:/^install$/}],["manager",
"gem",{fetches:/^install$/}],["manager","pipx",{fetches:/^run$/}],["manager","uv",{fetches:/^(?:tool run|pip3? install)$/,
runsInside:!0}],["manager","poetry conda hatch mise pdm pipenv pixi rye",{runsInside:!0}],["manager","corepack composer"],
["system","docker podman",{fetches:/^(?:container )?run$/}],["system","cat ls rm cp mv grep find sed awk git touch echo \
cd test diff wc head tail"],["system","chmod true false exit vim"]],R=new Map(F.flatMap(([c,n,t])=>n.split(" ").map(o=>[
o,{name:o,kind:c,...t}]))),S=b.PROGRAM_NAMES=[...R.keys()];function x(c){return/^\.{1,2}$/.test(c)?c:c.replace(/^.*[\\/]/s,
"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function N(c){const n=x(c),t=R.get(n);if(t!==void 0)return t;
const o=R.get(n.replace(/[-.]?\d[\d.]*w?$/,""));return o?.kind==="shell"||o?.kind==="interpreter"?o:void 0}function T(c){
return N(c)?.kind==="shell"}function I(c){const n=N(c)?.kind;return n==="shell"||n==="interpreter"}function C(c){if(c===
".")return!1;const n=N(c)?.kind;return n!==void 0&&n!=="system"&&n!=="downloader"}function M(c){const[n="",...t]=c.trim().
split(/\s+/);return v(n)&&t.some(o=>/^-|[./]|^[|&;<>]+$/.test(o))}function O(c){return/&&|\|\||\$\(|`/.test(c)?!0:c.split(
/;\s|\s\|\s/).some(n=>{const[t="",...o]=n.trim().split(/\s+/);return o.length>0&&v(t)})}function v(c){return R.has(c)}},
81716:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.everyCommand=R,b.isDynamic=T,b.readShellText=F,
b.withoutReserved=x;function $(){const v=g(54669);return $=function(){return v},v}function D(){const v=g(68538);return D=
function(){return v},v}const L=128*1024,W=16;function F(v,c){return v.length>L?[]:new O(v,c).list("",0)}function R(v){return v.
flatMap(c=>[c,...R(c.inside)])}const S=/^([A-Za-z_]\w*)=(.*)$/s;function x(v){const{words:c,assignments:n}=v,t=c.findIndex(
({text:e,quoted:h})=>h||!(0,D().isBefore)(e));if(t<1)return v;const o=c.slice(t),l=o.findIndex(({text:e})=>!S.test(e)),f=l<
0?o:o.slice(0,l);return{...v,words:o.slice(f.length),assignments:[...n,...f.map(N)]}}function N({text:v,span:c}){const[,
n="",t=""]=S.exec(v)??[];return{name:n,value:t,span:c}}function T({problems:v,substituted:c},{span:n}){const t=o=>o.start<
n.end&&o.end>n.start;return c.some(t)||v.some(o=>I.has(o.rule)&&t(o.span))}const I=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),C=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
M=/\\.?|\$\(|[^\\`$"]+|./sy;class O{#n;#e;#s=0;constructor(c,n){this.#n=c,this.#e=n}list(c,n){const t=[];let o=this.#r(),
l=!1;const f=(e,h="")=>{const u=this.#t(o,e,h),{words:s,assignments:a,redirections:P,inside:y}=u,r=s.length+a.length+P.length+
y.length===0,d=t.at(-1);r?d&&(t[t.length-1]={...d,separator:d.separator+h}):t.push(u);const p=/^\|&?$/.test(h)?u:void 0;
o=this.#r(r?o.pipedFrom:p)};for(;this.#s<this.#n.length;){const e=this.#s,h=this.#i(l?M:C),u=this.#s;if(h==='"')l=!l;else{
if(h===c&&(!l||c==="`"))return f(e),t;if(h==="$("||h==="`"||!l&&/^[<>]?\($/.test(h)){if(n===W){f(e);continue}const s=this.#n.
slice(o.start,e),a=h==="("?(0,D().isOnlyBefore)(s)?"subshell":"definition":"substitution",P=this.list(h==="`"?"`":")",n+
1);o.inside.push(...P),o.gaps.push({kind:a,start:e,end:this.#s}),a==="subshell"&&(o.subshell=P)}else!l&&/^(?:[;&|\r\n]+|\))$/.
test(h)?f(e,h):!l&&h.startsWith("#")&&/^\s?$/.test(this.#n.charAt(e-1))?o.gaps.push({kind:"comment",start:e,end:u}):!l&&
/^(?:[<>]|&>)/.test(h)&&o.gaps.push({kind:"operator",start:e,end:u})}}return f(this.#n.length),t}#r(c){return{start:this.#s,
gaps:[],inside:[],pipedFrom:c}}#i(c){c.lastIndex=this.#s;const[n=""]=c.exec(this.#n)??[];return this.#s+=n.length,n}#t(c,n,t){
const{start:o,gaps:l,inside:f,pipedFrom:e,subshell:h}=c;let u="",s=o;for(const i of l){const w=i.kind==="comment"||i.kind===
"operator"?" ":"_";u+=this.#n.slice(s,i.start)+w.repeat(i.end-i.start),s=i.end}u+=this.#n.slice(s,n);const a=(0,$().lex)(
u,this.#e),P=i=>({...i,span:{start:i.span.start+o,end:i.span.end+o}}),y=a.words.map(P),r=new Set;let d=0;const m=l.filter(
({kind:i})=>i==="operator").map(({start:i,end:w})=>{for(;d<y.length&&(y[d]?.span.start??w)<w;)d+=1;const k=y[d],E=y[d-1];
return E?.span.end===i&&/^\d+$/.test(E.text)&&r.add(E),k&&r.add(k),{operator:this.#n.slice(i,w),...k&&{target:k}}}),A=[...a.
assignments,...a.refused].map(P);return{words:y.filter(i=>!r.has(i)),assignments:A.sort((i,w)=>i.span.start-w.span.start),
redirections:m,problems:a.problems.map(P),span:{start:o,end:n},separator:t,inside:f,substituted:l.filter(({kind:i})=>i===
"substitution"),...e&&{pipedFrom:e},...h&&{subshell:h},...l.some(({kind:i})=>i==="definition")&&{defines:!0}}}}},68538:function(J,b){
Object.defineProperty(b,"__esModule",{value:!0}),b.changesShell=T,b.isBefore=S,b.isOnlyBefore=x,b.isReserved=N,b.isWithoutEffect=
R;const g=I=>new Set(I.split(/\s+/)),$=g(": [ cd echo exit false test true"),D=g("! { do elif else if then time until wh\
ile"),L=new RegExp(`^\\s*(?:(?:${[...D].join("|").replace("{","\\{")})\\s+)*$`),W=g("fi done case esac for } in [[ ]] fu\
nction select coproc"),F=g(`. alias autoload bg bind break builtin caller chdir command compgen complete compopt continu\
e
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function R(I){return $.has(I)}function S(I){
return D.has(I)}function x(I){return L.test(I)}function N(I){return D.has(I)||W.has(I)}function T(I){return N(I)||F.has(
I)}},26781:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.splitWords=W;function $(){const M=g(25367);
return $=function(){return M},M}const D=1e3,L=/[ \t\n\r'"\\$`;&|<>()]/g;function W(M,O){return new F(M,O).split()}class F{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(O,v){
this.#n=O,this.#e=v}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>D){const O={start:0,end:this.#n.
length};this.#e.add("command-too-long",O,{more:`${D} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,$().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#w();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=C(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#b():this.#u();break;default:this.#u()}}#o(O,v,c,n=c){this.#r.length===0&&(this.#i=n),this.#r.push({text:O,quoted:v,
start:c})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const O=this.#t;
L.lastIndex=O+1;const v=L.exec(this.#n)?.index??this.#n.length,c=this.#n.slice(O,v);(0,$().inspectCharacters)(c,O,!1,this.#e),
this.#o(c,!1,O),this.#t=v}#h(){const O=this.#t,v=this.#n.indexOf("'",O+1),c=v<0?this.#n.length:v,n=this.#n.slice(O+1,c);
(0,$().inspectCharacters)(n,O+1,!0,this.#e),this.#o(n,!0,O+1,O),this.#d(O,c,"'")}#y(){const O=this.#t,v=this.#n;let c="",
n=O+1;for(this.#t=n;this.#t<v.length&&v.charAt(this.#t)!=='"';){const o=v.charAt(this.#t);o==="\\"&&/["$`\\\n]/.test(v.charAt(
this.#t+1))?(c+=v.slice(n,this.#t),v.charAt(this.#t+1)===`
`&&this.#f(),n=this.#t+1,this.#t+=2):o==="$"?this.#l(!0):o==="`"?this.#p(!0):this.#t+=1}const t=Math.min(this.#t,v.length);
c+=v.slice(n,t),(0,$().inspectCharacters)(v.slice(O+1,t),O+1,!0,this.#e),this.#o(c,!0,O+1,O),this.#d(O,t,'"')}#d(O,v,c){
this.#c+=1,this.#t=Math.min(v+1,this.#n.length),!(v<this.#n.length)&&this.#e.add("unterminated-quote",{start:O,end:v},{quote:c})}#w(){
const O=this.#t,v=this.#n.charAt(O+1);this.#t+=1,v===""?(this.#e.add("unterminated-quote",{start:O,end:O+1},{quote:"\\"}),
this.#o("\\",!0,O)):v===`
`?(this.#t=O,this.#f(),this.#t+=2):v>"\x7F"?this.#o("",!0,O+1,O):((0,$().inspectCharacters)(v,O+1,!0,this.#e),this.#o(v,
!0,O+1,O),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(O){const v=N(this.#n,this.#t,
O);v?this.#m(v.kind,v.end,O):(O||this.#o("$",!1,this.#t),this.#t+=1)}#p(O){const v=T(this.#n,this.#t);this.#m("command-s\
ubstitution",v,O)}#m(O,v,c){const n=this.#t,t=this.#n.slice(n,v);this.#e.add(O,{start:n,end:v},{written:(0,$().visible)(
t)}),c||this.#o(t,!0,n),this.#t=v}#b(){const O=this.#t,v=this.#n.indexOf(`
`,O);this.#t=v<0?this.#n.length:v;const c=this.#n.slice(O,this.#t);(0,$().inspectCharacters)(c,O,!1,this.#e),this.#e.add(
"shell-comment",{start:O,end:this.#t},{written:(0,$().visible)(c)})}}const R=/[A-Za-z_]/,S=/[A-Za-z0-9_]/,x=/[0-9@*#?$!-]/;
function N(M,O,v){const c=M.charAt(O+1);if(c==="(")return{kind:M.charAt(O+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:I(M,O+1,"(",")")};if(c==="{")return{kind:"variable-expansion",end:I(M,O+1,"{","}")};if(c==="[")return{kind:"\
arithmetic-expansion",end:I(M,O+1,"[","]")};if(c==="'"||c==='"'){if(v)return;const n=M.indexOf(c,O+2);return{kind:"dolla\
r-quote",end:n<0?M.length:n+1}}if(R.test(c)){let n=O+2;for(;S.test(M.charAt(n));)n+=1;return{kind:"variable-expansion",end:n}}
if(x.test(c)||c>"\x7F")return{kind:"variable-expansion",end:O+2}}function T(M,O){for(let v=O+1;v<M.length;v+=1){const c=M.
charAt(v);if(c==="\\")v+=1;else if(c==="`")return v+1}return M.length}function I(M,O,v,c){let n=0;for(let t=O;t<M.length;t+=
1){const o=M.charAt(t);if(o===v)n+=1;else if(o===c&&(n-=1,n===0))return t+1}return M.length}function C(M,O,v){const c=M.
charAt(O);if(c==="("||c===")")return v.add("shell-grammar",{start:O,end:O+1},{written:c}),O+1;const n=c==="<"||c===">",t=n?
/[<>&|-]/:/[;&|]/;let o=O+1;for(;o-O<3&&t.test(M.charAt(o));)o+=1;const l=M.slice(O,o);return v.add(n?"shell-redirection":
"shell-operator",{start:O,end:o},{operator:l}),o}},54421:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),
b.startedWords=L,b.textHanded=F;function $(){const N=g(11331);return $=function(){return N},N}const D=/^-(?:exec|ok)(?:dir)?$/;
function L(N){let T=N;for(;;){const[I,C]=T,M=(0,$().baseName)(I?.text??"");if(M==="find"){const v=T.findIndex(({text:c})=>D.
test(c));return v<0?T:L(T.slice(v+1))}if((0,$().programNamed)(M)?.kind!=="wrapper"||M==="command"&&/^-[vV]/.test(C?.text??
""))return T;const O=T.findIndex((v,c)=>c>0&&W(v,T));if(O<0)return T;T=T.slice(O)}}function W({text:N},T){return T.slice(
1).some(I=>(0,$().programNamed)(I.text))?(0,$().programNamed)(N)!==void 0:!/^-|^\w+=|^\d+[smhd]?$/.test(N)}function F(N){
const[T,...I]=N,C=T&&(0,$().programNamed)(T.text);if(C?.text===void 0)return;if(C.text==="words")return S(I);const M=C.text,
O=I.findIndex(({text:c})=>M.test(c)),v=I[O];if(v!==void 0){if(C.name==="cmd"){const c=v.text.slice(2);return S(c===""?I.
slice(O+1):[{...v,text:c},...I.slice(O+1)])}return/^[-/]e/i.test(v.text)&&R(C)?x(I[O+1]):R(C)?S(I.slice(O+1)):S(I.slice(
O+1,O+2))}}function R({name:N}){return N==="pwsh"||N==="powershell"}function S(N){return N.length===0?void 0:{text:N.map(
({text:T})=>T).join(" "),words:N}}function x(N){return N&&{text:Buffer.from(N.text,"base64").toString("utf16le"),words:[
N]}}},90762:function(J,b,g){Object.defineProperty(b,"__esModule",{value:!0}),b.ProblemCollector=void 0,b.firstErrors=F,b.
textOf=D,b.unquotedText=L;function $(){const R=g(13254);return $=function(){return R},R}function D(R){const[S]=R.parts;return R.
parts.length===1&&S?S.text:R.parts.map(x=>x.text).join("")}function L(R){const[S]=R.parts;return R.parts.length===1&&S&&
!S.quoted?S.text:void 0}class W{#n=[];add(S,x,N){this.#n.push((0,$().problemAt)(S,x,N))}inOrder(){const S=({severity:x})=>x===
"error"?0:1;return this.#n.sort((x,N)=>x.span.start-N.span.start||S(x)-S(N))}}b.ProblemCollector=W;function F(R){const S=new Set;
return R.filter(({rule:x,severity:N})=>{if(N!=="error")return!0;const T=!S.has(x);return S.add(x),T})}},678:function(J,b,g){
g.r(b),g.d(b,{default:()=>$});var $=g(70298)},58238:function(J,b,g){g.r(b),g.d(b,{parse:()=>$.parse,stringify:()=>$.stringify});
var $=g(15756)}};
