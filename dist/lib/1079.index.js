"use strict";exports.id=1079,exports.ids=[1079],exports.modules={45806:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.launchedBy=A,g.parseInvocation=$;function v(){const n=h(76760);return v=function(){return n},n}function I(){const n=h(
91063);return I=function(){return n},n}function R(){const n=h(11331);return R=function(){return n},n}function F(){const n=h(
87646);return F=function(){return n},n}function x(){const n=h(3893);return x=function(){return n},n}function M(){const n=h(
39872);return M=function(){return n},n}function k(){const n=h(46868);return k=function(){return n},n}function O(){const n=h(
31901);return O=function(){return n},n}const N=5,P={node:F().parseNode,npm:x().parseNpm,npx:x().parseNpx};function $(n,a,c=I().
NO_PROGRAMS){return j(n,a,c,0)}function j(n,a,c,l){const i=(f,m)=>b(f,m,c,l+1),s={families:c,start:i,tool:(f,m)=>(0,k().
parseTool)(f,m,s)};if(typeof n!="string")return(0,M().parseProgram)(n,a,s);const{invocation:o,problems:t}=P[n](a,s),[r]=n===
"node"&&!(0,F().isTestRun)(o)?o.operands:[];if(r===void 0)return{invocation:o,problems:t};const d=e(r.text,c.tools).map(
f=>{const m=["--",f].map(S=>({...r,text:S}));return i({program:"npx",words:[...m,...o.passthrough],starts:"file"},n)}),u=d.
flatMap(f=>f.launched);return{invocation:u.length>0?{...o,launched:u}:o,problems:[...t,...d.flatMap(f=>f.problems)]}}function A({
launched:n=[]}){return n.flatMap(a=>[a,...A(a)])}function b({program:n,words:a,...c},l,i,s){const[o={text:"",span:{start:0,
end:0}},...t]=a,r=s===N?"outside-code":n?void 0:y(o.text,i.tools);if(r)return{launched:[],problems:[(0,O().wordProblem)(
r,l,o)]};const d=n??((0,O().isProgram)(o.text)?o.text:void 0),{invocation:u,problems:f}=d?j(d,n?a:t,i,s):j("npx",a,i,s);
return{launched:[{...u,...c}],problems:f}}function y(n,a){return n.startsWith("-")?"unknown-flag":(0,R().programNamed)(n)!==
void 0&&!(0,O().isProgram)(n)&&!(0,I().isKnownTool)(a,n)?"outside-code":void 0}const p=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function e(n,a){const c=v().posix.normalize(n.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
c))return["yarn"];const[,l,i=""]=p.exec(c)??[];if(l===void 0)return[];if(l===".bin")return[i];const o=[...new Set([i.replace(
/\.[cm]?[jt]s$/,""),l])].filter(t=>(0,I().isKnownTool)(a,t));return o.length>0?o:[l]}},97340:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.judgeFlag=N,g.pythonFiles=c,g.setsHarmless=l;function v(){const r=h(19609);return v=function(){
return r},r}function I(){const r=h(60842);return I=function(){return r},r}function R(){const r=h(32854);return R=function(){
return r},r}function F(){const r=h(94411);return F=function(){return r},r}function x(){const r=h(54669);return x=function(){
return r},r}function M(){const r=h(87646);return M=function(){return r},r}function k(){const r=h(31901);return k=function(){
return r},r}const O={problems:[]};function N(r,d,u){const{word:f,flag:m,value:S="",written:E,off:D}=u;if(m===void 0)return t(
r,d,u);const w=W=>$(W,r,u),{choices:T}=m;if(T?.every(W=>!P(W,S.replace(/\s+/g,""))))return{problems:[w("unknown-flag")]};
if(D)return O;if(m.kind==="node")return o(f,i(r,S));const{rule:L,...C}=(0,I().isReason)(m.kind)?{rule:m.kind}:j(r,u,d.stops===
!0),G=(0,k().isForeign)(E)||(0,k().isOfMachine)(E),H=L??(G?"outside-code":void 0);return{...S===""?{}:C,problems:H?[w(H)]:
[]}}function P(r,d){const[u="",f]=r.split("~");if(f===void 0)return d===r;const m=d.slice(u.length,d.length-f.length);return/^[^"'\\{}<>\s]+$/.
test(m)&&d===`${u}${m}${f}`}function $(r,d,{word:{text:u,span:f},written:m,value:S=""}){const E=u===m&&S!==""?`${m} ${S}`:
u;return(0,k().flagProblem)(r,d,{name:m,written:E,span:f,value:S})}function j(r,d,u){const{word:f,flag:m,written:S,value:E=""}=d,
{span:D}=f,w=m?.kind??"text";switch(w){case"choice":return{};case"tests":return{files:[{as:"tests",path:E,span:D}]};case"\
path":{const T=(0,R().normalise)(E)===void 0?"outside-code":void 0,L=(0,k().isElsewhere)(E)?[]:[{as:"place",path:E,span:D}];
return{rule:T,files:L,root:E}}case"config":return(0,k().isElsewhere)(E)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(E)?{}:{
files:[{as:"config",path:E,span:D}]};case"output":{const T=E.slice(E.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(T)?{}:(0,k().isElsewhere)(T)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:T,span:D}]}}case"cod\
e":case"preload":{const T=w==="code"?p(E,u):e(E,u),L=$("tool-runs-file",r,d);return{rule:T,files:n(E).map(C=>a(C,D,L,w))}}case"\
module":{const T=E.split(":").filter(H=>/^\w+(?:\.\w+)*$/.test(H)),L=new Set(T.flatMap(H=>[H,H.replace(/\.\w+$/,"")]).flatMap(
c)),C=$("tool-runs-file",r,d);return{rule:(0,k().isForeign)(E)||/[\\/]/.test(E)?"outside-code":void 0,files:[...L].map(H=>({
as:"module",path:H,span:D,ifFile:C}))}}default:{const T=(0,k().isOfMachine)(E)&&!y(S,E);return{rule:(0,k().isForeign)(E)||
T||A.test(E)?"outside-code":void 0}}}}const A=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\][{}:]*\.json\b)/s,b=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function y(r,d){return b.test(r)||r==="-t"&&!d.includes(":")}function p(r,d){if((0,k().isElsewhere)(r)||/[\s(){};`]/.test(
r))return"outside-code";if(r.split(",").some(f=>/^\.|\.[cm]?[jt]sx?$/.test(f)))return d?"outside-code":"tool-runs-file"}
function e(r,d){return v().PRELOADABLE_PACKAGES.has(r)||v().PRELOADABLE_BY_TOOLS.has(r)?"tool-runs-file":d?"outside-code":
p(r,d)??"tool-runs-file"}function n(r){return r.split(",").filter(u=>u!==""&&!(0,k().isElsewhere)(u)).map(u=>u.replace(/^<rootDir>\//,
"./"))}function a(r,d,u,f){return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(r)?{as:"code",path:r,span:d}:{as:"module",path:r,
span:d,ifFile:u,first:f==="preload"}}function c(r){const d=r.replaceAll(".","/");return["","src/"].flatMap(u=>[".py","/_\
_main__.py","/__init__.py"].map(f=>`${u}${d}${f}`))}function l(r){const[,d="",u=""]=/^(\w+)[=:](.*)$/s.exec(r)??[];return d!==
""&&(0,F().isHarmlessVariable)(d,u)}function i(r,d){return/^(?:_?mocha|deno)$/.test(r)?d.split(",").map(u=>u.startsWith(
"-")?u:`--${u}`):r==="ava"?(0,x().lex)(d).words.map(({text:u})=>u):[d]}const s="x.js";function o({span:r},d){const u=[...d,
s,s].map(S=>({text:S,span:r,quoted:!1})),{invocation:f,problems:m}=(0,M().parseNode)(u);return{problems:m,nodeFlags:f.flags}}
function t(r,{stops:d,handsOn:u,data:f={}},{word:m,value:S=""}){const E=D=>({problems:[(0,k().wordProblem)(D,r,m)]});if(u){
const D=m.text.includes("=")||S===""?[]:[S],w=o(m,[m.text,...D]);if(!w.problems.some(({rule:T})=>T==="unknown-flag"))return w}
return d?E("unknown-flag"):f.starts==="npm-scripts"&&m.text.includes("=")?O:(0,k().isForeign)(S)||(0,k().isOfMachine)(S)?
E("outside-code"):f.unknown?O:E("unknown-flag")}},91633:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.filesAmong=P,g.judgeOperands=k,g.refusedAmong=x,g.ruleForOperand=O;function v(){const b=h(91063);return v=function(){return b},
b}function I(){const b=h(32854);return I=function(){return b},b}function R(){const b=h(13254);return R=function(){return b},
b}function F(){const b=h(31901);return F=function(){return b},b}function x(b,y,p){const[e]=p;if(e===void 0)return[];const n=p.
find(({text:c})=>y.readsBehind&&M(y,c)!==void 0);return(y.data.variables?p:[n??e]).flatMap(c=>{const l=M(y,c.text);return l===
void 0?[]:[(0,F().wordProblem)(l,b,c)]})}function M({refused:b,data:y},p){const e=y.ends_with?.split(" ");if(e?.includes(
p))return;const n=c=>(0,v().lookUp)(b,(0,v().flagKey)(c))?.kind,a=p.split(":").some(c=>n(c)==="never-ends");return n(p)??
(e||a?"never-ends":void 0)}function k(b,{data:{variables:y,operands:p="path"}},e){return e.flatMap(n=>{const a=y===void 0?
[]:A(b,y,n);if(a.length>0)return a;const c=O(p,n.text);return c===void 0?[]:[(0,F().wordProblem)(c,b,n)]})}function O(b,y){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(y))return b==="text"&&N.test(y)?void 0:"uses-network";switch(b){case"\
import":return y.includes("@")?"uses-network":(0,I().normalise)(y)===void 0?"outside-code":void 0;case"text":return y===
"-"?"reads-stdin":(0,F().isForeign)(y)||(0,F().isOfMachine)(y)?"outside-code":void 0;case"path":case"tests":{if(y==="-")
return"reads-stdin";if(y.startsWith("@"))return"outside-code";const p=y.replace(/^!|::.*$/gs,"");return(0,I().normalise)(
p)===void 0||(0,F().isForeign)(y)?"outside-code":void 0}}}const N=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function P({data:b},y){const{operands:p="path"}=b;return y.flatMap(({text:e,span:n})=>{if(O(p,e)!==void 0)return[];const a=(p===
"import"||b.starts==="package")&&e.endsWith(".go");if(p==="tests"||a)return[{as:"tests",path:e.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:n}];const c=(0,I().normalise)(e);return c&&!(0,I().isWithin)(c,".git",{ignoreCase:!0})&&!(0,F().isElsewhere)(e)?
[{as:"place",path:e,span:n}]:[]})}const $=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,j=/[$`;&|<>(){}\s]/;function A(b,y,p){
const{text:e,span:n}=p,a=e.includes("="),c=e.replace(/(?<!\s)\s*(?<![:+?!])[:+?!]*=.*$/s,"");return a&&!y.includes(c)?[(0,R().
problemAt)("make-variable",n,{program:b,variable:c})]:(a?$.test(e):!j.test(e))?[]:[(0,F().wordProblem)("outside-code",b,
p)]}},20691:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.launchesOf=M;function v(){const A=h(21006);
return v=function(){return A},A}function I(){const A=h(13254);return I=function(){return A},A}function R(){const A=h(54669);
return R=function(){return A},A}function F(){const A=h(97340);return F=function(){return A},A}function x(){const A=h(31901);
return x=function(){return A},A}function M(A,{program:b,words:y,parsing:p},{flags:e,operands:n}){const a=e.some(({flag:i})=>i?.
kind==="only-prints"||i?.kind==="outside-code"),c=i=>p.start(i,b),l=(()=>{switch(A){case"node":return a?[]:[c({program:"\
node",words:n})];case"command":return a?[]:[k(b,y,n,c)];case"command-texts":return n.map(i=>N(b,i,c));case"npm-scripts":{
const i=e.flatMap(({flag:s,word:o})=>s===void 0?[o]:[]);return n.map(s=>P(b,s,i,c))}default:return[]}})();return{invocation:{
launched:l.flatMap(i=>i.launched)},problems:l.flatMap(i=>i.problems)}}function k(A,b,y,p){const{words:e,problems:n}=A===
"cross-env"?O(y):{words:y,problems:[]},[a]=e,c=a&&b.find(({text:o})=>o===a.text),l=`\`${A}\` starts at the first word tha\
t is \`${a?.text}\``,i=a===void 0||c===a?[]:[(0,I().problemAt)("flag-value",a.span,{program:A,flag:a.text,fault:l})],s=p(
{words:e});return{...s,problems:[...n,...i,...s.problems]}}function O(A){const b=A.findIndex(({text:e})=>!/^\w+=/.test(e)),
y=b<0?A:A.slice(0,b),p=y.flatMap(({text:e,span:n})=>{if((0,F().setsHarmless)(e))return[];const{written:a,attached:c=""}=(0,v().
splitAtEquals)(e);return[(0,I().problemAt)("assignment-refused",n,{name:a,value:c,known:!1})]});return{words:A.slice(y.length),
problems:p}}function N(A,{text:b,span:y},p){const[,e="",n=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(b)??[],{words:a,
problems:c}=(0,R().lex)(e===""?b.replace(/^npm:(?=\S)/,"npm run "):n);if(!((0,R().hasOneReading)({problems:c})||e!==""&&
n.trim()==="")||!/^[\w:.@/*-]*$/.test(e))return j(A,{text:b,span:y});const i=a.map(s=>({...s,span:y}));return p(e===""?{
words:i}:$([{text:e,span:y,quoted:!1},...i],"wildcard"))}function P(A,{text:b,span:y},p,e){const[,n="",a=""]=/^\s*(\S+)(.*)$/s.
exec(b)??[],{words:c,problems:l}=(0,R().lex)(a),i=a.trim()===""||(0,R().hasOneReading)({problems:l});if(n===""||!i||/\{!?[*@%\d]/.
test(b))return j(A,{text:b,span:y});const s=c.map(t=>({...t,span:y})),o=[...p,{text:n,span:y,quoted:!1},...s];return e($(
o,/^[\w:.@/-]+$/.test(n)?void 0:"glob"))}function $(A,b){return{program:"npm",words:[{text:"run",span:A.at(-1)?.span??{start:0,
end:0},quoted:!1},...A],...b&&{selects:b}}}function j(A,b){return{launched:[],problems:[(0,x().wordProblem)("outside-cod\
e",A,b)]}}},87646:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.isTestRun=j,g.parseNode=M;function v(){
const p=h(19609);return v=function(){return p},p}function I(){const p=h(21006);return I=function(){return p},p}function R(){
const p=h(13254);return R=function(){return p},p}function F(){const p=h(31901);return F=function(){return p},p}const x=new Set(
["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function M(p){const e=[],n=[],a=[],c=new Set;for(const u of(0,I().readFlags)(
p,k).tokens){if(u.kind==="operand"){a.push(u.word);continue}if(u.kind==="unknown"){const w={program:"node",flag:u.written};
n.push((0,R().problemAt)("unknown-flag",u.word.span,w));continue}const{spec:f,negated:m}=u.part,S=N(u);e.push(S);const E=P(
f,m,S.value);if(E!==void 0&&n.push($(S,E)),m)continue;c.add(f.kind);const D=b(f,S);D!==void 0&&n.push((0,F().flagProblem)(
D,"node",S))}const l=j({flags:e}),i=l?a.length:c.has("evaluates")?0:1,s=a.slice(0,i),o=a.slice(i),t=l||c.has("only-print\
s")||c.has("evaluates"),r=y(s,l,p);r!==void 0&&!(t&&s.length===0)&&n.push(r);const d=(0,F().onlyAsksForInformation)(o);return d!==
void 0&&n.push((0,F().printsOnly)("node",d)),{invocation:{program:"node",flags:e,operands:s,passthrough:o},problems:n}}const k={
flags:"first",equals:"long",expand:p=>{const e=p.startsWith("--"),n=e?p.slice(2).replaceAll("_","-"):p,a=n.startsWith("n\
o-")&&!v().NODE_FLAGS.has(n),c=a?n.slice(3):n,l=v().NODE_FLAGS.get(v().NODE_ALIASES.get(c)??(e?c:""));return l&&[{spec:l,
negated:a,takes:a?"never":O(l)}]}};function O({name:p,arity:e}){return p==="print"?"unless-dash":e==="value"?"always":"n\
ever"}function N(p){const{spec:e,negated:n}=p.part;return{name:`--${n?"no-":""}${e.name}`,written:p.written,...(0,I().valueRead)(
p)}}function P({name:p,arity:e},n,a){if(e==="value")return(0,F().valueFault)(a,n);if(n)return a===void 0?void 0:"a `--no\
-` flag takes no value";if(e!=="none")return a?void 0:"its value is missing";const c=p==="print"||/^(?:inspect|debug$|debug-brk$)/.
test(p);return a===void 0||c?void 0:"it takes no value"}function $(p,e){return(0,R().problemAt)("flag-value",p.span,{program:"\
node",flag:p.written,fault:e})}function j({flags:p}){return p.findLast(({name:e})=>e==="--test"||e==="--no-test")?.name===
"--test"}const A=/\.(?:info|lcov|log|tap|txt|xml)$/;function b(p,{value:e=""}){switch(p.kind){case"harmless":return;case"\
reports-tests":return v().BUILT_IN_REPORTERS.has(e)?void 0:"outside-code";case"tolerates-rejections":return e==="warn"||
e==="none"?"weakens":void 0;case"writes-report":return e==="stdout"||e==="stderr"?void 0:A.test(e)&&!(0,F().isElsewhere)(
e)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"preloads":return v().PRELOADABLE_PACKAGES.has(
e)?"tool-runs-file":"outside-code";default:return p.kind}}function y(p,e,n){const[a]=p;if(a===void 0){const i=n.at(-1)?.
span.end??0;return e?void 0:(0,R().problemAt)("reads-stdin",{start:0,end:i},{program:"node",flag:""})}const{text:c,span:l}=a;
if(x.has(c))return(0,R().problemAt)("reads-stdin",l,{program:"node",flag:c});if(c.startsWith("-"))return(0,R().problemAt)(
"outside-code",l,{program:"node",flag:`-- ${c}`});if(c==="inspect"||!e&&c==="debug")return(0,R().problemAt)("outside-cod\
e",l,{program:"node",flag:c})}},3893:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.parseNpm=M,g.parseNpx=
N;function v(){const n=h(4274);return v=function(){return n},n}function I(){const n=h(20457);return I=function(){return n},
n}function R(){const n=h(60842);return R=function(){return n},n}function F(){const n=h(13254);return F=function(){return n},
n}function x(){const n=h(31901);return x=function(){return n},n}function M(n,a=x().ALONE){const{flags:c,operands:l}=P(v().
NPM_FLAGS,n,v().NPM_SHORTHANDS),[i,...s]=l,o=i&&v().NPM_SUBCOMMANDS.get(i.text),t=o?.kind==="runs-tool",r=$("npm",c,n,t),
d={program:"npm",flags:r.flags};if(i===void 0){const S=A(c)?[]:[e("npm",n)];return{invocation:{...d,operands:[],passthrough:[]},
problems:[...r.problems,...S]}}if(o===void 0){const S=[...v().NPM_SUBCOMMANDS].find(([w])=>w.startsWith(i.text))?.[1].name??
"",E={program:"npm",subcommand:i.text,meant:S},D=[(0,F().problemAt)("unknown-subcommand",i.span,E),...r.problems];return{
invocation:{...d,operands:s,passthrough:[]},problems:D}}const u={...d,subcommand:o.name},{invocation:f,problems:m}=b(o,{
word:i,rest:s},u,a);return{invocation:f,problems:[...m,...r.problems]}}const k={...v().NPM_FLAGS,stops:!0},O=new Map([...v().
NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function N(n,a=x().ALONE){const{flags:c,operands:l}=P(k,
n,O),i=$("npx",c,n,!0),s={program:"npx",subcommand:"exec",flags:i.flags},[o]=l;if(o===void 0){const{subcommand:E,...D}=s,
w=A(c)?[]:[e("npx",n)];return{invocation:{...D,operands:[],passthrough:[]},problems:[...i.problems,...w]}}const t=n[n.indexOf(
o)-1],r=l.slice(1).find(({text:E})=>E.startsWith("-")),f=/^--no(?!-install$)/.test(t?.text??"")&&r!==void 0&&t?[(0,F().problemAt)(
"flag-value",t.span,{program:"npx",flag:t.text,fault:"npx takes the next word for its value"})]:[],{invocation:m,problems:S}=p(
l,s,a);return{invocation:m,problems:[...S,...i.problems,...f]}}function P(n,a,c){const l=new Map;for(const r of a){const d=c.
get(r.text);l.set(d===void 0?r:{...r,text:d},r)}const{flags:i,operands:s,started:o}=(0,I().readUse)(n,[...l.keys()]),t=n.
stops?o:s;return{flags:i,operands:t.map(r=>l.get(r)??r)}}function $(n,a,c,l){const i=a.map(s=>{const{word:o,value:t,flag:r}=s,
d=c.findIndex(({span:G})=>G.start===o.span.start),u=(c[d]?.text??"").replace(/^(--[^=]*)=.*/s,"$1"),[,f,m]=/^--(no-)?(.*)$/s.
exec(r?.name??u)??[],S=f!==void 0,E={name:`--${m??u}`,written:u,span:o.span,...t!==void 0&&r&&{value:t},...S&&{negated:S}};
if(r===void 0)return{flag:E,problems:[j(n,E,c[d+1],l)]};const D=/^(?:true|false|null|always)$/.test(c[d+1]?.text??""),w=r.
arity==="value"?(0,x().valueFault)(t,!1):D?"npm reads the next word as its value":void 0,T=(0,R().isReason)(r.kind)?r.kind:
l&&v().SELECTING_FLAGS.has(r.name)?"outside-code":void 0,L={program:"npm",flag:u,fault:w??""},C=w===void 0?[]:[(0,F().problemAt)(
"flag-value",o.span,L)];return{flag:E,problems:[...T?[(0,x().flagProblem)(T,n,E)]:[],...C]}});return{flags:i.map(({flag:s})=>s),
problems:i.flatMap(({problems:s})=>s)}}function j(n,a,c,l){const i=(0,x().flagProblem)("unknown-flag",n,a),s=!l&&v().FLAGS_OF_TESTS.
has(a.written),o=c!==void 0&&!c.text.startsWith("-");return s&&!o?{...i,severity:"warning"}:i}function A(n){return n.some(
({flag:a})=>a?.kind==="only-prints"||a?.kind==="outside-code")}function b({name:n,kind:a},c,l,i){if(a==="runs-script")return y(
n,c,l);if(a!=="runs-tool")return{invocation:{...l,operands:c.rest,passthrough:[]},problems:[(0,x().wordProblem)(a,l.program,
{text:n,span:c.word.span})]};if(c.rest.length>0)return p(c.rest,l,i);const o=l.flags.some(({name:t})=>t==="--call")?[]:[
e(l.program,[c.word])];return{invocation:{...l,operands:[],passthrough:[]},problems:o}}function y(n,{word:a,rest:c},l){const i=n===
"run"?c.slice(0,1):[a],s=n==="run"?c.slice(1):c,[o]=i,t=[];o===void 0?t.push((0,x().printsOnly)("npm",{...a,text:"run"})):
o.text==="env"&&t.push({...(0,x().printsOnly)("npm",{...o,text:"run env"}),severity:"error"});const r=(0,x().onlyAsksForInformation)(
s);return r!==void 0&&t.push((0,x().printsOnly)("npm",r)),{invocation:{...l,operands:i,passthrough:s},problems:t}}function p([
n,...a],c,l){const i={...c,operands:n?[n]:[],passthrough:a};if(n===void 0)return{invocation:i,problems:[]};if(!(0,x().isToolName)(
n.text))return{invocation:i,problems:[(0,x().wordProblem)("uses-network",c.program,n)]};const{problems:s,...o}=l.tool(n,
a);return{invocation:{...i,...o},problems:s}}function e(n,a){const c=a[0]?.span.start??0,l=a.at(-1)?.span.end??0;return(0,F().
problemAt)("nothing-to-run",{start:c,end:l},{program:n})}},39872:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.parseProgram=N,g.parseUse=P;function v(){const e=h(20457);return v=function(){return e},e}function I(){const e=h(13254);
return I=function(){return e},e}function R(){const e=h(97340);return R=function(){return e},e}function F(){const e=h(91633);
return F=function(){return e},e}function x(){const e=h(20691);return x=function(){return e},e}function M(){const e=h(31901);
return M=function(){return e},e}function k(){const e=h(91883);return k=function(){return e},e}function O(){const e=h(79757);
return O=function(){return e},e}function N(e,n,a){const{program:c,use:l}=e,{invocation:i,named:s,problems:o}=P({program:c,
use:l,words:n,family:e,parsing:a}),r=[...s.files.filter(({as:u})=>u!=="place"),...i.files??[]];return{invocation:{program:c,
family:e,...{flags:[],operands:[],passthrough:[]},...i,files:r},problems:o}}function P(e){const{program:n,use:a}=e,{behind:c,
data:l}=a,i=c?e.words.findIndex(({text:E})=>E==="--"):-1,s=i<0?e.words:e.words.slice(0,i),o=(0,v().readUse)(a,s),t=o.rest?
[...o.flags,o.rest.flag]:o.flags,r=i<0||!c?[]:(0,v().readUse)(c,e.words.slice(i+1)).flags,d=[...t.map(E=>(0,R().judgeFlag)(
n,a,E)),...r.map(E=>(0,R().judgeFlag)(n,c??a,E))],u=(a.stops?o.started:o.operands).slice(l.skips??0),{invocation:f,named:m,
problems:S}=j(e,{flags:[...t,...r],operands:u,...o.rest&&{rest:{module:o.rest.flag.flag?.kind==="module",words:o.rest.words}}});
return{invocation:{...f,...l.any_package&&{anyPackage:!0},flags:[...t.map($),...f.flags??[]]},named:{files:[...d.flatMap(
({files:E=[]})=>E),...m?.files??[]],roots:d.flatMap(({root:E=[]})=>E),nodeFlags:d.flatMap(({nodeFlags:E=[]})=>E)},problems:[
...d.flatMap(E=>E.problems),...S]}}function $({word:e,written:n,value:a}){return{name:n,written:n,span:e.span,...a!==void 0&&
{value:a}}}function j(e,n){const{program:a,use:c,path:l,family:i,parsing:s}=e,{flags:o,operands:t,rest:r}=n,[d,...u]=t,f=(0,F().
refusedAmong)(a,c,t);if(f.length>0&&c.stops)return{invocation:{},problems:f};const m=d&&c.subcommands.get(d.text),S=m?.data.
starts==="own-script"?"own-script":c.data.starts;if(d&&m&&S!=="own-script"){const T=l===void 0?d.text:`${l} ${d.text}`;return P(
{...e,use:m,path:T,words:u})}const E={...l!==void 0&&{subcommand:l},...o.some(({flag:T})=>T?.kind==="checks-syntax-only")&&
{parsed:!0}},D=(()=>{if(r&&i)return r.module?(0,k().parseModule)(i,r.words,s):{invocation:{passthrough:r.words},problems:p(
a,r.words)};if(S!==void 0&&i===void 0)return(0,x().launchesOf)(S,e,n);if(d===void 0)return{invocation:{},problems:b(e,o)};
if(S!==void 0&&i)return(0,O().startByName)(S,d,u,{family:i,parsing:s});if(c.subcommands.size>0){const C=(0,I().problemAt)(
"unknown-subcommand",d.span,{program:a,subcommand:d.text});return{invocation:{operands:[d],passthrough:u},problems:[C]}}
const T=t.filter(({span:C})=>f.every(G=>G.span!==C)),L=(0,F().filesAmong)(c,T);return{invocation:{operands:t},problems:(0,F().
judgeOperands)(a,c,t),named:{files:L}}})(),w=[...f,...y(e,o),...D.problems];return{...D,invocation:{...E,...D.invocation},
problems:w}}function A(e){return e.some(({flag:n,off:a})=>n?.kind==="only-prints"&&!a)}function b({program:e,use:n},a){const c=A(
a)?void 0:n.data.alone,l={text:"",span:{start:0,end:e.length}};return c?[(0,M().wordProblem)(c,e,l)]:[]}function y({program:e,
use:n,path:a,words:c},l){if(A(l))return[];const i=new Set(l.flatMap(({flag:o,off:t})=>o&&!t?o.name:[])),s=c[0]?.span??{start:0,
end:0};return Object.entries(n.data.unless??{}).flatMap(([o,t])=>t.split(" ").some(r=>i.has(r))?[]:[(0,M().wordProblem)(
o,e,{text:a??"",span:s})])}function p(e,n){return n.filter(({text:c})=>/^--?test\./.test(c)).map(c=>(0,M().wordProblem)(
"skips-tests",e,c))}},46868:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.parseTool=x,g.parseUnknownTool=
M;function v(){const O=h(20457);return v=function(){return O},O}function I(){const O=h(11331);return I=function(){return O},
O}function R(){const O=h(39872);return R=function(){return O},O}function F(){const O=h(31901);return F=function(){return O},
O}function x(O,N,P){const{text:$}=O,{tools:j}=P.families,A=j.refusal($);if(A!==void 0)return{problems:[(0,F().wordProblem)(
A,$,O)]};const b=j.known($),y=b??j.unknown($),{invocation:p,named:e,problems:n}=(0,R().parseUse)({program:$,use:y,words:N,
parsing:P}),{launched:a}=p;return{tool:e,...a&&{launched:a},problems:b?n:[...n,...k(O,N,y)]}}function M(O,N,P,$=F().ALONE){
const{problems:j}=(0,R().parseUse)({program:O.text,use:P,words:N,parsing:$});return[...j,...k(O,N,P)]}function k({text:O},N,P){
const{flags:$,operands:j}=(0,v().readUse)(P,N),A=N[N.findIndex(({text:e})=>e==="--")+1],b=[...new Set([j[0],A])].filter(
e=>e!==void 0&&(0,I().startsOthers)(e.text)),y=$.filter(({written:e,flag:n,value:a=""})=>/^-[ex]$/.test(e)&&/\s/.test(a)||
n?.kind!=="config"&&(0,I().isCommandLine)(a)),p=j.filter(({text:e})=>(0,I().hasCommandLine)(e));return[...b,...y.map(({word:e})=>e),
...p].flatMap(e=>e===void 0?[]:[(0,F().wordProblem)("outside-code",O,e)])}},31901:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.ALONE=void 0,g.flagProblem=O,g.isElsewhere=A,g.isForeign=b,g.isOfMachine=y,g.isProgram=x,g.
isToolName=M,g.onlyAsksForInformation=$,g.printsOnly=j,g.valueFault=N,g.wordProblem=k;function v(){const n=h(91063);return v=
function(){return n},n}function I(){const n=h(32854);return I=function(){return n},n}function R(){const n=h(13254);return R=
function(){return n},n}const F=g.ALONE={families:v().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};
function x(n){return n==="node"||n==="npm"||n==="npx"}function M(n){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(n)}function k(n,a,{text:c,span:l}){return(0,R().problemAt)(n,l,{program:a,flag:c})}function O(n,a,c){const{written:l,
span:i,value:s}=c,o={program:a,flag:l};return(0,R().problemAt)(n,i,s===void 0?o:{...o,value:s})}function N(n,a){return a?
"it takes a value, so it has no `--no-` form":n===void 0||n===""?"its value is missing":n.startsWith("-")?"its value beg\
ins with a dash":void 0}const P=new Set(["--version","-v","-V","--help","-h"]);function $(n){const[a]=n;return n.length===
1&&a!==void 0&&P.has(a.text)?a:void 0}function j(n,a){return k("only-prints",n,a)}function A(n){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.
test(n)||n.split(",").some(a=>(0,I().normalise)(a)===void 0)}function b(n){return/(?:^|[=,\s])(?:data|file):/i.test(n)?!0:
!n.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(n)?!1:n.split(/[=,:"']/).some(a=>a.includes("..")&&!e(a))}function y(n){return n.
split(/[=,:"']/).some(a=>p.test(a))}const p=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function e(n){return/^[\\/]/.test(n)||(0,I().normalise)(n)!==void 0}},91883:function(U,g,h){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.parseModule=y;function v(){const p=h(96215);return v=function(){return p},p}function I(){const p=h(
20457);return I=function(){return p},p}function R(){const p=h(91063);return R=function(){return p},p}function F(){const p=h(
13254);return F=function(){return p},p}function x(){const p=h(97340);return x=function(){return p},p}function M(){const p=h(
31901);return M=function(){return p},p}const k=(0,R().groupsByName)({"uses-network":`
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
  `}),O=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),N=/^(?:-\w|--[\w-]+=)?[/~]/,P=(0,R().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),$=(0,R().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),j=(0,R().useTable)({flags:{text:"q,quiet"}}),A=new Map([["doctest",$],["py_compile",j]]);function b({
text:p,span:e}){const n=/^\w+(?:\.\w+)*$/.test(p)?p.split("."):[],a=n.map((l,i)=>n.slice(0,i+1).join("."));return(p.endsWith(
".py")?[p]:a.flatMap(x().pythonFiles)).map(l=>({as:"module",path:l,span:e}))}function y({program:p,data:e},[n,...a],c){if(n===
void 0){const w={program:p,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,F().problemAt)("fla\
g-value",{start:0,end:0},w)]}}const{known:l}=c.families,i=l.get(n.text);if(i!==void 0&&e.started_programs.includes(n.text)){
const{launched:w,problems:T}=c.start({program:i,words:a},p);return{invocation:{module:n,launched:w},problems:T}}const s={
module:n,operands:[n],passthrough:a},o=n.text==="unittest"?a.flatMap(b):[],t={...s,files:o},r=(w,T=n.text)=>({invocation:t,
problems:[(0,M().wordProblem)(w,p,{...n,text:T})]}),d=/^[\w.]+$/.test(n.text)?k.get(n.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(d!==void 0)return r(d);const u=l.get("python"),f=A.get(n.text);if(f!==void 0&&u!==void 0){const w=n.
text==="py_compile",T={...u,data:{...u.data,extensions:void 0}},{flags:L,operands:C}=(0,I().readUse)(f,a),G=C.map(B=>c.start(
{program:w?u:T,words:[B]},p)),H=G.flatMap(B=>B.launched),W=w?r("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...t,launched:H.map(B=>({...B,...w&&{parsed:w}}))},problems:[...L.flatMap(B=>(0,x().judgeFlag)(n.text,f,B).problems),
...W,...G.flatMap(B=>B.problems)]}}const m=O.has(n.text);if(!m&&(0,v().isOfLibrary)(n.text))return r("outside-code",`-m ${n.
text}`);const[S,...E]=a;if(n.text==="coverage"&&S?.text==="run"&&u!==void 0){const{flags:w,started:T,rest:L}=(0,I().readUse)(
P,E),C=L?[{...L.flag.word,text:"-m"},...L.words]:T;if(C.length>0){const{launched:G,problems:H}=c.start({program:u,words:C},
p),W=w.flatMap(B=>(0,x().judgeFlag)("coverage",P,B).problems);return{invocation:{...t,starts:"module",launched:G},problems:[
...W,...H]}}}const D=a.filter(({text:w})=>(0,M().isForeign)(w)||m&&N.test(w));return{invocation:m?t:{...t,starts:"module"},
problems:D.map(w=>(0,M().wordProblem)("outside-code",n.text,w))}}},79757:function(U,g,h){Object.defineProperty(g,"__esMo\
dule",{value:!0}),g.extensionProblems=j,g.startByName=M;function v(){const y=h(91063);return v=function(){return y},y}function I(){
const y=h(13254);return I=function(){return y},y}function R(){const y=h(11331);return R=function(){return y},y}function F(){
const y=h(91633);return F=function(){return y},y}function x(){const y=h(31901);return x=function(){return y},y}function M(y,p,e,n){
const{program:a}=n.family,c={operands:[p],passthrough:e},l=()=>({invocation:c,problems:[(0,x().wordProblem)("outside-cod\
e",a,p)]});switch(y){case"file":return $(p,e,n);case"package":{const i=(0,F().ruleForOperand)("import",p.text),o=i===void 0&&
p.text.endsWith(".go")?[{as:"tests",path:p.text,span:p.span}]:[];return{invocation:{...c,files:o},problems:i?[(0,x().wordProblem)(
i,a,p)]:[]}}case"program":return A(p,e,n);case"script":case"own-script":{const i=k.test(p.text)?l().problems:[];return{invocation:{
...c,subcommand:"run"},problems:[...i,...P(e,n.family)]}}case"tool":return b("exec",p,e,n);case"script-or-tool":case"scr\
ipt-tool-or-file":{const i=y==="script-tool-or-file";if(O.test(p.text)||i&&N(p.text))return i?$(p,e,n):l();const s=b("sc\
ript-or-tool",p,e,n);return{...s,problems:[...s.problems,...P(e,n.family)]}}default:return l()}}const k=/^\/|\*/,O=/^-$|^\.{0,2}[\\/]|^~|^[^\\/]*[\\/][\s\S]*\.\w+$|\.[cm]?[jt]sx?$/;
function N(y){return/[\\/]/.test(y)&&!/^@[\w.-]+\/[\w.-]+$/.test(y)}function P(y,{program:p,use:e}){return y.filter(({text:a})=>{
const c=/^--([\w-]+)/.exec(a)?.[1];return c!==void 0&&e.flags.get((0,v().flagKey)(c))?.kind==="outside-code"}).map(a=>(0,x().
wordProblem)("outside-code",p,a))}function $(y,p,e){const{family:n,parsing:a}=e,{program:c}=n,{text:l,span:i}=y,s={operands:[
y],passthrough:p,starts:"file"};if(l==="-"||l===""||l.startsWith("/dev/"))return{invocation:s,problems:[(0,I().problemAt)(
"reads-stdin",i,{program:c,flag:l})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(l)&&/:/.test(l))return{
invocation:s,problems:[(0,x().wordProblem)("uses-network",c,y)]};const[,t=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(l)??[],r=n.data.dependency_tools.includes(t)?a.families.known.get(t):void 0;if(r!==void 0){const{launched:d,problems:u}=a.
start({program:r,words:p},c);return{invocation:{launched:d},problems:u}}return{invocation:s,problems:j(n,l,i)}}function j({
program:y,data:{extensions:p}},e,n){const[,a]=/\.([^./\\]*)$/.exec(e.replace(/^.*\//s,""))??[];return p===void 0||a===void 0||
p.split(" ").includes(a)?[]:[(0,I().problemAt)("target-extension",n,{program:y,path:e,extension:a})]}function A(y,p,e){const{
family:n,parsing:a}=e,{text:c}=y;if(/:\/\//.test(c))return{invocation:{},problems:[(0,x().wordProblem)("uses-network",n.
program,y)]};if(c==="-"||/\.\w+$/.test(c))return $(y,p,e);const l=a.families.known.get(c);if(l===void 0||!n.data.started_programs.
includes(c))return{invocation:{},problems:[(0,x().wordProblem)("outside-code",n.program,y)]};const{launched:i,problems:s}=a.
start({program:l,words:p},n.program);return{invocation:{launched:i},problems:s}}function b(y,p,e,{family:n,parsing:a}){const{
text:c}=p,l=[(0,x().wordProblem)("outside-code",n.program,p)];if(y==="exec"&&N(c))return{invocation:{},problems:l};const i=/[;&|<>$`'"(){}\\*?]/.
test(c)||(0,R().hasCommandLine)(c);if(!(0,x().isToolName)(c)&&(y==="exec"||i))return{invocation:{},problems:l};const s={
subcommand:y,operands:[p],passthrough:e},o=(0,x().isProgram)(c)?c:a.families.allowed.get(c);if(o!==void 0){const{launched:u,
problems:f}=a.start({program:o,words:e},n.program);return{invocation:{...s,launched:u},problems:f}}if((0,R().isShell)(c)||
y==="exec"&&(0,R().programNamed)(c)!==void 0)return{invocation:s,problems:l};const{problems:t,...r}=a.tool(p,e),d=y==="e\
xec"||(0,v().isKnownTool)(a.families.tools,c);return{invocation:{...s,...r},problems:d?t:[]}}},51951:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.readCommand=A,g.readWords=y;function v(){const r=h(91063);return v=function(){
return r},r}function I(){const r=h(93028);return I=function(){return r},r}function R(){const r=h(13254);return R=function(){
return r},r}function F(){const r=h(54669);return F=function(){return r},r}function x(){const r=h(11331);return x=function(){
return r},r}function M(){const r=h(90762);return M=function(){return r},r}function k(){const r=h(45806);return k=function(){
return r},r}function O(){const r=h(31901);return O=function(){return r},r}function N(){const r=h(86191);return N=function(){
return r},r}function P(){const r=h(73872);return P=function(){return r},r}function $(){const r=h(82293);return $=function(){
return r},r}const j=new Set;async function A(r,d={}){const u=y(r,d),{tree:f,base:m,changed:S=j,cwd:E="",clock:D,programs:w=v().
NO_PROGRAMS}=d,{isOutput:T}=d;if(u.invocation===void 0||u.argv===null)return u;if(f===void 0)return{...u,problems:[...u.
problems,...b(u.invocation,w)]};const L={tree:f,directory:E,changed:S,families:w,...m&&{base:m},...T&&{isOutput:T}},{invocation:C}=u,
{targets:G,problems:H}=await(0,P().resolveInvocation)(C,L,D);return{...u,targets:G,problems:o(u.problems,H).map(W=>s(W,u.
command))}}function b(r,{tools:d}){return[r,...(0,k().launchedBy)(r)].flatMap(({subcommand:u,operands:[f]})=>u==="exec"&&
f&&(0,O().isToolName)(f.text)&&!(0,v().isKnownTool)(d,f.text)?[(0,R().problemAt)("tool-unknown",f.span,{tool:f.text})]:[])}
function y(r,{tree:d,cwd:u="",programs:f=v().NO_PROGRAMS}={}){if(typeof r!="string")return e(r);const{words:m,assignments:S,
problems:E}=(0,F().lex)(r,d&&(0,I().subTree)(d,u)),D=(0,M().firstErrors)(E),[w]=m,T=(K,Y,J)=>({command:r,words:m,assignments:S,
argv:K,...J===void 0?void 0:{invocation:J},targets:[],problems:Y});if(w===void 0)return T(null,D);const L=(0,F().hasOneReading)(
{problems:D})?m.map(({text:K})=>K):null,{program:C,problem:G}=a(r,m,f);if(G?.rule==="sentence")return T(L,[G,...D]);if(C===
void 0)return T(L,[...D,G]);const H=p(m,D).slice(1),{invocation:W,problems:B}=(0,k().parseInvocation)(C,H,f),z=(0,$().inspectPaths)(
W,u);return T(L,[...D,...B,...z],W)}function p(r,d){const u=d.find(f=>f.rule==="shell-operator"||(0,R().isProblem)(f,"li\
ne-break")&&!f.args.quoted);return u===void 0?r:r.filter(({span:f})=>f.start<u.span.start)}function e(r){const d=r===null?
"null":Array.isArray(r)?"array":typeof r,u=(0,R().problemAt)("command-not-text",{start:0,end:0},{type:d});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[u]}}const n=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function a(r,d,{allowed:u,offered:f,tools:m}){const[S]=d,E=S?.text??"",D=(0,O().isProgram)(E)?E:u.get(E);if(D!==void 0)return{
program:D};const w=S?.span??{start:0,end:0},T=(H,W)=>({program:void 0,problem:(0,R().problemAt)(H,w,W)}),[,L]=n.exec(E)??
[];if(L===void 0&&(0,N().isSentence)(r)){const H=d.at(-1)?.span.end??w.end;return{program:void 0,problem:(0,R().problemAt)(
"sentence",{start:w.start,end:H},{})}}const C={...i(d,{allowed:u,offered:f}),allowed:[...u.keys()]};if(/[\\/]/.test(E))return T(
"program-by-path",{program:E,...C});if(L!==void 0)return T("program-look-alike",{program:E,meant:L.toLowerCase()});const G=(0,x().
programNamed)(E)?.kind;return T("program-not-allowed",{program:E,group:G??(m.known(E)?"npx":"other"),...c(d,G==="manager")&&
{installs:!0},...C})}function c([,...r],d){const[u=""]=r.map(({text:f})=>f).slice(r[0]?.text==="-m"?2:0);return u==="ins\
tall"||d&&/^(?:i|ci|add|sync|get)$/.test(u)}const l=new Map([["gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg",
"yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function i([r,d,u],{allowed:f,offered:m}){const S=r?.text??"",
E=u!==void 0&&d?.text==="-m"?u.text:"";if(m(S)==="python"&&f.has(E))return{offered:"",word:E};const D=m(S);if(D!==void 0)
return{offered:D};const w=S.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),T=l.get(w)??w,L=m(T);return f.has(T)?{offered:"",word:T}:L===void 0?{offered:""}:{offered:L,word:T}}function s(r,d){
const u=d.slice(r.span.start,r.span.end);return(0,R().isProblem)(r,"target-missing")&&/^[^'"\s\\]*\\[^'"\s]*$/.test(u)?{
...r,args:{...r.args,written:u}}:r}function o(r,d){const u=new Set(r.map(t)),f=[...r];for(const m of d){const S=t(m);u.has(
S)||(u.add(S),f.push(m))}return f}function t({rule:r,span:d,args:u}){return JSON.stringify([r,d.start,d.end,u])}},86191:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.isSentence=N,g.startedFiles=$;function v(){const j=h(11331);return v=
function(){return j},j}const I=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
R=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
F=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,x=/^[A-Za-z][a-z']*[:,]?$/,M=/^(?:[A-Za-z_][\w .\t-]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
k=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,O=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function N(j){const A=j.trim(),[b="",...y]=A.split(/\s+/,100);if(b===b.toLowerCase()&&(0,v().programNamed)(b)!==void 0)return!1;
if(M.test(A)||k.test(A)||O.test(b))return!0;if(/[;&|<>$`]/.test(A))return!1;const p=x.test(b);if(y.some(n=>/^--?[A-Za-z]/.
test(n)))return!1;if((p||F.test(b))&&y.some(n=>I.test(P(n))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(b))return y.length>
0||/[.!:]$/.test(b);const e=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(y[0]??"");return p&&e&&(R.test(b)||/[a-z]{2}[.!?]$/.test(
A))}function P(j){return j.replace(/[.,;:!?]$/,"")}function $({targets:j}){return j.flatMap(({kind:A,path:b,parsed:y})=>A===
"file"&&b&&!y?[b]:[])}},66227:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.dependencyHome=n,g.inspectDependency=
$,g.inspectOrigin=j,g.isUnverified=A,g.ownerOf=p,g.packageOf=P,g.resolveAtHome=c;function v(){const l=h(76760);return v=
function(){return l},l}function I(){const l=h(3463);return I=function(){return l},l}function R(){const l=h(95244);return R=
function(){return l},l}function F(){const l=h(93028);return F=function(){return l},l}function x(){const l=h(13254);return x=
function(){return l},l}function M(){const l=h(45156);return M=function(){return l},l}function k(){const l=h(59867);return k=
function(){return l},l}function O(){const l=h(10473);return O=function(){return l},l}function N(){const l=h(47668);return N=
function(){return l},l}function P(l){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(l)?.[1]}async function $(l,i,s){
const{tree:o,base:t=o}=a(l),{name:r,path:d}=i,u=await b(o,t,r),f=u===void 0?await e(o,i):void 0,m=S=>(0,x().problemAt)("\
dependency-unverified",s,{name:r,path:d,...S});return[...u===void 0?[]:[m({fault:u})],...f===void 0?[]:[m({fault:"stale",
differs:f})],...await j(l,r,s)]}async function j(l,i,s){const{tree:o,base:t=o}=a(l);return[...(await y(o,t)).map(d=>(0,x().
problemAt)("dependency-not-compared",s,{name:i,path:d})),...await(0,M().compareWithBase)(o,t,i,s)]}function A(l){return(0,x().
isProblem)(l,"dependency-unverified")?l.args.fault!=="stale":(0,x().isProblem)(l,"target-missing")&&l.args.untracked===!0}
async function b(l,i,s){const[o,t]=await Promise.all([(0,k().readLocks)(l),(0,k().readLocks)(i)]),r=({npm:m})=>m?.packages.
has(s)===!0,d=m=>r(m)||m.unread.length>0;return r(t)&&!r(o)&&l.stat(t.npm?.path??"")||d(t)&&!d(o)?"removed":(await(0,k().
usablePackageJson)(l,""))?.dependencies.has(s)?d(o)||(o.npm??t.npm)===void 0?void 0:"unlocked":"undeclared"}async function y(l,i){
const[{npm:s,unread:o},t]=await Promise.all([(0,k().readLocks)(l),(0,k().readLocks)(i)]);if(!s&&o.length===0&&!t.npm&&t.
unread.length===0)return[""];const r=await Promise.all(o.map(d=>(0,O().hasOtherContent)(l,i,d)));return o.filter((d,u)=>r[u])}
async function p(l,i,s){const{npm:o,unread:t}=await(0,k().readLocks)(l),r=o?.packages,d=t.length>0||r===void 0||r.has(i);
return s.has(i)&&d?i:[...s].find(u=>Object.hasOwn(r?.get(u)?.bin??{},i))}async function e(l,{name:i,binary:s}){const o=`\
node_modules/${i}`,t=(await(0,k().readLocks)(l)).npm?.packages.get(i);if(t===void 0||l.stat(o)===void 0)return;const r=await(0,k().
readJsonFile)(l,`${o}/package.json`),d=(0,I().objectIn)(r),u=(0,I().textIn)(d,"name")||i,f=(0,I().textIn)(d,"version"),m=(L,C,G)=>`\
the installed package has the ${L} \`${C||"nothing"}\`, but the lockfile has \`${G}\``;if(r!==void 0&&u!==t.name)return m(
"name",u,t.name);if(r!==void 0&&!["",f].includes(t.version))return m("version",f,t.version);const S=t.bin??(d.bin===void 0?
void 0:(0,k().binOf)(d.bin,u)??{});if(s===void 0||S===void 0)return;const{name:E,file:D}=s,w=Object.entries(S).flatMap(([
L,C])=>E===void 0||E===L?[v().posix.normalize(C)]:[]),T=E===void 0?"binary":`binary ${E}`;return w.includes(D)?void 0:m(
T,D,w[0]??"nothing")}function n({tree:l,base:i=l,directory:s}){const o=t=>r=>R().LOCKFILES.some(d=>r.stat(v().posix.join(
t,d))!==void 0);return(0,N().foldersUpFrom)(s).find(t=>[l,i].some(o(t)))??""}function a(l,i=n(l)){if(i==="")return l;const{
tree:s,base:o,directory:t,changed:r}=l,d=`${i}/`;return{...l,tree:(0,F().subTree)(s,i),...o&&{base:(0,F().subTree)(o,i)},
directory:t.slice(d.length),changed:new Set([...r].flatMap(u=>u.startsWith(d)?u.slice(d.length):[]))}}async function c(l,i){
const s=n(l),{targets:o,problems:t}=await i(a(l,s));return{targets:o.map(r=>r.path===void 0?r:{...r,path:v().posix.join(
s,r.path)}),problems:t}}},73872:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveInvocation=N;function v(){
const y=h(13254);return v=function(){return y},y}function I(){const y=h(45806);return I=function(){return y},y}function R(){
const y=h(15804);return R=function(){return y},y}function F(){const y=h(52437);return F=function(){return y},y}function x(){
const y=h(59867);return x=function(){return y},y}function M(){const y=h(82293);return M=function(){return y},y}function k(){
const y=h(9504);return k=function(){return y},y}function O(){const y=h(56788);return O=function(){return y},y}function N(y,p,e){
const n=new(O()).Trail((a,c)=>P(a,c,n),e);return P(y,p,n)}async function P(y,p,e){const n=[];for(const a of[y,...(0,I().
launchedBy)(y)]){const c=await A(a,p);if("rule"in c)n.push({targets:[],problems:[c]});else for(const l of c)n.push(await $(
l,p,e))}return(0,O().join)(n)}function $(y,p,e){const{program:n,family:a}=y;return a!==void 0?(0,k().resolveProgram)(y,a,
p,e):n==="node"?(0,R().resolveNode)(y,p):(0,F().resolveNpm)(y,p,e)}const j=/^[\w:.@/-]{1,200}$/;async function A(y,p){const{
selects:e,...n}=y,[a]=n.operands;if(e===void 0||a===void 0)return[y];const{text:c,span:l}=a,i=(0,v().problemAt)("outside\
-code",l,{program:"npm",flag:c}),s=b(c,e);if(s===void 0)return i;const t=[...(await(0,x().usablePackageJson)(p.tree,p.directory))?.
scripts.keys()??[]].filter(s);return t.length===0?(0,v().problemAt)("npm-script-missing",l,{script:c,passes:!1}):t.every(
r=>j.test(r))?t.map(r=>({...n,operands:[{...a,text:r}]})):i}function b(y,p){const e=c=>p==="wildcard"?c.replaceAll("/","\
:"):c.replace(/[:/]/g,l=>l===":"?"/":":"),n=(0,M().alternativesOf)(e(y));if(!n?.every(c=>c.split(/[:/]/).every(M().isPlainGlob)))
return;const a={dot:p==="wildcard"};return c=>n.some(l=>(0,M().matchesPattern)(e(c),l,a))}},15804:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.firstFile=t,g.inspectImport=D,g.inspectNodeFlag=S,g.resolveFound=y,g.resolveMain=
r,g.resolveNode=u,g.resolveTests=a;function v(){const L=h(76760);return v=function(){return L},L}function I(){const L=h(
3463);return I=function(){return L},L}function R(){const L=h(32854);return R=function(){return L},L}function F(){const L=h(
93028);return F=function(){return L},L}function x(){const L=h(13254);return x=function(){return L},L}function M(){const L=h(
94411);return M=function(){return L},L}function k(){const L=h(87646);return k=function(){return L},L}function O(){const L=h(
66227);return O=function(){return L},L}function N(){const L=h(59867);return N=function(){return L},L}function P(){const L=h(
82293);return P=function(){return L},L}function $(){const L=h(56788);return $=function(){return L},L}function j(){const L=h(
10473);return j=function(){return L},L}const A=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function b(L,C,G){const{
tree:H}=L,W=(0,P().pathProblem)(C,G,L.directory);if(W!==void 0)return{targets:[],problems:[W]};if(C.includes("\\"))return(0,$().
fails)("target-not-a-file",G,{path:C,reason:"backslash"});const B=(0,R().normalise)((0,$().from)(L,C))??"",z=(0,O().dependencyHome)(
L);if(z!==""&&(0,R().isWithin)(B,v().posix.join(z,"node_modules")))return(0,O().resolveAtHome)(L,J=>b(J,C,G));const K=t(
H,o(B));return K===void 0?n(L,C,B,G):K.kind!=="inside"||K.entry.kind!=="directory"?p(L,{path:C,wanted:B,found:K},G):await r(
L,{path:C,wanted:B},G,J=>p(L,J,G))??(0,$().fails)("target-not-a-file",G,{path:C,reason:"directory"})}async function y(L,{
path:C,wanted:G,found:H},W){const B=(0,j().fileAt)(H,C,W);if("problems"in B)return B;const z=await e(L,B,C,W);if(z.some(
O().isUnverified))return{targets:[],problems:z};const K=(0,j().runs)(L,{name:C,path:B.path,wanted:G},W);return{...K,problems:[
...z,...K.problems]}}async function p(L,C,G){const{path:H,wanted:W}=C,B=(0,j().fileAt)(C.found,H,G);if("problems"in B)return B;
const z=/\.([^./]*)$/.exec(v().posix.basename(B.path))?.[1]??"";if(!A.has(z))return(0,$().fails)("target-extension",G,{program:"\
node",path:H,extension:z});const K=await y(L,C,G);if(K.targets.length===0)return K;const Y=(0,O().packageOf)(B.path);return Y&&
!(0,R().isWithin)(W,"node_modules")&&!W.includes(`node_modules/${Y}`)?(0,$().fails)("dependency-unverified",G,{name:Y,path:H,
fault:"linked"}):B.tracked&&await i(L.tree,B)?(0,$().join)([K,(0,$().fails)("target-writes",G,{path:B.path})]):K}async function e(L,{
path:C,tracked:G,built:H},W,B){const z=(0,O().packageOf)(C);return z===void 0?(G||H)&&!(0,R().isWithin)(C,"node_modules")?
[]:[(0,x().problemAt)("target-missing",B,{path:W,untracked:!0})]:G?[(0,x().problemAt)("dependency-unverified",B,{name:z,
path:W,fault:"committed"})]:await(0,O().inspectDependency)(L,{name:z,path:W},B)}async function n(L,C,G,H){const W=(0,O().
packageOf)(G);if(W===void 0&&L.tree.isPending?.(G))return(0,$().fails)("target-not-judged",H,{path:C});if(W===void 0||L.
tree.stat("node_modules")!==void 0)return(0,j().nothingAt)(L.tree,G,C,H);const B=await(0,O().inspectDependency)(L,{name:W,
path:C},H);return B.some(O().isUnverified)?{targets:[],problems:B}:(0,$().join)([(0,$().fails)("not-installed",H,{name:W}),
{targets:[],problems:B}])}async function a(L,C,G,H){const W=(0,P().testProblem)(C,G,L.directory);if(W!==void 0)return{targets:[],
problems:[W]};const z=((0,P().isPattern)(C)?((0,P().alternativesOf)(C)??[]).map(P().baseOf):[C]).map(J=>(0,R().resolveInTree)(
L.tree,(0,$().from)(L,J)));if(z.some(({kind:J})=>J==="outside"))return(0,$().fails)("target-outside",G,{path:C,reason:"s\
ymlink"});const[K]=z,Y=K?.kind==="inside"&&K.entry.kind==="directory"&&K.entry.tracked;return(0,P().isPattern)(C)||K===void 0||
Y?$().NOTHING:H({path:C,wanted:(0,R().normalise)((0,$().from)(L,C))??C,found:K})}const c=256*1024,l=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function i(L,C){if((C.size??0)>c)return!1;const G=(await L.read(C.path)).toString("latin1");return l.test(G)}const s=[
"",".js",".json",".node"];function o(L){return L===""?[""]:s.map(C=>L+C)}function t(L,C){const G=C.map(H=>(0,R().resolveInTree)(
L,H)).filter(H=>H.kind!=="missing");return G.find(H=>H.kind!=="inside"||(0,F().isRegular)(H.entry.kind))??G[0]}async function r({
tree:L,changed:C},{path:G,wanted:H},W,B){const z=v().posix.join(H,"package.json"),K=await(0,N().readJsonFile)(L,z);if(K===
N().INVALID)return(0,$().fails)("package-json-invalid",W,{path:z});const Y=(0,I().textIn)((0,I().objectIn)(K),"main"),J=Y.
startsWith("/")?void 0:(0,R().normalise)(v().posix.join(H,Y)),V=X=>o(v().posix.join(X,"index")).slice(1),tn=Y===""||!J?[]:
[...o(J),...V(J)],Q=J===void 0?{kind:"outside",path:Y}:d(L,[...tn,...V(H)]);if(Q===void 0)return;const q=await B({path:G,
wanted:H,found:Q});return C.has(z)?(0,$().join)([q,(0,$().fails)("target-changed",W,{path:z})]):q}function d(L,C){return C.
map(G=>(0,R().resolveInTree)(L,G)).find(G=>G.kind==="inside"?(0,F().isRegular)(G.entry.kind):G.kind!=="missing")}async function u(L,C){
const{flags:G,operands:H}=L,W=(0,k().isTestRun)(L);if(f(L,W))return $().NOTHING;const B=[];for(const Y of G)B.push(await S(
Y,C));for(const{text:Y,span:J}of H){if(Y===""||Y.startsWith("-"))continue;const V=()=>b(C,Y,J);B.push(W?await a(C,Y,J,V):
await V())}const{targets:z,problems:K}=(0,$().join)(B);return G.some(({name:Y})=>Y==="--check")?{targets:z.map(Y=>({...Y,
parsed:!0})),problems:K}:{targets:z,problems:K}}function f({operands:L},C){const G=L[0]?.text;return G==="inspect"||G===
"debug"&&!C}const m=new Set(["--import","--require","--experimental-loader"]);async function S(L,C){const{name:G,value:H="",
span:W}=L;return G==="--env-file"||G==="--env-file-if-exists"?T(C,H,W):G==="--test-reporter-destination"?E(C,H,W):!m.has(
G)||!/^[@a-z]/i.test(H)?$().NOTHING:D(C,H,W)}function E(L,C,G){if(/^std(?:out|err)$/.test(C))return $().NOTHING;const H=(0,P().
pathProblem)(C,G,L.directory);if(H!==void 0)return{targets:[],problems:[H]};const W=(0,R().resolveInTree)(L.tree,(0,R().
normalise)((0,$().from)(L,C))??"");return W.kind==="outside"?(0,$().fails)("target-outside",G,{path:C,reason:"symlink"}):
W.kind==="inside"&&W.entry.tracked?(0,$().fails)("writes-files",G,{program:"node",flag:C}):$().NOTHING}async function D(L,C,G){
const H=/^(?:@[^/]+\/)?[^/]+/.exec(C)?.[0]??C;return{targets:[],problems:await(0,O().inspectDependency)(L,{name:H,path:C},
G)}}const w=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function T(L,C,G){if((0,P().pathProblem)(C,G,L.directory)!==void 0)return $().
NOTHING;const H=(0,R().resolveInTree)(L.tree,(0,$().from)(L,C));if(H.kind==="missing"&&L.tree.isPending?.(H.path))return(0,$().
fails)("target-not-judged",G,{path:C});const W=(0,j().fileAt)(H,C,G);if("problems"in W)return W;if(!W.tracked&&!W.built)
return(0,$().fails)("target-missing",G,{path:C,untracked:!0});if((W.size??0)>c)return(0,$().fails)("environment-file-uns\
afe",G,{path:C,names:[]});const z=[...(await L.tree.read(W.path)).toString("utf8").matchAll(w)].map(([,Y=""])=>Y).filter(
Y=>(0,M().isReadByProgram)(Y.toUpperCase())&&Y.toUpperCase()!=="NODE_ENV"),K=[...new Set(z)].slice(0,10);return K.length===
0?$().NOTHING:(0,$().fails)("environment-file-unsafe",G,{path:C,names:K})}},62205:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.manifestChange=$,g.resolveRuns=P;function v(){const s=h(76760);return v=function(){return s},
s}function I(){const s=h(54669);return I=function(){return s},s}function R(){const s=h(90762);return R=function(){return s},
s}function F(){const s=h(96916);return F=function(){return s},s}function x(){const s=h(59867);return x=function(){return s},
s}function M(){const s=h(56788);return M=function(){return s},s}function k(){const s=h(61102);return k=function(){return s},
s}function O(){const s=h(46912);return O=function(){return s},s}function N(s,o,t,r){const{directory:d,event:u,words:f}=o;
return r.follow(`${d}\0${u}`,`${(0,O().scriptText)(o)}\0${f.length}`,()=>A(s,o,t,r),m=>j(m,u,t))}async function P(s,o,t,r){
const d=o.length>0?[await(0,F().inspectShadows)(s,t)]:[];for(const u of o)d.push(await N(s,u,t,r));return(0,M().join)([...d,
$(s,t)])}function $({directory:s,changed:o},t){const r=v().posix.join(s,"package.json");return o.has(r)?(0,M().fails)("t\
arget-changed",t,{path:r}):M().NOTHING}function j(s,o,t){return s.why==="cycle"?(0,M().fails)("npm-script-cycle",t,{script:o}):
(0,M().fails)("npm-script-chain",t,{script:o,limit:s.limit,what:s.why})}async function A(s,o,t,r){const{event:d,body:u,words:f}=o,
m=(0,O().scriptText)(o),S={targets:[(0,M().target)(s,{kind:"npm_script",name:d,script:m})],problems:[]},E={...s,via:d},{
parts:D,fault:w,isIdle:T}=await(0,k().resolveParts)({body:u,words:f,span:t},E,r),L=await b(s,o),C=[S];let G=w!==void 0;for(const{
problems:H,targets:W}of D){const{kept:B,refused:z}=p(H,f);if(C.push({targets:W,problems:B.map(n(L))}),z===void 0)continue;
const K=c(z)&&!e(z);G||=K;const Y=K&&!L?"error":void 0,J={script:d,text:m,reason:z.rule};w||C.push((0,M().fails)("npm-sc\
ript-text",t,J,Y))}if(T&&C.push((0,M().fails)("only-prints",t,{program:"npm",flag:`run ${d}`})),w===void 0)C.push(y(f));else{
const H=L&&f.length===0?"notice":void 0,W={script:d,text:m,...w,words:f.map(B=>B.text)};C.push((0,M().fails)("npm-script\
-form",f[0]?.span??t,W,H))}return G&&L&&C.push((0,k().namedTargets)(u,E,t)),(0,M().join)(C)}async function b({base:s,directory:o,
changed:t},{event:r,body:d}){return(s&&(await(0,x().usablePackageJson)(s,o))?.scripts.get(r))===d&&(!t.has((0,M().from)(
{directory:o},"package.json"))||!/npm_/.test(d))}function y(s){const o=s.flatMap(t=>(0,R().firstErrors)((0,I().lex)(`x ${(0,O().
quoteForScript)(t.text)}`).problems).map(r=>({...r,span:t.span})));return{targets:[],problems:o}}function p(s,o){const t=({
span:f})=>o.some(m=>a(m.span,f)),r=s.filter(f=>t(f)||i(f)),d=s.filter(f=>!r.includes(f)),u=d.filter(c);return{kept:r,refused:u.
find(f=>!e(f))??u[0]??d[0]}}function e({rule:s}){return s==="program-not-allowed"}function n(s){return o=>s&&o.rule==="t\
ool-unknown"?{...o,severity:"notice"}:o}function a(s,o){return s.start<o.end&&s.end>o.start}function c({severity:s}){return s===
"error"}const l=new Set(["build-files-unread","dependency-not-compared","dependency-redirected","target-changed","target\
-writes","not-installed","only-prints","tool-runs-file","tool-unknown","workspaces-changed"]);function i({rule:s,args:o}){
return s==="dependency-unverified"?"fault"in o&&["removed","stale"].includes(o.fault):l.has(s)||s.startsWith("npm-script\
-")||s.startsWith("npmrc-")}},52437:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveNpm=p,g.resolveTool=
e;function v(){const t=h(76760);return v=function(){return t},t}function I(){const t=h(91063);return I=function(){return t},
t}function R(){const t=h(32854);return R=function(){return t},t}function F(){const t=h(93028);return F=function(){return t},
t}function x(){const t=h(13254);return x=function(){return t},t}function M(){const t=h(31901);return M=function(){return t},
t}function k(){const t=h(66227);return k=function(){return t},t}function O(){const t=h(62205);return O=function(){return t},
t}function N(){const t=h(60210);return N=function(){return t},t}function P(){const t=h(96916);return P=function(){return t},
t}function $(){const t=h(59867);return $=function(){return t},t}function j(){const t=h(56788);return j=function(){return t},
t}function A(){const t=h(46912);return A=function(){return t},t}function b(){const t=h(38218);return b=function(){return t},
t}function y(){const t=h(10473);return y=function(){return t},t}async function p(t,r,d){const{subcommand:u,operands:f,flags:m}=t,
[S]=f,E=S?.span??m[0]?.span??{start:0,end:0};if(u==="exec")return S===void 0?j().NOTHING:e(r,t,S);const{project:D,selected:w,
runs:T,packages:L,problems:C}=await(0,A().scriptsThatRun)(t,r,E);if(D===void 0)return{targets:[],problems:C};const G=[await(0,N().
inspectNpmrc)({...r,directory:D},E)];for(const H of L){const W=T.filter(B=>B.directory===H);G.push(await(0,O().resolveRuns)(
{...r,directory:H},W,E,d))}return w&&!L.includes(D)&&G.push((0,O().manifestChange)({...r,directory:D},E)),(0,j().join)([
...G,{targets:[],problems:C}])}async function e(t,r,{text:d,span:u}){if(!(0,M().isToolName)(d))return j().NOTHING;const f=r.
starts==="file",m=f?j().NOTHING:await(0,k().resolveAtHome)(t,E=>n(E,d,u));if(!f&&m.targets.length===0)return m;const S=await(0,b().
resolveToolFiles)(r,t);return(0,j().join)([m,(0,I().isKnownTool)(t.families.tools,d)?j().NOTHING:(0,j().fails)("tool-unk\
nown",u,{tool:d}),S])}async function n(t,r,d){const{tree:u}=t,f=await(0,$().readPackageJson)(u,""),m=(await(0,P().ownBinaries)(
u)).get(r);if(m!==void 0&&t.via!==void 0&&u.stat("node_modules")===void 0)return(0,y().resolveCommitted)(t,{text:m.file,
span:d});if(f===$().INVALID)return(0,j().fails)("package-json-invalid",d,{path:"package.json"});if(f?.binaries.has(r))return(0,j().
fails)("binary-shadowed",d,{name:r,path:f.path});const S=(0,j().from)(t,`node_modules/.bin/${r}`);if(t.directory!==""&&u.
stat(S)!==void 0)return(0,j().fails)("dependency-unverified",d,{name:r,path:S,fault:"elsewhere"});const E=u.stat("node_m\
odules");if(E===void 0)return o(t,f,r,d);const D=await i(u,r),w=u.stat(D),T=(0,R().resolveInTree)(u,D);if(w===void 0||T.
kind==="missing")return(0,j().fails)("binary-missing",d,{name:r});if(T.kind!=="inside")return(0,j().fails)("target-outsi\
de",d,{path:D,reason:"symlink"});const L=(0,k().packageOf)(T.path),C=E.tracked||w.tracked,G=!C&&T.entry.tracked&&await c(
u,T.path);if(L===void 0&&!G||!(0,F().isRegular)(T.entry.kind))return(0,j().fails)("dependency-unverified",d,{name:r,path:T.
path,fault:"elsewhere"});if(!G&&(C||T.entry.tracked)){const B={name:L??r,path:T.path,fault:"committed"};return(0,j().fails)(
"dependency-unverified",d,B)}const H=G?await(0,k().inspectOrigin)(t,l(u,D)??r,d):await a(t,r,T.path,d);if(H.some(k().isUnverified))
return{targets:[],problems:H};if(!await s(u,T.path))return(0,j().fails)("binary-not-node",d,{name:r,path:T.path});G&&t.changed.
has(T.path)&&H.push((0,x().problemAt)("target-changed",d,{path:T.path}));const W={kind:"package_binary",name:r,path:T.path};
return{targets:[(0,j().target)(t,W)],problems:H}}async function a(t,r,d,u){const f=(0,k().packageOf)(d)??r,m=d.slice(`no\
de_modules/${f}/`.length),S={name:r.startsWith("@")?void 0:r,file:m},E=await(0,k().inspectDependency)(t,{name:f,path:d,binary:S},
u);return f===r||!(await(0,$().readLocks)(t.tree)).npm?.packages.has(r)?E:[...E,...await(0,k().inspectOrigin)(t,r,u)]}async function c(t,r){
return(await(0,P().ownPackages)(t)).some(d=>(0,R().isWithin)(r,d))}function l(t,r){return(0,k().packageOf)(v().posix.join(
v().posix.dirname(r),t.readlink(r)??""))}async function i(t,r){const d=`node_modules/.bin/${r}`;if(!r.startsWith("@"))return d;
const u=await(0,$().usablePackageJson)(t,`node_modules/${r}`);if(u===void 0)return d;const[f]=u.binaries.keys();return`n\
ode_modules/.bin/${(u.binaries.size===1?f:void 0)??r.replace(/^@[^/]*\//,"")}`}async function s(t,r){return/\.[cm]?js$/.
test(r)||/^#!.*[/ ]node\b/.test(await(0,y().firstLineOf)(t,r))}async function o(t,r,d,u){const f=await(0,k().ownerOf)(t.
tree,d,r?.dependencies??new Set);if(f===void 0)return(0,j().fails)("binary-missing",u,{name:d});const m={kind:"package_b\
inary",name:d},S=await(0,k().inspectDependency)(t,{name:f,path:d},u);return{targets:[(0,j().target)(t,m)],problems:[t.tree.
isPending?.("node_modules")?(0,x().problemAt)("target-not-judged",u,{path:d}):(0,x().problemAt)("not-installed",u,{name:d}),
...S]}}},60210:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.effectOf=b,g.foreignSettings=a,g.inspectNpmrc=
P,g.npmrcCopies=y,g.readNpmrc=N;function v(){const c=h(76760);return v=function(){return c},c}function I(){const c=h(58238);
return I=function(){return c},c}function R(){const c=h(32854);return R=function(){return c},c}function F(){const c=h(93028);
return F=function(){return c},c}function x(){const c=h(94411);return x=function(){return c},c}function M(){const c=h(56788);
return M=function(){return c},c}function k(){const c=h(10473);return k=function(){return c},c}const O=64*1024;async function N(c){
const l=await(0,k().readText)(c.tree,(0,M().from)(c,".npmrc"),O);if(l===void 0)return{settings:{}};if("unread"in l)return l;
const i=(0,F().lfsObstacle)(l.text);return i!==void 0?{unread:i}:{settings:(0,I().parse)(l.text),file:l.path}}async function P(c,l){
const i=(0,M().from)(c,".npmrc"),s=await N(c);if("unread"in s)return(0,M().fails)("npmrc-setting",l,{path:i,keys:[],why:s.
unread});const{settings:o,file:t=i}=s,r=!c.base||c.changed.has(i)||c.changed.has(t),d=c.base&&await N({...c,tree:c.base}),
u=d&&"settings"in d?d.settings:{},f={changed:[],decides:[],stands:[]};for(const[m,S]of Object.entries(o)){const E=b(m,S),
D=r&&JSON.stringify(u[m])!==JSON.stringify(S),w=m==="node-options"&&!(0,x().areHarmlessOptions)(String(S));E==="harmless"||
E==="honoured"&&!D&&!w||f[D?"changed":E==="other"?"stands":"decides"].push(m)}return(0,M().join)(Object.entries(f).map(([
m,S])=>S.length===0?M().NOTHING:(0,M().fails)("npmrc-setting",l,{path:i,keys:S,why:m},m==="stands"?"warning":void 0)))}const $=new Set(
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),j=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),A=new Set(["ignore\
-scripts","node-options"]);function b(c,l){const i=typeof l!="object"&&!String(l).includes("${");if(c==="ignore-scripts"&&
i)return typeof l=="boolean"?"honoured":"decides";if(A.has(c)&&i)return"honoured";const s=c.toLowerCase().replaceAll("_",
"-");return j.has(s)||c.includes("${")?"decides":!$.has(c)||typeof l=="object"&&!Array.isArray(l)||String(l).includes("$\
{")?"other":"harmless"}async function y(c,l){return Promise.all((0,F().filesNamed)(c,".npmrc").map(({path:i})=>p(c,i,l)))}
async function p(c,l,i){const s=v().posix.dirname(l),o=await N({tree:c,directory:s==="."?"":s});if("unread"in o)return e(
c,l,o.unread);const{settings:t,file:r=l}=o,d=i.has(l)||i.has(r),u=([m,S])=>{const E=b(m,S);return E==="harmless"||E==="h\
onoured"&&!d},f=Object.entries(t);return{path:r,text:(0,I().stringify)(Object.fromEntries(f.filter(u))),dropped:f.filter(
m=>!u(m)).map(([m])=>m)}}function e(c,l,i){const s=(0,R().resolveInTree)(c,l);return s.kind==="inside"&&(0,F().isRegular)(
s.entry.kind)?{path:s.path,text:"",dropped:[i]}:{path:l,dropped:[i]}}const n=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function a(c,l){return(await y(c,l)).flatMap(({path:s,dropped:o})=>{const t=o.filter(r=>!n.test(r));return t.length>
0?[`${s}: ${t.join(", ")}`]:[]})}},45156:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.compareWithBase=
k,g.knownHosts=void 0,g.replacedArchive=A;function v(){const u=h(3463);return v=function(){return u},u}function I(){const u=h(
32854);return I=function(){return u},u}function R(){const u=h(93028);return R=function(){return u},u}function F(){const u=h(
13254);return F=function(){return u},u}function x(){const u=h(60210);return x=function(){return u},u}function M(){const u=h(
59867);return M=function(){return u},u}async function k(u,f,m,S){if(u===f)return[];const[{npm:E},{npm:D}]=await Promise.
all([(0,M().readLocks)(u),(0,M().readLocks)(f)]),w=D?.packages.get(m),T={name:m,tree:u,base:f,before:[...w?[w]:[],...await e(
f,m)],hosts:await o(f),configured:await t(u,m)},L=await p(T),C=E?.packages.get(m),H=C?O(C,T):E?void 0:P({name:m,version:"",
source:{kind:"registry"}},T);return H&&L.push({name:m,path:E?.path??".npmrc",...H}),L.map(W=>(0,F().problemAt)("dependen\
cy-redirected",S,W))}function O(u,f){const{tree:m,base:S}=f,E=f.before.find(w=>b(w,u));return E?.version===u.version&&y(
E,u)||A(u,m,S)?{how:"integrity",to:u.integrity??"nothing"}:E?P(u,f):N(u,f)}function N(u,f){const{source:m}=u;if(m.kind===
"git"||m.kind==="tarball")return{how:m.kind,to:m.at};if(m.kind==="file"){const S=f.before.some(E=>E.source.kind!=="file");
return j(u,f.tree)&&!S?void 0:{how:"file",to:m.at}}return u.name!==f.name?{how:"alias",to:u.name}:P(u,f)}function P({source:u},{
hosts:f,configured:m}){if(u.kind!=="registry")return;const S=s(u,m);return f.has(S)?void 0:{how:"host",to:S}}function $({
source:u}){if(u.kind==="file")return(0,I().normalise)(u.at.replace(/#.*$|::.*$/s,""))||void 0}function j(u,f){const m=$(
u),S=m===void 0?void 0:(0,I().resolveInTree)(f,m);return S?.kind==="inside"&&S.entry.kind==="directory"}function A(u,f,m){
const S=$(u);if(S===void 0)return!1;const[E,D]=[f,m].map(T=>(0,I().resolveInTree)(T,S));return!(E?.kind==="inside"&&(0,R().
isRegular)(E.entry.kind))||D?.kind!=="inside"?!1:E.entry.oid!==D.entry.oid||E.entry.size!==D.entry.size}function b(u,f){
return u.name===f.name&&u.source.kind===f.source.kind&&c(u)===c(f)}function y({integrity:u,source:f},{integrity:m}){if(u===
void 0||f.kind==="file"&&m===void 0)return!1;if(m===void 0)return!0;const S=w=>w.split("-",1)[0],E=m.split(/\s+/),D=u.split(
/\s+/).filter(w=>E.some(T=>S(T)===S(w)));return D.length>0&&!D.some(w=>E.includes(w))}async function p(u){const{name:f,tree:m,
before:S}=u;return(await e(m,f)).flatMap(E=>{if(E.source.kind==="registry"&&E.name===f||S.some(T=>b(T,E)))return[];const w=N(
E,u);return w===void 0?[]:[{name:f,path:"package.json",...w}]})}async function e(u,f){const m=(0,v().objectIn)(await(0,M().
readJsonFile)(u,"package.json")),S=["dependencies","devDependencies","optionalDependencies"].map(C=>(0,v().textIn)((0,v().
objectIn)(m[C]),f)),{overrides:E,resolutions:D,pnpm:w}=m,T=[E,D,(0,v().objectIn)(w).overrides].flatMap(C=>Object.entries(
(0,v().objectIn)(C)).flatMap(([G,H])=>a(G,f)?[typeof H=="string"?H:(0,v().textIn)((0,v().objectIn)(H),".")]:[]));return[
...new Set([...S,...T])].filter(C=>C!==""&&!C.startsWith("workspace:")).map(C=>n(C,f))}function n(u,f){const m=(0,M().aliasIn)(
u);return m!==void 0&&m!==f?{name:m,version:"",source:{kind:"registry"}}:{name:f,version:"",source:(0,M().sourceOf)(u,f,
"")}}function a(u,f){const m=u.split(/[>]|\*\*\//).at(-1)??"";return m===f||m.startsWith(`${f}@`)||m.endsWith(`/${f}`)}function c({
source:{kind:u,at:f=""},version:m}){return u==="tarball"&&m!==""?f.replaceAll(m,"*"):u==="registry"&&i.includes(f)?"":f}
const l="registry.npmjs.org",i=[l,"registry.yarnpkg.com"];function s({at:u},f){return(u===void 0||i.includes(u)?f:void 0)??
u??l}const o=g.knownHosts=(0,R().perTree)(async u=>{const f=await r(u),m=Object.entries(f).filter(([D])=>D==="registry"||
D.endsWith(":registry")).map(([,D])=>d(String(D))),S=((await(0,M().readLocks)(u)).npm?.all??[]).flatMap(({source:D})=>D.
kind==="registry"&&D.at?[D.at]:[]),E=f.registry===void 0||S.some(D=>i.includes(D));return new Set([...m,...S,...E?i:[]])});
async function t(u,f){const m=await r(u),[S]=f.startsWith("@")?f.split("/"):[],E=S&&m[`${S}:registry`]||m.registry;return E===
void 0?void 0:d(String(E))}async function r(u){const f=await(0,x().readNpmrc)({tree:u,directory:""});return"settings"in f?
f.settings:{}}function d(u){return URL.canParse(u)?new URL(u).host:u}},96916:function(U,g,h){Object.defineProperty(g,"__\
esModule",{value:!0}),g.inspectShadows=A,g.ownPackages=g.ownBinaries=void 0;function v(){const n=h(76760);return v=function(){
return n},n}function I(){const n=h(32854);return I=function(){return n},n}function R(){const n=h(93028);return R=function(){
return n},n}function F(){const n=h(11331);return F=function(){return n},n}function x(){const n=h(59867);return x=function(){
return n},n}function M(){const n=h(56788);return M=function(){return n},n}function k(){const n=h(47668);return k=function(){
return n},n}const O=g.ownPackages=(0,R().perTree)(async n=>{const a=await(0,k().listWorkspaces)(n,""),c=Array.isArray(a)?
a.map(({directory:t})=>t):[],{npm:l,unread:i}=await(0,x().readLocks)(n),s=(l?.all??[]).flatMap(({source:t})=>t.kind==="f\
ile"?(0,I().normalise)(t.at)??[]:[]),o=i.length>0?await N(n):[];return[...new Set([...c,...s,...o])].filter(t=>t!=="")});
async function N(n){const a=await(0,x().usablePackageJson)(n,""),c=(0,R().filesNamed)(n,"package.json").map(({path:i})=>v().
posix.dirname(i)),l=[];for(const i of c){const s=i==="."?void 0:await(0,x().usablePackageJson)(n,i);s!==void 0&&a?.dependencies.
has(s.name)&&l.push(i)}return l}const P=g.ownBinaries=(0,R().perTree)(async n=>{const a=new Map;for(const c of await O(n)){
const l=await(0,x().usablePackageJson)(n,c);for(const[i,s]of l?.binaries??[]){const o=v().posix.join(c,s);a.set(v().posix.
basename(i),{file:o,manifest:v().posix.join(c,"package.json")})}}return a}),$=new Set([...F().PROGRAM_NAMES,...`[ alias \
awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),j=new Set(["node","npm","npx","sh"]);async function A(n,a){const{tree:c,base:l}=n,
i=await P(c),s=l&&await P(l),o=[...i].flatMap(([r,{manifest:d}])=>$.has(r)?[b(r,d,s?.has(r)===!0,a)]:[]),t=[];for(const r of(0,k().
foldersUpFrom)(n.directory)){const d=await y(c,v().posix.join(r,"node_modules/.bin"));for(const{name:u,path:f,isLocked:m}of d)
t.push(b(u,f,m,a))}return(0,M().join)([...o,...t])}function b(n,a,c,l){return c?j.has(n)?(0,M().fails)("program-replaced",
l,{name:n,path:a},"warning"):M().NOTHING:(0,M().fails)("program-replaced",l,{name:n,path:a})}const y=(0,R().perPath)(async(n,a)=>{
const c=[];for(const{path:l}of n.list(a)){const i=v().posix.basename(l).replace(/\.(?:cmd|exe|ps1)$/,"");if(!$.has(i))continue;
const s=(0,I().resolveInTree)(n,l);if(s.kind!=="inside")continue;const o=s.path===l?await p(n,s.entry):s.path,t=o!==void 0&&
/node_modules\/(?!\.bin\/)/.test(o);c.push({name:i,path:l,isLocked:t&&!s.entry.tracked})}return c});async function p(n,{
path:a,size:c=0}){if(c>e)return;const l=(await n.read(a)).toString("utf8"),[,i]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(l)??
[];return i&&v().posix.join(v().posix.dirname(a),i)}const e=16*1024},59867:function(U,g,h){Object.defineProperty(g,"__es\
Module",{value:!0}),g.INVALID=void 0,g.aliasIn=d,g.binOf=b,g.readPackageJson=g.readLocks=g.readLock=g.readJsonFile=void 0,
g.sourceOf=o,g.usablePackageJson=j;function v(){const u=h(26040);return v=function(){return u},u}function I(){const u=h(
3463);return I=function(){return u},u}function R(){const u=h(95244);return R=function(){return u},u}function F(){const u=h(
32854);return F=function(){return u},u}function x(){const u=h(93028);return x=function(){return u},u}function M(){const u=h(
10473);return M=function(){return u},u}const k=["dependencies","devDependencies","optionalDependencies"],O=64*1024*1024,
N=g.INVALID=Symbol("invalid"),P=g.readJsonFile=(0,x().perPath)(async(u,f)=>{if((0,F().resolveInTree)(u,f).kind==="missin\
g")return;const m=await(0,M().readText)(u,f,O);if(m===void 0||"unread"in m||(0,I().isNestedTooDeep)(m.text))return N;const S=(0,v().
attempt)(()=>JSON.parse(m.text.replace(/^\uFEFF/,"")));return typeof S=="object"&&S!==null?S:N}),$=g.readPackageJson=(0,x().
perPath)(async(u,f)=>{const m=f===""?"package.json":`${f}/package.json`,S=await P(u,m);return S===void 0||S===N?S:A(m,S)});
async function j(u,f){const m=await $(u,f);return m===N?void 0:m}function A(u,f){const m=typeof f.name=="string"?f.name:
"";return{path:u,name:m,scripts:y(f.scripts),binaries:new Map(Object.entries(b(f.bin,m)??{})),dependencies:new Set(k.flatMap(
S=>[...y(f[S]).keys()])),workspaces:p(f.workspaces)}}function b(u,f){if(typeof u=="string")return{[f.replace(/^@[^/]*\//,
"")]:u};const m=y(u);return m.size===0?void 0:Object.fromEntries(m)}function y(u){return new Map(Object.entries((0,I().objectIn)(
u)).flatMap(([f,m])=>typeof m=="string"?[[f,m]]:[]))}function p(u){const f=Array.isArray(u)?u:(0,I().objectIn)(u).packages;
return Array.isArray(f)?f.filter(m=>typeof m=="string"):[]}const e=g.readLocks=(0,x().perTree)(async u=>{const f=R().LOCKFILES.
filter(D=>u.stat(D)!==void 0),m=R().NPM_LOCKFILES.find(D=>f.includes(D)),S=m===void 0?void 0:await n(u,m),E=f.filter(D=>!R().
NPM_LOCKFILES.some(w=>w===D));return S==="unread"?{unread:[m??"",...E]}:m===void 0?{unread:E}:{npm:S??{path:m,packages:new Map,
all:[]},unread:E}}),n=g.readLock=(0,x().perPath)(async(u,f)=>{const m=await(0,M().readText)(u,f,O),S=m&&"text"in m?m.text.
replace(/^\uFEFF/,""):"",E=(0,I().objectIn)((0,v().attempt)(()=>JSON.parse(S)));if(E.packages===void 0)return E.lockfileVersion===
1?"unread":void 0;const D=new Map,w=[];for(const[T,L]of Object.entries((0,I().objectIn)(E.packages))){if(T==="")continue;
const[,C,G]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(T)??[],H=a(G??T,(0,I().objectIn)(L));C===""&&G!==void 0&&D.
set(G,H),w.push(H)}return{path:f,packages:D,all:w}});function a(u,f){const m=(0,I().textIn)(f,"name")||u,S=(0,I().textIn)(
f,"version"),E=(0,I().textIn)(f,"resolved"),D=(0,I().textIn)(f,"integrity"),w=b(f.bin,m),T=f.link===!0?{kind:"file",at:E.
replace(/^file:/,"")}:o(E,m,S);return{name:m,version:S,source:T,...D&&{integrity:D},...w&&{bin:w}}}const c={kind:"regist\
ry"},l=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,i=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
s=/^(?:file|link|portal|workspace):(.*)$/is;function o(u,f,m){const[,S]=s.exec(u)??[];return S!==void 0?{kind:"file",at:S}:
l.test(u)?{kind:"git",at:u.replace(/#.*$/s,"")}:/^https?:/i.test(u)?t(u,f,m):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(u)||
/\.t(?:ar\.)?gz$/i.test(u)?{kind:"file",at:u}:i.test(u)?{kind:"git",at:u.replace(/#.*$/s,"")}:c}function t(u,f,m){const S={
kind:"tarball",at:u.replace(/#.*$/s,"")};if(!URL.canParse(u))return S;const{host:E,pathname:D}=new URL(u),w=r(D),[,T]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(w)??[];if(E==="codeload.github.com"&&T!==void 0)return{kind:"git",at:`https://github.com/${T}`};const L=f.replace(/^@[^/]*\//,
"");return w.endsWith(`/${f}/-/${L}-${m}.tgz`)||w.endsWith(`/${f}/-/${f}-${m}.tgz`)||E==="npm.pkg.github.com"&&w.startsWith(
`/download/${f}/${m}/`)?{kind:"registry",at:E}:S}function r(u){try{return decodeURIComponent(u)}catch{return u}}function d(u){
const[,f]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(u)??[];return f===void 0||/^[\^~<>=*v\d]/.test(f)?void 0:f}},65490:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.isPackageManager=j,g.resolvePackageManager=$,g.selectsPackages=A;function v(){
const p=h(76760);return v=function(){return p},p}function I(){const p=h(93028);return I=function(){return p},p}function R(){
const p=h(31901);return R=function(){return p},p}function F(){const p=h(52437);return F=function(){return p},p}function x(){
const p=h(62205);return x=function(){return p},p}function M(){const p=h(60210);return M=function(){return p},p}function k(){
const p=h(59867);return k=function(){return p},p}function O(){const p=h(56788);return O=function(){return p},p}function N(){
const p=h(46912);return N=function(){return p},p}function P(){const p=h(47668);return P=function(){return p},p}async function $(p,e,n,a){
const{subcommand:c,operands:l,flags:i}=p,[s]=l;if(s===void 0)return O().NOTHING;const{text:o,span:t}=s,r=(0,O().join)([await(0,M().
inspectNpmrc)({...n,directory:""},t),n.directory===""?O().NOTHING:await(0,M().inspectNpmrc)(n,t)]),d=(0,R().isProgram)(o)||
n.families?.allowed.has(o)===!0,u={...p,subcommand:"exec"};if(c==="exec")return(0,O().join)([r,d?O().NOTHING:await(0,F().
resolveTool)(n,u,s)]);const f=await b(n,A(p,e),t);if("problems"in f)return(0,O().join)([r,f]);const m=f.filter(({manifest:D})=>D.
scripts.has(o));if(m.length>0){const D=m.map(w=>y(w,p,n,a));return(0,O().join)([r,...await Promise.all(D)])}const S=o===
"start";if(c==="script-or-tool"&&!S){if(d)return r;if((0,R().isToolName)(o))return(0,O().join)([r,await(0,F().resolveTool)(
n,u,s)]);if(!/^[:.-]*\w[\w:.-]*$/.test(o)){const D=[(0,R().wordProblem)("outside-code",e.program,s)];return(0,O().join)(
[r,{targets:[],problems:D}])}}const E={script:o,passes:i.some(({name:D})=>D==="--if-present")};return(0,O().join)([r,(0,O().
fails)("npm-script-missing",t,E,S?"error":void 0)])}function j({data:p}){return p.starts==="script-or-tool"||p.starts===
"script-tool-or-file"}function A({anyPackage:p,flags:e,passthrough:n},{data:a}){const c=[...e.map(({name:l})=>l),...n.map(
({text:l})=>l)];return p===!0||c.some(l=>a.selecting_flags.includes(l.replace(/=.*/s,"")))}async function b({tree:p,directory:e},n,a){
const c=(0,I().filesNamed)(p,"package.json").flatMap(({path:o})=>o.split("/").includes("node_modules")?[]:v().posix.dirname(
o).replace(/^\.$/,"")),l=o=>p.stat(v().posix.join(o,"package.json"))!==void 0,i=n?c:(0,P().foldersUpFrom)(e).filter(l).slice(
0,1);if(i.length===0)return(0,O().fails)("package-json-missing",a,{directory:e});const s=[];for(const o of i){const t=await(0,k().
readPackageJson)(p,o);if(t===k().INVALID)return(0,O().fails)("package-json-invalid",a,{path:v().posix.join(o,"package.js\
on")});t!==void 0&&s.push({directory:o,manifest:t})}return s}async function y({directory:p,manifest:e},{operands:[n],passthrough:a},c,l){
const i={...c,directory:p},{text:s="",span:o={start:0,end:0}}=n??{},t=(0,N().runsIn)(e,p,{event:s,words:a});return(0,O().
join)([await(0,x().resolveRuns)(i,t,o,l),{targets:[],problems:(0,N().inspectEmpty)(t,s,i,o)}])}},82293:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.alternativesOf=a,g.baseOf=p,g.inspectPaths=k,g.isPattern=y,g.isPlainGlob=$,g.
matchesPattern=j,g.pathProblem=P,g.testProblem=N;function v(){const c=h(32854);return v=function(){return c},c}function I(){
const c=h(13254);return I=function(){return c},c}function R(){const c=h(14395);return R=function(){return c},c}function F(){
const c=h(45806);return F=function(){return c},c}function x(){const c=h(87646);return x=function(){return c},c}const M=new Set(
["--env-file","--env-file-if-exists","--prefix"]);function k(c,l){const{passthrough:i}=c,s=[],o=(r,d)=>{const u=P(r,d,l);
u!==void 0&&s.push(u)};for(const r of[c,...(0,F().launchedBy)(c)]){for(const{name:u,value:f,span:m}of r.flags)f!==void 0&&
(M.has(u)&&o(f,m),u==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(f)&&o(f,m));for(const{as:u,path:f,span:m}of r.subcommand===
"exec"&&r.tool?.files||[]){const S=u==="tests"?N(f,m,l):void 0;S!==void 0&&s.push(S)}if(r.program!=="node"&&r.starts!=="\
file")continue;const d=r.program==="node"&&(0,x().isTestRun)(r)?N:P;for(const{text:u,span:f}of r.operands){const m=u===""||
u==="-"?void 0:d(u,f,l);m!==void 0&&s.push(m)}}const t=i.find(({text:r})=>O.test(r));return t!==void 0&&s.push((0,I().problemAt)(
"absolute-path",t.span,{path:t.text})),s}const O=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function N(c,l,i){if(!y(c))return P(c,l,i);const s=a(c);if(s===void 0)return(0,I().problemAt)("glob-unclear",l,{pattern:c,
reason:"too_many"});for(const o of[c,...s]){const t=P(o,l,i);if(t!==void 0)return{...t,args:{...t.args,path:c}}}}function P(c,l,i){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(c)&&/^(?:data|node|file|[a-z]+:\/)/i.test(c))return(0,I().problemAt)("target-outside",
l,{path:c,reason:"address"});const s=/^(?:[\\/]|[A-Za-z]:)/.test(c),o=s?void 0:(0,v().normalise)(i===""?c:`${i}/${c}`);if(o===
void 0){const t=s?"absolute":"above";return(0,I().problemAt)("target-outside",l,{path:c,reason:t})}if((0,v().isWithin)(o,
".git",{ignoreCase:!0}))return(0,I().problemAt)("target-outside",l,{path:c,reason:"git"})}function $(c){return c.length>
200||c.split("**").length>2?!1:c==="."?!0:c.split("/").every(l=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(l))}function j(c,l,i={}){
return A(c.split("/"),l.split("/"),i)}function A(c,l,i){const[s,...o]=c,[t,...r]=l;return s===void 0?i.partial||l.every(
d=>d==="**"):t===void 0?!1:t!=="**"?b(s,t,i)&&A(o,r,i):A(c,r,i)?!0:b(s,"*",i)&&A(o,l,i)}function b(c,l,{dot:i=!1}){return c.
startsWith(".")&&!l.startsWith(".")&&!i?!1:(0,R().matchesStars)(c,l)}function y(c){return/[*?[{]/.test(c)}function p(c){
return c.replace(/(?<![^/])[^/]*[*?[{].*$/s,"")}const e=200,n=1e3;function a(c){if(c.length>n)return;let l=[c.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const i=[];for(;l.length>0;){const s=[];for(const o of l){const t=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(o);if(t===null)
i.push(o);else{const{0:r,1:d="",index:u}=t,[f,m]=[o.slice(0,u),o.slice(u+r.length)];s.push(...d.split(",").map(S=>`${f}${S}${m}`))}}
if(s.length+i.length>e)return;l=s}return i}},9504:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveProgram=
p;function v(){const f=h(76760);return v=function(){return f},f}function I(){const f=h(96215);return I=function(){return f},
f}function R(){const f=h(91063);return R=function(){return f},f}function F(){const f=h(32854);return F=function(){return f},
f}function x(){const f=h(93028);return x=function(){return f},f}function M(){const f=h(97340);return M=function(){return f},
f}function k(){const f=h(46868);return k=function(){return f},f}function O(){const f=h(79757);return O=function(){return f},
f}function N(){const f=h(65490);return N=function(){return f},f}function P(){const f=h(82293);return P=function(){return f},
f}function $(){const f=h(56788);return $=function(){return f},f}function j(){const f=h(38218);return j=function(){return f},
f}function A(){const f=h(10473);return A=function(){return f},f}function b(){const f=h(47668);return b=function(){return f},
f}const y=5;async function p(f,m,S,E){const D=n(f,m,S);if("problems"in D)return D;const{subcommand:w,starts:T,operands:L,
module:C,launched:G}=f,[H]=L,W=[a(m,S,e(f)),...i(f,D),await(0,j().resolveProgramFiles)(f,S)],B={subcommand:w??H?.text??"",
span:e(f)};if(W.push(d(m,D,B)),C!==void 0&&(T!=="module"||G)&&W.push(r(m,D,C)),H!==void 0&&T==="file"&&W.push(s(f,m,D)),
H!==void 0&&T==="module"&&W.push(t(D,H,f.passthrough)),!(0,N().isPackageManager)(m))return(0,$().join)(W);if(w==="run"||
w==="exec"||w==="script-or-tool")W.push(await(0,N().resolvePackageManager)(f,m,D,E));else if(w!==void 0&&(0,N().selectsPackages)(
f,m)){const z={text:w,span:e(f),quoted:!1},K={...f,subcommand:"run",operands:[z]};W.push(await(0,N().resolvePackageManager)(
K,m,D,E))}return(0,$().join)(W)}function e({operands:f,flags:m}){return f[0]?.span??m[0]?.span??{start:0,end:0}}function n({
flags:f},m,S){let E=S;for(const{name:D,value:w,span:T}of f){if(w===void 0||!(0,R().movesTo)(m,D))continue;const L=(0,A().
entryFrom)(E,w,T);if("problems"in L)return L;E={...S,directory:L.path}}return E}function a({program:f,data:m},{tree:S,changed:E},D){
if(m.build_files.length===0)return $().NOTHING;const w=c(S),T=w.get(m)??l(S,m.build_files);w.set(m,T);const L=T.filter(G=>E.
has(G)),C=T.slice(0,y);return(0,$().join)([T.length===0?$().NOTHING:(0,$().fails)("build-files-unread",D,{program:f,files:C,
count:T.length}),...L.map(G=>(0,$().fails)("target-changed",D,{path:G}))])}const c=(0,x().perTree)(()=>new Map);function l(f,m){
const S=E=>m.some(D=>(0,P().matchesPattern)(D.includes("/")?E:v().posix.basename(E),D,{dot:!0}));return[...f.files()].flatMap(
({path:E})=>!(0,F().isWithin)(E,"node_modules")&&S(E)?E:[])}function i({operands:f,flags:m,starts:S,subcommand:E,family:D},w){
const T=D&&(0,N().isPackageManager)(D)&&E!=="test";return[...(S===void 0&&!T?f:[]).map(({text:G,span:H})=>({text:G.replace(
/::.*$/s,""),span:H})),...m.flatMap(({value:G,span:H})=>G===void 0?[]:[{text:G,span:H}])].map(({text:G,span:H})=>{const W=(0,F().
normalise)((0,$().from)(w,G));return W===void 0||W===""?$().NOTHING:(0,F().isWithin)(W,".git",{ignoreCase:!0})?(0,$().fails)(
"target-outside",H,{path:W,reason:"git"}):(0,F().resolveInTree)(w.tree,W).kind==="outside"?(0,$().fails)("target-outside",
H,{path:G,reason:"symlink"}):$().NOTHING})}function s({operands:[f],parsed:m},S,E){if(f===void 0)return $().NOTHING;const{
targets:D,problems:w}=o(E,f),T=(0,O().extensionProblems)(S,f.text,f.span).length>0,L=D.flatMap(({path:C=""})=>T?[]:(0,O().
extensionProblems)(S,C,f.span));return{targets:D.map(C=>({...C,...m&&{parsed:m}})),problems:[...w,...L]}}function o(f,{text:m,
span:S}){const E=(0,P().pathProblem)(m,S,f.directory);if(E!==void 0)return{targets:[],problems:[E]};const D=(0,A().entryFrom)(
f,m,S);if("problems"in D)return D;if(!(0,x().isRegular)(D.kind))return(0,$().fails)("target-not-a-file",S,{path:m,reason:D.
kind});if(!D.tracked)return(0,$().fails)("target-missing",S,{path:m,untracked:!0});const w=(0,F().normalise)((0,$().from)(
f,m))??"";return(0,A().runs)(f,{name:m,path:D.path,wanted:w},S)}function t(f,m,S){const{text:E,span:D}=m,w=(0,M().pythonFiles)(
E).find(T=>!T.endsWith("/__init__.py")&&f.tree.stat((0,$().from)(f,T))!==void 0);if(w===void 0){const T=(0,k().parseUnknownTool)(
m,S,f.families.tools.module);return(0,$().join)([(0,$().fails)("tool-unknown",D,{tool:E}),{targets:[],problems:T}])}return o(
f,{text:w,span:D,quoted:!1})}function r({program:f},{tree:m,base:S,changed:E,directory:D},{text:w,span:T}){const[L]=w.split(
"."),C=[...E].filter(G=>{const[,H=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(v().posix.relative(D,G))??[];return m.stat(G)!==
void 0&&S?.stat(G)===void 0&&(H===L||(0,I().isOfLibrary)(H))});return u(C,{program:f,subcommand:`-m ${w}`},T)}function d({
program:f,data:m},{changed:S,directory:E},{subcommand:D,span:w}){const T=(0,b().foldersUpFrom)(E).flatMap(C=>m.settings.
map(G=>v().posix.join(C,G))),L=[...S].filter(C=>T.some(G=>(0,F().isWithin)(C,G)));return u(L,{program:f,subcommand:D},w)}
function u(f,m,S){return(0,$().join)(f.map(E=>(0,$().fails)("settings-changed",S,{...m,path:E})))}},56788:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.Trail=g.NOTHING=void 0,g.fails=F,g.from=x,g.join=R,g.target=M;function v(){
const P=h(13254);return v=function(){return P},P}const I=g.NOTHING={targets:[],problems:[]};function R(P){return{targets:P.
flatMap($=>$.targets),problems:P.flatMap($=>$.problems)}}function F(P,$,j,A){return{targets:[],problems:[(0,v().problemAt)(
P,$,j,A)]}}function x({directory:P},$){return P===""?$:`${P}/${$}`}function M({via:P},$){return P===void 0?$:{...$,via:P}}
const k=64,O=2e3;class N{#n=new Set;#e=new Set;resolve;#s;constructor($,j){this.resolve=$,this.#s=j}async follow($,j,A,b){
if(this.#n.has($))return b({why:"cycle"});const y=await this.#s?.tickScript();if(y!==void 0)return b({why:"time",limit:y});
const p=`${$}\0${j}`;if(this.#e.has(p))return I;if(this.#n.size>=k)return b({why:"depth",limit:k});if(this.#e.size>=O)return b(
{why:"count",limit:O});this.#n.add($);const e=await A();return this.#n.delete($),this.#e.add(p),e}}g.Trail=N},74100:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.helperFault=r,g.helperWords=t,g.isWrapperTool=i,g.readScriptForm=y;function v(){
const m=h(76760);return v=function(){return m},m}function I(){const m=h(678);return I=function(){return m},m}function R(){
const m=h(95244);return R=function(){return m},m}function F(){const m=h(32854);return F=function(){return m},m}function x(){
const m=h(93028);return x=function(){return m},m}function M(){const m=h(94411);return M=function(){return m},m}function k(){
const m=h(54669);return k=function(){return m},m}function O(){const m=h(11331);return O=function(){return m},m}function N(){
const m=h(81716);return N=function(){return m},m}function P(){const m=h(54421);return P=function(){return m},m}function $(){
const m=h(82293);return $=function(){return m},m}function j(){const m=h(56788);return j=function(){return m},m}function A(){
const m=h(46912);return A=function(){return m},m}function b(){const m=h(10473);return b=function(){return m},m}function y(m,S){
const E=(0,N().readShellText)(m,S);if(E.length===0&&!(0,A().isBlank)(m))return{commands:E,fault:{part:"the script",why:"\
cannot be read"}};const D=(0,k().lex)(m).problems.find(({rule:w})=>w==="shell-comment");if(D&&E.length>0){const w=m.slice(
D.span.start,D.span.end);return{commands:E,fault:{part:w,why:"hides the words behind it"}}}for(const[w,T]of E.entries()){
const L=w===E.length-1,C=n(T,m)??p(T,L);if(C!==void 0)return{commands:E,fault:C}}return{commands:E}}function p({separator:m},S){
const E=m.trim();if(!(S?E==="":E==="&&"))return{part:E===""?"a line break":E,why:e}}const e="joins commands in another w\
ay than `&&`";function n(m,S){const{words:E,redirections:D,inside:w,subshell:T,defines:L,problems:C,assignments:G}=m,H=S.
slice(m.span.start,m.span.end).trim(),W=(J,V)=>({part:J,why:V});if(T)return W(H,"runs in a subshell");if(L)return W(H,"d\
efines a function");if(w.length>0)return W(H,"runs a command to make a word");const[B]=D;if(B)return W(`${B.operator} ${B.
target?.text??""}`,"redirects input or output");const z=G.find(({name:J,value:V})=>!(0,M().isHarmlessVariable)(J,V));if(z)
return W(`${z.name}=`,"sets a variable that can choose the code that runs");const K=E.find(J=>(0,N().isDynamic)(m,J)&&!a(
m,J,S));if(K){const{start:J,end:V}=K.span;return W(S.slice(J,V),"is only known when the script runs")}const Y=C.find(J=>!c(
J,E));if(Y){const{start:J,end:V}=Y.span;return W(S.slice(J,V).trim()||H,"is syntax of a shell")}return E.length===0?W(H,
"starts no program"):l(E)}function a({problems:m},{span:S},E){return m.every(D=>D.rule!=="variable-expansion"||D.span.end<=
S.start||D.span.start>=S.end||/^\$\{?npm_package_version\}?$/.test(E.slice(D.span.start,D.span.end)))}function c({rule:m,
span:S,severity:E},D){if(m==="variable-expansion"||E==="warning")return!0;if(m!=="brace-expansion")return!1;const w=D.find(
T=>T.span.start<=S.start&&T.span.end>=S.end);return w!==void 0&&(0,$().alternativesOf)(w.text)?.every(T=>!T.startsWith("\
-"))===!0}function l(m){const[S]=m,E=S?.text??"";if((0,O().changesShell)(E)&&!S?.quoted)return{part:E,why:"is a word of \
the shell"};const D=(0,P().startedWords)(m);if(!i(E))return D.length<m.length||(0,O().programNamed)(E)?.kind==="wrapper"?
{part:E,why:"decides how another program runs"}:(0,P().textHanded)(D)&&E!=="node"?{part:E,why:"runs text as code"}:void 0}
function i(m){const S=(0,O().programNamed)(m);return S?.name===m&&S.wraps==="as-tool"}const s={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},o=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function t([m,...S]){if(m?.text==="shx"){
const[E]=S;return E&&(E.text==="echo"||Object.hasOwn(s,E.text))?S:void 0}return m&&Object.hasOwn(s,m.text)?[m,...S]:void 0}
async function r([m,...S],E){const D=m?.text??"",w=s[D];if(w===void 0)return;const T=S.find(({text:C})=>C.startsWith("-")&&
!w.flags.test(C));if(T)return{part:`${D} ${T.text}`,why:"has a flag that is not known"};const L=S.flatMap(({text:C})=>C.
startsWith("-")?[]:[C]);if(L.length<(w.from<0?2:1))return{part:D,why:"names no path"};for(const C of L.slice(w.from)){const G=await d(
C,E);if(G!==void 0)return{part:`${D} \u2026 ${C}`,why:G}}}async function d(m,S){const{tree:E,isOutput:D}=S,w=m.startsWith(
"/")?void 0:(0,F().normalise)((0,j().from)(S,m));if(w===void 0||w==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(m))return"writes to a path that the text does not show";if(o.test(w))return"writes to a directory of dependencies";
if((0,R().toolThatFinds)(w)!==void 0)return"writes a configuration file";const T=E.stat(w);if(T?.tracked&&T.kind!=="dire\
ctory")return"writes a file of the commit";const L=`${w}/`;if(T?.tracked&&[...E.files()].some(G=>G.path.startsWith(L)))return"\
writes to a directory of the commit";if(!(D?.(w)||(await u(E))(w)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const u=(0,x().perTree)(async m=>{const S=new Map;for(const{path:E}of m.files()){if(v().posix.
basename(E)!==".gitignore")continue;const D=await(0,b().readText)(m,E,f),w=v().posix.dirname(E).replace(/^\.$/,"");D&&"t\
ext"in D&&S.set(w,(0,I().default)().add(D.text))}return E=>{const D=E.split("/");let w=!1;for(let T=0;T<D.length;T+=1){const L=S.
get(D.slice(0,T).join("/")),C=D.slice(T).join("/"),G=L?.test(C),H=L?.test(`${C}/`);G?.ignored||H?.ignored?w=!0:(G?.unignored||
H?.unignored)&&(w=!1)}return w}}),f=256*1024},61102:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.namedTargets=
c,g.resolveParts=b;function v(){const t=h(76760);return v=function(){return t},t}function I(){const t=h(95244);return I=
function(){return t},t}function R(){const t=h(32854);return R=function(){return t},t}function F(){const t=h(93028);return F=
function(){return t},t}function x(){const t=h(11331);return x=function(){return t},t}function M(){const t=h(81716);return M=
function(){return t},t}function k(){const t=h(54421);return k=function(){return t},t}function O(){const t=h(45806);return O=
function(){return t},t}function N(){const t=h(31901);return N=function(){return t},t}function P(){const t=h(82293);return P=
function(){return t},t}function $(){const t=h(56788);return $=function(){return t},t}function j(){const t=h(74100);return j=
function(){return t},t}function A(){const t=h(10473);return A=function(){return t},t}async function b({body:t,words:r,span:d},u,f){
const m=(0,j().readScriptForm)(t,(0,F().subTree)(u.tree,u.directory)),S=m.fault?(0,M().everyCommand)(m.commands).map(M().
withoutReserved):m.commands,E=[];let{fault:D}=m,w=u;for(const[C,G]of S.entries()){const H=!D||G.words.every(J=>!(0,M().isDynamic)(
G,J)),W=C===S.length-1&&!m.fault,B=[...G.words.map(J=>({...J,span:d})),...W?r:[]],[z,K]=B;if(z?.text==="cd"){const J=K&&
(0,R().normalise)((0,$().from)(w,K.text));(C>0||B.length!==2||J===void 0)&&(D??={part:"cd",why:"changes the directory in\
 the middle, or leaves the repository"}),w={...w,directory:J??w.directory};continue}const Y=(0,j().helperWords)(B);Y&&(D??=
await(0,j().helperFault)(Y,w)),!(Y||z===void 0||!H||(0,x().isWithoutEffect)(z.text))&&E.push(await e(B,w,f))}const T=S.some(
({words:C})=>y.test(C.map(({text:G})=>G).join(" "))),L=!D&&E.length===0&&S.length>0&&!T;return{parts:E,isIdle:L,...D&&{fault:D}}}
const y=/^(?:\[|exit (?!0$)|false|test )/,p=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function e(t,r,d){const u=(0,j().
isWrapperTool)(t[0]?.text??"")?t:(0,k().startedWords)(t),[f,...m]=u;if(f===void 0)return $().NOTHING;const{families:S}=r,
E=(0,N().isProgram)(f.text)?f.text:S?.allowed.get(f.text),D=p.exec(f.text)?.[1]??f.text,w=t[0]===f?void 0:t[0],T=w?n(w):
$().NOTHING;if(E===void 0&&/[\\/]/.test(D))return(0,$().join)([T,a(u,r)]);const{invocation:L,problems:C}=E?(0,O().parseInvocation)(
E,m,S):(0,O().parseInvocation)("npx",[{...f,text:D},...m],S),G=await d.resolve(L,r),H=E===void 0&&G.problems.some(({rule:z})=>z===
"binary-missing");if(H&&S.tools.known(D)!==void 0)return(0,$().join)([T,n(f),{targets:[],problems:C}]);if(H)return(0,$().
join)([T,a(u,r)]);const B=(0,P().inspectPaths)(L,r.directory);return(0,$().join)([T,{targets:[],problems:[...C,...B]},G])}
function n({text:t,span:r}){return(0,$().fails)("program-not-allowed",r,{program:t,group:"other"})}function a(t,r){const[
d]=t;if(d===void 0)return $().NOTHING;const u=t.map(S=>S.text).join(" "),f=t.find(S=>S.span.start!==d.span.start&&(S.text.
startsWith("-")||(0,x().programNamed)(d.text))),m=f?(0,$().fails)("npm-script-form",f.span,{script:r.via??"",text:u,part:d.
text,why:"is a program that the gate does not read",words:[f.text]}):$().NOTHING;return(0,$().join)([n(d),m,c(u,r,d.span)])}
function c(t,r,d){const u=(0,M().everyCommand)((0,M().readShellText)(t)),f=u.flatMap(({words:W})=>l((0,k().startedWords)(
W)[0],r)),m=f.some(({runsScripts:W})=>W)||u.some(W=>W.substituted.length>0||[...W.words,...W.assignments].some(B=>(0,M().
isDynamic)(W,B))),S=t.split(s).filter(W=>W!==""),E=f.flatMap(({finds:W})=>W?.split(" ")??[]),D=[...new Set([...S,...S.flatMap(
i),...E])],w=[r.directory];for(const{words:W}of u){const[B,z]=W;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||z===void 0)&&(w.
push(...w.flatMap(K=>(0,R().normalise)(v().posix.join(K,z.text))??[])),w.length>o))break}const T=[...r.changed],L=[...new Set(
w)].flatMap(W=>D.map(B=>{const z={...r,directory:W},K=(0,R().normalise)(v().posix.join(W,B));if(K===void 0)return $().NOTHING;
const Y=(0,R().resolveInTree)(r.tree,K);if(Y.kind==="inside"&&(0,F().isRegular)(Y.entry.kind))return(0,A().resolveCommitted)(
z,{text:B,span:d});const J=T.filter(V=>/[*?[]/.test(B)?(0,P().matchesPattern)(V,K,{dot:!0}):Y.kind==="inside"&&K!==""&&(0,R().
isWithin)(V,K));return(0,$().join)(J.map(V=>(0,$().fails)("target-changed",d,{path:V})))})),C=m?T.filter(I().isCode):[],
{targets:G,problems:H}=(0,$().join)([...L,...C.map(W=>(0,$().fails)("target-changed",d,{path:W}))]);return{targets:[...new Map(
G.map(W=>[W.path,W])).values()],problems:[...new Map(H.map(W=>[JSON.stringify(W.args),W])).values()]}}function l(t,{families:r}){
const d=t&&!r.allowed.has(t.text)&&(0,x().programNamed)(t.text);return d&&!(0,N().isProgram)(d.name)?[d]:[]}function i(t){
if(!/^[\w./-]*\w$/.test(t))return[];const r=t.replaceAll(".","/"),d=[".py","/__main__.py","/__init__.py"].map(u=>r+u);return[
...[".js",".mjs",".cjs",".ts","/index.js"].map(u=>t+u),...d]}const s=/[\s"'`;&|()<>=:,{}]+/,o=16},46912:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.eventOf=b,g.inspectEmpty=$,g.isBlank=j,g.quoteForScript=e,g.runsIn=y,
g.scriptText=O,g.scriptsThatRun=N;function v(){const n=h(76760);return v=function(){return n},n}function I(){const n=h(13254);
return I=function(){return n},n}function R(){const n=h(60210);return R=function(){return n},n}function F(){const n=h(59867);
return F=function(){return n},n}function x(){const n=h(56788);return x=function(){return n},n}function M(){const n=h(47668);
return M=function(){return n},n}const k={selected:!1,runs:[],packages:[],problems:[]};function O({body:n,words:a}){return[
n,...a.map(({text:c})=>e(c))].join(" ")}async function N(n,a,c){const l=(0,M().readSettings)(n),i=b(n);if(l.informs||i===
void 0)return k;const s=E=>(0,M().findPackages)(l,E,c),o=await s(a);if("problems"in o)return{...k,problems:o.problems};const{
project:t,selected:r,directories:d}=o,u=l.ignoreScripts??await A({...a,directory:t}),f=[],m=[...o.missing,...await P(o,a,
c,s)];let S=!1;for(const E of d){const D=await(0,F().readPackageJson)(a.tree,E);if(D===F().INVALID){const w=v().posix.join(
E,"package.json");m.push(...(0,x().fails)("package-json-invalid",c,{path:w}).problems)}else if(D===void 0)m.push(...(0,x().
fails)("package-json-missing",c,{directory:E}).problems);else if(D.scripts.has(i)){const w={event:i,words:n.passthrough},
T=y(D,E,w,{ignoreScripts:u});f.push(...T),m.push(...$(T,i,{...a,directory:E},c))}else S=!0}if(S){const E={script:i,passes:l.
ifPresent},D=l.ifPresent&&f.length===0&&a.via===void 0,w=i==="start"||D;m.push((0,I().problemAt)("npm-script-missing",c,
E,w?"error":void 0))}return{project:t,selected:r,runs:f,packages:d,problems:m}}async function P({project:n,directories:a},{
base:c,...l},i,s){const o=v().posix.join(n,"package.json");if(c===void 0||!l.changed.has(o))return[];const t=await s({...l,
tree:c});if("problems"in t)return[];const r=t.directories.filter(d=>!a.includes(d));return r.length===0?[]:[(0,I().problemAt)(
"workspaces-changed",i,{path:o,lost:r})]}function $(n,a,{via:c,directory:l},i){if(n.some(({event:o,body:t})=>o===a&&!j(t)))
return[];const s={script:a,path:v().posix.join(l,"package.json")};return[(0,I().problemAt)("npm-script-empty",i,s,c===void 0?
"error":"warning")]}function j(n){return n.split(`
`).every(a=>/^\s*(?:#|$)/.test(a))}async function A(n){const a=await(0,R().readNpmrc)(n);return"settings"in a&&a.settings["\
ignore-scripts"]===!0}function b({subcommand:n,operands:a}){switch(n){case"run":return a[0]?.text;case"test":case"start":case"\
stop":return n;default:return}}function y({scripts:n},a,{event:c,words:l},{ignoreScripts:i}={}){return(i?[c]:[`pre${c}`,
c,`post${c}`]).flatMap(o=>{const t=n.get(o);return t?[{directory:a,event:o,body:t,words:o===c?l:[]}]:[]})}const p=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function e(n){return n===""?"''":p.test(n)?`'${n.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):n}},38218:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveProgramFiles=$,g.resolveToolFiles=
P;function v(){const e=h(76760);return v=function(){return e},e}function I(){const e=h(91063);return I=function(){return e},
e}function R(){const e=h(32854);return R=function(){return e},e}function F(){const e=h(93028);return F=function(){return e},
e}function x(){const e=h(15804);return x=function(){return e},e}function M(){const e=h(82293);return M=function(){return e},
e}function k(){const e=h(56788);return k=function(){return e},e}function O(){const e=h(10473);return O=function(){return e},
e}const N=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(e=>`.${e}`)];async function P(e,n){return j(
e.tool??{files:[],roots:[],nodeFlags:[]},n)}function $({files:e=[],flags:n,family:a},c){const l=n.flatMap(({name:i,value:s})=>s&&
a&&(0,I().movesTo)(a,i)?s:[]);return j({files:e,roots:l,nodeFlags:[]},c)}async function j({files:e,roots:n,nodeFlags:a},c){
const l=["",...n].flatMap(s=>{const o=(0,R().normalise)((0,k().from)(c,s));return o===void 0?[]:[o]}),i=[];for(const s of e)
i.push(s.as==="tests"?await p(s,c):await A(s,[...new Set(l)],c));for(const s of a)i.push(await(0,x().inspectNodeFlag)(s,
c));return(0,k().join)(i)}async function A(e,n,a){const{as:c,path:l,span:i}=e,s=(0,M().pathProblem)(l,i,a.directory);if(s!==
void 0)return{targets:[],problems:[s]};const o=[];for(const t of n){const r=(0,R().normalise)(v().posix.join(t,l));if(r===
void 0)continue;const d=await b(e,r,a);d!==void 0&&o.push(d)}return o.length>0?(0,k().join)(o):c==="code"||c==="config"?
(0,O().nothingAt)(a.tree,v().posix.join(a.directory,l),l,i):c==="module"&&e.first?(0,x().inspectImport)(a,l,i):k().NOTHING}
async function b(e,n,a){const{as:c,path:l,span:i}=e,{tree:s}=a,o=(0,x().firstFile)(s,c==="place"?[n]:N.map(r=>n+r));if(o===
void 0)return;const t=o.kind==="inside"&&!(0,F().isRegular)(o.entry.kind);if(c==="place"&&o.kind==="inside")return k().NOTHING;
if(!t)return y(e,n,o,a);if(c==="config"){const r=(0,R().resolveInTree)(s,v().posix.join(o.path,"tsconfig.json"));return r.
kind==="missing"?k().NOTHING:y(e,n,r,a)}return(0,x().resolveMain)(a,{path:l,wanted:n},i,r=>y(e,n,r.found,a))}async function y({
as:e,path:n,span:a,ifFile:c},l,i,s){const o=await(0,x().resolveFound)(s,{path:n,wanted:l,found:i},a);return e==="module"&&
c&&o.targets.length>0?(0,k().join)([{targets:[],problems:[c]},o]):o}function p({path:e,span:n},a){return(0,x().resolveTests)(
a,e,n,async c=>c.found.kind==="inside"&&(0,F().isRegular)(c.found.entry.kind)?(0,x().resolveFound)(a,c,n):k().NOTHING)}},
10473:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.entryAt=O,g.entryFrom=$,g.fileAt=P,g.firstLineOf=
p,g.hasOtherContent=y,g.nothingAt=N,g.readText=b,g.resolveCommitted=j,g.runs=A,g.whyUnreadable=s;function v(){const o=h(
76760);return v=function(){return o},o}function I(){const o=h(59490);return I=function(){return o},o}function R(){const o=h(
3051);return R=function(){return o},o}function F(){const o=h(32854);return F=function(){return o},o}function x(){const o=h(
93028);return x=function(){return o},o}function M(){const o=h(13254);return M=function(){return o},o}function k(){const o=h(
56788);return k=function(){return o},o}function O(o,t,r){switch(o.kind){case"inside":return o.entry;case"outside":return(0,k().
fails)("target-outside",r,{path:t,reason:"symlink"});case"missing":return(0,k().fails)("target-missing",r,{path:t});case"\
loop":return(0,k().fails)("target-not-a-file",r,{path:t,reason:"loop"})}}function N(o,t,r,d){const u=a(o,t),f=t.slice(0,
Math.max(0,t.length-((0,F().normalise)(r)?.length??0))),m=u&&v().posix.relative(f,u);return(0,k().fails)("target-missing",
d,{path:r,...m&&{near:m}})}function P(o,t,r){const d=O(o,t,r);return"problems"in d||(0,x().isRegular)(d.kind)?d:(0,k().fails)(
"target-not-a-file",r,{path:t,reason:d.kind})}function $(o,t,r){const d=t.startsWith("/")?void 0:(0,F().normalise)((0,k().
from)(o,t));if(d===void 0)return(0,k().fails)("target-outside",r,{path:t,reason:"above"});const u=(0,F().resolveInTree)(
o.tree,d);return u.kind==="missing"?N(o.tree,d,t,r):O(u,t,r)}function j(o,{text:t,span:r}){const d=t.startsWith("/")?void 0:
(0,F().normalise)((0,k().from)(o,t)),u=d===void 0?void 0:(0,F().resolveInTree)(o.tree,d);return d===void 0||u?.kind!=="i\
nside"||!(0,x().isRegular)(u.entry.kind)?k().NOTHING:A(o,{name:t,path:u.path,wanted:d},r)}function A(o,{name:t,path:r,wanted:d},u){
const f=o.changed.has(r)||o.changed.has(d);return{targets:[(0,k().target)(o,{kind:"file",name:t,path:r})],problems:f?[(0,M().
problemAt)("target-changed",u,{path:r})]:[]}}async function b(o,t,r){const d=(0,F().resolveInTree)(o,t);if(!(d.kind==="m\
issing"&&o.stat(t)===void 0))return d.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,x().isRegular)(d.entry.kind)?(d.entry.size??0)>r?{unread:"it is too large"}:{text:(await o.read(d.path,r)).toString(
"utf8"),path:d.path}:{unread:"it is not a regular file"}}async function y(o,t,r){if(o===t)return!1;const[d,u]=[o,t].map(
D=>(0,F().resolveInTree)(D,r));if(d?.kind!=="inside"||u?.kind!=="inside")return!0;const[f,m]=[d.entry,u.entry];if(f.oid!==
void 0&&f.oid===m.oid)return!1;if(f.size!==m.size||!(0,x().isRegular)(f.kind)||!(0,x().isRegular)(m.kind))return!0;const[
S,E]=await Promise.all([o.read(f.path,f.size),t.read(m.path,m.size)]);return!S.equals(E)}async function p(o,t){const[r=""]=(await o.
read(t)).subarray(0,256).toString("latin1").split(`
`,1);return r}const e=(0,x().perTree)(o=>(0,I().groupBy)(o.files(),({path:t})=>v().posix.dirname(t))),n=20;function a(o,t){
const r=t.split("/").slice(-n),d=r.at(-1)??"",u=v().posix.dirname(t),f=r.slice(1,-1).map((w,T)=>r.slice(T+1).join("/")).
find(w=>c(o.stat(w)));if(f!==void 0)return f;const m=(0,x().filesNamed)(o,d).filter(c),S=m.filter(({path:w})=>w.endsWith(
`/${t}`));if(S.length===1)return S[0]?.path;const E=(e(o).get(u)??[]).filter(({path:w})=>v().posix.extname(w)===v().posix.
extname(d)).map(({path:w})=>v().posix.basename(w)),D=(0,R().nearestName)(d,E);return D!==void 0?v().posix.join(u,D):m.length===
1?m[0]?.path:void 0}function c(o){return!!o?.tracked&&(0,x().isRegular)(o.kind)&&!(0,F().isWithin)(o.path,"node_modules")}
const l=2e5,i=2e3;async function s(o,t){const{kind:r,size:d=0}=o.stat(t)??{};if(!(0,x().isRegular)(r))return;if(d>l)return`\
has ${d} bytes`;const u=(await o.read(t)).toString("utf8").split(`
`),f=u.findIndex(m=>m.length>i);return f<0?void 0:`has ${u[f]?.length} characters on line ${f+1}`}},47668:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.findPackages=y,g.foldersUpFrom=a,g.listWorkspaces=void 0,g.readSettings=
s;function v(){const t=h(76760);return v=function(){return t},t}function I(){const t=h(32854);return I=function(){return t},
t}function R(){const t=h(93028);return R=function(){return t},t}function F(){const t=h(13254);return F=function(){return t},
t}function x(){const t=h(59867);return x=function(){return t},t}function M(){const t=h(82293);return M=function(){return t},
t}function k(){const t=h(56788);return k=function(){return t},t}function O(){const t=h(10473);return O=function(){return t},
t}const N=g.listWorkspaces=(0,R().perPath)(async(t,r)=>{const d=(await(0,x().usablePackageJson)(t,r))?.workspaces??[],u=d.
map(T=>(0,M().alternativesOf)(T)?.map(L=>L.replace(/^\.?\/+/,"").replace(/\/$/,""))),f=T=>T?.every(M().isPlainGlob)===!0,
m=u.findIndex(T=>!f(T));if(m>=0)return{unclear:d[m]??""};const S=(T,L)=>C=>C?.some(G=>(0,M().matchesPattern)(T,G,L))===!0,
E=[];for(const{path:T,kind:L}of u.length===0?[]:t.files()){const C=j(r,T);if(C===void 0||(v().posix.basename(T)==="packa\
ge.json"&&E.push(v().posix.dirname(C)),L!=="symlink"||!u.some(S(C,{partial:!0}))))continue;const G=(0,I().resolveInTree)(
t,T);if(G.kind==="outside"||G.kind==="inside"&&G.entry.kind==="directory")return{unclear:T}}const D=E.filter(T=>u.some(S(
T))&&!T.split("/").includes("node_modules")).sort((T,L)=>T.localeCompare(L,"en")),w=u.flatMap(T=>D.filter(L=>S(L,{partial:!0})(
T)));return P(t,r,[...new Set(w)])});async function P(t,r,d){const u=[],f=new Set;for(const m of d){const S=v().posix.join(
r,m).replace(/^\.$/,""),E=await(0,x().readPackageJson)(t,S);if(E===void 0)continue;if(E===x().INVALID)return{broken:`${S}\
/package.json`};const D=E.name||$(S);if(f.has(D))return{broken:E.path};f.add(D),u.push({directory:S,name:D})}return u}function $(t){
const r=v().posix.basename(v().posix.dirname(t)),d=v().posix.basename(t);return r.startsWith("@")?`${r}/${d}`:d}function j(t,r){
return t===""?r:r.startsWith(`${t}/`)?r.slice(t.length+1):void 0}function A(t,r,{directory:d,project:u}){const f=j(u,`${d}\
/`)!==void 0,m=v().posix.resolve("/",f?d:u,r),S=w=>v().posix.join("/",w.directory),E=w=>v().posix.dirname(S(w))===m;if(!(!(d===
u&&!/^\.\/|\/\.[^/]*$/.test(r))&&t.some(E)))return t.filter(w=>w.name===r||S(w)===m||E(w))}const b={script:"",passes:!1};
async function y(t,r,d){const{workspace:u,workspaces:f,includeRoot:m}=t,S=await p(t,r,d);if("problems"in S)return S;const{
directory:E,implied:D}=S;if(f===!1&&u.length>0)return(0,k().fails)("flag-value",d,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const w={project:E,directories:[E],selected:!1,missing:[]};if(f!==!0&&u.length===
0&&D===void 0)return w;const T=await(0,x().usablePackageJson)(r.tree,E);if(T===void 0)return w;const L=await e(E,r,d);if("\
problems"in L)return L;const C=new Map;m&&C.set(T.name,E);const G=[],H=u.length===0;for(const W of L)H&&(D===void 0||W.directory===
D)&&C.set(W.name,W.directory);for(const W of u){const B={directory:r.directory,project:E},z=A(L,W,B);if(z===void 0)return(0,k().
fails)("target-outside",d,{path:W,reason:"workspace"});z.length===0&&G.push((0,F().problemAt)("npm-script-missing",d,{...b,
workspace:W}));for(const K of z)C.set(K.name,K.directory)}return C.size===0?G.length>0?{targets:[],problems:G}:(0,k().fails)(
"npm-script-missing",d,{...b,workspace:""}):{project:E,directories:[...C.values()],selected:!0,missing:G}}async function p({
prefix:t,workspaces:r},d,u){if(t!==void 0)return n(t,d,u);const{tree:f,directory:m}=d,S=a(m),E=S.find(D=>c(f,D)||l(f,D));
if(E===void 0||!c(f,E))return(0,k().fails)("package-json-missing",u,{directory:m});if(r===!1)return{directory:E};for(const D of S.
slice(S.indexOf(E)+1)){const w=await e(D,d,u);if("problems"in w)return w;if(w.some(T=>T.directory===E))return{directory:D,
implied:E}}return{directory:E}}async function e(t,{tree:r},d){const u=await N(r,t);return"unclear"in u?(0,k().fails)("ta\
rget-outside",d,{path:u.unclear,reason:"workspace"}):"broken"in u?(0,k().fails)("package-json-invalid",d,{path:u.broken}):
u}function n(t,r,d){if((0,I().normalise)((0,k().from)(r,t))===void 0)return k().NOTHING;const u=(0,O().entryAt)((0,I().resolveInTree)(
r.tree,(0,k().from)(r,t)),t,d);return"problems"in u?u:{directory:u.path}}function a(t){const r=t.split("/"),d=r.map((u,f)=>r.
slice(0,r.length-f).join("/"));return t===""?d:[...d,""]}function c(t,r){return(0,I().resolveInTree)(t,v().posix.join(r,
"package.json")).kind!=="missing"}function l(t,r){return(0,I().resolveInTree)(t,v().posix.join(r,"node_modules")).kind===
"inside"}const i=new Set(["--usage","--version","--versions"]);function s({flags:t}){const r=t.findLast(({name:f})=>f===
"--prefix")?.value,d=o(t,"--workspaces"),u=o(t,"--ignore-scripts");return{informs:t.some(({name:f})=>i.has(f)),...r===void 0?
{}:{prefix:r},...d===void 0?{}:{workspaces:d},workspace:t.flatMap(({name:f,value:m})=>f==="--workspace"&&m?[m]:[]),includeRoot:o(
t,"--include-workspace-root")===!0,...u===void 0?{}:{ignoreScripts:u},ifPresent:o(t,"--if-present")===!0}}function o(t,r){
const d=t.findLast(u=>u.name===r);return d&&d.negated!==!0}},26040:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.attempt=h;function h(v){try{return v()}catch{return}}},3463:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.changedKeys=x,g.isMapping=I,g.isNestedTooDeep=k,g.objectIn=R,g.textIn=F;function v(){const O=h(57975);return v=function(){
return O},O}function I(O){return typeof O=="object"&&O!==null&&!Array.isArray(O)}function R(O){return I(O)?O:{}}function F(O,N){
const P=Object.hasOwn(O,N)?O[N]:void 0;return typeof P=="string"?P:""}function x(O,N,P=""){if((0,v().isDeepStrictEqual)(
O,N))return[];if(![O,N].every(b=>typeof b=="object"&&b!==null)||Array.isArray(O)!==Array.isArray(N))return[P];const[j,A]=[
O,N].map(b=>new Map(Object.entries(b)));return[...new Set([...j?.keys()??[],...A?.keys()??[]])].flatMap(b=>x(j?.get(b),A?.
get(b),P===""?b:`${P}.${b}`))}const M=200;function k(O){if(new RegExp(`^[ \\t?-]{${M}}`,"m").test(O))return!0;let N=0;for(const P of O.
match(/[[\]{}]/g)??[])if(N=Math.max(0,N+(/[[{]/.test(P)?1:-1)),N>M)return!0;return!1}},14495:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.SYSTEM_PATH=void 0,g.isExecutable=M,g.systemTool=x;function v(){const k=h(73024);return v=function(){
return k},k}function I(){const k=h(51455);return I=function(){return k},k}function R(){const k=h(76760);return R=function(){
return k},k}const F=g.SYSTEM_PATH=["/usr/sbin","/usr/bin","/sbin","/bin"].join(R().delimiter);async function x(k){for(const O of F.
split(R().delimiter)){const N=(0,R().join)(O,k);if(await M(N))return N}}async function M(k){try{return await(0,I().access)(
k,v().constants.X_OK),(await(0,I().stat)(k)).isFile()}catch{return!1}}},4339:function(U,g,h){Object.defineProperty(g,"__\
esModule",{value:!0}),g.foldersLeftIn=p,g.removeLeftFolders=y,g.temporaryFolder=b;function v(){const i=h(73024);return v=
function(){return i},i}function I(){const i=h(51455);return I=function(){return i},i}function R(){const i=h(48161);return R=
function(){return i},i}function F(){const i=h(76760);return F=function(){return i},i}function x(){const i=h(63963);return x=
function(){return i},i}function M(){const i=h(26040);return M=function(){return i},i}function k(){const i=h(41895);return k=
function(){return i},i}function O(){const i=h(14495);return O=function(){return i},i}const N="gene-gate-run-",P=3*864e5,
$=/\d+/.exec((0,M().attempt)(()=>(0,v().readlinkSync)("/proc/self/ns/pid"))??process.platform)?.[0]??"0",j=new RegExp(`^${N}${$}\
-(\\d+)-`);let A;async function b(){const i=(0,R().tmpdir)();try{const s=await(0,I().realpath)(i);return A??=y(s),await A,
await(0,I().mkdtemp)((0,F().join)(s,`${N}${$}-${process.pid}-`))}catch(s){const{code:o}=s;throw new(k()).GateError("file\
_unreadable",`Cannot create a temporary directory in ${i} (${o}).`,"Set TMPDIR to a writable directory with free space.",
{cause:s})}}async function y(i){const s=process.getuid?.(),o=p(i).filter(d=>(0,M().attempt)(()=>(0,v().lstatSync)(d).uid)===
s);if(o.length===0)return;for(const d of n(o))await l(d);const t=n(o),r=o.filter(d=>!t.some(u=>c(u,d)));await Promise.allSettled(
r.map(d=>(0,I().rm)(d,{recursive:!0,force:!0})))}function p(i){return(0,v().readdirSync)(i).filter(s=>s.startsWith(N)).map(
s=>(0,F().join)(i,s)).filter(s=>{const o=(0,v().lstatSync)(s,{throwIfNoEntry:!1}),t=o!==void 0&&o.mtimeMs<Date.now()-P;return o?.
isDirectory()&&(t||e(s))})}function e(i){const s=j.exec((0,F().basename)(i))?.[1];if(s===void 0)return!1;try{return process.
kill(Number(s),0),!1}catch(o){return o.code==="ESRCH"}}function n(i){return((0,M().attempt)(()=>(0,v().readFileSync)("/p\
roc/self/mountinfo","utf8"))??"").split(`
`).map(t=>(t.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,a)).filter(t=>i.some(r=>c(t,r))).sort((t,r)=>r.length-t.length)}
function a(i,s){return String.fromCharCode(Number.parseInt(s,8))}function c(i,s){return i===s||i.startsWith(`${s}/`)}async function l(i){
const s=await(0,O().systemTool)("umount");try{s&&await(0,x().exec)(s,["-l",i],{silent:!0})}catch{}}},34482:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.Places=void 0,g.contextIn=R;function v(){const M=h(32854);return v=function(){
return M},M}const I="/\0checkout";function R({policy:M,tree:k,platform:O,cwd:N="",checkoutAs:P},$){const{workspace:j}=M,
A=F(M)?I:void 0,b=P===void 0?N:"..",{files:y,cwd:p=b===""?A:`${A??j}/${b}`}=$;return{policy:M,platform:O,proposal:$,mount:y?
{at:"/",tree:y}:k?{at:A??j,tree:k}:{at:I},cwd:p}}function F({workspace:M}){const k=(0,v().locatePath)(M,I,{at:I});return k!==
void 0&&(0,v().isLocatedIn)(k,I)}class x{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:k},cwd:O,platform:N,mount:P}){
this.#n=P,this.#e=P.at==="/"?P:{at:P.at},this.#s=N!=="linux",this.workspace=(0,v().locatePath)(k,I,this.#e)??I,this.cwd=
O===void 0?this.workspace:(0,v().locatePath)(O,this.workspace,P)??I}locate(k){return(0,v().locatePath)(k,this.cwd,this.#n)}leadsInto(k,O){
const N=this.locate(k);return N===void 0?!1:O.some(P=>{const $=(0,v().locatePath)(P,this.workspace,this.#e);return $!==void 0&&
this.isIn(N,$)})}isIn(k,O){return(0,v().isLocatedIn)(k,O,{ignoreCase:this.#s})}mayBeIn(k,O){return(0,v().isLocatedIn)(k,
O,{ignoreCase:!0})}}g.Places=x},6163:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.dangerIn=$;function v(){
const e=h(76760);return v=function(){return e},e}function I(){const e=h(97424);return I=function(){return e},e}function R(){
const e=h(11331);return R=function(){return e},e}function F(){const e=h(81716);return F=function(){return e},e}function x(){
const e=h(54421);return x=function(){return e},e}const M=new Map(Object.entries({"deletes files":"rm rmdir shred truncat\
e unlink git-clean","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh tel\
net git-push git-pull git-fetch git-clone gh aws gcloud az kubectl","starts programs later":"at crontab","reads the envi\
ronment":"printenv"}).flatMap(([e,n])=>n.split(" ").map(a=>[a,e]))),k=2,O=8,N=/(?<=(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=]))(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
P={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function $(e){const n=(s,{index:o,0:{length:t}})=>({
does:s,span:{start:o,end:o+t}}),a=N.exec(e);if(a)return n("names a file that is made for secrets",a);const c=(0,F().readShellText)(
e),l=(0,F().everyCommand)(c).some(j);for(const[s,o]of l?Object.entries(P):[]){const t=o.exec(e);if(t)return n(`${s} in i\
nline code`,t)}const[i]=(0,I().findDangers)(c);return i?{does:I().DOES[i.name],span:i.span}:A(c)}function j({words:e}){return[
...new Map(e.map(({text:a},c)=>[(0,R().programNamed)(a),c]).toReversed()).values()].some(a=>(0,x().textHanded)(e.slice(a))!==
void 0)}function A(e,n=0){for(const{words:a,pipedFrom:c}of(0,F().everyCommand)(e)){const[l,...i]=a;if(l===void 0)continue;
const s=v().posix.basename(l.text),o=b(s,i)??p((0,x().startedWords)(a));if(o!==void 0)return{does:o,span:l.span};if((0,R().
isShell)(s)&&(c!==void 0||i.length===0))return{does:`has \`${s}\` run whatever it reads`,span:l.span};if(!(s!=="find"&&!(0,R().
startsOthers)(s)))for(const{text:t,span:r}of i){const u=n<k&&/\s/.test(t)?A((0,F().readShellText)(t),n+1):void 0,f=b(v().
posix.basename(t),i)??u?.does;if(f!==void 0)return{does:f,span:r}}}}function b(e,n){const{kind:a,wraps:c}=(0,R().programNamed)(
e)??{};if(c==="as-user")return`acts as another user with \`${e}\``;if(a==="downloader")return`downloads with \`${e}\``;const l=n.
slice(0,O).map(({text:s})=>`${e}-${s}`),i=[e,...l].find(s=>M.has(s));return i&&`${M.get(i)} with \`${i.replace("-"," ")}\
\``}const y=/^\s*(?:eval\s+)*["']?(?:\$[\w({]|`|_{4,}(?:\s|$))/;function p(e){const[n,...a]=e.map(({text:s})=>s);if(n===
void 0||!(0,R().runsCode)(n))return;const c=(0,x().textHanded)(e);if(c!==void 0)return c.text!==c.words.map(({text:o})=>o).
join(" ")||y.test(c.text)?"runs text that nobody can read in it":void 0;const l=a.find(s=>!s.startsWith("-"))??"";return(0,R().
baseName)(n)!=="node"&&/^(?:~|\.\.|\/|[A-Za-z]:[\\/])/.test(l)?"runs a file outside the repository":void 0}},41431:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.judgeReading=$,g.judgeRiskAlone=j,g.missingPaths=l,g.unjudged=A;function v(){
const i=h(39763);return v=function(){return i},i}function I(){const i=h(32854);return I=function(){return i},i}function R(){
const i=h(13580);return R=function(){return i},i}function F(){const i=h(95132);return F=function(){return i},i}function x(){
const i=h(6163);return x=function(){return i},i}function M(){const i=h(38010);return M=function(){return i},i}function k(){
const i=h(60279);return k=function(){return i},i}function O(){const i=h(93866);return O=function(){return i},i}function N(){
const i=h(8737);return N=function(){return i},i}function P(){const i=h(72017);return P=function(){return i},i}function $(i,s,o){
const t=(0,N().findProblems)(i),r=m=>c[m](i,t,o),d=r("evolver"),u=r("validator"),f={evolver:d,validator:u}[s]??r(s);return b(
i,[s,f],{evolver:d,validator:u},o)}function j(i,s,o){const t={findings:a((0,N().findProblems)(i))},r={evolver:t,validator:t};
return b(i,["curated",(0,M().judgeRisk)(s,o)],r,o)}function A(i,s,o,t){const r=typeof i=="string"?i:"",d=[(0,F().notJudged)(
`the command \`${r}\``,o)];return b({command:r,words:[],assignments:[],argv:null,targets:[],problems:[]},[s,{findings:d}],
{evolver:{findings:d},validator:{findings:d}},t)}function b(i,[s,o],t,{policy:{a2a:r}}){const d=y(i,a(o.findings)),u=p(d),
f=S=>S===o?u:p(a(S.findings)),m=v().ENGINES.map(S=>{const E=(0,k().refusalBy)(S,i.command),D=r.engines.includes(S)&&{required:!0};
return[S,{...p(E?[E]:[]),...D}]});return{reading:i,verdict:u.verdict,risk:o.risk??n(u.verdict,d),confirmation:o.confirmation??
"standard",findings:d,profiles:{evolver:f(t.evolver),validator:f(t.validator),[s]:u,...Object.fromEntries(m)}}}function y({
command:i},s){const o=s[0]?.severity==="error"?(0,x().dangerIn)(i)?.does:void 0;return o===void 0?s:s.map(t=>t.severity===
"error"?{...t,harm:"danger",danger:o}:t)}function p(i){const s=e(i),[o]=i;if(s==="block"&&o)return{verdict:s,reason:o};const t=i.
find(({rule:r})=>r==="validator-empty-folder");return t?{verdict:s,remark:t}:{verdict:s}}function e(i){return i.some(({severity:o})=>o===
"error")?"block":i.some(({severity:o,rule:t})=>o==="warning"&&t!=="experimental_mode")?"warn":"allow"}function n(i,s){return i===
"block"?"dangerous":s.some(({rule:o})=>(0,R().ruleOf)(o).writes===!0)?"write":"safe"}function a(i){return v().SEVERITIES.
flatMap(s=>i.filter(({severity:o})=>o===s))}const c={evolver:O().evolver,validator:O().validator,curated:M().curated,workspace:P().
workspace};function l({findings:i}){return i.flatMap(({rule:s,args:{path:o}})=>s==="target-missing"&&typeof o=="string"?
(0,I().normalise)(o)??[]:[])}},21311:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.checkCommandPolicy=
b,g.checkFamily=e,g.failedExamples=y,g.requireExamples=p;function v(){const i=h(7723);return v=function(){return i},i}function I(){
const i=h(51951);return I=function(){return i},i}function R(){const i=h(41895);return R=function(){return i},i}function F(){
const i=h(94853);return F=function(){return i},i}function x(){const i=h(72720);return x=function(){return i},i}function M(){
const i=h(74238);return M=function(){return i},i}function k(){const i=h(5468);return k=function(){return i},i}function O(){
const i=h(87952);return O=function(){return i},i}function N(){const i=h(88220);return N=function(){return i},i}function P(){
const i=h(91063);return P=function(){return i},i}function $(){const i=h(34482);return $=function(){return i},i}function j(){
const i=h(41431);return j=function(){return i},i}function A(){const i=h(72017);return A=function(){return i},i}function b({
families:i,patterns:s}){const o=i.flatMap((t,r)=>l(["families",r],e(t)));return o.length>0?o:s.flatMap((t,r)=>l(["patter\
ns",r],a(t,i)))}function y({policy:i,path:s=M().POLICY_PATH,text:o=""}){return b(i).map(({message:t,pointer:r,value:d})=>{
const u=(0,k().placeIn)(o,r,d);return`${u===void 0?s:`${s}:${u}`}: ${t}`})}function p(i){const s=y(i);if(s.length!==0)throw new(R()).
GateError("policy_invalid",`Examples of the policy fail:
${s.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function e(i){const{name:s}=i,
o=N().familySchema.safeParse(i);if(!o.success)return[{message:`family ${s}: ${v().prettifyError(o.error)}`,pointer:["nam\
e"],value:s}];const{evolver:t,sandbox:r}=o.data;try{t&&(0,P().programFamily)(s,t)}catch(m){const{message:S}=m;return[{message:`\
family ${s}: ${S}`,pointer:["evolver","flags"],value:s}]}const d={...F().DEFAULT_POLICY,programs:[s],families:[o.data],mode:"\
dangerous",allow_dangerous:!0},u=(m,{match:S,not_match:E})=>{const D=(w,T)=>n(w,s,T,d);return[...c("match",S,w=>{const T=m.
find(L=>!D(w,L));return T&&`family ${s}: ${T} rejects its example`}),...c("not_match",E,w=>{const T=m.find(L=>D(w,L));return T&&
`family ${s}: ${T} accepts its example`})]},f=r?.only?[r.only]:["curated","workspace"];return[...t?l(["evolver"],u(["evo\
lver"],t)):[],...r?l(["sandbox"],u(f,r)):[]]}function n(i,s,o,t){const r=(0,I().readWords)(i,{programs:(0,O().programTerms)(
t)}),d=o==="evolver"?r.invocation?.family:r.words[0]?.text===s,u=(0,$().contextIn)({policy:t,tree:void 0,platform:"linux"},
{}),{findings:f}=(0,j().judgeReading)(r,o,u),m=f.filter(({severity:S,rule:E})=>S==="error"&&E!=="family_unavailable");return!!d&&
m.length===0}function a({name:i,regex:s,match:o,not_match:t},r){const d=(0,x().compileLinear)(s);if("error"in d)return[{
message:`${i}: the pattern ${d.error}`,pointer:["regex"],value:s}];const u=f=>(0,A().matchesAnyCommand)(f,s,r);return[...c(
"match",o,f=>u(f)?void 0:`${i}: does not match`),...c("not_match",t,f=>u(f)?`${i}: matches`:void 0)]}function c(i,s,o){return s.
flatMap((t,r)=>{const d=o(t);return d?[{message:`${d} ${t}`,pointer:[i,r],value:t}]:[]})}function l(i,s){return s.map(o=>({
...o,pointer:[...i,...o.pointer]}))}},38010:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.curated=void 0,
g.judgeRisk=o;function v(){const w=h(55972);return v=function(){return w},w}function I(){const w=h(55126);return I=function(){
return w},w}function R(){const w=h(87952);return R=function(){return w},w}function F(){const w=h(13580);return F=function(){
return w},w}function x(){const w=h(95132);return x=function(){return w},w}function M(){const w=h(34482);return M=function(){
return w},w}function k(){const w=h(8737);return k=function(){return w},w}const O=10,N=[b,y,e,n,c,w=>t(l(w),w.context.policy)],
P=(w,T,L)=>{const{policy:C,proposal:G}=L,[H,...W]=m(w),B=[...E(w),...(0,k().besidesProgram)(T,w)],z=G.family??H?.text??"",
K=(0,R().sandboxProgram)("curated",z,C.families),Y=G.mode??(C.experimental.includes(z)?"experimental":"structured");if(H===
void 0||K===void 0){const Z=H?(0,x().finding)("not_in_registry",{family:z},{span:H.span}):(0,x().finding)("no_command",{});
return{...o("dangerous",L),findings:[Z,...B].filter($)}}const J=new(M()).Places(L),V=(0,I().readArguments)(W,K,f(J)),tn=j(
V),Q=new Set(K.dangerous_targets?.map(Z=>J.locate(Z))),q=tn.some(({path:Z})=>Q.has(J.locate(Z.replace(/\*$/,"")))),X={context:L,
places:J,base:H,name:z,program:K,proposalMode:Y,words:W,read:V,paths:tn,broad:q},[_,...en]=N.map(Z=>Z(X)),nn=[..._??[],...B,
...en.flat()],sn=l(X),rn=r(sn,Y);return{findings:nn.some(({severity:Z})=>Z==="error")?(0,k().firstOfEach)(nn.filter($),O):
[...nn,...s(X).map(Z=>(0,x().finding)(Z,{}))],risk:sn,confirmation:rn}};g.curated=P;function $({severity:w}){return w!==
"warning"}function j({use:w,values:T}){const L=T.filter(({kind:G,text:H})=>v().PATH_KINDS.has(G)&&H!=="-").map(({text:G,
word:H})=>({path:G,word:H})),{default_operand:C}=w;return L.length===0&&C!==void 0?[{path:C}]:L}const A={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function b({name:w,base:T,
program:L,proposalMode:C,context:G}){const{maturity:H="structured",platforms:W}=L.family.sandbox??{},{category:B}=L.family,
{policy:z,platform:K}=G,Y=A[H];return[...z.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...W?.includes(
K)===!1?[`does not exist on \`${K}\``]:[],...Y.includes(C)?[]:[`has the maturity \`${H}\``]].map(V=>(0,x().finding)("fam\
ily_unavailable",{family:w,reason:V},{span:T.span}))}function y({name:w,base:T}){return w===T.text?[]:[(0,x().finding)("\
family_base_mismatch",{family:w,base:T.text},{span:T.span})]}const p={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function e(w){const{name:T,program:L,words:C,read:G}=w,H=p[T]??"constrained_form.other",
W=L.forms?H:"argument_refused";return[...C.filter(({text:z})=>L.family.category==="archives"&&v().SHELL_OPERATOR.test(z)).
map(({text:z,span:K})=>(0,x().finding)("shell_operator.quoted",{operator:z},{span:K})),...G.objections.filter(({word:z})=>z===
void 0||a(z,w)===void 0).map(({objection:z,word:K})=>(0,x().finding)(W,{family:T,objection:z},K?{span:K.span}:{}))]}function n(w){
return w.words.flatMap(T=>{const L=a(T,w);if(L===void 0)return[];const C={family:w.name,operand:T.text,prefix:L};return[
(0,x().finding)("forbidden_operand_prefix",C,{span:T.span})]})}function a({text:w},{program:T}){const{forbidden_prefixes:L=[]}=T;
return L.find(C=>w.toLowerCase().startsWith(C.toLowerCase()))}function c({paths:w,places:T,context:L}){const{allowed_roots:C}=L.
policy;return C.length===0?[]:w.filter(({path:G})=>G.startsWith("~")||!T.leadsInto(G,C)).map(({path:G,word:H})=>(0,x().finding)(
"outside_allowed_roots",{path:G,roots:C},H&&{span:H.span}))}function l({broad:w,read:{use:T}}){return w?"dangerous":T.risk??
"safe"}const i=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function s({broad:w,paths:T,proposalMode:L,read:C}){
const{flag_warnings:G={}}=C.use;return[...new Set([...(0,I().warningsIn)(C.use),...C.flags.flatMap(W=>G[W]??[]),...w?["b\
road_permission_target"]:[],...T.some(({path:W})=>i.test(W))?["env_secrets"]:[],...L==="experimental"?["experimental_mod\
e"]:[]])]}function o(w,{policy:T,proposal:L}){const C=r(w,L.mode??"structured");return{findings:t(w,T),risk:w,confirmation:C}}
function t(w,{mode:T,allow_dangerous:L}){return w==="safe"||w==="write"&&T!=="safe"||w==="dangerous"&&T==="dangerous"&&L?
[]:[(0,x().finding)("policy_risk",{risk:w,mode:T})]}function r(w,T){return T==="experimental"?"very_strong":w==="dangero\
us"?"strong":"standard"}const d=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],u=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function f(w){return(T,L)=>{const C=v().KINDS[T](L);if(C!==void 0||T!=="destination"&&T!=="source")return C;const G=w.locate(
L);if(G===void 0)return"cannot be resolved";if(G==="/")return"is the root of the file system";const W=(/^[\\/]|^[A-Za-z]:/.
test(L)||!w.isIn(G,w.cwd))&&d.find(B=>w.mayBeIn(G,B));if(W)return`is in the system directory ${W}`;if(T!=="destination")
return w.mayBeIn(w.cwd,G)?"is the working directory or one of its parents":u.test(G)?"is a home directory":void 0}}function m({
words:w,problems:T}){const L=T.filter(({rule:G})=>S.has((0,F().ruleOf)(G).shape)),C=Math.min(...L.map(({span:G})=>G.start));
return w.filter(({span:G})=>G.start<C)}const S=new Set(["operator","redirection","multiline"]);function E({problems:w}){
return w.flatMap(({rule:T,args:L,span:C})=>{const{shape:G}=(0,F().ruleOf)(T);if(G===void 0)return[];if(G==="unreadable")
return[(0,x().finding)("parse_failed",{},{span:C})];const{operator:H,written:W,character:B}=L,z=String(H??W??B),K=G==="o\
perator"?D(z):G;return[(0,x().finding)(`shell_operator.${K}`,{operator:z},{span:C})]})}function D(w){return w==="|"||w===
"|&"?"pipeline":w==="&"?"background":"chaining"}},60279:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.refusalBy=k;function v(){const O=h(95132);return v=function(){return O},O}const I="`node` with a script",R={begins:/^\s*(["']?)node\1\s/,
accepts:I,bare:/[;&|<>`$"'\r]/,script:{flags:/^(?:-[eprCi]|--eval|--print|--require|--conditions|--interactive|--import|--env-file|--(?:experimental-)?loader|--inspect(?:-brk|-port|-publish-uid)?|--watch(?:-path|-preserve-output)?)(?:=|$)/,
informs:/^(?:-v|--version|-h|--help)(?:=|$)/}},F={"engine 1.29":{begins:/^\s*(?:node|npm|npx) \s*\S/,accepts:"`node`, `n\
pm` and `npx`",text:/`|\$\(|(?:-e|--eval|--print|-p)\b(?<=^\s*node\s+(?:-e|--eval|--print|-p))/,bare:/[;&|<>]/},"engine \
1.94":{...R,begins:/^\s*node \s*\S/},"hub 1.94":R,"engine 2":{begins:R.begins,accepts:I,text:/`|\$\(|\\["']/,bare:/[;&|<>`$"'\r\n]/,
script:{flags:/^-/,options:/^(?:-c|--check|--)$/,informs:/^(?:-v|--version|-h|--help)$/}}},x=/"([^"]*)"|'([^']*)'/g,M=/(?:"[^"]*"|'[^']*'|[^\s"']+)+/g;
function k(O,N){const{begins:P,accepts:$,text:j,bare:A,script:b}=F[O],y=N.trimEnd(),[p,...e]=[...y.matchAll(M)].map(({0:u,
index:f})=>({text:u.replace(x,"$1$2"),span:{start:f,end:f+u.length}})),n=u=>(0,v().finding)("validator-script",{engine:O,
accepts:$,command:u},p&&{span:p.span});if(p===void 0||!P.test(y))return n(p?`\`${p.text}\``:"an empty command");const a=y.
replace(x,u=>"_".repeat(u.length)),c=j?.exec(y)??A.exec(a);if(c){const u={start:c.index,end:c.index+c[0].length};return(0,v().
finding)("validator-flag",{engine:O,flag:c[0],of:"node"},{span:u})}if(b===void 0)return;const{flags:l,options:i,informs:s}=b,
o=e.some(u=>s.test(u.text));if(i&&o&&e.length===1)return;const t=e.find(u=>!(i??/^-|^$/).test(u.text)),d=(i?e.filter(u=>u===
t):e).find(u=>l.test(u.text));if(d){const u=t&&t.span.start<d.span.start?"script":"node";return(0,v().finding)("validato\
r-flag",{engine:O,flag:d.text,of:u},{span:d.span})}if(!(t?.text||o&&!i))return n("`node` without a script")}},93866:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.validator=g.evolver=void 0;function v(){const P=h(87952);return v=function(){
return P},P}function I(){const P=h(95132);return I=function(){return P},P}function R(){const P=h(38010);return R=function(){
return P},P}function F(){const P=h(60279);return F=function(){return P},P}const x=(P,$,j)=>{const A=P.words[0]?.text;if(P.
invocation===void 0&&A&&(0,v().isNamedCurated)(A,j.policy))return(0,R().curated)(P,$,k(j));const b=M(P,$);return{findings:$,
...b&&{risk:b}}};g.evolver=x;function M({invocation:P},$){const j=P?.family?.data.risk;return $.some(({severity:b})=>b===
"error")||j==="safe"?void 0:j}function k(P){const{policy:$}=P,j=$.allowed_roots.length>0?$.allowed_roots:["."];return{...P,
policy:{...$,allowed_roots:j}}}const O=new Set(["--version","--help","--v8-options"]),N=(P,$,{policy:{a2a:j}})=>{const{invocation:A,
command:b}=P,[y]=j.engines.flatMap(l=>(0,F().refusalBy)(l,b)??[]),p=[...$,...y?[y]:[]],[e]=A?.operands??[],n=A?.flags.some(
({name:l})=>O.has(l));if(e===void 0||n||p.some(({severity:l})=>l==="error"))return{findings:p};const{text:a,span:c}=e;return{
findings:[...p,(0,I().finding)("validator-empty-folder",{script:a},{span:c})]}};g.validator=N},8737:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.besidesProgram=F,g.findProblems=M,g.firstOfEach=x;function v(){const k=h(13580);
return v=function(){return k},k}function I(){const k=h(95132);return I=function(){return k},k}function R(){const k=h(97424);
return R=function(){return k},k}function F(k,{invocation:O}){const N=O?.family?["program","invocation","target"]:["progr\
am"];return k.filter(({layer:P,rule:$})=>!N.includes(String(P))||(0,v().ruleOf)($).anyText===!0)}function x(k,O){const N=new Map;
return k.filter(({rule:P})=>{const $=(N.get(P)??0)+1;return N.set(P,$),$<=O})}function M({problems:k,targets:O,words:N}){
const[P,$=P]=N,j=$&&{span:{start:$.span.start,end:N.at(-1)?.span.end??0}},A=O.flatMap(({name:p,script:e})=>{const n=e===
void 0?void 0:(0,R().dangerOfScript)(e);return n?[{script:p,text:e??"",danger:n}]:[]}),b=new Set(A.map(({script:p})=>p)),
y=k.filter(({args:p})=>!("script"in p&&b.has(p.script)));return[...A.map(p=>(0,I().finding)("npm-script-dangerous",p,j)),
...y.map(I().problemFinding)]}},89509:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.readToolCall=I;const h=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,
v=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;function I(R){const F=h.exec(R);if(F===null)return;const[,x="",M=""]=F,
k=M.trim();if(k.includes(`
`))return;const O=[];let N=(F.indices?.[2]?.[0]??0)+M.length-M.trimStart().length,P=k;for(;P!=="";){const $=v.exec(P);if($===
null)return;const[j,A,b]=$;O.push({text:A??b??"",span:{start:N,end:N+j.length}}),P=P.slice(j.length),N+=j.length}return{
name:x,args:O}}},72017:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.matchesAnyCommand=r,g.workspace=
void 0;function v(){const w=h(13970);return v=function(){return w},w}function I(){const w=h(72720);return I=function(){return w},
w}function R(){const w=h(55972);return R=function(){return w},w}function F(){const w=h(55126);return F=function(){return w},
w}function x(){const w=h(21006);return x=function(){return w},w}function M(){const w=h(87952);return M=function(){return w},
w}function k(){const w=h(13580);return k=function(){return w},w}function O(){const w=h(95132);return O=function(){return w},
w}function N(){const w=h(97424);return N=function(){return w},w}function P(){const w=h(81716);return P=function(){return w},
w}function $(){const w=h(34482);return $=function(){return w},w}function j(){const w=h(8737);return j=function(){return w},
w}function A(){const w=h(89509);return A=function(){return w},w}const b=(w,T,L)=>L.proposal.tool==="runpy"?D(w,T,L):y(w,
(0,j().besidesProgram)(T,w),L);g.workspace=b;function y(w,T,L){const{families:C,patterns:G,disabled_packs:H}=L.policy,W=new($()).
Places(L),B=(0,P().readShellText)(w.command),z=X=>X.map(_=>p(_,C,H)),K=z((0,P().everyCommand)(B)),Y=X=>K.flatMap(_=>{const en=d(
_);return G.filter(nn=>nn.layer===X&&t(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,O().finding)("custom_pattern",
{name:nn,pattern:sn,reason:rn},{layer:X}))}),J=[()=>e(w,B),()=>z(l(w,L.mount,W,K)).flatMap(X=>u(X,W)),()=>K.flatMap(E)];
for(const[X,_]of J.entries()){const en=[..._(),...Y(X+1)];if(en.length>0)return{findings:[...(0,j().firstOfEach)(en,1),...T.
filter(i)]}}const V=K.map(({read:X})=>X.use),tn=new Set(V.flatMap(F().warningsIn)),Q=[...T,...[...tn].map(X=>(0,O().finding)(
X,{}))],q=v().riskSchema.options.findLast(X=>V.some(_=>_.risk===X));return q===void 0||q==="safe"||Q.some(i)?{findings:Q}:
{findings:Q,risk:q}}function p(w,T,L){const[C,...G]=w.words,H=(0,M().sandboxProgram)("workspace",C?.text??"",T),W=H&&!L.
includes(H.family.category)?H:void 0;return{command:w,program:W,read:(0,F().readArguments)(G,W??{})}}function e({targets:w},T){
const L=w.flatMap(({script:C})=>C===void 0?[]:[C]);return[...(0,N().findDangers)(T).map(C=>n(C,!0)),...L.flatMap(C=>(0,N().
findDangers)((0,P().readShellText)(C))).map(C=>n(C,!1))]}function n({name:w,pattern:T,span:L},C){return(0,O().finding)(w,
{pattern:c(T)},C?{span:L}:{})}const a=200;function c(w){return w.length>a?`${w.slice(0,a)}\u2026`:w}function l({command:w},{
tree:T,at:L},{cwd:C},G){return T!==void 0&&L!=="/"&&L===C&&G.length===1?(0,P().everyCommand)((0,P().readShellText)(w,T)):
G.map(W=>W.command)}function i({severity:w}){return w==="error"}function s({program:w,read:T}){const L=w===void 0?[]:T.values;
return new Set(L.flatMap(({kind:C,word:G})=>R().PATH_KINDS.has(C)?[]:G))}const o=new Map;function t(w,T){const L=o.get(w)??
(0,I().compileLinear)(w);return o.set(w,L),"error"in L||L.matches(T)}function r(w,T,L){return(0,P().everyCommand)((0,P().
readShellText)(w)).some(C=>t(T,d(p(C,L,[]))))}function d(w){const{words:T,redirections:L}=w.command,C=s(w);return[...T.filter(
G=>!C.has(G)).map(({text:G})=>G),...L.map(({operator:G,target:H})=>`${G} ${H?.text??""}`)].join(" ")}function u(w,T){const{
words:L,redirections:C,problems:G}=w.command,H=s(w),W=G.filter(({rule:z})=>z==="variable-expansion"),B=C.flatMap(({target:z})=>z??
[]);return[...L.slice(1).filter(z=>!H.has(z)),...B].flatMap(({text:z,span:K})=>{const Y=W.some(({span:J})=>J.start>=K.start&&
J.end<=K.end);return[z,...f(z)].flatMap(J=>m(J,K,T,Y))})}function f(w){if(!w.startsWith("-"))return[];const{attached:T}=(0,x().
splitAtEquals)(w);return[...T?[T]:[],.../^-[^-]./.test(w)?[w.slice(2)]:[]]}function m(w,T,L,C=!1){const G=C||w.startsWith(
"~")?void 0:L.locate(w);return G===void 0||!L.isIn(G,L.workspace)?[(0,O().finding)("path_outside_workspace",{path:w},{span:T})]:
w.split(/[\\/]/).includes("..")?[(0,O().finding)("path_traversal",{path:w},{span:T})]:[]}const S=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function E({command:w,program:T,read:L}){const[C,...G]=w.words;
if(C===void 0)return[];const{text:H}=C,W=S.flatMap(([K,Y])=>K.test(H)?[Y]:[]),B=G.filter(({text:K})=>W.some(Y=>Y.test(K)));
return B.length>0?B.map(({text:K,span:Y})=>(0,O().finding)("blocked_flag",{program:H,flag:K},{span:Y})):G.length===1&&T&&
/^--(?:version|help)$/.test(G[0]?.text??"")?[]:(T?L.objections:[{objection:"is not allowed",word:C}]).map(({objection:K,
word:Y=C})=>(0,O().finding)("command_not_allowed",{program:H,objection:K},{span:Y.span}))}function D({command:w},T,L){const C=T.
filter(({rule:B})=>(0,k().ruleOf)(B).anyText===!0),G=(0,A().readToolCall)(w),[H]=G?.args??[];if(G?.name!=="write_file"||
H===void 0){const B=c(G?.name??w);return{findings:[(0,O().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...C]}}const W=[...m(H.text,H.span,new($()).Places(L)),...C];return W.some(
i)?{findings:W}:{findings:W,risk:"write"}}},94853:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.DEFAULT_POLICY_DIGEST=
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
nches":{}}'),v=g.DEFAULT_POLICY_DIGEST="sha256:7b52e801ed020b2be57228dd92ab4dfd277ae7f3b00a07152c9e377d8de3ee31"},74238:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.POLICY_PATH=void 0,g.digestPolicy=e,g.loadPolicy=P,g.loadPolicyFile=y,
g.readPolicyIn=$;function v(){const n=h(23404);return v=function(){return n},n}function I(){const n=h(2833);return I=function(){
return n},n}function R(){const n=h(41895);return R=function(){return n},n}function F(){const n=h(93028);return F=function(){
return n},n}function x(){const n=h(94853);return x=function(){return n},n}function M(){const n=h(49875);return M=function(){
return n},n}function k(){const n=h(14479);return k=function(){return n},n}function O(){const n=h(24666);return O=function(){
return n},n}const N=g.POLICY_PATH=".github/gene-gate.yml";async function P(n,a,{path:c=N,hint:l,readShared:i}={}){const s=await $(
n),o="missing"in s?s.file.read(await(0,O().obtainShared)(s.missing,i)):s,t=(0,k().policyOf)(o,c,l);if(!n.stat(N)){const d=(0,M().
findNearPolicy)(n);if(d)throw b(d,n.label);return p(t,{source:"default",ref:a})}const r=(await n.read(N)).toString("utf8");
return p(t,{source:"base",path:N,ref:a,text:r,...A(o)})}async function $(n,a){const c=n.stat(N);return c?(0,F().isRegular)(
c.kind)?await j((await n.read(N)).toString("utf8"),n,a):{mistakes:[{line:1,column:1,message:`expected a regular file; th\
is is a ${c.kind}`}]}:{policy:x().DEFAULT_POLICY}}async function j(n,a,c){const l=(0,k().openPolicy)(n),i=l.extended;if(i===
void 0)return l.read();const o=c?.fetched&&c.source.sha256===i.sha256?c:await(0,O().sharedCopy)(a,i);return"why"in o?{missing:o,
text:n,file:l}:l.read(o)}function A(n){return"policy"in n&&n.shared?{shared:n.shared}:{}}function b({path:n,fault:a},c){
return new(R()).GateError("policy_invalid",`${JSON.stringify(n)} ${a}, but the policy must be the regular file ${N}, whi\
ch ${c} does not have`,`Rename it to ${N}; if it is not a policy, give it another name.`)}async function y(n,a,c){const l=await j(
n,c);if("missing"in l)throw(0,O().unavailable)(l.missing.source,l.missing.why);return p((0,k().policyOf)(l,a),{source:"f\
ile",path:a,text:n,...A(l)})}function p(n,a){return{policy:n,...a,digest:e(n),ignoredInputs:[]}}function e(n){if(n===x().
DEFAULT_POLICY)return x().DEFAULT_POLICY_DIGEST;const{branches:a,...c}=n;return(0,I().digestOf)((0,v().canonicalize)(c))}},
49875:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.findNearPolicy=R,g.skeletonOf=O;function v(){const N=h(
28940);return v=function(){return N},N}function I(){const N=h(11970);return I=function(){return N},N}function R(N){for(const P of N.
list("")){const{path:$,kind:j}=P;if(j!=="directory"&&O($).trim()===".github")return{path:$,fault:`is ${j==="executable"?
"a file":`a ${j}`}`};const A=j==="directory"&&F($)?N.list($):[],b=M(P,!1)?P:A.find(y=>M(y,!0));if(b)return{path:b.path,fault:"\
looks like the policy"}}}function F(N){const P=O(N);return P.startsWith(".")||(0,v().distance)(P,"github")<=1}const x=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function M({path:N,kind:P},$){const j=O(N.slice(N.lastIndexOf("/")+1)).trim(),[A="",...b]=j.replace(/^\.+/,"").split("."),
y=A.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,v().distance)(y,"genegate")>1||y===
"generate"?!1:b.length>0?x.test(b.join(".")):P!=="directory"&&($||j.startsWith("."))}const k=new Map([...[...I().LOOK_ALIKE].
filter(([,N])=>N===N.toLowerCase()),...(0,I().lookAlikes)("a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F\
 -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);function O(N){return[...N.
normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map($=>k.get($)??$).join("")}},14479:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.openPolicy=
$,g.policyOf=P;function v(){const s=h(7723);return v=function(){return s},s}function I(){const s=h(41895);return I=function(){
return s},s}function R(){const s=h(3051);return R=function(){return s},s}function F(){const s=h(11160);return F=function(){
return s},s}function x(){const s=h(5468);return x=function(){return s},s}function M(){const s=h(52491);return M=function(){
return s},s}function k(){const s=h(24666);return k=function(){return s},s}const O=50,N="Fix the file. `gene-gate schema \
policy` prints every key with its meaning.";function P(s,o,t=N){if("policy"in s)return s.policy;const{mistakes:r}=s,d=r.
length===1?"a mistake":`${r.length} mistakes`,u=r.map(({line:f,column:m,message:S})=>`${o}:${f}:${m}: ${S}`);throw new(I()).
GateError("policy_invalid",`The policy has ${d}:
${u.join(`
`)}`,t)}function $(s){const o=(0,x().readDocument)(s);return"broken"in o?{extended:void 0,read:()=>b(o.broken)}:{extended:j(
o),read:t=>A(o,t)}}function j(s){if(!s.has(["extends"]))return;const o=v().object({extends:M().extendsKey.schema}).safeParse(
s.value);return o.success?o.data.extends??void 0:void 0}function A(s,o){const t=o&&(0,x().readDocument)(o.text),r=({line:E,
column:D,message:w})=>{const T=o?(0,k().sharedName)(o.source):"";return s.atValue(["extends"],`${T}:${E}:${D}: ${w}`)};if(t&&
"broken"in t)return b(t.broken.map(r));if(t?.has(["extends"])){const E=t.atValue(["extends"],"a shared policy must not e\
xtend another");return b([r(E)])}const d=t?(0,k().extend)(t.value,s.value):s.value,u=F().policySchema.safeParse(d,{jitless:!0}),
m=(u.success?[]:u.error.issues.flatMap(p)).flatMap(E=>e(E).map(D=>t&&y(t,D)>y(s,D)?r(n(E,D,t)):n(E,D,s))),S=[...s.mistakes,
...(t?.mistakes??[]).map(r)];return u.success&&S.length===0?{policy:u.data,...o&&{shared:o}}:b([...S,...m])}function b(s){
return{mistakes:s.toSorted((t,r)=>t.line-r.line||t.column-r.column).slice(0,O)}}function y({has:s},o){return o.findLastIndex(
(t,r)=>s(o.slice(0,r+1)))+1}function p(s){if(s.code!=="invalid_union")return[s];const o=s.errors.map(d=>d.flatMap(p)),t=({
path:d,code:u})=>d.length===0&&["invalid_type","invalid_value"].includes(u);return(o.find(d=>!d.every(t))??o[0]??[]).map(
d=>({...d,path:[...s.path,...d.path]}))}function e(s){return s.code!=="unrecognized_keys"?[s.path]:s.keys.slice(0,O).map(
o=>[...s.path,o])}function n(s,o,t){if(s.code==="unrecognized_keys"){const u=String(o.at(-1));return t.atKey(s.path,u,l(
s.path,u))}const r=t.textAt(o),d=s.code==="invalid_value"&&r!==void 0?a(r,s.values.map(String)):"";return t.atValue(o,`${c(
o)}: ${s.message}${d}`)}function a(s,o){const t=(0,R().nearestName)(s,o);return t===void 0?"":`; did you mean ${t}?`}function c(s){
return s.length===0?"the policy":s.map(String).join(".")}function l(s,o){const t=i(F().policySchema,s),r=c([...s,o]),d=t.
filter(u=>i(F().policySchema,[...s,u]).includes(o));if(d.length>0){const u=d.map(f=>c([...s,f,o]));return`unknown key ${r}\
; did you mean ${u.join(" or ")}?`}return t.length===0?`unknown key ${r}`:`unknown key ${r}${a(o,t)} (known: ${t.join(",\
 ")})`}function i(s,o){const{innerType:t,options:r,shape:d,element:u,valueType:f}=s._zod.def;if(t)return i(t,o);if(r)return r.
map(D=>i(D,o)).find(({length:D})=>D)??[];const[m,...S]=o;if(m===void 0)return Object.keys(d??{});const E=d?.[String(m)]??
u??f;return E?i(E,S):[]}},5468:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.placeIn=$,g.readDocument=
x;function v(){const j=h(69873);return v=function(){return j},j}function I(){const j=h(3463);return I=function(){return j},
j}function R(){const j=h(93028);return R=function(){return j},j}const F=64*1024;function x(j){const A=M(j);if(A)return{broken:[
{line:1,column:1,message:A}]};const b=new(v()).LineCounter,y=(0,v().parseDocument)(j,{lineCounter:b,prettyErrors:!1}),p=(n,a)=>{
const{line:c,col:l}=b.linePos(n);return{line:c,column:l,message:a}},e=[...y.errors.map(({pos:n,message:a})=>p(n[0],a)),...O(
y).map(n=>p(n,"aliases (*name) are not supported"))];return e.length!==y.errors.filter(k).length?{broken:e}:{value:y.toJS()??
{},mistakes:e,has:n=>(0,v().isNode)(y.contents)&&y.hasIn(n),textAt:n=>{const a=(0,v().isNode)(y.contents)?y.getIn(n):void 0;
return typeof a=="string"?a:void 0},atValue:(n,a)=>p(N(y,n),a),atKey:(n,a,c)=>p(P(y,n,a),c)}}function M(j){return j.length>
F?`the file is larger than ${F} characters`:(0,I().isNestedTooDeep)(j)?"the file is nested too deep":(0,R().lfsObstacle)(
j)}function k({code:j}){return j==="DUPLICATE_KEY"}function O(j){const A=[];return(0,v().visit)(j,{Alias:(b,{range:y})=>{
A.push(y?.[0]??0)}}),A}function N(j,A){for(let b=A.length;b>0;b--){const y=j.getIn(A.slice(0,b),!0);if((0,v().isNode)(y)&&
y.range)return y.range[0]}return 0}function P(j,A,b){const y=A.length===0?j.contents:j.getIn(A,!0),p=(0,v().isMap)(y)?y.
items.find(e=>(0,v().isScalar)(e.key)&&String(e.key.value)===b):void 0;return(0,v().isScalar)(p?.key)&&p.key.range?.[0]||
0}function $(j,A,b){const y=new(v()).LineCounter,p=(0,v().parseDocument)(j,{lineCounter:y,prettyErrors:!1}),e=p.contents===
null?void 0:p.getIn(A,!0);if(!(0,v().isScalar)(e)||e.value!==b||!e.range)return;const{line:n,col:a}=y.linePos(e.range[0]);
return`${n}:${a}`}},24666:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.COPIES=void 0,g.copyPath=M,
g.extend=O,g.obtainShared=P,g.sharedCopy=N,g.sharedName=k,g.unavailable=j;function v(){const A=h(77598);return v=function(){
return A},A}function I(){const A=h(41895);return I=function(){return A},A}function R(){const A=h(3463);return R=function(){
return A},A}function F(){const A=h(93028);return F=function(){return A},A}const x=g.COPIES=".github/gene-gate/";function M({
repository:A,path:b}){return`${x}${A}/${b}`}function k({repository:A,path:b,commit:y}){return`${A}/${b}@${y.slice(0,12)}`}
function O(A,b){if(!(0,R().isMapping)(A)||!(0,R().isMapping)(b))return b;const y=Object.entries(b).map(([p,e])=>{const n=Object.
hasOwn(A,p)?A[p]:void 0,a=(0,R().isMapping)(n)&&(0,R().isMapping)(e);return[p,a?{...n,...e}:e]});return Object.fromEntries(
[...Object.entries(A),...y])}async function N(A,b){const y=M(b),p=A.stat(y)?.kind;return(0,F().isRegular)(p)?$(await A.read(
y),b,`the copy at ${y}`):{source:b,why:`the repository has no copy at ${y}`}}async function P({source:A,why:b},y){if(y===
void 0)throw j(A,b);const p=$(await y(A),A,"the file");if("why"in p)throw j(A,p.why);return{...p,fetched:!0}}function $(A,b,y){
const p=(0,v().hash)("sha256",A);return p===b.sha256?{source:b,text:A.toString("utf8")}:{source:b,why:`${y} has the SHA-\
256 ${p}, not ${b.sha256}`}}function j(A,b,y){return new(I()).GateError("policy_unavailable",`The policy extends ${k(A)}\
, which cannot be read: ${b}`,`Correct \`extends\`, or commit the file as ${M(A)} to the branch of this policy.`,y)}},95244:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.NPM_LOCKFILES=g.LOCKFILES=void 0,g.isCode=O,g.isDocument=$,g.isLockfile=
r,g.isOfTests=i,g.isPackageFile=u,g.isProgramCode=k,g.isRunnable=j,g.isTest=c,g.isTestData=l,g.isWritten=N,g.toolThatFinds=
w;function v(){const T=h(76760);return v=function(){return T},T}function I(){const T=h(41330);return I=function(){return T},
T}const R=new Set(`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx h\
h
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),F=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),x=new Set("ini json json5 jsonl toml yaml yml".split(" ")),M=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function k(T){return R.has(A(T))}function O(T){return k(T)||F.has(A(T))}function N(T){return O(T)||x.has(A(T))||M.test(v().
posix.basename(T))}const P=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function $(T){
return P.test(T)}function j(T){return(O(T)||!v().posix.basename(T).includes("."))&&!$(T)}function A(T){return v().posix.
extname(T).slice(1).toLowerCase()}const b={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test[-_]?(?:utils?|helpers?|support)",beside:"bench(?:marks?)?"},y=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
p=/^features\/|\.feature$|(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[e,n,a]=Object.values(b).map(T=>new RegExp(
`(?:^|/)(?:${T})/`,"i"));function c(T){return e.test(T)||y.test(T)}function l(T){return n.test(T)||T.endsWith(".snap")}function i(T){
return c(T)||l(T)||a.test(T)||p.test(T)}const s=g.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],o=g.LOCKFILES=
[...s,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function r(T){return o.includes(T)||t.test(T)}const d=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function u(T){return o.includes(T)||d.test(T)}const f="{js,cjs,mjs,ts,cts,mts}",m="{json,jsonc,json5,yaml,yml,toml}",S=`\
{${f.slice(1,-1)},${m.slice(1,-1)}}`,E={vitest:`vitest.config.${f} vitest.workspace.${S} vite.config.${f}`,jest:`jest.co\
nfig.${S} jest.setup.${f}`,mocha:`.mocharc .mocharc.${S}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${f}`,cypress:`cypress.config.${f}`,eslint:`eslint.config.${f} .eslintrc \
.eslintrc.${S} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${S} prettier.config.${f} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${S} stylelint.config.${f} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${S} .knip.${m} knip.config.${f}`,markdownlint:`.markdownlint.${S}\
 .markdownlint-cli2.${S} .markdownlintignore .markdownlintrc`,cspell:`cspell.${S} .cspell.${S} cspell.config.${S}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${S} nyc.config.${f}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${S} .babelrc .babelrc.${S}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let D;function w(T){if(D??=Object.entries(E).map(([C,G])=>[C,
(0,I().default)(G.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(T))return"cargo";const L=T.slice(T.lastIndexOf(
"/")+1);return D.find(([,C])=>C(L))?.[0]}},96215:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isOfLibrary=
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
  `.trim().split(/\s+/));function v(I){return h.has(I.replace(/\..*$/s,""))}},19609:function(U,g,h){Object.defineProperty(
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
  `.trim().split(/\s+/).map(k=>k.split("="))),F=g.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),x=g.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),M=g.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.SELECTING_FLAGS=g.NPM_SUBCOMMANDS=
g.NPM_SHORTHANDS=g.NPM_FLAGS=g.FLAGS_OF_TESTS=void 0;function v(){const O=h(91063);return v=function(){return O},O}const I=g.
NPM_FLAGS=(0,v().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),R=g.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),F=g.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),x=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,M=g.NPM_SHORTHANDS=new Map(x.trim().split(/\s+/).map(O=>O.split(/[=:]/)).map(([O="",N,P])=>[O,`--${N}${P===void 0?"":`\
=${P}`}`])),k=g.NPM_SUBCOMMANDS=(0,v().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.readArguments=
M,g.warningsIn=x;function v(){const j=h(35672);return v=function(){return j},j}function I(){const j=h(55972);return I=function(){
return j},j}function R(){const j=h(20457);return R=function(){return j},j}function F(){const j=h(91063);return F=function(){
return j},j}function x({warnings:j=[],network_touching:A}){return A?["network_touching",...j]:j}function M(j,A,b=(y,p)=>I().
KINDS[y](p)){if(A.forms!==void 0)return k(j,A,A.forms,b);if(A.subcommands===void 0)return P(j,A,b);const[y,...p]=j,e=Object.
entries(A.subcommands).find(([a])=>a===y?.text)?.[1];if(e!==void 0)return P(p,{...A,...e},b);const n=`is accepted only w\
ith ${N(Object.keys(A.subcommands))}`;return{use:A,flags:[],values:[],objections:[{objection:n,...y&&{word:y}}]}}function k(j,A,b,y){
const p=`is accepted only as ${N(Object.keys(b))}`,[e]=j;let n={use:A,flags:[],values:[],objections:[{objection:p,...e&&
{word:e}}]};for(const[a,c]of Object.entries(b)){const l=(0,v().matchForm)((0,v().parseForm)(a)??[],j,y);if(l===void 0)continue;
const i=l.map(({word:o,kind:t})=>({text:o.text,word:o,kind:t})),s=l.find(o=>o.wrong!==void 0);if(!s)return{use:{...A,...c},
flags:[],values:i,objections:[]};n={...n,values:i,objections:[O(s)]}}return n}function O({word:j,wrong:A}){return{objection:`\
does not accept \`${j.text}\`, which ${A}`,word:j}}function N(j){return j.map(A=>`\`${A}\``).join(", ")}function P(j,A,b){
const{leading_flags:y=[]}=A,{flags:p,operands:e}=(0,R().readUse)((0,F().strictFlags)(A.flags,y),j),n=[],a=(f,m)=>n.push(
O({word:f,wrong:m})),c=[],l=[];for(const{word:f,flag:m,value:S,valueWord:E}of p){if(m===void 0||m.choices?.includes(S??"")===
!1){a(f,"is not among its flags");continue}l.push(m.name),y.includes(m.name)&&e.some(D=>$(f,D))&&a(f,"must come before t\
he operands"),m.arity!=="none"&&(S===void 0?a(f,"requires a value"):c.push({text:S,kind:m.kind,word:E??f}))}const i=p.find(
({flag:f})=>!y.includes(f?.name??"")),s=(f=[])=>f.some(m=>l.includes(m)),o=((0,v().parseOperands)(A.operands??"path*")??
[]).slice(s(A.first_operand_by)?1:0);for(const[f,m]of e.entries()){y.length>0&&i&&$(m,i.word)&&a(m,"comes after the expr\
ession");const S=o[Math.min(f,o.length-1)];c.push({text:m.text,kind:S?.kind??"path",word:m})}for(const{text:f,kind:m,word:S}of c){
const E=b(m,f);E!==void 0&&n.push({objection:`does not accept \`${f}\`, which ${E}`,word:S})}const{min:t,max:r}=(0,v().countOf)(
o),d=t-(s(A.last_operand_by)?1:0),u=e.length;if(u<d||u>r){const f=r===d?`${r}`:`${d} to ${r}`,m=Number.isFinite(r)?f:`at\
 least ${d}`;n.push({objection:`takes ${m} operands, not ${u}`})}return{use:A,flags:l,values:c,objections:n}}function $(j,A){
return j.span.start>A.span.start}},21006:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.readFlags=h,g.
splitAtEquals=x,g.valueRead=F;function h(M,k){const O=[],N=M.toReversed();let P;const $=()=>{for(const j of N.reverse())
O.push({kind:"operand",word:j});return{tokens:O,rest:void 0}};for(let j=N.pop();j!==void 0;j=N.pop()){if(j.text==="--")return $();
const A=!v(j);if(!A&&P!==void 0){O.push({...P,word:j,next:j});continue}const{written:b,attached:y}=A?I(j.text,k):{written:j.
text,attached:void 0},p=A?k.expand(b,y):"operand";if(p==="operand"){if(O.push({kind:"operand",word:j}),k.flags==="first")
return $();continue}P=void 0;const e=N.at(-1),n=p?.at(-1)?.takes,a=y===void 0&&R(n,e),c={word:j,written:b,attached:y,next:e,
consumes:a};p===void 0&&O.push({kind:"unknown",...c});for(const[i,s]of p?.entries()??[]){const o=i===(p?.length??0)-1,t={
word:j,written:b,attached:void 0,next:void 0,consumes:!1};O.push({kind:"flag",part:s,...o?c:t})}if(n==="rest")return{tokens:O,
rest:N.reverse()};const l=O.at(-1);n==="operands"&&a&&l?.kind==="flag"&&(P=l),a&&!(n==="both"&&e&&!v(e))&&N.pop()}return $()}
function v({text:M}){return!M.startsWith("-")||M==="-"}function I(M,{equals:k}){return k==="all"||k==="long"&&M.startsWith(
"--")?x(M):{written:M,attached:void 0}}function R(M,k){if(k===void 0)return!1;switch(M){case"always":case"both":return!0;case"\
unless-dash":return!k.text.startsWith("-");case"operand":case"operands":return v(k);default:return!1}}function F({word:{
span:M},attached:k,next:O,consumes:N}){return N&&O?{value:O.text,span:{start:M.start,end:O.span.end}}:k===void 0?{span:M}:
{value:k,span:M}}function x(M){const k=M.indexOf("=");return k<0?{written:M,attached:void 0}:{written:M.slice(0,k),attached:M.
slice(k+1)}}},20457:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.readUse=R;function v(){const b=h(
21006);return v=function(){return b},b}function I(){const b=h(91063);return I=function(){return b},b}function R(b,y){const{
tokens:p,rest:e}=(0,v().readFlags)(y,N(b)),n=[],a=[];let c;for(const r of p)r.kind==="flag"&&r.word===c&&/\s/.test(r.written)||
(c=r.kind==="flag"&&r.consumes?r.next:void 0,r.kind==="flag"&&!F(b,r,a)?n.push(x(r)):a.push(r.word));const l=b.stops?{operands:[],
started:a}:{operands:a,started:[]},i=e&&n.pop();if(e===void 0||i===void 0)return{flags:n,...l};const{word:s,value:o}=i,t=o===
void 0?e:[{...s,text:o},...e];return{flags:n,...l,rest:{flag:i,words:t}}}function F({readsBehind:b,handsOn:y},{part:p},e){
return!!b&&!y&&p.spec===void 0&&e.length>0}function x(b){const{word:y,attached:p,next:e,consumes:n,part:a}=b,{spec:c,negated:l,
letter:i,fixed:s=p}=a,o=i??b.written;if(n&&e!==void 0){const f={start:y.span.start,end:e.span.end};return{word:{...y,span:f},
written:o,flag:c,value:e.text,valueWord:e,off:!1}}const t=e!==void 0&&(!e.text.startsWith("-")||e.text==="-"),r=c===void 0&&
t?e.text:void 0,d=c?.arity!=="value"&&/^(?:false|0)$/.test(s??""),u=c?.arity!=="rest"&&(l||d);return{word:y,written:o,flag:c,
value:s??r,off:u}}const M={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function k(b,y=!1){
const p=b===void 0?"never":M[b.arity];return{spec:b,negated:y,takes:y&&p!=="rest"?"never":p}}function O({flags:b},y,p){const e=i=>{
const s=b.get(i);return{...k(s),takes:s?.arity==="value"?"always":"never"}},n=b.get(y)??b.get(/^-\d+$/.test(y)?"-#":"");
if(n!==void 0)return[(p===void 0?n.arity!=="attached":n.arity!=="none")?e(n.name):k(void 0)];const a=y.slice(0,2);if(!y.
startsWith("--")&&b.get(a)?.arity==="value")return[{...e(a),fixed:y.slice(2),takes:"never"}];const c=/^-[A-Za-z]{2,}$/.test(
y)?[...y.slice(1)]:[];return c.length>0&&c.every(i=>b.get(`-${i}`)?.arity==="none")?c.map(i=>e(`-${i}`)):[k(void 0)]}function N(b){
return{flags:b.stops&&!b.readsBehind?"first":"anywhere",equals:b.strict?"long":"all",expand:(y,p)=>{if(b.strict)return O(
b,y,p);const e=P(b,y,p),n=b.handsOn&&!b.readsBehind;return b.stops&&n&&e.some(({spec:c})=>c===void 0)?"operand":e}}}function P(b,y,p){
const e=y.replace(/^-+/,""),n=y.startsWith("--"),a=$(b,e,n);if(a!==void 0)return[a];if(n||e.length<2)return[k(void 0)];const c=[],
l=p===void 0?e:`${e}=${p}`;for(let i=0;i<l.length;i+=1){const s=l[i]??"",o=b.flags.get(s);if(o===void 0)return[...c,k(void 0)];
const t={...k(o),letter:`-${s}`},r=l.slice(i+1);if(r!==""&&(o.arity!=="none"||r.startsWith("="))){const d=o.arity==="res\
t"?"rest":"never";return[...c,{...t,fixed:r.replace(/^=/,""),takes:d}]}c.push(t)}return c}function $(b,y,p){const e=A(b,
y,p)??(p&&b.completes?j(b,y):void 0);if(e!==void 0)return k(e);if(!/^no-?[A-Za-z]/.test(y))return;const n=A(b,y.replace(
/^no-?/,""),p);return n&&k(n,!0)}function j({flags:b},y){const p=(0,I().flagKey)(y),e=new Map;for(const[a,c]of b)a.startsWith(
p)&&e.set(c.name,c);const[n]=e.values();return e.size===1?n:void 0}function A(b,y,p){const e=(0,I().flagKey)(y),n=p?e.lastIndexOf(
"."):-1,a=n<0?void 0:b.flags.get(e.slice(n+1));return a===void 0||b.flags.has(e)?(0,I().lookUp)(b,e):a.kind==="text"?(0,I().
lookUp)(b,e)??a:a}},95201:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.attributesOf=F;function v(){
const x=h(77598);return v=function(){return x},x}function I(){const x=h(76760);return I=function(){return x},x}function R(){
const x=h(96681);return R=function(){return x},x}async function F({objects:x,temporary:M},k,O,N){if(O.length===0)return()=>"\
unspecified";const P={GIT_INDEX_FILE:(0,I().join)(M,(0,v().randomUUID)())};await x(["read-tree",k],{env:P});const $=await x(
["check-attr","--cached","-z","--stdin",...N],{env:P,input:O.map(b=>`${b}\0`).join("")}),j=[...(0,R().splitNul)($)].map(
b=>b.toString("utf8")),A=new Map;for(let b=0;b+2<j.length;b+=3)A.set(`${j[b]}\0${j[b+1]}`,j[b+2]??"");return(b,y)=>A.get(
`${b}\0${y}`)??"unspecified"}},48741:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.folderTree=N,g.kindOf=
p,g.readOnDisk=$;function v(){const e=h(73024);return v=function(){return e},e}function I(){const e=h(51455);return I=function(){
return e},e}function R(){const e=h(76760);return R=function(){return e},e}function F(){const e=h(41895);return F=function(){
return e},e}function x(){const e=h(39491);return x=function(){return e},e}function M(){const e=h(35720);return M=function(){
return e},e}function k(){const e=h(96681);return k=function(){return e},e}function O(){const e=h(93028);return O=function(){
return e},e}function N(e,n=M().MAX_FILE_BYTES){const a=(0,R().resolve)(e),c=`the directory ${e}`,l=t=>y(t,()=>(0,v().lstatSync)(
(0,k().systemPath)((0,R().join)(a,t)))),i=t=>{if(t==="")return{path:t,kind:"directory",tracked:!0};if(!(0,x().canBeCheckedOut)(
t)||!(0,x().foldersAbove)(t).every(f=>l(f)?.isDirectory()))return;const r=l(t),d=r&&p(r);if(!r||!d)return;const u=(0,O().
isRegular)(d)?{size:r.size}:{};return{path:t,kind:d,...u,tracked:!t.split("/").includes("node_modules")}},s=t=>i(t)?.kind!==
"directory"?[]:(y(t,()=>(0,v().readdirSync)((0,k().systemPath)((0,R().join)(a,t)),{encoding:"buffer"}))??[]).map(d=>i(t===
""?(0,k().decodePath)(d):`${t}/${(0,k().decodePath)(d)}`)).filter(d=>d!==void 0).sort(x().byEntryPath);function*o(t){for(const r of s(
t))r.tracked&&(r.kind==="directory"?yield*o(r.path):yield r)}return{label:c,stat:i,list:s,files:()=>[...o("")].sort(x().
byEntryPath),readlink:t=>i(t)?.kind==="symlink"?y(t,()=>(0,k().decodePath)((0,v().readlinkSync)((0,k().systemPath)((0,R().
join)(a,t)),{encoding:"buffer"}))):void 0,read:async(t,r=n)=>{const d=i(t);if(!(0,O().isRegular)(d?.kind))throw(0,x().notAFile)(
c,t);if((d.size??0)>r)throw(0,x().tooLarge)(c,t,d.size??0,r);return j((0,R().join)(a,t),t,c,r)}}}const P=v().constants.O_RDONLY|
(v().constants.O_NOFOLLOW??0)|(v().constants.O_NONBLOCK??0);function $(e,n){return j((0,R().join)(e,n),n,`the directory ${e}`,
1/0)}async function j(e,n,a,c){try{const l=await(0,I().open)((0,k().systemPath)(e),P);try{const i=await l.stat();if(!i.isFile())
throw(0,x().notAFile)(a,n);if(i.size>c)throw(0,x().tooLarge)(a,n,i.size,c);return await l.readFile()}finally{await l.close()}}catch(l){
throw l instanceof F().GateError?l:A(n,l)}}function A(e,n){return new(F()).GateError("file_unreadable",`Cannot read ${e}\
: ${n instanceof Error?n.message:n}`,"Check the permissions of the file and of the directories above it.",{cause:n})}const b=new Set(
["ENOENT","ENOTDIR","ENAMETOOLONG"]);function y(e,n){try{return n()}catch(a){if(b.has(a.code??""))return;throw A(e,a)}}function p(e){
if(e.isSymbolicLink())return"symlink";if(e.isDirectory())return"directory";if(e.isFile())return(e.mode&73)===0?"file":"e\
xecutable"}},7650:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.NO_OUTSIDE_CONFIGURATION=g.FULL_CLONE_HINT=
void 0,g.bindGit=M,g.notStarted=O,g.runGit=k,g.userEnvironment=e;function v(){const n=h(48161);return v=function(){return n},
n}function I(){const n=h(85);return I=function(){return n},n}function R(){const n=h(41895);return R=function(){return n},
n}const F=10*6e4,x={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,
allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function M(n){return async(a,c={})=>{const l=await k(n,a,c);if(l.exitCode!==
0&&!c.accept?.includes(l.exitCode))throw j(a,l);return l.stdout}}async function k({directory:n,env:a,config:c=[]},l,{input:i,
env:s}={}){const o={...a,...s};let t;const r=(0,I().simpleGit)({baseDir:n,config:[...c],unsafe:x,allowEnvironment:Object.
keys(o),completion:{onClose:!0,onExit:!1},timeout:{block:F},...i===void 0?{}:{input:()=>Buffer.from(i)},errors:(u,f)=>(t=
f,u instanceof I().GitPluginError?u:void 0)}).env(o);try{await(l[0]==="cat-file"?r.binaryCatFile(l.slice(1)):r.raw([...l]))}catch(u){
throw P(`git ${l[0]} was stopped: ${String(u)}`,u)}if(t===void 0)throw P(`git ${l[0]} returned no result`);if(t.exitCode===
null)throw P(`git ${l[0]} was stopped by a signal`);const d=Buffer.concat(t.stdErr).toString();if(t.exitCode<0&&d.includes(
"ENOENT"))throw N();return{exitCode:t.exitCode,stdout:Buffer.concat(t.stdOut),stderr:d}}function O(n,a){return a.code!==
"ENOENT"?P(`git ${n[0]} could not be started: ${a.message}`,a):N(a)}function N(n){return new(R()).GateError("program_not\
_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:n})}function P(n,a){return new(R()).
GateError("git_failed",n,$,{cause:a})}const $=g.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function j(n,{exitCode:a,stderr:c}){const l=c.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(R()).GateError("git_failed",`git ${n[0]} failed: ${l||`exit code ${a}`}`,A.test(l)?`Free space in TMPD\
IR (${(0,v().tmpdir)()}) and in the clone.`:$)}const A=/No space left on device|Disk quota exceeded|Read-only file system/i,
b=g.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:v().devNull,GIT_ATTR_NOSYSTEM:"1"},y=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
p=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function e(n){const a={};for(const[c,l]of Object.entries(n))l!==void 0&&(y.test(
c)||!p.test(c))&&(a[c]=l);return{...a,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},96402:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.openRepository=N;function v(){const p=h(73024);return v=function(){return p},
p}function I(){const p=h(51455);return I=function(){return p},p}function R(){const p=h(76760);return R=function(){return p},
p}function F(){const p=h(26040);return F=function(){return p},p}function x(){const p=h(41895);return x=function(){return p},
p}function M(){const p=h(7650);return M=function(){return p},p}function k(){const p=h(78173);return k=function(){return p},
p}const O=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(p=>["--git-path",p])];async function N(p,e=process.env,n=()=>{}){y();const a=(0,R().
resolve)(p);if(!(0,F().attempt)(()=>(0,v().statSync)(a).isDirectory()))throw A(a,"is not a directory");const c=(0,M().userEnvironment)(
e),l=await(0,M().runGit)({directory:a,env:j(c,e),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...O]),
[i,s,o,t,r,d,u,f,...m]=l.stdout.toString().split(`
`);if(i==="true")throw A(a,"is a bare repository, which has no working tree");if(s==="false")throw A(a,"is inside a .git\
 directory");if(!l.stdout.length)throw A(a,"is not in a git repository",l.stderr);if(!o||!t||!r||!d||!u||!f||m.join("")!==
"")throw A(a,"is in a repository that git cannot describe",l.stderr);const S=await(0,k().openObjectView)({objects:d,shallow:u,
format:o,env:c}),E=P(await(0,I().realpath)(t),r,c,S);return{...E,index:f,network:$(E.user,n)}}function P(p,e,n,a){return{
...a,directory:p,user:(0,M().bindGit)({directory:p,env:{...n,GIT_DIR:e,GIT_WORK_TREE:p},config:[`safe.directory=${p}`,"c\
ore.fsmonitor=false","core.hooksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function $(p,e){
const n=new Set;return(a,...c)=>(n.has(a)||e(`${a}
`),n.add(a),p(...c))}function j(p,{GIT_INDEX_FILE:e}){return e===void 0?p:{...p,GIT_INDEX_FILE:e}}function A(p,e,n=""){const a=n.
includes("not a git repository")?"":n.trim();return new(x()).GateError("not_a_repository",`${p} ${e}${a===""?"":` (${a})`}`,
"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}const b=50;function y(){
const p=[];try{for(;p.length<b;)p.push((0,v().openSync)(process.execPath,"r"))}catch(e){if(/^E[MN]FILE$/.test(e.code??""))
throw(0,x().systemError)(e)}finally{for(const e of p)(0,v().closeSync)(e)}}},63550:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.literalTree=I;function v(){const F=h(39491);return v=function(){return F},F}function I(F,x="\
the given files"){const M=new Map(Object.entries(F)),k=N=>{const P=M.get(N);return typeof P=="string"?Buffer.from(P):Buffer.
isBuffer(P)?P:P!==void 0&&"executable"in P?Buffer.from(P.executable):void 0};return{...(0,v().indexEntries)([...M].map(([
N,P])=>R(N,P,k(N)?.length))),label:x,readlink:N=>{const P=M.get(N);return typeof P=="object"&&"symlink"in P?P.symlink:void 0},
read:async N=>{const P=k(N);if(P===void 0)throw(0,v().notAFile)(x,N);return P}}}function R(F,x,M){const k=!F.split("/").
includes("node_modules");if(typeof x=="object"&&"symlink"in x)return{path:F,kind:"symlink",tracked:k};if(typeof x=="obje\
ct"&&"submodule"in x)return{path:F,kind:"submodule",oid:x.submodule,tracked:k};const O=typeof x=="object"&&"executable"in
x;return{path:F,kind:O?"executable":"file",...M===void 0?{}:{size:M},tracked:k}}},11970:function(U,g){Object.defineProperty(
g,"__esModule",{value:!0}),g.LOOK_ALIKE=void 0,g.asciiOf=I,g.isSpellingOf=F,g.lookAlikes=h,g.mayBeSpelled=M;function h(O){
return O.split(/\s+/).flatMap(([N="",...P])=>P.map($=>[$,N]))}const v=g.LOOK_ALIKE=new Map(h(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\
\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function I(O){return[...O].map(N=>v.get(N)??N).join("")}const R=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function F(O,N){
const $=O.replace(R,"").replace(/:.*$/s,"").replace(/(?<![. ])[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return $===
N||k($,N)}const x=/^[\w./-]*$/;function M(O,N){return!x.test(O)||O.toLowerCase().includes(N)}function k(O,N){const[,P]=/^(.+)~[1-9]\d{0,5}$/.
exec(O)??[];return P!==void 0&&P===N.replaceAll(".","").slice(0,6)}},44703:function(U,g,h){Object.defineProperty(g,"__es\
Module",{value:!0}),g.objectReader=F;function v(){const O=h(31421);return v=function(){return O},O}function I(){const O=h(
41895);return I=function(){return O},O}function R(){const O=h(7650);return R=function(){return O},O}function F({directory:O,
env:N}){let P,$;const j=[],A=y=>{$??=y;for(const{reject:p}of j.splice(0))p($)},b=()=>(P=(0,v().spawn)("git",["cat-file",
"--batch"],{cwd:O,env:N,windowsHide:!0}),P.on("error",y=>A((0,R().notStarted)(["cat-file"],y))),P.on("close",()=>A(x())),
P.stdin.on("error",()=>{}),P.stderr.resume(),P.stdout.on("data",k(y=>j.shift()?.resolve(y))),P);return{read:async y=>{if(y.
length===0)return[];if($)throw $;const{stdin:p}=P??b(),e=y.map(a=>`${a}
`).join(""),n=y.map(()=>new Promise((a,c)=>j.push({resolve:a,reject:c})));return p.write(e),Promise.all(n)},close:()=>{A(
x()),P?.kill()}}}function x(){return new(I()).GateError("git_failed","git cat-file ended early",R().FULL_CLONE_HINT)}const M=10;
function k(O){let N=Buffer.alloc(0),P,$=[],j=0;return A=>{if(P&&A.length<j){$.push(A),j-=A.length;return}N=$.length>0?Buffer.
concat([...$,A]):Buffer.concat([N,A]),$=[];let b=0;for(;;)if(P===void 0){const y=N.indexOf(M,b);if(y<0)break;const[p="",
e="",n=""]=N.toString("latin1",b,y).split(" ");b=y+1,/^\d+$/.test(n)?P={oid:p,type:e,size:Number(n)}:O(void 0)}else{const y=b+
P.size;if(N.length<=y)break;const{oid:p,type:e}=P;P=void 0,O({oid:p,type:e,content:N.subarray(b,y)}),b=y+1}N=N.subarray(
b),P&&(j=P.size+1-N.length,$=[N])}}},35720:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.MAX_FILE_BYTES=
void 0,g.readBlob=s,g.readTree=j,g.requireObjects=n;function v(){const o=h(41895);return v=function(){return o},o}function I(){
const o=h(95201);return I=function(){return o},o}function R(){const o=h(39491);return R=function(){return o},o}function F(){
const o=h(7650);return F=function(){return o},o}function x(){const o=h(96681);return x=function(){return o},o}function M(){
const o=h(67397);return M=function(){return o},o}function k(){const o=h(93028);return k=function(){return o},o}const O=4096,
N=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,P=8,$=new WeakMap;function j(o,t,{label:r=`commit ${(0,M().short)(t)}`,
maxFileBytes:d=i}={}){const u=$.get(o)??new Map;$.set(o,u);const f=JSON.stringify([t,r,d]),m=u.get(f)??A(o,t,{label:r,maxFileBytes:d});
u.delete(f),u.set(f,m);const[S=f]=u.keys();return u.size>P&&u.delete(S),m.catch(()=>u.delete(f)),m}async function A(o,t,{
label:r,maxFileBytes:d}){await n(o,t);const u=await o.objects(["ls-tree","-r","-t","-z","--long",t]),f=(0,x().decodePieces)(
u).map(b),m=(0,R().indexEntries)(f),S=f.some(({path:T})=>T.endsWith(".gitattributes")),E=f.filter(({kind:T})=>T==="symli\
nk"),D=await Promise.all(E.map(({oid:T=""})=>s(o,T))),w=new Map(E.map(({path:T},L)=>[T,(0,x().decodePath)(D[L]??Buffer.alloc(
0))]));return{...m,label:r,readlink:T=>w.get(T),...S&&{attributes:(T,L)=>(0,I().attributesOf)(o,t,T,L)},read:async(T,L=d)=>{
const{kind:C,oid:G,size:H}=m.stat(T)??{};if(!(0,k().isRegular)(C)||G===void 0||H===void 0)throw(0,R().notAFile)(r,T);if(H>
L)throw(0,R().tooLarge)(r,T,H,L);return s(o,G)}}}function b(o){const t=N.exec(o);if(t===null)throw p(o);const[r,d="",u="",
f="",m=""]=t,S=y(d,u),E=S==="symlink"&&Number(m)>O;if(S===void 0||E)throw p(o);const D=o.slice(r.length),w=(0,k().isRegular)(
S),T={path:D,kind:S,oid:f,tracked:!0};return w?{...T,size:Number(m)}:T}function y(o,t){if(t==="tree")return"directory";if(t===
"commit")return"submodule";if(o==="120000")return"symlink";if(o.startsWith("100"))return(Number.parseInt(o,8)&64)===0?"f\
ile":"executable"}function p(o){return new(v()).GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(
o)}`,F().FULL_CLONE_HINT)}const e=new WeakMap;function n(o,t){const r=e.get(o)??new Map;e.set(o,r);const d=r.get(t);if(d)
return d;const u=Promise.allSettled(r.values()).then(()=>a(o,t));return r.set(t,u),u.catch(()=>r.delete(t)),u}async function a(o,t){
if(!await o.isPartial())return;const r="This clone is partial: fetching the files that it lacks from its remote.",d=["ls\
-tree","-r","-z","--full-tree",t],u=await o.objects(d).catch(()=>o.network(r,d,{env:o.privateStore})),f=[...(0,x().splitNul)(
u)].map(w=>/ blob ([0-9a-f]+)\t/.exec(w.toString("latin1"))?.[1]).filter(w=>w!==void 0),S=[...(await o.objects(["cat-fil\
e","--batch-check","--buffer"],{input:l(f)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,w=""])=>w);if(S.length===
0)return;const E=await c(o),D=["--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await o.network(
r,["-c","fetch.negotiationAlgorithm=noop","fetch",E,...D,"--filter=blob:none","--stdin"],{input:l(S)})}async function c({
user:o}){const t=await o(["config","--name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[r="remote.ori\
gin.promisor"]=t.toString().split(`
`).filter(Boolean);return r.slice(7,-9)}function l(o){return[...new Set(o)].map(t=>`${t}
`).join("")}const i=g.MAX_FILE_BYTES=16*1024*1024;async function s(o,t){const[r]=await o.read([t]);if(r?.type==="blob")return r.
content;throw new(v()).GateError("file_unreadable",r?`Object ${t} is a ${r.type}, not a file`:`Object ${t} is missing fr\
om this clone`,F().FULL_CLONE_HINT)}},78173:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.openObjectView=
k;function v(){const P=h(51455);return v=function(){return P},P}function I(){const P=h(76760);return I=function(){return P},
P}function R(){const P=h(41895);return R=function(){return P},P}function F(){const P=h(4339);return F=function(){return P},
P}function x(){const P=h(7650);return x=function(){return P},P}function M(){const P=h(44703);return M=function(){return P},
P}async function k(P){const $=await(0,F().temporaryFolder)(),j=(0,I().join)($,"git"),A=(0,I().join)(j,"objects");await(0,v().
mkdir)((0,I().join)(A,"info"),{recursive:!0}),await(0,v().mkdir)((0,I().join)(j,"refs")),await(0,v().writeFile)((0,I().join)(
j,"HEAD"),`ref: refs/heads/none
`),await(0,v().writeFile)((0,I().join)(j,"config"),N(P.format)),await(0,v().writeFile)((0,I().join)(A,"info","alternates"),
`${JSON.stringify(P.objects)}
`);const b={directory:j,env:{...P.env.PATH===void 0?{}:{PATH:P.env.PATH},...x().NO_OUTSIDE_CONFIGURATION,GIT_DIR:j,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:P.shallow,HOME:j,LC_ALL:"C"}},y=(0,M().objectReader)(b);return{temporary:$,
objects:(0,x().bindGit)(b),read:y.read,privateStore:{GIT_OBJECT_DIRECTORY:A,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
P.objects)},shallowCommits:async()=>{const p=await(0,v().readFile)(P.shallow,"utf8").catch(O);return new Set(p.split(`
`).filter(e=>e!==""))},isPartial:async()=>(await(0,v().readdir)((0,I().join)(P.objects,"pack")).catch(()=>[])).some(e=>e.
endsWith(".promisor")),close:()=>(y.close(),(0,v().rm)($,{recursive:!0,force:!0}))}}function O(P){if(P.code==="ENOENT")return"";
throw new(R()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${P.message}`,"Check the permissio\
ns of the .git directory.",{cause:P})}function N(P){return P==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${P}
`}},96681:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.decodePath=I,g.decodePieces=x,g.splitNul=M,
g.systemPath=F;function v(){const k=h(4573);return v=function(){return k},k}function I(k){if((0,v().isUtf8)(k))return k.
toString("utf8");let O="";for(let N=0;N<k.length;){const P=R(k,N);O+=P>0?k.toString("utf8",N,N+P):String.fromCharCode(56320+
(k[N]??0)),N+=Math.max(P,1)}return O}function R(k,O){for(let N=1;N<=4&&O+N<=k.length;N++)if((0,v().isUtf8)(k.subarray(O,
O+N)))return N;return 0}function F(k){if(!/[\udc80-\udcff]/.test(k))return k;const O=k.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
return Buffer.concat(O.map((N,P)=>P%2===1?Buffer.of(N.charCodeAt(0)-56320):Buffer.from(N)))}function x(k){if(!(0,v().isUtf8)(
k))return[...M(k)].map(I);const O=k.toString("utf8").split("\0");return O.at(-1)===""&&O.pop(),O}function*M(k){let O=0;for(let N=k.
indexOf(0);N>=0;N=k.indexOf(0,O))yield k.subarray(O,N),O=N+1;O<k.length&&(yield k.subarray(O))}},67397:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.checkedOutBranch=y,g.defaultBranch=A,g.findDefaultBranch=j,g.isObjectId=P,g.
lookUpCommits=I,g.parentsOf=p,g.peelToCommits=M,g.readRefs=F,g.resolveCommits=k,g.short=e,g.unknownRevision=O;function v(){
const n=h(41895);return v=function(){return n},n}async function I(n,a){const c=await F(n,a.filter(R)),l=a.includes("HEAD")?
await x(n):void 0;return await M(n,a.map(i=>i==="HEAD"?l:R(i)?c.get(i)?.id:i))}function R(n){return n.startsWith("refs/")}
async function F(n,a){if(a.length===0)return new Map;const c=new Set(a),o=(await n.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...c])).toString().split(`
`).map(t=>{const[r="",d="",u=""]=t.split(" ");return[d,{id:r,target:u||d}]});return new Map(o.filter(([t])=>c.has(t)))}async function x(n){
const a=["show-ref","--verify","--hash","HEAD"],c=(await n.user(a,{accept:[1,128]})).toString().trim();return c===""?void 0:
c}async function M({read:n},a){const c=a.filter(s=>s!==void 0),l=await n(c.map(s=>`${s}^{commit}`)),i=new Map(c.map((s,o)=>[
s,l[o]?.oid]));return a.map(s=>s===void 0?void 0:i.get(s))}async function k(n,a){const c=await I(n,a),l=c.indexOf(void 0);
if(l>=0)throw O(a[l]??"");return c}function O(n,a={}){return n==="HEAD"?new(v()).GateError("ref_not_found","The reposito\
ry has no commits yet","Create a commit first, then gate the next change."):new(v()).GateError("ref_not_found",`unknown \
revision ${n}`,N(n,a))}function N(n,{meant:a,hasOrigin:c=!0}){const l="Check the spelling: `git branch --all` lists the \
branches.";if(a!==void 0)return`Did you mean ${a}? ${l}`;if(!c)return l;const i=`${l} With actions/checkout, set \`fetch-\
depth: 0\`.`,s=n.replace(/^(?:refs\/heads\/|(?:refs\/remotes\/)?origin\/)/,"");return P(s)||!/^\w[\w./-]*$/.test(s)?i:`${i}\
 If it is a branch of the remote, fetch it and name it origin/${s}:
  git fetch origin "+refs/heads/${s}:refs/remotes/origin/${s}"`}function P(n){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(
n)}const $=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/h\
eads/master"];async function j(n){const a=await F(n,$),c=$.flatMap(s=>a.get(s)??[]),l=await M(n,c.map(({id:s})=>s)),[i]=c.
flatMap(({target:s},o)=>{const t=l[o];return t===void 0?[]:[{commit:t,ref:s}]});return i}async function A(n){const a=await j(
n);if(a!==void 0)return a;const c=await b(n),[l]=await M(n,c.length===1?c:[]);if(l!==void 0)return{commit:l,ref:c[0]??""};
const i=c.map(s=>s.replace("refs/remotes/",""));throw new(v()).GateError("ref_not_found","No default branch found: origi\
n/HEAD, main and master do not exist",i.length===0?"Specify the commit to compare with: --base REF.":`Specify the branch\
 to compare with: --base ${i.slice(0,5).join(", or --base ")}.`)}async function b(n){const a=["--format=%(refname)","ref\
s/remotes/origin"],c=(await n.user(["for-each-ref",...a])).toString().split(`
`),l=(await y(n)).replace("refs/heads/","refs/remotes/origin/");return c.filter(i=>i!==""&&i!==l&&i!=="refs/remotes/orig\
in/HEAD")}async function y({user:n}){return(await n(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}async function p(n,a){
const[c]=await n.read([a]);if(c?.type!=="commit")throw O(a);const l=c.content.toString("latin1");return[...l.slice(0,l.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,s])=>s??"")}function e(n){return n.slice(0,12)}},93028:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.filesNamed=$,g.isRegular=R,g.lfsObstacle=y,g.perPath=A,g.perTree=j,g.subTree=
F,g.treeAbove=x;function v(){const p=h(76760);return v=function(){return p},p}function I(){const p=h(59490);return I=function(){
return p},p}function R(p){return p==="file"||p==="executable"}function F(p,e){return e===""?p:k(p,e,()=>O(p,e))}function x(p,e){
return k(p,`../${e}`,()=>N(p,e))}const M=new WeakMap;function k(p,e,n){const a=M.get(p)??new Map;M.set(p,a);const c=a.get(
e)??n();return a.set(e,c),c}function O(p,e){const n=`${e}/`,a=s=>s===""?e:n+s,c=s=>({...s,path:s.path===e?"":s.path.slice(
n.length)}),{original:l,isPending:i}=p;return{label:p.label,...l&&{original:F(l,e)},...i&&{isPending:s=>i(a(s))},stat:s=>{
const o=p.stat(a(s));return o&&c(o)},readlink:s=>p.readlink(a(s)),list:s=>p.list(a(s)).map(c),files:()=>[...p.files()].filter(
({path:s})=>s.startsWith(n)).map(c),read:(s,o)=>p.read(a(s),o)}}function N(p,e){const n=`${e}/`,a={path:"",kind:"directo\
ry",tracked:!0},c=o=>o===e?"":o.startsWith(n)?o.slice(n.length):"..",l=o=>({...o,path:v().posix.join(e,o.path)}),{original:i,
isPending:s}=p;return{label:p.label,...i&&{original:x(i,e)},...s&&{isPending:o=>o.startsWith(n)&&s(c(o))},stat:o=>{const t=o===
""?a:p.stat(c(o));return t&&o!==""?l(t):t},readlink:o=>p.readlink(c(o)),list:o=>(o===""?[a]:p.list(c(o))).map(l),files:()=>[
...p.files()].map(l),read:(o,t)=>p.read(c(o),t)}}const P=j(p=>(0,I().groupBy)(p.files(),({path:e})=>v().posix.basename(e)));
function $(p,e){return P(p).get(e)??[]}function j(p){const e=new WeakMap;return n=>{const a=n.original??n,{answer:c}=e.get(
a)??{answer:p(a)};return e.set(a,{answer:c}),c}}function A(p){const e=j(()=>new Map);return(n,a)=>{const c=e(n),l=c.get(
a)??p(n,a);return c.set(a,l),l}}const b="version https://git-lfs.github.com/spec/";function y(p){if(p.startsWith(b))return"\
this is a Git LFS pointer; commit the file itself (git lfs untrack)"}},95132:function(U,g,h){Object.defineProperty(g,"__\
esModule",{value:!0}),g.describe=M,g.eligibilityOf=y,g.finding=R,g.isMissingEvidence=p,g.notJudged=j,g.problemFinding=x,
g.whyNotJudged=A;function v(){const e=h(41895);return v=function(){return e},e}function I(){const e=h(13580);return I=function(){
return e},e}function R(e,n,a={}){return F(e,n,a)}function F(e,n,a){const{severity:c,harm:l,layer:i}=(0,I().ruleOf)(e);return{
rule:e,severity:c,harm:l,layer:i,args:n,...a}}function x({rule:e,args:n,span:a,severity:c}){return F(e,n,{span:a,severity:c})}
function M({rule:e,args:n,edit:a,danger:c,advice:l,level:i}){const s=(0,I().ruleOf)(e);return{message:s.message(n)+(i?` ${k(
i)}`:""),remedy:c===void 0?(a&&P(a))??l??s.remedy(n):`Remove the command: it ${c}. A person decides whether the gene nee\
ds it.`}}function k({rules:e,level:n,from:a,reason:c}){const l=c===void 0?"":`: ${c.replace(/\.$/,"")}`;return`The polic\
y sets \`${e}\` to \`${n}\`, instead of ${a}${l}.`}const O=160,N=4;function P({new:e,pointer:n,files:a=[],fix:c}){if(!(e.
length<=N&&e.every(d=>d.length<=O&&!d.includes("`"))))return c?"Run `gene-gate fix --write`, which replaces the command \
(accepted; not run).":void 0;const i=n?.endsWith("/asset_id")===!0,s=i||e.length===0?"":" (accepted; not run)",o=c?`; \`g\
ene-gate fix --write\` does this${s}.`:".",[t,...r]=e.map(d=>`\`${d}\``);return t===void 0?`Remove the command, which ad\
ds no check${o}`:i?`Set \`asset_id\` to ${t}${o}`:a.length>0?`Move it into a script, ${a.map(({path:u})=>`\`${u}\``).join(
", ")}, and run ${[t,...r].join(", ")}${o}`:r.length===0?`Write ${t} instead${o}`:`Write separate entries in \`validation\
\`: ${[t,...r].join(", ")}${o}`}const $=500;function j(e,n,a={}){return R("not-judged",{detail:A(e,n)},a)}function A(e,n){
if((0,v().endsAudit)(n))throw n;return`${e}: ${b(n).slice(0,$).replace(/\.$/,"")}`}function b(e){return e instanceof v().
GateError?e.message:e instanceof Error?`${e.name}: ${e.message}`:String(e)}function y(e){return e.length===0?"eligible":
e.every(p)?"unproven":"refuted"}function p({rule:e}){const{unproven:n,undecided:a}=(0,I().ruleOf)(e);return n===!0||a===
!0}},13254:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isProblem=R,g.problemAt=v;const h={"unquoted\
-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"warning",weakens:"warning","t\
ool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-path":"warning","tool-unknown":"\
warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"notice","build-files-unread":"\
notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning","npm-script-missing":"warning",
"npm-script-text":"warning","workspaces-changed":"warning"};function v(F,x,M,k=I(F)){return{rule:F,args:M,span:x,severity:k}}
function I(F){return F in h?h[F]:"error"}function R(F,x){return F.rule===x}},94411:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.areHarmlessOptions=j,g.isHarmlessVariable=A,g.isReadByProgram=l,g.readAssignments=n;function v(){
const i=h(25367);return v=function(){return i},i}function I(){const i=h(90762);return I=function(){return i},i}const R=/^[\w.-]{0,64}$/,
F=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,x=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,M=/^\d{1,9}$/,
k=/^(?:|[01]|true|false|yes|no|on|off)$/i,O=new Map([["NODE_ENV",R],["CI",R],["FORCE_COLOR",R],["NO_COLOR",R],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",F],["LC_ALL",F],["NODE_NO_WARNINGS",k],["PYTHONDONTWRITEBYTEC\
ODE",k],["PYTHONUNBUFFERED",k],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",x],["TS_NODE_TRANSPILE_ONLY",k],["TS_NODE_FILES",k],["TS_NODE_SKIP_PROJECT",k]]),N=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,R]],P="NOD\
E_OPTIONS",$=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function j(i){return i.split(" ").every(s=>$.test(s.replaceAll("_","-")))}function A(i,s){if(i===P)return j(s);const o=O.
get(i);return o!==void 0?o.test(s):y(i)?N.some(([r,d])=>r.test(i)&&d.test(s))||k.test(s)||M.test(s):!1}const b=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function y(i){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(i)?!l(i):b.test(i)}function p(i){return i===P||O.has(i)||y(i)}const e=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function n(i,s){const o=[],t=[];let r=0;for(const d of i){const[u]=d.parts,f=u&&!u.quoted?e.exec(u.text):null;if(!f)break;
r+=1;const[m,S="",E]=f,D=(0,I().textOf)(d).slice(m.length),w={start:d.start,end:d.end};if(!E&&A(S,D))o.push({name:S,value:D,
span:w}),s.add("environment-assignment",w,{name:S,value:(0,v().visible)(D)});else{const T=!E&&p(S);s.add("assignment-ref\
used",w,{name:S,value:(0,v().visible)(D),known:T}),E||t.push({name:S,value:D,span:w})}}return{assignments:o,refused:t,count:r}}
const a=`
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
`.match(/\S+/g),c=new RegExp(`^(?:${a.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function l(i){
return c.test(i)}},97424:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.DOES=void 0,g.dangerOfScript=
t,g.findDangers=A;function v(){const d=h(11331);return v=function(){return d},d}function I(){const d=h(81716);return I=function(){
return d},d}function R(){const d=h(54421);return R=function(){return d},d}const F=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
x=(d,u,f)=>d.some(m=>/^-[A-Za-z]+$/.test(m)&&[...m.slice(1)].some(S=>u.includes(S))||m.length>3&&f.startsWith(m.toLowerCase())),
M=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,k=d=>d.some((u,f)=>{const m=/^(?:-s|--signal)$/.
test(u)?d[f+1]:/^(?:-s|--signal=|-)(.+)$/.exec(u)?.[1];return m!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(m)}),O=(d,u,f)=>(d===
"systemctl"||d==="loginctl")&&u.some(m=>f.test(m)),N=[{name:"mass_deletion",matches:({program:d,args:u})=>d==="rm"&&x(u,
"rR","--recursive")&&u.some(f=>!f.startsWith("-")&&M.test(f))},{name:"raw_disk_write",matches:({program:d,args:u})=>d===
"dd"&&u.some(f=>f.startsWith("if=")||/^of=\/dev\//.test(f))},{name:"filesystem_format",matches:({program:d})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(d)},{name:"direct_disk_write",matches:({program:d,args:u})=>d==="tee"&&u.some(f=>F.test(f))},{name:"world_writable",
matches:({program:d,args:u})=>d==="chmod"&&u.some(f=>/^[0-7]{2,4}[2367]$/.test(f)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
f))},{name:"privilege_escalation",matches:({program:d,args:u})=>d==="chown"&&u.some(f=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(f))},{name:"firewall_manipulation",matches:({program:d})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(d)},
{name:"system_shutdown",matches:({program:d,args:u})=>/^(?:shutdown|poweroff|halt)$/.test(d)||/^(?:init|telinit)$/.test(
d)&&u[0]==="0"||O(d,u,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:d,args:u})=>d==="reboot"||/^(?:init|telinit)$/.
test(d)&&u[0]==="6"||O(d,u,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:d,args:u})=>/^(?:kill|pkill|killall)$/.
test(d)&&k(u)}],P=8,$=4;function j(d){const u=d.map(({span:f})=>f);return{start:Math.min(...u.map(({start:f})=>f)),end:Math.
max(...u.map(({end:f})=>f))}}function A(d,u=0,f=new n){return(0,I().everyCommand)(d).flatMap(m=>b(m,f,u))}function b(d,u,f){
const m=[],{words:S}=(0,I().withoutReserved)(d);for(const{operator:T,target:L}of d.redirections)if(T.includes(">")&&L&&F.
test(L.text)){const C=`> ${L.text}`;m.push({name:"direct_disk_write",pattern:C,span:L.span})}const E=y(S),D=u.runBy(d,E,
f);if(D!==void 0){const T=`${D.program} | ${S[0]?.text??""}`,L=j([...D.words,...S]);m.push({name:"remote_code_execution",
pattern:T,span:L})}const w=new Set;for(const T of E){const L=N.find(({matches:B})=>B(T))?.name;if(L!==void 0){const B=T.
words.map(({text:z})=>z).join(" ");m.push({name:L,pattern:B,span:j(T.words)})}const G=(0,v().programNamed)(T.program)?.kind===
"shell"?(0,R().textHanded)(T.words)?.text:void 0;if(G===void 0||w.has(G)||f===$)continue;w.add(G);const H=A((0,I().readShellText)(
G),f+1,u),W=j(T.words);m.push(...H.map(B=>({...B,span:W}))),e.test(G)&&m.push({name:"remote_code_execution",pattern:G,span:W})}
return m}function y(d){const u=p(d,0);if(u===void 0)return[];const f=[u];if((0,v().programNamed)(u.program)?.kind==="wra\
pper")for(let m=1;m<=Math.min(d.length-1,P);m+=1){const S=p(d,m);S!==void 0&&!/^-|=/.test(S.program)&&f.push(S)}if(u.program===
"find")for(const[m,{text:S}]of d.entries()){const E=/^-(?:exec|ok)(?:dir)?$/.test(S)?p(d,m+1):void 0;if(E!==void 0&&f.push(
E),f.length>P)break}return f}function p(d,u){const f=d[u];if(f===void 0)return;const m=d.slice(u);return{program:(0,v().
baseName)(f.text),args:m.slice(1).map(({text:S})=>S),words:m}}const e=/\bdownload(?:string|data)\b/i;class n{#n=new Map;#e=new Map;runBy(u,f,m){
const S=(u.pipedFrom&&this.#n.get(u.pipedFrom))??c(u.inside),E=f.find(({program:w})=>l(w));this.#n.set(u,S??E);const D=f.
flatMap(({program:w,args:T,words:L})=>((0,v().runsCode)(w)?T:L.slice(0,1).map(({text:C})=>C)).flatMap(C=>this.#e.get(a(C))??
[]))[0];return E&&this.#s(m===0?E:{...E,words:[]},u),f.some(({program:w})=>(0,v().runsCode)(w))?S??D:D}#s(u,{redirections:f}){
const m=f.flatMap(({target:S})=>S?.text??[]);for(const S of[...u.args,...m])!S.startsWith("-")&&a(S)!==""&&this.#e.set(a(
S),u)}}function a(d){return d.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function c(d){return(0,I().everyCommand)(d).
flatMap(({words:u})=>y(u)).find(({program:u})=>l(u))}function l(d){return(0,v().programNamed)(d)?.kind==="downloader"}const i=g.
DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or disks",filesystem_format:"formats a \
disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change files",privilege_escalation:"gives fi\
les to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"shuts the machine down",system_reboot:"\
restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"kills processes"},s=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,
o=16*1024;function t(d){if(d.length>o)return"is too long to check";for(const[,m="",S=""]of d.matchAll(s))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(m)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(S))return i.mass_deletion;const u=(0,I().readShellText)(d),f=A(u).find(({name:m})=>m!==
"mass_deletion");return f?i[f.name]:r(u)?"pipes text into a shell":void 0}function r(d){return(0,I().everyCommand)(d).some(
({pipedFrom:u,words:f})=>{const[m]=(0,R().startedWords)(f);return u!==void 0&&m!==void 0&&(0,v().isShell)(m.text)})}},25367:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.codePointName=F,g.inspectBlanks=y,g.inspectCharacters=k,g.inspectInjection=
n,g.inspectLookAlikes=P,g.visible=M;function v(){const a=h(11970);return v=function(){return a},a}const I=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function R(a){if(a>=32&&a<127||a===9)return"visible";if(a===0)return"nul-character";if(a===10||a===13)return"line-break";
if(a<160||a>=55296&&a<=57343)return"control-character";const c=String.fromCodePoint(a);return I.test(c)?"invisible-chara\
cter":"visible"}function F(a){return`U+${a.toString(16).toUpperCase().padStart(4,"0")}`}const x=120;function M(a){const c=a.
length>x?`${a.slice(0,x)}\u2026`:a;let l="";for(const i of c){const s=i.codePointAt(0)??0,o=s!==9&&R(s)==="visible";l+=o?
i:`<${F(s)}>`}return l}function k(a,c,l,i){let s=c;for(const o of a)O(o,s,l,i),s+=o.length}function O(a,c,l,i){const s=a.
codePointAt(0)??0,o={start:c,end:c+a.length},t=F(s),r=R(s);if(r==="line-break"?i.add(r,o,{character:t,quoted:l}):r!=="vi\
sible"&&i.add(r,o,{character:t}),r!=="visible"||s<=126)return;const d=a.normalize("NFKC");d!==a.normalize("NFC")||/[\0-\x7f]/.
test(d)?i.add("look-alike-letters",o,{word:a,looks_like:d,characters:[t]}):l||i.add("non-ascii-unquoted",o,{character:t,
shown:a})}const N=/\p{L}+/gu;function P(a,c,l,i){if(/^[\x00-\x7f]*$/.test(a)||!l&&/\s/.test(a))return;const s=l?$(a):j(a);
if(s===void 0)return;const o=[...new Set(a)].filter(t=>t>"\x7F");i.add("look-alike-letters",{start:c.start,end:c.end},{word:M(
a),looks_like:M(s),characters:o.slice(0,10).map(t=>F(t.codePointAt(0)??0))})}function $(a){const c=a.normalize("NFKD").replace(
/\p{M}/gu,""),l=(0,v().asciiOf)(c);return/^[\x20-\x7e]+$/.test(l)?l:void 0}function j(a){let c=!1;const l=a.replace(N,i=>{
const s=(0,v().asciiOf)(i);return s===i||!/[A-Za-z]/.test(i)?i:(c=!0,s)});return c?l:void 0}const A=100,b=1e3;function y(a,c){
let l=0,i=0;for(let s=0;s<=a.length;s+=1){const o=a.charAt(s);if(o===" "||o==="	")continue;const t=s-i;if(t>1&&(l+=t-1),
t>=A||l>=b){const r=Math.max(t,l);c.add("blank-padding",{start:i,end:s},{blanks:r});return}i=s+1}}const p=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
e=/<!--|```/;function n(a,c,l){const i=({index:t,0:r})=>l??{start:t,end:t+r.length},s=p.exec(a);s&&c.add("workflow-comma\
nd",i(s),{written:M(s[0])});const o=e.exec(a);o&&c.add("markup-injection",i(o),{written:o[0]})}},14395:function(U,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.isWide=O,g.literalSegment=k,g.matchName=$,g.matchesStars=j,g.readPattern=R;const h=Symbol(
"*"),v=/^.$/su,I=/\[\w+\]|./gsu;function R(y){if(!y.parts.some(s=>!s.quoted&&/[*?[]/.test(s.text)))return;const p=y.parts.
flatMap(({text:s,quoted:o})=>o?Array.from(s):(s.match(I)??[]).map(F)),e=y.parts.map(({text:s,quoted:o})=>o?"\0":s).join(
""),n=/^[^[]*\[.*\]/s.test(e.replace(/\[\w+\]/g,"]")),a=p.findIndex(s=>typeof s!="string"||n&&s==="[");if(a<0)return;const c=y.
parts.map(s=>s.text).join(""),l=x(p.slice(0,a)),i=M(p);return{text:c,prefix:l,segments:i,...n&&{ambiguity:"bracket"}}}function F(y){
return y==="*"?h:y==="?"?v:y.length>1&&y.startsWith("[")?new RegExp(`^${y}$`):y}function x(y){return y.filter(p=>typeof p==
"string").join("")}function M(y){const p=[[]];for(const e of y)e==="/"?p.push([]):p.at(-1)?.push(e);return p}function k(y){
return y.every(p=>typeof p=="string")?x(y):void 0}function O(y){return y.includes(h)}const N=y=>Array.from(y),P=y=>Array.
from(Buffer.from(y).toString("latin1"));function $(y,p){if(p.startsWith(".")&&y[0]!==".")return!1;const e=A(y,p,N);return/^[\x20-\x7e]*$/.
test(p)||e===A(y,p,P)?e:void 0}function j(y,p){const e=Array.from(p,n=>n==="*"?h:n);return A(e,y,N)}function A(y,p,e){const n=y.
flatMap(s=>typeof s=="string"?e(s):[s]),a=e(p);let c=0,l=-1,i=0;for(let s=0;s<a.length;)if(n[c]===h)l=c,i=s,c+=1;else if(b(
n[c],a[s]))c+=1,s+=1;else if(l>=0)c=l+1,i+=1,s=i;else return!1;return n.slice(c).every(s=>s===h)}function b(y,p=""){return y instanceof
RegExp?y.test(p):y===p}},16500:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.MAX_PATTERNS=void 0,g.
resolvePattern=N;function v(){const l=h(76760);return v=function(){return l},l}function I(){const l=h(32854);return I=function(){
return l},l}function R(){const l=h(25367);return R=function(){return l},l}function F(){const l=h(14395);return F=function(){
return l},l}function x(){const l=h(90762);return x=function(){return l},l}const M=20,k=4096,O=g.MAX_PATTERNS=64;function N(l,i,s){
const{pattern:o,span:t,position:r}=l,d=(0,R().visible)(o.text),u=j(o);let f=[];if(r==="program")s.add("glob-unclear",t,{
pattern:d,reason:"program"});else if(A(o))s.add("glob-unclear",t,{pattern:d,reason:"outside"});else if(!$(o,i))if(u)s.add(
"glob-unclear",t,{pattern:d,reason:u});else if(b(o))s.add("glob-unclear",t,{pattern:d,reason:"flag"});else if(i)f=P(l,i,
s);else if(r==="script"&&o.segments.some(F().isWide))s.add("glob-unclear",t,{pattern:d,reason:"program"});else{const m={
matches:[],count:0,judged:!1};s.add("unquoted-glob",t,{pattern:d,...m})}return f.length===0?[o.text]:f}function P({pattern:l,
span:i,position:s},o,t){const r=(0,R().visible)(l.text),d=e(l,o),u="matches"in d&&!d.matches.every(y);if("ambiguity"in d||
u){const E="ambiguity"in d?d.ambiguity:"file_name";return t.add("glob-unclear",i,{pattern:r,reason:E}),[]}const{matches:f}=d;
f.some(E=>E.startsWith("-"))&&t.add("glob-unclear",i,{pattern:r,reason:"flag"}),s==="script"&&f.length>1&&t.add("glob-un\
clear",i,{pattern:r,reason:"program"});const m=f.slice(0,M).map(E=>(0,R().visible)(E)),{length:S}=f;return t.add("unquot\
ed-glob",i,{pattern:r,matches:m,count:S,judged:!0}),f}function $({prefix:l,text:i},s){return l.includes("://")&&!s?.stat(
i.slice(0,i.indexOf("/")))}function j({text:l,segments:i,ambiguity:s}){return s||(l.length>k?"too_many":i.some(t=>(0,F().
literalSegment)(t)===void 0&&(0,F().matchName)(t,".."))?"dot":void 0)}function A({text:l,segments:i}){return l.startsWith(
"/")||i.some(s=>(0,F().literalSegment)(s)==="..")}function b({prefix:l}){return l.startsWith("-")&&!l.includes("=")}function y(l){
const i=new(x()).ProblemCollector;return(0,R().inspectCharacters)(l,0,!0,i),i.inOrder().length===0}const p=128*1024;function e(l,i){
let s=[{written:"",path:""}];for(const[r,d]of l.segments.entries()){const u=r===l.segments.length-1,f=[];for(const m of s){
const S=n(m,d,u,i);if(typeof S=="string")return{ambiguity:S};f.push(...S)}s=f}const o=s.map(({written:r})=>Buffer.from(r));
return o.reduce((r,d)=>r+d.length+1,0)>p?{ambiguity:"too_many"}:{matches:o.sort(Buffer.compare).map(r=>r.toString())}}function n(l,i,s,o){
const{written:t,path:r}=l,d=(0,F().literalSegment)(i);if(d==="")return s?[l]:"empty_segment";const u=s?"":"/";if(d===".")
return[{written:`${t}.${u}`,path:r}];const f=[];for(const m of a(r,i,d,o)){if(m==="letters")return"letters";if(!s&&c(m,o))
return"symlink";!s&&m.kind!=="directory"||f.push({written:`${t}${v().posix.basename(m.path)}${u}`,path:m.path})}return f}
function*a(l,i,s,o){if(s!==void 0){const t=o.stat(l===""?s:`${l}/${s}`);t?.tracked&&(yield t);return}for(const t of o.list(
l)){if(!t.tracked)continue;const r=(0,F().matchName)(i,v().posix.basename(t.path));r===void 0?yield"letters":r&&(yield t)}}
function c(l,i){if(l.kind!=="symlink")return l.kind==="submodule";const s=(0,I().resolveInTree)(i,l.path);return s.kind===
"missing"?!1:s.kind!=="inside"||!/^(?:file|executable)$/.test(s.entry.kind)}},54669:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.hasOneReading=P,g.lex=N;function v(){const e=h(94411);return v=function(){return e},e}function I(){
const e=h(25367);return I=function(){return e},e}function R(){const e=h(16500);return R=function(){return e},e}function F(){
const e=h(14395);return F=function(){return e},e}function x(){const e=h(11331);return x=function(){return e},e}function M(){
const e=h(26781);return M=function(){return e},e}function k(){const e=h(90762);return k=function(){return e},e}const O=128*
1024;function N(e,n){const a=new(k()).ProblemCollector;if($(e,a))return{words:[],assignments:[],refused:[],problems:a.inOrder()};
const c={start:0,end:e.length};(0,I().inspectBlanks)(e,a),(0,I().inspectInjection)(e,a);const l=(0,M().splitWords)(e,a),
{assignments:i,refused:s,count:o}=(0,v().readAssignments)(l,a);for(const r of l.slice(0,o))b(r,a);const t=j(l.slice(o),n,
a);t.length===0&&a.add("empty-command",c,{});for(const{value:r,span:d}of i)(0,I().inspectInjection)(r,a,d);for(const{text:r,
span:d}of t)(0,I().inspectInjection)(r,a,d);return{words:t,assignments:i,refused:s,problems:a.inOrder()}}function P({problems:e}){
return e.every(({severity:n})=>n==="warning")}function $(e,n){if(Buffer.byteLength(e)<=O)return!1;const a={start:0,end:e.
length};return n.add("command-too-long",a,{more:`${O} bytes`}),!0}function j(e,n,a){const c=[];let l=0;for(const[i,s]of e.
entries()){const o={start:s.start,end:s.end},t=s.parts.some(f=>f.quoted),r=(0,k().textOf)(s);b(s,a),y(s,a),p(s,i===0,a),
(0,I().inspectLookAlikes)(r,s,i===0,a);const d=(0,F().readPattern)(s);if(d&&(l+=1),d&&l>R().MAX_PATTERNS&&a.add("glob-un\
clear",o,{pattern:(0,I().visible)(r),reason:"too_many"}),!d||l>R().MAX_PATTERNS){c.push({text:r,span:o,quoted:t});continue}
const u=A(i,c);for(const f of(0,R().resolvePattern)({pattern:d,span:o,position:u},n,a))c.push({text:f,span:o,quoted:t})}
return c}function A(e,n){return e===0?"program":e===1&&n[0]?.text==="node"?"script":"argument"}function b(e,n){for(const[
a,c]of e.parts.entries()){if(c.quoted||!c.text.includes("~"))continue;const l=c.text.search(a===0?/(?:^|[=:])~/:/[=:]~/);
if(l<0)continue;const i=c.start+c.text.indexOf("~",l),s=(0,I().visible)((0,k().textOf)(e));n.add("tilde-expansion",{start:i,
end:i+1},{word:s});return}}function y(e,n){let a=-1,c=!1;for(const l of e.parts)if(!(l.quoted||a<0&&!l.text.includes("{")))
for(const{0:i,index:s}of l.text.matchAll(/[{},]|\.\./g)){const o=l.start+s;if(i==="{")a<0&&(a=o);else if(i!=="}")c=a>=0;else if(c){
const t={start:a,end:o+1};n.add("brace-expansion",t,{written:(0,I().visible)((0,k().textOf)(e))});return}}}function p(e,n,a){
const c=(0,k().unquotedText)(e);c!==void 0&&(c==="!"||n&&(0,x().isReserved)(c))&&a.add("shell-grammar",{start:e.start,end:e.
end},{written:c})}},11331:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.PROGRAM_NAMES=void 0,g.baseName=
O,g.changesShell=r,g.hasCommandLine=b,g.isBefore=s,g.isCommandLine=A,g.isOnlyBefore=o,g.isReserved=t,g.isShell=P,g.isWithoutEffect=
i,g.programNamed=N,g.runsCode=$,g.startsOthers=j;const h=/^-\w*c$|^--command$/,v=/^-(?=\w+$)\w*[ep]|^--(?:eval|print)(?:=|$)|^eval$/,
x=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",{text:h}],["shell","pwsh powersh\
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
im"]],M=new Map(x.flatMap(([d,u,f])=>u.split(" ").map(m=>[m,{name:m,kind:d,...f}]))),k=g.PROGRAM_NAMES=[...M.keys()];function O(d){
return/^\.{1,2}$/.test(d)?d:d.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function N(d){
const u=O(d),f=M.get(u);if(f!==void 0)return f;const m=M.get(u.replace(/[-.]?(?=\d)(?<!\d\.*)\d[\d.]*w?$/,""));return m?.
kind==="shell"||m?.kind==="interpreter"?m:void 0}function P(d){return N(d)?.kind==="shell"}function $(d){const u=N(d)?.kind;
return u==="shell"||u==="interpreter"}function j(d){if(d===".")return!1;const u=N(d)?.kind;return u!==void 0&&u!=="syste\
m"&&u!=="downloader"}function A(d){const[u="",...f]=d.trim().split(/\s+/);return y(u)&&f.some(m=>/^-|[./]|^[|&;<>]+$/.test(
m))}function b(d){return/&&|\|\||\$\(|`/.test(d)?!0:d.split(/;\s|\s\|\s/).some(u=>{const[f="",...m]=u.trim().split(/\s+/);
return m.length>0&&y(f)})}function y(d){return M.has(d)}const p=d=>new Set(d.split(/\s+/)),e=p(": [ cd echo exit false t\
est true"),n=p("! { do elif else if then time until while"),a=new RegExp(`^\\s*(?:(?:${[...n].join("|").replace("{","\\{")}\
)\\s+)*$`),c=p("fi done case esac for } in [[ ]] function select coproc"),l=p(`. alias autoload bg bind break builtin ca\
ller chdir command compgen complete compopt continue
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function i(d){return e.has(d)}function s(d){
return n.has(d)}function o(d){return a.test(d)}function t(d){return n.has(d)||c.has(d)}function r(d){return t(d)||l.has(
d)}},81716:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.everyCommand=M,g.isDynamic=P,g.readShellText=
x,g.withoutReserved=O;function v(){const y=h(54669);return v=function(){return y},y}function I(){const y=h(11331);return I=
function(){return y},y}const R=128*1024,F=16;function x(y,p){return y.length>R?[]:new b(y,p).list("",0)}function M(y){return y.
flatMap(p=>[p,...M(p.inside)])}const k=/^([A-Za-z_]\w*)=(.*)$/s;function O(y){const{words:p,assignments:e}=y,n=p.findIndex(
({text:i,quoted:s})=>s||!(0,I().isBefore)(i));if(n<1)return y;const a=p.slice(n),c=a.findIndex(({text:i})=>!k.test(i)),l=c<
0?a:a.slice(0,c);return{...y,words:a.slice(l.length),assignments:[...e,...l.map(N)]}}function N({text:y,span:p}){const[,
e="",n=""]=k.exec(y)??[];return{name:e,value:n,span:p}}function P({problems:y,substituted:p},{span:e}){const n=a=>a.start<
e.end&&a.end>e.start;return p.some(n)||y.some(a=>$.has(a.rule)&&n(a.span))}const $=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),j=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
A=/\\.?|\$\(|[^\\`$"]+|./sy;class b{#n;#e;#s=0;constructor(p,e){this.#n=p,this.#e=e}list(p,e){const n=[];let a=this.#r(),
c=!1;const l=(i,s="")=>{const o=this.#t(a,i,s),{words:t,assignments:r,redirections:d,inside:u}=o,f=t.length+r.length+d.length+
u.length===0,m=n.at(-1);f?m&&(n[n.length-1]={...m,separator:m.separator+s}):n.push(o);const S=/^\|&?$/.test(s)?o:void 0;
a=this.#r(f?a.pipedFrom:S)};for(;this.#s<this.#n.length;){const i=this.#s,s=this.#i(c?A:j),o=this.#s;if(s==='"')c=!c;else{
if(s===p&&(!c||p==="`"))return l(i),n;if(s==="$("||s==="`"||!c&&/^[<>]?\($/.test(s)){if(e===F){l(i);continue}const t=this.#n.
slice(a.start,i),r=s==="("?(0,I().isOnlyBefore)(t)?"subshell":"definition":"substitution",d=this.list(s==="`"?"`":")",e+
1);a.inside.push(...d),a.gaps.push({kind:r,start:i,end:this.#s}),r==="subshell"&&(a.subshell=d)}else!c&&/^(?:[;&|\r\n]+|\))$/.
test(s)?l(i,s):!c&&s.startsWith("#")&&/^\s?$/.test(this.#n.charAt(i-1))?a.gaps.push({kind:"comment",start:i,end:o}):!c&&
/^(?:[<>]|&>)/.test(s)&&a.gaps.push({kind:"operator",start:i,end:o})}}return l(this.#n.length),n}#r(p){return{start:this.#s,
gaps:[],inside:[],pipedFrom:p}}#i(p){p.lastIndex=this.#s;const[e=""]=p.exec(this.#n)??[];return this.#s+=e.length,e}#t(p,e,n){
const{start:a,gaps:c,inside:l,pipedFrom:i,subshell:s}=p;let o="",t=a;for(const w of c){const T=w.kind==="comment"||w.kind===
"operator"?" ":"_";o+=this.#n.slice(t,w.start)+T.repeat(w.end-w.start),t=w.end}o+=this.#n.slice(t,e);const r=(0,v().lex)(
o,this.#e),d=w=>({...w,span:{start:w.span.start+a,end:w.span.end+a}}),u=r.words.map(d),f=new Set;let m=0;const E=c.filter(
({kind:w})=>w==="operator").map(({start:w,end:T})=>{for(;m<u.length&&(u[m]?.span.start??T)<T;)m+=1;const L=u[m],C=u[m-1];
return C?.span.end===w&&/^\d+$/.test(C.text)&&f.add(C),L&&f.add(L),{operator:this.#n.slice(w,T),...L&&{target:L}}}),D=[...r.
assignments,...r.refused].map(d);return{words:u.filter(w=>!f.has(w)),assignments:D.sort((w,T)=>w.span.start-T.span.start),
redirections:E,problems:r.problems.map(d),span:{start:a,end:e},separator:n,inside:l,substituted:c.filter(({kind:w})=>w===
"substitution"),...i&&{pipedFrom:i},...s&&{subshell:s},...c.some(({kind:w})=>w==="definition")&&{defines:!0}}}}},26781:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.splitWords=F;function v(){const A=h(25367);return v=function(){return A},
A}const I=1e3,R=/[ \t\n\r'"\\$`;&|<>()]/g;function F(A,b){return new x(A,b).split()}class x{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(b,y){
this.#n=b,this.#e=y}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>I){const b={start:0,end:this.#n.
length};this.#e.add("command-too-long",b,{more:`${I} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,v().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#b();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=j(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(b,y,p,e=p){this.#r.length===0&&(this.#i=e),this.#r.push({text:b,quoted:y,
start:p})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const b=this.#t;
R.lastIndex=b+1;const y=R.exec(this.#n)?.index??this.#n.length,p=this.#n.slice(b,y);(0,v().inspectCharacters)(p,b,!1,this.#e),
this.#o(p,!1,b),this.#t=y}#h(){const b=this.#t,y=this.#n.indexOf("'",b+1),p=y<0?this.#n.length:y,e=this.#n.slice(b+1,p);
(0,v().inspectCharacters)(e,b+1,!0,this.#e),this.#o(e,!0,b+1,b),this.#d(b,p,"'")}#y(){const b=this.#t,y=this.#n;let p="",
e=b+1;for(this.#t=e;this.#t<y.length&&y.charAt(this.#t)!=='"';){const a=y.charAt(this.#t);a==="\\"&&/["$`\\\n]/.test(y.charAt(
this.#t+1))?(p+=y.slice(e,this.#t),y.charAt(this.#t+1)===`
`&&this.#f(),e=this.#t+1,this.#t+=2):a==="$"?this.#l(!0):a==="`"?this.#p(!0):this.#t+=1}const n=Math.min(this.#t,y.length);
p+=y.slice(e,n),(0,v().inspectCharacters)(y.slice(b+1,n),b+1,!0,this.#e),this.#o(p,!0,b+1,b),this.#d(b,n,'"')}#d(b,y,p){
this.#c+=1,this.#t=Math.min(y+1,this.#n.length),!(y<this.#n.length)&&this.#e.add("unterminated-quote",{start:b,end:y},{quote:p})}#b(){
const b=this.#t,y=this.#n.charAt(b+1);this.#t+=1,y===""?(this.#e.add("unterminated-quote",{start:b,end:b+1},{quote:"\\"}),
this.#o("\\",!0,b)):y===`
`?(this.#t=b,this.#f(),this.#t+=2):y>"\x7F"?this.#o("",!0,b+1,b):((0,v().inspectCharacters)(y,b+1,!0,this.#e),this.#o(y,
!0,b+1,b),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(b){const y=N(this.#n,this.#t,
b);y?this.#m(y.kind,y.end,b):(b||this.#o("$",!1,this.#t),this.#t+=1)}#p(b){const y=P(this.#n,this.#t);this.#m("command-s\
ubstitution",y,b)}#m(b,y,p){const e=this.#t,n=this.#n.slice(e,y);this.#e.add(b,{start:e,end:y},{written:(0,v().visible)(
n)}),p||this.#o(n,!0,e),this.#t=y}#w(){const b=this.#t,y=this.#n.indexOf(`
`,b);this.#t=y<0?this.#n.length:y;const p=this.#n.slice(b,this.#t);(0,v().inspectCharacters)(p,b,!1,this.#e),this.#e.add(
"shell-comment",{start:b,end:this.#t},{written:(0,v().visible)(p)})}}const M=/[A-Za-z_]/,k=/[A-Za-z0-9_]/,O=/[0-9@*#?$!-]/;
function N(A,b,y){const p=A.charAt(b+1);if(p==="(")return{kind:A.charAt(b+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:$(A,b+1,"(",")")};if(p==="{")return{kind:"variable-expansion",end:$(A,b+1,"{","}")};if(p==="[")return{kind:"\
arithmetic-expansion",end:$(A,b+1,"[","]")};if(p==="'"||p==='"'){if(y)return;const e=A.indexOf(p,b+2);return{kind:"dolla\
r-quote",end:e<0?A.length:e+1}}if(M.test(p)){let e=b+2;for(;k.test(A.charAt(e));)e+=1;return{kind:"variable-expansion",end:e}}
if(O.test(p)||p>"\x7F")return{kind:"variable-expansion",end:b+2}}function P(A,b){for(let y=b+1;y<A.length;y+=1){const p=A.
charAt(y);if(p==="\\")y+=1;else if(p==="`")return y+1}return A.length}function $(A,b,y,p){let e=0;for(let n=b;n<A.length;n+=
1){const a=A.charAt(n);if(a===y)e+=1;else if(a===p&&(e-=1,e===0))return n+1}return A.length}function j(A,b,y){const p=A.
charAt(b);if(p==="("||p===")")return y.add("shell-grammar",{start:b,end:b+1},{written:p}),b+1;const e=p==="<"||p===">",n=e?
/[<>&|-]/:/[;&|]/;let a=b+1;for(;a-b<3&&n.test(A.charAt(a));)a+=1;const c=A.slice(b,a);return y.add(e?"shell-redirection":
"shell-operator",{start:b,end:a},{operator:c}),a}},54421:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.startedWords=R,g.textHanded=F;function v(){const O=h(11331);return v=function(){return O},O}const I=/^-(?:exec|ok)(?:dir)?$/;
function R(O){const N=O.findLastIndex(({text:$})=>(0,v().programNamed)($));let P=0;for(;;){const $=(0,v().baseName)(O[P]?.
text??""),j=$==="find";if(!j&&(0,v().programNamed)($)?.kind!=="wrapper")break;let A=P+1;if($==="command"&&/^-[vV]/.test(
O[A]?.text??""))break;const b=({text:y})=>j?I.test(y):N>P?(0,v().programNamed)(y):!/^-|^\w+=|^\d+[smhd]?$/.test(y);for(let y=O[A];y!==
void 0&&!b(y);y=O[A])A+=1;if(A>=O.length)break;P=j?A+1:A}return O.slice(P)}function F(O){const[N,...P]=O,$=N&&(0,v().programNamed)(
N.text);if($?.text===void 0)return;if($.text==="words")return M(P);const j=$.text,A=P.findIndex(({text:y})=>j.test(y)),b=P[A];
if(b!==void 0){if($.name==="cmd"){const y=b.text.slice(2);return M(y===""?P.slice(A+1):[{...b,text:y},...P.slice(A+1)])}
return/^[-/]e/i.test(b.text)&&x($)?k(P[A+1]):x($)?M(P.slice(A+1)):M(P.slice(A+1,A+2))}}function x({name:O}){return O==="\
pwsh"||O==="powershell"}function M(O){return O.length===0?void 0:{text:O.map(({text:N})=>N).join(" "),words:O}}function k(O){
return O&&{text:Buffer.from(O.text,"base64").toString("utf16le"),words:[O]}}},90762:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.ProblemCollector=void 0,g.firstErrors=x,g.textOf=I,g.unquotedText=R;function v(){const M=h(
13254);return v=function(){return M},M}function I(M){const[k]=M.parts;return M.parts.length===1&&k?k.text:M.parts.map(O=>O.
text).join("")}function R(M){const[k]=M.parts;return M.parts.length===1&&k&&!k.quoted?k.text:void 0}class F{#n=[];add(k,O,N){
this.#n.push((0,v().problemAt)(k,O,N))}inOrder(){const k=({severity:O})=>O==="error"?0:1;return this.#n.sort((O,N)=>O.span.
start-N.span.start||k(O)-k(N))}}g.ProblemCollector=F;function x(M){const k=new Set;return M.filter(({rule:O,severity:N})=>{
if(N!=="error")return!0;const P=!k.has(O);return k.add(O),P})}},63963:function(U,g,h){h.r(g),h.d(g,{exec:()=>v.m});var v=h(
81260)},678:function(U,g,h){h.r(g),h.d(g,{default:()=>v});var v=h(70298)},58238:function(U,g,h){h.r(g),h.d(g,{parse:()=>v.
parse,stringify:()=>v.stringify});var v=h(15756)},85:function(U,g,h){h.r(g),h.d(g,{GitPluginError:()=>v.Uo,simpleGit:()=>v.
Lp});var v=h(74724)},69873:function(U,g,h){h.r(g),h.d(g,{LineCounter:()=>v.HN,isAlias:()=>v.Vj,isMap:()=>v.jh,isNode:()=>v.
Ll,isScalar:()=>v.jn,isSeq:()=>v.oP,parse:()=>v.qg,parseDocument:()=>v.Tp,stringify:()=>v.As,visit:()=>v.YR});var v=h(38815)}};
