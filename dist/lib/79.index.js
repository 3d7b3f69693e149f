"use strict";exports.id=79,exports.ids=[79],exports.modules={45806:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.
launchedBy=E,g.parseInvocation=x;function v(){const n=h(76760);return v=function(){return n},n}function M(){const n=h(91063);
return M=function(){return n},n}function L(){const n=h(11331);return L=function(){return n},n}function R(){const n=h(87646);
return R=function(){return n},n}function A(){const n=h(3893);return A=function(){return n},n}function j(){const n=h(39872);
return j=function(){return n},n}function O(){const n=h(46868);return O=function(){return n},n}function P(){const n=h(31901);
return P=function(){return n},n}const N=5,T={node:R().parseNode,npm:A().parseNpm,npx:A().parseNpx};function x(n,u,o=M().
NO_PROGRAMS){return I(n,u,o,0)}function I(n,u,o,i){const c=(l,y)=>w(l,y,o,i+1),s={families:o,start:c,tool:(l,y)=>(0,O().
parseTool)(l,y,s)};if(typeof n!="string")return(0,j().parseProgram)(n,u,s);const{invocation:a,problems:t}=T[n](u,s),[e]=n===
"node"&&!(0,R().isTestRun)(a)?a.operands:[];if(e===void 0)return{invocation:a,problems:t};const d=r(e.text,o.tools).map(
l=>{const y=["--",l].map(k=>({...e,text:k}));return c({program:"npx",words:[...y,...a.passthrough],starts:"file"},n)}),f=d.
flatMap(l=>l.launched);return{invocation:f.length>0?{...a,launched:f}:a,problems:[...t,...d.flatMap(l=>l.problems)]}}function E({
launched:n=[]}){return n.flatMap(u=>[u,...E(u)])}function w({program:n,words:u,...o},i,c,s){const[a={text:"",span:{start:0,
end:0}},...t]=u,e=s===N?"outside-code":n?void 0:p(a.text,c.tools);if(e)return{launched:[],problems:[(0,P().wordProblem)(
e,i,a)]};const d=n??((0,P().isProgram)(a.text)?a.text:void 0),{invocation:f,problems:l}=d?I(d,n?u:t,c,s):I("npx",u,c,s);
return{launched:[{...f,...o}],problems:l}}function p(n,u){return n.startsWith("-")?"unknown-flag":(0,L().programNamed)(n)!==
void 0&&!(0,P().isProgram)(n)&&!(0,M().isKnownTool)(u,n)?"outside-code":void 0}const m=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function r(n,u){const o=v().posix.normalize(n.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
o))return["yarn"];const[,i,c=""]=m.exec(o)??[];if(i===void 0)return[];if(i===".bin")return[c];const a=[...new Set([c.replace(
/\.[cm]?[jt]s$/,""),i])].filter(t=>(0,M().isKnownTool)(u,t));return a.length>0?a:[i]}},97340:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.judgeFlag=N,g.pythonFiles=o,g.setsHarmless=i;function v(){const e=h(19609);return v=function(){
return e},e}function M(){const e=h(60842);return M=function(){return e},e}function L(){const e=h(32854);return L=function(){
return e},e}function R(){const e=h(94411);return R=function(){return e},e}function A(){const e=h(54669);return A=function(){
return e},e}function j(){const e=h(87646);return j=function(){return e},e}function O(){const e=h(31901);return O=function(){
return e},e}const P={problems:[]};function N(e,d,f){const{word:l,flag:y,value:k="",written:$,off:D}=f;if(y===void 0)return t(
e,d,f);const b=W=>x(W,e,f),{choices:S}=y;if(S?.every(W=>!T(W,k.replace(/\s+/g,""))))return{problems:[b("unknown-flag")]};
if(D)return P;if(y.kind==="node")return a(l,c(e,k));const{rule:F,...C}=(0,M().isReason)(y.kind)?{rule:y.kind}:I(e,f,d.stops===
!0),G=(0,O().isForeign)($)||(0,O().isOfMachine)($),H=F??(G?"outside-code":void 0);return{...k===""?{}:C,problems:H?[b(H)]:
[]}}function T(e,d){const[f="",l]=e.split("~");if(l===void 0)return d===e;const y=d.slice(f.length,d.length-l.length);return/^[^"'\\{}<>\s]+$/.
test(y)&&d===`${f}${y}${l}`}function x(e,d,{word:{text:f,span:l},written:y,value:k=""}){const $=f===y&&k!==""?`${y} ${k}`:
f;return(0,O().flagProblem)(e,d,{name:y,written:$,span:l,value:k})}function I(e,d,f){const{word:l,flag:y,written:k,value:$=""}=d,
{span:D}=l,b=y?.kind??"text";switch(b){case"choice":return{};case"tests":return{files:[{as:"tests",path:$,span:D}]};case"\
path":{const S=(0,L().normalise)($)===void 0?"outside-code":void 0,F=(0,O().isElsewhere)($)?[]:[{as:"place",path:$,span:D}];
return{rule:S,files:F,root:$}}case"config":return(0,O().isElsewhere)($)?{rule:"outside-code"}:/^[\w.-]+ *=/.test($)?{}:{
files:[{as:"config",path:$,span:D}]};case"output":{const S=$.slice($.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(S)?{}:(0,O().isElsewhere)(S)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:S,span:D}]}}case"cod\
e":case"preload":{const S=b==="code"?m($,f):r($,f),F=x("tool-runs-file",e,d);return{rule:S,files:n($).map(C=>u(C,D,F,b))}}case"\
module":{const S=$.split(":").filter(H=>/^\w+(?:\.\w+)*$/.test(H)),F=new Set(S.flatMap(H=>[H,H.replace(/\.\w+$/,"")]).flatMap(
o)),C=x("tool-runs-file",e,d);return{rule:(0,O().isForeign)($)||/[\\/]/.test($)?"outside-code":void 0,files:[...F].map(H=>({
as:"module",path:H,span:D,ifFile:C}))}}default:{const S=(0,O().isOfMachine)($)&&!p(k,$);return{rule:(0,O().isForeign)($)||
S||E.test($)?"outside-code":void 0}}}}const E=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,w=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function p(e,d){return w.test(e)||e==="-t"&&!d.includes(":")}function m(e,d){if((0,O().isElsewhere)(e)||/[\s(){};`]/.test(
e))return"outside-code";if(e.split(",").some(l=>/^\.|\.[cm]?[jt]sx?$/.test(l)))return d?"outside-code":"tool-runs-file"}
function r(e,d){return v().PRELOADABLE_PACKAGES.has(e)||v().PRELOADABLE_BY_TOOLS.has(e)?"tool-runs-file":d?"outside-code":
m(e,d)??"tool-runs-file"}function n(e){return e.split(",").filter(f=>f!==""&&!(0,O().isElsewhere)(f)).map(f=>f.replace(/^<rootDir>\//,
"./"))}function u(e,d,f,l){return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(e)?{as:"code",path:e,span:d}:{as:"module",path:e,
span:d,ifFile:f,first:l==="preload"}}function o(e){const d=e.replaceAll(".","/");return["","src/"].flatMap(f=>[".py","/_\
_main__.py","/__init__.py"].map(l=>`${f}${d}${l}`))}function i(e){const[,d="",f=""]=/^(\w+)[=:](.*)$/s.exec(e)??[];return d!==
""&&(0,R().isHarmlessVariable)(d,f)}function c(e,d){return/^(?:_?mocha|deno)$/.test(e)?d.split(",").map(f=>f.startsWith(
"-")?f:`--${f}`):e==="ava"?(0,A().lex)(d).words.map(({text:f})=>f):[d]}const s="x.js";function a({span:e},d){const f=[...d,
s,s].map(k=>({text:k,span:e,quoted:!1})),{invocation:l,problems:y}=(0,j().parseNode)(f);return{problems:y,nodeFlags:l.flags}}
function t(e,{stops:d,handsOn:f,data:l={}},{word:y,value:k=""}){const $=D=>({problems:[(0,O().wordProblem)(D,e,y)]});if(f){
const D=y.text.includes("=")||k===""?[]:[k],b=a(y,[y.text,...D]);if(!b.problems.some(({rule:S})=>S==="unknown-flag"))return b}
return d?$("unknown-flag"):l.starts==="npm-scripts"&&y.text.includes("=")?P:(0,O().isForeign)(k)||(0,O().isOfMachine)(k)?
$("outside-code"):l.unknown?P:$("unknown-flag")}},91633:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.filesAmong=T,g.judgeOperands=O,g.refusedAmong=A,g.ruleForOperand=P;function v(){const w=h(91063);return v=function(){return w},
w}function M(){const w=h(32854);return M=function(){return w},w}function L(){const w=h(13254);return L=function(){return w},
w}function R(){const w=h(31901);return R=function(){return w},w}function A(w,p,m){const[r]=m;if(r===void 0)return[];const n=m.
find(({text:o})=>p.readsBehind&&j(p,o)!==void 0);return(p.data.variables?m:[n??r]).flatMap(o=>{const i=j(p,o.text);return i===
void 0?[]:[(0,R().wordProblem)(i,w,o)]})}function j({refused:w,data:p},m){const r=p.ends_with?.split(" ");if(r?.includes(
m))return;const n=o=>(0,v().lookUp)(w,(0,v().flagKey)(o))?.kind,u=m.split(":").some(o=>n(o)==="never-ends");return n(m)??
(r||u?"never-ends":void 0)}function O(w,{data:{variables:p,operands:m="path"}},r){return r.flatMap(n=>{const u=p===void 0?
[]:E(w,p,n);if(u.length>0)return u;const o=P(m,n.text);return o===void 0?[]:[(0,R().wordProblem)(o,w,n)]})}function P(w,p){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(p))return w==="text"&&N.test(p)?void 0:"uses-network";switch(w){case"\
import":return p.includes("@")?"uses-network":(0,M().normalise)(p)===void 0?"outside-code":void 0;case"text":return p===
"-"?"reads-stdin":(0,R().isForeign)(p)||(0,R().isOfMachine)(p)?"outside-code":void 0;case"path":case"tests":{if(p==="-")
return"reads-stdin";if(p.startsWith("@"))return"outside-code";const m=p.replace(/^!|::.*$/gs,"");return(0,M().normalise)(
m)===void 0||(0,R().isForeign)(p)?"outside-code":void 0}}}const N=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function T({data:w},p){const{operands:m="path"}=w;return p.flatMap(({text:r,span:n})=>{if(P(m,r)!==void 0)return[];const u=(m===
"import"||w.starts==="package")&&r.endsWith(".go");if(m==="tests"||u)return[{as:"tests",path:r.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:n}];const o=(0,M().normalise)(r);return o&&!(0,M().isWithin)(o,".git",{ignoreCase:!0})&&!(0,R().isElsewhere)(r)?
[{as:"place",path:r,span:n}]:[]})}const x=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,I=/[$`;&|<>(){}\s]/;function E(w,p,m){
const{text:r,span:n}=m,u=r.includes("="),o=r.replace(/\s*[:+?!]*=.*$/s,"");return u&&!p.includes(o)?[(0,L().problemAt)("\
make-variable",n,{program:w,variable:o})]:(u?x.test(r):!I.test(r))?[]:[(0,R().wordProblem)("outside-code",w,m)]}},20691:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.launchesOf=j;function v(){const E=h(21006);return v=function(){return E},
E}function M(){const E=h(13254);return M=function(){return E},E}function L(){const E=h(54669);return L=function(){return E},
E}function R(){const E=h(97340);return R=function(){return E},E}function A(){const E=h(31901);return A=function(){return E},
E}function j(E,{program:w,words:p,parsing:m},{flags:r,operands:n}){const u=r.some(({flag:c})=>c?.kind==="only-prints"||c?.
kind==="outside-code"),o=c=>m.start(c,w),i=(()=>{switch(E){case"node":return u?[]:[o({program:"node",words:n})];case"com\
mand":return u?[]:[O(w,p,n,o)];case"command-texts":return n.map(c=>N(w,c,o));case"npm-scripts":{const c=r.flatMap(({flag:s,
word:a})=>s===void 0?[a]:[]);return n.map(s=>T(w,s,c,o))}default:return[]}})();return{invocation:{launched:i.flatMap(c=>c.
launched)},problems:i.flatMap(c=>c.problems)}}function O(E,w,p,m){const{words:r,problems:n}=E==="cross-env"?P(p):{words:p,
problems:[]},[u]=r,o=u&&w.find(({text:a})=>a===u.text),i=`\`${E}\` starts at the first word that is \`${u?.text}\``,c=u===
void 0||o===u?[]:[(0,M().problemAt)("flag-value",u.span,{program:E,flag:u.text,fault:i})],s=m({words:r});return{...s,problems:[
...n,...c,...s.problems]}}function P(E){const w=E.findIndex(({text:r})=>!/^\w+=/.test(r)),p=w<0?E:E.slice(0,w),m=p.flatMap(
({text:r,span:n})=>{if((0,R().setsHarmless)(r))return[];const{written:u,attached:o=""}=(0,v().splitAtEquals)(r);return[(0,M().
problemAt)("assignment-refused",n,{name:u,value:o,known:!1})]});return{words:E.slice(p.length),problems:m}}function N(E,{
text:w,span:p},m){const[,r="",n=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(w)??[],{words:u,problems:o}=(0,L().lex)(r===
""?w.replace(/^npm:(?=\S)/,"npm run "):n);if(!((0,L().hasOneReading)({problems:o})||r!==""&&n.trim()==="")||!/^[\w:.@/*-]*$/.
test(r))return I(E,{text:w,span:p});const c=u.map(s=>({...s,span:p}));return m(r===""?{words:c}:x([{text:r,span:p,quoted:!1},
...c],"wildcard"))}function T(E,{text:w,span:p},m,r){const[,n="",u=""]=/^\s*(\S+)(.*)$/s.exec(w)??[],{words:o,problems:i}=(0,L().
lex)(u),c=u.trim()===""||(0,L().hasOneReading)({problems:i});if(n===""||!c||/\{!?[*@%\d]/.test(w))return I(E,{text:w,span:p});
const s=o.map(t=>({...t,span:p})),a=[...m,{text:n,span:p,quoted:!1},...s];return r(x(a,/^[\w:.@/-]+$/.test(n)?void 0:"gl\
ob"))}function x(E,w){return{program:"npm",words:[{text:"run",span:E.at(-1)?.span??{start:0,end:0},quoted:!1},...E],...w&&
{selects:w}}}function I(E,w){return{launched:[],problems:[(0,A().wordProblem)("outside-code",E,w)]}}},87646:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.isTestRun=I,g.parseNode=j;function v(){const m=h(19609);return v=function(){
return m},m}function M(){const m=h(21006);return M=function(){return m},m}function L(){const m=h(13254);return L=function(){
return m},m}function R(){const m=h(31901);return R=function(){return m},m}const A=new Set(["","-","/dev/stdin","/dev/fd/\
0","/proc/self/fd/0"]);function j(m){const r=[],n=[],u=[],o=new Set;for(const f of(0,M().readFlags)(m,O).tokens){if(f.kind===
"operand"){u.push(f.word);continue}if(f.kind==="unknown"){const b={program:"node",flag:f.written};n.push((0,L().problemAt)(
"unknown-flag",f.word.span,b));continue}const{spec:l,negated:y}=f.part,k=N(f);r.push(k);const $=T(l,y,k.value);if($!==void 0&&
n.push(x(k,$)),y)continue;o.add(l.kind);const D=w(l,k);D!==void 0&&n.push((0,R().flagProblem)(D,"node",k))}const i=I({flags:r}),
c=i?u.length:o.has("evaluates")?0:1,s=u.slice(0,c),a=u.slice(c),t=i||o.has("only-prints")||o.has("evaluates"),e=p(s,i,m);
e!==void 0&&!(t&&s.length===0)&&n.push(e);const d=(0,R().onlyAsksForInformation)(a);return d!==void 0&&n.push((0,R().printsOnly)(
"node",d)),{invocation:{program:"node",flags:r,operands:s,passthrough:a},problems:n}}const O={flags:"first",equals:"long",
expand:m=>{const r=m.startsWith("--"),n=r?m.slice(2).replaceAll("_","-"):m,u=n.startsWith("no-")&&!v().NODE_FLAGS.has(n),
o=u?n.slice(3):n,i=v().NODE_FLAGS.get(v().NODE_ALIASES.get(o)??(r?o:""));return i&&[{spec:i,negated:u,takes:u?"never":P(
i)}]}};function P({name:m,arity:r}){return m==="print"?"unless-dash":r==="value"?"always":"never"}function N(m){const{spec:r,
negated:n}=m.part;return{name:`--${n?"no-":""}${r.name}`,written:m.written,...(0,M().valueRead)(m)}}function T({name:m,arity:r},n,u){
if(r==="value")return(0,R().valueFault)(u,n);if(n)return u===void 0?void 0:"a `--no-` flag takes no value";if(r!=="none")
return u?void 0:"its value is missing";const o=m==="print"||/^(?:inspect|debug$|debug-brk$)/.test(m);return u===void 0||
o?void 0:"it takes no value"}function x(m,r){return(0,L().problemAt)("flag-value",m.span,{program:"node",flag:m.written,
fault:r})}function I({flags:m}){return m.findLast(({name:r})=>r==="--test"||r==="--no-test")?.name==="--test"}const E=/\.(?:info|lcov|log|tap|txt|xml)$/;
function w(m,{value:r=""}){switch(m.kind){case"harmless":return;case"reports-tests":return v().BUILT_IN_REPORTERS.has(r)?
void 0:"outside-code";case"tolerates-rejections":return r==="warn"||r==="none"?"weakens":void 0;case"writes-report":return r===
"stdout"||r==="stderr"?void 0:E.test(r)&&!(0,R().isElsewhere)(r)?"tool-writes":"writes-files";case"evaluates":return"out\
side-code";case"preloads":return v().PRELOADABLE_PACKAGES.has(r)?"tool-runs-file":"outside-code";default:return m.kind}}
function p(m,r,n){const[u]=m;if(u===void 0){const c=n.at(-1)?.span.end??0;return r?void 0:(0,L().problemAt)("reads-stdin",
{start:0,end:c},{program:"node",flag:""})}const{text:o,span:i}=u;if(A.has(o))return(0,L().problemAt)("reads-stdin",i,{program:"\
node",flag:o});if(o.startsWith("-"))return(0,L().problemAt)("outside-code",i,{program:"node",flag:`-- ${o}`});if(o==="in\
spect"||!r&&o==="debug")return(0,L().problemAt)("outside-code",i,{program:"node",flag:o})}},3893:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.parseNpm=j,g.parseNpx=N;function v(){const n=h(4274);return v=function(){return n},
n}function M(){const n=h(20457);return M=function(){return n},n}function L(){const n=h(60842);return L=function(){return n},
n}function R(){const n=h(13254);return R=function(){return n},n}function A(){const n=h(31901);return A=function(){return n},
n}function j(n,u=A().ALONE){const{flags:o,operands:i}=T(v().NPM_FLAGS,n,v().NPM_SHORTHANDS),[c,...s]=i,a=c&&v().NPM_SUBCOMMANDS.
get(c.text),t=a?.kind==="runs-tool",e=x("npm",o,n,t),d={program:"npm",flags:e.flags};if(c===void 0){const k=E(o)?[]:[r("\
npm",n)];return{invocation:{...d,operands:[],passthrough:[]},problems:[...e.problems,...k]}}if(a===void 0){const k=[...v().
NPM_SUBCOMMANDS].find(([b])=>b.startsWith(c.text))?.[1].name??"",$={program:"npm",subcommand:c.text,meant:k},D=[(0,R().problemAt)(
"unknown-subcommand",c.span,$),...e.problems];return{invocation:{...d,operands:s,passthrough:[]},problems:D}}const f={...d,
subcommand:a.name},{invocation:l,problems:y}=w(a,{word:c,rest:s},f,u);return{invocation:l,problems:[...y,...e.problems]}}
const O={...v().NPM_FLAGS,stops:!0},P=new Map([...v().NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function N(n,u=A().
ALONE){const{flags:o,operands:i}=T(O,n,P),c=x("npx",o,n,!0),s={program:"npx",subcommand:"exec",flags:c.flags},[a]=i;if(a===
void 0){const{subcommand:$,...D}=s,b=E(o)?[]:[r("npx",n)];return{invocation:{...D,operands:[],passthrough:[]},problems:[
...c.problems,...b]}}const t=n[n.indexOf(a)-1],e=i.slice(1).find(({text:$})=>$.startsWith("-")),l=/^--no(?!-install$)/.test(
t?.text??"")&&e!==void 0&&t?[(0,R().problemAt)("flag-value",t.span,{program:"npx",flag:t.text,fault:"npx takes the next \
word for its value"})]:[],{invocation:y,problems:k}=m(i,s,u);return{invocation:y,problems:[...k,...c.problems,...l]}}function T(n,u,o){
const i=new Map;for(const e of u){const d=o.get(e.text);i.set(d===void 0?e:{...e,text:d},e)}const{flags:c,operands:s,started:a}=(0,M().
readUse)(n,[...i.keys()]),t=n.stops?a:s;return{flags:c,operands:t.map(e=>i.get(e)??e)}}function x(n,u,o,i){const c=u.map(
s=>{const{word:a,value:t,flag:e}=s,d=o.findIndex(({span:G})=>G.start===a.span.start),f=(o[d]?.text??"").replace(/(?<=^--[^=]*)=.*/s,
""),[,l,y]=/^--(no-)?(.*)$/s.exec(e?.name??f)??[],k=l!==void 0,$={name:`--${y??f}`,written:f,span:a.span,...t!==void 0&&
e&&{value:t},...k&&{negated:k}};if(e===void 0)return{flag:$,problems:[I(n,$,o[d+1],i)]};const D=/^(?:true|false|null|always)$/.
test(o[d+1]?.text??""),b=e.arity==="value"?(0,A().valueFault)(t,!1):D?"npm reads the next word as its value":void 0,S=(0,L().
isReason)(e.kind)?e.kind:i&&v().SELECTING_FLAGS.has(e.name)?"outside-code":void 0,F={program:"npm",flag:f,fault:b??""},C=b===
void 0?[]:[(0,R().problemAt)("flag-value",a.span,F)];return{flag:$,problems:[...S?[(0,A().flagProblem)(S,n,$)]:[],...C]}});
return{flags:c.map(({flag:s})=>s),problems:c.flatMap(({problems:s})=>s)}}function I(n,u,o,i){const c=(0,A().flagProblem)(
"unknown-flag",n,u),s=!i&&v().FLAGS_OF_TESTS.has(u.written),a=o!==void 0&&!o.text.startsWith("-");return s&&!a?{...c,severity:"\
warning"}:c}function E(n){return n.some(({flag:u})=>u?.kind==="only-prints"||u?.kind==="outside-code")}function w({name:n,
kind:u},o,i,c){if(u==="runs-script")return p(n,o,i);if(u!=="runs-tool")return{invocation:{...i,operands:o.rest,passthrough:[]},
problems:[(0,A().wordProblem)(u,i.program,{text:n,span:o.word.span})]};if(o.rest.length>0)return m(o.rest,i,c);const a=i.
flags.some(({name:t})=>t==="--call")?[]:[r(i.program,[o.word])];return{invocation:{...i,operands:[],passthrough:[]},problems:a}}
function p(n,{word:u,rest:o},i){const c=n==="run"?o.slice(0,1):[u],s=n==="run"?o.slice(1):o,[a]=c,t=[];a===void 0?t.push(
(0,A().printsOnly)("npm",{...u,text:"run"})):a.text==="env"&&t.push({...(0,A().printsOnly)("npm",{...a,text:"run env"}),
severity:"error"});const e=(0,A().onlyAsksForInformation)(s);return e!==void 0&&t.push((0,A().printsOnly)("npm",e)),{invocation:{
...i,operands:c,passthrough:s},problems:t}}function m([n,...u],o,i){const c={...o,operands:n?[n]:[],passthrough:u};if(n===
void 0)return{invocation:c,problems:[]};if(!(0,A().isToolName)(n.text))return{invocation:c,problems:[(0,A().wordProblem)(
"uses-network",o.program,n)]};const{problems:s,...a}=i.tool(n,u);return{invocation:{...c,...a},problems:s}}function r(n,u){
const o=u[0]?.span.start??0,i=u.at(-1)?.span.end??0;return(0,R().problemAt)("nothing-to-run",{start:o,end:i},{program:n})}},
39872:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.parseProgram=N,g.parseUse=T;function v(){const r=h(
20457);return v=function(){return r},r}function M(){const r=h(13254);return M=function(){return r},r}function L(){const r=h(
97340);return L=function(){return r},r}function R(){const r=h(91633);return R=function(){return r},r}function A(){const r=h(
20691);return A=function(){return r},r}function j(){const r=h(31901);return j=function(){return r},r}function O(){const r=h(
91883);return O=function(){return r},r}function P(){const r=h(79757);return P=function(){return r},r}function N(r,n,u){const{
program:o,use:i}=r,{invocation:c,named:s,problems:a}=T({program:o,use:i,words:n,family:r,parsing:u}),e=[...s.files.filter(
({as:f})=>f!=="place"),...c.files??[]];return{invocation:{program:o,family:r,...{flags:[],operands:[],passthrough:[]},...c,
files:e},problems:a}}function T(r){const{program:n,use:u}=r,{behind:o,data:i}=u,c=o?r.words.findIndex(({text:$})=>$==="-\
-"):-1,s=c<0?r.words:r.words.slice(0,c),a=(0,v().readUse)(u,s),t=a.rest?[...a.flags,a.rest.flag]:a.flags,e=c<0||!o?[]:(0,v().
readUse)(o,r.words.slice(c+1)).flags,d=[...t.map($=>(0,L().judgeFlag)(n,u,$)),...e.map($=>(0,L().judgeFlag)(n,o??u,$))],
f=(u.stops?a.started:a.operands).slice(i.skips??0),{invocation:l,named:y,problems:k}=I(r,{flags:[...t,...e],operands:f,...a.
rest&&{rest:{module:a.rest.flag.flag?.kind==="module",words:a.rest.words}}});return{invocation:{...l,...i.any_package&&{
anyPackage:!0},flags:[...t.map(x),...l.flags??[]]},named:{files:[...d.flatMap(({files:$=[]})=>$),...y?.files??[]],roots:d.
flatMap(({root:$=[]})=>$),nodeFlags:d.flatMap(({nodeFlags:$=[]})=>$)},problems:[...d.flatMap($=>$.problems),...k]}}function x({
word:r,written:n,value:u}){return{name:n,written:n,span:r.span,...u!==void 0&&{value:u}}}function I(r,n){const{program:u,
use:o,path:i,family:c,parsing:s}=r,{flags:a,operands:t,rest:e}=n,[d,...f]=t,l=(0,R().refusedAmong)(u,o,t);if(l.length>0&&
o.stops)return{invocation:{},problems:l};const y=d&&o.subcommands.get(d.text),k=y?.data.starts==="own-script"?"own-scrip\
t":o.data.starts;if(d&&y&&k!=="own-script"){const S=i===void 0?d.text:`${i} ${d.text}`;return T({...r,use:y,path:S,words:f})}
const $={...i!==void 0&&{subcommand:i},...a.some(({flag:S})=>S?.kind==="checks-syntax-only")&&{parsed:!0}},D=(()=>{if(e&&
c)return e.module?(0,O().parseModule)(c,e.words,s):{invocation:{passthrough:e.words},problems:m(u,e.words)};if(k!==void 0&&
c===void 0)return(0,A().launchesOf)(k,r,n);if(d===void 0)return{invocation:{},problems:w(r,a)};if(k!==void 0&&c)return(0,P().
startByName)(k,d,f,{family:c,parsing:s});if(o.subcommands.size>0){const C=(0,M().problemAt)("unknown-subcommand",d.span,
{program:u,subcommand:d.text});return{invocation:{operands:[d],passthrough:f},problems:[C]}}const S=t.filter(({span:C})=>l.
every(G=>G.span!==C)),F=(0,R().filesAmong)(o,S);return{invocation:{operands:t},problems:(0,R().judgeOperands)(u,o,t),named:{
files:F}}})(),b=[...l,...p(r,a),...D.problems];return{...D,invocation:{...$,...D.invocation},problems:b}}function E(r){return r.
some(({flag:n,off:u})=>n?.kind==="only-prints"&&!u)}function w({program:r,use:n},u){const o=E(u)?void 0:n.data.alone,i={
text:"",span:{start:0,end:r.length}};return o?[(0,j().wordProblem)(o,r,i)]:[]}function p({program:r,use:n,path:u,words:o},i){
if(E(i))return[];const c=new Set(i.flatMap(({flag:a,off:t})=>a&&!t?a.name:[])),s=o[0]?.span??{start:0,end:0};return Object.
entries(n.data.unless??{}).flatMap(([a,t])=>t.split(" ").some(e=>c.has(e))?[]:[(0,j().wordProblem)(a,r,{text:u??"",span:s})])}
function m(r,n){return n.filter(({text:o})=>/^--?test\./.test(o)).map(o=>(0,j().wordProblem)("skips-tests",r,o))}},46868:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.parseTool=A,g.parseUnknownTool=j;function v(){const P=h(20457);return v=
function(){return P},P}function M(){const P=h(11331);return M=function(){return P},P}function L(){const P=h(39872);return L=
function(){return P},P}function R(){const P=h(31901);return R=function(){return P},P}function A(P,N,T){const{text:x}=P,{
tools:I}=T.families,E=I.refusal(x);if(E!==void 0)return{problems:[(0,R().wordProblem)(E,x,P)]};const w=I.known(x),p=w??I.
unknown(x),{invocation:m,named:r,problems:n}=(0,L().parseUse)({program:x,use:p,words:N,parsing:T}),{launched:u}=m;return{
tool:r,...u&&{launched:u},problems:w?n:[...n,...O(P,N,p)]}}function j(P,N,T,x=R().ALONE){const{problems:I}=(0,L().parseUse)(
{program:P.text,use:T,words:N,parsing:x});return[...I,...O(P,N,T)]}function O({text:P},N,T){const{flags:x,operands:I}=(0,v().
readUse)(T,N),E=N[N.findIndex(({text:r})=>r==="--")+1],w=[...new Set([I[0],E])].filter(r=>r!==void 0&&(0,M().startsOthers)(
r.text)),p=x.filter(({written:r,flag:n,value:u=""})=>/^-[ex]$/.test(r)&&/\s/.test(u)||n?.kind!=="config"&&(0,M().isCommandLine)(
u)),m=I.filter(({text:r})=>(0,M().hasCommandLine)(r));return[...w,...p.map(({word:r})=>r),...m].flatMap(r=>r===void 0?[]:
[(0,R().wordProblem)("outside-code",P,r)])}},31901:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.ALONE=
void 0,g.flagProblem=P,g.isElsewhere=E,g.isForeign=w,g.isOfMachine=p,g.isProgram=A,g.isToolName=j,g.onlyAsksForInformation=
x,g.printsOnly=I,g.valueFault=N,g.wordProblem=O;function v(){const n=h(91063);return v=function(){return n},n}function M(){
const n=h(32854);return M=function(){return n},n}function L(){const n=h(13254);return L=function(){return n},n}const R=g.
ALONE={families:v().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};function A(n){return n===
"node"||n==="npm"||n==="npx"}function j(n){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(n)}function O(n,u,{
text:o,span:i}){return(0,L().problemAt)(n,i,{program:u,flag:o})}function P(n,u,o){const{written:i,span:c,value:s}=o,a={program:u,
flag:i};return(0,L().problemAt)(n,c,s===void 0?a:{...a,value:s})}function N(n,u){return u?"it takes a value, so it has n\
o `--no-` form":n===void 0||n===""?"its value is missing":n.startsWith("-")?"its value begins with a dash":void 0}const T=new Set(
["--version","-v","-V","--help","-h"]);function x(n){const[u]=n;return n.length===1&&u!==void 0&&T.has(u.text)?u:void 0}
function I(n,u){return O("only-prints",n,u)}function E(n){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(n)||n.split(",").
some(u=>(0,M().normalise)(u)===void 0)}function w(n){return/(?:^|[=,\s])(?:data|file):/i.test(n)?!0:!n.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.
test(n)?!1:n.split(/[=,:"']/).some(u=>u.includes("..")&&!r(u))}function p(n){return n.split(/[=,:"']/).some(u=>m.test(u))}
const m=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function r(n){return/^[\\/]/.test(n)||(0,M().normalise)(n)!==void 0}},91883:function(U,g,h){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.parseModule=p;function v(){const m=h(96215);return v=function(){return m},m}function M(){const m=h(
20457);return M=function(){return m},m}function L(){const m=h(91063);return L=function(){return m},m}function R(){const m=h(
13254);return R=function(){return m},m}function A(){const m=h(97340);return A=function(){return m},m}function j(){const m=h(
31901);return j=function(){return m},m}const O=(0,L().groupsByName)({"uses-network":`
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
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),x=(0,L().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),I=(0,L().useTable)({flags:{text:"q,quiet"}}),E=new Map([["doctest",x],["py_compile",I]]);function w({
text:m,span:r}){const n=/^\w+(?:\.\w+)*$/.test(m)?m.split("."):[],u=n.map((i,c)=>n.slice(0,c+1).join("."));return(m.endsWith(
".py")?[m]:u.flatMap(A().pythonFiles)).map(i=>({as:"module",path:i,span:r}))}function p({program:m,data:r},[n,...u],o){if(n===
void 0){const b={program:m,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,R().problemAt)("fla\
g-value",{start:0,end:0},b)]}}const{known:i}=o.families,c=i.get(n.text);if(c!==void 0&&r.started_programs.includes(n.text)){
const{launched:b,problems:S}=o.start({program:c,words:u},m);return{invocation:{module:n,launched:b},problems:S}}const s={
module:n,operands:[n],passthrough:u},a=n.text==="unittest"?u.flatMap(w):[],t={...s,files:a},e=(b,S=n.text)=>({invocation:t,
problems:[(0,j().wordProblem)(b,m,{...n,text:S})]}),d=/^[\w.]+$/.test(n.text)?O.get(n.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(d!==void 0)return e(d);const f=i.get("python"),l=E.get(n.text);if(l!==void 0&&f!==void 0){const b=n.
text==="py_compile",S={...f,data:{...f.data,extensions:void 0}},{flags:F,operands:C}=(0,M().readUse)(l,u),G=C.map(B=>o.start(
{program:b?f:S,words:[B]},m)),H=G.flatMap(B=>B.launched),W=b?e("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...t,launched:H.map(B=>({...B,...b&&{parsed:b}}))},problems:[...F.flatMap(B=>(0,A().judgeFlag)(n.text,l,B).problems),
...W,...G.flatMap(B=>B.problems)]}}const y=P.has(n.text);if(!y&&(0,v().isOfLibrary)(n.text))return e("outside-code",`-m ${n.
text}`);const[k,...$]=u;if(n.text==="coverage"&&k?.text==="run"&&f!==void 0){const{flags:b,started:S,rest:F}=(0,M().readUse)(
T,$),C=F?[{...F.flag.word,text:"-m"},...F.words]:S;if(C.length>0){const{launched:G,problems:H}=o.start({program:f,words:C},
m),W=b.flatMap(B=>(0,A().judgeFlag)("coverage",T,B).problems);return{invocation:{...t,starts:"module",launched:G},problems:[
...W,...H]}}}const D=u.filter(({text:b})=>(0,j().isForeign)(b)||y&&N.test(b));return{invocation:y?t:{...t,starts:"module"},
problems:D.map(b=>(0,j().wordProblem)("outside-code",n.text,b))}}},79757:function(U,g,h){Object.defineProperty(g,"__esMo\
dule",{value:!0}),g.extensionProblems=I,g.startByName=j;function v(){const p=h(91063);return v=function(){return p},p}function M(){
const p=h(13254);return M=function(){return p},p}function L(){const p=h(11331);return L=function(){return p},p}function R(){
const p=h(91633);return R=function(){return p},p}function A(){const p=h(31901);return A=function(){return p},p}function j(p,m,r,n){
const{program:u}=n.family,o={operands:[m],passthrough:r},i=()=>({invocation:o,problems:[(0,A().wordProblem)("outside-cod\
e",u,m)]});switch(p){case"file":return x(m,r,n);case"package":{const c=(0,R().ruleForOperand)("import",m.text),a=c===void 0&&
m.text.endsWith(".go")?[{as:"tests",path:m.text,span:m.span}]:[];return{invocation:{...o,files:a},problems:c?[(0,A().wordProblem)(
c,u,m)]:[]}}case"program":return E(m,r,n);case"script":case"own-script":{const c=O.test(m.text)?i().problems:[];return{invocation:{
...o,subcommand:"run"},problems:[...c,...T(r,n.family)]}}case"tool":return w("exec",m,r,n);case"script-or-tool":case"scr\
ipt-tool-or-file":{const c=p==="script-tool-or-file";if(P.test(m.text)||c&&N(m.text))return c?x(m,r,n):i();const s=w("sc\
ript-or-tool",m,r,n);return{...s,problems:[...s.problems,...T(r,n.family)]}}default:return i()}}const O=/^\/|\*/,P=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function N(p){return/[\\/]/.test(p)&&!/^@[\w.-]+\/[\w.-]+$/.test(p)}function T(p,{program:m,use:r}){return p.filter(({text:u})=>{
const o=/^--([\w-]+)/.exec(u)?.[1];return o!==void 0&&r.flags.get((0,v().flagKey)(o))?.kind==="outside-code"}).map(u=>(0,A().
wordProblem)("outside-code",m,u))}function x(p,m,r){const{family:n,parsing:u}=r,{program:o}=n,{text:i,span:c}=p,s={operands:[
p],passthrough:m,starts:"file"};if(i==="-"||i===""||i.startsWith("/dev/"))return{invocation:s,problems:[(0,M().problemAt)(
"reads-stdin",c,{program:o,flag:i})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(i)&&/:/.test(i))return{
invocation:s,problems:[(0,A().wordProblem)("uses-network",o,p)]};const[,t=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(i)??[],e=n.data.dependency_tools.includes(t)?u.families.known.get(t):void 0;if(e!==void 0){const{launched:d,problems:f}=u.
start({program:e,words:m},o);return{invocation:{launched:d},problems:f}}return{invocation:s,problems:I(n,i,c)}}function I({
program:p,data:{extensions:m}},r,n){const[,u]=/\.([^./\\]*)$/.exec(r.replace(/^.*\//s,""))??[];return m===void 0||u===void 0||
m.split(" ").includes(u)?[]:[(0,M().problemAt)("target-extension",n,{program:p,path:r,extension:u})]}function E(p,m,r){const{
family:n,parsing:u}=r,{text:o}=p;if(/:\/\//.test(o))return{invocation:{},problems:[(0,A().wordProblem)("uses-network",n.
program,p)]};if(o==="-"||/\.\w+$/.test(o))return x(p,m,r);const i=u.families.known.get(o);if(i===void 0||!n.data.started_programs.
includes(o))return{invocation:{},problems:[(0,A().wordProblem)("outside-code",n.program,p)]};const{launched:c,problems:s}=u.
start({program:i,words:m},n.program);return{invocation:{launched:c},problems:s}}function w(p,m,r,{family:n,parsing:u}){const{
text:o}=m,i=[(0,A().wordProblem)("outside-code",n.program,m)];if(p==="exec"&&N(o))return{invocation:{},problems:i};const c=/[;&|<>$`'"(){}\\*?]/.
test(o)||(0,L().hasCommandLine)(o);if(!(0,A().isToolName)(o)&&(p==="exec"||c))return{invocation:{},problems:i};const s={
subcommand:p,operands:[m],passthrough:r},a=(0,A().isProgram)(o)?o:u.families.allowed.get(o);if(a!==void 0){const{launched:f,
problems:l}=u.start({program:a,words:r},n.program);return{invocation:{...s,launched:f},problems:l}}if((0,L().isShell)(o)||
p==="exec"&&(0,L().programNamed)(o)!==void 0)return{invocation:s,problems:i};const{problems:t,...e}=u.tool(m,r),d=p==="e\
xec"||(0,v().isKnownTool)(u.families.tools,o);return{invocation:{...s,...e},problems:d?t:[]}}},51951:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.readCommand=E,g.readWords=p;function v(){const t=h(91063);return v=function(){
return t},t}function M(){const t=h(93028);return M=function(){return t},t}function L(){const t=h(13254);return L=function(){
return t},t}function R(){const t=h(54669);return R=function(){return t},t}function A(){const t=h(11331);return A=function(){
return t},t}function j(){const t=h(90762);return j=function(){return t},t}function O(){const t=h(45806);return O=function(){
return t},t}function P(){const t=h(31901);return P=function(){return t},t}function N(){const t=h(86191);return N=function(){
return t},t}function T(){const t=h(73872);return T=function(){return t},t}function x(){const t=h(82293);return x=function(){
return t},t}const I=new Set;async function E(t,e={}){const d=p(t,e),{tree:f,base:l,changed:y=I,cwd:k="",clock:$,programs:D=v().
NO_PROGRAMS}=e,{isOutput:b}=e;if(d.invocation===void 0||d.argv===null)return d;if(f===void 0)return{...d,problems:[...d.
problems,...w(d.invocation,D)]};const S={tree:f,directory:k,changed:y,families:D,...l&&{base:l},...b&&{isOutput:b}},{invocation:F}=d,
{targets:C,problems:G}=await(0,T().resolveInvocation)(F,S,$);return{...d,targets:C,problems:s(d.problems,G).map(H=>c(H,d.
command))}}function w(t,{tools:e}){return[t,...(0,O().launchedBy)(t)].flatMap(({subcommand:d,operands:[f]})=>d==="exec"&&
f&&(0,P().isToolName)(f.text)&&!(0,v().isKnownTool)(e,f.text)?[(0,L().problemAt)("tool-unknown",f.span,{tool:f.text})]:[])}
function p(t,{tree:e,cwd:d="",programs:f=v().NO_PROGRAMS}={}){if(typeof t!="string")return r(t);const{words:l,assignments:y,
problems:k}=(0,R().lex)(t,e&&(0,M().subTree)(e,d)),$=(0,j().firstErrors)(k),[D]=l,b=(z,K,Y)=>({command:t,words:l,assignments:y,
argv:z,...Y===void 0?void 0:{invocation:Y},targets:[],problems:K});if(D===void 0)return b(null,$);const S=(0,R().hasOneReading)(
{problems:$})?l.map(({text:z})=>z):null,{program:F,problem:C}=u(t,l,f);if(C?.rule==="sentence")return b(S,[C,...$]);if(F===
void 0)return b(S,[...$,C]);const G=m(l,$).slice(1),{invocation:H,problems:W}=(0,O().parseInvocation)(F,G,f),B=(0,x().inspectPaths)(
H,d);return b(S,[...$,...W,...B],H)}function m(t,e){const d=e.find(f=>f.rule==="shell-operator"||(0,L().isProblem)(f,"li\
ne-break")&&!f.args.quoted);return d===void 0?t:t.filter(({span:f})=>f.start<d.span.start)}function r(t){const e=t===null?
"null":Array.isArray(t)?"array":typeof t,d=(0,L().problemAt)("command-not-text",{start:0,end:0},{type:e});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[d]}}const n=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function u(t,e,{allowed:d,offered:f,tools:l}){const[y]=e,k=y?.text??"",$=(0,P().isProgram)(k)?k:d.get(k);if($!==void 0)return{
program:$};const D=y?.span??{start:0,end:0},b=(C,G)=>({program:void 0,problem:(0,L().problemAt)(C,D,G)}),[,S]=n.exec(k)??
[];if(S===void 0&&(0,N().isSentence)(t)){const C=e.at(-1)?.span.end??D.end;return{program:void 0,problem:(0,L().problemAt)(
"sentence",{start:D.start,end:C},{})}}const F=i(k,f);return/[\\/]/.test(k)?b("program-by-path",{program:k,...F}):S!==void 0?
b("program-look-alike",{program:k,meant:S.toLowerCase()}):b("program-not-allowed",{program:k,group:(0,A().programNamed)(
k)?.kind??(l.known(k)?"npx":"other"),...F,allowed:[...d.keys()]})}const o=new Map([["gmake","make"],["bunx","bun"],["pnp\
x","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function i(t,e){const d=e(t);if(d!==void 0)
return{offered:d};const f=t.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),l=o.get(f)??f,y=e(l);return y===void 0?{offered:""}:{offered:y,word:l}}function c(t,e){const d=e.slice(t.span.start,
t.span.end);return(0,L().isProblem)(t,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(d)?{...t,args:{...t.args,written:d}}:
t}function s(t,e){const d=new Set(t.map(a)),f=[...t];for(const l of e){const y=a(l);d.has(y)||(d.add(y),f.push(l))}return f}
function a({rule:t,span:e,args:d}){return JSON.stringify([t,e.start,e.end,d])}},86191:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.isSentence=N,g.startedFiles=x;function v(){const I=h(11331);return v=function(){return I},I}
const M=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
L=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
R=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,A=/^[A-Za-z][a-z']*[:,]?$/,j=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
O=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,P=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function N(I){const E=I.trim(),[w="",...p]=E.split(/\s+/,100);if(w===w.toLowerCase()&&(0,v().programNamed)(w)!==void 0)return!1;
if(j.test(E)||O.test(E)||P.test(w))return!0;if(/[;&|<>$`]/.test(E))return!1;const m=A.test(w);if(p.some(n=>/^--?[A-Za-z]/.
test(n)))return!1;if((m||R.test(w))&&p.some(n=>M.test(T(n))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(w))return p.length>
0||/[.!:]$/.test(w);const r=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(p[0]??"");return m&&r&&(L.test(w)||/[a-z]{2}[.!?]$/.test(
E))}function T(I){return I.replace(/[.,;:!?]$/,"")}function x({targets:I}){return I.flatMap(({kind:E,path:w,parsed:p})=>E===
"file"&&w&&!p?[w]:[])}},66227:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.dependencyHome=n,g.inspectDependency=
x,g.inspectOrigin=I,g.isUnverified=E,g.ownerOf=m,g.packageOf=T,g.resolveAtHome=o;function v(){const i=h(76760);return v=
function(){return i},i}function M(){const i=h(3463);return M=function(){return i},i}function L(){const i=h(95244);return L=
function(){return i},i}function R(){const i=h(93028);return R=function(){return i},i}function A(){const i=h(13254);return A=
function(){return i},i}function j(){const i=h(45156);return j=function(){return i},i}function O(){const i=h(59867);return O=
function(){return i},i}function P(){const i=h(10473);return P=function(){return i},i}function N(){const i=h(47668);return N=
function(){return i},i}function T(i){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(i)?.[1]}async function x(i,c,s){
const{tree:a,base:t=a}=u(i),{name:e,path:d}=c,f=await w(a,t,e),l=f===void 0?await r(a,c):void 0,y=k=>(0,A().problemAt)("\
dependency-unverified",s,{name:e,path:d,...k});return[...f===void 0?[]:[y({fault:f})],...l===void 0?[]:[y({fault:"stale",
differs:l})],...await I(i,e,s)]}async function I(i,c,s){const{tree:a,base:t=a}=u(i);return[...(await p(a,t)).map(d=>(0,A().
problemAt)("dependency-not-compared",s,{name:c,path:d})),...await(0,j().compareWithBase)(a,t,c,s)]}function E(i){return(0,A().
isProblem)(i,"dependency-unverified")?i.args.fault!=="stale":(0,A().isProblem)(i,"target-missing")&&i.args.untracked===!0}
async function w(i,c,s){const[a,t]=await Promise.all([(0,O().readLocks)(i),(0,O().readLocks)(c)]),e=({npm:y})=>y?.packages.
has(s)===!0,d=y=>e(y)||y.unread.length>0;return e(t)&&!e(a)&&i.stat(t.npm?.path??"")||d(t)&&!d(a)?"removed":(await(0,O().
usablePackageJson)(i,""))?.dependencies.has(s)?d(a)||(a.npm??t.npm)===void 0?void 0:"unlocked":"undeclared"}async function p(i,c){
const[{npm:s,unread:a},t]=await Promise.all([(0,O().readLocks)(i),(0,O().readLocks)(c)]);if(!s&&a.length===0&&!t.npm&&t.
unread.length===0)return[""];const e=await Promise.all(a.map(d=>(0,P().hasOtherContent)(i,c,d)));return a.filter((d,f)=>e[f])}
async function m(i,c,s){const{npm:a,unread:t}=await(0,O().readLocks)(i),e=a?.packages,d=t.length>0||e===void 0||e.has(c);
return s.has(c)&&d?c:[...s].find(f=>Object.hasOwn(e?.get(f)?.bin??{},c))}async function r(i,{name:c,binary:s}){const a=`\
node_modules/${c}`,t=(await(0,O().readLocks)(i)).npm?.packages.get(c);if(t===void 0||i.stat(a)===void 0)return;const e=await(0,O().
readJsonFile)(i,`${a}/package.json`),d=(0,M().objectIn)(e),f=(0,M().textIn)(d,"name")||c,l=(0,M().textIn)(d,"version"),y=(F,C,G)=>`\
the installed package has the ${F} \`${C||"nothing"}\`, but the lockfile has \`${G}\``;if(e!==void 0&&f!==t.name)return y(
"name",f,t.name);if(e!==void 0&&!["",l].includes(t.version))return y("version",l,t.version);const k=t.bin??(d.bin===void 0?
void 0:(0,O().binOf)(d.bin,f)??{});if(s===void 0||k===void 0)return;const{name:$,file:D}=s,b=Object.entries(k).flatMap(([
F,C])=>$===void 0||$===F?[v().posix.normalize(C)]:[]),S=$===void 0?"binary":`binary ${$}`;return b.includes(D)?void 0:y(
S,D,b[0]??"nothing")}function n({tree:i,base:c=i,directory:s}){const a=t=>e=>L().LOCKFILES.some(d=>e.stat(v().posix.join(
t,d))!==void 0);return(0,N().foldersUpFrom)(s).find(t=>[i,c].some(a(t)))??""}function u(i,c=n(i)){if(c==="")return i;const{
tree:s,base:a,directory:t,changed:e}=i,d=`${c}/`;return{...i,tree:(0,R().subTree)(s,c),...a&&{base:(0,R().subTree)(a,c)},
directory:t.slice(d.length),changed:new Set([...e].flatMap(f=>f.startsWith(d)?f.slice(d.length):[]))}}async function o(i,c){
const s=n(i),{targets:a,problems:t}=await c(u(i,s));return{targets:a.map(e=>e.path===void 0?e:{...e,path:v().posix.join(
s,e.path)}),problems:t}}},73872:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveInvocation=N;function v(){
const m=h(13254);return v=function(){return m},m}function M(){const m=h(45806);return M=function(){return m},m}function L(){
const m=h(15804);return L=function(){return m},m}function R(){const m=h(52437);return R=function(){return m},m}function A(){
const m=h(59867);return A=function(){return m},m}function j(){const m=h(82293);return j=function(){return m},m}function O(){
const m=h(9504);return O=function(){return m},m}function P(){const m=h(56788);return P=function(){return m},m}function N(m,r,n){
const u=new(P()).Trail((o,i)=>T(o,i,u),n);return T(m,r,u)}async function T(m,r,n){const u=[];for(const o of[m,...(0,M().
launchedBy)(m)]){const i=await E(o,r);if("rule"in i)u.push({targets:[],problems:[i]});else for(const c of i)u.push(await x(
c,r,n))}return(0,P().join)(u)}function x(m,r,n){const{program:u,family:o}=m;return o!==void 0?(0,O().resolveProgram)(m,o,
r,n):u==="node"?(0,L().resolveNode)(m,r):(0,R().resolveNpm)(m,r,n)}const I=/^[\w:.@/-]{1,200}$/;async function E(m,r){const{
selects:n,...u}=m,[o]=u.operands;if(n===void 0||o===void 0)return[m];const{text:i,span:c}=o,s=(0,v().problemAt)("outside\
-code",c,{program:"npm",flag:i}),a=w(i,n);if(a===void 0)return s;const e=[...(await(0,A().usablePackageJson)(r.tree,r.directory))?.
scripts.keys()??[]].filter(a);return e.length===0?(0,v().problemAt)("npm-script-missing",c,{script:i,passes:!1}):e.every(
d=>I.test(d))?e.map(d=>({...u,operands:[{...o,text:d}]})):s}function w(m,r){const n=i=>r==="wildcard"?i.replaceAll("/","\
:"):i.replace(/[:/]/g,p),u=(0,j().alternativesOf)(n(m));if(!u?.every(i=>i.split(/[:/]/).every(j().isPlainGlob)))return;const o={
dot:r==="wildcard"};return i=>u.some(c=>(0,j().matchesPattern)(n(i),c,o))}function p(m){return m===":"?"/":":"}},15804:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.firstFile=t,g.inspectImport=D,g.inspectNodeFlag=k,g.resolveFound=p,g.
resolveMain=e,g.resolveNode=f,g.resolveTests=u;function v(){const F=h(76760);return v=function(){return F},F}function M(){
const F=h(3463);return M=function(){return F},F}function L(){const F=h(32854);return L=function(){return F},F}function R(){
const F=h(93028);return R=function(){return F},F}function A(){const F=h(13254);return A=function(){return F},F}function j(){
const F=h(94411);return j=function(){return F},F}function O(){const F=h(87646);return O=function(){return F},F}function P(){
const F=h(66227);return P=function(){return F},F}function N(){const F=h(59867);return N=function(){return F},F}function T(){
const F=h(82293);return T=function(){return F},F}function x(){const F=h(56788);return x=function(){return F},F}function I(){
const F=h(10473);return I=function(){return F},F}const E=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function w(F,C,G){
const{tree:H}=F,W=(0,T().pathProblem)(C,G,F.directory);if(W!==void 0)return{targets:[],problems:[W]};if(C.includes("\\"))
return(0,x().fails)("target-not-a-file",G,{path:C,reason:"backslash"});const B=(0,L().normalise)((0,x().from)(F,C))??"",
z=(0,P().dependencyHome)(F);if(z!==""&&(0,L().isWithin)(B,v().posix.join(z,"node_modules")))return(0,P().resolveAtHome)(
F,J=>w(J,C,G));const K=t(H,a(B));return K===void 0?n(F,C,B,G):K.kind!=="inside"||K.entry.kind!=="directory"?m(F,{path:C,
wanted:B,found:K},G):await e(F,{path:C,wanted:B},G,J=>m(F,J,G))??(0,x().fails)("target-not-a-file",G,{path:C,reason:"dir\
ectory"})}async function p(F,{path:C,wanted:G,found:H},W){const B=(0,I().fileAt)(H,C,W);if("problems"in B)return B;const z=await r(
F,B,C,W);if(z.some(P().isUnverified))return{targets:[],problems:z};const K=(0,I().runs)(F,{name:C,path:B.path,wanted:G},
W);return{...K,problems:[...z,...K.problems]}}async function m(F,C,G){const{path:H,wanted:W}=C,B=(0,I().fileAt)(C.found,
H,G);if("problems"in B)return B;const z=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!E.has(z))return(0,x().
fails)("target-extension",G,{program:"node",path:H,extension:z});const K=await p(F,C,G);if(K.targets.length===0)return K;
const Y=(0,P().packageOf)(B.path);return Y&&!(0,L().isWithin)(W,"node_modules")&&!W.includes(`node_modules/${Y}`)?(0,x().
fails)("dependency-unverified",G,{name:Y,path:H,fault:"linked"}):B.tracked&&await c(F.tree,B)?(0,x().join)([K,(0,x().fails)(
"target-writes",G,{path:B.path})]):K}async function r(F,{path:C,tracked:G,built:H},W,B){const z=(0,P().packageOf)(C);return z===
void 0?(G||H)&&!(0,L().isWithin)(C,"node_modules")?[]:[(0,A().problemAt)("target-missing",B,{path:W,untracked:!0})]:G?[(0,A().
problemAt)("dependency-unverified",B,{name:z,path:W,fault:"committed"})]:await(0,P().inspectDependency)(F,{name:z,path:W},
B)}async function n(F,C,G,H){const W=(0,P().packageOf)(G);if(W===void 0&&F.tree.isPending?.(G))return(0,x().fails)("targ\
et-not-judged",H,{path:C});if(W===void 0||F.tree.stat("node_modules")!==void 0)return(0,I().nothingAt)(F.tree,G,C,H);const B=await(0,P().
inspectDependency)(F,{name:W,path:C},H);return B.some(P().isUnverified)?{targets:[],problems:B}:(0,x().join)([(0,x().fails)(
"not-installed",H,{name:W}),{targets:[],problems:B}])}async function u(F,C,G,H){const W=(0,T().testProblem)(C,G,F.directory);
if(W!==void 0)return{targets:[],problems:[W]};const z=((0,T().isPattern)(C)?((0,T().alternativesOf)(C)??[]).map(T().baseOf):
[C]).map(J=>(0,L().resolveInTree)(F.tree,(0,x().from)(F,J)));if(z.some(({kind:J})=>J==="outside"))return(0,x().fails)("t\
arget-outside",G,{path:C,reason:"symlink"});const[K]=z,Y=K?.kind==="inside"&&K.entry.kind==="directory"&&K.entry.tracked;
return(0,T().isPattern)(C)||K===void 0||Y?x().NOTHING:H({path:C,wanted:(0,L().normalise)((0,x().from)(F,C))??C,found:K})}
const o=256*1024,i=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function c(F,C){if((C.size??0)>o)return!1;const G=(await F.read(C.path)).toString("latin1");return i.test(G)}const s=[
"",".js",".json",".node"];function a(F){return F===""?[""]:s.map(C=>F+C)}function t(F,C){const G=C.map(H=>(0,L().resolveInTree)(
F,H)).filter(H=>H.kind!=="missing");return G.find(H=>H.kind!=="inside"||(0,R().isRegular)(H.entry.kind))??G[0]}async function e({
tree:F,changed:C},{path:G,wanted:H},W,B){const z=v().posix.join(H,"package.json"),K=await(0,N().readJsonFile)(F,z);if(K===
N().INVALID)return(0,x().fails)("package-json-invalid",W,{path:z});const Y=(0,M().textIn)((0,M().objectIn)(K),"main"),J=Y.
startsWith("/")?void 0:(0,L().normalise)(v().posix.join(H,Y)),V=X=>a(v().posix.join(X,"index")).slice(1),tn=Y===""||!J?[]:
[...a(J),...V(J)],Q=J===void 0?{kind:"outside",path:Y}:d(F,[...tn,...V(H)]);if(Q===void 0)return;const q=await B({path:G,
wanted:H,found:Q});return C.has(z)?(0,x().join)([q,(0,x().fails)("target-changed",W,{path:z})]):q}function d(F,C){return C.
map(G=>(0,L().resolveInTree)(F,G)).find(G=>G.kind==="inside"?(0,R().isRegular)(G.entry.kind):G.kind!=="missing")}async function f(F,C){
const{flags:G,operands:H}=F,W=(0,O().isTestRun)(F);if(l(F,W))return x().NOTHING;const B=[];for(const Y of G)B.push(await k(
Y,C));for(const{text:Y,span:J}of H){if(Y===""||Y.startsWith("-"))continue;const V=()=>w(C,Y,J);B.push(W?await u(C,Y,J,V):
await V())}const{targets:z,problems:K}=(0,x().join)(B);return G.some(({name:Y})=>Y==="--check")?{targets:z.map(Y=>({...Y,
parsed:!0})),problems:K}:{targets:z,problems:K}}function l({operands:F},C){const G=F[0]?.text;return G==="inspect"||G===
"debug"&&!C}const y=new Set(["--import","--require","--experimental-loader"]);async function k(F,C){const{name:G,value:H="",
span:W}=F;return G==="--env-file"||G==="--env-file-if-exists"?S(C,H,W):G==="--test-reporter-destination"?$(C,H,W):!y.has(
G)||!/^[@a-z]/i.test(H)?x().NOTHING:D(C,H,W)}function $(F,C,G){if(/^std(?:out|err)$/.test(C))return x().NOTHING;const H=(0,T().
pathProblem)(C,G,F.directory);if(H!==void 0)return{targets:[],problems:[H]};const W=(0,L().resolveInTree)(F.tree,(0,L().
normalise)((0,x().from)(F,C))??"");return W.kind==="outside"?(0,x().fails)("target-outside",G,{path:C,reason:"symlink"}):
W.kind==="inside"&&W.entry.tracked?(0,x().fails)("writes-files",G,{program:"node",flag:C}):x().NOTHING}async function D(F,C,G){
const H=/^(?:@[^/]+\/)?[^/]+/.exec(C)?.[0]??C;return{targets:[],problems:await(0,P().inspectDependency)(F,{name:H,path:C},
G)}}const b=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function S(F,C,G){if((0,T().pathProblem)(C,G,F.directory)!==void 0)return x().
NOTHING;const H=(0,L().resolveInTree)(F.tree,(0,x().from)(F,C));if(H.kind==="missing"&&F.tree.isPending?.(H.path))return(0,x().
fails)("target-not-judged",G,{path:C});const W=(0,I().fileAt)(H,C,G);if("problems"in W)return W;if(!W.tracked&&!W.built)
return(0,x().fails)("target-missing",G,{path:C,untracked:!0});if((W.size??0)>o)return(0,x().fails)("environment-file-uns\
afe",G,{path:C,names:[]});const z=[...(await F.tree.read(W.path)).toString("utf8").matchAll(b)].map(([,Y=""])=>Y).filter(
Y=>(0,j().isReadByProgram)(Y.toUpperCase())&&Y.toUpperCase()!=="NODE_ENV"),K=[...new Set(z)].slice(0,10);return K.length===
0?x().NOTHING:(0,x().fails)("environment-file-unsafe",G,{path:C,names:K})}},62205:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.manifestChange=x,g.resolveRuns=T;function v(){const s=h(76760);return v=function(){return s},
s}function M(){const s=h(54669);return M=function(){return s},s}function L(){const s=h(90762);return L=function(){return s},
s}function R(){const s=h(96916);return R=function(){return s},s}function A(){const s=h(59867);return A=function(){return s},
s}function j(){const s=h(56788);return j=function(){return s},s}function O(){const s=h(61102);return O=function(){return s},
s}function P(){const s=h(46912);return P=function(){return s},s}function N(s,a,t,e){const{directory:d,event:f,words:l}=a;
return e.follow(`${d}\0${f}`,`${(0,P().scriptText)(a)}\0${l.length}`,()=>E(s,a,t,e),y=>I(y,f,t))}async function T(s,a,t,e){
const d=a.length>0?[await(0,R().inspectShadows)(s,t)]:[];for(const f of a)d.push(await N(s,f,t,e));return(0,j().join)([...d,
x(s,t)])}function x({directory:s,changed:a},t){const e=v().posix.join(s,"package.json");return a.has(e)?(0,j().fails)("t\
arget-changed",t,{path:e}):j().NOTHING}function I(s,a,t){return s.why==="cycle"?(0,j().fails)("npm-script-cycle",t,{script:a}):
(0,j().fails)("npm-script-chain",t,{script:a,limit:s.limit,what:s.why})}async function E(s,a,t,e){const{event:d,body:f,words:l}=a,
y=(0,P().scriptText)(a),k={targets:[(0,j().target)(s,{kind:"npm_script",name:d,script:y})],problems:[]},$={...s,via:d},{
parts:D,fault:b,isIdle:S}=await(0,O().resolveParts)({body:f,words:l,span:t},$,e),F=await w(s,a),C=[k];let G=b!==void 0;for(const{
problems:H,targets:W}of D){const{kept:B,refused:z}=m(H,l);if(C.push({targets:W,problems:B.map(n(F))}),z===void 0)continue;
const K=o(z)&&!r(z);G||=K;const Y=K&&!F?"error":void 0,J={script:d,text:y,reason:z.rule};b||C.push((0,j().fails)("npm-sc\
ript-text",t,J,Y))}if(S&&C.push((0,j().fails)("only-prints",t,{program:"npm",flag:`run ${d}`})),b===void 0)C.push(p(l));else{
const H=F&&l.length===0?"notice":void 0,W={script:d,text:y,...b,words:l.map(B=>B.text)};C.push((0,j().fails)("npm-script\
-form",l[0]?.span??t,W,H))}return G&&F&&C.push((0,O().namedTargets)(f,$,t)),(0,j().join)(C)}async function w({base:s,directory:a,
changed:t},{event:e,body:d}){return(s&&(await(0,A().usablePackageJson)(s,a))?.scripts.get(e))===d&&(!t.has((0,j().from)(
{directory:a},"package.json"))||!/npm_/.test(d))}function p(s){const a=s.flatMap(t=>(0,L().firstErrors)((0,M().lex)(`x ${(0,P().
quoteForScript)(t.text)}`).problems).map(e=>({...e,span:t.span})));return{targets:[],problems:a}}function m(s,a){const t=({
span:l})=>a.some(y=>u(y.span,l)),e=s.filter(l=>t(l)||c(l)),d=s.filter(l=>!e.includes(l)),f=d.filter(o);return{kept:e,refused:f.
find(l=>!r(l))??f[0]??d[0]}}function r({rule:s}){return s==="program-not-allowed"}function n(s){return a=>s&&a.rule==="t\
ool-unknown"?{...a,severity:"notice"}:a}function u(s,a){return s.start<a.end&&s.end>a.start}function o({severity:s}){return s===
"error"}const i=new Set(["build-files-unread","dependency-not-compared","dependency-redirected","target-changed","target\
-writes","not-installed","only-prints","tool-runs-file","tool-unknown","workspaces-changed"]);function c({rule:s,args:a}){
return s==="dependency-unverified"?"fault"in a&&["removed","stale"].includes(a.fault):i.has(s)||s.startsWith("npm-script\
-")||s.startsWith("npmrc-")}},52437:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveNpm=m,g.resolveTool=
r;function v(){const t=h(76760);return v=function(){return t},t}function M(){const t=h(91063);return M=function(){return t},
t}function L(){const t=h(32854);return L=function(){return t},t}function R(){const t=h(93028);return R=function(){return t},
t}function A(){const t=h(13254);return A=function(){return t},t}function j(){const t=h(31901);return j=function(){return t},
t}function O(){const t=h(66227);return O=function(){return t},t}function P(){const t=h(62205);return P=function(){return t},
t}function N(){const t=h(60210);return N=function(){return t},t}function T(){const t=h(96916);return T=function(){return t},
t}function x(){const t=h(59867);return x=function(){return t},t}function I(){const t=h(56788);return I=function(){return t},
t}function E(){const t=h(46912);return E=function(){return t},t}function w(){const t=h(38218);return w=function(){return t},
t}function p(){const t=h(10473);return p=function(){return t},t}async function m(t,e,d){const{subcommand:f,operands:l,flags:y}=t,
[k]=l,$=k?.span??y[0]?.span??{start:0,end:0};if(f==="exec")return k===void 0?I().NOTHING:r(e,t,k);const{project:D,selected:b,
runs:S,packages:F,problems:C}=await(0,E().scriptsThatRun)(t,e,$);if(D===void 0)return{targets:[],problems:C};const G=[await(0,N().
inspectNpmrc)({...e,directory:D},$)];for(const H of F){const W=S.filter(B=>B.directory===H);G.push(await(0,P().resolveRuns)(
{...e,directory:H},W,$,d))}return b&&!F.includes(D)&&G.push((0,P().manifestChange)({...e,directory:D},$)),(0,I().join)([
...G,{targets:[],problems:C}])}async function r(t,e,{text:d,span:f}){if(!(0,j().isToolName)(d))return I().NOTHING;const l=e.
starts==="file",y=l?I().NOTHING:await(0,O().resolveAtHome)(t,$=>n($,d,f));if(!l&&y.targets.length===0)return y;const k=await(0,w().
resolveToolFiles)(e,t);return(0,I().join)([y,(0,M().isKnownTool)(t.families.tools,d)?I().NOTHING:(0,I().fails)("tool-unk\
nown",f,{tool:d}),k])}async function n(t,e,d){const{tree:f}=t,l=await(0,x().readPackageJson)(f,""),y=(await(0,T().ownBinaries)(
f)).get(e);if(y!==void 0&&t.via!==void 0&&f.stat("node_modules")===void 0)return(0,p().resolveCommitted)(t,{text:y.file,
span:d});if(l===x().INVALID)return(0,I().fails)("package-json-invalid",d,{path:"package.json"});if(l?.binaries.has(e))return(0,I().
fails)("binary-shadowed",d,{name:e,path:l.path});const k=(0,I().from)(t,`node_modules/.bin/${e}`);if(t.directory!==""&&f.
stat(k)!==void 0)return(0,I().fails)("dependency-unverified",d,{name:e,path:k,fault:"elsewhere"});const $=f.stat("node_m\
odules");if($===void 0)return a(t,l,e,d);const D=await c(f,e),b=f.stat(D),S=(0,L().resolveInTree)(f,D);if(b===void 0||S.
kind==="missing")return(0,I().fails)("binary-missing",d,{name:e});if(S.kind!=="inside")return(0,I().fails)("target-outsi\
de",d,{path:D,reason:"symlink"});const F=(0,O().packageOf)(S.path),C=$.tracked||b.tracked,G=!C&&S.entry.tracked&&await o(
f,S.path);if(F===void 0&&!G||!(0,R().isRegular)(S.entry.kind))return(0,I().fails)("dependency-unverified",d,{name:e,path:S.
path,fault:"elsewhere"});if(!G&&(C||S.entry.tracked)){const B={name:F??e,path:S.path,fault:"committed"};return(0,I().fails)(
"dependency-unverified",d,B)}const H=G?await(0,O().inspectOrigin)(t,i(f,D)??e,d):await u(t,e,S.path,d);if(H.some(O().isUnverified))
return{targets:[],problems:H};if(!await s(f,S.path))return(0,I().fails)("binary-not-node",d,{name:e,path:S.path});G&&t.changed.
has(S.path)&&H.push((0,A().problemAt)("target-changed",d,{path:S.path}));const W={kind:"package_binary",name:e,path:S.path};
return{targets:[(0,I().target)(t,W)],problems:H}}async function u(t,e,d,f){const l=(0,O().packageOf)(d)??e,y=d.slice(`no\
de_modules/${l}/`.length),k={name:e.startsWith("@")?void 0:e,file:y},$=await(0,O().inspectDependency)(t,{name:l,path:d,binary:k},
f);return l===e||!(await(0,x().readLocks)(t.tree)).npm?.packages.has(e)?$:[...$,...await(0,O().inspectOrigin)(t,e,f)]}async function o(t,e){
return(await(0,T().ownPackages)(t)).some(d=>(0,L().isWithin)(e,d))}function i(t,e){return(0,O().packageOf)(v().posix.join(
v().posix.dirname(e),t.readlink(e)??""))}async function c(t,e){const d=`node_modules/.bin/${e}`;if(!e.startsWith("@"))return d;
const f=await(0,x().usablePackageJson)(t,`node_modules/${e}`);if(f===void 0)return d;const[l]=f.binaries.keys();return`n\
ode_modules/.bin/${(f.binaries.size===1?l:void 0)??e.replace(/^@[^/]*\//,"")}`}async function s(t,e){return/\.[cm]?js$/.
test(e)||/^#!.*[/ ]node\b/.test(await(0,p().firstLineOf)(t,e))}async function a(t,e,d,f){const l=await(0,O().ownerOf)(t.
tree,d,e?.dependencies??new Set);if(l===void 0)return(0,I().fails)("binary-missing",f,{name:d});const y={kind:"package_b\
inary",name:d},k=await(0,O().inspectDependency)(t,{name:l,path:d},f);return{targets:[(0,I().target)(t,y)],problems:[t.tree.
isPending?.("node_modules")?(0,A().problemAt)("target-not-judged",f,{path:d}):(0,A().problemAt)("not-installed",f,{name:d}),
...k]}}},60210:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.effectOf=w,g.foreignSettings=u,g.inspectNpmrc=
T,g.npmrcCopies=p,g.readNpmrc=N;function v(){const o=h(76760);return v=function(){return o},o}function M(){const o=h(58238);
return M=function(){return o},o}function L(){const o=h(32854);return L=function(){return o},o}function R(){const o=h(93028);
return R=function(){return o},o}function A(){const o=h(94411);return A=function(){return o},o}function j(){const o=h(56788);
return j=function(){return o},o}function O(){const o=h(10473);return O=function(){return o},o}const P=64*1024;async function N(o){
const i=await(0,O().readText)(o.tree,(0,j().from)(o,".npmrc"),P);if(i===void 0)return{settings:{}};if("unread"in i)return i;
const c=(0,R().lfsObstacle)(i.text);return c!==void 0?{unread:c}:{settings:(0,M().parse)(i.text),file:i.path}}async function T(o,i){
const c=(0,j().from)(o,".npmrc"),s=await N(o);if("unread"in s)return(0,j().fails)("npmrc-setting",i,{path:c,keys:[],why:s.
unread});const{settings:a,file:t=c}=s,e=!o.base||o.changed.has(c)||o.changed.has(t),d=o.base&&await N({...o,tree:o.base}),
f=d&&"settings"in d?d.settings:{},l={changed:[],decides:[],stands:[]};for(const[y,k]of Object.entries(a)){const $=w(y,k),
D=e&&JSON.stringify(f[y])!==JSON.stringify(k),b=y==="node-options"&&!(0,A().areHarmlessOptions)(String(k));$==="harmless"||
$==="honoured"&&!D&&!b||l[D?"changed":$==="other"?"stands":"decides"].push(y)}return(0,j().join)(Object.entries(l).map(([
y,k])=>k.length===0?j().NOTHING:(0,j().fails)("npmrc-setting",i,{path:c,keys:k,why:y},y==="stands"?"warning":void 0)))}const x=new Set(
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),I=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),E=new Set(["ignore\
-scripts","node-options"]);function w(o,i){const c=typeof i!="object"&&!String(i).includes("${");if(o==="ignore-scripts"&&
c)return typeof i=="boolean"?"honoured":"decides";if(E.has(o)&&c)return"honoured";const s=o.toLowerCase().replaceAll("_",
"-");return I.has(s)||o.includes("${")?"decides":!x.has(o)||typeof i=="object"&&!Array.isArray(i)||String(i).includes("$\
{")?"other":"harmless"}async function p(o,i){return Promise.all((0,R().filesNamed)(o,".npmrc").map(({path:c})=>m(o,c,i)))}
async function m(o,i,c){const s=v().posix.dirname(i),a=await N({tree:o,directory:s==="."?"":s});if("unread"in a)return r(
o,i,a.unread);const{settings:t,file:e=i}=a,d=c.has(i)||c.has(e),f=([y,k])=>{const $=w(y,k);return $==="harmless"||$==="h\
onoured"&&!d},l=Object.entries(t);return{path:e,text:(0,M().stringify)(Object.fromEntries(l.filter(f))),dropped:l.filter(
y=>!f(y)).map(([y])=>y)}}function r(o,i,c){const s=(0,L().resolveInTree)(o,i);return s.kind==="inside"&&(0,R().isRegular)(
s.entry.kind)?{path:s.path,text:"",dropped:[c]}:{path:i,dropped:[c]}}const n=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function u(o,i){return(await p(o,i)).flatMap(({path:s,dropped:a})=>{const t=a.filter(e=>!n.test(e));return t.length>
0?[`${s}: ${t.join(", ")}`]:[]})}},45156:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.compareWithBase=
O,g.knownHosts=void 0,g.replacedArchive=E;function v(){const f=h(3463);return v=function(){return f},f}function M(){const f=h(
32854);return M=function(){return f},f}function L(){const f=h(93028);return L=function(){return f},f}function R(){const f=h(
13254);return R=function(){return f},f}function A(){const f=h(60210);return A=function(){return f},f}function j(){const f=h(
59867);return j=function(){return f},f}async function O(f,l,y,k){if(f===l)return[];const[{npm:$},{npm:D}]=await Promise.
all([(0,j().readLocks)(f),(0,j().readLocks)(l)]),b=D?.packages.get(y),S={name:y,tree:f,base:l,before:[...b?[b]:[],...await r(
l,y)],hosts:await a(l),configured:await t(f,y)},F=await m(S),C=$?.packages.get(y),H=C?P(C,S):$?void 0:T({name:y,version:"",
source:{kind:"registry"}},S);return H&&F.push({name:y,path:$?.path??".npmrc",...H}),F.map(W=>(0,R().problemAt)("dependen\
cy-redirected",k,W))}function P(f,l){const{tree:y,base:k}=l,$=l.before.find(b=>w(b,f));return $?.version===f.version&&p(
$,f)||E(f,y,k)?{how:"integrity",to:f.integrity??"nothing"}:$?T(f,l):N(f,l)}function N(f,l){const{source:y}=f;if(y.kind===
"git"||y.kind==="tarball")return{how:y.kind,to:y.at};if(y.kind==="file"){const k=l.before.some($=>$.source.kind!=="file");
return I(f,l.tree)&&!k?void 0:{how:"file",to:y.at}}return f.name!==l.name?{how:"alias",to:f.name}:T(f,l)}function T({source:f},{
hosts:l,configured:y}){if(f.kind!=="registry")return;const k=s(f,y);return l.has(k)?void 0:{how:"host",to:k}}function x({
source:f}){if(f.kind==="file")return(0,M().normalise)(f.at.replace(/#.*$|::.*$/s,""))||void 0}function I(f,l){const y=x(
f),k=y===void 0?void 0:(0,M().resolveInTree)(l,y);return k?.kind==="inside"&&k.entry.kind==="directory"}function E(f,l,y){
const k=x(f);if(k===void 0)return!1;const[$,D]=[l,y].map(S=>(0,M().resolveInTree)(S,k));return!($?.kind==="inside"&&(0,L().
isRegular)($.entry.kind))||D?.kind!=="inside"?!1:$.entry.oid!==D.entry.oid||$.entry.size!==D.entry.size}function w(f,l){
return f.name===l.name&&f.source.kind===l.source.kind&&o(f)===o(l)}function p({integrity:f,source:l},{integrity:y}){if(f===
void 0||l.kind==="file"&&y===void 0)return!1;if(y===void 0)return!0;const k=b=>b.split("-",1)[0],$=y.split(/\s+/),D=f.split(
/\s+/).filter(b=>$.some(S=>k(S)===k(b)));return D.length>0&&!D.some(b=>$.includes(b))}async function m(f){const{name:l,tree:y,
before:k}=f;return(await r(y,l)).flatMap($=>{if($.source.kind==="registry"&&$.name===l||k.some(S=>w(S,$)))return[];const b=N(
$,f);return b===void 0?[]:[{name:l,path:"package.json",...b}]})}async function r(f,l){const y=(0,v().objectIn)(await(0,j().
readJsonFile)(f,"package.json")),k=["dependencies","devDependencies","optionalDependencies"].map(C=>(0,v().textIn)((0,v().
objectIn)(y[C]),l)),{overrides:$,resolutions:D,pnpm:b}=y,S=[$,D,(0,v().objectIn)(b).overrides].flatMap(C=>Object.entries(
(0,v().objectIn)(C)).flatMap(([G,H])=>u(G,l)?[typeof H=="string"?H:(0,v().textIn)((0,v().objectIn)(H),".")]:[]));return[
...new Set([...k,...S])].filter(C=>C!==""&&!C.startsWith("workspace:")).map(C=>n(C,l))}function n(f,l){const y=(0,j().aliasIn)(
f);return y!==void 0&&y!==l?{name:y,version:"",source:{kind:"registry"}}:{name:l,version:"",source:(0,j().sourceOf)(f,l,
"")}}function u(f,l){const y=f.split(/[>]|\*\*\//).at(-1)??"";return y===l||y.startsWith(`${l}@`)||y.endsWith(`/${l}`)}function o({
source:{kind:f,at:l=""},version:y}){return f==="tarball"&&y!==""?l.replaceAll(y,"*"):f==="registry"&&c.includes(l)?"":l}
const i="registry.npmjs.org",c=[i,"registry.yarnpkg.com"];function s({at:f},l){return(f===void 0||c.includes(f)?l:void 0)??
f??i}const a=g.knownHosts=(0,L().perTree)(async f=>{const l=await e(f),y=Object.entries(l).filter(([D])=>D==="registry"||
D.endsWith(":registry")).map(([,D])=>d(String(D))),k=((await(0,j().readLocks)(f)).npm?.all??[]).flatMap(({source:D})=>D.
kind==="registry"&&D.at?[D.at]:[]),$=l.registry===void 0||k.some(D=>c.includes(D));return new Set([...y,...k,...$?c:[]])});
async function t(f,l){const y=await e(f),[k]=l.startsWith("@")?l.split("/"):[],$=k&&y[`${k}:registry`]||y.registry;return $===
void 0?void 0:d(String($))}async function e(f){const l=await(0,A().readNpmrc)({tree:f,directory:""});return"settings"in l?
l.settings:{}}function d(f){return URL.canParse(f)?new URL(f).host:f}},96916:function(U,g,h){Object.defineProperty(g,"__\
esModule",{value:!0}),g.inspectShadows=E,g.ownPackages=g.ownBinaries=void 0;function v(){const n=h(76760);return v=function(){
return n},n}function M(){const n=h(32854);return M=function(){return n},n}function L(){const n=h(93028);return L=function(){
return n},n}function R(){const n=h(11331);return R=function(){return n},n}function A(){const n=h(59867);return A=function(){
return n},n}function j(){const n=h(56788);return j=function(){return n},n}function O(){const n=h(47668);return O=function(){
return n},n}const P=g.ownPackages=(0,L().perTree)(async n=>{const u=await(0,O().listWorkspaces)(n,""),o=Array.isArray(u)?
u.map(({directory:t})=>t):[],{npm:i,unread:c}=await(0,A().readLocks)(n),s=(i?.all??[]).flatMap(({source:t})=>t.kind==="f\
ile"?(0,M().normalise)(t.at)??[]:[]),a=c.length>0?await N(n):[];return[...new Set([...o,...s,...a])].filter(t=>t!=="")});
async function N(n){const u=await(0,A().usablePackageJson)(n,""),o=(0,L().filesNamed)(n,"package.json").map(({path:c})=>v().
posix.dirname(c)),i=[];for(const c of o){const s=c==="."?void 0:await(0,A().usablePackageJson)(n,c);s!==void 0&&u?.dependencies.
has(s.name)&&i.push(c)}return i}const T=g.ownBinaries=(0,L().perTree)(async n=>{const u=new Map;for(const o of await P(n)){
const i=await(0,A().usablePackageJson)(n,o);for(const[c,s]of i?.binaries??[]){const a=v().posix.join(o,s);u.set(v().posix.
basename(c),{file:a,manifest:v().posix.join(o,"package.json")})}}return u}),x=new Set([...R().PROGRAM_NAMES,...`[ alias \
awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),I=new Set(["node","npm","npx","sh"]);async function E(n,u){const{tree:o,base:i}=n,
c=await T(o),s=i&&await T(i),a=[...c].flatMap(([e,{manifest:d}])=>x.has(e)?[w(e,d,s?.has(e)===!0,u)]:[]),t=[];for(const e of(0,O().
foldersUpFrom)(n.directory)){const d=await p(o,v().posix.join(e,"node_modules/.bin"));for(const{name:f,path:l,isLocked:y}of d)
t.push(w(f,l,y,u))}return(0,j().join)([...a,...t])}function w(n,u,o,i){return o?I.has(n)?(0,j().fails)("program-replaced",
i,{name:n,path:u},"warning"):j().NOTHING:(0,j().fails)("program-replaced",i,{name:n,path:u})}const p=(0,L().perPath)(async(n,u)=>{
const o=[];for(const{path:i}of n.list(u)){const c=v().posix.basename(i).replace(/\.(?:cmd|exe|ps1)$/,"");if(!x.has(c))continue;
const s=(0,M().resolveInTree)(n,i);if(s.kind!=="inside")continue;const a=s.path===i?await m(n,s.entry):s.path,t=a!==void 0&&
/node_modules\/(?!\.bin\/)/.test(a);o.push({name:c,path:i,isLocked:t&&!s.entry.tracked})}return o});async function m(n,{
path:u,size:o=0}){if(o>r)return;const i=(await n.read(u)).toString("utf8"),[,c]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(i)??
[];return c&&v().posix.join(v().posix.dirname(u),c)}const r=16*1024},59867:function(U,g,h){Object.defineProperty(g,"__es\
Module",{value:!0}),g.INVALID=void 0,g.aliasIn=d,g.binOf=w,g.readPackageJson=g.readLocks=g.readLock=g.readJsonFile=void 0,
g.sourceOf=a,g.usablePackageJson=I;function v(){const f=h(26040);return v=function(){return f},f}function M(){const f=h(
3463);return M=function(){return f},f}function L(){const f=h(95244);return L=function(){return f},f}function R(){const f=h(
32854);return R=function(){return f},f}function A(){const f=h(93028);return A=function(){return f},f}function j(){const f=h(
10473);return j=function(){return f},f}const O=["dependencies","devDependencies","optionalDependencies"],P=64*1024*1024,
N=g.INVALID=Symbol("invalid"),T=g.readJsonFile=(0,A().perPath)(async(f,l)=>{if((0,R().resolveInTree)(f,l).kind==="missin\
g")return;const y=await(0,j().readText)(f,l,P);if(y===void 0||"unread"in y||(0,M().isNestedTooDeep)(y.text))return N;const k=(0,v().
attempt)(()=>JSON.parse(y.text.replace(/^\uFEFF/,"")));return typeof k=="object"&&k!==null?k:N}),x=g.readPackageJson=(0,A().
perPath)(async(f,l)=>{const y=l===""?"package.json":`${l}/package.json`,k=await T(f,y);return k===void 0||k===N?k:E(y,k)});
async function I(f,l){const y=await x(f,l);return y===N?void 0:y}function E(f,l){const y=typeof l.name=="string"?l.name:
"";return{path:f,name:y,scripts:p(l.scripts),binaries:new Map(Object.entries(w(l.bin,y)??{})),dependencies:new Set(O.flatMap(
k=>[...p(l[k]).keys()])),workspaces:m(l.workspaces)}}function w(f,l){if(typeof f=="string")return{[l.replace(/^@[^/]*\//,
"")]:f};const y=p(f);return y.size===0?void 0:Object.fromEntries(y)}function p(f){return new Map(Object.entries((0,M().objectIn)(
f)).flatMap(([l,y])=>typeof y=="string"?[[l,y]]:[]))}function m(f){const l=Array.isArray(f)?f:(0,M().objectIn)(f).packages;
return Array.isArray(l)?l.filter(y=>typeof y=="string"):[]}const r=g.readLocks=(0,A().perTree)(async f=>{const l=L().LOCKFILES.
filter(D=>f.stat(D)!==void 0),y=L().NPM_LOCKFILES.find(D=>l.includes(D)),k=y===void 0?void 0:await n(f,y),$=l.filter(D=>!L().
NPM_LOCKFILES.some(b=>b===D));return k==="unread"?{unread:[y??"",...$]}:y===void 0?{unread:$}:{npm:k??{path:y,packages:new Map,
all:[]},unread:$}}),n=g.readLock=(0,A().perPath)(async(f,l)=>{const y=await(0,j().readText)(f,l,P),k=y&&"text"in y?y.text.
replace(/^\uFEFF/,""):"",$=(0,M().objectIn)((0,v().attempt)(()=>JSON.parse(k)));if($.packages===void 0)return $.lockfileVersion===
1?"unread":void 0;const D=new Map,b=[];for(const[S,F]of Object.entries((0,M().objectIn)($.packages))){if(S==="")continue;
const[,C,G]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(S)??[],H=u(G??S,(0,M().objectIn)(F));C===""&&G!==void 0&&D.
set(G,H),b.push(H)}return{path:l,packages:D,all:b}});function u(f,l){const y=(0,M().textIn)(l,"name")||f,k=(0,M().textIn)(
l,"version"),$=(0,M().textIn)(l,"resolved"),D=(0,M().textIn)(l,"integrity"),b=w(l.bin,y),S=l.link===!0?{kind:"file",at:$.
replace(/^file:/,"")}:a($,y,k);return{name:y,version:k,source:S,...D&&{integrity:D},...b&&{bin:b}}}const o={kind:"regist\
ry"},i=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,c=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
s=/^(?:file|link|portal|workspace):(.*)$/is;function a(f,l,y){const[,k]=s.exec(f)??[];return k!==void 0?{kind:"file",at:k}:
i.test(f)?{kind:"git",at:f.replace(/#.*$/s,"")}:/^https?:/i.test(f)?t(f,l,y):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(f)||
/\.t(?:ar\.)?gz$/i.test(f)?{kind:"file",at:f}:c.test(f)?{kind:"git",at:f.replace(/#.*$/s,"")}:o}function t(f,l,y){const k={
kind:"tarball",at:f.replace(/#.*$/s,"")};if(!URL.canParse(f))return k;const{host:$,pathname:D}=new URL(f),b=e(D),[,S]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(b)??[];if($==="codeload.github.com"&&S!==void 0)return{kind:"git",at:`https://github.com/${S}`};const F=l.replace(/^@[^/]*\//,
"");return b.endsWith(`/${l}/-/${F}-${y}.tgz`)||b.endsWith(`/${l}/-/${l}-${y}.tgz`)||$==="npm.pkg.github.com"&&b.startsWith(
`/download/${l}/${y}/`)?{kind:"registry",at:$}:k}function e(f){try{return decodeURIComponent(f)}catch{return f}}function d(f){
const[,l]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(f)??[];return l===void 0||/^[\^~<>=*v\d]/.test(l)?void 0:l}},65490:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.isPackageManager=I,g.resolvePackageManager=x,g.selectsPackages=E;function v(){
const m=h(76760);return v=function(){return m},m}function M(){const m=h(93028);return M=function(){return m},m}function L(){
const m=h(31901);return L=function(){return m},m}function R(){const m=h(52437);return R=function(){return m},m}function A(){
const m=h(62205);return A=function(){return m},m}function j(){const m=h(60210);return j=function(){return m},m}function O(){
const m=h(59867);return O=function(){return m},m}function P(){const m=h(56788);return P=function(){return m},m}function N(){
const m=h(46912);return N=function(){return m},m}function T(){const m=h(47668);return T=function(){return m},m}async function x(m,r,n,u){
const{subcommand:o,operands:i,flags:c}=m,[s]=i;if(s===void 0)return P().NOTHING;const{text:a,span:t}=s,e=(0,P().join)([await(0,j().
inspectNpmrc)({...n,directory:""},t),n.directory===""?P().NOTHING:await(0,j().inspectNpmrc)(n,t)]),d=(0,L().isProgram)(a)||
n.families?.allowed.has(a)===!0,f={...m,subcommand:"exec"};if(o==="exec")return(0,P().join)([e,d?P().NOTHING:await(0,R().
resolveTool)(n,f,s)]);const l=await w(n,E(m,r),t);if("problems"in l)return(0,P().join)([e,l]);const y=l.filter(({manifest:D})=>D.
scripts.has(a));if(y.length>0){const D=y.map(b=>p(b,m,n,u));return(0,P().join)([e,...await Promise.all(D)])}const k=a===
"start";if(o==="script-or-tool"&&!k){if(d)return e;if((0,L().isToolName)(a))return(0,P().join)([e,await(0,R().resolveTool)(
n,f,s)]);if(!/^[\w:.-]*\w[\w:.-]*$/.test(a)){const D=[(0,L().wordProblem)("outside-code",r.program,s)];return(0,P().join)(
[e,{targets:[],problems:D}])}}const $={script:a,passes:c.some(({name:D})=>D==="--if-present")};return(0,P().join)([e,(0,P().
fails)("npm-script-missing",t,$,k?"error":void 0)])}function I({data:m}){return m.starts==="script-or-tool"||m.starts===
"script-tool-or-file"}function E({anyPackage:m,flags:r,passthrough:n},{data:u}){const o=[...r.map(({name:i})=>i),...n.map(
({text:i})=>i)];return m===!0||o.some(i=>u.selecting_flags.includes(i.replace(/=.*/s,"")))}async function w({tree:m,directory:r},n,u){
const o=(0,M().filesNamed)(m,"package.json").flatMap(({path:a})=>a.split("/").includes("node_modules")?[]:v().posix.dirname(
a).replace(/^\.$/,"")),i=a=>m.stat(v().posix.join(a,"package.json"))!==void 0,c=n?o:(0,T().foldersUpFrom)(r).filter(i).slice(
0,1);if(c.length===0)return(0,P().fails)("package-json-missing",u,{directory:r});const s=[];for(const a of c){const t=await(0,O().
readPackageJson)(m,a);if(t===O().INVALID)return(0,P().fails)("package-json-invalid",u,{path:v().posix.join(a,"package.js\
on")});t!==void 0&&s.push({directory:a,manifest:t})}return s}async function p({directory:m,manifest:r},{operands:[n],passthrough:u},o,i){
const c={...o,directory:m},{text:s="",span:a={start:0,end:0}}=n??{},t=(0,N().runsIn)(r,m,{event:s,words:u});return(0,P().
join)([await(0,A().resolveRuns)(c,t,a,i),{targets:[],problems:(0,N().inspectEmpty)(t,s,c,a)}])}},82293:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.alternativesOf=u,g.baseOf=m,g.inspectPaths=O,g.isPattern=p,g.isPlainGlob=x,g.
matchesPattern=I,g.pathProblem=T,g.testProblem=N;function v(){const o=h(32854);return v=function(){return o},o}function M(){
const o=h(13254);return M=function(){return o},o}function L(){const o=h(14395);return L=function(){return o},o}function R(){
const o=h(45806);return R=function(){return o},o}function A(){const o=h(87646);return A=function(){return o},o}const j=new Set(
["--env-file","--env-file-if-exists","--prefix"]);function O(o,i){const{passthrough:c}=o,s=[],a=(e,d)=>{const f=T(e,d,i);
f!==void 0&&s.push(f)};for(const e of[o,...(0,R().launchedBy)(o)]){for(const{name:f,value:l,span:y}of e.flags)l!==void 0&&
(j.has(f)&&a(l,y),f==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(l)&&a(l,y));for(const{as:f,path:l,span:y}of e.subcommand===
"exec"&&e.tool?.files||[]){const k=f==="tests"?N(l,y,i):void 0;k!==void 0&&s.push(k)}if(e.program!=="node"&&e.starts!=="\
file")continue;const d=e.program==="node"&&(0,A().isTestRun)(e)?N:T;for(const{text:f,span:l}of e.operands){const y=f===""||
f==="-"?void 0:d(f,l,i);y!==void 0&&s.push(y)}}const t=c.find(({text:e})=>P.test(e));return t!==void 0&&s.push((0,M().problemAt)(
"absolute-path",t.span,{path:t.text})),s}const P=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function N(o,i,c){if(!p(o))return T(o,i,c);const s=u(o);if(s===void 0)return(0,M().problemAt)("glob-unclear",i,{pattern:o,
reason:"too_many"});for(const a of[o,...s]){const t=T(a,i,c);if(t!==void 0)return{...t,args:{...t.args,path:o}}}}function T(o,i,c){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(o)&&/^(?:data|node|file|[a-z]+:\/)/i.test(o))return(0,M().problemAt)("target-outside",
i,{path:o,reason:"address"});const s=/^(?:[\\/]|[A-Za-z]:)/.test(o),a=s?void 0:(0,v().normalise)(c===""?o:`${c}/${o}`);if(a===
void 0){const t=s?"absolute":"above";return(0,M().problemAt)("target-outside",i,{path:o,reason:t})}if((0,v().isWithin)(a,
".git",{ignoreCase:!0}))return(0,M().problemAt)("target-outside",i,{path:o,reason:"git"})}function x(o){return o.length>
200||o.split("**").length>2?!1:o==="."?!0:o.split("/").every(i=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(i))}function I(o,i,c={}){
return E(o.split("/"),i.split("/"),c)}function E(o,i,c){const[s,...a]=o,[t,...e]=i;return s===void 0?c.partial||i.every(
d=>d==="**"):t===void 0?!1:t!=="**"?w(s,t,c)&&E(a,e,c):E(o,e,c)?!0:w(s,"*",c)&&E(a,i,c)}function w(o,i,{dot:c=!1}){return o.
startsWith(".")&&!i.startsWith(".")&&!c?!1:(0,L().matchesStars)(o,i)}function p(o){return/[*?[{]/.test(o)}function m(o){
return o.replace(/[^/]*[*?[{].*$/s,"")}const r=200,n=1e3;function u(o){if(o.length>n)return;let i=[o.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const c=[];for(;i.length>0;){const s=[];for(const a of i){const t=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(a);if(t===null)
c.push(a);else{const{0:e,1:d="",index:f}=t,[l,y]=[a.slice(0,f),a.slice(f+e.length)];s.push(...d.split(",").map(k=>`${l}${k}${y}`))}}
if(s.length+c.length>r)return;i=s}return c}},9504:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveProgram=
m;function v(){const l=h(76760);return v=function(){return l},l}function M(){const l=h(96215);return M=function(){return l},
l}function L(){const l=h(91063);return L=function(){return l},l}function R(){const l=h(32854);return R=function(){return l},
l}function A(){const l=h(93028);return A=function(){return l},l}function j(){const l=h(97340);return j=function(){return l},
l}function O(){const l=h(46868);return O=function(){return l},l}function P(){const l=h(79757);return P=function(){return l},
l}function N(){const l=h(65490);return N=function(){return l},l}function T(){const l=h(82293);return T=function(){return l},
l}function x(){const l=h(56788);return x=function(){return l},l}function I(){const l=h(38218);return I=function(){return l},
l}function E(){const l=h(10473);return E=function(){return l},l}function w(){const l=h(47668);return w=function(){return l},
l}const p=5;async function m(l,y,k,$){const D=n(l,y,k);if("problems"in D)return D;const{subcommand:b,starts:S,operands:F,
module:C,launched:G}=l,[H]=F,W=[u(y,k,r(l)),...c(l,D),await(0,I().resolveProgramFiles)(l,k)],B={subcommand:b??H?.text??"",
span:r(l)};if(W.push(d(y,D,B)),C!==void 0&&(S!=="module"||G)&&W.push(e(y,D,C)),H!==void 0&&S==="file"&&W.push(s(l,y,D)),
H!==void 0&&S==="module"&&W.push(t(D,H,l.passthrough)),!(0,N().isPackageManager)(y))return(0,x().join)(W);if(b==="run"||
b==="exec"||b==="script-or-tool")W.push(await(0,N().resolvePackageManager)(l,y,D,$));else if(b!==void 0&&(0,N().selectsPackages)(
l,y)){const z={text:b,span:r(l),quoted:!1},K={...l,subcommand:"run",operands:[z]};W.push(await(0,N().resolvePackageManager)(
K,y,D,$))}return(0,x().join)(W)}function r({operands:l,flags:y}){return l[0]?.span??y[0]?.span??{start:0,end:0}}function n({
flags:l},y,k){let $=k;for(const{name:D,value:b,span:S}of l){if(b===void 0||!(0,L().movesTo)(y,D))continue;const F=(0,E().
entryFrom)($,b,S);if("problems"in F)return F;$={...k,directory:F.path}}return $}function u({program:l,data:y},{tree:k,changed:$},D){
if(y.build_files.length===0)return x().NOTHING;const b=o(k),S=b.get(y)??i(k,y.build_files);b.set(y,S);const F=S.filter(G=>$.
has(G)),C=S.slice(0,p);return(0,x().join)([S.length===0?x().NOTHING:(0,x().fails)("build-files-unread",D,{program:l,files:C,
count:S.length}),...F.map(G=>(0,x().fails)("target-changed",D,{path:G}))])}const o=(0,A().perTree)(()=>new Map);function i(l,y){
const k=$=>y.some(D=>(0,T().matchesPattern)(D.includes("/")?$:v().posix.basename($),D,{dot:!0}));return[...l.files()].flatMap(
({path:$})=>!(0,R().isWithin)($,"node_modules")&&k($)?$:[])}function c({operands:l,flags:y,starts:k,subcommand:$,family:D},b){
const S=D&&(0,N().isPackageManager)(D)&&$!=="test";return[...(k===void 0&&!S?l:[]).map(({text:G,span:H})=>({text:G.replace(
/::.*$/s,""),span:H})),...y.flatMap(({value:G,span:H})=>G===void 0?[]:[{text:G,span:H}])].map(({text:G,span:H})=>{const W=(0,R().
normalise)((0,x().from)(b,G));return W===void 0||W===""?x().NOTHING:(0,R().isWithin)(W,".git",{ignoreCase:!0})?(0,x().fails)(
"target-outside",H,{path:W,reason:"git"}):(0,R().resolveInTree)(b.tree,W).kind==="outside"?(0,x().fails)("target-outside",
H,{path:G,reason:"symlink"}):x().NOTHING})}function s({operands:[l],parsed:y},k,$){if(l===void 0)return x().NOTHING;const{
targets:D,problems:b}=a($,l),S=(0,P().extensionProblems)(k,l.text,l.span).length>0,F=D.flatMap(({path:C=""})=>S?[]:(0,P().
extensionProblems)(k,C,l.span));return{targets:D.map(C=>({...C,...y&&{parsed:y}})),problems:[...b,...F]}}function a(l,{text:y,
span:k}){const $=(0,T().pathProblem)(y,k,l.directory);if($!==void 0)return{targets:[],problems:[$]};const D=(0,E().entryFrom)(
l,y,k);if("problems"in D)return D;if(!(0,A().isRegular)(D.kind))return(0,x().fails)("target-not-a-file",k,{path:y,reason:D.
kind});if(!D.tracked)return(0,x().fails)("target-missing",k,{path:y,untracked:!0});const b=(0,R().normalise)((0,x().from)(
l,y))??"";return(0,E().runs)(l,{name:y,path:D.path,wanted:b},k)}function t(l,y,k){const{text:$,span:D}=y,b=(0,j().pythonFiles)(
$).find(S=>!S.endsWith("/__init__.py")&&l.tree.stat((0,x().from)(l,S))!==void 0);if(b===void 0){const S=(0,O().parseUnknownTool)(
y,k,l.families.tools.module);return(0,x().join)([(0,x().fails)("tool-unknown",D,{tool:$}),{targets:[],problems:S}])}return a(
l,{text:b,span:D,quoted:!1})}function e({program:l},{tree:y,base:k,changed:$,directory:D},{text:b,span:S}){const[F]=b.split(
"."),C=[...$].filter(G=>{const[,H=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(v().posix.relative(D,G))??[];return y.stat(G)!==
void 0&&k?.stat(G)===void 0&&(H===F||(0,M().isOfLibrary)(H))});return f(C,{program:l,subcommand:`-m ${b}`},S)}function d({
program:l,data:y},{changed:k,directory:$},{subcommand:D,span:b}){const S=(0,w().foldersUpFrom)($).flatMap(C=>y.settings.
map(G=>v().posix.join(C,G))),F=[...k].filter(C=>S.some(G=>(0,R().isWithin)(C,G)));return f(F,{program:l,subcommand:D},b)}
function f(l,y,k){return(0,x().join)(l.map($=>(0,x().fails)("settings-changed",k,{...y,path:$})))}},56788:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.Trail=g.NOTHING=void 0,g.fails=R,g.from=A,g.join=L,g.target=j;function v(){
const T=h(13254);return v=function(){return T},T}const M=g.NOTHING={targets:[],problems:[]};function L(T){return{targets:T.
flatMap(x=>x.targets),problems:T.flatMap(x=>x.problems)}}function R(T,x,I,E){return{targets:[],problems:[(0,v().problemAt)(
T,x,I,E)]}}function A({directory:T},x){return T===""?x:`${T}/${x}`}function j({via:T},x){return T===void 0?x:{...x,via:T}}
const O=64,P=2e3;class N{#n=new Set;#e=new Set;resolve;#s;constructor(x,I){this.resolve=x,this.#s=I}async follow(x,I,E,w){
if(this.#n.has(x))return w({why:"cycle"});const p=await this.#s?.tickScript();if(p!==void 0)return w({why:"time",limit:p});
const m=`${x}\0${I}`;if(this.#e.has(m))return M;if(this.#n.size>=O)return w({why:"depth",limit:O});if(this.#e.size>=P)return w(
{why:"count",limit:P});this.#n.add(x);const r=await E();return this.#n.delete(x),this.#e.add(m),r}}g.Trail=N},74100:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.helperFault=e,g.helperWords=t,g.isWrapperTool=c,g.readScriptForm=p;function v(){
const y=h(76760);return v=function(){return y},y}function M(){const y=h(678);return M=function(){return y},y}function L(){
const y=h(95244);return L=function(){return y},y}function R(){const y=h(32854);return R=function(){return y},y}function A(){
const y=h(93028);return A=function(){return y},y}function j(){const y=h(94411);return j=function(){return y},y}function O(){
const y=h(54669);return O=function(){return y},y}function P(){const y=h(11331);return P=function(){return y},y}function N(){
const y=h(81716);return N=function(){return y},y}function T(){const y=h(54421);return T=function(){return y},y}function x(){
const y=h(82293);return x=function(){return y},y}function I(){const y=h(56788);return I=function(){return y},y}function E(){
const y=h(46912);return E=function(){return y},y}function w(){const y=h(10473);return w=function(){return y},y}function p(y,k){
const $=(0,N().readShellText)(y,k);if($.length===0&&!(0,E().isBlank)(y))return{commands:$,fault:{part:"the script",why:"\
cannot be read"}};const D=(0,O().lex)(y).problems.find(({rule:b})=>b==="shell-comment");if(D&&$.length>0){const b=y.slice(
D.span.start,D.span.end);return{commands:$,fault:{part:b,why:"hides the words behind it"}}}for(const[b,S]of $.entries()){
const F=b===$.length-1,C=n(S,y)??m(S,F);if(C!==void 0)return{commands:$,fault:C}}return{commands:$}}function m({separator:y},k){
const $=y.trim();if(!(k?$==="":$==="&&"))return{part:$===""?"a line break":$,why:r}}const r="joins commands in another w\
ay than `&&`";function n(y,k){const{words:$,redirections:D,inside:b,subshell:S,defines:F,problems:C,assignments:G}=y,H=k.
slice(y.span.start,y.span.end).trim(),W=(J,V)=>({part:J,why:V});if(S)return W(H,"runs in a subshell");if(F)return W(H,"d\
efines a function");if(b.length>0)return W(H,"runs a command to make a word");const[B]=D;if(B)return W(`${B.operator} ${B.
target?.text??""}`,"redirects input or output");const z=G.find(({name:J,value:V})=>!(0,j().isHarmlessVariable)(J,V));if(z)
return W(`${z.name}=`,"sets a variable that can choose the code that runs");const K=$.find(J=>(0,N().isDynamic)(y,J)&&!u(
y,J,k));if(K){const{start:J,end:V}=K.span;return W(k.slice(J,V),"is only known when the script runs")}const Y=C.find(J=>!o(
J,$));if(Y){const{start:J,end:V}=Y.span;return W(k.slice(J,V).trim()||H,"is syntax of a shell")}return $.length===0?W(H,
"starts no program"):i($)}function u({problems:y},{span:k},$){return y.every(D=>D.rule!=="variable-expansion"||D.span.end<=
k.start||D.span.start>=k.end||/^\$\{?npm_package_version\}?$/.test($.slice(D.span.start,D.span.end)))}function o({rule:y,
span:k,severity:$},D){if(y==="variable-expansion"||$==="warning")return!0;if(y!=="brace-expansion")return!1;const b=D.find(
S=>S.span.start<=k.start&&S.span.end>=k.end);return b!==void 0&&(0,x().alternativesOf)(b.text)?.every(S=>!S.startsWith("\
-"))===!0}function i(y){const[k]=y,$=k?.text??"";if((0,P().changesShell)($)&&!k?.quoted)return{part:$,why:"is a word of \
the shell"};const D=(0,T().startedWords)(y);if(!c($))return D.length<y.length||(0,P().programNamed)($)?.kind==="wrapper"?
{part:$,why:"decides how another program runs"}:(0,T().textHanded)(D)&&$!=="node"?{part:$,why:"runs text as code"}:void 0}
function c(y){const k=(0,P().programNamed)(y);return k?.name===y&&k.wraps==="as-tool"}const s={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},a=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function t([y,...k]){if(y?.text==="shx"){
const[$]=k;return $&&($.text==="echo"||Object.hasOwn(s,$.text))?k:void 0}return y&&Object.hasOwn(s,y.text)?[y,...k]:void 0}
async function e([y,...k],$){const D=y?.text??"",b=s[D];if(b===void 0)return;const S=k.find(({text:C})=>C.startsWith("-")&&
!b.flags.test(C));if(S)return{part:`${D} ${S.text}`,why:"has a flag that is not known"};const F=k.flatMap(({text:C})=>C.
startsWith("-")?[]:[C]);if(F.length<(b.from<0?2:1))return{part:D,why:"names no path"};for(const C of F.slice(b.from)){const G=await d(
C,$);if(G!==void 0)return{part:`${D} \u2026 ${C}`,why:G}}}async function d(y,k){const{tree:$,isOutput:D}=k,b=y.startsWith(
"/")?void 0:(0,R().normalise)((0,I().from)(k,y));if(b===void 0||b==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(y))return"writes to a path that the text does not show";if(a.test(b))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(b)!==void 0)return"writes a configuration file";const S=$.stat(b);if(S?.tracked&&S.kind!=="dire\
ctory")return"writes a file of the commit";const F=`${b}/`;if(S?.tracked&&[...$.files()].some(G=>G.path.startsWith(F)))return"\
writes to a directory of the commit";if(!(D?.(b)||(await f($))(b)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const f=(0,A().perTree)(async y=>{const k=new Map;for(const{path:$}of y.files()){if(v().posix.
basename($)!==".gitignore")continue;const D=await(0,w().readText)(y,$,l),b=v().posix.dirname($).replace(/^\.$/,"");D&&"t\
ext"in D&&k.set(b,(0,M().default)().add(D.text))}return $=>{const D=$.split("/");let b=!1;for(let S=0;S<D.length;S+=1){const F=k.
get(D.slice(0,S).join("/")),C=D.slice(S).join("/"),G=F?.test(C),H=F?.test(`${C}/`);G?.ignored||H?.ignored?b=!0:(G?.unignored||
H?.unignored)&&(b=!1)}return b}}),l=256*1024},61102:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.namedTargets=
o,g.resolveParts=w;function v(){const t=h(76760);return v=function(){return t},t}function M(){const t=h(95244);return M=
function(){return t},t}function L(){const t=h(32854);return L=function(){return t},t}function R(){const t=h(93028);return R=
function(){return t},t}function A(){const t=h(11331);return A=function(){return t},t}function j(){const t=h(81716);return j=
function(){return t},t}function O(){const t=h(54421);return O=function(){return t},t}function P(){const t=h(45806);return P=
function(){return t},t}function N(){const t=h(31901);return N=function(){return t},t}function T(){const t=h(82293);return T=
function(){return t},t}function x(){const t=h(56788);return x=function(){return t},t}function I(){const t=h(74100);return I=
function(){return t},t}function E(){const t=h(10473);return E=function(){return t},t}async function w({body:t,words:e,span:d},f,l){
const y=(0,I().readScriptForm)(t,(0,R().subTree)(f.tree,f.directory)),k=y.fault?(0,j().everyCommand)(y.commands).map(j().
withoutReserved):y.commands,$=[];let{fault:D}=y,b=f;for(const[C,G]of k.entries()){const H=!D||G.words.every(J=>!(0,j().isDynamic)(
G,J)),W=C===k.length-1&&!y.fault,B=[...G.words.map(J=>({...J,span:d})),...W?e:[]],[z,K]=B;if(z?.text==="cd"){const J=K&&
(0,L().normalise)((0,x().from)(b,K.text));(C>0||B.length!==2||J===void 0)&&(D??={part:"cd",why:"changes the directory in\
 the middle, or leaves the repository"}),b={...b,directory:J??b.directory};continue}const Y=(0,I().helperWords)(B);Y&&(D??=
await(0,I().helperFault)(Y,b)),!(Y||z===void 0||!H||(0,A().isWithoutEffect)(z.text))&&$.push(await r(B,b,l))}const S=k.some(
({words:C})=>p.test(C.map(({text:G})=>G).join(" "))),F=!D&&$.length===0&&k.length>0&&!S;return{parts:$,isIdle:F,...D&&{fault:D}}}
const p=/^(?:\[|exit (?!0$)|false|test )/,m=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function r(t,e,d){const f=(0,I().
isWrapperTool)(t[0]?.text??"")?t:(0,O().startedWords)(t),[l,...y]=f;if(l===void 0)return x().NOTHING;const{families:k}=e,
$=(0,N().isProgram)(l.text)?l.text:k?.allowed.get(l.text),D=m.exec(l.text)?.[1]??l.text,b=t[0]===l?void 0:t[0],S=b?n(b):
x().NOTHING;if($===void 0&&/[\\/]/.test(D))return(0,x().join)([S,u(f,e)]);const{invocation:F,problems:C}=$?(0,P().parseInvocation)(
$,y,k):(0,P().parseInvocation)("npx",[{...l,text:D},...y],k),G=await d.resolve(F,e),H=$===void 0&&G.problems.some(({rule:z})=>z===
"binary-missing");if(H&&k.tools.known(D)!==void 0)return(0,x().join)([S,n(l),{targets:[],problems:C}]);if(H)return(0,x().
join)([S,u(f,e)]);const B=(0,T().inspectPaths)(F,e.directory);return(0,x().join)([S,{targets:[],problems:[...C,...B]},G])}
function n({text:t,span:e}){return(0,x().fails)("program-not-allowed",e,{program:t,group:"other"})}function u(t,e){const[
d]=t;if(d===void 0)return x().NOTHING;const f=t.map(k=>k.text).join(" "),l=t.find(k=>k.span.start!==d.span.start&&(k.text.
startsWith("-")||(0,A().programNamed)(d.text))),y=l?(0,x().fails)("npm-script-form",l.span,{script:e.via??"",text:f,part:d.
text,why:"is a program that the gate does not read",words:[l.text]}):x().NOTHING;return(0,x().join)([n(d),y,o(f,e,d.span)])}
function o(t,e,d){const f=(0,j().everyCommand)((0,j().readShellText)(t)),l=f.flatMap(({words:W})=>i((0,O().startedWords)(
W)[0],e)),y=l.some(({runsScripts:W})=>W)||f.some(W=>W.substituted.length>0||[...W.words,...W.assignments].some(B=>(0,j().
isDynamic)(W,B))),k=t.split(s).filter(W=>W!==""),$=l.flatMap(({finds:W})=>W?.split(" ")??[]),D=[...new Set([...k,...k.flatMap(
c),...$])],b=[e.directory];for(const{words:W}of f){const[B,z]=W;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||z===void 0)&&(b.
push(...b.flatMap(K=>(0,L().normalise)(v().posix.join(K,z.text))??[])),b.length>a))break}const S=[...e.changed],F=[...new Set(
b)].flatMap(W=>D.map(B=>{const z={...e,directory:W},K=(0,L().normalise)(v().posix.join(W,B));if(K===void 0)return x().NOTHING;
const Y=(0,L().resolveInTree)(e.tree,K);if(Y.kind==="inside"&&(0,R().isRegular)(Y.entry.kind))return(0,E().resolveCommitted)(
z,{text:B,span:d});const J=S.filter(V=>/[*?[]/.test(B)?(0,T().matchesPattern)(V,K,{dot:!0}):Y.kind==="inside"&&K!==""&&(0,L().
isWithin)(V,K));return(0,x().join)(J.map(V=>(0,x().fails)("target-changed",d,{path:V})))})),C=y?S.filter(M().isCode):[],
{targets:G,problems:H}=(0,x().join)([...F,...C.map(W=>(0,x().fails)("target-changed",d,{path:W}))]);return{targets:[...new Map(
G.map(W=>[W.path,W])).values()],problems:[...new Map(H.map(W=>[JSON.stringify(W.args),W])).values()]}}function i(t,{families:e}){
const d=t&&!e.allowed.has(t.text)&&(0,A().programNamed)(t.text);return d&&!(0,N().isProgram)(d.name)?[d]:[]}function c(t){
if(!/^[\w./-]*\w$/.test(t))return[];const e=t.replaceAll(".","/"),d=[".py","/__main__.py","/__init__.py"].map(f=>e+f);return[
...[".js",".mjs",".cjs",".ts","/index.js"].map(f=>t+f),...d]}const s=/[\s"'`;&|()<>=:,{}]+/,a=16},46912:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.eventOf=w,g.inspectEmpty=x,g.isBlank=I,g.quoteForScript=r,g.runsIn=p,
g.scriptText=P,g.scriptsThatRun=N;function v(){const n=h(76760);return v=function(){return n},n}function M(){const n=h(13254);
return M=function(){return n},n}function L(){const n=h(60210);return L=function(){return n},n}function R(){const n=h(59867);
return R=function(){return n},n}function A(){const n=h(56788);return A=function(){return n},n}function j(){const n=h(47668);
return j=function(){return n},n}const O={selected:!1,runs:[],packages:[],problems:[]};function P({body:n,words:u}){return[
n,...u.map(({text:o})=>r(o))].join(" ")}async function N(n,u,o){const i=(0,j().readSettings)(n),c=w(n);if(i.informs||c===
void 0)return O;const s=$=>(0,j().findPackages)(i,$,o),a=await s(u);if("problems"in a)return{...O,problems:a.problems};const{
project:t,selected:e,directories:d}=a,f=i.ignoreScripts??await E({...u,directory:t}),l=[],y=[...a.missing,...await T(a,u,
o,s)];let k=!1;for(const $ of d){const D=await(0,R().readPackageJson)(u.tree,$);if(D===R().INVALID){const b=v().posix.join(
$,"package.json");y.push(...(0,A().fails)("package-json-invalid",o,{path:b}).problems)}else if(D===void 0)y.push(...(0,A().
fails)("package-json-missing",o,{directory:$}).problems);else if(D.scripts.has(c)){const b={event:c,words:n.passthrough},
S=p(D,$,b,{ignoreScripts:f});l.push(...S),y.push(...x(S,c,{...u,directory:$},o))}else k=!0}if(k){const $={script:c,passes:i.
ifPresent},D=i.ifPresent&&l.length===0&&u.via===void 0,b=c==="start"||D;y.push((0,M().problemAt)("npm-script-missing",o,
$,b?"error":void 0))}return{project:t,selected:e,runs:l,packages:d,problems:y}}async function T({project:n,directories:u},{
base:o,...i},c,s){const a=v().posix.join(n,"package.json");if(o===void 0||!i.changed.has(a))return[];const t=await s({...i,
tree:o});if("problems"in t)return[];const e=t.directories.filter(d=>!u.includes(d));return e.length===0?[]:[(0,M().problemAt)(
"workspaces-changed",c,{path:a,lost:e})]}function x(n,u,{via:o,directory:i},c){if(n.some(({event:a,body:t})=>a===u&&!I(t)))
return[];const s={script:u,path:v().posix.join(i,"package.json")};return[(0,M().problemAt)("npm-script-empty",c,s,o===void 0?
"error":"warning")]}function I(n){return n.split(`
`).every(u=>/^\s*(?:#|$)/.test(u))}async function E(n){const u=await(0,L().readNpmrc)(n);return"settings"in u&&u.settings["\
ignore-scripts"]===!0}function w({subcommand:n,operands:u}){switch(n){case"run":return u[0]?.text;case"test":case"start":case"\
stop":return n;default:return}}function p({scripts:n},u,{event:o,words:i},{ignoreScripts:c}={}){return(c?[o]:[`pre${o}`,
o,`post${o}`]).flatMap(a=>{const t=n.get(a);return t?[{directory:u,event:a,body:t,words:a===o?i:[]}]:[]})}const m=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function r(n){return n===""?"''":m.test(n)?`'${n.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):n}},38218:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.resolveProgramFiles=x,g.resolveToolFiles=
T;function v(){const r=h(76760);return v=function(){return r},r}function M(){const r=h(91063);return M=function(){return r},
r}function L(){const r=h(32854);return L=function(){return r},r}function R(){const r=h(93028);return R=function(){return r},
r}function A(){const r=h(15804);return A=function(){return r},r}function j(){const r=h(82293);return j=function(){return r},
r}function O(){const r=h(56788);return O=function(){return r},r}function P(){const r=h(10473);return P=function(){return r},
r}const N=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(r=>`.${r}`)];async function T(r,n){return I(
r.tool??{files:[],roots:[],nodeFlags:[]},n)}function x({files:r=[],flags:n,family:u},o){const i=n.flatMap(({name:c,value:s})=>s&&
u&&(0,M().movesTo)(u,c)?s:[]);return I({files:r,roots:i,nodeFlags:[]},o)}async function I({files:r,roots:n,nodeFlags:u},o){
const i=["",...n].flatMap(s=>{const a=(0,L().normalise)((0,O().from)(o,s));return a===void 0?[]:[a]}),c=[];for(const s of r)
c.push(s.as==="tests"?await m(s,o):await E(s,[...new Set(i)],o));for(const s of u)c.push(await(0,A().inspectNodeFlag)(s,
o));return(0,O().join)(c)}async function E(r,n,u){const{as:o,path:i,span:c}=r,s=(0,j().pathProblem)(i,c,u.directory);if(s!==
void 0)return{targets:[],problems:[s]};const a=[];for(const t of n){const e=(0,L().normalise)(v().posix.join(t,i));if(e===
void 0)continue;const d=await w(r,e,u);d!==void 0&&a.push(d)}return a.length>0?(0,O().join)(a):o==="code"||o==="config"?
(0,P().nothingAt)(u.tree,v().posix.join(u.directory,i),i,c):o==="module"&&r.first?(0,A().inspectImport)(u,i,c):O().NOTHING}
async function w(r,n,u){const{as:o,path:i,span:c}=r,{tree:s}=u,a=(0,A().firstFile)(s,o==="place"?[n]:N.map(e=>n+e));if(a===
void 0)return;const t=a.kind==="inside"&&!(0,R().isRegular)(a.entry.kind);if(o==="place"&&a.kind==="inside")return O().NOTHING;
if(!t)return p(r,n,a,u);if(o==="config"){const e=(0,L().resolveInTree)(s,v().posix.join(a.path,"tsconfig.json"));return e.
kind==="missing"?O().NOTHING:p(r,n,e,u)}return(0,A().resolveMain)(u,{path:i,wanted:n},c,e=>p(r,n,e.found,u))}async function p({
as:r,path:n,span:u,ifFile:o},i,c,s){const a=await(0,A().resolveFound)(s,{path:n,wanted:i,found:c},u);return r==="module"&&
o&&a.targets.length>0?(0,O().join)([{targets:[],problems:[o]},a]):a}function m({path:r,span:n},u){return(0,A().resolveTests)(
u,r,n,async o=>o.found.kind==="inside"&&(0,R().isRegular)(o.found.entry.kind)?(0,A().resolveFound)(u,o,n):O().NOTHING)}},
10473:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.entryAt=P,g.entryFrom=x,g.fileAt=T,g.firstLineOf=
m,g.hasOtherContent=p,g.nothingAt=N,g.readText=w,g.resolveCommitted=I,g.runs=E,g.whyUnreadable=s;function v(){const a=h(
76760);return v=function(){return a},a}function M(){const a=h(59490);return M=function(){return a},a}function L(){const a=h(
3051);return L=function(){return a},a}function R(){const a=h(32854);return R=function(){return a},a}function A(){const a=h(
93028);return A=function(){return a},a}function j(){const a=h(13254);return j=function(){return a},a}function O(){const a=h(
56788);return O=function(){return a},a}function P(a,t,e){switch(a.kind){case"inside":return a.entry;case"outside":return(0,O().
fails)("target-outside",e,{path:t,reason:"symlink"});case"missing":return(0,O().fails)("target-missing",e,{path:t});case"\
loop":return(0,O().fails)("target-not-a-file",e,{path:t,reason:"loop"})}}function N(a,t,e,d){const f=u(a,t),l=t.slice(0,
Math.max(0,t.length-((0,R().normalise)(e)?.length??0))),y=f&&v().posix.relative(l,f);return(0,O().fails)("target-missing",
d,{path:e,...y&&{near:y}})}function T(a,t,e){const d=P(a,t,e);return"problems"in d||(0,A().isRegular)(d.kind)?d:(0,O().fails)(
"target-not-a-file",e,{path:t,reason:d.kind})}function x(a,t,e){const d=t.startsWith("/")?void 0:(0,R().normalise)((0,O().
from)(a,t));if(d===void 0)return(0,O().fails)("target-outside",e,{path:t,reason:"above"});const f=(0,R().resolveInTree)(
a.tree,d);return f.kind==="missing"?N(a.tree,d,t,e):P(f,t,e)}function I(a,{text:t,span:e}){const d=t.startsWith("/")?void 0:
(0,R().normalise)((0,O().from)(a,t)),f=d===void 0?void 0:(0,R().resolveInTree)(a.tree,d);return d===void 0||f?.kind!=="i\
nside"||!(0,A().isRegular)(f.entry.kind)?O().NOTHING:E(a,{name:t,path:f.path,wanted:d},e)}function E(a,{name:t,path:e,wanted:d},f){
const l=a.changed.has(e)||a.changed.has(d);return{targets:[(0,O().target)(a,{kind:"file",name:t,path:e})],problems:l?[(0,j().
problemAt)("target-changed",f,{path:e})]:[]}}async function w(a,t,e){const d=(0,R().resolveInTree)(a,t);if(!(d.kind==="m\
issing"&&a.stat(t)===void 0))return d.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,A().isRegular)(d.entry.kind)?(d.entry.size??0)>e?{unread:"it is too large"}:{text:(await a.read(d.path,e)).toString(
"utf8"),path:d.path}:{unread:"it is not a regular file"}}async function p(a,t,e){if(a===t)return!1;const[d,f]=[a,t].map(
D=>(0,R().resolveInTree)(D,e));if(d?.kind!=="inside"||f?.kind!=="inside")return!0;const[l,y]=[d.entry,f.entry];if(l.oid!==
void 0&&l.oid===y.oid)return!1;if(l.size!==y.size||!(0,A().isRegular)(l.kind)||!(0,A().isRegular)(y.kind))return!0;const[
k,$]=await Promise.all([a.read(l.path,l.size),t.read(y.path,y.size)]);return!k.equals($)}async function m(a,t){const[e=""]=(await a.
read(t)).subarray(0,256).toString("latin1").split(`
`,1);return e}const r=(0,A().perTree)(a=>(0,M().groupBy)(a.files(),({path:t})=>v().posix.dirname(t))),n=20;function u(a,t){
const e=t.split("/").slice(-n),d=e.at(-1)??"",f=v().posix.dirname(t),l=e.slice(1,-1).map((b,S)=>e.slice(S+1).join("/")).
find(b=>o(a.stat(b)));if(l!==void 0)return l;const y=(0,A().filesNamed)(a,d).filter(o),k=y.filter(({path:b})=>b.endsWith(
`/${t}`));if(k.length===1)return k[0]?.path;const $=(r(a).get(f)??[]).filter(({path:b})=>v().posix.extname(b)===v().posix.
extname(d)).map(({path:b})=>v().posix.basename(b)),D=(0,L().nearestName)(d,$);return D!==void 0?v().posix.join(f,D):y.length===
1?y[0]?.path:void 0}function o(a){return!!a?.tracked&&(0,A().isRegular)(a.kind)&&!(0,R().isWithin)(a.path,"node_modules")}
const i=2e5,c=2e3;async function s(a,t){const{kind:e,size:d=0}=a.stat(t)??{};if(!(0,A().isRegular)(e))return;if(d>i)return`\
has ${d} bytes`;const f=(await a.read(t)).toString("utf8").split(`
`),l=f.findIndex(y=>y.length>c);return l<0?void 0:`has ${f[l]?.length} characters on line ${l+1}`}},47668:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.findPackages=p,g.foldersUpFrom=u,g.listWorkspaces=void 0,g.readSettings=
s;function v(){const t=h(76760);return v=function(){return t},t}function M(){const t=h(32854);return M=function(){return t},
t}function L(){const t=h(93028);return L=function(){return t},t}function R(){const t=h(13254);return R=function(){return t},
t}function A(){const t=h(59867);return A=function(){return t},t}function j(){const t=h(82293);return j=function(){return t},
t}function O(){const t=h(56788);return O=function(){return t},t}function P(){const t=h(10473);return P=function(){return t},
t}const N=g.listWorkspaces=(0,L().perPath)(async(t,e)=>{const d=(await(0,A().usablePackageJson)(t,e))?.workspaces??[],f=d.
map(S=>(0,j().alternativesOf)(S)?.map(F=>F.replace(/^\.?\/+/,"").replace(/\/$/,""))),l=S=>S?.every(j().isPlainGlob)===!0,
y=f.findIndex(S=>!l(S));if(y>=0)return{unclear:d[y]??""};const k=(S,F)=>C=>C?.some(G=>(0,j().matchesPattern)(S,G,F))===!0,
$=[];for(const{path:S,kind:F}of f.length===0?[]:t.files()){const C=I(e,S);if(C===void 0||(v().posix.basename(S)==="packa\
ge.json"&&$.push(v().posix.dirname(C)),F!=="symlink"||!f.some(k(C,{partial:!0}))))continue;const G=(0,M().resolveInTree)(
t,S);if(G.kind==="outside"||G.kind==="inside"&&G.entry.kind==="directory")return{unclear:S}}const D=$.filter(S=>f.some(k(
S))&&!S.split("/").includes("node_modules")).sort((S,F)=>S.localeCompare(F,"en")),b=f.flatMap(S=>D.filter(F=>k(F,{partial:!0})(
S)));return T(t,e,[...new Set(b)])});async function T(t,e,d){const f=[],l=new Set;for(const y of d){const k=v().posix.join(
e,y).replace(/^\.$/,""),$=await(0,A().readPackageJson)(t,k);if($===void 0)continue;if($===A().INVALID)return{broken:`${k}\
/package.json`};const D=$.name||x(k);if(l.has(D))return{broken:$.path};l.add(D),f.push({directory:k,name:D})}return f}function x(t){
const e=v().posix.basename(v().posix.dirname(t)),d=v().posix.basename(t);return e.startsWith("@")?`${e}/${d}`:d}function I(t,e){
return t===""?e:e.startsWith(`${t}/`)?e.slice(t.length+1):void 0}function E(t,e,{directory:d,project:f}){const l=I(f,`${d}\
/`)!==void 0,y=v().posix.resolve("/",l?d:f,e),k=b=>v().posix.join("/",b.directory),$=b=>v().posix.dirname(k(b))===y;if(!(!(d===
f&&!/^\.\/|\/\.[^/]*$/.test(e))&&t.some($)))return t.filter(b=>b.name===e||k(b)===y||$(b))}const w={script:"",passes:!1};
async function p(t,e,d){const{workspace:f,workspaces:l,includeRoot:y}=t,k=await m(t,e,d);if("problems"in k)return k;const{
directory:$,implied:D}=k;if(l===!1&&f.length>0)return(0,O().fails)("flag-value",d,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const b={project:$,directories:[$],selected:!1,missing:[]};if(l!==!0&&f.length===
0&&D===void 0)return b;const S=await(0,A().usablePackageJson)(e.tree,$);if(S===void 0)return b;const F=await r($,e,d);if("\
problems"in F)return F;const C=new Map;y&&C.set(S.name,$);const G=[],H=f.length===0;for(const W of F)H&&(D===void 0||W.directory===
D)&&C.set(W.name,W.directory);for(const W of f){const B={directory:e.directory,project:$},z=E(F,W,B);if(z===void 0)return(0,O().
fails)("target-outside",d,{path:W,reason:"workspace"});z.length===0&&G.push((0,R().problemAt)("npm-script-missing",d,{...w,
workspace:W}));for(const K of z)C.set(K.name,K.directory)}return C.size===0?G.length>0?{targets:[],problems:G}:(0,O().fails)(
"npm-script-missing",d,{...w,workspace:""}):{project:$,directories:[...C.values()],selected:!0,missing:G}}async function m({
prefix:t,workspaces:e},d,f){if(t!==void 0)return n(t,d,f);const{tree:l,directory:y}=d,k=u(y),$=k.find(D=>o(l,D)||i(l,D));
if($===void 0||!o(l,$))return(0,O().fails)("package-json-missing",f,{directory:y});if(e===!1)return{directory:$};for(const D of k.
slice(k.indexOf($)+1)){const b=await r(D,d,f);if("problems"in b)return b;if(b.some(S=>S.directory===$))return{directory:D,
implied:$}}return{directory:$}}async function r(t,{tree:e},d){const f=await N(e,t);return"unclear"in f?(0,O().fails)("ta\
rget-outside",d,{path:f.unclear,reason:"workspace"}):"broken"in f?(0,O().fails)("package-json-invalid",d,{path:f.broken}):
f}function n(t,e,d){if((0,M().normalise)((0,O().from)(e,t))===void 0)return O().NOTHING;const f=(0,P().entryAt)((0,M().resolveInTree)(
e.tree,(0,O().from)(e,t)),t,d);return"problems"in f?f:{directory:f.path}}function u(t){const e=t.split("/"),d=e.map((f,l)=>e.
slice(0,e.length-l).join("/"));return t===""?d:[...d,""]}function o(t,e){return(0,M().resolveInTree)(t,v().posix.join(e,
"package.json")).kind!=="missing"}function i(t,e){return(0,M().resolveInTree)(t,v().posix.join(e,"node_modules")).kind===
"inside"}const c=new Set(["--usage","--version","--versions"]);function s({flags:t}){const e=t.findLast(({name:l})=>l===
"--prefix")?.value,d=a(t,"--workspaces"),f=a(t,"--ignore-scripts");return{informs:t.some(({name:l})=>c.has(l)),...e===void 0?
{}:{prefix:e},...d===void 0?{}:{workspaces:d},workspace:t.flatMap(({name:l,value:y})=>l==="--workspace"&&y?[y]:[]),includeRoot:a(
t,"--include-workspace-root")===!0,...f===void 0?{}:{ignoreScripts:f},ifPresent:a(t,"--if-present")===!0}}function a(t,e){
const d=t.findLast(f=>f.name===e);return d&&d.negated!==!0}},26040:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.attempt=h;function h(v){try{return v()}catch{return}}},71487:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.requireDescriptors=R;function v(){const A=h(73024);return v=function(){return A},A}function M(){const A=h(41895);return M=
function(){return A},A}const L=50;function R(){const A=[];try{for(;A.length<L;)A.push((0,v().openSync)(process.execPath,
"r"))}catch(j){if(/^E[MN]FILE$/.test(j.code??""))throw(0,M().systemError)(j)}finally{for(const j of A)(0,v().closeSync)(
j)}}},3463:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isMapping=h,g.isNestedTooDeep=R,g.objectIn=v,
g.textIn=M;function h(A){return typeof A=="object"&&A!==null&&!Array.isArray(A)}function v(A){return h(A)?A:{}}function M(A,j){
const O=Object.hasOwn(A,j)?A[j]:void 0;return typeof O=="string"?O:""}const L=200;function R(A){if(new RegExp(`^[ \\t?-]{${L}\
}`,"m").test(A))return!0;let j=0;for(const O of A.match(/[[\]{}]/g)??[])if(j=Math.max(0,j+(/[[{]/.test(O)?1:-1)),j>L)return!0;
return!1}},3051:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.nearestName=R;function v(){const A=h(
28940);return v=function(){return A},A}const M=80,L=4;function R(A,j){const O=A.slice(0,M),P=j.find(T=>T.includes(A));if(P!==
void 0&&A.length>=L)return P;const N=j.length>0?(0,v().closest)(O,[...j]):void 0;if(N!==void 0)return(0,v().distance)(O,
N)<=O.length/2?N:void 0}},14495:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.SYSTEM_PATH=void 0,g.
isExecutable=j,g.systemTool=A;function v(){const O=h(73024);return v=function(){return O},O}function M(){const O=h(51455);
return M=function(){return O},O}function L(){const O=h(76760);return L=function(){return O},O}const R=g.SYSTEM_PATH=["/u\
sr/sbin","/usr/bin","/sbin","/bin"].join(L().delimiter);async function A(O){for(const P of R.split(L().delimiter)){const N=(0,L().
join)(P,O);if(await j(N))return N}}async function j(O){try{return await(0,M().access)(O,v().constants.X_OK),(await(0,M().
stat)(O)).isFile()}catch{return!1}}},4339:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.foldersLeftIn=
m,g.removeLeftFolders=p,g.temporaryFolder=w;function v(){const c=h(73024);return v=function(){return c},c}function M(){const c=h(
51455);return M=function(){return c},c}function L(){const c=h(48161);return L=function(){return c},c}function R(){const c=h(
76760);return R=function(){return c},c}function A(){const c=h(63963);return A=function(){return c},c}function j(){const c=h(
26040);return j=function(){return c},c}function O(){const c=h(41895);return O=function(){return c},c}function P(){const c=h(
14495);return P=function(){return c},c}const N="gene-gate-run-",T=3*864e5,x=/\d+/.exec((0,j().attempt)(()=>(0,v().readlinkSync)(
"/proc/self/ns/pid"))??process.platform)?.[0]??"0",I=new RegExp(`^${N}${x}-(\\d+)-`);let E;async function w(){const c=(0,L().
tmpdir)();try{const s=await(0,M().realpath)(c);return E??=p(s),await E,await(0,M().mkdtemp)((0,R().join)(s,`${N}${x}-${process.
pid}-`))}catch(s){const{code:a}=s;throw new(O()).GateError("file_unreadable",`Cannot create a temporary directory in ${c}\
 (${a}).`,"Set TMPDIR to a writable directory with free space.",{cause:s})}}async function p(c){const s=process.getuid?.(),
a=m(c).filter(d=>(0,j().attempt)(()=>(0,v().lstatSync)(d).uid)===s);if(a.length===0)return;for(const d of n(a))await i(d);
const t=n(a),e=a.filter(d=>!t.some(f=>o(f,d)));await Promise.allSettled(e.map(d=>(0,M().rm)(d,{recursive:!0,force:!0})))}
function m(c){return(0,v().readdirSync)(c).filter(s=>s.startsWith(N)).map(s=>(0,R().join)(c,s)).filter(s=>{const a=(0,v().
lstatSync)(s,{throwIfNoEntry:!1}),t=a!==void 0&&a.mtimeMs<Date.now()-T;return a?.isDirectory()&&(t||r(s))})}function r(c){
const s=I.exec((0,R().basename)(c))?.[1];if(s===void 0)return!1;try{return process.kill(Number(s),0),!1}catch(a){return a.
code==="ESRCH"}}function n(c){return((0,j().attempt)(()=>(0,v().readFileSync)("/proc/self/mountinfo","utf8"))??"").split(
`
`).map(t=>(t.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,u)).filter(t=>c.some(e=>o(t,e))).sort((t,e)=>e.length-t.length)}
function u(c,s){return String.fromCharCode(Number.parseInt(s,8))}function o(c,s){return c===s||c.startsWith(`${s}/`)}async function i(c){
const s=await(0,P().systemTool)("umount");try{s&&await(0,A().exec)(s,["-l",c],{silent:!0})}catch{}}},34482:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.Places=void 0,g.contextIn=L;function v(){const j=h(32854);return v=function(){
return j},j}const M="/\0checkout";function L({policy:j,tree:O,platform:P,cwd:N=""},T){const{workspace:x}=j,I=R(j)?M:void 0,
{files:E,cwd:w=N===""?I:`${I??x}/${N}`}=T;return{policy:j,platform:P,proposal:T,mount:E?{at:"/",tree:E}:O?{at:I??x,tree:O}:
{at:M},cwd:w}}function R({workspace:j}){const O=(0,v().locatePath)(j,M,{at:M});return O!==void 0&&(0,v().isLocatedIn)(O,
M)}class A{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:O},cwd:P,platform:N,mount:T}){this.#n=T,this.#e=T.at===
"/"?T:{at:T.at},this.#s=N!=="linux",this.workspace=(0,v().locatePath)(O,M,this.#e)??M,this.cwd=P===void 0?this.workspace:
(0,v().locatePath)(P,this.workspace,T)??M}locate(O){return(0,v().locatePath)(O,this.cwd,this.#n)}leadsInto(O,P){const N=this.
locate(O);return N===void 0?!1:P.some(T=>{const x=(0,v().locatePath)(T,this.workspace,this.#e);return x!==void 0&&this.isIn(
N,x)})}isIn(O,P){return(0,v().isLocatedIn)(O,P,{ignoreCase:this.#s})}mayBeIn(O,P){return(0,v().isLocatedIn)(O,P,{ignoreCase:!0})}}
g.Places=A},6163:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.dangerIn=T;function v(){const w=h(76760);
return v=function(){return w},w}function M(){const w=h(97424);return M=function(){return w},w}function L(){const w=h(11331);
return L=function(){return w},w}function R(){const w=h(81716);return R=function(){return w},w}function A(){const w=h(54421);
return A=function(){return w},w}const j=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","reads the environment":"\
printenv"}).flatMap(([w,p])=>p.split(" ").map(m=>[m,w]))),O=2,P=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
N={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function T(w){if(P.test(w))return"names a \
file that is made for secrets";const p=(0,R().readShellText)(w),m=(0,R().everyCommand)(p).some(x)?Object.entries(N).find(
([,n])=>n.test(w)):void 0;if(m!==void 0)return`${m[0]} in inline code`;const[r]=(0,M().findDangers)(p);return r?M().DOES[r.
name]:I(p)}function x({words:w}){return w.some((p,m)=>(0,A().textHanded)(w.slice(m))!==void 0)}function I(w,p=0){for(const{
words:m,pipedFrom:r}of(0,R().everyCommand)(w)){const[n,...u]=m;if(n===void 0)continue;const o=v().posix.basename(n.text),
i=E(o);if(i!==void 0)return i;if((0,L().isShell)(o)&&(r!==void 0||u.length===0))return`has \`${o}\` run whatever it reads`;
if(!(o!=="find"&&!(0,L().startsOthers)(o)))for(const{text:c}of u){const s=E(v().posix.basename(c));if(s!==void 0)return s;
const t=p<O&&/\s/.test(c)?I((0,R().readShellText)(c),p+1):void 0;if(t!==void 0)return t}}}function E(w){const{kind:p,wraps:m}=(0,L().
programNamed)(w)??{};if(m==="as-user")return`acts as another user with \`${w}\``;const r=p==="downloader"?"downloads":j.
get(w);return r&&`${r} with \`${w}\``}},41431:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.judgeReading=
T,g.judgeRiskAlone=I,g.unjudged=E;function v(){const i=h(39763);return v=function(){return i},i}function M(){const i=h(13580);
return M=function(){return i},i}function L(){const i=h(95132);return L=function(){return i},i}function R(){const i=h(6163);
return R=function(){return i},i}function A(){const i=h(38010);return A=function(){return i},i}function j(){const i=h(46121);
return j=function(){return i},i}function O(){const i=h(8737);return O=function(){return i},i}function P(){const i=h(92890);
return P=function(){return i},i}function N(){const i=h(72017);return N=function(){return i},i}function T(i,c,s){const a=(0,O().
findProblems)(i),t=l=>o[l](i,a,s),e=t("evolver"),d=t("validator"),f={evolver:e,validator:d}[c]??t(c);return w(i,c,f,{evolver:e,
validator:d})}function x(i,c){const s=c.find(({args:t})=>t.of==="newer");return{"1.94":i,newer:s?{verdict:"block",reason:s}:
i}}function I(i,c,s){const a={findings:u((0,O().findProblems)(i))},t={evolver:a,validator:a};return w(i,"curated",(0,A().
judgeRisk)(c,s),t)}function E(i,c,s){const a=typeof i=="string"?i:"",t=[(0,L().notJudged)(`the command \`${a}\``,s)];return w(
{command:a,words:[],assignments:[],argv:null,targets:[],problems:[]},c,{findings:t},{evolver:{findings:t},validator:{findings:t}})}
function w(i,c,s,a){const t=p(i,u(s.findings)),e=m(t),d=l=>l===s?e:m(u(l.findings)),f=d(a.validator);return{reading:i,verdict:e.
verdict,risk:s.risk??n(e.verdict,t),confirmation:s.confirmation??"standard",findings:t,profiles:{evolver:d(a.evolver),validator:f,
[c]:e},validators:x(f,a.validator.findings)}}function p({command:i},c){const s=c[0]?.severity==="error"?(0,R().dangerIn)(
i):void 0;return s===void 0?c:c.map(a=>a.severity==="error"?{...a,harm:"danger",danger:s}:a)}function m(i){const c=r(i),
[s]=i;if(c==="block"&&s)return{verdict:c,reason:s};const a=i.find(({rule:t})=>t==="validator-empty-folder");return a?{verdict:c,
remark:a}:{verdict:c}}function r(i){return i.some(({severity:s})=>s==="error")?"block":i.some(({severity:s,rule:a})=>s===
"warning"&&a!=="experimental_mode")?"warn":"allow"}function n(i,c){return i==="block"?"dangerous":c.some(({rule:s})=>(0,M().
ruleOf)(s).writes===!0)?"write":"safe"}function u(i){return v().SEVERITIES.flatMap(c=>i.filter(({severity:s})=>s===c))}const o={
evolver:j().evolver,validator:P().validator,curated:A().curated,workspace:N().workspace}},21311:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.checkCommandPolicy=w,g.checkFamily=r,g.failedExamples=p,g.requireExamples=m;function v(){const c=h(
7723);return v=function(){return c},c}function M(){const c=h(51951);return M=function(){return c},c}function L(){const c=h(
41895);return L=function(){return c},c}function R(){const c=h(94853);return R=function(){return c},c}function A(){const c=h(
72720);return A=function(){return c},c}function j(){const c=h(74238);return j=function(){return c},c}function O(){const c=h(
5468);return O=function(){return c},c}function P(){const c=h(87952);return P=function(){return c},c}function N(){const c=h(
88220);return N=function(){return c},c}function T(){const c=h(91063);return T=function(){return c},c}function x(){const c=h(
34482);return x=function(){return c},c}function I(){const c=h(41431);return I=function(){return c},c}function E(){const c=h(
72017);return E=function(){return c},c}function w({families:c,patterns:s}){const a=c.flatMap((t,e)=>i(["families",e],r(t)));
return a.length>0?a:s.flatMap((t,e)=>i(["patterns",e],u(t,c)))}function p({policy:c,path:s=j().POLICY_PATH,text:a=""}){return w(
c).map(({message:t,pointer:e,value:d})=>{const f=(0,O().placeIn)(a,e,d);return`${f===void 0?s:`${s}:${f}`}: ${t}`})}function m(c){
const s=p(c);if(s.length!==0)throw new(L()).GateError("policy_invalid",`Examples of the policy fail:
${s.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function r(c){const{name:s}=c,
a=N().familySchema.safeParse(c);if(!a.success)return[{message:`family ${s}: ${v().prettifyError(a.error)}`,pointer:["nam\
e"],value:s}];const{evolver:t,sandbox:e}=a.data;try{t&&(0,T().programFamily)(s,t)}catch(y){const{message:k}=y;return[{message:`\
family ${s}: ${k}`,pointer:["evolver","flags"],value:s}]}const d={...R().DEFAULT_POLICY,programs:[s],families:[a.data],mode:"\
dangerous",allow_dangerous:!0},f=(y,{match:k,not_match:$})=>{const D=(b,S)=>n(b,s,S,d);return[...o("match",k,b=>{const S=y.
find(F=>!D(b,F));return S&&`family ${s}: ${S} rejects its example`}),...o("not_match",$,b=>{const S=y.find(F=>D(b,F));return S&&
`family ${s}: ${S} accepts its example`})]},l=e?.only?[e.only]:["curated","workspace"];return[...t?i(["evolver"],f(["evo\
lver"],t)):[],...e?i(["sandbox"],f(l,e)):[]]}function n(c,s,a,t){const e=(0,M().readWords)(c,{programs:(0,P().programTerms)(
t)}),d=a==="evolver"?e.invocation?.family:e.words[0]?.text===s,f=(0,x().contextIn)({policy:t,tree:void 0,platform:"linux"},
{}),{findings:l}=(0,I().judgeReading)(e,a,f),y=l.filter(({severity:k,rule:$})=>k==="error"&&$!=="family_unavailable");return!!d&&
y.length===0}function u({name:c,regex:s,match:a,not_match:t},e){const d=(0,A().compileLinear)(s);if("error"in d)return[{
message:`${c}: the pattern ${d.error}`,pointer:["regex"],value:s}];const f=l=>(0,E().matchesAnyCommand)(l,s,e);return[...o(
"match",a,l=>f(l)?void 0:`${c}: does not match`),...o("not_match",t,l=>f(l)?`${c}: matches`:void 0)]}function o(c,s,a){return s.
flatMap((t,e)=>{const d=a(t);return d?[{message:`${d} ${t}`,pointer:[c,e],value:t}]:[]})}function i(c,s){return s.map(a=>({
...a,pointer:[...c,...a.pointer]}))}},38010:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.curated=void 0,
g.judgeRisk=a;function v(){const b=h(55972);return v=function(){return b},b}function M(){const b=h(55126);return M=function(){
return b},b}function L(){const b=h(87952);return L=function(){return b},b}function R(){const b=h(13580);return R=function(){
return b},b}function A(){const b=h(95132);return A=function(){return b},b}function j(){const b=h(34482);return j=function(){
return b},b}function O(){const b=h(8737);return O=function(){return b},b}const P=10,N=[w,p,r,n,o,b=>t(i(b),b.context.policy)],
T=(b,S,F)=>{const{policy:C,proposal:G}=F,[H,...W]=y(b),B=[...$(b),...(0,O().besidesProgram)(S,b)],z=G.family??H?.text??"",
K=(0,L().sandboxProgram)("curated",z,C.families),Y=G.mode??(C.experimental.includes(z)?"experimental":"structured");if(H===
void 0||K===void 0){const Z=H?(0,A().finding)("not_in_registry",{family:z},{span:H.span}):(0,A().finding)("no_command",{});
return{...a("dangerous",F),findings:[Z,...B].filter(x)}}const J=new(j()).Places(F),V=(0,M().readArguments)(W,K,l(J)),tn=I(
V),Q=new Set(K.dangerous_targets?.map(Z=>J.locate(Z))),q=tn.some(({path:Z})=>Q.has(J.locate(Z.replace(/\*$/,"")))),X={context:F,
places:J,base:H,name:z,program:K,proposalMode:Y,words:W,read:V,paths:tn,broad:q},[_,...en]=N.map(Z=>Z(X)),nn=[..._??[],...B,
...en.flat()],sn=i(X),rn=e(sn,Y);return{findings:nn.some(({severity:Z})=>Z==="error")?(0,O().firstOfEach)(nn.filter(x),P):
[...nn,...s(X).map(Z=>(0,A().finding)(Z,{}))],risk:sn,confirmation:rn}};g.curated=T;function x({severity:b}){return b!==
"warning"}function I({use:b,values:S}){const F=S.filter(({kind:G,text:H})=>v().PATH_KINDS.has(G)&&H!=="-").map(({text:G,
word:H})=>({path:G,word:H})),{default_operand:C}=b;return F.length===0&&C!==void 0?[{path:C}]:F}const E={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function w({name:b,base:S,
program:F,proposalMode:C,context:G}){const{maturity:H="structured",platforms:W}=F.family.sandbox??{},{category:B}=F.family,
{policy:z,platform:K}=G,Y=E[H];return[...z.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...W?.includes(
K)===!1?[`does not exist on \`${K}\``]:[],...Y.includes(C)?[]:[`has the maturity \`${H}\``]].map(V=>(0,A().finding)("fam\
ily_unavailable",{family:b,reason:V},{span:S.span}))}function p({name:b,base:S}){return b===S.text?[]:[(0,A().finding)("\
family_base_mismatch",{family:b,base:S.text},{span:S.span})]}const m={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function r(b){const{name:S,program:F,words:C,read:G}=b,H=m[S]??"constrained_form.other",
W=F.forms?H:"argument_refused";return[...C.filter(({text:z})=>F.family.category==="archives"&&v().SHELL_OPERATOR.test(z)).
map(({text:z,span:K})=>(0,A().finding)("shell_operator.quoted",{operator:z},{span:K})),...G.objections.filter(({word:z})=>z===
void 0||u(z,b)===void 0).map(({objection:z,word:K})=>(0,A().finding)(W,{family:S,objection:z},K?{span:K.span}:{}))]}function n(b){
return b.words.flatMap(S=>{const F=u(S,b);if(F===void 0)return[];const C={family:b.name,operand:S.text,prefix:F};return[
(0,A().finding)("forbidden_operand_prefix",C,{span:S.span})]})}function u({text:b},{program:S}){const{forbidden_prefixes:F=[]}=S;
return F.find(C=>b.toLowerCase().startsWith(C.toLowerCase()))}function o({paths:b,places:S,context:F}){const{allowed_roots:C}=F.
policy;return C.length===0?[]:b.filter(({path:G})=>G.startsWith("~")||!S.leadsInto(G,C)).map(({path:G,word:H})=>(0,A().finding)(
"outside_allowed_roots",{path:G,roots:C},H&&{span:H.span}))}function i({broad:b,read:{use:S}}){return b?"dangerous":S.risk??
"safe"}const c=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function s({broad:b,paths:S,proposalMode:F,read:C}){
const{flag_warnings:G={}}=C.use;return[...new Set([...(0,M().warningsIn)(C.use),...C.flags.flatMap(W=>G[W]??[]),...b?["b\
road_permission_target"]:[],...S.some(({path:W})=>c.test(W))?["env_secrets"]:[],...F==="experimental"?["experimental_mod\
e"]:[]])]}function a(b,{policy:S,proposal:F}){const C=e(b,F.mode??"structured");return{findings:t(b,S),risk:b,confirmation:C}}
function t(b,{mode:S,allow_dangerous:F}){return b==="safe"||b==="write"&&S!=="safe"||b==="dangerous"&&S==="dangerous"&&F?
[]:[(0,A().finding)("policy_risk",{risk:b,mode:S})]}function e(b,S){return S==="experimental"?"very_strong":b==="dangero\
us"?"strong":"standard"}const d=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],f=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function l(b){return(S,F)=>{const C=v().KINDS[S](F);if(C!==void 0||S!=="destination"&&S!=="source")return C;const G=b.locate(
F);if(G===void 0)return"cannot be resolved";if(G==="/")return"is the root of the file system";const W=(/^[\\/]|^[A-Za-z]:/.
test(F)||!b.isIn(G,b.cwd))&&d.find(B=>b.mayBeIn(G,B));if(W)return`is in the system directory ${W}`;if(S!=="destination")
return b.mayBeIn(b.cwd,G)?"is the working directory or one of its parents":f.test(G)?"is a home directory":void 0}}function y({
words:b,problems:S}){const F=S.filter(({rule:G})=>k.has((0,R().ruleOf)(G).shape)),C=Math.min(...F.map(({span:G})=>G.start));
return b.filter(({span:G})=>G.start<C)}const k=new Set(["operator","redirection","multiline"]);function $({problems:b}){
return b.flatMap(({rule:S,args:F,span:C})=>{const{shape:G}=(0,R().ruleOf)(S);if(G===void 0)return[];if(G==="unreadable")
return[(0,A().finding)("parse_failed",{},{span:C})];const{operator:H,written:W,character:B}=F,z=String(H??W??B),K=G==="o\
perator"?D(z):G;return[(0,A().finding)(`shell_operator.${K}`,{operator:z},{span:C})]})}function D(b){return b==="|"||b===
"|&"?"pipeline":b==="&"?"background":"chaining"}},46121:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.evolver=void 0;function v(){const j=h(87952);return v=function(){return j},j}function M(){const j=h(38010);return M=function(){
return j},j}const L=(j,O,P)=>{const N=j.words[0]?.text;if(j.invocation===void 0&&N&&(0,v().isNamedCurated)(N,P.policy))return(0,M().
curated)(j,O,A(P));const T=R(j,O);return{findings:O,...T&&{risk:T}}};g.evolver=L;function R({invocation:j},O){const P=j?.
family?.data.risk;return O.some(({severity:T})=>T==="error")||P==="safe"?void 0:P}function A(j){const{policy:O}=j,P=O.allowed_roots.
length>0?O.allowed_roots:["."];return{...j,policy:{...O,allowed_roots:P}}}},8737:function(U,g,h){Object.defineProperty(g,
"__esModule",{value:!0}),g.besidesProgram=R,g.findProblems=j,g.firstOfEach=A;function v(){const O=h(13580);return v=function(){
return O},O}function M(){const O=h(95132);return M=function(){return O},O}function L(){const O=h(97424);return L=function(){
return O},O}function R(O,{invocation:P}){const N=P?.family?["program","invocation","target"]:["program"];return O.filter(
({layer:T,rule:x})=>!N.includes(String(T))||(0,v().ruleOf)(x).anyText===!0)}function A(O,P){const N=new Map;return O.filter(
({rule:T})=>{const x=(N.get(T)??0)+1;return N.set(T,x),x<=P})}function j({problems:O,targets:P,words:N}){const[T,x=T]=N,
I=x&&{span:{start:x.span.start,end:N.at(-1)?.span.end??0}},E=P.flatMap(({name:m,script:r})=>{const n=r===void 0?void 0:(0,L().
dangerOfScript)(r);return n?[{script:m,text:r??"",danger:n}]:[]}),w=new Set(E.map(({script:m})=>m)),p=O.filter(({args:m})=>!("\
script"in m&&w.has(m.script)));return[...E.map(m=>(0,M().finding)("npm-script-dangerous",m,I)),...p.map(M().problemFinding)]}},
89509:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.readToolCall=M;const h=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,
v=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;function M(L){const R=h.exec(L);if(R===null)return;const[,A="",j=""]=R,
O=[];let P=R.indices?.[2]?.[0]??0,N=j;for(;N!=="";){const T=v.exec(N);if(T===null)return;const[x,I,E]=T;O.push({text:I??
E??"",span:{start:P,end:P+x.length}}),N=N.slice(x.length),P+=x.length}return{name:A,args:O}}},92890:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.validator=void 0;function v(){const P=h(95132);return v=function(){return P},
P}const M=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
L={"1.94":{refused:M,information:new Set(["--version","--help","--v8-options"])},newer:{refused:M,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},R=(P,N)=>{const{invocation:T}=P,x=[...N,...O("1.94",P)];
if(x.some(({severity:w})=>w==="error"))return{findings:x};const[I]=O("newer",P);if(I){const w=String(I.args.flag??""),p={
...I.span&&{span:I.span},...A};x.push((0,v().finding)("validator-flag",{flag:w,of:"newer"},p))}const E=T?.operands[0];if(E&&
!j(T,L["1.94"])){const{text:w,span:p}=E;x.push((0,v().finding)("validator-empty-folder",{script:w},{span:p}))}return{findings:x}};
g.validator=R;const A={severity:"notice",harm:"bookkeeping"};function j({flags:P},{information:N}){return P.some(({name:T})=>N.
has(T))}function O(P,{words:N,invocation:T,command:x}){const I=L[P],[E,...w]=N;if(E===void 0)return[];const p=t=>(0,v().
finding)("validator-script",{command:t},{span:E.span});if(E.text!=="node")return[p(`\`${E.text}\``)];const{flags:m=[],operands:[
r]=[]}=T??{},n=(t,e)=>{const d=r&&r.span.start<e.start?"script":"node";return(0,v().finding)("validator-flag",{flag:t,of:d},
{span:e})},u=T!==void 0&&j(T,I),o=u&&m.length===1&&r===void 0,{options:i}=I,c=o||i===void 0?[]:m.filter(({name:t})=>!i.has(
t)),s=I.text?.exec(x),a=m.some(({name:t})=>t==="--test");return[...w.flatMap(({text:t,span:e})=>I.refused.test(t)?[n(t,e)]:
[]),...c.map(({written:t,span:e})=>n(t,e)),...s?[n(s[0],{start:s.index,end:s.index+s[0].length})]:[],...(r===void 0||a)&&
!u?[p("`node` without a script")]:[]]}},72017:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.matchesAnyCommand=
e,g.workspace=void 0;function v(){const b=h(13970);return v=function(){return b},b}function M(){const b=h(72720);return M=
function(){return b},b}function L(){const b=h(55972);return L=function(){return b},b}function R(){const b=h(55126);return R=
function(){return b},b}function A(){const b=h(21006);return A=function(){return b},b}function j(){const b=h(87952);return j=
function(){return b},b}function O(){const b=h(13580);return O=function(){return b},b}function P(){const b=h(95132);return P=
function(){return b},b}function N(){const b=h(97424);return N=function(){return b},b}function T(){const b=h(81716);return T=
function(){return b},b}function x(){const b=h(34482);return x=function(){return b},b}function I(){const b=h(8737);return I=
function(){return b},b}function E(){const b=h(89509);return E=function(){return b},b}const w=(b,S,F)=>F.proposal.tool===
"runpy"?D(b,S,F):p(b,(0,I().besidesProgram)(S,b),F);g.workspace=w;function p(b,S,F){const{families:C,patterns:G,disabled_packs:H}=F.
policy,W=new(x()).Places(F),B=(0,T().readShellText)(b.command),z=X=>X.map(_=>m(_,C,H)),K=z((0,T().everyCommand)(B)),Y=X=>K.
flatMap(_=>{const en=d(_);return G.filter(nn=>nn.layer===X&&t(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,P().finding)(
"custom_pattern",{name:nn,pattern:sn,reason:rn},{layer:X}))}),J=[()=>r(b,B),()=>z(i(b,F.mount,W,K)).flatMap(X=>f(X,W)),()=>K.
flatMap($)];for(const[X,_]of J.entries()){const en=[..._(),...Y(X+1)];if(en.length>0)return{findings:[...(0,I().firstOfEach)(
en,1),...S.filter(c)]}}const V=K.map(({read:X})=>X.use),tn=new Set(V.flatMap(R().warningsIn)),Q=[...S,...[...tn].map(X=>(0,P().
finding)(X,{}))],q=v().riskSchema.options.findLast(X=>V.some(_=>_.risk===X));return q===void 0||q==="safe"||Q.some(c)?{findings:Q}:
{findings:Q,risk:q}}function m(b,S,F){const[C,...G]=b.words,H=(0,j().sandboxProgram)("workspace",C?.text??"",S),W=H&&!F.
includes(H.family.category)?H:void 0;return{command:b,program:W,read:(0,R().readArguments)(G,W??{})}}function r({targets:b},S){
const F=b.flatMap(({script:C})=>C===void 0?[]:[C]);return[...(0,N().findDangers)(S).map(C=>n(C,!0)),...F.flatMap(C=>(0,N().
findDangers)((0,T().readShellText)(C))).map(C=>n(C,!1))]}function n({name:b,pattern:S,words:F},C){const G=F[0]?.span.start,
H=F.at(-1)?.span.end,W=C&&G!==void 0&&H!==void 0?{span:{start:G,end:H}}:{};return(0,P().finding)(b,{pattern:o(S)},W)}const u=200;
function o(b){return b.length>u?`${b.slice(0,u)}\u2026`:b}function i({command:b},{tree:S,at:F},{cwd:C},G){return S!==void 0&&
F!=="/"&&F===C&&G.length===1?(0,T().everyCommand)((0,T().readShellText)(b,S)):G.map(W=>W.command)}function c({severity:b}){
return b==="error"}function s({program:b,read:S}){const F=b===void 0?[]:S.values;return new Set(F.flatMap(({kind:C,word:G})=>L().
PATH_KINDS.has(C)?[]:G))}const a=new Map;function t(b,S){const F=a.get(b)??(0,M().compileLinear)(b);return a.set(b,F),"e\
rror"in F||F.matches(S)}function e(b,S,F){return(0,T().everyCommand)((0,T().readShellText)(b)).some(C=>t(S,d(m(C,F,[]))))}
function d(b){const{words:S,redirections:F}=b.command,C=s(b);return[...S.filter(G=>!C.has(G)).map(({text:G})=>G),...F.map(
({operator:G,target:H})=>`${G} ${H?.text??""}`)].join(" ")}function f(b,S){const{words:F,redirections:C,problems:G}=b.command,
H=s(b),W=G.filter(({rule:z})=>z==="variable-expansion"),B=C.flatMap(({target:z})=>z??[]);return[...F.slice(1).filter(z=>!H.
has(z)),...B].flatMap(({text:z,span:K})=>{const Y=W.some(({span:J})=>J.start>=K.start&&J.end<=K.end);return[z,...l(z)].flatMap(
J=>y(J,K,S,Y))})}function l(b){if(!b.startsWith("-"))return[];const{attached:S}=(0,A().splitAtEquals)(b);return[...S?[S]:
[],.../^-[^-]./.test(b)?[b.slice(2)]:[]]}function y(b,S,F,C=!1){const G=C||b.startsWith("~")?void 0:F.locate(b);return G===
void 0||!F.isIn(G,F.workspace)?[(0,P().finding)("path_outside_workspace",{path:b},{span:S})]:b.split(/[\\/]/).includes("\
..")?[(0,P().finding)("path_traversal",{path:b},{span:S})]:[]}const k=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function $({command:b,program:S,read:F}){const[C,...G]=b.words;
if(C===void 0)return[];const{text:H}=C,W=k.flatMap(([K,Y])=>K.test(H)?[Y]:[]),B=G.filter(({text:K})=>W.some(Y=>Y.test(K)));
return B.length>0?B.map(({text:K,span:Y})=>(0,P().finding)("blocked_flag",{program:H,flag:K},{span:Y})):G.length===1&&S&&
/^--(?:version|help)$/.test(G[0]?.text??"")?[]:(S?F.objections:[{objection:"is not allowed",word:C}]).map(({objection:K,
word:Y=C})=>(0,P().finding)("command_not_allowed",{program:H,objection:K},{span:Y.span}))}function D({command:b},S,F){const C=S.
filter(({rule:B})=>(0,O().ruleOf)(B).anyText===!0),G=(0,E().readToolCall)(b),[H]=G?.args??[];if(G?.name!=="write_file"||
H===void 0){const B=o(G?.name??b);return{findings:[(0,P().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...C]}}const W=[...y(H.text,H.span,new(x()).Places(F)),...C];return W.some(
c)?{findings:W}:{findings:W,risk:"write"}}},94853:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.DEFAULT_POLICY_DIGEST=
g.DEFAULT_POLICY=void 0;const h=g.DEFAULT_POLICY=JSON.parse('{"extends":null,"profile":"evolver","mode":"write","allow_d\
angerous":false,"allowed_roots":[],"workspace":".","disabled_packs":[],"experimental":[],"programs":[],"tool_flags":{},"\
make_variables":[],"families":[],"patterns":[],"approvals":{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_\
by":[]},"fail_on":"error","enforce":"block","rules":{},"containment":"require-for-forks","network":"none","mutants":"aut\
o","concurrency":"cores","build_outputs":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/nod\
e_modules/.*/**","**/.eslintcache","**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**","**/{.*_cache,target,.tox,.gr\
adle}/**"],"assets":{"include":["**/{assets/gep,.evolver/gep,.evomap/assets}/{genes,capsules,anti-genes}*.{json,jsonl}",\
"**/{assets/gep,.evolver/gep,.evomap/assets}/{events,events.*,external_candidates}.jsonl","**/*.seed.json","**/data/defa\
ult_genes.json"],"max_file_bytes":16777216},"stores":[],"limits":{"command_timeout_seconds":180,"budget_seconds":18000,"\
prepare_seconds":900,"slow_command_seconds":60,"output_bytes":65536,"memory_bytes":17179869184,"processes":1024,"open_fi\
les":4096,"file_bytes":4294967296,"written_bytes":4294967296},"blast_radius":{"counting":"full","hard_cap_files":60,"har\
d_cap_lines":20000,"forbidden_paths":[],"protected_paths":[],"audit_log":"append"},"agent_files":{"level":"warn","includ\
e":["**"],"exclude":[],"rules":[]},"a2a":{"min_score":0.7,"max_files":5,"max_lines":200,"min_success_streak":2,"confiden\
ce_factor":0.6,"require_evidence":"gate","attestation":[]},"ignores":[],"branches":{}}'),v=g.DEFAULT_POLICY_DIGEST="sha2\
56:d64178e765247031fa9f5ef7684137f94b6fefb168ad7808b5842e6ddf6fdb2d"},74238:function(U,g,h){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.POLICY_PATH=void 0,g.digestPolicy=r,g.loadPolicy=T,g.loadPolicyFile=p,g.readPolicyIn=x;function v(){
const n=h(77598);return v=function(){return n},n}function M(){const n=h(23404);return M=function(){return n},n}function L(){
const n=h(41895);return L=function(){return n},n}function R(){const n=h(93028);return R=function(){return n},n}function A(){
const n=h(94853);return A=function(){return n},n}function j(){const n=h(49875);return j=function(){return n},n}function O(){
const n=h(14479);return O=function(){return n},n}function P(){const n=h(24666);return P=function(){return n},n}const N=g.
POLICY_PATH=".github/gene-gate.yml";async function T(n,u,{path:o=N,hint:i,readShared:c}={}){const s=await x(n),a="missin\
g"in s?s.file.read(await(0,P().obtainShared)(s.missing,c)):s,t=(0,O().policyOf)(a,o,i);if(!n.stat(N)){const d=(0,j().findNearPolicy)(
n);if(d)throw w(d,n.label);return m(t,{source:"default",ref:u})}const e=(await n.read(N)).toString("utf8");return m(t,{source:"\
base",path:N,ref:u,text:e,...E(a)})}async function x(n,u){const o=n.stat(N);return o?(0,R().isRegular)(o.kind)?await I((await n.
read(N)).toString("utf8"),n,u):{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${o.kind}`}]}:{policy:A().
DEFAULT_POLICY}}async function I(n,u,o){const i=(0,O().openPolicy)(n),c=i.extended;if(c===void 0)return i.read();const a=o?.
fetched&&o.source.sha256===c.sha256?o:await(0,P().sharedCopy)(u,c);return"why"in a?{missing:a,text:n,file:i}:i.read(a)}function E(n){
return"policy"in n&&n.shared?{shared:n.shared}:{}}function w({path:n,fault:u},o){return new(L()).GateError("policy_inval\
id",`${JSON.stringify(n)} ${u}, but the policy must be the regular file ${N}, which ${o} does not have`,`Rename it to ${N}\
; if it is not a policy, give it another name.`)}async function p(n,u,o){const i=await I(n,o);if("missing"in i)throw(0,P().
unavailable)(i.missing.source,i.missing.why);return m((0,O().policyOf)(i,u),{source:"file",path:u,text:n,...E(i)})}function m(n,u){
return{policy:n,...u,digest:r(n),ignoredInputs:[]}}function r(n){if(n===A().DEFAULT_POLICY)return A().DEFAULT_POLICY_DIGEST;
const{branches:u,...o}=n;return`sha256:${(0,v().createHash)("sha256").update((0,M().canonicalize)(o)).digest("hex")}`}},
49875:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.findNearPolicy=L,g.skeletonOf=P;function v(){const N=h(
28940);return v=function(){return N},N}function M(){const N=h(11970);return M=function(){return N},N}function L(N){for(const T of N.
list("")){const{path:x,kind:I}=T;if(I!=="directory"&&P(x).trim()===".github")return{path:x,fault:`is ${I==="executable"?
"a file":`a ${I}`}`};const E=I==="directory"&&R(x)?N.list(x):[],w=j(T,!1)?T:E.find(p=>j(p,!0));if(w)return{path:w.path,fault:"\
looks like the policy"}}}function R(N){const T=P(N);return T.startsWith(".")||(0,v().distance)(T,"github")<=1}const A=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function j({path:N,kind:T},x){const I=P(N.slice(N.lastIndexOf("/")+1)).trim(),[E="",...w]=I.replace(/^\.+/,"").split("."),
p=E.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,v().distance)(p,"genegate")>1||p===
"generate"?!1:w.length>0?A.test(w.join(".")):T!=="directory"&&(x||I.startsWith("."))}const O=new Map([...[...M().LOOK_ALIKE].
filter(([,N])=>N===N.toLowerCase()),...(0,M().lookAlikes)("a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F\
 -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);function P(N){return[...N.
normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(x=>O.get(x)??x).join("")}},14479:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.openPolicy=
x,g.policyOf=T;function v(){const s=h(7723);return v=function(){return s},s}function M(){const s=h(41895);return M=function(){
return s},s}function L(){const s=h(3051);return L=function(){return s},s}function R(){const s=h(11160);return R=function(){
return s},s}function A(){const s=h(5468);return A=function(){return s},s}function j(){const s=h(52491);return j=function(){
return s},s}function O(){const s=h(24666);return O=function(){return s},s}const P=50,N="Fix the file. `gene-gate schema \
policy` prints every key with its meaning.";function T(s,a,t=N){if("policy"in s)return s.policy;const{mistakes:e}=s,d=e.
length===1?"a mistake":`${e.length} mistakes`,f=e.map(({line:l,column:y,message:k})=>`${a}:${l}:${y}: ${k}`);throw new(M()).
GateError("policy_invalid",`The policy has ${d}:
${f.join(`
`)}`,t)}function x(s){const a=(0,A().readDocument)(s);return"broken"in a?{extended:void 0,read:()=>w(a.broken)}:{extended:I(
a),read:t=>E(a,t)}}function I(s){if(!s.has(["extends"]))return;const a=v().object({extends:j().extendsKey.schema}).safeParse(
s.value);return a.success?a.data.extends??void 0:void 0}function E(s,a){const t=a&&(0,A().readDocument)(a.text),e=({line:$,
column:D,message:b})=>{const S=a?(0,O().sharedName)(a.source):"";return s.atValue(["extends"],`${S}:${$}:${D}: ${b}`)};if(t&&
"broken"in t)return w(t.broken.map(e));if(t?.has(["extends"])){const $=t.atValue(["extends"],"a shared policy must not e\
xtend another");return w([e($)])}const d=t?(0,O().extend)(t.value,s.value):s.value,f=R().policySchema.safeParse(d,{jitless:!0}),
y=(f.success?[]:f.error.issues.flatMap(m)).flatMap($=>r($).map(D=>t&&p(t,D)>p(s,D)?e(n($,D,t)):n($,D,s))),k=[...s.mistakes,
...(t?.mistakes??[]).map(e)];return f.success&&k.length===0?{policy:f.data,...a&&{shared:a}}:w([...k,...y])}function w(s){
return{mistakes:s.toSorted((t,e)=>t.line-e.line||t.column-e.column).slice(0,P)}}function p({has:s},a){return a.findLastIndex(
(t,e)=>s(a.slice(0,e+1)))+1}function m(s){if(s.code!=="invalid_union")return[s];const a=s.errors.map(d=>d.flatMap(m)),t=({
path:d,code:f})=>d.length===0&&["invalid_type","invalid_value"].includes(f);return(a.find(d=>!d.every(t))??a[0]??[]).map(
d=>({...d,path:[...s.path,...d.path]}))}function r(s){return s.code!=="unrecognized_keys"?[s.path]:s.keys.slice(0,P).map(
a=>[...s.path,a])}function n(s,a,t){if(s.code==="unrecognized_keys"){const f=String(a.at(-1));return t.atKey(s.path,f,i(
s.path,f))}const e=t.textAt(a),d=s.code==="invalid_value"&&e!==void 0?u(e,s.values.map(String)):"";return t.atValue(a,`${o(
a)}: ${s.message}${d}`)}function u(s,a){const t=(0,L().nearestName)(s,a);return t===void 0?"":`; did you mean ${t}?`}function o(s){
return s.length===0?"the policy":s.map(String).join(".")}function i(s,a){const t=c(R().policySchema,s),e=o([...s,a]),d=t.
filter(f=>c(R().policySchema,[...s,f]).includes(a));if(d.length>0){const f=d.map(l=>o([...s,l,a]));return`unknown key ${e}\
; did you mean ${f.join(" or ")}?`}return t.length===0?`unknown key ${e}`:`unknown key ${e}${u(a,t)} (known: ${t.join(",\
 ")})`}function c(s,a){const{innerType:t,options:e,shape:d,element:f,valueType:l}=s._zod.def;if(t)return c(t,a);if(e)return e.
map(D=>c(D,a)).find(({length:D})=>D)??[];const[y,...k]=a;if(y===void 0)return Object.keys(d??{});const $=d?.[String(y)]??
f??l;return $?c($,k):[]}},5468:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.placeIn=x,g.readDocument=
A;function v(){const I=h(69873);return v=function(){return I},I}function M(){const I=h(3463);return M=function(){return I},
I}function L(){const I=h(93028);return L=function(){return I},I}const R=64*1024;function A(I){const E=j(I);if(E)return{broken:[
{line:1,column:1,message:E}]};const w=new(v()).LineCounter,p=(0,v().parseDocument)(I,{lineCounter:w,prettyErrors:!1}),m=(n,u)=>{
const{line:o,col:i}=w.linePos(n);return{line:o,column:i,message:u}},r=[...p.errors.map(({pos:n,message:u})=>m(n[0],u)),...P(
p).map(n=>m(n,"aliases (*name) are not supported"))];return r.length!==p.errors.filter(O).length?{broken:r}:{value:p.toJS()??
{},mistakes:r,has:n=>(0,v().isNode)(p.contents)&&p.hasIn(n),textAt:n=>{const u=(0,v().isNode)(p.contents)?p.getIn(n):void 0;
return typeof u=="string"?u:void 0},atValue:(n,u)=>m(N(p,n),u),atKey:(n,u,o)=>m(T(p,n,u),o)}}function j(I){return I.length>
R?`the file is larger than ${R} characters`:(0,M().isNestedTooDeep)(I)?"the file is nested too deep":(0,L().lfsObstacle)(
I)}function O({code:I}){return I==="DUPLICATE_KEY"}function P(I){const E=[];return(0,v().visit)(I,{Alias:(w,{range:p})=>{
E.push(p?.[0]??0)}}),E}function N(I,E){for(let w=E.length;w>0;w--){const p=I.getIn(E.slice(0,w),!0);if((0,v().isNode)(p)&&
p.range)return p.range[0]}return 0}function T(I,E,w){const p=E.length===0?I.contents:I.getIn(E,!0),m=(0,v().isMap)(p)?p.
items.find(r=>(0,v().isScalar)(r.key)&&String(r.key.value)===w):void 0;return(0,v().isScalar)(m?.key)&&m.key.range?.[0]||
0}function x(I,E,w){const p=new(v()).LineCounter,m=(0,v().parseDocument)(I,{lineCounter:p,prettyErrors:!1}),r=m.contents===
null?void 0:m.getIn(E,!0);if(!(0,v().isScalar)(r)||r.value!==w||!r.range)return;const{line:n,col:u}=p.linePos(r.range[0]);
return`${n}:${u}`}},24666:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.COPIES=void 0,g.copyPath=j,
g.extend=P,g.obtainShared=T,g.sharedCopy=N,g.sharedName=O,g.unavailable=E;function v(){const w=h(77598);return v=function(){
return w},w}function M(){const w=h(41895);return M=function(){return w},w}function L(){const w=h(3463);return L=function(){
return w},w}function R(){const w=h(93028);return R=function(){return w},w}const A=g.COPIES=".github/gene-gate/";function j({
repository:w,path:p}){return`${A}${w}/${p}`}function O({repository:w,path:p,commit:m}){return`${w}/${p}@${m.slice(0,12)}`}
function P(w,p){if(!(0,L().isMapping)(w)||!(0,L().isMapping)(p))return p;const m=Object.entries(p).map(([r,n])=>{const u=Object.
hasOwn(w,r)?w[r]:void 0,o=(0,L().isMapping)(u)&&(0,L().isMapping)(n);return[r,o?{...u,...n}:n]});return Object.fromEntries(
[...Object.entries(w),...m])}async function N(w,p){const m=j(p),r=w.stat(m)?.kind;return(0,R().isRegular)(r)?x(await w.read(
m),p,`the copy at ${m}`):{source:p,why:`the repository has no copy at ${m}`}}async function T({source:w,why:p},m){if(m===
void 0)throw E(w,p);const r=x(await m(w),w,"the file");if("why"in r)throw E(w,r.why);return{...r,fetched:!0}}function x(w,p,m){
const r=I(w);return r===p.sha256?{source:p,text:w.toString("utf8")}:{source:p,why:`${m} has the SHA-256 ${r}, not ${p.sha256}`}}
function I(w){return(0,v().createHash)("sha256").update(w).digest("hex")}function E(w,p,m){return new(M()).GateError("po\
licy_unavailable",`The policy extends ${O(w)}, which cannot be read: ${p}`,`Correct \`extends\`, or commit the file as ${j(
w)} to the branch of this policy.`,m)}},95244:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.NPM_LOCKFILES=
g.LOCKFILES=void 0,g.isCode=P,g.isDocument=x,g.isLockfile=e,g.isOfTests=c,g.isPackageFile=f,g.isProgramCode=O,g.isRunnable=
I,g.isTest=o,g.isTestData=i,g.isWritten=N,g.toolThatFinds=b;function v(){const S=h(76760);return v=function(){return S},
S}function M(){const S=h(41330);return M=function(){return S},S}const L=new Set(`js mjs cjs jsx ts mts cts tsx vue svelt\
e astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),R=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),A=new Set("ini json json5 jsonl toml yaml yml".split(" ")),j=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function O(S){return L.has(E(S))}function P(S){return O(S)||R.has(E(S))}function N(S){return P(S)||A.has(E(S))||j.test(v().
posix.basename(S))}const T=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function x(S){
return T.test(S)}function I(S){return(P(S)||!v().posix.basename(S).includes("."))&&!x(S)}function E(S){return v().posix.
extname(S).slice(1).toLowerCase()}const w={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|bench(?:marks?)?"},p=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
m=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[r,n,u]=Object.values(w).map(S=>new RegExp(`(?:^|/)(?\
:${S})/`,"i"));function o(S){return r.test(S)||p.test(S)}function i(S){return n.test(S)||S.endsWith(".snap")}function c(S){
return o(S)||i(S)||u.test(S)||m.test(S)}const s=g.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],a=g.LOCKFILES=
[...s,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function e(S){return a.includes(S)||t.test(S)}const d=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function f(S){return a.includes(S)||d.test(S)}const l="{js,cjs,mjs,ts,cts,mts}",y="{json,jsonc,json5,yaml,yml,toml}",k=`\
{${l.slice(1,-1)},${y.slice(1,-1)}}`,$={vitest:`vitest.config.${l} vitest.workspace.${k} vite.config.${l}`,jest:`jest.co\
nfig.${k} jest.setup.${l}`,mocha:`.mocharc .mocharc.${k}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${l}`,cypress:`cypress.config.${l}`,eslint:`eslint.config.${l} .eslintrc \
.eslintrc.${k} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${k} prettier.config.${l} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${k} stylelint.config.${l} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${k} .knip.${y} knip.config.${l}`,markdownlint:`.markdownlint.${k}\
 .markdownlint-cli2.${k} .markdownlintignore .markdownlintrc`,cspell:`cspell.${k} .cspell.${k} cspell.config.${k}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${k} nyc.config.${l}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${k} .babelrc .babelrc.${k}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let D;function b(S){if(D??=Object.entries($).map(([C,G])=>[C,
(0,M().default)(G.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(S))return"cargo";const F=S.slice(S.lastIndexOf(
"/")+1);return D.find(([,C])=>C(F))?.[0]}},96215:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isOfLibrary=
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
  `.trim().split(/\s+/));function v(M){return h.has(M.replace(/\..*$/s,""))}},19609:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.PRELOADABLE_PACKAGES=g.PRELOADABLE_BY_TOOLS=g.NODE_FLAGS=g.NODE_ALIASES=g.BUILT_IN_REPORTERS=
void 0;function v(){const O=h(91063);return v=function(){return O},O}const M=g.NODE_FLAGS=(0,v().nameTable)({harmless:`
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
  `.trim().split(/\s+/).map(O=>O.split("="))),R=g.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),A=g.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),j=g.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.SELECTING_FLAGS=g.NPM_SUBCOMMANDS=
g.NPM_SHORTHANDS=g.NPM_FLAGS=g.FLAGS_OF_TESTS=void 0;function v(){const P=h(91063);return v=function(){return P},P}const M=g.
NPM_FLAGS=(0,v().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),L=g.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),R=g.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),A=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,j=g.NPM_SHORTHANDS=new Map(A.trim().split(/\s+/).map(P=>P.split(/[=:]/)).map(([P="",N,T])=>[P,`--${N}${T===void 0?"":`\
=${T}`}`])),O=g.NPM_SUBCOMMANDS=(0,v().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.readArguments=
j,g.warningsIn=A;function v(){const I=h(35672);return v=function(){return I},I}function M(){const I=h(55972);return M=function(){
return I},I}function L(){const I=h(20457);return L=function(){return I},I}function R(){const I=h(91063);return R=function(){
return I},I}function A({warnings:I=[],network_touching:E}){return E?["network_touching",...I]:I}function j(I,E,w=(p,m)=>M().
KINDS[p](m)){if(E.forms!==void 0)return O(I,E,E.forms,w);if(E.subcommands===void 0)return T(I,E,w);const[p,...m]=I,r=Object.
entries(E.subcommands).find(([u])=>u===p?.text)?.[1];if(r!==void 0)return T(m,{...E,...r},w);const n=`is accepted only w\
ith ${N(Object.keys(E.subcommands))}`;return{use:E,flags:[],values:[],objections:[{objection:n,...p&&{word:p}}]}}function O(I,E,w,p){
const m=`is accepted only as ${N(Object.keys(w))}`,[r]=I;let n={use:E,flags:[],values:[],objections:[{objection:m,...r&&
{word:r}}]};for(const[u,o]of Object.entries(w)){const i=(0,v().matchForm)((0,v().parseForm)(u)??[],I,p);if(i===void 0)continue;
const c=i.map(({word:a,kind:t})=>({text:a.text,word:a,kind:t})),s=i.find(a=>a.wrong!==void 0);if(!s)return{use:{...E,...o},
flags:[],values:c,objections:[]};n={...n,values:c,objections:[P(s)]}}return n}function P({word:I,wrong:E}){return{objection:`\
does not accept \`${I.text}\`, which ${E}`,word:I}}function N(I){return I.map(E=>`\`${E}\``).join(", ")}function T(I,E,w){
const{leading_flags:p=[]}=E,{flags:m,operands:r}=(0,L().readUse)((0,R().strictFlags)(E.flags,p),I),n=[],u=(l,y)=>n.push(
P({word:l,wrong:y})),o=[],i=[];for(const{word:l,flag:y,value:k,valueWord:$}of m){if(y===void 0||y.choices?.includes(k??"")===
!1){u(l,"is not among its flags");continue}i.push(y.name),p.includes(y.name)&&r.some(D=>x(l,D))&&u(l,"must come before t\
he operands"),y.arity!=="none"&&(k===void 0?u(l,"requires a value"):o.push({text:k,kind:y.kind,word:$??l}))}const c=m.find(
({flag:l})=>!p.includes(l?.name??"")),s=(l=[])=>l.some(y=>i.includes(y)),a=((0,v().parseOperands)(E.operands??"path*")??
[]).slice(s(E.first_operand_by)?1:0);for(const[l,y]of r.entries()){p.length>0&&c&&x(y,c.word)&&u(y,"comes after the expr\
ession");const k=a[Math.min(l,a.length-1)];o.push({text:y.text,kind:k?.kind??"path",word:y})}for(const{text:l,kind:y,word:k}of o){
const $=w(y,l);$!==void 0&&n.push({objection:`does not accept \`${l}\`, which ${$}`,word:k})}const{min:t,max:e}=(0,v().countOf)(
a),d=t-(s(E.last_operand_by)?1:0),f=r.length;if(f<d||f>e){const l=e===d?`${e}`:`${d} to ${e}`,y=Number.isFinite(e)?l:`at\
 least ${d}`;n.push({objection:`takes ${y} operands, not ${f}`})}return{use:E,flags:i,values:o,objections:n}}function x(I,E){
return I.span.start>E.span.start}},21006:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.readFlags=h,g.
splitAtEquals=A,g.valueRead=R;function h(j,O){const P=[],N=j.toReversed();let T;const x=()=>{for(const I of N.reverse())
P.push({kind:"operand",word:I});return{tokens:P,rest:void 0}};for(let I=N.pop();I!==void 0;I=N.pop()){if(I.text==="--")return x();
const E=!v(I);if(!E&&T!==void 0){P.push({...T,word:I,next:I});continue}const{written:w,attached:p}=E?M(I.text,O):{written:I.
text,attached:void 0},m=E?O.expand(w,p):"operand";if(m==="operand"){if(P.push({kind:"operand",word:I}),O.flags==="first")
return x();continue}T=void 0;const r=N.at(-1),n=m?.at(-1)?.takes,u=p===void 0&&L(n,r),o={word:I,written:w,attached:p,next:r,
consumes:u};m===void 0&&P.push({kind:"unknown",...o});for(const[c,s]of m?.entries()??[]){const a=c===(m?.length??0)-1,t={
word:I,written:w,attached:void 0,next:void 0,consumes:!1};P.push({kind:"flag",part:s,...a?o:t})}if(n==="rest")return{tokens:P,
rest:N.reverse()};const i=P.at(-1);n==="operands"&&u&&i?.kind==="flag"&&(T=i),u&&!(n==="both"&&r&&!v(r))&&N.pop()}return x()}
function v({text:j}){return!j.startsWith("-")||j==="-"}function M(j,{equals:O}){return O==="all"||O==="long"&&j.startsWith(
"--")?A(j):{written:j,attached:void 0}}function L(j,O){if(O===void 0)return!1;switch(j){case"always":case"both":return!0;case"\
unless-dash":return!O.text.startsWith("-");case"operand":case"operands":return v(O);default:return!1}}function R({word:{
span:j},attached:O,next:P,consumes:N}){return N&&P?{value:P.text,span:{start:j.start,end:P.span.end}}:O===void 0?{span:j}:
{value:O,span:j}}function A(j){const O=j.indexOf("=");return O<0?{written:j,attached:void 0}:{written:j.slice(0,O),attached:j.
slice(O+1)}}},20457:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.readUse=L;function v(){const w=h(
21006);return v=function(){return w},w}function M(){const w=h(91063);return M=function(){return w},w}function L(w,p){const{
tokens:m,rest:r}=(0,v().readFlags)(p,N(w)),n=[],u=[];let o;for(const e of m)e.kind==="flag"&&e.word===o&&/\s/.test(e.written)||
(o=e.kind==="flag"&&e.consumes?e.next:void 0,e.kind==="flag"&&!R(w,e,u)?n.push(A(e)):u.push(e.word));const i=w.stops?{operands:[],
started:u}:{operands:u,started:[]},c=r&&n.pop();if(r===void 0||c===void 0)return{flags:n,...i};const{word:s,value:a}=c,t=a===
void 0?r:[{...s,text:a},...r];return{flags:n,...i,rest:{flag:c,words:t}}}function R({readsBehind:w,handsOn:p},{part:m},r){
return!!w&&!p&&m.spec===void 0&&r.length>0}function A(w){const{word:p,attached:m,next:r,consumes:n,part:u}=w,{spec:o,negated:i,
letter:c,fixed:s=m}=u,a=c??w.written;if(n&&r!==void 0){const l={start:p.span.start,end:r.span.end};return{word:{...p,span:l},
written:a,flag:o,value:r.text,valueWord:r,off:!1}}const t=r!==void 0&&(!r.text.startsWith("-")||r.text==="-"),e=o===void 0&&
t?r.text:void 0,d=o?.arity!=="value"&&/^(?:false|0)$/.test(s??""),f=o?.arity!=="rest"&&(i||d);return{word:p,written:a,flag:o,
value:s??e,off:f}}const j={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function O(w,p=!1){
const m=w===void 0?"never":j[w.arity];return{spec:w,negated:p,takes:p&&m!=="rest"?"never":m}}function P({flags:w},p,m){const r=c=>{
const s=w.get(c);return{...O(s),takes:s?.arity==="value"?"always":"never"}},n=w.get(p)??w.get(/^-\d+$/.test(p)?"-#":"");
if(n!==void 0)return[(m===void 0?n.arity!=="attached":n.arity!=="none")?r(n.name):O(void 0)];const u=p.slice(0,2);if(!p.
startsWith("--")&&w.get(u)?.arity==="value")return[{...r(u),fixed:p.slice(2),takes:"never"}];const o=/^-[A-Za-z]{2,}$/.test(
p)?[...p.slice(1)]:[];return o.length>0&&o.every(c=>w.get(`-${c}`)?.arity==="none")?o.map(c=>r(`-${c}`)):[O(void 0)]}function N(w){
return{flags:w.stops&&!w.readsBehind?"first":"anywhere",equals:w.strict?"long":"all",expand:(p,m)=>{if(w.strict)return P(
w,p,m);const r=T(w,p,m),n=w.handsOn&&!w.readsBehind;return w.stops&&n&&r.some(({spec:o})=>o===void 0)?"operand":r}}}function T(w,p,m){
const r=p.replace(/^-+/,""),n=p.startsWith("--"),u=x(w,r,n);if(u!==void 0)return[u];if(n||r.length<2)return[O(void 0)];const o=[],
i=m===void 0?r:`${r}=${m}`;for(let c=0;c<i.length;c+=1){const s=i[c]??"",a=w.flags.get(s);if(a===void 0)return[...o,O(void 0)];
const t={...O(a),letter:`-${s}`},e=i.slice(c+1);if(e!==""&&(a.arity!=="none"||e.startsWith("="))){const d=a.arity==="res\
t"?"rest":"never";return[...o,{...t,fixed:e.replace(/^=/,""),takes:d}]}o.push(t)}return o}function x(w,p,m){const r=E(w,
p,m)??(m&&w.completes?I(w,p):void 0);if(r!==void 0)return O(r);if(!/^no-?[A-Za-z]/.test(p))return;const n=E(w,p.replace(
/^no-?/,""),m);return n&&O(n,!0)}function I({flags:w},p){const m=(0,M().flagKey)(p),r=new Map;for(const[u,o]of w)u.startsWith(
m)&&r.set(o.name,o);const[n]=r.values();return r.size===1?n:void 0}function E(w,p,m){const r=(0,M().flagKey)(p),n=m?r.lastIndexOf(
"."):-1,u=n<0?void 0:w.flags.get(r.slice(n+1));return u===void 0||w.flags.has(r)?(0,M().lookUp)(w,r):u.kind==="text"?(0,M().
lookUp)(w,r)??u:u}},95201:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.attributesOf=R;function v(){
const A=h(77598);return v=function(){return A},A}function M(){const A=h(76760);return M=function(){return A},A}function L(){
const A=h(96681);return L=function(){return A},A}async function R({objects:A,temporary:j},O,P,N){if(P.length===0)return()=>"\
unspecified";const T={GIT_INDEX_FILE:(0,M().join)(j,(0,v().randomUUID)())};await A(["read-tree",O],{env:T});const x=await A(
["check-attr","--cached","-z","--stdin",...N],{env:T,input:P.map(w=>`${w}\0`).join("")}),I=[...(0,L().splitNul)(x)].map(
w=>w.toString("utf8")),E=new Map;for(let w=0;w+2<I.length;w+=3)E.set(`${I[w]}\0${I[w+1]}`,I[w+2]??"");return(w,p)=>E.get(
`${w}\0${p}`)??"unspecified"}},48741:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.folderTree=N,g.kindOf=
m,g.readOnDisk=x;function v(){const r=h(73024);return v=function(){return r},r}function M(){const r=h(51455);return M=function(){
return r},r}function L(){const r=h(76760);return L=function(){return r},r}function R(){const r=h(41895);return R=function(){
return r},r}function A(){const r=h(39491);return A=function(){return r},r}function j(){const r=h(35720);return j=function(){
return r},r}function O(){const r=h(96681);return O=function(){return r},r}function P(){const r=h(93028);return P=function(){
return r},r}function N(r,n=j().MAX_FILE_BYTES){const u=(0,L().resolve)(r),o=`the directory ${r}`,i=t=>p(t,()=>(0,v().lstatSync)(
(0,O().systemPath)((0,L().join)(u,t)))),c=t=>{if(t==="")return{path:t,kind:"directory",tracked:!0};if(!(0,A().canBeCheckedOut)(
t)||!(0,A().foldersAbove)(t).every(l=>i(l)?.isDirectory()))return;const e=i(t),d=e&&m(e);if(!e||!d)return;const f=(0,P().
isRegular)(d)?{size:e.size}:{};return{path:t,kind:d,...f,tracked:!t.split("/").includes("node_modules")}},s=t=>c(t)?.kind!==
"directory"?[]:(p(t,()=>(0,v().readdirSync)((0,O().systemPath)((0,L().join)(u,t)),{encoding:"buffer"}))??[]).map(d=>c(t===
""?(0,O().decodePath)(d):`${t}/${(0,O().decodePath)(d)}`)).filter(d=>d!==void 0).sort(A().byEntryPath);function*a(t){for(const e of s(
t))e.tracked&&(e.kind==="directory"?yield*a(e.path):yield e)}return{label:o,stat:c,list:s,files:()=>[...a("")].sort(A().
byEntryPath),readlink:t=>c(t)?.kind==="symlink"?p(t,()=>(0,O().decodePath)((0,v().readlinkSync)((0,O().systemPath)((0,L().
join)(u,t)),{encoding:"buffer"}))):void 0,read:async(t,e=n)=>{const d=c(t);if(!(0,P().isRegular)(d?.kind))throw(0,A().notAFile)(
o,t);if((d.size??0)>e)throw(0,A().tooLarge)(o,t,d.size??0,e);return I((0,L().join)(u,t),t,o,e)}}}const T=v().constants.O_RDONLY|
(v().constants.O_NOFOLLOW??0)|(v().constants.O_NONBLOCK??0);function x(r,n){return I((0,L().join)(r,n),n,`the directory ${r}`,
1/0)}async function I(r,n,u,o){try{const i=await(0,M().open)((0,O().systemPath)(r),T);try{const c=await i.stat();if(!c.isFile())
throw(0,A().notAFile)(u,n);if(c.size>o)throw(0,A().tooLarge)(u,n,c.size,o);return await i.readFile()}finally{await i.close()}}catch(i){
throw i instanceof R().GateError?i:E(n,i)}}function E(r,n){return new(R()).GateError("file_unreadable",`Cannot read ${r}\
: ${n instanceof Error?n.message:n}`,"Check the permissions of the file and of the directories above it.",{cause:n})}const w=new Set(
["ENOENT","ENOTDIR","ENAMETOOLONG"]);function p(r,n){try{return n()}catch(u){if(w.has(u.code??""))return;throw E(r,u)}}function m(r){
if(r.isSymbolicLink())return"symlink";if(r.isDirectory())return"directory";if(r.isFile())return(r.mode&73)===0?"file":"e\
xecutable"}},7650:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.NO_OUTSIDE_CONFIGURATION=g.FULL_CLONE_HINT=
void 0,g.bindGit=j,g.notStarted=P,g.runGit=O,g.userEnvironment=r;function v(){const n=h(48161);return v=function(){return n},
n}function M(){const n=h(85);return M=function(){return n},n}function L(){const n=h(41895);return L=function(){return n},
n}const R=10*6e4,A={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,
allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function j(n){return async(u,o={})=>{const i=await O(n,u,o);if(i.exitCode!==
0&&!o.accept?.includes(i.exitCode))throw I(u,i);return i.stdout}}async function O({directory:n,env:u,config:o=[]},i,{input:c,
env:s}={}){const a={...u,...s};let t;const e=(0,M().simpleGit)({baseDir:n,config:[...o],unsafe:A,allowEnvironment:Object.
keys(a),completion:{onClose:!0,onExit:!1},timeout:{block:R},...c===void 0?{}:{input:()=>Buffer.from(c)},errors:(f,l)=>(t=
l,f instanceof M().GitPluginError?f:void 0)}).env(a);try{await(i[0]==="cat-file"?e.binaryCatFile(i.slice(1)):e.raw([...i]))}catch(f){
throw T(`git ${i[0]} was stopped: ${String(f)}`,f)}if(t===void 0)throw T(`git ${i[0]} returned no result`);if(t.exitCode===
null)throw T(`git ${i[0]} was stopped by a signal`);const d=Buffer.concat(t.stdErr).toString();if(t.exitCode<0&&d.includes(
"ENOENT"))throw N();return{exitCode:t.exitCode,stdout:Buffer.concat(t.stdOut),stderr:d}}function P(n,u){return u.code!==
"ENOENT"?T(`git ${n[0]} could not be started: ${u.message}`,u):N(u)}function N(n){return new(L()).GateError("program_not\
_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:n})}function T(n,u){return new(L()).
GateError("git_failed",n,x,{cause:u})}const x=g.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function I(n,{exitCode:u,stderr:o}){const i=o.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(L()).GateError("git_failed",`git ${n[0]} failed: ${i||`exit code ${u}`}`,E.test(i)?`Free space in TMPD\
IR (${(0,v().tmpdir)()}) and in the clone.`:x)}const E=/No space left on device|Disk quota exceeded|Read-only file system/i,
w=g.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:v().devNull,GIT_ATTR_NOSYSTEM:"1"},p=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
m=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function r(n){const u={};for(const[o,i]of Object.entries(n))i!==void 0&&(p.test(
o)||!m.test(o))&&(u[o]=i);return{...u,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},96402:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.openRepository=T;function v(){const p=h(73024);return v=function(){return p},
p}function M(){const p=h(51455);return M=function(){return p},p}function L(){const p=h(76760);return L=function(){return p},
p}function R(){const p=h(26040);return R=function(){return p},p}function A(){const p=h(71487);return A=function(){return p},
p}function j(){const p=h(41895);return j=function(){return p},p}function O(){const p=h(7650);return O=function(){return p},
p}function P(){const p=h(78173);return P=function(){return p},p}const N=["--is-bare-repository","--is-inside-work-tree",
"--show-object-format","--show-toplevel","--absolute-git-dir",...["objects","shallow","index"].flatMap(p=>["--git-path",
p])];async function T(p,m=process.env,r=()=>{}){(0,A().requireDescriptors)();const n=(0,L().resolve)(p);if(!(0,R().attempt)(
()=>(0,v().statSync)(n).isDirectory()))throw w(n,"is not a directory");const u=(0,O().userEnvironment)(m),o=await(0,O().
runGit)({directory:n,env:E(u,m),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...N]),[i,c,s,a,t,e,d,
f,...l]=o.stdout.toString().split(`
`);if(i==="true")throw w(n,"is a bare repository, which has no working tree");if(c==="false")throw w(n,"is inside a .git\
 directory");if(!o.stdout.length)throw w(n,"is not in a git repository",o.stderr);if(!s||!a||!t||!e||!d||!f||l.join("")!==
"")throw w(n,"is in a repository that git cannot describe",o.stderr);const y=await(0,P().openObjectView)({objects:e,shallow:d,
format:s,env:u}),k=x(await(0,M().realpath)(a),t,u,y);return{...k,index:f,network:I(k.user,r)}}function x(p,m,r,n){return{
...n,directory:p,user:(0,O().bindGit)({directory:p,env:{...r,GIT_DIR:m,GIT_WORK_TREE:p},config:[`safe.directory=${p}`,"c\
ore.fsmonitor=false","core.hooksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function I(p,m){
const r=new Set;return(n,...u)=>(r.has(n)||m(`${n}
`),r.add(n),p(...u))}function E(p,{GIT_INDEX_FILE:m}){return m===void 0?p:{...p,GIT_INDEX_FILE:m}}function w(p,m,r=""){const n=r.
includes("not a git repository")?"":r.trim();return new(j()).GateError("not_a_repository",`${p} ${m}${n===""?"":` (${n})`}`,
"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}},63550:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.literalTree=M;function v(){const R=h(39491);return v=function(){return R},
R}function M(R,A="the given files"){const j=new Map(Object.entries(R)),O=N=>{const T=j.get(N);return typeof T=="string"?
Buffer.from(T):Buffer.isBuffer(T)?T:T!==void 0&&"executable"in T?Buffer.from(T.executable):void 0};return{...(0,v().indexEntries)(
[...j].map(([N,T])=>L(N,T,O(N)?.length))),label:A,readlink:N=>{const T=j.get(N);return typeof T=="object"&&"symlink"in T?
T.symlink:void 0},read:async N=>{const T=O(N);if(T===void 0)throw(0,v().notAFile)(A,N);return T}}}function L(R,A,j){const O=!R.
split("/").includes("node_modules");if(typeof A=="object"&&"symlink"in A)return{path:R,kind:"symlink",tracked:O};if(typeof A==
"object"&&"submodule"in A)return{path:R,kind:"submodule",oid:A.submodule,tracked:O};const P=typeof A=="object"&&"executa\
ble"in A;return{path:R,kind:P?"executable":"file",...j===void 0?{}:{size:j},tracked:O}}},11970:function(U,g){Object.defineProperty(
g,"__esModule",{value:!0}),g.LOOK_ALIKE=void 0,g.asciiOf=M,g.lookAlikes=h;function h(L){return L.split(/\s+/).flatMap(([
R="",...A])=>A.map(j=>[j,R]))}const v=g.LOOK_ALIKE=new Map(h(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7\
 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function M(L){return[...L].map(R=>v.get(R)??R).join("")}},44703:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.objectReader=R;function v(){const P=h(31421);return v=function(){return P},P}function M(){const P=h(41895);return M=function(){
return P},P}function L(){const P=h(7650);return L=function(){return P},P}function R({directory:P,env:N}){let T,x;const I=[],
E=p=>{x??=p;for(const{reject:m}of I.splice(0))m(x)},w=()=>(T=(0,v().spawn)("git",["cat-file","--batch"],{cwd:P,env:N,windowsHide:!0}),
T.on("error",p=>E((0,L().notStarted)(["cat-file"],p))),T.on("close",()=>E(A())),T.stdin.on("error",()=>{}),T.stderr.resume(),
T.stdout.on("data",O(p=>I.shift()?.resolve(p))),T);return{read:async p=>{if(p.length===0)return[];if(x)throw x;const{stdin:m}=T??
w(),r=p.map(()=>new Promise((n,u)=>I.push({resolve:n,reject:u})));return m.write(p.map(n=>`${n}
`).join("")),Promise.all(r)},close:()=>{E(A()),T?.kill()}}}function A(){return new(M()).GateError("git_failed","git cat-\
file ended early",L().FULL_CLONE_HINT)}const j=10;function O(P){let N=Buffer.alloc(0),T,x=[],I=0;return E=>{if(T&&E.length<
I){x.push(E),I-=E.length;return}N=x.length>0?Buffer.concat([...x,E]):Buffer.concat([N,E]),x=[];let w=0;for(;;)if(T===void 0){
const p=N.indexOf(j,w);if(p<0)break;const[m="",r="",n=""]=N.toString("latin1",w,p).split(" ");w=p+1,/^\d+$/.test(n)?T={oid:m,
type:r,size:Number(n)}:P(void 0)}else{const p=w+T.size;if(N.length<=p)break;const{oid:m,type:r}=T;T=void 0,P({oid:m,type:r,
content:N.subarray(w,p)}),w=p+1}N=N.subarray(w),T&&(I=T.size+1-N.length,x=[N])}}},35720:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.MAX_FILE_BYTES=void 0,g.readBlob=s,g.readTree=I,g.requireObjects=n;function v(){const a=h(41895);
return v=function(){return a},a}function M(){const a=h(95201);return M=function(){return a},a}function L(){const a=h(39491);
return L=function(){return a},a}function R(){const a=h(7650);return R=function(){return a},a}function A(){const a=h(96681);
return A=function(){return a},a}function j(){const a=h(67397);return j=function(){return a},a}function O(){const a=h(93028);
return O=function(){return a},a}const P=4096,N=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,T=8,x=new WeakMap;function I(a,t,{
label:e=`commit ${(0,j().short)(t)}`,maxFileBytes:d=c}={}){const f=x.get(a)??new Map;x.set(a,f);const l=JSON.stringify([
t,e,d]),y=f.get(l)??E(a,t,{label:e,maxFileBytes:d});f.delete(l),f.set(l,y);const[k=l]=f.keys();return f.size>T&&f.delete(
k),y.catch(()=>f.delete(l)),y}async function E(a,t,{label:e,maxFileBytes:d}){await n(a,t);const f=await a.objects(["ls-t\
ree","-r","-t","-z","--long",t]),l=(0,A().decodePieces)(f).map(w),y=(0,L().indexEntries)(l),k=l.some(({path:S})=>S.endsWith(
".gitattributes")),$=l.filter(({kind:S})=>S==="symlink"),D=await Promise.all($.map(({oid:S=""})=>s(a,S))),b=new Map($.map(
({path:S},F)=>[S,(0,A().decodePath)(D[F]??Buffer.alloc(0))]));return{...y,label:e,readlink:S=>b.get(S),...k&&{attributes:(S,F)=>(0,M().
attributesOf)(a,t,S,F)},read:async(S,F=d)=>{const{kind:C,oid:G,size:H}=y.stat(S)??{};if(!(0,O().isRegular)(C)||G===void 0||
H===void 0)throw(0,L().notAFile)(e,S);if(H>F)throw(0,L().tooLarge)(e,S,H,F);return s(a,G)}}}function w(a){const t=N.exec(
a);if(t===null)throw m(a);const[e,d="",f="",l="",y=""]=t,k=p(d,f),$=k==="symlink"&&Number(y)>P;if(k===void 0||$)throw m(
a);const D=a.slice(e.length),b=(0,O().isRegular)(k),S={path:D,kind:k,oid:l,tracked:!0};return b?{...S,size:Number(y)}:S}
function p(a,t){if(t==="tree")return"directory";if(t==="commit")return"submodule";if(a==="120000")return"symlink";if(a.startsWith(
"100"))return(Number.parseInt(a,8)&64)===0?"file":"executable"}function m(a){return new(v()).GateError("file_unreadable",
`Git's list of files has the entry ${JSON.stringify(a)}`,R().FULL_CLONE_HINT)}const r=new WeakMap;function n(a,t){const e=r.
get(a)??new Map;r.set(a,e);const d=e.get(t);if(d)return d;const f=Promise.allSettled(e.values()).then(()=>u(a,t));return e.
set(t,f),f.catch(()=>e.delete(t)),f}async function u(a,t){if(!await a.isPartial())return;const e="This clone is partial:\
 fetching the files that it lacks from its remote.",d=["ls-tree","-r","-z","--full-tree",t],f=await a.objects(d).catch(()=>a.
network(e,d,{env:a.privateStore})),l=[...(0,A().splitNul)(f)].map(b=>/ blob ([0-9a-f]+)\t/.exec(b.toString("latin1"))?.[1]).
filter(b=>b!==void 0),k=[...(await a.objects(["cat-file","--batch-check","--buffer"],{input:i(l)})).toString().matchAll(
/^([0-9a-f]+) missing$/gm)].map(([,b=""])=>b);if(k.length===0)return;const $=await o(a),D=["--quiet","--no-tags","--no-w\
rite-fetch-head","--no-recurse-submodules"];await a.network(e,["-c","fetch.negotiationAlgorithm=noop","fetch",$,...D,"--\
filter=blob:none","--stdin"],{input:i(k)})}async function o({user:a}){const t=await a(["config","--name-only","--get-reg\
exp","^remote\\..*\\.promisor$"],{accept:[1]}),[e="remote.origin.promisor"]=t.toString().split(`
`).filter(Boolean);return e.slice(7,-9)}function i(a){return[...new Set(a)].map(t=>`${t}
`).join("")}const c=g.MAX_FILE_BYTES=16*1024*1024;async function s(a,t){const[e]=await a.read([t]);if(e?.type==="blob")return e.
content;throw new(v()).GateError("file_unreadable",e?`Object ${t} is a ${e.type}, not a file`:`Object ${t} is missing fr\
om this clone`,R().FULL_CLONE_HINT)}},78173:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.openObjectView=
O;function v(){const T=h(51455);return v=function(){return T},T}function M(){const T=h(76760);return M=function(){return T},
T}function L(){const T=h(41895);return L=function(){return T},T}function R(){const T=h(4339);return R=function(){return T},
T}function A(){const T=h(7650);return A=function(){return T},T}function j(){const T=h(44703);return j=function(){return T},
T}async function O(T){const x=await(0,R().temporaryFolder)(),I=(0,M().join)(x,"git"),E=(0,M().join)(I,"objects");await(0,v().
mkdir)((0,M().join)(E,"info"),{recursive:!0}),await(0,v().mkdir)((0,M().join)(I,"refs")),await(0,v().writeFile)((0,M().join)(
I,"HEAD"),`ref: refs/heads/none
`),await(0,v().writeFile)((0,M().join)(I,"config"),N(T.format)),await(0,v().writeFile)((0,M().join)(E,"info","alternates"),
`${JSON.stringify(T.objects)}
`);const w={directory:I,env:{...T.env.PATH===void 0?{}:{PATH:T.env.PATH},...A().NO_OUTSIDE_CONFIGURATION,GIT_DIR:I,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:T.shallow,HOME:I,LC_ALL:"C"}},p=(0,j().objectReader)(w);return{temporary:x,
objects:(0,A().bindGit)(w),read:p.read,privateStore:{GIT_OBJECT_DIRECTORY:E,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
T.objects)},shallowCommits:async()=>{const m=await(0,v().readFile)(T.shallow,"utf8").catch(P);return new Set(m.split(`
`).filter(r=>r!==""))},isPartial:async()=>(await(0,v().readdir)((0,M().join)(T.objects,"pack")).catch(()=>[])).some(r=>r.
endsWith(".promisor")),close:()=>(p.close(),(0,v().rm)(x,{recursive:!0,force:!0}))}}function P(T){if(T.code==="ENOENT")return"";
throw new(L()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${T.message}`,"Check the permissio\
ns of the .git directory.",{cause:T})}function N(T){return T==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${T}
`}},96681:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.decodePath=M,g.decodePieces=A,g.splitNul=j,
g.systemPath=R;function v(){const O=h(4573);return v=function(){return O},O}function M(O){if((0,v().isUtf8)(O))return O.
toString("utf8");let P="";for(let N=0;N<O.length;){const T=L(O,N);P+=T>0?O.toString("utf8",N,N+T):String.fromCharCode(56320+
(O[N]??0)),N+=Math.max(T,1)}return P}function L(O,P){for(let N=1;N<=4&&P+N<=O.length;N++)if((0,v().isUtf8)(O.subarray(P,
P+N)))return N;return 0}function R(O){if(!/[\udc80-\udcff]/.test(O))return O;const P=O.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
return Buffer.concat(P.map((N,T)=>T%2===1?Buffer.of(N.charCodeAt(0)-56320):Buffer.from(N)))}function A(O){if(!(0,v().isUtf8)(
O))return[...j(O)].map(M);const P=O.toString("utf8").split("\0");return P.at(-1)===""&&P.pop(),P}function*j(O){let P=0;for(let N=O.
indexOf(0);N>=0;N=O.indexOf(0,P))yield O.subarray(P,N),P=N+1;P<O.length&&(yield O.subarray(P))}},67397:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.checkedOutBranch=p,g.defaultBranch=E,g.findDefaultBranch=I,g.isObjectId=T,g.
lookUpCommits=M,g.parentsOf=m,g.peelToCommits=j,g.readRefs=R,g.resolveCommits=O,g.short=r,g.unknownRevision=P;function v(){
const n=h(41895);return v=function(){return n},n}async function M(n,u){const o=await R(n,u.filter(L)),i=u.includes("HEAD")?
await A(n):void 0;return await j(n,u.map(c=>c==="HEAD"?i:L(c)?o.get(c)?.id:c))}function L(n){return n.startsWith("refs/")}
async function R(n,u){if(u.length===0)return new Map;const o=new Set(u),a=(await n.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...o])).toString().split(`
`).map(t=>{const[e="",d="",f=""]=t.split(" ");return[d,{id:e,target:f||d}]});return new Map(a.filter(([t])=>o.has(t)))}async function A(n){
const u=["show-ref","--verify","--hash","HEAD"],o=(await n.user(u,{accept:[1,128]})).toString().trim();return o===""?void 0:
o}async function j({read:n},u){const o=u.filter(s=>s!==void 0),i=await n(o.map(s=>`${s}^{commit}`)),c=new Map(o.map((s,a)=>[
s,i[a]?.oid]));return u.map(s=>s===void 0?void 0:c.get(s))}async function O(n,u){const o=await M(n,u),i=o.indexOf(void 0);
if(i>=0)throw P(u[i]??"");return o}function P(n,u={}){return n==="HEAD"?new(v()).GateError("ref_not_found","The reposito\
ry has no commits yet","Create a commit first, then gate the next change."):new(v()).GateError("ref_not_found",`unknown \
revision ${n}`,N(n,u))}function N(n,{meant:u,hasOrigin:o=!0}){const i="Check the spelling: `git branch --all` lists the \
branches.";if(u!==void 0)return`Did you mean ${u}? ${i}`;if(!o)return i;const c=`${i} With actions/checkout, set \`fetch-\
depth: 0\`.`,s=n.replace(/^(?:refs\/heads\/|(?:refs\/remotes\/)?origin\/)/,"");return T(s)||!/^\w[\w./-]*$/.test(s)?c:`${c}\
 If it is a branch of the remote, fetch it and name it origin/${s}:
  git fetch origin "+refs/heads/${s}:refs/remotes/origin/${s}"`}function T(n){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(
n)}const x=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/h\
eads/master"];async function I(n){const u=await R(n,x),o=x.flatMap(s=>u.get(s)??[]),i=await j(n,o.map(({id:s})=>s)),[c]=o.
flatMap(({target:s},a)=>{const t=i[a];return t===void 0?[]:[{commit:t,ref:s}]});return c}async function E(n){const u=await I(
n);if(u!==void 0)return u;const o=await w(n),[i]=await j(n,o.length===1?o:[]);if(i!==void 0)return{commit:i,ref:o[0]??""};
const c=o.map(s=>s.replace("refs/remotes/",""));throw new(v()).GateError("ref_not_found","No default branch found: origi\
n/HEAD, main and master do not exist",c.length===0?"Specify the commit to compare with: --base REF.":`Specify the branch\
 to compare with: --base ${c.slice(0,5).join(", or --base ")}.`)}async function w(n){const u=["--format=%(refname)","ref\
s/remotes/origin"],o=(await n.user(["for-each-ref",...u])).toString().split(`
`),i=(await p(n)).replace("refs/heads/","refs/remotes/origin/");return o.filter(c=>c!==""&&c!==i&&c!=="refs/remotes/orig\
in/HEAD")}async function p({user:n}){return(await n(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}async function m(n,u){
const[o]=await n.read([u]);if(o?.type!=="commit")throw P(u);const i=o.content.toString("latin1");return[...i.slice(0,i.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,s])=>s??"")}function r(n){return n.slice(0,12)}},93028:function(U,g,h){Object.
defineProperty(g,"__esModule",{value:!0}),g.filesNamed=P,g.isRegular=L,g.lfsObstacle=I,g.perPath=T,g.perTree=N,g.subTree=
R;function v(){const E=h(76760);return v=function(){return E},E}function M(){const E=h(59490);return M=function(){return E},
E}function L(E){return E==="file"||E==="executable"}function R(E,w){if(w==="")return E;const p=A.get(E)??new Map;A.set(E,
p);const m=p.get(w)??j(E,w);return p.set(w,m),m}const A=new WeakMap;function j(E,w){const p=`${w}/`,m=o=>o===""?w:p+o,r=o=>({
...o,path:o.path===w?"":o.path.slice(p.length)}),{original:n,isPending:u}=E;return{label:E.label,...n&&{original:R(n,w)},
...u&&{isPending:o=>u(m(o))},stat:o=>{const i=E.stat(m(o));return i&&r(i)},readlink:o=>E.readlink(m(o)),list:o=>E.list(m(
o)).map(r),files:()=>[...E.files()].filter(({path:o})=>o.startsWith(p)).map(r),read:(o,i)=>E.read(m(o),i)}}const O=N(E=>(0,M().
groupBy)(E.files(),({path:w})=>v().posix.basename(w)));function P(E,w){return O(E).get(w)??[]}function N(E){const w=new WeakMap;
return p=>{const m=p.original??p,{answer:r}=w.get(m)??{answer:E(m)};return w.set(m,{answer:r}),r}}function T(E){const w=N(
()=>new Map);return(p,m)=>{const r=w(p),n=r.get(m)??E(p,m);return r.set(m,n),n}}const x="version https://git-lfs.github.\
com/spec/";function I(E){if(E.startsWith(x))return"this is a Git LFS pointer; commit the file itself (git lfs untrack)"}},
95132:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.describe=j,g.eligibilityOf=p,g.finding=L,g.isMissingEvidence=
m,g.notJudged=I,g.problemFinding=A,g.whyNotJudged=E;function v(){const r=h(41895);return v=function(){return r},r}function M(){
const r=h(13580);return M=function(){return r},r}function L(r,n,u={}){return R(r,n,u)}function R(r,n,u){const{severity:o,
harm:i,layer:c}=(0,M().ruleOf)(r);return{rule:r,severity:o,harm:i,layer:c,args:n,...u}}function A({rule:r,args:n,span:u,
severity:o}){return R(r,n,{span:u,severity:o})}function j({rule:r,args:n,edit:u,danger:o,advice:i,level:c}){const s=(0,M().
ruleOf)(r);return{message:s.message(n)+(c?` ${O(c)}`:""),remedy:o===void 0?(u&&T(u))??i??s.remedy(n):`Remove the command\
: it ${o}. A person decides whether the gene needs it.`}}function O({rules:r,level:n,from:u,reason:o}){const i=o===void 0?
"":`: ${o.replace(/\.$/,"")}`;return`The policy sets \`${r}\` to \`${n}\`, instead of ${u}${i}.`}const P=160,N=4;function T({
new:r,pointer:n,files:u=[],fix:o}){if(!(r.length<=N&&r.every(d=>d.length<=P&&!d.includes("`"))))return o?"Run `gene-gate\
 fix --write`, which replaces the command (accepted; not run).":void 0;const c=n?.endsWith("/asset_id")===!0,s=c||r.length===
0?"":" (accepted; not run)",a=o?`; \`gene-gate fix --write\` does this${s}.`:".",[t,...e]=r.map(d=>`\`${d}\``);return t===
void 0?`Remove the command, which adds no check${a}`:c?`Set \`asset_id\` to ${t}${a}`:u.length>0?`Move it into a script,\
 ${u.map(({path:f})=>`\`${f}\``).join(", ")}, and run ${[t,...e].join(", ")}${a}`:e.length===0?`Write ${t} instead${a}`:
`Write separate entries in \`validation\`: ${[t,...e].join(", ")}${a}`}const x=500;function I(r,n,u={}){return L("not-ju\
dged",{detail:E(r,n)},u)}function E(r,n){if((0,v().endsAudit)(n))throw n;return`${r}: ${w(n).slice(0,x).replace(/\.$/,"")}`}
function w(r){return r instanceof v().GateError?r.message:r instanceof Error?`${r.name}: ${r.message}`:String(r)}function p(r){
return r.length===0?"eligible":r.every(m)?"unproven":"refuted"}function m({rule:r}){const{unproven:n,undecided:u}=(0,M().
ruleOf)(r);return n===!0||u===!0}},13254:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isProblem=L,g.
problemAt=v;const h={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"\
warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-p\
ath":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"\
notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning",
"npm-script-missing":"warning","npm-script-text":"warning","workspaces-changed":"warning"};function v(R,A,j,O=M(R)){return{
rule:R,args:j,span:A,severity:O}}function M(R){return R in h?h[R]:"error"}function L(R,A){return R.rule===A}},94411:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.areHarmlessOptions=I,g.isHarmlessVariable=E,g.isReadByProgram=i,g.readAssignments=
n;function v(){const c=h(25367);return v=function(){return c},c}function M(){const c=h(90762);return M=function(){return c},
c}const L=/^[\w.-]{0,64}$/,R=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,A=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
j=/^\d{1,9}$/,O=/^(?:|[01]|true|false|yes|no|on|off)$/i,P=new Map([["NODE_ENV",L],["CI",L],["FORCE_COLOR",L],["NO_COLOR",
L],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",R],["LC_ALL",R],["NODE_NO\
_WARNINGS",O],["PYTHONDONTWRITEBYTECODE",O],["PYTHONUNBUFFERED",O],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACK\
TRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",A],["TS_NODE_TRANSPILE_ONLY",O],["TS_NODE_FILES",O],["TS_NODE_SKIP\
_PROJECT",O]]),N=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
L]],T="NODE_OPTIONS",x=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function I(c){return c.split(" ").every(s=>x.test(s.replaceAll("_","-")))}function E(c,s){if(c===T)return I(s);const a=P.
get(c);return a!==void 0?a.test(s):p(c)?N.some(([e,d])=>e.test(c)&&d.test(s))||O.test(s)||j.test(s):!1}const w=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function p(c){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(c)?!i(c):w.test(c)}function m(c){return c===T||P.has(c)||p(c)}const r=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function n(c,s){const a=[],t=[];let e=0;for(const d of c){const[f]=d.parts,l=f&&!f.quoted?r.exec(f.text):null;if(!l)break;
e+=1;const[y,k="",$]=l,D=(0,M().textOf)(d).slice(y.length),b={start:d.start,end:d.end};if(!$&&E(k,D))a.push({name:k,value:D,
span:b}),s.add("environment-assignment",b,{name:k,value:(0,v().visible)(D)});else{const S=!$&&m(k);s.add("assignment-ref\
used",b,{name:k,value:(0,v().visible)(D),known:S}),$||t.push({name:k,value:D,span:b})}}return{assignments:a,refused:t,count:e}}
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
`.match(/\S+/g),o=new RegExp(`^(?:${u.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function i(c){
return o.test(c)}},97424:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.DOES=void 0,g.dangerOfScript=
a,g.findDangers=I;function v(){const e=h(11331);return v=function(){return e},e}function M(){const e=h(81716);return M=function(){
return e},e}function L(){const e=h(54421);return L=function(){return e},e}const R=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
A=(e,d,f)=>e.some(l=>/^-[A-Za-z]+$/.test(l)&&[...l.slice(1)].some(y=>d.includes(y))||l.length>3&&f.startsWith(l.toLowerCase())),
j=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,O=e=>e.some((d,f)=>{const l=/^(?:-s|--signal)$/.
test(d)?e[f+1]:/^(?:-s|--signal=|-)(.+)$/.exec(d)?.[1];return l!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(l)}),P=(e,d,f)=>(e===
"systemctl"||e==="loginctl")&&d.some(l=>f.test(l)),N=[{name:"mass_deletion",matches:({program:e,args:d})=>e==="rm"&&A(d,
"rR","--recursive")&&d.some(f=>!f.startsWith("-")&&j.test(f))},{name:"raw_disk_write",matches:({program:e,args:d})=>e===
"dd"&&d.some(f=>f.startsWith("if=")||/^of=\/dev\//.test(f))},{name:"filesystem_format",matches:({program:e})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(e)},{name:"direct_disk_write",matches:({program:e,args:d})=>e==="tee"&&d.some(f=>R.test(f))},{name:"world_writable",
matches:({program:e,args:d})=>e==="chmod"&&d.some(f=>/^[0-7]{2,4}[2367]$/.test(f)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
f))},{name:"privilege_escalation",matches:({program:e,args:d})=>e==="chown"&&d.some(f=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(f))},{name:"firewall_manipulation",matches:({program:e})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(e)},
{name:"system_shutdown",matches:({program:e,args:d})=>/^(?:shutdown|poweroff|halt)$/.test(e)||/^(?:init|telinit)$/.test(
e)&&d[0]==="0"||P(e,d,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:e,args:d})=>e==="reboot"||/^(?:init|telinit)$/.
test(e)&&d[0]==="6"||P(e,d,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:e,args:d})=>/^(?:kill|pkill|killall)$/.
test(e)&&O(d)}],T=8,x=4;function I(e,d=0,f=new r){return(0,M().everyCommand)(e).flatMap(l=>E(l,f,d))}function E(e,d,f){const l=[],
{words:y}=(0,M().withoutReserved)(e);for(const{operator:b,target:S}of e.redirections)if(b.includes(">")&&S&&R.test(S.text)){
const F=`> ${S.text}`;l.push({name:"direct_disk_write",pattern:F,words:[S]})}const k=w(y),$=d.runBy(e,k);if($!==void 0){
const b=`${$} | ${y[0]?.text??""}`;l.push({name:"remote_code_execution",pattern:b,words:y})}const D=new Set;for(const b of k){
const S=N.find(({matches:H})=>H(b))?.name;if(S!==void 0){const H=b.words.map(({text:W})=>W).join(" ");l.push({name:S,pattern:H,
words:b.words})}const C=(0,v().programNamed)(b.program)?.kind==="shell"?(0,L().textHanded)(b.words)?.text:void 0;if(C===
void 0||D.has(C)||f===x)continue;D.add(C);const G=I((0,M().readShellText)(C),f+1,d);l.push(...G.map(H=>({...H,words:b.words}))),
m.test(C)&&l.push({name:"remote_code_execution",pattern:C,words:b.words})}return l}function w(e){const d=p(e,0);if(d===void 0)
return[];const f=[d];if((0,v().programNamed)(d.program)?.kind==="wrapper")for(let l=1;l<=Math.min(e.length-1,T);l+=1){const y=p(
e,l);y!==void 0&&!/^-|=/.test(y.program)&&f.push(y)}if(d.program==="find")for(const[l,{text:y}]of e.entries()){const k=/^-(?:exec|ok)(?:dir)?$/.
test(y)?p(e,l+1):void 0;if(k!==void 0&&f.push(k),f.length>T)break}return f}function p(e,d){const f=e[d];if(f===void 0)return;
const l=e.slice(d);return{program:(0,v().baseName)(f.text),args:l.slice(1).map(({text:y})=>y),words:l}}const m=/\bdownload(?:string|data)\b/i;
class r{#n=new Map;#e=new Map;runBy(d,f){const l=(d.pipedFrom&&this.#n.get(d.pipedFrom))??u(d.inside),y=f.find(({program:$})=>o(
$));this.#n.set(d,l??y?.program);const k=f.flatMap(({program:$,args:D,words:b})=>((0,v().runsCode)($)?D:b.slice(0,1).map(
({text:S})=>S)).flatMap(S=>this.#e.get(n(S))??[]))[0];return y&&this.#s(y,d),f.some(({program:$})=>(0,v().runsCode)($))?
l??k:k}#s({program:d,args:f},{redirections:l}){const y=l.flatMap(({target:k})=>k?.text??[]);for(const k of[...f,...y])!k.
startsWith("-")&&n(k)!==""&&this.#e.set(n(k),d)}}function n(e){return e.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function u(e){
return(0,M().everyCommand)(e).flatMap(({words:d})=>w(d)).find(({program:d})=>o(d))?.program}function o(e){return(0,v().programNamed)(
e)?.kind==="downloader"}const i=g.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},c=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,s=16*1024;function a(e){if(e.length>s)return"is too long to\
 check";for(const[,l="",y=""]of e.matchAll(c))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(l)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(y))return i.mass_deletion;const d=(0,M().readShellText)(e),f=I(d).find(({name:l})=>l!=="mass_deletion");return f?i[f.
name]:t(d)?"pipes text into a shell":void 0}function t(e){return(0,M().everyCommand)(e).some(({pipedFrom:d,words:f})=>{const[
l]=(0,L().startedWords)(f);return d!==void 0&&l!==void 0&&(0,v().isShell)(l.text)})}},25367:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.codePointName=R,g.inspectBlanks=w,g.inspectCharacters=j,g.inspectInjection=r,g.inspectLookAlikes=
N,g.visible=A;function v(){const n=h(11970);return v=function(){return n},n}const M=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function L(n){if(n>=32&&n<127||n===9)return"visible";if(n===0)return"nul-character";if(n===10||n===13)return"line-break";
if(n<160||n>=55296&&n<=57343)return"control-character";const u=String.fromCodePoint(n);return M.test(u)?"invisible-chara\
cter":"visible"}function R(n){return`U+${n.toString(16).toUpperCase().padStart(4,"0")}`}function A(n,u=120){const o=n.length>
u?`${n.slice(0,u)}\u2026`:n;let i="";for(const c of o){const s=c.codePointAt(0)??0,a=s!==9&&L(s)==="visible";i+=a?c:`<${R(
s)}>`}return i}function j(n,u,o,i){let c=u;for(const s of n)O(s,c,o,i),c+=s.length}function O(n,u,o,i){const c=n.codePointAt(
0)??0,s={start:u,end:u+n.length},a=R(c),t=L(c);if(t==="line-break"?i.add(t,s,{character:a,quoted:o}):t!=="visible"&&i.add(
t,s,{character:a}),t!=="visible"||c<=126)return;const e=n.normalize("NFKC");e!==n.normalize("NFC")||/[\0-\x7f]/.test(e)?
i.add("look-alike-letters",s,{word:n,looks_like:e,characters:[a]}):o||i.add("non-ascii-unquoted",s,{character:a,shown:n})}
const P=/\p{L}+/gu;function N(n,u,o,i){if(/^[\x00-\x7f]*$/.test(n)||!o&&/\s/.test(n))return;const c=o?T(n):x(n);if(c===void 0)
return;const s=[...new Set(n)].filter(a=>a>"\x7F");i.add("look-alike-letters",{start:u.start,end:u.end},{word:A(n),looks_like:A(
c),characters:s.slice(0,10).map(a=>R(a.codePointAt(0)??0))})}function T(n){const u=n.normalize("NFKD").replace(/\p{M}/gu,
""),o=(0,v().asciiOf)(u);return/^[\x20-\x7e]+$/.test(o)?o:void 0}function x(n){let u=!1;const o=n.replace(P,i=>{const c=(0,v().
asciiOf)(i);return c===i||!/[A-Za-z]/.test(i)?i:(u=!0,c)});return u?o:void 0}const I=100,E=1e3;function w(n,u){let o=0,i=0;
for(let c=0;c<=n.length;c+=1){const s=n.charAt(c);if(s===" "||s==="	")continue;const a=c-i;if(a>1&&(o+=a-1),a>=I||o>=E){
const t=Math.max(a,o);u.add("blank-padding",{start:i,end:c},{blanks:t});return}i=c+1}}const p=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
m=/<!--|```/;function r(n,u,o){const i=({index:a,0:t})=>o??{start:a,end:a+t.length},c=p.exec(n);c&&u.add("workflow-comma\
nd",i(c),{written:A(c[0])});const s=m.exec(n);s&&u.add("markup-injection",i(s),{written:s[0]})}},14395:function(U,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.isWide=P,g.literalSegment=O,g.matchName=x,g.matchesStars=I,g.readPattern=L;const h=Symbol(
"*"),v=/^.$/su,M=/\[\w+\]|./gsu;function L(p){if(!p.parts.some(s=>!s.quoted&&/[*?[]/.test(s.text)))return;const m=p.parts.
flatMap(({text:s,quoted:a})=>a?Array.from(s):(s.match(M)??[]).map(R)),r=p.parts.map(({text:s,quoted:a})=>a?"\0":s).join(
""),n=/\[.*\]/s.test(r.replace(/\[\w+\]/g,"]")),u=m.findIndex(s=>typeof s!="string"||n&&s==="[");if(u<0)return;const o=p.
parts.map(s=>s.text).join(""),i=A(m.slice(0,u)),c=j(m);return{text:o,prefix:i,segments:c,...n&&{ambiguity:"bracket"}}}function R(p){
return p==="*"?h:p==="?"?v:p.length>1&&p.startsWith("[")?new RegExp(`^${p}$`):p}function A(p){return p.filter(m=>typeof m==
"string").join("")}function j(p){const m=[[]];for(const r of p)r==="/"?m.push([]):m.at(-1)?.push(r);return m}function O(p){
return p.every(m=>typeof m=="string")?A(p):void 0}function P(p){return p.includes(h)}const N=p=>Array.from(p),T=p=>Array.
from(Buffer.from(p).toString("latin1"));function x(p,m){if(m.startsWith(".")&&p[0]!==".")return!1;const r=E(p,m,N);return/^[\x20-\x7e]*$/.
test(m)||r===E(p,m,T)?r:void 0}function I(p,m){const r=Array.from(m,n=>n==="*"?h:n);return E(r,p,N)}function E(p,m,r){const n=p.
flatMap(s=>typeof s=="string"?r(s):[s]),u=r(m);let o=0,i=-1,c=0;for(let s=0;s<u.length;)if(n[o]===h)i=o,c=s,o+=1;else if(w(
n[o],u[s]))o+=1,s+=1;else if(i>=0)o=i+1,c+=1,s=c;else return!1;return n.slice(o).every(s=>s===h)}function w(p,m=""){return p instanceof
RegExp?p.test(m):p===m}},16500:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.MAX_PATTERNS=void 0,g.
resolvePattern=N;function v(){const i=h(76760);return v=function(){return i},i}function M(){const i=h(32854);return M=function(){
return i},i}function L(){const i=h(25367);return L=function(){return i},i}function R(){const i=h(14395);return R=function(){
return i},i}function A(){const i=h(90762);return A=function(){return i},i}const j=20,O=4096,P=g.MAX_PATTERNS=64;function N(i,c,s){
const{pattern:a,span:t,position:e}=i,d=(0,L().visible)(a.text),f=I(a);let l=[];if(e==="program")s.add("glob-unclear",t,{
pattern:d,reason:"program"});else if(E(a))s.add("glob-unclear",t,{pattern:d,reason:"outside"});else if(!x(a,c))if(f)s.add(
"glob-unclear",t,{pattern:d,reason:f});else if(w(a))s.add("glob-unclear",t,{pattern:d,reason:"flag"});else if(c)l=T(i,c,
s);else if(e==="script"&&a.segments.some(R().isWide))s.add("glob-unclear",t,{pattern:d,reason:"program"});else{const y={
matches:[],count:0,judged:!1};s.add("unquoted-glob",t,{pattern:d,...y})}return l.length===0?[a.text]:l}function T({pattern:i,
span:c,position:s},a,t){const e=(0,L().visible)(i.text),d=r(i,a),f="matches"in d&&!d.matches.every(p);if("ambiguity"in d||
f){const $="ambiguity"in d?d.ambiguity:"file_name";return t.add("glob-unclear",c,{pattern:e,reason:$}),[]}const{matches:l}=d;
l.some($=>$.startsWith("-"))&&t.add("glob-unclear",c,{pattern:e,reason:"flag"}),s==="script"&&l.length>1&&t.add("glob-un\
clear",c,{pattern:e,reason:"program"});const y=l.slice(0,j).map($=>(0,L().visible)($)),{length:k}=l;return t.add("unquot\
ed-glob",c,{pattern:e,matches:y,count:k,judged:!0}),l}function x({prefix:i,text:c},s){return i.includes("://")&&!s?.stat(
c.slice(0,c.indexOf("/")))}function I({text:i,segments:c,ambiguity:s}){return s||(i.length>O?"too_many":c.some(t=>(0,R().
literalSegment)(t)===void 0&&(0,R().matchName)(t,".."))?"dot":void 0)}function E({text:i,segments:c}){return i.startsWith(
"/")||c.some(s=>(0,R().literalSegment)(s)==="..")}function w({prefix:i}){return i.startsWith("-")&&!i.includes("=")}function p(i){
const c=new(A()).ProblemCollector;return(0,L().inspectCharacters)(i,0,!0,c),c.inOrder().length===0}const m=128*1024;function r(i,c){
let s=[{written:"",path:""}];for(const[e,d]of i.segments.entries()){const f=e===i.segments.length-1,l=[];for(const y of s){
const k=n(y,d,f,c);if(typeof k=="string")return{ambiguity:k};l.push(...k)}s=l}const a=s.map(({written:e})=>Buffer.from(e));
return a.reduce((e,d)=>e+d.length+1,0)>m?{ambiguity:"too_many"}:{matches:a.sort(Buffer.compare).map(e=>e.toString())}}function n(i,c,s,a){
const{written:t,path:e}=i,d=(0,R().literalSegment)(c);if(d==="")return s?[i]:"empty_segment";const f=s?"":"/";if(d===".")
return[{written:`${t}.${f}`,path:e}];const l=[];for(const y of u(e,c,d,a)){if(y==="letters")return"letters";if(!s&&o(y,a))
return"symlink";!s&&y.kind!=="directory"||l.push({written:`${t}${v().posix.basename(y.path)}${f}`,path:y.path})}return l}
function*u(i,c,s,a){if(s!==void 0){const t=a.stat(i===""?s:`${i}/${s}`);t?.tracked&&(yield t);return}for(const t of a.list(
i)){if(!t.tracked)continue;const e=(0,R().matchName)(c,v().posix.basename(t.path));e===void 0?yield"letters":e&&(yield t)}}
function o(i,c){if(i.kind!=="symlink")return i.kind==="submodule";const s=(0,M().resolveInTree)(c,i.path);return s.kind===
"missing"?!1:s.kind!=="inside"||!/^(?:file|executable)$/.test(s.entry.kind)}},54669:function(U,g,h){Object.defineProperty(
g,"__esModule",{value:!0}),g.hasOneReading=T,g.lex=N;function v(){const r=h(94411);return v=function(){return r},r}function M(){
const r=h(25367);return M=function(){return r},r}function L(){const r=h(16500);return L=function(){return r},r}function R(){
const r=h(14395);return R=function(){return r},r}function A(){const r=h(11331);return A=function(){return r},r}function j(){
const r=h(26781);return j=function(){return r},r}function O(){const r=h(90762);return O=function(){return r},r}const P=128*
1024;function N(r,n){const u=new(O()).ProblemCollector;if(x(r,u))return{words:[],assignments:[],refused:[],problems:u.inOrder()};
const o={start:0,end:r.length};(0,M().inspectBlanks)(r,u),(0,M().inspectInjection)(r,u);const i=(0,j().splitWords)(r,u),
{assignments:c,refused:s,count:a}=(0,v().readAssignments)(i,u);for(const e of i.slice(0,a))w(e,u);const t=I(i.slice(a),n,
u);t.length===0&&u.add("empty-command",o,{});for(const{value:e,span:d}of c)(0,M().inspectInjection)(e,u,d);for(const{text:e,
span:d}of t)(0,M().inspectInjection)(e,u,d);return{words:t,assignments:c,refused:s,problems:u.inOrder()}}function T({problems:r}){
return r.every(({severity:n})=>n==="warning")}function x(r,n){if(Buffer.byteLength(r)<=P)return!1;const u={start:0,end:r.
length};return n.add("command-too-long",u,{more:`${P} bytes`}),!0}function I(r,n,u){const o=[];let i=0;for(const[c,s]of r.
entries()){const a={start:s.start,end:s.end},t=s.parts.some(l=>l.quoted),e=(0,O().textOf)(s);w(s,u),p(s,u),m(s,c===0,u),
(0,M().inspectLookAlikes)(e,s,c===0,u);const d=(0,R().readPattern)(s);if(d&&(i+=1),d&&i>L().MAX_PATTERNS&&u.add("glob-un\
clear",a,{pattern:(0,M().visible)(e),reason:"too_many"}),!d||i>L().MAX_PATTERNS){o.push({text:e,span:a,quoted:t});continue}
const f=E(c,o);for(const l of(0,L().resolvePattern)({pattern:d,span:a,position:f},n,u))o.push({text:l,span:a,quoted:t})}
return o}function E(r,n){return r===0?"program":r===1&&n[0]?.text==="node"?"script":"argument"}function w(r,n){for(const[
u,o]of r.parts.entries()){if(o.quoted||!o.text.includes("~"))continue;const i=o.text.search(u===0?/(?:^|[=:])~/:/[=:]~/);
if(i<0)continue;const c=o.start+o.text.indexOf("~",i),s=(0,M().visible)((0,O().textOf)(r));n.add("tilde-expansion",{start:c,
end:c+1},{word:s});return}}function p(r,n){let u=-1,o=!1;for(const i of r.parts)if(!(i.quoted||u<0&&!i.text.includes("{")))
for(const{0:c,index:s}of i.text.matchAll(/[{},]|\.\./g)){const a=i.start+s;if(c==="{")u<0&&(u=a);else if(c!=="}")o=u>=0;else if(o){
const t={start:u,end:a+1};n.add("brace-expansion",t,{written:(0,M().visible)((0,O().textOf)(r))});return}}}function m(r,n,u){
const o=(0,O().unquotedText)(r);o!==void 0&&(o==="!"||n&&(0,A().isReserved)(o))&&u.add("shell-grammar",{start:r.start,end:r.
end},{written:o})}},11331:function(U,g){Object.defineProperty(g,"__esModule",{value:!0}),g.PROGRAM_NAMES=void 0,g.baseName=
P,g.changesShell=e,g.hasCommandLine=w,g.isBefore=s,g.isCommandLine=E,g.isOnlyBefore=a,g.isReserved=t,g.isShell=T,g.isWithoutEffect=
c,g.programNamed=N,g.runsCode=x,g.startsOthers=I;const h=/^-\w*c$|^--command$/,v=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
A=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",{text:h}],["shell","pwsh powersh\
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
im"]],j=new Map(A.flatMap(([d,f,l])=>f.split(" ").map(y=>[y,{name:y,kind:d,...l}]))),O=g.PROGRAM_NAMES=[...j.keys()];function P(d){
return/^\.{1,2}$/.test(d)?d:d.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function N(d){
const f=P(d),l=j.get(f);if(l!==void 0)return l;const y=j.get(f.replace(/[-.]?\d[\d.]*w?$/,""));return y?.kind==="shell"||
y?.kind==="interpreter"?y:void 0}function T(d){return N(d)?.kind==="shell"}function x(d){const f=N(d)?.kind;return f==="\
shell"||f==="interpreter"}function I(d){if(d===".")return!1;const f=N(d)?.kind;return f!==void 0&&f!=="system"&&f!=="dow\
nloader"}function E(d){const[f="",...l]=d.trim().split(/\s+/);return p(f)&&l.some(y=>/^-|[./]|^[|&;<>]+$/.test(y))}function w(d){
return/&&|\|\||\$\(|`/.test(d)?!0:d.split(/;\s|\s\|\s/).some(f=>{const[l="",...y]=f.trim().split(/\s+/);return y.length>
0&&p(l)})}function p(d){return j.has(d)}const m=d=>new Set(d.split(/\s+/)),r=m(": [ cd echo exit false test true"),n=m("\
! { do elif else if then time until while"),u=new RegExp(`^\\s*(?:(?:${[...n].join("|").replace("{","\\{")})\\s+)*$`),o=m(
"fi done case esac for } in [[ ]] function select coproc"),i=m(`. alias autoload bg bind break builtin caller chdir comm\
and compgen complete compopt continue
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function c(d){return r.has(d)}function s(d){
return n.has(d)}function a(d){return u.test(d)}function t(d){return n.has(d)||o.has(d)}function e(d){return t(d)||i.has(
d)}},81716:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.everyCommand=j,g.isDynamic=T,g.readShellText=
A,g.withoutReserved=P;function v(){const p=h(54669);return v=function(){return p},p}function M(){const p=h(11331);return M=
function(){return p},p}const L=128*1024,R=16;function A(p,m){return p.length>L?[]:new w(p,m).list("",0)}function j(p){return p.
flatMap(m=>[m,...j(m.inside)])}const O=/^([A-Za-z_]\w*)=(.*)$/s;function P(p){const{words:m,assignments:r}=p,n=m.findIndex(
({text:c,quoted:s})=>s||!(0,M().isBefore)(c));if(n<1)return p;const u=m.slice(n),o=u.findIndex(({text:c})=>!O.test(c)),i=o<
0?u:u.slice(0,o);return{...p,words:u.slice(i.length),assignments:[...r,...i.map(N)]}}function N({text:p,span:m}){const[,
r="",n=""]=O.exec(p)??[];return{name:r,value:n,span:m}}function T({problems:p,substituted:m},{span:r}){const n=u=>u.start<
r.end&&u.end>r.start;return m.some(n)||p.some(u=>x.has(u.rule)&&n(u.span))}const x=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),I=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
E=/\\.?|\$\(|[^\\`$"]+|./sy;class w{#n;#e;#s=0;constructor(m,r){this.#n=m,this.#e=r}list(m,r){const n=[];let u=this.#r(),
o=!1;const i=(c,s="")=>{const a=this.#t(u,c,s),{words:t,assignments:e,redirections:d,inside:f}=a,l=t.length+e.length+d.length+
f.length===0,y=n.at(-1);l?y&&(n[n.length-1]={...y,separator:y.separator+s}):n.push(a);const k=/^\|&?$/.test(s)?a:void 0;
u=this.#r(l?u.pipedFrom:k)};for(;this.#s<this.#n.length;){const c=this.#s,s=this.#i(o?E:I),a=this.#s;if(s==='"')o=!o;else{
if(s===m&&(!o||m==="`"))return i(c),n;if(s==="$("||s==="`"||!o&&/^[<>]?\($/.test(s)){if(r===R){i(c);continue}const t=this.#n.
slice(u.start,c),e=s==="("?(0,M().isOnlyBefore)(t)?"subshell":"definition":"substitution",d=this.list(s==="`"?"`":")",r+
1);u.inside.push(...d),u.gaps.push({kind:e,start:c,end:this.#s}),e==="subshell"&&(u.subshell=d)}else!o&&/^(?:[;&|\r\n]+|\))$/.
test(s)?i(c,s):!o&&s.startsWith("#")&&/^\s?$/.test(this.#n.charAt(c-1))?u.gaps.push({kind:"comment",start:c,end:a}):!o&&
/^(?:[<>]|&>)/.test(s)&&u.gaps.push({kind:"operator",start:c,end:a})}}return i(this.#n.length),n}#r(m){return{start:this.#s,
gaps:[],inside:[],pipedFrom:m}}#i(m){m.lastIndex=this.#s;const[r=""]=m.exec(this.#n)??[];return this.#s+=r.length,r}#t(m,r,n){
const{start:u,gaps:o,inside:i,pipedFrom:c,subshell:s}=m;let a="",t=u;for(const b of o){const S=b.kind==="comment"||b.kind===
"operator"?" ":"_";a+=this.#n.slice(t,b.start)+S.repeat(b.end-b.start),t=b.end}a+=this.#n.slice(t,r);const e=(0,v().lex)(
a,this.#e),d=b=>({...b,span:{start:b.span.start+u,end:b.span.end+u}}),f=e.words.map(d),l=new Set;let y=0;const $=o.filter(
({kind:b})=>b==="operator").map(({start:b,end:S})=>{for(;y<f.length&&(f[y]?.span.start??S)<S;)y+=1;const F=f[y],C=f[y-1];
return C?.span.end===b&&/^\d+$/.test(C.text)&&l.add(C),F&&l.add(F),{operator:this.#n.slice(b,S),...F&&{target:F}}}),D=[...e.
assignments,...e.refused].map(d);return{words:f.filter(b=>!l.has(b)),assignments:D.sort((b,S)=>b.span.start-S.span.start),
redirections:$,problems:e.problems.map(d),span:{start:u,end:r},separator:n,inside:i,substituted:o.filter(({kind:b})=>b===
"substitution"),...c&&{pipedFrom:c},...s&&{subshell:s},...o.some(({kind:b})=>b==="definition")&&{defines:!0}}}}},26781:function(U,g,h){
Object.defineProperty(g,"__esModule",{value:!0}),g.splitWords=R;function v(){const E=h(25367);return v=function(){return E},
E}const M=1e3,L=/[ \t\n\r'"\\$`;&|<>()]/g;function R(E,w){return new A(E,w).split()}class A{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(w,p){
this.#n=w,this.#e=p}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>M){const w={start:0,end:this.#n.
length};this.#e.add("command-too-long",w,{more:`${M} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,v().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#w();break;case"$":this.#l(!1);break;case"`":this.#m(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=I(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#b():this.#u();break;default:this.#u()}}#o(w,p,m,r=m){this.#r.length===0&&(this.#i=r),this.#r.push({text:w,quoted:p,
start:m})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const w=this.#t;
L.lastIndex=w+1;const p=L.exec(this.#n)?.index??this.#n.length,m=this.#n.slice(w,p);(0,v().inspectCharacters)(m,w,!1,this.#e),
this.#o(m,!1,w),this.#t=p}#h(){const w=this.#t,p=this.#n.indexOf("'",w+1),m=p<0?this.#n.length:p,r=this.#n.slice(w+1,m);
(0,v().inspectCharacters)(r,w+1,!0,this.#e),this.#o(r,!0,w+1,w),this.#d(w,m,"'")}#y(){const w=this.#t,p=this.#n;let m="",
r=w+1;for(this.#t=r;this.#t<p.length&&p.charAt(this.#t)!=='"';){const u=p.charAt(this.#t);u==="\\"&&/["$`\\\n]/.test(p.charAt(
this.#t+1))?(m+=p.slice(r,this.#t),p.charAt(this.#t+1)===`
`&&this.#f(),r=this.#t+1,this.#t+=2):u==="$"?this.#l(!0):u==="`"?this.#m(!0):this.#t+=1}const n=Math.min(this.#t,p.length);
m+=p.slice(r,n),(0,v().inspectCharacters)(p.slice(w+1,n),w+1,!0,this.#e),this.#o(m,!0,w+1,w),this.#d(w,n,'"')}#d(w,p,m){
this.#c+=1,this.#t=Math.min(p+1,this.#n.length),!(p<this.#n.length)&&this.#e.add("unterminated-quote",{start:w,end:p},{quote:m})}#w(){
const w=this.#t,p=this.#n.charAt(w+1);this.#t+=1,p===""?(this.#e.add("unterminated-quote",{start:w,end:w+1},{quote:"\\"}),
this.#o("\\",!0,w)):p===`
`?(this.#t=w,this.#f(),this.#t+=2):p>"\x7F"?this.#o("",!0,w+1,w):((0,v().inspectCharacters)(p,w+1,!0,this.#e),this.#o(p,
!0,w+1,w),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(w){const p=N(this.#n,this.#t,
w);p?this.#p(p.kind,p.end,w):(w||this.#o("$",!1,this.#t),this.#t+=1)}#m(w){const p=T(this.#n,this.#t);this.#p("command-s\
ubstitution",p,w)}#p(w,p,m){const r=this.#t,n=this.#n.slice(r,p);this.#e.add(w,{start:r,end:p},{written:(0,v().visible)(
n)}),m||this.#o(n,!0,r),this.#t=p}#b(){const w=this.#t,p=this.#n.indexOf(`
`,w);this.#t=p<0?this.#n.length:p;const m=this.#n.slice(w,this.#t);(0,v().inspectCharacters)(m,w,!1,this.#e),this.#e.add(
"shell-comment",{start:w,end:this.#t},{written:(0,v().visible)(m)})}}const j=/[A-Za-z_]/,O=/[A-Za-z0-9_]/,P=/[0-9@*#?$!-]/;
function N(E,w,p){const m=E.charAt(w+1);if(m==="(")return{kind:E.charAt(w+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:x(E,w+1,"(",")")};if(m==="{")return{kind:"variable-expansion",end:x(E,w+1,"{","}")};if(m==="[")return{kind:"\
arithmetic-expansion",end:x(E,w+1,"[","]")};if(m==="'"||m==='"'){if(p)return;const r=E.indexOf(m,w+2);return{kind:"dolla\
r-quote",end:r<0?E.length:r+1}}if(j.test(m)){let r=w+2;for(;O.test(E.charAt(r));)r+=1;return{kind:"variable-expansion",end:r}}
if(P.test(m)||m>"\x7F")return{kind:"variable-expansion",end:w+2}}function T(E,w){for(let p=w+1;p<E.length;p+=1){const m=E.
charAt(p);if(m==="\\")p+=1;else if(m==="`")return p+1}return E.length}function x(E,w,p,m){let r=0;for(let n=w;n<E.length;n+=
1){const u=E.charAt(n);if(u===p)r+=1;else if(u===m&&(r-=1,r===0))return n+1}return E.length}function I(E,w,p){const m=E.
charAt(w);if(m==="("||m===")")return p.add("shell-grammar",{start:w,end:w+1},{written:m}),w+1;const r=m==="<"||m===">",n=r?
/[<>&|-]/:/[;&|]/;let u=w+1;for(;u-w<3&&n.test(E.charAt(u));)u+=1;const o=E.slice(w,u);return p.add(r?"shell-redirection":
"shell-operator",{start:w,end:u},{operator:o}),u}},54421:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),
g.startedWords=L,g.textHanded=A;function v(){const N=h(11331);return v=function(){return N},N}const M=/^-(?:exec|ok)(?:dir)?$/;
function L(N){let T=N;for(;;){const[x,I]=T,E=(0,v().baseName)(x?.text??"");if(E==="find"){const p=T.findIndex(({text:m})=>M.
test(m));return p<0?T:L(T.slice(p+1))}if((0,v().programNamed)(E)?.kind!=="wrapper"||E==="command"&&/^-[vV]/.test(I?.text??
""))return T;const w=T.findIndex((p,m)=>m>0&&R(p,T));if(w<0)return T;T=T.slice(w)}}function R({text:N},T){return T.slice(
1).some(x=>(0,v().programNamed)(x.text))?(0,v().programNamed)(N)!==void 0:!/^-|^\w+=|^\d+[smhd]?$/.test(N)}function A(N){
const[T,...x]=N,I=T&&(0,v().programNamed)(T.text);if(I?.text===void 0)return;if(I.text==="words")return O(x);const E=I.text,
w=x.findIndex(({text:m})=>E.test(m)),p=x[w];if(p!==void 0){if(I.name==="cmd"){const m=p.text.slice(2);return O(m===""?x.
slice(w+1):[{...p,text:m},...x.slice(w+1)])}return/^[-/]e/i.test(p.text)&&j(I)?P(x[w+1]):j(I)?O(x.slice(w+1)):O(x.slice(
w+1,w+2))}}function j({name:N}){return N==="pwsh"||N==="powershell"}function O(N){return N.length===0?void 0:{text:N.map(
({text:T})=>T).join(" "),words:N}}function P(N){return N&&{text:Buffer.from(N.text,"base64").toString("utf16le"),words:[
N]}}},90762:function(U,g,h){Object.defineProperty(g,"__esModule",{value:!0}),g.ProblemCollector=void 0,g.firstErrors=A,g.
textOf=M,g.unquotedText=L;function v(){const j=h(13254);return v=function(){return j},j}function M(j){const[O]=j.parts;return j.
parts.length===1&&O?O.text:j.parts.map(P=>P.text).join("")}function L(j){const[O]=j.parts;return j.parts.length===1&&O&&
!O.quoted?O.text:void 0}class R{#n=[];add(O,P,N){this.#n.push((0,v().problemAt)(O,P,N))}inOrder(){const O=({severity:P})=>P===
"error"?0:1;return this.#n.sort((P,N)=>P.span.start-N.span.start||O(P)-O(N))}}g.ProblemCollector=R;function A(j){const O=new Set;
return j.filter(({rule:P,severity:N})=>{if(N!=="error")return!0;const T=!O.has(P);return O.add(P),T})}},63963:function(U,g,h){
h.r(g),h.d(g,{exec:()=>v.m});var v=h(81260)},678:function(U,g,h){h.r(g),h.d(g,{default:()=>v});var v=h(70298)},58238:function(U,g,h){
h.r(g),h.d(g,{parse:()=>v.parse,stringify:()=>v.stringify});var v=h(15756)},85:function(U,g,h){h.r(g),h.d(g,{GitPluginError:()=>v.
Uo,simpleGit:()=>v.Lp});var v=h(74724)},69873:function(U,g,h){h.r(g),h.d(g,{LineCounter:()=>v.HN,isAlias:()=>v.Vj,isMap:()=>v.
jh,isNode:()=>v.Ll,isScalar:()=>v.jn,isSeq:()=>v.oP,parseDocument:()=>v.Tp,stringify:()=>v.As,visit:()=>v.YR});var v=h(38815)}};
