"use strict";exports.id=488,exports.ids=[488],exports.modules={45806:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),
y.launchedBy=j,y.parseInvocation=N;function S(){const t=g(76760);return S=function(){return t},t}function R(){const t=g(
91063);return R=function(){return t},t}function C(){const t=g(11331);return C=function(){return t},t}function D(){const t=g(
87646);return D=function(){return t},t}function F(){const t=g(3893);return F=function(){return t},t}function E(){const t=g(
39872);return E=function(){return t},t}function k(){const t=g(46868);return k=function(){return t},t}function A(){const t=g(
31901);return A=function(){return t},t}const I=5,T={node:D().parseNode,npm:F().parseNpm,npx:F().parseNpx};function N(t,u,d=R().
NO_PROGRAMS){return $(t,u,d,0)}function $(t,u,d,i){const r=(l,o)=>w(l,o,d,i+1),c={families:d,start:r,tool:(l,o)=>(0,k().
parseTool)(l,o,c)};if(typeof t!="string")return(0,E().parseProgram)(t,u,c);const{invocation:h,problems:n}=T[t](u,c),[e]=t===
"node"&&!(0,D().isTestRun)(h)?h.operands:[];if(e===void 0)return{invocation:h,problems:n};const a=s(e.text,d.tools).map(
l=>{const o=["--",l].map(v=>({...e,text:v}));return r({program:"npx",words:[...o,...h.passthrough],starts:"file"},t)}),p=a.
flatMap(l=>l.launched);return{invocation:p.length>0?{...h,launched:p}:h,problems:[...n,...a.flatMap(l=>l.problems)]}}function j({
launched:t=[]}){return t.flatMap(u=>[u,...j(u)])}function w({program:t,words:u,...d},i,r,c){const[h={text:"",span:{start:0,
end:0}},...n]=u,e=c===I?"outside-code":t?void 0:b(h.text,r.tools);if(e)return{launched:[],problems:[(0,A().wordProblem)(
e,i,h)]};const a=t??((0,A().isProgram)(h.text)?h.text:void 0),{invocation:p,problems:l}=a?$(a,t?u:n,r,c):$("npx",u,r,c);
return{launched:[{...p,...d}],problems:l}}function b(t,u){return t.startsWith("-")?"unknown-flag":(0,C().programNamed)(t)!==
void 0&&!(0,A().isProgram)(t)&&!(0,R().isKnownTool)(u,t)?"outside-code":void 0}const f=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function s(t,u){const d=S().posix.normalize(t.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
d))return["yarn"];const[,i,r=""]=f.exec(d)??[];if(i===void 0)return[];if(i===".bin")return[r];const h=[...new Set([r.replace(
/\.[cm]?[jt]s$/,""),i])].filter(n=>(0,R().isKnownTool)(u,n));return h.length>0?h:[i]}},97340:function(K,y,g){Object.defineProperty(
y,"__esModule",{value:!0}),y.judgeFlag=I,y.pythonFiles=d,y.setsHarmless=i;function S(){const e=g(19609);return S=function(){
return e},e}function R(){const e=g(60842);return R=function(){return e},e}function C(){const e=g(32854);return C=function(){
return e},e}function D(){const e=g(94411);return D=function(){return e},e}function F(){const e=g(54669);return F=function(){
return e},e}function E(){const e=g(87646);return E=function(){return e},e}function k(){const e=g(31901);return k=function(){
return e},e}const A={problems:[]};function I(e,a,p){const{word:l,flag:o,value:v="",written:P,off:L}=p;if(o===void 0)return n(
e,a,p);const m=G=>N(G,e,p),{choices:O}=o;if(O?.every(G=>!T(G,v.replace(/\s+/g,""))))return{problems:[m("unknown-flag")]};
if(L)return A;if(o.kind==="node")return h(l,r(e,v));const{rule:x,...M}=(0,R().isReason)(o.kind)?{rule:o.kind}:$(e,p,a.stops===
!0),W=(0,k().isForeign)(P)||(0,k().isOfMachine)(P),H=x??(W?"outside-code":void 0);return{...v===""?{}:M,problems:H?[m(H)]:
[]}}function T(e,a){const[p="",l]=e.split("~");if(l===void 0)return a===e;const o=a.slice(p.length,a.length-l.length);return/^[^"'\\{}<>\s]+$/.
test(o)&&a===`${p}${o}${l}`}function N(e,a,{word:{text:p,span:l},written:o,value:v=""}){const P=p===o&&v!==""?`${o} ${v}`:
p;return(0,k().flagProblem)(e,a,{name:o,written:P,span:l,value:v})}function $(e,a,p){const{word:l,flag:o,written:v,value:P=""}=a,
{span:L}=l,m=o?.kind??"text";switch(m){case"choice":return{};case"tests":return{files:[{as:"tests",path:P,span:L}]};case"\
path":{const O=(0,C().normalise)(P)===void 0?"outside-code":void 0,x=(0,k().isElsewhere)(P)?[]:[{as:"place",path:P,span:L}];
return{rule:O,files:x,root:P}}case"config":return(0,k().isElsewhere)(P)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(P)?{}:{
files:[{as:"config",path:P,span:L}]};case"output":{const O=P.slice(P.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(O)?{}:(0,k().isElsewhere)(O)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:O,span:L}]}}case"cod\
e":case"preload":{const O=m==="code"?f(P,p):s(P,p),x=N("tool-runs-file",e,a);return{rule:O,files:t(P).map(M=>u(M,L,x,m))}}case"\
module":{const O=P.split(":").filter(H=>/^\w+(?:\.\w+)*$/.test(H)),x=new Set(O.flatMap(H=>[H,H.replace(/\.\w+$/,"")]).flatMap(
d)),M=N("tool-runs-file",e,a);return{rule:(0,k().isForeign)(P)||/[\\/]/.test(P)?"outside-code":void 0,files:[...x].map(H=>({
as:"module",path:H,span:L,ifFile:M}))}}default:{const O=(0,k().isOfMachine)(P)&&!b(v,P);return{rule:(0,k().isForeign)(P)||
O||j.test(P)?"outside-code":void 0}}}}const j=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,w=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function b(e,a){return w.test(e)||e==="-t"&&!a.includes(":")}function f(e,a){if((0,k().isElsewhere)(e)||/[\s(){};`]/.test(
e))return"outside-code";if(e.split(",").some(l=>/^\.|\.[cm]?[jt]sx?$/.test(l)))return a?"outside-code":"tool-runs-file"}
function s(e,a){return S().PRELOADABLE_PACKAGES.has(e)||S().PRELOADABLE_BY_TOOLS.has(e)?"tool-runs-file":a?"outside-code":
f(e,a)??"tool-runs-file"}function t(e){return e.split(",").filter(p=>p!==""&&!(0,k().isElsewhere)(p)).map(p=>p.replace(/^<rootDir>\//,
"./"))}function u(e,a,p,l){return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(e)?{as:"code",path:e,span:a}:{as:"module",path:e,
span:a,ifFile:p,first:l==="preload"}}function d(e){const a=e.replaceAll(".","/");return["","src/"].flatMap(p=>[".py","/_\
_main__.py","/__init__.py"].map(l=>`${p}${a}${l}`))}function i(e){const[,a="",p=""]=/^(\w+)[=:](.*)$/s.exec(e)??[];return a!==
""&&(0,D().isHarmlessVariable)(a,p)}function r(e,a){return/^(?:_?mocha|deno)$/.test(e)?a.split(",").map(p=>p.startsWith(
"-")?p:`--${p}`):e==="ava"?(0,F().lex)(a).words.map(({text:p})=>p):[a]}const c="x.js";function h({span:e},a){const p=[...a,
c,c].map(v=>({text:v,span:e,quoted:!1})),{invocation:l,problems:o}=(0,E().parseNode)(p);return{problems:o,nodeFlags:l.flags}}
function n(e,{stops:a,handsOn:p,data:l={}},{word:o,value:v=""}){const P=L=>({problems:[(0,k().wordProblem)(L,e,o)]});if(p){
const L=o.text.includes("=")||v===""?[]:[v],m=h(o,[o.text,...L]);if(!m.problems.some(({rule:O})=>O==="unknown-flag"))return m}
return a?P("unknown-flag"):l.starts==="npm-scripts"&&o.text.includes("=")?A:(0,k().isForeign)(v)||(0,k().isOfMachine)(v)?
P("outside-code"):l.unknown?A:P("unknown-flag")}},91633:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),
y.filesAmong=T,y.judgeOperands=k,y.refusedAmong=F,y.ruleForOperand=A;function S(){const w=g(91063);return S=function(){return w},
w}function R(){const w=g(32854);return R=function(){return w},w}function C(){const w=g(13254);return C=function(){return w},
w}function D(){const w=g(31901);return D=function(){return w},w}function F(w,b,f){const[s]=f;if(s===void 0)return[];const t=f.
find(({text:d})=>b.readsBehind&&E(b,d)!==void 0);return(b.data.variables?f:[t??s]).flatMap(d=>{const i=E(b,d.text);return i===
void 0?[]:[(0,D().wordProblem)(i,w,d)]})}function E({refused:w,data:b},f){const s=b.ends_with?.split(" ");if(s?.includes(
f))return;const t=d=>(0,S().lookUp)(w,(0,S().flagKey)(d))?.kind,u=f.split(":").some(d=>t(d)==="never-ends");return t(f)??
(s||u?"never-ends":void 0)}function k(w,{data:{variables:b,operands:f="path"}},s){return s.flatMap(t=>{const u=b===void 0?
[]:j(w,b,t);if(u.length>0)return u;const d=A(f,t.text);return d===void 0?[]:[(0,D().wordProblem)(d,w,t)]})}function A(w,b){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(b))return w==="text"&&I.test(b)?void 0:"uses-network";switch(w){case"\
import":return b.includes("@")?"uses-network":(0,R().normalise)(b)===void 0?"outside-code":void 0;case"text":return b===
"-"?"reads-stdin":(0,D().isForeign)(b)||(0,D().isOfMachine)(b)?"outside-code":void 0;case"path":case"tests":{if(b==="-")
return"reads-stdin";if(b.startsWith("@"))return"outside-code";const f=b.replace(/^!|::.*$/gs,"");return(0,R().normalise)(
f)===void 0||(0,D().isForeign)(b)?"outside-code":void 0}}}const I=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function T({data:w},b){const{operands:f="path"}=w;return b.flatMap(({text:s,span:t})=>{if(A(f,s)!==void 0)return[];const u=(f===
"import"||w.starts==="package")&&s.endsWith(".go");if(f==="tests"||u)return[{as:"tests",path:s.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:t}];const d=(0,R().normalise)(s);return d&&!(0,R().isWithin)(d,".git",{ignoreCase:!0})&&!(0,D().isElsewhere)(s)?
[{as:"place",path:s,span:t}]:[]})}const N=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,$=/[$`;&|<>(){}\s]/;function j(w,b,f){
const{text:s,span:t}=f,u=s.includes("="),d=s.replace(/\s*[:+?!]*=.*$/s,"");return u&&!b.includes(d)?[(0,C().problemAt)("\
make-variable",t,{program:w,variable:d})]:(u?N.test(s):!$.test(s))?[]:[(0,D().wordProblem)("outside-code",w,f)]}},20691:function(K,y,g){
Object.defineProperty(y,"__esModule",{value:!0}),y.launchesOf=E;function S(){const j=g(21006);return S=function(){return j},
j}function R(){const j=g(13254);return R=function(){return j},j}function C(){const j=g(54669);return C=function(){return j},
j}function D(){const j=g(97340);return D=function(){return j},j}function F(){const j=g(31901);return F=function(){return j},
j}function E(j,{program:w,words:b,parsing:f},{flags:s,operands:t}){const u=s.some(({flag:r})=>r?.kind==="only-prints"||r?.
kind==="outside-code"),d=r=>f.start(r,w),i=(()=>{switch(j){case"node":return u?[]:[d({program:"node",words:t})];case"com\
mand":return u?[]:[k(w,b,t,d)];case"command-texts":return t.map(r=>I(w,r,d));case"npm-scripts":{const r=s.flatMap(({flag:c,
word:h})=>c===void 0?[h]:[]);return t.map(c=>T(w,c,r,d))}default:return[]}})();return{invocation:{launched:i.flatMap(r=>r.
launched)},problems:i.flatMap(r=>r.problems)}}function k(j,w,b,f){const{words:s,problems:t}=j==="cross-env"?A(b):{words:b,
problems:[]},[u]=s,d=u&&w.find(({text:h})=>h===u.text),i=`\`${j}\` starts at the first word that is \`${u?.text}\``,r=u===
void 0||d===u?[]:[(0,R().problemAt)("flag-value",u.span,{program:j,flag:u.text,fault:i})],c=f({words:s});return{...c,problems:[
...t,...r,...c.problems]}}function A(j){const w=j.findIndex(({text:s})=>!/^\w+=/.test(s)),b=w<0?j:j.slice(0,w),f=b.flatMap(
({text:s,span:t})=>{if((0,D().setsHarmless)(s))return[];const{written:u,attached:d=""}=(0,S().splitAtEquals)(s);return[(0,R().
problemAt)("assignment-refused",t,{name:u,value:d,known:!1})]});return{words:j.slice(b.length),problems:f}}function I(j,{
text:w,span:b},f){const[,s="",t=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(w)??[],{words:u,problems:d}=(0,C().lex)(s===
""?w.replace(/^npm:(?=\S)/,"npm run "):t);if(!((0,C().hasOneReading)({problems:d})||s!==""&&t.trim()==="")||!/^[\w:.@/*-]*$/.
test(s))return $(j,{text:w,span:b});const r=u.map(c=>({...c,span:b}));return f(s===""?{words:r}:N([{text:s,span:b,quoted:!1},
...r],"wildcard"))}function T(j,{text:w,span:b},f,s){const[,t="",u=""]=/^\s*(\S+)(.*)$/s.exec(w)??[],{words:d,problems:i}=(0,C().
lex)(u),r=u.trim()===""||(0,C().hasOneReading)({problems:i});if(t===""||!r||/\{!?[*@%\d]/.test(w))return $(j,{text:w,span:b});
const c=d.map(n=>({...n,span:b})),h=[...f,{text:t,span:b,quoted:!1},...c];return s(N(h,/^[\w:.@/-]+$/.test(t)?void 0:"gl\
ob"))}function N(j,w){return{program:"npm",words:[{text:"run",span:j.at(-1)?.span??{start:0,end:0},quoted:!1},...j],...w&&
{selects:w}}}function $(j,w){return{launched:[],problems:[(0,F().wordProblem)("outside-code",j,w)]}}},87646:function(K,y,g){
Object.defineProperty(y,"__esModule",{value:!0}),y.isTestRun=$,y.parseNode=E;function S(){const f=g(19609);return S=function(){
return f},f}function R(){const f=g(21006);return R=function(){return f},f}function C(){const f=g(13254);return C=function(){
return f},f}function D(){const f=g(31901);return D=function(){return f},f}const F=new Set(["","-","/dev/stdin","/dev/fd/\
0","/proc/self/fd/0"]);function E(f){const s=[],t=[],u=[],d=new Set;for(const p of(0,R().readFlags)(f,k).tokens){if(p.kind===
"operand"){u.push(p.word);continue}if(p.kind==="unknown"){const m={program:"node",flag:p.written};t.push((0,C().problemAt)(
"unknown-flag",p.word.span,m));continue}const{spec:l,negated:o}=p.part,v=I(p);s.push(v);const P=T(l,o,v.value);if(P!==void 0&&
t.push(N(v,P)),o)continue;d.add(l.kind);const L=w(l,v);L!==void 0&&t.push((0,D().flagProblem)(L,"node",v))}const i=$({flags:s}),
r=i?u.length:d.has("evaluates")?0:1,c=u.slice(0,r),h=u.slice(r),n=i||d.has("only-prints")||d.has("evaluates"),e=b(c,i,f);
e!==void 0&&!(n&&c.length===0)&&t.push(e);const a=(0,D().onlyAsksForInformation)(h);return a!==void 0&&t.push((0,D().printsOnly)(
"node",a)),{invocation:{program:"node",flags:s,operands:c,passthrough:h},problems:t}}const k={flags:"first",equals:"long",
expand:f=>{const s=f.startsWith("--"),t=s?f.slice(2).replaceAll("_","-"):f,u=t.startsWith("no-")&&!S().NODE_FLAGS.has(t),
d=u?t.slice(3):t,i=S().NODE_FLAGS.get(S().NODE_ALIASES.get(d)??(s?d:""));return i&&[{spec:i,negated:u,takes:u?"never":A(
i)}]}};function A({name:f,arity:s}){return f==="print"?"unless-dash":s==="value"?"always":"never"}function I(f){const{spec:s,
negated:t}=f.part;return{name:`--${t?"no-":""}${s.name}`,written:f.written,...(0,R().valueRead)(f)}}function T({name:f,arity:s},t,u){
if(s==="value")return(0,D().valueFault)(u,t);if(t)return u===void 0?void 0:"a `--no-` flag takes no value";if(s!=="none")
return u?void 0:"its value is missing";const d=f==="print"||/^(?:inspect|debug$|debug-brk$)/.test(f);return u===void 0||
d?void 0:"it takes no value"}function N(f,s){return(0,C().problemAt)("flag-value",f.span,{program:"node",flag:f.written,
fault:s})}function $({flags:f}){return f.findLast(({name:s})=>s==="--test"||s==="--no-test")?.name==="--test"}const j=/\.(?:info|lcov|log|tap|txt|xml)$/;
function w(f,{value:s=""}){switch(f.kind){case"harmless":return;case"reports-tests":return S().BUILT_IN_REPORTERS.has(s)?
void 0:"outside-code";case"tolerates-rejections":return s==="warn"||s==="none"?"weakens":void 0;case"writes-report":return s===
"stdout"||s==="stderr"?void 0:j.test(s)&&!(0,D().isElsewhere)(s)?"tool-writes":"writes-files";case"evaluates":return"out\
side-code";case"preloads":return S().PRELOADABLE_PACKAGES.has(s)?"tool-runs-file":"outside-code";default:return f.kind}}
function b(f,s,t){const[u]=f;if(u===void 0){const r=t.at(-1)?.span.end??0;return s?void 0:(0,C().problemAt)("reads-stdin",
{start:0,end:r},{program:"node",flag:""})}const{text:d,span:i}=u;if(F.has(d))return(0,C().problemAt)("reads-stdin",i,{program:"\
node",flag:d});if(d.startsWith("-"))return(0,C().problemAt)("outside-code",i,{program:"node",flag:`-- ${d}`});if(d==="in\
spect"||!s&&d==="debug")return(0,C().problemAt)("outside-code",i,{program:"node",flag:d})}},3893:function(K,y,g){Object.
defineProperty(y,"__esModule",{value:!0}),y.parseNpm=E,y.parseNpx=I;function S(){const t=g(4274);return S=function(){return t},
t}function R(){const t=g(20457);return R=function(){return t},t}function C(){const t=g(60842);return C=function(){return t},
t}function D(){const t=g(13254);return D=function(){return t},t}function F(){const t=g(31901);return F=function(){return t},
t}function E(t,u=F().ALONE){const{flags:d,operands:i}=T(S().NPM_FLAGS,t,S().NPM_SHORTHANDS),[r,...c]=i,h=r&&S().NPM_SUBCOMMANDS.
get(r.text),n=h?.kind==="runs-tool",e=N("npm",d,t,n),a={program:"npm",flags:e.flags};if(r===void 0){const v=j(d)?[]:[s("\
npm",t)];return{invocation:{...a,operands:[],passthrough:[]},problems:[...e.problems,...v]}}if(h===void 0){const v=[...S().
NPM_SUBCOMMANDS].find(([m])=>m.startsWith(r.text))?.[1].name??"",P={program:"npm",subcommand:r.text,meant:v},L=[(0,D().problemAt)(
"unknown-subcommand",r.span,P),...e.problems];return{invocation:{...a,operands:c,passthrough:[]},problems:L}}const p={...a,
subcommand:h.name},{invocation:l,problems:o}=w(h,{word:r,rest:c},p,u);return{invocation:l,problems:[...o,...e.problems]}}
const k={...S().NPM_FLAGS,stops:!0},A=new Map([...S().NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function I(t,u=F().
ALONE){const{flags:d,operands:i}=T(k,t,A),r=N("npx",d,t,!0),c={program:"npx",subcommand:"exec",flags:r.flags},[h]=i;if(h===
void 0){const{subcommand:P,...L}=c,m=j(d)?[]:[s("npx",t)];return{invocation:{...L,operands:[],passthrough:[]},problems:[
...r.problems,...m]}}const n=t[t.indexOf(h)-1],e=i.slice(1).find(({text:P})=>P.startsWith("-")),l=/^--no(?!-install$)/.test(
n?.text??"")&&e!==void 0&&n?[(0,D().problemAt)("flag-value",n.span,{program:"npx",flag:n.text,fault:"npx takes the next \
word for its value"})]:[],{invocation:o,problems:v}=f(i,c,u);return{invocation:o,problems:[...v,...r.problems,...l]}}function T(t,u,d){
const i=new Map;for(const e of u){const a=d.get(e.text);i.set(a===void 0?e:{...e,text:a},e)}const{flags:r,operands:c,started:h}=(0,R().
readUse)(t,[...i.keys()]),n=t.stops?h:c;return{flags:r,operands:n.map(e=>i.get(e)??e)}}function N(t,u,d,i){const r=u.map(
c=>{const{word:h,value:n,flag:e}=c,a=d.findIndex(({span:W})=>W.start===h.span.start),p=(d[a]?.text??"").replace(/(?<=^--[^=]*)=.*/s,
""),[,l,o]=/^--(no-)?(.*)$/s.exec(e?.name??p)??[],v=l!==void 0,P={name:`--${o??p}`,written:p,span:h.span,...n!==void 0&&
e&&{value:n},...v&&{negated:v}};if(e===void 0)return{flag:P,problems:[$(t,P,d[a+1],i)]};const L=/^(?:true|false|null|always)$/.
test(d[a+1]?.text??""),m=e.arity==="value"?(0,F().valueFault)(n,!1):L?"npm reads the next word as its value":void 0,O=(0,C().
isReason)(e.kind)?e.kind:i&&S().SELECTING_FLAGS.has(e.name)?"outside-code":void 0,x={program:"npm",flag:p,fault:m??""},M=m===
void 0?[]:[(0,D().problemAt)("flag-value",h.span,x)];return{flag:P,problems:[...O?[(0,F().flagProblem)(O,t,P)]:[],...M]}});
return{flags:r.map(({flag:c})=>c),problems:r.flatMap(({problems:c})=>c)}}function $(t,u,d,i){const r=(0,F().flagProblem)(
"unknown-flag",t,u),c=!i&&S().FLAGS_OF_TESTS.has(u.written),h=d!==void 0&&!d.text.startsWith("-");return c&&!h?{...r,severity:"\
warning"}:r}function j(t){return t.some(({flag:u})=>u?.kind==="only-prints"||u?.kind==="outside-code")}function w({name:t,
kind:u},d,i,r){if(u==="runs-script")return b(t,d,i);if(u!=="runs-tool")return{invocation:{...i,operands:d.rest,passthrough:[]},
problems:[(0,F().wordProblem)(u,i.program,{text:t,span:d.word.span})]};if(d.rest.length>0)return f(d.rest,i,r);const h=i.
flags.some(({name:n})=>n==="--call")?[]:[s(i.program,[d.word])];return{invocation:{...i,operands:[],passthrough:[]},problems:h}}
function b(t,{word:u,rest:d},i){const r=t==="run"?d.slice(0,1):[u],c=t==="run"?d.slice(1):d,[h]=r,n=[];h===void 0?n.push(
(0,F().printsOnly)("npm",{...u,text:"run"})):h.text==="env"&&n.push({...(0,F().printsOnly)("npm",{...h,text:"run env"}),
severity:"error"});const e=(0,F().onlyAsksForInformation)(c);return e!==void 0&&n.push((0,F().printsOnly)("npm",e)),{invocation:{
...i,operands:r,passthrough:c},problems:n}}function f([t,...u],d,i){const r={...d,operands:t?[t]:[],passthrough:u};if(t===
void 0)return{invocation:r,problems:[]};if(!(0,F().isToolName)(t.text))return{invocation:r,problems:[(0,F().wordProblem)(
"uses-network",d.program,t)]};const{problems:c,...h}=i.tool(t,u);return{invocation:{...r,...h},problems:c}}function s(t,u){
const d=u[0]?.span.start??0,i=u.at(-1)?.span.end??0;return(0,D().problemAt)("nothing-to-run",{start:d,end:i},{program:t})}},
39872:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.parseProgram=I,y.parseUse=T;function S(){const s=g(
20457);return S=function(){return s},s}function R(){const s=g(13254);return R=function(){return s},s}function C(){const s=g(
97340);return C=function(){return s},s}function D(){const s=g(91633);return D=function(){return s},s}function F(){const s=g(
20691);return F=function(){return s},s}function E(){const s=g(31901);return E=function(){return s},s}function k(){const s=g(
91883);return k=function(){return s},s}function A(){const s=g(79757);return A=function(){return s},s}function I(s,t,u){const{
program:d,use:i}=s,{invocation:r,named:c,problems:h}=T({program:d,use:i,words:t,family:s,parsing:u}),e=[...c.files.filter(
({as:p})=>p!=="place"),...r.files??[]];return{invocation:{program:d,family:s,...{flags:[],operands:[],passthrough:[]},...r,
files:e},problems:h}}function T(s){const{program:t,use:u}=s,{behind:d,data:i}=u,r=d?s.words.findIndex(({text:P})=>P==="-\
-"):-1,c=r<0?s.words:s.words.slice(0,r),h=(0,S().readUse)(u,c),n=h.rest?[...h.flags,h.rest.flag]:h.flags,e=r<0||!d?[]:(0,S().
readUse)(d,s.words.slice(r+1)).flags,a=[...n.map(P=>(0,C().judgeFlag)(t,u,P)),...e.map(P=>(0,C().judgeFlag)(t,d??u,P))],
p=(u.stops?h.started:h.operands).slice(i.skips??0),{invocation:l,named:o,problems:v}=$(s,{flags:[...n,...e],operands:p,...h.
rest&&{rest:{module:h.rest.flag.flag?.kind==="module",words:h.rest.words}}});return{invocation:{...l,...i.any_package&&{
anyPackage:!0},flags:[...n.map(N),...l.flags??[]]},named:{files:[...a.flatMap(({files:P=[]})=>P),...o?.files??[]],roots:a.
flatMap(({root:P=[]})=>P),nodeFlags:a.flatMap(({nodeFlags:P=[]})=>P)},problems:[...a.flatMap(P=>P.problems),...v]}}function N({
word:s,written:t,value:u}){return{name:t,written:t,span:s.span,...u!==void 0&&{value:u}}}function $(s,t){const{program:u,
use:d,path:i,family:r,parsing:c}=s,{flags:h,operands:n,rest:e}=t,[a,...p]=n,l=(0,D().refusedAmong)(u,d,n);if(l.length>0&&
d.stops)return{invocation:{},problems:l};const o=a&&d.subcommands.get(a.text),v=o?.data.starts==="own-script"?"own-scrip\
t":d.data.starts;if(a&&o&&v!=="own-script"){const O=i===void 0?a.text:`${i} ${a.text}`;return T({...s,use:o,path:O,words:p})}
const P={...i!==void 0&&{subcommand:i},...h.some(({flag:O})=>O?.kind==="checks-syntax-only")&&{parsed:!0}},L=(()=>{if(e&&
r)return e.module?(0,k().parseModule)(r,e.words,c):{invocation:{passthrough:e.words},problems:f(u,e.words)};if(v!==void 0&&
r===void 0)return(0,F().launchesOf)(v,s,t);if(a===void 0)return{invocation:{},problems:w(s,h)};if(v!==void 0&&r)return(0,A().
startByName)(v,a,p,{family:r,parsing:c});if(d.subcommands.size>0){const M=(0,R().problemAt)("unknown-subcommand",a.span,
{program:u,subcommand:a.text});return{invocation:{operands:[a],passthrough:p},problems:[M]}}const O=n.filter(({span:M})=>l.
every(W=>W.span!==M)),x=(0,D().filesAmong)(d,O);return{invocation:{operands:n},problems:(0,D().judgeOperands)(u,d,n),named:{
files:x}}})(),m=[...l,...b(s,h),...L.problems];return{...L,invocation:{...P,...L.invocation},problems:m}}function j(s){return s.
some(({flag:t,off:u})=>t?.kind==="only-prints"&&!u)}function w({program:s,use:t},u){const d=j(u)?void 0:t.data.alone,i={
text:"",span:{start:0,end:s.length}};return d?[(0,E().wordProblem)(d,s,i)]:[]}function b({program:s,use:t,path:u,words:d},i){
if(j(i))return[];const r=new Set(i.flatMap(({flag:h,off:n})=>h&&!n?h.name:[])),c=d[0]?.span??{start:0,end:0};return Object.
entries(t.data.unless??{}).flatMap(([h,n])=>n.split(" ").some(e=>r.has(e))?[]:[(0,E().wordProblem)(h,s,{text:u??"",span:c})])}
function f(s,t){return t.filter(({text:d})=>/^--?test\./.test(d)).map(d=>(0,E().wordProblem)("skips-tests",s,d))}},46868:function(K,y,g){
Object.defineProperty(y,"__esModule",{value:!0}),y.parseTool=F,y.parseUnknownTool=E;function S(){const A=g(20457);return S=
function(){return A},A}function R(){const A=g(11331);return R=function(){return A},A}function C(){const A=g(39872);return C=
function(){return A},A}function D(){const A=g(31901);return D=function(){return A},A}function F(A,I,T){const{text:N}=A,{
tools:$}=T.families,j=$.refusal(N);if(j!==void 0)return{problems:[(0,D().wordProblem)(j,N,A)]};const w=$.known(N),b=w??$.
unknown(N),{invocation:f,named:s,problems:t}=(0,C().parseUse)({program:N,use:b,words:I,parsing:T}),{launched:u}=f;return{
tool:s,...u&&{launched:u},problems:w?t:[...t,...k(A,I,b)]}}function E(A,I,T,N=D().ALONE){const{problems:$}=(0,C().parseUse)(
{program:A.text,use:T,words:I,parsing:N});return[...$,...k(A,I,T)]}function k({text:A},I,T){const{flags:N,operands:$}=(0,S().
readUse)(T,I),j=I[I.findIndex(({text:s})=>s==="--")+1],w=[...new Set([$[0],j])].filter(s=>s!==void 0&&(0,R().startsOthers)(
s.text)),b=N.filter(({written:s,flag:t,value:u=""})=>/^-[ex]$/.test(s)&&/\s/.test(u)||t?.kind!=="config"&&(0,R().isCommandLine)(
u)),f=$.filter(({text:s})=>(0,R().hasCommandLine)(s));return[...w,...b.map(({word:s})=>s),...f].flatMap(s=>s===void 0?[]:
[(0,D().wordProblem)("outside-code",A,s)])}},31901:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.ALONE=
void 0,y.flagProblem=A,y.isElsewhere=j,y.isForeign=w,y.isOfMachine=b,y.isProgram=F,y.isToolName=E,y.onlyAsksForInformation=
N,y.printsOnly=$,y.valueFault=I,y.wordProblem=k;function S(){const t=g(91063);return S=function(){return t},t}function R(){
const t=g(32854);return R=function(){return t},t}function C(){const t=g(13254);return C=function(){return t},t}const D=y.
ALONE={families:S().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};function F(t){return t===
"node"||t==="npm"||t==="npx"}function E(t){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(t)}function k(t,u,{
text:d,span:i}){return(0,C().problemAt)(t,i,{program:u,flag:d})}function A(t,u,d){const{written:i,span:r,value:c}=d,h={program:u,
flag:i};return(0,C().problemAt)(t,r,c===void 0?h:{...h,value:c})}function I(t,u){return u?"it takes a value, so it has n\
o `--no-` form":t===void 0||t===""?"its value is missing":t.startsWith("-")?"its value begins with a dash":void 0}const T=new Set(
["--version","-v","-V","--help","-h"]);function N(t){const[u]=t;return t.length===1&&u!==void 0&&T.has(u.text)?u:void 0}
function $(t,u){return k("only-prints",t,u)}function j(t){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(t)||t.split(",").
some(u=>(0,R().normalise)(u)===void 0)}function w(t){return/(?:^|[=,\s])(?:data|file):/i.test(t)?!0:!t.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.
test(t)?!1:t.split(/[=,:"']/).some(u=>u.includes("..")&&!s(u))}function b(t){return t.split(/[=,:"']/).some(u=>f.test(u))}
const f=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function s(t){return/^[\\/]/.test(t)||(0,R().normalise)(t)!==void 0}},91883:function(K,y,g){Object.defineProperty(y,"__e\
sModule",{value:!0}),y.parseModule=b;function S(){const f=g(96215);return S=function(){return f},f}function R(){const f=g(
20457);return R=function(){return f},f}function C(){const f=g(91063);return C=function(){return f},f}function D(){const f=g(
13254);return D=function(){return f},f}function F(){const f=g(97340);return F=function(){return f},f}function E(){const f=g(
31901);return E=function(){return f},f}const k=(0,C().groupsByName)({"uses-network":`
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
  `}),A=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),I=/^(?:-\w|--[\w-]+=)?[/~]/,T=(0,C().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),N=(0,C().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),$=(0,C().useTable)({flags:{text:"q,quiet"}}),j=new Map([["doctest",N],["py_compile",$]]);function w({
text:f,span:s}){const t=/^\w+(?:\.\w+)*$/.test(f)?f.split("."):[],u=t.map((i,r)=>t.slice(0,r+1).join("."));return(f.endsWith(
".py")?[f]:u.flatMap(F().pythonFiles)).map(i=>({as:"module",path:i,span:s}))}function b({program:f,data:s},[t,...u],d){if(t===
void 0){const m={program:f,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,D().problemAt)("fla\
g-value",{start:0,end:0},m)]}}const{known:i}=d.families,r=i.get(t.text);if(r!==void 0&&s.started_programs.includes(t.text)){
const{launched:m,problems:O}=d.start({program:r,words:u},f);return{invocation:{module:t,launched:m},problems:O}}const c={
module:t,operands:[t],passthrough:u},h=t.text==="unittest"?u.flatMap(w):[],n={...c,files:h},e=(m,O=t.text)=>({invocation:n,
problems:[(0,E().wordProblem)(m,f,{...t,text:O})]}),a=/^[\w.]+$/.test(t.text)?k.get(t.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(a!==void 0)return e(a);const p=i.get("python"),l=j.get(t.text);if(l!==void 0&&p!==void 0){const m=t.
text==="py_compile",O={...p,data:{...p.data,extensions:void 0}},{flags:x,operands:M}=(0,R().readUse)(l,u),W=M.map(B=>d.start(
{program:m?p:O,words:[B]},f)),H=W.flatMap(B=>B.launched),G=m?e("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...n,launched:H.map(B=>({...B,...m&&{parsed:m}}))},problems:[...x.flatMap(B=>(0,F().judgeFlag)(t.text,l,B).problems),
...G,...W.flatMap(B=>B.problems)]}}const o=A.has(t.text);if(!o&&(0,S().isOfLibrary)(t.text))return e("outside-code",`-m ${t.
text}`);const[v,...P]=u;if(t.text==="coverage"&&v?.text==="run"&&p!==void 0){const{flags:m,started:O,rest:x}=(0,R().readUse)(
T,P),M=x?[{...x.flag.word,text:"-m"},...x.words]:O;if(M.length>0){const{launched:W,problems:H}=d.start({program:p,words:M},
f),G=m.flatMap(B=>(0,F().judgeFlag)("coverage",T,B).problems);return{invocation:{...n,starts:"module",launched:W},problems:[
...G,...H]}}}const L=u.filter(({text:m})=>(0,E().isForeign)(m)||o&&I.test(m));return{invocation:o?n:{...n,starts:"module"},
problems:L.map(m=>(0,E().wordProblem)("outside-code",t.text,m))}}},79757:function(K,y,g){Object.defineProperty(y,"__esMo\
dule",{value:!0}),y.extensionProblems=$,y.startByName=E;function S(){const b=g(91063);return S=function(){return b},b}function R(){
const b=g(13254);return R=function(){return b},b}function C(){const b=g(11331);return C=function(){return b},b}function D(){
const b=g(91633);return D=function(){return b},b}function F(){const b=g(31901);return F=function(){return b},b}function E(b,f,s,t){
const{program:u}=t.family,d={operands:[f],passthrough:s},i=()=>({invocation:d,problems:[(0,F().wordProblem)("outside-cod\
e",u,f)]});switch(b){case"file":return N(f,s,t);case"package":{const r=(0,D().ruleForOperand)("import",f.text),h=r===void 0&&
f.text.endsWith(".go")?[{as:"tests",path:f.text,span:f.span}]:[];return{invocation:{...d,files:h},problems:r?[(0,F().wordProblem)(
r,u,f)]:[]}}case"program":return j(f,s,t);case"script":case"own-script":{const r=k.test(f.text)?i().problems:[];return{invocation:{
...d,subcommand:"run"},problems:[...r,...T(s,t.family)]}}case"tool":return w("exec",f,s,t);case"script-or-tool":case"scr\
ipt-tool-or-file":{const r=b==="script-tool-or-file";if(A.test(f.text)||r&&I(f.text))return r?N(f,s,t):i();const c=w("sc\
ript-or-tool",f,s,t);return{...c,problems:[...c.problems,...T(s,t.family)]}}default:return i()}}const k=/^\/|\*/,A=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function I(b){return/[\\/]/.test(b)&&!/^@[\w.-]+\/[\w.-]+$/.test(b)}function T(b,{program:f,use:s}){return b.filter(({text:u})=>{
const d=/^--([\w-]+)/.exec(u)?.[1];return d!==void 0&&s.flags.get((0,S().flagKey)(d))?.kind==="outside-code"}).map(u=>(0,F().
wordProblem)("outside-code",f,u))}function N(b,f,s){const{family:t,parsing:u}=s,{program:d}=t,{text:i,span:r}=b,c={operands:[
b],passthrough:f,starts:"file"};if(i==="-"||i===""||i.startsWith("/dev/"))return{invocation:c,problems:[(0,R().problemAt)(
"reads-stdin",r,{program:d,flag:i})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(i)&&/:/.test(i))return{
invocation:c,problems:[(0,F().wordProblem)("uses-network",d,b)]};const[,n=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(i)??[],e=t.data.dependency_tools.includes(n)?u.families.known.get(n):void 0;if(e!==void 0){const{launched:a,problems:p}=u.
start({program:e,words:f},d);return{invocation:{launched:a},problems:p}}return{invocation:c,problems:$(t,i,r)}}function $({
program:b,data:{extensions:f}},s,t){const[,u]=/\.([^./\\]*)$/.exec(s.replace(/^.*\//s,""))??[];return f===void 0||u===void 0||
f.split(" ").includes(u)?[]:[(0,R().problemAt)("target-extension",t,{program:b,path:s,extension:u})]}function j(b,f,s){const{
family:t,parsing:u}=s,{text:d}=b;if(/:\/\//.test(d))return{invocation:{},problems:[(0,F().wordProblem)("uses-network",t.
program,b)]};if(d==="-"||/\.\w+$/.test(d))return N(b,f,s);const i=u.families.known.get(d);if(i===void 0||!t.data.started_programs.
includes(d))return{invocation:{},problems:[(0,F().wordProblem)("outside-code",t.program,b)]};const{launched:r,problems:c}=u.
start({program:i,words:f},t.program);return{invocation:{launched:r},problems:c}}function w(b,f,s,{family:t,parsing:u}){const{
text:d}=f,i=[(0,F().wordProblem)("outside-code",t.program,f)];if(b==="exec"&&I(d))return{invocation:{},problems:i};const r=/[;&|<>$`'"(){}\\*?]/.
test(d)||(0,C().hasCommandLine)(d);if(!(0,F().isToolName)(d)&&(b==="exec"||r))return{invocation:{},problems:i};const c={
subcommand:b,operands:[f],passthrough:s},h=(0,F().isProgram)(d)?d:u.families.allowed.get(d);if(h!==void 0){const{launched:p,
problems:l}=u.start({program:h,words:s},t.program);return{invocation:{...c,launched:p},problems:l}}if((0,C().isShell)(d)||
b==="exec"&&(0,C().programNamed)(d)!==void 0)return{invocation:c,problems:i};const{problems:n,...e}=u.tool(f,s),a=b==="e\
xec"||(0,S().isKnownTool)(u.families.tools,d);return{invocation:{...c,...e},problems:a?n:[]}}},51951:function(K,y,g){Object.
defineProperty(y,"__esModule",{value:!0}),y.readCommand=j,y.readWords=b;function S(){const n=g(91063);return S=function(){
return n},n}function R(){const n=g(93028);return R=function(){return n},n}function C(){const n=g(13254);return C=function(){
return n},n}function D(){const n=g(54669);return D=function(){return n},n}function F(){const n=g(11331);return F=function(){
return n},n}function E(){const n=g(90762);return E=function(){return n},n}function k(){const n=g(45806);return k=function(){
return n},n}function A(){const n=g(31901);return A=function(){return n},n}function I(){const n=g(86191);return I=function(){
return n},n}function T(){const n=g(73872);return T=function(){return n},n}function N(){const n=g(82293);return N=function(){
return n},n}const $=new Set;async function j(n,e={}){const a=b(n,e),{tree:p,base:l,changed:o=$,cwd:v="",clock:P,programs:L=S().
NO_PROGRAMS}=e,{isOutput:m}=e;if(a.invocation===void 0||a.argv===null)return a;if(p===void 0)return{...a,problems:[...a.
problems,...w(a.invocation,L)]};const O={tree:p,directory:v,changed:o,families:L,...l&&{base:l},...m&&{isOutput:m}},{invocation:x}=a,
{targets:M,problems:W}=await(0,T().resolveInvocation)(x,O,P);return{...a,targets:M,problems:c(a.problems,W).map(H=>r(H,a.
command))}}function w(n,{tools:e}){return[n,...(0,k().launchedBy)(n)].flatMap(({subcommand:a,operands:[p]})=>a==="exec"&&
p&&(0,A().isToolName)(p.text)&&!(0,S().isKnownTool)(e,p.text)?[(0,C().problemAt)("tool-unknown",p.span,{tool:p.text})]:[])}
function b(n,{tree:e,cwd:a="",programs:p=S().NO_PROGRAMS}={}){if(typeof n!="string")return s(n);const{words:l,assignments:o,
problems:v}=(0,D().lex)(n,e&&(0,R().subTree)(e,a)),P=(0,E().firstErrors)(v),[L]=l,m=(U,z,J)=>({command:n,words:l,assignments:o,
argv:U,...J===void 0?void 0:{invocation:J},targets:[],problems:z});if(L===void 0)return m(null,P);const O=(0,D().hasOneReading)(
{problems:P})?l.map(({text:U})=>U):null,{program:x,problem:M}=u(n,l,p);if(M?.rule==="sentence")return m(O,[M,...P]);if(x===
void 0)return m(O,[...P,M]);const W=f(l,P).slice(1),{invocation:H,problems:G}=(0,k().parseInvocation)(x,W,p),B=(0,N().inspectPaths)(
H,a);return m(O,[...P,...G,...B],H)}function f(n,e){const a=e.find(p=>p.rule==="shell-operator"||(0,C().isProblem)(p,"li\
ne-break")&&!p.args.quoted);return a===void 0?n:n.filter(({span:p})=>p.start<a.span.start)}function s(n){const e=n===null?
"null":Array.isArray(n)?"array":typeof n,a=(0,C().problemAt)("command-not-text",{start:0,end:0},{type:e});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[a]}}const t=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function u(n,e,{allowed:a,offered:p,tools:l}){const[o]=e,v=o?.text??"",P=(0,A().isProgram)(v)?v:a.get(v);if(P!==void 0)return{
program:P};const L=o?.span??{start:0,end:0},m=(M,W)=>({program:void 0,problem:(0,C().problemAt)(M,L,W)}),[,O]=t.exec(v)??
[];if(O===void 0&&(0,I().isSentence)(n)){const M=e.at(-1)?.span.end??L.end;return{program:void 0,problem:(0,C().problemAt)(
"sentence",{start:L.start,end:M},{})}}const x=i(v,p);return/[\\/]/.test(v)?m("program-by-path",{program:v,...x}):O!==void 0?
m("program-look-alike",{program:v,meant:O.toLowerCase()}):m("program-not-allowed",{program:v,group:(0,F().programNamed)(
v)?.kind??(l.known(v)?"npx":"other"),...x,allowed:[...a.keys()]})}const d=new Map([["gmake","make"],["bunx","bun"],["pnp\
x","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function i(n,e){const a=e(n);if(a!==void 0)
return{offered:a};const p=n.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),l=d.get(p)??p,o=e(l);return o===void 0?{offered:""}:{offered:o,word:l}}function r(n,e){const a=e.slice(n.span.start,
n.span.end);return(0,C().isProblem)(n,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(a)?{...n,args:{...n.args,written:a}}:
n}function c(n,e){const a=new Set(n.map(h)),p=[...n];for(const l of e){const o=h(l);a.has(o)||(a.add(o),p.push(l))}return p}
function h({rule:n,span:e,args:a}){return JSON.stringify([n,e.start,e.end,a])}},86191:function(K,y,g){Object.defineProperty(
y,"__esModule",{value:!0}),y.isSentence=I,y.startedFiles=N;function S(){const $=g(11331);return S=function(){return $},$}
const R=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
C=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
D=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,F=/^[A-Za-z][a-z']*[:,]?$/,E=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
k=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,A=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function I($){const j=$.trim(),[w="",...b]=j.split(/\s+/,100);if(w===w.toLowerCase()&&(0,S().programNamed)(w)!==void 0)return!1;
if(E.test(j)||k.test(j)||A.test(w))return!0;if(/[;&|<>$`]/.test(j))return!1;const f=F.test(w);if(b.some(t=>/^--?[A-Za-z]/.
test(t)))return!1;if((f||D.test(w))&&b.some(t=>R.test(T(t))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(w))return b.length>
0||/[.!:]$/.test(w);const s=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(b[0]??"");return f&&s&&(C.test(w)||/[a-z]{2}[.!?]$/.test(
j))}function T($){return $.replace(/[.,;:!?]$/,"")}function N({targets:$}){return $.flatMap(({kind:j,path:w,parsed:b})=>j===
"file"&&w&&!b?[w]:[])}},66227:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.dependencyHome=t,y.inspectDependency=
N,y.inspectOrigin=$,y.isUnverified=j,y.ownerOf=f,y.packageOf=T,y.resolveAtHome=d;function S(){const i=g(76760);return S=
function(){return i},i}function R(){const i=g(3463);return R=function(){return i},i}function C(){const i=g(95244);return C=
function(){return i},i}function D(){const i=g(93028);return D=function(){return i},i}function F(){const i=g(13254);return F=
function(){return i},i}function E(){const i=g(45156);return E=function(){return i},i}function k(){const i=g(59867);return k=
function(){return i},i}function A(){const i=g(10473);return A=function(){return i},i}function I(){const i=g(47668);return I=
function(){return i},i}function T(i){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(i)?.[1]}async function N(i,r,c){
const{tree:h,base:n=h}=u(i),{name:e,path:a}=r,p=await w(h,n,e),l=p===void 0?await s(h,r):void 0,o=v=>(0,F().problemAt)("\
dependency-unverified",c,{name:e,path:a,...v});return[...p===void 0?[]:[o({fault:p})],...l===void 0?[]:[o({fault:"stale",
differs:l})],...await $(i,e,c)]}async function $(i,r,c){const{tree:h,base:n=h}=u(i);return[...(await b(h,n)).map(a=>(0,F().
problemAt)("dependency-not-compared",c,{name:r,path:a})),...await(0,E().compareWithBase)(h,n,r,c)]}function j(i){return(0,F().
isProblem)(i,"dependency-unverified")?i.args.fault!=="stale":(0,F().isProblem)(i,"target-missing")&&i.args.untracked===!0}
async function w(i,r,c){const[h,n]=await Promise.all([(0,k().readLocks)(i),(0,k().readLocks)(r)]),e=({npm:o})=>o?.packages.
has(c)===!0,a=o=>e(o)||o.unread.length>0;return e(n)&&!e(h)&&i.stat(n.npm?.path??"")||a(n)&&!a(h)?"removed":(await(0,k().
usablePackageJson)(i,""))?.dependencies.has(c)?a(h)||(h.npm??n.npm)===void 0?void 0:"unlocked":"undeclared"}async function b(i,r){
const[{npm:c,unread:h},n]=await Promise.all([(0,k().readLocks)(i),(0,k().readLocks)(r)]);if(!c&&h.length===0&&!n.npm&&n.
unread.length===0)return[""];const e=await Promise.all(h.map(a=>(0,A().hasOtherContent)(i,r,a)));return h.filter((a,p)=>e[p])}
async function f(i,r,c){const{npm:h,unread:n}=await(0,k().readLocks)(i),e=h?.packages,a=n.length>0||e===void 0||e.has(r);
return c.has(r)&&a?r:[...c].find(p=>Object.hasOwn(e?.get(p)?.bin??{},r))}async function s(i,{name:r,binary:c}){const h=`\
node_modules/${r}`,n=(await(0,k().readLocks)(i)).npm?.packages.get(r);if(n===void 0||i.stat(h)===void 0)return;const e=await(0,k().
readJsonFile)(i,`${h}/package.json`),a=(0,R().objectIn)(e),p=(0,R().textIn)(a,"name")||r,l=(0,R().textIn)(a,"version"),o=(x,M,W)=>`\
the installed package has the ${x} \`${M||"nothing"}\`, but the lockfile has \`${W}\``;if(e!==void 0&&p!==n.name)return o(
"name",p,n.name);if(e!==void 0&&!["",l].includes(n.version))return o("version",l,n.version);const v=n.bin??(a.bin===void 0?
void 0:(0,k().binOf)(a.bin,p)??{});if(c===void 0||v===void 0)return;const{name:P,file:L}=c,m=Object.entries(v).flatMap(([
x,M])=>P===void 0||P===x?[S().posix.normalize(M)]:[]),O=P===void 0?"binary":`binary ${P}`;return m.includes(L)?void 0:o(
O,L,m[0]??"nothing")}function t({tree:i,base:r=i,directory:c}){const h=n=>e=>C().LOCKFILES.some(a=>e.stat(S().posix.join(
n,a))!==void 0);return(0,I().foldersUpFrom)(c).find(n=>[i,r].some(h(n)))??""}function u(i,r=t(i)){if(r==="")return i;const{
tree:c,base:h,directory:n,changed:e}=i,a=`${r}/`;return{...i,tree:(0,D().subTree)(c,r),...h&&{base:(0,D().subTree)(h,r)},
directory:n.slice(a.length),changed:new Set([...e].flatMap(p=>p.startsWith(a)?p.slice(a.length):[]))}}async function d(i,r){
const c=t(i),{targets:h,problems:n}=await r(u(i,c));return{targets:h.map(e=>e.path===void 0?e:{...e,path:S().posix.join(
c,e.path)}),problems:n}}},73872:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.resolveInvocation=I;function S(){
const f=g(13254);return S=function(){return f},f}function R(){const f=g(45806);return R=function(){return f},f}function C(){
const f=g(15804);return C=function(){return f},f}function D(){const f=g(52437);return D=function(){return f},f}function F(){
const f=g(59867);return F=function(){return f},f}function E(){const f=g(82293);return E=function(){return f},f}function k(){
const f=g(9504);return k=function(){return f},f}function A(){const f=g(56788);return A=function(){return f},f}function I(f,s,t){
const u=new(A()).Trail((d,i)=>T(d,i,u),t);return T(f,s,u)}async function T(f,s,t){const u=[];for(const d of[f,...(0,R().
launchedBy)(f)]){const i=await j(d,s);if("rule"in i)u.push({targets:[],problems:[i]});else for(const r of i)u.push(await N(
r,s,t))}return(0,A().join)(u)}function N(f,s,t){const{program:u,family:d}=f;return d!==void 0?(0,k().resolveProgram)(f,d,
s,t):u==="node"?(0,C().resolveNode)(f,s):(0,D().resolveNpm)(f,s,t)}const $=/^[\w:.@/-]{1,200}$/;async function j(f,s){const{
selects:t,...u}=f,[d]=u.operands;if(t===void 0||d===void 0)return[f];const{text:i,span:r}=d,c=(0,S().problemAt)("outside\
-code",r,{program:"npm",flag:i}),h=w(i,t);if(h===void 0)return c;const e=[...(await(0,F().usablePackageJson)(s.tree,s.directory))?.
scripts.keys()??[]].filter(h);return e.length===0?(0,S().problemAt)("npm-script-missing",r,{script:i,passes:!1}):e.every(
a=>$.test(a))?e.map(a=>({...u,operands:[{...d,text:a}]})):c}function w(f,s){const t=i=>s==="wildcard"?i.replaceAll("/","\
:"):i.replace(/[:/]/g,b),u=(0,E().alternativesOf)(t(f));if(!u?.every(i=>i.split(/[:/]/).every(E().isPlainGlob)))return;const d={
dot:s==="wildcard"};return i=>u.some(r=>(0,E().matchesPattern)(t(i),r,d))}function b(f){return f===":"?"/":":"}},15804:function(K,y,g){
Object.defineProperty(y,"__esModule",{value:!0}),y.firstFile=n,y.inspectImport=L,y.inspectNodeFlag=v,y.resolveFound=b,y.
resolveMain=e,y.resolveNode=p,y.resolveTests=u;function S(){const x=g(76760);return S=function(){return x},x}function R(){
const x=g(3463);return R=function(){return x},x}function C(){const x=g(32854);return C=function(){return x},x}function D(){
const x=g(93028);return D=function(){return x},x}function F(){const x=g(13254);return F=function(){return x},x}function E(){
const x=g(94411);return E=function(){return x},x}function k(){const x=g(87646);return k=function(){return x},x}function A(){
const x=g(66227);return A=function(){return x},x}function I(){const x=g(59867);return I=function(){return x},x}function T(){
const x=g(82293);return T=function(){return x},x}function N(){const x=g(56788);return N=function(){return x},x}function $(){
const x=g(10473);return $=function(){return x},x}const j=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function w(x,M,W){
const{tree:H}=x,G=(0,T().pathProblem)(M,W,x.directory);if(G!==void 0)return{targets:[],problems:[G]};if(M.includes("\\"))
return(0,N().fails)("target-not-a-file",W,{path:M,reason:"backslash"});const B=(0,C().normalise)((0,N().from)(x,M))??"",
U=(0,A().dependencyHome)(x);if(U!==""&&(0,C().isWithin)(B,S().posix.join(U,"node_modules")))return(0,A().resolveAtHome)(
x,V=>w(V,M,W));const z=n(H,h(B));return z===void 0?t(x,M,B,W):z.kind!=="inside"||z.entry.kind!=="directory"?f(x,{path:M,
wanted:B,found:z},W):await e(x,{path:M,wanted:B},W,V=>f(x,V,W))??(0,N().fails)("target-not-a-file",W,{path:M,reason:"dir\
ectory"})}async function b(x,{path:M,wanted:W,found:H},G){const B=(0,$().fileAt)(H,M,G);if("problems"in B)return B;const U=await s(
x,B,M,G);if(U.some(A().isUnverified))return{targets:[],problems:U};const z=(0,$().runs)(x,{name:M,path:B.path,wanted:W},
G);return{...z,problems:[...U,...z.problems]}}async function f(x,M,W){const{path:H,wanted:G}=M,B=(0,$().fileAt)(M.found,
H,W);if("problems"in B)return B;const U=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!j.has(U))return(0,N().
fails)("target-extension",W,{program:"node",path:H,extension:U});const z=await b(x,M,W);if(z.targets.length===0)return z;
const J=(0,A().packageOf)(B.path);return J&&!(0,C().isWithin)(G,"node_modules")&&!G.includes(`node_modules/${J}`)?(0,N().
fails)("dependency-unverified",W,{name:J,path:H,fault:"linked"}):B.tracked&&await r(x.tree,B)?(0,N().join)([z,(0,N().fails)(
"target-writes",W,{path:B.path})]):z}async function s(x,{path:M,tracked:W,built:H},G,B){const U=(0,A().packageOf)(M);return U===
void 0?(W||H)&&!(0,C().isWithin)(M,"node_modules")?[]:[(0,F().problemAt)("target-missing",B,{path:G,untracked:!0})]:W?[(0,F().
problemAt)("dependency-unverified",B,{name:U,path:G,fault:"committed"})]:await(0,A().inspectDependency)(x,{name:U,path:G},
B)}async function t(x,M,W,H){const G=(0,A().packageOf)(W);if(G===void 0&&x.tree.isPending?.(W))return(0,N().fails)("targ\
et-not-judged",H,{path:M});if(G===void 0||x.tree.stat("node_modules")!==void 0)return(0,$().nothingAt)(x.tree,W,M,H);const B=await(0,A().
inspectDependency)(x,{name:G,path:M},H);return B.some(A().isUnverified)?{targets:[],problems:B}:(0,N().join)([(0,N().fails)(
"not-installed",H,{name:G}),{targets:[],problems:B}])}async function u(x,M,W,H){const G=(0,T().testProblem)(M,W,x.directory);
if(G!==void 0)return{targets:[],problems:[G]};const U=((0,T().isPattern)(M)?((0,T().alternativesOf)(M)??[]).map(T().baseOf):
[M]).map(V=>(0,C().resolveInTree)(x.tree,(0,N().from)(x,V)));if(U.some(({kind:V})=>V==="outside"))return(0,N().fails)("t\
arget-outside",W,{path:M,reason:"symlink"});const[z]=U,J=z?.kind==="inside"&&z.entry.kind==="directory"&&z.entry.tracked;
return(0,T().isPattern)(M)||z===void 0||J?N().NOTHING:H({path:M,wanted:(0,C().normalise)((0,N().from)(x,M))??M,found:z})}
const d=256*1024,i=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function r(x,M){if((M.size??0)>d)return!1;const W=(await x.read(M.path)).toString("latin1");return i.test(W)}const c=[
"",".js",".json",".node"];function h(x){return x===""?[""]:c.map(M=>x+M)}function n(x,M){const W=M.map(H=>(0,C().resolveInTree)(
x,H)).filter(H=>H.kind!=="missing");return W.find(H=>H.kind!=="inside"||(0,D().isRegular)(H.entry.kind))??W[0]}async function e({
tree:x,changed:M},{path:W,wanted:H},G,B){const U=S().posix.join(H,"package.json"),z=await(0,I().readJsonFile)(x,U);if(z===
I().INVALID)return(0,N().fails)("package-json-invalid",G,{path:U});const J=(0,R().textIn)((0,R().objectIn)(z),"main"),V=J.
startsWith("/")?void 0:(0,C().normalise)(S().posix.join(H,J)),Y=X=>h(S().posix.join(X,"index")).slice(1),tn=J===""||!V?[]:
[...h(V),...Y(V)],_=V===void 0?{kind:"outside",path:J}:a(x,[...tn,...Y(H)]);if(_===void 0)return;const q=await B({path:W,
wanted:H,found:_});return M.has(U)?(0,N().join)([q,(0,N().fails)("target-changed",G,{path:U})]):q}function a(x,M){return M.
map(W=>(0,C().resolveInTree)(x,W)).find(W=>W.kind==="inside"?(0,D().isRegular)(W.entry.kind):W.kind!=="missing")}async function p(x,M){
const{flags:W,operands:H}=x,G=(0,k().isTestRun)(x);if(l(x,G))return N().NOTHING;const B=[];for(const J of W)B.push(await v(
J,M));for(const{text:J,span:V}of H){if(J===""||J.startsWith("-"))continue;const Y=()=>w(M,J,V);B.push(G?await u(M,J,V,Y):
await Y())}const{targets:U,problems:z}=(0,N().join)(B);return W.some(({name:J})=>J==="--check")?{targets:U.map(J=>({...J,
parsed:!0})),problems:z}:{targets:U,problems:z}}function l({operands:x},M){const W=x[0]?.text;return W==="inspect"||W===
"debug"&&!M}const o=new Set(["--import","--require","--experimental-loader"]);async function v(x,M){const{name:W,value:H="",
span:G}=x;return W==="--env-file"||W==="--env-file-if-exists"?O(M,H,G):W==="--test-reporter-destination"?P(M,H,G):!o.has(
W)||!/^[@a-z]/i.test(H)?N().NOTHING:L(M,H,G)}function P(x,M,W){if(/^std(?:out|err)$/.test(M))return N().NOTHING;const H=(0,T().
pathProblem)(M,W,x.directory);if(H!==void 0)return{targets:[],problems:[H]};const G=(0,C().resolveInTree)(x.tree,(0,C().
normalise)((0,N().from)(x,M))??"");return G.kind==="outside"?(0,N().fails)("target-outside",W,{path:M,reason:"symlink"}):
G.kind==="inside"&&G.entry.tracked?(0,N().fails)("writes-files",W,{program:"node",flag:M}):N().NOTHING}async function L(x,M,W){
const H=/^(?:@[^/]+\/)?[^/]+/.exec(M)?.[0]??M;return{targets:[],problems:await(0,A().inspectDependency)(x,{name:H,path:M},
W)}}const m=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function O(x,M,W){if((0,T().pathProblem)(M,W,x.directory)!==void 0)return N().
NOTHING;const H=(0,C().resolveInTree)(x.tree,(0,N().from)(x,M));if(H.kind==="missing"&&x.tree.isPending?.(H.path))return(0,N().
fails)("target-not-judged",W,{path:M});const G=(0,$().fileAt)(H,M,W);if("problems"in G)return G;if(!G.tracked&&!G.built)
return(0,N().fails)("target-missing",W,{path:M,untracked:!0});if((G.size??0)>d)return(0,N().fails)("environment-file-uns\
afe",W,{path:M,names:[]});const U=[...(await x.tree.read(G.path)).toString("utf8").matchAll(m)].map(([,J=""])=>J).filter(
J=>(0,E().isReadByProgram)(J.toUpperCase())&&J.toUpperCase()!=="NODE_ENV"),z=[...new Set(U)].slice(0,10);return z.length===
0?N().NOTHING:(0,N().fails)("environment-file-unsafe",W,{path:M,names:z})}},62205:function(K,y,g){Object.defineProperty(
y,"__esModule",{value:!0}),y.manifestChange=N,y.resolveRuns=T;function S(){const c=g(76760);return S=function(){return c},
c}function R(){const c=g(54669);return R=function(){return c},c}function C(){const c=g(90762);return C=function(){return c},
c}function D(){const c=g(96916);return D=function(){return c},c}function F(){const c=g(59867);return F=function(){return c},
c}function E(){const c=g(56788);return E=function(){return c},c}function k(){const c=g(61102);return k=function(){return c},
c}function A(){const c=g(46912);return A=function(){return c},c}function I(c,h,n,e){const{directory:a,event:p,words:l}=h;
return e.follow(`${a}\0${p}`,`${(0,A().scriptText)(h)}\0${l.length}`,()=>j(c,h,n,e),o=>$(o,p,n))}async function T(c,h,n,e){
const a=h.length>0?[await(0,D().inspectShadows)(c,n)]:[];for(const p of h)a.push(await I(c,p,n,e));return(0,E().join)([...a,
N(c,n)])}function N({directory:c,changed:h},n){const e=S().posix.join(c,"package.json");return h.has(e)?(0,E().fails)("t\
arget-changed",n,{path:e}):E().NOTHING}function $(c,h,n){return c.why==="cycle"?(0,E().fails)("npm-script-cycle",n,{script:h}):
(0,E().fails)("npm-script-chain",n,{script:h,limit:c.limit,what:c.why})}async function j(c,h,n,e){const{event:a,body:p,words:l}=h,
o=(0,A().scriptText)(h),v={targets:[(0,E().target)(c,{kind:"npm_script",name:a,script:o})],problems:[]},P={...c,via:a},{
parts:L,fault:m,isIdle:O}=await(0,k().resolveParts)({body:p,words:l,span:n},P,e),x=await w(c,h),M=[v];let W=m!==void 0;for(const{
problems:H,targets:G}of L){const{kept:B,refused:U}=f(H,l);if(M.push({targets:G,problems:B.map(t(x))}),U===void 0)continue;
const z=d(U)&&!s(U);W||=z;const J=z&&!x?"error":void 0,V={script:a,text:o,reason:U.rule};m||M.push((0,E().fails)("npm-sc\
ript-text",n,V,J))}if(O&&M.push((0,E().fails)("only-prints",n,{program:"npm",flag:`run ${a}`})),m===void 0)M.push(b(l));else{
const H=x&&l.length===0?"notice":void 0,G={script:a,text:o,...m,words:l.map(B=>B.text)};M.push((0,E().fails)("npm-script\
-form",l[0]?.span??n,G,H))}return W&&x&&M.push((0,k().namedTargets)(p,P,n)),(0,E().join)(M)}async function w({base:c,directory:h,
changed:n},{event:e,body:a}){return(c&&(await(0,F().usablePackageJson)(c,h))?.scripts.get(e))===a&&(!n.has((0,E().from)(
{directory:h},"package.json"))||!/npm_/.test(a))}function b(c){const h=c.flatMap(n=>(0,C().firstErrors)((0,R().lex)(`x ${(0,A().
quoteForScript)(n.text)}`).problems).map(e=>({...e,span:n.span})));return{targets:[],problems:h}}function f(c,h){const n=({
span:l})=>h.some(o=>u(o.span,l)),e=c.filter(l=>n(l)||r(l)),a=c.filter(l=>!e.includes(l)),p=a.filter(d);return{kept:e,refused:p.
find(l=>!s(l))??p[0]??a[0]}}function s({rule:c}){return c==="program-not-allowed"}function t(c){return h=>c&&h.rule==="t\
ool-unknown"?{...h,severity:"notice"}:h}function u(c,h){return c.start<h.end&&c.end>h.start}function d({severity:c}){return c===
"error"}const i=new Set(["build-files-unread","dependency-not-compared","dependency-redirected","target-changed","target\
-writes","not-installed","only-prints","tool-runs-file","tool-unknown","workspaces-changed"]);function r({rule:c,args:h}){
return c==="dependency-unverified"?"fault"in h&&["removed","stale"].includes(h.fault):i.has(c)||c.startsWith("npm-script\
-")||c.startsWith("npmrc-")}},52437:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.resolveNpm=f,y.resolveTool=
s;function S(){const n=g(76760);return S=function(){return n},n}function R(){const n=g(91063);return R=function(){return n},
n}function C(){const n=g(32854);return C=function(){return n},n}function D(){const n=g(93028);return D=function(){return n},
n}function F(){const n=g(13254);return F=function(){return n},n}function E(){const n=g(31901);return E=function(){return n},
n}function k(){const n=g(66227);return k=function(){return n},n}function A(){const n=g(62205);return A=function(){return n},
n}function I(){const n=g(60210);return I=function(){return n},n}function T(){const n=g(96916);return T=function(){return n},
n}function N(){const n=g(59867);return N=function(){return n},n}function $(){const n=g(56788);return $=function(){return n},
n}function j(){const n=g(46912);return j=function(){return n},n}function w(){const n=g(38218);return w=function(){return n},
n}function b(){const n=g(10473);return b=function(){return n},n}async function f(n,e,a){const{subcommand:p,operands:l,flags:o}=n,
[v]=l,P=v?.span??o[0]?.span??{start:0,end:0};if(p==="exec")return v===void 0?$().NOTHING:s(e,n,v);const{project:L,selected:m,
runs:O,packages:x,problems:M}=await(0,j().scriptsThatRun)(n,e,P);if(L===void 0)return{targets:[],problems:M};const W=[await(0,I().
inspectNpmrc)({...e,directory:L},P)];for(const H of x){const G=O.filter(B=>B.directory===H);W.push(await(0,A().resolveRuns)(
{...e,directory:H},G,P,a))}return m&&!x.includes(L)&&W.push((0,A().manifestChange)({...e,directory:L},P)),(0,$().join)([
...W,{targets:[],problems:M}])}async function s(n,e,{text:a,span:p}){if(!(0,E().isToolName)(a))return $().NOTHING;const l=e.
starts==="file",o=l?$().NOTHING:await(0,k().resolveAtHome)(n,P=>t(P,a,p));if(!l&&o.targets.length===0)return o;const v=await(0,w().
resolveToolFiles)(e,n);return(0,$().join)([o,(0,R().isKnownTool)(n.families.tools,a)?$().NOTHING:(0,$().fails)("tool-unk\
nown",p,{tool:a}),v])}async function t(n,e,a){const{tree:p}=n,l=await(0,N().readPackageJson)(p,""),o=(await(0,T().ownBinaries)(
p)).get(e);if(o!==void 0&&n.via!==void 0&&p.stat("node_modules")===void 0)return(0,b().resolveCommitted)(n,{text:o.file,
span:a});if(l===N().INVALID)return(0,$().fails)("package-json-invalid",a,{path:"package.json"});if(l?.binaries.has(e))return(0,$().
fails)("binary-shadowed",a,{name:e,path:l.path});const v=(0,$().from)(n,`node_modules/.bin/${e}`);if(n.directory!==""&&p.
stat(v)!==void 0)return(0,$().fails)("dependency-unverified",a,{name:e,path:v,fault:"elsewhere"});const P=p.stat("node_m\
odules");if(P===void 0)return h(n,l,e,a);const L=await r(p,e),m=p.stat(L),O=(0,C().resolveInTree)(p,L);if(m===void 0||O.
kind==="missing")return(0,$().fails)("binary-missing",a,{name:e});if(O.kind!=="inside")return(0,$().fails)("target-outsi\
de",a,{path:L,reason:"symlink"});const x=(0,k().packageOf)(O.path),M=P.tracked||m.tracked,W=!M&&O.entry.tracked&&await d(
p,O.path);if(x===void 0&&!W||!(0,D().isRegular)(O.entry.kind))return(0,$().fails)("dependency-unverified",a,{name:e,path:O.
path,fault:"elsewhere"});if(!W&&(M||O.entry.tracked)){const B={name:x??e,path:O.path,fault:"committed"};return(0,$().fails)(
"dependency-unverified",a,B)}const H=W?await(0,k().inspectOrigin)(n,i(p,L)??e,a):await u(n,e,O.path,a);if(H.some(k().isUnverified))
return{targets:[],problems:H};if(!await c(p,O.path))return(0,$().fails)("binary-not-node",a,{name:e,path:O.path});W&&n.changed.
has(O.path)&&H.push((0,F().problemAt)("target-changed",a,{path:O.path}));const G={kind:"package_binary",name:e,path:O.path};
return{targets:[(0,$().target)(n,G)],problems:H}}async function u(n,e,a,p){const l=(0,k().packageOf)(a)??e,o=a.slice(`no\
de_modules/${l}/`.length),v={name:e.startsWith("@")?void 0:e,file:o},P=await(0,k().inspectDependency)(n,{name:l,path:a,binary:v},
p);return l===e||!(await(0,N().readLocks)(n.tree)).npm?.packages.has(e)?P:[...P,...await(0,k().inspectOrigin)(n,e,p)]}async function d(n,e){
return(await(0,T().ownPackages)(n)).some(a=>(0,C().isWithin)(e,a))}function i(n,e){return(0,k().packageOf)(S().posix.join(
S().posix.dirname(e),n.readlink(e)??""))}async function r(n,e){const a=`node_modules/.bin/${e}`;if(!e.startsWith("@"))return a;
const p=await(0,N().usablePackageJson)(n,`node_modules/${e}`);if(p===void 0)return a;const[l]=p.binaries.keys();return`n\
ode_modules/.bin/${(p.binaries.size===1?l:void 0)??e.replace(/^@[^/]*\//,"")}`}async function c(n,e){return/\.[cm]?js$/.
test(e)||/^#!.*[/ ]node\b/.test(await(0,b().firstLineOf)(n,e))}async function h(n,e,a,p){const l=await(0,k().ownerOf)(n.
tree,a,e?.dependencies??new Set);if(l===void 0)return(0,$().fails)("binary-missing",p,{name:a});const o={kind:"package_b\
inary",name:a},v=await(0,k().inspectDependency)(n,{name:l,path:a},p);return{targets:[(0,$().target)(n,o)],problems:[n.tree.
isPending?.("node_modules")?(0,F().problemAt)("target-not-judged",p,{path:a}):(0,F().problemAt)("not-installed",p,{name:a}),
...v]}}},60210:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.effectOf=f,y.foreignSettings=i,y.inspectNpmrc=
$,y.npmrcCopies=s,y.readNpmrc=N;function S(){const r=g(76760);return S=function(){return r},r}function R(){const r=g(58238);
return R=function(){return r},r}function C(){const r=g(4537);return C=function(){return r},r}function D(){const r=g(32854);
return D=function(){return r},r}function F(){const r=g(59542);return F=function(){return r},r}function E(){const r=g(93028);
return E=function(){return r},r}function k(){const r=g(94411);return k=function(){return r},r}function A(){const r=g(56788);
return A=function(){return r},r}function I(){const r=g(10473);return I=function(){return r},r}const T=64*1024;async function N(r){
const c=await(0,I().readText)(r.tree,(0,A().from)(r,".npmrc"),T);if(c===void 0)return{settings:{}};if("unread"in c)return c;
const h=(0,C().lfsObstacle)(c.text);return h!==void 0?{unread:h}:{settings:(0,R().parse)(c.text),file:c.path}}async function $(r,c){
const h=(0,A().from)(r,".npmrc"),n=await N(r);if("unread"in n)return(0,A().fails)("npmrc-setting",c,{path:h,keys:[],why:n.
unread});const{settings:e,file:a=h}=n,p=!r.base||r.changed.has(h)||r.changed.has(a),l=r.base&&await N({...r,tree:r.base}),
o=l&&"settings"in l?l.settings:{},v={changed:[],decides:[],stands:[]};for(const[P,L]of Object.entries(e)){const m=f(P,L),
O=p&&JSON.stringify(o[P])!==JSON.stringify(L),x=P==="node-options"&&!(0,k().areHarmlessOptions)(String(L));m==="harmless"||
m==="honoured"&&!O&&!x||v[O?"changed":m==="other"?"stands":"decides"].push(P)}return(0,A().join)(Object.entries(v).map(([
P,L])=>L.length===0?A().NOTHING:(0,A().fails)("npmrc-setting",c,{path:h,keys:L,why:P},P==="stands"?"warning":void 0)))}const j=new Set(
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),w=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),b=new Set(["ignore\
-scripts","node-options"]);function f(r,c){const h=typeof c!="object"&&!String(c).includes("${");if(r==="ignore-scripts"&&
h)return typeof c=="boolean"?"honoured":"decides";if(b.has(r)&&h)return"honoured";const n=r.toLowerCase().replaceAll("_",
"-");return w.has(n)||r.includes("${")?"decides":!j.has(r)||typeof c=="object"&&!Array.isArray(c)||String(c).includes("$\
{")?"other":"harmless"}async function s(r,c){return Promise.all((0,F().filesNamed)(r,".npmrc").map(({path:h})=>t(r,h,c)))}
async function t(r,c,h){const n=S().posix.dirname(c),e=await N({tree:r,directory:n==="."?"":n});if("unread"in e)return u(
r,c,e.unread);const{settings:a,file:p=c}=e,l=h.has(c)||h.has(p),o=([P,L])=>{const m=f(P,L);return m==="harmless"||m==="h\
onoured"&&!l},v=Object.entries(a);return{path:p,text:(0,R().stringify)(Object.fromEntries(v.filter(o))),dropped:v.filter(
P=>!o(P)).map(([P])=>P)}}function u(r,c,h){const n=(0,D().resolveInTree)(r,c);return n.kind==="inside"&&(0,E().isRegular)(
n.entry.kind)?{path:n.path,text:"",dropped:[h]}:{path:c,dropped:[h]}}const d=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function i(r,c){return(await s(r,c)).flatMap(({path:n,dropped:e})=>{const a=e.filter(p=>!d.test(p));return a.length>
0?[`${n}: ${a.join(", ")}`]:[]})}},45156:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.compareWithBase=
A,y.knownHosts=void 0,y.replacedArchive=w;function S(){const l=g(3463);return S=function(){return l},l}function R(){const l=g(
32854);return R=function(){return l},l}function C(){const l=g(59542);return C=function(){return l},l}function D(){const l=g(
93028);return D=function(){return l},l}function F(){const l=g(13254);return F=function(){return l},l}function E(){const l=g(
60210);return E=function(){return l},l}function k(){const l=g(59867);return k=function(){return l},l}async function A(l,o,v,P){
if(l===o)return[];const[{npm:L},{npm:m}]=await Promise.all([(0,k().readLocks)(l),(0,k().readLocks)(o)]),O=m?.packages.get(
v),x={name:v,tree:l,base:o,before:[...O?[O]:[],...await t(o,v)],hosts:await n(o),configured:await e(l,v)},M=await s(x),W=L?.
packages.get(v),G=W?I(W,x):L?void 0:N({name:v,version:"",source:{kind:"registry"}},x);return G&&M.push({name:v,path:L?.path??
".npmrc",...G}),M.map(B=>(0,F().problemAt)("dependency-redirected",P,B))}function I(l,o){const{tree:v,base:P}=o,L=o.before.
find(O=>b(O,l));return L?.version===l.version&&f(L,l)||w(l,v,P)?{how:"integrity",to:l.integrity??"nothing"}:L?N(l,o):T(l,
o)}function T(l,o){const{source:v}=l;if(v.kind==="git"||v.kind==="tarball")return{how:v.kind,to:v.at};if(v.kind==="file"){
const P=o.before.some(L=>L.source.kind!=="file");return j(l,o.tree)&&!P?void 0:{how:"file",to:v.at}}return l.name!==o.name?
{how:"alias",to:l.name}:N(l,o)}function N({source:l},{hosts:o,configured:v}){if(l.kind!=="registry")return;const P=h(l,v);
return o.has(P)?void 0:{how:"host",to:P}}function $({source:l}){if(l.kind==="file")return(0,R().normalise)(l.at.replace(
/#.*$|::.*$/s,""))||void 0}function j(l,o){const v=$(l),P=v===void 0?void 0:(0,R().resolveInTree)(o,v);return P?.kind===
"inside"&&P.entry.kind==="directory"}function w(l,o,v){const P=$(l);if(P===void 0)return!1;const[L,m]=[o,v].map(x=>(0,R().
resolveInTree)(x,P));return!(L?.kind==="inside"&&(0,D().isRegular)(L.entry.kind))||m?.kind!=="inside"?!1:L.entry.oid!==m.
entry.oid||L.entry.size!==m.entry.size}function b(l,o){return l.name===o.name&&l.source.kind===o.source.kind&&i(l)===i(o)}
function f({integrity:l,source:o},{integrity:v}){if(l===void 0||o.kind==="file"&&v===void 0)return!1;if(v===void 0)return!0;
const P=O=>O.split("-",1)[0],L=v.split(/\s+/),m=l.split(/\s+/).filter(O=>L.some(x=>P(x)===P(O)));return m.length>0&&!m.some(
O=>L.includes(O))}async function s(l){const{name:o,tree:v,before:P}=l;return(await t(v,o)).flatMap(L=>{if(L.source.kind===
"registry"&&L.name===o||P.some(x=>b(x,L)))return[];const O=T(L,l);return O===void 0?[]:[{name:o,path:"package.json",...O}]})}
async function t(l,o){const v=(0,S().objectIn)(await(0,k().readJsonFile)(l,"package.json")),P=["dependencies","devDepend\
encies","optionalDependencies"].map(W=>(0,S().textIn)((0,S().objectIn)(v[W]),o)),{overrides:L,resolutions:m,pnpm:O}=v,x=[
L,m,(0,S().objectIn)(O).overrides].flatMap(W=>Object.entries((0,S().objectIn)(W)).flatMap(([H,G])=>d(H,o)?[typeof G=="st\
ring"?G:(0,S().textIn)((0,S().objectIn)(G),".")]:[]));return[...new Set([...P,...x])].filter(W=>W!==""&&!W.startsWith("w\
orkspace:")).map(W=>u(W,o))}function u(l,o){const v=(0,k().aliasIn)(l);return v!==void 0&&v!==o?{name:v,version:"",source:{
kind:"registry"}}:{name:o,version:"",source:(0,k().sourceOf)(l,o,"")}}function d(l,o){const v=l.split(/[>]|\*\*\//).at(-1)??
"";return v===o||v.startsWith(`${o}@`)||v.endsWith(`/${o}`)}function i({source:{kind:l,at:o=""},version:v}){return l==="\
tarball"&&v!==""?o.replaceAll(v,"*"):l==="registry"&&c.includes(o)?"":o}const r="registry.npmjs.org",c=[r,"registry.yarn\
pkg.com"];function h({at:l},o){return(l===void 0||c.includes(l)?o:void 0)??l??r}const n=y.knownHosts=(0,C().perTree)(async l=>{
const o=await a(l),v=Object.entries(o).filter(([m])=>m==="registry"||m.endsWith(":registry")).map(([,m])=>p(String(m))),
P=((await(0,k().readLocks)(l)).npm?.all??[]).flatMap(({source:m})=>m.kind==="registry"&&m.at?[m.at]:[]),L=o.registry===void 0||
P.some(m=>c.includes(m));return new Set([...v,...P,...L?c:[]])});async function e(l,o){const v=await a(l),[P]=o.startsWith(
"@")?o.split("/"):[],L=P&&v[`${P}:registry`]||v.registry;return L===void 0?void 0:p(String(L))}async function a(l){const o=await(0,E().
readNpmrc)({tree:l,directory:""});return"settings"in o?o.settings:{}}function p(l){return URL.canParse(l)?new URL(l).host:
l}},96916:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.inspectShadows=j,y.ownPackages=y.ownBinaries=
void 0;function S(){const t=g(76760);return S=function(){return t},t}function R(){const t=g(32854);return R=function(){return t},
t}function C(){const t=g(59542);return C=function(){return t},t}function D(){const t=g(11331);return D=function(){return t},
t}function F(){const t=g(59867);return F=function(){return t},t}function E(){const t=g(56788);return E=function(){return t},
t}function k(){const t=g(47668);return k=function(){return t},t}const A=y.ownPackages=(0,C().perTree)(async t=>{const u=await(0,k().
listWorkspaces)(t,""),d=Array.isArray(u)?u.map(({directory:n})=>n):[],{npm:i,unread:r}=await(0,F().readLocks)(t),c=(i?.all??
[]).flatMap(({source:n})=>n.kind==="file"?(0,R().normalise)(n.at)??[]:[]),h=r.length>0?await I(t):[];return[...new Set([
...d,...c,...h])].filter(n=>n!=="")});async function I(t){const u=await(0,F().usablePackageJson)(t,""),d=(0,C().filesNamed)(
t,"package.json").map(({path:r})=>S().posix.dirname(r)),i=[];for(const r of d){const c=r==="."?void 0:await(0,F().usablePackageJson)(
t,r);c!==void 0&&u?.dependencies.has(c.name)&&i.push(r)}return i}const T=y.ownBinaries=(0,C().perTree)(async t=>{const u=new Map;
for(const d of await A(t)){const i=await(0,F().usablePackageJson)(t,d);for(const[r,c]of i?.binaries??[]){const h=S().posix.
join(d,c);u.set(S().posix.basename(r),{file:h,manifest:S().posix.join(d,"package.json")})}}return u}),N=new Set([...D().
PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),$=new Set(["node","npm","npx","sh"]);async function j(t,u){const{tree:d,base:i}=t,
r=await T(d),c=i&&await T(i),h=[...r].flatMap(([e,{manifest:a}])=>N.has(e)?[w(e,a,c?.has(e)===!0,u)]:[]),n=[];for(const e of(0,k().
foldersUpFrom)(t.directory)){const a=await b(d,S().posix.join(e,"node_modules/.bin"));for(const{name:p,path:l,isLocked:o}of a)
n.push(w(p,l,o,u))}return(0,E().join)([...h,...n])}function w(t,u,d,i){return d?$.has(t)?(0,E().fails)("program-replaced",
i,{name:t,path:u},"warning"):E().NOTHING:(0,E().fails)("program-replaced",i,{name:t,path:u})}const b=(0,C().perPath)(async(t,u)=>{
const d=[];for(const{path:i}of t.list(u)){const r=S().posix.basename(i).replace(/\.(?:cmd|exe|ps1)$/,"");if(!N.has(r))continue;
const c=(0,R().resolveInTree)(t,i);if(c.kind!=="inside")continue;const h=c.path===i?await f(t,c.entry):c.path,n=h!==void 0&&
/node_modules\/(?!\.bin\/)/.test(h);d.push({name:r,path:i,isLocked:n&&!c.entry.tracked})}return d});async function f(t,{
path:u,size:d=0}){if(d>s)return;const i=(await t.read(u)).toString("utf8"),[,r]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(i)??
[];return r&&S().posix.join(S().posix.dirname(u),r)}const s=16*1024},59867:function(K,y,g){Object.defineProperty(y,"__es\
Module",{value:!0}),y.INVALID=void 0,y.aliasIn=a,y.binOf=w,y.readPackageJson=y.readLocks=y.readLock=y.readJsonFile=void 0,
y.sourceOf=h,y.usablePackageJson=$;function S(){const p=g(26040);return S=function(){return p},p}function R(){const p=g(
3463);return R=function(){return p},p}function C(){const p=g(95244);return C=function(){return p},p}function D(){const p=g(
32854);return D=function(){return p},p}function F(){const p=g(59542);return F=function(){return p},p}function E(){const p=g(
10473);return E=function(){return p},p}const k=["dependencies","devDependencies","optionalDependencies"],A=64*1024*1024,
I=y.INVALID=Symbol("invalid"),T=y.readJsonFile=(0,F().perPath)(async(p,l)=>{if((0,D().resolveInTree)(p,l).kind==="missin\
g")return;const o=await(0,E().readText)(p,l,A);if(o===void 0||"unread"in o||(0,R().isNestedTooDeep)(o.text))return I;const v=(0,S().
attempt)(()=>JSON.parse(o.text.replace(/^\uFEFF/,"")));return typeof v=="object"&&v!==null?v:I}),N=y.readPackageJson=(0,F().
perPath)(async(p,l)=>{const o=l===""?"package.json":`${l}/package.json`,v=await T(p,o);return v===void 0||v===I?v:j(o,v)});
async function $(p,l){const o=await N(p,l);return o===I?void 0:o}function j(p,l){const o=typeof l.name=="string"?l.name:
"";return{path:p,name:o,scripts:b(l.scripts),binaries:new Map(Object.entries(w(l.bin,o)??{})),dependencies:new Set(k.flatMap(
v=>[...b(l[v]).keys()])),workspaces:f(l.workspaces)}}function w(p,l){if(typeof p=="string")return{[l.replace(/^@[^/]*\//,
"")]:p};const o=b(p);return o.size===0?void 0:Object.fromEntries(o)}function b(p){return new Map(Object.entries((0,R().objectIn)(
p)).flatMap(([l,o])=>typeof o=="string"?[[l,o]]:[]))}function f(p){const l=Array.isArray(p)?p:(0,R().objectIn)(p).packages;
return Array.isArray(l)?l.filter(o=>typeof o=="string"):[]}const s=y.readLocks=(0,F().perTree)(async p=>{const l=C().LOCKFILES.
filter(L=>p.stat(L)!==void 0),o=C().NPM_LOCKFILES.find(L=>l.includes(L)),v=o===void 0?void 0:await t(p,o),P=l.filter(L=>!C().
NPM_LOCKFILES.some(m=>m===L));return v==="unread"?{unread:[o??"",...P]}:o===void 0?{unread:P}:{npm:v??{path:o,packages:new Map,
all:[]},unread:P}}),t=y.readLock=(0,F().perPath)(async(p,l)=>{const o=await(0,E().readText)(p,l,A),v=o&&"text"in o?o.text.
replace(/^\uFEFF/,""):"",P=(0,R().objectIn)((0,S().attempt)(()=>JSON.parse(v)));if(P.packages===void 0)return P.lockfileVersion===
1?"unread":void 0;const L=new Map,m=[];for(const[O,x]of Object.entries((0,R().objectIn)(P.packages))){if(O==="")continue;
const[,M,W]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(O)??[],H=u(W??O,(0,R().objectIn)(x));M===""&&W!==void 0&&L.
set(W,H),m.push(H)}return{path:l,packages:L,all:m}});function u(p,l){const o=(0,R().textIn)(l,"name")||p,v=(0,R().textIn)(
l,"version"),P=(0,R().textIn)(l,"resolved"),L=(0,R().textIn)(l,"integrity"),m=w(l.bin,o),O=l.link===!0?{kind:"file",at:P.
replace(/^file:/,"")}:h(P,o,v);return{name:o,version:v,source:O,...L&&{integrity:L},...m&&{bin:m}}}const d={kind:"regist\
ry"},i=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,r=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
c=/^(?:file|link|portal|workspace):(.*)$/is;function h(p,l,o){const[,v]=c.exec(p)??[];return v!==void 0?{kind:"file",at:v}:
i.test(p)?{kind:"git",at:p.replace(/#.*$/s,"")}:/^https?:/i.test(p)?n(p,l,o):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(p)||
/\.t(?:ar\.)?gz$/i.test(p)?{kind:"file",at:p}:r.test(p)?{kind:"git",at:p.replace(/#.*$/s,"")}:d}function n(p,l,o){const v={
kind:"tarball",at:p.replace(/#.*$/s,"")};if(!URL.canParse(p))return v;const{host:P,pathname:L}=new URL(p),m=e(L),[,O]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(m)??[];if(P==="codeload.github.com"&&O!==void 0)return{kind:"git",at:`https://github.com/${O}`};const x=l.replace(/^@[^/]*\//,
"");return m.endsWith(`/${l}/-/${x}-${o}.tgz`)||m.endsWith(`/${l}/-/${l}-${o}.tgz`)||P==="npm.pkg.github.com"&&m.startsWith(
`/download/${l}/${o}/`)?{kind:"registry",at:P}:v}function e(p){try{return decodeURIComponent(p)}catch{return p}}function a(p){
const[,l]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(p)??[];return l===void 0||/^[\^~<>=*v\d]/.test(l)?void 0:l}},65490:function(K,y,g){
Object.defineProperty(y,"__esModule",{value:!0}),y.isPackageManager=$,y.resolvePackageManager=N,y.selectsPackages=j;function S(){
const f=g(76760);return S=function(){return f},f}function R(){const f=g(59542);return R=function(){return f},f}function C(){
const f=g(31901);return C=function(){return f},f}function D(){const f=g(52437);return D=function(){return f},f}function F(){
const f=g(62205);return F=function(){return f},f}function E(){const f=g(60210);return E=function(){return f},f}function k(){
const f=g(59867);return k=function(){return f},f}function A(){const f=g(56788);return A=function(){return f},f}function I(){
const f=g(46912);return I=function(){return f},f}function T(){const f=g(47668);return T=function(){return f},f}async function N(f,s,t,u){
const{subcommand:d,operands:i,flags:r}=f,[c]=i;if(c===void 0)return A().NOTHING;const{text:h,span:n}=c,e=(0,A().join)([await(0,E().
inspectNpmrc)({...t,directory:""},n),t.directory===""?A().NOTHING:await(0,E().inspectNpmrc)(t,n)]),a=(0,C().isProgram)(h)||
t.families?.allowed.has(h)===!0,p={...f,subcommand:"exec"};if(d==="exec")return(0,A().join)([e,a?A().NOTHING:await(0,D().
resolveTool)(t,p,c)]);const l=await w(t,j(f,s),n);if("problems"in l)return(0,A().join)([e,l]);const o=l.filter(({manifest:L})=>L.
scripts.has(h));if(o.length>0){const L=o.map(m=>b(m,f,t,u));return(0,A().join)([e,...await Promise.all(L)])}const v=h===
"start";if(d==="script-or-tool"&&!v){if(a)return e;if((0,C().isToolName)(h))return(0,A().join)([e,await(0,D().resolveTool)(
t,p,c)]);if(!/^[\w:.-]*\w[\w:.-]*$/.test(h)){const L=[(0,C().wordProblem)("outside-code",s.program,c)];return(0,A().join)(
[e,{targets:[],problems:L}])}}const P={script:h,passes:r.some(({name:L})=>L==="--if-present")};return(0,A().join)([e,(0,A().
fails)("npm-script-missing",n,P,v?"error":void 0)])}function $({data:f}){return f.starts==="script-or-tool"||f.starts===
"script-tool-or-file"}function j({anyPackage:f,flags:s,passthrough:t},{data:u}){const d=[...s.map(({name:i})=>i),...t.map(
({text:i})=>i)];return f===!0||d.some(i=>u.selecting_flags.includes(i.replace(/=.*/s,"")))}async function w({tree:f,directory:s},t,u){
const d=(0,R().filesNamed)(f,"package.json").flatMap(({path:h})=>h.split("/").includes("node_modules")?[]:S().posix.dirname(
h).replace(/^\.$/,"")),i=h=>f.stat(S().posix.join(h,"package.json"))!==void 0,r=t?d:(0,T().foldersUpFrom)(s).filter(i).slice(
0,1);if(r.length===0)return(0,A().fails)("package-json-missing",u,{directory:s});const c=[];for(const h of r){const n=await(0,k().
readPackageJson)(f,h);if(n===k().INVALID)return(0,A().fails)("package-json-invalid",u,{path:S().posix.join(h,"package.js\
on")});n!==void 0&&c.push({directory:h,manifest:n})}return c}async function b({directory:f,manifest:s},{operands:[t],passthrough:u},d,i){
const r={...d,directory:f},{text:c="",span:h={start:0,end:0}}=t??{},n=(0,I().runsIn)(s,f,{event:c,words:u});return(0,A().
join)([await(0,F().resolveRuns)(r,n,h,i),{targets:[],problems:(0,I().inspectEmpty)(n,c,r,h)}])}},82293:function(K,y,g){Object.
defineProperty(y,"__esModule",{value:!0}),y.alternativesOf=u,y.baseOf=f,y.inspectPaths=k,y.isPattern=b,y.isPlainGlob=N,y.
matchesPattern=$,y.pathProblem=T,y.testProblem=I;function S(){const d=g(32854);return S=function(){return d},d}function R(){
const d=g(13254);return R=function(){return d},d}function C(){const d=g(14395);return C=function(){return d},d}function D(){
const d=g(45806);return D=function(){return d},d}function F(){const d=g(87646);return F=function(){return d},d}const E=new Set(
["--env-file","--env-file-if-exists","--prefix"]);function k(d,i){const{passthrough:r}=d,c=[],h=(e,a)=>{const p=T(e,a,i);
p!==void 0&&c.push(p)};for(const e of[d,...(0,D().launchedBy)(d)]){for(const{name:p,value:l,span:o}of e.flags)l!==void 0&&
(E.has(p)&&h(l,o),p==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(l)&&h(l,o));for(const{as:p,path:l,span:o}of e.subcommand===
"exec"&&e.tool?.files||[]){const v=p==="tests"?I(l,o,i):void 0;v!==void 0&&c.push(v)}if(e.program!=="node"&&e.starts!=="\
file")continue;const a=e.program==="node"&&(0,F().isTestRun)(e)?I:T;for(const{text:p,span:l}of e.operands){const o=p===""||
p==="-"?void 0:a(p,l,i);o!==void 0&&c.push(o)}}const n=r.find(({text:e})=>A.test(e));return n!==void 0&&c.push((0,R().problemAt)(
"absolute-path",n.span,{path:n.text})),c}const A=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function I(d,i,r){if(!b(d))return T(d,i,r);const c=u(d);if(c===void 0)return(0,R().problemAt)("glob-unclear",i,{pattern:d,
reason:"too_many"});for(const h of[d,...c]){const n=T(h,i,r);if(n!==void 0)return{...n,args:{...n.args,path:d}}}}function T(d,i,r){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(d)&&/^(?:data|node|file|[a-z]+:\/)/i.test(d))return(0,R().problemAt)("target-outside",
i,{path:d,reason:"address"});const c=/^(?:[\\/]|[A-Za-z]:)/.test(d),h=c?void 0:(0,S().normalise)(r===""?d:`${r}/${d}`);if(h===
void 0){const n=c?"absolute":"above";return(0,R().problemAt)("target-outside",i,{path:d,reason:n})}if((0,S().isWithin)(h,
".git",{ignoreCase:!0}))return(0,R().problemAt)("target-outside",i,{path:d,reason:"git"})}function N(d){return d.length>
200||d.split("**").length>2?!1:d==="."?!0:d.split("/").every(i=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(i))}function $(d,i,r={}){
return j(d.split("/"),i.split("/"),r)}function j(d,i,r){const[c,...h]=d,[n,...e]=i;return c===void 0?r.partial||i.every(
a=>a==="**"):n===void 0?!1:n!=="**"?w(c,n,r)&&j(h,e,r):j(d,e,r)?!0:w(c,"*",r)&&j(h,i,r)}function w(d,i,{dot:r=!1}){return d.
startsWith(".")&&!i.startsWith(".")&&!r?!1:(0,C().matchesStars)(d,i)}function b(d){return/[*?[{]/.test(d)}function f(d){
return d.replace(/[^/]*[*?[{].*$/s,"")}const s=200,t=1e3;function u(d){if(d.length>t)return;let i=[d.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const r=[];for(;i.length>0;){const c=[];for(const h of i){const n=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(h);if(n===null)
r.push(h);else{const{0:e,1:a="",index:p}=n,[l,o]=[h.slice(0,p),h.slice(p+e.length)];c.push(...a.split(",").map(v=>`${l}${v}${o}`))}}
if(c.length+r.length>s)return;i=c}return r}},9504:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.resolveProgram=
s;function S(){const o=g(76760);return S=function(){return o},o}function R(){const o=g(96215);return R=function(){return o},
o}function C(){const o=g(91063);return C=function(){return o},o}function D(){const o=g(32854);return D=function(){return o},
o}function F(){const o=g(59542);return F=function(){return o},o}function E(){const o=g(93028);return E=function(){return o},
o}function k(){const o=g(97340);return k=function(){return o},o}function A(){const o=g(46868);return A=function(){return o},
o}function I(){const o=g(79757);return I=function(){return o},o}function T(){const o=g(65490);return T=function(){return o},
o}function N(){const o=g(82293);return N=function(){return o},o}function $(){const o=g(56788);return $=function(){return o},
o}function j(){const o=g(38218);return j=function(){return o},o}function w(){const o=g(10473);return w=function(){return o},
o}function b(){const o=g(47668);return b=function(){return o},o}const f=5;async function s(o,v,P,L){const m=u(o,v,P);if("\
problems"in m)return m;const{subcommand:O,starts:x,operands:M,module:W,launched:H}=o,[G]=M,B=[d(v,P,t(o)),...c(o,m),await(0,j().
resolveProgramFiles)(o,P)],U={subcommand:O??G?.text??"",span:t(o)};if(B.push(p(v,m,U)),W!==void 0&&(x!=="module"||H)&&B.
push(a(v,m,W)),G!==void 0&&x==="file"&&B.push(h(o,v,m)),G!==void 0&&x==="module"&&B.push(e(m,G,o.passthrough)),!(0,T().isPackageManager)(
v))return(0,$().join)(B);if(O==="run"||O==="exec"||O==="script-or-tool")B.push(await(0,T().resolvePackageManager)(o,v,m,
L));else if(O!==void 0&&(0,T().selectsPackages)(o,v)){const z={text:O,span:t(o),quoted:!1},J={...o,subcommand:"run",operands:[
z]};B.push(await(0,T().resolvePackageManager)(J,v,m,L))}return(0,$().join)(B)}function t({operands:o,flags:v}){return o[0]?.
span??v[0]?.span??{start:0,end:0}}function u({flags:o},v,P){let L=P;for(const{name:m,value:O,span:x}of o){if(O===void 0||
!(0,C().movesTo)(v,m))continue;const M=(0,w().entryFrom)(L,O,x);if("problems"in M)return M;L={...P,directory:M.path}}return L}
function d({program:o,data:v},{tree:P,changed:L},m){if(v.build_files.length===0)return $().NOTHING;const O=i(P),x=O.get(
v)??r(P,v.build_files);O.set(v,x);const M=x.filter(H=>L.has(H)),W=x.slice(0,f);return(0,$().join)([x.length===0?$().NOTHING:
(0,$().fails)("build-files-unread",m,{program:o,files:W,count:x.length}),...M.map(H=>(0,$().fails)("target-changed",m,{path:H}))])}
const i=(0,F().perTree)(()=>new Map);function r(o,v){const P=L=>v.some(m=>(0,N().matchesPattern)(m.includes("/")?L:S().posix.
basename(L),m,{dot:!0}));return[...o.files()].flatMap(({path:L})=>!(0,D().isWithin)(L,"node_modules")&&P(L)?L:[])}function c({
operands:o,flags:v,starts:P,subcommand:L,family:m},O){const x=m&&(0,T().isPackageManager)(m)&&L!=="test";return[...(P===
void 0&&!x?o:[]).map(({text:H,span:G})=>({text:H.replace(/::.*$/s,""),span:G})),...v.flatMap(({value:H,span:G})=>H===void 0?
[]:[{text:H,span:G}])].map(({text:H,span:G})=>{const B=(0,D().normalise)((0,$().from)(O,H));return B===void 0||B===""?$().
NOTHING:(0,D().isWithin)(B,".git",{ignoreCase:!0})?(0,$().fails)("target-outside",G,{path:B,reason:"git"}):(0,D().resolveInTree)(
O.tree,B).kind==="outside"?(0,$().fails)("target-outside",G,{path:H,reason:"symlink"}):$().NOTHING})}function h({operands:[
o],parsed:v},P,L){if(o===void 0)return $().NOTHING;const{targets:m,problems:O}=n(L,o),x=(0,I().extensionProblems)(P,o.text,
o.span).length>0,M=m.flatMap(({path:W=""})=>x?[]:(0,I().extensionProblems)(P,W,o.span));return{targets:m.map(W=>({...W,...v&&
{parsed:v}})),problems:[...O,...M]}}function n(o,{text:v,span:P}){const L=(0,N().pathProblem)(v,P,o.directory);if(L!==void 0)
return{targets:[],problems:[L]};const m=(0,w().entryFrom)(o,v,P);if("problems"in m)return m;if(!(0,E().isRegular)(m.kind))
return(0,$().fails)("target-not-a-file",P,{path:v,reason:m.kind});if(!m.tracked)return(0,$().fails)("target-missing",P,{
path:v,untracked:!0});const O=(0,D().normalise)((0,$().from)(o,v))??"";return(0,w().runs)(o,{name:v,path:m.path,wanted:O},
P)}function e(o,v,P){const{text:L,span:m}=v,O=(0,k().pythonFiles)(L).find(x=>!x.endsWith("/__init__.py")&&o.tree.stat((0,$().
from)(o,x))!==void 0);if(O===void 0){const x=(0,A().parseUnknownTool)(v,P,o.families.tools.module);return(0,$().join)([(0,$().
fails)("tool-unknown",m,{tool:L}),{targets:[],problems:x}])}return n(o,{text:O,span:m,quoted:!1})}function a({program:o},{
tree:v,base:P,changed:L,directory:m},{text:O,span:x}){const[M]=O.split("."),W=[...L].filter(H=>{const[,G=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.
exec(S().posix.relative(m,H))??[];return v.stat(H)!==void 0&&P?.stat(H)===void 0&&(G===M||(0,R().isOfLibrary)(G))});return l(
W,{program:o,subcommand:`-m ${O}`},x)}function p({program:o,data:v},{changed:P,directory:L},{subcommand:m,span:O}){const x=(0,b().
foldersUpFrom)(L).flatMap(W=>v.settings.map(H=>S().posix.join(W,H))),M=[...P].filter(W=>x.some(H=>(0,D().isWithin)(W,H)));
return l(M,{program:o,subcommand:m},O)}function l(o,v,P){return(0,$().join)(o.map(L=>(0,$().fails)("settings-changed",P,
{...v,path:L})))}},56788:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.Trail=y.NOTHING=void 0,y.fails=
D,y.from=F,y.join=C,y.target=E;function S(){const T=g(13254);return S=function(){return T},T}const R=y.NOTHING={targets:[],
problems:[]};function C(T){return{targets:T.flatMap(N=>N.targets),problems:T.flatMap(N=>N.problems)}}function D(T,N,$,j){
return{targets:[],problems:[(0,S().problemAt)(T,N,$,j)]}}function F({directory:T},N){return T===""?N:`${T}/${N}`}function E({
via:T},N){return T===void 0?N:{...N,via:T}}const k=64,A=2e3;class I{#n=new Set;#e=new Set;resolve;#s;constructor(N,$){this.
resolve=N,this.#s=$}async follow(N,$,j,w){if(this.#n.has(N))return w({why:"cycle"});const b=await this.#s?.tickScript();
if(b!==void 0)return w({why:"time",limit:b});const f=`${N}\0${$}`;if(this.#e.has(f))return R;if(this.#n.size>=k)return w(
{why:"depth",limit:k});if(this.#e.size>=A)return w({why:"count",limit:A});this.#n.add(N);const s=await j();return this.#n.
delete(N),this.#e.add(f),s}}y.Trail=I},74100:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.helperFault=
e,y.helperWords=n,y.isWrapperTool=r,y.readScriptForm=b;function S(){const o=g(76760);return S=function(){return o},o}function R(){
const o=g(678);return R=function(){return o},o}function C(){const o=g(95244);return C=function(){return o},o}function D(){
const o=g(32854);return D=function(){return o},o}function F(){const o=g(59542);return F=function(){return o},o}function E(){
const o=g(94411);return E=function(){return o},o}function k(){const o=g(54669);return k=function(){return o},o}function A(){
const o=g(11331);return A=function(){return o},o}function I(){const o=g(81716);return I=function(){return o},o}function T(){
const o=g(54421);return T=function(){return o},o}function N(){const o=g(82293);return N=function(){return o},o}function $(){
const o=g(56788);return $=function(){return o},o}function j(){const o=g(46912);return j=function(){return o},o}function w(){
const o=g(10473);return w=function(){return o},o}function b(o,v){const P=(0,I().readShellText)(o,v);if(P.length===0&&!(0,j().
isBlank)(o))return{commands:P,fault:{part:"the script",why:"cannot be read"}};const L=(0,k().lex)(o).problems.find(({rule:m})=>m===
"shell-comment");if(L&&P.length>0){const m=o.slice(L.span.start,L.span.end);return{commands:P,fault:{part:m,why:"hides t\
he words behind it"}}}for(const[m,O]of P.entries()){const x=m===P.length-1,M=t(O,o)??f(O,x);if(M!==void 0)return{commands:P,
fault:M}}return{commands:P}}function f({separator:o},v){const P=o.trim();if(!(v?P==="":P==="&&"))return{part:P===""?"a l\
ine break":P,why:s}}const s="joins commands in another way than `&&`";function t(o,v){const{words:P,redirections:L,inside:m,
subshell:O,defines:x,problems:M,assignments:W}=o,H=v.slice(o.span.start,o.span.end).trim(),G=(V,Y)=>({part:V,why:Y});if(O)
return G(H,"runs in a subshell");if(x)return G(H,"defines a function");if(m.length>0)return G(H,"runs a command to make \
a word");const[B]=L;if(B)return G(`${B.operator} ${B.target?.text??""}`,"redirects input or output");const U=W.find(({name:V,
value:Y})=>!(0,E().isHarmlessVariable)(V,Y));if(U)return G(`${U.name}=`,"sets a variable that can choose the code that r\
uns");const z=P.find(V=>(0,I().isDynamic)(o,V)&&!u(o,V,v));if(z){const{start:V,end:Y}=z.span;return G(v.slice(V,Y),"is o\
nly known when the script runs")}const J=M.find(V=>!d(V,P));if(J){const{start:V,end:Y}=J.span;return G(v.slice(V,Y).trim()||
H,"is syntax of a shell")}return P.length===0?G(H,"starts no program"):i(P)}function u({problems:o},{span:v},P){return o.
every(L=>L.rule!=="variable-expansion"||L.span.end<=v.start||L.span.start>=v.end||/^\$\{?npm_package_version\}?$/.test(P.
slice(L.span.start,L.span.end)))}function d({rule:o,span:v,severity:P},L){if(o==="variable-expansion"||P==="warning")return!0;
if(o!=="brace-expansion")return!1;const m=L.find(O=>O.span.start<=v.start&&O.span.end>=v.end);return m!==void 0&&(0,N().
alternativesOf)(m.text)?.every(O=>!O.startsWith("-"))===!0}function i(o){const[v]=o,P=v?.text??"";if((0,A().changesShell)(
P)&&!v?.quoted)return{part:P,why:"is a word of the shell"};const L=(0,T().startedWords)(o);if(!r(P))return L.length<o.length||
(0,A().programNamed)(P)?.kind==="wrapper"?{part:P,why:"decides how another program runs"}:(0,T().textHanded)(L)&&P!=="no\
de"?{part:P,why:"runs text as code"}:void 0}function r(o){const v=(0,A().programNamed)(o);return v?.name===o&&v.wraps===
"as-tool"}const c={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,
from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,from:0}},h=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;
function n([o,...v]){if(o?.text==="shx"){const[P]=v;return P&&(P.text==="echo"||Object.hasOwn(c,P.text))?v:void 0}return o&&
Object.hasOwn(c,o.text)?[o,...v]:void 0}async function e([o,...v],P){const L=o?.text??"",m=c[L];if(m===void 0)return;const O=v.
find(({text:M})=>M.startsWith("-")&&!m.flags.test(M));if(O)return{part:`${L} ${O.text}`,why:"has a flag that is not know\
n"};const x=v.flatMap(({text:M})=>M.startsWith("-")?[]:[M]);if(x.length<(m.from<0?2:1))return{part:L,why:"names no path"};
for(const M of x.slice(m.from)){const W=await a(M,P);if(W!==void 0)return{part:`${L} \u2026 ${M}`,why:W}}}async function a(o,v){
const{tree:P,isOutput:L}=v,m=o.startsWith("/")?void 0:(0,D().normalise)((0,$().from)(v,o));if(m===void 0||m==="")return"\
writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.test(o))return"writes to a path that the text does not show";if(h.
test(m))return"writes to a directory of dependencies";if((0,C().toolThatFinds)(m)!==void 0)return"writes a configuration\
 file";const O=P.stat(m);if(O?.tracked&&O.kind!=="directory")return"writes a file of the commit";const x=`${m}/`;if(O?.tracked&&
[...P.files()].some(W=>W.path.startsWith(x)))return"writes to a directory of the commit";if(!(L?.(m)||(await p(P))(m)))return"\
writes to a path that git does not ignore and `build_outputs` does not name"}const p=(0,F().perTree)(async o=>{const v=new Map;
for(const{path:P}of o.files()){if(S().posix.basename(P)!==".gitignore")continue;const L=await(0,w().readText)(o,P,l),m=S().
posix.dirname(P).replace(/^\.$/,"");L&&"text"in L&&v.set(m,(0,R().default)().add(L.text))}return P=>{const L=P.split("/");
let m=!1;for(let O=0;O<L.length;O+=1){const x=v.get(L.slice(0,O).join("/")),M=L.slice(O).join("/"),W=x?.test(M),H=x?.test(
`${M}/`);W?.ignored||H?.ignored?m=!0:(W?.unignored||H?.unignored)&&(m=!1)}return m}}),l=256*1024},61102:function(K,y,g){
Object.defineProperty(y,"__esModule",{value:!0}),y.namedTargets=d,y.resolveParts=w;function S(){const n=g(76760);return S=
function(){return n},n}function R(){const n=g(95244);return R=function(){return n},n}function C(){const n=g(32854);return C=
function(){return n},n}function D(){const n=g(93028);return D=function(){return n},n}function F(){const n=g(11331);return F=
function(){return n},n}function E(){const n=g(81716);return E=function(){return n},n}function k(){const n=g(54421);return k=
function(){return n},n}function A(){const n=g(45806);return A=function(){return n},n}function I(){const n=g(31901);return I=
function(){return n},n}function T(){const n=g(82293);return T=function(){return n},n}function N(){const n=g(56788);return N=
function(){return n},n}function $(){const n=g(74100);return $=function(){return n},n}function j(){const n=g(10473);return j=
function(){return n},n}async function w({body:n,words:e,span:a},p,l){const o=(0,$().readScriptForm)(n,(0,D().subTree)(p.
tree,p.directory)),v=o.fault?(0,E().everyCommand)(o.commands).map(E().withoutReserved):o.commands,P=[];let{fault:L}=o,m=p;
for(const[M,W]of v.entries()){const H=!L||W.words.every(V=>!(0,E().isDynamic)(W,V)),G=M===v.length-1&&!o.fault,B=[...W.words.
map(V=>({...V,span:a})),...G?e:[]],[U,z]=B;if(U?.text==="cd"){const V=z&&(0,C().normalise)((0,N().from)(m,z.text));(M>0||
B.length!==2||V===void 0)&&(L??={part:"cd",why:"changes the directory in the middle, or leaves the repository"}),m={...m,
directory:V??m.directory};continue}const J=(0,$().helperWords)(B);J&&(L??=await(0,$().helperFault)(J,m)),!(J||U===void 0||
!H||(0,F().isWithoutEffect)(U.text))&&P.push(await s(B,m,l))}const O=v.some(({words:M})=>b.test(M.map(({text:W})=>W).join(
" "))),x=!L&&P.length===0&&v.length>0&&!O;return{parts:P,isIdle:x,...L&&{fault:L}}}const b=/^(?:\[|exit (?!0$)|false|test )/,
f=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function s(n,e,a){const p=(0,$().isWrapperTool)(n[0]?.text??"")?n:(0,k().
startedWords)(n),[l,...o]=p;if(l===void 0)return N().NOTHING;const{families:v}=e,P=(0,I().isProgram)(l.text)?l.text:v?.allowed.
get(l.text),L=f.exec(l.text)?.[1]??l.text,m=n[0]===l?void 0:n[0],O=m?t(m):N().NOTHING;if(P===void 0&&/[\\/]/.test(L))return(0,N().
join)([O,u(p,e)]);const{invocation:x,problems:M}=P?(0,A().parseInvocation)(P,o,v):(0,A().parseInvocation)("npx",[{...l,text:L},
...o],v),W=await a.resolve(x,e),H=P===void 0&&W.problems.some(({rule:U})=>U==="binary-missing");if(H&&v.tools.known(L)!==
void 0)return(0,N().join)([O,t(l),{targets:[],problems:M}]);if(H)return(0,N().join)([O,u(p,e)]);const B=(0,T().inspectPaths)(
x,e.directory);return(0,N().join)([O,{targets:[],problems:[...M,...B]},W])}function t({text:n,span:e}){return(0,N().fails)(
"program-not-allowed",e,{program:n,group:"other"})}function u(n,e){const[a]=n;if(a===void 0)return N().NOTHING;const p=n.
map(v=>v.text).join(" "),l=n.find(v=>v.span.start!==a.span.start&&(v.text.startsWith("-")||(0,F().programNamed)(a.text))),
o=l?(0,N().fails)("npm-script-form",l.span,{script:e.via??"",text:p,part:a.text,why:"is a program that the gate does not\
 read",words:[l.text]}):N().NOTHING;return(0,N().join)([t(a),o,d(p,e,a.span)])}function d(n,e,a){const p=(0,E().everyCommand)(
(0,E().readShellText)(n)),l=p.flatMap(({words:G})=>i((0,k().startedWords)(G)[0],e)),o=l.some(({runsScripts:G})=>G)||p.some(
G=>G.substituted.length>0||[...G.words,...G.assignments].some(B=>(0,E().isDynamic)(G,B))),v=n.split(c).filter(G=>G!==""),
P=l.flatMap(({finds:G})=>G?.split(" ")??[]),L=[...new Set([...v,...v.flatMap(r),...P])],m=[e.directory];for(const{words:G}of p){
const[B,U]=G;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||U===void 0)&&(m.push(...m.flatMap(z=>(0,C().normalise)(S().posix.
join(z,U.text))??[])),m.length>h))break}const O=[...e.changed],x=[...new Set(m)].flatMap(G=>L.map(B=>{const U={...e,directory:G},
z=(0,C().normalise)(S().posix.join(G,B));if(z===void 0)return N().NOTHING;const J=(0,C().resolveInTree)(e.tree,z);if(J.kind===
"inside"&&(0,D().isRegular)(J.entry.kind))return(0,j().resolveCommitted)(U,{text:B,span:a});const V=O.filter(Y=>/[*?[]/.
test(B)?(0,T().matchesPattern)(Y,z,{dot:!0}):J.kind==="inside"&&z!==""&&(0,C().isWithin)(Y,z));return(0,N().join)(V.map(
Y=>(0,N().fails)("target-changed",a,{path:Y})))})),M=o?O.filter(R().isCode):[],{targets:W,problems:H}=(0,N().join)([...x,
...M.map(G=>(0,N().fails)("target-changed",a,{path:G}))]);return{targets:[...new Map(W.map(G=>[G.path,G])).values()],problems:[
...new Map(H.map(G=>[JSON.stringify(G.args),G])).values()]}}function i(n,{families:e}){const a=n&&!e.allowed.has(n.text)&&
(0,F().programNamed)(n.text);return a&&!(0,I().isProgram)(a.name)?[a]:[]}function r(n){if(!/^[\w./-]*\w$/.test(n))return[];
const e=n.replaceAll(".","/"),a=[".py","/__main__.py","/__init__.py"].map(p=>e+p);return[...[".js",".mjs",".cjs",".ts","\
/index.js"].map(p=>n+p),...a]}const c=/[\s"'`;&|()<>=:,{}]+/,h=16},46912:function(K,y,g){Object.defineProperty(y,"__esMo\
dule",{value:!0}),y.eventOf=w,y.inspectEmpty=N,y.isBlank=$,y.quoteForScript=s,y.runsIn=b,y.scriptText=A,y.scriptsThatRun=
I;function S(){const t=g(76760);return S=function(){return t},t}function R(){const t=g(13254);return R=function(){return t},
t}function C(){const t=g(60210);return C=function(){return t},t}function D(){const t=g(59867);return D=function(){return t},
t}function F(){const t=g(56788);return F=function(){return t},t}function E(){const t=g(47668);return E=function(){return t},
t}const k={selected:!1,runs:[],packages:[],problems:[]};function A({body:t,words:u}){return[t,...u.map(({text:d})=>s(d))].
join(" ")}async function I(t,u,d){const i=(0,E().readSettings)(t),r=w(t);if(i.informs||r===void 0)return k;const c=P=>(0,E().
findPackages)(i,P,d),h=await c(u);if("problems"in h)return{...k,problems:h.problems};const{project:n,selected:e,directories:a}=h,
p=i.ignoreScripts??await j({...u,directory:n}),l=[],o=[...h.missing,...await T(h,u,d,c)];let v=!1;for(const P of a){const L=await(0,D().
readPackageJson)(u.tree,P);if(L===D().INVALID){const m=S().posix.join(P,"package.json");o.push(...(0,F().fails)("package\
-json-invalid",d,{path:m}).problems)}else if(L===void 0)o.push(...(0,F().fails)("package-json-missing",d,{directory:P}).
problems);else if(L.scripts.has(r)){const m={event:r,words:t.passthrough},O=b(L,P,m,{ignoreScripts:p});l.push(...O),o.push(
...N(O,r,{...u,directory:P},d))}else v=!0}if(v){const P={script:r,passes:i.ifPresent},L=i.ifPresent&&l.length===0&&u.via===
void 0,m=r==="start"||L;o.push((0,R().problemAt)("npm-script-missing",d,P,m?"error":void 0))}return{project:n,selected:e,
runs:l,packages:a,problems:o}}async function T({project:t,directories:u},{base:d,...i},r,c){const h=S().posix.join(t,"pa\
ckage.json");if(d===void 0||!i.changed.has(h))return[];const n=await c({...i,tree:d});if("problems"in n)return[];const e=n.
directories.filter(a=>!u.includes(a));return e.length===0?[]:[(0,R().problemAt)("workspaces-changed",r,{path:h,lost:e})]}
function N(t,u,{via:d,directory:i},r){if(t.some(({event:h,body:n})=>h===u&&!$(n)))return[];const c={script:u,path:S().posix.
join(i,"package.json")};return[(0,R().problemAt)("npm-script-empty",r,c,d===void 0?"error":"warning")]}function $(t){return t.
split(`
`).every(u=>/^\s*(?:#|$)/.test(u))}async function j(t){const u=await(0,C().readNpmrc)(t);return"settings"in u&&u.settings["\
ignore-scripts"]===!0}function w({subcommand:t,operands:u}){switch(t){case"run":return u[0]?.text;case"test":case"start":case"\
stop":return t;default:return}}function b({scripts:t},u,{event:d,words:i},{ignoreScripts:r}={}){return(r?[d]:[`pre${d}`,
d,`post${d}`]).flatMap(h=>{const n=t.get(h);return n?[{directory:u,event:h,body:n,words:h===d?i:[]}]:[]})}const f=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function s(t){return t===""?"''":f.test(t)?`'${t.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):t}},38218:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.resolveProgramFiles=N,y.resolveToolFiles=
T;function S(){const s=g(76760);return S=function(){return s},s}function R(){const s=g(91063);return R=function(){return s},
s}function C(){const s=g(32854);return C=function(){return s},s}function D(){const s=g(93028);return D=function(){return s},
s}function F(){const s=g(15804);return F=function(){return s},s}function E(){const s=g(82293);return E=function(){return s},
s}function k(){const s=g(56788);return k=function(){return s},s}function A(){const s=g(10473);return A=function(){return s},
s}const I=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(s=>`.${s}`)];async function T(s,t){return $(
s.tool??{files:[],roots:[],nodeFlags:[]},t)}function N({files:s=[],flags:t,family:u},d){const i=t.flatMap(({name:r,value:c})=>c&&
u&&(0,R().movesTo)(u,r)?c:[]);return $({files:s,roots:i,nodeFlags:[]},d)}async function $({files:s,roots:t,nodeFlags:u},d){
const i=["",...t].flatMap(c=>{const h=(0,C().normalise)((0,k().from)(d,c));return h===void 0?[]:[h]}),r=[];for(const c of s)
r.push(c.as==="tests"?await f(c,d):await j(c,[...new Set(i)],d));for(const c of u)r.push(await(0,F().inspectNodeFlag)(c,
d));return(0,k().join)(r)}async function j(s,t,u){const{as:d,path:i,span:r}=s,c=(0,E().pathProblem)(i,r,u.directory);if(c!==
void 0)return{targets:[],problems:[c]};const h=[];for(const n of t){const e=(0,C().normalise)(S().posix.join(n,i));if(e===
void 0)continue;const a=await w(s,e,u);a!==void 0&&h.push(a)}return h.length>0?(0,k().join)(h):d==="code"||d==="config"?
(0,A().nothingAt)(u.tree,S().posix.join(u.directory,i),i,r):d==="module"&&s.first?(0,F().inspectImport)(u,i,r):k().NOTHING}
async function w(s,t,u){const{as:d,path:i,span:r}=s,{tree:c}=u,h=(0,F().firstFile)(c,d==="place"?[t]:I.map(e=>t+e));if(h===
void 0)return;const n=h.kind==="inside"&&!(0,D().isRegular)(h.entry.kind);if(d==="place"&&h.kind==="inside")return k().NOTHING;
if(!n)return b(s,t,h,u);if(d==="config"){const e=(0,C().resolveInTree)(c,S().posix.join(h.path,"tsconfig.json"));return e.
kind==="missing"?k().NOTHING:b(s,t,e,u)}return(0,F().resolveMain)(u,{path:i,wanted:t},r,e=>b(s,t,e.found,u))}async function b({
as:s,path:t,span:u,ifFile:d},i,r,c){const h=await(0,F().resolveFound)(c,{path:t,wanted:i,found:r},u);return s==="module"&&
d&&h.targets.length>0?(0,k().join)([{targets:[],problems:[d]},h]):h}function f({path:s,span:t},u){return(0,F().resolveTests)(
u,s,t,async d=>d.found.kind==="inside"&&(0,D().isRegular)(d.found.entry.kind)?(0,F().resolveFound)(u,d,t):k().NOTHING)}},
10473:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.entryAt=I,y.entryFrom=$,y.fileAt=N,y.firstLineOf=
s,y.hasOtherContent=f,y.nothingAt=T,y.readText=b,y.resolveCommitted=j,y.runs=w,y.whyUnreadable=h;function S(){const n=g(
76760);return S=function(){return n},n}function R(){const n=g(59490);return R=function(){return n},n}function C(){const n=g(
3051);return C=function(){return n},n}function D(){const n=g(32854);return D=function(){return n},n}function F(){const n=g(
59542);return F=function(){return n},n}function E(){const n=g(93028);return E=function(){return n},n}function k(){const n=g(
13254);return k=function(){return n},n}function A(){const n=g(56788);return A=function(){return n},n}function I(n,e,a){switch(n.
kind){case"inside":return n.entry;case"outside":return(0,A().fails)("target-outside",a,{path:e,reason:"symlink"});case"m\
issing":return(0,A().fails)("target-missing",a,{path:e});case"loop":return(0,A().fails)("target-not-a-file",a,{path:e,reason:"\
loop"})}}function T(n,e,a,p){const l=d(n,e),o=e.slice(0,Math.max(0,e.length-((0,D().normalise)(a)?.length??0))),v=l&&S().
posix.relative(o,l);return(0,A().fails)("target-missing",p,{path:a,...v&&{near:v}})}function N(n,e,a){const p=I(n,e,a);return"\
problems"in p||(0,E().isRegular)(p.kind)?p:(0,A().fails)("target-not-a-file",a,{path:e,reason:p.kind})}function $(n,e,a){
const p=e.startsWith("/")?void 0:(0,D().normalise)((0,A().from)(n,e));if(p===void 0)return(0,A().fails)("target-outside",
a,{path:e,reason:"above"});const l=(0,D().resolveInTree)(n.tree,p);return l.kind==="missing"?T(n.tree,p,e,a):I(l,e,a)}function j(n,{
text:e,span:a}){const p=e.startsWith("/")?void 0:(0,D().normalise)((0,A().from)(n,e)),l=p===void 0?void 0:(0,D().resolveInTree)(
n.tree,p);return p===void 0||l?.kind!=="inside"||!(0,E().isRegular)(l.entry.kind)?A().NOTHING:w(n,{name:e,path:l.path,wanted:p},
a)}function w(n,{name:e,path:a,wanted:p},l){const o=n.changed.has(a)||n.changed.has(p);return{targets:[(0,A().target)(n,
{kind:"file",name:e,path:a})],problems:o?[(0,k().problemAt)("target-changed",l,{path:a})]:[]}}async function b(n,e,a){const p=(0,D().
resolveInTree)(n,e);if(!(p.kind==="missing"&&n.stat(e)===void 0))return p.kind!=="inside"?{unread:"it is a symbolic link\
 that leads to no file of the repository"}:(0,E().isRegular)(p.entry.kind)?(p.entry.size??0)>a?{unread:"it is too large"}:
{text:(await n.read(p.path,a)).toString("utf8"),path:p.path}:{unread:"it is not a regular file"}}async function f(n,e,a){
if(n===e)return!1;const[p,l]=[n,e].map(m=>(0,D().resolveInTree)(m,a));if(p?.kind!=="inside"||l?.kind!=="inside")return!0;
const[o,v]=[p.entry,l.entry];if(o.oid!==void 0&&o.oid===v.oid)return!1;if(o.size!==v.size||!(0,E().isRegular)(o.kind)||!(0,E().
isRegular)(v.kind))return!0;const[P,L]=await Promise.all([n.read(o.path,o.size),e.read(v.path,v.size)]);return!P.equals(
L)}async function s(n,e){const[a=""]=(await n.read(e)).subarray(0,256).toString("latin1").split(`
`,1);return a}const t=(0,F().perTree)(n=>(0,R().groupBy)(n.files(),({path:e})=>S().posix.dirname(e))),u=20;function d(n,e){
const a=e.split("/").slice(-u),p=a.at(-1)??"",l=S().posix.dirname(e),o=a.slice(1,-1).map((O,x)=>a.slice(x+1).join("/")).
find(O=>i(n.stat(O)));if(o!==void 0)return o;const v=(0,F().filesNamed)(n,p).filter(i),P=v.filter(({path:O})=>O.endsWith(
`/${e}`));if(P.length===1)return P[0]?.path;const L=(t(n).get(l)??[]).filter(({path:O})=>S().posix.extname(O)===S().posix.
extname(p)).map(({path:O})=>S().posix.basename(O)),m=(0,C().nearestName)(p,L);return m!==void 0?S().posix.join(l,m):v.length===
1?v[0]?.path:void 0}function i(n){return!!n?.tracked&&(0,E().isRegular)(n.kind)&&!(0,D().isWithin)(n.path,"node_modules")}
const r=2e5,c=2e3;async function h(n,e){const{kind:a,size:p=0}=n.stat(e)??{};if(!(0,E().isRegular)(a))return;if(p>r)return`\
has ${p} bytes`;const l=(await n.read(e)).toString("utf8").split(`
`),o=l.findIndex(v=>v.length>c);return o<0?void 0:`has ${l[o]?.length} characters on line ${o+1}`}},47668:function(K,y,g){
Object.defineProperty(y,"__esModule",{value:!0}),y.findPackages=b,y.foldersUpFrom=u,y.listWorkspaces=void 0,y.readSettings=
c;function S(){const n=g(76760);return S=function(){return n},n}function R(){const n=g(32854);return R=function(){return n},
n}function C(){const n=g(59542);return C=function(){return n},n}function D(){const n=g(13254);return D=function(){return n},
n}function F(){const n=g(59867);return F=function(){return n},n}function E(){const n=g(82293);return E=function(){return n},
n}function k(){const n=g(56788);return k=function(){return n},n}function A(){const n=g(10473);return A=function(){return n},
n}const I=y.listWorkspaces=(0,C().perPath)(async(n,e)=>{const a=(await(0,F().usablePackageJson)(n,e))?.workspaces??[],p=a.
map(O=>(0,E().alternativesOf)(O)?.map(x=>x.replace(/^\.?\/+/,"").replace(/\/$/,""))),l=O=>O?.every(E().isPlainGlob)===!0,
o=p.findIndex(O=>!l(O));if(o>=0)return{unclear:a[o]??""};const v=(O,x)=>M=>M?.some(W=>(0,E().matchesPattern)(O,W,x))===!0,
P=[];for(const{path:O,kind:x}of p.length===0?[]:n.files()){const M=$(e,O);if(M===void 0||(S().posix.basename(O)==="packa\
ge.json"&&P.push(S().posix.dirname(M)),x!=="symlink"||!p.some(v(M,{partial:!0}))))continue;const W=(0,R().resolveInTree)(
n,O);if(W.kind==="outside"||W.kind==="inside"&&W.entry.kind==="directory")return{unclear:O}}const L=P.filter(O=>p.some(v(
O))&&!O.split("/").includes("node_modules")).sort((O,x)=>O.localeCompare(x,"en")),m=p.flatMap(O=>L.filter(x=>v(x,{partial:!0})(
O)));return T(n,e,[...new Set(m)])});async function T(n,e,a){const p=[],l=new Set;for(const o of a){const v=S().posix.join(
e,o).replace(/^\.$/,""),P=await(0,F().readPackageJson)(n,v);if(P===void 0)continue;if(P===F().INVALID)return{broken:`${v}\
/package.json`};const L=P.name||N(v);if(l.has(L))return{broken:P.path};l.add(L),p.push({directory:v,name:L})}return p}function N(n){
const e=S().posix.basename(S().posix.dirname(n)),a=S().posix.basename(n);return e.startsWith("@")?`${e}/${a}`:a}function $(n,e){
return n===""?e:e.startsWith(`${n}/`)?e.slice(n.length+1):void 0}function j(n,e,{directory:a,project:p}){const l=$(p,`${a}\
/`)!==void 0,o=S().posix.resolve("/",l?a:p,e),v=m=>S().posix.join("/",m.directory),P=m=>S().posix.dirname(v(m))===o;if(!(!(a===
p&&!/^\.\/|\/\.[^/]*$/.test(e))&&n.some(P)))return n.filter(m=>m.name===e||v(m)===o||P(m))}const w={script:"",passes:!1};
async function b(n,e,a){const{workspace:p,workspaces:l,includeRoot:o}=n,v=await f(n,e,a);if("problems"in v)return v;const{
directory:P,implied:L}=v;if(l===!1&&p.length>0)return(0,k().fails)("flag-value",a,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const m={project:P,directories:[P],selected:!1,missing:[]};if(l!==!0&&p.length===
0&&L===void 0)return m;const O=await(0,F().usablePackageJson)(e.tree,P);if(O===void 0)return m;const x=await s(P,e,a);if("\
problems"in x)return x;const M=new Map;o&&M.set(O.name,P);const W=[],H=p.length===0;for(const G of x)H&&(L===void 0||G.directory===
L)&&M.set(G.name,G.directory);for(const G of p){const B={directory:e.directory,project:P},U=j(x,G,B);if(U===void 0)return(0,k().
fails)("target-outside",a,{path:G,reason:"workspace"});U.length===0&&W.push((0,D().problemAt)("npm-script-missing",a,{...w,
workspace:G}));for(const z of U)M.set(z.name,z.directory)}return M.size===0?W.length>0?{targets:[],problems:W}:(0,k().fails)(
"npm-script-missing",a,{...w,workspace:""}):{project:P,directories:[...M.values()],selected:!0,missing:W}}async function f({
prefix:n,workspaces:e},a,p){if(n!==void 0)return t(n,a,p);const{tree:l,directory:o}=a,v=u(o),P=v.find(L=>d(l,L)||i(l,L));
if(P===void 0||!d(l,P))return(0,k().fails)("package-json-missing",p,{directory:o});if(e===!1)return{directory:P};for(const L of v.
slice(v.indexOf(P)+1)){const m=await s(L,a,p);if("problems"in m)return m;if(m.some(O=>O.directory===P))return{directory:L,
implied:P}}return{directory:P}}async function s(n,{tree:e},a){const p=await I(e,n);return"unclear"in p?(0,k().fails)("ta\
rget-outside",a,{path:p.unclear,reason:"workspace"}):"broken"in p?(0,k().fails)("package-json-invalid",a,{path:p.broken}):
p}function t(n,e,a){if((0,R().normalise)((0,k().from)(e,n))===void 0)return k().NOTHING;const p=(0,A().entryAt)((0,R().resolveInTree)(
e.tree,(0,k().from)(e,n)),n,a);return"problems"in p?p:{directory:p.path}}function u(n){const e=n.split("/"),a=e.map((p,l)=>e.
slice(0,e.length-l).join("/"));return n===""?a:[...a,""]}function d(n,e){return(0,R().resolveInTree)(n,S().posix.join(e,
"package.json")).kind!=="missing"}function i(n,e){return(0,R().resolveInTree)(n,S().posix.join(e,"node_modules")).kind===
"inside"}const r=new Set(["--usage","--version","--versions"]);function c({flags:n}){const e=n.findLast(({name:l})=>l===
"--prefix")?.value,a=h(n,"--workspaces"),p=h(n,"--ignore-scripts");return{informs:n.some(({name:l})=>r.has(l)),...e===void 0?
{}:{prefix:e},...a===void 0?{}:{workspaces:a},workspace:n.flatMap(({name:l,value:o})=>l==="--workspace"&&o?[o]:[]),includeRoot:h(
n,"--include-workspace-root")===!0,...p===void 0?{}:{ignoreScripts:p},ifPresent:h(n,"--if-present")===!0}}function h(n,e){
const a=n.findLast(p=>p.name===e);return a&&a.negated!==!0}},34482:function(K,y,g){Object.defineProperty(y,"__esModule",
{value:!0}),y.Places=void 0,y.contextIn=C;function S(){const E=g(32854);return S=function(){return E},E}const R="/\0check\
out";function C({policy:E,tree:k,platform:A,cwd:I=""},T){const{workspace:N}=E,$=D(E)?R:void 0,{files:j,cwd:w=I===""?$:`${$??
N}/${I}`}=T;return{policy:E,platform:A,proposal:T,mount:j?{at:"/",tree:j}:k?{at:$??N,tree:k}:{at:R},cwd:w}}function D({workspace:E}){
const k=(0,S().locatePath)(E,R,{at:R});return k!==void 0&&(0,S().isLocatedIn)(k,R)}class F{workspace;cwd;#n;#e;#s;constructor({
policy:{workspace:k},cwd:A,platform:I,mount:T}){this.#n=T,this.#e=T.at==="/"?T:{at:T.at},this.#s=I!=="linux",this.workspace=
(0,S().locatePath)(k,R,this.#e)??R,this.cwd=A===void 0?this.workspace:(0,S().locatePath)(A,this.workspace,T)??R}locate(k){
return(0,S().locatePath)(k,this.cwd,this.#n)}leadsInto(k,A){const I=this.locate(k);return I===void 0?!1:A.some(T=>{const N=(0,S().
locatePath)(T,this.workspace,this.#e);return N!==void 0&&this.isIn(I,N)})}isIn(k,A){return(0,S().isLocatedIn)(k,A,{ignoreCase:this.#s})}mayBeIn(k,A){
return(0,S().isLocatedIn)(k,A,{ignoreCase:!0})}}y.Places=F},6163:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),
y.dangerIn=T;function S(){const w=g(76760);return S=function(){return w},w}function R(){const w=g(97424);return R=function(){
return w},w}function C(){const w=g(11331);return C=function(){return w},w}function D(){const w=g(81716);return D=function(){
return w},w}function F(){const w=g(54421);return F=function(){return w},w}const E=new Map(Object.entries({"deletes files":"\
rm rmdir shred truncate unlink","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp \
sftp ssh telnet","reads the environment":"printenv"}).flatMap(([w,b])=>b.split(" ").map(f=>[f,w]))),k=2,A=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
I={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function T(w){if(A.test(w))return"names a \
file that is made for secrets";const b=(0,D().readShellText)(w),f=(0,D().everyCommand)(b).some(N)?Object.entries(I).find(
([,t])=>t.test(w)):void 0;if(f!==void 0)return`${f[0]} in inline code`;const[s]=(0,R().findDangers)(b);return s?R().DOES[s.
name]:$(b)}function N({words:w}){return w.some((b,f)=>(0,F().textHanded)(w.slice(f))!==void 0)}function $(w,b=0){for(const{
words:f,pipedFrom:s}of(0,D().everyCommand)(w)){const[t,...u]=f;if(t===void 0)continue;const d=S().posix.basename(t.text),
i=j(d);if(i!==void 0)return i;if((0,C().isShell)(d)&&(s!==void 0||u.length===0))return`has \`${d}\` run whatever it reads`;
if(!(d!=="find"&&!(0,C().startsOthers)(d)))for(const{text:r}of u){const c=j(S().posix.basename(r));if(c!==void 0)return c;
const n=b<k&&/\s/.test(r)?$((0,D().readShellText)(r),b+1):void 0;if(n!==void 0)return n}}}function j(w){const{kind:b,wraps:f}=(0,C().
programNamed)(w)??{};if(f==="as-user")return`acts as another user with \`${w}\``;const s=b==="downloader"?"downloads":E.
get(w);return s&&`${s} with \`${w}\``}},41431:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.judgeReading=
T,y.judgeRiskAlone=$,y.unjudged=j;function S(){const i=g(39763);return S=function(){return i},i}function R(){const i=g(13580);
return R=function(){return i},i}function C(){const i=g(95132);return C=function(){return i},i}function D(){const i=g(6163);
return D=function(){return i},i}function F(){const i=g(38010);return F=function(){return i},i}function E(){const i=g(46121);
return E=function(){return i},i}function k(){const i=g(8737);return k=function(){return i},i}function A(){const i=g(92890);
return A=function(){return i},i}function I(){const i=g(72017);return I=function(){return i},i}function T(i,r,c){const h=(0,k().
findProblems)(i),n=l=>d[l](i,h,c),e=n("evolver"),a=n("validator"),p={evolver:e,validator:a}[r]??n(r);return w(i,r,p,{evolver:e,
validator:a})}function N(i,r){const c=r.find(({args:n})=>n.of==="newer");return{"1.94":i,newer:c?{verdict:"block",reason:c}:
i}}function $(i,r,c){const h={findings:u((0,k().findProblems)(i))},n={evolver:h,validator:h};return w(i,"curated",(0,F().
judgeRisk)(r,c),n)}function j(i,r,c){const h=typeof i=="string"?i:"",n=[(0,C().notJudged)(`the command \`${h}\``,c)];return w(
{command:h,words:[],assignments:[],argv:null,targets:[],problems:[]},r,{findings:n},{evolver:{findings:n},validator:{findings:n}})}
function w(i,r,c,h){const n=b(i,u(c.findings)),e=f(n),a=l=>l===c?e:f(u(l.findings)),p=a(h.validator);return{reading:i,verdict:e.
verdict,risk:c.risk??t(e.verdict,n),confirmation:c.confirmation??"standard",findings:n,profiles:{evolver:a(h.evolver),validator:p,
[r]:e},validators:N(p,h.validator.findings)}}function b({command:i},r){const c=r[0]?.severity==="error"?(0,D().dangerIn)(
i):void 0;return c===void 0?r:r.map(h=>h.severity==="error"?{...h,harm:"danger",danger:c}:h)}function f(i){const r=s(i),
[c]=i;if(r==="block"&&c)return{verdict:r,reason:c};const h=i.find(({rule:n})=>n==="validator-empty-folder");return h?{verdict:r,
remark:h}:{verdict:r}}function s(i){return i.some(({severity:c})=>c==="error")?"block":i.some(({severity:c,rule:h})=>c===
"warning"&&h!=="experimental_mode")?"warn":"allow"}function t(i,r){return i==="block"?"dangerous":r.some(({rule:c})=>(0,R().
ruleOf)(c).writes===!0)?"write":"safe"}function u(i){return S().SEVERITIES.flatMap(r=>i.filter(({severity:c})=>c===r))}const d={
evolver:E().evolver,validator:A().validator,curated:F().curated,workspace:I().workspace}},21311:function(K,y,g){Object.defineProperty(
y,"__esModule",{value:!0}),y.checkCommandPolicy=w,y.checkFamily=s,y.failedExamples=b,y.requireExamples=f;function S(){const r=g(
7723);return S=function(){return r},r}function R(){const r=g(51951);return R=function(){return r},r}function C(){const r=g(
41895);return C=function(){return r},r}function D(){const r=g(94853);return D=function(){return r},r}function F(){const r=g(
72720);return F=function(){return r},r}function E(){const r=g(74238);return E=function(){return r},r}function k(){const r=g(
5468);return k=function(){return r},r}function A(){const r=g(87952);return A=function(){return r},r}function I(){const r=g(
88220);return I=function(){return r},r}function T(){const r=g(91063);return T=function(){return r},r}function N(){const r=g(
34482);return N=function(){return r},r}function $(){const r=g(41431);return $=function(){return r},r}function j(){const r=g(
72017);return j=function(){return r},r}function w({families:r,patterns:c}){const h=r.flatMap((n,e)=>i(["families",e],s(n)));
return h.length>0?h:c.flatMap((n,e)=>i(["patterns",e],u(n,r)))}function b({policy:r,path:c=E().POLICY_PATH,text:h=""}){return w(
r).map(({message:n,pointer:e,value:a})=>{const p=(0,k().placeIn)(h,e,a);return`${p===void 0?c:`${c}:${p}`}: ${n}`})}function f(r){
const c=b(r);if(c.length!==0)throw new(C()).GateError("policy_invalid",`Examples of the policy fail:
${c.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function s(r){const{name:c}=r,
h=I().familySchema.safeParse(r);if(!h.success)return[{message:`family ${c}: ${S().prettifyError(h.error)}`,pointer:["nam\
e"],value:c}];const{evolver:n,sandbox:e}=h.data;try{n&&(0,T().programFamily)(c,n)}catch(o){const{message:v}=o;return[{message:`\
family ${c}: ${v}`,pointer:["evolver","flags"],value:c}]}const a={...D().DEFAULT_POLICY,programs:[c],families:[h.data],mode:"\
dangerous",allow_dangerous:!0},p=(o,{match:v,not_match:P})=>{const L=(m,O)=>t(m,c,O,a);return[...d("match",v,m=>{const O=o.
find(x=>!L(m,x));return O&&`family ${c}: ${O} rejects its example`}),...d("not_match",P,m=>{const O=o.find(x=>L(m,x));return O&&
`family ${c}: ${O} accepts its example`})]},l=e?.only?[e.only]:["curated","workspace"];return[...n?i(["evolver"],p(["evo\
lver"],n)):[],...e?i(["sandbox"],p(l,e)):[]]}function t(r,c,h,n){const e=(0,R().readWords)(r,{programs:(0,A().programTerms)(
n)}),a=h==="evolver"?e.invocation?.family:e.words[0]?.text===c,p=(0,N().contextIn)({policy:n,tree:void 0,platform:"linux"},
{}),{findings:l}=(0,$().judgeReading)(e,h,p),o=l.filter(({severity:v,rule:P})=>v==="error"&&P!=="family_unavailable");return!!a&&
o.length===0}function u({name:r,regex:c,match:h,not_match:n},e){const a=(0,F().compileLinear)(c);if("error"in a)return[{
message:`${r}: the pattern ${a.error}`,pointer:["regex"],value:c}];const p=l=>(0,j().matchesAnyCommand)(l,c,e);return[...d(
"match",h,l=>p(l)?void 0:`${r}: does not match`),...d("not_match",n,l=>p(l)?`${r}: matches`:void 0)]}function d(r,c,h){return c.
flatMap((n,e)=>{const a=h(n);return a?[{message:`${a} ${n}`,pointer:[r,e],value:n}]:[]})}function i(r,c){return c.map(h=>({
...h,pointer:[...r,...h.pointer]}))}},38010:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.curated=void 0,
y.judgeRisk=h;function S(){const m=g(55972);return S=function(){return m},m}function R(){const m=g(55126);return R=function(){
return m},m}function C(){const m=g(87952);return C=function(){return m},m}function D(){const m=g(13580);return D=function(){
return m},m}function F(){const m=g(95132);return F=function(){return m},m}function E(){const m=g(34482);return E=function(){
return m},m}function k(){const m=g(8737);return k=function(){return m},m}const A=10,I=[w,b,s,t,d,m=>n(i(m),m.context.policy)],
T=(m,O,x)=>{const{policy:M,proposal:W}=x,[H,...G]=o(m),B=[...P(m),...(0,k().besidesProgram)(O,m)],U=W.family??H?.text??"",
z=(0,C().sandboxProgram)("curated",U,M.families),J=W.mode??(M.experimental.includes(U)?"experimental":"structured");if(H===
void 0||z===void 0){const Z=H?(0,F().finding)("not_in_registry",{family:U},{span:H.span}):(0,F().finding)("no_command",{});
return{...h("dangerous",x),findings:[Z,...B].filter(N)}}const V=new(E()).Places(x),Y=(0,R().readArguments)(G,z,l(V)),tn=$(
Y),_=new Set(z.dangerous_targets?.map(Z=>V.locate(Z))),q=tn.some(({path:Z})=>_.has(V.locate(Z.replace(/\*$/,"")))),X={context:x,
places:V,base:H,name:U,program:z,proposalMode:J,words:G,read:Y,paths:tn,broad:q},[Q,...en]=I.map(Z=>Z(X)),nn=[...Q??[],...B,
...en.flat()],sn=i(X),rn=e(sn,J);return{findings:nn.some(({severity:Z})=>Z==="error")?(0,k().firstOfEach)(nn.filter(N),A):
[...nn,...c(X).map(Z=>(0,F().finding)(Z,{}))],risk:sn,confirmation:rn}};y.curated=T;function N({severity:m}){return m!==
"warning"}function $({use:m,values:O}){const x=O.filter(({kind:W,text:H})=>S().PATH_KINDS.has(W)&&H!=="-").map(({text:W,
word:H})=>({path:W,word:H})),{default_operand:M}=m;return x.length===0&&M!==void 0?[{path:M}]:x}const j={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function w({name:m,base:O,
program:x,proposalMode:M,context:W}){const{maturity:H="structured",platforms:G}=x.family.sandbox??{},{category:B}=x.family,
{policy:U,platform:z}=W,J=j[H];return[...U.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...G?.includes(
z)===!1?[`does not exist on \`${z}\``]:[],...J.includes(M)?[]:[`has the maturity \`${H}\``]].map(Y=>(0,F().finding)("fam\
ily_unavailable",{family:m,reason:Y},{span:O.span}))}function b({name:m,base:O}){return m===O.text?[]:[(0,F().finding)("\
family_base_mismatch",{family:m,base:O.text},{span:O.span})]}const f={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function s(m){const{name:O,program:x,words:M,read:W}=m,H=f[O]??"constrained_form.other",
G=x.forms?H:"argument_refused";return[...M.filter(({text:U})=>x.family.category==="archives"&&S().SHELL_OPERATOR.test(U)).
map(({text:U,span:z})=>(0,F().finding)("shell_operator.quoted",{operator:U},{span:z})),...W.objections.filter(({word:U})=>U===
void 0||u(U,m)===void 0).map(({objection:U,word:z})=>(0,F().finding)(G,{family:O,objection:U},z?{span:z.span}:{}))]}function t(m){
return m.words.flatMap(O=>{const x=u(O,m);if(x===void 0)return[];const M={family:m.name,operand:O.text,prefix:x};return[
(0,F().finding)("forbidden_operand_prefix",M,{span:O.span})]})}function u({text:m},{program:O}){const{forbidden_prefixes:x=[]}=O;
return x.find(M=>m.toLowerCase().startsWith(M.toLowerCase()))}function d({paths:m,places:O,context:x}){const{allowed_roots:M}=x.
policy;return M.length===0?[]:m.filter(({path:W})=>W.startsWith("~")||!O.leadsInto(W,M)).map(({path:W,word:H})=>(0,F().finding)(
"outside_allowed_roots",{path:W,roots:M},H&&{span:H.span}))}function i({broad:m,read:{use:O}}){return m?"dangerous":O.risk??
"safe"}const r=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function c({broad:m,paths:O,proposalMode:x,read:M}){
const{flag_warnings:W={}}=M.use;return[...new Set([...(0,R().warningsIn)(M.use),...M.flags.flatMap(G=>W[G]??[]),...m?["b\
road_permission_target"]:[],...O.some(({path:G})=>r.test(G))?["env_secrets"]:[],...x==="experimental"?["experimental_mod\
e"]:[]])]}function h(m,{policy:O,proposal:x}){const M=e(m,x.mode??"structured");return{findings:n(m,O),risk:m,confirmation:M}}
function n(m,{mode:O,allow_dangerous:x}){return m==="safe"||m==="write"&&O!=="safe"||m==="dangerous"&&O==="dangerous"&&x?
[]:[(0,F().finding)("policy_risk",{risk:m,mode:O})]}function e(m,O){return O==="experimental"?"very_strong":m==="dangero\
us"?"strong":"standard"}const a=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],p=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function l(m){return(O,x)=>{const M=S().KINDS[O](x);if(M!==void 0||O!=="destination"&&O!=="source")return M;const W=m.locate(
x);if(W===void 0)return"cannot be resolved";if(W==="/")return"is the root of the file system";const G=(/^[\\/]|^[A-Za-z]:/.
test(x)||!m.isIn(W,m.cwd))&&a.find(B=>m.mayBeIn(W,B));if(G)return`is in the system directory ${G}`;if(O!=="destination")
return m.mayBeIn(m.cwd,W)?"is the working directory or one of its parents":p.test(W)?"is a home directory":void 0}}function o({
words:m,problems:O}){const x=O.filter(({rule:W})=>v.has((0,D().ruleOf)(W).shape)),M=Math.min(...x.map(({span:W})=>W.start));
return m.filter(({span:W})=>W.start<M)}const v=new Set(["operator","redirection","multiline"]);function P({problems:m}){
return m.flatMap(({rule:O,args:x,span:M})=>{const{shape:W}=(0,D().ruleOf)(O);if(W===void 0)return[];if(W==="unreadable")
return[(0,F().finding)("parse_failed",{},{span:M})];const{operator:H,written:G,character:B}=x,U=String(H??G??B),z=W==="o\
perator"?L(U):W;return[(0,F().finding)(`shell_operator.${z}`,{operator:U},{span:M})]})}function L(m){return m==="|"||m===
"|&"?"pipeline":m==="&"?"background":"chaining"}},46121:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),
y.evolver=void 0;function S(){const E=g(87952);return S=function(){return E},E}function R(){const E=g(38010);return R=function(){
return E},E}const C=(E,k,A)=>{const I=E.words[0]?.text;if(E.invocation===void 0&&I&&(0,S().isNamedCurated)(I,A.policy))return(0,R().
curated)(E,k,F(A));const T=D(E,k);return{findings:k,...T&&{risk:T}}};y.evolver=C;function D({invocation:E},k){const A=E?.
family?.data.risk;return k.some(({severity:T})=>T==="error")||A==="safe"?void 0:A}function F(E){const{policy:k}=E,A=k.allowed_roots.
length>0?k.allowed_roots:["."];return{...E,policy:{...k,allowed_roots:A}}}},8737:function(K,y,g){Object.defineProperty(y,
"__esModule",{value:!0}),y.besidesProgram=D,y.findProblems=E,y.firstOfEach=F;function S(){const k=g(13580);return S=function(){
return k},k}function R(){const k=g(95132);return R=function(){return k},k}function C(){const k=g(97424);return C=function(){
return k},k}function D(k,{invocation:A}){const I=A?.family?["program","invocation","target"]:["program"];return k.filter(
({layer:T,rule:N})=>!I.includes(String(T))||(0,S().ruleOf)(N).anyText===!0)}function F(k,A){const I=new Map;return k.filter(
({rule:T})=>{const N=(I.get(T)??0)+1;return I.set(T,N),N<=A})}function E({problems:k,targets:A,words:I}){const[T,N=T]=I,
$=N&&{span:{start:N.span.start,end:I.at(-1)?.span.end??0}},j=A.flatMap(({name:f,script:s})=>{const t=s===void 0?void 0:(0,C().
dangerOfScript)(s);return t?[{script:f,text:s??"",danger:t}]:[]}),w=new Set(j.map(({script:f})=>f)),b=k.filter(({args:f})=>!("\
script"in f&&w.has(f.script)));return[...j.map(f=>(0,R().finding)("npm-script-dangerous",f,$)),...b.map(R().problemFinding)]}},
89509:function(K,y){Object.defineProperty(y,"__esModule",{value:!0}),y.readToolCall=R;const g=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,
S=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;function R(C){const D=g.exec(C);if(D===null)return;const[,F="",E=""]=D,
k=[];let A=D.indices?.[2]?.[0]??0,I=E;for(;I!=="";){const T=S.exec(I);if(T===null)return;const[N,$,j]=T;k.push({text:$??
j??"",span:{start:A,end:A+N.length}}),I=I.slice(N.length),A+=N.length}return{name:F,args:k}}},92890:function(K,y,g){Object.
defineProperty(y,"__esModule",{value:!0}),y.validator=void 0;function S(){const A=g(95132);return S=function(){return A},
A}const R=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
C={"1.94":{refused:R,information:new Set(["--version","--help","--v8-options"])},newer:{refused:R,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},D=(A,I)=>{const{invocation:T}=A,N=[...I,...k("1.94",A)];
if(N.some(({severity:w})=>w==="error"))return{findings:N};const[$]=k("newer",A);if($){const w=String($.args.flag??""),b={
...$.span&&{span:$.span},...F};N.push((0,S().finding)("validator-flag",{flag:w,of:"newer"},b))}const j=T?.operands[0];if(j&&
!E(T,C["1.94"])){const{text:w,span:b}=j;N.push((0,S().finding)("validator-empty-folder",{script:w},{span:b}))}return{findings:N}};
y.validator=D;const F={severity:"notice",harm:"bookkeeping"};function E({flags:A},{information:I}){return A.some(({name:T})=>I.
has(T))}function k(A,{words:I,invocation:T,command:N}){const $=C[A],[j,...w]=I;if(j===void 0)return[];const b=n=>(0,S().
finding)("validator-script",{command:n},{span:j.span});if(j.text!=="node")return[b(`\`${j.text}\``)];const{flags:f=[],operands:[
s]=[]}=T??{},t=(n,e)=>{const a=s&&s.span.start<e.start?"script":"node";return(0,S().finding)("validator-flag",{flag:n,of:a},
{span:e})},u=T!==void 0&&E(T,$),d=u&&f.length===1&&s===void 0,{options:i}=$,r=d||i===void 0?[]:f.filter(({name:n})=>!i.has(
n)),c=$.text?.exec(N),h=f.some(({name:n})=>n==="--test");return[...w.flatMap(({text:n,span:e})=>$.refused.test(n)?[t(n,e)]:
[]),...r.map(({written:n,span:e})=>t(n,e)),...c?[t(c[0],{start:c.index,end:c.index+c[0].length})]:[],...(s===void 0||h)&&
!u?[b("`node` without a script")]:[]]}},72017:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.matchesAnyCommand=
e,y.workspace=void 0;function S(){const m=g(13970);return S=function(){return m},m}function R(){const m=g(72720);return R=
function(){return m},m}function C(){const m=g(55972);return C=function(){return m},m}function D(){const m=g(55126);return D=
function(){return m},m}function F(){const m=g(21006);return F=function(){return m},m}function E(){const m=g(87952);return E=
function(){return m},m}function k(){const m=g(13580);return k=function(){return m},m}function A(){const m=g(95132);return A=
function(){return m},m}function I(){const m=g(97424);return I=function(){return m},m}function T(){const m=g(81716);return T=
function(){return m},m}function N(){const m=g(34482);return N=function(){return m},m}function $(){const m=g(8737);return $=
function(){return m},m}function j(){const m=g(89509);return j=function(){return m},m}const w=(m,O,x)=>x.proposal.tool===
"runpy"?L(m,O,x):b(m,(0,$().besidesProgram)(O,m),x);y.workspace=w;function b(m,O,x){const{families:M,patterns:W,disabled_packs:H}=x.
policy,G=new(N()).Places(x),B=(0,T().readShellText)(m.command),U=X=>X.map(Q=>f(Q,M,H)),z=U((0,T().everyCommand)(B)),J=X=>z.
flatMap(Q=>{const en=a(Q);return W.filter(nn=>nn.layer===X&&n(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,A().finding)(
"custom_pattern",{name:nn,pattern:sn,reason:rn},{layer:X}))}),V=[()=>s(m,B),()=>U(i(m,x.mount,G,z)).flatMap(X=>p(X,G)),()=>z.
flatMap(P)];for(const[X,Q]of V.entries()){const en=[...Q(),...J(X+1)];if(en.length>0)return{findings:[...(0,$().firstOfEach)(
en,1),...O.filter(r)]}}const Y=z.map(({read:X})=>X.use),tn=new Set(Y.flatMap(D().warningsIn)),_=[...O,...[...tn].map(X=>(0,A().
finding)(X,{}))],q=S().riskSchema.options.findLast(X=>Y.some(Q=>Q.risk===X));return q===void 0||q==="safe"||_.some(r)?{findings:_}:
{findings:_,risk:q}}function f(m,O,x){const[M,...W]=m.words,H=(0,E().sandboxProgram)("workspace",M?.text??"",O),G=H&&!x.
includes(H.family.category)?H:void 0;return{command:m,program:G,read:(0,D().readArguments)(W,G??{})}}function s({targets:m},O){
const x=m.flatMap(({script:M})=>M===void 0?[]:[M]);return[...(0,I().findDangers)(O).map(M=>t(M,!0)),...x.flatMap(M=>(0,I().
findDangers)((0,T().readShellText)(M))).map(M=>t(M,!1))]}function t({name:m,pattern:O,words:x},M){const W=x[0]?.span.start,
H=x.at(-1)?.span.end,G=M&&W!==void 0&&H!==void 0?{span:{start:W,end:H}}:{};return(0,A().finding)(m,{pattern:d(O)},G)}const u=200;
function d(m){return m.length>u?`${m.slice(0,u)}\u2026`:m}function i({command:m},{tree:O,at:x},{cwd:M},W){return O!==void 0&&
x!=="/"&&x===M&&W.length===1?(0,T().everyCommand)((0,T().readShellText)(m,O)):W.map(G=>G.command)}function r({severity:m}){
return m==="error"}function c({program:m,read:O}){const x=m===void 0?[]:O.values;return new Set(x.flatMap(({kind:M,word:W})=>C().
PATH_KINDS.has(M)?[]:W))}const h=new Map;function n(m,O){const x=h.get(m)??(0,R().compileLinear)(m);return h.set(m,x),"e\
rror"in x||x.matches(O)}function e(m,O,x){return(0,T().everyCommand)((0,T().readShellText)(m)).some(M=>n(O,a(f(M,x,[]))))}
function a(m){const{words:O,redirections:x}=m.command,M=c(m);return[...O.filter(W=>!M.has(W)).map(({text:W})=>W),...x.map(
({operator:W,target:H})=>`${W} ${H?.text??""}`)].join(" ")}function p(m,O){const{words:x,redirections:M,problems:W}=m.command,
H=c(m),G=W.filter(({rule:U})=>U==="variable-expansion"),B=M.flatMap(({target:U})=>U??[]);return[...x.slice(1).filter(U=>!H.
has(U)),...B].flatMap(({text:U,span:z})=>{const J=G.some(({span:V})=>V.start>=z.start&&V.end<=z.end);return[U,...l(U)].flatMap(
V=>o(V,z,O,J))})}function l(m){if(!m.startsWith("-"))return[];const{attached:O}=(0,F().splitAtEquals)(m);return[...O?[O]:
[],.../^-[^-]./.test(m)?[m.slice(2)]:[]]}function o(m,O,x,M=!1){const W=M||m.startsWith("~")?void 0:x.locate(m);return W===
void 0||!x.isIn(W,x.workspace)?[(0,A().finding)("path_outside_workspace",{path:m},{span:O})]:m.split(/[\\/]/).includes("\
..")?[(0,A().finding)("path_traversal",{path:m},{span:O})]:[]}const v=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function P({command:m,program:O,read:x}){const[M,...W]=m.words;
if(M===void 0)return[];const{text:H}=M,G=v.flatMap(([z,J])=>z.test(H)?[J]:[]),B=W.filter(({text:z})=>G.some(J=>J.test(z)));
return B.length>0?B.map(({text:z,span:J})=>(0,A().finding)("blocked_flag",{program:H,flag:z},{span:J})):W.length===1&&O&&
/^--(?:version|help)$/.test(W[0]?.text??"")?[]:(O?x.objections:[{objection:"is not allowed",word:M}]).map(({objection:z,
word:J=M})=>(0,A().finding)("command_not_allowed",{program:H,objection:z},{span:J.span}))}function L({command:m},O,x){const M=O.
filter(({rule:B})=>(0,k().ruleOf)(B).anyText===!0),W=(0,j().readToolCall)(m),[H]=W?.args??[];if(W?.name!=="write_file"||
H===void 0){const B=d(W?.name??m);return{findings:[(0,A().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...M]}}const G=[...o(H.text,H.span,new(N()).Places(x)),...M];return G.some(
r)?{findings:G}:{findings:G,risk:"write"}}},81961:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.combine=
E,y.policyWith=I,y.stricterOf=F,y.tightenPolicy=k,y.valuesOf=A;function S(){const T=g(23404);return S=function(){return T},
T}function R(){const T=g(41895);return R=function(){return T},T}function C(){const T=g(74238);return C=function(){return T},
T}function D(){const T=g(11160);return D=function(){return T},T}function F(T,N,$){const j=E(T.policy,N.policy);if("confl\
icts"in j)throw new(R()).GateError("policy_conflict",`The policies of the base and of ${$} differ in ${j.conflicts.join(
", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");const{ref:w,digest:b}=N,f=[
...T.combinedWith?[T.combinedWith.name]:[],$];return{...T,policy:j.policy,digest:(0,C().digestPolicy)(j.policy),combinedWith:{
name:f.join(" and "),digest:b,...w!==void 0&&{ref:w}}}}function E(T,N){const $=[],j=A(T),w=A(N);for(const[b,{strictness:f}]of D().
POLICY_KEYS){const[s,t]=[j.get(b),w.get(b)];if((0,S().canonicalize)(s)===(0,S().canonicalize)(t))continue;const u=f.combine(
s,t);u?j.set(b,u.value):$.push(b)}return $.length>0?{conflicts:$}:{policy:I(j)}}function k(T,N){if(Object.values(N).every(
f=>f===void 0))return T;const $=A(T.policy),j=[],w=new Map(Object.entries(N));for(const[f,{strictness:s,input:t}]of D().
POLICY_KEYS){const u=t&&w.get(t.name),d=$.get(f);if(!(!t||u===void 0||u===d))if(d===t.open||s.compare(d,u)==="tighter")$.
set(f,u);else{const i={given:String(u),kept:String(d)};j.push({input:t.name,key:f,...i})}}const b=I($);return{...T,policy:b,
digest:(0,C().digestPolicy)(b),ignoredInputs:j}}function A(T){const N=T;return new Map([...D().POLICY_KEYS.keys()].map($=>{
const[j="",w]=$.split("."),b=N[j];return[$,w===void 0?b:b[w]]}))}function I(T){const N={};for(const[$,j]of T){const[w="",
b]=$.split(".");N[w]=b===void 0?j:{...N[w],[b]:j}}return D().policySchema.parse(N)}},76545:function(K,y,g){Object.defineProperty(
y,"__esModule",{value:!0}),y.comparePolicies=E;function S(){const T=g(23404);return S=function(){return T},T}function R(){
const T=g(69873);return R=function(){return T},T}function C(){const T=g(81961);return C=function(){return T},T}function D(){
const T=g(11160);return D=function(){return T},T}function F(){const T=g(92328);return F=function(){return T},T}function E(T,N){
const[$,j]=[(0,C().valuesOf)(T),(0,C().valuesOf)(N)];return[...D().POLICY_KEYS].flatMap(([w,{strictness:b}])=>{const[f,s]=[
$.get(w),j.get(w)],t=k(f,s);if(t===void 0)return[];const u=b.compare(f,s),d=b.loosens?.(f,s)??u!=="tighter";return[{key:w,
change:t,direction:u,loosens:d}]})}function k(T,N){if(Array.isArray(T)&&Array.isArray(N)){const $=[...(0,F().missingFrom)(
T,N).map(j=>`+ ${A(j)}`),...(0,F().missingFrom)(N,T).map(j=>`- ${A(j)}`)];return $.length===0?void 0:$.join(", ")}return(0,S().
canonicalize)(T)===(0,S().canonicalize)(N)?void 0:`${I(T)} \u2192 ${I(N)}`}function A(T){const N=T.name;return typeof N==
"string"?N:I(T)}function I(T){return(0,R().stringify)(T,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(K,y,g){
Object.defineProperty(y,"__esModule",{value:!0}),y.NPM_LOCKFILES=y.LOCKFILES=void 0,y.isCode=A,y.isDocument=N,y.isLockfile=
e,y.isOfTests=r,y.isPackageFile=p,y.isProgramCode=k,y.isRunnable=$,y.isTest=d,y.isTestData=i,y.isWritten=I,y.toolThatFinds=
m;function S(){const O=g(76760);return S=function(){return O},O}function R(){const O=g(41330);return R=function(){return O},
O}const C=new Set(`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx h\
h
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),D=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),F=new Set("ini json json5 jsonl toml yaml yml".split(" ")),E=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function k(O){return C.has(j(O))}function A(O){return k(O)||D.has(j(O))}function I(O){return A(O)||F.has(j(O))||E.test(S().
posix.basename(O))}const T=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function N(O){
return T.test(O)}function $(O){return(A(O)||!S().posix.basename(O).includes("."))&&!N(O)}function j(O){return S().posix.
extname(O).slice(1).toLowerCase()}const w={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|bench(?:marks?)?"},b=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
f=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[s,t,u]=Object.values(w).map(O=>new RegExp(`(?:^|/)(?\
:${O})/`,"i"));function d(O){return s.test(O)||b.test(O)}function i(O){return t.test(O)||O.endsWith(".snap")}function r(O){
return d(O)||i(O)||u.test(O)||f.test(O)}const c=y.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],h=y.LOCKFILES=
[...c,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],n=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function e(O){return h.includes(O)||n.test(O)}const a=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function p(O){return h.includes(O)||a.test(O)}const l="{js,cjs,mjs,ts,cts,mts}",o="{json,jsonc,json5,yaml,yml,toml}",v=`\
{${l.slice(1,-1)},${o.slice(1,-1)}}`,P={vitest:`vitest.config.${l} vitest.workspace.${v} vite.config.${l}`,jest:`jest.co\
nfig.${v} jest.setup.${l}`,mocha:`.mocharc .mocharc.${v}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${l}`,cypress:`cypress.config.${l}`,eslint:`eslint.config.${l} .eslintrc \
.eslintrc.${v} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${v} prettier.config.${l} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${v} stylelint.config.${l} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${v} .knip.${o} knip.config.${l}`,markdownlint:`.markdownlint.${v}\
 .markdownlint-cli2.${v} .markdownlintignore .markdownlintrc`,cspell:`cspell.${v} .cspell.${v} cspell.config.${v}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${v} nyc.config.${l}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${v} .babelrc .babelrc.${v}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let L;function m(O){if(L??=Object.entries(P).map(([M,W])=>[M,
(0,R().default)(W.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(O))return"cargo";const x=O.slice(O.lastIndexOf(
"/")+1);return L.find(([,M])=>M(x))?.[0]}},96215:function(K,y){Object.defineProperty(y,"__esModule",{value:!0}),y.isOfLibrary=
S;const g=new Set(`
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
  `.trim().split(/\s+/));function S(R){return g.has(R.replace(/\..*$/s,""))}},19609:function(K,y,g){Object.defineProperty(
y,"__esModule",{value:!0}),y.PRELOADABLE_PACKAGES=y.PRELOADABLE_BY_TOOLS=y.NODE_FLAGS=y.NODE_ALIASES=y.BUILT_IN_REPORTERS=
void 0;function S(){const k=g(91063);return S=function(){return k},k}const R=y.NODE_FLAGS=(0,S().nameTable)({harmless:`
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
  `}),C=y.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(k=>k.split("="))),D=y.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),F=y.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),E=y.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.SELECTING_FLAGS=y.NPM_SUBCOMMANDS=
y.NPM_SHORTHANDS=y.NPM_FLAGS=y.FLAGS_OF_TESTS=void 0;function S(){const A=g(91063);return S=function(){return A},A}const R=y.
NPM_FLAGS=(0,S().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),C=y.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),D=y.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),F=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,E=y.NPM_SHORTHANDS=new Map(F.trim().split(/\s+/).map(A=>A.split(/[=:]/)).map(([A="",I,T])=>[A,`--${I}${T===void 0?"":`\
=${T}`}`])),k=y.NPM_SUBCOMMANDS=(0,S().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.readArguments=
E,y.warningsIn=F;function S(){const $=g(35672);return S=function(){return $},$}function R(){const $=g(55972);return R=function(){
return $},$}function C(){const $=g(20457);return C=function(){return $},$}function D(){const $=g(91063);return D=function(){
return $},$}function F({warnings:$=[],network_touching:j}){return j?["network_touching",...$]:$}function E($,j,w=(b,f)=>R().
KINDS[b](f)){if(j.forms!==void 0)return k($,j,j.forms,w);if(j.subcommands===void 0)return T($,j,w);const[b,...f]=$,s=Object.
entries(j.subcommands).find(([u])=>u===b?.text)?.[1];if(s!==void 0)return T(f,{...j,...s},w);const t=`is accepted only w\
ith ${I(Object.keys(j.subcommands))}`;return{use:j,flags:[],values:[],objections:[{objection:t,...b&&{word:b}}]}}function k($,j,w,b){
const f=`is accepted only as ${I(Object.keys(w))}`,[s]=$;let t={use:j,flags:[],values:[],objections:[{objection:f,...s&&
{word:s}}]};for(const[u,d]of Object.entries(w)){const i=(0,S().matchForm)((0,S().parseForm)(u)??[],$,b);if(i===void 0)continue;
const r=i.map(({word:h,kind:n})=>({text:h.text,word:h,kind:n})),c=i.find(h=>h.wrong!==void 0);if(!c)return{use:{...j,...d},
flags:[],values:r,objections:[]};t={...t,values:r,objections:[A(c)]}}return t}function A({word:$,wrong:j}){return{objection:`\
does not accept \`${$.text}\`, which ${j}`,word:$}}function I($){return $.map(j=>`\`${j}\``).join(", ")}function T($,j,w){
const{leading_flags:b=[]}=j,{flags:f,operands:s}=(0,C().readUse)((0,D().strictFlags)(j.flags,b),$),t=[],u=(l,o)=>t.push(
A({word:l,wrong:o})),d=[],i=[];for(const{word:l,flag:o,value:v,valueWord:P}of f){if(o===void 0||o.choices?.includes(v??"")===
!1){u(l,"is not among its flags");continue}i.push(o.name),b.includes(o.name)&&s.some(L=>N(l,L))&&u(l,"must come before t\
he operands"),o.arity!=="none"&&(v===void 0?u(l,"requires a value"):d.push({text:v,kind:o.kind,word:P??l}))}const r=f.find(
({flag:l})=>!b.includes(l?.name??"")),c=(l=[])=>l.some(o=>i.includes(o)),h=((0,S().parseOperands)(j.operands??"path*")??
[]).slice(c(j.first_operand_by)?1:0);for(const[l,o]of s.entries()){b.length>0&&r&&N(o,r.word)&&u(o,"comes after the expr\
ession");const v=h[Math.min(l,h.length-1)];d.push({text:o.text,kind:v?.kind??"path",word:o})}for(const{text:l,kind:o,word:v}of d){
const P=w(o,l);P!==void 0&&t.push({objection:`does not accept \`${l}\`, which ${P}`,word:v})}const{min:n,max:e}=(0,S().countOf)(
h),a=n-(c(j.last_operand_by)?1:0),p=s.length;if(p<a||p>e){const l=e===a?`${e}`:`${a} to ${e}`,o=Number.isFinite(e)?l:`at\
 least ${a}`;t.push({objection:`takes ${o} operands, not ${p}`})}return{use:j,flags:i,values:d,objections:t}}function N($,j){
return $.span.start>j.span.start}},21006:function(K,y){Object.defineProperty(y,"__esModule",{value:!0}),y.readFlags=g,y.
splitAtEquals=F,y.valueRead=D;function g(E,k){const A=[],I=E.toReversed();let T;const N=()=>{for(const $ of I.reverse())
A.push({kind:"operand",word:$});return{tokens:A,rest:void 0}};for(let $=I.pop();$!==void 0;$=I.pop()){if($.text==="--")return N();
const j=!S($);if(!j&&T!==void 0){A.push({...T,word:$,next:$});continue}const{written:w,attached:b}=j?R($.text,k):{written:$.
text,attached:void 0},f=j?k.expand(w,b):"operand";if(f==="operand"){if(A.push({kind:"operand",word:$}),k.flags==="first")
return N();continue}T=void 0;const s=I.at(-1),t=f?.at(-1)?.takes,u=b===void 0&&C(t,s),d={word:$,written:w,attached:b,next:s,
consumes:u};f===void 0&&A.push({kind:"unknown",...d});for(const[r,c]of f?.entries()??[]){const h=r===(f?.length??0)-1,n={
word:$,written:w,attached:void 0,next:void 0,consumes:!1};A.push({kind:"flag",part:c,...h?d:n})}if(t==="rest")return{tokens:A,
rest:I.reverse()};const i=A.at(-1);t==="operands"&&u&&i?.kind==="flag"&&(T=i),u&&!(t==="both"&&s&&!S(s))&&I.pop()}return N()}
function S({text:E}){return!E.startsWith("-")||E==="-"}function R(E,{equals:k}){return k==="all"||k==="long"&&E.startsWith(
"--")?F(E):{written:E,attached:void 0}}function C(E,k){if(k===void 0)return!1;switch(E){case"always":case"both":return!0;case"\
unless-dash":return!k.text.startsWith("-");case"operand":case"operands":return S(k);default:return!1}}function D({word:{
span:E},attached:k,next:A,consumes:I}){return I&&A?{value:A.text,span:{start:E.start,end:A.span.end}}:k===void 0?{span:E}:
{value:k,span:E}}function F(E){const k=E.indexOf("=");return k<0?{written:E,attached:void 0}:{written:E.slice(0,k),attached:E.
slice(k+1)}}},20457:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.readUse=C;function S(){const w=g(
21006);return S=function(){return w},w}function R(){const w=g(91063);return R=function(){return w},w}function C(w,b){const{
tokens:f,rest:s}=(0,S().readFlags)(b,I(w)),t=[],u=[];let d;for(const e of f)e.kind==="flag"&&e.word===d&&/\s/.test(e.written)||
(d=e.kind==="flag"&&e.consumes?e.next:void 0,e.kind==="flag"&&!D(w,e,u)?t.push(F(e)):u.push(e.word));const i=w.stops?{operands:[],
started:u}:{operands:u,started:[]},r=s&&t.pop();if(s===void 0||r===void 0)return{flags:t,...i};const{word:c,value:h}=r,n=h===
void 0?s:[{...c,text:h},...s];return{flags:t,...i,rest:{flag:r,words:n}}}function D({readsBehind:w,handsOn:b},{part:f},s){
return!!w&&!b&&f.spec===void 0&&s.length>0}function F(w){const{word:b,attached:f,next:s,consumes:t,part:u}=w,{spec:d,negated:i,
letter:r,fixed:c=f}=u,h=r??w.written;if(t&&s!==void 0){const l={start:b.span.start,end:s.span.end};return{word:{...b,span:l},
written:h,flag:d,value:s.text,valueWord:s,off:!1}}const n=s!==void 0&&(!s.text.startsWith("-")||s.text==="-"),e=d===void 0&&
n?s.text:void 0,a=d?.arity!=="value"&&/^(?:false|0)$/.test(c??""),p=d?.arity!=="rest"&&(i||a);return{word:b,written:h,flag:d,
value:c??e,off:p}}const E={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function k(w,b=!1){
const f=w===void 0?"never":E[w.arity];return{spec:w,negated:b,takes:b&&f!=="rest"?"never":f}}function A({flags:w},b,f){const s=r=>{
const c=w.get(r);return{...k(c),takes:c?.arity==="value"?"always":"never"}},t=w.get(b)??w.get(/^-\d+$/.test(b)?"-#":"");
if(t!==void 0)return[(f===void 0?t.arity!=="attached":t.arity!=="none")?s(t.name):k(void 0)];const u=b.slice(0,2);if(!b.
startsWith("--")&&w.get(u)?.arity==="value")return[{...s(u),fixed:b.slice(2),takes:"never"}];const d=/^-[A-Za-z]{2,}$/.test(
b)?[...b.slice(1)]:[];return d.length>0&&d.every(r=>w.get(`-${r}`)?.arity==="none")?d.map(r=>s(`-${r}`)):[k(void 0)]}function I(w){
return{flags:w.stops&&!w.readsBehind?"first":"anywhere",equals:w.strict?"long":"all",expand:(b,f)=>{if(w.strict)return A(
w,b,f);const s=T(w,b,f),t=w.handsOn&&!w.readsBehind;return w.stops&&t&&s.some(({spec:d})=>d===void 0)?"operand":s}}}function T(w,b,f){
const s=b.replace(/^-+/,""),t=b.startsWith("--"),u=N(w,s,t);if(u!==void 0)return[u];if(t||s.length<2)return[k(void 0)];const d=[],
i=f===void 0?s:`${s}=${f}`;for(let r=0;r<i.length;r+=1){const c=i[r]??"",h=w.flags.get(c);if(h===void 0)return[...d,k(void 0)];
const n={...k(h),letter:`-${c}`},e=i.slice(r+1);if(e!==""&&(h.arity!=="none"||e.startsWith("="))){const a=h.arity==="res\
t"?"rest":"never";return[...d,{...n,fixed:e.replace(/^=/,""),takes:a}]}d.push(n)}return d}function N(w,b,f){const s=j(w,
b,f)??(f&&w.completes?$(w,b):void 0);if(s!==void 0)return k(s);if(!/^no-?[A-Za-z]/.test(b))return;const t=j(w,b.replace(
/^no-?/,""),f);return t&&k(t,!0)}function $({flags:w},b){const f=(0,R().flagKey)(b),s=new Map;for(const[u,d]of w)u.startsWith(
f)&&s.set(d.name,d);const[t]=s.values();return s.size===1?t:void 0}function j(w,b,f){const s=(0,R().flagKey)(b),t=f?s.lastIndexOf(
"."):-1,u=t<0?void 0:w.flags.get(s.slice(t+1));return u===void 0||w.flags.has(s)?(0,R().lookUp)(w,s):u.kind==="text"?(0,R().
lookUp)(w,s)??u:u}},55366:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.MAX_FILE_BYTES=void 0,y.readBlob=
D;function S(){const F=g(41895);return S=function(){return F},F}function R(){const F=g(7650);return R=function(){return F},
F}const C=y.MAX_FILE_BYTES=16*1024*1024;async function D(F,E){const[k]=await F.read([E]);if(k?.type==="blob")return k.content;
throw new(S()).GateError("file_unreadable",k?`Object ${E} is a ${k.type}, not a file`:`Object ${E} is missing from this \
clone`,R().FULL_CLONE_HINT)}},48741:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.folderTree=I,y.kindOf=
f,y.readOnDisk=N;function S(){const s=g(73024);return S=function(){return s},s}function R(){const s=g(51455);return R=function(){
return s},s}function C(){const s=g(76760);return C=function(){return s},s}function D(){const s=g(41895);return D=function(){
return s},s}function F(){const s=g(55366);return F=function(){return s},s}function E(){const s=g(39491);return E=function(){
return s},s}function k(){const s=g(96681);return k=function(){return s},s}function A(){const s=g(93028);return A=function(){
return s},s}function I(s,t=F().MAX_FILE_BYTES){const u=(0,C().resolve)(s),d=`the directory ${s}`,i=n=>b(n,()=>(0,S().lstatSync)(
(0,k().systemPath)((0,C().join)(u,n)))),r=n=>{if(n==="")return{path:n,kind:"directory",tracked:!0};if(!(0,E().canBeCheckedOut)(
n)||!(0,E().foldersAbove)(n).every(l=>i(l)?.isDirectory()))return;const e=i(n),a=e&&f(e);if(!e||!a)return;const p=(0,A().
isRegular)(a)?{size:e.size}:{};return{path:n,kind:a,...p,tracked:!n.split("/").includes("node_modules")}},c=n=>r(n)?.kind!==
"directory"?[]:(b(n,()=>(0,S().readdirSync)((0,k().systemPath)((0,C().join)(u,n)),{encoding:"buffer"}))??[]).map(a=>r(n===
""?(0,k().decodePath)(a):`${n}/${(0,k().decodePath)(a)}`)).filter(a=>a!==void 0).sort(E().byEntryPath);function*h(n){for(const e of c(
n))e.tracked&&(e.kind==="directory"?yield*h(e.path):yield e)}return{label:d,stat:r,list:c,files:()=>[...h("")].sort(E().
byEntryPath),readlink:n=>r(n)?.kind==="symlink"?b(n,()=>(0,k().decodePath)((0,S().readlinkSync)((0,k().systemPath)((0,C().
join)(u,n)),{encoding:"buffer"}))):void 0,read:async(n,e=t)=>{const a=r(n);if(!(0,A().isRegular)(a?.kind))throw(0,E().notAFile)(
d,n);if((a.size??0)>e)throw(0,E().tooLarge)(d,n,a.size??0,e);return $((0,C().join)(u,n),n,d,e)}}}const T=S().constants.O_RDONLY|
(S().constants.O_NOFOLLOW??0)|(S().constants.O_NONBLOCK??0);function N(s,t){return $((0,C().join)(s,t),t,`the directory ${s}`,
1/0)}async function $(s,t,u,d){try{const i=await(0,R().open)((0,k().systemPath)(s),T);try{const r=await i.stat();if(!r.isFile())
throw(0,E().notAFile)(u,t);if(r.size>d)throw(0,E().tooLarge)(u,t,r.size,d);return await i.readFile()}finally{await i.close()}}catch(i){
throw i instanceof D().GateError?i:j(t,i)}}function j(s,t){return new(D()).GateError("file_unreadable",`Cannot read ${s}\
: ${t instanceof Error?t.message:t}`,"Check the permissions of the file and of the directories above it.",{cause:t})}const w=new Set(
["ENOENT","ENOTDIR","ENAMETOOLONG"]);function b(s,t){try{return t()}catch(u){if(w.has(u.code??""))return;throw j(s,u)}}function f(s){
if(s.isSymbolicLink())return"symlink";if(s.isDirectory())return"directory";if(s.isFile())return(s.mode&73)===0?"file":"e\
xecutable"}},63550:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.literalTree=R;function S(){const D=g(
39491);return S=function(){return D},D}function R(D,F="the given files"){const E=new Map(Object.entries(D)),k=I=>{const T=E.
get(I);return typeof T=="string"?Buffer.from(T):Buffer.isBuffer(T)?T:T!==void 0&&"executable"in T?Buffer.from(T.executable):
void 0};return{...(0,S().indexEntries)([...E].map(([I,T])=>C(I,T,k(I)?.length))),label:F,readlink:I=>{const T=E.get(I);return typeof T==
"object"&&"symlink"in T?T.symlink:void 0},read:async I=>{const T=k(I);if(T===void 0)throw(0,S().notAFile)(F,I);return T}}}
function C(D,F,E){const k=!D.split("/").includes("node_modules");if(typeof F=="object"&&"symlink"in F)return{path:D,kind:"\
symlink",tracked:k};if(typeof F=="object"&&"submodule"in F)return{path:D,kind:"submodule",oid:F.submodule,tracked:k};const A=typeof F==
"object"&&"executable"in F;return{path:D,kind:A?"executable":"file",...E===void 0?{}:{size:E},tracked:k}}},96681:function(K,y,g){
Object.defineProperty(y,"__esModule",{value:!0}),y.decodePath=R,y.decodePieces=F,y.splitNul=E,y.systemPath=D;function S(){
const k=g(4573);return S=function(){return k},k}function R(k){if((0,S().isUtf8)(k))return k.toString("utf8");let A="";for(let I=0;I<
k.length;){const T=C(k,I);A+=T>0?k.toString("utf8",I,I+T):String.fromCharCode(56320+(k[I]??0)),I+=Math.max(T,1)}return A}
function C(k,A){for(let I=1;I<=4&&A+I<=k.length;I++)if((0,S().isUtf8)(k.subarray(A,A+I)))return I;return 0}function D(k){
if(!/[\udc80-\udcff]/.test(k))return k;const A=k.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(A.map(
(I,T)=>T%2===1?Buffer.of(I.charCodeAt(0)-56320):Buffer.from(I)))}function F(k){if(!(0,S().isUtf8)(k))return[...E(k)].map(
R);const A=k.toString("utf8").split("\0");return A.at(-1)===""&&A.pop(),A}function*E(k){let A=0;for(let I=k.indexOf(0);I>=
0;I=k.indexOf(0,A))yield k.subarray(A,I),A=I+1;A<k.length&&(yield k.subarray(A))}},59542:function(K,y,g){Object.defineProperty(
y,"__esModule",{value:!0}),y.filesNamed=D,y.perPath=E,y.perTree=F;function S(){const k=g(76760);return S=function(){return k},
k}function R(){const k=g(59490);return R=function(){return k},k}const C=F(k=>(0,R().groupBy)(k.files(),({path:A})=>S().posix.
basename(A)));function D(k,A){return C(k).get(A)??[]}function F(k){const A=new WeakMap;return I=>{const T=I.original??I,
{answer:N}=A.get(T)??{answer:k(T)};return A.set(T,{answer:N}),N}}function E(k){const A=F(()=>new Map);return(I,T)=>{const N=A(
I),$=N.get(T)??k(I,T);return N.set(T,$),$}}},95132:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.describe=
E,y.eligibilityOf=b,y.finding=C,y.isMissingEvidence=f,y.notJudged=$,y.problemFinding=F,y.whyNotJudged=j;function S(){const s=g(
41895);return S=function(){return s},s}function R(){const s=g(13580);return R=function(){return s},s}function C(s,t,u={}){
return D(s,t,u)}function D(s,t,u){const{severity:d,harm:i,layer:r}=(0,R().ruleOf)(s);return{rule:s,severity:d,harm:i,layer:r,
args:t,...u}}function F({rule:s,args:t,span:u,severity:d}){return D(s,t,{span:u,severity:d})}function E({rule:s,args:t,edit:u,
danger:d,advice:i,level:r}){const c=(0,R().ruleOf)(s);return{message:c.message(t)+(r?` ${k(r)}`:""),remedy:d===void 0?(u&&
T(u))??i??c.remedy(t):`Remove the command: it ${d}. A person decides whether the gene needs it.`}}function k({rules:s,level:t,
from:u,reason:d}){const i=d===void 0?"":`: ${d.replace(/\.$/,"")}`;return`The policy sets \`${s}\` to \`${t}\`, instead o\
f ${u}${i}.`}const A=160,I=4;function T({new:s,pointer:t,files:u=[],fix:d}){if(!(s.length<=I&&s.every(a=>a.length<=A&&!a.
includes("`"))))return d?"Run `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const r=t?.
endsWith("/asset_id")===!0,c=r||s.length===0?"":" (accepted; not run)",h=d?`; \`gene-gate fix --write\` does this${c}.`:
".",[n,...e]=s.map(a=>`\`${a}\``);return n===void 0?`Remove the command, which adds no check${h}`:r?`Set \`asset_id\` to ${n}${h}`:
u.length>0?`Move it into a script, ${u.map(({path:p})=>`\`${p}\``).join(", ")}, and run ${[n,...e].join(", ")}${h}`:e.length===
0?`Write ${n} instead${h}`:`Write separate entries in \`validation\`: ${[n,...e].join(", ")}${h}`}const N=500;function $(s,t,u={}){
return C("not-judged",{detail:j(s,t)},u)}function j(s,t){if((0,S().endsAudit)(t))throw t;return`${s}: ${w(t).slice(0,N).
replace(/\.$/,"")}`}function w(s){return s instanceof S().GateError?s.message:s instanceof Error?`${s.name}: ${s.message}`:
String(s)}function b(s){return s.length===0?"eligible":s.every(f)?"unproven":"refuted"}function f({rule:s}){const{unproven:t,
undecided:u}=(0,R().ruleOf)(s);return t===!0||u===!0}},13254:function(K,y){Object.defineProperty(y,"__esModule",{value:!0}),
y.isProblem=C,y.problemAt=S;const g={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning",
"skips-tests":"warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warni\
ng","absolute-path":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning",
"not-installed":"notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-w\
rites":"warning","npm-script-missing":"warning","npm-script-text":"warning","workspaces-changed":"warning"};function S(D,F,E,k=R(
D)){return{rule:D,args:E,span:F,severity:k}}function R(D){return D in g?g[D]:"error"}function C(D,F){return D.rule===F}},
94411:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.areHarmlessOptions=$,y.isHarmlessVariable=j,y.isReadByProgram=
i,y.readAssignments=t;function S(){const r=g(25367);return S=function(){return r},r}function R(){const r=g(90762);return R=
function(){return r},r}const C=/^[\w.-]{0,64}$/,D=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,F=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
E=/^\d{1,9}$/,k=/^(?:|[01]|true|false|yes|no|on|off)$/i,A=new Map([["NODE_ENV",C],["CI",C],["FORCE_COLOR",C],["NO_COLOR",
C],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",D],["LC_ALL",D],["NODE_NO\
_WARNINGS",k],["PYTHONDONTWRITEBYTECODE",k],["PYTHONUNBUFFERED",k],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACK\
TRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",F],["TS_NODE_TRANSPILE_ONLY",k],["TS_NODE_FILES",k],["TS_NODE_SKIP\
_PROJECT",k]]),I=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
C]],T="NODE_OPTIONS",N=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function $(r){return r.split(" ").every(c=>N.test(c.replaceAll("_","-")))}function j(r,c){if(r===T)return $(c);const h=A.
get(r);return h!==void 0?h.test(c):b(r)?I.some(([e,a])=>e.test(r)&&a.test(c))||k.test(c)||E.test(c):!1}const w=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function b(r){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(r)?!i(r):w.test(r)}function f(r){return r===T||A.has(r)||b(r)}const s=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function t(r,c){const h=[],n=[];let e=0;for(const a of r){const[p]=a.parts,l=p&&!p.quoted?s.exec(p.text):null;if(!l)break;
e+=1;const[o,v="",P]=l,L=(0,R().textOf)(a).slice(o.length),m={start:a.start,end:a.end};if(!P&&j(v,L))h.push({name:v,value:L,
span:m}),c.add("environment-assignment",m,{name:v,value:(0,S().visible)(L)});else{const O=!P&&f(v);c.add("assignment-ref\
used",m,{name:v,value:(0,S().visible)(L),known:O}),P||n.push({name:v,value:L,span:m})}}return{assignments:h,refused:n,count:e}}
const u=`
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
`.match(/\S+/g),d=new RegExp(`^(?:${u.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function i(r){
return d.test(r)}},97424:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.DOES=void 0,y.dangerOfScript=
h,y.findDangers=$;function S(){const e=g(11331);return S=function(){return e},e}function R(){const e=g(81716);return R=function(){
return e},e}function C(){const e=g(54421);return C=function(){return e},e}const D=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
F=(e,a,p)=>e.some(l=>/^-[A-Za-z]+$/.test(l)&&[...l.slice(1)].some(o=>a.includes(o))||l.length>3&&p.startsWith(l.toLowerCase())),
E=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,k=e=>e.some((a,p)=>{const l=/^(?:-s|--signal)$/.
test(a)?e[p+1]:/^(?:-s|--signal=|-)(.+)$/.exec(a)?.[1];return l!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(l)}),A=(e,a,p)=>(e===
"systemctl"||e==="loginctl")&&a.some(l=>p.test(l)),I=[{name:"mass_deletion",matches:({program:e,args:a})=>e==="rm"&&F(a,
"rR","--recursive")&&a.some(p=>!p.startsWith("-")&&E.test(p))},{name:"raw_disk_write",matches:({program:e,args:a})=>e===
"dd"&&a.some(p=>p.startsWith("if=")||/^of=\/dev\//.test(p))},{name:"filesystem_format",matches:({program:e})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(e)},{name:"direct_disk_write",matches:({program:e,args:a})=>e==="tee"&&a.some(p=>D.test(p))},{name:"world_writable",
matches:({program:e,args:a})=>e==="chmod"&&a.some(p=>/^[0-7]{2,4}[2367]$/.test(p)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
p))},{name:"privilege_escalation",matches:({program:e,args:a})=>e==="chown"&&a.some(p=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(p))},{name:"firewall_manipulation",matches:({program:e})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(e)},
{name:"system_shutdown",matches:({program:e,args:a})=>/^(?:shutdown|poweroff|halt)$/.test(e)||/^(?:init|telinit)$/.test(
e)&&a[0]==="0"||A(e,a,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:e,args:a})=>e==="reboot"||/^(?:init|telinit)$/.
test(e)&&a[0]==="6"||A(e,a,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:e,args:a})=>/^(?:kill|pkill|killall)$/.
test(e)&&k(a)}],T=8,N=4;function $(e,a=0){const p=new s;return(0,R().everyCommand)(e).flatMap(l=>j(l,p,a))}function j(e,a,p){
const l=[],{words:o}=(0,R().withoutReserved)(e);for(const{operator:m,target:O}of e.redirections)if(m.includes(">")&&O&&D.
test(O.text)){const x=`> ${O.text}`;l.push({name:"direct_disk_write",pattern:x,words:[O]})}const v=w(o),P=a.runBy(e,v);if(P!==
void 0){const m=`${P} | ${o[0]?.text??""}`;l.push({name:"remote_code_execution",pattern:m,words:o})}const L=new Set;for(const m of v){
const O=I.find(({matches:H})=>H(m))?.name;if(O!==void 0){const H=m.words.map(({text:G})=>G).join(" ");l.push({name:O,pattern:H,
words:m.words})}const M=(0,S().programNamed)(m.program)?.kind==="shell"?(0,C().textHanded)(m.words)?.text:void 0;if(M===
void 0||L.has(M)||p===N)continue;L.add(M);const W=$((0,R().readShellText)(M),p+1);l.push(...W.map(H=>({...H,words:m.words}))),
f.test(M)&&l.push({name:"remote_code_execution",pattern:M,words:m.words})}return l}function w(e){const a=b(e,0);if(a===void 0)
return[];const p=[a];if((0,S().programNamed)(a.program)?.kind==="wrapper")for(let l=1;l<=Math.min(e.length-1,T);l+=1){const o=b(
e,l);o!==void 0&&!/^-|=/.test(o.program)&&p.push(o)}if(a.program==="find")for(const[l,{text:o}]of e.entries()){const v=/^-(?:exec|ok)(?:dir)?$/.
test(o)?b(e,l+1):void 0;if(v!==void 0&&p.push(v),p.length>T)break}return p}function b(e,a){const p=e[a];if(p===void 0)return;
const l=e.slice(a);return{program:(0,S().baseName)(p.text),args:l.slice(1).map(({text:o})=>o),words:l}}const f=/\bdownload(?:string|data)\b/i;
class s{#n=new Map;#e=new Map;runBy(a,p){const l=(a.pipedFrom&&this.#n.get(a.pipedFrom))??u(a.inside),o=p.find(({program:P})=>d(
P));this.#n.set(a,l??o?.program);const v=p.flatMap(({program:P,args:L,words:m})=>((0,S().runsCode)(P)?L:m.slice(0,1).map(
({text:O})=>O)).flatMap(O=>this.#e.get(t(O))??[]))[0];return o&&this.#s(o,a),p.some(({program:P})=>(0,S().runsCode)(P))?
l??v:v}#s({program:a,args:p},{redirections:l}){const o=l.flatMap(({target:v})=>v?.text??[]);for(const v of[...p,...o])!v.
startsWith("-")&&t(v)!==""&&this.#e.set(t(v),a)}}function t(e){return e.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function u(e){
return(0,R().everyCommand)(e).flatMap(({words:a})=>w(a)).find(({program:a})=>d(a))?.program}function d(e){return(0,S().programNamed)(
e)?.kind==="downloader"}const i=y.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},r=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,c=16*1024;function h(e){if(e.length>c)return"is too long to\
 check";for(const[,l="",o=""]of e.matchAll(r))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(l)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(o))return i.mass_deletion;const a=(0,R().readShellText)(e),p=$(a).find(({name:l})=>l!=="mass_deletion");return p?i[p.
name]:n(a)?"pipes text into a shell":void 0}function n(e){return(0,R().everyCommand)(e).some(({pipedFrom:a,words:p})=>{const[
l]=(0,C().startedWords)(p);return a!==void 0&&l!==void 0&&(0,S().isShell)(l.text)})}},25367:function(K,y,g){Object.defineProperty(
y,"__esModule",{value:!0}),y.inspectBlanks=w,y.inspectCharacters=E,y.inspectInjection=s,y.inspectLookAlikes=I,y.visible=
F;function S(){const t=g(11970);return S=function(){return t},t}const R=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function C(t){if(t>=32&&t<127||t===9)return"visible";if(t===0)return"nul-character";if(t===10||t===13)return"line-break";
if(t<160||t>=55296&&t<=57343)return"control-character";const u=String.fromCodePoint(t);return R.test(u)?"invisible-chara\
cter":"visible"}function D(t){return`U+${t.toString(16).toUpperCase().padStart(4,"0")}`}function F(t,u=120){const d=t.length>
u?`${t.slice(0,u)}\u2026`:t;let i="";for(const r of d){const c=r.codePointAt(0)??0,h=c!==9&&C(c)==="visible";i+=h?r:`<${D(
c)}>`}return i}function E(t,u,d,i){let r=u;for(const c of t)k(c,r,d,i),r+=c.length}function k(t,u,d,i){const r=t.codePointAt(
0)??0,c={start:u,end:u+t.length},h=D(r),n=C(r);if(n==="line-break"?i.add(n,c,{character:h,quoted:d}):n!=="visible"&&i.add(
n,c,{character:h}),n!=="visible"||r<=126)return;const e=t.normalize("NFKC");e!==t.normalize("NFC")||/[\0-\x7f]/.test(e)?
i.add("look-alike-letters",c,{word:t,looks_like:e,characters:[h]}):d||i.add("non-ascii-unquoted",c,{character:h,shown:t})}
const A=/\p{L}+/gu;function I(t,u,d,i){if(/^[\x00-\x7f]*$/.test(t)||!d&&/\s/.test(t))return;const r=d?T(t):N(t);if(r===void 0)
return;const c=[...new Set(t)].filter(h=>h>"\x7F");i.add("look-alike-letters",{start:u.start,end:u.end},{word:F(t),looks_like:F(
r),characters:c.slice(0,10).map(h=>D(h.codePointAt(0)??0))})}function T(t){const u=t.normalize("NFKD").replace(/\p{M}/gu,
""),d=(0,S().asciiOf)(u);return/^[\x20-\x7e]+$/.test(d)?d:void 0}function N(t){let u=!1;const d=t.replace(A,i=>{const r=(0,S().
asciiOf)(i);return r===i||!/[A-Za-z]/.test(i)?i:(u=!0,r)});return u?d:void 0}const $=100,j=1e3;function w(t,u){let d=0,i=0;
for(let r=0;r<=t.length;r+=1){const c=t.charAt(r);if(c===" "||c==="	")continue;const h=r-i;if(h>1&&(d+=h-1),h>=$||d>=j){
const n=Math.max(h,d);u.add("blank-padding",{start:i,end:r},{blanks:n});return}i=r+1}}const b=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
f=/<!--|```/;function s(t,u,d){const i=({index:h,0:n})=>d??{start:h,end:h+n.length},r=b.exec(t);r&&u.add("workflow-comma\
nd",i(r),{written:F(r[0])});const c=f.exec(t);c&&u.add("markup-injection",i(c),{written:c[0]})}},14395:function(K,y){Object.
defineProperty(y,"__esModule",{value:!0}),y.isWide=A,y.literalSegment=k,y.matchName=N,y.matchesStars=$,y.readPattern=C;const g=Symbol(
"*"),S=/^.$/su,R=/\[\w+\]|./gsu;function C(b){if(!b.parts.some(c=>!c.quoted&&/[*?[]/.test(c.text)))return;const f=b.parts.
flatMap(({text:c,quoted:h})=>h?Array.from(c):(c.match(R)??[]).map(D)),s=b.parts.map(({text:c,quoted:h})=>h?"\0":c).join(
""),t=/\[.*\]/s.test(s.replace(/\[\w+\]/g,"]")),u=f.findIndex(c=>typeof c!="string"||t&&c==="[");if(u<0)return;const d=b.
parts.map(c=>c.text).join(""),i=F(f.slice(0,u)),r=E(f);return{text:d,prefix:i,segments:r,...t&&{ambiguity:"bracket"}}}function D(b){
return b==="*"?g:b==="?"?S:b.length>1&&b.startsWith("[")?new RegExp(`^${b}$`):b}function F(b){return b.filter(f=>typeof f==
"string").join("")}function E(b){const f=[[]];for(const s of b)s==="/"?f.push([]):f.at(-1)?.push(s);return f}function k(b){
return b.every(f=>typeof f=="string")?F(b):void 0}function A(b){return b.includes(g)}const I=b=>Array.from(b),T=b=>Array.
from(Buffer.from(b).toString("latin1"));function N(b,f){if(f.startsWith(".")&&b[0]!==".")return!1;const s=j(b,f,I);return/^[\x20-\x7e]*$/.
test(f)||s===j(b,f,T)?s:void 0}function $(b,f){const s=Array.from(f,t=>t==="*"?g:t);return j(s,b,I)}function j(b,f,s){const t=b.
flatMap(c=>typeof c=="string"?s(c):[c]),u=s(f);let d=0,i=-1,r=0;for(let c=0;c<u.length;)if(t[d]===g)i=d,r=c,d+=1;else if(w(
t[d],u[c]))d+=1,c+=1;else if(i>=0)d=i+1,r+=1,c=r;else return!1;return t.slice(d).every(c=>c===g)}function w(b,f=""){return b instanceof
RegExp?b.test(f):b===f}},16500:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.MAX_PATTERNS=void 0,y.
resolvePattern=I;function S(){const i=g(76760);return S=function(){return i},i}function R(){const i=g(32854);return R=function(){
return i},i}function C(){const i=g(25367);return C=function(){return i},i}function D(){const i=g(14395);return D=function(){
return i},i}function F(){const i=g(90762);return F=function(){return i},i}const E=20,k=4096,A=y.MAX_PATTERNS=64;function I(i,r,c){
const{pattern:h,span:n,position:e}=i,a=(0,C().visible)(h.text),p=$(h);let l=[];if(e==="program")c.add("glob-unclear",n,{
pattern:a,reason:"program"});else if(j(h))c.add("glob-unclear",n,{pattern:a,reason:"outside"});else if(!N(h,r))if(p)c.add(
"glob-unclear",n,{pattern:a,reason:p});else if(w(h))c.add("glob-unclear",n,{pattern:a,reason:"flag"});else if(r)l=T(i,r,
c);else if(e==="script"&&h.segments.some(D().isWide))c.add("glob-unclear",n,{pattern:a,reason:"program"});else{const o={
matches:[],count:0,judged:!1};c.add("unquoted-glob",n,{pattern:a,...o})}return l.length===0?[h.text]:l}function T({pattern:i,
span:r,position:c},h,n){const e=(0,C().visible)(i.text),a=s(i,h),p="matches"in a&&!a.matches.every(b);if("ambiguity"in a||
p){const P="ambiguity"in a?a.ambiguity:"file_name";return n.add("glob-unclear",r,{pattern:e,reason:P}),[]}const{matches:l}=a;
l.some(P=>P.startsWith("-"))&&n.add("glob-unclear",r,{pattern:e,reason:"flag"}),c==="script"&&l.length>1&&n.add("glob-un\
clear",r,{pattern:e,reason:"program"});const o=l.slice(0,E).map(P=>(0,C().visible)(P)),{length:v}=l;return n.add("unquot\
ed-glob",r,{pattern:e,matches:o,count:v,judged:!0}),l}function N({prefix:i,text:r},c){return i.includes("://")&&!c?.stat(
r.slice(0,r.indexOf("/")))}function $({text:i,segments:r,ambiguity:c}){return c||(i.length>k?"too_many":r.some(n=>(0,D().
literalSegment)(n)===void 0&&(0,D().matchName)(n,".."))?"dot":void 0)}function j({text:i,segments:r}){return i.startsWith(
"/")||r.some(c=>(0,D().literalSegment)(c)==="..")}function w({prefix:i}){return i.startsWith("-")&&!i.includes("=")}function b(i){
const r=new(F()).ProblemCollector;return(0,C().inspectCharacters)(i,0,!0,r),r.inOrder().length===0}const f=128*1024;function s(i,r){
let c=[{written:"",path:""}];for(const[e,a]of i.segments.entries()){const p=e===i.segments.length-1,l=[];for(const o of c){
const v=t(o,a,p,r);if(typeof v=="string")return{ambiguity:v};l.push(...v)}c=l}const h=c.map(({written:e})=>Buffer.from(e));
return h.reduce((e,a)=>e+a.length+1,0)>f?{ambiguity:"too_many"}:{matches:h.sort(Buffer.compare).map(e=>e.toString())}}function t(i,r,c,h){
const{written:n,path:e}=i,a=(0,D().literalSegment)(r);if(a==="")return c?[i]:"empty_segment";const p=c?"":"/";if(a===".")
return[{written:`${n}.${p}`,path:e}];const l=[];for(const o of u(e,r,a,h)){if(o==="letters")return"letters";if(!c&&d(o,h))
return"symlink";!c&&o.kind!=="directory"||l.push({written:`${n}${S().posix.basename(o.path)}${p}`,path:o.path})}return l}
function*u(i,r,c,h){if(c!==void 0){const n=h.stat(i===""?c:`${i}/${c}`);n?.tracked&&(yield n);return}for(const n of h.list(
i)){if(!n.tracked)continue;const e=(0,D().matchName)(r,S().posix.basename(n.path));e===void 0?yield"letters":e&&(yield n)}}
function d(i,r){if(i.kind!=="symlink")return i.kind==="submodule";const c=(0,R().resolveInTree)(r,i.path);return c.kind===
"missing"?!1:c.kind!=="inside"||!/^(?:file|executable)$/.test(c.entry.kind)}},54669:function(K,y,g){Object.defineProperty(
y,"__esModule",{value:!0}),y.hasOneReading=T,y.lex=I;function S(){const s=g(94411);return S=function(){return s},s}function R(){
const s=g(25367);return R=function(){return s},s}function C(){const s=g(16500);return C=function(){return s},s}function D(){
const s=g(14395);return D=function(){return s},s}function F(){const s=g(11331);return F=function(){return s},s}function E(){
const s=g(26781);return E=function(){return s},s}function k(){const s=g(90762);return k=function(){return s},s}const A=128*
1024;function I(s,t){const u=new(k()).ProblemCollector;if(N(s,u))return{words:[],assignments:[],refused:[],problems:u.inOrder()};
const d={start:0,end:s.length};(0,R().inspectBlanks)(s,u),(0,R().inspectInjection)(s,u);const i=(0,E().splitWords)(s,u),
{assignments:r,refused:c,count:h}=(0,S().readAssignments)(i,u);for(const e of i.slice(0,h))w(e,u);const n=$(i.slice(h),t,
u);n.length===0&&u.add("empty-command",d,{});for(const{value:e,span:a}of r)(0,R().inspectInjection)(e,u,a);for(const{text:e,
span:a}of n)(0,R().inspectInjection)(e,u,a);return{words:n,assignments:r,refused:c,problems:u.inOrder()}}function T({problems:s}){
return s.every(({severity:t})=>t==="warning")}function N(s,t){if(Buffer.byteLength(s)<=A)return!1;const u={start:0,end:s.
length};return t.add("command-too-long",u,{more:`${A} bytes`}),!0}function $(s,t,u){const d=[];let i=0;for(const[r,c]of s.
entries()){const h={start:c.start,end:c.end},n=c.parts.some(l=>l.quoted),e=(0,k().textOf)(c);w(c,u),b(c,u),f(c,r===0,u),
(0,R().inspectLookAlikes)(e,c,r===0,u);const a=(0,D().readPattern)(c);if(a&&(i+=1),a&&i>C().MAX_PATTERNS&&u.add("glob-un\
clear",h,{pattern:(0,R().visible)(e),reason:"too_many"}),!a||i>C().MAX_PATTERNS){d.push({text:e,span:h,quoted:n});continue}
const p=j(r,d);for(const l of(0,C().resolvePattern)({pattern:a,span:h,position:p},t,u))d.push({text:l,span:h,quoted:n})}
return d}function j(s,t){return s===0?"program":s===1&&t[0]?.text==="node"?"script":"argument"}function w(s,t){for(const[
u,d]of s.parts.entries()){if(d.quoted||!d.text.includes("~"))continue;const i=d.text.search(u===0?/(?:^|[=:])~/:/[=:]~/);
if(i<0)continue;const r=d.start+d.text.indexOf("~",i),c=(0,R().visible)((0,k().textOf)(s));t.add("tilde-expansion",{start:r,
end:r+1},{word:c});return}}function b(s,t){let u=-1,d=!1;for(const i of s.parts)if(!(i.quoted||u<0&&!i.text.includes("{")))
for(const{0:r,index:c}of i.text.matchAll(/[{},]|\.\./g)){const h=i.start+c;if(r==="{")u<0&&(u=h);else if(r!=="}")d=u>=0;else if(d){
const n={start:u,end:h+1};t.add("brace-expansion",n,{written:(0,R().visible)((0,k().textOf)(s))});return}}}function f(s,t,u){
const d=(0,k().unquotedText)(s);d!==void 0&&(d==="!"||t&&(0,F().isReserved)(d))&&u.add("shell-grammar",{start:s.start,end:s.
end},{written:d})}},11331:function(K,y){Object.defineProperty(y,"__esModule",{value:!0}),y.PROGRAM_NAMES=void 0,y.baseName=
A,y.changesShell=e,y.hasCommandLine=w,y.isBefore=c,y.isCommandLine=j,y.isOnlyBefore=h,y.isReserved=n,y.isShell=T,y.isWithoutEffect=
r,y.programNamed=I,y.runsCode=N,y.startsOthers=$;const g=/^-\w*c$|^--command$/,S=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
F=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",{text:g}],["shell","pwsh powersh\
ell",{text:/^[-/](?:c|command|e|ec|en\w*)$/i}],["shell","cmd",{text:/^\/[ckr]/i}],["shell","osascript",{text:/^-e$/}],["\
shell","eval iex invoke-expression",{text:"words"}],["shell","source ."],["interpreter","node nodejs deno tsx ts-node ji\
ti esno esmo babel-node",{text:S}],["interpreter","vite-node swc-node sucrase-node",{text:S}],["interpreter","bun",{text:S,
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
im"]],E=new Map(F.flatMap(([a,p,l])=>p.split(" ").map(o=>[o,{name:o,kind:a,...l}]))),k=y.PROGRAM_NAMES=[...E.keys()];function A(a){
return/^\.{1,2}$/.test(a)?a:a.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function I(a){
const p=A(a),l=E.get(p);if(l!==void 0)return l;const o=E.get(p.replace(/[-.]?\d[\d.]*w?$/,""));return o?.kind==="shell"||
o?.kind==="interpreter"?o:void 0}function T(a){return I(a)?.kind==="shell"}function N(a){const p=I(a)?.kind;return p==="\
shell"||p==="interpreter"}function $(a){if(a===".")return!1;const p=I(a)?.kind;return p!==void 0&&p!=="system"&&p!=="dow\
nloader"}function j(a){const[p="",...l]=a.trim().split(/\s+/);return b(p)&&l.some(o=>/^-|[./]|^[|&;<>]+$/.test(o))}function w(a){
return/&&|\|\||\$\(|`/.test(a)?!0:a.split(/;\s|\s\|\s/).some(p=>{const[l="",...o]=p.trim().split(/\s+/);return o.length>
0&&b(l)})}function b(a){return E.has(a)}const f=a=>new Set(a.split(/\s+/)),s=f(": [ cd echo exit false test true"),t=f("\
! { do elif else if then time until while"),u=new RegExp(`^\\s*(?:(?:${[...t].join("|").replace("{","\\{")})\\s+)*$`),d=f(
"fi done case esac for } in [[ ]] function select coproc"),i=f(`. alias autoload bg bind break builtin caller chdir comm\
and compgen complete compopt continue
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function r(a){return s.has(a)}function c(a){
return t.has(a)}function h(a){return u.test(a)}function n(a){return t.has(a)||d.has(a)}function e(a){return n(a)||i.has(
a)}},81716:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.everyCommand=E,y.isDynamic=T,y.readShellText=
F,y.withoutReserved=A;function S(){const b=g(54669);return S=function(){return b},b}function R(){const b=g(11331);return R=
function(){return b},b}const C=128*1024,D=16;function F(b,f){return b.length>C?[]:new w(b,f).list("",0)}function E(b){return b.
flatMap(f=>[f,...E(f.inside)])}const k=/^([A-Za-z_]\w*)=(.*)$/s;function A(b){const{words:f,assignments:s}=b,t=f.findIndex(
({text:r,quoted:c})=>c||!(0,R().isBefore)(r));if(t<1)return b;const u=f.slice(t),d=u.findIndex(({text:r})=>!k.test(r)),i=d<
0?u:u.slice(0,d);return{...b,words:u.slice(i.length),assignments:[...s,...i.map(I)]}}function I({text:b,span:f}){const[,
s="",t=""]=k.exec(b)??[];return{name:s,value:t,span:f}}function T({problems:b,substituted:f},{span:s}){const t=u=>u.start<
s.end&&u.end>s.start;return f.some(t)||b.some(u=>N.has(u.rule)&&t(u.span))}const N=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),$=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
j=/\\.?|\$\(|[^\\`$"]+|./sy;class w{#n;#e;#s=0;constructor(f,s){this.#n=f,this.#e=s}list(f,s){const t=[];let u=this.#r(),
d=!1;const i=(r,c="")=>{const h=this.#t(u,r,c),{words:n,assignments:e,redirections:a,inside:p}=h,l=n.length+e.length+a.length+
p.length===0,o=t.at(-1);l?o&&(t[t.length-1]={...o,separator:o.separator+c}):t.push(h);const v=/^\|&?$/.test(c)?h:void 0;
u=this.#r(l?u.pipedFrom:v)};for(;this.#s<this.#n.length;){const r=this.#s,c=this.#i(d?j:$),h=this.#s;if(c==='"')d=!d;else{
if(c===f&&(!d||f==="`"))return i(r),t;if(c==="$("||c==="`"||!d&&/^[<>]?\($/.test(c)){if(s===D){i(r);continue}const n=this.#n.
slice(u.start,r),e=c==="("?(0,R().isOnlyBefore)(n)?"subshell":"definition":"substitution",a=this.list(c==="`"?"`":")",s+
1);u.inside.push(...a),u.gaps.push({kind:e,start:r,end:this.#s}),e==="subshell"&&(u.subshell=a)}else!d&&/^(?:[;&|\r\n]+|\))$/.
test(c)?i(r,c):!d&&c.startsWith("#")&&/^\s?$/.test(this.#n.charAt(r-1))?u.gaps.push({kind:"comment",start:r,end:h}):!d&&
/^(?:[<>]|&>)/.test(c)&&u.gaps.push({kind:"operator",start:r,end:h})}}return i(this.#n.length),t}#r(f){return{start:this.#s,
gaps:[],inside:[],pipedFrom:f}}#i(f){f.lastIndex=this.#s;const[s=""]=f.exec(this.#n)??[];return this.#s+=s.length,s}#t(f,s,t){
const{start:u,gaps:d,inside:i,pipedFrom:r,subshell:c}=f;let h="",n=u;for(const m of d){const O=m.kind==="comment"||m.kind===
"operator"?" ":"_";h+=this.#n.slice(n,m.start)+O.repeat(m.end-m.start),n=m.end}h+=this.#n.slice(n,s);const e=(0,S().lex)(
h,this.#e),a=m=>({...m,span:{start:m.span.start+u,end:m.span.end+u}}),p=e.words.map(a),l=new Set;let o=0;const P=d.filter(
({kind:m})=>m==="operator").map(({start:m,end:O})=>{for(;o<p.length&&(p[o]?.span.start??O)<O;)o+=1;const x=p[o],M=p[o-1];
return M?.span.end===m&&/^\d+$/.test(M.text)&&l.add(M),x&&l.add(x),{operator:this.#n.slice(m,O),...x&&{target:x}}}),L=[...e.
assignments,...e.refused].map(a);return{words:p.filter(m=>!l.has(m)),assignments:L.sort((m,O)=>m.span.start-O.span.start),
redirections:P,problems:e.problems.map(a),span:{start:u,end:s},separator:t,inside:i,substituted:d.filter(({kind:m})=>m===
"substitution"),...r&&{pipedFrom:r},...c&&{subshell:c},...d.some(({kind:m})=>m==="definition")&&{defines:!0}}}}},26781:function(K,y,g){
Object.defineProperty(y,"__esModule",{value:!0}),y.splitWords=D;function S(){const j=g(25367);return S=function(){return j},
j}const R=1e3,C=/[ \t\n\r'"\\$`;&|<>()]/g;function D(j,w){return new F(j,w).split()}class F{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(w,b){
this.#n=w,this.#e=b}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>R){const w={start:0,end:this.#n.
length};this.#e.add("command-too-long",w,{more:`${R} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,S().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#b();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=$(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(w,b,f,s=f){this.#r.length===0&&(this.#i=s),this.#r.push({text:w,quoted:b,
start:f})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const w=this.#t;
C.lastIndex=w+1;const b=C.exec(this.#n)?.index??this.#n.length,f=this.#n.slice(w,b);(0,S().inspectCharacters)(f,w,!1,this.#e),
this.#o(f,!1,w),this.#t=b}#h(){const w=this.#t,b=this.#n.indexOf("'",w+1),f=b<0?this.#n.length:b,s=this.#n.slice(w+1,f);
(0,S().inspectCharacters)(s,w+1,!0,this.#e),this.#o(s,!0,w+1,w),this.#d(w,f,"'")}#y(){const w=this.#t,b=this.#n;let f="",
s=w+1;for(this.#t=s;this.#t<b.length&&b.charAt(this.#t)!=='"';){const u=b.charAt(this.#t);u==="\\"&&/["$`\\\n]/.test(b.charAt(
this.#t+1))?(f+=b.slice(s,this.#t),b.charAt(this.#t+1)===`
`&&this.#f(),s=this.#t+1,this.#t+=2):u==="$"?this.#l(!0):u==="`"?this.#p(!0):this.#t+=1}const t=Math.min(this.#t,b.length);
f+=b.slice(s,t),(0,S().inspectCharacters)(b.slice(w+1,t),w+1,!0,this.#e),this.#o(f,!0,w+1,w),this.#d(w,t,'"')}#d(w,b,f){
this.#c+=1,this.#t=Math.min(b+1,this.#n.length),!(b<this.#n.length)&&this.#e.add("unterminated-quote",{start:w,end:b},{quote:f})}#b(){
const w=this.#t,b=this.#n.charAt(w+1);this.#t+=1,b===""?(this.#e.add("unterminated-quote",{start:w,end:w+1},{quote:"\\"}),
this.#o("\\",!0,w)):b===`
`?(this.#t=w,this.#f(),this.#t+=2):b>"\x7F"?this.#o("",!0,w+1,w):((0,S().inspectCharacters)(b,w+1,!0,this.#e),this.#o(b,
!0,w+1,w),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(w){const b=I(this.#n,this.#t,
w);b?this.#m(b.kind,b.end,w):(w||this.#o("$",!1,this.#t),this.#t+=1)}#p(w){const b=T(this.#n,this.#t);this.#m("command-s\
ubstitution",b,w)}#m(w,b,f){const s=this.#t,t=this.#n.slice(s,b);this.#e.add(w,{start:s,end:b},{written:(0,S().visible)(
t)}),f||this.#o(t,!0,s),this.#t=b}#w(){const w=this.#t,b=this.#n.indexOf(`
`,w);this.#t=b<0?this.#n.length:b;const f=this.#n.slice(w,this.#t);(0,S().inspectCharacters)(f,w,!1,this.#e),this.#e.add(
"shell-comment",{start:w,end:this.#t},{written:(0,S().visible)(f)})}}const E=/[A-Za-z_]/,k=/[A-Za-z0-9_]/,A=/[0-9@*#?$!-]/;
function I(j,w,b){const f=j.charAt(w+1);if(f==="(")return{kind:j.charAt(w+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:N(j,w+1,"(",")")};if(f==="{")return{kind:"variable-expansion",end:N(j,w+1,"{","}")};if(f==="[")return{kind:"\
arithmetic-expansion",end:N(j,w+1,"[","]")};if(f==="'"||f==='"'){if(b)return;const s=j.indexOf(f,w+2);return{kind:"dolla\
r-quote",end:s<0?j.length:s+1}}if(E.test(f)){let s=w+2;for(;k.test(j.charAt(s));)s+=1;return{kind:"variable-expansion",end:s}}
if(A.test(f)||f>"\x7F")return{kind:"variable-expansion",end:w+2}}function T(j,w){for(let b=w+1;b<j.length;b+=1){const f=j.
charAt(b);if(f==="\\")b+=1;else if(f==="`")return b+1}return j.length}function N(j,w,b,f){let s=0;for(let t=w;t<j.length;t+=
1){const u=j.charAt(t);if(u===b)s+=1;else if(u===f&&(s-=1,s===0))return t+1}return j.length}function $(j,w,b){const f=j.
charAt(w);if(f==="("||f===")")return b.add("shell-grammar",{start:w,end:w+1},{written:f}),w+1;const s=f==="<"||f===">",t=s?
/[<>&|-]/:/[;&|]/;let u=w+1;for(;u-w<3&&t.test(j.charAt(u));)u+=1;const d=j.slice(w,u);return b.add(s?"shell-redirection":
"shell-operator",{start:w,end:u},{operator:d}),u}},54421:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),
y.startedWords=C,y.textHanded=F;function S(){const I=g(11331);return S=function(){return I},I}const R=/^-(?:exec|ok)(?:dir)?$/;
function C(I){let T=I;for(;;){const[N,$]=T,j=(0,S().baseName)(N?.text??"");if(j==="find"){const b=T.findIndex(({text:f})=>R.
test(f));return b<0?T:C(T.slice(b+1))}if((0,S().programNamed)(j)?.kind!=="wrapper"||j==="command"&&/^-[vV]/.test($?.text??
""))return T;const w=T.findIndex((b,f)=>f>0&&D(b,T));if(w<0)return T;T=T.slice(w)}}function D({text:I},T){return T.slice(
1).some(N=>(0,S().programNamed)(N.text))?(0,S().programNamed)(I)!==void 0:!/^-|^\w+=|^\d+[smhd]?$/.test(I)}function F(I){
const[T,...N]=I,$=T&&(0,S().programNamed)(T.text);if($?.text===void 0)return;if($.text==="words")return k(N);const j=$.text,
w=N.findIndex(({text:f})=>j.test(f)),b=N[w];if(b!==void 0){if($.name==="cmd"){const f=b.text.slice(2);return k(f===""?N.
slice(w+1):[{...b,text:f},...N.slice(w+1)])}return/^[-/]e/i.test(b.text)&&E($)?A(N[w+1]):E($)?k(N.slice(w+1)):k(N.slice(
w+1,w+2))}}function E({name:I}){return I==="pwsh"||I==="powershell"}function k(I){return I.length===0?void 0:{text:I.map(
({text:T})=>T).join(" "),words:I}}function A(I){return I&&{text:Buffer.from(I.text,"base64").toString("utf16le"),words:[
I]}}},90762:function(K,y,g){Object.defineProperty(y,"__esModule",{value:!0}),y.ProblemCollector=void 0,y.firstErrors=F,y.
textOf=R,y.unquotedText=C;function S(){const E=g(13254);return S=function(){return E},E}function R(E){const[k]=E.parts;return E.
parts.length===1&&k?k.text:E.parts.map(A=>A.text).join("")}function C(E){const[k]=E.parts;return E.parts.length===1&&k&&
!k.quoted?k.text:void 0}class D{#n=[];add(k,A,I){this.#n.push((0,S().problemAt)(k,A,I))}inOrder(){const k=({severity:A})=>A===
"error"?0:1;return this.#n.sort((A,I)=>A.span.start-I.span.start||k(A)-k(I))}}y.ProblemCollector=D;function F(E){const k=new Set;
return E.filter(({rule:A,severity:I})=>{if(I!=="error")return!0;const T=!k.has(A);return k.add(A),T})}},678:function(K,y,g){
g.r(y),g.d(y,{default:()=>S});var S=g(70298)},58238:function(K,y,g){g.r(y),g.d(y,{parse:()=>S.parse,stringify:()=>S.stringify});
var S=g(15756)}};
