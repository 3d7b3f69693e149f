"use strict";exports.id=79,exports.ids=[79],exports.modules={45806:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.
launchedBy=$,m.parseInvocation=x;function v(){const n=g(76760);return v=function(){return n},n}function I(){const n=g(91063);
return I=function(){return n},n}function L(){const n=g(11331);return L=function(){return n},n}function R(){const n=g(87646);
return R=function(){return n},n}function T(){const n=g(3893);return T=function(){return n},n}function N(){const n=g(39872);
return N=function(){return n},n}function O(){const n=g(46868);return O=function(){return n},n}function P(){const n=g(31901);
return P=function(){return n},n}const j=5,E={node:R().parseNode,npm:T().parseNpm,npx:T().parseNpx};function x(n,c,i=I().
NO_PROGRAMS){return M(n,c,i,0)}function M(n,c,i,l){const u=(p,y)=>b(p,y,i,l+1),e={families:i,start:u,tool:(p,y)=>(0,O().
parseTool)(p,y,e)};if(typeof n!="string")return(0,N().parseProgram)(n,c,e);const{invocation:o,problems:t}=E[n](c,e),[s]=n===
"node"&&!(0,R().isTestRun)(o)?o.operands:[];if(s===void 0)return{invocation:o,problems:t};const d=r(s.text,i.tools).map(
p=>{const y=["--",p].map(k=>({...s,text:k}));return u({program:"npx",words:[...y,...o.passthrough],starts:"file"},n)}),a=d.
flatMap(p=>p.launched);return{invocation:a.length>0?{...o,launched:a}:o,problems:[...t,...d.flatMap(p=>p.problems)]}}function $({
launched:n=[]}){return n.flatMap(c=>[c,...$(c)])}function b({program:n,words:c,...i},l,u,e){const[o={text:"",span:{start:0,
end:0}},...t]=c,s=e===j?"outside-code":n?void 0:h(o.text,u.tools);if(s)return{launched:[],problems:[(0,P().wordProblem)(
s,l,o)]};const d=n??((0,P().isProgram)(o.text)?o.text:void 0),{invocation:a,problems:p}=d?M(d,n?c:t,u,e):M("npx",c,u,e);
return{launched:[{...a,...i}],problems:p}}function h(n,c){return n.startsWith("-")?"unknown-flag":(0,L().programNamed)(n)!==
void 0&&!(0,P().isProgram)(n)&&!(0,I().isKnownTool)(c,n)?"outside-code":void 0}const f=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function r(n,c){const i=v().posix.normalize(n.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
i))return["yarn"];const[,l,u=""]=f.exec(i)??[];if(l===void 0)return[];if(l===".bin")return[u];const o=[...new Set([u.replace(
/\.[cm]?[jt]s$/,""),l])].filter(t=>(0,I().isKnownTool)(c,t));return o.length>0?o:[l]}},97340:function(U,m,g){Object.defineProperty(
m,"__esModule",{value:!0}),m.judgeFlag=j,m.pythonFiles=i,m.setsHarmless=l;function v(){const s=g(19609);return v=function(){
return s},s}function I(){const s=g(60842);return I=function(){return s},s}function L(){const s=g(32854);return L=function(){
return s},s}function R(){const s=g(94411);return R=function(){return s},s}function T(){const s=g(54669);return T=function(){
return s},s}function N(){const s=g(87646);return N=function(){return s},s}function O(){const s=g(31901);return O=function(){
return s},s}const P={problems:[]};function j(s,d,a){const{word:p,flag:y,value:k="",written:A,off:D}=a;if(y===void 0)return t(
s,d,a);const w=W=>x(W,s,a),{choices:S}=y;if(S?.every(W=>!E(W,k.replace(/\s+/g,""))))return{problems:[w("unknown-flag")]};
if(D)return P;if(y.kind==="node")return o(p,u(s,k));const{rule:F,...C}=(0,I().isReason)(y.kind)?{rule:y.kind}:M(s,a,d.stops===
!0),G=(0,O().isForeign)(A)||(0,O().isOfMachine)(A),H=F??(G?"outside-code":void 0);return{...k===""?{}:C,problems:H?[w(H)]:
[]}}function E(s,d){const[a="",p]=s.split("~");if(p===void 0)return d===s;const y=d.slice(a.length,d.length-p.length);return/^[^"'\\{}<>\s]+$/.
test(y)&&d===`${a}${y}${p}`}function x(s,d,{word:{text:a,span:p},written:y,value:k=""}){const A=a===y&&k!==""?`${y} ${k}`:
a;return(0,O().flagProblem)(s,d,{name:y,written:A,span:p,value:k})}function M(s,d,a){const{word:p,flag:y,written:k,value:A=""}=d,
{span:D}=p,w=y?.kind??"text";switch(w){case"choice":return{};case"tests":return{files:[{as:"tests",path:A,span:D}]};case"\
path":{const S=(0,L().normalise)(A)===void 0?"outside-code":void 0,F=(0,O().isElsewhere)(A)?[]:[{as:"place",path:A,span:D}];
return{rule:S,files:F,root:A}}case"config":return(0,O().isElsewhere)(A)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(A)?{}:{
files:[{as:"config",path:A,span:D}]};case"output":{const S=A.slice(A.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(S)?{}:(0,O().isElsewhere)(S)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:S,span:D}]}}case"cod\
e":case"preload":{const S=w==="code"?f(A,a):r(A,a),F=x("tool-runs-file",s,d);return{rule:S,files:n(A).map(C=>c(C,D,F,w))}}case"\
module":{const S=A.split(":").filter(H=>/^\w+(?:\.\w+)*$/.test(H)),F=new Set(S.flatMap(H=>[H,H.replace(/\.\w+$/,"")]).flatMap(
i)),C=x("tool-runs-file",s,d);return{rule:(0,O().isForeign)(A)||/[\\/]/.test(A)?"outside-code":void 0,files:[...F].map(H=>({
as:"module",path:H,span:D,ifFile:C}))}}default:{const S=(0,O().isOfMachine)(A)&&!h(k,A);return{rule:(0,O().isForeign)(A)||
S||$.test(A)?"outside-code":void 0}}}}const $=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,b=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function h(s,d){return b.test(s)||s==="-t"&&!d.includes(":")}function f(s,d){if((0,O().isElsewhere)(s)||/[\s(){};`]/.test(
s))return"outside-code";if(s.split(",").some(p=>/^\.|\.[cm]?[jt]sx?$/.test(p)))return d?"outside-code":"tool-runs-file"}
function r(s,d){return v().PRELOADABLE_PACKAGES.has(s)||v().PRELOADABLE_BY_TOOLS.has(s)?"tool-runs-file":d?"outside-code":
f(s,d)??"tool-runs-file"}function n(s){return s.split(",").filter(a=>a!==""&&!(0,O().isElsewhere)(a)).map(a=>a.replace(/^<rootDir>\//,
"./"))}function c(s,d,a,p){return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(s)?{as:"code",path:s,span:d}:{as:"module",path:s,
span:d,ifFile:a,first:p==="preload"}}function i(s){const d=s.replaceAll(".","/");return["","src/"].flatMap(a=>[".py","/_\
_main__.py","/__init__.py"].map(p=>`${a}${d}${p}`))}function l(s){const[,d="",a=""]=/^(\w+)[=:](.*)$/s.exec(s)??[];return d!==
""&&(0,R().isHarmlessVariable)(d,a)}function u(s,d){return/^(?:_?mocha|deno)$/.test(s)?d.split(",").map(a=>a.startsWith(
"-")?a:`--${a}`):s==="ava"?(0,T().lex)(d).words.map(({text:a})=>a):[d]}const e="x.js";function o({span:s},d){const a=[...d,
e,e].map(k=>({text:k,span:s,quoted:!1})),{invocation:p,problems:y}=(0,N().parseNode)(a);return{problems:y,nodeFlags:p.flags}}
function t(s,{stops:d,handsOn:a,data:p={}},{word:y,value:k=""}){const A=D=>({problems:[(0,O().wordProblem)(D,s,y)]});if(a){
const D=y.text.includes("=")||k===""?[]:[k],w=o(y,[y.text,...D]);if(!w.problems.some(({rule:S})=>S==="unknown-flag"))return w}
return d?A("unknown-flag"):p.starts==="npm-scripts"&&y.text.includes("=")?P:(0,O().isForeign)(k)||(0,O().isOfMachine)(k)?
A("outside-code"):p.unknown?P:A("unknown-flag")}},91633:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),
m.filesAmong=E,m.judgeOperands=O,m.refusedAmong=T,m.ruleForOperand=P;function v(){const b=g(91063);return v=function(){return b},
b}function I(){const b=g(32854);return I=function(){return b},b}function L(){const b=g(13254);return L=function(){return b},
b}function R(){const b=g(31901);return R=function(){return b},b}function T(b,h,f){const[r]=f;if(r===void 0)return[];const n=f.
find(({text:i})=>h.readsBehind&&N(h,i)!==void 0);return(h.data.variables?f:[n??r]).flatMap(i=>{const l=N(h,i.text);return l===
void 0?[]:[(0,R().wordProblem)(l,b,i)]})}function N({refused:b,data:h},f){const r=h.ends_with?.split(" ");if(r?.includes(
f))return;const n=i=>(0,v().lookUp)(b,(0,v().flagKey)(i))?.kind,c=f.split(":").some(i=>n(i)==="never-ends");return n(f)??
(r||c?"never-ends":void 0)}function O(b,{data:{variables:h,operands:f="path"}},r){return r.flatMap(n=>{const c=h===void 0?
[]:$(b,h,n);if(c.length>0)return c;const i=P(f,n.text);return i===void 0?[]:[(0,R().wordProblem)(i,b,n)]})}function P(b,h){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(h))return b==="text"&&j.test(h)?void 0:"uses-network";switch(b){case"\
import":return h.includes("@")?"uses-network":(0,I().normalise)(h)===void 0?"outside-code":void 0;case"text":return h===
"-"?"reads-stdin":(0,R().isForeign)(h)||(0,R().isOfMachine)(h)?"outside-code":void 0;case"path":case"tests":{if(h==="-")
return"reads-stdin";if(h.startsWith("@"))return"outside-code";const f=h.replace(/^!|::.*$/gs,"");return(0,I().normalise)(
f)===void 0||(0,R().isForeign)(h)?"outside-code":void 0}}}const j=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function E({data:b},h){const{operands:f="path"}=b;return h.flatMap(({text:r,span:n})=>{if(P(f,r)!==void 0)return[];const c=(f===
"import"||b.starts==="package")&&r.endsWith(".go");if(f==="tests"||c)return[{as:"tests",path:r.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:n}];const i=(0,I().normalise)(r);return i&&!(0,I().isWithin)(i,".git",{ignoreCase:!0})&&!(0,R().isElsewhere)(r)?
[{as:"place",path:r,span:n}]:[]})}const x=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,M=/[$`;&|<>(){}\s]/;function $(b,h,f){
const{text:r,span:n}=f,c=r.includes("="),i=r.replace(/\s*[:+?!]*=.*$/s,"");return c&&!h.includes(i)?[(0,L().problemAt)("\
make-variable",n,{program:b,variable:i})]:(c?x.test(r):!M.test(r))?[]:[(0,R().wordProblem)("outside-code",b,f)]}},20691:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.launchesOf=N;function v(){const $=g(21006);return v=function(){return $},
$}function I(){const $=g(13254);return I=function(){return $},$}function L(){const $=g(54669);return L=function(){return $},
$}function R(){const $=g(97340);return R=function(){return $},$}function T(){const $=g(31901);return T=function(){return $},
$}function N($,{program:b,words:h,parsing:f},{flags:r,operands:n}){const c=r.some(({flag:u})=>u?.kind==="only-prints"||u?.
kind==="outside-code"),i=u=>f.start(u,b),l=(()=>{switch($){case"node":return c?[]:[i({program:"node",words:n})];case"com\
mand":return c?[]:[O(b,h,n,i)];case"command-texts":return n.map(u=>j(b,u,i));case"npm-scripts":{const u=r.flatMap(({flag:e,
word:o})=>e===void 0?[o]:[]);return n.map(e=>E(b,e,u,i))}default:return[]}})();return{invocation:{launched:l.flatMap(u=>u.
launched)},problems:l.flatMap(u=>u.problems)}}function O($,b,h,f){const{words:r,problems:n}=$==="cross-env"?P(h):{words:h,
problems:[]},[c]=r,i=c&&b.find(({text:o})=>o===c.text),l=`\`${$}\` starts at the first word that is \`${c?.text}\``,u=c===
void 0||i===c?[]:[(0,I().problemAt)("flag-value",c.span,{program:$,flag:c.text,fault:l})],e=f({words:r});return{...e,problems:[
...n,...u,...e.problems]}}function P($){const b=$.findIndex(({text:r})=>!/^\w+=/.test(r)),h=b<0?$:$.slice(0,b),f=h.flatMap(
({text:r,span:n})=>{if((0,R().setsHarmless)(r))return[];const{written:c,attached:i=""}=(0,v().splitAtEquals)(r);return[(0,I().
problemAt)("assignment-refused",n,{name:c,value:i,known:!1})]});return{words:$.slice(h.length),problems:f}}function j($,{
text:b,span:h},f){const[,r="",n=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(b)??[],{words:c,problems:i}=(0,L().lex)(r===
""?b.replace(/^npm:(?=\S)/,"npm run "):n);if(!((0,L().hasOneReading)({problems:i})||r!==""&&n.trim()==="")||!/^[\w:.@/*-]*$/.
test(r))return M($,{text:b,span:h});const u=c.map(e=>({...e,span:h}));return f(r===""?{words:u}:x([{text:r,span:h,quoted:!1},
...u],"wildcard"))}function E($,{text:b,span:h},f,r){const[,n="",c=""]=/^\s*(\S+)(.*)$/s.exec(b)??[],{words:i,problems:l}=(0,L().
lex)(c),u=c.trim()===""||(0,L().hasOneReading)({problems:l});if(n===""||!u||/\{!?[*@%\d]/.test(b))return M($,{text:b,span:h});
const e=i.map(t=>({...t,span:h})),o=[...f,{text:n,span:h,quoted:!1},...e];return r(x(o,/^[\w:.@/-]+$/.test(n)?void 0:"gl\
ob"))}function x($,b){return{program:"npm",words:[{text:"run",span:$.at(-1)?.span??{start:0,end:0},quoted:!1},...$],...b&&
{selects:b}}}function M($,b){return{launched:[],problems:[(0,T().wordProblem)("outside-code",$,b)]}}},87646:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.isTestRun=M,m.parseNode=N;function v(){const f=g(19609);return v=function(){
return f},f}function I(){const f=g(21006);return I=function(){return f},f}function L(){const f=g(13254);return L=function(){
return f},f}function R(){const f=g(31901);return R=function(){return f},f}const T=new Set(["","-","/dev/stdin","/dev/fd/\
0","/proc/self/fd/0"]);function N(f){const r=[],n=[],c=[],i=new Set;for(const a of(0,I().readFlags)(f,O).tokens){if(a.kind===
"operand"){c.push(a.word);continue}if(a.kind==="unknown"){const w={program:"node",flag:a.written};n.push((0,L().problemAt)(
"unknown-flag",a.word.span,w));continue}const{spec:p,negated:y}=a.part,k=j(a);r.push(k);const A=E(p,y,k.value);if(A!==void 0&&
n.push(x(k,A)),y)continue;i.add(p.kind);const D=b(p,k);D!==void 0&&n.push((0,R().flagProblem)(D,"node",k))}const l=M({flags:r}),
u=l?c.length:i.has("evaluates")?0:1,e=c.slice(0,u),o=c.slice(u),t=l||i.has("only-prints")||i.has("evaluates"),s=h(e,l,f);
s!==void 0&&!(t&&e.length===0)&&n.push(s);const d=(0,R().onlyAsksForInformation)(o);return d!==void 0&&n.push((0,R().printsOnly)(
"node",d)),{invocation:{program:"node",flags:r,operands:e,passthrough:o},problems:n}}const O={flags:"first",equals:"long",
expand:f=>{const r=f.startsWith("--"),n=r?f.slice(2).replaceAll("_","-"):f,c=n.startsWith("no-")&&!v().NODE_FLAGS.has(n),
i=c?n.slice(3):n,l=v().NODE_FLAGS.get(v().NODE_ALIASES.get(i)??(r?i:""));return l&&[{spec:l,negated:c,takes:c?"never":P(
l)}]}};function P({name:f,arity:r}){return f==="print"?"unless-dash":r==="value"?"always":"never"}function j(f){const{spec:r,
negated:n}=f.part;return{name:`--${n?"no-":""}${r.name}`,written:f.written,...(0,I().valueRead)(f)}}function E({name:f,arity:r},n,c){
if(r==="value")return(0,R().valueFault)(c,n);if(n)return c===void 0?void 0:"a `--no-` flag takes no value";if(r!=="none")
return c?void 0:"its value is missing";const i=f==="print"||/^(?:inspect|debug$|debug-brk$)/.test(f);return c===void 0||
i?void 0:"it takes no value"}function x(f,r){return(0,L().problemAt)("flag-value",f.span,{program:"node",flag:f.written,
fault:r})}function M({flags:f}){return f.findLast(({name:r})=>r==="--test"||r==="--no-test")?.name==="--test"}const $=/\.(?:info|lcov|log|tap|txt|xml)$/;
function b(f,{value:r=""}){switch(f.kind){case"harmless":return;case"reports-tests":return v().BUILT_IN_REPORTERS.has(r)?
void 0:"outside-code";case"tolerates-rejections":return r==="warn"||r==="none"?"weakens":void 0;case"writes-report":return r===
"stdout"||r==="stderr"?void 0:$.test(r)&&!(0,R().isElsewhere)(r)?"tool-writes":"writes-files";case"evaluates":return"out\
side-code";case"preloads":return v().PRELOADABLE_PACKAGES.has(r)?"tool-runs-file":"outside-code";default:return f.kind}}
function h(f,r,n){const[c]=f;if(c===void 0){const u=n.at(-1)?.span.end??0;return r?void 0:(0,L().problemAt)("reads-stdin",
{start:0,end:u},{program:"node",flag:""})}const{text:i,span:l}=c;if(T.has(i))return(0,L().problemAt)("reads-stdin",l,{program:"\
node",flag:i});if(i.startsWith("-"))return(0,L().problemAt)("outside-code",l,{program:"node",flag:`-- ${i}`});if(i==="in\
spect"||!r&&i==="debug")return(0,L().problemAt)("outside-code",l,{program:"node",flag:i})}},3893:function(U,m,g){Object.
defineProperty(m,"__esModule",{value:!0}),m.parseNpm=N,m.parseNpx=j;function v(){const n=g(4274);return v=function(){return n},
n}function I(){const n=g(20457);return I=function(){return n},n}function L(){const n=g(60842);return L=function(){return n},
n}function R(){const n=g(13254);return R=function(){return n},n}function T(){const n=g(31901);return T=function(){return n},
n}function N(n,c=T().ALONE){const{flags:i,operands:l}=E(v().NPM_FLAGS,n,v().NPM_SHORTHANDS),[u,...e]=l,o=u&&v().NPM_SUBCOMMANDS.
get(u.text),t=o?.kind==="runs-tool",s=x("npm",i,n,t),d={program:"npm",flags:s.flags};if(u===void 0){const k=$(i)?[]:[r("\
npm",n)];return{invocation:{...d,operands:[],passthrough:[]},problems:[...s.problems,...k]}}if(o===void 0){const k=[...v().
NPM_SUBCOMMANDS].find(([w])=>w.startsWith(u.text))?.[1].name??"",A={program:"npm",subcommand:u.text,meant:k},D=[(0,R().problemAt)(
"unknown-subcommand",u.span,A),...s.problems];return{invocation:{...d,operands:e,passthrough:[]},problems:D}}const a={...d,
subcommand:o.name},{invocation:p,problems:y}=b(o,{word:u,rest:e},a,c);return{invocation:p,problems:[...y,...s.problems]}}
const O={...v().NPM_FLAGS,stops:!0},P=new Map([...v().NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function j(n,c=T().
ALONE){const{flags:i,operands:l}=E(O,n,P),u=x("npx",i,n,!0),e={program:"npx",subcommand:"exec",flags:u.flags},[o]=l;if(o===
void 0){const{subcommand:A,...D}=e,w=$(i)?[]:[r("npx",n)];return{invocation:{...D,operands:[],passthrough:[]},problems:[
...u.problems,...w]}}const t=n[n.indexOf(o)-1],s=l.slice(1).find(({text:A})=>A.startsWith("-")),p=/^--no(?!-install$)/.test(
t?.text??"")&&s!==void 0&&t?[(0,R().problemAt)("flag-value",t.span,{program:"npx",flag:t.text,fault:"npx takes the next \
word for its value"})]:[],{invocation:y,problems:k}=f(l,e,c);return{invocation:y,problems:[...k,...u.problems,...p]}}function E(n,c,i){
const l=new Map;for(const s of c){const d=i.get(s.text);l.set(d===void 0?s:{...s,text:d},s)}const{flags:u,operands:e,started:o}=(0,I().
readUse)(n,[...l.keys()]),t=n.stops?o:e;return{flags:u,operands:t.map(s=>l.get(s)??s)}}function x(n,c,i,l){const u=c.map(
e=>{const{word:o,value:t,flag:s}=e,d=i.findIndex(({span:G})=>G.start===o.span.start),a=(i[d]?.text??"").replace(/(?<=^--[^=]*)=.*/s,
""),[,p,y]=/^--(no-)?(.*)$/s.exec(s?.name??a)??[],k=p!==void 0,A={name:`--${y??a}`,written:a,span:o.span,...t!==void 0&&
s&&{value:t},...k&&{negated:k}};if(s===void 0)return{flag:A,problems:[M(n,A,i[d+1],l)]};const D=/^(?:true|false|null|always)$/.
test(i[d+1]?.text??""),w=s.arity==="value"?(0,T().valueFault)(t,!1):D?"npm reads the next word as its value":void 0,S=(0,L().
isReason)(s.kind)?s.kind:l&&v().SELECTING_FLAGS.has(s.name)?"outside-code":void 0,F={program:"npm",flag:a,fault:w??""},C=w===
void 0?[]:[(0,R().problemAt)("flag-value",o.span,F)];return{flag:A,problems:[...S?[(0,T().flagProblem)(S,n,A)]:[],...C]}});
return{flags:u.map(({flag:e})=>e),problems:u.flatMap(({problems:e})=>e)}}function M(n,c,i,l){const u=(0,T().flagProblem)(
"unknown-flag",n,c),e=!l&&v().FLAGS_OF_TESTS.has(c.written),o=i!==void 0&&!i.text.startsWith("-");return e&&!o?{...u,severity:"\
warning"}:u}function $(n){return n.some(({flag:c})=>c?.kind==="only-prints"||c?.kind==="outside-code")}function b({name:n,
kind:c},i,l,u){if(c==="runs-script")return h(n,i,l);if(c!=="runs-tool")return{invocation:{...l,operands:i.rest,passthrough:[]},
problems:[(0,T().wordProblem)(c,l.program,{text:n,span:i.word.span})]};if(i.rest.length>0)return f(i.rest,l,u);const o=l.
flags.some(({name:t})=>t==="--call")?[]:[r(l.program,[i.word])];return{invocation:{...l,operands:[],passthrough:[]},problems:o}}
function h(n,{word:c,rest:i},l){const u=n==="run"?i.slice(0,1):[c],e=n==="run"?i.slice(1):i,[o]=u,t=[];o===void 0?t.push(
(0,T().printsOnly)("npm",{...c,text:"run"})):o.text==="env"&&t.push({...(0,T().printsOnly)("npm",{...o,text:"run env"}),
severity:"error"});const s=(0,T().onlyAsksForInformation)(e);return s!==void 0&&t.push((0,T().printsOnly)("npm",s)),{invocation:{
...l,operands:u,passthrough:e},problems:t}}function f([n,...c],i,l){const u={...i,operands:n?[n]:[],passthrough:c};if(n===
void 0)return{invocation:u,problems:[]};if(!(0,T().isToolName)(n.text))return{invocation:u,problems:[(0,T().wordProblem)(
"uses-network",i.program,n)]};const{problems:e,...o}=l.tool(n,c);return{invocation:{...u,...o},problems:e}}function r(n,c){
const i=c[0]?.span.start??0,l=c.at(-1)?.span.end??0;return(0,R().problemAt)("nothing-to-run",{start:i,end:l},{program:n})}},
39872:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.parseProgram=j,m.parseUse=E;function v(){const r=g(
20457);return v=function(){return r},r}function I(){const r=g(13254);return I=function(){return r},r}function L(){const r=g(
97340);return L=function(){return r},r}function R(){const r=g(91633);return R=function(){return r},r}function T(){const r=g(
20691);return T=function(){return r},r}function N(){const r=g(31901);return N=function(){return r},r}function O(){const r=g(
91883);return O=function(){return r},r}function P(){const r=g(79757);return P=function(){return r},r}function j(r,n,c){const{
program:i,use:l}=r,{invocation:u,named:e,problems:o}=E({program:i,use:l,words:n,family:r,parsing:c}),s=[...e.files.filter(
({as:a})=>a!=="place"),...u.files??[]];return{invocation:{program:i,family:r,...{flags:[],operands:[],passthrough:[]},...u,
files:s},problems:o}}function E(r){const{program:n,use:c}=r,{behind:i,data:l}=c,u=i?r.words.findIndex(({text:A})=>A==="-\
-"):-1,e=u<0?r.words:r.words.slice(0,u),o=(0,v().readUse)(c,e),t=o.rest?[...o.flags,o.rest.flag]:o.flags,s=u<0||!i?[]:(0,v().
readUse)(i,r.words.slice(u+1)).flags,d=[...t.map(A=>(0,L().judgeFlag)(n,c,A)),...s.map(A=>(0,L().judgeFlag)(n,i??c,A))],
a=(c.stops?o.started:o.operands).slice(l.skips??0),{invocation:p,named:y,problems:k}=M(r,{flags:[...t,...s],operands:a,...o.
rest&&{rest:{module:o.rest.flag.flag?.kind==="module",words:o.rest.words}}});return{invocation:{...p,...l.any_package&&{
anyPackage:!0},flags:[...t.map(x),...p.flags??[]]},named:{files:[...d.flatMap(({files:A=[]})=>A),...y?.files??[]],roots:d.
flatMap(({root:A=[]})=>A),nodeFlags:d.flatMap(({nodeFlags:A=[]})=>A)},problems:[...d.flatMap(A=>A.problems),...k]}}function x({
word:r,written:n,value:c}){return{name:n,written:n,span:r.span,...c!==void 0&&{value:c}}}function M(r,n){const{program:c,
use:i,path:l,family:u,parsing:e}=r,{flags:o,operands:t,rest:s}=n,[d,...a]=t,p=(0,R().refusedAmong)(c,i,t);if(p.length>0&&
i.stops)return{invocation:{},problems:p};const y=d&&i.subcommands.get(d.text),k=y?.data.starts==="own-script"?"own-scrip\
t":i.data.starts;if(d&&y&&k!=="own-script"){const S=l===void 0?d.text:`${l} ${d.text}`;return E({...r,use:y,path:S,words:a})}
const A={...l!==void 0&&{subcommand:l},...o.some(({flag:S})=>S?.kind==="checks-syntax-only")&&{parsed:!0}},D=(()=>{if(s&&
u)return s.module?(0,O().parseModule)(u,s.words,e):{invocation:{passthrough:s.words},problems:f(c,s.words)};if(k!==void 0&&
u===void 0)return(0,T().launchesOf)(k,r,n);if(d===void 0)return{invocation:{},problems:b(r,o)};if(k!==void 0&&u)return(0,P().
startByName)(k,d,a,{family:u,parsing:e});if(i.subcommands.size>0){const C=(0,I().problemAt)("unknown-subcommand",d.span,
{program:c,subcommand:d.text});return{invocation:{operands:[d],passthrough:a},problems:[C]}}const S=t.filter(({span:C})=>p.
every(G=>G.span!==C)),F=(0,R().filesAmong)(i,S);return{invocation:{operands:t},problems:(0,R().judgeOperands)(c,i,t),named:{
files:F}}})(),w=[...p,...h(r,o),...D.problems];return{...D,invocation:{...A,...D.invocation},problems:w}}function $(r){return r.
some(({flag:n,off:c})=>n?.kind==="only-prints"&&!c)}function b({program:r,use:n},c){const i=$(c)?void 0:n.data.alone,l={
text:"",span:{start:0,end:r.length}};return i?[(0,N().wordProblem)(i,r,l)]:[]}function h({program:r,use:n,path:c,words:i},l){
if($(l))return[];const u=new Set(l.flatMap(({flag:o,off:t})=>o&&!t?o.name:[])),e=i[0]?.span??{start:0,end:0};return Object.
entries(n.data.unless??{}).flatMap(([o,t])=>t.split(" ").some(s=>u.has(s))?[]:[(0,N().wordProblem)(o,r,{text:c??"",span:e})])}
function f(r,n){return n.filter(({text:i})=>/^--?test\./.test(i)).map(i=>(0,N().wordProblem)("skips-tests",r,i))}},46868:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.parseTool=T,m.parseUnknownTool=N;function v(){const P=g(20457);return v=
function(){return P},P}function I(){const P=g(11331);return I=function(){return P},P}function L(){const P=g(39872);return L=
function(){return P},P}function R(){const P=g(31901);return R=function(){return P},P}function T(P,j,E){const{text:x}=P,{
tools:M}=E.families,$=M.refusal(x);if($!==void 0)return{problems:[(0,R().wordProblem)($,x,P)]};const b=M.known(x),h=b??M.
unknown(x),{invocation:f,named:r,problems:n}=(0,L().parseUse)({program:x,use:h,words:j,parsing:E}),{launched:c}=f;return{
tool:r,...c&&{launched:c},problems:b?n:[...n,...O(P,j,h)]}}function N(P,j,E,x=R().ALONE){const{problems:M}=(0,L().parseUse)(
{program:P.text,use:E,words:j,parsing:x});return[...M,...O(P,j,E)]}function O({text:P},j,E){const{flags:x,operands:M}=(0,v().
readUse)(E,j),$=j[j.findIndex(({text:r})=>r==="--")+1],b=[...new Set([M[0],$])].filter(r=>r!==void 0&&(0,I().startsOthers)(
r.text)),h=x.filter(({written:r,flag:n,value:c=""})=>/^-[ex]$/.test(r)&&/\s/.test(c)||n?.kind!=="config"&&(0,I().isCommandLine)(
c)),f=M.filter(({text:r})=>(0,I().hasCommandLine)(r));return[...b,...h.map(({word:r})=>r),...f].flatMap(r=>r===void 0?[]:
[(0,R().wordProblem)("outside-code",P,r)])}},31901:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.ALONE=
void 0,m.flagProblem=P,m.isElsewhere=$,m.isForeign=b,m.isOfMachine=h,m.isProgram=T,m.isToolName=N,m.onlyAsksForInformation=
x,m.printsOnly=M,m.valueFault=j,m.wordProblem=O;function v(){const n=g(91063);return v=function(){return n},n}function I(){
const n=g(32854);return I=function(){return n},n}function L(){const n=g(13254);return L=function(){return n},n}const R=m.
ALONE={families:v().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};function T(n){return n===
"node"||n==="npm"||n==="npx"}function N(n){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(n)}function O(n,c,{
text:i,span:l}){return(0,L().problemAt)(n,l,{program:c,flag:i})}function P(n,c,i){const{written:l,span:u,value:e}=i,o={program:c,
flag:l};return(0,L().problemAt)(n,u,e===void 0?o:{...o,value:e})}function j(n,c){return c?"it takes a value, so it has n\
o `--no-` form":n===void 0||n===""?"its value is missing":n.startsWith("-")?"its value begins with a dash":void 0}const E=new Set(
["--version","-v","-V","--help","-h"]);function x(n){const[c]=n;return n.length===1&&c!==void 0&&E.has(c.text)?c:void 0}
function M(n,c){return O("only-prints",n,c)}function $(n){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(n)||n.split(",").
some(c=>(0,I().normalise)(c)===void 0)}function b(n){return/(?:^|[=,\s])(?:data|file):/i.test(n)?!0:!n.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.
test(n)?!1:n.split(/[=,:"']/).some(c=>c.includes("..")&&!r(c))}function h(n){return n.split(/[=,:"']/).some(c=>f.test(c))}
const f=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function r(n){return/^[\\/]/.test(n)||(0,I().normalise)(n)!==void 0}},91883:function(U,m,g){Object.defineProperty(m,"__e\
sModule",{value:!0}),m.parseModule=h;function v(){const f=g(96215);return v=function(){return f},f}function I(){const f=g(
20457);return I=function(){return f},f}function L(){const f=g(91063);return L=function(){return f},f}function R(){const f=g(
13254);return R=function(){return f},f}function T(){const f=g(97340);return T=function(){return f},f}function N(){const f=g(
31901);return N=function(){return f},f}const O=(0,L().groupsByName)({"uses-network":`
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
  `}),P=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),j=/^(?:-\w|--[\w-]+=)?[/~]/,E=(0,L().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),x=(0,L().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),M=(0,L().useTable)({flags:{text:"q,quiet"}}),$=new Map([["doctest",x],["py_compile",M]]);function b({
text:f,span:r}){const n=/^\w+(?:\.\w+)*$/.test(f)?f.split("."):[],c=n.map((l,u)=>n.slice(0,u+1).join("."));return(f.endsWith(
".py")?[f]:c.flatMap(T().pythonFiles)).map(l=>({as:"module",path:l,span:r}))}function h({program:f,data:r},[n,...c],i){if(n===
void 0){const w={program:f,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,R().problemAt)("fla\
g-value",{start:0,end:0},w)]}}const{known:l}=i.families,u=l.get(n.text);if(u!==void 0&&r.started_programs.includes(n.text)){
const{launched:w,problems:S}=i.start({program:u,words:c},f);return{invocation:{module:n,launched:w},problems:S}}const e={
module:n,operands:[n],passthrough:c},o=n.text==="unittest"?c.flatMap(b):[],t={...e,files:o},s=(w,S=n.text)=>({invocation:t,
problems:[(0,N().wordProblem)(w,f,{...n,text:S})]}),d=/^[\w.]+$/.test(n.text)?O.get(n.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(d!==void 0)return s(d);const a=l.get("python"),p=$.get(n.text);if(p!==void 0&&a!==void 0){const w=n.
text==="py_compile",S={...a,data:{...a.data,extensions:void 0}},{flags:F,operands:C}=(0,I().readUse)(p,c),G=C.map(B=>i.start(
{program:w?a:S,words:[B]},f)),H=G.flatMap(B=>B.launched),W=w?s("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...t,launched:H.map(B=>({...B,...w&&{parsed:w}}))},problems:[...F.flatMap(B=>(0,T().judgeFlag)(n.text,p,B).problems),
...W,...G.flatMap(B=>B.problems)]}}const y=P.has(n.text);if(!y&&(0,v().isOfLibrary)(n.text))return s("outside-code",`-m ${n.
text}`);const[k,...A]=c;if(n.text==="coverage"&&k?.text==="run"&&a!==void 0){const{flags:w,started:S,rest:F}=(0,I().readUse)(
E,A),C=F?[{...F.flag.word,text:"-m"},...F.words]:S;if(C.length>0){const{launched:G,problems:H}=i.start({program:a,words:C},
f),W=w.flatMap(B=>(0,T().judgeFlag)("coverage",E,B).problems);return{invocation:{...t,starts:"module",launched:G},problems:[
...W,...H]}}}const D=c.filter(({text:w})=>(0,N().isForeign)(w)||y&&j.test(w));return{invocation:y?t:{...t,starts:"module"},
problems:D.map(w=>(0,N().wordProblem)("outside-code",n.text,w))}}},79757:function(U,m,g){Object.defineProperty(m,"__esMo\
dule",{value:!0}),m.extensionProblems=M,m.startByName=N;function v(){const h=g(91063);return v=function(){return h},h}function I(){
const h=g(13254);return I=function(){return h},h}function L(){const h=g(11331);return L=function(){return h},h}function R(){
const h=g(91633);return R=function(){return h},h}function T(){const h=g(31901);return T=function(){return h},h}function N(h,f,r,n){
const{program:c}=n.family,i={operands:[f],passthrough:r},l=()=>({invocation:i,problems:[(0,T().wordProblem)("outside-cod\
e",c,f)]});switch(h){case"file":return x(f,r,n);case"package":{const u=(0,R().ruleForOperand)("import",f.text),o=u===void 0&&
f.text.endsWith(".go")?[{as:"tests",path:f.text,span:f.span}]:[];return{invocation:{...i,files:o},problems:u?[(0,T().wordProblem)(
u,c,f)]:[]}}case"program":return $(f,r,n);case"script":case"own-script":{const u=O.test(f.text)?l().problems:[];return{invocation:{
...i,subcommand:"run"},problems:[...u,...E(r,n.family)]}}case"tool":return b("exec",f,r,n);case"script-or-tool":case"scr\
ipt-tool-or-file":{const u=h==="script-tool-or-file";if(P.test(f.text)||u&&j(f.text))return u?x(f,r,n):l();const e=b("sc\
ript-or-tool",f,r,n);return{...e,problems:[...e.problems,...E(r,n.family)]}}default:return l()}}const O=/^\/|\*/,P=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function j(h){return/[\\/]/.test(h)&&!/^@[\w.-]+\/[\w.-]+$/.test(h)}function E(h,{program:f,use:r}){return h.filter(({text:c})=>{
const i=/^--([\w-]+)/.exec(c)?.[1];return i!==void 0&&r.flags.get((0,v().flagKey)(i))?.kind==="outside-code"}).map(c=>(0,T().
wordProblem)("outside-code",f,c))}function x(h,f,r){const{family:n,parsing:c}=r,{program:i}=n,{text:l,span:u}=h,e={operands:[
h],passthrough:f,starts:"file"};if(l==="-"||l===""||l.startsWith("/dev/"))return{invocation:e,problems:[(0,I().problemAt)(
"reads-stdin",u,{program:i,flag:l})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(l)&&/:/.test(l))return{
invocation:e,problems:[(0,T().wordProblem)("uses-network",i,h)]};const[,t=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(l)??[],s=n.data.dependency_tools.includes(t)?c.families.known.get(t):void 0;if(s!==void 0){const{launched:d,problems:a}=c.
start({program:s,words:f},i);return{invocation:{launched:d},problems:a}}return{invocation:e,problems:M(n,l,u)}}function M({
program:h,data:{extensions:f}},r,n){const[,c]=/\.([^./\\]*)$/.exec(r.replace(/^.*\//s,""))??[];return f===void 0||c===void 0||
f.split(" ").includes(c)?[]:[(0,I().problemAt)("target-extension",n,{program:h,path:r,extension:c})]}function $(h,f,r){const{
family:n,parsing:c}=r,{text:i}=h;if(/:\/\//.test(i))return{invocation:{},problems:[(0,T().wordProblem)("uses-network",n.
program,h)]};if(i==="-"||/\.\w+$/.test(i))return x(h,f,r);const l=c.families.known.get(i);if(l===void 0||!n.data.started_programs.
includes(i))return{invocation:{},problems:[(0,T().wordProblem)("outside-code",n.program,h)]};const{launched:u,problems:e}=c.
start({program:l,words:f},n.program);return{invocation:{launched:u},problems:e}}function b(h,f,r,{family:n,parsing:c}){const{
text:i}=f,l=[(0,T().wordProblem)("outside-code",n.program,f)];if(h==="exec"&&j(i))return{invocation:{},problems:l};const u=/[;&|<>$`'"(){}\\*?]/.
test(i)||(0,L().hasCommandLine)(i);if(!(0,T().isToolName)(i)&&(h==="exec"||u))return{invocation:{},problems:l};const e={
subcommand:h,operands:[f],passthrough:r},o=(0,T().isProgram)(i)?i:c.families.allowed.get(i);if(o!==void 0){const{launched:a,
problems:p}=c.start({program:o,words:r},n.program);return{invocation:{...e,launched:a},problems:p}}if((0,L().isShell)(i)||
h==="exec"&&(0,L().programNamed)(i)!==void 0)return{invocation:e,problems:l};const{problems:t,...s}=c.tool(f,r),d=h==="e\
xec"||(0,v().isKnownTool)(c.families.tools,i);return{invocation:{...e,...s},problems:d?t:[]}}},51951:function(U,m,g){Object.
defineProperty(m,"__esModule",{value:!0}),m.readCommand=$,m.readWords=h;function v(){const t=g(91063);return v=function(){
return t},t}function I(){const t=g(93028);return I=function(){return t},t}function L(){const t=g(13254);return L=function(){
return t},t}function R(){const t=g(54669);return R=function(){return t},t}function T(){const t=g(11331);return T=function(){
return t},t}function N(){const t=g(90762);return N=function(){return t},t}function O(){const t=g(45806);return O=function(){
return t},t}function P(){const t=g(31901);return P=function(){return t},t}function j(){const t=g(86191);return j=function(){
return t},t}function E(){const t=g(73872);return E=function(){return t},t}function x(){const t=g(82293);return x=function(){
return t},t}const M=new Set;async function $(t,s={}){const d=h(t,s),{tree:a,base:p,changed:y=M,cwd:k="",clock:A,programs:D=v().
NO_PROGRAMS}=s,{isOutput:w}=s;if(d.invocation===void 0||d.argv===null)return d;if(a===void 0)return{...d,problems:[...d.
problems,...b(d.invocation,D)]};const S={tree:a,directory:k,changed:y,families:D,...p&&{base:p},...w&&{isOutput:w}},{invocation:F}=d,
{targets:C,problems:G}=await(0,E().resolveInvocation)(F,S,A);return{...d,targets:C,problems:e(d.problems,G).map(H=>u(H,d.
command))}}function b(t,{tools:s}){return[t,...(0,O().launchedBy)(t)].flatMap(({subcommand:d,operands:[a]})=>d==="exec"&&
a&&(0,P().isToolName)(a.text)&&!(0,v().isKnownTool)(s,a.text)?[(0,L().problemAt)("tool-unknown",a.span,{tool:a.text})]:[])}
function h(t,{tree:s,cwd:d="",programs:a=v().NO_PROGRAMS}={}){if(typeof t!="string")return r(t);const{words:p,assignments:y,
problems:k}=(0,R().lex)(t,s&&(0,I().subTree)(s,d)),A=(0,N().firstErrors)(k),[D]=p,w=(z,K,Y)=>({command:t,words:p,assignments:y,
argv:z,...Y===void 0?void 0:{invocation:Y},targets:[],problems:K});if(D===void 0)return w(null,A);const S=(0,R().hasOneReading)(
{problems:A})?p.map(({text:z})=>z):null,{program:F,problem:C}=c(t,p,a);if(C?.rule==="sentence")return w(S,[C,...A]);if(F===
void 0)return w(S,[...A,C]);const G=f(p,A).slice(1),{invocation:H,problems:W}=(0,O().parseInvocation)(F,G,a),B=(0,x().inspectPaths)(
H,d);return w(S,[...A,...W,...B],H)}function f(t,s){const d=s.find(a=>a.rule==="shell-operator"||(0,L().isProblem)(a,"li\
ne-break")&&!a.args.quoted);return d===void 0?t:t.filter(({span:a})=>a.start<d.span.start)}function r(t){const s=t===null?
"null":Array.isArray(t)?"array":typeof t,d=(0,L().problemAt)("command-not-text",{start:0,end:0},{type:s});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[d]}}const n=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function c(t,s,{allowed:d,offered:a,tools:p}){const[y]=s,k=y?.text??"",A=(0,P().isProgram)(k)?k:d.get(k);if(A!==void 0)return{
program:A};const D=y?.span??{start:0,end:0},w=(C,G)=>({program:void 0,problem:(0,L().problemAt)(C,D,G)}),[,S]=n.exec(k)??
[];if(S===void 0&&(0,j().isSentence)(t)){const C=s.at(-1)?.span.end??D.end;return{program:void 0,problem:(0,L().problemAt)(
"sentence",{start:D.start,end:C},{})}}const F={...l(s,{allowed:d,offered:a}),allowed:[...d.keys()]};return/[\\/]/.test(k)?
w("program-by-path",{program:k,...F}):S!==void 0?w("program-look-alike",{program:k,meant:S.toLowerCase()}):w("program-no\
t-allowed",{program:k,group:(0,T().programNamed)(k)?.kind??(p.known(k)?"npx":"other"),...F})}const i=new Map([["gmake","\
make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function l([
t,s,d],{allowed:a,offered:p}){const y=t?.text??"",k=d!==void 0&&s?.text==="-m"?d.text:"";if(p(y)==="python"&&a.has(k))return{
offered:"",word:k};const A=p(y);if(A!==void 0)return{offered:A};const D=y.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,
"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),w=i.get(D)??D,S=p(w);return a.has(w)?{offered:"",word:w}:S===void 0?
{offered:""}:{offered:S,word:w}}function u(t,s){const d=s.slice(t.span.start,t.span.end);return(0,L().isProblem)(t,"targ\
et-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(d)?{...t,args:{...t.args,written:d}}:t}function e(t,s){const d=new Set(t.map(o)),
a=[...t];for(const p of s){const y=o(p);d.has(y)||(d.add(y),a.push(p))}return a}function o({rule:t,span:s,args:d}){return JSON.
stringify([t,s.start,s.end,d])}},86191:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.isSentence=j,m.
startedFiles=x;function v(){const M=g(11331);return v=function(){return M},M}const I=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
L=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
R=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,T=/^[A-Za-z][a-z']*[:,]?$/,N=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
O=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,P=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function j(M){const $=M.trim(),[b="",...h]=$.split(/\s+/,100);if(b===b.toLowerCase()&&(0,v().programNamed)(b)!==void 0)return!1;
if(N.test($)||O.test($)||P.test(b))return!0;if(/[;&|<>$`]/.test($))return!1;const f=T.test(b);if(h.some(n=>/^--?[A-Za-z]/.
test(n)))return!1;if((f||R.test(b))&&h.some(n=>I.test(E(n))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(b))return h.length>
0||/[.!:]$/.test(b);const r=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(h[0]??"");return f&&r&&(L.test(b)||/[a-z]{2}[.!?]$/.test(
$))}function E(M){return M.replace(/[.,;:!?]$/,"")}function x({targets:M}){return M.flatMap(({kind:$,path:b,parsed:h})=>$===
"file"&&b&&!h?[b]:[])}},66227:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.dependencyHome=n,m.inspectDependency=
x,m.inspectOrigin=M,m.isUnverified=$,m.ownerOf=f,m.packageOf=E,m.resolveAtHome=i;function v(){const l=g(76760);return v=
function(){return l},l}function I(){const l=g(3463);return I=function(){return l},l}function L(){const l=g(95244);return L=
function(){return l},l}function R(){const l=g(93028);return R=function(){return l},l}function T(){const l=g(13254);return T=
function(){return l},l}function N(){const l=g(45156);return N=function(){return l},l}function O(){const l=g(59867);return O=
function(){return l},l}function P(){const l=g(10473);return P=function(){return l},l}function j(){const l=g(47668);return j=
function(){return l},l}function E(l){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(l)?.[1]}async function x(l,u,e){
const{tree:o,base:t=o}=c(l),{name:s,path:d}=u,a=await b(o,t,s),p=a===void 0?await r(o,u):void 0,y=k=>(0,T().problemAt)("\
dependency-unverified",e,{name:s,path:d,...k});return[...a===void 0?[]:[y({fault:a})],...p===void 0?[]:[y({fault:"stale",
differs:p})],...await M(l,s,e)]}async function M(l,u,e){const{tree:o,base:t=o}=c(l);return[...(await h(o,t)).map(d=>(0,T().
problemAt)("dependency-not-compared",e,{name:u,path:d})),...await(0,N().compareWithBase)(o,t,u,e)]}function $(l){return(0,T().
isProblem)(l,"dependency-unverified")?l.args.fault!=="stale":(0,T().isProblem)(l,"target-missing")&&l.args.untracked===!0}
async function b(l,u,e){const[o,t]=await Promise.all([(0,O().readLocks)(l),(0,O().readLocks)(u)]),s=({npm:y})=>y?.packages.
has(e)===!0,d=y=>s(y)||y.unread.length>0;return s(t)&&!s(o)&&l.stat(t.npm?.path??"")||d(t)&&!d(o)?"removed":(await(0,O().
usablePackageJson)(l,""))?.dependencies.has(e)?d(o)||(o.npm??t.npm)===void 0?void 0:"unlocked":"undeclared"}async function h(l,u){
const[{npm:e,unread:o},t]=await Promise.all([(0,O().readLocks)(l),(0,O().readLocks)(u)]);if(!e&&o.length===0&&!t.npm&&t.
unread.length===0)return[""];const s=await Promise.all(o.map(d=>(0,P().hasOtherContent)(l,u,d)));return o.filter((d,a)=>s[a])}
async function f(l,u,e){const{npm:o,unread:t}=await(0,O().readLocks)(l),s=o?.packages,d=t.length>0||s===void 0||s.has(u);
return e.has(u)&&d?u:[...e].find(a=>Object.hasOwn(s?.get(a)?.bin??{},u))}async function r(l,{name:u,binary:e}){const o=`\
node_modules/${u}`,t=(await(0,O().readLocks)(l)).npm?.packages.get(u);if(t===void 0||l.stat(o)===void 0)return;const s=await(0,O().
readJsonFile)(l,`${o}/package.json`),d=(0,I().objectIn)(s),a=(0,I().textIn)(d,"name")||u,p=(0,I().textIn)(d,"version"),y=(F,C,G)=>`\
the installed package has the ${F} \`${C||"nothing"}\`, but the lockfile has \`${G}\``;if(s!==void 0&&a!==t.name)return y(
"name",a,t.name);if(s!==void 0&&!["",p].includes(t.version))return y("version",p,t.version);const k=t.bin??(d.bin===void 0?
void 0:(0,O().binOf)(d.bin,a)??{});if(e===void 0||k===void 0)return;const{name:A,file:D}=e,w=Object.entries(k).flatMap(([
F,C])=>A===void 0||A===F?[v().posix.normalize(C)]:[]),S=A===void 0?"binary":`binary ${A}`;return w.includes(D)?void 0:y(
S,D,w[0]??"nothing")}function n({tree:l,base:u=l,directory:e}){const o=t=>s=>L().LOCKFILES.some(d=>s.stat(v().posix.join(
t,d))!==void 0);return(0,j().foldersUpFrom)(e).find(t=>[l,u].some(o(t)))??""}function c(l,u=n(l)){if(u==="")return l;const{
tree:e,base:o,directory:t,changed:s}=l,d=`${u}/`;return{...l,tree:(0,R().subTree)(e,u),...o&&{base:(0,R().subTree)(o,u)},
directory:t.slice(d.length),changed:new Set([...s].flatMap(a=>a.startsWith(d)?a.slice(d.length):[]))}}async function i(l,u){
const e=n(l),{targets:o,problems:t}=await u(c(l,e));return{targets:o.map(s=>s.path===void 0?s:{...s,path:v().posix.join(
e,s.path)}),problems:t}}},73872:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveInvocation=j;function v(){
const f=g(13254);return v=function(){return f},f}function I(){const f=g(45806);return I=function(){return f},f}function L(){
const f=g(15804);return L=function(){return f},f}function R(){const f=g(52437);return R=function(){return f},f}function T(){
const f=g(59867);return T=function(){return f},f}function N(){const f=g(82293);return N=function(){return f},f}function O(){
const f=g(9504);return O=function(){return f},f}function P(){const f=g(56788);return P=function(){return f},f}function j(f,r,n){
const c=new(P()).Trail((i,l)=>E(i,l,c),n);return E(f,r,c)}async function E(f,r,n){const c=[];for(const i of[f,...(0,I().
launchedBy)(f)]){const l=await $(i,r);if("rule"in l)c.push({targets:[],problems:[l]});else for(const u of l)c.push(await x(
u,r,n))}return(0,P().join)(c)}function x(f,r,n){const{program:c,family:i}=f;return i!==void 0?(0,O().resolveProgram)(f,i,
r,n):c==="node"?(0,L().resolveNode)(f,r):(0,R().resolveNpm)(f,r,n)}const M=/^[\w:.@/-]{1,200}$/;async function $(f,r){const{
selects:n,...c}=f,[i]=c.operands;if(n===void 0||i===void 0)return[f];const{text:l,span:u}=i,e=(0,v().problemAt)("outside\
-code",u,{program:"npm",flag:l}),o=b(l,n);if(o===void 0)return e;const s=[...(await(0,T().usablePackageJson)(r.tree,r.directory))?.
scripts.keys()??[]].filter(o);return s.length===0?(0,v().problemAt)("npm-script-missing",u,{script:l,passes:!1}):s.every(
d=>M.test(d))?s.map(d=>({...c,operands:[{...i,text:d}]})):e}function b(f,r){const n=l=>r==="wildcard"?l.replaceAll("/","\
:"):l.replace(/[:/]/g,h),c=(0,N().alternativesOf)(n(f));if(!c?.every(l=>l.split(/[:/]/).every(N().isPlainGlob)))return;const i={
dot:r==="wildcard"};return l=>c.some(u=>(0,N().matchesPattern)(n(l),u,i))}function h(f){return f===":"?"/":":"}},15804:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.firstFile=t,m.inspectImport=D,m.inspectNodeFlag=k,m.resolveFound=h,m.
resolveMain=s,m.resolveNode=a,m.resolveTests=c;function v(){const F=g(76760);return v=function(){return F},F}function I(){
const F=g(3463);return I=function(){return F},F}function L(){const F=g(32854);return L=function(){return F},F}function R(){
const F=g(93028);return R=function(){return F},F}function T(){const F=g(13254);return T=function(){return F},F}function N(){
const F=g(94411);return N=function(){return F},F}function O(){const F=g(87646);return O=function(){return F},F}function P(){
const F=g(66227);return P=function(){return F},F}function j(){const F=g(59867);return j=function(){return F},F}function E(){
const F=g(82293);return E=function(){return F},F}function x(){const F=g(56788);return x=function(){return F},F}function M(){
const F=g(10473);return M=function(){return F},F}const $=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function b(F,C,G){
const{tree:H}=F,W=(0,E().pathProblem)(C,G,F.directory);if(W!==void 0)return{targets:[],problems:[W]};if(C.includes("\\"))
return(0,x().fails)("target-not-a-file",G,{path:C,reason:"backslash"});const B=(0,L().normalise)((0,x().from)(F,C))??"",
z=(0,P().dependencyHome)(F);if(z!==""&&(0,L().isWithin)(B,v().posix.join(z,"node_modules")))return(0,P().resolveAtHome)(
F,J=>b(J,C,G));const K=t(H,o(B));return K===void 0?n(F,C,B,G):K.kind!=="inside"||K.entry.kind!=="directory"?f(F,{path:C,
wanted:B,found:K},G):await s(F,{path:C,wanted:B},G,J=>f(F,J,G))??(0,x().fails)("target-not-a-file",G,{path:C,reason:"dir\
ectory"})}async function h(F,{path:C,wanted:G,found:H},W){const B=(0,M().fileAt)(H,C,W);if("problems"in B)return B;const z=await r(
F,B,C,W);if(z.some(P().isUnverified))return{targets:[],problems:z};const K=(0,M().runs)(F,{name:C,path:B.path,wanted:G},
W);return{...K,problems:[...z,...K.problems]}}async function f(F,C,G){const{path:H,wanted:W}=C,B=(0,M().fileAt)(C.found,
H,G);if("problems"in B)return B;const z=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!$.has(z))return(0,x().
fails)("target-extension",G,{program:"node",path:H,extension:z});const K=await h(F,C,G);if(K.targets.length===0)return K;
const Y=(0,P().packageOf)(B.path);return Y&&!(0,L().isWithin)(W,"node_modules")&&!W.includes(`node_modules/${Y}`)?(0,x().
fails)("dependency-unverified",G,{name:Y,path:H,fault:"linked"}):B.tracked&&await u(F.tree,B)?(0,x().join)([K,(0,x().fails)(
"target-writes",G,{path:B.path})]):K}async function r(F,{path:C,tracked:G,built:H},W,B){const z=(0,P().packageOf)(C);return z===
void 0?(G||H)&&!(0,L().isWithin)(C,"node_modules")?[]:[(0,T().problemAt)("target-missing",B,{path:W,untracked:!0})]:G?[(0,T().
problemAt)("dependency-unverified",B,{name:z,path:W,fault:"committed"})]:await(0,P().inspectDependency)(F,{name:z,path:W},
B)}async function n(F,C,G,H){const W=(0,P().packageOf)(G);if(W===void 0&&F.tree.isPending?.(G))return(0,x().fails)("targ\
et-not-judged",H,{path:C});if(W===void 0||F.tree.stat("node_modules")!==void 0)return(0,M().nothingAt)(F.tree,G,C,H);const B=await(0,P().
inspectDependency)(F,{name:W,path:C},H);return B.some(P().isUnverified)?{targets:[],problems:B}:(0,x().join)([(0,x().fails)(
"not-installed",H,{name:W}),{targets:[],problems:B}])}async function c(F,C,G,H){const W=(0,E().testProblem)(C,G,F.directory);
if(W!==void 0)return{targets:[],problems:[W]};const z=((0,E().isPattern)(C)?((0,E().alternativesOf)(C)??[]).map(E().baseOf):
[C]).map(J=>(0,L().resolveInTree)(F.tree,(0,x().from)(F,J)));if(z.some(({kind:J})=>J==="outside"))return(0,x().fails)("t\
arget-outside",G,{path:C,reason:"symlink"});const[K]=z,Y=K?.kind==="inside"&&K.entry.kind==="directory"&&K.entry.tracked;
return(0,E().isPattern)(C)||K===void 0||Y?x().NOTHING:H({path:C,wanted:(0,L().normalise)((0,x().from)(F,C))??C,found:K})}
const i=256*1024,l=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function u(F,C){if((C.size??0)>i)return!1;const G=(await F.read(C.path)).toString("latin1");return l.test(G)}const e=[
"",".js",".json",".node"];function o(F){return F===""?[""]:e.map(C=>F+C)}function t(F,C){const G=C.map(H=>(0,L().resolveInTree)(
F,H)).filter(H=>H.kind!=="missing");return G.find(H=>H.kind!=="inside"||(0,R().isRegular)(H.entry.kind))??G[0]}async function s({
tree:F,changed:C},{path:G,wanted:H},W,B){const z=v().posix.join(H,"package.json"),K=await(0,j().readJsonFile)(F,z);if(K===
j().INVALID)return(0,x().fails)("package-json-invalid",W,{path:z});const Y=(0,I().textIn)((0,I().objectIn)(K),"main"),J=Y.
startsWith("/")?void 0:(0,L().normalise)(v().posix.join(H,Y)),V=X=>o(v().posix.join(X,"index")).slice(1),tn=Y===""||!J?[]:
[...o(J),...V(J)],Q=J===void 0?{kind:"outside",path:Y}:d(F,[...tn,...V(H)]);if(Q===void 0)return;const q=await B({path:G,
wanted:H,found:Q});return C.has(z)?(0,x().join)([q,(0,x().fails)("target-changed",W,{path:z})]):q}function d(F,C){return C.
map(G=>(0,L().resolveInTree)(F,G)).find(G=>G.kind==="inside"?(0,R().isRegular)(G.entry.kind):G.kind!=="missing")}async function a(F,C){
const{flags:G,operands:H}=F,W=(0,O().isTestRun)(F);if(p(F,W))return x().NOTHING;const B=[];for(const Y of G)B.push(await k(
Y,C));for(const{text:Y,span:J}of H){if(Y===""||Y.startsWith("-"))continue;const V=()=>b(C,Y,J);B.push(W?await c(C,Y,J,V):
await V())}const{targets:z,problems:K}=(0,x().join)(B);return G.some(({name:Y})=>Y==="--check")?{targets:z.map(Y=>({...Y,
parsed:!0})),problems:K}:{targets:z,problems:K}}function p({operands:F},C){const G=F[0]?.text;return G==="inspect"||G===
"debug"&&!C}const y=new Set(["--import","--require","--experimental-loader"]);async function k(F,C){const{name:G,value:H="",
span:W}=F;return G==="--env-file"||G==="--env-file-if-exists"?S(C,H,W):G==="--test-reporter-destination"?A(C,H,W):!y.has(
G)||!/^[@a-z]/i.test(H)?x().NOTHING:D(C,H,W)}function A(F,C,G){if(/^std(?:out|err)$/.test(C))return x().NOTHING;const H=(0,E().
pathProblem)(C,G,F.directory);if(H!==void 0)return{targets:[],problems:[H]};const W=(0,L().resolveInTree)(F.tree,(0,L().
normalise)((0,x().from)(F,C))??"");return W.kind==="outside"?(0,x().fails)("target-outside",G,{path:C,reason:"symlink"}):
W.kind==="inside"&&W.entry.tracked?(0,x().fails)("writes-files",G,{program:"node",flag:C}):x().NOTHING}async function D(F,C,G){
const H=/^(?:@[^/]+\/)?[^/]+/.exec(C)?.[0]??C;return{targets:[],problems:await(0,P().inspectDependency)(F,{name:H,path:C},
G)}}const w=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function S(F,C,G){if((0,E().pathProblem)(C,G,F.directory)!==void 0)return x().
NOTHING;const H=(0,L().resolveInTree)(F.tree,(0,x().from)(F,C));if(H.kind==="missing"&&F.tree.isPending?.(H.path))return(0,x().
fails)("target-not-judged",G,{path:C});const W=(0,M().fileAt)(H,C,G);if("problems"in W)return W;if(!W.tracked&&!W.built)
return(0,x().fails)("target-missing",G,{path:C,untracked:!0});if((W.size??0)>i)return(0,x().fails)("environment-file-uns\
afe",G,{path:C,names:[]});const z=[...(await F.tree.read(W.path)).toString("utf8").matchAll(w)].map(([,Y=""])=>Y).filter(
Y=>(0,N().isReadByProgram)(Y.toUpperCase())&&Y.toUpperCase()!=="NODE_ENV"),K=[...new Set(z)].slice(0,10);return K.length===
0?x().NOTHING:(0,x().fails)("environment-file-unsafe",G,{path:C,names:K})}},62205:function(U,m,g){Object.defineProperty(
m,"__esModule",{value:!0}),m.manifestChange=x,m.resolveRuns=E;function v(){const e=g(76760);return v=function(){return e},
e}function I(){const e=g(54669);return I=function(){return e},e}function L(){const e=g(90762);return L=function(){return e},
e}function R(){const e=g(96916);return R=function(){return e},e}function T(){const e=g(59867);return T=function(){return e},
e}function N(){const e=g(56788);return N=function(){return e},e}function O(){const e=g(61102);return O=function(){return e},
e}function P(){const e=g(46912);return P=function(){return e},e}function j(e,o,t,s){const{directory:d,event:a,words:p}=o;
return s.follow(`${d}\0${a}`,`${(0,P().scriptText)(o)}\0${p.length}`,()=>$(e,o,t,s),y=>M(y,a,t))}async function E(e,o,t,s){
const d=o.length>0?[await(0,R().inspectShadows)(e,t)]:[];for(const a of o)d.push(await j(e,a,t,s));return(0,N().join)([...d,
x(e,t)])}function x({directory:e,changed:o},t){const s=v().posix.join(e,"package.json");return o.has(s)?(0,N().fails)("t\
arget-changed",t,{path:s}):N().NOTHING}function M(e,o,t){return e.why==="cycle"?(0,N().fails)("npm-script-cycle",t,{script:o}):
(0,N().fails)("npm-script-chain",t,{script:o,limit:e.limit,what:e.why})}async function $(e,o,t,s){const{event:d,body:a,words:p}=o,
y=(0,P().scriptText)(o),k={targets:[(0,N().target)(e,{kind:"npm_script",name:d,script:y})],problems:[]},A={...e,via:d},{
parts:D,fault:w,isIdle:S}=await(0,O().resolveParts)({body:a,words:p,span:t},A,s),F=await b(e,o),C=[k];let G=w!==void 0;for(const{
problems:H,targets:W}of D){const{kept:B,refused:z}=f(H,p);if(C.push({targets:W,problems:B.map(n(F))}),z===void 0)continue;
const K=i(z)&&!r(z);G||=K;const Y=K&&!F?"error":void 0,J={script:d,text:y,reason:z.rule};w||C.push((0,N().fails)("npm-sc\
ript-text",t,J,Y))}if(S&&C.push((0,N().fails)("only-prints",t,{program:"npm",flag:`run ${d}`})),w===void 0)C.push(h(p));else{
const H=F&&p.length===0?"notice":void 0,W={script:d,text:y,...w,words:p.map(B=>B.text)};C.push((0,N().fails)("npm-script\
-form",p[0]?.span??t,W,H))}return G&&F&&C.push((0,O().namedTargets)(a,A,t)),(0,N().join)(C)}async function b({base:e,directory:o,
changed:t},{event:s,body:d}){return(e&&(await(0,T().usablePackageJson)(e,o))?.scripts.get(s))===d&&(!t.has((0,N().from)(
{directory:o},"package.json"))||!/npm_/.test(d))}function h(e){const o=e.flatMap(t=>(0,L().firstErrors)((0,I().lex)(`x ${(0,P().
quoteForScript)(t.text)}`).problems).map(s=>({...s,span:t.span})));return{targets:[],problems:o}}function f(e,o){const t=({
span:p})=>o.some(y=>c(y.span,p)),s=e.filter(p=>t(p)||u(p)),d=e.filter(p=>!s.includes(p)),a=d.filter(i);return{kept:s,refused:a.
find(p=>!r(p))??a[0]??d[0]}}function r({rule:e}){return e==="program-not-allowed"}function n(e){return o=>e&&o.rule==="t\
ool-unknown"?{...o,severity:"notice"}:o}function c(e,o){return e.start<o.end&&e.end>o.start}function i({severity:e}){return e===
"error"}const l=new Set(["build-files-unread","dependency-not-compared","dependency-redirected","target-changed","target\
-writes","not-installed","only-prints","tool-runs-file","tool-unknown","workspaces-changed"]);function u({rule:e,args:o}){
return e==="dependency-unverified"?"fault"in o&&["removed","stale"].includes(o.fault):l.has(e)||e.startsWith("npm-script\
-")||e.startsWith("npmrc-")}},52437:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveNpm=f,m.resolveTool=
r;function v(){const t=g(76760);return v=function(){return t},t}function I(){const t=g(91063);return I=function(){return t},
t}function L(){const t=g(32854);return L=function(){return t},t}function R(){const t=g(93028);return R=function(){return t},
t}function T(){const t=g(13254);return T=function(){return t},t}function N(){const t=g(31901);return N=function(){return t},
t}function O(){const t=g(66227);return O=function(){return t},t}function P(){const t=g(62205);return P=function(){return t},
t}function j(){const t=g(60210);return j=function(){return t},t}function E(){const t=g(96916);return E=function(){return t},
t}function x(){const t=g(59867);return x=function(){return t},t}function M(){const t=g(56788);return M=function(){return t},
t}function $(){const t=g(46912);return $=function(){return t},t}function b(){const t=g(38218);return b=function(){return t},
t}function h(){const t=g(10473);return h=function(){return t},t}async function f(t,s,d){const{subcommand:a,operands:p,flags:y}=t,
[k]=p,A=k?.span??y[0]?.span??{start:0,end:0};if(a==="exec")return k===void 0?M().NOTHING:r(s,t,k);const{project:D,selected:w,
runs:S,packages:F,problems:C}=await(0,$().scriptsThatRun)(t,s,A);if(D===void 0)return{targets:[],problems:C};const G=[await(0,j().
inspectNpmrc)({...s,directory:D},A)];for(const H of F){const W=S.filter(B=>B.directory===H);G.push(await(0,P().resolveRuns)(
{...s,directory:H},W,A,d))}return w&&!F.includes(D)&&G.push((0,P().manifestChange)({...s,directory:D},A)),(0,M().join)([
...G,{targets:[],problems:C}])}async function r(t,s,{text:d,span:a}){if(!(0,N().isToolName)(d))return M().NOTHING;const p=s.
starts==="file",y=p?M().NOTHING:await(0,O().resolveAtHome)(t,A=>n(A,d,a));if(!p&&y.targets.length===0)return y;const k=await(0,b().
resolveToolFiles)(s,t);return(0,M().join)([y,(0,I().isKnownTool)(t.families.tools,d)?M().NOTHING:(0,M().fails)("tool-unk\
nown",a,{tool:d}),k])}async function n(t,s,d){const{tree:a}=t,p=await(0,x().readPackageJson)(a,""),y=(await(0,E().ownBinaries)(
a)).get(s);if(y!==void 0&&t.via!==void 0&&a.stat("node_modules")===void 0)return(0,h().resolveCommitted)(t,{text:y.file,
span:d});if(p===x().INVALID)return(0,M().fails)("package-json-invalid",d,{path:"package.json"});if(p?.binaries.has(s))return(0,M().
fails)("binary-shadowed",d,{name:s,path:p.path});const k=(0,M().from)(t,`node_modules/.bin/${s}`);if(t.directory!==""&&a.
stat(k)!==void 0)return(0,M().fails)("dependency-unverified",d,{name:s,path:k,fault:"elsewhere"});const A=a.stat("node_m\
odules");if(A===void 0)return o(t,p,s,d);const D=await u(a,s),w=a.stat(D),S=(0,L().resolveInTree)(a,D);if(w===void 0||S.
kind==="missing")return(0,M().fails)("binary-missing",d,{name:s});if(S.kind!=="inside")return(0,M().fails)("target-outsi\
de",d,{path:D,reason:"symlink"});const F=(0,O().packageOf)(S.path),C=A.tracked||w.tracked,G=!C&&S.entry.tracked&&await i(
a,S.path);if(F===void 0&&!G||!(0,R().isRegular)(S.entry.kind))return(0,M().fails)("dependency-unverified",d,{name:s,path:S.
path,fault:"elsewhere"});if(!G&&(C||S.entry.tracked)){const B={name:F??s,path:S.path,fault:"committed"};return(0,M().fails)(
"dependency-unverified",d,B)}const H=G?await(0,O().inspectOrigin)(t,l(a,D)??s,d):await c(t,s,S.path,d);if(H.some(O().isUnverified))
return{targets:[],problems:H};if(!await e(a,S.path))return(0,M().fails)("binary-not-node",d,{name:s,path:S.path});G&&t.changed.
has(S.path)&&H.push((0,T().problemAt)("target-changed",d,{path:S.path}));const W={kind:"package_binary",name:s,path:S.path};
return{targets:[(0,M().target)(t,W)],problems:H}}async function c(t,s,d,a){const p=(0,O().packageOf)(d)??s,y=d.slice(`no\
de_modules/${p}/`.length),k={name:s.startsWith("@")?void 0:s,file:y},A=await(0,O().inspectDependency)(t,{name:p,path:d,binary:k},
a);return p===s||!(await(0,x().readLocks)(t.tree)).npm?.packages.has(s)?A:[...A,...await(0,O().inspectOrigin)(t,s,a)]}async function i(t,s){
return(await(0,E().ownPackages)(t)).some(d=>(0,L().isWithin)(s,d))}function l(t,s){return(0,O().packageOf)(v().posix.join(
v().posix.dirname(s),t.readlink(s)??""))}async function u(t,s){const d=`node_modules/.bin/${s}`;if(!s.startsWith("@"))return d;
const a=await(0,x().usablePackageJson)(t,`node_modules/${s}`);if(a===void 0)return d;const[p]=a.binaries.keys();return`n\
ode_modules/.bin/${(a.binaries.size===1?p:void 0)??s.replace(/^@[^/]*\//,"")}`}async function e(t,s){return/\.[cm]?js$/.
test(s)||/^#!.*[/ ]node\b/.test(await(0,h().firstLineOf)(t,s))}async function o(t,s,d,a){const p=await(0,O().ownerOf)(t.
tree,d,s?.dependencies??new Set);if(p===void 0)return(0,M().fails)("binary-missing",a,{name:d});const y={kind:"package_b\
inary",name:d},k=await(0,O().inspectDependency)(t,{name:p,path:d},a);return{targets:[(0,M().target)(t,y)],problems:[t.tree.
isPending?.("node_modules")?(0,T().problemAt)("target-not-judged",a,{path:d}):(0,T().problemAt)("not-installed",a,{name:d}),
...k]}}},60210:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.effectOf=b,m.foreignSettings=c,m.inspectNpmrc=
E,m.npmrcCopies=h,m.readNpmrc=j;function v(){const i=g(76760);return v=function(){return i},i}function I(){const i=g(58238);
return I=function(){return i},i}function L(){const i=g(32854);return L=function(){return i},i}function R(){const i=g(93028);
return R=function(){return i},i}function T(){const i=g(94411);return T=function(){return i},i}function N(){const i=g(56788);
return N=function(){return i},i}function O(){const i=g(10473);return O=function(){return i},i}const P=64*1024;async function j(i){
const l=await(0,O().readText)(i.tree,(0,N().from)(i,".npmrc"),P);if(l===void 0)return{settings:{}};if("unread"in l)return l;
const u=(0,R().lfsObstacle)(l.text);return u!==void 0?{unread:u}:{settings:(0,I().parse)(l.text),file:l.path}}async function E(i,l){
const u=(0,N().from)(i,".npmrc"),e=await j(i);if("unread"in e)return(0,N().fails)("npmrc-setting",l,{path:u,keys:[],why:e.
unread});const{settings:o,file:t=u}=e,s=!i.base||i.changed.has(u)||i.changed.has(t),d=i.base&&await j({...i,tree:i.base}),
a=d&&"settings"in d?d.settings:{},p={changed:[],decides:[],stands:[]};for(const[y,k]of Object.entries(o)){const A=b(y,k),
D=s&&JSON.stringify(a[y])!==JSON.stringify(k),w=y==="node-options"&&!(0,T().areHarmlessOptions)(String(k));A==="harmless"||
A==="honoured"&&!D&&!w||p[D?"changed":A==="other"?"stands":"decides"].push(y)}return(0,N().join)(Object.entries(p).map(([
y,k])=>k.length===0?N().NOTHING:(0,N().fails)("npmrc-setting",l,{path:u,keys:k,why:y},y==="stands"?"warning":void 0)))}const x=new Set(
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),M=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),$=new Set(["ignore\
-scripts","node-options"]);function b(i,l){const u=typeof l!="object"&&!String(l).includes("${");if(i==="ignore-scripts"&&
u)return typeof l=="boolean"?"honoured":"decides";if($.has(i)&&u)return"honoured";const e=i.toLowerCase().replaceAll("_",
"-");return M.has(e)||i.includes("${")?"decides":!x.has(i)||typeof l=="object"&&!Array.isArray(l)||String(l).includes("$\
{")?"other":"harmless"}async function h(i,l){return Promise.all((0,R().filesNamed)(i,".npmrc").map(({path:u})=>f(i,u,l)))}
async function f(i,l,u){const e=v().posix.dirname(l),o=await j({tree:i,directory:e==="."?"":e});if("unread"in o)return r(
i,l,o.unread);const{settings:t,file:s=l}=o,d=u.has(l)||u.has(s),a=([y,k])=>{const A=b(y,k);return A==="harmless"||A==="h\
onoured"&&!d},p=Object.entries(t);return{path:s,text:(0,I().stringify)(Object.fromEntries(p.filter(a))),dropped:p.filter(
y=>!a(y)).map(([y])=>y)}}function r(i,l,u){const e=(0,L().resolveInTree)(i,l);return e.kind==="inside"&&(0,R().isRegular)(
e.entry.kind)?{path:e.path,text:"",dropped:[u]}:{path:l,dropped:[u]}}const n=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function c(i,l){return(await h(i,l)).flatMap(({path:e,dropped:o})=>{const t=o.filter(s=>!n.test(s));return t.length>
0?[`${e}: ${t.join(", ")}`]:[]})}},45156:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.compareWithBase=
O,m.knownHosts=void 0,m.replacedArchive=$;function v(){const a=g(3463);return v=function(){return a},a}function I(){const a=g(
32854);return I=function(){return a},a}function L(){const a=g(93028);return L=function(){return a},a}function R(){const a=g(
13254);return R=function(){return a},a}function T(){const a=g(60210);return T=function(){return a},a}function N(){const a=g(
59867);return N=function(){return a},a}async function O(a,p,y,k){if(a===p)return[];const[{npm:A},{npm:D}]=await Promise.
all([(0,N().readLocks)(a),(0,N().readLocks)(p)]),w=D?.packages.get(y),S={name:y,tree:a,base:p,before:[...w?[w]:[],...await r(
p,y)],hosts:await o(p),configured:await t(a,y)},F=await f(S),C=A?.packages.get(y),H=C?P(C,S):A?void 0:E({name:y,version:"",
source:{kind:"registry"}},S);return H&&F.push({name:y,path:A?.path??".npmrc",...H}),F.map(W=>(0,R().problemAt)("dependen\
cy-redirected",k,W))}function P(a,p){const{tree:y,base:k}=p,A=p.before.find(w=>b(w,a));return A?.version===a.version&&h(
A,a)||$(a,y,k)?{how:"integrity",to:a.integrity??"nothing"}:A?E(a,p):j(a,p)}function j(a,p){const{source:y}=a;if(y.kind===
"git"||y.kind==="tarball")return{how:y.kind,to:y.at};if(y.kind==="file"){const k=p.before.some(A=>A.source.kind!=="file");
return M(a,p.tree)&&!k?void 0:{how:"file",to:y.at}}return a.name!==p.name?{how:"alias",to:a.name}:E(a,p)}function E({source:a},{
hosts:p,configured:y}){if(a.kind!=="registry")return;const k=e(a,y);return p.has(k)?void 0:{how:"host",to:k}}function x({
source:a}){if(a.kind==="file")return(0,I().normalise)(a.at.replace(/#.*$|::.*$/s,""))||void 0}function M(a,p){const y=x(
a),k=y===void 0?void 0:(0,I().resolveInTree)(p,y);return k?.kind==="inside"&&k.entry.kind==="directory"}function $(a,p,y){
const k=x(a);if(k===void 0)return!1;const[A,D]=[p,y].map(S=>(0,I().resolveInTree)(S,k));return!(A?.kind==="inside"&&(0,L().
isRegular)(A.entry.kind))||D?.kind!=="inside"?!1:A.entry.oid!==D.entry.oid||A.entry.size!==D.entry.size}function b(a,p){
return a.name===p.name&&a.source.kind===p.source.kind&&i(a)===i(p)}function h({integrity:a,source:p},{integrity:y}){if(a===
void 0||p.kind==="file"&&y===void 0)return!1;if(y===void 0)return!0;const k=w=>w.split("-",1)[0],A=y.split(/\s+/),D=a.split(
/\s+/).filter(w=>A.some(S=>k(S)===k(w)));return D.length>0&&!D.some(w=>A.includes(w))}async function f(a){const{name:p,tree:y,
before:k}=a;return(await r(y,p)).flatMap(A=>{if(A.source.kind==="registry"&&A.name===p||k.some(S=>b(S,A)))return[];const w=j(
A,a);return w===void 0?[]:[{name:p,path:"package.json",...w}]})}async function r(a,p){const y=(0,v().objectIn)(await(0,N().
readJsonFile)(a,"package.json")),k=["dependencies","devDependencies","optionalDependencies"].map(C=>(0,v().textIn)((0,v().
objectIn)(y[C]),p)),{overrides:A,resolutions:D,pnpm:w}=y,S=[A,D,(0,v().objectIn)(w).overrides].flatMap(C=>Object.entries(
(0,v().objectIn)(C)).flatMap(([G,H])=>c(G,p)?[typeof H=="string"?H:(0,v().textIn)((0,v().objectIn)(H),".")]:[]));return[
...new Set([...k,...S])].filter(C=>C!==""&&!C.startsWith("workspace:")).map(C=>n(C,p))}function n(a,p){const y=(0,N().aliasIn)(
a);return y!==void 0&&y!==p?{name:y,version:"",source:{kind:"registry"}}:{name:p,version:"",source:(0,N().sourceOf)(a,p,
"")}}function c(a,p){const y=a.split(/[>]|\*\*\//).at(-1)??"";return y===p||y.startsWith(`${p}@`)||y.endsWith(`/${p}`)}function i({
source:{kind:a,at:p=""},version:y}){return a==="tarball"&&y!==""?p.replaceAll(y,"*"):a==="registry"&&u.includes(p)?"":p}
const l="registry.npmjs.org",u=[l,"registry.yarnpkg.com"];function e({at:a},p){return(a===void 0||u.includes(a)?p:void 0)??
a??l}const o=m.knownHosts=(0,L().perTree)(async a=>{const p=await s(a),y=Object.entries(p).filter(([D])=>D==="registry"||
D.endsWith(":registry")).map(([,D])=>d(String(D))),k=((await(0,N().readLocks)(a)).npm?.all??[]).flatMap(({source:D})=>D.
kind==="registry"&&D.at?[D.at]:[]),A=p.registry===void 0||k.some(D=>u.includes(D));return new Set([...y,...k,...A?u:[]])});
async function t(a,p){const y=await s(a),[k]=p.startsWith("@")?p.split("/"):[],A=k&&y[`${k}:registry`]||y.registry;return A===
void 0?void 0:d(String(A))}async function s(a){const p=await(0,T().readNpmrc)({tree:a,directory:""});return"settings"in p?
p.settings:{}}function d(a){return URL.canParse(a)?new URL(a).host:a}},96916:function(U,m,g){Object.defineProperty(m,"__\
esModule",{value:!0}),m.inspectShadows=$,m.ownPackages=m.ownBinaries=void 0;function v(){const n=g(76760);return v=function(){
return n},n}function I(){const n=g(32854);return I=function(){return n},n}function L(){const n=g(93028);return L=function(){
return n},n}function R(){const n=g(11331);return R=function(){return n},n}function T(){const n=g(59867);return T=function(){
return n},n}function N(){const n=g(56788);return N=function(){return n},n}function O(){const n=g(47668);return O=function(){
return n},n}const P=m.ownPackages=(0,L().perTree)(async n=>{const c=await(0,O().listWorkspaces)(n,""),i=Array.isArray(c)?
c.map(({directory:t})=>t):[],{npm:l,unread:u}=await(0,T().readLocks)(n),e=(l?.all??[]).flatMap(({source:t})=>t.kind==="f\
ile"?(0,I().normalise)(t.at)??[]:[]),o=u.length>0?await j(n):[];return[...new Set([...i,...e,...o])].filter(t=>t!=="")});
async function j(n){const c=await(0,T().usablePackageJson)(n,""),i=(0,L().filesNamed)(n,"package.json").map(({path:u})=>v().
posix.dirname(u)),l=[];for(const u of i){const e=u==="."?void 0:await(0,T().usablePackageJson)(n,u);e!==void 0&&c?.dependencies.
has(e.name)&&l.push(u)}return l}const E=m.ownBinaries=(0,L().perTree)(async n=>{const c=new Map;for(const i of await P(n)){
const l=await(0,T().usablePackageJson)(n,i);for(const[u,e]of l?.binaries??[]){const o=v().posix.join(i,e);c.set(v().posix.
basename(u),{file:o,manifest:v().posix.join(i,"package.json")})}}return c}),x=new Set([...R().PROGRAM_NAMES,...`[ alias \
awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),M=new Set(["node","npm","npx","sh"]);async function $(n,c){const{tree:i,base:l}=n,
u=await E(i),e=l&&await E(l),o=[...u].flatMap(([s,{manifest:d}])=>x.has(s)?[b(s,d,e?.has(s)===!0,c)]:[]),t=[];for(const s of(0,O().
foldersUpFrom)(n.directory)){const d=await h(i,v().posix.join(s,"node_modules/.bin"));for(const{name:a,path:p,isLocked:y}of d)
t.push(b(a,p,y,c))}return(0,N().join)([...o,...t])}function b(n,c,i,l){return i?M.has(n)?(0,N().fails)("program-replaced",
l,{name:n,path:c},"warning"):N().NOTHING:(0,N().fails)("program-replaced",l,{name:n,path:c})}const h=(0,L().perPath)(async(n,c)=>{
const i=[];for(const{path:l}of n.list(c)){const u=v().posix.basename(l).replace(/\.(?:cmd|exe|ps1)$/,"");if(!x.has(u))continue;
const e=(0,I().resolveInTree)(n,l);if(e.kind!=="inside")continue;const o=e.path===l?await f(n,e.entry):e.path,t=o!==void 0&&
/node_modules\/(?!\.bin\/)/.test(o);i.push({name:u,path:l,isLocked:t&&!e.entry.tracked})}return i});async function f(n,{
path:c,size:i=0}){if(i>r)return;const l=(await n.read(c)).toString("utf8"),[,u]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(l)??
[];return u&&v().posix.join(v().posix.dirname(c),u)}const r=16*1024},59867:function(U,m,g){Object.defineProperty(m,"__es\
Module",{value:!0}),m.INVALID=void 0,m.aliasIn=d,m.binOf=b,m.readPackageJson=m.readLocks=m.readLock=m.readJsonFile=void 0,
m.sourceOf=o,m.usablePackageJson=M;function v(){const a=g(26040);return v=function(){return a},a}function I(){const a=g(
3463);return I=function(){return a},a}function L(){const a=g(95244);return L=function(){return a},a}function R(){const a=g(
32854);return R=function(){return a},a}function T(){const a=g(93028);return T=function(){return a},a}function N(){const a=g(
10473);return N=function(){return a},a}const O=["dependencies","devDependencies","optionalDependencies"],P=64*1024*1024,
j=m.INVALID=Symbol("invalid"),E=m.readJsonFile=(0,T().perPath)(async(a,p)=>{if((0,R().resolveInTree)(a,p).kind==="missin\
g")return;const y=await(0,N().readText)(a,p,P);if(y===void 0||"unread"in y||(0,I().isNestedTooDeep)(y.text))return j;const k=(0,v().
attempt)(()=>JSON.parse(y.text.replace(/^\uFEFF/,"")));return typeof k=="object"&&k!==null?k:j}),x=m.readPackageJson=(0,T().
perPath)(async(a,p)=>{const y=p===""?"package.json":`${p}/package.json`,k=await E(a,y);return k===void 0||k===j?k:$(y,k)});
async function M(a,p){const y=await x(a,p);return y===j?void 0:y}function $(a,p){const y=typeof p.name=="string"?p.name:
"";return{path:a,name:y,scripts:h(p.scripts),binaries:new Map(Object.entries(b(p.bin,y)??{})),dependencies:new Set(O.flatMap(
k=>[...h(p[k]).keys()])),workspaces:f(p.workspaces)}}function b(a,p){if(typeof a=="string")return{[p.replace(/^@[^/]*\//,
"")]:a};const y=h(a);return y.size===0?void 0:Object.fromEntries(y)}function h(a){return new Map(Object.entries((0,I().objectIn)(
a)).flatMap(([p,y])=>typeof y=="string"?[[p,y]]:[]))}function f(a){const p=Array.isArray(a)?a:(0,I().objectIn)(a).packages;
return Array.isArray(p)?p.filter(y=>typeof y=="string"):[]}const r=m.readLocks=(0,T().perTree)(async a=>{const p=L().LOCKFILES.
filter(D=>a.stat(D)!==void 0),y=L().NPM_LOCKFILES.find(D=>p.includes(D)),k=y===void 0?void 0:await n(a,y),A=p.filter(D=>!L().
NPM_LOCKFILES.some(w=>w===D));return k==="unread"?{unread:[y??"",...A]}:y===void 0?{unread:A}:{npm:k??{path:y,packages:new Map,
all:[]},unread:A}}),n=m.readLock=(0,T().perPath)(async(a,p)=>{const y=await(0,N().readText)(a,p,P),k=y&&"text"in y?y.text.
replace(/^\uFEFF/,""):"",A=(0,I().objectIn)((0,v().attempt)(()=>JSON.parse(k)));if(A.packages===void 0)return A.lockfileVersion===
1?"unread":void 0;const D=new Map,w=[];for(const[S,F]of Object.entries((0,I().objectIn)(A.packages))){if(S==="")continue;
const[,C,G]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(S)??[],H=c(G??S,(0,I().objectIn)(F));C===""&&G!==void 0&&D.
set(G,H),w.push(H)}return{path:p,packages:D,all:w}});function c(a,p){const y=(0,I().textIn)(p,"name")||a,k=(0,I().textIn)(
p,"version"),A=(0,I().textIn)(p,"resolved"),D=(0,I().textIn)(p,"integrity"),w=b(p.bin,y),S=p.link===!0?{kind:"file",at:A.
replace(/^file:/,"")}:o(A,y,k);return{name:y,version:k,source:S,...D&&{integrity:D},...w&&{bin:w}}}const i={kind:"regist\
ry"},l=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,u=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
e=/^(?:file|link|portal|workspace):(.*)$/is;function o(a,p,y){const[,k]=e.exec(a)??[];return k!==void 0?{kind:"file",at:k}:
l.test(a)?{kind:"git",at:a.replace(/#.*$/s,"")}:/^https?:/i.test(a)?t(a,p,y):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(a)||
/\.t(?:ar\.)?gz$/i.test(a)?{kind:"file",at:a}:u.test(a)?{kind:"git",at:a.replace(/#.*$/s,"")}:i}function t(a,p,y){const k={
kind:"tarball",at:a.replace(/#.*$/s,"")};if(!URL.canParse(a))return k;const{host:A,pathname:D}=new URL(a),w=s(D),[,S]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(w)??[];if(A==="codeload.github.com"&&S!==void 0)return{kind:"git",at:`https://github.com/${S}`};const F=p.replace(/^@[^/]*\//,
"");return w.endsWith(`/${p}/-/${F}-${y}.tgz`)||w.endsWith(`/${p}/-/${p}-${y}.tgz`)||A==="npm.pkg.github.com"&&w.startsWith(
`/download/${p}/${y}/`)?{kind:"registry",at:A}:k}function s(a){try{return decodeURIComponent(a)}catch{return a}}function d(a){
const[,p]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(a)??[];return p===void 0||/^[\^~<>=*v\d]/.test(p)?void 0:p}},65490:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.isPackageManager=M,m.resolvePackageManager=x,m.selectsPackages=$;function v(){
const f=g(76760);return v=function(){return f},f}function I(){const f=g(93028);return I=function(){return f},f}function L(){
const f=g(31901);return L=function(){return f},f}function R(){const f=g(52437);return R=function(){return f},f}function T(){
const f=g(62205);return T=function(){return f},f}function N(){const f=g(60210);return N=function(){return f},f}function O(){
const f=g(59867);return O=function(){return f},f}function P(){const f=g(56788);return P=function(){return f},f}function j(){
const f=g(46912);return j=function(){return f},f}function E(){const f=g(47668);return E=function(){return f},f}async function x(f,r,n,c){
const{subcommand:i,operands:l,flags:u}=f,[e]=l;if(e===void 0)return P().NOTHING;const{text:o,span:t}=e,s=(0,P().join)([await(0,N().
inspectNpmrc)({...n,directory:""},t),n.directory===""?P().NOTHING:await(0,N().inspectNpmrc)(n,t)]),d=(0,L().isProgram)(o)||
n.families?.allowed.has(o)===!0,a={...f,subcommand:"exec"};if(i==="exec")return(0,P().join)([s,d?P().NOTHING:await(0,R().
resolveTool)(n,a,e)]);const p=await b(n,$(f,r),t);if("problems"in p)return(0,P().join)([s,p]);const y=p.filter(({manifest:D})=>D.
scripts.has(o));if(y.length>0){const D=y.map(w=>h(w,f,n,c));return(0,P().join)([s,...await Promise.all(D)])}const k=o===
"start";if(i==="script-or-tool"&&!k){if(d)return s;if((0,L().isToolName)(o))return(0,P().join)([s,await(0,R().resolveTool)(
n,a,e)]);if(!/^[\w:.-]*\w[\w:.-]*$/.test(o)){const D=[(0,L().wordProblem)("outside-code",r.program,e)];return(0,P().join)(
[s,{targets:[],problems:D}])}}const A={script:o,passes:u.some(({name:D})=>D==="--if-present")};return(0,P().join)([s,(0,P().
fails)("npm-script-missing",t,A,k?"error":void 0)])}function M({data:f}){return f.starts==="script-or-tool"||f.starts===
"script-tool-or-file"}function $({anyPackage:f,flags:r,passthrough:n},{data:c}){const i=[...r.map(({name:l})=>l),...n.map(
({text:l})=>l)];return f===!0||i.some(l=>c.selecting_flags.includes(l.replace(/=.*/s,"")))}async function b({tree:f,directory:r},n,c){
const i=(0,I().filesNamed)(f,"package.json").flatMap(({path:o})=>o.split("/").includes("node_modules")?[]:v().posix.dirname(
o).replace(/^\.$/,"")),l=o=>f.stat(v().posix.join(o,"package.json"))!==void 0,u=n?i:(0,E().foldersUpFrom)(r).filter(l).slice(
0,1);if(u.length===0)return(0,P().fails)("package-json-missing",c,{directory:r});const e=[];for(const o of u){const t=await(0,O().
readPackageJson)(f,o);if(t===O().INVALID)return(0,P().fails)("package-json-invalid",c,{path:v().posix.join(o,"package.js\
on")});t!==void 0&&e.push({directory:o,manifest:t})}return e}async function h({directory:f,manifest:r},{operands:[n],passthrough:c},i,l){
const u={...i,directory:f},{text:e="",span:o={start:0,end:0}}=n??{},t=(0,j().runsIn)(r,f,{event:e,words:c});return(0,P().
join)([await(0,T().resolveRuns)(u,t,o,l),{targets:[],problems:(0,j().inspectEmpty)(t,e,u,o)}])}},82293:function(U,m,g){Object.
defineProperty(m,"__esModule",{value:!0}),m.alternativesOf=c,m.baseOf=f,m.inspectPaths=O,m.isPattern=h,m.isPlainGlob=x,m.
matchesPattern=M,m.pathProblem=E,m.testProblem=j;function v(){const i=g(32854);return v=function(){return i},i}function I(){
const i=g(13254);return I=function(){return i},i}function L(){const i=g(14395);return L=function(){return i},i}function R(){
const i=g(45806);return R=function(){return i},i}function T(){const i=g(87646);return T=function(){return i},i}const N=new Set(
["--env-file","--env-file-if-exists","--prefix"]);function O(i,l){const{passthrough:u}=i,e=[],o=(s,d)=>{const a=E(s,d,l);
a!==void 0&&e.push(a)};for(const s of[i,...(0,R().launchedBy)(i)]){for(const{name:a,value:p,span:y}of s.flags)p!==void 0&&
(N.has(a)&&o(p,y),a==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(p)&&o(p,y));for(const{as:a,path:p,span:y}of s.subcommand===
"exec"&&s.tool?.files||[]){const k=a==="tests"?j(p,y,l):void 0;k!==void 0&&e.push(k)}if(s.program!=="node"&&s.starts!=="\
file")continue;const d=s.program==="node"&&(0,T().isTestRun)(s)?j:E;for(const{text:a,span:p}of s.operands){const y=a===""||
a==="-"?void 0:d(a,p,l);y!==void 0&&e.push(y)}}const t=u.find(({text:s})=>P.test(s));return t!==void 0&&e.push((0,I().problemAt)(
"absolute-path",t.span,{path:t.text})),e}const P=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function j(i,l,u){if(!h(i))return E(i,l,u);const e=c(i);if(e===void 0)return(0,I().problemAt)("glob-unclear",l,{pattern:i,
reason:"too_many"});for(const o of[i,...e]){const t=E(o,l,u);if(t!==void 0)return{...t,args:{...t.args,path:i}}}}function E(i,l,u){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(i)&&/^(?:data|node|file|[a-z]+:\/)/i.test(i))return(0,I().problemAt)("target-outside",
l,{path:i,reason:"address"});const e=/^(?:[\\/]|[A-Za-z]:)/.test(i),o=e?void 0:(0,v().normalise)(u===""?i:`${u}/${i}`);if(o===
void 0){const t=e?"absolute":"above";return(0,I().problemAt)("target-outside",l,{path:i,reason:t})}if((0,v().isWithin)(o,
".git",{ignoreCase:!0}))return(0,I().problemAt)("target-outside",l,{path:i,reason:"git"})}function x(i){return i.length>
200||i.split("**").length>2?!1:i==="."?!0:i.split("/").every(l=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(l))}function M(i,l,u={}){
return $(i.split("/"),l.split("/"),u)}function $(i,l,u){const[e,...o]=i,[t,...s]=l;return e===void 0?u.partial||l.every(
d=>d==="**"):t===void 0?!1:t!=="**"?b(e,t,u)&&$(o,s,u):$(i,s,u)?!0:b(e,"*",u)&&$(o,l,u)}function b(i,l,{dot:u=!1}){return i.
startsWith(".")&&!l.startsWith(".")&&!u?!1:(0,L().matchesStars)(i,l)}function h(i){return/[*?[{]/.test(i)}function f(i){
return i.replace(/[^/]*[*?[{].*$/s,"")}const r=200,n=1e3;function c(i){if(i.length>n)return;let l=[i.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const u=[];for(;l.length>0;){const e=[];for(const o of l){const t=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(o);if(t===null)
u.push(o);else{const{0:s,1:d="",index:a}=t,[p,y]=[o.slice(0,a),o.slice(a+s.length)];e.push(...d.split(",").map(k=>`${p}${k}${y}`))}}
if(e.length+u.length>r)return;l=e}return u}},9504:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveProgram=
f;function v(){const p=g(76760);return v=function(){return p},p}function I(){const p=g(96215);return I=function(){return p},
p}function L(){const p=g(91063);return L=function(){return p},p}function R(){const p=g(32854);return R=function(){return p},
p}function T(){const p=g(93028);return T=function(){return p},p}function N(){const p=g(97340);return N=function(){return p},
p}function O(){const p=g(46868);return O=function(){return p},p}function P(){const p=g(79757);return P=function(){return p},
p}function j(){const p=g(65490);return j=function(){return p},p}function E(){const p=g(82293);return E=function(){return p},
p}function x(){const p=g(56788);return x=function(){return p},p}function M(){const p=g(38218);return M=function(){return p},
p}function $(){const p=g(10473);return $=function(){return p},p}function b(){const p=g(47668);return b=function(){return p},
p}const h=5;async function f(p,y,k,A){const D=n(p,y,k);if("problems"in D)return D;const{subcommand:w,starts:S,operands:F,
module:C,launched:G}=p,[H]=F,W=[c(y,k,r(p)),...u(p,D),await(0,M().resolveProgramFiles)(p,k)],B={subcommand:w??H?.text??"",
span:r(p)};if(W.push(d(y,D,B)),C!==void 0&&(S!=="module"||G)&&W.push(s(y,D,C)),H!==void 0&&S==="file"&&W.push(e(p,y,D)),
H!==void 0&&S==="module"&&W.push(t(D,H,p.passthrough)),!(0,j().isPackageManager)(y))return(0,x().join)(W);if(w==="run"||
w==="exec"||w==="script-or-tool")W.push(await(0,j().resolvePackageManager)(p,y,D,A));else if(w!==void 0&&(0,j().selectsPackages)(
p,y)){const z={text:w,span:r(p),quoted:!1},K={...p,subcommand:"run",operands:[z]};W.push(await(0,j().resolvePackageManager)(
K,y,D,A))}return(0,x().join)(W)}function r({operands:p,flags:y}){return p[0]?.span??y[0]?.span??{start:0,end:0}}function n({
flags:p},y,k){let A=k;for(const{name:D,value:w,span:S}of p){if(w===void 0||!(0,L().movesTo)(y,D))continue;const F=(0,$().
entryFrom)(A,w,S);if("problems"in F)return F;A={...k,directory:F.path}}return A}function c({program:p,data:y},{tree:k,changed:A},D){
if(y.build_files.length===0)return x().NOTHING;const w=i(k),S=w.get(y)??l(k,y.build_files);w.set(y,S);const F=S.filter(G=>A.
has(G)),C=S.slice(0,h);return(0,x().join)([S.length===0?x().NOTHING:(0,x().fails)("build-files-unread",D,{program:p,files:C,
count:S.length}),...F.map(G=>(0,x().fails)("target-changed",D,{path:G}))])}const i=(0,T().perTree)(()=>new Map);function l(p,y){
const k=A=>y.some(D=>(0,E().matchesPattern)(D.includes("/")?A:v().posix.basename(A),D,{dot:!0}));return[...p.files()].flatMap(
({path:A})=>!(0,R().isWithin)(A,"node_modules")&&k(A)?A:[])}function u({operands:p,flags:y,starts:k,subcommand:A,family:D},w){
const S=D&&(0,j().isPackageManager)(D)&&A!=="test";return[...(k===void 0&&!S?p:[]).map(({text:G,span:H})=>({text:G.replace(
/::.*$/s,""),span:H})),...y.flatMap(({value:G,span:H})=>G===void 0?[]:[{text:G,span:H}])].map(({text:G,span:H})=>{const W=(0,R().
normalise)((0,x().from)(w,G));return W===void 0||W===""?x().NOTHING:(0,R().isWithin)(W,".git",{ignoreCase:!0})?(0,x().fails)(
"target-outside",H,{path:W,reason:"git"}):(0,R().resolveInTree)(w.tree,W).kind==="outside"?(0,x().fails)("target-outside",
H,{path:G,reason:"symlink"}):x().NOTHING})}function e({operands:[p],parsed:y},k,A){if(p===void 0)return x().NOTHING;const{
targets:D,problems:w}=o(A,p),S=(0,P().extensionProblems)(k,p.text,p.span).length>0,F=D.flatMap(({path:C=""})=>S?[]:(0,P().
extensionProblems)(k,C,p.span));return{targets:D.map(C=>({...C,...y&&{parsed:y}})),problems:[...w,...F]}}function o(p,{text:y,
span:k}){const A=(0,E().pathProblem)(y,k,p.directory);if(A!==void 0)return{targets:[],problems:[A]};const D=(0,$().entryFrom)(
p,y,k);if("problems"in D)return D;if(!(0,T().isRegular)(D.kind))return(0,x().fails)("target-not-a-file",k,{path:y,reason:D.
kind});if(!D.tracked)return(0,x().fails)("target-missing",k,{path:y,untracked:!0});const w=(0,R().normalise)((0,x().from)(
p,y))??"";return(0,$().runs)(p,{name:y,path:D.path,wanted:w},k)}function t(p,y,k){const{text:A,span:D}=y,w=(0,N().pythonFiles)(
A).find(S=>!S.endsWith("/__init__.py")&&p.tree.stat((0,x().from)(p,S))!==void 0);if(w===void 0){const S=(0,O().parseUnknownTool)(
y,k,p.families.tools.module);return(0,x().join)([(0,x().fails)("tool-unknown",D,{tool:A}),{targets:[],problems:S}])}return o(
p,{text:w,span:D,quoted:!1})}function s({program:p},{tree:y,base:k,changed:A,directory:D},{text:w,span:S}){const[F]=w.split(
"."),C=[...A].filter(G=>{const[,H=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(v().posix.relative(D,G))??[];return y.stat(G)!==
void 0&&k?.stat(G)===void 0&&(H===F||(0,I().isOfLibrary)(H))});return a(C,{program:p,subcommand:`-m ${w}`},S)}function d({
program:p,data:y},{changed:k,directory:A},{subcommand:D,span:w}){const S=(0,b().foldersUpFrom)(A).flatMap(C=>y.settings.
map(G=>v().posix.join(C,G))),F=[...k].filter(C=>S.some(G=>(0,R().isWithin)(C,G)));return a(F,{program:p,subcommand:D},w)}
function a(p,y,k){return(0,x().join)(p.map(A=>(0,x().fails)("settings-changed",k,{...y,path:A})))}},56788:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.Trail=m.NOTHING=void 0,m.fails=R,m.from=T,m.join=L,m.target=N;function v(){
const E=g(13254);return v=function(){return E},E}const I=m.NOTHING={targets:[],problems:[]};function L(E){return{targets:E.
flatMap(x=>x.targets),problems:E.flatMap(x=>x.problems)}}function R(E,x,M,$){return{targets:[],problems:[(0,v().problemAt)(
E,x,M,$)]}}function T({directory:E},x){return E===""?x:`${E}/${x}`}function N({via:E},x){return E===void 0?x:{...x,via:E}}
const O=64,P=2e3;class j{#n=new Set;#e=new Set;resolve;#s;constructor(x,M){this.resolve=x,this.#s=M}async follow(x,M,$,b){
if(this.#n.has(x))return b({why:"cycle"});const h=await this.#s?.tickScript();if(h!==void 0)return b({why:"time",limit:h});
const f=`${x}\0${M}`;if(this.#e.has(f))return I;if(this.#n.size>=O)return b({why:"depth",limit:O});if(this.#e.size>=P)return b(
{why:"count",limit:P});this.#n.add(x);const r=await $();return this.#n.delete(x),this.#e.add(f),r}}m.Trail=j},74100:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.helperFault=s,m.helperWords=t,m.isWrapperTool=u,m.readScriptForm=h;function v(){
const y=g(76760);return v=function(){return y},y}function I(){const y=g(678);return I=function(){return y},y}function L(){
const y=g(95244);return L=function(){return y},y}function R(){const y=g(32854);return R=function(){return y},y}function T(){
const y=g(93028);return T=function(){return y},y}function N(){const y=g(94411);return N=function(){return y},y}function O(){
const y=g(54669);return O=function(){return y},y}function P(){const y=g(11331);return P=function(){return y},y}function j(){
const y=g(81716);return j=function(){return y},y}function E(){const y=g(54421);return E=function(){return y},y}function x(){
const y=g(82293);return x=function(){return y},y}function M(){const y=g(56788);return M=function(){return y},y}function $(){
const y=g(46912);return $=function(){return y},y}function b(){const y=g(10473);return b=function(){return y},y}function h(y,k){
const A=(0,j().readShellText)(y,k);if(A.length===0&&!(0,$().isBlank)(y))return{commands:A,fault:{part:"the script",why:"\
cannot be read"}};const D=(0,O().lex)(y).problems.find(({rule:w})=>w==="shell-comment");if(D&&A.length>0){const w=y.slice(
D.span.start,D.span.end);return{commands:A,fault:{part:w,why:"hides the words behind it"}}}for(const[w,S]of A.entries()){
const F=w===A.length-1,C=n(S,y)??f(S,F);if(C!==void 0)return{commands:A,fault:C}}return{commands:A}}function f({separator:y},k){
const A=y.trim();if(!(k?A==="":A==="&&"))return{part:A===""?"a line break":A,why:r}}const r="joins commands in another w\
ay than `&&`";function n(y,k){const{words:A,redirections:D,inside:w,subshell:S,defines:F,problems:C,assignments:G}=y,H=k.
slice(y.span.start,y.span.end).trim(),W=(J,V)=>({part:J,why:V});if(S)return W(H,"runs in a subshell");if(F)return W(H,"d\
efines a function");if(w.length>0)return W(H,"runs a command to make a word");const[B]=D;if(B)return W(`${B.operator} ${B.
target?.text??""}`,"redirects input or output");const z=G.find(({name:J,value:V})=>!(0,N().isHarmlessVariable)(J,V));if(z)
return W(`${z.name}=`,"sets a variable that can choose the code that runs");const K=A.find(J=>(0,j().isDynamic)(y,J)&&!c(
y,J,k));if(K){const{start:J,end:V}=K.span;return W(k.slice(J,V),"is only known when the script runs")}const Y=C.find(J=>!i(
J,A));if(Y){const{start:J,end:V}=Y.span;return W(k.slice(J,V).trim()||H,"is syntax of a shell")}return A.length===0?W(H,
"starts no program"):l(A)}function c({problems:y},{span:k},A){return y.every(D=>D.rule!=="variable-expansion"||D.span.end<=
k.start||D.span.start>=k.end||/^\$\{?npm_package_version\}?$/.test(A.slice(D.span.start,D.span.end)))}function i({rule:y,
span:k,severity:A},D){if(y==="variable-expansion"||A==="warning")return!0;if(y!=="brace-expansion")return!1;const w=D.find(
S=>S.span.start<=k.start&&S.span.end>=k.end);return w!==void 0&&(0,x().alternativesOf)(w.text)?.every(S=>!S.startsWith("\
-"))===!0}function l(y){const[k]=y,A=k?.text??"";if((0,P().changesShell)(A)&&!k?.quoted)return{part:A,why:"is a word of \
the shell"};const D=(0,E().startedWords)(y);if(!u(A))return D.length<y.length||(0,P().programNamed)(A)?.kind==="wrapper"?
{part:A,why:"decides how another program runs"}:(0,E().textHanded)(D)&&A!=="node"?{part:A,why:"runs text as code"}:void 0}
function u(y){const k=(0,P().programNamed)(y);return k?.name===y&&k.wraps==="as-tool"}const e={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},o=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function t([y,...k]){if(y?.text==="shx"){
const[A]=k;return A&&(A.text==="echo"||Object.hasOwn(e,A.text))?k:void 0}return y&&Object.hasOwn(e,y.text)?[y,...k]:void 0}
async function s([y,...k],A){const D=y?.text??"",w=e[D];if(w===void 0)return;const S=k.find(({text:C})=>C.startsWith("-")&&
!w.flags.test(C));if(S)return{part:`${D} ${S.text}`,why:"has a flag that is not known"};const F=k.flatMap(({text:C})=>C.
startsWith("-")?[]:[C]);if(F.length<(w.from<0?2:1))return{part:D,why:"names no path"};for(const C of F.slice(w.from)){const G=await d(
C,A);if(G!==void 0)return{part:`${D} \u2026 ${C}`,why:G}}}async function d(y,k){const{tree:A,isOutput:D}=k,w=y.startsWith(
"/")?void 0:(0,R().normalise)((0,M().from)(k,y));if(w===void 0||w==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(y))return"writes to a path that the text does not show";if(o.test(w))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(w)!==void 0)return"writes a configuration file";const S=A.stat(w);if(S?.tracked&&S.kind!=="dire\
ctory")return"writes a file of the commit";const F=`${w}/`;if(S?.tracked&&[...A.files()].some(G=>G.path.startsWith(F)))return"\
writes to a directory of the commit";if(!(D?.(w)||(await a(A))(w)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const a=(0,T().perTree)(async y=>{const k=new Map;for(const{path:A}of y.files()){if(v().posix.
basename(A)!==".gitignore")continue;const D=await(0,b().readText)(y,A,p),w=v().posix.dirname(A).replace(/^\.$/,"");D&&"t\
ext"in D&&k.set(w,(0,I().default)().add(D.text))}return A=>{const D=A.split("/");let w=!1;for(let S=0;S<D.length;S+=1){const F=k.
get(D.slice(0,S).join("/")),C=D.slice(S).join("/"),G=F?.test(C),H=F?.test(`${C}/`);G?.ignored||H?.ignored?w=!0:(G?.unignored||
H?.unignored)&&(w=!1)}return w}}),p=256*1024},61102:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.namedTargets=
i,m.resolveParts=b;function v(){const t=g(76760);return v=function(){return t},t}function I(){const t=g(95244);return I=
function(){return t},t}function L(){const t=g(32854);return L=function(){return t},t}function R(){const t=g(93028);return R=
function(){return t},t}function T(){const t=g(11331);return T=function(){return t},t}function N(){const t=g(81716);return N=
function(){return t},t}function O(){const t=g(54421);return O=function(){return t},t}function P(){const t=g(45806);return P=
function(){return t},t}function j(){const t=g(31901);return j=function(){return t},t}function E(){const t=g(82293);return E=
function(){return t},t}function x(){const t=g(56788);return x=function(){return t},t}function M(){const t=g(74100);return M=
function(){return t},t}function $(){const t=g(10473);return $=function(){return t},t}async function b({body:t,words:s,span:d},a,p){
const y=(0,M().readScriptForm)(t,(0,R().subTree)(a.tree,a.directory)),k=y.fault?(0,N().everyCommand)(y.commands).map(N().
withoutReserved):y.commands,A=[];let{fault:D}=y,w=a;for(const[C,G]of k.entries()){const H=!D||G.words.every(J=>!(0,N().isDynamic)(
G,J)),W=C===k.length-1&&!y.fault,B=[...G.words.map(J=>({...J,span:d})),...W?s:[]],[z,K]=B;if(z?.text==="cd"){const J=K&&
(0,L().normalise)((0,x().from)(w,K.text));(C>0||B.length!==2||J===void 0)&&(D??={part:"cd",why:"changes the directory in\
 the middle, or leaves the repository"}),w={...w,directory:J??w.directory};continue}const Y=(0,M().helperWords)(B);Y&&(D??=
await(0,M().helperFault)(Y,w)),!(Y||z===void 0||!H||(0,T().isWithoutEffect)(z.text))&&A.push(await r(B,w,p))}const S=k.some(
({words:C})=>h.test(C.map(({text:G})=>G).join(" "))),F=!D&&A.length===0&&k.length>0&&!S;return{parts:A,isIdle:F,...D&&{fault:D}}}
const h=/^(?:\[|exit (?!0$)|false|test )/,f=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function r(t,s,d){const a=(0,M().
isWrapperTool)(t[0]?.text??"")?t:(0,O().startedWords)(t),[p,...y]=a;if(p===void 0)return x().NOTHING;const{families:k}=s,
A=(0,j().isProgram)(p.text)?p.text:k?.allowed.get(p.text),D=f.exec(p.text)?.[1]??p.text,w=t[0]===p?void 0:t[0],S=w?n(w):
x().NOTHING;if(A===void 0&&/[\\/]/.test(D))return(0,x().join)([S,c(a,s)]);const{invocation:F,problems:C}=A?(0,P().parseInvocation)(
A,y,k):(0,P().parseInvocation)("npx",[{...p,text:D},...y],k),G=await d.resolve(F,s),H=A===void 0&&G.problems.some(({rule:z})=>z===
"binary-missing");if(H&&k.tools.known(D)!==void 0)return(0,x().join)([S,n(p),{targets:[],problems:C}]);if(H)return(0,x().
join)([S,c(a,s)]);const B=(0,E().inspectPaths)(F,s.directory);return(0,x().join)([S,{targets:[],problems:[...C,...B]},G])}
function n({text:t,span:s}){return(0,x().fails)("program-not-allowed",s,{program:t,group:"other"})}function c(t,s){const[
d]=t;if(d===void 0)return x().NOTHING;const a=t.map(k=>k.text).join(" "),p=t.find(k=>k.span.start!==d.span.start&&(k.text.
startsWith("-")||(0,T().programNamed)(d.text))),y=p?(0,x().fails)("npm-script-form",p.span,{script:s.via??"",text:a,part:d.
text,why:"is a program that the gate does not read",words:[p.text]}):x().NOTHING;return(0,x().join)([n(d),y,i(a,s,d.span)])}
function i(t,s,d){const a=(0,N().everyCommand)((0,N().readShellText)(t)),p=a.flatMap(({words:W})=>l((0,O().startedWords)(
W)[0],s)),y=p.some(({runsScripts:W})=>W)||a.some(W=>W.substituted.length>0||[...W.words,...W.assignments].some(B=>(0,N().
isDynamic)(W,B))),k=t.split(e).filter(W=>W!==""),A=p.flatMap(({finds:W})=>W?.split(" ")??[]),D=[...new Set([...k,...k.flatMap(
u),...A])],w=[s.directory];for(const{words:W}of a){const[B,z]=W;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||z===void 0)&&(w.
push(...w.flatMap(K=>(0,L().normalise)(v().posix.join(K,z.text))??[])),w.length>o))break}const S=[...s.changed],F=[...new Set(
w)].flatMap(W=>D.map(B=>{const z={...s,directory:W},K=(0,L().normalise)(v().posix.join(W,B));if(K===void 0)return x().NOTHING;
const Y=(0,L().resolveInTree)(s.tree,K);if(Y.kind==="inside"&&(0,R().isRegular)(Y.entry.kind))return(0,$().resolveCommitted)(
z,{text:B,span:d});const J=S.filter(V=>/[*?[]/.test(B)?(0,E().matchesPattern)(V,K,{dot:!0}):Y.kind==="inside"&&K!==""&&(0,L().
isWithin)(V,K));return(0,x().join)(J.map(V=>(0,x().fails)("target-changed",d,{path:V})))})),C=y?S.filter(I().isCode):[],
{targets:G,problems:H}=(0,x().join)([...F,...C.map(W=>(0,x().fails)("target-changed",d,{path:W}))]);return{targets:[...new Map(
G.map(W=>[W.path,W])).values()],problems:[...new Map(H.map(W=>[JSON.stringify(W.args),W])).values()]}}function l(t,{families:s}){
const d=t&&!s.allowed.has(t.text)&&(0,T().programNamed)(t.text);return d&&!(0,j().isProgram)(d.name)?[d]:[]}function u(t){
if(!/^[\w./-]*\w$/.test(t))return[];const s=t.replaceAll(".","/"),d=[".py","/__main__.py","/__init__.py"].map(a=>s+a);return[
...[".js",".mjs",".cjs",".ts","/index.js"].map(a=>t+a),...d]}const e=/[\s"'`;&|()<>=:,{}]+/,o=16},46912:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.eventOf=b,m.inspectEmpty=x,m.isBlank=M,m.quoteForScript=r,m.runsIn=h,
m.scriptText=P,m.scriptsThatRun=j;function v(){const n=g(76760);return v=function(){return n},n}function I(){const n=g(13254);
return I=function(){return n},n}function L(){const n=g(60210);return L=function(){return n},n}function R(){const n=g(59867);
return R=function(){return n},n}function T(){const n=g(56788);return T=function(){return n},n}function N(){const n=g(47668);
return N=function(){return n},n}const O={selected:!1,runs:[],packages:[],problems:[]};function P({body:n,words:c}){return[
n,...c.map(({text:i})=>r(i))].join(" ")}async function j(n,c,i){const l=(0,N().readSettings)(n),u=b(n);if(l.informs||u===
void 0)return O;const e=A=>(0,N().findPackages)(l,A,i),o=await e(c);if("problems"in o)return{...O,problems:o.problems};const{
project:t,selected:s,directories:d}=o,a=l.ignoreScripts??await $({...c,directory:t}),p=[],y=[...o.missing,...await E(o,c,
i,e)];let k=!1;for(const A of d){const D=await(0,R().readPackageJson)(c.tree,A);if(D===R().INVALID){const w=v().posix.join(
A,"package.json");y.push(...(0,T().fails)("package-json-invalid",i,{path:w}).problems)}else if(D===void 0)y.push(...(0,T().
fails)("package-json-missing",i,{directory:A}).problems);else if(D.scripts.has(u)){const w={event:u,words:n.passthrough},
S=h(D,A,w,{ignoreScripts:a});p.push(...S),y.push(...x(S,u,{...c,directory:A},i))}else k=!0}if(k){const A={script:u,passes:l.
ifPresent},D=l.ifPresent&&p.length===0&&c.via===void 0,w=u==="start"||D;y.push((0,I().problemAt)("npm-script-missing",i,
A,w?"error":void 0))}return{project:t,selected:s,runs:p,packages:d,problems:y}}async function E({project:n,directories:c},{
base:i,...l},u,e){const o=v().posix.join(n,"package.json");if(i===void 0||!l.changed.has(o))return[];const t=await e({...l,
tree:i});if("problems"in t)return[];const s=t.directories.filter(d=>!c.includes(d));return s.length===0?[]:[(0,I().problemAt)(
"workspaces-changed",u,{path:o,lost:s})]}function x(n,c,{via:i,directory:l},u){if(n.some(({event:o,body:t})=>o===c&&!M(t)))
return[];const e={script:c,path:v().posix.join(l,"package.json")};return[(0,I().problemAt)("npm-script-empty",u,e,i===void 0?
"error":"warning")]}function M(n){return n.split(`
`).every(c=>/^\s*(?:#|$)/.test(c))}async function $(n){const c=await(0,L().readNpmrc)(n);return"settings"in c&&c.settings["\
ignore-scripts"]===!0}function b({subcommand:n,operands:c}){switch(n){case"run":return c[0]?.text;case"test":case"start":case"\
stop":return n;default:return}}function h({scripts:n},c,{event:i,words:l},{ignoreScripts:u}={}){return(u?[i]:[`pre${i}`,
i,`post${i}`]).flatMap(o=>{const t=n.get(o);return t?[{directory:c,event:o,body:t,words:o===i?l:[]}]:[]})}const f=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function r(n){return n===""?"''":f.test(n)?`'${n.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):n}},38218:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveProgramFiles=x,m.resolveToolFiles=
E;function v(){const r=g(76760);return v=function(){return r},r}function I(){const r=g(91063);return I=function(){return r},
r}function L(){const r=g(32854);return L=function(){return r},r}function R(){const r=g(93028);return R=function(){return r},
r}function T(){const r=g(15804);return T=function(){return r},r}function N(){const r=g(82293);return N=function(){return r},
r}function O(){const r=g(56788);return O=function(){return r},r}function P(){const r=g(10473);return P=function(){return r},
r}const j=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(r=>`.${r}`)];async function E(r,n){return M(
r.tool??{files:[],roots:[],nodeFlags:[]},n)}function x({files:r=[],flags:n,family:c},i){const l=n.flatMap(({name:u,value:e})=>e&&
c&&(0,I().movesTo)(c,u)?e:[]);return M({files:r,roots:l,nodeFlags:[]},i)}async function M({files:r,roots:n,nodeFlags:c},i){
const l=["",...n].flatMap(e=>{const o=(0,L().normalise)((0,O().from)(i,e));return o===void 0?[]:[o]}),u=[];for(const e of r)
u.push(e.as==="tests"?await f(e,i):await $(e,[...new Set(l)],i));for(const e of c)u.push(await(0,T().inspectNodeFlag)(e,
i));return(0,O().join)(u)}async function $(r,n,c){const{as:i,path:l,span:u}=r,e=(0,N().pathProblem)(l,u,c.directory);if(e!==
void 0)return{targets:[],problems:[e]};const o=[];for(const t of n){const s=(0,L().normalise)(v().posix.join(t,l));if(s===
void 0)continue;const d=await b(r,s,c);d!==void 0&&o.push(d)}return o.length>0?(0,O().join)(o):i==="code"||i==="config"?
(0,P().nothingAt)(c.tree,v().posix.join(c.directory,l),l,u):i==="module"&&r.first?(0,T().inspectImport)(c,l,u):O().NOTHING}
async function b(r,n,c){const{as:i,path:l,span:u}=r,{tree:e}=c,o=(0,T().firstFile)(e,i==="place"?[n]:j.map(s=>n+s));if(o===
void 0)return;const t=o.kind==="inside"&&!(0,R().isRegular)(o.entry.kind);if(i==="place"&&o.kind==="inside")return O().NOTHING;
if(!t)return h(r,n,o,c);if(i==="config"){const s=(0,L().resolveInTree)(e,v().posix.join(o.path,"tsconfig.json"));return s.
kind==="missing"?O().NOTHING:h(r,n,s,c)}return(0,T().resolveMain)(c,{path:l,wanted:n},u,s=>h(r,n,s.found,c))}async function h({
as:r,path:n,span:c,ifFile:i},l,u,e){const o=await(0,T().resolveFound)(e,{path:n,wanted:l,found:u},c);return r==="module"&&
i&&o.targets.length>0?(0,O().join)([{targets:[],problems:[i]},o]):o}function f({path:r,span:n},c){return(0,T().resolveTests)(
c,r,n,async i=>i.found.kind==="inside"&&(0,R().isRegular)(i.found.entry.kind)?(0,T().resolveFound)(c,i,n):O().NOTHING)}},
10473:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.entryAt=P,m.entryFrom=x,m.fileAt=E,m.firstLineOf=
f,m.hasOtherContent=h,m.nothingAt=j,m.readText=b,m.resolveCommitted=M,m.runs=$,m.whyUnreadable=e;function v(){const o=g(
76760);return v=function(){return o},o}function I(){const o=g(59490);return I=function(){return o},o}function L(){const o=g(
3051);return L=function(){return o},o}function R(){const o=g(32854);return R=function(){return o},o}function T(){const o=g(
93028);return T=function(){return o},o}function N(){const o=g(13254);return N=function(){return o},o}function O(){const o=g(
56788);return O=function(){return o},o}function P(o,t,s){switch(o.kind){case"inside":return o.entry;case"outside":return(0,O().
fails)("target-outside",s,{path:t,reason:"symlink"});case"missing":return(0,O().fails)("target-missing",s,{path:t});case"\
loop":return(0,O().fails)("target-not-a-file",s,{path:t,reason:"loop"})}}function j(o,t,s,d){const a=c(o,t),p=t.slice(0,
Math.max(0,t.length-((0,R().normalise)(s)?.length??0))),y=a&&v().posix.relative(p,a);return(0,O().fails)("target-missing",
d,{path:s,...y&&{near:y}})}function E(o,t,s){const d=P(o,t,s);return"problems"in d||(0,T().isRegular)(d.kind)?d:(0,O().fails)(
"target-not-a-file",s,{path:t,reason:d.kind})}function x(o,t,s){const d=t.startsWith("/")?void 0:(0,R().normalise)((0,O().
from)(o,t));if(d===void 0)return(0,O().fails)("target-outside",s,{path:t,reason:"above"});const a=(0,R().resolveInTree)(
o.tree,d);return a.kind==="missing"?j(o.tree,d,t,s):P(a,t,s)}function M(o,{text:t,span:s}){const d=t.startsWith("/")?void 0:
(0,R().normalise)((0,O().from)(o,t)),a=d===void 0?void 0:(0,R().resolveInTree)(o.tree,d);return d===void 0||a?.kind!=="i\
nside"||!(0,T().isRegular)(a.entry.kind)?O().NOTHING:$(o,{name:t,path:a.path,wanted:d},s)}function $(o,{name:t,path:s,wanted:d},a){
const p=o.changed.has(s)||o.changed.has(d);return{targets:[(0,O().target)(o,{kind:"file",name:t,path:s})],problems:p?[(0,N().
problemAt)("target-changed",a,{path:s})]:[]}}async function b(o,t,s){const d=(0,R().resolveInTree)(o,t);if(!(d.kind==="m\
issing"&&o.stat(t)===void 0))return d.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,T().isRegular)(d.entry.kind)?(d.entry.size??0)>s?{unread:"it is too large"}:{text:(await o.read(d.path,s)).toString(
"utf8"),path:d.path}:{unread:"it is not a regular file"}}async function h(o,t,s){if(o===t)return!1;const[d,a]=[o,t].map(
D=>(0,R().resolveInTree)(D,s));if(d?.kind!=="inside"||a?.kind!=="inside")return!0;const[p,y]=[d.entry,a.entry];if(p.oid!==
void 0&&p.oid===y.oid)return!1;if(p.size!==y.size||!(0,T().isRegular)(p.kind)||!(0,T().isRegular)(y.kind))return!0;const[
k,A]=await Promise.all([o.read(p.path,p.size),t.read(y.path,y.size)]);return!k.equals(A)}async function f(o,t){const[s=""]=(await o.
read(t)).subarray(0,256).toString("latin1").split(`
`,1);return s}const r=(0,T().perTree)(o=>(0,I().groupBy)(o.files(),({path:t})=>v().posix.dirname(t))),n=20;function c(o,t){
const s=t.split("/").slice(-n),d=s.at(-1)??"",a=v().posix.dirname(t),p=s.slice(1,-1).map((w,S)=>s.slice(S+1).join("/")).
find(w=>i(o.stat(w)));if(p!==void 0)return p;const y=(0,T().filesNamed)(o,d).filter(i),k=y.filter(({path:w})=>w.endsWith(
`/${t}`));if(k.length===1)return k[0]?.path;const A=(r(o).get(a)??[]).filter(({path:w})=>v().posix.extname(w)===v().posix.
extname(d)).map(({path:w})=>v().posix.basename(w)),D=(0,L().nearestName)(d,A);return D!==void 0?v().posix.join(a,D):y.length===
1?y[0]?.path:void 0}function i(o){return!!o?.tracked&&(0,T().isRegular)(o.kind)&&!(0,R().isWithin)(o.path,"node_modules")}
const l=2e5,u=2e3;async function e(o,t){const{kind:s,size:d=0}=o.stat(t)??{};if(!(0,T().isRegular)(s))return;if(d>l)return`\
has ${d} bytes`;const a=(await o.read(t)).toString("utf8").split(`
`),p=a.findIndex(y=>y.length>u);return p<0?void 0:`has ${a[p]?.length} characters on line ${p+1}`}},47668:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.findPackages=h,m.foldersUpFrom=c,m.listWorkspaces=void 0,m.readSettings=
e;function v(){const t=g(76760);return v=function(){return t},t}function I(){const t=g(32854);return I=function(){return t},
t}function L(){const t=g(93028);return L=function(){return t},t}function R(){const t=g(13254);return R=function(){return t},
t}function T(){const t=g(59867);return T=function(){return t},t}function N(){const t=g(82293);return N=function(){return t},
t}function O(){const t=g(56788);return O=function(){return t},t}function P(){const t=g(10473);return P=function(){return t},
t}const j=m.listWorkspaces=(0,L().perPath)(async(t,s)=>{const d=(await(0,T().usablePackageJson)(t,s))?.workspaces??[],a=d.
map(S=>(0,N().alternativesOf)(S)?.map(F=>F.replace(/^\.?\/+/,"").replace(/\/$/,""))),p=S=>S?.every(N().isPlainGlob)===!0,
y=a.findIndex(S=>!p(S));if(y>=0)return{unclear:d[y]??""};const k=(S,F)=>C=>C?.some(G=>(0,N().matchesPattern)(S,G,F))===!0,
A=[];for(const{path:S,kind:F}of a.length===0?[]:t.files()){const C=M(s,S);if(C===void 0||(v().posix.basename(S)==="packa\
ge.json"&&A.push(v().posix.dirname(C)),F!=="symlink"||!a.some(k(C,{partial:!0}))))continue;const G=(0,I().resolveInTree)(
t,S);if(G.kind==="outside"||G.kind==="inside"&&G.entry.kind==="directory")return{unclear:S}}const D=A.filter(S=>a.some(k(
S))&&!S.split("/").includes("node_modules")).sort((S,F)=>S.localeCompare(F,"en")),w=a.flatMap(S=>D.filter(F=>k(F,{partial:!0})(
S)));return E(t,s,[...new Set(w)])});async function E(t,s,d){const a=[],p=new Set;for(const y of d){const k=v().posix.join(
s,y).replace(/^\.$/,""),A=await(0,T().readPackageJson)(t,k);if(A===void 0)continue;if(A===T().INVALID)return{broken:`${k}\
/package.json`};const D=A.name||x(k);if(p.has(D))return{broken:A.path};p.add(D),a.push({directory:k,name:D})}return a}function x(t){
const s=v().posix.basename(v().posix.dirname(t)),d=v().posix.basename(t);return s.startsWith("@")?`${s}/${d}`:d}function M(t,s){
return t===""?s:s.startsWith(`${t}/`)?s.slice(t.length+1):void 0}function $(t,s,{directory:d,project:a}){const p=M(a,`${d}\
/`)!==void 0,y=v().posix.resolve("/",p?d:a,s),k=w=>v().posix.join("/",w.directory),A=w=>v().posix.dirname(k(w))===y;if(!(!(d===
a&&!/^\.\/|\/\.[^/]*$/.test(s))&&t.some(A)))return t.filter(w=>w.name===s||k(w)===y||A(w))}const b={script:"",passes:!1};
async function h(t,s,d){const{workspace:a,workspaces:p,includeRoot:y}=t,k=await f(t,s,d);if("problems"in k)return k;const{
directory:A,implied:D}=k;if(p===!1&&a.length>0)return(0,O().fails)("flag-value",d,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const w={project:A,directories:[A],selected:!1,missing:[]};if(p!==!0&&a.length===
0&&D===void 0)return w;const S=await(0,T().usablePackageJson)(s.tree,A);if(S===void 0)return w;const F=await r(A,s,d);if("\
problems"in F)return F;const C=new Map;y&&C.set(S.name,A);const G=[],H=a.length===0;for(const W of F)H&&(D===void 0||W.directory===
D)&&C.set(W.name,W.directory);for(const W of a){const B={directory:s.directory,project:A},z=$(F,W,B);if(z===void 0)return(0,O().
fails)("target-outside",d,{path:W,reason:"workspace"});z.length===0&&G.push((0,R().problemAt)("npm-script-missing",d,{...b,
workspace:W}));for(const K of z)C.set(K.name,K.directory)}return C.size===0?G.length>0?{targets:[],problems:G}:(0,O().fails)(
"npm-script-missing",d,{...b,workspace:""}):{project:A,directories:[...C.values()],selected:!0,missing:G}}async function f({
prefix:t,workspaces:s},d,a){if(t!==void 0)return n(t,d,a);const{tree:p,directory:y}=d,k=c(y),A=k.find(D=>i(p,D)||l(p,D));
if(A===void 0||!i(p,A))return(0,O().fails)("package-json-missing",a,{directory:y});if(s===!1)return{directory:A};for(const D of k.
slice(k.indexOf(A)+1)){const w=await r(D,d,a);if("problems"in w)return w;if(w.some(S=>S.directory===A))return{directory:D,
implied:A}}return{directory:A}}async function r(t,{tree:s},d){const a=await j(s,t);return"unclear"in a?(0,O().fails)("ta\
rget-outside",d,{path:a.unclear,reason:"workspace"}):"broken"in a?(0,O().fails)("package-json-invalid",d,{path:a.broken}):
a}function n(t,s,d){if((0,I().normalise)((0,O().from)(s,t))===void 0)return O().NOTHING;const a=(0,P().entryAt)((0,I().resolveInTree)(
s.tree,(0,O().from)(s,t)),t,d);return"problems"in a?a:{directory:a.path}}function c(t){const s=t.split("/"),d=s.map((a,p)=>s.
slice(0,s.length-p).join("/"));return t===""?d:[...d,""]}function i(t,s){return(0,I().resolveInTree)(t,v().posix.join(s,
"package.json")).kind!=="missing"}function l(t,s){return(0,I().resolveInTree)(t,v().posix.join(s,"node_modules")).kind===
"inside"}const u=new Set(["--usage","--version","--versions"]);function e({flags:t}){const s=t.findLast(({name:p})=>p===
"--prefix")?.value,d=o(t,"--workspaces"),a=o(t,"--ignore-scripts");return{informs:t.some(({name:p})=>u.has(p)),...s===void 0?
{}:{prefix:s},...d===void 0?{}:{workspaces:d},workspace:t.flatMap(({name:p,value:y})=>p==="--workspace"&&y?[y]:[]),includeRoot:o(
t,"--include-workspace-root")===!0,...a===void 0?{}:{ignoreScripts:a},ifPresent:o(t,"--if-present")===!0}}function o(t,s){
const d=t.findLast(a=>a.name===s);return d&&d.negated!==!0}},26040:function(U,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.attempt=g;function g(v){try{return v()}catch{return}}},71487:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),
m.requireDescriptors=R;function v(){const T=g(73024);return v=function(){return T},T}function I(){const T=g(41895);return I=
function(){return T},T}const L=50;function R(){const T=[];try{for(;T.length<L;)T.push((0,v().openSync)(process.execPath,
"r"))}catch(N){if(/^E[MN]FILE$/.test(N.code??""))throw(0,I().systemError)(N)}finally{for(const N of T)(0,v().closeSync)(
N)}}},3463:function(U,m){Object.defineProperty(m,"__esModule",{value:!0}),m.isMapping=g,m.isNestedTooDeep=R,m.objectIn=v,
m.textIn=I;function g(T){return typeof T=="object"&&T!==null&&!Array.isArray(T)}function v(T){return g(T)?T:{}}function I(T,N){
const O=Object.hasOwn(T,N)?T[N]:void 0;return typeof O=="string"?O:""}const L=200;function R(T){if(new RegExp(`^[ \\t?-]{${L}\
}`,"m").test(T))return!0;let N=0;for(const O of T.match(/[[\]{}]/g)??[])if(N=Math.max(0,N+(/[[{]/.test(O)?1:-1)),N>L)return!0;
return!1}},3051:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.nearestName=R;function v(){const T=g(
28940);return v=function(){return T},T}const I=80,L=4;function R(T,N){const O=T.slice(0,I),P=N.find(E=>E.includes(T));if(P!==
void 0&&T.length>=L)return P;const j=N.length>0?(0,v().closest)(O,[...N]):void 0;if(j!==void 0)return(0,v().distance)(O,
j)<=O.length/2?j:void 0}},14495:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.SYSTEM_PATH=void 0,m.
isExecutable=N,m.systemTool=T;function v(){const O=g(73024);return v=function(){return O},O}function I(){const O=g(51455);
return I=function(){return O},O}function L(){const O=g(76760);return L=function(){return O},O}const R=m.SYSTEM_PATH=["/u\
sr/sbin","/usr/bin","/sbin","/bin"].join(L().delimiter);async function T(O){for(const P of R.split(L().delimiter)){const j=(0,L().
join)(P,O);if(await N(j))return j}}async function N(O){try{return await(0,I().access)(O,v().constants.X_OK),(await(0,I().
stat)(O)).isFile()}catch{return!1}}},4339:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.foldersLeftIn=
f,m.removeLeftFolders=h,m.temporaryFolder=b;function v(){const u=g(73024);return v=function(){return u},u}function I(){const u=g(
51455);return I=function(){return u},u}function L(){const u=g(48161);return L=function(){return u},u}function R(){const u=g(
76760);return R=function(){return u},u}function T(){const u=g(63963);return T=function(){return u},u}function N(){const u=g(
26040);return N=function(){return u},u}function O(){const u=g(41895);return O=function(){return u},u}function P(){const u=g(
14495);return P=function(){return u},u}const j="gene-gate-run-",E=3*864e5,x=/\d+/.exec((0,N().attempt)(()=>(0,v().readlinkSync)(
"/proc/self/ns/pid"))??process.platform)?.[0]??"0",M=new RegExp(`^${j}${x}-(\\d+)-`);let $;async function b(){const u=(0,L().
tmpdir)();try{const e=await(0,I().realpath)(u);return $??=h(e),await $,await(0,I().mkdtemp)((0,R().join)(e,`${j}${x}-${process.
pid}-`))}catch(e){const{code:o}=e;throw new(O()).GateError("file_unreadable",`Cannot create a temporary directory in ${u}\
 (${o}).`,"Set TMPDIR to a writable directory with free space.",{cause:e})}}async function h(u){const e=process.getuid?.(),
o=f(u).filter(d=>(0,N().attempt)(()=>(0,v().lstatSync)(d).uid)===e);if(o.length===0)return;for(const d of n(o))await l(d);
const t=n(o),s=o.filter(d=>!t.some(a=>i(a,d)));await Promise.allSettled(s.map(d=>(0,I().rm)(d,{recursive:!0,force:!0})))}
function f(u){return(0,v().readdirSync)(u).filter(e=>e.startsWith(j)).map(e=>(0,R().join)(u,e)).filter(e=>{const o=(0,v().
lstatSync)(e,{throwIfNoEntry:!1}),t=o!==void 0&&o.mtimeMs<Date.now()-E;return o?.isDirectory()&&(t||r(e))})}function r(u){
const e=M.exec((0,R().basename)(u))?.[1];if(e===void 0)return!1;try{return process.kill(Number(e),0),!1}catch(o){return o.
code==="ESRCH"}}function n(u){return((0,N().attempt)(()=>(0,v().readFileSync)("/proc/self/mountinfo","utf8"))??"").split(
`
`).map(t=>(t.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,c)).filter(t=>u.some(s=>i(t,s))).sort((t,s)=>s.length-t.length)}
function c(u,e){return String.fromCharCode(Number.parseInt(e,8))}function i(u,e){return u===e||u.startsWith(`${e}/`)}async function l(u){
const e=await(0,P().systemTool)("umount");try{e&&await(0,T().exec)(e,["-l",u],{silent:!0})}catch{}}},34482:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.Places=void 0,m.contextIn=L;function v(){const N=g(32854);return v=function(){
return N},N}const I="/\0checkout";function L({policy:N,tree:O,platform:P,cwd:j="",checkoutAs:E},x){const{workspace:M}=N,
$=R(N)?I:void 0,b=E===void 0?j:"..",{files:h,cwd:f=b===""?$:`${$??M}/${b}`}=x;return{policy:N,platform:P,proposal:x,mount:h?
{at:"/",tree:h}:O?{at:$??M,tree:O}:{at:I},cwd:f}}function R({workspace:N}){const O=(0,v().locatePath)(N,I,{at:I});return O!==
void 0&&(0,v().isLocatedIn)(O,I)}class T{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:O},cwd:P,platform:j,mount:E}){
this.#n=E,this.#e=E.at==="/"?E:{at:E.at},this.#s=j!=="linux",this.workspace=(0,v().locatePath)(O,I,this.#e)??I,this.cwd=
P===void 0?this.workspace:(0,v().locatePath)(P,this.workspace,E)??I}locate(O){return(0,v().locatePath)(O,this.cwd,this.#n)}leadsInto(O,P){
const j=this.locate(O);return j===void 0?!1:P.some(E=>{const x=(0,v().locatePath)(E,this.workspace,this.#e);return x!==void 0&&
this.isIn(j,x)})}isIn(O,P){return(0,v().isLocatedIn)(O,P,{ignoreCase:this.#s})}mayBeIn(O,P){return(0,v().isLocatedIn)(O,
P,{ignoreCase:!0})}}m.Places=T},6163:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.dangerIn=E;function v(){
const b=g(76760);return v=function(){return b},b}function I(){const b=g(97424);return I=function(){return b},b}function L(){
const b=g(11331);return L=function(){return b},b}function R(){const b=g(81716);return R=function(){return b},b}function T(){
const b=g(54421);return T=function(){return b},b}const N=new Map(Object.entries({"deletes files":"rm rmdir shred truncat\
e unlink","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","read\
s the environment":"printenv"}).flatMap(([b,h])=>h.split(" ").map(f=>[f,b]))),O=2,P=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
j={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function E(b){if(P.test(b))return"names a \
file that is made for secrets";const h=(0,R().readShellText)(b),f=(0,R().everyCommand)(h).some(x)?Object.entries(j).find(
([,n])=>n.test(b)):void 0;if(f!==void 0)return`${f[0]} in inline code`;const[r]=(0,I().findDangers)(h);return r?I().DOES[r.
name]:M(h)}function x({words:b}){return b.some((h,f)=>(0,T().textHanded)(b.slice(f))!==void 0)}function M(b,h=0){for(const{
words:f,pipedFrom:r}of(0,R().everyCommand)(b)){const[n,...c]=f;if(n===void 0)continue;const i=v().posix.basename(n.text),
l=$(i);if(l!==void 0)return l;if((0,L().isShell)(i)&&(r!==void 0||c.length===0))return`has \`${i}\` run whatever it reads`;
if(!(i!=="find"&&!(0,L().startsOthers)(i)))for(const{text:u}of c){const e=$(v().posix.basename(u));if(e!==void 0)return e;
const t=h<O&&/\s/.test(u)?M((0,R().readShellText)(u),h+1):void 0;if(t!==void 0)return t}}}function $(b){const{kind:h,wraps:f}=(0,L().
programNamed)(b)??{};if(f==="as-user")return`acts as another user with \`${b}\``;const r=h==="downloader"?"downloads":N.
get(b);return r&&`${r} with \`${b}\``}},41431:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.judgeReading=
M,m.judgeRiskAlone=$,m.missingPaths=u,m.unjudged=b;function v(){const e=g(39763);return v=function(){return e},e}function I(){
const e=g(32854);return I=function(){return e},e}function L(){const e=g(13580);return L=function(){return e},e}function R(){
const e=g(95132);return R=function(){return e},e}function T(){const e=g(6163);return T=function(){return e},e}function N(){
const e=g(38010);return N=function(){return e},e}function O(){const e=g(60279);return O=function(){return e},e}function P(){
const e=g(46121);return P=function(){return e},e}function j(){const e=g(8737);return j=function(){return e},e}function E(){
const e=g(92890);return E=function(){return e},e}function x(){const e=g(72017);return x=function(){return e},e}function M(e,o,t){
const s=(0,j().findProblems)(e),d=k=>l[k](e,s,t),a=d("evolver"),p=d("validator"),y={evolver:a,validator:p}[o]??d(o);return h(
e,[o,y],{evolver:a,validator:p},t)}function $(e,o,t){const s={findings:i((0,j().findProblems)(e))},d={evolver:s,validator:s};
return h(e,["curated",(0,N().judgeRisk)(o,t)],d,t)}function b(e,o,t,s){const d=typeof e=="string"?e:"",a=[(0,R().notJudged)(
`the command \`${d}\``,t)];return h({command:d,words:[],assignments:[],argv:null,targets:[],problems:[]},[o,{findings:a}],
{evolver:{findings:a},validator:{findings:a}},s)}function h(e,[o,t],s,{policy:{a2a:d}}){const a=f(e,i(t.findings)),p=r(a),
y=A=>A===t?p:r(i(A.findings)),k=v().ENGINES.map(A=>{const D=(0,O().refusalBy)(A,e.command),w=d.engines.includes(A)&&{required:!0};
return[A,{...r(D?[D]:[]),...w}]});return{reading:e,verdict:p.verdict,risk:t.risk??c(p.verdict,a),confirmation:t.confirmation??
"standard",findings:a,profiles:{evolver:y(s.evolver),validator:y(s.validator),[o]:p,...Object.fromEntries(k)}}}function f({
command:e},o){const t=o[0]?.severity==="error"?(0,T().dangerIn)(e):void 0;return t===void 0?o:o.map(s=>s.severity==="err\
or"?{...s,harm:"danger",danger:t}:s)}function r(e){const o=n(e),[t]=e;if(o==="block"&&t)return{verdict:o,reason:t};const s=e.
find(({rule:d})=>d==="validator-empty-folder");return s?{verdict:o,remark:s}:{verdict:o}}function n(e){return e.some(({severity:t})=>t===
"error")?"block":e.some(({severity:t,rule:s})=>t==="warning"&&s!=="experimental_mode")?"warn":"allow"}function c(e,o){return e===
"block"?"dangerous":o.some(({rule:t})=>(0,L().ruleOf)(t).writes===!0)?"write":"safe"}function i(e){return v().SEVERITIES.
flatMap(o=>e.filter(({severity:t})=>t===o))}const l={evolver:P().evolver,validator:E().validator,curated:N().curated,workspace:x().
workspace};function u({findings:e}){return e.flatMap(({rule:o,args:{path:t}})=>o==="target-missing"&&typeof t=="string"?
(0,I().normalise)(t)??[]:[])}},21311:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.checkCommandPolicy=
b,m.checkFamily=r,m.failedExamples=h,m.requireExamples=f;function v(){const u=g(7723);return v=function(){return u},u}function I(){
const u=g(51951);return I=function(){return u},u}function L(){const u=g(41895);return L=function(){return u},u}function R(){
const u=g(94853);return R=function(){return u},u}function T(){const u=g(72720);return T=function(){return u},u}function N(){
const u=g(74238);return N=function(){return u},u}function O(){const u=g(5468);return O=function(){return u},u}function P(){
const u=g(87952);return P=function(){return u},u}function j(){const u=g(88220);return j=function(){return u},u}function E(){
const u=g(91063);return E=function(){return u},u}function x(){const u=g(34482);return x=function(){return u},u}function M(){
const u=g(41431);return M=function(){return u},u}function $(){const u=g(72017);return $=function(){return u},u}function b({
families:u,patterns:e}){const o=u.flatMap((t,s)=>l(["families",s],r(t)));return o.length>0?o:e.flatMap((t,s)=>l(["patter\
ns",s],c(t,u)))}function h({policy:u,path:e=N().POLICY_PATH,text:o=""}){return b(u).map(({message:t,pointer:s,value:d})=>{
const a=(0,O().placeIn)(o,s,d);return`${a===void 0?e:`${e}:${a}`}: ${t}`})}function f(u){const e=h(u);if(e.length!==0)throw new(L()).
GateError("policy_invalid",`Examples of the policy fail:
${e.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function r(u){const{name:e}=u,
o=j().familySchema.safeParse(u);if(!o.success)return[{message:`family ${e}: ${v().prettifyError(o.error)}`,pointer:["nam\
e"],value:e}];const{evolver:t,sandbox:s}=o.data;try{t&&(0,E().programFamily)(e,t)}catch(y){const{message:k}=y;return[{message:`\
family ${e}: ${k}`,pointer:["evolver","flags"],value:e}]}const d={...R().DEFAULT_POLICY,programs:[e],families:[o.data],mode:"\
dangerous",allow_dangerous:!0},a=(y,{match:k,not_match:A})=>{const D=(w,S)=>n(w,e,S,d);return[...i("match",k,w=>{const S=y.
find(F=>!D(w,F));return S&&`family ${e}: ${S} rejects its example`}),...i("not_match",A,w=>{const S=y.find(F=>D(w,F));return S&&
`family ${e}: ${S} accepts its example`})]},p=s?.only?[s.only]:["curated","workspace"];return[...t?l(["evolver"],a(["evo\
lver"],t)):[],...s?l(["sandbox"],a(p,s)):[]]}function n(u,e,o,t){const s=(0,I().readWords)(u,{programs:(0,P().programTerms)(
t)}),d=o==="evolver"?s.invocation?.family:s.words[0]?.text===e,a=(0,x().contextIn)({policy:t,tree:void 0,platform:"linux"},
{}),{findings:p}=(0,M().judgeReading)(s,o,a),y=p.filter(({severity:k,rule:A})=>k==="error"&&A!=="family_unavailable");return!!d&&
y.length===0}function c({name:u,regex:e,match:o,not_match:t},s){const d=(0,T().compileLinear)(e);if("error"in d)return[{
message:`${u}: the pattern ${d.error}`,pointer:["regex"],value:e}];const a=p=>(0,$().matchesAnyCommand)(p,e,s);return[...i(
"match",o,p=>a(p)?void 0:`${u}: does not match`),...i("not_match",t,p=>a(p)?`${u}: matches`:void 0)]}function i(u,e,o){return e.
flatMap((t,s)=>{const d=o(t);return d?[{message:`${d} ${t}`,pointer:[u,s],value:t}]:[]})}function l(u,e){return e.map(o=>({
...o,pointer:[...u,...o.pointer]}))}},38010:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.curated=void 0,
m.judgeRisk=o;function v(){const w=g(55972);return v=function(){return w},w}function I(){const w=g(55126);return I=function(){
return w},w}function L(){const w=g(87952);return L=function(){return w},w}function R(){const w=g(13580);return R=function(){
return w},w}function T(){const w=g(95132);return T=function(){return w},w}function N(){const w=g(34482);return N=function(){
return w},w}function O(){const w=g(8737);return O=function(){return w},w}const P=10,j=[b,h,r,n,i,w=>t(l(w),w.context.policy)],
E=(w,S,F)=>{const{policy:C,proposal:G}=F,[H,...W]=y(w),B=[...A(w),...(0,O().besidesProgram)(S,w)],z=G.family??H?.text??"",
K=(0,L().sandboxProgram)("curated",z,C.families),Y=G.mode??(C.experimental.includes(z)?"experimental":"structured");if(H===
void 0||K===void 0){const Z=H?(0,T().finding)("not_in_registry",{family:z},{span:H.span}):(0,T().finding)("no_command",{});
return{...o("dangerous",F),findings:[Z,...B].filter(x)}}const J=new(N()).Places(F),V=(0,I().readArguments)(W,K,p(J)),tn=M(
V),Q=new Set(K.dangerous_targets?.map(Z=>J.locate(Z))),q=tn.some(({path:Z})=>Q.has(J.locate(Z.replace(/\*$/,"")))),X={context:F,
places:J,base:H,name:z,program:K,proposalMode:Y,words:W,read:V,paths:tn,broad:q},[_,...en]=j.map(Z=>Z(X)),nn=[..._??[],...B,
...en.flat()],sn=l(X),rn=s(sn,Y);return{findings:nn.some(({severity:Z})=>Z==="error")?(0,O().firstOfEach)(nn.filter(x),P):
[...nn,...e(X).map(Z=>(0,T().finding)(Z,{}))],risk:sn,confirmation:rn}};m.curated=E;function x({severity:w}){return w!==
"warning"}function M({use:w,values:S}){const F=S.filter(({kind:G,text:H})=>v().PATH_KINDS.has(G)&&H!=="-").map(({text:G,
word:H})=>({path:G,word:H})),{default_operand:C}=w;return F.length===0&&C!==void 0?[{path:C}]:F}const $={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function b({name:w,base:S,
program:F,proposalMode:C,context:G}){const{maturity:H="structured",platforms:W}=F.family.sandbox??{},{category:B}=F.family,
{policy:z,platform:K}=G,Y=$[H];return[...z.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...W?.includes(
K)===!1?[`does not exist on \`${K}\``]:[],...Y.includes(C)?[]:[`has the maturity \`${H}\``]].map(V=>(0,T().finding)("fam\
ily_unavailable",{family:w,reason:V},{span:S.span}))}function h({name:w,base:S}){return w===S.text?[]:[(0,T().finding)("\
family_base_mismatch",{family:w,base:S.text},{span:S.span})]}const f={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function r(w){const{name:S,program:F,words:C,read:G}=w,H=f[S]??"constrained_form.other",
W=F.forms?H:"argument_refused";return[...C.filter(({text:z})=>F.family.category==="archives"&&v().SHELL_OPERATOR.test(z)).
map(({text:z,span:K})=>(0,T().finding)("shell_operator.quoted",{operator:z},{span:K})),...G.objections.filter(({word:z})=>z===
void 0||c(z,w)===void 0).map(({objection:z,word:K})=>(0,T().finding)(W,{family:S,objection:z},K?{span:K.span}:{}))]}function n(w){
return w.words.flatMap(S=>{const F=c(S,w);if(F===void 0)return[];const C={family:w.name,operand:S.text,prefix:F};return[
(0,T().finding)("forbidden_operand_prefix",C,{span:S.span})]})}function c({text:w},{program:S}){const{forbidden_prefixes:F=[]}=S;
return F.find(C=>w.toLowerCase().startsWith(C.toLowerCase()))}function i({paths:w,places:S,context:F}){const{allowed_roots:C}=F.
policy;return C.length===0?[]:w.filter(({path:G})=>G.startsWith("~")||!S.leadsInto(G,C)).map(({path:G,word:H})=>(0,T().finding)(
"outside_allowed_roots",{path:G,roots:C},H&&{span:H.span}))}function l({broad:w,read:{use:S}}){return w?"dangerous":S.risk??
"safe"}const u=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function e({broad:w,paths:S,proposalMode:F,read:C}){
const{flag_warnings:G={}}=C.use;return[...new Set([...(0,I().warningsIn)(C.use),...C.flags.flatMap(W=>G[W]??[]),...w?["b\
road_permission_target"]:[],...S.some(({path:W})=>u.test(W))?["env_secrets"]:[],...F==="experimental"?["experimental_mod\
e"]:[]])]}function o(w,{policy:S,proposal:F}){const C=s(w,F.mode??"structured");return{findings:t(w,S),risk:w,confirmation:C}}
function t(w,{mode:S,allow_dangerous:F}){return w==="safe"||w==="write"&&S!=="safe"||w==="dangerous"&&S==="dangerous"&&F?
[]:[(0,T().finding)("policy_risk",{risk:w,mode:S})]}function s(w,S){return S==="experimental"?"very_strong":w==="dangero\
us"?"strong":"standard"}const d=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],a=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function p(w){return(S,F)=>{const C=v().KINDS[S](F);if(C!==void 0||S!=="destination"&&S!=="source")return C;const G=w.locate(
F);if(G===void 0)return"cannot be resolved";if(G==="/")return"is the root of the file system";const W=(/^[\\/]|^[A-Za-z]:/.
test(F)||!w.isIn(G,w.cwd))&&d.find(B=>w.mayBeIn(G,B));if(W)return`is in the system directory ${W}`;if(S!=="destination")
return w.mayBeIn(w.cwd,G)?"is the working directory or one of its parents":a.test(G)?"is a home directory":void 0}}function y({
words:w,problems:S}){const F=S.filter(({rule:G})=>k.has((0,R().ruleOf)(G).shape)),C=Math.min(...F.map(({span:G})=>G.start));
return w.filter(({span:G})=>G.start<C)}const k=new Set(["operator","redirection","multiline"]);function A({problems:w}){
return w.flatMap(({rule:S,args:F,span:C})=>{const{shape:G}=(0,R().ruleOf)(S);if(G===void 0)return[];if(G==="unreadable")
return[(0,T().finding)("parse_failed",{},{span:C})];const{operator:H,written:W,character:B}=F,z=String(H??W??B),K=G==="o\
perator"?D(z):G;return[(0,T().finding)(`shell_operator.${K}`,{operator:z},{span:C})]})}function D(w){return w==="|"||w===
"|&"?"pipeline":w==="&"?"background":"chaining"}},60279:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),
m.refusalBy=O;function v(){const P=g(95132);return v=function(){return P},P}const I="`node` with a script",L={begins:/^\s*(["']?)node\1\s/,
accepts:I,bare:/[;&|<>`$"'\r]/,script:{flags:/^(?:-[eprCi]|--eval|--print|--require|--conditions|--interactive|--import|--env-file|--(?:experimental-)?loader|--inspect(?:-brk|-port|-publish-uid)?|--watch(?:-path|-preserve-output)?)(?:=|$)/,
informs:/^(?:-v|--version|-h|--help)(?:=|$)/}},R={"engine 1.29":{begins:/^\s*(?:node|npm|npx) \s*\S/,accepts:"`node`, `n\
pm` and `npx`",text:/`|\$\(|(?<=^\s*node\s+)(?:-e|--eval|--print|-p)\b/,bare:/[;&|<>]/},"engine 1.94":{...L,begins:/^\s*node \s*\S/},
"hub 1.94":L,"engine 2":{begins:L.begins,accepts:I,text:/`|\$\(|\\["']/,bare:/[;&|<>`$"'\r\n]/,script:{flags:/^-/,options:/^(?:-c|--check|--)$/,
informs:/^(?:-v|--version|-h|--help)$/}}},T=/"([^"]*)"|'([^']*)'/g,N=/(?:"[^"]*"|'[^']*'|[^\s"']+)+/g;function O(P,j){const{
begins:E,accepts:x,text:M,bare:$,script:b}=R[P],h=j.trimEnd(),[f,...r]=[...h.matchAll(N)].map(({0:a,index:p})=>({text:a.
replace(T,"$1$2"),span:{start:p,end:p+a.length}})),n=a=>(0,v().finding)("validator-script",{engine:P,accepts:x,command:a},
f&&{span:f.span});if(f===void 0||!E.test(h))return n(f?`\`${f.text}\``:"an empty command");const c=h.replace(T,a=>"_".repeat(
a.length)),i=M?.exec(h)??$.exec(c);if(i){const a={start:i.index,end:i.index+i[0].length};return(0,v().finding)("validato\
r-flag",{engine:P,flag:i[0],of:"node"},{span:a})}if(b===void 0)return;const{flags:l,options:u,informs:e}=b,o=r.some(a=>e.
test(a.text));if(u&&o&&r.length===1)return;const t=r.find(a=>!(u??/^-|^$/).test(a.text)),d=(u?r.filter(a=>a===t):r).find(
a=>l.test(a.text));if(d){const a=t&&t.span.start<d.span.start?"script":"node";return(0,v().finding)("validator-flag",{engine:P,
flag:d.text,of:a},{span:d.span})}if(!(t?.text||o&&!u))return n("`node` without a script")}},46121:function(U,m,g){Object.
defineProperty(m,"__esModule",{value:!0}),m.evolver=void 0;function v(){const N=g(87952);return v=function(){return N},N}
function I(){const N=g(38010);return I=function(){return N},N}const L=(N,O,P)=>{const j=N.words[0]?.text;if(N.invocation===
void 0&&j&&(0,v().isNamedCurated)(j,P.policy))return(0,I().curated)(N,O,T(P));const E=R(N,O);return{findings:O,...E&&{risk:E}}};
m.evolver=L;function R({invocation:N},O){const P=N?.family?.data.risk;return O.some(({severity:E})=>E==="error")||P==="s\
afe"?void 0:P}function T(N){const{policy:O}=N,P=O.allowed_roots.length>0?O.allowed_roots:["."];return{...N,policy:{...O,
allowed_roots:P}}}},8737:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.besidesProgram=R,m.findProblems=
N,m.firstOfEach=T;function v(){const O=g(13580);return v=function(){return O},O}function I(){const O=g(95132);return I=function(){
return O},O}function L(){const O=g(97424);return L=function(){return O},O}function R(O,{invocation:P}){const j=P?.family?
["program","invocation","target"]:["program"];return O.filter(({layer:E,rule:x})=>!j.includes(String(E))||(0,v().ruleOf)(
x).anyText===!0)}function T(O,P){const j=new Map;return O.filter(({rule:E})=>{const x=(j.get(E)??0)+1;return j.set(E,x),
x<=P})}function N({problems:O,targets:P,words:j}){const[E,x=E]=j,M=x&&{span:{start:x.span.start,end:j.at(-1)?.span.end??
0}},$=P.flatMap(({name:f,script:r})=>{const n=r===void 0?void 0:(0,L().dangerOfScript)(r);return n?[{script:f,text:r??"",
danger:n}]:[]}),b=new Set($.map(({script:f})=>f)),h=O.filter(({args:f})=>!("script"in f&&b.has(f.script)));return[...$.map(
f=>(0,I().finding)("npm-script-dangerous",f,M)),...h.map(I().problemFinding)]}},89509:function(U,m){Object.defineProperty(
m,"__esModule",{value:!0}),m.readToolCall=I;const g=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,v=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function I(L){const R=g.exec(L);if(R===null)return;const[,T="",N=""]=R,O=[];let P=R.indices?.[2]?.[0]??0,j=N;for(;j!=="";){
const E=v.exec(j);if(E===null)return;const[x,M,$]=E;O.push({text:M??$??"",span:{start:P,end:P+x.length}}),j=j.slice(x.length),
P+=x.length}return{name:T,args:O}}},92890:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.validator=void 0;
function v(){const T=g(95132);return v=function(){return T},T}function I(){const T=g(60279);return I=function(){return T},
T}const L=new Set(["--version","--help","--v8-options"]),R=(T,N,{policy:{a2a:O}})=>{const{invocation:P,command:j}=T,[E]=O.
engines.flatMap(f=>(0,I().refusalBy)(f,j)??[]),x=[...N,...E?[E]:[]],[M]=P?.operands??[],$=P?.flags.some(({name:f})=>L.has(
f));if(M===void 0||$||x.some(({severity:f})=>f==="error"))return{findings:x};const{text:b,span:h}=M;return{findings:[...x,
(0,v().finding)("validator-empty-folder",{script:b},{span:h})]}};m.validator=R},72017:function(U,m,g){Object.defineProperty(
m,"__esModule",{value:!0}),m.matchesAnyCommand=s,m.workspace=void 0;function v(){const w=g(13970);return v=function(){return w},
w}function I(){const w=g(72720);return I=function(){return w},w}function L(){const w=g(55972);return L=function(){return w},
w}function R(){const w=g(55126);return R=function(){return w},w}function T(){const w=g(21006);return T=function(){return w},
w}function N(){const w=g(87952);return N=function(){return w},w}function O(){const w=g(13580);return O=function(){return w},
w}function P(){const w=g(95132);return P=function(){return w},w}function j(){const w=g(97424);return j=function(){return w},
w}function E(){const w=g(81716);return E=function(){return w},w}function x(){const w=g(34482);return x=function(){return w},
w}function M(){const w=g(8737);return M=function(){return w},w}function $(){const w=g(89509);return $=function(){return w},
w}const b=(w,S,F)=>F.proposal.tool==="runpy"?D(w,S,F):h(w,(0,M().besidesProgram)(S,w),F);m.workspace=b;function h(w,S,F){
const{families:C,patterns:G,disabled_packs:H}=F.policy,W=new(x()).Places(F),B=(0,E().readShellText)(w.command),z=X=>X.map(
_=>f(_,C,H)),K=z((0,E().everyCommand)(B)),Y=X=>K.flatMap(_=>{const en=d(_);return G.filter(nn=>nn.layer===X&&t(nn.regex,
en)).map(({name:nn,regex:sn,reason:rn})=>(0,P().finding)("custom_pattern",{name:nn,pattern:sn,reason:rn},{layer:X}))}),J=[
()=>r(w,B),()=>z(l(w,F.mount,W,K)).flatMap(X=>a(X,W)),()=>K.flatMap(A)];for(const[X,_]of J.entries()){const en=[..._(),...Y(
X+1)];if(en.length>0)return{findings:[...(0,M().firstOfEach)(en,1),...S.filter(u)]}}const V=K.map(({read:X})=>X.use),tn=new Set(
V.flatMap(R().warningsIn)),Q=[...S,...[...tn].map(X=>(0,P().finding)(X,{}))],q=v().riskSchema.options.findLast(X=>V.some(
_=>_.risk===X));return q===void 0||q==="safe"||Q.some(u)?{findings:Q}:{findings:Q,risk:q}}function f(w,S,F){const[C,...G]=w.
words,H=(0,N().sandboxProgram)("workspace",C?.text??"",S),W=H&&!F.includes(H.family.category)?H:void 0;return{command:w,
program:W,read:(0,R().readArguments)(G,W??{})}}function r({targets:w},S){const F=w.flatMap(({script:C})=>C===void 0?[]:[
C]);return[...(0,j().findDangers)(S).map(C=>n(C,!0)),...F.flatMap(C=>(0,j().findDangers)((0,E().readShellText)(C))).map(
C=>n(C,!1))]}function n({name:w,pattern:S,words:F},C){const G=F[0]?.span.start,H=F.at(-1)?.span.end,W=C&&G!==void 0&&H!==
void 0?{span:{start:G,end:H}}:{};return(0,P().finding)(w,{pattern:i(S)},W)}const c=200;function i(w){return w.length>c?`${w.
slice(0,c)}\u2026`:w}function l({command:w},{tree:S,at:F},{cwd:C},G){return S!==void 0&&F!=="/"&&F===C&&G.length===1?(0,E().
everyCommand)((0,E().readShellText)(w,S)):G.map(W=>W.command)}function u({severity:w}){return w==="error"}function e({program:w,
read:S}){const F=w===void 0?[]:S.values;return new Set(F.flatMap(({kind:C,word:G})=>L().PATH_KINDS.has(C)?[]:G))}const o=new Map;
function t(w,S){const F=o.get(w)??(0,I().compileLinear)(w);return o.set(w,F),"error"in F||F.matches(S)}function s(w,S,F){
return(0,E().everyCommand)((0,E().readShellText)(w)).some(C=>t(S,d(f(C,F,[]))))}function d(w){const{words:S,redirections:F}=w.
command,C=e(w);return[...S.filter(G=>!C.has(G)).map(({text:G})=>G),...F.map(({operator:G,target:H})=>`${G} ${H?.text??""}`)].
join(" ")}function a(w,S){const{words:F,redirections:C,problems:G}=w.command,H=e(w),W=G.filter(({rule:z})=>z==="variable\
-expansion"),B=C.flatMap(({target:z})=>z??[]);return[...F.slice(1).filter(z=>!H.has(z)),...B].flatMap(({text:z,span:K})=>{
const Y=W.some(({span:J})=>J.start>=K.start&&J.end<=K.end);return[z,...p(z)].flatMap(J=>y(J,K,S,Y))})}function p(w){if(!w.
startsWith("-"))return[];const{attached:S}=(0,T().splitAtEquals)(w);return[...S?[S]:[],.../^-[^-]./.test(w)?[w.slice(2)]:
[]]}function y(w,S,F,C=!1){const G=C||w.startsWith("~")?void 0:F.locate(w);return G===void 0||!F.isIn(G,F.workspace)?[(0,P().
finding)("path_outside_workspace",{path:w},{span:S})]:w.split(/[\\/]/).includes("..")?[(0,P().finding)("path_traversal",
{path:w},{span:S})]:[]}const k=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],[/^(?:chmod|chown|dd|kill)$/,
/^--all$/],[/^/,/^--force$/]];function A({command:w,program:S,read:F}){const[C,...G]=w.words;if(C===void 0)return[];const{
text:H}=C,W=k.flatMap(([K,Y])=>K.test(H)?[Y]:[]),B=G.filter(({text:K})=>W.some(Y=>Y.test(K)));return B.length>0?B.map(({
text:K,span:Y})=>(0,P().finding)("blocked_flag",{program:H,flag:K},{span:Y})):G.length===1&&S&&/^--(?:version|help)$/.test(
G[0]?.text??"")?[]:(S?F.objections:[{objection:"is not allowed",word:C}]).map(({objection:K,word:Y=C})=>(0,P().finding)(
"command_not_allowed",{program:H,objection:K},{span:Y.span}))}function D({command:w},S,F){const C=S.filter(({rule:B})=>(0,O().
ruleOf)(B).anyText===!0),G=(0,$().readToolCall)(w),[H]=G?.args??[];if(G?.name!=="write_file"||H===void 0){const B=i(G?.name??
w);return{findings:[(0,P().finding)("command_not_allowed",{program:B,objection:"is not a call of a file tool with litera\
l arguments"}),...C]}}const W=[...y(H.text,H.span,new(x()).Places(F)),...C];return W.some(u)?{findings:W}:{findings:W,risk:"\
write"}}},94853:function(U,m){Object.defineProperty(m,"__esModule",{value:!0}),m.DEFAULT_POLICY_DIGEST=m.DEFAULT_POLICY=
void 0;const g=m.DEFAULT_POLICY=JSON.parse('{"extends":null,"profile":"evolver","mode":"write","allow_dangerous":false,"\
allowed_roots":[],"workspace":".","disabled_packs":[],"experimental":[],"programs":[],"tool_flags":{},"make_variables":[\
],"families":[],"patterns":[],"approvals":{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_by":[]},"fail_on"\
:"error","enforce":"block","rules":{},"containment":"require-for-forks","network":"none","proof":"auto","concurrency":"c\
ores","build_outputs":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/node_modules/.*/**","*\
*/.eslintcache","**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**","**/{.*_cache,target,.tox,.gradle}/**"],"assets"\
:{"include":["**/{assets/gep,.evolver/gep,.evomap/assets}/{genes,capsules,anti-genes}*.{json,jsonl}","**/{assets/gep,.ev\
olver/gep,.evomap/assets}/{events,events.*,external_candidates}.jsonl","**/*.seed.json","**/data/default_genes.json"],"m\
ax_file_bytes":16777216},"stores":[],"limits":{"command_timeout_seconds":180,"budget_seconds":18000,"prepare_seconds":90\
0,"slow_command_seconds":60,"output_bytes":65536,"memory_bytes":17179869184,"processes":1024,"open_files":4096,"file_byt\
es":4294967296,"written_bytes":4294967296},"blast_radius":{"counting":"full","hard_cap_files":60,"hard_cap_lines":20000,\
"forbidden_paths":[],"protected_paths":[],"audit_log":"append"},"agent_files":{"level":"warn","include":["**"],"exclude"\
:[],"rules":[]},"a2a":{"min_score":0.7,"max_files":5,"max_lines":200,"min_success_streak":2,"confidence_factor":0.6,"eng\
ines":["hub 1.94"],"require_evidence":"gate","require_proof":"none","attestation":[]},"ignores":[],"branches":{}}'),v=m.
DEFAULT_POLICY_DIGEST="sha256:7b52e801ed020b2be57228dd92ab4dfd277ae7f3b00a07152c9e377d8de3ee31"},74238:function(U,m,g){Object.
defineProperty(m,"__esModule",{value:!0}),m.POLICY_PATH=void 0,m.digestPolicy=r,m.loadPolicy=E,m.loadPolicyFile=h,m.readPolicyIn=
x;function v(){const n=g(23404);return v=function(){return n},n}function I(){const n=g(2833);return I=function(){return n},
n}function L(){const n=g(41895);return L=function(){return n},n}function R(){const n=g(93028);return R=function(){return n},
n}function T(){const n=g(94853);return T=function(){return n},n}function N(){const n=g(49875);return N=function(){return n},
n}function O(){const n=g(14479);return O=function(){return n},n}function P(){const n=g(24666);return P=function(){return n},
n}const j=m.POLICY_PATH=".github/gene-gate.yml";async function E(n,c,{path:i=j,hint:l,readShared:u}={}){const e=await x(
n),o="missing"in e?e.file.read(await(0,P().obtainShared)(e.missing,u)):e,t=(0,O().policyOf)(o,i,l);if(!n.stat(j)){const d=(0,N().
findNearPolicy)(n);if(d)throw b(d,n.label);return f(t,{source:"default",ref:c})}const s=(await n.read(j)).toString("utf8");
return f(t,{source:"base",path:j,ref:c,text:s,...$(o)})}async function x(n,c){const i=n.stat(j);return i?(0,R().isRegular)(
i.kind)?await M((await n.read(j)).toString("utf8"),n,c):{mistakes:[{line:1,column:1,message:`expected a regular file; th\
is is a ${i.kind}`}]}:{policy:T().DEFAULT_POLICY}}async function M(n,c,i){const l=(0,O().openPolicy)(n),u=l.extended;if(u===
void 0)return l.read();const o=i?.fetched&&i.source.sha256===u.sha256?i:await(0,P().sharedCopy)(c,u);return"why"in o?{missing:o,
text:n,file:l}:l.read(o)}function $(n){return"policy"in n&&n.shared?{shared:n.shared}:{}}function b({path:n,fault:c},i){
return new(L()).GateError("policy_invalid",`${JSON.stringify(n)} ${c}, but the policy must be the regular file ${j}, whi\
ch ${i} does not have`,`Rename it to ${j}; if it is not a policy, give it another name.`)}async function h(n,c,i){const l=await M(
n,i);if("missing"in l)throw(0,P().unavailable)(l.missing.source,l.missing.why);return f((0,O().policyOf)(l,c),{source:"f\
ile",path:c,text:n,...$(l)})}function f(n,c){return{policy:n,...c,digest:r(n),ignoredInputs:[]}}function r(n){if(n===T().
DEFAULT_POLICY)return T().DEFAULT_POLICY_DIGEST;const{branches:c,...i}=n;return(0,I().digestOf)((0,v().canonicalize)(i))}},
49875:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.findNearPolicy=L,m.skeletonOf=P;function v(){const j=g(
28940);return v=function(){return j},j}function I(){const j=g(11970);return I=function(){return j},j}function L(j){for(const E of j.
list("")){const{path:x,kind:M}=E;if(M!=="directory"&&P(x).trim()===".github")return{path:x,fault:`is ${M==="executable"?
"a file":`a ${M}`}`};const $=M==="directory"&&R(x)?j.list(x):[],b=N(E,!1)?E:$.find(h=>N(h,!0));if(b)return{path:b.path,fault:"\
looks like the policy"}}}function R(j){const E=P(j);return E.startsWith(".")||(0,v().distance)(E,"github")<=1}const T=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function N({path:j,kind:E},x){const M=P(j.slice(j.lastIndexOf("/")+1)).trim(),[$="",...b]=M.replace(/^\.+/,"").split("."),
h=$.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,v().distance)(h,"genegate")>1||h===
"generate"?!1:b.length>0?T.test(b.join(".")):E!=="directory"&&(x||M.startsWith("."))}const O=new Map([...[...I().LOOK_ALIKE].
filter(([,j])=>j===j.toLowerCase()),...(0,I().lookAlikes)("a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F\
 -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);function P(j){return[...j.
normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(x=>O.get(x)??x).join("")}},14479:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.openPolicy=
x,m.policyOf=E;function v(){const e=g(7723);return v=function(){return e},e}function I(){const e=g(41895);return I=function(){
return e},e}function L(){const e=g(3051);return L=function(){return e},e}function R(){const e=g(11160);return R=function(){
return e},e}function T(){const e=g(5468);return T=function(){return e},e}function N(){const e=g(52491);return N=function(){
return e},e}function O(){const e=g(24666);return O=function(){return e},e}const P=50,j="Fix the file. `gene-gate schema \
policy` prints every key with its meaning.";function E(e,o,t=j){if("policy"in e)return e.policy;const{mistakes:s}=e,d=s.
length===1?"a mistake":`${s.length} mistakes`,a=s.map(({line:p,column:y,message:k})=>`${o}:${p}:${y}: ${k}`);throw new(I()).
GateError("policy_invalid",`The policy has ${d}:
${a.join(`
`)}`,t)}function x(e){const o=(0,T().readDocument)(e);return"broken"in o?{extended:void 0,read:()=>b(o.broken)}:{extended:M(
o),read:t=>$(o,t)}}function M(e){if(!e.has(["extends"]))return;const o=v().object({extends:N().extendsKey.schema}).safeParse(
e.value);return o.success?o.data.extends??void 0:void 0}function $(e,o){const t=o&&(0,T().readDocument)(o.text),s=({line:A,
column:D,message:w})=>{const S=o?(0,O().sharedName)(o.source):"";return e.atValue(["extends"],`${S}:${A}:${D}: ${w}`)};if(t&&
"broken"in t)return b(t.broken.map(s));if(t?.has(["extends"])){const A=t.atValue(["extends"],"a shared policy must not e\
xtend another");return b([s(A)])}const d=t?(0,O().extend)(t.value,e.value):e.value,a=R().policySchema.safeParse(d,{jitless:!0}),
y=(a.success?[]:a.error.issues.flatMap(f)).flatMap(A=>r(A).map(D=>t&&h(t,D)>h(e,D)?s(n(A,D,t)):n(A,D,e))),k=[...e.mistakes,
...(t?.mistakes??[]).map(s)];return a.success&&k.length===0?{policy:a.data,...o&&{shared:o}}:b([...k,...y])}function b(e){
return{mistakes:e.toSorted((t,s)=>t.line-s.line||t.column-s.column).slice(0,P)}}function h({has:e},o){return o.findLastIndex(
(t,s)=>e(o.slice(0,s+1)))+1}function f(e){if(e.code!=="invalid_union")return[e];const o=e.errors.map(d=>d.flatMap(f)),t=({
path:d,code:a})=>d.length===0&&["invalid_type","invalid_value"].includes(a);return(o.find(d=>!d.every(t))??o[0]??[]).map(
d=>({...d,path:[...e.path,...d.path]}))}function r(e){return e.code!=="unrecognized_keys"?[e.path]:e.keys.slice(0,P).map(
o=>[...e.path,o])}function n(e,o,t){if(e.code==="unrecognized_keys"){const a=String(o.at(-1));return t.atKey(e.path,a,l(
e.path,a))}const s=t.textAt(o),d=e.code==="invalid_value"&&s!==void 0?c(s,e.values.map(String)):"";return t.atValue(o,`${i(
o)}: ${e.message}${d}`)}function c(e,o){const t=(0,L().nearestName)(e,o);return t===void 0?"":`; did you mean ${t}?`}function i(e){
return e.length===0?"the policy":e.map(String).join(".")}function l(e,o){const t=u(R().policySchema,e),s=i([...e,o]),d=t.
filter(a=>u(R().policySchema,[...e,a]).includes(o));if(d.length>0){const a=d.map(p=>i([...e,p,o]));return`unknown key ${s}\
; did you mean ${a.join(" or ")}?`}return t.length===0?`unknown key ${s}`:`unknown key ${s}${c(o,t)} (known: ${t.join(",\
 ")})`}function u(e,o){const{innerType:t,options:s,shape:d,element:a,valueType:p}=e._zod.def;if(t)return u(t,o);if(s)return s.
map(D=>u(D,o)).find(({length:D})=>D)??[];const[y,...k]=o;if(y===void 0)return Object.keys(d??{});const A=d?.[String(y)]??
a??p;return A?u(A,k):[]}},5468:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.placeIn=x,m.readDocument=
T;function v(){const M=g(69873);return v=function(){return M},M}function I(){const M=g(3463);return I=function(){return M},
M}function L(){const M=g(93028);return L=function(){return M},M}const R=64*1024;function T(M){const $=N(M);if($)return{broken:[
{line:1,column:1,message:$}]};const b=new(v()).LineCounter,h=(0,v().parseDocument)(M,{lineCounter:b,prettyErrors:!1}),f=(n,c)=>{
const{line:i,col:l}=b.linePos(n);return{line:i,column:l,message:c}},r=[...h.errors.map(({pos:n,message:c})=>f(n[0],c)),...P(
h).map(n=>f(n,"aliases (*name) are not supported"))];return r.length!==h.errors.filter(O).length?{broken:r}:{value:h.toJS()??
{},mistakes:r,has:n=>(0,v().isNode)(h.contents)&&h.hasIn(n),textAt:n=>{const c=(0,v().isNode)(h.contents)?h.getIn(n):void 0;
return typeof c=="string"?c:void 0},atValue:(n,c)=>f(j(h,n),c),atKey:(n,c,i)=>f(E(h,n,c),i)}}function N(M){return M.length>
R?`the file is larger than ${R} characters`:(0,I().isNestedTooDeep)(M)?"the file is nested too deep":(0,L().lfsObstacle)(
M)}function O({code:M}){return M==="DUPLICATE_KEY"}function P(M){const $=[];return(0,v().visit)(M,{Alias:(b,{range:h})=>{
$.push(h?.[0]??0)}}),$}function j(M,$){for(let b=$.length;b>0;b--){const h=M.getIn($.slice(0,b),!0);if((0,v().isNode)(h)&&
h.range)return h.range[0]}return 0}function E(M,$,b){const h=$.length===0?M.contents:M.getIn($,!0),f=(0,v().isMap)(h)?h.
items.find(r=>(0,v().isScalar)(r.key)&&String(r.key.value)===b):void 0;return(0,v().isScalar)(f?.key)&&f.key.range?.[0]||
0}function x(M,$,b){const h=new(v()).LineCounter,f=(0,v().parseDocument)(M,{lineCounter:h,prettyErrors:!1}),r=f.contents===
null?void 0:f.getIn($,!0);if(!(0,v().isScalar)(r)||r.value!==b||!r.range)return;const{line:n,col:c}=h.linePos(r.range[0]);
return`${n}:${c}`}},24666:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.COPIES=void 0,m.copyPath=N,
m.extend=P,m.obtainShared=E,m.sharedCopy=j,m.sharedName=O,m.unavailable=M;function v(){const $=g(77598);return v=function(){
return $},$}function I(){const $=g(41895);return I=function(){return $},$}function L(){const $=g(3463);return L=function(){
return $},$}function R(){const $=g(93028);return R=function(){return $},$}const T=m.COPIES=".github/gene-gate/";function N({
repository:$,path:b}){return`${T}${$}/${b}`}function O({repository:$,path:b,commit:h}){return`${$}/${b}@${h.slice(0,12)}`}
function P($,b){if(!(0,L().isMapping)($)||!(0,L().isMapping)(b))return b;const h=Object.entries(b).map(([f,r])=>{const n=Object.
hasOwn($,f)?$[f]:void 0,c=(0,L().isMapping)(n)&&(0,L().isMapping)(r);return[f,c?{...n,...r}:r]});return Object.fromEntries(
[...Object.entries($),...h])}async function j($,b){const h=N(b),f=$.stat(h)?.kind;return(0,R().isRegular)(f)?x(await $.read(
h),b,`the copy at ${h}`):{source:b,why:`the repository has no copy at ${h}`}}async function E({source:$,why:b},h){if(h===
void 0)throw M($,b);const f=x(await h($),$,"the file");if("why"in f)throw M($,f.why);return{...f,fetched:!0}}function x($,b,h){
const f=(0,v().hash)("sha256",$);return f===b.sha256?{source:b,text:$.toString("utf8")}:{source:b,why:`${h} has the SHA-\
256 ${f}, not ${b.sha256}`}}function M($,b,h){return new(I()).GateError("policy_unavailable",`The policy extends ${O($)}\
, which cannot be read: ${b}`,`Correct \`extends\`, or commit the file as ${N($)} to the branch of this policy.`,h)}},95244:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.NPM_LOCKFILES=m.LOCKFILES=void 0,m.isCode=P,m.isDocument=x,m.isLockfile=
s,m.isOfTests=u,m.isPackageFile=a,m.isProgramCode=O,m.isRunnable=M,m.isTest=i,m.isTestData=l,m.isWritten=j,m.toolThatFinds=
w;function v(){const S=g(76760);return v=function(){return S},S}function I(){const S=g(41330);return I=function(){return S},
S}const L=new Set(`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx h\
h
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),R=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),T=new Set("ini json json5 jsonl toml yaml yml".split(" ")),N=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function O(S){return L.has($(S))}function P(S){return O(S)||R.has($(S))}function j(S){return P(S)||T.has($(S))||N.test(v().
posix.basename(S))}const E=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function x(S){
return E.test(S)}function M(S){return(P(S)||!v().posix.basename(S).includes("."))&&!x(S)}function $(S){return v().posix.
extname(S).slice(1).toLowerCase()}const b={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test[-_]?(?:utils?|helpers?|support)",beside:"bench(?:marks?)?"},h=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
f=/^features\/|\.feature$|(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[r,n,c]=Object.values(b).map(S=>new RegExp(
`(?:^|/)(?:${S})/`,"i"));function i(S){return r.test(S)||h.test(S)}function l(S){return n.test(S)||S.endsWith(".snap")}function u(S){
return i(S)||l(S)||c.test(S)||f.test(S)}const e=m.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],o=m.LOCKFILES=
[...e,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function s(S){return o.includes(S)||t.test(S)}const d=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function a(S){return o.includes(S)||d.test(S)}const p="{js,cjs,mjs,ts,cts,mts}",y="{json,jsonc,json5,yaml,yml,toml}",k=`\
{${p.slice(1,-1)},${y.slice(1,-1)}}`,A={vitest:`vitest.config.${p} vitest.workspace.${k} vite.config.${p}`,jest:`jest.co\
nfig.${k} jest.setup.${p}`,mocha:`.mocharc .mocharc.${k}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${p}`,cypress:`cypress.config.${p}`,eslint:`eslint.config.${p} .eslintrc \
.eslintrc.${k} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${k} prettier.config.${p} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${k} stylelint.config.${p} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${k} .knip.${y} knip.config.${p}`,markdownlint:`.markdownlint.${k}\
 .markdownlint-cli2.${k} .markdownlintignore .markdownlintrc`,cspell:`cspell.${k} .cspell.${k} cspell.config.${k}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${k} nyc.config.${p}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${k} .babelrc .babelrc.${k}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let D;function w(S){if(D??=Object.entries(A).map(([C,G])=>[C,
(0,I().default)(G.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(S))return"cargo";const F=S.slice(S.lastIndexOf(
"/")+1);return D.find(([,C])=>C(F))?.[0]}},96215:function(U,m){Object.defineProperty(m,"__esModule",{value:!0}),m.isOfLibrary=
v;const g=new Set(`
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
  `.trim().split(/\s+/));function v(I){return g.has(I.replace(/\..*$/s,""))}},19609:function(U,m,g){Object.defineProperty(
m,"__esModule",{value:!0}),m.PRELOADABLE_PACKAGES=m.PRELOADABLE_BY_TOOLS=m.NODE_FLAGS=m.NODE_ALIASES=m.BUILT_IN_REPORTERS=
void 0;function v(){const O=g(91063);return v=function(){return O},O}const I=m.NODE_FLAGS=(0,v().nameTable)({harmless:`
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
  `}),L=m.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(O=>O.split("="))),R=m.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),T=m.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),N=m.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.SELECTING_FLAGS=m.NPM_SUBCOMMANDS=
m.NPM_SHORTHANDS=m.NPM_FLAGS=m.FLAGS_OF_TESTS=void 0;function v(){const P=g(91063);return v=function(){return P},P}const I=m.
NPM_FLAGS=(0,v().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),L=m.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),R=m.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),T=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,N=m.NPM_SHORTHANDS=new Map(T.trim().split(/\s+/).map(P=>P.split(/[=:]/)).map(([P="",j,E])=>[P,`--${j}${E===void 0?"":`\
=${E}`}`])),O=m.NPM_SUBCOMMANDS=(0,v().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.readArguments=
N,m.warningsIn=T;function v(){const M=g(35672);return v=function(){return M},M}function I(){const M=g(55972);return I=function(){
return M},M}function L(){const M=g(20457);return L=function(){return M},M}function R(){const M=g(91063);return R=function(){
return M},M}function T({warnings:M=[],network_touching:$}){return $?["network_touching",...M]:M}function N(M,$,b=(h,f)=>I().
KINDS[h](f)){if($.forms!==void 0)return O(M,$,$.forms,b);if($.subcommands===void 0)return E(M,$,b);const[h,...f]=M,r=Object.
entries($.subcommands).find(([c])=>c===h?.text)?.[1];if(r!==void 0)return E(f,{...$,...r},b);const n=`is accepted only w\
ith ${j(Object.keys($.subcommands))}`;return{use:$,flags:[],values:[],objections:[{objection:n,...h&&{word:h}}]}}function O(M,$,b,h){
const f=`is accepted only as ${j(Object.keys(b))}`,[r]=M;let n={use:$,flags:[],values:[],objections:[{objection:f,...r&&
{word:r}}]};for(const[c,i]of Object.entries(b)){const l=(0,v().matchForm)((0,v().parseForm)(c)??[],M,h);if(l===void 0)continue;
const u=l.map(({word:o,kind:t})=>({text:o.text,word:o,kind:t})),e=l.find(o=>o.wrong!==void 0);if(!e)return{use:{...$,...i},
flags:[],values:u,objections:[]};n={...n,values:u,objections:[P(e)]}}return n}function P({word:M,wrong:$}){return{objection:`\
does not accept \`${M.text}\`, which ${$}`,word:M}}function j(M){return M.map($=>`\`${$}\``).join(", ")}function E(M,$,b){
const{leading_flags:h=[]}=$,{flags:f,operands:r}=(0,L().readUse)((0,R().strictFlags)($.flags,h),M),n=[],c=(p,y)=>n.push(
P({word:p,wrong:y})),i=[],l=[];for(const{word:p,flag:y,value:k,valueWord:A}of f){if(y===void 0||y.choices?.includes(k??"")===
!1){c(p,"is not among its flags");continue}l.push(y.name),h.includes(y.name)&&r.some(D=>x(p,D))&&c(p,"must come before t\
he operands"),y.arity!=="none"&&(k===void 0?c(p,"requires a value"):i.push({text:k,kind:y.kind,word:A??p}))}const u=f.find(
({flag:p})=>!h.includes(p?.name??"")),e=(p=[])=>p.some(y=>l.includes(y)),o=((0,v().parseOperands)($.operands??"path*")??
[]).slice(e($.first_operand_by)?1:0);for(const[p,y]of r.entries()){h.length>0&&u&&x(y,u.word)&&c(y,"comes after the expr\
ession");const k=o[Math.min(p,o.length-1)];i.push({text:y.text,kind:k?.kind??"path",word:y})}for(const{text:p,kind:y,word:k}of i){
const A=b(y,p);A!==void 0&&n.push({objection:`does not accept \`${p}\`, which ${A}`,word:k})}const{min:t,max:s}=(0,v().countOf)(
o),d=t-(e($.last_operand_by)?1:0),a=r.length;if(a<d||a>s){const p=s===d?`${s}`:`${d} to ${s}`,y=Number.isFinite(s)?p:`at\
 least ${d}`;n.push({objection:`takes ${y} operands, not ${a}`})}return{use:$,flags:l,values:i,objections:n}}function x(M,$){
return M.span.start>$.span.start}},21006:function(U,m){Object.defineProperty(m,"__esModule",{value:!0}),m.readFlags=g,m.
splitAtEquals=T,m.valueRead=R;function g(N,O){const P=[],j=N.toReversed();let E;const x=()=>{for(const M of j.reverse())
P.push({kind:"operand",word:M});return{tokens:P,rest:void 0}};for(let M=j.pop();M!==void 0;M=j.pop()){if(M.text==="--")return x();
const $=!v(M);if(!$&&E!==void 0){P.push({...E,word:M,next:M});continue}const{written:b,attached:h}=$?I(M.text,O):{written:M.
text,attached:void 0},f=$?O.expand(b,h):"operand";if(f==="operand"){if(P.push({kind:"operand",word:M}),O.flags==="first")
return x();continue}E=void 0;const r=j.at(-1),n=f?.at(-1)?.takes,c=h===void 0&&L(n,r),i={word:M,written:b,attached:h,next:r,
consumes:c};f===void 0&&P.push({kind:"unknown",...i});for(const[u,e]of f?.entries()??[]){const o=u===(f?.length??0)-1,t={
word:M,written:b,attached:void 0,next:void 0,consumes:!1};P.push({kind:"flag",part:e,...o?i:t})}if(n==="rest")return{tokens:P,
rest:j.reverse()};const l=P.at(-1);n==="operands"&&c&&l?.kind==="flag"&&(E=l),c&&!(n==="both"&&r&&!v(r))&&j.pop()}return x()}
function v({text:N}){return!N.startsWith("-")||N==="-"}function I(N,{equals:O}){return O==="all"||O==="long"&&N.startsWith(
"--")?T(N):{written:N,attached:void 0}}function L(N,O){if(O===void 0)return!1;switch(N){case"always":case"both":return!0;case"\
unless-dash":return!O.text.startsWith("-");case"operand":case"operands":return v(O);default:return!1}}function R({word:{
span:N},attached:O,next:P,consumes:j}){return j&&P?{value:P.text,span:{start:N.start,end:P.span.end}}:O===void 0?{span:N}:
{value:O,span:N}}function T(N){const O=N.indexOf("=");return O<0?{written:N,attached:void 0}:{written:N.slice(0,O),attached:N.
slice(O+1)}}},20457:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.readUse=L;function v(){const b=g(
21006);return v=function(){return b},b}function I(){const b=g(91063);return I=function(){return b},b}function L(b,h){const{
tokens:f,rest:r}=(0,v().readFlags)(h,j(b)),n=[],c=[];let i;for(const s of f)s.kind==="flag"&&s.word===i&&/\s/.test(s.written)||
(i=s.kind==="flag"&&s.consumes?s.next:void 0,s.kind==="flag"&&!R(b,s,c)?n.push(T(s)):c.push(s.word));const l=b.stops?{operands:[],
started:c}:{operands:c,started:[]},u=r&&n.pop();if(r===void 0||u===void 0)return{flags:n,...l};const{word:e,value:o}=u,t=o===
void 0?r:[{...e,text:o},...r];return{flags:n,...l,rest:{flag:u,words:t}}}function R({readsBehind:b,handsOn:h},{part:f},r){
return!!b&&!h&&f.spec===void 0&&r.length>0}function T(b){const{word:h,attached:f,next:r,consumes:n,part:c}=b,{spec:i,negated:l,
letter:u,fixed:e=f}=c,o=u??b.written;if(n&&r!==void 0){const p={start:h.span.start,end:r.span.end};return{word:{...h,span:p},
written:o,flag:i,value:r.text,valueWord:r,off:!1}}const t=r!==void 0&&(!r.text.startsWith("-")||r.text==="-"),s=i===void 0&&
t?r.text:void 0,d=i?.arity!=="value"&&/^(?:false|0)$/.test(e??""),a=i?.arity!=="rest"&&(l||d);return{word:h,written:o,flag:i,
value:e??s,off:a}}const N={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function O(b,h=!1){
const f=b===void 0?"never":N[b.arity];return{spec:b,negated:h,takes:h&&f!=="rest"?"never":f}}function P({flags:b},h,f){const r=u=>{
const e=b.get(u);return{...O(e),takes:e?.arity==="value"?"always":"never"}},n=b.get(h)??b.get(/^-\d+$/.test(h)?"-#":"");
if(n!==void 0)return[(f===void 0?n.arity!=="attached":n.arity!=="none")?r(n.name):O(void 0)];const c=h.slice(0,2);if(!h.
startsWith("--")&&b.get(c)?.arity==="value")return[{...r(c),fixed:h.slice(2),takes:"never"}];const i=/^-[A-Za-z]{2,}$/.test(
h)?[...h.slice(1)]:[];return i.length>0&&i.every(u=>b.get(`-${u}`)?.arity==="none")?i.map(u=>r(`-${u}`)):[O(void 0)]}function j(b){
return{flags:b.stops&&!b.readsBehind?"first":"anywhere",equals:b.strict?"long":"all",expand:(h,f)=>{if(b.strict)return P(
b,h,f);const r=E(b,h,f),n=b.handsOn&&!b.readsBehind;return b.stops&&n&&r.some(({spec:i})=>i===void 0)?"operand":r}}}function E(b,h,f){
const r=h.replace(/^-+/,""),n=h.startsWith("--"),c=x(b,r,n);if(c!==void 0)return[c];if(n||r.length<2)return[O(void 0)];const i=[],
l=f===void 0?r:`${r}=${f}`;for(let u=0;u<l.length;u+=1){const e=l[u]??"",o=b.flags.get(e);if(o===void 0)return[...i,O(void 0)];
const t={...O(o),letter:`-${e}`},s=l.slice(u+1);if(s!==""&&(o.arity!=="none"||s.startsWith("="))){const d=o.arity==="res\
t"?"rest":"never";return[...i,{...t,fixed:s.replace(/^=/,""),takes:d}]}i.push(t)}return i}function x(b,h,f){const r=$(b,
h,f)??(f&&b.completes?M(b,h):void 0);if(r!==void 0)return O(r);if(!/^no-?[A-Za-z]/.test(h))return;const n=$(b,h.replace(
/^no-?/,""),f);return n&&O(n,!0)}function M({flags:b},h){const f=(0,I().flagKey)(h),r=new Map;for(const[c,i]of b)c.startsWith(
f)&&r.set(i.name,i);const[n]=r.values();return r.size===1?n:void 0}function $(b,h,f){const r=(0,I().flagKey)(h),n=f?r.lastIndexOf(
"."):-1,c=n<0?void 0:b.flags.get(r.slice(n+1));return c===void 0||b.flags.has(r)?(0,I().lookUp)(b,r):c.kind==="text"?(0,I().
lookUp)(b,r)??c:c}},95201:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.attributesOf=R;function v(){
const T=g(77598);return v=function(){return T},T}function I(){const T=g(76760);return I=function(){return T},T}function L(){
const T=g(96681);return L=function(){return T},T}async function R({objects:T,temporary:N},O,P,j){if(P.length===0)return()=>"\
unspecified";const E={GIT_INDEX_FILE:(0,I().join)(N,(0,v().randomUUID)())};await T(["read-tree",O],{env:E});const x=await T(
["check-attr","--cached","-z","--stdin",...j],{env:E,input:P.map(b=>`${b}\0`).join("")}),M=[...(0,L().splitNul)(x)].map(
b=>b.toString("utf8")),$=new Map;for(let b=0;b+2<M.length;b+=3)$.set(`${M[b]}\0${M[b+1]}`,M[b+2]??"");return(b,h)=>$.get(
`${b}\0${h}`)??"unspecified"}},48741:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.folderTree=j,m.kindOf=
f,m.readOnDisk=x;function v(){const r=g(73024);return v=function(){return r},r}function I(){const r=g(51455);return I=function(){
return r},r}function L(){const r=g(76760);return L=function(){return r},r}function R(){const r=g(41895);return R=function(){
return r},r}function T(){const r=g(39491);return T=function(){return r},r}function N(){const r=g(35720);return N=function(){
return r},r}function O(){const r=g(96681);return O=function(){return r},r}function P(){const r=g(93028);return P=function(){
return r},r}function j(r,n=N().MAX_FILE_BYTES){const c=(0,L().resolve)(r),i=`the directory ${r}`,l=t=>h(t,()=>(0,v().lstatSync)(
(0,O().systemPath)((0,L().join)(c,t)))),u=t=>{if(t==="")return{path:t,kind:"directory",tracked:!0};if(!(0,T().canBeCheckedOut)(
t)||!(0,T().foldersAbove)(t).every(p=>l(p)?.isDirectory()))return;const s=l(t),d=s&&f(s);if(!s||!d)return;const a=(0,P().
isRegular)(d)?{size:s.size}:{};return{path:t,kind:d,...a,tracked:!t.split("/").includes("node_modules")}},e=t=>u(t)?.kind!==
"directory"?[]:(h(t,()=>(0,v().readdirSync)((0,O().systemPath)((0,L().join)(c,t)),{encoding:"buffer"}))??[]).map(d=>u(t===
""?(0,O().decodePath)(d):`${t}/${(0,O().decodePath)(d)}`)).filter(d=>d!==void 0).sort(T().byEntryPath);function*o(t){for(const s of e(
t))s.tracked&&(s.kind==="directory"?yield*o(s.path):yield s)}return{label:i,stat:u,list:e,files:()=>[...o("")].sort(T().
byEntryPath),readlink:t=>u(t)?.kind==="symlink"?h(t,()=>(0,O().decodePath)((0,v().readlinkSync)((0,O().systemPath)((0,L().
join)(c,t)),{encoding:"buffer"}))):void 0,read:async(t,s=n)=>{const d=u(t);if(!(0,P().isRegular)(d?.kind))throw(0,T().notAFile)(
i,t);if((d.size??0)>s)throw(0,T().tooLarge)(i,t,d.size??0,s);return M((0,L().join)(c,t),t,i,s)}}}const E=v().constants.O_RDONLY|
(v().constants.O_NOFOLLOW??0)|(v().constants.O_NONBLOCK??0);function x(r,n){return M((0,L().join)(r,n),n,`the directory ${r}`,
1/0)}async function M(r,n,c,i){try{const l=await(0,I().open)((0,O().systemPath)(r),E);try{const u=await l.stat();if(!u.isFile())
throw(0,T().notAFile)(c,n);if(u.size>i)throw(0,T().tooLarge)(c,n,u.size,i);return await l.readFile()}finally{await l.close()}}catch(l){
throw l instanceof R().GateError?l:$(n,l)}}function $(r,n){return new(R()).GateError("file_unreadable",`Cannot read ${r}\
: ${n instanceof Error?n.message:n}`,"Check the permissions of the file and of the directories above it.",{cause:n})}const b=new Set(
["ENOENT","ENOTDIR","ENAMETOOLONG"]);function h(r,n){try{return n()}catch(c){if(b.has(c.code??""))return;throw $(r,c)}}function f(r){
if(r.isSymbolicLink())return"symlink";if(r.isDirectory())return"directory";if(r.isFile())return(r.mode&73)===0?"file":"e\
xecutable"}},7650:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.NO_OUTSIDE_CONFIGURATION=m.FULL_CLONE_HINT=
void 0,m.bindGit=N,m.notStarted=P,m.runGit=O,m.userEnvironment=r;function v(){const n=g(48161);return v=function(){return n},
n}function I(){const n=g(85);return I=function(){return n},n}function L(){const n=g(41895);return L=function(){return n},
n}const R=10*6e4,T={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,
allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function N(n){return async(c,i={})=>{const l=await O(n,c,i);if(l.exitCode!==
0&&!i.accept?.includes(l.exitCode))throw M(c,l);return l.stdout}}async function O({directory:n,env:c,config:i=[]},l,{input:u,
env:e}={}){const o={...c,...e};let t;const s=(0,I().simpleGit)({baseDir:n,config:[...i],unsafe:T,allowEnvironment:Object.
keys(o),completion:{onClose:!0,onExit:!1},timeout:{block:R},...u===void 0?{}:{input:()=>Buffer.from(u)},errors:(a,p)=>(t=
p,a instanceof I().GitPluginError?a:void 0)}).env(o);try{await(l[0]==="cat-file"?s.binaryCatFile(l.slice(1)):s.raw([...l]))}catch(a){
throw E(`git ${l[0]} was stopped: ${String(a)}`,a)}if(t===void 0)throw E(`git ${l[0]} returned no result`);if(t.exitCode===
null)throw E(`git ${l[0]} was stopped by a signal`);const d=Buffer.concat(t.stdErr).toString();if(t.exitCode<0&&d.includes(
"ENOENT"))throw j();return{exitCode:t.exitCode,stdout:Buffer.concat(t.stdOut),stderr:d}}function P(n,c){return c.code!==
"ENOENT"?E(`git ${n[0]} could not be started: ${c.message}`,c):j(c)}function j(n){return new(L()).GateError("program_not\
_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:n})}function E(n,c){return new(L()).
GateError("git_failed",n,x,{cause:c})}const x=m.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function M(n,{exitCode:c,stderr:i}){const l=i.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(L()).GateError("git_failed",`git ${n[0]} failed: ${l||`exit code ${c}`}`,$.test(l)?`Free space in TMPD\
IR (${(0,v().tmpdir)()}) and in the clone.`:x)}const $=/No space left on device|Disk quota exceeded|Read-only file system/i,
b=m.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:v().devNull,GIT_ATTR_NOSYSTEM:"1"},h=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
f=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function r(n){const c={};for(const[i,l]of Object.entries(n))l!==void 0&&(h.test(
i)||!f.test(i))&&(c[i]=l);return{...c,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},96402:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.openRepository=E;function v(){const h=g(73024);return v=function(){return h},
h}function I(){const h=g(51455);return I=function(){return h},h}function L(){const h=g(76760);return L=function(){return h},
h}function R(){const h=g(26040);return R=function(){return h},h}function T(){const h=g(71487);return T=function(){return h},
h}function N(){const h=g(41895);return N=function(){return h},h}function O(){const h=g(7650);return O=function(){return h},
h}function P(){const h=g(78173);return P=function(){return h},h}const j=["--is-bare-repository","--is-inside-work-tree",
"--show-object-format","--show-toplevel","--absolute-git-dir",...["objects","shallow","index"].flatMap(h=>["--git-path",
h])];async function E(h,f=process.env,r=()=>{}){(0,T().requireDescriptors)();const n=(0,L().resolve)(h);if(!(0,R().attempt)(
()=>(0,v().statSync)(n).isDirectory()))throw b(n,"is not a directory");const c=(0,O().userEnvironment)(f),i=await(0,O().
runGit)({directory:n,env:$(c,f),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...j]),[l,u,e,o,t,s,d,
a,...p]=i.stdout.toString().split(`
`);if(l==="true")throw b(n,"is a bare repository, which has no working tree");if(u==="false")throw b(n,"is inside a .git\
 directory");if(!i.stdout.length)throw b(n,"is not in a git repository",i.stderr);if(!e||!o||!t||!s||!d||!a||p.join("")!==
"")throw b(n,"is in a repository that git cannot describe",i.stderr);const y=await(0,P().openObjectView)({objects:s,shallow:d,
format:e,env:c}),k=x(await(0,I().realpath)(o),t,c,y);return{...k,index:a,network:M(k.user,r)}}function x(h,f,r,n){return{
...n,directory:h,user:(0,O().bindGit)({directory:h,env:{...r,GIT_DIR:f,GIT_WORK_TREE:h},config:[`safe.directory=${h}`,"c\
ore.fsmonitor=false","core.hooksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function M(h,f){
const r=new Set;return(n,...c)=>(r.has(n)||f(`${n}
`),r.add(n),h(...c))}function $(h,{GIT_INDEX_FILE:f}){return f===void 0?h:{...h,GIT_INDEX_FILE:f}}function b(h,f,r=""){const n=r.
includes("not a git repository")?"":r.trim();return new(N()).GateError("not_a_repository",`${h} ${f}${n===""?"":` (${n})`}`,
"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}},63550:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.literalTree=I;function v(){const R=g(39491);return v=function(){return R},
R}function I(R,T="the given files"){const N=new Map(Object.entries(R)),O=j=>{const E=N.get(j);return typeof E=="string"?
Buffer.from(E):Buffer.isBuffer(E)?E:E!==void 0&&"executable"in E?Buffer.from(E.executable):void 0};return{...(0,v().indexEntries)(
[...N].map(([j,E])=>L(j,E,O(j)?.length))),label:T,readlink:j=>{const E=N.get(j);return typeof E=="object"&&"symlink"in E?
E.symlink:void 0},read:async j=>{const E=O(j);if(E===void 0)throw(0,v().notAFile)(T,j);return E}}}function L(R,T,N){const O=!R.
split("/").includes("node_modules");if(typeof T=="object"&&"symlink"in T)return{path:R,kind:"symlink",tracked:O};if(typeof T==
"object"&&"submodule"in T)return{path:R,kind:"submodule",oid:T.submodule,tracked:O};const P=typeof T=="object"&&"executa\
ble"in T;return{path:R,kind:P?"executable":"file",...N===void 0?{}:{size:N},tracked:O}}},11970:function(U,m){Object.defineProperty(
m,"__esModule",{value:!0}),m.LOOK_ALIKE=void 0,m.asciiOf=I,m.lookAlikes=g;function g(L){return L.split(/\s+/).flatMap(([
R="",...T])=>T.map(N=>[N,R]))}const v=m.LOOK_ALIKE=new Map(g(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7\
 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function I(L){return[...L].map(R=>v.get(R)??R).join("")}},44703:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),
m.objectReader=R;function v(){const P=g(31421);return v=function(){return P},P}function I(){const P=g(41895);return I=function(){
return P},P}function L(){const P=g(7650);return L=function(){return P},P}function R({directory:P,env:j}){let E,x;const M=[],
$=h=>{x??=h;for(const{reject:f}of M.splice(0))f(x)},b=()=>(E=(0,v().spawn)("git",["cat-file","--batch"],{cwd:P,env:j,windowsHide:!0}),
E.on("error",h=>$((0,L().notStarted)(["cat-file"],h))),E.on("close",()=>$(T())),E.stdin.on("error",()=>{}),E.stderr.resume(),
E.stdout.on("data",O(h=>M.shift()?.resolve(h))),E);return{read:async h=>{if(h.length===0)return[];if(x)throw x;const{stdin:f}=E??
b(),r=h.map(c=>`${c}
`).join(""),n=h.map(()=>new Promise((c,i)=>M.push({resolve:c,reject:i})));return f.write(r),Promise.all(n)},close:()=>{$(
T()),E?.kill()}}}function T(){return new(I()).GateError("git_failed","git cat-file ended early",L().FULL_CLONE_HINT)}const N=10;
function O(P){let j=Buffer.alloc(0),E,x=[],M=0;return $=>{if(E&&$.length<M){x.push($),M-=$.length;return}j=x.length>0?Buffer.
concat([...x,$]):Buffer.concat([j,$]),x=[];let b=0;for(;;)if(E===void 0){const h=j.indexOf(N,b);if(h<0)break;const[f="",
r="",n=""]=j.toString("latin1",b,h).split(" ");b=h+1,/^\d+$/.test(n)?E={oid:f,type:r,size:Number(n)}:P(void 0)}else{const h=b+
E.size;if(j.length<=h)break;const{oid:f,type:r}=E;E=void 0,P({oid:f,type:r,content:j.subarray(b,h)}),b=h+1}j=j.subarray(
b),E&&(M=E.size+1-j.length,x=[j])}}},35720:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.MAX_FILE_BYTES=
void 0,m.readBlob=e,m.readTree=M,m.requireObjects=n;function v(){const o=g(41895);return v=function(){return o},o}function I(){
const o=g(95201);return I=function(){return o},o}function L(){const o=g(39491);return L=function(){return o},o}function R(){
const o=g(7650);return R=function(){return o},o}function T(){const o=g(96681);return T=function(){return o},o}function N(){
const o=g(67397);return N=function(){return o},o}function O(){const o=g(93028);return O=function(){return o},o}const P=4096,
j=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,E=8,x=new WeakMap;function M(o,t,{label:s=`commit ${(0,N().short)(t)}`,
maxFileBytes:d=u}={}){const a=x.get(o)??new Map;x.set(o,a);const p=JSON.stringify([t,s,d]),y=a.get(p)??$(o,t,{label:s,maxFileBytes:d});
a.delete(p),a.set(p,y);const[k=p]=a.keys();return a.size>E&&a.delete(k),y.catch(()=>a.delete(p)),y}async function $(o,t,{
label:s,maxFileBytes:d}){await n(o,t);const a=await o.objects(["ls-tree","-r","-t","-z","--long",t]),p=(0,T().decodePieces)(
a).map(b),y=(0,L().indexEntries)(p),k=p.some(({path:S})=>S.endsWith(".gitattributes")),A=p.filter(({kind:S})=>S==="symli\
nk"),D=await Promise.all(A.map(({oid:S=""})=>e(o,S))),w=new Map(A.map(({path:S},F)=>[S,(0,T().decodePath)(D[F]??Buffer.alloc(
0))]));return{...y,label:s,readlink:S=>w.get(S),...k&&{attributes:(S,F)=>(0,I().attributesOf)(o,t,S,F)},read:async(S,F=d)=>{
const{kind:C,oid:G,size:H}=y.stat(S)??{};if(!(0,O().isRegular)(C)||G===void 0||H===void 0)throw(0,L().notAFile)(s,S);if(H>
F)throw(0,L().tooLarge)(s,S,H,F);return e(o,G)}}}function b(o){const t=j.exec(o);if(t===null)throw f(o);const[s,d="",a="",
p="",y=""]=t,k=h(d,a),A=k==="symlink"&&Number(y)>P;if(k===void 0||A)throw f(o);const D=o.slice(s.length),w=(0,O().isRegular)(
k),S={path:D,kind:k,oid:p,tracked:!0};return w?{...S,size:Number(y)}:S}function h(o,t){if(t==="tree")return"directory";if(t===
"commit")return"submodule";if(o==="120000")return"symlink";if(o.startsWith("100"))return(Number.parseInt(o,8)&64)===0?"f\
ile":"executable"}function f(o){return new(v()).GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(
o)}`,R().FULL_CLONE_HINT)}const r=new WeakMap;function n(o,t){const s=r.get(o)??new Map;r.set(o,s);const d=s.get(t);if(d)
return d;const a=Promise.allSettled(s.values()).then(()=>c(o,t));return s.set(t,a),a.catch(()=>s.delete(t)),a}async function c(o,t){
if(!await o.isPartial())return;const s="This clone is partial: fetching the files that it lacks from its remote.",d=["ls\
-tree","-r","-z","--full-tree",t],a=await o.objects(d).catch(()=>o.network(s,d,{env:o.privateStore})),p=[...(0,T().splitNul)(
a)].map(w=>/ blob ([0-9a-f]+)\t/.exec(w.toString("latin1"))?.[1]).filter(w=>w!==void 0),k=[...(await o.objects(["cat-fil\
e","--batch-check","--buffer"],{input:l(p)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,w=""])=>w);if(k.length===
0)return;const A=await i(o),D=["--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await o.network(
s,["-c","fetch.negotiationAlgorithm=noop","fetch",A,...D,"--filter=blob:none","--stdin"],{input:l(k)})}async function i({
user:o}){const t=await o(["config","--name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[s="remote.ori\
gin.promisor"]=t.toString().split(`
`).filter(Boolean);return s.slice(7,-9)}function l(o){return[...new Set(o)].map(t=>`${t}
`).join("")}const u=m.MAX_FILE_BYTES=16*1024*1024;async function e(o,t){const[s]=await o.read([t]);if(s?.type==="blob")return s.
content;throw new(v()).GateError("file_unreadable",s?`Object ${t} is a ${s.type}, not a file`:`Object ${t} is missing fr\
om this clone`,R().FULL_CLONE_HINT)}},78173:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.openObjectView=
O;function v(){const E=g(51455);return v=function(){return E},E}function I(){const E=g(76760);return I=function(){return E},
E}function L(){const E=g(41895);return L=function(){return E},E}function R(){const E=g(4339);return R=function(){return E},
E}function T(){const E=g(7650);return T=function(){return E},E}function N(){const E=g(44703);return N=function(){return E},
E}async function O(E){const x=await(0,R().temporaryFolder)(),M=(0,I().join)(x,"git"),$=(0,I().join)(M,"objects");await(0,v().
mkdir)((0,I().join)($,"info"),{recursive:!0}),await(0,v().mkdir)((0,I().join)(M,"refs")),await(0,v().writeFile)((0,I().join)(
M,"HEAD"),`ref: refs/heads/none
`),await(0,v().writeFile)((0,I().join)(M,"config"),j(E.format)),await(0,v().writeFile)((0,I().join)($,"info","alternates"),
`${JSON.stringify(E.objects)}
`);const b={directory:M,env:{...E.env.PATH===void 0?{}:{PATH:E.env.PATH},...T().NO_OUTSIDE_CONFIGURATION,GIT_DIR:M,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:E.shallow,HOME:M,LC_ALL:"C"}},h=(0,N().objectReader)(b);return{temporary:x,
objects:(0,T().bindGit)(b),read:h.read,privateStore:{GIT_OBJECT_DIRECTORY:$,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
E.objects)},shallowCommits:async()=>{const f=await(0,v().readFile)(E.shallow,"utf8").catch(P);return new Set(f.split(`
`).filter(r=>r!==""))},isPartial:async()=>(await(0,v().readdir)((0,I().join)(E.objects,"pack")).catch(()=>[])).some(r=>r.
endsWith(".promisor")),close:()=>(h.close(),(0,v().rm)(x,{recursive:!0,force:!0}))}}function P(E){if(E.code==="ENOENT")return"";
throw new(L()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${E.message}`,"Check the permissio\
ns of the .git directory.",{cause:E})}function j(E){return E==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${E}
`}},96681:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.decodePath=I,m.decodePieces=T,m.splitNul=N,
m.systemPath=R;function v(){const O=g(4573);return v=function(){return O},O}function I(O){if((0,v().isUtf8)(O))return O.
toString("utf8");let P="";for(let j=0;j<O.length;){const E=L(O,j);P+=E>0?O.toString("utf8",j,j+E):String.fromCharCode(56320+
(O[j]??0)),j+=Math.max(E,1)}return P}function L(O,P){for(let j=1;j<=4&&P+j<=O.length;j++)if((0,v().isUtf8)(O.subarray(P,
P+j)))return j;return 0}function R(O){if(!/[\udc80-\udcff]/.test(O))return O;const P=O.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
return Buffer.concat(P.map((j,E)=>E%2===1?Buffer.of(j.charCodeAt(0)-56320):Buffer.from(j)))}function T(O){if(!(0,v().isUtf8)(
O))return[...N(O)].map(I);const P=O.toString("utf8").split("\0");return P.at(-1)===""&&P.pop(),P}function*N(O){let P=0;for(let j=O.
indexOf(0);j>=0;j=O.indexOf(0,P))yield O.subarray(P,j),P=j+1;P<O.length&&(yield O.subarray(P))}},67397:function(U,m,g){Object.
defineProperty(m,"__esModule",{value:!0}),m.checkedOutBranch=h,m.defaultBranch=$,m.findDefaultBranch=M,m.isObjectId=E,m.
lookUpCommits=I,m.parentsOf=f,m.peelToCommits=N,m.readRefs=R,m.resolveCommits=O,m.short=r,m.unknownRevision=P;function v(){
const n=g(41895);return v=function(){return n},n}async function I(n,c){const i=await R(n,c.filter(L)),l=c.includes("HEAD")?
await T(n):void 0;return await N(n,c.map(u=>u==="HEAD"?l:L(u)?i.get(u)?.id:u))}function L(n){return n.startsWith("refs/")}
async function R(n,c){if(c.length===0)return new Map;const i=new Set(c),o=(await n.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...i])).toString().split(`
`).map(t=>{const[s="",d="",a=""]=t.split(" ");return[d,{id:s,target:a||d}]});return new Map(o.filter(([t])=>i.has(t)))}async function T(n){
const c=["show-ref","--verify","--hash","HEAD"],i=(await n.user(c,{accept:[1,128]})).toString().trim();return i===""?void 0:
i}async function N({read:n},c){const i=c.filter(e=>e!==void 0),l=await n(i.map(e=>`${e}^{commit}`)),u=new Map(i.map((e,o)=>[
e,l[o]?.oid]));return c.map(e=>e===void 0?void 0:u.get(e))}async function O(n,c){const i=await I(n,c),l=i.indexOf(void 0);
if(l>=0)throw P(c[l]??"");return i}function P(n,c={}){return n==="HEAD"?new(v()).GateError("ref_not_found","The reposito\
ry has no commits yet","Create a commit first, then gate the next change."):new(v()).GateError("ref_not_found",`unknown \
revision ${n}`,j(n,c))}function j(n,{meant:c,hasOrigin:i=!0}){const l="Check the spelling: `git branch --all` lists the \
branches.";if(c!==void 0)return`Did you mean ${c}? ${l}`;if(!i)return l;const u=`${l} With actions/checkout, set \`fetch-\
depth: 0\`.`,e=n.replace(/^(?:refs\/heads\/|(?:refs\/remotes\/)?origin\/)/,"");return E(e)||!/^\w[\w./-]*$/.test(e)?u:`${u}\
 If it is a branch of the remote, fetch it and name it origin/${e}:
  git fetch origin "+refs/heads/${e}:refs/remotes/origin/${e}"`}function E(n){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(
n)}const x=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/h\
eads/master"];async function M(n){const c=await R(n,x),i=x.flatMap(e=>c.get(e)??[]),l=await N(n,i.map(({id:e})=>e)),[u]=i.
flatMap(({target:e},o)=>{const t=l[o];return t===void 0?[]:[{commit:t,ref:e}]});return u}async function $(n){const c=await M(
n);if(c!==void 0)return c;const i=await b(n),[l]=await N(n,i.length===1?i:[]);if(l!==void 0)return{commit:l,ref:i[0]??""};
const u=i.map(e=>e.replace("refs/remotes/",""));throw new(v()).GateError("ref_not_found","No default branch found: origi\
n/HEAD, main and master do not exist",u.length===0?"Specify the commit to compare with: --base REF.":`Specify the branch\
 to compare with: --base ${u.slice(0,5).join(", or --base ")}.`)}async function b(n){const c=["--format=%(refname)","ref\
s/remotes/origin"],i=(await n.user(["for-each-ref",...c])).toString().split(`
`),l=(await h(n)).replace("refs/heads/","refs/remotes/origin/");return i.filter(u=>u!==""&&u!==l&&u!=="refs/remotes/orig\
in/HEAD")}async function h({user:n}){return(await n(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}async function f(n,c){
const[i]=await n.read([c]);if(i?.type!=="commit")throw P(c);const l=i.content.toString("latin1");return[...l.slice(0,l.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,e])=>e??"")}function r(n){return n.slice(0,12)}},93028:function(U,m,g){Object.
defineProperty(m,"__esModule",{value:!0}),m.filesNamed=x,m.isRegular=L,m.lfsObstacle=h,m.perPath=$,m.perTree=M,m.subTree=
R,m.treeAbove=T;function v(){const f=g(76760);return v=function(){return f},f}function I(){const f=g(59490);return I=function(){
return f},f}function L(f){return f==="file"||f==="executable"}function R(f,r){return r===""?f:O(f,r,()=>P(f,r))}function T(f,r){
return O(f,`../${r}`,()=>j(f,r))}const N=new WeakMap;function O(f,r,n){const c=N.get(f)??new Map;N.set(f,c);const i=c.get(
r)??n();return c.set(r,i),i}function P(f,r){const n=`${r}/`,c=e=>e===""?r:n+e,i=e=>({...e,path:e.path===r?"":e.path.slice(
n.length)}),{original:l,isPending:u}=f;return{label:f.label,...l&&{original:R(l,r)},...u&&{isPending:e=>u(c(e))},stat:e=>{
const o=f.stat(c(e));return o&&i(o)},readlink:e=>f.readlink(c(e)),list:e=>f.list(c(e)).map(i),files:()=>[...f.files()].filter(
({path:e})=>e.startsWith(n)).map(i),read:(e,o)=>f.read(c(e),o)}}function j(f,r){const n=`${r}/`,c={path:"",kind:"directo\
ry",tracked:!0},i=o=>o===r?"":o.startsWith(n)?o.slice(n.length):"..",l=o=>({...o,path:v().posix.join(r,o.path)}),{original:u,
isPending:e}=f;return{label:f.label,...u&&{original:T(u,r)},...e&&{isPending:o=>o.startsWith(n)&&e(i(o))},stat:o=>{const t=o===
""?c:f.stat(i(o));return t&&o!==""?l(t):t},readlink:o=>f.readlink(i(o)),list:o=>(o===""?[c]:f.list(i(o))).map(l),files:()=>[
...f.files()].map(l),read:(o,t)=>f.read(i(o),t)}}const E=M(f=>(0,I().groupBy)(f.files(),({path:r})=>v().posix.basename(r)));
function x(f,r){return E(f).get(r)??[]}function M(f){const r=new WeakMap;return n=>{const c=n.original??n,{answer:i}=r.get(
c)??{answer:f(c)};return r.set(c,{answer:i}),i}}function $(f){const r=M(()=>new Map);return(n,c)=>{const i=r(n),l=i.get(
c)??f(n,c);return i.set(c,l),l}}const b="version https://git-lfs.github.com/spec/";function h(f){if(f.startsWith(b))return"\
this is a Git LFS pointer; commit the file itself (git lfs untrack)"}},95132:function(U,m,g){Object.defineProperty(m,"__\
esModule",{value:!0}),m.describe=N,m.eligibilityOf=h,m.finding=L,m.isMissingEvidence=f,m.notJudged=M,m.problemFinding=T,
m.whyNotJudged=$;function v(){const r=g(41895);return v=function(){return r},r}function I(){const r=g(13580);return I=function(){
return r},r}function L(r,n,c={}){return R(r,n,c)}function R(r,n,c){const{severity:i,harm:l,layer:u}=(0,I().ruleOf)(r);return{
rule:r,severity:i,harm:l,layer:u,args:n,...c}}function T({rule:r,args:n,span:c,severity:i}){return R(r,n,{span:c,severity:i})}
function N({rule:r,args:n,edit:c,danger:i,advice:l,level:u}){const e=(0,I().ruleOf)(r);return{message:e.message(n)+(u?` ${O(
u)}`:""),remedy:i===void 0?(c&&E(c))??l??e.remedy(n):`Remove the command: it ${i}. A person decides whether the gene nee\
ds it.`}}function O({rules:r,level:n,from:c,reason:i}){const l=i===void 0?"":`: ${i.replace(/\.$/,"")}`;return`The polic\
y sets \`${r}\` to \`${n}\`, instead of ${c}${l}.`}const P=160,j=4;function E({new:r,pointer:n,files:c=[],fix:i}){if(!(r.
length<=j&&r.every(d=>d.length<=P&&!d.includes("`"))))return i?"Run `gene-gate fix --write`, which replaces the command \
(accepted; not run).":void 0;const u=n?.endsWith("/asset_id")===!0,e=u||r.length===0?"":" (accepted; not run)",o=i?`; \`g\
ene-gate fix --write\` does this${e}.`:".",[t,...s]=r.map(d=>`\`${d}\``);return t===void 0?`Remove the command, which ad\
ds no check${o}`:u?`Set \`asset_id\` to ${t}${o}`:c.length>0?`Move it into a script, ${c.map(({path:a})=>`\`${a}\``).join(
", ")}, and run ${[t,...s].join(", ")}${o}`:s.length===0?`Write ${t} instead${o}`:`Write separate entries in \`validation\
\`: ${[t,...s].join(", ")}${o}`}const x=500;function M(r,n,c={}){return L("not-judged",{detail:$(r,n)},c)}function $(r,n){
if((0,v().endsAudit)(n))throw n;return`${r}: ${b(n).slice(0,x).replace(/\.$/,"")}`}function b(r){return r instanceof v().
GateError?r.message:r instanceof Error?`${r.name}: ${r.message}`:String(r)}function h(r){return r.length===0?"eligible":
r.every(f)?"unproven":"refuted"}function f({rule:r}){const{unproven:n,undecided:c}=(0,I().ruleOf)(r);return n===!0||c===
!0}},13254:function(U,m){Object.defineProperty(m,"__esModule",{value:!0}),m.isProblem=L,m.problemAt=v;const g={"unquoted\
-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"warning",weakens:"warning","t\
ool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-path":"warning","tool-unknown":"\
warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"notice","build-files-unread":"\
notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning","npm-script-missing":"warning",
"npm-script-text":"warning","workspaces-changed":"warning"};function v(R,T,N,O=I(R)){return{rule:R,args:N,span:T,severity:O}}
function I(R){return R in g?g[R]:"error"}function L(R,T){return R.rule===T}},94411:function(U,m,g){Object.defineProperty(
m,"__esModule",{value:!0}),m.areHarmlessOptions=M,m.isHarmlessVariable=$,m.isReadByProgram=l,m.readAssignments=n;function v(){
const u=g(25367);return v=function(){return u},u}function I(){const u=g(90762);return I=function(){return u},u}const L=/^[\w.-]{0,64}$/,
R=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,T=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,N=/^\d{1,9}$/,
O=/^(?:|[01]|true|false|yes|no|on|off)$/i,P=new Map([["NODE_ENV",L],["CI",L],["FORCE_COLOR",L],["NO_COLOR",L],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",R],["LC_ALL",R],["NODE_NO_WARNINGS",O],["PYTHONDONTWRITEBYTEC\
ODE",O],["PYTHONUNBUFFERED",O],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",T],["TS_NODE_TRANSPILE_ONLY",O],["TS_NODE_FILES",O],["TS_NODE_SKIP_PROJECT",O]]),j=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,L]],E="NOD\
E_OPTIONS",x=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function M(u){return u.split(" ").every(e=>x.test(e.replaceAll("_","-")))}function $(u,e){if(u===E)return M(e);const o=P.
get(u);return o!==void 0?o.test(e):h(u)?j.some(([s,d])=>s.test(u)&&d.test(e))||O.test(e)||N.test(e):!1}const b=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function h(u){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(u)?!l(u):b.test(u)}function f(u){return u===E||P.has(u)||h(u)}const r=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function n(u,e){const o=[],t=[];let s=0;for(const d of u){const[a]=d.parts,p=a&&!a.quoted?r.exec(a.text):null;if(!p)break;
s+=1;const[y,k="",A]=p,D=(0,I().textOf)(d).slice(y.length),w={start:d.start,end:d.end};if(!A&&$(k,D))o.push({name:k,value:D,
span:w}),e.add("environment-assignment",w,{name:k,value:(0,v().visible)(D)});else{const S=!A&&f(k);e.add("assignment-ref\
used",w,{name:k,value:(0,v().visible)(D),known:S}),A||t.push({name:k,value:D,span:w})}}return{assignments:o,refused:t,count:s}}
const c=`
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
`.match(/\S+/g),i=new RegExp(`^(?:${c.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function l(u){
return i.test(u)}},97424:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.DOES=void 0,m.dangerOfScript=
o,m.findDangers=M;function v(){const s=g(11331);return v=function(){return s},s}function I(){const s=g(81716);return I=function(){
return s},s}function L(){const s=g(54421);return L=function(){return s},s}const R=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
T=(s,d,a)=>s.some(p=>/^-[A-Za-z]+$/.test(p)&&[...p.slice(1)].some(y=>d.includes(y))||p.length>3&&a.startsWith(p.toLowerCase())),
N=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,O=s=>s.some((d,a)=>{const p=/^(?:-s|--signal)$/.
test(d)?s[a+1]:/^(?:-s|--signal=|-)(.+)$/.exec(d)?.[1];return p!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(p)}),P=(s,d,a)=>(s===
"systemctl"||s==="loginctl")&&d.some(p=>a.test(p)),j=[{name:"mass_deletion",matches:({program:s,args:d})=>s==="rm"&&T(d,
"rR","--recursive")&&d.some(a=>!a.startsWith("-")&&N.test(a))},{name:"raw_disk_write",matches:({program:s,args:d})=>s===
"dd"&&d.some(a=>a.startsWith("if=")||/^of=\/dev\//.test(a))},{name:"filesystem_format",matches:({program:s})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(s)},{name:"direct_disk_write",matches:({program:s,args:d})=>s==="tee"&&d.some(a=>R.test(a))},{name:"world_writable",
matches:({program:s,args:d})=>s==="chmod"&&d.some(a=>/^[0-7]{2,4}[2367]$/.test(a)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
a))},{name:"privilege_escalation",matches:({program:s,args:d})=>s==="chown"&&d.some(a=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(a))},{name:"firewall_manipulation",matches:({program:s})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(s)},
{name:"system_shutdown",matches:({program:s,args:d})=>/^(?:shutdown|poweroff|halt)$/.test(s)||/^(?:init|telinit)$/.test(
s)&&d[0]==="0"||P(s,d,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:s,args:d})=>s==="reboot"||/^(?:init|telinit)$/.
test(s)&&d[0]==="6"||P(s,d,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:s,args:d})=>/^(?:kill|pkill|killall)$/.
test(s)&&O(d)}],E=8,x=4;function M(s,d=0,a=new r){return(0,I().everyCommand)(s).flatMap(p=>$(p,a,d))}function $(s,d,a){const p=[],
{words:y}=(0,I().withoutReserved)(s);for(const{operator:w,target:S}of s.redirections)if(w.includes(">")&&S&&R.test(S.text)){
const F=`> ${S.text}`;p.push({name:"direct_disk_write",pattern:F,words:[S]})}const k=b(y),A=d.runBy(s,k);if(A!==void 0){
const w=`${A} | ${y[0]?.text??""}`;p.push({name:"remote_code_execution",pattern:w,words:y})}const D=new Set;for(const w of k){
const S=j.find(({matches:H})=>H(w))?.name;if(S!==void 0){const H=w.words.map(({text:W})=>W).join(" ");p.push({name:S,pattern:H,
words:w.words})}const C=(0,v().programNamed)(w.program)?.kind==="shell"?(0,L().textHanded)(w.words)?.text:void 0;if(C===
void 0||D.has(C)||a===x)continue;D.add(C);const G=M((0,I().readShellText)(C),a+1,d);p.push(...G.map(H=>({...H,words:w.words}))),
f.test(C)&&p.push({name:"remote_code_execution",pattern:C,words:w.words})}return p}function b(s){const d=h(s,0);if(d===void 0)
return[];const a=[d];if((0,v().programNamed)(d.program)?.kind==="wrapper")for(let p=1;p<=Math.min(s.length-1,E);p+=1){const y=h(
s,p);y!==void 0&&!/^-|=/.test(y.program)&&a.push(y)}if(d.program==="find")for(const[p,{text:y}]of s.entries()){const k=/^-(?:exec|ok)(?:dir)?$/.
test(y)?h(s,p+1):void 0;if(k!==void 0&&a.push(k),a.length>E)break}return a}function h(s,d){const a=s[d];if(a===void 0)return;
const p=s.slice(d);return{program:(0,v().baseName)(a.text),args:p.slice(1).map(({text:y})=>y),words:p}}const f=/\bdownload(?:string|data)\b/i;
class r{#n=new Map;#e=new Map;runBy(d,a){const p=(d.pipedFrom&&this.#n.get(d.pipedFrom))??c(d.inside),y=a.find(({program:A})=>i(
A));this.#n.set(d,p??y?.program);const k=a.flatMap(({program:A,args:D,words:w})=>((0,v().runsCode)(A)?D:w.slice(0,1).map(
({text:S})=>S)).flatMap(S=>this.#e.get(n(S))??[]))[0];return y&&this.#s(y,d),a.some(({program:A})=>(0,v().runsCode)(A))?
p??k:k}#s({program:d,args:a},{redirections:p}){const y=p.flatMap(({target:k})=>k?.text??[]);for(const k of[...a,...y])!k.
startsWith("-")&&n(k)!==""&&this.#e.set(n(k),d)}}function n(s){return s.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function c(s){
return(0,I().everyCommand)(s).flatMap(({words:d})=>b(d)).find(({program:d})=>i(d))?.program}function i(s){return(0,v().programNamed)(
s)?.kind==="downloader"}const l=m.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},u=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,e=16*1024;function o(s){if(s.length>e)return"is too long to\
 check";for(const[,p="",y=""]of s.matchAll(u))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(p)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(y))return l.mass_deletion;const d=(0,I().readShellText)(s),a=M(d).find(({name:p})=>p!=="mass_deletion");return a?l[a.
name]:t(d)?"pipes text into a shell":void 0}function t(s){return(0,I().everyCommand)(s).some(({pipedFrom:d,words:a})=>{const[
p]=(0,L().startedWords)(a);return d!==void 0&&p!==void 0&&(0,v().isShell)(p.text)})}},25367:function(U,m,g){Object.defineProperty(
m,"__esModule",{value:!0}),m.codePointName=R,m.inspectBlanks=b,m.inspectCharacters=N,m.inspectInjection=r,m.inspectLookAlikes=
j,m.visible=T;function v(){const n=g(11970);return v=function(){return n},n}const I=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function L(n){if(n>=32&&n<127||n===9)return"visible";if(n===0)return"nul-character";if(n===10||n===13)return"line-break";
if(n<160||n>=55296&&n<=57343)return"control-character";const c=String.fromCodePoint(n);return I.test(c)?"invisible-chara\
cter":"visible"}function R(n){return`U+${n.toString(16).toUpperCase().padStart(4,"0")}`}function T(n,c=120){const i=n.length>
c?`${n.slice(0,c)}\u2026`:n;let l="";for(const u of i){const e=u.codePointAt(0)??0,o=e!==9&&L(e)==="visible";l+=o?u:`<${R(
e)}>`}return l}function N(n,c,i,l){let u=c;for(const e of n)O(e,u,i,l),u+=e.length}function O(n,c,i,l){const u=n.codePointAt(
0)??0,e={start:c,end:c+n.length},o=R(u),t=L(u);if(t==="line-break"?l.add(t,e,{character:o,quoted:i}):t!=="visible"&&l.add(
t,e,{character:o}),t!=="visible"||u<=126)return;const s=n.normalize("NFKC");s!==n.normalize("NFC")||/[\0-\x7f]/.test(s)?
l.add("look-alike-letters",e,{word:n,looks_like:s,characters:[o]}):i||l.add("non-ascii-unquoted",e,{character:o,shown:n})}
const P=/\p{L}+/gu;function j(n,c,i,l){if(/^[\x00-\x7f]*$/.test(n)||!i&&/\s/.test(n))return;const u=i?E(n):x(n);if(u===void 0)
return;const e=[...new Set(n)].filter(o=>o>"\x7F");l.add("look-alike-letters",{start:c.start,end:c.end},{word:T(n),looks_like:T(
u),characters:e.slice(0,10).map(o=>R(o.codePointAt(0)??0))})}function E(n){const c=n.normalize("NFKD").replace(/\p{M}/gu,
""),i=(0,v().asciiOf)(c);return/^[\x20-\x7e]+$/.test(i)?i:void 0}function x(n){let c=!1;const i=n.replace(P,l=>{const u=(0,v().
asciiOf)(l);return u===l||!/[A-Za-z]/.test(l)?l:(c=!0,u)});return c?i:void 0}const M=100,$=1e3;function b(n,c){let i=0,l=0;
for(let u=0;u<=n.length;u+=1){const e=n.charAt(u);if(e===" "||e==="	")continue;const o=u-l;if(o>1&&(i+=o-1),o>=M||i>=$){
const t=Math.max(o,i);c.add("blank-padding",{start:l,end:u},{blanks:t});return}l=u+1}}const h=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
f=/<!--|```/;function r(n,c,i){const l=({index:o,0:t})=>i??{start:o,end:o+t.length},u=h.exec(n);u&&c.add("workflow-comma\
nd",l(u),{written:T(u[0])});const e=f.exec(n);e&&c.add("markup-injection",l(e),{written:e[0]})}},14395:function(U,m){Object.
defineProperty(m,"__esModule",{value:!0}),m.isWide=P,m.literalSegment=O,m.matchName=x,m.matchesStars=M,m.readPattern=L;const g=Symbol(
"*"),v=/^.$/su,I=/\[\w+\]|./gsu;function L(h){if(!h.parts.some(e=>!e.quoted&&/[*?[]/.test(e.text)))return;const f=h.parts.
flatMap(({text:e,quoted:o})=>o?Array.from(e):(e.match(I)??[]).map(R)),r=h.parts.map(({text:e,quoted:o})=>o?"\0":e).join(
""),n=/\[.*\]/s.test(r.replace(/\[\w+\]/g,"]")),c=f.findIndex(e=>typeof e!="string"||n&&e==="[");if(c<0)return;const i=h.
parts.map(e=>e.text).join(""),l=T(f.slice(0,c)),u=N(f);return{text:i,prefix:l,segments:u,...n&&{ambiguity:"bracket"}}}function R(h){
return h==="*"?g:h==="?"?v:h.length>1&&h.startsWith("[")?new RegExp(`^${h}$`):h}function T(h){return h.filter(f=>typeof f==
"string").join("")}function N(h){const f=[[]];for(const r of h)r==="/"?f.push([]):f.at(-1)?.push(r);return f}function O(h){
return h.every(f=>typeof f=="string")?T(h):void 0}function P(h){return h.includes(g)}const j=h=>Array.from(h),E=h=>Array.
from(Buffer.from(h).toString("latin1"));function x(h,f){if(f.startsWith(".")&&h[0]!==".")return!1;const r=$(h,f,j);return/^[\x20-\x7e]*$/.
test(f)||r===$(h,f,E)?r:void 0}function M(h,f){const r=Array.from(f,n=>n==="*"?g:n);return $(r,h,j)}function $(h,f,r){const n=h.
flatMap(e=>typeof e=="string"?r(e):[e]),c=r(f);let i=0,l=-1,u=0;for(let e=0;e<c.length;)if(n[i]===g)l=i,u=e,i+=1;else if(b(
n[i],c[e]))i+=1,e+=1;else if(l>=0)i=l+1,u+=1,e=u;else return!1;return n.slice(i).every(e=>e===g)}function b(h,f=""){return h instanceof
RegExp?h.test(f):h===f}},16500:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.MAX_PATTERNS=void 0,m.
resolvePattern=j;function v(){const l=g(76760);return v=function(){return l},l}function I(){const l=g(32854);return I=function(){
return l},l}function L(){const l=g(25367);return L=function(){return l},l}function R(){const l=g(14395);return R=function(){
return l},l}function T(){const l=g(90762);return T=function(){return l},l}const N=20,O=4096,P=m.MAX_PATTERNS=64;function j(l,u,e){
const{pattern:o,span:t,position:s}=l,d=(0,L().visible)(o.text),a=M(o);let p=[];if(s==="program")e.add("glob-unclear",t,{
pattern:d,reason:"program"});else if($(o))e.add("glob-unclear",t,{pattern:d,reason:"outside"});else if(!x(o,u))if(a)e.add(
"glob-unclear",t,{pattern:d,reason:a});else if(b(o))e.add("glob-unclear",t,{pattern:d,reason:"flag"});else if(u)p=E(l,u,
e);else if(s==="script"&&o.segments.some(R().isWide))e.add("glob-unclear",t,{pattern:d,reason:"program"});else{const y={
matches:[],count:0,judged:!1};e.add("unquoted-glob",t,{pattern:d,...y})}return p.length===0?[o.text]:p}function E({pattern:l,
span:u,position:e},o,t){const s=(0,L().visible)(l.text),d=r(l,o),a="matches"in d&&!d.matches.every(h);if("ambiguity"in d||
a){const A="ambiguity"in d?d.ambiguity:"file_name";return t.add("glob-unclear",u,{pattern:s,reason:A}),[]}const{matches:p}=d;
p.some(A=>A.startsWith("-"))&&t.add("glob-unclear",u,{pattern:s,reason:"flag"}),e==="script"&&p.length>1&&t.add("glob-un\
clear",u,{pattern:s,reason:"program"});const y=p.slice(0,N).map(A=>(0,L().visible)(A)),{length:k}=p;return t.add("unquot\
ed-glob",u,{pattern:s,matches:y,count:k,judged:!0}),p}function x({prefix:l,text:u},e){return l.includes("://")&&!e?.stat(
u.slice(0,u.indexOf("/")))}function M({text:l,segments:u,ambiguity:e}){return e||(l.length>O?"too_many":u.some(t=>(0,R().
literalSegment)(t)===void 0&&(0,R().matchName)(t,".."))?"dot":void 0)}function $({text:l,segments:u}){return l.startsWith(
"/")||u.some(e=>(0,R().literalSegment)(e)==="..")}function b({prefix:l}){return l.startsWith("-")&&!l.includes("=")}function h(l){
const u=new(T()).ProblemCollector;return(0,L().inspectCharacters)(l,0,!0,u),u.inOrder().length===0}const f=128*1024;function r(l,u){
let e=[{written:"",path:""}];for(const[s,d]of l.segments.entries()){const a=s===l.segments.length-1,p=[];for(const y of e){
const k=n(y,d,a,u);if(typeof k=="string")return{ambiguity:k};p.push(...k)}e=p}const o=e.map(({written:s})=>Buffer.from(s));
return o.reduce((s,d)=>s+d.length+1,0)>f?{ambiguity:"too_many"}:{matches:o.sort(Buffer.compare).map(s=>s.toString())}}function n(l,u,e,o){
const{written:t,path:s}=l,d=(0,R().literalSegment)(u);if(d==="")return e?[l]:"empty_segment";const a=e?"":"/";if(d===".")
return[{written:`${t}.${a}`,path:s}];const p=[];for(const y of c(s,u,d,o)){if(y==="letters")return"letters";if(!e&&i(y,o))
return"symlink";!e&&y.kind!=="directory"||p.push({written:`${t}${v().posix.basename(y.path)}${a}`,path:y.path})}return p}
function*c(l,u,e,o){if(e!==void 0){const t=o.stat(l===""?e:`${l}/${e}`);t?.tracked&&(yield t);return}for(const t of o.list(
l)){if(!t.tracked)continue;const s=(0,R().matchName)(u,v().posix.basename(t.path));s===void 0?yield"letters":s&&(yield t)}}
function i(l,u){if(l.kind!=="symlink")return l.kind==="submodule";const e=(0,I().resolveInTree)(u,l.path);return e.kind===
"missing"?!1:e.kind!=="inside"||!/^(?:file|executable)$/.test(e.entry.kind)}},54669:function(U,m,g){Object.defineProperty(
m,"__esModule",{value:!0}),m.hasOneReading=E,m.lex=j;function v(){const r=g(94411);return v=function(){return r},r}function I(){
const r=g(25367);return I=function(){return r},r}function L(){const r=g(16500);return L=function(){return r},r}function R(){
const r=g(14395);return R=function(){return r},r}function T(){const r=g(11331);return T=function(){return r},r}function N(){
const r=g(26781);return N=function(){return r},r}function O(){const r=g(90762);return O=function(){return r},r}const P=128*
1024;function j(r,n){const c=new(O()).ProblemCollector;if(x(r,c))return{words:[],assignments:[],refused:[],problems:c.inOrder()};
const i={start:0,end:r.length};(0,I().inspectBlanks)(r,c),(0,I().inspectInjection)(r,c);const l=(0,N().splitWords)(r,c),
{assignments:u,refused:e,count:o}=(0,v().readAssignments)(l,c);for(const s of l.slice(0,o))b(s,c);const t=M(l.slice(o),n,
c);t.length===0&&c.add("empty-command",i,{});for(const{value:s,span:d}of u)(0,I().inspectInjection)(s,c,d);for(const{text:s,
span:d}of t)(0,I().inspectInjection)(s,c,d);return{words:t,assignments:u,refused:e,problems:c.inOrder()}}function E({problems:r}){
return r.every(({severity:n})=>n==="warning")}function x(r,n){if(Buffer.byteLength(r)<=P)return!1;const c={start:0,end:r.
length};return n.add("command-too-long",c,{more:`${P} bytes`}),!0}function M(r,n,c){const i=[];let l=0;for(const[u,e]of r.
entries()){const o={start:e.start,end:e.end},t=e.parts.some(p=>p.quoted),s=(0,O().textOf)(e);b(e,c),h(e,c),f(e,u===0,c),
(0,I().inspectLookAlikes)(s,e,u===0,c);const d=(0,R().readPattern)(e);if(d&&(l+=1),d&&l>L().MAX_PATTERNS&&c.add("glob-un\
clear",o,{pattern:(0,I().visible)(s),reason:"too_many"}),!d||l>L().MAX_PATTERNS){i.push({text:s,span:o,quoted:t});continue}
const a=$(u,i);for(const p of(0,L().resolvePattern)({pattern:d,span:o,position:a},n,c))i.push({text:p,span:o,quoted:t})}
return i}function $(r,n){return r===0?"program":r===1&&n[0]?.text==="node"?"script":"argument"}function b(r,n){for(const[
c,i]of r.parts.entries()){if(i.quoted||!i.text.includes("~"))continue;const l=i.text.search(c===0?/(?:^|[=:])~/:/[=:]~/);
if(l<0)continue;const u=i.start+i.text.indexOf("~",l),e=(0,I().visible)((0,O().textOf)(r));n.add("tilde-expansion",{start:u,
end:u+1},{word:e});return}}function h(r,n){let c=-1,i=!1;for(const l of r.parts)if(!(l.quoted||c<0&&!l.text.includes("{")))
for(const{0:u,index:e}of l.text.matchAll(/[{},]|\.\./g)){const o=l.start+e;if(u==="{")c<0&&(c=o);else if(u!=="}")i=c>=0;else if(i){
const t={start:c,end:o+1};n.add("brace-expansion",t,{written:(0,I().visible)((0,O().textOf)(r))});return}}}function f(r,n,c){
const i=(0,O().unquotedText)(r);i!==void 0&&(i==="!"||n&&(0,T().isReserved)(i))&&c.add("shell-grammar",{start:r.start,end:r.
end},{written:i})}},11331:function(U,m){Object.defineProperty(m,"__esModule",{value:!0}),m.PROGRAM_NAMES=void 0,m.baseName=
P,m.changesShell=s,m.hasCommandLine=b,m.isBefore=e,m.isCommandLine=$,m.isOnlyBefore=o,m.isReserved=t,m.isShell=E,m.isWithoutEffect=
u,m.programNamed=j,m.runsCode=x,m.startsOthers=M;const g=/^-\w*c$|^--command$/,v=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
T=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",{text:g}],["shell","pwsh powersh\
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
im"]],N=new Map(T.flatMap(([d,a,p])=>a.split(" ").map(y=>[y,{name:y,kind:d,...p}]))),O=m.PROGRAM_NAMES=[...N.keys()];function P(d){
return/^\.{1,2}$/.test(d)?d:d.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function j(d){
const a=P(d),p=N.get(a);if(p!==void 0)return p;const y=N.get(a.replace(/[-.]?\d[\d.]*w?$/,""));return y?.kind==="shell"||
y?.kind==="interpreter"?y:void 0}function E(d){return j(d)?.kind==="shell"}function x(d){const a=j(d)?.kind;return a==="\
shell"||a==="interpreter"}function M(d){if(d===".")return!1;const a=j(d)?.kind;return a!==void 0&&a!=="system"&&a!=="dow\
nloader"}function $(d){const[a="",...p]=d.trim().split(/\s+/);return h(a)&&p.some(y=>/^-|[./]|^[|&;<>]+$/.test(y))}function b(d){
return/&&|\|\||\$\(|`/.test(d)?!0:d.split(/;\s|\s\|\s/).some(a=>{const[p="",...y]=a.trim().split(/\s+/);return y.length>
0&&h(p)})}function h(d){return N.has(d)}const f=d=>new Set(d.split(/\s+/)),r=f(": [ cd echo exit false test true"),n=f("\
! { do elif else if then time until while"),c=new RegExp(`^\\s*(?:(?:${[...n].join("|").replace("{","\\{")})\\s+)*$`),i=f(
"fi done case esac for } in [[ ]] function select coproc"),l=f(`. alias autoload bg bind break builtin caller chdir comm\
and compgen complete compopt continue
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function u(d){return r.has(d)}function e(d){
return n.has(d)}function o(d){return c.test(d)}function t(d){return n.has(d)||i.has(d)}function s(d){return t(d)||l.has(
d)}},81716:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.everyCommand=N,m.isDynamic=E,m.readShellText=
T,m.withoutReserved=P;function v(){const h=g(54669);return v=function(){return h},h}function I(){const h=g(11331);return I=
function(){return h},h}const L=128*1024,R=16;function T(h,f){return h.length>L?[]:new b(h,f).list("",0)}function N(h){return h.
flatMap(f=>[f,...N(f.inside)])}const O=/^([A-Za-z_]\w*)=(.*)$/s;function P(h){const{words:f,assignments:r}=h,n=f.findIndex(
({text:u,quoted:e})=>e||!(0,I().isBefore)(u));if(n<1)return h;const c=f.slice(n),i=c.findIndex(({text:u})=>!O.test(u)),l=i<
0?c:c.slice(0,i);return{...h,words:c.slice(l.length),assignments:[...r,...l.map(j)]}}function j({text:h,span:f}){const[,
r="",n=""]=O.exec(h)??[];return{name:r,value:n,span:f}}function E({problems:h,substituted:f},{span:r}){const n=c=>c.start<
r.end&&c.end>r.start;return f.some(n)||h.some(c=>x.has(c.rule)&&n(c.span))}const x=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),M=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
$=/\\.?|\$\(|[^\\`$"]+|./sy;class b{#n;#e;#s=0;constructor(f,r){this.#n=f,this.#e=r}list(f,r){const n=[];let c=this.#r(),
i=!1;const l=(u,e="")=>{const o=this.#t(c,u,e),{words:t,assignments:s,redirections:d,inside:a}=o,p=t.length+s.length+d.length+
a.length===0,y=n.at(-1);p?y&&(n[n.length-1]={...y,separator:y.separator+e}):n.push(o);const k=/^\|&?$/.test(e)?o:void 0;
c=this.#r(p?c.pipedFrom:k)};for(;this.#s<this.#n.length;){const u=this.#s,e=this.#i(i?$:M),o=this.#s;if(e==='"')i=!i;else{
if(e===f&&(!i||f==="`"))return l(u),n;if(e==="$("||e==="`"||!i&&/^[<>]?\($/.test(e)){if(r===R){l(u);continue}const t=this.#n.
slice(c.start,u),s=e==="("?(0,I().isOnlyBefore)(t)?"subshell":"definition":"substitution",d=this.list(e==="`"?"`":")",r+
1);c.inside.push(...d),c.gaps.push({kind:s,start:u,end:this.#s}),s==="subshell"&&(c.subshell=d)}else!i&&/^(?:[;&|\r\n]+|\))$/.
test(e)?l(u,e):!i&&e.startsWith("#")&&/^\s?$/.test(this.#n.charAt(u-1))?c.gaps.push({kind:"comment",start:u,end:o}):!i&&
/^(?:[<>]|&>)/.test(e)&&c.gaps.push({kind:"operator",start:u,end:o})}}return l(this.#n.length),n}#r(f){return{start:this.#s,
gaps:[],inside:[],pipedFrom:f}}#i(f){f.lastIndex=this.#s;const[r=""]=f.exec(this.#n)??[];return this.#s+=r.length,r}#t(f,r,n){
const{start:c,gaps:i,inside:l,pipedFrom:u,subshell:e}=f;let o="",t=c;for(const w of i){const S=w.kind==="comment"||w.kind===
"operator"?" ":"_";o+=this.#n.slice(t,w.start)+S.repeat(w.end-w.start),t=w.end}o+=this.#n.slice(t,r);const s=(0,v().lex)(
o,this.#e),d=w=>({...w,span:{start:w.span.start+c,end:w.span.end+c}}),a=s.words.map(d),p=new Set;let y=0;const A=i.filter(
({kind:w})=>w==="operator").map(({start:w,end:S})=>{for(;y<a.length&&(a[y]?.span.start??S)<S;)y+=1;const F=a[y],C=a[y-1];
return C?.span.end===w&&/^\d+$/.test(C.text)&&p.add(C),F&&p.add(F),{operator:this.#n.slice(w,S),...F&&{target:F}}}),D=[...s.
assignments,...s.refused].map(d);return{words:a.filter(w=>!p.has(w)),assignments:D.sort((w,S)=>w.span.start-S.span.start),
redirections:A,problems:s.problems.map(d),span:{start:c,end:r},separator:n,inside:l,substituted:i.filter(({kind:w})=>w===
"substitution"),...u&&{pipedFrom:u},...e&&{subshell:e},...i.some(({kind:w})=>w==="definition")&&{defines:!0}}}}},26781:function(U,m,g){
Object.defineProperty(m,"__esModule",{value:!0}),m.splitWords=R;function v(){const $=g(25367);return v=function(){return $},
$}const I=1e3,L=/[ \t\n\r'"\\$`;&|<>()]/g;function R($,b){return new T($,b).split()}class T{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(b,h){
this.#n=b,this.#e=h}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>I){const b={start:0,end:this.#n.
length};this.#e.add("command-too-long",b,{more:`${I} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,v().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#b();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=M(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(b,h,f,r=f){this.#r.length===0&&(this.#i=r),this.#r.push({text:b,quoted:h,
start:f})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const b=this.#t;
L.lastIndex=b+1;const h=L.exec(this.#n)?.index??this.#n.length,f=this.#n.slice(b,h);(0,v().inspectCharacters)(f,b,!1,this.#e),
this.#o(f,!1,b),this.#t=h}#h(){const b=this.#t,h=this.#n.indexOf("'",b+1),f=h<0?this.#n.length:h,r=this.#n.slice(b+1,f);
(0,v().inspectCharacters)(r,b+1,!0,this.#e),this.#o(r,!0,b+1,b),this.#d(b,f,"'")}#y(){const b=this.#t,h=this.#n;let f="",
r=b+1;for(this.#t=r;this.#t<h.length&&h.charAt(this.#t)!=='"';){const c=h.charAt(this.#t);c==="\\"&&/["$`\\\n]/.test(h.charAt(
this.#t+1))?(f+=h.slice(r,this.#t),h.charAt(this.#t+1)===`
`&&this.#f(),r=this.#t+1,this.#t+=2):c==="$"?this.#l(!0):c==="`"?this.#p(!0):this.#t+=1}const n=Math.min(this.#t,h.length);
f+=h.slice(r,n),(0,v().inspectCharacters)(h.slice(b+1,n),b+1,!0,this.#e),this.#o(f,!0,b+1,b),this.#d(b,n,'"')}#d(b,h,f){
this.#c+=1,this.#t=Math.min(h+1,this.#n.length),!(h<this.#n.length)&&this.#e.add("unterminated-quote",{start:b,end:h},{quote:f})}#b(){
const b=this.#t,h=this.#n.charAt(b+1);this.#t+=1,h===""?(this.#e.add("unterminated-quote",{start:b,end:b+1},{quote:"\\"}),
this.#o("\\",!0,b)):h===`
`?(this.#t=b,this.#f(),this.#t+=2):h>"\x7F"?this.#o("",!0,b+1,b):((0,v().inspectCharacters)(h,b+1,!0,this.#e),this.#o(h,
!0,b+1,b),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(b){const h=j(this.#n,this.#t,
b);h?this.#m(h.kind,h.end,b):(b||this.#o("$",!1,this.#t),this.#t+=1)}#p(b){const h=E(this.#n,this.#t);this.#m("command-s\
ubstitution",h,b)}#m(b,h,f){const r=this.#t,n=this.#n.slice(r,h);this.#e.add(b,{start:r,end:h},{written:(0,v().visible)(
n)}),f||this.#o(n,!0,r),this.#t=h}#w(){const b=this.#t,h=this.#n.indexOf(`
`,b);this.#t=h<0?this.#n.length:h;const f=this.#n.slice(b,this.#t);(0,v().inspectCharacters)(f,b,!1,this.#e),this.#e.add(
"shell-comment",{start:b,end:this.#t},{written:(0,v().visible)(f)})}}const N=/[A-Za-z_]/,O=/[A-Za-z0-9_]/,P=/[0-9@*#?$!-]/;
function j($,b,h){const f=$.charAt(b+1);if(f==="(")return{kind:$.charAt(b+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:x($,b+1,"(",")")};if(f==="{")return{kind:"variable-expansion",end:x($,b+1,"{","}")};if(f==="[")return{kind:"\
arithmetic-expansion",end:x($,b+1,"[","]")};if(f==="'"||f==='"'){if(h)return;const r=$.indexOf(f,b+2);return{kind:"dolla\
r-quote",end:r<0?$.length:r+1}}if(N.test(f)){let r=b+2;for(;O.test($.charAt(r));)r+=1;return{kind:"variable-expansion",end:r}}
if(P.test(f)||f>"\x7F")return{kind:"variable-expansion",end:b+2}}function E($,b){for(let h=b+1;h<$.length;h+=1){const f=$.
charAt(h);if(f==="\\")h+=1;else if(f==="`")return h+1}return $.length}function x($,b,h,f){let r=0;for(let n=b;n<$.length;n+=
1){const c=$.charAt(n);if(c===h)r+=1;else if(c===f&&(r-=1,r===0))return n+1}return $.length}function M($,b,h){const f=$.
charAt(b);if(f==="("||f===")")return h.add("shell-grammar",{start:b,end:b+1},{written:f}),b+1;const r=f==="<"||f===">",n=r?
/[<>&|-]/:/[;&|]/;let c=b+1;for(;c-b<3&&n.test($.charAt(c));)c+=1;const i=$.slice(b,c);return h.add(r?"shell-redirection":
"shell-operator",{start:b,end:c},{operator:i}),c}},54421:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),
m.startedWords=L,m.textHanded=T;function v(){const j=g(11331);return v=function(){return j},j}const I=/^-(?:exec|ok)(?:dir)?$/;
function L(j){let E=j;for(;;){const[x,M]=E,$=(0,v().baseName)(x?.text??"");if($==="find"){const h=E.findIndex(({text:f})=>I.
test(f));return h<0?E:L(E.slice(h+1))}if((0,v().programNamed)($)?.kind!=="wrapper"||$==="command"&&/^-[vV]/.test(M?.text??
""))return E;const b=E.findIndex((h,f)=>f>0&&R(h,E));if(b<0)return E;E=E.slice(b)}}function R({text:j},E){return E.slice(
1).some(x=>(0,v().programNamed)(x.text))?(0,v().programNamed)(j)!==void 0:!/^-|^\w+=|^\d+[smhd]?$/.test(j)}function T(j){
const[E,...x]=j,M=E&&(0,v().programNamed)(E.text);if(M?.text===void 0)return;if(M.text==="words")return O(x);const $=M.text,
b=x.findIndex(({text:f})=>$.test(f)),h=x[b];if(h!==void 0){if(M.name==="cmd"){const f=h.text.slice(2);return O(f===""?x.
slice(b+1):[{...h,text:f},...x.slice(b+1)])}return/^[-/]e/i.test(h.text)&&N(M)?P(x[b+1]):N(M)?O(x.slice(b+1)):O(x.slice(
b+1,b+2))}}function N({name:j}){return j==="pwsh"||j==="powershell"}function O(j){return j.length===0?void 0:{text:j.map(
({text:E})=>E).join(" "),words:j}}function P(j){return j&&{text:Buffer.from(j.text,"base64").toString("utf16le"),words:[
j]}}},90762:function(U,m,g){Object.defineProperty(m,"__esModule",{value:!0}),m.ProblemCollector=void 0,m.firstErrors=T,m.
textOf=I,m.unquotedText=L;function v(){const N=g(13254);return v=function(){return N},N}function I(N){const[O]=N.parts;return N.
parts.length===1&&O?O.text:N.parts.map(P=>P.text).join("")}function L(N){const[O]=N.parts;return N.parts.length===1&&O&&
!O.quoted?O.text:void 0}class R{#n=[];add(O,P,j){this.#n.push((0,v().problemAt)(O,P,j))}inOrder(){const O=({severity:P})=>P===
"error"?0:1;return this.#n.sort((P,j)=>P.span.start-j.span.start||O(P)-O(j))}}m.ProblemCollector=R;function T(N){const O=new Set;
return N.filter(({rule:P,severity:j})=>{if(j!=="error")return!0;const E=!O.has(P);return O.add(P),E})}},63963:function(U,m,g){
g.r(m),g.d(m,{exec:()=>v.m});var v=g(81260)},678:function(U,m,g){g.r(m),g.d(m,{default:()=>v});var v=g(70298)},58238:function(U,m,g){
g.r(m),g.d(m,{parse:()=>v.parse,stringify:()=>v.stringify});var v=g(15756)},85:function(U,m,g){g.r(m),g.d(m,{GitPluginError:()=>v.
Uo,simpleGit:()=>v.Lp});var v=g(74724)},69873:function(U,m,g){g.r(m),g.d(m,{LineCounter:()=>v.HN,isAlias:()=>v.Vj,isMap:()=>v.
jh,isNode:()=>v.Ll,isScalar:()=>v.jn,isSeq:()=>v.oP,parseDocument:()=>v.Tp,stringify:()=>v.As,visit:()=>v.YR});var v=g(38815)}};
