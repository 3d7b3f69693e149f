"use strict";exports.id=1079,exports.ids=[1079],exports.modules={45806:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.launchedBy=A,m.parseInvocation=j;function v(){const t=h(76760);return v=function(){return t},t}function M(){const t=h(
91063);return M=function(){return t},t}function L(){const t=h(11331);return L=function(){return t},t}function F(){const t=h(
87646);return F=function(){return t},t}function $(){const t=h(3893);return $=function(){return t},t}function N(){const t=h(
39872);return N=function(){return t},t}function O(){const t=h(46868);return O=function(){return t},t}function k(){const t=h(
31901);return k=function(){return t},t}const I=5,E={node:F().parseNode,npm:$().parseNpm,npx:$().parseNpx};function j(t,i,o=M().
NO_PROGRAMS){return x(t,i,o,0)}function x(t,i,o,p){const d=(f,g)=>w(f,g,o,p+1),e={families:o,start:d,tool:(f,g)=>(0,O().
parseTool)(f,g,e)};if(typeof t!="string")return(0,N().parseProgram)(t,i,e);const{invocation:r,problems:n}=E[t](i,e),[c]=t===
"node"&&!(0,F().isTestRun)(r)?r.operands:[];if(c===void 0)return{invocation:r,problems:n};const u=s(c.text,o.tools).map(
f=>{const g=["--",f].map(S=>({...c,text:S}));return d({program:"npx",words:[...g,...r.passthrough],starts:"file"},t)}),a=u.
flatMap(f=>f.launched);return{invocation:a.length>0?{...r,launched:a}:r,problems:[...n,...u.flatMap(f=>f.problems)]}}function A({
launched:t=[]}){return t.flatMap(i=>[i,...A(i)])}function w({program:t,words:i,...o},p,d,e){const[r={text:"",span:{start:0,
end:0}},...n]=i,c=e===I?"outside-code":t?void 0:y(r.text,d.tools);if(c)return{launched:[],problems:[(0,k().wordProblem)(
c,p,r)]};const u=t??((0,k().isProgram)(r.text)?r.text:void 0),{invocation:a,problems:f}=u?x(u,t?i:n,d,e):x("npx",i,d,e);
return{launched:[{...a,...o}],problems:f}}function y(t,i){return t.startsWith("-")?"unknown-flag":(0,L().programNamed)(t)!==
void 0&&!(0,k().isProgram)(t)&&!(0,M().isKnownTool)(i,t)?"outside-code":void 0}const l=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function s(t,i){const o=v().posix.normalize(t.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
o))return["yarn"];const[,p,d=""]=l.exec(o)??[];if(p===void 0)return[];if(p===".bin")return[d];const r=[...new Set([d.replace(
/\.[cm]?[jt]s$/,""),p])].filter(n=>(0,M().isKnownTool)(i,n));return r.length>0?r:[p]}},97340:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.judgeFlag=I,m.pythonFiles=o,m.setsHarmless=p;function v(){const c=h(19609);return v=function(){
return c},c}function M(){const c=h(60842);return M=function(){return c},c}function L(){const c=h(32854);return L=function(){
return c},c}function F(){const c=h(94411);return F=function(){return c},c}function $(){const c=h(54669);return $=function(){
return c},c}function N(){const c=h(87646);return N=function(){return c},c}function O(){const c=h(31901);return O=function(){
return c},c}const k={problems:[]};function I(c,u,a){const{word:f,flag:g,value:S="",written:T,off:D}=a;if(g===void 0)return n(
c,u,a);const b=W=>j(W,c,a),{choices:P}=g;if(P?.every(W=>!E(W,S.replace(/\s+/g,""))))return{problems:[b("unknown-flag")]};
if(D)return k;if(g.kind==="node")return r(f,d(c,S));const{rule:R,...C}=(0,M().isReason)(g.kind)?{rule:g.kind}:x(c,a,u.stops===
!0),G=(0,O().isForeign)(T)||(0,O().isOfMachine)(T),H=R??(G?"outside-code":void 0);return{...S===""?{}:C,problems:H?[b(H)]:
[]}}function E(c,u){const[a="",f]=c.split("~");if(f===void 0)return u===c;const g=u.slice(a.length,u.length-f.length);return/^[^"'\\{}<>\s]+$/.
test(g)&&u===`${a}${g}${f}`}function j(c,u,{word:{text:a,span:f},written:g,value:S=""}){const T=a===g&&S!==""?`${g} ${S}`:
a;return(0,O().flagProblem)(c,u,{name:g,written:T,span:f,value:S})}function x(c,u,a){const{word:f,flag:g,written:S,value:T=""}=u,
{span:D}=f,b=g?.kind??"text";switch(b){case"choice":return{};case"tests":return{files:[{as:"tests",path:T,span:D}]};case"\
path":{const P=(0,L().normalise)(T)===void 0?"outside-code":void 0,R=(0,O().isElsewhere)(T)?[]:[{as:"place",path:T,span:D}];
return{rule:P,files:R,root:T}}case"config":return(0,O().isElsewhere)(T)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(T)?{}:{
files:[{as:"config",path:T,span:D}]};case"output":{const P=T.slice(T.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(P)?{}:(0,O().isElsewhere)(P)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:P,span:D}]}}case"cod\
e":case"preload":{const P=b==="code"?l(T,a):s(T,a),R=j("tool-runs-file",c,u);return{rule:P,files:t(T).map(C=>i(C,D,R,b))}}case"\
module":{const P=T.split(":").filter(H=>/^\w+(?:\.\w+)*$/.test(H)),R=new Set(P.flatMap(H=>[H,H.replace(/\.\w+$/,"")]).flatMap(
o)),C=j("tool-runs-file",c,u);return{rule:(0,O().isForeign)(T)||/[\\/]/.test(T)?"outside-code":void 0,files:[...R].map(H=>({
as:"module",path:H,span:D,ifFile:C}))}}default:{const P=(0,O().isOfMachine)(T)&&!y(S,T);return{rule:(0,O().isForeign)(T)||
P||A.test(T)?"outside-code":void 0}}}}const A=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\][{}:]*\.json\b)/s,w=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function y(c,u){return w.test(c)||c==="-t"&&!u.includes(":")}function l(c,u){if((0,O().isElsewhere)(c)||/[\s(){};`]/.test(
c))return"outside-code";if(c.split(",").some(f=>/^\.|\.[cm]?[jt]sx?$/.test(f)))return u?"outside-code":"tool-runs-file"}
function s(c,u){return v().PRELOADABLE_PACKAGES.has(c)||v().PRELOADABLE_BY_TOOLS.has(c)?"tool-runs-file":u?"outside-code":
l(c,u)??"tool-runs-file"}function t(c){return c.split(",").filter(a=>a!==""&&!(0,O().isElsewhere)(a)).map(a=>a.replace(/^<rootDir>\//,
"./"))}function i(c,u,a,f){return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(c)?{as:"code",path:c,span:u}:{as:"module",path:c,
span:u,ifFile:a,first:f==="preload"}}function o(c){const u=c.replaceAll(".","/");return["","src/"].flatMap(a=>[".py","/_\
_main__.py","/__init__.py"].map(f=>`${a}${u}${f}`))}function p(c){const[,u="",a=""]=/^(\w+)[=:](.*)$/s.exec(c)??[];return u!==
""&&(0,F().isHarmlessVariable)(u,a)}function d(c,u){return/^(?:_?mocha|deno)$/.test(c)?u.split(",").map(a=>a.startsWith(
"-")?a:`--${a}`):c==="ava"?(0,$().lex)(u).words.map(({text:a})=>a):[u]}const e="x.js";function r({span:c},u){const a=[...u,
e,e].map(S=>({text:S,span:c,quoted:!1})),{invocation:f,problems:g}=(0,N().parseNode)(a);return{problems:g,nodeFlags:f.flags}}
function n(c,{stops:u,handsOn:a,data:f={}},{word:g,value:S=""}){const T=D=>({problems:[(0,O().wordProblem)(D,c,g)]});if(a){
const D=g.text.includes("=")||S===""?[]:[S],b=r(g,[g.text,...D]);if(!b.problems.some(({rule:P})=>P==="unknown-flag"))return b}
return u?T("unknown-flag"):f.starts==="npm-scripts"&&g.text.includes("=")?k:(0,O().isForeign)(S)||(0,O().isOfMachine)(S)?
T("outside-code"):f.unknown?k:T("unknown-flag")}},91633:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.filesAmong=E,m.judgeOperands=O,m.refusedAmong=$,m.ruleForOperand=k;function v(){const w=h(91063);return v=function(){return w},
w}function M(){const w=h(32854);return M=function(){return w},w}function L(){const w=h(13254);return L=function(){return w},
w}function F(){const w=h(31901);return F=function(){return w},w}function $(w,y,l){const[s]=l;if(s===void 0)return[];const t=l.
find(({text:o})=>y.readsBehind&&N(y,o)!==void 0);return(y.data.variables?l:[t??s]).flatMap(o=>{const p=N(y,o.text);return p===
void 0?[]:[(0,F().wordProblem)(p,w,o)]})}function N({refused:w,data:y},l){const s=y.ends_with?.split(" ");if(s?.includes(
l))return;const t=o=>(0,v().lookUp)(w,(0,v().flagKey)(o))?.kind,i=l.split(":").some(o=>t(o)==="never-ends");return t(l)??
(s||i?"never-ends":void 0)}function O(w,{data:{variables:y,operands:l="path"}},s){return s.flatMap(t=>{const i=y===void 0?
[]:A(w,y,t);if(i.length>0)return i;const o=k(l,t.text);return o===void 0?[]:[(0,F().wordProblem)(o,w,t)]})}function k(w,y){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(y))return w==="text"&&I.test(y)?void 0:"uses-network";switch(w){case"\
import":return y.includes("@")?"uses-network":(0,M().normalise)(y)===void 0?"outside-code":void 0;case"text":return y===
"-"?"reads-stdin":(0,F().isForeign)(y)||(0,F().isOfMachine)(y)?"outside-code":void 0;case"path":case"tests":{if(y==="-")
return"reads-stdin";if(y.startsWith("@"))return"outside-code";const l=y.replace(/^!|::.*$/gs,"");return(0,M().normalise)(
l)===void 0||(0,F().isForeign)(y)?"outside-code":void 0}}}const I=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function E({data:w},y){const{operands:l="path"}=w;return y.flatMap(({text:s,span:t})=>{if(k(l,s)!==void 0)return[];const i=(l===
"import"||w.starts==="package")&&s.endsWith(".go");if(l==="tests"||i)return[{as:"tests",path:s.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:t}];const o=(0,M().normalise)(s);return o&&!(0,M().isWithin)(o,".git",{ignoreCase:!0})&&!(0,F().isElsewhere)(s)?
[{as:"place",path:s,span:t}]:[]})}const j=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,x=/[$`;&|<>(){}\s]/;function A(w,y,l){
const{text:s,span:t}=l,i=s.includes("="),o=s.replace(/(?<!\s)\s*(?<![:+?!])[:+?!]*=.*$/s,"");return i&&!y.includes(o)?[(0,L().
problemAt)("make-variable",t,{program:w,variable:o})]:(i?j.test(s):!x.test(s))?[]:[(0,F().wordProblem)("outside-code",w,
l)]}},20691:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.launchesOf=N;function v(){const A=h(21006);
return v=function(){return A},A}function M(){const A=h(13254);return M=function(){return A},A}function L(){const A=h(54669);
return L=function(){return A},A}function F(){const A=h(97340);return F=function(){return A},A}function $(){const A=h(31901);
return $=function(){return A},A}function N(A,{program:w,words:y,parsing:l},{flags:s,operands:t}){const i=s.some(({flag:d})=>d?.
kind==="only-prints"||d?.kind==="outside-code"),o=d=>l.start(d,w),p=(()=>{switch(A){case"node":return i?[]:[o({program:"\
node",words:t})];case"command":return i?[]:[O(w,y,t,o)];case"command-texts":return t.map(d=>I(w,d,o));case"npm-scripts":{
const d=s.flatMap(({flag:e,word:r})=>e===void 0?[r]:[]);return t.map(e=>E(w,e,d,o))}default:return[]}})();return{invocation:{
launched:p.flatMap(d=>d.launched)},problems:p.flatMap(d=>d.problems)}}function O(A,w,y,l){const{words:s,problems:t}=A===
"cross-env"?k(y):{words:y,problems:[]},[i]=s,o=i&&w.find(({text:r})=>r===i.text),p=`\`${A}\` starts at the first word tha\
t is \`${i?.text}\``,d=i===void 0||o===i?[]:[(0,M().problemAt)("flag-value",i.span,{program:A,flag:i.text,fault:p})],e=l(
{words:s});return{...e,problems:[...t,...d,...e.problems]}}function k(A){const w=A.findIndex(({text:s})=>!/^\w+=/.test(s)),
y=w<0?A:A.slice(0,w),l=y.flatMap(({text:s,span:t})=>{if((0,F().setsHarmless)(s))return[];const{written:i,attached:o=""}=(0,v().
splitAtEquals)(s);return[(0,M().problemAt)("assignment-refused",t,{name:i,value:o,known:!1})]});return{words:A.slice(y.length),
problems:l}}function I(A,{text:w,span:y},l){const[,s="",t=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(w)??[],{words:i,
problems:o}=(0,L().lex)(s===""?w.replace(/^npm:(?=\S)/,"npm run "):t);if(!((0,L().hasOneReading)({problems:o})||s!==""&&
t.trim()==="")||!/^[\w:.@/*-]*$/.test(s))return x(A,{text:w,span:y});const d=i.map(e=>({...e,span:y}));return l(s===""?{
words:d}:j([{text:s,span:y,quoted:!1},...d],"wildcard"))}function E(A,{text:w,span:y},l,s){const[,t="",i=""]=/^\s*(\S+)(.*)$/s.
exec(w)??[],{words:o,problems:p}=(0,L().lex)(i),d=i.trim()===""||(0,L().hasOneReading)({problems:p});if(t===""||!d||/\{!?[*@%\d]/.
test(w))return x(A,{text:w,span:y});const e=o.map(n=>({...n,span:y})),r=[...l,{text:t,span:y,quoted:!1},...e];return s(j(
r,/^[\w:.@/-]+$/.test(t)?void 0:"glob"))}function j(A,w){return{program:"npm",words:[{text:"run",span:A.at(-1)?.span??{start:0,
end:0},quoted:!1},...A],...w&&{selects:w}}}function x(A,w){return{launched:[],problems:[(0,$().wordProblem)("outside-cod\
e",A,w)]}}},87646:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.isTestRun=x,m.parseNode=N;function v(){
const l=h(19609);return v=function(){return l},l}function M(){const l=h(21006);return M=function(){return l},l}function L(){
const l=h(13254);return L=function(){return l},l}function F(){const l=h(31901);return F=function(){return l},l}const $=new Set(
["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function N(l){const s=[],t=[],i=[],o=new Set;for(const a of(0,M().readFlags)(
l,O).tokens){if(a.kind==="operand"){i.push(a.word);continue}if(a.kind==="unknown"){const b={program:"node",flag:a.written};
t.push((0,L().problemAt)("unknown-flag",a.word.span,b));continue}const{spec:f,negated:g}=a.part,S=I(a);s.push(S);const T=E(
f,g,S.value);if(T!==void 0&&t.push(j(S,T)),g)continue;o.add(f.kind);const D=w(f,S);D!==void 0&&t.push((0,F().flagProblem)(
D,"node",S))}const p=x({flags:s}),d=p?i.length:o.has("evaluates")?0:1,e=i.slice(0,d),r=i.slice(d),n=p||o.has("only-print\
s")||o.has("evaluates"),c=y(e,p,l);c!==void 0&&!(n&&e.length===0)&&t.push(c);const u=(0,F().onlyAsksForInformation)(r);return u!==
void 0&&t.push((0,F().printsOnly)("node",u)),{invocation:{program:"node",flags:s,operands:e,passthrough:r},problems:t}}const O={
flags:"first",equals:"long",expand:l=>{const s=l.startsWith("--"),t=s?l.slice(2).replaceAll("_","-"):l,i=t.startsWith("n\
o-")&&!v().NODE_FLAGS.has(t),o=i?t.slice(3):t,p=v().NODE_FLAGS.get(v().NODE_ALIASES.get(o)??(s?o:""));return p&&[{spec:p,
negated:i,takes:i?"never":k(p)}]}};function k({name:l,arity:s}){return l==="print"?"unless-dash":s==="value"?"always":"n\
ever"}function I(l){const{spec:s,negated:t}=l.part;return{name:`--${t?"no-":""}${s.name}`,written:l.written,...(0,M().valueRead)(
l)}}function E({name:l,arity:s},t,i){if(s==="value")return(0,F().valueFault)(i,t);if(t)return i===void 0?void 0:"a `--no\
-` flag takes no value";if(s!=="none")return i?void 0:"its value is missing";const o=l==="print"||/^(?:inspect|debug$|debug-brk$)/.
test(l);return i===void 0||o?void 0:"it takes no value"}function j(l,s){return(0,L().problemAt)("flag-value",l.span,{program:"\
node",flag:l.written,fault:s})}function x({flags:l}){return l.findLast(({name:s})=>s==="--test"||s==="--no-test")?.name===
"--test"}const A=/\.(?:info|lcov|log|tap|txt|xml)$/;function w(l,{value:s=""}){switch(l.kind){case"harmless":return;case"\
reports-tests":return v().BUILT_IN_REPORTERS.has(s)?void 0:"outside-code";case"tolerates-rejections":return s==="warn"||
s==="none"?"weakens":void 0;case"writes-report":return s==="stdout"||s==="stderr"?void 0:A.test(s)&&!(0,F().isElsewhere)(
s)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"preloads":return v().PRELOADABLE_PACKAGES.has(
s)?"tool-runs-file":"outside-code";default:return l.kind}}function y(l,s,t){const[i]=l;if(i===void 0){const d=t.at(-1)?.
span.end??0;return s?void 0:(0,L().problemAt)("reads-stdin",{start:0,end:d},{program:"node",flag:""})}const{text:o,span:p}=i;
if($.has(o))return(0,L().problemAt)("reads-stdin",p,{program:"node",flag:o});if(o.startsWith("-"))return(0,L().problemAt)(
"outside-code",p,{program:"node",flag:`-- ${o}`});if(o==="inspect"||!s&&o==="debug")return(0,L().problemAt)("outside-cod\
e",p,{program:"node",flag:o})}},3893:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.parseNpm=N,m.parseNpx=
I;function v(){const t=h(4274);return v=function(){return t},t}function M(){const t=h(20457);return M=function(){return t},
t}function L(){const t=h(60842);return L=function(){return t},t}function F(){const t=h(13254);return F=function(){return t},
t}function $(){const t=h(31901);return $=function(){return t},t}function N(t,i=$().ALONE){const{flags:o,operands:p}=E(v().
NPM_FLAGS,t,v().NPM_SHORTHANDS),[d,...e]=p,r=d&&v().NPM_SUBCOMMANDS.get(d.text),n=r?.kind==="runs-tool",c=j("npm",o,t,n),
u={program:"npm",flags:c.flags};if(d===void 0){const S=A(o)?[]:[s("npm",t)];return{invocation:{...u,operands:[],passthrough:[]},
problems:[...c.problems,...S]}}if(r===void 0){const S=[...v().NPM_SUBCOMMANDS].find(([b])=>b.startsWith(d.text))?.[1].name??
"",T={program:"npm",subcommand:d.text,meant:S},D=[(0,F().problemAt)("unknown-subcommand",d.span,T),...c.problems];return{
invocation:{...u,operands:e,passthrough:[]},problems:D}}const a={...u,subcommand:r.name},{invocation:f,problems:g}=w(r,{
word:d,rest:e},a,i);return{invocation:f,problems:[...g,...c.problems]}}const O={...v().NPM_FLAGS,stops:!0},k=new Map([...v().
NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function I(t,i=$().ALONE){const{flags:o,operands:p}=E(O,
t,k),d=j("npx",o,t,!0),e={program:"npx",subcommand:"exec",flags:d.flags},[r]=p;if(r===void 0){const{subcommand:T,...D}=e,
b=A(o)?[]:[s("npx",t)];return{invocation:{...D,operands:[],passthrough:[]},problems:[...d.problems,...b]}}const n=t[t.indexOf(
r)-1],c=p.slice(1).find(({text:T})=>T.startsWith("-")),f=/^--no(?!-install$)/.test(n?.text??"")&&c!==void 0&&n?[(0,F().problemAt)(
"flag-value",n.span,{program:"npx",flag:n.text,fault:"npx takes the next word for its value"})]:[],{invocation:g,problems:S}=l(
p,e,i);return{invocation:g,problems:[...S,...d.problems,...f]}}function E(t,i,o){const p=new Map;for(const c of i){const u=o.
get(c.text);p.set(u===void 0?c:{...c,text:u},c)}const{flags:d,operands:e,started:r}=(0,M().readUse)(t,[...p.keys()]),n=t.
stops?r:e;return{flags:d,operands:n.map(c=>p.get(c)??c)}}function j(t,i,o,p){const d=i.map(e=>{const{word:r,value:n,flag:c}=e,
u=o.findIndex(({span:G})=>G.start===r.span.start),a=(o[u]?.text??"").replace(/^(--[^=]*)=.*/s,"$1"),[,f,g]=/^--(no-)?(.*)$/s.
exec(c?.name??a)??[],S=f!==void 0,T={name:`--${g??a}`,written:a,span:r.span,...n!==void 0&&c&&{value:n},...S&&{negated:S}};
if(c===void 0)return{flag:T,problems:[x(t,T,o[u+1],p)]};const D=/^(?:true|false|null|always)$/.test(o[u+1]?.text??""),b=c.
arity==="value"?(0,$().valueFault)(n,!1):D?"npm reads the next word as its value":void 0,P=(0,L().isReason)(c.kind)?c.kind:
p&&v().SELECTING_FLAGS.has(c.name)?"outside-code":void 0,R={program:"npm",flag:a,fault:b??""},C=b===void 0?[]:[(0,F().problemAt)(
"flag-value",r.span,R)];return{flag:T,problems:[...P?[(0,$().flagProblem)(P,t,T)]:[],...C]}});return{flags:d.map(({flag:e})=>e),
problems:d.flatMap(({problems:e})=>e)}}function x(t,i,o,p){const d=(0,$().flagProblem)("unknown-flag",t,i),e=!p&&v().FLAGS_OF_TESTS.
has(i.written),r=o!==void 0&&!o.text.startsWith("-");return e&&!r?{...d,severity:"warning"}:d}function A(t){return t.some(
({flag:i})=>i?.kind==="only-prints"||i?.kind==="outside-code")}function w({name:t,kind:i},o,p,d){if(i==="runs-script")return y(
t,o,p);if(i!=="runs-tool")return{invocation:{...p,operands:o.rest,passthrough:[]},problems:[(0,$().wordProblem)(i,p.program,
{text:t,span:o.word.span})]};if(o.rest.length>0)return l(o.rest,p,d);const r=p.flags.some(({name:n})=>n==="--call")?[]:[
s(p.program,[o.word])];return{invocation:{...p,operands:[],passthrough:[]},problems:r}}function y(t,{word:i,rest:o},p){const d=t===
"run"?o.slice(0,1):[i],e=t==="run"?o.slice(1):o,[r]=d,n=[];r===void 0?n.push((0,$().printsOnly)("npm",{...i,text:"run"})):
r.text==="env"&&n.push({...(0,$().printsOnly)("npm",{...r,text:"run env"}),severity:"error"});const c=(0,$().onlyAsksForInformation)(
e);return c!==void 0&&n.push((0,$().printsOnly)("npm",c)),{invocation:{...p,operands:d,passthrough:e},problems:n}}function l([
t,...i],o,p){const d={...o,operands:t?[t]:[],passthrough:i};if(t===void 0)return{invocation:d,problems:[]};if(!(0,$().isToolName)(
t.text))return{invocation:d,problems:[(0,$().wordProblem)("uses-network",o.program,t)]};const{problems:e,...r}=p.tool(t,
i);return{invocation:{...d,...r},problems:e}}function s(t,i){const o=i[0]?.span.start??0,p=i.at(-1)?.span.end??0;return(0,F().
problemAt)("nothing-to-run",{start:o,end:p},{program:t})}},39872:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.parseProgram=I,m.parseUse=E;function v(){const s=h(20457);return v=function(){return s},s}function M(){const s=h(13254);
return M=function(){return s},s}function L(){const s=h(97340);return L=function(){return s},s}function F(){const s=h(91633);
return F=function(){return s},s}function $(){const s=h(20691);return $=function(){return s},s}function N(){const s=h(31901);
return N=function(){return s},s}function O(){const s=h(91883);return O=function(){return s},s}function k(){const s=h(79757);
return k=function(){return s},s}function I(s,t,i){const{program:o,use:p}=s,{invocation:d,named:e,problems:r}=E({program:o,
use:p,words:t,family:s,parsing:i}),c=[...e.files.filter(({as:a})=>a!=="place"),...d.files??[]];return{invocation:{program:o,
family:s,...{flags:[],operands:[],passthrough:[]},...d,files:c},problems:r}}function E(s){const{program:t,use:i}=s,{behind:o,
data:p}=i,d=o?s.words.findIndex(({text:T})=>T==="--"):-1,e=d<0?s.words:s.words.slice(0,d),r=(0,v().readUse)(i,e),n=r.rest?
[...r.flags,r.rest.flag]:r.flags,c=d<0||!o?[]:(0,v().readUse)(o,s.words.slice(d+1)).flags,u=[...n.map(T=>(0,L().judgeFlag)(
t,i,T)),...c.map(T=>(0,L().judgeFlag)(t,o??i,T))],a=(i.stops?r.started:r.operands).slice(p.skips??0),{invocation:f,named:g,
problems:S}=x(s,{flags:[...n,...c],operands:a,...r.rest&&{rest:{module:r.rest.flag.flag?.kind==="module",words:r.rest.words}}});
return{invocation:{...f,...p.any_package&&{anyPackage:!0},flags:[...n.map(j),...f.flags??[]]},named:{files:[...u.flatMap(
({files:T=[]})=>T),...g?.files??[]],roots:u.flatMap(({root:T=[]})=>T),nodeFlags:u.flatMap(({nodeFlags:T=[]})=>T)},problems:[
...u.flatMap(T=>T.problems),...S]}}function j({word:s,written:t,value:i}){return{name:t,written:t,span:s.span,...i!==void 0&&
{value:i}}}function x(s,t){const{program:i,use:o,path:p,family:d,parsing:e}=s,{flags:r,operands:n,rest:c}=t,[u,...a]=n,f=(0,F().
refusedAmong)(i,o,n);if(f.length>0&&o.stops)return{invocation:{},problems:f};const g=u&&o.subcommands.get(u.text),S=g?.data.
starts==="own-script"?"own-script":o.data.starts;if(u&&g&&S!=="own-script"){const P=p===void 0?u.text:`${p} ${u.text}`;return E(
{...s,use:g,path:P,words:a})}const T={...p!==void 0&&{subcommand:p},...r.some(({flag:P})=>P?.kind==="checks-syntax-only")&&
{parsed:!0}},D=(()=>{if(c&&d)return c.module?(0,O().parseModule)(d,c.words,e):{invocation:{passthrough:c.words},problems:l(
i,c.words)};if(S!==void 0&&d===void 0)return(0,$().launchesOf)(S,s,t);if(u===void 0)return{invocation:{},problems:w(s,r)};
if(S!==void 0&&d)return(0,k().startByName)(S,u,a,{family:d,parsing:e});if(o.subcommands.size>0){const C=(0,M().problemAt)(
"unknown-subcommand",u.span,{program:i,subcommand:u.text});return{invocation:{operands:[u],passthrough:a},problems:[C]}}
const P=n.filter(({span:C})=>f.every(G=>G.span!==C)),R=(0,F().filesAmong)(o,P);return{invocation:{operands:n},problems:(0,F().
judgeOperands)(i,o,n),named:{files:R}}})(),b=[...f,...y(s,r),...D.problems];return{...D,invocation:{...T,...D.invocation},
problems:b}}function A(s){return s.some(({flag:t,off:i})=>t?.kind==="only-prints"&&!i)}function w({program:s,use:t},i){const o=A(
i)?void 0:t.data.alone,p={text:"",span:{start:0,end:s.length}};return o?[(0,N().wordProblem)(o,s,p)]:[]}function y({program:s,
use:t,path:i,words:o},p){if(A(p))return[];const d=new Set(p.flatMap(({flag:r,off:n})=>r&&!n?r.name:[])),e=o[0]?.span??{start:0,
end:0};return Object.entries(t.data.unless??{}).flatMap(([r,n])=>n.split(" ").some(c=>d.has(c))?[]:[(0,N().wordProblem)(
r,s,{text:i??"",span:e})])}function l(s,t){return t.filter(({text:o})=>/^--?test\./.test(o)).map(o=>(0,N().wordProblem)(
"skips-tests",s,o))}},46868:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.parseTool=$,m.parseUnknownTool=
N;function v(){const k=h(20457);return v=function(){return k},k}function M(){const k=h(11331);return M=function(){return k},
k}function L(){const k=h(39872);return L=function(){return k},k}function F(){const k=h(31901);return F=function(){return k},
k}function $(k,I,E){const{text:j}=k,{tools:x}=E.families,A=x.refusal(j);if(A!==void 0)return{problems:[(0,F().wordProblem)(
A,j,k)]};const w=x.known(j),y=w??x.unknown(j),{invocation:l,named:s,problems:t}=(0,L().parseUse)({program:j,use:y,words:I,
parsing:E}),{launched:i}=l;return{tool:s,...i&&{launched:i},problems:w?t:[...t,...O(k,I,y)]}}function N(k,I,E,j=F().ALONE){
const{problems:x}=(0,L().parseUse)({program:k.text,use:E,words:I,parsing:j});return[...x,...O(k,I,E)]}function O({text:k},I,E){
const{flags:j,operands:x}=(0,v().readUse)(E,I),A=I[I.findIndex(({text:s})=>s==="--")+1],w=[...new Set([x[0],A])].filter(
s=>s!==void 0&&(0,M().startsOthers)(s.text)),y=j.filter(({written:s,flag:t,value:i=""})=>/^-[ex]$/.test(s)&&/\s/.test(i)||
t?.kind!=="config"&&(0,M().isCommandLine)(i)),l=x.filter(({text:s})=>(0,M().hasCommandLine)(s));return[...w,...y.map(({word:s})=>s),
...l].flatMap(s=>s===void 0?[]:[(0,F().wordProblem)("outside-code",k,s)])}},31901:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.ALONE=void 0,m.flagProblem=k,m.isElsewhere=A,m.isForeign=w,m.isOfMachine=y,m.isProgram=$,m.
isToolName=N,m.onlyAsksForInformation=j,m.printsOnly=x,m.valueFault=I,m.wordProblem=O;function v(){const t=h(91063);return v=
function(){return t},t}function M(){const t=h(32854);return M=function(){return t},t}function L(){const t=h(13254);return L=
function(){return t},t}const F=m.ALONE={families:v().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};
function $(t){return t==="node"||t==="npm"||t==="npx"}function N(t){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(t)}function O(t,i,{text:o,span:p}){return(0,L().problemAt)(t,p,{program:i,flag:o})}function k(t,i,o){const{written:p,
span:d,value:e}=o,r={program:i,flag:p};return(0,L().problemAt)(t,d,e===void 0?r:{...r,value:e})}function I(t,i){return i?
"it takes a value, so it has no `--no-` form":t===void 0||t===""?"its value is missing":t.startsWith("-")?"its value beg\
ins with a dash":void 0}const E=new Set(["--version","-v","-V","--help","-h"]);function j(t){const[i]=t;return t.length===
1&&i!==void 0&&E.has(i.text)?i:void 0}function x(t,i){return O("only-prints",t,i)}function A(t){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.
test(t)||t.split(",").some(i=>(0,M().normalise)(i)===void 0)}function w(t){return/(?:^|[=,\s])(?:data|file):/i.test(t)?!0:
!t.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(t)?!1:t.split(/[=,:"']/).some(i=>i.includes("..")&&!s(i))}function y(t){return t.
split(/[=,:"']/).some(i=>l.test(i))}const l=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function s(t){return/^[\\/]/.test(t)||(0,M().normalise)(t)!==void 0}},91883:function(z,m,h){Object.defineProperty(m,"__e\
sModule",{value:!0}),m.parseModule=y;function v(){const l=h(96215);return v=function(){return l},l}function M(){const l=h(
20457);return M=function(){return l},l}function L(){const l=h(91063);return L=function(){return l},l}function F(){const l=h(
13254);return F=function(){return l},l}function $(){const l=h(97340);return $=function(){return l},l}function N(){const l=h(
31901);return N=function(){return l},l}const O=(0,L().groupsByName)({"uses-network":`
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
  `}),k=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),I=/^(?:-\w|--[\w-]+=)?[/~]/,E=(0,L().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),j=(0,L().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),x=(0,L().useTable)({flags:{text:"q,quiet"}}),A=new Map([["doctest",j],["py_compile",x]]);function w({
text:l,span:s}){const t=/^\w+(?:\.\w+)*$/.test(l)?l.split("."):[],i=t.map((p,d)=>t.slice(0,d+1).join("."));return(l.endsWith(
".py")?[l]:i.flatMap($().pythonFiles)).map(p=>({as:"module",path:p,span:s}))}function y({program:l,data:s},[t,...i],o){if(t===
void 0){const b={program:l,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,F().problemAt)("fla\
g-value",{start:0,end:0},b)]}}const{known:p}=o.families,d=p.get(t.text);if(d!==void 0&&s.started_programs.includes(t.text)){
const{launched:b,problems:P}=o.start({program:d,words:i},l);return{invocation:{module:t,launched:b},problems:P}}const e={
module:t,operands:[t],passthrough:i},r=t.text==="unittest"?i.flatMap(w):[],n={...e,files:r},c=(b,P=t.text)=>({invocation:n,
problems:[(0,N().wordProblem)(b,l,{...t,text:P})]}),u=/^[\w.]+$/.test(t.text)?O.get(t.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(u!==void 0)return c(u);const a=p.get("python"),f=A.get(t.text);if(f!==void 0&&a!==void 0){const b=t.
text==="py_compile",P={...a,data:{...a.data,extensions:void 0}},{flags:R,operands:C}=(0,M().readUse)(f,i),G=C.map(B=>o.start(
{program:b?a:P,words:[B]},l)),H=G.flatMap(B=>B.launched),W=b?c("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...n,launched:H.map(B=>({...B,...b&&{parsed:b}}))},problems:[...R.flatMap(B=>(0,$().judgeFlag)(t.text,f,B).problems),
...W,...G.flatMap(B=>B.problems)]}}const g=k.has(t.text);if(!g&&(0,v().isOfLibrary)(t.text))return c("outside-code",`-m ${t.
text}`);const[S,...T]=i;if(t.text==="coverage"&&S?.text==="run"&&a!==void 0){const{flags:b,started:P,rest:R}=(0,M().readUse)(
E,T),C=R?[{...R.flag.word,text:"-m"},...R.words]:P;if(C.length>0){const{launched:G,problems:H}=o.start({program:a,words:C},
l),W=b.flatMap(B=>(0,$().judgeFlag)("coverage",E,B).problems);return{invocation:{...n,starts:"module",launched:G},problems:[
...W,...H]}}}const D=i.filter(({text:b})=>(0,N().isForeign)(b)||g&&I.test(b));return{invocation:g?n:{...n,starts:"module"},
problems:D.map(b=>(0,N().wordProblem)("outside-code",t.text,b))}}},79757:function(z,m,h){Object.defineProperty(m,"__esMo\
dule",{value:!0}),m.extensionProblems=x,m.startByName=N;function v(){const y=h(91063);return v=function(){return y},y}function M(){
const y=h(13254);return M=function(){return y},y}function L(){const y=h(11331);return L=function(){return y},y}function F(){
const y=h(91633);return F=function(){return y},y}function $(){const y=h(31901);return $=function(){return y},y}function N(y,l,s,t){
const{program:i}=t.family,o={operands:[l],passthrough:s},p=()=>({invocation:o,problems:[(0,$().wordProblem)("outside-cod\
e",i,l)]});switch(y){case"file":return j(l,s,t);case"package":{const d=(0,F().ruleForOperand)("import",l.text),r=d===void 0&&
l.text.endsWith(".go")?[{as:"tests",path:l.text,span:l.span}]:[];return{invocation:{...o,files:r},problems:d?[(0,$().wordProblem)(
d,i,l)]:[]}}case"program":return A(l,s,t);case"script":case"own-script":{const d=O.test(l.text)?p().problems:[];return{invocation:{
...o,subcommand:"run"},problems:[...d,...E(s,t.family)]}}case"tool":return w("exec",l,s,t);case"script-or-tool":case"scr\
ipt-tool-or-file":{const d=y==="script-tool-or-file";if(k.test(l.text)||d&&I(l.text))return d?j(l,s,t):p();const e=w("sc\
ript-or-tool",l,s,t);return{...e,problems:[...e.problems,...E(s,t.family)]}}default:return p()}}const O=/^\/|\*/,k=/^-$|^\.{0,2}[\\/]|^~|^[^\\/]*[\\/][\s\S]*\.\w+$|\.[cm]?[jt]sx?$/;
function I(y){return/[\\/]/.test(y)&&!/^@[\w.-]+\/[\w.-]+$/.test(y)}function E(y,{program:l,use:s}){return y.filter(({text:i})=>{
const o=/^--([\w-]+)/.exec(i)?.[1];return o!==void 0&&s.flags.get((0,v().flagKey)(o))?.kind==="outside-code"}).map(i=>(0,$().
wordProblem)("outside-code",l,i))}function j(y,l,s){const{family:t,parsing:i}=s,{program:o}=t,{text:p,span:d}=y,e={operands:[
y],passthrough:l,starts:"file"};if(p==="-"||p===""||p.startsWith("/dev/"))return{invocation:e,problems:[(0,M().problemAt)(
"reads-stdin",d,{program:o,flag:p})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(p)&&/:/.test(p))return{
invocation:e,problems:[(0,$().wordProblem)("uses-network",o,y)]};const[,n=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(p)??[],c=t.data.dependency_tools.includes(n)?i.families.known.get(n):void 0;if(c!==void 0){const{launched:u,problems:a}=i.
start({program:c,words:l},o);return{invocation:{launched:u},problems:a}}return{invocation:e,problems:x(t,p,d)}}function x({
program:y,data:{extensions:l}},s,t){const[,i]=/\.([^./\\]*)$/.exec(s.replace(/^.*\//s,""))??[];return l===void 0||i===void 0||
l.split(" ").includes(i)?[]:[(0,M().problemAt)("target-extension",t,{program:y,path:s,extension:i})]}function A(y,l,s){const{
family:t,parsing:i}=s,{text:o}=y;if(/:\/\//.test(o))return{invocation:{},problems:[(0,$().wordProblem)("uses-network",t.
program,y)]};if(o==="-"||/\.\w+$/.test(o))return j(y,l,s);const p=i.families.known.get(o);if(p===void 0||!t.data.started_programs.
includes(o))return{invocation:{},problems:[(0,$().wordProblem)("outside-code",t.program,y)]};const{launched:d,problems:e}=i.
start({program:p,words:l},t.program);return{invocation:{launched:d},problems:e}}function w(y,l,s,{family:t,parsing:i}){const{
text:o}=l,p=[(0,$().wordProblem)("outside-code",t.program,l)];if(y==="exec"&&I(o))return{invocation:{},problems:p};const d=/[;&|<>$`'"(){}\\*?]/.
test(o)||(0,L().hasCommandLine)(o);if(!(0,$().isToolName)(o)&&(y==="exec"||d))return{invocation:{},problems:p};const e={
subcommand:y,operands:[l],passthrough:s},r=(0,$().isProgram)(o)?o:i.families.allowed.get(o);if(r!==void 0){const{launched:a,
problems:f}=i.start({program:r,words:s},t.program);return{invocation:{...e,launched:a},problems:f}}if((0,L().isShell)(o)||
y==="exec"&&(0,L().programNamed)(o)!==void 0)return{invocation:e,problems:p};const{problems:n,...c}=i.tool(l,s),u=y==="e\
xec"||(0,v().isKnownTool)(i.families.tools,o);return{invocation:{...e,...c},problems:u?n:[]}}},51951:function(z,m,h){Object.
defineProperty(m,"__esModule",{value:!0}),m.readCommand=A,m.readWords=y;function v(){const n=h(91063);return v=function(){
return n},n}function M(){const n=h(93028);return M=function(){return n},n}function L(){const n=h(13254);return L=function(){
return n},n}function F(){const n=h(54669);return F=function(){return n},n}function $(){const n=h(11331);return $=function(){
return n},n}function N(){const n=h(90762);return N=function(){return n},n}function O(){const n=h(45806);return O=function(){
return n},n}function k(){const n=h(31901);return k=function(){return n},n}function I(){const n=h(86191);return I=function(){
return n},n}function E(){const n=h(73872);return E=function(){return n},n}function j(){const n=h(82293);return j=function(){
return n},n}const x=new Set;async function A(n,c={}){const u=y(n,c),{tree:a,base:f,changed:g=x,cwd:S="",clock:T,programs:D=v().
NO_PROGRAMS}=c,{isOutput:b}=c;if(u.invocation===void 0||u.argv===null)return u;if(a===void 0)return{...u,problems:[...u.
problems,...w(u.invocation,D)]};const P={tree:a,directory:S,changed:g,families:D,...f&&{base:f},...b&&{isOutput:b}},{invocation:R}=u,
{targets:C,problems:G}=await(0,E().resolveInvocation)(R,P,T);return{...u,targets:C,problems:e(u.problems,G).map(H=>d(H,u.
command))}}function w(n,{tools:c}){return[n,...(0,O().launchedBy)(n)].flatMap(({subcommand:u,operands:[a]})=>u==="exec"&&
a&&(0,k().isToolName)(a.text)&&!(0,v().isKnownTool)(c,a.text)?[(0,L().problemAt)("tool-unknown",a.span,{tool:a.text})]:[])}
function y(n,{tree:c,cwd:u="",programs:a=v().NO_PROGRAMS}={}){if(typeof n!="string")return s(n);const{words:f,assignments:g,
problems:S}=(0,F().lex)(n,c&&(0,M().subTree)(c,u)),T=(0,N().firstErrors)(S),[D]=f,b=(U,K,Y)=>({command:n,words:f,assignments:g,
argv:U,...Y===void 0?void 0:{invocation:Y},targets:[],problems:K});if(D===void 0)return b(null,T);const P=(0,F().hasOneReading)(
{problems:T})?f.map(({text:U})=>U):null,{program:R,problem:C}=i(n,f,a);if(C?.rule==="sentence")return b(P,[C,...T]);if(R===
void 0)return b(P,[...T,C]);const G=l(f,T).slice(1),{invocation:H,problems:W}=(0,O().parseInvocation)(R,G,a),B=(0,j().inspectPaths)(
H,u);return b(P,[...T,...W,...B],H)}function l(n,c){const u=c.find(a=>a.rule==="shell-operator"||(0,L().isProblem)(a,"li\
ne-break")&&!a.args.quoted);return u===void 0?n:n.filter(({span:a})=>a.start<u.span.start)}function s(n){const c=n===null?
"null":Array.isArray(n)?"array":typeof n,u=(0,L().problemAt)("command-not-text",{start:0,end:0},{type:c});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[u]}}const t=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function i(n,c,{allowed:u,offered:a,tools:f}){const[g]=c,S=g?.text??"",T=(0,k().isProgram)(S)?S:u.get(S);if(T!==void 0)return{
program:T};const D=g?.span??{start:0,end:0},b=(C,G)=>({program:void 0,problem:(0,L().problemAt)(C,D,G)}),[,P]=t.exec(S)??
[];if(P===void 0&&(0,I().isSentence)(n)){const C=c.at(-1)?.span.end??D.end;return{program:void 0,problem:(0,L().problemAt)(
"sentence",{start:D.start,end:C},{})}}const R={...p(c,{allowed:u,offered:a}),allowed:[...u.keys()]};return/[\\/]/.test(S)?
b("program-by-path",{program:S,...R}):P!==void 0?b("program-look-alike",{program:S,meant:P.toLowerCase()}):b("program-no\
t-allowed",{program:S,group:(0,$().programNamed)(S)?.kind??(f.known(S)?"npx":"other"),...R})}const o=new Map([["gmake","\
make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function p([
n,c,u],{allowed:a,offered:f}){const g=n?.text??"",S=u!==void 0&&c?.text==="-m"?u.text:"";if(f(g)==="python"&&a.has(S))return{
offered:"",word:S};const T=f(g);if(T!==void 0)return{offered:T};const D=g.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,
"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),b=o.get(D)??D,P=f(b);return a.has(b)?{offered:"",word:b}:P===void 0?
{offered:""}:{offered:P,word:b}}function d(n,c){const u=c.slice(n.span.start,n.span.end);return(0,L().isProblem)(n,"targ\
et-missing")&&/^[^'"\s\\]*\\[^'"\s]*$/.test(u)?{...n,args:{...n.args,written:u}}:n}function e(n,c){const u=new Set(n.map(
r)),a=[...n];for(const f of c){const g=r(f);u.has(g)||(u.add(g),a.push(f))}return a}function r({rule:n,span:c,args:u}){return JSON.
stringify([n,c.start,c.end,u])}},86191:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.isSentence=I,m.
startedFiles=j;function v(){const x=h(11331);return v=function(){return x},x}const M=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
L=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
F=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,$=/^[A-Za-z][a-z']*[:,]?$/,N=/^(?:[A-Za-z_][\w .\t-]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
O=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,k=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function I(x){const A=x.trim(),[w="",...y]=A.split(/\s+/,100);if(w===w.toLowerCase()&&(0,v().programNamed)(w)!==void 0)return!1;
if(N.test(A)||O.test(A)||k.test(w))return!0;if(/[;&|<>$`]/.test(A))return!1;const l=$.test(w);if(y.some(t=>/^--?[A-Za-z]/.
test(t)))return!1;if((l||F.test(w))&&y.some(t=>M.test(E(t))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(w))return y.length>
0||/[.!:]$/.test(w);const s=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(y[0]??"");return l&&s&&(L.test(w)||/[a-z]{2}[.!?]$/.test(
A))}function E(x){return x.replace(/[.,;:!?]$/,"")}function j({targets:x}){return x.flatMap(({kind:A,path:w,parsed:y})=>A===
"file"&&w&&!y?[w]:[])}},66227:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.dependencyHome=t,m.inspectDependency=
j,m.inspectOrigin=x,m.isUnverified=A,m.ownerOf=l,m.packageOf=E,m.resolveAtHome=o;function v(){const p=h(76760);return v=
function(){return p},p}function M(){const p=h(3463);return M=function(){return p},p}function L(){const p=h(95244);return L=
function(){return p},p}function F(){const p=h(93028);return F=function(){return p},p}function $(){const p=h(13254);return $=
function(){return p},p}function N(){const p=h(45156);return N=function(){return p},p}function O(){const p=h(59867);return O=
function(){return p},p}function k(){const p=h(10473);return k=function(){return p},p}function I(){const p=h(47668);return I=
function(){return p},p}function E(p){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(p)?.[1]}async function j(p,d,e){
const{tree:r,base:n=r}=i(p),{name:c,path:u}=d,a=await w(r,n,c),f=a===void 0?await s(r,d):void 0,g=S=>(0,$().problemAt)("\
dependency-unverified",e,{name:c,path:u,...S});return[...a===void 0?[]:[g({fault:a})],...f===void 0?[]:[g({fault:"stale",
differs:f})],...await x(p,c,e)]}async function x(p,d,e){const{tree:r,base:n=r}=i(p);return[...(await y(r,n)).map(u=>(0,$().
problemAt)("dependency-not-compared",e,{name:d,path:u})),...await(0,N().compareWithBase)(r,n,d,e)]}function A(p){return(0,$().
isProblem)(p,"dependency-unverified")?p.args.fault!=="stale":(0,$().isProblem)(p,"target-missing")&&p.args.untracked===!0}
async function w(p,d,e){const[r,n]=await Promise.all([(0,O().readLocks)(p),(0,O().readLocks)(d)]),c=({npm:g})=>g?.packages.
has(e)===!0,u=g=>c(g)||g.unread.length>0;return c(n)&&!c(r)&&p.stat(n.npm?.path??"")||u(n)&&!u(r)?"removed":(await(0,O().
usablePackageJson)(p,""))?.dependencies.has(e)?u(r)||(r.npm??n.npm)===void 0?void 0:"unlocked":"undeclared"}async function y(p,d){
const[{npm:e,unread:r},n]=await Promise.all([(0,O().readLocks)(p),(0,O().readLocks)(d)]);if(!e&&r.length===0&&!n.npm&&n.
unread.length===0)return[""];const c=await Promise.all(r.map(u=>(0,k().hasOtherContent)(p,d,u)));return r.filter((u,a)=>c[a])}
async function l(p,d,e){const{npm:r,unread:n}=await(0,O().readLocks)(p),c=r?.packages,u=n.length>0||c===void 0||c.has(d);
return e.has(d)&&u?d:[...e].find(a=>Object.hasOwn(c?.get(a)?.bin??{},d))}async function s(p,{name:d,binary:e}){const r=`\
node_modules/${d}`,n=(await(0,O().readLocks)(p)).npm?.packages.get(d);if(n===void 0||p.stat(r)===void 0)return;const c=await(0,O().
readJsonFile)(p,`${r}/package.json`),u=(0,M().objectIn)(c),a=(0,M().textIn)(u,"name")||d,f=(0,M().textIn)(u,"version"),g=(R,C,G)=>`\
the installed package has the ${R} \`${C||"nothing"}\`, but the lockfile has \`${G}\``;if(c!==void 0&&a!==n.name)return g(
"name",a,n.name);if(c!==void 0&&!["",f].includes(n.version))return g("version",f,n.version);const S=n.bin??(u.bin===void 0?
void 0:(0,O().binOf)(u.bin,a)??{});if(e===void 0||S===void 0)return;const{name:T,file:D}=e,b=Object.entries(S).flatMap(([
R,C])=>T===void 0||T===R?[v().posix.normalize(C)]:[]),P=T===void 0?"binary":`binary ${T}`;return b.includes(D)?void 0:g(
P,D,b[0]??"nothing")}function t({tree:p,base:d=p,directory:e}){const r=n=>c=>L().LOCKFILES.some(u=>c.stat(v().posix.join(
n,u))!==void 0);return(0,I().foldersUpFrom)(e).find(n=>[p,d].some(r(n)))??""}function i(p,d=t(p)){if(d==="")return p;const{
tree:e,base:r,directory:n,changed:c}=p,u=`${d}/`;return{...p,tree:(0,F().subTree)(e,d),...r&&{base:(0,F().subTree)(r,d)},
directory:n.slice(u.length),changed:new Set([...c].flatMap(a=>a.startsWith(u)?a.slice(u.length):[]))}}async function o(p,d){
const e=t(p),{targets:r,problems:n}=await d(i(p,e));return{targets:r.map(c=>c.path===void 0?c:{...c,path:v().posix.join(
e,c.path)}),problems:n}}},73872:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveInvocation=I;function v(){
const y=h(13254);return v=function(){return y},y}function M(){const y=h(45806);return M=function(){return y},y}function L(){
const y=h(15804);return L=function(){return y},y}function F(){const y=h(52437);return F=function(){return y},y}function $(){
const y=h(59867);return $=function(){return y},y}function N(){const y=h(82293);return N=function(){return y},y}function O(){
const y=h(9504);return O=function(){return y},y}function k(){const y=h(56788);return k=function(){return y},y}function I(y,l,s){
const t=new(k()).Trail((i,o)=>E(i,o,t),s);return E(y,l,t)}async function E(y,l,s){const t=[];for(const i of[y,...(0,M().
launchedBy)(y)]){const o=await A(i,l);if("rule"in o)t.push({targets:[],problems:[o]});else for(const p of o)t.push(await j(
p,l,s))}return(0,k().join)(t)}function j(y,l,s){const{program:t,family:i}=y;return i!==void 0?(0,O().resolveProgram)(y,i,
l,s):t==="node"?(0,L().resolveNode)(y,l):(0,F().resolveNpm)(y,l,s)}const x=/^[\w:.@/-]{1,200}$/;async function A(y,l){const{
selects:s,...t}=y,[i]=t.operands;if(s===void 0||i===void 0)return[y];const{text:o,span:p}=i,d=(0,v().problemAt)("outside\
-code",p,{program:"npm",flag:o}),e=w(o,s);if(e===void 0)return d;const n=[...(await(0,$().usablePackageJson)(l.tree,l.directory))?.
scripts.keys()??[]].filter(e);return n.length===0?(0,v().problemAt)("npm-script-missing",p,{script:o,passes:!1}):n.every(
c=>x.test(c))?n.map(c=>({...t,operands:[{...i,text:c}]})):d}function w(y,l){const s=o=>l==="wildcard"?o.replaceAll("/","\
:"):o.replace(/[:/]/g,p=>p===":"?"/":":"),t=(0,N().alternativesOf)(s(y));if(!t?.every(o=>o.split(/[:/]/).every(N().isPlainGlob)))
return;const i={dot:l==="wildcard"};return o=>t.some(p=>(0,N().matchesPattern)(s(o),p,i))}},15804:function(z,m,h){Object.
defineProperty(m,"__esModule",{value:!0}),m.firstFile=n,m.inspectImport=D,m.inspectNodeFlag=S,m.resolveFound=y,m.resolveMain=
c,m.resolveNode=a,m.resolveTests=i;function v(){const R=h(76760);return v=function(){return R},R}function M(){const R=h(
3463);return M=function(){return R},R}function L(){const R=h(32854);return L=function(){return R},R}function F(){const R=h(
93028);return F=function(){return R},R}function $(){const R=h(13254);return $=function(){return R},R}function N(){const R=h(
94411);return N=function(){return R},R}function O(){const R=h(87646);return O=function(){return R},R}function k(){const R=h(
66227);return k=function(){return R},R}function I(){const R=h(59867);return I=function(){return R},R}function E(){const R=h(
82293);return E=function(){return R},R}function j(){const R=h(56788);return j=function(){return R},R}function x(){const R=h(
10473);return x=function(){return R},R}const A=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function w(R,C,G){const{
tree:H}=R,W=(0,E().pathProblem)(C,G,R.directory);if(W!==void 0)return{targets:[],problems:[W]};if(C.includes("\\"))return(0,j().
fails)("target-not-a-file",G,{path:C,reason:"backslash"});const B=(0,L().normalise)((0,j().from)(R,C))??"",U=(0,k().dependencyHome)(
R);if(U!==""&&(0,L().isWithin)(B,v().posix.join(U,"node_modules")))return(0,k().resolveAtHome)(R,J=>w(J,C,G));const K=n(
H,r(B));return K===void 0?t(R,C,B,G):K.kind!=="inside"||K.entry.kind!=="directory"?l(R,{path:C,wanted:B,found:K},G):await c(
R,{path:C,wanted:B},G,J=>l(R,J,G))??(0,j().fails)("target-not-a-file",G,{path:C,reason:"directory"})}async function y(R,{
path:C,wanted:G,found:H},W){const B=(0,x().fileAt)(H,C,W);if("problems"in B)return B;const U=await s(R,B,C,W);if(U.some(
k().isUnverified))return{targets:[],problems:U};const K=(0,x().runs)(R,{name:C,path:B.path,wanted:G},W);return{...K,problems:[
...U,...K.problems]}}async function l(R,C,G){const{path:H,wanted:W}=C,B=(0,x().fileAt)(C.found,H,G);if("problems"in B)return B;
const U=/\.([^./]*)$/.exec(v().posix.basename(B.path))?.[1]??"";if(!A.has(U))return(0,j().fails)("target-extension",G,{program:"\
node",path:H,extension:U});const K=await y(R,C,G);if(K.targets.length===0)return K;const Y=(0,k().packageOf)(B.path);return Y&&
!(0,L().isWithin)(W,"node_modules")&&!W.includes(`node_modules/${Y}`)?(0,j().fails)("dependency-unverified",G,{name:Y,path:H,
fault:"linked"}):B.tracked&&await d(R.tree,B)?(0,j().join)([K,(0,j().fails)("target-writes",G,{path:B.path})]):K}async function s(R,{
path:C,tracked:G,built:H},W,B){const U=(0,k().packageOf)(C);return U===void 0?(G||H)&&!(0,L().isWithin)(C,"node_modules")?
[]:[(0,$().problemAt)("target-missing",B,{path:W,untracked:!0})]:G?[(0,$().problemAt)("dependency-unverified",B,{name:U,
path:W,fault:"committed"})]:await(0,k().inspectDependency)(R,{name:U,path:W},B)}async function t(R,C,G,H){const W=(0,k().
packageOf)(G);if(W===void 0&&R.tree.isPending?.(G))return(0,j().fails)("target-not-judged",H,{path:C});if(W===void 0||R.
tree.stat("node_modules")!==void 0)return(0,x().nothingAt)(R.tree,G,C,H);const B=await(0,k().inspectDependency)(R,{name:W,
path:C},H);return B.some(k().isUnverified)?{targets:[],problems:B}:(0,j().join)([(0,j().fails)("not-installed",H,{name:W}),
{targets:[],problems:B}])}async function i(R,C,G,H){const W=(0,E().testProblem)(C,G,R.directory);if(W!==void 0)return{targets:[],
problems:[W]};const U=((0,E().isPattern)(C)?((0,E().alternativesOf)(C)??[]).map(E().baseOf):[C]).map(J=>(0,L().resolveInTree)(
R.tree,(0,j().from)(R,J)));if(U.some(({kind:J})=>J==="outside"))return(0,j().fails)("target-outside",G,{path:C,reason:"s\
ymlink"});const[K]=U,Y=K?.kind==="inside"&&K.entry.kind==="directory"&&K.entry.tracked;return(0,E().isPattern)(C)||K===void 0||
Y?j().NOTHING:H({path:C,wanted:(0,L().normalise)((0,j().from)(R,C))??C,found:K})}const o=256*1024,p=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function d(R,C){if((C.size??0)>o)return!1;const G=(await R.read(C.path)).toString("latin1");return p.test(G)}const e=[
"",".js",".json",".node"];function r(R){return R===""?[""]:e.map(C=>R+C)}function n(R,C){const G=C.map(H=>(0,L().resolveInTree)(
R,H)).filter(H=>H.kind!=="missing");return G.find(H=>H.kind!=="inside"||(0,F().isRegular)(H.entry.kind))??G[0]}async function c({
tree:R,changed:C},{path:G,wanted:H},W,B){const U=v().posix.join(H,"package.json"),K=await(0,I().readJsonFile)(R,U);if(K===
I().INVALID)return(0,j().fails)("package-json-invalid",W,{path:U});const Y=(0,M().textIn)((0,M().objectIn)(K),"main"),J=Y.
startsWith("/")?void 0:(0,L().normalise)(v().posix.join(H,Y)),V=X=>r(v().posix.join(X,"index")).slice(1),tn=Y===""||!J?[]:
[...r(J),...V(J)],Q=J===void 0?{kind:"outside",path:Y}:u(R,[...tn,...V(H)]);if(Q===void 0)return;const q=await B({path:G,
wanted:H,found:Q});return C.has(U)?(0,j().join)([q,(0,j().fails)("target-changed",W,{path:U})]):q}function u(R,C){return C.
map(G=>(0,L().resolveInTree)(R,G)).find(G=>G.kind==="inside"?(0,F().isRegular)(G.entry.kind):G.kind!=="missing")}async function a(R,C){
const{flags:G,operands:H}=R,W=(0,O().isTestRun)(R);if(f(R,W))return j().NOTHING;const B=[];for(const Y of G)B.push(await S(
Y,C));for(const{text:Y,span:J}of H){if(Y===""||Y.startsWith("-"))continue;const V=()=>w(C,Y,J);B.push(W?await i(C,Y,J,V):
await V())}const{targets:U,problems:K}=(0,j().join)(B);return G.some(({name:Y})=>Y==="--check")?{targets:U.map(Y=>({...Y,
parsed:!0})),problems:K}:{targets:U,problems:K}}function f({operands:R},C){const G=R[0]?.text;return G==="inspect"||G===
"debug"&&!C}const g=new Set(["--import","--require","--experimental-loader"]);async function S(R,C){const{name:G,value:H="",
span:W}=R;return G==="--env-file"||G==="--env-file-if-exists"?P(C,H,W):G==="--test-reporter-destination"?T(C,H,W):!g.has(
G)||!/^[@a-z]/i.test(H)?j().NOTHING:D(C,H,W)}function T(R,C,G){if(/^std(?:out|err)$/.test(C))return j().NOTHING;const H=(0,E().
pathProblem)(C,G,R.directory);if(H!==void 0)return{targets:[],problems:[H]};const W=(0,L().resolveInTree)(R.tree,(0,L().
normalise)((0,j().from)(R,C))??"");return W.kind==="outside"?(0,j().fails)("target-outside",G,{path:C,reason:"symlink"}):
W.kind==="inside"&&W.entry.tracked?(0,j().fails)("writes-files",G,{program:"node",flag:C}):j().NOTHING}async function D(R,C,G){
const H=/^(?:@[^/]+\/)?[^/]+/.exec(C)?.[0]??C;return{targets:[],problems:await(0,k().inspectDependency)(R,{name:H,path:C},
G)}}const b=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function P(R,C,G){if((0,E().pathProblem)(C,G,R.directory)!==void 0)return j().
NOTHING;const H=(0,L().resolveInTree)(R.tree,(0,j().from)(R,C));if(H.kind==="missing"&&R.tree.isPending?.(H.path))return(0,j().
fails)("target-not-judged",G,{path:C});const W=(0,x().fileAt)(H,C,G);if("problems"in W)return W;if(!W.tracked&&!W.built)
return(0,j().fails)("target-missing",G,{path:C,untracked:!0});if((W.size??0)>o)return(0,j().fails)("environment-file-uns\
afe",G,{path:C,names:[]});const U=[...(await R.tree.read(W.path)).toString("utf8").matchAll(b)].map(([,Y=""])=>Y).filter(
Y=>(0,N().isReadByProgram)(Y.toUpperCase())&&Y.toUpperCase()!=="NODE_ENV"),K=[...new Set(U)].slice(0,10);return K.length===
0?j().NOTHING:(0,j().fails)("environment-file-unsafe",G,{path:C,names:K})}},62205:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.manifestChange=j,m.resolveRuns=E;function v(){const e=h(76760);return v=function(){return e},
e}function M(){const e=h(54669);return M=function(){return e},e}function L(){const e=h(90762);return L=function(){return e},
e}function F(){const e=h(96916);return F=function(){return e},e}function $(){const e=h(59867);return $=function(){return e},
e}function N(){const e=h(56788);return N=function(){return e},e}function O(){const e=h(61102);return O=function(){return e},
e}function k(){const e=h(46912);return k=function(){return e},e}function I(e,r,n,c){const{directory:u,event:a,words:f}=r;
return c.follow(`${u}\0${a}`,`${(0,k().scriptText)(r)}\0${f.length}`,()=>A(e,r,n,c),g=>x(g,a,n))}async function E(e,r,n,c){
const u=r.length>0?[await(0,F().inspectShadows)(e,n)]:[];for(const a of r)u.push(await I(e,a,n,c));return(0,N().join)([...u,
j(e,n)])}function j({directory:e,changed:r},n){const c=v().posix.join(e,"package.json");return r.has(c)?(0,N().fails)("t\
arget-changed",n,{path:c}):N().NOTHING}function x(e,r,n){return e.why==="cycle"?(0,N().fails)("npm-script-cycle",n,{script:r}):
(0,N().fails)("npm-script-chain",n,{script:r,limit:e.limit,what:e.why})}async function A(e,r,n,c){const{event:u,body:a,words:f}=r,
g=(0,k().scriptText)(r),S={targets:[(0,N().target)(e,{kind:"npm_script",name:u,script:g})],problems:[]},T={...e,via:u},{
parts:D,fault:b,isIdle:P}=await(0,O().resolveParts)({body:a,words:f,span:n},T,c),R=await w(e,r),C=[S];let G=b!==void 0;for(const{
problems:H,targets:W}of D){const{kept:B,refused:U}=l(H,f);if(C.push({targets:W,problems:B.map(t(R))}),U===void 0)continue;
const K=o(U)&&!s(U);G||=K;const Y=K&&!R?"error":void 0,J={script:u,text:g,reason:U.rule};b||C.push((0,N().fails)("npm-sc\
ript-text",n,J,Y))}if(P&&C.push((0,N().fails)("only-prints",n,{program:"npm",flag:`run ${u}`})),b===void 0)C.push(y(f));else{
const H=R&&f.length===0?"notice":void 0,W={script:u,text:g,...b,words:f.map(B=>B.text)};C.push((0,N().fails)("npm-script\
-form",f[0]?.span??n,W,H))}return G&&R&&C.push((0,O().namedTargets)(a,T,n)),(0,N().join)(C)}async function w({base:e,directory:r,
changed:n},{event:c,body:u}){return(e&&(await(0,$().usablePackageJson)(e,r))?.scripts.get(c))===u&&(!n.has((0,N().from)(
{directory:r},"package.json"))||!/npm_/.test(u))}function y(e){const r=e.flatMap(n=>(0,L().firstErrors)((0,M().lex)(`x ${(0,k().
quoteForScript)(n.text)}`).problems).map(c=>({...c,span:n.span})));return{targets:[],problems:r}}function l(e,r){const n=({
span:f})=>r.some(g=>i(g.span,f)),c=e.filter(f=>n(f)||d(f)),u=e.filter(f=>!c.includes(f)),a=u.filter(o);return{kept:c,refused:a.
find(f=>!s(f))??a[0]??u[0]}}function s({rule:e}){return e==="program-not-allowed"}function t(e){return r=>e&&r.rule==="t\
ool-unknown"?{...r,severity:"notice"}:r}function i(e,r){return e.start<r.end&&e.end>r.start}function o({severity:e}){return e===
"error"}const p=new Set(["build-files-unread","dependency-not-compared","dependency-redirected","target-changed","target\
-writes","not-installed","only-prints","tool-runs-file","tool-unknown","workspaces-changed"]);function d({rule:e,args:r}){
return e==="dependency-unverified"?"fault"in r&&["removed","stale"].includes(r.fault):p.has(e)||e.startsWith("npm-script\
-")||e.startsWith("npmrc-")}},52437:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveNpm=l,m.resolveTool=
s;function v(){const n=h(76760);return v=function(){return n},n}function M(){const n=h(91063);return M=function(){return n},
n}function L(){const n=h(32854);return L=function(){return n},n}function F(){const n=h(93028);return F=function(){return n},
n}function $(){const n=h(13254);return $=function(){return n},n}function N(){const n=h(31901);return N=function(){return n},
n}function O(){const n=h(66227);return O=function(){return n},n}function k(){const n=h(62205);return k=function(){return n},
n}function I(){const n=h(60210);return I=function(){return n},n}function E(){const n=h(96916);return E=function(){return n},
n}function j(){const n=h(59867);return j=function(){return n},n}function x(){const n=h(56788);return x=function(){return n},
n}function A(){const n=h(46912);return A=function(){return n},n}function w(){const n=h(38218);return w=function(){return n},
n}function y(){const n=h(10473);return y=function(){return n},n}async function l(n,c,u){const{subcommand:a,operands:f,flags:g}=n,
[S]=f,T=S?.span??g[0]?.span??{start:0,end:0};if(a==="exec")return S===void 0?x().NOTHING:s(c,n,S);const{project:D,selected:b,
runs:P,packages:R,problems:C}=await(0,A().scriptsThatRun)(n,c,T);if(D===void 0)return{targets:[],problems:C};const G=[await(0,I().
inspectNpmrc)({...c,directory:D},T)];for(const H of R){const W=P.filter(B=>B.directory===H);G.push(await(0,k().resolveRuns)(
{...c,directory:H},W,T,u))}return b&&!R.includes(D)&&G.push((0,k().manifestChange)({...c,directory:D},T)),(0,x().join)([
...G,{targets:[],problems:C}])}async function s(n,c,{text:u,span:a}){if(!(0,N().isToolName)(u))return x().NOTHING;const f=c.
starts==="file",g=f?x().NOTHING:await(0,O().resolveAtHome)(n,T=>t(T,u,a));if(!f&&g.targets.length===0)return g;const S=await(0,w().
resolveToolFiles)(c,n);return(0,x().join)([g,(0,M().isKnownTool)(n.families.tools,u)?x().NOTHING:(0,x().fails)("tool-unk\
nown",a,{tool:u}),S])}async function t(n,c,u){const{tree:a}=n,f=await(0,j().readPackageJson)(a,""),g=(await(0,E().ownBinaries)(
a)).get(c);if(g!==void 0&&n.via!==void 0&&a.stat("node_modules")===void 0)return(0,y().resolveCommitted)(n,{text:g.file,
span:u});if(f===j().INVALID)return(0,x().fails)("package-json-invalid",u,{path:"package.json"});if(f?.binaries.has(c))return(0,x().
fails)("binary-shadowed",u,{name:c,path:f.path});const S=(0,x().from)(n,`node_modules/.bin/${c}`);if(n.directory!==""&&a.
stat(S)!==void 0)return(0,x().fails)("dependency-unverified",u,{name:c,path:S,fault:"elsewhere"});const T=a.stat("node_m\
odules");if(T===void 0)return r(n,f,c,u);const D=await d(a,c),b=a.stat(D),P=(0,L().resolveInTree)(a,D);if(b===void 0||P.
kind==="missing")return(0,x().fails)("binary-missing",u,{name:c});if(P.kind!=="inside")return(0,x().fails)("target-outsi\
de",u,{path:D,reason:"symlink"});const R=(0,O().packageOf)(P.path),C=T.tracked||b.tracked,G=!C&&P.entry.tracked&&await o(
a,P.path);if(R===void 0&&!G||!(0,F().isRegular)(P.entry.kind))return(0,x().fails)("dependency-unverified",u,{name:c,path:P.
path,fault:"elsewhere"});if(!G&&(C||P.entry.tracked)){const B={name:R??c,path:P.path,fault:"committed"};return(0,x().fails)(
"dependency-unverified",u,B)}const H=G?await(0,O().inspectOrigin)(n,p(a,D)??c,u):await i(n,c,P.path,u);if(H.some(O().isUnverified))
return{targets:[],problems:H};if(!await e(a,P.path))return(0,x().fails)("binary-not-node",u,{name:c,path:P.path});G&&n.changed.
has(P.path)&&H.push((0,$().problemAt)("target-changed",u,{path:P.path}));const W={kind:"package_binary",name:c,path:P.path};
return{targets:[(0,x().target)(n,W)],problems:H}}async function i(n,c,u,a){const f=(0,O().packageOf)(u)??c,g=u.slice(`no\
de_modules/${f}/`.length),S={name:c.startsWith("@")?void 0:c,file:g},T=await(0,O().inspectDependency)(n,{name:f,path:u,binary:S},
a);return f===c||!(await(0,j().readLocks)(n.tree)).npm?.packages.has(c)?T:[...T,...await(0,O().inspectOrigin)(n,c,a)]}async function o(n,c){
return(await(0,E().ownPackages)(n)).some(u=>(0,L().isWithin)(c,u))}function p(n,c){return(0,O().packageOf)(v().posix.join(
v().posix.dirname(c),n.readlink(c)??""))}async function d(n,c){const u=`node_modules/.bin/${c}`;if(!c.startsWith("@"))return u;
const a=await(0,j().usablePackageJson)(n,`node_modules/${c}`);if(a===void 0)return u;const[f]=a.binaries.keys();return`n\
ode_modules/.bin/${(a.binaries.size===1?f:void 0)??c.replace(/^@[^/]*\//,"")}`}async function e(n,c){return/\.[cm]?js$/.
test(c)||/^#!.*[/ ]node\b/.test(await(0,y().firstLineOf)(n,c))}async function r(n,c,u,a){const f=await(0,O().ownerOf)(n.
tree,u,c?.dependencies??new Set);if(f===void 0)return(0,x().fails)("binary-missing",a,{name:u});const g={kind:"package_b\
inary",name:u},S=await(0,O().inspectDependency)(n,{name:f,path:u},a);return{targets:[(0,x().target)(n,g)],problems:[n.tree.
isPending?.("node_modules")?(0,$().problemAt)("target-not-judged",a,{path:u}):(0,$().problemAt)("not-installed",a,{name:u}),
...S]}}},60210:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.effectOf=w,m.foreignSettings=i,m.inspectNpmrc=
E,m.npmrcCopies=y,m.readNpmrc=I;function v(){const o=h(76760);return v=function(){return o},o}function M(){const o=h(58238);
return M=function(){return o},o}function L(){const o=h(32854);return L=function(){return o},o}function F(){const o=h(93028);
return F=function(){return o},o}function $(){const o=h(94411);return $=function(){return o},o}function N(){const o=h(56788);
return N=function(){return o},o}function O(){const o=h(10473);return O=function(){return o},o}const k=64*1024;async function I(o){
const p=await(0,O().readText)(o.tree,(0,N().from)(o,".npmrc"),k);if(p===void 0)return{settings:{}};if("unread"in p)return p;
const d=(0,F().lfsObstacle)(p.text);return d!==void 0?{unread:d}:{settings:(0,M().parse)(p.text),file:p.path}}async function E(o,p){
const d=(0,N().from)(o,".npmrc"),e=await I(o);if("unread"in e)return(0,N().fails)("npmrc-setting",p,{path:d,keys:[],why:e.
unread});const{settings:r,file:n=d}=e,c=!o.base||o.changed.has(d)||o.changed.has(n),u=o.base&&await I({...o,tree:o.base}),
a=u&&"settings"in u?u.settings:{},f={changed:[],decides:[],stands:[]};for(const[g,S]of Object.entries(r)){const T=w(g,S),
D=c&&JSON.stringify(a[g])!==JSON.stringify(S),b=g==="node-options"&&!(0,$().areHarmlessOptions)(String(S));T==="harmless"||
T==="honoured"&&!D&&!b||f[D?"changed":T==="other"?"stands":"decides"].push(g)}return(0,N().join)(Object.entries(f).map(([
g,S])=>S.length===0?N().NOTHING:(0,N().fails)("npmrc-setting",p,{path:d,keys:S,why:g},g==="stands"?"warning":void 0)))}const j=new Set(
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
-scripts","node-options"]);function w(o,p){const d=typeof p!="object"&&!String(p).includes("${");if(o==="ignore-scripts"&&
d)return typeof p=="boolean"?"honoured":"decides";if(A.has(o)&&d)return"honoured";const e=o.toLowerCase().replaceAll("_",
"-");return x.has(e)||o.includes("${")?"decides":!j.has(o)||typeof p=="object"&&!Array.isArray(p)||String(p).includes("$\
{")?"other":"harmless"}async function y(o,p){return Promise.all((0,F().filesNamed)(o,".npmrc").map(({path:d})=>l(o,d,p)))}
async function l(o,p,d){const e=v().posix.dirname(p),r=await I({tree:o,directory:e==="."?"":e});if("unread"in r)return s(
o,p,r.unread);const{settings:n,file:c=p}=r,u=d.has(p)||d.has(c),a=([g,S])=>{const T=w(g,S);return T==="harmless"||T==="h\
onoured"&&!u},f=Object.entries(n);return{path:c,text:(0,M().stringify)(Object.fromEntries(f.filter(a))),dropped:f.filter(
g=>!a(g)).map(([g])=>g)}}function s(o,p,d){const e=(0,L().resolveInTree)(o,p);return e.kind==="inside"&&(0,F().isRegular)(
e.entry.kind)?{path:e.path,text:"",dropped:[d]}:{path:p,dropped:[d]}}const t=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function i(o,p){return(await y(o,p)).flatMap(({path:e,dropped:r})=>{const n=r.filter(c=>!t.test(c));return n.length>
0?[`${e}: ${n.join(", ")}`]:[]})}},45156:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.compareWithBase=
O,m.knownHosts=void 0,m.replacedArchive=A;function v(){const a=h(3463);return v=function(){return a},a}function M(){const a=h(
32854);return M=function(){return a},a}function L(){const a=h(93028);return L=function(){return a},a}function F(){const a=h(
13254);return F=function(){return a},a}function $(){const a=h(60210);return $=function(){return a},a}function N(){const a=h(
59867);return N=function(){return a},a}async function O(a,f,g,S){if(a===f)return[];const[{npm:T},{npm:D}]=await Promise.
all([(0,N().readLocks)(a),(0,N().readLocks)(f)]),b=D?.packages.get(g),P={name:g,tree:a,base:f,before:[...b?[b]:[],...await s(
f,g)],hosts:await r(f),configured:await n(a,g)},R=await l(P),C=T?.packages.get(g),H=C?k(C,P):T?void 0:E({name:g,version:"",
source:{kind:"registry"}},P);return H&&R.push({name:g,path:T?.path??".npmrc",...H}),R.map(W=>(0,F().problemAt)("dependen\
cy-redirected",S,W))}function k(a,f){const{tree:g,base:S}=f,T=f.before.find(b=>w(b,a));return T?.version===a.version&&y(
T,a)||A(a,g,S)?{how:"integrity",to:a.integrity??"nothing"}:T?E(a,f):I(a,f)}function I(a,f){const{source:g}=a;if(g.kind===
"git"||g.kind==="tarball")return{how:g.kind,to:g.at};if(g.kind==="file"){const S=f.before.some(T=>T.source.kind!=="file");
return x(a,f.tree)&&!S?void 0:{how:"file",to:g.at}}return a.name!==f.name?{how:"alias",to:a.name}:E(a,f)}function E({source:a},{
hosts:f,configured:g}){if(a.kind!=="registry")return;const S=e(a,g);return f.has(S)?void 0:{how:"host",to:S}}function j({
source:a}){if(a.kind==="file")return(0,M().normalise)(a.at.replace(/#.*$|::.*$/s,""))||void 0}function x(a,f){const g=j(
a),S=g===void 0?void 0:(0,M().resolveInTree)(f,g);return S?.kind==="inside"&&S.entry.kind==="directory"}function A(a,f,g){
const S=j(a);if(S===void 0)return!1;const[T,D]=[f,g].map(P=>(0,M().resolveInTree)(P,S));return!(T?.kind==="inside"&&(0,L().
isRegular)(T.entry.kind))||D?.kind!=="inside"?!1:T.entry.oid!==D.entry.oid||T.entry.size!==D.entry.size}function w(a,f){
return a.name===f.name&&a.source.kind===f.source.kind&&o(a)===o(f)}function y({integrity:a,source:f},{integrity:g}){if(a===
void 0||f.kind==="file"&&g===void 0)return!1;if(g===void 0)return!0;const S=b=>b.split("-",1)[0],T=g.split(/\s+/),D=a.split(
/\s+/).filter(b=>T.some(P=>S(P)===S(b)));return D.length>0&&!D.some(b=>T.includes(b))}async function l(a){const{name:f,tree:g,
before:S}=a;return(await s(g,f)).flatMap(T=>{if(T.source.kind==="registry"&&T.name===f||S.some(P=>w(P,T)))return[];const b=I(
T,a);return b===void 0?[]:[{name:f,path:"package.json",...b}]})}async function s(a,f){const g=(0,v().objectIn)(await(0,N().
readJsonFile)(a,"package.json")),S=["dependencies","devDependencies","optionalDependencies"].map(C=>(0,v().textIn)((0,v().
objectIn)(g[C]),f)),{overrides:T,resolutions:D,pnpm:b}=g,P=[T,D,(0,v().objectIn)(b).overrides].flatMap(C=>Object.entries(
(0,v().objectIn)(C)).flatMap(([G,H])=>i(G,f)?[typeof H=="string"?H:(0,v().textIn)((0,v().objectIn)(H),".")]:[]));return[
...new Set([...S,...P])].filter(C=>C!==""&&!C.startsWith("workspace:")).map(C=>t(C,f))}function t(a,f){const g=(0,N().aliasIn)(
a);return g!==void 0&&g!==f?{name:g,version:"",source:{kind:"registry"}}:{name:f,version:"",source:(0,N().sourceOf)(a,f,
"")}}function i(a,f){const g=a.split(/[>]|\*\*\//).at(-1)??"";return g===f||g.startsWith(`${f}@`)||g.endsWith(`/${f}`)}function o({
source:{kind:a,at:f=""},version:g}){return a==="tarball"&&g!==""?f.replaceAll(g,"*"):a==="registry"&&d.includes(f)?"":f}
const p="registry.npmjs.org",d=[p,"registry.yarnpkg.com"];function e({at:a},f){return(a===void 0||d.includes(a)?f:void 0)??
a??p}const r=m.knownHosts=(0,L().perTree)(async a=>{const f=await c(a),g=Object.entries(f).filter(([D])=>D==="registry"||
D.endsWith(":registry")).map(([,D])=>u(String(D))),S=((await(0,N().readLocks)(a)).npm?.all??[]).flatMap(({source:D})=>D.
kind==="registry"&&D.at?[D.at]:[]),T=f.registry===void 0||S.some(D=>d.includes(D));return new Set([...g,...S,...T?d:[]])});
async function n(a,f){const g=await c(a),[S]=f.startsWith("@")?f.split("/"):[],T=S&&g[`${S}:registry`]||g.registry;return T===
void 0?void 0:u(String(T))}async function c(a){const f=await(0,$().readNpmrc)({tree:a,directory:""});return"settings"in f?
f.settings:{}}function u(a){return URL.canParse(a)?new URL(a).host:a}},96916:function(z,m,h){Object.defineProperty(m,"__\
esModule",{value:!0}),m.inspectShadows=A,m.ownPackages=m.ownBinaries=void 0;function v(){const t=h(76760);return v=function(){
return t},t}function M(){const t=h(32854);return M=function(){return t},t}function L(){const t=h(93028);return L=function(){
return t},t}function F(){const t=h(11331);return F=function(){return t},t}function $(){const t=h(59867);return $=function(){
return t},t}function N(){const t=h(56788);return N=function(){return t},t}function O(){const t=h(47668);return O=function(){
return t},t}const k=m.ownPackages=(0,L().perTree)(async t=>{const i=await(0,O().listWorkspaces)(t,""),o=Array.isArray(i)?
i.map(({directory:n})=>n):[],{npm:p,unread:d}=await(0,$().readLocks)(t),e=(p?.all??[]).flatMap(({source:n})=>n.kind==="f\
ile"?(0,M().normalise)(n.at)??[]:[]),r=d.length>0?await I(t):[];return[...new Set([...o,...e,...r])].filter(n=>n!=="")});
async function I(t){const i=await(0,$().usablePackageJson)(t,""),o=(0,L().filesNamed)(t,"package.json").map(({path:d})=>v().
posix.dirname(d)),p=[];for(const d of o){const e=d==="."?void 0:await(0,$().usablePackageJson)(t,d);e!==void 0&&i?.dependencies.
has(e.name)&&p.push(d)}return p}const E=m.ownBinaries=(0,L().perTree)(async t=>{const i=new Map;for(const o of await k(t)){
const p=await(0,$().usablePackageJson)(t,o);for(const[d,e]of p?.binaries??[]){const r=v().posix.join(o,e);i.set(v().posix.
basename(d),{file:r,manifest:v().posix.join(o,"package.json")})}}return i}),j=new Set([...F().PROGRAM_NAMES,...`[ alias \
awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),x=new Set(["node","npm","npx","sh"]);async function A(t,i){const{tree:o,base:p}=t,
d=await E(o),e=p&&await E(p),r=[...d].flatMap(([c,{manifest:u}])=>j.has(c)?[w(c,u,e?.has(c)===!0,i)]:[]),n=[];for(const c of(0,O().
foldersUpFrom)(t.directory)){const u=await y(o,v().posix.join(c,"node_modules/.bin"));for(const{name:a,path:f,isLocked:g}of u)
n.push(w(a,f,g,i))}return(0,N().join)([...r,...n])}function w(t,i,o,p){return o?x.has(t)?(0,N().fails)("program-replaced",
p,{name:t,path:i},"warning"):N().NOTHING:(0,N().fails)("program-replaced",p,{name:t,path:i})}const y=(0,L().perPath)(async(t,i)=>{
const o=[];for(const{path:p}of t.list(i)){const d=v().posix.basename(p).replace(/\.(?:cmd|exe|ps1)$/,"");if(!j.has(d))continue;
const e=(0,M().resolveInTree)(t,p);if(e.kind!=="inside")continue;const r=e.path===p?await l(t,e.entry):e.path,n=r!==void 0&&
/node_modules\/(?!\.bin\/)/.test(r);o.push({name:d,path:p,isLocked:n&&!e.entry.tracked})}return o});async function l(t,{
path:i,size:o=0}){if(o>s)return;const p=(await t.read(i)).toString("utf8"),[,d]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(p)??
[];return d&&v().posix.join(v().posix.dirname(i),d)}const s=16*1024},59867:function(z,m,h){Object.defineProperty(m,"__es\
Module",{value:!0}),m.INVALID=void 0,m.aliasIn=u,m.binOf=w,m.readPackageJson=m.readLocks=m.readLock=m.readJsonFile=void 0,
m.sourceOf=r,m.usablePackageJson=x;function v(){const a=h(26040);return v=function(){return a},a}function M(){const a=h(
3463);return M=function(){return a},a}function L(){const a=h(95244);return L=function(){return a},a}function F(){const a=h(
32854);return F=function(){return a},a}function $(){const a=h(93028);return $=function(){return a},a}function N(){const a=h(
10473);return N=function(){return a},a}const O=["dependencies","devDependencies","optionalDependencies"],k=64*1024*1024,
I=m.INVALID=Symbol("invalid"),E=m.readJsonFile=(0,$().perPath)(async(a,f)=>{if((0,F().resolveInTree)(a,f).kind==="missin\
g")return;const g=await(0,N().readText)(a,f,k);if(g===void 0||"unread"in g||(0,M().isNestedTooDeep)(g.text))return I;const S=(0,v().
attempt)(()=>JSON.parse(g.text.replace(/^\uFEFF/,"")));return typeof S=="object"&&S!==null?S:I}),j=m.readPackageJson=(0,$().
perPath)(async(a,f)=>{const g=f===""?"package.json":`${f}/package.json`,S=await E(a,g);return S===void 0||S===I?S:A(g,S)});
async function x(a,f){const g=await j(a,f);return g===I?void 0:g}function A(a,f){const g=typeof f.name=="string"?f.name:
"";return{path:a,name:g,scripts:y(f.scripts),binaries:new Map(Object.entries(w(f.bin,g)??{})),dependencies:new Set(O.flatMap(
S=>[...y(f[S]).keys()])),workspaces:l(f.workspaces)}}function w(a,f){if(typeof a=="string")return{[f.replace(/^@[^/]*\//,
"")]:a};const g=y(a);return g.size===0?void 0:Object.fromEntries(g)}function y(a){return new Map(Object.entries((0,M().objectIn)(
a)).flatMap(([f,g])=>typeof g=="string"?[[f,g]]:[]))}function l(a){const f=Array.isArray(a)?a:(0,M().objectIn)(a).packages;
return Array.isArray(f)?f.filter(g=>typeof g=="string"):[]}const s=m.readLocks=(0,$().perTree)(async a=>{const f=L().LOCKFILES.
filter(D=>a.stat(D)!==void 0),g=L().NPM_LOCKFILES.find(D=>f.includes(D)),S=g===void 0?void 0:await t(a,g),T=f.filter(D=>!L().
NPM_LOCKFILES.some(b=>b===D));return S==="unread"?{unread:[g??"",...T]}:g===void 0?{unread:T}:{npm:S??{path:g,packages:new Map,
all:[]},unread:T}}),t=m.readLock=(0,$().perPath)(async(a,f)=>{const g=await(0,N().readText)(a,f,k),S=g&&"text"in g?g.text.
replace(/^\uFEFF/,""):"",T=(0,M().objectIn)((0,v().attempt)(()=>JSON.parse(S)));if(T.packages===void 0)return T.lockfileVersion===
1?"unread":void 0;const D=new Map,b=[];for(const[P,R]of Object.entries((0,M().objectIn)(T.packages))){if(P==="")continue;
const[,C,G]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(P)??[],H=i(G??P,(0,M().objectIn)(R));C===""&&G!==void 0&&D.
set(G,H),b.push(H)}return{path:f,packages:D,all:b}});function i(a,f){const g=(0,M().textIn)(f,"name")||a,S=(0,M().textIn)(
f,"version"),T=(0,M().textIn)(f,"resolved"),D=(0,M().textIn)(f,"integrity"),b=w(f.bin,g),P=f.link===!0?{kind:"file",at:T.
replace(/^file:/,"")}:r(T,g,S);return{name:g,version:S,source:P,...D&&{integrity:D},...b&&{bin:b}}}const o={kind:"regist\
ry"},p=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,d=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
e=/^(?:file|link|portal|workspace):(.*)$/is;function r(a,f,g){const[,S]=e.exec(a)??[];return S!==void 0?{kind:"file",at:S}:
p.test(a)?{kind:"git",at:a.replace(/#.*$/s,"")}:/^https?:/i.test(a)?n(a,f,g):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(a)||
/\.t(?:ar\.)?gz$/i.test(a)?{kind:"file",at:a}:d.test(a)?{kind:"git",at:a.replace(/#.*$/s,"")}:o}function n(a,f,g){const S={
kind:"tarball",at:a.replace(/#.*$/s,"")};if(!URL.canParse(a))return S;const{host:T,pathname:D}=new URL(a),b=c(D),[,P]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(b)??[];if(T==="codeload.github.com"&&P!==void 0)return{kind:"git",at:`https://github.com/${P}`};const R=f.replace(/^@[^/]*\//,
"");return b.endsWith(`/${f}/-/${R}-${g}.tgz`)||b.endsWith(`/${f}/-/${f}-${g}.tgz`)||T==="npm.pkg.github.com"&&b.startsWith(
`/download/${f}/${g}/`)?{kind:"registry",at:T}:S}function c(a){try{return decodeURIComponent(a)}catch{return a}}function u(a){
const[,f]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(a)??[];return f===void 0||/^[\^~<>=*v\d]/.test(f)?void 0:f}},65490:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.isPackageManager=x,m.resolvePackageManager=j,m.selectsPackages=A;function v(){
const l=h(76760);return v=function(){return l},l}function M(){const l=h(93028);return M=function(){return l},l}function L(){
const l=h(31901);return L=function(){return l},l}function F(){const l=h(52437);return F=function(){return l},l}function $(){
const l=h(62205);return $=function(){return l},l}function N(){const l=h(60210);return N=function(){return l},l}function O(){
const l=h(59867);return O=function(){return l},l}function k(){const l=h(56788);return k=function(){return l},l}function I(){
const l=h(46912);return I=function(){return l},l}function E(){const l=h(47668);return E=function(){return l},l}async function j(l,s,t,i){
const{subcommand:o,operands:p,flags:d}=l,[e]=p;if(e===void 0)return k().NOTHING;const{text:r,span:n}=e,c=(0,k().join)([await(0,N().
inspectNpmrc)({...t,directory:""},n),t.directory===""?k().NOTHING:await(0,N().inspectNpmrc)(t,n)]),u=(0,L().isProgram)(r)||
t.families?.allowed.has(r)===!0,a={...l,subcommand:"exec"};if(o==="exec")return(0,k().join)([c,u?k().NOTHING:await(0,F().
resolveTool)(t,a,e)]);const f=await w(t,A(l,s),n);if("problems"in f)return(0,k().join)([c,f]);const g=f.filter(({manifest:D})=>D.
scripts.has(r));if(g.length>0){const D=g.map(b=>y(b,l,t,i));return(0,k().join)([c,...await Promise.all(D)])}const S=r===
"start";if(o==="script-or-tool"&&!S){if(u)return c;if((0,L().isToolName)(r))return(0,k().join)([c,await(0,F().resolveTool)(
t,a,e)]);if(!/^[:.-]*\w[\w:.-]*$/.test(r)){const D=[(0,L().wordProblem)("outside-code",s.program,e)];return(0,k().join)(
[c,{targets:[],problems:D}])}}const T={script:r,passes:d.some(({name:D})=>D==="--if-present")};return(0,k().join)([c,(0,k().
fails)("npm-script-missing",n,T,S?"error":void 0)])}function x({data:l}){return l.starts==="script-or-tool"||l.starts===
"script-tool-or-file"}function A({anyPackage:l,flags:s,passthrough:t},{data:i}){const o=[...s.map(({name:p})=>p),...t.map(
({text:p})=>p)];return l===!0||o.some(p=>i.selecting_flags.includes(p.replace(/=.*/s,"")))}async function w({tree:l,directory:s},t,i){
const o=(0,M().filesNamed)(l,"package.json").flatMap(({path:r})=>r.split("/").includes("node_modules")?[]:v().posix.dirname(
r).replace(/^\.$/,"")),p=r=>l.stat(v().posix.join(r,"package.json"))!==void 0,d=t?o:(0,E().foldersUpFrom)(s).filter(p).slice(
0,1);if(d.length===0)return(0,k().fails)("package-json-missing",i,{directory:s});const e=[];for(const r of d){const n=await(0,O().
readPackageJson)(l,r);if(n===O().INVALID)return(0,k().fails)("package-json-invalid",i,{path:v().posix.join(r,"package.js\
on")});n!==void 0&&e.push({directory:r,manifest:n})}return e}async function y({directory:l,manifest:s},{operands:[t],passthrough:i},o,p){
const d={...o,directory:l},{text:e="",span:r={start:0,end:0}}=t??{},n=(0,I().runsIn)(s,l,{event:e,words:i});return(0,k().
join)([await(0,$().resolveRuns)(d,n,r,p),{targets:[],problems:(0,I().inspectEmpty)(n,e,d,r)}])}},82293:function(z,m,h){Object.
defineProperty(m,"__esModule",{value:!0}),m.alternativesOf=i,m.baseOf=l,m.inspectPaths=O,m.isPattern=y,m.isPlainGlob=j,m.
matchesPattern=x,m.pathProblem=E,m.testProblem=I;function v(){const o=h(32854);return v=function(){return o},o}function M(){
const o=h(13254);return M=function(){return o},o}function L(){const o=h(14395);return L=function(){return o},o}function F(){
const o=h(45806);return F=function(){return o},o}function $(){const o=h(87646);return $=function(){return o},o}const N=new Set(
["--env-file","--env-file-if-exists","--prefix"]);function O(o,p){const{passthrough:d}=o,e=[],r=(c,u)=>{const a=E(c,u,p);
a!==void 0&&e.push(a)};for(const c of[o,...(0,F().launchedBy)(o)]){for(const{name:a,value:f,span:g}of c.flags)f!==void 0&&
(N.has(a)&&r(f,g),a==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(f)&&r(f,g));for(const{as:a,path:f,span:g}of c.subcommand===
"exec"&&c.tool?.files||[]){const S=a==="tests"?I(f,g,p):void 0;S!==void 0&&e.push(S)}if(c.program!=="node"&&c.starts!=="\
file")continue;const u=c.program==="node"&&(0,$().isTestRun)(c)?I:E;for(const{text:a,span:f}of c.operands){const g=a===""||
a==="-"?void 0:u(a,f,p);g!==void 0&&e.push(g)}}const n=d.find(({text:c})=>k.test(c));return n!==void 0&&e.push((0,M().problemAt)(
"absolute-path",n.span,{path:n.text})),e}const k=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function I(o,p,d){if(!y(o))return E(o,p,d);const e=i(o);if(e===void 0)return(0,M().problemAt)("glob-unclear",p,{pattern:o,
reason:"too_many"});for(const r of[o,...e]){const n=E(r,p,d);if(n!==void 0)return{...n,args:{...n.args,path:o}}}}function E(o,p,d){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(o)&&/^(?:data|node|file|[a-z]+:\/)/i.test(o))return(0,M().problemAt)("target-outside",
p,{path:o,reason:"address"});const e=/^(?:[\\/]|[A-Za-z]:)/.test(o),r=e?void 0:(0,v().normalise)(d===""?o:`${d}/${o}`);if(r===
void 0){const n=e?"absolute":"above";return(0,M().problemAt)("target-outside",p,{path:o,reason:n})}if((0,v().isWithin)(r,
".git",{ignoreCase:!0}))return(0,M().problemAt)("target-outside",p,{path:o,reason:"git"})}function j(o){return o.length>
200||o.split("**").length>2?!1:o==="."?!0:o.split("/").every(p=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(p))}function x(o,p,d={}){
return A(o.split("/"),p.split("/"),d)}function A(o,p,d){const[e,...r]=o,[n,...c]=p;return e===void 0?d.partial||p.every(
u=>u==="**"):n===void 0?!1:n!=="**"?w(e,n,d)&&A(r,c,d):A(o,c,d)?!0:w(e,"*",d)&&A(r,p,d)}function w(o,p,{dot:d=!1}){return o.
startsWith(".")&&!p.startsWith(".")&&!d?!1:(0,L().matchesStars)(o,p)}function y(o){return/[*?[{]/.test(o)}function l(o){
return o.replace(/(?<![^/])[^/]*[*?[{].*$/s,"")}const s=200,t=1e3;function i(o){if(o.length>t)return;let p=[o.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const d=[];for(;p.length>0;){const e=[];for(const r of p){const n=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(r);if(n===null)
d.push(r);else{const{0:c,1:u="",index:a}=n,[f,g]=[r.slice(0,a),r.slice(a+c.length)];e.push(...u.split(",").map(S=>`${f}${S}${g}`))}}
if(e.length+d.length>s)return;p=e}return d}},9504:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveProgram=
l;function v(){const f=h(76760);return v=function(){return f},f}function M(){const f=h(96215);return M=function(){return f},
f}function L(){const f=h(91063);return L=function(){return f},f}function F(){const f=h(32854);return F=function(){return f},
f}function $(){const f=h(93028);return $=function(){return f},f}function N(){const f=h(97340);return N=function(){return f},
f}function O(){const f=h(46868);return O=function(){return f},f}function k(){const f=h(79757);return k=function(){return f},
f}function I(){const f=h(65490);return I=function(){return f},f}function E(){const f=h(82293);return E=function(){return f},
f}function j(){const f=h(56788);return j=function(){return f},f}function x(){const f=h(38218);return x=function(){return f},
f}function A(){const f=h(10473);return A=function(){return f},f}function w(){const f=h(47668);return w=function(){return f},
f}const y=5;async function l(f,g,S,T){const D=t(f,g,S);if("problems"in D)return D;const{subcommand:b,starts:P,operands:R,
module:C,launched:G}=f,[H]=R,W=[i(g,S,s(f)),...d(f,D),await(0,x().resolveProgramFiles)(f,S)],B={subcommand:b??H?.text??"",
span:s(f)};if(W.push(u(g,D,B)),C!==void 0&&(P!=="module"||G)&&W.push(c(g,D,C)),H!==void 0&&P==="file"&&W.push(e(f,g,D)),
H!==void 0&&P==="module"&&W.push(n(D,H,f.passthrough)),!(0,I().isPackageManager)(g))return(0,j().join)(W);if(b==="run"||
b==="exec"||b==="script-or-tool")W.push(await(0,I().resolvePackageManager)(f,g,D,T));else if(b!==void 0&&(0,I().selectsPackages)(
f,g)){const U={text:b,span:s(f),quoted:!1},K={...f,subcommand:"run",operands:[U]};W.push(await(0,I().resolvePackageManager)(
K,g,D,T))}return(0,j().join)(W)}function s({operands:f,flags:g}){return f[0]?.span??g[0]?.span??{start:0,end:0}}function t({
flags:f},g,S){let T=S;for(const{name:D,value:b,span:P}of f){if(b===void 0||!(0,L().movesTo)(g,D))continue;const R=(0,A().
entryFrom)(T,b,P);if("problems"in R)return R;T={...S,directory:R.path}}return T}function i({program:f,data:g},{tree:S,changed:T},D){
if(g.build_files.length===0)return j().NOTHING;const b=o(S),P=b.get(g)??p(S,g.build_files);b.set(g,P);const R=P.filter(G=>T.
has(G)),C=P.slice(0,y);return(0,j().join)([P.length===0?j().NOTHING:(0,j().fails)("build-files-unread",D,{program:f,files:C,
count:P.length}),...R.map(G=>(0,j().fails)("target-changed",D,{path:G}))])}const o=(0,$().perTree)(()=>new Map);function p(f,g){
const S=T=>g.some(D=>(0,E().matchesPattern)(D.includes("/")?T:v().posix.basename(T),D,{dot:!0}));return[...f.files()].flatMap(
({path:T})=>!(0,F().isWithin)(T,"node_modules")&&S(T)?T:[])}function d({operands:f,flags:g,starts:S,subcommand:T,family:D},b){
const P=D&&(0,I().isPackageManager)(D)&&T!=="test";return[...(S===void 0&&!P?f:[]).map(({text:G,span:H})=>({text:G.replace(
/::.*$/s,""),span:H})),...g.flatMap(({value:G,span:H})=>G===void 0?[]:[{text:G,span:H}])].map(({text:G,span:H})=>{const W=(0,F().
normalise)((0,j().from)(b,G));return W===void 0||W===""?j().NOTHING:(0,F().isWithin)(W,".git",{ignoreCase:!0})?(0,j().fails)(
"target-outside",H,{path:W,reason:"git"}):(0,F().resolveInTree)(b.tree,W).kind==="outside"?(0,j().fails)("target-outside",
H,{path:G,reason:"symlink"}):j().NOTHING})}function e({operands:[f],parsed:g},S,T){if(f===void 0)return j().NOTHING;const{
targets:D,problems:b}=r(T,f),P=(0,k().extensionProblems)(S,f.text,f.span).length>0,R=D.flatMap(({path:C=""})=>P?[]:(0,k().
extensionProblems)(S,C,f.span));return{targets:D.map(C=>({...C,...g&&{parsed:g}})),problems:[...b,...R]}}function r(f,{text:g,
span:S}){const T=(0,E().pathProblem)(g,S,f.directory);if(T!==void 0)return{targets:[],problems:[T]};const D=(0,A().entryFrom)(
f,g,S);if("problems"in D)return D;if(!(0,$().isRegular)(D.kind))return(0,j().fails)("target-not-a-file",S,{path:g,reason:D.
kind});if(!D.tracked)return(0,j().fails)("target-missing",S,{path:g,untracked:!0});const b=(0,F().normalise)((0,j().from)(
f,g))??"";return(0,A().runs)(f,{name:g,path:D.path,wanted:b},S)}function n(f,g,S){const{text:T,span:D}=g,b=(0,N().pythonFiles)(
T).find(P=>!P.endsWith("/__init__.py")&&f.tree.stat((0,j().from)(f,P))!==void 0);if(b===void 0){const P=(0,O().parseUnknownTool)(
g,S,f.families.tools.module);return(0,j().join)([(0,j().fails)("tool-unknown",D,{tool:T}),{targets:[],problems:P}])}return r(
f,{text:b,span:D,quoted:!1})}function c({program:f},{tree:g,base:S,changed:T,directory:D},{text:b,span:P}){const[R]=b.split(
"."),C=[...T].filter(G=>{const[,H=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(v().posix.relative(D,G))??[];return g.stat(G)!==
void 0&&S?.stat(G)===void 0&&(H===R||(0,M().isOfLibrary)(H))});return a(C,{program:f,subcommand:`-m ${b}`},P)}function u({
program:f,data:g},{changed:S,directory:T},{subcommand:D,span:b}){const P=(0,w().foldersUpFrom)(T).flatMap(C=>g.settings.
map(G=>v().posix.join(C,G))),R=[...S].filter(C=>P.some(G=>(0,F().isWithin)(C,G)));return a(R,{program:f,subcommand:D},b)}
function a(f,g,S){return(0,j().join)(f.map(T=>(0,j().fails)("settings-changed",S,{...g,path:T})))}},56788:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.Trail=m.NOTHING=void 0,m.fails=F,m.from=$,m.join=L,m.target=N;function v(){
const E=h(13254);return v=function(){return E},E}const M=m.NOTHING={targets:[],problems:[]};function L(E){return{targets:E.
flatMap(j=>j.targets),problems:E.flatMap(j=>j.problems)}}function F(E,j,x,A){return{targets:[],problems:[(0,v().problemAt)(
E,j,x,A)]}}function $({directory:E},j){return E===""?j:`${E}/${j}`}function N({via:E},j){return E===void 0?j:{...j,via:E}}
const O=64,k=2e3;class I{#n=new Set;#e=new Set;resolve;#s;constructor(j,x){this.resolve=j,this.#s=x}async follow(j,x,A,w){
if(this.#n.has(j))return w({why:"cycle"});const y=await this.#s?.tickScript();if(y!==void 0)return w({why:"time",limit:y});
const l=`${j}\0${x}`;if(this.#e.has(l))return M;if(this.#n.size>=O)return w({why:"depth",limit:O});if(this.#e.size>=k)return w(
{why:"count",limit:k});this.#n.add(j);const s=await A();return this.#n.delete(j),this.#e.add(l),s}}m.Trail=I},74100:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.helperFault=c,m.helperWords=n,m.isWrapperTool=d,m.readScriptForm=y;function v(){
const g=h(76760);return v=function(){return g},g}function M(){const g=h(678);return M=function(){return g},g}function L(){
const g=h(95244);return L=function(){return g},g}function F(){const g=h(32854);return F=function(){return g},g}function $(){
const g=h(93028);return $=function(){return g},g}function N(){const g=h(94411);return N=function(){return g},g}function O(){
const g=h(54669);return O=function(){return g},g}function k(){const g=h(11331);return k=function(){return g},g}function I(){
const g=h(81716);return I=function(){return g},g}function E(){const g=h(54421);return E=function(){return g},g}function j(){
const g=h(82293);return j=function(){return g},g}function x(){const g=h(56788);return x=function(){return g},g}function A(){
const g=h(46912);return A=function(){return g},g}function w(){const g=h(10473);return w=function(){return g},g}function y(g,S){
const T=(0,I().readShellText)(g,S);if(T.length===0&&!(0,A().isBlank)(g))return{commands:T,fault:{part:"the script",why:"\
cannot be read"}};const D=(0,O().lex)(g).problems.find(({rule:b})=>b==="shell-comment");if(D&&T.length>0){const b=g.slice(
D.span.start,D.span.end);return{commands:T,fault:{part:b,why:"hides the words behind it"}}}for(const[b,P]of T.entries()){
const R=b===T.length-1,C=t(P,g)??l(P,R);if(C!==void 0)return{commands:T,fault:C}}return{commands:T}}function l({separator:g},S){
const T=g.trim();if(!(S?T==="":T==="&&"))return{part:T===""?"a line break":T,why:s}}const s="joins commands in another w\
ay than `&&`";function t(g,S){const{words:T,redirections:D,inside:b,subshell:P,defines:R,problems:C,assignments:G}=g,H=S.
slice(g.span.start,g.span.end).trim(),W=(J,V)=>({part:J,why:V});if(P)return W(H,"runs in a subshell");if(R)return W(H,"d\
efines a function");if(b.length>0)return W(H,"runs a command to make a word");const[B]=D;if(B)return W(`${B.operator} ${B.
target?.text??""}`,"redirects input or output");const U=G.find(({name:J,value:V})=>!(0,N().isHarmlessVariable)(J,V));if(U)
return W(`${U.name}=`,"sets a variable that can choose the code that runs");const K=T.find(J=>(0,I().isDynamic)(g,J)&&!i(
g,J,S));if(K){const{start:J,end:V}=K.span;return W(S.slice(J,V),"is only known when the script runs")}const Y=C.find(J=>!o(
J,T));if(Y){const{start:J,end:V}=Y.span;return W(S.slice(J,V).trim()||H,"is syntax of a shell")}return T.length===0?W(H,
"starts no program"):p(T)}function i({problems:g},{span:S},T){return g.every(D=>D.rule!=="variable-expansion"||D.span.end<=
S.start||D.span.start>=S.end||/^\$\{?npm_package_version\}?$/.test(T.slice(D.span.start,D.span.end)))}function o({rule:g,
span:S,severity:T},D){if(g==="variable-expansion"||T==="warning")return!0;if(g!=="brace-expansion")return!1;const b=D.find(
P=>P.span.start<=S.start&&P.span.end>=S.end);return b!==void 0&&(0,j().alternativesOf)(b.text)?.every(P=>!P.startsWith("\
-"))===!0}function p(g){const[S]=g,T=S?.text??"";if((0,k().changesShell)(T)&&!S?.quoted)return{part:T,why:"is a word of \
the shell"};const D=(0,E().startedWords)(g);if(!d(T))return D.length<g.length||(0,k().programNamed)(T)?.kind==="wrapper"?
{part:T,why:"decides how another program runs"}:(0,E().textHanded)(D)&&T!=="node"?{part:T,why:"runs text as code"}:void 0}
function d(g){const S=(0,k().programNamed)(g);return S?.name===g&&S.wraps==="as-tool"}const e={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},r=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function n([g,...S]){if(g?.text==="shx"){
const[T]=S;return T&&(T.text==="echo"||Object.hasOwn(e,T.text))?S:void 0}return g&&Object.hasOwn(e,g.text)?[g,...S]:void 0}
async function c([g,...S],T){const D=g?.text??"",b=e[D];if(b===void 0)return;const P=S.find(({text:C})=>C.startsWith("-")&&
!b.flags.test(C));if(P)return{part:`${D} ${P.text}`,why:"has a flag that is not known"};const R=S.flatMap(({text:C})=>C.
startsWith("-")?[]:[C]);if(R.length<(b.from<0?2:1))return{part:D,why:"names no path"};for(const C of R.slice(b.from)){const G=await u(
C,T);if(G!==void 0)return{part:`${D} \u2026 ${C}`,why:G}}}async function u(g,S){const{tree:T,isOutput:D}=S,b=g.startsWith(
"/")?void 0:(0,F().normalise)((0,x().from)(S,g));if(b===void 0||b==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(g))return"writes to a path that the text does not show";if(r.test(b))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(b)!==void 0)return"writes a configuration file";const P=T.stat(b);if(P?.tracked&&P.kind!=="dire\
ctory")return"writes a file of the commit";const R=`${b}/`;if(P?.tracked&&[...T.files()].some(G=>G.path.startsWith(R)))return"\
writes to a directory of the commit";if(!(D?.(b)||(await a(T))(b)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const a=(0,$().perTree)(async g=>{const S=new Map;for(const{path:T}of g.files()){if(v().posix.
basename(T)!==".gitignore")continue;const D=await(0,w().readText)(g,T,f),b=v().posix.dirname(T).replace(/^\.$/,"");D&&"t\
ext"in D&&S.set(b,(0,M().default)().add(D.text))}return T=>{const D=T.split("/");let b=!1;for(let P=0;P<D.length;P+=1){const R=S.
get(D.slice(0,P).join("/")),C=D.slice(P).join("/"),G=R?.test(C),H=R?.test(`${C}/`);G?.ignored||H?.ignored?b=!0:(G?.unignored||
H?.unignored)&&(b=!1)}return b}}),f=256*1024},61102:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.namedTargets=
o,m.resolveParts=w;function v(){const n=h(76760);return v=function(){return n},n}function M(){const n=h(95244);return M=
function(){return n},n}function L(){const n=h(32854);return L=function(){return n},n}function F(){const n=h(93028);return F=
function(){return n},n}function $(){const n=h(11331);return $=function(){return n},n}function N(){const n=h(81716);return N=
function(){return n},n}function O(){const n=h(54421);return O=function(){return n},n}function k(){const n=h(45806);return k=
function(){return n},n}function I(){const n=h(31901);return I=function(){return n},n}function E(){const n=h(82293);return E=
function(){return n},n}function j(){const n=h(56788);return j=function(){return n},n}function x(){const n=h(74100);return x=
function(){return n},n}function A(){const n=h(10473);return A=function(){return n},n}async function w({body:n,words:c,span:u},a,f){
const g=(0,x().readScriptForm)(n,(0,F().subTree)(a.tree,a.directory)),S=g.fault?(0,N().everyCommand)(g.commands).map(N().
withoutReserved):g.commands,T=[];let{fault:D}=g,b=a;for(const[C,G]of S.entries()){const H=!D||G.words.every(J=>!(0,N().isDynamic)(
G,J)),W=C===S.length-1&&!g.fault,B=[...G.words.map(J=>({...J,span:u})),...W?c:[]],[U,K]=B;if(U?.text==="cd"){const J=K&&
(0,L().normalise)((0,j().from)(b,K.text));(C>0||B.length!==2||J===void 0)&&(D??={part:"cd",why:"changes the directory in\
 the middle, or leaves the repository"}),b={...b,directory:J??b.directory};continue}const Y=(0,x().helperWords)(B);Y&&(D??=
await(0,x().helperFault)(Y,b)),!(Y||U===void 0||!H||(0,$().isWithoutEffect)(U.text))&&T.push(await s(B,b,f))}const P=S.some(
({words:C})=>y.test(C.map(({text:G})=>G).join(" "))),R=!D&&T.length===0&&S.length>0&&!P;return{parts:T,isIdle:R,...D&&{fault:D}}}
const y=/^(?:\[|exit (?!0$)|false|test )/,l=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function s(n,c,u){const a=(0,x().
isWrapperTool)(n[0]?.text??"")?n:(0,O().startedWords)(n),[f,...g]=a;if(f===void 0)return j().NOTHING;const{families:S}=c,
T=(0,I().isProgram)(f.text)?f.text:S?.allowed.get(f.text),D=l.exec(f.text)?.[1]??f.text,b=n[0]===f?void 0:n[0],P=b?t(b):
j().NOTHING;if(T===void 0&&/[\\/]/.test(D))return(0,j().join)([P,i(a,c)]);const{invocation:R,problems:C}=T?(0,k().parseInvocation)(
T,g,S):(0,k().parseInvocation)("npx",[{...f,text:D},...g],S),G=await u.resolve(R,c),H=T===void 0&&G.problems.some(({rule:U})=>U===
"binary-missing");if(H&&S.tools.known(D)!==void 0)return(0,j().join)([P,t(f),{targets:[],problems:C}]);if(H)return(0,j().
join)([P,i(a,c)]);const B=(0,E().inspectPaths)(R,c.directory);return(0,j().join)([P,{targets:[],problems:[...C,...B]},G])}
function t({text:n,span:c}){return(0,j().fails)("program-not-allowed",c,{program:n,group:"other"})}function i(n,c){const[
u]=n;if(u===void 0)return j().NOTHING;const a=n.map(S=>S.text).join(" "),f=n.find(S=>S.span.start!==u.span.start&&(S.text.
startsWith("-")||(0,$().programNamed)(u.text))),g=f?(0,j().fails)("npm-script-form",f.span,{script:c.via??"",text:a,part:u.
text,why:"is a program that the gate does not read",words:[f.text]}):j().NOTHING;return(0,j().join)([t(u),g,o(a,c,u.span)])}
function o(n,c,u){const a=(0,N().everyCommand)((0,N().readShellText)(n)),f=a.flatMap(({words:W})=>p((0,O().startedWords)(
W)[0],c)),g=f.some(({runsScripts:W})=>W)||a.some(W=>W.substituted.length>0||[...W.words,...W.assignments].some(B=>(0,N().
isDynamic)(W,B))),S=n.split(e).filter(W=>W!==""),T=f.flatMap(({finds:W})=>W?.split(" ")??[]),D=[...new Set([...S,...S.flatMap(
d),...T])],b=[c.directory];for(const{words:W}of a){const[B,U]=W;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||U===void 0)&&(b.
push(...b.flatMap(K=>(0,L().normalise)(v().posix.join(K,U.text))??[])),b.length>r))break}const P=[...c.changed],R=[...new Set(
b)].flatMap(W=>D.map(B=>{const U={...c,directory:W},K=(0,L().normalise)(v().posix.join(W,B));if(K===void 0)return j().NOTHING;
const Y=(0,L().resolveInTree)(c.tree,K);if(Y.kind==="inside"&&(0,F().isRegular)(Y.entry.kind))return(0,A().resolveCommitted)(
U,{text:B,span:u});const J=P.filter(V=>/[*?[]/.test(B)?(0,E().matchesPattern)(V,K,{dot:!0}):Y.kind==="inside"&&K!==""&&(0,L().
isWithin)(V,K));return(0,j().join)(J.map(V=>(0,j().fails)("target-changed",u,{path:V})))})),C=g?P.filter(M().isCode):[],
{targets:G,problems:H}=(0,j().join)([...R,...C.map(W=>(0,j().fails)("target-changed",u,{path:W}))]);return{targets:[...new Map(
G.map(W=>[W.path,W])).values()],problems:[...new Map(H.map(W=>[JSON.stringify(W.args),W])).values()]}}function p(n,{families:c}){
const u=n&&!c.allowed.has(n.text)&&(0,$().programNamed)(n.text);return u&&!(0,I().isProgram)(u.name)?[u]:[]}function d(n){
if(!/^[\w./-]*\w$/.test(n))return[];const c=n.replaceAll(".","/"),u=[".py","/__main__.py","/__init__.py"].map(a=>c+a);return[
...[".js",".mjs",".cjs",".ts","/index.js"].map(a=>n+a),...u]}const e=/[\s"'`;&|()<>=:,{}]+/,r=16},46912:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.eventOf=w,m.inspectEmpty=j,m.isBlank=x,m.quoteForScript=s,m.runsIn=y,
m.scriptText=k,m.scriptsThatRun=I;function v(){const t=h(76760);return v=function(){return t},t}function M(){const t=h(13254);
return M=function(){return t},t}function L(){const t=h(60210);return L=function(){return t},t}function F(){const t=h(59867);
return F=function(){return t},t}function $(){const t=h(56788);return $=function(){return t},t}function N(){const t=h(47668);
return N=function(){return t},t}const O={selected:!1,runs:[],packages:[],problems:[]};function k({body:t,words:i}){return[
t,...i.map(({text:o})=>s(o))].join(" ")}async function I(t,i,o){const p=(0,N().readSettings)(t),d=w(t);if(p.informs||d===
void 0)return O;const e=T=>(0,N().findPackages)(p,T,o),r=await e(i);if("problems"in r)return{...O,problems:r.problems};const{
project:n,selected:c,directories:u}=r,a=p.ignoreScripts??await A({...i,directory:n}),f=[],g=[...r.missing,...await E(r,i,
o,e)];let S=!1;for(const T of u){const D=await(0,F().readPackageJson)(i.tree,T);if(D===F().INVALID){const b=v().posix.join(
T,"package.json");g.push(...(0,$().fails)("package-json-invalid",o,{path:b}).problems)}else if(D===void 0)g.push(...(0,$().
fails)("package-json-missing",o,{directory:T}).problems);else if(D.scripts.has(d)){const b={event:d,words:t.passthrough},
P=y(D,T,b,{ignoreScripts:a});f.push(...P),g.push(...j(P,d,{...i,directory:T},o))}else S=!0}if(S){const T={script:d,passes:p.
ifPresent},D=p.ifPresent&&f.length===0&&i.via===void 0,b=d==="start"||D;g.push((0,M().problemAt)("npm-script-missing",o,
T,b?"error":void 0))}return{project:n,selected:c,runs:f,packages:u,problems:g}}async function E({project:t,directories:i},{
base:o,...p},d,e){const r=v().posix.join(t,"package.json");if(o===void 0||!p.changed.has(r))return[];const n=await e({...p,
tree:o});if("problems"in n)return[];const c=n.directories.filter(u=>!i.includes(u));return c.length===0?[]:[(0,M().problemAt)(
"workspaces-changed",d,{path:r,lost:c})]}function j(t,i,{via:o,directory:p},d){if(t.some(({event:r,body:n})=>r===i&&!x(n)))
return[];const e={script:i,path:v().posix.join(p,"package.json")};return[(0,M().problemAt)("npm-script-empty",d,e,o===void 0?
"error":"warning")]}function x(t){return t.split(`
`).every(i=>/^\s*(?:#|$)/.test(i))}async function A(t){const i=await(0,L().readNpmrc)(t);return"settings"in i&&i.settings["\
ignore-scripts"]===!0}function w({subcommand:t,operands:i}){switch(t){case"run":return i[0]?.text;case"test":case"start":case"\
stop":return t;default:return}}function y({scripts:t},i,{event:o,words:p},{ignoreScripts:d}={}){return(d?[o]:[`pre${o}`,
o,`post${o}`]).flatMap(r=>{const n=t.get(r);return n?[{directory:i,event:r,body:n,words:r===o?p:[]}]:[]})}const l=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function s(t){return t===""?"''":l.test(t)?`'${t.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):t}},38218:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.resolveProgramFiles=j,m.resolveToolFiles=
E;function v(){const s=h(76760);return v=function(){return s},s}function M(){const s=h(91063);return M=function(){return s},
s}function L(){const s=h(32854);return L=function(){return s},s}function F(){const s=h(93028);return F=function(){return s},
s}function $(){const s=h(15804);return $=function(){return s},s}function N(){const s=h(82293);return N=function(){return s},
s}function O(){const s=h(56788);return O=function(){return s},s}function k(){const s=h(10473);return k=function(){return s},
s}const I=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(s=>`.${s}`)];async function E(s,t){return x(
s.tool??{files:[],roots:[],nodeFlags:[]},t)}function j({files:s=[],flags:t,family:i},o){const p=t.flatMap(({name:d,value:e})=>e&&
i&&(0,M().movesTo)(i,d)?e:[]);return x({files:s,roots:p,nodeFlags:[]},o)}async function x({files:s,roots:t,nodeFlags:i},o){
const p=["",...t].flatMap(e=>{const r=(0,L().normalise)((0,O().from)(o,e));return r===void 0?[]:[r]}),d=[];for(const e of s)
d.push(e.as==="tests"?await l(e,o):await A(e,[...new Set(p)],o));for(const e of i)d.push(await(0,$().inspectNodeFlag)(e,
o));return(0,O().join)(d)}async function A(s,t,i){const{as:o,path:p,span:d}=s,e=(0,N().pathProblem)(p,d,i.directory);if(e!==
void 0)return{targets:[],problems:[e]};const r=[];for(const n of t){const c=(0,L().normalise)(v().posix.join(n,p));if(c===
void 0)continue;const u=await w(s,c,i);u!==void 0&&r.push(u)}return r.length>0?(0,O().join)(r):o==="code"||o==="config"?
(0,k().nothingAt)(i.tree,v().posix.join(i.directory,p),p,d):o==="module"&&s.first?(0,$().inspectImport)(i,p,d):O().NOTHING}
async function w(s,t,i){const{as:o,path:p,span:d}=s,{tree:e}=i,r=(0,$().firstFile)(e,o==="place"?[t]:I.map(c=>t+c));if(r===
void 0)return;const n=r.kind==="inside"&&!(0,F().isRegular)(r.entry.kind);if(o==="place"&&r.kind==="inside")return O().NOTHING;
if(!n)return y(s,t,r,i);if(o==="config"){const c=(0,L().resolveInTree)(e,v().posix.join(r.path,"tsconfig.json"));return c.
kind==="missing"?O().NOTHING:y(s,t,c,i)}return(0,$().resolveMain)(i,{path:p,wanted:t},d,c=>y(s,t,c.found,i))}async function y({
as:s,path:t,span:i,ifFile:o},p,d,e){const r=await(0,$().resolveFound)(e,{path:t,wanted:p,found:d},i);return s==="module"&&
o&&r.targets.length>0?(0,O().join)([{targets:[],problems:[o]},r]):r}function l({path:s,span:t},i){return(0,$().resolveTests)(
i,s,t,async o=>o.found.kind==="inside"&&(0,F().isRegular)(o.found.entry.kind)?(0,$().resolveFound)(i,o,t):O().NOTHING)}},
10473:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.entryAt=k,m.entryFrom=j,m.fileAt=E,m.firstLineOf=
l,m.hasOtherContent=y,m.nothingAt=I,m.readText=w,m.resolveCommitted=x,m.runs=A,m.whyUnreadable=e;function v(){const r=h(
76760);return v=function(){return r},r}function M(){const r=h(59490);return M=function(){return r},r}function L(){const r=h(
3051);return L=function(){return r},r}function F(){const r=h(32854);return F=function(){return r},r}function $(){const r=h(
93028);return $=function(){return r},r}function N(){const r=h(13254);return N=function(){return r},r}function O(){const r=h(
56788);return O=function(){return r},r}function k(r,n,c){switch(r.kind){case"inside":return r.entry;case"outside":return(0,O().
fails)("target-outside",c,{path:n,reason:"symlink"});case"missing":return(0,O().fails)("target-missing",c,{path:n});case"\
loop":return(0,O().fails)("target-not-a-file",c,{path:n,reason:"loop"})}}function I(r,n,c,u){const a=i(r,n),f=n.slice(0,
Math.max(0,n.length-((0,F().normalise)(c)?.length??0))),g=a&&v().posix.relative(f,a);return(0,O().fails)("target-missing",
u,{path:c,...g&&{near:g}})}function E(r,n,c){const u=k(r,n,c);return"problems"in u||(0,$().isRegular)(u.kind)?u:(0,O().fails)(
"target-not-a-file",c,{path:n,reason:u.kind})}function j(r,n,c){const u=n.startsWith("/")?void 0:(0,F().normalise)((0,O().
from)(r,n));if(u===void 0)return(0,O().fails)("target-outside",c,{path:n,reason:"above"});const a=(0,F().resolveInTree)(
r.tree,u);return a.kind==="missing"?I(r.tree,u,n,c):k(a,n,c)}function x(r,{text:n,span:c}){const u=n.startsWith("/")?void 0:
(0,F().normalise)((0,O().from)(r,n)),a=u===void 0?void 0:(0,F().resolveInTree)(r.tree,u);return u===void 0||a?.kind!=="i\
nside"||!(0,$().isRegular)(a.entry.kind)?O().NOTHING:A(r,{name:n,path:a.path,wanted:u},c)}function A(r,{name:n,path:c,wanted:u},a){
const f=r.changed.has(c)||r.changed.has(u);return{targets:[(0,O().target)(r,{kind:"file",name:n,path:c})],problems:f?[(0,N().
problemAt)("target-changed",a,{path:c})]:[]}}async function w(r,n,c){const u=(0,F().resolveInTree)(r,n);if(!(u.kind==="m\
issing"&&r.stat(n)===void 0))return u.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,$().isRegular)(u.entry.kind)?(u.entry.size??0)>c?{unread:"it is too large"}:{text:(await r.read(u.path,c)).toString(
"utf8"),path:u.path}:{unread:"it is not a regular file"}}async function y(r,n,c){if(r===n)return!1;const[u,a]=[r,n].map(
D=>(0,F().resolveInTree)(D,c));if(u?.kind!=="inside"||a?.kind!=="inside")return!0;const[f,g]=[u.entry,a.entry];if(f.oid!==
void 0&&f.oid===g.oid)return!1;if(f.size!==g.size||!(0,$().isRegular)(f.kind)||!(0,$().isRegular)(g.kind))return!0;const[
S,T]=await Promise.all([r.read(f.path,f.size),n.read(g.path,g.size)]);return!S.equals(T)}async function l(r,n){const[c=""]=(await r.
read(n)).subarray(0,256).toString("latin1").split(`
`,1);return c}const s=(0,$().perTree)(r=>(0,M().groupBy)(r.files(),({path:n})=>v().posix.dirname(n))),t=20;function i(r,n){
const c=n.split("/").slice(-t),u=c.at(-1)??"",a=v().posix.dirname(n),f=c.slice(1,-1).map((b,P)=>c.slice(P+1).join("/")).
find(b=>o(r.stat(b)));if(f!==void 0)return f;const g=(0,$().filesNamed)(r,u).filter(o),S=g.filter(({path:b})=>b.endsWith(
`/${n}`));if(S.length===1)return S[0]?.path;const T=(s(r).get(a)??[]).filter(({path:b})=>v().posix.extname(b)===v().posix.
extname(u)).map(({path:b})=>v().posix.basename(b)),D=(0,L().nearestName)(u,T);return D!==void 0?v().posix.join(a,D):g.length===
1?g[0]?.path:void 0}function o(r){return!!r?.tracked&&(0,$().isRegular)(r.kind)&&!(0,F().isWithin)(r.path,"node_modules")}
const p=2e5,d=2e3;async function e(r,n){const{kind:c,size:u=0}=r.stat(n)??{};if(!(0,$().isRegular)(c))return;if(u>p)return`\
has ${u} bytes`;const a=(await r.read(n)).toString("utf8").split(`
`),f=a.findIndex(g=>g.length>d);return f<0?void 0:`has ${a[f]?.length} characters on line ${f+1}`}},47668:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.findPackages=y,m.foldersUpFrom=i,m.listWorkspaces=void 0,m.readSettings=
e;function v(){const n=h(76760);return v=function(){return n},n}function M(){const n=h(32854);return M=function(){return n},
n}function L(){const n=h(93028);return L=function(){return n},n}function F(){const n=h(13254);return F=function(){return n},
n}function $(){const n=h(59867);return $=function(){return n},n}function N(){const n=h(82293);return N=function(){return n},
n}function O(){const n=h(56788);return O=function(){return n},n}function k(){const n=h(10473);return k=function(){return n},
n}const I=m.listWorkspaces=(0,L().perPath)(async(n,c)=>{const u=(await(0,$().usablePackageJson)(n,c))?.workspaces??[],a=u.
map(P=>(0,N().alternativesOf)(P)?.map(R=>R.replace(/^\.?\/+/,"").replace(/\/$/,""))),f=P=>P?.every(N().isPlainGlob)===!0,
g=a.findIndex(P=>!f(P));if(g>=0)return{unclear:u[g]??""};const S=(P,R)=>C=>C?.some(G=>(0,N().matchesPattern)(P,G,R))===!0,
T=[];for(const{path:P,kind:R}of a.length===0?[]:n.files()){const C=x(c,P);if(C===void 0||(v().posix.basename(P)==="packa\
ge.json"&&T.push(v().posix.dirname(C)),R!=="symlink"||!a.some(S(C,{partial:!0}))))continue;const G=(0,M().resolveInTree)(
n,P);if(G.kind==="outside"||G.kind==="inside"&&G.entry.kind==="directory")return{unclear:P}}const D=T.filter(P=>a.some(S(
P))&&!P.split("/").includes("node_modules")).sort((P,R)=>P.localeCompare(R,"en")),b=a.flatMap(P=>D.filter(R=>S(R,{partial:!0})(
P)));return E(n,c,[...new Set(b)])});async function E(n,c,u){const a=[],f=new Set;for(const g of u){const S=v().posix.join(
c,g).replace(/^\.$/,""),T=await(0,$().readPackageJson)(n,S);if(T===void 0)continue;if(T===$().INVALID)return{broken:`${S}\
/package.json`};const D=T.name||j(S);if(f.has(D))return{broken:T.path};f.add(D),a.push({directory:S,name:D})}return a}function j(n){
const c=v().posix.basename(v().posix.dirname(n)),u=v().posix.basename(n);return c.startsWith("@")?`${c}/${u}`:u}function x(n,c){
return n===""?c:c.startsWith(`${n}/`)?c.slice(n.length+1):void 0}function A(n,c,{directory:u,project:a}){const f=x(a,`${u}\
/`)!==void 0,g=v().posix.resolve("/",f?u:a,c),S=b=>v().posix.join("/",b.directory),T=b=>v().posix.dirname(S(b))===g;if(!(!(u===
a&&!/^\.\/|\/\.[^/]*$/.test(c))&&n.some(T)))return n.filter(b=>b.name===c||S(b)===g||T(b))}const w={script:"",passes:!1};
async function y(n,c,u){const{workspace:a,workspaces:f,includeRoot:g}=n,S=await l(n,c,u);if("problems"in S)return S;const{
directory:T,implied:D}=S;if(f===!1&&a.length>0)return(0,O().fails)("flag-value",u,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const b={project:T,directories:[T],selected:!1,missing:[]};if(f!==!0&&a.length===
0&&D===void 0)return b;const P=await(0,$().usablePackageJson)(c.tree,T);if(P===void 0)return b;const R=await s(T,c,u);if("\
problems"in R)return R;const C=new Map;g&&C.set(P.name,T);const G=[],H=a.length===0;for(const W of R)H&&(D===void 0||W.directory===
D)&&C.set(W.name,W.directory);for(const W of a){const B={directory:c.directory,project:T},U=A(R,W,B);if(U===void 0)return(0,O().
fails)("target-outside",u,{path:W,reason:"workspace"});U.length===0&&G.push((0,F().problemAt)("npm-script-missing",u,{...w,
workspace:W}));for(const K of U)C.set(K.name,K.directory)}return C.size===0?G.length>0?{targets:[],problems:G}:(0,O().fails)(
"npm-script-missing",u,{...w,workspace:""}):{project:T,directories:[...C.values()],selected:!0,missing:G}}async function l({
prefix:n,workspaces:c},u,a){if(n!==void 0)return t(n,u,a);const{tree:f,directory:g}=u,S=i(g),T=S.find(D=>o(f,D)||p(f,D));
if(T===void 0||!o(f,T))return(0,O().fails)("package-json-missing",a,{directory:g});if(c===!1)return{directory:T};for(const D of S.
slice(S.indexOf(T)+1)){const b=await s(D,u,a);if("problems"in b)return b;if(b.some(P=>P.directory===T))return{directory:D,
implied:T}}return{directory:T}}async function s(n,{tree:c},u){const a=await I(c,n);return"unclear"in a?(0,O().fails)("ta\
rget-outside",u,{path:a.unclear,reason:"workspace"}):"broken"in a?(0,O().fails)("package-json-invalid",u,{path:a.broken}):
a}function t(n,c,u){if((0,M().normalise)((0,O().from)(c,n))===void 0)return O().NOTHING;const a=(0,k().entryAt)((0,M().resolveInTree)(
c.tree,(0,O().from)(c,n)),n,u);return"problems"in a?a:{directory:a.path}}function i(n){const c=n.split("/"),u=c.map((a,f)=>c.
slice(0,c.length-f).join("/"));return n===""?u:[...u,""]}function o(n,c){return(0,M().resolveInTree)(n,v().posix.join(c,
"package.json")).kind!=="missing"}function p(n,c){return(0,M().resolveInTree)(n,v().posix.join(c,"node_modules")).kind===
"inside"}const d=new Set(["--usage","--version","--versions"]);function e({flags:n}){const c=n.findLast(({name:f})=>f===
"--prefix")?.value,u=r(n,"--workspaces"),a=r(n,"--ignore-scripts");return{informs:n.some(({name:f})=>d.has(f)),...c===void 0?
{}:{prefix:c},...u===void 0?{}:{workspaces:u},workspace:n.flatMap(({name:f,value:g})=>f==="--workspace"&&g?[g]:[]),includeRoot:r(
n,"--include-workspace-root")===!0,...a===void 0?{}:{ignoreScripts:a},ifPresent:r(n,"--if-present")===!0}}function r(n,c){
const u=n.findLast(a=>a.name===c);return u&&u.negated!==!0}},26040:function(z,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.attempt=h;function h(v){try{return v()}catch{return}}},3463:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.changedKeys=$,m.isMapping=M,m.isNestedTooDeep=O,m.objectIn=L,m.textIn=F;function v(){const k=h(57975);return v=function(){
return k},k}function M(k){return typeof k=="object"&&k!==null&&!Array.isArray(k)}function L(k){return M(k)?k:{}}function F(k,I){
const E=Object.hasOwn(k,I)?k[I]:void 0;return typeof E=="string"?E:""}function $(k,I,E=""){if((0,v().isDeepStrictEqual)(
k,I))return[];if(![k,I].every(w=>typeof w=="object"&&w!==null)||Array.isArray(k)!==Array.isArray(I))return[E];const[x,A]=[
k,I].map(w=>new Map(Object.entries(w)));return[...new Set([...x?.keys()??[],...A?.keys()??[]])].flatMap(w=>$(x?.get(w),A?.
get(w),E===""?w:`${E}.${w}`))}const N=200;function O(k){if(new RegExp(`^[ \\t?-]{${N}}`,"m").test(k))return!0;let I=0;for(const E of k.
match(/[[\]{}]/g)??[])if(I=Math.max(0,I+(/[[{]/.test(E)?1:-1)),I>N)return!0;return!1}},14495:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.SYSTEM_PATH=void 0,m.isExecutable=N,m.systemTool=$;function v(){const O=h(73024);return v=function(){
return O},O}function M(){const O=h(51455);return M=function(){return O},O}function L(){const O=h(76760);return L=function(){
return O},O}const F=m.SYSTEM_PATH=["/usr/sbin","/usr/bin","/sbin","/bin"].join(L().delimiter);async function $(O){for(const k of F.
split(L().delimiter)){const I=(0,L().join)(k,O);if(await N(I))return I}}async function N(O){try{return await(0,M().access)(
O,v().constants.X_OK),(await(0,M().stat)(O)).isFile()}catch{return!1}}},4339:function(z,m,h){Object.defineProperty(m,"__\
esModule",{value:!0}),m.foldersLeftIn=l,m.removeLeftFolders=y,m.temporaryFolder=w;function v(){const d=h(73024);return v=
function(){return d},d}function M(){const d=h(51455);return M=function(){return d},d}function L(){const d=h(48161);return L=
function(){return d},d}function F(){const d=h(76760);return F=function(){return d},d}function $(){const d=h(63963);return $=
function(){return d},d}function N(){const d=h(26040);return N=function(){return d},d}function O(){const d=h(41895);return O=
function(){return d},d}function k(){const d=h(14495);return k=function(){return d},d}const I="gene-gate-run-",E=3*864e5,
j=/\d+/.exec((0,N().attempt)(()=>(0,v().readlinkSync)("/proc/self/ns/pid"))??process.platform)?.[0]??"0",x=new RegExp(`^${I}${j}\
-(\\d+)-`);let A;async function w(){const d=(0,L().tmpdir)();try{const e=await(0,M().realpath)(d);return A??=y(e),await A,
await(0,M().mkdtemp)((0,F().join)(e,`${I}${j}-${process.pid}-`))}catch(e){const{code:r}=e;throw new(O()).GateError("file\
_unreadable",`Cannot create a temporary directory in ${d} (${r}).`,"Set TMPDIR to a writable directory with free space.",
{cause:e})}}async function y(d){const e=process.getuid?.(),r=l(d).filter(u=>(0,N().attempt)(()=>(0,v().lstatSync)(u).uid)===
e);if(r.length===0)return;for(const u of t(r))await p(u);const n=t(r),c=r.filter(u=>!n.some(a=>o(a,u)));await Promise.allSettled(
c.map(u=>(0,M().rm)(u,{recursive:!0,force:!0})))}function l(d){return(0,v().readdirSync)(d).filter(e=>e.startsWith(I)).map(
e=>(0,F().join)(d,e)).filter(e=>{const r=(0,v().lstatSync)(e,{throwIfNoEntry:!1}),n=r!==void 0&&r.mtimeMs<Date.now()-E;return r?.
isDirectory()&&(n||s(e))})}function s(d){const e=x.exec((0,F().basename)(d))?.[1];if(e===void 0)return!1;try{return process.
kill(Number(e),0),!1}catch(r){return r.code==="ESRCH"}}function t(d){return((0,N().attempt)(()=>(0,v().readFileSync)("/p\
roc/self/mountinfo","utf8"))??"").split(`
`).map(n=>(n.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,i)).filter(n=>d.some(c=>o(n,c))).sort((n,c)=>c.length-n.length)}
function i(d,e){return String.fromCharCode(Number.parseInt(e,8))}function o(d,e){return d===e||d.startsWith(`${e}/`)}async function p(d){
const e=await(0,k().systemTool)("umount");try{e&&await(0,$().exec)(e,["-l",d],{silent:!0})}catch{}}},34482:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.Places=void 0,m.contextIn=L;function v(){const N=h(32854);return v=function(){
return N},N}const M="/\0checkout";function L({policy:N,tree:O,platform:k,cwd:I="",checkoutAs:E},j){const{workspace:x}=N,
A=F(N)?M:void 0,w=E===void 0?I:"..",{files:y,cwd:l=w===""?A:`${A??x}/${w}`}=j;return{policy:N,platform:k,proposal:j,mount:y?
{at:"/",tree:y}:O?{at:A??x,tree:O}:{at:M},cwd:l}}function F({workspace:N}){const O=(0,v().locatePath)(N,M,{at:M});return O!==
void 0&&(0,v().isLocatedIn)(O,M)}class ${workspace;cwd;#n;#e;#s;constructor({policy:{workspace:O},cwd:k,platform:I,mount:E}){
this.#n=E,this.#e=E.at==="/"?E:{at:E.at},this.#s=I!=="linux",this.workspace=(0,v().locatePath)(O,M,this.#e)??M,this.cwd=
k===void 0?this.workspace:(0,v().locatePath)(k,this.workspace,E)??M}locate(O){return(0,v().locatePath)(O,this.cwd,this.#n)}leadsInto(O,k){
const I=this.locate(O);return I===void 0?!1:k.some(E=>{const j=(0,v().locatePath)(E,this.workspace,this.#e);return j!==void 0&&
this.isIn(I,j)})}isIn(O,k){return(0,v().isLocatedIn)(O,k,{ignoreCase:this.#s})}mayBeIn(O,k){return(0,v().isLocatedIn)(O,
k,{ignoreCase:!0})}}m.Places=$},6163:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.dangerIn=j;function v(){
const s=h(76760);return v=function(){return s},s}function M(){const s=h(97424);return M=function(){return s},s}function L(){
const s=h(11331);return L=function(){return s},s}function F(){const s=h(81716);return F=function(){return s},s}function $(){
const s=h(54421);return $=function(){return s},s}const N=new Map(Object.entries({"deletes files":"rm rmdir shred truncat\
e unlink git-clean","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh tel\
net git-push git-pull git-fetch git-clone gh aws gcloud az kubectl","starts programs later":"at crontab","reads the envi\
ronment":"printenv"}).flatMap(([s,t])=>t.split(" ").map(i=>[i,s]))),O=2,k=8,I=/(?<=(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=]))(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
E={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function j(s){const t=(e,{index:r,0:{length:n}})=>({
does:e,span:{start:r,end:r+n}}),i=I.exec(s);if(i)return t("names a file that is made for secrets",i);const o=(0,F().readShellText)(
s),p=(0,F().everyCommand)(o).some(x);for(const[e,r]of p?Object.entries(E):[]){const n=r.exec(s);if(n)return t(`${e} in i\
nline code`,n)}const[d]=(0,M().findDangers)(o);return d?{does:M().DOES[d.name],span:d.span}:A(o)}function x({words:s}){return[
...new Map(s.map(({text:i},o)=>[(0,L().programNamed)(i),o]).toReversed()).values()].some(i=>(0,$().textHanded)(s.slice(i))!==
void 0)}function A(s,t=0){for(const{words:i,pipedFrom:o}of(0,F().everyCommand)(s)){const[p,...d]=i;if(p===void 0)continue;
const e=v().posix.basename(p.text),r=w(e,d)??l((0,$().startedWords)(i));if(r!==void 0)return{does:r,span:p.span};if((0,L().
isShell)(e)&&(o!==void 0||d.length===0))return{does:`has \`${e}\` run whatever it reads`,span:p.span};if(!(e!=="find"&&!(0,L().
startsOthers)(e)))for(const{text:n,span:c}of d){const a=t<O&&/\s/.test(n)?A((0,F().readShellText)(n),t+1):void 0,f=w(v().
posix.basename(n),d)??a?.does;if(f!==void 0)return{does:f,span:c}}}}function w(s,t){const{kind:i,wraps:o}=(0,L().programNamed)(
s)??{};if(o==="as-user")return`acts as another user with \`${s}\``;if(i==="downloader")return`downloads with \`${s}\``;const p=t.
slice(0,k).map(({text:e})=>`${s}-${e}`),d=[s,...p].find(e=>N.has(e));return d&&`${N.get(d)} with \`${d.replace("-"," ")}\
\``}const y=/^\s*(?:eval\s+)*["']?(?:\$[\w({]|`|_{4,}(?:\s|$))/;function l(s){const[t,...i]=s.map(({text:e})=>e);if(t===
void 0||!(0,L().runsCode)(t))return;const o=(0,$().textHanded)(s);if(o!==void 0)return o.text!==o.words.map(({text:r})=>r).
join(" ")||y.test(o.text)?"runs text that nobody can read in it":void 0;const p=i.find(e=>!e.startsWith("-"))??"";return(0,L().
baseName)(t)!=="node"&&/^(?:~|\.\.|\/|[A-Za-z]:[\\/])/.test(p)?"runs a file outside the repository":void 0}},41431:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.judgeReading=x,m.judgeRiskAlone=A,m.missingPaths=d,m.unjudged=w;function v(){
const e=h(39763);return v=function(){return e},e}function M(){const e=h(32854);return M=function(){return e},e}function L(){
const e=h(13580);return L=function(){return e},e}function F(){const e=h(95132);return F=function(){return e},e}function $(){
const e=h(6163);return $=function(){return e},e}function N(){const e=h(38010);return N=function(){return e},e}function O(){
const e=h(60279);return O=function(){return e},e}function k(){const e=h(46121);return k=function(){return e},e}function I(){
const e=h(8737);return I=function(){return e},e}function E(){const e=h(92890);return E=function(){return e},e}function j(){
const e=h(72017);return j=function(){return e},e}function x(e,r,n){const c=(0,I().findProblems)(e),u=S=>p[S](e,c,n),a=u(
"evolver"),f=u("validator"),g={evolver:a,validator:f}[r]??u(r);return y(e,[r,g],{evolver:a,validator:f},n)}function A(e,r,n){
const c={findings:o((0,I().findProblems)(e))},u={evolver:c,validator:c};return y(e,["curated",(0,N().judgeRisk)(r,n)],u,
n)}function w(e,r,n,c){const u=typeof e=="string"?e:"",a=[(0,F().notJudged)(`the command \`${u}\``,n)];return y({command:u,
words:[],assignments:[],argv:null,targets:[],problems:[]},[r,{findings:a}],{evolver:{findings:a},validator:{findings:a}},
c)}function y(e,[r,n],c,{policy:{a2a:u}}){const a=l(e,o(n.findings)),f=s(a),g=T=>T===n?f:s(o(T.findings)),S=v().ENGINES.
map(T=>{const D=(0,O().refusalBy)(T,e.command),b=u.engines.includes(T)&&{required:!0};return[T,{...s(D?[D]:[]),...b}]});
return{reading:e,verdict:f.verdict,risk:n.risk??i(f.verdict,a),confirmation:n.confirmation??"standard",findings:a,profiles:{
evolver:g(c.evolver),validator:g(c.validator),[r]:f,...Object.fromEntries(S)}}}function l({command:e},r){const n=r[0]?.severity===
"error"?(0,$().dangerIn)(e)?.does:void 0;return n===void 0?r:r.map(c=>c.severity==="error"?{...c,harm:"danger",danger:n}:
c)}function s(e){const r=t(e),[n]=e;if(r==="block"&&n)return{verdict:r,reason:n};const c=e.find(({rule:u})=>u==="validat\
or-empty-folder");return c?{verdict:r,remark:c}:{verdict:r}}function t(e){return e.some(({severity:n})=>n==="error")?"bl\
ock":e.some(({severity:n,rule:c})=>n==="warning"&&c!=="experimental_mode")?"warn":"allow"}function i(e,r){return e==="bl\
ock"?"dangerous":r.some(({rule:n})=>(0,L().ruleOf)(n).writes===!0)?"write":"safe"}function o(e){return v().SEVERITIES.flatMap(
r=>e.filter(({severity:n})=>n===r))}const p={evolver:k().evolver,validator:E().validator,curated:N().curated,workspace:j().
workspace};function d({findings:e}){return e.flatMap(({rule:r,args:{path:n}})=>r==="target-missing"&&typeof n=="string"?
(0,M().normalise)(n)??[]:[])}},21311:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.checkCommandPolicy=
w,m.checkFamily=s,m.failedExamples=y,m.requireExamples=l;function v(){const d=h(7723);return v=function(){return d},d}function M(){
const d=h(51951);return M=function(){return d},d}function L(){const d=h(41895);return L=function(){return d},d}function F(){
const d=h(94853);return F=function(){return d},d}function $(){const d=h(72720);return $=function(){return d},d}function N(){
const d=h(74238);return N=function(){return d},d}function O(){const d=h(5468);return O=function(){return d},d}function k(){
const d=h(87952);return k=function(){return d},d}function I(){const d=h(88220);return I=function(){return d},d}function E(){
const d=h(91063);return E=function(){return d},d}function j(){const d=h(34482);return j=function(){return d},d}function x(){
const d=h(41431);return x=function(){return d},d}function A(){const d=h(72017);return A=function(){return d},d}function w({
families:d,patterns:e}){const r=d.flatMap((n,c)=>p(["families",c],s(n)));return r.length>0?r:e.flatMap((n,c)=>p(["patter\
ns",c],i(n,d)))}function y({policy:d,path:e=N().POLICY_PATH,text:r=""}){return w(d).map(({message:n,pointer:c,value:u})=>{
const a=(0,O().placeIn)(r,c,u);return`${a===void 0?e:`${e}:${a}`}: ${n}`})}function l(d){const e=y(d);if(e.length!==0)throw new(L()).
GateError("policy_invalid",`Examples of the policy fail:
${e.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function s(d){const{name:e}=d,
r=I().familySchema.safeParse(d);if(!r.success)return[{message:`family ${e}: ${v().prettifyError(r.error)}`,pointer:["nam\
e"],value:e}];const{evolver:n,sandbox:c}=r.data;try{n&&(0,E().programFamily)(e,n)}catch(g){const{message:S}=g;return[{message:`\
family ${e}: ${S}`,pointer:["evolver","flags"],value:e}]}const u={...F().DEFAULT_POLICY,programs:[e],families:[r.data],mode:"\
dangerous",allow_dangerous:!0},a=(g,{match:S,not_match:T})=>{const D=(b,P)=>t(b,e,P,u);return[...o("match",S,b=>{const P=g.
find(R=>!D(b,R));return P&&`family ${e}: ${P} rejects its example`}),...o("not_match",T,b=>{const P=g.find(R=>D(b,R));return P&&
`family ${e}: ${P} accepts its example`})]},f=c?.only?[c.only]:["curated","workspace"];return[...n?p(["evolver"],a(["evo\
lver"],n)):[],...c?p(["sandbox"],a(f,c)):[]]}function t(d,e,r,n){const c=(0,M().readWords)(d,{programs:(0,k().programTerms)(
n)}),u=r==="evolver"?c.invocation?.family:c.words[0]?.text===e,a=(0,j().contextIn)({policy:n,tree:void 0,platform:"linux"},
{}),{findings:f}=(0,x().judgeReading)(c,r,a),g=f.filter(({severity:S,rule:T})=>S==="error"&&T!=="family_unavailable");return!!u&&
g.length===0}function i({name:d,regex:e,match:r,not_match:n},c){const u=(0,$().compileLinear)(e);if("error"in u)return[{
message:`${d}: the pattern ${u.error}`,pointer:["regex"],value:e}];const a=f=>(0,A().matchesAnyCommand)(f,e,c);return[...o(
"match",r,f=>a(f)?void 0:`${d}: does not match`),...o("not_match",n,f=>a(f)?`${d}: matches`:void 0)]}function o(d,e,r){return e.
flatMap((n,c)=>{const u=r(n);return u?[{message:`${u} ${n}`,pointer:[d,c],value:n}]:[]})}function p(d,e){return e.map(r=>({
...r,pointer:[...d,...r.pointer]}))}},38010:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.curated=void 0,
m.judgeRisk=r;function v(){const b=h(55972);return v=function(){return b},b}function M(){const b=h(55126);return M=function(){
return b},b}function L(){const b=h(87952);return L=function(){return b},b}function F(){const b=h(13580);return F=function(){
return b},b}function $(){const b=h(95132);return $=function(){return b},b}function N(){const b=h(34482);return N=function(){
return b},b}function O(){const b=h(8737);return O=function(){return b},b}const k=10,I=[w,y,s,t,o,b=>n(p(b),b.context.policy)],
E=(b,P,R)=>{const{policy:C,proposal:G}=R,[H,...W]=g(b),B=[...T(b),...(0,O().besidesProgram)(P,b)],U=G.family??H?.text??"",
K=(0,L().sandboxProgram)("curated",U,C.families),Y=G.mode??(C.experimental.includes(U)?"experimental":"structured");if(H===
void 0||K===void 0){const Z=H?(0,$().finding)("not_in_registry",{family:U},{span:H.span}):(0,$().finding)("no_command",{});
return{...r("dangerous",R),findings:[Z,...B].filter(j)}}const J=new(N()).Places(R),V=(0,M().readArguments)(W,K,f(J)),tn=x(
V),Q=new Set(K.dangerous_targets?.map(Z=>J.locate(Z))),q=tn.some(({path:Z})=>Q.has(J.locate(Z.replace(/\*$/,"")))),X={context:R,
places:J,base:H,name:U,program:K,proposalMode:Y,words:W,read:V,paths:tn,broad:q},[_,...en]=I.map(Z=>Z(X)),nn=[..._??[],...B,
...en.flat()],sn=p(X),rn=c(sn,Y);return{findings:nn.some(({severity:Z})=>Z==="error")?(0,O().firstOfEach)(nn.filter(j),k):
[...nn,...e(X).map(Z=>(0,$().finding)(Z,{}))],risk:sn,confirmation:rn}};m.curated=E;function j({severity:b}){return b!==
"warning"}function x({use:b,values:P}){const R=P.filter(({kind:G,text:H})=>v().PATH_KINDS.has(G)&&H!=="-").map(({text:G,
word:H})=>({path:G,word:H})),{default_operand:C}=b;return R.length===0&&C!==void 0?[{path:C}]:R}const A={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function w({name:b,base:P,
program:R,proposalMode:C,context:G}){const{maturity:H="structured",platforms:W}=R.family.sandbox??{},{category:B}=R.family,
{policy:U,platform:K}=G,Y=A[H];return[...U.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...W?.includes(
K)===!1?[`does not exist on \`${K}\``]:[],...Y.includes(C)?[]:[`has the maturity \`${H}\``]].map(V=>(0,$().finding)("fam\
ily_unavailable",{family:b,reason:V},{span:P.span}))}function y({name:b,base:P}){return b===P.text?[]:[(0,$().finding)("\
family_base_mismatch",{family:b,base:P.text},{span:P.span})]}const l={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function s(b){const{name:P,program:R,words:C,read:G}=b,H=l[P]??"constrained_form.other",
W=R.forms?H:"argument_refused";return[...C.filter(({text:U})=>R.family.category==="archives"&&v().SHELL_OPERATOR.test(U)).
map(({text:U,span:K})=>(0,$().finding)("shell_operator.quoted",{operator:U},{span:K})),...G.objections.filter(({word:U})=>U===
void 0||i(U,b)===void 0).map(({objection:U,word:K})=>(0,$().finding)(W,{family:P,objection:U},K?{span:K.span}:{}))]}function t(b){
return b.words.flatMap(P=>{const R=i(P,b);if(R===void 0)return[];const C={family:b.name,operand:P.text,prefix:R};return[
(0,$().finding)("forbidden_operand_prefix",C,{span:P.span})]})}function i({text:b},{program:P}){const{forbidden_prefixes:R=[]}=P;
return R.find(C=>b.toLowerCase().startsWith(C.toLowerCase()))}function o({paths:b,places:P,context:R}){const{allowed_roots:C}=R.
policy;return C.length===0?[]:b.filter(({path:G})=>G.startsWith("~")||!P.leadsInto(G,C)).map(({path:G,word:H})=>(0,$().finding)(
"outside_allowed_roots",{path:G,roots:C},H&&{span:H.span}))}function p({broad:b,read:{use:P}}){return b?"dangerous":P.risk??
"safe"}const d=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function e({broad:b,paths:P,proposalMode:R,read:C}){
const{flag_warnings:G={}}=C.use;return[...new Set([...(0,M().warningsIn)(C.use),...C.flags.flatMap(W=>G[W]??[]),...b?["b\
road_permission_target"]:[],...P.some(({path:W})=>d.test(W))?["env_secrets"]:[],...R==="experimental"?["experimental_mod\
e"]:[]])]}function r(b,{policy:P,proposal:R}){const C=c(b,R.mode??"structured");return{findings:n(b,P),risk:b,confirmation:C}}
function n(b,{mode:P,allow_dangerous:R}){return b==="safe"||b==="write"&&P!=="safe"||b==="dangerous"&&P==="dangerous"&&R?
[]:[(0,$().finding)("policy_risk",{risk:b,mode:P})]}function c(b,P){return P==="experimental"?"very_strong":b==="dangero\
us"?"strong":"standard"}const u=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],a=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function f(b){return(P,R)=>{const C=v().KINDS[P](R);if(C!==void 0||P!=="destination"&&P!=="source")return C;const G=b.locate(
R);if(G===void 0)return"cannot be resolved";if(G==="/")return"is the root of the file system";const W=(/^[\\/]|^[A-Za-z]:/.
test(R)||!b.isIn(G,b.cwd))&&u.find(B=>b.mayBeIn(G,B));if(W)return`is in the system directory ${W}`;if(P!=="destination")
return b.mayBeIn(b.cwd,G)?"is the working directory or one of its parents":a.test(G)?"is a home directory":void 0}}function g({
words:b,problems:P}){const R=P.filter(({rule:G})=>S.has((0,F().ruleOf)(G).shape)),C=Math.min(...R.map(({span:G})=>G.start));
return b.filter(({span:G})=>G.start<C)}const S=new Set(["operator","redirection","multiline"]);function T({problems:b}){
return b.flatMap(({rule:P,args:R,span:C})=>{const{shape:G}=(0,F().ruleOf)(P);if(G===void 0)return[];if(G==="unreadable")
return[(0,$().finding)("parse_failed",{},{span:C})];const{operator:H,written:W,character:B}=R,U=String(H??W??B),K=G==="o\
perator"?D(U):G;return[(0,$().finding)(`shell_operator.${K}`,{operator:U},{span:C})]})}function D(b){return b==="|"||b===
"|&"?"pipeline":b==="&"?"background":"chaining"}},60279:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.refusalBy=O;function v(){const k=h(95132);return v=function(){return k},k}const M="`node` with a script",L={begins:/^\s*(["']?)node\1\s/,
accepts:M,bare:/[;&|<>`$"'\r]/,script:{flags:/^(?:-[eprCi]|--eval|--print|--require|--conditions|--interactive|--import|--env-file|--(?:experimental-)?loader|--inspect(?:-brk|-port|-publish-uid)?|--watch(?:-path|-preserve-output)?)(?:=|$)/,
informs:/^(?:-v|--version|-h|--help)(?:=|$)/}},F={"engine 1.29":{begins:/^\s*(?:node|npm|npx) \s*\S/,accepts:"`node`, `n\
pm` and `npx`",text:/`|\$\(|(?:-e|--eval|--print|-p)\b(?<=^\s*node\s+(?:-e|--eval|--print|-p))/,bare:/[;&|<>]/},"engine \
1.94":{...L,begins:/^\s*node \s*\S/},"hub 1.94":L,"engine 2":{begins:L.begins,accepts:M,text:/`|\$\(|\\["']/,bare:/[;&|<>`$"'\r\n]/,
script:{flags:/^-/,options:/^(?:-c|--check|--)$/,informs:/^(?:-v|--version|-h|--help)$/}}},$=/"([^"]*)"|'([^']*)'/g,N=/(?:"[^"]*"|'[^']*'|[^\s"']+)+/g;
function O(k,I){const{begins:E,accepts:j,text:x,bare:A,script:w}=F[k],y=I.trimEnd(),[l,...s]=[...y.matchAll(N)].map(({0:a,
index:f})=>({text:a.replace($,"$1$2"),span:{start:f,end:f+a.length}})),t=a=>(0,v().finding)("validator-script",{engine:k,
accepts:j,command:a},l&&{span:l.span});if(l===void 0||!E.test(y))return t(l?`\`${l.text}\``:"an empty command");const i=y.
replace($,a=>"_".repeat(a.length)),o=x?.exec(y)??A.exec(i);if(o){const a={start:o.index,end:o.index+o[0].length};return(0,v().
finding)("validator-flag",{engine:k,flag:o[0],of:"node"},{span:a})}if(w===void 0)return;const{flags:p,options:d,informs:e}=w,
r=s.some(a=>e.test(a.text));if(d&&r&&s.length===1)return;const n=s.find(a=>!(d??/^-|^$/).test(a.text)),u=(d?s.filter(a=>a===
n):s).find(a=>p.test(a.text));if(u){const a=n&&n.span.start<u.span.start?"script":"node";return(0,v().finding)("validato\
r-flag",{engine:k,flag:u.text,of:a},{span:u.span})}if(!(n?.text||r&&!d))return t("`node` without a script")}},46121:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.evolver=void 0;function v(){const N=h(87952);return v=function(){return N},
N}function M(){const N=h(38010);return M=function(){return N},N}const L=(N,O,k)=>{const I=N.words[0]?.text;if(N.invocation===
void 0&&I&&(0,v().isNamedCurated)(I,k.policy))return(0,M().curated)(N,O,$(k));const E=F(N,O);return{findings:O,...E&&{risk:E}}};
m.evolver=L;function F({invocation:N},O){const k=N?.family?.data.risk;return O.some(({severity:E})=>E==="error")||k==="s\
afe"?void 0:k}function $(N){const{policy:O}=N,k=O.allowed_roots.length>0?O.allowed_roots:["."];return{...N,policy:{...O,
allowed_roots:k}}}},8737:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.besidesProgram=F,m.findProblems=
N,m.firstOfEach=$;function v(){const O=h(13580);return v=function(){return O},O}function M(){const O=h(95132);return M=function(){
return O},O}function L(){const O=h(97424);return L=function(){return O},O}function F(O,{invocation:k}){const I=k?.family?
["program","invocation","target"]:["program"];return O.filter(({layer:E,rule:j})=>!I.includes(String(E))||(0,v().ruleOf)(
j).anyText===!0)}function $(O,k){const I=new Map;return O.filter(({rule:E})=>{const j=(I.get(E)??0)+1;return I.set(E,j),
j<=k})}function N({problems:O,targets:k,words:I}){const[E,j=E]=I,x=j&&{span:{start:j.span.start,end:I.at(-1)?.span.end??
0}},A=k.flatMap(({name:l,script:s})=>{const t=s===void 0?void 0:(0,L().dangerOfScript)(s);return t?[{script:l,text:s??"",
danger:t}]:[]}),w=new Set(A.map(({script:l})=>l)),y=O.filter(({args:l})=>!("script"in l&&w.has(l.script)));return[...A.map(
l=>(0,M().finding)("npm-script-dangerous",l,x)),...y.map(M().problemFinding)]}},89509:function(z,m){Object.defineProperty(
m,"__esModule",{value:!0}),m.readToolCall=M;const h=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,v=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function M(L){const F=h.exec(L);if(F===null)return;const[,$="",N=""]=F,O=N.trim();if(O.includes(`
`))return;const k=[];let I=(F.indices?.[2]?.[0]??0)+N.length-N.trimStart().length,E=O;for(;E!=="";){const j=v.exec(E);if(j===
null)return;const[x,A,w]=j;k.push({text:A??w??"",span:{start:I,end:I+x.length}}),E=E.slice(x.length),I+=x.length}return{
name:$,args:k}}},92890:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.validator=void 0;function v(){
const $=h(95132);return v=function(){return $},$}function M(){const $=h(60279);return M=function(){return $},$}const L=new Set(
["--version","--help","--v8-options"]),F=($,N,{policy:{a2a:O}})=>{const{invocation:k,command:I}=$,[E]=O.engines.flatMap(
l=>(0,M().refusalBy)(l,I)??[]),j=[...N,...E?[E]:[]],[x]=k?.operands??[],A=k?.flags.some(({name:l})=>L.has(l));if(x===void 0||
A||j.some(({severity:l})=>l==="error"))return{findings:j};const{text:w,span:y}=x;return{findings:[...j,(0,v().finding)("\
validator-empty-folder",{script:w},{span:y})]}};m.validator=F},72017:function(z,m,h){Object.defineProperty(m,"__esModule",
{value:!0}),m.matchesAnyCommand=c,m.workspace=void 0;function v(){const b=h(13970);return v=function(){return b},b}function M(){
const b=h(72720);return M=function(){return b},b}function L(){const b=h(55972);return L=function(){return b},b}function F(){
const b=h(55126);return F=function(){return b},b}function $(){const b=h(21006);return $=function(){return b},b}function N(){
const b=h(87952);return N=function(){return b},b}function O(){const b=h(13580);return O=function(){return b},b}function k(){
const b=h(95132);return k=function(){return b},b}function I(){const b=h(97424);return I=function(){return b},b}function E(){
const b=h(81716);return E=function(){return b},b}function j(){const b=h(34482);return j=function(){return b},b}function x(){
const b=h(8737);return x=function(){return b},b}function A(){const b=h(89509);return A=function(){return b},b}const w=(b,P,R)=>R.
proposal.tool==="runpy"?D(b,P,R):y(b,(0,x().besidesProgram)(P,b),R);m.workspace=w;function y(b,P,R){const{families:C,patterns:G,
disabled_packs:H}=R.policy,W=new(j()).Places(R),B=(0,E().readShellText)(b.command),U=X=>X.map(_=>l(_,C,H)),K=U((0,E().everyCommand)(
B)),Y=X=>K.flatMap(_=>{const en=u(_);return G.filter(nn=>nn.layer===X&&n(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,k().
finding)("custom_pattern",{name:nn,pattern:sn,reason:rn},{layer:X}))}),J=[()=>s(b,B),()=>U(p(b,R.mount,W,K)).flatMap(X=>a(
X,W)),()=>K.flatMap(T)];for(const[X,_]of J.entries()){const en=[..._(),...Y(X+1)];if(en.length>0)return{findings:[...(0,x().
firstOfEach)(en,1),...P.filter(d)]}}const V=K.map(({read:X})=>X.use),tn=new Set(V.flatMap(F().warningsIn)),Q=[...P,...[...tn].
map(X=>(0,k().finding)(X,{}))],q=v().riskSchema.options.findLast(X=>V.some(_=>_.risk===X));return q===void 0||q==="safe"||
Q.some(d)?{findings:Q}:{findings:Q,risk:q}}function l(b,P,R){const[C,...G]=b.words,H=(0,N().sandboxProgram)("workspace",
C?.text??"",P),W=H&&!R.includes(H.family.category)?H:void 0;return{command:b,program:W,read:(0,F().readArguments)(G,W??{})}}
function s({targets:b},P){const R=b.flatMap(({script:C})=>C===void 0?[]:[C]);return[...(0,I().findDangers)(P).map(C=>t(C,
!0)),...R.flatMap(C=>(0,I().findDangers)((0,E().readShellText)(C))).map(C=>t(C,!1))]}function t({name:b,pattern:P,span:R},C){
return(0,k().finding)(b,{pattern:o(P)},C?{span:R}:{})}const i=200;function o(b){return b.length>i?`${b.slice(0,i)}\u2026`:
b}function p({command:b},{tree:P,at:R},{cwd:C},G){return P!==void 0&&R!=="/"&&R===C&&G.length===1?(0,E().everyCommand)((0,E().
readShellText)(b,P)):G.map(W=>W.command)}function d({severity:b}){return b==="error"}function e({program:b,read:P}){const R=b===
void 0?[]:P.values;return new Set(R.flatMap(({kind:C,word:G})=>L().PATH_KINDS.has(C)?[]:G))}const r=new Map;function n(b,P){
const R=r.get(b)??(0,M().compileLinear)(b);return r.set(b,R),"error"in R||R.matches(P)}function c(b,P,R){return(0,E().everyCommand)(
(0,E().readShellText)(b)).some(C=>n(P,u(l(C,R,[]))))}function u(b){const{words:P,redirections:R}=b.command,C=e(b);return[
...P.filter(G=>!C.has(G)).map(({text:G})=>G),...R.map(({operator:G,target:H})=>`${G} ${H?.text??""}`)].join(" ")}function a(b,P){
const{words:R,redirections:C,problems:G}=b.command,H=e(b),W=G.filter(({rule:U})=>U==="variable-expansion"),B=C.flatMap(({
target:U})=>U??[]);return[...R.slice(1).filter(U=>!H.has(U)),...B].flatMap(({text:U,span:K})=>{const Y=W.some(({span:J})=>J.
start>=K.start&&J.end<=K.end);return[U,...f(U)].flatMap(J=>g(J,K,P,Y))})}function f(b){if(!b.startsWith("-"))return[];const{
attached:P}=(0,$().splitAtEquals)(b);return[...P?[P]:[],.../^-[^-]./.test(b)?[b.slice(2)]:[]]}function g(b,P,R,C=!1){const G=C||
b.startsWith("~")?void 0:R.locate(b);return G===void 0||!R.isIn(G,R.workspace)?[(0,k().finding)("path_outside_workspace",
{path:b},{span:P})]:b.split(/[\\/]/).includes("..")?[(0,k().finding)("path_traversal",{path:b},{span:P})]:[]}const S=[[/^rm$/,
/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function T({
command:b,program:P,read:R}){const[C,...G]=b.words;if(C===void 0)return[];const{text:H}=C,W=S.flatMap(([K,Y])=>K.test(H)?
[Y]:[]),B=G.filter(({text:K})=>W.some(Y=>Y.test(K)));return B.length>0?B.map(({text:K,span:Y})=>(0,k().finding)("blocked\
_flag",{program:H,flag:K},{span:Y})):G.length===1&&P&&/^--(?:version|help)$/.test(G[0]?.text??"")?[]:(P?R.objections:[{objection:"\
is not allowed",word:C}]).map(({objection:K,word:Y=C})=>(0,k().finding)("command_not_allowed",{program:H,objection:K},{span:Y.
span}))}function D({command:b},P,R){const C=P.filter(({rule:B})=>(0,O().ruleOf)(B).anyText===!0),G=(0,A().readToolCall)(
b),[H]=G?.args??[];if(G?.name!=="write_file"||H===void 0){const B=o(G?.name??b);return{findings:[(0,k().finding)("comman\
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
return t},t}function M(){const t=h(2833);return M=function(){return t},t}function L(){const t=h(41895);return L=function(){
return t},t}function F(){const t=h(93028);return F=function(){return t},t}function $(){const t=h(94853);return $=function(){
return t},t}function N(){const t=h(49875);return N=function(){return t},t}function O(){const t=h(14479);return O=function(){
return t},t}function k(){const t=h(24666);return k=function(){return t},t}const I=m.POLICY_PATH=".github/gene-gate.yml";
async function E(t,i,{path:o=I,hint:p,readShared:d}={}){const e=await j(t),r="missing"in e?e.file.read(await(0,k().obtainShared)(
e.missing,d)):e,n=(0,O().policyOf)(r,o,p);if(!t.stat(I)){const u=(0,N().findNearPolicy)(t);if(u)throw w(u,t.label);return l(
n,{source:"default",ref:i})}const c=(await t.read(I)).toString("utf8");return l(n,{source:"base",path:I,ref:i,text:c,...A(
r)})}async function j(t,i){const o=t.stat(I);return o?(0,F().isRegular)(o.kind)?await x((await t.read(I)).toString("utf8"),
t,i):{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${o.kind}`}]}:{policy:$().DEFAULT_POLICY}}async function x(t,i,o){
const p=(0,O().openPolicy)(t),d=p.extended;if(d===void 0)return p.read();const r=o?.fetched&&o.source.sha256===d.sha256?
o:await(0,k().sharedCopy)(i,d);return"why"in r?{missing:r,text:t,file:p}:p.read(r)}function A(t){return"policy"in t&&t.shared?
{shared:t.shared}:{}}function w({path:t,fault:i},o){return new(L()).GateError("policy_invalid",`${JSON.stringify(t)} ${i}\
, but the policy must be the regular file ${I}, which ${o} does not have`,`Rename it to ${I}; if it is not a policy, giv\
e it another name.`)}async function y(t,i,o){const p=await x(t,o);if("missing"in p)throw(0,k().unavailable)(p.missing.source,
p.missing.why);return l((0,O().policyOf)(p,i),{source:"file",path:i,text:t,...A(p)})}function l(t,i){return{policy:t,...i,
digest:s(t),ignoredInputs:[]}}function s(t){if(t===$().DEFAULT_POLICY)return $().DEFAULT_POLICY_DIGEST;const{branches:i,
...o}=t;return(0,M().digestOf)((0,v().canonicalize)(o))}},49875:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.findNearPolicy=L,m.skeletonOf=k;function v(){const I=h(28940);return v=function(){return I},I}function M(){const I=h(11970);
return M=function(){return I},I}function L(I){for(const E of I.list("")){const{path:j,kind:x}=E;if(x!=="directory"&&k(j).
trim()===".github")return{path:j,fault:`is ${x==="executable"?"a file":`a ${x}`}`};const A=x==="directory"&&F(j)?I.list(
j):[],w=N(E,!1)?E:A.find(y=>N(y,!0));if(w)return{path:w.path,fault:"looks like the policy"}}}function F(I){const E=k(I);
return E.startsWith(".")||(0,v().distance)(E,"github")<=1}const $=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function N({path:I,kind:E},j){const x=k(I.slice(I.lastIndexOf("/")+1)).trim(),[A="",...w]=x.replace(/^\.+/,"").split("."),
y=A.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,v().distance)(y,"genegate")>1||y===
"generate"?!1:w.length>0?$.test(w.join(".")):E!=="directory"&&(j||x.startsWith("."))}const O=new Map([...[...M().LOOK_ALIKE].
filter(([,I])=>I===I.toLowerCase()),...(0,M().lookAlikes)("a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F\
 -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);function k(I){return[...I.
normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(j=>O.get(j)??j).join("")}},14479:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.openPolicy=
j,m.policyOf=E;function v(){const e=h(7723);return v=function(){return e},e}function M(){const e=h(41895);return M=function(){
return e},e}function L(){const e=h(3051);return L=function(){return e},e}function F(){const e=h(11160);return F=function(){
return e},e}function $(){const e=h(5468);return $=function(){return e},e}function N(){const e=h(52491);return N=function(){
return e},e}function O(){const e=h(24666);return O=function(){return e},e}const k=50,I="Fix the file. `gene-gate schema \
policy` prints every key with its meaning.";function E(e,r,n=I){if("policy"in e)return e.policy;const{mistakes:c}=e,u=c.
length===1?"a mistake":`${c.length} mistakes`,a=c.map(({line:f,column:g,message:S})=>`${r}:${f}:${g}: ${S}`);throw new(M()).
GateError("policy_invalid",`The policy has ${u}:
${a.join(`
`)}`,n)}function j(e){const r=(0,$().readDocument)(e);return"broken"in r?{extended:void 0,read:()=>w(r.broken)}:{extended:x(
r),read:n=>A(r,n)}}function x(e){if(!e.has(["extends"]))return;const r=v().object({extends:N().extendsKey.schema}).safeParse(
e.value);return r.success?r.data.extends??void 0:void 0}function A(e,r){const n=r&&(0,$().readDocument)(r.text),c=({line:T,
column:D,message:b})=>{const P=r?(0,O().sharedName)(r.source):"";return e.atValue(["extends"],`${P}:${T}:${D}: ${b}`)};if(n&&
"broken"in n)return w(n.broken.map(c));if(n?.has(["extends"])){const T=n.atValue(["extends"],"a shared policy must not e\
xtend another");return w([c(T)])}const u=n?(0,O().extend)(n.value,e.value):e.value,a=F().policySchema.safeParse(u,{jitless:!0}),
g=(a.success?[]:a.error.issues.flatMap(l)).flatMap(T=>s(T).map(D=>n&&y(n,D)>y(e,D)?c(t(T,D,n)):t(T,D,e))),S=[...e.mistakes,
...(n?.mistakes??[]).map(c)];return a.success&&S.length===0?{policy:a.data,...r&&{shared:r}}:w([...S,...g])}function w(e){
return{mistakes:e.toSorted((n,c)=>n.line-c.line||n.column-c.column).slice(0,k)}}function y({has:e},r){return r.findLastIndex(
(n,c)=>e(r.slice(0,c+1)))+1}function l(e){if(e.code!=="invalid_union")return[e];const r=e.errors.map(u=>u.flatMap(l)),n=({
path:u,code:a})=>u.length===0&&["invalid_type","invalid_value"].includes(a);return(r.find(u=>!u.every(n))??r[0]??[]).map(
u=>({...u,path:[...e.path,...u.path]}))}function s(e){return e.code!=="unrecognized_keys"?[e.path]:e.keys.slice(0,k).map(
r=>[...e.path,r])}function t(e,r,n){if(e.code==="unrecognized_keys"){const a=String(r.at(-1));return n.atKey(e.path,a,p(
e.path,a))}const c=n.textAt(r),u=e.code==="invalid_value"&&c!==void 0?i(c,e.values.map(String)):"";return n.atValue(r,`${o(
r)}: ${e.message}${u}`)}function i(e,r){const n=(0,L().nearestName)(e,r);return n===void 0?"":`; did you mean ${n}?`}function o(e){
return e.length===0?"the policy":e.map(String).join(".")}function p(e,r){const n=d(F().policySchema,e),c=o([...e,r]),u=n.
filter(a=>d(F().policySchema,[...e,a]).includes(r));if(u.length>0){const a=u.map(f=>o([...e,f,r]));return`unknown key ${c}\
; did you mean ${a.join(" or ")}?`}return n.length===0?`unknown key ${c}`:`unknown key ${c}${i(r,n)} (known: ${n.join(",\
 ")})`}function d(e,r){const{innerType:n,options:c,shape:u,element:a,valueType:f}=e._zod.def;if(n)return d(n,r);if(c)return c.
map(D=>d(D,r)).find(({length:D})=>D)??[];const[g,...S]=r;if(g===void 0)return Object.keys(u??{});const T=u?.[String(g)]??
a??f;return T?d(T,S):[]}},5468:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.placeIn=j,m.readDocument=
$;function v(){const x=h(69873);return v=function(){return x},x}function M(){const x=h(3463);return M=function(){return x},
x}function L(){const x=h(93028);return L=function(){return x},x}const F=64*1024;function $(x){const A=N(x);if(A)return{broken:[
{line:1,column:1,message:A}]};const w=new(v()).LineCounter,y=(0,v().parseDocument)(x,{lineCounter:w,prettyErrors:!1}),l=(t,i)=>{
const{line:o,col:p}=w.linePos(t);return{line:o,column:p,message:i}},s=[...y.errors.map(({pos:t,message:i})=>l(t[0],i)),...k(
y).map(t=>l(t,"aliases (*name) are not supported"))];return s.length!==y.errors.filter(O).length?{broken:s}:{value:y.toJS()??
{},mistakes:s,has:t=>(0,v().isNode)(y.contents)&&y.hasIn(t),textAt:t=>{const i=(0,v().isNode)(y.contents)?y.getIn(t):void 0;
return typeof i=="string"?i:void 0},atValue:(t,i)=>l(I(y,t),i),atKey:(t,i,o)=>l(E(y,t,i),o)}}function N(x){return x.length>
F?`the file is larger than ${F} characters`:(0,M().isNestedTooDeep)(x)?"the file is nested too deep":(0,L().lfsObstacle)(
x)}function O({code:x}){return x==="DUPLICATE_KEY"}function k(x){const A=[];return(0,v().visit)(x,{Alias:(w,{range:y})=>{
A.push(y?.[0]??0)}}),A}function I(x,A){for(let w=A.length;w>0;w--){const y=x.getIn(A.slice(0,w),!0);if((0,v().isNode)(y)&&
y.range)return y.range[0]}return 0}function E(x,A,w){const y=A.length===0?x.contents:x.getIn(A,!0),l=(0,v().isMap)(y)?y.
items.find(s=>(0,v().isScalar)(s.key)&&String(s.key.value)===w):void 0;return(0,v().isScalar)(l?.key)&&l.key.range?.[0]||
0}function j(x,A,w){const y=new(v()).LineCounter,l=(0,v().parseDocument)(x,{lineCounter:y,prettyErrors:!1}),s=l.contents===
null?void 0:l.getIn(A,!0);if(!(0,v().isScalar)(s)||s.value!==w||!s.range)return;const{line:t,col:i}=y.linePos(s.range[0]);
return`${t}:${i}`}},24666:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.COPIES=void 0,m.copyPath=N,
m.extend=k,m.obtainShared=E,m.sharedCopy=I,m.sharedName=O,m.unavailable=x;function v(){const A=h(77598);return v=function(){
return A},A}function M(){const A=h(41895);return M=function(){return A},A}function L(){const A=h(3463);return L=function(){
return A},A}function F(){const A=h(93028);return F=function(){return A},A}const $=m.COPIES=".github/gene-gate/";function N({
repository:A,path:w}){return`${$}${A}/${w}`}function O({repository:A,path:w,commit:y}){return`${A}/${w}@${y.slice(0,12)}`}
function k(A,w){if(!(0,L().isMapping)(A)||!(0,L().isMapping)(w))return w;const y=Object.entries(w).map(([l,s])=>{const t=Object.
hasOwn(A,l)?A[l]:void 0,i=(0,L().isMapping)(t)&&(0,L().isMapping)(s);return[l,i?{...t,...s}:s]});return Object.fromEntries(
[...Object.entries(A),...y])}async function I(A,w){const y=N(w),l=A.stat(y)?.kind;return(0,F().isRegular)(l)?j(await A.read(
y),w,`the copy at ${y}`):{source:w,why:`the repository has no copy at ${y}`}}async function E({source:A,why:w},y){if(y===
void 0)throw x(A,w);const l=j(await y(A),A,"the file");if("why"in l)throw x(A,l.why);return{...l,fetched:!0}}function j(A,w,y){
const l=(0,v().hash)("sha256",A);return l===w.sha256?{source:w,text:A.toString("utf8")}:{source:w,why:`${y} has the SHA-\
256 ${l}, not ${w.sha256}`}}function x(A,w,y){return new(M()).GateError("policy_unavailable",`The policy extends ${O(A)}\
, which cannot be read: ${w}`,`Correct \`extends\`, or commit the file as ${N(A)} to the branch of this policy.`,y)}},95244:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.NPM_LOCKFILES=m.LOCKFILES=void 0,m.isCode=k,m.isDocument=j,m.isLockfile=
c,m.isOfTests=d,m.isPackageFile=a,m.isProgramCode=O,m.isRunnable=x,m.isTest=o,m.isTestData=p,m.isWritten=I,m.toolThatFinds=
b;function v(){const P=h(76760);return v=function(){return P},P}function M(){const P=h(41330);return M=function(){return P},
P}const L=new Set(`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx h\
h
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),F=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),$=new Set("ini json json5 jsonl toml yaml yml".split(" ")),N=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function O(P){return L.has(A(P))}function k(P){return O(P)||F.has(A(P))}function I(P){return k(P)||$.has(A(P))||N.test(v().
posix.basename(P))}const E=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function j(P){
return E.test(P)}function x(P){return(k(P)||!v().posix.basename(P).includes("."))&&!j(P)}function A(P){return v().posix.
extname(P).slice(1).toLowerCase()}const w={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test[-_]?(?:utils?|helpers?|support)",beside:"bench(?:marks?)?"},y=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
l=/^features\/|\.feature$|(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[s,t,i]=Object.values(w).map(P=>new RegExp(
`(?:^|/)(?:${P})/`,"i"));function o(P){return s.test(P)||y.test(P)}function p(P){return t.test(P)||P.endsWith(".snap")}function d(P){
return o(P)||p(P)||i.test(P)||l.test(P)}const e=m.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],r=m.LOCKFILES=
[...e,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],n=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function c(P){return r.includes(P)||n.test(P)}const u=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function a(P){return r.includes(P)||u.test(P)}const f="{js,cjs,mjs,ts,cts,mts}",g="{json,jsonc,json5,yaml,yml,toml}",S=`\
{${f.slice(1,-1)},${g.slice(1,-1)}}`,T={vitest:`vitest.config.${f} vitest.workspace.${S} vite.config.${f}`,jest:`jest.co\
nfig.${S} jest.setup.${f}`,mocha:`.mocharc .mocharc.${S}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${f}`,cypress:`cypress.config.${f}`,eslint:`eslint.config.${f} .eslintrc \
.eslintrc.${S} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${S} prettier.config.${f} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${S} stylelint.config.${f} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${S} .knip.${g} knip.config.${f}`,markdownlint:`.markdownlint.${S}\
 .markdownlint-cli2.${S} .markdownlintignore .markdownlintrc`,cspell:`cspell.${S} .cspell.${S} cspell.config.${S}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${S} nyc.config.${f}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${S} .babelrc .babelrc.${S}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let D;function b(P){if(D??=Object.entries(T).map(([C,G])=>[C,
(0,M().default)(G.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(P))return"cargo";const R=P.slice(P.lastIndexOf(
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
  `.trim().split(/\s+/));function v(M){return h.has(M.replace(/\..*$/s,""))}},19609:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.PRELOADABLE_PACKAGES=m.PRELOADABLE_BY_TOOLS=m.NODE_FLAGS=m.NODE_ALIASES=m.BUILT_IN_REPORTERS=
void 0;function v(){const O=h(91063);return v=function(){return O},O}const M=m.NODE_FLAGS=(0,v().nameTable)({harmless:`
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
m.NPM_SHORTHANDS=m.NPM_FLAGS=m.FLAGS_OF_TESTS=void 0;function v(){const k=h(91063);return v=function(){return k},k}const M=m.
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
`,N=m.NPM_SHORTHANDS=new Map($.trim().split(/\s+/).map(k=>k.split(/[=:]/)).map(([k="",I,E])=>[k,`--${I}${E===void 0?"":`\
=${E}`}`])),O=m.NPM_SUBCOMMANDS=(0,v().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.readArguments=
N,m.warningsIn=$;function v(){const x=h(35672);return v=function(){return x},x}function M(){const x=h(55972);return M=function(){
return x},x}function L(){const x=h(20457);return L=function(){return x},x}function F(){const x=h(91063);return F=function(){
return x},x}function $({warnings:x=[],network_touching:A}){return A?["network_touching",...x]:x}function N(x,A,w=(y,l)=>M().
KINDS[y](l)){if(A.forms!==void 0)return O(x,A,A.forms,w);if(A.subcommands===void 0)return E(x,A,w);const[y,...l]=x,s=Object.
entries(A.subcommands).find(([i])=>i===y?.text)?.[1];if(s!==void 0)return E(l,{...A,...s},w);const t=`is accepted only w\
ith ${I(Object.keys(A.subcommands))}`;return{use:A,flags:[],values:[],objections:[{objection:t,...y&&{word:y}}]}}function O(x,A,w,y){
const l=`is accepted only as ${I(Object.keys(w))}`,[s]=x;let t={use:A,flags:[],values:[],objections:[{objection:l,...s&&
{word:s}}]};for(const[i,o]of Object.entries(w)){const p=(0,v().matchForm)((0,v().parseForm)(i)??[],x,y);if(p===void 0)continue;
const d=p.map(({word:r,kind:n})=>({text:r.text,word:r,kind:n})),e=p.find(r=>r.wrong!==void 0);if(!e)return{use:{...A,...o},
flags:[],values:d,objections:[]};t={...t,values:d,objections:[k(e)]}}return t}function k({word:x,wrong:A}){return{objection:`\
does not accept \`${x.text}\`, which ${A}`,word:x}}function I(x){return x.map(A=>`\`${A}\``).join(", ")}function E(x,A,w){
const{leading_flags:y=[]}=A,{flags:l,operands:s}=(0,L().readUse)((0,F().strictFlags)(A.flags,y),x),t=[],i=(f,g)=>t.push(
k({word:f,wrong:g})),o=[],p=[];for(const{word:f,flag:g,value:S,valueWord:T}of l){if(g===void 0||g.choices?.includes(S??"")===
!1){i(f,"is not among its flags");continue}p.push(g.name),y.includes(g.name)&&s.some(D=>j(f,D))&&i(f,"must come before t\
he operands"),g.arity!=="none"&&(S===void 0?i(f,"requires a value"):o.push({text:S,kind:g.kind,word:T??f}))}const d=l.find(
({flag:f})=>!y.includes(f?.name??"")),e=(f=[])=>f.some(g=>p.includes(g)),r=((0,v().parseOperands)(A.operands??"path*")??
[]).slice(e(A.first_operand_by)?1:0);for(const[f,g]of s.entries()){y.length>0&&d&&j(g,d.word)&&i(g,"comes after the expr\
ession");const S=r[Math.min(f,r.length-1)];o.push({text:g.text,kind:S?.kind??"path",word:g})}for(const{text:f,kind:g,word:S}of o){
const T=w(g,f);T!==void 0&&t.push({objection:`does not accept \`${f}\`, which ${T}`,word:S})}const{min:n,max:c}=(0,v().countOf)(
r),u=n-(e(A.last_operand_by)?1:0),a=s.length;if(a<u||a>c){const f=c===u?`${c}`:`${u} to ${c}`,g=Number.isFinite(c)?f:`at\
 least ${u}`;t.push({objection:`takes ${g} operands, not ${a}`})}return{use:A,flags:p,values:o,objections:t}}function j(x,A){
return x.span.start>A.span.start}},21006:function(z,m){Object.defineProperty(m,"__esModule",{value:!0}),m.readFlags=h,m.
splitAtEquals=$,m.valueRead=F;function h(N,O){const k=[],I=N.toReversed();let E;const j=()=>{for(const x of I.reverse())
k.push({kind:"operand",word:x});return{tokens:k,rest:void 0}};for(let x=I.pop();x!==void 0;x=I.pop()){if(x.text==="--")return j();
const A=!v(x);if(!A&&E!==void 0){k.push({...E,word:x,next:x});continue}const{written:w,attached:y}=A?M(x.text,O):{written:x.
text,attached:void 0},l=A?O.expand(w,y):"operand";if(l==="operand"){if(k.push({kind:"operand",word:x}),O.flags==="first")
return j();continue}E=void 0;const s=I.at(-1),t=l?.at(-1)?.takes,i=y===void 0&&L(t,s),o={word:x,written:w,attached:y,next:s,
consumes:i};l===void 0&&k.push({kind:"unknown",...o});for(const[d,e]of l?.entries()??[]){const r=d===(l?.length??0)-1,n={
word:x,written:w,attached:void 0,next:void 0,consumes:!1};k.push({kind:"flag",part:e,...r?o:n})}if(t==="rest")return{tokens:k,
rest:I.reverse()};const p=k.at(-1);t==="operands"&&i&&p?.kind==="flag"&&(E=p),i&&!(t==="both"&&s&&!v(s))&&I.pop()}return j()}
function v({text:N}){return!N.startsWith("-")||N==="-"}function M(N,{equals:O}){return O==="all"||O==="long"&&N.startsWith(
"--")?$(N):{written:N,attached:void 0}}function L(N,O){if(O===void 0)return!1;switch(N){case"always":case"both":return!0;case"\
unless-dash":return!O.text.startsWith("-");case"operand":case"operands":return v(O);default:return!1}}function F({word:{
span:N},attached:O,next:k,consumes:I}){return I&&k?{value:k.text,span:{start:N.start,end:k.span.end}}:O===void 0?{span:N}:
{value:O,span:N}}function $(N){const O=N.indexOf("=");return O<0?{written:N,attached:void 0}:{written:N.slice(0,O),attached:N.
slice(O+1)}}},20457:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.readUse=L;function v(){const w=h(
21006);return v=function(){return w},w}function M(){const w=h(91063);return M=function(){return w},w}function L(w,y){const{
tokens:l,rest:s}=(0,v().readFlags)(y,I(w)),t=[],i=[];let o;for(const c of l)c.kind==="flag"&&c.word===o&&/\s/.test(c.written)||
(o=c.kind==="flag"&&c.consumes?c.next:void 0,c.kind==="flag"&&!F(w,c,i)?t.push($(c)):i.push(c.word));const p=w.stops?{operands:[],
started:i}:{operands:i,started:[]},d=s&&t.pop();if(s===void 0||d===void 0)return{flags:t,...p};const{word:e,value:r}=d,n=r===
void 0?s:[{...e,text:r},...s];return{flags:t,...p,rest:{flag:d,words:n}}}function F({readsBehind:w,handsOn:y},{part:l},s){
return!!w&&!y&&l.spec===void 0&&s.length>0}function $(w){const{word:y,attached:l,next:s,consumes:t,part:i}=w,{spec:o,negated:p,
letter:d,fixed:e=l}=i,r=d??w.written;if(t&&s!==void 0){const f={start:y.span.start,end:s.span.end};return{word:{...y,span:f},
written:r,flag:o,value:s.text,valueWord:s,off:!1}}const n=s!==void 0&&(!s.text.startsWith("-")||s.text==="-"),c=o===void 0&&
n?s.text:void 0,u=o?.arity!=="value"&&/^(?:false|0)$/.test(e??""),a=o?.arity!=="rest"&&(p||u);return{word:y,written:r,flag:o,
value:e??c,off:a}}const N={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function O(w,y=!1){
const l=w===void 0?"never":N[w.arity];return{spec:w,negated:y,takes:y&&l!=="rest"?"never":l}}function k({flags:w},y,l){const s=d=>{
const e=w.get(d);return{...O(e),takes:e?.arity==="value"?"always":"never"}},t=w.get(y)??w.get(/^-\d+$/.test(y)?"-#":"");
if(t!==void 0)return[(l===void 0?t.arity!=="attached":t.arity!=="none")?s(t.name):O(void 0)];const i=y.slice(0,2);if(!y.
startsWith("--")&&w.get(i)?.arity==="value")return[{...s(i),fixed:y.slice(2),takes:"never"}];const o=/^-[A-Za-z]{2,}$/.test(
y)?[...y.slice(1)]:[];return o.length>0&&o.every(d=>w.get(`-${d}`)?.arity==="none")?o.map(d=>s(`-${d}`)):[O(void 0)]}function I(w){
return{flags:w.stops&&!w.readsBehind?"first":"anywhere",equals:w.strict?"long":"all",expand:(y,l)=>{if(w.strict)return k(
w,y,l);const s=E(w,y,l),t=w.handsOn&&!w.readsBehind;return w.stops&&t&&s.some(({spec:o})=>o===void 0)?"operand":s}}}function E(w,y,l){
const s=y.replace(/^-+/,""),t=y.startsWith("--"),i=j(w,s,t);if(i!==void 0)return[i];if(t||s.length<2)return[O(void 0)];const o=[],
p=l===void 0?s:`${s}=${l}`;for(let d=0;d<p.length;d+=1){const e=p[d]??"",r=w.flags.get(e);if(r===void 0)return[...o,O(void 0)];
const n={...O(r),letter:`-${e}`},c=p.slice(d+1);if(c!==""&&(r.arity!=="none"||c.startsWith("="))){const u=r.arity==="res\
t"?"rest":"never";return[...o,{...n,fixed:c.replace(/^=/,""),takes:u}]}o.push(n)}return o}function j(w,y,l){const s=A(w,
y,l)??(l&&w.completes?x(w,y):void 0);if(s!==void 0)return O(s);if(!/^no-?[A-Za-z]/.test(y))return;const t=A(w,y.replace(
/^no-?/,""),l);return t&&O(t,!0)}function x({flags:w},y){const l=(0,M().flagKey)(y),s=new Map;for(const[i,o]of w)i.startsWith(
l)&&s.set(o.name,o);const[t]=s.values();return s.size===1?t:void 0}function A(w,y,l){const s=(0,M().flagKey)(y),t=l?s.lastIndexOf(
"."):-1,i=t<0?void 0:w.flags.get(s.slice(t+1));return i===void 0||w.flags.has(s)?(0,M().lookUp)(w,s):i.kind==="text"?(0,M().
lookUp)(w,s)??i:i}},95201:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.attributesOf=F;function v(){
const $=h(77598);return v=function(){return $},$}function M(){const $=h(76760);return M=function(){return $},$}function L(){
const $=h(96681);return L=function(){return $},$}async function F({objects:$,temporary:N},O,k,I){if(k.length===0)return()=>"\
unspecified";const E={GIT_INDEX_FILE:(0,M().join)(N,(0,v().randomUUID)())};await $(["read-tree",O],{env:E});const j=await $(
["check-attr","--cached","-z","--stdin",...I],{env:E,input:k.map(w=>`${w}\0`).join("")}),x=[...(0,L().splitNul)(j)].map(
w=>w.toString("utf8")),A=new Map;for(let w=0;w+2<x.length;w+=3)A.set(`${x[w]}\0${x[w+1]}`,x[w+2]??"");return(w,y)=>A.get(
`${w}\0${y}`)??"unspecified"}},48741:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.folderTree=I,m.kindOf=
l,m.readOnDisk=j;function v(){const s=h(73024);return v=function(){return s},s}function M(){const s=h(51455);return M=function(){
return s},s}function L(){const s=h(76760);return L=function(){return s},s}function F(){const s=h(41895);return F=function(){
return s},s}function $(){const s=h(39491);return $=function(){return s},s}function N(){const s=h(35720);return N=function(){
return s},s}function O(){const s=h(96681);return O=function(){return s},s}function k(){const s=h(93028);return k=function(){
return s},s}function I(s,t=N().MAX_FILE_BYTES){const i=(0,L().resolve)(s),o=`the directory ${s}`,p=n=>y(n,()=>(0,v().lstatSync)(
(0,O().systemPath)((0,L().join)(i,n)))),d=n=>{if(n==="")return{path:n,kind:"directory",tracked:!0};if(!(0,$().canBeCheckedOut)(
n)||!(0,$().foldersAbove)(n).every(f=>p(f)?.isDirectory()))return;const c=p(n),u=c&&l(c);if(!c||!u)return;const a=(0,k().
isRegular)(u)?{size:c.size}:{};return{path:n,kind:u,...a,tracked:!n.split("/").includes("node_modules")}},e=n=>d(n)?.kind!==
"directory"?[]:(y(n,()=>(0,v().readdirSync)((0,O().systemPath)((0,L().join)(i,n)),{encoding:"buffer"}))??[]).map(u=>d(n===
""?(0,O().decodePath)(u):`${n}/${(0,O().decodePath)(u)}`)).filter(u=>u!==void 0).sort($().byEntryPath);function*r(n){for(const c of e(
n))c.tracked&&(c.kind==="directory"?yield*r(c.path):yield c)}return{label:o,stat:d,list:e,files:()=>[...r("")].sort($().
byEntryPath),readlink:n=>d(n)?.kind==="symlink"?y(n,()=>(0,O().decodePath)((0,v().readlinkSync)((0,O().systemPath)((0,L().
join)(i,n)),{encoding:"buffer"}))):void 0,read:async(n,c=t)=>{const u=d(n);if(!(0,k().isRegular)(u?.kind))throw(0,$().notAFile)(
o,n);if((u.size??0)>c)throw(0,$().tooLarge)(o,n,u.size??0,c);return x((0,L().join)(i,n),n,o,c)}}}const E=v().constants.O_RDONLY|
(v().constants.O_NOFOLLOW??0)|(v().constants.O_NONBLOCK??0);function j(s,t){return x((0,L().join)(s,t),t,`the directory ${s}`,
1/0)}async function x(s,t,i,o){try{const p=await(0,M().open)((0,O().systemPath)(s),E);try{const d=await p.stat();if(!d.isFile())
throw(0,$().notAFile)(i,t);if(d.size>o)throw(0,$().tooLarge)(i,t,d.size,o);return await p.readFile()}finally{await p.close()}}catch(p){
throw p instanceof F().GateError?p:A(t,p)}}function A(s,t){return new(F()).GateError("file_unreadable",`Cannot read ${s}\
: ${t instanceof Error?t.message:t}`,"Check the permissions of the file and of the directories above it.",{cause:t})}const w=new Set(
["ENOENT","ENOTDIR","ENAMETOOLONG"]);function y(s,t){try{return t()}catch(i){if(w.has(i.code??""))return;throw A(s,i)}}function l(s){
if(s.isSymbolicLink())return"symlink";if(s.isDirectory())return"directory";if(s.isFile())return(s.mode&73)===0?"file":"e\
xecutable"}},7650:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.NO_OUTSIDE_CONFIGURATION=m.FULL_CLONE_HINT=
void 0,m.bindGit=N,m.notStarted=k,m.runGit=O,m.userEnvironment=s;function v(){const t=h(48161);return v=function(){return t},
t}function M(){const t=h(85);return M=function(){return t},t}function L(){const t=h(41895);return L=function(){return t},
t}const F=10*6e4,$={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,
allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function N(t){return async(i,o={})=>{const p=await O(t,i,o);if(p.exitCode!==
0&&!o.accept?.includes(p.exitCode))throw x(i,p);return p.stdout}}async function O({directory:t,env:i,config:o=[]},p,{input:d,
env:e}={}){const r={...i,...e};let n;const c=(0,M().simpleGit)({baseDir:t,config:[...o],unsafe:$,allowEnvironment:Object.
keys(r),completion:{onClose:!0,onExit:!1},timeout:{block:F},...d===void 0?{}:{input:()=>Buffer.from(d)},errors:(a,f)=>(n=
f,a instanceof M().GitPluginError?a:void 0)}).env(r);try{await(p[0]==="cat-file"?c.binaryCatFile(p.slice(1)):c.raw([...p]))}catch(a){
throw E(`git ${p[0]} was stopped: ${String(a)}`,a)}if(n===void 0)throw E(`git ${p[0]} returned no result`);if(n.exitCode===
null)throw E(`git ${p[0]} was stopped by a signal`);const u=Buffer.concat(n.stdErr).toString();if(n.exitCode<0&&u.includes(
"ENOENT"))throw I();return{exitCode:n.exitCode,stdout:Buffer.concat(n.stdOut),stderr:u}}function k(t,i){return i.code!==
"ENOENT"?E(`git ${t[0]} could not be started: ${i.message}`,i):I(i)}function I(t){return new(L()).GateError("program_not\
_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:t})}function E(t,i){return new(L()).
GateError("git_failed",t,j,{cause:i})}const j=m.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function x(t,{exitCode:i,stderr:o}){const p=o.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(L()).GateError("git_failed",`git ${t[0]} failed: ${p||`exit code ${i}`}`,A.test(p)?`Free space in TMPD\
IR (${(0,v().tmpdir)()}) and in the clone.`:j)}const A=/No space left on device|Disk quota exceeded|Read-only file system/i,
w=m.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:v().devNull,GIT_ATTR_NOSYSTEM:"1"},y=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
l=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function s(t){const i={};for(const[o,p]of Object.entries(t))p!==void 0&&(y.test(
o)||!l.test(o))&&(i[o]=p);return{...i,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},96402:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.openRepository=I;function v(){const l=h(73024);return v=function(){return l},
l}function M(){const l=h(51455);return M=function(){return l},l}function L(){const l=h(76760);return L=function(){return l},
l}function F(){const l=h(26040);return F=function(){return l},l}function $(){const l=h(41895);return $=function(){return l},
l}function N(){const l=h(7650);return N=function(){return l},l}function O(){const l=h(78173);return O=function(){return l},
l}const k=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(l=>["--git-path",l])];async function I(l,s=process.env,t=()=>{}){y();const i=(0,L().
resolve)(l);if(!(0,F().attempt)(()=>(0,v().statSync)(i).isDirectory()))throw A(i,"is not a directory");const o=(0,N().userEnvironment)(
s),p=await(0,N().runGit)({directory:i,env:x(o,s),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...k]),
[d,e,r,n,c,u,a,f,...g]=p.stdout.toString().split(`
`);if(d==="true")throw A(i,"is a bare repository, which has no working tree");if(e==="false")throw A(i,"is inside a .git\
 directory");if(!p.stdout.length)throw A(i,"is not in a git repository",p.stderr);if(!r||!n||!c||!u||!a||!f||g.join("")!==
"")throw A(i,"is in a repository that git cannot describe",p.stderr);const S=await(0,O().openObjectView)({objects:u,shallow:a,
format:r,env:o}),T=E(await(0,M().realpath)(n),c,o,S);return{...T,index:f,network:j(T.user,t)}}function E(l,s,t,i){return{
...i,directory:l,user:(0,N().bindGit)({directory:l,env:{...t,GIT_DIR:s,GIT_WORK_TREE:l},config:[`safe.directory=${l}`,"c\
ore.fsmonitor=false","core.hooksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function j(l,s){
const t=new Set;return(i,...o)=>(t.has(i)||s(`${i}
`),t.add(i),l(...o))}function x(l,{GIT_INDEX_FILE:s}){return s===void 0?l:{...l,GIT_INDEX_FILE:s}}function A(l,s,t=""){const i=t.
includes("not a git repository")?"":t.trim();return new($()).GateError("not_a_repository",`${l} ${s}${i===""?"":` (${i})`}`,
"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}const w=50;function y(){
const l=[];try{for(;l.length<w;)l.push((0,v().openSync)(process.execPath,"r"))}catch(s){if(/^E[MN]FILE$/.test(s.code??""))
throw(0,$().systemError)(s)}finally{for(const s of l)(0,v().closeSync)(s)}}},63550:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.literalTree=M;function v(){const F=h(39491);return v=function(){return F},F}function M(F,$="\
the given files"){const N=new Map(Object.entries(F)),O=I=>{const E=N.get(I);return typeof E=="string"?Buffer.from(E):Buffer.
isBuffer(E)?E:E!==void 0&&"executable"in E?Buffer.from(E.executable):void 0};return{...(0,v().indexEntries)([...N].map(([
I,E])=>L(I,E,O(I)?.length))),label:$,readlink:I=>{const E=N.get(I);return typeof E=="object"&&"symlink"in E?E.symlink:void 0},
read:async I=>{const E=O(I);if(E===void 0)throw(0,v().notAFile)($,I);return E}}}function L(F,$,N){const O=!F.split("/").
includes("node_modules");if(typeof $=="object"&&"symlink"in $)return{path:F,kind:"symlink",tracked:O};if(typeof $=="obje\
ct"&&"submodule"in $)return{path:F,kind:"submodule",oid:$.submodule,tracked:O};const k=typeof $=="object"&&"executable"in
$;return{path:F,kind:k?"executable":"file",...N===void 0?{}:{size:N},tracked:O}}},11970:function(z,m){Object.defineProperty(
m,"__esModule",{value:!0}),m.LOOK_ALIKE=void 0,m.asciiOf=M,m.lookAlikes=h;function h(L){return L.split(/\s+/).flatMap(([
F="",...$])=>$.map(N=>[N,F]))}const v=m.LOOK_ALIKE=new Map(h(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7\
 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function M(L){return[...L].map(F=>v.get(F)??F).join("")}},44703:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.objectReader=F;function v(){const k=h(31421);return v=function(){return k},k}function M(){const k=h(41895);return M=function(){
return k},k}function L(){const k=h(7650);return L=function(){return k},k}function F({directory:k,env:I}){let E,j;const x=[],
A=y=>{j??=y;for(const{reject:l}of x.splice(0))l(j)},w=()=>(E=(0,v().spawn)("git",["cat-file","--batch"],{cwd:k,env:I,windowsHide:!0}),
E.on("error",y=>A((0,L().notStarted)(["cat-file"],y))),E.on("close",()=>A($())),E.stdin.on("error",()=>{}),E.stderr.resume(),
E.stdout.on("data",O(y=>x.shift()?.resolve(y))),E);return{read:async y=>{if(y.length===0)return[];if(j)throw j;const{stdin:l}=E??
w(),s=y.map(i=>`${i}
`).join(""),t=y.map(()=>new Promise((i,o)=>x.push({resolve:i,reject:o})));return l.write(s),Promise.all(t)},close:()=>{A(
$()),E?.kill()}}}function $(){return new(M()).GateError("git_failed","git cat-file ended early",L().FULL_CLONE_HINT)}const N=10;
function O(k){let I=Buffer.alloc(0),E,j=[],x=0;return A=>{if(E&&A.length<x){j.push(A),x-=A.length;return}I=j.length>0?Buffer.
concat([...j,A]):Buffer.concat([I,A]),j=[];let w=0;for(;;)if(E===void 0){const y=I.indexOf(N,w);if(y<0)break;const[l="",
s="",t=""]=I.toString("latin1",w,y).split(" ");w=y+1,/^\d+$/.test(t)?E={oid:l,type:s,size:Number(t)}:k(void 0)}else{const y=w+
E.size;if(I.length<=y)break;const{oid:l,type:s}=E;E=void 0,k({oid:l,type:s,content:I.subarray(w,y)}),w=y+1}I=I.subarray(
w),E&&(x=E.size+1-I.length,j=[I])}}},35720:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.MAX_FILE_BYTES=
void 0,m.readBlob=e,m.readTree=x,m.requireObjects=t;function v(){const r=h(41895);return v=function(){return r},r}function M(){
const r=h(95201);return M=function(){return r},r}function L(){const r=h(39491);return L=function(){return r},r}function F(){
const r=h(7650);return F=function(){return r},r}function $(){const r=h(96681);return $=function(){return r},r}function N(){
const r=h(67397);return N=function(){return r},r}function O(){const r=h(93028);return O=function(){return r},r}const k=4096,
I=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,E=8,j=new WeakMap;function x(r,n,{label:c=`commit ${(0,N().short)(n)}`,
maxFileBytes:u=d}={}){const a=j.get(r)??new Map;j.set(r,a);const f=JSON.stringify([n,c,u]),g=a.get(f)??A(r,n,{label:c,maxFileBytes:u});
a.delete(f),a.set(f,g);const[S=f]=a.keys();return a.size>E&&a.delete(S),g.catch(()=>a.delete(f)),g}async function A(r,n,{
label:c,maxFileBytes:u}){await t(r,n);const a=await r.objects(["ls-tree","-r","-t","-z","--long",n]),f=(0,$().decodePieces)(
a).map(w),g=(0,L().indexEntries)(f),S=f.some(({path:P})=>P.endsWith(".gitattributes")),T=f.filter(({kind:P})=>P==="symli\
nk"),D=await Promise.all(T.map(({oid:P=""})=>e(r,P))),b=new Map(T.map(({path:P},R)=>[P,(0,$().decodePath)(D[R]??Buffer.alloc(
0))]));return{...g,label:c,readlink:P=>b.get(P),...S&&{attributes:(P,R)=>(0,M().attributesOf)(r,n,P,R)},read:async(P,R=u)=>{
const{kind:C,oid:G,size:H}=g.stat(P)??{};if(!(0,O().isRegular)(C)||G===void 0||H===void 0)throw(0,L().notAFile)(c,P);if(H>
R)throw(0,L().tooLarge)(c,P,H,R);return e(r,G)}}}function w(r){const n=I.exec(r);if(n===null)throw l(r);const[c,u="",a="",
f="",g=""]=n,S=y(u,a),T=S==="symlink"&&Number(g)>k;if(S===void 0||T)throw l(r);const D=r.slice(c.length),b=(0,O().isRegular)(
S),P={path:D,kind:S,oid:f,tracked:!0};return b?{...P,size:Number(g)}:P}function y(r,n){if(n==="tree")return"directory";if(n===
"commit")return"submodule";if(r==="120000")return"symlink";if(r.startsWith("100"))return(Number.parseInt(r,8)&64)===0?"f\
ile":"executable"}function l(r){return new(v()).GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(
r)}`,F().FULL_CLONE_HINT)}const s=new WeakMap;function t(r,n){const c=s.get(r)??new Map;s.set(r,c);const u=c.get(n);if(u)
return u;const a=Promise.allSettled(c.values()).then(()=>i(r,n));return c.set(n,a),a.catch(()=>c.delete(n)),a}async function i(r,n){
if(!await r.isPartial())return;const c="This clone is partial: fetching the files that it lacks from its remote.",u=["ls\
-tree","-r","-z","--full-tree",n],a=await r.objects(u).catch(()=>r.network(c,u,{env:r.privateStore})),f=[...(0,$().splitNul)(
a)].map(b=>/ blob ([0-9a-f]+)\t/.exec(b.toString("latin1"))?.[1]).filter(b=>b!==void 0),S=[...(await r.objects(["cat-fil\
e","--batch-check","--buffer"],{input:p(f)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,b=""])=>b);if(S.length===
0)return;const T=await o(r),D=["--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await r.network(
c,["-c","fetch.negotiationAlgorithm=noop","fetch",T,...D,"--filter=blob:none","--stdin"],{input:p(S)})}async function o({
user:r}){const n=await r(["config","--name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[c="remote.ori\
gin.promisor"]=n.toString().split(`
`).filter(Boolean);return c.slice(7,-9)}function p(r){return[...new Set(r)].map(n=>`${n}
`).join("")}const d=m.MAX_FILE_BYTES=16*1024*1024;async function e(r,n){const[c]=await r.read([n]);if(c?.type==="blob")return c.
content;throw new(v()).GateError("file_unreadable",c?`Object ${n} is a ${c.type}, not a file`:`Object ${n} is missing fr\
om this clone`,F().FULL_CLONE_HINT)}},78173:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.openObjectView=
O;function v(){const E=h(51455);return v=function(){return E},E}function M(){const E=h(76760);return M=function(){return E},
E}function L(){const E=h(41895);return L=function(){return E},E}function F(){const E=h(4339);return F=function(){return E},
E}function $(){const E=h(7650);return $=function(){return E},E}function N(){const E=h(44703);return N=function(){return E},
E}async function O(E){const j=await(0,F().temporaryFolder)(),x=(0,M().join)(j,"git"),A=(0,M().join)(x,"objects");await(0,v().
mkdir)((0,M().join)(A,"info"),{recursive:!0}),await(0,v().mkdir)((0,M().join)(x,"refs")),await(0,v().writeFile)((0,M().join)(
x,"HEAD"),`ref: refs/heads/none
`),await(0,v().writeFile)((0,M().join)(x,"config"),I(E.format)),await(0,v().writeFile)((0,M().join)(A,"info","alternates"),
`${JSON.stringify(E.objects)}
`);const w={directory:x,env:{...E.env.PATH===void 0?{}:{PATH:E.env.PATH},...$().NO_OUTSIDE_CONFIGURATION,GIT_DIR:x,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:E.shallow,HOME:x,LC_ALL:"C"}},y=(0,N().objectReader)(w);return{temporary:j,
objects:(0,$().bindGit)(w),read:y.read,privateStore:{GIT_OBJECT_DIRECTORY:A,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
E.objects)},shallowCommits:async()=>{const l=await(0,v().readFile)(E.shallow,"utf8").catch(k);return new Set(l.split(`
`).filter(s=>s!==""))},isPartial:async()=>(await(0,v().readdir)((0,M().join)(E.objects,"pack")).catch(()=>[])).some(s=>s.
endsWith(".promisor")),close:()=>(y.close(),(0,v().rm)(j,{recursive:!0,force:!0}))}}function k(E){if(E.code==="ENOENT")return"";
throw new(L()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${E.message}`,"Check the permissio\
ns of the .git directory.",{cause:E})}function I(E){return E==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${E}
`}},96681:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.decodePath=M,m.decodePieces=$,m.splitNul=N,
m.systemPath=F;function v(){const O=h(4573);return v=function(){return O},O}function M(O){if((0,v().isUtf8)(O))return O.
toString("utf8");let k="";for(let I=0;I<O.length;){const E=L(O,I);k+=E>0?O.toString("utf8",I,I+E):String.fromCharCode(56320+
(O[I]??0)),I+=Math.max(E,1)}return k}function L(O,k){for(let I=1;I<=4&&k+I<=O.length;I++)if((0,v().isUtf8)(O.subarray(k,
k+I)))return I;return 0}function F(O){if(!/[\udc80-\udcff]/.test(O))return O;const k=O.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
return Buffer.concat(k.map((I,E)=>E%2===1?Buffer.of(I.charCodeAt(0)-56320):Buffer.from(I)))}function $(O){if(!(0,v().isUtf8)(
O))return[...N(O)].map(M);const k=O.toString("utf8").split("\0");return k.at(-1)===""&&k.pop(),k}function*N(O){let k=0;for(let I=O.
indexOf(0);I>=0;I=O.indexOf(0,k))yield O.subarray(k,I),k=I+1;k<O.length&&(yield O.subarray(k))}},67397:function(z,m,h){Object.
defineProperty(m,"__esModule",{value:!0}),m.checkedOutBranch=y,m.defaultBranch=A,m.findDefaultBranch=x,m.isObjectId=E,m.
lookUpCommits=M,m.parentsOf=l,m.peelToCommits=N,m.readRefs=F,m.resolveCommits=O,m.short=s,m.unknownRevision=k;function v(){
const t=h(41895);return v=function(){return t},t}async function M(t,i){const o=await F(t,i.filter(L)),p=i.includes("HEAD")?
await $(t):void 0;return await N(t,i.map(d=>d==="HEAD"?p:L(d)?o.get(d)?.id:d))}function L(t){return t.startsWith("refs/")}
async function F(t,i){if(i.length===0)return new Map;const o=new Set(i),r=(await t.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...o])).toString().split(`
`).map(n=>{const[c="",u="",a=""]=n.split(" ");return[u,{id:c,target:a||u}]});return new Map(r.filter(([n])=>o.has(n)))}async function $(t){
const i=["show-ref","--verify","--hash","HEAD"],o=(await t.user(i,{accept:[1,128]})).toString().trim();return o===""?void 0:
o}async function N({read:t},i){const o=i.filter(e=>e!==void 0),p=await t(o.map(e=>`${e}^{commit}`)),d=new Map(o.map((e,r)=>[
e,p[r]?.oid]));return i.map(e=>e===void 0?void 0:d.get(e))}async function O(t,i){const o=await M(t,i),p=o.indexOf(void 0);
if(p>=0)throw k(i[p]??"");return o}function k(t,i={}){return t==="HEAD"?new(v()).GateError("ref_not_found","The reposito\
ry has no commits yet","Create a commit first, then gate the next change."):new(v()).GateError("ref_not_found",`unknown \
revision ${t}`,I(t,i))}function I(t,{meant:i,hasOrigin:o=!0}){const p="Check the spelling: `git branch --all` lists the \
branches.";if(i!==void 0)return`Did you mean ${i}? ${p}`;if(!o)return p;const d=`${p} With actions/checkout, set \`fetch-\
depth: 0\`.`,e=t.replace(/^(?:refs\/heads\/|(?:refs\/remotes\/)?origin\/)/,"");return E(e)||!/^\w[\w./-]*$/.test(e)?d:`${d}\
 If it is a branch of the remote, fetch it and name it origin/${e}:
  git fetch origin "+refs/heads/${e}:refs/remotes/origin/${e}"`}function E(t){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(
t)}const j=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/h\
eads/master"];async function x(t){const i=await F(t,j),o=j.flatMap(e=>i.get(e)??[]),p=await N(t,o.map(({id:e})=>e)),[d]=o.
flatMap(({target:e},r)=>{const n=p[r];return n===void 0?[]:[{commit:n,ref:e}]});return d}async function A(t){const i=await x(
t);if(i!==void 0)return i;const o=await w(t),[p]=await N(t,o.length===1?o:[]);if(p!==void 0)return{commit:p,ref:o[0]??""};
const d=o.map(e=>e.replace("refs/remotes/",""));throw new(v()).GateError("ref_not_found","No default branch found: origi\
n/HEAD, main and master do not exist",d.length===0?"Specify the commit to compare with: --base REF.":`Specify the branch\
 to compare with: --base ${d.slice(0,5).join(", or --base ")}.`)}async function w(t){const i=["--format=%(refname)","ref\
s/remotes/origin"],o=(await t.user(["for-each-ref",...i])).toString().split(`
`),p=(await y(t)).replace("refs/heads/","refs/remotes/origin/");return o.filter(d=>d!==""&&d!==p&&d!=="refs/remotes/orig\
in/HEAD")}async function y({user:t}){return(await t(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}async function l(t,i){
const[o]=await t.read([i]);if(o?.type!=="commit")throw k(i);const p=o.content.toString("latin1");return[...p.slice(0,p.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,e])=>e??"")}function s(t){return t.slice(0,12)}},93028:function(z,m,h){Object.
defineProperty(m,"__esModule",{value:!0}),m.filesNamed=j,m.isRegular=L,m.lfsObstacle=y,m.perPath=A,m.perTree=x,m.subTree=
F,m.treeAbove=$;function v(){const l=h(76760);return v=function(){return l},l}function M(){const l=h(59490);return M=function(){
return l},l}function L(l){return l==="file"||l==="executable"}function F(l,s){return s===""?l:O(l,s,()=>k(l,s))}function $(l,s){
return O(l,`../${s}`,()=>I(l,s))}const N=new WeakMap;function O(l,s,t){const i=N.get(l)??new Map;N.set(l,i);const o=i.get(
s)??t();return i.set(s,o),o}function k(l,s){const t=`${s}/`,i=e=>e===""?s:t+e,o=e=>({...e,path:e.path===s?"":e.path.slice(
t.length)}),{original:p,isPending:d}=l;return{label:l.label,...p&&{original:F(p,s)},...d&&{isPending:e=>d(i(e))},stat:e=>{
const r=l.stat(i(e));return r&&o(r)},readlink:e=>l.readlink(i(e)),list:e=>l.list(i(e)).map(o),files:()=>[...l.files()].filter(
({path:e})=>e.startsWith(t)).map(o),read:(e,r)=>l.read(i(e),r)}}function I(l,s){const t=`${s}/`,i={path:"",kind:"directo\
ry",tracked:!0},o=r=>r===s?"":r.startsWith(t)?r.slice(t.length):"..",p=r=>({...r,path:v().posix.join(s,r.path)}),{original:d,
isPending:e}=l;return{label:l.label,...d&&{original:$(d,s)},...e&&{isPending:r=>r.startsWith(t)&&e(o(r))},stat:r=>{const n=r===
""?i:l.stat(o(r));return n&&r!==""?p(n):n},readlink:r=>l.readlink(o(r)),list:r=>(r===""?[i]:l.list(o(r))).map(p),files:()=>[
...l.files()].map(p),read:(r,n)=>l.read(o(r),n)}}const E=x(l=>(0,M().groupBy)(l.files(),({path:s})=>v().posix.basename(s)));
function j(l,s){return E(l).get(s)??[]}function x(l){const s=new WeakMap;return t=>{const i=t.original??t,{answer:o}=s.get(
i)??{answer:l(i)};return s.set(i,{answer:o}),o}}function A(l){const s=x(()=>new Map);return(t,i)=>{const o=s(t),p=o.get(
i)??l(t,i);return o.set(i,p),p}}const w="version https://git-lfs.github.com/spec/";function y(l){if(l.startsWith(w))return"\
this is a Git LFS pointer; commit the file itself (git lfs untrack)"}},95132:function(z,m,h){Object.defineProperty(m,"__\
esModule",{value:!0}),m.describe=N,m.eligibilityOf=y,m.finding=L,m.isMissingEvidence=l,m.notJudged=x,m.problemFinding=$,
m.whyNotJudged=A;function v(){const s=h(41895);return v=function(){return s},s}function M(){const s=h(13580);return M=function(){
return s},s}function L(s,t,i={}){return F(s,t,i)}function F(s,t,i){const{severity:o,harm:p,layer:d}=(0,M().ruleOf)(s);return{
rule:s,severity:o,harm:p,layer:d,args:t,...i}}function $({rule:s,args:t,span:i,severity:o}){return F(s,t,{span:i,severity:o})}
function N({rule:s,args:t,edit:i,danger:o,advice:p,level:d}){const e=(0,M().ruleOf)(s);return{message:e.message(t)+(d?` ${O(
d)}`:""),remedy:o===void 0?(i&&E(i))??p??e.remedy(t):`Remove the command: it ${o}. A person decides whether the gene nee\
ds it.`}}function O({rules:s,level:t,from:i,reason:o}){const p=o===void 0?"":`: ${o.replace(/\.$/,"")}`;return`The polic\
y sets \`${s}\` to \`${t}\`, instead of ${i}${p}.`}const k=160,I=4;function E({new:s,pointer:t,files:i=[],fix:o}){if(!(s.
length<=I&&s.every(u=>u.length<=k&&!u.includes("`"))))return o?"Run `gene-gate fix --write`, which replaces the command \
(accepted; not run).":void 0;const d=t?.endsWith("/asset_id")===!0,e=d||s.length===0?"":" (accepted; not run)",r=o?`; \`g\
ene-gate fix --write\` does this${e}.`:".",[n,...c]=s.map(u=>`\`${u}\``);return n===void 0?`Remove the command, which ad\
ds no check${r}`:d?`Set \`asset_id\` to ${n}${r}`:i.length>0?`Move it into a script, ${i.map(({path:a})=>`\`${a}\``).join(
", ")}, and run ${[n,...c].join(", ")}${r}`:c.length===0?`Write ${n} instead${r}`:`Write separate entries in \`validation\
\`: ${[n,...c].join(", ")}${r}`}const j=500;function x(s,t,i={}){return L("not-judged",{detail:A(s,t)},i)}function A(s,t){
if((0,v().endsAudit)(t))throw t;return`${s}: ${w(t).slice(0,j).replace(/\.$/,"")}`}function w(s){return s instanceof v().
GateError?s.message:s instanceof Error?`${s.name}: ${s.message}`:String(s)}function y(s){return s.length===0?"eligible":
s.every(l)?"unproven":"refuted"}function l({rule:s}){const{unproven:t,undecided:i}=(0,M().ruleOf)(s);return t===!0||i===
!0}},13254:function(z,m){Object.defineProperty(m,"__esModule",{value:!0}),m.isProblem=L,m.problemAt=v;const h={"unquoted\
-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"warning",weakens:"warning","t\
ool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-path":"warning","tool-unknown":"\
warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"notice","build-files-unread":"\
notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning","npm-script-missing":"warning",
"npm-script-text":"warning","workspaces-changed":"warning"};function v(F,$,N,O=M(F)){return{rule:F,args:N,span:$,severity:O}}
function M(F){return F in h?h[F]:"error"}function L(F,$){return F.rule===$}},94411:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.areHarmlessOptions=x,m.isHarmlessVariable=A,m.isReadByProgram=p,m.readAssignments=t;function v(){
const d=h(25367);return v=function(){return d},d}function M(){const d=h(90762);return M=function(){return d},d}const L=/^[\w.-]{0,64}$/,
F=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,$=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,N=/^\d{1,9}$/,
O=/^(?:|[01]|true|false|yes|no|on|off)$/i,k=new Map([["NODE_ENV",L],["CI",L],["FORCE_COLOR",L],["NO_COLOR",L],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",F],["LC_ALL",F],["NODE_NO_WARNINGS",O],["PYTHONDONTWRITEBYTEC\
ODE",O],["PYTHONUNBUFFERED",O],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",$],["TS_NODE_TRANSPILE_ONLY",O],["TS_NODE_FILES",O],["TS_NODE_SKIP_PROJECT",O]]),I=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,L]],E="NOD\
E_OPTIONS",j=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function x(d){return d.split(" ").every(e=>j.test(e.replaceAll("_","-")))}function A(d,e){if(d===E)return x(e);const r=k.
get(d);return r!==void 0?r.test(e):y(d)?I.some(([c,u])=>c.test(d)&&u.test(e))||O.test(e)||N.test(e):!1}const w=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function y(d){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(d)?!p(d):w.test(d)}function l(d){return d===E||k.has(d)||y(d)}const s=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function t(d,e){const r=[],n=[];let c=0;for(const u of d){const[a]=u.parts,f=a&&!a.quoted?s.exec(a.text):null;if(!f)break;
c+=1;const[g,S="",T]=f,D=(0,M().textOf)(u).slice(g.length),b={start:u.start,end:u.end};if(!T&&A(S,D))r.push({name:S,value:D,
span:b}),e.add("environment-assignment",b,{name:S,value:(0,v().visible)(D)});else{const P=!T&&l(S);e.add("assignment-ref\
used",b,{name:S,value:(0,v().visible)(D),known:P}),T||n.push({name:S,value:D,span:b})}}return{assignments:r,refused:n,count:c}}
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
n,m.findDangers=A;function v(){const u=h(11331);return v=function(){return u},u}function M(){const u=h(81716);return M=function(){
return u},u}function L(){const u=h(54421);return L=function(){return u},u}const F=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
$=(u,a,f)=>u.some(g=>/^-[A-Za-z]+$/.test(g)&&[...g.slice(1)].some(S=>a.includes(S))||g.length>3&&f.startsWith(g.toLowerCase())),
N=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,O=u=>u.some((a,f)=>{const g=/^(?:-s|--signal)$/.
test(a)?u[f+1]:/^(?:-s|--signal=|-)(.+)$/.exec(a)?.[1];return g!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(g)}),k=(u,a,f)=>(u===
"systemctl"||u==="loginctl")&&a.some(g=>f.test(g)),I=[{name:"mass_deletion",matches:({program:u,args:a})=>u==="rm"&&$(a,
"rR","--recursive")&&a.some(f=>!f.startsWith("-")&&N.test(f))},{name:"raw_disk_write",matches:({program:u,args:a})=>u===
"dd"&&a.some(f=>f.startsWith("if=")||/^of=\/dev\//.test(f))},{name:"filesystem_format",matches:({program:u})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(u)},{name:"direct_disk_write",matches:({program:u,args:a})=>u==="tee"&&a.some(f=>F.test(f))},{name:"world_writable",
matches:({program:u,args:a})=>u==="chmod"&&a.some(f=>/^[0-7]{2,4}[2367]$/.test(f)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
f))},{name:"privilege_escalation",matches:({program:u,args:a})=>u==="chown"&&a.some(f=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(f))},{name:"firewall_manipulation",matches:({program:u})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(u)},
{name:"system_shutdown",matches:({program:u,args:a})=>/^(?:shutdown|poweroff|halt)$/.test(u)||/^(?:init|telinit)$/.test(
u)&&a[0]==="0"||k(u,a,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:u,args:a})=>u==="reboot"||/^(?:init|telinit)$/.
test(u)&&a[0]==="6"||k(u,a,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:u,args:a})=>/^(?:kill|pkill|killall)$/.
test(u)&&O(a)}],E=8,j=4;function x(u){const a=u.map(({span:f})=>f);return{start:Math.min(...a.map(({start:f})=>f)),end:Math.
max(...a.map(({end:f})=>f))}}function A(u,a=0,f=new t){return(0,M().everyCommand)(u).flatMap(g=>w(g,f,a))}function w(u,a,f){
const g=[],{words:S}=(0,M().withoutReserved)(u);for(const{operator:P,target:R}of u.redirections)if(P.includes(">")&&R&&F.
test(R.text)){const C=`> ${R.text}`;g.push({name:"direct_disk_write",pattern:C,span:R.span})}const T=y(S),D=a.runBy(u,T,
f);if(D!==void 0){const P=`${D.program} | ${S[0]?.text??""}`,R=x([...D.words,...S]);g.push({name:"remote_code_execution",
pattern:P,span:R})}const b=new Set;for(const P of T){const R=I.find(({matches:B})=>B(P))?.name;if(R!==void 0){const B=P.
words.map(({text:U})=>U).join(" ");g.push({name:R,pattern:B,span:x(P.words)})}const G=(0,v().programNamed)(P.program)?.kind===
"shell"?(0,L().textHanded)(P.words)?.text:void 0;if(G===void 0||b.has(G)||f===j)continue;b.add(G);const H=A((0,M().readShellText)(
G),f+1,a),W=x(P.words);g.push(...H.map(B=>({...B,span:W}))),s.test(G)&&g.push({name:"remote_code_execution",pattern:G,span:W})}
return g}function y(u){const a=l(u,0);if(a===void 0)return[];const f=[a];if((0,v().programNamed)(a.program)?.kind==="wra\
pper")for(let g=1;g<=Math.min(u.length-1,E);g+=1){const S=l(u,g);S!==void 0&&!/^-|=/.test(S.program)&&f.push(S)}if(a.program===
"find")for(const[g,{text:S}]of u.entries()){const T=/^-(?:exec|ok)(?:dir)?$/.test(S)?l(u,g+1):void 0;if(T!==void 0&&f.push(
T),f.length>E)break}return f}function l(u,a){const f=u[a];if(f===void 0)return;const g=u.slice(a);return{program:(0,v().
baseName)(f.text),args:g.slice(1).map(({text:S})=>S),words:g}}const s=/\bdownload(?:string|data)\b/i;class t{#n=new Map;#e=new Map;runBy(a,f,g){
const S=(a.pipedFrom&&this.#n.get(a.pipedFrom))??o(a.inside),T=f.find(({program:b})=>p(b));this.#n.set(a,S??T);const D=f.
flatMap(({program:b,args:P,words:R})=>((0,v().runsCode)(b)?P:R.slice(0,1).map(({text:C})=>C)).flatMap(C=>this.#e.get(i(C))??
[]))[0];return T&&this.#s(g===0?T:{...T,words:[]},a),f.some(({program:b})=>(0,v().runsCode)(b))?S??D:D}#s(a,{redirections:f}){
const g=f.flatMap(({target:S})=>S?.text??[]);for(const S of[...a.args,...g])!S.startsWith("-")&&i(S)!==""&&this.#e.set(i(
S),a)}}function i(u){return u.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function o(u){return(0,M().everyCommand)(u).
flatMap(({words:a})=>y(a)).find(({program:a})=>p(a))}function p(u){return(0,v().programNamed)(u)?.kind==="downloader"}const d=m.
DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or disks",filesystem_format:"formats a \
disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change files",privilege_escalation:"gives fi\
les to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"shuts the machine down",system_reboot:"\
restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"kills processes"},e=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,
r=16*1024;function n(u){if(u.length>r)return"is too long to check";for(const[,g="",S=""]of u.matchAll(e))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(g)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(S))return d.mass_deletion;const a=(0,M().readShellText)(u),f=A(a).find(({name:g})=>g!==
"mass_deletion");return f?d[f.name]:c(a)?"pipes text into a shell":void 0}function c(u){return(0,M().everyCommand)(u).some(
({pipedFrom:a,words:f})=>{const[g]=(0,L().startedWords)(f);return a!==void 0&&g!==void 0&&(0,v().isShell)(g.text)})}},25367:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.codePointName=F,m.inspectBlanks=y,m.inspectCharacters=O,m.inspectInjection=
t,m.inspectLookAlikes=E,m.visible=N;function v(){const i=h(11970);return v=function(){return i},i}const M=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function L(i){if(i>=32&&i<127||i===9)return"visible";if(i===0)return"nul-character";if(i===10||i===13)return"line-break";
if(i<160||i>=55296&&i<=57343)return"control-character";const o=String.fromCodePoint(i);return M.test(o)?"invisible-chara\
cter":"visible"}function F(i){return`U+${i.toString(16).toUpperCase().padStart(4,"0")}`}const $=120;function N(i){const o=i.
length>$?`${i.slice(0,$)}\u2026`:i;let p="";for(const d of o){const e=d.codePointAt(0)??0,r=e!==9&&L(e)==="visible";p+=r?
d:`<${F(e)}>`}return p}function O(i,o,p,d){let e=o;for(const r of i)k(r,e,p,d),e+=r.length}function k(i,o,p,d){const e=i.
codePointAt(0)??0,r={start:o,end:o+i.length},n=F(e),c=L(e);if(c==="line-break"?d.add(c,r,{character:n,quoted:p}):c!=="vi\
sible"&&d.add(c,r,{character:n}),c!=="visible"||e<=126)return;const u=i.normalize("NFKC");u!==i.normalize("NFC")||/[\0-\x7f]/.
test(u)?d.add("look-alike-letters",r,{word:i,looks_like:u,characters:[n]}):p||d.add("non-ascii-unquoted",r,{character:n,
shown:i})}const I=/\p{L}+/gu;function E(i,o,p,d){if(/^[\x00-\x7f]*$/.test(i)||!p&&/\s/.test(i))return;const e=p?j(i):x(i);
if(e===void 0)return;const r=[...new Set(i)].filter(n=>n>"\x7F");d.add("look-alike-letters",{start:o.start,end:o.end},{word:N(
i),looks_like:N(e),characters:r.slice(0,10).map(n=>F(n.codePointAt(0)??0))})}function j(i){const o=i.normalize("NFKD").replace(
/\p{M}/gu,""),p=(0,v().asciiOf)(o);return/^[\x20-\x7e]+$/.test(p)?p:void 0}function x(i){let o=!1;const p=i.replace(I,d=>{
const e=(0,v().asciiOf)(d);return e===d||!/[A-Za-z]/.test(d)?d:(o=!0,e)});return o?p:void 0}const A=100,w=1e3;function y(i,o){
let p=0,d=0;for(let e=0;e<=i.length;e+=1){const r=i.charAt(e);if(r===" "||r==="	")continue;const n=e-d;if(n>1&&(p+=n-1),
n>=A||p>=w){const c=Math.max(n,p);o.add("blank-padding",{start:d,end:e},{blanks:c});return}d=e+1}}const l=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
s=/<!--|```/;function t(i,o,p){const d=({index:n,0:c})=>p??{start:n,end:n+c.length},e=l.exec(i);e&&o.add("workflow-comma\
nd",d(e),{written:N(e[0])});const r=s.exec(i);r&&o.add("markup-injection",d(r),{written:r[0]})}},14395:function(z,m){Object.
defineProperty(m,"__esModule",{value:!0}),m.isWide=k,m.literalSegment=O,m.matchName=j,m.matchesStars=x,m.readPattern=L;const h=Symbol(
"*"),v=/^.$/su,M=/\[\w+\]|./gsu;function L(y){if(!y.parts.some(e=>!e.quoted&&/[*?[]/.test(e.text)))return;const l=y.parts.
flatMap(({text:e,quoted:r})=>r?Array.from(e):(e.match(M)??[]).map(F)),s=y.parts.map(({text:e,quoted:r})=>r?"\0":e).join(
""),t=/^[^[]*\[.*\]/s.test(s.replace(/\[\w+\]/g,"]")),i=l.findIndex(e=>typeof e!="string"||t&&e==="[");if(i<0)return;const o=y.
parts.map(e=>e.text).join(""),p=$(l.slice(0,i)),d=N(l);return{text:o,prefix:p,segments:d,...t&&{ambiguity:"bracket"}}}function F(y){
return y==="*"?h:y==="?"?v:y.length>1&&y.startsWith("[")?new RegExp(`^${y}$`):y}function $(y){return y.filter(l=>typeof l==
"string").join("")}function N(y){const l=[[]];for(const s of y)s==="/"?l.push([]):l.at(-1)?.push(s);return l}function O(y){
return y.every(l=>typeof l=="string")?$(y):void 0}function k(y){return y.includes(h)}const I=y=>Array.from(y),E=y=>Array.
from(Buffer.from(y).toString("latin1"));function j(y,l){if(l.startsWith(".")&&y[0]!==".")return!1;const s=A(y,l,I);return/^[\x20-\x7e]*$/.
test(l)||s===A(y,l,E)?s:void 0}function x(y,l){const s=Array.from(l,t=>t==="*"?h:t);return A(s,y,I)}function A(y,l,s){const t=y.
flatMap(e=>typeof e=="string"?s(e):[e]),i=s(l);let o=0,p=-1,d=0;for(let e=0;e<i.length;)if(t[o]===h)p=o,d=e,o+=1;else if(w(
t[o],i[e]))o+=1,e+=1;else if(p>=0)o=p+1,d+=1,e=d;else return!1;return t.slice(o).every(e=>e===h)}function w(y,l=""){return y instanceof
RegExp?y.test(l):y===l}},16500:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.MAX_PATTERNS=void 0,m.
resolvePattern=I;function v(){const p=h(76760);return v=function(){return p},p}function M(){const p=h(32854);return M=function(){
return p},p}function L(){const p=h(25367);return L=function(){return p},p}function F(){const p=h(14395);return F=function(){
return p},p}function $(){const p=h(90762);return $=function(){return p},p}const N=20,O=4096,k=m.MAX_PATTERNS=64;function I(p,d,e){
const{pattern:r,span:n,position:c}=p,u=(0,L().visible)(r.text),a=x(r);let f=[];if(c==="program")e.add("glob-unclear",n,{
pattern:u,reason:"program"});else if(A(r))e.add("glob-unclear",n,{pattern:u,reason:"outside"});else if(!j(r,d))if(a)e.add(
"glob-unclear",n,{pattern:u,reason:a});else if(w(r))e.add("glob-unclear",n,{pattern:u,reason:"flag"});else if(d)f=E(p,d,
e);else if(c==="script"&&r.segments.some(F().isWide))e.add("glob-unclear",n,{pattern:u,reason:"program"});else{const g={
matches:[],count:0,judged:!1};e.add("unquoted-glob",n,{pattern:u,...g})}return f.length===0?[r.text]:f}function E({pattern:p,
span:d,position:e},r,n){const c=(0,L().visible)(p.text),u=s(p,r),a="matches"in u&&!u.matches.every(y);if("ambiguity"in u||
a){const T="ambiguity"in u?u.ambiguity:"file_name";return n.add("glob-unclear",d,{pattern:c,reason:T}),[]}const{matches:f}=u;
f.some(T=>T.startsWith("-"))&&n.add("glob-unclear",d,{pattern:c,reason:"flag"}),e==="script"&&f.length>1&&n.add("glob-un\
clear",d,{pattern:c,reason:"program"});const g=f.slice(0,N).map(T=>(0,L().visible)(T)),{length:S}=f;return n.add("unquot\
ed-glob",d,{pattern:c,matches:g,count:S,judged:!0}),f}function j({prefix:p,text:d},e){return p.includes("://")&&!e?.stat(
d.slice(0,d.indexOf("/")))}function x({text:p,segments:d,ambiguity:e}){return e||(p.length>O?"too_many":d.some(n=>(0,F().
literalSegment)(n)===void 0&&(0,F().matchName)(n,".."))?"dot":void 0)}function A({text:p,segments:d}){return p.startsWith(
"/")||d.some(e=>(0,F().literalSegment)(e)==="..")}function w({prefix:p}){return p.startsWith("-")&&!p.includes("=")}function y(p){
const d=new($()).ProblemCollector;return(0,L().inspectCharacters)(p,0,!0,d),d.inOrder().length===0}const l=128*1024;function s(p,d){
let e=[{written:"",path:""}];for(const[c,u]of p.segments.entries()){const a=c===p.segments.length-1,f=[];for(const g of e){
const S=t(g,u,a,d);if(typeof S=="string")return{ambiguity:S};f.push(...S)}e=f}const r=e.map(({written:c})=>Buffer.from(c));
return r.reduce((c,u)=>c+u.length+1,0)>l?{ambiguity:"too_many"}:{matches:r.sort(Buffer.compare).map(c=>c.toString())}}function t(p,d,e,r){
const{written:n,path:c}=p,u=(0,F().literalSegment)(d);if(u==="")return e?[p]:"empty_segment";const a=e?"":"/";if(u===".")
return[{written:`${n}.${a}`,path:c}];const f=[];for(const g of i(c,d,u,r)){if(g==="letters")return"letters";if(!e&&o(g,r))
return"symlink";!e&&g.kind!=="directory"||f.push({written:`${n}${v().posix.basename(g.path)}${a}`,path:g.path})}return f}
function*i(p,d,e,r){if(e!==void 0){const n=r.stat(p===""?e:`${p}/${e}`);n?.tracked&&(yield n);return}for(const n of r.list(
p)){if(!n.tracked)continue;const c=(0,F().matchName)(d,v().posix.basename(n.path));c===void 0?yield"letters":c&&(yield n)}}
function o(p,d){if(p.kind!=="symlink")return p.kind==="submodule";const e=(0,M().resolveInTree)(d,p.path);return e.kind===
"missing"?!1:e.kind!=="inside"||!/^(?:file|executable)$/.test(e.entry.kind)}},54669:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.hasOneReading=E,m.lex=I;function v(){const s=h(94411);return v=function(){return s},s}function M(){
const s=h(25367);return M=function(){return s},s}function L(){const s=h(16500);return L=function(){return s},s}function F(){
const s=h(14395);return F=function(){return s},s}function $(){const s=h(11331);return $=function(){return s},s}function N(){
const s=h(26781);return N=function(){return s},s}function O(){const s=h(90762);return O=function(){return s},s}const k=128*
1024;function I(s,t){const i=new(O()).ProblemCollector;if(j(s,i))return{words:[],assignments:[],refused:[],problems:i.inOrder()};
const o={start:0,end:s.length};(0,M().inspectBlanks)(s,i),(0,M().inspectInjection)(s,i);const p=(0,N().splitWords)(s,i),
{assignments:d,refused:e,count:r}=(0,v().readAssignments)(p,i);for(const c of p.slice(0,r))w(c,i);const n=x(p.slice(r),t,
i);n.length===0&&i.add("empty-command",o,{});for(const{value:c,span:u}of d)(0,M().inspectInjection)(c,i,u);for(const{text:c,
span:u}of n)(0,M().inspectInjection)(c,i,u);return{words:n,assignments:d,refused:e,problems:i.inOrder()}}function E({problems:s}){
return s.every(({severity:t})=>t==="warning")}function j(s,t){if(Buffer.byteLength(s)<=k)return!1;const i={start:0,end:s.
length};return t.add("command-too-long",i,{more:`${k} bytes`}),!0}function x(s,t,i){const o=[];let p=0;for(const[d,e]of s.
entries()){const r={start:e.start,end:e.end},n=e.parts.some(f=>f.quoted),c=(0,O().textOf)(e);w(e,i),y(e,i),l(e,d===0,i),
(0,M().inspectLookAlikes)(c,e,d===0,i);const u=(0,F().readPattern)(e);if(u&&(p+=1),u&&p>L().MAX_PATTERNS&&i.add("glob-un\
clear",r,{pattern:(0,M().visible)(c),reason:"too_many"}),!u||p>L().MAX_PATTERNS){o.push({text:c,span:r,quoted:n});continue}
const a=A(d,o);for(const f of(0,L().resolvePattern)({pattern:u,span:r,position:a},t,i))o.push({text:f,span:r,quoted:n})}
return o}function A(s,t){return s===0?"program":s===1&&t[0]?.text==="node"?"script":"argument"}function w(s,t){for(const[
i,o]of s.parts.entries()){if(o.quoted||!o.text.includes("~"))continue;const p=o.text.search(i===0?/(?:^|[=:])~/:/[=:]~/);
if(p<0)continue;const d=o.start+o.text.indexOf("~",p),e=(0,M().visible)((0,O().textOf)(s));t.add("tilde-expansion",{start:d,
end:d+1},{word:e});return}}function y(s,t){let i=-1,o=!1;for(const p of s.parts)if(!(p.quoted||i<0&&!p.text.includes("{")))
for(const{0:d,index:e}of p.text.matchAll(/[{},]|\.\./g)){const r=p.start+e;if(d==="{")i<0&&(i=r);else if(d!=="}")o=i>=0;else if(o){
const n={start:i,end:r+1};t.add("brace-expansion",n,{written:(0,M().visible)((0,O().textOf)(s))});return}}}function l(s,t,i){
const o=(0,O().unquotedText)(s);o!==void 0&&(o==="!"||t&&(0,$().isReserved)(o))&&i.add("shell-grammar",{start:s.start,end:s.
end},{written:o})}},11331:function(z,m){Object.defineProperty(m,"__esModule",{value:!0}),m.PROGRAM_NAMES=void 0,m.baseName=
k,m.changesShell=c,m.hasCommandLine=w,m.isBefore=e,m.isCommandLine=A,m.isOnlyBefore=r,m.isReserved=n,m.isShell=E,m.isWithoutEffect=
d,m.programNamed=I,m.runsCode=j,m.startsOthers=x;const h=/^-\w*c$|^--command$/,v=/^-(?=\w+$)\w*[ep]|^--(?:eval|print)(?:=|$)|^eval$/,
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
im"]],N=new Map($.flatMap(([u,a,f])=>a.split(" ").map(g=>[g,{name:g,kind:u,...f}]))),O=m.PROGRAM_NAMES=[...N.keys()];function k(u){
return/^\.{1,2}$/.test(u)?u:u.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function I(u){
const a=k(u),f=N.get(a);if(f!==void 0)return f;const g=N.get(a.replace(/[-.]?(?=\d)(?<!\d\.*)\d[\d.]*w?$/,""));return g?.
kind==="shell"||g?.kind==="interpreter"?g:void 0}function E(u){return I(u)?.kind==="shell"}function j(u){const a=I(u)?.kind;
return a==="shell"||a==="interpreter"}function x(u){if(u===".")return!1;const a=I(u)?.kind;return a!==void 0&&a!=="syste\
m"&&a!=="downloader"}function A(u){const[a="",...f]=u.trim().split(/\s+/);return y(a)&&f.some(g=>/^-|[./]|^[|&;<>]+$/.test(
g))}function w(u){return/&&|\|\||\$\(|`/.test(u)?!0:u.split(/;\s|\s\|\s/).some(a=>{const[f="",...g]=a.trim().split(/\s+/);
return g.length>0&&y(f)})}function y(u){return N.has(u)}const l=u=>new Set(u.split(/\s+/)),s=l(": [ cd echo exit false t\
est true"),t=l("! { do elif else if then time until while"),i=new RegExp(`^\\s*(?:(?:${[...t].join("|").replace("{","\\{")}\
)\\s+)*$`),o=l("fi done case esac for } in [[ ]] function select coproc"),p=l(`. alias autoload bg bind break builtin ca\
ller chdir command compgen complete compopt continue
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function d(u){return s.has(u)}function e(u){
return t.has(u)}function r(u){return i.test(u)}function n(u){return t.has(u)||o.has(u)}function c(u){return n(u)||p.has(
u)}},81716:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.everyCommand=N,m.isDynamic=E,m.readShellText=
$,m.withoutReserved=k;function v(){const y=h(54669);return v=function(){return y},y}function M(){const y=h(11331);return M=
function(){return y},y}const L=128*1024,F=16;function $(y,l){return y.length>L?[]:new w(y,l).list("",0)}function N(y){return y.
flatMap(l=>[l,...N(l.inside)])}const O=/^([A-Za-z_]\w*)=(.*)$/s;function k(y){const{words:l,assignments:s}=y,t=l.findIndex(
({text:d,quoted:e})=>e||!(0,M().isBefore)(d));if(t<1)return y;const i=l.slice(t),o=i.findIndex(({text:d})=>!O.test(d)),p=o<
0?i:i.slice(0,o);return{...y,words:i.slice(p.length),assignments:[...s,...p.map(I)]}}function I({text:y,span:l}){const[,
s="",t=""]=O.exec(y)??[];return{name:s,value:t,span:l}}function E({problems:y,substituted:l},{span:s}){const t=i=>i.start<
s.end&&i.end>s.start;return l.some(t)||y.some(i=>j.has(i.rule)&&t(i.span))}const j=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),x=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
A=/\\.?|\$\(|[^\\`$"]+|./sy;class w{#n;#e;#s=0;constructor(l,s){this.#n=l,this.#e=s}list(l,s){const t=[];let i=this.#r(),
o=!1;const p=(d,e="")=>{const r=this.#t(i,d,e),{words:n,assignments:c,redirections:u,inside:a}=r,f=n.length+c.length+u.length+
a.length===0,g=t.at(-1);f?g&&(t[t.length-1]={...g,separator:g.separator+e}):t.push(r);const S=/^\|&?$/.test(e)?r:void 0;
i=this.#r(f?i.pipedFrom:S)};for(;this.#s<this.#n.length;){const d=this.#s,e=this.#i(o?A:x),r=this.#s;if(e==='"')o=!o;else{
if(e===l&&(!o||l==="`"))return p(d),t;if(e==="$("||e==="`"||!o&&/^[<>]?\($/.test(e)){if(s===F){p(d);continue}const n=this.#n.
slice(i.start,d),c=e==="("?(0,M().isOnlyBefore)(n)?"subshell":"definition":"substitution",u=this.list(e==="`"?"`":")",s+
1);i.inside.push(...u),i.gaps.push({kind:c,start:d,end:this.#s}),c==="subshell"&&(i.subshell=u)}else!o&&/^(?:[;&|\r\n]+|\))$/.
test(e)?p(d,e):!o&&e.startsWith("#")&&/^\s?$/.test(this.#n.charAt(d-1))?i.gaps.push({kind:"comment",start:d,end:r}):!o&&
/^(?:[<>]|&>)/.test(e)&&i.gaps.push({kind:"operator",start:d,end:r})}}return p(this.#n.length),t}#r(l){return{start:this.#s,
gaps:[],inside:[],pipedFrom:l}}#i(l){l.lastIndex=this.#s;const[s=""]=l.exec(this.#n)??[];return this.#s+=s.length,s}#t(l,s,t){
const{start:i,gaps:o,inside:p,pipedFrom:d,subshell:e}=l;let r="",n=i;for(const b of o){const P=b.kind==="comment"||b.kind===
"operator"?" ":"_";r+=this.#n.slice(n,b.start)+P.repeat(b.end-b.start),n=b.end}r+=this.#n.slice(n,s);const c=(0,v().lex)(
r,this.#e),u=b=>({...b,span:{start:b.span.start+i,end:b.span.end+i}}),a=c.words.map(u),f=new Set;let g=0;const T=o.filter(
({kind:b})=>b==="operator").map(({start:b,end:P})=>{for(;g<a.length&&(a[g]?.span.start??P)<P;)g+=1;const R=a[g],C=a[g-1];
return C?.span.end===b&&/^\d+$/.test(C.text)&&f.add(C),R&&f.add(R),{operator:this.#n.slice(b,P),...R&&{target:R}}}),D=[...c.
assignments,...c.refused].map(u);return{words:a.filter(b=>!f.has(b)),assignments:D.sort((b,P)=>b.span.start-P.span.start),
redirections:T,problems:c.problems.map(u),span:{start:i,end:s},separator:t,inside:p,substituted:o.filter(({kind:b})=>b===
"substitution"),...d&&{pipedFrom:d},...e&&{subshell:e},...o.some(({kind:b})=>b==="definition")&&{defines:!0}}}}},26781:function(z,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.splitWords=F;function v(){const A=h(25367);return v=function(){return A},
A}const M=1e3,L=/[ \t\n\r'"\\$`;&|<>()]/g;function F(A,w){return new $(A,w).split()}class ${#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(w,y){
this.#n=w,this.#e=y}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>M){const w={start:0,end:this.#n.
length};this.#e.add("command-too-long",w,{more:`${M} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,v().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#b();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=x(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(w,y,l,s=l){this.#r.length===0&&(this.#i=s),this.#r.push({text:w,quoted:y,
start:l})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const w=this.#t;
L.lastIndex=w+1;const y=L.exec(this.#n)?.index??this.#n.length,l=this.#n.slice(w,y);(0,v().inspectCharacters)(l,w,!1,this.#e),
this.#o(l,!1,w),this.#t=y}#h(){const w=this.#t,y=this.#n.indexOf("'",w+1),l=y<0?this.#n.length:y,s=this.#n.slice(w+1,l);
(0,v().inspectCharacters)(s,w+1,!0,this.#e),this.#o(s,!0,w+1,w),this.#d(w,l,"'")}#y(){const w=this.#t,y=this.#n;let l="",
s=w+1;for(this.#t=s;this.#t<y.length&&y.charAt(this.#t)!=='"';){const i=y.charAt(this.#t);i==="\\"&&/["$`\\\n]/.test(y.charAt(
this.#t+1))?(l+=y.slice(s,this.#t),y.charAt(this.#t+1)===`
`&&this.#f(),s=this.#t+1,this.#t+=2):i==="$"?this.#l(!0):i==="`"?this.#p(!0):this.#t+=1}const t=Math.min(this.#t,y.length);
l+=y.slice(s,t),(0,v().inspectCharacters)(y.slice(w+1,t),w+1,!0,this.#e),this.#o(l,!0,w+1,w),this.#d(w,t,'"')}#d(w,y,l){
this.#c+=1,this.#t=Math.min(y+1,this.#n.length),!(y<this.#n.length)&&this.#e.add("unterminated-quote",{start:w,end:y},{quote:l})}#b(){
const w=this.#t,y=this.#n.charAt(w+1);this.#t+=1,y===""?(this.#e.add("unterminated-quote",{start:w,end:w+1},{quote:"\\"}),
this.#o("\\",!0,w)):y===`
`?(this.#t=w,this.#f(),this.#t+=2):y>"\x7F"?this.#o("",!0,w+1,w):((0,v().inspectCharacters)(y,w+1,!0,this.#e),this.#o(y,
!0,w+1,w),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(w){const y=I(this.#n,this.#t,
w);y?this.#m(y.kind,y.end,w):(w||this.#o("$",!1,this.#t),this.#t+=1)}#p(w){const y=E(this.#n,this.#t);this.#m("command-s\
ubstitution",y,w)}#m(w,y,l){const s=this.#t,t=this.#n.slice(s,y);this.#e.add(w,{start:s,end:y},{written:(0,v().visible)(
t)}),l||this.#o(t,!0,s),this.#t=y}#w(){const w=this.#t,y=this.#n.indexOf(`
`,w);this.#t=y<0?this.#n.length:y;const l=this.#n.slice(w,this.#t);(0,v().inspectCharacters)(l,w,!1,this.#e),this.#e.add(
"shell-comment",{start:w,end:this.#t},{written:(0,v().visible)(l)})}}const N=/[A-Za-z_]/,O=/[A-Za-z0-9_]/,k=/[0-9@*#?$!-]/;
function I(A,w,y){const l=A.charAt(w+1);if(l==="(")return{kind:A.charAt(w+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:j(A,w+1,"(",")")};if(l==="{")return{kind:"variable-expansion",end:j(A,w+1,"{","}")};if(l==="[")return{kind:"\
arithmetic-expansion",end:j(A,w+1,"[","]")};if(l==="'"||l==='"'){if(y)return;const s=A.indexOf(l,w+2);return{kind:"dolla\
r-quote",end:s<0?A.length:s+1}}if(N.test(l)){let s=w+2;for(;O.test(A.charAt(s));)s+=1;return{kind:"variable-expansion",end:s}}
if(k.test(l)||l>"\x7F")return{kind:"variable-expansion",end:w+2}}function E(A,w){for(let y=w+1;y<A.length;y+=1){const l=A.
charAt(y);if(l==="\\")y+=1;else if(l==="`")return y+1}return A.length}function j(A,w,y,l){let s=0;for(let t=w;t<A.length;t+=
1){const i=A.charAt(t);if(i===y)s+=1;else if(i===l&&(s-=1,s===0))return t+1}return A.length}function x(A,w,y){const l=A.
charAt(w);if(l==="("||l===")")return y.add("shell-grammar",{start:w,end:w+1},{written:l}),w+1;const s=l==="<"||l===">",t=s?
/[<>&|-]/:/[;&|]/;let i=w+1;for(;i-w<3&&t.test(A.charAt(i));)i+=1;const o=A.slice(w,i);return y.add(s?"shell-redirection":
"shell-operator",{start:w,end:i},{operator:o}),i}},54421:function(z,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.startedWords=L,m.textHanded=F;function v(){const k=h(11331);return v=function(){return k},k}const M=/^-(?:exec|ok)(?:dir)?$/;
function L(k){const I=k.findLastIndex(({text:j})=>(0,v().programNamed)(j));let E=0;for(;;){const j=(0,v().baseName)(k[E]?.
text??""),x=j==="find";if(!x&&(0,v().programNamed)(j)?.kind!=="wrapper")break;let A=E+1;if(j==="command"&&/^-[vV]/.test(
k[A]?.text??""))break;const w=({text:y})=>x?M.test(y):I>E?(0,v().programNamed)(y):!/^-|^\w+=|^\d+[smhd]?$/.test(y);for(let y=k[A];y!==
void 0&&!w(y);y=k[A])A+=1;if(A>=k.length)break;E=x?A+1:A}return k.slice(E)}function F(k){const[I,...E]=k,j=I&&(0,v().programNamed)(
I.text);if(j?.text===void 0)return;if(j.text==="words")return N(E);const x=j.text,A=E.findIndex(({text:y})=>x.test(y)),w=E[A];
if(w!==void 0){if(j.name==="cmd"){const y=w.text.slice(2);return N(y===""?E.slice(A+1):[{...w,text:y},...E.slice(A+1)])}
return/^[-/]e/i.test(w.text)&&$(j)?O(E[A+1]):$(j)?N(E.slice(A+1)):N(E.slice(A+1,A+2))}}function $({name:k}){return k==="\
pwsh"||k==="powershell"}function N(k){return k.length===0?void 0:{text:k.map(({text:I})=>I).join(" "),words:k}}function O(k){
return k&&{text:Buffer.from(k.text,"base64").toString("utf16le"),words:[k]}}},90762:function(z,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.ProblemCollector=void 0,m.firstErrors=$,m.textOf=M,m.unquotedText=L;function v(){const N=h(
13254);return v=function(){return N},N}function M(N){const[O]=N.parts;return N.parts.length===1&&O?O.text:N.parts.map(k=>k.
text).join("")}function L(N){const[O]=N.parts;return N.parts.length===1&&O&&!O.quoted?O.text:void 0}class F{#n=[];add(O,k,I){
this.#n.push((0,v().problemAt)(O,k,I))}inOrder(){const O=({severity:k})=>k==="error"?0:1;return this.#n.sort((k,I)=>k.span.
start-I.span.start||O(k)-O(I))}}m.ProblemCollector=F;function $(N){const O=new Set;return N.filter(({rule:k,severity:I})=>{
if(I!=="error")return!0;const E=!O.has(k);return O.add(k),E})}},63963:function(z,m,h){h.r(m),h.d(m,{exec:()=>v.m});var v=h(
81260)},678:function(z,m,h){h.r(m),h.d(m,{default:()=>v});var v=h(70298)},58238:function(z,m,h){h.r(m),h.d(m,{parse:()=>v.
parse,stringify:()=>v.stringify});var v=h(15756)},85:function(z,m,h){h.r(m),h.d(m,{GitPluginError:()=>v.Uo,simpleGit:()=>v.
Lp});var v=h(74724)},69873:function(z,m,h){h.r(m),h.d(m,{LineCounter:()=>v.HN,isAlias:()=>v.Vj,isMap:()=>v.jh,isNode:()=>v.
Ll,isScalar:()=>v.jn,isSeq:()=>v.oP,parse:()=>v.qg,parseDocument:()=>v.Tp,stringify:()=>v.As,visit:()=>v.YR});var v=h(38815)}};
