"use strict";exports.id=1079,exports.ids=[1079],exports.modules={45806:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.launchedBy=A,m.parseInvocation=j;function v(){const t=h(76760);return v=function(){return t},t}function I(){const t=h(
91063);return I=function(){return t},t}function L(){const t=h(11331);return L=function(){return t},t}function F(){const t=h(
87646);return F=function(){return t},t}function $(){const t=h(3893);return $=function(){return t},t}function N(){const t=h(
39872);return N=function(){return t},t}function O(){const t=h(46868);return O=function(){return t},t}function S(){const t=h(
31901);return S=function(){return t},t}const M=5,E={node:F().parseNode,npm:$().parseNpm,npx:$().parseNpx};function j(t,i,o=I().
NO_PROGRAMS){return x(t,i,o,0)}function x(t,i,o,p){const d=(l,g)=>b(l,g,o,p+1),e={families:o,start:d,tool:(l,g)=>(0,O().
parseTool)(l,g,e)};if(typeof t!="string")return(0,N().parseProgram)(t,i,e);const{invocation:r,problems:n}=E[t](i,e),[a]=t===
"node"&&!(0,F().isTestRun)(r)?r.operands:[];if(a===void 0)return{invocation:r,problems:n};const u=s(a.text,o.tools).map(
l=>{const g=["--",l].map(k=>({...a,text:k}));return d({program:"npx",words:[...g,...r.passthrough],starts:"file"},t)}),c=u.
flatMap(l=>l.launched);return{invocation:c.length>0?{...r,launched:c}:r,problems:[...n,...u.flatMap(l=>l.problems)]}}function A({
launched:t=[]}){return t.flatMap(i=>[i,...A(i)])}function b({program:t,words:i,...o},p,d,e){const[r={text:"",span:{start:0,
end:0}},...n]=i,a=e===M?"outside-code":t?void 0:y(r.text,d.tools);if(a)return{launched:[],problems:[(0,S().wordProblem)(
a,p,r)]};const u=t??((0,S().isProgram)(r.text)?r.text:void 0),{invocation:c,problems:l}=u?x(u,t?i:n,d,e):x("npx",i,d,e);
return{launched:[{...c,...o}],problems:l}}function y(t,i){return t.startsWith("-")?"unknown-flag":(0,L().programNamed)(t)!==
void 0&&!(0,S().isProgram)(t)&&!(0,I().isKnownTool)(i,t)?"outside-code":void 0}const f=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function s(t,i){const o=v().posix.normalize(t.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
o))return["yarn"];const[,p,d=""]=f.exec(o)??[];if(p===void 0)return[];if(p===".bin")return[d];const r=[...new Set([d.replace(
/\.[cm]?[jt]s$/,""),p])].filter(n=>(0,I().isKnownTool)(i,n));return r.length>0?r:[p]}},97340:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.judgeFlag=M,m.pythonFiles=o,m.setsHarmless=p;function v(){const a=h(19609);return v=function(){
return a},a}function I(){const a=h(60842);return I=function(){return a},a}function L(){const a=h(32854);return L=function(){
return a},a}function F(){const a=h(94411);return F=function(){return a},a}function $(){const a=h(54669);return $=function(){
return a},a}function N(){const a=h(87646);return N=function(){return a},a}function O(){const a=h(31901);return O=function(){
return a},a}const S={problems:[]};function M(a,u,c){const{word:l,flag:g,value:k="",written:T,off:D}=c;if(g===void 0)return n(
a,u,c);const w=W=>j(W,a,c),{choices:P}=g;if(P?.every(W=>!E(W,k.replace(/\s+/g,""))))return{problems:[w("unknown-flag")]};
if(D)return S;if(g.kind==="node")return r(l,d(a,k));const{rule:R,...C}=(0,I().isReason)(g.kind)?{rule:g.kind}:x(a,c,u.stops===
!0),G=(0,O().isForeign)(T)||(0,O().isOfMachine)(T),H=R??(G?"outside-code":void 0);return{...k===""?{}:C,problems:H?[w(H)]:
[]}}function E(a,u){const[c="",l]=a.split("~");if(l===void 0)return u===a;const g=u.slice(c.length,u.length-l.length);return/^[^"'\\{}<>\s]+$/.
test(g)&&u===`${c}${g}${l}`}function j(a,u,{word:{text:c,span:l},written:g,value:k=""}){const T=c===g&&k!==""?`${g} ${k}`:
c;return(0,O().flagProblem)(a,u,{name:g,written:T,span:l,value:k})}function x(a,u,c){const{word:l,flag:g,written:k,value:T=""}=u,
{span:D}=l,w=g?.kind??"text";switch(w){case"choice":return{};case"tests":return{files:[{as:"tests",path:T,span:D}]};case"\
path":{const P=(0,L().normalise)(T)===void 0?"outside-code":void 0,R=(0,O().isElsewhere)(T)?[]:[{as:"place",path:T,span:D}];
return{rule:P,files:R,root:T}}case"config":return(0,O().isElsewhere)(T)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(T)?{}:{
files:[{as:"config",path:T,span:D}]};case"output":{const P=T.slice(T.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(P)?{}:(0,O().isElsewhere)(P)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:P,span:D}]}}case"cod\
e":case"preload":{const P=w==="code"?f(T,c):s(T,c),R=j("tool-runs-file",a,u);return{rule:P,files:t(T).map(C=>i(C,D,R,w))}}case"\
module":{const P=T.split(":").filter(H=>/^\w+(?:\.\w+)*$/.test(H)),R=new Set(P.flatMap(H=>[H,H.replace(/\.\w+$/,"")]).flatMap(
o)),C=j("tool-runs-file",a,u);return{rule:(0,O().isForeign)(T)||/[\\/]/.test(T)?"outside-code":void 0,files:[...R].map(H=>({
as:"module",path:H,span:D,ifFile:C}))}}default:{const P=(0,O().isOfMachine)(T)&&!y(k,T);return{rule:(0,O().isForeign)(T)||
P||A.test(T)?"outside-code":void 0}}}}const A=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\][{}:]*\.json\b)/s,b=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function y(a,u){return b.test(a)||a==="-t"&&!u.includes(":")}function f(a,u){if((0,O().isElsewhere)(a)||/[\s(){};`]/.test(
a))return"outside-code";if(a.split(",").some(l=>/^\.|\.[cm]?[jt]sx?$/.test(l)))return u?"outside-code":"tool-runs-file"}
function s(a,u){return v().PRELOADABLE_PACKAGES.has(a)||v().PRELOADABLE_BY_TOOLS.has(a)?"tool-runs-file":u?"outside-code":
f(a,u)??"tool-runs-file"}function t(a){return a.split(",").filter(c=>c!==""&&!(0,O().isElsewhere)(c)).map(c=>c.replace(/^<rootDir>\//,
"./"))}function i(a,u,c,l){return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(a)?{as:"code",path:a,span:u}:{as:"module",path:a,
span:u,ifFile:c,first:l==="preload"}}function o(a){const u=a.replaceAll(".","/");return["","src/"].flatMap(c=>[".py","/_\
_main__.py","/__init__.py"].map(l=>`${c}${u}${l}`))}function p(a){const[,u="",c=""]=/^(\w+)[=:](.*)$/s.exec(a)??[];return u!==
""&&(0,F().isHarmlessVariable)(u,c)}function d(a,u){return/^(?:_?mocha|deno)$/.test(a)?u.split(",").map(c=>c.startsWith(
"-")?c:`--${c}`):a==="ava"?(0,$().lex)(u).words.map(({text:c})=>c):[u]}const e="x.js";function r({span:a},u){const c=[...u,
e,e].map(k=>({text:k,span:a,quoted:!1})),{invocation:l,problems:g}=(0,N().parseNode)(c);return{problems:g,nodeFlags:l.flags}}
function n(a,{stops:u,handsOn:c,data:l={}},{word:g,value:k=""}){const T=D=>({problems:[(0,O().wordProblem)(D,a,g)]});if(c){
const D=g.text.includes("=")||k===""?[]:[k],w=r(g,[g.text,...D]);if(!w.problems.some(({rule:P})=>P==="unknown-flag"))return w}
return u?T("unknown-flag"):l.starts==="npm-scripts"&&g.text.includes("=")?S:(0,O().isForeign)(k)||(0,O().isOfMachine)(k)?
T("outside-code"):l.unknown?S:T("unknown-flag")}},91633:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.filesAmong=E,m.judgeOperands=O,m.refusedAmong=$,m.ruleForOperand=S;function v(){const b=h(91063);return v=function(){return b},
b}function I(){const b=h(32854);return I=function(){return b},b}function L(){const b=h(13254);return L=function(){return b},
b}function F(){const b=h(31901);return F=function(){return b},b}function $(b,y,f){const[s]=f;if(s===void 0)return[];const t=f.
find(({text:o})=>y.readsBehind&&N(y,o)!==void 0);return(y.data.variables?f:[t??s]).flatMap(o=>{const p=N(y,o.text);return p===
void 0?[]:[(0,F().wordProblem)(p,b,o)]})}function N({refused:b,data:y},f){const s=y.ends_with?.split(" ");if(s?.includes(
f))return;const t=o=>(0,v().lookUp)(b,(0,v().flagKey)(o))?.kind,i=f.split(":").some(o=>t(o)==="never-ends");return t(f)??
(s||i?"never-ends":void 0)}function O(b,{data:{variables:y,operands:f="path"}},s){return s.flatMap(t=>{const i=y===void 0?
[]:A(b,y,t);if(i.length>0)return i;const o=S(f,t.text);return o===void 0?[]:[(0,F().wordProblem)(o,b,t)]})}function S(b,y){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(y))return b==="text"&&M.test(y)?void 0:"uses-network";switch(b){case"\
import":return y.includes("@")?"uses-network":(0,I().normalise)(y)===void 0?"outside-code":void 0;case"text":return y===
"-"?"reads-stdin":(0,F().isForeign)(y)||(0,F().isOfMachine)(y)?"outside-code":void 0;case"path":case"tests":{if(y==="-")
return"reads-stdin";if(y.startsWith("@"))return"outside-code";const f=y.replace(/^!|::.*$/gs,"");return(0,I().normalise)(
f)===void 0||(0,F().isForeign)(y)?"outside-code":void 0}}}const M=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function E({data:b},y){const{operands:f="path"}=b;return y.flatMap(({text:s,span:t})=>{if(S(f,s)!==void 0)return[];const i=(f===
"import"||b.starts==="package")&&s.endsWith(".go");if(f==="tests"||i)return[{as:"tests",path:s.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:t}];const o=(0,I().normalise)(s);return o&&!(0,I().isWithin)(o,".git",{ignoreCase:!0})&&!(0,F().isElsewhere)(s)?
[{as:"place",path:s,span:t}]:[]})}const j=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,x=/[$`;&|<>(){}\s]/;function A(b,y,f){
const{text:s,span:t}=f,i=s.includes("="),o=s.replace(/(?<!\s)\s*(?<![:+?!])[:+?!]*=.*$/s,"");return i&&!y.includes(o)?[(0,L().
problemAt)("make-variable",t,{program:b,variable:o})]:(i?j.test(s):!x.test(s))?[]:[(0,F().wordProblem)("outside-code",b,
f)]}},20691:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.launchesOf=N;function v(){const A=h(21006);
return v=function(){return A},A}function I(){const A=h(13254);return I=function(){return A},A}function L(){const A=h(54669);
return L=function(){return A},A}function F(){const A=h(97340);return F=function(){return A},A}function $(){const A=h(31901);
return $=function(){return A},A}function N(A,{program:b,words:y,parsing:f},{flags:s,operands:t}){const i=s.some(({flag:d})=>d?.
kind==="only-prints"||d?.kind==="outside-code"),o=d=>f.start(d,b),p=(()=>{switch(A){case"node":return i?[]:[o({program:"\
node",words:t})];case"command":return i?[]:[O(b,y,t,o)];case"command-texts":return t.map(d=>M(b,d,o));case"npm-scripts":{
const d=s.flatMap(({flag:e,word:r})=>e===void 0?[r]:[]);return t.map(e=>E(b,e,d,o))}default:return[]}})();return{invocation:{
launched:p.flatMap(d=>d.launched)},problems:p.flatMap(d=>d.problems)}}function O(A,b,y,f){const{words:s,problems:t}=A===
"cross-env"?S(y):{words:y,problems:[]},[i]=s,o=i&&b.find(({text:r})=>r===i.text),p=`\`${A}\` starts at the first word tha\
t is \`${i?.text}\``,d=i===void 0||o===i?[]:[(0,I().problemAt)("flag-value",i.span,{program:A,flag:i.text,fault:p})],e=f(
{words:s});return{...e,problems:[...t,...d,...e.problems]}}function S(A){const b=A.findIndex(({text:s})=>!/^\w+=/.test(s)),
y=b<0?A:A.slice(0,b),f=y.flatMap(({text:s,span:t})=>{if((0,F().setsHarmless)(s))return[];const{written:i,attached:o=""}=(0,v().
splitAtEquals)(s);return[(0,I().problemAt)("assignment-refused",t,{name:i,value:o,known:!1})]});return{words:A.slice(y.length),
problems:f}}function M(A,{text:b,span:y},f){const[,s="",t=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(b)??[],{words:i,
problems:o}=(0,L().lex)(s===""?b.replace(/^npm:(?=\S)/,"npm run "):t);if(!((0,L().hasOneReading)({problems:o})||s!==""&&
t.trim()==="")||!/^[\w:.@/*-]*$/.test(s))return x(A,{text:b,span:y});const d=i.map(e=>({...e,span:y}));return f(s===""?{
words:d}:j([{text:s,span:y,quoted:!1},...d],"wildcard"))}function E(A,{text:b,span:y},f,s){const[,t="",i=""]=/^\s*(\S+)(.*)$/s.
exec(b)??[],{words:o,problems:p}=(0,L().lex)(i),d=i.trim()===""||(0,L().hasOneReading)({problems:p});if(t===""||!d||/\{!?[*@%\d]/.
test(b))return x(A,{text:b,span:y});const e=o.map(n=>({...n,span:y})),r=[...f,{text:t,span:y,quoted:!1},...e];return s(j(
r,/^[\w:.@/-]+$/.test(t)?void 0:"glob"))}function j(A,b){return{program:"npm",words:[{text:"run",span:A.at(-1)?.span??{start:0,
end:0},quoted:!1},...A],...b&&{selects:b}}}function x(A,b){return{launched:[],problems:[(0,$().wordProblem)("outside-cod\
e",A,b)]}}},87646:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.isTestRun=x,m.parseNode=N;function v(){
const f=h(19609);return v=function(){return f},f}function I(){const f=h(21006);return I=function(){return f},f}function L(){
const f=h(13254);return L=function(){return f},f}function F(){const f=h(31901);return F=function(){return f},f}const $=new Set(
["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function N(f){const s=[],t=[],i=[],o=new Set;for(const c of(0,I().readFlags)(
f,O).tokens){if(c.kind==="operand"){i.push(c.word);continue}if(c.kind==="unknown"){const w={program:"node",flag:c.written};
t.push((0,L().problemAt)("unknown-flag",c.word.span,w));continue}const{spec:l,negated:g}=c.part,k=M(c);s.push(k);const T=E(
l,g,k.value);if(T!==void 0&&t.push(j(k,T)),g)continue;o.add(l.kind);const D=b(l,k);D!==void 0&&t.push((0,F().flagProblem)(
D,"node",k))}const p=x({flags:s}),d=p?i.length:o.has("evaluates")?0:1,e=i.slice(0,d),r=i.slice(d),n=p||o.has("only-print\
s")||o.has("evaluates"),a=y(e,p,f);a!==void 0&&!(n&&e.length===0)&&t.push(a);const u=(0,F().onlyAsksForInformation)(r);return u!==
void 0&&t.push((0,F().printsOnly)("node",u)),{invocation:{program:"node",flags:s,operands:e,passthrough:r},problems:t}}const O={
flags:"first",equals:"long",expand:f=>{const s=f.startsWith("--"),t=s?f.slice(2).replaceAll("_","-"):f,i=t.startsWith("n\
o-")&&!v().NODE_FLAGS.has(t),o=i?t.slice(3):t,p=v().NODE_FLAGS.get(v().NODE_ALIASES.get(o)??(s?o:""));return p&&[{spec:p,
negated:i,takes:i?"never":S(p)}]}};function S({name:f,arity:s}){return f==="print"?"unless-dash":s==="value"?"always":"n\
ever"}function M(f){const{spec:s,negated:t}=f.part;return{name:`--${t?"no-":""}${s.name}`,written:f.written,...(0,I().valueRead)(
f)}}function E({name:f,arity:s},t,i){if(s==="value")return(0,F().valueFault)(i,t);if(t)return i===void 0?void 0:"a `--no\
-` flag takes no value";if(s!=="none")return i?void 0:"its value is missing";const o=f==="print"||/^(?:inspect|debug$|debug-brk$)/.
test(f);return i===void 0||o?void 0:"it takes no value"}function j(f,s){return(0,L().problemAt)("flag-value",f.span,{program:"\
node",flag:f.written,fault:s})}function x({flags:f}){return f.findLast(({name:s})=>s==="--test"||s==="--no-test")?.name===
"--test"}const A=/\.(?:info|lcov|log|tap|txt|xml)$/;function b(f,{value:s=""}){switch(f.kind){case"harmless":return;case"\
reports-tests":return v().BUILT_IN_REPORTERS.has(s)?void 0:"outside-code";case"tolerates-rejections":return s==="warn"||
s==="none"?"weakens":void 0;case"writes-report":return s==="stdout"||s==="stderr"?void 0:A.test(s)&&!(0,F().isElsewhere)(
s)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"preloads":return v().PRELOADABLE_PACKAGES.has(
s)?"tool-runs-file":"outside-code";default:return f.kind}}function y(f,s,t){const[i]=f;if(i===void 0){const d=t.at(-1)?.
span.end??0;return s?void 0:(0,L().problemAt)("reads-stdin",{start:0,end:d},{program:"node",flag:""})}const{text:o,span:p}=i;
if($.has(o))return(0,L().problemAt)("reads-stdin",p,{program:"node",flag:o});if(o.startsWith("-"))return(0,L().problemAt)(
"outside-code",p,{program:"node",flag:`-- ${o}`});if(o==="inspect"||!s&&o==="debug")return(0,L().problemAt)("outside-cod\
e",p,{program:"node",flag:o})}},3893:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.parseNpm=N,m.parseNpx=
M;function v(){const t=h(4274);return v=function(){return t},t}function I(){const t=h(20457);return I=function(){return t},
t}function L(){const t=h(60842);return L=function(){return t},t}function F(){const t=h(13254);return F=function(){return t},
t}function $(){const t=h(31901);return $=function(){return t},t}function N(t,i=$().ALONE){const{flags:o,operands:p}=E(v().
NPM_FLAGS,t,v().NPM_SHORTHANDS),[d,...e]=p,r=d&&v().NPM_SUBCOMMANDS.get(d.text),n=r?.kind==="runs-tool",a=j("npm",o,t,n),
u={program:"npm",flags:a.flags};if(d===void 0){const k=A(o)?[]:[s("npm",t)];return{invocation:{...u,operands:[],passthrough:[]},
problems:[...a.problems,...k]}}if(r===void 0){const k=[...v().NPM_SUBCOMMANDS].find(([w])=>w.startsWith(d.text))?.[1].name??
"",T={program:"npm",subcommand:d.text,meant:k},D=[(0,F().problemAt)("unknown-subcommand",d.span,T),...a.problems];return{
invocation:{...u,operands:e,passthrough:[]},problems:D}}const c={...u,subcommand:r.name},{invocation:l,problems:g}=b(r,{
word:d,rest:e},c,i);return{invocation:l,problems:[...g,...a.problems]}}const O={...v().NPM_FLAGS,stops:!0},S=new Map([...v().
NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function M(t,i=$().ALONE){const{flags:o,operands:p}=E(O,
t,S),d=j("npx",o,t,!0),e={program:"npx",subcommand:"exec",flags:d.flags},[r]=p;if(r===void 0){const{subcommand:T,...D}=e,
w=A(o)?[]:[s("npx",t)];return{invocation:{...D,operands:[],passthrough:[]},problems:[...d.problems,...w]}}const n=t[t.indexOf(
r)-1],a=p.slice(1).find(({text:T})=>T.startsWith("-")),l=/^--no(?!-install$)/.test(n?.text??"")&&a!==void 0&&n?[(0,F().problemAt)(
"flag-value",n.span,{program:"npx",flag:n.text,fault:"npx takes the next word for its value"})]:[],{invocation:g,problems:k}=f(
p,e,i);return{invocation:g,problems:[...k,...d.problems,...l]}}function E(t,i,o){const p=new Map;for(const a of i){const u=o.
get(a.text);p.set(u===void 0?a:{...a,text:u},a)}const{flags:d,operands:e,started:r}=(0,I().readUse)(t,[...p.keys()]),n=t.
stops?r:e;return{flags:d,operands:n.map(a=>p.get(a)??a)}}function j(t,i,o,p){const d=i.map(e=>{const{word:r,value:n,flag:a}=e,
u=o.findIndex(({span:G})=>G.start===r.span.start),c=(o[u]?.text??"").replace(/^(--[^=]*)=.*/s,"$1"),[,l,g]=/^--(no-)?(.*)$/s.
exec(a?.name??c)??[],k=l!==void 0,T={name:`--${g??c}`,written:c,span:r.span,...n!==void 0&&a&&{value:n},...k&&{negated:k}};
if(a===void 0)return{flag:T,problems:[x(t,T,o[u+1],p)]};const D=/^(?:true|false|null|always)$/.test(o[u+1]?.text??""),w=a.
arity==="value"?(0,$().valueFault)(n,!1):D?"npm reads the next word as its value":void 0,P=(0,L().isReason)(a.kind)?a.kind:
p&&v().SELECTING_FLAGS.has(a.name)?"outside-code":void 0,R={program:"npm",flag:c,fault:w??""},C=w===void 0?[]:[(0,F().problemAt)(
"flag-value",r.span,R)];return{flag:T,problems:[...P?[(0,$().flagProblem)(P,t,T)]:[],...C]}});return{flags:d.map(({flag:e})=>e),
problems:d.flatMap(({problems:e})=>e)}}function x(t,i,o,p){const d=(0,$().flagProblem)("unknown-flag",t,i),e=!p&&v().FLAGS_OF_TESTS.
has(i.written),r=o!==void 0&&!o.text.startsWith("-");return e&&!r?{...d,severity:"warning"}:d}function A(t){return t.some(
({flag:i})=>i?.kind==="only-prints"||i?.kind==="outside-code")}function b({name:t,kind:i},o,p,d){if(i==="runs-script")return y(
t,o,p);if(i!=="runs-tool")return{invocation:{...p,operands:o.rest,passthrough:[]},problems:[(0,$().wordProblem)(i,p.program,
{text:t,span:o.word.span})]};if(o.rest.length>0)return f(o.rest,p,d);const r=p.flags.some(({name:n})=>n==="--call")?[]:[
s(p.program,[o.word])];return{invocation:{...p,operands:[],passthrough:[]},problems:r}}function y(t,{word:i,rest:o},p){const d=t===
"run"?o.slice(0,1):[i],e=t==="run"?o.slice(1):o,[r]=d,n=[];r===void 0?n.push((0,$().printsOnly)("npm",{...i,text:"run"})):
r.text==="env"&&n.push({...(0,$().printsOnly)("npm",{...r,text:"run env"}),severity:"error"});const a=(0,$().onlyAsksForInformation)(
e);return a!==void 0&&n.push((0,$().printsOnly)("npm",a)),{invocation:{...p,operands:d,passthrough:e},problems:n}}function f([
t,...i],o,p){const d={...o,operands:t?[t]:[],passthrough:i};if(t===void 0)return{invocation:d,problems:[]};if(!(0,$().isToolName)(
t.text))return{invocation:d,problems:[(0,$().wordProblem)("uses-network",o.program,t)]};const{problems:e,...r}=p.tool(t,
i);return{invocation:{...d,...r},problems:e}}function s(t,i){const o=i[0]?.span.start??0,p=i.at(-1)?.span.end??0;return(0,F().
problemAt)("nothing-to-run",{start:o,end:p},{program:t})}},39872:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.parseProgram=M,m.parseUse=E;function v(){const s=h(20457);return v=function(){return s},s}function I(){const s=h(13254);
return I=function(){return s},s}function L(){const s=h(97340);return L=function(){return s},s}function F(){const s=h(91633);
return F=function(){return s},s}function $(){const s=h(20691);return $=function(){return s},s}function N(){const s=h(31901);
return N=function(){return s},s}function O(){const s=h(91883);return O=function(){return s},s}function S(){const s=h(79757);
return S=function(){return s},s}function M(s,t,i){const{program:o,use:p}=s,{invocation:d,named:e,problems:r}=E({program:o,
use:p,words:t,family:s,parsing:i}),a=[...e.files.filter(({as:c})=>c!=="place"),...d.files??[]];return{invocation:{program:o,
family:s,...{flags:[],operands:[],passthrough:[]},...d,files:a},problems:r}}function E(s){const{program:t,use:i}=s,{behind:o,
data:p}=i,d=o?s.words.findIndex(({text:T})=>T==="--"):-1,e=d<0?s.words:s.words.slice(0,d),r=(0,v().readUse)(i,e),n=r.rest?
[...r.flags,r.rest.flag]:r.flags,a=d<0||!o?[]:(0,v().readUse)(o,s.words.slice(d+1)).flags,u=[...n.map(T=>(0,L().judgeFlag)(
t,i,T)),...a.map(T=>(0,L().judgeFlag)(t,o??i,T))],c=(i.stops?r.started:r.operands).slice(p.skips??0),{invocation:l,named:g,
problems:k}=x(s,{flags:[...n,...a],operands:c,...r.rest&&{rest:{module:r.rest.flag.flag?.kind==="module",words:r.rest.words}}});
return{invocation:{...l,...p.any_package&&{anyPackage:!0},flags:[...n.map(j),...l.flags??[]]},named:{files:[...u.flatMap(
({files:T=[]})=>T),...g?.files??[]],roots:u.flatMap(({root:T=[]})=>T),nodeFlags:u.flatMap(({nodeFlags:T=[]})=>T)},problems:[
...u.flatMap(T=>T.problems),...k]}}function j({word:s,written:t,value:i}){return{name:t,written:t,span:s.span,...i!==void 0&&
{value:i}}}function x(s,t){const{program:i,use:o,path:p,family:d,parsing:e}=s,{flags:r,operands:n,rest:a}=t,[u,...c]=n,l=(0,F().
refusedAmong)(i,o,n);if(l.length>0&&o.stops)return{invocation:{},problems:l};const g=u&&o.subcommands.get(u.text),k=g?.data.
starts==="own-script"?"own-script":o.data.starts;if(u&&g&&k!=="own-script"){const P=p===void 0?u.text:`${p} ${u.text}`;return E(
{...s,use:g,path:P,words:c})}const T={...p!==void 0&&{subcommand:p},...r.some(({flag:P})=>P?.kind==="checks-syntax-only")&&
{parsed:!0}},D=(()=>{if(a&&d)return a.module?(0,O().parseModule)(d,a.words,e):{invocation:{passthrough:a.words},problems:f(
i,a.words)};if(k!==void 0&&d===void 0)return(0,$().launchesOf)(k,s,t);if(u===void 0)return{invocation:{},problems:b(s,r)};
if(k!==void 0&&d)return(0,S().startByName)(k,u,c,{family:d,parsing:e});if(o.subcommands.size>0){const C=(0,I().problemAt)(
"unknown-subcommand",u.span,{program:i,subcommand:u.text});return{invocation:{operands:[u],passthrough:c},problems:[C]}}
const P=n.filter(({span:C})=>l.every(G=>G.span!==C)),R=(0,F().filesAmong)(o,P);return{invocation:{operands:n},problems:(0,F().
judgeOperands)(i,o,n),named:{files:R}}})(),w=[...l,...y(s,r),...D.problems];return{...D,invocation:{...T,...D.invocation},
problems:w}}function A(s){return s.some(({flag:t,off:i})=>t?.kind==="only-prints"&&!i)}function b({program:s,use:t},i){const o=A(
i)?void 0:t.data.alone,p={text:"",span:{start:0,end:s.length}};return o?[(0,N().wordProblem)(o,s,p)]:[]}function y({program:s,
use:t,path:i,words:o},p){if(A(p))return[];const d=new Set(p.flatMap(({flag:r,off:n})=>r&&!n?r.name:[])),e=o[0]?.span??{start:0,
end:0};return Object.entries(t.data.unless??{}).flatMap(([r,n])=>n.split(" ").some(a=>d.has(a))?[]:[(0,N().wordProblem)(
r,s,{text:i??"",span:e})])}function f(s,t){return t.filter(({text:o})=>/^--?test\./.test(o)).map(o=>(0,N().wordProblem)(
"skips-tests",s,o))}},46868:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.parseTool=$,m.parseUnknownTool=
N;function v(){const S=h(20457);return v=function(){return S},S}function I(){const S=h(11331);return I=function(){return S},
S}function L(){const S=h(39872);return L=function(){return S},S}function F(){const S=h(31901);return F=function(){return S},
S}function $(S,M,E){const{text:j}=S,{tools:x}=E.families,A=x.refusal(j);if(A!==void 0)return{problems:[(0,F().wordProblem)(
A,j,S)]};const b=x.known(j),y=b??x.unknown(j),{invocation:f,named:s,problems:t}=(0,L().parseUse)({program:j,use:y,words:M,
parsing:E}),{launched:i}=f;return{tool:s,...i&&{launched:i},problems:b?t:[...t,...O(S,M,y)]}}function N(S,M,E,j=F().ALONE){
const{problems:x}=(0,L().parseUse)({program:S.text,use:E,words:M,parsing:j});return[...x,...O(S,M,E)]}function O({text:S},M,E){
const{flags:j,operands:x}=(0,v().readUse)(E,M),A=M[M.findIndex(({text:s})=>s==="--")+1],b=[...new Set([x[0],A])].filter(
s=>s!==void 0&&(0,I().startsOthers)(s.text)),y=j.filter(({written:s,flag:t,value:i=""})=>/^-[ex]$/.test(s)&&/\s/.test(i)||
t?.kind!=="config"&&(0,I().isCommandLine)(i)),f=x.filter(({text:s})=>(0,I().hasCommandLine)(s));return[...b,...y.map(({word:s})=>s),
...f].flatMap(s=>s===void 0?[]:[(0,F().wordProblem)("outside-code",S,s)])}},31901:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.ALONE=void 0,m.flagProblem=S,m.isElsewhere=A,m.isForeign=b,m.isOfMachine=y,m.isProgram=$,m.
isToolName=N,m.onlyAsksForInformation=j,m.printsOnly=x,m.valueFault=M,m.wordProblem=O;function v(){const t=h(91063);return v=
function(){return t},t}function I(){const t=h(32854);return I=function(){return t},t}function L(){const t=h(13254);return L=
function(){return t},t}const F=m.ALONE={families:v().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};
function $(t){return t==="node"||t==="npm"||t==="npx"}function N(t){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(t)}function O(t,i,{text:o,span:p}){return(0,L().problemAt)(t,p,{program:i,flag:o})}function S(t,i,o){const{written:p,
span:d,value:e}=o,r={program:i,flag:p};return(0,L().problemAt)(t,d,e===void 0?r:{...r,value:e})}function M(t,i){return i?
"it takes a value, so it has no `--no-` form":t===void 0||t===""?"its value is missing":t.startsWith("-")?"its value beg\
ins with a dash":void 0}const E=new Set(["--version","-v","-V","--help","-h"]);function j(t){const[i]=t;return t.length===
1&&i!==void 0&&E.has(i.text)?i:void 0}function x(t,i){return O("only-prints",t,i)}function A(t){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.
test(t)||t.split(",").some(i=>(0,I().normalise)(i)===void 0)}function b(t){return/(?:^|[=,\s])(?:data|file):/i.test(t)?!0:
!t.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(t)?!1:t.split(/[=,:"']/).some(i=>i.includes("..")&&!s(i))}function y(t){return t.
split(/[=,:"']/).some(i=>f.test(i))}const f=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function s(t){return/^[\\/]/.test(t)||(0,I().normalise)(t)!==void 0}},91883:function(z,m,h){Object.defineProperty(m,"__e\
sModule",{value:!0}),m.parseModule=y;function v(){const f=h(96215);return v=function(){return f},f}function I(){const f=h(
20457);return I=function(){return f},f}function L(){const f=h(91063);return L=function(){return f},f}function F(){const f=h(
13254);return F=function(){return f},f}function $(){const f=h(97340);return $=function(){return f},f}function N(){const f=h(
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
  `}),S=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),M=/^(?:-\w|--[\w-]+=)?[/~]/,E=(0,L().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),j=(0,L().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),x=(0,L().useTable)({flags:{text:"q,quiet"}}),A=new Map([["doctest",j],["py_compile",x]]);function b({
text:f,span:s}){const t=/^\w+(?:\.\w+)*$/.test(f)?f.split("."):[],i=t.map((p,d)=>t.slice(0,d+1).join("."));return(f.endsWith(
".py")?[f]:i.flatMap($().pythonFiles)).map(p=>({as:"module",path:p,span:s}))}function y({program:f,data:s},[t,...i],o){if(t===
void 0){const w={program:f,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,F().problemAt)("fla\
g-value",{start:0,end:0},w)]}}const{known:p}=o.families,d=p.get(t.text);if(d!==void 0&&s.started_programs.includes(t.text)){
const{launched:w,problems:P}=o.start({program:d,words:i},f);return{invocation:{module:t,launched:w},problems:P}}const e={
module:t,operands:[t],passthrough:i},r=t.text==="unittest"?i.flatMap(b):[],n={...e,files:r},a=(w,P=t.text)=>({invocation:n,
problems:[(0,N().wordProblem)(w,f,{...t,text:P})]}),u=/^[\w.]+$/.test(t.text)?O.get(t.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(u!==void 0)return a(u);const c=p.get("python"),l=A.get(t.text);if(l!==void 0&&c!==void 0){const w=t.
text==="py_compile",P={...c,data:{...c.data,extensions:void 0}},{flags:R,operands:C}=(0,I().readUse)(l,i),G=C.map(B=>o.start(
{program:w?c:P,words:[B]},f)),H=G.flatMap(B=>B.launched),W=w?a("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...n,launched:H.map(B=>({...B,...w&&{parsed:w}}))},problems:[...R.flatMap(B=>(0,$().judgeFlag)(t.text,l,B).problems),
...W,...G.flatMap(B=>B.problems)]}}const g=S.has(t.text);if(!g&&(0,v().isOfLibrary)(t.text))return a("outside-code",`-m ${t.
text}`);const[k,...T]=i;if(t.text==="coverage"&&k?.text==="run"&&c!==void 0){const{flags:w,started:P,rest:R}=(0,I().readUse)(
E,T),C=R?[{...R.flag.word,text:"-m"},...R.words]:P;if(C.length>0){const{launched:G,problems:H}=o.start({program:c,words:C},
f),W=w.flatMap(B=>(0,$().judgeFlag)("coverage",E,B).problems);return{invocation:{...n,starts:"module",launched:G},problems:[
...W,...H]}}}const D=i.filter(({text:w})=>(0,N().isForeign)(w)||g&&M.test(w));return{invocation:g?n:{...n,starts:"module"},
problems:D.map(w=>(0,N().wordProblem)("outside-code",t.text,w))}}},79757:function(z,m,h){Object.defineProperty(m,"__esMo\
dule",{value:!0}),m.extensionProblems=x,m.startByName=N;function v(){const y=h(91063);return v=function(){return y},y}function I(){
const y=h(13254);return I=function(){return y},y}function L(){const y=h(11331);return L=function(){return y},y}function F(){
const y=h(91633);return F=function(){return y},y}function $(){const y=h(31901);return $=function(){return y},y}function N(y,f,s,t){
const{program:i}=t.family,o={operands:[f],passthrough:s},p=()=>({invocation:o,problems:[(0,$().wordProblem)("outside-cod\
e",i,f)]});switch(y){case"file":return j(f,s,t);case"package":{const d=(0,F().ruleForOperand)("import",f.text),r=d===void 0&&
f.text.endsWith(".go")?[{as:"tests",path:f.text,span:f.span}]:[];return{invocation:{...o,files:r},problems:d?[(0,$().wordProblem)(
d,i,f)]:[]}}case"program":return A(f,s,t);case"script":case"own-script":{const d=O.test(f.text)?p().problems:[];return{invocation:{
...o,subcommand:"run"},problems:[...d,...E(s,t.family)]}}case"tool":return b("exec",f,s,t);case"script-or-tool":case"scr\
ipt-tool-or-file":{const d=y==="script-tool-or-file";if(S.test(f.text)||d&&M(f.text))return d?j(f,s,t):p();const e=b("sc\
ript-or-tool",f,s,t);return{...e,problems:[...e.problems,...E(s,t.family)]}}default:return p()}}const O=/^\/|\*/,S=/^-$|^\.{0,2}[\\/]|^~|^[^\\/]*[\\/][\s\S]*\.\w+$|\.[cm]?[jt]sx?$/;
function M(y){return/[\\/]/.test(y)&&!/^@[\w.-]+\/[\w.-]+$/.test(y)}function E(y,{program:f,use:s}){return y.filter(({text:i})=>{
const o=/^--([\w-]+)/.exec(i)?.[1];return o!==void 0&&s.flags.get((0,v().flagKey)(o))?.kind==="outside-code"}).map(i=>(0,$().
wordProblem)("outside-code",f,i))}function j(y,f,s){const{family:t,parsing:i}=s,{program:o}=t,{text:p,span:d}=y,e={operands:[
y],passthrough:f,starts:"file"};if(p==="-"||p===""||p.startsWith("/dev/"))return{invocation:e,problems:[(0,I().problemAt)(
"reads-stdin",d,{program:o,flag:p})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(p)&&/:/.test(p))return{
invocation:e,problems:[(0,$().wordProblem)("uses-network",o,y)]};const[,n=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(p)??[],a=t.data.dependency_tools.includes(n)?i.families.known.get(n):void 0;if(a!==void 0){const{launched:u,problems:c}=i.
start({program:a,words:f},o);return{invocation:{launched:u},problems:c}}return{invocation:e,problems:x(t,p,d)}}function x({
program:y,data:{extensions:f}},s,t){const[,i]=/\.([^./\\]*)$/.exec(s.replace(/^.*\//s,""))??[];return f===void 0||i===void 0||
f.split(" ").includes(i)?[]:[(0,I().problemAt)("target-extension",t,{program:y,path:s,extension:i})]}function A(y,f,s){const{
family:t,parsing:i}=s,{text:o}=y;if(/:\/\//.test(o))return{invocation:{},problems:[(0,$().wordProblem)("uses-network",t.
program,y)]};if(o==="-"||/\.\w+$/.test(o))return j(y,f,s);const p=i.families.known.get(o);if(p===void 0||!t.data.started_programs.
includes(o))return{invocation:{},problems:[(0,$().wordProblem)("outside-code",t.program,y)]};const{launched:d,problems:e}=i.
start({program:p,words:f},t.program);return{invocation:{launched:d},problems:e}}function b(y,f,s,{family:t,parsing:i}){const{
text:o}=f,p=[(0,$().wordProblem)("outside-code",t.program,f)];if(y==="exec"&&M(o))return{invocation:{},problems:p};const d=/[;&|<>$`'"(){}\\*?]/.
test(o)||(0,L().hasCommandLine)(o);if(!(0,$().isToolName)(o)&&(y==="exec"||d))return{invocation:{},problems:p};const e={
subcommand:y,operands:[f],passthrough:s},r=(0,$().isProgram)(o)?o:i.families.allowed.get(o);if(r!==void 0){const{launched:c,
problems:l}=i.start({program:r,words:s},t.program);return{invocation:{...e,launched:c},problems:l}}if((0,L().isShell)(o)||
y==="exec"&&(0,L().programNamed)(o)!==void 0)return{invocation:e,problems:p};const{problems:n,...a}=i.tool(f,s),u=y==="e\
xec"||(0,v().isKnownTool)(i.families.tools,o);return{invocation:{...e,...a},problems:u?n:[]}}},51951:function(z,m,h){Object.
defineProperty(m,"__esModule",{value:!0}),m.readCommand=A,m.readWords=y;function v(){const n=h(91063);return v=function(){
return n},n}function I(){const n=h(93028);return I=function(){return n},n}function L(){const n=h(13254);return L=function(){
return n},n}function F(){const n=h(54669);return F=function(){return n},n}function $(){const n=h(11331);return $=function(){
return n},n}function N(){const n=h(90762);return N=function(){return n},n}function O(){const n=h(45806);return O=function(){
return n},n}function S(){const n=h(31901);return S=function(){return n},n}function M(){const n=h(86191);return M=function(){
return n},n}function E(){const n=h(73872);return E=function(){return n},n}function j(){const n=h(82293);return j=function(){
return n},n}const x=new Set;async function A(n,a={}){const u=y(n,a),{tree:c,base:l,changed:g=x,cwd:k="",clock:T,programs:D=v().
NO_PROGRAMS}=a,{isOutput:w}=a;if(u.invocation===void 0||u.argv===null)return u;if(c===void 0)return{...u,problems:[...u.
problems,...b(u.invocation,D)]};const P={tree:c,directory:k,changed:g,families:D,...l&&{base:l},...w&&{isOutput:w}},{invocation:R}=u,
{targets:C,problems:G}=await(0,E().resolveInvocation)(R,P,T);return{...u,targets:C,problems:e(u.problems,G).map(H=>d(H,u.
command))}}function b(n,{tools:a}){return[n,...(0,O().launchedBy)(n)].flatMap(({subcommand:u,operands:[c]})=>u==="exec"&&
c&&(0,S().isToolName)(c.text)&&!(0,v().isKnownTool)(a,c.text)?[(0,L().problemAt)("tool-unknown",c.span,{tool:c.text})]:[])}
function y(n,{tree:a,cwd:u="",programs:c=v().NO_PROGRAMS}={}){if(typeof n!="string")return s(n);const{words:l,assignments:g,
problems:k}=(0,F().lex)(n,a&&(0,I().subTree)(a,u)),T=(0,N().firstErrors)(k),[D]=l,w=(U,K,Y)=>({command:n,words:l,assignments:g,
argv:U,...Y===void 0?void 0:{invocation:Y},targets:[],problems:K});if(D===void 0)return w(null,T);const P=(0,F().hasOneReading)(
{problems:T})?l.map(({text:U})=>U):null,{program:R,problem:C}=i(n,l,c);if(C?.rule==="sentence")return w(P,[C,...T]);if(R===
void 0)return w(P,[...T,C]);const G=f(l,T).slice(1),{invocation:H,problems:W}=(0,O().parseInvocation)(R,G,c),B=(0,j().inspectPaths)(
H,u);return w(P,[...T,...W,...B],H)}function f(n,a){const u=a.find(c=>c.rule==="shell-operator"||(0,L().isProblem)(c,"li\
ne-break")&&!c.args.quoted);return u===void 0?n:n.filter(({span:c})=>c.start<u.span.start)}function s(n){const a=n===null?
"null":Array.isArray(n)?"array":typeof n,u=(0,L().problemAt)("command-not-text",{start:0,end:0},{type:a});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[u]}}const t=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function i(n,a,{allowed:u,offered:c,tools:l}){const[g]=a,k=g?.text??"",T=(0,S().isProgram)(k)?k:u.get(k);if(T!==void 0)return{
program:T};const D=g?.span??{start:0,end:0},w=(C,G)=>({program:void 0,problem:(0,L().problemAt)(C,D,G)}),[,P]=t.exec(k)??
[];if(P===void 0&&(0,M().isSentence)(n)){const C=a.at(-1)?.span.end??D.end;return{program:void 0,problem:(0,L().problemAt)(
"sentence",{start:D.start,end:C},{})}}const R={...p(a,{allowed:u,offered:c}),allowed:[...u.keys()]};return/[\\/]/.test(k)?
w("program-by-path",{program:k,...R}):P!==void 0?w("program-look-alike",{program:k,meant:P.toLowerCase()}):w("program-no\
t-allowed",{program:k,group:(0,$().programNamed)(k)?.kind??(l.known(k)?"npx":"other"),...R})}const o=new Map([["gmake","\
make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function p([
n,a,u],{allowed:c,offered:l}){const g=n?.text??"",k=u!==void 0&&a?.text==="-m"?u.text:"";if(l(g)==="python"&&c.has(k))return{
offered:"",word:k};const T=l(g);if(T!==void 0)return{offered:T};const D=g.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,
"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),w=o.get(D)??D,P=l(w);return c.has(w)?{offered:"",word:w}:P===void 0?
{offered:""}:{offered:P,word:w}}function d(n,a){const u=a.slice(n.span.start,n.span.end);return(0,L().isProblem)(n,"targ\
et-missing")&&/^[^'"\s\\]*\\[^'"\s]*$/.test(u)?{...n,args:{...n.args,written:u}}:n}function e(n,a){const u=new Set(n.map(
r)),c=[...n];for(const l of a){const g=r(l);u.has(g)||(u.add(g),c.push(l))}return c}function r({rule:n,span:a,args:u}){return JSON.
stringify([n,a.start,a.end,u])}},86191:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.isSentence=M,m.
startedFiles=j;function v(){const x=h(11331);return v=function(){return x},x}const I=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
L=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
F=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,$=/^[A-Za-z][a-z']*[:,]?$/,N=/^(?:[A-Za-z_][\w .\t-]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
O=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,S=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function M(x){const A=x.trim(),[b="",...y]=A.split(/\s+/,100);if(b===b.toLowerCase()&&(0,v().programNamed)(b)!==void 0)return!1;
if(N.test(A)||O.test(A)||S.test(b))return!0;if(/[;&|<>$`]/.test(A))return!1;const f=$.test(b);if(y.some(t=>/^--?[A-Za-z]/.
test(t)))return!1;if((f||F.test(b))&&y.some(t=>I.test(E(t))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(b))return y.length>
0||/[.!:]$/.test(b);const s=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(y[0]??"");return f&&s&&(L.test(b)||/[a-z]{2}[.!?]$/.test(
A))}function E(x){return x.replace(/[.,;:!?]$/,"")}function j({targets:x}){return x.flatMap(({kind:A,path:b,parsed:y})=>A===
"file"&&b&&!y?[b]:[])}},66227:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.dependencyHome=t,m.inspectDependency=
j,m.inspectOrigin=x,m.isUnverified=A,m.ownerOf=f,m.packageOf=E,m.resolveAtHome=o;function v(){const p=h(76760);return v=
function(){return p},p}function I(){const p=h(3463);return I=function(){return p},p}function L(){const p=h(95244);return L=
function(){return p},p}function F(){const p=h(93028);return F=function(){return p},p}function $(){const p=h(13254);return $=
function(){return p},p}function N(){const p=h(45156);return N=function(){return p},p}function O(){const p=h(59867);return O=
function(){return p},p}function S(){const p=h(10473);return S=function(){return p},p}function M(){const p=h(47668);return M=
function(){return p},p}function E(p){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(p)?.[1]}async function j(p,d,e){
const{tree:r,base:n=r}=i(p),{name:a,path:u}=d,c=await b(r,n,a),l=c===void 0?await s(r,d):void 0,g=k=>(0,$().problemAt)("\
dependency-unverified",e,{name:a,path:u,...k});return[...c===void 0?[]:[g({fault:c})],...l===void 0?[]:[g({fault:"stale",
differs:l})],...await x(p,a,e)]}async function x(p,d,e){const{tree:r,base:n=r}=i(p);return[...(await y(r,n)).map(u=>(0,$().
problemAt)("dependency-not-compared",e,{name:d,path:u})),...await(0,N().compareWithBase)(r,n,d,e)]}function A(p){return(0,$().
isProblem)(p,"dependency-unverified")?p.args.fault!=="stale":(0,$().isProblem)(p,"target-missing")&&p.args.untracked===!0}
async function b(p,d,e){const[r,n]=await Promise.all([(0,O().readLocks)(p),(0,O().readLocks)(d)]),a=({npm:g})=>g?.packages.
has(e)===!0,u=g=>a(g)||g.unread.length>0;return a(n)&&!a(r)&&p.stat(n.npm?.path??"")||u(n)&&!u(r)?"removed":(await(0,O().
usablePackageJson)(p,""))?.dependencies.has(e)?u(r)||(r.npm??n.npm)===void 0?void 0:"unlocked":"undeclared"}async function y(p,d){
const[{npm:e,unread:r},n]=await Promise.all([(0,O().readLocks)(p),(0,O().readLocks)(d)]);if(!e&&r.length===0&&!n.npm&&n.
unread.length===0)return[""];const a=await Promise.all(r.map(u=>(0,S().hasOtherContent)(p,d,u)));return r.filter((u,c)=>a[c])}
async function f(p,d,e){const{npm:r,unread:n}=await(0,O().readLocks)(p),a=r?.packages,u=n.length>0||a===void 0||a.has(d);
return e.has(d)&&u?d:[...e].find(c=>Object.hasOwn(a?.get(c)?.bin??{},d))}async function s(p,{name:d,binary:e}){const r=`\
node_modules/${d}`,n=(await(0,O().readLocks)(p)).npm?.packages.get(d);if(n===void 0||p.stat(r)===void 0)return;const a=await(0,O().
readJsonFile)(p,`${r}/package.json`),u=(0,I().objectIn)(a),c=(0,I().textIn)(u,"name")||d,l=(0,I().textIn)(u,"version"),g=(R,C,G)=>`\
the installed package has the ${R} \`${C||"nothing"}\`, but the lockfile has \`${G}\``;if(a!==void 0&&c!==n.name)return g(
"name",c,n.name);if(a!==void 0&&!["",l].includes(n.version))return g("version",l,n.version);const k=n.bin??(u.bin===void 0?
void 0:(0,O().binOf)(u.bin,c)??{});if(e===void 0||k===void 0)return;const{name:T,file:D}=e,w=Object.entries(k).flatMap(([
R,C])=>T===void 0||T===R?[v().posix.normalize(C)]:[]),P=T===void 0?"binary":`binary ${T}`;return w.includes(D)?void 0:g(
P,D,w[0]??"nothing")}function t({tree:p,base:d=p,directory:e}){const r=n=>a=>L().LOCKFILES.some(u=>a.stat(v().posix.join(
n,u))!==void 0);return(0,M().foldersUpFrom)(e).find(n=>[p,d].some(r(n)))??""}function i(p,d=t(p)){if(d==="")return p;const{
tree:e,base:r,directory:n,changed:a}=p,u=`${d}/`;return{...p,tree:(0,F().subTree)(e,d),...r&&{base:(0,F().subTree)(r,d)},
directory:n.slice(u.length),changed:new Set([...a].flatMap(c=>c.startsWith(u)?c.slice(u.length):[]))}}async function o(p,d){
const e=t(p),{targets:r,problems:n}=await d(i(p,e));return{targets:r.map(a=>a.path===void 0?a:{...a,path:v().posix.join(
e,a.path)}),problems:n}}},73872:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveInvocation=M;function v(){
const y=h(13254);return v=function(){return y},y}function I(){const y=h(45806);return I=function(){return y},y}function L(){
const y=h(15804);return L=function(){return y},y}function F(){const y=h(52437);return F=function(){return y},y}function $(){
const y=h(59867);return $=function(){return y},y}function N(){const y=h(82293);return N=function(){return y},y}function O(){
const y=h(9504);return O=function(){return y},y}function S(){const y=h(56788);return S=function(){return y},y}function M(y,f,s){
const t=new(S()).Trail((i,o)=>E(i,o,t),s);return E(y,f,t)}async function E(y,f,s){const t=[];for(const i of[y,...(0,I().
launchedBy)(y)]){const o=await A(i,f);if("rule"in o)t.push({targets:[],problems:[o]});else for(const p of o)t.push(await j(
p,f,s))}return(0,S().join)(t)}function j(y,f,s){const{program:t,family:i}=y;return i!==void 0?(0,O().resolveProgram)(y,i,
f,s):t==="node"?(0,L().resolveNode)(y,f):(0,F().resolveNpm)(y,f,s)}const x=/^[\w:.@/-]{1,200}$/;async function A(y,f){const{
selects:s,...t}=y,[i]=t.operands;if(s===void 0||i===void 0)return[y];const{text:o,span:p}=i,d=(0,v().problemAt)("outside\
-code",p,{program:"npm",flag:o}),e=b(o,s);if(e===void 0)return d;const n=[...(await(0,$().usablePackageJson)(f.tree,f.directory))?.
scripts.keys()??[]].filter(e);return n.length===0?(0,v().problemAt)("npm-script-missing",p,{script:o,passes:!1}):n.every(
a=>x.test(a))?n.map(a=>({...t,operands:[{...i,text:a}]})):d}function b(y,f){const s=o=>f==="wildcard"?o.replaceAll("/","\
:"):o.replace(/[:/]/g,p=>p===":"?"/":":"),t=(0,N().alternativesOf)(s(y));if(!t?.every(o=>o.split(/[:/]/).every(N().isPlainGlob)))
return;const i={dot:f==="wildcard"};return o=>t.some(p=>(0,N().matchesPattern)(s(o),p,i))}},15804:function(z,m,h){Object.
defineProperty(m,"__esModule",{value:!0}),m.firstFile=n,m.inspectImport=D,m.inspectNodeFlag=k,m.resolveFound=y,m.resolveMain=
a,m.resolveNode=c,m.resolveTests=i;function v(){const R=h(76760);return v=function(){return R},R}function I(){const R=h(
3463);return I=function(){return R},R}function L(){const R=h(32854);return L=function(){return R},R}function F(){const R=h(
93028);return F=function(){return R},R}function $(){const R=h(13254);return $=function(){return R},R}function N(){const R=h(
94411);return N=function(){return R},R}function O(){const R=h(87646);return O=function(){return R},R}function S(){const R=h(
66227);return S=function(){return R},R}function M(){const R=h(59867);return M=function(){return R},R}function E(){const R=h(
82293);return E=function(){return R},R}function j(){const R=h(56788);return j=function(){return R},R}function x(){const R=h(
10473);return x=function(){return R},R}const A=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function b(R,C,G){const{
tree:H}=R,W=(0,E().pathProblem)(C,G,R.directory);if(W!==void 0)return{targets:[],problems:[W]};if(C.includes("\\"))return(0,j().
fails)("target-not-a-file",G,{path:C,reason:"backslash"});const B=(0,L().normalise)((0,j().from)(R,C))??"",U=(0,S().dependencyHome)(
R);if(U!==""&&(0,L().isWithin)(B,v().posix.join(U,"node_modules")))return(0,S().resolveAtHome)(R,J=>b(J,C,G));const K=n(
H,r(B));return K===void 0?t(R,C,B,G):K.kind!=="inside"||K.entry.kind!=="directory"?f(R,{path:C,wanted:B,found:K},G):await a(
R,{path:C,wanted:B},G,J=>f(R,J,G))??(0,j().fails)("target-not-a-file",G,{path:C,reason:"directory"})}async function y(R,{
path:C,wanted:G,found:H},W){const B=(0,x().fileAt)(H,C,W);if("problems"in B)return B;const U=await s(R,B,C,W);if(U.some(
S().isUnverified))return{targets:[],problems:U};const K=(0,x().runs)(R,{name:C,path:B.path,wanted:G},W);return{...K,problems:[
...U,...K.problems]}}async function f(R,C,G){const{path:H,wanted:W}=C,B=(0,x().fileAt)(C.found,H,G);if("problems"in B)return B;
const U=/\.([^./]*)$/.exec(v().posix.basename(B.path))?.[1]??"";if(!A.has(U))return(0,j().fails)("target-extension",G,{program:"\
node",path:H,extension:U});const K=await y(R,C,G);if(K.targets.length===0)return K;const Y=(0,S().packageOf)(B.path);return Y&&
!(0,L().isWithin)(W,"node_modules")&&!W.includes(`node_modules/${Y}`)?(0,j().fails)("dependency-unverified",G,{name:Y,path:H,
fault:"linked"}):B.tracked&&await d(R.tree,B)?(0,j().join)([K,(0,j().fails)("target-writes",G,{path:B.path})]):K}async function s(R,{
path:C,tracked:G,built:H},W,B){const U=(0,S().packageOf)(C);return U===void 0?(G||H)&&!(0,L().isWithin)(C,"node_modules")?
[]:[(0,$().problemAt)("target-missing",B,{path:W,untracked:!0})]:G?[(0,$().problemAt)("dependency-unverified",B,{name:U,
path:W,fault:"committed"})]:await(0,S().inspectDependency)(R,{name:U,path:W},B)}async function t(R,C,G,H){const W=(0,S().
packageOf)(G);if(W===void 0&&R.tree.isPending?.(G))return(0,j().fails)("target-not-judged",H,{path:C});if(W===void 0||R.
tree.stat("node_modules")!==void 0)return(0,x().nothingAt)(R.tree,G,C,H);const B=await(0,S().inspectDependency)(R,{name:W,
path:C},H);return B.some(S().isUnverified)?{targets:[],problems:B}:(0,j().join)([(0,j().fails)("not-installed",H,{name:W}),
{targets:[],problems:B}])}async function i(R,C,G,H){const W=(0,E().testProblem)(C,G,R.directory);if(W!==void 0)return{targets:[],
problems:[W]};const U=((0,E().isPattern)(C)?((0,E().alternativesOf)(C)??[]).map(E().baseOf):[C]).map(J=>(0,L().resolveInTree)(
R.tree,(0,j().from)(R,J)));if(U.some(({kind:J})=>J==="outside"))return(0,j().fails)("target-outside",G,{path:C,reason:"s\
ymlink"});const[K]=U,Y=K?.kind==="inside"&&K.entry.kind==="directory"&&K.entry.tracked;return(0,E().isPattern)(C)||K===void 0||
Y?j().NOTHING:H({path:C,wanted:(0,L().normalise)((0,j().from)(R,C))??C,found:K})}const o=256*1024,p=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function d(R,C){if((C.size??0)>o)return!1;const G=(await R.read(C.path)).toString("latin1");return p.test(G)}const e=[
"",".js",".json",".node"];function r(R){return R===""?[""]:e.map(C=>R+C)}function n(R,C){const G=C.map(H=>(0,L().resolveInTree)(
R,H)).filter(H=>H.kind!=="missing");return G.find(H=>H.kind!=="inside"||(0,F().isRegular)(H.entry.kind))??G[0]}async function a({
tree:R,changed:C},{path:G,wanted:H},W,B){const U=v().posix.join(H,"package.json"),K=await(0,M().readJsonFile)(R,U);if(K===
M().INVALID)return(0,j().fails)("package-json-invalid",W,{path:U});const Y=(0,I().textIn)((0,I().objectIn)(K),"main"),J=Y.
startsWith("/")?void 0:(0,L().normalise)(v().posix.join(H,Y)),V=X=>r(v().posix.join(X,"index")).slice(1),tn=Y===""||!J?[]:
[...r(J),...V(J)],Q=J===void 0?{kind:"outside",path:Y}:u(R,[...tn,...V(H)]);if(Q===void 0)return;const q=await B({path:G,
wanted:H,found:Q});return C.has(U)?(0,j().join)([q,(0,j().fails)("target-changed",W,{path:U})]):q}function u(R,C){return C.
map(G=>(0,L().resolveInTree)(R,G)).find(G=>G.kind==="inside"?(0,F().isRegular)(G.entry.kind):G.kind!=="missing")}async function c(R,C){
const{flags:G,operands:H}=R,W=(0,O().isTestRun)(R);if(l(R,W))return j().NOTHING;const B=[];for(const Y of G)B.push(await k(
Y,C));for(const{text:Y,span:J}of H){if(Y===""||Y.startsWith("-"))continue;const V=()=>b(C,Y,J);B.push(W?await i(C,Y,J,V):
await V())}const{targets:U,problems:K}=(0,j().join)(B);return G.some(({name:Y})=>Y==="--check")?{targets:U.map(Y=>({...Y,
parsed:!0})),problems:K}:{targets:U,problems:K}}function l({operands:R},C){const G=R[0]?.text;return G==="inspect"||G===
"debug"&&!C}const g=new Set(["--import","--require","--experimental-loader"]);async function k(R,C){const{name:G,value:H="",
span:W}=R;return G==="--env-file"||G==="--env-file-if-exists"?P(C,H,W):G==="--test-reporter-destination"?T(C,H,W):!g.has(
G)||!/^[@a-z]/i.test(H)?j().NOTHING:D(C,H,W)}function T(R,C,G){if(/^std(?:out|err)$/.test(C))return j().NOTHING;const H=(0,E().
pathProblem)(C,G,R.directory);if(H!==void 0)return{targets:[],problems:[H]};const W=(0,L().resolveInTree)(R.tree,(0,L().
normalise)((0,j().from)(R,C))??"");return W.kind==="outside"?(0,j().fails)("target-outside",G,{path:C,reason:"symlink"}):
W.kind==="inside"&&W.entry.tracked?(0,j().fails)("writes-files",G,{program:"node",flag:C}):j().NOTHING}async function D(R,C,G){
const H=/^(?:@[^/]+\/)?[^/]+/.exec(C)?.[0]??C;return{targets:[],problems:await(0,S().inspectDependency)(R,{name:H,path:C},
G)}}const w=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function P(R,C,G){if((0,E().pathProblem)(C,G,R.directory)!==void 0)return j().
NOTHING;const H=(0,L().resolveInTree)(R.tree,(0,j().from)(R,C));if(H.kind==="missing"&&R.tree.isPending?.(H.path))return(0,j().
fails)("target-not-judged",G,{path:C});const W=(0,x().fileAt)(H,C,G);if("problems"in W)return W;if(!W.tracked&&!W.built)
return(0,j().fails)("target-missing",G,{path:C,untracked:!0});if((W.size??0)>o)return(0,j().fails)("environment-file-uns\
afe",G,{path:C,names:[]});const U=[...(await R.tree.read(W.path)).toString("utf8").matchAll(w)].map(([,Y=""])=>Y).filter(
Y=>(0,N().isReadByProgram)(Y.toUpperCase())&&Y.toUpperCase()!=="NODE_ENV"),K=[...new Set(U)].slice(0,10);return K.length===
0?j().NOTHING:(0,j().fails)("environment-file-unsafe",G,{path:C,names:K})}},62205:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.manifestChange=j,m.resolveRuns=E;function v(){const e=h(76760);return v=function(){return e},
e}function I(){const e=h(54669);return I=function(){return e},e}function L(){const e=h(90762);return L=function(){return e},
e}function F(){const e=h(96916);return F=function(){return e},e}function $(){const e=h(59867);return $=function(){return e},
e}function N(){const e=h(56788);return N=function(){return e},e}function O(){const e=h(61102);return O=function(){return e},
e}function S(){const e=h(46912);return S=function(){return e},e}function M(e,r,n,a){const{directory:u,event:c,words:l}=r;
return a.follow(`${u}\0${c}`,`${(0,S().scriptText)(r)}\0${l.length}`,()=>A(e,r,n,a),g=>x(g,c,n))}async function E(e,r,n,a){
const u=r.length>0?[await(0,F().inspectShadows)(e,n)]:[];for(const c of r)u.push(await M(e,c,n,a));return(0,N().join)([...u,
j(e,n)])}function j({directory:e,changed:r},n){const a=v().posix.join(e,"package.json");return r.has(a)?(0,N().fails)("t\
arget-changed",n,{path:a}):N().NOTHING}function x(e,r,n){return e.why==="cycle"?(0,N().fails)("npm-script-cycle",n,{script:r}):
(0,N().fails)("npm-script-chain",n,{script:r,limit:e.limit,what:e.why})}async function A(e,r,n,a){const{event:u,body:c,words:l}=r,
g=(0,S().scriptText)(r),k={targets:[(0,N().target)(e,{kind:"npm_script",name:u,script:g})],problems:[]},T={...e,via:u},{
parts:D,fault:w,isIdle:P}=await(0,O().resolveParts)({body:c,words:l,span:n},T,a),R=await b(e,r),C=[k];let G=w!==void 0;for(const{
problems:H,targets:W}of D){const{kept:B,refused:U}=f(H,l);if(C.push({targets:W,problems:B.map(t(R))}),U===void 0)continue;
const K=o(U)&&!s(U);G||=K;const Y=K&&!R?"error":void 0,J={script:u,text:g,reason:U.rule};w||C.push((0,N().fails)("npm-sc\
ript-text",n,J,Y))}if(P&&C.push((0,N().fails)("only-prints",n,{program:"npm",flag:`run ${u}`})),w===void 0)C.push(y(l));else{
const H=R&&l.length===0?"notice":void 0,W={script:u,text:g,...w,words:l.map(B=>B.text)};C.push((0,N().fails)("npm-script\
-form",l[0]?.span??n,W,H))}return G&&R&&C.push((0,O().namedTargets)(c,T,n)),(0,N().join)(C)}async function b({base:e,directory:r,
changed:n},{event:a,body:u}){return(e&&(await(0,$().usablePackageJson)(e,r))?.scripts.get(a))===u&&(!n.has((0,N().from)(
{directory:r},"package.json"))||!/npm_/.test(u))}function y(e){const r=e.flatMap(n=>(0,L().firstErrors)((0,I().lex)(`x ${(0,S().
quoteForScript)(n.text)}`).problems).map(a=>({...a,span:n.span})));return{targets:[],problems:r}}function f(e,r){const n=({
span:l})=>r.some(g=>i(g.span,l)),a=e.filter(l=>n(l)||d(l)),u=e.filter(l=>!a.includes(l)),c=u.filter(o);return{kept:a,refused:c.
find(l=>!s(l))??c[0]??u[0]}}function s({rule:e}){return e==="program-not-allowed"}function t(e){return r=>e&&r.rule==="t\
ool-unknown"?{...r,severity:"notice"}:r}function i(e,r){return e.start<r.end&&e.end>r.start}function o({severity:e}){return e===
"error"}const p=new Set(["build-files-unread","dependency-not-compared","dependency-redirected","target-changed","target\
-writes","not-installed","only-prints","tool-runs-file","tool-unknown","workspaces-changed"]);function d({rule:e,args:r}){
return e==="dependency-unverified"?"fault"in r&&["removed","stale"].includes(r.fault):p.has(e)||e.startsWith("npm-script\
-")||e.startsWith("npmrc-")}},52437:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveNpm=f,m.resolveTool=
s;function v(){const n=h(76760);return v=function(){return n},n}function I(){const n=h(91063);return I=function(){return n},
n}function L(){const n=h(32854);return L=function(){return n},n}function F(){const n=h(93028);return F=function(){return n},
n}function $(){const n=h(13254);return $=function(){return n},n}function N(){const n=h(31901);return N=function(){return n},
n}function O(){const n=h(66227);return O=function(){return n},n}function S(){const n=h(62205);return S=function(){return n},
n}function M(){const n=h(60210);return M=function(){return n},n}function E(){const n=h(96916);return E=function(){return n},
n}function j(){const n=h(59867);return j=function(){return n},n}function x(){const n=h(56788);return x=function(){return n},
n}function A(){const n=h(46912);return A=function(){return n},n}function b(){const n=h(38218);return b=function(){return n},
n}function y(){const n=h(10473);return y=function(){return n},n}async function f(n,a,u){const{subcommand:c,operands:l,flags:g}=n,
[k]=l,T=k?.span??g[0]?.span??{start:0,end:0};if(c==="exec")return k===void 0?x().NOTHING:s(a,n,k);const{project:D,selected:w,
runs:P,packages:R,problems:C}=await(0,A().scriptsThatRun)(n,a,T);if(D===void 0)return{targets:[],problems:C};const G=[await(0,M().
inspectNpmrc)({...a,directory:D},T)];for(const H of R){const W=P.filter(B=>B.directory===H);G.push(await(0,S().resolveRuns)(
{...a,directory:H},W,T,u))}return w&&!R.includes(D)&&G.push((0,S().manifestChange)({...a,directory:D},T)),(0,x().join)([
...G,{targets:[],problems:C}])}async function s(n,a,{text:u,span:c}){if(!(0,N().isToolName)(u))return x().NOTHING;const l=a.
starts==="file",g=l?x().NOTHING:await(0,O().resolveAtHome)(n,T=>t(T,u,c));if(!l&&g.targets.length===0)return g;const k=await(0,b().
resolveToolFiles)(a,n);return(0,x().join)([g,(0,I().isKnownTool)(n.families.tools,u)?x().NOTHING:(0,x().fails)("tool-unk\
nown",c,{tool:u}),k])}async function t(n,a,u){const{tree:c}=n,l=await(0,j().readPackageJson)(c,""),g=(await(0,E().ownBinaries)(
c)).get(a);if(g!==void 0&&n.via!==void 0&&c.stat("node_modules")===void 0)return(0,y().resolveCommitted)(n,{text:g.file,
span:u});if(l===j().INVALID)return(0,x().fails)("package-json-invalid",u,{path:"package.json"});if(l?.binaries.has(a))return(0,x().
fails)("binary-shadowed",u,{name:a,path:l.path});const k=(0,x().from)(n,`node_modules/.bin/${a}`);if(n.directory!==""&&c.
stat(k)!==void 0)return(0,x().fails)("dependency-unverified",u,{name:a,path:k,fault:"elsewhere"});const T=c.stat("node_m\
odules");if(T===void 0)return r(n,l,a,u);const D=await d(c,a),w=c.stat(D),P=(0,L().resolveInTree)(c,D);if(w===void 0||P.
kind==="missing")return(0,x().fails)("binary-missing",u,{name:a});if(P.kind!=="inside")return(0,x().fails)("target-outsi\
de",u,{path:D,reason:"symlink"});const R=(0,O().packageOf)(P.path),C=T.tracked||w.tracked,G=!C&&P.entry.tracked&&await o(
c,P.path);if(R===void 0&&!G||!(0,F().isRegular)(P.entry.kind))return(0,x().fails)("dependency-unverified",u,{name:a,path:P.
path,fault:"elsewhere"});if(!G&&(C||P.entry.tracked)){const B={name:R??a,path:P.path,fault:"committed"};return(0,x().fails)(
"dependency-unverified",u,B)}const H=G?await(0,O().inspectOrigin)(n,p(c,D)??a,u):await i(n,a,P.path,u);if(H.some(O().isUnverified))
return{targets:[],problems:H};if(!await e(c,P.path))return(0,x().fails)("binary-not-node",u,{name:a,path:P.path});G&&n.changed.
has(P.path)&&H.push((0,$().problemAt)("target-changed",u,{path:P.path}));const W={kind:"package_binary",name:a,path:P.path};
return{targets:[(0,x().target)(n,W)],problems:H}}async function i(n,a,u,c){const l=(0,O().packageOf)(u)??a,g=u.slice(`no\
de_modules/${l}/`.length),k={name:a.startsWith("@")?void 0:a,file:g},T=await(0,O().inspectDependency)(n,{name:l,path:u,binary:k},
c);return l===a||!(await(0,j().readLocks)(n.tree)).npm?.packages.has(a)?T:[...T,...await(0,O().inspectOrigin)(n,a,c)]}async function o(n,a){
return(await(0,E().ownPackages)(n)).some(u=>(0,L().isWithin)(a,u))}function p(n,a){return(0,O().packageOf)(v().posix.join(
v().posix.dirname(a),n.readlink(a)??""))}async function d(n,a){const u=`node_modules/.bin/${a}`;if(!a.startsWith("@"))return u;
const c=await(0,j().usablePackageJson)(n,`node_modules/${a}`);if(c===void 0)return u;const[l]=c.binaries.keys();return`n\
ode_modules/.bin/${(c.binaries.size===1?l:void 0)??a.replace(/^@[^/]*\//,"")}`}async function e(n,a){return/\.[cm]?js$/.
test(a)||/^#!.*[/ ]node\b/.test(await(0,y().firstLineOf)(n,a))}async function r(n,a,u,c){const l=await(0,O().ownerOf)(n.
tree,u,a?.dependencies??new Set);if(l===void 0)return(0,x().fails)("binary-missing",c,{name:u});const g={kind:"package_b\
inary",name:u},k=await(0,O().inspectDependency)(n,{name:l,path:u},c);return{targets:[(0,x().target)(n,g)],problems:[n.tree.
isPending?.("node_modules")?(0,$().problemAt)("target-not-judged",c,{path:u}):(0,$().problemAt)("not-installed",c,{name:u}),
...k]}}},60210:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.effectOf=b,m.foreignSettings=i,m.inspectNpmrc=
E,m.npmrcCopies=y,m.readNpmrc=M;function v(){const o=h(76760);return v=function(){return o},o}function I(){const o=h(58238);
return I=function(){return o},o}function L(){const o=h(32854);return L=function(){return o},o}function F(){const o=h(93028);
return F=function(){return o},o}function $(){const o=h(94411);return $=function(){return o},o}function N(){const o=h(56788);
return N=function(){return o},o}function O(){const o=h(10473);return O=function(){return o},o}const S=64*1024;async function M(o){
const p=await(0,O().readText)(o.tree,(0,N().from)(o,".npmrc"),S);if(p===void 0)return{settings:{}};if("unread"in p)return p;
const d=(0,F().lfsObstacle)(p.text);return d!==void 0?{unread:d}:{settings:(0,I().parse)(p.text),file:p.path}}async function E(o,p){
const d=(0,N().from)(o,".npmrc"),e=await M(o);if("unread"in e)return(0,N().fails)("npmrc-setting",p,{path:d,keys:[],why:e.
unread});const{settings:r,file:n=d}=e,a=!o.base||o.changed.has(d)||o.changed.has(n),u=o.base&&await M({...o,tree:o.base}),
c=u&&"settings"in u?u.settings:{},l={changed:[],decides:[],stands:[]};for(const[g,k]of Object.entries(r)){const T=b(g,k),
D=a&&JSON.stringify(c[g])!==JSON.stringify(k),w=g==="node-options"&&!(0,$().areHarmlessOptions)(String(k));T==="harmless"||
T==="honoured"&&!D&&!w||l[D?"changed":T==="other"?"stands":"decides"].push(g)}return(0,N().join)(Object.entries(l).map(([
g,k])=>k.length===0?N().NOTHING:(0,N().fails)("npmrc-setting",p,{path:d,keys:k,why:g},g==="stands"?"warning":void 0)))}const j=new Set(
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
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),A=new Set(["ignore\
-scripts","node-options"]);function b(o,p){const d=typeof p!="object"&&!String(p).includes("${");if(o==="ignore-scripts"&&
d)return typeof p=="boolean"?"honoured":"decides";if(A.has(o)&&d)return"honoured";const e=o.toLowerCase().replaceAll("_",
"-");return x.has(e)||o.includes("${")?"decides":!j.has(o)||typeof p=="object"&&!Array.isArray(p)||String(p).includes("$\
{")?"other":"harmless"}async function y(o,p){return Promise.all((0,F().filesNamed)(o,".npmrc").map(({path:d})=>f(o,d,p)))}
async function f(o,p,d){const e=v().posix.dirname(p),r=await M({tree:o,directory:e==="."?"":e});if("unread"in r)return s(
o,p,r.unread);const{settings:n,file:a=p}=r,u=d.has(p)||d.has(a),c=([g,k])=>{const T=b(g,k);return T==="harmless"||T==="h\
onoured"&&!u},l=Object.entries(n);return{path:a,text:(0,I().stringify)(Object.fromEntries(l.filter(c))),dropped:l.filter(
g=>!c(g)).map(([g])=>g)}}function s(o,p,d){const e=(0,L().resolveInTree)(o,p);return e.kind==="inside"&&(0,F().isRegular)(
e.entry.kind)?{path:e.path,text:"",dropped:[d]}:{path:p,dropped:[d]}}const t=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function i(o,p){return(await y(o,p)).flatMap(({path:e,dropped:r})=>{const n=r.filter(a=>!t.test(a));return n.length>
0?[`${e}: ${n.join(", ")}`]:[]})}},45156:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.compareWithBase=
O,m.knownHosts=void 0,m.replacedArchive=A;function v(){const c=h(3463);return v=function(){return c},c}function I(){const c=h(
32854);return I=function(){return c},c}function L(){const c=h(93028);return L=function(){return c},c}function F(){const c=h(
13254);return F=function(){return c},c}function $(){const c=h(60210);return $=function(){return c},c}function N(){const c=h(
59867);return N=function(){return c},c}async function O(c,l,g,k){if(c===l)return[];const[{npm:T},{npm:D}]=await Promise.
all([(0,N().readLocks)(c),(0,N().readLocks)(l)]),w=D?.packages.get(g),P={name:g,tree:c,base:l,before:[...w?[w]:[],...await s(
l,g)],hosts:await r(l),configured:await n(c,g)},R=await f(P),C=T?.packages.get(g),H=C?S(C,P):T?void 0:E({name:g,version:"",
source:{kind:"registry"}},P);return H&&R.push({name:g,path:T?.path??".npmrc",...H}),R.map(W=>(0,F().problemAt)("dependen\
cy-redirected",k,W))}function S(c,l){const{tree:g,base:k}=l,T=l.before.find(w=>b(w,c));return T?.version===c.version&&y(
T,c)||A(c,g,k)?{how:"integrity",to:c.integrity??"nothing"}:T?E(c,l):M(c,l)}function M(c,l){const{source:g}=c;if(g.kind===
"git"||g.kind==="tarball")return{how:g.kind,to:g.at};if(g.kind==="file"){const k=l.before.some(T=>T.source.kind!=="file");
return x(c,l.tree)&&!k?void 0:{how:"file",to:g.at}}return c.name!==l.name?{how:"alias",to:c.name}:E(c,l)}function E({source:c},{
hosts:l,configured:g}){if(c.kind!=="registry")return;const k=e(c,g);return l.has(k)?void 0:{how:"host",to:k}}function j({
source:c}){if(c.kind==="file")return(0,I().normalise)(c.at.replace(/#.*$|::.*$/s,""))||void 0}function x(c,l){const g=j(
c),k=g===void 0?void 0:(0,I().resolveInTree)(l,g);return k?.kind==="inside"&&k.entry.kind==="directory"}function A(c,l,g){
const k=j(c);if(k===void 0)return!1;const[T,D]=[l,g].map(P=>(0,I().resolveInTree)(P,k));return!(T?.kind==="inside"&&(0,L().
isRegular)(T.entry.kind))||D?.kind!=="inside"?!1:T.entry.oid!==D.entry.oid||T.entry.size!==D.entry.size}function b(c,l){
return c.name===l.name&&c.source.kind===l.source.kind&&o(c)===o(l)}function y({integrity:c,source:l},{integrity:g}){if(c===
void 0||l.kind==="file"&&g===void 0)return!1;if(g===void 0)return!0;const k=w=>w.split("-",1)[0],T=g.split(/\s+/),D=c.split(
/\s+/).filter(w=>T.some(P=>k(P)===k(w)));return D.length>0&&!D.some(w=>T.includes(w))}async function f(c){const{name:l,tree:g,
before:k}=c;return(await s(g,l)).flatMap(T=>{if(T.source.kind==="registry"&&T.name===l||k.some(P=>b(P,T)))return[];const w=M(
T,c);return w===void 0?[]:[{name:l,path:"package.json",...w}]})}async function s(c,l){const g=(0,v().objectIn)(await(0,N().
readJsonFile)(c,"package.json")),k=["dependencies","devDependencies","optionalDependencies"].map(C=>(0,v().textIn)((0,v().
objectIn)(g[C]),l)),{overrides:T,resolutions:D,pnpm:w}=g,P=[T,D,(0,v().objectIn)(w).overrides].flatMap(C=>Object.entries(
(0,v().objectIn)(C)).flatMap(([G,H])=>i(G,l)?[typeof H=="string"?H:(0,v().textIn)((0,v().objectIn)(H),".")]:[]));return[
...new Set([...k,...P])].filter(C=>C!==""&&!C.startsWith("workspace:")).map(C=>t(C,l))}function t(c,l){const g=(0,N().aliasIn)(
c);return g!==void 0&&g!==l?{name:g,version:"",source:{kind:"registry"}}:{name:l,version:"",source:(0,N().sourceOf)(c,l,
"")}}function i(c,l){const g=c.split(/[>]|\*\*\//).at(-1)??"";return g===l||g.startsWith(`${l}@`)||g.endsWith(`/${l}`)}function o({
source:{kind:c,at:l=""},version:g}){return c==="tarball"&&g!==""?l.replaceAll(g,"*"):c==="registry"&&d.includes(l)?"":l}
const p="registry.npmjs.org",d=[p,"registry.yarnpkg.com"];function e({at:c},l){return(c===void 0||d.includes(c)?l:void 0)??
c??p}const r=m.knownHosts=(0,L().perTree)(async c=>{const l=await a(c),g=Object.entries(l).filter(([D])=>D==="registry"||
D.endsWith(":registry")).map(([,D])=>u(String(D))),k=((await(0,N().readLocks)(c)).npm?.all??[]).flatMap(({source:D})=>D.
kind==="registry"&&D.at?[D.at]:[]),T=l.registry===void 0||k.some(D=>d.includes(D));return new Set([...g,...k,...T?d:[]])});
async function n(c,l){const g=await a(c),[k]=l.startsWith("@")?l.split("/"):[],T=k&&g[`${k}:registry`]||g.registry;return T===
void 0?void 0:u(String(T))}async function a(c){const l=await(0,$().readNpmrc)({tree:c,directory:""});return"settings"in l?
l.settings:{}}function u(c){return URL.canParse(c)?new URL(c).host:c}},96916:function(z,m,h){Object.defineProperty(m,"__\
esModule",{value:!0}),m.inspectShadows=A,m.ownPackages=m.ownBinaries=void 0;function v(){const t=h(76760);return v=function(){
return t},t}function I(){const t=h(32854);return I=function(){return t},t}function L(){const t=h(93028);return L=function(){
return t},t}function F(){const t=h(11331);return F=function(){return t},t}function $(){const t=h(59867);return $=function(){
return t},t}function N(){const t=h(56788);return N=function(){return t},t}function O(){const t=h(47668);return O=function(){
return t},t}const S=m.ownPackages=(0,L().perTree)(async t=>{const i=await(0,O().listWorkspaces)(t,""),o=Array.isArray(i)?
i.map(({directory:n})=>n):[],{npm:p,unread:d}=await(0,$().readLocks)(t),e=(p?.all??[]).flatMap(({source:n})=>n.kind==="f\
ile"?(0,I().normalise)(n.at)??[]:[]),r=d.length>0?await M(t):[];return[...new Set([...o,...e,...r])].filter(n=>n!=="")});
async function M(t){const i=await(0,$().usablePackageJson)(t,""),o=(0,L().filesNamed)(t,"package.json").map(({path:d})=>v().
posix.dirname(d)),p=[];for(const d of o){const e=d==="."?void 0:await(0,$().usablePackageJson)(t,d);e!==void 0&&i?.dependencies.
has(e.name)&&p.push(d)}return p}const E=m.ownBinaries=(0,L().perTree)(async t=>{const i=new Map;for(const o of await S(t)){
const p=await(0,$().usablePackageJson)(t,o);for(const[d,e]of p?.binaries??[]){const r=v().posix.join(o,e);i.set(v().posix.
basename(d),{file:r,manifest:v().posix.join(o,"package.json")})}}return i}),j=new Set([...F().PROGRAM_NAMES,...`[ alias \
awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),x=new Set(["node","npm","npx","sh"]);async function A(t,i){const{tree:o,base:p}=t,
d=await E(o),e=p&&await E(p),r=[...d].flatMap(([a,{manifest:u}])=>j.has(a)?[b(a,u,e?.has(a)===!0,i)]:[]),n=[];for(const a of(0,O().
foldersUpFrom)(t.directory)){const u=await y(o,v().posix.join(a,"node_modules/.bin"));for(const{name:c,path:l,isLocked:g}of u)
n.push(b(c,l,g,i))}return(0,N().join)([...r,...n])}function b(t,i,o,p){return o?x.has(t)?(0,N().fails)("program-replaced",
p,{name:t,path:i},"warning"):N().NOTHING:(0,N().fails)("program-replaced",p,{name:t,path:i})}const y=(0,L().perPath)(async(t,i)=>{
const o=[];for(const{path:p}of t.list(i)){const d=v().posix.basename(p).replace(/\.(?:cmd|exe|ps1)$/,"");if(!j.has(d))continue;
const e=(0,I().resolveInTree)(t,p);if(e.kind!=="inside")continue;const r=e.path===p?await f(t,e.entry):e.path,n=r!==void 0&&
/node_modules\/(?!\.bin\/)/.test(r);o.push({name:d,path:p,isLocked:n&&!e.entry.tracked})}return o});async function f(t,{
path:i,size:o=0}){if(o>s)return;const p=(await t.read(i)).toString("utf8"),[,d]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(p)??
[];return d&&v().posix.join(v().posix.dirname(i),d)}const s=16*1024},59867:function(z,m,h){Object.defineProperty(m,"__es\
Module",{value:!0}),m.INVALID=void 0,m.aliasIn=u,m.binOf=b,m.readPackageJson=m.readLocks=m.readLock=m.readJsonFile=void 0,
m.sourceOf=r,m.usablePackageJson=x;function v(){const c=h(26040);return v=function(){return c},c}function I(){const c=h(
3463);return I=function(){return c},c}function L(){const c=h(95244);return L=function(){return c},c}function F(){const c=h(
32854);return F=function(){return c},c}function $(){const c=h(93028);return $=function(){return c},c}function N(){const c=h(
10473);return N=function(){return c},c}const O=["dependencies","devDependencies","optionalDependencies"],S=64*1024*1024,
M=m.INVALID=Symbol("invalid"),E=m.readJsonFile=(0,$().perPath)(async(c,l)=>{if((0,F().resolveInTree)(c,l).kind==="missin\
g")return;const g=await(0,N().readText)(c,l,S);if(g===void 0||"unread"in g||(0,I().isNestedTooDeep)(g.text))return M;const k=(0,v().
attempt)(()=>JSON.parse(g.text.replace(/^\uFEFF/,"")));return typeof k=="object"&&k!==null?k:M}),j=m.readPackageJson=(0,$().
perPath)(async(c,l)=>{const g=l===""?"package.json":`${l}/package.json`,k=await E(c,g);return k===void 0||k===M?k:A(g,k)});
async function x(c,l){const g=await j(c,l);return g===M?void 0:g}function A(c,l){const g=typeof l.name=="string"?l.name:
"";return{path:c,name:g,scripts:y(l.scripts),binaries:new Map(Object.entries(b(l.bin,g)??{})),dependencies:new Set(O.flatMap(
k=>[...y(l[k]).keys()])),workspaces:f(l.workspaces)}}function b(c,l){if(typeof c=="string")return{[l.replace(/^@[^/]*\//,
"")]:c};const g=y(c);return g.size===0?void 0:Object.fromEntries(g)}function y(c){return new Map(Object.entries((0,I().objectIn)(
c)).flatMap(([l,g])=>typeof g=="string"?[[l,g]]:[]))}function f(c){const l=Array.isArray(c)?c:(0,I().objectIn)(c).packages;
return Array.isArray(l)?l.filter(g=>typeof g=="string"):[]}const s=m.readLocks=(0,$().perTree)(async c=>{const l=L().LOCKFILES.
filter(D=>c.stat(D)!==void 0),g=L().NPM_LOCKFILES.find(D=>l.includes(D)),k=g===void 0?void 0:await t(c,g),T=l.filter(D=>!L().
NPM_LOCKFILES.some(w=>w===D));return k==="unread"?{unread:[g??"",...T]}:g===void 0?{unread:T}:{npm:k??{path:g,packages:new Map,
all:[]},unread:T}}),t=m.readLock=(0,$().perPath)(async(c,l)=>{const g=await(0,N().readText)(c,l,S),k=g&&"text"in g?g.text.
replace(/^\uFEFF/,""):"",T=(0,I().objectIn)((0,v().attempt)(()=>JSON.parse(k)));if(T.packages===void 0)return T.lockfileVersion===
1?"unread":void 0;const D=new Map,w=[];for(const[P,R]of Object.entries((0,I().objectIn)(T.packages))){if(P==="")continue;
const[,C,G]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(P)??[],H=i(G??P,(0,I().objectIn)(R));C===""&&G!==void 0&&D.
set(G,H),w.push(H)}return{path:l,packages:D,all:w}});function i(c,l){const g=(0,I().textIn)(l,"name")||c,k=(0,I().textIn)(
l,"version"),T=(0,I().textIn)(l,"resolved"),D=(0,I().textIn)(l,"integrity"),w=b(l.bin,g),P=l.link===!0?{kind:"file",at:T.
replace(/^file:/,"")}:r(T,g,k);return{name:g,version:k,source:P,...D&&{integrity:D},...w&&{bin:w}}}const o={kind:"regist\
ry"},p=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,d=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
e=/^(?:file|link|portal|workspace):(.*)$/is;function r(c,l,g){const[,k]=e.exec(c)??[];return k!==void 0?{kind:"file",at:k}:
p.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:/^https?:/i.test(c)?n(c,l,g):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(c)||
/\.t(?:ar\.)?gz$/i.test(c)?{kind:"file",at:c}:d.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:o}function n(c,l,g){const k={
kind:"tarball",at:c.replace(/#.*$/s,"")};if(!URL.canParse(c))return k;const{host:T,pathname:D}=new URL(c),w=a(D),[,P]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(w)??[];if(T==="codeload.github.com"&&P!==void 0)return{kind:"git",at:`https://github.com/${P}`};const R=l.replace(/^@[^/]*\//,
"");return w.endsWith(`/${l}/-/${R}-${g}.tgz`)||w.endsWith(`/${l}/-/${l}-${g}.tgz`)||T==="npm.pkg.github.com"&&w.startsWith(
`/download/${l}/${g}/`)?{kind:"registry",at:T}:k}function a(c){try{return decodeURIComponent(c)}catch{return c}}function u(c){
const[,l]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(c)??[];return l===void 0||/^[\^~<>=*v\d]/.test(l)?void 0:l}},65490:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.isPackageManager=x,m.resolvePackageManager=j,m.selectsPackages=A;function v(){
const f=h(76760);return v=function(){return f},f}function I(){const f=h(93028);return I=function(){return f},f}function L(){
const f=h(31901);return L=function(){return f},f}function F(){const f=h(52437);return F=function(){return f},f}function $(){
const f=h(62205);return $=function(){return f},f}function N(){const f=h(60210);return N=function(){return f},f}function O(){
const f=h(59867);return O=function(){return f},f}function S(){const f=h(56788);return S=function(){return f},f}function M(){
const f=h(46912);return M=function(){return f},f}function E(){const f=h(47668);return E=function(){return f},f}async function j(f,s,t,i){
const{subcommand:o,operands:p,flags:d}=f,[e]=p;if(e===void 0)return S().NOTHING;const{text:r,span:n}=e,a=(0,S().join)([await(0,N().
inspectNpmrc)({...t,directory:""},n),t.directory===""?S().NOTHING:await(0,N().inspectNpmrc)(t,n)]),u=(0,L().isProgram)(r)||
t.families?.allowed.has(r)===!0,c={...f,subcommand:"exec"};if(o==="exec")return(0,S().join)([a,u?S().NOTHING:await(0,F().
resolveTool)(t,c,e)]);const l=await b(t,A(f,s),n);if("problems"in l)return(0,S().join)([a,l]);const g=l.filter(({manifest:D})=>D.
scripts.has(r));if(g.length>0){const D=g.map(w=>y(w,f,t,i));return(0,S().join)([a,...await Promise.all(D)])}const k=r===
"start";if(o==="script-or-tool"&&!k){if(u)return a;if((0,L().isToolName)(r))return(0,S().join)([a,await(0,F().resolveTool)(
t,c,e)]);if(!/^[:.-]*\w[\w:.-]*$/.test(r)){const D=[(0,L().wordProblem)("outside-code",s.program,e)];return(0,S().join)(
[a,{targets:[],problems:D}])}}const T={script:r,passes:d.some(({name:D})=>D==="--if-present")};return(0,S().join)([a,(0,S().
fails)("npm-script-missing",n,T,k?"error":void 0)])}function x({data:f}){return f.starts==="script-or-tool"||f.starts===
"script-tool-or-file"}function A({anyPackage:f,flags:s,passthrough:t},{data:i}){const o=[...s.map(({name:p})=>p),...t.map(
({text:p})=>p)];return f===!0||o.some(p=>i.selecting_flags.includes(p.replace(/=.*/s,"")))}async function b({tree:f,directory:s},t,i){
const o=(0,I().filesNamed)(f,"package.json").flatMap(({path:r})=>r.split("/").includes("node_modules")?[]:v().posix.dirname(
r).replace(/^\.$/,"")),p=r=>f.stat(v().posix.join(r,"package.json"))!==void 0,d=t?o:(0,E().foldersUpFrom)(s).filter(p).slice(
0,1);if(d.length===0)return(0,S().fails)("package-json-missing",i,{directory:s});const e=[];for(const r of d){const n=await(0,O().
readPackageJson)(f,r);if(n===O().INVALID)return(0,S().fails)("package-json-invalid",i,{path:v().posix.join(r,"package.js\
on")});n!==void 0&&e.push({directory:r,manifest:n})}return e}async function y({directory:f,manifest:s},{operands:[t],passthrough:i},o,p){
const d={...o,directory:f},{text:e="",span:r={start:0,end:0}}=t??{},n=(0,M().runsIn)(s,f,{event:e,words:i});return(0,S().
join)([await(0,$().resolveRuns)(d,n,r,p),{targets:[],problems:(0,M().inspectEmpty)(n,e,d,r)}])}},82293:function(z,m,h){Object.
defineProperty(m,"__esModule",{value:!0}),m.alternativesOf=i,m.baseOf=f,m.inspectPaths=O,m.isPattern=y,m.isPlainGlob=j,m.
matchesPattern=x,m.pathProblem=E,m.testProblem=M;function v(){const o=h(32854);return v=function(){return o},o}function I(){
const o=h(13254);return I=function(){return o},o}function L(){const o=h(14395);return L=function(){return o},o}function F(){
const o=h(45806);return F=function(){return o},o}function $(){const o=h(87646);return $=function(){return o},o}const N=new Set(
["--env-file","--env-file-if-exists","--prefix"]);function O(o,p){const{passthrough:d}=o,e=[],r=(a,u)=>{const c=E(a,u,p);
c!==void 0&&e.push(c)};for(const a of[o,...(0,F().launchedBy)(o)]){for(const{name:c,value:l,span:g}of a.flags)l!==void 0&&
(N.has(c)&&r(l,g),c==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(l)&&r(l,g));for(const{as:c,path:l,span:g}of a.subcommand===
"exec"&&a.tool?.files||[]){const k=c==="tests"?M(l,g,p):void 0;k!==void 0&&e.push(k)}if(a.program!=="node"&&a.starts!=="\
file")continue;const u=a.program==="node"&&(0,$().isTestRun)(a)?M:E;for(const{text:c,span:l}of a.operands){const g=c===""||
c==="-"?void 0:u(c,l,p);g!==void 0&&e.push(g)}}const n=d.find(({text:a})=>S.test(a));return n!==void 0&&e.push((0,I().problemAt)(
"absolute-path",n.span,{path:n.text})),e}const S=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function M(o,p,d){if(!y(o))return E(o,p,d);const e=i(o);if(e===void 0)return(0,I().problemAt)("glob-unclear",p,{pattern:o,
reason:"too_many"});for(const r of[o,...e]){const n=E(r,p,d);if(n!==void 0)return{...n,args:{...n.args,path:o}}}}function E(o,p,d){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(o)&&/^(?:data|node|file|[a-z]+:\/)/i.test(o))return(0,I().problemAt)("target-outside",
p,{path:o,reason:"address"});const e=/^(?:[\\/]|[A-Za-z]:)/.test(o),r=e?void 0:(0,v().normalise)(d===""?o:`${d}/${o}`);if(r===
void 0){const n=e?"absolute":"above";return(0,I().problemAt)("target-outside",p,{path:o,reason:n})}if((0,v().isWithin)(r,
".git",{ignoreCase:!0}))return(0,I().problemAt)("target-outside",p,{path:o,reason:"git"})}function j(o){return o.length>
200||o.split("**").length>2?!1:o==="."?!0:o.split("/").every(p=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(p))}function x(o,p,d={}){
return A(o.split("/"),p.split("/"),d)}function A(o,p,d){const[e,...r]=o,[n,...a]=p;return e===void 0?d.partial||p.every(
u=>u==="**"):n===void 0?!1:n!=="**"?b(e,n,d)&&A(r,a,d):A(o,a,d)?!0:b(e,"*",d)&&A(r,p,d)}function b(o,p,{dot:d=!1}){return o.
startsWith(".")&&!p.startsWith(".")&&!d?!1:(0,L().matchesStars)(o,p)}function y(o){return/[*?[{]/.test(o)}function f(o){
return o.replace(/(?<![^/])[^/]*[*?[{].*$/s,"")}const s=200,t=1e3;function i(o){if(o.length>t)return;let p=[o.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const d=[];for(;p.length>0;){const e=[];for(const r of p){const n=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(r);if(n===null)
d.push(r);else{const{0:a,1:u="",index:c}=n,[l,g]=[r.slice(0,c),r.slice(c+a.length)];e.push(...u.split(",").map(k=>`${l}${k}${g}`))}}
if(e.length+d.length>s)return;p=e}return d}},9504:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveProgram=
f;function v(){const l=h(76760);return v=function(){return l},l}function I(){const l=h(96215);return I=function(){return l},
l}function L(){const l=h(91063);return L=function(){return l},l}function F(){const l=h(32854);return F=function(){return l},
l}function $(){const l=h(93028);return $=function(){return l},l}function N(){const l=h(97340);return N=function(){return l},
l}function O(){const l=h(46868);return O=function(){return l},l}function S(){const l=h(79757);return S=function(){return l},
l}function M(){const l=h(65490);return M=function(){return l},l}function E(){const l=h(82293);return E=function(){return l},
l}function j(){const l=h(56788);return j=function(){return l},l}function x(){const l=h(38218);return x=function(){return l},
l}function A(){const l=h(10473);return A=function(){return l},l}function b(){const l=h(47668);return b=function(){return l},
l}const y=5;async function f(l,g,k,T){const D=t(l,g,k);if("problems"in D)return D;const{subcommand:w,starts:P,operands:R,
module:C,launched:G}=l,[H]=R,W=[i(g,k,s(l)),...d(l,D),await(0,x().resolveProgramFiles)(l,k)],B={subcommand:w??H?.text??"",
span:s(l)};if(W.push(u(g,D,B)),C!==void 0&&(P!=="module"||G)&&W.push(a(g,D,C)),H!==void 0&&P==="file"&&W.push(e(l,g,D)),
H!==void 0&&P==="module"&&W.push(n(D,H,l.passthrough)),!(0,M().isPackageManager)(g))return(0,j().join)(W);if(w==="run"||
w==="exec"||w==="script-or-tool")W.push(await(0,M().resolvePackageManager)(l,g,D,T));else if(w!==void 0&&(0,M().selectsPackages)(
l,g)){const U={text:w,span:s(l),quoted:!1},K={...l,subcommand:"run",operands:[U]};W.push(await(0,M().resolvePackageManager)(
K,g,D,T))}return(0,j().join)(W)}function s({operands:l,flags:g}){return l[0]?.span??g[0]?.span??{start:0,end:0}}function t({
flags:l},g,k){let T=k;for(const{name:D,value:w,span:P}of l){if(w===void 0||!(0,L().movesTo)(g,D))continue;const R=(0,A().
entryFrom)(T,w,P);if("problems"in R)return R;T={...k,directory:R.path}}return T}function i({program:l,data:g},{tree:k,changed:T},D){
if(g.build_files.length===0)return j().NOTHING;const w=o(k),P=w.get(g)??p(k,g.build_files);w.set(g,P);const R=P.filter(G=>T.
has(G)),C=P.slice(0,y);return(0,j().join)([P.length===0?j().NOTHING:(0,j().fails)("build-files-unread",D,{program:l,files:C,
count:P.length}),...R.map(G=>(0,j().fails)("target-changed",D,{path:G}))])}const o=(0,$().perTree)(()=>new Map);function p(l,g){
const k=T=>g.some(D=>(0,E().matchesPattern)(D.includes("/")?T:v().posix.basename(T),D,{dot:!0}));return[...l.files()].flatMap(
({path:T})=>!(0,F().isWithin)(T,"node_modules")&&k(T)?T:[])}function d({operands:l,flags:g,starts:k,subcommand:T,family:D},w){
const P=D&&(0,M().isPackageManager)(D)&&T!=="test";return[...(k===void 0&&!P?l:[]).map(({text:G,span:H})=>({text:G.replace(
/::.*$/s,""),span:H})),...g.flatMap(({value:G,span:H})=>G===void 0?[]:[{text:G,span:H}])].map(({text:G,span:H})=>{const W=(0,F().
normalise)((0,j().from)(w,G));return W===void 0||W===""?j().NOTHING:(0,F().isWithin)(W,".git",{ignoreCase:!0})?(0,j().fails)(
"target-outside",H,{path:W,reason:"git"}):(0,F().resolveInTree)(w.tree,W).kind==="outside"?(0,j().fails)("target-outside",
H,{path:G,reason:"symlink"}):j().NOTHING})}function e({operands:[l],parsed:g},k,T){if(l===void 0)return j().NOTHING;const{
targets:D,problems:w}=r(T,l),P=(0,S().extensionProblems)(k,l.text,l.span).length>0,R=D.flatMap(({path:C=""})=>P?[]:(0,S().
extensionProblems)(k,C,l.span));return{targets:D.map(C=>({...C,...g&&{parsed:g}})),problems:[...w,...R]}}function r(l,{text:g,
span:k}){const T=(0,E().pathProblem)(g,k,l.directory);if(T!==void 0)return{targets:[],problems:[T]};const D=(0,A().entryFrom)(
l,g,k);if("problems"in D)return D;if(!(0,$().isRegular)(D.kind))return(0,j().fails)("target-not-a-file",k,{path:g,reason:D.
kind});if(!D.tracked)return(0,j().fails)("target-missing",k,{path:g,untracked:!0});const w=(0,F().normalise)((0,j().from)(
l,g))??"";return(0,A().runs)(l,{name:g,path:D.path,wanted:w},k)}function n(l,g,k){const{text:T,span:D}=g,w=(0,N().pythonFiles)(
T).find(P=>!P.endsWith("/__init__.py")&&l.tree.stat((0,j().from)(l,P))!==void 0);if(w===void 0){const P=(0,O().parseUnknownTool)(
g,k,l.families.tools.module);return(0,j().join)([(0,j().fails)("tool-unknown",D,{tool:T}),{targets:[],problems:P}])}return r(
l,{text:w,span:D,quoted:!1})}function a({program:l},{tree:g,base:k,changed:T,directory:D},{text:w,span:P}){const[R]=w.split(
"."),C=[...T].filter(G=>{const[,H=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(v().posix.relative(D,G))??[];return g.stat(G)!==
void 0&&k?.stat(G)===void 0&&(H===R||(0,I().isOfLibrary)(H))});return c(C,{program:l,subcommand:`-m ${w}`},P)}function u({
program:l,data:g},{changed:k,directory:T},{subcommand:D,span:w}){const P=(0,b().foldersUpFrom)(T).flatMap(C=>g.settings.
map(G=>v().posix.join(C,G))),R=[...k].filter(C=>P.some(G=>(0,F().isWithin)(C,G)));return c(R,{program:l,subcommand:D},w)}
function c(l,g,k){return(0,j().join)(l.map(T=>(0,j().fails)("settings-changed",k,{...g,path:T})))}},56788:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.Trail=m.NOTHING=void 0,m.fails=F,m.from=$,m.join=L,m.target=N;function v(){
const E=h(13254);return v=function(){return E},E}const I=m.NOTHING={targets:[],problems:[]};function L(E){return{targets:E.
flatMap(j=>j.targets),problems:E.flatMap(j=>j.problems)}}function F(E,j,x,A){return{targets:[],problems:[(0,v().problemAt)(
E,j,x,A)]}}function $({directory:E},j){return E===""?j:`${E}/${j}`}function N({via:E},j){return E===void 0?j:{...j,via:E}}
const O=64,S=2e3;class M{#n=new Set;#e=new Set;resolve;#s;constructor(j,x){this.resolve=j,this.#s=x}async follow(j,x,A,b){
if(this.#n.has(j))return b({why:"cycle"});const y=await this.#s?.tickScript();if(y!==void 0)return b({why:"time",limit:y});
const f=`${j}\0${x}`;if(this.#e.has(f))return I;if(this.#n.size>=O)return b({why:"depth",limit:O});if(this.#e.size>=S)return b(
{why:"count",limit:S});this.#n.add(j);const s=await A();return this.#n.delete(j),this.#e.add(f),s}}m.Trail=M},74100:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.helperFault=a,m.helperWords=n,m.isWrapperTool=d,m.readScriptForm=y;function v(){
const g=h(76760);return v=function(){return g},g}function I(){const g=h(678);return I=function(){return g},g}function L(){
const g=h(95244);return L=function(){return g},g}function F(){const g=h(32854);return F=function(){return g},g}function $(){
const g=h(93028);return $=function(){return g},g}function N(){const g=h(94411);return N=function(){return g},g}function O(){
const g=h(54669);return O=function(){return g},g}function S(){const g=h(11331);return S=function(){return g},g}function M(){
const g=h(81716);return M=function(){return g},g}function E(){const g=h(54421);return E=function(){return g},g}function j(){
const g=h(82293);return j=function(){return g},g}function x(){const g=h(56788);return x=function(){return g},g}function A(){
const g=h(46912);return A=function(){return g},g}function b(){const g=h(10473);return b=function(){return g},g}function y(g,k){
const T=(0,M().readShellText)(g,k);if(T.length===0&&!(0,A().isBlank)(g))return{commands:T,fault:{part:"the script",why:"\
cannot be read"}};const D=(0,O().lex)(g).problems.find(({rule:w})=>w==="shell-comment");if(D&&T.length>0){const w=g.slice(
D.span.start,D.span.end);return{commands:T,fault:{part:w,why:"hides the words behind it"}}}for(const[w,P]of T.entries()){
const R=w===T.length-1,C=t(P,g)??f(P,R);if(C!==void 0)return{commands:T,fault:C}}return{commands:T}}function f({separator:g},k){
const T=g.trim();if(!(k?T==="":T==="&&"))return{part:T===""?"a line break":T,why:s}}const s="joins commands in another w\
ay than `&&`";function t(g,k){const{words:T,redirections:D,inside:w,subshell:P,defines:R,problems:C,assignments:G}=g,H=k.
slice(g.span.start,g.span.end).trim(),W=(J,V)=>({part:J,why:V});if(P)return W(H,"runs in a subshell");if(R)return W(H,"d\
efines a function");if(w.length>0)return W(H,"runs a command to make a word");const[B]=D;if(B)return W(`${B.operator} ${B.
target?.text??""}`,"redirects input or output");const U=G.find(({name:J,value:V})=>!(0,N().isHarmlessVariable)(J,V));if(U)
return W(`${U.name}=`,"sets a variable that can choose the code that runs");const K=T.find(J=>(0,M().isDynamic)(g,J)&&!i(
g,J,k));if(K){const{start:J,end:V}=K.span;return W(k.slice(J,V),"is only known when the script runs")}const Y=C.find(J=>!o(
J,T));if(Y){const{start:J,end:V}=Y.span;return W(k.slice(J,V).trim()||H,"is syntax of a shell")}return T.length===0?W(H,
"starts no program"):p(T)}function i({problems:g},{span:k},T){return g.every(D=>D.rule!=="variable-expansion"||D.span.end<=
k.start||D.span.start>=k.end||/^\$\{?npm_package_version\}?$/.test(T.slice(D.span.start,D.span.end)))}function o({rule:g,
span:k,severity:T},D){if(g==="variable-expansion"||T==="warning")return!0;if(g!=="brace-expansion")return!1;const w=D.find(
P=>P.span.start<=k.start&&P.span.end>=k.end);return w!==void 0&&(0,j().alternativesOf)(w.text)?.every(P=>!P.startsWith("\
-"))===!0}function p(g){const[k]=g,T=k?.text??"";if((0,S().changesShell)(T)&&!k?.quoted)return{part:T,why:"is a word of \
the shell"};const D=(0,E().startedWords)(g);if(!d(T))return D.length<g.length||(0,S().programNamed)(T)?.kind==="wrapper"?
{part:T,why:"decides how another program runs"}:(0,E().textHanded)(D)&&T!=="node"?{part:T,why:"runs text as code"}:void 0}
function d(g){const k=(0,S().programNamed)(g);return k?.name===g&&k.wraps==="as-tool"}const e={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},r=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function n([g,...k]){if(g?.text==="shx"){
const[T]=k;return T&&(T.text==="echo"||Object.hasOwn(e,T.text))?k:void 0}return g&&Object.hasOwn(e,g.text)?[g,...k]:void 0}
async function a([g,...k],T){const D=g?.text??"",w=e[D];if(w===void 0)return;const P=k.find(({text:C})=>C.startsWith("-")&&
!w.flags.test(C));if(P)return{part:`${D} ${P.text}`,why:"has a flag that is not known"};const R=k.flatMap(({text:C})=>C.
startsWith("-")?[]:[C]);if(R.length<(w.from<0?2:1))return{part:D,why:"names no path"};for(const C of R.slice(w.from)){const G=await u(
C,T);if(G!==void 0)return{part:`${D} \u2026 ${C}`,why:G}}}async function u(g,k){const{tree:T,isOutput:D}=k,w=g.startsWith(
"/")?void 0:(0,F().normalise)((0,x().from)(k,g));if(w===void 0||w==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(g))return"writes to a path that the text does not show";if(r.test(w))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(w)!==void 0)return"writes a configuration file";const P=T.stat(w);if(P?.tracked&&P.kind!=="dire\
ctory")return"writes a file of the commit";const R=`${w}/`;if(P?.tracked&&[...T.files()].some(G=>G.path.startsWith(R)))return"\
writes to a directory of the commit";if(!(D?.(w)||(await c(T))(w)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const c=(0,$().perTree)(async g=>{const k=new Map;for(const{path:T}of g.files()){if(v().posix.
basename(T)!==".gitignore")continue;const D=await(0,b().readText)(g,T,l),w=v().posix.dirname(T).replace(/^\.$/,"");D&&"t\
ext"in D&&k.set(w,(0,I().default)().add(D.text))}return T=>{const D=T.split("/");let w=!1;for(let P=0;P<D.length;P+=1){const R=k.
get(D.slice(0,P).join("/")),C=D.slice(P).join("/"),G=R?.test(C),H=R?.test(`${C}/`);G?.ignored||H?.ignored?w=!0:(G?.unignored||
H?.unignored)&&(w=!1)}return w}}),l=256*1024},61102:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.namedTargets=
o,m.resolveParts=b;function v(){const n=h(76760);return v=function(){return n},n}function I(){const n=h(95244);return I=
function(){return n},n}function L(){const n=h(32854);return L=function(){return n},n}function F(){const n=h(93028);return F=
function(){return n},n}function $(){const n=h(11331);return $=function(){return n},n}function N(){const n=h(81716);return N=
function(){return n},n}function O(){const n=h(54421);return O=function(){return n},n}function S(){const n=h(45806);return S=
function(){return n},n}function M(){const n=h(31901);return M=function(){return n},n}function E(){const n=h(82293);return E=
function(){return n},n}function j(){const n=h(56788);return j=function(){return n},n}function x(){const n=h(74100);return x=
function(){return n},n}function A(){const n=h(10473);return A=function(){return n},n}async function b({body:n,words:a,span:u},c,l){
const g=(0,x().readScriptForm)(n,(0,F().subTree)(c.tree,c.directory)),k=g.fault?(0,N().everyCommand)(g.commands).map(N().
withoutReserved):g.commands,T=[];let{fault:D}=g,w=c;for(const[C,G]of k.entries()){const H=!D||G.words.every(J=>!(0,N().isDynamic)(
G,J)),W=C===k.length-1&&!g.fault,B=[...G.words.map(J=>({...J,span:u})),...W?a:[]],[U,K]=B;if(U?.text==="cd"){const J=K&&
(0,L().normalise)((0,j().from)(w,K.text));(C>0||B.length!==2||J===void 0)&&(D??={part:"cd",why:"changes the directory in\
 the middle, or leaves the repository"}),w={...w,directory:J??w.directory};continue}const Y=(0,x().helperWords)(B);Y&&(D??=
await(0,x().helperFault)(Y,w)),!(Y||U===void 0||!H||(0,$().isWithoutEffect)(U.text))&&T.push(await s(B,w,l))}const P=k.some(
({words:C})=>y.test(C.map(({text:G})=>G).join(" "))),R=!D&&T.length===0&&k.length>0&&!P;return{parts:T,isIdle:R,...D&&{fault:D}}}
const y=/^(?:\[|exit (?!0$)|false|test )/,f=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function s(n,a,u){const c=(0,x().
isWrapperTool)(n[0]?.text??"")?n:(0,O().startedWords)(n),[l,...g]=c;if(l===void 0)return j().NOTHING;const{families:k}=a,
T=(0,M().isProgram)(l.text)?l.text:k?.allowed.get(l.text),D=f.exec(l.text)?.[1]??l.text,w=n[0]===l?void 0:n[0],P=w?t(w):
j().NOTHING;if(T===void 0&&/[\\/]/.test(D))return(0,j().join)([P,i(c,a)]);const{invocation:R,problems:C}=T?(0,S().parseInvocation)(
T,g,k):(0,S().parseInvocation)("npx",[{...l,text:D},...g],k),G=await u.resolve(R,a),H=T===void 0&&G.problems.some(({rule:U})=>U===
"binary-missing");if(H&&k.tools.known(D)!==void 0)return(0,j().join)([P,t(l),{targets:[],problems:C}]);if(H)return(0,j().
join)([P,i(c,a)]);const B=(0,E().inspectPaths)(R,a.directory);return(0,j().join)([P,{targets:[],problems:[...C,...B]},G])}
function t({text:n,span:a}){return(0,j().fails)("program-not-allowed",a,{program:n,group:"other"})}function i(n,a){const[
u]=n;if(u===void 0)return j().NOTHING;const c=n.map(k=>k.text).join(" "),l=n.find(k=>k.span.start!==u.span.start&&(k.text.
startsWith("-")||(0,$().programNamed)(u.text))),g=l?(0,j().fails)("npm-script-form",l.span,{script:a.via??"",text:c,part:u.
text,why:"is a program that the gate does not read",words:[l.text]}):j().NOTHING;return(0,j().join)([t(u),g,o(c,a,u.span)])}
function o(n,a,u){const c=(0,N().everyCommand)((0,N().readShellText)(n)),l=c.flatMap(({words:W})=>p((0,O().startedWords)(
W)[0],a)),g=l.some(({runsScripts:W})=>W)||c.some(W=>W.substituted.length>0||[...W.words,...W.assignments].some(B=>(0,N().
isDynamic)(W,B))),k=n.split(e).filter(W=>W!==""),T=l.flatMap(({finds:W})=>W?.split(" ")??[]),D=[...new Set([...k,...k.flatMap(
d),...T])],w=[a.directory];for(const{words:W}of c){const[B,U]=W;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||U===void 0)&&(w.
push(...w.flatMap(K=>(0,L().normalise)(v().posix.join(K,U.text))??[])),w.length>r))break}const P=[...a.changed],R=[...new Set(
w)].flatMap(W=>D.map(B=>{const U={...a,directory:W},K=(0,L().normalise)(v().posix.join(W,B));if(K===void 0)return j().NOTHING;
const Y=(0,L().resolveInTree)(a.tree,K);if(Y.kind==="inside"&&(0,F().isRegular)(Y.entry.kind))return(0,A().resolveCommitted)(
U,{text:B,span:u});const J=P.filter(V=>/[*?[]/.test(B)?(0,E().matchesPattern)(V,K,{dot:!0}):Y.kind==="inside"&&K!==""&&(0,L().
isWithin)(V,K));return(0,j().join)(J.map(V=>(0,j().fails)("target-changed",u,{path:V})))})),C=g?P.filter(I().isCode):[],
{targets:G,problems:H}=(0,j().join)([...R,...C.map(W=>(0,j().fails)("target-changed",u,{path:W}))]);return{targets:[...new Map(
G.map(W=>[W.path,W])).values()],problems:[...new Map(H.map(W=>[JSON.stringify(W.args),W])).values()]}}function p(n,{families:a}){
const u=n&&!a.allowed.has(n.text)&&(0,$().programNamed)(n.text);return u&&!(0,M().isProgram)(u.name)?[u]:[]}function d(n){
if(!/^[\w./-]*\w$/.test(n))return[];const a=n.replaceAll(".","/"),u=[".py","/__main__.py","/__init__.py"].map(c=>a+c);return[
...[".js",".mjs",".cjs",".ts","/index.js"].map(c=>n+c),...u]}const e=/[\s"'`;&|()<>=:,{}]+/,r=16},46912:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.eventOf=b,m.inspectEmpty=j,m.isBlank=x,m.quoteForScript=s,m.runsIn=y,
m.scriptText=S,m.scriptsThatRun=M;function v(){const t=h(76760);return v=function(){return t},t}function I(){const t=h(13254);
return I=function(){return t},t}function L(){const t=h(60210);return L=function(){return t},t}function F(){const t=h(59867);
return F=function(){return t},t}function $(){const t=h(56788);return $=function(){return t},t}function N(){const t=h(47668);
return N=function(){return t},t}const O={selected:!1,runs:[],packages:[],problems:[]};function S({body:t,words:i}){return[
t,...i.map(({text:o})=>s(o))].join(" ")}async function M(t,i,o){const p=(0,N().readSettings)(t),d=b(t);if(p.informs||d===
void 0)return O;const e=T=>(0,N().findPackages)(p,T,o),r=await e(i);if("problems"in r)return{...O,problems:r.problems};const{
project:n,selected:a,directories:u}=r,c=p.ignoreScripts??await A({...i,directory:n}),l=[],g=[...r.missing,...await E(r,i,
o,e)];let k=!1;for(const T of u){const D=await(0,F().readPackageJson)(i.tree,T);if(D===F().INVALID){const w=v().posix.join(
T,"package.json");g.push(...(0,$().fails)("package-json-invalid",o,{path:w}).problems)}else if(D===void 0)g.push(...(0,$().
fails)("package-json-missing",o,{directory:T}).problems);else if(D.scripts.has(d)){const w={event:d,words:t.passthrough},
P=y(D,T,w,{ignoreScripts:c});l.push(...P),g.push(...j(P,d,{...i,directory:T},o))}else k=!0}if(k){const T={script:d,passes:p.
ifPresent},D=p.ifPresent&&l.length===0&&i.via===void 0,w=d==="start"||D;g.push((0,I().problemAt)("npm-script-missing",o,
T,w?"error":void 0))}return{project:n,selected:a,runs:l,packages:u,problems:g}}async function E({project:t,directories:i},{
base:o,...p},d,e){const r=v().posix.join(t,"package.json");if(o===void 0||!p.changed.has(r))return[];const n=await e({...p,
tree:o});if("problems"in n)return[];const a=n.directories.filter(u=>!i.includes(u));return a.length===0?[]:[(0,I().problemAt)(
"workspaces-changed",d,{path:r,lost:a})]}function j(t,i,{via:o,directory:p},d){if(t.some(({event:r,body:n})=>r===i&&!x(n)))
return[];const e={script:i,path:v().posix.join(p,"package.json")};return[(0,I().problemAt)("npm-script-empty",d,e,o===void 0?
"error":"warning")]}function x(t){return t.split(`
`).every(i=>/^\s*(?:#|$)/.test(i))}async function A(t){const i=await(0,L().readNpmrc)(t);return"settings"in i&&i.settings["\
ignore-scripts"]===!0}function b({subcommand:t,operands:i}){switch(t){case"run":return i[0]?.text;case"test":case"start":case"\
stop":return t;default:return}}function y({scripts:t},i,{event:o,words:p},{ignoreScripts:d}={}){return(d?[o]:[`pre${o}`,
o,`post${o}`]).flatMap(r=>{const n=t.get(r);return n?[{directory:i,event:r,body:n,words:r===o?p:[]}]:[]})}const f=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function s(t){return t===""?"''":f.test(t)?`'${t.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):t}},38218:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveProgramFiles=j,m.resolveToolFiles=
E;function v(){const s=h(76760);return v=function(){return s},s}function I(){const s=h(91063);return I=function(){return s},
s}function L(){const s=h(32854);return L=function(){return s},s}function F(){const s=h(93028);return F=function(){return s},
s}function $(){const s=h(15804);return $=function(){return s},s}function N(){const s=h(82293);return N=function(){return s},
s}function O(){const s=h(56788);return O=function(){return s},s}function S(){const s=h(10473);return S=function(){return s},
s}const M=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(s=>`.${s}`)];async function E(s,t){return x(
s.tool??{files:[],roots:[],nodeFlags:[]},t)}function j({files:s=[],flags:t,family:i},o){const p=t.flatMap(({name:d,value:e})=>e&&
i&&(0,I().movesTo)(i,d)?e:[]);return x({files:s,roots:p,nodeFlags:[]},o)}async function x({files:s,roots:t,nodeFlags:i},o){
const p=["",...t].flatMap(e=>{const r=(0,L().normalise)((0,O().from)(o,e));return r===void 0?[]:[r]}),d=[];for(const e of s)
d.push(e.as==="tests"?await f(e,o):await A(e,[...new Set(p)],o));for(const e of i)d.push(await(0,$().inspectNodeFlag)(e,
o));return(0,O().join)(d)}async function A(s,t,i){const{as:o,path:p,span:d}=s,e=(0,N().pathProblem)(p,d,i.directory);if(e!==
void 0)return{targets:[],problems:[e]};const r=[];for(const n of t){const a=(0,L().normalise)(v().posix.join(n,p));if(a===
void 0)continue;const u=await b(s,a,i);u!==void 0&&r.push(u)}return r.length>0?(0,O().join)(r):o==="code"||o==="config"?
(0,S().nothingAt)(i.tree,v().posix.join(i.directory,p),p,d):o==="module"&&s.first?(0,$().inspectImport)(i,p,d):O().NOTHING}
async function b(s,t,i){const{as:o,path:p,span:d}=s,{tree:e}=i,r=(0,$().firstFile)(e,o==="place"?[t]:M.map(a=>t+a));if(r===
void 0)return;const n=r.kind==="inside"&&!(0,F().isRegular)(r.entry.kind);if(o==="place"&&r.kind==="inside")return O().NOTHING;
if(!n)return y(s,t,r,i);if(o==="config"){const a=(0,L().resolveInTree)(e,v().posix.join(r.path,"tsconfig.json"));return a.
kind==="missing"?O().NOTHING:y(s,t,a,i)}return(0,$().resolveMain)(i,{path:p,wanted:t},d,a=>y(s,t,a.found,i))}async function y({
as:s,path:t,span:i,ifFile:o},p,d,e){const r=await(0,$().resolveFound)(e,{path:t,wanted:p,found:d},i);return s==="module"&&
o&&r.targets.length>0?(0,O().join)([{targets:[],problems:[o]},r]):r}function f({path:s,span:t},i){return(0,$().resolveTests)(
i,s,t,async o=>o.found.kind==="inside"&&(0,F().isRegular)(o.found.entry.kind)?(0,$().resolveFound)(i,o,t):O().NOTHING)}},
10473:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.entryAt=S,m.entryFrom=j,m.fileAt=E,m.firstLineOf=
f,m.hasOtherContent=y,m.nothingAt=M,m.readText=b,m.resolveCommitted=x,m.runs=A,m.whyUnreadable=e;function v(){const r=h(
76760);return v=function(){return r},r}function I(){const r=h(59490);return I=function(){return r},r}function L(){const r=h(
3051);return L=function(){return r},r}function F(){const r=h(32854);return F=function(){return r},r}function $(){const r=h(
93028);return $=function(){return r},r}function N(){const r=h(13254);return N=function(){return r},r}function O(){const r=h(
56788);return O=function(){return r},r}function S(r,n,a){switch(r.kind){case"inside":return r.entry;case"outside":return(0,O().
fails)("target-outside",a,{path:n,reason:"symlink"});case"missing":return(0,O().fails)("target-missing",a,{path:n});case"\
loop":return(0,O().fails)("target-not-a-file",a,{path:n,reason:"loop"})}}function M(r,n,a,u){const c=i(r,n),l=n.slice(0,
Math.max(0,n.length-((0,F().normalise)(a)?.length??0))),g=c&&v().posix.relative(l,c);return(0,O().fails)("target-missing",
u,{path:a,...g&&{near:g}})}function E(r,n,a){const u=S(r,n,a);return"problems"in u||(0,$().isRegular)(u.kind)?u:(0,O().fails)(
"target-not-a-file",a,{path:n,reason:u.kind})}function j(r,n,a){const u=n.startsWith("/")?void 0:(0,F().normalise)((0,O().
from)(r,n));if(u===void 0)return(0,O().fails)("target-outside",a,{path:n,reason:"above"});const c=(0,F().resolveInTree)(
r.tree,u);return c.kind==="missing"?M(r.tree,u,n,a):S(c,n,a)}function x(r,{text:n,span:a}){const u=n.startsWith("/")?void 0:
(0,F().normalise)((0,O().from)(r,n)),c=u===void 0?void 0:(0,F().resolveInTree)(r.tree,u);return u===void 0||c?.kind!=="i\
nside"||!(0,$().isRegular)(c.entry.kind)?O().NOTHING:A(r,{name:n,path:c.path,wanted:u},a)}function A(r,{name:n,path:a,wanted:u},c){
const l=r.changed.has(a)||r.changed.has(u);return{targets:[(0,O().target)(r,{kind:"file",name:n,path:a})],problems:l?[(0,N().
problemAt)("target-changed",c,{path:a})]:[]}}async function b(r,n,a){const u=(0,F().resolveInTree)(r,n);if(!(u.kind==="m\
issing"&&r.stat(n)===void 0))return u.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,$().isRegular)(u.entry.kind)?(u.entry.size??0)>a?{unread:"it is too large"}:{text:(await r.read(u.path,a)).toString(
"utf8"),path:u.path}:{unread:"it is not a regular file"}}async function y(r,n,a){if(r===n)return!1;const[u,c]=[r,n].map(
D=>(0,F().resolveInTree)(D,a));if(u?.kind!=="inside"||c?.kind!=="inside")return!0;const[l,g]=[u.entry,c.entry];if(l.oid!==
void 0&&l.oid===g.oid)return!1;if(l.size!==g.size||!(0,$().isRegular)(l.kind)||!(0,$().isRegular)(g.kind))return!0;const[
k,T]=await Promise.all([r.read(l.path,l.size),n.read(g.path,g.size)]);return!k.equals(T)}async function f(r,n){const[a=""]=(await r.
read(n)).subarray(0,256).toString("latin1").split(`
`,1);return a}const s=(0,$().perTree)(r=>(0,I().groupBy)(r.files(),({path:n})=>v().posix.dirname(n))),t=20;function i(r,n){
const a=n.split("/").slice(-t),u=a.at(-1)??"",c=v().posix.dirname(n),l=a.slice(1,-1).map((w,P)=>a.slice(P+1).join("/")).
find(w=>o(r.stat(w)));if(l!==void 0)return l;const g=(0,$().filesNamed)(r,u).filter(o),k=g.filter(({path:w})=>w.endsWith(
`/${n}`));if(k.length===1)return k[0]?.path;const T=(s(r).get(c)??[]).filter(({path:w})=>v().posix.extname(w)===v().posix.
extname(u)).map(({path:w})=>v().posix.basename(w)),D=(0,L().nearestName)(u,T);return D!==void 0?v().posix.join(c,D):g.length===
1?g[0]?.path:void 0}function o(r){return!!r?.tracked&&(0,$().isRegular)(r.kind)&&!(0,F().isWithin)(r.path,"node_modules")}
const p=2e5,d=2e3;async function e(r,n){const{kind:a,size:u=0}=r.stat(n)??{};if(!(0,$().isRegular)(a))return;if(u>p)return`\
has ${u} bytes`;const c=(await r.read(n)).toString("utf8").split(`
`),l=c.findIndex(g=>g.length>d);return l<0?void 0:`has ${c[l]?.length} characters on line ${l+1}`}},47668:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.findPackages=y,m.foldersUpFrom=i,m.listWorkspaces=void 0,m.readSettings=
e;function v(){const n=h(76760);return v=function(){return n},n}function I(){const n=h(32854);return I=function(){return n},
n}function L(){const n=h(93028);return L=function(){return n},n}function F(){const n=h(13254);return F=function(){return n},
n}function $(){const n=h(59867);return $=function(){return n},n}function N(){const n=h(82293);return N=function(){return n},
n}function O(){const n=h(56788);return O=function(){return n},n}function S(){const n=h(10473);return S=function(){return n},
n}const M=m.listWorkspaces=(0,L().perPath)(async(n,a)=>{const u=(await(0,$().usablePackageJson)(n,a))?.workspaces??[],c=u.
map(P=>(0,N().alternativesOf)(P)?.map(R=>R.replace(/^\.?\/+/,"").replace(/\/$/,""))),l=P=>P?.every(N().isPlainGlob)===!0,
g=c.findIndex(P=>!l(P));if(g>=0)return{unclear:u[g]??""};const k=(P,R)=>C=>C?.some(G=>(0,N().matchesPattern)(P,G,R))===!0,
T=[];for(const{path:P,kind:R}of c.length===0?[]:n.files()){const C=x(a,P);if(C===void 0||(v().posix.basename(P)==="packa\
ge.json"&&T.push(v().posix.dirname(C)),R!=="symlink"||!c.some(k(C,{partial:!0}))))continue;const G=(0,I().resolveInTree)(
n,P);if(G.kind==="outside"||G.kind==="inside"&&G.entry.kind==="directory")return{unclear:P}}const D=T.filter(P=>c.some(k(
P))&&!P.split("/").includes("node_modules")).sort((P,R)=>P.localeCompare(R,"en")),w=c.flatMap(P=>D.filter(R=>k(R,{partial:!0})(
P)));return E(n,a,[...new Set(w)])});async function E(n,a,u){const c=[],l=new Set;for(const g of u){const k=v().posix.join(
a,g).replace(/^\.$/,""),T=await(0,$().readPackageJson)(n,k);if(T===void 0)continue;if(T===$().INVALID)return{broken:`${k}\
/package.json`};const D=T.name||j(k);if(l.has(D))return{broken:T.path};l.add(D),c.push({directory:k,name:D})}return c}function j(n){
const a=v().posix.basename(v().posix.dirname(n)),u=v().posix.basename(n);return a.startsWith("@")?`${a}/${u}`:u}function x(n,a){
return n===""?a:a.startsWith(`${n}/`)?a.slice(n.length+1):void 0}function A(n,a,{directory:u,project:c}){const l=x(c,`${u}\
/`)!==void 0,g=v().posix.resolve("/",l?u:c,a),k=w=>v().posix.join("/",w.directory),T=w=>v().posix.dirname(k(w))===g;if(!(!(u===
c&&!/^\.\/|\/\.[^/]*$/.test(a))&&n.some(T)))return n.filter(w=>w.name===a||k(w)===g||T(w))}const b={script:"",passes:!1};
async function y(n,a,u){const{workspace:c,workspaces:l,includeRoot:g}=n,k=await f(n,a,u);if("problems"in k)return k;const{
directory:T,implied:D}=k;if(l===!1&&c.length>0)return(0,O().fails)("flag-value",u,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const w={project:T,directories:[T],selected:!1,missing:[]};if(l!==!0&&c.length===
0&&D===void 0)return w;const P=await(0,$().usablePackageJson)(a.tree,T);if(P===void 0)return w;const R=await s(T,a,u);if("\
problems"in R)return R;const C=new Map;g&&C.set(P.name,T);const G=[],H=c.length===0;for(const W of R)H&&(D===void 0||W.directory===
D)&&C.set(W.name,W.directory);for(const W of c){const B={directory:a.directory,project:T},U=A(R,W,B);if(U===void 0)return(0,O().
fails)("target-outside",u,{path:W,reason:"workspace"});U.length===0&&G.push((0,F().problemAt)("npm-script-missing",u,{...b,
workspace:W}));for(const K of U)C.set(K.name,K.directory)}return C.size===0?G.length>0?{targets:[],problems:G}:(0,O().fails)(
"npm-script-missing",u,{...b,workspace:""}):{project:T,directories:[...C.values()],selected:!0,missing:G}}async function f({
prefix:n,workspaces:a},u,c){if(n!==void 0)return t(n,u,c);const{tree:l,directory:g}=u,k=i(g),T=k.find(D=>o(l,D)||p(l,D));
if(T===void 0||!o(l,T))return(0,O().fails)("package-json-missing",c,{directory:g});if(a===!1)return{directory:T};for(const D of k.
slice(k.indexOf(T)+1)){const w=await s(D,u,c);if("problems"in w)return w;if(w.some(P=>P.directory===T))return{directory:D,
implied:T}}return{directory:T}}async function s(n,{tree:a},u){const c=await M(a,n);return"unclear"in c?(0,O().fails)("ta\
rget-outside",u,{path:c.unclear,reason:"workspace"}):"broken"in c?(0,O().fails)("package-json-invalid",u,{path:c.broken}):
c}function t(n,a,u){if((0,I().normalise)((0,O().from)(a,n))===void 0)return O().NOTHING;const c=(0,S().entryAt)((0,I().resolveInTree)(
a.tree,(0,O().from)(a,n)),n,u);return"problems"in c?c:{directory:c.path}}function i(n){const a=n.split("/"),u=a.map((c,l)=>a.
slice(0,a.length-l).join("/"));return n===""?u:[...u,""]}function o(n,a){return(0,I().resolveInTree)(n,v().posix.join(a,
"package.json")).kind!=="missing"}function p(n,a){return(0,I().resolveInTree)(n,v().posix.join(a,"node_modules")).kind===
"inside"}const d=new Set(["--usage","--version","--versions"]);function e({flags:n}){const a=n.findLast(({name:l})=>l===
"--prefix")?.value,u=r(n,"--workspaces"),c=r(n,"--ignore-scripts");return{informs:n.some(({name:l})=>d.has(l)),...a===void 0?
{}:{prefix:a},...u===void 0?{}:{workspaces:u},workspace:n.flatMap(({name:l,value:g})=>l==="--workspace"&&g?[g]:[]),includeRoot:r(
n,"--include-workspace-root")===!0,...c===void 0?{}:{ignoreScripts:c},ifPresent:r(n,"--if-present")===!0}}function r(n,a){
const u=n.findLast(c=>c.name===a);return u&&u.negated!==!0}},26040:function(z,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.attempt=h;function h(v){try{return v()}catch{return}}},3463:function(z,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.isMapping=h,m.isNestedTooDeep=F,m.objectIn=v,m.textIn=I;function h($){return typeof $=="object"&&$!==null&&!Array.isArray(
$)}function v($){return h($)?$:{}}function I($,N){const O=Object.hasOwn($,N)?$[N]:void 0;return typeof O=="string"?O:""}
const L=200;function F($){if(new RegExp(`^[ \\t?-]{${L}}`,"m").test($))return!0;let N=0;for(const O of $.match(/[[\]{}]/g)??
[])if(N=Math.max(0,N+(/[[{]/.test(O)?1:-1)),N>L)return!0;return!1}},14495:function(z,m,h){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.SYSTEM_PATH=void 0,m.isExecutable=N,m.systemTool=$;function v(){const O=h(73024);return v=function(){
return O},O}function I(){const O=h(51455);return I=function(){return O},O}function L(){const O=h(76760);return L=function(){
return O},O}const F=m.SYSTEM_PATH=["/usr/sbin","/usr/bin","/sbin","/bin"].join(L().delimiter);async function $(O){for(const S of F.
split(L().delimiter)){const M=(0,L().join)(S,O);if(await N(M))return M}}async function N(O){try{return await(0,I().access)(
O,v().constants.X_OK),(await(0,I().stat)(O)).isFile()}catch{return!1}}},4339:function(z,m,h){Object.defineProperty(m,"__\
esModule",{value:!0}),m.foldersLeftIn=f,m.removeLeftFolders=y,m.temporaryFolder=b;function v(){const d=h(73024);return v=
function(){return d},d}function I(){const d=h(51455);return I=function(){return d},d}function L(){const d=h(48161);return L=
function(){return d},d}function F(){const d=h(76760);return F=function(){return d},d}function $(){const d=h(63963);return $=
function(){return d},d}function N(){const d=h(26040);return N=function(){return d},d}function O(){const d=h(41895);return O=
function(){return d},d}function S(){const d=h(14495);return S=function(){return d},d}const M="gene-gate-run-",E=3*864e5,
j=/\d+/.exec((0,N().attempt)(()=>(0,v().readlinkSync)("/proc/self/ns/pid"))??process.platform)?.[0]??"0",x=new RegExp(`^${M}${j}\
-(\\d+)-`);let A;async function b(){const d=(0,L().tmpdir)();try{const e=await(0,I().realpath)(d);return A??=y(e),await A,
await(0,I().mkdtemp)((0,F().join)(e,`${M}${j}-${process.pid}-`))}catch(e){const{code:r}=e;throw new(O()).GateError("file\
_unreadable",`Cannot create a temporary directory in ${d} (${r}).`,"Set TMPDIR to a writable directory with free space.",
{cause:e})}}async function y(d){const e=process.getuid?.(),r=f(d).filter(u=>(0,N().attempt)(()=>(0,v().lstatSync)(u).uid)===
e);if(r.length===0)return;for(const u of t(r))await p(u);const n=t(r),a=r.filter(u=>!n.some(c=>o(c,u)));await Promise.allSettled(
a.map(u=>(0,I().rm)(u,{recursive:!0,force:!0})))}function f(d){return(0,v().readdirSync)(d).filter(e=>e.startsWith(M)).map(
e=>(0,F().join)(d,e)).filter(e=>{const r=(0,v().lstatSync)(e,{throwIfNoEntry:!1}),n=r!==void 0&&r.mtimeMs<Date.now()-E;return r?.
isDirectory()&&(n||s(e))})}function s(d){const e=x.exec((0,F().basename)(d))?.[1];if(e===void 0)return!1;try{return process.
kill(Number(e),0),!1}catch(r){return r.code==="ESRCH"}}function t(d){return((0,N().attempt)(()=>(0,v().readFileSync)("/p\
roc/self/mountinfo","utf8"))??"").split(`
`).map(n=>(n.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,i)).filter(n=>d.some(a=>o(n,a))).sort((n,a)=>a.length-n.length)}
function i(d,e){return String.fromCharCode(Number.parseInt(e,8))}function o(d,e){return d===e||d.startsWith(`${e}/`)}async function p(d){
const e=await(0,S().systemTool)("umount");try{e&&await(0,$().exec)(e,["-l",d],{silent:!0})}catch{}}},34482:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.Places=void 0,m.contextIn=L;function v(){const N=h(32854);return v=function(){
return N},N}const I="/\0checkout";function L({policy:N,tree:O,platform:S,cwd:M="",checkoutAs:E},j){const{workspace:x}=N,
A=F(N)?I:void 0,b=E===void 0?M:"..",{files:y,cwd:f=b===""?A:`${A??x}/${b}`}=j;return{policy:N,platform:S,proposal:j,mount:y?
{at:"/",tree:y}:O?{at:A??x,tree:O}:{at:I},cwd:f}}function F({workspace:N}){const O=(0,v().locatePath)(N,I,{at:I});return O!==
void 0&&(0,v().isLocatedIn)(O,I)}class ${workspace;cwd;#n;#e;#s;constructor({policy:{workspace:O},cwd:S,platform:M,mount:E}){
this.#n=E,this.#e=E.at==="/"?E:{at:E.at},this.#s=M!=="linux",this.workspace=(0,v().locatePath)(O,I,this.#e)??I,this.cwd=
S===void 0?this.workspace:(0,v().locatePath)(S,this.workspace,E)??I}locate(O){return(0,v().locatePath)(O,this.cwd,this.#n)}leadsInto(O,S){
const M=this.locate(O);return M===void 0?!1:S.some(E=>{const j=(0,v().locatePath)(E,this.workspace,this.#e);return j!==void 0&&
this.isIn(M,j)})}isIn(O,S){return(0,v().isLocatedIn)(O,S,{ignoreCase:this.#s})}mayBeIn(O,S){return(0,v().isLocatedIn)(O,
S,{ignoreCase:!0})}}m.Places=$},6163:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.dangerIn=E;function v(){
const b=h(76760);return v=function(){return b},b}function I(){const b=h(97424);return I=function(){return b},b}function L(){
const b=h(11331);return L=function(){return b},b}function F(){const b=h(81716);return F=function(){return b},b}function $(){
const b=h(54421);return $=function(){return b},b}const N=new Map(Object.entries({"deletes files":"rm rmdir shred truncat\
e unlink","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","read\
s the environment":"printenv"}).flatMap(([b,y])=>y.split(" ").map(f=>[f,b]))),O=2,S=/(?<=(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=]))(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
M={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function E(b){const y=(o,{index:p,0:{length:d}})=>({
does:o,span:{start:p,end:p+d}}),f=S.exec(b);if(f)return y("names a file that is made for secrets",f);const s=(0,F().readShellText)(
b),t=(0,F().everyCommand)(s).some(j);for(const[o,p]of t?Object.entries(M):[]){const d=p.exec(b);if(d)return y(`${o} in i\
nline code`,d)}const[i]=(0,I().findDangers)(s);return i?{does:I().DOES[i.name],span:i.span}:x(s)}function j({words:b}){return[
...new Map(b.map(({text:f},s)=>[(0,L().programNamed)(f),s]).toReversed()).values()].some(f=>(0,$().textHanded)(b.slice(f))!==
void 0)}function x(b,y=0){for(const{words:f,pipedFrom:s}of(0,F().everyCommand)(b)){const[t,...i]=f;if(t===void 0)continue;
const o=v().posix.basename(t.text),p=A(o);if(p!==void 0)return{does:p,span:t.span};if((0,L().isShell)(o)&&(s!==void 0||i.
length===0))return{does:`has \`${o}\` run whatever it reads`,span:t.span};if(!(o!=="find"&&!(0,L().startsOthers)(o)))for(const{
text:d,span:e}of i){const n=y<O&&/\s/.test(d)?x((0,F().readShellText)(d),y+1):void 0,a=A(v().posix.basename(d))??n?.does;
if(a!==void 0)return{does:a,span:e}}}}function A(b){const{kind:y,wraps:f}=(0,L().programNamed)(b)??{};if(f==="as-user")return`\
acts as another user with \`${b}\``;const s=y==="downloader"?"downloads":N.get(b);return s&&`${s} with \`${b}\``}},41431:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.judgeReading=x,m.judgeRiskAlone=A,m.missingPaths=d,m.unjudged=b;function v(){
const e=h(39763);return v=function(){return e},e}function I(){const e=h(32854);return I=function(){return e},e}function L(){
const e=h(13580);return L=function(){return e},e}function F(){const e=h(95132);return F=function(){return e},e}function $(){
const e=h(6163);return $=function(){return e},e}function N(){const e=h(38010);return N=function(){return e},e}function O(){
const e=h(60279);return O=function(){return e},e}function S(){const e=h(46121);return S=function(){return e},e}function M(){
const e=h(8737);return M=function(){return e},e}function E(){const e=h(92890);return E=function(){return e},e}function j(){
const e=h(72017);return j=function(){return e},e}function x(e,r,n){const a=(0,M().findProblems)(e),u=k=>p[k](e,a,n),c=u(
"evolver"),l=u("validator"),g={evolver:c,validator:l}[r]??u(r);return y(e,[r,g],{evolver:c,validator:l},n)}function A(e,r,n){
const a={findings:o((0,M().findProblems)(e))},u={evolver:a,validator:a};return y(e,["curated",(0,N().judgeRisk)(r,n)],u,
n)}function b(e,r,n,a){const u=typeof e=="string"?e:"",c=[(0,F().notJudged)(`the command \`${u}\``,n)];return y({command:u,
words:[],assignments:[],argv:null,targets:[],problems:[]},[r,{findings:c}],{evolver:{findings:c},validator:{findings:c}},
a)}function y(e,[r,n],a,{policy:{a2a:u}}){const c=f(e,o(n.findings)),l=s(c),g=T=>T===n?l:s(o(T.findings)),k=v().ENGINES.
map(T=>{const D=(0,O().refusalBy)(T,e.command),w=u.engines.includes(T)&&{required:!0};return[T,{...s(D?[D]:[]),...w}]});
return{reading:e,verdict:l.verdict,risk:n.risk??i(l.verdict,c),confirmation:n.confirmation??"standard",findings:c,profiles:{
evolver:g(a.evolver),validator:g(a.validator),[r]:l,...Object.fromEntries(k)}}}function f({command:e},r){const n=r[0]?.severity===
"error"?(0,$().dangerIn)(e)?.does:void 0;return n===void 0?r:r.map(a=>a.severity==="error"?{...a,harm:"danger",danger:n}:
a)}function s(e){const r=t(e),[n]=e;if(r==="block"&&n)return{verdict:r,reason:n};const a=e.find(({rule:u})=>u==="validat\
or-empty-folder");return a?{verdict:r,remark:a}:{verdict:r}}function t(e){return e.some(({severity:n})=>n==="error")?"bl\
ock":e.some(({severity:n,rule:a})=>n==="warning"&&a!=="experimental_mode")?"warn":"allow"}function i(e,r){return e==="bl\
ock"?"dangerous":r.some(({rule:n})=>(0,L().ruleOf)(n).writes===!0)?"write":"safe"}function o(e){return v().SEVERITIES.flatMap(
r=>e.filter(({severity:n})=>n===r))}const p={evolver:S().evolver,validator:E().validator,curated:N().curated,workspace:j().
workspace};function d({findings:e}){return e.flatMap(({rule:r,args:{path:n}})=>r==="target-missing"&&typeof n=="string"?
(0,I().normalise)(n)??[]:[])}},21311:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.checkCommandPolicy=
b,m.checkFamily=s,m.failedExamples=y,m.requireExamples=f;function v(){const d=h(7723);return v=function(){return d},d}function I(){
const d=h(51951);return I=function(){return d},d}function L(){const d=h(41895);return L=function(){return d},d}function F(){
const d=h(94853);return F=function(){return d},d}function $(){const d=h(72720);return $=function(){return d},d}function N(){
const d=h(74238);return N=function(){return d},d}function O(){const d=h(5468);return O=function(){return d},d}function S(){
const d=h(87952);return S=function(){return d},d}function M(){const d=h(88220);return M=function(){return d},d}function E(){
const d=h(91063);return E=function(){return d},d}function j(){const d=h(34482);return j=function(){return d},d}function x(){
const d=h(41431);return x=function(){return d},d}function A(){const d=h(72017);return A=function(){return d},d}function b({
families:d,patterns:e}){const r=d.flatMap((n,a)=>p(["families",a],s(n)));return r.length>0?r:e.flatMap((n,a)=>p(["patter\
ns",a],i(n,d)))}function y({policy:d,path:e=N().POLICY_PATH,text:r=""}){return b(d).map(({message:n,pointer:a,value:u})=>{
const c=(0,O().placeIn)(r,a,u);return`${c===void 0?e:`${e}:${c}`}: ${n}`})}function f(d){const e=y(d);if(e.length!==0)throw new(L()).
GateError("policy_invalid",`Examples of the policy fail:
${e.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function s(d){const{name:e}=d,
r=M().familySchema.safeParse(d);if(!r.success)return[{message:`family ${e}: ${v().prettifyError(r.error)}`,pointer:["nam\
e"],value:e}];const{evolver:n,sandbox:a}=r.data;try{n&&(0,E().programFamily)(e,n)}catch(g){const{message:k}=g;return[{message:`\
family ${e}: ${k}`,pointer:["evolver","flags"],value:e}]}const u={...F().DEFAULT_POLICY,programs:[e],families:[r.data],mode:"\
dangerous",allow_dangerous:!0},c=(g,{match:k,not_match:T})=>{const D=(w,P)=>t(w,e,P,u);return[...o("match",k,w=>{const P=g.
find(R=>!D(w,R));return P&&`family ${e}: ${P} rejects its example`}),...o("not_match",T,w=>{const P=g.find(R=>D(w,R));return P&&
`family ${e}: ${P} accepts its example`})]},l=a?.only?[a.only]:["curated","workspace"];return[...n?p(["evolver"],c(["evo\
lver"],n)):[],...a?p(["sandbox"],c(l,a)):[]]}function t(d,e,r,n){const a=(0,I().readWords)(d,{programs:(0,S().programTerms)(
n)}),u=r==="evolver"?a.invocation?.family:a.words[0]?.text===e,c=(0,j().contextIn)({policy:n,tree:void 0,platform:"linux"},
{}),{findings:l}=(0,x().judgeReading)(a,r,c),g=l.filter(({severity:k,rule:T})=>k==="error"&&T!=="family_unavailable");return!!u&&
g.length===0}function i({name:d,regex:e,match:r,not_match:n},a){const u=(0,$().compileLinear)(e);if("error"in u)return[{
message:`${d}: the pattern ${u.error}`,pointer:["regex"],value:e}];const c=l=>(0,A().matchesAnyCommand)(l,e,a);return[...o(
"match",r,l=>c(l)?void 0:`${d}: does not match`),...o("not_match",n,l=>c(l)?`${d}: matches`:void 0)]}function o(d,e,r){return e.
flatMap((n,a)=>{const u=r(n);return u?[{message:`${u} ${n}`,pointer:[d,a],value:n}]:[]})}function p(d,e){return e.map(r=>({
...r,pointer:[...d,...r.pointer]}))}},38010:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.curated=void 0,
m.judgeRisk=r;function v(){const w=h(55972);return v=function(){return w},w}function I(){const w=h(55126);return I=function(){
return w},w}function L(){const w=h(87952);return L=function(){return w},w}function F(){const w=h(13580);return F=function(){
return w},w}function $(){const w=h(95132);return $=function(){return w},w}function N(){const w=h(34482);return N=function(){
return w},w}function O(){const w=h(8737);return O=function(){return w},w}const S=10,M=[b,y,s,t,o,w=>n(p(w),w.context.policy)],
E=(w,P,R)=>{const{policy:C,proposal:G}=R,[H,...W]=g(w),B=[...T(w),...(0,O().besidesProgram)(P,w)],U=G.family??H?.text??"",
K=(0,L().sandboxProgram)("curated",U,C.families),Y=G.mode??(C.experimental.includes(U)?"experimental":"structured");if(H===
void 0||K===void 0){const Z=H?(0,$().finding)("not_in_registry",{family:U},{span:H.span}):(0,$().finding)("no_command",{});
return{...r("dangerous",R),findings:[Z,...B].filter(j)}}const J=new(N()).Places(R),V=(0,I().readArguments)(W,K,l(J)),tn=x(
V),Q=new Set(K.dangerous_targets?.map(Z=>J.locate(Z))),q=tn.some(({path:Z})=>Q.has(J.locate(Z.replace(/\*$/,"")))),X={context:R,
places:J,base:H,name:U,program:K,proposalMode:Y,words:W,read:V,paths:tn,broad:q},[_,...en]=M.map(Z=>Z(X)),nn=[..._??[],...B,
...en.flat()],sn=p(X),rn=a(sn,Y);return{findings:nn.some(({severity:Z})=>Z==="error")?(0,O().firstOfEach)(nn.filter(j),S):
[...nn,...e(X).map(Z=>(0,$().finding)(Z,{}))],risk:sn,confirmation:rn}};m.curated=E;function j({severity:w}){return w!==
"warning"}function x({use:w,values:P}){const R=P.filter(({kind:G,text:H})=>v().PATH_KINDS.has(G)&&H!=="-").map(({text:G,
word:H})=>({path:G,word:H})),{default_operand:C}=w;return R.length===0&&C!==void 0?[{path:C}]:R}const A={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function b({name:w,base:P,
program:R,proposalMode:C,context:G}){const{maturity:H="structured",platforms:W}=R.family.sandbox??{},{category:B}=R.family,
{policy:U,platform:K}=G,Y=A[H];return[...U.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...W?.includes(
K)===!1?[`does not exist on \`${K}\``]:[],...Y.includes(C)?[]:[`has the maturity \`${H}\``]].map(V=>(0,$().finding)("fam\
ily_unavailable",{family:w,reason:V},{span:P.span}))}function y({name:w,base:P}){return w===P.text?[]:[(0,$().finding)("\
family_base_mismatch",{family:w,base:P.text},{span:P.span})]}const f={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function s(w){const{name:P,program:R,words:C,read:G}=w,H=f[P]??"constrained_form.other",
W=R.forms?H:"argument_refused";return[...C.filter(({text:U})=>R.family.category==="archives"&&v().SHELL_OPERATOR.test(U)).
map(({text:U,span:K})=>(0,$().finding)("shell_operator.quoted",{operator:U},{span:K})),...G.objections.filter(({word:U})=>U===
void 0||i(U,w)===void 0).map(({objection:U,word:K})=>(0,$().finding)(W,{family:P,objection:U},K?{span:K.span}:{}))]}function t(w){
return w.words.flatMap(P=>{const R=i(P,w);if(R===void 0)return[];const C={family:w.name,operand:P.text,prefix:R};return[
(0,$().finding)("forbidden_operand_prefix",C,{span:P.span})]})}function i({text:w},{program:P}){const{forbidden_prefixes:R=[]}=P;
return R.find(C=>w.toLowerCase().startsWith(C.toLowerCase()))}function o({paths:w,places:P,context:R}){const{allowed_roots:C}=R.
policy;return C.length===0?[]:w.filter(({path:G})=>G.startsWith("~")||!P.leadsInto(G,C)).map(({path:G,word:H})=>(0,$().finding)(
"outside_allowed_roots",{path:G,roots:C},H&&{span:H.span}))}function p({broad:w,read:{use:P}}){return w?"dangerous":P.risk??
"safe"}const d=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function e({broad:w,paths:P,proposalMode:R,read:C}){
const{flag_warnings:G={}}=C.use;return[...new Set([...(0,I().warningsIn)(C.use),...C.flags.flatMap(W=>G[W]??[]),...w?["b\
road_permission_target"]:[],...P.some(({path:W})=>d.test(W))?["env_secrets"]:[],...R==="experimental"?["experimental_mod\
e"]:[]])]}function r(w,{policy:P,proposal:R}){const C=a(w,R.mode??"structured");return{findings:n(w,P),risk:w,confirmation:C}}
function n(w,{mode:P,allow_dangerous:R}){return w==="safe"||w==="write"&&P!=="safe"||w==="dangerous"&&P==="dangerous"&&R?
[]:[(0,$().finding)("policy_risk",{risk:w,mode:P})]}function a(w,P){return P==="experimental"?"very_strong":w==="dangero\
us"?"strong":"standard"}const u=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],c=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function l(w){return(P,R)=>{const C=v().KINDS[P](R);if(C!==void 0||P!=="destination"&&P!=="source")return C;const G=w.locate(
R);if(G===void 0)return"cannot be resolved";if(G==="/")return"is the root of the file system";const W=(/^[\\/]|^[A-Za-z]:/.
test(R)||!w.isIn(G,w.cwd))&&u.find(B=>w.mayBeIn(G,B));if(W)return`is in the system directory ${W}`;if(P!=="destination")
return w.mayBeIn(w.cwd,G)?"is the working directory or one of its parents":c.test(G)?"is a home directory":void 0}}function g({
words:w,problems:P}){const R=P.filter(({rule:G})=>k.has((0,F().ruleOf)(G).shape)),C=Math.min(...R.map(({span:G})=>G.start));
return w.filter(({span:G})=>G.start<C)}const k=new Set(["operator","redirection","multiline"]);function T({problems:w}){
return w.flatMap(({rule:P,args:R,span:C})=>{const{shape:G}=(0,F().ruleOf)(P);if(G===void 0)return[];if(G==="unreadable")
return[(0,$().finding)("parse_failed",{},{span:C})];const{operator:H,written:W,character:B}=R,U=String(H??W??B),K=G==="o\
perator"?D(U):G;return[(0,$().finding)(`shell_operator.${K}`,{operator:U},{span:C})]})}function D(w){return w==="|"||w===
"|&"?"pipeline":w==="&"?"background":"chaining"}},60279:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.refusalBy=O;function v(){const S=h(95132);return v=function(){return S},S}const I="`node` with a script",L={begins:/^\s*(["']?)node\1\s/,
accepts:I,bare:/[;&|<>`$"'\r]/,script:{flags:/^(?:-[eprCi]|--eval|--print|--require|--conditions|--interactive|--import|--env-file|--(?:experimental-)?loader|--inspect(?:-brk|-port|-publish-uid)?|--watch(?:-path|-preserve-output)?)(?:=|$)/,
informs:/^(?:-v|--version|-h|--help)(?:=|$)/}},F={"engine 1.29":{begins:/^\s*(?:node|npm|npx) \s*\S/,accepts:"`node`, `n\
pm` and `npx`",text:/`|\$\(|(?:-e|--eval|--print|-p)\b(?<=^\s*node\s+(?:-e|--eval|--print|-p))/,bare:/[;&|<>]/},"engine \
1.94":{...L,begins:/^\s*node \s*\S/},"hub 1.94":L,"engine 2":{begins:L.begins,accepts:I,text:/`|\$\(|\\["']/,bare:/[;&|<>`$"'\r\n]/,
script:{flags:/^-/,options:/^(?:-c|--check|--)$/,informs:/^(?:-v|--version|-h|--help)$/}}},$=/"([^"]*)"|'([^']*)'/g,N=/(?:"[^"]*"|'[^']*'|[^\s"']+)+/g;
function O(S,M){const{begins:E,accepts:j,text:x,bare:A,script:b}=F[S],y=M.trimEnd(),[f,...s]=[...y.matchAll(N)].map(({0:c,
index:l})=>({text:c.replace($,"$1$2"),span:{start:l,end:l+c.length}})),t=c=>(0,v().finding)("validator-script",{engine:S,
accepts:j,command:c},f&&{span:f.span});if(f===void 0||!E.test(y))return t(f?`\`${f.text}\``:"an empty command");const i=y.
replace($,c=>"_".repeat(c.length)),o=x?.exec(y)??A.exec(i);if(o){const c={start:o.index,end:o.index+o[0].length};return(0,v().
finding)("validator-flag",{engine:S,flag:o[0],of:"node"},{span:c})}if(b===void 0)return;const{flags:p,options:d,informs:e}=b,
r=s.some(c=>e.test(c.text));if(d&&r&&s.length===1)return;const n=s.find(c=>!(d??/^-|^$/).test(c.text)),u=(d?s.filter(c=>c===
n):s).find(c=>p.test(c.text));if(u){const c=n&&n.span.start<u.span.start?"script":"node";return(0,v().finding)("validato\
r-flag",{engine:S,flag:u.text,of:c},{span:u.span})}if(!(n?.text||r&&!d))return t("`node` without a script")}},46121:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.evolver=void 0;function v(){const N=h(87952);return v=function(){return N},
N}function I(){const N=h(38010);return I=function(){return N},N}const L=(N,O,S)=>{const M=N.words[0]?.text;if(N.invocation===
void 0&&M&&(0,v().isNamedCurated)(M,S.policy))return(0,I().curated)(N,O,$(S));const E=F(N,O);return{findings:O,...E&&{risk:E}}};
m.evolver=L;function F({invocation:N},O){const S=N?.family?.data.risk;return O.some(({severity:E})=>E==="error")||S==="s\
afe"?void 0:S}function $(N){const{policy:O}=N,S=O.allowed_roots.length>0?O.allowed_roots:["."];return{...N,policy:{...O,
allowed_roots:S}}}},8737:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.besidesProgram=F,m.findProblems=
N,m.firstOfEach=$;function v(){const O=h(13580);return v=function(){return O},O}function I(){const O=h(95132);return I=function(){
return O},O}function L(){const O=h(97424);return L=function(){return O},O}function F(O,{invocation:S}){const M=S?.family?
["program","invocation","target"]:["program"];return O.filter(({layer:E,rule:j})=>!M.includes(String(E))||(0,v().ruleOf)(
j).anyText===!0)}function $(O,S){const M=new Map;return O.filter(({rule:E})=>{const j=(M.get(E)??0)+1;return M.set(E,j),
j<=S})}function N({problems:O,targets:S,words:M}){const[E,j=E]=M,x=j&&{span:{start:j.span.start,end:M.at(-1)?.span.end??
0}},A=S.flatMap(({name:f,script:s})=>{const t=s===void 0?void 0:(0,L().dangerOfScript)(s);return t?[{script:f,text:s??"",
danger:t}]:[]}),b=new Set(A.map(({script:f})=>f)),y=O.filter(({args:f})=>!("script"in f&&b.has(f.script)));return[...A.map(
f=>(0,I().finding)("npm-script-dangerous",f,x)),...y.map(I().problemFinding)]}},89509:function(z,m){Object.defineProperty(
m,"__esModule",{value:!0}),m.readToolCall=I;const h=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,v=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function I(L){const F=h.exec(L);if(F===null)return;const[,$="",N=""]=F,O=N.trim();if(O.includes(`
`))return;const S=[];let M=(F.indices?.[2]?.[0]??0)+N.length-N.trimStart().length,E=O;for(;E!=="";){const j=v.exec(E);if(j===
null)return;const[x,A,b]=j;S.push({text:A??b??"",span:{start:M,end:M+x.length}}),E=E.slice(x.length),M+=x.length}return{
name:$,args:S}}},92890:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.validator=void 0;function v(){
const $=h(95132);return v=function(){return $},$}function I(){const $=h(60279);return I=function(){return $},$}const L=new Set(
["--version","--help","--v8-options"]),F=($,N,{policy:{a2a:O}})=>{const{invocation:S,command:M}=$,[E]=O.engines.flatMap(
f=>(0,I().refusalBy)(f,M)??[]),j=[...N,...E?[E]:[]],[x]=S?.operands??[],A=S?.flags.some(({name:f})=>L.has(f));if(x===void 0||
A||j.some(({severity:f})=>f==="error"))return{findings:j};const{text:b,span:y}=x;return{findings:[...j,(0,v().finding)("\
validator-empty-folder",{script:b},{span:y})]}};m.validator=F},72017:function(z,m,h){Object.defineProperty(m,"__esModule",
{value:!0}),m.matchesAnyCommand=a,m.workspace=void 0;function v(){const w=h(13970);return v=function(){return w},w}function I(){
const w=h(72720);return I=function(){return w},w}function L(){const w=h(55972);return L=function(){return w},w}function F(){
const w=h(55126);return F=function(){return w},w}function $(){const w=h(21006);return $=function(){return w},w}function N(){
const w=h(87952);return N=function(){return w},w}function O(){const w=h(13580);return O=function(){return w},w}function S(){
const w=h(95132);return S=function(){return w},w}function M(){const w=h(97424);return M=function(){return w},w}function E(){
const w=h(81716);return E=function(){return w},w}function j(){const w=h(34482);return j=function(){return w},w}function x(){
const w=h(8737);return x=function(){return w},w}function A(){const w=h(89509);return A=function(){return w},w}const b=(w,P,R)=>R.
proposal.tool==="runpy"?D(w,P,R):y(w,(0,x().besidesProgram)(P,w),R);m.workspace=b;function y(w,P,R){const{families:C,patterns:G,
disabled_packs:H}=R.policy,W=new(j()).Places(R),B=(0,E().readShellText)(w.command),U=X=>X.map(_=>f(_,C,H)),K=U((0,E().everyCommand)(
B)),Y=X=>K.flatMap(_=>{const en=u(_);return G.filter(nn=>nn.layer===X&&n(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,S().
finding)("custom_pattern",{name:nn,pattern:sn,reason:rn},{layer:X}))}),J=[()=>s(w,B),()=>U(p(w,R.mount,W,K)).flatMap(X=>c(
X,W)),()=>K.flatMap(T)];for(const[X,_]of J.entries()){const en=[..._(),...Y(X+1)];if(en.length>0)return{findings:[...(0,x().
firstOfEach)(en,1),...P.filter(d)]}}const V=K.map(({read:X})=>X.use),tn=new Set(V.flatMap(F().warningsIn)),Q=[...P,...[...tn].
map(X=>(0,S().finding)(X,{}))],q=v().riskSchema.options.findLast(X=>V.some(_=>_.risk===X));return q===void 0||q==="safe"||
Q.some(d)?{findings:Q}:{findings:Q,risk:q}}function f(w,P,R){const[C,...G]=w.words,H=(0,N().sandboxProgram)("workspace",
C?.text??"",P),W=H&&!R.includes(H.family.category)?H:void 0;return{command:w,program:W,read:(0,F().readArguments)(G,W??{})}}
function s({targets:w},P){const R=w.flatMap(({script:C})=>C===void 0?[]:[C]);return[...(0,M().findDangers)(P).map(C=>t(C,
!0)),...R.flatMap(C=>(0,M().findDangers)((0,E().readShellText)(C))).map(C=>t(C,!1))]}function t({name:w,pattern:P,span:R},C){
return(0,S().finding)(w,{pattern:o(P)},C?{span:R}:{})}const i=200;function o(w){return w.length>i?`${w.slice(0,i)}\u2026`:
w}function p({command:w},{tree:P,at:R},{cwd:C},G){return P!==void 0&&R!=="/"&&R===C&&G.length===1?(0,E().everyCommand)((0,E().
readShellText)(w,P)):G.map(W=>W.command)}function d({severity:w}){return w==="error"}function e({program:w,read:P}){const R=w===
void 0?[]:P.values;return new Set(R.flatMap(({kind:C,word:G})=>L().PATH_KINDS.has(C)?[]:G))}const r=new Map;function n(w,P){
const R=r.get(w)??(0,I().compileLinear)(w);return r.set(w,R),"error"in R||R.matches(P)}function a(w,P,R){return(0,E().everyCommand)(
(0,E().readShellText)(w)).some(C=>n(P,u(f(C,R,[]))))}function u(w){const{words:P,redirections:R}=w.command,C=e(w);return[
...P.filter(G=>!C.has(G)).map(({text:G})=>G),...R.map(({operator:G,target:H})=>`${G} ${H?.text??""}`)].join(" ")}function c(w,P){
const{words:R,redirections:C,problems:G}=w.command,H=e(w),W=G.filter(({rule:U})=>U==="variable-expansion"),B=C.flatMap(({
target:U})=>U??[]);return[...R.slice(1).filter(U=>!H.has(U)),...B].flatMap(({text:U,span:K})=>{const Y=W.some(({span:J})=>J.
start>=K.start&&J.end<=K.end);return[U,...l(U)].flatMap(J=>g(J,K,P,Y))})}function l(w){if(!w.startsWith("-"))return[];const{
attached:P}=(0,$().splitAtEquals)(w);return[...P?[P]:[],.../^-[^-]./.test(w)?[w.slice(2)]:[]]}function g(w,P,R,C=!1){const G=C||
w.startsWith("~")?void 0:R.locate(w);return G===void 0||!R.isIn(G,R.workspace)?[(0,S().finding)("path_outside_workspace",
{path:w},{span:P})]:w.split(/[\\/]/).includes("..")?[(0,S().finding)("path_traversal",{path:w},{span:P})]:[]}const k=[[/^rm$/,
/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function T({
command:w,program:P,read:R}){const[C,...G]=w.words;if(C===void 0)return[];const{text:H}=C,W=k.flatMap(([K,Y])=>K.test(H)?
[Y]:[]),B=G.filter(({text:K})=>W.some(Y=>Y.test(K)));return B.length>0?B.map(({text:K,span:Y})=>(0,S().finding)("blocked\
_flag",{program:H,flag:K},{span:Y})):G.length===1&&P&&/^--(?:version|help)$/.test(G[0]?.text??"")?[]:(P?R.objections:[{objection:"\
is not allowed",word:C}]).map(({objection:K,word:Y=C})=>(0,S().finding)("command_not_allowed",{program:H,objection:K},{span:Y.
span}))}function D({command:w},P,R){const C=P.filter(({rule:B})=>(0,O().ruleOf)(B).anyText===!0),G=(0,A().readToolCall)(
w),[H]=G?.args??[];if(G?.name!=="write_file"||H===void 0){const B=o(G?.name??w);return{findings:[(0,S().finding)("comman\
d_not_allowed",{program:B,objection:"is not a call of a file tool with literal arguments"}),...C]}}const W=[...g(H.text,
H.span,new(j()).Places(R)),...C];return W.some(d)?{findings:W}:{findings:W,risk:"write"}}},94853:function(z,m){Object.defineProperty(
m,"__esModule",{value:!0}),m.DEFAULT_POLICY_DIGEST=m.DEFAULT_POLICY=void 0;const h=m.DEFAULT_POLICY=JSON.parse('{"extend\
s":null,"profile":"evolver","mode":"write","allow_dangerous":false,"allowed_roots":[],"workspace":".","disabled_packs":[\
],"experimental":[],"programs":[],"tool_flags":{},"make_variables":[],"families":[],"patterns":[],"approvals":{"strong":\
1,"very_strong":2,"gate":1,"people":[],"unaffected_by":[]},"fail_on":"error","enforce":"block","rules":{},"containment":\
"require-for-forks","network":"none","proof":"auto","concurrency":"cores","build_outputs":[],"prepare_env":[],"home_cach\
es":[],"caches":[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/*.tsbuildinfo","**/.nyc_output/*\
*","**/coverage/**","**/{.*_cache,target,.tox,.gradle}/**"],"assets":{"include":["**/{assets/gep,.evolver/gep,.evomap/as\
sets}/{genes,capsules,anti-genes}*.{json,jsonl}","**/{assets/gep,.evolver/gep,.evomap/assets}/{events,events.*,external_\
candidates}.jsonl","**/*.seed.json","**/data/default_genes.json"],"max_file_bytes":16777216},"stores":[],"limits":{"comm\
and_timeout_seconds":180,"budget_seconds":18000,"prepare_seconds":900,"slow_command_seconds":60,"output_bytes":65536,"me\
mory_bytes":17179869184,"processes":1024,"open_files":4096,"file_bytes":4294967296,"written_bytes":4294967296},"blast_ra\
dius":{"counting":"full","hard_cap_files":60,"hard_cap_lines":20000,"forbidden_paths":[],"protected_paths":[],"audit_log\
":"append"},"agent_files":{"level":"warn","include":["**"],"exclude":[],"rules":[]},"a2a":{"min_score":0.7,"max_files":5\
,"max_lines":200,"min_success_streak":2,"confidence_factor":0.6,"engines":["hub 1.94"],"require_evidence":"gate","requir\
e_proof":"none","attestation":[]},"ignores":[],"branches":{}}'),v=m.DEFAULT_POLICY_DIGEST="sha256:7b52e801ed020b2be57228\
dd92ab4dfd277ae7f3b00a07152c9e377d8de3ee31"},74238:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.POLICY_PATH=
void 0,m.digestPolicy=s,m.loadPolicy=E,m.loadPolicyFile=y,m.readPolicyIn=j;function v(){const t=h(23404);return v=function(){
return t},t}function I(){const t=h(2833);return I=function(){return t},t}function L(){const t=h(41895);return L=function(){
return t},t}function F(){const t=h(93028);return F=function(){return t},t}function $(){const t=h(94853);return $=function(){
return t},t}function N(){const t=h(49875);return N=function(){return t},t}function O(){const t=h(14479);return O=function(){
return t},t}function S(){const t=h(24666);return S=function(){return t},t}const M=m.POLICY_PATH=".github/gene-gate.yml";
async function E(t,i,{path:o=M,hint:p,readShared:d}={}){const e=await j(t),r="missing"in e?e.file.read(await(0,S().obtainShared)(
e.missing,d)):e,n=(0,O().policyOf)(r,o,p);if(!t.stat(M)){const u=(0,N().findNearPolicy)(t);if(u)throw b(u,t.label);return f(
n,{source:"default",ref:i})}const a=(await t.read(M)).toString("utf8");return f(n,{source:"base",path:M,ref:i,text:a,...A(
r)})}async function j(t,i){const o=t.stat(M);return o?(0,F().isRegular)(o.kind)?await x((await t.read(M)).toString("utf8"),
t,i):{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${o.kind}`}]}:{policy:$().DEFAULT_POLICY}}async function x(t,i,o){
const p=(0,O().openPolicy)(t),d=p.extended;if(d===void 0)return p.read();const r=o?.fetched&&o.source.sha256===d.sha256?
o:await(0,S().sharedCopy)(i,d);return"why"in r?{missing:r,text:t,file:p}:p.read(r)}function A(t){return"policy"in t&&t.shared?
{shared:t.shared}:{}}function b({path:t,fault:i},o){return new(L()).GateError("policy_invalid",`${JSON.stringify(t)} ${i}\
, but the policy must be the regular file ${M}, which ${o} does not have`,`Rename it to ${M}; if it is not a policy, giv\
e it another name.`)}async function y(t,i,o){const p=await x(t,o);if("missing"in p)throw(0,S().unavailable)(p.missing.source,
p.missing.why);return f((0,O().policyOf)(p,i),{source:"file",path:i,text:t,...A(p)})}function f(t,i){return{policy:t,...i,
digest:s(t),ignoredInputs:[]}}function s(t){if(t===$().DEFAULT_POLICY)return $().DEFAULT_POLICY_DIGEST;const{branches:i,
...o}=t;return(0,I().digestOf)((0,v().canonicalize)(o))}},49875:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.findNearPolicy=L,m.skeletonOf=S;function v(){const M=h(28940);return v=function(){return M},M}function I(){const M=h(11970);
return I=function(){return M},M}function L(M){for(const E of M.list("")){const{path:j,kind:x}=E;if(x!=="directory"&&S(j).
trim()===".github")return{path:j,fault:`is ${x==="executable"?"a file":`a ${x}`}`};const A=x==="directory"&&F(j)?M.list(
j):[],b=N(E,!1)?E:A.find(y=>N(y,!0));if(b)return{path:b.path,fault:"looks like the policy"}}}function F(M){const E=S(M);
return E.startsWith(".")||(0,v().distance)(E,"github")<=1}const $=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function N({path:M,kind:E},j){const x=S(M.slice(M.lastIndexOf("/")+1)).trim(),[A="",...b]=x.replace(/^\.+/,"").split("."),
y=A.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,v().distance)(y,"genegate")>1||y===
"generate"?!1:b.length>0?$.test(b.join(".")):E!=="directory"&&(j||x.startsWith("."))}const O=new Map([...[...I().LOOK_ALIKE].
filter(([,M])=>M===M.toLowerCase()),...(0,I().lookAlikes)("a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F\
 -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);function S(M){return[...M.
normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(j=>O.get(j)??j).join("")}},14479:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.openPolicy=
j,m.policyOf=E;function v(){const e=h(7723);return v=function(){return e},e}function I(){const e=h(41895);return I=function(){
return e},e}function L(){const e=h(3051);return L=function(){return e},e}function F(){const e=h(11160);return F=function(){
return e},e}function $(){const e=h(5468);return $=function(){return e},e}function N(){const e=h(52491);return N=function(){
return e},e}function O(){const e=h(24666);return O=function(){return e},e}const S=50,M="Fix the file. `gene-gate schema \
policy` prints every key with its meaning.";function E(e,r,n=M){if("policy"in e)return e.policy;const{mistakes:a}=e,u=a.
length===1?"a mistake":`${a.length} mistakes`,c=a.map(({line:l,column:g,message:k})=>`${r}:${l}:${g}: ${k}`);throw new(I()).
GateError("policy_invalid",`The policy has ${u}:
${c.join(`
`)}`,n)}function j(e){const r=(0,$().readDocument)(e);return"broken"in r?{extended:void 0,read:()=>b(r.broken)}:{extended:x(
r),read:n=>A(r,n)}}function x(e){if(!e.has(["extends"]))return;const r=v().object({extends:N().extendsKey.schema}).safeParse(
e.value);return r.success?r.data.extends??void 0:void 0}function A(e,r){const n=r&&(0,$().readDocument)(r.text),a=({line:T,
column:D,message:w})=>{const P=r?(0,O().sharedName)(r.source):"";return e.atValue(["extends"],`${P}:${T}:${D}: ${w}`)};if(n&&
"broken"in n)return b(n.broken.map(a));if(n?.has(["extends"])){const T=n.atValue(["extends"],"a shared policy must not e\
xtend another");return b([a(T)])}const u=n?(0,O().extend)(n.value,e.value):e.value,c=F().policySchema.safeParse(u,{jitless:!0}),
g=(c.success?[]:c.error.issues.flatMap(f)).flatMap(T=>s(T).map(D=>n&&y(n,D)>y(e,D)?a(t(T,D,n)):t(T,D,e))),k=[...e.mistakes,
...(n?.mistakes??[]).map(a)];return c.success&&k.length===0?{policy:c.data,...r&&{shared:r}}:b([...k,...g])}function b(e){
return{mistakes:e.toSorted((n,a)=>n.line-a.line||n.column-a.column).slice(0,S)}}function y({has:e},r){return r.findLastIndex(
(n,a)=>e(r.slice(0,a+1)))+1}function f(e){if(e.code!=="invalid_union")return[e];const r=e.errors.map(u=>u.flatMap(f)),n=({
path:u,code:c})=>u.length===0&&["invalid_type","invalid_value"].includes(c);return(r.find(u=>!u.every(n))??r[0]??[]).map(
u=>({...u,path:[...e.path,...u.path]}))}function s(e){return e.code!=="unrecognized_keys"?[e.path]:e.keys.slice(0,S).map(
r=>[...e.path,r])}function t(e,r,n){if(e.code==="unrecognized_keys"){const c=String(r.at(-1));return n.atKey(e.path,c,p(
e.path,c))}const a=n.textAt(r),u=e.code==="invalid_value"&&a!==void 0?i(a,e.values.map(String)):"";return n.atValue(r,`${o(
r)}: ${e.message}${u}`)}function i(e,r){const n=(0,L().nearestName)(e,r);return n===void 0?"":`; did you mean ${n}?`}function o(e){
return e.length===0?"the policy":e.map(String).join(".")}function p(e,r){const n=d(F().policySchema,e),a=o([...e,r]),u=n.
filter(c=>d(F().policySchema,[...e,c]).includes(r));if(u.length>0){const c=u.map(l=>o([...e,l,r]));return`unknown key ${a}\
; did you mean ${c.join(" or ")}?`}return n.length===0?`unknown key ${a}`:`unknown key ${a}${i(r,n)} (known: ${n.join(",\
 ")})`}function d(e,r){const{innerType:n,options:a,shape:u,element:c,valueType:l}=e._zod.def;if(n)return d(n,r);if(a)return a.
map(D=>d(D,r)).find(({length:D})=>D)??[];const[g,...k]=r;if(g===void 0)return Object.keys(u??{});const T=u?.[String(g)]??
c??l;return T?d(T,k):[]}},5468:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.placeIn=j,m.readDocument=
$;function v(){const x=h(69873);return v=function(){return x},x}function I(){const x=h(3463);return I=function(){return x},
x}function L(){const x=h(93028);return L=function(){return x},x}const F=64*1024;function $(x){const A=N(x);if(A)return{broken:[
{line:1,column:1,message:A}]};const b=new(v()).LineCounter,y=(0,v().parseDocument)(x,{lineCounter:b,prettyErrors:!1}),f=(t,i)=>{
const{line:o,col:p}=b.linePos(t);return{line:o,column:p,message:i}},s=[...y.errors.map(({pos:t,message:i})=>f(t[0],i)),...S(
y).map(t=>f(t,"aliases (*name) are not supported"))];return s.length!==y.errors.filter(O).length?{broken:s}:{value:y.toJS()??
{},mistakes:s,has:t=>(0,v().isNode)(y.contents)&&y.hasIn(t),textAt:t=>{const i=(0,v().isNode)(y.contents)?y.getIn(t):void 0;
return typeof i=="string"?i:void 0},atValue:(t,i)=>f(M(y,t),i),atKey:(t,i,o)=>f(E(y,t,i),o)}}function N(x){return x.length>
F?`the file is larger than ${F} characters`:(0,I().isNestedTooDeep)(x)?"the file is nested too deep":(0,L().lfsObstacle)(
x)}function O({code:x}){return x==="DUPLICATE_KEY"}function S(x){const A=[];return(0,v().visit)(x,{Alias:(b,{range:y})=>{
A.push(y?.[0]??0)}}),A}function M(x,A){for(let b=A.length;b>0;b--){const y=x.getIn(A.slice(0,b),!0);if((0,v().isNode)(y)&&
y.range)return y.range[0]}return 0}function E(x,A,b){const y=A.length===0?x.contents:x.getIn(A,!0),f=(0,v().isMap)(y)?y.
items.find(s=>(0,v().isScalar)(s.key)&&String(s.key.value)===b):void 0;return(0,v().isScalar)(f?.key)&&f.key.range?.[0]||
0}function j(x,A,b){const y=new(v()).LineCounter,f=(0,v().parseDocument)(x,{lineCounter:y,prettyErrors:!1}),s=f.contents===
null?void 0:f.getIn(A,!0);if(!(0,v().isScalar)(s)||s.value!==b||!s.range)return;const{line:t,col:i}=y.linePos(s.range[0]);
return`${t}:${i}`}},24666:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.COPIES=void 0,m.copyPath=N,
m.extend=S,m.obtainShared=E,m.sharedCopy=M,m.sharedName=O,m.unavailable=x;function v(){const A=h(77598);return v=function(){
return A},A}function I(){const A=h(41895);return I=function(){return A},A}function L(){const A=h(3463);return L=function(){
return A},A}function F(){const A=h(93028);return F=function(){return A},A}const $=m.COPIES=".github/gene-gate/";function N({
repository:A,path:b}){return`${$}${A}/${b}`}function O({repository:A,path:b,commit:y}){return`${A}/${b}@${y.slice(0,12)}`}
function S(A,b){if(!(0,L().isMapping)(A)||!(0,L().isMapping)(b))return b;const y=Object.entries(b).map(([f,s])=>{const t=Object.
hasOwn(A,f)?A[f]:void 0,i=(0,L().isMapping)(t)&&(0,L().isMapping)(s);return[f,i?{...t,...s}:s]});return Object.fromEntries(
[...Object.entries(A),...y])}async function M(A,b){const y=N(b),f=A.stat(y)?.kind;return(0,F().isRegular)(f)?j(await A.read(
y),b,`the copy at ${y}`):{source:b,why:`the repository has no copy at ${y}`}}async function E({source:A,why:b},y){if(y===
void 0)throw x(A,b);const f=j(await y(A),A,"the file");if("why"in f)throw x(A,f.why);return{...f,fetched:!0}}function j(A,b,y){
const f=(0,v().hash)("sha256",A);return f===b.sha256?{source:b,text:A.toString("utf8")}:{source:b,why:`${y} has the SHA-\
256 ${f}, not ${b.sha256}`}}function x(A,b,y){return new(I()).GateError("policy_unavailable",`The policy extends ${O(A)}\
, which cannot be read: ${b}`,`Correct \`extends\`, or commit the file as ${N(A)} to the branch of this policy.`,y)}},95244:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.NPM_LOCKFILES=m.LOCKFILES=void 0,m.isCode=S,m.isDocument=j,m.isLockfile=
a,m.isOfTests=d,m.isPackageFile=c,m.isProgramCode=O,m.isRunnable=x,m.isTest=o,m.isTestData=p,m.isWritten=M,m.toolThatFinds=
w;function v(){const P=h(76760);return v=function(){return P},P}function I(){const P=h(41330);return I=function(){return P},
P}const L=new Set(`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx h\
h
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),F=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),$=new Set("ini json json5 jsonl toml yaml yml".split(" ")),N=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function O(P){return L.has(A(P))}function S(P){return O(P)||F.has(A(P))}function M(P){return S(P)||$.has(A(P))||N.test(v().
posix.basename(P))}const E=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function j(P){
return E.test(P)}function x(P){return(S(P)||!v().posix.basename(P).includes("."))&&!j(P)}function A(P){return v().posix.
extname(P).slice(1).toLowerCase()}const b={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test[-_]?(?:utils?|helpers?|support)",beside:"bench(?:marks?)?"},y=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
f=/^features\/|\.feature$|(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[s,t,i]=Object.values(b).map(P=>new RegExp(
`(?:^|/)(?:${P})/`,"i"));function o(P){return s.test(P)||y.test(P)}function p(P){return t.test(P)||P.endsWith(".snap")}function d(P){
return o(P)||p(P)||i.test(P)||f.test(P)}const e=m.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],r=m.LOCKFILES=
[...e,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],n=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function a(P){return r.includes(P)||n.test(P)}const u=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function c(P){return r.includes(P)||u.test(P)}const l="{js,cjs,mjs,ts,cts,mts}",g="{json,jsonc,json5,yaml,yml,toml}",k=`\
{${l.slice(1,-1)},${g.slice(1,-1)}}`,T={vitest:`vitest.config.${l} vitest.workspace.${k} vite.config.${l}`,jest:`jest.co\
nfig.${k} jest.setup.${l}`,mocha:`.mocharc .mocharc.${k}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${l}`,cypress:`cypress.config.${l}`,eslint:`eslint.config.${l} .eslintrc \
.eslintrc.${k} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${k} prettier.config.${l} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${k} stylelint.config.${l} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${k} .knip.${g} knip.config.${l}`,markdownlint:`.markdownlint.${k}\
 .markdownlint-cli2.${k} .markdownlintignore .markdownlintrc`,cspell:`cspell.${k} .cspell.${k} cspell.config.${k}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${k} nyc.config.${l}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${k} .babelrc .babelrc.${k}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let D;function w(P){if(D??=Object.entries(T).map(([C,G])=>[C,
(0,I().default)(G.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(P))return"cargo";const R=P.slice(P.lastIndexOf(
"/")+1);return D.find(([,C])=>C(R))?.[0]}},96215:function(z,m){Object.defineProperty(m,"__esModule",{value:!0}),m.isOfLibrary=
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
  `.trim().split(/\s+/));function v(I){return h.has(I.replace(/\..*$/s,""))}},19609:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.PRELOADABLE_PACKAGES=m.PRELOADABLE_BY_TOOLS=m.NODE_FLAGS=m.NODE_ALIASES=m.BUILT_IN_REPORTERS=
void 0;function v(){const O=h(91063);return v=function(){return O},O}const I=m.NODE_FLAGS=(0,v().nameTable)({harmless:`
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
  `.trim().split(/\s+/).map(O=>O.split("="))),F=m.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),$=m.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),N=m.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.SELECTING_FLAGS=m.NPM_SUBCOMMANDS=
m.NPM_SHORTHANDS=m.NPM_FLAGS=m.FLAGS_OF_TESTS=void 0;function v(){const S=h(91063);return v=function(){return S},S}const I=m.
NPM_FLAGS=(0,v().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),L=m.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),F=m.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),$=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,N=m.NPM_SHORTHANDS=new Map($.trim().split(/\s+/).map(S=>S.split(/[=:]/)).map(([S="",M,E])=>[S,`--${M}${E===void 0?"":`\
=${E}`}`])),O=m.NPM_SUBCOMMANDS=(0,v().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.readArguments=
N,m.warningsIn=$;function v(){const x=h(35672);return v=function(){return x},x}function I(){const x=h(55972);return I=function(){
return x},x}function L(){const x=h(20457);return L=function(){return x},x}function F(){const x=h(91063);return F=function(){
return x},x}function $({warnings:x=[],network_touching:A}){return A?["network_touching",...x]:x}function N(x,A,b=(y,f)=>I().
KINDS[y](f)){if(A.forms!==void 0)return O(x,A,A.forms,b);if(A.subcommands===void 0)return E(x,A,b);const[y,...f]=x,s=Object.
entries(A.subcommands).find(([i])=>i===y?.text)?.[1];if(s!==void 0)return E(f,{...A,...s},b);const t=`is accepted only w\
ith ${M(Object.keys(A.subcommands))}`;return{use:A,flags:[],values:[],objections:[{objection:t,...y&&{word:y}}]}}function O(x,A,b,y){
const f=`is accepted only as ${M(Object.keys(b))}`,[s]=x;let t={use:A,flags:[],values:[],objections:[{objection:f,...s&&
{word:s}}]};for(const[i,o]of Object.entries(b)){const p=(0,v().matchForm)((0,v().parseForm)(i)??[],x,y);if(p===void 0)continue;
const d=p.map(({word:r,kind:n})=>({text:r.text,word:r,kind:n})),e=p.find(r=>r.wrong!==void 0);if(!e)return{use:{...A,...o},
flags:[],values:d,objections:[]};t={...t,values:d,objections:[S(e)]}}return t}function S({word:x,wrong:A}){return{objection:`\
does not accept \`${x.text}\`, which ${A}`,word:x}}function M(x){return x.map(A=>`\`${A}\``).join(", ")}function E(x,A,b){
const{leading_flags:y=[]}=A,{flags:f,operands:s}=(0,L().readUse)((0,F().strictFlags)(A.flags,y),x),t=[],i=(l,g)=>t.push(
S({word:l,wrong:g})),o=[],p=[];for(const{word:l,flag:g,value:k,valueWord:T}of f){if(g===void 0||g.choices?.includes(k??"")===
!1){i(l,"is not among its flags");continue}p.push(g.name),y.includes(g.name)&&s.some(D=>j(l,D))&&i(l,"must come before t\
he operands"),g.arity!=="none"&&(k===void 0?i(l,"requires a value"):o.push({text:k,kind:g.kind,word:T??l}))}const d=f.find(
({flag:l})=>!y.includes(l?.name??"")),e=(l=[])=>l.some(g=>p.includes(g)),r=((0,v().parseOperands)(A.operands??"path*")??
[]).slice(e(A.first_operand_by)?1:0);for(const[l,g]of s.entries()){y.length>0&&d&&j(g,d.word)&&i(g,"comes after the expr\
ession");const k=r[Math.min(l,r.length-1)];o.push({text:g.text,kind:k?.kind??"path",word:g})}for(const{text:l,kind:g,word:k}of o){
const T=b(g,l);T!==void 0&&t.push({objection:`does not accept \`${l}\`, which ${T}`,word:k})}const{min:n,max:a}=(0,v().countOf)(
r),u=n-(e(A.last_operand_by)?1:0),c=s.length;if(c<u||c>a){const l=a===u?`${a}`:`${u} to ${a}`,g=Number.isFinite(a)?l:`at\
 least ${u}`;t.push({objection:`takes ${g} operands, not ${c}`})}return{use:A,flags:p,values:o,objections:t}}function j(x,A){
return x.span.start>A.span.start}},21006:function(z,m){Object.defineProperty(m,"__esModule",{value:!0}),m.readFlags=h,m.
splitAtEquals=$,m.valueRead=F;function h(N,O){const S=[],M=N.toReversed();let E;const j=()=>{for(const x of M.reverse())
S.push({kind:"operand",word:x});return{tokens:S,rest:void 0}};for(let x=M.pop();x!==void 0;x=M.pop()){if(x.text==="--")return j();
const A=!v(x);if(!A&&E!==void 0){S.push({...E,word:x,next:x});continue}const{written:b,attached:y}=A?I(x.text,O):{written:x.
text,attached:void 0},f=A?O.expand(b,y):"operand";if(f==="operand"){if(S.push({kind:"operand",word:x}),O.flags==="first")
return j();continue}E=void 0;const s=M.at(-1),t=f?.at(-1)?.takes,i=y===void 0&&L(t,s),o={word:x,written:b,attached:y,next:s,
consumes:i};f===void 0&&S.push({kind:"unknown",...o});for(const[d,e]of f?.entries()??[]){const r=d===(f?.length??0)-1,n={
word:x,written:b,attached:void 0,next:void 0,consumes:!1};S.push({kind:"flag",part:e,...r?o:n})}if(t==="rest")return{tokens:S,
rest:M.reverse()};const p=S.at(-1);t==="operands"&&i&&p?.kind==="flag"&&(E=p),i&&!(t==="both"&&s&&!v(s))&&M.pop()}return j()}
function v({text:N}){return!N.startsWith("-")||N==="-"}function I(N,{equals:O}){return O==="all"||O==="long"&&N.startsWith(
"--")?$(N):{written:N,attached:void 0}}function L(N,O){if(O===void 0)return!1;switch(N){case"always":case"both":return!0;case"\
unless-dash":return!O.text.startsWith("-");case"operand":case"operands":return v(O);default:return!1}}function F({word:{
span:N},attached:O,next:S,consumes:M}){return M&&S?{value:S.text,span:{start:N.start,end:S.span.end}}:O===void 0?{span:N}:
{value:O,span:N}}function $(N){const O=N.indexOf("=");return O<0?{written:N,attached:void 0}:{written:N.slice(0,O),attached:N.
slice(O+1)}}},20457:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.readUse=L;function v(){const b=h(
21006);return v=function(){return b},b}function I(){const b=h(91063);return I=function(){return b},b}function L(b,y){const{
tokens:f,rest:s}=(0,v().readFlags)(y,M(b)),t=[],i=[];let o;for(const a of f)a.kind==="flag"&&a.word===o&&/\s/.test(a.written)||
(o=a.kind==="flag"&&a.consumes?a.next:void 0,a.kind==="flag"&&!F(b,a,i)?t.push($(a)):i.push(a.word));const p=b.stops?{operands:[],
started:i}:{operands:i,started:[]},d=s&&t.pop();if(s===void 0||d===void 0)return{flags:t,...p};const{word:e,value:r}=d,n=r===
void 0?s:[{...e,text:r},...s];return{flags:t,...p,rest:{flag:d,words:n}}}function F({readsBehind:b,handsOn:y},{part:f},s){
return!!b&&!y&&f.spec===void 0&&s.length>0}function $(b){const{word:y,attached:f,next:s,consumes:t,part:i}=b,{spec:o,negated:p,
letter:d,fixed:e=f}=i,r=d??b.written;if(t&&s!==void 0){const l={start:y.span.start,end:s.span.end};return{word:{...y,span:l},
written:r,flag:o,value:s.text,valueWord:s,off:!1}}const n=s!==void 0&&(!s.text.startsWith("-")||s.text==="-"),a=o===void 0&&
n?s.text:void 0,u=o?.arity!=="value"&&/^(?:false|0)$/.test(e??""),c=o?.arity!=="rest"&&(p||u);return{word:y,written:r,flag:o,
value:e??a,off:c}}const N={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function O(b,y=!1){
const f=b===void 0?"never":N[b.arity];return{spec:b,negated:y,takes:y&&f!=="rest"?"never":f}}function S({flags:b},y,f){const s=d=>{
const e=b.get(d);return{...O(e),takes:e?.arity==="value"?"always":"never"}},t=b.get(y)??b.get(/^-\d+$/.test(y)?"-#":"");
if(t!==void 0)return[(f===void 0?t.arity!=="attached":t.arity!=="none")?s(t.name):O(void 0)];const i=y.slice(0,2);if(!y.
startsWith("--")&&b.get(i)?.arity==="value")return[{...s(i),fixed:y.slice(2),takes:"never"}];const o=/^-[A-Za-z]{2,}$/.test(
y)?[...y.slice(1)]:[];return o.length>0&&o.every(d=>b.get(`-${d}`)?.arity==="none")?o.map(d=>s(`-${d}`)):[O(void 0)]}function M(b){
return{flags:b.stops&&!b.readsBehind?"first":"anywhere",equals:b.strict?"long":"all",expand:(y,f)=>{if(b.strict)return S(
b,y,f);const s=E(b,y,f),t=b.handsOn&&!b.readsBehind;return b.stops&&t&&s.some(({spec:o})=>o===void 0)?"operand":s}}}function E(b,y,f){
const s=y.replace(/^-+/,""),t=y.startsWith("--"),i=j(b,s,t);if(i!==void 0)return[i];if(t||s.length<2)return[O(void 0)];const o=[],
p=f===void 0?s:`${s}=${f}`;for(let d=0;d<p.length;d+=1){const e=p[d]??"",r=b.flags.get(e);if(r===void 0)return[...o,O(void 0)];
const n={...O(r),letter:`-${e}`},a=p.slice(d+1);if(a!==""&&(r.arity!=="none"||a.startsWith("="))){const u=r.arity==="res\
t"?"rest":"never";return[...o,{...n,fixed:a.replace(/^=/,""),takes:u}]}o.push(n)}return o}function j(b,y,f){const s=A(b,
y,f)??(f&&b.completes?x(b,y):void 0);if(s!==void 0)return O(s);if(!/^no-?[A-Za-z]/.test(y))return;const t=A(b,y.replace(
/^no-?/,""),f);return t&&O(t,!0)}function x({flags:b},y){const f=(0,I().flagKey)(y),s=new Map;for(const[i,o]of b)i.startsWith(
f)&&s.set(o.name,o);const[t]=s.values();return s.size===1?t:void 0}function A(b,y,f){const s=(0,I().flagKey)(y),t=f?s.lastIndexOf(
"."):-1,i=t<0?void 0:b.flags.get(s.slice(t+1));return i===void 0||b.flags.has(s)?(0,I().lookUp)(b,s):i.kind==="text"?(0,I().
lookUp)(b,s)??i:i}},95201:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.attributesOf=F;function v(){
const $=h(77598);return v=function(){return $},$}function I(){const $=h(76760);return I=function(){return $},$}function L(){
const $=h(96681);return L=function(){return $},$}async function F({objects:$,temporary:N},O,S,M){if(S.length===0)return()=>"\
unspecified";const E={GIT_INDEX_FILE:(0,I().join)(N,(0,v().randomUUID)())};await $(["read-tree",O],{env:E});const j=await $(
["check-attr","--cached","-z","--stdin",...M],{env:E,input:S.map(b=>`${b}\0`).join("")}),x=[...(0,L().splitNul)(j)].map(
b=>b.toString("utf8")),A=new Map;for(let b=0;b+2<x.length;b+=3)A.set(`${x[b]}\0${x[b+1]}`,x[b+2]??"");return(b,y)=>A.get(
`${b}\0${y}`)??"unspecified"}},48741:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.folderTree=M,m.kindOf=
f,m.readOnDisk=j;function v(){const s=h(73024);return v=function(){return s},s}function I(){const s=h(51455);return I=function(){
return s},s}function L(){const s=h(76760);return L=function(){return s},s}function F(){const s=h(41895);return F=function(){
return s},s}function $(){const s=h(39491);return $=function(){return s},s}function N(){const s=h(35720);return N=function(){
return s},s}function O(){const s=h(96681);return O=function(){return s},s}function S(){const s=h(93028);return S=function(){
return s},s}function M(s,t=N().MAX_FILE_BYTES){const i=(0,L().resolve)(s),o=`the directory ${s}`,p=n=>y(n,()=>(0,v().lstatSync)(
(0,O().systemPath)((0,L().join)(i,n)))),d=n=>{if(n==="")return{path:n,kind:"directory",tracked:!0};if(!(0,$().canBeCheckedOut)(
n)||!(0,$().foldersAbove)(n).every(l=>p(l)?.isDirectory()))return;const a=p(n),u=a&&f(a);if(!a||!u)return;const c=(0,S().
isRegular)(u)?{size:a.size}:{};return{path:n,kind:u,...c,tracked:!n.split("/").includes("node_modules")}},e=n=>d(n)?.kind!==
"directory"?[]:(y(n,()=>(0,v().readdirSync)((0,O().systemPath)((0,L().join)(i,n)),{encoding:"buffer"}))??[]).map(u=>d(n===
""?(0,O().decodePath)(u):`${n}/${(0,O().decodePath)(u)}`)).filter(u=>u!==void 0).sort($().byEntryPath);function*r(n){for(const a of e(
n))a.tracked&&(a.kind==="directory"?yield*r(a.path):yield a)}return{label:o,stat:d,list:e,files:()=>[...r("")].sort($().
byEntryPath),readlink:n=>d(n)?.kind==="symlink"?y(n,()=>(0,O().decodePath)((0,v().readlinkSync)((0,O().systemPath)((0,L().
join)(i,n)),{encoding:"buffer"}))):void 0,read:async(n,a=t)=>{const u=d(n);if(!(0,S().isRegular)(u?.kind))throw(0,$().notAFile)(
o,n);if((u.size??0)>a)throw(0,$().tooLarge)(o,n,u.size??0,a);return x((0,L().join)(i,n),n,o,a)}}}const E=v().constants.O_RDONLY|
(v().constants.O_NOFOLLOW??0)|(v().constants.O_NONBLOCK??0);function j(s,t){return x((0,L().join)(s,t),t,`the directory ${s}`,
1/0)}async function x(s,t,i,o){try{const p=await(0,I().open)((0,O().systemPath)(s),E);try{const d=await p.stat();if(!d.isFile())
throw(0,$().notAFile)(i,t);if(d.size>o)throw(0,$().tooLarge)(i,t,d.size,o);return await p.readFile()}finally{await p.close()}}catch(p){
throw p instanceof F().GateError?p:A(t,p)}}function A(s,t){return new(F()).GateError("file_unreadable",`Cannot read ${s}\
: ${t instanceof Error?t.message:t}`,"Check the permissions of the file and of the directories above it.",{cause:t})}const b=new Set(
["ENOENT","ENOTDIR","ENAMETOOLONG"]);function y(s,t){try{return t()}catch(i){if(b.has(i.code??""))return;throw A(s,i)}}function f(s){
if(s.isSymbolicLink())return"symlink";if(s.isDirectory())return"directory";if(s.isFile())return(s.mode&73)===0?"file":"e\
xecutable"}},7650:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.NO_OUTSIDE_CONFIGURATION=m.FULL_CLONE_HINT=
void 0,m.bindGit=N,m.notStarted=S,m.runGit=O,m.userEnvironment=s;function v(){const t=h(48161);return v=function(){return t},
t}function I(){const t=h(85);return I=function(){return t},t}function L(){const t=h(41895);return L=function(){return t},
t}const F=10*6e4,$={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,
allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function N(t){return async(i,o={})=>{const p=await O(t,i,o);if(p.exitCode!==
0&&!o.accept?.includes(p.exitCode))throw x(i,p);return p.stdout}}async function O({directory:t,env:i,config:o=[]},p,{input:d,
env:e}={}){const r={...i,...e};let n;const a=(0,I().simpleGit)({baseDir:t,config:[...o],unsafe:$,allowEnvironment:Object.
keys(r),completion:{onClose:!0,onExit:!1},timeout:{block:F},...d===void 0?{}:{input:()=>Buffer.from(d)},errors:(c,l)=>(n=
l,c instanceof I().GitPluginError?c:void 0)}).env(r);try{await(p[0]==="cat-file"?a.binaryCatFile(p.slice(1)):a.raw([...p]))}catch(c){
throw E(`git ${p[0]} was stopped: ${String(c)}`,c)}if(n===void 0)throw E(`git ${p[0]} returned no result`);if(n.exitCode===
null)throw E(`git ${p[0]} was stopped by a signal`);const u=Buffer.concat(n.stdErr).toString();if(n.exitCode<0&&u.includes(
"ENOENT"))throw M();return{exitCode:n.exitCode,stdout:Buffer.concat(n.stdOut),stderr:u}}function S(t,i){return i.code!==
"ENOENT"?E(`git ${t[0]} could not be started: ${i.message}`,i):M(i)}function M(t){return new(L()).GateError("program_not\
_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:t})}function E(t,i){return new(L()).
GateError("git_failed",t,j,{cause:i})}const j=m.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function x(t,{exitCode:i,stderr:o}){const p=o.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(L()).GateError("git_failed",`git ${t[0]} failed: ${p||`exit code ${i}`}`,A.test(p)?`Free space in TMPD\
IR (${(0,v().tmpdir)()}) and in the clone.`:j)}const A=/No space left on device|Disk quota exceeded|Read-only file system/i,
b=m.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:v().devNull,GIT_ATTR_NOSYSTEM:"1"},y=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
f=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function s(t){const i={};for(const[o,p]of Object.entries(t))p!==void 0&&(y.test(
o)||!f.test(o))&&(i[o]=p);return{...i,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},96402:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.openRepository=M;function v(){const f=h(73024);return v=function(){return f},
f}function I(){const f=h(51455);return I=function(){return f},f}function L(){const f=h(76760);return L=function(){return f},
f}function F(){const f=h(26040);return F=function(){return f},f}function $(){const f=h(41895);return $=function(){return f},
f}function N(){const f=h(7650);return N=function(){return f},f}function O(){const f=h(78173);return O=function(){return f},
f}const S=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(f=>["--git-path",f])];async function M(f,s=process.env,t=()=>{}){y();const i=(0,L().
resolve)(f);if(!(0,F().attempt)(()=>(0,v().statSync)(i).isDirectory()))throw A(i,"is not a directory");const o=(0,N().userEnvironment)(
s),p=await(0,N().runGit)({directory:i,env:x(o,s),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...S]),
[d,e,r,n,a,u,c,l,...g]=p.stdout.toString().split(`
`);if(d==="true")throw A(i,"is a bare repository, which has no working tree");if(e==="false")throw A(i,"is inside a .git\
 directory");if(!p.stdout.length)throw A(i,"is not in a git repository",p.stderr);if(!r||!n||!a||!u||!c||!l||g.join("")!==
"")throw A(i,"is in a repository that git cannot describe",p.stderr);const k=await(0,O().openObjectView)({objects:u,shallow:c,
format:r,env:o}),T=E(await(0,I().realpath)(n),a,o,k);return{...T,index:l,network:j(T.user,t)}}function E(f,s,t,i){return{
...i,directory:f,user:(0,N().bindGit)({directory:f,env:{...t,GIT_DIR:s,GIT_WORK_TREE:f},config:[`safe.directory=${f}`,"c\
ore.fsmonitor=false","core.hooksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function j(f,s){
const t=new Set;return(i,...o)=>(t.has(i)||s(`${i}
`),t.add(i),f(...o))}function x(f,{GIT_INDEX_FILE:s}){return s===void 0?f:{...f,GIT_INDEX_FILE:s}}function A(f,s,t=""){const i=t.
includes("not a git repository")?"":t.trim();return new($()).GateError("not_a_repository",`${f} ${s}${i===""?"":` (${i})`}`,
"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}const b=50;function y(){
const f=[];try{for(;f.length<b;)f.push((0,v().openSync)(process.execPath,"r"))}catch(s){if(/^E[MN]FILE$/.test(s.code??""))
throw(0,$().systemError)(s)}finally{for(const s of f)(0,v().closeSync)(s)}}},63550:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.literalTree=I;function v(){const F=h(39491);return v=function(){return F},F}function I(F,$="\
the given files"){const N=new Map(Object.entries(F)),O=M=>{const E=N.get(M);return typeof E=="string"?Buffer.from(E):Buffer.
isBuffer(E)?E:E!==void 0&&"executable"in E?Buffer.from(E.executable):void 0};return{...(0,v().indexEntries)([...N].map(([
M,E])=>L(M,E,O(M)?.length))),label:$,readlink:M=>{const E=N.get(M);return typeof E=="object"&&"symlink"in E?E.symlink:void 0},
read:async M=>{const E=O(M);if(E===void 0)throw(0,v().notAFile)($,M);return E}}}function L(F,$,N){const O=!F.split("/").
includes("node_modules");if(typeof $=="object"&&"symlink"in $)return{path:F,kind:"symlink",tracked:O};if(typeof $=="obje\
ct"&&"submodule"in $)return{path:F,kind:"submodule",oid:$.submodule,tracked:O};const S=typeof $=="object"&&"executable"in
$;return{path:F,kind:S?"executable":"file",...N===void 0?{}:{size:N},tracked:O}}},11970:function(z,m){Object.defineProperty(
m,"__esModule",{value:!0}),m.LOOK_ALIKE=void 0,m.asciiOf=I,m.lookAlikes=h;function h(L){return L.split(/\s+/).flatMap(([
F="",...$])=>$.map(N=>[N,F]))}const v=m.LOOK_ALIKE=new Map(h(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7\
 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function I(L){return[...L].map(F=>v.get(F)??F).join("")}},44703:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.objectReader=F;function v(){const S=h(31421);return v=function(){return S},S}function I(){const S=h(41895);return I=function(){
return S},S}function L(){const S=h(7650);return L=function(){return S},S}function F({directory:S,env:M}){let E,j;const x=[],
A=y=>{j??=y;for(const{reject:f}of x.splice(0))f(j)},b=()=>(E=(0,v().spawn)("git",["cat-file","--batch"],{cwd:S,env:M,windowsHide:!0}),
E.on("error",y=>A((0,L().notStarted)(["cat-file"],y))),E.on("close",()=>A($())),E.stdin.on("error",()=>{}),E.stderr.resume(),
E.stdout.on("data",O(y=>x.shift()?.resolve(y))),E);return{read:async y=>{if(y.length===0)return[];if(j)throw j;const{stdin:f}=E??
b(),s=y.map(i=>`${i}
`).join(""),t=y.map(()=>new Promise((i,o)=>x.push({resolve:i,reject:o})));return f.write(s),Promise.all(t)},close:()=>{A(
$()),E?.kill()}}}function $(){return new(I()).GateError("git_failed","git cat-file ended early",L().FULL_CLONE_HINT)}const N=10;
function O(S){let M=Buffer.alloc(0),E,j=[],x=0;return A=>{if(E&&A.length<x){j.push(A),x-=A.length;return}M=j.length>0?Buffer.
concat([...j,A]):Buffer.concat([M,A]),j=[];let b=0;for(;;)if(E===void 0){const y=M.indexOf(N,b);if(y<0)break;const[f="",
s="",t=""]=M.toString("latin1",b,y).split(" ");b=y+1,/^\d+$/.test(t)?E={oid:f,type:s,size:Number(t)}:S(void 0)}else{const y=b+
E.size;if(M.length<=y)break;const{oid:f,type:s}=E;E=void 0,S({oid:f,type:s,content:M.subarray(b,y)}),b=y+1}M=M.subarray(
b),E&&(x=E.size+1-M.length,j=[M])}}},35720:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.MAX_FILE_BYTES=
void 0,m.readBlob=e,m.readTree=x,m.requireObjects=t;function v(){const r=h(41895);return v=function(){return r},r}function I(){
const r=h(95201);return I=function(){return r},r}function L(){const r=h(39491);return L=function(){return r},r}function F(){
const r=h(7650);return F=function(){return r},r}function $(){const r=h(96681);return $=function(){return r},r}function N(){
const r=h(67397);return N=function(){return r},r}function O(){const r=h(93028);return O=function(){return r},r}const S=4096,
M=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,E=8,j=new WeakMap;function x(r,n,{label:a=`commit ${(0,N().short)(n)}`,
maxFileBytes:u=d}={}){const c=j.get(r)??new Map;j.set(r,c);const l=JSON.stringify([n,a,u]),g=c.get(l)??A(r,n,{label:a,maxFileBytes:u});
c.delete(l),c.set(l,g);const[k=l]=c.keys();return c.size>E&&c.delete(k),g.catch(()=>c.delete(l)),g}async function A(r,n,{
label:a,maxFileBytes:u}){await t(r,n);const c=await r.objects(["ls-tree","-r","-t","-z","--long",n]),l=(0,$().decodePieces)(
c).map(b),g=(0,L().indexEntries)(l),k=l.some(({path:P})=>P.endsWith(".gitattributes")),T=l.filter(({kind:P})=>P==="symli\
nk"),D=await Promise.all(T.map(({oid:P=""})=>e(r,P))),w=new Map(T.map(({path:P},R)=>[P,(0,$().decodePath)(D[R]??Buffer.alloc(
0))]));return{...g,label:a,readlink:P=>w.get(P),...k&&{attributes:(P,R)=>(0,I().attributesOf)(r,n,P,R)},read:async(P,R=u)=>{
const{kind:C,oid:G,size:H}=g.stat(P)??{};if(!(0,O().isRegular)(C)||G===void 0||H===void 0)throw(0,L().notAFile)(a,P);if(H>
R)throw(0,L().tooLarge)(a,P,H,R);return e(r,G)}}}function b(r){const n=M.exec(r);if(n===null)throw f(r);const[a,u="",c="",
l="",g=""]=n,k=y(u,c),T=k==="symlink"&&Number(g)>S;if(k===void 0||T)throw f(r);const D=r.slice(a.length),w=(0,O().isRegular)(
k),P={path:D,kind:k,oid:l,tracked:!0};return w?{...P,size:Number(g)}:P}function y(r,n){if(n==="tree")return"directory";if(n===
"commit")return"submodule";if(r==="120000")return"symlink";if(r.startsWith("100"))return(Number.parseInt(r,8)&64)===0?"f\
ile":"executable"}function f(r){return new(v()).GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(
r)}`,F().FULL_CLONE_HINT)}const s=new WeakMap;function t(r,n){const a=s.get(r)??new Map;s.set(r,a);const u=a.get(n);if(u)
return u;const c=Promise.allSettled(a.values()).then(()=>i(r,n));return a.set(n,c),c.catch(()=>a.delete(n)),c}async function i(r,n){
if(!await r.isPartial())return;const a="This clone is partial: fetching the files that it lacks from its remote.",u=["ls\
-tree","-r","-z","--full-tree",n],c=await r.objects(u).catch(()=>r.network(a,u,{env:r.privateStore})),l=[...(0,$().splitNul)(
c)].map(w=>/ blob ([0-9a-f]+)\t/.exec(w.toString("latin1"))?.[1]).filter(w=>w!==void 0),k=[...(await r.objects(["cat-fil\
e","--batch-check","--buffer"],{input:p(l)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,w=""])=>w);if(k.length===
0)return;const T=await o(r),D=["--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await r.network(
a,["-c","fetch.negotiationAlgorithm=noop","fetch",T,...D,"--filter=blob:none","--stdin"],{input:p(k)})}async function o({
user:r}){const n=await r(["config","--name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[a="remote.ori\
gin.promisor"]=n.toString().split(`
`).filter(Boolean);return a.slice(7,-9)}function p(r){return[...new Set(r)].map(n=>`${n}
`).join("")}const d=m.MAX_FILE_BYTES=16*1024*1024;async function e(r,n){const[a]=await r.read([n]);if(a?.type==="blob")return a.
content;throw new(v()).GateError("file_unreadable",a?`Object ${n} is a ${a.type}, not a file`:`Object ${n} is missing fr\
om this clone`,F().FULL_CLONE_HINT)}},78173:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.openObjectView=
O;function v(){const E=h(51455);return v=function(){return E},E}function I(){const E=h(76760);return I=function(){return E},
E}function L(){const E=h(41895);return L=function(){return E},E}function F(){const E=h(4339);return F=function(){return E},
E}function $(){const E=h(7650);return $=function(){return E},E}function N(){const E=h(44703);return N=function(){return E},
E}async function O(E){const j=await(0,F().temporaryFolder)(),x=(0,I().join)(j,"git"),A=(0,I().join)(x,"objects");await(0,v().
mkdir)((0,I().join)(A,"info"),{recursive:!0}),await(0,v().mkdir)((0,I().join)(x,"refs")),await(0,v().writeFile)((0,I().join)(
x,"HEAD"),`ref: refs/heads/none
`),await(0,v().writeFile)((0,I().join)(x,"config"),M(E.format)),await(0,v().writeFile)((0,I().join)(A,"info","alternates"),
`${JSON.stringify(E.objects)}
`);const b={directory:x,env:{...E.env.PATH===void 0?{}:{PATH:E.env.PATH},...$().NO_OUTSIDE_CONFIGURATION,GIT_DIR:x,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:E.shallow,HOME:x,LC_ALL:"C"}},y=(0,N().objectReader)(b);return{temporary:j,
objects:(0,$().bindGit)(b),read:y.read,privateStore:{GIT_OBJECT_DIRECTORY:A,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
E.objects)},shallowCommits:async()=>{const f=await(0,v().readFile)(E.shallow,"utf8").catch(S);return new Set(f.split(`
`).filter(s=>s!==""))},isPartial:async()=>(await(0,v().readdir)((0,I().join)(E.objects,"pack")).catch(()=>[])).some(s=>s.
endsWith(".promisor")),close:()=>(y.close(),(0,v().rm)(j,{recursive:!0,force:!0}))}}function S(E){if(E.code==="ENOENT")return"";
throw new(L()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${E.message}`,"Check the permissio\
ns of the .git directory.",{cause:E})}function M(E){return E==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${E}
`}},96681:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.decodePath=I,m.decodePieces=$,m.splitNul=N,
m.systemPath=F;function v(){const O=h(4573);return v=function(){return O},O}function I(O){if((0,v().isUtf8)(O))return O.
toString("utf8");let S="";for(let M=0;M<O.length;){const E=L(O,M);S+=E>0?O.toString("utf8",M,M+E):String.fromCharCode(56320+
(O[M]??0)),M+=Math.max(E,1)}return S}function L(O,S){for(let M=1;M<=4&&S+M<=O.length;M++)if((0,v().isUtf8)(O.subarray(S,
S+M)))return M;return 0}function F(O){if(!/[\udc80-\udcff]/.test(O))return O;const S=O.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
return Buffer.concat(S.map((M,E)=>E%2===1?Buffer.of(M.charCodeAt(0)-56320):Buffer.from(M)))}function $(O){if(!(0,v().isUtf8)(
O))return[...N(O)].map(I);const S=O.toString("utf8").split("\0");return S.at(-1)===""&&S.pop(),S}function*N(O){let S=0;for(let M=O.
indexOf(0);M>=0;M=O.indexOf(0,S))yield O.subarray(S,M),S=M+1;S<O.length&&(yield O.subarray(S))}},67397:function(z,m,h){Object.
defineProperty(m,"__esModule",{value:!0}),m.checkedOutBranch=y,m.defaultBranch=A,m.findDefaultBranch=x,m.isObjectId=E,m.
lookUpCommits=I,m.parentsOf=f,m.peelToCommits=N,m.readRefs=F,m.resolveCommits=O,m.short=s,m.unknownRevision=S;function v(){
const t=h(41895);return v=function(){return t},t}async function I(t,i){const o=await F(t,i.filter(L)),p=i.includes("HEAD")?
await $(t):void 0;return await N(t,i.map(d=>d==="HEAD"?p:L(d)?o.get(d)?.id:d))}function L(t){return t.startsWith("refs/")}
async function F(t,i){if(i.length===0)return new Map;const o=new Set(i),r=(await t.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...o])).toString().split(`
`).map(n=>{const[a="",u="",c=""]=n.split(" ");return[u,{id:a,target:c||u}]});return new Map(r.filter(([n])=>o.has(n)))}async function $(t){
const i=["show-ref","--verify","--hash","HEAD"],o=(await t.user(i,{accept:[1,128]})).toString().trim();return o===""?void 0:
o}async function N({read:t},i){const o=i.filter(e=>e!==void 0),p=await t(o.map(e=>`${e}^{commit}`)),d=new Map(o.map((e,r)=>[
e,p[r]?.oid]));return i.map(e=>e===void 0?void 0:d.get(e))}async function O(t,i){const o=await I(t,i),p=o.indexOf(void 0);
if(p>=0)throw S(i[p]??"");return o}function S(t,i={}){return t==="HEAD"?new(v()).GateError("ref_not_found","The reposito\
ry has no commits yet","Create a commit first, then gate the next change."):new(v()).GateError("ref_not_found",`unknown \
revision ${t}`,M(t,i))}function M(t,{meant:i,hasOrigin:o=!0}){const p="Check the spelling: `git branch --all` lists the \
branches.";if(i!==void 0)return`Did you mean ${i}? ${p}`;if(!o)return p;const d=`${p} With actions/checkout, set \`fetch-\
depth: 0\`.`,e=t.replace(/^(?:refs\/heads\/|(?:refs\/remotes\/)?origin\/)/,"");return E(e)||!/^\w[\w./-]*$/.test(e)?d:`${d}\
 If it is a branch of the remote, fetch it and name it origin/${e}:
  git fetch origin "+refs/heads/${e}:refs/remotes/origin/${e}"`}function E(t){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(
t)}const j=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/h\
eads/master"];async function x(t){const i=await F(t,j),o=j.flatMap(e=>i.get(e)??[]),p=await N(t,o.map(({id:e})=>e)),[d]=o.
flatMap(({target:e},r)=>{const n=p[r];return n===void 0?[]:[{commit:n,ref:e}]});return d}async function A(t){const i=await x(
t);if(i!==void 0)return i;const o=await b(t),[p]=await N(t,o.length===1?o:[]);if(p!==void 0)return{commit:p,ref:o[0]??""};
const d=o.map(e=>e.replace("refs/remotes/",""));throw new(v()).GateError("ref_not_found","No default branch found: origi\
n/HEAD, main and master do not exist",d.length===0?"Specify the commit to compare with: --base REF.":`Specify the branch\
 to compare with: --base ${d.slice(0,5).join(", or --base ")}.`)}async function b(t){const i=["--format=%(refname)","ref\
s/remotes/origin"],o=(await t.user(["for-each-ref",...i])).toString().split(`
`),p=(await y(t)).replace("refs/heads/","refs/remotes/origin/");return o.filter(d=>d!==""&&d!==p&&d!=="refs/remotes/orig\
in/HEAD")}async function y({user:t}){return(await t(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}async function f(t,i){
const[o]=await t.read([i]);if(o?.type!=="commit")throw S(i);const p=o.content.toString("latin1");return[...p.slice(0,p.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,e])=>e??"")}function s(t){return t.slice(0,12)}},93028:function(z,m,h){Object.
defineProperty(m,"__esModule",{value:!0}),m.filesNamed=j,m.isRegular=L,m.lfsObstacle=y,m.perPath=A,m.perTree=x,m.subTree=
F,m.treeAbove=$;function v(){const f=h(76760);return v=function(){return f},f}function I(){const f=h(59490);return I=function(){
return f},f}function L(f){return f==="file"||f==="executable"}function F(f,s){return s===""?f:O(f,s,()=>S(f,s))}function $(f,s){
return O(f,`../${s}`,()=>M(f,s))}const N=new WeakMap;function O(f,s,t){const i=N.get(f)??new Map;N.set(f,i);const o=i.get(
s)??t();return i.set(s,o),o}function S(f,s){const t=`${s}/`,i=e=>e===""?s:t+e,o=e=>({...e,path:e.path===s?"":e.path.slice(
t.length)}),{original:p,isPending:d}=f;return{label:f.label,...p&&{original:F(p,s)},...d&&{isPending:e=>d(i(e))},stat:e=>{
const r=f.stat(i(e));return r&&o(r)},readlink:e=>f.readlink(i(e)),list:e=>f.list(i(e)).map(o),files:()=>[...f.files()].filter(
({path:e})=>e.startsWith(t)).map(o),read:(e,r)=>f.read(i(e),r)}}function M(f,s){const t=`${s}/`,i={path:"",kind:"directo\
ry",tracked:!0},o=r=>r===s?"":r.startsWith(t)?r.slice(t.length):"..",p=r=>({...r,path:v().posix.join(s,r.path)}),{original:d,
isPending:e}=f;return{label:f.label,...d&&{original:$(d,s)},...e&&{isPending:r=>r.startsWith(t)&&e(o(r))},stat:r=>{const n=r===
""?i:f.stat(o(r));return n&&r!==""?p(n):n},readlink:r=>f.readlink(o(r)),list:r=>(r===""?[i]:f.list(o(r))).map(p),files:()=>[
...f.files()].map(p),read:(r,n)=>f.read(o(r),n)}}const E=x(f=>(0,I().groupBy)(f.files(),({path:s})=>v().posix.basename(s)));
function j(f,s){return E(f).get(s)??[]}function x(f){const s=new WeakMap;return t=>{const i=t.original??t,{answer:o}=s.get(
i)??{answer:f(i)};return s.set(i,{answer:o}),o}}function A(f){const s=x(()=>new Map);return(t,i)=>{const o=s(t),p=o.get(
i)??f(t,i);return o.set(i,p),p}}const b="version https://git-lfs.github.com/spec/";function y(f){if(f.startsWith(b))return"\
this is a Git LFS pointer; commit the file itself (git lfs untrack)"}},95132:function(z,m,h){Object.defineProperty(m,"__\
esModule",{value:!0}),m.describe=N,m.eligibilityOf=y,m.finding=L,m.isMissingEvidence=f,m.notJudged=x,m.problemFinding=$,
m.whyNotJudged=A;function v(){const s=h(41895);return v=function(){return s},s}function I(){const s=h(13580);return I=function(){
return s},s}function L(s,t,i={}){return F(s,t,i)}function F(s,t,i){const{severity:o,harm:p,layer:d}=(0,I().ruleOf)(s);return{
rule:s,severity:o,harm:p,layer:d,args:t,...i}}function $({rule:s,args:t,span:i,severity:o}){return F(s,t,{span:i,severity:o})}
function N({rule:s,args:t,edit:i,danger:o,advice:p,level:d}){const e=(0,I().ruleOf)(s);return{message:e.message(t)+(d?` ${O(
d)}`:""),remedy:o===void 0?(i&&E(i))??p??e.remedy(t):`Remove the command: it ${o}. A person decides whether the gene nee\
ds it.`}}function O({rules:s,level:t,from:i,reason:o}){const p=o===void 0?"":`: ${o.replace(/\.$/,"")}`;return`The polic\
y sets \`${s}\` to \`${t}\`, instead of ${i}${p}.`}const S=160,M=4;function E({new:s,pointer:t,files:i=[],fix:o}){if(!(s.
length<=M&&s.every(u=>u.length<=S&&!u.includes("`"))))return o?"Run `gene-gate fix --write`, which replaces the command \
(accepted; not run).":void 0;const d=t?.endsWith("/asset_id")===!0,e=d||s.length===0?"":" (accepted; not run)",r=o?`; \`g\
ene-gate fix --write\` does this${e}.`:".",[n,...a]=s.map(u=>`\`${u}\``);return n===void 0?`Remove the command, which ad\
ds no check${r}`:d?`Set \`asset_id\` to ${n}${r}`:i.length>0?`Move it into a script, ${i.map(({path:c})=>`\`${c}\``).join(
", ")}, and run ${[n,...a].join(", ")}${r}`:a.length===0?`Write ${n} instead${r}`:`Write separate entries in \`validation\
\`: ${[n,...a].join(", ")}${r}`}const j=500;function x(s,t,i={}){return L("not-judged",{detail:A(s,t)},i)}function A(s,t){
if((0,v().endsAudit)(t))throw t;return`${s}: ${b(t).slice(0,j).replace(/\.$/,"")}`}function b(s){return s instanceof v().
GateError?s.message:s instanceof Error?`${s.name}: ${s.message}`:String(s)}function y(s){return s.length===0?"eligible":
s.every(f)?"unproven":"refuted"}function f({rule:s}){const{unproven:t,undecided:i}=(0,I().ruleOf)(s);return t===!0||i===
!0}},13254:function(z,m){Object.defineProperty(m,"__esModule",{value:!0}),m.isProblem=L,m.problemAt=v;const h={"unquoted\
-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"warning",weakens:"warning","t\
ool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-path":"warning","tool-unknown":"\
warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"notice","build-files-unread":"\
notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning","npm-script-missing":"warning",
"npm-script-text":"warning","workspaces-changed":"warning"};function v(F,$,N,O=I(F)){return{rule:F,args:N,span:$,severity:O}}
function I(F){return F in h?h[F]:"error"}function L(F,$){return F.rule===$}},94411:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.areHarmlessOptions=x,m.isHarmlessVariable=A,m.isReadByProgram=p,m.readAssignments=t;function v(){
const d=h(25367);return v=function(){return d},d}function I(){const d=h(90762);return I=function(){return d},d}const L=/^[\w.-]{0,64}$/,
F=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,$=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,N=/^\d{1,9}$/,
O=/^(?:|[01]|true|false|yes|no|on|off)$/i,S=new Map([["NODE_ENV",L],["CI",L],["FORCE_COLOR",L],["NO_COLOR",L],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",F],["LC_ALL",F],["NODE_NO_WARNINGS",O],["PYTHONDONTWRITEBYTEC\
ODE",O],["PYTHONUNBUFFERED",O],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",$],["TS_NODE_TRANSPILE_ONLY",O],["TS_NODE_FILES",O],["TS_NODE_SKIP_PROJECT",O]]),M=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,L]],E="NOD\
E_OPTIONS",j=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function x(d){return d.split(" ").every(e=>j.test(e.replaceAll("_","-")))}function A(d,e){if(d===E)return x(e);const r=S.
get(d);return r!==void 0?r.test(e):y(d)?M.some(([a,u])=>a.test(d)&&u.test(e))||O.test(e)||N.test(e):!1}const b=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function y(d){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(d)?!p(d):b.test(d)}function f(d){return d===E||S.has(d)||y(d)}const s=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function t(d,e){const r=[],n=[];let a=0;for(const u of d){const[c]=u.parts,l=c&&!c.quoted?s.exec(c.text):null;if(!l)break;
a+=1;const[g,k="",T]=l,D=(0,I().textOf)(u).slice(g.length),w={start:u.start,end:u.end};if(!T&&A(k,D))r.push({name:k,value:D,
span:w}),e.add("environment-assignment",w,{name:k,value:(0,v().visible)(D)});else{const P=!T&&f(k);e.add("assignment-ref\
used",w,{name:k,value:(0,v().visible)(D),known:P}),T||n.push({name:k,value:D,span:w})}}return{assignments:r,refused:n,count:a}}
const i=`
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
`.match(/\S+/g),o=new RegExp(`^(?:${i.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function p(d){
return o.test(d)}},97424:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.DOES=void 0,m.dangerOfScript=
n,m.findDangers=A;function v(){const u=h(11331);return v=function(){return u},u}function I(){const u=h(81716);return I=function(){
return u},u}function L(){const u=h(54421);return L=function(){return u},u}const F=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
$=(u,c,l)=>u.some(g=>/^-[A-Za-z]+$/.test(g)&&[...g.slice(1)].some(k=>c.includes(k))||g.length>3&&l.startsWith(g.toLowerCase())),
N=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,O=u=>u.some((c,l)=>{const g=/^(?:-s|--signal)$/.
test(c)?u[l+1]:/^(?:-s|--signal=|-)(.+)$/.exec(c)?.[1];return g!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(g)}),S=(u,c,l)=>(u===
"systemctl"||u==="loginctl")&&c.some(g=>l.test(g)),M=[{name:"mass_deletion",matches:({program:u,args:c})=>u==="rm"&&$(c,
"rR","--recursive")&&c.some(l=>!l.startsWith("-")&&N.test(l))},{name:"raw_disk_write",matches:({program:u,args:c})=>u===
"dd"&&c.some(l=>l.startsWith("if=")||/^of=\/dev\//.test(l))},{name:"filesystem_format",matches:({program:u})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(u)},{name:"direct_disk_write",matches:({program:u,args:c})=>u==="tee"&&c.some(l=>F.test(l))},{name:"world_writable",
matches:({program:u,args:c})=>u==="chmod"&&c.some(l=>/^[0-7]{2,4}[2367]$/.test(l)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
l))},{name:"privilege_escalation",matches:({program:u,args:c})=>u==="chown"&&c.some(l=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(l))},{name:"firewall_manipulation",matches:({program:u})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(u)},
{name:"system_shutdown",matches:({program:u,args:c})=>/^(?:shutdown|poweroff|halt)$/.test(u)||/^(?:init|telinit)$/.test(
u)&&c[0]==="0"||S(u,c,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:u,args:c})=>u==="reboot"||/^(?:init|telinit)$/.
test(u)&&c[0]==="6"||S(u,c,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:u,args:c})=>/^(?:kill|pkill|killall)$/.
test(u)&&O(c)}],E=8,j=4;function x(u){const c=u.map(({span:l})=>l);return{start:Math.min(...c.map(({start:l})=>l)),end:Math.
max(...c.map(({end:l})=>l))}}function A(u,c=0,l=new t){return(0,I().everyCommand)(u).flatMap(g=>b(g,l,c))}function b(u,c,l){
const g=[],{words:k}=(0,I().withoutReserved)(u);for(const{operator:P,target:R}of u.redirections)if(P.includes(">")&&R&&F.
test(R.text)){const C=`> ${R.text}`;g.push({name:"direct_disk_write",pattern:C,span:R.span})}const T=y(k),D=c.runBy(u,T,
l);if(D!==void 0){const P=`${D.program} | ${k[0]?.text??""}`,R=x([...D.words,...k]);g.push({name:"remote_code_execution",
pattern:P,span:R})}const w=new Set;for(const P of T){const R=M.find(({matches:B})=>B(P))?.name;if(R!==void 0){const B=P.
words.map(({text:U})=>U).join(" ");g.push({name:R,pattern:B,span:x(P.words)})}const G=(0,v().programNamed)(P.program)?.kind===
"shell"?(0,L().textHanded)(P.words)?.text:void 0;if(G===void 0||w.has(G)||l===j)continue;w.add(G);const H=A((0,I().readShellText)(
G),l+1,c),W=x(P.words);g.push(...H.map(B=>({...B,span:W}))),s.test(G)&&g.push({name:"remote_code_execution",pattern:G,span:W})}
return g}function y(u){const c=f(u,0);if(c===void 0)return[];const l=[c];if((0,v().programNamed)(c.program)?.kind==="wra\
pper")for(let g=1;g<=Math.min(u.length-1,E);g+=1){const k=f(u,g);k!==void 0&&!/^-|=/.test(k.program)&&l.push(k)}if(c.program===
"find")for(const[g,{text:k}]of u.entries()){const T=/^-(?:exec|ok)(?:dir)?$/.test(k)?f(u,g+1):void 0;if(T!==void 0&&l.push(
T),l.length>E)break}return l}function f(u,c){const l=u[c];if(l===void 0)return;const g=u.slice(c);return{program:(0,v().
baseName)(l.text),args:g.slice(1).map(({text:k})=>k),words:g}}const s=/\bdownload(?:string|data)\b/i;class t{#n=new Map;#e=new Map;runBy(c,l,g){
const k=(c.pipedFrom&&this.#n.get(c.pipedFrom))??o(c.inside),T=l.find(({program:w})=>p(w));this.#n.set(c,k??T);const D=l.
flatMap(({program:w,args:P,words:R})=>((0,v().runsCode)(w)?P:R.slice(0,1).map(({text:C})=>C)).flatMap(C=>this.#e.get(i(C))??
[]))[0];return T&&this.#s(g===0?T:{...T,words:[]},c),l.some(({program:w})=>(0,v().runsCode)(w))?k??D:D}#s(c,{redirections:l}){
const g=l.flatMap(({target:k})=>k?.text??[]);for(const k of[...c.args,...g])!k.startsWith("-")&&i(k)!==""&&this.#e.set(i(
k),c)}}function i(u){return u.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function o(u){return(0,I().everyCommand)(u).
flatMap(({words:c})=>y(c)).find(({program:c})=>p(c))}function p(u){return(0,v().programNamed)(u)?.kind==="downloader"}const d=m.
DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or disks",filesystem_format:"formats a \
disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change files",privilege_escalation:"gives fi\
les to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"shuts the machine down",system_reboot:"\
restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"kills processes"},e=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,
r=16*1024;function n(u){if(u.length>r)return"is too long to check";for(const[,g="",k=""]of u.matchAll(e))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(g)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(k))return d.mass_deletion;const c=(0,I().readShellText)(u),l=A(c).find(({name:g})=>g!==
"mass_deletion");return l?d[l.name]:a(c)?"pipes text into a shell":void 0}function a(u){return(0,I().everyCommand)(u).some(
({pipedFrom:c,words:l})=>{const[g]=(0,L().startedWords)(l);return c!==void 0&&g!==void 0&&(0,v().isShell)(g.text)})}},25367:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.codePointName=F,m.inspectBlanks=y,m.inspectCharacters=O,m.inspectInjection=
t,m.inspectLookAlikes=E,m.visible=N;function v(){const i=h(11970);return v=function(){return i},i}const I=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function L(i){if(i>=32&&i<127||i===9)return"visible";if(i===0)return"nul-character";if(i===10||i===13)return"line-break";
if(i<160||i>=55296&&i<=57343)return"control-character";const o=String.fromCodePoint(i);return I.test(o)?"invisible-chara\
cter":"visible"}function F(i){return`U+${i.toString(16).toUpperCase().padStart(4,"0")}`}const $=120;function N(i){const o=i.
length>$?`${i.slice(0,$)}\u2026`:i;let p="";for(const d of o){const e=d.codePointAt(0)??0,r=e!==9&&L(e)==="visible";p+=r?
d:`<${F(e)}>`}return p}function O(i,o,p,d){let e=o;for(const r of i)S(r,e,p,d),e+=r.length}function S(i,o,p,d){const e=i.
codePointAt(0)??0,r={start:o,end:o+i.length},n=F(e),a=L(e);if(a==="line-break"?d.add(a,r,{character:n,quoted:p}):a!=="vi\
sible"&&d.add(a,r,{character:n}),a!=="visible"||e<=126)return;const u=i.normalize("NFKC");u!==i.normalize("NFC")||/[\0-\x7f]/.
test(u)?d.add("look-alike-letters",r,{word:i,looks_like:u,characters:[n]}):p||d.add("non-ascii-unquoted",r,{character:n,
shown:i})}const M=/\p{L}+/gu;function E(i,o,p,d){if(/^[\x00-\x7f]*$/.test(i)||!p&&/\s/.test(i))return;const e=p?j(i):x(i);
if(e===void 0)return;const r=[...new Set(i)].filter(n=>n>"\x7F");d.add("look-alike-letters",{start:o.start,end:o.end},{word:N(
i),looks_like:N(e),characters:r.slice(0,10).map(n=>F(n.codePointAt(0)??0))})}function j(i){const o=i.normalize("NFKD").replace(
/\p{M}/gu,""),p=(0,v().asciiOf)(o);return/^[\x20-\x7e]+$/.test(p)?p:void 0}function x(i){let o=!1;const p=i.replace(M,d=>{
const e=(0,v().asciiOf)(d);return e===d||!/[A-Za-z]/.test(d)?d:(o=!0,e)});return o?p:void 0}const A=100,b=1e3;function y(i,o){
let p=0,d=0;for(let e=0;e<=i.length;e+=1){const r=i.charAt(e);if(r===" "||r==="	")continue;const n=e-d;if(n>1&&(p+=n-1),
n>=A||p>=b){const a=Math.max(n,p);o.add("blank-padding",{start:d,end:e},{blanks:a});return}d=e+1}}const f=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
s=/<!--|```/;function t(i,o,p){const d=({index:n,0:a})=>p??{start:n,end:n+a.length},e=f.exec(i);e&&o.add("workflow-comma\
nd",d(e),{written:N(e[0])});const r=s.exec(i);r&&o.add("markup-injection",d(r),{written:r[0]})}},14395:function(z,m){Object.
defineProperty(m,"__esModule",{value:!0}),m.isWide=S,m.literalSegment=O,m.matchName=j,m.matchesStars=x,m.readPattern=L;const h=Symbol(
"*"),v=/^.$/su,I=/\[\w+\]|./gsu;function L(y){if(!y.parts.some(e=>!e.quoted&&/[*?[]/.test(e.text)))return;const f=y.parts.
flatMap(({text:e,quoted:r})=>r?Array.from(e):(e.match(I)??[]).map(F)),s=y.parts.map(({text:e,quoted:r})=>r?"\0":e).join(
""),t=/^[^[]*\[.*\]/s.test(s.replace(/\[\w+\]/g,"]")),i=f.findIndex(e=>typeof e!="string"||t&&e==="[");if(i<0)return;const o=y.
parts.map(e=>e.text).join(""),p=$(f.slice(0,i)),d=N(f);return{text:o,prefix:p,segments:d,...t&&{ambiguity:"bracket"}}}function F(y){
return y==="*"?h:y==="?"?v:y.length>1&&y.startsWith("[")?new RegExp(`^${y}$`):y}function $(y){return y.filter(f=>typeof f==
"string").join("")}function N(y){const f=[[]];for(const s of y)s==="/"?f.push([]):f.at(-1)?.push(s);return f}function O(y){
return y.every(f=>typeof f=="string")?$(y):void 0}function S(y){return y.includes(h)}const M=y=>Array.from(y),E=y=>Array.
from(Buffer.from(y).toString("latin1"));function j(y,f){if(f.startsWith(".")&&y[0]!==".")return!1;const s=A(y,f,M);return/^[\x20-\x7e]*$/.
test(f)||s===A(y,f,E)?s:void 0}function x(y,f){const s=Array.from(f,t=>t==="*"?h:t);return A(s,y,M)}function A(y,f,s){const t=y.
flatMap(e=>typeof e=="string"?s(e):[e]),i=s(f);let o=0,p=-1,d=0;for(let e=0;e<i.length;)if(t[o]===h)p=o,d=e,o+=1;else if(b(
t[o],i[e]))o+=1,e+=1;else if(p>=0)o=p+1,d+=1,e=d;else return!1;return t.slice(o).every(e=>e===h)}function b(y,f=""){return y instanceof
RegExp?y.test(f):y===f}},16500:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.MAX_PATTERNS=void 0,m.
resolvePattern=M;function v(){const p=h(76760);return v=function(){return p},p}function I(){const p=h(32854);return I=function(){
return p},p}function L(){const p=h(25367);return L=function(){return p},p}function F(){const p=h(14395);return F=function(){
return p},p}function $(){const p=h(90762);return $=function(){return p},p}const N=20,O=4096,S=m.MAX_PATTERNS=64;function M(p,d,e){
const{pattern:r,span:n,position:a}=p,u=(0,L().visible)(r.text),c=x(r);let l=[];if(a==="program")e.add("glob-unclear",n,{
pattern:u,reason:"program"});else if(A(r))e.add("glob-unclear",n,{pattern:u,reason:"outside"});else if(!j(r,d))if(c)e.add(
"glob-unclear",n,{pattern:u,reason:c});else if(b(r))e.add("glob-unclear",n,{pattern:u,reason:"flag"});else if(d)l=E(p,d,
e);else if(a==="script"&&r.segments.some(F().isWide))e.add("glob-unclear",n,{pattern:u,reason:"program"});else{const g={
matches:[],count:0,judged:!1};e.add("unquoted-glob",n,{pattern:u,...g})}return l.length===0?[r.text]:l}function E({pattern:p,
span:d,position:e},r,n){const a=(0,L().visible)(p.text),u=s(p,r),c="matches"in u&&!u.matches.every(y);if("ambiguity"in u||
c){const T="ambiguity"in u?u.ambiguity:"file_name";return n.add("glob-unclear",d,{pattern:a,reason:T}),[]}const{matches:l}=u;
l.some(T=>T.startsWith("-"))&&n.add("glob-unclear",d,{pattern:a,reason:"flag"}),e==="script"&&l.length>1&&n.add("glob-un\
clear",d,{pattern:a,reason:"program"});const g=l.slice(0,N).map(T=>(0,L().visible)(T)),{length:k}=l;return n.add("unquot\
ed-glob",d,{pattern:a,matches:g,count:k,judged:!0}),l}function j({prefix:p,text:d},e){return p.includes("://")&&!e?.stat(
d.slice(0,d.indexOf("/")))}function x({text:p,segments:d,ambiguity:e}){return e||(p.length>O?"too_many":d.some(n=>(0,F().
literalSegment)(n)===void 0&&(0,F().matchName)(n,".."))?"dot":void 0)}function A({text:p,segments:d}){return p.startsWith(
"/")||d.some(e=>(0,F().literalSegment)(e)==="..")}function b({prefix:p}){return p.startsWith("-")&&!p.includes("=")}function y(p){
const d=new($()).ProblemCollector;return(0,L().inspectCharacters)(p,0,!0,d),d.inOrder().length===0}const f=128*1024;function s(p,d){
let e=[{written:"",path:""}];for(const[a,u]of p.segments.entries()){const c=a===p.segments.length-1,l=[];for(const g of e){
const k=t(g,u,c,d);if(typeof k=="string")return{ambiguity:k};l.push(...k)}e=l}const r=e.map(({written:a})=>Buffer.from(a));
return r.reduce((a,u)=>a+u.length+1,0)>f?{ambiguity:"too_many"}:{matches:r.sort(Buffer.compare).map(a=>a.toString())}}function t(p,d,e,r){
const{written:n,path:a}=p,u=(0,F().literalSegment)(d);if(u==="")return e?[p]:"empty_segment";const c=e?"":"/";if(u===".")
return[{written:`${n}.${c}`,path:a}];const l=[];for(const g of i(a,d,u,r)){if(g==="letters")return"letters";if(!e&&o(g,r))
return"symlink";!e&&g.kind!=="directory"||l.push({written:`${n}${v().posix.basename(g.path)}${c}`,path:g.path})}return l}
function*i(p,d,e,r){if(e!==void 0){const n=r.stat(p===""?e:`${p}/${e}`);n?.tracked&&(yield n);return}for(const n of r.list(
p)){if(!n.tracked)continue;const a=(0,F().matchName)(d,v().posix.basename(n.path));a===void 0?yield"letters":a&&(yield n)}}
function o(p,d){if(p.kind!=="symlink")return p.kind==="submodule";const e=(0,I().resolveInTree)(d,p.path);return e.kind===
"missing"?!1:e.kind!=="inside"||!/^(?:file|executable)$/.test(e.entry.kind)}},54669:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.hasOneReading=E,m.lex=M;function v(){const s=h(94411);return v=function(){return s},s}function I(){
const s=h(25367);return I=function(){return s},s}function L(){const s=h(16500);return L=function(){return s},s}function F(){
const s=h(14395);return F=function(){return s},s}function $(){const s=h(11331);return $=function(){return s},s}function N(){
const s=h(26781);return N=function(){return s},s}function O(){const s=h(90762);return O=function(){return s},s}const S=128*
1024;function M(s,t){const i=new(O()).ProblemCollector;if(j(s,i))return{words:[],assignments:[],refused:[],problems:i.inOrder()};
const o={start:0,end:s.length};(0,I().inspectBlanks)(s,i),(0,I().inspectInjection)(s,i);const p=(0,N().splitWords)(s,i),
{assignments:d,refused:e,count:r}=(0,v().readAssignments)(p,i);for(const a of p.slice(0,r))b(a,i);const n=x(p.slice(r),t,
i);n.length===0&&i.add("empty-command",o,{});for(const{value:a,span:u}of d)(0,I().inspectInjection)(a,i,u);for(const{text:a,
span:u}of n)(0,I().inspectInjection)(a,i,u);return{words:n,assignments:d,refused:e,problems:i.inOrder()}}function E({problems:s}){
return s.every(({severity:t})=>t==="warning")}function j(s,t){if(Buffer.byteLength(s)<=S)return!1;const i={start:0,end:s.
length};return t.add("command-too-long",i,{more:`${S} bytes`}),!0}function x(s,t,i){const o=[];let p=0;for(const[d,e]of s.
entries()){const r={start:e.start,end:e.end},n=e.parts.some(l=>l.quoted),a=(0,O().textOf)(e);b(e,i),y(e,i),f(e,d===0,i),
(0,I().inspectLookAlikes)(a,e,d===0,i);const u=(0,F().readPattern)(e);if(u&&(p+=1),u&&p>L().MAX_PATTERNS&&i.add("glob-un\
clear",r,{pattern:(0,I().visible)(a),reason:"too_many"}),!u||p>L().MAX_PATTERNS){o.push({text:a,span:r,quoted:n});continue}
const c=A(d,o);for(const l of(0,L().resolvePattern)({pattern:u,span:r,position:c},t,i))o.push({text:l,span:r,quoted:n})}
return o}function A(s,t){return s===0?"program":s===1&&t[0]?.text==="node"?"script":"argument"}function b(s,t){for(const[
i,o]of s.parts.entries()){if(o.quoted||!o.text.includes("~"))continue;const p=o.text.search(i===0?/(?:^|[=:])~/:/[=:]~/);
if(p<0)continue;const d=o.start+o.text.indexOf("~",p),e=(0,I().visible)((0,O().textOf)(s));t.add("tilde-expansion",{start:d,
end:d+1},{word:e});return}}function y(s,t){let i=-1,o=!1;for(const p of s.parts)if(!(p.quoted||i<0&&!p.text.includes("{")))
for(const{0:d,index:e}of p.text.matchAll(/[{},]|\.\./g)){const r=p.start+e;if(d==="{")i<0&&(i=r);else if(d!=="}")o=i>=0;else if(o){
const n={start:i,end:r+1};t.add("brace-expansion",n,{written:(0,I().visible)((0,O().textOf)(s))});return}}}function f(s,t,i){
const o=(0,O().unquotedText)(s);o!==void 0&&(o==="!"||t&&(0,$().isReserved)(o))&&i.add("shell-grammar",{start:s.start,end:s.
end},{written:o})}},11331:function(z,m){Object.defineProperty(m,"__esModule",{value:!0}),m.PROGRAM_NAMES=void 0,m.baseName=
S,m.changesShell=a,m.hasCommandLine=b,m.isBefore=e,m.isCommandLine=A,m.isOnlyBefore=r,m.isReserved=n,m.isShell=E,m.isWithoutEffect=
d,m.programNamed=M,m.runsCode=j,m.startsOthers=x;const h=/^-\w*c$|^--command$/,v=/^-(?=\w+$)\w*[ep]|^--(?:eval|print)(?:=|$)|^eval$/,
$=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",{text:h}],["shell","pwsh powersh\
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
im"]],N=new Map($.flatMap(([u,c,l])=>c.split(" ").map(g=>[g,{name:g,kind:u,...l}]))),O=m.PROGRAM_NAMES=[...N.keys()];function S(u){
return/^\.{1,2}$/.test(u)?u:u.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function M(u){
const c=S(u),l=N.get(c);if(l!==void 0)return l;const g=N.get(c.replace(/[-.]?(?=\d)(?<!\d\.*)\d[\d.]*w?$/,""));return g?.
kind==="shell"||g?.kind==="interpreter"?g:void 0}function E(u){return M(u)?.kind==="shell"}function j(u){const c=M(u)?.kind;
return c==="shell"||c==="interpreter"}function x(u){if(u===".")return!1;const c=M(u)?.kind;return c!==void 0&&c!=="syste\
m"&&c!=="downloader"}function A(u){const[c="",...l]=u.trim().split(/\s+/);return y(c)&&l.some(g=>/^-|[./]|^[|&;<>]+$/.test(
g))}function b(u){return/&&|\|\||\$\(|`/.test(u)?!0:u.split(/;\s|\s\|\s/).some(c=>{const[l="",...g]=c.trim().split(/\s+/);
return g.length>0&&y(l)})}function y(u){return N.has(u)}const f=u=>new Set(u.split(/\s+/)),s=f(": [ cd echo exit false t\
est true"),t=f("! { do elif else if then time until while"),i=new RegExp(`^\\s*(?:(?:${[...t].join("|").replace("{","\\{")}\
)\\s+)*$`),o=f("fi done case esac for } in [[ ]] function select coproc"),p=f(`. alias autoload bg bind break builtin ca\
ller chdir command compgen complete compopt continue
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function d(u){return s.has(u)}function e(u){
return t.has(u)}function r(u){return i.test(u)}function n(u){return t.has(u)||o.has(u)}function a(u){return n(u)||p.has(
u)}},81716:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.everyCommand=N,m.isDynamic=E,m.readShellText=
$,m.withoutReserved=S;function v(){const y=h(54669);return v=function(){return y},y}function I(){const y=h(11331);return I=
function(){return y},y}const L=128*1024,F=16;function $(y,f){return y.length>L?[]:new b(y,f).list("",0)}function N(y){return y.
flatMap(f=>[f,...N(f.inside)])}const O=/^([A-Za-z_]\w*)=(.*)$/s;function S(y){const{words:f,assignments:s}=y,t=f.findIndex(
({text:d,quoted:e})=>e||!(0,I().isBefore)(d));if(t<1)return y;const i=f.slice(t),o=i.findIndex(({text:d})=>!O.test(d)),p=o<
0?i:i.slice(0,o);return{...y,words:i.slice(p.length),assignments:[...s,...p.map(M)]}}function M({text:y,span:f}){const[,
s="",t=""]=O.exec(y)??[];return{name:s,value:t,span:f}}function E({problems:y,substituted:f},{span:s}){const t=i=>i.start<
s.end&&i.end>s.start;return f.some(t)||y.some(i=>j.has(i.rule)&&t(i.span))}const j=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),x=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
A=/\\.?|\$\(|[^\\`$"]+|./sy;class b{#n;#e;#s=0;constructor(f,s){this.#n=f,this.#e=s}list(f,s){const t=[];let i=this.#r(),
o=!1;const p=(d,e="")=>{const r=this.#t(i,d,e),{words:n,assignments:a,redirections:u,inside:c}=r,l=n.length+a.length+u.length+
c.length===0,g=t.at(-1);l?g&&(t[t.length-1]={...g,separator:g.separator+e}):t.push(r);const k=/^\|&?$/.test(e)?r:void 0;
i=this.#r(l?i.pipedFrom:k)};for(;this.#s<this.#n.length;){const d=this.#s,e=this.#i(o?A:x),r=this.#s;if(e==='"')o=!o;else{
if(e===f&&(!o||f==="`"))return p(d),t;if(e==="$("||e==="`"||!o&&/^[<>]?\($/.test(e)){if(s===F){p(d);continue}const n=this.#n.
slice(i.start,d),a=e==="("?(0,I().isOnlyBefore)(n)?"subshell":"definition":"substitution",u=this.list(e==="`"?"`":")",s+
1);i.inside.push(...u),i.gaps.push({kind:a,start:d,end:this.#s}),a==="subshell"&&(i.subshell=u)}else!o&&/^(?:[;&|\r\n]+|\))$/.
test(e)?p(d,e):!o&&e.startsWith("#")&&/^\s?$/.test(this.#n.charAt(d-1))?i.gaps.push({kind:"comment",start:d,end:r}):!o&&
/^(?:[<>]|&>)/.test(e)&&i.gaps.push({kind:"operator",start:d,end:r})}}return p(this.#n.length),t}#r(f){return{start:this.#s,
gaps:[],inside:[],pipedFrom:f}}#i(f){f.lastIndex=this.#s;const[s=""]=f.exec(this.#n)??[];return this.#s+=s.length,s}#t(f,s,t){
const{start:i,gaps:o,inside:p,pipedFrom:d,subshell:e}=f;let r="",n=i;for(const w of o){const P=w.kind==="comment"||w.kind===
"operator"?" ":"_";r+=this.#n.slice(n,w.start)+P.repeat(w.end-w.start),n=w.end}r+=this.#n.slice(n,s);const a=(0,v().lex)(
r,this.#e),u=w=>({...w,span:{start:w.span.start+i,end:w.span.end+i}}),c=a.words.map(u),l=new Set;let g=0;const T=o.filter(
({kind:w})=>w==="operator").map(({start:w,end:P})=>{for(;g<c.length&&(c[g]?.span.start??P)<P;)g+=1;const R=c[g],C=c[g-1];
return C?.span.end===w&&/^\d+$/.test(C.text)&&l.add(C),R&&l.add(R),{operator:this.#n.slice(w,P),...R&&{target:R}}}),D=[...a.
assignments,...a.refused].map(u);return{words:c.filter(w=>!l.has(w)),assignments:D.sort((w,P)=>w.span.start-P.span.start),
redirections:T,problems:a.problems.map(u),span:{start:i,end:s},separator:t,inside:p,substituted:o.filter(({kind:w})=>w===
"substitution"),...d&&{pipedFrom:d},...e&&{subshell:e},...o.some(({kind:w})=>w==="definition")&&{defines:!0}}}}},26781:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.splitWords=F;function v(){const A=h(25367);return v=function(){return A},
A}const I=1e3,L=/[ \t\n\r'"\\$`;&|<>()]/g;function F(A,b){return new $(A,b).split()}class ${#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(b,y){
this.#n=b,this.#e=y}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>I){const b={start:0,end:this.#n.
length};this.#e.add("command-too-long",b,{more:`${I} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,v().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#b();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=x(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(b,y,f,s=f){this.#r.length===0&&(this.#i=s),this.#r.push({text:b,quoted:y,
start:f})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const b=this.#t;
L.lastIndex=b+1;const y=L.exec(this.#n)?.index??this.#n.length,f=this.#n.slice(b,y);(0,v().inspectCharacters)(f,b,!1,this.#e),
this.#o(f,!1,b),this.#t=y}#h(){const b=this.#t,y=this.#n.indexOf("'",b+1),f=y<0?this.#n.length:y,s=this.#n.slice(b+1,f);
(0,v().inspectCharacters)(s,b+1,!0,this.#e),this.#o(s,!0,b+1,b),this.#d(b,f,"'")}#y(){const b=this.#t,y=this.#n;let f="",
s=b+1;for(this.#t=s;this.#t<y.length&&y.charAt(this.#t)!=='"';){const i=y.charAt(this.#t);i==="\\"&&/["$`\\\n]/.test(y.charAt(
this.#t+1))?(f+=y.slice(s,this.#t),y.charAt(this.#t+1)===`
`&&this.#f(),s=this.#t+1,this.#t+=2):i==="$"?this.#l(!0):i==="`"?this.#p(!0):this.#t+=1}const t=Math.min(this.#t,y.length);
f+=y.slice(s,t),(0,v().inspectCharacters)(y.slice(b+1,t),b+1,!0,this.#e),this.#o(f,!0,b+1,b),this.#d(b,t,'"')}#d(b,y,f){
this.#c+=1,this.#t=Math.min(y+1,this.#n.length),!(y<this.#n.length)&&this.#e.add("unterminated-quote",{start:b,end:y},{quote:f})}#b(){
const b=this.#t,y=this.#n.charAt(b+1);this.#t+=1,y===""?(this.#e.add("unterminated-quote",{start:b,end:b+1},{quote:"\\"}),
this.#o("\\",!0,b)):y===`
`?(this.#t=b,this.#f(),this.#t+=2):y>"\x7F"?this.#o("",!0,b+1,b):((0,v().inspectCharacters)(y,b+1,!0,this.#e),this.#o(y,
!0,b+1,b),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(b){const y=M(this.#n,this.#t,
b);y?this.#m(y.kind,y.end,b):(b||this.#o("$",!1,this.#t),this.#t+=1)}#p(b){const y=E(this.#n,this.#t);this.#m("command-s\
ubstitution",y,b)}#m(b,y,f){const s=this.#t,t=this.#n.slice(s,y);this.#e.add(b,{start:s,end:y},{written:(0,v().visible)(
t)}),f||this.#o(t,!0,s),this.#t=y}#w(){const b=this.#t,y=this.#n.indexOf(`
`,b);this.#t=y<0?this.#n.length:y;const f=this.#n.slice(b,this.#t);(0,v().inspectCharacters)(f,b,!1,this.#e),this.#e.add(
"shell-comment",{start:b,end:this.#t},{written:(0,v().visible)(f)})}}const N=/[A-Za-z_]/,O=/[A-Za-z0-9_]/,S=/[0-9@*#?$!-]/;
function M(A,b,y){const f=A.charAt(b+1);if(f==="(")return{kind:A.charAt(b+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:j(A,b+1,"(",")")};if(f==="{")return{kind:"variable-expansion",end:j(A,b+1,"{","}")};if(f==="[")return{kind:"\
arithmetic-expansion",end:j(A,b+1,"[","]")};if(f==="'"||f==='"'){if(y)return;const s=A.indexOf(f,b+2);return{kind:"dolla\
r-quote",end:s<0?A.length:s+1}}if(N.test(f)){let s=b+2;for(;O.test(A.charAt(s));)s+=1;return{kind:"variable-expansion",end:s}}
if(S.test(f)||f>"\x7F")return{kind:"variable-expansion",end:b+2}}function E(A,b){for(let y=b+1;y<A.length;y+=1){const f=A.
charAt(y);if(f==="\\")y+=1;else if(f==="`")return y+1}return A.length}function j(A,b,y,f){let s=0;for(let t=b;t<A.length;t+=
1){const i=A.charAt(t);if(i===y)s+=1;else if(i===f&&(s-=1,s===0))return t+1}return A.length}function x(A,b,y){const f=A.
charAt(b);if(f==="("||f===")")return y.add("shell-grammar",{start:b,end:b+1},{written:f}),b+1;const s=f==="<"||f===">",t=s?
/[<>&|-]/:/[;&|]/;let i=b+1;for(;i-b<3&&t.test(A.charAt(i));)i+=1;const o=A.slice(b,i);return y.add(s?"shell-redirection":
"shell-operator",{start:b,end:i},{operator:o}),i}},54421:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.startedWords=L,m.textHanded=F;function v(){const S=h(11331);return v=function(){return S},S}const I=/^-(?:exec|ok)(?:dir)?$/;
function L(S){const M=S.findLastIndex(({text:j})=>(0,v().programNamed)(j));let E=0;for(;;){const j=(0,v().baseName)(S[E]?.
text??""),x=j==="find";if(!x&&(0,v().programNamed)(j)?.kind!=="wrapper")break;let A=E+1;if(j==="command"&&/^-[vV]/.test(
S[A]?.text??""))break;const b=({text:y})=>x?I.test(y):M>E?(0,v().programNamed)(y):!/^-|^\w+=|^\d+[smhd]?$/.test(y);for(let y=S[A];y!==
void 0&&!b(y);y=S[A])A+=1;if(A>=S.length)break;E=x?A+1:A}return S.slice(E)}function F(S){const[M,...E]=S,j=M&&(0,v().programNamed)(
M.text);if(j?.text===void 0)return;if(j.text==="words")return N(E);const x=j.text,A=E.findIndex(({text:y})=>x.test(y)),b=E[A];
if(b!==void 0){if(j.name==="cmd"){const y=b.text.slice(2);return N(y===""?E.slice(A+1):[{...b,text:y},...E.slice(A+1)])}
return/^[-/]e/i.test(b.text)&&$(j)?O(E[A+1]):$(j)?N(E.slice(A+1)):N(E.slice(A+1,A+2))}}function $({name:S}){return S==="\
pwsh"||S==="powershell"}function N(S){return S.length===0?void 0:{text:S.map(({text:M})=>M).join(" "),words:S}}function O(S){
return S&&{text:Buffer.from(S.text,"base64").toString("utf16le"),words:[S]}}},90762:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.ProblemCollector=void 0,m.firstErrors=$,m.textOf=I,m.unquotedText=L;function v(){const N=h(
13254);return v=function(){return N},N}function I(N){const[O]=N.parts;return N.parts.length===1&&O?O.text:N.parts.map(S=>S.
text).join("")}function L(N){const[O]=N.parts;return N.parts.length===1&&O&&!O.quoted?O.text:void 0}class F{#n=[];add(O,S,M){
this.#n.push((0,v().problemAt)(O,S,M))}inOrder(){const O=({severity:S})=>S==="error"?0:1;return this.#n.sort((S,M)=>S.span.
start-M.span.start||O(S)-O(M))}}m.ProblemCollector=F;function $(N){const O=new Set;return N.filter(({rule:S,severity:M})=>{
if(M!=="error")return!0;const E=!O.has(S);return O.add(S),E})}},63963:function(z,m,h){h.r(m),h.d(m,{exec:()=>v.m});var v=h(
81260)},678:function(z,m,h){h.r(m),h.d(m,{default:()=>v});var v=h(70298)},58238:function(z,m,h){h.r(m),h.d(m,{parse:()=>v.
parse,stringify:()=>v.stringify});var v=h(15756)},85:function(z,m,h){h.r(m),h.d(m,{GitPluginError:()=>v.Uo,simpleGit:()=>v.
Lp});var v=h(74724)},69873:function(z,m,h){h.r(m),h.d(m,{LineCounter:()=>v.HN,isAlias:()=>v.Vj,isMap:()=>v.jh,isNode:()=>v.
Ll,isScalar:()=>v.jn,isSeq:()=>v.oP,parseDocument:()=>v.Tp,stringify:()=>v.As,visit:()=>v.YR});var v=h(38815)}};
