"use strict";exports.id=1079,exports.ids=[1079],exports.modules={45806:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),
p.launchedBy=y,p.parseInvocation=M;function O(){const n=g(76760);return O=function(){return n},n}function I(){const n=g(
91063);return I=function(){return n},n}function C(){const n=g(11331);return C=function(){return n},n}function L(){const n=g(
87646);return L=function(){return n},n}function j(){const n=g(3893);return j=function(){return n},n}function x(){const n=g(
39872);return x=function(){return n},n}function $(){const n=g(46868);return $=function(){return n},n}function S(){const n=g(
31901);return S=function(){return n},n}const E=5,A={node:L().parseNode,npm:j().parseNpm,npx:j().parseNpx};function M(n,r,u=I().
NO_PROGRAMS){return P(n,r,u,0)}function P(n,r,u,o){const i=(l,h)=>k(l,h,u,o+1),e={families:u,start:i,tool:(l,h)=>(0,$().
parseTool)(l,h,e)};if(typeof n!="string")return(0,x().parseProgram)(n,r,e);const{invocation:s,problems:t}=A[n](r,e),[m]=n===
"node"&&!(0,L().isTestRun)(s)?s.operands:[];if(m===void 0)return{invocation:s,problems:t};const a=d(m.text,u.tools).map(
l=>{const h=["--",l].map(v=>({...m,text:v}));return i({program:"npx",words:[...h,...s.passthrough],starts:"file"},n)}),f=a.
flatMap(l=>l.invocation.launched??[]);return{invocation:f.length>0?{...s,launched:f}:s,problems:[...t,...a.flatMap(l=>l.
problems)]}}function y({launched:n=[]}){return n.flatMap(r=>[r,...y(r)])}function k({program:n,words:r,...u},o,i,e){const[
s={text:"",span:{start:0,end:0}},...t]=r,m=e===E?"outside-code":n?void 0:w(s.text,i.tools);if(m)return{invocation:{},problems:[
(0,S().wordProblem)(m,o,s)]};const a=n??((0,S().isProgram)(s.text)?s.text:void 0),{invocation:f,problems:l}=a?P(a,n?r:t,
i,e):P("npx",r,i,e);return{invocation:{launched:[{...f,...u}]},problems:l}}function w(n,r){return n.startsWith("-")?"unk\
nown-flag":(0,C().programNamed)(n)!==void 0&&!(0,S().isProgram)(n)&&!(0,I().isKnownTool)(r,n)?"outside-code":void 0}const c=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function d(n,r){const u=O().posix.normalize(n.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
u))return["yarn"];const[,o,i=""]=c.exec(u)??[];if(o===void 0)return[];if(o===".bin")return[i];const s=[...new Set([i.replace(
/\.[cm]?[jt]s$/,""),o])].filter(t=>(0,I().isKnownTool)(r,t));return s.length>0?s:[o]}},97340:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.judgeFlag=$,p.pythonFiles=n,p.setsHarmless=r;function O(){const o=g(19609);return O=function(){
return o},o}function I(){const o=g(60842);return I=function(){return o},o}function C(){const o=g(32854);return C=function(){
return o},o}function L(){const o=g(94411);return L=function(){return o},o}function j(){const o=g(31901);return j=function(){
return o},o}const x={problems:[]};function $(o,i,e){const{flag:s,value:t="",written:m,off:a}=e;if(s===void 0)return u(o,
i,e);const f=b=>E(b,o,e),{choices:l}=s;if(l?.every(b=>!S(b,t.replace(/\s+/g,""))))return{problems:[f("unknown-flag")]};if(a)
return x;const{rule:h,...v}=(0,I().isReason)(s.kind)?{rule:s.kind}:A(o,e,i.stops===!0),T=(0,j().isForeign)(m)||(0,j().isOfMachine)(
m),R=h??(T?"outside-code":void 0);return{...t===""?{}:v,problems:R?[f(R)]:[]}}function S(o,i){const[e="",s]=o.split("~");
if(s===void 0)return i===o;const t=i.slice(e.length,i.length-s.length);return/^[^"'\\{}<>\s]+$/.test(t)&&i===`${e}${t}${s}`}
function E(o,i,{word:{text:e,span:s},written:t,value:m=""}){const a=e===t&&m!==""?`${t} ${m}`:e;return(0,j().flagProblem)(
o,i,{name:t,written:a,span:s,value:m})}function A(o,i,e){const{word:s,flag:t,written:m,value:a=""}=i,{span:f}=s,l=t?.kind??
"text";switch(l){case"choice":return{};case"tests":return{files:[{as:"tests",path:a,span:f}]};case"path":{const h=(0,C().
normalise)(a)===void 0?"outside-code":void 0,v=(0,j().isElsewhere)(a)?[]:[{as:"place",path:a,span:f}];return{rule:h,files:v,
root:a}}case"config":return(0,j().isElsewhere)(a)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(a)?{}:{files:[{as:"config",path:a,
span:f}]};case"output":{const h=a.slice(a.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.test(h)?{}:(0,j().
isElsewhere)(h)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:h,span:f}]}}case"code":case"preload":{
const h=l==="code"?k(a,e):w(a,e),v=E("tool-runs-file",o,i);return{rule:h,files:c(a).map(T=>d(T,f,v,l))}}case"module":{const h=a.
split(":").filter(b=>/^\w+(?:\.\w+)*$/.test(b)),v=new Set(h.flatMap(b=>[b,b.replace(/\.\w+$/,"")]).flatMap(n)),T=E("tool\
-runs-file",o,i);return{rule:(0,j().isForeign)(a)||/[\\/]/.test(a)?"outside-code":void 0,files:[...v].map(b=>({as:"modul\
e",path:b,span:f,ifFile:T}))}}default:{const h=(0,j().isOfMachine)(a)&&!y(m,a);return{rule:(0,j().isForeign)(a)||h||M.test(
a)?"outside-code":void 0}}}}const M=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\][{}:]*\.json\b)/s,P=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function y(o,i){return P.test(o)||o==="-t"&&!i.includes(":")}function k(o,i){if((0,j().isElsewhere)(o)||/[\s(){};`]/.test(
o))return"outside-code";if(o.split(",").some(s=>/^\.|\.[cm]?[jt]sx?$/.test(s)))return i?"outside-code":"tool-runs-file"}
function w(o,i){return O().PRELOADABLE_PACKAGES.has(o)||O().PRELOADABLE_BY_TOOLS.has(o)?"tool-runs-file":i?"outside-code":
k(o,i)??"tool-runs-file"}function c(o){return o.split(",").filter(e=>e!==""&&!(0,j().isElsewhere)(e)).map(e=>e.replace(/^<rootDir>\//,
"./"))}function d(o,i,e,s){return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(o)?{as:"code",path:o,span:i}:{as:"module",path:o,
span:i,ifFile:e,first:s==="preload"}}function n(o){const i=o.replaceAll(".","/");return["","src/"].flatMap(e=>[".py","/_\
_main__.py","/__init__.py"].map(s=>`${e}${i}${s}`))}function r(o){const[,i="",e=""]=/^(\w+)[=:](.*)$/s.exec(o)??[];return i!==
""&&(0,L().isHarmlessVariable)(i,e)}function u(o,{stops:i,data:e={}},{word:s,written:t,value:m=""}){const a=l=>({problems:[
(0,j().wordProblem)(l,o,s)]});return i?a("unknown-flag"):e.starts==="npm-scripts"&&s.text.includes("=")?x:[t,m].some(l=>(0,j().
isForeign)(l)||(0,j().isOfMachine)(l))?a("outside-code"):e.unknown?x:a("unknown-flag")}},91633:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.filesAmong=A,p.judgeOperands=$,p.refusedAmong=j,p.ruleForOperand=S;function O(){const k=g(91063);
return O=function(){return k},k}function I(){const k=g(32854);return I=function(){return k},k}function C(){const k=g(13254);
return C=function(){return k},k}function L(){const k=g(31901);return L=function(){return k},k}function j(k,w,c){const[d]=c;
return d===void 0?[]:(w.data.variables?c:[d]).flatMap(r=>{const u=x(w,r.text);return u===void 0?[]:[(0,L().wordProblem)(
u,k,r)]})}function x({refused:k,data:w},c){const d=w.ends_with?.split(" ");if(d?.includes(c))return;const n=u=>(0,O().lookUp)(
k,(0,O().flagKey)(u))?.kind,r=c.split(":").some(u=>n(u)==="never-ends");return n(c)??(d||r?"never-ends":void 0)}function $(k,{
data:{variables:w,operands:c="path"}},d){return d.flatMap(n=>{const r=w===void 0?[]:y(k,w,n);if(r.length>0)return r;const u=S(
c,n.text);return u===void 0?[]:[(0,L().wordProblem)(u,k,n)]})}function S(k,w){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test(w))return k==="text"&&E.test(w)?void 0:"uses-network";switch(k){case"import":return w.includes("@")?"uses-network":
(0,I().normalise)(w)===void 0?"outside-code":void 0;case"text":return w==="-"?"reads-stdin":(0,L().isForeign)(w)||(0,L().
isOfMachine)(w)?"outside-code":void 0;case"path":case"tests":{if(w==="-")return"reads-stdin";if(w.startsWith("@"))return"\
outside-code";const c=w.replace(/^!|::.*$/gs,"");return(0,I().normalise)(c)===void 0||(0,L().isForeign)(w)?"outside-code":
void 0}}}const E=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;function A({data:k},w){const{operands:c="\
path"}=k;return w.flatMap(({text:d,span:n})=>{if(S(c,d)!==void 0)return[];const r=(c==="import"||k.starts==="package")&&
d.endsWith(".go");if(c==="tests"||r)return[{as:"tests",path:d.replace(/^!|::.*$|:[\d,*-]+$/gs,""),span:n}];const u=(0,I().
normalise)(d);return u&&!(0,I().isWithin)(u,".git",{ignoreCase:!0})&&!(0,L().isElsewhere)(d)?[{as:"place",path:d,span:n}]:
[]})}const M=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,P=/[$`;&|<>(){}\s]/;function y(k,w,c){const{text:d,span:n}=c,
r=d.includes("="),u=d.replace(/(?<!\s)\s*(?<![:+?!])[:+?!]*=.*$/s,"");return r&&!w.includes(u)?[(0,C().problemAt)("make-\
variable",n,{program:k,variable:u})]:(r?M.test(d):!P.test(d))?[]:[(0,L().wordProblem)("outside-code",k,c)]}},20691:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.launchesOf=x;function O(){const P=g(21006);return O=function(){return P},
P}function I(){const P=g(13254);return I=function(){return P},P}function C(){const P=g(54669);return C=function(){return P},
P}function L(){const P=g(97340);return L=function(){return P},P}function j(){const P=g(31901);return j=function(){return P},
P}function x(P,{program:y,words:k,parsing:w},{flags:c,operands:d}){const n=c.some(({flag:o})=>o?.kind==="only-prints"||o?.
kind==="outside-code"),r=o=>w.start(o,y),u=(()=>{switch(P){case"node":return n?[]:[r({program:"node",words:d})];case"com\
mand":return n?[]:[$(y,k,d,r)];case"command-texts":return d.map(o=>E(y,o,r));case"npm-scripts":{const o=c.flatMap(({flag:i,
word:e})=>i===void 0?[e]:[]);return d.map(i=>A(y,i,o,r))}default:return[]}})();return{invocation:{launched:u.flatMap(o=>o.
invocation.launched??[])},problems:u.flatMap(o=>o.problems)}}function $(P,y,k,w){const{words:c,problems:d}=P==="cross-en\
v"?S(k):{words:k,problems:[]},[n]=c,r=n&&y.find(({text:e})=>e===n.text),u=`\`${P}\` starts at the first word that is \`${n?.
text}\``,o=n===void 0||r===n?[]:[(0,I().problemAt)("flag-value",n.span,{program:P,flag:n.text,fault:u})],i=w({words:c});
return{...i,problems:[...d,...o,...i.problems]}}function S(P){const y=P.findIndex(({text:c})=>!/^\w+=/.test(c)),k=y<0?P:
P.slice(0,y),w=k.flatMap(({text:c,span:d})=>{if((0,L().setsHarmless)(c))return[];const{written:n,attached:r=""}=(0,O().splitAtEquals)(
c);return[(0,I().problemAt)("assignment-refused",d,{name:n,value:r,known:!1})]});return{words:P.slice(k.length),problems:w}}
function E(P,{text:y,span:k},w){const{words:c,problems:d}=(0,C().lex)(y.replace(/^npm:(?=\S)/,"npm run "));return/^npm(?::|\s+run\s+)\S*\*/.
test(y)||!(0,C().hasOneReading)({problems:d})?M(P,{text:y,span:k}):w({words:c.map(r=>({...r,span:k}))})}function A(P,{text:y,
span:k},w,c){const[,d="",n=""]=/^\s*(\S+)(.*)$/s.exec(y)??[],{words:r,problems:u}=(0,C().lex)(n),o=n.trim()===""||(0,C().
hasOneReading)({problems:u});if(!/^[\w:.@/-]+$/.test(d)||!o||/\{!?[*@%\d]/.test(y))return M(P,{text:y,span:k});const[i,e]=[
{text:"run",span:k,quoted:!1},{text:d,span:k,quoted:!1}],s=r.map(t=>({...t,span:k}));return c({program:"npm",words:[i,...w,
e,...s]})}function M(P,y){return{invocation:{},problems:[(0,j().wordProblem)("outside-code",P,y)]}}},87646:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.isTestRun=P,p.parseNode=x;function O(){const c=g(19609);return O=function(){
return c},c}function I(){const c=g(21006);return I=function(){return c},c}function C(){const c=g(13254);return C=function(){
return c},c}function L(){const c=g(31901);return L=function(){return c},c}const j=new Set(["","-","/dev/stdin","/dev/fd/\
0","/proc/self/fd/0"]);function x(c){const d=[],n=[],r=[],u=new Set;for(const f of(0,I().readFlags)(c,$).tokens){if(f.kind===
"operand"){r.push(f.word);continue}if(f.kind==="unknown"){const b={program:"node",flag:f.written};n.push((0,C().problemAt)(
"unknown-flag",f.word.span,b));continue}const{spec:l,negated:h}=f.part,v=E(f);d.push(v);const T=A(l,h,v.value);if(T!==void 0&&
n.push(M(v,T)),h)continue;u.add(l.kind);const R=k(l,v);R!==void 0&&n.push((0,L().flagProblem)(R,"node",v))}const o=P({flags:d}),
i=o?r.length:u.has("evaluates")?0:1,e=r.slice(0,i),s=r.slice(i),t=o||u.has("only-prints")||u.has("evaluates"),m=w(e,o,c);
m!==void 0&&!(t&&e.length===0)&&n.push(m);const a=(0,L().onlyAsksForInformation)(s);return a!==void 0&&n.push((0,L().printsOnly)(
"node",a)),{invocation:{program:"node",flags:d,operands:e,passthrough:s},problems:n}}const $={flags:"first",equals:"long",
expand:c=>{const d=c.startsWith("--"),n=d?c.slice(2).replaceAll("_","-"):c,r=n.startsWith("no-")&&!O().NODE_FLAGS.has(n),
u=r?n.slice(3):n,o=O().NODE_FLAGS.get(O().NODE_ALIASES.get(u)??(d?u:""));return o&&[{spec:o,negated:r,takes:r?"never":S(
o)}]}};function S({name:c,arity:d}){return c==="print"?"unless-dash":d==="value"?"always":"never"}function E(c){const{spec:d,
negated:n}=c.part;return{name:`--${n?"no-":""}${d.name}`,written:c.written,...(0,I().valueRead)(c)}}function A({name:c,arity:d},n,r){
if(d==="value")return(0,L().valueFault)(r,n);if(n)return r===void 0?void 0:"a `--no-` flag takes no value";if(d!=="none")
return r?void 0:"its value is missing";const u=c==="print"||/^(?:inspect|debug$|debug-brk$)/.test(c);return r===void 0||
u?void 0:"it takes no value"}function M(c,d){return(0,C().problemAt)("flag-value",c.span,{program:"node",flag:c.written,
fault:d})}function P({flags:c}){return c.findLast(({name:d})=>d==="--test"||d==="--no-test")?.name==="--test"}const y=/\.(?:info|lcov|log|tap|txt|xml)$/;
function k(c,{value:d=""}){switch(c.kind){case"harmless":return;case"reports-tests":return O().BUILT_IN_REPORTERS.has(d)?
void 0:"outside-code";case"tolerates-rejections":return d==="warn"||d==="none"?"weakens":void 0;case"writes-report":return d===
"stdout"||d==="stderr"?void 0:y.test(d)&&!(0,L().isElsewhere)(d)?"tool-writes":"writes-files";case"evaluates":return"out\
side-code";case"preloads":return O().PRELOADABLE_PACKAGES.has(d)?"tool-runs-file":"outside-code";default:return c.kind}}
function w(c,d,n){const[r]=c;if(r===void 0){const i=n.at(-1)?.span.end??0;return d?void 0:(0,C().problemAt)("reads-stdin",
{start:0,end:i},{program:"node",flag:""})}const{text:u,span:o}=r;if(j.has(u))return(0,C().problemAt)("reads-stdin",o,{program:"\
node",flag:u});if(u.startsWith("-"))return(0,C().problemAt)("outside-code",o,{program:"node",flag:`-- ${u}`});if(u==="in\
spect"||!d&&u==="debug")return(0,C().problemAt)("outside-code",o,{program:"node",flag:u})}},3893:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.parseNpm=x,p.parseNpx=E;function O(){const n=g(4274);return O=function(){return n},
n}function I(){const n=g(20457);return I=function(){return n},n}function C(){const n=g(60842);return C=function(){return n},
n}function L(){const n=g(13254);return L=function(){return n},n}function j(){const n=g(31901);return j=function(){return n},
n}function x(n,r=j().ALONE){const{flags:u,operands:o}=A(O().NPM_FLAGS,n,O().NPM_SHORTHANDS),[i,...e]=o,s=i&&O().NPM_SUBCOMMANDS.
get(i.text),t=s?.kind==="runs-tool",m=M("npm",u,n,t),a={program:"npm",flags:m.flags};if(i===void 0){const v=y(u)?[]:[d("\
npm",n)];return{invocation:{...a,operands:[],passthrough:[]},problems:[...m.problems,...v]}}if(s===void 0){const v=[...O().
NPM_SUBCOMMANDS].find(([b])=>b.startsWith(i.text))?.[1].name??"",T={program:"npm",subcommand:i.text,meant:v},R=[(0,L().problemAt)(
"unknown-subcommand",i.span,T),...m.problems];return{invocation:{...a,operands:e,passthrough:[]},problems:R}}const f={...a,
subcommand:s.name},{invocation:l,problems:h}=k(s,{word:i,rest:e},f,r);return{invocation:l,problems:[...h,...m.problems]}}
const $={...O().NPM_FLAGS,stops:!0},S=new Map([...O().NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function E(n,r=j().
ALONE){const{flags:u,operands:o}=A($,n,S),i=M("npx",u,n,!0),e={program:"npx",subcommand:"exec",flags:i.flags},[s]=o;if(s===
void 0){const{subcommand:T,...R}=e,b=y(u)?[]:[d("npx",n)];return{invocation:{...R,operands:[],passthrough:[]},problems:[
...i.problems,...b]}}const t=n[n.indexOf(s)-1],m=o.slice(1).find(({text:T})=>T.startsWith("-")),l=/^--no(?!-install$)/.test(
t?.text??"")&&m!==void 0&&t?[(0,L().problemAt)("flag-value",t.span,{program:"npx",flag:t.text,fault:"npx takes the next \
word for its value"})]:[],{invocation:h,problems:v}=c(o,e,r);return{invocation:h,problems:[...v,...i.problems,...l]}}function A(n,r,u){
const o=new Map;for(const m of r){const a=u.get(m.text);o.set(a===void 0?m:{...m,text:a},m)}const{flags:i,operands:e,started:s}=(0,I().
readUse)(n,[...o.keys()]),t=n.stops?s:e;return{flags:i,operands:t.map(m=>o.get(m)??m)}}function M(n,r,u,o){const i=r.map(
e=>{const{word:s,value:t,flag:m}=e,a=u.findIndex(({span:G})=>G.start===s.span.start),f=(u[a]?.text??"").replace(/^(--[^=]*)=.*/s,
"$1"),[,l,h]=/^--(no-)?(.*)$/s.exec(m?.name??f)??[],v=l!==void 0,T={name:`--${h??f}`,written:f,span:s.span,...t!==void 0&&
m&&{value:t},...v&&{negated:v}};if(m===void 0)return{flag:T,problems:[P(n,T,u[a+1],o)]};const R=/^(?:true|false|null|always)$/.
test(u[a+1]?.text??""),b=m.arity==="value"?(0,j().valueFault)(t,!1):R?"npm reads the next word as its value":void 0,N=(0,C().
isReason)(m.kind)?m.kind:o&&O().SELECTING_FLAGS.has(m.name)?"outside-code":void 0,F={program:"npm",flag:f,fault:b??""},D=b===
void 0?[]:[(0,L().problemAt)("flag-value",s.span,F)];return{flag:T,problems:[...N?[(0,j().flagProblem)(N,n,T)]:[],...D]}});
return{flags:i.map(({flag:e})=>e),problems:i.flatMap(({problems:e})=>e)}}function P(n,r,u,o){const i=(0,j().flagProblem)(
"unknown-flag",n,r),e=!o&&O().FLAGS_OF_TESTS.has(r.written),s=u!==void 0&&!u.text.startsWith("-");return e&&!s?{...i,severity:"\
warning"}:i}function y(n){return n.some(({flag:r})=>r?.kind==="only-prints"||r?.kind==="outside-code")}function k({name:n,
kind:r},u,o,i){if(r==="runs-script")return w(n,u,o);if(r!=="runs-tool")return{invocation:{...o,operands:u.rest,passthrough:[]},
problems:[(0,j().wordProblem)(r,o.program,{text:n,span:u.word.span})]};if(u.rest.length>0)return c(u.rest,o,i);const s=o.
flags.some(({name:t})=>t==="--call")?[]:[d(o.program,[u.word])];return{invocation:{...o,operands:[],passthrough:[]},problems:s}}
function w(n,{word:r,rest:u},o){const i=n==="run"?u.slice(0,1):[r],e=n==="run"?u.slice(1):u,[s]=i,t=[];s===void 0?t.push(
(0,j().printsOnly)("npm",{...r,text:"run"})):s.text==="env"&&t.push({...(0,j().printsOnly)("npm",{...s,text:"run env"}),
severity:"error"});const m=(0,j().onlyAsksForInformation)(e);return m!==void 0&&t.push((0,j().printsOnly)("npm",m)),{invocation:{
...o,operands:i,passthrough:e},problems:t}}function c([n,...r],u,o){const i={...u,operands:n?[n]:[],passthrough:r};if(n===
void 0)return{invocation:i,problems:[]};if(!(0,j().isToolName)(n.text))return{invocation:i,problems:[(0,j().wordProblem)(
"uses-network",u.program,n)]};const e=o.tool(n,r);return{...e,invocation:{...i,...e.invocation}}}function d(n,r){const u=r[0]?.
span.start??0,o=r.at(-1)?.span.end??0;return(0,L().problemAt)("nothing-to-run",{start:u,end:o},{program:n})}},39872:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.parseProgram=E,p.parseUse=A;function O(){const c=g(20457);return O=function(){
return c},c}function I(){const c=g(13254);return I=function(){return c},c}function C(){const c=g(97340);return C=function(){
return c},c}function L(){const c=g(91633);return L=function(){return c},c}function j(){const c=g(20691);return j=function(){
return c},c}function x(){const c=g(31901);return x=function(){return c},c}function $(){const c=g(91883);return $=function(){
return c},c}function S(){const c=g(79757);return S=function(){return c},c}function E(c,d,n){const{program:r,use:u}=c,{invocation:o,
named:i,problems:e}=A({program:r,use:u,words:d,family:c,parsing:n}),t=[...i.files.filter(({as:a})=>a!=="place"),...o.files??
[]];return{invocation:{program:r,family:c,...{flags:[],operands:[],passthrough:[]},...o,files:t},problems:e}}function A(c){
const{program:d,use:n}=c,{behind:r,data:u}=n,o=r?c.words.findIndex(({text:v})=>v==="--"):-1,i=o<0?c.words:c.words.slice(
0,o),e=(0,O().readUse)(n,i),s=e.rest?[...e.flags,e.rest.flag]:e.flags,t=o<0||!r?[]:(0,O().readUse)(r,c.words.slice(o+1)).
flags,m=[...s.map(v=>(0,C().judgeFlag)(d,n,v)),...t.map(v=>(0,C().judgeFlag)(d,r??n,v))],a=(n.stops?e.started:e.operands).
slice(u.skips??0),{invocation:f,named:l,problems:h}=P(c,{flags:[...s,...t],operands:a,...e.rest&&{rest:{module:e.rest.flag.
flag?.kind==="module",words:e.rest.words}}});return{invocation:{...f,...u.any_package&&{anyPackage:!0},flags:[...s.map(M),
...f.flags??[]]},named:{files:[...m.flatMap(({files:v=[]})=>v),...l?.files??[]],roots:m.flatMap(({root:v=[]})=>v)},problems:[
...m.flatMap(v=>v.problems),...h]}}function M({word:c,written:d,value:n}){return{name:d,written:d,span:c.span,...n!==void 0&&
{value:n}}}function P(c,d){const{program:n,use:r,path:u,family:o,parsing:i}=c,{flags:e,operands:s,rest:t}=d,[m,...a]=s,f=(0,L().
refusedAmong)(n,r,s);if(f.length>0&&r.stops)return{invocation:{},problems:f};const l=m&&r.subcommands.get(m.text),h=l?.data.
starts==="own-script"?"own-script":r.data.starts;if(m&&l&&h!=="own-script"){const b=u===void 0?m.text:`${u} ${m.text}`;return A(
{...c,use:l,path:b,words:a})}const v={...u!==void 0&&{subcommand:u},...e.some(({flag:b})=>b?.kind==="checks-syntax-only")&&
{parsed:!0}},T=(()=>{if(t&&o)return t.module?(0,$().parseModule)(o,t.words,i):{invocation:{passthrough:t.words},problems:[]};
if(h!==void 0&&o===void 0)return(0,j().launchesOf)(h,c,d);if(m===void 0)return{invocation:{},problems:k(c,e)};if(h!==void 0&&
o)return(0,S().startByName)(h,m,a,{family:o,parsing:i});if(r.subcommands.size>0){const F=(0,I().problemAt)("unknown-subc\
ommand",m.span,{program:n,subcommand:m.text});return{invocation:{operands:[m],passthrough:a},problems:[F]}}const b=s.filter(
({span:F})=>f.every(D=>D.span!==F)),N=(0,L().filesAmong)(r,b);return{invocation:{operands:s},problems:(0,L().judgeOperands)(
n,r,s),named:{files:N}}})(),R=[...f,...w(c,e),...T.problems];return{...T,invocation:{...v,...T.invocation},problems:R}}function y(c){
return c.some(({flag:d,off:n})=>d?.kind==="only-prints"&&!n)}function k({program:c,use:d},n){const r=y(n)?void 0:d.data.
alone,u={text:"",span:{start:0,end:c.length}};return r?[(0,x().wordProblem)(r,c,u)]:[]}function w({program:c,use:d,path:n,
words:r},u){if(y(u))return[];const o=new Set(u.flatMap(({flag:e,off:s})=>e&&!s?e.name:[])),i=r[0]?.span??{start:0,end:0};
return Object.entries(d.data.unless??{}).flatMap(([e,s])=>s.split(" ").some(t=>o.has(t))?[]:[(0,x().wordProblem)(e,c,{text:n??
"",span:i})])}},46868:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.parseTool=j,p.parseUnknownTool=
x;function O(){const S=g(20457);return O=function(){return S},S}function I(){const S=g(11331);return I=function(){return S},
S}function C(){const S=g(39872);return C=function(){return S},S}function L(){const S=g(31901);return L=function(){return S},
S}function j(S,E,A){const{text:M}=S,{tools:P}=A.families,y=P.refusal(M);if(y!==void 0)return{invocation:{},problems:[(0,L().
wordProblem)(y,M,S)]};const k=P.known(M),w=k??P.unknown(M),{invocation:c,named:d,problems:n}=(0,C().parseUse)({program:M,
use:w,words:E,parsing:A}),{launched:r}=c;return{invocation:{tool:d,...r&&{launched:r}},problems:k?n:[...n,...$(S,E,w)]}}
function x(S,E,A,M=L().ALONE){const{problems:P}=(0,C().parseUse)({program:S.text,use:A,words:E,parsing:M});return[...P,...$(
S,E,A)]}function $({text:S},E,A){const{flags:M,operands:P}=(0,O().readUse)(A,E),y=E[E.findIndex(({text:d})=>d==="--")+1],
k=[...new Set([P[0],y])].filter(d=>d!==void 0&&(0,I().startsOthers)(d.text)),w=M.filter(({written:d,flag:n,value:r=""})=>/^-[ex]$/.
test(d)&&/\s/.test(r)||n?.kind!=="config"&&(0,I().isCommandLine)(r)),c=P.filter(({text:d})=>(0,I().hasCommandLine)(d));return[
...k,...w.map(({word:d})=>d),...c].flatMap(d=>d===void 0?[]:[(0,L().wordProblem)("outside-code",S,d)])}},31901:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.ALONE=void 0,p.flagProblem=S,p.isElsewhere=y,p.isForeign=k,p.isOfMachine=
w,p.isProgram=j,p.isToolName=x,p.onlyAsksForInformation=M,p.printsOnly=P,p.valueFault=E,p.wordProblem=$;function O(){const n=g(
91063);return O=function(){return n},n}function I(){const n=g(32854);return I=function(){return n},n}function C(){const n=g(
13254);return C=function(){return n},n}const L=p.ALONE={families:O().NO_PROGRAMS,start:()=>({invocation:{},problems:[]}),
tool:()=>({invocation:{},problems:[]})};function j(n){return n==="node"||n==="npm"||n==="npx"}function x(n){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(n)}function $(n,r,{text:u,span:o}){return(0,C().problemAt)(n,o,{program:r,flag:u})}function S(n,r,u){const{written:o,
span:i,value:e}=u,s={program:r,flag:o};return(0,C().problemAt)(n,i,e===void 0?s:{...s,value:e})}function E(n,r){return r?
"it takes a value, so it has no `--no-` form":n===void 0||n===""?"its value is missing":n.startsWith("-")?"its value beg\
ins with a dash":void 0}const A=new Set(["--version","-v","-V","--help","-h"]);function M(n){const[r]=n;return n.length===
1&&r!==void 0&&A.has(r.text)?r:void 0}function P(n,r){return $("only-prints",n,r)}function y(n){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.
test(n)||n.split(",").some(r=>(0,I().normalise)(r)===void 0)}function k(n){return/(?:^|[=,\s])(?:data|file):/i.test(n)?!0:
!n.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(n)?!1:n.split(/[=,:"']/).some(r=>r.includes("..")&&!d(r))}function w(n){return n.
split(/[=,:"']/).some(r=>c.test(r))}const c=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function d(n){return/^[\\/]/.test(n)||(0,I().normalise)(n)!==void 0}},91883:function(U,p,g){Object.defineProperty(p,"__e\
sModule",{value:!0}),p.parseModule=P;function O(){const y=g(96215);return O=function(){return y},y}function I(){const y=g(
20457);return I=function(){return y},y}function C(){const y=g(91063);return C=function(){return y},y}function L(){const y=g(
13254);return L=function(){return y},y}function j(){const y=g(97340);return j=function(){return y},y}function x(){const y=g(
31901);return x=function(){return y},y}const $=(0,C().groupsByName)({"uses-network":`
    conda pip pre_commit virtualenv easy_install poetry pipx build setuptools cookiecutter copier twine
    semantic_release huggingface_hub
  `,"never-ends":`
    aiohttp.web aiosmtpd bokeh celery daphne flask gradio gunicorn hypercorn ipykernel jupyter locust notebook panel
    pyftpdlib sphinx_autobuild streamlit tornado.autoreload uvicorn waitress ptw pytest_watch pytest_watcher
    watchfiles watchdog.watchmedo
  `,"reads-stdin":"IPython bpython ipdb ptpython pudb","outside-code":`
    accelerate.commands.launch ansible ansible.playbook austin coverage debugpy doit fabric fire hatch honcho invoke ker\
nprof
    line_profiler memory_profiler mprof nox papermill pdm pex pipenv ptvsd py_spy pydevd pyinstrument pyperf rye scalene\

    torch.distributed.launch torch.distributed.run tox uv viztracer
  `}),S=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),E=/^(?:-\w|--[\w-]+=)?[/~]/,A=(0,C().useTable)({flags:{
text:"q,quiet"}});function M({text:y,span:k}){const w=/^\w+(?:\.\w+)*$/.test(y)?y.split("."):[],c=w.map((n,r)=>w.slice(0,
r+1).join("."));return(y.endsWith(".py")?[y]:c.flatMap(j().pythonFiles)).map(n=>({as:"module",path:n,span:k}))}function P({
program:y,data:k},[w,...c],d){if(w===void 0){const a={program:y,flag:"-m",fault:"its value is missing"};return{invocation:{},
problems:[(0,L().problemAt)("flag-value",{start:0,end:0},a)]}}const{known:n}=d.families,r=n.get(w.text);if(r!==void 0&&k.
started_programs.includes(w.text)){const a=d.start({program:r,words:c},y);return{...a,invocation:{module:w,...a.invocation}}}
const u=w.text==="unittest"?c.flatMap(M):[],o={module:w,operands:[w],passthrough:c,files:u},i=(a,f=w.text)=>({invocation:o,
problems:[(0,x().wordProblem)(a,y,{...w,text:f})]}),e=/^[\w.]+$/.test(w.text)?$.get(w.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(e!==void 0)return i(e);const s=n.get("python");if(w.text==="py_compile"&&s!==void 0){const{flags:a,
operands:f}=(0,I().readUse)(A,c),l=f.map(v=>d.start({program:s,words:[v]},y)),h=l.flatMap(v=>v.invocation.launched??[]);
return{invocation:{...o,launched:h.map(v=>({...v,parsed:!0}))},problems:[...a.flatMap(v=>(0,j().judgeFlag)(w.text,A,v).problems),
...i("checks-syntax-only","-m py_compile").problems,...l.flatMap(v=>v.problems)]}}const t=S.has(w.text);if(!t&&(0,O().isOfLibrary)(
w.text))return i("outside-code",`-m ${w.text}`);const m=c.filter(({text:a})=>(0,x().isForeign)(a)||t&&E.test(a));return{
invocation:t?o:{...o,starts:"module"},problems:m.map(a=>(0,x().wordProblem)("outside-code",w.text,a))}}},79757:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.extensionProblems=P,p.startByName=x;function O(){const w=g(91063);return O=
function(){return w},w}function I(){const w=g(13254);return I=function(){return w},w}function C(){const w=g(11331);return C=
function(){return w},w}function L(){const w=g(91633);return L=function(){return w},w}function j(){const w=g(31901);return j=
function(){return w},w}function x(w,c,d,n){const{program:r}=n.family,u={operands:[c],passthrough:d},o=()=>({invocation:u,
problems:[(0,j().wordProblem)("outside-code",r,c)]});switch(w){case"file":return M(c,d,n);case"package":{const i=(0,L().
ruleForOperand)("import",c.text),s=i===void 0&&c.text.endsWith(".go")?[{as:"tests",path:c.text,span:c.span}]:[];return{invocation:{
...u,files:s},problems:i?[(0,j().wordProblem)(i,r,c)]:[]}}case"program":return y(c,d,n);case"script":case"own-script":{const i=$.
test(c.text)?o().problems:[];return{invocation:{...u,subcommand:"run"},problems:[...i,...A(d,n.family)]}}case"tool":return k(
"exec",c,d,n);case"script-or-tool":case"script-tool-or-file":{const i=w==="script-tool-or-file";if(S.test(c.text)||i&&E(
c.text))return i?M(c,d,n):o();const e=k("script-or-tool",c,d,n);return{...e,problems:[...e.problems,...A(d,n.family)]}}default:
return o()}}const $=/^\/|\*/,S=/^-$|^\.{0,2}[\\/]|^~|^[^\\/]*[\\/][\s\S]*\.\w+$|\.[cm]?[jt]sx?$/;function E(w){return/[\\/]/.
test(w)&&!/^@[\w.-]+\/[\w.-]+$/.test(w)}function A(w,{program:c,use:d}){return w.filter(({text:r})=>{const u=/^--([\w-]+)/.
exec(r)?.[1];return u!==void 0&&d.flags.get((0,O().flagKey)(u))?.kind==="outside-code"}).map(r=>(0,j().wordProblem)("out\
side-code",c,r))}function M(w,c,d){const{family:n,parsing:r}=d,{program:u}=n,{text:o,span:i}=w,e={operands:[w],passthrough:c,
starts:"file"};if(o==="-"||o===""||o.startsWith("/dev/"))return{invocation:e,problems:[(0,I().problemAt)("reads-stdin",i,
{program:u,flag:o})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(o)&&/:/.test(o))return{invocation:e,problems:[
(0,j().wordProblem)("uses-network",u,w)]};const[,t=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.exec(o)??[],
m=n.data.dependency_tools.includes(t)?r.families.known.get(t):void 0;return m?r.start({program:m,words:c},u):{invocation:e,
problems:P(n,o,i)}}function P({program:w,data:{extensions:c}},d,n){const[,r]=/\.([^./\\]*)$/.exec(d.replace(/^.*\//s,""))??
[];return c===void 0||r===void 0||c.split(" ").includes(r)?[]:[(0,I().problemAt)("target-extension",n,{program:w,path:d,
extension:r})]}function y(w,c,d){const{family:n,parsing:r}=d,{text:u}=w;if(/:\/\//.test(u))return{invocation:{},problems:[
(0,j().wordProblem)("uses-network",n.program,w)]};if(u==="-"||/\.\w+$/.test(u))return M(w,c,d);const o=r.families.known.
get(u);return o===void 0||!n.data.started_programs.includes(u)?{invocation:{},problems:[(0,j().wordProblem)("outside-cod\
e",n.program,w)]}:r.start({program:o,words:c},n.program)}function k(w,c,d,{family:n,parsing:r}){const{text:u}=c,o=[(0,j().
wordProblem)("outside-code",n.program,c)];if(w==="exec"&&E(u))return{invocation:{},problems:o};const i=/[;&|<>$`'"(){}\\*?]/.
test(u)||(0,C().hasCommandLine)(u);if(!(0,j().isToolName)(u)&&(w==="exec"||i))return{invocation:{},problems:o};const e={
subcommand:w,operands:[c],passthrough:d},s=(0,j().isProgram)(u)?u:r.families.allowed.get(u);if(s!==void 0){const f=r.start(
{program:s,words:d},n.program);return{...f,invocation:{...e,...f.invocation}}}if((0,C().isShell)(u)||w==="exec"&&(0,C().
programNamed)(u)!==void 0)return{invocation:e,problems:o};const{invocation:t,problems:m}=r.tool(c,d),a=w==="exec"||(0,O().
isKnownTool)(r.families.tools,u);return{invocation:{...e,...t},problems:a?m:[]}}},51951:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.readCommand=y,p.readWords=w;function O(){const t=g(91063);return O=function(){return t},t}function I(){
const t=g(93028);return I=function(){return t},t}function C(){const t=g(13254);return C=function(){return t},t}function L(){
const t=g(54669);return L=function(){return t},t}function j(){const t=g(11331);return j=function(){return t},t}function x(){
const t=g(90762);return x=function(){return t},t}function $(){const t=g(45806);return $=function(){return t},t}function S(){
const t=g(31901);return S=function(){return t},t}function E(){const t=g(86191);return E=function(){return t},t}function A(){
const t=g(73872);return A=function(){return t},t}function M(){const t=g(82293);return M=function(){return t},t}const P=new Set;
async function y(t,m={}){const a=w(t,m),{tree:f,base:l,changed:h=P,cwd:v="",clock:T,programs:R=O().NO_PROGRAMS}=m,{isOutput:b}=m;
if(a.invocation===void 0||a.argv===null)return a;if(f===void 0)return{...a,problems:[...a.problems,...k(a.invocation,R)]};
const N={tree:f,directory:v,changed:h,families:R,...l&&{base:l},...b&&{isOutput:b}},{invocation:F}=a,{targets:D,problems:G}=await(0,A().
resolveInvocation)(F,N,T);return{...a,targets:D,problems:e(a.problems,G).map(H=>i(H,a.command))}}function k(t,{tools:m}){
return[t,...(0,$().launchedBy)(t)].flatMap(({subcommand:a,operands:[f]})=>a==="exec"&&f&&(0,S().isToolName)(f.text)&&!(0,O().
isKnownTool)(m,f.text)?[(0,C().problemAt)("tool-unknown",f.span,{tool:f.text})]:[])}function w(t,{tree:m,cwd:a="",programs:f=O().
NO_PROGRAMS}={}){if(typeof t!="string")return d(t);const{words:l,assignments:h,problems:v}=(0,L().lex)(t,m&&(0,I().subTree)(
m,a)),T=(0,x().firstErrors)(v),[R]=l,b=(z,K,J)=>({command:t,words:l,assignments:h,argv:z,...J===void 0?void 0:{invocation:J},
targets:[],problems:K});if(R===void 0)return b(null,T);const N=(0,L().hasOneReading)({problems:T})?l.map(({text:z})=>z):
null,{program:F,problem:D}=r(t,l,f);if(D?.rule==="sentence")return b(N,[D,...T]);if(F===void 0)return b(N,[...T,D]);const G=c(
l,T).slice(1),{invocation:H,problems:W}=(0,$().parseInvocation)(F,G,f),B=(0,M().inspectPaths)(H,a);return b(N,[...T,...W,
...B],H)}function c(t,m){const a=m.find(f=>f.rule==="shell-operator"||(0,C().isProblem)(f,"line-break")&&!f.args.quoted);
return a===void 0?t:t.filter(({span:f})=>f.start<a.span.start)}function d(t){const m=t===null?"null":Array.isArray(t)?"a\
rray":typeof t,a=(0,C().problemAt)("command-not-text",{start:0,end:0},{type:m});return{command:"",words:[],assignments:[],
argv:null,targets:[],problems:[a]}}const n=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function r(t,m,{
allowed:a,offered:f,tools:l}){const[h]=m,v=h?.text??"",T=(0,S().isProgram)(v)?v:a.get(v);if(T!==void 0)return{program:T};
const R=h?.span??{start:0,end:0},b=(G,H)=>({program:void 0,problem:(0,C().problemAt)(G,R,H)}),[,N]=n.exec(v)??[];if(N===
void 0&&(0,E().isSentence)(t)){const G=m.at(-1)?.span.end??R.end;return{program:void 0,problem:(0,C().problemAt)("senten\
ce",{start:R.start,end:G},{})}}const F={...o(m,{allowed:a,offered:f}),allowed:[...a.keys()]};if(/[\\/]/.test(v))return b(
"program-by-path",{program:v,...F});if(N!==void 0)return b("program-look-alike",{program:v,meant:N.toLowerCase()});const D=(0,j().
programNamed)(v)?.kind;return b("program-not-allowed",{program:v,group:D??(l.known(v)?"npx":"other"),...u(m,D==="manager")&&
{installs:!0},...F})}function u([,...t],m){const[a=""]=t.map(({text:f})=>f).slice(t[0]?.text==="-m"?2:0);return a==="ins\
tall"||m&&/^(?:i|ci|add|sync|get)$/.test(a)}function o([t,m,a],{allowed:f,offered:l}){const h=t?.text??"",v=a!==void 0&&
m?.text==="-m"?a.text:"";if(l(h)==="python"&&f.has(v))return{offered:"",word:v};const T=l(h);if(T!==void 0)return{offered:T};
const R=h.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),
b=l(R);return f.has(R)?{offered:"",word:R}:b===void 0?{offered:""}:{offered:b,word:R}}function i(t,m){const a=m.slice(t.
span.start,t.span.end);return(0,C().isProblem)(t,"target-missing")&&/^[^'"\s\\]*\\[^'"\s]*$/.test(a)?{...t,args:{...t.args,
written:a}}:t}function e(t,m){const a=new Set(t.map(s)),f=[...t];for(const l of m){const h=s(l);a.has(h)||(a.add(h),f.push(
l))}return f}function s({rule:t,span:m,args:a}){return JSON.stringify([t,m.start,m.end,a])}},86191:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.isSentence=E,p.startedFiles=M;function O(){const P=g(11331);return O=function(){
return P},P}const I=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
C=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
L=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,j=/^[A-Za-z][a-z']*[:,]?$/,x=/^(?:[A-Za-z_][\w .\t-]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
$=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,S=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function E(P){const y=P.trim(),[k="",...w]=y.split(/\s+/,100);if(k===k.toLowerCase()&&(0,O().programNamed)(k)!==void 0)return!1;
if(x.test(y)||$.test(y)||S.test(k))return!0;if(/[;&|<>$`]/.test(y))return!1;const c=j.test(k);if(w.some(n=>/^--?[A-Za-z]/.
test(n)))return!1;if((c||L.test(k))&&w.some(n=>I.test(A(n))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(k))return w.length>
0||/[.!:]$/.test(k);const d=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(w[0]??"");return c&&d&&(C.test(k)||/[a-z]{2}[.!?]$/.test(
y))}function A(P){return P.replace(/[.,;:!?]$/,"")}function M({targets:P}){return P.flatMap(({kind:y,path:k,parsed:w})=>y===
"file"&&k&&!w?[k]:[])}},66227:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.dependencyHome=n,p.inspectDependency=
M,p.inspectOrigin=P,p.isUnverified=y,p.ownerOf=c,p.packageOf=A,p.resolveAtHome=u;function O(){const o=g(76760);return O=
function(){return o},o}function I(){const o=g(3463);return I=function(){return o},o}function C(){const o=g(95244);return C=
function(){return o},o}function L(){const o=g(93028);return L=function(){return o},o}function j(){const o=g(13254);return j=
function(){return o},o}function x(){const o=g(45156);return x=function(){return o},o}function $(){const o=g(59867);return $=
function(){return o},o}function S(){const o=g(10473);return S=function(){return o},o}function E(){const o=g(47668);return E=
function(){return o},o}function A(o){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(o)?.[1]}async function M(o,i,e){
const{tree:s,base:t=s}=r(o),{name:m,path:a}=i,f=await k(s,t,m),l=f===void 0?await d(s,i):void 0,h=v=>(0,j().problemAt)("\
dependency-unverified",e,{name:m,path:a,...v});return[...f===void 0?[]:[h({fault:f})],...l===void 0?[]:[h({fault:"stale",
differs:l})],...await P(o,m,e)]}async function P(o,i,e){const{tree:s,base:t=s}=r(o);return[...(await w(s,t)).map(a=>(0,j().
problemAt)("dependency-not-compared",e,{name:i,path:a})),...await(0,x().compareWithBase)(s,t,i,e)]}function y(o){return(0,j().
isProblem)(o,"dependency-unverified")?o.args.fault!=="stale":(0,j().isProblem)(o,"target-missing")&&o.args.untracked===!0}
async function k(o,i,e){const[s,t]=await Promise.all([(0,$().readLocks)(o),(0,$().readLocks)(i)]),m=({npm:h})=>h?.packages.
has(e)===!0,a=h=>m(h)||h.unread.length>0;return m(t)&&!m(s)&&o.stat(t.npm?.path??"")||a(t)&&!a(s)?"removed":(await(0,$().
usablePackageJson)(o,""))?.dependencies.has(e)?a(s)||(s.npm??t.npm)===void 0?void 0:"unlocked":"undeclared"}async function w(o,i){
const[{npm:e,unread:s},t]=await Promise.all([(0,$().readLocks)(o),(0,$().readLocks)(i)]);if(!e&&s.length===0&&!t.npm&&t.
unread.length===0)return[""];const m=await Promise.all(s.map(a=>(0,S().hasOtherContent)(o,i,a)));return s.filter((a,f)=>m[f])}
async function c(o,i,e){const{npm:s,unread:t}=await(0,$().readLocks)(o),m=s?.packages,a=t.length>0||m===void 0||m.has(i);
return e.has(i)&&a?i:[...e].find(f=>Object.hasOwn(m?.get(f)?.bin??{},i))}async function d(o,{name:i,binary:e}){const s=`\
node_modules/${i}`,t=(await(0,$().readLocks)(o)).npm?.packages.get(i);if(t===void 0||o.stat(s)===void 0)return;const m=await(0,$().
readJsonFile)(o,`${s}/package.json`),a=(0,I().objectIn)(m),f=(0,I().textIn)(a,"name")||i,l=(0,I().textIn)(a,"version"),h=(F,D,G)=>`\
the installed package has the ${F} \`${D||"nothing"}\`, but the lockfile has \`${G}\``;if(m!==void 0&&f!==t.name)return h(
"name",f,t.name);if(m!==void 0&&!["",l].includes(t.version))return h("version",l,t.version);const v=t.bin??(a.bin===void 0?
void 0:(0,$().binOf)(a.bin,f)??{});if(e===void 0||v===void 0)return;const{name:T,file:R}=e,b=Object.entries(v).flatMap(([
F,D])=>T===void 0||T===F?[O().posix.normalize(D)]:[]),N=T===void 0?"binary":`binary ${T}`;return b.includes(R)?void 0:h(
N,R,b[0]??"nothing")}function n({tree:o,base:i=o,directory:e}){const s=t=>m=>C().LOCKFILES.some(a=>m.stat(O().posix.join(
t,a))!==void 0);return(0,E().foldersUpFrom)(e).find(t=>[o,i].some(s(t)))??""}function r(o,i=n(o)){if(i==="")return o;const{
tree:e,base:s,directory:t,changed:m}=o,a=`${i}/`;return{...o,tree:(0,L().subTree)(e,i),...s&&{base:(0,L().subTree)(s,i)},
directory:t.slice(a.length),changed:new Set([...m].flatMap(f=>f.startsWith(a)?f.slice(a.length):[]))}}async function u(o,i){
const e=n(o),{targets:s,problems:t}=await i(r(o,e));return{targets:s.map(m=>m.path===void 0?m:{...m,path:O().posix.join(
e,m.path)}),problems:t}}},73872:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveInvocation=x;function O(){
const E=g(45806);return O=function(){return E},E}function I(){const E=g(15804);return I=function(){return E},E}function C(){
const E=g(52437);return C=function(){return E},E}function L(){const E=g(9504);return L=function(){return E},E}function j(){
const E=g(56788);return j=function(){return E},E}function x(E,A,M){const P=new(j()).Trail((y,k)=>$(y,k,P),M);return $(E,
A,P)}async function $(E,A,M){const P=[];for(const y of[E,...(0,O().launchedBy)(E)])P.push(await S(y,A,M));return(0,j().join)(
P)}function S(E,A,M){const{program:P,family:y}=E;return y!==void 0?(0,L().resolveProgram)(E,y,A,M):P==="node"?(0,I().resolveNode)(
E,A):(0,C().resolveNpm)(E,A,M)}},15804:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.firstFile=e,p.
inspectImport=f,p.resolveFound=y,p.resolveNode=s,p.resolveTests=d;function O(){const v=g(76760);return O=function(){return v},
v}function I(){const v=g(32854);return I=function(){return v},v}function C(){const v=g(93028);return C=function(){return v},
v}function L(){const v=g(13254);return L=function(){return v},v}function j(){const v=g(94411);return j=function(){return v},
v}function x(){const v=g(87646);return x=function(){return v},v}function $(){const v=g(66227);return $=function(){return v},
v}function S(){const v=g(82293);return S=function(){return v},v}function E(){const v=g(56788);return E=function(){return v},
v}function A(){const v=g(10473);return A=function(){return v},v}const M=new Set(["","js","mjs","cjs","ts","mts","cts"]);
async function P(v,T,R){const{tree:b}=v,N=(0,S().pathProblem)(T,R,v.directory);if(N!==void 0)return{targets:[],problems:[
N]};if(T.includes("\\"))return(0,E().fails)("target-not-a-file",R,{path:T,reason:"backslash"});const F=(0,I().normalise)(
(0,E().from)(v,T))??"",D=(0,$().dependencyHome)(v);if(D!==""&&(0,I().isWithin)(F,O().posix.join(D,"node_modules")))return(0,$().
resolveAtHome)(v,H=>P(H,T,R));const G=e(b,i(F));return G===void 0?c(v,T,F,R):G.kind==="inside"&&G.entry.kind==="director\
y"?(0,E().fails)("target-not-a-file",R,{path:T,reason:"directory"}):k(v,{path:T,wanted:F,found:G},R)}async function y(v,{
path:T,wanted:R,found:b},N){const F=(0,A().fileAt)(b,T,N);if("problems"in F)return F;const D=await w(v,F,T,N);if(D.some(
$().isUnverified))return{targets:[],problems:D};const G=(0,A().runs)(v,{name:T,path:F.path,wanted:R},N);return{...G,problems:[
...D,...G.problems]}}async function k(v,T,R){const{path:b,wanted:N}=T,F=(0,A().fileAt)(T.found,b,R);if("problems"in F)return F;
const D=/\.([^./]*)$/.exec(O().posix.basename(F.path))?.[1]??"";if(!M.has(D))return(0,E().fails)("target-extension",R,{program:"\
node",path:b,extension:D});const G=await y(v,T,R);if(G.targets.length===0)return G;const H=(0,$().packageOf)(F.path);return H&&
!(0,I().isWithin)(N,"node_modules")&&!N.includes(`node_modules/${H}`)?(0,E().fails)("dependency-unverified",R,{name:H,path:b,
fault:"linked"}):F.tracked&&await u(v.tree,F)?(0,E().join)([G,(0,E().fails)("target-writes",R,{path:F.path})]):G}async function w(v,{
path:T,tracked:R,built:b},N,F){const D=(0,$().packageOf)(T);return D===void 0?(R||b)&&!(0,I().isWithin)(T,"node_modules")?
[]:[(0,L().problemAt)("target-missing",F,{path:N,untracked:!0})]:R?[(0,L().problemAt)("dependency-unverified",F,{name:D,
path:N,fault:"committed"})]:await(0,$().inspectDependency)(v,{name:D,path:N},F)}async function c(v,T,R,b){const N=(0,$().
packageOf)(R);if(N===void 0&&v.tree.isPending?.(R))return(0,E().fails)("target-not-judged",b,{path:T});if(N===void 0||v.
tree.stat("node_modules")!==void 0)return(0,A().nothingAt)(v.tree,R,T,b);const F=await(0,$().inspectDependency)(v,{name:N,
path:T},b);return F.some($().isUnverified)?{targets:[],problems:F}:(0,E().join)([(0,E().fails)("not-installed",b,{name:N}),
{targets:[],problems:F}])}async function d(v,T,R,b){const N=(0,S().testProblem)(T,R,v.directory);if(N!==void 0)return{targets:[],
problems:[N]};const D=((0,S().isPattern)(T)?((0,S().alternativesOf)(T)??[]).map(S().baseOf):[T]).map(W=>(0,I().resolveInTree)(
v.tree,(0,E().from)(v,W)));if(D.some(({kind:W})=>W==="outside"))return(0,E().fails)("target-outside",R,{path:T,reason:"s\
ymlink"});const[G]=D,H=G?.kind==="inside"&&G.entry.kind==="directory"&&G.entry.tracked;return(0,S().isPattern)(T)||G===void 0||
H?E().NOTHING:b({path:T,wanted:(0,I().normalise)((0,E().from)(v,T))??T,found:G})}const n=256*1024,r=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function u(v,T){if((T.size??0)>n)return!1;const R=(await v.read(T.path)).toString("latin1");return r.test(R)}const o=[
"",".js",".json",".node"];function i(v){return v===""?[""]:o.map(T=>v+T)}function e(v,T){const R=T.map(b=>(0,I().resolveInTree)(
v,b)).filter(b=>b.kind!=="missing");return R.find(b=>b.kind!=="inside"||(0,C().isRegular)(b.entry.kind))??R[0]}async function s(v,T){
const{flags:R,operands:b}=v,N=(0,x().isTestRun)(v),F=[];for(const H of R)F.push(await m(H,T));for(const{text:H,span:W}of b){
if(H===""||H.startsWith("-"))continue;const B=()=>P(T,H,W);F.push(N?await d(T,H,W,B):await B())}const{targets:D,problems:G}=(0,E().
join)(F);return R.some(({name:H})=>H==="--check")?{targets:D.map(H=>({...H,parsed:!0})),problems:G}:{targets:D,problems:G}}
const t=new Set(["--import","--require","--experimental-loader"]);async function m(v,T){const{name:R,value:b="",span:N}=v;
return R==="--env-file"||R==="--env-file-if-exists"?h(T,b,N):R==="--test-reporter-destination"?a(T,b,N):!t.has(R)||!/^[@a-z]/i.
test(b)?E().NOTHING:f(T,b,N)}function a(v,T,R){if(/^std(?:out|err)$/.test(T))return E().NOTHING;const b=(0,S().pathProblem)(
T,R,v.directory);if(b!==void 0)return{targets:[],problems:[b]};const N=(0,I().resolveInTree)(v.tree,(0,I().normalise)((0,E().
from)(v,T))??"");return N.kind==="outside"?(0,E().fails)("target-outside",R,{path:T,reason:"symlink"}):N.kind==="inside"&&
N.entry.tracked?(0,E().fails)("writes-files",R,{program:"node",flag:T}):E().NOTHING}async function f(v,T,R){const b=/^(?:@[^/]+\/)?[^/]+/.
exec(T)?.[0]??T;return{targets:[],problems:await(0,$().inspectDependency)(v,{name:b,path:T},R)}}const l=/(?<!\w)([A-Za-z_]\w*)\s*=/g;
async function h(v,T,R){if((0,S().pathProblem)(T,R,v.directory)!==void 0)return E().NOTHING;const b=(0,I().resolveInTree)(
v.tree,(0,E().from)(v,T));if(b.kind==="missing"&&v.tree.isPending?.(b.path))return(0,E().fails)("target-not-judged",R,{path:T});
const N=(0,A().fileAt)(b,T,R);if("problems"in N)return N;if(!N.tracked&&!N.built)return(0,E().fails)("target-missing",R,
{path:T,untracked:!0});if((N.size??0)>n)return(0,E().fails)("environment-file-unsafe",R,{path:T,names:[]});const D=[...(await v.
tree.read(N.path)).toString("utf8").matchAll(l)].map(([,H=""])=>H).filter(H=>(0,j().isReadByProgram)(H.toUpperCase())&&H.
toUpperCase()!=="NODE_ENV"),G=[...new Set(D)].slice(0,10);return G.length===0?E().NOTHING:(0,E().fails)("environment-fil\
e-unsafe",R,{path:T,names:G})}},62205:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.manifestChange=
M,p.resolveRuns=A;function O(){const e=g(76760);return O=function(){return e},e}function I(){const e=g(54669);return I=function(){
return e},e}function C(){const e=g(90762);return C=function(){return e},e}function L(){const e=g(96916);return L=function(){
return e},e}function j(){const e=g(59867);return j=function(){return e},e}function x(){const e=g(56788);return x=function(){
return e},e}function $(){const e=g(61102);return $=function(){return e},e}function S(){const e=g(46912);return S=function(){
return e},e}function E(e,s,t,m){const{directory:a,event:f,words:l}=s;return m.follow(`${a}\0${f}`,`${(0,S().scriptText)(
s)}\0${l.length}`,()=>y(e,s,t,m),h=>P(h,f,t))}async function A(e,s,t,m){const a=s.length>0?[await(0,L().inspectShadows)(
e,t)]:[];for(const f of s)a.push(await E(e,f,t,m));return(0,x().join)([...a,M(e,t)])}function M({directory:e,changed:s},t){
const m=O().posix.join(e,"package.json");return s.has(m)?(0,x().fails)("target-changed",t,{path:m}):x().NOTHING}function P(e,s,t){
return e.why==="cycle"?(0,x().fails)("npm-script-cycle",t,{script:s}):(0,x().fails)("npm-script-chain",t,{script:s,limit:e.
limit,what:e.why})}async function y(e,s,t,m){const{event:a,body:f,words:l}=s,h=(0,S().scriptText)(s),v={targets:[(0,x().
target)(e,{kind:"npm_script",name:a,script:h})],problems:[]},T={...e,via:a},{parts:R,fault:b,isIdle:N}=await(0,$().resolveParts)(
{body:f,words:l,span:t},T,m),F=await k(e,s),D=[v];let G=b!==void 0;for(const{problems:H,targets:W}of R){const{kept:B,refused:z}=c(
H,l);if(D.push({targets:W,problems:B.map(n(F))}),z===void 0)continue;const K=u(z)&&!d(z);G||=K;const J=K&&!F?"error":void 0,
Y={script:a,text:h,reason:z.rule};b||D.push((0,x().fails)("npm-script-text",t,Y,J))}if(N&&D.push((0,x().fails)("only-pri\
nts",t,{program:"npm",flag:`run ${a}`})),b===void 0)D.push(w(l));else{const H=F&&l.length===0?"notice":void 0,W={script:a,
text:h,...b,words:l.map(B=>B.text)};D.push((0,x().fails)("npm-script-form",l[0]?.span??t,W,H))}return G&&F&&D.push((0,$().
namedTargets)(f,T,t)),(0,x().join)(D)}async function k({base:e,directory:s,changed:t},{event:m,body:a}){return(e&&(await(0,j().
usablePackageJson)(e,s))?.scripts.get(m))===a&&(!t.has((0,x().from)({directory:s},"package.json"))||!/npm_/.test(a))}function w(e){
const s=e.flatMap(t=>(0,C().firstErrors)((0,I().lex)(`x ${(0,S().quoteForScript)(t.text)}`).problems).map(m=>({...m,span:t.
span})));return{targets:[],problems:s}}function c(e,s){const t=({span:l})=>s.some(h=>r(h.span,l)),m=e.filter(l=>t(l)||i(
l)),a=e.filter(l=>!m.includes(l)),f=a.filter(u);return{kept:m,refused:f.find(l=>!d(l))??f[0]??a[0]}}function d({rule:e}){
return e==="program-not-allowed"}function n(e){return s=>e&&s.rule==="tool-unknown"?{...s,severity:"notice"}:s}function r(e,s){
return e.start<s.end&&e.end>s.start}function u({severity:e}){return e==="error"}const o=new Set(["build-files-unread","d\
ependency-not-compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-run\
s-file","tool-unknown","workspaces-changed"]);function i({rule:e,args:s}){return e==="dependency-unverified"?"fault"in s&&
["removed","stale"].includes(s.fault):o.has(e)||e.startsWith("npm-script-")||e.startsWith("npmrc-")}},52437:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.resolveNpm=c,p.resolveTool=d;function O(){const t=g(76760);return O=function(){
return t},t}function I(){const t=g(91063);return I=function(){return t},t}function C(){const t=g(32854);return C=function(){
return t},t}function L(){const t=g(93028);return L=function(){return t},t}function j(){const t=g(13254);return j=function(){
return t},t}function x(){const t=g(31901);return x=function(){return t},t}function $(){const t=g(66227);return $=function(){
return t},t}function S(){const t=g(62205);return S=function(){return t},t}function E(){const t=g(60210);return E=function(){
return t},t}function A(){const t=g(96916);return A=function(){return t},t}function M(){const t=g(59867);return M=function(){
return t},t}function P(){const t=g(56788);return P=function(){return t},t}function y(){const t=g(46912);return y=function(){
return t},t}function k(){const t=g(38218);return k=function(){return t},t}function w(){const t=g(10473);return w=function(){
return t},t}async function c(t,m,a){const{subcommand:f,operands:l,flags:h}=t,[v]=l,T=v?.span??h[0]?.span??{start:0,end:0};
if(f==="exec")return v===void 0?P().NOTHING:d(m,t,v);const{project:R,selected:b,runs:N,packages:F,problems:D}=await(0,y().
scriptsThatRun)(t,m,T);if(R===void 0)return{targets:[],problems:D};const G=[await(0,E().inspectNpmrc)({...m,directory:R},
T)];for(const H of F){const W=N.filter(B=>B.directory===H);G.push(await(0,S().resolveRuns)({...m,directory:H},W,T,a))}return b&&
!F.includes(R)&&G.push((0,S().manifestChange)({...m,directory:R},T)),(0,P().join)([...G,{targets:[],problems:D}])}async function d(t,m,{
text:a,span:f}){if(!(0,x().isToolName)(a))return P().NOTHING;const l=m.starts==="file",h=l?P().NOTHING:await(0,$().resolveAtHome)(
t,T=>n(T,a,f));if(!l&&h.targets.length===0)return h;const v=await(0,k().resolveToolFiles)(m,t);return(0,P().join)([h,(0,I().
isKnownTool)(t.families.tools,a)?P().NOTHING:(0,P().fails)("tool-unknown",f,{tool:a}),v])}async function n(t,m,a){const{
tree:f}=t,l=await(0,M().readPackageJson)(f,""),h=(await(0,A().ownBinaries)(f)).get(m);if(h!==void 0&&t.via!==void 0&&f.stat(
"node_modules")===void 0)return(0,w().resolveCommitted)(t,{text:h.file,span:a});if(l===M().INVALID)return(0,P().fails)("\
package-json-invalid",a,{path:"package.json"});if(l?.binaries.has(m))return(0,P().fails)("binary-shadowed",a,{name:m,path:l.
path});const v=(0,P().from)(t,`node_modules/.bin/${m}`);if(t.directory!==""&&f.stat(v)!==void 0)return(0,P().fails)("dep\
endency-unverified",a,{name:m,path:v,fault:"elsewhere"});const T=f.stat("node_modules");if(T===void 0)return s(t,l,m,a);
const R=await i(f,m),b=f.stat(R),N=(0,C().resolveInTree)(f,R);if(b===void 0||N.kind==="missing")return(0,P().fails)("bin\
ary-missing",a,{name:m});if(N.kind!=="inside")return(0,P().fails)("target-outside",a,{path:R,reason:"symlink"});const F=(0,$().
packageOf)(N.path),D=T.tracked||b.tracked,G=!D&&N.entry.tracked&&await u(f,N.path);if(F===void 0&&!G||!(0,L().isRegular)(
N.entry.kind))return(0,P().fails)("dependency-unverified",a,{name:m,path:N.path,fault:"elsewhere"});if(!G&&(D||N.entry.tracked)){
const B={name:F??m,path:N.path,fault:"committed"};return(0,P().fails)("dependency-unverified",a,B)}const H=G?await(0,$().
inspectOrigin)(t,o(f,R)??m,a):await r(t,m,N.path,a);if(H.some($().isUnverified))return{targets:[],problems:H};if(!await e(
f,N.path))return(0,P().fails)("binary-not-node",a,{name:m,path:N.path});G&&t.changed.has(N.path)&&H.push((0,j().problemAt)(
"target-changed",a,{path:N.path}));const W={kind:"package_binary",name:m,path:N.path};return{targets:[(0,P().target)(t,W)],
problems:H}}async function r(t,m,a,f){const l=(0,$().packageOf)(a)??m,h=a.slice(`node_modules/${l}/`.length),v={name:m.startsWith(
"@")?void 0:m,file:h},T=await(0,$().inspectDependency)(t,{name:l,path:a,binary:v},f);return l===m||!(await(0,M().readLocks)(
t.tree)).npm?.packages.has(m)?T:[...T,...await(0,$().inspectOrigin)(t,m,f)]}async function u(t,m){return(await(0,A().ownPackages)(
t)).some(a=>(0,C().isWithin)(m,a))}function o(t,m){return(0,$().packageOf)(O().posix.join(O().posix.dirname(m),t.readlink(
m)??""))}async function i(t,m){const a=`node_modules/.bin/${m}`;if(!m.startsWith("@"))return a;const f=await(0,M().usablePackageJson)(
t,`node_modules/${m}`);if(f===void 0)return a;const[l]=f.binaries.keys();return`node_modules/.bin/${(f.binaries.size===1?
l:void 0)??m.replace(/^@[^/]*\//,"")}`}async function e(t,m){return/\.[cm]?js$/.test(m)||/^#!.*[/ ]node\b/.test(await(0,w().
firstLineOf)(t,m))}async function s(t,m,a,f){const l=await(0,$().ownerOf)(t.tree,a,m?.dependencies??new Set);if(l===void 0)
return(0,P().fails)("binary-missing",f,{name:a});const h={kind:"package_binary",name:a},v=await(0,$().inspectDependency)(
t,{name:l,path:a},f);return{targets:[(0,P().target)(t,h)],problems:[t.tree.isPending?.("node_modules")?(0,j().problemAt)(
"target-not-judged",f,{path:a}):(0,j().problemAt)("not-installed",f,{name:a}),...v]}}},60210:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.effectOf=k,p.foreignSettings=r,p.inspectNpmrc=A,p.npmrcCopies=w,p.readNpmrc=E;function O(){
const u=g(76760);return O=function(){return u},u}function I(){const u=g(58238);return I=function(){return u},u}function C(){
const u=g(32854);return C=function(){return u},u}function L(){const u=g(93028);return L=function(){return u},u}function j(){
const u=g(94411);return j=function(){return u},u}function x(){const u=g(56788);return x=function(){return u},u}function $(){
const u=g(10473);return $=function(){return u},u}const S=64*1024;async function E(u){const o=await(0,$().readText)(u.tree,
(0,x().from)(u,".npmrc"),S);if(o===void 0)return{settings:{}};if("unread"in o)return o;const i=(0,L().lfsObstacle)(o.text);
return i!==void 0?{unread:i}:{settings:(0,I().parse)(o.text),file:o.path}}async function A(u,o){const i=(0,x().from)(u,"\
.npmrc"),e=await E(u);if("unread"in e)return(0,x().fails)("npmrc-setting",o,{path:i,keys:[],why:e.unread});const{settings:s,
file:t=i}=e,m=!u.base||u.changed.has(i)||u.changed.has(t),a=u.base&&await E({...u,tree:u.base}),f=a&&"settings"in a?a.settings:
{},l={changed:[],decides:[],stands:[]};for(const[h,v]of Object.entries(s)){const T=k(h,v),R=m&&JSON.stringify(f[h])!==JSON.
stringify(v),b=h==="node-options"&&!(0,j().areHarmlessOptions)(String(v));T==="harmless"||T==="honoured"&&!R&&!b||l[R?"c\
hanged":T==="other"?"stands":"decides"].push(h)}return(0,x().join)(Object.entries(l).map(([h,v])=>v.length===0?x().NOTHING:
(0,x().fails)("npmrc-setting",o,{path:i,keys:v,why:h},h==="stands"?"warning":void 0)))}const M=new Set(`access allow-sam\
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),P=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),y=new Set(["ignore\
-scripts","node-options"]);function k(u,o){const i=typeof o!="object"&&!String(o).includes("${");if(u==="ignore-scripts"&&
i)return typeof o=="boolean"?"honoured":"decides";if(y.has(u)&&i)return"honoured";const e=u.toLowerCase().replaceAll("_",
"-");return P.has(e)||u.includes("${")?"decides":!M.has(u)||typeof o=="object"&&!Array.isArray(o)||String(o).includes("$\
{")?"other":"harmless"}async function w(u,o){return Promise.all((0,L().filesNamed)(u,".npmrc").map(({path:i})=>c(u,i,o)))}
async function c(u,o,i){const e=O().posix.dirname(o),s=await E({tree:u,directory:e==="."?"":e});if("unread"in s)return d(
u,o,s.unread);const{settings:t,file:m=o}=s,a=i.has(o)||i.has(m),f=([h,v])=>{const T=k(h,v);return T==="harmless"||T==="h\
onoured"&&!a},l=Object.entries(t);return{path:m,text:(0,I().stringify)(Object.fromEntries(l.filter(f))),dropped:l.filter(
h=>!f(h)).map(([h])=>h)}}function d(u,o,i){const e=(0,C().resolveInTree)(u,o);return e.kind==="inside"&&(0,L().isRegular)(
e.entry.kind)?{path:e.path,text:"",dropped:[i]}:{path:o,dropped:[i]}}const n=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function r(u,o){return(await w(u,o)).flatMap(({path:e,dropped:s})=>{const t=s.filter(m=>!n.test(m));return t.length>
0?[`${e}: ${t.join(", ")}`]:[]})}},45156:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.compareWithBase=
$,p.knownHosts=void 0,p.replacedArchive=y;function O(){const f=g(3463);return O=function(){return f},f}function I(){const f=g(
32854);return I=function(){return f},f}function C(){const f=g(93028);return C=function(){return f},f}function L(){const f=g(
13254);return L=function(){return f},f}function j(){const f=g(60210);return j=function(){return f},f}function x(){const f=g(
59867);return x=function(){return f},f}async function $(f,l,h,v){if(f===l)return[];const[{npm:T},{npm:R}]=await Promise.
all([(0,x().readLocks)(f),(0,x().readLocks)(l)]),b=R?.packages.get(h),N={name:h,tree:f,base:l,before:[...b?[b]:[],...await d(
l,h)],hosts:await s(l),configured:await t(f,h)},F=await c(N),D=T?.packages.get(h),H=D?S(D,N):T?void 0:A({name:h,version:"",
source:{kind:"registry"}},N);return H&&F.push({name:h,path:T?.path??".npmrc",...H}),F.map(W=>(0,L().problemAt)("dependen\
cy-redirected",v,W))}function S(f,l){const{tree:h,base:v}=l,T=l.before.find(b=>k(b,f));return T?.version===f.version&&w(
T,f)||y(f,h,v)?{how:"integrity",to:f.integrity??"nothing"}:T?A(f,l):E(f,l)}function E(f,l){const{source:h}=f;if(h.kind===
"git"||h.kind==="tarball")return{how:h.kind,to:h.at};if(h.kind==="file"){const v=l.before.some(T=>T.source.kind!=="file");
return P(f,l.tree)&&!v?void 0:{how:"file",to:h.at}}return f.name!==l.name?{how:"alias",to:f.name}:A(f,l)}function A({source:f},{
hosts:l,configured:h}){if(f.kind!=="registry")return;const v=e(f,h);return l.has(v)?void 0:{how:"host",to:v}}function M({
source:f}){if(f.kind==="file")return(0,I().normalise)(f.at.replace(/#.*$|::.*$/s,""))||void 0}function P(f,l){const h=M(
f),v=h===void 0?void 0:(0,I().resolveInTree)(l,h);return v?.kind==="inside"&&v.entry.kind==="directory"}function y(f,l,h){
const v=M(f);if(v===void 0)return!1;const[T,R]=[l,h].map(N=>(0,I().resolveInTree)(N,v));return!(T?.kind==="inside"&&(0,C().
isRegular)(T.entry.kind))||R?.kind!=="inside"?!1:T.entry.oid!==R.entry.oid||T.entry.size!==R.entry.size}function k(f,l){
return f.name===l.name&&f.source.kind===l.source.kind&&u(f)===u(l)}function w({integrity:f,source:l},{integrity:h}){if(f===
void 0||l.kind==="file"&&h===void 0)return!1;const v=h?.split(/\s+/)??[];return!f.split(/\s+/).some(T=>v.includes(T))}async function c(f){
const{name:l,tree:h,before:v}=f;return(await d(h,l)).flatMap(T=>{if(T.source.kind==="registry"&&T.name===l||v.some(N=>k(
N,T)))return[];const b=E(T,f);return b===void 0?[]:[{name:l,path:"package.json",...b}]})}async function d(f,l){const h=(0,O().
objectIn)(await(0,x().readJsonFile)(f,"package.json")),v=["dependencies","devDependencies","optionalDependencies"].map(D=>(0,O().
textIn)((0,O().objectIn)(h[D]),l)),{overrides:T,resolutions:R,pnpm:b}=h,N=[T,R,(0,O().objectIn)(b).overrides].flatMap(D=>Object.
entries((0,O().objectIn)(D)).flatMap(([G,H])=>r(G,l)?[typeof H=="string"?H:(0,O().textIn)((0,O().objectIn)(H),".")]:[]));
return[...new Set([...v,...N])].filter(D=>D!==""&&!D.startsWith("workspace:")).map(D=>n(D,l))}function n(f,l){const h=(0,x().
aliasIn)(f);return h!==void 0&&h!==l?{name:h,version:"",source:{kind:"registry"}}:{name:l,version:"",source:(0,x().sourceOf)(
f,l,"")}}function r(f,l){const h=f.split(/[>]|\*\*\//).at(-1)??"";return h===l||h.startsWith(`${l}@`)||h.endsWith(`/${l}`)}
function u({source:{kind:f,at:l=""},version:h}){return f==="tarball"&&h!==""?l.replaceAll(h,"*"):f==="registry"&&i.includes(
l)?"":l}const o="registry.npmjs.org",i=[o,"registry.yarnpkg.com"];function e({at:f},l){return(f===void 0||i.includes(f)?
l:void 0)??f??o}const s=p.knownHosts=(0,C().perTree)(async f=>{const l=await m(f),h=Object.entries(l).filter(([R])=>R===
"registry"||R.endsWith(":registry")).map(([,R])=>a(String(R))),v=((await(0,x().readLocks)(f)).npm?.all??[]).flatMap(({source:R})=>R.
kind==="registry"&&R.at?[R.at]:[]),T=l.registry===void 0||v.some(R=>i.includes(R));return new Set([...h,...v,...T?i:[]])});
async function t(f,l){const h=await m(f),[v]=l.startsWith("@")?l.split("/"):[],T=v&&h[`${v}:registry`]||h.registry;return T===
void 0?void 0:a(String(T))}async function m(f){const l=await(0,j().readNpmrc)({tree:f,directory:""});return"settings"in l?
l.settings:{}}function a(f){return URL.canParse(f)?new URL(f).host:f}},96916:function(U,p,g){Object.defineProperty(p,"__\
esModule",{value:!0}),p.inspectShadows=y,p.ownPackages=p.ownBinaries=void 0;function O(){const n=g(76760);return O=function(){
return n},n}function I(){const n=g(32854);return I=function(){return n},n}function C(){const n=g(93028);return C=function(){
return n},n}function L(){const n=g(11331);return L=function(){return n},n}function j(){const n=g(59867);return j=function(){
return n},n}function x(){const n=g(56788);return x=function(){return n},n}function $(){const n=g(47668);return $=function(){
return n},n}const S=p.ownPackages=(0,C().perTree)(async n=>{const r=await(0,$().listWorkspaces)(n,""),u=Array.isArray(r)?
r.map(({directory:t})=>t):[],{npm:o,unread:i}=await(0,j().readLocks)(n),e=(o?.all??[]).flatMap(({source:t})=>t.kind==="f\
ile"?(0,I().normalise)(t.at)??[]:[]),s=i.length>0?await E(n):[];return[...new Set([...u,...e,...s])].filter(t=>t!=="")});
async function E(n){const r=await(0,j().usablePackageJson)(n,""),u=(0,C().filesNamed)(n,"package.json").map(({path:i})=>O().
posix.dirname(i)),o=[];for(const i of u){const e=i==="."?void 0:await(0,j().usablePackageJson)(n,i);e!==void 0&&r?.dependencies.
has(e.name)&&o.push(i)}return o}const A=p.ownBinaries=(0,C().perTree)(async n=>{const r=new Map;for(const u of await S(n)){
const o=await(0,j().usablePackageJson)(n,u);for(const[i,e]of o?.binaries??[]){const s=O().posix.join(u,e);r.set(O().posix.
basename(i),{file:s,manifest:O().posix.join(u,"package.json")})}}return r}),M=new Set([...L().PROGRAM_NAMES,...`[ alias \
awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),P=new Set(["node","npm","npx","sh"]);async function y(n,r){const{tree:u,base:o}=n,
i=await A(u),e=o&&await A(o),s=[...i].flatMap(([m,{manifest:a}])=>M.has(m)?[k(m,a,e?.has(m)===!0,r)]:[]),t=[];for(const m of(0,$().
foldersUpFrom)(n.directory)){const a=await w(u,O().posix.join(m,"node_modules/.bin"));for(const{name:f,path:l,isLocked:h}of a)
t.push(k(f,l,h,r))}return(0,x().join)([...s,...t])}function k(n,r,u,o){return u?P.has(n)?(0,x().fails)("program-replaced",
o,{name:n,path:r},"warning"):x().NOTHING:(0,x().fails)("program-replaced",o,{name:n,path:r})}const w=(0,C().perPath)(async(n,r)=>{
const u=[];for(const{path:o}of n.list(r)){const i=O().posix.basename(o).replace(/\.(?:cmd|exe|ps1)$/,"");if(!M.has(i))continue;
const e=(0,I().resolveInTree)(n,o);if(e.kind!=="inside")continue;const s=e.path===o?await c(n,e.entry):e.path,t=s!==void 0&&
/node_modules\/(?!\.bin\/)/.test(s);u.push({name:i,path:o,isLocked:t&&!e.entry.tracked})}return u});async function c(n,{
path:r,size:u=0}){if(u>d)return;const o=(await n.read(r)).toString("utf8"),[,i]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(o)??
[];return i&&O().posix.join(O().posix.dirname(r),i)}const d=16*1024},59867:function(U,p,g){Object.defineProperty(p,"__es\
Module",{value:!0}),p.INVALID=void 0,p.aliasIn=m,p.binOf=k,p.readPackageJson=p.readLocks=p.readLock=p.readJsonFile=void 0,
p.sourceOf=s,p.usablePackageJson=P;function O(){const a=g(26040);return O=function(){return a},a}function I(){const a=g(
3463);return I=function(){return a},a}function C(){const a=g(95244);return C=function(){return a},a}function L(){const a=g(
32854);return L=function(){return a},a}function j(){const a=g(93028);return j=function(){return a},a}function x(){const a=g(
10473);return x=function(){return a},a}const $=["dependencies","devDependencies","optionalDependencies"],S=64*1024*1024,
E=p.INVALID=Symbol("invalid"),A=p.readJsonFile=(0,j().perPath)(async(a,f)=>{if((0,L().resolveInTree)(a,f).kind==="missin\
g")return;const l=await(0,x().readText)(a,f,S);if(l===void 0||"unread"in l||(0,I().isNestedTooDeep)(l.text))return E;const h=(0,O().
attempt)(()=>JSON.parse(l.text.replace(/^\uFEFF/,"")));return typeof h=="object"&&h!==null?h:E}),M=p.readPackageJson=(0,j().
perPath)(async(a,f)=>{const l=f===""?"package.json":`${f}/package.json`,h=await A(a,l);return h===void 0||h===E?h:y(l,h)});
async function P(a,f){const l=await M(a,f);return l===E?void 0:l}function y(a,f){const l=typeof f.name=="string"?f.name:
"";return{path:a,name:l,scripts:w(f.scripts),binaries:new Map(Object.entries(k(f.bin,l)??{})),dependencies:new Set($.flatMap(
h=>[...w(f[h]).keys()])),workspaces:c(f.workspaces)}}function k(a,f){if(typeof a=="string")return{[f.replace(/^@[^/]*\//,
"")]:a};const l=w(a);return l.size===0?void 0:Object.fromEntries(l)}function w(a){return new Map(Object.entries((0,I().objectIn)(
a)).flatMap(([f,l])=>typeof l=="string"?[[f,l]]:[]))}function c(a){const f=Array.isArray(a)?a:(0,I().objectIn)(a).packages;
return Array.isArray(f)?f.filter(l=>typeof l=="string"):[]}const d=p.readLocks=(0,j().perTree)(async a=>{const f=C().LOCKFILES.
filter(T=>a.stat(T)!==void 0),l=C().NPM_LOCKFILES.find(T=>f.includes(T)),h=l===void 0?void 0:await n(a,l),v=f.filter(T=>!C().
NPM_LOCKFILES.some(R=>R===T));return h==="unread"?{unread:[l??"",...v]}:l===void 0?{unread:v}:{npm:h??{path:l,packages:new Map,
all:[]},unread:v}}),n=p.readLock=(0,j().perPath)(async(a,f)=>{const l=await(0,x().readText)(a,f,S),h=l&&"text"in l?l.text.
replace(/^\uFEFF/,""):"",v=(0,I().objectIn)((0,O().attempt)(()=>JSON.parse(h)));if(v.packages===void 0)return v.lockfileVersion===
1?"unread":void 0;const T=new Map,R=[];for(const[b,N]of Object.entries((0,I().objectIn)(v.packages))){if(b==="")continue;
const[,F,D]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(b)??[],G=r(D??b,(0,I().objectIn)(N));F===""&&D!==void 0&&T.
set(D,G),R.push(G)}return{path:f,packages:T,all:R}});function r(a,f){const l=(0,I().textIn)(f,"name")||a,h=(0,I().textIn)(
f,"version"),v=(0,I().textIn)(f,"resolved"),T=(0,I().textIn)(f,"integrity"),R=k(f.bin,l),b=f.link===!0?{kind:"file",at:v.
replace(/^file:/,"")}:s(v,l,h);return{name:l,version:h,source:b,...T&&{integrity:T},...R&&{bin:R}}}const u={kind:"regist\
ry"},o=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,i=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
e=/^(?:file|link|portal|workspace):(.*)$/is;function s(a,f,l){const[,h]=e.exec(a)??[];return h!==void 0?{kind:"file",at:h}:
o.test(a)?{kind:"git",at:a.replace(/#.*$/s,"")}:/^https?:/i.test(a)?t(a,f,l):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(a)||
/\.t(?:ar\.)?gz$/i.test(a)?{kind:"file",at:a}:i.test(a)?{kind:"git",at:a.replace(/#.*$/s,"")}:u}function t(a,f,l){const h={
kind:"tarball",at:a.replace(/#.*$/s,"")};if(!URL.canParse(a))return h;const{host:v,pathname:T}=new URL(a),R=(0,O().attempt)(
()=>decodeURIComponent(T))??T,[,b]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(R)??[];if(v==="codeload.github.com"&&b!==void 0)return{
kind:"git",at:`https://github.com/${b}`};const N=f.replace(/^@[^/]*\//,"");return R.endsWith(`/${f}/-/${N}-${l}.tgz`)||R.
endsWith(`/${f}/-/${f}-${l}.tgz`)||v==="npm.pkg.github.com"&&R.startsWith(`/download/${f}/${l}/`)?{kind:"registry",at:v}:
h}function m(a){const[,f]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(a)??[];return f===void 0||/^[\^~<>=*v\d]/.test(f)?
void 0:f}},65490:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.isPackageManager=P,p.resolvePackageManager=
M,p.selectsPackages=y;function O(){const c=g(76760);return O=function(){return c},c}function I(){const c=g(93028);return I=
function(){return c},c}function C(){const c=g(31901);return C=function(){return c},c}function L(){const c=g(52437);return L=
function(){return c},c}function j(){const c=g(62205);return j=function(){return c},c}function x(){const c=g(60210);return x=
function(){return c},c}function $(){const c=g(59867);return $=function(){return c},c}function S(){const c=g(56788);return S=
function(){return c},c}function E(){const c=g(46912);return E=function(){return c},c}function A(){const c=g(47668);return A=
function(){return c},c}async function M(c,d,n,r){const{subcommand:u,operands:o,flags:i}=c,[e]=o;if(e===void 0)return S().
NOTHING;const{text:s,span:t}=e,m=(0,S().join)([await(0,x().inspectNpmrc)({...n,directory:""},t),n.directory===""?S().NOTHING:
await(0,x().inspectNpmrc)(n,t)]),a=(0,C().isProgram)(s)||n.families?.allowed.has(s)===!0,f={...c,subcommand:"exec"};if(u===
"exec")return(0,S().join)([m,a?S().NOTHING:await(0,L().resolveTool)(n,f,e)]);const l=await k(n,y(c,d),t);if("problems"in
l)return(0,S().join)([m,l]);const h=l.filter(({manifest:R})=>R.scripts.has(s));if(h.length>0){const R=h.map(b=>w(b,c,n,r));
return(0,S().join)([m,...await Promise.all(R)])}const v=s==="start";if(u==="script-or-tool"&&!v){if(a)return m;if((0,C().
isToolName)(s))return(0,S().join)([m,await(0,L().resolveTool)(n,f,e)]);if(!/^[:.-]*\w[\w:.-]*$/.test(s)){const R=[(0,C().
wordProblem)("outside-code",d.program,e)];return(0,S().join)([m,{targets:[],problems:R}])}}const T={script:s,passes:i.some(
({name:R})=>R==="--if-present")};return(0,S().join)([m,(0,S().fails)("npm-script-missing",t,T,v?"error":void 0)])}function P({
data:c}){return c.starts==="script-or-tool"||c.starts==="script-tool-or-file"}function y({anyPackage:c,flags:d,passthrough:n},{
data:r}){const u=[...d.map(({name:o})=>o),...n.map(({text:o})=>o)];return c===!0||u.some(o=>r.selecting_flags.includes(o.
replace(/=.*/s,"")))}async function k({tree:c,directory:d},n,r){const u=(0,I().filesNamed)(c,"package.json").flatMap(({path:s})=>s.
split("/").includes("node_modules")?[]:O().posix.dirname(s).replace(/^\.$/,"")),o=s=>c.stat(O().posix.join(s,"package.js\
on"))!==void 0,i=n?u:(0,A().foldersUpFrom)(d).filter(o).slice(0,1);if(i.length===0)return(0,S().fails)("package-json-mis\
sing",r,{directory:d});const e=[];for(const s of i){const t=await(0,$().readPackageJson)(c,s);if(t===$().INVALID)return(0,S().
fails)("package-json-invalid",r,{path:O().posix.join(s,"package.json")});t!==void 0&&e.push({directory:s,manifest:t})}return e}
async function w({directory:c,manifest:d},{operands:[n],passthrough:r},u,o){const i={...u,directory:c},{text:e="",span:s={
start:0,end:0}}=n??{},t=(0,E().runsIn)(d,c,{event:e,words:r});return(0,S().join)([await(0,j().resolveRuns)(i,t,s,o),{targets:[],
problems:(0,E().inspectEmpty)(t,e,i,s)}])}},82293:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.alternativesOf=
r,p.baseOf=c,p.inspectPaths=$,p.isPattern=w,p.isPlainGlob=M,p.matchesPattern=P,p.pathProblem=A,p.testProblem=E;function O(){
const u=g(32854);return O=function(){return u},u}function I(){const u=g(13254);return I=function(){return u},u}function C(){
const u=g(14395);return C=function(){return u},u}function L(){const u=g(45806);return L=function(){return u},u}function j(){
const u=g(87646);return j=function(){return u},u}const x=new Set(["--env-file","--env-file-if-exists","--prefix"]);function $(u,o){
const{passthrough:i}=u,e=[],s=(m,a)=>{const f=A(m,a,o);f!==void 0&&e.push(f)};for(const m of[u,...(0,L().launchedBy)(u)]){
for(const{name:f,value:l,span:h}of m.flags)l!==void 0&&(x.has(f)&&s(l,h),f==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.
test(l)&&s(l,h));for(const{as:f,path:l,span:h}of m.subcommand==="exec"&&m.tool?.files||[]){const v=f==="tests"?E(l,h,o):
void 0;v!==void 0&&e.push(v)}if(m.program!=="node"&&m.starts!=="file")continue;const a=m.program==="node"&&(0,j().isTestRun)(
m)?E:A;for(const{text:f,span:l}of m.operands){const h=f===""||f==="-"?void 0:a(f,l,o);h!==void 0&&e.push(h)}}const t=i.find(
({text:m})=>S.test(m));return t!==void 0&&e.push((0,I().problemAt)("absolute-path",t.span,{path:t.text})),e}const S=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function E(u,o,i){if(!w(u))return A(u,o,i);const e=r(u);if(e===void 0)return(0,I().problemAt)("glob-unclear",o,{pattern:u,
reason:"too_many"});for(const s of[u,...e]){const t=A(s,o,i);if(t!==void 0)return{...t,args:{...t.args,path:u}}}}function A(u,o,i){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(u)&&/^(?:data|node|file|[a-z]+:\/)/i.test(u))return(0,I().problemAt)("target-outside",
o,{path:u,reason:"address"});const e=/^(?:[\\/]|[A-Za-z]:)/.test(u),s=e?void 0:(0,O().normalise)(i===""?u:`${i}/${u}`);if(s===
void 0){const t=e?"absolute":"above";return(0,I().problemAt)("target-outside",o,{path:u,reason:t})}if((0,O().isWithin)(s,
".git",{ignoreCase:!0}))return(0,I().problemAt)("target-outside",o,{path:u,reason:"git"})}function M(u){return u.length>
200||u.split("**").length>2?!1:u==="."?!0:u.split("/").every(o=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(o))}function P(u,o,i={}){
return y(u.split("/"),o.split("/"),i)}function y(u,o,i){const[e,...s]=u,[t,...m]=o;return e===void 0?i.partial||o.every(
a=>a==="**"):t===void 0?!1:t!=="**"?k(e,t,i)&&y(s,m,i):y(u,m,i)?!0:k(e,"*",i)&&y(s,o,i)}function k(u,o,{dot:i=!1}){return u.
startsWith(".")&&!o.startsWith(".")&&!i?!1:(0,C().matchesStars)(u,o)}function w(u){return/[*?[{]/.test(u)}function c(u){
return u.replace(/(?<![^/])[^/]*[*?[{].*$/s,"")}const d=200,n=1e3;function r(u){if(u.length>n)return;let o=[u.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const i=[];for(;o.length>0;){const e=[];for(const s of o){const t=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(s);if(t===null)
i.push(s);else{const{0:m,1:a="",index:f}=t,[l,h]=[s.slice(0,f),s.slice(f+m.length)];e.push(...a.split(",").map(v=>`${l}${v}${h}`))}}
if(e.length+i.length>d)return;o=e}return i}},9504:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveProgram=
c;function O(){const l=g(76760);return O=function(){return l},l}function I(){const l=g(96215);return I=function(){return l},
l}function C(){const l=g(91063);return C=function(){return l},l}function L(){const l=g(32854);return L=function(){return l},
l}function j(){const l=g(93028);return j=function(){return l},l}function x(){const l=g(97340);return x=function(){return l},
l}function $(){const l=g(46868);return $=function(){return l},l}function S(){const l=g(79757);return S=function(){return l},
l}function E(){const l=g(65490);return E=function(){return l},l}function A(){const l=g(82293);return A=function(){return l},
l}function M(){const l=g(56788);return M=function(){return l},l}function P(){const l=g(38218);return P=function(){return l},
l}function y(){const l=g(10473);return y=function(){return l},l}function k(){const l=g(47668);return k=function(){return l},
l}const w=5;async function c(l,h,v,T){const R=n(l,h,v);if("problems"in R)return R;const{subcommand:b,starts:N,operands:F,
module:D}=l,[G]=F,H=[r(h,v,d(l)),...i(l,R),await(0,P().resolveProgramFiles)(l,v)],W={subcommand:b??G?.text??"",span:d(l)};
if(H.push(a(h,R,W)),D!==void 0&&N!=="module"&&H.push(m(h,R,D)),G!==void 0&&N==="file"&&H.push(e(l,h,R)),G!==void 0&&N===
"module"&&H.push(t(R,G,l.passthrough)),!(0,E().isPackageManager)(h))return(0,M().join)(H);if(b==="run"||b==="exec"||b===
"script-or-tool")H.push(await(0,E().resolvePackageManager)(l,h,R,T));else if(b!==void 0&&(0,E().selectsPackages)(l,h)){const B={
text:b,span:d(l),quoted:!1},z={...l,subcommand:"run",operands:[B]};H.push(await(0,E().resolvePackageManager)(z,h,R,T))}return(0,M().
join)(H)}function d({operands:l,flags:h}){return l[0]?.span??h[0]?.span??{start:0,end:0}}function n({flags:l},h,v){let T=v;
for(const{name:R,value:b,span:N}of l){if(b===void 0||!(0,C().movesTo)(h,R))continue;const F=(0,y().entryFrom)(T,b,N);if("\
problems"in F)return F;T={...v,directory:F.path}}return T}function r({program:l,data:h},{tree:v,changed:T},R){if(h.build_files.
length===0)return M().NOTHING;const b=u(v),N=b.get(h)??o(v,h.build_files);b.set(h,N);const F=N.filter(G=>T.has(G)),D=N.slice(
0,w);return(0,M().join)([N.length===0?M().NOTHING:(0,M().fails)("build-files-unread",R,{program:l,files:D,count:N.length}),
...F.map(G=>(0,M().fails)("target-changed",R,{path:G}))])}const u=(0,j().perTree)(()=>new Map);function o(l,h){const v=T=>h.
some(R=>(0,A().matchesPattern)(R.includes("/")?T:O().posix.basename(T),R,{dot:!0}));return[...l.files()].flatMap(({path:T})=>!(0,L().
isWithin)(T,"node_modules")&&v(T)?T:[])}function i({operands:l,flags:h,starts:v,subcommand:T,family:R},b){const N=R&&(0,E().
isPackageManager)(R)&&T!=="test";return[...(v===void 0&&!N?l:[]).map(({text:G,span:H})=>({text:G.replace(/::.*$/s,""),span:H})),
...h.flatMap(({value:G,span:H})=>G===void 0?[]:[{text:G,span:H}])].map(({text:G,span:H})=>{const W=(0,L().normalise)((0,M().
from)(b,G));return W===void 0||W===""?M().NOTHING:(0,L().isWithin)(W,".git",{ignoreCase:!0})?(0,M().fails)("target-outsi\
de",H,{path:W,reason:"git"}):(0,L().resolveInTree)(b.tree,W).kind==="outside"?(0,M().fails)("target-outside",H,{path:G,reason:"\
symlink"}):M().NOTHING})}function e({operands:[l],parsed:h},v,T){if(l===void 0)return M().NOTHING;const{targets:R,problems:b}=s(
T,l),N=(0,S().extensionProblems)(v,l.text,l.span).length>0,F=R.flatMap(({path:D=""})=>N?[]:(0,S().extensionProblems)(v,D,
l.span));return{targets:R.map(D=>({...D,...h&&{parsed:h}})),problems:[...b,...F]}}function s(l,{text:h,span:v}){const T=(0,A().
pathProblem)(h,v,l.directory);if(T!==void 0)return{targets:[],problems:[T]};const R=(0,y().entryFrom)(l,h,v);if("problem\
s"in R)return R;if(!(0,j().isRegular)(R.kind))return(0,M().fails)("target-not-a-file",v,{path:h,reason:R.kind});if(!R.tracked)
return(0,M().fails)("target-missing",v,{path:h,untracked:!0});const b=(0,L().normalise)((0,M().from)(l,h))??"";return(0,y().
runs)(l,{name:h,path:R.path,wanted:b},v)}function t(l,h,v){const{text:T,span:R}=h,b=(0,x().pythonFiles)(T).find(N=>!N.endsWith(
"/__init__.py")&&l.tree.stat((0,M().from)(l,N))!==void 0);if(b===void 0){const N=(0,$().parseUnknownTool)(h,v,l.families.
tools.module);return(0,M().join)([(0,M().fails)("tool-unknown",R,{tool:T}),{targets:[],problems:N}])}return s(l,{text:b,
span:R,quoted:!1})}function m({program:l},{tree:h,base:v,changed:T,directory:R},{text:b,span:N}){const[F]=b.split("."),D=[
...T].filter(G=>{const[,H=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(O().posix.relative(R,G))??[];return h.stat(G)!==void 0&&
v?.stat(G)===void 0&&(H===F||(0,I().isOfLibrary)(H))});return f(D,{program:l,subcommand:`-m ${b}`},N)}function a({program:l,
data:h},{changed:v,directory:T},{subcommand:R,span:b}){const N=(0,k().foldersUpFrom)(T).flatMap(D=>h.settings.map(G=>O().
posix.join(D,G))),F=[...v].filter(D=>N.some(G=>(0,L().isWithin)(D,G)));return f(F,{program:l,subcommand:R},b)}function f(l,h,v){
return(0,M().join)(l.map(T=>(0,M().fails)("settings-changed",v,{...h,path:T})))}},56788:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.Trail=p.NOTHING=void 0,p.fails=L,p.from=j,p.join=C,p.target=x;function O(){const A=g(13254);
return O=function(){return A},A}const I=p.NOTHING={targets:[],problems:[]};function C(A){return{targets:A.flatMap(M=>M.targets),
problems:A.flatMap(M=>M.problems)}}function L(A,M,P,y){return{targets:[],problems:[(0,O().problemAt)(A,M,P,y)]}}function j({
directory:A},M){return A===""?M:`${A}/${M}`}function x({via:A},M){return A===void 0?M:{...M,via:A}}const $=64,S=2e3;class E{#n=new Set;#e=new Set;resolve;#s;constructor(M,P){
this.resolve=M,this.#s=P}async follow(M,P,y,k){if(this.#n.has(M))return k({why:"cycle"});const w=await this.#s?.tickScript();
if(w!==void 0)return k({why:"time",limit:w});const c=`${M}\0${P}`;if(this.#e.has(c))return I;if(this.#n.size>=$)return k(
{why:"depth",limit:$});if(this.#e.size>=S)return k({why:"count",limit:S});this.#n.add(M);const d=await y();return this.#n.
delete(M),this.#e.add(c),d}}p.Trail=E},74100:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.helperFault=
m,p.helperWords=t,p.isWrapperTool=i,p.readScriptForm=w;function O(){const h=g(76760);return O=function(){return h},h}function I(){
const h=g(678);return I=function(){return h},h}function C(){const h=g(95244);return C=function(){return h},h}function L(){
const h=g(32854);return L=function(){return h},h}function j(){const h=g(93028);return j=function(){return h},h}function x(){
const h=g(94411);return x=function(){return h},h}function $(){const h=g(54669);return $=function(){return h},h}function S(){
const h=g(11331);return S=function(){return h},h}function E(){const h=g(81716);return E=function(){return h},h}function A(){
const h=g(54421);return A=function(){return h},h}function M(){const h=g(82293);return M=function(){return h},h}function P(){
const h=g(56788);return P=function(){return h},h}function y(){const h=g(46912);return y=function(){return h},h}function k(){
const h=g(10473);return k=function(){return h},h}function w(h,v){const T=(0,E().readShellText)(h,v);if(T.length===0&&!(0,y().
isBlank)(h))return{commands:T,fault:{part:"the script",why:"cannot be read"}};const R=(0,$().lex)(h).problems.find(({rule:b})=>b===
"shell-comment");if(R&&T.length>0){const b=h.slice(R.span.start,R.span.end);return{commands:T,fault:{part:b,why:"hides t\
he words behind it"}}}for(const[b,N]of T.entries()){const F=b===T.length-1,D=n(N,h)??c(N,F);if(D!==void 0)return{commands:T,
fault:D}}return{commands:T}}function c({separator:h},v){const T=h.trim();if(!(v?T==="":T==="&&"))return{part:T===""?"a l\
ine break":T,why:d}}const d="joins commands in another way than `&&`";function n(h,v){const{words:T,redirections:R,inside:b,
subshell:N,defines:F,problems:D,assignments:G}=h,H=v.slice(h.span.start,h.span.end).trim(),W=(Y,V)=>({part:Y,why:V});if(N)
return W(H,"runs in a subshell");if(F)return W(H,"defines a function");if(b.length>0)return W(H,"runs a command to make \
a word");const[B]=R;if(B)return W(`${B.operator} ${B.target?.text??""}`,"redirects input or output");const z=G.find(({name:Y,
value:V})=>!(0,x().isHarmlessVariable)(Y,V));if(z)return W(`${z.name}=`,"sets a variable that can choose the code that r\
uns");const K=T.find(Y=>(0,E().isDynamic)(h,Y)&&!r(h,Y,v));if(K){const{start:Y,end:V}=K.span;return W(v.slice(Y,V),"is o\
nly known when the script runs")}const J=D.find(Y=>!u(Y,T));if(J){const{start:Y,end:V}=J.span;return W(v.slice(Y,V).trim()||
H,"is syntax of a shell")}return T.length===0?W(H,"starts no program"):o(T)}function r({problems:h},{span:v},T){return h.
every(R=>R.rule!=="variable-expansion"||R.span.end<=v.start||R.span.start>=v.end||/^\$\{?npm_package_version\}?$/.test(T.
slice(R.span.start,R.span.end)))}function u({rule:h,span:v,severity:T},R){if(h==="variable-expansion"||T==="warning")return!0;
if(h!=="brace-expansion")return!1;const b=R.find(N=>N.span.start<=v.start&&N.span.end>=v.end);return b!==void 0&&(0,M().
alternativesOf)(b.text)?.every(N=>!N.startsWith("-"))===!0}function o(h){const[v]=h,T=v?.text??"";if((0,S().changesShell)(
T)&&!v?.quoted)return{part:T,why:"is a word of the shell"};const R=(0,A().startedWords)(h);if(!i(T))return R.length<h.length||
(0,S().programNamed)(T)?.kind==="wrapper"?{part:T,why:"decides how another program runs"}:(0,A().textHanded)(R)&&T!=="no\
de"?{part:T,why:"runs text as code"}:void 0}function i(h){const v=(0,S().programNamed)(h);return v?.name===h&&v.wraps===
"as-tool"}const e={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,
from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,from:0}},s=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;
function t([h,...v]){if(h?.text==="shx"){const[T]=v;return T&&(T.text==="echo"||Object.hasOwn(e,T.text))?v:void 0}return h&&
Object.hasOwn(e,h.text)?[h,...v]:void 0}async function m([h,...v],T){const R=h?.text??"",b=e[R];if(b===void 0)return;const N=v.
find(({text:D})=>D.startsWith("-")&&!b.flags.test(D));if(N)return{part:`${R} ${N.text}`,why:"has a flag that is not know\
n"};const F=v.flatMap(({text:D})=>D.startsWith("-")?[]:[D]);if(F.length<(b.from<0?2:1))return{part:R,why:"names no path"};
for(const D of F.slice(b.from)){const G=await a(D,T);if(G!==void 0)return{part:`${R} \u2026 ${D}`,why:G}}}async function a(h,v){
const{tree:T,isOutput:R}=v,b=h.startsWith("/")?void 0:(0,L().normalise)((0,P().from)(v,h));if(b===void 0||b==="")return"\
writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.test(h))return"writes to a path that the text does not show";if(s.
test(b))return"writes to a directory of dependencies";if((0,C().toolThatFinds)(b)!==void 0)return"writes a configuration\
 file";const N=T.stat(b);if(N?.tracked&&N.kind!=="directory")return"writes a file of the commit";const F=`${b}/`;if(N?.tracked&&
[...T.files()].some(G=>G.path.startsWith(F)))return"writes to a directory of the commit";if(!(R?.(b)||(await f(T))(b)))return"\
writes to a path that git does not ignore and `build_outputs` does not name"}const f=(0,j().perTree)(async h=>{const v=new Map;
for(const{path:T}of h.files()){if(O().posix.basename(T)!==".gitignore")continue;const R=await(0,k().readText)(h,T,l),b=O().
posix.dirname(T).replace(/^\.$/,"");R&&"text"in R&&v.set(b,(0,I().default)().add(R.text))}return T=>{const R=T.split("/");
let b=!1;for(let N=0;N<R.length;N+=1){const F=v.get(R.slice(0,N).join("/")),D=R.slice(N).join("/"),G=F?.test(D),H=F?.test(
`${D}/`);G?.ignored||H?.ignored?b=!0:(G?.unignored||H?.unignored)&&(b=!1)}return b}}),l=256*1024},61102:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.namedTargets=u,p.resolveParts=k;function O(){const t=g(76760);return O=
function(){return t},t}function I(){const t=g(95244);return I=function(){return t},t}function C(){const t=g(32854);return C=
function(){return t},t}function L(){const t=g(93028);return L=function(){return t},t}function j(){const t=g(11331);return j=
function(){return t},t}function x(){const t=g(81716);return x=function(){return t},t}function $(){const t=g(54421);return $=
function(){return t},t}function S(){const t=g(45806);return S=function(){return t},t}function E(){const t=g(31901);return E=
function(){return t},t}function A(){const t=g(82293);return A=function(){return t},t}function M(){const t=g(56788);return M=
function(){return t},t}function P(){const t=g(74100);return P=function(){return t},t}function y(){const t=g(10473);return y=
function(){return t},t}async function k({body:t,words:m,span:a},f,l){const h=(0,P().readScriptForm)(t,(0,L().subTree)(f.
tree,f.directory)),v=h.fault?(0,x().everyCommand)(h.commands).map(x().withoutReserved):h.commands,T=[];let{fault:R}=h,b=f;
for(const[D,G]of v.entries()){const H=!R||G.words.every(Y=>!(0,x().isDynamic)(G,Y)),W=D===v.length-1&&!h.fault,B=[...G.words.
map(Y=>({...Y,span:a})),...W?m:[]],[z,K]=B;if(z?.text==="cd"){const Y=K&&(0,C().normalise)((0,M().from)(b,K.text));(D>0||
B.length!==2||Y===void 0)&&(R??={part:"cd",why:"changes the directory in the middle, or leaves the repository"}),b={...b,
directory:Y??b.directory};continue}const J=(0,P().helperWords)(B);J&&(R??=await(0,P().helperFault)(J,b)),!(J||z===void 0||
!H||(0,j().isWithoutEffect)(z.text))&&T.push(await d(B,b,l))}const N=v.some(({words:D})=>w.test(D.map(({text:G})=>G).join(
" "))),F=!R&&T.length===0&&v.length>0&&!N;return{parts:T,isIdle:F,...R&&{fault:R}}}const w=/^(?:\[|exit (?!0$)|false|test )/,
c=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function d(t,m,a){const f=(0,P().isWrapperTool)(t[0]?.text??"")?t:(0,$().
startedWords)(t),[l,...h]=f;if(l===void 0)return M().NOTHING;const{families:v}=m,T=(0,E().isProgram)(l.text)?l.text:v?.allowed.
get(l.text),R=c.exec(l.text)?.[1]??l.text,b=t[0]===l?void 0:t[0],N=b?n(b):M().NOTHING;if(T===void 0&&/[\\/]/.test(R))return(0,M().
join)([N,r(f,m)]);const{invocation:F,problems:D}=T?(0,S().parseInvocation)(T,h,v):(0,S().parseInvocation)("npx",[{...l,text:R},
...h],v),G=await a.resolve(F,m),H=T===void 0&&G.problems.some(({rule:z})=>z==="binary-missing");if(H&&v.tools.known(R)!==
void 0)return(0,M().join)([N,n(l),{targets:[],problems:D}]);if(H)return(0,M().join)([N,r(f,m)]);const B=(0,A().inspectPaths)(
F,m.directory);return(0,M().join)([N,{targets:[],problems:[...D,...B]},G])}function n({text:t,span:m}){return(0,M().fails)(
"program-not-allowed",m,{program:t,group:"other"})}function r(t,m){const[a]=t;if(a===void 0)return M().NOTHING;const f=t.
map(v=>v.text).join(" "),l=t.find(v=>v.span.start!==a.span.start&&(v.text.startsWith("-")||(0,j().programNamed)(a.text))),
h=l?(0,M().fails)("npm-script-form",l.span,{script:m.via??"",text:f,part:a.text,why:"is a program that the gate does not\
 read",words:[l.text]}):M().NOTHING;return(0,M().join)([n(a),h,u(f,m,a.span)])}function u(t,m,a){const f=(0,x().everyCommand)(
(0,x().readShellText)(t)),l=f.flatMap(({words:W})=>o((0,$().startedWords)(W)[0],m)),h=l.some(({runsScripts:W})=>W)||f.some(
W=>W.substituted.length>0||[...W.words,...W.assignments].some(B=>(0,x().isDynamic)(W,B))),v=t.split(e).filter(W=>W!==""),
T=l.flatMap(({finds:W})=>W?.split(" ")??[]),R=[...new Set([...v,...v.flatMap(i),...T])],b=[m.directory];for(const{words:W}of f){
const[B,z]=W;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||z===void 0)&&(b.push(...b.flatMap(K=>(0,C().normalise)(O().posix.
join(K,z.text))??[])),b.length>s))break}const N=[...m.changed],F=[...new Set(b)].flatMap(W=>R.map(B=>{const z={...m,directory:W},
K=(0,C().normalise)(O().posix.join(W,B));if(K===void 0)return M().NOTHING;const J=(0,C().resolveInTree)(m.tree,K);if(J.kind===
"inside"&&(0,L().isRegular)(J.entry.kind))return(0,y().resolveCommitted)(z,{text:B,span:a});const Y=N.filter(V=>/[*?[]/.
test(B)?(0,A().matchesPattern)(V,K,{dot:!0}):J.kind==="inside"&&K!==""&&(0,C().isWithin)(V,K));return(0,M().join)(Y.map(
V=>(0,M().fails)("target-changed",a,{path:V})))})),D=h?N.filter(I().isCode):[],{targets:G,problems:H}=(0,M().join)([...F,
...D.map(W=>(0,M().fails)("target-changed",a,{path:W}))]);return{targets:[...new Map(G.map(W=>[W.path,W])).values()],problems:[
...new Map(H.map(W=>[JSON.stringify(W.args),W])).values()]}}function o(t,{families:m}){const a=t&&!m.allowed.has(t.text)&&
(0,j().programNamed)(t.text);return a&&!(0,E().isProgram)(a.name)?[a]:[]}function i(t){if(!/^[\w./-]*\w$/.test(t))return[];
const m=t.replaceAll(".","/"),a=[".py","/__main__.py","/__init__.py"].map(f=>m+f);return[...[".js",".mjs",".cjs",".ts","\
/index.js"].map(f=>t+f),...a]}const e=/[\s"'`;&|()<>=:,{}]+/,s=16},46912:function(U,p,g){Object.defineProperty(p,"__esMo\
dule",{value:!0}),p.eventOf=k,p.inspectEmpty=M,p.isBlank=P,p.quoteForScript=d,p.runsIn=w,p.scriptText=S,p.scriptsThatRun=
E;function O(){const n=g(76760);return O=function(){return n},n}function I(){const n=g(13254);return I=function(){return n},
n}function C(){const n=g(60210);return C=function(){return n},n}function L(){const n=g(59867);return L=function(){return n},
n}function j(){const n=g(56788);return j=function(){return n},n}function x(){const n=g(47668);return x=function(){return n},
n}const $={selected:!1,runs:[],packages:[],problems:[]};function S({body:n,words:r}){return[n,...r.map(({text:u})=>d(u))].
join(" ")}async function E(n,r,u){const o=(0,x().readSettings)(n),i=k(n);if(o.informs||i===void 0)return $;const e=T=>(0,x().
findPackages)(o,T,u),s=await e(r);if("problems"in s)return{...$,problems:s.problems};const{project:t,selected:m,directories:a}=s,
f=o.ignoreScripts??await y({...r,directory:t}),l=[],h=[...await A(s,r,u,e)];let v=!1;for(const T of a){const R=await(0,L().
readPackageJson)(r.tree,T);if(R===L().INVALID){const b=O().posix.join(T,"package.json");h.push(...(0,j().fails)("package\
-json-invalid",u,{path:b}).problems)}else if(R===void 0)h.push(...(0,j().fails)("package-json-missing",u,{directory:T}).
problems);else if(R.scripts.has(i)){const b={event:i,words:n.passthrough},N=w(R,T,b,{ignoreScripts:f});l.push(...N),h.push(
...M(N,i,{...r,directory:T},u))}else v=!0}if(v){const T={script:i,passes:o.ifPresent},R=o.ifPresent&&l.length===0&&r.via===
void 0,b=i==="start"||R;h.push((0,I().problemAt)("npm-script-missing",u,T,b?"error":void 0))}return{project:t,selected:m,
runs:l,packages:a,problems:h}}async function A({project:n,directories:r},{base:u,...o},i,e){const s=O().posix.join(n,"pa\
ckage.json");if(u===void 0||!o.changed.has(s))return[];const t=await e({...o,tree:u});if("problems"in t)return[];const m=t.
directories.filter(a=>!r.includes(a));return m.length===0?[]:[(0,I().problemAt)("workspaces-changed",i,{path:s,lost:m})]}
function M(n,r,{via:u,directory:o},i){if(n.some(({event:s,body:t})=>s===r&&!P(t)))return[];const e={script:r,path:O().posix.
join(o,"package.json")};return[(0,I().problemAt)("npm-script-empty",i,e,u===void 0?"error":"warning")]}function P(n){return n.
split(`
`).every(r=>/^\s*(?:#|$)/.test(r))}async function y(n){const r=await(0,C().readNpmrc)(n);return"settings"in r&&r.settings["\
ignore-scripts"]===!0}function k({subcommand:n,operands:r}){switch(n){case"run":return r[0]?.text;case"test":case"start":case"\
stop":return n;default:return}}function w({scripts:n},r,{event:u,words:o},{ignoreScripts:i}={}){return(i?[u]:[`pre${u}`,
u,`post${u}`]).flatMap(s=>{const t=n.get(s);return t?[{directory:r,event:s,body:t,words:s===u?o:[]}]:[]})}const c=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function d(n){return n===""?"''":c.test(n)?`'${n.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):n}},38218:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.resolveProgramFiles=M,p.resolveToolFiles=
A;function O(){const n=g(76760);return O=function(){return n},n}function I(){const n=g(91063);return I=function(){return n},
n}function C(){const n=g(32854);return C=function(){return n},n}function L(){const n=g(93028);return L=function(){return n},
n}function j(){const n=g(15804);return j=function(){return n},n}function x(){const n=g(82293);return x=function(){return n},
n}function $(){const n=g(56788);return $=function(){return n},n}function S(){const n=g(10473);return S=function(){return n},
n}const E=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(n=>`.${n}`)];async function A(n,r){return P(
n.tool??{files:[],roots:[]},r)}function M({files:n=[],flags:r,family:u},o){const i=r.flatMap(({name:e,value:s})=>s&&u&&(0,I().
movesTo)(u,e)?s:[]);return P({files:n,roots:i},o)}async function P({files:n,roots:r},u){const o=["",...r].flatMap(e=>{const s=(0,C().
normalise)((0,$().from)(u,e));return s===void 0?[]:[s]}),i=[];for(const e of n)i.push(e.as==="tests"?await d(e,u):await y(
e,[...new Set(o)],u));return(0,$().join)(i)}async function y(n,r,u){const{as:o,path:i,span:e}=n,s=(0,x().pathProblem)(i,
e,u.directory);if(s!==void 0)return{targets:[],problems:[s]};const t=[];for(const m of r){const a=(0,C().normalise)(O().
posix.join(m,i));if(a===void 0)continue;const f=await k(n,a,u);f!==void 0&&t.push(f)}return t.length>0?(0,$().join)(t):o===
"code"||o==="config"?(0,S().nothingAt)(u.tree,O().posix.join(u.directory,i),i,e):o==="module"&&n.first?(0,j().inspectImport)(
u,i,e):$().NOTHING}async function k(n,r,u){const{as:o,path:i,span:e}=n,{tree:s}=u,t=(0,j().firstFile)(s,o==="place"?[r]:
E.map(f=>r+f));if(t===void 0)return;const m=t.kind==="inside"&&!(0,L().isRegular)(t.entry.kind);if(o==="place"&&t.kind===
"inside")return $().NOTHING;if(!m)return c(n,r,t,u);if(o==="config"){const f=(0,C().resolveInTree)(s,O().posix.join(t.path,
"tsconfig.json"));return f.kind==="missing"?$().NOTHING:c(n,r,f,u)}return[...s.list(t.path)].some(f=>w.test(f.path))?(0,$().
fails)("target-not-a-file",e,{path:i,reason:"directory"}):void 0}const w=/(?:^|\/)(?:package\.json|index\.\w+)$/;async function c({
as:n,path:r,span:u,ifFile:o},i,e,s){const t=await(0,j().resolveFound)(s,{path:r,wanted:i,found:e},u);return n==="module"&&
o&&t.targets.length>0?(0,$().join)([{targets:[],problems:[o]},t]):t}function d({path:n,span:r},u){return(0,j().resolveTests)(
u,n,r,async o=>o.found.kind==="inside"&&(0,L().isRegular)(o.found.entry.kind)?(0,j().resolveFound)(u,o,r):$().NOTHING)}},
10473:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.entryAt=S,p.entryFrom=M,p.fileAt=A,p.firstLineOf=
c,p.hasOtherContent=w,p.nothingAt=E,p.readText=k,p.resolveCommitted=P,p.runs=y,p.whyUnreadable=e;function O(){const s=g(
76760);return O=function(){return s},s}function I(){const s=g(59490);return I=function(){return s},s}function C(){const s=g(
3051);return C=function(){return s},s}function L(){const s=g(32854);return L=function(){return s},s}function j(){const s=g(
93028);return j=function(){return s},s}function x(){const s=g(13254);return x=function(){return s},s}function $(){const s=g(
56788);return $=function(){return s},s}function S(s,t,m){switch(s.kind){case"inside":return s.entry;case"outside":return(0,$().
fails)("target-outside",m,{path:t,reason:"symlink"});case"missing":return(0,$().fails)("target-missing",m,{path:t});case"\
loop":return(0,$().fails)("target-not-a-file",m,{path:t,reason:"loop"})}}function E(s,t,m,a){const f=r(s,t),l=t.slice(0,
Math.max(0,t.length-((0,L().normalise)(m)?.length??0))),h=f&&O().posix.relative(l,f);return(0,$().fails)("target-missing",
a,{path:m,...h&&{near:h}})}function A(s,t,m){const a=S(s,t,m);return"problems"in a||(0,j().isRegular)(a.kind)?a:(0,$().fails)(
"target-not-a-file",m,{path:t,reason:a.kind})}function M(s,t,m){const a=t.startsWith("/")?void 0:(0,L().normalise)((0,$().
from)(s,t));if(a===void 0)return(0,$().fails)("target-outside",m,{path:t,reason:"above"});const f=(0,L().resolveInTree)(
s.tree,a);return f.kind==="missing"?E(s.tree,a,t,m):S(f,t,m)}function P(s,{text:t,span:m}){const a=t.startsWith("/")?void 0:
(0,L().normalise)((0,$().from)(s,t)),f=a===void 0?void 0:(0,L().resolveInTree)(s.tree,a);return a===void 0||f?.kind!=="i\
nside"||!(0,j().isRegular)(f.entry.kind)?$().NOTHING:y(s,{name:t,path:f.path,wanted:a},m)}function y(s,{name:t,path:m,wanted:a},f){
const l=s.changed.has(m)||s.changed.has(a);return{targets:[(0,$().target)(s,{kind:"file",name:t,path:m})],problems:l?[(0,x().
problemAt)("target-changed",f,{path:m})]:[]}}async function k(s,t,m){const a=(0,L().resolveInTree)(s,t);if(!(a.kind==="m\
issing"&&s.stat(t)===void 0))return a.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,j().isRegular)(a.entry.kind)?(a.entry.size??0)>m?{unread:"it is too large"}:{text:(await s.read(a.path,m)).toString(
"utf8"),path:a.path}:{unread:"it is not a regular file"}}async function w(s,t,m){if(s===t)return!1;const[a,f]=[s,t].map(
R=>(0,L().resolveInTree)(R,m));if(a?.kind!=="inside"||f?.kind!=="inside")return!0;const[l,h]=[a.entry,f.entry];if(l.oid!==
void 0&&l.oid===h.oid)return!1;if(l.size!==h.size||!(0,j().isRegular)(l.kind)||!(0,j().isRegular)(h.kind))return!0;const[
v,T]=await Promise.all([s.read(l.path,l.size),t.read(h.path,h.size)]);return!v.equals(T)}async function c(s,t){const[m=""]=(await s.
read(t)).subarray(0,256).toString("latin1").split(`
`,1);return m}const d=(0,j().perTree)(s=>(0,I().groupBy)(s.files(),({path:t})=>O().posix.dirname(t))),n=20;function r(s,t){
const m=t.split("/").slice(-n),a=m.at(-1)??"",f=O().posix.dirname(t),l=m.slice(1,-1).map((b,N)=>m.slice(N+1).join("/")).
find(b=>u(s.stat(b)));if(l!==void 0)return l;const h=(0,j().filesNamed)(s,a).filter(u),v=h.filter(({path:b})=>b.endsWith(
`/${t}`));if(v.length===1)return v[0]?.path;const T=(d(s).get(f)??[]).filter(({path:b})=>O().posix.extname(b)===O().posix.
extname(a)).map(({path:b})=>O().posix.basename(b)),R=(0,C().nearestName)(a,T);return R!==void 0?O().posix.join(f,R):h.length===
1?h[0]?.path:void 0}function u(s){return!!s?.tracked&&(0,j().isRegular)(s.kind)&&!(0,L().isWithin)(s.path,"node_modules")}
const o=2e5,i=2e3;async function e(s,t){const{kind:m,size:a=0}=s.stat(t)??{};if(!(0,j().isRegular)(m))return;if(a>o)return`\
has ${a} bytes`;const f=(await s.read(t)).toString("utf8").split(`
`),l=f.findIndex(h=>h.length>i);return l<0?void 0:`has ${f[l]?.length} characters on line ${l+1}`}},47668:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.findPackages=y,p.foldersUpFrom=n,p.listWorkspaces=void 0,p.readSettings=
i;function O(){const s=g(76760);return O=function(){return s},s}function I(){const s=g(32854);return I=function(){return s},
s}function C(){const s=g(93028);return C=function(){return s},s}function L(){const s=g(59867);return L=function(){return s},
s}function j(){const s=g(82293);return j=function(){return s},s}function x(){const s=g(56788);return x=function(){return s},
s}function $(){const s=g(10473);return $=function(){return s},s}const S=p.listWorkspaces=(0,C().perPath)(async(s,t)=>{const m=(await(0,L().
usablePackageJson)(s,t))?.workspaces??[],a=m.map(b=>(0,j().alternativesOf)(b)?.map(N=>N.replace(/^\.?\/+/,"").replace(/\/$/,
""))),f=b=>b?.every(j().isPlainGlob)===!0,l=a.findIndex(b=>!f(b));if(l>=0)return{unclear:m[l]??""};const h=(b,N)=>F=>F?.
some(D=>(0,j().matchesPattern)(b,D,N))===!0,v=[];for(const{path:b,kind:N}of a.length===0?[]:s.files()){const F=M(t,b);if(F===
void 0||(O().posix.basename(b)==="package.json"&&v.push(O().posix.dirname(F)),N!=="symlink"||!a.some(h(F,{partial:!0}))))
continue;const D=(0,I().resolveInTree)(s,b);if(D.kind==="outside"||D.kind==="inside"&&D.entry.kind==="directory")return{
unclear:b}}const T=v.filter(b=>a.some(h(b))&&!b.split("/").includes("node_modules")).sort((b,N)=>b.localeCompare(N,"en")),
R=a.flatMap(b=>T.filter(N=>h(N,{partial:!0})(b)));return E(s,t,[...new Set(R)])});async function E(s,t,m){const a=[],f=new Set;
for(const l of m){const h=O().posix.join(t,l).replace(/^\.$/,""),v=await(0,L().readPackageJson)(s,h);if(v===void 0)continue;
if(v===L().INVALID)return{broken:`${h}/package.json`};const T=v.name||A(h);if(f.has(T))return{broken:v.path};f.add(T),a.
push({directory:h,name:T})}return a}function A(s){const t=O().posix.basename(O().posix.dirname(s)),m=O().posix.basename(
s);return t.startsWith("@")?`${t}/${m}`:m}function M(s,t){return s===""?t:t.startsWith(`${s}/`)?t.slice(s.length+1):void 0}
function P(s,t,m){const a=O().posix.resolve("/",m,t),f=T=>O().posix.join("/",T.directory),l=s.some(T=>O().posix.dirname(
f(T))===a),[h,v]=s.filter(T=>T.name===t||f(T)===a);return l||v?void 0:h}async function y(s,t,m){const{workspace:a,workspaces:f,
includeRoot:l}=s,h=await w(s,t,m);if("problems"in h)return h;const{directory:v,implied:T}=h;if(f===!1&&a.length>0)return(0,x().
fails)("flag-value",m,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it beside `--workspace`"});const R={project:v,
directories:[v],selected:!1};if(f!==!0&&a.length===0&&T===void 0)return R;const b=await(0,L().usablePackageJson)(t.tree,
v);if(b===void 0)return R;const N=await c(v,t,m);if("problems"in N)return N;const F=new Map;l&&F.set(b.name,v);const D=a.
length===0;for(const H of N)D&&(T===void 0||H.directory===T)&&F.set(H.name,H.directory);const G=M(v,`${t.directory}/`)!==
void 0;for(const H of a){const W=P(N,H,G?t.directory:v);if(W===void 0)return k(H,m);F.set(W.name,W.directory)}return F.size===
0?k("",m):{project:v,directories:[...F.values()],selected:!0}}function k(s,t){const m={script:"",passes:!1,workspace:s};
return(0,x().fails)("npm-script-missing",t,m,s===""?void 0:"error")}async function w({prefix:s,workspaces:t},m,a){if(s!==
void 0)return d(s,m,a);const{tree:f,directory:l}=m,h=n(l),v=h.find(T=>r(f,T)||u(f,T));if(v===void 0||!r(f,v))return(0,x().
fails)("package-json-missing",a,{directory:l});if(t===!1)return{directory:v};for(const T of h.slice(h.indexOf(v)+1)){const R=await c(
T,m,a);if("problems"in R)return R;if(R.some(b=>b.directory===v))return{directory:T,implied:v}}return{directory:v}}async function c(s,{
tree:t},m){const a=await S(t,s);return"unclear"in a?(0,x().fails)("target-outside",m,{path:a.unclear,reason:"workspace"}):
"broken"in a?(0,x().fails)("package-json-invalid",m,{path:a.broken}):a}function d(s,t,m){if((0,I().normalise)((0,x().from)(
t,s))===void 0)return x().NOTHING;const a=(0,$().entryAt)((0,I().resolveInTree)(t.tree,(0,x().from)(t,s)),s,m);return"pr\
oblems"in a?a:{directory:a.path}}function n(s){const t=s.split("/"),m=t.map((a,f)=>t.slice(0,t.length-f).join("/"));return s===
""?m:[...m,""]}function r(s,t){return(0,I().resolveInTree)(s,O().posix.join(t,"package.json")).kind!=="missing"}function u(s,t){
return(0,I().resolveInTree)(s,O().posix.join(t,"node_modules")).kind==="inside"}const o=new Set(["--usage","--version","\
--versions"]);function i({flags:s}){const t=s.findLast(({name:f})=>f==="--prefix")?.value,m=e(s,"--workspaces"),a=e(s,"-\
-ignore-scripts");return{informs:s.some(({name:f})=>o.has(f)),...t===void 0?{}:{prefix:t},...m===void 0?{}:{workspaces:m},
workspace:s.flatMap(({name:f,value:l})=>f==="--workspace"&&l?[l]:[]),includeRoot:e(s,"--include-workspace-root")===!0,...a===
void 0?{}:{ignoreScripts:a},ifPresent:e(s,"--if-present")===!0}}function e(s,t){const m=s.findLast(a=>a.name===t);return m&&
m.negated!==!0}},26040:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.attempt=g;function g(O){try{return O()}catch{
return}}},3463:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.changedKeys=j,p.isMapping=I,p.isNestedTooDeep=
$,p.objectIn=C,p.textIn=L;function O(){const S=g(57975);return O=function(){return S},S}function I(S){return typeof S=="\
object"&&S!==null&&!Array.isArray(S)}function C(S){return I(S)?S:{}}function L(S,E){const A=Object.hasOwn(S,E)?S[E]:void 0;
return typeof A=="string"?A:""}function j(S,E,A=""){if((0,O().isDeepStrictEqual)(S,E))return[];if(![S,E].every(k=>typeof k==
"object"&&k!==null)||Array.isArray(S)!==Array.isArray(E))return[A];const[P,y]=[S,E].map(k=>new Map(Object.entries(k)));return[
...new Set([...P?.keys()??[],...y?.keys()??[]])].flatMap(k=>j(P?.get(k),y?.get(k),A===""?k:`${A}.${k}`))}const x=200;function $(S){
if(new RegExp(`^[ \\t?-]{${x}}`,"m").test(S))return!0;let E=0;for(const A of S.match(/[[\]{}]/g)??[])if(E=Math.max(0,E+(/[[{]/.
test(A)?1:-1)),E>x)return!0;return!1}},4339:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.foldersLeftIn=
k,p.removeLeftFolders=y,p.temporaryFolder=P;function O(){const c=g(73024);return O=function(){return c},c}function I(){const c=g(
51455);return I=function(){return c},c}function C(){const c=g(48161);return C=function(){return c},c}function L(){const c=g(
76760);return L=function(){return c},c}function j(){const c=g(26040);return j=function(){return c},c}function x(){const c=g(
41895);return x=function(){return c},c}const $="gene-gate-run-",S=3*864e5,E=/\d+/.exec((0,j().attempt)(()=>(0,O().readlinkSync)(
"/proc/self/ns/pid"))??process.platform)?.[0]??"0",A=new RegExp(`^${$}${E}-(\\d+)-`);let M;async function P(){const c=(0,C().
tmpdir)();try{const d=await(0,I().realpath)(c);return M??=y(d),await M,await(0,I().mkdtemp)((0,L().join)(d,`${$}${E}-${process.
pid}-`))}catch(d){const{code:n}=d;throw new(x()).GateError("file_unreadable",`Cannot create a temporary directory in ${c}\
 (${n}).`,"Set TMPDIR to a writable directory with free space.",{cause:d})}}async function y(c){const d=process.getuid?.(),
n=k(c).filter(o=>(0,j().attempt)(()=>(0,O().lstatSync)(o).uid)===d);if(n.length===0)return;const r=(0,j().attempt)(()=>(0,O().
readFileSync)("/proc/self/mountinfo","utf8"))??"",u=n.filter(o=>!r.includes((0,L().basename)(o)));await Promise.allSettled(
u.map(o=>(0,I().rm)(o,{recursive:!0,force:!0})))}function k(c){return(0,O().readdirSync)(c).filter(d=>d.startsWith($)).map(
d=>(0,L().join)(c,d)).filter(d=>{const n=(0,O().lstatSync)(d,{throwIfNoEntry:!1}),r=n!==void 0&&n.mtimeMs<Date.now()-S;return n?.
isDirectory()&&(r||w(d))})}function w(c){const d=A.exec((0,L().basename)(c))?.[1];if(d===void 0)return!1;try{return process.
kill(Number(d),0),!1}catch(n){return n.code==="ESRCH"}}},34482:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),
p.Places=void 0,p.contextIn=C;function O(){const x=g(32854);return O=function(){return x},x}const I="/\0checkout";function C({
policy:x,tree:$,platform:S,cwd:E="",checkoutAs:A},M){const{workspace:P}=x,y=L(x)?I:void 0,k=A===void 0?E:"..",{files:w,cwd:c=k===
""?y:`${y??P}/${k}`}=M;return{policy:x,platform:S,proposal:M,mount:w?{at:"/",tree:w}:$?{at:y??P,tree:$}:{at:I},cwd:c}}function L({
workspace:x}){const $=(0,O().locatePath)(x,I,{at:I});return $!==void 0&&(0,O().isLocatedIn)($,I)}class j{workspace;cwd;#n;#e;#s;constructor({
policy:{workspace:$},cwd:S,platform:E,mount:A}){this.#n=A,this.#e=A.at==="/"?A:{at:A.at},this.#s=E!=="linux",this.workspace=
(0,O().locatePath)($,I,this.#e)??I,this.cwd=S===void 0?this.workspace:(0,O().locatePath)(S,this.workspace,A)??I}locate($){
return(0,O().locatePath)($,this.cwd,this.#n)}leadsInto($,S){const E=this.locate($);return E===void 0?!1:S.some(A=>{const M=(0,O().
locatePath)(A,this.workspace,this.#e);return M!==void 0&&this.isIn(E,M)})}isIn($,S){return(0,O().isLocatedIn)($,S,{ignoreCase:this.#s})}mayBeIn($,S){
return(0,O().isLocatedIn)($,S,{ignoreCase:!0})}}p.Places=j},6163:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),
p.dangerIn=M;function O(){const d=g(76760);return O=function(){return d},d}function I(){const d=g(97424);return I=function(){
return d},d}function C(){const d=g(11331);return C=function(){return d},d}function L(){const d=g(81716);return L=function(){
return d},d}function j(){const d=g(54421);return j=function(){return d},d}const x=new Map(Object.entries({"deletes files":"\
rm rmdir shred truncate unlink git-clean","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat \
rsync scp sftp ssh telnet git-push git-pull git-fetch git-clone gh aws gcloud az kubectl","starts programs later":"at cr\
ontab","reads the environment":"printenv"}).flatMap(([d,n])=>n.split(" ").map(r=>[r,d]))),$=2,S=8,E=/(?<=(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=]))(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
A={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function M(d){const n=(e,{index:s,0:{length:t}})=>({
does:e,span:{start:s,end:s+t}}),r=E.exec(d);if(r)return n("names a file that is made for secrets",r);const u=(0,L().readShellText)(
d),o=(0,L().everyCommand)(u).some(P);for(const[e,s]of o?Object.entries(A):[]){const t=s.exec(d);if(t)return n(`${e} in i\
nline code`,t)}const[i]=(0,I().findDangers)(u);return i?{does:I().DOES[i.name],span:i.span}:y(u)}function P({words:d}){return[
...new Map(d.map(({text:r},u)=>[(0,C().programNamed)(r),u]).toReversed()).values()].some(r=>(0,j().textHanded)(d.slice(r))!==
void 0)}function y(d,n=0){for(const{words:r,pipedFrom:u}of(0,L().everyCommand)(d)){const[o,...i]=r;if(o===void 0)continue;
const e=O().posix.basename(o.text),s=k(e,i)??c((0,j().startedWords)(r));if(s!==void 0)return{does:s,span:o.span};if((0,C().
isShell)(e)&&(u!==void 0||i.length===0))return{does:`has \`${e}\` run whatever it reads`,span:o.span};if(!(e!=="find"&&!(0,C().
startsOthers)(e)))for(const{text:t,span:m}of i){const f=n<$&&/\s/.test(t)?y((0,L().readShellText)(t),n+1):void 0,l=k(O().
posix.basename(t),i)??f?.does;if(l!==void 0)return{does:l,span:m}}}}function k(d,n){const{kind:r,wraps:u}=(0,C().programNamed)(
d)??{};if(u==="as-user")return`acts as another user with \`${d}\``;if(r==="downloader")return`downloads with \`${d}\``;const o=n.
slice(0,S).map(({text:e})=>`${d}-${e}`),i=[d,...o].find(e=>x.has(e));return i&&`${x.get(i)} with \`${i.replace("-"," ")}\
\``}const w=/^\s*(?:eval\s+)*["']?(?:\$[\w({]|`|_{4,}(?:\s|$))/;function c(d){const[n,...r]=d.map(({text:e})=>e);if(n===
void 0||!(0,C().runsCode)(n))return;const u=(0,j().textHanded)(d);if(u!==void 0)return u.text!==u.words.map(({text:s})=>s).
join(" ")||w.test(u.text)?"runs text that nobody can read in it":void 0;const o=r.find(e=>!e.startsWith("-"))??"";return(0,C().
baseName)(n)!=="node"&&/^(?:~|\.\.|\/|[A-Za-z]:[\\/])/.test(o)?"runs a file outside the repository":void 0}},41431:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.judgeReading=M,p.judgeRiskAlone=P,p.missingPaths=o,p.unjudged=y;function O(){
const i=g(39763);return O=function(){return i},i}function I(){const i=g(32854);return I=function(){return i},i}function C(){
const i=g(13580);return C=function(){return i},i}function L(){const i=g(95132);return L=function(){return i},i}function j(){
const i=g(6163);return j=function(){return i},i}function x(){const i=g(38010);return x=function(){return i},i}function $(){
const i=g(60279);return $=function(){return i},i}function S(){const i=g(93866);return S=function(){return i},i}function E(){
const i=g(8737);return E=function(){return i},i}function A(){const i=g(72017);return A=function(){return i},i}function M(i,e,s){
const t=(0,E().findProblems)(i),m=h=>u[h](i,t,s),a=m("evolver"),f=m("validator"),l={evolver:a,validator:f}[e]??m(e);return k(
i,[e,l],{evolver:a,validator:f},s)}function P(i,e,s){const t={findings:r((0,E().findProblems)(i))},m={evolver:t,validator:t};
return k(i,["curated",(0,x().judgeRisk)(e,s)],m,s)}function y(i,e,s,t){const m=typeof i=="string"?i:"",a=[(0,L().notJudged)(
`the command \`${m}\``,s)];return k({command:m,words:[],assignments:[],argv:null,targets:[],problems:[]},[e,{findings:a}],
{evolver:{findings:a},validator:{findings:a}},t)}function k(i,[e,s],t,{policy:{a2a:m}}){const a=w(i,r(s.findings)),f=c(a),
l=v=>v===s?f:c(r(v.findings)),h=O().ENGINES.map(v=>{const T=(0,$().refusalBy)(v,i.command),R=m.engines.includes(v)&&{required:!0};
return[v,{...c(T?[T]:[]),...R}]});return{reading:i,verdict:f.verdict,risk:s.risk??n(f.verdict,a),confirmation:s.confirmation??
"standard",findings:a,profiles:{evolver:l(t.evolver),validator:l(t.validator),[e]:f,...Object.fromEntries(h)}}}function w({
command:i},e){const s=e[0]?.severity==="error"?(0,j().dangerIn)(i)?.does:void 0;return s===void 0?e:e.map(t=>t.severity===
"error"?{...t,harm:"danger",danger:s}:t)}function c(i){const e=d(i),[s]=i;if(e==="block"&&s)return{verdict:e,reason:s};const t=i.
find(({rule:m})=>m==="validator-empty-folder");return t?{verdict:e,remark:t}:{verdict:e}}function d(i){return i.some(({severity:s})=>s===
"error")?"block":i.some(({severity:s,rule:t})=>s==="warning"&&t!=="experimental_mode")?"warn":"allow"}function n(i,e){return i===
"block"?"dangerous":e.some(({rule:s})=>(0,C().ruleOf)(s).writes===!0)?"write":"safe"}function r(i){return O().SEVERITIES.
flatMap(e=>i.filter(({severity:s})=>s===e))}const u={evolver:S().evolver,validator:S().validator,curated:x().curated,workspace:A().
workspace};function o({findings:i}){return i.flatMap(({rule:e,args:{path:s}})=>e==="target-missing"&&typeof s=="string"?
(0,I().normalise)(s)??[]:[])}},21311:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.checkCommandPolicy=
k,p.checkFamily=d,p.failedExamples=w,p.requireExamples=c;function O(){const i=g(7723);return O=function(){return i},i}function I(){
const i=g(51951);return I=function(){return i},i}function C(){const i=g(41895);return C=function(){return i},i}function L(){
const i=g(94853);return L=function(){return i},i}function j(){const i=g(72720);return j=function(){return i},i}function x(){
const i=g(74238);return x=function(){return i},i}function $(){const i=g(5468);return $=function(){return i},i}function S(){
const i=g(87952);return S=function(){return i},i}function E(){const i=g(88220);return E=function(){return i},i}function A(){
const i=g(91063);return A=function(){return i},i}function M(){const i=g(34482);return M=function(){return i},i}function P(){
const i=g(41431);return P=function(){return i},i}function y(){const i=g(72017);return y=function(){return i},i}function k({
families:i,patterns:e}){const s=i.flatMap((t,m)=>o(["families",m],d(t)));return s.length>0?s:e.flatMap((t,m)=>o(["patter\
ns",m],r(t,i)))}function w({policy:i,path:e=x().POLICY_PATH,text:s=""}){return k(i).map(({message:t,pointer:m,value:a})=>{
const f=(0,$().placeIn)(s,m,a);return`${f===void 0?e:`${e}:${f}`}: ${t}`})}function c(i){const e=w(i);if(e.length!==0)throw new(C()).
GateError("policy_invalid",`Examples of the policy fail:
${e.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function d(i){const{name:e}=i,
s=E().familySchema.safeParse(i);if(!s.success)return[{message:`family ${e}: ${O().prettifyError(s.error)}`,pointer:["nam\
e"],value:e}];const{evolver:t,sandbox:m}=s.data;try{t&&(0,A().programFamily)(e,t)}catch(h){const{message:v}=h;return[{message:`\
family ${e}: ${v}`,pointer:["evolver","flags"],value:e}]}const a={...L().DEFAULT_POLICY,programs:[e],families:[s.data],mode:"\
dangerous",allow_dangerous:!0},f=(h,{match:v,not_match:T})=>{const R=(b,N)=>n(b,e,N,a);return[...u("match",v,b=>{const N=h.
find(F=>!R(b,F));return N&&`family ${e}: ${N} rejects its example`}),...u("not_match",T,b=>{const N=h.find(F=>R(b,F));return N&&
`family ${e}: ${N} accepts its example`})]},l=m?.only?[m.only]:["curated","workspace"];return[...t?o(["evolver"],f(["evo\
lver"],t)):[],...m?o(["sandbox"],f(l,m)):[]]}function n(i,e,s,t){const m=(0,I().readWords)(i,{programs:(0,S().programTerms)(
t)}),a=s==="evolver"?m.invocation?.family:m.words[0]?.text===e,f=(0,M().contextIn)({policy:t,tree:void 0,platform:"linux"},
{}),{findings:l}=(0,P().judgeReading)(m,s,f),h=l.filter(({severity:v,rule:T})=>v==="error"&&T!=="family_unavailable");return!!a&&
h.length===0}function r({name:i,regex:e,match:s,not_match:t},m){const a=(0,j().compileLinear)(e);if("error"in a)return[{
message:`${i}: the pattern ${a.error}`,pointer:["regex"],value:e}];const f=l=>(0,y().matchesAnyCommand)(l,e,m);return[...u(
"match",s,l=>f(l)?void 0:`${i}: does not match`),...u("not_match",t,l=>f(l)?`${i}: matches`:void 0)]}function u(i,e,s){return e.
flatMap((t,m)=>{const a=s(t);return a?[{message:`${a} ${t}`,pointer:[i,m],value:t}]:[]})}function o(i,e){return e.map(s=>({
...s,pointer:[...i,...s.pointer]}))}},38010:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.curated=void 0,
p.judgeRisk=s;function O(){const b=g(55972);return O=function(){return b},b}function I(){const b=g(55126);return I=function(){
return b},b}function C(){const b=g(87952);return C=function(){return b},b}function L(){const b=g(13580);return L=function(){
return b},b}function j(){const b=g(95132);return j=function(){return b},b}function x(){const b=g(34482);return x=function(){
return b},b}function $(){const b=g(8737);return $=function(){return b},b}const S=10,E=[k,w,d,n,u,b=>t(o(b),b.context.policy)],
A=(b,N,F)=>{const{policy:D,proposal:G}=F,[H,...W]=h(b),B=[...T(b),...(0,$().besidesProgram)(N,b)],z=G.family??H?.text??"",
K=(0,C().sandboxProgram)("curated",z,D.families),J=G.mode??(D.experimental.includes(z)?"experimental":"structured");if(H===
void 0||K===void 0){const _=H?(0,j().finding)("not_in_registry",{family:z},{span:H.span}):(0,j().finding)("no_command",{});
return{...s("dangerous",F),findings:[_,...B].filter(M)}}const Y=new(x()).Places(F),V=(0,I().readArguments)(W,K,l(Y)),en=P(
V),nn=new Set(K.dangerous_targets?.map(_=>Y.locate(_))),tn=en.some(({path:_})=>nn.has(Y.locate(_.replace(/\*$/,"")))),X={
context:F,places:Y,base:H,name:z,program:K,proposalMode:J,words:W,read:V,paths:en,broad:tn},[Z,...q]=E.map(_=>_(X)),Q=[...Z??
[],...B,...q.flat()],sn=o(X),rn=m(sn,J);return{findings:Q.some(({severity:_})=>_==="error")?(0,$().firstOfEach)(Q.filter(
M),S):[...Q,...e(X).map(_=>(0,j().finding)(_,{}))],risk:sn,confirmation:rn}};p.curated=A;function M({severity:b}){return b!==
"warning"}function P({use:b,values:N}){const F=N.filter(({kind:G,text:H})=>O().PATH_KINDS.has(G)&&H!=="-").map(({text:G,
word:H})=>({path:G,word:H})),{default_operand:D}=b;return F.length===0&&D!==void 0?[{path:D}]:F}const y={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function k({name:b,base:N,
program:F,proposalMode:D,context:G}){const{maturity:H="structured",platforms:W}=F.family.sandbox??{},{category:B}=F.family,
{policy:z,platform:K}=G,J=y[H];return[...z.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...W?.includes(
K)===!1?[`does not exist on \`${K}\``]:[],...J.includes(D)?[]:[`has the maturity \`${H}\``]].map(V=>(0,j().finding)("fam\
ily_unavailable",{family:b,reason:V},{span:N.span}))}function w({name:b,base:N}){return b===N.text?[]:[(0,j().finding)("\
family_base_mismatch",{family:b,base:N.text},{span:N.span})]}const c={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function d(b){const{name:N,program:F,words:D,read:G}=b,H=c[N]??"constrained_form.other",
W=F.forms?H:"argument_refused";return[...D.filter(({text:z})=>F.family.category==="archives"&&O().SHELL_OPERATOR.test(z)).
map(({text:z,span:K})=>(0,j().finding)("shell_operator.quoted",{operator:z},{span:K})),...G.objections.filter(({word:z})=>z===
void 0||r(z,b)===void 0).map(({objection:z,word:K})=>(0,j().finding)(W,{family:N,objection:z},K?{span:K.span}:{}))]}function n(b){
return b.words.flatMap(N=>{const F=r(N,b);if(F===void 0)return[];const D={family:b.name,operand:N.text,prefix:F};return[
(0,j().finding)("forbidden_operand_prefix",D,{span:N.span})]})}function r({text:b},{program:N}){const{forbidden_prefixes:F=[]}=N;
return F.find(D=>b.toLowerCase().startsWith(D.toLowerCase()))}function u({paths:b,places:N,context:F}){const{allowed_roots:D}=F.
policy;return D.length===0?[]:b.filter(({path:G})=>G.startsWith("~")||!N.leadsInto(G,D)).map(({path:G,word:H})=>(0,j().finding)(
"outside_allowed_roots",{path:G,roots:D},H&&{span:H.span}))}function o({broad:b,read:{use:N}}){return b?"dangerous":N.risk??
"safe"}const i=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function e({broad:b,paths:N,proposalMode:F,read:D}){
const{flag_warnings:G={}}=D.use;return[...new Set([...(0,I().warningsIn)(D.use),...D.flags.flatMap(W=>G[W]??[]),...b?["b\
road_permission_target"]:[],...N.some(({path:W})=>i.test(W))?["env_secrets"]:[],...F==="experimental"?["experimental_mod\
e"]:[]])]}function s(b,{policy:N,proposal:F}){const D=m(b,F.mode??"structured");return{findings:t(b,N),risk:b,confirmation:D}}
function t(b,{mode:N,allow_dangerous:F}){return b==="safe"||b==="write"&&N!=="safe"||b==="dangerous"&&N==="dangerous"&&F?
[]:[(0,j().finding)("policy_risk",{risk:b,mode:N})]}function m(b,N){return N==="experimental"?"very_strong":b==="dangero\
us"?"strong":"standard"}const a=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],f=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function l(b){return(N,F)=>{const D=O().KINDS[N](F);if(D!==void 0||N!=="destination"&&N!=="source")return D;const G=b.locate(
F);if(G===void 0)return"cannot be resolved";if(G==="/")return"is the root of the file system";const W=(/^[\\/]|^[A-Za-z]:/.
test(F)||!b.isIn(G,b.cwd))&&a.find(B=>b.mayBeIn(G,B));if(W)return`is in the system directory ${W}`;if(N!=="destination")
return b.mayBeIn(b.cwd,G)?"is the working directory or one of its parents":f.test(G)?"is a home directory":void 0}}function h({
words:b,problems:N}){const F=N.filter(({rule:G})=>v.has((0,L().ruleOf)(G).shape)),D=Math.min(...F.map(({span:G})=>G.start));
return b.filter(({span:G})=>G.start<D)}const v=new Set(["operator","redirection","multiline"]);function T({problems:b}){
return b.flatMap(({rule:N,args:F,span:D})=>{const{shape:G}=(0,L().ruleOf)(N);if(G===void 0)return[];if(G==="unreadable")
return[(0,j().finding)("parse_failed",{},{span:D})];const{operator:H,written:W,character:B}=F,z=String(H??W??B),K=G==="o\
perator"?R(z):G;return[(0,j().finding)(`shell_operator.${K}`,{operator:z},{span:D})]})}function R(b){return b==="|"||b===
"|&"?"pipeline":b==="&"?"background":"chaining"}},60279:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),
p.refusalBy=$;function O(){const S=g(95132);return O=function(){return S},S}const I="`node` with a script",C={begins:/^\s*(["']?)node\1\s/,
accepts:I,bare:/[;&|<>`$"'\r]/,script:{flags:/^(?:-[eprCi]|--eval|--print|--require|--conditions|--interactive|--import|--env-file|--(?:experimental-)?loader|--inspect(?:-brk|-port|-publish-uid)?|--watch(?:-path|-preserve-output)?)(?:=|$)/,
informs:/^(?:-v|--version|-h|--help)(?:=|$)/}},L={"engine 1.29":{begins:/^\s*(?:node|npm|npx) \s*\S/,accepts:"`node`, `n\
pm` and `npx`",text:/`|\$\(|(?:-e|--eval|--print|-p)\b(?<=^\s*node\s+(?:-e|--eval|--print|-p))/,bare:/[;&|<>]/},"engine \
1.94":{...C,begins:/^\s*node \s*\S/},"hub 1.94":C,"engine 2":{begins:C.begins,accepts:I,text:/`|\$\(|\\["']/,bare:/[;&|<>`$"'\r\n]/,
script:{flags:/^-/,options:/^(?:-c|--check|--)$/,informs:/^(?:-v|--version|-h|--help)$/}}},j=/"([^"]*)"|'([^']*)'/g,x=/(?:"[^"]*"|'[^']*'|[^\s"']+)+/g;
function $(S,E){const{begins:A,accepts:M,text:P,bare:y,script:k}=L[S],w=E.trimEnd(),[c,...d]=[...w.matchAll(x)].map(({0:f,
index:l})=>({text:f.replace(j,"$1$2"),span:{start:l,end:l+f.length}})),n=f=>(0,O().finding)("validator-script",{engine:S,
accepts:M,command:f},c&&{span:c.span});if(c===void 0||!A.test(w))return n(c?`\`${c.text}\``:"an empty command");const r=w.
replace(j,f=>"_".repeat(f.length)),u=P?.exec(w)??y.exec(r);if(u){const f={start:u.index,end:u.index+u[0].length};return(0,O().
finding)("validator-flag",{engine:S,flag:u[0],of:"node"},{span:f})}if(k===void 0)return;const{flags:o,options:i,informs:e}=k,
s=d.some(f=>e.test(f.text));if(i&&s&&d.length===1)return;const t=d.find(f=>!(i??/^-|^$/).test(f.text)),a=(i?d.filter(f=>f===
t):d).find(f=>o.test(f.text));if(a){const f=t&&t.span.start<a.span.start?"script":"node";return(0,O().finding)("validato\
r-flag",{engine:S,flag:a.text,of:f},{span:a.span})}if(!(t?.text||s&&!i))return n("`node` without a script")}},93866:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.validator=p.evolver=void 0;function O(){const A=g(87952);return O=function(){
return A},A}function I(){const A=g(95132);return I=function(){return A},A}function C(){const A=g(38010);return C=function(){
return A},A}function L(){const A=g(60279);return L=function(){return A},A}const j=(A,M,P)=>{const y=A.words[0]?.text;if(A.
invocation===void 0&&y&&(0,O().isNamedCurated)(y,P.policy))return(0,C().curated)(A,M,$(P));const k=x(A,M);return{findings:M,
...k&&{risk:k}}};p.evolver=j;function x({invocation:A},M){const P=A?.family?.data.risk;return M.some(({severity:k})=>k===
"error")||P==="safe"?void 0:P}function $(A){const{policy:M}=A,P=M.allowed_roots.length>0?M.allowed_roots:["."];return{...A,
policy:{...M,allowed_roots:P}}}const S=new Set(["--version","--help","--v8-options"]),E=(A,M,{policy:{a2a:P}})=>{const{invocation:y,
command:k}=A,[w]=P.engines.flatMap(o=>(0,L().refusalBy)(o,k)??[]),c=[...M,...w?[w]:[]],[d]=y?.operands??[],n=y?.flags.some(
({name:o})=>S.has(o));if(d===void 0||n||c.some(({severity:o})=>o==="error"))return{findings:c};const{text:r,span:u}=d;return{
findings:[...c,(0,I().finding)("validator-empty-folder",{script:r},{span:u})]}};p.validator=E},8737:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.besidesProgram=L,p.findProblems=x,p.firstOfEach=j;function O(){const $=g(13580);
return O=function(){return $},$}function I(){const $=g(95132);return I=function(){return $},$}function C(){const $=g(97424);
return C=function(){return $},$}function L($,{invocation:S}){const E=S?.family?["program","invocation","target"]:["progr\
am"];return $.filter(({layer:A,rule:M})=>!E.includes(String(A))||(0,O().ruleOf)(M).anyText===!0)}function j($,S){const E=new Map;
return $.filter(({rule:A})=>{const M=(E.get(A)??0)+1;return E.set(A,M),M<=S})}function x({problems:$,targets:S,words:E}){
const[A,M=A]=E,P=M&&{span:{start:M.span.start,end:E.at(-1)?.span.end??0}},y=S.flatMap(({name:c,script:d})=>{const n=d===
void 0?void 0:(0,C().dangerOfScript)(d);return n?[{script:c,text:d??"",danger:n}]:[]}),k=new Set(y.map(({script:c})=>c)),
w=$.filter(({args:c})=>!("script"in c&&k.has(c.script)));return[...y.map(c=>(0,I().finding)("npm-script-dangerous",c,P)),
...w.map(I().problemFinding)]}},89509:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.readToolCall=I;const g=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,
O=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;function I(C){const L=g.exec(C);if(L===null)return;const[,j="",x=""]=L,
$=x.trim();if($.includes(`
`))return;const S=[];let E=(L.indices?.[2]?.[0]??0)+x.length-x.trimStart().length,A=$;for(;A!=="";){const M=O.exec(A);if(M===
null)return;const[P,y,k]=M;S.push({text:y??k??"",span:{start:E,end:E+P.length}}),A=A.slice(P.length),E+=P.length}return{
name:j,args:S}}},72017:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.matchesAnyCommand=m,p.workspace=
void 0;function O(){const b=g(13970);return O=function(){return b},b}function I(){const b=g(72720);return I=function(){return b},
b}function C(){const b=g(55972);return C=function(){return b},b}function L(){const b=g(55126);return L=function(){return b},
b}function j(){const b=g(21006);return j=function(){return b},b}function x(){const b=g(87952);return x=function(){return b},
b}function $(){const b=g(13580);return $=function(){return b},b}function S(){const b=g(95132);return S=function(){return b},
b}function E(){const b=g(97424);return E=function(){return b},b}function A(){const b=g(81716);return A=function(){return b},
b}function M(){const b=g(34482);return M=function(){return b},b}function P(){const b=g(8737);return P=function(){return b},
b}function y(){const b=g(89509);return y=function(){return b},b}const k=(b,N,F)=>F.proposal.tool==="runpy"?R(b,N,F):w(b,
(0,P().besidesProgram)(N,b),F);p.workspace=k;function w(b,N,F){const{families:D,patterns:G,disabled_packs:H}=F.policy,W=new(M()).
Places(F),B=(0,A().readShellText)(b.command),z=X=>X.map(Z=>c(Z,D,H)),K=z((0,A().everyCommand)(B)),J=X=>K.flatMap(Z=>{const q=a(
Z);return G.filter(Q=>Q.layer===X&&t(Q.regex,q)).map(({name:Q,regex:sn,reason:rn})=>(0,S().finding)("custom_pattern",{name:Q,
pattern:sn,reason:rn},{layer:X}))}),Y=[()=>d(b,B),()=>z(o(b,F.mount,W,K)).flatMap(X=>f(X,W)),()=>K.flatMap(T)];for(const[
X,Z]of Y.entries()){const q=[...Z(),...J(X+1)];if(q.length>0)return{findings:[...(0,P().firstOfEach)(q,1),...N.filter(i)]}}
const V=K.map(({read:X})=>X.use),en=new Set(V.flatMap(L().warningsIn)),nn=[...N,...[...en].map(X=>(0,S().finding)(X,{}))],
tn=O().riskSchema.options.findLast(X=>V.some(Z=>Z.risk===X));return tn===void 0||tn==="safe"||nn.some(i)?{findings:nn}:{
findings:nn,risk:tn}}function c(b,N,F){const[D,...G]=b.words,H=(0,x().sandboxProgram)("workspace",D?.text??"",N),W=H&&!F.
includes(H.family.category)?H:void 0;return{command:b,program:W,read:(0,L().readArguments)(G,W??{})}}function d({targets:b},N){
const F=b.flatMap(({script:D})=>D===void 0?[]:[D]);return[...(0,E().findDangers)(N).map(D=>n(D,!0)),...F.flatMap(D=>(0,E().
findDangers)((0,A().readShellText)(D))).map(D=>n(D,!1))]}function n({name:b,pattern:N,span:F},D){return(0,S().finding)(b,
{pattern:u(N)},D?{span:F}:{})}const r=200;function u(b){return b.length>r?`${b.slice(0,r)}\u2026`:b}function o({command:b},{
tree:N,at:F},{cwd:D},G){return N!==void 0&&F!=="/"&&F===D&&G.length===1?(0,A().everyCommand)((0,A().readShellText)(b,N)):
G.map(W=>W.command)}function i({severity:b}){return b==="error"}function e({program:b,read:N}){const F=b===void 0?[]:N.values;
return new Set(F.flatMap(({kind:D,word:G})=>C().PATH_KINDS.has(D)?[]:G))}const s=new Map;function t(b,N){const F=s.get(b)??
(0,I().compileLinear)(b);return s.set(b,F),"error"in F||F.matches(N)}function m(b,N,F){return(0,A().everyCommand)((0,A().
readShellText)(b)).some(D=>t(N,a(c(D,F,[]))))}function a(b){const{words:N,redirections:F}=b.command,D=e(b);return[...N.filter(
G=>!D.has(G)).map(({text:G})=>G),...F.map(({operator:G,target:H})=>`${G} ${H?.text??""}`)].join(" ")}function f(b,N){const{
words:F,redirections:D,problems:G}=b.command,H=e(b),W=G.filter(({rule:z})=>z==="variable-expansion"),B=D.flatMap(({target:z})=>z??
[]);return[...F.slice(1).filter(z=>!H.has(z)),...B].flatMap(({text:z,span:K})=>{const J=W.some(({span:Y})=>Y.start>=K.start&&
Y.end<=K.end);return[z,...l(z)].flatMap(Y=>h(Y,K,N,J))})}function l(b){if(!b.startsWith("-"))return[];const{attached:N}=(0,j().
splitAtEquals)(b);return[...N?[N]:[],.../^-[^-]./.test(b)?[b.slice(2)]:[]]}function h(b,N,F,D=!1){const G=D||b.startsWith(
"~")?void 0:F.locate(b);return G===void 0||!F.isIn(G,F.workspace)?[(0,S().finding)("path_outside_workspace",{path:b},{span:N})]:
b.split(/[\\/]/).includes("..")?[(0,S().finding)("path_traversal",{path:b},{span:N})]:[]}const v=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function T({command:b,program:N,read:F}){const[D,...G]=b.words;
if(D===void 0)return[];const{text:H}=D,W=v.flatMap(([K,J])=>K.test(H)?[J]:[]),B=G.filter(({text:K})=>W.some(J=>J.test(K)));
return B.length>0?B.map(({text:K,span:J})=>(0,S().finding)("blocked_flag",{program:H,flag:K},{span:J})):G.length===1&&N&&
/^--(?:version|help)$/.test(G[0]?.text??"")?[]:(N?F.objections:[{objection:"is not allowed",word:D}]).map(({objection:K,
word:J=D})=>(0,S().finding)("command_not_allowed",{program:H,objection:K},{span:J.span}))}function R({command:b},N,F){const D=N.
filter(({rule:B})=>(0,$().ruleOf)(B).anyText===!0),G=(0,y().readToolCall)(b),[H]=G?.args??[];if(G?.name!=="write_file"||
H===void 0){const B=u(G?.name??b);return{findings:[(0,S().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...D]}}const W=[...h(H.text,H.span,new(M()).Places(F)),...D];return W.some(
i)?{findings:W}:{findings:W,risk:"write"}}},94853:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.DEFAULT_POLICY_DIGEST=
p.DEFAULT_POLICY=void 0;const g=p.DEFAULT_POLICY=JSON.parse('{"extends":null,"profile":"evolver","mode":"write","allow_d\
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
nches":{}}'),O=p.DEFAULT_POLICY_DIGEST="sha256:7b52e801ed020b2be57228dd92ab4dfd277ae7f3b00a07152c9e377d8de3ee31"},74238:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.POLICY_PATH=void 0,p.digestPolicy=d,p.loadPolicy=A,p.loadPolicyFile=w,
p.readPolicyIn=M;function O(){const n=g(23404);return O=function(){return n},n}function I(){const n=g(2833);return I=function(){
return n},n}function C(){const n=g(41895);return C=function(){return n},n}function L(){const n=g(93028);return L=function(){
return n},n}function j(){const n=g(94853);return j=function(){return n},n}function x(){const n=g(49875);return x=function(){
return n},n}function $(){const n=g(14479);return $=function(){return n},n}function S(){const n=g(24666);return S=function(){
return n},n}const E=p.POLICY_PATH=".github/gene-gate.yml";async function A(n,r,{path:u=E,hint:o,readShared:i}={}){const e=await M(
n),s="missing"in e?e.file.read(await(0,S().obtainShared)(e.missing,i)):e,t=(0,$().policyOf)(s,u,o);if(!n.stat(E)){const a=(0,x().
findNearPolicy)(n);if(a)throw k(a,n.label);return c(t,{source:"default",ref:r})}const m=(await n.read(E)).toString("utf8");
return c(t,{source:"base",path:E,ref:r,text:m,...y(s)})}async function M(n,r){const u=n.stat(E);return u?(0,L().isRegular)(
u.kind)?await P((await n.read(E)).toString("utf8"),n,r):{mistakes:[{line:1,column:1,message:`expected a regular file; th\
is is a ${u.kind}`}]}:{policy:j().DEFAULT_POLICY}}async function P(n,r,u){const o=(0,$().openPolicy)(n),i=o.extended;if(i===
void 0)return o.read();const s=u?.fetched&&u.source.sha256===i.sha256?u:await(0,S().sharedCopy)(r,i);return"why"in s?{missing:s,
text:n,file:o}:o.read(s)}function y(n){return"policy"in n&&n.shared?{shared:n.shared}:{}}function k({path:n,fault:r},u){
return new(C()).GateError("policy_invalid",`${JSON.stringify(n)} ${r}, but the policy must be the regular file ${E}, whi\
ch ${u} does not have`,`Rename it to ${E}; if it is not a policy, give it another name.`)}async function w(n,r,u){const o=await P(
n,u);if("missing"in o)throw(0,S().unavailable)(o.missing.source,o.missing.why);return c((0,$().policyOf)(o,r),{source:"f\
ile",path:r,text:n,...y(o)})}function c(n,r){return{policy:n,...r,digest:d(n),ignoredInputs:[]}}function d(n){if(n===j().
DEFAULT_POLICY)return j().DEFAULT_POLICY_DIGEST;const{branches:r,...u}=n;return(0,I().digestOf)((0,O().canonicalize)(u))}},
49875:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.findNearPolicy=C,p.skeletonOf=S;function O(){const E=g(
28940);return O=function(){return E},E}function I(){const E=g(11970);return I=function(){return E},E}function C(E){for(const A of E.
list("")){const{path:M,kind:P}=A;if(P!=="directory"&&S(M).trim()===".github")return{path:M,fault:`is ${P==="executable"?
"a file":`a ${P}`}`};const y=P==="directory"&&L(M)?E.list(M):[],k=x(A,!1)?A:y.find(w=>x(w,!0));if(k)return{path:k.path,fault:"\
looks like the policy"}}}function L(E){const A=S(E);return A.startsWith(".")||(0,O().distance)(A,"github")<=1}const j=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function x({path:E,kind:A},M){const P=S(E.slice(E.lastIndexOf("/")+1)).trim(),[y="",...k]=P.replace(/^\.+/,"").split("."),
w=y.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,O().distance)(w,"genegate")>1||w===
"generate"?!1:k.length>0?j.test(k.join(".")):A!=="directory"&&(M||P.startsWith("."))}const $=new Map([...[...I().LOOK_ALIKE].
filter(([,E])=>E===E.toLowerCase()),...(0,I().lookAlikes)("a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F\
 -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);function S(E){return[...E.
normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(M=>$.get(M)??M).join("")}},14479:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.openPolicy=
M,p.policyOf=A;function O(){const e=g(7723);return O=function(){return e},e}function I(){const e=g(41895);return I=function(){
return e},e}function C(){const e=g(3051);return C=function(){return e},e}function L(){const e=g(11160);return L=function(){
return e},e}function j(){const e=g(5468);return j=function(){return e},e}function x(){const e=g(93300);return x=function(){
return e},e}function $(){const e=g(24666);return $=function(){return e},e}const S=50,E="Fix the file. `gene-gate schema \
policy` prints every key with its meaning.";function A(e,s,t=E){if("policy"in e)return e.policy;const{mistakes:m}=e,a=m.
length===1?"a mistake":`${m.length} mistakes`,f=m.map(({line:l,column:h,message:v})=>`${s}:${l}:${h}: ${v}`);throw new(I()).
GateError("policy_invalid",`The policy has ${a}:
${f.join(`
`)}`,t)}function M(e){const s=(0,j().readDocument)(e);return{extended:"broken"in s?void 0:P(s),read:t=>"broken"in s?k(s.
broken):y(s,t)}}function P(e){if(!e.has(["extends"]))return;const s=O().object({extends:x().extendsKey.schema}).safeParse(
e.value);return s.success?s.data.extends??void 0:void 0}function y(e,s){const t=s&&(0,j().readDocument)(s.text),m=({line:T,
column:R,message:b})=>{const N=s?(0,$().sharedName)(s.source):"";return e.atValue(["extends"],`${N}:${T}:${R}: ${b}`)};if(t&&
"broken"in t)return k(t.broken.map(m));if(t?.has(["extends"])){const T=t.atValue(["extends"],"a shared policy must not e\
xtend another");return k([m(T)])}const a=t?(0,$().extend)(t.value,e.value):e.value,f=L().policySchema.safeParse(a,{jitless:!0}),
h=(f.success?[]:f.error.issues.flatMap(c)).flatMap(T=>d(T).map(R=>t&&w(t,R)>w(e,R)?m(n(T,R,t)):n(T,R,e))),v=[...e.mistakes,
...(t?.mistakes??[]).map(m)];return f.success&&v.length===0?{policy:f.data,...s&&{shared:s}}:k([...v,...h])}function k(e){
return{mistakes:e.toSorted((t,m)=>t.line-m.line||t.column-m.column).slice(0,S)}}function w({has:e},s){return s.findLastIndex(
(t,m)=>e(s.slice(0,m+1)))+1}function c(e){if(e.code!=="invalid_union")return[e];const s=e.errors.map(a=>a.flatMap(c)),t=({
path:a,code:f})=>a.length===0&&["invalid_type","invalid_value"].includes(f);return(s.find(a=>!a.every(t))??s[0]??[]).map(
a=>({...a,path:[...e.path,...a.path]}))}function d(e){return e.code!=="unrecognized_keys"?[e.path]:e.keys.slice(0,S).map(
s=>[...e.path,s])}function n(e,s,t){if(e.code==="unrecognized_keys"){const f=String(s.at(-1));return t.atKey(e.path,f,o(
e.path,f))}const m=t.textAt(s),a=e.code==="invalid_value"&&m!==void 0?r(m,e.values.map(String)):"";return t.atValue(s,`${u(
s)}: ${e.message}${a}`)}function r(e,s){const t=(0,C().nearestName)(e,s);return t===void 0?"":`; did you mean ${t}?`}function u(e){
return e.length===0?"the policy":e.map(String).join(".")}function o(e,s){const t=i(L().policySchema,e),m=u([...e,s]),a=t.
filter(f=>i(L().policySchema,[...e,f]).includes(s));if(a.length>0){const f=a.map(l=>u([...e,l,s]));return`unknown key ${m}\
; did you mean ${f.join(" or ")}?`}return t.length===0?`unknown key ${m}`:`unknown key ${m}${r(s,t)} (known: ${t.join(",\
 ")})`}function i(e,s){const{innerType:t,options:m,shape:a,element:f,valueType:l}=e._zod.def;if(t)return i(t,s);if(m)return m.
map(R=>i(R,s)).find(({length:R})=>R)??[];const[h,...v]=s;if(h===void 0)return Object.keys(a??{});const T=a?.[String(h)]??
f??l;return T?i(T,v):[]}},5468:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.placeIn=M,p.readDocument=
j;function O(){const P=g(69873);return O=function(){return P},P}function I(){const P=g(3463);return I=function(){return P},
P}function C(){const P=g(93028);return C=function(){return P},P}const L=64*1024;function j(P){const y=x(P);if(y)return{broken:[
{line:1,column:1,message:y}]};const k=new(O()).LineCounter,w=(0,O().parseDocument)(P,{lineCounter:k,prettyErrors:!1}),c=(n,r)=>{
const{line:u,col:o}=k.linePos(n);return{line:u,column:o,message:r}},d=[...w.errors.map(({pos:n,message:r})=>c(n[0],r)),...S(
w).map(n=>c(n,"aliases (*name) are not supported"))];return d.length!==w.errors.filter($).length?{broken:d}:{value:w.toJS()??
{},mistakes:d,has:n=>(0,O().isNode)(w.contents)&&w.hasIn(n),textAt:n=>{const r=(0,O().isNode)(w.contents)?w.getIn(n):void 0;
return typeof r=="string"?r:void 0},atValue:(n,r)=>c(E(w,n),r),atKey:(n,r,u)=>c(A(w,n,r),u)}}function x(P){return P.length>
L?`the file is larger than ${L} characters`:(0,I().isNestedTooDeep)(P)?"the file is nested too deep":(0,C().lfsObstacle)(
P)}function $({code:P}){return P==="DUPLICATE_KEY"}function S(P){const y=[];return(0,O().visit)(P,{Alias:(k,{range:w})=>{
y.push(w?.[0]??0)}}),y}function E(P,y){for(let k=y.length;k>0;k--){const w=P.getIn(y.slice(0,k),!0);if((0,O().isNode)(w)&&
w.range)return w.range[0]}return 0}function A(P,y,k){const w=y.length===0?P.contents:P.getIn(y,!0),c=(0,O().isMap)(w)?w.
items.find(d=>(0,O().isScalar)(d.key)&&String(d.key.value)===k):void 0;return(0,O().isScalar)(c?.key)&&c.key.range?.[0]||
0}function M(P,y,k){const w=new(O()).LineCounter,c=(0,O().parseDocument)(P,{lineCounter:w,prettyErrors:!1}),d=c.contents===
null?void 0:c.getIn(y,!0);if(!(0,O().isScalar)(d)||d.value!==k||!d.range)return;const{line:n,col:r}=w.linePos(d.range[0]);
return`${n}:${r}`}},24666:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.COPIES=void 0,p.copyPath=x,
p.extend=S,p.obtainShared=A,p.sharedCopy=E,p.sharedName=$,p.unavailable=P;function O(){const y=g(77598);return O=function(){
return y},y}function I(){const y=g(41895);return I=function(){return y},y}function C(){const y=g(3463);return C=function(){
return y},y}function L(){const y=g(93028);return L=function(){return y},y}const j=p.COPIES=".github/gene-gate/";function x({
repository:y,path:k}){return`${j}${y}/${k}`}function $({repository:y,path:k,commit:w}){return`${y}/${k}@${w.slice(0,12)}`}
function S(y,k){if(!(0,C().isMapping)(y)||!(0,C().isMapping)(k))return k;const w=Object.entries(k).map(([c,d])=>{const n=Object.
hasOwn(y,c)?y[c]:void 0,r=(0,C().isMapping)(n)&&(0,C().isMapping)(d);return[c,r?{...n,...d}:d]});return Object.fromEntries(
[...Object.entries(y),...w])}async function E(y,k){const w=x(k),c=y.stat(w)?.kind;return(0,L().isRegular)(c)?M(await y.read(
w),k,`the copy at ${w}`):{source:k,why:`the repository has no copy at ${w}`}}async function A({source:y,why:k},w){if(w===
void 0)throw P(y,k);const c=M(await w(y),y,"the file");if("why"in c)throw P(y,c.why);return{...c,fetched:!0}}function M(y,k,w){
const c=(0,O().hash)("sha256",y);return c===k.sha256?{source:k,text:y.toString("utf8")}:{source:k,why:`${w} has the SHA-\
256 ${c}, not ${k.sha256}`}}function P(y,k,w){return new(I()).GateError("policy_unavailable",`The policy extends ${$(y)}\
, which cannot be read: ${k}`,`Correct \`extends\`, or commit the file as ${x(y)} to the branch of this policy.`,w)}},95244:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.NPM_LOCKFILES=p.LOCKFILES=void 0,p.isCode=S,p.isDocument=M,p.isLockfile=
m,p.isOfTests=i,p.isPackageFile=f,p.isProgramCode=$,p.isRunnable=P,p.isTest=u,p.isTestData=o,p.isWritten=E,p.toolThatFinds=
b;function O(){const N=g(76760);return O=function(){return N},N}function I(){const N=g(41330);return I=function(){return N},
N}const C=new Set(`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx h\
h
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),L=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),j=new Set("ini json json5 jsonl toml yaml yml".split(" ")),x=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function $(N){return C.has(y(N))}function S(N){return $(N)||L.has(y(N))}function E(N){return S(N)||j.has(y(N))||x.test(O().
posix.basename(N))}const A=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function M(N){
return A.test(N)}function P(N){return(S(N)||!O().posix.basename(N).includes("."))&&!M(N)}function y(N){return O().posix.
extname(N).slice(1).toLowerCase()}const k={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test[-_]?(?:utils?|helpers?|support)",beside:"bench(?:marks?)?"},w=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
c=/^features\/|\.feature$|(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[d,n,r]=Object.values(k).map(N=>new RegExp(
`(?:^|/)(?:${N})/`,"i"));function u(N){return d.test(N)||w.test(N)}function o(N){return n.test(N)||N.endsWith(".snap")}function i(N){
return u(N)||o(N)||r.test(N)||c.test(N)}const e=p.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],s=p.LOCKFILES=
[...e,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function m(N){return s.includes(N)||t.test(N)}const a=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function f(N){return s.includes(N)||a.test(N)}const l="{js,cjs,mjs,ts,cts,mts}",h="{json,jsonc,json5,yaml,yml,toml}",v=`\
{${l.slice(1,-1)},${h.slice(1,-1)}}`,T={vitest:`vitest.config.${l} vitest.workspace.${v} vite.config.${l}`,jest:`jest.co\
nfig.${v} jest.setup.${l}`,mocha:`.mocharc .mocharc.${v}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${l}`,cypress:`cypress.config.${l}`,eslint:`eslint.config.${l} .eslintrc \
.eslintrc.${v} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${v} prettier.config.${l} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${v} stylelint.config.${l} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${v} .knip.${h} knip.config.${l}`,markdownlint:`.markdownlint.${v}\
 .markdownlint-cli2.${v} .markdownlintignore .markdownlintrc`,cspell:`cspell.${v} .cspell.${v} cspell.config.${v}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${v} nyc.config.${l}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${v} .babelrc .babelrc.${v}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let R;function b(N){if(R??=Object.entries(T).map(([D,G])=>[D,
(0,I().default)(G.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(N))return"cargo";const F=N.slice(N.lastIndexOf(
"/")+1);return R.find(([,D])=>D(F))?.[0]}},96215:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.isOfLibrary=
O;const g=new Set(`
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
  `.trim().split(/\s+/));function O(I){return g.has(I.replace(/\..*$/s,""))}},19609:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.PRELOADABLE_PACKAGES=p.PRELOADABLE_BY_TOOLS=p.NODE_FLAGS=p.NODE_ALIASES=p.BUILT_IN_REPORTERS=
void 0;function O(){const $=g(91063);return O=function(){return $},$}const I=p.NODE_FLAGS=(0,O().nameTable)({harmless:`
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
  `}),C=p.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map($=>$.split("="))),L=p.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),j=p.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),x=p.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.SELECTING_FLAGS=p.NPM_SUBCOMMANDS=
p.NPM_SHORTHANDS=p.NPM_FLAGS=p.FLAGS_OF_TESTS=void 0;function O(){const S=g(91063);return O=function(){return S},S}const I=p.
NPM_FLAGS=(0,O().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),C=p.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),L=p.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),j=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,x=p.NPM_SHORTHANDS=new Map(j.trim().split(/\s+/).map(S=>S.split(/[=:]/)).map(([S="",E,A])=>[S,`--${E}${A===void 0?"":`\
=${A}`}`])),$=p.NPM_SUBCOMMANDS=(0,O().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.readArguments=
x,p.warningsIn=j;function O(){const P=g(35672);return O=function(){return P},P}function I(){const P=g(55972);return I=function(){
return P},P}function C(){const P=g(20457);return C=function(){return P},P}function L(){const P=g(91063);return L=function(){
return P},P}function j({warnings:P=[],network_touching:y}){return y?["network_touching",...P]:P}function x(P,y,k=(w,c)=>I().
KINDS[w](c)){if(y.forms!==void 0)return $(P,y,y.forms,k);if(y.subcommands===void 0)return A(P,y,k);const[w,...c]=P,d=Object.
entries(y.subcommands).find(([r])=>r===w?.text)?.[1];if(d!==void 0)return A(c,{...y,...d},k);const n=`is accepted only w\
ith ${E(Object.keys(y.subcommands))}`;return{use:y,flags:[],values:[],objections:[{objection:n,...w&&{word:w}}]}}function $(P,y,k,w){
const c=`is accepted only as ${E(Object.keys(k))}`,[d]=P;let n={use:y,flags:[],values:[],objections:[{objection:c,...d&&
{word:d}}]};for(const[r,u]of Object.entries(k)){const o=(0,O().matchForm)((0,O().parseForm)(r)??[],P,w);if(o===void 0)continue;
const i=o.map(({word:s,kind:t})=>({text:s.text,word:s,kind:t})),e=o.find(s=>s.wrong!==void 0);if(!e)return{use:{...y,...u},
flags:[],values:i,objections:[]};n={...n,values:i,objections:[S(e)]}}return n}function S({word:P,wrong:y}){return{objection:`\
does not accept \`${P.text}\`, which ${y}`,word:P}}function E(P){return P.map(y=>`\`${y}\``).join(", ")}function A(P,y,k){
const{leading_flags:w=[]}=y,{flags:c,operands:d}=(0,C().readUse)((0,L().strictFlags)(y.flags,w),P),n=[],r=(l,h)=>n.push(
S({word:l,wrong:h})),u=[],o=[];for(const{word:l,flag:h,value:v,valueWord:T}of c){if(h===void 0||h.choices?.includes(v??"")===
!1){r(l,"is not among its flags");continue}o.push(h.name),w.includes(h.name)&&d.some(R=>M(l,R))&&r(l,"must come before t\
he operands"),h.arity!=="none"&&(v===void 0?r(l,"requires a value"):u.push({text:v,kind:h.kind,word:T??l}))}const i=c.find(
({flag:l})=>!w.includes(l?.name??"")),e=(l=[])=>l.some(h=>o.includes(h)),s=((0,O().parseOperands)(y.operands??"path*")??
[]).slice(e(y.first_operand_by)?1:0);for(const[l,h]of d.entries()){w.length>0&&i&&M(h,i.word)&&r(h,"comes after the expr\
ession");const v=s[Math.min(l,s.length-1)];u.push({text:h.text,kind:v?.kind??"path",word:h})}for(const{text:l,kind:h,word:v}of u){
const T=k(h,l);T!==void 0&&n.push({objection:`does not accept \`${l}\`, which ${T}`,word:v})}const{min:t,max:m}=(0,O().countOf)(
s),a=t-(e(y.last_operand_by)?1:0),f=d.length;if(f<a||f>m){const l=m===a?`${m}`:`${a} to ${m}`,h=Number.isFinite(m)?l:`at\
 least ${a}`;n.push({objection:`takes ${h} operands, not ${f}`})}return{use:y,flags:o,values:u,objections:n}}function M(P,y){
return P.span.start>y.span.start}},21006:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.readFlags=g,p.
splitAtEquals=j,p.valueRead=L;function g(x,$){const S=[],E=x.toReversed();let A;const M=()=>{for(const P of E.reverse())
S.push({kind:"operand",word:P});return{tokens:S,rest:void 0}};for(let P=E.pop();P!==void 0;P=E.pop()){if(P.text==="--")return M();
const y=!O(P);if(!y&&A!==void 0){S.push({...A,word:P,next:P});continue}const{written:k,attached:w}=y?I(P.text,$):{written:P.
text,attached:void 0},c=y?$.expand(k,w):"operand";if(c==="operand"){if(S.push({kind:"operand",word:P}),$.flags==="first")
return M();continue}A=void 0;const d=E.at(-1),n=c?.at(-1)?.takes,r=w===void 0&&C(n,d),u={word:P,written:k,attached:w,next:d,
consumes:r};c===void 0&&S.push({kind:"unknown",...u});for(const[i,e]of c?.entries()??[]){const s=i===(c?.length??0)-1,t={
word:P,written:k,attached:void 0,next:void 0,consumes:!1};S.push({kind:"flag",part:e,...s?u:t})}if(n==="rest")return{tokens:S,
rest:E.reverse()};const o=S.at(-1);n==="operands"&&r&&o?.kind==="flag"&&(A=o),r&&!(n==="both"&&d&&!O(d))&&E.pop()}return M()}
function O({text:x}){return!x.startsWith("-")||x==="-"}function I(x,{equals:$}){return $==="all"||$==="long"&&x.startsWith(
"--")?j(x):{written:x,attached:void 0}}function C(x,$){if($===void 0)return!1;switch(x){case"always":case"both":return!0;case"\
unless-dash":return!$.text.startsWith("-");case"operand":case"operands":return O($);default:return!1}}function L({word:{
span:x},attached:$,next:S,consumes:E}){return E&&S?{value:S.text,span:{start:x.start,end:S.span.end}}:$===void 0?{span:x}:
{value:$,span:x}}function j(x){const $=x.indexOf("=");return $<0?{written:x,attached:void 0}:{written:x.slice(0,$),attached:x.
slice($+1)}}},20457:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.readUse=C;function O(){const y=g(
21006);return O=function(){return y},y}function I(){const y=g(91063);return I=function(){return y},y}function C(y,k){const{
tokens:w,rest:c}=(0,O().readFlags)(k,S(y)),d=[],n=[];let r;for(const t of w)t.kind==="flag"&&t.word===r&&/\s/.test(t.written)||
(r=t.kind==="flag"&&t.consumes?t.next:void 0,t.kind==="flag"?d.push(L(t)):n.push(t.word));const u=y.stops?{operands:[],started:n}:
{operands:n,started:[]},o=c&&d.pop();if(c===void 0||o===void 0)return{flags:d,...u};const{word:i,value:e}=o,s=e===void 0?
c:[{...i,text:e},...c];return{flags:d,...u,rest:{flag:o,words:s}}}function L(y){const{word:k,attached:w,next:c,consumes:d,
part:n}=y,{spec:r,negated:u,letter:o,fixed:i=w}=n,e=o??y.written;if(d&&c!==void 0){const f={start:k.span.start,end:c.span.
end};return{word:{...k,span:f},written:e,flag:r,value:c.text,valueWord:c,off:!1}}const s=c!==void 0&&(!c.text.startsWith(
"-")||c.text==="-"),t=r===void 0&&s?c.text:void 0,m=r?.arity!=="value"&&/^(?:false|0)$/.test(i??""),a=r?.arity!=="rest"&&
(u||m);return{word:k,written:e,flag:r,value:i??t,off:a}}const j={none:"never",attached:"never",value:"both",optional:"op\
erand",many:"operands",rest:"rest"};function x(y,k=!1){const w=y===void 0?"never":j[y.arity];return{spec:y,negated:k,takes:k&&
w!=="rest"?"never":w}}function $({flags:y},k,w){const c=o=>{const i=y.get(o);return{...x(i),takes:i?.arity==="value"?"al\
ways":"never"}},d=y.get(k)??y.get(/^-\d+$/.test(k)?"-#":"");if(d!==void 0)return[(w===void 0?d.arity!=="attached":d.arity!==
"none")?c(d.name):x(void 0)];const n=k.slice(0,2);if(!k.startsWith("--")&&y.get(n)?.arity==="value")return[{...c(n),fixed:k.
slice(2),takes:"never"}];const r=/^-[A-Za-z]{2,}$/.test(k)?[...k.slice(1)]:[];return r.length>0&&r.every(o=>y.get(`-${o}`)?.
arity==="none")?r.map(o=>c(`-${o}`)):[x(void 0)]}function S(y){return{flags:y.stops?"first":"anywhere",equals:y.strict?"\
long":"all",expand:(k,w)=>{if(y.strict)return $(y,k,w);const c=E(y,k,w);return y.stops&&y.handsOn&&c.some(({spec:n})=>n===
void 0)?"operand":c}}}function E(y,k,w){const c=k.replace(/^-+/,""),d=k.startsWith("--"),n=A(y,c,d);if(n!==void 0)return[
n];if(d||c.length<2)return[x(void 0)];const r=[],u=w===void 0?c:`${c}=${w}`;for(let o=0;o<u.length;o+=1){const i=u[o]??"",
e=y.flags.get(i);if(e===void 0)return[...r,x(void 0)];const s={...x(e),letter:`-${i}`},t=u.slice(o+1);if(t!==""&&(e.arity!==
"none"||t.startsWith("="))){const m=e.arity==="rest"?"rest":"never";return[...r,{...s,fixed:t.replace(/^=/,""),takes:m}]}
r.push(s)}return r}function A(y,k,w){const c=P(y,k,w)??(w&&y.completes?M(y,k):void 0);if(c!==void 0)return x(c);if(!/^no-?[A-Za-z]/.
test(k))return;const d=P(y,k.replace(/^no-?/,""),w);return d&&x(d,!0)}function M({flags:y},k){const w=(0,I().flagKey)(k),
c=new Map;for(const[n,r]of y)n.startsWith(w)&&c.set(r.name,r);const[d]=c.values();return c.size===1?d:void 0}function P(y,k,w){
const c=(0,I().flagKey)(k),d=w?c.lastIndexOf("."):-1,n=d<0?void 0:y.flags.get(c.slice(d+1));return n===void 0||y.flags.has(
c)?(0,I().lookUp)(y,c):n.kind==="text"?(0,I().lookUp)(y,c)??n:n}},95201:function(U,p,g){Object.defineProperty(p,"__esMod\
ule",{value:!0}),p.attributesOf=L;function O(){const j=g(77598);return O=function(){return j},j}function I(){const j=g(76760);
return I=function(){return j},j}function C(){const j=g(96681);return C=function(){return j},j}async function L({objects:j,
temporary:x},$,S,E){if(S.length===0)return()=>"unspecified";const A={GIT_INDEX_FILE:(0,I().join)(x,(0,O().randomUUID)())};
await j(["read-tree",$],{env:A});const M=await j(["check-attr","--cached","-z","--stdin",...E],{env:A,input:S.map(k=>`${k}\
\0`).join("")}),P=[...(0,C().splitNul)(M)].map(k=>k.toString("utf8")),y=new Map;for(let k=0;k+2<P.length;k+=3)y.set(`${P[k]}\
\0${P[k+1]}`,P[k+2]??"");return(k,w)=>y.get(`${k}\0${w}`)??"unspecified"}},48741:function(U,p,g){Object.defineProperty(p,
"__esModule",{value:!0}),p.folderTree=E,p.kindOf=c,p.readOnDisk=M;function O(){const d=g(73024);return O=function(){return d},
d}function I(){const d=g(51455);return I=function(){return d},d}function C(){const d=g(76760);return C=function(){return d},
d}function L(){const d=g(41895);return L=function(){return d},d}function j(){const d=g(39491);return j=function(){return d},
d}function x(){const d=g(35720);return x=function(){return d},d}function $(){const d=g(96681);return $=function(){return d},
d}function S(){const d=g(93028);return S=function(){return d},d}function E(d,n=x().MAX_FILE_BYTES){const r=(0,C().resolve)(
d),u=`the directory ${d}`,o=t=>w(t,()=>(0,O().lstatSync)((0,$().systemPath)((0,C().join)(r,t)))),i=t=>{if(t==="")return{
path:t,kind:"directory",tracked:!0};if(!(0,j().canBeCheckedOut)(t)||!(0,j().foldersAbove)(t).every(l=>o(l)?.isDirectory()))
return;const m=o(t),a=m&&c(m);if(!m||!a)return;const f=(0,S().isRegular)(a)?{size:m.size}:{};return{path:t,kind:a,...f,tracked:!t.
split("/").includes("node_modules")}},e=t=>i(t)?.kind!=="directory"?[]:(w(t,()=>(0,O().readdirSync)((0,$().systemPath)((0,C().
join)(r,t)),{encoding:"buffer"}))??[]).map(a=>i(t===""?(0,$().decodePath)(a):`${t}/${(0,$().decodePath)(a)}`)).filter(a=>a!==
void 0).sort(j().byEntryPath);function*s(t){for(const m of e(t))m.tracked&&(m.kind==="directory"?yield*s(m.path):yield m)}
return{label:u,stat:i,list:e,files:()=>[...s("")].sort(j().byEntryPath),readlink:t=>i(t)?.kind==="symlink"?w(t,()=>(0,$().
decodePath)((0,O().readlinkSync)((0,$().systemPath)((0,C().join)(r,t)),{encoding:"buffer"}))):void 0,read:async(t,m=n)=>{
const a=i(t);if(!(0,S().isRegular)(a?.kind))throw(0,j().notAFile)(u,t);if((a.size??0)>m)throw(0,j().tooLarge)(u,t,a.size??
0,m);return P((0,C().join)(r,t),t,u,m)}}}const A=O().constants.O_RDONLY|(O().constants.O_NOFOLLOW??0)|(O().constants.O_NONBLOCK??
0);function M(d,n){return P((0,C().join)(d,n),n,`the directory ${d}`,1/0)}async function P(d,n,r,u){try{const o=await(0,I().
open)((0,$().systemPath)(d),A);try{const i=await o.stat();if(!i.isFile())throw(0,j().notAFile)(r,n);if(i.size>u)throw(0,j().
tooLarge)(r,n,i.size,u);return await o.readFile()}finally{await o.close()}}catch(o){throw o instanceof L().GateError?o:y(
n,o)}}function y(d,n){return new(L()).GateError("file_unreadable",`Cannot read ${d}: ${n instanceof Error?n.message:n}`,
"Check the permissions of the file and of the directories above it.",{cause:n})}const k=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function w(d,n){try{return n()}catch(r){if(k.has(r.code??""))return;throw y(d,r)}}function c(d){if(d.isSymbolicLink())
return"symlink";if(d.isDirectory())return"directory";if(d.isFile())return(d.mode&73)===0?"file":"executable"}},7650:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.NO_OUTSIDE_CONFIGURATION=p.FULL_CLONE_HINT=void 0,p.bindGit=x,p.notStarted=
S,p.runGit=$,p.userEnvironment=d;function O(){const n=g(48161);return O=function(){return n},n}function I(){const n=g(85);
return I=function(){return n},n}function C(){const n=g(41895);return C=function(){return n},n}const L=10*6e4,j={allowUnsafeAskPass:!0,
allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,
allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};
function x(n){return async(r,u={})=>{const o=await $(n,r,u);if(o.exitCode!==0&&!u.accept?.includes(o.exitCode))throw P(r,
o);return o.stdout}}async function $({directory:n,env:r,config:u=[]},o,{input:i,env:e}={}){const s={...r,...e};let t;const m=(0,I().
simpleGit)({baseDir:n,config:[...u],unsafe:j,allowEnvironment:Object.keys(s),completion:{onClose:!0,onExit:!1},timeout:{
block:L},...i===void 0?{}:{input:()=>Buffer.from(i)},errors:(f,l)=>(t=l,f instanceof I().GitPluginError?f:void 0)}).env(
s);try{await(o[0]==="cat-file"?m.binaryCatFile(o.slice(1)):m.raw([...o]))}catch(f){throw A(`git ${o[0]} was stopped: ${String(
f)}`,f)}if(t===void 0)throw A(`git ${o[0]} returned no result`);if(t.exitCode===null)throw A(`git ${o[0]} was stopped by\
 a signal`);const a=Buffer.concat(t.stdErr).toString();if(t.exitCode<0&&a.includes("ENOENT"))throw E();return{exitCode:t.
exitCode,stdout:Buffer.concat(t.stdOut),stderr:a}}function S(n,r){return r.code!=="ENOENT"?A(`git ${n[0]} could not be s\
tarted: ${r.message}`,r):E(r)}function E(n){return new(C()).GateError("program_not_found","git is not installed or not o\
n PATH","Install git and put it on PATH.",{cause:n})}function A(n,r){return new(C()).GateError("git_failed",n,M,{cause:r})}
const M=p.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone (no `--filter` of git clone, no `filte\
r` on actions/checkout).";function P(n,{exitCode:r,stderr:u}){const o=u.trim().replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(C()).
GateError("git_failed",`git ${n[0]} failed: ${o||`exit code ${r}`}`,y.test(o)?`Free space in TMPDIR (${(0,O().tmpdir)()}\
) and in the clone.`:M)}const y=/No space left on device|Disk quota exceeded|Read-only file system/i,k=p.NO_OUTSIDE_CONFIGURATION=
{GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:O().devNull,GIT_ATTR_NOSYSTEM:"1"},w=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
c=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function d(n){const r={};for(const[u,o]of Object.entries(n))o!==void 0&&(w.test(
u)||!c.test(u))&&(r[u]=o);return{...r,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},96402:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.openRepository=E;function O(){const c=g(73024);return O=function(){return c},
c}function I(){const c=g(51455);return I=function(){return c},c}function C(){const c=g(76760);return C=function(){return c},
c}function L(){const c=g(26040);return L=function(){return c},c}function j(){const c=g(41895);return j=function(){return c},
c}function x(){const c=g(7650);return x=function(){return c},c}function $(){const c=g(78173);return $=function(){return c},
c}const S=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(c=>["--git-path",c])];async function E(c,d=process.env,n=()=>{}){w();const r=(0,C().
resolve)(c);if(!(0,L().attempt)(()=>(0,O().statSync)(r).isDirectory()))throw y(r,"is not a directory");const u=(0,x().userEnvironment)(
d),o=await(0,x().runGit)({directory:r,env:P(u,d),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...S]),
[i,e,s,t,m,a,f,l,...h]=o.stdout.toString().split(`
`);if(i==="true")throw y(r,"is a bare repository, which has no working tree");if(e==="false")throw y(r,"is inside a .git\
 directory");if(!o.stdout.length)throw y(r,"is not in a git repository",o.stderr);if(!s||!t||!m||!a||!f||!l||h.join("")!==
"")throw y(r,"is in a repository that git cannot describe",o.stderr);const v=await(0,$().openObjectView)({objects:a,shallow:f,
format:s,env:u}),T=A(await(0,I().realpath)(t),m,u,v);return{...T,index:l,network:M(T.user,n)}}function A(c,d,n,r){return{
...r,directory:c,user:(0,x().bindGit)({directory:c,env:{...n,GIT_DIR:d,GIT_WORK_TREE:c},config:[`safe.directory=${c}`,"c\
ore.fsmonitor=false","core.hooksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function M(c,d){
const n=new Set;return(r,...u)=>(n.has(r)||d(`${r}
`),n.add(r),c(...u))}function P(c,{GIT_INDEX_FILE:d}){return d===void 0?c:{...c,GIT_INDEX_FILE:d}}function y(c,d,n=""){const r=n.
includes("not a git repository")?"":n.trim();return new(j()).GateError("not_a_repository",`${c} ${d}${r===""?"":` (${r})`}`,
"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}const k=50;function w(){
const c=[];try{for(;c.length<k;)c.push((0,O().openSync)(process.execPath,"r"))}catch(d){if(/^E[MN]FILE$/.test(d.code??""))
throw(0,j().systemError)(d)}finally{for(const d of c)(0,O().closeSync)(d)}}},63550:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.literalTree=I;function O(){const L=g(39491);return O=function(){return L},L}function I(L,j="\
the given files"){const x=new Map(Object.entries(L)),$=E=>{const A=x.get(E);return typeof A=="string"?Buffer.from(A):Buffer.
isBuffer(A)?A:A!==void 0&&"executable"in A?Buffer.from(A.executable):void 0};return{...(0,O().indexEntries)([...x].map(([
E,A])=>C(E,A,$(E)?.length))),label:j,readlink:E=>{const A=x.get(E);return typeof A=="object"&&"symlink"in A?A.symlink:void 0},
read:async E=>{const A=$(E);if(A===void 0)throw(0,O().notAFile)(j,E);return A}}}function C(L,j,x){const $=!L.split("/").
includes("node_modules");if(typeof j=="object"&&"symlink"in j)return{path:L,kind:"symlink",tracked:$};if(typeof j=="obje\
ct"&&"submodule"in j)return{path:L,kind:"submodule",oid:j.submodule,tracked:$};const S=typeof j=="object"&&"executable"in
j;return{path:L,kind:S?"executable":"file",...x===void 0?{}:{size:x},tracked:$}}},11970:function(U,p){Object.defineProperty(
p,"__esModule",{value:!0}),p.LOOK_ALIKE=void 0,p.asciiOf=I,p.isSpellingOf=L,p.lookAlikes=g,p.mayBeSpelled=x;function g(S){
return S.split(/\s+/).flatMap(([E="",...A])=>A.map(M=>[M,E]))}const O=p.LOOK_ALIKE=new Map(g(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\
\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function I(S){return[...S].map(E=>O.get(E)??E).join("")}const C=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function L(S,E){
const M=S.replace(C,"").replace(/:.*$/s,"").replace(/(?<![. ])[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return M===
E||$(M,E)}const j=/^[\w./-]*$/;function x(S,E){return!j.test(S)||S.toLowerCase().includes(E)}function $(S,E){const[,A]=/^(.+)~[1-9]\d{0,5}$/.
exec(S)??[];return A!==void 0&&A===E.replaceAll(".","").slice(0,6)}},44703:function(U,p,g){Object.defineProperty(p,"__es\
Module",{value:!0}),p.objectReader=L;function O(){const S=g(31421);return O=function(){return S},S}function I(){const S=g(
41895);return I=function(){return S},S}function C(){const S=g(7650);return C=function(){return S},S}function L({directory:S,
env:E}){let A,M;const P=[],y=w=>{M??=w;for(const{reject:c}of P.splice(0))c(M)},k=()=>(A=(0,O().spawn)("git",["cat-file",
"--batch"],{cwd:S,env:E,windowsHide:!0}),A.on("error",w=>y((0,C().notStarted)(["cat-file"],w))),A.on("close",()=>y(j())),
A.stdin.on("error",()=>{}),A.stderr.resume(),A.stdout.on("data",$(w=>P.shift()?.resolve(w))),A);return{read:async w=>{if(w.
length===0)return[];if(M)throw M;const{stdin:c}=A??k(),d=w.map(r=>`${r}
`).join(""),n=w.map(()=>new Promise((r,u)=>P.push({resolve:r,reject:u})));return c.write(d),Promise.all(n)},close:()=>{y(
j()),A?.kill()}}}function j(){return new(I()).GateError("git_failed","git cat-file ended early",C().FULL_CLONE_HINT)}const x=10;
function $(S){let E=Buffer.alloc(0),A,M=[],P=0;return y=>{if(A&&y.length<P){M.push(y),P-=y.length;return}E=M.length>0?Buffer.
concat([...M,y]):Buffer.concat([E,y]),M=[];let k=0;for(;;)if(A===void 0){const w=E.indexOf(x,k);if(w<0)break;const[c="",
d="",n=""]=E.toString("latin1",k,w).split(" ");k=w+1,/^\d+$/.test(n)?A={oid:c,type:d,size:Number(n)}:S(void 0)}else{const w=k+
A.size;if(E.length<=w)break;const{oid:c,type:d}=A;A=void 0,S({oid:c,type:d,content:E.subarray(k,w)}),k=w+1}E=E.subarray(
k),A&&(P=A.size+1-E.length,M=[E])}}},35720:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.MAX_FILE_BYTES=
void 0,p.readBlob=n,p.readTree=P;function O(){const r=g(41895);return O=function(){return r},r}function I(){const r=g(95201);
return I=function(){return r},r}function C(){const r=g(39491);return C=function(){return r},r}function L(){const r=g(7650);
return L=function(){return r},r}function j(){const r=g(96681);return j=function(){return r},r}function x(){const r=g(67397);
return x=function(){return r},r}function $(){const r=g(93028);return $=function(){return r},r}const S=4096,E=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,
A=8,M=new WeakMap;function P(r,u,{label:o=`commit ${(0,x().short)(u)}`,maxFileBytes:i=d}={}){const e=M.get(r)??new Map;M.
set(r,e);const s=JSON.stringify([u,o,i]),t=e.get(s)??y(r,u,{label:o,maxFileBytes:i});e.delete(s),e.set(s,t);const[m=s]=e.
keys();return e.size>A&&e.delete(m),t.catch(()=>e.delete(s)),t}async function y(r,u,{label:o,maxFileBytes:i}){const e=await r.
objects(["ls-tree","-r","-t","-z","--long",u]),s=(0,j().decodePieces)(e).map(k),t=(0,C().indexEntries)(s),m=s.some(({path:h})=>h.
endsWith(".gitattributes")),a=s.filter(({kind:h})=>h==="symlink"),f=await Promise.all(a.map(({oid:h=""})=>n(r,h))),l=new Map(
a.map(({path:h},v)=>[h,(0,j().decodePath)(f[v]??Buffer.alloc(0))]));return{...t,label:o,readlink:h=>l.get(h),...m&&{attributes:(h,v)=>(0,I().
attributesOf)(r,u,h,v)},read:async(h,v=i)=>{const{kind:T,oid:R,size:b}=t.stat(h)??{};if(!(0,$().isRegular)(T)||R===void 0||
b===void 0)throw(0,C().notAFile)(o,h);if(b>v)throw(0,C().tooLarge)(o,h,b,v);return n(r,R)}}}function k(r){const u=E.exec(
r);if(u===null)throw c(r);const[o,i="",e="",s="",t=""]=u,m=w(i,e),a=m==="symlink"&&Number(t)>S;if(m===void 0||a)throw c(
r);const f=r.slice(o.length),l=(0,$().isRegular)(m),h={path:f,kind:m,oid:s,tracked:!0};return l?{...h,size:Number(t)}:h}
function w(r,u){if(u==="tree")return"directory";if(u==="commit")return"submodule";if(r==="120000")return"symlink";if(r.startsWith(
"100"))return(Number.parseInt(r,8)&64)===0?"file":"executable"}function c(r){return new(O()).GateError("file_unreadable",
`Git's list of files has the entry ${JSON.stringify(r)}`,L().FULL_CLONE_HINT)}const d=p.MAX_FILE_BYTES=16*1024*1024;async function n(r,u){
const[o]=await r.read([u]);if(o?.type==="blob")return o.content;throw new(O()).GateError("file_unreadable",o?`Object ${u}\
 is a ${o.type}, not a file`:`Object ${u} is missing from this clone`,L().FULL_CLONE_HINT)}},78173:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.openObjectView=$;function O(){const A=g(51455);return O=function(){return A},
A}function I(){const A=g(76760);return I=function(){return A},A}function C(){const A=g(41895);return C=function(){return A},
A}function L(){const A=g(4339);return L=function(){return A},A}function j(){const A=g(7650);return j=function(){return A},
A}function x(){const A=g(44703);return x=function(){return A},A}async function $(A){const M=await(0,L().temporaryFolder)(),
P=(0,I().join)(M,"git"),y=(0,I().join)(P,"objects");await(0,O().mkdir)((0,I().join)(y,"info"),{recursive:!0}),await(0,O().
mkdir)((0,I().join)(P,"refs")),await(0,O().writeFile)((0,I().join)(P,"HEAD"),`ref: refs/heads/none
`),await(0,O().writeFile)((0,I().join)(P,"config"),E(A.format)),await(0,O().writeFile)((0,I().join)(y,"info","alternates"),
`${JSON.stringify(A.objects)}
`);const k={directory:P,env:{...A.env.PATH===void 0?{}:{PATH:A.env.PATH},...j().NO_OUTSIDE_CONFIGURATION,GIT_DIR:P,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:A.shallow,HOME:P,LC_ALL:"C"}},w=(0,x().objectReader)(k);return{temporary:M,
objects:(0,j().bindGit)(k),read:w.read,privateStore:{GIT_OBJECT_DIRECTORY:y,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
A.objects)},shallowCommits:async()=>{const c=await(0,O().readFile)(A.shallow,"utf8").catch(S);return new Set(c.split(`
`).filter(d=>d!==""))},close:()=>(w.close(),(0,O().rm)(M,{recursive:!0,force:!0}))}}function S(A){if(A.code==="ENOENT")return"";
throw new(C()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${A.message}`,"Check the permissio\
ns of the .git directory.",{cause:A})}function E(A){return A==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${A}
`}},96681:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.decodePath=I,p.decodePieces=j,p.splitNul=x,
p.systemPath=L;function O(){const $=g(4573);return O=function(){return $},$}function I($){if((0,O().isUtf8)($))return $.
toString("utf8");let S="";for(let E=0;E<$.length;){const A=C($,E);S+=A>0?$.toString("utf8",E,E+A):String.fromCharCode(56320+
($[E]??0)),E+=Math.max(A,1)}return S}function C($,S){for(let E=1;E<=4&&S+E<=$.length;E++)if((0,O().isUtf8)($.subarray(S,
S+E)))return E;return 0}function L($){if(!/[\udc80-\udcff]/.test($))return $;const S=$.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
return Buffer.concat(S.map((E,A)=>A%2===1?Buffer.of(E.charCodeAt(0)-56320):Buffer.from(E)))}function j($){if(!(0,O().isUtf8)(
$))return[...x($)].map(I);const S=$.toString("utf8").split("\0");return S.at(-1)===""&&S.pop(),S}function*x($){let S=0;for(let E=$.
indexOf(0);E>=0;E=$.indexOf(0,S))yield $.subarray(S,E),S=E+1;S<$.length&&(yield $.subarray(S))}},67397:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.checkedOutBranch=w,p.defaultBranch=y,p.findDefaultBranch=P,p.isObjectId=A,p.
lookUpCommits=I,p.parentsOf=c,p.peelToCommits=x,p.readRefs=L,p.resolveCommits=$,p.short=d,p.unknownRevision=S;function O(){
const n=g(41895);return O=function(){return n},n}async function I(n,r){const u=await L(n,r.filter(C)),o=r.includes("HEAD")?
await j(n):void 0;return await x(n,r.map(i=>i==="HEAD"?o:C(i)?u.get(i)?.id:i))}function C(n){return n.startsWith("refs/")}
async function L(n,r){if(r.length===0)return new Map;const u=new Set(r),s=(await n.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...u])).toString().split(`
`).map(t=>{const[m="",a="",f=""]=t.split(" ");return[a,{id:m,target:f||a}]});return new Map(s.filter(([t])=>u.has(t)))}async function j(n){
const r=["show-ref","--verify","--hash","HEAD"],u=(await n.user(r,{accept:[1,128]})).toString().trim();return u===""?void 0:
u}async function x({read:n},r){const u=r.filter(e=>e!==void 0),o=await n(u.map(e=>`${e}^{commit}`)),i=new Map(u.map((e,s)=>[
e,o[s]?.oid]));return r.map(e=>e===void 0?void 0:i.get(e))}async function $(n,r){const u=await I(n,r),o=u.indexOf(void 0);
if(o>=0)throw S(r[o]??"");return u}function S(n,r={}){return n==="HEAD"?new(O()).GateError("ref_not_found","The reposito\
ry has no commits yet","Create a commit first, then gate the next change."):new(O()).GateError("ref_not_found",`unknown \
revision ${n}`,E(n,r))}function E(n,{meant:r,hasOrigin:u=!0}){const o="Check the spelling: `git branch --all` lists the \
branches.";if(r!==void 0)return`Did you mean ${r}? ${o}`;if(!u)return o;const i=`${o} With actions/checkout, set \`fetch-\
depth: 0\`.`,e=n.replace(/^(?:refs\/heads\/|(?:refs\/remotes\/)?origin\/)/,"");return A(e)||!/^\w[\w./-]*$/.test(e)?i:`${i}\
 If it is a branch of the remote, fetch it and name it origin/${e}:
  git fetch origin "+refs/heads/${e}:refs/remotes/origin/${e}"`}function A(n){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(
n)}const M=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/h\
eads/master"];async function P(n){const r=await L(n,M),u=M.flatMap(e=>r.get(e)??[]),o=await x(n,u.map(({id:e})=>e)),[i]=u.
flatMap(({target:e},s)=>{const t=o[s];return t===void 0?[]:[{commit:t,ref:e}]});return i}async function y(n){const r=await P(
n);if(r!==void 0)return r;const u=await k(n),[o]=await x(n,u.length===1?u:[]);if(o!==void 0)return{commit:o,ref:u[0]??""};
const i=u.map(e=>e.replace("refs/remotes/",""));throw new(O()).GateError("ref_not_found","No default branch found: origi\
n/HEAD, main and master do not exist",i.length===0?"Specify the commit to compare with: --base REF.":`Specify the branch\
 to compare with: --base ${i.slice(0,5).join(", or --base ")}.`)}async function k(n){const r=["--format=%(refname)","ref\
s/remotes/origin"],u=(await n.user(["for-each-ref",...r])).toString().split(`
`),o=(await w(n)).replace("refs/heads/","refs/remotes/origin/");return u.filter(i=>i!==""&&i!==o&&i!=="refs/remotes/orig\
in/HEAD")}async function w({user:n}){return(await n(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}async function c(n,r){
const[u]=await n.read([r]);if(u?.type!=="commit")throw S(r);const o=u.content.toString("latin1");return[...o.slice(0,o.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,e])=>e??"")}function d(n){return n.slice(0,12)}},93028:function(U,p,g){Object.
defineProperty(p,"__esModule",{value:!0}),p.filesNamed=M,p.isRegular=C,p.lfsObstacle=w,p.perPath=y,p.perTree=P,p.subTree=
L,p.treeAbove=j;function O(){const c=g(76760);return O=function(){return c},c}function I(){const c=g(59490);return I=function(){
return c},c}function C(c){return c==="file"||c==="executable"}function L(c,d){return d===""?c:$(c,d,()=>S(c,d))}function j(c,d){
return $(c,`../${d}`,()=>E(c,d))}const x=new WeakMap;function $(c,d,n){const r=x.get(c)??new Map;x.set(c,r);const u=r.get(
d)??n();return r.set(d,u),u}function S(c,d){const n=`${d}/`,r=e=>e===""?d:n+e,u=e=>({...e,path:e.path===d?"":e.path.slice(
n.length)}),{original:o,isPending:i}=c;return{label:c.label,...o&&{original:L(o,d)},...i&&{isPending:e=>i(r(e))},stat:e=>{
const s=c.stat(r(e));return s&&u(s)},readlink:e=>c.readlink(r(e)),list:e=>c.list(r(e)).map(u),files:()=>[...c.files()].filter(
({path:e})=>e.startsWith(n)).map(u),read:(e,s)=>c.read(r(e),s)}}function E(c,d){const n=`${d}/`,r={path:"",kind:"directo\
ry",tracked:!0},u=s=>s===d?"":s.startsWith(n)?s.slice(n.length):"..",o=s=>({...s,path:O().posix.join(d,s.path)}),{original:i,
isPending:e}=c;return{label:c.label,...i&&{original:j(i,d)},...e&&{isPending:s=>s.startsWith(n)&&e(u(s))},stat:s=>{const t=s===
""?r:c.stat(u(s));return t&&s!==""?o(t):t},readlink:s=>c.readlink(u(s)),list:s=>(s===""?[r]:c.list(u(s))).map(o),files:()=>[
...c.files()].map(o),read:(s,t)=>c.read(u(s),t)}}const A=P(c=>(0,I().groupBy)(c.files(),({path:d})=>O().posix.basename(d)));
function M(c,d){return A(c).get(d)??[]}function P(c){const d=new WeakMap;return n=>{const r=n.original??n,{answer:u}=d.get(
r)??{answer:c(r)};return d.set(r,{answer:u}),u}}function y(c){const d=P(()=>new Map);return(n,r)=>{const u=d(n),o=u.get(
r)??c(n,r);return u.set(r,o),o}}const k="version https://git-lfs.github.com/spec/";function w(c){if(c.startsWith(k))return"\
this is a Git LFS pointer; commit the file itself (git lfs untrack)"}},95132:function(U,p,g){Object.defineProperty(p,"__\
esModule",{value:!0}),p.describe=x,p.eligibilityOf=w,p.finding=C,p.isMissingEvidence=c,p.notJudged=P,p.problemFinding=j,
p.whyNotJudged=y;function O(){const d=g(41895);return O=function(){return d},d}function I(){const d=g(13580);return I=function(){
return d},d}function C(d,n,r={}){return L(d,n,r)}function L(d,n,r){const{severity:u,harm:o,layer:i}=(0,I().ruleOf)(d);return{
rule:d,severity:u,harm:o,layer:i,args:n,...r}}function j({rule:d,args:n,span:r,severity:u}){return L(d,n,{span:r,severity:u})}
function x({rule:d,args:n,edit:r,danger:u,advice:o,level:i}){const e=(0,I().ruleOf)(d);return{message:e.message(n)+(i?` ${$(
i)}`:""),remedy:u===void 0?(r&&A(r))??o??e.remedy(n):`Remove the command: it ${u}. A person decides whether the gene nee\
ds it.`}}function $({rules:d,level:n,from:r,reason:u}){const o=u===void 0?"":`: ${u.replace(/\.$/,"")}`;return`The polic\
y sets \`${d}\` to \`${n}\`, instead of ${r}${o}.`}const S=160,E=4;function A({new:d,pointer:n,files:r=[],fix:u}){if(!(d.
length<=E&&d.every(a=>a.length<=S&&!a.includes("`"))))return u?"Run `gene-gate fix --write`, which replaces the command \
(accepted; not run).":void 0;const i=n?.endsWith("/asset_id")===!0,e=i||d.length===0?"":" (accepted; not run)",s=u?`; \`g\
ene-gate fix --write\` does this${e}.`:".",[t,...m]=d.map(a=>`\`${a}\``);return t===void 0?`Remove the command, which ad\
ds no check${s}`:i?`Set \`asset_id\` to ${t}${s}`:r.length>0?`Move it into a script, ${r.map(({path:f})=>`\`${f}\``).join(
", ")}, and run ${[t,...m].join(", ")}${s}`:m.length===0?`Write ${t} instead${s}`:`Write separate entries in \`validation\
\`: ${[t,...m].join(", ")}${s}`}const M=500;function P(d,n,r={}){return C("not-judged",{detail:y(d,n)},r)}function y(d,n){
if((0,O().endsAudit)(n))throw n;return`${d}: ${k(n).slice(0,M).replace(/\.$/,"")}`}function k(d){return d instanceof O().
GateError?d.message:d instanceof Error?`${d.name}: ${d.message}`:String(d)}function w(d){return d.length===0?"eligible":
d.every(c)?"unproven":"refuted"}function c({rule:d}){const{unproven:n,undecided:r}=(0,I().ruleOf)(d);return n===!0||r===
!0}},13254:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.isProblem=C,p.problemAt=O;const g={"unquoted\
-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"warning",weakens:"warning","t\
ool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-path":"warning","tool-unknown":"\
warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"notice","build-files-unread":"\
notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning","npm-script-missing":"warning",
"npm-script-text":"warning","workspaces-changed":"warning"};function O(L,j,x,$=I(L)){return{rule:L,args:x,span:j,severity:$}}
function I(L){return L in g?g[L]:"error"}function C(L,j){return L.rule===j}},94411:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.areHarmlessOptions=P,p.isHarmlessVariable=y,p.isReadByProgram=o,p.readAssignments=n;function O(){
const i=g(25367);return O=function(){return i},i}function I(){const i=g(90762);return I=function(){return i},i}const C=/^[\w.-]{0,64}$/,
L=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,j=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,x=/^\d{1,9}$/,
$=/^(?:|[01]|true|false|yes|no|on|off)$/i,S=new Map([["NODE_ENV",C],["CI",C],["FORCE_COLOR",C],["NO_COLOR",C],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",L],["LC_ALL",L],["NODE_NO_WARNINGS",$],["PYTHONDONTWRITEBYTEC\
ODE",$],["PYTHONUNBUFFERED",$],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",j],["TS_NODE_TRANSPILE_ONLY",$],["TS_NODE_FILES",$],["TS_NODE_SKIP_PROJECT",$]]),E=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,C]],A="NOD\
E_OPTIONS",M=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function P(i){return i.split(" ").every(e=>M.test(e.replaceAll("_","-")))}function y(i,e){if(i===A)return P(e);const s=S.
get(i);return s!==void 0?s.test(e):w(i)?E.some(([m,a])=>m.test(i)&&a.test(e))||$.test(e)||x.test(e):!1}const k=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function w(i){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(i)?!o(i):k.test(i)}function c(i){return i===A||S.has(i)||w(i)}const d=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function n(i,e){const s=[],t=[];let m=0;for(const a of i){const[f]=a.parts,l=f&&!f.quoted?d.exec(f.text):null;if(!l)break;
m+=1;const[h,v="",T]=l,R=(0,I().textOf)(a).slice(h.length),b={start:a.start,end:a.end};if(!T&&y(v,R))s.push({name:v,value:R,
span:b}),e.add("environment-assignment",b,{name:v,value:(0,O().visible)(R)});else{const N=!T&&c(v);e.add("assignment-ref\
used",b,{name:v,value:(0,O().visible)(R),known:N}),T||t.push({name:v,value:R,span:b})}}return{assignments:s,refused:t,count:m}}
const r=`
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
`.match(/\S+/g),u=new RegExp(`^(?:${r.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function o(i){
return u.test(i)}},97424:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.DOES=void 0,p.dangerOfScript=
t,p.findDangers=y;function O(){const a=g(11331);return O=function(){return a},a}function I(){const a=g(81716);return I=function(){
return a},a}function C(){const a=g(54421);return C=function(){return a},a}const L=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/m,
j=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/\n]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/m,x=/^(?:init|telinit)$/,$=/^(?:systemctl|loginctl)$/,
S=[["mass_deletion",/^rm$/,/^(?:-[A-Za-z]*r[A-Za-z]*|--re\w*)$/im,j],["raw_disk_write",/^dd$/,/^(?:if=|of=\/dev\/)/m],["\
filesystem_format",/^(?:mkfs(?:\..+)?|mke2fs)$/],["direct_disk_write",/^tee$/,L],["world_writable",/^chmod$/,/^(?:[0-7]{2,4}[2367]$|[ug]*[ao][uoga]*[+=][rxst]*w)/m],
["privilege_escalation",/^chown$/,/^(?:\+?(?:root|0+)(?::.*)?|:\+?(?:root|0+))$/m],["firewall_manipulation",/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/],
["system_shutdown",/^(?:shutdown|poweroff|halt)$/],["system_shutdown",x,/^0$/m],["system_shutdown",$,/^(?:poweroff|halt)$/m],
["system_reboot",/^reboot$/],["system_reboot",x,/^6$/m],["system_reboot",$,/^(?:reboot|kexec)$/m],["force_kill",/^(?:kill|pkill|killall)$/,
/^(?:-s\n?|--signal[=\n]|-)(?:9|(?:sig)?kill)$/im]];function E({program:a,args:f}){const l=f.join(`
`);return S.find(([,h,...v])=>h.test(a)&&v.every(T=>T.test(l)))?.[0]}const A=8,M=4;function P(a){const f=a.map(({span:l})=>l);
return{start:Math.min(...f.map(({start:l})=>l)),end:Math.max(...f.map(({end:l})=>l))}}function y(a,f=0,l=new n){return(0,I().
everyCommand)(a).flatMap(h=>k(h,l,f))}function k(a,f,l){const h=[],{words:v}=(0,I().withoutReserved)(a);for(const{operator:N,
target:F}of a.redirections)if(N.includes(">")&&F&&L.test(F.text)){const D=`> ${F.text}`;h.push({name:"direct_disk_write",
pattern:D,span:F.span})}const T=w(v),R=f.runBy(a,T,l);if(R!==void 0){const N=`${R.program} | ${v[0]?.text??""}`,F=P([...R.
words,...v]);h.push({name:"remote_code_execution",pattern:N,span:F})}const b=new Set;for(const N of T){const F=E(N);if(F!==
void 0){const B=N.words.map(({text:z})=>z).join(" ");h.push({name:F,pattern:B,span:P(N.words)})}const G=(0,O().programNamed)(
N.program)?.kind==="shell"?(0,C().textHanded)(N.words)?.text:void 0;if(G===void 0||b.has(G)||l===M)continue;b.add(G);const H=y(
(0,I().readShellText)(G),l+1,f),W=P(N.words);h.push(...H.map(B=>({...B,span:W}))),d.test(G)&&h.push({name:"remote_code_e\
xecution",pattern:G,span:W})}return h}function w(a){const f=c(a,0);if(f===void 0)return[];const l=[f];if((0,O().programNamed)(
f.program)?.kind==="wrapper")for(let h=1;h<=Math.min(a.length-1,A);h+=1){const v=c(a,h);v!==void 0&&!/^-|=/.test(v.program)&&
l.push(v)}if(f.program==="find")for(const[h,{text:v}]of a.entries()){const T=/^-(?:exec|ok)(?:dir)?$/.test(v)?c(a,h+1):void 0;
if(T!==void 0&&l.push(T),l.length>A)break}return l}function c(a,f){const l=a[f];if(l===void 0)return;const h=a.slice(f);
return{program:(0,O().baseName)(l.text),args:h.slice(1).map(({text:v})=>v),words:h}}const d=/\bdownload(?:string|data)\b/i;
class n{#n=new Map;#e=new Map;runBy(f,l,h){const v=(f.pipedFrom&&this.#n.get(f.pipedFrom))??u(f.inside),T=l.find(({program:b})=>o(
b));this.#n.set(f,v??T);const R=l.flatMap(({program:b,args:N,words:F})=>((0,O().runsCode)(b)?N:F.slice(0,1).map(({text:D})=>D)).
flatMap(D=>this.#e.get(r(D))??[]))[0];return T&&this.#s(h===0?T:{...T,words:[]},f),l.some(({program:b})=>(0,O().runsCode)(
b))?v??R:R}#s(f,{redirections:l}){const h=l.flatMap(({target:v})=>v?.text??[]);for(const v of[...f.args,...h])!v.startsWith(
"-")&&r(v)!==""&&this.#e.set(r(v),f)}}function r(a){return a.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function u(a){
return(0,I().everyCommand)(a).flatMap(({words:f})=>w(f)).find(({program:f})=>o(f))}function o(a){return(0,O().programNamed)(
a)?.kind==="downloader"}const i=p.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},e=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,s=16*1024;function t(a){if(a.length>s)return"is too long to\
 check";for(const[,h="",v=""]of a.matchAll(e))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(h)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(v))return i.mass_deletion;const f=(0,I().readShellText)(a),l=y(f).find(({name:h})=>h!=="mass_deletion");return l?i[l.
name]:m(f)?"pipes text into a shell":void 0}function m(a){return(0,I().everyCommand)(a).some(({pipedFrom:f,words:l})=>{const[
h]=(0,C().startedWords)(l);return f!==void 0&&h!==void 0&&(0,O().isShell)(h.text)})}},25367:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.codePointName=L,p.inspectBlanks=w,p.inspectCharacters=$,p.inspectInjection=n,p.inspectLookAlikes=
A,p.visible=x;function O(){const r=g(11970);return O=function(){return r},r}const I=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function C(r){if(r>=32&&r<127||r===9)return"visible";if(r===0)return"nul-character";if(r===10||r===13)return"line-break";
if(r<160||r>=55296&&r<=57343)return"control-character";const u=String.fromCodePoint(r);return I.test(u)?"invisible-chara\
cter":"visible"}function L(r){return`U+${r.toString(16).toUpperCase().padStart(4,"0")}`}const j=120;function x(r){const u=r.
length>j?`${r.slice(0,j)}\u2026`:r;let o="";for(const i of u){const e=i.codePointAt(0)??0,s=e!==9&&C(e)==="visible";o+=s?
i:`<${L(e)}>`}return o}function $(r,u,o,i){let e=u;for(const s of r)S(s,e,o,i),e+=s.length}function S(r,u,o,i){const e=r.
codePointAt(0)??0,s={start:u,end:u+r.length},t=L(e),m=C(e);if(m==="line-break"?i.add(m,s,{character:t,quoted:o}):m!=="vi\
sible"&&i.add(m,s,{character:t}),m!=="visible"||e<=126)return;const a=r.normalize("NFKC");a!==r.normalize("NFC")||/[\0-\x7f]/.
test(a)?i.add("look-alike-letters",s,{word:r,looks_like:a,characters:[t]}):o||i.add("non-ascii-unquoted",s,{character:t,
shown:r})}const E=/\p{L}+/gu;function A(r,u,o,i){if(/^[\x00-\x7f]*$/.test(r)||!o&&/\s/.test(r))return;const e=o?M(r):P(r);
if(e===void 0)return;const s=[...new Set(r)].filter(t=>t>"\x7F");i.add("look-alike-letters",{start:u.start,end:u.end},{word:x(
r),looks_like:x(e),characters:s.slice(0,10).map(t=>L(t.codePointAt(0)??0))})}function M(r){const u=r.normalize("NFKD").replace(
/\p{M}/gu,""),o=(0,O().asciiOf)(u);return/^[\x20-\x7e]+$/.test(o)?o:void 0}function P(r){let u=!1;const o=r.replace(E,i=>{
const e=(0,O().asciiOf)(i);return e===i||!/[A-Za-z]/.test(i)?i:(u=!0,e)});return u?o:void 0}const y=100,k=1e3;function w(r,u){
let o=0,i=0;for(let e=0;e<=r.length;e+=1){const s=r.charAt(e);if(s===" "||s==="	")continue;const t=e-i;if(t>1&&(o+=t-1),
t>=y||o>=k){const m=Math.max(t,o);u.add("blank-padding",{start:i,end:e},{blanks:m});return}i=e+1}}const c=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
d=/<!--|```/;function n(r,u,o){const i=({index:t,0:m})=>o??{start:t,end:t+m.length},e=c.exec(r);e&&u.add("workflow-comma\
nd",i(e),{written:x(e[0])});const s=d.exec(r);s&&u.add("markup-injection",i(s),{written:s[0]})}},14395:function(U,p){Object.
defineProperty(p,"__esModule",{value:!0}),p.isWide=S,p.literalSegment=$,p.matchName=M,p.matchesStars=P,p.readPattern=C;const g=Symbol(
"*"),O=/^.$/su,I=/\[\w+\]|./gsu;function C(w){if(!w.parts.some(e=>!e.quoted&&/[*?[]/.test(e.text)))return;const c=w.parts.
flatMap(({text:e,quoted:s})=>s?Array.from(e):(e.match(I)??[]).map(L)),d=w.parts.map(({text:e,quoted:s})=>s?"\0":e).join(
""),n=/^[^[]*\[.*\]/s.test(d.replace(/\[\w+\]/g,"]")),r=c.findIndex(e=>typeof e!="string"||n&&e==="[");if(r<0)return;const u=w.
parts.map(e=>e.text).join(""),o=j(c.slice(0,r)),i=x(c);return{text:u,prefix:o,segments:i,...n&&{ambiguity:"bracket"}}}function L(w){
return w==="*"?g:w==="?"?O:w.length>1&&w.startsWith("[")?new RegExp(`^${w}$`):w}function j(w){return w.filter(c=>typeof c==
"string").join("")}function x(w){const c=[[]];for(const d of w)d==="/"?c.push([]):c.at(-1)?.push(d);return c}function $(w){
return w.every(c=>typeof c=="string")?j(w):void 0}function S(w){return w.includes(g)}const E=w=>Array.from(w),A=w=>Array.
from(Buffer.from(w).toString("latin1"));function M(w,c){if(c.startsWith(".")&&w[0]!==".")return!1;const d=y(w,c,E);return/^[\x20-\x7e]*$/.
test(c)||d===y(w,c,A)?d:void 0}function P(w,c){const d=Array.from(c,n=>n==="*"?g:n);return y(d,w,E)}function y(w,c,d){const n=w.
flatMap(e=>typeof e=="string"?d(e):[e]),r=d(c);let u=0,o=-1,i=0;for(let e=0;e<r.length;)if(n[u]===g)o=u,i=e,u+=1;else if(k(
n[u],r[e]))u+=1,e+=1;else if(o>=0)u=o+1,i+=1,e=i;else return!1;return n.slice(u).every(e=>e===g)}function k(w,c=""){return w instanceof
RegExp?w.test(c):w===c}},16500:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.MAX_PATTERNS=void 0,p.
resolvePattern=E;function O(){const o=g(76760);return O=function(){return o},o}function I(){const o=g(32854);return I=function(){
return o},o}function C(){const o=g(25367);return C=function(){return o},o}function L(){const o=g(14395);return L=function(){
return o},o}function j(){const o=g(90762);return j=function(){return o},o}const x=20,$=4096,S=p.MAX_PATTERNS=64;function E(o,i,e){
const{pattern:s,span:t,position:m}=o,a=(0,C().visible)(s.text),f=P(s);let l=[];if(m==="program")e.add("glob-unclear",t,{
pattern:a,reason:"program"});else if(y(s))e.add("glob-unclear",t,{pattern:a,reason:"outside"});else if(!M(s,i))if(f)e.add(
"glob-unclear",t,{pattern:a,reason:f});else if(k(s))e.add("glob-unclear",t,{pattern:a,reason:"flag"});else if(i)l=A(o,i,
e);else if(m==="script"&&s.segments.some(L().isWide))e.add("glob-unclear",t,{pattern:a,reason:"program"});else{const h={
matches:[],count:0,judged:!1};e.add("unquoted-glob",t,{pattern:a,...h})}return l.length===0?[s.text]:l}function A({pattern:o,
span:i,position:e},s,t){const m=(0,C().visible)(o.text),a=d(o,s),f="matches"in a&&!a.matches.every(w);if("ambiguity"in a||
f){const T="ambiguity"in a?a.ambiguity:"file_name";return t.add("glob-unclear",i,{pattern:m,reason:T}),[]}const{matches:l}=a;
l.some(T=>T.startsWith("-"))&&t.add("glob-unclear",i,{pattern:m,reason:"flag"}),e==="script"&&l.length>1&&t.add("glob-un\
clear",i,{pattern:m,reason:"program"});const h=l.slice(0,x).map(T=>(0,C().visible)(T)),{length:v}=l;return t.add("unquot\
ed-glob",i,{pattern:m,matches:h,count:v,judged:!0}),l}function M({prefix:o,text:i},e){return o.includes("://")&&!e?.stat(
i.slice(0,i.indexOf("/")))}function P({text:o,segments:i,ambiguity:e}){return e||(o.length>$?"too_many":i.some(t=>(0,L().
literalSegment)(t)===void 0&&(0,L().matchName)(t,".."))?"dot":void 0)}function y({text:o,segments:i}){return o.startsWith(
"/")||i.some(e=>(0,L().literalSegment)(e)==="..")}function k({prefix:o}){return o.startsWith("-")&&!o.includes("=")}function w(o){
const i=new(j()).ProblemCollector;return(0,C().inspectCharacters)(o,0,!0,i),i.inOrder().length===0}const c=128*1024;function d(o,i){
let e=[{written:"",path:""}];for(const[m,a]of o.segments.entries()){const f=m===o.segments.length-1,l=[];for(const h of e){
const v=n(h,a,f,i);if(typeof v=="string")return{ambiguity:v};l.push(...v)}e=l}const s=e.map(({written:m})=>Buffer.from(m));
return s.reduce((m,a)=>m+a.length+1,0)>c?{ambiguity:"too_many"}:{matches:s.sort(Buffer.compare).map(m=>m.toString())}}function n(o,i,e,s){
const{written:t,path:m}=o,a=(0,L().literalSegment)(i);if(a==="")return e?[o]:"empty_segment";const f=e?"":"/";if(a===".")
return[{written:`${t}.${f}`,path:m}];const l=[];for(const h of r(m,i,a,s)){if(h==="letters")return"letters";if(!e&&u(h,s))
return"symlink";!e&&h.kind!=="directory"||l.push({written:`${t}${O().posix.basename(h.path)}${f}`,path:h.path})}return l}
function*r(o,i,e,s){if(e!==void 0){const t=s.stat(o===""?e:`${o}/${e}`);t?.tracked&&(yield t);return}for(const t of s.list(
o)){if(!t.tracked)continue;const m=(0,L().matchName)(i,O().posix.basename(t.path));m===void 0?yield"letters":m&&(yield t)}}
function u(o,i){if(o.kind!=="symlink")return o.kind==="submodule";const e=(0,I().resolveInTree)(i,o.path);return e.kind===
"missing"?!1:e.kind!=="inside"||!/^(?:file|executable)$/.test(e.entry.kind)}},54669:function(U,p,g){Object.defineProperty(
p,"__esModule",{value:!0}),p.hasOneReading=A,p.lex=E;function O(){const d=g(94411);return O=function(){return d},d}function I(){
const d=g(25367);return I=function(){return d},d}function C(){const d=g(16500);return C=function(){return d},d}function L(){
const d=g(14395);return L=function(){return d},d}function j(){const d=g(11331);return j=function(){return d},d}function x(){
const d=g(26781);return x=function(){return d},d}function $(){const d=g(90762);return $=function(){return d},d}const S=128*
1024;function E(d,n){const r=new($()).ProblemCollector;if(M(d,r))return{words:[],assignments:[],refused:[],problems:r.inOrder()};
const u={start:0,end:d.length};(0,I().inspectBlanks)(d,r),(0,I().inspectInjection)(d,r);const o=(0,x().splitWords)(d,r),
{assignments:i,refused:e,count:s}=(0,O().readAssignments)(o,r);for(const m of o.slice(0,s))k(m,r);const t=P(o.slice(s),n,
r);t.length===0&&r.add("empty-command",u,{});for(const{value:m,span:a}of i)(0,I().inspectInjection)(m,r,a);for(const{text:m,
span:a}of t)(0,I().inspectInjection)(m,r,a);return{words:t,assignments:i,refused:e,problems:r.inOrder()}}function A({problems:d}){
return d.every(({severity:n})=>n==="warning")}function M(d,n){if(Buffer.byteLength(d)<=S)return!1;const r={start:0,end:d.
length};return n.add("command-too-long",r,{more:`${S} bytes`}),!0}function P(d,n,r){const u=[];let o=0;for(const[i,e]of d.
entries()){const s={start:e.start,end:e.end},t=e.parts.some(l=>l.quoted),m=(0,$().textOf)(e);k(e,r),w(e,r),c(e,i===0,r),
(0,I().inspectLookAlikes)(m,e,i===0,r);const a=(0,L().readPattern)(e);if(a&&(o+=1),a&&o>C().MAX_PATTERNS&&r.add("glob-un\
clear",s,{pattern:(0,I().visible)(m),reason:"too_many"}),!a||o>C().MAX_PATTERNS){u.push({text:m,span:s,quoted:t});continue}
const f=y(i,u);for(const l of(0,C().resolvePattern)({pattern:a,span:s,position:f},n,r))u.push({text:l,span:s,quoted:t})}
return u}function y(d,n){return d===0?"program":d===1&&n[0]?.text==="node"?"script":"argument"}function k(d,n){for(const[
r,u]of d.parts.entries()){if(u.quoted||!u.text.includes("~"))continue;const o=u.text.search(r===0?/(?:^|[=:])~/:/[=:]~/);
if(o<0)continue;const i=u.start+u.text.indexOf("~",o),e=(0,I().visible)((0,$().textOf)(d));n.add("tilde-expansion",{start:i,
end:i+1},{word:e});return}}function w(d,n){let r=-1,u=!1;for(const o of d.parts)if(!(o.quoted||r<0&&!o.text.includes("{")))
for(const{0:i,index:e}of o.text.matchAll(/[{},]|\.\./g)){const s=o.start+e;if(i==="{")r<0&&(r=s);else if(i!=="}")u=r>=0;else if(u){
const t={start:r,end:s+1};n.add("brace-expansion",t,{written:(0,I().visible)((0,$().textOf)(d))});return}}}function c(d,n,r){
const u=(0,$().unquotedText)(d);u!==void 0&&(u==="!"||n&&(0,j().isReserved)(u))&&r.add("shell-grammar",{start:d.start,end:d.
end},{written:u})}},11331:function(U,p){Object.defineProperty(p,"__esModule",{value:!0}),p.PROGRAM_NAMES=void 0,p.baseName=
S,p.changesShell=m,p.hasCommandLine=k,p.isBefore=e,p.isCommandLine=y,p.isOnlyBefore=s,p.isReserved=t,p.isShell=A,p.isWithoutEffect=
i,p.programNamed=E,p.runsCode=M,p.startsOthers=P;const g=/^-\w*c$|^--command$/,O=/^-(?=\w+$)\w*[ep]|^--(?:eval|print)(?:=|$)|^eval$/,
j=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",{text:g}],["shell","pwsh powersh\
ell",{text:/^[-/](?:c|command|e|ec|en\w*)$/i}],["shell","cmd",{text:/^\/[ckr]/i}],["shell","osascript",{text:/^-e$/}],["\
shell","eval iex invoke-expression",{text:"words"}],["shell","source ."],["interpreter","node nodejs deno tsx ts-node ji\
ti esno esmo babel-node",{text:O}],["interpreter","vite-node swc-node sucrase-node",{text:O}],["interpreter","bun",{text:O,
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
im"]],x=new Map(j.flatMap(([a,f,l])=>f.split(" ").map(h=>[h,{name:h,kind:a,...l}]))),$=p.PROGRAM_NAMES=[...x.keys()];function S(a){
return/^\.{1,2}$/.test(a)?a:a.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function E(a){
const f=S(a),l=x.get(f);if(l!==void 0)return l;const h=x.get(f.replace(/[-.]?(?=\d)(?<!\d\.*)\d[\d.]*w?$/,""));return h?.
kind==="shell"||h?.kind==="interpreter"?h:void 0}function A(a){return E(a)?.kind==="shell"}function M(a){const f=E(a)?.kind;
return f==="shell"||f==="interpreter"}function P(a){if(a===".")return!1;const f=E(a)?.kind;return f!==void 0&&f!=="syste\
m"&&f!=="downloader"}function y(a){const[f="",...l]=a.trim().split(/\s+/);return w(f)&&l.some(h=>/^-|[./]|^[|&;<>]+$/.test(
h))}function k(a){return/&&|\|\||\$\(|`/.test(a)?!0:a.split(/;\s|\s\|\s/).some(f=>{const[l="",...h]=f.trim().split(/\s+/);
return h.length>0&&w(l)})}function w(a){return x.has(a)}const c=a=>new Set(a.split(/\s+/)),d=c(": [ cd echo exit false t\
est true"),n=c("! { do elif else if then time until while"),r=new RegExp(`^\\s*(?:(?:${[...n].join("|").replace("{","\\{")}\
)\\s+)*$`),u=c("fi done case esac for } in [[ ]] function select coproc"),o=c(`. alias autoload bg bind break builtin ca\
ller chdir command compgen complete compopt continue
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function i(a){return d.has(a)}function e(a){
return n.has(a)}function s(a){return r.test(a)}function t(a){return n.has(a)||u.has(a)}function m(a){return t(a)||o.has(
a)}},81716:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.everyCommand=x,p.isDynamic=A,p.readShellText=
j,p.withoutReserved=S;function O(){const w=g(54669);return O=function(){return w},w}function I(){const w=g(11331);return I=
function(){return w},w}const C=128*1024,L=16;function j(w,c){return w.length>C?[]:new k(w,c).list("",0)}function x(w){return w.
flatMap(c=>[c,...x(c.inside)])}const $=/^([A-Za-z_]\w*)=(.*)$/s;function S(w){const{words:c,assignments:d}=w,n=c.findIndex(
({text:i,quoted:e})=>e||!(0,I().isBefore)(i));if(n<1)return w;const r=c.slice(n),u=r.findIndex(({text:i})=>!$.test(i)),o=u<
0?r:r.slice(0,u);return{...w,words:r.slice(o.length),assignments:[...d,...o.map(E)]}}function E({text:w,span:c}){const[,
d="",n=""]=$.exec(w)??[];return{name:d,value:n,span:c}}function A({problems:w,substituted:c},{span:d}){const n=r=>r.start<
d.end&&r.end>d.start;return c.some(n)||w.some(r=>M.has(r.rule)&&n(r.span))}const M=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),P=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
y=/\\.?|\$\(|[^\\`$"]+|./sy;class k{#n;#e;#s=0;constructor(c,d){this.#n=c,this.#e=d}list(c,d){const n=[];let r=this.#r(),
u=!1;const o=(i,e="")=>{const s=this.#t(r,i,e),{words:t,assignments:m,redirections:a,inside:f}=s,l=t.length+m.length+a.length+
f.length===0,h=n.at(-1);l?h&&(n[n.length-1]={...h,separator:h.separator+e}):n.push(s);const v=/^\|&?$/.test(e)?s:void 0;
r=this.#r(l?r.pipedFrom:v)};for(;this.#s<this.#n.length;){const i=this.#s,e=this.#i(u?y:P),s=this.#s;if(e==='"')u=!u;else{
if(e===c&&(!u||c==="`"))return o(i),n;if(e==="$("||e==="`"||!u&&/^[<>]?\($/.test(e)){if(d===L){o(i);continue}const t=this.#n.
slice(r.start,i),m=e==="("?(0,I().isOnlyBefore)(t)?"subshell":"definition":"substitution",a=this.list(e==="`"?"`":")",d+
1);r.inside.push(...a),r.gaps.push({kind:m,start:i,end:this.#s}),m==="subshell"&&(r.subshell=a)}else!u&&/^(?:[;&|\r\n]+|\))$/.
test(e)?o(i,e):!u&&e.startsWith("#")&&/^\s?$/.test(this.#n.charAt(i-1))?r.gaps.push({kind:"comment",start:i,end:s}):!u&&
/^(?:[<>]|&>)/.test(e)&&r.gaps.push({kind:"operator",start:i,end:s})}}return o(this.#n.length),n}#r(c){return{start:this.#s,
gaps:[],inside:[],pipedFrom:c}}#i(c){c.lastIndex=this.#s;const[d=""]=c.exec(this.#n)??[];return this.#s+=d.length,d}#t(c,d,n){
const{start:r,gaps:u,inside:o,pipedFrom:i,subshell:e}=c;let s="",t=r;for(const b of u){const N=b.kind==="comment"||b.kind===
"operator"?" ":"_";s+=this.#n.slice(t,b.start)+N.repeat(b.end-b.start),t=b.end}s+=this.#n.slice(t,d);const m=(0,O().lex)(
s,this.#e),a=b=>({...b,span:{start:b.span.start+r,end:b.span.end+r}}),f=m.words.map(a),l=new Set;let h=0;const T=u.filter(
({kind:b})=>b==="operator").map(({start:b,end:N})=>{for(;h<f.length&&(f[h]?.span.start??N)<N;)h+=1;const F=f[h],D=f[h-1];
return D?.span.end===b&&/^\d+$/.test(D.text)&&l.add(D),F&&l.add(F),{operator:this.#n.slice(b,N),...F&&{target:F}}}),R=[...m.
assignments,...m.refused].map(a);return{words:f.filter(b=>!l.has(b)),assignments:R.sort((b,N)=>b.span.start-N.span.start),
redirections:T,problems:m.problems.map(a),span:{start:r,end:d},separator:n,inside:o,substituted:u.filter(({kind:b})=>b===
"substitution"),...i&&{pipedFrom:i},...e&&{subshell:e},...u.some(({kind:b})=>b==="definition")&&{defines:!0}}}}},26781:function(U,p,g){
Object.defineProperty(p,"__esModule",{value:!0}),p.splitWords=L;function O(){const P=g(25367);return O=function(){return P},
P}const I=1e3,C=/[ \t\n\r'"\\$`;&|<>()]/g;function L(P,y){return new j(P,y).split()}class j{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(y,k){
this.#n=y,this.#e=k}split(){for(;this.#t<this.#n.length;)this.#l();if(this.#a(),this.#c>I){const y={start:0,end:this.#n.
length};this.#e.add("command-too-long",y,{more:`${I} quoted parts`})}return this.#s}#l(){const y=this.#n.charAt(this.#t);
/[ \t\n\r]/.test(y)?(this.#a(),(0,O().inspectCharacters)(y,this.#t,!1,this.#e),this.#t+=1):/[;&|<>()]/.test(y)?(this.#a(),
this.#t=M(this.#n,this.#t,this.#e)):y==="'"?this.#m():y==='"'?this.#g():y==="\\"?this.#h():/[$`]/.test(y)?this.#f(!1):y===
"#"&&this.#r.length===0?this.#y():this.#p()}#o(y,k,w,c=w){this.#r.length===0&&(this.#i=c),this.#r.push({text:y,quoted:k,
start:w})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#p(){const y=this.#t;
C.lastIndex=y+1;const k=C.exec(this.#n)?.index??this.#n.length,w=this.#n.slice(y,k);(0,O().inspectCharacters)(w,y,!1,this.#e),
this.#o(w,!1,y),this.#t=k}#m(){const y=this.#t,k=this.#n.indexOf("'",y+1),w=k<0?this.#n.length:k,c=this.#n.slice(y+1,w);
(0,O().inspectCharacters)(c,y+1,!0,this.#e),this.#o(c,!0,y+1,y),this.#u(y,w,"'")}#g(){const y=this.#t,k=this.#n;let w="",
c=y+1;for(this.#t=c;this.#t<k.length&&k.charAt(this.#t)!=='"';){const n=k.charAt(this.#t);n==="\\"&&/["$`\\\n]/.test(k.charAt(
this.#t+1))?(w+=k.slice(c,this.#t),k.charAt(this.#t+1)===`
`&&this.#d(),c=this.#t+1,this.#t+=2):/[$`]/.test(n)?this.#f(!0):this.#t+=1}const d=Math.min(this.#t,k.length);w+=k.slice(
c,d),(0,O().inspectCharacters)(k.slice(y+1,d),y+1,!0,this.#e),this.#o(w,!0,y+1,y),this.#u(y,d,'"')}#u(y,k,w){this.#c+=1,
this.#t=Math.min(k+1,this.#n.length),!(k<this.#n.length)&&this.#e.add("unterminated-quote",{start:y,end:k},{quote:w})}#h(){
const y=this.#t,k=this.#n.charAt(y+1);this.#t+=1,k===""?(this.#e.add("unterminated-quote",{start:y,end:y+1},{quote:"\\"}),
this.#o("\\",!0,y)):k===`
`?(this.#t=y,this.#d(),this.#t+=2):k>"\x7F"?this.#o("",!0,y+1,y):((0,O().inspectCharacters)(k,y+1,!0,this.#e),this.#o(k,
!0,y+1,y),this.#t+=1)}#d(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#f(y){const k=this.#t,{kind:w,
end:c=k+1}=S(this.#n,k,y),d=this.#n.slice(k,c);w&&this.#e.add(w,{start:k,end:c},{written:(0,O().visible)(d)}),y||this.#o(
d,w!==void 0,k),this.#t=c}#y(){const y=this.#t,k=this.#n.indexOf(`
`,y);this.#t=k<0?this.#n.length:k;const w=this.#n.slice(y,this.#t);(0,O().inspectCharacters)(w,y,!1,this.#e),this.#e.add(
"shell-comment",{start:y,end:this.#t},{written:(0,O().visible)(w)})}}const x=/[A-Za-z_][A-Za-z0-9_]*|[0-9@*#?$!-]|[^\0-\x7f]/y,
$=/(?:[^`\\]|\\[\s\S]?)*`?/y;function S(P,y,k){const w=P.charAt(y+1);if(P.charAt(y)==="`")return{kind:"command-substitut\
ion",end:E($,P,y+1)};if(w==="(")return{kind:P.charAt(y+2)==="("?"arithmetic-expansion":"command-substitution",end:A(P,y+
1,"(",")")};if(w==="{")return{kind:"variable-expansion",end:A(P,y+1,"{","}")};if(w==="[")return{kind:"arithmetic-expansi\
on",end:A(P,y+1,"[","]")};if(w==="'"||w==='"'){if(k)return{};const d=P.indexOf(w,y+2);return{kind:"dollar-quote",end:d<0?
P.length:d+1}}const c=E(x,P,y+1);return c>y+1?{kind:"variable-expansion",end:c}:{}}function E(P,y,k){return P.lastIndex=
k,k+(P.exec(y)?.[0].length??0)}function A(P,y,k,w){let c=0;for(let d=y;d<P.length;d+=1){const n=P.charAt(d);if(n===k)c+=
1;else if(n===w&&(c-=1,c===0))return d+1}return P.length}function M(P,y,k){const w=P.charAt(y);if(w==="("||w===")")return k.
add("shell-grammar",{start:y,end:y+1},{written:w}),y+1;const c=w==="<"||w===">",d=c?/[<>&|-]/:/[;&|]/;let n=y+1;for(;n-y<
3&&d.test(P.charAt(n));)n+=1;const r=P.slice(y,n);return k.add(c?"shell-redirection":"shell-operator",{start:y,end:n},{operator:r}),
n}},54421:function(U,p,g){Object.defineProperty(p,"__esModule",{value:!0}),p.startedWords=C,p.textHanded=L;function O(){
const S=g(11331);return O=function(){return S},S}const I=/^-(?:exec|ok)(?:dir)?$/;function C(S){const E=S.findLastIndex(
({text:M})=>(0,O().programNamed)(M));let A=0;for(;;){const M=(0,O().baseName)(S[A]?.text??""),P=M==="find";if(!P&&(0,O().
programNamed)(M)?.kind!=="wrapper")break;let y=A+1;if(M==="command"&&/^-[vV]/.test(S[y]?.text??""))break;const k=({text:w})=>P?
I.test(w):E>A?(0,O().programNamed)(w):!/^-|^\w+=|^\d+[smhd]?$/.test(w);for(let w=S[y];w!==void 0&&!k(w);w=S[y])y+=1;if(y>=
S.length)break;A=P?y+1:y}return S.slice(A)}function L(S){const[E,...A]=S,M=E&&(0,O().programNamed)(E.text);if(M?.text===
void 0)return;if(M.text==="words")return x(A);const P=M.text,y=A.findIndex(({text:w})=>P.test(w)),k=A[y];if(k!==void 0){
if(M.name==="cmd"){const w=k.text.slice(2);return x(w===""?A.slice(y+1):[{...k,text:w},...A.slice(y+1)])}return/^[-/]e/i.
test(k.text)&&j(M)?$(A[y+1]):j(M)?x(A.slice(y+1)):x(A.slice(y+1,y+2))}}function j({name:S}){return S==="pwsh"||S==="powe\
rshell"}function x(S){return S.length===0?void 0:{text:S.map(({text:E})=>E).join(" "),words:S}}function $(S){return S&&{
text:Buffer.from(S.text,"base64").toString("utf16le"),words:[S]}}},90762:function(U,p,g){Object.defineProperty(p,"__esMo\
dule",{value:!0}),p.ProblemCollector=void 0,p.firstErrors=j,p.textOf=I,p.unquotedText=C;function O(){const x=g(13254);return O=
function(){return x},x}function I(x){const[$]=x.parts;return x.parts.length===1&&$?$.text:x.parts.map(S=>S.text).join("")}
function C(x){const[$]=x.parts;return x.parts.length===1&&$&&!$.quoted?$.text:void 0}class L{#n=[];add($,S,E){this.#n.push(
(0,O().problemAt)($,S,E))}inOrder(){const $=({severity:S})=>S==="error"?0:1;return this.#n.sort((S,E)=>S.span.start-E.span.
start||$(S)-$(E))}}p.ProblemCollector=L;function j(x){const $=new Set;return x.filter(({rule:S,severity:E})=>{if(E!=="er\
ror")return!0;const A=!$.has(S);return $.add(S),A})}},678:function(U,p,g){g.r(p),g.d(p,{default:()=>O});var O=g(70298)},
58238:function(U,p,g){g.r(p),g.d(p,{parse:()=>O.parse,stringify:()=>O.stringify});var O=g(15756)},85:function(U,p,g){g.r(
p),g.d(p,{GitPluginError:()=>O.Uo,simpleGit:()=>O.Lp});var O=g(74724)},69873:function(U,p,g){g.r(p),g.d(p,{LineCounter:()=>O.
HN,isAlias:()=>O.Vj,isMap:()=>O.jh,isNode:()=>O.Ll,isScalar:()=>O.jn,isSeq:()=>O.oP,parse:()=>O.qg,parseDocument:()=>O.Tp,
stringify:()=>O.As,visit:()=>O.YR});var O=g(38815)}};
