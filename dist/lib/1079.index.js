"use strict";exports.id=1079,exports.ids=[1079],exports.modules={45806:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.launchedBy=A,g.parseInvocation=$;function v(){const n=h(76760);return v=function(){return n},n}function I(){const n=h(
91063);return I=function(){return n},n}function R(){const n=h(11331);return R=function(){return n},n}function F(){const n=h(
87646);return F=function(){return n},n}function j(){const n=h(3893);return j=function(){return n},n}function M(){const n=h(
39872);return M=function(){return n},n}function k(){const n=h(46868);return k=function(){return n},n}function O(){const n=h(
31901);return O=function(){return n},n}const x=5,S={node:F().parseNode,npm:j().parseNpm,npx:j().parseNpx};function $(n,s,o=I().
NO_PROGRAMS){return N(n,s,o,0)}function N(n,s,o,f){const c=(p,m)=>b(p,m,o,f+1),r={families:o,start:c,tool:(p,m)=>(0,k().
parseTool)(p,m,r)};if(typeof n!="string")return(0,M().parseProgram)(n,s,r);const{invocation:d,problems:t}=S[n](s,r),[i]=n===
"node"&&!(0,F().isTestRun)(d)?d.operands:[];if(i===void 0)return{invocation:d,problems:t};const l=e(i.text,o.tools).map(
p=>{const m=["--",p].map(P=>({...i,text:P}));return c({program:"npx",words:[...m,...d.passthrough],starts:"file"},n)}),a=l.
flatMap(p=>p.launched);return{invocation:a.length>0?{...d,launched:a}:d,problems:[...t,...l.flatMap(p=>p.problems)]}}function A({
launched:n=[]}){return n.flatMap(s=>[s,...A(s)])}function b({program:n,words:s,...o},f,c,r){const[d={text:"",span:{start:0,
end:0}},...t]=s,i=r===x?"outside-code":n?void 0:y(d.text,c.tools);if(i)return{launched:[],problems:[(0,O().wordProblem)(
i,f,d)]};const l=n??((0,O().isProgram)(d.text)?d.text:void 0),{invocation:a,problems:p}=l?N(l,n?s:t,c,r):N("npx",s,c,r);
return{launched:[{...a,...o}],problems:p}}function y(n,s){return n.startsWith("-")?"unknown-flag":(0,R().programNamed)(n)!==
void 0&&!(0,O().isProgram)(n)&&!(0,I().isKnownTool)(s,n)?"outside-code":void 0}const u=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function e(n,s){const o=v().posix.normalize(n.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
o))return["yarn"];const[,f,c=""]=u.exec(o)??[];if(f===void 0)return[];if(f===".bin")return[c];const d=[...new Set([c.replace(
/\.[cm]?[jt]s$/,""),f])].filter(t=>(0,I().isKnownTool)(s,t));return d.length>0?d:[f]}},97340:function(z,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.judgeFlag=x,g.pythonFiles=o,g.setsHarmless=f;function v(){const i=h(19609);return v=function(){
return i},i}function I(){const i=h(60842);return I=function(){return i},i}function R(){const i=h(32854);return R=function(){
return i},i}function F(){const i=h(94411);return F=function(){return i},i}function j(){const i=h(54669);return j=function(){
return i},i}function M(){const i=h(87646);return M=function(){return i},i}function k(){const i=h(31901);return k=function(){
return i},i}const O={problems:[]};function x(i,l,a){const{word:p,flag:m,value:P="",written:E,off:D}=a;if(m===void 0)return t(
i,l,a);const w=H=>$(H,i,a),{choices:T}=m;if(T?.every(H=>!S(H,P.replace(/\s+/g,""))))return{problems:[w("unknown-flag")]};
if(D)return O;if(m.kind==="node")return d(p,c(i,P));const{rule:L,...C}=(0,I().isReason)(m.kind)?{rule:m.kind}:N(i,a,l.stops===
!0),G=(0,k().isForeign)(E)||(0,k().isOfMachine)(E),W=L??(G?"outside-code":void 0);return{...P===""?{}:C,problems:W?[w(W)]:
[]}}function S(i,l){const[a="",p]=i.split("~");if(p===void 0)return l===i;const m=l.slice(a.length,l.length-p.length);return/^[^"'\\{}<>\s]+$/.
test(m)&&l===`${a}${m}${p}`}function $(i,l,{word:{text:a,span:p},written:m,value:P=""}){const E=a===m&&P!==""?`${m} ${P}`:
a;return(0,k().flagProblem)(i,l,{name:m,written:E,span:p,value:P})}function N(i,l,a){const{word:p,flag:m,written:P,value:E=""}=l,
{span:D}=p,w=m?.kind??"text";switch(w){case"choice":return{};case"tests":return{files:[{as:"tests",path:E,span:D}]};case"\
path":{const T=(0,R().normalise)(E)===void 0?"outside-code":void 0,L=(0,k().isElsewhere)(E)?[]:[{as:"place",path:E,span:D}];
return{rule:T,files:L,root:E}}case"config":return(0,k().isElsewhere)(E)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(E)?{}:{
files:[{as:"config",path:E,span:D}]};case"output":{const T=E.slice(E.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(T)?{}:(0,k().isElsewhere)(T)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:T,span:D}]}}case"cod\
e":case"preload":{const T=w==="code"?u(E,a):e(E,a),L=$("tool-runs-file",i,l);return{rule:T,files:n(E).map(C=>s(C,D,L,w))}}case"\
module":{const T=E.split(":").filter(W=>/^\w+(?:\.\w+)*$/.test(W)),L=new Set(T.flatMap(W=>[W,W.replace(/\.\w+$/,"")]).flatMap(
o)),C=$("tool-runs-file",i,l);return{rule:(0,k().isForeign)(E)||/[\\/]/.test(E)?"outside-code":void 0,files:[...L].map(W=>({
as:"module",path:W,span:D,ifFile:C}))}}default:{const T=(0,k().isOfMachine)(E)&&!y(P,E);return{rule:(0,k().isForeign)(E)||
T||A.test(E)?"outside-code":void 0}}}}const A=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\][{}:]*\.json\b)/s,b=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function y(i,l){return b.test(i)||i==="-t"&&!l.includes(":")}function u(i,l){if((0,k().isElsewhere)(i)||/[\s(){};`]/.test(
i))return"outside-code";if(i.split(",").some(p=>/^\.|\.[cm]?[jt]sx?$/.test(p)))return l?"outside-code":"tool-runs-file"}
function e(i,l){return v().PRELOADABLE_PACKAGES.has(i)||v().PRELOADABLE_BY_TOOLS.has(i)?"tool-runs-file":l?"outside-code":
u(i,l)??"tool-runs-file"}function n(i){return i.split(",").filter(a=>a!==""&&!(0,k().isElsewhere)(a)).map(a=>a.replace(/^<rootDir>\//,
"./"))}function s(i,l,a,p){return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(i)?{as:"code",path:i,span:l}:{as:"module",path:i,
span:l,ifFile:a,first:p==="preload"}}function o(i){const l=i.replaceAll(".","/");return["","src/"].flatMap(a=>[".py","/_\
_main__.py","/__init__.py"].map(p=>`${a}${l}${p}`))}function f(i){const[,l="",a=""]=/^(\w+)[=:](.*)$/s.exec(i)??[];return l!==
""&&(0,F().isHarmlessVariable)(l,a)}function c(i,l){return/^(?:_?mocha|deno)$/.test(i)?l.split(",").map(a=>a.startsWith(
"-")?a:`--${a}`):i==="ava"?(0,j().lex)(l).words.map(({text:a})=>a):[l]}const r="x.js";function d({span:i},l){const a=[...l,
r,r].map(P=>({text:P,span:i,quoted:!1})),{invocation:p,problems:m}=(0,M().parseNode)(a);return{problems:m,nodeFlags:p.flags}}
function t(i,{stops:l,handsOn:a,data:p={}},{word:m,value:P=""}){const E=D=>({problems:[(0,k().wordProblem)(D,i,m)]});if(a){
const D=m.text.includes("=")||P===""?[]:[P],w=d(m,[m.text,...D]);if(!w.problems.some(({rule:T})=>T==="unknown-flag"))return w}
return l?E("unknown-flag"):p.starts==="npm-scripts"&&m.text.includes("=")?O:(0,k().isForeign)(P)||(0,k().isOfMachine)(P)?
E("outside-code"):p.unknown?O:E("unknown-flag")}},91633:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.filesAmong=S,g.judgeOperands=k,g.refusedAmong=j,g.ruleForOperand=O;function v(){const b=h(91063);return v=function(){return b},
b}function I(){const b=h(32854);return I=function(){return b},b}function R(){const b=h(13254);return R=function(){return b},
b}function F(){const b=h(31901);return F=function(){return b},b}function j(b,y,u){const[e]=u;if(e===void 0)return[];const n=u.
find(({text:o})=>y.readsBehind&&M(y,o)!==void 0);return(y.data.variables?u:[n??e]).flatMap(o=>{const f=M(y,o.text);return f===
void 0?[]:[(0,F().wordProblem)(f,b,o)]})}function M({refused:b,data:y},u){const e=y.ends_with?.split(" ");if(e?.includes(
u))return;const n=o=>(0,v().lookUp)(b,(0,v().flagKey)(o))?.kind,s=u.split(":").some(o=>n(o)==="never-ends");return n(u)??
(e||s?"never-ends":void 0)}function k(b,{data:{variables:y,operands:u="path"}},e){return e.flatMap(n=>{const s=y===void 0?
[]:A(b,y,n);if(s.length>0)return s;const o=O(u,n.text);return o===void 0?[]:[(0,F().wordProblem)(o,b,n)]})}function O(b,y){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(y))return b==="text"&&x.test(y)?void 0:"uses-network";switch(b){case"\
import":return y.includes("@")?"uses-network":(0,I().normalise)(y)===void 0?"outside-code":void 0;case"text":return y===
"-"?"reads-stdin":(0,F().isForeign)(y)||(0,F().isOfMachine)(y)?"outside-code":void 0;case"path":case"tests":{if(y==="-")
return"reads-stdin";if(y.startsWith("@"))return"outside-code";const u=y.replace(/^!|::.*$/gs,"");return(0,I().normalise)(
u)===void 0||(0,F().isForeign)(y)?"outside-code":void 0}}}const x=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function S({data:b},y){const{operands:u="path"}=b;return y.flatMap(({text:e,span:n})=>{if(O(u,e)!==void 0)return[];const s=(u===
"import"||b.starts==="package")&&e.endsWith(".go");if(u==="tests"||s)return[{as:"tests",path:e.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:n}];const o=(0,I().normalise)(e);return o&&!(0,I().isWithin)(o,".git",{ignoreCase:!0})&&!(0,F().isElsewhere)(e)?
[{as:"place",path:e,span:n}]:[]})}const $=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,N=/[$`;&|<>(){}\s]/;function A(b,y,u){
const{text:e,span:n}=u,s=e.includes("="),o=e.replace(/(?<!\s)\s*(?<![:+?!])[:+?!]*=.*$/s,"");return s&&!y.includes(o)?[(0,R().
problemAt)("make-variable",n,{program:b,variable:o})]:(s?$.test(e):!N.test(e))?[]:[(0,F().wordProblem)("outside-code",b,
u)]}},20691:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.launchesOf=M;function v(){const A=h(21006);
return v=function(){return A},A}function I(){const A=h(13254);return I=function(){return A},A}function R(){const A=h(54669);
return R=function(){return A},A}function F(){const A=h(97340);return F=function(){return A},A}function j(){const A=h(31901);
return j=function(){return A},A}function M(A,{program:b,words:y,parsing:u},{flags:e,operands:n}){const s=e.some(({flag:c})=>c?.
kind==="only-prints"||c?.kind==="outside-code"),o=c=>u.start(c,b),f=(()=>{switch(A){case"node":return s?[]:[o({program:"\
node",words:n})];case"command":return s?[]:[k(b,y,n,o)];case"command-texts":return n.map(c=>x(b,c,o));case"npm-scripts":{
const c=e.flatMap(({flag:r,word:d})=>r===void 0?[d]:[]);return n.map(r=>S(b,r,c,o))}default:return[]}})();return{invocation:{
launched:f.flatMap(c=>c.launched)},problems:f.flatMap(c=>c.problems)}}function k(A,b,y,u){const{words:e,problems:n}=A===
"cross-env"?O(y):{words:y,problems:[]},[s]=e,o=s&&b.find(({text:d})=>d===s.text),f=`\`${A}\` starts at the first word tha\
t is \`${s?.text}\``,c=s===void 0||o===s?[]:[(0,I().problemAt)("flag-value",s.span,{program:A,flag:s.text,fault:f})],r=u(
{words:e});return{...r,problems:[...n,...c,...r.problems]}}function O(A){const b=A.findIndex(({text:e})=>!/^\w+=/.test(e)),
y=b<0?A:A.slice(0,b),u=y.flatMap(({text:e,span:n})=>{if((0,F().setsHarmless)(e))return[];const{written:s,attached:o=""}=(0,v().
splitAtEquals)(e);return[(0,I().problemAt)("assignment-refused",n,{name:s,value:o,known:!1})]});return{words:A.slice(y.length),
problems:u}}function x(A,{text:b,span:y},u){const[,e="",n=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(b)??[],{words:s,
problems:o}=(0,R().lex)(e===""?b.replace(/^npm:(?=\S)/,"npm run "):n);if(!((0,R().hasOneReading)({problems:o})||e!==""&&
n.trim()==="")||!/^[\w:.@/*-]*$/.test(e))return N(A,{text:b,span:y});const c=s.map(r=>({...r,span:y}));return u(e===""?{
words:c}:$([{text:e,span:y,quoted:!1},...c],"wildcard"))}function S(A,{text:b,span:y},u,e){const[,n="",s=""]=/^\s*(\S+)(.*)$/s.
exec(b)??[],{words:o,problems:f}=(0,R().lex)(s),c=s.trim()===""||(0,R().hasOneReading)({problems:f});if(n===""||!c||/\{!?[*@%\d]/.
test(b))return N(A,{text:b,span:y});const r=o.map(t=>({...t,span:y})),d=[...u,{text:n,span:y,quoted:!1},...r];return e($(
d,/^[\w:.@/-]+$/.test(n)?void 0:"glob"))}function $(A,b){return{program:"npm",words:[{text:"run",span:A.at(-1)?.span??{start:0,
end:0},quoted:!1},...A],...b&&{selects:b}}}function N(A,b){return{launched:[],problems:[(0,j().wordProblem)("outside-cod\
e",A,b)]}}},87646:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.isTestRun=N,g.parseNode=M;function v(){
const u=h(19609);return v=function(){return u},u}function I(){const u=h(21006);return I=function(){return u},u}function R(){
const u=h(13254);return R=function(){return u},u}function F(){const u=h(31901);return F=function(){return u},u}const j=new Set(
["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function M(u){const e=[],n=[],s=[],o=new Set;for(const a of(0,I().readFlags)(
u,k).tokens){if(a.kind==="operand"){s.push(a.word);continue}if(a.kind==="unknown"){const w={program:"node",flag:a.written};
n.push((0,R().problemAt)("unknown-flag",a.word.span,w));continue}const{spec:p,negated:m}=a.part,P=x(a);e.push(P);const E=S(
p,m,P.value);if(E!==void 0&&n.push($(P,E)),m)continue;o.add(p.kind);const D=b(p,P);D!==void 0&&n.push((0,F().flagProblem)(
D,"node",P))}const f=N({flags:e}),c=f?s.length:o.has("evaluates")?0:1,r=s.slice(0,c),d=s.slice(c),t=f||o.has("only-print\
s")||o.has("evaluates"),i=y(r,f,u);i!==void 0&&!(t&&r.length===0)&&n.push(i);const l=(0,F().onlyAsksForInformation)(d);return l!==
void 0&&n.push((0,F().printsOnly)("node",l)),{invocation:{program:"node",flags:e,operands:r,passthrough:d},problems:n}}const k={
flags:"first",equals:"long",expand:u=>{const e=u.startsWith("--"),n=e?u.slice(2).replaceAll("_","-"):u,s=n.startsWith("n\
o-")&&!v().NODE_FLAGS.has(n),o=s?n.slice(3):n,f=v().NODE_FLAGS.get(v().NODE_ALIASES.get(o)??(e?o:""));return f&&[{spec:f,
negated:s,takes:s?"never":O(f)}]}};function O({name:u,arity:e}){return u==="print"?"unless-dash":e==="value"?"always":"n\
ever"}function x(u){const{spec:e,negated:n}=u.part;return{name:`--${n?"no-":""}${e.name}`,written:u.written,...(0,I().valueRead)(
u)}}function S({name:u,arity:e},n,s){if(e==="value")return(0,F().valueFault)(s,n);if(n)return s===void 0?void 0:"a `--no\
-` flag takes no value";if(e!=="none")return s?void 0:"its value is missing";const o=u==="print"||/^(?:inspect|debug$|debug-brk$)/.
test(u);return s===void 0||o?void 0:"it takes no value"}function $(u,e){return(0,R().problemAt)("flag-value",u.span,{program:"\
node",flag:u.written,fault:e})}function N({flags:u}){return u.findLast(({name:e})=>e==="--test"||e==="--no-test")?.name===
"--test"}const A=/\.(?:info|lcov|log|tap|txt|xml)$/;function b(u,{value:e=""}){switch(u.kind){case"harmless":return;case"\
reports-tests":return v().BUILT_IN_REPORTERS.has(e)?void 0:"outside-code";case"tolerates-rejections":return e==="warn"||
e==="none"?"weakens":void 0;case"writes-report":return e==="stdout"||e==="stderr"?void 0:A.test(e)&&!(0,F().isElsewhere)(
e)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"preloads":return v().PRELOADABLE_PACKAGES.has(
e)?"tool-runs-file":"outside-code";default:return u.kind}}function y(u,e,n){const[s]=u;if(s===void 0){const c=n.at(-1)?.
span.end??0;return e?void 0:(0,R().problemAt)("reads-stdin",{start:0,end:c},{program:"node",flag:""})}const{text:o,span:f}=s;
if(j.has(o))return(0,R().problemAt)("reads-stdin",f,{program:"node",flag:o});if(o.startsWith("-"))return(0,R().problemAt)(
"outside-code",f,{program:"node",flag:`-- ${o}`});if(o==="inspect"||!e&&o==="debug")return(0,R().problemAt)("outside-cod\
e",f,{program:"node",flag:o})}},3893:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.parseNpm=M,g.parseNpx=
x;function v(){const n=h(4274);return v=function(){return n},n}function I(){const n=h(20457);return I=function(){return n},
n}function R(){const n=h(60842);return R=function(){return n},n}function F(){const n=h(13254);return F=function(){return n},
n}function j(){const n=h(31901);return j=function(){return n},n}function M(n,s=j().ALONE){const{flags:o,operands:f}=S(v().
NPM_FLAGS,n,v().NPM_SHORTHANDS),[c,...r]=f,d=c&&v().NPM_SUBCOMMANDS.get(c.text),t=d?.kind==="runs-tool",i=$("npm",o,n,t),
l={program:"npm",flags:i.flags};if(c===void 0){const P=A(o)?[]:[e("npm",n)];return{invocation:{...l,operands:[],passthrough:[]},
problems:[...i.problems,...P]}}if(d===void 0){const P=[...v().NPM_SUBCOMMANDS].find(([w])=>w.startsWith(c.text))?.[1].name??
"",E={program:"npm",subcommand:c.text,meant:P},D=[(0,F().problemAt)("unknown-subcommand",c.span,E),...i.problems];return{
invocation:{...l,operands:r,passthrough:[]},problems:D}}const a={...l,subcommand:d.name},{invocation:p,problems:m}=b(d,{
word:c,rest:r},a,s);return{invocation:p,problems:[...m,...i.problems]}}const k={...v().NPM_FLAGS,stops:!0},O=new Map([...v().
NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function x(n,s=j().ALONE){const{flags:o,operands:f}=S(k,
n,O),c=$("npx",o,n,!0),r={program:"npx",subcommand:"exec",flags:c.flags},[d]=f;if(d===void 0){const{subcommand:E,...D}=r,
w=A(o)?[]:[e("npx",n)];return{invocation:{...D,operands:[],passthrough:[]},problems:[...c.problems,...w]}}const t=n[n.indexOf(
d)-1],i=f.slice(1).find(({text:E})=>E.startsWith("-")),p=/^--no(?!-install$)/.test(t?.text??"")&&i!==void 0&&t?[(0,F().problemAt)(
"flag-value",t.span,{program:"npx",flag:t.text,fault:"npx takes the next word for its value"})]:[],{invocation:m,problems:P}=u(
f,r,s);return{invocation:m,problems:[...P,...c.problems,...p]}}function S(n,s,o){const f=new Map;for(const i of s){const l=o.
get(i.text);f.set(l===void 0?i:{...i,text:l},i)}const{flags:c,operands:r,started:d}=(0,I().readUse)(n,[...f.keys()]),t=n.
stops?d:r;return{flags:c,operands:t.map(i=>f.get(i)??i)}}function $(n,s,o,f){const c=s.map(r=>{const{word:d,value:t,flag:i}=r,
l=o.findIndex(({span:G})=>G.start===d.span.start),a=(o[l]?.text??"").replace(/^(--[^=]*)=.*/s,"$1"),[,p,m]=/^--(no-)?(.*)$/s.
exec(i?.name??a)??[],P=p!==void 0,E={name:`--${m??a}`,written:a,span:d.span,...t!==void 0&&i&&{value:t},...P&&{negated:P}};
if(i===void 0)return{flag:E,problems:[N(n,E,o[l+1],f)]};const D=/^(?:true|false|null|always)$/.test(o[l+1]?.text??""),w=i.
arity==="value"?(0,j().valueFault)(t,!1):D?"npm reads the next word as its value":void 0,T=(0,R().isReason)(i.kind)?i.kind:
f&&v().SELECTING_FLAGS.has(i.name)?"outside-code":void 0,L={program:"npm",flag:a,fault:w??""},C=w===void 0?[]:[(0,F().problemAt)(
"flag-value",d.span,L)];return{flag:E,problems:[...T?[(0,j().flagProblem)(T,n,E)]:[],...C]}});return{flags:c.map(({flag:r})=>r),
problems:c.flatMap(({problems:r})=>r)}}function N(n,s,o,f){const c=(0,j().flagProblem)("unknown-flag",n,s),r=!f&&v().FLAGS_OF_TESTS.
has(s.written),d=o!==void 0&&!o.text.startsWith("-");return r&&!d?{...c,severity:"warning"}:c}function A(n){return n.some(
({flag:s})=>s?.kind==="only-prints"||s?.kind==="outside-code")}function b({name:n,kind:s},o,f,c){if(s==="runs-script")return y(
n,o,f);if(s!=="runs-tool")return{invocation:{...f,operands:o.rest,passthrough:[]},problems:[(0,j().wordProblem)(s,f.program,
{text:n,span:o.word.span})]};if(o.rest.length>0)return u(o.rest,f,c);const d=f.flags.some(({name:t})=>t==="--call")?[]:[
e(f.program,[o.word])];return{invocation:{...f,operands:[],passthrough:[]},problems:d}}function y(n,{word:s,rest:o},f){const c=n===
"run"?o.slice(0,1):[s],r=n==="run"?o.slice(1):o,[d]=c,t=[];d===void 0?t.push((0,j().printsOnly)("npm",{...s,text:"run"})):
d.text==="env"&&t.push({...(0,j().printsOnly)("npm",{...d,text:"run env"}),severity:"error"});const i=(0,j().onlyAsksForInformation)(
r);return i!==void 0&&t.push((0,j().printsOnly)("npm",i)),{invocation:{...f,operands:c,passthrough:r},problems:t}}function u([
n,...s],o,f){const c={...o,operands:n?[n]:[],passthrough:s};if(n===void 0)return{invocation:c,problems:[]};if(!(0,j().isToolName)(
n.text))return{invocation:c,problems:[(0,j().wordProblem)("uses-network",o.program,n)]};const{problems:r,...d}=f.tool(n,
s);return{invocation:{...c,...d},problems:r}}function e(n,s){const o=s[0]?.span.start??0,f=s.at(-1)?.span.end??0;return(0,F().
problemAt)("nothing-to-run",{start:o,end:f},{program:n})}},39872:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.parseProgram=x,g.parseUse=S;function v(){const e=h(20457);return v=function(){return e},e}function I(){const e=h(13254);
return I=function(){return e},e}function R(){const e=h(97340);return R=function(){return e},e}function F(){const e=h(91633);
return F=function(){return e},e}function j(){const e=h(20691);return j=function(){return e},e}function M(){const e=h(31901);
return M=function(){return e},e}function k(){const e=h(91883);return k=function(){return e},e}function O(){const e=h(79757);
return O=function(){return e},e}function x(e,n,s){const{program:o,use:f}=e,{invocation:c,named:r,problems:d}=S({program:o,
use:f,words:n,family:e,parsing:s}),i=[...r.files.filter(({as:a})=>a!=="place"),...c.files??[]];return{invocation:{program:o,
family:e,...{flags:[],operands:[],passthrough:[]},...c,files:i},problems:d}}function S(e){const{program:n,use:s}=e,{behind:o,
data:f}=s,c=o?e.words.findIndex(({text:E})=>E==="--"):-1,r=c<0?e.words:e.words.slice(0,c),d=(0,v().readUse)(s,r),t=d.rest?
[...d.flags,d.rest.flag]:d.flags,i=c<0||!o?[]:(0,v().readUse)(o,e.words.slice(c+1)).flags,l=[...t.map(E=>(0,R().judgeFlag)(
n,s,E)),...i.map(E=>(0,R().judgeFlag)(n,o??s,E))],a=(s.stops?d.started:d.operands).slice(f.skips??0),{invocation:p,named:m,
problems:P}=N(e,{flags:[...t,...i],operands:a,...d.rest&&{rest:{module:d.rest.flag.flag?.kind==="module",words:d.rest.words}}});
return{invocation:{...p,...f.any_package&&{anyPackage:!0},flags:[...t.map($),...p.flags??[]]},named:{files:[...l.flatMap(
({files:E=[]})=>E),...m?.files??[]],roots:l.flatMap(({root:E=[]})=>E),nodeFlags:l.flatMap(({nodeFlags:E=[]})=>E)},problems:[
...l.flatMap(E=>E.problems),...P]}}function $({word:e,written:n,value:s}){return{name:n,written:n,span:e.span,...s!==void 0&&
{value:s}}}function N(e,n){const{program:s,use:o,path:f,family:c,parsing:r}=e,{flags:d,operands:t,rest:i}=n,[l,...a]=t,p=(0,F().
refusedAmong)(s,o,t);if(p.length>0&&o.stops)return{invocation:{},problems:p};const m=l&&o.subcommands.get(l.text),P=m?.data.
starts==="own-script"?"own-script":o.data.starts;if(l&&m&&P!=="own-script"){const T=f===void 0?l.text:`${f} ${l.text}`;return S(
{...e,use:m,path:T,words:a})}const E={...f!==void 0&&{subcommand:f},...d.some(({flag:T})=>T?.kind==="checks-syntax-only")&&
{parsed:!0}},D=(()=>{if(i&&c)return i.module?(0,k().parseModule)(c,i.words,r):{invocation:{passthrough:i.words},problems:u(
s,i.words)};if(P!==void 0&&c===void 0)return(0,j().launchesOf)(P,e,n);if(l===void 0)return{invocation:{},problems:b(e,d)};
if(P!==void 0&&c)return(0,O().startByName)(P,l,a,{family:c,parsing:r});if(o.subcommands.size>0){const C=(0,I().problemAt)(
"unknown-subcommand",l.span,{program:s,subcommand:l.text});return{invocation:{operands:[l],passthrough:a},problems:[C]}}
const T=t.filter(({span:C})=>p.every(G=>G.span!==C)),L=(0,F().filesAmong)(o,T);return{invocation:{operands:t},problems:(0,F().
judgeOperands)(s,o,t),named:{files:L}}})(),w=[...p,...y(e,d),...D.problems];return{...D,invocation:{...E,...D.invocation},
problems:w}}function A(e){return e.some(({flag:n,off:s})=>n?.kind==="only-prints"&&!s)}function b({program:e,use:n},s){const o=A(
s)?void 0:n.data.alone,f={text:"",span:{start:0,end:e.length}};return o?[(0,M().wordProblem)(o,e,f)]:[]}function y({program:e,
use:n,path:s,words:o},f){if(A(f))return[];const c=new Set(f.flatMap(({flag:d,off:t})=>d&&!t?d.name:[])),r=o[0]?.span??{start:0,
end:0};return Object.entries(n.data.unless??{}).flatMap(([d,t])=>t.split(" ").some(i=>c.has(i))?[]:[(0,M().wordProblem)(
d,e,{text:s??"",span:r})])}function u(e,n){return n.filter(({text:o})=>/^--?test\./.test(o)).map(o=>(0,M().wordProblem)(
"skips-tests",e,o))}},46868:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.parseTool=j,g.parseUnknownTool=
M;function v(){const O=h(20457);return v=function(){return O},O}function I(){const O=h(11331);return I=function(){return O},
O}function R(){const O=h(39872);return R=function(){return O},O}function F(){const O=h(31901);return F=function(){return O},
O}function j(O,x,S){const{text:$}=O,{tools:N}=S.families,A=N.refusal($);if(A!==void 0)return{problems:[(0,F().wordProblem)(
A,$,O)]};const b=N.known($),y=b??N.unknown($),{invocation:u,named:e,problems:n}=(0,R().parseUse)({program:$,use:y,words:x,
parsing:S}),{launched:s}=u;return{tool:e,...s&&{launched:s},problems:b?n:[...n,...k(O,x,y)]}}function M(O,x,S,$=F().ALONE){
const{problems:N}=(0,R().parseUse)({program:O.text,use:S,words:x,parsing:$});return[...N,...k(O,x,S)]}function k({text:O},x,S){
const{flags:$,operands:N}=(0,v().readUse)(S,x),A=x[x.findIndex(({text:e})=>e==="--")+1],b=[...new Set([N[0],A])].filter(
e=>e!==void 0&&(0,I().startsOthers)(e.text)),y=$.filter(({written:e,flag:n,value:s=""})=>/^-[ex]$/.test(e)&&/\s/.test(s)||
n?.kind!=="config"&&(0,I().isCommandLine)(s)),u=N.filter(({text:e})=>(0,I().hasCommandLine)(e));return[...b,...y.map(({word:e})=>e),
...u].flatMap(e=>e===void 0?[]:[(0,F().wordProblem)("outside-code",O,e)])}},31901:function(z,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.ALONE=void 0,g.flagProblem=O,g.isElsewhere=A,g.isForeign=b,g.isOfMachine=y,g.isProgram=j,g.
isToolName=M,g.onlyAsksForInformation=$,g.printsOnly=N,g.valueFault=x,g.wordProblem=k;function v(){const n=h(91063);return v=
function(){return n},n}function I(){const n=h(32854);return I=function(){return n},n}function R(){const n=h(13254);return R=
function(){return n},n}const F=g.ALONE={families:v().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};
function j(n){return n==="node"||n==="npm"||n==="npx"}function M(n){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(n)}function k(n,s,{text:o,span:f}){return(0,R().problemAt)(n,f,{program:s,flag:o})}function O(n,s,o){const{written:f,
span:c,value:r}=o,d={program:s,flag:f};return(0,R().problemAt)(n,c,r===void 0?d:{...d,value:r})}function x(n,s){return s?
"it takes a value, so it has no `--no-` form":n===void 0||n===""?"its value is missing":n.startsWith("-")?"its value beg\
ins with a dash":void 0}const S=new Set(["--version","-v","-V","--help","-h"]);function $(n){const[s]=n;return n.length===
1&&s!==void 0&&S.has(s.text)?s:void 0}function N(n,s){return k("only-prints",n,s)}function A(n){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.
test(n)||n.split(",").some(s=>(0,I().normalise)(s)===void 0)}function b(n){return/(?:^|[=,\s])(?:data|file):/i.test(n)?!0:
!n.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(n)?!1:n.split(/[=,:"']/).some(s=>s.includes("..")&&!e(s))}function y(n){return n.
split(/[=,:"']/).some(s=>u.test(s))}const u=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function e(n){return/^[\\/]/.test(n)||(0,I().normalise)(n)!==void 0}},91883:function(z,g,h){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.parseModule=y;function v(){const u=h(96215);return v=function(){return u},u}function I(){const u=h(
20457);return I=function(){return u},u}function R(){const u=h(91063);return R=function(){return u},u}function F(){const u=h(
13254);return F=function(){return u},u}function j(){const u=h(97340);return j=function(){return u},u}function M(){const u=h(
31901);return M=function(){return u},u}const k=(0,R().groupsByName)({"uses-network":`
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
  `}),O=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),x=/^(?:-\w|--[\w-]+=)?[/~]/,S=(0,R().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),$=(0,R().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),N=(0,R().useTable)({flags:{text:"q,quiet"}}),A=new Map([["doctest",$],["py_compile",N]]);function b({
text:u,span:e}){const n=/^\w+(?:\.\w+)*$/.test(u)?u.split("."):[],s=n.map((f,c)=>n.slice(0,c+1).join("."));return(u.endsWith(
".py")?[u]:s.flatMap(j().pythonFiles)).map(f=>({as:"module",path:f,span:e}))}function y({program:u,data:e},[n,...s],o){if(n===
void 0){const w={program:u,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,F().problemAt)("fla\
g-value",{start:0,end:0},w)]}}const{known:f}=o.families,c=f.get(n.text);if(c!==void 0&&e.started_programs.includes(n.text)){
const{launched:w,problems:T}=o.start({program:c,words:s},u);return{invocation:{module:n,launched:w},problems:T}}const r={
module:n,operands:[n],passthrough:s},d=n.text==="unittest"?s.flatMap(b):[],t={...r,files:d},i=(w,T=n.text)=>({invocation:t,
problems:[(0,M().wordProblem)(w,u,{...n,text:T})]}),l=/^[\w.]+$/.test(n.text)?k.get(n.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(l!==void 0)return i(l);const a=f.get("python"),p=A.get(n.text);if(p!==void 0&&a!==void 0){const w=n.
text==="py_compile",T={...a,data:{...a.data,extensions:void 0}},{flags:L,operands:C}=(0,I().readUse)(p,s),G=C.map(B=>o.start(
{program:w?a:T,words:[B]},u)),W=G.flatMap(B=>B.launched),H=w?i("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...t,launched:W.map(B=>({...B,...w&&{parsed:w}}))},problems:[...L.flatMap(B=>(0,j().judgeFlag)(n.text,p,B).problems),
...H,...G.flatMap(B=>B.problems)]}}const m=O.has(n.text);if(!m&&(0,v().isOfLibrary)(n.text))return i("outside-code",`-m ${n.
text}`);const[P,...E]=s;if(n.text==="coverage"&&P?.text==="run"&&a!==void 0){const{flags:w,started:T,rest:L}=(0,I().readUse)(
S,E),C=L?[{...L.flag.word,text:"-m"},...L.words]:T;if(C.length>0){const{launched:G,problems:W}=o.start({program:a,words:C},
u),H=w.flatMap(B=>(0,j().judgeFlag)("coverage",S,B).problems);return{invocation:{...t,starts:"module",launched:G},problems:[
...H,...W]}}}const D=s.filter(({text:w})=>(0,M().isForeign)(w)||m&&x.test(w));return{invocation:m?t:{...t,starts:"module"},
problems:D.map(w=>(0,M().wordProblem)("outside-code",n.text,w))}}},79757:function(z,g,h){Object.defineProperty(g,"__esMo\
dule",{value:!0}),g.extensionProblems=N,g.startByName=M;function v(){const y=h(91063);return v=function(){return y},y}function I(){
const y=h(13254);return I=function(){return y},y}function R(){const y=h(11331);return R=function(){return y},y}function F(){
const y=h(91633);return F=function(){return y},y}function j(){const y=h(31901);return j=function(){return y},y}function M(y,u,e,n){
const{program:s}=n.family,o={operands:[u],passthrough:e},f=()=>({invocation:o,problems:[(0,j().wordProblem)("outside-cod\
e",s,u)]});switch(y){case"file":return $(u,e,n);case"package":{const c=(0,F().ruleForOperand)("import",u.text),d=c===void 0&&
u.text.endsWith(".go")?[{as:"tests",path:u.text,span:u.span}]:[];return{invocation:{...o,files:d},problems:c?[(0,j().wordProblem)(
c,s,u)]:[]}}case"program":return A(u,e,n);case"script":case"own-script":{const c=k.test(u.text)?f().problems:[];return{invocation:{
...o,subcommand:"run"},problems:[...c,...S(e,n.family)]}}case"tool":return b("exec",u,e,n);case"script-or-tool":case"scr\
ipt-tool-or-file":{const c=y==="script-tool-or-file";if(O.test(u.text)||c&&x(u.text))return c?$(u,e,n):f();const r=b("sc\
ript-or-tool",u,e,n);return{...r,problems:[...r.problems,...S(e,n.family)]}}default:return f()}}const k=/^\/|\*/,O=/^-$|^\.{0,2}[\\/]|^~|^[^\\/]*[\\/][\s\S]*\.\w+$|\.[cm]?[jt]sx?$/;
function x(y){return/[\\/]/.test(y)&&!/^@[\w.-]+\/[\w.-]+$/.test(y)}function S(y,{program:u,use:e}){return y.filter(({text:s})=>{
const o=/^--([\w-]+)/.exec(s)?.[1];return o!==void 0&&e.flags.get((0,v().flagKey)(o))?.kind==="outside-code"}).map(s=>(0,j().
wordProblem)("outside-code",u,s))}function $(y,u,e){const{family:n,parsing:s}=e,{program:o}=n,{text:f,span:c}=y,r={operands:[
y],passthrough:u,starts:"file"};if(f==="-"||f===""||f.startsWith("/dev/"))return{invocation:r,problems:[(0,I().problemAt)(
"reads-stdin",c,{program:o,flag:f})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(f)&&/:/.test(f))return{
invocation:r,problems:[(0,j().wordProblem)("uses-network",o,y)]};const[,t=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(f)??[],i=n.data.dependency_tools.includes(t)?s.families.known.get(t):void 0;if(i!==void 0){const{launched:l,problems:a}=s.
start({program:i,words:u},o);return{invocation:{launched:l},problems:a}}return{invocation:r,problems:N(n,f,c)}}function N({
program:y,data:{extensions:u}},e,n){const[,s]=/\.([^./\\]*)$/.exec(e.replace(/^.*\//s,""))??[];return u===void 0||s===void 0||
u.split(" ").includes(s)?[]:[(0,I().problemAt)("target-extension",n,{program:y,path:e,extension:s})]}function A(y,u,e){const{
family:n,parsing:s}=e,{text:o}=y;if(/:\/\//.test(o))return{invocation:{},problems:[(0,j().wordProblem)("uses-network",n.
program,y)]};if(o==="-"||/\.\w+$/.test(o))return $(y,u,e);const f=s.families.known.get(o);if(f===void 0||!n.data.started_programs.
includes(o))return{invocation:{},problems:[(0,j().wordProblem)("outside-code",n.program,y)]};const{launched:c,problems:r}=s.
start({program:f,words:u},n.program);return{invocation:{launched:c},problems:r}}function b(y,u,e,{family:n,parsing:s}){const{
text:o}=u,f=[(0,j().wordProblem)("outside-code",n.program,u)];if(y==="exec"&&x(o))return{invocation:{},problems:f};const c=/[;&|<>$`'"(){}\\*?]/.
test(o)||(0,R().hasCommandLine)(o);if(!(0,j().isToolName)(o)&&(y==="exec"||c))return{invocation:{},problems:f};const r={
subcommand:y,operands:[u],passthrough:e},d=(0,j().isProgram)(o)?o:s.families.allowed.get(o);if(d!==void 0){const{launched:a,
problems:p}=s.start({program:d,words:e},n.program);return{invocation:{...r,launched:a},problems:p}}if((0,R().isShell)(o)||
y==="exec"&&(0,R().programNamed)(o)!==void 0)return{invocation:r,problems:f};const{problems:t,...i}=s.tool(u,e),l=y==="e\
xec"||(0,v().isKnownTool)(s.families.tools,o);return{invocation:{...r,...i},problems:l?t:[]}}},51951:function(z,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.readCommand=A,g.readWords=y;function v(){const i=h(91063);return v=function(){
return i},i}function I(){const i=h(93028);return I=function(){return i},i}function R(){const i=h(13254);return R=function(){
return i},i}function F(){const i=h(54669);return F=function(){return i},i}function j(){const i=h(11331);return j=function(){
return i},i}function M(){const i=h(90762);return M=function(){return i},i}function k(){const i=h(45806);return k=function(){
return i},i}function O(){const i=h(31901);return O=function(){return i},i}function x(){const i=h(86191);return x=function(){
return i},i}function S(){const i=h(73872);return S=function(){return i},i}function $(){const i=h(82293);return $=function(){
return i},i}const N=new Set;async function A(i,l={}){const a=y(i,l),{tree:p,base:m,changed:P=N,cwd:E="",clock:D,programs:w=v().
NO_PROGRAMS}=l,{isOutput:T}=l;if(a.invocation===void 0||a.argv===null)return a;if(p===void 0)return{...a,problems:[...a.
problems,...b(a.invocation,w)]};const L={tree:p,directory:E,changed:P,families:w,...m&&{base:m},...T&&{isOutput:T}},{invocation:C}=a,
{targets:G,problems:W}=await(0,S().resolveInvocation)(C,L,D);return{...a,targets:G,problems:d(a.problems,W).map(H=>r(H,a.
command))}}function b(i,{tools:l}){return[i,...(0,k().launchedBy)(i)].flatMap(({subcommand:a,operands:[p]})=>a==="exec"&&
p&&(0,O().isToolName)(p.text)&&!(0,v().isKnownTool)(l,p.text)?[(0,R().problemAt)("tool-unknown",p.span,{tool:p.text})]:[])}
function y(i,{tree:l,cwd:a="",programs:p=v().NO_PROGRAMS}={}){if(typeof i!="string")return e(i);const{words:m,assignments:P,
problems:E}=(0,F().lex)(i,l&&(0,I().subTree)(l,a)),D=(0,M().firstErrors)(E),[w]=m,T=(K,J,Y)=>({command:i,words:m,assignments:P,
argv:K,...Y===void 0?void 0:{invocation:Y},targets:[],problems:J});if(w===void 0)return T(null,D);const L=(0,F().hasOneReading)(
{problems:D})?m.map(({text:K})=>K):null,{program:C,problem:G}=s(i,m,p);if(G?.rule==="sentence")return T(L,[G,...D]);if(C===
void 0)return T(L,[...D,G]);const W=u(m,D).slice(1),{invocation:H,problems:B}=(0,k().parseInvocation)(C,W,p),U=(0,$().inspectPaths)(
H,a);return T(L,[...D,...B,...U],H)}function u(i,l){const a=l.find(p=>p.rule==="shell-operator"||(0,R().isProblem)(p,"li\
ne-break")&&!p.args.quoted);return a===void 0?i:i.filter(({span:p})=>p.start<a.span.start)}function e(i){const l=i===null?
"null":Array.isArray(i)?"array":typeof i,a=(0,R().problemAt)("command-not-text",{start:0,end:0},{type:l});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[a]}}const n=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function s(i,l,{allowed:a,offered:p,tools:m}){const[P]=l,E=P?.text??"",D=(0,O().isProgram)(E)?E:a.get(E);if(D!==void 0)return{
program:D};const w=P?.span??{start:0,end:0},T=(W,H)=>({program:void 0,problem:(0,R().problemAt)(W,w,H)}),[,L]=n.exec(E)??
[];if(L===void 0&&(0,x().isSentence)(i)){const W=l.at(-1)?.span.end??w.end;return{program:void 0,problem:(0,R().problemAt)(
"sentence",{start:w.start,end:W},{})}}const C={...c(l,{allowed:a,offered:p}),allowed:[...a.keys()]};if(/[\\/]/.test(E))return T(
"program-by-path",{program:E,...C});if(L!==void 0)return T("program-look-alike",{program:E,meant:L.toLowerCase()});const G=(0,j().
programNamed)(E)?.kind;return T("program-not-allowed",{program:E,group:G??(m.known(E)?"npx":"other"),...o(l,G==="manager")&&
{installs:!0},...C})}function o([,...i],l){const[a=""]=i.map(({text:p})=>p).slice(i[0]?.text==="-m"?2:0);return a==="ins\
tall"||l&&/^(?:i|ci|add|sync|get)$/.test(a)}const f=new Map([["gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg",
"yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function c([i,l,a],{allowed:p,offered:m}){const P=i?.text??"",
E=a!==void 0&&l?.text==="-m"?a.text:"";if(m(P)==="python"&&p.has(E))return{offered:"",word:E};const D=m(P);if(D!==void 0)
return{offered:D};const w=P.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),T=f.get(w)??w,L=m(T);return p.has(T)?{offered:"",word:T}:L===void 0?{offered:""}:{offered:L,word:T}}function r(i,l){
const a=l.slice(i.span.start,i.span.end);return(0,R().isProblem)(i,"target-missing")&&/^[^'"\s\\]*\\[^'"\s]*$/.test(a)?{
...i,args:{...i.args,written:a}}:i}function d(i,l){const a=new Set(i.map(t)),p=[...i];for(const m of l){const P=t(m);a.has(
P)||(a.add(P),p.push(m))}return p}function t({rule:i,span:l,args:a}){return JSON.stringify([i,l.start,l.end,a])}},86191:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.isSentence=x,g.startedFiles=$;function v(){const N=h(11331);return v=
function(){return N},N}const I=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
R=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
F=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,j=/^[A-Za-z][a-z']*[:,]?$/,M=/^(?:[A-Za-z_][\w .\t-]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
k=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,O=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function x(N){const A=N.trim(),[b="",...y]=A.split(/\s+/,100);if(b===b.toLowerCase()&&(0,v().programNamed)(b)!==void 0)return!1;
if(M.test(A)||k.test(A)||O.test(b))return!0;if(/[;&|<>$`]/.test(A))return!1;const u=j.test(b);if(y.some(n=>/^--?[A-Za-z]/.
test(n)))return!1;if((u||F.test(b))&&y.some(n=>I.test(S(n))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(b))return y.length>
0||/[.!:]$/.test(b);const e=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(y[0]??"");return u&&e&&(R.test(b)||/[a-z]{2}[.!?]$/.test(
A))}function S(N){return N.replace(/[.,;:!?]$/,"")}function $({targets:N}){return N.flatMap(({kind:A,path:b,parsed:y})=>A===
"file"&&b&&!y?[b]:[])}},66227:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.dependencyHome=n,g.inspectDependency=
$,g.inspectOrigin=N,g.isUnverified=A,g.ownerOf=u,g.packageOf=S,g.resolveAtHome=o;function v(){const f=h(76760);return v=
function(){return f},f}function I(){const f=h(3463);return I=function(){return f},f}function R(){const f=h(95244);return R=
function(){return f},f}function F(){const f=h(93028);return F=function(){return f},f}function j(){const f=h(13254);return j=
function(){return f},f}function M(){const f=h(45156);return M=function(){return f},f}function k(){const f=h(59867);return k=
function(){return f},f}function O(){const f=h(10473);return O=function(){return f},f}function x(){const f=h(47668);return x=
function(){return f},f}function S(f){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(f)?.[1]}async function $(f,c,r){
const{tree:d,base:t=d}=s(f),{name:i,path:l}=c,a=await b(d,t,i),p=a===void 0?await e(d,c):void 0,m=P=>(0,j().problemAt)("\
dependency-unverified",r,{name:i,path:l,...P});return[...a===void 0?[]:[m({fault:a})],...p===void 0?[]:[m({fault:"stale",
differs:p})],...await N(f,i,r)]}async function N(f,c,r){const{tree:d,base:t=d}=s(f);return[...(await y(d,t)).map(l=>(0,j().
problemAt)("dependency-not-compared",r,{name:c,path:l})),...await(0,M().compareWithBase)(d,t,c,r)]}function A(f){return(0,j().
isProblem)(f,"dependency-unverified")?f.args.fault!=="stale":(0,j().isProblem)(f,"target-missing")&&f.args.untracked===!0}
async function b(f,c,r){const[d,t]=await Promise.all([(0,k().readLocks)(f),(0,k().readLocks)(c)]),i=({npm:m})=>m?.packages.
has(r)===!0,l=m=>i(m)||m.unread.length>0;return i(t)&&!i(d)&&f.stat(t.npm?.path??"")||l(t)&&!l(d)?"removed":(await(0,k().
usablePackageJson)(f,""))?.dependencies.has(r)?l(d)||(d.npm??t.npm)===void 0?void 0:"unlocked":"undeclared"}async function y(f,c){
const[{npm:r,unread:d},t]=await Promise.all([(0,k().readLocks)(f),(0,k().readLocks)(c)]);if(!r&&d.length===0&&!t.npm&&t.
unread.length===0)return[""];const i=await Promise.all(d.map(l=>(0,O().hasOtherContent)(f,c,l)));return d.filter((l,a)=>i[a])}
async function u(f,c,r){const{npm:d,unread:t}=await(0,k().readLocks)(f),i=d?.packages,l=t.length>0||i===void 0||i.has(c);
return r.has(c)&&l?c:[...r].find(a=>Object.hasOwn(i?.get(a)?.bin??{},c))}async function e(f,{name:c,binary:r}){const d=`\
node_modules/${c}`,t=(await(0,k().readLocks)(f)).npm?.packages.get(c);if(t===void 0||f.stat(d)===void 0)return;const i=await(0,k().
readJsonFile)(f,`${d}/package.json`),l=(0,I().objectIn)(i),a=(0,I().textIn)(l,"name")||c,p=(0,I().textIn)(l,"version"),m=(L,C,G)=>`\
the installed package has the ${L} \`${C||"nothing"}\`, but the lockfile has \`${G}\``;if(i!==void 0&&a!==t.name)return m(
"name",a,t.name);if(i!==void 0&&!["",p].includes(t.version))return m("version",p,t.version);const P=t.bin??(l.bin===void 0?
void 0:(0,k().binOf)(l.bin,a)??{});if(r===void 0||P===void 0)return;const{name:E,file:D}=r,w=Object.entries(P).flatMap(([
L,C])=>E===void 0||E===L?[v().posix.normalize(C)]:[]),T=E===void 0?"binary":`binary ${E}`;return w.includes(D)?void 0:m(
T,D,w[0]??"nothing")}function n({tree:f,base:c=f,directory:r}){const d=t=>i=>R().LOCKFILES.some(l=>i.stat(v().posix.join(
t,l))!==void 0);return(0,x().foldersUpFrom)(r).find(t=>[f,c].some(d(t)))??""}function s(f,c=n(f)){if(c==="")return f;const{
tree:r,base:d,directory:t,changed:i}=f,l=`${c}/`;return{...f,tree:(0,F().subTree)(r,c),...d&&{base:(0,F().subTree)(d,c)},
directory:t.slice(l.length),changed:new Set([...i].flatMap(a=>a.startsWith(l)?a.slice(l.length):[]))}}async function o(f,c){
const r=n(f),{targets:d,problems:t}=await c(s(f,r));return{targets:d.map(i=>i.path===void 0?i:{...i,path:v().posix.join(
r,i.path)}),problems:t}}},73872:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveInvocation=x;function v(){
const y=h(13254);return v=function(){return y},y}function I(){const y=h(45806);return I=function(){return y},y}function R(){
const y=h(15804);return R=function(){return y},y}function F(){const y=h(52437);return F=function(){return y},y}function j(){
const y=h(59867);return j=function(){return y},y}function M(){const y=h(82293);return M=function(){return y},y}function k(){
const y=h(9504);return k=function(){return y},y}function O(){const y=h(56788);return O=function(){return y},y}function x(y,u,e){
const n=new(O()).Trail((s,o)=>S(s,o,n),e);return S(y,u,n)}async function S(y,u,e){const n=[];for(const s of[y,...(0,I().
launchedBy)(y)]){const o=await A(s,u);if("rule"in o)n.push({targets:[],problems:[o]});else for(const f of o)n.push(await $(
f,u,e))}return(0,O().join)(n)}function $(y,u,e){const{program:n,family:s}=y;return s!==void 0?(0,k().resolveProgram)(y,s,
u,e):n==="node"?(0,R().resolveNode)(y,u):(0,F().resolveNpm)(y,u,e)}const N=/^[\w:.@/-]{1,200}$/;async function A(y,u){const{
selects:e,...n}=y,[s]=n.operands;if(e===void 0||s===void 0)return[y];const{text:o,span:f}=s,c=(0,v().problemAt)("outside\
-code",f,{program:"npm",flag:o}),r=b(o,e);if(r===void 0)return c;const t=[...(await(0,j().usablePackageJson)(u.tree,u.directory))?.
scripts.keys()??[]].filter(r);return t.length===0?(0,v().problemAt)("npm-script-missing",f,{script:o,passes:!1}):t.every(
i=>N.test(i))?t.map(i=>({...n,operands:[{...s,text:i}]})):c}function b(y,u){const e=o=>u==="wildcard"?o.replaceAll("/","\
:"):o.replace(/[:/]/g,f=>f===":"?"/":":"),n=(0,M().alternativesOf)(e(y));if(!n?.every(o=>o.split(/[:/]/).every(M().isPlainGlob)))
return;const s={dot:u==="wildcard"};return o=>n.some(f=>(0,M().matchesPattern)(e(o),f,s))}},15804:function(z,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.firstFile=t,g.inspectImport=D,g.inspectNodeFlag=P,g.resolveFound=y,g.resolveMain=
i,g.resolveNode=a,g.resolveTests=s;function v(){const L=h(76760);return v=function(){return L},L}function I(){const L=h(
3463);return I=function(){return L},L}function R(){const L=h(32854);return R=function(){return L},L}function F(){const L=h(
93028);return F=function(){return L},L}function j(){const L=h(13254);return j=function(){return L},L}function M(){const L=h(
94411);return M=function(){return L},L}function k(){const L=h(87646);return k=function(){return L},L}function O(){const L=h(
66227);return O=function(){return L},L}function x(){const L=h(59867);return x=function(){return L},L}function S(){const L=h(
82293);return S=function(){return L},L}function $(){const L=h(56788);return $=function(){return L},L}function N(){const L=h(
10473);return N=function(){return L},L}const A=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function b(L,C,G){const{
tree:W}=L,H=(0,S().pathProblem)(C,G,L.directory);if(H!==void 0)return{targets:[],problems:[H]};if(C.includes("\\"))return(0,$().
fails)("target-not-a-file",G,{path:C,reason:"backslash"});const B=(0,R().normalise)((0,$().from)(L,C))??"",U=(0,O().dependencyHome)(
L);if(U!==""&&(0,R().isWithin)(B,v().posix.join(U,"node_modules")))return(0,O().resolveAtHome)(L,Y=>b(Y,C,G));const K=t(
W,d(B));return K===void 0?n(L,C,B,G):K.kind!=="inside"||K.entry.kind!=="directory"?u(L,{path:C,wanted:B,found:K},G):await i(
L,{path:C,wanted:B},G,Y=>u(L,Y,G))??(0,$().fails)("target-not-a-file",G,{path:C,reason:"directory"})}async function y(L,{
path:C,wanted:G,found:W},H){const B=(0,N().fileAt)(W,C,H);if("problems"in B)return B;const U=await e(L,B,C,H);if(U.some(
O().isUnverified))return{targets:[],problems:U};const K=(0,N().runs)(L,{name:C,path:B.path,wanted:G},H);return{...K,problems:[
...U,...K.problems]}}async function u(L,C,G){const{path:W,wanted:H}=C,B=(0,N().fileAt)(C.found,W,G);if("problems"in B)return B;
const U=/\.([^./]*)$/.exec(v().posix.basename(B.path))?.[1]??"";if(!A.has(U))return(0,$().fails)("target-extension",G,{program:"\
node",path:W,extension:U});const K=await y(L,C,G);if(K.targets.length===0)return K;const J=(0,O().packageOf)(B.path);return J&&
!(0,R().isWithin)(H,"node_modules")&&!H.includes(`node_modules/${J}`)?(0,$().fails)("dependency-unverified",G,{name:J,path:W,
fault:"linked"}):B.tracked&&await c(L.tree,B)?(0,$().join)([K,(0,$().fails)("target-writes",G,{path:B.path})]):K}async function e(L,{
path:C,tracked:G,built:W},H,B){const U=(0,O().packageOf)(C);return U===void 0?(G||W)&&!(0,R().isWithin)(C,"node_modules")?
[]:[(0,j().problemAt)("target-missing",B,{path:H,untracked:!0})]:G?[(0,j().problemAt)("dependency-unverified",B,{name:U,
path:H,fault:"committed"})]:await(0,O().inspectDependency)(L,{name:U,path:H},B)}async function n(L,C,G,W){const H=(0,O().
packageOf)(G);if(H===void 0&&L.tree.isPending?.(G))return(0,$().fails)("target-not-judged",W,{path:C});if(H===void 0||L.
tree.stat("node_modules")!==void 0)return(0,N().nothingAt)(L.tree,G,C,W);const B=await(0,O().inspectDependency)(L,{name:H,
path:C},W);return B.some(O().isUnverified)?{targets:[],problems:B}:(0,$().join)([(0,$().fails)("not-installed",W,{name:H}),
{targets:[],problems:B}])}async function s(L,C,G,W){const H=(0,S().testProblem)(C,G,L.directory);if(H!==void 0)return{targets:[],
problems:[H]};const U=((0,S().isPattern)(C)?((0,S().alternativesOf)(C)??[]).map(S().baseOf):[C]).map(Y=>(0,R().resolveInTree)(
L.tree,(0,$().from)(L,Y)));if(U.some(({kind:Y})=>Y==="outside"))return(0,$().fails)("target-outside",G,{path:C,reason:"s\
ymlink"});const[K]=U,J=K?.kind==="inside"&&K.entry.kind==="directory"&&K.entry.tracked;return(0,S().isPattern)(C)||K===void 0||
J?$().NOTHING:W({path:C,wanted:(0,R().normalise)((0,$().from)(L,C))??C,found:K})}const o=256*1024,f=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function c(L,C){if((C.size??0)>o)return!1;const G=(await L.read(C.path)).toString("latin1");return f.test(G)}const r=[
"",".js",".json",".node"];function d(L){return L===""?[""]:r.map(C=>L+C)}function t(L,C){const G=C.map(W=>(0,R().resolveInTree)(
L,W)).filter(W=>W.kind!=="missing");return G.find(W=>W.kind!=="inside"||(0,F().isRegular)(W.entry.kind))??G[0]}async function i({
tree:L,changed:C},{path:G,wanted:W},H,B){const U=v().posix.join(W,"package.json"),K=await(0,x().readJsonFile)(L,U);if(K===
x().INVALID)return(0,$().fails)("package-json-invalid",H,{path:U});const J=(0,I().textIn)((0,I().objectIn)(K),"main"),Y=J.
startsWith("/")?void 0:(0,R().normalise)(v().posix.join(W,J)),V=X=>d(v().posix.join(X,"index")).slice(1),tn=J===""||!Y?[]:
[...d(Y),...V(Y)],Q=Y===void 0?{kind:"outside",path:J}:l(L,[...tn,...V(W)]);if(Q===void 0)return;const q=await B({path:G,
wanted:W,found:Q});return C.has(U)?(0,$().join)([q,(0,$().fails)("target-changed",H,{path:U})]):q}function l(L,C){return C.
map(G=>(0,R().resolveInTree)(L,G)).find(G=>G.kind==="inside"?(0,F().isRegular)(G.entry.kind):G.kind!=="missing")}async function a(L,C){
const{flags:G,operands:W}=L,H=(0,k().isTestRun)(L);if(p(L,H))return $().NOTHING;const B=[];for(const J of G)B.push(await P(
J,C));for(const{text:J,span:Y}of W){if(J===""||J.startsWith("-"))continue;const V=()=>b(C,J,Y);B.push(H?await s(C,J,Y,V):
await V())}const{targets:U,problems:K}=(0,$().join)(B);return G.some(({name:J})=>J==="--check")?{targets:U.map(J=>({...J,
parsed:!0})),problems:K}:{targets:U,problems:K}}function p({operands:L},C){const G=L[0]?.text;return G==="inspect"||G===
"debug"&&!C}const m=new Set(["--import","--require","--experimental-loader"]);async function P(L,C){const{name:G,value:W="",
span:H}=L;return G==="--env-file"||G==="--env-file-if-exists"?T(C,W,H):G==="--test-reporter-destination"?E(C,W,H):!m.has(
G)||!/^[@a-z]/i.test(W)?$().NOTHING:D(C,W,H)}function E(L,C,G){if(/^std(?:out|err)$/.test(C))return $().NOTHING;const W=(0,S().
pathProblem)(C,G,L.directory);if(W!==void 0)return{targets:[],problems:[W]};const H=(0,R().resolveInTree)(L.tree,(0,R().
normalise)((0,$().from)(L,C))??"");return H.kind==="outside"?(0,$().fails)("target-outside",G,{path:C,reason:"symlink"}):
H.kind==="inside"&&H.entry.tracked?(0,$().fails)("writes-files",G,{program:"node",flag:C}):$().NOTHING}async function D(L,C,G){
const W=/^(?:@[^/]+\/)?[^/]+/.exec(C)?.[0]??C;return{targets:[],problems:await(0,O().inspectDependency)(L,{name:W,path:C},
G)}}const w=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function T(L,C,G){if((0,S().pathProblem)(C,G,L.directory)!==void 0)return $().
NOTHING;const W=(0,R().resolveInTree)(L.tree,(0,$().from)(L,C));if(W.kind==="missing"&&L.tree.isPending?.(W.path))return(0,$().
fails)("target-not-judged",G,{path:C});const H=(0,N().fileAt)(W,C,G);if("problems"in H)return H;if(!H.tracked&&!H.built)
return(0,$().fails)("target-missing",G,{path:C,untracked:!0});if((H.size??0)>o)return(0,$().fails)("environment-file-uns\
afe",G,{path:C,names:[]});const U=[...(await L.tree.read(H.path)).toString("utf8").matchAll(w)].map(([,J=""])=>J).filter(
J=>(0,M().isReadByProgram)(J.toUpperCase())&&J.toUpperCase()!=="NODE_ENV"),K=[...new Set(U)].slice(0,10);return K.length===
0?$().NOTHING:(0,$().fails)("environment-file-unsafe",G,{path:C,names:K})}},62205:function(z,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.manifestChange=$,g.resolveRuns=S;function v(){const r=h(76760);return v=function(){return r},
r}function I(){const r=h(54669);return I=function(){return r},r}function R(){const r=h(90762);return R=function(){return r},
r}function F(){const r=h(96916);return F=function(){return r},r}function j(){const r=h(59867);return j=function(){return r},
r}function M(){const r=h(56788);return M=function(){return r},r}function k(){const r=h(61102);return k=function(){return r},
r}function O(){const r=h(46912);return O=function(){return r},r}function x(r,d,t,i){const{directory:l,event:a,words:p}=d;
return i.follow(`${l}\0${a}`,`${(0,O().scriptText)(d)}\0${p.length}`,()=>A(r,d,t,i),m=>N(m,a,t))}async function S(r,d,t,i){
const l=d.length>0?[await(0,F().inspectShadows)(r,t)]:[];for(const a of d)l.push(await x(r,a,t,i));return(0,M().join)([...l,
$(r,t)])}function $({directory:r,changed:d},t){const i=v().posix.join(r,"package.json");return d.has(i)?(0,M().fails)("t\
arget-changed",t,{path:i}):M().NOTHING}function N(r,d,t){return r.why==="cycle"?(0,M().fails)("npm-script-cycle",t,{script:d}):
(0,M().fails)("npm-script-chain",t,{script:d,limit:r.limit,what:r.why})}async function A(r,d,t,i){const{event:l,body:a,words:p}=d,
m=(0,O().scriptText)(d),P={targets:[(0,M().target)(r,{kind:"npm_script",name:l,script:m})],problems:[]},E={...r,via:l},{
parts:D,fault:w,isIdle:T}=await(0,k().resolveParts)({body:a,words:p,span:t},E,i),L=await b(r,d),C=[P];let G=w!==void 0;for(const{
problems:W,targets:H}of D){const{kept:B,refused:U}=u(W,p);if(C.push({targets:H,problems:B.map(n(L))}),U===void 0)continue;
const K=o(U)&&!e(U);G||=K;const J=K&&!L?"error":void 0,Y={script:l,text:m,reason:U.rule};w||C.push((0,M().fails)("npm-sc\
ript-text",t,Y,J))}if(T&&C.push((0,M().fails)("only-prints",t,{program:"npm",flag:`run ${l}`})),w===void 0)C.push(y(p));else{
const W=L&&p.length===0?"notice":void 0,H={script:l,text:m,...w,words:p.map(B=>B.text)};C.push((0,M().fails)("npm-script\
-form",p[0]?.span??t,H,W))}return G&&L&&C.push((0,k().namedTargets)(a,E,t)),(0,M().join)(C)}async function b({base:r,directory:d,
changed:t},{event:i,body:l}){return(r&&(await(0,j().usablePackageJson)(r,d))?.scripts.get(i))===l&&(!t.has((0,M().from)(
{directory:d},"package.json"))||!/npm_/.test(l))}function y(r){const d=r.flatMap(t=>(0,R().firstErrors)((0,I().lex)(`x ${(0,O().
quoteForScript)(t.text)}`).problems).map(i=>({...i,span:t.span})));return{targets:[],problems:d}}function u(r,d){const t=({
span:p})=>d.some(m=>s(m.span,p)),i=r.filter(p=>t(p)||c(p)),l=r.filter(p=>!i.includes(p)),a=l.filter(o);return{kept:i,refused:a.
find(p=>!e(p))??a[0]??l[0]}}function e({rule:r}){return r==="program-not-allowed"}function n(r){return d=>r&&d.rule==="t\
ool-unknown"?{...d,severity:"notice"}:d}function s(r,d){return r.start<d.end&&r.end>d.start}function o({severity:r}){return r===
"error"}const f=new Set(["build-files-unread","dependency-not-compared","dependency-redirected","target-changed","target\
-writes","not-installed","only-prints","tool-runs-file","tool-unknown","workspaces-changed"]);function c({rule:r,args:d}){
return r==="dependency-unverified"?"fault"in d&&["removed","stale"].includes(d.fault):f.has(r)||r.startsWith("npm-script\
-")||r.startsWith("npmrc-")}},52437:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveNpm=u,g.resolveTool=
e;function v(){const t=h(76760);return v=function(){return t},t}function I(){const t=h(91063);return I=function(){return t},
t}function R(){const t=h(32854);return R=function(){return t},t}function F(){const t=h(93028);return F=function(){return t},
t}function j(){const t=h(13254);return j=function(){return t},t}function M(){const t=h(31901);return M=function(){return t},
t}function k(){const t=h(66227);return k=function(){return t},t}function O(){const t=h(62205);return O=function(){return t},
t}function x(){const t=h(60210);return x=function(){return t},t}function S(){const t=h(96916);return S=function(){return t},
t}function $(){const t=h(59867);return $=function(){return t},t}function N(){const t=h(56788);return N=function(){return t},
t}function A(){const t=h(46912);return A=function(){return t},t}function b(){const t=h(38218);return b=function(){return t},
t}function y(){const t=h(10473);return y=function(){return t},t}async function u(t,i,l){const{subcommand:a,operands:p,flags:m}=t,
[P]=p,E=P?.span??m[0]?.span??{start:0,end:0};if(a==="exec")return P===void 0?N().NOTHING:e(i,t,P);const{project:D,selected:w,
runs:T,packages:L,problems:C}=await(0,A().scriptsThatRun)(t,i,E);if(D===void 0)return{targets:[],problems:C};const G=[await(0,x().
inspectNpmrc)({...i,directory:D},E)];for(const W of L){const H=T.filter(B=>B.directory===W);G.push(await(0,O().resolveRuns)(
{...i,directory:W},H,E,l))}return w&&!L.includes(D)&&G.push((0,O().manifestChange)({...i,directory:D},E)),(0,N().join)([
...G,{targets:[],problems:C}])}async function e(t,i,{text:l,span:a}){if(!(0,M().isToolName)(l))return N().NOTHING;const p=i.
starts==="file",m=p?N().NOTHING:await(0,k().resolveAtHome)(t,E=>n(E,l,a));if(!p&&m.targets.length===0)return m;const P=await(0,b().
resolveToolFiles)(i,t);return(0,N().join)([m,(0,I().isKnownTool)(t.families.tools,l)?N().NOTHING:(0,N().fails)("tool-unk\
nown",a,{tool:l}),P])}async function n(t,i,l){const{tree:a}=t,p=await(0,$().readPackageJson)(a,""),m=(await(0,S().ownBinaries)(
a)).get(i);if(m!==void 0&&t.via!==void 0&&a.stat("node_modules")===void 0)return(0,y().resolveCommitted)(t,{text:m.file,
span:l});if(p===$().INVALID)return(0,N().fails)("package-json-invalid",l,{path:"package.json"});if(p?.binaries.has(i))return(0,N().
fails)("binary-shadowed",l,{name:i,path:p.path});const P=(0,N().from)(t,`node_modules/.bin/${i}`);if(t.directory!==""&&a.
stat(P)!==void 0)return(0,N().fails)("dependency-unverified",l,{name:i,path:P,fault:"elsewhere"});const E=a.stat("node_m\
odules");if(E===void 0)return d(t,p,i,l);const D=await c(a,i),w=a.stat(D),T=(0,R().resolveInTree)(a,D);if(w===void 0||T.
kind==="missing")return(0,N().fails)("binary-missing",l,{name:i});if(T.kind!=="inside")return(0,N().fails)("target-outsi\
de",l,{path:D,reason:"symlink"});const L=(0,k().packageOf)(T.path),C=E.tracked||w.tracked,G=!C&&T.entry.tracked&&await o(
a,T.path);if(L===void 0&&!G||!(0,F().isRegular)(T.entry.kind))return(0,N().fails)("dependency-unverified",l,{name:i,path:T.
path,fault:"elsewhere"});if(!G&&(C||T.entry.tracked)){const B={name:L??i,path:T.path,fault:"committed"};return(0,N().fails)(
"dependency-unverified",l,B)}const W=G?await(0,k().inspectOrigin)(t,f(a,D)??i,l):await s(t,i,T.path,l);if(W.some(k().isUnverified))
return{targets:[],problems:W};if(!await r(a,T.path))return(0,N().fails)("binary-not-node",l,{name:i,path:T.path});G&&t.changed.
has(T.path)&&W.push((0,j().problemAt)("target-changed",l,{path:T.path}));const H={kind:"package_binary",name:i,path:T.path};
return{targets:[(0,N().target)(t,H)],problems:W}}async function s(t,i,l,a){const p=(0,k().packageOf)(l)??i,m=l.slice(`no\
de_modules/${p}/`.length),P={name:i.startsWith("@")?void 0:i,file:m},E=await(0,k().inspectDependency)(t,{name:p,path:l,binary:P},
a);return p===i||!(await(0,$().readLocks)(t.tree)).npm?.packages.has(i)?E:[...E,...await(0,k().inspectOrigin)(t,i,a)]}async function o(t,i){
return(await(0,S().ownPackages)(t)).some(l=>(0,R().isWithin)(i,l))}function f(t,i){return(0,k().packageOf)(v().posix.join(
v().posix.dirname(i),t.readlink(i)??""))}async function c(t,i){const l=`node_modules/.bin/${i}`;if(!i.startsWith("@"))return l;
const a=await(0,$().usablePackageJson)(t,`node_modules/${i}`);if(a===void 0)return l;const[p]=a.binaries.keys();return`n\
ode_modules/.bin/${(a.binaries.size===1?p:void 0)??i.replace(/^@[^/]*\//,"")}`}async function r(t,i){return/\.[cm]?js$/.
test(i)||/^#!.*[/ ]node\b/.test(await(0,y().firstLineOf)(t,i))}async function d(t,i,l,a){const p=await(0,k().ownerOf)(t.
tree,l,i?.dependencies??new Set);if(p===void 0)return(0,N().fails)("binary-missing",a,{name:l});const m={kind:"package_b\
inary",name:l},P=await(0,k().inspectDependency)(t,{name:p,path:l},a);return{targets:[(0,N().target)(t,m)],problems:[t.tree.
isPending?.("node_modules")?(0,j().problemAt)("target-not-judged",a,{path:l}):(0,j().problemAt)("not-installed",a,{name:l}),
...P]}}},60210:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.effectOf=b,g.foreignSettings=s,g.inspectNpmrc=
S,g.npmrcCopies=y,g.readNpmrc=x;function v(){const o=h(76760);return v=function(){return o},o}function I(){const o=h(58238);
return I=function(){return o},o}function R(){const o=h(32854);return R=function(){return o},o}function F(){const o=h(93028);
return F=function(){return o},o}function j(){const o=h(94411);return j=function(){return o},o}function M(){const o=h(56788);
return M=function(){return o},o}function k(){const o=h(10473);return k=function(){return o},o}const O=64*1024;async function x(o){
const f=await(0,k().readText)(o.tree,(0,M().from)(o,".npmrc"),O);if(f===void 0)return{settings:{}};if("unread"in f)return f;
const c=(0,F().lfsObstacle)(f.text);return c!==void 0?{unread:c}:{settings:(0,I().parse)(f.text),file:f.path}}async function S(o,f){
const c=(0,M().from)(o,".npmrc"),r=await x(o);if("unread"in r)return(0,M().fails)("npmrc-setting",f,{path:c,keys:[],why:r.
unread});const{settings:d,file:t=c}=r,i=!o.base||o.changed.has(c)||o.changed.has(t),l=o.base&&await x({...o,tree:o.base}),
a=l&&"settings"in l?l.settings:{},p={changed:[],decides:[],stands:[]};for(const[m,P]of Object.entries(d)){const E=b(m,P),
D=i&&JSON.stringify(a[m])!==JSON.stringify(P),w=m==="node-options"&&!(0,j().areHarmlessOptions)(String(P));E==="harmless"||
E==="honoured"&&!D&&!w||p[D?"changed":E==="other"?"stands":"decides"].push(m)}return(0,M().join)(Object.entries(p).map(([
m,P])=>P.length===0?M().NOTHING:(0,M().fails)("npmrc-setting",f,{path:c,keys:P,why:m},m==="stands"?"warning":void 0)))}const $=new Set(
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),N=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),A=new Set(["ignore\
-scripts","node-options"]);function b(o,f){const c=typeof f!="object"&&!String(f).includes("${");if(o==="ignore-scripts"&&
c)return typeof f=="boolean"?"honoured":"decides";if(A.has(o)&&c)return"honoured";const r=o.toLowerCase().replaceAll("_",
"-");return N.has(r)||o.includes("${")?"decides":!$.has(o)||typeof f=="object"&&!Array.isArray(f)||String(f).includes("$\
{")?"other":"harmless"}async function y(o,f){return Promise.all((0,F().filesNamed)(o,".npmrc").map(({path:c})=>u(o,c,f)))}
async function u(o,f,c){const r=v().posix.dirname(f),d=await x({tree:o,directory:r==="."?"":r});if("unread"in d)return e(
o,f,d.unread);const{settings:t,file:i=f}=d,l=c.has(f)||c.has(i),a=([m,P])=>{const E=b(m,P);return E==="harmless"||E==="h\
onoured"&&!l},p=Object.entries(t);return{path:i,text:(0,I().stringify)(Object.fromEntries(p.filter(a))),dropped:p.filter(
m=>!a(m)).map(([m])=>m)}}function e(o,f,c){const r=(0,R().resolveInTree)(o,f);return r.kind==="inside"&&(0,F().isRegular)(
r.entry.kind)?{path:r.path,text:"",dropped:[c]}:{path:f,dropped:[c]}}const n=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function s(o,f){return(await y(o,f)).flatMap(({path:r,dropped:d})=>{const t=d.filter(i=>!n.test(i));return t.length>
0?[`${r}: ${t.join(", ")}`]:[]})}},45156:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.compareWithBase=
k,g.knownHosts=void 0,g.replacedArchive=A;function v(){const a=h(3463);return v=function(){return a},a}function I(){const a=h(
32854);return I=function(){return a},a}function R(){const a=h(93028);return R=function(){return a},a}function F(){const a=h(
13254);return F=function(){return a},a}function j(){const a=h(60210);return j=function(){return a},a}function M(){const a=h(
59867);return M=function(){return a},a}async function k(a,p,m,P){if(a===p)return[];const[{npm:E},{npm:D}]=await Promise.
all([(0,M().readLocks)(a),(0,M().readLocks)(p)]),w=D?.packages.get(m),T={name:m,tree:a,base:p,before:[...w?[w]:[],...await e(
p,m)],hosts:await d(p),configured:await t(a,m)},L=await u(T),C=E?.packages.get(m),W=C?O(C,T):E?void 0:S({name:m,version:"",
source:{kind:"registry"}},T);return W&&L.push({name:m,path:E?.path??".npmrc",...W}),L.map(H=>(0,F().problemAt)("dependen\
cy-redirected",P,H))}function O(a,p){const{tree:m,base:P}=p,E=p.before.find(w=>b(w,a));return E?.version===a.version&&y(
E,a)||A(a,m,P)?{how:"integrity",to:a.integrity??"nothing"}:E?S(a,p):x(a,p)}function x(a,p){const{source:m}=a;if(m.kind===
"git"||m.kind==="tarball")return{how:m.kind,to:m.at};if(m.kind==="file"){const P=p.before.some(E=>E.source.kind!=="file");
return N(a,p.tree)&&!P?void 0:{how:"file",to:m.at}}return a.name!==p.name?{how:"alias",to:a.name}:S(a,p)}function S({source:a},{
hosts:p,configured:m}){if(a.kind!=="registry")return;const P=r(a,m);return p.has(P)?void 0:{how:"host",to:P}}function $({
source:a}){if(a.kind==="file")return(0,I().normalise)(a.at.replace(/#.*$|::.*$/s,""))||void 0}function N(a,p){const m=$(
a),P=m===void 0?void 0:(0,I().resolveInTree)(p,m);return P?.kind==="inside"&&P.entry.kind==="directory"}function A(a,p,m){
const P=$(a);if(P===void 0)return!1;const[E,D]=[p,m].map(T=>(0,I().resolveInTree)(T,P));return!(E?.kind==="inside"&&(0,R().
isRegular)(E.entry.kind))||D?.kind!=="inside"?!1:E.entry.oid!==D.entry.oid||E.entry.size!==D.entry.size}function b(a,p){
return a.name===p.name&&a.source.kind===p.source.kind&&o(a)===o(p)}function y({integrity:a,source:p},{integrity:m}){if(a===
void 0||p.kind==="file"&&m===void 0)return!1;if(m===void 0)return!0;const P=w=>w.split("-",1)[0],E=m.split(/\s+/),D=a.split(
/\s+/).filter(w=>E.some(T=>P(T)===P(w)));return D.length>0&&!D.some(w=>E.includes(w))}async function u(a){const{name:p,tree:m,
before:P}=a;return(await e(m,p)).flatMap(E=>{if(E.source.kind==="registry"&&E.name===p||P.some(T=>b(T,E)))return[];const w=x(
E,a);return w===void 0?[]:[{name:p,path:"package.json",...w}]})}async function e(a,p){const m=(0,v().objectIn)(await(0,M().
readJsonFile)(a,"package.json")),P=["dependencies","devDependencies","optionalDependencies"].map(C=>(0,v().textIn)((0,v().
objectIn)(m[C]),p)),{overrides:E,resolutions:D,pnpm:w}=m,T=[E,D,(0,v().objectIn)(w).overrides].flatMap(C=>Object.entries(
(0,v().objectIn)(C)).flatMap(([G,W])=>s(G,p)?[typeof W=="string"?W:(0,v().textIn)((0,v().objectIn)(W),".")]:[]));return[
...new Set([...P,...T])].filter(C=>C!==""&&!C.startsWith("workspace:")).map(C=>n(C,p))}function n(a,p){const m=(0,M().aliasIn)(
a);return m!==void 0&&m!==p?{name:m,version:"",source:{kind:"registry"}}:{name:p,version:"",source:(0,M().sourceOf)(a,p,
"")}}function s(a,p){const m=a.split(/[>]|\*\*\//).at(-1)??"";return m===p||m.startsWith(`${p}@`)||m.endsWith(`/${p}`)}function o({
source:{kind:a,at:p=""},version:m}){return a==="tarball"&&m!==""?p.replaceAll(m,"*"):a==="registry"&&c.includes(p)?"":p}
const f="registry.npmjs.org",c=[f,"registry.yarnpkg.com"];function r({at:a},p){return(a===void 0||c.includes(a)?p:void 0)??
a??f}const d=g.knownHosts=(0,R().perTree)(async a=>{const p=await i(a),m=Object.entries(p).filter(([D])=>D==="registry"||
D.endsWith(":registry")).map(([,D])=>l(String(D))),P=((await(0,M().readLocks)(a)).npm?.all??[]).flatMap(({source:D})=>D.
kind==="registry"&&D.at?[D.at]:[]),E=p.registry===void 0||P.some(D=>c.includes(D));return new Set([...m,...P,...E?c:[]])});
async function t(a,p){const m=await i(a),[P]=p.startsWith("@")?p.split("/"):[],E=P&&m[`${P}:registry`]||m.registry;return E===
void 0?void 0:l(String(E))}async function i(a){const p=await(0,j().readNpmrc)({tree:a,directory:""});return"settings"in p?
p.settings:{}}function l(a){return URL.canParse(a)?new URL(a).host:a}},96916:function(z,g,h){Object.defineProperty(g,"__\
esModule",{value:!0}),g.inspectShadows=A,g.ownPackages=g.ownBinaries=void 0;function v(){const n=h(76760);return v=function(){
return n},n}function I(){const n=h(32854);return I=function(){return n},n}function R(){const n=h(93028);return R=function(){
return n},n}function F(){const n=h(11331);return F=function(){return n},n}function j(){const n=h(59867);return j=function(){
return n},n}function M(){const n=h(56788);return M=function(){return n},n}function k(){const n=h(47668);return k=function(){
return n},n}const O=g.ownPackages=(0,R().perTree)(async n=>{const s=await(0,k().listWorkspaces)(n,""),o=Array.isArray(s)?
s.map(({directory:t})=>t):[],{npm:f,unread:c}=await(0,j().readLocks)(n),r=(f?.all??[]).flatMap(({source:t})=>t.kind==="f\
ile"?(0,I().normalise)(t.at)??[]:[]),d=c.length>0?await x(n):[];return[...new Set([...o,...r,...d])].filter(t=>t!=="")});
async function x(n){const s=await(0,j().usablePackageJson)(n,""),o=(0,R().filesNamed)(n,"package.json").map(({path:c})=>v().
posix.dirname(c)),f=[];for(const c of o){const r=c==="."?void 0:await(0,j().usablePackageJson)(n,c);r!==void 0&&s?.dependencies.
has(r.name)&&f.push(c)}return f}const S=g.ownBinaries=(0,R().perTree)(async n=>{const s=new Map;for(const o of await O(n)){
const f=await(0,j().usablePackageJson)(n,o);for(const[c,r]of f?.binaries??[]){const d=v().posix.join(o,r);s.set(v().posix.
basename(c),{file:d,manifest:v().posix.join(o,"package.json")})}}return s}),$=new Set([...F().PROGRAM_NAMES,...`[ alias \
awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),N=new Set(["node","npm","npx","sh"]);async function A(n,s){const{tree:o,base:f}=n,
c=await S(o),r=f&&await S(f),d=[...c].flatMap(([i,{manifest:l}])=>$.has(i)?[b(i,l,r?.has(i)===!0,s)]:[]),t=[];for(const i of(0,k().
foldersUpFrom)(n.directory)){const l=await y(o,v().posix.join(i,"node_modules/.bin"));for(const{name:a,path:p,isLocked:m}of l)
t.push(b(a,p,m,s))}return(0,M().join)([...d,...t])}function b(n,s,o,f){return o?N.has(n)?(0,M().fails)("program-replaced",
f,{name:n,path:s},"warning"):M().NOTHING:(0,M().fails)("program-replaced",f,{name:n,path:s})}const y=(0,R().perPath)(async(n,s)=>{
const o=[];for(const{path:f}of n.list(s)){const c=v().posix.basename(f).replace(/\.(?:cmd|exe|ps1)$/,"");if(!$.has(c))continue;
const r=(0,I().resolveInTree)(n,f);if(r.kind!=="inside")continue;const d=r.path===f?await u(n,r.entry):r.path,t=d!==void 0&&
/node_modules\/(?!\.bin\/)/.test(d);o.push({name:c,path:f,isLocked:t&&!r.entry.tracked})}return o});async function u(n,{
path:s,size:o=0}){if(o>e)return;const f=(await n.read(s)).toString("utf8"),[,c]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(f)??
[];return c&&v().posix.join(v().posix.dirname(s),c)}const e=16*1024},59867:function(z,g,h){Object.defineProperty(g,"__es\
Module",{value:!0}),g.INVALID=void 0,g.aliasIn=l,g.binOf=b,g.readPackageJson=g.readLocks=g.readLock=g.readJsonFile=void 0,
g.sourceOf=d,g.usablePackageJson=N;function v(){const a=h(26040);return v=function(){return a},a}function I(){const a=h(
3463);return I=function(){return a},a}function R(){const a=h(95244);return R=function(){return a},a}function F(){const a=h(
32854);return F=function(){return a},a}function j(){const a=h(93028);return j=function(){return a},a}function M(){const a=h(
10473);return M=function(){return a},a}const k=["dependencies","devDependencies","optionalDependencies"],O=64*1024*1024,
x=g.INVALID=Symbol("invalid"),S=g.readJsonFile=(0,j().perPath)(async(a,p)=>{if((0,F().resolveInTree)(a,p).kind==="missin\
g")return;const m=await(0,M().readText)(a,p,O);if(m===void 0||"unread"in m||(0,I().isNestedTooDeep)(m.text))return x;const P=(0,v().
attempt)(()=>JSON.parse(m.text.replace(/^\uFEFF/,"")));return typeof P=="object"&&P!==null?P:x}),$=g.readPackageJson=(0,j().
perPath)(async(a,p)=>{const m=p===""?"package.json":`${p}/package.json`,P=await S(a,m);return P===void 0||P===x?P:A(m,P)});
async function N(a,p){const m=await $(a,p);return m===x?void 0:m}function A(a,p){const m=typeof p.name=="string"?p.name:
"";return{path:a,name:m,scripts:y(p.scripts),binaries:new Map(Object.entries(b(p.bin,m)??{})),dependencies:new Set(k.flatMap(
P=>[...y(p[P]).keys()])),workspaces:u(p.workspaces)}}function b(a,p){if(typeof a=="string")return{[p.replace(/^@[^/]*\//,
"")]:a};const m=y(a);return m.size===0?void 0:Object.fromEntries(m)}function y(a){return new Map(Object.entries((0,I().objectIn)(
a)).flatMap(([p,m])=>typeof m=="string"?[[p,m]]:[]))}function u(a){const p=Array.isArray(a)?a:(0,I().objectIn)(a).packages;
return Array.isArray(p)?p.filter(m=>typeof m=="string"):[]}const e=g.readLocks=(0,j().perTree)(async a=>{const p=R().LOCKFILES.
filter(D=>a.stat(D)!==void 0),m=R().NPM_LOCKFILES.find(D=>p.includes(D)),P=m===void 0?void 0:await n(a,m),E=p.filter(D=>!R().
NPM_LOCKFILES.some(w=>w===D));return P==="unread"?{unread:[m??"",...E]}:m===void 0?{unread:E}:{npm:P??{path:m,packages:new Map,
all:[]},unread:E}}),n=g.readLock=(0,j().perPath)(async(a,p)=>{const m=await(0,M().readText)(a,p,O),P=m&&"text"in m?m.text.
replace(/^\uFEFF/,""):"",E=(0,I().objectIn)((0,v().attempt)(()=>JSON.parse(P)));if(E.packages===void 0)return E.lockfileVersion===
1?"unread":void 0;const D=new Map,w=[];for(const[T,L]of Object.entries((0,I().objectIn)(E.packages))){if(T==="")continue;
const[,C,G]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(T)??[],W=s(G??T,(0,I().objectIn)(L));C===""&&G!==void 0&&D.
set(G,W),w.push(W)}return{path:p,packages:D,all:w}});function s(a,p){const m=(0,I().textIn)(p,"name")||a,P=(0,I().textIn)(
p,"version"),E=(0,I().textIn)(p,"resolved"),D=(0,I().textIn)(p,"integrity"),w=b(p.bin,m),T=p.link===!0?{kind:"file",at:E.
replace(/^file:/,"")}:d(E,m,P);return{name:m,version:P,source:T,...D&&{integrity:D},...w&&{bin:w}}}const o={kind:"regist\
ry"},f=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,c=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
r=/^(?:file|link|portal|workspace):(.*)$/is;function d(a,p,m){const[,P]=r.exec(a)??[];return P!==void 0?{kind:"file",at:P}:
f.test(a)?{kind:"git",at:a.replace(/#.*$/s,"")}:/^https?:/i.test(a)?t(a,p,m):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(a)||
/\.t(?:ar\.)?gz$/i.test(a)?{kind:"file",at:a}:c.test(a)?{kind:"git",at:a.replace(/#.*$/s,"")}:o}function t(a,p,m){const P={
kind:"tarball",at:a.replace(/#.*$/s,"")};if(!URL.canParse(a))return P;const{host:E,pathname:D}=new URL(a),w=i(D),[,T]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(w)??[];if(E==="codeload.github.com"&&T!==void 0)return{kind:"git",at:`https://github.com/${T}`};const L=p.replace(/^@[^/]*\//,
"");return w.endsWith(`/${p}/-/${L}-${m}.tgz`)||w.endsWith(`/${p}/-/${p}-${m}.tgz`)||E==="npm.pkg.github.com"&&w.startsWith(
`/download/${p}/${m}/`)?{kind:"registry",at:E}:P}function i(a){try{return decodeURIComponent(a)}catch{return a}}function l(a){
const[,p]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(a)??[];return p===void 0||/^[\^~<>=*v\d]/.test(p)?void 0:p}},65490:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.isPackageManager=N,g.resolvePackageManager=$,g.selectsPackages=A;function v(){
const u=h(76760);return v=function(){return u},u}function I(){const u=h(93028);return I=function(){return u},u}function R(){
const u=h(31901);return R=function(){return u},u}function F(){const u=h(52437);return F=function(){return u},u}function j(){
const u=h(62205);return j=function(){return u},u}function M(){const u=h(60210);return M=function(){return u},u}function k(){
const u=h(59867);return k=function(){return u},u}function O(){const u=h(56788);return O=function(){return u},u}function x(){
const u=h(46912);return x=function(){return u},u}function S(){const u=h(47668);return S=function(){return u},u}async function $(u,e,n,s){
const{subcommand:o,operands:f,flags:c}=u,[r]=f;if(r===void 0)return O().NOTHING;const{text:d,span:t}=r,i=(0,O().join)([await(0,M().
inspectNpmrc)({...n,directory:""},t),n.directory===""?O().NOTHING:await(0,M().inspectNpmrc)(n,t)]),l=(0,R().isProgram)(d)||
n.families?.allowed.has(d)===!0,a={...u,subcommand:"exec"};if(o==="exec")return(0,O().join)([i,l?O().NOTHING:await(0,F().
resolveTool)(n,a,r)]);const p=await b(n,A(u,e),t);if("problems"in p)return(0,O().join)([i,p]);const m=p.filter(({manifest:D})=>D.
scripts.has(d));if(m.length>0){const D=m.map(w=>y(w,u,n,s));return(0,O().join)([i,...await Promise.all(D)])}const P=d===
"start";if(o==="script-or-tool"&&!P){if(l)return i;if((0,R().isToolName)(d))return(0,O().join)([i,await(0,F().resolveTool)(
n,a,r)]);if(!/^[:.-]*\w[\w:.-]*$/.test(d)){const D=[(0,R().wordProblem)("outside-code",e.program,r)];return(0,O().join)(
[i,{targets:[],problems:D}])}}const E={script:d,passes:c.some(({name:D})=>D==="--if-present")};return(0,O().join)([i,(0,O().
fails)("npm-script-missing",t,E,P?"error":void 0)])}function N({data:u}){return u.starts==="script-or-tool"||u.starts===
"script-tool-or-file"}function A({anyPackage:u,flags:e,passthrough:n},{data:s}){const o=[...e.map(({name:f})=>f),...n.map(
({text:f})=>f)];return u===!0||o.some(f=>s.selecting_flags.includes(f.replace(/=.*/s,"")))}async function b({tree:u,directory:e},n,s){
const o=(0,I().filesNamed)(u,"package.json").flatMap(({path:d})=>d.split("/").includes("node_modules")?[]:v().posix.dirname(
d).replace(/^\.$/,"")),f=d=>u.stat(v().posix.join(d,"package.json"))!==void 0,c=n?o:(0,S().foldersUpFrom)(e).filter(f).slice(
0,1);if(c.length===0)return(0,O().fails)("package-json-missing",s,{directory:e});const r=[];for(const d of c){const t=await(0,k().
readPackageJson)(u,d);if(t===k().INVALID)return(0,O().fails)("package-json-invalid",s,{path:v().posix.join(d,"package.js\
on")});t!==void 0&&r.push({directory:d,manifest:t})}return r}async function y({directory:u,manifest:e},{operands:[n],passthrough:s},o,f){
const c={...o,directory:u},{text:r="",span:d={start:0,end:0}}=n??{},t=(0,x().runsIn)(e,u,{event:r,words:s});return(0,O().
join)([await(0,j().resolveRuns)(c,t,d,f),{targets:[],problems:(0,x().inspectEmpty)(t,r,c,d)}])}},82293:function(z,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.alternativesOf=s,g.baseOf=u,g.inspectPaths=k,g.isPattern=y,g.isPlainGlob=$,g.
matchesPattern=N,g.pathProblem=S,g.testProblem=x;function v(){const o=h(32854);return v=function(){return o},o}function I(){
const o=h(13254);return I=function(){return o},o}function R(){const o=h(14395);return R=function(){return o},o}function F(){
const o=h(45806);return F=function(){return o},o}function j(){const o=h(87646);return j=function(){return o},o}const M=new Set(
["--env-file","--env-file-if-exists","--prefix"]);function k(o,f){const{passthrough:c}=o,r=[],d=(i,l)=>{const a=S(i,l,f);
a!==void 0&&r.push(a)};for(const i of[o,...(0,F().launchedBy)(o)]){for(const{name:a,value:p,span:m}of i.flags)p!==void 0&&
(M.has(a)&&d(p,m),a==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(p)&&d(p,m));for(const{as:a,path:p,span:m}of i.subcommand===
"exec"&&i.tool?.files||[]){const P=a==="tests"?x(p,m,f):void 0;P!==void 0&&r.push(P)}if(i.program!=="node"&&i.starts!=="\
file")continue;const l=i.program==="node"&&(0,j().isTestRun)(i)?x:S;for(const{text:a,span:p}of i.operands){const m=a===""||
a==="-"?void 0:l(a,p,f);m!==void 0&&r.push(m)}}const t=c.find(({text:i})=>O.test(i));return t!==void 0&&r.push((0,I().problemAt)(
"absolute-path",t.span,{path:t.text})),r}const O=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function x(o,f,c){if(!y(o))return S(o,f,c);const r=s(o);if(r===void 0)return(0,I().problemAt)("glob-unclear",f,{pattern:o,
reason:"too_many"});for(const d of[o,...r]){const t=S(d,f,c);if(t!==void 0)return{...t,args:{...t.args,path:o}}}}function S(o,f,c){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(o)&&/^(?:data|node|file|[a-z]+:\/)/i.test(o))return(0,I().problemAt)("target-outside",
f,{path:o,reason:"address"});const r=/^(?:[\\/]|[A-Za-z]:)/.test(o),d=r?void 0:(0,v().normalise)(c===""?o:`${c}/${o}`);if(d===
void 0){const t=r?"absolute":"above";return(0,I().problemAt)("target-outside",f,{path:o,reason:t})}if((0,v().isWithin)(d,
".git",{ignoreCase:!0}))return(0,I().problemAt)("target-outside",f,{path:o,reason:"git"})}function $(o){return o.length>
200||o.split("**").length>2?!1:o==="."?!0:o.split("/").every(f=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(f))}function N(o,f,c={}){
return A(o.split("/"),f.split("/"),c)}function A(o,f,c){const[r,...d]=o,[t,...i]=f;return r===void 0?c.partial||f.every(
l=>l==="**"):t===void 0?!1:t!=="**"?b(r,t,c)&&A(d,i,c):A(o,i,c)?!0:b(r,"*",c)&&A(d,f,c)}function b(o,f,{dot:c=!1}){return o.
startsWith(".")&&!f.startsWith(".")&&!c?!1:(0,R().matchesStars)(o,f)}function y(o){return/[*?[{]/.test(o)}function u(o){
return o.replace(/(?<![^/])[^/]*[*?[{].*$/s,"")}const e=200,n=1e3;function s(o){if(o.length>n)return;let f=[o.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const c=[];for(;f.length>0;){const r=[];for(const d of f){const t=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(d);if(t===null)
c.push(d);else{const{0:i,1:l="",index:a}=t,[p,m]=[d.slice(0,a),d.slice(a+i.length)];r.push(...l.split(",").map(P=>`${p}${P}${m}`))}}
if(r.length+c.length>e)return;f=r}return c}},9504:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveProgram=
u;function v(){const p=h(76760);return v=function(){return p},p}function I(){const p=h(96215);return I=function(){return p},
p}function R(){const p=h(91063);return R=function(){return p},p}function F(){const p=h(32854);return F=function(){return p},
p}function j(){const p=h(93028);return j=function(){return p},p}function M(){const p=h(97340);return M=function(){return p},
p}function k(){const p=h(46868);return k=function(){return p},p}function O(){const p=h(79757);return O=function(){return p},
p}function x(){const p=h(65490);return x=function(){return p},p}function S(){const p=h(82293);return S=function(){return p},
p}function $(){const p=h(56788);return $=function(){return p},p}function N(){const p=h(38218);return N=function(){return p},
p}function A(){const p=h(10473);return A=function(){return p},p}function b(){const p=h(47668);return b=function(){return p},
p}const y=5;async function u(p,m,P,E){const D=n(p,m,P);if("problems"in D)return D;const{subcommand:w,starts:T,operands:L,
module:C,launched:G}=p,[W]=L,H=[s(m,P,e(p)),...c(p,D),await(0,N().resolveProgramFiles)(p,P)],B={subcommand:w??W?.text??"",
span:e(p)};if(H.push(l(m,D,B)),C!==void 0&&(T!=="module"||G)&&H.push(i(m,D,C)),W!==void 0&&T==="file"&&H.push(r(p,m,D)),
W!==void 0&&T==="module"&&H.push(t(D,W,p.passthrough)),!(0,x().isPackageManager)(m))return(0,$().join)(H);if(w==="run"||
w==="exec"||w==="script-or-tool")H.push(await(0,x().resolvePackageManager)(p,m,D,E));else if(w!==void 0&&(0,x().selectsPackages)(
p,m)){const U={text:w,span:e(p),quoted:!1},K={...p,subcommand:"run",operands:[U]};H.push(await(0,x().resolvePackageManager)(
K,m,D,E))}return(0,$().join)(H)}function e({operands:p,flags:m}){return p[0]?.span??m[0]?.span??{start:0,end:0}}function n({
flags:p},m,P){let E=P;for(const{name:D,value:w,span:T}of p){if(w===void 0||!(0,R().movesTo)(m,D))continue;const L=(0,A().
entryFrom)(E,w,T);if("problems"in L)return L;E={...P,directory:L.path}}return E}function s({program:p,data:m},{tree:P,changed:E},D){
if(m.build_files.length===0)return $().NOTHING;const w=o(P),T=w.get(m)??f(P,m.build_files);w.set(m,T);const L=T.filter(G=>E.
has(G)),C=T.slice(0,y);return(0,$().join)([T.length===0?$().NOTHING:(0,$().fails)("build-files-unread",D,{program:p,files:C,
count:T.length}),...L.map(G=>(0,$().fails)("target-changed",D,{path:G}))])}const o=(0,j().perTree)(()=>new Map);function f(p,m){
const P=E=>m.some(D=>(0,S().matchesPattern)(D.includes("/")?E:v().posix.basename(E),D,{dot:!0}));return[...p.files()].flatMap(
({path:E})=>!(0,F().isWithin)(E,"node_modules")&&P(E)?E:[])}function c({operands:p,flags:m,starts:P,subcommand:E,family:D},w){
const T=D&&(0,x().isPackageManager)(D)&&E!=="test";return[...(P===void 0&&!T?p:[]).map(({text:G,span:W})=>({text:G.replace(
/::.*$/s,""),span:W})),...m.flatMap(({value:G,span:W})=>G===void 0?[]:[{text:G,span:W}])].map(({text:G,span:W})=>{const H=(0,F().
normalise)((0,$().from)(w,G));return H===void 0||H===""?$().NOTHING:(0,F().isWithin)(H,".git",{ignoreCase:!0})?(0,$().fails)(
"target-outside",W,{path:H,reason:"git"}):(0,F().resolveInTree)(w.tree,H).kind==="outside"?(0,$().fails)("target-outside",
W,{path:G,reason:"symlink"}):$().NOTHING})}function r({operands:[p],parsed:m},P,E){if(p===void 0)return $().NOTHING;const{
targets:D,problems:w}=d(E,p),T=(0,O().extensionProblems)(P,p.text,p.span).length>0,L=D.flatMap(({path:C=""})=>T?[]:(0,O().
extensionProblems)(P,C,p.span));return{targets:D.map(C=>({...C,...m&&{parsed:m}})),problems:[...w,...L]}}function d(p,{text:m,
span:P}){const E=(0,S().pathProblem)(m,P,p.directory);if(E!==void 0)return{targets:[],problems:[E]};const D=(0,A().entryFrom)(
p,m,P);if("problems"in D)return D;if(!(0,j().isRegular)(D.kind))return(0,$().fails)("target-not-a-file",P,{path:m,reason:D.
kind});if(!D.tracked)return(0,$().fails)("target-missing",P,{path:m,untracked:!0});const w=(0,F().normalise)((0,$().from)(
p,m))??"";return(0,A().runs)(p,{name:m,path:D.path,wanted:w},P)}function t(p,m,P){const{text:E,span:D}=m,w=(0,M().pythonFiles)(
E).find(T=>!T.endsWith("/__init__.py")&&p.tree.stat((0,$().from)(p,T))!==void 0);if(w===void 0){const T=(0,k().parseUnknownTool)(
m,P,p.families.tools.module);return(0,$().join)([(0,$().fails)("tool-unknown",D,{tool:E}),{targets:[],problems:T}])}return d(
p,{text:w,span:D,quoted:!1})}function i({program:p},{tree:m,base:P,changed:E,directory:D},{text:w,span:T}){const[L]=w.split(
"."),C=[...E].filter(G=>{const[,W=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(v().posix.relative(D,G))??[];return m.stat(G)!==
void 0&&P?.stat(G)===void 0&&(W===L||(0,I().isOfLibrary)(W))});return a(C,{program:p,subcommand:`-m ${w}`},T)}function l({
program:p,data:m},{changed:P,directory:E},{subcommand:D,span:w}){const T=(0,b().foldersUpFrom)(E).flatMap(C=>m.settings.
map(G=>v().posix.join(C,G))),L=[...P].filter(C=>T.some(G=>(0,F().isWithin)(C,G)));return a(L,{program:p,subcommand:D},w)}
function a(p,m,P){return(0,$().join)(p.map(E=>(0,$().fails)("settings-changed",P,{...m,path:E})))}},56788:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.Trail=g.NOTHING=void 0,g.fails=F,g.from=j,g.join=R,g.target=M;function v(){
const S=h(13254);return v=function(){return S},S}const I=g.NOTHING={targets:[],problems:[]};function R(S){return{targets:S.
flatMap($=>$.targets),problems:S.flatMap($=>$.problems)}}function F(S,$,N,A){return{targets:[],problems:[(0,v().problemAt)(
S,$,N,A)]}}function j({directory:S},$){return S===""?$:`${S}/${$}`}function M({via:S},$){return S===void 0?$:{...$,via:S}}
const k=64,O=2e3;class x{#n=new Set;#e=new Set;resolve;#s;constructor($,N){this.resolve=$,this.#s=N}async follow($,N,A,b){
if(this.#n.has($))return b({why:"cycle"});const y=await this.#s?.tickScript();if(y!==void 0)return b({why:"time",limit:y});
const u=`${$}\0${N}`;if(this.#e.has(u))return I;if(this.#n.size>=k)return b({why:"depth",limit:k});if(this.#e.size>=O)return b(
{why:"count",limit:O});this.#n.add($);const e=await A();return this.#n.delete($),this.#e.add(u),e}}g.Trail=x},74100:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.helperFault=i,g.helperWords=t,g.isWrapperTool=c,g.readScriptForm=y;function v(){
const m=h(76760);return v=function(){return m},m}function I(){const m=h(678);return I=function(){return m},m}function R(){
const m=h(95244);return R=function(){return m},m}function F(){const m=h(32854);return F=function(){return m},m}function j(){
const m=h(93028);return j=function(){return m},m}function M(){const m=h(94411);return M=function(){return m},m}function k(){
const m=h(54669);return k=function(){return m},m}function O(){const m=h(11331);return O=function(){return m},m}function x(){
const m=h(81716);return x=function(){return m},m}function S(){const m=h(54421);return S=function(){return m},m}function $(){
const m=h(82293);return $=function(){return m},m}function N(){const m=h(56788);return N=function(){return m},m}function A(){
const m=h(46912);return A=function(){return m},m}function b(){const m=h(10473);return b=function(){return m},m}function y(m,P){
const E=(0,x().readShellText)(m,P);if(E.length===0&&!(0,A().isBlank)(m))return{commands:E,fault:{part:"the script",why:"\
cannot be read"}};const D=(0,k().lex)(m).problems.find(({rule:w})=>w==="shell-comment");if(D&&E.length>0){const w=m.slice(
D.span.start,D.span.end);return{commands:E,fault:{part:w,why:"hides the words behind it"}}}for(const[w,T]of E.entries()){
const L=w===E.length-1,C=n(T,m)??u(T,L);if(C!==void 0)return{commands:E,fault:C}}return{commands:E}}function u({separator:m},P){
const E=m.trim();if(!(P?E==="":E==="&&"))return{part:E===""?"a line break":E,why:e}}const e="joins commands in another w\
ay than `&&`";function n(m,P){const{words:E,redirections:D,inside:w,subshell:T,defines:L,problems:C,assignments:G}=m,W=P.
slice(m.span.start,m.span.end).trim(),H=(Y,V)=>({part:Y,why:V});if(T)return H(W,"runs in a subshell");if(L)return H(W,"d\
efines a function");if(w.length>0)return H(W,"runs a command to make a word");const[B]=D;if(B)return H(`${B.operator} ${B.
target?.text??""}`,"redirects input or output");const U=G.find(({name:Y,value:V})=>!(0,M().isHarmlessVariable)(Y,V));if(U)
return H(`${U.name}=`,"sets a variable that can choose the code that runs");const K=E.find(Y=>(0,x().isDynamic)(m,Y)&&!s(
m,Y,P));if(K){const{start:Y,end:V}=K.span;return H(P.slice(Y,V),"is only known when the script runs")}const J=C.find(Y=>!o(
Y,E));if(J){const{start:Y,end:V}=J.span;return H(P.slice(Y,V).trim()||W,"is syntax of a shell")}return E.length===0?H(W,
"starts no program"):f(E)}function s({problems:m},{span:P},E){return m.every(D=>D.rule!=="variable-expansion"||D.span.end<=
P.start||D.span.start>=P.end||/^\$\{?npm_package_version\}?$/.test(E.slice(D.span.start,D.span.end)))}function o({rule:m,
span:P,severity:E},D){if(m==="variable-expansion"||E==="warning")return!0;if(m!=="brace-expansion")return!1;const w=D.find(
T=>T.span.start<=P.start&&T.span.end>=P.end);return w!==void 0&&(0,$().alternativesOf)(w.text)?.every(T=>!T.startsWith("\
-"))===!0}function f(m){const[P]=m,E=P?.text??"";if((0,O().changesShell)(E)&&!P?.quoted)return{part:E,why:"is a word of \
the shell"};const D=(0,S().startedWords)(m);if(!c(E))return D.length<m.length||(0,O().programNamed)(E)?.kind==="wrapper"?
{part:E,why:"decides how another program runs"}:(0,S().textHanded)(D)&&E!=="node"?{part:E,why:"runs text as code"}:void 0}
function c(m){const P=(0,O().programNamed)(m);return P?.name===m&&P.wraps==="as-tool"}const r={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},d=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function t([m,...P]){if(m?.text==="shx"){
const[E]=P;return E&&(E.text==="echo"||Object.hasOwn(r,E.text))?P:void 0}return m&&Object.hasOwn(r,m.text)?[m,...P]:void 0}
async function i([m,...P],E){const D=m?.text??"",w=r[D];if(w===void 0)return;const T=P.find(({text:C})=>C.startsWith("-")&&
!w.flags.test(C));if(T)return{part:`${D} ${T.text}`,why:"has a flag that is not known"};const L=P.flatMap(({text:C})=>C.
startsWith("-")?[]:[C]);if(L.length<(w.from<0?2:1))return{part:D,why:"names no path"};for(const C of L.slice(w.from)){const G=await l(
C,E);if(G!==void 0)return{part:`${D} \u2026 ${C}`,why:G}}}async function l(m,P){const{tree:E,isOutput:D}=P,w=m.startsWith(
"/")?void 0:(0,F().normalise)((0,N().from)(P,m));if(w===void 0||w==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(m))return"writes to a path that the text does not show";if(d.test(w))return"writes to a directory of dependencies";
if((0,R().toolThatFinds)(w)!==void 0)return"writes a configuration file";const T=E.stat(w);if(T?.tracked&&T.kind!=="dire\
ctory")return"writes a file of the commit";const L=`${w}/`;if(T?.tracked&&[...E.files()].some(G=>G.path.startsWith(L)))return"\
writes to a directory of the commit";if(!(D?.(w)||(await a(E))(w)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const a=(0,j().perTree)(async m=>{const P=new Map;for(const{path:E}of m.files()){if(v().posix.
basename(E)!==".gitignore")continue;const D=await(0,b().readText)(m,E,p),w=v().posix.dirname(E).replace(/^\.$/,"");D&&"t\
ext"in D&&P.set(w,(0,I().default)().add(D.text))}return E=>{const D=E.split("/");let w=!1;for(let T=0;T<D.length;T+=1){const L=P.
get(D.slice(0,T).join("/")),C=D.slice(T).join("/"),G=L?.test(C),W=L?.test(`${C}/`);G?.ignored||W?.ignored?w=!0:(G?.unignored||
W?.unignored)&&(w=!1)}return w}}),p=256*1024},61102:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.namedTargets=
o,g.resolveParts=b;function v(){const t=h(76760);return v=function(){return t},t}function I(){const t=h(95244);return I=
function(){return t},t}function R(){const t=h(32854);return R=function(){return t},t}function F(){const t=h(93028);return F=
function(){return t},t}function j(){const t=h(11331);return j=function(){return t},t}function M(){const t=h(81716);return M=
function(){return t},t}function k(){const t=h(54421);return k=function(){return t},t}function O(){const t=h(45806);return O=
function(){return t},t}function x(){const t=h(31901);return x=function(){return t},t}function S(){const t=h(82293);return S=
function(){return t},t}function $(){const t=h(56788);return $=function(){return t},t}function N(){const t=h(74100);return N=
function(){return t},t}function A(){const t=h(10473);return A=function(){return t},t}async function b({body:t,words:i,span:l},a,p){
const m=(0,N().readScriptForm)(t,(0,F().subTree)(a.tree,a.directory)),P=m.fault?(0,M().everyCommand)(m.commands).map(M().
withoutReserved):m.commands,E=[];let{fault:D}=m,w=a;for(const[C,G]of P.entries()){const W=!D||G.words.every(Y=>!(0,M().isDynamic)(
G,Y)),H=C===P.length-1&&!m.fault,B=[...G.words.map(Y=>({...Y,span:l})),...H?i:[]],[U,K]=B;if(U?.text==="cd"){const Y=K&&
(0,R().normalise)((0,$().from)(w,K.text));(C>0||B.length!==2||Y===void 0)&&(D??={part:"cd",why:"changes the directory in\
 the middle, or leaves the repository"}),w={...w,directory:Y??w.directory};continue}const J=(0,N().helperWords)(B);J&&(D??=
await(0,N().helperFault)(J,w)),!(J||U===void 0||!W||(0,j().isWithoutEffect)(U.text))&&E.push(await e(B,w,p))}const T=P.some(
({words:C})=>y.test(C.map(({text:G})=>G).join(" "))),L=!D&&E.length===0&&P.length>0&&!T;return{parts:E,isIdle:L,...D&&{fault:D}}}
const y=/^(?:\[|exit (?!0$)|false|test )/,u=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function e(t,i,l){const a=(0,N().
isWrapperTool)(t[0]?.text??"")?t:(0,k().startedWords)(t),[p,...m]=a;if(p===void 0)return $().NOTHING;const{families:P}=i,
E=(0,x().isProgram)(p.text)?p.text:P?.allowed.get(p.text),D=u.exec(p.text)?.[1]??p.text,w=t[0]===p?void 0:t[0],T=w?n(w):
$().NOTHING;if(E===void 0&&/[\\/]/.test(D))return(0,$().join)([T,s(a,i)]);const{invocation:L,problems:C}=E?(0,O().parseInvocation)(
E,m,P):(0,O().parseInvocation)("npx",[{...p,text:D},...m],P),G=await l.resolve(L,i),W=E===void 0&&G.problems.some(({rule:U})=>U===
"binary-missing");if(W&&P.tools.known(D)!==void 0)return(0,$().join)([T,n(p),{targets:[],problems:C}]);if(W)return(0,$().
join)([T,s(a,i)]);const B=(0,S().inspectPaths)(L,i.directory);return(0,$().join)([T,{targets:[],problems:[...C,...B]},G])}
function n({text:t,span:i}){return(0,$().fails)("program-not-allowed",i,{program:t,group:"other"})}function s(t,i){const[
l]=t;if(l===void 0)return $().NOTHING;const a=t.map(P=>P.text).join(" "),p=t.find(P=>P.span.start!==l.span.start&&(P.text.
startsWith("-")||(0,j().programNamed)(l.text))),m=p?(0,$().fails)("npm-script-form",p.span,{script:i.via??"",text:a,part:l.
text,why:"is a program that the gate does not read",words:[p.text]}):$().NOTHING;return(0,$().join)([n(l),m,o(a,i,l.span)])}
function o(t,i,l){const a=(0,M().everyCommand)((0,M().readShellText)(t)),p=a.flatMap(({words:H})=>f((0,k().startedWords)(
H)[0],i)),m=p.some(({runsScripts:H})=>H)||a.some(H=>H.substituted.length>0||[...H.words,...H.assignments].some(B=>(0,M().
isDynamic)(H,B))),P=t.split(r).filter(H=>H!==""),E=p.flatMap(({finds:H})=>H?.split(" ")??[]),D=[...new Set([...P,...P.flatMap(
c),...E])],w=[i.directory];for(const{words:H}of a){const[B,U]=H;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||U===void 0)&&(w.
push(...w.flatMap(K=>(0,R().normalise)(v().posix.join(K,U.text))??[])),w.length>d))break}const T=[...i.changed],L=[...new Set(
w)].flatMap(H=>D.map(B=>{const U={...i,directory:H},K=(0,R().normalise)(v().posix.join(H,B));if(K===void 0)return $().NOTHING;
const J=(0,R().resolveInTree)(i.tree,K);if(J.kind==="inside"&&(0,F().isRegular)(J.entry.kind))return(0,A().resolveCommitted)(
U,{text:B,span:l});const Y=T.filter(V=>/[*?[]/.test(B)?(0,S().matchesPattern)(V,K,{dot:!0}):J.kind==="inside"&&K!==""&&(0,R().
isWithin)(V,K));return(0,$().join)(Y.map(V=>(0,$().fails)("target-changed",l,{path:V})))})),C=m?T.filter(I().isCode):[],
{targets:G,problems:W}=(0,$().join)([...L,...C.map(H=>(0,$().fails)("target-changed",l,{path:H}))]);return{targets:[...new Map(
G.map(H=>[H.path,H])).values()],problems:[...new Map(W.map(H=>[JSON.stringify(H.args),H])).values()]}}function f(t,{families:i}){
const l=t&&!i.allowed.has(t.text)&&(0,j().programNamed)(t.text);return l&&!(0,x().isProgram)(l.name)?[l]:[]}function c(t){
if(!/^[\w./-]*\w$/.test(t))return[];const i=t.replaceAll(".","/"),l=[".py","/__main__.py","/__init__.py"].map(a=>i+a);return[
...[".js",".mjs",".cjs",".ts","/index.js"].map(a=>t+a),...l]}const r=/[\s"'`;&|()<>=:,{}]+/,d=16},46912:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.eventOf=b,g.inspectEmpty=$,g.isBlank=N,g.quoteForScript=e,g.runsIn=y,
g.scriptText=O,g.scriptsThatRun=x;function v(){const n=h(76760);return v=function(){return n},n}function I(){const n=h(13254);
return I=function(){return n},n}function R(){const n=h(60210);return R=function(){return n},n}function F(){const n=h(59867);
return F=function(){return n},n}function j(){const n=h(56788);return j=function(){return n},n}function M(){const n=h(47668);
return M=function(){return n},n}const k={selected:!1,runs:[],packages:[],problems:[]};function O({body:n,words:s}){return[
n,...s.map(({text:o})=>e(o))].join(" ")}async function x(n,s,o){const f=(0,M().readSettings)(n),c=b(n);if(f.informs||c===
void 0)return k;const r=E=>(0,M().findPackages)(f,E,o),d=await r(s);if("problems"in d)return{...k,problems:d.problems};const{
project:t,selected:i,directories:l}=d,a=f.ignoreScripts??await A({...s,directory:t}),p=[],m=[...d.missing,...await S(d,s,
o,r)];let P=!1;for(const E of l){const D=await(0,F().readPackageJson)(s.tree,E);if(D===F().INVALID){const w=v().posix.join(
E,"package.json");m.push(...(0,j().fails)("package-json-invalid",o,{path:w}).problems)}else if(D===void 0)m.push(...(0,j().
fails)("package-json-missing",o,{directory:E}).problems);else if(D.scripts.has(c)){const w={event:c,words:n.passthrough},
T=y(D,E,w,{ignoreScripts:a});p.push(...T),m.push(...$(T,c,{...s,directory:E},o))}else P=!0}if(P){const E={script:c,passes:f.
ifPresent},D=f.ifPresent&&p.length===0&&s.via===void 0,w=c==="start"||D;m.push((0,I().problemAt)("npm-script-missing",o,
E,w?"error":void 0))}return{project:t,selected:i,runs:p,packages:l,problems:m}}async function S({project:n,directories:s},{
base:o,...f},c,r){const d=v().posix.join(n,"package.json");if(o===void 0||!f.changed.has(d))return[];const t=await r({...f,
tree:o});if("problems"in t)return[];const i=t.directories.filter(l=>!s.includes(l));return i.length===0?[]:[(0,I().problemAt)(
"workspaces-changed",c,{path:d,lost:i})]}function $(n,s,{via:o,directory:f},c){if(n.some(({event:d,body:t})=>d===s&&!N(t)))
return[];const r={script:s,path:v().posix.join(f,"package.json")};return[(0,I().problemAt)("npm-script-empty",c,r,o===void 0?
"error":"warning")]}function N(n){return n.split(`
`).every(s=>/^\s*(?:#|$)/.test(s))}async function A(n){const s=await(0,R().readNpmrc)(n);return"settings"in s&&s.settings["\
ignore-scripts"]===!0}function b({subcommand:n,operands:s}){switch(n){case"run":return s[0]?.text;case"test":case"start":case"\
stop":return n;default:return}}function y({scripts:n},s,{event:o,words:f},{ignoreScripts:c}={}){return(c?[o]:[`pre${o}`,
o,`post${o}`]).flatMap(d=>{const t=n.get(d);return t?[{directory:s,event:d,body:t,words:d===o?f:[]}]:[]})}const u=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function e(n){return n===""?"''":u.test(n)?`'${n.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):n}},38218:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveProgramFiles=$,g.resolveToolFiles=
S;function v(){const e=h(76760);return v=function(){return e},e}function I(){const e=h(91063);return I=function(){return e},
e}function R(){const e=h(32854);return R=function(){return e},e}function F(){const e=h(93028);return F=function(){return e},
e}function j(){const e=h(15804);return j=function(){return e},e}function M(){const e=h(82293);return M=function(){return e},
e}function k(){const e=h(56788);return k=function(){return e},e}function O(){const e=h(10473);return O=function(){return e},
e}const x=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(e=>`.${e}`)];async function S(e,n){return N(
e.tool??{files:[],roots:[],nodeFlags:[]},n)}function $({files:e=[],flags:n,family:s},o){const f=n.flatMap(({name:c,value:r})=>r&&
s&&(0,I().movesTo)(s,c)?r:[]);return N({files:e,roots:f,nodeFlags:[]},o)}async function N({files:e,roots:n,nodeFlags:s},o){
const f=["",...n].flatMap(r=>{const d=(0,R().normalise)((0,k().from)(o,r));return d===void 0?[]:[d]}),c=[];for(const r of e)
c.push(r.as==="tests"?await u(r,o):await A(r,[...new Set(f)],o));for(const r of s)c.push(await(0,j().inspectNodeFlag)(r,
o));return(0,k().join)(c)}async function A(e,n,s){const{as:o,path:f,span:c}=e,r=(0,M().pathProblem)(f,c,s.directory);if(r!==
void 0)return{targets:[],problems:[r]};const d=[];for(const t of n){const i=(0,R().normalise)(v().posix.join(t,f));if(i===
void 0)continue;const l=await b(e,i,s);l!==void 0&&d.push(l)}return d.length>0?(0,k().join)(d):o==="code"||o==="config"?
(0,O().nothingAt)(s.tree,v().posix.join(s.directory,f),f,c):o==="module"&&e.first?(0,j().inspectImport)(s,f,c):k().NOTHING}
async function b(e,n,s){const{as:o,path:f,span:c}=e,{tree:r}=s,d=(0,j().firstFile)(r,o==="place"?[n]:x.map(i=>n+i));if(d===
void 0)return;const t=d.kind==="inside"&&!(0,F().isRegular)(d.entry.kind);if(o==="place"&&d.kind==="inside")return k().NOTHING;
if(!t)return y(e,n,d,s);if(o==="config"){const i=(0,R().resolveInTree)(r,v().posix.join(d.path,"tsconfig.json"));return i.
kind==="missing"?k().NOTHING:y(e,n,i,s)}return(0,j().resolveMain)(s,{path:f,wanted:n},c,i=>y(e,n,i.found,s))}async function y({
as:e,path:n,span:s,ifFile:o},f,c,r){const d=await(0,j().resolveFound)(r,{path:n,wanted:f,found:c},s);return e==="module"&&
o&&d.targets.length>0?(0,k().join)([{targets:[],problems:[o]},d]):d}function u({path:e,span:n},s){return(0,j().resolveTests)(
s,e,n,async o=>o.found.kind==="inside"&&(0,F().isRegular)(o.found.entry.kind)?(0,j().resolveFound)(s,o,n):k().NOTHING)}},
10473:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.entryAt=O,g.entryFrom=$,g.fileAt=S,g.firstLineOf=
u,g.hasOtherContent=y,g.nothingAt=x,g.readText=b,g.resolveCommitted=N,g.runs=A,g.whyUnreadable=r;function v(){const d=h(
76760);return v=function(){return d},d}function I(){const d=h(59490);return I=function(){return d},d}function R(){const d=h(
3051);return R=function(){return d},d}function F(){const d=h(32854);return F=function(){return d},d}function j(){const d=h(
93028);return j=function(){return d},d}function M(){const d=h(13254);return M=function(){return d},d}function k(){const d=h(
56788);return k=function(){return d},d}function O(d,t,i){switch(d.kind){case"inside":return d.entry;case"outside":return(0,k().
fails)("target-outside",i,{path:t,reason:"symlink"});case"missing":return(0,k().fails)("target-missing",i,{path:t});case"\
loop":return(0,k().fails)("target-not-a-file",i,{path:t,reason:"loop"})}}function x(d,t,i,l){const a=s(d,t),p=t.slice(0,
Math.max(0,t.length-((0,F().normalise)(i)?.length??0))),m=a&&v().posix.relative(p,a);return(0,k().fails)("target-missing",
l,{path:i,...m&&{near:m}})}function S(d,t,i){const l=O(d,t,i);return"problems"in l||(0,j().isRegular)(l.kind)?l:(0,k().fails)(
"target-not-a-file",i,{path:t,reason:l.kind})}function $(d,t,i){const l=t.startsWith("/")?void 0:(0,F().normalise)((0,k().
from)(d,t));if(l===void 0)return(0,k().fails)("target-outside",i,{path:t,reason:"above"});const a=(0,F().resolveInTree)(
d.tree,l);return a.kind==="missing"?x(d.tree,l,t,i):O(a,t,i)}function N(d,{text:t,span:i}){const l=t.startsWith("/")?void 0:
(0,F().normalise)((0,k().from)(d,t)),a=l===void 0?void 0:(0,F().resolveInTree)(d.tree,l);return l===void 0||a?.kind!=="i\
nside"||!(0,j().isRegular)(a.entry.kind)?k().NOTHING:A(d,{name:t,path:a.path,wanted:l},i)}function A(d,{name:t,path:i,wanted:l},a){
const p=d.changed.has(i)||d.changed.has(l);return{targets:[(0,k().target)(d,{kind:"file",name:t,path:i})],problems:p?[(0,M().
problemAt)("target-changed",a,{path:i})]:[]}}async function b(d,t,i){const l=(0,F().resolveInTree)(d,t);if(!(l.kind==="m\
issing"&&d.stat(t)===void 0))return l.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,j().isRegular)(l.entry.kind)?(l.entry.size??0)>i?{unread:"it is too large"}:{text:(await d.read(l.path,i)).toString(
"utf8"),path:l.path}:{unread:"it is not a regular file"}}async function y(d,t,i){if(d===t)return!1;const[l,a]=[d,t].map(
D=>(0,F().resolveInTree)(D,i));if(l?.kind!=="inside"||a?.kind!=="inside")return!0;const[p,m]=[l.entry,a.entry];if(p.oid!==
void 0&&p.oid===m.oid)return!1;if(p.size!==m.size||!(0,j().isRegular)(p.kind)||!(0,j().isRegular)(m.kind))return!0;const[
P,E]=await Promise.all([d.read(p.path,p.size),t.read(m.path,m.size)]);return!P.equals(E)}async function u(d,t){const[i=""]=(await d.
read(t)).subarray(0,256).toString("latin1").split(`
`,1);return i}const e=(0,j().perTree)(d=>(0,I().groupBy)(d.files(),({path:t})=>v().posix.dirname(t))),n=20;function s(d,t){
const i=t.split("/").slice(-n),l=i.at(-1)??"",a=v().posix.dirname(t),p=i.slice(1,-1).map((w,T)=>i.slice(T+1).join("/")).
find(w=>o(d.stat(w)));if(p!==void 0)return p;const m=(0,j().filesNamed)(d,l).filter(o),P=m.filter(({path:w})=>w.endsWith(
`/${t}`));if(P.length===1)return P[0]?.path;const E=(e(d).get(a)??[]).filter(({path:w})=>v().posix.extname(w)===v().posix.
extname(l)).map(({path:w})=>v().posix.basename(w)),D=(0,R().nearestName)(l,E);return D!==void 0?v().posix.join(a,D):m.length===
1?m[0]?.path:void 0}function o(d){return!!d?.tracked&&(0,j().isRegular)(d.kind)&&!(0,F().isWithin)(d.path,"node_modules")}
const f=2e5,c=2e3;async function r(d,t){const{kind:i,size:l=0}=d.stat(t)??{};if(!(0,j().isRegular)(i))return;if(l>f)return`\
has ${l} bytes`;const a=(await d.read(t)).toString("utf8").split(`
`),p=a.findIndex(m=>m.length>c);return p<0?void 0:`has ${a[p]?.length} characters on line ${p+1}`}},47668:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.findPackages=y,g.foldersUpFrom=s,g.listWorkspaces=void 0,g.readSettings=
r;function v(){const t=h(76760);return v=function(){return t},t}function I(){const t=h(32854);return I=function(){return t},
t}function R(){const t=h(93028);return R=function(){return t},t}function F(){const t=h(13254);return F=function(){return t},
t}function j(){const t=h(59867);return j=function(){return t},t}function M(){const t=h(82293);return M=function(){return t},
t}function k(){const t=h(56788);return k=function(){return t},t}function O(){const t=h(10473);return O=function(){return t},
t}const x=g.listWorkspaces=(0,R().perPath)(async(t,i)=>{const l=(await(0,j().usablePackageJson)(t,i))?.workspaces??[],a=l.
map(T=>(0,M().alternativesOf)(T)?.map(L=>L.replace(/^\.?\/+/,"").replace(/\/$/,""))),p=T=>T?.every(M().isPlainGlob)===!0,
m=a.findIndex(T=>!p(T));if(m>=0)return{unclear:l[m]??""};const P=(T,L)=>C=>C?.some(G=>(0,M().matchesPattern)(T,G,L))===!0,
E=[];for(const{path:T,kind:L}of a.length===0?[]:t.files()){const C=N(i,T);if(C===void 0||(v().posix.basename(T)==="packa\
ge.json"&&E.push(v().posix.dirname(C)),L!=="symlink"||!a.some(P(C,{partial:!0}))))continue;const G=(0,I().resolveInTree)(
t,T);if(G.kind==="outside"||G.kind==="inside"&&G.entry.kind==="directory")return{unclear:T}}const D=E.filter(T=>a.some(P(
T))&&!T.split("/").includes("node_modules")).sort((T,L)=>T.localeCompare(L,"en")),w=a.flatMap(T=>D.filter(L=>P(L,{partial:!0})(
T)));return S(t,i,[...new Set(w)])});async function S(t,i,l){const a=[],p=new Set;for(const m of l){const P=v().posix.join(
i,m).replace(/^\.$/,""),E=await(0,j().readPackageJson)(t,P);if(E===void 0)continue;if(E===j().INVALID)return{broken:`${P}\
/package.json`};const D=E.name||$(P);if(p.has(D))return{broken:E.path};p.add(D),a.push({directory:P,name:D})}return a}function $(t){
const i=v().posix.basename(v().posix.dirname(t)),l=v().posix.basename(t);return i.startsWith("@")?`${i}/${l}`:l}function N(t,i){
return t===""?i:i.startsWith(`${t}/`)?i.slice(t.length+1):void 0}function A(t,i,{directory:l,project:a}){const p=N(a,`${l}\
/`)!==void 0,m=v().posix.resolve("/",p?l:a,i),P=w=>v().posix.join("/",w.directory),E=w=>v().posix.dirname(P(w))===m;if(!(!(l===
a&&!/^\.\/|\/\.[^/]*$/.test(i))&&t.some(E)))return t.filter(w=>w.name===i||P(w)===m||E(w))}const b={script:"",passes:!1};
async function y(t,i,l){const{workspace:a,workspaces:p,includeRoot:m}=t,P=await u(t,i,l);if("problems"in P)return P;const{
directory:E,implied:D}=P;if(p===!1&&a.length>0)return(0,k().fails)("flag-value",l,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const w={project:E,directories:[E],selected:!1,missing:[]};if(p!==!0&&a.length===
0&&D===void 0)return w;const T=await(0,j().usablePackageJson)(i.tree,E);if(T===void 0)return w;const L=await e(E,i,l);if("\
problems"in L)return L;const C=new Map;m&&C.set(T.name,E);const G=[],W=a.length===0;for(const H of L)W&&(D===void 0||H.directory===
D)&&C.set(H.name,H.directory);for(const H of a){const B={directory:i.directory,project:E},U=A(L,H,B);if(U===void 0)return(0,k().
fails)("target-outside",l,{path:H,reason:"workspace"});U.length===0&&G.push((0,F().problemAt)("npm-script-missing",l,{...b,
workspace:H}));for(const K of U)C.set(K.name,K.directory)}return C.size===0?G.length>0?{targets:[],problems:G}:(0,k().fails)(
"npm-script-missing",l,{...b,workspace:""}):{project:E,directories:[...C.values()],selected:!0,missing:G}}async function u({
prefix:t,workspaces:i},l,a){if(t!==void 0)return n(t,l,a);const{tree:p,directory:m}=l,P=s(m),E=P.find(D=>o(p,D)||f(p,D));
if(E===void 0||!o(p,E))return(0,k().fails)("package-json-missing",a,{directory:m});if(i===!1)return{directory:E};for(const D of P.
slice(P.indexOf(E)+1)){const w=await e(D,l,a);if("problems"in w)return w;if(w.some(T=>T.directory===E))return{directory:D,
implied:E}}return{directory:E}}async function e(t,{tree:i},l){const a=await x(i,t);return"unclear"in a?(0,k().fails)("ta\
rget-outside",l,{path:a.unclear,reason:"workspace"}):"broken"in a?(0,k().fails)("package-json-invalid",l,{path:a.broken}):
a}function n(t,i,l){if((0,I().normalise)((0,k().from)(i,t))===void 0)return k().NOTHING;const a=(0,O().entryAt)((0,I().resolveInTree)(
i.tree,(0,k().from)(i,t)),t,l);return"problems"in a?a:{directory:a.path}}function s(t){const i=t.split("/"),l=i.map((a,p)=>i.
slice(0,i.length-p).join("/"));return t===""?l:[...l,""]}function o(t,i){return(0,I().resolveInTree)(t,v().posix.join(i,
"package.json")).kind!=="missing"}function f(t,i){return(0,I().resolveInTree)(t,v().posix.join(i,"node_modules")).kind===
"inside"}const c=new Set(["--usage","--version","--versions"]);function r({flags:t}){const i=t.findLast(({name:p})=>p===
"--prefix")?.value,l=d(t,"--workspaces"),a=d(t,"--ignore-scripts");return{informs:t.some(({name:p})=>c.has(p)),...i===void 0?
{}:{prefix:i},...l===void 0?{}:{workspaces:l},workspace:t.flatMap(({name:p,value:m})=>p==="--workspace"&&m?[m]:[]),includeRoot:d(
t,"--include-workspace-root")===!0,...a===void 0?{}:{ignoreScripts:a},ifPresent:d(t,"--if-present")===!0}}function d(t,i){
const l=t.findLast(a=>a.name===i);return l&&l.negated!==!0}},26040:function(z,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.attempt=h;function h(v){try{return v()}catch{return}}},3463:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.changedKeys=j,g.isMapping=I,g.isNestedTooDeep=k,g.objectIn=R,g.textIn=F;function v(){const O=h(57975);return v=function(){
return O},O}function I(O){return typeof O=="object"&&O!==null&&!Array.isArray(O)}function R(O){return I(O)?O:{}}function F(O,x){
const S=Object.hasOwn(O,x)?O[x]:void 0;return typeof S=="string"?S:""}function j(O,x,S=""){if((0,v().isDeepStrictEqual)(
O,x))return[];if(![O,x].every(b=>typeof b=="object"&&b!==null)||Array.isArray(O)!==Array.isArray(x))return[S];const[N,A]=[
O,x].map(b=>new Map(Object.entries(b)));return[...new Set([...N?.keys()??[],...A?.keys()??[]])].flatMap(b=>j(N?.get(b),A?.
get(b),S===""?b:`${S}.${b}`))}const M=200;function k(O){if(new RegExp(`^[ \\t?-]{${M}}`,"m").test(O))return!0;let x=0;for(const S of O.
match(/[[\]{}]/g)??[])if(x=Math.max(0,x+(/[[{]/.test(S)?1:-1)),x>M)return!0;return!1}},4339:function(z,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.foldersLeftIn=b,g.removeLeftFolders=A,g.temporaryFolder=N;function v(){const u=h(73024);return v=
function(){return u},u}function I(){const u=h(51455);return I=function(){return u},u}function R(){const u=h(48161);return R=
function(){return u},u}function F(){const u=h(76760);return F=function(){return u},u}function j(){const u=h(26040);return j=
function(){return u},u}function M(){const u=h(41895);return M=function(){return u},u}const k="gene-gate-run-",O=3*864e5,
x=/\d+/.exec((0,j().attempt)(()=>(0,v().readlinkSync)("/proc/self/ns/pid"))??process.platform)?.[0]??"0",S=new RegExp(`^${k}${x}\
-(\\d+)-`);let $;async function N(){const u=(0,R().tmpdir)();try{const e=await(0,I().realpath)(u);return $??=A(e),await $,
await(0,I().mkdtemp)((0,F().join)(e,`${k}${x}-${process.pid}-`))}catch(e){const{code:n}=e;throw new(M()).GateError("file\
_unreadable",`Cannot create a temporary directory in ${u} (${n}).`,"Set TMPDIR to a writable directory with free space.",
{cause:e})}}async function A(u){const e=process.getuid?.(),n=b(u).filter(f=>(0,j().attempt)(()=>(0,v().lstatSync)(f).uid)===
e);if(n.length===0)return;const s=(0,j().attempt)(()=>(0,v().readFileSync)("/proc/self/mountinfo","utf8"))??"",o=n.filter(
f=>!s.includes((0,F().basename)(f)));await Promise.allSettled(o.map(f=>(0,I().rm)(f,{recursive:!0,force:!0})))}function b(u){
return(0,v().readdirSync)(u).filter(e=>e.startsWith(k)).map(e=>(0,F().join)(u,e)).filter(e=>{const n=(0,v().lstatSync)(e,
{throwIfNoEntry:!1}),s=n!==void 0&&n.mtimeMs<Date.now()-O;return n?.isDirectory()&&(s||y(e))})}function y(u){const e=S.exec(
(0,F().basename)(u))?.[1];if(e===void 0)return!1;try{return process.kill(Number(e),0),!1}catch(n){return n.code==="ESRCH"}}},
34482:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.Places=void 0,g.contextIn=R;function v(){const M=h(
32854);return v=function(){return M},M}const I="/\0checkout";function R({policy:M,tree:k,platform:O,cwd:x="",checkoutAs:S},$){
const{workspace:N}=M,A=F(M)?I:void 0,b=S===void 0?x:"..",{files:y,cwd:u=b===""?A:`${A??N}/${b}`}=$;return{policy:M,platform:O,
proposal:$,mount:y?{at:"/",tree:y}:k?{at:A??N,tree:k}:{at:I},cwd:u}}function F({workspace:M}){const k=(0,v().locatePath)(
M,I,{at:I});return k!==void 0&&(0,v().isLocatedIn)(k,I)}class j{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:k},
cwd:O,platform:x,mount:S}){this.#n=S,this.#e=S.at==="/"?S:{at:S.at},this.#s=x!=="linux",this.workspace=(0,v().locatePath)(
k,I,this.#e)??I,this.cwd=O===void 0?this.workspace:(0,v().locatePath)(O,this.workspace,S)??I}locate(k){return(0,v().locatePath)(
k,this.cwd,this.#n)}leadsInto(k,O){const x=this.locate(k);return x===void 0?!1:O.some(S=>{const $=(0,v().locatePath)(S,this.
workspace,this.#e);return $!==void 0&&this.isIn(x,$)})}isIn(k,O){return(0,v().isLocatedIn)(k,O,{ignoreCase:this.#s})}mayBeIn(k,O){
return(0,v().isLocatedIn)(k,O,{ignoreCase:!0})}}g.Places=j},6163:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.dangerIn=$;function v(){const e=h(76760);return v=function(){return e},e}function I(){const e=h(97424);return I=function(){
return e},e}function R(){const e=h(11331);return R=function(){return e},e}function F(){const e=h(81716);return F=function(){
return e},e}function j(){const e=h(54421);return j=function(){return e},e}const M=new Map(Object.entries({"deletes files":"\
rm rmdir shred truncate unlink git-clean","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat \
rsync scp sftp ssh telnet git-push git-pull git-fetch git-clone gh aws gcloud az kubectl","starts programs later":"at cr\
ontab","reads the environment":"printenv"}).flatMap(([e,n])=>n.split(" ").map(s=>[s,e]))),k=2,O=8,x=/(?<=(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=]))(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
S={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function $(e){const n=(r,{index:d,0:{length:t}})=>({
does:r,span:{start:d,end:d+t}}),s=x.exec(e);if(s)return n("names a file that is made for secrets",s);const o=(0,F().readShellText)(
e),f=(0,F().everyCommand)(o).some(N);for(const[r,d]of f?Object.entries(S):[]){const t=d.exec(e);if(t)return n(`${r} in i\
nline code`,t)}const[c]=(0,I().findDangers)(o);return c?{does:I().DOES[c.name],span:c.span}:A(o)}function N({words:e}){return[
...new Map(e.map(({text:s},o)=>[(0,R().programNamed)(s),o]).toReversed()).values()].some(s=>(0,j().textHanded)(e.slice(s))!==
void 0)}function A(e,n=0){for(const{words:s,pipedFrom:o}of(0,F().everyCommand)(e)){const[f,...c]=s;if(f===void 0)continue;
const r=v().posix.basename(f.text),d=b(r,c)??u((0,j().startedWords)(s));if(d!==void 0)return{does:d,span:f.span};if((0,R().
isShell)(r)&&(o!==void 0||c.length===0))return{does:`has \`${r}\` run whatever it reads`,span:f.span};if(!(r!=="find"&&!(0,R().
startsOthers)(r)))for(const{text:t,span:i}of c){const a=n<k&&/\s/.test(t)?A((0,F().readShellText)(t),n+1):void 0,p=b(v().
posix.basename(t),c)??a?.does;if(p!==void 0)return{does:p,span:i}}}}function b(e,n){const{kind:s,wraps:o}=(0,R().programNamed)(
e)??{};if(o==="as-user")return`acts as another user with \`${e}\``;if(s==="downloader")return`downloads with \`${e}\``;const f=n.
slice(0,O).map(({text:r})=>`${e}-${r}`),c=[e,...f].find(r=>M.has(r));return c&&`${M.get(c)} with \`${c.replace("-"," ")}\
\``}const y=/^\s*(?:eval\s+)*["']?(?:\$[\w({]|`|_{4,}(?:\s|$))/;function u(e){const[n,...s]=e.map(({text:r})=>r);if(n===
void 0||!(0,R().runsCode)(n))return;const o=(0,j().textHanded)(e);if(o!==void 0)return o.text!==o.words.map(({text:d})=>d).
join(" ")||y.test(o.text)?"runs text that nobody can read in it":void 0;const f=s.find(r=>!r.startsWith("-"))??"";return(0,R().
baseName)(n)!=="node"&&/^(?:~|\.\.|\/|[A-Za-z]:[\\/])/.test(f)?"runs a file outside the repository":void 0}},41431:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.judgeReading=$,g.judgeRiskAlone=N,g.missingPaths=f,g.unjudged=A;function v(){
const c=h(39763);return v=function(){return c},c}function I(){const c=h(32854);return I=function(){return c},c}function R(){
const c=h(13580);return R=function(){return c},c}function F(){const c=h(95132);return F=function(){return c},c}function j(){
const c=h(6163);return j=function(){return c},c}function M(){const c=h(38010);return M=function(){return c},c}function k(){
const c=h(60279);return k=function(){return c},c}function O(){const c=h(93866);return O=function(){return c},c}function x(){
const c=h(8737);return x=function(){return c},c}function S(){const c=h(72017);return S=function(){return c},c}function $(c,r,d){
const t=(0,x().findProblems)(c),i=m=>o[m](c,t,d),l=i("evolver"),a=i("validator"),p={evolver:l,validator:a}[r]??i(r);return b(
c,[r,p],{evolver:l,validator:a},d)}function N(c,r,d){const t={findings:s((0,x().findProblems)(c))},i={evolver:t,validator:t};
return b(c,["curated",(0,M().judgeRisk)(r,d)],i,d)}function A(c,r,d,t){const i=typeof c=="string"?c:"",l=[(0,F().notJudged)(
`the command \`${i}\``,d)];return b({command:i,words:[],assignments:[],argv:null,targets:[],problems:[]},[r,{findings:l}],
{evolver:{findings:l},validator:{findings:l}},t)}function b(c,[r,d],t,{policy:{a2a:i}}){const l=y(c,s(d.findings)),a=u(l),
p=P=>P===d?a:u(s(P.findings)),m=v().ENGINES.map(P=>{const E=(0,k().refusalBy)(P,c.command),D=i.engines.includes(P)&&{required:!0};
return[P,{...u(E?[E]:[]),...D}]});return{reading:c,verdict:a.verdict,risk:d.risk??n(a.verdict,l),confirmation:d.confirmation??
"standard",findings:l,profiles:{evolver:p(t.evolver),validator:p(t.validator),[r]:a,...Object.fromEntries(m)}}}function y({
command:c},r){const d=r[0]?.severity==="error"?(0,j().dangerIn)(c)?.does:void 0;return d===void 0?r:r.map(t=>t.severity===
"error"?{...t,harm:"danger",danger:d}:t)}function u(c){const r=e(c),[d]=c;if(r==="block"&&d)return{verdict:r,reason:d};const t=c.
find(({rule:i})=>i==="validator-empty-folder");return t?{verdict:r,remark:t}:{verdict:r}}function e(c){return c.some(({severity:d})=>d===
"error")?"block":c.some(({severity:d,rule:t})=>d==="warning"&&t!=="experimental_mode")?"warn":"allow"}function n(c,r){return c===
"block"?"dangerous":r.some(({rule:d})=>(0,R().ruleOf)(d).writes===!0)?"write":"safe"}function s(c){return v().SEVERITIES.
flatMap(r=>c.filter(({severity:d})=>d===r))}const o={evolver:O().evolver,validator:O().validator,curated:M().curated,workspace:S().
workspace};function f({findings:c}){return c.flatMap(({rule:r,args:{path:d}})=>r==="target-missing"&&typeof d=="string"?
(0,I().normalise)(d)??[]:[])}},21311:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.checkCommandPolicy=
b,g.checkFamily=e,g.failedExamples=y,g.requireExamples=u;function v(){const c=h(7723);return v=function(){return c},c}function I(){
const c=h(51951);return I=function(){return c},c}function R(){const c=h(41895);return R=function(){return c},c}function F(){
const c=h(94853);return F=function(){return c},c}function j(){const c=h(72720);return j=function(){return c},c}function M(){
const c=h(74238);return M=function(){return c},c}function k(){const c=h(5468);return k=function(){return c},c}function O(){
const c=h(87952);return O=function(){return c},c}function x(){const c=h(88220);return x=function(){return c},c}function S(){
const c=h(91063);return S=function(){return c},c}function $(){const c=h(34482);return $=function(){return c},c}function N(){
const c=h(41431);return N=function(){return c},c}function A(){const c=h(72017);return A=function(){return c},c}function b({
families:c,patterns:r}){const d=c.flatMap((t,i)=>f(["families",i],e(t)));return d.length>0?d:r.flatMap((t,i)=>f(["patter\
ns",i],s(t,c)))}function y({policy:c,path:r=M().POLICY_PATH,text:d=""}){return b(c).map(({message:t,pointer:i,value:l})=>{
const a=(0,k().placeIn)(d,i,l);return`${a===void 0?r:`${r}:${a}`}: ${t}`})}function u(c){const r=y(c);if(r.length!==0)throw new(R()).
GateError("policy_invalid",`Examples of the policy fail:
${r.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function e(c){const{name:r}=c,
d=x().familySchema.safeParse(c);if(!d.success)return[{message:`family ${r}: ${v().prettifyError(d.error)}`,pointer:["nam\
e"],value:r}];const{evolver:t,sandbox:i}=d.data;try{t&&(0,S().programFamily)(r,t)}catch(m){const{message:P}=m;return[{message:`\
family ${r}: ${P}`,pointer:["evolver","flags"],value:r}]}const l={...F().DEFAULT_POLICY,programs:[r],families:[d.data],mode:"\
dangerous",allow_dangerous:!0},a=(m,{match:P,not_match:E})=>{const D=(w,T)=>n(w,r,T,l);return[...o("match",P,w=>{const T=m.
find(L=>!D(w,L));return T&&`family ${r}: ${T} rejects its example`}),...o("not_match",E,w=>{const T=m.find(L=>D(w,L));return T&&
`family ${r}: ${T} accepts its example`})]},p=i?.only?[i.only]:["curated","workspace"];return[...t?f(["evolver"],a(["evo\
lver"],t)):[],...i?f(["sandbox"],a(p,i)):[]]}function n(c,r,d,t){const i=(0,I().readWords)(c,{programs:(0,O().programTerms)(
t)}),l=d==="evolver"?i.invocation?.family:i.words[0]?.text===r,a=(0,$().contextIn)({policy:t,tree:void 0,platform:"linux"},
{}),{findings:p}=(0,N().judgeReading)(i,d,a),m=p.filter(({severity:P,rule:E})=>P==="error"&&E!=="family_unavailable");return!!l&&
m.length===0}function s({name:c,regex:r,match:d,not_match:t},i){const l=(0,j().compileLinear)(r);if("error"in l)return[{
message:`${c}: the pattern ${l.error}`,pointer:["regex"],value:r}];const a=p=>(0,A().matchesAnyCommand)(p,r,i);return[...o(
"match",d,p=>a(p)?void 0:`${c}: does not match`),...o("not_match",t,p=>a(p)?`${c}: matches`:void 0)]}function o(c,r,d){return r.
flatMap((t,i)=>{const l=d(t);return l?[{message:`${l} ${t}`,pointer:[c,i],value:t}]:[]})}function f(c,r){return r.map(d=>({
...d,pointer:[...c,...d.pointer]}))}},38010:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.curated=void 0,
g.judgeRisk=d;function v(){const w=h(55972);return v=function(){return w},w}function I(){const w=h(55126);return I=function(){
return w},w}function R(){const w=h(87952);return R=function(){return w},w}function F(){const w=h(13580);return F=function(){
return w},w}function j(){const w=h(95132);return j=function(){return w},w}function M(){const w=h(34482);return M=function(){
return w},w}function k(){const w=h(8737);return k=function(){return w},w}const O=10,x=[b,y,e,n,o,w=>t(f(w),w.context.policy)],
S=(w,T,L)=>{const{policy:C,proposal:G}=L,[W,...H]=m(w),B=[...E(w),...(0,k().besidesProgram)(T,w)],U=G.family??W?.text??"",
K=(0,R().sandboxProgram)("curated",U,C.families),J=G.mode??(C.experimental.includes(U)?"experimental":"structured");if(W===
void 0||K===void 0){const Z=W?(0,j().finding)("not_in_registry",{family:U},{span:W.span}):(0,j().finding)("no_command",{});
return{...d("dangerous",L),findings:[Z,...B].filter($)}}const Y=new(M()).Places(L),V=(0,I().readArguments)(H,K,p(Y)),tn=N(
V),Q=new Set(K.dangerous_targets?.map(Z=>Y.locate(Z))),q=tn.some(({path:Z})=>Q.has(Y.locate(Z.replace(/\*$/,"")))),X={context:L,
places:Y,base:W,name:U,program:K,proposalMode:J,words:H,read:V,paths:tn,broad:q},[_,...en]=x.map(Z=>Z(X)),nn=[..._??[],...B,
...en.flat()],sn=f(X),rn=i(sn,J);return{findings:nn.some(({severity:Z})=>Z==="error")?(0,k().firstOfEach)(nn.filter($),O):
[...nn,...r(X).map(Z=>(0,j().finding)(Z,{}))],risk:sn,confirmation:rn}};g.curated=S;function $({severity:w}){return w!==
"warning"}function N({use:w,values:T}){const L=T.filter(({kind:G,text:W})=>v().PATH_KINDS.has(G)&&W!=="-").map(({text:G,
word:W})=>({path:G,word:W})),{default_operand:C}=w;return L.length===0&&C!==void 0?[{path:C}]:L}const A={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function b({name:w,base:T,
program:L,proposalMode:C,context:G}){const{maturity:W="structured",platforms:H}=L.family.sandbox??{},{category:B}=L.family,
{policy:U,platform:K}=G,J=A[W];return[...U.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...H?.includes(
K)===!1?[`does not exist on \`${K}\``]:[],...J.includes(C)?[]:[`has the maturity \`${W}\``]].map(V=>(0,j().finding)("fam\
ily_unavailable",{family:w,reason:V},{span:T.span}))}function y({name:w,base:T}){return w===T.text?[]:[(0,j().finding)("\
family_base_mismatch",{family:w,base:T.text},{span:T.span})]}const u={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function e(w){const{name:T,program:L,words:C,read:G}=w,W=u[T]??"constrained_form.other",
H=L.forms?W:"argument_refused";return[...C.filter(({text:U})=>L.family.category==="archives"&&v().SHELL_OPERATOR.test(U)).
map(({text:U,span:K})=>(0,j().finding)("shell_operator.quoted",{operator:U},{span:K})),...G.objections.filter(({word:U})=>U===
void 0||s(U,w)===void 0).map(({objection:U,word:K})=>(0,j().finding)(H,{family:T,objection:U},K?{span:K.span}:{}))]}function n(w){
return w.words.flatMap(T=>{const L=s(T,w);if(L===void 0)return[];const C={family:w.name,operand:T.text,prefix:L};return[
(0,j().finding)("forbidden_operand_prefix",C,{span:T.span})]})}function s({text:w},{program:T}){const{forbidden_prefixes:L=[]}=T;
return L.find(C=>w.toLowerCase().startsWith(C.toLowerCase()))}function o({paths:w,places:T,context:L}){const{allowed_roots:C}=L.
policy;return C.length===0?[]:w.filter(({path:G})=>G.startsWith("~")||!T.leadsInto(G,C)).map(({path:G,word:W})=>(0,j().finding)(
"outside_allowed_roots",{path:G,roots:C},W&&{span:W.span}))}function f({broad:w,read:{use:T}}){return w?"dangerous":T.risk??
"safe"}const c=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function r({broad:w,paths:T,proposalMode:L,read:C}){
const{flag_warnings:G={}}=C.use;return[...new Set([...(0,I().warningsIn)(C.use),...C.flags.flatMap(H=>G[H]??[]),...w?["b\
road_permission_target"]:[],...T.some(({path:H})=>c.test(H))?["env_secrets"]:[],...L==="experimental"?["experimental_mod\
e"]:[]])]}function d(w,{policy:T,proposal:L}){const C=i(w,L.mode??"structured");return{findings:t(w,T),risk:w,confirmation:C}}
function t(w,{mode:T,allow_dangerous:L}){return w==="safe"||w==="write"&&T!=="safe"||w==="dangerous"&&T==="dangerous"&&L?
[]:[(0,j().finding)("policy_risk",{risk:w,mode:T})]}function i(w,T){return T==="experimental"?"very_strong":w==="dangero\
us"?"strong":"standard"}const l=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],a=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function p(w){return(T,L)=>{const C=v().KINDS[T](L);if(C!==void 0||T!=="destination"&&T!=="source")return C;const G=w.locate(
L);if(G===void 0)return"cannot be resolved";if(G==="/")return"is the root of the file system";const H=(/^[\\/]|^[A-Za-z]:/.
test(L)||!w.isIn(G,w.cwd))&&l.find(B=>w.mayBeIn(G,B));if(H)return`is in the system directory ${H}`;if(T!=="destination")
return w.mayBeIn(w.cwd,G)?"is the working directory or one of its parents":a.test(G)?"is a home directory":void 0}}function m({
words:w,problems:T}){const L=T.filter(({rule:G})=>P.has((0,F().ruleOf)(G).shape)),C=Math.min(...L.map(({span:G})=>G.start));
return w.filter(({span:G})=>G.start<C)}const P=new Set(["operator","redirection","multiline"]);function E({problems:w}){
return w.flatMap(({rule:T,args:L,span:C})=>{const{shape:G}=(0,F().ruleOf)(T);if(G===void 0)return[];if(G==="unreadable")
return[(0,j().finding)("parse_failed",{},{span:C})];const{operator:W,written:H,character:B}=L,U=String(W??H??B),K=G==="o\
perator"?D(U):G;return[(0,j().finding)(`shell_operator.${K}`,{operator:U},{span:C})]})}function D(w){return w==="|"||w===
"|&"?"pipeline":w==="&"?"background":"chaining"}},60279:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.refusalBy=k;function v(){const O=h(95132);return v=function(){return O},O}const I="`node` with a script",R={begins:/^\s*(["']?)node\1\s/,
accepts:I,bare:/[;&|<>`$"'\r]/,script:{flags:/^(?:-[eprCi]|--eval|--print|--require|--conditions|--interactive|--import|--env-file|--(?:experimental-)?loader|--inspect(?:-brk|-port|-publish-uid)?|--watch(?:-path|-preserve-output)?)(?:=|$)/,
informs:/^(?:-v|--version|-h|--help)(?:=|$)/}},F={"engine 1.29":{begins:/^\s*(?:node|npm|npx) \s*\S/,accepts:"`node`, `n\
pm` and `npx`",text:/`|\$\(|(?:-e|--eval|--print|-p)\b(?<=^\s*node\s+(?:-e|--eval|--print|-p))/,bare:/[;&|<>]/},"engine \
1.94":{...R,begins:/^\s*node \s*\S/},"hub 1.94":R,"engine 2":{begins:R.begins,accepts:I,text:/`|\$\(|\\["']/,bare:/[;&|<>`$"'\r\n]/,
script:{flags:/^-/,options:/^(?:-c|--check|--)$/,informs:/^(?:-v|--version|-h|--help)$/}}},j=/"([^"]*)"|'([^']*)'/g,M=/(?:"[^"]*"|'[^']*'|[^\s"']+)+/g;
function k(O,x){const{begins:S,accepts:$,text:N,bare:A,script:b}=F[O],y=x.trimEnd(),[u,...e]=[...y.matchAll(M)].map(({0:a,
index:p})=>({text:a.replace(j,"$1$2"),span:{start:p,end:p+a.length}})),n=a=>(0,v().finding)("validator-script",{engine:O,
accepts:$,command:a},u&&{span:u.span});if(u===void 0||!S.test(y))return n(u?`\`${u.text}\``:"an empty command");const s=y.
replace(j,a=>"_".repeat(a.length)),o=N?.exec(y)??A.exec(s);if(o){const a={start:o.index,end:o.index+o[0].length};return(0,v().
finding)("validator-flag",{engine:O,flag:o[0],of:"node"},{span:a})}if(b===void 0)return;const{flags:f,options:c,informs:r}=b,
d=e.some(a=>r.test(a.text));if(c&&d&&e.length===1)return;const t=e.find(a=>!(c??/^-|^$/).test(a.text)),l=(c?e.filter(a=>a===
t):e).find(a=>f.test(a.text));if(l){const a=t&&t.span.start<l.span.start?"script":"node";return(0,v().finding)("validato\
r-flag",{engine:O,flag:l.text,of:a},{span:l.span})}if(!(t?.text||d&&!c))return n("`node` without a script")}},93866:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.validator=g.evolver=void 0;function v(){const S=h(87952);return v=function(){
return S},S}function I(){const S=h(95132);return I=function(){return S},S}function R(){const S=h(38010);return R=function(){
return S},S}function F(){const S=h(60279);return F=function(){return S},S}const j=(S,$,N)=>{const A=S.words[0]?.text;if(S.
invocation===void 0&&A&&(0,v().isNamedCurated)(A,N.policy))return(0,R().curated)(S,$,k(N));const b=M(S,$);return{findings:$,
...b&&{risk:b}}};g.evolver=j;function M({invocation:S},$){const N=S?.family?.data.risk;return $.some(({severity:b})=>b===
"error")||N==="safe"?void 0:N}function k(S){const{policy:$}=S,N=$.allowed_roots.length>0?$.allowed_roots:["."];return{...S,
policy:{...$,allowed_roots:N}}}const O=new Set(["--version","--help","--v8-options"]),x=(S,$,{policy:{a2a:N}})=>{const{invocation:A,
command:b}=S,[y]=N.engines.flatMap(f=>(0,F().refusalBy)(f,b)??[]),u=[...$,...y?[y]:[]],[e]=A?.operands??[],n=A?.flags.some(
({name:f})=>O.has(f));if(e===void 0||n||u.some(({severity:f})=>f==="error"))return{findings:u};const{text:s,span:o}=e;return{
findings:[...u,(0,I().finding)("validator-empty-folder",{script:s},{span:o})]}};g.validator=x},8737:function(z,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.besidesProgram=F,g.findProblems=M,g.firstOfEach=j;function v(){const k=h(13580);
return v=function(){return k},k}function I(){const k=h(95132);return I=function(){return k},k}function R(){const k=h(97424);
return R=function(){return k},k}function F(k,{invocation:O}){const x=O?.family?["program","invocation","target"]:["progr\
am"];return k.filter(({layer:S,rule:$})=>!x.includes(String(S))||(0,v().ruleOf)($).anyText===!0)}function j(k,O){const x=new Map;
return k.filter(({rule:S})=>{const $=(x.get(S)??0)+1;return x.set(S,$),$<=O})}function M({problems:k,targets:O,words:x}){
const[S,$=S]=x,N=$&&{span:{start:$.span.start,end:x.at(-1)?.span.end??0}},A=O.flatMap(({name:u,script:e})=>{const n=e===
void 0?void 0:(0,R().dangerOfScript)(e);return n?[{script:u,text:e??"",danger:n}]:[]}),b=new Set(A.map(({script:u})=>u)),
y=k.filter(({args:u})=>!("script"in u&&b.has(u.script)));return[...A.map(u=>(0,I().finding)("npm-script-dangerous",u,N)),
...y.map(I().problemFinding)]}},89509:function(z,g){Object.defineProperty(g,"__esModule",{value:!0}),g.readToolCall=I;const h=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,
v=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;function I(R){const F=h.exec(R);if(F===null)return;const[,j="",M=""]=F,
k=M.trim();if(k.includes(`
`))return;const O=[];let x=(F.indices?.[2]?.[0]??0)+M.length-M.trimStart().length,S=k;for(;S!=="";){const $=v.exec(S);if($===
null)return;const[N,A,b]=$;O.push({text:A??b??"",span:{start:x,end:x+N.length}}),S=S.slice(N.length),x+=N.length}return{
name:j,args:O}}},72017:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.matchesAnyCommand=i,g.workspace=
void 0;function v(){const w=h(13970);return v=function(){return w},w}function I(){const w=h(72720);return I=function(){return w},
w}function R(){const w=h(55972);return R=function(){return w},w}function F(){const w=h(55126);return F=function(){return w},
w}function j(){const w=h(21006);return j=function(){return w},w}function M(){const w=h(87952);return M=function(){return w},
w}function k(){const w=h(13580);return k=function(){return w},w}function O(){const w=h(95132);return O=function(){return w},
w}function x(){const w=h(97424);return x=function(){return w},w}function S(){const w=h(81716);return S=function(){return w},
w}function $(){const w=h(34482);return $=function(){return w},w}function N(){const w=h(8737);return N=function(){return w},
w}function A(){const w=h(89509);return A=function(){return w},w}const b=(w,T,L)=>L.proposal.tool==="runpy"?D(w,T,L):y(w,
(0,N().besidesProgram)(T,w),L);g.workspace=b;function y(w,T,L){const{families:C,patterns:G,disabled_packs:W}=L.policy,H=new($()).
Places(L),B=(0,S().readShellText)(w.command),U=X=>X.map(_=>u(_,C,W)),K=U((0,S().everyCommand)(B)),J=X=>K.flatMap(_=>{const en=l(
_);return G.filter(nn=>nn.layer===X&&t(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,O().finding)("custom_pattern",
{name:nn,pattern:sn,reason:rn},{layer:X}))}),Y=[()=>e(w,B),()=>U(f(w,L.mount,H,K)).flatMap(X=>a(X,H)),()=>K.flatMap(E)];
for(const[X,_]of Y.entries()){const en=[..._(),...J(X+1)];if(en.length>0)return{findings:[...(0,N().firstOfEach)(en,1),...T.
filter(c)]}}const V=K.map(({read:X})=>X.use),tn=new Set(V.flatMap(F().warningsIn)),Q=[...T,...[...tn].map(X=>(0,O().finding)(
X,{}))],q=v().riskSchema.options.findLast(X=>V.some(_=>_.risk===X));return q===void 0||q==="safe"||Q.some(c)?{findings:Q}:
{findings:Q,risk:q}}function u(w,T,L){const[C,...G]=w.words,W=(0,M().sandboxProgram)("workspace",C?.text??"",T),H=W&&!L.
includes(W.family.category)?W:void 0;return{command:w,program:H,read:(0,F().readArguments)(G,H??{})}}function e({targets:w},T){
const L=w.flatMap(({script:C})=>C===void 0?[]:[C]);return[...(0,x().findDangers)(T).map(C=>n(C,!0)),...L.flatMap(C=>(0,x().
findDangers)((0,S().readShellText)(C))).map(C=>n(C,!1))]}function n({name:w,pattern:T,span:L},C){return(0,O().finding)(w,
{pattern:o(T)},C?{span:L}:{})}const s=200;function o(w){return w.length>s?`${w.slice(0,s)}\u2026`:w}function f({command:w},{
tree:T,at:L},{cwd:C},G){return T!==void 0&&L!=="/"&&L===C&&G.length===1?(0,S().everyCommand)((0,S().readShellText)(w,T)):
G.map(H=>H.command)}function c({severity:w}){return w==="error"}function r({program:w,read:T}){const L=w===void 0?[]:T.values;
return new Set(L.flatMap(({kind:C,word:G})=>R().PATH_KINDS.has(C)?[]:G))}const d=new Map;function t(w,T){const L=d.get(w)??
(0,I().compileLinear)(w);return d.set(w,L),"error"in L||L.matches(T)}function i(w,T,L){return(0,S().everyCommand)((0,S().
readShellText)(w)).some(C=>t(T,l(u(C,L,[]))))}function l(w){const{words:T,redirections:L}=w.command,C=r(w);return[...T.filter(
G=>!C.has(G)).map(({text:G})=>G),...L.map(({operator:G,target:W})=>`${G} ${W?.text??""}`)].join(" ")}function a(w,T){const{
words:L,redirections:C,problems:G}=w.command,W=r(w),H=G.filter(({rule:U})=>U==="variable-expansion"),B=C.flatMap(({target:U})=>U??
[]);return[...L.slice(1).filter(U=>!W.has(U)),...B].flatMap(({text:U,span:K})=>{const J=H.some(({span:Y})=>Y.start>=K.start&&
Y.end<=K.end);return[U,...p(U)].flatMap(Y=>m(Y,K,T,J))})}function p(w){if(!w.startsWith("-"))return[];const{attached:T}=(0,j().
splitAtEquals)(w);return[...T?[T]:[],.../^-[^-]./.test(w)?[w.slice(2)]:[]]}function m(w,T,L,C=!1){const G=C||w.startsWith(
"~")?void 0:L.locate(w);return G===void 0||!L.isIn(G,L.workspace)?[(0,O().finding)("path_outside_workspace",{path:w},{span:T})]:
w.split(/[\\/]/).includes("..")?[(0,O().finding)("path_traversal",{path:w},{span:T})]:[]}const P=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function E({command:w,program:T,read:L}){const[C,...G]=w.words;
if(C===void 0)return[];const{text:W}=C,H=P.flatMap(([K,J])=>K.test(W)?[J]:[]),B=G.filter(({text:K})=>H.some(J=>J.test(K)));
return B.length>0?B.map(({text:K,span:J})=>(0,O().finding)("blocked_flag",{program:W,flag:K},{span:J})):G.length===1&&T&&
/^--(?:version|help)$/.test(G[0]?.text??"")?[]:(T?L.objections:[{objection:"is not allowed",word:C}]).map(({objection:K,
word:J=C})=>(0,O().finding)("command_not_allowed",{program:W,objection:K},{span:J.span}))}function D({command:w},T,L){const C=T.
filter(({rule:B})=>(0,k().ruleOf)(B).anyText===!0),G=(0,A().readToolCall)(w),[W]=G?.args??[];if(G?.name!=="write_file"||
W===void 0){const B=o(G?.name??w);return{findings:[(0,O().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...C]}}const H=[...m(W.text,W.span,new($()).Places(L)),...C];return H.some(
c)?{findings:H}:{findings:H,risk:"write"}}},94853:function(z,g){Object.defineProperty(g,"__esModule",{value:!0}),g.DEFAULT_POLICY_DIGEST=
g.DEFAULT_POLICY=void 0;const h=g.DEFAULT_POLICY=JSON.parse('{"extends":null,"profile":"evolver","mode":"write","allow_d\
angerous":false,"allowed_roots":[],"workspace":".","disabled_packs":[],"experimental":[],"programs":[],"tool_flags":{},"\
make_variables":[],"families":[],"patterns":[],"approvals":{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_\
by":[]},"fail_on":"error","enforce":"block","rules":{},"containment":"require-for-forks","network":"none","proof":"auto"\
,"concurrency":"cores","build_outputs":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/node_\
modules/.*/**","**/.eslintcache","**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**","**/{.*_cache,target,.tox,.grad\
le}/**"],"assets":{"include":["**/{assets/gep,.evolver/gep,.evomap/assets}/{genes,capsules,anti-genes}*.{json,jsonl}","*\
*/{assets/gep,.evolver/gep,.evomap/assets}/{events,events.*,external_candidates}.jsonl","**/*.seed.json","**/data/defaul\
t_genes.json"],"max_file_bytes":16777216},"stores":[],"limits":{"command_timeout_seconds":180,"budget_seconds":18000,"pr\
epare_seconds":900,"slow_command_seconds":60,"output_bytes":65536,"memory_bytes":17179869184,"processes":1024,"open_file\
s":4096,"file_bytes":4294967296,"written_bytes":4294967296},"blast_radius":{"counting":"full","hard_cap_files":60,"hard_\
cap_lines":20000,"forbidden_paths":[],"protected_paths":[],"audit_log":"append"},"agent_files":{"level":"warn","include"\
:["**"],"exclude":[],"rules":[]},"a2a":{"min_score":0.7,"max_files":5,"max_lines":200,"min_success_streak":2,"confidence\
_factor":0.6,"engines":["hub 1.94"],"require_evidence":"gate","require_proof":"none","attestation":[]},"ignores":[],"bra\
nches":{}}'),v=g.DEFAULT_POLICY_DIGEST="sha256:7b52e801ed020b2be57228dd92ab4dfd277ae7f3b00a07152c9e377d8de3ee31"},74238:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.POLICY_PATH=void 0,g.digestPolicy=e,g.loadPolicy=S,g.loadPolicyFile=y,
g.readPolicyIn=$;function v(){const n=h(23404);return v=function(){return n},n}function I(){const n=h(2833);return I=function(){
return n},n}function R(){const n=h(41895);return R=function(){return n},n}function F(){const n=h(93028);return F=function(){
return n},n}function j(){const n=h(94853);return j=function(){return n},n}function M(){const n=h(49875);return M=function(){
return n},n}function k(){const n=h(14479);return k=function(){return n},n}function O(){const n=h(24666);return O=function(){
return n},n}const x=g.POLICY_PATH=".github/gene-gate.yml";async function S(n,s,{path:o=x,hint:f,readShared:c}={}){const r=await $(
n),d="missing"in r?r.file.read(await(0,O().obtainShared)(r.missing,c)):r,t=(0,k().policyOf)(d,o,f);if(!n.stat(x)){const l=(0,M().
findNearPolicy)(n);if(l)throw b(l,n.label);return u(t,{source:"default",ref:s})}const i=(await n.read(x)).toString("utf8");
return u(t,{source:"base",path:x,ref:s,text:i,...A(d)})}async function $(n,s){const o=n.stat(x);return o?(0,F().isRegular)(
o.kind)?await N((await n.read(x)).toString("utf8"),n,s):{mistakes:[{line:1,column:1,message:`expected a regular file; th\
is is a ${o.kind}`}]}:{policy:j().DEFAULT_POLICY}}async function N(n,s,o){const f=(0,k().openPolicy)(n),c=f.extended;if(c===
void 0)return f.read();const d=o?.fetched&&o.source.sha256===c.sha256?o:await(0,O().sharedCopy)(s,c);return"why"in d?{missing:d,
text:n,file:f}:f.read(d)}function A(n){return"policy"in n&&n.shared?{shared:n.shared}:{}}function b({path:n,fault:s},o){
return new(R()).GateError("policy_invalid",`${JSON.stringify(n)} ${s}, but the policy must be the regular file ${x}, whi\
ch ${o} does not have`,`Rename it to ${x}; if it is not a policy, give it another name.`)}async function y(n,s,o){const f=await N(
n,o);if("missing"in f)throw(0,O().unavailable)(f.missing.source,f.missing.why);return u((0,k().policyOf)(f,s),{source:"f\
ile",path:s,text:n,...A(f)})}function u(n,s){return{policy:n,...s,digest:e(n),ignoredInputs:[]}}function e(n){if(n===j().
DEFAULT_POLICY)return j().DEFAULT_POLICY_DIGEST;const{branches:s,...o}=n;return(0,I().digestOf)((0,v().canonicalize)(o))}},
49875:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.findNearPolicy=R,g.skeletonOf=O;function v(){const x=h(
28940);return v=function(){return x},x}function I(){const x=h(11970);return I=function(){return x},x}function R(x){for(const S of x.
list("")){const{path:$,kind:N}=S;if(N!=="directory"&&O($).trim()===".github")return{path:$,fault:`is ${N==="executable"?
"a file":`a ${N}`}`};const A=N==="directory"&&F($)?x.list($):[],b=M(S,!1)?S:A.find(y=>M(y,!0));if(b)return{path:b.path,fault:"\
looks like the policy"}}}function F(x){const S=O(x);return S.startsWith(".")||(0,v().distance)(S,"github")<=1}const j=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function M({path:x,kind:S},$){const N=O(x.slice(x.lastIndexOf("/")+1)).trim(),[A="",...b]=N.replace(/^\.+/,"").split("."),
y=A.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,v().distance)(y,"genegate")>1||y===
"generate"?!1:b.length>0?j.test(b.join(".")):S!=="directory"&&($||N.startsWith("."))}const k=new Map([...[...I().LOOK_ALIKE].
filter(([,x])=>x===x.toLowerCase()),...(0,I().lookAlikes)("a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F\
 -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);function O(x){return[...x.
normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map($=>k.get($)??$).join("")}},14479:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.openPolicy=
$,g.policyOf=S;function v(){const r=h(7723);return v=function(){return r},r}function I(){const r=h(41895);return I=function(){
return r},r}function R(){const r=h(3051);return R=function(){return r},r}function F(){const r=h(11160);return F=function(){
return r},r}function j(){const r=h(5468);return j=function(){return r},r}function M(){const r=h(93300);return M=function(){
return r},r}function k(){const r=h(24666);return k=function(){return r},r}const O=50,x="Fix the file. `gene-gate schema \
policy` prints every key with its meaning.";function S(r,d,t=x){if("policy"in r)return r.policy;const{mistakes:i}=r,l=i.
length===1?"a mistake":`${i.length} mistakes`,a=i.map(({line:p,column:m,message:P})=>`${d}:${p}:${m}: ${P}`);throw new(I()).
GateError("policy_invalid",`The policy has ${l}:
${a.join(`
`)}`,t)}function $(r){const d=(0,j().readDocument)(r);return"broken"in d?{extended:void 0,read:()=>b(d.broken)}:{extended:N(
d),read:t=>A(d,t)}}function N(r){if(!r.has(["extends"]))return;const d=v().object({extends:M().extendsKey.schema}).safeParse(
r.value);return d.success?d.data.extends??void 0:void 0}function A(r,d){const t=d&&(0,j().readDocument)(d.text),i=({line:E,
column:D,message:w})=>{const T=d?(0,k().sharedName)(d.source):"";return r.atValue(["extends"],`${T}:${E}:${D}: ${w}`)};if(t&&
"broken"in t)return b(t.broken.map(i));if(t?.has(["extends"])){const E=t.atValue(["extends"],"a shared policy must not e\
xtend another");return b([i(E)])}const l=t?(0,k().extend)(t.value,r.value):r.value,a=F().policySchema.safeParse(l,{jitless:!0}),
m=(a.success?[]:a.error.issues.flatMap(u)).flatMap(E=>e(E).map(D=>t&&y(t,D)>y(r,D)?i(n(E,D,t)):n(E,D,r))),P=[...r.mistakes,
...(t?.mistakes??[]).map(i)];return a.success&&P.length===0?{policy:a.data,...d&&{shared:d}}:b([...P,...m])}function b(r){
return{mistakes:r.toSorted((t,i)=>t.line-i.line||t.column-i.column).slice(0,O)}}function y({has:r},d){return d.findLastIndex(
(t,i)=>r(d.slice(0,i+1)))+1}function u(r){if(r.code!=="invalid_union")return[r];const d=r.errors.map(l=>l.flatMap(u)),t=({
path:l,code:a})=>l.length===0&&["invalid_type","invalid_value"].includes(a);return(d.find(l=>!l.every(t))??d[0]??[]).map(
l=>({...l,path:[...r.path,...l.path]}))}function e(r){return r.code!=="unrecognized_keys"?[r.path]:r.keys.slice(0,O).map(
d=>[...r.path,d])}function n(r,d,t){if(r.code==="unrecognized_keys"){const a=String(d.at(-1));return t.atKey(r.path,a,f(
r.path,a))}const i=t.textAt(d),l=r.code==="invalid_value"&&i!==void 0?s(i,r.values.map(String)):"";return t.atValue(d,`${o(
d)}: ${r.message}${l}`)}function s(r,d){const t=(0,R().nearestName)(r,d);return t===void 0?"":`; did you mean ${t}?`}function o(r){
return r.length===0?"the policy":r.map(String).join(".")}function f(r,d){const t=c(F().policySchema,r),i=o([...r,d]),l=t.
filter(a=>c(F().policySchema,[...r,a]).includes(d));if(l.length>0){const a=l.map(p=>o([...r,p,d]));return`unknown key ${i}\
; did you mean ${a.join(" or ")}?`}return t.length===0?`unknown key ${i}`:`unknown key ${i}${s(d,t)} (known: ${t.join(",\
 ")})`}function c(r,d){const{innerType:t,options:i,shape:l,element:a,valueType:p}=r._zod.def;if(t)return c(t,d);if(i)return i.
map(D=>c(D,d)).find(({length:D})=>D)??[];const[m,...P]=d;if(m===void 0)return Object.keys(l??{});const E=l?.[String(m)]??
a??p;return E?c(E,P):[]}},5468:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.placeIn=$,g.readDocument=
j;function v(){const N=h(69873);return v=function(){return N},N}function I(){const N=h(3463);return I=function(){return N},
N}function R(){const N=h(93028);return R=function(){return N},N}const F=64*1024;function j(N){const A=M(N);if(A)return{broken:[
{line:1,column:1,message:A}]};const b=new(v()).LineCounter,y=(0,v().parseDocument)(N,{lineCounter:b,prettyErrors:!1}),u=(n,s)=>{
const{line:o,col:f}=b.linePos(n);return{line:o,column:f,message:s}},e=[...y.errors.map(({pos:n,message:s})=>u(n[0],s)),...O(
y).map(n=>u(n,"aliases (*name) are not supported"))];return e.length!==y.errors.filter(k).length?{broken:e}:{value:y.toJS()??
{},mistakes:e,has:n=>(0,v().isNode)(y.contents)&&y.hasIn(n),textAt:n=>{const s=(0,v().isNode)(y.contents)?y.getIn(n):void 0;
return typeof s=="string"?s:void 0},atValue:(n,s)=>u(x(y,n),s),atKey:(n,s,o)=>u(S(y,n,s),o)}}function M(N){return N.length>
F?`the file is larger than ${F} characters`:(0,I().isNestedTooDeep)(N)?"the file is nested too deep":(0,R().lfsObstacle)(
N)}function k({code:N}){return N==="DUPLICATE_KEY"}function O(N){const A=[];return(0,v().visit)(N,{Alias:(b,{range:y})=>{
A.push(y?.[0]??0)}}),A}function x(N,A){for(let b=A.length;b>0;b--){const y=N.getIn(A.slice(0,b),!0);if((0,v().isNode)(y)&&
y.range)return y.range[0]}return 0}function S(N,A,b){const y=A.length===0?N.contents:N.getIn(A,!0),u=(0,v().isMap)(y)?y.
items.find(e=>(0,v().isScalar)(e.key)&&String(e.key.value)===b):void 0;return(0,v().isScalar)(u?.key)&&u.key.range?.[0]||
0}function $(N,A,b){const y=new(v()).LineCounter,u=(0,v().parseDocument)(N,{lineCounter:y,prettyErrors:!1}),e=u.contents===
null?void 0:u.getIn(A,!0);if(!(0,v().isScalar)(e)||e.value!==b||!e.range)return;const{line:n,col:s}=y.linePos(e.range[0]);
return`${n}:${s}`}},24666:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.COPIES=void 0,g.copyPath=M,
g.extend=O,g.obtainShared=S,g.sharedCopy=x,g.sharedName=k,g.unavailable=N;function v(){const A=h(77598);return v=function(){
return A},A}function I(){const A=h(41895);return I=function(){return A},A}function R(){const A=h(3463);return R=function(){
return A},A}function F(){const A=h(93028);return F=function(){return A},A}const j=g.COPIES=".github/gene-gate/";function M({
repository:A,path:b}){return`${j}${A}/${b}`}function k({repository:A,path:b,commit:y}){return`${A}/${b}@${y.slice(0,12)}`}
function O(A,b){if(!(0,R().isMapping)(A)||!(0,R().isMapping)(b))return b;const y=Object.entries(b).map(([u,e])=>{const n=Object.
hasOwn(A,u)?A[u]:void 0,s=(0,R().isMapping)(n)&&(0,R().isMapping)(e);return[u,s?{...n,...e}:e]});return Object.fromEntries(
[...Object.entries(A),...y])}async function x(A,b){const y=M(b),u=A.stat(y)?.kind;return(0,F().isRegular)(u)?$(await A.read(
y),b,`the copy at ${y}`):{source:b,why:`the repository has no copy at ${y}`}}async function S({source:A,why:b},y){if(y===
void 0)throw N(A,b);const u=$(await y(A),A,"the file");if("why"in u)throw N(A,u.why);return{...u,fetched:!0}}function $(A,b,y){
const u=(0,v().hash)("sha256",A);return u===b.sha256?{source:b,text:A.toString("utf8")}:{source:b,why:`${y} has the SHA-\
256 ${u}, not ${b.sha256}`}}function N(A,b,y){return new(I()).GateError("policy_unavailable",`The policy extends ${k(A)}\
, which cannot be read: ${b}`,`Correct \`extends\`, or commit the file as ${M(A)} to the branch of this policy.`,y)}},95244:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.NPM_LOCKFILES=g.LOCKFILES=void 0,g.isCode=O,g.isDocument=$,g.isLockfile=
i,g.isOfTests=c,g.isPackageFile=a,g.isProgramCode=k,g.isRunnable=N,g.isTest=o,g.isTestData=f,g.isWritten=x,g.toolThatFinds=
w;function v(){const T=h(76760);return v=function(){return T},T}function I(){const T=h(41330);return I=function(){return T},
T}const R=new Set(`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx h\
h
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),F=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),j=new Set("ini json json5 jsonl toml yaml yml".split(" ")),M=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function k(T){return R.has(A(T))}function O(T){return k(T)||F.has(A(T))}function x(T){return O(T)||j.has(A(T))||M.test(v().
posix.basename(T))}const S=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function $(T){
return S.test(T)}function N(T){return(O(T)||!v().posix.basename(T).includes("."))&&!$(T)}function A(T){return v().posix.
extname(T).slice(1).toLowerCase()}const b={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test[-_]?(?:utils?|helpers?|support)",beside:"bench(?:marks?)?"},y=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
u=/^features\/|\.feature$|(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[e,n,s]=Object.values(b).map(T=>new RegExp(
`(?:^|/)(?:${T})/`,"i"));function o(T){return e.test(T)||y.test(T)}function f(T){return n.test(T)||T.endsWith(".snap")}function c(T){
return o(T)||f(T)||s.test(T)||u.test(T)}const r=g.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],d=g.LOCKFILES=
[...r,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function i(T){return d.includes(T)||t.test(T)}const l=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function a(T){return d.includes(T)||l.test(T)}const p="{js,cjs,mjs,ts,cts,mts}",m="{json,jsonc,json5,yaml,yml,toml}",P=`\
{${p.slice(1,-1)},${m.slice(1,-1)}}`,E={vitest:`vitest.config.${p} vitest.workspace.${P} vite.config.${p}`,jest:`jest.co\
nfig.${P} jest.setup.${p}`,mocha:`.mocharc .mocharc.${P}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${p}`,cypress:`cypress.config.${p}`,eslint:`eslint.config.${p} .eslintrc \
.eslintrc.${P} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${P} prettier.config.${p} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${P} stylelint.config.${p} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${P} .knip.${m} knip.config.${p}`,markdownlint:`.markdownlint.${P}\
 .markdownlint-cli2.${P} .markdownlintignore .markdownlintrc`,cspell:`cspell.${P} .cspell.${P} cspell.config.${P}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${P} nyc.config.${p}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${P} .babelrc .babelrc.${P}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let D;function w(T){if(D??=Object.entries(E).map(([C,G])=>[C,
(0,I().default)(G.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(T))return"cargo";const L=T.slice(T.lastIndexOf(
"/")+1);return D.find(([,C])=>C(L))?.[0]}},96215:function(z,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isOfLibrary=
v;const h=new Set(`
  __future__ __hello__ __phello__ _aix_support _collections_abc _compat_pickle _markupbase _osx_support
  _pydecimal _pyio _pyrepl _sitebuiltins _strptime _weakrefset abc aifc annotationlib antigravity argparse array
  ast asynchat asyncio asyncore atexit audioop base64 bdb binascii binhex bisect builtins bz2 cProfile calendar
  cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall compression concurrent
  configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm decimal
  difflib dis distutils doctest dummy_threading email encodings ensurepip enum errno faulthandler fcntl filecmp
  fileinput fnmatch formatter fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp
  gzip hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json
  keyword lib2to3 linecache locale logging lzma macpath mailbox mailcap marshal math mimetypes mmap modulefinder
  msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os
  ossaudiodev parser pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath
  pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline
  reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd
  smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string
  stringprep struct subprocess sunau symbol symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile
  termios textwrap this threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty
  turtle turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser
  winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo
  `.trim().split(/\s+/));function v(I){return h.has(I.replace(/\..*$/s,""))}},19609:function(z,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.PRELOADABLE_PACKAGES=g.PRELOADABLE_BY_TOOLS=g.NODE_FLAGS=g.NODE_ALIASES=g.BUILT_IN_REPORTERS=
void 0;function v(){const k=h(91063);return v=function(){return k},k}const I=g.NODE_FLAGS=(0,v().nameTable)({harmless:`
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
  `}),R=g.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(k=>k.split("="))),F=g.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),j=g.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),M=g.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.SELECTING_FLAGS=g.NPM_SUBCOMMANDS=
g.NPM_SHORTHANDS=g.NPM_FLAGS=g.FLAGS_OF_TESTS=void 0;function v(){const O=h(91063);return v=function(){return O},O}const I=g.
NPM_FLAGS=(0,v().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),R=g.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),F=g.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),j=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,M=g.NPM_SHORTHANDS=new Map(j.trim().split(/\s+/).map(O=>O.split(/[=:]/)).map(([O="",x,S])=>[O,`--${x}${S===void 0?"":`\
=${S}`}`])),k=g.NPM_SUBCOMMANDS=(0,v().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.readArguments=
M,g.warningsIn=j;function v(){const N=h(35672);return v=function(){return N},N}function I(){const N=h(55972);return I=function(){
return N},N}function R(){const N=h(20457);return R=function(){return N},N}function F(){const N=h(91063);return F=function(){
return N},N}function j({warnings:N=[],network_touching:A}){return A?["network_touching",...N]:N}function M(N,A,b=(y,u)=>I().
KINDS[y](u)){if(A.forms!==void 0)return k(N,A,A.forms,b);if(A.subcommands===void 0)return S(N,A,b);const[y,...u]=N,e=Object.
entries(A.subcommands).find(([s])=>s===y?.text)?.[1];if(e!==void 0)return S(u,{...A,...e},b);const n=`is accepted only w\
ith ${x(Object.keys(A.subcommands))}`;return{use:A,flags:[],values:[],objections:[{objection:n,...y&&{word:y}}]}}function k(N,A,b,y){
const u=`is accepted only as ${x(Object.keys(b))}`,[e]=N;let n={use:A,flags:[],values:[],objections:[{objection:u,...e&&
{word:e}}]};for(const[s,o]of Object.entries(b)){const f=(0,v().matchForm)((0,v().parseForm)(s)??[],N,y);if(f===void 0)continue;
const c=f.map(({word:d,kind:t})=>({text:d.text,word:d,kind:t})),r=f.find(d=>d.wrong!==void 0);if(!r)return{use:{...A,...o},
flags:[],values:c,objections:[]};n={...n,values:c,objections:[O(r)]}}return n}function O({word:N,wrong:A}){return{objection:`\
does not accept \`${N.text}\`, which ${A}`,word:N}}function x(N){return N.map(A=>`\`${A}\``).join(", ")}function S(N,A,b){
const{leading_flags:y=[]}=A,{flags:u,operands:e}=(0,R().readUse)((0,F().strictFlags)(A.flags,y),N),n=[],s=(p,m)=>n.push(
O({word:p,wrong:m})),o=[],f=[];for(const{word:p,flag:m,value:P,valueWord:E}of u){if(m===void 0||m.choices?.includes(P??"")===
!1){s(p,"is not among its flags");continue}f.push(m.name),y.includes(m.name)&&e.some(D=>$(p,D))&&s(p,"must come before t\
he operands"),m.arity!=="none"&&(P===void 0?s(p,"requires a value"):o.push({text:P,kind:m.kind,word:E??p}))}const c=u.find(
({flag:p})=>!y.includes(p?.name??"")),r=(p=[])=>p.some(m=>f.includes(m)),d=((0,v().parseOperands)(A.operands??"path*")??
[]).slice(r(A.first_operand_by)?1:0);for(const[p,m]of e.entries()){y.length>0&&c&&$(m,c.word)&&s(m,"comes after the expr\
ession");const P=d[Math.min(p,d.length-1)];o.push({text:m.text,kind:P?.kind??"path",word:m})}for(const{text:p,kind:m,word:P}of o){
const E=b(m,p);E!==void 0&&n.push({objection:`does not accept \`${p}\`, which ${E}`,word:P})}const{min:t,max:i}=(0,v().countOf)(
d),l=t-(r(A.last_operand_by)?1:0),a=e.length;if(a<l||a>i){const p=i===l?`${i}`:`${l} to ${i}`,m=Number.isFinite(i)?p:`at\
 least ${l}`;n.push({objection:`takes ${m} operands, not ${a}`})}return{use:A,flags:f,values:o,objections:n}}function $(N,A){
return N.span.start>A.span.start}},21006:function(z,g){Object.defineProperty(g,"__esModule",{value:!0}),g.readFlags=h,g.
splitAtEquals=j,g.valueRead=F;function h(M,k){const O=[],x=M.toReversed();let S;const $=()=>{for(const N of x.reverse())
O.push({kind:"operand",word:N});return{tokens:O,rest:void 0}};for(let N=x.pop();N!==void 0;N=x.pop()){if(N.text==="--")return $();
const A=!v(N);if(!A&&S!==void 0){O.push({...S,word:N,next:N});continue}const{written:b,attached:y}=A?I(N.text,k):{written:N.
text,attached:void 0},u=A?k.expand(b,y):"operand";if(u==="operand"){if(O.push({kind:"operand",word:N}),k.flags==="first")
return $();continue}S=void 0;const e=x.at(-1),n=u?.at(-1)?.takes,s=y===void 0&&R(n,e),o={word:N,written:b,attached:y,next:e,
consumes:s};u===void 0&&O.push({kind:"unknown",...o});for(const[c,r]of u?.entries()??[]){const d=c===(u?.length??0)-1,t={
word:N,written:b,attached:void 0,next:void 0,consumes:!1};O.push({kind:"flag",part:r,...d?o:t})}if(n==="rest")return{tokens:O,
rest:x.reverse()};const f=O.at(-1);n==="operands"&&s&&f?.kind==="flag"&&(S=f),s&&!(n==="both"&&e&&!v(e))&&x.pop()}return $()}
function v({text:M}){return!M.startsWith("-")||M==="-"}function I(M,{equals:k}){return k==="all"||k==="long"&&M.startsWith(
"--")?j(M):{written:M,attached:void 0}}function R(M,k){if(k===void 0)return!1;switch(M){case"always":case"both":return!0;case"\
unless-dash":return!k.text.startsWith("-");case"operand":case"operands":return v(k);default:return!1}}function F({word:{
span:M},attached:k,next:O,consumes:x}){return x&&O?{value:O.text,span:{start:M.start,end:O.span.end}}:k===void 0?{span:M}:
{value:k,span:M}}function j(M){const k=M.indexOf("=");return k<0?{written:M,attached:void 0}:{written:M.slice(0,k),attached:M.
slice(k+1)}}},20457:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.readUse=R;function v(){const b=h(
21006);return v=function(){return b},b}function I(){const b=h(91063);return I=function(){return b},b}function R(b,y){const{
tokens:u,rest:e}=(0,v().readFlags)(y,x(b)),n=[],s=[];let o;for(const i of u)i.kind==="flag"&&i.word===o&&/\s/.test(i.written)||
(o=i.kind==="flag"&&i.consumes?i.next:void 0,i.kind==="flag"&&!F(b,i,s)?n.push(j(i)):s.push(i.word));const f=b.stops?{operands:[],
started:s}:{operands:s,started:[]},c=e&&n.pop();if(e===void 0||c===void 0)return{flags:n,...f};const{word:r,value:d}=c,t=d===
void 0?e:[{...r,text:d},...e];return{flags:n,...f,rest:{flag:c,words:t}}}function F({readsBehind:b,handsOn:y},{part:u},e){
return!!b&&!y&&u.spec===void 0&&e.length>0}function j(b){const{word:y,attached:u,next:e,consumes:n,part:s}=b,{spec:o,negated:f,
letter:c,fixed:r=u}=s,d=c??b.written;if(n&&e!==void 0){const p={start:y.span.start,end:e.span.end};return{word:{...y,span:p},
written:d,flag:o,value:e.text,valueWord:e,off:!1}}const t=e!==void 0&&(!e.text.startsWith("-")||e.text==="-"),i=o===void 0&&
t?e.text:void 0,l=o?.arity!=="value"&&/^(?:false|0)$/.test(r??""),a=o?.arity!=="rest"&&(f||l);return{word:y,written:d,flag:o,
value:r??i,off:a}}const M={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function k(b,y=!1){
const u=b===void 0?"never":M[b.arity];return{spec:b,negated:y,takes:y&&u!=="rest"?"never":u}}function O({flags:b},y,u){const e=c=>{
const r=b.get(c);return{...k(r),takes:r?.arity==="value"?"always":"never"}},n=b.get(y)??b.get(/^-\d+$/.test(y)?"-#":"");
if(n!==void 0)return[(u===void 0?n.arity!=="attached":n.arity!=="none")?e(n.name):k(void 0)];const s=y.slice(0,2);if(!y.
startsWith("--")&&b.get(s)?.arity==="value")return[{...e(s),fixed:y.slice(2),takes:"never"}];const o=/^-[A-Za-z]{2,}$/.test(
y)?[...y.slice(1)]:[];return o.length>0&&o.every(c=>b.get(`-${c}`)?.arity==="none")?o.map(c=>e(`-${c}`)):[k(void 0)]}function x(b){
return{flags:b.stops&&!b.readsBehind?"first":"anywhere",equals:b.strict?"long":"all",expand:(y,u)=>{if(b.strict)return O(
b,y,u);const e=S(b,y,u),n=b.handsOn&&!b.readsBehind;return b.stops&&n&&e.some(({spec:o})=>o===void 0)?"operand":e}}}function S(b,y,u){
const e=y.replace(/^-+/,""),n=y.startsWith("--"),s=$(b,e,n);if(s!==void 0)return[s];if(n||e.length<2)return[k(void 0)];const o=[],
f=u===void 0?e:`${e}=${u}`;for(let c=0;c<f.length;c+=1){const r=f[c]??"",d=b.flags.get(r);if(d===void 0)return[...o,k(void 0)];
const t={...k(d),letter:`-${r}`},i=f.slice(c+1);if(i!==""&&(d.arity!=="none"||i.startsWith("="))){const l=d.arity==="res\
t"?"rest":"never";return[...o,{...t,fixed:i.replace(/^=/,""),takes:l}]}o.push(t)}return o}function $(b,y,u){const e=A(b,
y,u)??(u&&b.completes?N(b,y):void 0);if(e!==void 0)return k(e);if(!/^no-?[A-Za-z]/.test(y))return;const n=A(b,y.replace(
/^no-?/,""),u);return n&&k(n,!0)}function N({flags:b},y){const u=(0,I().flagKey)(y),e=new Map;for(const[s,o]of b)s.startsWith(
u)&&e.set(o.name,o);const[n]=e.values();return e.size===1?n:void 0}function A(b,y,u){const e=(0,I().flagKey)(y),n=u?e.lastIndexOf(
"."):-1,s=n<0?void 0:b.flags.get(e.slice(n+1));return s===void 0||b.flags.has(e)?(0,I().lookUp)(b,e):s.kind==="text"?(0,I().
lookUp)(b,e)??s:s}},95201:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.attributesOf=F;function v(){
const j=h(77598);return v=function(){return j},j}function I(){const j=h(76760);return I=function(){return j},j}function R(){
const j=h(96681);return R=function(){return j},j}async function F({objects:j,temporary:M},k,O,x){if(O.length===0)return()=>"\
unspecified";const S={GIT_INDEX_FILE:(0,I().join)(M,(0,v().randomUUID)())};await j(["read-tree",k],{env:S});const $=await j(
["check-attr","--cached","-z","--stdin",...x],{env:S,input:O.map(b=>`${b}\0`).join("")}),N=[...(0,R().splitNul)($)].map(
b=>b.toString("utf8")),A=new Map;for(let b=0;b+2<N.length;b+=3)A.set(`${N[b]}\0${N[b+1]}`,N[b+2]??"");return(b,y)=>A.get(
`${b}\0${y}`)??"unspecified"}},48741:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.folderTree=x,g.kindOf=
u,g.readOnDisk=$;function v(){const e=h(73024);return v=function(){return e},e}function I(){const e=h(51455);return I=function(){
return e},e}function R(){const e=h(76760);return R=function(){return e},e}function F(){const e=h(41895);return F=function(){
return e},e}function j(){const e=h(39491);return j=function(){return e},e}function M(){const e=h(35720);return M=function(){
return e},e}function k(){const e=h(96681);return k=function(){return e},e}function O(){const e=h(93028);return O=function(){
return e},e}function x(e,n=M().MAX_FILE_BYTES){const s=(0,R().resolve)(e),o=`the directory ${e}`,f=t=>y(t,()=>(0,v().lstatSync)(
(0,k().systemPath)((0,R().join)(s,t)))),c=t=>{if(t==="")return{path:t,kind:"directory",tracked:!0};if(!(0,j().canBeCheckedOut)(
t)||!(0,j().foldersAbove)(t).every(p=>f(p)?.isDirectory()))return;const i=f(t),l=i&&u(i);if(!i||!l)return;const a=(0,O().
isRegular)(l)?{size:i.size}:{};return{path:t,kind:l,...a,tracked:!t.split("/").includes("node_modules")}},r=t=>c(t)?.kind!==
"directory"?[]:(y(t,()=>(0,v().readdirSync)((0,k().systemPath)((0,R().join)(s,t)),{encoding:"buffer"}))??[]).map(l=>c(t===
""?(0,k().decodePath)(l):`${t}/${(0,k().decodePath)(l)}`)).filter(l=>l!==void 0).sort(j().byEntryPath);function*d(t){for(const i of r(
t))i.tracked&&(i.kind==="directory"?yield*d(i.path):yield i)}return{label:o,stat:c,list:r,files:()=>[...d("")].sort(j().
byEntryPath),readlink:t=>c(t)?.kind==="symlink"?y(t,()=>(0,k().decodePath)((0,v().readlinkSync)((0,k().systemPath)((0,R().
join)(s,t)),{encoding:"buffer"}))):void 0,read:async(t,i=n)=>{const l=c(t);if(!(0,O().isRegular)(l?.kind))throw(0,j().notAFile)(
o,t);if((l.size??0)>i)throw(0,j().tooLarge)(o,t,l.size??0,i);return N((0,R().join)(s,t),t,o,i)}}}const S=v().constants.O_RDONLY|
(v().constants.O_NOFOLLOW??0)|(v().constants.O_NONBLOCK??0);function $(e,n){return N((0,R().join)(e,n),n,`the directory ${e}`,
1/0)}async function N(e,n,s,o){try{const f=await(0,I().open)((0,k().systemPath)(e),S);try{const c=await f.stat();if(!c.isFile())
throw(0,j().notAFile)(s,n);if(c.size>o)throw(0,j().tooLarge)(s,n,c.size,o);return await f.readFile()}finally{await f.close()}}catch(f){
throw f instanceof F().GateError?f:A(n,f)}}function A(e,n){return new(F()).GateError("file_unreadable",`Cannot read ${e}\
: ${n instanceof Error?n.message:n}`,"Check the permissions of the file and of the directories above it.",{cause:n})}const b=new Set(
["ENOENT","ENOTDIR","ENAMETOOLONG"]);function y(e,n){try{return n()}catch(s){if(b.has(s.code??""))return;throw A(e,s)}}function u(e){
if(e.isSymbolicLink())return"symlink";if(e.isDirectory())return"directory";if(e.isFile())return(e.mode&73)===0?"file":"e\
xecutable"}},7650:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.NO_OUTSIDE_CONFIGURATION=g.FULL_CLONE_HINT=
void 0,g.bindGit=M,g.notStarted=O,g.runGit=k,g.userEnvironment=e;function v(){const n=h(48161);return v=function(){return n},
n}function I(){const n=h(85);return I=function(){return n},n}function R(){const n=h(41895);return R=function(){return n},
n}const F=10*6e4,j={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,
allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function M(n){return async(s,o={})=>{const f=await k(n,s,o);if(f.exitCode!==
0&&!o.accept?.includes(f.exitCode))throw N(s,f);return f.stdout}}async function k({directory:n,env:s,config:o=[]},f,{input:c,
env:r}={}){const d={...s,...r};let t;const i=(0,I().simpleGit)({baseDir:n,config:[...o],unsafe:j,allowEnvironment:Object.
keys(d),completion:{onClose:!0,onExit:!1},timeout:{block:F},...c===void 0?{}:{input:()=>Buffer.from(c)},errors:(a,p)=>(t=
p,a instanceof I().GitPluginError?a:void 0)}).env(d);try{await(f[0]==="cat-file"?i.binaryCatFile(f.slice(1)):i.raw([...f]))}catch(a){
throw S(`git ${f[0]} was stopped: ${String(a)}`,a)}if(t===void 0)throw S(`git ${f[0]} returned no result`);if(t.exitCode===
null)throw S(`git ${f[0]} was stopped by a signal`);const l=Buffer.concat(t.stdErr).toString();if(t.exitCode<0&&l.includes(
"ENOENT"))throw x();return{exitCode:t.exitCode,stdout:Buffer.concat(t.stdOut),stderr:l}}function O(n,s){return s.code!==
"ENOENT"?S(`git ${n[0]} could not be started: ${s.message}`,s):x(s)}function x(n){return new(R()).GateError("program_not\
_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:n})}function S(n,s){return new(R()).
GateError("git_failed",n,$,{cause:s})}const $=g.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function N(n,{exitCode:s,stderr:o}){const f=o.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(R()).GateError("git_failed",`git ${n[0]} failed: ${f||`exit code ${s}`}`,A.test(f)?`Free space in TMPD\
IR (${(0,v().tmpdir)()}) and in the clone.`:$)}const A=/No space left on device|Disk quota exceeded|Read-only file system/i,
b=g.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:v().devNull,GIT_ATTR_NOSYSTEM:"1"},y=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
u=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function e(n){const s={};for(const[o,f]of Object.entries(n))f!==void 0&&(y.test(
o)||!u.test(o))&&(s[o]=f);return{...s,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},96402:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.openRepository=x;function v(){const u=h(73024);return v=function(){return u},
u}function I(){const u=h(51455);return I=function(){return u},u}function R(){const u=h(76760);return R=function(){return u},
u}function F(){const u=h(26040);return F=function(){return u},u}function j(){const u=h(41895);return j=function(){return u},
u}function M(){const u=h(7650);return M=function(){return u},u}function k(){const u=h(78173);return k=function(){return u},
u}const O=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(u=>["--git-path",u])];async function x(u,e=process.env,n=()=>{}){y();const s=(0,R().
resolve)(u);if(!(0,F().attempt)(()=>(0,v().statSync)(s).isDirectory()))throw A(s,"is not a directory");const o=(0,M().userEnvironment)(
e),f=await(0,M().runGit)({directory:s,env:N(o,e),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...O]),
[c,r,d,t,i,l,a,p,...m]=f.stdout.toString().split(`
`);if(c==="true")throw A(s,"is a bare repository, which has no working tree");if(r==="false")throw A(s,"is inside a .git\
 directory");if(!f.stdout.length)throw A(s,"is not in a git repository",f.stderr);if(!d||!t||!i||!l||!a||!p||m.join("")!==
"")throw A(s,"is in a repository that git cannot describe",f.stderr);const P=await(0,k().openObjectView)({objects:l,shallow:a,
format:d,env:o}),E=S(await(0,I().realpath)(t),i,o,P);return{...E,index:p,network:$(E.user,n)}}function S(u,e,n,s){return{
...s,directory:u,user:(0,M().bindGit)({directory:u,env:{...n,GIT_DIR:e,GIT_WORK_TREE:u},config:[`safe.directory=${u}`,"c\
ore.fsmonitor=false","core.hooksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function $(u,e){
const n=new Set;return(s,...o)=>(n.has(s)||e(`${s}
`),n.add(s),u(...o))}function N(u,{GIT_INDEX_FILE:e}){return e===void 0?u:{...u,GIT_INDEX_FILE:e}}function A(u,e,n=""){const s=n.
includes("not a git repository")?"":n.trim();return new(j()).GateError("not_a_repository",`${u} ${e}${s===""?"":` (${s})`}`,
"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}const b=50;function y(){
const u=[];try{for(;u.length<b;)u.push((0,v().openSync)(process.execPath,"r"))}catch(e){if(/^E[MN]FILE$/.test(e.code??""))
throw(0,j().systemError)(e)}finally{for(const e of u)(0,v().closeSync)(e)}}},63550:function(z,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.literalTree=I;function v(){const F=h(39491);return v=function(){return F},F}function I(F,j="\
the given files"){const M=new Map(Object.entries(F)),k=x=>{const S=M.get(x);return typeof S=="string"?Buffer.from(S):Buffer.
isBuffer(S)?S:S!==void 0&&"executable"in S?Buffer.from(S.executable):void 0};return{...(0,v().indexEntries)([...M].map(([
x,S])=>R(x,S,k(x)?.length))),label:j,readlink:x=>{const S=M.get(x);return typeof S=="object"&&"symlink"in S?S.symlink:void 0},
read:async x=>{const S=k(x);if(S===void 0)throw(0,v().notAFile)(j,x);return S}}}function R(F,j,M){const k=!F.split("/").
includes("node_modules");if(typeof j=="object"&&"symlink"in j)return{path:F,kind:"symlink",tracked:k};if(typeof j=="obje\
ct"&&"submodule"in j)return{path:F,kind:"submodule",oid:j.submodule,tracked:k};const O=typeof j=="object"&&"executable"in
j;return{path:F,kind:O?"executable":"file",...M===void 0?{}:{size:M},tracked:k}}},11970:function(z,g){Object.defineProperty(
g,"__esModule",{value:!0}),g.LOOK_ALIKE=void 0,g.asciiOf=I,g.isSpellingOf=F,g.lookAlikes=h,g.mayBeSpelled=M;function h(O){
return O.split(/\s+/).flatMap(([x="",...S])=>S.map($=>[$,x]))}const v=g.LOOK_ALIKE=new Map(h(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\
\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function I(O){return[...O].map(x=>v.get(x)??x).join("")}const R=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function F(O,x){
const $=O.replace(R,"").replace(/:.*$/s,"").replace(/(?<![. ])[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return $===
x||k($,x)}const j=/^[\w./-]*$/;function M(O,x){return!j.test(O)||O.toLowerCase().includes(x)}function k(O,x){const[,S]=/^(.+)~[1-9]\d{0,5}$/.
exec(O)??[];return S!==void 0&&S===x.replaceAll(".","").slice(0,6)}},44703:function(z,g,h){Object.defineProperty(g,"__es\
Module",{value:!0}),g.objectReader=F;function v(){const O=h(31421);return v=function(){return O},O}function I(){const O=h(
41895);return I=function(){return O},O}function R(){const O=h(7650);return R=function(){return O},O}function F({directory:O,
env:x}){let S,$;const N=[],A=y=>{$??=y;for(const{reject:u}of N.splice(0))u($)},b=()=>(S=(0,v().spawn)("git",["cat-file",
"--batch"],{cwd:O,env:x,windowsHide:!0}),S.on("error",y=>A((0,R().notStarted)(["cat-file"],y))),S.on("close",()=>A(j())),
S.stdin.on("error",()=>{}),S.stderr.resume(),S.stdout.on("data",k(y=>N.shift()?.resolve(y))),S);return{read:async y=>{if(y.
length===0)return[];if($)throw $;const{stdin:u}=S??b(),e=y.map(s=>`${s}
`).join(""),n=y.map(()=>new Promise((s,o)=>N.push({resolve:s,reject:o})));return u.write(e),Promise.all(n)},close:()=>{A(
j()),S?.kill()}}}function j(){return new(I()).GateError("git_failed","git cat-file ended early",R().FULL_CLONE_HINT)}const M=10;
function k(O){let x=Buffer.alloc(0),S,$=[],N=0;return A=>{if(S&&A.length<N){$.push(A),N-=A.length;return}x=$.length>0?Buffer.
concat([...$,A]):Buffer.concat([x,A]),$=[];let b=0;for(;;)if(S===void 0){const y=x.indexOf(M,b);if(y<0)break;const[u="",
e="",n=""]=x.toString("latin1",b,y).split(" ");b=y+1,/^\d+$/.test(n)?S={oid:u,type:e,size:Number(n)}:O(void 0)}else{const y=b+
S.size;if(x.length<=y)break;const{oid:u,type:e}=S;S=void 0,O({oid:u,type:e,content:x.subarray(b,y)}),b=y+1}x=x.subarray(
b),S&&(N=S.size+1-x.length,$=[x])}}},35720:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.MAX_FILE_BYTES=
void 0,g.readBlob=n,g.readTree=N;function v(){const s=h(41895);return v=function(){return s},s}function I(){const s=h(95201);
return I=function(){return s},s}function R(){const s=h(39491);return R=function(){return s},s}function F(){const s=h(7650);
return F=function(){return s},s}function j(){const s=h(96681);return j=function(){return s},s}function M(){const s=h(67397);
return M=function(){return s},s}function k(){const s=h(93028);return k=function(){return s},s}const O=4096,x=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,
S=8,$=new WeakMap;function N(s,o,{label:f=`commit ${(0,M().short)(o)}`,maxFileBytes:c=e}={}){const r=$.get(s)??new Map;$.
set(s,r);const d=JSON.stringify([o,f,c]),t=r.get(d)??A(s,o,{label:f,maxFileBytes:c});r.delete(d),r.set(d,t);const[i=d]=r.
keys();return r.size>S&&r.delete(i),t.catch(()=>r.delete(d)),t}async function A(s,o,{label:f,maxFileBytes:c}){const r=await s.
objects(["ls-tree","-r","-t","-z","--long",o]),d=(0,j().decodePieces)(r).map(b),t=(0,R().indexEntries)(d),i=d.some(({path:m})=>m.
endsWith(".gitattributes")),l=d.filter(({kind:m})=>m==="symlink"),a=await Promise.all(l.map(({oid:m=""})=>n(s,m))),p=new Map(
l.map(({path:m},P)=>[m,(0,j().decodePath)(a[P]??Buffer.alloc(0))]));return{...t,label:f,readlink:m=>p.get(m),...i&&{attributes:(m,P)=>(0,I().
attributesOf)(s,o,m,P)},read:async(m,P=c)=>{const{kind:E,oid:D,size:w}=t.stat(m)??{};if(!(0,k().isRegular)(E)||D===void 0||
w===void 0)throw(0,R().notAFile)(f,m);if(w>P)throw(0,R().tooLarge)(f,m,w,P);return n(s,D)}}}function b(s){const o=x.exec(
s);if(o===null)throw u(s);const[f,c="",r="",d="",t=""]=o,i=y(c,r),l=i==="symlink"&&Number(t)>O;if(i===void 0||l)throw u(
s);const a=s.slice(f.length),p=(0,k().isRegular)(i),m={path:a,kind:i,oid:d,tracked:!0};return p?{...m,size:Number(t)}:m}
function y(s,o){if(o==="tree")return"directory";if(o==="commit")return"submodule";if(s==="120000")return"symlink";if(s.startsWith(
"100"))return(Number.parseInt(s,8)&64)===0?"file":"executable"}function u(s){return new(v()).GateError("file_unreadable",
`Git's list of files has the entry ${JSON.stringify(s)}`,F().FULL_CLONE_HINT)}const e=g.MAX_FILE_BYTES=16*1024*1024;async function n(s,o){
const[f]=await s.read([o]);if(f?.type==="blob")return f.content;throw new(v()).GateError("file_unreadable",f?`Object ${o}\
 is a ${f.type}, not a file`:`Object ${o} is missing from this clone`,F().FULL_CLONE_HINT)}},78173:function(z,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.openObjectView=k;function v(){const S=h(51455);return v=function(){return S},
S}function I(){const S=h(76760);return I=function(){return S},S}function R(){const S=h(41895);return R=function(){return S},
S}function F(){const S=h(4339);return F=function(){return S},S}function j(){const S=h(7650);return j=function(){return S},
S}function M(){const S=h(44703);return M=function(){return S},S}async function k(S){const $=await(0,F().temporaryFolder)(),
N=(0,I().join)($,"git"),A=(0,I().join)(N,"objects");await(0,v().mkdir)((0,I().join)(A,"info"),{recursive:!0}),await(0,v().
mkdir)((0,I().join)(N,"refs")),await(0,v().writeFile)((0,I().join)(N,"HEAD"),`ref: refs/heads/none
`),await(0,v().writeFile)((0,I().join)(N,"config"),x(S.format)),await(0,v().writeFile)((0,I().join)(A,"info","alternates"),
`${JSON.stringify(S.objects)}
`);const b={directory:N,env:{...S.env.PATH===void 0?{}:{PATH:S.env.PATH},...j().NO_OUTSIDE_CONFIGURATION,GIT_DIR:N,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:S.shallow,HOME:N,LC_ALL:"C"}},y=(0,M().objectReader)(b);return{temporary:$,
objects:(0,j().bindGit)(b),read:y.read,privateStore:{GIT_OBJECT_DIRECTORY:A,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
S.objects)},shallowCommits:async()=>{const u=await(0,v().readFile)(S.shallow,"utf8").catch(O);return new Set(u.split(`
`).filter(e=>e!==""))},close:()=>(y.close(),(0,v().rm)($,{recursive:!0,force:!0}))}}function O(S){if(S.code==="ENOENT")return"";
throw new(R()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${S.message}`,"Check the permissio\
ns of the .git directory.",{cause:S})}function x(S){return S==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${S}
`}},96681:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.decodePath=I,g.decodePieces=j,g.splitNul=M,
g.systemPath=F;function v(){const k=h(4573);return v=function(){return k},k}function I(k){if((0,v().isUtf8)(k))return k.
toString("utf8");let O="";for(let x=0;x<k.length;){const S=R(k,x);O+=S>0?k.toString("utf8",x,x+S):String.fromCharCode(56320+
(k[x]??0)),x+=Math.max(S,1)}return O}function R(k,O){for(let x=1;x<=4&&O+x<=k.length;x++)if((0,v().isUtf8)(k.subarray(O,
O+x)))return x;return 0}function F(k){if(!/[\udc80-\udcff]/.test(k))return k;const O=k.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
return Buffer.concat(O.map((x,S)=>S%2===1?Buffer.of(x.charCodeAt(0)-56320):Buffer.from(x)))}function j(k){if(!(0,v().isUtf8)(
k))return[...M(k)].map(I);const O=k.toString("utf8").split("\0");return O.at(-1)===""&&O.pop(),O}function*M(k){let O=0;for(let x=k.
indexOf(0);x>=0;x=k.indexOf(0,O))yield k.subarray(O,x),O=x+1;O<k.length&&(yield k.subarray(O))}},67397:function(z,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.checkedOutBranch=y,g.defaultBranch=A,g.findDefaultBranch=N,g.isObjectId=S,g.
lookUpCommits=I,g.parentsOf=u,g.peelToCommits=M,g.readRefs=F,g.resolveCommits=k,g.short=e,g.unknownRevision=O;function v(){
const n=h(41895);return v=function(){return n},n}async function I(n,s){const o=await F(n,s.filter(R)),f=s.includes("HEAD")?
await j(n):void 0;return await M(n,s.map(c=>c==="HEAD"?f:R(c)?o.get(c)?.id:c))}function R(n){return n.startsWith("refs/")}
async function F(n,s){if(s.length===0)return new Map;const o=new Set(s),d=(await n.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...o])).toString().split(`
`).map(t=>{const[i="",l="",a=""]=t.split(" ");return[l,{id:i,target:a||l}]});return new Map(d.filter(([t])=>o.has(t)))}async function j(n){
const s=["show-ref","--verify","--hash","HEAD"],o=(await n.user(s,{accept:[1,128]})).toString().trim();return o===""?void 0:
o}async function M({read:n},s){const o=s.filter(r=>r!==void 0),f=await n(o.map(r=>`${r}^{commit}`)),c=new Map(o.map((r,d)=>[
r,f[d]?.oid]));return s.map(r=>r===void 0?void 0:c.get(r))}async function k(n,s){const o=await I(n,s),f=o.indexOf(void 0);
if(f>=0)throw O(s[f]??"");return o}function O(n,s={}){return n==="HEAD"?new(v()).GateError("ref_not_found","The reposito\
ry has no commits yet","Create a commit first, then gate the next change."):new(v()).GateError("ref_not_found",`unknown \
revision ${n}`,x(n,s))}function x(n,{meant:s,hasOrigin:o=!0}){const f="Check the spelling: `git branch --all` lists the \
branches.";if(s!==void 0)return`Did you mean ${s}? ${f}`;if(!o)return f;const c=`${f} With actions/checkout, set \`fetch-\
depth: 0\`.`,r=n.replace(/^(?:refs\/heads\/|(?:refs\/remotes\/)?origin\/)/,"");return S(r)||!/^\w[\w./-]*$/.test(r)?c:`${c}\
 If it is a branch of the remote, fetch it and name it origin/${r}:
  git fetch origin "+refs/heads/${r}:refs/remotes/origin/${r}"`}function S(n){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(
n)}const $=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/h\
eads/master"];async function N(n){const s=await F(n,$),o=$.flatMap(r=>s.get(r)??[]),f=await M(n,o.map(({id:r})=>r)),[c]=o.
flatMap(({target:r},d)=>{const t=f[d];return t===void 0?[]:[{commit:t,ref:r}]});return c}async function A(n){const s=await N(
n);if(s!==void 0)return s;const o=await b(n),[f]=await M(n,o.length===1?o:[]);if(f!==void 0)return{commit:f,ref:o[0]??""};
const c=o.map(r=>r.replace("refs/remotes/",""));throw new(v()).GateError("ref_not_found","No default branch found: origi\
n/HEAD, main and master do not exist",c.length===0?"Specify the commit to compare with: --base REF.":`Specify the branch\
 to compare with: --base ${c.slice(0,5).join(", or --base ")}.`)}async function b(n){const s=["--format=%(refname)","ref\
s/remotes/origin"],o=(await n.user(["for-each-ref",...s])).toString().split(`
`),f=(await y(n)).replace("refs/heads/","refs/remotes/origin/");return o.filter(c=>c!==""&&c!==f&&c!=="refs/remotes/orig\
in/HEAD")}async function y({user:n}){return(await n(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}async function u(n,s){
const[o]=await n.read([s]);if(o?.type!=="commit")throw O(s);const f=o.content.toString("latin1");return[...f.slice(0,f.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,r])=>r??"")}function e(n){return n.slice(0,12)}},93028:function(z,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.filesNamed=$,g.isRegular=R,g.lfsObstacle=y,g.perPath=A,g.perTree=N,g.subTree=
F,g.treeAbove=j;function v(){const u=h(76760);return v=function(){return u},u}function I(){const u=h(59490);return I=function(){
return u},u}function R(u){return u==="file"||u==="executable"}function F(u,e){return e===""?u:k(u,e,()=>O(u,e))}function j(u,e){
return k(u,`../${e}`,()=>x(u,e))}const M=new WeakMap;function k(u,e,n){const s=M.get(u)??new Map;M.set(u,s);const o=s.get(
e)??n();return s.set(e,o),o}function O(u,e){const n=`${e}/`,s=r=>r===""?e:n+r,o=r=>({...r,path:r.path===e?"":r.path.slice(
n.length)}),{original:f,isPending:c}=u;return{label:u.label,...f&&{original:F(f,e)},...c&&{isPending:r=>c(s(r))},stat:r=>{
const d=u.stat(s(r));return d&&o(d)},readlink:r=>u.readlink(s(r)),list:r=>u.list(s(r)).map(o),files:()=>[...u.files()].filter(
({path:r})=>r.startsWith(n)).map(o),read:(r,d)=>u.read(s(r),d)}}function x(u,e){const n=`${e}/`,s={path:"",kind:"directo\
ry",tracked:!0},o=d=>d===e?"":d.startsWith(n)?d.slice(n.length):"..",f=d=>({...d,path:v().posix.join(e,d.path)}),{original:c,
isPending:r}=u;return{label:u.label,...c&&{original:j(c,e)},...r&&{isPending:d=>d.startsWith(n)&&r(o(d))},stat:d=>{const t=d===
""?s:u.stat(o(d));return t&&d!==""?f(t):t},readlink:d=>u.readlink(o(d)),list:d=>(d===""?[s]:u.list(o(d))).map(f),files:()=>[
...u.files()].map(f),read:(d,t)=>u.read(o(d),t)}}const S=N(u=>(0,I().groupBy)(u.files(),({path:e})=>v().posix.basename(e)));
function $(u,e){return S(u).get(e)??[]}function N(u){const e=new WeakMap;return n=>{const s=n.original??n,{answer:o}=e.get(
s)??{answer:u(s)};return e.set(s,{answer:o}),o}}function A(u){const e=N(()=>new Map);return(n,s)=>{const o=e(n),f=o.get(
s)??u(n,s);return o.set(s,f),f}}const b="version https://git-lfs.github.com/spec/";function y(u){if(u.startsWith(b))return"\
this is a Git LFS pointer; commit the file itself (git lfs untrack)"}},95132:function(z,g,h){Object.defineProperty(g,"__\
esModule",{value:!0}),g.describe=M,g.eligibilityOf=y,g.finding=R,g.isMissingEvidence=u,g.notJudged=N,g.problemFinding=j,
g.whyNotJudged=A;function v(){const e=h(41895);return v=function(){return e},e}function I(){const e=h(13580);return I=function(){
return e},e}function R(e,n,s={}){return F(e,n,s)}function F(e,n,s){const{severity:o,harm:f,layer:c}=(0,I().ruleOf)(e);return{
rule:e,severity:o,harm:f,layer:c,args:n,...s}}function j({rule:e,args:n,span:s,severity:o}){return F(e,n,{span:s,severity:o})}
function M({rule:e,args:n,edit:s,danger:o,advice:f,level:c}){const r=(0,I().ruleOf)(e);return{message:r.message(n)+(c?` ${k(
c)}`:""),remedy:o===void 0?(s&&S(s))??f??r.remedy(n):`Remove the command: it ${o}. A person decides whether the gene nee\
ds it.`}}function k({rules:e,level:n,from:s,reason:o}){const f=o===void 0?"":`: ${o.replace(/\.$/,"")}`;return`The polic\
y sets \`${e}\` to \`${n}\`, instead of ${s}${f}.`}const O=160,x=4;function S({new:e,pointer:n,files:s=[],fix:o}){if(!(e.
length<=x&&e.every(l=>l.length<=O&&!l.includes("`"))))return o?"Run `gene-gate fix --write`, which replaces the command \
(accepted; not run).":void 0;const c=n?.endsWith("/asset_id")===!0,r=c||e.length===0?"":" (accepted; not run)",d=o?`; \`g\
ene-gate fix --write\` does this${r}.`:".",[t,...i]=e.map(l=>`\`${l}\``);return t===void 0?`Remove the command, which ad\
ds no check${d}`:c?`Set \`asset_id\` to ${t}${d}`:s.length>0?`Move it into a script, ${s.map(({path:a})=>`\`${a}\``).join(
", ")}, and run ${[t,...i].join(", ")}${d}`:i.length===0?`Write ${t} instead${d}`:`Write separate entries in \`validation\
\`: ${[t,...i].join(", ")}${d}`}const $=500;function N(e,n,s={}){return R("not-judged",{detail:A(e,n)},s)}function A(e,n){
if((0,v().endsAudit)(n))throw n;return`${e}: ${b(n).slice(0,$).replace(/\.$/,"")}`}function b(e){return e instanceof v().
GateError?e.message:e instanceof Error?`${e.name}: ${e.message}`:String(e)}function y(e){return e.length===0?"eligible":
e.every(u)?"unproven":"refuted"}function u({rule:e}){const{unproven:n,undecided:s}=(0,I().ruleOf)(e);return n===!0||s===
!0}},13254:function(z,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isProblem=R,g.problemAt=v;const h={"unquoted\
-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"warning",weakens:"warning","t\
ool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-path":"warning","tool-unknown":"\
warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"notice","build-files-unread":"\
notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning","npm-script-missing":"warning",
"npm-script-text":"warning","workspaces-changed":"warning"};function v(F,j,M,k=I(F)){return{rule:F,args:M,span:j,severity:k}}
function I(F){return F in h?h[F]:"error"}function R(F,j){return F.rule===j}},94411:function(z,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.areHarmlessOptions=N,g.isHarmlessVariable=A,g.isReadByProgram=f,g.readAssignments=n;function v(){
const c=h(25367);return v=function(){return c},c}function I(){const c=h(90762);return I=function(){return c},c}const R=/^[\w.-]{0,64}$/,
F=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,j=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,M=/^\d{1,9}$/,
k=/^(?:|[01]|true|false|yes|no|on|off)$/i,O=new Map([["NODE_ENV",R],["CI",R],["FORCE_COLOR",R],["NO_COLOR",R],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",F],["LC_ALL",F],["NODE_NO_WARNINGS",k],["PYTHONDONTWRITEBYTEC\
ODE",k],["PYTHONUNBUFFERED",k],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",j],["TS_NODE_TRANSPILE_ONLY",k],["TS_NODE_FILES",k],["TS_NODE_SKIP_PROJECT",k]]),x=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,R]],S="NOD\
E_OPTIONS",$=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function N(c){return c.split(" ").every(r=>$.test(r.replaceAll("_","-")))}function A(c,r){if(c===S)return N(r);const d=O.
get(c);return d!==void 0?d.test(r):y(c)?x.some(([i,l])=>i.test(c)&&l.test(r))||k.test(r)||M.test(r):!1}const b=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function y(c){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(c)?!f(c):b.test(c)}function u(c){return c===S||O.has(c)||y(c)}const e=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function n(c,r){const d=[],t=[];let i=0;for(const l of c){const[a]=l.parts,p=a&&!a.quoted?e.exec(a.text):null;if(!p)break;
i+=1;const[m,P="",E]=p,D=(0,I().textOf)(l).slice(m.length),w={start:l.start,end:l.end};if(!E&&A(P,D))d.push({name:P,value:D,
span:w}),r.add("environment-assignment",w,{name:P,value:(0,v().visible)(D)});else{const T=!E&&u(P);r.add("assignment-ref\
used",w,{name:P,value:(0,v().visible)(D),known:T}),E||t.push({name:P,value:D,span:w})}}return{assignments:d,refused:t,count:i}}
const s=`
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
`.match(/\S+/g),o=new RegExp(`^(?:${s.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function f(c){
return o.test(c)}},97424:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.DOES=void 0,g.dangerOfScript=
t,g.findDangers=A;function v(){const l=h(11331);return v=function(){return l},l}function I(){const l=h(81716);return I=function(){
return l},l}function R(){const l=h(54421);return R=function(){return l},l}const F=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
j=(l,a,p)=>l.some(m=>/^-[A-Za-z]+$/.test(m)&&[...m.slice(1)].some(P=>a.includes(P))||m.length>3&&p.startsWith(m.toLowerCase())),
M=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,k=l=>l.some((a,p)=>{const m=/^(?:-s|--signal)$/.
test(a)?l[p+1]:/^(?:-s|--signal=|-)(.+)$/.exec(a)?.[1];return m!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(m)}),O=(l,a,p)=>(l===
"systemctl"||l==="loginctl")&&a.some(m=>p.test(m)),x=[{name:"mass_deletion",matches:({program:l,args:a})=>l==="rm"&&j(a,
"rR","--recursive")&&a.some(p=>!p.startsWith("-")&&M.test(p))},{name:"raw_disk_write",matches:({program:l,args:a})=>l===
"dd"&&a.some(p=>p.startsWith("if=")||/^of=\/dev\//.test(p))},{name:"filesystem_format",matches:({program:l})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(l)},{name:"direct_disk_write",matches:({program:l,args:a})=>l==="tee"&&a.some(p=>F.test(p))},{name:"world_writable",
matches:({program:l,args:a})=>l==="chmod"&&a.some(p=>/^[0-7]{2,4}[2367]$/.test(p)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
p))},{name:"privilege_escalation",matches:({program:l,args:a})=>l==="chown"&&a.some(p=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(p))},{name:"firewall_manipulation",matches:({program:l})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(l)},
{name:"system_shutdown",matches:({program:l,args:a})=>/^(?:shutdown|poweroff|halt)$/.test(l)||/^(?:init|telinit)$/.test(
l)&&a[0]==="0"||O(l,a,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:l,args:a})=>l==="reboot"||/^(?:init|telinit)$/.
test(l)&&a[0]==="6"||O(l,a,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:l,args:a})=>/^(?:kill|pkill|killall)$/.
test(l)&&k(a)}],S=8,$=4;function N(l){const a=l.map(({span:p})=>p);return{start:Math.min(...a.map(({start:p})=>p)),end:Math.
max(...a.map(({end:p})=>p))}}function A(l,a=0,p=new n){return(0,I().everyCommand)(l).flatMap(m=>b(m,p,a))}function b(l,a,p){
const m=[],{words:P}=(0,I().withoutReserved)(l);for(const{operator:T,target:L}of l.redirections)if(T.includes(">")&&L&&F.
test(L.text)){const C=`> ${L.text}`;m.push({name:"direct_disk_write",pattern:C,span:L.span})}const E=y(P),D=a.runBy(l,E,
p);if(D!==void 0){const T=`${D.program} | ${P[0]?.text??""}`,L=N([...D.words,...P]);m.push({name:"remote_code_execution",
pattern:T,span:L})}const w=new Set;for(const T of E){const L=x.find(({matches:B})=>B(T))?.name;if(L!==void 0){const B=T.
words.map(({text:U})=>U).join(" ");m.push({name:L,pattern:B,span:N(T.words)})}const G=(0,v().programNamed)(T.program)?.kind===
"shell"?(0,R().textHanded)(T.words)?.text:void 0;if(G===void 0||w.has(G)||p===$)continue;w.add(G);const W=A((0,I().readShellText)(
G),p+1,a),H=N(T.words);m.push(...W.map(B=>({...B,span:H}))),e.test(G)&&m.push({name:"remote_code_execution",pattern:G,span:H})}
return m}function y(l){const a=u(l,0);if(a===void 0)return[];const p=[a];if((0,v().programNamed)(a.program)?.kind==="wra\
pper")for(let m=1;m<=Math.min(l.length-1,S);m+=1){const P=u(l,m);P!==void 0&&!/^-|=/.test(P.program)&&p.push(P)}if(a.program===
"find")for(const[m,{text:P}]of l.entries()){const E=/^-(?:exec|ok)(?:dir)?$/.test(P)?u(l,m+1):void 0;if(E!==void 0&&p.push(
E),p.length>S)break}return p}function u(l,a){const p=l[a];if(p===void 0)return;const m=l.slice(a);return{program:(0,v().
baseName)(p.text),args:m.slice(1).map(({text:P})=>P),words:m}}const e=/\bdownload(?:string|data)\b/i;class n{#n=new Map;#e=new Map;runBy(a,p,m){
const P=(a.pipedFrom&&this.#n.get(a.pipedFrom))??o(a.inside),E=p.find(({program:w})=>f(w));this.#n.set(a,P??E);const D=p.
flatMap(({program:w,args:T,words:L})=>((0,v().runsCode)(w)?T:L.slice(0,1).map(({text:C})=>C)).flatMap(C=>this.#e.get(s(C))??
[]))[0];return E&&this.#s(m===0?E:{...E,words:[]},a),p.some(({program:w})=>(0,v().runsCode)(w))?P??D:D}#s(a,{redirections:p}){
const m=p.flatMap(({target:P})=>P?.text??[]);for(const P of[...a.args,...m])!P.startsWith("-")&&s(P)!==""&&this.#e.set(s(
P),a)}}function s(l){return l.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function o(l){return(0,I().everyCommand)(l).
flatMap(({words:a})=>y(a)).find(({program:a})=>f(a))}function f(l){return(0,v().programNamed)(l)?.kind==="downloader"}const c=g.
DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or disks",filesystem_format:"formats a \
disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change files",privilege_escalation:"gives fi\
les to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"shuts the machine down",system_reboot:"\
restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"kills processes"},r=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,
d=16*1024;function t(l){if(l.length>d)return"is too long to check";for(const[,m="",P=""]of l.matchAll(r))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(m)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(P))return c.mass_deletion;const a=(0,I().readShellText)(l),p=A(a).find(({name:m})=>m!==
"mass_deletion");return p?c[p.name]:i(a)?"pipes text into a shell":void 0}function i(l){return(0,I().everyCommand)(l).some(
({pipedFrom:a,words:p})=>{const[m]=(0,R().startedWords)(p);return a!==void 0&&m!==void 0&&(0,v().isShell)(m.text)})}},25367:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.codePointName=F,g.inspectBlanks=y,g.inspectCharacters=k,g.inspectInjection=
n,g.inspectLookAlikes=S,g.visible=M;function v(){const s=h(11970);return v=function(){return s},s}const I=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function R(s){if(s>=32&&s<127||s===9)return"visible";if(s===0)return"nul-character";if(s===10||s===13)return"line-break";
if(s<160||s>=55296&&s<=57343)return"control-character";const o=String.fromCodePoint(s);return I.test(o)?"invisible-chara\
cter":"visible"}function F(s){return`U+${s.toString(16).toUpperCase().padStart(4,"0")}`}const j=120;function M(s){const o=s.
length>j?`${s.slice(0,j)}\u2026`:s;let f="";for(const c of o){const r=c.codePointAt(0)??0,d=r!==9&&R(r)==="visible";f+=d?
c:`<${F(r)}>`}return f}function k(s,o,f,c){let r=o;for(const d of s)O(d,r,f,c),r+=d.length}function O(s,o,f,c){const r=s.
codePointAt(0)??0,d={start:o,end:o+s.length},t=F(r),i=R(r);if(i==="line-break"?c.add(i,d,{character:t,quoted:f}):i!=="vi\
sible"&&c.add(i,d,{character:t}),i!=="visible"||r<=126)return;const l=s.normalize("NFKC");l!==s.normalize("NFC")||/[\0-\x7f]/.
test(l)?c.add("look-alike-letters",d,{word:s,looks_like:l,characters:[t]}):f||c.add("non-ascii-unquoted",d,{character:t,
shown:s})}const x=/\p{L}+/gu;function S(s,o,f,c){if(/^[\x00-\x7f]*$/.test(s)||!f&&/\s/.test(s))return;const r=f?$(s):N(s);
if(r===void 0)return;const d=[...new Set(s)].filter(t=>t>"\x7F");c.add("look-alike-letters",{start:o.start,end:o.end},{word:M(
s),looks_like:M(r),characters:d.slice(0,10).map(t=>F(t.codePointAt(0)??0))})}function $(s){const o=s.normalize("NFKD").replace(
/\p{M}/gu,""),f=(0,v().asciiOf)(o);return/^[\x20-\x7e]+$/.test(f)?f:void 0}function N(s){let o=!1;const f=s.replace(x,c=>{
const r=(0,v().asciiOf)(c);return r===c||!/[A-Za-z]/.test(c)?c:(o=!0,r)});return o?f:void 0}const A=100,b=1e3;function y(s,o){
let f=0,c=0;for(let r=0;r<=s.length;r+=1){const d=s.charAt(r);if(d===" "||d==="	")continue;const t=r-c;if(t>1&&(f+=t-1),
t>=A||f>=b){const i=Math.max(t,f);o.add("blank-padding",{start:c,end:r},{blanks:i});return}c=r+1}}const u=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
e=/<!--|```/;function n(s,o,f){const c=({index:t,0:i})=>f??{start:t,end:t+i.length},r=u.exec(s);r&&o.add("workflow-comma\
nd",c(r),{written:M(r[0])});const d=e.exec(s);d&&o.add("markup-injection",c(d),{written:d[0]})}},14395:function(z,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.isWide=O,g.literalSegment=k,g.matchName=$,g.matchesStars=N,g.readPattern=R;const h=Symbol(
"*"),v=/^.$/su,I=/\[\w+\]|./gsu;function R(y){if(!y.parts.some(r=>!r.quoted&&/[*?[]/.test(r.text)))return;const u=y.parts.
flatMap(({text:r,quoted:d})=>d?Array.from(r):(r.match(I)??[]).map(F)),e=y.parts.map(({text:r,quoted:d})=>d?"\0":r).join(
""),n=/^[^[]*\[.*\]/s.test(e.replace(/\[\w+\]/g,"]")),s=u.findIndex(r=>typeof r!="string"||n&&r==="[");if(s<0)return;const o=y.
parts.map(r=>r.text).join(""),f=j(u.slice(0,s)),c=M(u);return{text:o,prefix:f,segments:c,...n&&{ambiguity:"bracket"}}}function F(y){
return y==="*"?h:y==="?"?v:y.length>1&&y.startsWith("[")?new RegExp(`^${y}$`):y}function j(y){return y.filter(u=>typeof u==
"string").join("")}function M(y){const u=[[]];for(const e of y)e==="/"?u.push([]):u.at(-1)?.push(e);return u}function k(y){
return y.every(u=>typeof u=="string")?j(y):void 0}function O(y){return y.includes(h)}const x=y=>Array.from(y),S=y=>Array.
from(Buffer.from(y).toString("latin1"));function $(y,u){if(u.startsWith(".")&&y[0]!==".")return!1;const e=A(y,u,x);return/^[\x20-\x7e]*$/.
test(u)||e===A(y,u,S)?e:void 0}function N(y,u){const e=Array.from(u,n=>n==="*"?h:n);return A(e,y,x)}function A(y,u,e){const n=y.
flatMap(r=>typeof r=="string"?e(r):[r]),s=e(u);let o=0,f=-1,c=0;for(let r=0;r<s.length;)if(n[o]===h)f=o,c=r,o+=1;else if(b(
n[o],s[r]))o+=1,r+=1;else if(f>=0)o=f+1,c+=1,r=c;else return!1;return n.slice(o).every(r=>r===h)}function b(y,u=""){return y instanceof
RegExp?y.test(u):y===u}},16500:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.MAX_PATTERNS=void 0,g.
resolvePattern=x;function v(){const f=h(76760);return v=function(){return f},f}function I(){const f=h(32854);return I=function(){
return f},f}function R(){const f=h(25367);return R=function(){return f},f}function F(){const f=h(14395);return F=function(){
return f},f}function j(){const f=h(90762);return j=function(){return f},f}const M=20,k=4096,O=g.MAX_PATTERNS=64;function x(f,c,r){
const{pattern:d,span:t,position:i}=f,l=(0,R().visible)(d.text),a=N(d);let p=[];if(i==="program")r.add("glob-unclear",t,{
pattern:l,reason:"program"});else if(A(d))r.add("glob-unclear",t,{pattern:l,reason:"outside"});else if(!$(d,c))if(a)r.add(
"glob-unclear",t,{pattern:l,reason:a});else if(b(d))r.add("glob-unclear",t,{pattern:l,reason:"flag"});else if(c)p=S(f,c,
r);else if(i==="script"&&d.segments.some(F().isWide))r.add("glob-unclear",t,{pattern:l,reason:"program"});else{const m={
matches:[],count:0,judged:!1};r.add("unquoted-glob",t,{pattern:l,...m})}return p.length===0?[d.text]:p}function S({pattern:f,
span:c,position:r},d,t){const i=(0,R().visible)(f.text),l=e(f,d),a="matches"in l&&!l.matches.every(y);if("ambiguity"in l||
a){const E="ambiguity"in l?l.ambiguity:"file_name";return t.add("glob-unclear",c,{pattern:i,reason:E}),[]}const{matches:p}=l;
p.some(E=>E.startsWith("-"))&&t.add("glob-unclear",c,{pattern:i,reason:"flag"}),r==="script"&&p.length>1&&t.add("glob-un\
clear",c,{pattern:i,reason:"program"});const m=p.slice(0,M).map(E=>(0,R().visible)(E)),{length:P}=p;return t.add("unquot\
ed-glob",c,{pattern:i,matches:m,count:P,judged:!0}),p}function $({prefix:f,text:c},r){return f.includes("://")&&!r?.stat(
c.slice(0,c.indexOf("/")))}function N({text:f,segments:c,ambiguity:r}){return r||(f.length>k?"too_many":c.some(t=>(0,F().
literalSegment)(t)===void 0&&(0,F().matchName)(t,".."))?"dot":void 0)}function A({text:f,segments:c}){return f.startsWith(
"/")||c.some(r=>(0,F().literalSegment)(r)==="..")}function b({prefix:f}){return f.startsWith("-")&&!f.includes("=")}function y(f){
const c=new(j()).ProblemCollector;return(0,R().inspectCharacters)(f,0,!0,c),c.inOrder().length===0}const u=128*1024;function e(f,c){
let r=[{written:"",path:""}];for(const[i,l]of f.segments.entries()){const a=i===f.segments.length-1,p=[];for(const m of r){
const P=n(m,l,a,c);if(typeof P=="string")return{ambiguity:P};p.push(...P)}r=p}const d=r.map(({written:i})=>Buffer.from(i));
return d.reduce((i,l)=>i+l.length+1,0)>u?{ambiguity:"too_many"}:{matches:d.sort(Buffer.compare).map(i=>i.toString())}}function n(f,c,r,d){
const{written:t,path:i}=f,l=(0,F().literalSegment)(c);if(l==="")return r?[f]:"empty_segment";const a=r?"":"/";if(l===".")
return[{written:`${t}.${a}`,path:i}];const p=[];for(const m of s(i,c,l,d)){if(m==="letters")return"letters";if(!r&&o(m,d))
return"symlink";!r&&m.kind!=="directory"||p.push({written:`${t}${v().posix.basename(m.path)}${a}`,path:m.path})}return p}
function*s(f,c,r,d){if(r!==void 0){const t=d.stat(f===""?r:`${f}/${r}`);t?.tracked&&(yield t);return}for(const t of d.list(
f)){if(!t.tracked)continue;const i=(0,F().matchName)(c,v().posix.basename(t.path));i===void 0?yield"letters":i&&(yield t)}}
function o(f,c){if(f.kind!=="symlink")return f.kind==="submodule";const r=(0,I().resolveInTree)(c,f.path);return r.kind===
"missing"?!1:r.kind!=="inside"||!/^(?:file|executable)$/.test(r.entry.kind)}},54669:function(z,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.hasOneReading=S,g.lex=x;function v(){const e=h(94411);return v=function(){return e},e}function I(){
const e=h(25367);return I=function(){return e},e}function R(){const e=h(16500);return R=function(){return e},e}function F(){
const e=h(14395);return F=function(){return e},e}function j(){const e=h(11331);return j=function(){return e},e}function M(){
const e=h(26781);return M=function(){return e},e}function k(){const e=h(90762);return k=function(){return e},e}const O=128*
1024;function x(e,n){const s=new(k()).ProblemCollector;if($(e,s))return{words:[],assignments:[],refused:[],problems:s.inOrder()};
const o={start:0,end:e.length};(0,I().inspectBlanks)(e,s),(0,I().inspectInjection)(e,s);const f=(0,M().splitWords)(e,s),
{assignments:c,refused:r,count:d}=(0,v().readAssignments)(f,s);for(const i of f.slice(0,d))b(i,s);const t=N(f.slice(d),n,
s);t.length===0&&s.add("empty-command",o,{});for(const{value:i,span:l}of c)(0,I().inspectInjection)(i,s,l);for(const{text:i,
span:l}of t)(0,I().inspectInjection)(i,s,l);return{words:t,assignments:c,refused:r,problems:s.inOrder()}}function S({problems:e}){
return e.every(({severity:n})=>n==="warning")}function $(e,n){if(Buffer.byteLength(e)<=O)return!1;const s={start:0,end:e.
length};return n.add("command-too-long",s,{more:`${O} bytes`}),!0}function N(e,n,s){const o=[];let f=0;for(const[c,r]of e.
entries()){const d={start:r.start,end:r.end},t=r.parts.some(p=>p.quoted),i=(0,k().textOf)(r);b(r,s),y(r,s),u(r,c===0,s),
(0,I().inspectLookAlikes)(i,r,c===0,s);const l=(0,F().readPattern)(r);if(l&&(f+=1),l&&f>R().MAX_PATTERNS&&s.add("glob-un\
clear",d,{pattern:(0,I().visible)(i),reason:"too_many"}),!l||f>R().MAX_PATTERNS){o.push({text:i,span:d,quoted:t});continue}
const a=A(c,o);for(const p of(0,R().resolvePattern)({pattern:l,span:d,position:a},n,s))o.push({text:p,span:d,quoted:t})}
return o}function A(e,n){return e===0?"program":e===1&&n[0]?.text==="node"?"script":"argument"}function b(e,n){for(const[
s,o]of e.parts.entries()){if(o.quoted||!o.text.includes("~"))continue;const f=o.text.search(s===0?/(?:^|[=:])~/:/[=:]~/);
if(f<0)continue;const c=o.start+o.text.indexOf("~",f),r=(0,I().visible)((0,k().textOf)(e));n.add("tilde-expansion",{start:c,
end:c+1},{word:r});return}}function y(e,n){let s=-1,o=!1;for(const f of e.parts)if(!(f.quoted||s<0&&!f.text.includes("{")))
for(const{0:c,index:r}of f.text.matchAll(/[{},]|\.\./g)){const d=f.start+r;if(c==="{")s<0&&(s=d);else if(c!=="}")o=s>=0;else if(o){
const t={start:s,end:d+1};n.add("brace-expansion",t,{written:(0,I().visible)((0,k().textOf)(e))});return}}}function u(e,n,s){
const o=(0,k().unquotedText)(e);o!==void 0&&(o==="!"||n&&(0,j().isReserved)(o))&&s.add("shell-grammar",{start:e.start,end:e.
end},{written:o})}},11331:function(z,g){Object.defineProperty(g,"__esModule",{value:!0}),g.PROGRAM_NAMES=void 0,g.baseName=
O,g.changesShell=i,g.hasCommandLine=b,g.isBefore=r,g.isCommandLine=A,g.isOnlyBefore=d,g.isReserved=t,g.isShell=S,g.isWithoutEffect=
c,g.programNamed=x,g.runsCode=$,g.startsOthers=N;const h=/^-\w*c$|^--command$/,v=/^-(?=\w+$)\w*[ep]|^--(?:eval|print)(?:=|$)|^eval$/,
j=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",{text:h}],["shell","pwsh powersh\
ell",{text:/^[-/](?:c|command|e|ec|en\w*)$/i}],["shell","cmd",{text:/^\/[ckr]/i}],["shell","osascript",{text:/^-e$/}],["\
shell","eval iex invoke-expression",{text:"words"}],["shell","source ."],["interpreter","node nodejs deno tsx ts-node ji\
ti esno esmo babel-node",{text:v}],["interpreter","vite-node swc-node sucrase-node",{text:v}],["interpreter","bun",{text:v,
fetches:/^(?:x|add)$/,runsScripts:!0}],["interpreter","python python2 python3 pythonw py pypy pypy3",{text:/^-[A-Za-z]*c/}],
["interpreter","perl ruby lua luajit raku rscript julia elixir groovy scala",{text:/^-\w*[eE]/}],["interpreter","php",{text:/^-r|^--run$/}],
["interpreter","java tclsh jshell ghci"],["wrapper","doas su sudo",{wraps:"as-user"}],["wrapper","cross-env dotenv env-c\
md",{wraps:"as-tool"}],["wrapper","command exec builtin busybox toybox time taskset chrt flock prlimit unshare chroot"],
["wrapper","strace ltrace gdb xargs parallel watch winpty"],["wrapper","env ionice nice nohup setsid stdbuf timeout xvfb\
-run"],["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invoke-webrequest"],["downloader","invoke\
-restmethod start-bitstransfer bitsadmin certutil mshta"],["builder","go",{fetches:/^(?:run|install)$/}],["builder","car\
go",{fetches:/^install$/}],["builder","make",{finds:"GNUmakefile makefile Makefile"}],["builder","just",{finds:"justfile\
 Justfile .justfile"}],["builder","task",{finds:"Taskfile.yml Taskfile.yaml"}],["manager","npm",{fetches:/^(?:exec|x|i|install|add)$/,
runsScripts:!0}],["manager","pnpm yarn",{fetches:/^(?:add|dlx)$/,runsScripts:!0}],["manager","npx bunx pnpx uvx",{fetches:/^$/}],
["manager","pip pip3",{fetches:/^install$/}],["manager","gem",{fetches:/^install$/}],["manager","pipx",{fetches:/^run$/}],
["manager","uv",{fetches:/^(?:tool run|pip3? install)$/,runsInside:!0}],["manager","poetry conda hatch mise pdm pipenv p\
ixi rye",{runsInside:!0}],["manager","corepack composer"],["system","docker podman",{fetches:/^(?:container )?run$/}],["\
system","cat ls rm cp mv grep find sed awk git touch echo cd test diff wc head tail"],["system","chmod true false exit v\
im"]],M=new Map(j.flatMap(([l,a,p])=>a.split(" ").map(m=>[m,{name:m,kind:l,...p}]))),k=g.PROGRAM_NAMES=[...M.keys()];function O(l){
return/^\.{1,2}$/.test(l)?l:l.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function x(l){
const a=O(l),p=M.get(a);if(p!==void 0)return p;const m=M.get(a.replace(/[-.]?(?=\d)(?<!\d\.*)\d[\d.]*w?$/,""));return m?.
kind==="shell"||m?.kind==="interpreter"?m:void 0}function S(l){return x(l)?.kind==="shell"}function $(l){const a=x(l)?.kind;
return a==="shell"||a==="interpreter"}function N(l){if(l===".")return!1;const a=x(l)?.kind;return a!==void 0&&a!=="syste\
m"&&a!=="downloader"}function A(l){const[a="",...p]=l.trim().split(/\s+/);return y(a)&&p.some(m=>/^-|[./]|^[|&;<>]+$/.test(
m))}function b(l){return/&&|\|\||\$\(|`/.test(l)?!0:l.split(/;\s|\s\|\s/).some(a=>{const[p="",...m]=a.trim().split(/\s+/);
return m.length>0&&y(p)})}function y(l){return M.has(l)}const u=l=>new Set(l.split(/\s+/)),e=u(": [ cd echo exit false t\
est true"),n=u("! { do elif else if then time until while"),s=new RegExp(`^\\s*(?:(?:${[...n].join("|").replace("{","\\{")}\
)\\s+)*$`),o=u("fi done case esac for } in [[ ]] function select coproc"),f=u(`. alias autoload bg bind break builtin ca\
ller chdir command compgen complete compopt continue
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function c(l){return e.has(l)}function r(l){
return n.has(l)}function d(l){return s.test(l)}function t(l){return n.has(l)||o.has(l)}function i(l){return t(l)||f.has(
l)}},81716:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.everyCommand=M,g.isDynamic=S,g.readShellText=
j,g.withoutReserved=O;function v(){const y=h(54669);return v=function(){return y},y}function I(){const y=h(11331);return I=
function(){return y},y}const R=128*1024,F=16;function j(y,u){return y.length>R?[]:new b(y,u).list("",0)}function M(y){return y.
flatMap(u=>[u,...M(u.inside)])}const k=/^([A-Za-z_]\w*)=(.*)$/s;function O(y){const{words:u,assignments:e}=y,n=u.findIndex(
({text:c,quoted:r})=>r||!(0,I().isBefore)(c));if(n<1)return y;const s=u.slice(n),o=s.findIndex(({text:c})=>!k.test(c)),f=o<
0?s:s.slice(0,o);return{...y,words:s.slice(f.length),assignments:[...e,...f.map(x)]}}function x({text:y,span:u}){const[,
e="",n=""]=k.exec(y)??[];return{name:e,value:n,span:u}}function S({problems:y,substituted:u},{span:e}){const n=s=>s.start<
e.end&&s.end>e.start;return u.some(n)||y.some(s=>$.has(s.rule)&&n(s.span))}const $=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),N=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
A=/\\.?|\$\(|[^\\`$"]+|./sy;class b{#n;#e;#s=0;constructor(u,e){this.#n=u,this.#e=e}list(u,e){const n=[];let s=this.#r(),
o=!1;const f=(c,r="")=>{const d=this.#t(s,c,r),{words:t,assignments:i,redirections:l,inside:a}=d,p=t.length+i.length+l.length+
a.length===0,m=n.at(-1);p?m&&(n[n.length-1]={...m,separator:m.separator+r}):n.push(d);const P=/^\|&?$/.test(r)?d:void 0;
s=this.#r(p?s.pipedFrom:P)};for(;this.#s<this.#n.length;){const c=this.#s,r=this.#i(o?A:N),d=this.#s;if(r==='"')o=!o;else{
if(r===u&&(!o||u==="`"))return f(c),n;if(r==="$("||r==="`"||!o&&/^[<>]?\($/.test(r)){if(e===F){f(c);continue}const t=this.#n.
slice(s.start,c),i=r==="("?(0,I().isOnlyBefore)(t)?"subshell":"definition":"substitution",l=this.list(r==="`"?"`":")",e+
1);s.inside.push(...l),s.gaps.push({kind:i,start:c,end:this.#s}),i==="subshell"&&(s.subshell=l)}else!o&&/^(?:[;&|\r\n]+|\))$/.
test(r)?f(c,r):!o&&r.startsWith("#")&&/^\s?$/.test(this.#n.charAt(c-1))?s.gaps.push({kind:"comment",start:c,end:d}):!o&&
/^(?:[<>]|&>)/.test(r)&&s.gaps.push({kind:"operator",start:c,end:d})}}return f(this.#n.length),n}#r(u){return{start:this.#s,
gaps:[],inside:[],pipedFrom:u}}#i(u){u.lastIndex=this.#s;const[e=""]=u.exec(this.#n)??[];return this.#s+=e.length,e}#t(u,e,n){
const{start:s,gaps:o,inside:f,pipedFrom:c,subshell:r}=u;let d="",t=s;for(const w of o){const T=w.kind==="comment"||w.kind===
"operator"?" ":"_";d+=this.#n.slice(t,w.start)+T.repeat(w.end-w.start),t=w.end}d+=this.#n.slice(t,e);const i=(0,v().lex)(
d,this.#e),l=w=>({...w,span:{start:w.span.start+s,end:w.span.end+s}}),a=i.words.map(l),p=new Set;let m=0;const E=o.filter(
({kind:w})=>w==="operator").map(({start:w,end:T})=>{for(;m<a.length&&(a[m]?.span.start??T)<T;)m+=1;const L=a[m],C=a[m-1];
return C?.span.end===w&&/^\d+$/.test(C.text)&&p.add(C),L&&p.add(L),{operator:this.#n.slice(w,T),...L&&{target:L}}}),D=[...i.
assignments,...i.refused].map(l);return{words:a.filter(w=>!p.has(w)),assignments:D.sort((w,T)=>w.span.start-T.span.start),
redirections:E,problems:i.problems.map(l),span:{start:s,end:e},separator:n,inside:f,substituted:o.filter(({kind:w})=>w===
"substitution"),...c&&{pipedFrom:c},...r&&{subshell:r},...o.some(({kind:w})=>w==="definition")&&{defines:!0}}}}},26781:function(z,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.splitWords=F;function v(){const A=h(25367);return v=function(){return A},
A}const I=1e3,R=/[ \t\n\r'"\\$`;&|<>()]/g;function F(A,b){return new j(A,b).split()}class j{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(b,y){
this.#n=b,this.#e=y}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>I){const b={start:0,end:this.#n.
length};this.#e.add("command-too-long",b,{more:`${I} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,v().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#b();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=N(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(b,y,u,e=u){this.#r.length===0&&(this.#i=e),this.#r.push({text:b,quoted:y,
start:u})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const b=this.#t;
R.lastIndex=b+1;const y=R.exec(this.#n)?.index??this.#n.length,u=this.#n.slice(b,y);(0,v().inspectCharacters)(u,b,!1,this.#e),
this.#o(u,!1,b),this.#t=y}#h(){const b=this.#t,y=this.#n.indexOf("'",b+1),u=y<0?this.#n.length:y,e=this.#n.slice(b+1,u);
(0,v().inspectCharacters)(e,b+1,!0,this.#e),this.#o(e,!0,b+1,b),this.#d(b,u,"'")}#y(){const b=this.#t,y=this.#n;let u="",
e=b+1;for(this.#t=e;this.#t<y.length&&y.charAt(this.#t)!=='"';){const s=y.charAt(this.#t);s==="\\"&&/["$`\\\n]/.test(y.charAt(
this.#t+1))?(u+=y.slice(e,this.#t),y.charAt(this.#t+1)===`
`&&this.#f(),e=this.#t+1,this.#t+=2):s==="$"?this.#l(!0):s==="`"?this.#p(!0):this.#t+=1}const n=Math.min(this.#t,y.length);
u+=y.slice(e,n),(0,v().inspectCharacters)(y.slice(b+1,n),b+1,!0,this.#e),this.#o(u,!0,b+1,b),this.#d(b,n,'"')}#d(b,y,u){
this.#c+=1,this.#t=Math.min(y+1,this.#n.length),!(y<this.#n.length)&&this.#e.add("unterminated-quote",{start:b,end:y},{quote:u})}#b(){
const b=this.#t,y=this.#n.charAt(b+1);this.#t+=1,y===""?(this.#e.add("unterminated-quote",{start:b,end:b+1},{quote:"\\"}),
this.#o("\\",!0,b)):y===`
`?(this.#t=b,this.#f(),this.#t+=2):y>"\x7F"?this.#o("",!0,b+1,b):((0,v().inspectCharacters)(y,b+1,!0,this.#e),this.#o(y,
!0,b+1,b),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(b){const y=x(this.#n,this.#t,
b);y?this.#m(y.kind,y.end,b):(b||this.#o("$",!1,this.#t),this.#t+=1)}#p(b){const y=S(this.#n,this.#t);this.#m("command-s\
ubstitution",y,b)}#m(b,y,u){const e=this.#t,n=this.#n.slice(e,y);this.#e.add(b,{start:e,end:y},{written:(0,v().visible)(
n)}),u||this.#o(n,!0,e),this.#t=y}#w(){const b=this.#t,y=this.#n.indexOf(`
`,b);this.#t=y<0?this.#n.length:y;const u=this.#n.slice(b,this.#t);(0,v().inspectCharacters)(u,b,!1,this.#e),this.#e.add(
"shell-comment",{start:b,end:this.#t},{written:(0,v().visible)(u)})}}const M=/[A-Za-z_]/,k=/[A-Za-z0-9_]/,O=/[0-9@*#?$!-]/;
function x(A,b,y){const u=A.charAt(b+1);if(u==="(")return{kind:A.charAt(b+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:$(A,b+1,"(",")")};if(u==="{")return{kind:"variable-expansion",end:$(A,b+1,"{","}")};if(u==="[")return{kind:"\
arithmetic-expansion",end:$(A,b+1,"[","]")};if(u==="'"||u==='"'){if(y)return;const e=A.indexOf(u,b+2);return{kind:"dolla\
r-quote",end:e<0?A.length:e+1}}if(M.test(u)){let e=b+2;for(;k.test(A.charAt(e));)e+=1;return{kind:"variable-expansion",end:e}}
if(O.test(u)||u>"\x7F")return{kind:"variable-expansion",end:b+2}}function S(A,b){for(let y=b+1;y<A.length;y+=1){const u=A.
charAt(y);if(u==="\\")y+=1;else if(u==="`")return y+1}return A.length}function $(A,b,y,u){let e=0;for(let n=b;n<A.length;n+=
1){const s=A.charAt(n);if(s===y)e+=1;else if(s===u&&(e-=1,e===0))return n+1}return A.length}function N(A,b,y){const u=A.
charAt(b);if(u==="("||u===")")return y.add("shell-grammar",{start:b,end:b+1},{written:u}),b+1;const e=u==="<"||u===">",n=e?
/[<>&|-]/:/[;&|]/;let s=b+1;for(;s-b<3&&n.test(A.charAt(s));)s+=1;const o=A.slice(b,s);return y.add(e?"shell-redirection":
"shell-operator",{start:b,end:s},{operator:o}),s}},54421:function(z,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.startedWords=R,g.textHanded=F;function v(){const O=h(11331);return v=function(){return O},O}const I=/^-(?:exec|ok)(?:dir)?$/;
function R(O){const x=O.findLastIndex(({text:$})=>(0,v().programNamed)($));let S=0;for(;;){const $=(0,v().baseName)(O[S]?.
text??""),N=$==="find";if(!N&&(0,v().programNamed)($)?.kind!=="wrapper")break;let A=S+1;if($==="command"&&/^-[vV]/.test(
O[A]?.text??""))break;const b=({text:y})=>N?I.test(y):x>S?(0,v().programNamed)(y):!/^-|^\w+=|^\d+[smhd]?$/.test(y);for(let y=O[A];y!==
void 0&&!b(y);y=O[A])A+=1;if(A>=O.length)break;S=N?A+1:A}return O.slice(S)}function F(O){const[x,...S]=O,$=x&&(0,v().programNamed)(
x.text);if($?.text===void 0)return;if($.text==="words")return M(S);const N=$.text,A=S.findIndex(({text:y})=>N.test(y)),b=S[A];
if(b!==void 0){if($.name==="cmd"){const y=b.text.slice(2);return M(y===""?S.slice(A+1):[{...b,text:y},...S.slice(A+1)])}
return/^[-/]e/i.test(b.text)&&j($)?k(S[A+1]):j($)?M(S.slice(A+1)):M(S.slice(A+1,A+2))}}function j({name:O}){return O==="\
pwsh"||O==="powershell"}function M(O){return O.length===0?void 0:{text:O.map(({text:x})=>x).join(" "),words:O}}function k(O){
return O&&{text:Buffer.from(O.text,"base64").toString("utf16le"),words:[O]}}},90762:function(z,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.ProblemCollector=void 0,g.firstErrors=j,g.textOf=I,g.unquotedText=R;function v(){const M=h(
13254);return v=function(){return M},M}function I(M){const[k]=M.parts;return M.parts.length===1&&k?k.text:M.parts.map(O=>O.
text).join("")}function R(M){const[k]=M.parts;return M.parts.length===1&&k&&!k.quoted?k.text:void 0}class F{#n=[];add(k,O,x){
this.#n.push((0,v().problemAt)(k,O,x))}inOrder(){const k=({severity:O})=>O==="error"?0:1;return this.#n.sort((O,x)=>O.span.
start-x.span.start||k(O)-k(x))}}g.ProblemCollector=F;function j(M){const k=new Set;return M.filter(({rule:O,severity:x})=>{
if(x!=="error")return!0;const S=!k.has(O);return k.add(O),S})}},678:function(z,g,h){h.r(g),h.d(g,{default:()=>v});var v=h(
70298)},58238:function(z,g,h){h.r(g),h.d(g,{parse:()=>v.parse,stringify:()=>v.stringify});var v=h(15756)},85:function(z,g,h){
h.r(g),h.d(g,{GitPluginError:()=>v.Uo,simpleGit:()=>v.Lp});var v=h(74724)},69873:function(z,g,h){h.r(g),h.d(g,{LineCounter:()=>v.
HN,isAlias:()=>v.Vj,isMap:()=>v.jh,isNode:()=>v.Ll,isScalar:()=>v.jn,isSeq:()=>v.oP,parse:()=>v.qg,parseDocument:()=>v.Tp,
stringify:()=>v.As,visit:()=>v.YR});var v=h(38815)}};
