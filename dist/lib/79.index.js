"use strict";exports.id=79,exports.ids=[79],exports.modules={45806:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.
launchedBy=M,p.parseInvocation=j;function v(){const n=g(76760);return v=function(){return n},n}function I(){const n=g(91063);
return I=function(){return n},n}function L(){const n=g(11331);return L=function(){return n},n}function R(){const n=g(87646);
return R=function(){return n},n}function A(){const n=g(3893);return A=function(){return n},n}function $(){const n=g(39872);
return $=function(){return n},n}function O(){const n=g(46868);return O=function(){return n},n}function P(){const n=g(31901);
return P=function(){return n},n}const N=5,T={node:R().parseNode,npm:A().parseNpm,npx:A().parseNpx};function j(n,c,i=I().
NO_PROGRAMS){return x(n,c,i,0)}function x(n,c,i,l){const u=(m,y)=>w(m,y,i,l+1),s={families:i,start:u,tool:(m,y)=>(0,O().
parseTool)(m,y,s)};if(typeof n!="string")return(0,$().parseProgram)(n,c,s);const{invocation:o,problems:t}=T[n](c,s),[e]=n===
"node"&&!(0,R().isTestRun)(o)?o.operands:[];if(e===void 0)return{invocation:o,problems:t};const a=r(e.text,i.tools).map(
m=>{const y=["--",m].map(k=>({...e,text:k}));return u({program:"npx",words:[...y,...o.passthrough],starts:"file"},n)}),d=a.
flatMap(m=>m.launched);return{invocation:d.length>0?{...o,launched:d}:o,problems:[...t,...a.flatMap(m=>m.problems)]}}function M({
launched:n=[]}){return n.flatMap(c=>[c,...M(c)])}function w({program:n,words:c,...i},l,u,s){const[o={text:"",span:{start:0,
end:0}},...t]=c,e=s===N?"outside-code":n?void 0:h(o.text,u.tools);if(e)return{launched:[],problems:[(0,P().wordProblem)(
e,l,o)]};const a=n??((0,P().isProgram)(o.text)?o.text:void 0),{invocation:d,problems:m}=a?x(a,n?c:t,u,s):x("npx",c,u,s);
return{launched:[{...d,...i}],problems:m}}function h(n,c){return n.startsWith("-")?"unknown-flag":(0,L().programNamed)(n)!==
void 0&&!(0,P().isProgram)(n)&&!(0,I().isKnownTool)(c,n)?"outside-code":void 0}const f=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function r(n,c){const i=v().posix.normalize(n.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
i))return["yarn"];const[,l,u=""]=f.exec(i)??[];if(l===void 0)return[];if(l===".bin")return[u];const o=[...new Set([u.replace(
/\.[cm]?[jt]s$/,""),l])].filter(t=>(0,I().isKnownTool)(c,t));return o.length>0?o:[l]}},97340:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.judgeFlag=N,p.pythonFiles=i,p.setsHarmless=l;function v(){const e=g(19609);return v=function(){
return e},e}function I(){const e=g(60842);return I=function(){return e},e}function L(){const e=g(32854);return L=function(){
return e},e}function R(){const e=g(94411);return R=function(){return e},e}function A(){const e=g(54669);return A=function(){
return e},e}function $(){const e=g(87646);return $=function(){return e},e}function O(){const e=g(31901);return O=function(){
return e},e}const P={problems:[]};function N(e,a,d){const{word:m,flag:y,value:k="",written:E,off:D}=d;if(y===void 0)return t(
e,a,d);const b=W=>j(W,e,d),{choices:S}=y;if(S?.every(W=>!T(W,k.replace(/\s+/g,""))))return{problems:[b("unknown-flag")]};
if(D)return P;if(y.kind==="node")return o(m,u(e,k));const{rule:F,...C}=(0,I().isReason)(y.kind)?{rule:y.kind}:x(e,d,a.stops===
!0),G=(0,O().isForeign)(E)||(0,O().isOfMachine)(E),H=F??(G?"outside-code":void 0);return{...k===""?{}:C,problems:H?[b(H)]:
[]}}function T(e,a){const[d="",m]=e.split("~");if(m===void 0)return a===e;const y=a.slice(d.length,a.length-m.length);return/^[^"'\\{}<>\s]+$/.
test(y)&&a===`${d}${y}${m}`}function j(e,a,{word:{text:d,span:m},written:y,value:k=""}){const E=d===y&&k!==""?`${y} ${k}`:
d;return(0,O().flagProblem)(e,a,{name:y,written:E,span:m,value:k})}function x(e,a,d){const{word:m,flag:y,written:k,value:E=""}=a,
{span:D}=m,b=y?.kind??"text";switch(b){case"choice":return{};case"tests":return{files:[{as:"tests",path:E,span:D}]};case"\
path":{const S=(0,L().normalise)(E)===void 0?"outside-code":void 0,F=(0,O().isElsewhere)(E)?[]:[{as:"place",path:E,span:D}];
return{rule:S,files:F,root:E}}case"config":return(0,O().isElsewhere)(E)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(E)?{}:{
files:[{as:"config",path:E,span:D}]};case"output":{const S=E.slice(E.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(S)?{}:(0,O().isElsewhere)(S)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:S,span:D}]}}case"cod\
e":case"preload":{const S=b==="code"?f(E,d):r(E,d),F=j("tool-runs-file",e,a);return{rule:S,files:n(E).map(C=>c(C,D,F,b))}}case"\
module":{const S=E.split(":").filter(H=>/^\w+(?:\.\w+)*$/.test(H)),F=new Set(S.flatMap(H=>[H,H.replace(/\.\w+$/,"")]).flatMap(
i)),C=j("tool-runs-file",e,a);return{rule:(0,O().isForeign)(E)||/[\\/]/.test(E)?"outside-code":void 0,files:[...F].map(H=>({
as:"module",path:H,span:D,ifFile:C}))}}default:{const S=(0,O().isOfMachine)(E)&&!h(k,E);return{rule:(0,O().isForeign)(E)||
S||M.test(E)?"outside-code":void 0}}}}const M=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,w=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function h(e,a){return w.test(e)||e==="-t"&&!a.includes(":")}function f(e,a){if((0,O().isElsewhere)(e)||/[\s(){};`]/.test(
e))return"outside-code";if(e.split(",").some(m=>/^\.|\.[cm]?[jt]sx?$/.test(m)))return a?"outside-code":"tool-runs-file"}
function r(e,a){return v().PRELOADABLE_PACKAGES.has(e)||v().PRELOADABLE_BY_TOOLS.has(e)?"tool-runs-file":a?"outside-code":
f(e,a)??"tool-runs-file"}function n(e){return e.split(",").filter(d=>d!==""&&!(0,O().isElsewhere)(d)).map(d=>d.replace(/^<rootDir>\//,
"./"))}function c(e,a,d,m){return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(e)?{as:"code",path:e,span:a}:{as:"module",path:e,
span:a,ifFile:d,first:m==="preload"}}function i(e){const a=e.replaceAll(".","/");return["","src/"].flatMap(d=>[".py","/_\
_main__.py","/__init__.py"].map(m=>`${d}${a}${m}`))}function l(e){const[,a="",d=""]=/^(\w+)[=:](.*)$/s.exec(e)??[];return a!==
""&&(0,R().isHarmlessVariable)(a,d)}function u(e,a){return/^(?:_?mocha|deno)$/.test(e)?a.split(",").map(d=>d.startsWith(
"-")?d:`--${d}`):e==="ava"?(0,A().lex)(a).words.map(({text:d})=>d):[a]}const s="x.js";function o({span:e},a){const d=[...a,
s,s].map(k=>({text:k,span:e,quoted:!1})),{invocation:m,problems:y}=(0,$().parseNode)(d);return{problems:y,nodeFlags:m.flags}}
function t(e,{stops:a,handsOn:d,data:m={}},{word:y,value:k=""}){const E=D=>({problems:[(0,O().wordProblem)(D,e,y)]});if(d){
const D=y.text.includes("=")||k===""?[]:[k],b=o(y,[y.text,...D]);if(!b.problems.some(({rule:S})=>S==="unknown-flag"))return b}
return a?E("unknown-flag"):m.starts==="npm-scripts"&&y.text.includes("=")?P:(0,O().isForeign)(k)||(0,O().isOfMachine)(k)?
E("outside-code"):m.unknown?P:E("unknown-flag")}},91633:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),
p.filesAmong=T,p.judgeOperands=O,p.refusedAmong=A,p.ruleForOperand=P;function v(){const w=g(91063);return v=function(){return w},
w}function I(){const w=g(32854);return I=function(){return w},w}function L(){const w=g(13254);return L=function(){return w},
w}function R(){const w=g(31901);return R=function(){return w},w}function A(w,h,f){const[r]=f;if(r===void 0)return[];const n=f.
find(({text:i})=>h.readsBehind&&$(h,i)!==void 0);return(h.data.variables?f:[n??r]).flatMap(i=>{const l=$(h,i.text);return l===
void 0?[]:[(0,R().wordProblem)(l,w,i)]})}function $({refused:w,data:h},f){const r=h.ends_with?.split(" ");if(r?.includes(
f))return;const n=i=>(0,v().lookUp)(w,(0,v().flagKey)(i))?.kind,c=f.split(":").some(i=>n(i)==="never-ends");return n(f)??
(r||c?"never-ends":void 0)}function O(w,{data:{variables:h,operands:f="path"}},r){return r.flatMap(n=>{const c=h===void 0?
[]:M(w,h,n);if(c.length>0)return c;const i=P(f,n.text);return i===void 0?[]:[(0,R().wordProblem)(i,w,n)]})}function P(w,h){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(h))return w==="text"&&N.test(h)?void 0:"uses-network";switch(w){case"\
import":return h.includes("@")?"uses-network":(0,I().normalise)(h)===void 0?"outside-code":void 0;case"text":return h===
"-"?"reads-stdin":(0,R().isForeign)(h)||(0,R().isOfMachine)(h)?"outside-code":void 0;case"path":case"tests":{if(h==="-")
return"reads-stdin";if(h.startsWith("@"))return"outside-code";const f=h.replace(/^!|::.*$/gs,"");return(0,I().normalise)(
f)===void 0||(0,R().isForeign)(h)?"outside-code":void 0}}}const N=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function T({data:w},h){const{operands:f="path"}=w;return h.flatMap(({text:r,span:n})=>{if(P(f,r)!==void 0)return[];const c=(f===
"import"||w.starts==="package")&&r.endsWith(".go");if(f==="tests"||c)return[{as:"tests",path:r.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:n}];const i=(0,I().normalise)(r);return i&&!(0,I().isWithin)(i,".git",{ignoreCase:!0})&&!(0,R().isElsewhere)(r)?
[{as:"place",path:r,span:n}]:[]})}const j=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,x=/[$`;&|<>(){}\s]/;function M(w,h,f){
const{text:r,span:n}=f,c=r.includes("="),i=r.replace(/\s*[:+?!]*=.*$/s,"");return c&&!h.includes(i)?[(0,L().problemAt)("\
make-variable",n,{program:w,variable:i})]:(c?j.test(r):!x.test(r))?[]:[(0,R().wordProblem)("outside-code",w,f)]}},20691:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.launchesOf=$;function v(){const M=g(21006);return v=function(){return M},
M}function I(){const M=g(13254);return I=function(){return M},M}function L(){const M=g(54669);return L=function(){return M},
M}function R(){const M=g(97340);return R=function(){return M},M}function A(){const M=g(31901);return A=function(){return M},
M}function $(M,{program:w,words:h,parsing:f},{flags:r,operands:n}){const c=r.some(({flag:u})=>u?.kind==="only-prints"||u?.
kind==="outside-code"),i=u=>f.start(u,w),l=(()=>{switch(M){case"node":return c?[]:[i({program:"node",words:n})];case"com\
mand":return c?[]:[O(w,h,n,i)];case"command-texts":return n.map(u=>N(w,u,i));case"npm-scripts":{const u=r.flatMap(({flag:s,
word:o})=>s===void 0?[o]:[]);return n.map(s=>T(w,s,u,i))}default:return[]}})();return{invocation:{launched:l.flatMap(u=>u.
launched)},problems:l.flatMap(u=>u.problems)}}function O(M,w,h,f){const{words:r,problems:n}=M==="cross-env"?P(h):{words:h,
problems:[]},[c]=r,i=c&&w.find(({text:o})=>o===c.text),l=`\`${M}\` starts at the first word that is \`${c?.text}\``,u=c===
void 0||i===c?[]:[(0,I().problemAt)("flag-value",c.span,{program:M,flag:c.text,fault:l})],s=f({words:r});return{...s,problems:[
...n,...u,...s.problems]}}function P(M){const w=M.findIndex(({text:r})=>!/^\w+=/.test(r)),h=w<0?M:M.slice(0,w),f=h.flatMap(
({text:r,span:n})=>{if((0,R().setsHarmless)(r))return[];const{written:c,attached:i=""}=(0,v().splitAtEquals)(r);return[(0,I().
problemAt)("assignment-refused",n,{name:c,value:i,known:!1})]});return{words:M.slice(h.length),problems:f}}function N(M,{
text:w,span:h},f){const[,r="",n=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(w)??[],{words:c,problems:i}=(0,L().lex)(r===
""?w.replace(/^npm:(?=\S)/,"npm run "):n);if(!((0,L().hasOneReading)({problems:i})||r!==""&&n.trim()==="")||!/^[\w:.@/*-]*$/.
test(r))return x(M,{text:w,span:h});const u=c.map(s=>({...s,span:h}));return f(r===""?{words:u}:j([{text:r,span:h,quoted:!1},
...u],"wildcard"))}function T(M,{text:w,span:h},f,r){const[,n="",c=""]=/^\s*(\S+)(.*)$/s.exec(w)??[],{words:i,problems:l}=(0,L().
lex)(c),u=c.trim()===""||(0,L().hasOneReading)({problems:l});if(n===""||!u||/\{!?[*@%\d]/.test(w))return x(M,{text:w,span:h});
const s=i.map(t=>({...t,span:h})),o=[...f,{text:n,span:h,quoted:!1},...s];return r(j(o,/^[\w:.@/-]+$/.test(n)?void 0:"gl\
ob"))}function j(M,w){return{program:"npm",words:[{text:"run",span:M.at(-1)?.span??{start:0,end:0},quoted:!1},...M],...w&&
{selects:w}}}function x(M,w){return{launched:[],problems:[(0,A().wordProblem)("outside-code",M,w)]}}},87646:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.isTestRun=x,p.parseNode=$;function v(){const f=g(19609);return v=function(){
return f},f}function I(){const f=g(21006);return I=function(){return f},f}function L(){const f=g(13254);return L=function(){
return f},f}function R(){const f=g(31901);return R=function(){return f},f}const A=new Set(["","-","/dev/stdin","/dev/fd/\
0","/proc/self/fd/0"]);function $(f){const r=[],n=[],c=[],i=new Set;for(const d of(0,I().readFlags)(f,O).tokens){if(d.kind===
"operand"){c.push(d.word);continue}if(d.kind==="unknown"){const b={program:"node",flag:d.written};n.push((0,L().problemAt)(
"unknown-flag",d.word.span,b));continue}const{spec:m,negated:y}=d.part,k=N(d);r.push(k);const E=T(m,y,k.value);if(E!==void 0&&
n.push(j(k,E)),y)continue;i.add(m.kind);const D=w(m,k);D!==void 0&&n.push((0,R().flagProblem)(D,"node",k))}const l=x({flags:r}),
u=l?c.length:i.has("evaluates")?0:1,s=c.slice(0,u),o=c.slice(u),t=l||i.has("only-prints")||i.has("evaluates"),e=h(s,l,f);
e!==void 0&&!(t&&s.length===0)&&n.push(e);const a=(0,R().onlyAsksForInformation)(o);return a!==void 0&&n.push((0,R().printsOnly)(
"node",a)),{invocation:{program:"node",flags:r,operands:s,passthrough:o},problems:n}}const O={flags:"first",equals:"long",
expand:f=>{const r=f.startsWith("--"),n=r?f.slice(2).replaceAll("_","-"):f,c=n.startsWith("no-")&&!v().NODE_FLAGS.has(n),
i=c?n.slice(3):n,l=v().NODE_FLAGS.get(v().NODE_ALIASES.get(i)??(r?i:""));return l&&[{spec:l,negated:c,takes:c?"never":P(
l)}]}};function P({name:f,arity:r}){return f==="print"?"unless-dash":r==="value"?"always":"never"}function N(f){const{spec:r,
negated:n}=f.part;return{name:`--${n?"no-":""}${r.name}`,written:f.written,...(0,I().valueRead)(f)}}function T({name:f,arity:r},n,c){
if(r==="value")return(0,R().valueFault)(c,n);if(n)return c===void 0?void 0:"a `--no-` flag takes no value";if(r!=="none")
return c?void 0:"its value is missing";const i=f==="print"||/^(?:inspect|debug$|debug-brk$)/.test(f);return c===void 0||
i?void 0:"it takes no value"}function j(f,r){return(0,L().problemAt)("flag-value",f.span,{program:"node",flag:f.written,
fault:r})}function x({flags:f}){return f.findLast(({name:r})=>r==="--test"||r==="--no-test")?.name==="--test"}const M=/\.(?:info|lcov|log|tap|txt|xml)$/;
function w(f,{value:r=""}){switch(f.kind){case"harmless":return;case"reports-tests":return v().BUILT_IN_REPORTERS.has(r)?
void 0:"outside-code";case"tolerates-rejections":return r==="warn"||r==="none"?"weakens":void 0;case"writes-report":return r===
"stdout"||r==="stderr"?void 0:M.test(r)&&!(0,R().isElsewhere)(r)?"tool-writes":"writes-files";case"evaluates":return"out\
side-code";case"preloads":return v().PRELOADABLE_PACKAGES.has(r)?"tool-runs-file":"outside-code";default:return f.kind}}
function h(f,r,n){const[c]=f;if(c===void 0){const u=n.at(-1)?.span.end??0;return r?void 0:(0,L().problemAt)("reads-stdin",
{start:0,end:u},{program:"node",flag:""})}const{text:i,span:l}=c;if(A.has(i))return(0,L().problemAt)("reads-stdin",l,{program:"\
node",flag:i});if(i.startsWith("-"))return(0,L().problemAt)("outside-code",l,{program:"node",flag:`-- ${i}`});if(i==="in\
spect"||!r&&i==="debug")return(0,L().problemAt)("outside-code",l,{program:"node",flag:i})}},3893:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.parseNpm=$,p.parseNpx=N;function v(){const n=g(4274);return v=function(){return n},
n}function I(){const n=g(20457);return I=function(){return n},n}function L(){const n=g(60842);return L=function(){return n},
n}function R(){const n=g(13254);return R=function(){return n},n}function A(){const n=g(31901);return A=function(){return n},
n}function $(n,c=A().ALONE){const{flags:i,operands:l}=T(v().NPM_FLAGS,n,v().NPM_SHORTHANDS),[u,...s]=l,o=u&&v().NPM_SUBCOMMANDS.
get(u.text),t=o?.kind==="runs-tool",e=j("npm",i,n,t),a={program:"npm",flags:e.flags};if(u===void 0){const k=M(i)?[]:[r("\
npm",n)];return{invocation:{...a,operands:[],passthrough:[]},problems:[...e.problems,...k]}}if(o===void 0){const k=[...v().
NPM_SUBCOMMANDS].find(([b])=>b.startsWith(u.text))?.[1].name??"",E={program:"npm",subcommand:u.text,meant:k},D=[(0,R().problemAt)(
"unknown-subcommand",u.span,E),...e.problems];return{invocation:{...a,operands:s,passthrough:[]},problems:D}}const d={...a,
subcommand:o.name},{invocation:m,problems:y}=w(o,{word:u,rest:s},d,c);return{invocation:m,problems:[...y,...e.problems]}}
const O={...v().NPM_FLAGS,stops:!0},P=new Map([...v().NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function N(n,c=A().
ALONE){const{flags:i,operands:l}=T(O,n,P),u=j("npx",i,n,!0),s={program:"npx",subcommand:"exec",flags:u.flags},[o]=l;if(o===
void 0){const{subcommand:E,...D}=s,b=M(i)?[]:[r("npx",n)];return{invocation:{...D,operands:[],passthrough:[]},problems:[
...u.problems,...b]}}const t=n[n.indexOf(o)-1],e=l.slice(1).find(({text:E})=>E.startsWith("-")),m=/^--no(?!-install$)/.test(
t?.text??"")&&e!==void 0&&t?[(0,R().problemAt)("flag-value",t.span,{program:"npx",flag:t.text,fault:"npx takes the next \
word for its value"})]:[],{invocation:y,problems:k}=f(l,s,c);return{invocation:y,problems:[...k,...u.problems,...m]}}function T(n,c,i){
const l=new Map;for(const e of c){const a=i.get(e.text);l.set(a===void 0?e:{...e,text:a},e)}const{flags:u,operands:s,started:o}=(0,I().
readUse)(n,[...l.keys()]),t=n.stops?o:s;return{flags:u,operands:t.map(e=>l.get(e)??e)}}function j(n,c,i,l){const u=c.map(
s=>{const{word:o,value:t,flag:e}=s,a=i.findIndex(({span:G})=>G.start===o.span.start),d=(i[a]?.text??"").replace(/(?<=^--[^=]*)=.*/s,
""),[,m,y]=/^--(no-)?(.*)$/s.exec(e?.name??d)??[],k=m!==void 0,E={name:`--${y??d}`,written:d,span:o.span,...t!==void 0&&
e&&{value:t},...k&&{negated:k}};if(e===void 0)return{flag:E,problems:[x(n,E,i[a+1],l)]};const D=/^(?:true|false|null|always)$/.
test(i[a+1]?.text??""),b=e.arity==="value"?(0,A().valueFault)(t,!1):D?"npm reads the next word as its value":void 0,S=(0,L().
isReason)(e.kind)?e.kind:l&&v().SELECTING_FLAGS.has(e.name)?"outside-code":void 0,F={program:"npm",flag:d,fault:b??""},C=b===
void 0?[]:[(0,R().problemAt)("flag-value",o.span,F)];return{flag:E,problems:[...S?[(0,A().flagProblem)(S,n,E)]:[],...C]}});
return{flags:u.map(({flag:s})=>s),problems:u.flatMap(({problems:s})=>s)}}function x(n,c,i,l){const u=(0,A().flagProblem)(
"unknown-flag",n,c),s=!l&&v().FLAGS_OF_TESTS.has(c.written),o=i!==void 0&&!i.text.startsWith("-");return s&&!o?{...u,severity:"\
warning"}:u}function M(n){return n.some(({flag:c})=>c?.kind==="only-prints"||c?.kind==="outside-code")}function w({name:n,
kind:c},i,l,u){if(c==="runs-script")return h(n,i,l);if(c!=="runs-tool")return{invocation:{...l,operands:i.rest,passthrough:[]},
problems:[(0,A().wordProblem)(c,l.program,{text:n,span:i.word.span})]};if(i.rest.length>0)return f(i.rest,l,u);const o=l.
flags.some(({name:t})=>t==="--call")?[]:[r(l.program,[i.word])];return{invocation:{...l,operands:[],passthrough:[]},problems:o}}
function h(n,{word:c,rest:i},l){const u=n==="run"?i.slice(0,1):[c],s=n==="run"?i.slice(1):i,[o]=u,t=[];o===void 0?t.push(
(0,A().printsOnly)("npm",{...c,text:"run"})):o.text==="env"&&t.push({...(0,A().printsOnly)("npm",{...o,text:"run env"}),
severity:"error"});const e=(0,A().onlyAsksForInformation)(s);return e!==void 0&&t.push((0,A().printsOnly)("npm",e)),{invocation:{
...l,operands:u,passthrough:s},problems:t}}function f([n,...c],i,l){const u={...i,operands:n?[n]:[],passthrough:c};if(n===
void 0)return{invocation:u,problems:[]};if(!(0,A().isToolName)(n.text))return{invocation:u,problems:[(0,A().wordProblem)(
"uses-network",i.program,n)]};const{problems:s,...o}=l.tool(n,c);return{invocation:{...u,...o},problems:s}}function r(n,c){
const i=c[0]?.span.start??0,l=c.at(-1)?.span.end??0;return(0,R().problemAt)("nothing-to-run",{start:i,end:l},{program:n})}},
39872:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.parseProgram=N,p.parseUse=T;function v(){const r=g(
20457);return v=function(){return r},r}function I(){const r=g(13254);return I=function(){return r},r}function L(){const r=g(
97340);return L=function(){return r},r}function R(){const r=g(91633);return R=function(){return r},r}function A(){const r=g(
20691);return A=function(){return r},r}function $(){const r=g(31901);return $=function(){return r},r}function O(){const r=g(
91883);return O=function(){return r},r}function P(){const r=g(79757);return P=function(){return r},r}function N(r,n,c){const{
program:i,use:l}=r,{invocation:u,named:s,problems:o}=T({program:i,use:l,words:n,family:r,parsing:c}),e=[...s.files.filter(
({as:d})=>d!=="place"),...u.files??[]];return{invocation:{program:i,family:r,...{flags:[],operands:[],passthrough:[]},...u,
files:e},problems:o}}function T(r){const{program:n,use:c}=r,{behind:i,data:l}=c,u=i?r.words.findIndex(({text:E})=>E==="-\
-"):-1,s=u<0?r.words:r.words.slice(0,u),o=(0,v().readUse)(c,s),t=o.rest?[...o.flags,o.rest.flag]:o.flags,e=u<0||!i?[]:(0,v().
readUse)(i,r.words.slice(u+1)).flags,a=[...t.map(E=>(0,L().judgeFlag)(n,c,E)),...e.map(E=>(0,L().judgeFlag)(n,i??c,E))],
d=(c.stops?o.started:o.operands).slice(l.skips??0),{invocation:m,named:y,problems:k}=x(r,{flags:[...t,...e],operands:d,...o.
rest&&{rest:{module:o.rest.flag.flag?.kind==="module",words:o.rest.words}}});return{invocation:{...m,...l.any_package&&{
anyPackage:!0},flags:[...t.map(j),...m.flags??[]]},named:{files:[...a.flatMap(({files:E=[]})=>E),...y?.files??[]],roots:a.
flatMap(({root:E=[]})=>E),nodeFlags:a.flatMap(({nodeFlags:E=[]})=>E)},problems:[...a.flatMap(E=>E.problems),...k]}}function j({
word:r,written:n,value:c}){return{name:n,written:n,span:r.span,...c!==void 0&&{value:c}}}function x(r,n){const{program:c,
use:i,path:l,family:u,parsing:s}=r,{flags:o,operands:t,rest:e}=n,[a,...d]=t,m=(0,R().refusedAmong)(c,i,t);if(m.length>0&&
i.stops)return{invocation:{},problems:m};const y=a&&i.subcommands.get(a.text),k=y?.data.starts==="own-script"?"own-scrip\
t":i.data.starts;if(a&&y&&k!=="own-script"){const S=l===void 0?a.text:`${l} ${a.text}`;return T({...r,use:y,path:S,words:d})}
const E={...l!==void 0&&{subcommand:l},...o.some(({flag:S})=>S?.kind==="checks-syntax-only")&&{parsed:!0}},D=(()=>{if(e&&
u)return e.module?(0,O().parseModule)(u,e.words,s):{invocation:{passthrough:e.words},problems:f(c,e.words)};if(k!==void 0&&
u===void 0)return(0,A().launchesOf)(k,r,n);if(a===void 0)return{invocation:{},problems:w(r,o)};if(k!==void 0&&u)return(0,P().
startByName)(k,a,d,{family:u,parsing:s});if(i.subcommands.size>0){const C=(0,I().problemAt)("unknown-subcommand",a.span,
{program:c,subcommand:a.text});return{invocation:{operands:[a],passthrough:d},problems:[C]}}const S=t.filter(({span:C})=>m.
every(G=>G.span!==C)),F=(0,R().filesAmong)(i,S);return{invocation:{operands:t},problems:(0,R().judgeOperands)(c,i,t),named:{
files:F}}})(),b=[...m,...h(r,o),...D.problems];return{...D,invocation:{...E,...D.invocation},problems:b}}function M(r){return r.
some(({flag:n,off:c})=>n?.kind==="only-prints"&&!c)}function w({program:r,use:n},c){const i=M(c)?void 0:n.data.alone,l={
text:"",span:{start:0,end:r.length}};return i?[(0,$().wordProblem)(i,r,l)]:[]}function h({program:r,use:n,path:c,words:i},l){
if(M(l))return[];const u=new Set(l.flatMap(({flag:o,off:t})=>o&&!t?o.name:[])),s=i[0]?.span??{start:0,end:0};return Object.
entries(n.data.unless??{}).flatMap(([o,t])=>t.split(" ").some(e=>u.has(e))?[]:[(0,$().wordProblem)(o,r,{text:c??"",span:s})])}
function f(r,n){return n.filter(({text:i})=>/^--?test\./.test(i)).map(i=>(0,$().wordProblem)("skips-tests",r,i))}},46868:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.parseTool=A,p.parseUnknownTool=$;function v(){const P=g(20457);return v=
function(){return P},P}function I(){const P=g(11331);return I=function(){return P},P}function L(){const P=g(39872);return L=
function(){return P},P}function R(){const P=g(31901);return R=function(){return P},P}function A(P,N,T){const{text:j}=P,{
tools:x}=T.families,M=x.refusal(j);if(M!==void 0)return{problems:[(0,R().wordProblem)(M,j,P)]};const w=x.known(j),h=w??x.
unknown(j),{invocation:f,named:r,problems:n}=(0,L().parseUse)({program:j,use:h,words:N,parsing:T}),{launched:c}=f;return{
tool:r,...c&&{launched:c},problems:w?n:[...n,...O(P,N,h)]}}function $(P,N,T,j=R().ALONE){const{problems:x}=(0,L().parseUse)(
{program:P.text,use:T,words:N,parsing:j});return[...x,...O(P,N,T)]}function O({text:P},N,T){const{flags:j,operands:x}=(0,v().
readUse)(T,N),M=N[N.findIndex(({text:r})=>r==="--")+1],w=[...new Set([x[0],M])].filter(r=>r!==void 0&&(0,I().startsOthers)(
r.text)),h=j.filter(({written:r,flag:n,value:c=""})=>/^-[ex]$/.test(r)&&/\s/.test(c)||n?.kind!=="config"&&(0,I().isCommandLine)(
c)),f=x.filter(({text:r})=>(0,I().hasCommandLine)(r));return[...w,...h.map(({word:r})=>r),...f].flatMap(r=>r===void 0?[]:
[(0,R().wordProblem)("outside-code",P,r)])}},31901:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.ALONE=
void 0,p.flagProblem=P,p.isElsewhere=M,p.isForeign=w,p.isOfMachine=h,p.isProgram=A,p.isToolName=$,p.onlyAsksForInformation=
j,p.printsOnly=x,p.valueFault=N,p.wordProblem=O;function v(){const n=g(91063);return v=function(){return n},n}function I(){
const n=g(32854);return I=function(){return n},n}function L(){const n=g(13254);return L=function(){return n},n}const R=p.
ALONE={families:v().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};function A(n){return n===
"node"||n==="npm"||n==="npx"}function $(n){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(n)}function O(n,c,{
text:i,span:l}){return(0,L().problemAt)(n,l,{program:c,flag:i})}function P(n,c,i){const{written:l,span:u,value:s}=i,o={program:c,
flag:l};return(0,L().problemAt)(n,u,s===void 0?o:{...o,value:s})}function N(n,c){return c?"it takes a value, so it has n\
o `--no-` form":n===void 0||n===""?"its value is missing":n.startsWith("-")?"its value begins with a dash":void 0}const T=new Set(
["--version","-v","-V","--help","-h"]);function j(n){const[c]=n;return n.length===1&&c!==void 0&&T.has(c.text)?c:void 0}
function x(n,c){return O("only-prints",n,c)}function M(n){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(n)||n.split(",").
some(c=>(0,I().normalise)(c)===void 0)}function w(n){return/(?:^|[=,\s])(?:data|file):/i.test(n)?!0:!n.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.
test(n)?!1:n.split(/[=,:"']/).some(c=>c.includes("..")&&!r(c))}function h(n){return n.split(/[=,:"']/).some(c=>f.test(c))}
const f=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function r(n){return/^[\\/]/.test(n)||(0,I().normalise)(n)!==void 0}},91883:function(U,p,g){Object.defineProperty(p,"__e\
sModule",{value:!0}),p.parseModule=h;function v(){const f=g(96215);return v=function(){return f},f}function I(){const f=g(
20457);return I=function(){return f},f}function L(){const f=g(91063);return L=function(){return f},f}function R(){const f=g(
13254);return R=function(){return f},f}function A(){const f=g(97340);return A=function(){return f},f}function $(){const f=g(
31901);return $=function(){return f},f}const O=(0,L().groupsByName)({"uses-network":`
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
  `}),P=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),N=/^(?:-\w|--[\w-]+=)?[/~]/,T=(0,L().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),j=(0,L().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),x=(0,L().useTable)({flags:{text:"q,quiet"}}),M=new Map([["doctest",j],["py_compile",x]]);function w({
text:f,span:r}){const n=/^\w+(?:\.\w+)*$/.test(f)?f.split("."):[],c=n.map((l,u)=>n.slice(0,u+1).join("."));return(f.endsWith(
".py")?[f]:c.flatMap(A().pythonFiles)).map(l=>({as:"module",path:l,span:r}))}function h({program:f,data:r},[n,...c],i){if(n===
void 0){const b={program:f,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,R().problemAt)("fla\
g-value",{start:0,end:0},b)]}}const{known:l}=i.families,u=l.get(n.text);if(u!==void 0&&r.started_programs.includes(n.text)){
const{launched:b,problems:S}=i.start({program:u,words:c},f);return{invocation:{module:n,launched:b},problems:S}}const s={
module:n,operands:[n],passthrough:c},o=n.text==="unittest"?c.flatMap(w):[],t={...s,files:o},e=(b,S=n.text)=>({invocation:t,
problems:[(0,$().wordProblem)(b,f,{...n,text:S})]}),a=/^[\w.]+$/.test(n.text)?O.get(n.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(a!==void 0)return e(a);const d=l.get("python"),m=M.get(n.text);if(m!==void 0&&d!==void 0){const b=n.
text==="py_compile",S={...d,data:{...d.data,extensions:void 0}},{flags:F,operands:C}=(0,I().readUse)(m,c),G=C.map(B=>i.start(
{program:b?d:S,words:[B]},f)),H=G.flatMap(B=>B.launched),W=b?e("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...t,launched:H.map(B=>({...B,...b&&{parsed:b}}))},problems:[...F.flatMap(B=>(0,A().judgeFlag)(n.text,m,B).problems),
...W,...G.flatMap(B=>B.problems)]}}const y=P.has(n.text);if(!y&&(0,v().isOfLibrary)(n.text))return e("outside-code",`-m ${n.
text}`);const[k,...E]=c;if(n.text==="coverage"&&k?.text==="run"&&d!==void 0){const{flags:b,started:S,rest:F}=(0,I().readUse)(
T,E),C=F?[{...F.flag.word,text:"-m"},...F.words]:S;if(C.length>0){const{launched:G,problems:H}=i.start({program:d,words:C},
f),W=b.flatMap(B=>(0,A().judgeFlag)("coverage",T,B).problems);return{invocation:{...t,starts:"module",launched:G},problems:[
...W,...H]}}}const D=c.filter(({text:b})=>(0,$().isForeign)(b)||y&&N.test(b));return{invocation:y?t:{...t,starts:"module"},
problems:D.map(b=>(0,$().wordProblem)("outside-code",n.text,b))}}},79757:function(U,p,g){Object.defineProperty(p,"__esMo\
dule",{value:!0}),p.extensionProblems=x,p.startByName=$;function v(){const h=g(91063);return v=function(){return h},h}function I(){
const h=g(13254);return I=function(){return h},h}function L(){const h=g(11331);return L=function(){return h},h}function R(){
const h=g(91633);return R=function(){return h},h}function A(){const h=g(31901);return A=function(){return h},h}function $(h,f,r,n){
const{program:c}=n.family,i={operands:[f],passthrough:r},l=()=>({invocation:i,problems:[(0,A().wordProblem)("outside-cod\
e",c,f)]});switch(h){case"file":return j(f,r,n);case"package":{const u=(0,R().ruleForOperand)("import",f.text),o=u===void 0&&
f.text.endsWith(".go")?[{as:"tests",path:f.text,span:f.span}]:[];return{invocation:{...i,files:o},problems:u?[(0,A().wordProblem)(
u,c,f)]:[]}}case"program":return M(f,r,n);case"script":case"own-script":{const u=O.test(f.text)?l().problems:[];return{invocation:{
...i,subcommand:"run"},problems:[...u,...T(r,n.family)]}}case"tool":return w("exec",f,r,n);case"script-or-tool":case"scr\
ipt-tool-or-file":{const u=h==="script-tool-or-file";if(P.test(f.text)||u&&N(f.text))return u?j(f,r,n):l();const s=w("sc\
ript-or-tool",f,r,n);return{...s,problems:[...s.problems,...T(r,n.family)]}}default:return l()}}const O=/^\/|\*/,P=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function N(h){return/[\\/]/.test(h)&&!/^@[\w.-]+\/[\w.-]+$/.test(h)}function T(h,{program:f,use:r}){return h.filter(({text:c})=>{
const i=/^--([\w-]+)/.exec(c)?.[1];return i!==void 0&&r.flags.get((0,v().flagKey)(i))?.kind==="outside-code"}).map(c=>(0,A().
wordProblem)("outside-code",f,c))}function j(h,f,r){const{family:n,parsing:c}=r,{program:i}=n,{text:l,span:u}=h,s={operands:[
h],passthrough:f,starts:"file"};if(l==="-"||l===""||l.startsWith("/dev/"))return{invocation:s,problems:[(0,I().problemAt)(
"reads-stdin",u,{program:i,flag:l})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(l)&&/:/.test(l))return{
invocation:s,problems:[(0,A().wordProblem)("uses-network",i,h)]};const[,t=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(l)??[],e=n.data.dependency_tools.includes(t)?c.families.known.get(t):void 0;if(e!==void 0){const{launched:a,problems:d}=c.
start({program:e,words:f},i);return{invocation:{launched:a},problems:d}}return{invocation:s,problems:x(n,l,u)}}function x({
program:h,data:{extensions:f}},r,n){const[,c]=/\.([^./\\]*)$/.exec(r.replace(/^.*\//s,""))??[];return f===void 0||c===void 0||
f.split(" ").includes(c)?[]:[(0,I().problemAt)("target-extension",n,{program:h,path:r,extension:c})]}function M(h,f,r){const{
family:n,parsing:c}=r,{text:i}=h;if(/:\/\//.test(i))return{invocation:{},problems:[(0,A().wordProblem)("uses-network",n.
program,h)]};if(i==="-"||/\.\w+$/.test(i))return j(h,f,r);const l=c.families.known.get(i);if(l===void 0||!n.data.started_programs.
includes(i))return{invocation:{},problems:[(0,A().wordProblem)("outside-code",n.program,h)]};const{launched:u,problems:s}=c.
start({program:l,words:f},n.program);return{invocation:{launched:u},problems:s}}function w(h,f,r,{family:n,parsing:c}){const{
text:i}=f,l=[(0,A().wordProblem)("outside-code",n.program,f)];if(h==="exec"&&N(i))return{invocation:{},problems:l};const u=/[;&|<>$`'"(){}\\*?]/.
test(i)||(0,L().hasCommandLine)(i);if(!(0,A().isToolName)(i)&&(h==="exec"||u))return{invocation:{},problems:l};const s={
subcommand:h,operands:[f],passthrough:r},o=(0,A().isProgram)(i)?i:c.families.allowed.get(i);if(o!==void 0){const{launched:d,
problems:m}=c.start({program:o,words:r},n.program);return{invocation:{...s,launched:d},problems:m}}if((0,L().isShell)(i)||
h==="exec"&&(0,L().programNamed)(i)!==void 0)return{invocation:s,problems:l};const{problems:t,...e}=c.tool(f,r),a=h==="e\
xec"||(0,v().isKnownTool)(c.families.tools,i);return{invocation:{...s,...e},problems:a?t:[]}}},51951:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.readCommand=M,p.readWords=h;function v(){const t=g(91063);return v=function(){
return t},t}function I(){const t=g(93028);return I=function(){return t},t}function L(){const t=g(13254);return L=function(){
return t},t}function R(){const t=g(54669);return R=function(){return t},t}function A(){const t=g(11331);return A=function(){
return t},t}function $(){const t=g(90762);return $=function(){return t},t}function O(){const t=g(45806);return O=function(){
return t},t}function P(){const t=g(31901);return P=function(){return t},t}function N(){const t=g(86191);return N=function(){
return t},t}function T(){const t=g(73872);return T=function(){return t},t}function j(){const t=g(82293);return j=function(){
return t},t}const x=new Set;async function M(t,e={}){const a=h(t,e),{tree:d,base:m,changed:y=x,cwd:k="",clock:E,programs:D=v().
NO_PROGRAMS}=e,{isOutput:b}=e;if(a.invocation===void 0||a.argv===null)return a;if(d===void 0)return{...a,problems:[...a.
problems,...w(a.invocation,D)]};const S={tree:d,directory:k,changed:y,families:D,...m&&{base:m},...b&&{isOutput:b}},{invocation:F}=a,
{targets:C,problems:G}=await(0,T().resolveInvocation)(F,S,E);return{...a,targets:C,problems:s(a.problems,G).map(H=>u(H,a.
command))}}function w(t,{tools:e}){return[t,...(0,O().launchedBy)(t)].flatMap(({subcommand:a,operands:[d]})=>a==="exec"&&
d&&(0,P().isToolName)(d.text)&&!(0,v().isKnownTool)(e,d.text)?[(0,L().problemAt)("tool-unknown",d.span,{tool:d.text})]:[])}
function h(t,{tree:e,cwd:a="",programs:d=v().NO_PROGRAMS}={}){if(typeof t!="string")return r(t);const{words:m,assignments:y,
problems:k}=(0,R().lex)(t,e&&(0,I().subTree)(e,a)),E=(0,$().firstErrors)(k),[D]=m,b=(z,K,Y)=>({command:t,words:m,assignments:y,
argv:z,...Y===void 0?void 0:{invocation:Y},targets:[],problems:K});if(D===void 0)return b(null,E);const S=(0,R().hasOneReading)(
{problems:E})?m.map(({text:z})=>z):null,{program:F,problem:C}=c(t,m,d);if(C?.rule==="sentence")return b(S,[C,...E]);if(F===
void 0)return b(S,[...E,C]);const G=f(m,E).slice(1),{invocation:H,problems:W}=(0,O().parseInvocation)(F,G,d),B=(0,j().inspectPaths)(
H,a);return b(S,[...E,...W,...B],H)}function f(t,e){const a=e.find(d=>d.rule==="shell-operator"||(0,L().isProblem)(d,"li\
ne-break")&&!d.args.quoted);return a===void 0?t:t.filter(({span:d})=>d.start<a.span.start)}function r(t){const e=t===null?
"null":Array.isArray(t)?"array":typeof t,a=(0,L().problemAt)("command-not-text",{start:0,end:0},{type:e});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[a]}}const n=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function c(t,e,{allowed:a,offered:d,tools:m}){const[y]=e,k=y?.text??"",E=(0,P().isProgram)(k)?k:a.get(k);if(E!==void 0)return{
program:E};const D=y?.span??{start:0,end:0},b=(C,G)=>({program:void 0,problem:(0,L().problemAt)(C,D,G)}),[,S]=n.exec(k)??
[];if(S===void 0&&(0,N().isSentence)(t)){const C=e.at(-1)?.span.end??D.end;return{program:void 0,problem:(0,L().problemAt)(
"sentence",{start:D.start,end:C},{})}}const F=l(k,d);return/[\\/]/.test(k)?b("program-by-path",{program:k,...F}):S!==void 0?
b("program-look-alike",{program:k,meant:S.toLowerCase()}):b("program-not-allowed",{program:k,group:(0,A().programNamed)(
k)?.kind??(m.known(k)?"npx":"other"),...F,allowed:[...a.keys()]})}const i=new Map([["gmake","make"],["bunx","bun"],["pnp\
x","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function l(t,e){const a=e(t);if(a!==void 0)
return{offered:a};const d=t.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),m=i.get(d)??d,y=e(m);return y===void 0?{offered:""}:{offered:y,word:m}}function u(t,e){const a=e.slice(t.span.start,
t.span.end);return(0,L().isProblem)(t,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(a)?{...t,args:{...t.args,written:a}}:
t}function s(t,e){const a=new Set(t.map(o)),d=[...t];for(const m of e){const y=o(m);a.has(y)||(a.add(y),d.push(m))}return d}
function o({rule:t,span:e,args:a}){return JSON.stringify([t,e.start,e.end,a])}},86191:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.isSentence=N,p.startedFiles=j;function v(){const x=g(11331);return v=function(){return x},x}
const I=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
L=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
R=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,A=/^[A-Za-z][a-z']*[:,]?$/,$=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
O=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,P=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function N(x){const M=x.trim(),[w="",...h]=M.split(/\s+/,100);if(w===w.toLowerCase()&&(0,v().programNamed)(w)!==void 0)return!1;
if($.test(M)||O.test(M)||P.test(w))return!0;if(/[;&|<>$`]/.test(M))return!1;const f=A.test(w);if(h.some(n=>/^--?[A-Za-z]/.
test(n)))return!1;if((f||R.test(w))&&h.some(n=>I.test(T(n))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(w))return h.length>
0||/[.!:]$/.test(w);const r=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(h[0]??"");return f&&r&&(L.test(w)||/[a-z]{2}[.!?]$/.test(
M))}function T(x){return x.replace(/[.,;:!?]$/,"")}function j({targets:x}){return x.flatMap(({kind:M,path:w,parsed:h})=>M===
"file"&&w&&!h?[w]:[])}},66227:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.dependencyHome=n,p.inspectDependency=
j,p.inspectOrigin=x,p.isUnverified=M,p.ownerOf=f,p.packageOf=T,p.resolveAtHome=i;function v(){const l=g(76760);return v=
function(){return l},l}function I(){const l=g(3463);return I=function(){return l},l}function L(){const l=g(95244);return L=
function(){return l},l}function R(){const l=g(93028);return R=function(){return l},l}function A(){const l=g(13254);return A=
function(){return l},l}function $(){const l=g(45156);return $=function(){return l},l}function O(){const l=g(59867);return O=
function(){return l},l}function P(){const l=g(10473);return P=function(){return l},l}function N(){const l=g(47668);return N=
function(){return l},l}function T(l){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(l)?.[1]}async function j(l,u,s){
const{tree:o,base:t=o}=c(l),{name:e,path:a}=u,d=await w(o,t,e),m=d===void 0?await r(o,u):void 0,y=k=>(0,A().problemAt)("\
dependency-unverified",s,{name:e,path:a,...k});return[...d===void 0?[]:[y({fault:d})],...m===void 0?[]:[y({fault:"stale",
differs:m})],...await x(l,e,s)]}async function x(l,u,s){const{tree:o,base:t=o}=c(l);return[...(await h(o,t)).map(a=>(0,A().
problemAt)("dependency-not-compared",s,{name:u,path:a})),...await(0,$().compareWithBase)(o,t,u,s)]}function M(l){return(0,A().
isProblem)(l,"dependency-unverified")?l.args.fault!=="stale":(0,A().isProblem)(l,"target-missing")&&l.args.untracked===!0}
async function w(l,u,s){const[o,t]=await Promise.all([(0,O().readLocks)(l),(0,O().readLocks)(u)]),e=({npm:y})=>y?.packages.
has(s)===!0,a=y=>e(y)||y.unread.length>0;return e(t)&&!e(o)&&l.stat(t.npm?.path??"")||a(t)&&!a(o)?"removed":(await(0,O().
usablePackageJson)(l,""))?.dependencies.has(s)?a(o)||(o.npm??t.npm)===void 0?void 0:"unlocked":"undeclared"}async function h(l,u){
const[{npm:s,unread:o},t]=await Promise.all([(0,O().readLocks)(l),(0,O().readLocks)(u)]);if(!s&&o.length===0&&!t.npm&&t.
unread.length===0)return[""];const e=await Promise.all(o.map(a=>(0,P().hasOtherContent)(l,u,a)));return o.filter((a,d)=>e[d])}
async function f(l,u,s){const{npm:o,unread:t}=await(0,O().readLocks)(l),e=o?.packages,a=t.length>0||e===void 0||e.has(u);
return s.has(u)&&a?u:[...s].find(d=>Object.hasOwn(e?.get(d)?.bin??{},u))}async function r(l,{name:u,binary:s}){const o=`\
node_modules/${u}`,t=(await(0,O().readLocks)(l)).npm?.packages.get(u);if(t===void 0||l.stat(o)===void 0)return;const e=await(0,O().
readJsonFile)(l,`${o}/package.json`),a=(0,I().objectIn)(e),d=(0,I().textIn)(a,"name")||u,m=(0,I().textIn)(a,"version"),y=(F,C,G)=>`\
the installed package has the ${F} \`${C||"nothing"}\`, but the lockfile has \`${G}\``;if(e!==void 0&&d!==t.name)return y(
"name",d,t.name);if(e!==void 0&&!["",m].includes(t.version))return y("version",m,t.version);const k=t.bin??(a.bin===void 0?
void 0:(0,O().binOf)(a.bin,d)??{});if(s===void 0||k===void 0)return;const{name:E,file:D}=s,b=Object.entries(k).flatMap(([
F,C])=>E===void 0||E===F?[v().posix.normalize(C)]:[]),S=E===void 0?"binary":`binary ${E}`;return b.includes(D)?void 0:y(
S,D,b[0]??"nothing")}function n({tree:l,base:u=l,directory:s}){const o=t=>e=>L().LOCKFILES.some(a=>e.stat(v().posix.join(
t,a))!==void 0);return(0,N().foldersUpFrom)(s).find(t=>[l,u].some(o(t)))??""}function c(l,u=n(l)){if(u==="")return l;const{
tree:s,base:o,directory:t,changed:e}=l,a=`${u}/`;return{...l,tree:(0,R().subTree)(s,u),...o&&{base:(0,R().subTree)(o,u)},
directory:t.slice(a.length),changed:new Set([...e].flatMap(d=>d.startsWith(a)?d.slice(a.length):[]))}}async function i(l,u){
const s=n(l),{targets:o,problems:t}=await u(c(l,s));return{targets:o.map(e=>e.path===void 0?e:{...e,path:v().posix.join(
s,e.path)}),problems:t}}},73872:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveInvocation=N;function v(){
const f=g(13254);return v=function(){return f},f}function I(){const f=g(45806);return I=function(){return f},f}function L(){
const f=g(15804);return L=function(){return f},f}function R(){const f=g(52437);return R=function(){return f},f}function A(){
const f=g(59867);return A=function(){return f},f}function $(){const f=g(82293);return $=function(){return f},f}function O(){
const f=g(9504);return O=function(){return f},f}function P(){const f=g(56788);return P=function(){return f},f}function N(f,r,n){
const c=new(P()).Trail((i,l)=>T(i,l,c),n);return T(f,r,c)}async function T(f,r,n){const c=[];for(const i of[f,...(0,I().
launchedBy)(f)]){const l=await M(i,r);if("rule"in l)c.push({targets:[],problems:[l]});else for(const u of l)c.push(await j(
u,r,n))}return(0,P().join)(c)}function j(f,r,n){const{program:c,family:i}=f;return i!==void 0?(0,O().resolveProgram)(f,i,
r,n):c==="node"?(0,L().resolveNode)(f,r):(0,R().resolveNpm)(f,r,n)}const x=/^[\w:.@/-]{1,200}$/;async function M(f,r){const{
selects:n,...c}=f,[i]=c.operands;if(n===void 0||i===void 0)return[f];const{text:l,span:u}=i,s=(0,v().problemAt)("outside\
-code",u,{program:"npm",flag:l}),o=w(l,n);if(o===void 0)return s;const e=[...(await(0,A().usablePackageJson)(r.tree,r.directory))?.
scripts.keys()??[]].filter(o);return e.length===0?(0,v().problemAt)("npm-script-missing",u,{script:l,passes:!1}):e.every(
a=>x.test(a))?e.map(a=>({...c,operands:[{...i,text:a}]})):s}function w(f,r){const n=l=>r==="wildcard"?l.replaceAll("/","\
:"):l.replace(/[:/]/g,h),c=(0,$().alternativesOf)(n(f));if(!c?.every(l=>l.split(/[:/]/).every($().isPlainGlob)))return;const i={
dot:r==="wildcard"};return l=>c.some(u=>(0,$().matchesPattern)(n(l),u,i))}function h(f){return f===":"?"/":":"}},15804:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.firstFile=t,p.inspectImport=D,p.inspectNodeFlag=k,p.resolveFound=h,p.
resolveMain=e,p.resolveNode=d,p.resolveTests=c;function v(){const F=g(76760);return v=function(){return F},F}function I(){
const F=g(3463);return I=function(){return F},F}function L(){const F=g(32854);return L=function(){return F},F}function R(){
const F=g(93028);return R=function(){return F},F}function A(){const F=g(13254);return A=function(){return F},F}function $(){
const F=g(94411);return $=function(){return F},F}function O(){const F=g(87646);return O=function(){return F},F}function P(){
const F=g(66227);return P=function(){return F},F}function N(){const F=g(59867);return N=function(){return F},F}function T(){
const F=g(82293);return T=function(){return F},F}function j(){const F=g(56788);return j=function(){return F},F}function x(){
const F=g(10473);return x=function(){return F},F}const M=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function w(F,C,G){
const{tree:H}=F,W=(0,T().pathProblem)(C,G,F.directory);if(W!==void 0)return{targets:[],problems:[W]};if(C.includes("\\"))
return(0,j().fails)("target-not-a-file",G,{path:C,reason:"backslash"});const B=(0,L().normalise)((0,j().from)(F,C))??"",
z=(0,P().dependencyHome)(F);if(z!==""&&(0,L().isWithin)(B,v().posix.join(z,"node_modules")))return(0,P().resolveAtHome)(
F,J=>w(J,C,G));const K=t(H,o(B));return K===void 0?n(F,C,B,G):K.kind!=="inside"||K.entry.kind!=="directory"?f(F,{path:C,
wanted:B,found:K},G):await e(F,{path:C,wanted:B},G,J=>f(F,J,G))??(0,j().fails)("target-not-a-file",G,{path:C,reason:"dir\
ectory"})}async function h(F,{path:C,wanted:G,found:H},W){const B=(0,x().fileAt)(H,C,W);if("problems"in B)return B;const z=await r(
F,B,C,W);if(z.some(P().isUnverified))return{targets:[],problems:z};const K=(0,x().runs)(F,{name:C,path:B.path,wanted:G},
W);return{...K,problems:[...z,...K.problems]}}async function f(F,C,G){const{path:H,wanted:W}=C,B=(0,x().fileAt)(C.found,
H,G);if("problems"in B)return B;const z=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!M.has(z))return(0,j().
fails)("target-extension",G,{program:"node",path:H,extension:z});const K=await h(F,C,G);if(K.targets.length===0)return K;
const Y=(0,P().packageOf)(B.path);return Y&&!(0,L().isWithin)(W,"node_modules")&&!W.includes(`node_modules/${Y}`)?(0,j().
fails)("dependency-unverified",G,{name:Y,path:H,fault:"linked"}):B.tracked&&await u(F.tree,B)?(0,j().join)([K,(0,j().fails)(
"target-writes",G,{path:B.path})]):K}async function r(F,{path:C,tracked:G,built:H},W,B){const z=(0,P().packageOf)(C);return z===
void 0?(G||H)&&!(0,L().isWithin)(C,"node_modules")?[]:[(0,A().problemAt)("target-missing",B,{path:W,untracked:!0})]:G?[(0,A().
problemAt)("dependency-unverified",B,{name:z,path:W,fault:"committed"})]:await(0,P().inspectDependency)(F,{name:z,path:W},
B)}async function n(F,C,G,H){const W=(0,P().packageOf)(G);if(W===void 0&&F.tree.isPending?.(G))return(0,j().fails)("targ\
et-not-judged",H,{path:C});if(W===void 0||F.tree.stat("node_modules")!==void 0)return(0,x().nothingAt)(F.tree,G,C,H);const B=await(0,P().
inspectDependency)(F,{name:W,path:C},H);return B.some(P().isUnverified)?{targets:[],problems:B}:(0,j().join)([(0,j().fails)(
"not-installed",H,{name:W}),{targets:[],problems:B}])}async function c(F,C,G,H){const W=(0,T().testProblem)(C,G,F.directory);
if(W!==void 0)return{targets:[],problems:[W]};const z=((0,T().isPattern)(C)?((0,T().alternativesOf)(C)??[]).map(T().baseOf):
[C]).map(J=>(0,L().resolveInTree)(F.tree,(0,j().from)(F,J)));if(z.some(({kind:J})=>J==="outside"))return(0,j().fails)("t\
arget-outside",G,{path:C,reason:"symlink"});const[K]=z,Y=K?.kind==="inside"&&K.entry.kind==="directory"&&K.entry.tracked;
return(0,T().isPattern)(C)||K===void 0||Y?j().NOTHING:H({path:C,wanted:(0,L().normalise)((0,j().from)(F,C))??C,found:K})}
const i=256*1024,l=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function u(F,C){if((C.size??0)>i)return!1;const G=(await F.read(C.path)).toString("latin1");return l.test(G)}const s=[
"",".js",".json",".node"];function o(F){return F===""?[""]:s.map(C=>F+C)}function t(F,C){const G=C.map(H=>(0,L().resolveInTree)(
F,H)).filter(H=>H.kind!=="missing");return G.find(H=>H.kind!=="inside"||(0,R().isRegular)(H.entry.kind))??G[0]}async function e({
tree:F,changed:C},{path:G,wanted:H},W,B){const z=v().posix.join(H,"package.json"),K=await(0,N().readJsonFile)(F,z);if(K===
N().INVALID)return(0,j().fails)("package-json-invalid",W,{path:z});const Y=(0,I().textIn)((0,I().objectIn)(K),"main"),J=Y.
startsWith("/")?void 0:(0,L().normalise)(v().posix.join(H,Y)),V=X=>o(v().posix.join(X,"index")).slice(1),tn=Y===""||!J?[]:
[...o(J),...V(J)],Q=J===void 0?{kind:"outside",path:Y}:a(F,[...tn,...V(H)]);if(Q===void 0)return;const q=await B({path:G,
wanted:H,found:Q});return C.has(z)?(0,j().join)([q,(0,j().fails)("target-changed",W,{path:z})]):q}function a(F,C){return C.
map(G=>(0,L().resolveInTree)(F,G)).find(G=>G.kind==="inside"?(0,R().isRegular)(G.entry.kind):G.kind!=="missing")}async function d(F,C){
const{flags:G,operands:H}=F,W=(0,O().isTestRun)(F);if(m(F,W))return j().NOTHING;const B=[];for(const Y of G)B.push(await k(
Y,C));for(const{text:Y,span:J}of H){if(Y===""||Y.startsWith("-"))continue;const V=()=>w(C,Y,J);B.push(W?await c(C,Y,J,V):
await V())}const{targets:z,problems:K}=(0,j().join)(B);return G.some(({name:Y})=>Y==="--check")?{targets:z.map(Y=>({...Y,
parsed:!0})),problems:K}:{targets:z,problems:K}}function m({operands:F},C){const G=F[0]?.text;return G==="inspect"||G===
"debug"&&!C}const y=new Set(["--import","--require","--experimental-loader"]);async function k(F,C){const{name:G,value:H="",
span:W}=F;return G==="--env-file"||G==="--env-file-if-exists"?S(C,H,W):G==="--test-reporter-destination"?E(C,H,W):!y.has(
G)||!/^[@a-z]/i.test(H)?j().NOTHING:D(C,H,W)}function E(F,C,G){if(/^std(?:out|err)$/.test(C))return j().NOTHING;const H=(0,T().
pathProblem)(C,G,F.directory);if(H!==void 0)return{targets:[],problems:[H]};const W=(0,L().resolveInTree)(F.tree,(0,L().
normalise)((0,j().from)(F,C))??"");return W.kind==="outside"?(0,j().fails)("target-outside",G,{path:C,reason:"symlink"}):
W.kind==="inside"&&W.entry.tracked?(0,j().fails)("writes-files",G,{program:"node",flag:C}):j().NOTHING}async function D(F,C,G){
const H=/^(?:@[^/]+\/)?[^/]+/.exec(C)?.[0]??C;return{targets:[],problems:await(0,P().inspectDependency)(F,{name:H,path:C},
G)}}const b=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function S(F,C,G){if((0,T().pathProblem)(C,G,F.directory)!==void 0)return j().
NOTHING;const H=(0,L().resolveInTree)(F.tree,(0,j().from)(F,C));if(H.kind==="missing"&&F.tree.isPending?.(H.path))return(0,j().
fails)("target-not-judged",G,{path:C});const W=(0,x().fileAt)(H,C,G);if("problems"in W)return W;if(!W.tracked&&!W.built)
return(0,j().fails)("target-missing",G,{path:C,untracked:!0});if((W.size??0)>i)return(0,j().fails)("environment-file-uns\
afe",G,{path:C,names:[]});const z=[...(await F.tree.read(W.path)).toString("utf8").matchAll(b)].map(([,Y=""])=>Y).filter(
Y=>(0,$().isReadByProgram)(Y.toUpperCase())&&Y.toUpperCase()!=="NODE_ENV"),K=[...new Set(z)].slice(0,10);return K.length===
0?j().NOTHING:(0,j().fails)("environment-file-unsafe",G,{path:C,names:K})}},62205:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.manifestChange=j,p.resolveRuns=T;function v(){const s=g(76760);return v=function(){return s},
s}function I(){const s=g(54669);return I=function(){return s},s}function L(){const s=g(90762);return L=function(){return s},
s}function R(){const s=g(96916);return R=function(){return s},s}function A(){const s=g(59867);return A=function(){return s},
s}function $(){const s=g(56788);return $=function(){return s},s}function O(){const s=g(61102);return O=function(){return s},
s}function P(){const s=g(46912);return P=function(){return s},s}function N(s,o,t,e){const{directory:a,event:d,words:m}=o;
return e.follow(`${a}\0${d}`,`${(0,P().scriptText)(o)}\0${m.length}`,()=>M(s,o,t,e),y=>x(y,d,t))}async function T(s,o,t,e){
const a=o.length>0?[await(0,R().inspectShadows)(s,t)]:[];for(const d of o)a.push(await N(s,d,t,e));return(0,$().join)([...a,
j(s,t)])}function j({directory:s,changed:o},t){const e=v().posix.join(s,"package.json");return o.has(e)?(0,$().fails)("t\
arget-changed",t,{path:e}):$().NOTHING}function x(s,o,t){return s.why==="cycle"?(0,$().fails)("npm-script-cycle",t,{script:o}):
(0,$().fails)("npm-script-chain",t,{script:o,limit:s.limit,what:s.why})}async function M(s,o,t,e){const{event:a,body:d,words:m}=o,
y=(0,P().scriptText)(o),k={targets:[(0,$().target)(s,{kind:"npm_script",name:a,script:y})],problems:[]},E={...s,via:a},{
parts:D,fault:b,isIdle:S}=await(0,O().resolveParts)({body:d,words:m,span:t},E,e),F=await w(s,o),C=[k];let G=b!==void 0;for(const{
problems:H,targets:W}of D){const{kept:B,refused:z}=f(H,m);if(C.push({targets:W,problems:B.map(n(F))}),z===void 0)continue;
const K=i(z)&&!r(z);G||=K;const Y=K&&!F?"error":void 0,J={script:a,text:y,reason:z.rule};b||C.push((0,$().fails)("npm-sc\
ript-text",t,J,Y))}if(S&&C.push((0,$().fails)("only-prints",t,{program:"npm",flag:`run ${a}`})),b===void 0)C.push(h(m));else{
const H=F&&m.length===0?"notice":void 0,W={script:a,text:y,...b,words:m.map(B=>B.text)};C.push((0,$().fails)("npm-script\
-form",m[0]?.span??t,W,H))}return G&&F&&C.push((0,O().namedTargets)(d,E,t)),(0,$().join)(C)}async function w({base:s,directory:o,
changed:t},{event:e,body:a}){return(s&&(await(0,A().usablePackageJson)(s,o))?.scripts.get(e))===a&&(!t.has((0,$().from)(
{directory:o},"package.json"))||!/npm_/.test(a))}function h(s){const o=s.flatMap(t=>(0,L().firstErrors)((0,I().lex)(`x ${(0,P().
quoteForScript)(t.text)}`).problems).map(e=>({...e,span:t.span})));return{targets:[],problems:o}}function f(s,o){const t=({
span:m})=>o.some(y=>c(y.span,m)),e=s.filter(m=>t(m)||u(m)),a=s.filter(m=>!e.includes(m)),d=a.filter(i);return{kept:e,refused:d.
find(m=>!r(m))??d[0]??a[0]}}function r({rule:s}){return s==="program-not-allowed"}function n(s){return o=>s&&o.rule==="t\
ool-unknown"?{...o,severity:"notice"}:o}function c(s,o){return s.start<o.end&&s.end>o.start}function i({severity:s}){return s===
"error"}const l=new Set(["build-files-unread","dependency-not-compared","dependency-redirected","target-changed","target\
-writes","not-installed","only-prints","tool-runs-file","tool-unknown","workspaces-changed"]);function u({rule:s,args:o}){
return s==="dependency-unverified"?"fault"in o&&["removed","stale"].includes(o.fault):l.has(s)||s.startsWith("npm-script\
-")||s.startsWith("npmrc-")}},52437:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveNpm=f,p.resolveTool=
r;function v(){const t=g(76760);return v=function(){return t},t}function I(){const t=g(91063);return I=function(){return t},
t}function L(){const t=g(32854);return L=function(){return t},t}function R(){const t=g(93028);return R=function(){return t},
t}function A(){const t=g(13254);return A=function(){return t},t}function $(){const t=g(31901);return $=function(){return t},
t}function O(){const t=g(66227);return O=function(){return t},t}function P(){const t=g(62205);return P=function(){return t},
t}function N(){const t=g(60210);return N=function(){return t},t}function T(){const t=g(96916);return T=function(){return t},
t}function j(){const t=g(59867);return j=function(){return t},t}function x(){const t=g(56788);return x=function(){return t},
t}function M(){const t=g(46912);return M=function(){return t},t}function w(){const t=g(38218);return w=function(){return t},
t}function h(){const t=g(10473);return h=function(){return t},t}async function f(t,e,a){const{subcommand:d,operands:m,flags:y}=t,
[k]=m,E=k?.span??y[0]?.span??{start:0,end:0};if(d==="exec")return k===void 0?x().NOTHING:r(e,t,k);const{project:D,selected:b,
runs:S,packages:F,problems:C}=await(0,M().scriptsThatRun)(t,e,E);if(D===void 0)return{targets:[],problems:C};const G=[await(0,N().
inspectNpmrc)({...e,directory:D},E)];for(const H of F){const W=S.filter(B=>B.directory===H);G.push(await(0,P().resolveRuns)(
{...e,directory:H},W,E,a))}return b&&!F.includes(D)&&G.push((0,P().manifestChange)({...e,directory:D},E)),(0,x().join)([
...G,{targets:[],problems:C}])}async function r(t,e,{text:a,span:d}){if(!(0,$().isToolName)(a))return x().NOTHING;const m=e.
starts==="file",y=m?x().NOTHING:await(0,O().resolveAtHome)(t,E=>n(E,a,d));if(!m&&y.targets.length===0)return y;const k=await(0,w().
resolveToolFiles)(e,t);return(0,x().join)([y,(0,I().isKnownTool)(t.families.tools,a)?x().NOTHING:(0,x().fails)("tool-unk\
nown",d,{tool:a}),k])}async function n(t,e,a){const{tree:d}=t,m=await(0,j().readPackageJson)(d,""),y=(await(0,T().ownBinaries)(
d)).get(e);if(y!==void 0&&t.via!==void 0&&d.stat("node_modules")===void 0)return(0,h().resolveCommitted)(t,{text:y.file,
span:a});if(m===j().INVALID)return(0,x().fails)("package-json-invalid",a,{path:"package.json"});if(m?.binaries.has(e))return(0,x().
fails)("binary-shadowed",a,{name:e,path:m.path});const k=(0,x().from)(t,`node_modules/.bin/${e}`);if(t.directory!==""&&d.
stat(k)!==void 0)return(0,x().fails)("dependency-unverified",a,{name:e,path:k,fault:"elsewhere"});const E=d.stat("node_m\
odules");if(E===void 0)return o(t,m,e,a);const D=await u(d,e),b=d.stat(D),S=(0,L().resolveInTree)(d,D);if(b===void 0||S.
kind==="missing")return(0,x().fails)("binary-missing",a,{name:e});if(S.kind!=="inside")return(0,x().fails)("target-outsi\
de",a,{path:D,reason:"symlink"});const F=(0,O().packageOf)(S.path),C=E.tracked||b.tracked,G=!C&&S.entry.tracked&&await i(
d,S.path);if(F===void 0&&!G||!(0,R().isRegular)(S.entry.kind))return(0,x().fails)("dependency-unverified",a,{name:e,path:S.
path,fault:"elsewhere"});if(!G&&(C||S.entry.tracked)){const B={name:F??e,path:S.path,fault:"committed"};return(0,x().fails)(
"dependency-unverified",a,B)}const H=G?await(0,O().inspectOrigin)(t,l(d,D)??e,a):await c(t,e,S.path,a);if(H.some(O().isUnverified))
return{targets:[],problems:H};if(!await s(d,S.path))return(0,x().fails)("binary-not-node",a,{name:e,path:S.path});G&&t.changed.
has(S.path)&&H.push((0,A().problemAt)("target-changed",a,{path:S.path}));const W={kind:"package_binary",name:e,path:S.path};
return{targets:[(0,x().target)(t,W)],problems:H}}async function c(t,e,a,d){const m=(0,O().packageOf)(a)??e,y=a.slice(`no\
de_modules/${m}/`.length),k={name:e.startsWith("@")?void 0:e,file:y},E=await(0,O().inspectDependency)(t,{name:m,path:a,binary:k},
d);return m===e||!(await(0,j().readLocks)(t.tree)).npm?.packages.has(e)?E:[...E,...await(0,O().inspectOrigin)(t,e,d)]}async function i(t,e){
return(await(0,T().ownPackages)(t)).some(a=>(0,L().isWithin)(e,a))}function l(t,e){return(0,O().packageOf)(v().posix.join(
v().posix.dirname(e),t.readlink(e)??""))}async function u(t,e){const a=`node_modules/.bin/${e}`;if(!e.startsWith("@"))return a;
const d=await(0,j().usablePackageJson)(t,`node_modules/${e}`);if(d===void 0)return a;const[m]=d.binaries.keys();return`n\
ode_modules/.bin/${(d.binaries.size===1?m:void 0)??e.replace(/^@[^/]*\//,"")}`}async function s(t,e){return/\.[cm]?js$/.
test(e)||/^#!.*[/ ]node\b/.test(await(0,h().firstLineOf)(t,e))}async function o(t,e,a,d){const m=await(0,O().ownerOf)(t.
tree,a,e?.dependencies??new Set);if(m===void 0)return(0,x().fails)("binary-missing",d,{name:a});const y={kind:"package_b\
inary",name:a},k=await(0,O().inspectDependency)(t,{name:m,path:a},d);return{targets:[(0,x().target)(t,y)],problems:[t.tree.
isPending?.("node_modules")?(0,A().problemAt)("target-not-judged",d,{path:a}):(0,A().problemAt)("not-installed",d,{name:a}),
...k]}}},60210:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.effectOf=w,p.foreignSettings=c,p.inspectNpmrc=
T,p.npmrcCopies=h,p.readNpmrc=N;function v(){const i=g(76760);return v=function(){return i},i}function I(){const i=g(58238);
return I=function(){return i},i}function L(){const i=g(32854);return L=function(){return i},i}function R(){const i=g(93028);
return R=function(){return i},i}function A(){const i=g(94411);return A=function(){return i},i}function $(){const i=g(56788);
return $=function(){return i},i}function O(){const i=g(10473);return O=function(){return i},i}const P=64*1024;async function N(i){
const l=await(0,O().readText)(i.tree,(0,$().from)(i,".npmrc"),P);if(l===void 0)return{settings:{}};if("unread"in l)return l;
const u=(0,R().lfsObstacle)(l.text);return u!==void 0?{unread:u}:{settings:(0,I().parse)(l.text),file:l.path}}async function T(i,l){
const u=(0,$().from)(i,".npmrc"),s=await N(i);if("unread"in s)return(0,$().fails)("npmrc-setting",l,{path:u,keys:[],why:s.
unread});const{settings:o,file:t=u}=s,e=!i.base||i.changed.has(u)||i.changed.has(t),a=i.base&&await N({...i,tree:i.base}),
d=a&&"settings"in a?a.settings:{},m={changed:[],decides:[],stands:[]};for(const[y,k]of Object.entries(o)){const E=w(y,k),
D=e&&JSON.stringify(d[y])!==JSON.stringify(k),b=y==="node-options"&&!(0,A().areHarmlessOptions)(String(k));E==="harmless"||
E==="honoured"&&!D&&!b||m[D?"changed":E==="other"?"stands":"decides"].push(y)}return(0,$().join)(Object.entries(m).map(([
y,k])=>k.length===0?$().NOTHING:(0,$().fails)("npmrc-setting",l,{path:u,keys:k,why:y},y==="stands"?"warning":void 0)))}const j=new Set(
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),x=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),M=new Set(["ignore\
-scripts","node-options"]);function w(i,l){const u=typeof l!="object"&&!String(l).includes("${");if(i==="ignore-scripts"&&
u)return typeof l=="boolean"?"honoured":"decides";if(M.has(i)&&u)return"honoured";const s=i.toLowerCase().replaceAll("_",
"-");return x.has(s)||i.includes("${")?"decides":!j.has(i)||typeof l=="object"&&!Array.isArray(l)||String(l).includes("$\
{")?"other":"harmless"}async function h(i,l){return Promise.all((0,R().filesNamed)(i,".npmrc").map(({path:u})=>f(i,u,l)))}
async function f(i,l,u){const s=v().posix.dirname(l),o=await N({tree:i,directory:s==="."?"":s});if("unread"in o)return r(
i,l,o.unread);const{settings:t,file:e=l}=o,a=u.has(l)||u.has(e),d=([y,k])=>{const E=w(y,k);return E==="harmless"||E==="h\
onoured"&&!a},m=Object.entries(t);return{path:e,text:(0,I().stringify)(Object.fromEntries(m.filter(d))),dropped:m.filter(
y=>!d(y)).map(([y])=>y)}}function r(i,l,u){const s=(0,L().resolveInTree)(i,l);return s.kind==="inside"&&(0,R().isRegular)(
s.entry.kind)?{path:s.path,text:"",dropped:[u]}:{path:l,dropped:[u]}}const n=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function c(i,l){return(await h(i,l)).flatMap(({path:s,dropped:o})=>{const t=o.filter(e=>!n.test(e));return t.length>
0?[`${s}: ${t.join(", ")}`]:[]})}},45156:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.compareWithBase=
O,p.knownHosts=void 0,p.replacedArchive=M;function v(){const d=g(3463);return v=function(){return d},d}function I(){const d=g(
32854);return I=function(){return d},d}function L(){const d=g(93028);return L=function(){return d},d}function R(){const d=g(
13254);return R=function(){return d},d}function A(){const d=g(60210);return A=function(){return d},d}function $(){const d=g(
59867);return $=function(){return d},d}async function O(d,m,y,k){if(d===m)return[];const[{npm:E},{npm:D}]=await Promise.
all([(0,$().readLocks)(d),(0,$().readLocks)(m)]),b=D?.packages.get(y),S={name:y,tree:d,base:m,before:[...b?[b]:[],...await r(
m,y)],hosts:await o(m),configured:await t(d,y)},F=await f(S),C=E?.packages.get(y),H=C?P(C,S):E?void 0:T({name:y,version:"",
source:{kind:"registry"}},S);return H&&F.push({name:y,path:E?.path??".npmrc",...H}),F.map(W=>(0,R().problemAt)("dependen\
cy-redirected",k,W))}function P(d,m){const{tree:y,base:k}=m,E=m.before.find(b=>w(b,d));return E?.version===d.version&&h(
E,d)||M(d,y,k)?{how:"integrity",to:d.integrity??"nothing"}:E?T(d,m):N(d,m)}function N(d,m){const{source:y}=d;if(y.kind===
"git"||y.kind==="tarball")return{how:y.kind,to:y.at};if(y.kind==="file"){const k=m.before.some(E=>E.source.kind!=="file");
return x(d,m.tree)&&!k?void 0:{how:"file",to:y.at}}return d.name!==m.name?{how:"alias",to:d.name}:T(d,m)}function T({source:d},{
hosts:m,configured:y}){if(d.kind!=="registry")return;const k=s(d,y);return m.has(k)?void 0:{how:"host",to:k}}function j({
source:d}){if(d.kind==="file")return(0,I().normalise)(d.at.replace(/#.*$|::.*$/s,""))||void 0}function x(d,m){const y=j(
d),k=y===void 0?void 0:(0,I().resolveInTree)(m,y);return k?.kind==="inside"&&k.entry.kind==="directory"}function M(d,m,y){
const k=j(d);if(k===void 0)return!1;const[E,D]=[m,y].map(S=>(0,I().resolveInTree)(S,k));return!(E?.kind==="inside"&&(0,L().
isRegular)(E.entry.kind))||D?.kind!=="inside"?!1:E.entry.oid!==D.entry.oid||E.entry.size!==D.entry.size}function w(d,m){
return d.name===m.name&&d.source.kind===m.source.kind&&i(d)===i(m)}function h({integrity:d,source:m},{integrity:y}){if(d===
void 0||m.kind==="file"&&y===void 0)return!1;if(y===void 0)return!0;const k=b=>b.split("-",1)[0],E=y.split(/\s+/),D=d.split(
/\s+/).filter(b=>E.some(S=>k(S)===k(b)));return D.length>0&&!D.some(b=>E.includes(b))}async function f(d){const{name:m,tree:y,
before:k}=d;return(await r(y,m)).flatMap(E=>{if(E.source.kind==="registry"&&E.name===m||k.some(S=>w(S,E)))return[];const b=N(
E,d);return b===void 0?[]:[{name:m,path:"package.json",...b}]})}async function r(d,m){const y=(0,v().objectIn)(await(0,$().
readJsonFile)(d,"package.json")),k=["dependencies","devDependencies","optionalDependencies"].map(C=>(0,v().textIn)((0,v().
objectIn)(y[C]),m)),{overrides:E,resolutions:D,pnpm:b}=y,S=[E,D,(0,v().objectIn)(b).overrides].flatMap(C=>Object.entries(
(0,v().objectIn)(C)).flatMap(([G,H])=>c(G,m)?[typeof H=="string"?H:(0,v().textIn)((0,v().objectIn)(H),".")]:[]));return[
...new Set([...k,...S])].filter(C=>C!==""&&!C.startsWith("workspace:")).map(C=>n(C,m))}function n(d,m){const y=(0,$().aliasIn)(
d);return y!==void 0&&y!==m?{name:y,version:"",source:{kind:"registry"}}:{name:m,version:"",source:(0,$().sourceOf)(d,m,
"")}}function c(d,m){const y=d.split(/[>]|\*\*\//).at(-1)??"";return y===m||y.startsWith(`${m}@`)||y.endsWith(`/${m}`)}function i({
source:{kind:d,at:m=""},version:y}){return d==="tarball"&&y!==""?m.replaceAll(y,"*"):d==="registry"&&u.includes(m)?"":m}
const l="registry.npmjs.org",u=[l,"registry.yarnpkg.com"];function s({at:d},m){return(d===void 0||u.includes(d)?m:void 0)??
d??l}const o=p.knownHosts=(0,L().perTree)(async d=>{const m=await e(d),y=Object.entries(m).filter(([D])=>D==="registry"||
D.endsWith(":registry")).map(([,D])=>a(String(D))),k=((await(0,$().readLocks)(d)).npm?.all??[]).flatMap(({source:D})=>D.
kind==="registry"&&D.at?[D.at]:[]),E=m.registry===void 0||k.some(D=>u.includes(D));return new Set([...y,...k,...E?u:[]])});
async function t(d,m){const y=await e(d),[k]=m.startsWith("@")?m.split("/"):[],E=k&&y[`${k}:registry`]||y.registry;return E===
void 0?void 0:a(String(E))}async function e(d){const m=await(0,A().readNpmrc)({tree:d,directory:""});return"settings"in m?
m.settings:{}}function a(d){return URL.canParse(d)?new URL(d).host:d}},96916:function(U,p,g){Object.defineProperty(p,"__\
esModule",{value:!0}),p.inspectShadows=M,p.ownPackages=p.ownBinaries=void 0;function v(){const n=g(76760);return v=function(){
return n},n}function I(){const n=g(32854);return I=function(){return n},n}function L(){const n=g(93028);return L=function(){
return n},n}function R(){const n=g(11331);return R=function(){return n},n}function A(){const n=g(59867);return A=function(){
return n},n}function $(){const n=g(56788);return $=function(){return n},n}function O(){const n=g(47668);return O=function(){
return n},n}const P=p.ownPackages=(0,L().perTree)(async n=>{const c=await(0,O().listWorkspaces)(n,""),i=Array.isArray(c)?
c.map(({directory:t})=>t):[],{npm:l,unread:u}=await(0,A().readLocks)(n),s=(l?.all??[]).flatMap(({source:t})=>t.kind==="f\
ile"?(0,I().normalise)(t.at)??[]:[]),o=u.length>0?await N(n):[];return[...new Set([...i,...s,...o])].filter(t=>t!=="")});
async function N(n){const c=await(0,A().usablePackageJson)(n,""),i=(0,L().filesNamed)(n,"package.json").map(({path:u})=>v().
posix.dirname(u)),l=[];for(const u of i){const s=u==="."?void 0:await(0,A().usablePackageJson)(n,u);s!==void 0&&c?.dependencies.
has(s.name)&&l.push(u)}return l}const T=p.ownBinaries=(0,L().perTree)(async n=>{const c=new Map;for(const i of await P(n)){
const l=await(0,A().usablePackageJson)(n,i);for(const[u,s]of l?.binaries??[]){const o=v().posix.join(i,s);c.set(v().posix.
basename(u),{file:o,manifest:v().posix.join(i,"package.json")})}}return c}),j=new Set([...R().PROGRAM_NAMES,...`[ alias \
awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),x=new Set(["node","npm","npx","sh"]);async function M(n,c){const{tree:i,base:l}=n,
u=await T(i),s=l&&await T(l),o=[...u].flatMap(([e,{manifest:a}])=>j.has(e)?[w(e,a,s?.has(e)===!0,c)]:[]),t=[];for(const e of(0,O().
foldersUpFrom)(n.directory)){const a=await h(i,v().posix.join(e,"node_modules/.bin"));for(const{name:d,path:m,isLocked:y}of a)
t.push(w(d,m,y,c))}return(0,$().join)([...o,...t])}function w(n,c,i,l){return i?x.has(n)?(0,$().fails)("program-replaced",
l,{name:n,path:c},"warning"):$().NOTHING:(0,$().fails)("program-replaced",l,{name:n,path:c})}const h=(0,L().perPath)(async(n,c)=>{
const i=[];for(const{path:l}of n.list(c)){const u=v().posix.basename(l).replace(/\.(?:cmd|exe|ps1)$/,"");if(!j.has(u))continue;
const s=(0,I().resolveInTree)(n,l);if(s.kind!=="inside")continue;const o=s.path===l?await f(n,s.entry):s.path,t=o!==void 0&&
/node_modules\/(?!\.bin\/)/.test(o);i.push({name:u,path:l,isLocked:t&&!s.entry.tracked})}return i});async function f(n,{
path:c,size:i=0}){if(i>r)return;const l=(await n.read(c)).toString("utf8"),[,u]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(l)??
[];return u&&v().posix.join(v().posix.dirname(c),u)}const r=16*1024},59867:function(U,p,g){Object.defineProperty(p,"__es\
Module",{value:!0}),p.INVALID=void 0,p.aliasIn=a,p.binOf=w,p.readPackageJson=p.readLocks=p.readLock=p.readJsonFile=void 0,
p.sourceOf=o,p.usablePackageJson=x;function v(){const d=g(26040);return v=function(){return d},d}function I(){const d=g(
3463);return I=function(){return d},d}function L(){const d=g(95244);return L=function(){return d},d}function R(){const d=g(
32854);return R=function(){return d},d}function A(){const d=g(93028);return A=function(){return d},d}function $(){const d=g(
10473);return $=function(){return d},d}const O=["dependencies","devDependencies","optionalDependencies"],P=64*1024*1024,
N=p.INVALID=Symbol("invalid"),T=p.readJsonFile=(0,A().perPath)(async(d,m)=>{if((0,R().resolveInTree)(d,m).kind==="missin\
g")return;const y=await(0,$().readText)(d,m,P);if(y===void 0||"unread"in y||(0,I().isNestedTooDeep)(y.text))return N;const k=(0,v().
attempt)(()=>JSON.parse(y.text.replace(/^\uFEFF/,"")));return typeof k=="object"&&k!==null?k:N}),j=p.readPackageJson=(0,A().
perPath)(async(d,m)=>{const y=m===""?"package.json":`${m}/package.json`,k=await T(d,y);return k===void 0||k===N?k:M(y,k)});
async function x(d,m){const y=await j(d,m);return y===N?void 0:y}function M(d,m){const y=typeof m.name=="string"?m.name:
"";return{path:d,name:y,scripts:h(m.scripts),binaries:new Map(Object.entries(w(m.bin,y)??{})),dependencies:new Set(O.flatMap(
k=>[...h(m[k]).keys()])),workspaces:f(m.workspaces)}}function w(d,m){if(typeof d=="string")return{[m.replace(/^@[^/]*\//,
"")]:d};const y=h(d);return y.size===0?void 0:Object.fromEntries(y)}function h(d){return new Map(Object.entries((0,I().objectIn)(
d)).flatMap(([m,y])=>typeof y=="string"?[[m,y]]:[]))}function f(d){const m=Array.isArray(d)?d:(0,I().objectIn)(d).packages;
return Array.isArray(m)?m.filter(y=>typeof y=="string"):[]}const r=p.readLocks=(0,A().perTree)(async d=>{const m=L().LOCKFILES.
filter(D=>d.stat(D)!==void 0),y=L().NPM_LOCKFILES.find(D=>m.includes(D)),k=y===void 0?void 0:await n(d,y),E=m.filter(D=>!L().
NPM_LOCKFILES.some(b=>b===D));return k==="unread"?{unread:[y??"",...E]}:y===void 0?{unread:E}:{npm:k??{path:y,packages:new Map,
all:[]},unread:E}}),n=p.readLock=(0,A().perPath)(async(d,m)=>{const y=await(0,$().readText)(d,m,P),k=y&&"text"in y?y.text.
replace(/^\uFEFF/,""):"",E=(0,I().objectIn)((0,v().attempt)(()=>JSON.parse(k)));if(E.packages===void 0)return E.lockfileVersion===
1?"unread":void 0;const D=new Map,b=[];for(const[S,F]of Object.entries((0,I().objectIn)(E.packages))){if(S==="")continue;
const[,C,G]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(S)??[],H=c(G??S,(0,I().objectIn)(F));C===""&&G!==void 0&&D.
set(G,H),b.push(H)}return{path:m,packages:D,all:b}});function c(d,m){const y=(0,I().textIn)(m,"name")||d,k=(0,I().textIn)(
m,"version"),E=(0,I().textIn)(m,"resolved"),D=(0,I().textIn)(m,"integrity"),b=w(m.bin,y),S=m.link===!0?{kind:"file",at:E.
replace(/^file:/,"")}:o(E,y,k);return{name:y,version:k,source:S,...D&&{integrity:D},...b&&{bin:b}}}const i={kind:"regist\
ry"},l=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,u=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
s=/^(?:file|link|portal|workspace):(.*)$/is;function o(d,m,y){const[,k]=s.exec(d)??[];return k!==void 0?{kind:"file",at:k}:
l.test(d)?{kind:"git",at:d.replace(/#.*$/s,"")}:/^https?:/i.test(d)?t(d,m,y):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(d)||
/\.t(?:ar\.)?gz$/i.test(d)?{kind:"file",at:d}:u.test(d)?{kind:"git",at:d.replace(/#.*$/s,"")}:i}function t(d,m,y){const k={
kind:"tarball",at:d.replace(/#.*$/s,"")};if(!URL.canParse(d))return k;const{host:E,pathname:D}=new URL(d),b=e(D),[,S]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(b)??[];if(E==="codeload.github.com"&&S!==void 0)return{kind:"git",at:`https://github.com/${S}`};const F=m.replace(/^@[^/]*\//,
"");return b.endsWith(`/${m}/-/${F}-${y}.tgz`)||b.endsWith(`/${m}/-/${m}-${y}.tgz`)||E==="npm.pkg.github.com"&&b.startsWith(
`/download/${m}/${y}/`)?{kind:"registry",at:E}:k}function e(d){try{return decodeURIComponent(d)}catch{return d}}function a(d){
const[,m]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(d)??[];return m===void 0||/^[\^~<>=*v\d]/.test(m)?void 0:m}},65490:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.isPackageManager=x,p.resolvePackageManager=j,p.selectsPackages=M;function v(){
const f=g(76760);return v=function(){return f},f}function I(){const f=g(93028);return I=function(){return f},f}function L(){
const f=g(31901);return L=function(){return f},f}function R(){const f=g(52437);return R=function(){return f},f}function A(){
const f=g(62205);return A=function(){return f},f}function $(){const f=g(60210);return $=function(){return f},f}function O(){
const f=g(59867);return O=function(){return f},f}function P(){const f=g(56788);return P=function(){return f},f}function N(){
const f=g(46912);return N=function(){return f},f}function T(){const f=g(47668);return T=function(){return f},f}async function j(f,r,n,c){
const{subcommand:i,operands:l,flags:u}=f,[s]=l;if(s===void 0)return P().NOTHING;const{text:o,span:t}=s,e=(0,P().join)([await(0,$().
inspectNpmrc)({...n,directory:""},t),n.directory===""?P().NOTHING:await(0,$().inspectNpmrc)(n,t)]),a=(0,L().isProgram)(o)||
n.families?.allowed.has(o)===!0,d={...f,subcommand:"exec"};if(i==="exec")return(0,P().join)([e,a?P().NOTHING:await(0,R().
resolveTool)(n,d,s)]);const m=await w(n,M(f,r),t);if("problems"in m)return(0,P().join)([e,m]);const y=m.filter(({manifest:D})=>D.
scripts.has(o));if(y.length>0){const D=y.map(b=>h(b,f,n,c));return(0,P().join)([e,...await Promise.all(D)])}const k=o===
"start";if(i==="script-or-tool"&&!k){if(a)return e;if((0,L().isToolName)(o))return(0,P().join)([e,await(0,R().resolveTool)(
n,d,s)]);if(!/^[\w:.-]*\w[\w:.-]*$/.test(o)){const D=[(0,L().wordProblem)("outside-code",r.program,s)];return(0,P().join)(
[e,{targets:[],problems:D}])}}const E={script:o,passes:u.some(({name:D})=>D==="--if-present")};return(0,P().join)([e,(0,P().
fails)("npm-script-missing",t,E,k?"error":void 0)])}function x({data:f}){return f.starts==="script-or-tool"||f.starts===
"script-tool-or-file"}function M({anyPackage:f,flags:r,passthrough:n},{data:c}){const i=[...r.map(({name:l})=>l),...n.map(
({text:l})=>l)];return f===!0||i.some(l=>c.selecting_flags.includes(l.replace(/=.*/s,"")))}async function w({tree:f,directory:r},n,c){
const i=(0,I().filesNamed)(f,"package.json").flatMap(({path:o})=>o.split("/").includes("node_modules")?[]:v().posix.dirname(
o).replace(/^\.$/,"")),l=o=>f.stat(v().posix.join(o,"package.json"))!==void 0,u=n?i:(0,T().foldersUpFrom)(r).filter(l).slice(
0,1);if(u.length===0)return(0,P().fails)("package-json-missing",c,{directory:r});const s=[];for(const o of u){const t=await(0,O().
readPackageJson)(f,o);if(t===O().INVALID)return(0,P().fails)("package-json-invalid",c,{path:v().posix.join(o,"package.js\
on")});t!==void 0&&s.push({directory:o,manifest:t})}return s}async function h({directory:f,manifest:r},{operands:[n],passthrough:c},i,l){
const u={...i,directory:f},{text:s="",span:o={start:0,end:0}}=n??{},t=(0,N().runsIn)(r,f,{event:s,words:c});return(0,P().
join)([await(0,A().resolveRuns)(u,t,o,l),{targets:[],problems:(0,N().inspectEmpty)(t,s,u,o)}])}},82293:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.alternativesOf=c,p.baseOf=f,p.inspectPaths=O,p.isPattern=h,p.isPlainGlob=j,p.
matchesPattern=x,p.pathProblem=T,p.testProblem=N;function v(){const i=g(32854);return v=function(){return i},i}function I(){
const i=g(13254);return I=function(){return i},i}function L(){const i=g(14395);return L=function(){return i},i}function R(){
const i=g(45806);return R=function(){return i},i}function A(){const i=g(87646);return A=function(){return i},i}const $=new Set(
["--env-file","--env-file-if-exists","--prefix"]);function O(i,l){const{passthrough:u}=i,s=[],o=(e,a)=>{const d=T(e,a,l);
d!==void 0&&s.push(d)};for(const e of[i,...(0,R().launchedBy)(i)]){for(const{name:d,value:m,span:y}of e.flags)m!==void 0&&
($.has(d)&&o(m,y),d==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(m)&&o(m,y));for(const{as:d,path:m,span:y}of e.subcommand===
"exec"&&e.tool?.files||[]){const k=d==="tests"?N(m,y,l):void 0;k!==void 0&&s.push(k)}if(e.program!=="node"&&e.starts!=="\
file")continue;const a=e.program==="node"&&(0,A().isTestRun)(e)?N:T;for(const{text:d,span:m}of e.operands){const y=d===""||
d==="-"?void 0:a(d,m,l);y!==void 0&&s.push(y)}}const t=u.find(({text:e})=>P.test(e));return t!==void 0&&s.push((0,I().problemAt)(
"absolute-path",t.span,{path:t.text})),s}const P=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function N(i,l,u){if(!h(i))return T(i,l,u);const s=c(i);if(s===void 0)return(0,I().problemAt)("glob-unclear",l,{pattern:i,
reason:"too_many"});for(const o of[i,...s]){const t=T(o,l,u);if(t!==void 0)return{...t,args:{...t.args,path:i}}}}function T(i,l,u){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(i)&&/^(?:data|node|file|[a-z]+:\/)/i.test(i))return(0,I().problemAt)("target-outside",
l,{path:i,reason:"address"});const s=/^(?:[\\/]|[A-Za-z]:)/.test(i),o=s?void 0:(0,v().normalise)(u===""?i:`${u}/${i}`);if(o===
void 0){const t=s?"absolute":"above";return(0,I().problemAt)("target-outside",l,{path:i,reason:t})}if((0,v().isWithin)(o,
".git",{ignoreCase:!0}))return(0,I().problemAt)("target-outside",l,{path:i,reason:"git"})}function j(i){return i.length>
200||i.split("**").length>2?!1:i==="."?!0:i.split("/").every(l=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(l))}function x(i,l,u={}){
return M(i.split("/"),l.split("/"),u)}function M(i,l,u){const[s,...o]=i,[t,...e]=l;return s===void 0?u.partial||l.every(
a=>a==="**"):t===void 0?!1:t!=="**"?w(s,t,u)&&M(o,e,u):M(i,e,u)?!0:w(s,"*",u)&&M(o,l,u)}function w(i,l,{dot:u=!1}){return i.
startsWith(".")&&!l.startsWith(".")&&!u?!1:(0,L().matchesStars)(i,l)}function h(i){return/[*?[{]/.test(i)}function f(i){
return i.replace(/[^/]*[*?[{].*$/s,"")}const r=200,n=1e3;function c(i){if(i.length>n)return;let l=[i.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const u=[];for(;l.length>0;){const s=[];for(const o of l){const t=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(o);if(t===null)
u.push(o);else{const{0:e,1:a="",index:d}=t,[m,y]=[o.slice(0,d),o.slice(d+e.length)];s.push(...a.split(",").map(k=>`${m}${k}${y}`))}}
if(s.length+u.length>r)return;l=s}return u}},9504:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveProgram=
f;function v(){const m=g(76760);return v=function(){return m},m}function I(){const m=g(96215);return I=function(){return m},
m}function L(){const m=g(91063);return L=function(){return m},m}function R(){const m=g(32854);return R=function(){return m},
m}function A(){const m=g(93028);return A=function(){return m},m}function $(){const m=g(97340);return $=function(){return m},
m}function O(){const m=g(46868);return O=function(){return m},m}function P(){const m=g(79757);return P=function(){return m},
m}function N(){const m=g(65490);return N=function(){return m},m}function T(){const m=g(82293);return T=function(){return m},
m}function j(){const m=g(56788);return j=function(){return m},m}function x(){const m=g(38218);return x=function(){return m},
m}function M(){const m=g(10473);return M=function(){return m},m}function w(){const m=g(47668);return w=function(){return m},
m}const h=5;async function f(m,y,k,E){const D=n(m,y,k);if("problems"in D)return D;const{subcommand:b,starts:S,operands:F,
module:C,launched:G}=m,[H]=F,W=[c(y,k,r(m)),...u(m,D),await(0,x().resolveProgramFiles)(m,k)],B={subcommand:b??H?.text??"",
span:r(m)};if(W.push(a(y,D,B)),C!==void 0&&(S!=="module"||G)&&W.push(e(y,D,C)),H!==void 0&&S==="file"&&W.push(s(m,y,D)),
H!==void 0&&S==="module"&&W.push(t(D,H,m.passthrough)),!(0,N().isPackageManager)(y))return(0,j().join)(W);if(b==="run"||
b==="exec"||b==="script-or-tool")W.push(await(0,N().resolvePackageManager)(m,y,D,E));else if(b!==void 0&&(0,N().selectsPackages)(
m,y)){const z={text:b,span:r(m),quoted:!1},K={...m,subcommand:"run",operands:[z]};W.push(await(0,N().resolvePackageManager)(
K,y,D,E))}return(0,j().join)(W)}function r({operands:m,flags:y}){return m[0]?.span??y[0]?.span??{start:0,end:0}}function n({
flags:m},y,k){let E=k;for(const{name:D,value:b,span:S}of m){if(b===void 0||!(0,L().movesTo)(y,D))continue;const F=(0,M().
entryFrom)(E,b,S);if("problems"in F)return F;E={...k,directory:F.path}}return E}function c({program:m,data:y},{tree:k,changed:E},D){
if(y.build_files.length===0)return j().NOTHING;const b=i(k),S=b.get(y)??l(k,y.build_files);b.set(y,S);const F=S.filter(G=>E.
has(G)),C=S.slice(0,h);return(0,j().join)([S.length===0?j().NOTHING:(0,j().fails)("build-files-unread",D,{program:m,files:C,
count:S.length}),...F.map(G=>(0,j().fails)("target-changed",D,{path:G}))])}const i=(0,A().perTree)(()=>new Map);function l(m,y){
const k=E=>y.some(D=>(0,T().matchesPattern)(D.includes("/")?E:v().posix.basename(E),D,{dot:!0}));return[...m.files()].flatMap(
({path:E})=>!(0,R().isWithin)(E,"node_modules")&&k(E)?E:[])}function u({operands:m,flags:y,starts:k,subcommand:E,family:D},b){
const S=D&&(0,N().isPackageManager)(D)&&E!=="test";return[...(k===void 0&&!S?m:[]).map(({text:G,span:H})=>({text:G.replace(
/::.*$/s,""),span:H})),...y.flatMap(({value:G,span:H})=>G===void 0?[]:[{text:G,span:H}])].map(({text:G,span:H})=>{const W=(0,R().
normalise)((0,j().from)(b,G));return W===void 0||W===""?j().NOTHING:(0,R().isWithin)(W,".git",{ignoreCase:!0})?(0,j().fails)(
"target-outside",H,{path:W,reason:"git"}):(0,R().resolveInTree)(b.tree,W).kind==="outside"?(0,j().fails)("target-outside",
H,{path:G,reason:"symlink"}):j().NOTHING})}function s({operands:[m],parsed:y},k,E){if(m===void 0)return j().NOTHING;const{
targets:D,problems:b}=o(E,m),S=(0,P().extensionProblems)(k,m.text,m.span).length>0,F=D.flatMap(({path:C=""})=>S?[]:(0,P().
extensionProblems)(k,C,m.span));return{targets:D.map(C=>({...C,...y&&{parsed:y}})),problems:[...b,...F]}}function o(m,{text:y,
span:k}){const E=(0,T().pathProblem)(y,k,m.directory);if(E!==void 0)return{targets:[],problems:[E]};const D=(0,M().entryFrom)(
m,y,k);if("problems"in D)return D;if(!(0,A().isRegular)(D.kind))return(0,j().fails)("target-not-a-file",k,{path:y,reason:D.
kind});if(!D.tracked)return(0,j().fails)("target-missing",k,{path:y,untracked:!0});const b=(0,R().normalise)((0,j().from)(
m,y))??"";return(0,M().runs)(m,{name:y,path:D.path,wanted:b},k)}function t(m,y,k){const{text:E,span:D}=y,b=(0,$().pythonFiles)(
E).find(S=>!S.endsWith("/__init__.py")&&m.tree.stat((0,j().from)(m,S))!==void 0);if(b===void 0){const S=(0,O().parseUnknownTool)(
y,k,m.families.tools.module);return(0,j().join)([(0,j().fails)("tool-unknown",D,{tool:E}),{targets:[],problems:S}])}return o(
m,{text:b,span:D,quoted:!1})}function e({program:m},{tree:y,base:k,changed:E,directory:D},{text:b,span:S}){const[F]=b.split(
"."),C=[...E].filter(G=>{const[,H=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(v().posix.relative(D,G))??[];return y.stat(G)!==
void 0&&k?.stat(G)===void 0&&(H===F||(0,I().isOfLibrary)(H))});return d(C,{program:m,subcommand:`-m ${b}`},S)}function a({
program:m,data:y},{changed:k,directory:E},{subcommand:D,span:b}){const S=(0,w().foldersUpFrom)(E).flatMap(C=>y.settings.
map(G=>v().posix.join(C,G))),F=[...k].filter(C=>S.some(G=>(0,R().isWithin)(C,G)));return d(F,{program:m,subcommand:D},b)}
function d(m,y,k){return(0,j().join)(m.map(E=>(0,j().fails)("settings-changed",k,{...y,path:E})))}},56788:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.Trail=p.NOTHING=void 0,p.fails=R,p.from=A,p.join=L,p.target=$;function v(){
const T=g(13254);return v=function(){return T},T}const I=p.NOTHING={targets:[],problems:[]};function L(T){return{targets:T.
flatMap(j=>j.targets),problems:T.flatMap(j=>j.problems)}}function R(T,j,x,M){return{targets:[],problems:[(0,v().problemAt)(
T,j,x,M)]}}function A({directory:T},j){return T===""?j:`${T}/${j}`}function $({via:T},j){return T===void 0?j:{...j,via:T}}
const O=64,P=2e3;class N{#n=new Set;#e=new Set;resolve;#s;constructor(j,x){this.resolve=j,this.#s=x}async follow(j,x,M,w){
if(this.#n.has(j))return w({why:"cycle"});const h=await this.#s?.tickScript();if(h!==void 0)return w({why:"time",limit:h});
const f=`${j}\0${x}`;if(this.#e.has(f))return I;if(this.#n.size>=O)return w({why:"depth",limit:O});if(this.#e.size>=P)return w(
{why:"count",limit:P});this.#n.add(j);const r=await M();return this.#n.delete(j),this.#e.add(f),r}}p.Trail=N},74100:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.helperFault=e,p.helperWords=t,p.isWrapperTool=u,p.readScriptForm=h;function v(){
const y=g(76760);return v=function(){return y},y}function I(){const y=g(678);return I=function(){return y},y}function L(){
const y=g(95244);return L=function(){return y},y}function R(){const y=g(32854);return R=function(){return y},y}function A(){
const y=g(93028);return A=function(){return y},y}function $(){const y=g(94411);return $=function(){return y},y}function O(){
const y=g(54669);return O=function(){return y},y}function P(){const y=g(11331);return P=function(){return y},y}function N(){
const y=g(81716);return N=function(){return y},y}function T(){const y=g(54421);return T=function(){return y},y}function j(){
const y=g(82293);return j=function(){return y},y}function x(){const y=g(56788);return x=function(){return y},y}function M(){
const y=g(46912);return M=function(){return y},y}function w(){const y=g(10473);return w=function(){return y},y}function h(y,k){
const E=(0,N().readShellText)(y,k);if(E.length===0&&!(0,M().isBlank)(y))return{commands:E,fault:{part:"the script",why:"\
cannot be read"}};const D=(0,O().lex)(y).problems.find(({rule:b})=>b==="shell-comment");if(D&&E.length>0){const b=y.slice(
D.span.start,D.span.end);return{commands:E,fault:{part:b,why:"hides the words behind it"}}}for(const[b,S]of E.entries()){
const F=b===E.length-1,C=n(S,y)??f(S,F);if(C!==void 0)return{commands:E,fault:C}}return{commands:E}}function f({separator:y},k){
const E=y.trim();if(!(k?E==="":E==="&&"))return{part:E===""?"a line break":E,why:r}}const r="joins commands in another w\
ay than `&&`";function n(y,k){const{words:E,redirections:D,inside:b,subshell:S,defines:F,problems:C,assignments:G}=y,H=k.
slice(y.span.start,y.span.end).trim(),W=(J,V)=>({part:J,why:V});if(S)return W(H,"runs in a subshell");if(F)return W(H,"d\
efines a function");if(b.length>0)return W(H,"runs a command to make a word");const[B]=D;if(B)return W(`${B.operator} ${B.
target?.text??""}`,"redirects input or output");const z=G.find(({name:J,value:V})=>!(0,$().isHarmlessVariable)(J,V));if(z)
return W(`${z.name}=`,"sets a variable that can choose the code that runs");const K=E.find(J=>(0,N().isDynamic)(y,J)&&!c(
y,J,k));if(K){const{start:J,end:V}=K.span;return W(k.slice(J,V),"is only known when the script runs")}const Y=C.find(J=>!i(
J,E));if(Y){const{start:J,end:V}=Y.span;return W(k.slice(J,V).trim()||H,"is syntax of a shell")}return E.length===0?W(H,
"starts no program"):l(E)}function c({problems:y},{span:k},E){return y.every(D=>D.rule!=="variable-expansion"||D.span.end<=
k.start||D.span.start>=k.end||/^\$\{?npm_package_version\}?$/.test(E.slice(D.span.start,D.span.end)))}function i({rule:y,
span:k,severity:E},D){if(y==="variable-expansion"||E==="warning")return!0;if(y!=="brace-expansion")return!1;const b=D.find(
S=>S.span.start<=k.start&&S.span.end>=k.end);return b!==void 0&&(0,j().alternativesOf)(b.text)?.every(S=>!S.startsWith("\
-"))===!0}function l(y){const[k]=y,E=k?.text??"";if((0,P().changesShell)(E)&&!k?.quoted)return{part:E,why:"is a word of \
the shell"};const D=(0,T().startedWords)(y);if(!u(E))return D.length<y.length||(0,P().programNamed)(E)?.kind==="wrapper"?
{part:E,why:"decides how another program runs"}:(0,T().textHanded)(D)&&E!=="node"?{part:E,why:"runs text as code"}:void 0}
function u(y){const k=(0,P().programNamed)(y);return k?.name===y&&k.wraps==="as-tool"}const s={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},o=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function t([y,...k]){if(y?.text==="shx"){
const[E]=k;return E&&(E.text==="echo"||Object.hasOwn(s,E.text))?k:void 0}return y&&Object.hasOwn(s,y.text)?[y,...k]:void 0}
async function e([y,...k],E){const D=y?.text??"",b=s[D];if(b===void 0)return;const S=k.find(({text:C})=>C.startsWith("-")&&
!b.flags.test(C));if(S)return{part:`${D} ${S.text}`,why:"has a flag that is not known"};const F=k.flatMap(({text:C})=>C.
startsWith("-")?[]:[C]);if(F.length<(b.from<0?2:1))return{part:D,why:"names no path"};for(const C of F.slice(b.from)){const G=await a(
C,E);if(G!==void 0)return{part:`${D} \u2026 ${C}`,why:G}}}async function a(y,k){const{tree:E,isOutput:D}=k,b=y.startsWith(
"/")?void 0:(0,R().normalise)((0,x().from)(k,y));if(b===void 0||b==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(y))return"writes to a path that the text does not show";if(o.test(b))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(b)!==void 0)return"writes a configuration file";const S=E.stat(b);if(S?.tracked&&S.kind!=="dire\
ctory")return"writes a file of the commit";const F=`${b}/`;if(S?.tracked&&[...E.files()].some(G=>G.path.startsWith(F)))return"\
writes to a directory of the commit";if(!(D?.(b)||(await d(E))(b)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const d=(0,A().perTree)(async y=>{const k=new Map;for(const{path:E}of y.files()){if(v().posix.
basename(E)!==".gitignore")continue;const D=await(0,w().readText)(y,E,m),b=v().posix.dirname(E).replace(/^\.$/,"");D&&"t\
ext"in D&&k.set(b,(0,I().default)().add(D.text))}return E=>{const D=E.split("/");let b=!1;for(let S=0;S<D.length;S+=1){const F=k.
get(D.slice(0,S).join("/")),C=D.slice(S).join("/"),G=F?.test(C),H=F?.test(`${C}/`);G?.ignored||H?.ignored?b=!0:(G?.unignored||
H?.unignored)&&(b=!1)}return b}}),m=256*1024},61102:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.namedTargets=
i,p.resolveParts=w;function v(){const t=g(76760);return v=function(){return t},t}function I(){const t=g(95244);return I=
function(){return t},t}function L(){const t=g(32854);return L=function(){return t},t}function R(){const t=g(93028);return R=
function(){return t},t}function A(){const t=g(11331);return A=function(){return t},t}function $(){const t=g(81716);return $=
function(){return t},t}function O(){const t=g(54421);return O=function(){return t},t}function P(){const t=g(45806);return P=
function(){return t},t}function N(){const t=g(31901);return N=function(){return t},t}function T(){const t=g(82293);return T=
function(){return t},t}function j(){const t=g(56788);return j=function(){return t},t}function x(){const t=g(74100);return x=
function(){return t},t}function M(){const t=g(10473);return M=function(){return t},t}async function w({body:t,words:e,span:a},d,m){
const y=(0,x().readScriptForm)(t,(0,R().subTree)(d.tree,d.directory)),k=y.fault?(0,$().everyCommand)(y.commands).map($().
withoutReserved):y.commands,E=[];let{fault:D}=y,b=d;for(const[C,G]of k.entries()){const H=!D||G.words.every(J=>!(0,$().isDynamic)(
G,J)),W=C===k.length-1&&!y.fault,B=[...G.words.map(J=>({...J,span:a})),...W?e:[]],[z,K]=B;if(z?.text==="cd"){const J=K&&
(0,L().normalise)((0,j().from)(b,K.text));(C>0||B.length!==2||J===void 0)&&(D??={part:"cd",why:"changes the directory in\
 the middle, or leaves the repository"}),b={...b,directory:J??b.directory};continue}const Y=(0,x().helperWords)(B);Y&&(D??=
await(0,x().helperFault)(Y,b)),!(Y||z===void 0||!H||(0,A().isWithoutEffect)(z.text))&&E.push(await r(B,b,m))}const S=k.some(
({words:C})=>h.test(C.map(({text:G})=>G).join(" "))),F=!D&&E.length===0&&k.length>0&&!S;return{parts:E,isIdle:F,...D&&{fault:D}}}
const h=/^(?:\[|exit (?!0$)|false|test )/,f=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function r(t,e,a){const d=(0,x().
isWrapperTool)(t[0]?.text??"")?t:(0,O().startedWords)(t),[m,...y]=d;if(m===void 0)return j().NOTHING;const{families:k}=e,
E=(0,N().isProgram)(m.text)?m.text:k?.allowed.get(m.text),D=f.exec(m.text)?.[1]??m.text,b=t[0]===m?void 0:t[0],S=b?n(b):
j().NOTHING;if(E===void 0&&/[\\/]/.test(D))return(0,j().join)([S,c(d,e)]);const{invocation:F,problems:C}=E?(0,P().parseInvocation)(
E,y,k):(0,P().parseInvocation)("npx",[{...m,text:D},...y],k),G=await a.resolve(F,e),H=E===void 0&&G.problems.some(({rule:z})=>z===
"binary-missing");if(H&&k.tools.known(D)!==void 0)return(0,j().join)([S,n(m),{targets:[],problems:C}]);if(H)return(0,j().
join)([S,c(d,e)]);const B=(0,T().inspectPaths)(F,e.directory);return(0,j().join)([S,{targets:[],problems:[...C,...B]},G])}
function n({text:t,span:e}){return(0,j().fails)("program-not-allowed",e,{program:t,group:"other"})}function c(t,e){const[
a]=t;if(a===void 0)return j().NOTHING;const d=t.map(k=>k.text).join(" "),m=t.find(k=>k.span.start!==a.span.start&&(k.text.
startsWith("-")||(0,A().programNamed)(a.text))),y=m?(0,j().fails)("npm-script-form",m.span,{script:e.via??"",text:d,part:a.
text,why:"is a program that the gate does not read",words:[m.text]}):j().NOTHING;return(0,j().join)([n(a),y,i(d,e,a.span)])}
function i(t,e,a){const d=(0,$().everyCommand)((0,$().readShellText)(t)),m=d.flatMap(({words:W})=>l((0,O().startedWords)(
W)[0],e)),y=m.some(({runsScripts:W})=>W)||d.some(W=>W.substituted.length>0||[...W.words,...W.assignments].some(B=>(0,$().
isDynamic)(W,B))),k=t.split(s).filter(W=>W!==""),E=m.flatMap(({finds:W})=>W?.split(" ")??[]),D=[...new Set([...k,...k.flatMap(
u),...E])],b=[e.directory];for(const{words:W}of d){const[B,z]=W;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||z===void 0)&&(b.
push(...b.flatMap(K=>(0,L().normalise)(v().posix.join(K,z.text))??[])),b.length>o))break}const S=[...e.changed],F=[...new Set(
b)].flatMap(W=>D.map(B=>{const z={...e,directory:W},K=(0,L().normalise)(v().posix.join(W,B));if(K===void 0)return j().NOTHING;
const Y=(0,L().resolveInTree)(e.tree,K);if(Y.kind==="inside"&&(0,R().isRegular)(Y.entry.kind))return(0,M().resolveCommitted)(
z,{text:B,span:a});const J=S.filter(V=>/[*?[]/.test(B)?(0,T().matchesPattern)(V,K,{dot:!0}):Y.kind==="inside"&&K!==""&&(0,L().
isWithin)(V,K));return(0,j().join)(J.map(V=>(0,j().fails)("target-changed",a,{path:V})))})),C=y?S.filter(I().isCode):[],
{targets:G,problems:H}=(0,j().join)([...F,...C.map(W=>(0,j().fails)("target-changed",a,{path:W}))]);return{targets:[...new Map(
G.map(W=>[W.path,W])).values()],problems:[...new Map(H.map(W=>[JSON.stringify(W.args),W])).values()]}}function l(t,{families:e}){
const a=t&&!e.allowed.has(t.text)&&(0,A().programNamed)(t.text);return a&&!(0,N().isProgram)(a.name)?[a]:[]}function u(t){
if(!/^[\w./-]*\w$/.test(t))return[];const e=t.replaceAll(".","/"),a=[".py","/__main__.py","/__init__.py"].map(d=>e+d);return[
...[".js",".mjs",".cjs",".ts","/index.js"].map(d=>t+d),...a]}const s=/[\s"'`;&|()<>=:,{}]+/,o=16},46912:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.eventOf=w,p.inspectEmpty=j,p.isBlank=x,p.quoteForScript=r,p.runsIn=h,
p.scriptText=P,p.scriptsThatRun=N;function v(){const n=g(76760);return v=function(){return n},n}function I(){const n=g(13254);
return I=function(){return n},n}function L(){const n=g(60210);return L=function(){return n},n}function R(){const n=g(59867);
return R=function(){return n},n}function A(){const n=g(56788);return A=function(){return n},n}function $(){const n=g(47668);
return $=function(){return n},n}const O={selected:!1,runs:[],packages:[],problems:[]};function P({body:n,words:c}){return[
n,...c.map(({text:i})=>r(i))].join(" ")}async function N(n,c,i){const l=(0,$().readSettings)(n),u=w(n);if(l.informs||u===
void 0)return O;const s=E=>(0,$().findPackages)(l,E,i),o=await s(c);if("problems"in o)return{...O,problems:o.problems};const{
project:t,selected:e,directories:a}=o,d=l.ignoreScripts??await M({...c,directory:t}),m=[],y=[...o.missing,...await T(o,c,
i,s)];let k=!1;for(const E of a){const D=await(0,R().readPackageJson)(c.tree,E);if(D===R().INVALID){const b=v().posix.join(
E,"package.json");y.push(...(0,A().fails)("package-json-invalid",i,{path:b}).problems)}else if(D===void 0)y.push(...(0,A().
fails)("package-json-missing",i,{directory:E}).problems);else if(D.scripts.has(u)){const b={event:u,words:n.passthrough},
S=h(D,E,b,{ignoreScripts:d});m.push(...S),y.push(...j(S,u,{...c,directory:E},i))}else k=!0}if(k){const E={script:u,passes:l.
ifPresent},D=l.ifPresent&&m.length===0&&c.via===void 0,b=u==="start"||D;y.push((0,I().problemAt)("npm-script-missing",i,
E,b?"error":void 0))}return{project:t,selected:e,runs:m,packages:a,problems:y}}async function T({project:n,directories:c},{
base:i,...l},u,s){const o=v().posix.join(n,"package.json");if(i===void 0||!l.changed.has(o))return[];const t=await s({...l,
tree:i});if("problems"in t)return[];const e=t.directories.filter(a=>!c.includes(a));return e.length===0?[]:[(0,I().problemAt)(
"workspaces-changed",u,{path:o,lost:e})]}function j(n,c,{via:i,directory:l},u){if(n.some(({event:o,body:t})=>o===c&&!x(t)))
return[];const s={script:c,path:v().posix.join(l,"package.json")};return[(0,I().problemAt)("npm-script-empty",u,s,i===void 0?
"error":"warning")]}function x(n){return n.split(`
`).every(c=>/^\s*(?:#|$)/.test(c))}async function M(n){const c=await(0,L().readNpmrc)(n);return"settings"in c&&c.settings["\
ignore-scripts"]===!0}function w({subcommand:n,operands:c}){switch(n){case"run":return c[0]?.text;case"test":case"start":case"\
stop":return n;default:return}}function h({scripts:n},c,{event:i,words:l},{ignoreScripts:u}={}){return(u?[i]:[`pre${i}`,
i,`post${i}`]).flatMap(o=>{const t=n.get(o);return t?[{directory:c,event:o,body:t,words:o===i?l:[]}]:[]})}const f=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function r(n){return n===""?"''":f.test(n)?`'${n.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):n}},38218:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveProgramFiles=j,p.resolveToolFiles=
T;function v(){const r=g(76760);return v=function(){return r},r}function I(){const r=g(91063);return I=function(){return r},
r}function L(){const r=g(32854);return L=function(){return r},r}function R(){const r=g(93028);return R=function(){return r},
r}function A(){const r=g(15804);return A=function(){return r},r}function $(){const r=g(82293);return $=function(){return r},
r}function O(){const r=g(56788);return O=function(){return r},r}function P(){const r=g(10473);return P=function(){return r},
r}const N=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(r=>`.${r}`)];async function T(r,n){return x(
r.tool??{files:[],roots:[],nodeFlags:[]},n)}function j({files:r=[],flags:n,family:c},i){const l=n.flatMap(({name:u,value:s})=>s&&
c&&(0,I().movesTo)(c,u)?s:[]);return x({files:r,roots:l,nodeFlags:[]},i)}async function x({files:r,roots:n,nodeFlags:c},i){
const l=["",...n].flatMap(s=>{const o=(0,L().normalise)((0,O().from)(i,s));return o===void 0?[]:[o]}),u=[];for(const s of r)
u.push(s.as==="tests"?await f(s,i):await M(s,[...new Set(l)],i));for(const s of c)u.push(await(0,A().inspectNodeFlag)(s,
i));return(0,O().join)(u)}async function M(r,n,c){const{as:i,path:l,span:u}=r,s=(0,$().pathProblem)(l,u,c.directory);if(s!==
void 0)return{targets:[],problems:[s]};const o=[];for(const t of n){const e=(0,L().normalise)(v().posix.join(t,l));if(e===
void 0)continue;const a=await w(r,e,c);a!==void 0&&o.push(a)}return o.length>0?(0,O().join)(o):i==="code"||i==="config"?
(0,P().nothingAt)(c.tree,v().posix.join(c.directory,l),l,u):i==="module"&&r.first?(0,A().inspectImport)(c,l,u):O().NOTHING}
async function w(r,n,c){const{as:i,path:l,span:u}=r,{tree:s}=c,o=(0,A().firstFile)(s,i==="place"?[n]:N.map(e=>n+e));if(o===
void 0)return;const t=o.kind==="inside"&&!(0,R().isRegular)(o.entry.kind);if(i==="place"&&o.kind==="inside")return O().NOTHING;
if(!t)return h(r,n,o,c);if(i==="config"){const e=(0,L().resolveInTree)(s,v().posix.join(o.path,"tsconfig.json"));return e.
kind==="missing"?O().NOTHING:h(r,n,e,c)}return(0,A().resolveMain)(c,{path:l,wanted:n},u,e=>h(r,n,e.found,c))}async function h({
as:r,path:n,span:c,ifFile:i},l,u,s){const o=await(0,A().resolveFound)(s,{path:n,wanted:l,found:u},c);return r==="module"&&
i&&o.targets.length>0?(0,O().join)([{targets:[],problems:[i]},o]):o}function f({path:r,span:n},c){return(0,A().resolveTests)(
c,r,n,async i=>i.found.kind==="inside"&&(0,R().isRegular)(i.found.entry.kind)?(0,A().resolveFound)(c,i,n):O().NOTHING)}},
10473:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.entryAt=P,p.entryFrom=j,p.fileAt=T,p.firstLineOf=
f,p.hasOtherContent=h,p.nothingAt=N,p.readText=w,p.resolveCommitted=x,p.runs=M,p.whyUnreadable=s;function v(){const o=g(
76760);return v=function(){return o},o}function I(){const o=g(59490);return I=function(){return o},o}function L(){const o=g(
3051);return L=function(){return o},o}function R(){const o=g(32854);return R=function(){return o},o}function A(){const o=g(
93028);return A=function(){return o},o}function $(){const o=g(13254);return $=function(){return o},o}function O(){const o=g(
56788);return O=function(){return o},o}function P(o,t,e){switch(o.kind){case"inside":return o.entry;case"outside":return(0,O().
fails)("target-outside",e,{path:t,reason:"symlink"});case"missing":return(0,O().fails)("target-missing",e,{path:t});case"\
loop":return(0,O().fails)("target-not-a-file",e,{path:t,reason:"loop"})}}function N(o,t,e,a){const d=c(o,t),m=t.slice(0,
Math.max(0,t.length-((0,R().normalise)(e)?.length??0))),y=d&&v().posix.relative(m,d);return(0,O().fails)("target-missing",
a,{path:e,...y&&{near:y}})}function T(o,t,e){const a=P(o,t,e);return"problems"in a||(0,A().isRegular)(a.kind)?a:(0,O().fails)(
"target-not-a-file",e,{path:t,reason:a.kind})}function j(o,t,e){const a=t.startsWith("/")?void 0:(0,R().normalise)((0,O().
from)(o,t));if(a===void 0)return(0,O().fails)("target-outside",e,{path:t,reason:"above"});const d=(0,R().resolveInTree)(
o.tree,a);return d.kind==="missing"?N(o.tree,a,t,e):P(d,t,e)}function x(o,{text:t,span:e}){const a=t.startsWith("/")?void 0:
(0,R().normalise)((0,O().from)(o,t)),d=a===void 0?void 0:(0,R().resolveInTree)(o.tree,a);return a===void 0||d?.kind!=="i\
nside"||!(0,A().isRegular)(d.entry.kind)?O().NOTHING:M(o,{name:t,path:d.path,wanted:a},e)}function M(o,{name:t,path:e,wanted:a},d){
const m=o.changed.has(e)||o.changed.has(a);return{targets:[(0,O().target)(o,{kind:"file",name:t,path:e})],problems:m?[(0,$().
problemAt)("target-changed",d,{path:e})]:[]}}async function w(o,t,e){const a=(0,R().resolveInTree)(o,t);if(!(a.kind==="m\
issing"&&o.stat(t)===void 0))return a.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,A().isRegular)(a.entry.kind)?(a.entry.size??0)>e?{unread:"it is too large"}:{text:(await o.read(a.path,e)).toString(
"utf8"),path:a.path}:{unread:"it is not a regular file"}}async function h(o,t,e){if(o===t)return!1;const[a,d]=[o,t].map(
D=>(0,R().resolveInTree)(D,e));if(a?.kind!=="inside"||d?.kind!=="inside")return!0;const[m,y]=[a.entry,d.entry];if(m.oid!==
void 0&&m.oid===y.oid)return!1;if(m.size!==y.size||!(0,A().isRegular)(m.kind)||!(0,A().isRegular)(y.kind))return!0;const[
k,E]=await Promise.all([o.read(m.path,m.size),t.read(y.path,y.size)]);return!k.equals(E)}async function f(o,t){const[e=""]=(await o.
read(t)).subarray(0,256).toString("latin1").split(`
`,1);return e}const r=(0,A().perTree)(o=>(0,I().groupBy)(o.files(),({path:t})=>v().posix.dirname(t))),n=20;function c(o,t){
const e=t.split("/").slice(-n),a=e.at(-1)??"",d=v().posix.dirname(t),m=e.slice(1,-1).map((b,S)=>e.slice(S+1).join("/")).
find(b=>i(o.stat(b)));if(m!==void 0)return m;const y=(0,A().filesNamed)(o,a).filter(i),k=y.filter(({path:b})=>b.endsWith(
`/${t}`));if(k.length===1)return k[0]?.path;const E=(r(o).get(d)??[]).filter(({path:b})=>v().posix.extname(b)===v().posix.
extname(a)).map(({path:b})=>v().posix.basename(b)),D=(0,L().nearestName)(a,E);return D!==void 0?v().posix.join(d,D):y.length===
1?y[0]?.path:void 0}function i(o){return!!o?.tracked&&(0,A().isRegular)(o.kind)&&!(0,R().isWithin)(o.path,"node_modules")}
const l=2e5,u=2e3;async function s(o,t){const{kind:e,size:a=0}=o.stat(t)??{};if(!(0,A().isRegular)(e))return;if(a>l)return`\
has ${a} bytes`;const d=(await o.read(t)).toString("utf8").split(`
`),m=d.findIndex(y=>y.length>u);return m<0?void 0:`has ${d[m]?.length} characters on line ${m+1}`}},47668:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.findPackages=h,p.foldersUpFrom=c,p.listWorkspaces=void 0,p.readSettings=
s;function v(){const t=g(76760);return v=function(){return t},t}function I(){const t=g(32854);return I=function(){return t},
t}function L(){const t=g(93028);return L=function(){return t},t}function R(){const t=g(13254);return R=function(){return t},
t}function A(){const t=g(59867);return A=function(){return t},t}function $(){const t=g(82293);return $=function(){return t},
t}function O(){const t=g(56788);return O=function(){return t},t}function P(){const t=g(10473);return P=function(){return t},
t}const N=p.listWorkspaces=(0,L().perPath)(async(t,e)=>{const a=(await(0,A().usablePackageJson)(t,e))?.workspaces??[],d=a.
map(S=>(0,$().alternativesOf)(S)?.map(F=>F.replace(/^\.?\/+/,"").replace(/\/$/,""))),m=S=>S?.every($().isPlainGlob)===!0,
y=d.findIndex(S=>!m(S));if(y>=0)return{unclear:a[y]??""};const k=(S,F)=>C=>C?.some(G=>(0,$().matchesPattern)(S,G,F))===!0,
E=[];for(const{path:S,kind:F}of d.length===0?[]:t.files()){const C=x(e,S);if(C===void 0||(v().posix.basename(S)==="packa\
ge.json"&&E.push(v().posix.dirname(C)),F!=="symlink"||!d.some(k(C,{partial:!0}))))continue;const G=(0,I().resolveInTree)(
t,S);if(G.kind==="outside"||G.kind==="inside"&&G.entry.kind==="directory")return{unclear:S}}const D=E.filter(S=>d.some(k(
S))&&!S.split("/").includes("node_modules")).sort((S,F)=>S.localeCompare(F,"en")),b=d.flatMap(S=>D.filter(F=>k(F,{partial:!0})(
S)));return T(t,e,[...new Set(b)])});async function T(t,e,a){const d=[],m=new Set;for(const y of a){const k=v().posix.join(
e,y).replace(/^\.$/,""),E=await(0,A().readPackageJson)(t,k);if(E===void 0)continue;if(E===A().INVALID)return{broken:`${k}\
/package.json`};const D=E.name||j(k);if(m.has(D))return{broken:E.path};m.add(D),d.push({directory:k,name:D})}return d}function j(t){
const e=v().posix.basename(v().posix.dirname(t)),a=v().posix.basename(t);return e.startsWith("@")?`${e}/${a}`:a}function x(t,e){
return t===""?e:e.startsWith(`${t}/`)?e.slice(t.length+1):void 0}function M(t,e,{directory:a,project:d}){const m=x(d,`${a}\
/`)!==void 0,y=v().posix.resolve("/",m?a:d,e),k=b=>v().posix.join("/",b.directory),E=b=>v().posix.dirname(k(b))===y;if(!(!(a===
d&&!/^\.\/|\/\.[^/]*$/.test(e))&&t.some(E)))return t.filter(b=>b.name===e||k(b)===y||E(b))}const w={script:"",passes:!1};
async function h(t,e,a){const{workspace:d,workspaces:m,includeRoot:y}=t,k=await f(t,e,a);if("problems"in k)return k;const{
directory:E,implied:D}=k;if(m===!1&&d.length>0)return(0,O().fails)("flag-value",a,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const b={project:E,directories:[E],selected:!1,missing:[]};if(m!==!0&&d.length===
0&&D===void 0)return b;const S=await(0,A().usablePackageJson)(e.tree,E);if(S===void 0)return b;const F=await r(E,e,a);if("\
problems"in F)return F;const C=new Map;y&&C.set(S.name,E);const G=[],H=d.length===0;for(const W of F)H&&(D===void 0||W.directory===
D)&&C.set(W.name,W.directory);for(const W of d){const B={directory:e.directory,project:E},z=M(F,W,B);if(z===void 0)return(0,O().
fails)("target-outside",a,{path:W,reason:"workspace"});z.length===0&&G.push((0,R().problemAt)("npm-script-missing",a,{...w,
workspace:W}));for(const K of z)C.set(K.name,K.directory)}return C.size===0?G.length>0?{targets:[],problems:G}:(0,O().fails)(
"npm-script-missing",a,{...w,workspace:""}):{project:E,directories:[...C.values()],selected:!0,missing:G}}async function f({
prefix:t,workspaces:e},a,d){if(t!==void 0)return n(t,a,d);const{tree:m,directory:y}=a,k=c(y),E=k.find(D=>i(m,D)||l(m,D));
if(E===void 0||!i(m,E))return(0,O().fails)("package-json-missing",d,{directory:y});if(e===!1)return{directory:E};for(const D of k.
slice(k.indexOf(E)+1)){const b=await r(D,a,d);if("problems"in b)return b;if(b.some(S=>S.directory===E))return{directory:D,
implied:E}}return{directory:E}}async function r(t,{tree:e},a){const d=await N(e,t);return"unclear"in d?(0,O().fails)("ta\
rget-outside",a,{path:d.unclear,reason:"workspace"}):"broken"in d?(0,O().fails)("package-json-invalid",a,{path:d.broken}):
d}function n(t,e,a){if((0,I().normalise)((0,O().from)(e,t))===void 0)return O().NOTHING;const d=(0,P().entryAt)((0,I().resolveInTree)(
e.tree,(0,O().from)(e,t)),t,a);return"problems"in d?d:{directory:d.path}}function c(t){const e=t.split("/"),a=e.map((d,m)=>e.
slice(0,e.length-m).join("/"));return t===""?a:[...a,""]}function i(t,e){return(0,I().resolveInTree)(t,v().posix.join(e,
"package.json")).kind!=="missing"}function l(t,e){return(0,I().resolveInTree)(t,v().posix.join(e,"node_modules")).kind===
"inside"}const u=new Set(["--usage","--version","--versions"]);function s({flags:t}){const e=t.findLast(({name:m})=>m===
"--prefix")?.value,a=o(t,"--workspaces"),d=o(t,"--ignore-scripts");return{informs:t.some(({name:m})=>u.has(m)),...e===void 0?
{}:{prefix:e},...a===void 0?{}:{workspaces:a},workspace:t.flatMap(({name:m,value:y})=>m==="--workspace"&&y?[y]:[]),includeRoot:o(
t,"--include-workspace-root")===!0,...d===void 0?{}:{ignoreScripts:d},ifPresent:o(t,"--if-present")===!0}}function o(t,e){
const a=t.findLast(d=>d.name===e);return a&&a.negated!==!0}},26040:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),
p.attempt=g;function g(v){try{return v()}catch{return}}},71487:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),
p.requireDescriptors=R;function v(){const A=g(73024);return v=function(){return A},A}function I(){const A=g(41895);return I=
function(){return A},A}const L=50;function R(){const A=[];try{for(;A.length<L;)A.push((0,v().openSync)(process.execPath,
"r"))}catch($){if(/^E[MN]FILE$/.test($.code??""))throw(0,I().systemError)($)}finally{for(const $ of A)(0,v().closeSync)(
$)}}},3463:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.isMapping=g,p.isNestedTooDeep=R,p.objectIn=v,
p.textIn=I;function g(A){return typeof A=="object"&&A!==null&&!Array.isArray(A)}function v(A){return g(A)?A:{}}function I(A,$){
const O=Object.hasOwn(A,$)?A[$]:void 0;return typeof O=="string"?O:""}const L=200;function R(A){if(new RegExp(`^[ \\t?-]{${L}\
}`,"m").test(A))return!0;let $=0;for(const O of A.match(/[[\]{}]/g)??[])if($=Math.max(0,$+(/[[{]/.test(O)?1:-1)),$>L)return!0;
return!1}},3051:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.nearestName=R;function v(){const A=g(
28940);return v=function(){return A},A}const I=80,L=4;function R(A,$){const O=A.slice(0,I),P=$.find(T=>T.includes(A));if(P!==
void 0&&A.length>=L)return P;const N=$.length>0?(0,v().closest)(O,[...$]):void 0;if(N!==void 0)return(0,v().distance)(O,
N)<=O.length/2?N:void 0}},14495:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.SYSTEM_PATH=void 0,p.
isExecutable=$,p.systemTool=A;function v(){const O=g(73024);return v=function(){return O},O}function I(){const O=g(51455);
return I=function(){return O},O}function L(){const O=g(76760);return L=function(){return O},O}const R=p.SYSTEM_PATH=["/u\
sr/sbin","/usr/bin","/sbin","/bin"].join(L().delimiter);async function A(O){for(const P of R.split(L().delimiter)){const N=(0,L().
join)(P,O);if(await $(N))return N}}async function $(O){try{return await(0,I().access)(O,v().constants.X_OK),(await(0,I().
stat)(O)).isFile()}catch{return!1}}},4339:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.foldersLeftIn=
f,p.removeLeftFolders=h,p.temporaryFolder=w;function v(){const u=g(73024);return v=function(){return u},u}function I(){const u=g(
51455);return I=function(){return u},u}function L(){const u=g(48161);return L=function(){return u},u}function R(){const u=g(
76760);return R=function(){return u},u}function A(){const u=g(63963);return A=function(){return u},u}function $(){const u=g(
26040);return $=function(){return u},u}function O(){const u=g(41895);return O=function(){return u},u}function P(){const u=g(
14495);return P=function(){return u},u}const N="gene-gate-run-",T=3*864e5,j=/\d+/.exec((0,$().attempt)(()=>(0,v().readlinkSync)(
"/proc/self/ns/pid"))??process.platform)?.[0]??"0",x=new RegExp(`^${N}${j}-(\\d+)-`);let M;async function w(){const u=(0,L().
tmpdir)();try{const s=await(0,I().realpath)(u);return M??=h(s),await M,await(0,I().mkdtemp)((0,R().join)(s,`${N}${j}-${process.
pid}-`))}catch(s){const{code:o}=s;throw new(O()).GateError("file_unreadable",`Cannot create a temporary directory in ${u}\
 (${o}).`,"Set TMPDIR to a writable directory with free space.",{cause:s})}}async function h(u){const s=process.getuid?.(),
o=f(u).filter(a=>(0,$().attempt)(()=>(0,v().lstatSync)(a).uid)===s);if(o.length===0)return;for(const a of n(o))await l(a);
const t=n(o),e=o.filter(a=>!t.some(d=>i(d,a)));await Promise.allSettled(e.map(a=>(0,I().rm)(a,{recursive:!0,force:!0})))}
function f(u){return(0,v().readdirSync)(u).filter(s=>s.startsWith(N)).map(s=>(0,R().join)(u,s)).filter(s=>{const o=(0,v().
lstatSync)(s,{throwIfNoEntry:!1}),t=o!==void 0&&o.mtimeMs<Date.now()-T;return o?.isDirectory()&&(t||r(s))})}function r(u){
const s=x.exec((0,R().basename)(u))?.[1];if(s===void 0)return!1;try{return process.kill(Number(s),0),!1}catch(o){return o.
code==="ESRCH"}}function n(u){return((0,$().attempt)(()=>(0,v().readFileSync)("/proc/self/mountinfo","utf8"))??"").split(
`
`).map(t=>(t.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,c)).filter(t=>u.some(e=>i(t,e))).sort((t,e)=>e.length-t.length)}
function c(u,s){return String.fromCharCode(Number.parseInt(s,8))}function i(u,s){return u===s||u.startsWith(`${s}/`)}async function l(u){
const s=await(0,P().systemTool)("umount");try{s&&await(0,A().exec)(s,["-l",u],{silent:!0})}catch{}}},34482:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.Places=void 0,p.contextIn=L;function v(){const $=g(32854);return v=function(){
return $},$}const I="/\0checkout";function L({policy:$,tree:O,platform:P,cwd:N="",checkoutAs:T},j){const{workspace:x}=$,
M=R($)?I:void 0,w=T===void 0?N:"..",{files:h,cwd:f=w===""?M:`${M??x}/${w}`}=j;return{policy:$,platform:P,proposal:j,mount:h?
{at:"/",tree:h}:O?{at:M??x,tree:O}:{at:I},cwd:f}}function R({workspace:$}){const O=(0,v().locatePath)($,I,{at:I});return O!==
void 0&&(0,v().isLocatedIn)(O,I)}class A{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:O},cwd:P,platform:N,mount:T}){
this.#n=T,this.#e=T.at==="/"?T:{at:T.at},this.#s=N!=="linux",this.workspace=(0,v().locatePath)(O,I,this.#e)??I,this.cwd=
P===void 0?this.workspace:(0,v().locatePath)(P,this.workspace,T)??I}locate(O){return(0,v().locatePath)(O,this.cwd,this.#n)}leadsInto(O,P){
const N=this.locate(O);return N===void 0?!1:P.some(T=>{const j=(0,v().locatePath)(T,this.workspace,this.#e);return j!==void 0&&
this.isIn(N,j)})}isIn(O,P){return(0,v().isLocatedIn)(O,P,{ignoreCase:this.#s})}mayBeIn(O,P){return(0,v().isLocatedIn)(O,
P,{ignoreCase:!0})}}p.Places=A},6163:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.dangerIn=T;function v(){
const w=g(76760);return v=function(){return w},w}function I(){const w=g(97424);return I=function(){return w},w}function L(){
const w=g(11331);return L=function(){return w},w}function R(){const w=g(81716);return R=function(){return w},w}function A(){
const w=g(54421);return A=function(){return w},w}const $=new Map(Object.entries({"deletes files":"rm rmdir shred truncat\
e unlink","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","read\
s the environment":"printenv"}).flatMap(([w,h])=>h.split(" ").map(f=>[f,w]))),O=2,P=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
N={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function T(w){if(P.test(w))return"names a \
file that is made for secrets";const h=(0,R().readShellText)(w),f=(0,R().everyCommand)(h).some(j)?Object.entries(N).find(
([,n])=>n.test(w)):void 0;if(f!==void 0)return`${f[0]} in inline code`;const[r]=(0,I().findDangers)(h);return r?I().DOES[r.
name]:x(h)}function j({words:w}){return w.some((h,f)=>(0,A().textHanded)(w.slice(f))!==void 0)}function x(w,h=0){for(const{
words:f,pipedFrom:r}of(0,R().everyCommand)(w)){const[n,...c]=f;if(n===void 0)continue;const i=v().posix.basename(n.text),
l=M(i);if(l!==void 0)return l;if((0,L().isShell)(i)&&(r!==void 0||c.length===0))return`has \`${i}\` run whatever it reads`;
if(!(i!=="find"&&!(0,L().startsOthers)(i)))for(const{text:u}of c){const s=M(v().posix.basename(u));if(s!==void 0)return s;
const t=h<O&&/\s/.test(u)?x((0,R().readShellText)(u),h+1):void 0;if(t!==void 0)return t}}}function M(w){const{kind:h,wraps:f}=(0,L().
programNamed)(w)??{};if(f==="as-user")return`acts as another user with \`${w}\``;const r=h==="downloader"?"downloads":$.
get(w);return r&&`${r} with \`${w}\``}},41431:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.judgeReading=
j,p.judgeRiskAlone=M,p.missingPaths=u,p.unjudged=w;function v(){const s=g(39763);return v=function(){return s},s}function I(){
const s=g(32854);return I=function(){return s},s}function L(){const s=g(13580);return L=function(){return s},s}function R(){
const s=g(95132);return R=function(){return s},s}function A(){const s=g(6163);return A=function(){return s},s}function $(){
const s=g(38010);return $=function(){return s},s}function O(){const s=g(46121);return O=function(){return s},s}function P(){
const s=g(8737);return P=function(){return s},s}function N(){const s=g(92890);return N=function(){return s},s}function T(){
const s=g(72017);return T=function(){return s},s}function j(s,o,t){const e=(0,P().findProblems)(s),a=k=>l[k](s,e,t),d=a(
"evolver"),m=a("validator"),y={evolver:d,validator:m}[o]??a(o);return h(s,o,y,{evolver:d,validator:m})}function x(s,o){const t=o.
find(({args:a})=>a.of==="newer");return{"1.94":s,newer:t?{verdict:"block",reason:t}:s}}function M(s,o,t){const e={findings:i(
(0,P().findProblems)(s))},a={evolver:e,validator:e};return h(s,"curated",(0,$().judgeRisk)(o,t),a)}function w(s,o,t){const e=typeof s==
"string"?s:"",a=[(0,R().notJudged)(`the command \`${e}\``,t)];return h({command:e,words:[],assignments:[],argv:null,targets:[],
problems:[]},o,{findings:a},{evolver:{findings:a},validator:{findings:a}})}function h(s,o,t,e){const a=f(s,i(t.findings)),
d=r(a),m=k=>k===t?d:r(i(k.findings)),y=m(e.validator);return{reading:s,verdict:d.verdict,risk:t.risk??c(d.verdict,a),confirmation:t.
confirmation??"standard",findings:a,profiles:{evolver:m(e.evolver),validator:y,[o]:d},validators:x(y,e.validator.findings)}}
function f({command:s},o){const t=o[0]?.severity==="error"?(0,A().dangerIn)(s):void 0;return t===void 0?o:o.map(e=>e.severity===
"error"?{...e,harm:"danger",danger:t}:e)}function r(s){const o=n(s),[t]=s;if(o==="block"&&t)return{verdict:o,reason:t};const e=s.
find(({rule:a})=>a==="validator-empty-folder");return e?{verdict:o,remark:e}:{verdict:o}}function n(s){return s.some(({severity:t})=>t===
"error")?"block":s.some(({severity:t,rule:e})=>t==="warning"&&e!=="experimental_mode")?"warn":"allow"}function c(s,o){return s===
"block"?"dangerous":o.some(({rule:t})=>(0,L().ruleOf)(t).writes===!0)?"write":"safe"}function i(s){return v().SEVERITIES.
flatMap(o=>s.filter(({severity:t})=>t===o))}const l={evolver:O().evolver,validator:N().validator,curated:$().curated,workspace:T().
workspace};function u({findings:s}){return s.flatMap(({rule:o,args:{path:t}})=>o==="target-missing"&&typeof t=="string"?
(0,I().normalise)(t)??[]:[])}},21311:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.checkCommandPolicy=
w,p.checkFamily=r,p.failedExamples=h,p.requireExamples=f;function v(){const u=g(7723);return v=function(){return u},u}function I(){
const u=g(51951);return I=function(){return u},u}function L(){const u=g(41895);return L=function(){return u},u}function R(){
const u=g(94853);return R=function(){return u},u}function A(){const u=g(72720);return A=function(){return u},u}function $(){
const u=g(74238);return $=function(){return u},u}function O(){const u=g(5468);return O=function(){return u},u}function P(){
const u=g(87952);return P=function(){return u},u}function N(){const u=g(88220);return N=function(){return u},u}function T(){
const u=g(91063);return T=function(){return u},u}function j(){const u=g(34482);return j=function(){return u},u}function x(){
const u=g(41431);return x=function(){return u},u}function M(){const u=g(72017);return M=function(){return u},u}function w({
families:u,patterns:s}){const o=u.flatMap((t,e)=>l(["families",e],r(t)));return o.length>0?o:s.flatMap((t,e)=>l(["patter\
ns",e],c(t,u)))}function h({policy:u,path:s=$().POLICY_PATH,text:o=""}){return w(u).map(({message:t,pointer:e,value:a})=>{
const d=(0,O().placeIn)(o,e,a);return`${d===void 0?s:`${s}:${d}`}: ${t}`})}function f(u){const s=h(u);if(s.length!==0)throw new(L()).
GateError("policy_invalid",`Examples of the policy fail:
${s.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function r(u){const{name:s}=u,
o=N().familySchema.safeParse(u);if(!o.success)return[{message:`family ${s}: ${v().prettifyError(o.error)}`,pointer:["nam\
e"],value:s}];const{evolver:t,sandbox:e}=o.data;try{t&&(0,T().programFamily)(s,t)}catch(y){const{message:k}=y;return[{message:`\
family ${s}: ${k}`,pointer:["evolver","flags"],value:s}]}const a={...R().DEFAULT_POLICY,programs:[s],families:[o.data],mode:"\
dangerous",allow_dangerous:!0},d=(y,{match:k,not_match:E})=>{const D=(b,S)=>n(b,s,S,a);return[...i("match",k,b=>{const S=y.
find(F=>!D(b,F));return S&&`family ${s}: ${S} rejects its example`}),...i("not_match",E,b=>{const S=y.find(F=>D(b,F));return S&&
`family ${s}: ${S} accepts its example`})]},m=e?.only?[e.only]:["curated","workspace"];return[...t?l(["evolver"],d(["evo\
lver"],t)):[],...e?l(["sandbox"],d(m,e)):[]]}function n(u,s,o,t){const e=(0,I().readWords)(u,{programs:(0,P().programTerms)(
t)}),a=o==="evolver"?e.invocation?.family:e.words[0]?.text===s,d=(0,j().contextIn)({policy:t,tree:void 0,platform:"linux"},
{}),{findings:m}=(0,x().judgeReading)(e,o,d),y=m.filter(({severity:k,rule:E})=>k==="error"&&E!=="family_unavailable");return!!a&&
y.length===0}function c({name:u,regex:s,match:o,not_match:t},e){const a=(0,A().compileLinear)(s);if("error"in a)return[{
message:`${u}: the pattern ${a.error}`,pointer:["regex"],value:s}];const d=m=>(0,M().matchesAnyCommand)(m,s,e);return[...i(
"match",o,m=>d(m)?void 0:`${u}: does not match`),...i("not_match",t,m=>d(m)?`${u}: matches`:void 0)]}function i(u,s,o){return s.
flatMap((t,e)=>{const a=o(t);return a?[{message:`${a} ${t}`,pointer:[u,e],value:t}]:[]})}function l(u,s){return s.map(o=>({
...o,pointer:[...u,...o.pointer]}))}},38010:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.curated=void 0,
p.judgeRisk=o;function v(){const b=g(55972);return v=function(){return b},b}function I(){const b=g(55126);return I=function(){
return b},b}function L(){const b=g(87952);return L=function(){return b},b}function R(){const b=g(13580);return R=function(){
return b},b}function A(){const b=g(95132);return A=function(){return b},b}function $(){const b=g(34482);return $=function(){
return b},b}function O(){const b=g(8737);return O=function(){return b},b}const P=10,N=[w,h,r,n,i,b=>t(l(b),b.context.policy)],
T=(b,S,F)=>{const{policy:C,proposal:G}=F,[H,...W]=y(b),B=[...E(b),...(0,O().besidesProgram)(S,b)],z=G.family??H?.text??"",
K=(0,L().sandboxProgram)("curated",z,C.families),Y=G.mode??(C.experimental.includes(z)?"experimental":"structured");if(H===
void 0||K===void 0){const Z=H?(0,A().finding)("not_in_registry",{family:z},{span:H.span}):(0,A().finding)("no_command",{});
return{...o("dangerous",F),findings:[Z,...B].filter(j)}}const J=new($()).Places(F),V=(0,I().readArguments)(W,K,m(J)),tn=x(
V),Q=new Set(K.dangerous_targets?.map(Z=>J.locate(Z))),q=tn.some(({path:Z})=>Q.has(J.locate(Z.replace(/\*$/,"")))),X={context:F,
places:J,base:H,name:z,program:K,proposalMode:Y,words:W,read:V,paths:tn,broad:q},[_,...en]=N.map(Z=>Z(X)),nn=[..._??[],...B,
...en.flat()],sn=l(X),rn=e(sn,Y);return{findings:nn.some(({severity:Z})=>Z==="error")?(0,O().firstOfEach)(nn.filter(j),P):
[...nn,...s(X).map(Z=>(0,A().finding)(Z,{}))],risk:sn,confirmation:rn}};p.curated=T;function j({severity:b}){return b!==
"warning"}function x({use:b,values:S}){const F=S.filter(({kind:G,text:H})=>v().PATH_KINDS.has(G)&&H!=="-").map(({text:G,
word:H})=>({path:G,word:H})),{default_operand:C}=b;return F.length===0&&C!==void 0?[{path:C}]:F}const M={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function w({name:b,base:S,
program:F,proposalMode:C,context:G}){const{maturity:H="structured",platforms:W}=F.family.sandbox??{},{category:B}=F.family,
{policy:z,platform:K}=G,Y=M[H];return[...z.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...W?.includes(
K)===!1?[`does not exist on \`${K}\``]:[],...Y.includes(C)?[]:[`has the maturity \`${H}\``]].map(V=>(0,A().finding)("fam\
ily_unavailable",{family:b,reason:V},{span:S.span}))}function h({name:b,base:S}){return b===S.text?[]:[(0,A().finding)("\
family_base_mismatch",{family:b,base:S.text},{span:S.span})]}const f={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function r(b){const{name:S,program:F,words:C,read:G}=b,H=f[S]??"constrained_form.other",
W=F.forms?H:"argument_refused";return[...C.filter(({text:z})=>F.family.category==="archives"&&v().SHELL_OPERATOR.test(z)).
map(({text:z,span:K})=>(0,A().finding)("shell_operator.quoted",{operator:z},{span:K})),...G.objections.filter(({word:z})=>z===
void 0||c(z,b)===void 0).map(({objection:z,word:K})=>(0,A().finding)(W,{family:S,objection:z},K?{span:K.span}:{}))]}function n(b){
return b.words.flatMap(S=>{const F=c(S,b);if(F===void 0)return[];const C={family:b.name,operand:S.text,prefix:F};return[
(0,A().finding)("forbidden_operand_prefix",C,{span:S.span})]})}function c({text:b},{program:S}){const{forbidden_prefixes:F=[]}=S;
return F.find(C=>b.toLowerCase().startsWith(C.toLowerCase()))}function i({paths:b,places:S,context:F}){const{allowed_roots:C}=F.
policy;return C.length===0?[]:b.filter(({path:G})=>G.startsWith("~")||!S.leadsInto(G,C)).map(({path:G,word:H})=>(0,A().finding)(
"outside_allowed_roots",{path:G,roots:C},H&&{span:H.span}))}function l({broad:b,read:{use:S}}){return b?"dangerous":S.risk??
"safe"}const u=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function s({broad:b,paths:S,proposalMode:F,read:C}){
const{flag_warnings:G={}}=C.use;return[...new Set([...(0,I().warningsIn)(C.use),...C.flags.flatMap(W=>G[W]??[]),...b?["b\
road_permission_target"]:[],...S.some(({path:W})=>u.test(W))?["env_secrets"]:[],...F==="experimental"?["experimental_mod\
e"]:[]])]}function o(b,{policy:S,proposal:F}){const C=e(b,F.mode??"structured");return{findings:t(b,S),risk:b,confirmation:C}}
function t(b,{mode:S,allow_dangerous:F}){return b==="safe"||b==="write"&&S!=="safe"||b==="dangerous"&&S==="dangerous"&&F?
[]:[(0,A().finding)("policy_risk",{risk:b,mode:S})]}function e(b,S){return S==="experimental"?"very_strong":b==="dangero\
us"?"strong":"standard"}const a=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],d=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function m(b){return(S,F)=>{const C=v().KINDS[S](F);if(C!==void 0||S!=="destination"&&S!=="source")return C;const G=b.locate(
F);if(G===void 0)return"cannot be resolved";if(G==="/")return"is the root of the file system";const W=(/^[\\/]|^[A-Za-z]:/.
test(F)||!b.isIn(G,b.cwd))&&a.find(B=>b.mayBeIn(G,B));if(W)return`is in the system directory ${W}`;if(S!=="destination")
return b.mayBeIn(b.cwd,G)?"is the working directory or one of its parents":d.test(G)?"is a home directory":void 0}}function y({
words:b,problems:S}){const F=S.filter(({rule:G})=>k.has((0,R().ruleOf)(G).shape)),C=Math.min(...F.map(({span:G})=>G.start));
return b.filter(({span:G})=>G.start<C)}const k=new Set(["operator","redirection","multiline"]);function E({problems:b}){
return b.flatMap(({rule:S,args:F,span:C})=>{const{shape:G}=(0,R().ruleOf)(S);if(G===void 0)return[];if(G==="unreadable")
return[(0,A().finding)("parse_failed",{},{span:C})];const{operator:H,written:W,character:B}=F,z=String(H??W??B),K=G==="o\
perator"?D(z):G;return[(0,A().finding)(`shell_operator.${K}`,{operator:z},{span:C})]})}function D(b){return b==="|"||b===
"|&"?"pipeline":b==="&"?"background":"chaining"}},46121:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),
p.evolver=void 0;function v(){const $=g(87952);return v=function(){return $},$}function I(){const $=g(38010);return I=function(){
return $},$}const L=($,O,P)=>{const N=$.words[0]?.text;if($.invocation===void 0&&N&&(0,v().isNamedCurated)(N,P.policy))return(0,I().
curated)($,O,A(P));const T=R($,O);return{findings:O,...T&&{risk:T}}};p.evolver=L;function R({invocation:$},O){const P=$?.
family?.data.risk;return O.some(({severity:T})=>T==="error")||P==="safe"?void 0:P}function A($){const{policy:O}=$,P=O.allowed_roots.
length>0?O.allowed_roots:["."];return{...$,policy:{...O,allowed_roots:P}}}},8737:function(U,p,g){Object.defineProperty(p,
"__esModule",{value:!0}),p.besidesProgram=R,p.findProblems=$,p.firstOfEach=A;function v(){const O=g(13580);return v=function(){
return O},O}function I(){const O=g(95132);return I=function(){return O},O}function L(){const O=g(97424);return L=function(){
return O},O}function R(O,{invocation:P}){const N=P?.family?["program","invocation","target"]:["program"];return O.filter(
({layer:T,rule:j})=>!N.includes(String(T))||(0,v().ruleOf)(j).anyText===!0)}function A(O,P){const N=new Map;return O.filter(
({rule:T})=>{const j=(N.get(T)??0)+1;return N.set(T,j),j<=P})}function $({problems:O,targets:P,words:N}){const[T,j=T]=N,
x=j&&{span:{start:j.span.start,end:N.at(-1)?.span.end??0}},M=P.flatMap(({name:f,script:r})=>{const n=r===void 0?void 0:(0,L().
dangerOfScript)(r);return n?[{script:f,text:r??"",danger:n}]:[]}),w=new Set(M.map(({script:f})=>f)),h=O.filter(({args:f})=>!("\
script"in f&&w.has(f.script)));return[...M.map(f=>(0,I().finding)("npm-script-dangerous",f,x)),...h.map(I().problemFinding)]}},
89509:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.readToolCall=I;const g=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,
v=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;function I(L){const R=g.exec(L);if(R===null)return;const[,A="",$=""]=R,
O=[];let P=R.indices?.[2]?.[0]??0,N=$;for(;N!=="";){const T=v.exec(N);if(T===null)return;const[j,x,M]=T;O.push({text:x??
M??"",span:{start:P,end:P+j.length}}),N=N.slice(j.length),P+=j.length}return{name:A,args:O}}},92890:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.validator=void 0;function v(){const P=g(95132);return v=function(){return P},
P}const I=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
L={"1.94":{refused:I,information:new Set(["--version","--help","--v8-options"])},newer:{refused:I,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},R=(P,N)=>{const{invocation:T}=P,j=[...N,...O("1.94",P)];
if(j.some(({severity:w})=>w==="error"))return{findings:j};const[x]=O("newer",P);if(x){const w=String(x.args.flag??""),h={
...x.span&&{span:x.span},...A};j.push((0,v().finding)("validator-flag",{flag:w,of:"newer"},h))}const M=T?.operands[0];if(M&&
!$(T,L["1.94"])){const{text:w,span:h}=M;j.push((0,v().finding)("validator-empty-folder",{script:w},{span:h}))}return{findings:j}};
p.validator=R;const A={severity:"notice",harm:"bookkeeping"};function $({flags:P},{information:N}){return P.some(({name:T})=>N.
has(T))}function O(P,{words:N,invocation:T,command:j}){const x=L[P],[M,...w]=N;if(M===void 0)return[];const h=t=>(0,v().
finding)("validator-script",{command:t},{span:M.span});if(M.text!=="node")return[h(`\`${M.text}\``)];const{flags:f=[],operands:[
r]=[]}=T??{},n=(t,e)=>{const a=r&&r.span.start<e.start?"script":"node";return(0,v().finding)("validator-flag",{flag:t,of:a},
{span:e})},c=T!==void 0&&$(T,x),i=c&&f.length===1&&r===void 0,{options:l}=x,u=i||l===void 0?[]:f.filter(({name:t})=>!l.has(
t)),s=x.text?.exec(j),o=f.some(({name:t})=>t==="--test");return[...w.flatMap(({text:t,span:e})=>x.refused.test(t)?[n(t,e)]:
[]),...u.map(({written:t,span:e})=>n(t,e)),...s?[n(s[0],{start:s.index,end:s.index+s[0].length})]:[],...(r===void 0||o)&&
!c?[h("`node` without a script")]:[]]}},72017:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.matchesAnyCommand=
e,p.workspace=void 0;function v(){const b=g(13970);return v=function(){return b},b}function I(){const b=g(72720);return I=
function(){return b},b}function L(){const b=g(55972);return L=function(){return b},b}function R(){const b=g(55126);return R=
function(){return b},b}function A(){const b=g(21006);return A=function(){return b},b}function $(){const b=g(87952);return $=
function(){return b},b}function O(){const b=g(13580);return O=function(){return b},b}function P(){const b=g(95132);return P=
function(){return b},b}function N(){const b=g(97424);return N=function(){return b},b}function T(){const b=g(81716);return T=
function(){return b},b}function j(){const b=g(34482);return j=function(){return b},b}function x(){const b=g(8737);return x=
function(){return b},b}function M(){const b=g(89509);return M=function(){return b},b}const w=(b,S,F)=>F.proposal.tool===
"runpy"?D(b,S,F):h(b,(0,x().besidesProgram)(S,b),F);p.workspace=w;function h(b,S,F){const{families:C,patterns:G,disabled_packs:H}=F.
policy,W=new(j()).Places(F),B=(0,T().readShellText)(b.command),z=X=>X.map(_=>f(_,C,H)),K=z((0,T().everyCommand)(B)),Y=X=>K.
flatMap(_=>{const en=a(_);return G.filter(nn=>nn.layer===X&&t(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,P().finding)(
"custom_pattern",{name:nn,pattern:sn,reason:rn},{layer:X}))}),J=[()=>r(b,B),()=>z(l(b,F.mount,W,K)).flatMap(X=>d(X,W)),()=>K.
flatMap(E)];for(const[X,_]of J.entries()){const en=[..._(),...Y(X+1)];if(en.length>0)return{findings:[...(0,x().firstOfEach)(
en,1),...S.filter(u)]}}const V=K.map(({read:X})=>X.use),tn=new Set(V.flatMap(R().warningsIn)),Q=[...S,...[...tn].map(X=>(0,P().
finding)(X,{}))],q=v().riskSchema.options.findLast(X=>V.some(_=>_.risk===X));return q===void 0||q==="safe"||Q.some(u)?{findings:Q}:
{findings:Q,risk:q}}function f(b,S,F){const[C,...G]=b.words,H=(0,$().sandboxProgram)("workspace",C?.text??"",S),W=H&&!F.
includes(H.family.category)?H:void 0;return{command:b,program:W,read:(0,R().readArguments)(G,W??{})}}function r({targets:b},S){
const F=b.flatMap(({script:C})=>C===void 0?[]:[C]);return[...(0,N().findDangers)(S).map(C=>n(C,!0)),...F.flatMap(C=>(0,N().
findDangers)((0,T().readShellText)(C))).map(C=>n(C,!1))]}function n({name:b,pattern:S,words:F},C){const G=F[0]?.span.start,
H=F.at(-1)?.span.end,W=C&&G!==void 0&&H!==void 0?{span:{start:G,end:H}}:{};return(0,P().finding)(b,{pattern:i(S)},W)}const c=200;
function i(b){return b.length>c?`${b.slice(0,c)}\u2026`:b}function l({command:b},{tree:S,at:F},{cwd:C},G){return S!==void 0&&
F!=="/"&&F===C&&G.length===1?(0,T().everyCommand)((0,T().readShellText)(b,S)):G.map(W=>W.command)}function u({severity:b}){
return b==="error"}function s({program:b,read:S}){const F=b===void 0?[]:S.values;return new Set(F.flatMap(({kind:C,word:G})=>L().
PATH_KINDS.has(C)?[]:G))}const o=new Map;function t(b,S){const F=o.get(b)??(0,I().compileLinear)(b);return o.set(b,F),"e\
rror"in F||F.matches(S)}function e(b,S,F){return(0,T().everyCommand)((0,T().readShellText)(b)).some(C=>t(S,a(f(C,F,[]))))}
function a(b){const{words:S,redirections:F}=b.command,C=s(b);return[...S.filter(G=>!C.has(G)).map(({text:G})=>G),...F.map(
({operator:G,target:H})=>`${G} ${H?.text??""}`)].join(" ")}function d(b,S){const{words:F,redirections:C,problems:G}=b.command,
H=s(b),W=G.filter(({rule:z})=>z==="variable-expansion"),B=C.flatMap(({target:z})=>z??[]);return[...F.slice(1).filter(z=>!H.
has(z)),...B].flatMap(({text:z,span:K})=>{const Y=W.some(({span:J})=>J.start>=K.start&&J.end<=K.end);return[z,...m(z)].flatMap(
J=>y(J,K,S,Y))})}function m(b){if(!b.startsWith("-"))return[];const{attached:S}=(0,A().splitAtEquals)(b);return[...S?[S]:
[],.../^-[^-]./.test(b)?[b.slice(2)]:[]]}function y(b,S,F,C=!1){const G=C||b.startsWith("~")?void 0:F.locate(b);return G===
void 0||!F.isIn(G,F.workspace)?[(0,P().finding)("path_outside_workspace",{path:b},{span:S})]:b.split(/[\\/]/).includes("\
..")?[(0,P().finding)("path_traversal",{path:b},{span:S})]:[]}const k=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function E({command:b,program:S,read:F}){const[C,...G]=b.words;
if(C===void 0)return[];const{text:H}=C,W=k.flatMap(([K,Y])=>K.test(H)?[Y]:[]),B=G.filter(({text:K})=>W.some(Y=>Y.test(K)));
return B.length>0?B.map(({text:K,span:Y})=>(0,P().finding)("blocked_flag",{program:H,flag:K},{span:Y})):G.length===1&&S&&
/^--(?:version|help)$/.test(G[0]?.text??"")?[]:(S?F.objections:[{objection:"is not allowed",word:C}]).map(({objection:K,
word:Y=C})=>(0,P().finding)("command_not_allowed",{program:H,objection:K},{span:Y.span}))}function D({command:b},S,F){const C=S.
filter(({rule:B})=>(0,O().ruleOf)(B).anyText===!0),G=(0,M().readToolCall)(b),[H]=G?.args??[];if(G?.name!=="write_file"||
H===void 0){const B=i(G?.name??b);return{findings:[(0,P().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...C]}}const W=[...y(H.text,H.span,new(j()).Places(F)),...C];return W.some(
u)?{findings:W}:{findings:W,risk:"write"}}},94853:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.DEFAULT_POLICY_DIGEST=
p.DEFAULT_POLICY=void 0;const g=p.DEFAULT_POLICY=JSON.parse('{"extends":null,"profile":"evolver","mode":"write","allow_d\
angerous":false,"allowed_roots":[],"workspace":".","disabled_packs":[],"experimental":[],"programs":[],"tool_flags":{},"\
make_variables":[],"families":[],"patterns":[],"approvals":{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_\
by":[]},"fail_on":"error","enforce":"block","rules":{},"containment":"require-for-forks","network":"none","mutants":"aut\
o","concurrency":"cores","build_outputs":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/nod\
e_modules/.*/**","**/.eslintcache","**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**","**/{.*_cache,target,.tox,.gr\
adle}/**"],"assets":{"include":["**/{assets,.evolver}/gep/{genes,capsules}*.{json,jsonl}","**/{assets,.evolver}/gep/{eve\
nts,events.*,external_candidates}.jsonl","**/*.seed.json","**/data/default_genes.json"],"max_file_bytes":16777216},"stor\
es":[],"limits":{"command_timeout_seconds":180,"budget_seconds":18000,"prepare_seconds":900,"slow_command_seconds":60,"o\
utput_bytes":65536,"memory_bytes":17179869184,"processes":1024,"open_files":4096,"file_bytes":4294967296,"written_bytes"\
:4294967296},"blast_radius":{"counting":"full","hard_cap_files":60,"hard_cap_lines":20000,"forbidden_paths":[],"protecte\
d_paths":[],"audit_log":"append"},"agent_files":{"level":"warn","include":["**"],"exclude":[],"rules":[]},"a2a":{"min_sc\
ore":0.7,"max_files":5,"max_lines":200,"min_success_streak":2,"confidence_factor":0.6,"require_evidence":"gate","attesta\
tion":[]},"ignores":[],"branches":{}}'),v=p.DEFAULT_POLICY_DIGEST="sha256:71fdfe61725e51c69133fd0feb311f341d65014013ab6e\
7b542dac8310e35c98"},74238:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.POLICY_PATH=void 0,p.digestPolicy=
r,p.loadPolicy=T,p.loadPolicyFile=h,p.readPolicyIn=j;function v(){const n=g(77598);return v=function(){return n},n}function I(){
const n=g(23404);return I=function(){return n},n}function L(){const n=g(41895);return L=function(){return n},n}function R(){
const n=g(93028);return R=function(){return n},n}function A(){const n=g(94853);return A=function(){return n},n}function $(){
const n=g(49875);return $=function(){return n},n}function O(){const n=g(14479);return O=function(){return n},n}function P(){
const n=g(24666);return P=function(){return n},n}const N=p.POLICY_PATH=".github/gene-gate.yml";async function T(n,c,{path:i=N,
hint:l,readShared:u}={}){const s=await j(n),o="missing"in s?s.file.read(await(0,P().obtainShared)(s.missing,u)):s,t=(0,O().
policyOf)(o,i,l);if(!n.stat(N)){const a=(0,$().findNearPolicy)(n);if(a)throw w(a,n.label);return f(t,{source:"default",ref:c})}
const e=(await n.read(N)).toString("utf8");return f(t,{source:"base",path:N,ref:c,text:e,...M(o)})}async function j(n,c){
const i=n.stat(N);return i?(0,R().isRegular)(i.kind)?await x((await n.read(N)).toString("utf8"),n,c):{mistakes:[{line:1,
column:1,message:`expected a regular file; this is a ${i.kind}`}]}:{policy:A().DEFAULT_POLICY}}async function x(n,c,i){const l=(0,O().
openPolicy)(n),u=l.extended;if(u===void 0)return l.read();const o=i?.fetched&&i.source.sha256===u.sha256?i:await(0,P().sharedCopy)(
c,u);return"why"in o?{missing:o,text:n,file:l}:l.read(o)}function M(n){return"policy"in n&&n.shared?{shared:n.shared}:{}}
function w({path:n,fault:c},i){return new(L()).GateError("policy_invalid",`${JSON.stringify(n)} ${c}, but the policy mus\
t be the regular file ${N}, which ${i} does not have`,`Rename it to ${N}; if it is not a policy, give it another name.`)}
async function h(n,c,i){const l=await x(n,i);if("missing"in l)throw(0,P().unavailable)(l.missing.source,l.missing.why);return f(
(0,O().policyOf)(l,c),{source:"file",path:c,text:n,...M(l)})}function f(n,c){return{policy:n,...c,digest:r(n),ignoredInputs:[]}}
function r(n){if(n===A().DEFAULT_POLICY)return A().DEFAULT_POLICY_DIGEST;const{branches:c,...i}=n;return`sha256:${(0,v().
createHash)("sha256").update((0,I().canonicalize)(i)).digest("hex")}`}},49875:function(U,p,g){Object.defineProperty(p,"_\
_esModule",{value:!0}),p.findNearPolicy=L,p.skeletonOf=P;function v(){const N=g(28940);return v=function(){return N},N}function I(){
const N=g(11970);return I=function(){return N},N}function L(N){for(const T of N.list("")){const{path:j,kind:x}=T;if(x!==
"directory"&&P(j).trim()===".github")return{path:j,fault:`is ${x==="executable"?"a file":`a ${x}`}`};const M=x==="direct\
ory"&&R(j)?N.list(j):[],w=$(T,!1)?T:M.find(h=>$(h,!0));if(w)return{path:w.path,fault:"looks like the policy"}}}function R(N){
const T=P(N);return T.startsWith(".")||(0,v().distance)(T,"github")<=1}const A=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function $({path:N,kind:T},j){const x=P(N.slice(N.lastIndexOf("/")+1)).trim(),[M="",...w]=x.replace(/^\.+/,"").split("."),
h=M.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,v().distance)(h,"genegate")>1||h===
"generate"?!1:w.length>0?A.test(w.join(".")):T!=="directory"&&(j||x.startsWith("."))}const O=new Map([...[...I().LOOK_ALIKE].
filter(([,N])=>N===N.toLowerCase()),...(0,I().lookAlikes)("a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F\
 -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);function P(N){return[...N.
normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(j=>O.get(j)??j).join("")}},14479:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.openPolicy=
j,p.policyOf=T;function v(){const s=g(7723);return v=function(){return s},s}function I(){const s=g(41895);return I=function(){
return s},s}function L(){const s=g(3051);return L=function(){return s},s}function R(){const s=g(11160);return R=function(){
return s},s}function A(){const s=g(5468);return A=function(){return s},s}function $(){const s=g(52491);return $=function(){
return s},s}function O(){const s=g(24666);return O=function(){return s},s}const P=50,N="Fix the file. `gene-gate schema \
policy` prints every key with its meaning.";function T(s,o,t=N){if("policy"in s)return s.policy;const{mistakes:e}=s,a=e.
length===1?"a mistake":`${e.length} mistakes`,d=e.map(({line:m,column:y,message:k})=>`${o}:${m}:${y}: ${k}`);throw new(I()).
GateError("policy_invalid",`The policy has ${a}:
${d.join(`
`)}`,t)}function j(s){const o=(0,A().readDocument)(s);return"broken"in o?{extended:void 0,read:()=>w(o.broken)}:{extended:x(
o),read:t=>M(o,t)}}function x(s){if(!s.has(["extends"]))return;const o=v().object({extends:$().extendsKey.schema}).safeParse(
s.value);return o.success?o.data.extends??void 0:void 0}function M(s,o){const t=o&&(0,A().readDocument)(o.text),e=({line:E,
column:D,message:b})=>{const S=o?(0,O().sharedName)(o.source):"";return s.atValue(["extends"],`${S}:${E}:${D}: ${b}`)};if(t&&
"broken"in t)return w(t.broken.map(e));if(t?.has(["extends"])){const E=t.atValue(["extends"],"a shared policy must not e\
xtend another");return w([e(E)])}const a=t?(0,O().extend)(t.value,s.value):s.value,d=R().policySchema.safeParse(a,{jitless:!0}),
y=(d.success?[]:d.error.issues.flatMap(f)).flatMap(E=>r(E).map(D=>t&&h(t,D)>h(s,D)?e(n(E,D,t)):n(E,D,s))),k=[...s.mistakes,
...(t?.mistakes??[]).map(e)];return d.success&&k.length===0?{policy:d.data,...o&&{shared:o}}:w([...k,...y])}function w(s){
return{mistakes:s.toSorted((t,e)=>t.line-e.line||t.column-e.column).slice(0,P)}}function h({has:s},o){return o.findLastIndex(
(t,e)=>s(o.slice(0,e+1)))+1}function f(s){if(s.code!=="invalid_union")return[s];const o=s.errors.map(a=>a.flatMap(f)),t=({
path:a,code:d})=>a.length===0&&["invalid_type","invalid_value"].includes(d);return(o.find(a=>!a.every(t))??o[0]??[]).map(
a=>({...a,path:[...s.path,...a.path]}))}function r(s){return s.code!=="unrecognized_keys"?[s.path]:s.keys.slice(0,P).map(
o=>[...s.path,o])}function n(s,o,t){if(s.code==="unrecognized_keys"){const d=String(o.at(-1));return t.atKey(s.path,d,l(
s.path,d))}const e=t.textAt(o),a=s.code==="invalid_value"&&e!==void 0?c(e,s.values.map(String)):"";return t.atValue(o,`${i(
o)}: ${s.message}${a}`)}function c(s,o){const t=(0,L().nearestName)(s,o);return t===void 0?"":`; did you mean ${t}?`}function i(s){
return s.length===0?"the policy":s.map(String).join(".")}function l(s,o){const t=u(R().policySchema,s),e=i([...s,o]),a=t.
filter(d=>u(R().policySchema,[...s,d]).includes(o));if(a.length>0){const d=a.map(m=>i([...s,m,o]));return`unknown key ${e}\
; did you mean ${d.join(" or ")}?`}return t.length===0?`unknown key ${e}`:`unknown key ${e}${c(o,t)} (known: ${t.join(",\
 ")})`}function u(s,o){const{innerType:t,options:e,shape:a,element:d,valueType:m}=s._zod.def;if(t)return u(t,o);if(e)return e.
map(D=>u(D,o)).find(({length:D})=>D)??[];const[y,...k]=o;if(y===void 0)return Object.keys(a??{});const E=a?.[String(y)]??
d??m;return E?u(E,k):[]}},5468:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.placeIn=j,p.readDocument=
A;function v(){const x=g(69873);return v=function(){return x},x}function I(){const x=g(3463);return I=function(){return x},
x}function L(){const x=g(93028);return L=function(){return x},x}const R=64*1024;function A(x){const M=$(x);if(M)return{broken:[
{line:1,column:1,message:M}]};const w=new(v()).LineCounter,h=(0,v().parseDocument)(x,{lineCounter:w,prettyErrors:!1}),f=(n,c)=>{
const{line:i,col:l}=w.linePos(n);return{line:i,column:l,message:c}},r=[...h.errors.map(({pos:n,message:c})=>f(n[0],c)),...P(
h).map(n=>f(n,"aliases (*name) are not supported"))];return r.length!==h.errors.filter(O).length?{broken:r}:{value:h.toJS()??
{},mistakes:r,has:n=>(0,v().isNode)(h.contents)&&h.hasIn(n),textAt:n=>{const c=(0,v().isNode)(h.contents)?h.getIn(n):void 0;
return typeof c=="string"?c:void 0},atValue:(n,c)=>f(N(h,n),c),atKey:(n,c,i)=>f(T(h,n,c),i)}}function $(x){return x.length>
R?`the file is larger than ${R} characters`:(0,I().isNestedTooDeep)(x)?"the file is nested too deep":(0,L().lfsObstacle)(
x)}function O({code:x}){return x==="DUPLICATE_KEY"}function P(x){const M=[];return(0,v().visit)(x,{Alias:(w,{range:h})=>{
M.push(h?.[0]??0)}}),M}function N(x,M){for(let w=M.length;w>0;w--){const h=x.getIn(M.slice(0,w),!0);if((0,v().isNode)(h)&&
h.range)return h.range[0]}return 0}function T(x,M,w){const h=M.length===0?x.contents:x.getIn(M,!0),f=(0,v().isMap)(h)?h.
items.find(r=>(0,v().isScalar)(r.key)&&String(r.key.value)===w):void 0;return(0,v().isScalar)(f?.key)&&f.key.range?.[0]||
0}function j(x,M,w){const h=new(v()).LineCounter,f=(0,v().parseDocument)(x,{lineCounter:h,prettyErrors:!1}),r=f.contents===
null?void 0:f.getIn(M,!0);if(!(0,v().isScalar)(r)||r.value!==w||!r.range)return;const{line:n,col:c}=h.linePos(r.range[0]);
return`${n}:${c}`}},24666:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.COPIES=void 0,p.copyPath=$,
p.extend=P,p.obtainShared=T,p.sharedCopy=N,p.sharedName=O,p.unavailable=M;function v(){const w=g(77598);return v=function(){
return w},w}function I(){const w=g(41895);return I=function(){return w},w}function L(){const w=g(3463);return L=function(){
return w},w}function R(){const w=g(93028);return R=function(){return w},w}const A=p.COPIES=".github/gene-gate/";function $({
repository:w,path:h}){return`${A}${w}/${h}`}function O({repository:w,path:h,commit:f}){return`${w}/${h}@${f.slice(0,12)}`}
function P(w,h){if(!(0,L().isMapping)(w)||!(0,L().isMapping)(h))return h;const f=Object.entries(h).map(([r,n])=>{const c=Object.
hasOwn(w,r)?w[r]:void 0,i=(0,L().isMapping)(c)&&(0,L().isMapping)(n);return[r,i?{...c,...n}:n]});return Object.fromEntries(
[...Object.entries(w),...f])}async function N(w,h){const f=$(h),r=w.stat(f)?.kind;return(0,R().isRegular)(r)?j(await w.read(
f),h,`the copy at ${f}`):{source:h,why:`the repository has no copy at ${f}`}}async function T({source:w,why:h},f){if(f===
void 0)throw M(w,h);const r=j(await f(w),w,"the file");if("why"in r)throw M(w,r.why);return{...r,fetched:!0}}function j(w,h,f){
const r=x(w);return r===h.sha256?{source:h,text:w.toString("utf8")}:{source:h,why:`${f} has the SHA-256 ${r}, not ${h.sha256}`}}
function x(w){return(0,v().createHash)("sha256").update(w).digest("hex")}function M(w,h,f){return new(I()).GateError("po\
licy_unavailable",`The policy extends ${O(w)}, which cannot be read: ${h}`,`Correct \`extends\`, or commit the file as ${$(
w)} to the branch of this policy.`,f)}},95244:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.NPM_LOCKFILES=
p.LOCKFILES=void 0,p.isCode=P,p.isDocument=j,p.isLockfile=e,p.isOfTests=u,p.isPackageFile=d,p.isProgramCode=O,p.isRunnable=
x,p.isTest=i,p.isTestData=l,p.isWritten=N,p.toolThatFinds=b;function v(){const S=g(76760);return v=function(){return S},
S}function I(){const S=g(41330);return I=function(){return S},S}const L=new Set(`js mjs cjs jsx ts mts cts tsx vue svelt\
e astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),R=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),A=new Set("ini json json5 jsonl toml yaml yml".split(" ")),$=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function O(S){return L.has(M(S))}function P(S){return O(S)||R.has(M(S))}function N(S){return P(S)||A.has(M(S))||$.test(v().
posix.basename(S))}const T=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function j(S){
return T.test(S)}function x(S){return(P(S)||!v().posix.basename(S).includes("."))&&!j(S)}function M(S){return v().posix.
extname(S).slice(1).toLowerCase()}const w={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|bench(?:marks?)?"},h=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
f=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[r,n,c]=Object.values(w).map(S=>new RegExp(`(?:^|/)(?\
:${S})/`,"i"));function i(S){return r.test(S)||h.test(S)}function l(S){return n.test(S)||S.endsWith(".snap")}function u(S){
return i(S)||l(S)||c.test(S)||f.test(S)}const s=p.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],o=p.LOCKFILES=
[...s,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function e(S){return o.includes(S)||t.test(S)}const a=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function d(S){return o.includes(S)||a.test(S)}const m="{js,cjs,mjs,ts,cts,mts}",y="{json,jsonc,json5,yaml,yml,toml}",k=`\
{${m.slice(1,-1)},${y.slice(1,-1)}}`,E={vitest:`vitest.config.${m} vitest.workspace.${k} vite.config.${m}`,jest:`jest.co\
nfig.${k} jest.setup.${m}`,mocha:`.mocharc .mocharc.${k}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${m}`,cypress:`cypress.config.${m}`,eslint:`eslint.config.${m} .eslintrc \
.eslintrc.${k} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${k} prettier.config.${m} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${k} stylelint.config.${m} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${k} .knip.${y} knip.config.${m}`,markdownlint:`.markdownlint.${k}\
 .markdownlint-cli2.${k} .markdownlintignore .markdownlintrc`,cspell:`cspell.${k} .cspell.${k} cspell.config.${k}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${k} nyc.config.${m}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${k} .babelrc .babelrc.${k}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let D;function b(S){if(D??=Object.entries(E).map(([C,G])=>[C,
(0,I().default)(G.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(S))return"cargo";const F=S.slice(S.lastIndexOf(
"/")+1);return D.find(([,C])=>C(F))?.[0]}},96215:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.isOfLibrary=
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
  `.trim().split(/\s+/));function v(I){return g.has(I.replace(/\..*$/s,""))}},19609:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.PRELOADABLE_PACKAGES=p.PRELOADABLE_BY_TOOLS=p.NODE_FLAGS=p.NODE_ALIASES=p.BUILT_IN_REPORTERS=
void 0;function v(){const O=g(91063);return v=function(){return O},O}const I=p.NODE_FLAGS=(0,v().nameTable)({harmless:`
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
  `}),L=p.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(O=>O.split("="))),R=p.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),A=p.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),$=p.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.SELECTING_FLAGS=p.NPM_SUBCOMMANDS=
p.NPM_SHORTHANDS=p.NPM_FLAGS=p.FLAGS_OF_TESTS=void 0;function v(){const P=g(91063);return v=function(){return P},P}const I=p.
NPM_FLAGS=(0,v().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),L=p.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),R=p.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),A=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,$=p.NPM_SHORTHANDS=new Map(A.trim().split(/\s+/).map(P=>P.split(/[=:]/)).map(([P="",N,T])=>[P,`--${N}${T===void 0?"":`\
=${T}`}`])),O=p.NPM_SUBCOMMANDS=(0,v().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.readArguments=
$,p.warningsIn=A;function v(){const x=g(35672);return v=function(){return x},x}function I(){const x=g(55972);return I=function(){
return x},x}function L(){const x=g(20457);return L=function(){return x},x}function R(){const x=g(91063);return R=function(){
return x},x}function A({warnings:x=[],network_touching:M}){return M?["network_touching",...x]:x}function $(x,M,w=(h,f)=>I().
KINDS[h](f)){if(M.forms!==void 0)return O(x,M,M.forms,w);if(M.subcommands===void 0)return T(x,M,w);const[h,...f]=x,r=Object.
entries(M.subcommands).find(([c])=>c===h?.text)?.[1];if(r!==void 0)return T(f,{...M,...r},w);const n=`is accepted only w\
ith ${N(Object.keys(M.subcommands))}`;return{use:M,flags:[],values:[],objections:[{objection:n,...h&&{word:h}}]}}function O(x,M,w,h){
const f=`is accepted only as ${N(Object.keys(w))}`,[r]=x;let n={use:M,flags:[],values:[],objections:[{objection:f,...r&&
{word:r}}]};for(const[c,i]of Object.entries(w)){const l=(0,v().matchForm)((0,v().parseForm)(c)??[],x,h);if(l===void 0)continue;
const u=l.map(({word:o,kind:t})=>({text:o.text,word:o,kind:t})),s=l.find(o=>o.wrong!==void 0);if(!s)return{use:{...M,...i},
flags:[],values:u,objections:[]};n={...n,values:u,objections:[P(s)]}}return n}function P({word:x,wrong:M}){return{objection:`\
does not accept \`${x.text}\`, which ${M}`,word:x}}function N(x){return x.map(M=>`\`${M}\``).join(", ")}function T(x,M,w){
const{leading_flags:h=[]}=M,{flags:f,operands:r}=(0,L().readUse)((0,R().strictFlags)(M.flags,h),x),n=[],c=(m,y)=>n.push(
P({word:m,wrong:y})),i=[],l=[];for(const{word:m,flag:y,value:k,valueWord:E}of f){if(y===void 0||y.choices?.includes(k??"")===
!1){c(m,"is not among its flags");continue}l.push(y.name),h.includes(y.name)&&r.some(D=>j(m,D))&&c(m,"must come before t\
he operands"),y.arity!=="none"&&(k===void 0?c(m,"requires a value"):i.push({text:k,kind:y.kind,word:E??m}))}const u=f.find(
({flag:m})=>!h.includes(m?.name??"")),s=(m=[])=>m.some(y=>l.includes(y)),o=((0,v().parseOperands)(M.operands??"path*")??
[]).slice(s(M.first_operand_by)?1:0);for(const[m,y]of r.entries()){h.length>0&&u&&j(y,u.word)&&c(y,"comes after the expr\
ession");const k=o[Math.min(m,o.length-1)];i.push({text:y.text,kind:k?.kind??"path",word:y})}for(const{text:m,kind:y,word:k}of i){
const E=w(y,m);E!==void 0&&n.push({objection:`does not accept \`${m}\`, which ${E}`,word:k})}const{min:t,max:e}=(0,v().countOf)(
o),a=t-(s(M.last_operand_by)?1:0),d=r.length;if(d<a||d>e){const m=e===a?`${e}`:`${a} to ${e}`,y=Number.isFinite(e)?m:`at\
 least ${a}`;n.push({objection:`takes ${y} operands, not ${d}`})}return{use:M,flags:l,values:i,objections:n}}function j(x,M){
return x.span.start>M.span.start}},21006:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.readFlags=g,p.
splitAtEquals=A,p.valueRead=R;function g($,O){const P=[],N=$.toReversed();let T;const j=()=>{for(const x of N.reverse())
P.push({kind:"operand",word:x});return{tokens:P,rest:void 0}};for(let x=N.pop();x!==void 0;x=N.pop()){if(x.text==="--")return j();
const M=!v(x);if(!M&&T!==void 0){P.push({...T,word:x,next:x});continue}const{written:w,attached:h}=M?I(x.text,O):{written:x.
text,attached:void 0},f=M?O.expand(w,h):"operand";if(f==="operand"){if(P.push({kind:"operand",word:x}),O.flags==="first")
return j();continue}T=void 0;const r=N.at(-1),n=f?.at(-1)?.takes,c=h===void 0&&L(n,r),i={word:x,written:w,attached:h,next:r,
consumes:c};f===void 0&&P.push({kind:"unknown",...i});for(const[u,s]of f?.entries()??[]){const o=u===(f?.length??0)-1,t={
word:x,written:w,attached:void 0,next:void 0,consumes:!1};P.push({kind:"flag",part:s,...o?i:t})}if(n==="rest")return{tokens:P,
rest:N.reverse()};const l=P.at(-1);n==="operands"&&c&&l?.kind==="flag"&&(T=l),c&&!(n==="both"&&r&&!v(r))&&N.pop()}return j()}
function v({text:$}){return!$.startsWith("-")||$==="-"}function I($,{equals:O}){return O==="all"||O==="long"&&$.startsWith(
"--")?A($):{written:$,attached:void 0}}function L($,O){if(O===void 0)return!1;switch($){case"always":case"both":return!0;case"\
unless-dash":return!O.text.startsWith("-");case"operand":case"operands":return v(O);default:return!1}}function R({word:{
span:$},attached:O,next:P,consumes:N}){return N&&P?{value:P.text,span:{start:$.start,end:P.span.end}}:O===void 0?{span:$}:
{value:O,span:$}}function A($){const O=$.indexOf("=");return O<0?{written:$,attached:void 0}:{written:$.slice(0,O),attached:$.
slice(O+1)}}},20457:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.readUse=L;function v(){const w=g(
21006);return v=function(){return w},w}function I(){const w=g(91063);return I=function(){return w},w}function L(w,h){const{
tokens:f,rest:r}=(0,v().readFlags)(h,N(w)),n=[],c=[];let i;for(const e of f)e.kind==="flag"&&e.word===i&&/\s/.test(e.written)||
(i=e.kind==="flag"&&e.consumes?e.next:void 0,e.kind==="flag"&&!R(w,e,c)?n.push(A(e)):c.push(e.word));const l=w.stops?{operands:[],
started:c}:{operands:c,started:[]},u=r&&n.pop();if(r===void 0||u===void 0)return{flags:n,...l};const{word:s,value:o}=u,t=o===
void 0?r:[{...s,text:o},...r];return{flags:n,...l,rest:{flag:u,words:t}}}function R({readsBehind:w,handsOn:h},{part:f},r){
return!!w&&!h&&f.spec===void 0&&r.length>0}function A(w){const{word:h,attached:f,next:r,consumes:n,part:c}=w,{spec:i,negated:l,
letter:u,fixed:s=f}=c,o=u??w.written;if(n&&r!==void 0){const m={start:h.span.start,end:r.span.end};return{word:{...h,span:m},
written:o,flag:i,value:r.text,valueWord:r,off:!1}}const t=r!==void 0&&(!r.text.startsWith("-")||r.text==="-"),e=i===void 0&&
t?r.text:void 0,a=i?.arity!=="value"&&/^(?:false|0)$/.test(s??""),d=i?.arity!=="rest"&&(l||a);return{word:h,written:o,flag:i,
value:s??e,off:d}}const $={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function O(w,h=!1){
const f=w===void 0?"never":$[w.arity];return{spec:w,negated:h,takes:h&&f!=="rest"?"never":f}}function P({flags:w},h,f){const r=u=>{
const s=w.get(u);return{...O(s),takes:s?.arity==="value"?"always":"never"}},n=w.get(h)??w.get(/^-\d+$/.test(h)?"-#":"");
if(n!==void 0)return[(f===void 0?n.arity!=="attached":n.arity!=="none")?r(n.name):O(void 0)];const c=h.slice(0,2);if(!h.
startsWith("--")&&w.get(c)?.arity==="value")return[{...r(c),fixed:h.slice(2),takes:"never"}];const i=/^-[A-Za-z]{2,}$/.test(
h)?[...h.slice(1)]:[];return i.length>0&&i.every(u=>w.get(`-${u}`)?.arity==="none")?i.map(u=>r(`-${u}`)):[O(void 0)]}function N(w){
return{flags:w.stops&&!w.readsBehind?"first":"anywhere",equals:w.strict?"long":"all",expand:(h,f)=>{if(w.strict)return P(
w,h,f);const r=T(w,h,f),n=w.handsOn&&!w.readsBehind;return w.stops&&n&&r.some(({spec:i})=>i===void 0)?"operand":r}}}function T(w,h,f){
const r=h.replace(/^-+/,""),n=h.startsWith("--"),c=j(w,r,n);if(c!==void 0)return[c];if(n||r.length<2)return[O(void 0)];const i=[],
l=f===void 0?r:`${r}=${f}`;for(let u=0;u<l.length;u+=1){const s=l[u]??"",o=w.flags.get(s);if(o===void 0)return[...i,O(void 0)];
const t={...O(o),letter:`-${s}`},e=l.slice(u+1);if(e!==""&&(o.arity!=="none"||e.startsWith("="))){const a=o.arity==="res\
t"?"rest":"never";return[...i,{...t,fixed:e.replace(/^=/,""),takes:a}]}i.push(t)}return i}function j(w,h,f){const r=M(w,
h,f)??(f&&w.completes?x(w,h):void 0);if(r!==void 0)return O(r);if(!/^no-?[A-Za-z]/.test(h))return;const n=M(w,h.replace(
/^no-?/,""),f);return n&&O(n,!0)}function x({flags:w},h){const f=(0,I().flagKey)(h),r=new Map;for(const[c,i]of w)c.startsWith(
f)&&r.set(i.name,i);const[n]=r.values();return r.size===1?n:void 0}function M(w,h,f){const r=(0,I().flagKey)(h),n=f?r.lastIndexOf(
"."):-1,c=n<0?void 0:w.flags.get(r.slice(n+1));return c===void 0||w.flags.has(r)?(0,I().lookUp)(w,r):c.kind==="text"?(0,I().
lookUp)(w,r)??c:c}},95201:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.attributesOf=R;function v(){
const A=g(77598);return v=function(){return A},A}function I(){const A=g(76760);return I=function(){return A},A}function L(){
const A=g(96681);return L=function(){return A},A}async function R({objects:A,temporary:$},O,P,N){if(P.length===0)return()=>"\
unspecified";const T={GIT_INDEX_FILE:(0,I().join)($,(0,v().randomUUID)())};await A(["read-tree",O],{env:T});const j=await A(
["check-attr","--cached","-z","--stdin",...N],{env:T,input:P.map(w=>`${w}\0`).join("")}),x=[...(0,L().splitNul)(j)].map(
w=>w.toString("utf8")),M=new Map;for(let w=0;w+2<x.length;w+=3)M.set(`${x[w]}\0${x[w+1]}`,x[w+2]??"");return(w,h)=>M.get(
`${w}\0${h}`)??"unspecified"}},48741:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.folderTree=N,p.kindOf=
f,p.readOnDisk=j;function v(){const r=g(73024);return v=function(){return r},r}function I(){const r=g(51455);return I=function(){
return r},r}function L(){const r=g(76760);return L=function(){return r},r}function R(){const r=g(41895);return R=function(){
return r},r}function A(){const r=g(39491);return A=function(){return r},r}function $(){const r=g(35720);return $=function(){
return r},r}function O(){const r=g(96681);return O=function(){return r},r}function P(){const r=g(93028);return P=function(){
return r},r}function N(r,n=$().MAX_FILE_BYTES){const c=(0,L().resolve)(r),i=`the directory ${r}`,l=t=>h(t,()=>(0,v().lstatSync)(
(0,O().systemPath)((0,L().join)(c,t)))),u=t=>{if(t==="")return{path:t,kind:"directory",tracked:!0};if(!(0,A().canBeCheckedOut)(
t)||!(0,A().foldersAbove)(t).every(m=>l(m)?.isDirectory()))return;const e=l(t),a=e&&f(e);if(!e||!a)return;const d=(0,P().
isRegular)(a)?{size:e.size}:{};return{path:t,kind:a,...d,tracked:!t.split("/").includes("node_modules")}},s=t=>u(t)?.kind!==
"directory"?[]:(h(t,()=>(0,v().readdirSync)((0,O().systemPath)((0,L().join)(c,t)),{encoding:"buffer"}))??[]).map(a=>u(t===
""?(0,O().decodePath)(a):`${t}/${(0,O().decodePath)(a)}`)).filter(a=>a!==void 0).sort(A().byEntryPath);function*o(t){for(const e of s(
t))e.tracked&&(e.kind==="directory"?yield*o(e.path):yield e)}return{label:i,stat:u,list:s,files:()=>[...o("")].sort(A().
byEntryPath),readlink:t=>u(t)?.kind==="symlink"?h(t,()=>(0,O().decodePath)((0,v().readlinkSync)((0,O().systemPath)((0,L().
join)(c,t)),{encoding:"buffer"}))):void 0,read:async(t,e=n)=>{const a=u(t);if(!(0,P().isRegular)(a?.kind))throw(0,A().notAFile)(
i,t);if((a.size??0)>e)throw(0,A().tooLarge)(i,t,a.size??0,e);return x((0,L().join)(c,t),t,i,e)}}}const T=v().constants.O_RDONLY|
(v().constants.O_NOFOLLOW??0)|(v().constants.O_NONBLOCK??0);function j(r,n){return x((0,L().join)(r,n),n,`the directory ${r}`,
1/0)}async function x(r,n,c,i){try{const l=await(0,I().open)((0,O().systemPath)(r),T);try{const u=await l.stat();if(!u.isFile())
throw(0,A().notAFile)(c,n);if(u.size>i)throw(0,A().tooLarge)(c,n,u.size,i);return await l.readFile()}finally{await l.close()}}catch(l){
throw l instanceof R().GateError?l:M(n,l)}}function M(r,n){return new(R()).GateError("file_unreadable",`Cannot read ${r}\
: ${n instanceof Error?n.message:n}`,"Check the permissions of the file and of the directories above it.",{cause:n})}const w=new Set(
["ENOENT","ENOTDIR","ENAMETOOLONG"]);function h(r,n){try{return n()}catch(c){if(w.has(c.code??""))return;throw M(r,c)}}function f(r){
if(r.isSymbolicLink())return"symlink";if(r.isDirectory())return"directory";if(r.isFile())return(r.mode&73)===0?"file":"e\
xecutable"}},7650:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.NO_OUTSIDE_CONFIGURATION=p.FULL_CLONE_HINT=
void 0,p.bindGit=$,p.notStarted=P,p.runGit=O,p.userEnvironment=r;function v(){const n=g(48161);return v=function(){return n},
n}function I(){const n=g(85);return I=function(){return n},n}function L(){const n=g(41895);return L=function(){return n},
n}const R=10*6e4,A={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,
allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function $(n){return async(c,i={})=>{const l=await O(n,c,i);if(l.exitCode!==
0&&!i.accept?.includes(l.exitCode))throw x(c,l);return l.stdout}}async function O({directory:n,env:c,config:i=[]},l,{input:u,
env:s}={}){const o={...c,...s};let t;const e=(0,I().simpleGit)({baseDir:n,config:[...i],unsafe:A,allowEnvironment:Object.
keys(o),completion:{onClose:!0,onExit:!1},timeout:{block:R},...u===void 0?{}:{input:()=>Buffer.from(u)},errors:(d,m)=>(t=
m,d instanceof I().GitPluginError?d:void 0)}).env(o);try{await(l[0]==="cat-file"?e.binaryCatFile(l.slice(1)):e.raw([...l]))}catch(d){
throw T(`git ${l[0]} was stopped: ${String(d)}`,d)}if(t===void 0)throw T(`git ${l[0]} returned no result`);if(t.exitCode===
null)throw T(`git ${l[0]} was stopped by a signal`);const a=Buffer.concat(t.stdErr).toString();if(t.exitCode<0&&a.includes(
"ENOENT"))throw N();return{exitCode:t.exitCode,stdout:Buffer.concat(t.stdOut),stderr:a}}function P(n,c){return c.code!==
"ENOENT"?T(`git ${n[0]} could not be started: ${c.message}`,c):N(c)}function N(n){return new(L()).GateError("program_not\
_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:n})}function T(n,c){return new(L()).
GateError("git_failed",n,j,{cause:c})}const j=p.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function x(n,{exitCode:c,stderr:i}){const l=i.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(L()).GateError("git_failed",`git ${n[0]} failed: ${l||`exit code ${c}`}`,M.test(l)?`Free space in TMPD\
IR (${(0,v().tmpdir)()}) and in the clone.`:j)}const M=/No space left on device|Disk quota exceeded|Read-only file system/i,
w=p.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:v().devNull,GIT_ATTR_NOSYSTEM:"1"},h=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
f=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function r(n){const c={};for(const[i,l]of Object.entries(n))l!==void 0&&(h.test(
i)||!f.test(i))&&(c[i]=l);return{...c,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},96402:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.openRepository=T;function v(){const h=g(73024);return v=function(){return h},
h}function I(){const h=g(51455);return I=function(){return h},h}function L(){const h=g(76760);return L=function(){return h},
h}function R(){const h=g(26040);return R=function(){return h},h}function A(){const h=g(71487);return A=function(){return h},
h}function $(){const h=g(41895);return $=function(){return h},h}function O(){const h=g(7650);return O=function(){return h},
h}function P(){const h=g(78173);return P=function(){return h},h}const N=["--is-bare-repository","--is-inside-work-tree",
"--show-object-format","--show-toplevel","--absolute-git-dir",...["objects","shallow","index"].flatMap(h=>["--git-path",
h])];async function T(h,f=process.env,r=()=>{}){(0,A().requireDescriptors)();const n=(0,L().resolve)(h);if(!(0,R().attempt)(
()=>(0,v().statSync)(n).isDirectory()))throw w(n,"is not a directory");const c=(0,O().userEnvironment)(f),i=await(0,O().
runGit)({directory:n,env:M(c,f),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...N]),[l,u,s,o,t,e,a,
d,...m]=i.stdout.toString().split(`
`);if(l==="true")throw w(n,"is a bare repository, which has no working tree");if(u==="false")throw w(n,"is inside a .git\
 directory");if(!i.stdout.length)throw w(n,"is not in a git repository",i.stderr);if(!s||!o||!t||!e||!a||!d||m.join("")!==
"")throw w(n,"is in a repository that git cannot describe",i.stderr);const y=await(0,P().openObjectView)({objects:e,shallow:a,
format:s,env:c}),k=j(await(0,I().realpath)(o),t,c,y);return{...k,index:d,network:x(k.user,r)}}function j(h,f,r,n){return{
...n,directory:h,user:(0,O().bindGit)({directory:h,env:{...r,GIT_DIR:f,GIT_WORK_TREE:h},config:[`safe.directory=${h}`,"c\
ore.fsmonitor=false","core.hooksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function x(h,f){
const r=new Set;return(n,...c)=>(r.has(n)||f(`${n}
`),r.add(n),h(...c))}function M(h,{GIT_INDEX_FILE:f}){return f===void 0?h:{...h,GIT_INDEX_FILE:f}}function w(h,f,r=""){const n=r.
includes("not a git repository")?"":r.trim();return new($()).GateError("not_a_repository",`${h} ${f}${n===""?"":` (${n})`}`,
"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}},63550:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.literalTree=I;function v(){const R=g(39491);return v=function(){return R},
R}function I(R,A="the given files"){const $=new Map(Object.entries(R)),O=N=>{const T=$.get(N);return typeof T=="string"?
Buffer.from(T):Buffer.isBuffer(T)?T:T!==void 0&&"executable"in T?Buffer.from(T.executable):void 0};return{...(0,v().indexEntries)(
[...$].map(([N,T])=>L(N,T,O(N)?.length))),label:A,readlink:N=>{const T=$.get(N);return typeof T=="object"&&"symlink"in T?
T.symlink:void 0},read:async N=>{const T=O(N);if(T===void 0)throw(0,v().notAFile)(A,N);return T}}}function L(R,A,$){const O=!R.
split("/").includes("node_modules");if(typeof A=="object"&&"symlink"in A)return{path:R,kind:"symlink",tracked:O};if(typeof A==
"object"&&"submodule"in A)return{path:R,kind:"submodule",oid:A.submodule,tracked:O};const P=typeof A=="object"&&"executa\
ble"in A;return{path:R,kind:P?"executable":"file",...$===void 0?{}:{size:$},tracked:O}}},11970:function(U,p){Object.defineProperty(
p,"__esModule",{value:!0}),p.LOOK_ALIKE=void 0,p.asciiOf=I,p.lookAlikes=g;function g(L){return L.split(/\s+/).flatMap(([
R="",...A])=>A.map($=>[$,R]))}const v=p.LOOK_ALIKE=new Map(g(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7\
 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function I(L){return[...L].map(R=>v.get(R)??R).join("")}},44703:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),
p.objectReader=R;function v(){const P=g(31421);return v=function(){return P},P}function I(){const P=g(41895);return I=function(){
return P},P}function L(){const P=g(7650);return L=function(){return P},P}function R({directory:P,env:N}){let T,j;const x=[],
M=h=>{j??=h;for(const{reject:f}of x.splice(0))f(j)},w=()=>(T=(0,v().spawn)("git",["cat-file","--batch"],{cwd:P,env:N,windowsHide:!0}),
T.on("error",h=>M((0,L().notStarted)(["cat-file"],h))),T.on("close",()=>M(A())),T.stdin.on("error",()=>{}),T.stderr.resume(),
T.stdout.on("data",O(h=>x.shift()?.resolve(h))),T);return{read:async h=>{if(h.length===0)return[];if(j)throw j;const{stdin:f}=T??
w(),r=h.map(c=>`${c}
`).join(""),n=h.map(()=>new Promise((c,i)=>x.push({resolve:c,reject:i})));return f.write(r),Promise.all(n)},close:()=>{M(
A()),T?.kill()}}}function A(){return new(I()).GateError("git_failed","git cat-file ended early",L().FULL_CLONE_HINT)}const $=10;
function O(P){let N=Buffer.alloc(0),T,j=[],x=0;return M=>{if(T&&M.length<x){j.push(M),x-=M.length;return}N=j.length>0?Buffer.
concat([...j,M]):Buffer.concat([N,M]),j=[];let w=0;for(;;)if(T===void 0){const h=N.indexOf($,w);if(h<0)break;const[f="",
r="",n=""]=N.toString("latin1",w,h).split(" ");w=h+1,/^\d+$/.test(n)?T={oid:f,type:r,size:Number(n)}:P(void 0)}else{const h=w+
T.size;if(N.length<=h)break;const{oid:f,type:r}=T;T=void 0,P({oid:f,type:r,content:N.subarray(w,h)}),w=h+1}N=N.subarray(
w),T&&(x=T.size+1-N.length,j=[N])}}},35720:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.MAX_FILE_BYTES=
void 0,p.readBlob=s,p.readTree=x,p.requireObjects=n;function v(){const o=g(41895);return v=function(){return o},o}function I(){
const o=g(95201);return I=function(){return o},o}function L(){const o=g(39491);return L=function(){return o},o}function R(){
const o=g(7650);return R=function(){return o},o}function A(){const o=g(96681);return A=function(){return o},o}function $(){
const o=g(67397);return $=function(){return o},o}function O(){const o=g(93028);return O=function(){return o},o}const P=4096,
N=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,T=8,j=new WeakMap;function x(o,t,{label:e=`commit ${(0,$().short)(t)}`,
maxFileBytes:a=u}={}){const d=j.get(o)??new Map;j.set(o,d);const m=JSON.stringify([t,e,a]),y=d.get(m)??M(o,t,{label:e,maxFileBytes:a});
d.delete(m),d.set(m,y);const[k=m]=d.keys();return d.size>T&&d.delete(k),y.catch(()=>d.delete(m)),y}async function M(o,t,{
label:e,maxFileBytes:a}){await n(o,t);const d=await o.objects(["ls-tree","-r","-t","-z","--long",t]),m=(0,A().decodePieces)(
d).map(w),y=(0,L().indexEntries)(m),k=m.some(({path:S})=>S.endsWith(".gitattributes")),E=m.filter(({kind:S})=>S==="symli\
nk"),D=await Promise.all(E.map(({oid:S=""})=>s(o,S))),b=new Map(E.map(({path:S},F)=>[S,(0,A().decodePath)(D[F]??Buffer.alloc(
0))]));return{...y,label:e,readlink:S=>b.get(S),...k&&{attributes:(S,F)=>(0,I().attributesOf)(o,t,S,F)},read:async(S,F=a)=>{
const{kind:C,oid:G,size:H}=y.stat(S)??{};if(!(0,O().isRegular)(C)||G===void 0||H===void 0)throw(0,L().notAFile)(e,S);if(H>
F)throw(0,L().tooLarge)(e,S,H,F);return s(o,G)}}}function w(o){const t=N.exec(o);if(t===null)throw f(o);const[e,a="",d="",
m="",y=""]=t,k=h(a,d),E=k==="symlink"&&Number(y)>P;if(k===void 0||E)throw f(o);const D=o.slice(e.length),b=(0,O().isRegular)(
k),S={path:D,kind:k,oid:m,tracked:!0};return b?{...S,size:Number(y)}:S}function h(o,t){if(t==="tree")return"directory";if(t===
"commit")return"submodule";if(o==="120000")return"symlink";if(o.startsWith("100"))return(Number.parseInt(o,8)&64)===0?"f\
ile":"executable"}function f(o){return new(v()).GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(
o)}`,R().FULL_CLONE_HINT)}const r=new WeakMap;function n(o,t){const e=r.get(o)??new Map;r.set(o,e);const a=e.get(t);if(a)
return a;const d=Promise.allSettled(e.values()).then(()=>c(o,t));return e.set(t,d),d.catch(()=>e.delete(t)),d}async function c(o,t){
if(!await o.isPartial())return;const e="This clone is partial: fetching the files that it lacks from its remote.",a=["ls\
-tree","-r","-z","--full-tree",t],d=await o.objects(a).catch(()=>o.network(e,a,{env:o.privateStore})),m=[...(0,A().splitNul)(
d)].map(b=>/ blob ([0-9a-f]+)\t/.exec(b.toString("latin1"))?.[1]).filter(b=>b!==void 0),k=[...(await o.objects(["cat-fil\
e","--batch-check","--buffer"],{input:l(m)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,b=""])=>b);if(k.length===
0)return;const E=await i(o),D=["--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await o.network(
e,["-c","fetch.negotiationAlgorithm=noop","fetch",E,...D,"--filter=blob:none","--stdin"],{input:l(k)})}async function i({
user:o}){const t=await o(["config","--name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[e="remote.ori\
gin.promisor"]=t.toString().split(`
`).filter(Boolean);return e.slice(7,-9)}function l(o){return[...new Set(o)].map(t=>`${t}
`).join("")}const u=p.MAX_FILE_BYTES=16*1024*1024;async function s(o,t){const[e]=await o.read([t]);if(e?.type==="blob")return e.
content;throw new(v()).GateError("file_unreadable",e?`Object ${t} is a ${e.type}, not a file`:`Object ${t} is missing fr\
om this clone`,R().FULL_CLONE_HINT)}},78173:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.openObjectView=
O;function v(){const T=g(51455);return v=function(){return T},T}function I(){const T=g(76760);return I=function(){return T},
T}function L(){const T=g(41895);return L=function(){return T},T}function R(){const T=g(4339);return R=function(){return T},
T}function A(){const T=g(7650);return A=function(){return T},T}function $(){const T=g(44703);return $=function(){return T},
T}async function O(T){const j=await(0,R().temporaryFolder)(),x=(0,I().join)(j,"git"),M=(0,I().join)(x,"objects");await(0,v().
mkdir)((0,I().join)(M,"info"),{recursive:!0}),await(0,v().mkdir)((0,I().join)(x,"refs")),await(0,v().writeFile)((0,I().join)(
x,"HEAD"),`ref: refs/heads/none
`),await(0,v().writeFile)((0,I().join)(x,"config"),N(T.format)),await(0,v().writeFile)((0,I().join)(M,"info","alternates"),
`${JSON.stringify(T.objects)}
`);const w={directory:x,env:{...T.env.PATH===void 0?{}:{PATH:T.env.PATH},...A().NO_OUTSIDE_CONFIGURATION,GIT_DIR:x,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:T.shallow,HOME:x,LC_ALL:"C"}},h=(0,$().objectReader)(w);return{temporary:j,
objects:(0,A().bindGit)(w),read:h.read,privateStore:{GIT_OBJECT_DIRECTORY:M,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
T.objects)},shallowCommits:async()=>{const f=await(0,v().readFile)(T.shallow,"utf8").catch(P);return new Set(f.split(`
`).filter(r=>r!==""))},isPartial:async()=>(await(0,v().readdir)((0,I().join)(T.objects,"pack")).catch(()=>[])).some(r=>r.
endsWith(".promisor")),close:()=>(h.close(),(0,v().rm)(j,{recursive:!0,force:!0}))}}function P(T){if(T.code==="ENOENT")return"";
throw new(L()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${T.message}`,"Check the permissio\
ns of the .git directory.",{cause:T})}function N(T){return T==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${T}
`}},96681:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.decodePath=I,p.decodePieces=A,p.splitNul=$,
p.systemPath=R;function v(){const O=g(4573);return v=function(){return O},O}function I(O){if((0,v().isUtf8)(O))return O.
toString("utf8");let P="";for(let N=0;N<O.length;){const T=L(O,N);P+=T>0?O.toString("utf8",N,N+T):String.fromCharCode(56320+
(O[N]??0)),N+=Math.max(T,1)}return P}function L(O,P){for(let N=1;N<=4&&P+N<=O.length;N++)if((0,v().isUtf8)(O.subarray(P,
P+N)))return N;return 0}function R(O){if(!/[\udc80-\udcff]/.test(O))return O;const P=O.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
return Buffer.concat(P.map((N,T)=>T%2===1?Buffer.of(N.charCodeAt(0)-56320):Buffer.from(N)))}function A(O){if(!(0,v().isUtf8)(
O))return[...$(O)].map(I);const P=O.toString("utf8").split("\0");return P.at(-1)===""&&P.pop(),P}function*$(O){let P=0;for(let N=O.
indexOf(0);N>=0;N=O.indexOf(0,P))yield O.subarray(P,N),P=N+1;P<O.length&&(yield O.subarray(P))}},67397:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.checkedOutBranch=h,p.defaultBranch=M,p.findDefaultBranch=x,p.isObjectId=T,p.
lookUpCommits=I,p.parentsOf=f,p.peelToCommits=$,p.readRefs=R,p.resolveCommits=O,p.short=r,p.unknownRevision=P;function v(){
const n=g(41895);return v=function(){return n},n}async function I(n,c){const i=await R(n,c.filter(L)),l=c.includes("HEAD")?
await A(n):void 0;return await $(n,c.map(u=>u==="HEAD"?l:L(u)?i.get(u)?.id:u))}function L(n){return n.startsWith("refs/")}
async function R(n,c){if(c.length===0)return new Map;const i=new Set(c),o=(await n.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...i])).toString().split(`
`).map(t=>{const[e="",a="",d=""]=t.split(" ");return[a,{id:e,target:d||a}]});return new Map(o.filter(([t])=>i.has(t)))}async function A(n){
const c=["show-ref","--verify","--hash","HEAD"],i=(await n.user(c,{accept:[1,128]})).toString().trim();return i===""?void 0:
i}async function $({read:n},c){const i=c.filter(s=>s!==void 0),l=await n(i.map(s=>`${s}^{commit}`)),u=new Map(i.map((s,o)=>[
s,l[o]?.oid]));return c.map(s=>s===void 0?void 0:u.get(s))}async function O(n,c){const i=await I(n,c),l=i.indexOf(void 0);
if(l>=0)throw P(c[l]??"");return i}function P(n,c={}){return n==="HEAD"?new(v()).GateError("ref_not_found","The reposito\
ry has no commits yet","Create a commit first, then gate the next change."):new(v()).GateError("ref_not_found",`unknown \
revision ${n}`,N(n,c))}function N(n,{meant:c,hasOrigin:i=!0}){const l="Check the spelling: `git branch --all` lists the \
branches.";if(c!==void 0)return`Did you mean ${c}? ${l}`;if(!i)return l;const u=`${l} With actions/checkout, set \`fetch-\
depth: 0\`.`,s=n.replace(/^(?:refs\/heads\/|(?:refs\/remotes\/)?origin\/)/,"");return T(s)||!/^\w[\w./-]*$/.test(s)?u:`${u}\
 If it is a branch of the remote, fetch it and name it origin/${s}:
  git fetch origin "+refs/heads/${s}:refs/remotes/origin/${s}"`}function T(n){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(
n)}const j=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/h\
eads/master"];async function x(n){const c=await R(n,j),i=j.flatMap(s=>c.get(s)??[]),l=await $(n,i.map(({id:s})=>s)),[u]=i.
flatMap(({target:s},o)=>{const t=l[o];return t===void 0?[]:[{commit:t,ref:s}]});return u}async function M(n){const c=await x(
n);if(c!==void 0)return c;const i=await w(n),[l]=await $(n,i.length===1?i:[]);if(l!==void 0)return{commit:l,ref:i[0]??""};
const u=i.map(s=>s.replace("refs/remotes/",""));throw new(v()).GateError("ref_not_found","No default branch found: origi\
n/HEAD, main and master do not exist",u.length===0?"Specify the commit to compare with: --base REF.":`Specify the branch\
 to compare with: --base ${u.slice(0,5).join(", or --base ")}.`)}async function w(n){const c=["--format=%(refname)","ref\
s/remotes/origin"],i=(await n.user(["for-each-ref",...c])).toString().split(`
`),l=(await h(n)).replace("refs/heads/","refs/remotes/origin/");return i.filter(u=>u!==""&&u!==l&&u!=="refs/remotes/orig\
in/HEAD")}async function h({user:n}){return(await n(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}async function f(n,c){
const[i]=await n.read([c]);if(i?.type!=="commit")throw P(c);const l=i.content.toString("latin1");return[...l.slice(0,l.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,s])=>s??"")}function r(n){return n.slice(0,12)}},93028:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.filesNamed=j,p.isRegular=L,p.lfsObstacle=h,p.perPath=M,p.perTree=x,p.subTree=
R,p.treeAbove=A;function v(){const f=g(76760);return v=function(){return f},f}function I(){const f=g(59490);return I=function(){
return f},f}function L(f){return f==="file"||f==="executable"}function R(f,r){return r===""?f:O(f,r,()=>P(f,r))}function A(f,r){
return O(f,`../${r}`,()=>N(f,r))}const $=new WeakMap;function O(f,r,n){const c=$.get(f)??new Map;$.set(f,c);const i=c.get(
r)??n();return c.set(r,i),i}function P(f,r){const n=`${r}/`,c=s=>s===""?r:n+s,i=s=>({...s,path:s.path===r?"":s.path.slice(
n.length)}),{original:l,isPending:u}=f;return{label:f.label,...l&&{original:R(l,r)},...u&&{isPending:s=>u(c(s))},stat:s=>{
const o=f.stat(c(s));return o&&i(o)},readlink:s=>f.readlink(c(s)),list:s=>f.list(c(s)).map(i),files:()=>[...f.files()].filter(
({path:s})=>s.startsWith(n)).map(i),read:(s,o)=>f.read(c(s),o)}}function N(f,r){const n=`${r}/`,c=e=>e===r?"":e.startsWith(
n)?e.slice(n.length):void 0,i=e=>({...e,path:e.path===""?r:n+e.path}),l=(e,a,d)=>{const m=c(e);return m===void 0?d:a(m)},
u=e=>{const a=f.stat(e);return a&&i(a)},s={path:"",kind:"directory",tracked:!0},{original:o,isPending:t}=f;return{label:f.
label,...o&&{original:A(o,r)},...t&&{isPending:e=>l(e,t,!1)},stat:e=>e===""?s:l(e,u,void 0),readlink:e=>l(e,a=>f.readlink(
a),void 0),list:e=>e===""?[{...s,path:r}]:l(e,a=>f.list(a).map(i),[]),files:()=>[...f.files()].map(i),read:(e,a)=>f.read(
c(e)??"..",a)}}const T=x(f=>(0,I().groupBy)(f.files(),({path:r})=>v().posix.basename(r)));function j(f,r){return T(f).get(
r)??[]}function x(f){const r=new WeakMap;return n=>{const c=n.original??n,{answer:i}=r.get(c)??{answer:f(c)};return r.set(
c,{answer:i}),i}}function M(f){const r=x(()=>new Map);return(n,c)=>{const i=r(n),l=i.get(c)??f(n,c);return i.set(c,l),l}}
const w="version https://git-lfs.github.com/spec/";function h(f){if(f.startsWith(w))return"this is a Git LFS pointer; co\
mmit the file itself (git lfs untrack)"}},95132:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.describe=
$,p.eligibilityOf=h,p.finding=L,p.isMissingEvidence=f,p.notJudged=x,p.problemFinding=A,p.whyNotJudged=M;function v(){const r=g(
41895);return v=function(){return r},r}function I(){const r=g(13580);return I=function(){return r},r}function L(r,n,c={}){
return R(r,n,c)}function R(r,n,c){const{severity:i,harm:l,layer:u}=(0,I().ruleOf)(r);return{rule:r,severity:i,harm:l,layer:u,
args:n,...c}}function A({rule:r,args:n,span:c,severity:i}){return R(r,n,{span:c,severity:i})}function $({rule:r,args:n,edit:c,
danger:i,advice:l,level:u}){const s=(0,I().ruleOf)(r);return{message:s.message(n)+(u?` ${O(u)}`:""),remedy:i===void 0?(c&&
T(c))??l??s.remedy(n):`Remove the command: it ${i}. A person decides whether the gene needs it.`}}function O({rules:r,level:n,
from:c,reason:i}){const l=i===void 0?"":`: ${i.replace(/\.$/,"")}`;return`The policy sets \`${r}\` to \`${n}\`, instead o\
f ${c}${l}.`}const P=160,N=4;function T({new:r,pointer:n,files:c=[],fix:i}){if(!(r.length<=N&&r.every(a=>a.length<=P&&!a.
includes("`"))))return i?"Run `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const u=n?.
endsWith("/asset_id")===!0,s=u||r.length===0?"":" (accepted; not run)",o=i?`; \`gene-gate fix --write\` does this${s}.`:
".",[t,...e]=r.map(a=>`\`${a}\``);return t===void 0?`Remove the command, which adds no check${o}`:u?`Set \`asset_id\` to ${t}${o}`:
c.length>0?`Move it into a script, ${c.map(({path:d})=>`\`${d}\``).join(", ")}, and run ${[t,...e].join(", ")}${o}`:e.length===
0?`Write ${t} instead${o}`:`Write separate entries in \`validation\`: ${[t,...e].join(", ")}${o}`}const j=500;function x(r,n,c={}){
return L("not-judged",{detail:M(r,n)},c)}function M(r,n){if((0,v().endsAudit)(n))throw n;return`${r}: ${w(n).slice(0,j).
replace(/\.$/,"")}`}function w(r){return r instanceof v().GateError?r.message:r instanceof Error?`${r.name}: ${r.message}`:
String(r)}function h(r){return r.length===0?"eligible":r.every(f)?"unproven":"refuted"}function f({rule:r}){const{unproven:n,
undecided:c}=(0,I().ruleOf)(r);return n===!0||c===!0}},13254:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),
p.isProblem=L,p.problemAt=v;const g={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning",
"skips-tests":"warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warni\
ng","absolute-path":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning",
"not-installed":"notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-w\
rites":"warning","npm-script-missing":"warning","npm-script-text":"warning","workspaces-changed":"warning"};function v(R,A,$,O=I(
R)){return{rule:R,args:$,span:A,severity:O}}function I(R){return R in g?g[R]:"error"}function L(R,A){return R.rule===A}},
94411:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.areHarmlessOptions=x,p.isHarmlessVariable=M,p.isReadByProgram=
l,p.readAssignments=n;function v(){const u=g(25367);return v=function(){return u},u}function I(){const u=g(90762);return I=
function(){return u},u}const L=/^[\w.-]{0,64}$/,R=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,A=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
$=/^\d{1,9}$/,O=/^(?:|[01]|true|false|yes|no|on|off)$/i,P=new Map([["NODE_ENV",L],["CI",L],["FORCE_COLOR",L],["NO_COLOR",
L],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",R],["LC_ALL",R],["NODE_NO\
_WARNINGS",O],["PYTHONDONTWRITEBYTECODE",O],["PYTHONUNBUFFERED",O],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACK\
TRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",A],["TS_NODE_TRANSPILE_ONLY",O],["TS_NODE_FILES",O],["TS_NODE_SKIP\
_PROJECT",O]]),N=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
L]],T="NODE_OPTIONS",j=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function x(u){return u.split(" ").every(s=>j.test(s.replaceAll("_","-")))}function M(u,s){if(u===T)return x(s);const o=P.
get(u);return o!==void 0?o.test(s):h(u)?N.some(([e,a])=>e.test(u)&&a.test(s))||O.test(s)||$.test(s):!1}const w=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function h(u){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(u)?!l(u):w.test(u)}function f(u){return u===T||P.has(u)||h(u)}const r=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function n(u,s){const o=[],t=[];let e=0;for(const a of u){const[d]=a.parts,m=d&&!d.quoted?r.exec(d.text):null;if(!m)break;
e+=1;const[y,k="",E]=m,D=(0,I().textOf)(a).slice(y.length),b={start:a.start,end:a.end};if(!E&&M(k,D))o.push({name:k,value:D,
span:b}),s.add("environment-assignment",b,{name:k,value:(0,v().visible)(D)});else{const S=!E&&f(k);s.add("assignment-ref\
used",b,{name:k,value:(0,v().visible)(D),known:S}),E||t.push({name:k,value:D,span:b})}}return{assignments:o,refused:t,count:e}}
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
return i.test(u)}},97424:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.DOES=void 0,p.dangerOfScript=
o,p.findDangers=x;function v(){const e=g(11331);return v=function(){return e},e}function I(){const e=g(81716);return I=function(){
return e},e}function L(){const e=g(54421);return L=function(){return e},e}const R=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
A=(e,a,d)=>e.some(m=>/^-[A-Za-z]+$/.test(m)&&[...m.slice(1)].some(y=>a.includes(y))||m.length>3&&d.startsWith(m.toLowerCase())),
$=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,O=e=>e.some((a,d)=>{const m=/^(?:-s|--signal)$/.
test(a)?e[d+1]:/^(?:-s|--signal=|-)(.+)$/.exec(a)?.[1];return m!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(m)}),P=(e,a,d)=>(e===
"systemctl"||e==="loginctl")&&a.some(m=>d.test(m)),N=[{name:"mass_deletion",matches:({program:e,args:a})=>e==="rm"&&A(a,
"rR","--recursive")&&a.some(d=>!d.startsWith("-")&&$.test(d))},{name:"raw_disk_write",matches:({program:e,args:a})=>e===
"dd"&&a.some(d=>d.startsWith("if=")||/^of=\/dev\//.test(d))},{name:"filesystem_format",matches:({program:e})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(e)},{name:"direct_disk_write",matches:({program:e,args:a})=>e==="tee"&&a.some(d=>R.test(d))},{name:"world_writable",
matches:({program:e,args:a})=>e==="chmod"&&a.some(d=>/^[0-7]{2,4}[2367]$/.test(d)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
d))},{name:"privilege_escalation",matches:({program:e,args:a})=>e==="chown"&&a.some(d=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(d))},{name:"firewall_manipulation",matches:({program:e})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(e)},
{name:"system_shutdown",matches:({program:e,args:a})=>/^(?:shutdown|poweroff|halt)$/.test(e)||/^(?:init|telinit)$/.test(
e)&&a[0]==="0"||P(e,a,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:e,args:a})=>e==="reboot"||/^(?:init|telinit)$/.
test(e)&&a[0]==="6"||P(e,a,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:e,args:a})=>/^(?:kill|pkill|killall)$/.
test(e)&&O(a)}],T=8,j=4;function x(e,a=0,d=new r){return(0,I().everyCommand)(e).flatMap(m=>M(m,d,a))}function M(e,a,d){const m=[],
{words:y}=(0,I().withoutReserved)(e);for(const{operator:b,target:S}of e.redirections)if(b.includes(">")&&S&&R.test(S.text)){
const F=`> ${S.text}`;m.push({name:"direct_disk_write",pattern:F,words:[S]})}const k=w(y),E=a.runBy(e,k);if(E!==void 0){
const b=`${E} | ${y[0]?.text??""}`;m.push({name:"remote_code_execution",pattern:b,words:y})}const D=new Set;for(const b of k){
const S=N.find(({matches:H})=>H(b))?.name;if(S!==void 0){const H=b.words.map(({text:W})=>W).join(" ");m.push({name:S,pattern:H,
words:b.words})}const C=(0,v().programNamed)(b.program)?.kind==="shell"?(0,L().textHanded)(b.words)?.text:void 0;if(C===
void 0||D.has(C)||d===j)continue;D.add(C);const G=x((0,I().readShellText)(C),d+1,a);m.push(...G.map(H=>({...H,words:b.words}))),
f.test(C)&&m.push({name:"remote_code_execution",pattern:C,words:b.words})}return m}function w(e){const a=h(e,0);if(a===void 0)
return[];const d=[a];if((0,v().programNamed)(a.program)?.kind==="wrapper")for(let m=1;m<=Math.min(e.length-1,T);m+=1){const y=h(
e,m);y!==void 0&&!/^-|=/.test(y.program)&&d.push(y)}if(a.program==="find")for(const[m,{text:y}]of e.entries()){const k=/^-(?:exec|ok)(?:dir)?$/.
test(y)?h(e,m+1):void 0;if(k!==void 0&&d.push(k),d.length>T)break}return d}function h(e,a){const d=e[a];if(d===void 0)return;
const m=e.slice(a);return{program:(0,v().baseName)(d.text),args:m.slice(1).map(({text:y})=>y),words:m}}const f=/\bdownload(?:string|data)\b/i;
class r{#n=new Map;#e=new Map;runBy(a,d){const m=(a.pipedFrom&&this.#n.get(a.pipedFrom))??c(a.inside),y=d.find(({program:E})=>i(
E));this.#n.set(a,m??y?.program);const k=d.flatMap(({program:E,args:D,words:b})=>((0,v().runsCode)(E)?D:b.slice(0,1).map(
({text:S})=>S)).flatMap(S=>this.#e.get(n(S))??[]))[0];return y&&this.#s(y,a),d.some(({program:E})=>(0,v().runsCode)(E))?
m??k:k}#s({program:a,args:d},{redirections:m}){const y=m.flatMap(({target:k})=>k?.text??[]);for(const k of[...d,...y])!k.
startsWith("-")&&n(k)!==""&&this.#e.set(n(k),a)}}function n(e){return e.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function c(e){
return(0,I().everyCommand)(e).flatMap(({words:a})=>w(a)).find(({program:a})=>i(a))?.program}function i(e){return(0,v().programNamed)(
e)?.kind==="downloader"}const l=p.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},u=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,s=16*1024;function o(e){if(e.length>s)return"is too long to\
 check";for(const[,m="",y=""]of e.matchAll(u))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(m)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(y))return l.mass_deletion;const a=(0,I().readShellText)(e),d=x(a).find(({name:m})=>m!=="mass_deletion");return d?l[d.
name]:t(a)?"pipes text into a shell":void 0}function t(e){return(0,I().everyCommand)(e).some(({pipedFrom:a,words:d})=>{const[
m]=(0,L().startedWords)(d);return a!==void 0&&m!==void 0&&(0,v().isShell)(m.text)})}},25367:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.codePointName=R,p.inspectBlanks=w,p.inspectCharacters=$,p.inspectInjection=r,p.inspectLookAlikes=
N,p.visible=A;function v(){const n=g(11970);return v=function(){return n},n}const I=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function L(n){if(n>=32&&n<127||n===9)return"visible";if(n===0)return"nul-character";if(n===10||n===13)return"line-break";
if(n<160||n>=55296&&n<=57343)return"control-character";const c=String.fromCodePoint(n);return I.test(c)?"invisible-chara\
cter":"visible"}function R(n){return`U+${n.toString(16).toUpperCase().padStart(4,"0")}`}function A(n,c=120){const i=n.length>
c?`${n.slice(0,c)}\u2026`:n;let l="";for(const u of i){const s=u.codePointAt(0)??0,o=s!==9&&L(s)==="visible";l+=o?u:`<${R(
s)}>`}return l}function $(n,c,i,l){let u=c;for(const s of n)O(s,u,i,l),u+=s.length}function O(n,c,i,l){const u=n.codePointAt(
0)??0,s={start:c,end:c+n.length},o=R(u),t=L(u);if(t==="line-break"?l.add(t,s,{character:o,quoted:i}):t!=="visible"&&l.add(
t,s,{character:o}),t!=="visible"||u<=126)return;const e=n.normalize("NFKC");e!==n.normalize("NFC")||/[\0-\x7f]/.test(e)?
l.add("look-alike-letters",s,{word:n,looks_like:e,characters:[o]}):i||l.add("non-ascii-unquoted",s,{character:o,shown:n})}
const P=/\p{L}+/gu;function N(n,c,i,l){if(/^[\x00-\x7f]*$/.test(n)||!i&&/\s/.test(n))return;const u=i?T(n):j(n);if(u===void 0)
return;const s=[...new Set(n)].filter(o=>o>"\x7F");l.add("look-alike-letters",{start:c.start,end:c.end},{word:A(n),looks_like:A(
u),characters:s.slice(0,10).map(o=>R(o.codePointAt(0)??0))})}function T(n){const c=n.normalize("NFKD").replace(/\p{M}/gu,
""),i=(0,v().asciiOf)(c);return/^[\x20-\x7e]+$/.test(i)?i:void 0}function j(n){let c=!1;const i=n.replace(P,l=>{const u=(0,v().
asciiOf)(l);return u===l||!/[A-Za-z]/.test(l)?l:(c=!0,u)});return c?i:void 0}const x=100,M=1e3;function w(n,c){let i=0,l=0;
for(let u=0;u<=n.length;u+=1){const s=n.charAt(u);if(s===" "||s==="	")continue;const o=u-l;if(o>1&&(i+=o-1),o>=x||i>=M){
const t=Math.max(o,i);c.add("blank-padding",{start:l,end:u},{blanks:t});return}l=u+1}}const h=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
f=/<!--|```/;function r(n,c,i){const l=({index:o,0:t})=>i??{start:o,end:o+t.length},u=h.exec(n);u&&c.add("workflow-comma\
nd",l(u),{written:A(u[0])});const s=f.exec(n);s&&c.add("markup-injection",l(s),{written:s[0]})}},14395:function(U,p){Object.
defineProperty(p,"__esModule",{value:!0}),p.isWide=P,p.literalSegment=O,p.matchName=j,p.matchesStars=x,p.readPattern=L;const g=Symbol(
"*"),v=/^.$/su,I=/\[\w+\]|./gsu;function L(h){if(!h.parts.some(s=>!s.quoted&&/[*?[]/.test(s.text)))return;const f=h.parts.
flatMap(({text:s,quoted:o})=>o?Array.from(s):(s.match(I)??[]).map(R)),r=h.parts.map(({text:s,quoted:o})=>o?"\0":s).join(
""),n=/\[.*\]/s.test(r.replace(/\[\w+\]/g,"]")),c=f.findIndex(s=>typeof s!="string"||n&&s==="[");if(c<0)return;const i=h.
parts.map(s=>s.text).join(""),l=A(f.slice(0,c)),u=$(f);return{text:i,prefix:l,segments:u,...n&&{ambiguity:"bracket"}}}function R(h){
return h==="*"?g:h==="?"?v:h.length>1&&h.startsWith("[")?new RegExp(`^${h}$`):h}function A(h){return h.filter(f=>typeof f==
"string").join("")}function $(h){const f=[[]];for(const r of h)r==="/"?f.push([]):f.at(-1)?.push(r);return f}function O(h){
return h.every(f=>typeof f=="string")?A(h):void 0}function P(h){return h.includes(g)}const N=h=>Array.from(h),T=h=>Array.
from(Buffer.from(h).toString("latin1"));function j(h,f){if(f.startsWith(".")&&h[0]!==".")return!1;const r=M(h,f,N);return/^[\x20-\x7e]*$/.
test(f)||r===M(h,f,T)?r:void 0}function x(h,f){const r=Array.from(f,n=>n==="*"?g:n);return M(r,h,N)}function M(h,f,r){const n=h.
flatMap(s=>typeof s=="string"?r(s):[s]),c=r(f);let i=0,l=-1,u=0;for(let s=0;s<c.length;)if(n[i]===g)l=i,u=s,i+=1;else if(w(
n[i],c[s]))i+=1,s+=1;else if(l>=0)i=l+1,u+=1,s=u;else return!1;return n.slice(i).every(s=>s===g)}function w(h,f=""){return h instanceof
RegExp?h.test(f):h===f}},16500:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.MAX_PATTERNS=void 0,p.
resolvePattern=N;function v(){const l=g(76760);return v=function(){return l},l}function I(){const l=g(32854);return I=function(){
return l},l}function L(){const l=g(25367);return L=function(){return l},l}function R(){const l=g(14395);return R=function(){
return l},l}function A(){const l=g(90762);return A=function(){return l},l}const $=20,O=4096,P=p.MAX_PATTERNS=64;function N(l,u,s){
const{pattern:o,span:t,position:e}=l,a=(0,L().visible)(o.text),d=x(o);let m=[];if(e==="program")s.add("glob-unclear",t,{
pattern:a,reason:"program"});else if(M(o))s.add("glob-unclear",t,{pattern:a,reason:"outside"});else if(!j(o,u))if(d)s.add(
"glob-unclear",t,{pattern:a,reason:d});else if(w(o))s.add("glob-unclear",t,{pattern:a,reason:"flag"});else if(u)m=T(l,u,
s);else if(e==="script"&&o.segments.some(R().isWide))s.add("glob-unclear",t,{pattern:a,reason:"program"});else{const y={
matches:[],count:0,judged:!1};s.add("unquoted-glob",t,{pattern:a,...y})}return m.length===0?[o.text]:m}function T({pattern:l,
span:u,position:s},o,t){const e=(0,L().visible)(l.text),a=r(l,o),d="matches"in a&&!a.matches.every(h);if("ambiguity"in a||
d){const E="ambiguity"in a?a.ambiguity:"file_name";return t.add("glob-unclear",u,{pattern:e,reason:E}),[]}const{matches:m}=a;
m.some(E=>E.startsWith("-"))&&t.add("glob-unclear",u,{pattern:e,reason:"flag"}),s==="script"&&m.length>1&&t.add("glob-un\
clear",u,{pattern:e,reason:"program"});const y=m.slice(0,$).map(E=>(0,L().visible)(E)),{length:k}=m;return t.add("unquot\
ed-glob",u,{pattern:e,matches:y,count:k,judged:!0}),m}function j({prefix:l,text:u},s){return l.includes("://")&&!s?.stat(
u.slice(0,u.indexOf("/")))}function x({text:l,segments:u,ambiguity:s}){return s||(l.length>O?"too_many":u.some(t=>(0,R().
literalSegment)(t)===void 0&&(0,R().matchName)(t,".."))?"dot":void 0)}function M({text:l,segments:u}){return l.startsWith(
"/")||u.some(s=>(0,R().literalSegment)(s)==="..")}function w({prefix:l}){return l.startsWith("-")&&!l.includes("=")}function h(l){
const u=new(A()).ProblemCollector;return(0,L().inspectCharacters)(l,0,!0,u),u.inOrder().length===0}const f=128*1024;function r(l,u){
let s=[{written:"",path:""}];for(const[e,a]of l.segments.entries()){const d=e===l.segments.length-1,m=[];for(const y of s){
const k=n(y,a,d,u);if(typeof k=="string")return{ambiguity:k};m.push(...k)}s=m}const o=s.map(({written:e})=>Buffer.from(e));
return o.reduce((e,a)=>e+a.length+1,0)>f?{ambiguity:"too_many"}:{matches:o.sort(Buffer.compare).map(e=>e.toString())}}function n(l,u,s,o){
const{written:t,path:e}=l,a=(0,R().literalSegment)(u);if(a==="")return s?[l]:"empty_segment";const d=s?"":"/";if(a===".")
return[{written:`${t}.${d}`,path:e}];const m=[];for(const y of c(e,u,a,o)){if(y==="letters")return"letters";if(!s&&i(y,o))
return"symlink";!s&&y.kind!=="directory"||m.push({written:`${t}${v().posix.basename(y.path)}${d}`,path:y.path})}return m}
function*c(l,u,s,o){if(s!==void 0){const t=o.stat(l===""?s:`${l}/${s}`);t?.tracked&&(yield t);return}for(const t of o.list(
l)){if(!t.tracked)continue;const e=(0,R().matchName)(u,v().posix.basename(t.path));e===void 0?yield"letters":e&&(yield t)}}
function i(l,u){if(l.kind!=="symlink")return l.kind==="submodule";const s=(0,I().resolveInTree)(u,l.path);return s.kind===
"missing"?!1:s.kind!=="inside"||!/^(?:file|executable)$/.test(s.entry.kind)}},54669:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.hasOneReading=T,p.lex=N;function v(){const r=g(94411);return v=function(){return r},r}function I(){
const r=g(25367);return I=function(){return r},r}function L(){const r=g(16500);return L=function(){return r},r}function R(){
const r=g(14395);return R=function(){return r},r}function A(){const r=g(11331);return A=function(){return r},r}function $(){
const r=g(26781);return $=function(){return r},r}function O(){const r=g(90762);return O=function(){return r},r}const P=128*
1024;function N(r,n){const c=new(O()).ProblemCollector;if(j(r,c))return{words:[],assignments:[],refused:[],problems:c.inOrder()};
const i={start:0,end:r.length};(0,I().inspectBlanks)(r,c),(0,I().inspectInjection)(r,c);const l=(0,$().splitWords)(r,c),
{assignments:u,refused:s,count:o}=(0,v().readAssignments)(l,c);for(const e of l.slice(0,o))w(e,c);const t=x(l.slice(o),n,
c);t.length===0&&c.add("empty-command",i,{});for(const{value:e,span:a}of u)(0,I().inspectInjection)(e,c,a);for(const{text:e,
span:a}of t)(0,I().inspectInjection)(e,c,a);return{words:t,assignments:u,refused:s,problems:c.inOrder()}}function T({problems:r}){
return r.every(({severity:n})=>n==="warning")}function j(r,n){if(Buffer.byteLength(r)<=P)return!1;const c={start:0,end:r.
length};return n.add("command-too-long",c,{more:`${P} bytes`}),!0}function x(r,n,c){const i=[];let l=0;for(const[u,s]of r.
entries()){const o={start:s.start,end:s.end},t=s.parts.some(m=>m.quoted),e=(0,O().textOf)(s);w(s,c),h(s,c),f(s,u===0,c),
(0,I().inspectLookAlikes)(e,s,u===0,c);const a=(0,R().readPattern)(s);if(a&&(l+=1),a&&l>L().MAX_PATTERNS&&c.add("glob-un\
clear",o,{pattern:(0,I().visible)(e),reason:"too_many"}),!a||l>L().MAX_PATTERNS){i.push({text:e,span:o,quoted:t});continue}
const d=M(u,i);for(const m of(0,L().resolvePattern)({pattern:a,span:o,position:d},n,c))i.push({text:m,span:o,quoted:t})}
return i}function M(r,n){return r===0?"program":r===1&&n[0]?.text==="node"?"script":"argument"}function w(r,n){for(const[
c,i]of r.parts.entries()){if(i.quoted||!i.text.includes("~"))continue;const l=i.text.search(c===0?/(?:^|[=:])~/:/[=:]~/);
if(l<0)continue;const u=i.start+i.text.indexOf("~",l),s=(0,I().visible)((0,O().textOf)(r));n.add("tilde-expansion",{start:u,
end:u+1},{word:s});return}}function h(r,n){let c=-1,i=!1;for(const l of r.parts)if(!(l.quoted||c<0&&!l.text.includes("{")))
for(const{0:u,index:s}of l.text.matchAll(/[{},]|\.\./g)){const o=l.start+s;if(u==="{")c<0&&(c=o);else if(u!=="}")i=c>=0;else if(i){
const t={start:c,end:o+1};n.add("brace-expansion",t,{written:(0,I().visible)((0,O().textOf)(r))});return}}}function f(r,n,c){
const i=(0,O().unquotedText)(r);i!==void 0&&(i==="!"||n&&(0,A().isReserved)(i))&&c.add("shell-grammar",{start:r.start,end:r.
end},{written:i})}},11331:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.PROGRAM_NAMES=void 0,p.baseName=
P,p.changesShell=e,p.hasCommandLine=w,p.isBefore=s,p.isCommandLine=M,p.isOnlyBefore=o,p.isReserved=t,p.isShell=T,p.isWithoutEffect=
u,p.programNamed=N,p.runsCode=j,p.startsOthers=x;const g=/^-\w*c$|^--command$/,v=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
A=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",{text:g}],["shell","pwsh powersh\
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
im"]],$=new Map(A.flatMap(([a,d,m])=>d.split(" ").map(y=>[y,{name:y,kind:a,...m}]))),O=p.PROGRAM_NAMES=[...$.keys()];function P(a){
return/^\.{1,2}$/.test(a)?a:a.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function N(a){
const d=P(a),m=$.get(d);if(m!==void 0)return m;const y=$.get(d.replace(/[-.]?\d[\d.]*w?$/,""));return y?.kind==="shell"||
y?.kind==="interpreter"?y:void 0}function T(a){return N(a)?.kind==="shell"}function j(a){const d=N(a)?.kind;return d==="\
shell"||d==="interpreter"}function x(a){if(a===".")return!1;const d=N(a)?.kind;return d!==void 0&&d!=="system"&&d!=="dow\
nloader"}function M(a){const[d="",...m]=a.trim().split(/\s+/);return h(d)&&m.some(y=>/^-|[./]|^[|&;<>]+$/.test(y))}function w(a){
return/&&|\|\||\$\(|`/.test(a)?!0:a.split(/;\s|\s\|\s/).some(d=>{const[m="",...y]=d.trim().split(/\s+/);return y.length>
0&&h(m)})}function h(a){return $.has(a)}const f=a=>new Set(a.split(/\s+/)),r=f(": [ cd echo exit false test true"),n=f("\
! { do elif else if then time until while"),c=new RegExp(`^\\s*(?:(?:${[...n].join("|").replace("{","\\{")})\\s+)*$`),i=f(
"fi done case esac for } in [[ ]] function select coproc"),l=f(`. alias autoload bg bind break builtin caller chdir comm\
and compgen complete compopt continue
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function u(a){return r.has(a)}function s(a){
return n.has(a)}function o(a){return c.test(a)}function t(a){return n.has(a)||i.has(a)}function e(a){return t(a)||l.has(
a)}},81716:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.everyCommand=$,p.isDynamic=T,p.readShellText=
A,p.withoutReserved=P;function v(){const h=g(54669);return v=function(){return h},h}function I(){const h=g(11331);return I=
function(){return h},h}const L=128*1024,R=16;function A(h,f){return h.length>L?[]:new w(h,f).list("",0)}function $(h){return h.
flatMap(f=>[f,...$(f.inside)])}const O=/^([A-Za-z_]\w*)=(.*)$/s;function P(h){const{words:f,assignments:r}=h,n=f.findIndex(
({text:u,quoted:s})=>s||!(0,I().isBefore)(u));if(n<1)return h;const c=f.slice(n),i=c.findIndex(({text:u})=>!O.test(u)),l=i<
0?c:c.slice(0,i);return{...h,words:c.slice(l.length),assignments:[...r,...l.map(N)]}}function N({text:h,span:f}){const[,
r="",n=""]=O.exec(h)??[];return{name:r,value:n,span:f}}function T({problems:h,substituted:f},{span:r}){const n=c=>c.start<
r.end&&c.end>r.start;return f.some(n)||h.some(c=>j.has(c.rule)&&n(c.span))}const j=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),x=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
M=/\\.?|\$\(|[^\\`$"]+|./sy;class w{#n;#e;#s=0;constructor(f,r){this.#n=f,this.#e=r}list(f,r){const n=[];let c=this.#r(),
i=!1;const l=(u,s="")=>{const o=this.#t(c,u,s),{words:t,assignments:e,redirections:a,inside:d}=o,m=t.length+e.length+a.length+
d.length===0,y=n.at(-1);m?y&&(n[n.length-1]={...y,separator:y.separator+s}):n.push(o);const k=/^\|&?$/.test(s)?o:void 0;
c=this.#r(m?c.pipedFrom:k)};for(;this.#s<this.#n.length;){const u=this.#s,s=this.#i(i?M:x),o=this.#s;if(s==='"')i=!i;else{
if(s===f&&(!i||f==="`"))return l(u),n;if(s==="$("||s==="`"||!i&&/^[<>]?\($/.test(s)){if(r===R){l(u);continue}const t=this.#n.
slice(c.start,u),e=s==="("?(0,I().isOnlyBefore)(t)?"subshell":"definition":"substitution",a=this.list(s==="`"?"`":")",r+
1);c.inside.push(...a),c.gaps.push({kind:e,start:u,end:this.#s}),e==="subshell"&&(c.subshell=a)}else!i&&/^(?:[;&|\r\n]+|\))$/.
test(s)?l(u,s):!i&&s.startsWith("#")&&/^\s?$/.test(this.#n.charAt(u-1))?c.gaps.push({kind:"comment",start:u,end:o}):!i&&
/^(?:[<>]|&>)/.test(s)&&c.gaps.push({kind:"operator",start:u,end:o})}}return l(this.#n.length),n}#r(f){return{start:this.#s,
gaps:[],inside:[],pipedFrom:f}}#i(f){f.lastIndex=this.#s;const[r=""]=f.exec(this.#n)??[];return this.#s+=r.length,r}#t(f,r,n){
const{start:c,gaps:i,inside:l,pipedFrom:u,subshell:s}=f;let o="",t=c;for(const b of i){const S=b.kind==="comment"||b.kind===
"operator"?" ":"_";o+=this.#n.slice(t,b.start)+S.repeat(b.end-b.start),t=b.end}o+=this.#n.slice(t,r);const e=(0,v().lex)(
o,this.#e),a=b=>({...b,span:{start:b.span.start+c,end:b.span.end+c}}),d=e.words.map(a),m=new Set;let y=0;const E=i.filter(
({kind:b})=>b==="operator").map(({start:b,end:S})=>{for(;y<d.length&&(d[y]?.span.start??S)<S;)y+=1;const F=d[y],C=d[y-1];
return C?.span.end===b&&/^\d+$/.test(C.text)&&m.add(C),F&&m.add(F),{operator:this.#n.slice(b,S),...F&&{target:F}}}),D=[...e.
assignments,...e.refused].map(a);return{words:d.filter(b=>!m.has(b)),assignments:D.sort((b,S)=>b.span.start-S.span.start),
redirections:E,problems:e.problems.map(a),span:{start:c,end:r},separator:n,inside:l,substituted:i.filter(({kind:b})=>b===
"substitution"),...u&&{pipedFrom:u},...s&&{subshell:s},...i.some(({kind:b})=>b==="definition")&&{defines:!0}}}}},26781:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.splitWords=R;function v(){const M=g(25367);return v=function(){return M},
M}const I=1e3,L=/[ \t\n\r'"\\$`;&|<>()]/g;function R(M,w){return new A(M,w).split()}class A{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(w,h){
this.#n=w,this.#e=h}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>I){const w={start:0,end:this.#n.
length};this.#e.add("command-too-long",w,{more:`${I} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,v().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#w();break;case"$":this.#l(!1);break;case"`":this.#m(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=x(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#b():this.#u();break;default:this.#u()}}#o(w,h,f,r=f){this.#r.length===0&&(this.#i=r),this.#r.push({text:w,quoted:h,
start:f})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const w=this.#t;
L.lastIndex=w+1;const h=L.exec(this.#n)?.index??this.#n.length,f=this.#n.slice(w,h);(0,v().inspectCharacters)(f,w,!1,this.#e),
this.#o(f,!1,w),this.#t=h}#h(){const w=this.#t,h=this.#n.indexOf("'",w+1),f=h<0?this.#n.length:h,r=this.#n.slice(w+1,f);
(0,v().inspectCharacters)(r,w+1,!0,this.#e),this.#o(r,!0,w+1,w),this.#d(w,f,"'")}#y(){const w=this.#t,h=this.#n;let f="",
r=w+1;for(this.#t=r;this.#t<h.length&&h.charAt(this.#t)!=='"';){const c=h.charAt(this.#t);c==="\\"&&/["$`\\\n]/.test(h.charAt(
this.#t+1))?(f+=h.slice(r,this.#t),h.charAt(this.#t+1)===`
`&&this.#f(),r=this.#t+1,this.#t+=2):c==="$"?this.#l(!0):c==="`"?this.#m(!0):this.#t+=1}const n=Math.min(this.#t,h.length);
f+=h.slice(r,n),(0,v().inspectCharacters)(h.slice(w+1,n),w+1,!0,this.#e),this.#o(f,!0,w+1,w),this.#d(w,n,'"')}#d(w,h,f){
this.#c+=1,this.#t=Math.min(h+1,this.#n.length),!(h<this.#n.length)&&this.#e.add("unterminated-quote",{start:w,end:h},{quote:f})}#w(){
const w=this.#t,h=this.#n.charAt(w+1);this.#t+=1,h===""?(this.#e.add("unterminated-quote",{start:w,end:w+1},{quote:"\\"}),
this.#o("\\",!0,w)):h===`
`?(this.#t=w,this.#f(),this.#t+=2):h>"\x7F"?this.#o("",!0,w+1,w):((0,v().inspectCharacters)(h,w+1,!0,this.#e),this.#o(h,
!0,w+1,w),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(w){const h=N(this.#n,this.#t,
w);h?this.#p(h.kind,h.end,w):(w||this.#o("$",!1,this.#t),this.#t+=1)}#m(w){const h=T(this.#n,this.#t);this.#p("command-s\
ubstitution",h,w)}#p(w,h,f){const r=this.#t,n=this.#n.slice(r,h);this.#e.add(w,{start:r,end:h},{written:(0,v().visible)(
n)}),f||this.#o(n,!0,r),this.#t=h}#b(){const w=this.#t,h=this.#n.indexOf(`
`,w);this.#t=h<0?this.#n.length:h;const f=this.#n.slice(w,this.#t);(0,v().inspectCharacters)(f,w,!1,this.#e),this.#e.add(
"shell-comment",{start:w,end:this.#t},{written:(0,v().visible)(f)})}}const $=/[A-Za-z_]/,O=/[A-Za-z0-9_]/,P=/[0-9@*#?$!-]/;
function N(M,w,h){const f=M.charAt(w+1);if(f==="(")return{kind:M.charAt(w+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:j(M,w+1,"(",")")};if(f==="{")return{kind:"variable-expansion",end:j(M,w+1,"{","}")};if(f==="[")return{kind:"\
arithmetic-expansion",end:j(M,w+1,"[","]")};if(f==="'"||f==='"'){if(h)return;const r=M.indexOf(f,w+2);return{kind:"dolla\
r-quote",end:r<0?M.length:r+1}}if($.test(f)){let r=w+2;for(;O.test(M.charAt(r));)r+=1;return{kind:"variable-expansion",end:r}}
if(P.test(f)||f>"\x7F")return{kind:"variable-expansion",end:w+2}}function T(M,w){for(let h=w+1;h<M.length;h+=1){const f=M.
charAt(h);if(f==="\\")h+=1;else if(f==="`")return h+1}return M.length}function j(M,w,h,f){let r=0;for(let n=w;n<M.length;n+=
1){const c=M.charAt(n);if(c===h)r+=1;else if(c===f&&(r-=1,r===0))return n+1}return M.length}function x(M,w,h){const f=M.
charAt(w);if(f==="("||f===")")return h.add("shell-grammar",{start:w,end:w+1},{written:f}),w+1;const r=f==="<"||f===">",n=r?
/[<>&|-]/:/[;&|]/;let c=w+1;for(;c-w<3&&n.test(M.charAt(c));)c+=1;const i=M.slice(w,c);return h.add(r?"shell-redirection":
"shell-operator",{start:w,end:c},{operator:i}),c}},54421:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),
p.startedWords=L,p.textHanded=A;function v(){const N=g(11331);return v=function(){return N},N}const I=/^-(?:exec|ok)(?:dir)?$/;
function L(N){let T=N;for(;;){const[j,x]=T,M=(0,v().baseName)(j?.text??"");if(M==="find"){const h=T.findIndex(({text:f})=>I.
test(f));return h<0?T:L(T.slice(h+1))}if((0,v().programNamed)(M)?.kind!=="wrapper"||M==="command"&&/^-[vV]/.test(x?.text??
""))return T;const w=T.findIndex((h,f)=>f>0&&R(h,T));if(w<0)return T;T=T.slice(w)}}function R({text:N},T){return T.slice(
1).some(j=>(0,v().programNamed)(j.text))?(0,v().programNamed)(N)!==void 0:!/^-|^\w+=|^\d+[smhd]?$/.test(N)}function A(N){
const[T,...j]=N,x=T&&(0,v().programNamed)(T.text);if(x?.text===void 0)return;if(x.text==="words")return O(j);const M=x.text,
w=j.findIndex(({text:f})=>M.test(f)),h=j[w];if(h!==void 0){if(x.name==="cmd"){const f=h.text.slice(2);return O(f===""?j.
slice(w+1):[{...h,text:f},...j.slice(w+1)])}return/^[-/]e/i.test(h.text)&&$(x)?P(j[w+1]):$(x)?O(j.slice(w+1)):O(j.slice(
w+1,w+2))}}function $({name:N}){return N==="pwsh"||N==="powershell"}function O(N){return N.length===0?void 0:{text:N.map(
({text:T})=>T).join(" "),words:N}}function P(N){return N&&{text:Buffer.from(N.text,"base64").toString("utf16le"),words:[
N]}}},90762:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.ProblemCollector=void 0,p.firstErrors=A,p.
textOf=I,p.unquotedText=L;function v(){const $=g(13254);return v=function(){return $},$}function I($){const[O]=$.parts;return $.
parts.length===1&&O?O.text:$.parts.map(P=>P.text).join("")}function L($){const[O]=$.parts;return $.parts.length===1&&O&&
!O.quoted?O.text:void 0}class R{#n=[];add(O,P,N){this.#n.push((0,v().problemAt)(O,P,N))}inOrder(){const O=({severity:P})=>P===
"error"?0:1;return this.#n.sort((P,N)=>P.span.start-N.span.start||O(P)-O(N))}}p.ProblemCollector=R;function A($){const O=new Set;
return $.filter(({rule:P,severity:N})=>{if(N!=="error")return!0;const T=!O.has(P);return O.add(P),T})}},63963:function(U,p,g){
g.r(p),g.d(p,{exec:()=>v.m});var v=g(81260)},678:function(U,p,g){g.r(p),g.d(p,{default:()=>v});var v=g(70298)},58238:function(U,p,g){
g.r(p),g.d(p,{parse:()=>v.parse,stringify:()=>v.stringify});var v=g(15756)},85:function(U,p,g){g.r(p),g.d(p,{GitPluginError:()=>v.
Uo,simpleGit:()=>v.Lp});var v=g(74724)},69873:function(U,p,g){g.r(p),g.d(p,{LineCounter:()=>v.HN,isAlias:()=>v.Vj,isMap:()=>v.
jh,isNode:()=>v.Ll,isScalar:()=>v.jn,isSeq:()=>v.oP,parseDocument:()=>v.Tp,stringify:()=>v.As,visit:()=>v.YR});var v=g(38815)}};
