"use strict";exports.id=9488,exports.ids=[9488],exports.modules={45806:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),
y.launchedBy=P,y.parseInvocation=W;function x(){const r=m(76760);return x=function(){return r},r}function L(){const r=m(
91063);return L=function(){return r},r}function D(){const r=m(92739);return D=function(){return r},r}function C(){const r=m(
11331);return C=function(){return r},r}function F(){const r=m(87646);return F=function(){return r},r}function R(){const r=m(
3893);return R=function(){return r},r}function O(){const r=m(39872);return O=function(){return r},r}function $(){const r=m(
46868);return $=function(){return r},r}function j(){const r=m(31901);return j=function(){return r},r}const T=5,I={node:F().
parseNode,npm:R().parseNpm,npx:R().parseNpx};function W(r,p,f=L().NO_PROGRAMS){return E(r,p,f,0)}function E(r,p,f,t){const h=(g,c)=>k(
g,c,f,t+1),l={families:f,start:h,tool:(g,c)=>(0,$().parseTool)(g,c,l)};if(typeof r!="string")return(0,O().parseProgram)(
r,p,l);const{invocation:e,problems:a}=I[r](p,l),[b]=r==="node"&&!(0,F().isTestRun)(e)?e.operands:[];if(b===void 0)return{
invocation:e,problems:a};const v=s(b.text).map(g=>{const c=["--",g].map(o=>({...b,text:o}));return h({program:"npx",words:[
...c,...e.passthrough],starts:"file"},r)}),d=v.flatMap(g=>g.launched);return{invocation:d.length>0?{...e,launched:d}:e,problems:[
...a,...v.flatMap(g=>g.problems)]}}function P({launched:r=[]}){return r.flatMap(p=>[p,...P(p)])}function k({program:r,words:p,
...f},t,h,l){const[e={text:"",span:{start:0,end:0}},...a]=p,b=l===T?"outside-code":r?void 0:i(e.text);if(b)return{launched:[],
problems:[(0,j().wordProblem)(b,t,e)]};const v=r??((0,j().isProgram)(e.text)?e.text:void 0),{invocation:d,problems:g}=v?
E(v,r?p:a,h,l):E("npx",p,h,l);return{launched:[{...d,...f}],problems:g}}function i(r){return r.startsWith("-")?"unknown-\
flag":(0,C().programNamed)(r)!==void 0&&!(0,j().isProgram)(r)&&!(0,D().isKnownTool)(r)?"outside-code":void 0}const n=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function s(r){const p=x().posix.normalize(r.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
p))return["yarn"];const[,f,t=""]=n.exec(p)??[];if(f===void 0)return[];if(f===".bin")return[t];const l=[...new Set([t.replace(
/\.[cm]?[jt]s$/,""),f])].filter(e=>(0,D().isKnownTool)(e));return l.length>0?l:[f]}},97340:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.judgeFlag=I,y.pythonFiles=t,y.setsHarmless=h;function x(){const v=m(55972);return x=function(){
return v},v}function L(){const v=m(19609);return L=function(){return v},v}function D(){const v=m(60842);return D=function(){
return v},v}function C(){const v=m(32854);return C=function(){return v},v}function F(){const v=m(94411);return F=function(){
return v},v}function R(){const v=m(54669);return R=function(){return v},v}function O(){const v=m(87646);return O=function(){
return v},v}function $(){const v=m(31901);return $=function(){return v},v}function j(){const v=m(17083);return j=function(){
return v},v}const T={problems:[]};function I(v,d,g){const{word:c,flag:o,value:A="",written:u,off:w}=g;if(o===void 0)return b(
v,d,g);const S=U=>E(U,v,g),{choices:N}=o;if(N?.every(U=>!W(U,A.replace(/\s+/g,""))))return{problems:[S("unknown-flag")]};
if(w)return T;if(o.kind==="node")return a(c,l(v,A));const{rule:M,...H}=(0,D().isReason)(o.kind)?{rule:o.kind}:P(v,g,d.stops===
!0),B=(0,j().isForeign)(u)||(0,j().isOfMachine)(u),G=M??(B?"outside-code":void 0);return{...A===""?{}:H,problems:G?[S(G)]:
[]}}function W(v,d){const[g="",c]=v.split("~");if(c===void 0)return d===v;const o=d.slice(g.length,d.length-c.length);return/^[^"'\\{}<>\s]+$/.
test(o)&&d===`${g}${o}${c}`}function E(v,d,{word:{text:g,span:c},written:o,value:A=""}){const u=g===o&&A!==""?`${o} ${A}`:
g;return(0,$().flagProblem)(v,d,{name:o,written:u,span:c,value:A})}function P(v,d,g){const{word:c,flag:o,written:A,value:u=""}=d,
{span:w}=c,S=o?.kind??"text";switch(S){case"choice":return{};case"tests":return{files:[{as:"tests",path:u,span:w}]};case"\
path":{const N=(0,C().normalise)(u)===void 0?"outside-code":void 0,M=(0,j().isElsewhere)(u)?[]:[{as:"place",path:u,span:w}];
return{rule:N,files:M,root:u}}case"config":return(0,j().isElsewhere)(u)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(u)?{}:{
files:[{as:"config",path:u,span:w}]};case"output":{const N=u.slice(u.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(N)?{}:(0,j().isElsewhere)(N)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:N,span:w}]}}case"cod\
e":case"preload":{const N=S==="code"?s(u,g):r(u,g),M=E("tool-runs-file",v,d);return{rule:N,files:p(u).map(H=>f(H,w,M,S))}}case"\
module":{const N=u.split(":").filter(G=>/^\w+(?:\.\w+)*$/.test(G)),M=new Set(N.flatMap(G=>[G,G.replace(/\.\w+$/,"")]).flatMap(
t)),H=E("tool-runs-file",v,d);return{rule:(0,j().isForeign)(u)||/[\\/]/.test(u)?"outside-code":void 0,files:[...M].map(G=>({
as:"module",path:G,span:w,ifFile:H}))}}default:{const N=(0,j().isOfMachine)(u)&&!n(A,u),M=!(0,D().isReason)(S)&&x().KINDS[S](
u)!==void 0;return{rule:(0,j().isForeign)(u)||N||k.test(u)||M?"outside-code":void 0}}}}const k=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,
i=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;function n(v,d){return i.
test(v)||v==="-t"&&!d.includes(":")}function s(v,d){if((0,j().isElsewhere)(v)||/[\s(){};]/.test(v))return"outside-code";
if(v.split(",").some(c=>/^\.|\.[cm]?[jt]sx?$/.test(c)))return d?"outside-code":"tool-runs-file"}function r(v,d){return L().
PRELOADABLE_PACKAGES.has(v)||L().PRELOADABLE_BY_TOOLS.has(v)?"tool-runs-file":d?"outside-code":s(v,d)??"tool-runs-file"}
function p(v){return v.split(",").filter(g=>g!==""&&!(0,j().isElsewhere)(g)).map(g=>g.replace(/^<rootDir>\//,"./"))}function f(v,d,g,c){
return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(v)?{as:"code",path:v,span:d}:{as:"module",path:v,span:d,ifFile:g,first:c===
"preload"}}function t(v){const d=v.replaceAll(".","/");return["","src/"].flatMap(g=>[".py","/__main__.py","/__init__.py"].
map(c=>`${g}${d}${c}`))}function h(v){const[,d="",g=""]=/^(\w+)[=:](.*)$/s.exec(v)??[];return d!==""&&(0,F().isHarmlessVariable)(
d,g)}function l(v,d){return/^(?:_?mocha|deno)$/.test(v)?d.split(",").map(g=>g.startsWith("-")?g:`--${g}`):v==="ava"?(0,R().
lex)(d).words.map(({text:g})=>g):[d]}const e="x.js";function a({span:v},d){const g=[...d,e,e].map(A=>({text:A,span:v,quoted:!1})),
{invocation:c,problems:o}=(0,O().parseNode)(g);return{problems:o,nodeFlags:c.flags}}function b(v,{stops:d,handsOn:g,data:c={}},{
word:o,value:A=""}){const u=w=>({problems:[(0,$().wordProblem)(w,v,o)]});if(g){const w=o.text.includes("=")||A===""?[]:[
A],S=a(o,[o.text,...w]);if(!S.problems.some(({rule:N})=>N==="unknown-flag"))return S}return d?u("unknown-flag"):c.starts===
"npm-scripts"&&o.text.includes("=")?T:(0,j().isForeign)(A)||(0,j().isOfMachine)(A)?u("outside-code"):c.unknown?T:u("unkn\
own-flag")}},91633:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.filesAmong=W,y.judgeOperands=j,y.refusedAmong=
O,y.ruleForOperand=T;function x(){const i=m(55972);return x=function(){return i},i}function L(){const i=m(91063);return L=
function(){return i},i}function D(){const i=m(32854);return D=function(){return i},i}function C(){const i=m(13254);return C=
function(){return i},i}function F(){const i=m(31901);return F=function(){return i},i}function R(){const i=m(17083);return R=
function(){return i},i}function O(i,n,s){const[r]=s;if(r===void 0)return[];const p=s.find(({text:t})=>n.readsBehind&&$(n,
t)!==void 0);return(n.data.variables?s:[p??r]).flatMap(t=>{const h=$(n,t.text);return h===void 0?[]:[(0,F().wordProblem)(
h,i,t)]})}function $({refused:i,data:n},s){const r=n.ends_with?.split(" ");if(r?.includes(s))return;const p=t=>(0,L().lookUp)(
i,(0,L().flagKey)(t))?.kind,f=s.split(":").some(t=>p(t)==="never-ends");return p(s)??(r||f?"never-ends":void 0)}function j(i,{
places:n,data:{variables:s}},r){return r.flatMap((p,f)=>{const t=n[Math.min(f,n.length-1)]?.kind??"path",h=s===void 0?[]:
k(i,s,p);if(h.length>0)return h;const l=T(t,p.text);return l===void 0?[]:[(0,F().wordProblem)(l,i,p)]})}function T(i,n){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(n))return i==="text"&&I.test(n)?void 0:"uses-network";switch(i){case"\
import":return n.includes("@")?"uses-network":(0,D().normalise)(n)===void 0?"outside-code":void 0;case"text":return n===
"-"?"reads-stdin":(0,R().isForeign)(n)||(0,R().isOfMachine)(n)?"outside-code":void 0;case"path":case"tests":{if(n==="-")
return"reads-stdin";if(n.startsWith("@"))return"outside-code";const s=n.replace(/^!|::.*$/gs,"");return(0,D().normalise)(
s)===void 0||(0,R().isForeign)(n)?"outside-code":void 0}default:return x().KINDS[i](n)===void 0?void 0:"outside-code"}}const I=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function W({places:i,data:n},s){const r=i[0]?.kind;return s.flatMap(({text:p,span:f})=>{if(T(r??"path",p)!==void 0)return[];
const t=(r==="import"||n.starts==="package")&&p.endsWith(".go");if(r==="tests"||t)return[{as:"tests",path:p.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:f}];const h=(0,D().normalise)(p);return h&&!(0,D().isWithin)(h,".git",{ignoreCase:!0})&&!(0,R().isElsewhere)(p)?
[{as:"place",path:p,span:f}]:[]})}const E=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,P=/[$`;&|<>(){}\s]/;function k(i,n,s){
const{text:r,span:p}=s,f=r.includes("="),t=r.replace(/\s*[:+?!]*=.*$/s,"");return f&&!n.includes(t)?[(0,C().problemAt)("\
make-variable",p,{program:i,variable:t})]:(f?E.test(r):!P.test(r))?[]:[(0,F().wordProblem)("outside-code",i,s)]}},20691:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.launchesOf=R;function x(){const E=m(21006);return x=function(){return E},
E}function L(){const E=m(13254);return L=function(){return E},E}function D(){const E=m(54669);return D=function(){return E},
E}function C(){const E=m(97340);return C=function(){return E},E}function F(){const E=m(31901);return F=function(){return E},
E}function R(E,{program:P,words:k,parsing:i},{flags:n,operands:s}){const r=n.some(({flag:t})=>t?.kind==="only-prints"||t?.
kind==="outside-code"),p=t=>i.start(t,P),f=(()=>{switch(E){case"node":return r?[]:[p({program:"node",words:s})];case"com\
mand":return r?[]:[O(P,k,s,p)];case"command-texts":return s.map(t=>j(P,t,p));case"npm-scripts":{const t=n.flatMap(({flag:h,
word:l})=>h===void 0?[l]:[]);return s.map(h=>T(P,h,t,p))}default:return[]}})();return{invocation:{launched:f.flatMap(t=>t.
launched)},problems:f.flatMap(t=>t.problems)}}function O(E,P,k,i){const{words:n,problems:s}=E==="cross-env"?$(k):{words:k,
problems:[]},[r]=n,p=r&&P.find(({text:l})=>l===r.text),f=`\`${E}\` starts at the first word that is \`${r?.text}\``,t=r===
void 0||p===r?[]:[(0,L().problemAt)("flag-value",r.span,{program:E,flag:r.text,fault:f})],h=i({words:n});return{...h,problems:[
...s,...t,...h.problems]}}function $(E){const P=E.findIndex(({text:n})=>!/^\w+=/.test(n)),k=P<0?E:E.slice(0,P),i=k.flatMap(
({text:n,span:s})=>{if((0,C().setsHarmless)(n))return[];const{written:r,attached:p=""}=(0,x().splitAtEquals)(n);return[(0,L().
problemAt)("assignment-refused",s,{name:r,value:p,known:!1})]});return{words:E.slice(k.length),problems:i}}function j(E,{
text:P,span:k},i){const[,n="",s=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(P)??[],{words:r,problems:p}=(0,D().lex)(n===
""?P.replace(/^npm:(?=\S)/,"npm run "):s);if(!((0,D().hasOneReading)({problems:p})||n!==""&&s.trim()==="")||!/^[\w:.@/*-]*$/.
test(n))return W(E,{text:P,span:k});const t=r.map(h=>({...h,span:k}));return i(n===""?{words:t}:I([{text:n,span:k,quoted:!1},
...t],"wildcard"))}function T(E,{text:P,span:k},i,n){const[,s="",r=""]=/^\s*(\S+)(.*)$/s.exec(P)??[],{words:p,problems:f}=(0,D().
lex)(r),t=r.trim()===""||(0,D().hasOneReading)({problems:f});if(s===""||!t||/\{!?[*@%\d]/.test(P))return W(E,{text:P,span:k});
const h=p.map(e=>({...e,span:k})),l=[...i,{text:s,span:k,quoted:!1},...h];return n(I(l,/^[\w:.@/-]+$/.test(s)?void 0:"gl\
ob"))}function I(E,P){return{program:"npm",words:[{text:"run",span:E.at(-1)?.span??{start:0,end:0},quoted:!1},...E],...P&&
{selects:P}}}function W(E,P){return{launched:[],problems:[(0,F().wordProblem)("outside-code",E,P)]}}},87646:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.isTestRun=E,y.parseNode=O;function x(){const n=m(19609);return x=function(){
return n},n}function L(){const n=m(21006);return L=function(){return n},n}function D(){const n=m(13254);return D=function(){
return n},n}function C(){const n=m(31901);return C=function(){return n},n}function F(){const n=m(17083);return F=function(){
return n},n}const R=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function O(n){const s=[],r=[],p=[],f=new Set;
for(const d of(0,L().readFlags)(n,$).tokens){if(d.kind==="operand"){p.push(d.word);continue}if(d.kind==="unknown"){const w={
program:"node",flag:d.written};r.push((0,D().problemAt)("unknown-flag",d.word.span,w));continue}const{spec:g,negated:c}=d.
part,o=T(d);s.push(o);const A=I(g,c,o.value);if(A!==void 0&&r.push(W(o,A)),c)continue;f.add(g.kind);const u=k(g,o);u!==void 0&&
r.push((0,C().flagProblem)(u,"node",o))}const t=E({flags:s}),h=t?p.length:f.has("evaluates")?0:1,l=p.slice(0,h),e=p.slice(
h),a=t||f.has("only-prints")||f.has("evaluates"),b=i(l,t,n);b!==void 0&&!(a&&l.length===0)&&r.push(b);const v=(0,C().onlyAsksForInformation)(
e);return v!==void 0&&r.push((0,C().printsOnly)("node",v)),{invocation:{program:"node",flags:s,operands:l,passthrough:e},
problems:r}}const $={flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:n=>{const s=n.startsWith(
"--"),r=s?n.slice(2).replaceAll("_","-"):n,p=r.startsWith("no-")&&!x().NODE_FLAGS.has(r),f=p?r.slice(3):r,t=x().NODE_FLAGS.
get(x().NODE_ALIASES.get(f)??(s?f:""));return t&&[{spec:t,negated:p,takes:p?"never":j(t)}]}};function j({name:n,arity:s}){
return n==="print"?"unless-dash":s==="value"?"always":"never"}function T(n){const{spec:s,negated:r}=n.part;return{name:`\
--${r?"no-":""}${s.name}`,written:n.written,...(0,L().valueRead)(n)}}function I({name:n,arity:s},r,p){if(s==="value")return(0,C().
valueFault)(p,r);if(r)return p===void 0?void 0:"a `--no-` flag takes no value";if(s!=="none")return p?void 0:"its value \
is missing";const f=n==="print"||/^(?:inspect|debug$|debug-brk$)/.test(n);return p===void 0||f?void 0:"it takes no value"}
function W(n,s){return(0,D().problemAt)("flag-value",n.span,{program:"node",flag:n.written,fault:s})}function E({flags:n}){
return n.findLast(({name:s})=>s==="--test"||s==="--no-test")?.name==="--test"}const P=/\.(?:info|lcov|log|tap|txt|xml)$/;
function k(n,{value:s=""}){switch(n.kind){case"harmless":return;case"reports-tests":return x().BUILT_IN_REPORTERS.has(s)?
void 0:"outside-code";case"tolerates-rejections":return s==="warn"||s==="none"?"weakens":void 0;case"writes-report":return s===
"stdout"||s==="stderr"?void 0:P.test(s)&&!(0,F().isElsewhere)(s)?"tool-writes":"writes-files";case"evaluates":return"out\
side-code";case"preloads":return x().PRELOADABLE_PACKAGES.has(s)?"tool-runs-file":"outside-code";default:return n.kind}}
function i(n,s,r){const[p]=n;if(p===void 0){const h=r.at(-1)?.span.end??0;return s?void 0:(0,D().problemAt)("reads-stdin",
{start:0,end:h},{program:"node",flag:""})}const{text:f,span:t}=p;if(R.has(f))return(0,D().problemAt)("reads-stdin",t,{program:"\
node",flag:f});if(f.startsWith("-"))return(0,D().problemAt)("outside-code",t,{program:"node",flag:`-- ${f}`});if(f==="in\
spect"||!s&&f==="debug")return(0,D().problemAt)("outside-code",t,{program:"node",flag:f})}},3893:function(J,y,m){Object.
defineProperty(y,"__esModule",{value:!0}),y.parseNpm=R,y.parseNpx=$;function x(){const n=m(4274);return x=function(){return n},
n}function L(){const n=m(20457);return L=function(){return n},n}function D(){const n=m(60842);return D=function(){return n},
n}function C(){const n=m(13254);return C=function(){return n},n}function F(){const n=m(31901);return F=function(){return n},
n}function R(n,s=F().ALONE){const{flags:r,operands:p}=j(x().NPM_FLAGS,n,x().NPM_SHORTHANDS),[f,...t]=p,h=f&&x().NPM_SUBCOMMANDS.
get(f.text),l=h?.kind==="runs-tool",e=T("npm",r,n,l),a={program:"npm",flags:e.flags};if(f===void 0){const g=W(r)?[]:[i("\
npm",n)];return{invocation:{...a,operands:[],passthrough:[]},problems:[...e.problems,...g]}}if(h===void 0){const g=[...x().
NPM_SUBCOMMANDS].find(([A])=>A.startsWith(f.text))?.[1].name??"",c={program:"npm",subcommand:f.text,meant:g},o=[(0,C().problemAt)(
"unknown-subcommand",f.span,c),...e.problems];return{invocation:{...a,operands:t,passthrough:[]},problems:o}}const b={...a,
subcommand:h.name},{invocation:v,problems:d}=E(h,{word:f,rest:t},b,s);return{invocation:v,problems:[...d,...e.problems]}}
const O=new Map([...x().NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function $(n,s=F().ALONE){const{
flags:r,operands:p}=j({...x().NPM_FLAGS,stops:!0},n,O),f=T("npx",r,n,!0),t={program:"npx",subcommand:"exec",flags:f.flags},
[h]=p;if(h===void 0){const{subcommand:c,...o}=t,A=W(r)?[]:[i("npx",n)];return{invocation:{...o,operands:[],passthrough:[]},
problems:[...f.problems,...A]}}const l=n[n.indexOf(h)-1],e=p.slice(1).find(({text:c})=>c.startsWith("-")),v=/^--no(?!-install$)/.
test(l?.text??"")&&e!==void 0&&l?[(0,C().problemAt)("flag-value",l.span,{program:"npx",flag:l.text,fault:"npx takes the \
next word for its value"})]:[],{invocation:d,problems:g}=k(p,t,s);return{invocation:d,problems:[...g,...f.problems,...v]}}
function j(n,s,r){const p=new Map;for(const e of s){const a=r.get(e.text);p.set(a===void 0?e:{...e,text:a},e)}const{flags:f,
operands:t,started:h}=(0,L().readUse)(n,[...p.keys()]),l=n.stops?h:t;return{flags:f,operands:l.map(e=>p.get(e)??e)}}function T(n,s,r,p){
const f=s.map(t=>{const{word:h,value:l,flag:e}=t,a=r.findIndex(({span:N})=>N.start===h.span.start),b=(r[a]?.text??"").replace(
/(?<=^--[^=]*)=.*/s,""),[,v,d]=/^--(no-)?(.*)$/s.exec(e?.name??b)??[],g=v!==void 0,c={name:`--${d??b}`,written:b,span:h.
span,...l!==void 0&&e&&{value:l},...g&&{negated:g}};if(e===void 0)return{flag:c,problems:[I(n,c,r[a+1],p)]};const o=/^(?:true|false|null|always)$/.
test(r[a+1]?.text??""),A=e.arity==="value"?(0,F().valueFault)(l,!1):o?"npm reads the next word as its value":void 0,u=(0,D().
isReason)(e.kind)?e.kind:p&&x().SELECTING_FLAGS.has(e.name)?"outside-code":void 0,w={program:"npm",flag:b,fault:A??""},S=A===
void 0?[]:[(0,C().problemAt)("flag-value",h.span,w)];return{flag:c,problems:[...u?[(0,F().flagProblem)(u,n,c)]:[],...S]}});
return{flags:f.map(({flag:t})=>t),problems:f.flatMap(({problems:t})=>t)}}function I(n,s,r,p){const f=(0,F().flagProblem)(
"unknown-flag",n,s),t=!p&&x().FLAGS_OF_TESTS.has(s.written),h=r!==void 0&&!r.text.startsWith("-");return t&&!h?{...f,severity:"\
warning"}:f}function W(n){return n.some(({flag:s})=>s?.kind==="only-prints"||s?.kind==="outside-code")}function E({name:n,
kind:s},r,p,f){if(s==="runs-script")return P(n,r,p);if(s!=="runs-tool")return{invocation:{...p,operands:r.rest,passthrough:[]},
problems:[(0,F().wordProblem)(s,p.program,{text:n,span:r.word.span})]};if(r.rest.length>0)return k(r.rest,p,f);const h=p.
flags.some(({name:l})=>l==="--call")?[]:[i(p.program,[r.word])];return{invocation:{...p,operands:[],passthrough:[]},problems:h}}
function P(n,{word:s,rest:r},p){const f=n==="run"?r.slice(0,1):[s],t=n==="run"?r.slice(1):r,[h]=f,l=[];h===void 0?l.push(
(0,F().printsOnly)("npm",{...s,text:"run"})):h.text==="env"&&l.push({...(0,F().printsOnly)("npm",{...h,text:"run env"}),
severity:"error"});const e=(0,F().onlyAsksForInformation)(t);return e!==void 0&&l.push((0,F().printsOnly)("npm",e)),{invocation:{
...p,operands:f,passthrough:t},problems:l}}function k([n,...s],r,p){const f={...r,operands:n?[n]:[],passthrough:s};if(n===
void 0)return{invocation:f,problems:[]};if(!(0,F().isToolName)(n.text))return{invocation:f,problems:[(0,F().wordProblem)(
"uses-network",r.program,n)]};const{problems:t,...h}=p.tool(n,s);return{invocation:{...f,...h},problems:t}}function i(n,s){
const r=s[0]?.span.start??0,p=s.at(-1)?.span.end??0;return(0,C().problemAt)("nothing-to-run",{start:r,end:p},{program:n})}},
39872:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.parseProgram=j,y.parseUse=T;function x(){const n=m(
20457);return x=function(){return n},n}function L(){const n=m(13254);return L=function(){return n},n}function D(){const n=m(
97340);return D=function(){return n},n}function C(){const n=m(91633);return C=function(){return n},n}function F(){const n=m(
20691);return F=function(){return n},n}function R(){const n=m(31901);return R=function(){return n},n}function O(){const n=m(
91883);return O=function(){return n},n}function $(){const n=m(79757);return $=function(){return n},n}function j(n,s,r){const{
program:p,use:f}=n,{invocation:t,named:h,problems:l}=T({program:p,use:f,words:s,family:n,parsing:r}),a=[...h.files.filter(
({as:v})=>v!=="place"),...t.files??[]];return{invocation:{program:p,family:n,...{flags:[],operands:[],passthrough:[]},...t,
files:a},problems:l}}function T(n){const{program:s,use:r}=n,{behind:p,data:f}=r,t=p?n.words.findIndex(({text:o})=>o==="-\
-"):-1,h=t<0?n.words:n.words.slice(0,t),l=(0,x().readUse)(r,h),e=l.rest?[...l.flags,l.rest.flag]:l.flags,a=t<0||!p?[]:(0,x().
readUse)(p,n.words.slice(t+1)).flags,b=[...e.map(o=>(0,D().judgeFlag)(s,r,o)),...a.map(o=>(0,D().judgeFlag)(s,p??r,o))],
v=(r.stops?l.started:l.operands).slice(f.skips??0),{invocation:d,named:g,problems:c}=W(n,{flags:[...e,...a],operands:v,...l.
rest&&{rest:{module:l.rest.flag.flag?.kind==="module",words:l.rest.words}}});return{invocation:{...d,...f.any_package&&{
anyPackage:!0},flags:[...e.map(I),...d.flags??[]]},named:{files:[...b.flatMap(({files:o=[]})=>o),...g?.files??[]],roots:b.
flatMap(({root:o=[]})=>o),nodeFlags:b.flatMap(({nodeFlags:o=[]})=>o)},problems:[...b.flatMap(o=>o.problems),...c]}}function I({
word:n,written:s,value:r}){return{name:s,written:s,span:n.span,...r!==void 0&&{value:r}}}function W(n,s){const{program:r,
use:p,path:f,family:t,parsing:h}=n,{flags:l,operands:e,rest:a}=s,[b,...v]=e,d=(0,C().refusedAmong)(r,p,e);if(d.length>0&&
p.stops)return{invocation:{},problems:d};const g=b&&p.subcommands.get(b.text),c=g?.data.starts==="own-script"?"own-scrip\
t":p.data.starts;if(b&&g&&c!=="own-script"){const w=f===void 0?b.text:`${f} ${b.text}`;return T({...n,use:g,path:w,words:v})}
const o={...f!==void 0&&{subcommand:f},...l.some(({flag:w})=>w?.kind==="checks-syntax-only")&&{parsed:!0}},A=(()=>{if(a&&
t)return a.module?(0,O().parseModule)(t,a.words,h):{invocation:{passthrough:a.words},problems:i(r,a.words)};if(c!==void 0&&
t===void 0)return(0,F().launchesOf)(c,n,s);if(b===void 0)return{invocation:{},problems:P(n,l)};if(c!==void 0&&t)return(0,$().
startByName)(c,b,v,{family:t,parsing:h});if(p.subcommands.size>0){const N=(0,L().problemAt)("unknown-subcommand",b.span,
{program:r,subcommand:b.text});return{invocation:{operands:[b],passthrough:v},problems:[N]}}const w=e.filter(({span:N})=>d.
every(M=>M.span!==N)),S=(0,C().filesAmong)(p,w);return{invocation:{operands:e},problems:(0,C().judgeOperands)(r,p,e),named:{
files:S}}})(),u=[...d,...k(n,l),...A.problems];return{...A,invocation:{...o,...A.invocation},problems:u}}function E(n){return n.
some(({flag:s,off:r})=>s?.kind==="only-prints"&&!r)}function P({program:n,use:s},r){const p=E(r)?void 0:s.data.alone,f={
text:"",span:{start:0,end:n.length}};return p?[(0,R().wordProblem)(p,n,f)]:[]}function k({program:n,use:s,path:r,words:p},f){
if(E(f))return[];const t=new Set(f.flatMap(({flag:l,off:e})=>l&&!e?l.name:[])),h=p[0]?.span??{start:0,end:0};return Object.
entries(s.data.unless??{}).flatMap(([l,e])=>e.split(" ").some(a=>t.has(a))?[]:[(0,R().wordProblem)(l,n,{text:r??"",span:h})])}
function i(n,s){return s.filter(({text:p})=>/^--?test\./.test(p)).map(p=>(0,R().wordProblem)("skips-tests",n,p))}},46868:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.parseTool=O,y.parseUnknownTool=$;function x(){const T=m(20457);return x=
function(){return T},T}function L(){const T=m(92739);return L=function(){return T},T}function D(){const T=m(71011);return D=
function(){return T},T}function C(){const T=m(11331);return C=function(){return T},T}function F(){const T=m(39872);return F=
function(){return T},T}function R(){const T=m(31901);return R=function(){return T},T}function O(T,I,W){const{text:E}=T,P=(0,L().
refusalOf)(E);if(P!==void 0)return{problems:[(0,R().wordProblem)(P,E,T)]};const k=(0,L().toolOf)(E,W.families.tools),i=k??
(0,D().unknownTool)(E),{invocation:n,named:s,problems:r}=(0,F().parseUse)({program:E,use:i,words:I,parsing:W}),{launched:p=[]}=n;
return{tool:s,...p.length>0&&{launched:p},problems:k?r:[...r,...j(T,I,i)]}}function $(T,I,W,E=R().ALONE){const{problems:P}=(0,F().
parseUse)({program:T.text,use:W,words:I,parsing:E});return[...P,...j(T,I,W)]}function j({text:T},I,W){const{flags:E,operands:P}=(0,x().
readUse)(W,I),k=I[I.findIndex(({text:r})=>r==="--")+1],i=[...new Set([P[0],k])].filter(r=>r!==void 0&&(0,C().startsOthers)(
r.text)),n=E.filter(({written:r,flag:p,value:f=""})=>/^-[ex]$/.test(r)&&/\s/.test(f)||p?.kind!=="config"&&(0,C().isCommandLine)(
f)),s=P.filter(({text:r})=>(0,C().hasCommandLine)(r));return[...i,...n.map(({word:r})=>r),...s].flatMap(r=>r===void 0?[]:
[(0,R().wordProblem)("outside-code",T,r)])}},31901:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.ALONE=
void 0,y.flagProblem=O,y.isProgram=C,y.isToolName=F,y.onlyAsksForInformation=T,y.printsOnly=I,y.valueFault=$,y.wordProblem=
R;function x(){const W=m(91063);return x=function(){return W},W}function L(){const W=m(13254);return L=function(){return W},
W}const D=y.ALONE={families:x().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};function C(W){
return W==="node"||W==="npm"||W==="npx"}function F(W){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(
W)}function R(W,E,{text:P,span:k}){return(0,L().problemAt)(W,k,{program:E,flag:P})}function O(W,E,P){const{written:k,span:i,
value:n}=P,s={program:E,flag:k};return(0,L().problemAt)(W,i,n===void 0?s:{...s,value:n})}function $(W,E){return E?"it ta\
kes a value, so it has no `--no-` form":W===void 0||W===""?"its value is missing":W.startsWith("-")?"its value begins wi\
th a dash":void 0}const j=new Set(["--version","-v","-V","--help","-h"]);function T(W){const[E]=W;return W.length===1&&E!==
void 0&&j.has(E.text)?E:void 0}function I(W,E){return R("only-prints",W,E)}},91883:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.parseModule=i;function x(){const n=m(17093);return x=function(){return n},n}function L(){const n=m(
20457);return L=function(){return n},n}function D(){const n=m(91063);return D=function(){return n},n}function C(){const n=m(
13254);return C=function(){return n},n}function F(){const n=m(97340);return F=function(){return n},n}function R(){const n=m(
31901);return R=function(){return n},n}function O(){const n=m(17083);return O=function(){return n},n}const $=(0,D().groupsByName)(
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
  `}),j=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),T=/^(?:-\w|--[\w-]+=)?[/~]/,I=(0,D().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),W=(0,D().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),E=(0,D().useTable)({flags:{text:"q,quiet"}}),P=new Map([["doctest",W],["py_compile",E]]);function k({
text:n,span:s}){const r=/^\w+(?:\.\w+)*$/.test(n)?n.split("."):[],p=r.map((t,h)=>r.slice(0,h+1).join("."));return(n.endsWith(
".py")?[n]:p.flatMap(F().pythonFiles)).map(t=>({as:"module",path:t,span:s}))}function i({program:n,data:s},[r,...p],f){if(r===
void 0){const w={program:n,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,C().problemAt)("fla\
g-value",{start:0,end:0},w)]}}const{known:t}=f.families,h=t.get(r.text);if(h!==void 0&&s.started_programs.includes(r.text)){
const{launched:w,problems:S}=f.start({program:h,words:p},n);return{invocation:{module:r,launched:w},problems:S}}const l={
module:r,operands:[r],passthrough:p},e=r.text==="unittest"?p.flatMap(k):[],a={...l,files:e},b=(w,S=r.text)=>({invocation:a,
problems:[(0,R().wordProblem)(w,n,{...r,text:S})]}),v=/^[\w.]+$/.test(r.text)?$.get(r.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(v!==void 0)return b(v);const d=t.get("python"),g=P.get(r.text);if(g!==void 0&&d!==void 0){const w=r.
text==="py_compile",S={...d,data:{...d.data,extensions:void 0}},{flags:N,operands:M}=(0,L().readUse)(g,p),H=M.map(U=>f.start(
{program:w?d:S,words:[U]},n)),B=H.flatMap(U=>U.launched),G=w?b("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...a,launched:B.map(U=>({...U,...w&&{parsed:w}}))},problems:[...N.flatMap(U=>(0,F().judgeFlag)(r.text,g,U).problems),
...G,...H.flatMap(U=>U.problems)]}}const c=j.has(r.text);if(!c&&(0,x().isOfLibrary)(r.text))return b("outside-code",`-m ${r.
text}`);const[o,...A]=p;if(r.text==="coverage"&&o?.text==="run"&&d!==void 0){const{flags:w,started:S,rest:N}=(0,L().readUse)(
I,A),M=N?[{...N.flag.word,text:"-m"},...N.words]:S;if(M.length>0){const{launched:H,problems:B}=f.start({program:d,words:M},
n),G=w.flatMap(U=>(0,F().judgeFlag)("coverage",I,U).problems);return{invocation:{...a,starts:"module",launched:H},problems:[
...G,...B]}}}const u=p.filter(({text:w})=>(0,O().isForeign)(w)||c&&T.test(w));return{invocation:c?a:{...a,starts:"module"},
problems:u.map(w=>(0,R().wordProblem)("outside-code",r.text,w))}}},79757:function(J,y,m){Object.defineProperty(y,"__esMo\
dule",{value:!0}),y.extensionProblems=E,y.startByName=O;function x(){const i=m(91063);return x=function(){return i},i}function L(){
const i=m(92739);return L=function(){return i},i}function D(){const i=m(13254);return D=function(){return i},i}function C(){
const i=m(11331);return C=function(){return i},i}function F(){const i=m(91633);return F=function(){return i},i}function R(){
const i=m(31901);return R=function(){return i},i}function O(i,n,s,r){const{program:p}=r.family,f={operands:[n],passthrough:s},
t=()=>({invocation:f,problems:[(0,R().wordProblem)("outside-code",p,n)]});switch(i){case"file":return W(n,s,r);case"pack\
age":{const h=(0,F().ruleForOperand)("import",n.text),e=h===void 0&&n.text.endsWith(".go")?[{as:"tests",path:n.text,span:n.
span}]:[];return{invocation:{...f,files:e},problems:h?[(0,R().wordProblem)(h,p,n)]:[]}}case"program":return P(n,s,r);case"\
script":case"own-script":{const h=$.test(n.text)?t().problems:[];return{invocation:{...f,subcommand:"run"},problems:[...h,
...I(s,r.family)]}}case"tool":return k("exec",n,s,r);case"script-or-tool":case"script-tool-or-file":{const h=i==="script\
-tool-or-file";if(j.test(n.text)||h&&T(n.text))return h?W(n,s,r):t();const l=k("script-or-tool",n,s,r);return{...l,problems:[
...l.problems,...I(s,r.family)]}}default:return t()}}const $=/^\/|\*/,j=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function T(i){return/[\\/]/.test(i)&&!/^@[\w.-]+\/[\w.-]+$/.test(i)}function I(i,{program:n,use:s}){return i.filter(({text:p})=>{
const f=/^--([\w-]+)/.exec(p)?.[1];return f!==void 0&&s.flags.get((0,x().flagKey)(f))?.kind==="outside-code"}).map(p=>(0,R().
wordProblem)("outside-code",n,p))}function W(i,n,s){const{family:r,parsing:p}=s,{program:f}=r,{text:t,span:h}=i,l={operands:[
i],passthrough:n,starts:"file"};if(t==="-"||t===""||t.startsWith("/dev/"))return{invocation:l,problems:[(0,D().problemAt)(
"reads-stdin",h,{program:f,flag:t})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(t)&&/:/.test(t))return{
invocation:l,problems:[(0,R().wordProblem)("uses-network",f,i)]};const[,a=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(t)??[],b=r.data.dependency_tools.includes(a)?p.families.known.get(a):void 0;if(b!==void 0){const{launched:v,problems:d}=p.
start({program:b,words:n},f);return{invocation:{launched:v},problems:d}}return{invocation:l,problems:E(r,t,h)}}function E({
program:i,data:{extensions:n}},s,r){const[,p]=/\.([^./\\]*)$/.exec(s.replace(/^.*\//s,""))??[];return n===void 0||p===void 0||
n.split(" ").includes(p)?[]:[(0,D().problemAt)("target-extension",r,{program:i,path:s,extension:p})]}function P(i,n,s){const{
family:r,parsing:p}=s,{text:f}=i;if(/:\/\//.test(f))return{invocation:{},problems:[(0,R().wordProblem)("uses-network",r.
program,i)]};if(f==="-"||/\.\w+$/.test(f))return W(i,n,s);const t=p.families.known.get(f);if(t===void 0||!r.data.started_programs.
includes(f))return{invocation:{},problems:[(0,R().wordProblem)("outside-code",r.program,i)]};const{launched:h,problems:l}=p.
start({program:t,words:n},r.program);return{invocation:{launched:h},problems:l}}function k(i,n,s,{family:r,parsing:p}){const{
text:f}=n,t=[(0,R().wordProblem)("outside-code",r.program,n)];if(i==="exec"&&T(f))return{invocation:{},problems:t};const h=/[;&|<>$`'"(){}\\*?]/.
test(f)||(0,C().hasCommandLine)(f);if(!(0,R().isToolName)(f)&&(i==="exec"||h))return{invocation:{},problems:t};const l={
subcommand:i,operands:[n],passthrough:s},e=(0,R().isProgram)(f)?f:p.families.allowed.get(f);if(e!==void 0){const{launched:d,
problems:g}=p.start({program:e,words:s},r.program);return{invocation:{...l,launched:d},problems:g}}if((0,C().isShell)(f)||
i==="exec"&&(0,C().programNamed)(f)!==void 0)return{invocation:l,problems:t};const{problems:a,...b}=p.tool(n,s),v=i==="e\
xec"||(0,L().toolOf)(f,p.families.tools)||(0,L().refusalOf)(f);return{invocation:{...l,...b},problems:v?a:[]}}},17083:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.isElsewhere=L,y.isForeign=D,y.isOfMachine=C;function x(){const O=m(32854);
return x=function(){return O},O}function L(O){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(O)||O.split(",").some($=>(0,x().
normalise)($)===void 0)}function D(O){return/(?:^|[=,\s])(?:data|file):/i.test(O)?!0:!O.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.
test(O)?!1:O.split(/[=,:"']/).some($=>$.includes("..")&&!R($))}function C(O){return O.split(/[=,:"']/).some($=>F.test($))}
const F=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function R(O){return/^[\\/]/.test(O)||(0,x().normalise)(O)!==void 0}},51951:function(J,y,m){Object.defineProperty(y,"__e\
sModule",{value:!0}),y.readCommand=i,y.readWords=p;function x(){const g=m(91063);return x=function(){return g},g}function L(){
const g=m(92739);return L=function(){return g},g}function D(){const g=m(80781);return D=function(){return g},g}function C(){
const g=m(13254);return C=function(){return g},g}function F(){const g=m(54669);return F=function(){return g},g}function R(){
const g=m(11331);return R=function(){return g},g}function O(){const g=m(90762);return O=function(){return g},g}function $(){
const g=m(45806);return $=function(){return g},g}function j(){const g=m(31901);return j=function(){return g},g}function T(){
const g=m(86191);return T=function(){return g},g}function I(){const g=m(73872);return I=function(){return g},g}function W(){
const g=m(60210);return W=function(){return g},g}function E(){const g=m(82293);return E=function(){return g},g}function P(){
const g=m(80827);return P=function(){return g},g}const k=new Set;async function i(g,c={}){const o=p(g,c),{tree:A,base:u,
changed:w=k,cwd:S="",clock:N,programs:M=x().NO_PROGRAMS}=c,{isOutput:H}=c;if(o.invocation===void 0||o.argv===null)return o;
if(A===void 0)return{...o,problems:[...o.problems,...n(o.invocation)]};const B={tree:A,directory:S,changed:w,families:M,
...u&&{base:u},...H&&{isOutput:H}},{invocation:G}=o,{targets:U,problems:z}=await(0,I().resolveInvocation)(G,B,N);return{
...o,...await s(G,U,B),targets:U,problems:v(o.problems,z).map(K=>b(K,o.command))}}function n(g){return[g,...(0,$().launchedBy)(
g)].flatMap(({subcommand:c,operands:[o]})=>c==="exec"&&o&&(0,j().isToolName)(o.text)&&!(0,L().isKnownTool)(o.text)?[(0,C().
problemAt)("tool-unknown",o.span,{tool:o.text})]:[])}async function s(g,c,o){if(g.program!=="npm"&&g.program!=="npx")return{};
const A=await(0,P().npmScripts)(g,o),u=c.some(({kind:N,via:M})=>N==="package_binary"&&M===void 0),S=(A?(0,P().stepsIn)(A).
some(({text:N})=>r.test(N)):!u)?await(0,W().foreignSettings)(o.tree,o.changed):[];return{...A&&{scripts:A},...S.length>0&&
{npmSettings:S}}}const r=/(?:^|[^\w.-])np[mx](?![\w.-])/;function p(g,{tree:c,cwd:o="",programs:A=x().NO_PROGRAMS}={}){if(typeof g!=
"string")return t(g);const{words:u,assignments:w,problems:S}=(0,F().lex)(g,c&&(0,D().subTree)(c,o)),N=(0,O().firstErrors)(
S),[M]=u,H=(X,Q,Z)=>({command:g,words:u,assignments:w,argv:X,...Z===void 0?void 0:{invocation:Z},targets:[],problems:Q});
if(M===void 0)return H(null,N);const B=(0,F().hasOneReading)({problems:N})?u.map(({text:X})=>X):null,{program:G,problem:U}=l(
g,u,A);if(U?.rule==="sentence")return H(B,[U,...N]);if(G===void 0)return H(B,[...N,U]);const z=f(u,N).slice(1),{invocation:K,
problems:V}=(0,$().parseInvocation)(G,z,A),Y=(0,E().inspectPaths)(K,o);return H(B,[...N,...V,...Y],K)}function f(g,c){const o=c.
find(A=>A.rule==="shell-operator"||(0,C().isProblem)(A,"line-break")&&!A.args.quoted);return o===void 0?g:g.filter(({span:A})=>A.
start<o.span.start)}function t(g){const c=g===null?"null":Array.isArray(g)?"array":typeof g,o=(0,C().problemAt)("command\
-not-text",{start:0,end:0},{type:c});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[o]}}const h=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function l(g,c,{allowed:o,offered:A}){const[u]=c,w=u?.text??"",S=(0,j().isProgram)(w)?w:o.get(w);if(S!==void 0)return{program:S};
const N=u?.span??{start:0,end:0},M=(G,U)=>({program:void 0,problem:(0,C().problemAt)(G,N,U)}),[,H]=h.exec(w)??[];if(H===
void 0&&(0,T().isSentence)(g)){const G=c.at(-1)?.span.end??N.end;return{program:void 0,problem:(0,C().problemAt)("senten\
ce",{start:N.start,end:G},{})}}const B=a(w,A);return/[\\/]/.test(w)?M("program-by-path",{program:w,...B}):H!==void 0?M("\
program-look-alike",{program:w,meant:H.toLowerCase()}):M("program-not-allowed",{program:w,group:(0,R().programNamed)(w)?.
kind??(L().TOOLS.has(w)?"npx":"other"),...B,allowed:[...o.keys()]})}const e=new Map([["gmake","make"],["bunx","bun"],["p\
npx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function a(g,c){const o=c(g);if(o!==
void 0)return{offered:o};const A=g.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),u=e.get(A)??A,w=c(u);return w===void 0?{offered:""}:{offered:w,word:u}}function b(g,c){const o=c.slice(g.span.start,
g.span.end);return(0,C().isProblem)(g,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(o)?{...g,args:{...g.args,written:o}}:
g}function v(g,c){const o=new Set(g.map(d)),A=[...g];for(const u of c){const w=d(u);o.has(w)||(o.add(w),A.push(u))}return A}
function d({rule:g,span:c,args:o}){return JSON.stringify([g,c.start,c.end,o])}},86191:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.isSentence=T,y.namedPaths=E,y.startedFiles=P;function x(){const k=m(32854);return x=function(){
return k},k}function L(){const k=m(11331);return L=function(){return k},k}const D=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
C=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
F=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,O=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
$=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,j=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function T(k){const i=k.trim(),[n="",...s]=i.split(/\s+/,100);if(n===n.toLowerCase()&&(0,L().programNamed)(n)!==void 0)return!1;
if(O.test(i)||$.test(i)||j.test(n))return!0;if(/[;&|<>$`]/.test(i))return!1;const r=R.test(n);if(s.some(f=>/^--?[A-Za-z]/.
test(f)))return!1;if((r||F.test(n))&&s.some(f=>D.test(I(f))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(n))return s.length>
0||/[.!:]$/.test(n);const p=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(s[0]??"");return r&&p&&(C.test(n)||/[a-z]{2}[.!?]$/.test(
i))}function I(k){return k.replace(/[.,;:!?]$/,"")}const W=/[\s"'`;&|()<>=]+/;function E(k,i=""){const n=i===""?"":`${i}\
/`;return k.split(W).map(s=>(0,x().normalise)(n+s)??s)}function P({targets:k}){return k.flatMap(({kind:i,path:n,parsed:s})=>i===
"file"&&n&&!s?[n]:[])}},66227:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.dependencyHome=s,y.inspectDependency=
I,y.inspectOrigin=W,y.isUnverified=E,y.ownerOf=i,y.packageOf=T,y.resolveAtHome=p;function x(){const f=m(76760);return x=
function(){return f},f}function L(){const f=m(3463);return L=function(){return f},f}function D(){const f=m(95244);return D=
function(){return f},f}function C(){const f=m(80781);return C=function(){return f},f}function F(){const f=m(13254);return F=
function(){return f},f}function R(){const f=m(45156);return R=function(){return f},f}function O(){const f=m(59867);return O=
function(){return f},f}function $(){const f=m(10473);return $=function(){return f},f}function j(){const f=m(47668);return j=
function(){return f},f}function T(f){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(f)?.[1]}async function I(f,t,h){
const{tree:l,base:e=l}=r(f),{name:a,path:b}=t,v=await P(l,e,a),d=v===void 0?await n(l,t):void 0,g=c=>(0,F().problemAt)("\
dependency-unverified",h,{name:a,path:b,...c});return[...v===void 0?[]:[g({fault:v})],...d===void 0?[]:[g({fault:"stale",
differs:d})],...await W(f,a,h)]}async function W(f,t,h){const{tree:l,base:e=l}=r(f);return[...(await k(l,e)).map(b=>(0,F().
problemAt)("dependency-not-compared",h,{name:t,path:b})),...await(0,R().compareWithBase)(l,e,t,h)]}function E(f){return(0,F().
isProblem)(f,"dependency-unverified")?f.args.fault!=="stale":(0,F().isProblem)(f,"target-missing")&&f.args.untracked===!0}
async function P(f,t,h){const[l,e]=await Promise.all([(0,O().readLocks)(f),(0,O().readLocks)(t)]),a=({npm:g})=>g?.packages.
has(h)===!0,b=g=>a(g)||g.unread.length>0;return a(e)&&!a(l)&&f.stat(e.npm?.path??"")||b(e)&&!b(l)?"removed":(await(0,O().
usablePackageJson)(f,""))?.dependencies.has(h)?b(l)||(l.npm??e.npm)===void 0?void 0:"unlocked":"undeclared"}async function k(f,t){
const[{npm:h,unread:l},e]=await Promise.all([(0,O().readLocks)(f),(0,O().readLocks)(t)]);if(!h&&l.length===0&&!e.npm&&e.
unread.length===0)return[""];const a=await Promise.all(l.map(b=>(0,$().hasOtherContent)(f,t,b)));return l.filter((b,v)=>a[v])}
async function i(f,t,h){const{npm:l,unread:e}=await(0,O().readLocks)(f),a=l?.packages,b=e.length>0||a===void 0||a.has(t);
return h.has(t)&&b?t:[...h].find(v=>Object.hasOwn(a?.get(v)?.bin??{},t))}async function n(f,{name:t,binary:h}){const l=`\
node_modules/${t}`,e=(await(0,O().readLocks)(f)).npm?.packages.get(t);if(e===void 0||f.stat(l)===void 0)return;const a=await(0,O().
readJsonFile)(f,`${l}/package.json`),b=(0,L().objectIn)(a),v=(0,L().textIn)(b,"name")||t,d=(0,L().textIn)(b,"version"),g=(S,N,M)=>`\
the installed package has the ${S} \`${N||"nothing"}\`, but the lockfile has \`${M}\``;if(a!==void 0&&v!==e.name)return g(
"name",v,e.name);if(a!==void 0&&!["",d].includes(e.version))return g("version",d,e.version);const c=e.bin??(b.bin===void 0?
void 0:(0,O().binOf)(b.bin,v)??{});if(h===void 0||c===void 0)return;const{name:o,file:A}=h,u=Object.entries(c).flatMap(([
S,N])=>o===void 0||o===S?[x().posix.normalize(N)]:[]),w=o===void 0?"binary":`binary ${o}`;return u.includes(A)?void 0:g(
w,A,u[0]??"nothing")}function s({tree:f,base:t=f,directory:h}){const l=e=>a=>D().LOCKFILES.some(b=>a.stat(x().posix.join(
e,b))!==void 0);return(0,j().foldersUpFrom)(h).find(e=>[f,t].some(l(e)))??""}function r(f,t=s(f)){if(t==="")return f;const{
tree:h,base:l,directory:e,changed:a}=f,b=`${t}/`;return{...f,tree:(0,C().subTree)(h,t),...l&&{base:(0,C().subTree)(l,t)},
directory:e.slice(b.length),changed:new Set([...a].flatMap(v=>v.startsWith(b)?v.slice(b.length):[]))}}async function p(f,t){
const h=s(f),{targets:l,problems:e}=await t(r(f,h));return{targets:l.map(a=>a.path===void 0?a:{...a,path:x().posix.join(
h,a.path)}),problems:e}}},73872:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.resolveInvocation=j;function x(){
const i=m(13254);return x=function(){return i},i}function L(){const i=m(45806);return L=function(){return i},i}function D(){
const i=m(15804);return D=function(){return i},i}function C(){const i=m(52437);return C=function(){return i},i}function F(){
const i=m(59867);return F=function(){return i},i}function R(){const i=m(82293);return R=function(){return i},i}function O(){
const i=m(9504);return O=function(){return i},i}function $(){const i=m(56788);return $=function(){return i},i}function j(i,n,s){
const r=new($()).Trail((p,f)=>T(p,f,r),s);return T(i,n,r)}async function T(i,n,s){const r=[];for(const p of[i,...(0,L().
launchedBy)(i)]){const f=await E(p,n);if("rule"in f)r.push({targets:[],problems:[f]});else for(const t of f)r.push(await I(
t,n,s))}return(0,$().join)(r)}function I(i,n,s){const{program:r,family:p}=i;return p!==void 0?(0,O().resolveProgram)(i,p,
n,s):r==="node"?(0,D().resolveNode)(i,n):(0,C().resolveNpm)(i,n,s)}const W=/^[\w:.@/-]{1,200}$/;async function E(i,n){const{
selects:s,...r}=i,[p]=r.operands;if(s===void 0||p===void 0)return[i];const{text:f,span:t}=p,h=(0,x().problemAt)("outside\
-code",t,{program:"npm",flag:f}),l=P(f,s);if(l===void 0)return h;const a=[...(await(0,F().usablePackageJson)(n.tree,n.directory))?.
scripts.keys()??[]].filter(l);return a.length===0?(0,x().problemAt)("npm-script-missing",t,{script:f,passes:!1}):a.every(
b=>W.test(b))?a.map(b=>({...r,operands:[{...p,text:b}]})):h}function P(i,n){const s=f=>n==="wildcard"?f.replaceAll("/","\
:"):f.replace(/[:/]/g,k),r=(0,R().alternativesOf)(s(i));if(!r?.every(f=>f.split(/[:/]/).every(R().isPlainGlob)))return;const p={
dot:n==="wildcard"};return f=>r.some(t=>(0,R().matchesPattern)(s(f),t,p))}function k(i){return i===":"?"/":":"}},15804:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.firstFile=e,y.inspectImport=A,y.inspectNodeFlag=c,y.resolveFound=k,y.
resolveMain=a,y.resolveNode=v,y.resolveTests=r;function x(){const S=m(76760);return x=function(){return S},S}function L(){
const S=m(3463);return L=function(){return S},S}function D(){const S=m(32854);return D=function(){return S},S}function C(){
const S=m(93028);return C=function(){return S},S}function F(){const S=m(13254);return F=function(){return S},S}function R(){
const S=m(94411);return R=function(){return S},S}function O(){const S=m(87646);return O=function(){return S},S}function $(){
const S=m(66227);return $=function(){return S},S}function j(){const S=m(59867);return j=function(){return S},S}function T(){
const S=m(82293);return T=function(){return S},S}function I(){const S=m(56788);return I=function(){return S},S}function W(){
const S=m(10473);return W=function(){return S},S}const E=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function P(S,N,M){
const{tree:H}=S,B=(0,T().pathProblem)(N,M,S.directory);if(B!==void 0)return{targets:[],problems:[B]};if(N.includes("\\"))
return(0,I().fails)("target-not-a-file",M,{path:N,reason:"backslash"});const G=(0,D().normalise)((0,I().from)(S,N))??"",
U=(0,$().dependencyHome)(S);if(U!==""&&(0,D().isWithin)(G,x().posix.join(U,"node_modules")))return(0,$().resolveAtHome)(
S,V=>P(V,N,M));const z=e(H,l(G));return z===void 0?s(S,N,G,M):z.kind!=="inside"||z.entry.kind!=="directory"?i(S,{path:N,
wanted:G,found:z},M):await a(S,{path:N,wanted:G},M,V=>i(S,V,M))??(0,I().fails)("target-not-a-file",M,{path:N,reason:"dir\
ectory"})}async function k(S,{path:N,wanted:M,found:H},B){const G=(0,W().fileAt)(H,N,B);if("problems"in G)return G;const U=await n(
S,G,N,B);if(U.some($().isUnverified))return{targets:[],problems:U};const z=(0,W().runs)(S,{name:N,path:G.path,wanted:M},
B);return{...z,problems:[...U,...z.problems]}}async function i(S,N,M){const{path:H,wanted:B}=N,G=(0,W().fileAt)(N.found,
H,M);if("problems"in G)return G;const U=/\.([^./]*)$/.exec(G.path.replace(/.*\//,""))?.[1]??"";if(!E.has(U))return(0,I().
fails)("target-extension",M,{program:"node",path:H,extension:U});const z=await k(S,N,M);if(z.targets.length===0)return z;
const K=(0,$().packageOf)(G.path);return K&&!(0,D().isWithin)(B,"node_modules")&&!B.includes(`node_modules/${K}`)?(0,I().
fails)("dependency-unverified",M,{name:K,path:H,fault:"linked"}):G.tracked&&await t(S.tree,G)?(0,I().join)([z,(0,I().fails)(
"target-writes",M,{path:G.path})]):z}async function n(S,{path:N,tracked:M,built:H},B,G){const U=(0,$().packageOf)(N);return U===
void 0?(M||H)&&!(0,D().isWithin)(N,"node_modules")?[]:[(0,F().problemAt)("target-missing",G,{path:B,untracked:!0})]:M?[(0,F().
problemAt)("dependency-unverified",G,{name:U,path:B,fault:"committed"})]:await(0,$().inspectDependency)(S,{name:U,path:B},
G)}async function s(S,N,M,H){const B=(0,$().packageOf)(M);if(B===void 0&&S.tree.isPending?.(M))return(0,I().fails)("targ\
et-not-judged",H,{path:N});if(B===void 0||S.tree.stat("node_modules")!==void 0)return(0,W().nothingAt)(S.tree,M,N,H);const G=await(0,$().
inspectDependency)(S,{name:B,path:N},H);return G.some($().isUnverified)?{targets:[],problems:G}:(0,I().join)([(0,I().fails)(
"not-installed",H,{name:B}),{targets:[],problems:G}])}async function r(S,N,M,H){const B=(0,T().testProblem)(N,M,S.directory);
if(B!==void 0)return{targets:[],problems:[B]};const U=((0,T().isPattern)(N)?((0,T().alternativesOf)(N)??[]).map(T().baseOf):
[N]).map(V=>(0,D().resolveInTree)(S.tree,(0,I().from)(S,V)));if(U.some(({kind:V})=>V==="outside"))return(0,I().fails)("t\
arget-outside",M,{path:N,reason:"symlink"});const[z]=U,K=z?.kind==="inside"&&z.entry.kind==="directory"&&z.entry.tracked;
return(0,T().isPattern)(N)||z===void 0||K?I().NOTHING:H({path:N,wanted:(0,D().normalise)((0,I().from)(S,N))??N,found:z})}
const p=256*1024,f=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function t(S,N){if((N.size??0)>p)return!1;const M=(await S.read(N.path)).toString("latin1");return f.test(M)}const h=[
"",".js",".json",".node"];function l(S){return S===""?[""]:h.map(N=>S+N)}function e(S,N){const M=N.map(H=>(0,D().resolveInTree)(
S,H)).filter(H=>H.kind!=="missing");return M.find(H=>H.kind!=="inside"||(0,C().isRegular)(H.entry.kind))??M[0]}async function a({
tree:S,changed:N},{path:M,wanted:H},B,G){const U=x().posix.join(H,"package.json"),z=await(0,j().readJsonFile)(S,U);if(z===
j().INVALID)return(0,I().fails)("package-json-invalid",B,{path:U});const K=(0,L().textIn)((0,L().objectIn)(z),"main"),V=K.
startsWith("/")?void 0:(0,D().normalise)(x().posix.join(H,K)),Y=_=>l(x().posix.join(_,"index")).slice(1),X=K===""||!V?[]:
[...l(V),...Y(V)],Q=V===void 0?{kind:"outside",path:K}:b(S,[...X,...Y(H)]);if(Q===void 0)return;const Z=await G({path:M,
wanted:H,found:Q});return N.has(U)?(0,I().join)([Z,(0,I().fails)("target-changed",B,{path:U})]):Z}function b(S,N){return N.
map(M=>(0,D().resolveInTree)(S,M)).find(M=>M.kind==="inside"?(0,C().isRegular)(M.entry.kind):M.kind!=="missing")}async function v(S,N){
const{flags:M,operands:H}=S,B=(0,O().isTestRun)(S);if(d(S,B))return I().NOTHING;const G=[];for(const K of M)G.push(await c(
K,N));for(const{text:K,span:V}of H){if(K===""||K.startsWith("-"))continue;const Y=()=>P(N,K,V);G.push(B?await r(N,K,V,Y):
await Y())}const{targets:U,problems:z}=(0,I().join)(G);return M.some(({name:K})=>K==="--check")?{targets:U.map(K=>({...K,
parsed:!0})),problems:z}:{targets:U,problems:z}}function d({operands:S},N){const M=S[0]?.text;return M==="inspect"||M===
"debug"&&!N}const g=new Set(["--import","--require","--experimental-loader"]);async function c(S,N){const{name:M,value:H="",
span:B}=S;return M==="--env-file"||M==="--env-file-if-exists"?w(N,H,B):M==="--test-reporter-destination"?o(N,H,B):!g.has(
M)||!/^[@a-z]/i.test(H)?I().NOTHING:A(N,H,B)}function o(S,N,M){if(/^std(?:out|err)$/.test(N))return I().NOTHING;const H=(0,T().
pathProblem)(N,M,S.directory);if(H!==void 0)return{targets:[],problems:[H]};const B=(0,D().resolveInTree)(S.tree,(0,D().
normalise)((0,I().from)(S,N))??"");return B.kind==="outside"?(0,I().fails)("target-outside",M,{path:N,reason:"symlink"}):
B.kind==="inside"&&B.entry.tracked?(0,I().fails)("writes-files",M,{program:"node",flag:N}):I().NOTHING}async function A(S,N,M){
const H=/^(?:@[^/]+\/)?[^/]+/.exec(N)?.[0]??N;return{targets:[],problems:await(0,$().inspectDependency)(S,{name:H,path:N},
M)}}const u=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function w(S,N,M){if((0,T().pathProblem)(N,M,S.directory)!==void 0)return I().
NOTHING;const H=(0,D().resolveInTree)(S.tree,(0,I().from)(S,N));if(H.kind==="missing"&&S.tree.isPending?.(H.path))return(0,I().
fails)("target-not-judged",M,{path:N});const B=(0,W().fileAt)(H,N,M);if("problems"in B)return B;if(!B.tracked&&!B.built)
return(0,I().fails)("target-missing",M,{path:N,untracked:!0});if((B.size??0)>p)return(0,I().fails)("environment-file-uns\
afe",M,{path:N,names:[]});const U=[...(await S.tree.read(B.path)).toString("utf8").matchAll(u)].map(([,K=""])=>K).filter(
K=>(0,R().isReadByProgram)(K.toUpperCase())&&K.toUpperCase()!=="NODE_ENV"),z=[...new Set(U)].slice(0,10);return z.length===
0?I().NOTHING:(0,I().fails)("environment-file-unsafe",M,{path:N,names:z})}},62205:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.manifestChange=W,y.resolveRuns=I;function x(){const l=m(76760);return x=function(){return l},
l}function L(){const l=m(97424);return L=function(){return l},l}function D(){const l=m(54669);return D=function(){return l},
l}function C(){const l=m(90762);return C=function(){return l},l}function F(){const l=m(96916);return F=function(){return l},
l}function R(){const l=m(59867);return R=function(){return l},l}function O(){const l=m(56788);return O=function(){return l},
l}function $(){const l=m(61102);return $=function(){return l},l}function j(){const l=m(46912);return j=function(){return l},
l}function T(l,e,a,b){const{directory:v,event:d,words:g}=e;return b.follow(`${v}\0${d}`,`${(0,j().scriptText)(e)}\0${g.length}`,
()=>P(l,e,a,b),c=>E(c,d,a))}async function I(l,e,a,b){const v=e.length>0?[await(0,F().inspectShadows)(l,a)]:[];for(const d of e)
v.push(await T(l,d,a,b));return(0,O().join)([...v,W(l,a)])}function W({directory:l,changed:e},a){const b=x().posix.join(
l,"package.json");return e.has(b)?(0,O().fails)("target-changed",a,{path:b}):O().NOTHING}function E(l,e,a){return l.why===
"cycle"?(0,O().fails)("npm-script-cycle",a,{script:e}):(0,O().fails)("npm-script-chain",a,{script:e,limit:l.limit,what:l.
why})}async function P(l,e,a,b){const{event:v,body:d,words:g}=e,c=(0,j().scriptText)(e),o={targets:[(0,O().target)(l,{kind:"\
npm_script",name:v,script:c})],problems:[]},A=(0,L().dangerOfScript)(c);if(A!==void 0)return(0,O().join)([o,(0,O().fails)(
"npm-script-dangerous",a,{script:v,text:c,danger:A})]);const u={...l,via:v},{parts:w,fault:S,isIdle:N}=await(0,$().resolveParts)(
{body:d,words:g,span:a},u,b),M=await k(l,e),H=[o];let B=S!==void 0;for(const{problems:G,targets:U}of w){const{kept:z,refused:K}=n(
G,g);if(H.push({targets:U,problems:z.map(r(M))}),K===void 0)continue;const V=f(K)&&!s(K);B||=V;const Y=V&&!M?"error":void 0,
X={script:v,text:c,reason:K.rule};S||H.push((0,O().fails)("npm-script-text",a,X,Y))}if(N&&H.push((0,O().fails)("only-pri\
nts",a,{program:"npm",flag:`run ${v}`})),S===void 0)H.push(i(g));else{const G=M&&g.length===0?"notice":void 0,U={script:v,
text:c,...S,words:g.map(z=>z.text)};H.push((0,O().fails)("npm-script-form",g[0]?.span??a,U,G))}return B&&M&&H.push((0,$().
namedTargets)(d,u,a)),(0,O().join)(H)}async function k({base:l,directory:e,changed:a},{event:b,body:v}){return(l&&(await(0,R().
usablePackageJson)(l,e))?.scripts.get(b))===v&&(!a.has((0,O().from)({directory:e},"package.json"))||!/npm_/.test(v))}function i(l){
const e=l.flatMap(a=>(0,C().firstErrors)((0,D().lex)(`x ${(0,j().quoteForScript)(a.text)}`).problems).map(b=>({...b,span:a.
span})));return{targets:[],problems:e}}function n(l,e){const a=({span:g})=>e.some(c=>p(c.span,g)),b=l.filter(g=>a(g)||h(
g)),v=l.filter(g=>!b.includes(g)),d=v.filter(f);return{kept:b,refused:d.find(g=>!s(g))??d[0]??v[0]}}function s({rule:l}){
return l==="program-not-allowed"}function r(l){return e=>l&&e.rule==="tool-unknown"?{...e,severity:"notice"}:e}function p(l,e){
return l.start<e.end&&l.end>e.start}function f({severity:l}){return l==="error"}const t=new Set(["build-files-unread","d\
ependency-not-compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-run\
s-file","tool-unknown","workspaces-changed"]);function h({rule:l,args:e}){return l==="dependency-unverified"?"fault"in e&&
["removed","stale"].includes(e.fault):t.has(l)||l.startsWith("npm-script-")||l.startsWith("npmrc-")}},52437:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.resolveNpm=i,y.resolveTool=n;function x(){const e=m(76760);return x=function(){
return e},e}function L(){const e=m(92739);return L=function(){return e},e}function D(){const e=m(32854);return D=function(){
return e},e}function C(){const e=m(93028);return C=function(){return e},e}function F(){const e=m(13254);return F=function(){
return e},e}function R(){const e=m(31901);return R=function(){return e},e}function O(){const e=m(66227);return O=function(){
return e},e}function $(){const e=m(62205);return $=function(){return e},e}function j(){const e=m(60210);return j=function(){
return e},e}function T(){const e=m(96916);return T=function(){return e},e}function I(){const e=m(59867);return I=function(){
return e},e}function W(){const e=m(56788);return W=function(){return e},e}function E(){const e=m(46912);return E=function(){
return e},e}function P(){const e=m(38218);return P=function(){return e},e}function k(){const e=m(10473);return k=function(){
return e},e}async function i(e,a,b){const{subcommand:v,operands:d,flags:g}=e,[c]=d,o=c?.span??g[0]?.span??{start:0,end:0};
if(v==="exec")return c===void 0?W().NOTHING:n(a,e,c);const{project:A,selected:u,runs:w,packages:S,problems:N}=await(0,E().
scriptsThatRun)(e,a,o);if(A===void 0)return{targets:[],problems:N};const M=[await(0,j().inspectNpmrc)({...a,directory:A},
o)];for(const H of S){const B=w.filter(G=>G.directory===H);M.push(await(0,$().resolveRuns)({...a,directory:H},B,o,b))}return u&&
!S.includes(A)&&M.push((0,$().manifestChange)({...a,directory:A},o)),(0,W().join)([...M,{targets:[],problems:N}])}async function n(e,a,{
text:b,span:v}){if(!(0,R().isToolName)(b))return W().NOTHING;const d=a.starts==="file",g=d?W().NOTHING:await(0,O().resolveAtHome)(
e,o=>s(o,b,v));if(!d&&g.targets.length===0)return g;const c=await(0,P().resolveToolFiles)(a,e);return(0,W().join)([g,(0,L().
isKnownTool)(b)?W().NOTHING:(0,W().fails)("tool-unknown",v,{tool:b}),c])}async function s(e,a,b){const{tree:v}=e,d=await(0,I().
readPackageJson)(v,""),g=(await(0,T().ownBinaries)(v)).get(a);if(g!==void 0&&e.via!==void 0&&v.stat("node_modules")===void 0)
return(0,k().resolveCommitted)(e,{text:g.file,span:b});if(d===I().INVALID)return(0,W().fails)("package-json-invalid",b,{
path:"package.json"});if(d?.binaries.has(a))return(0,W().fails)("binary-shadowed",b,{name:a,path:d.path});const c=(0,W().
from)(e,`node_modules/.bin/${a}`);if(e.directory!==""&&v.stat(c)!==void 0)return(0,W().fails)("dependency-unverified",b,
{name:a,path:c,fault:"elsewhere"});const o=v.stat("node_modules");if(o===void 0)return l(e,d,a,b);const A=await t(v,a),u=v.
stat(A),w=(0,D().resolveInTree)(v,A);if(u===void 0||w.kind==="missing")return(0,W().fails)("binary-missing",b,{name:a});
if(w.kind!=="inside")return(0,W().fails)("target-outside",b,{path:A,reason:"symlink"});const S=(0,O().packageOf)(w.path),
N=o.tracked||u.tracked,M=!N&&w.entry.tracked&&await p(v,w.path);if(S===void 0&&!M||!(0,C().isRegular)(w.entry.kind))return(0,W().
fails)("dependency-unverified",b,{name:a,path:w.path,fault:"elsewhere"});if(!M&&(N||w.entry.tracked)){const G={name:S??a,
path:w.path,fault:"committed"};return(0,W().fails)("dependency-unverified",b,G)}const H=M?await(0,O().inspectOrigin)(e,f(
v,A)??a,b):await r(e,a,w.path,b);if(H.some(O().isUnverified))return{targets:[],problems:H};if(!await h(v,w.path))return(0,W().
fails)("binary-not-node",b,{name:a,path:w.path});M&&e.changed.has(w.path)&&H.push((0,F().problemAt)("target-changed",b,{
path:w.path}));const B={kind:"package_binary",name:a,path:w.path};return{targets:[(0,W().target)(e,B)],problems:H}}async function r(e,a,b,v){
const d=(0,O().packageOf)(b)??a,g=b.slice(`node_modules/${d}/`.length),c={name:a.startsWith("@")?void 0:a,file:g},o=await(0,O().
inspectDependency)(e,{name:d,path:b,binary:c},v);return d===a||!(await(0,I().readLocks)(e.tree)).npm?.packages.has(a)?o:
[...o,...await(0,O().inspectOrigin)(e,a,v)]}async function p(e,a){return(await(0,T().ownPackages)(e)).some(b=>(0,D().isWithin)(
a,b))}function f(e,a){return(0,O().packageOf)(x().posix.join(x().posix.dirname(a),e.readlink(a)??""))}async function t(e,a){
const b=`node_modules/.bin/${a}`;if(!a.startsWith("@"))return b;const v=await(0,I().usablePackageJson)(e,`node_modules/${a}`);
if(v===void 0)return b;const[d]=v.binaries.keys();return`node_modules/.bin/${(v.binaries.size===1?d:void 0)??a.replace(/^@[^/]*\//,
"")}`}async function h(e,a){return/\.[cm]?js$/.test(a)||/^#!.*[/ ]node\b/.test(await(0,k().firstLineOf)(e,a))}async function l(e,a,b,v){
const d=await(0,O().ownerOf)(e.tree,b,a?.dependencies??new Set);if(d===void 0)return(0,W().fails)("binary-missing",v,{name:b});
const g={kind:"package_binary",name:b},c=await(0,O().inspectDependency)(e,{name:d,path:b},v);return{targets:[(0,W().target)(
e,g)],problems:[e.tree.isPending?.("node_modules")?(0,F().problemAt)("target-not-judged",v,{path:b}):(0,F().problemAt)("\
not-installed",v,{name:b}),...c]}}},60210:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.effectOf=i,
y.foreignSettings=f,y.inspectNpmrc=W,y.npmrcCopies=n,y.readNpmrc=I;function x(){const t=m(76760);return x=function(){return t},
t}function L(){const t=m(58238);return L=function(){return t},t}function D(){const t=m(4537);return D=function(){return t},
t}function C(){const t=m(32854);return C=function(){return t},t}function F(){const t=m(59542);return F=function(){return t},
t}function R(){const t=m(93028);return R=function(){return t},t}function O(){const t=m(94411);return O=function(){return t},
t}function $(){const t=m(56788);return $=function(){return t},t}function j(){const t=m(10473);return j=function(){return t},
t}const T=64*1024;async function I(t){const h=await(0,j().readText)(t.tree,(0,$().from)(t,".npmrc"),T);if(h===void 0)return{
settings:{}};if("unread"in h)return h;const l=(0,D().lfsObstacle)(h.text);return l!==void 0?{unread:l}:{settings:(0,L().
parse)(h.text),file:h.path}}async function W(t,h){const l=(0,$().from)(t,".npmrc"),e=await I(t);if("unread"in e)return(0,$().
fails)("npmrc-setting",h,{path:l,keys:[],why:e.unread});const{settings:a,file:b=l}=e,v=!t.base||t.changed.has(l)||t.changed.
has(b),d=t.base&&await I({...t,tree:t.base}),g=d&&"settings"in d?d.settings:{},c={changed:[],decides:[],stands:[]};for(const[
o,A]of Object.entries(a)){const u=i(o,A),w=v&&JSON.stringify(g[o])!==JSON.stringify(A),S=o==="node-options"&&!(0,O().areHarmlessOptions)(
String(A));u==="harmless"||u==="honoured"&&!w&&!S||c[w?"changed":u==="other"?"stands":"decides"].push(o)}return(0,$().join)(
Object.entries(c).map(([o,A])=>A.length===0?$().NOTHING:(0,$().fails)("npmrc-setting",h,{path:l,keys:A,why:o},o==="stand\
s"?"warning":void 0)))}const E=new Set(`access allow-same-version audit audit-level auth-type bin-links color commit-hoo\
ks cpu depth
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
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),k=new Set(["ignore\
-scripts","node-options"]);function i(t,h){const l=typeof h!="object"&&!String(h).includes("${");if(t==="ignore-scripts"&&
l)return typeof h=="boolean"?"honoured":"decides";if(k.has(t)&&l)return"honoured";const e=t.toLowerCase().replaceAll("_",
"-");return P.has(e)||t.includes("${")?"decides":!E.has(t)||typeof h=="object"&&!Array.isArray(h)||String(h).includes("$\
{")?"other":"harmless"}async function n(t,h){return Promise.all((0,F().filesNamed)(t,".npmrc").map(({path:l})=>s(t,l,h)))}
async function s(t,h,l){const e=x().posix.dirname(h),a=await I({tree:t,directory:e==="."?"":e});if("unread"in a)return r(
t,h,a.unread);const{settings:b,file:v=h}=a,d=l.has(h)||l.has(v),g=([o,A])=>{const u=i(o,A);return u==="harmless"||u==="h\
onoured"&&!d},c=Object.entries(b);return{path:v,text:(0,L().stringify)(Object.fromEntries(c.filter(g))),dropped:c.filter(
o=>!g(o)).map(([o])=>o)}}function r(t,h,l){const e=(0,C().resolveInTree)(t,h);return e.kind==="inside"&&(0,R().isRegular)(
e.entry.kind)?{path:e.path,text:"",dropped:[l]}:{path:h,dropped:[l]}}const p=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function f(t,h){return(await n(t,h)).flatMap(({path:e,dropped:a})=>{const b=a.filter(v=>!p.test(v));return b.length>
0?[`${e}: ${b.join(", ")}`]:[]})}},45156:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.compareWithBase=
$,y.knownHosts=void 0,y.replacedArchive=P;function x(){const d=m(3463);return x=function(){return d},d}function L(){const d=m(
32854);return L=function(){return d},d}function D(){const d=m(59542);return D=function(){return d},d}function C(){const d=m(
93028);return C=function(){return d},d}function F(){const d=m(13254);return F=function(){return d},d}function R(){const d=m(
60210);return R=function(){return d},d}function O(){const d=m(59867);return O=function(){return d},d}async function $(d,g,c,o){
if(d===g)return[];const[{npm:A},{npm:u}]=await Promise.all([(0,O().readLocks)(d),(0,O().readLocks)(g)]),w=u?.packages.get(
c),S={name:c,tree:d,base:g,before:[...w?[w]:[],...await s(g,c)],hosts:await e(g),configured:await a(d,c)},N=await n(S),M=A?.
packages.get(c),B=M?j(M,S):A?void 0:I({name:c,version:"",source:{kind:"registry"}},S);return B&&N.push({name:c,path:A?.path??
".npmrc",...B}),N.map(G=>(0,F().problemAt)("dependency-redirected",o,G))}function j(d,g){const{tree:c,base:o}=g,A=g.before.
find(w=>k(w,d));return A?.version===d.version&&i(A,d)||P(d,c,o)?{how:"integrity",to:d.integrity??"nothing"}:A?I(d,g):T(d,
g)}function T(d,g){const{source:c}=d;if(c.kind==="git"||c.kind==="tarball")return{how:c.kind,to:c.at};if(c.kind==="file"){
const o=g.before.some(A=>A.source.kind!=="file");return E(d,g.tree)&&!o?void 0:{how:"file",to:c.at}}return d.name!==g.name?
{how:"alias",to:d.name}:I(d,g)}function I({source:d},{hosts:g,configured:c}){if(d.kind!=="registry")return;const o=l(d,c);
return g.has(o)?void 0:{how:"host",to:o}}function W({source:d}){if(d.kind==="file")return(0,L().normalise)(d.at.replace(
/#.*$|::.*$/s,""))||void 0}function E(d,g){const c=W(d),o=c===void 0?void 0:(0,L().resolveInTree)(g,c);return o?.kind===
"inside"&&o.entry.kind==="directory"}function P(d,g,c){const o=W(d);if(o===void 0)return!1;const[A,u]=[g,c].map(S=>(0,L().
resolveInTree)(S,o));return!(A?.kind==="inside"&&(0,C().isRegular)(A.entry.kind))||u?.kind!=="inside"?!1:A.entry.oid!==u.
entry.oid||A.entry.size!==u.entry.size}function k(d,g){return d.name===g.name&&d.source.kind===g.source.kind&&f(d)===f(g)}
function i({integrity:d,source:g},{integrity:c}){if(d===void 0||g.kind==="file"&&c===void 0)return!1;if(c===void 0)return!0;
const o=w=>w.split("-",1)[0],A=c.split(/\s+/),u=d.split(/\s+/).filter(w=>A.some(S=>o(S)===o(w)));return u.length>0&&!u.some(
w=>A.includes(w))}async function n(d){const{name:g,tree:c,before:o}=d;return(await s(c,g)).flatMap(A=>{if(A.source.kind===
"registry"&&A.name===g||o.some(S=>k(S,A)))return[];const w=T(A,d);return w===void 0?[]:[{name:g,path:"package.json",...w}]})}
async function s(d,g){const c=(0,x().objectIn)(await(0,O().readJsonFile)(d,"package.json")),o=["dependencies","devDepend\
encies","optionalDependencies"].map(M=>(0,x().textIn)((0,x().objectIn)(c[M]),g)),{overrides:A,resolutions:u,pnpm:w}=c,S=[
A,u,(0,x().objectIn)(w).overrides].flatMap(M=>Object.entries((0,x().objectIn)(M)).flatMap(([H,B])=>p(H,g)?[typeof B=="st\
ring"?B:(0,x().textIn)((0,x().objectIn)(B),".")]:[]));return[...new Set([...o,...S])].filter(M=>M!==""&&!M.startsWith("w\
orkspace:")).map(M=>r(M,g))}function r(d,g){const c=(0,O().aliasIn)(d);return c!==void 0&&c!==g?{name:c,version:"",source:{
kind:"registry"}}:{name:g,version:"",source:(0,O().sourceOf)(d,g,"")}}function p(d,g){const c=d.split(/[>]|\*\*\//).at(-1)??
"";return c===g||c.startsWith(`${g}@`)||c.endsWith(`/${g}`)}function f({source:{kind:d,at:g=""},version:c}){return d==="\
tarball"&&c!==""?g.replaceAll(c,"*"):d==="registry"&&h.includes(g)?"":g}const t="registry.npmjs.org",h=[t,"registry.yarn\
pkg.com"];function l({at:d},g){return(d===void 0||h.includes(d)?g:void 0)??d??t}const e=y.knownHosts=(0,D().perTree)(async d=>{
const g=await b(d),c=Object.entries(g).filter(([u])=>u==="registry"||u.endsWith(":registry")).map(([,u])=>v(String(u))),
o=((await(0,O().readLocks)(d)).npm?.all??[]).flatMap(({source:u})=>u.kind==="registry"&&u.at?[u.at]:[]),A=g.registry===void 0||
o.some(u=>h.includes(u));return new Set([...c,...o,...A?h:[]])});async function a(d,g){const c=await b(d),[o]=g.startsWith(
"@")?g.split("/"):[],A=o&&c[`${o}:registry`]||c.registry;return A===void 0?void 0:v(String(A))}async function b(d){const g=await(0,R().
readNpmrc)({tree:d,directory:""});return"settings"in g?g.settings:{}}function v(d){return URL.canParse(d)?new URL(d).host:
d}},96916:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.inspectShadows=E,y.ownPackages=y.ownBinaries=
void 0;function x(){const s=m(76760);return x=function(){return s},s}function L(){const s=m(32854);return L=function(){return s},
s}function D(){const s=m(59542);return D=function(){return s},s}function C(){const s=m(11331);return C=function(){return s},
s}function F(){const s=m(59867);return F=function(){return s},s}function R(){const s=m(56788);return R=function(){return s},
s}function O(){const s=m(47668);return O=function(){return s},s}const $=y.ownPackages=(0,D().perTree)(async s=>{const r=await(0,O().
listWorkspaces)(s,""),p=Array.isArray(r)?r.map(({directory:e})=>e):[],{npm:f,unread:t}=await(0,F().readLocks)(s),h=(f?.all??
[]).flatMap(({source:e})=>e.kind==="file"?(0,L().normalise)(e.at)??[]:[]),l=t.length>0?await j(s):[];return[...new Set([
...p,...h,...l])].filter(e=>e!=="")});async function j(s){const r=await(0,F().usablePackageJson)(s,""),p=(0,D().filesNamed)(
s,"package.json").map(({path:t})=>x().posix.dirname(t)),f=[];for(const t of p){const h=t==="."?void 0:await(0,F().usablePackageJson)(
s,t);h!==void 0&&r?.dependencies.has(h.name)&&f.push(t)}return f}const T=y.ownBinaries=(0,D().perTree)(async s=>{const r=new Map;
for(const p of await $(s)){const f=await(0,F().usablePackageJson)(s,p);for(const[t,h]of f?.binaries??[]){const l=x().posix.
join(p,h);r.set(x().posix.basename(t),{file:l,manifest:x().posix.join(p,"package.json")})}}return r}),I=new Set([...C().
PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),W=new Set(["node","npm","npx","sh"]);async function E(s,r){const{tree:p,base:f}=s,
t=await T(p),h=f&&await T(f),l=[...t].flatMap(([a,{manifest:b}])=>I.has(a)?[P(a,b,h?.has(a)===!0,r)]:[]),e=[];for(const a of(0,O().
foldersUpFrom)(s.directory)){const b=await k(p,x().posix.join(a,"node_modules/.bin"));for(const{name:v,path:d,isLocked:g}of b)
e.push(P(v,d,g,r))}return(0,R().join)([...l,...e])}function P(s,r,p,f){return p?W.has(s)?(0,R().fails)("program-replaced",
f,{name:s,path:r},"warning"):R().NOTHING:(0,R().fails)("program-replaced",f,{name:s,path:r})}const k=(0,D().perPath)(async(s,r)=>{
const p=[];for(const{path:f}of s.list(r)){const t=x().posix.basename(f).replace(/\.(?:cmd|exe|ps1)$/,"");if(!I.has(t))continue;
const h=(0,L().resolveInTree)(s,f);if(h.kind!=="inside")continue;const l=h.path===f?await i(s,h.entry):h.path,e=l!==void 0&&
/node_modules\/(?!\.bin\/)/.test(l);p.push({name:t,path:f,isLocked:e&&!h.entry.tracked})}return p});async function i(s,{
path:r,size:p=0}){if(p>n)return;const f=(await s.read(r)).toString("utf8"),[,t]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(f)??
[];return t&&x().posix.join(x().posix.dirname(r),t)}const n=16*1024},59867:function(J,y,m){Object.defineProperty(y,"__es\
Module",{value:!0}),y.INVALID=void 0,y.aliasIn=v,y.binOf=k,y.readPackageJson=y.readLocks=y.readLock=y.readJsonFile=void 0,
y.sourceOf=e,y.usablePackageJson=E;function x(){const d=m(26040);return x=function(){return d},d}function L(){const d=m(
3463);return L=function(){return d},d}function D(){const d=m(80287);return D=function(){return d},d}function C(){const d=m(
95244);return C=function(){return d},d}function F(){const d=m(32854);return F=function(){return d},d}function R(){const d=m(
59542);return R=function(){return d},d}function O(){const d=m(10473);return O=function(){return d},d}const $=["dependenc\
ies","devDependencies","optionalDependencies"],j=64*1024*1024,T=y.INVALID=Symbol("invalid"),I=y.readJsonFile=(0,R().perPath)(
async(d,g)=>{if((0,F().resolveInTree)(d,g).kind==="missing")return;const c=await(0,O().readText)(d,g,j);if(c===void 0||"\
unread"in c||(0,D().isNestedTooDeep)(c.text))return T;const o=(0,x().attempt)(()=>JSON.parse(c.text.replace(/^\uFEFF/,"")));
return typeof o=="object"&&o!==null?o:T}),W=y.readPackageJson=(0,R().perPath)(async(d,g)=>{const c=g===""?"package.json":
`${g}/package.json`,o=await I(d,c);return o===void 0||o===T?o:P(c,o)});async function E(d,g){const c=await W(d,g);return c===
T?void 0:c}function P(d,g){const c=typeof g.name=="string"?g.name:"";return{path:d,name:c,scripts:i(g.scripts),binaries:new Map(
Object.entries(k(g.bin,c)??{})),dependencies:new Set($.flatMap(o=>[...i(g[o]).keys()])),workspaces:n(g.workspaces)}}function k(d,g){
if(typeof d=="string")return{[g.replace(/^@[^/]*\//,"")]:d};const c=i(d);return c.size===0?void 0:Object.fromEntries(c)}
function i(d){return new Map(Object.entries((0,L().objectIn)(d)).flatMap(([g,c])=>typeof c=="string"?[[g,c]]:[]))}function n(d){
const g=Array.isArray(d)?d:(0,L().objectIn)(d).packages;return Array.isArray(g)?g.filter(c=>typeof c=="string"):[]}const s=y.
readLocks=(0,R().perTree)(async d=>{const g=C().LOCKFILES.filter(u=>d.stat(u)!==void 0),c=C().NPM_LOCKFILES.find(u=>g.includes(
u)),o=c===void 0?void 0:await r(d,c),A=g.filter(u=>!C().NPM_LOCKFILES.some(w=>w===u));return o==="unread"?{unread:[c??"",
...A]}:c===void 0?{unread:A}:{npm:o??{path:c,packages:new Map,all:[]},unread:A}}),r=y.readLock=(0,R().perPath)(async(d,g)=>{
const c=await(0,O().readText)(d,g,j),o=c&&"text"in c?c.text.replace(/^\uFEFF/,""):"",A=(0,L().objectIn)((0,x().attempt)(
()=>JSON.parse(o)));if(A.packages===void 0)return A.lockfileVersion===1?"unread":void 0;const u=new Map,w=[];for(const[S,
N]of Object.entries((0,L().objectIn)(A.packages))){if(S==="")continue;const[,M,H]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(S)??[],B=p(H??S,(0,L().objectIn)(N));M===""&&H!==void 0&&u.set(H,B),w.push(B)}return{path:g,packages:u,all:w}});function p(d,g){
const c=(0,L().textIn)(g,"name")||d,o=(0,L().textIn)(g,"version"),A=(0,L().textIn)(g,"resolved"),u=(0,L().textIn)(g,"int\
egrity"),w=k(g.bin,c),S=g.link===!0?{kind:"file",at:A.replace(/^file:/,"")}:e(A,c,o);return{name:c,version:o,source:S,...u&&
{integrity:u},...w&&{bin:w}}}const f={kind:"registry"},t=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
h=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,l=/^(?:file|link|portal|workspace):(.*)$/is;function e(d,g,c){const[,o]=l.exec(d)??[];return o!==
void 0?{kind:"file",at:o}:t.test(d)?{kind:"git",at:d.replace(/#.*$/s,"")}:/^https?:/i.test(d)?a(d,g,c):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(d)||/\.t(?:ar\.)?gz$/i.test(d)?{kind:"file",at:d}:h.test(d)?{kind:"git",at:d.replace(/#.*$/s,"")}:f}function a(d,g,c){
const o={kind:"tarball",at:d.replace(/#.*$/s,"")};if(!URL.canParse(d))return o;const{host:A,pathname:u}=new URL(d),w=b(u),
[,S]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(w)??[];if(A==="codeload.github.com"&&S!==void 0)return{kind:"git",at:`https://g\
ithub.com/${S}`};const N=g.replace(/^@[^/]*\//,"");return w.endsWith(`/${g}/-/${N}-${c}.tgz`)||w.endsWith(`/${g}/-/${g}-${c}\
.tgz`)||A==="npm.pkg.github.com"&&w.startsWith(`/download/${g}/${c}/`)?{kind:"registry",at:A}:o}function b(d){try{return decodeURIComponent(
d)}catch{return d}}function v(d){const[,g]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(d)??[];return g===void 0||/^[\^~<>=*v\d]/.
test(g)?void 0:g}},65490:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.isPackageManager=W,y.resolvePackageManager=
I,y.selectsPackages=E;function x(){const i=m(76760);return x=function(){return i},i}function L(){const i=m(59542);return L=
function(){return i},i}function D(){const i=m(31901);return D=function(){return i},i}function C(){const i=m(52437);return C=
function(){return i},i}function F(){const i=m(62205);return F=function(){return i},i}function R(){const i=m(60210);return R=
function(){return i},i}function O(){const i=m(59867);return O=function(){return i},i}function $(){const i=m(56788);return $=
function(){return i},i}function j(){const i=m(46912);return j=function(){return i},i}function T(){const i=m(47668);return T=
function(){return i},i}async function I(i,n,s,r){const{subcommand:p,operands:f,flags:t}=i,[h]=f;if(h===void 0)return $().
NOTHING;const{text:l,span:e}=h,a=(0,$().join)([await(0,R().inspectNpmrc)({...s,directory:""},e),s.directory===""?$().NOTHING:
await(0,R().inspectNpmrc)(s,e)]),b=(0,D().isProgram)(l)||s.families?.allowed.has(l)===!0,v={...i,subcommand:"exec"};if(p===
"exec")return(0,$().join)([a,b?$().NOTHING:await(0,C().resolveTool)(s,v,h)]);const d=await P(s,E(i,n),e);if("problems"in
d)return(0,$().join)([a,d]);const g=d.filter(({manifest:A})=>A.scripts.has(l));if(g.length>0){const A=g.map(u=>k(u,i,s,r));
return(0,$().join)([a,...await Promise.all(A)])}const c=l==="start";if(p==="script-or-tool"&&!c){if(b)return a;if((0,D().
isToolName)(l))return(0,$().join)([a,await(0,C().resolveTool)(s,v,h)]);if(!/^[\w:.-]*\w[\w:.-]*$/.test(l)){const A=[(0,D().
wordProblem)("outside-code",n.program,h)];return(0,$().join)([a,{targets:[],problems:A}])}}const o={script:l,passes:t.some(
({name:A})=>A==="--if-present")};return(0,$().join)([a,(0,$().fails)("npm-script-missing",e,o,c?"error":void 0)])}function W({
data:i}){return i.starts==="script-or-tool"||i.starts==="script-tool-or-file"}function E({anyPackage:i,flags:n,passthrough:s},{
data:r}){const p=[...n.map(({name:f})=>f),...s.map(({text:f})=>f)];return i===!0||p.some(f=>r.selecting_flags.includes(f.
replace(/=.*/s,"")))}async function P({tree:i,directory:n},s,r){const p=(0,L().filesNamed)(i,"package.json").flatMap(({path:l})=>l.
split("/").includes("node_modules")?[]:x().posix.dirname(l).replace(/^\.$/,"")),f=l=>i.stat(x().posix.join(l,"package.js\
on"))!==void 0,t=s?p:(0,T().foldersUpFrom)(n).filter(f).slice(0,1);if(t.length===0)return(0,$().fails)("package-json-mis\
sing",r,{directory:n});const h=[];for(const l of t){const e=await(0,O().readPackageJson)(i,l);if(e===O().INVALID)return(0,$().
fails)("package-json-invalid",r,{path:x().posix.join(l,"package.json")});e!==void 0&&h.push({directory:l,manifest:e})}return h}
async function k({directory:i,manifest:n},{operands:[s],passthrough:r},p,f){const t={...p,directory:i},{text:h="",span:l={
start:0,end:0}}=s??{},e=(0,j().runsIn)(n,i,{event:h,words:r});return(0,$().join)([await(0,F().resolveRuns)(t,e,l,f),{targets:[],
problems:(0,j().inspectEmpty)(e,h,t,l)}])}},82293:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.alternativesOf=
r,y.baseOf=i,y.inspectPaths=O,y.isPattern=k,y.isPlainGlob=I,y.matchesPattern=W,y.pathProblem=T,y.testProblem=j;function x(){
const p=m(32854);return x=function(){return p},p}function L(){const p=m(13254);return L=function(){return p},p}function D(){
const p=m(14395);return D=function(){return p},p}function C(){const p=m(45806);return C=function(){return p},p}function F(){
const p=m(87646);return F=function(){return p},p}const R=new Set(["--env-file","--env-file-if-exists","--prefix"]);function O(p,f){
const{passthrough:t}=p,h=[],l=(a,b)=>{const v=T(a,b,f);v!==void 0&&h.push(v)};for(const a of[p,...(0,C().launchedBy)(p)]){
for(const{name:v,value:d,span:g}of a.flags)d!==void 0&&(R.has(v)&&l(d,g),v==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.
test(d)&&l(d,g));for(const{as:v,path:d,span:g}of a.subcommand==="exec"&&a.tool?.files||[]){const c=v==="tests"?j(d,g,f):
void 0;c!==void 0&&h.push(c)}if(a.program!=="node"&&a.starts!=="file")continue;const b=a.program==="node"&&(0,F().isTestRun)(
a)?j:T;for(const{text:v,span:d}of a.operands){const g=v===""||v==="-"?void 0:b(v,d,f);g!==void 0&&h.push(g)}}const e=t.find(
({text:a})=>$.test(a));return e!==void 0&&h.push((0,L().problemAt)("absolute-path",e.span,{path:e.text})),h}const $=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function j(p,f,t){if(!k(p))return T(p,f,t);const h=r(p);if(h===void 0)return(0,L().problemAt)("glob-unclear",f,{pattern:p,
reason:"too_many"});for(const l of[p,...h]){const e=T(l,f,t);if(e!==void 0)return{...e,args:{...e.args,path:p}}}}function T(p,f,t){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(p)&&/^(?:data|node|file|[a-z]+:\/)/i.test(p))return(0,L().problemAt)("target-outside",
f,{path:p,reason:"address"});const h=/^(?:[\\/]|[A-Za-z]:)/.test(p),l=h?void 0:(0,x().normalise)(t===""?p:`${t}/${p}`);if(l===
void 0){const e=h?"absolute":"above";return(0,L().problemAt)("target-outside",f,{path:p,reason:e})}if((0,x().isWithin)(l,
".git",{ignoreCase:!0}))return(0,L().problemAt)("target-outside",f,{path:p,reason:"git"})}function I(p){return p.length>
200||p.split("**").length>2?!1:p==="."?!0:p.split("/").every(f=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(f))}function W(p,f,t={}){
return E(p.split("/"),f.split("/"),t)}function E(p,f,t){const[h,...l]=p,[e,...a]=f;return h===void 0?t.partial||f.every(
b=>b==="**"):e===void 0?!1:e!=="**"?P(h,e,t)&&E(l,a,t):E(p,a,t)?!0:P(h,"*",t)&&E(l,f,t)}function P(p,f,{dot:t=!1}){return p.
startsWith(".")&&!f.startsWith(".")&&!t?!1:(0,D().matchesStars)(p,f)}function k(p){return/[*?[{]/.test(p)}function i(p){
return p.replace(/[^/]*[*?[{].*$/s,"")}const n=200,s=1e3;function r(p){if(p.length>s)return;let f=[p.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const t=[];for(;f.length>0;){const h=[];for(const l of f){const e=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(l);if(e===null)
t.push(l);else{const{0:a,1:b="",index:v}=e,[d,g]=[l.slice(0,v),l.slice(v+a.length)];h.push(...b.split(",").map(c=>`${d}${c}${g}`))}}
if(h.length+t.length>n)return;f=h}return t}},9504:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.resolveProgram=
s;function x(){const c=m(76760);return x=function(){return c},c}function L(){const c=m(17093);return L=function(){return c},
c}function D(){const c=m(91063);return D=function(){return c},c}function C(){const c=m(71011);return C=function(){return c},
c}function F(){const c=m(32854);return F=function(){return c},c}function R(){const c=m(59542);return R=function(){return c},
c}function O(){const c=m(93028);return O=function(){return c},c}function $(){const c=m(97340);return $=function(){return c},
c}function j(){const c=m(46868);return j=function(){return c},c}function T(){const c=m(79757);return T=function(){return c},
c}function I(){const c=m(65490);return I=function(){return c},c}function W(){const c=m(82293);return W=function(){return c},
c}function E(){const c=m(56788);return E=function(){return c},c}function P(){const c=m(38218);return P=function(){return c},
c}function k(){const c=m(10473);return k=function(){return c},c}function i(){const c=m(47668);return i=function(){return c},
c}const n=5;async function s(c,o,A,u){const w=p(c,o,A);if("problems"in w)return w;const{subcommand:S,starts:N,operands:M,
module:H,launched:B}=c,[G]=M,U=[f(o,A,r(c)),...l(c,w),await(0,P().resolveProgramFiles)(c,A)],z={subcommand:S??G?.text??"",
span:r(c)};if(U.push(d(o,w,z)),H!==void 0&&(N!=="module"||B)&&U.push(v(o,w,H)),G!==void 0&&N==="file"&&U.push(e(c,o,w)),
G!==void 0&&N==="module"&&U.push(b(w,G,c.passthrough)),!(0,I().isPackageManager)(o))return(0,E().join)(U);if(S==="run"||
S==="exec"||S==="script-or-tool")U.push(await(0,I().resolvePackageManager)(c,o,w,u));else if(S!==void 0&&(0,I().selectsPackages)(
c,o)){const K={text:S,span:r(c),quoted:!1},V={...c,subcommand:"run",operands:[K]};U.push(await(0,I().resolvePackageManager)(
V,o,w,u))}return(0,E().join)(U)}function r({operands:c,flags:o}){return c[0]?.span??o[0]?.span??{start:0,end:0}}function p({
flags:c},o,A){let u=A;for(const{name:w,value:S,span:N}of c){if(S===void 0||!(0,D().movesTo)(o,w))continue;const M=(0,k().
entryFrom)(u,S,N);if("problems"in M)return M;u={...A,directory:M.path}}return u}function f({program:c,data:o},{tree:A,changed:u},w){
if(o.build_files.length===0)return E().NOTHING;const S=t(A),N=S.get(o)??h(A,o.build_files);S.set(o,N);const M=N.filter(B=>u.
has(B)),H=N.slice(0,n);return(0,E().join)([N.length===0?E().NOTHING:(0,E().fails)("build-files-unread",w,{program:c,files:H,
count:N.length}),...M.map(B=>(0,E().fails)("target-changed",w,{path:B}))])}const t=(0,R().perTree)(()=>new Map);function h(c,o){
const A=u=>o.some(w=>(0,W().matchesPattern)(w.includes("/")?u:x().posix.basename(u),w,{dot:!0}));return[...c.files()].flatMap(
({path:u})=>!(0,F().isWithin)(u,"node_modules")&&A(u)?u:[])}function l({operands:c,flags:o,starts:A,subcommand:u,family:w},S){
const N=w&&(0,I().isPackageManager)(w)&&u!=="test";return[...(A===void 0&&!N?c:[]).map(({text:B,span:G})=>({text:B.replace(
/::.*$/s,""),span:G})),...o.flatMap(({value:B,span:G})=>B===void 0?[]:[{text:B,span:G}])].map(({text:B,span:G})=>{const U=(0,F().
normalise)((0,E().from)(S,B));return U===void 0||U===""?E().NOTHING:(0,F().isWithin)(U,".git",{ignoreCase:!0})?(0,E().fails)(
"target-outside",G,{path:U,reason:"git"}):(0,F().resolveInTree)(S.tree,U).kind==="outside"?(0,E().fails)("target-outside",
G,{path:B,reason:"symlink"}):E().NOTHING})}function e({operands:[c],parsed:o},A,u){if(c===void 0)return E().NOTHING;const{
targets:w,problems:S}=a(u,c),N=(0,T().extensionProblems)(A,c.text,c.span).length>0,M=w.flatMap(({path:H=""})=>N?[]:(0,T().
extensionProblems)(A,H,c.span));return{targets:w.map(H=>({...H,...o&&{parsed:o}})),problems:[...S,...M]}}function a(c,{text:o,
span:A}){const u=(0,W().pathProblem)(o,A,c.directory);if(u!==void 0)return{targets:[],problems:[u]};const w=(0,k().entryFrom)(
c,o,A);if("problems"in w)return w;if(!(0,O().isRegular)(w.kind))return(0,E().fails)("target-not-a-file",A,{path:o,reason:w.
kind});if(!w.tracked)return(0,E().fails)("target-missing",A,{path:o,untracked:!0});const S=(0,F().normalise)((0,E().from)(
c,o))??"";return(0,k().runs)(c,{name:o,path:w.path,wanted:S},A)}function b(c,o,A){const{text:u,span:w}=o,S=(0,$().pythonFiles)(
u).find(N=>!N.endsWith("/__init__.py")&&c.tree.stat((0,E().from)(c,N))!==void 0);if(S===void 0){const N=(0,j().parseUnknownTool)(
o,A,C().UNKNOWN_MODULE);return(0,E().join)([(0,E().fails)("tool-unknown",w,{tool:u}),{targets:[],problems:N}])}return a(
c,{text:S,span:w,quoted:!1})}function v({program:c},{tree:o,base:A,changed:u,directory:w},{text:S,span:N}){const[M]=S.split(
"."),H=[...u].filter(B=>{const[,G=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(x().posix.relative(w,B))??[];return o.stat(B)!==
void 0&&A?.stat(B)===void 0&&(G===M||(0,L().isOfLibrary)(G))});return g(H,{program:c,subcommand:`-m ${S}`},N)}function d({
program:c,data:o},{changed:A,directory:u},{subcommand:w,span:S}){const N=(0,i().foldersUpFrom)(u).flatMap(H=>o.settings.
map(B=>x().posix.join(H,B))),M=[...A].filter(H=>N.some(B=>(0,F().isWithin)(H,B)));return g(M,{program:c,subcommand:w},S)}
function g(c,o,A){return(0,E().join)(c.map(u=>(0,E().fails)("settings-changed",A,{...o,path:u})))}},36187:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.ProjectFiles=void 0;function x(){const $=m(76760);return x=function(){
return $},$}function L(){const $=m(3463);return L=function(){return $},$}function D(){const $=m(32854);return D=function(){
return $},$}function C(){const $=m(93028);return C=function(){return $},$}function F(){const $=m(59867);return F=function(){
return $},$}const R=/^(?:[/~\\]|[A-Za-z]:)/;class O{#n;#e;constructor(j,T){this.#n=j,this.#e=T}into(j){const I=j===void 0||
R.test(j)||/[$`]/.test(j)?[]:this.#e.map(W=>x().posix.join(W,j));return new O(this.#n,I)}find(j,T=[""]){if(!(/^[/~]/.test(
j)||j===""||!this.#n))for(const I of this.#e)for(const W of T){const E=(0,D().normalise)(x().posix.join(I,j.replaceAll("\
\\","/"))+W),P=E===void 0?void 0:(0,D().resolveInTree)(this.#n,E);if(P?.kind==="inside"&&(0,C().isRegular)(P.entry.kind)&&
P.entry.tracked)return P.path}}script(j,T){const I=this.find(j,T);if(I!==void 0)return{kind:"file",name:I};if(R.test(j))
return{kind:"outside",name:j};const[W]=this.#e;if(W===void 0)return{kind:"unread",name:`it runs ${j} in another director\
y`};const E=(0,D().normalise)(x().posix.join(W,j));return E===void 0?{kind:"outside",name:j}:{kind:this.#n===void 0?"fil\
e":"missing",name:E||"."}}named(j,T){const I=this.find(j.replace(/^-{1,2}[\w-]+=/,""),T);return I===void 0?[]:[{kind:"fi\
le",name:I}]}async manifest(){const j=this.find("package.json");return this.#n&&j?(0,L().objectIn)(await(0,F().readJsonFile)(
this.#n,j)):{}}}y.ProjectFiles=O},56788:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.Trail=y.NOTHING=
void 0,y.fails=C,y.from=F,y.join=D,y.target=R;function x(){const T=m(13254);return x=function(){return T},T}const L=y.NOTHING=
{targets:[],problems:[]};function D(T){return{targets:T.flatMap(I=>I.targets),problems:T.flatMap(I=>I.problems)}}function C(T,I,W,E){
return{targets:[],problems:[(0,x().problemAt)(T,I,W,E)]}}function F({directory:T},I){return T===""?I:`${T}/${I}`}function R({
via:T},I){return T===void 0?I:{...I,via:T}}const O=64,$=2e3;class j{#n=new Set;#e=new Set;resolve;#s;constructor(I,W){this.
resolve=I,this.#s=W}async follow(I,W,E,P){if(this.#n.has(I))return P({why:"cycle"});const k=await this.#s?.tickScript();
if(k!==void 0)return P({why:"time",limit:k});const i=`${I}\0${W}`;if(this.#e.has(i))return L;if(this.#n.size>=O)return P(
{why:"depth",limit:O});if(this.#e.size>=$)return P({why:"count",limit:$});this.#n.add(I);const n=await E();return this.#n.
delete(I),this.#e.add(i),n}}y.Trail=j},74100:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.helperFault=
b,y.helperWords=a,y.isWrapperTool=h,y.readScriptForm=i;function x(){const c=m(76760);return x=function(){return c},c}function L(){
const c=m(678);return L=function(){return c},c}function D(){const c=m(95244);return D=function(){return c},c}function C(){
const c=m(32854);return C=function(){return c},c}function F(){const c=m(59542);return F=function(){return c},c}function R(){
const c=m(94411);return R=function(){return c},c}function O(){const c=m(54669);return O=function(){return c},c}function $(){
const c=m(11331);return $=function(){return c},c}function j(){const c=m(81716);return j=function(){return c},c}function T(){
const c=m(68538);return T=function(){return c},c}function I(){const c=m(54421);return I=function(){return c},c}function W(){
const c=m(82293);return W=function(){return c},c}function E(){const c=m(56788);return E=function(){return c},c}function P(){
const c=m(46912);return P=function(){return c},c}function k(){const c=m(10473);return k=function(){return c},c}function i(c,o){
const A=(0,j().readShellText)(c,o);if(A.length===0&&!(0,P().isBlank)(c))return{commands:A,fault:{part:"the script",why:"\
cannot be read"}};const u=(0,O().lex)(c).problems.find(({rule:w})=>w==="shell-comment");if(u&&A.length>0){const w=c.slice(
u.span.start,u.span.end);return{commands:A,fault:{part:w,why:"hides the words behind it"}}}for(const[w,S]of A.entries()){
const N=w===A.length-1,M=r(S,c)??n(S,N);if(M!==void 0)return{commands:A,fault:M}}return{commands:A}}function n({separator:c},o){
const A=c.trim();if(!(o?A==="":A==="&&"))return{part:A===""?"a line break":A,why:s}}const s="joins commands in another w\
ay than `&&`";function r(c,o){const{words:A,redirections:u,inside:w,subshell:S,defines:N,problems:M,assignments:H}=c,B=o.
slice(c.span.start,c.span.end).trim(),G=(Y,X)=>({part:Y,why:X});if(S)return G(B,"runs in a subshell");if(N)return G(B,"d\
efines a function");if(w.length>0)return G(B,"runs a command to make a word");const[U]=u;if(U)return G(`${U.operator} ${U.
target?.text??""}`,"redirects input or output");const z=H.find(({name:Y,value:X})=>!(0,R().isHarmlessVariable)(Y,X));if(z)
return G(`${z.name}=`,"sets a variable that can choose the code that runs");const K=A.find(Y=>(0,j().isDynamic)(c,Y)&&!p(
c,Y,o));if(K){const{start:Y,end:X}=K.span;return G(o.slice(Y,X),"is only known when the script runs")}const V=M.find(Y=>!f(
Y,A));if(V){const{start:Y,end:X}=V.span;return G(o.slice(Y,X).trim()||B,"is syntax of a shell")}return A.length===0?G(B,
"starts no program"):t(A)}function p({problems:c},{span:o},A){return c.every(u=>u.rule!=="variable-expansion"||u.span.end<=
o.start||u.span.start>=o.end||/^\$\{?npm_package_version\}?$/.test(A.slice(u.span.start,u.span.end)))}function f({rule:c,
span:o,severity:A},u){if(c==="variable-expansion"||A==="warning")return!0;if(c!=="brace-expansion")return!1;const w=u.find(
S=>S.span.start<=o.start&&S.span.end>=o.end);return w!==void 0&&(0,W().alternativesOf)(w.text)?.every(S=>!S.startsWith("\
-"))===!0}function t(c){const[o]=c,A=o?.text??"";if((0,T().changesShell)(A)&&!o?.quoted)return{part:A,why:"is a word of \
the shell"};const u=(0,I().startedWords)(c);if(!h(A))return u.length<c.length||(0,$().programNamed)(A)?.kind==="wrapper"?
{part:A,why:"decides how another program runs"}:(0,I().textHanded)(u)&&A!=="node"?{part:A,why:"runs text as code"}:void 0}
function h(c){const o=(0,$().programNamed)(c);return o?.name===c&&o.wraps==="as-tool"}const l={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},e=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function a([c,...o]){if(c?.text==="shx"){
const[A]=o;return A&&(A.text==="echo"||Object.hasOwn(l,A.text))?o:void 0}return c&&Object.hasOwn(l,c.text)?[c,...o]:void 0}
async function b([c,...o],A){const u=c?.text??"",w=l[u];if(w===void 0)return;const S=o.find(({text:M})=>M.startsWith("-")&&
!w.flags.test(M));if(S)return{part:`${u} ${S.text}`,why:"has a flag that is not known"};const N=o.flatMap(({text:M})=>M.
startsWith("-")?[]:[M]);if(N.length<(w.from<0?2:1))return{part:u,why:"names no path"};for(const M of N.slice(w.from)){const H=await v(
M,A);if(H!==void 0)return{part:`${u} \u2026 ${M}`,why:H}}}async function v(c,o){const{tree:A,isOutput:u}=o,w=c.startsWith(
"/")?void 0:(0,C().normalise)((0,E().from)(o,c));if(w===void 0||w==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(c))return"writes to a path that the text does not show";if(e.test(w))return"writes to a directory of dependencies";
if((0,D().toolThatFinds)(w)!==void 0)return"writes a configuration file";const S=A.stat(w);if(S?.tracked&&S.kind!=="dire\
ctory")return"writes a file of the commit";const N=`${w}/`;if(S?.tracked&&[...A.files()].some(H=>H.path.startsWith(N)))return"\
writes to a directory of the commit";if(!(u?.(w)||(await d(A))(w)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const d=(0,F().perTree)(async c=>{const o=new Map;for(const{path:A}of c.files()){if(x().posix.
basename(A)!==".gitignore")continue;const u=await(0,k().readText)(c,A,g),w=x().posix.dirname(A).replace(/^\.$/,"");u&&"t\
ext"in u&&o.set(w,(0,L().default)().add(u.text))}return A=>{const u=A.split("/");let w=!1;for(let S=0;S<u.length;S+=1){const N=o.
get(u.slice(0,S).join("/")),M=u.slice(S).join("/"),H=N?.test(M),B=N?.test(`${M}/`);H?.ignored||B?.ignored?w=!0:(H?.unignored||
B?.unignored)&&(w=!1)}return w}}),g=256*1024},61102:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.namedTargets=
a,y.resolveParts=r;function x(){const d=m(76760);return x=function(){return d},d}function L(){const d=m(95244);return L=
function(){return d},d}function D(){const d=m(92739);return D=function(){return d},d}function C(){const d=m(32854);return C=
function(){return d},d}function F(){const d=m(80781);return F=function(){return d},d}function R(){const d=m(93028);return R=
function(){return d},d}function O(){const d=m(11331);return O=function(){return d},d}function $(){const d=m(81716);return $=
function(){return d},d}function j(){const d=m(68538);return j=function(){return d},d}function T(){const d=m(54421);return T=
function(){return d},d}function I(){const d=m(45806);return I=function(){return d},d}function W(){const d=m(31901);return W=
function(){return d},d}function E(){const d=m(82293);return E=function(){return d},d}function P(){const d=m(36187);return P=
function(){return d},d}function k(){const d=m(56788);return k=function(){return d},d}function i(){const d=m(74100);return i=
function(){return d},d}function n(){const d=m(45636);return n=function(){return d},d}function s(){const d=m(10473);return s=
function(){return d},d}async function r({body:d,words:g,span:c},o,A){const u=(0,i().readScriptForm)(d,(0,F().subTree)(o.
tree,o.directory)),w=u.fault?(0,$().everyCommand)(u.commands).map($().withoutReserved):u.commands,S=[];let{fault:N}=u,M=o;
for(const[G,U]of w.entries()){const z=!N||U.words.every(Z=>!(0,$().isDynamic)(U,Z)),K=G===w.length-1&&!u.fault,V=[...U.words.
map(Z=>({...Z,span:c})),...K?g:[]],[Y,X]=V;if(Y?.text==="cd"){const Z=X&&(0,C().normalise)((0,k().from)(M,X.text));(G>0||
V.length!==2||Z===void 0)&&(N??={part:"cd",why:"changes the directory in the middle, or leaves the repository"}),M={...M,
directory:Z??M.directory};continue}const Q=(0,i().helperWords)(V);Q&&(N??=await(0,i().helperFault)(Q,M)),!(Q||Y===void 0||
!z||(0,j().isWithoutEffect)(Y.text))&&S.push(await t(V,M,A))}const H=w.some(({words:G})=>p.test(G.map(({text:U})=>U).join(
" "))),B=!N&&S.length===0&&w.length>0&&!H;return{parts:S,isIdle:B,...N&&{fault:N}}}const p=/^(?:\[|exit (?!0$)|false|test )/,
f=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function t(d,g,c){const o=(0,i().isWrapperTool)(d[0]?.text??"")?d:(0,T().
startedWords)(d),[A,...u]=o;if(A===void 0)return k().NOTHING;const{families:w}=g,S=(0,W().isProgram)(A.text)?A.text:w?.allowed.
get(A.text),N=f.exec(A.text)?.[1]??A.text,M=d[0]===A?void 0:d[0],H=M?h(M):k().NOTHING;if(S===void 0&&/[\\/]/.test(N))return(0,k().
join)([H,await l(o,g)]);const{invocation:B,problems:G}=S?(0,I().parseInvocation)(S,u,w):(0,I().parseInvocation)("npx",[{
...A,text:N},...u],w),U=await c.resolve(B,g),z=S===void 0&&U.problems.some(({rule:Y})=>Y==="binary-missing");if(z&&(0,D().
toolOf)(N,w?.tools)!==void 0)return(0,k().join)([H,h(A),{targets:[],problems:G}]);if(z)return(0,k().join)([H,await l(o,g)]);
const V=(0,E().inspectPaths)(B,g.directory);return(0,k().join)([H,{targets:[],problems:[...G,...V]},U])}function h({text:d,
span:g}){return(0,k().fails)("program-not-allowed",g,{program:d,group:"other"})}async function l(d,g){const[c]=d;if(c===
void 0)return k().NOTHING;const o=d.find(({text:u,span:w})=>w.start!==c.span.start&&(u.startsWith("-")||(0,O().programNamed)(
c.text))),A=o?(0,k().fails)("npm-script-form",o.span,{script:g.via??"",text:d.map(({text:u})=>u).join(" "),part:c.text,why:"\
is a program that the gate does not read",words:[o.text]}):k().NOTHING;return(0,k().join)([h(c),A,await e(d,g)])}async function e(d,g){
const c=new(P()).ProjectFiles(g.tree,[g.directory]),o=d.map(N=>({...N,shown:N.text,isKnown:!0})),u=(await(0,n().wordRuns)(
o,c)).flatMap(({kind:N,name:M})=>N==="file"?[M]:[]),w=d[0]?.span??{start:0,end:0},S={...g,directory:""};return(0,k().join)(
u.map(N=>(0,s().resolveCommitted)(S,{text:N,span:w})))}function a(d,g,c){const o=(0,$().everyCommand)((0,$().readShellText)(
d)),A=o.some(G=>G.substituted.length>0||[...G.words,...G.assignments].some(U=>(0,$().isDynamic)(G,U))),u=[...new Set(d.split(
b).filter(G=>G!==""))],w=[g.directory];for(const{words:G}of o){const[U,z]=G;if(!(!/^(?:cd|pushd)$/.test(U?.text??"")||z===
void 0)&&(w.push(...w.flatMap(K=>(0,C().normalise)(x().posix.join(K,z.text))??[])),w.length>v))break}const S=[...g.changed],
N=[...new Set(w)].flatMap(G=>u.map(U=>{const z={...g,directory:G},K=(0,C().normalise)(x().posix.join(G,U));if(K===void 0)
return k().NOTHING;const V=(0,C().resolveInTree)(g.tree,K);if(V.kind==="inside"&&(0,R().isRegular)(V.entry.kind))return(0,s().
resolveCommitted)(z,{text:U,span:c});const Y=S.filter(X=>/[*?[]/.test(U)?(0,E().matchesPattern)(X,K,{dot:!0}):V.kind==="\
inside"&&K!==""&&(0,C().isWithin)(X,K));return(0,k().join)(Y.map(X=>(0,k().fails)("target-changed",c,{path:X})))})),M=A?
S.filter(L().isCode):[],{targets:H,problems:B}=(0,k().join)([...N,...M.map(G=>(0,k().fails)("target-changed",c,{path:G}))]);
return{targets:[...new Map(H.map(G=>[G.path,G])).values()],problems:[...new Map(B.map(G=>[JSON.stringify(G.args),G])).values()]}}
const b=/[\s"'`;&|()<>=:,{}]+/,v=16},80827:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.npmScripts=
P,y.stepsIn=E;function x(){const o=m(76760);return x=function(){return o},o}function L(){const o=m(3463);return L=function(){
return o},o}function D(){const o=m(54669);return D=function(){return o},o}function C(){const o=m(68538);return C=function(){
return o},o}function F(){const o=m(3893);return F=function(){return o},o}function R(){const o=m(60210);return R=function(){
return o},o}function O(){const o=m(59867);return O=function(){return o},o}function $(){const o=m(56788);return $=function(){
return o},o}function j(){const o=m(46912);return j=function(){return o},o}function T(){const o=m(47668);return T=function(){
return o},o}const I={start:0,end:0},W=200;function E({steps:o}){return o.flatMap(A=>A.command?.nested?E(A.command.nested):
[A])}async function P(o,A,u={left:W}){const{subcommand:w,flags:S}=o;if(w===void 0)return;const{project:N,selected:M,runs:H,
packages:B}=await(0,j().scriptsThatRun)(o,A,I);if(N===void 0)return;const G=await(0,R().readNpmrc)({...A,directory:N}),U=await k(
A,N);if("unread"in G||U===void 0)return;const{settings:z}=G,K=e.some(Z=>Z in z);if(U.devEngines!==void 0||K)return;const V=[],
Y=a(S,z);for(const Z of B){const _=await k(A,Z);if(_===void 0||i(_))return;const q=H.filter(nn=>nn.directory===Z),en=q.length===
0?await f(o,A,Z):void 0;en!==void 0&&V.push({...n(_),...en,directory:Z});for(const nn of q){const sn=await s(nn,A,Y,u);V.
push({...n(_),...sn})}}const X=z["node-options"],{prefix:Q}=(0,T().readSettings)(o);return{subcommand:w,directory:A.directory,
project:N,prefixed:Q!==void 0,inWorkspaces:M,config:Y,...typeof X=="string"&&{nodeOptions:X},steps:V}}async function k({
tree:o},A){const u=await(0,O().readJsonFile)(o,(0,$().from)({directory:A},"package.json"));return u===void 0||u===O().INVALID?
void 0:(0,L().objectIn)(u)}function i({bin:o,directories:A}){return!o&&"bin"in(0,L().objectIn)(A)}function n(o){const{name:A,
version:u}=o;return{packageId:A&&u?`${String(A)}@${String(u)}`:"",packageEnv:v(o)}}async function s(o,A,u,w){const{directory:S,
event:N,body:M}=o,H=(0,j().scriptText)(o),B={...A,directory:S},G=h(H),U=await p(G,B,{config:u,budget:w}),z=o.words.map(V=>V.
text),K=G&&{...G,...U&&{nested:U}};return{directory:S,event:N,body:M,words:z,text:H,...K&&{command:K}}}const r=new Set([
"--if-present","--include-workspace-root","--workspace","--workspaces"]);async function p(o,A,{config:u,budget:w}){if(!(o?.
argv[0]==="npm"&&Object.keys(o.env).length===0)||u.npm_config_ignore_scripts==="true"||(w.left-=1,w.left<0))return;const N=o.
argv.slice(1).map(G=>({text:G,span:I,quoted:!0})),{invocation:M,problems:H}=(0,F().parseNpm)(N),B=M.flags.every(({name:G})=>r.
has(G));if(!(H.length>0||!B))return P(M,A,w)}async function f(o,{tree:A},u){const w=(0,j().eventOf)(o),S=(await(0,O().usablePackageJson)(
A,u))?.scripts.has(w??"");if(!(w===void 0||S||(0,T().readSettings)(o).ifPresent))return{event:w,words:[],text:""}}function t(o){
return(0,C().changesShell)(o)||(0,C().isWithoutEffect)(o)||o==="nohup"}function h(o){const{words:A,assignments:u,refused:w,
problems:S}=(0,D().lex)(o),N=S.every(({rule:U,severity:z})=>U==="assignment-refused"||z==="warning"&&U!=="unquoted-glob"),
M=S.filter(({rule:U})=>U==="assignment-refused").length,[H]=A;if(!N||M!==w.length||H===void 0||t(H.text)||H.text.includes(
"="))return;const B=[...u,...w].sort((U,z)=>U.span.start-z.span.start);if(B.some(({name:U})=>U==="PATH"))return;const G=Object.
fromEntries(B.map(({name:U,value:z})=>[U,z]));return{argv:A.map(U=>U.text),env:G}}const l=new Set(`browser cache cache-m\
ax cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),e=["also","dev","include","omit","only","optional","product\
ion"];function a(o,A){const u=Object.entries(A).filter(([N,M])=>["harmless","honoured"].includes((0,R().effectOf)(N,M))),
w=o.map(({name:N,value:M,negated:H})=>[N.slice(2),M??H!==!0]),S=[...u,...w].filter(([N])=>!l.has(N));return Object.fromEntries(
S.map(([N,M])=>[`npm_config_${N.replaceAll("-","_").toLowerCase()}`,b(M)]))}function b(o){return Array.isArray(o)?o.map(
b).join(`

`):o==null||o===!1?"":String(o).trim()}function v(o){const{name:A,version:u,config:w,engines:S,bin:N}=o,M={};return d({name:A,
version:u,config:w,engines:S,bin:g(N,A)},"npm_package_",M),Object.fromEntries(Object.entries(M).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function d(o,A,u){for(const[w,S]of Object.entries(o))if(S!==void 0)if(S===null||S===!1)u[`${A}${w}`]="";else if(Array.
isArray(S))for(const[N,M]of S.entries())d({[`${w}_${N}`]:M},A,u);else typeof S=="object"?d(S,`${A}${w}_`,u):u[`${A}${w}`]=
String(S)}function g(o,A){const S=Object.entries((0,O().binOf)(o,typeof A=="string"?A:"")??{}).map(([N,M])=>[x().posix.basename(
c(N)),c(M)]).filter(([N,M])=>N&&M);return S.length>0?Object.fromEntries(S):void 0}function c(o){return x().posix.join("/",
o.replaceAll("\\","/")).slice(1)}},46912:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.eventOf=P,y.
inspectEmpty=I,y.isBlank=W,y.quoteForScript=n,y.runsIn=k,y.scriptText=$,y.scriptsThatRun=j;function x(){const s=m(76760);
return x=function(){return s},s}function L(){const s=m(13254);return L=function(){return s},s}function D(){const s=m(60210);
return D=function(){return s},s}function C(){const s=m(59867);return C=function(){return s},s}function F(){const s=m(56788);
return F=function(){return s},s}function R(){const s=m(47668);return R=function(){return s},s}const O={selected:!1,runs:[],
packages:[],problems:[]};function $({body:s,words:r}){return[s,...r.map(({text:p})=>n(p))].join(" ")}async function j(s,r,p){
const f=(0,R().readSettings)(s),t=P(s);if(f.informs||t===void 0)return O;const h=o=>(0,R().findPackages)(f,o,p),l=await h(
r);if("problems"in l)return{...O,problems:l.problems};const{project:e,selected:a,directories:b}=l,v=f.ignoreScripts??await E(
{...r,directory:e}),d=[],g=[...l.missing,...await T(l,r,p,h)];let c=!1;for(const o of b){const A=await(0,C().readPackageJson)(
r.tree,o);if(A===C().INVALID){const u=x().posix.join(o,"package.json");g.push(...(0,F().fails)("package-json-invalid",p,
{path:u}).problems)}else if(A===void 0)g.push(...(0,F().fails)("package-json-missing",p,{directory:o}).problems);else if(A.
scripts.has(t)){const u={event:t,words:s.passthrough},w=k(A,o,u,{ignoreScripts:v});d.push(...w),g.push(...I(w,t,{...r,directory:o},
p))}else c=!0}if(c){const o={script:t,passes:f.ifPresent},A=f.ifPresent&&d.length===0&&r.via===void 0,u=t==="start"||A;g.
push((0,L().problemAt)("npm-script-missing",p,o,u?"error":void 0))}return{project:e,selected:a,runs:d,packages:b,problems:g}}
async function T({project:s,directories:r},{base:p,...f},t,h){const l=x().posix.join(s,"package.json");if(p===void 0||!f.
changed.has(l))return[];const e=await h({...f,tree:p});if("problems"in e)return[];const a=e.directories.filter(b=>!r.includes(
b));return a.length===0?[]:[(0,L().problemAt)("workspaces-changed",t,{path:l,lost:a})]}function I(s,r,{via:p,directory:f},t){
if(s.some(({event:l,body:e})=>l===r&&!W(e)))return[];const h={script:r,path:x().posix.join(f,"package.json")};return[(0,L().
problemAt)("npm-script-empty",t,h,p===void 0?"error":"warning")]}function W(s){return s.split(`
`).every(r=>/^\s*(?:#|$)/.test(r))}async function E(s){const r=await(0,D().readNpmrc)(s);return"settings"in r&&r.settings["\
ignore-scripts"]===!0}function P({subcommand:s,operands:r}){switch(s){case"run":return r[0]?.text;case"test":case"start":case"\
stop":return s;default:return}}function k({scripts:s},r,{event:p,words:f},{ignoreScripts:t}={}){return(t?[p]:[`pre${p}`,
p,`post${p}`]).flatMap(l=>{const e=s.get(l);return e?[{directory:r,event:l,body:e,words:l===p?f:[]}]:[]})}const i=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function n(s){return s===""?"''":i.test(s)?`'${s.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):s}},45636:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.textRuns=T,y.valueRuns=E,y.wordRuns=
W;function x(){const o=m(3463);return x=function(){return o},o}function L(){const o=m(95244);return L=function(){return o},
o}function D(){const o=m(97424);return D=function(){return o},o}function C(){const o=m(11331);return C=function(){return o},
o}function F(){const o=m(81716);return F=function(){return o},o}function R(){const o=m(68538);return R=function(){return o},
o}function O(){const o=m(54421);return O=function(){return o},o}const $=4,j={kind:"download",name:"it runs what it downl\
oads"};async function T(o,A,u=0){if(u>$)return[{kind:"unread",name:"it is nested too deeply"}];const w=(0,F().readShellText)(
o);return w.length===0&&o.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,D().findDangers)(w).some(({name:N})=>N===
"remote_code_execution")?[j]:[],...await I(w,o,A,u)]}async function I(o,A,u,w){const S=[];let N=u;for(const M of o){if(S.
push(...await I(M.inside,A,N,w)),M.subshell!==void 0)continue;if(M.defines){S.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:H,assignments:B}=(0,F().withoutReserved)(M),G=H.map(K=>({...K,shown:A.slice(K.span.start,K.
span.end),isKnown:!(0,F().isDynamic)(M,K)}));S.push(...E(B.map(({value:K})=>K),N));const[U,z]=G;U?.text==="cd"||U?.text===
"pushd"?N=N.into(z?.isKnown?z.text:void 0):S.push(...await W(G,N,w))}return S}function W(o,A,u=0){return P(o,{files:A,shell:(S,N=A)=>T(
S,N,u+1)})}function E(o,A){return o.flatMap(u=>u.split(/[\s=:,]+/)).flatMap(u=>A.named(u))}async function P(o,A){const u=(0,O().
startedWords)(o),[w,...S]=u;if(w===void 0||k(w.text))return[];if(!w.isKnown)return[i(`it starts ${w.shown}`)];const N=(0,C().
programNamed)(w.text)??{name:(0,C().baseName)(w.text),kind:"system"},M=(0,O().textHanded)(u);if(N.kind==="shell"&&M)return M.
words.every(({isKnown:Z})=>Z)||/\s/.test(M.text)?A.shell(M.text):[i("a shell runs what it is handed")];const H=S.some(({
text:Q})=>l(Q)||h(Q));if((0,C().runsCode)(w.text)&&(H||!N.runsScripts))return r((0,C().baseName)(w.text),S,M!==void 0,A.
files);const{files:B,left:G}=s(S,A.files),U=G.map(({text:Q})=>Q),K=l(w.text)&&!t.test(w.text)?[A.files.script(w.text)]:await p(
N,U,{...A,files:B}),V=U.filter(h).flatMap(Q=>{const Z=B.named(Q);return Z.length>0?Z:A.files.named(Q)}),Y=N.runsInside?G.
findIndex(({text:Q})=>(0,C().runsCode)(Q)):-1,X=Y<0?[]:await P(G.slice(Y),{...A,files:B});return[...K,...X,...V]}function k(o){
return(0,R().isWithoutEffect)(o)||(0,R().changesShell)(o)&&(0,C().programNamed)(o)===void 0}function i(o){return{kind:"u\
nread",name:o}}const n=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function s(o,A){const u=o.findIndex(
({text:N})=>n.test(N));if(u<0)return{files:A,left:o};const w=n.exec(o[u]?.text??"")?.[1],S=o.toSpliced(u,w===void 0?2:1);
return{files:A.into(w??o[u+1]?.text),left:S}}function r(o,A,u,w){const S=A.flatMap(({text:U})=>w.named(U));if(u)return[{
kind:"inline",name:o},...S];const N=A.filter(({text:U})=>!U.startsWith("-")),M=N.find(({text:U})=>l(U)||h(U))??N[0],H={kind:"\
program",name:o};if(S.length>0||M===void 0)return S.length>0?S:[H];const{text:B}=M;if(!M.isKnown)return[i(`it runs ${M.shown}`)];
if(/^\w{2,}:/.test(B))return[{kind:"package",name:B,isExact:/@v?\d+\.\d+/.test(B)}];if(A[A.indexOf(M)-1]?.text!=="-m")return[
w.script(B,v)];const G=w.named(B.replaceAll(".","/"),v);return G.length>0?G:[H]}async function p(o,A,{files:u,shell:w}){
const S=await u.manifest(),N=o.runsScripts&&e(A),M=b(N).flatMap(U=>{const z=(0,x().textIn)((0,x().objectIn)(S.scripts),U);
return z===""?[]:[{kind:"npm_script",name:U,text:z}]}),H=await Promise.all(M.map(({text:U=""})=>w(U,u))),G=M.length>0&&!a.
test(N??"")?[]:f(o,A,S,u);return[...M,...H.flat(),...G]}function f(o,A,u,w){const{name:S,finds:N=""}=o,M=N.split(" ").flatMap(
K=>w.named(K));if(M.length>0)return M;const H=c(o,A);if(H===void 0)return[{kind:"program",name:S}];const B=w.named(H.name);
if(B.length>0||/^[./]/.test(H.name))return B.length>0?B:[{kind:"program",name:S}];const{dependencies:G,devDependencies:U}=u;
return[[G,U].some(K=>H.name in(0,x().objectIn)(K))?{kind:"program",name:H.name}:{kind:"package",...H}]}const t=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function h(o){return(0,L().isCode)(o)||/\.(?:exe|jar)$/i.test(o)}function l(o){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(o)&&!o.includes("://")}function e(o){const[A,u]=o.filter(w=>!w.startsWith("-"));return A==="run"||A==="run-script"?
u:A}const a=/^(?:add|ci|clean-install|i|install)$/;function b(o){if(o===void 0)return[];const A=u=>[`pre${u}`,u,`post${u}`];
return a.test(o)?[...new Set([o,"install","prepare"].flatMap(A)),"prepublish"]:A(o)}const v=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],d=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
g=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function c({fetches:o},A){const u=A.
filter(M=>!M.startsWith("-")),w=[2,1,0].find(M=>M<=u.length&&o?.test(u.slice(0,M).join(" ")));if(w===void 0)return;const S=w===
0?0:A.indexOf(u[w-1]??"")+1,N=A.slice(S).map(M=>M.replace(/^--(?:from|package)=/,"")).find((M,H,B)=>!/^(?:-|[\d.:]+\w?$)/.
test(M)&&!d.test(B[H-1]??""));return N===void 0?void 0:{name:N,isExact:g.test(N)}}},38218:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.resolveProgramFiles=I,y.resolveToolFiles=T;function x(){const n=m(76760);return x=function(){
return n},n}function L(){const n=m(91063);return L=function(){return n},n}function D(){const n=m(32854);return D=function(){
return n},n}function C(){const n=m(93028);return C=function(){return n},n}function F(){const n=m(15804);return F=function(){
return n},n}function R(){const n=m(82293);return R=function(){return n},n}function O(){const n=m(56788);return O=function(){
return n},n}function $(){const n=m(10473);return $=function(){return n},n}const j=["",...["js","cjs","mjs","ts","cts","m\
ts","jsx","tsx","json"].map(n=>`.${n}`)];async function T(n,s){return W(n.tool??{files:[],roots:[],nodeFlags:[]},s)}function I({
files:n=[],flags:s,family:r},p){const f=s.flatMap(({name:t,value:h})=>h&&r&&(0,L().movesTo)(r,t)?h:[]);return W({files:n,
roots:f,nodeFlags:[]},p)}async function W({files:n,roots:s,nodeFlags:r},p){const f=["",...s].flatMap(h=>{const l=(0,D().
normalise)((0,O().from)(p,h));return l===void 0?[]:[l]}),t=[];for(const h of n)t.push(h.as==="tests"?await i(h,p):await E(
h,[...new Set(f)],p));for(const h of r)t.push(await(0,F().inspectNodeFlag)(h,p));return(0,O().join)(t)}async function E(n,s,r){
const{as:p,path:f,span:t}=n,h=(0,R().pathProblem)(f,t,r.directory);if(h!==void 0)return{targets:[],problems:[h]};const l=[];
for(const e of s){const a=(0,D().normalise)(x().posix.join(e,f));if(a===void 0)continue;const b=await P(n,a,r);b!==void 0&&
l.push(b)}return l.length>0?(0,O().join)(l):p==="code"||p==="config"?(0,$().nothingAt)(r.tree,x().posix.join(r.directory,
f),f,t):p==="module"&&n.first?(0,F().inspectImport)(r,f,t):O().NOTHING}async function P(n,s,r){const{as:p,path:f,span:t}=n,
{tree:h}=r,l=(0,F().firstFile)(h,p==="place"?[s]:j.map(a=>s+a));if(l===void 0)return;const e=l.kind==="inside"&&!(0,C().
isRegular)(l.entry.kind);if(p==="place"&&l.kind==="inside")return O().NOTHING;if(!e)return k(n,s,l,r);if(p==="config"){const a=(0,D().
resolveInTree)(h,x().posix.join(l.path,"tsconfig.json"));return a.kind==="missing"?O().NOTHING:k(n,s,a,r)}return(0,F().resolveMain)(
r,{path:f,wanted:s},t,a=>k(n,s,a.found,r))}async function k({as:n,path:s,span:r,ifFile:p},f,t,h){const l=await(0,F().resolveFound)(
h,{path:s,wanted:f,found:t},r);return n==="module"&&p&&l.targets.length>0?(0,O().join)([{targets:[],problems:[p]},l]):l}
function i({path:n,span:s},r){return(0,F().resolveTests)(r,n,s,async p=>p.found.kind==="inside"&&(0,C().isRegular)(p.found.
entry.kind)?(0,F().resolveFound)(r,p,s):O().NOTHING)}},10473:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),
y.entryAt=j,y.entryFrom=W,y.fileAt=I,y.firstLineOf=n,y.hasOtherContent=i,y.nothingAt=T,y.readText=k,y.resolveCommitted=E,
y.runs=P,y.whyUnreadable=l;function x(){const e=m(76760);return x=function(){return e},e}function L(){const e=m(59490);return L=
function(){return e},e}function D(){const e=m(3051);return D=function(){return e},e}function C(){const e=m(32854);return C=
function(){return e},e}function F(){const e=m(59542);return F=function(){return e},e}function R(){const e=m(93028);return R=
function(){return e},e}function O(){const e=m(13254);return O=function(){return e},e}function $(){const e=m(56788);return $=
function(){return e},e}function j(e,a,b){switch(e.kind){case"inside":return e.entry;case"outside":return(0,$().fails)("t\
arget-outside",b,{path:a,reason:"symlink"});case"missing":return(0,$().fails)("target-missing",b,{path:a});case"loop":return(0,$().
fails)("target-not-a-file",b,{path:a,reason:"loop"})}}function T(e,a,b,v){const d=p(e,a),g=a.slice(0,Math.max(0,a.length-
((0,C().normalise)(b)?.length??0))),c=d&&x().posix.relative(g,d),A=a.split("/").map((u,w,S)=>S.slice(0,w).join("/")).find(
u=>e.stat(u)?.kind==="submodule");return(0,$().fails)("target-missing",v,{path:b,...A?{submodule:A}:c&&{near:c}})}function I(e,a,b){
const v=j(e,a,b);return"problems"in v||(0,R().isRegular)(v.kind)?v:(0,$().fails)("target-not-a-file",b,{path:a,reason:v.
kind})}function W(e,a,b){const v=a.startsWith("/")?void 0:(0,C().normalise)((0,$().from)(e,a));if(v===void 0)return(0,$().
fails)("target-outside",b,{path:a,reason:"above"});const d=(0,C().resolveInTree)(e.tree,v);return d.kind==="missing"?T(e.
tree,v,a,b):j(d,a,b)}function E(e,{text:a,span:b}){const v=a.startsWith("/")?void 0:(0,C().normalise)((0,$().from)(e,a)),
d=v===void 0?void 0:(0,C().resolveInTree)(e.tree,v);return v===void 0||d?.kind!=="inside"||!(0,R().isRegular)(d.entry.kind)?
$().NOTHING:P(e,{name:a,path:d.path,wanted:v},b)}function P(e,{name:a,path:b,wanted:v},d){const g=e.changed.has(b)||e.changed.
has(v);return{targets:[(0,$().target)(e,{kind:"file",name:a,path:b})],problems:g?[(0,O().problemAt)("target-changed",d,{
path:b})]:[]}}async function k(e,a,b){const v=(0,C().resolveInTree)(e,a);if(!(v.kind==="missing"&&e.stat(a)===void 0))return v.
kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the repository"}:(0,R().isRegular)(v.entry.kind)?
(v.entry.size??0)>b?{unread:"it is too large"}:{text:(await e.read(v.path,b)).toString("utf8"),path:v.path}:{unread:"it \
is not a regular file"}}async function i(e,a,b){if(e===a)return!1;const[v,d]=[e,a].map(u=>(0,C().resolveInTree)(u,b));if(v?.
kind!=="inside"||d?.kind!=="inside")return!0;const[g,c]=[v.entry,d.entry];if(g.oid!==void 0&&g.oid===c.oid)return!1;if(g.
size!==c.size||!(0,R().isRegular)(g.kind)||!(0,R().isRegular)(c.kind))return!0;const[o,A]=await Promise.all([e.read(g.path,
g.size),a.read(c.path,c.size)]);return!o.equals(A)}async function n(e,a){const[b=""]=(await e.read(a)).subarray(0,256).toString(
"latin1").split(`
`,1);return b}const s=(0,F().perTree)(e=>(0,L().groupBy)(e.files(),({path:a})=>x().posix.dirname(a))),r=20;function p(e,a){
const b=a.split("/").slice(-r),v=b.at(-1)??"",d=x().posix.dirname(a),g=b.slice(1,-1).map((w,S)=>b.slice(S+1).join("/")).
find(w=>f(e.stat(w)));if(g!==void 0)return g;const c=(0,F().filesNamed)(e,v).filter(f),o=c.filter(({path:w})=>w.endsWith(
`/${a}`));if(o.length===1)return o[0]?.path;const A=(s(e).get(d)??[]).filter(({path:w})=>x().posix.extname(w)===x().posix.
extname(v)).map(({path:w})=>x().posix.basename(w)),u=(0,D().nearestName)(v,A);return u!==void 0?x().posix.join(d,u):c.length===
1?c[0]?.path:void 0}function f(e){return!!e?.tracked&&(0,R().isRegular)(e.kind)&&!(0,C().isWithin)(e.path,"node_modules")}
const t=2e5,h=2e3;async function l(e,a){const{kind:b,size:v=0}=e.stat(a)??{};if(!(0,R().isRegular)(b))return;if(v>t)return`\
has ${v} bytes`;const d=(await e.read(a)).toString("utf8").split(`
`),g=d.findIndex(c=>c.length>h);return g<0?void 0:`has ${d[g]?.length} characters on line ${g+1}`}},47668:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.findPackages=k,y.foldersUpFrom=r,y.listWorkspaces=void 0,y.readSettings=
h;function x(){const e=m(76760);return x=function(){return e},e}function L(){const e=m(32854);return L=function(){return e},
e}function D(){const e=m(59542);return D=function(){return e},e}function C(){const e=m(13254);return C=function(){return e},
e}function F(){const e=m(59867);return F=function(){return e},e}function R(){const e=m(82293);return R=function(){return e},
e}function O(){const e=m(56788);return O=function(){return e},e}function $(){const e=m(10473);return $=function(){return e},
e}const j=y.listWorkspaces=(0,D().perPath)(async(e,a)=>{const b=(await(0,F().usablePackageJson)(e,a))?.workspaces??[],v=b.
map(w=>(0,R().alternativesOf)(w)?.map(S=>S.replace(/^\.?\/+/,"").replace(/\/$/,""))),d=w=>w?.every(R().isPlainGlob)===!0,
g=v.findIndex(w=>!d(w));if(g>=0)return{unclear:b[g]??""};const c=(w,S)=>N=>N?.some(M=>(0,R().matchesPattern)(w,M,S))===!0,
o=[];for(const{path:w,kind:S}of v.length===0?[]:e.files()){const N=W(a,w);if(N===void 0||(x().posix.basename(w)==="packa\
ge.json"&&o.push(x().posix.dirname(N)),S!=="symlink"||!v.some(c(N,{partial:!0}))))continue;const M=(0,L().resolveInTree)(
e,w);if(M.kind==="outside"||M.kind==="inside"&&M.entry.kind==="directory")return{unclear:w}}const A=o.filter(w=>v.some(c(
w))&&!w.split("/").includes("node_modules")).sort((w,S)=>w.localeCompare(S,"en")),u=v.flatMap(w=>A.filter(S=>c(S,{partial:!0})(
w)));return T(e,a,[...new Set(u)])});async function T(e,a,b){const v=[],d=new Set;for(const g of b){const c=x().posix.join(
a,g).replace(/^\.$/,""),o=await(0,F().readPackageJson)(e,c);if(o===void 0)continue;if(o===F().INVALID)return{broken:`${c}\
/package.json`};const A=o.name||I(c);if(d.has(A))return{broken:o.path};d.add(A),v.push({directory:c,name:A})}return v}function I(e){
const a=x().posix.basename(x().posix.dirname(e)),b=x().posix.basename(e);return a.startsWith("@")?`${a}/${b}`:b}function W(e,a){
return e===""?a:a.startsWith(`${e}/`)?a.slice(e.length+1):void 0}function E(e,a,{directory:b,project:v}){const d=W(v,`${b}\
/`)!==void 0,g=x().posix.resolve("/",d?b:v,a),c=u=>x().posix.join("/",u.directory),o=u=>x().posix.dirname(c(u))===g;if(!(!(b===
v&&!/^\.\/|\/\.[^/]*$/.test(a))&&e.some(o)))return e.filter(u=>u.name===a||c(u)===g||o(u))}const P={script:"",passes:!1};
async function k(e,a,b){const{workspace:v,workspaces:d,includeRoot:g}=e,c=await i(e,a,b);if("problems"in c)return c;const{
directory:o,implied:A}=c;if(d===!1&&v.length>0)return(0,O().fails)("flag-value",b,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const u={project:o,directories:[o],selected:!1,missing:[]};if(d!==!0&&v.length===
0&&A===void 0)return u;const w=await(0,F().usablePackageJson)(a.tree,o);if(w===void 0)return u;const S=await n(o,a,b);if("\
problems"in S)return S;const N=new Map;g&&N.set(w.name,o);const M=[],H=v.length===0;for(const B of S)H&&(A===void 0||B.directory===
A)&&N.set(B.name,B.directory);for(const B of v){const G={directory:a.directory,project:o},U=E(S,B,G);if(U===void 0)return(0,O().
fails)("target-outside",b,{path:B,reason:"workspace"});U.length===0&&M.push((0,C().problemAt)("npm-script-missing",b,{...P,
workspace:B}));for(const z of U)N.set(z.name,z.directory)}return N.size===0?M.length>0?{targets:[],problems:M}:(0,O().fails)(
"npm-script-missing",b,{...P,workspace:""}):{project:o,directories:[...N.values()],selected:!0,missing:M}}async function i({
prefix:e,workspaces:a},b,v){if(e!==void 0)return s(e,b,v);const{tree:d,directory:g}=b,c=r(g),o=c.find(A=>p(d,A)||f(d,A));
if(o===void 0||!p(d,o))return(0,O().fails)("package-json-missing",v,{directory:g});if(a===!1)return{directory:o};for(const A of c.
slice(c.indexOf(o)+1)){const u=await n(A,b,v);if("problems"in u)return u;if(u.some(w=>w.directory===o))return{directory:A,
implied:o}}return{directory:o}}async function n(e,{tree:a},b){const v=await j(a,e);return"unclear"in v?(0,O().fails)("ta\
rget-outside",b,{path:v.unclear,reason:"workspace"}):"broken"in v?(0,O().fails)("package-json-invalid",b,{path:v.broken}):
v}function s(e,a,b){if((0,L().normalise)((0,O().from)(a,e))===void 0)return O().NOTHING;const v=(0,$().entryAt)((0,L().resolveInTree)(
a.tree,(0,O().from)(a,e)),e,b);return"problems"in v?v:{directory:v.path}}function r(e){const a=e.split("/"),b=a.map((v,d)=>a.
slice(0,a.length-d).join("/"));return e===""?b:[...b,""]}function p(e,a){return(0,L().resolveInTree)(e,x().posix.join(a,
"package.json")).kind!=="missing"}function f(e,a){return(0,L().resolveInTree)(e,x().posix.join(a,"node_modules")).kind===
"inside"}const t=new Set(["--usage","--version","--versions"]);function h({flags:e}){const a=e.findLast(({name:d})=>d===
"--prefix")?.value,b=l(e,"--workspaces"),v=l(e,"--ignore-scripts");return{informs:e.some(({name:d})=>t.has(d)),...a===void 0?
{}:{prefix:a},...b===void 0?{}:{workspaces:b},workspace:e.flatMap(({name:d,value:g})=>d==="--workspace"&&g?[g]:[]),includeRoot:l(
e,"--include-workspace-root")===!0,...v===void 0?{}:{ignoreScripts:v},ifPresent:l(e,"--if-present")===!0}}function l(e,a){
const b=e.findLast(v=>v.name===a);return b&&b.negated!==!0}},34482:function(J,y,m){Object.defineProperty(y,"__esModule",
{value:!0}),y.Places=void 0,y.contextIn=D;function x(){const R=m(32854);return x=function(){return R},R}const L="/\0check\
out";function D({policy:R,tree:O,platform:$,cwd:j=""},T){const{workspace:I}=R,W=C(R)?L:void 0,{files:E,cwd:P=j===""?W:`${W??
I}/${j}`}=T;return{policy:R,platform:$,proposal:T,mount:E?{at:"/",tree:E}:O?{at:W??I,tree:O}:{at:L},cwd:P}}function C({workspace:R}){
const O=(0,x().locatePath)(R,L,{at:L});return O!==void 0&&(0,x().isLocatedIn)(O,L)}class F{workspace;cwd;#n;#e;#s;constructor({
policy:{workspace:O},cwd:$,platform:j,mount:T}){this.#n=T,this.#e=T.at==="/"?T:{at:T.at},this.#s=j!=="linux",this.workspace=
(0,x().locatePath)(O,L,this.#e)??L,this.cwd=$===void 0?this.workspace:(0,x().locatePath)($,this.workspace,T)??L}locate(O){
return(0,x().locatePath)(O,this.cwd,this.#n)}leadsInto(O,$){const j=this.locate(O);return j===void 0?!1:$.some(T=>{const I=(0,x().
locatePath)(T,this.workspace,this.#e);return I!==void 0&&this.isIn(j,I)})}isIn(O,$){return(0,x().isLocatedIn)(O,$,{ignoreCase:this.#s})}mayBeIn(O,$){
return(0,x().isLocatedIn)(O,$,{ignoreCase:!0})}}y.Places=F},6163:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),
y.dangerIn=T;function x(){const P=m(76760);return x=function(){return P},P}function L(){const P=m(97424);return L=function(){
return P},P}function D(){const P=m(11331);return D=function(){return P},P}function C(){const P=m(81716);return C=function(){
return P},P}function F(){const P=m(54421);return F=function(){return P},P}const R=new Map(Object.entries({"deletes files":"\
rm rmdir shred truncate unlink","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp \
sftp ssh telnet","reads the environment":"printenv"}).flatMap(([P,k])=>k.split(" ").map(i=>[i,P]))),O=2,$=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
j={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function T(P){if($.test(P))return"names a \
file that is made for secrets";const k=(0,C().readShellText)(P),i=(0,C().everyCommand)(k).some(I)?Object.entries(j).find(
([,s])=>s.test(P)):void 0;if(i!==void 0)return`${i[0]} in inline code`;const[n]=(0,L().findDangers)(k);return n?L().DOES[n.
name]:W(k)}function I({words:P}){return P.some((k,i)=>(0,F().textHanded)(P.slice(i))!==void 0)}function W(P,k=0){for(const{
words:i,pipedFrom:n}of(0,C().everyCommand)(P)){const[s,...r]=i;if(s===void 0)continue;const p=x().posix.basename(s.text),
f=E(p);if(f!==void 0)return f;if((0,D().isShell)(p)&&(n!==void 0||r.length===0))return`has \`${p}\` run whatever it reads`;
if(!(p!=="find"&&!(0,D().startsOthers)(p)))for(const{text:t}of r){const h=E(x().posix.basename(t));if(h!==void 0)return h;
const e=k<O&&/\s/.test(t)?W((0,C().readShellText)(t),k+1):void 0;if(e!==void 0)return e}}}function E(P){const{kind:k,wraps:i}=(0,D().
programNamed)(P)??{};if(i==="as-user")return`acts as another user with \`${P}\``;const n=k==="downloader"?"downloads":R.
get(P);return n&&`${n} with \`${P}\``}},41431:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.judgeReading=
T,y.judgeRiskAlone=W,y.unjudged=E;function x(){const f=m(39763);return x=function(){return f},f}function L(){const f=m(13580);
return L=function(){return f},f}function D(){const f=m(95132);return D=function(){return f},f}function C(){const f=m(6163);
return C=function(){return f},f}function F(){const f=m(38010);return F=function(){return f},f}function R(){const f=m(46121);
return R=function(){return f},f}function O(){const f=m(8737);return O=function(){return f},f}function $(){const f=m(92890);
return $=function(){return f},f}function j(){const f=m(72017);return j=function(){return f},f}function T(f,t,h){const l=(0,O().
findProblems)(f),e=d=>p[d](f,l,h),a=e("evolver"),b=e("validator"),v={evolver:a,validator:b}[t]??e(t);return P(f,t,v,{evolver:a,
validator:b})}function I(f,t){const h=t.find(({args:e})=>e.of==="newer");return{"1.94":f,newer:h?{verdict:"block",reason:h}:
f}}function W(f,t,h){const l={findings:r((0,O().findProblems)(f))},e={evolver:l,validator:l};return P(f,"curated",(0,F().
judgeRisk)(t,h),e)}function E(f,t,h){const l=typeof f=="string"?f:"",e=[(0,D().notJudged)(`the command \`${l}\``,h)];return P(
{command:l,words:[],assignments:[],argv:null,targets:[],problems:[]},t,{findings:e},{evolver:{findings:e},validator:{findings:e}})}
function P(f,t,h,l){const e=k(f,r(h.findings)),a=i(e),b=d=>d===h?a:i(r(d.findings)),v=b(l.validator);return{reading:f,verdict:a.
verdict,risk:h.risk??s(a.verdict,e),confirmation:h.confirmation??"standard",findings:e,profiles:{evolver:b(l.evolver),validator:v,
[t]:a},validators:I(v,l.validator.findings)}}function k({command:f},t){const h=t[0]?.severity==="error"?(0,C().dangerIn)(
f):void 0;return h===void 0?t:t.map(l=>l.severity==="error"?{...l,harm:"danger",danger:h}:l)}function i(f){const t=n(f),
[h]=f;if(t==="block"&&h)return{verdict:t,reason:h};const l=f.find(({rule:e})=>e==="validator-empty-folder");return l?{verdict:t,
remark:l}:{verdict:t}}function n(f){return f.some(({severity:h})=>h==="error")?"block":f.some(({severity:h,rule:l})=>h===
"warning"&&l!=="experimental_mode")?"warn":"allow"}function s(f,t){return f==="block"?"dangerous":t.some(({rule:h})=>(0,L().
ruleOf)(h).writes===!0)?"write":"safe"}function r(f){return x().SEVERITIES.flatMap(t=>f.filter(({severity:h})=>h===t))}const p={
evolver:R().evolver,validator:$().validator,curated:F().curated,workspace:j().workspace}},21311:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.checkCommandPolicy=P,y.checkFamily=n,y.failedExamples=k,y.requireExamples=i;function x(){const t=m(
7723);return x=function(){return t},t}function L(){const t=m(51951);return L=function(){return t},t}function D(){const t=m(
41895);return D=function(){return t},t}function C(){const t=m(94853);return C=function(){return t},t}function F(){const t=m(
72720);return F=function(){return t},t}function R(){const t=m(74238);return R=function(){return t},t}function O(){const t=m(
5468);return O=function(){return t},t}function $(){const t=m(87952);return $=function(){return t},t}function j(){const t=m(
88220);return j=function(){return t},t}function T(){const t=m(91063);return T=function(){return t},t}function I(){const t=m(
34482);return I=function(){return t},t}function W(){const t=m(41431);return W=function(){return t},t}function E(){const t=m(
72017);return E=function(){return t},t}function P({families:t,patterns:h}){const l=t.flatMap((e,a)=>f(["families",a],n(e)));
return l.length>0?l:h.flatMap((e,a)=>f(["patterns",a],r(e,t)))}function k({policy:t,path:h=R().POLICY_PATH,text:l=""}){return P(
t).map(({message:e,pointer:a,value:b})=>{const v=(0,O().placeIn)(l,a,b);return`${v===void 0?h:`${h}:${v}`}: ${e}`})}function i(t){
const h=k(t);if(h.length!==0)throw new(D()).GateError("policy_invalid",`Examples of the policy fail:
${h.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function n(t){const{name:h}=t,
l=j().familySchema.safeParse(t);if(!l.success)return[{message:`family ${h}: ${x().prettifyError(l.error)}`,pointer:["nam\
e"],value:h}];const{evolver:e,sandbox:a}=l.data;try{e&&(0,T().programFamily)(h,e)}catch(g){const{message:c}=g;return[{message:`\
family ${h}: ${c}`,pointer:["evolver","flags"],value:h}]}const b={...C().DEFAULT_POLICY,programs:[h],families:[l.data],mode:"\
dangerous",allow_dangerous:!0},v=(g,{match:c,not_match:o})=>{const A=(u,w)=>s(u,h,w,b);return[...p("match",c,u=>{const w=g.
find(S=>!A(u,S));return w&&`family ${h}: ${w} rejects its example`}),...p("not_match",o,u=>{const w=g.find(S=>A(u,S));return w&&
`family ${h}: ${w} accepts its example`})]},d=a?.only?[a.only]:["curated","workspace"];return[...e?f(["evolver"],v(["evo\
lver"],e)):[],...a?f(["sandbox"],v(d,a)):[]]}function s(t,h,l,e){const a=(0,L().readWords)(t,{programs:(0,$().programTerms)(
e)}),b=l==="evolver"?a.invocation?.family:a.words[0]?.text===h,v=(0,I().contextIn)({policy:e,tree:void 0,platform:"linux"},
{}),{findings:d}=(0,W().judgeReading)(a,l,v),g=d.filter(({severity:c,rule:o})=>c==="error"&&o!=="family_unavailable");return!!b&&
g.length===0}function r({name:t,regex:h,match:l,not_match:e},a){const b=(0,F().compileLinear)(h);if("error"in b)return[{
message:`${t}: the pattern ${b.error}`,pointer:["regex"],value:h}];const v=d=>(0,E().matchesAnyCommand)(d,h,a);return[...p(
"match",l,d=>v(d)?void 0:`${t}: does not match`),...p("not_match",e,d=>v(d)?`${t}: matches`:void 0)]}function p(t,h,l){return h.
flatMap((e,a)=>{const b=l(e);return b?[{message:`${b} ${e}`,pointer:[t,a],value:e}]:[]})}function f(t,h){return h.map(l=>({
...l,pointer:[...t,...l.pointer]}))}},38010:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.curated=void 0,
y.judgeRisk=l;function x(){const u=m(55972);return x=function(){return u},u}function L(){const u=m(55126);return L=function(){
return u},u}function D(){const u=m(87952);return D=function(){return u},u}function C(){const u=m(13580);return C=function(){
return u},u}function F(){const u=m(95132);return F=function(){return u},u}function R(){const u=m(34482);return R=function(){
return u},u}function O(){const u=m(8737);return O=function(){return u},u}const $=10,j=[P,k,n,s,p,u=>e(f(u),u.context.policy)],
T=(u,w,S)=>{const{policy:N,proposal:M}=S,[H,...B]=g(u),G=[...o(u),...(0,O().besidesProgram)(w,u)],U=M.family??H?.text??"",
z=(0,D().sandboxProgram)("curated",U,N.families),K=M.mode??(N.experimental.includes(U)?"experimental":"structured");if(H===
void 0||z===void 0){const tn=H?(0,F().finding)("not_in_registry",{family:U},{span:H.span}):(0,F().finding)("no_command",
{});return{...l("dangerous",S),findings:[tn,...G].filter(I)}}const V=new(R()).Places(S),Y=(0,L().readArguments)(B,z,d(V)),
X=W(Y),Q=new Set(z.dangerous_targets?.map(tn=>V.locate(tn))),Z=X.some(({path:tn})=>Q.has(V.locate(tn.replace(/\*$/,"")))),
_={context:S,places:V,base:H,name:U,program:z,proposalMode:K,words:B,read:Y,paths:X,broad:Z},[q,...en]=j.map(tn=>tn(_)),
nn=[...q??[],...G,...en.flat()],sn=f(_),rn=a(sn,K);return{findings:nn.some(({severity:tn})=>tn==="error")?(0,O().firstOfEach)(
nn.filter(I),$):[...nn,...h(_).map(tn=>(0,F().finding)(tn,{}))],risk:sn,confirmation:rn}};y.curated=T;function I({severity:u}){
return u!=="warning"}function W({use:u,values:w}){const S=w.filter(({kind:M,text:H})=>x().PATH_KINDS.has(M)&&H!=="-").map(
({text:M,word:H})=>({path:M,word:H})),{default_operand:N}=u;return S.length===0&&N!==void 0?[{path:N}]:S}const E={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function P({name:u,
base:w,program:S,proposalMode:N,context:M}){const{maturity:H="structured",platforms:B}=S.family.sandbox??{},{category:G}=S.
family,{policy:U,platform:z}=M,K=E[H];return[...U.disabled_packs.includes(G)?[`is in the disabled pack \`${G}\``]:[],...B?.
includes(z)===!1?[`does not exist on \`${z}\``]:[],...K.includes(N)?[]:[`has the maturity \`${H}\``]].map(Y=>(0,F().finding)(
"family_unavailable",{family:u,reason:Y},{span:w.span}))}function k({name:u,base:w}){return u===w.text?[]:[(0,F().finding)(
"family_base_mismatch",{family:u,base:w.text},{span:w.span})]}const i={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function n(u){const{name:w,program:S,words:N,read:M}=u,H=i[w]??"constrained_form.other",
B=S.forms?H:"argument_refused";return[...N.filter(({text:U})=>S.family.category==="archives"&&x().SHELL_OPERATOR.test(U)).
map(({text:U,span:z})=>(0,F().finding)("shell_operator.quoted",{operator:U},{span:z})),...M.objections.filter(({word:U})=>U===
void 0||r(U,u)===void 0).map(({objection:U,word:z})=>(0,F().finding)(B,{family:w,objection:U},z?{span:z.span}:{}))]}function s(u){
return u.words.flatMap(w=>{const S=r(w,u);if(S===void 0)return[];const N={family:u.name,operand:w.text,prefix:S};return[
(0,F().finding)("forbidden_operand_prefix",N,{span:w.span})]})}function r({text:u},{program:w}){const{forbidden_prefixes:S=[]}=w;
return S.find(N=>u.toLowerCase().startsWith(N.toLowerCase()))}function p({paths:u,places:w,context:S}){const{allowed_roots:N}=S.
policy;return N.length===0?[]:u.filter(({path:M})=>M.startsWith("~")||!w.leadsInto(M,N)).map(({path:M,word:H})=>(0,F().finding)(
"outside_allowed_roots",{path:M,roots:N},H&&{span:H.span}))}function f({broad:u,read:{use:w}}){return u?"dangerous":w.risk??
"safe"}const t=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function h({broad:u,paths:w,proposalMode:S,read:N}){
const{flag_warnings:M={}}=N.use;return[...new Set([...(0,L().warningsIn)(N.use),...N.flags.flatMap(B=>M[B]??[]),...u?["b\
road_permission_target"]:[],...w.some(({path:B})=>t.test(B))?["env_secrets"]:[],...S==="experimental"?["experimental_mod\
e"]:[]])]}function l(u,{policy:w,proposal:S}){const N=a(u,S.mode??"structured");return{findings:e(u,w),risk:u,confirmation:N}}
function e(u,{mode:w,allow_dangerous:S}){return u==="safe"||u==="write"&&w!=="safe"||u==="dangerous"&&w==="dangerous"&&S?
[]:[(0,F().finding)("policy_risk",{risk:u,mode:w})]}function a(u,w){return w==="experimental"?"very_strong":u==="dangero\
us"?"strong":"standard"}const b=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],v=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function d(u){return(w,S)=>{const N=x().KINDS[w](S);if(N!==void 0||w!=="destination"&&w!=="source")return N;const M=u.locate(
S);if(M===void 0)return"cannot be resolved";if(M==="/")return"is the root of the file system";const B=(/^[\\/]|^[A-Za-z]:/.
test(S)||!u.isIn(M,u.cwd))&&b.find(G=>u.mayBeIn(M,G));if(B)return`is in the system directory ${B}`;if(w!=="destination")
return u.mayBeIn(u.cwd,M)?"is the working directory or one of its parents":v.test(M)?"is a home directory":void 0}}function g({
words:u,problems:w}){const S=w.filter(({rule:M})=>c.has((0,C().ruleOf)(M).shape)),N=Math.min(...S.map(({span:M})=>M.start));
return u.filter(({span:M})=>M.start<N)}const c=new Set(["operator","redirection","multiline"]);function o({problems:u}){
return u.flatMap(({rule:w,args:S,span:N})=>{const{shape:M}=(0,C().ruleOf)(w);if(M===void 0)return[];if(M==="unreadable")
return[(0,F().finding)("parse_failed",{},{span:N})];const{operator:H,written:B,character:G}=S,U=String(H??B??G),z=M==="o\
perator"?A(U):M;return[(0,F().finding)(`shell_operator.${z}`,{operator:U},{span:N})]})}function A(u){return u==="|"||u===
"|&"?"pipeline":u==="&"?"background":"chaining"}},46121:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),
y.evolver=void 0;function x(){const R=m(87952);return x=function(){return R},R}function L(){const R=m(38010);return L=function(){
return R},R}const D=(R,O,$)=>{const j=R.words[0]?.text;if(R.invocation===void 0&&j&&(0,x().isNamedCurated)(j,$.policy))return(0,L().
curated)(R,O,F($));const T=C(R,O);return{findings:O,...T&&{risk:T}}};y.evolver=D;function C({invocation:R},O){const $=R?.
family?.data.risk;return O.some(({severity:T})=>T==="error")||$==="safe"?void 0:$}function F(R){const{policy:O}=R,$=O.allowed_roots.
length>0?O.allowed_roots:["."];return{...R,policy:{...O,allowed_roots:$}}}},8737:function(J,y,m){Object.defineProperty(y,
"__esModule",{value:!0}),y.besidesProgram=D,y.findProblems=F,y.firstOfEach=C;function x(){const R=m(13580);return x=function(){
return R},R}function L(){const R=m(95132);return L=function(){return R},R}function D(R,{invocation:O}){const $=O?.family?
["program","invocation","target"]:["program"];return R.filter(({layer:j,rule:T})=>!$.includes(String(j))||(0,x().ruleOf)(
T).anyText===!0)}function C(R,O){const $=new Map;return R.filter(({rule:j})=>{const T=($.get(j)??0)+1;return $.set(j,T),
T<=O})}function F({problems:R}){return R.map(L().problemFinding)}},89509:function(J,y){Object.defineProperty(y,"__esModu\
le",{value:!0}),y.readToolCall=L;const m=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,x=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function L(D){const C=m.exec(D);if(C===null)return;const[,F="",R=""]=C,O=[];let $=C.indices?.[2]?.[0]??0,j=R;for(;j!=="";){
const T=x.exec(j);if(T===null)return;const[I,W,E]=T;O.push({text:W??E??"",span:{start:$,end:$+I.length}}),j=j.slice(I.length),
$+=I.length}return{name:F,args:O}}},92890:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.validator=void 0;
function x(){const $=m(95132);return x=function(){return $},$}const L=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
D={"1.94":{refused:L,information:new Set(["--version","--help","--v8-options"])},newer:{refused:L,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},C=($,j)=>{const{invocation:T}=$,I=[...j,...O("1.94",$)];
if(I.some(({severity:P})=>P==="error"))return{findings:I};const[W]=O("newer",$);if(W){const P=String(W.args.flag??""),k={
...W.span&&{span:W.span},...F};I.push((0,x().finding)("validator-flag",{flag:P,of:"newer"},k))}const E=T?.operands[0];if(E&&
!R(T,D["1.94"])){const{text:P,span:k}=E;I.push((0,x().finding)("validator-empty-folder",{script:P},{span:k}))}return{findings:I}};
y.validator=C;const F={severity:"notice",harm:"bookkeeping"};function R({flags:$},{information:j}){return $.some(({name:T})=>j.
has(T))}function O($,{words:j,invocation:T,command:I}){const W=D[$],[E,...P]=j;if(E===void 0)return[];const k=e=>(0,x().
finding)("validator-script",{command:e},{span:E.span});if(E.text!=="node")return[k(`\`${E.text}\``)];const{flags:i=[],operands:[
n]=[]}=T??{},s=(e,a)=>{const b=n&&n.span.start<a.start?"script":"node";return(0,x().finding)("validator-flag",{flag:e,of:b},
{span:a})},r=T!==void 0&&R(T,W),p=r&&i.length===1&&n===void 0,{options:f}=W,t=p||f===void 0?[]:i.filter(({name:e})=>!f.has(
e)),h=W.text?.exec(I),l=i.some(({name:e})=>e==="--test");return[...P.flatMap(({text:e,span:a})=>W.refused.test(e)?[s(e,a)]:
[]),...t.map(({written:e,span:a})=>s(e,a)),...h?[s(h[0],{start:h.index,end:h.index+h[0].length})]:[],...(n===void 0||l)&&
!r?[k("`node` without a script")]:[]]}},72017:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.matchesAnyCommand=
a,y.workspace=void 0;function x(){const u=m(13970);return x=function(){return u},u}function L(){const u=m(72720);return L=
function(){return u},u}function D(){const u=m(55972);return D=function(){return u},u}function C(){const u=m(55126);return C=
function(){return u},u}function F(){const u=m(21006);return F=function(){return u},u}function R(){const u=m(87952);return R=
function(){return u},u}function O(){const u=m(13580);return O=function(){return u},u}function $(){const u=m(95132);return $=
function(){return u},u}function j(){const u=m(97424);return j=function(){return u},u}function T(){const u=m(81716);return T=
function(){return u},u}function I(){const u=m(34482);return I=function(){return u},u}function W(){const u=m(8737);return W=
function(){return u},u}function E(){const u=m(89509);return E=function(){return u},u}const P=(u,w,S)=>S.proposal.tool===
"runpy"?A(u,w,S):k(u,(0,W().besidesProgram)(w,u),S);y.workspace=P;function k(u,w,S){const{families:N,patterns:M,disabled_packs:H}=S.
policy,B=new(I()).Places(S),G=(0,T().readShellText)(u.command),U=_=>_.map(q=>i(q,N,H)),z=U((0,T().everyCommand)(G)),K=_=>z.
flatMap(q=>{const en=b(q);return M.filter(nn=>nn.layer===_&&e(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,$().finding)(
"custom_pattern",{name:nn,pattern:sn,reason:rn},{layer:_}))}),V=[()=>n(u,G),()=>U(f(u,S.mount,B,z)).flatMap(_=>v(_,B)),()=>z.
flatMap(o)];for(const[_,q]of V.entries()){const en=[...q(),...K(_+1)];if(en.length>0)return{findings:[...(0,W().firstOfEach)(
en,1),...w.filter(t)]}}const Y=z.map(({read:_})=>_.use),X=new Set(Y.flatMap(C().warningsIn)),Q=[...w,...[...X].map(_=>(0,$().
finding)(_,{}))],Z=x().riskSchema.options.findLast(_=>Y.some(q=>q.risk===_));return Z===void 0||Z==="safe"||Q.some(t)?{findings:Q}:
{findings:Q,risk:Z}}function i(u,w,S){const[N,...M]=u.words,H=(0,R().sandboxProgram)("workspace",N?.text??"",w),B=H&&!S.
includes(H.family.category)?H:void 0;return{command:u,program:B,read:(0,C().readArguments)(M,B??{})}}function n({targets:u},w){
const S=u.flatMap(({script:N})=>N===void 0?[]:[N]);return[...(0,j().findDangers)(w).map(N=>s(N,!0)),...S.flatMap(N=>(0,j().
findDangers)((0,T().readShellText)(N))).map(N=>s(N,!1))]}function s({name:u,pattern:w,words:S},N){const M=S[0]?.span.start,
H=S.at(-1)?.span.end,B=N&&M!==void 0&&H!==void 0?{span:{start:M,end:H}}:{};return(0,$().finding)(u,{pattern:p(w)},B)}const r=200;
function p(u){return u.length>r?`${u.slice(0,r)}\u2026`:u}function f({command:u},{tree:w,at:S},{cwd:N},M){return w!==void 0&&
S!=="/"&&S===N&&M.length===1?(0,T().everyCommand)((0,T().readShellText)(u,w)):M.map(B=>B.command)}function t({severity:u}){
return u==="error"}function h({program:u,read:w}){const S=u===void 0?[]:w.values;return new Set(S.flatMap(({kind:N,word:M})=>D().
PATH_KINDS.has(N)?[]:M))}const l=new Map;function e(u,w){const S=l.get(u)??(0,L().compileLinear)(u);return l.set(u,S),"e\
rror"in S||S.matches(w)}function a(u,w,S){return(0,T().everyCommand)((0,T().readShellText)(u)).some(N=>e(w,b(i(N,S,[]))))}
function b(u){const{words:w,redirections:S}=u.command,N=h(u);return[...w.filter(M=>!N.has(M)).map(({text:M})=>M),...S.map(
({operator:M,target:H})=>`${M} ${H?.text??""}`)].join(" ")}function v(u,w){const{words:S,redirections:N,problems:M}=u.command,
H=h(u),B=M.filter(({rule:U})=>U==="variable-expansion"),G=N.flatMap(({target:U})=>U??[]);return[...S.slice(1).filter(U=>!H.
has(U)),...G].flatMap(({text:U,span:z})=>{const K=B.some(({span:V})=>V.start>=z.start&&V.end<=z.end);return[U,...d(U)].flatMap(
V=>g(V,z,w,K))})}function d(u){if(!u.startsWith("-"))return[];const{attached:w}=(0,F().splitAtEquals)(u);return[...w?[w]:
[],.../^-[^-]./.test(u)?[u.slice(2)]:[]]}function g(u,w,S,N=!1){const M=N||u.startsWith("~")?void 0:S.locate(u);return M===
void 0||!S.isIn(M,S.workspace)?[(0,$().finding)("path_outside_workspace",{path:u},{span:w})]:u.split(/[\\/]/).includes("\
..")?[(0,$().finding)("path_traversal",{path:u},{span:w})]:[]}const c=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function o({command:u,program:w,read:S}){const[N,...M]=u.words;
if(N===void 0)return[];const{text:H}=N,B=c.flatMap(([z,K])=>z.test(H)?[K]:[]),G=M.filter(({text:z})=>B.some(K=>K.test(z)));
return G.length>0?G.map(({text:z,span:K})=>(0,$().finding)("blocked_flag",{program:H,flag:z},{span:K})):M.length===1&&w&&
/^--(?:version|help)$/.test(M[0]?.text??"")?[]:(w?S.objections:[{objection:"is not allowed",word:N}]).map(({objection:z,
word:K=N})=>(0,$().finding)("command_not_allowed",{program:H,objection:z},{span:K.span}))}function A({command:u},w,S){const N=w.
filter(({rule:G})=>(0,O().ruleOf)(G).anyText===!0),M=(0,E().readToolCall)(u),[H]=M?.args??[];if(M?.name!=="write_file"||
H===void 0){const G=p(M?.name??u);return{findings:[(0,$().finding)("command_not_allowed",{program:G,objection:"is not a \
call of a file tool with literal arguments"}),...N]}}const B=[...g(H.text,H.span,new(I()).Places(S)),...N];return B.some(
t)?{findings:B}:{findings:B,risk:"write"}}},81961:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.combine=
R,y.policyWith=j,y.stricterOf=F,y.tightenPolicy=O,y.valuesOf=$;function x(){const T=m(23404);return x=function(){return T},
T}function L(){const T=m(41895);return L=function(){return T},T}function D(){const T=m(74238);return D=function(){return T},
T}function C(){const T=m(11160);return C=function(){return T},T}function F(T,I,W){const E=R(T.policy,I.policy);if("confl\
icts"in E)throw new(L()).GateError("policy_conflict",`The policies of the base and of ${W} differ in ${E.conflicts.join(
", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");const{ref:P,digest:k}=I,i=[
...T.combinedWith?[T.combinedWith.name]:[],W];return{...T,policy:E.policy,digest:(0,D().digestPolicy)(E.policy),combinedWith:{
name:i.join(" and "),digest:k,...P!==void 0&&{ref:P}}}}function R(T,I){const W=[],E=$(T),P=$(I);for(const[k,{strictness:i}]of C().
POLICY_KEYS){const[n,s]=[E.get(k),P.get(k)];if((0,x().canonicalize)(n)===(0,x().canonicalize)(s))continue;const r=i.combine(
n,s);r?E.set(k,r.value):W.push(k)}return W.length>0?{conflicts:W}:{policy:j(E)}}function O(T,I){if(Object.values(I).every(
i=>i===void 0))return T;const W=$(T.policy),E=[],P=new Map(Object.entries(I));for(const[i,{strictness:n,input:s}]of C().
POLICY_KEYS){const r=s&&P.get(s.name),p=W.get(i);if(!(!s||r===void 0||r===p))if(p===s.open||n.compare(p,r)==="tighter")W.
set(i,r);else{const f={given:String(r),kept:String(p)};E.push({input:s.name,key:i,...f})}}const k=j(W);return{...T,policy:k,
digest:(0,D().digestPolicy)(k),ignoredInputs:E}}function $(T){const I=T;return new Map([...C().POLICY_KEYS.keys()].map(W=>{
const[E="",P]=W.split("."),k=I[E];return[W,P===void 0?k:k[P]]}))}function j(T){const I={};for(const[W,E]of T){const[P="",
k]=W.split(".");I[P]=k===void 0?E:{...I[P],[k]:E}}return C().policySchema.parse(I)}},76545:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.comparePolicies=R;function x(){const T=m(23404);return x=function(){return T},T}function L(){
const T=m(69873);return L=function(){return T},T}function D(){const T=m(81961);return D=function(){return T},T}function C(){
const T=m(11160);return C=function(){return T},T}function F(){const T=m(92328);return F=function(){return T},T}function R(T,I){
const[W,E]=[(0,D().valuesOf)(T),(0,D().valuesOf)(I)];return[...C().POLICY_KEYS].flatMap(([P,{strictness:k}])=>{const[i,n]=[
W.get(P),E.get(P)],s=O(i,n);if(s===void 0)return[];const r=k.compare(i,n),p=k.loosens?.(i,n)??r!=="tighter";return[{key:P,
change:s,direction:r,loosens:p}]})}function O(T,I){if(Array.isArray(T)&&Array.isArray(I)){const W=[...(0,F().missingFrom)(
T,I).map(E=>`+ ${$(E)}`),...(0,F().missingFrom)(I,T).map(E=>`- ${$(E)}`)];return W.length===0?void 0:W.join(", ")}return(0,x().
canonicalize)(T)===(0,x().canonicalize)(I)?void 0:`${j(T)} \u2192 ${j(I)}`}function $(T){const I=T.name;return typeof I==
"string"?I:j(T)}function j(T){return(0,L().stringify)(T,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.NPM_LOCKFILES=y.LOCKFILES=void 0,y.isCode=$,y.isLockfile=h,y.isOfTests=
r,y.isPackageFile=e,y.isProgramCode=O,y.isTest=n,y.isTestData=s,y.isWritten=j,y.toolThatFinds=c;function x(){const o=m(76760);
return x=function(){return o},o}function L(){const o=m(41330);return L=function(){return o},o}const D=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),C=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),F=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function O(o){return D.has(T(o))}function $(o){return O(o)||C.has(T(o))}function j(o){return $(o)||F.has(T(o))||R.test(x().
posix.basename(o))}function T(o){return x().posix.extname(o).slice(1).toLowerCase()}const I={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},W=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
E=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[P,k,i]=Object.values(I).map(o=>new RegExp(`(?:^|/)(?\
:${o})/`,"i"));function n(o){return P.test(o)||W.test(o)}function s(o){return k.test(o)||o.endsWith(".snap")}function r(o){
return n(o)||s(o)||i.test(o)||E.test(o)}const p=y.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],f=y.LOCKFILES=
[...p,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function h(o){return f.includes(o)||t.test(o)}const l=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function e(o){return f.includes(o)||l.test(o)}const a="{js,cjs,mjs,ts,cts,mts}",b="{json,jsonc,json5,yaml,yml,toml}",v=`\
{${a.slice(1,-1)},${b.slice(1,-1)}}`,d={vitest:`vitest.config.${a} vitest.workspace.${v} vite.config.${a}`,jest:`jest.co\
nfig.${v} jest.setup.${a}`,mocha:`.mocharc .mocharc.${v}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${a}`,cypress:`cypress.config.${a}`,eslint:`eslint.config.${a} .eslintrc \
.eslintrc.${v} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${v} prettier.config.${a} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${v} stylelint.config.${a} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${v} .knip.${b} knip.config.${a}`,markdownlint:`.markdownlint.${v}\
 .markdownlint-cli2.${v} .markdownlintignore .markdownlintrc`,cspell:`cspell.${v} .cspell.${v} cspell.config.${v}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${v} nyc.config.${a}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${v} .babelrc .babelrc.${v}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let g;function c(o){if(g??=Object.entries(d).map(([u,w])=>[u,
(0,L().default)(w.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(o))return"cargo";const A=o.slice(o.lastIndexOf(
"/")+1);return g.find(([,u])=>u(A))?.[0]}},19609:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.PRELOADABLE_PACKAGES=
y.PRELOADABLE_BY_TOOLS=y.NODE_FLAGS=y.NODE_ALIASES=y.BUILT_IN_REPORTERS=void 0;function x(){const O=m(91063);return x=function(){
return O},O}const L=y.NODE_FLAGS=(0,x().nameTable)({harmless:`
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
  `}),D=y.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(O=>O.split("="))),C=y.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),F=y.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),R=y.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.SELECTING_FLAGS=y.NPM_SUBCOMMANDS=
y.NPM_SHORTHANDS=y.NPM_FLAGS=y.FLAGS_OF_TESTS=void 0;function x(){const $=m(91063);return x=function(){return $},$}const L=y.
NPM_FLAGS=(0,x().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),D=y.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),C=y.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),F=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,R=y.NPM_SHORTHANDS=new Map(F.trim().split(/\s+/).map($=>$.split(/[=:]/)).map(([$="",j,T])=>[$,`--${j}${T===void 0?"":`\
=${T}`}`])),O=y.NPM_SUBCOMMANDS=(0,x().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.readArguments=
O,y.warningsIn=R;function x(){const E=m(35672);return x=function(){return E},E}function L(){const E=m(55972);return L=function(){
return E},E}function D(){const E=m(20457);return D=function(){return E},E}function C(){const E=m(60842);return C=function(){
return E},E}function F(){const E=m(91063);return F=function(){return E},E}function R({warnings:E=[],network_touching:P}){
return P?["network_touching",...E]:E}function O(E,P,k=(i,n)=>L().KINDS[i](n)){if(P.forms!==void 0)return $(E,P,P.forms,k);
if(P.subcommands===void 0)return I(E,P,k);const[i,...n]=E,s=Object.entries(P.subcommands).find(([p])=>p===i?.text)?.[1];
if(s!==void 0)return I(n,{...P,...s},k);const r=`is accepted only with ${T(Object.keys(P.subcommands))}`;return{use:P,flags:[],
values:[],objections:[{objection:r,...i&&{word:i}}]}}function $(E,P,k,i){const n=`is accepted only as ${T(Object.keys(k))}`,
[s]=E;let r={use:P,flags:[],values:[],objections:[{objection:n,...s&&{word:s}}]};for(const[p,f]of Object.entries(k)){const t=(0,x().
matchForm)((0,x().parseForm)(p)??[],E,i);if(t===void 0)continue;const h=t.map(({word:e,kind:a})=>({text:e.text,word:e,kind:a})),
l=t.find(e=>e.wrong!==void 0);if(!l)return{use:{...P,...f},flags:[],values:h,objections:[]};r={...r,values:h,objections:[
j(l)]}}return r}function j({word:E,wrong:P}){return{objection:`does not accept \`${E.text}\`, which ${P}`,word:E}}function T(E){
return E.map(P=>`\`${P}\``).join(", ")}function I(E,P,k){const{leading_flags:i=[]}=P,{flags:n,operands:s}=(0,D().readUse)(
(0,F().strictFlags)(P.flags,i),E),r=[],p=(g,c)=>r.push(j({word:g,wrong:c})),f=[],t=[];for(const{word:g,flag:c,value:o,valueWord:A}of n){
if(c===void 0||(0,C().isReason)(c.kind)||c.choices?.includes(o??"")===!1){p(g,"is not among its flags");continue}t.push(
c.name),i.includes(c.name)&&s.some(u=>W(g,u))&&p(g,"must come before the operands"),c.arity!=="none"&&(o===void 0?p(g,"r\
equires a value"):f.push({text:o,kind:c.kind,word:A??g}))}const h=n.find(({flag:g})=>!i.includes(g?.name??"")),l=(g=[])=>g.
some(c=>t.includes(c)),e=((0,x().parseOperands)(P.operands??"path*")??[]).slice(l(P.first_operand_by)?1:0);for(const[g,c]of s.
entries()){i.length>0&&h&&W(c,h.word)&&p(c,"comes after the expression");const o=e[Math.min(g,e.length-1)];f.push({text:c.
text,kind:o?.kind??"path",word:c})}for(const{text:g,kind:c,word:o}of f){const A=k(c,g);A!==void 0&&r.push({objection:`do\
es not accept \`${g}\`, which ${A}`,word:o})}const{min:a,max:b}=(0,x().countOf)(e),v=a-(l(P.last_operand_by)?1:0),d=s.length;
if(d<v||d>b){const g=b===v?`${b}`:`${v} to ${b}`,c=Number.isFinite(b)?g:`at least ${v}`;r.push({objection:`takes ${c} op\
erands, not ${d}`})}return{use:P,flags:t,values:f,objections:r}}function W(E,P){return E.span.start>P.span.start}},21006:function(J,y){
Object.defineProperty(y,"__esModule",{value:!0}),y.readFlags=m,y.splitAtEquals=R,y.valueRead=C;function m(O,$){const j=[],
T=O.toReversed();let I;const W=E=>{for(const P of T.reverse())j.push({kind:"operand",word:P});return{tokens:j,separator:E,
rest:void 0}};for(let E=T.pop();E!==void 0;E=T.pop()){if($.separator.test(E.text))return W(E);const P=!x(E,$);if(!P&&I!==
void 0){j.push({...I,word:E,next:E});continue}const{written:k,attached:i}=P?L(E.text,$):{written:E.text,attached:void 0},
n=P?$.expand(k,i):"operand";if(n==="operand"){if(j.push({kind:"operand",word:E}),$.flags==="first")return W();continue}if(I=
void 0,n!==void 0&&"instead"in n){const{span:h,quoted:l}=E;T.push(...n.instead.map(e=>({text:e,span:h,quoted:l})).reverse());
continue}const s=T.at(-1),r=n===void 0?$.unknown:n.at(-1)?.takes,p=i===void 0&&D(r,s,$),f={word:E,written:k,attached:i,next:s,
consumes:p};n===void 0&&j.push({kind:"unknown",...f});for(const[h,l]of n?.entries()??[]){const e=h===(n?.length??0)-1,a={
word:E,written:k,attached:void 0,next:void 0,consumes:!1};j.push({kind:"flag",part:l,...e?f:a})}if(r==="rest")return{tokens:j,
separator:void 0,rest:T.reverse()};const t=j.at(-1);r==="operands"&&p&&t?.kind==="flag"&&(I=t),p&&!(r==="both"&&s&&!x(s,
$))&&T.pop()}return W()}function x({text:O},{dash:$}){return!O.startsWith("-")||O==="-"&&$==="operand"}function L(O,{equals:$}){
return $==="all"||$==="long"&&O.startsWith("--")?R(O):{written:O,attached:void 0}}function D(O,$,j){if($===void 0)return!1;
switch(O){case"always":case"both":return!0;case"unless-dash":return!$.text.startsWith("-");case"true-or-false":return F(
$.text);case"operand":case"operands":return x($,j);default:return!1}}function C({word:{span:O},attached:$,next:j,consumes:T}){
return T&&j?{value:j.text,span:{start:O.start,end:j.span.end}}:$===void 0?{span:O}:{value:$,span:O}}function F(O){return O===
"true"||O==="false"}function R(O){const $=O.indexOf("=");return $<0?{written:O,attached:void 0}:{written:O.slice(0,$),attached:O.
slice($+1)}}},20457:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.readUse=D;function x(){const P=m(
21006);return x=function(){return P},P}function L(){const P=m(91063);return L=function(){return P},P}function D(P,k){const{
tokens:i,rest:n}=(0,x().readFlags)(k,j(P)),s=[],r=[];let p;for(const a of i)a.kind==="flag"&&a.word===p&&/\s/.test(a.written)||
(p=a.kind==="flag"&&a.consumes?a.next:void 0,a.kind==="flag"&&!C(P,a,r)?s.push(F(a)):r.push(a.word));const f=P.stops?{operands:[],
started:r}:{operands:r,started:[]},t=n&&s.pop();if(n===void 0||t===void 0)return{flags:s,...f};const{word:h,value:l}=t,e=l===
void 0?n:[{...h,text:l},...n];return{flags:s,...f,rest:{flag:t,words:e}}}function C({readsBehind:P,handsOn:k},{part:i},n){
return!!P&&!k&&i.spec===void 0&&n.length>0}function F(P){const{word:k,attached:i,next:n,consumes:s,part:r}=P,{spec:p,negated:f,
letter:t,fixed:h=i}=r,l=t??P.written;if(s&&n!==void 0){const d={start:k.span.start,end:n.span.end};return{word:{...k,span:d},
written:l,flag:p,value:n.text,valueWord:n,off:!1}}const e=n!==void 0&&(!n.text.startsWith("-")||n.text==="-"),a=p===void 0&&
e?n.text:void 0,b=p?.arity!=="value"&&/^(?:false|0)$/.test(h??""),v=p?.arity!=="rest"&&(f||b);return{word:k,written:l,flag:p,
value:h??a,off:v}}const R={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function O(P,k=!1){
const i=P===void 0?"never":R[P.arity];return{spec:P,negated:k,takes:k&&i!=="rest"?"never":i}}function $({flags:P},k,i){const n=t=>{
const h=P.get(t);return{...O(h),takes:h?.arity==="value"?"always":"never"}},s=P.get(k)??P.get(/^-\d+$/.test(k)?"-#":"");
if(s!==void 0)return[(i===void 0?s.arity!=="attached":s.arity!=="none")?n(s.name):O(void 0)];const r=k.slice(0,2);if(!k.
startsWith("--")&&P.get(r)?.arity==="value")return[{...n(r),fixed:k.slice(2),takes:"never"}];const p=/^-[A-Za-z]{2,}$/.test(
k)?[...k.slice(1)]:[];return p.length>0&&p.every(t=>P.get(`-${t}`)?.arity==="none")?p.map(t=>n(`-${t}`)):[O(void 0)]}function j(P){
return{flags:P.stops&&!P.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:P.strict?"long":"all",unknown:"\
never",expand:(k,i)=>{if(P.strict)return $(P,k,i);const n=T(P,k,i),s=P.handsOn&&!P.readsBehind;return P.stops&&s&&n.some(
({spec:p})=>p===void 0)?"operand":n}}}function T(P,k,i){const n=k.replace(/^-+/,""),s=k.startsWith("--"),r=I(P,n,s);if(r!==
void 0)return[r];if(s||n.length<2)return[O(void 0)];const p=[],f=i===void 0?n:`${n}=${i}`;for(let t=0;t<f.length;t+=1){const h=f[t]??
"",l=P.flags.get(h);if(l===void 0)return[...p,O(void 0)];const e={...O(l),letter:`-${h}`},a=f.slice(t+1);if(a!==""&&(l.arity!==
"none"||a.startsWith("="))){const b=l.arity==="rest"?"rest":"never";return[...p,{...e,fixed:a.replace(/^=/,""),takes:b}]}
p.push(e)}return p}function I(P,k,i){const n=E(P,k,i)??(i&&P.completes?W(P,k):void 0);if(n!==void 0)return O(n);if(!/^no-?[A-Za-z]/.
test(k))return;const s=E(P,k.replace(/^no-?/,""),i);return s&&O(s,!0)}function W({flags:P},k){const i=(0,L().flagKey)(k),
n=new Map;for(const[r,p]of P)r.startsWith(i)&&n.set(p.name,p);const[s]=n.values();return n.size===1?s:void 0}function E(P,k,i){
const n=(0,L().flagKey)(k),s=i?n.lastIndexOf("."):-1,r=s<0?void 0:P.flags.get(n.slice(s+1));return r===void 0||P.flags.has(
n)?(0,L().lookUp)(P,n):r.kind==="text"?(0,L().lookUp)(P,n)??r:r}},71011:function(J,y,m){Object.defineProperty(y,"__esMod\
ule",{value:!0}),y.UNKNOWN_MODULE=void 0,y.unknownTool=$;function x(){const j=m(91063);return x=function(){return j},j}const L={
flags:{config:"config,c= config-file= rcfile= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= extends= format= formatter= global-setup= global-teardown= hook~=
      import= load= load-plugins= loader= parser= plugin~= preset~= reporter,reporters= require,r= resolver= rulesdir=
      runner= setup~= test-environment= test-runner= transform= use= cmd= command= eval= init-hook=
    `,"outside-code":"exec,execute= on-change= on-failure= on-success= shell= inspect? inspect-brk? inspect-wait?",node:"\
exec-argv= node-arg~= node-flag~= node-option~=",weakens:"env-file= exit-zero no-fail warn-only","reads-stdin":"stdin","\
uses-network":"publish upload","tool-writes":"apply apply-unsafe fix? in-place overwrite update update-snapshot,update-s\
napshots write","skips-tests":"allow-no-tests pass-with-no-tests","never-ends":"serve ui watch watch-all"},refused:{"out\
side-code":"eval","uses-network":"add i install link remove uninstall update upgrade deploy login publish push release u\
pload","never-ends":"console dev develop preview repl serve server shell start studio watch","tool-writes":"generate mig\
rate","writes-files":"clean create eject init new"},unknown:!0},{refused:D}=L,C=[{programs:["next"],alone:"never-ends",ends_with:"\
build info lint telemetry typegen"},{programs:["parcel","vitepress"],alone:"never-ends",ends_with:"build"},{programs:["s\
torybook"],alone:"never-ends",ends_with:"build doctor"},{programs:["testem"],alone:"never-ends",ends_with:"ci launchers"},
{programs:["karma"],ends_with:"run start"},{programs:["ember","hexo","ng"],refused:{...D,"never-ends":`${D["never-ends"]}\
 s`}},{programs:["microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{...L.flags,"never-ends":`${L.
flags["never-ends"]} w`}}],F=(0,x().useTable)(L),R=y.UNKNOWN_MODULE=(0,x().useTable)({...L,flags:{...L.flags,code:"custo\
m-syntax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= use= cmd= command= eval= init-hook=",
module:"import= load= load-plugins= loader= plugin~="}}),O=new Map(C.flatMap(j=>{const T=(0,x().useTable)({...L,...j});return j.
programs.map(I=>[I,T])}));function $(j){return O.get(j)??F}},55366:function(J,y,m){Object.defineProperty(y,"__esModule",
{value:!0}),y.MAX_FILE_BYTES=void 0,y.readBlob=C;function x(){const F=m(41895);return x=function(){return F},F}function L(){
const F=m(7650);return L=function(){return F},F}const D=y.MAX_FILE_BYTES=16*1024*1024;async function C(F,R){const[O]=await F.
read([R]);if(O?.type==="blob")return O.content;throw new(x()).GateError("file_unreadable",O?`Object ${R} is a ${O.type},\
 not a file`:`Object ${R} is missing from this clone`,L().FULL_CLONE_HINT)}},48741:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.folderTree=j,y.readOnDisk=I;function x(){const i=m(73024);return x=function(){return i},i}function L(){
const i=m(51455);return L=function(){return i},i}function D(){const i=m(76760);return D=function(){return i},i}function C(){
const i=m(41895);return C=function(){return i},i}function F(){const i=m(55366);return F=function(){return i},i}function R(){
const i=m(39491);return R=function(){return i},i}function O(){const i=m(96681);return O=function(){return i},i}function $(){
const i=m(93028);return $=function(){return i},i}function j(i,n=F().MAX_FILE_BYTES){const s=(0,D().resolve)(i),r=`the di\
rectory ${i}`,p=l=>k(l,()=>(0,x().lstatSync)((0,O().systemPath)((0,D().join)(s,l)))),f=l=>{if(l==="")return{path:l,kind:"\
directory",tracked:!0};if(!(0,R().canBeCheckedOut)(l)||!(0,R().foldersAbove)(l).every(v=>p(v)?.isDirectory()))return;const e=p(
l),a=e&&(0,$().kindOf)(e);if(!e||!a)return;const b=(0,$().isRegular)(a)?{size:e.size}:{};return{path:l,kind:a,...b,tracked:!l.
split("/").includes("node_modules")}},t=l=>f(l)?.kind!=="directory"?[]:(k(l,()=>(0,x().readdirSync)((0,O().systemPath)((0,D().
join)(s,l)),{encoding:"buffer"}))??[]).map(a=>f(l===""?(0,O().decodePath)(a):`${l}/${(0,O().decodePath)(a)}`)).filter(a=>a!==
void 0).sort(R().byEntryPath);function*h(l){for(const e of t(l))e.tracked&&(e.kind==="directory"?yield*h(e.path):yield e)}
return{label:r,stat:f,list:t,files:()=>[...h("")].sort(R().byEntryPath),readlink:l=>f(l)?.kind==="symlink"?k(l,()=>(0,O().
decodePath)((0,x().readlinkSync)((0,O().systemPath)((0,D().join)(s,l)),{encoding:"buffer"}))):void 0,read:async(l,e=n)=>{
const a=f(l);if(!(0,$().isRegular)(a?.kind))throw(0,R().notAFile)(r,l);if((a.size??0)>e)throw(0,R().tooLarge)(r,l,a.size??
0,e);return W((0,D().join)(s,l),l,r,e)}}}const T=x().constants.O_RDONLY|(x().constants.O_NOFOLLOW??0)|(x().constants.O_NONBLOCK??
0);function I(i,n){return W((0,D().join)(i,n),n,`the directory ${i}`,1/0)}async function W(i,n,s,r){try{const p=await(0,L().
open)((0,O().systemPath)(i),T);try{const f=await p.stat();if(!f.isFile())throw(0,R().notAFile)(s,n);if(f.size>r)throw(0,R().
tooLarge)(s,n,f.size,r);return await p.readFile()}finally{await p.close()}}catch(p){throw p instanceof C().GateError?p:E(
n,p)}}function E(i,n){return new(C()).GateError("file_unreadable",`Cannot read ${i}: ${n instanceof Error?n.message:n}`,
"Check the permissions of the file and of the directories above it.",{cause:n})}const P=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function k(i,n){try{return n()}catch(s){if(P.has(s.code??""))return;throw E(i,s)}}},63550:function(J,y,m){Object.
defineProperty(y,"__esModule",{value:!0}),y.literalTree=L;function x(){const C=m(39491);return x=function(){return C},C}
function L(C,F="the given files"){const R=new Map(Object.entries(C)),O=j=>{const T=R.get(j);return typeof T=="string"?Buffer.
from(T):Buffer.isBuffer(T)?T:T!==void 0&&"executable"in T?Buffer.from(T.executable):void 0};return{...(0,x().indexEntries)(
[...R].map(([j,T])=>D(j,T,O(j)?.length))),label:F,readlink:j=>{const T=R.get(j);return typeof T=="object"&&"symlink"in T?
T.symlink:void 0},read:async j=>{const T=O(j);if(T===void 0)throw(0,x().notAFile)(F,j);return T}}}function D(C,F,R){const O=!C.
split("/").includes("node_modules");if(typeof F=="object"&&"symlink"in F)return{path:C,kind:"symlink",tracked:O};if(typeof F==
"object"&&"submodule"in F)return{path:C,kind:"submodule",oid:F.submodule,tracked:O};const $=typeof F=="object"&&"executa\
ble"in F;return{path:C,kind:$?"executable":"file",...R===void 0?{}:{size:R},tracked:O}}},96681:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.decodePath=L,y.decodePieces=F,y.splitNul=R,y.systemPath=C;function x(){const O=m(4573);return x=
function(){return O},O}function L(O){if((0,x().isUtf8)(O))return O.toString("utf8");let $="";for(let j=0;j<O.length;){const T=D(
O,j);$+=T>0?O.toString("utf8",j,j+T):String.fromCharCode(56320+(O[j]??0)),j+=Math.max(T,1)}return $}function D(O,$){for(let j=1;j<=
4&&$+j<=O.length;j++)if((0,x().isUtf8)(O.subarray($,$+j)))return j;return 0}function C(O){if(!/[\udc80-\udcff]/.test(O))
return O;const $=O.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat($.map((j,T)=>T%2===1?Buffer.of(j.
charCodeAt(0)-56320):Buffer.from(j)))}function F(O){if(!(0,x().isUtf8)(O))return[...R(O)].map(L);const $=O.toString("utf\
8").split("\0");return $.at(-1)===""&&$.pop(),$}function*R(O){let $=0;for(let j=O.indexOf(0);j>=0;j=O.indexOf(0,$))yield O.
subarray($,j),$=j+1;$<O.length&&(yield O.subarray($))}},59542:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),
y.filesNamed=C,y.perPath=R,y.perTree=F;function x(){const O=m(76760);return x=function(){return O},O}function L(){const O=m(
59490);return L=function(){return O},O}const D=F(O=>(0,L().groupBy)(O.files(),({path:$})=>x().posix.basename($)));function C(O,$){
return D(O).get($)??[]}function F(O){const $=new WeakMap;return j=>{const T=j.original??j,{answer:I}=$.get(T)??{answer:O(
T)};return $.set(T,{answer:I}),I}}function R(O){const $=F(()=>new Map);return(j,T)=>{const I=$(j),W=I.get(T)??O(j,T);return I.
set(T,W),W}}},80781:function(J,y){Object.defineProperty(y,"__esModule",{value:!0}),y.subTree=m;function m(D,C){if(C==="")
return D;const F=x.get(D)??new Map;x.set(D,F);const R=F.get(C)??L(D,C);return F.set(C,R),R}const x=new WeakMap;function L(D,C){
const F=`${C}/`,R=T=>T===""?C:F+T,O=T=>({...T,path:T.path===C?"":T.path.slice(F.length)}),{original:$,isPending:j}=D;return{
label:D.label,...$&&{original:m($,C)},...j&&{isPending:T=>j(R(T))},stat:T=>{const I=D.stat(R(T));return I&&O(I)},readlink:T=>D.
readlink(R(T)),list:T=>D.list(R(T)).map(O),files:()=>[...D.files()].filter(({path:T})=>T.startsWith(F)).map(O),read:(T,I)=>D.
read(R(T),I)}}},95132:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.describe=R,y.eligibilityOf=k,y.
finding=D,y.isMissingEvidence=i,y.notJudged=W,y.problemFinding=F,y.whyNotJudged=E;function x(){const n=m(41895);return x=
function(){return n},n}function L(){const n=m(13580);return L=function(){return n},n}function D(n,s,r={}){return C(n,s,r)}
function C(n,s,r){const{severity:p,harm:f,layer:t}=(0,L().ruleOf)(n);return{rule:n,severity:p,harm:f,layer:t,args:s,...r}}
function F({rule:n,args:s,span:r,severity:p}){return C(n,s,{span:r,severity:p})}function R({rule:n,args:s,edit:r,danger:p,
level:f}){const t=(0,L().ruleOf)(n);return{message:t.message(s)+(f?` ${O(f)}`:""),remedy:p===void 0?(r&&T(r))??t.remedy(
s):`Remove the command: it ${p}. A person decides whether the gene needs it.`}}function O({rules:n,level:s,from:r,reason:p}){
const f=p===void 0?"":`: ${p.replace(/\.$/,"")}`;return`The policy sets \`${n}\` to \`${s}\`, instead of ${r}${f}.`}const $=160,
j=4;function T({new:n,pointer:s,files:r=[],fix:p}){if(!(n.length<=j&&n.every(b=>b.length<=$&&!b.includes("`"))))return p?
"Run `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const t=s?.endsWith("/asset_id")===
!0,h=t||n.length===0?"":" (accepted; not run)",l=p?`; \`gene-gate fix --write\` does this${h}.`:".",[e,...a]=n.map(b=>`\`${b}\
\``);return e===void 0?`Remove the command, which adds no check${l}`:t?`Set \`asset_id\` to ${e}${l}`:r.length>0?`Move i\
t into a script, ${r.map(({path:v})=>`\`${v}\``).join(", ")}, and run ${[e,...a].join(", ")}${l}`:a.length===0?`Write ${e}\
 instead${l}`:`Write separate entries in \`validation\`: ${[e,...a].join(", ")}${l}`}const I=500;function W(n,s,r={}){return D(
"not-judged",{detail:E(n,s)},r)}function E(n,s){if((0,x().endsAudit)(s))throw s;return`${n}: ${P(s).slice(0,I).replace(/\.$/,
"")}`}function P(n){return n instanceof x().GateError?n.message:n instanceof Error?`${n.name}: ${n.message}`:String(n)}function k(n){
return n.length===0?"eligible":n.every(i)?"unproven":"refuted"}function i({rule:n}){const{unproven:s,undecided:r}=(0,L().
ruleOf)(n);return s===!0||r===!0}},13254:function(J,y){Object.defineProperty(y,"__esModule",{value:!0}),y.isProblem=D,y.
problemAt=x;const m={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"\
warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-p\
ath":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"\
notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning",
"npm-script-missing":"warning","npm-script-text":"warning","workspaces-changed":"warning"};function x(C,F,R,O=L(C)){return{
rule:C,args:R,span:F,severity:O}}function L(C){return C in m?m[C]:"error"}function D(C,F){return C.rule===F}},94411:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.areHarmlessOptions=W,y.isHarmlessVariable=E,y.isReadByProgram=f,y.readAssignments=
s;function x(){const t=m(25367);return x=function(){return t},t}function L(){const t=m(90762);return L=function(){return t},
t}const D=/^[\w.-]{0,64}$/,C=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,F=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
R=/^\d{1,9}$/,O=/^(?:|[01]|true|false|yes|no|on|off)$/i,$=new Map([["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",
D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",C],["LC_ALL",C],["NODE_NO\
_WARNINGS",O],["PYTHONDONTWRITEBYTECODE",O],["PYTHONUNBUFFERED",O],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACK\
TRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",F],["TS_NODE_TRANSPILE_ONLY",O],["TS_NODE_FILES",O],["TS_NODE_SKIP\
_PROJECT",O]]),j=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
D]],T="NODE_OPTIONS",I=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function W(t){return t.split(" ").every(h=>I.test(h.replaceAll("_","-")))}function E(t,h){if(t===T)return W(h);const l=$.
get(t);return l!==void 0?l.test(h):k(t)?j.some(([a,b])=>a.test(t)&&b.test(h))||O.test(h)||R.test(h):!1}const P=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function k(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(t)?!f(t):P.test(t)}function i(t){return t===T||$.has(t)||k(t)}const n=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function s(t,h){const l=[],e=[];let a=0;for(const b of t){const[v]=b.parts,d=v&&!v.quoted?n.exec(v.text):null;if(!d)break;
a+=1;const[g,c="",o]=d,A=(0,L().textOf)(b).slice(g.length),u={start:b.start,end:b.end};if(!o&&E(c,A))l.push({name:c,value:A,
span:u}),h.add("environment-assignment",u,{name:c,value:(0,x().visible)(A)});else{const w=!o&&i(c);h.add("assignment-ref\
used",u,{name:c,value:(0,x().visible)(A),known:w}),o||e.push({name:c,value:A,span:u})}}return{assignments:l,refused:e,count:a}}
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
`.match(/\S+/g),p=new RegExp(`^(?:${r.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function f(t){
return p.test(t)}},97424:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.DOES=void 0,y.dangerOfScript=
l,y.findDangers=W;function x(){const a=m(11331);return x=function(){return a},a}function L(){const a=m(81716);return L=function(){
return a},a}function D(){const a=m(54421);return D=function(){return a},a}const C=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
F=(a,b,v)=>a.some(d=>/^-[A-Za-z]+$/.test(d)&&[...d.slice(1)].some(g=>b.includes(g))||d.length>3&&v.startsWith(d.toLowerCase())),
R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,O=a=>a.some((b,v)=>{const d=/^(?:-s|--signal)$/.
test(b)?a[v+1]:/^(?:-s|--signal=|-)(.+)$/.exec(b)?.[1];return d!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(d)}),$=(a,b,v)=>(a===
"systemctl"||a==="loginctl")&&b.some(d=>v.test(d)),j=[{name:"mass_deletion",matches:({program:a,args:b})=>a==="rm"&&F(b,
"rR","--recursive")&&b.some(v=>!v.startsWith("-")&&R.test(v))},{name:"raw_disk_write",matches:({program:a,args:b})=>a===
"dd"&&b.some(v=>v.startsWith("if=")||/^of=\/dev\//.test(v))},{name:"filesystem_format",matches:({program:a})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(a)},{name:"direct_disk_write",matches:({program:a,args:b})=>a==="tee"&&b.some(v=>C.test(v))},{name:"world_writable",
matches:({program:a,args:b})=>a==="chmod"&&b.some(v=>/^[0-7]{2,4}[2367]$/.test(v)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
v))},{name:"privilege_escalation",matches:({program:a,args:b})=>a==="chown"&&b.some(v=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(v))},{name:"firewall_manipulation",matches:({program:a})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(a)},
{name:"system_shutdown",matches:({program:a,args:b})=>/^(?:shutdown|poweroff|halt)$/.test(a)||/^(?:init|telinit)$/.test(
a)&&b[0]==="0"||$(a,b,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:a,args:b})=>a==="reboot"||/^(?:init|telinit)$/.
test(a)&&b[0]==="6"||$(a,b,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:a,args:b})=>/^(?:kill|pkill|killall)$/.
test(a)&&O(b)}],T=8,I=4;function W(a,b=0){const v=new n;return(0,L().everyCommand)(a).flatMap(d=>E(d,v,b))}function E(a,b,v){
const d=[],{words:g}=(0,L().withoutReserved)(a);for(const{operator:u,target:w}of a.redirections)if(u.includes(">")&&w&&C.
test(w.text)){const S=`> ${w.text}`;d.push({name:"direct_disk_write",pattern:S,words:[w]})}const c=P(g),o=b.runBy(a,c);if(o!==
void 0){const u=`${o} | ${g[0]?.text??""}`;d.push({name:"remote_code_execution",pattern:u,words:g})}const A=new Set;for(const u of c){
const w=j.find(({matches:H})=>H(u))?.name;if(w!==void 0){const H=u.words.map(({text:B})=>B).join(" ");d.push({name:w,pattern:H,
words:u.words})}const N=(0,x().programNamed)(u.program)?.kind==="shell"?(0,D().textHanded)(u.words)?.text:void 0;if(N===
void 0||A.has(N)||v===I)continue;A.add(N);const M=W((0,L().readShellText)(N),v+1);d.push(...M.map(H=>({...H,words:u.words}))),
i.test(N)&&d.push({name:"remote_code_execution",pattern:N,words:u.words})}return d}function P(a){const b=k(a,0);if(b===void 0)
return[];const v=[b];if((0,x().programNamed)(b.program)?.kind==="wrapper")for(let d=1;d<=Math.min(a.length-1,T);d+=1){const g=k(
a,d);g!==void 0&&!/^-|=/.test(g.program)&&v.push(g)}if(b.program==="find")for(const[d,{text:g}]of a.entries()){const c=/^-(?:exec|ok)(?:dir)?$/.
test(g)?k(a,d+1):void 0;if(c!==void 0&&v.push(c),v.length>T)break}return v}function k(a,b){const v=a[b];if(v===void 0)return;
const d=a.slice(b);return{program:(0,x().baseName)(v.text),args:d.slice(1).map(({text:g})=>g),words:d}}const i=/\bdownload(?:string|data)\b/i;
class n{#n=new Map;#e=new Map;runBy(b,v){const d=(b.pipedFrom&&this.#n.get(b.pipedFrom))??r(b.inside),g=v.find(({program:o})=>p(
o));this.#n.set(b,d??g?.program);const c=v.flatMap(({program:o,args:A,words:u})=>((0,x().runsCode)(o)?A:u.slice(0,1).map(
({text:w})=>w)).flatMap(w=>this.#e.get(s(w))??[]))[0];return g&&this.#s(g,b),v.some(({program:o})=>(0,x().runsCode)(o))?
d??c:c}#s({program:b,args:v},{redirections:d}){const g=d.flatMap(({target:c})=>c?.text??[]);for(const c of[...v,...g])!c.
startsWith("-")&&s(c)!==""&&this.#e.set(s(c),b)}}function s(a){return a.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function r(a){
return(0,L().everyCommand)(a).flatMap(({words:b})=>P(b)).find(({program:b})=>p(b))?.program}function p(a){return(0,x().programNamed)(
a)?.kind==="downloader"}const f=y.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},t=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,h=16*1024;function l(a){if(a.length>h)return"is too long to\
 check";for(const[,d="",g=""]of a.matchAll(t))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(d)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(g))return f.mass_deletion;const b=(0,L().readShellText)(a),v=W(b).find(({name:d})=>d!=="mass_deletion");return v?f[v.
name]:e(b)?"pipes text into a shell":void 0}function e(a){return(0,L().everyCommand)(a).some(({pipedFrom:b,words:v})=>{const[
d]=(0,D().startedWords)(v);return b!==void 0&&d!==void 0&&(0,x().isShell)(d.text)})}},25367:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.inspectBlanks=P,y.inspectCharacters=R,y.inspectInjection=n,y.inspectLookAlikes=j,y.visible=
F;function x(){const s=m(11970);return x=function(){return s},s}const L=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function D(s){if(s>=32&&s<127||s===9)return"visible";if(s===0)return"nul-character";if(s===10||s===13)return"line-break";
if(s<160||s>=55296&&s<=57343)return"control-character";const r=String.fromCodePoint(s);return L.test(r)?"invisible-chara\
cter":"visible"}function C(s){return`U+${s.toString(16).toUpperCase().padStart(4,"0")}`}function F(s,r=120){const p=s.length>
r?`${s.slice(0,r)}\u2026`:s;let f="";for(const t of p){const h=t.codePointAt(0)??0,l=h!==9&&D(h)==="visible";f+=l?t:`<${C(
h)}>`}return f}function R(s,r,p,f){let t=r;for(const h of s)O(h,t,p,f),t+=h.length}function O(s,r,p,f){const t=s.codePointAt(
0)??0,h={start:r,end:r+s.length},l=C(t),e=D(t);if(e==="line-break"?f.add(e,h,{character:l,quoted:p}):e!=="visible"&&f.add(
e,h,{character:l}),e!=="visible"||t<=126)return;const a=s.normalize("NFKC");a!==s.normalize("NFC")||/[\0-\x7f]/.test(a)?
f.add("look-alike-letters",h,{word:s,looks_like:a,characters:[l]}):p||f.add("non-ascii-unquoted",h,{character:l,shown:s})}
const $=/\p{L}+/gu;function j(s,r,p,f){if(/^[\x00-\x7f]*$/.test(s)||!p&&/\s/.test(s))return;const t=p?T(s):I(s);if(t===void 0)
return;const h=[...new Set(s)].filter(l=>l>"\x7F");f.add("look-alike-letters",{start:r.start,end:r.end},{word:F(s),looks_like:F(
t),characters:h.slice(0,10).map(l=>C(l.codePointAt(0)??0))})}function T(s){const r=s.normalize("NFKD").replace(/\p{M}/gu,
""),p=(0,x().asciiOf)(r);return/^[\x20-\x7e]+$/.test(p)?p:void 0}function I(s){let r=!1;const p=s.replace($,f=>{const t=(0,x().
asciiOf)(f);return t===f||!/[A-Za-z]/.test(f)?f:(r=!0,t)});return r?p:void 0}const W=100,E=1e3;function P(s,r){let p=0,f=0;
for(let t=0;t<=s.length;t+=1){const h=s.charAt(t);if(h===" "||h==="	")continue;const l=t-f;if(l>1&&(p+=l-1),l>=W||p>=E){
const e=Math.max(l,p);r.add("blank-padding",{start:f,end:t},{blanks:e});return}f=t+1}}const k=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
i=/<!--|```/;function n(s,r,p){const f=({index:l,0:e})=>p??{start:l,end:l+e.length},t=k.exec(s);t&&r.add("workflow-comma\
nd",f(t),{written:F(t[0])});const h=i.exec(s);h&&r.add("markup-injection",f(h),{written:h[0]})}},14395:function(J,y){Object.
defineProperty(y,"__esModule",{value:!0}),y.literalSegment=$,y.matchName=I,y.matchesStars=W,y.readPattern=m;function m(k){
if(!k.parts.some(t=>!t.quoted&&/[*?[]/.test(t.text)))return;const i=k.parts.flatMap(({text:t,quoted:h})=>Array.from(t,l=>({
character:l,active:!h}))),n=i.findLastIndex(({character:t,active:h})=>h&&t==="]"),s=[];let r,p;for(let t=0;t<i.length;){
const h=x(i,t,n);h?(r??=R(s),p??=h.ambiguity,h.element.kind==="many"&&s.at(-1)?.kind==="many"||s.push(h.element),t=h.end):
(s.push({kind:"literal",character:i[t]?.character??""}),t+=1)}return r===void 0?void 0:{text:i.map(({character:t})=>t).join(
""),prefix:r,segments:O(s),...p&&{ambiguity:p}}}function x(k,i,n){const s=k[i];return s?.active?s.character==="*"?{element:{
kind:"many"},end:i+1}:s.character==="?"?{element:{kind:"one"},end:i+1}:s.character!=="["||n<i?void 0:L(k,i)??{element:{kind:"\
one"},end:i+1,ambiguity:"bracket"}:void 0}function L(k,i){let n=i+1;const s=D(k[n],"!");s&&(n+=1);const r=new Set;for(;!D(
k[n],"]");){const p=C(k[n]);if(p===void 0)return;const f=D(k[n+1],"-")?C(k[n+2]):p;if(f===void 0||!F(p,f))return;n+=D(k[n+
1],"-")?3:1;for(let t=p.charCodeAt(0);t<=f.charCodeAt(0);t+=1)r.add(String.fromCharCode(t))}if(r.size!==0)return{element:{
kind:"set",negated:s,members:r},end:n+1}}function D(k,i){return k?.active===!0&&k.character===i}function C(k){return k&&
/^[A-Za-z0-9_.,@%+]$/.test(k.character)?k.character:void 0}function F(k,i){if(k===i)return!0;const n=[/[a-z]/,/[A-Z]/,/[0-9]/];
return k<i&&n.some(s=>s.test(k)&&s.test(i))}function R(k){return k.map(i=>i.kind==="literal"?i.character:"").join("")}function O(k){
const i=[[]];for(const n of k)n.kind==="literal"&&n.character==="/"?i.push([]):i.at(-1)?.push(n);return i}function $(k){
return k.every(({kind:i})=>i==="literal")?R(k):void 0}const j=k=>Array.from(k),T=k=>Array.from(Buffer.from(k).toString("\
latin1"));function I(k,i){const[n]=k;if(i.startsWith(".")&&!(n?.kind==="literal"&&n.character==="."))return!1;const s=E(
k,i,j);return/^[\x20-\x7e]*$/.test(i)||s===E(k,i,T)?s:void 0}function W(k,i){const n=Array.from(i,s=>s==="*"?{kind:"many"}:
{kind:"literal",character:s});return E(n,k,j)}function E(k,i,n){const s=k.flatMap(h=>h.kind==="literal"?n(h.character).map(
l=>({kind:"literal",character:l})):h),r=n(i);let p=0,f=-1,t=0;for(let h=0;h<r.length;)if(s[p]?.kind==="many")f=p,t=h,p+=
1;else if(P(s[p],r[h]))p+=1,h+=1;else if(f>=0)p=f+1,t+=1,h=t;else return!1;return s.slice(p).every(({kind:h})=>h==="many")}
function P(k,i=""){return k?.kind==="literal"?k.character===i:k?.kind==="set"?k.members.has(i)!==k.negated:k?.kind==="on\
e"}},16500:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.MAX_PATTERNS=void 0,y.resolvePattern=j;function x(){
const t=m(76760);return x=function(){return t},t}function L(){const t=m(32854);return L=function(){return t},t}function D(){
const t=m(25367);return D=function(){return t},t}function C(){const t=m(14395);return C=function(){return t},t}function F(){
const t=m(90762);return F=function(){return t},t}const R=20,O=4096,$=y.MAX_PATTERNS=64;function j(t,h,l){const{pattern:e,
span:a,position:b}=t,v=(0,D().visible)(e.text),d=W(e);let g=[];if(b==="program")l.add("glob-unclear",a,{pattern:v,reason:"\
program"});else if(E(e))l.add("glob-unclear",a,{pattern:v,reason:"outside"});else if(!I(e,h))if(d)l.add("glob-unclear",a,
{pattern:v,reason:d});else if(P(e))l.add("glob-unclear",a,{pattern:v,reason:"flag"});else if(h)g=T(t,h,l);else if(b==="s\
cript"&&k(e))l.add("glob-unclear",a,{pattern:v,reason:"program"});else{const c={matches:[],count:0,judged:!1};l.add("unq\
uoted-glob",a,{pattern:v,...c})}return g.length===0?[e.text]:g}function T({pattern:t,span:h,position:l},e,a){const b=(0,D().
visible)(t.text),v=s(t,e),d="matches"in v&&!v.matches.every(i);if("ambiguity"in v||d){const A="ambiguity"in v?v.ambiguity:
"file_name";return a.add("glob-unclear",h,{pattern:b,reason:A}),[]}const{matches:g}=v;g.some(A=>A.startsWith("-"))&&a.add(
"glob-unclear",h,{pattern:b,reason:"flag"}),l==="script"&&g.length>1&&a.add("glob-unclear",h,{pattern:b,reason:"program"});
const c=g.slice(0,R).map(A=>(0,D().visible)(A)),{length:o}=g;return a.add("unquoted-glob",h,{pattern:b,matches:c,count:o,
judged:!0}),g}function I({prefix:t,text:h},l){return t.includes("://")&&!l?.stat(h.slice(0,h.indexOf("/")))}function W({
text:t,segments:h,ambiguity:l}){return l||(t.length>O?"too_many":h.some(a=>(0,C().literalSegment)(a)===void 0&&(0,C().matchName)(
a,".."))?"dot":void 0)}function E({text:t,segments:h}){return t.startsWith("/")||h.some(l=>(0,C().literalSegment)(l)==="\
..")}function P({prefix:t}){return t.startsWith("-")&&!t.includes("=")}function k({segments:t}){return t.some(h=>h.some(
({kind:l})=>l==="many"))}function i(t){const h=new(F()).ProblemCollector;return(0,D().inspectCharacters)(t,0,!0,h),h.inOrder().
length===0}const n=128*1024;function s(t,h){let l=[{written:"",path:""}];for(const[b,v]of t.segments.entries()){const d=b===
t.segments.length-1,g=[];for(const c of l){const o=r(c,v,d,h);if(typeof o=="string")return{ambiguity:o};g.push(...o)}l=g}
const e=l.map(({written:b})=>Buffer.from(b));return e.reduce((b,v)=>b+v.length+1,0)>n?{ambiguity:"too_many"}:{matches:e.
sort(Buffer.compare).map(b=>b.toString())}}function r(t,h,l,e){const{written:a,path:b}=t,v=(0,C().literalSegment)(h);if(v===
"")return l?[t]:"empty_segment";const d=l?"":"/";if(v===".")return[{written:`${a}.${d}`,path:b}];const g=[];for(const c of p(
b,h,v,e)){if(c==="letters")return"letters";if(!l&&f(c,e))return"symlink";!l&&c.kind!=="directory"||g.push({written:`${a}${x().
posix.basename(c.path)}${d}`,path:c.path})}return g}function*p(t,h,l,e){if(l!==void 0){const a=e.stat(t===""?l:`${t}/${l}`);
a?.tracked&&(yield a);return}for(const a of e.list(t)){if(!a.tracked)continue;const b=(0,C().matchName)(h,x().posix.basename(
a.path));b===void 0?yield"letters":b&&(yield a)}}function f(t,h){if(t.kind!=="symlink")return t.kind==="submodule";const l=(0,L().
resolveInTree)(h,t.path);return l.kind==="missing"?!1:l.kind!=="inside"||!/^(?:file|executable)$/.test(l.entry.kind)}},54669:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.hasOneReading=T,y.lex=j;function x(){const n=m(94411);return x=function(){
return n},n}function L(){const n=m(25367);return L=function(){return n},n}function D(){const n=m(16500);return D=function(){
return n},n}function C(){const n=m(14395);return C=function(){return n},n}function F(){const n=m(68538);return F=function(){
return n},n}function R(){const n=m(26781);return R=function(){return n},n}function O(){const n=m(90762);return O=function(){
return n},n}const $=128*1024;function j(n,s){const r=new(O()).ProblemCollector;if(I(n,r))return{words:[],assignments:[],
refused:[],problems:r.inOrder()};const p={start:0,end:n.length};(0,L().inspectBlanks)(n,r),(0,L().inspectInjection)(n,r);
const f=(0,R().splitWords)(n,r),{assignments:t,refused:h,count:l}=(0,x().readAssignments)(f,r);for(const a of f.slice(0,
l))P(a,r);const e=W(f.slice(l),s,r);e.length===0&&r.add("empty-command",p,{});for(const{value:a,span:b}of t)(0,L().inspectInjection)(
a,r,b);for(const{text:a,span:b}of e)(0,L().inspectInjection)(a,r,b);return{words:e,assignments:t,refused:h,problems:r.inOrder()}}
function T({problems:n}){return n.every(({severity:s})=>s==="warning")}function I(n,s){if(Buffer.byteLength(n)<=$)return!1;
const r={start:0,end:n.length};return s.add("command-too-long",r,{more:`${$} bytes`}),!0}function W(n,s,r){const p=[];let f=0;
for(const[t,h]of n.entries()){const l={start:h.start,end:h.end},e=h.parts.some(d=>d.quoted),a=(0,O().textOf)(h);P(h,r),k(
h,r),i(h,t===0,r),(0,L().inspectLookAlikes)(a,h,t===0,r);const b=(0,C().readPattern)(h);if(b&&(f+=1),b&&f>D().MAX_PATTERNS&&
r.add("glob-unclear",l,{pattern:(0,L().visible)(a),reason:"too_many"}),!b||f>D().MAX_PATTERNS){p.push({text:a,span:l,quoted:e});
continue}const v=E(t,p);for(const d of(0,D().resolvePattern)({pattern:b,span:l,position:v},s,r))p.push({text:d,span:l,quoted:e})}
return p}function E(n,s){return n===0?"program":n===1&&s[0]?.text==="node"?"script":"argument"}function P(n,s){for(const[
r,p]of n.parts.entries()){if(p.quoted||!p.text.includes("~"))continue;const f=p.text.search(r===0?/(?:^|[=:])~/:/[=:]~/);
if(f<0)continue;const t=p.start+p.text.indexOf("~",f),h=(0,L().visible)((0,O().textOf)(n));s.add("tilde-expansion",{start:t,
end:t+1},{word:h});return}}function k(n,s){let r=-1,p=!1;for(const f of n.parts)if(!(f.quoted||r<0&&!f.text.includes("{")))
for(const{0:t,index:h}of f.text.matchAll(/[{},]|\.\./g)){const l=f.start+h;if(t==="{")r<0&&(r=l);else if(t!=="}")p=r>=0;else if(p){
const e={start:r,end:l+1};s.add("brace-expansion",e,{written:(0,L().visible)((0,O().textOf)(n))});return}}}function i(n,s,r){
const p=(0,O().unquotedText)(n);p!==void 0&&(p==="!"||s&&(0,F().isReserved)(p))&&r.add("shell-grammar",{start:n.start,end:n.
end},{written:p})}},11331:function(J,y){Object.defineProperty(y,"__esModule",{value:!0}),y.PROGRAM_NAMES=void 0,y.baseName=
$,y.hasCommandLine=P,y.isCommandLine=E,y.isShell=T,y.programNamed=j,y.runsCode=I,y.startsOthers=W;const m=/^-\w*c$|^--command$/,
x=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,F=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc\
 elvish nu xonsh",{text:m}],["shell","pwsh powershell",{text:/^[-/](?:c|command|e|ec|en\w*)$/i}],["shell","cmd",{text:/^\/[ckr]/i}],
["shell","osascript",{text:/^-e$/}],["shell","eval iex invoke-expression",{text:"words"}],["shell","source ."],["interpr\
eter","node nodejs deno tsx ts-node jiti esno esmo babel-node",{text:x}],["interpreter","vite-node swc-node sucrase-node",
{text:x}],["interpreter","bun",{text:x,fetches:/^(?:x|add)$/,runsScripts:!0}],["interpreter","python python2 python3 pyt\
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
cd test diff wc head tail"],["system","chmod true false exit vim"]],R=new Map(F.flatMap(([i,n,s])=>n.split(" ").map(r=>[
r,{name:r,kind:i,...s}]))),O=y.PROGRAM_NAMES=[...R.keys()];function $(i){return/^\.{1,2}$/.test(i)?i:i.replace(/^.*[\\/]/s,
"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function j(i){const n=$(i),s=R.get(n);if(s!==void 0)return s;
const r=R.get(n.replace(/[-.]?\d[\d.]*w?$/,""));return r?.kind==="shell"||r?.kind==="interpreter"?r:void 0}function T(i){
return j(i)?.kind==="shell"}function I(i){const n=j(i)?.kind;return n==="shell"||n==="interpreter"}function W(i){if(i===
".")return!1;const n=j(i)?.kind;return n!==void 0&&n!=="system"&&n!=="downloader"}function E(i){const[n="",...s]=i.trim().
split(/\s+/);return k(n)&&s.some(r=>/^-|[./]|^[|&;<>]+$/.test(r))}function P(i){return/&&|\|\||\$\(|`/.test(i)?!0:i.split(
/;\s|\s\|\s/).some(n=>{const[s="",...r]=n.trim().split(/\s+/);return r.length>0&&k(s)})}function k(i){return R.has(i)}},
81716:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.everyCommand=R,y.isDynamic=T,y.readShellText=F,
y.withoutReserved=$;function x(){const k=m(54669);return x=function(){return k},k}function L(){const k=m(68538);return L=
function(){return k},k}const D=128*1024,C=16;function F(k,i){return k.length>D?[]:new P(k,i).list("",0)}function R(k){return k.
flatMap(i=>[i,...R(i.inside)])}const O=/^([A-Za-z_]\w*)=(.*)$/s;function $(k){const{words:i,assignments:n}=k,s=i.findIndex(
({text:t,quoted:h})=>h||!(0,L().isBefore)(t));if(s<1)return k;const r=i.slice(s),p=r.findIndex(({text:t})=>!O.test(t)),f=p<
0?r:r.slice(0,p);return{...k,words:r.slice(f.length),assignments:[...n,...f.map(j)]}}function j({text:k,span:i}){const[,
n="",s=""]=O.exec(k)??[];return{name:n,value:s,span:i}}function T({problems:k,substituted:i},{span:n}){const s=r=>r.start<
n.end&&r.end>n.start;return i.some(s)||k.some(r=>I.has(r.rule)&&s(r.span))}const I=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),W=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
E=/\\.?|\$\(|[^\\`$"]+|./sy;class P{#n;#e;#s=0;constructor(i,n){this.#n=i,this.#e=n}list(i,n){const s=[];let r=this.#r(),
p=!1;const f=(t,h="")=>{const l=this.#t(r,t,h),{words:e,assignments:a,redirections:b,inside:v}=l,d=e.length+a.length+b.length+
v.length===0,g=s.at(-1);d?g&&(s[s.length-1]={...g,separator:g.separator+h}):s.push(l);const c=/^\|&?$/.test(h)?l:void 0;
r=this.#r(d?r.pipedFrom:c)};for(;this.#s<this.#n.length;){const t=this.#s,h=this.#i(p?E:W),l=this.#s;if(h==='"')p=!p;else{
if(h===i&&(!p||i==="`"))return f(t),s;if(h==="$("||h==="`"||!p&&/^[<>]?\($/.test(h)){if(n===C){f(t);continue}const e=this.#n.
slice(r.start,t),a=h==="("?(0,L().isOnlyBefore)(e)?"subshell":"definition":"substitution",b=this.list(h==="`"?"`":")",n+
1);r.inside.push(...b),r.gaps.push({kind:a,start:t,end:this.#s}),a==="subshell"&&(r.subshell=b)}else!p&&/^(?:[;&|\r\n]+|\))$/.
test(h)?f(t,h):!p&&h.startsWith("#")&&/^\s?$/.test(this.#n.charAt(t-1))?r.gaps.push({kind:"comment",start:t,end:l}):!p&&
/^(?:[<>]|&>)/.test(h)&&r.gaps.push({kind:"operator",start:t,end:l})}}return f(this.#n.length),s}#r(i){return{start:this.#s,
gaps:[],inside:[],pipedFrom:i}}#i(i){i.lastIndex=this.#s;const[n=""]=i.exec(this.#n)??[];return this.#s+=n.length,n}#t(i,n,s){
const{start:r,gaps:p,inside:f,pipedFrom:t,subshell:h}=i;let l="",e=r;for(const u of p){const w=u.kind==="comment"||u.kind===
"operator"?" ":"_";l+=this.#n.slice(e,u.start)+w.repeat(u.end-u.start),e=u.end}l+=this.#n.slice(e,n);const a=(0,x().lex)(
l,this.#e),b=u=>({...u,span:{start:u.span.start+r,end:u.span.end+r}}),v=a.words.map(b),d=new Set;let g=0;const o=p.filter(
({kind:u})=>u==="operator").map(({start:u,end:w})=>{for(;g<v.length&&(v[g]?.span.start??w)<w;)g+=1;const S=v[g],N=v[g-1];
return N?.span.end===u&&/^\d+$/.test(N.text)&&d.add(N),S&&d.add(S),{operator:this.#n.slice(u,w),...S&&{target:S}}}),A=[...a.
assignments,...a.refused].map(b);return{words:v.filter(u=>!d.has(u)),assignments:A.sort((u,w)=>u.span.start-w.span.start),
redirections:o,problems:a.problems.map(b),span:{start:r,end:n},separator:s,inside:f,substituted:p.filter(({kind:u})=>u===
"substitution"),...t&&{pipedFrom:t},...h&&{subshell:h},...p.some(({kind:u})=>u==="definition")&&{defines:!0}}}}},68538:function(J,y){
Object.defineProperty(y,"__esModule",{value:!0}),y.changesShell=T,y.isBefore=O,y.isOnlyBefore=$,y.isReserved=j,y.isWithoutEffect=
R;const m=I=>new Set(I.split(/\s+/)),x=m(": [ cd echo exit false test true"),L=m("! { do elif else if then time until wh\
ile"),D=new RegExp(`^\\s*(?:(?:${[...L].join("|").replace("{","\\{")})\\s+)*$`),C=m("fi done case esac for } in [[ ]] fu\
nction select coproc"),F=m(`. alias autoload bg bind break builtin caller chdir command compgen complete compopt continu\
e
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function R(I){return x.has(I)}function O(I){
return L.has(I)}function $(I){return D.test(I)}function j(I){return L.has(I)||C.has(I)}function T(I){return j(I)||F.has(
I)}},26781:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.splitWords=C;function x(){const E=m(25367);
return x=function(){return E},E}const L=1e3,D=/[ \t\n\r'"\\$`;&|<>()]/g;function C(E,P){return new F(E,P).split()}class F{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(P,k){
this.#n=P,this.#e=k}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>L){const P={start:0,end:this.#n.
length};this.#e.add("command-too-long",P,{more:`${L} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,x().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#w();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=W(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#v():this.#u();break;default:this.#u()}}#o(P,k,i,n=i){this.#r.length===0&&(this.#i=n),this.#r.push({text:P,quoted:k,
start:i})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const P=this.#t;
D.lastIndex=P+1;const k=D.exec(this.#n)?.index??this.#n.length,i=this.#n.slice(P,k);(0,x().inspectCharacters)(i,P,!1,this.#e),
this.#o(i,!1,P),this.#t=k}#h(){const P=this.#t,k=this.#n.indexOf("'",P+1),i=k<0?this.#n.length:k,n=this.#n.slice(P+1,i);
(0,x().inspectCharacters)(n,P+1,!0,this.#e),this.#o(n,!0,P+1,P),this.#d(P,i,"'")}#y(){const P=this.#t,k=this.#n;let i="",
n=P+1;for(this.#t=n;this.#t<k.length&&k.charAt(this.#t)!=='"';){const r=k.charAt(this.#t);r==="\\"&&/["$`\\\n]/.test(k.charAt(
this.#t+1))?(i+=k.slice(n,this.#t),k.charAt(this.#t+1)===`
`&&this.#f(),n=this.#t+1,this.#t+=2):r==="$"?this.#l(!0):r==="`"?this.#p(!0):this.#t+=1}const s=Math.min(this.#t,k.length);
i+=k.slice(n,s),(0,x().inspectCharacters)(k.slice(P+1,s),P+1,!0,this.#e),this.#o(i,!0,P+1,P),this.#d(P,s,'"')}#d(P,k,i){
this.#c+=1,this.#t=Math.min(k+1,this.#n.length),!(k<this.#n.length)&&this.#e.add("unterminated-quote",{start:P,end:k},{quote:i})}#w(){
const P=this.#t,k=this.#n.charAt(P+1);this.#t+=1,k===""?(this.#e.add("unterminated-quote",{start:P,end:P+1},{quote:"\\"}),
this.#o("\\",!0,P)):k===`
`?(this.#t=P,this.#f(),this.#t+=2):k>"\x7F"?this.#o("",!0,P+1,P):((0,x().inspectCharacters)(k,P+1,!0,this.#e),this.#o(k,
!0,P+1,P),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(P){const k=j(this.#n,this.#t,
P);k?this.#m(k.kind,k.end,P):(P||this.#o("$",!1,this.#t),this.#t+=1)}#p(P){const k=T(this.#n,this.#t);this.#m("command-s\
ubstitution",k,P)}#m(P,k,i){const n=this.#t,s=this.#n.slice(n,k);this.#e.add(P,{start:n,end:k},{written:(0,x().visible)(
s)}),i||this.#o(s,!0,n),this.#t=k}#v(){const P=this.#t,k=this.#n.indexOf(`
`,P);this.#t=k<0?this.#n.length:k;const i=this.#n.slice(P,this.#t);(0,x().inspectCharacters)(i,P,!1,this.#e),this.#e.add(
"shell-comment",{start:P,end:this.#t},{written:(0,x().visible)(i)})}}const R=/[A-Za-z_]/,O=/[A-Za-z0-9_]/,$=/[0-9@*#?$!-]/;
function j(E,P,k){const i=E.charAt(P+1);if(i==="(")return{kind:E.charAt(P+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:I(E,P+1,"(",")")};if(i==="{")return{kind:"variable-expansion",end:I(E,P+1,"{","}")};if(i==="[")return{kind:"\
arithmetic-expansion",end:I(E,P+1,"[","]")};if(i==="'"||i==='"'){if(k)return;const n=E.indexOf(i,P+2);return{kind:"dolla\
r-quote",end:n<0?E.length:n+1}}if(R.test(i)){let n=P+2;for(;O.test(E.charAt(n));)n+=1;return{kind:"variable-expansion",end:n}}
if($.test(i)||i>"\x7F")return{kind:"variable-expansion",end:P+2}}function T(E,P){for(let k=P+1;k<E.length;k+=1){const i=E.
charAt(k);if(i==="\\")k+=1;else if(i==="`")return k+1}return E.length}function I(E,P,k,i){let n=0;for(let s=P;s<E.length;s+=
1){const r=E.charAt(s);if(r===k)n+=1;else if(r===i&&(n-=1,n===0))return s+1}return E.length}function W(E,P,k){const i=E.
charAt(P);if(i==="("||i===")")return k.add("shell-grammar",{start:P,end:P+1},{written:i}),P+1;const n=i==="<"||i===">",s=n?
/[<>&|-]/:/[;&|]/;let r=P+1;for(;r-P<3&&s.test(E.charAt(r));)r+=1;const p=E.slice(P,r);return k.add(n?"shell-redirection":
"shell-operator",{start:P,end:r},{operator:p}),r}},54421:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),
y.startedWords=D,y.textHanded=F;function x(){const j=m(11331);return x=function(){return j},j}const L=/^-(?:exec|ok)(?:dir)?$/;
function D(j){let T=j;for(;;){const[I,W]=T,E=(0,x().baseName)(I?.text??"");if(E==="find"){const k=T.findIndex(({text:i})=>L.
test(i));return k<0?T:D(T.slice(k+1))}if((0,x().programNamed)(E)?.kind!=="wrapper"||E==="command"&&/^-[vV]/.test(W?.text??
""))return T;const P=T.findIndex((k,i)=>i>0&&C(k,T));if(P<0)return T;T=T.slice(P)}}function C({text:j},T){return T.slice(
1).some(I=>(0,x().programNamed)(I.text))?(0,x().programNamed)(j)!==void 0:!/^-|^\w+=|^\d+[smhd]?$/.test(j)}function F(j){
const[T,...I]=j,W=T&&(0,x().programNamed)(T.text);if(W?.text===void 0)return;if(W.text==="words")return O(I);const E=W.text,
P=I.findIndex(({text:i})=>E.test(i)),k=I[P];if(k!==void 0){if(W.name==="cmd"){const i=k.text.slice(2);return O(i===""?I.
slice(P+1):[{...k,text:i},...I.slice(P+1)])}return/^[-/]e/i.test(k.text)&&R(W)?$(I[P+1]):R(W)?O(I.slice(P+1)):O(I.slice(
P+1,P+2))}}function R({name:j}){return j==="pwsh"||j==="powershell"}function O(j){return j.length===0?void 0:{text:j.map(
({text:T})=>T).join(" "),words:j}}function $(j){return j&&{text:Buffer.from(j.text,"base64").toString("utf16le"),words:[
j]}}},90762:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.ProblemCollector=void 0,y.firstErrors=F,y.
textOf=L,y.unquotedText=D;function x(){const R=m(13254);return x=function(){return R},R}function L(R){const[O]=R.parts;return R.
parts.length===1&&O?O.text:R.parts.map($=>$.text).join("")}function D(R){const[O]=R.parts;return R.parts.length===1&&O&&
!O.quoted?O.text:void 0}class C{#n=[];add(O,$,j){this.#n.push((0,x().problemAt)(O,$,j))}inOrder(){const O=({severity:$})=>$===
"error"?0:1;return this.#n.sort(($,j)=>$.span.start-j.span.start||O($)-O(j))}}y.ProblemCollector=C;function F(R){const O=new Set;
return R.filter(({rule:$,severity:j})=>{if(j!=="error")return!0;const T=!O.has($);return O.add($),T})}},678:function(J,y,m){
m.r(y),m.d(y,{default:()=>x});var x=m(70298)},58238:function(J,y,m){m.r(y),m.d(y,{parse:()=>x.parse,stringify:()=>x.stringify});
var x=m(15756)}};
