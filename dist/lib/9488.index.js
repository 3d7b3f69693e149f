"use strict";exports.id=9488,exports.ids=[9488],exports.modules={45806:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),
y.launchedBy=P,y.parseInvocation=W;function x(){const r=m(76760);return x=function(){return r},r}function L(){const r=m(
91063);return L=function(){return r},r}function D(){const r=m(92739);return D=function(){return r},r}function C(){const r=m(
11331);return C=function(){return r},r}function F(){const r=m(87646);return F=function(){return r},r}function R(){const r=m(
3893);return R=function(){return r},r}function S(){const r=m(39872);return S=function(){return r},r}function $(){const r=m(
46868);return $=function(){return r},r}function j(){const r=m(31901);return j=function(){return r},r}const T=5,I={node:F().
parseNode,npm:R().parseNpm,npx:R().parseNpx};function W(r,p,d=L().NO_PROGRAMS){return E(r,p,d,0)}function E(r,p,d,t){const h=(g,c)=>O(
g,c,d,t+1),l={families:d,start:h,tool:(g,c)=>(0,$().parseTool)(g,c,l)};if(typeof r!="string")return(0,S().parseProgram)(
r,p,l);const{invocation:e,problems:a}=I[r](p,l),[b]=r==="node"&&!(0,F().isTestRun)(e)?e.operands:[];if(b===void 0)return{
invocation:e,problems:a};const v=s(b.text).map(g=>{const c=["--",g].map(o=>({...b,text:o}));return h({program:"npx",words:[
...c,...e.passthrough],starts:"file"},r)}),u=v.flatMap(g=>g.launched);return{invocation:u.length>0?{...e,launched:u}:e,problems:[
...a,...v.flatMap(g=>g.problems)]}}function P({launched:r=[]}){return r.flatMap(p=>[p,...P(p)])}function O({program:r,words:p,
...d},t,h,l){const[e={text:"",span:{start:0,end:0}},...a]=p,b=l===T?"outside-code":r?void 0:i(e.text);if(b)return{launched:[],
problems:[(0,j().wordProblem)(b,t,e)]};const v=r??((0,j().isProgram)(e.text)?e.text:void 0),{invocation:u,problems:g}=v?
E(v,r?p:a,h,l):E("npx",p,h,l);return{launched:[{...u,...d}],problems:g}}function i(r){return r.startsWith("-")?"unknown-\
flag":(0,C().programNamed)(r)!==void 0&&!(0,j().isProgram)(r)&&!(0,D().isKnownTool)(r)?"outside-code":void 0}const n=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function s(r){const p=x().posix.normalize(r.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
p))return["yarn"];const[,d,t=""]=n.exec(p)??[];if(d===void 0)return[];if(d===".bin")return[t];const l=[...new Set([t.replace(
/\.[cm]?[jt]s$/,""),d])].filter(e=>(0,D().isKnownTool)(e));return l.length>0?l:[d]}},97340:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.judgeFlag=I,y.pythonFiles=t,y.setsHarmless=h;function x(){const v=m(55972);return x=function(){
return v},v}function L(){const v=m(19609);return L=function(){return v},v}function D(){const v=m(88220);return D=function(){
return v},v}function C(){const v=m(32854);return C=function(){return v},v}function F(){const v=m(94411);return F=function(){
return v},v}function R(){const v=m(54669);return R=function(){return v},v}function S(){const v=m(87646);return S=function(){
return v},v}function $(){const v=m(31901);return $=function(){return v},v}function j(){const v=m(17083);return j=function(){
return v},v}const T={problems:[]};function I(v,u,g){const{word:c,flag:o,value:A="",written:f,off:w}=g;if(o===void 0)return b(
v,u,g);const k=U=>E(U,v,g),{choices:N}=o;if(N?.every(U=>!W(U,A.replace(/\s+/g,""))))return{problems:[k("unknown-flag")]};
if(w)return T;if(o.kind==="node")return a(c,l(v,A));const{rule:M,...H}=(0,D().isReason)(o.kind)?{rule:o.kind}:P(v,g,u.stops===
!0),G=(0,j().isForeign)(f)||(0,j().isOfMachine)(f),B=M??(G?"outside-code":void 0);return{...A===""?{}:H,problems:B?[k(B)]:
[]}}function W(v,u){const[g="",c]=v.split("~");if(c===void 0)return u===v;const o=u.slice(g.length,u.length-c.length);return/^[^"'\\{}<>\s]+$/.
test(o)&&u===`${g}${o}${c}`}function E(v,u,{word:{text:g,span:c},written:o,value:A=""}){const f=g===o&&A!==""?`${o} ${A}`:
g;return(0,$().flagProblem)(v,u,{name:o,written:f,span:c,value:A})}function P(v,u,g){const{word:c,flag:o,written:A,value:f=""}=u,
{span:w}=c,k=o?.kind??"text";switch(k){case"choice":return{};case"tests":return{files:[{as:"tests",path:f,span:w}]};case"\
path":{const N=(0,C().normalise)(f)===void 0?"outside-code":void 0,M=(0,j().isElsewhere)(f)?[]:[{as:"place",path:f,span:w}];
return{rule:N,files:M,root:f}}case"config":return(0,j().isElsewhere)(f)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(f)?{}:{
files:[{as:"config",path:f,span:w}]};case"output":{const N=f.slice(f.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(N)?{}:(0,j().isElsewhere)(N)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:N,span:w}]}}case"cod\
e":case"preload":{const N=k==="code"?s(f,g):r(f,g),M=E("tool-runs-file",v,u);return{rule:N,files:p(f).map(H=>d(H,w,M,k))}}case"\
module":{const N=f.split(":").filter(B=>/^\w+(?:\.\w+)*$/.test(B)),M=new Set(N.flatMap(B=>[B,B.replace(/\.\w+$/,"")]).flatMap(
t)),H=E("tool-runs-file",v,u);return{rule:(0,j().isForeign)(f)||/[\\/]/.test(f)?"outside-code":void 0,files:[...M].map(B=>({
as:"module",path:B,span:w,ifFile:H}))}}default:{const N=(0,j().isOfMachine)(f)&&!n(A,f),M=!(0,D().isReason)(k)&&x().KINDS[k](
f)!==void 0;return{rule:(0,j().isForeign)(f)||N||O.test(f)||M?"outside-code":void 0}}}}const O=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,
i=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;function n(v,u){return i.
test(v)||v==="-t"&&!u.includes(":")}function s(v,u){if((0,j().isElsewhere)(v)||/[\s(){};]/.test(v))return"outside-code";
if(v.split(",").some(c=>/^\.|\.[cm]?[jt]sx?$/.test(c)))return u?"outside-code":"tool-runs-file"}function r(v,u){return L().
PRELOADABLE_PACKAGES.has(v)||L().PRELOADABLE_BY_TOOLS.has(v)?"tool-runs-file":u?"outside-code":s(v,u)??"tool-runs-file"}
function p(v){return v.split(",").filter(g=>g!==""&&!(0,j().isElsewhere)(g)).map(g=>g.replace(/^<rootDir>\//,"./"))}function d(v,u,g,c){
return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(v)?{as:"code",path:v,span:u}:{as:"module",path:v,span:u,ifFile:g,first:c===
"preload"}}function t(v){const u=v.replaceAll(".","/");return["","src/"].flatMap(g=>[".py","/__main__.py","/__init__.py"].
map(c=>`${g}${u}${c}`))}function h(v){const[,u="",g=""]=/^(\w+)[=:](.*)$/s.exec(v)??[];return u!==""&&(0,F().isHarmlessVariable)(
u,g)}function l(v,u){return/^(?:_?mocha|deno)$/.test(v)?u.split(",").map(g=>g.startsWith("-")?g:`--${g}`):v==="ava"?(0,R().
lex)(u).words.map(({text:g})=>g):[u]}const e="x.js";function a({span:v},u){const g=[...u,e,e].map(A=>({text:A,span:v,quoted:!1})),
{invocation:c,problems:o}=(0,S().parseNode)(g);return{problems:o,nodeFlags:c.flags}}function b(v,{stops:u,handsOn:g,data:c={}},{
word:o,value:A=""}){const f=w=>({problems:[(0,$().wordProblem)(w,v,o)]});if(g){const w=o.text.includes("=")||A===""?[]:[
A],k=a(o,[o.text,...w]);if(!k.problems.some(({rule:N})=>N==="unknown-flag"))return k}return u?f("unknown-flag"):c.starts===
"npm-scripts"&&o.text.includes("=")?T:(0,j().isForeign)(A)||(0,j().isOfMachine)(A)?f("outside-code"):c.unknown?T:f("unkn\
own-flag")}},91633:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.filesAmong=W,y.judgeOperands=j,y.refusedAmong=
S,y.ruleForOperand=T;function x(){const i=m(55972);return x=function(){return i},i}function L(){const i=m(91063);return L=
function(){return i},i}function D(){const i=m(32854);return D=function(){return i},i}function C(){const i=m(13254);return C=
function(){return i},i}function F(){const i=m(31901);return F=function(){return i},i}function R(){const i=m(17083);return R=
function(){return i},i}function S(i,n,s){const[r]=s;if(r===void 0)return[];const p=s.find(({text:t})=>n.readsBehind&&$(n,
t)!==void 0);return(n.data.variables?s:[p??r]).flatMap(t=>{const h=$(n,t.text);return h===void 0?[]:[(0,F().wordProblem)(
h,i,t)]})}function $({refused:i,data:n},s){const r=n.ends_with?.split(" ");if(r?.includes(s))return;const p=t=>(0,L().lookUp)(
i,(0,L().flagKey)(t))?.kind,d=s.split(":").some(t=>p(t)==="never-ends");return p(s)??(r||d?"never-ends":void 0)}function j(i,{
places:n,data:{variables:s}},r){return r.flatMap((p,d)=>{const t=n[Math.min(d,n.length-1)]?.kind??"path",h=s===void 0?[]:
O(i,s,p);if(h.length>0)return h;const l=T(t,p.text);return l===void 0?[]:[(0,F().wordProblem)(l,i,p)]})}function T(i,n){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(n))return i==="text"&&I.test(n)?void 0:"uses-network";switch(i){case"\
import":return n.includes("@")?"uses-network":(0,D().normalise)(n)===void 0?"outside-code":void 0;case"text":return n===
"-"?"reads-stdin":(0,R().isForeign)(n)||(0,R().isOfMachine)(n)?"outside-code":void 0;case"path":case"tests":{if(n==="-")
return"reads-stdin";if(n.startsWith("@"))return"outside-code";const s=n.replace(/^!|::.*$/gs,"");return(0,D().normalise)(
s)===void 0||(0,R().isForeign)(n)?"outside-code":void 0}default:return x().KINDS[i](n)===void 0?void 0:"outside-code"}}const I=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function W({places:i,data:n},s){const r=i[0]?.kind;return s.flatMap(({text:p,span:d})=>{if(T(r??"path",p)!==void 0)return[];
const t=(r==="import"||n.starts==="package")&&p.endsWith(".go");if(r==="tests"||t)return[{as:"tests",path:p.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:d}];const h=(0,D().normalise)(p);return h&&!(0,D().isWithin)(h,".git",{ignoreCase:!0})&&!(0,R().isElsewhere)(p)?
[{as:"place",path:p,span:d}]:[]})}const E=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,P=/[$`;&|<>(){}\s]/;function O(i,n,s){
const{text:r,span:p}=s,d=r.includes("="),t=r.replace(/\s*[:+?!]*=.*$/s,"");return d&&!n.includes(t)?[(0,C().problemAt)("\
make-variable",p,{program:i,variable:t})]:(d?E.test(r):!P.test(r))?[]:[(0,F().wordProblem)("outside-code",i,s)]}},20691:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.launchesOf=R;function x(){const E=m(21006);return x=function(){return E},
E}function L(){const E=m(13254);return L=function(){return E},E}function D(){const E=m(54669);return D=function(){return E},
E}function C(){const E=m(97340);return C=function(){return E},E}function F(){const E=m(31901);return F=function(){return E},
E}function R(E,{program:P,words:O,parsing:i},{flags:n,operands:s}){const r=n.some(({flag:t})=>t?.kind==="only-prints"||t?.
kind==="outside-code"),p=t=>i.start(t,P),d=(()=>{switch(E){case"node":return r?[]:[p({program:"node",words:s})];case"com\
mand":return r?[]:[S(P,O,s,p)];case"command-texts":return s.map(t=>j(P,t,p));case"npm-scripts":{const t=n.flatMap(({flag:h,
word:l})=>h===void 0?[l]:[]);return s.map(h=>T(P,h,t,p))}default:return[]}})();return{invocation:{launched:d.flatMap(t=>t.
launched)},problems:d.flatMap(t=>t.problems)}}function S(E,P,O,i){const{words:n,problems:s}=E==="cross-env"?$(O):{words:O,
problems:[]},[r]=n,p=r&&P.find(({text:l})=>l===r.text),d=`\`${E}\` starts at the first word that is \`${r?.text}\``,t=r===
void 0||p===r?[]:[(0,L().problemAt)("flag-value",r.span,{program:E,flag:r.text,fault:d})],h=i({words:n});return{...h,problems:[
...s,...t,...h.problems]}}function $(E){const P=E.findIndex(({text:n})=>!/^\w+=/.test(n)),O=P<0?E:E.slice(0,P),i=O.flatMap(
({text:n,span:s})=>{if((0,C().setsHarmless)(n))return[];const{written:r,attached:p=""}=(0,x().splitAtEquals)(n);return[(0,L().
problemAt)("assignment-refused",s,{name:r,value:p,known:!1})]});return{words:E.slice(O.length),problems:i}}function j(E,{
text:P,span:O},i){const[,n="",s=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(P)??[],{words:r,problems:p}=(0,D().lex)(n===
""?P.replace(/^npm:(?=\S)/,"npm run "):s);if(!((0,D().hasOneReading)({problems:p})||n!==""&&s.trim()==="")||!/^[\w:.@/*-]*$/.
test(n))return W(E,{text:P,span:O});const t=r.map(h=>({...h,span:O}));return i(n===""?{words:t}:I([{text:n,span:O,quoted:!1},
...t],"wildcard"))}function T(E,{text:P,span:O},i,n){const[,s="",r=""]=/^\s*(\S+)(.*)$/s.exec(P)??[],{words:p,problems:d}=(0,D().
lex)(r),t=r.trim()===""||(0,D().hasOneReading)({problems:d});if(s===""||!t||/\{!?[*@%\d]/.test(P))return W(E,{text:P,span:O});
const h=p.map(e=>({...e,span:O})),l=[...i,{text:s,span:O,quoted:!1},...h];return n(I(l,/^[\w:.@/-]+$/.test(s)?void 0:"gl\
ob"))}function I(E,P){return{program:"npm",words:[{text:"run",span:E.at(-1)?.span??{start:0,end:0},quoted:!1},...E],...P&&
{selects:P}}}function W(E,P){return{launched:[],problems:[(0,F().wordProblem)("outside-code",E,P)]}}},87646:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.isTestRun=E,y.parseNode=S;function x(){const n=m(19609);return x=function(){
return n},n}function L(){const n=m(21006);return L=function(){return n},n}function D(){const n=m(13254);return D=function(){
return n},n}function C(){const n=m(31901);return C=function(){return n},n}function F(){const n=m(17083);return F=function(){
return n},n}const R=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function S(n){const s=[],r=[],p=[],d=new Set;
for(const u of(0,L().readFlags)(n,$).tokens){if(u.kind==="operand"){p.push(u.word);continue}if(u.kind==="unknown"){const w={
program:"node",flag:u.written};r.push((0,D().problemAt)("unknown-flag",u.word.span,w));continue}const{spec:g,negated:c}=u.
part,o=T(u);s.push(o);const A=I(g,c,o.value);if(A!==void 0&&r.push(W(o,A)),c)continue;d.add(g.kind);const f=O(g,o);f!==void 0&&
r.push((0,C().flagProblem)(f,"node",o))}const t=E({flags:s}),h=t?p.length:d.has("evaluates")?0:1,l=p.slice(0,h),e=p.slice(
h),a=t||d.has("only-prints")||d.has("evaluates"),b=i(l,t,n);b!==void 0&&!(a&&l.length===0)&&r.push(b);const v=(0,C().onlyAsksForInformation)(
e);return v!==void 0&&r.push((0,C().printsOnly)("node",v)),{invocation:{program:"node",flags:s,operands:l,passthrough:e},
problems:r}}const $={flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:n=>{const s=n.startsWith(
"--"),r=s?n.slice(2).replaceAll("_","-"):n,p=r.startsWith("no-")&&!x().NODE_FLAGS.has(r),d=p?r.slice(3):r,t=x().NODE_FLAGS.
get(x().NODE_ALIASES.get(d)??(s?d:""));return t&&[{spec:t,negated:p,takes:p?"never":j(t)}]}};function j({name:n,arity:s}){
return n==="print"?"unless-dash":s==="value"?"always":"never"}function T(n){const{spec:s,negated:r}=n.part;return{name:`\
--${r?"no-":""}${s.name}`,written:n.written,...(0,L().valueRead)(n)}}function I({name:n,arity:s},r,p){if(s==="value")return(0,C().
valueFault)(p,r);if(r)return p===void 0?void 0:"a `--no-` flag takes no value";if(s!=="none")return p?void 0:"its value \
is missing";const d=n==="print"||/^(?:inspect|debug$|debug-brk$)/.test(n);return p===void 0||d?void 0:"it takes no value"}
function W(n,s){return(0,D().problemAt)("flag-value",n.span,{program:"node",flag:n.written,fault:s})}function E({flags:n}){
return n.findLast(({name:s})=>s==="--test"||s==="--no-test")?.name==="--test"}const P=/\.(?:info|lcov|log|tap|txt|xml)$/;
function O(n,{value:s=""}){switch(n.kind){case"harmless":return;case"reports-tests":return x().BUILT_IN_REPORTERS.has(s)?
void 0:"outside-code";case"tolerates-rejections":return s==="warn"||s==="none"?"weakens":void 0;case"writes-report":return s===
"stdout"||s==="stderr"?void 0:P.test(s)&&!(0,F().isElsewhere)(s)?"tool-writes":"writes-files";case"evaluates":return"out\
side-code";case"preloads":return x().PRELOADABLE_PACKAGES.has(s)?"tool-runs-file":"outside-code";default:return n.kind}}
function i(n,s,r){const[p]=n;if(p===void 0){const h=r.at(-1)?.span.end??0;return s?void 0:(0,D().problemAt)("reads-stdin",
{start:0,end:h},{program:"node",flag:""})}const{text:d,span:t}=p;if(R.has(d))return(0,D().problemAt)("reads-stdin",t,{program:"\
node",flag:d});if(d.startsWith("-"))return(0,D().problemAt)("outside-code",t,{program:"node",flag:`-- ${d}`});if(d==="in\
spect"||!s&&d==="debug")return(0,D().problemAt)("outside-code",t,{program:"node",flag:d})}},3893:function(J,y,m){Object.
defineProperty(y,"__esModule",{value:!0}),y.parseNpm=R,y.parseNpx=$;function x(){const n=m(4274);return x=function(){return n},
n}function L(){const n=m(20457);return L=function(){return n},n}function D(){const n=m(88220);return D=function(){return n},
n}function C(){const n=m(13254);return C=function(){return n},n}function F(){const n=m(31901);return F=function(){return n},
n}function R(n,s=F().ALONE){const{flags:r,operands:p}=j(x().NPM_FLAGS,n,x().NPM_SHORTHANDS),[d,...t]=p,h=d&&x().NPM_SUBCOMMANDS.
get(d.text),l=h?.kind==="runs-tool",e=T("npm",r,n,l),a={program:"npm",flags:e.flags};if(d===void 0){const g=W(r)?[]:[i("\
npm",n)];return{invocation:{...a,operands:[],passthrough:[]},problems:[...e.problems,...g]}}if(h===void 0){const g=[...x().
NPM_SUBCOMMANDS].find(([A])=>A.startsWith(d.text))?.[1].name??"",c={program:"npm",subcommand:d.text,meant:g},o=[(0,C().problemAt)(
"unknown-subcommand",d.span,c),...e.problems];return{invocation:{...a,operands:t,passthrough:[]},problems:o}}const b={...a,
subcommand:h.name},{invocation:v,problems:u}=E(h,{word:d,rest:t},b,s);return{invocation:v,problems:[...u,...e.problems]}}
const S=new Map([...x().NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function $(n,s=F().ALONE){const{
flags:r,operands:p}=j({...x().NPM_FLAGS,stops:!0},n,S),d=T("npx",r,n,!0),t={program:"npx",subcommand:"exec",flags:d.flags},
[h]=p;if(h===void 0){const{subcommand:c,...o}=t,A=W(r)?[]:[i("npx",n)];return{invocation:{...o,operands:[],passthrough:[]},
problems:[...d.problems,...A]}}const l=n[n.indexOf(h)-1],e=p.slice(1).find(({text:c})=>c.startsWith("-")),v=/^--no(?!-install$)/.
test(l?.text??"")&&e!==void 0&&l?[(0,C().problemAt)("flag-value",l.span,{program:"npx",flag:l.text,fault:"npx takes the \
next word for its value"})]:[],{invocation:u,problems:g}=O(p,t,s);return{invocation:u,problems:[...g,...d.problems,...v]}}
function j(n,s,r){const p=new Map;for(const e of s){const a=r.get(e.text);p.set(a===void 0?e:{...e,text:a},e)}const{flags:d,
operands:t,started:h}=(0,L().readUse)(n,[...p.keys()]),l=n.stops?h:t;return{flags:d,operands:l.map(e=>p.get(e)??e)}}function T(n,s,r,p){
const d=s.map(t=>{const{word:h,value:l,flag:e}=t,a=r.findIndex(({span:N})=>N.start===h.span.start),b=(r[a]?.text??"").replace(
/(?<=^--[^=]*)=.*/s,""),[,v,u]=/^--(no-)?(.*)$/s.exec(e?.name??b)??[],g=v!==void 0,c={name:`--${u??b}`,written:b,span:h.
span,...l!==void 0&&e&&{value:l},...g&&{negated:g}};if(e===void 0)return{flag:c,problems:[I(n,c,r[a+1],p)]};const o=/^(?:true|false|null|always)$/.
test(r[a+1]?.text??""),A=e.arity==="value"?(0,F().valueFault)(l,!1):o?"npm reads the next word as its value":void 0,f=(0,D().
isReason)(e.kind)?e.kind:p&&x().SELECTING_FLAGS.has(e.name)?"outside-code":void 0,w={program:"npm",flag:b,fault:A??""},k=A===
void 0?[]:[(0,C().problemAt)("flag-value",h.span,w)];return{flag:c,problems:[...f?[(0,F().flagProblem)(f,n,c)]:[],...k]}});
return{flags:d.map(({flag:t})=>t),problems:d.flatMap(({problems:t})=>t)}}function I(n,s,r,p){const d=(0,F().flagProblem)(
"unknown-flag",n,s),t=!p&&x().FLAGS_OF_TESTS.has(s.written),h=r!==void 0&&!r.text.startsWith("-");return t&&!h?{...d,severity:"\
warning"}:d}function W(n){return n.some(({flag:s})=>s?.kind==="only-prints"||s?.kind==="outside-code")}function E({name:n,
kind:s},r,p,d){if(s==="runs-script")return P(n,r,p);if(s!=="runs-tool")return{invocation:{...p,operands:r.rest,passthrough:[]},
problems:[(0,F().wordProblem)(s,p.program,{text:n,span:r.word.span})]};if(r.rest.length>0)return O(r.rest,p,d);const h=p.
flags.some(({name:l})=>l==="--call")?[]:[i(p.program,[r.word])];return{invocation:{...p,operands:[],passthrough:[]},problems:h}}
function P(n,{word:s,rest:r},p){const d=n==="run"?r.slice(0,1):[s],t=n==="run"?r.slice(1):r,[h]=d,l=[];h===void 0?l.push(
(0,F().printsOnly)("npm",{...s,text:"run"})):h.text==="env"&&l.push({...(0,F().printsOnly)("npm",{...h,text:"run env"}),
severity:"error"});const e=(0,F().onlyAsksForInformation)(t);return e!==void 0&&l.push((0,F().printsOnly)("npm",e)),{invocation:{
...p,operands:d,passthrough:t},problems:l}}function O([n,...s],r,p){const d={...r,operands:n?[n]:[],passthrough:s};if(n===
void 0)return{invocation:d,problems:[]};if(!(0,F().isToolName)(n.text))return{invocation:d,problems:[(0,F().wordProblem)(
"uses-network",r.program,n)]};const{problems:t,...h}=p.tool(n,s);return{invocation:{...d,...h},problems:t}}function i(n,s){
const r=s[0]?.span.start??0,p=s.at(-1)?.span.end??0;return(0,C().problemAt)("nothing-to-run",{start:r,end:p},{program:n})}},
39872:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.parseProgram=j,y.parseUse=T;function x(){const n=m(
20457);return x=function(){return n},n}function L(){const n=m(13254);return L=function(){return n},n}function D(){const n=m(
97340);return D=function(){return n},n}function C(){const n=m(91633);return C=function(){return n},n}function F(){const n=m(
20691);return F=function(){return n},n}function R(){const n=m(31901);return R=function(){return n},n}function S(){const n=m(
91883);return S=function(){return n},n}function $(){const n=m(79757);return $=function(){return n},n}function j(n,s,r){const{
program:p,use:d}=n,{invocation:t,named:h,problems:l}=T({program:p,use:d,words:s,family:n,parsing:r}),a=[...h.files.filter(
({as:v})=>v!=="place"),...t.files??[]];return{invocation:{program:p,family:n,...{flags:[],operands:[],passthrough:[]},...t,
files:a},problems:l}}function T(n){const{program:s,use:r}=n,{behind:p,data:d}=r,t=p?n.words.findIndex(({text:o})=>o==="-\
-"):-1,h=t<0?n.words:n.words.slice(0,t),l=(0,x().readUse)(r,h),e=l.rest?[...l.flags,l.rest.flag]:l.flags,a=t<0||!p?[]:(0,x().
readUse)(p,n.words.slice(t+1)).flags,b=[...e.map(o=>(0,D().judgeFlag)(s,r,o)),...a.map(o=>(0,D().judgeFlag)(s,p??r,o))],
v=(r.stops?l.started:l.operands).slice(d.skips??0),{invocation:u,named:g,problems:c}=W(n,{flags:[...e,...a],operands:v,...l.
rest&&{rest:{module:l.rest.flag.flag?.kind==="module",words:l.rest.words}}});return{invocation:{...u,...d.any_package&&{
anyPackage:!0},flags:[...e.map(I),...u.flags??[]]},named:{files:[...b.flatMap(({files:o=[]})=>o),...g?.files??[]],roots:b.
flatMap(({root:o=[]})=>o),nodeFlags:b.flatMap(({nodeFlags:o=[]})=>o)},problems:[...b.flatMap(o=>o.problems),...c]}}function I({
word:n,written:s,value:r}){return{name:s,written:s,span:n.span,...r!==void 0&&{value:r}}}function W(n,s){const{program:r,
use:p,path:d,family:t,parsing:h}=n,{flags:l,operands:e,rest:a}=s,[b,...v]=e,u=(0,C().refusedAmong)(r,p,e);if(u.length>0&&
p.stops)return{invocation:{},problems:u};const g=b&&p.subcommands.get(b.text),c=g?.data.starts==="own-script"?"own-scrip\
t":p.data.starts;if(b&&g&&c!=="own-script"){const w=d===void 0?b.text:`${d} ${b.text}`;return T({...n,use:g,path:w,words:v})}
const o={...d!==void 0&&{subcommand:d},...l.some(({flag:w})=>w?.kind==="checks-syntax-only")&&{parsed:!0}},A=(()=>{if(a&&
t)return a.module?(0,S().parseModule)(t,a.words,h):{invocation:{passthrough:a.words},problems:i(r,a.words)};if(c!==void 0&&
t===void 0)return(0,F().launchesOf)(c,n,s);if(b===void 0)return{invocation:{},problems:P(n,l)};if(c!==void 0&&t)return(0,$().
startByName)(c,b,v,{family:t,parsing:h});if(p.subcommands.size>0){const N=(0,L().problemAt)("unknown-subcommand",b.span,
{program:r,subcommand:b.text});return{invocation:{operands:[b],passthrough:v},problems:[N]}}const w=e.filter(({span:N})=>u.
every(M=>M.span!==N)),k=(0,C().filesAmong)(p,w);return{invocation:{operands:e},problems:(0,C().judgeOperands)(r,p,e),named:{
files:k}}})(),f=[...u,...O(n,l),...A.problems];return{...A,invocation:{...o,...A.invocation},problems:f}}function E(n){return n.
some(({flag:s,off:r})=>s?.kind==="only-prints"&&!r)}function P({program:n,use:s},r){const p=E(r)?void 0:s.data.alone,d={
text:"",span:{start:0,end:n.length}};return p?[(0,R().wordProblem)(p,n,d)]:[]}function O({program:n,use:s,path:r,words:p},d){
if(E(d))return[];const t=new Set(d.flatMap(({flag:l,off:e})=>l&&!e?l.name:[])),h=p[0]?.span??{start:0,end:0};return Object.
entries(s.data.unless??{}).flatMap(([l,e])=>e.split(" ").some(a=>t.has(a))?[]:[(0,R().wordProblem)(l,n,{text:r??"",span:h})])}
function i(n,s){return s.filter(({text:p})=>/^--?test\./.test(p)).map(p=>(0,R().wordProblem)("skips-tests",n,p))}},46868:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.parseTool=S,y.parseUnknownTool=$;function x(){const T=m(20457);return x=
function(){return T},T}function L(){const T=m(92739);return L=function(){return T},T}function D(){const T=m(71011);return D=
function(){return T},T}function C(){const T=m(11331);return C=function(){return T},T}function F(){const T=m(39872);return F=
function(){return T},T}function R(){const T=m(31901);return R=function(){return T},T}function S(T,I,W){const{text:E}=T,P=(0,L().
refusalOf)(E);if(P!==void 0)return{problems:[(0,R().wordProblem)(P,E,T)]};const O=(0,L().toolOf)(E,W.families.tools),i=O??
(0,D().unknownTool)(E),{invocation:n,named:s,problems:r}=(0,F().parseUse)({program:E,use:i,words:I,parsing:W}),{launched:p=[]}=n;
return{tool:s,...p.length>0&&{launched:p},problems:O?r:[...r,...j(T,I,i)]}}function $(T,I,W,E=R().ALONE){const{problems:P}=(0,F().
parseUse)({program:T.text,use:W,words:I,parsing:E});return[...P,...j(T,I,W)]}function j({text:T},I,W){const{flags:E,operands:P}=(0,x().
readUse)(W,I),O=I[I.findIndex(({text:r})=>r==="--")+1],i=[...new Set([P[0],O])].filter(r=>r!==void 0&&(0,C().startsOthers)(
r.text)),n=E.filter(({written:r,flag:p,value:d=""})=>/^-[ex]$/.test(r)&&/\s/.test(d)||p?.kind!=="config"&&(0,C().isCommandLine)(
d)),s=P.filter(({text:r})=>(0,C().hasCommandLine)(r));return[...i,...n.map(({word:r})=>r),...s].flatMap(r=>r===void 0?[]:
[(0,R().wordProblem)("outside-code",T,r)])}},31901:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.ALONE=
void 0,y.flagProblem=S,y.isProgram=C,y.isToolName=F,y.onlyAsksForInformation=T,y.printsOnly=I,y.valueFault=$,y.wordProblem=
R;function x(){const W=m(91063);return x=function(){return W},W}function L(){const W=m(13254);return L=function(){return W},
W}const D=y.ALONE={families:x().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};function C(W){
return W==="node"||W==="npm"||W==="npx"}function F(W){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(
W)}function R(W,E,{text:P,span:O}){return(0,L().problemAt)(W,O,{program:E,flag:P})}function S(W,E,P){const{written:O,span:i,
value:n}=P,s={program:E,flag:O};return(0,L().problemAt)(W,i,n===void 0?s:{...s,value:n})}function $(W,E){return E?"it ta\
kes a value, so it has no `--no-` form":W===void 0||W===""?"its value is missing":W.startsWith("-")?"its value begins wi\
th a dash":void 0}const j=new Set(["--version","-v","-V","--help","-h"]);function T(W){const[E]=W;return W.length===1&&E!==
void 0&&j.has(E.text)?E:void 0}function I(W,E){return R("only-prints",W,E)}},91883:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.parseModule=i;function x(){const n=m(17093);return x=function(){return n},n}function L(){const n=m(
20457);return L=function(){return n},n}function D(){const n=m(91063);return D=function(){return n},n}function C(){const n=m(
13254);return C=function(){return n},n}function F(){const n=m(97340);return F=function(){return n},n}function R(){const n=m(
31901);return R=function(){return n},n}function S(){const n=m(17083);return S=function(){return n},n}const $=(0,D().groupsByName)(
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
e o,option= f,fail-fast"}}),E=(0,D().useTable)({flags:{text:"q,quiet"}}),P=new Map([["doctest",W],["py_compile",E]]);function O({
text:n,span:s}){const r=/^\w+(?:\.\w+)*$/.test(n)?n.split("."):[],p=r.map((t,h)=>r.slice(0,h+1).join("."));return(n.endsWith(
".py")?[n]:p.flatMap(F().pythonFiles)).map(t=>({as:"module",path:t,span:s}))}function i({program:n,data:s},[r,...p],d){if(r===
void 0){const w={program:n,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,C().problemAt)("fla\
g-value",{start:0,end:0},w)]}}const{known:t}=d.families,h=t.get(r.text);if(h!==void 0&&s.started_programs.includes(r.text)){
const{launched:w,problems:k}=d.start({program:h,words:p},n);return{invocation:{module:r,launched:w},problems:k}}const l={
module:r,operands:[r],passthrough:p},e=r.text==="unittest"?p.flatMap(O):[],a={...l,files:e},b=(w,k=r.text)=>({invocation:a,
problems:[(0,R().wordProblem)(w,n,{...r,text:k})]}),v=/^[\w.]+$/.test(r.text)?$.get(r.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(v!==void 0)return b(v);const u=t.get("python"),g=P.get(r.text);if(g!==void 0&&u!==void 0){const w=r.
text==="py_compile",k={...u,data:{...u.data,extensions:void 0}},{flags:N,operands:M}=(0,L().readUse)(g,p),H=M.map(U=>d.start(
{program:w?u:k,words:[U]},n)),G=H.flatMap(U=>U.launched),B=w?b("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...a,launched:G.map(U=>({...U,...w&&{parsed:w}}))},problems:[...N.flatMap(U=>(0,F().judgeFlag)(r.text,g,U).problems),
...B,...H.flatMap(U=>U.problems)]}}const c=j.has(r.text);if(!c&&(0,x().isOfLibrary)(r.text))return b("outside-code",`-m ${r.
text}`);const[o,...A]=p;if(r.text==="coverage"&&o?.text==="run"&&u!==void 0){const{flags:w,started:k,rest:N}=(0,L().readUse)(
I,A),M=N?[{...N.flag.word,text:"-m"},...N.words]:k;if(M.length>0){const{launched:H,problems:G}=d.start({program:u,words:M},
n),B=w.flatMap(U=>(0,F().judgeFlag)("coverage",I,U).problems);return{invocation:{...a,starts:"module",launched:H},problems:[
...B,...G]}}}const f=p.filter(({text:w})=>(0,S().isForeign)(w)||c&&T.test(w));return{invocation:c?a:{...a,starts:"module"},
problems:f.map(w=>(0,R().wordProblem)("outside-code",r.text,w))}}},79757:function(J,y,m){Object.defineProperty(y,"__esMo\
dule",{value:!0}),y.extensionProblems=E,y.startByName=S;function x(){const i=m(91063);return x=function(){return i},i}function L(){
const i=m(92739);return L=function(){return i},i}function D(){const i=m(13254);return D=function(){return i},i}function C(){
const i=m(11331);return C=function(){return i},i}function F(){const i=m(91633);return F=function(){return i},i}function R(){
const i=m(31901);return R=function(){return i},i}function S(i,n,s,r){const{program:p}=r.family,d={operands:[n],passthrough:s},
t=()=>({invocation:d,problems:[(0,R().wordProblem)("outside-code",p,n)]});switch(i){case"file":return W(n,s,r);case"pack\
age":{const h=(0,F().ruleForOperand)("import",n.text),e=h===void 0&&n.text.endsWith(".go")?[{as:"tests",path:n.text,span:n.
span}]:[];return{invocation:{...d,files:e},problems:h?[(0,R().wordProblem)(h,p,n)]:[]}}case"program":return P(n,s,r);case"\
script":case"own-script":{const h=$.test(n.text)?t().problems:[];return{invocation:{...d,subcommand:"run"},problems:[...h,
...I(s,r.family)]}}case"tool":return O("exec",n,s,r);case"script-or-tool":case"script-tool-or-file":{const h=i==="script\
-tool-or-file";if(j.test(n.text)||h&&T(n.text))return h?W(n,s,r):t();const l=O("script-or-tool",n,s,r);return{...l,problems:[
...l.problems,...I(s,r.family)]}}default:return t()}}const $=/^\/|\*/,j=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function T(i){return/[\\/]/.test(i)&&!/^@[\w.-]+\/[\w.-]+$/.test(i)}function I(i,{program:n,use:s}){return i.filter(({text:p})=>{
const d=/^--([\w-]+)/.exec(p)?.[1];return d!==void 0&&s.flags.get((0,x().flagKey)(d))?.kind==="outside-code"}).map(p=>(0,R().
wordProblem)("outside-code",n,p))}function W(i,n,s){const{family:r,parsing:p}=s,{program:d}=r,{text:t,span:h}=i,l={operands:[
i],passthrough:n,starts:"file"};if(t==="-"||t===""||t.startsWith("/dev/"))return{invocation:l,problems:[(0,D().problemAt)(
"reads-stdin",h,{program:d,flag:t})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(t)&&/:/.test(t))return{
invocation:l,problems:[(0,R().wordProblem)("uses-network",d,i)]};const[,a=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(t)??[],b=r.data.dependency_tools.includes(a)?p.families.known.get(a):void 0;if(b!==void 0){const{launched:v,problems:u}=p.
start({program:b,words:n},d);return{invocation:{launched:v},problems:u}}return{invocation:l,problems:E(r,t,h)}}function E({
program:i,data:{extensions:n}},s,r){const[,p]=/\.([^./\\]*)$/.exec(s.replace(/^.*\//s,""))??[];return n===void 0||p===void 0||
n.split(" ").includes(p)?[]:[(0,D().problemAt)("target-extension",r,{program:i,path:s,extension:p})]}function P(i,n,s){const{
family:r,parsing:p}=s,{text:d}=i;if(/:\/\//.test(d))return{invocation:{},problems:[(0,R().wordProblem)("uses-network",r.
program,i)]};if(d==="-"||/\.\w+$/.test(d))return W(i,n,s);const t=p.families.known.get(d);if(t===void 0||!r.data.started_programs.
includes(d))return{invocation:{},problems:[(0,R().wordProblem)("outside-code",r.program,i)]};const{launched:h,problems:l}=p.
start({program:t,words:n},r.program);return{invocation:{launched:h},problems:l}}function O(i,n,s,{family:r,parsing:p}){const{
text:d}=n,t=[(0,R().wordProblem)("outside-code",r.program,n)];if(i==="exec"&&T(d))return{invocation:{},problems:t};const h=/[;&|<>$`'"(){}\\*?]/.
test(d)||(0,C().hasCommandLine)(d);if(!(0,R().isToolName)(d)&&(i==="exec"||h))return{invocation:{},problems:t};const l={
subcommand:i,operands:[n],passthrough:s},e=(0,R().isProgram)(d)?d:p.families.allowed.get(d);if(e!==void 0){const{launched:u,
problems:g}=p.start({program:e,words:s},r.program);return{invocation:{...l,launched:u},problems:g}}if((0,C().isShell)(d)||
i==="exec"&&(0,C().programNamed)(d)!==void 0)return{invocation:l,problems:t};const{problems:a,...b}=p.tool(n,s),v=i==="e\
xec"||(0,L().toolOf)(d,p.families.tools)||(0,L().refusalOf)(d);return{invocation:{...l,...b},problems:v?a:[]}}},17083:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.isElsewhere=L,y.isForeign=D,y.isOfMachine=C;function x(){const S=m(32854);
return x=function(){return S},S}function L(S){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(S)||S.split(",").some($=>(0,x().
normalise)($)===void 0)}function D(S){return/(?:^|[=,\s])(?:data|file):/i.test(S)?!0:!S.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.
test(S)?!1:S.split(/[=,:"']/).some($=>$.includes("..")&&!R($))}function C(S){return S.split(/[=,:"']/).some($=>F.test($))}
const F=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function R(S){return/^[\\/]/.test(S)||(0,x().normalise)(S)!==void 0}},51951:function(J,y,m){Object.defineProperty(y,"__e\
sModule",{value:!0}),y.readCommand=i,y.readWords=p;function x(){const g=m(91063);return x=function(){return g},g}function L(){
const g=m(92739);return L=function(){return g},g}function D(){const g=m(80781);return D=function(){return g},g}function C(){
const g=m(13254);return C=function(){return g},g}function F(){const g=m(54669);return F=function(){return g},g}function R(){
const g=m(11331);return R=function(){return g},g}function S(){const g=m(90762);return S=function(){return g},g}function $(){
const g=m(45806);return $=function(){return g},g}function j(){const g=m(31901);return j=function(){return g},g}function T(){
const g=m(86191);return T=function(){return g},g}function I(){const g=m(73872);return I=function(){return g},g}function W(){
const g=m(60210);return W=function(){return g},g}function E(){const g=m(82293);return E=function(){return g},g}function P(){
const g=m(80827);return P=function(){return g},g}const O=new Set;async function i(g,c={}){const o=p(g,c),{tree:A,base:f,
changed:w=O,cwd:k="",clock:N,programs:M=x().NO_PROGRAMS}=c,{isOutput:H}=c;if(o.invocation===void 0||o.argv===null)return o;
if(A===void 0)return{...o,problems:[...o.problems,...n(o.invocation)]};const G={tree:A,directory:k,changed:w,families:M,
...f&&{base:f},...H&&{isOutput:H}},{invocation:B}=o,{targets:U,problems:z}=await(0,I().resolveInvocation)(B,G,N);return{
...o,...await s(B,U,G),targets:U,problems:v(o.problems,z).map(K=>b(K,o.command))}}function n(g){return[g,...(0,$().launchedBy)(
g)].flatMap(({subcommand:c,operands:[o]})=>c==="exec"&&o&&(0,j().isToolName)(o.text)&&!(0,L().isKnownTool)(o.text)?[(0,C().
problemAt)("tool-unknown",o.span,{tool:o.text})]:[])}async function s(g,c,o){if(g.program!=="npm"&&g.program!=="npx")return{};
const A=await(0,P().npmScripts)(g,o),f=c.some(({kind:N,via:M})=>N==="package_binary"&&M===void 0),k=(A?(0,P().stepsIn)(A).
some(({text:N})=>r.test(N)):!f)?await(0,W().foreignSettings)(o.tree,o.changed):[];return{...A&&{scripts:A},...k.length>0&&
{npmSettings:k}}}const r=/(?:^|[^\w.-])np[mx](?![\w.-])/;function p(g,{tree:c,cwd:o="",programs:A=x().NO_PROGRAMS}={}){if(typeof g!=
"string")return t(g);const{words:f,assignments:w,problems:k}=(0,F().lex)(g,c&&(0,D().subTree)(c,o)),N=(0,S().firstErrors)(
k),[M]=f,H=(X,Q,Z)=>({command:g,words:f,assignments:w,argv:X,...Z===void 0?void 0:{invocation:Z},targets:[],problems:Q});
if(M===void 0)return H(null,N);const G=(0,F().hasOneReading)({problems:N})?f.map(({text:X})=>X):null,{program:B,problem:U}=l(
g,f,A);if(U?.rule==="sentence")return H(G,[U,...N]);if(B===void 0)return H(G,[...N,U]);const z=d(f,N).slice(1),{invocation:K,
problems:V}=(0,$().parseInvocation)(B,z,A),Y=(0,E().inspectPaths)(K,o);return H(G,[...N,...V,...Y],K)}function d(g,c){const o=c.
find(A=>A.rule==="shell-operator"||(0,C().isProblem)(A,"line-break")&&!A.args.quoted);return o===void 0?g:g.filter(({span:A})=>A.
start<o.span.start)}function t(g){const c=g===null?"null":Array.isArray(g)?"array":typeof g,o=(0,C().problemAt)("command\
-not-text",{start:0,end:0},{type:c});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[o]}}const h=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function l(g,c,{allowed:o,offered:A}){const[f]=c,w=f?.text??"",k=(0,j().isProgram)(w)?w:o.get(w);if(k!==void 0)return{program:k};
const N=f?.span??{start:0,end:0},M=(B,U)=>({program:void 0,problem:(0,C().problemAt)(B,N,U)}),[,H]=h.exec(w)??[];if(H===
void 0&&(0,T().isSentence)(g)){const B=c.at(-1)?.span.end??N.end;return{program:void 0,problem:(0,C().problemAt)("senten\
ce",{start:N.start,end:B},{})}}const G=a(w,A);return/[\\/]/.test(w)?M("program-by-path",{program:w,...G}):H!==void 0?M("\
program-look-alike",{program:w,meant:H.toLowerCase()}):M("program-not-allowed",{program:w,group:(0,R().programNamed)(w)?.
kind??(L().TOOLS.has(w)?"npx":"other"),...G,allowed:[...o.keys()]})}const e=new Map([["gmake","make"],["bunx","bun"],["p\
npx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function a(g,c){const o=c(g);if(o!==
void 0)return{offered:o};const A=g.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),f=e.get(A)??A,w=c(f);return w===void 0?{offered:""}:{offered:w,word:f}}function b(g,c){const o=c.slice(g.span.start,
g.span.end);return(0,C().isProblem)(g,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(o)?{...g,args:{...g.args,written:o}}:
g}function v(g,c){const o=new Set(g.map(u)),A=[...g];for(const f of c){const w=u(f);o.has(w)||(o.add(w),A.push(f))}return A}
function u({rule:g,span:c,args:o}){return JSON.stringify([g,c.start,c.end,o])}},86191:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.isSentence=T,y.namedPaths=E,y.startedFiles=P;function x(){const O=m(32854);return x=function(){
return O},O}function L(){const O=m(11331);return L=function(){return O},O}const D=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
C=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
F=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,S=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
$=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,j=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function T(O){const i=O.trim(),[n="",...s]=i.split(/\s+/,100);if(n===n.toLowerCase()&&(0,L().programNamed)(n)!==void 0)return!1;
if(S.test(i)||$.test(i)||j.test(n))return!0;if(/[;&|<>$`]/.test(i))return!1;const r=R.test(n);if(s.some(d=>/^--?[A-Za-z]/.
test(d)))return!1;if((r||F.test(n))&&s.some(d=>D.test(I(d))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(n))return s.length>
0||/[.!:]$/.test(n);const p=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(s[0]??"");return r&&p&&(C.test(n)||/[a-z]{2}[.!?]$/.test(
i))}function I(O){return O.replace(/[.,;:!?]$/,"")}const W=/[\s"'`;&|()<>=]+/;function E(O,i=""){const n=i===""?"":`${i}\
/`;return O.split(W).map(s=>(0,x().normalise)(n+s)??s)}function P({targets:O}){return O.flatMap(({kind:i,path:n,parsed:s})=>i===
"file"&&n&&!s?[n]:[])}},66227:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.dependencyHome=s,y.inspectDependency=
I,y.inspectOrigin=W,y.isUnverified=E,y.ownerOf=i,y.packageOf=T,y.resolveAtHome=p;function x(){const d=m(76760);return x=
function(){return d},d}function L(){const d=m(3463);return L=function(){return d},d}function D(){const d=m(95244);return D=
function(){return d},d}function C(){const d=m(80781);return C=function(){return d},d}function F(){const d=m(13254);return F=
function(){return d},d}function R(){const d=m(45156);return R=function(){return d},d}function S(){const d=m(59867);return S=
function(){return d},d}function $(){const d=m(10473);return $=function(){return d},d}function j(){const d=m(47668);return j=
function(){return d},d}function T(d){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(d)?.[1]}async function I(d,t,h){
const{tree:l,base:e=l}=r(d),{name:a,path:b}=t,v=await P(l,e,a),u=v===void 0?await n(l,t):void 0,g=c=>(0,F().problemAt)("\
dependency-unverified",h,{name:a,path:b,...c});return[...v===void 0?[]:[g({fault:v})],...u===void 0?[]:[g({fault:"stale",
differs:u})],...await W(d,a,h)]}async function W(d,t,h){const{tree:l,base:e=l}=r(d);return[...(await O(l,e)).map(b=>(0,F().
problemAt)("dependency-not-compared",h,{name:t,path:b})),...await(0,R().compareWithBase)(l,e,t,h)]}function E(d){return(0,F().
isProblem)(d,"dependency-unverified")?d.args.fault!=="stale":(0,F().isProblem)(d,"target-missing")&&d.args.untracked===!0}
async function P(d,t,h){const[l,e]=await Promise.all([(0,S().readLocks)(d),(0,S().readLocks)(t)]),a=({npm:g})=>g?.packages.
has(h)===!0,b=g=>a(g)||g.unread.length>0;return a(e)&&!a(l)&&d.stat(e.npm?.path??"")||b(e)&&!b(l)?"removed":(await(0,S().
usablePackageJson)(d,""))?.dependencies.has(h)?b(l)||(l.npm??e.npm)===void 0?void 0:"unlocked":"undeclared"}async function O(d,t){
const[{npm:h,unread:l},e]=await Promise.all([(0,S().readLocks)(d),(0,S().readLocks)(t)]);if(!h&&l.length===0&&!e.npm&&e.
unread.length===0)return[""];const a=await Promise.all(l.map(b=>(0,$().hasOtherContent)(d,t,b)));return l.filter((b,v)=>a[v])}
async function i(d,t,h){const{npm:l,unread:e}=await(0,S().readLocks)(d),a=l?.packages,b=e.length>0||a===void 0||a.has(t);
return h.has(t)&&b?t:[...h].find(v=>Object.hasOwn(a?.get(v)?.bin??{},t))}async function n(d,{name:t,binary:h}){const l=`\
node_modules/${t}`,e=(await(0,S().readLocks)(d)).npm?.packages.get(t);if(e===void 0||d.stat(l)===void 0)return;const a=await(0,S().
readJsonFile)(d,`${l}/package.json`),b=(0,L().objectIn)(a),v=(0,L().textIn)(b,"name")||t,u=(0,L().textIn)(b,"version"),g=(k,N,M)=>`\
the installed package has the ${k} \`${N||"nothing"}\`, but the lockfile has \`${M}\``;if(a!==void 0&&v!==e.name)return g(
"name",v,e.name);if(a!==void 0&&!["",u].includes(e.version))return g("version",u,e.version);const c=e.bin??(b.bin===void 0?
void 0:(0,S().binOf)(b.bin,v)??{});if(h===void 0||c===void 0)return;const{name:o,file:A}=h,f=Object.entries(c).flatMap(([
k,N])=>o===void 0||o===k?[x().posix.normalize(N)]:[]),w=o===void 0?"binary":`binary ${o}`;return f.includes(A)?void 0:g(
w,A,f[0]??"nothing")}function s({tree:d,base:t=d,directory:h}){const l=e=>a=>D().LOCKFILES.some(b=>a.stat(x().posix.join(
e,b))!==void 0);return(0,j().foldersUpFrom)(h).find(e=>[d,t].some(l(e)))??""}function r(d,t=s(d)){if(t==="")return d;const{
tree:h,base:l,directory:e,changed:a}=d,b=`${t}/`;return{...d,tree:(0,C().subTree)(h,t),...l&&{base:(0,C().subTree)(l,t)},
directory:e.slice(b.length),changed:new Set([...a].flatMap(v=>v.startsWith(b)?v.slice(b.length):[]))}}async function p(d,t){
const h=s(d),{targets:l,problems:e}=await t(r(d,h));return{targets:l.map(a=>a.path===void 0?a:{...a,path:x().posix.join(
h,a.path)}),problems:e}}},73872:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.resolveInvocation=j;function x(){
const i=m(13254);return x=function(){return i},i}function L(){const i=m(45806);return L=function(){return i},i}function D(){
const i=m(15804);return D=function(){return i},i}function C(){const i=m(52437);return C=function(){return i},i}function F(){
const i=m(59867);return F=function(){return i},i}function R(){const i=m(82293);return R=function(){return i},i}function S(){
const i=m(9504);return S=function(){return i},i}function $(){const i=m(56788);return $=function(){return i},i}function j(i,n,s){
const r=new($()).Trail((p,d)=>T(p,d,r),s);return T(i,n,r)}async function T(i,n,s){const r=[];for(const p of[i,...(0,L().
launchedBy)(i)]){const d=await E(p,n);if("rule"in d)r.push({targets:[],problems:[d]});else for(const t of d)r.push(await I(
t,n,s))}return(0,$().join)(r)}function I(i,n,s){const{program:r,family:p}=i;return p!==void 0?(0,S().resolveProgram)(i,p,
n,s):r==="node"?(0,D().resolveNode)(i,n):(0,C().resolveNpm)(i,n,s)}const W=/^[\w:.@/-]{1,200}$/;async function E(i,n){const{
selects:s,...r}=i,[p]=r.operands;if(s===void 0||p===void 0)return[i];const{text:d,span:t}=p,h=(0,x().problemAt)("outside\
-code",t,{program:"npm",flag:d}),l=P(d,s);if(l===void 0)return h;const a=[...(await(0,F().usablePackageJson)(n.tree,n.directory))?.
scripts.keys()??[]].filter(l);return a.length===0?(0,x().problemAt)("npm-script-missing",t,{script:d,passes:!1}):a.every(
b=>W.test(b))?a.map(b=>({...r,operands:[{...p,text:b}]})):h}function P(i,n){const s=d=>n==="wildcard"?d.replaceAll("/","\
:"):d.replace(/[:/]/g,O),r=(0,R().alternativesOf)(s(i));if(!r?.every(d=>d.split(/[:/]/).every(R().isPlainGlob)))return;const p={
dot:n==="wildcard"};return d=>r.some(t=>(0,R().matchesPattern)(s(d),t,p))}function O(i){return i===":"?"/":":"}},15804:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.firstFile=e,y.inspectImport=A,y.inspectNodeFlag=c,y.resolveFound=O,y.
resolveMain=a,y.resolveNode=v,y.resolveTests=r;function x(){const k=m(76760);return x=function(){return k},k}function L(){
const k=m(3463);return L=function(){return k},k}function D(){const k=m(32854);return D=function(){return k},k}function C(){
const k=m(93028);return C=function(){return k},k}function F(){const k=m(13254);return F=function(){return k},k}function R(){
const k=m(94411);return R=function(){return k},k}function S(){const k=m(87646);return S=function(){return k},k}function $(){
const k=m(66227);return $=function(){return k},k}function j(){const k=m(59867);return j=function(){return k},k}function T(){
const k=m(82293);return T=function(){return k},k}function I(){const k=m(56788);return I=function(){return k},k}function W(){
const k=m(10473);return W=function(){return k},k}const E=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function P(k,N,M){
const{tree:H}=k,G=(0,T().pathProblem)(N,M,k.directory);if(G!==void 0)return{targets:[],problems:[G]};if(N.includes("\\"))
return(0,I().fails)("target-not-a-file",M,{path:N,reason:"backslash"});const B=(0,D().normalise)((0,I().from)(k,N))??"",
U=(0,$().dependencyHome)(k);if(U!==""&&(0,D().isWithin)(B,x().posix.join(U,"node_modules")))return(0,$().resolveAtHome)(
k,V=>P(V,N,M));const z=e(H,l(B));return z===void 0?s(k,N,B,M):z.kind!=="inside"||z.entry.kind!=="directory"?i(k,{path:N,
wanted:B,found:z},M):await a(k,{path:N,wanted:B},M,V=>i(k,V,M))??(0,I().fails)("target-not-a-file",M,{path:N,reason:"dir\
ectory"})}async function O(k,{path:N,wanted:M,found:H},G){const B=(0,W().fileAt)(H,N,G);if("problems"in B)return B;const U=await n(
k,B,N,G);if(U.some($().isUnverified))return{targets:[],problems:U};const z=(0,W().runs)(k,{name:N,path:B.path,wanted:M},
G);return{...z,problems:[...U,...z.problems]}}async function i(k,N,M){const{path:H,wanted:G}=N,B=(0,W().fileAt)(N.found,
H,M);if("problems"in B)return B;const U=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!E.has(U))return(0,I().
fails)("target-extension",M,{program:"node",path:H,extension:U});const z=await O(k,N,M);if(z.targets.length===0)return z;
const K=(0,$().packageOf)(B.path);return K&&!(0,D().isWithin)(G,"node_modules")&&!G.includes(`node_modules/${K}`)?(0,I().
fails)("dependency-unverified",M,{name:K,path:H,fault:"linked"}):B.tracked&&await t(k.tree,B)?(0,I().join)([z,(0,I().fails)(
"target-writes",M,{path:B.path})]):z}async function n(k,{path:N,tracked:M,built:H},G,B){const U=(0,$().packageOf)(N);return U===
void 0?(M||H)&&!(0,D().isWithin)(N,"node_modules")?[]:[(0,F().problemAt)("target-missing",B,{path:G,untracked:!0})]:M?[(0,F().
problemAt)("dependency-unverified",B,{name:U,path:G,fault:"committed"})]:await(0,$().inspectDependency)(k,{name:U,path:G},
B)}async function s(k,N,M,H){const G=(0,$().packageOf)(M);if(G===void 0&&k.tree.isPending?.(M))return(0,I().fails)("targ\
et-not-judged",H,{path:N});if(G===void 0||k.tree.stat("node_modules")!==void 0)return(0,W().nothingAt)(k.tree,M,N,H);const B=await(0,$().
inspectDependency)(k,{name:G,path:N},H);return B.some($().isUnverified)?{targets:[],problems:B}:(0,I().join)([(0,I().fails)(
"not-installed",H,{name:G}),{targets:[],problems:B}])}async function r(k,N,M,H){const G=(0,T().testProblem)(N,M,k.directory);
if(G!==void 0)return{targets:[],problems:[G]};const U=((0,T().isPattern)(N)?((0,T().alternativesOf)(N)??[]).map(T().baseOf):
[N]).map(V=>(0,D().resolveInTree)(k.tree,(0,I().from)(k,V)));if(U.some(({kind:V})=>V==="outside"))return(0,I().fails)("t\
arget-outside",M,{path:N,reason:"symlink"});const[z]=U,K=z?.kind==="inside"&&z.entry.kind==="directory"&&z.entry.tracked;
return(0,T().isPattern)(N)||z===void 0||K?I().NOTHING:H({path:N,wanted:(0,D().normalise)((0,I().from)(k,N))??N,found:z})}
const p=256*1024,d=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function t(k,N){if((N.size??0)>p)return!1;const M=(await k.read(N.path)).toString("latin1");return d.test(M)}const h=[
"",".js",".json",".node"];function l(k){return k===""?[""]:h.map(N=>k+N)}function e(k,N){const M=N.map(H=>(0,D().resolveInTree)(
k,H)).filter(H=>H.kind!=="missing");return M.find(H=>H.kind!=="inside"||(0,C().isRegular)(H.entry.kind))??M[0]}async function a({
tree:k,changed:N},{path:M,wanted:H},G,B){const U=x().posix.join(H,"package.json"),z=await(0,j().readJsonFile)(k,U);if(z===
j().INVALID)return(0,I().fails)("package-json-invalid",G,{path:U});const K=(0,L().textIn)((0,L().objectIn)(z),"main"),V=K.
startsWith("/")?void 0:(0,D().normalise)(x().posix.join(H,K)),Y=_=>l(x().posix.join(_,"index")).slice(1),X=K===""||!V?[]:
[...l(V),...Y(V)],Q=V===void 0?{kind:"outside",path:K}:b(k,[...X,...Y(H)]);if(Q===void 0)return;const Z=await B({path:M,
wanted:H,found:Q});return N.has(U)?(0,I().join)([Z,(0,I().fails)("target-changed",G,{path:U})]):Z}function b(k,N){return N.
map(M=>(0,D().resolveInTree)(k,M)).find(M=>M.kind==="inside"?(0,C().isRegular)(M.entry.kind):M.kind!=="missing")}async function v(k,N){
const{flags:M,operands:H}=k,G=(0,S().isTestRun)(k);if(u(k,G))return I().NOTHING;const B=[];for(const K of M)B.push(await c(
K,N));for(const{text:K,span:V}of H){if(K===""||K.startsWith("-"))continue;const Y=()=>P(N,K,V);B.push(G?await r(N,K,V,Y):
await Y())}const{targets:U,problems:z}=(0,I().join)(B);return M.some(({name:K})=>K==="--check")?{targets:U.map(K=>({...K,
parsed:!0})),problems:z}:{targets:U,problems:z}}function u({operands:k},N){const M=k[0]?.text;return M==="inspect"||M===
"debug"&&!N}const g=new Set(["--import","--require","--experimental-loader"]);async function c(k,N){const{name:M,value:H="",
span:G}=k;return M==="--env-file"||M==="--env-file-if-exists"?w(N,H,G):M==="--test-reporter-destination"?o(N,H,G):!g.has(
M)||!/^[@a-z]/i.test(H)?I().NOTHING:A(N,H,G)}function o(k,N,M){if(/^std(?:out|err)$/.test(N))return I().NOTHING;const H=(0,T().
pathProblem)(N,M,k.directory);if(H!==void 0)return{targets:[],problems:[H]};const G=(0,D().resolveInTree)(k.tree,(0,D().
normalise)((0,I().from)(k,N))??"");return G.kind==="outside"?(0,I().fails)("target-outside",M,{path:N,reason:"symlink"}):
G.kind==="inside"&&G.entry.tracked?(0,I().fails)("writes-files",M,{program:"node",flag:N}):I().NOTHING}async function A(k,N,M){
const H=/^(?:@[^/]+\/)?[^/]+/.exec(N)?.[0]??N;return{targets:[],problems:await(0,$().inspectDependency)(k,{name:H,path:N},
M)}}const f=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function w(k,N,M){if((0,T().pathProblem)(N,M,k.directory)!==void 0)return I().
NOTHING;const H=(0,D().resolveInTree)(k.tree,(0,I().from)(k,N));if(H.kind==="missing"&&k.tree.isPending?.(H.path))return(0,I().
fails)("target-not-judged",M,{path:N});const G=(0,W().fileAt)(H,N,M);if("problems"in G)return G;if(!G.tracked&&!G.built)
return(0,I().fails)("target-missing",M,{path:N,untracked:!0});if((G.size??0)>p)return(0,I().fails)("environment-file-uns\
afe",M,{path:N,names:[]});const U=[...(await k.tree.read(G.path)).toString("utf8").matchAll(f)].map(([,K=""])=>K).filter(
K=>(0,R().isReadByProgram)(K.toUpperCase())&&K.toUpperCase()!=="NODE_ENV"),z=[...new Set(U)].slice(0,10);return z.length===
0?I().NOTHING:(0,I().fails)("environment-file-unsafe",M,{path:N,names:z})}},62205:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.manifestChange=W,y.resolveRuns=I;function x(){const l=m(76760);return x=function(){return l},
l}function L(){const l=m(97424);return L=function(){return l},l}function D(){const l=m(54669);return D=function(){return l},
l}function C(){const l=m(90762);return C=function(){return l},l}function F(){const l=m(96916);return F=function(){return l},
l}function R(){const l=m(59867);return R=function(){return l},l}function S(){const l=m(56788);return S=function(){return l},
l}function $(){const l=m(61102);return $=function(){return l},l}function j(){const l=m(46912);return j=function(){return l},
l}function T(l,e,a,b){const{directory:v,event:u,words:g}=e;return b.follow(`${v}\0${u}`,`${(0,j().scriptText)(e)}\0${g.length}`,
()=>P(l,e,a,b),c=>E(c,u,a))}async function I(l,e,a,b){const v=e.length>0?[await(0,F().inspectShadows)(l,a)]:[];for(const u of e)
v.push(await T(l,u,a,b));return(0,S().join)([...v,W(l,a)])}function W({directory:l,changed:e},a){const b=x().posix.join(
l,"package.json");return e.has(b)?(0,S().fails)("target-changed",a,{path:b}):S().NOTHING}function E(l,e,a){return l.why===
"cycle"?(0,S().fails)("npm-script-cycle",a,{script:e}):(0,S().fails)("npm-script-chain",a,{script:e,limit:l.limit,what:l.
why})}async function P(l,e,a,b){const{event:v,body:u,words:g}=e,c=(0,j().scriptText)(e),o={targets:[(0,S().target)(l,{kind:"\
npm_script",name:v,script:c})],problems:[]},A=(0,L().dangerOfScript)(c);if(A!==void 0)return(0,S().join)([o,(0,S().fails)(
"npm-script-dangerous",a,{script:v,text:c,danger:A})]);const f={...l,via:v},{parts:w,fault:k,isIdle:N}=await(0,$().resolveParts)(
{body:u,words:g,span:a},f,b),M=await O(l,e),H=[o];let G=k!==void 0;for(const{problems:B,targets:U}of w){const{kept:z,refused:K}=n(
B,g);if(H.push({targets:U,problems:z.map(r(M))}),K===void 0)continue;const V=d(K)&&!s(K);G||=V;const Y=V&&!M?"error":void 0,
X={script:v,text:c,reason:K.rule};k||H.push((0,S().fails)("npm-script-text",a,X,Y))}if(N&&H.push((0,S().fails)("only-pri\
nts",a,{program:"npm",flag:`run ${v}`})),k===void 0)H.push(i(g));else{const B=M&&g.length===0?"notice":void 0,U={script:v,
text:c,...k,words:g.map(z=>z.text)};H.push((0,S().fails)("npm-script-form",g[0]?.span??a,U,B))}return G&&M&&H.push((0,$().
namedTargets)(u,f,a)),(0,S().join)(H)}async function O({base:l,directory:e,changed:a},{event:b,body:v}){return(l&&(await(0,R().
usablePackageJson)(l,e))?.scripts.get(b))===v&&(!a.has((0,S().from)({directory:e},"package.json"))||!/npm_/.test(v))}function i(l){
const e=l.flatMap(a=>(0,C().firstErrors)((0,D().lex)(`x ${(0,j().quoteForScript)(a.text)}`).problems).map(b=>({...b,span:a.
span})));return{targets:[],problems:e}}function n(l,e){const a=({span:g})=>e.some(c=>p(c.span,g)),b=l.filter(g=>a(g)||h(
g)),v=l.filter(g=>!b.includes(g)),u=v.filter(d);return{kept:b,refused:u.find(g=>!s(g))??u[0]??v[0]}}function s({rule:l}){
return l==="program-not-allowed"}function r(l){return e=>l&&e.rule==="tool-unknown"?{...e,severity:"notice"}:e}function p(l,e){
return l.start<e.end&&l.end>e.start}function d({severity:l}){return l==="error"}const t=new Set(["build-files-unread","d\
ependency-not-compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-run\
s-file","tool-unknown","workspaces-changed"]);function h({rule:l,args:e}){return l==="dependency-unverified"?"fault"in e&&
["removed","stale"].includes(e.fault):t.has(l)||l.startsWith("npm-script-")||l.startsWith("npmrc-")}},52437:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.resolveNpm=i,y.resolveTool=n;function x(){const e=m(76760);return x=function(){
return e},e}function L(){const e=m(92739);return L=function(){return e},e}function D(){const e=m(32854);return D=function(){
return e},e}function C(){const e=m(93028);return C=function(){return e},e}function F(){const e=m(13254);return F=function(){
return e},e}function R(){const e=m(31901);return R=function(){return e},e}function S(){const e=m(66227);return S=function(){
return e},e}function $(){const e=m(62205);return $=function(){return e},e}function j(){const e=m(60210);return j=function(){
return e},e}function T(){const e=m(96916);return T=function(){return e},e}function I(){const e=m(59867);return I=function(){
return e},e}function W(){const e=m(56788);return W=function(){return e},e}function E(){const e=m(46912);return E=function(){
return e},e}function P(){const e=m(38218);return P=function(){return e},e}function O(){const e=m(10473);return O=function(){
return e},e}async function i(e,a,b){const{subcommand:v,operands:u,flags:g}=e,[c]=u,o=c?.span??g[0]?.span??{start:0,end:0};
if(v==="exec")return c===void 0?W().NOTHING:n(a,e,c);const{project:A,selected:f,runs:w,packages:k,problems:N}=await(0,E().
scriptsThatRun)(e,a,o);if(A===void 0)return{targets:[],problems:N};const M=[await(0,j().inspectNpmrc)({...a,directory:A},
o)];for(const H of k){const G=w.filter(B=>B.directory===H);M.push(await(0,$().resolveRuns)({...a,directory:H},G,o,b))}return f&&
!k.includes(A)&&M.push((0,$().manifestChange)({...a,directory:A},o)),(0,W().join)([...M,{targets:[],problems:N}])}async function n(e,a,{
text:b,span:v}){if(!(0,R().isToolName)(b))return W().NOTHING;const u=a.starts==="file",g=u?W().NOTHING:await(0,S().resolveAtHome)(
e,o=>s(o,b,v));if(!u&&g.targets.length===0)return g;const c=await(0,P().resolveToolFiles)(a,e);return(0,W().join)([g,(0,L().
isKnownTool)(b)?W().NOTHING:(0,W().fails)("tool-unknown",v,{tool:b}),c])}async function s(e,a,b){const{tree:v}=e,u=await(0,I().
readPackageJson)(v,""),g=(await(0,T().ownBinaries)(v)).get(a);if(g!==void 0&&e.via!==void 0&&v.stat("node_modules")===void 0)
return(0,O().resolveCommitted)(e,{text:g.file,span:b});if(u===I().INVALID)return(0,W().fails)("package-json-invalid",b,{
path:"package.json"});if(u?.binaries.has(a))return(0,W().fails)("binary-shadowed",b,{name:a,path:u.path});const c=(0,W().
from)(e,`node_modules/.bin/${a}`);if(e.directory!==""&&v.stat(c)!==void 0)return(0,W().fails)("dependency-unverified",b,
{name:a,path:c,fault:"elsewhere"});const o=v.stat("node_modules");if(o===void 0)return l(e,u,a,b);const A=await t(v,a),f=v.
stat(A),w=(0,D().resolveInTree)(v,A);if(f===void 0||w.kind==="missing")return(0,W().fails)("binary-missing",b,{name:a});
if(w.kind!=="inside")return(0,W().fails)("target-outside",b,{path:A,reason:"symlink"});const k=(0,S().packageOf)(w.path),
N=o.tracked||f.tracked,M=!N&&w.entry.tracked&&await p(v,w.path);if(k===void 0&&!M||!(0,C().isRegular)(w.entry.kind))return(0,W().
fails)("dependency-unverified",b,{name:a,path:w.path,fault:"elsewhere"});if(!M&&(N||w.entry.tracked)){const B={name:k??a,
path:w.path,fault:"committed"};return(0,W().fails)("dependency-unverified",b,B)}const H=M?await(0,S().inspectOrigin)(e,d(
v,A)??a,b):await r(e,a,w.path,b);if(H.some(S().isUnverified))return{targets:[],problems:H};if(!await h(v,w.path))return(0,W().
fails)("binary-not-node",b,{name:a,path:w.path});M&&e.changed.has(w.path)&&H.push((0,F().problemAt)("target-changed",b,{
path:w.path}));const G={kind:"package_binary",name:a,path:w.path};return{targets:[(0,W().target)(e,G)],problems:H}}async function r(e,a,b,v){
const u=(0,S().packageOf)(b)??a,g=b.slice(`node_modules/${u}/`.length),c={name:a.startsWith("@")?void 0:a,file:g},o=await(0,S().
inspectDependency)(e,{name:u,path:b,binary:c},v);return u===a||!(await(0,I().readLocks)(e.tree)).npm?.packages.has(a)?o:
[...o,...await(0,S().inspectOrigin)(e,a,v)]}async function p(e,a){return(await(0,T().ownPackages)(e)).some(b=>(0,D().isWithin)(
a,b))}function d(e,a){return(0,S().packageOf)(x().posix.join(x().posix.dirname(a),e.readlink(a)??""))}async function t(e,a){
const b=`node_modules/.bin/${a}`;if(!a.startsWith("@"))return b;const v=await(0,I().usablePackageJson)(e,`node_modules/${a}`);
if(v===void 0)return b;const[u]=v.binaries.keys();return`node_modules/.bin/${(v.binaries.size===1?u:void 0)??a.replace(/^@[^/]*\//,
"")}`}async function h(e,a){return/\.[cm]?js$/.test(a)||/^#!.*[/ ]node\b/.test(await(0,O().firstLineOf)(e,a))}async function l(e,a,b,v){
const u=await(0,S().ownerOf)(e.tree,b,a?.dependencies??new Set);if(u===void 0)return(0,W().fails)("binary-missing",v,{name:b});
const g={kind:"package_binary",name:b},c=await(0,S().inspectDependency)(e,{name:u,path:b},v);return{targets:[(0,W().target)(
e,g)],problems:[e.tree.isPending?.("node_modules")?(0,F().problemAt)("target-not-judged",v,{path:b}):(0,F().problemAt)("\
not-installed",v,{name:b}),...c]}}},60210:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.effectOf=i,
y.foreignSettings=d,y.inspectNpmrc=W,y.npmrcCopies=n,y.readNpmrc=I;function x(){const t=m(76760);return x=function(){return t},
t}function L(){const t=m(58238);return L=function(){return t},t}function D(){const t=m(4537);return D=function(){return t},
t}function C(){const t=m(32854);return C=function(){return t},t}function F(){const t=m(59542);return F=function(){return t},
t}function R(){const t=m(93028);return R=function(){return t},t}function S(){const t=m(94411);return S=function(){return t},
t}function $(){const t=m(56788);return $=function(){return t},t}function j(){const t=m(10473);return j=function(){return t},
t}const T=64*1024;async function I(t){const h=await(0,j().readText)(t.tree,(0,$().from)(t,".npmrc"),T);if(h===void 0)return{
settings:{}};if("unread"in h)return h;const l=(0,D().lfsObstacle)(h.text);return l!==void 0?{unread:l}:{settings:(0,L().
parse)(h.text),file:h.path}}async function W(t,h){const l=(0,$().from)(t,".npmrc"),e=await I(t);if("unread"in e)return(0,$().
fails)("npmrc-setting",h,{path:l,keys:[],why:e.unread});const{settings:a,file:b=l}=e,v=!t.base||t.changed.has(l)||t.changed.
has(b),u=t.base&&await I({...t,tree:t.base}),g=u&&"settings"in u?u.settings:{},c={changed:[],decides:[],stands:[]};for(const[
o,A]of Object.entries(a)){const f=i(o,A),w=v&&JSON.stringify(g[o])!==JSON.stringify(A),k=o==="node-options"&&!(0,S().areHarmlessOptions)(
String(A));f==="harmless"||f==="honoured"&&!w&&!k||c[w?"changed":f==="other"?"stands":"decides"].push(o)}return(0,$().join)(
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
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),O=new Set(["ignore\
-scripts","node-options"]);function i(t,h){const l=typeof h!="object"&&!String(h).includes("${");if(t==="ignore-scripts"&&
l)return typeof h=="boolean"?"honoured":"decides";if(O.has(t)&&l)return"honoured";const e=t.toLowerCase().replaceAll("_",
"-");return P.has(e)||t.includes("${")?"decides":!E.has(t)||typeof h=="object"&&!Array.isArray(h)||String(h).includes("$\
{")?"other":"harmless"}async function n(t,h){return Promise.all((0,F().filesNamed)(t,".npmrc").map(({path:l})=>s(t,l,h)))}
async function s(t,h,l){const e=x().posix.dirname(h),a=await I({tree:t,directory:e==="."?"":e});if("unread"in a)return r(
t,h,a.unread);const{settings:b,file:v=h}=a,u=l.has(h)||l.has(v),g=([o,A])=>{const f=i(o,A);return f==="harmless"||f==="h\
onoured"&&!u},c=Object.entries(b);return{path:v,text:(0,L().stringify)(Object.fromEntries(c.filter(g))),dropped:c.filter(
o=>!g(o)).map(([o])=>o)}}function r(t,h,l){const e=(0,C().resolveInTree)(t,h);return e.kind==="inside"&&(0,R().isRegular)(
e.entry.kind)?{path:e.path,text:"",dropped:[l]}:{path:h,dropped:[l]}}const p=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function d(t,h){return(await n(t,h)).flatMap(({path:e,dropped:a})=>{const b=a.filter(v=>!p.test(v));return b.length>
0?[`${e}: ${b.join(", ")}`]:[]})}},45156:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.compareWithBase=
$,y.knownHosts=void 0,y.replacedArchive=P;function x(){const u=m(3463);return x=function(){return u},u}function L(){const u=m(
32854);return L=function(){return u},u}function D(){const u=m(59542);return D=function(){return u},u}function C(){const u=m(
93028);return C=function(){return u},u}function F(){const u=m(13254);return F=function(){return u},u}function R(){const u=m(
60210);return R=function(){return u},u}function S(){const u=m(59867);return S=function(){return u},u}async function $(u,g,c,o){
if(u===g)return[];const[{npm:A},{npm:f}]=await Promise.all([(0,S().readLocks)(u),(0,S().readLocks)(g)]),w=f?.packages.get(
c),k={name:c,tree:u,base:g,before:[...w?[w]:[],...await s(g,c)],hosts:await e(g),configured:await a(u,c)},N=await n(k),M=A?.
packages.get(c),G=M?j(M,k):A?void 0:I({name:c,version:"",source:{kind:"registry"}},k);return G&&N.push({name:c,path:A?.path??
".npmrc",...G}),N.map(B=>(0,F().problemAt)("dependency-redirected",o,B))}function j(u,g){const{tree:c,base:o}=g,A=g.before.
find(w=>O(w,u));return A?.version===u.version&&i(A,u)||P(u,c,o)?{how:"integrity",to:u.integrity??"nothing"}:A?I(u,g):T(u,
g)}function T(u,g){const{source:c}=u;if(c.kind==="git"||c.kind==="tarball")return{how:c.kind,to:c.at};if(c.kind==="file"){
const o=g.before.some(A=>A.source.kind!=="file");return E(u,g.tree)&&!o?void 0:{how:"file",to:c.at}}return u.name!==g.name?
{how:"alias",to:u.name}:I(u,g)}function I({source:u},{hosts:g,configured:c}){if(u.kind!=="registry")return;const o=l(u,c);
return g.has(o)?void 0:{how:"host",to:o}}function W({source:u}){if(u.kind==="file")return(0,L().normalise)(u.at.replace(
/#.*$|::.*$/s,""))||void 0}function E(u,g){const c=W(u),o=c===void 0?void 0:(0,L().resolveInTree)(g,c);return o?.kind===
"inside"&&o.entry.kind==="directory"}function P(u,g,c){const o=W(u);if(o===void 0)return!1;const[A,f]=[g,c].map(k=>(0,L().
resolveInTree)(k,o));return!(A?.kind==="inside"&&(0,C().isRegular)(A.entry.kind))||f?.kind!=="inside"?!1:A.entry.oid!==f.
entry.oid||A.entry.size!==f.entry.size}function O(u,g){return u.name===g.name&&u.source.kind===g.source.kind&&d(u)===d(g)}
function i({integrity:u,source:g},{integrity:c}){if(u===void 0||g.kind==="file"&&c===void 0)return!1;if(c===void 0)return!0;
const o=w=>w.split("-",1)[0],A=c.split(/\s+/),f=u.split(/\s+/).filter(w=>A.some(k=>o(k)===o(w)));return f.length>0&&!f.some(
w=>A.includes(w))}async function n(u){const{name:g,tree:c,before:o}=u;return(await s(c,g)).flatMap(A=>{if(A.source.kind===
"registry"&&A.name===g||o.some(k=>O(k,A)))return[];const w=T(A,u);return w===void 0?[]:[{name:g,path:"package.json",...w}]})}
async function s(u,g){const c=(0,x().objectIn)(await(0,S().readJsonFile)(u,"package.json")),o=["dependencies","devDepend\
encies","optionalDependencies"].map(M=>(0,x().textIn)((0,x().objectIn)(c[M]),g)),{overrides:A,resolutions:f,pnpm:w}=c,k=[
A,f,(0,x().objectIn)(w).overrides].flatMap(M=>Object.entries((0,x().objectIn)(M)).flatMap(([H,G])=>p(H,g)?[typeof G=="st\
ring"?G:(0,x().textIn)((0,x().objectIn)(G),".")]:[]));return[...new Set([...o,...k])].filter(M=>M!==""&&!M.startsWith("w\
orkspace:")).map(M=>r(M,g))}function r(u,g){const c=(0,S().aliasIn)(u);return c!==void 0&&c!==g?{name:c,version:"",source:{
kind:"registry"}}:{name:g,version:"",source:(0,S().sourceOf)(u,g,"")}}function p(u,g){const c=u.split(/[>]|\*\*\//).at(-1)??
"";return c===g||c.startsWith(`${g}@`)||c.endsWith(`/${g}`)}function d({source:{kind:u,at:g=""},version:c}){return u==="\
tarball"&&c!==""?g.replaceAll(c,"*"):u==="registry"&&h.includes(g)?"":g}const t="registry.npmjs.org",h=[t,"registry.yarn\
pkg.com"];function l({at:u},g){return(u===void 0||h.includes(u)?g:void 0)??u??t}const e=y.knownHosts=(0,D().perTree)(async u=>{
const g=await b(u),c=Object.entries(g).filter(([f])=>f==="registry"||f.endsWith(":registry")).map(([,f])=>v(String(f))),
o=((await(0,S().readLocks)(u)).npm?.all??[]).flatMap(({source:f})=>f.kind==="registry"&&f.at?[f.at]:[]),A=g.registry===void 0||
o.some(f=>h.includes(f));return new Set([...c,...o,...A?h:[]])});async function a(u,g){const c=await b(u),[o]=g.startsWith(
"@")?g.split("/"):[],A=o&&c[`${o}:registry`]||c.registry;return A===void 0?void 0:v(String(A))}async function b(u){const g=await(0,R().
readNpmrc)({tree:u,directory:""});return"settings"in g?g.settings:{}}function v(u){return URL.canParse(u)?new URL(u).host:
u}},96916:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.inspectShadows=E,y.ownPackages=y.ownBinaries=
void 0;function x(){const s=m(76760);return x=function(){return s},s}function L(){const s=m(32854);return L=function(){return s},
s}function D(){const s=m(59542);return D=function(){return s},s}function C(){const s=m(11331);return C=function(){return s},
s}function F(){const s=m(59867);return F=function(){return s},s}function R(){const s=m(56788);return R=function(){return s},
s}function S(){const s=m(47668);return S=function(){return s},s}const $=y.ownPackages=(0,D().perTree)(async s=>{const r=await(0,S().
listWorkspaces)(s,""),p=Array.isArray(r)?r.map(({directory:e})=>e):[],{npm:d,unread:t}=await(0,F().readLocks)(s),h=(d?.all??
[]).flatMap(({source:e})=>e.kind==="file"?(0,L().normalise)(e.at)??[]:[]),l=t.length>0?await j(s):[];return[...new Set([
...p,...h,...l])].filter(e=>e!=="")});async function j(s){const r=await(0,F().usablePackageJson)(s,""),p=(0,D().filesNamed)(
s,"package.json").map(({path:t})=>x().posix.dirname(t)),d=[];for(const t of p){const h=t==="."?void 0:await(0,F().usablePackageJson)(
s,t);h!==void 0&&r?.dependencies.has(h.name)&&d.push(t)}return d}const T=y.ownBinaries=(0,D().perTree)(async s=>{const r=new Map;
for(const p of await $(s)){const d=await(0,F().usablePackageJson)(s,p);for(const[t,h]of d?.binaries??[]){const l=x().posix.
join(p,h);r.set(x().posix.basename(t),{file:l,manifest:x().posix.join(p,"package.json")})}}return r}),I=new Set([...C().
PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),W=new Set(["node","npm","npx","sh"]);async function E(s,r){const{tree:p,base:d}=s,
t=await T(p),h=d&&await T(d),l=[...t].flatMap(([a,{manifest:b}])=>I.has(a)?[P(a,b,h?.has(a)===!0,r)]:[]),e=[];for(const a of(0,S().
foldersUpFrom)(s.directory)){const b=await O(p,x().posix.join(a,"node_modules/.bin"));for(const{name:v,path:u,isLocked:g}of b)
e.push(P(v,u,g,r))}return(0,R().join)([...l,...e])}function P(s,r,p,d){return p?W.has(s)?(0,R().fails)("program-replaced",
d,{name:s,path:r},"warning"):R().NOTHING:(0,R().fails)("program-replaced",d,{name:s,path:r})}const O=(0,D().perPath)(async(s,r)=>{
const p=[];for(const{path:d}of s.list(r)){const t=x().posix.basename(d).replace(/\.(?:cmd|exe|ps1)$/,"");if(!I.has(t))continue;
const h=(0,L().resolveInTree)(s,d);if(h.kind!=="inside")continue;const l=h.path===d?await i(s,h.entry):h.path,e=l!==void 0&&
/node_modules\/(?!\.bin\/)/.test(l);p.push({name:t,path:d,isLocked:e&&!h.entry.tracked})}return p});async function i(s,{
path:r,size:p=0}){if(p>n)return;const d=(await s.read(r)).toString("utf8"),[,t]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(d)??
[];return t&&x().posix.join(x().posix.dirname(r),t)}const n=16*1024},59867:function(J,y,m){Object.defineProperty(y,"__es\
Module",{value:!0}),y.INVALID=void 0,y.aliasIn=v,y.binOf=O,y.readPackageJson=y.readLocks=y.readLock=y.readJsonFile=void 0,
y.sourceOf=e,y.usablePackageJson=E;function x(){const u=m(26040);return x=function(){return u},u}function L(){const u=m(
3463);return L=function(){return u},u}function D(){const u=m(80287);return D=function(){return u},u}function C(){const u=m(
95244);return C=function(){return u},u}function F(){const u=m(32854);return F=function(){return u},u}function R(){const u=m(
59542);return R=function(){return u},u}function S(){const u=m(10473);return S=function(){return u},u}const $=["dependenc\
ies","devDependencies","optionalDependencies"],j=64*1024*1024,T=y.INVALID=Symbol("invalid"),I=y.readJsonFile=(0,R().perPath)(
async(u,g)=>{if((0,F().resolveInTree)(u,g).kind==="missing")return;const c=await(0,S().readText)(u,g,j);if(c===void 0||"\
unread"in c||(0,D().isNestedTooDeep)(c.text))return T;const o=(0,x().attempt)(()=>JSON.parse(c.text.replace(/^\uFEFF/,"")));
return typeof o=="object"&&o!==null?o:T}),W=y.readPackageJson=(0,R().perPath)(async(u,g)=>{const c=g===""?"package.json":
`${g}/package.json`,o=await I(u,c);return o===void 0||o===T?o:P(c,o)});async function E(u,g){const c=await W(u,g);return c===
T?void 0:c}function P(u,g){const c=typeof g.name=="string"?g.name:"";return{path:u,name:c,scripts:i(g.scripts),binaries:new Map(
Object.entries(O(g.bin,c)??{})),dependencies:new Set($.flatMap(o=>[...i(g[o]).keys()])),workspaces:n(g.workspaces)}}function O(u,g){
if(typeof u=="string")return{[g.replace(/^@[^/]*\//,"")]:u};const c=i(u);return c.size===0?void 0:Object.fromEntries(c)}
function i(u){return new Map(Object.entries((0,L().objectIn)(u)).flatMap(([g,c])=>typeof c=="string"?[[g,c]]:[]))}function n(u){
const g=Array.isArray(u)?u:(0,L().objectIn)(u).packages;return Array.isArray(g)?g.filter(c=>typeof c=="string"):[]}const s=y.
readLocks=(0,R().perTree)(async u=>{const g=C().LOCKFILES.filter(f=>u.stat(f)!==void 0),c=C().NPM_LOCKFILES.find(f=>g.includes(
f)),o=c===void 0?void 0:await r(u,c),A=g.filter(f=>!C().NPM_LOCKFILES.some(w=>w===f));return o==="unread"?{unread:[c??"",
...A]}:c===void 0?{unread:A}:{npm:o??{path:c,packages:new Map,all:[]},unread:A}}),r=y.readLock=(0,R().perPath)(async(u,g)=>{
const c=await(0,S().readText)(u,g,j),o=c&&"text"in c?c.text.replace(/^\uFEFF/,""):"",A=(0,L().objectIn)((0,x().attempt)(
()=>JSON.parse(o)));if(A.packages===void 0)return A.lockfileVersion===1?"unread":void 0;const f=new Map,w=[];for(const[k,
N]of Object.entries((0,L().objectIn)(A.packages))){if(k==="")continue;const[,M,H]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(k)??[],G=p(H??k,(0,L().objectIn)(N));M===""&&H!==void 0&&f.set(H,G),w.push(G)}return{path:g,packages:f,all:w}});function p(u,g){
const c=(0,L().textIn)(g,"name")||u,o=(0,L().textIn)(g,"version"),A=(0,L().textIn)(g,"resolved"),f=(0,L().textIn)(g,"int\
egrity"),w=O(g.bin,c),k=g.link===!0?{kind:"file",at:A.replace(/^file:/,"")}:e(A,c,o);return{name:c,version:o,source:k,...f&&
{integrity:f},...w&&{bin:w}}}const d={kind:"registry"},t=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
h=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,l=/^(?:file|link|portal|workspace):(.*)$/is;function e(u,g,c){const[,o]=l.exec(u)??[];return o!==
void 0?{kind:"file",at:o}:t.test(u)?{kind:"git",at:u.replace(/#.*$/s,"")}:/^https?:/i.test(u)?a(u,g,c):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(u)||/\.t(?:ar\.)?gz$/i.test(u)?{kind:"file",at:u}:h.test(u)?{kind:"git",at:u.replace(/#.*$/s,"")}:d}function a(u,g,c){
const o={kind:"tarball",at:u.replace(/#.*$/s,"")};if(!URL.canParse(u))return o;const{host:A,pathname:f}=new URL(u),w=b(f),
[,k]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(w)??[];if(A==="codeload.github.com"&&k!==void 0)return{kind:"git",at:`https://g\
ithub.com/${k}`};const N=g.replace(/^@[^/]*\//,"");return w.endsWith(`/${g}/-/${N}-${c}.tgz`)||w.endsWith(`/${g}/-/${g}-${c}\
.tgz`)||A==="npm.pkg.github.com"&&w.startsWith(`/download/${g}/${c}/`)?{kind:"registry",at:A}:o}function b(u){try{return decodeURIComponent(
u)}catch{return u}}function v(u){const[,g]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(u)??[];return g===void 0||/^[\^~<>=*v\d]/.
test(g)?void 0:g}},65490:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.isPackageManager=W,y.resolvePackageManager=
I,y.selectsPackages=E;function x(){const i=m(76760);return x=function(){return i},i}function L(){const i=m(59542);return L=
function(){return i},i}function D(){const i=m(31901);return D=function(){return i},i}function C(){const i=m(52437);return C=
function(){return i},i}function F(){const i=m(62205);return F=function(){return i},i}function R(){const i=m(60210);return R=
function(){return i},i}function S(){const i=m(59867);return S=function(){return i},i}function $(){const i=m(56788);return $=
function(){return i},i}function j(){const i=m(46912);return j=function(){return i},i}function T(){const i=m(47668);return T=
function(){return i},i}async function I(i,n,s,r){const{subcommand:p,operands:d,flags:t}=i,[h]=d;if(h===void 0)return $().
NOTHING;const{text:l,span:e}=h,a=(0,$().join)([await(0,R().inspectNpmrc)({...s,directory:""},e),s.directory===""?$().NOTHING:
await(0,R().inspectNpmrc)(s,e)]),b=(0,D().isProgram)(l)||s.families?.allowed.has(l)===!0,v={...i,subcommand:"exec"};if(p===
"exec")return(0,$().join)([a,b?$().NOTHING:await(0,C().resolveTool)(s,v,h)]);const u=await P(s,E(i,n),e);if("problems"in
u)return(0,$().join)([a,u]);const g=u.filter(({manifest:A})=>A.scripts.has(l));if(g.length>0){const A=g.map(f=>O(f,i,s,r));
return(0,$().join)([a,...await Promise.all(A)])}const c=l==="start";if(p==="script-or-tool"&&!c){if(b)return a;if((0,D().
isToolName)(l))return(0,$().join)([a,await(0,C().resolveTool)(s,v,h)]);if(!/^[\w:.-]*\w[\w:.-]*$/.test(l)){const A=[(0,D().
wordProblem)("outside-code",n.program,h)];return(0,$().join)([a,{targets:[],problems:A}])}}const o={script:l,passes:t.some(
({name:A})=>A==="--if-present")};return(0,$().join)([a,(0,$().fails)("npm-script-missing",e,o,c?"error":void 0)])}function W({
data:i}){return i.starts==="script-or-tool"||i.starts==="script-tool-or-file"}function E({anyPackage:i,flags:n,passthrough:s},{
data:r}){const p=[...n.map(({name:d})=>d),...s.map(({text:d})=>d)];return i===!0||p.some(d=>r.selecting_flags.includes(d.
replace(/=.*/s,"")))}async function P({tree:i,directory:n},s,r){const p=(0,L().filesNamed)(i,"package.json").flatMap(({path:l})=>l.
split("/").includes("node_modules")?[]:x().posix.dirname(l).replace(/^\.$/,"")),d=l=>i.stat(x().posix.join(l,"package.js\
on"))!==void 0,t=s?p:(0,T().foldersUpFrom)(n).filter(d).slice(0,1);if(t.length===0)return(0,$().fails)("package-json-mis\
sing",r,{directory:n});const h=[];for(const l of t){const e=await(0,S().readPackageJson)(i,l);if(e===S().INVALID)return(0,$().
fails)("package-json-invalid",r,{path:x().posix.join(l,"package.json")});e!==void 0&&h.push({directory:l,manifest:e})}return h}
async function O({directory:i,manifest:n},{operands:[s],passthrough:r},p,d){const t={...p,directory:i},{text:h="",span:l={
start:0,end:0}}=s??{},e=(0,j().runsIn)(n,i,{event:h,words:r});return(0,$().join)([await(0,F().resolveRuns)(t,e,l,d),{targets:[],
problems:(0,j().inspectEmpty)(e,h,t,l)}])}},82293:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.alternativesOf=
r,y.baseOf=i,y.inspectPaths=S,y.isPattern=O,y.isPlainGlob=I,y.matchesPattern=W,y.pathProblem=T,y.testProblem=j;function x(){
const p=m(32854);return x=function(){return p},p}function L(){const p=m(13254);return L=function(){return p},p}function D(){
const p=m(14395);return D=function(){return p},p}function C(){const p=m(45806);return C=function(){return p},p}function F(){
const p=m(87646);return F=function(){return p},p}const R=new Set(["--env-file","--env-file-if-exists","--prefix"]);function S(p,d){
const{passthrough:t}=p,h=[],l=(a,b)=>{const v=T(a,b,d);v!==void 0&&h.push(v)};for(const a of[p,...(0,C().launchedBy)(p)]){
for(const{name:v,value:u,span:g}of a.flags)u!==void 0&&(R.has(v)&&l(u,g),v==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.
test(u)&&l(u,g));for(const{as:v,path:u,span:g}of a.subcommand==="exec"&&a.tool?.files||[]){const c=v==="tests"?j(u,g,d):
void 0;c!==void 0&&h.push(c)}if(a.program!=="node"&&a.starts!=="file")continue;const b=a.program==="node"&&(0,F().isTestRun)(
a)?j:T;for(const{text:v,span:u}of a.operands){const g=v===""||v==="-"?void 0:b(v,u,d);g!==void 0&&h.push(g)}}const e=t.find(
({text:a})=>$.test(a));return e!==void 0&&h.push((0,L().problemAt)("absolute-path",e.span,{path:e.text})),h}const $=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function j(p,d,t){if(!O(p))return T(p,d,t);const h=r(p);if(h===void 0)return(0,L().problemAt)("glob-unclear",d,{pattern:p,
reason:"too_many"});for(const l of[p,...h]){const e=T(l,d,t);if(e!==void 0)return{...e,args:{...e.args,path:p}}}}function T(p,d,t){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(p)&&/^(?:data|node|file|[a-z]+:\/)/i.test(p))return(0,L().problemAt)("target-outside",
d,{path:p,reason:"address"});const h=/^(?:[\\/]|[A-Za-z]:)/.test(p),l=h?void 0:(0,x().normalise)(t===""?p:`${t}/${p}`);if(l===
void 0){const e=h?"absolute":"above";return(0,L().problemAt)("target-outside",d,{path:p,reason:e})}if((0,x().isWithin)(l,
".git",{ignoreCase:!0}))return(0,L().problemAt)("target-outside",d,{path:p,reason:"git"})}function I(p){return p.length>
200||p.split("**").length>2?!1:p==="."?!0:p.split("/").every(d=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(d))}function W(p,d,t={}){
return E(p.split("/"),d.split("/"),t)}function E(p,d,t){const[h,...l]=p,[e,...a]=d;return h===void 0?t.partial||d.every(
b=>b==="**"):e===void 0?!1:e!=="**"?P(h,e,t)&&E(l,a,t):E(p,a,t)?!0:P(h,"*",t)&&E(l,d,t)}function P(p,d,{dot:t=!1}){return p.
startsWith(".")&&!d.startsWith(".")&&!t?!1:(0,D().matchesStars)(p,d)}function O(p){return/[*?[{]/.test(p)}function i(p){
return p.replace(/[^/]*[*?[{].*$/s,"")}const n=200,s=1e3;function r(p){if(p.length>s)return;let d=[p.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const t=[];for(;d.length>0;){const h=[];for(const l of d){const e=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(l);if(e===null)
t.push(l);else{const{0:a,1:b="",index:v}=e,[u,g]=[l.slice(0,v),l.slice(v+a.length)];h.push(...b.split(",").map(c=>`${u}${c}${g}`))}}
if(h.length+t.length>n)return;d=h}return t}},9504:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.resolveProgram=
s;function x(){const c=m(76760);return x=function(){return c},c}function L(){const c=m(17093);return L=function(){return c},
c}function D(){const c=m(91063);return D=function(){return c},c}function C(){const c=m(71011);return C=function(){return c},
c}function F(){const c=m(32854);return F=function(){return c},c}function R(){const c=m(59542);return R=function(){return c},
c}function S(){const c=m(93028);return S=function(){return c},c}function $(){const c=m(97340);return $=function(){return c},
c}function j(){const c=m(46868);return j=function(){return c},c}function T(){const c=m(79757);return T=function(){return c},
c}function I(){const c=m(65490);return I=function(){return c},c}function W(){const c=m(82293);return W=function(){return c},
c}function E(){const c=m(56788);return E=function(){return c},c}function P(){const c=m(38218);return P=function(){return c},
c}function O(){const c=m(10473);return O=function(){return c},c}function i(){const c=m(47668);return i=function(){return c},
c}const n=5;async function s(c,o,A,f){const w=p(c,o,A);if("problems"in w)return w;const{subcommand:k,starts:N,operands:M,
module:H,launched:G}=c,[B]=M,U=[d(o,A,r(c)),...l(c,w),await(0,P().resolveProgramFiles)(c,A)],z={subcommand:k??B?.text??"",
span:r(c)};if(U.push(u(o,w,z)),H!==void 0&&(N!=="module"||G)&&U.push(v(o,w,H)),B!==void 0&&N==="file"&&U.push(e(c,o,w)),
B!==void 0&&N==="module"&&U.push(b(w,B,c.passthrough)),!(0,I().isPackageManager)(o))return(0,E().join)(U);if(k==="run"||
k==="exec"||k==="script-or-tool")U.push(await(0,I().resolvePackageManager)(c,o,w,f));else if(k!==void 0&&(0,I().selectsPackages)(
c,o)){const K={text:k,span:r(c),quoted:!1},V={...c,subcommand:"run",operands:[K]};U.push(await(0,I().resolvePackageManager)(
V,o,w,f))}return(0,E().join)(U)}function r({operands:c,flags:o}){return c[0]?.span??o[0]?.span??{start:0,end:0}}function p({
flags:c},o,A){let f=A;for(const{name:w,value:k,span:N}of c){if(k===void 0||!(0,D().movesTo)(o,w))continue;const M=(0,O().
entryFrom)(f,k,N);if("problems"in M)return M;f={...A,directory:M.path}}return f}function d({program:c,data:o},{tree:A,changed:f},w){
if(o.build_files.length===0)return E().NOTHING;const k=t(A),N=k.get(o)??h(A,o.build_files);k.set(o,N);const M=N.filter(G=>f.
has(G)),H=N.slice(0,n);return(0,E().join)([N.length===0?E().NOTHING:(0,E().fails)("build-files-unread",w,{program:c,files:H,
count:N.length}),...M.map(G=>(0,E().fails)("target-changed",w,{path:G}))])}const t=(0,R().perTree)(()=>new Map);function h(c,o){
const A=f=>o.some(w=>(0,W().matchesPattern)(w.includes("/")?f:x().posix.basename(f),w,{dot:!0}));return[...c.files()].flatMap(
({path:f})=>!(0,F().isWithin)(f,"node_modules")&&A(f)?f:[])}function l({operands:c,flags:o,starts:A,subcommand:f,family:w},k){
const N=w&&(0,I().isPackageManager)(w)&&f!=="test";return[...(A===void 0&&!N?c:[]).map(({text:G,span:B})=>({text:G.replace(
/::.*$/s,""),span:B})),...o.flatMap(({value:G,span:B})=>G===void 0?[]:[{text:G,span:B}])].map(({text:G,span:B})=>{const U=(0,F().
normalise)((0,E().from)(k,G));return U===void 0||U===""?E().NOTHING:(0,F().isWithin)(U,".git",{ignoreCase:!0})?(0,E().fails)(
"target-outside",B,{path:U,reason:"git"}):(0,F().resolveInTree)(k.tree,U).kind==="outside"?(0,E().fails)("target-outside",
B,{path:G,reason:"symlink"}):E().NOTHING})}function e({operands:[c],parsed:o},A,f){if(c===void 0)return E().NOTHING;const{
targets:w,problems:k}=a(f,c),N=(0,T().extensionProblems)(A,c.text,c.span).length>0,M=w.flatMap(({path:H=""})=>N?[]:(0,T().
extensionProblems)(A,H,c.span));return{targets:w.map(H=>({...H,...o&&{parsed:o}})),problems:[...k,...M]}}function a(c,{text:o,
span:A}){const f=(0,W().pathProblem)(o,A,c.directory);if(f!==void 0)return{targets:[],problems:[f]};const w=(0,O().entryFrom)(
c,o,A);if("problems"in w)return w;if(!(0,S().isRegular)(w.kind))return(0,E().fails)("target-not-a-file",A,{path:o,reason:w.
kind});if(!w.tracked)return(0,E().fails)("target-missing",A,{path:o,untracked:!0});const k=(0,F().normalise)((0,E().from)(
c,o))??"";return(0,O().runs)(c,{name:o,path:w.path,wanted:k},A)}function b(c,o,A){const{text:f,span:w}=o,k=(0,$().pythonFiles)(
f).find(N=>!N.endsWith("/__init__.py")&&c.tree.stat((0,E().from)(c,N))!==void 0);if(k===void 0){const N=(0,j().parseUnknownTool)(
o,A,C().UNKNOWN_MODULE);return(0,E().join)([(0,E().fails)("tool-unknown",w,{tool:f}),{targets:[],problems:N}])}return a(
c,{text:k,span:w,quoted:!1})}function v({program:c},{tree:o,base:A,changed:f,directory:w},{text:k,span:N}){const[M]=k.split(
"."),H=[...f].filter(G=>{const[,B=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(x().posix.relative(w,G))??[];return o.stat(G)!==
void 0&&A?.stat(G)===void 0&&(B===M||(0,L().isOfLibrary)(B))});return g(H,{program:c,subcommand:`-m ${k}`},N)}function u({
program:c,data:o},{changed:A,directory:f},{subcommand:w,span:k}){const N=(0,i().foldersUpFrom)(f).flatMap(H=>o.settings.
map(G=>x().posix.join(H,G))),M=[...A].filter(H=>N.some(G=>(0,F().isWithin)(H,G)));return g(M,{program:c,subcommand:w},k)}
function g(c,o,A){return(0,E().join)(c.map(f=>(0,E().fails)("settings-changed",A,{...o,path:f})))}},36187:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.ProjectFiles=void 0;function x(){const $=m(76760);return x=function(){
return $},$}function L(){const $=m(3463);return L=function(){return $},$}function D(){const $=m(32854);return D=function(){
return $},$}function C(){const $=m(93028);return C=function(){return $},$}function F(){const $=m(59867);return F=function(){
return $},$}const R=/^(?:[/~\\]|[A-Za-z]:)/;class S{#n;#e;constructor(j,T){this.#n=j,this.#e=T}into(j){const I=j===void 0||
R.test(j)||/[$`]/.test(j)?[]:this.#e.map(W=>x().posix.join(W,j));return new S(this.#n,I)}find(j,T=[""]){if(!(/^[/~]/.test(
j)||j===""||!this.#n))for(const I of this.#e)for(const W of T){const E=(0,D().normalise)(x().posix.join(I,j.replaceAll("\
\\","/"))+W),P=E===void 0?void 0:(0,D().resolveInTree)(this.#n,E);if(P?.kind==="inside"&&(0,C().isRegular)(P.entry.kind)&&
P.entry.tracked)return P.path}}script(j,T){const I=this.find(j,T);if(I!==void 0)return{kind:"file",name:I};if(R.test(j))
return{kind:"outside",name:j};const[W]=this.#e;if(W===void 0)return{kind:"unread",name:`it runs ${j} in another director\
y`};const E=(0,D().normalise)(x().posix.join(W,j));return E===void 0?{kind:"outside",name:j}:{kind:this.#n===void 0?"fil\
e":"missing",name:E||"."}}named(j,T){const I=this.find(j.replace(/^-{1,2}[\w-]+=/,""),T);return I===void 0?[]:[{kind:"fi\
le",name:I}]}async manifest(){const j=this.find("package.json");return this.#n&&j?(0,L().objectIn)(await(0,F().readJsonFile)(
this.#n,j)):{}}}y.ProjectFiles=S},56788:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.Trail=y.NOTHING=
void 0,y.fails=C,y.from=F,y.join=D,y.target=R;function x(){const T=m(13254);return x=function(){return T},T}const L=y.NOTHING=
{targets:[],problems:[]};function D(T){return{targets:T.flatMap(I=>I.targets),problems:T.flatMap(I=>I.problems)}}function C(T,I,W,E){
return{targets:[],problems:[(0,x().problemAt)(T,I,W,E)]}}function F({directory:T},I){return T===""?I:`${T}/${I}`}function R({
via:T},I){return T===void 0?I:{...I,via:T}}const S=64,$=2e3;class j{#n=new Set;#e=new Set;resolve;#s;constructor(I,W){this.
resolve=I,this.#s=W}async follow(I,W,E,P){if(this.#n.has(I))return P({why:"cycle"});const O=await this.#s?.tickScript();
if(O!==void 0)return P({why:"time",limit:O});const i=`${I}\0${W}`;if(this.#e.has(i))return L;if(this.#n.size>=S)return P(
{why:"depth",limit:S});if(this.#e.size>=$)return P({why:"count",limit:$});this.#n.add(I);const n=await E();return this.#n.
delete(I),this.#e.add(i),n}}y.Trail=j},74100:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.helperFault=
b,y.helperWords=a,y.isWrapperTool=h,y.readScriptForm=i;function x(){const c=m(76760);return x=function(){return c},c}function L(){
const c=m(678);return L=function(){return c},c}function D(){const c=m(95244);return D=function(){return c},c}function C(){
const c=m(32854);return C=function(){return c},c}function F(){const c=m(59542);return F=function(){return c},c}function R(){
const c=m(94411);return R=function(){return c},c}function S(){const c=m(54669);return S=function(){return c},c}function $(){
const c=m(11331);return $=function(){return c},c}function j(){const c=m(81716);return j=function(){return c},c}function T(){
const c=m(68538);return T=function(){return c},c}function I(){const c=m(54421);return I=function(){return c},c}function W(){
const c=m(82293);return W=function(){return c},c}function E(){const c=m(56788);return E=function(){return c},c}function P(){
const c=m(46912);return P=function(){return c},c}function O(){const c=m(10473);return O=function(){return c},c}function i(c,o){
const A=(0,j().readShellText)(c,o);if(A.length===0&&!(0,P().isBlank)(c))return{commands:A,fault:{part:"the script",why:"\
cannot be read"}};const f=(0,S().lex)(c).problems.find(({rule:w})=>w==="shell-comment");if(f&&A.length>0){const w=c.slice(
f.span.start,f.span.end);return{commands:A,fault:{part:w,why:"hides the words behind it"}}}for(const[w,k]of A.entries()){
const N=w===A.length-1,M=r(k,c)??n(k,N);if(M!==void 0)return{commands:A,fault:M}}return{commands:A}}function n({separator:c},o){
const A=c.trim();if(!(o?A==="":A==="&&"))return{part:A===""?"a line break":A,why:s}}const s="joins commands in another w\
ay than `&&`";function r(c,o){const{words:A,redirections:f,inside:w,subshell:k,defines:N,problems:M,assignments:H}=c,G=o.
slice(c.span.start,c.span.end).trim(),B=(Y,X)=>({part:Y,why:X});if(k)return B(G,"runs in a subshell");if(N)return B(G,"d\
efines a function");if(w.length>0)return B(G,"runs a command to make a word");const[U]=f;if(U)return B(`${U.operator} ${U.
target?.text??""}`,"redirects input or output");const z=H.find(({name:Y,value:X})=>!(0,R().isHarmlessVariable)(Y,X));if(z)
return B(`${z.name}=`,"sets a variable that can choose the code that runs");const K=A.find(Y=>(0,j().isDynamic)(c,Y)&&!p(
c,Y,o));if(K){const{start:Y,end:X}=K.span;return B(o.slice(Y,X),"is only known when the script runs")}const V=M.find(Y=>!d(
Y,A));if(V){const{start:Y,end:X}=V.span;return B(o.slice(Y,X).trim()||G,"is syntax of a shell")}return A.length===0?B(G,
"starts no program"):t(A)}function p({problems:c},{span:o},A){return c.every(f=>f.rule!=="variable-expansion"||f.span.end<=
o.start||f.span.start>=o.end||/^\$\{?npm_package_version\}?$/.test(A.slice(f.span.start,f.span.end)))}function d({rule:c,
span:o,severity:A},f){if(c==="variable-expansion"||A==="warning")return!0;if(c!=="brace-expansion")return!1;const w=f.find(
k=>k.span.start<=o.start&&k.span.end>=o.end);return w!==void 0&&(0,W().alternativesOf)(w.text)?.every(k=>!k.startsWith("\
-"))===!0}function t(c){const[o]=c,A=o?.text??"";if((0,T().changesShell)(A)&&!o?.quoted)return{part:A,why:"is a word of \
the shell"};const f=(0,I().startedWords)(c);if(!h(A))return f.length<c.length||(0,$().programNamed)(A)?.kind==="wrapper"?
{part:A,why:"decides how another program runs"}:(0,I().textHanded)(f)&&A!=="node"?{part:A,why:"runs text as code"}:void 0}
function h(c){const o=(0,$().programNamed)(c);return o?.name===c&&o.wraps==="as-tool"}const l={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},e=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function a([c,...o]){if(c?.text==="shx"){
const[A]=o;return A&&(A.text==="echo"||Object.hasOwn(l,A.text))?o:void 0}return c&&Object.hasOwn(l,c.text)?[c,...o]:void 0}
async function b([c,...o],A){const f=c?.text??"",w=l[f];if(w===void 0)return;const k=o.find(({text:M})=>M.startsWith("-")&&
!w.flags.test(M));if(k)return{part:`${f} ${k.text}`,why:"has a flag that is not known"};const N=o.flatMap(({text:M})=>M.
startsWith("-")?[]:[M]);if(N.length<(w.from<0?2:1))return{part:f,why:"names no path"};for(const M of N.slice(w.from)){const H=await v(
M,A);if(H!==void 0)return{part:`${f} \u2026 ${M}`,why:H}}}async function v(c,o){const{tree:A,isOutput:f}=o,w=c.startsWith(
"/")?void 0:(0,C().normalise)((0,E().from)(o,c));if(w===void 0||w==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(c))return"writes to a path that the text does not show";if(e.test(w))return"writes to a directory of dependencies";
if((0,D().toolThatFinds)(w)!==void 0)return"writes a configuration file";const k=A.stat(w);if(k?.tracked&&k.kind!=="dire\
ctory")return"writes a file of the commit";const N=`${w}/`;if(k?.tracked&&[...A.files()].some(H=>H.path.startsWith(N)))return"\
writes to a directory of the commit";if(!(f?.(w)||(await u(A))(w)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const u=(0,F().perTree)(async c=>{const o=new Map;for(const{path:A}of c.files()){if(x().posix.
basename(A)!==".gitignore")continue;const f=await(0,O().readText)(c,A,g),w=x().posix.dirname(A).replace(/^\.$/,"");f&&"t\
ext"in f&&o.set(w,(0,L().default)().add(f.text))}return A=>{const f=A.split("/");let w=!1;for(let k=0;k<f.length;k+=1){const N=o.
get(f.slice(0,k).join("/")),M=f.slice(k).join("/"),H=N?.test(M),G=N?.test(`${M}/`);H?.ignored||G?.ignored?w=!0:(H?.unignored||
G?.unignored)&&(w=!1)}return w}}),g=256*1024},61102:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.namedTargets=
a,y.resolveParts=r;function x(){const u=m(76760);return x=function(){return u},u}function L(){const u=m(95244);return L=
function(){return u},u}function D(){const u=m(92739);return D=function(){return u},u}function C(){const u=m(32854);return C=
function(){return u},u}function F(){const u=m(80781);return F=function(){return u},u}function R(){const u=m(93028);return R=
function(){return u},u}function S(){const u=m(11331);return S=function(){return u},u}function $(){const u=m(81716);return $=
function(){return u},u}function j(){const u=m(68538);return j=function(){return u},u}function T(){const u=m(54421);return T=
function(){return u},u}function I(){const u=m(45806);return I=function(){return u},u}function W(){const u=m(31901);return W=
function(){return u},u}function E(){const u=m(82293);return E=function(){return u},u}function P(){const u=m(36187);return P=
function(){return u},u}function O(){const u=m(56788);return O=function(){return u},u}function i(){const u=m(74100);return i=
function(){return u},u}function n(){const u=m(45636);return n=function(){return u},u}function s(){const u=m(10473);return s=
function(){return u},u}async function r({body:u,words:g,span:c},o,A){const f=(0,i().readScriptForm)(u,(0,F().subTree)(o.
tree,o.directory)),w=f.fault?(0,$().everyCommand)(f.commands).map($().withoutReserved):f.commands,k=[];let{fault:N}=f,M=o;
for(const[B,U]of w.entries()){const z=!N||U.words.every(Z=>!(0,$().isDynamic)(U,Z)),K=B===w.length-1&&!f.fault,V=[...U.words.
map(Z=>({...Z,span:c})),...K?g:[]],[Y,X]=V;if(Y?.text==="cd"){const Z=X&&(0,C().normalise)((0,O().from)(M,X.text));(B>0||
V.length!==2||Z===void 0)&&(N??={part:"cd",why:"changes the directory in the middle, or leaves the repository"}),M={...M,
directory:Z??M.directory};continue}const Q=(0,i().helperWords)(V);Q&&(N??=await(0,i().helperFault)(Q,M)),!(Q||Y===void 0||
!z||(0,j().isWithoutEffect)(Y.text))&&k.push(await t(V,M,A))}const H=w.some(({words:B})=>p.test(B.map(({text:U})=>U).join(
" "))),G=!N&&k.length===0&&w.length>0&&!H;return{parts:k,isIdle:G,...N&&{fault:N}}}const p=/^(?:\[|exit (?!0$)|false|test )/,
d=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function t(u,g,c){const o=(0,i().isWrapperTool)(u[0]?.text??"")?u:(0,T().
startedWords)(u),[A,...f]=o;if(A===void 0)return O().NOTHING;const{families:w}=g,k=(0,W().isProgram)(A.text)?A.text:w?.allowed.
get(A.text),N=d.exec(A.text)?.[1]??A.text,M=u[0]===A?void 0:u[0],H=M?h(M):O().NOTHING;if(k===void 0&&/[\\/]/.test(N))return(0,O().
join)([H,await l(o,g)]);const{invocation:G,problems:B}=k?(0,I().parseInvocation)(k,f,w):(0,I().parseInvocation)("npx",[{
...A,text:N},...f],w),U=await c.resolve(G,g),z=k===void 0&&U.problems.some(({rule:Y})=>Y==="binary-missing");if(z&&(0,D().
toolOf)(N,w?.tools)!==void 0)return(0,O().join)([H,h(A),{targets:[],problems:B}]);if(z)return(0,O().join)([H,await l(o,g)]);
const V=(0,E().inspectPaths)(G,g.directory);return(0,O().join)([H,{targets:[],problems:[...B,...V]},U])}function h({text:u,
span:g}){return(0,O().fails)("program-not-allowed",g,{program:u,group:"other"})}async function l(u,g){const[c]=u;if(c===
void 0)return O().NOTHING;const o=u.find(({text:f,span:w})=>w.start!==c.span.start&&(f.startsWith("-")||(0,S().programNamed)(
c.text))),A=o?(0,O().fails)("npm-script-form",o.span,{script:g.via??"",text:u.map(({text:f})=>f).join(" "),part:c.text,why:"\
is a program that the gate does not read",words:[o.text]}):O().NOTHING;return(0,O().join)([h(c),A,await e(u,g)])}async function e(u,g){
const c=new(P()).ProjectFiles(g.tree,[g.directory]),o=u.map(N=>({...N,shown:N.text,isKnown:!0})),f=(await(0,n().wordRuns)(
o,c)).flatMap(({kind:N,name:M})=>N==="file"?[M]:[]),w=u[0]?.span??{start:0,end:0},k={...g,directory:""};return(0,O().join)(
f.map(N=>(0,s().resolveCommitted)(k,{text:N,span:w})))}function a(u,g,c){const o=(0,$().everyCommand)((0,$().readShellText)(
u)),A=o.some(B=>B.substituted.length>0||[...B.words,...B.assignments].some(U=>(0,$().isDynamic)(B,U))),f=[...new Set(u.split(
b).filter(B=>B!==""))],w=[g.directory];for(const{words:B}of o){const[U,z]=B;if(!(!/^(?:cd|pushd)$/.test(U?.text??"")||z===
void 0)&&(w.push(...w.flatMap(K=>(0,C().normalise)(x().posix.join(K,z.text))??[])),w.length>v))break}const k=[...g.changed],
N=[...new Set(w)].flatMap(B=>f.map(U=>{const z={...g,directory:B},K=(0,C().normalise)(x().posix.join(B,U));if(K===void 0)
return O().NOTHING;const V=(0,C().resolveInTree)(g.tree,K);if(V.kind==="inside"&&(0,R().isRegular)(V.entry.kind))return(0,s().
resolveCommitted)(z,{text:U,span:c});const Y=k.filter(X=>/[*?[]/.test(U)?(0,E().matchesPattern)(X,K,{dot:!0}):V.kind==="\
inside"&&K!==""&&(0,C().isWithin)(X,K));return(0,O().join)(Y.map(X=>(0,O().fails)("target-changed",c,{path:X})))})),M=A?
k.filter(L().isCode):[],{targets:H,problems:G}=(0,O().join)([...N,...M.map(B=>(0,O().fails)("target-changed",c,{path:B}))]);
return{targets:[...new Map(H.map(B=>[B.path,B])).values()],problems:[...new Map(G.map(B=>[JSON.stringify(B.args),B])).values()]}}
const b=/[\s"'`;&|()<>=:,{}]+/,v=16},80827:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.npmScripts=
P,y.stepsIn=E;function x(){const o=m(76760);return x=function(){return o},o}function L(){const o=m(3463);return L=function(){
return o},o}function D(){const o=m(54669);return D=function(){return o},o}function C(){const o=m(68538);return C=function(){
return o},o}function F(){const o=m(3893);return F=function(){return o},o}function R(){const o=m(60210);return R=function(){
return o},o}function S(){const o=m(59867);return S=function(){return o},o}function $(){const o=m(56788);return $=function(){
return o},o}function j(){const o=m(46912);return j=function(){return o},o}function T(){const o=m(47668);return T=function(){
return o},o}const I={start:0,end:0},W=200;function E({steps:o}){return o.flatMap(A=>A.command?.nested?E(A.command.nested):
[A])}async function P(o,A,f={left:W}){const{subcommand:w,flags:k}=o;if(w===void 0)return;const{project:N,selected:M,runs:H,
packages:G}=await(0,j().scriptsThatRun)(o,A,I);if(N===void 0)return;const B=await(0,R().readNpmrc)({...A,directory:N}),U=await O(
A,N);if("unread"in B||U===void 0)return;const{settings:z}=B,K=e.some(Z=>Z in z);if(U.devEngines!==void 0||K)return;const V=[],
Y=a(k,z);for(const Z of G){const _=await O(A,Z);if(_===void 0||i(_))return;const q=H.filter(nn=>nn.directory===Z),en=q.length===
0?await d(o,A,Z):void 0;en!==void 0&&V.push({...n(_),...en,directory:Z});for(const nn of q){const sn=await s(nn,A,Y,f);V.
push({...n(_),...sn})}}const X=z["node-options"],{prefix:Q}=(0,T().readSettings)(o);return{subcommand:w,directory:A.directory,
project:N,prefixed:Q!==void 0,inWorkspaces:M,config:Y,...typeof X=="string"&&{nodeOptions:X},steps:V}}async function O({
tree:o},A){const f=await(0,S().readJsonFile)(o,(0,$().from)({directory:A},"package.json"));return f===void 0||f===S().INVALID?
void 0:(0,L().objectIn)(f)}function i({bin:o,directories:A}){return!o&&"bin"in(0,L().objectIn)(A)}function n(o){const{name:A,
version:f}=o;return{packageId:A&&f?`${String(A)}@${String(f)}`:"",packageEnv:v(o)}}async function s(o,A,f,w){const{directory:k,
event:N,body:M}=o,H=(0,j().scriptText)(o),G={...A,directory:k},B=h(H),U=await p(B,G,{config:f,budget:w}),z=o.words.map(V=>V.
text),K=B&&{...B,...U&&{nested:U}};return{directory:k,event:N,body:M,words:z,text:H,...K&&{command:K}}}const r=new Set([
"--if-present","--include-workspace-root","--workspace","--workspaces"]);async function p(o,A,{config:f,budget:w}){if(!(o?.
argv[0]==="npm"&&Object.keys(o.env).length===0)||f.npm_config_ignore_scripts==="true"||(w.left-=1,w.left<0))return;const N=o.
argv.slice(1).map(B=>({text:B,span:I,quoted:!0})),{invocation:M,problems:H}=(0,F().parseNpm)(N),G=M.flags.every(({name:B})=>r.
has(B));if(!(H.length>0||!G))return P(M,A,w)}async function d(o,{tree:A},f){const w=(0,j().eventOf)(o),k=(await(0,S().usablePackageJson)(
A,f))?.scripts.has(w??"");if(!(w===void 0||k||(0,T().readSettings)(o).ifPresent))return{event:w,words:[],text:""}}function t(o){
return(0,C().changesShell)(o)||(0,C().isWithoutEffect)(o)||o==="nohup"}function h(o){const{words:A,assignments:f,refused:w,
problems:k}=(0,D().lex)(o),N=k.every(({rule:U,severity:z})=>U==="assignment-refused"||z==="warning"&&U!=="unquoted-glob"),
M=k.filter(({rule:U})=>U==="assignment-refused").length,[H]=A;if(!N||M!==w.length||H===void 0||t(H.text)||H.text.includes(
"="))return;const G=[...f,...w].sort((U,z)=>U.span.start-z.span.start);if(G.some(({name:U})=>U==="PATH"))return;const B=Object.
fromEntries(G.map(({name:U,value:z})=>[U,z]));return{argv:A.map(U=>U.text),env:B}}const l=new Set(`browser cache cache-m\
ax cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),e=["also","dev","include","omit","only","optional","product\
ion"];function a(o,A){const f=Object.entries(A).filter(([N,M])=>["harmless","honoured"].includes((0,R().effectOf)(N,M))),
w=o.map(({name:N,value:M,negated:H})=>[N.slice(2),M??H!==!0]),k=[...f,...w].filter(([N])=>!l.has(N));return Object.fromEntries(
k.map(([N,M])=>[`npm_config_${N.replaceAll("-","_").toLowerCase()}`,b(M)]))}function b(o){return Array.isArray(o)?o.map(
b).join(`

`):o==null||o===!1?"":String(o).trim()}function v(o){const{name:A,version:f,config:w,engines:k,bin:N}=o,M={};return u({name:A,
version:f,config:w,engines:k,bin:g(N,A)},"npm_package_",M),Object.fromEntries(Object.entries(M).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function u(o,A,f){for(const[w,k]of Object.entries(o))if(k!==void 0)if(k===null||k===!1)f[`${A}${w}`]="";else if(Array.
isArray(k))for(const[N,M]of k.entries())u({[`${w}_${N}`]:M},A,f);else typeof k=="object"?u(k,`${A}${w}_`,f):f[`${A}${w}`]=
String(k)}function g(o,A){const k=Object.entries((0,S().binOf)(o,typeof A=="string"?A:"")??{}).map(([N,M])=>[x().posix.basename(
c(N)),c(M)]).filter(([N,M])=>N&&M);return k.length>0?Object.fromEntries(k):void 0}function c(o){return x().posix.join("/",
o.replaceAll("\\","/")).slice(1)}},46912:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.eventOf=P,y.
inspectEmpty=I,y.isBlank=W,y.quoteForScript=n,y.runsIn=O,y.scriptText=$,y.scriptsThatRun=j;function x(){const s=m(76760);
return x=function(){return s},s}function L(){const s=m(13254);return L=function(){return s},s}function D(){const s=m(60210);
return D=function(){return s},s}function C(){const s=m(59867);return C=function(){return s},s}function F(){const s=m(56788);
return F=function(){return s},s}function R(){const s=m(47668);return R=function(){return s},s}const S={selected:!1,runs:[],
packages:[],problems:[]};function $({body:s,words:r}){return[s,...r.map(({text:p})=>n(p))].join(" ")}async function j(s,r,p){
const d=(0,R().readSettings)(s),t=P(s);if(d.informs||t===void 0)return S;const h=o=>(0,R().findPackages)(d,o,p),l=await h(
r);if("problems"in l)return{...S,problems:l.problems};const{project:e,selected:a,directories:b}=l,v=d.ignoreScripts??await E(
{...r,directory:e}),u=[],g=[...l.missing,...await T(l,r,p,h)];let c=!1;for(const o of b){const A=await(0,C().readPackageJson)(
r.tree,o);if(A===C().INVALID){const f=x().posix.join(o,"package.json");g.push(...(0,F().fails)("package-json-invalid",p,
{path:f}).problems)}else if(A===void 0)g.push(...(0,F().fails)("package-json-missing",p,{directory:o}).problems);else if(A.
scripts.has(t)){const f={event:t,words:s.passthrough},w=O(A,o,f,{ignoreScripts:v});u.push(...w),g.push(...I(w,t,{...r,directory:o},
p))}else c=!0}if(c){const o={script:t,passes:d.ifPresent},A=d.ifPresent&&u.length===0&&r.via===void 0,f=t==="start"||A;g.
push((0,L().problemAt)("npm-script-missing",p,o,f?"error":void 0))}return{project:e,selected:a,runs:u,packages:b,problems:g}}
async function T({project:s,directories:r},{base:p,...d},t,h){const l=x().posix.join(s,"package.json");if(p===void 0||!d.
changed.has(l))return[];const e=await h({...d,tree:p});if("problems"in e)return[];const a=e.directories.filter(b=>!r.includes(
b));return a.length===0?[]:[(0,L().problemAt)("workspaces-changed",t,{path:l,lost:a})]}function I(s,r,{via:p,directory:d},t){
if(s.some(({event:l,body:e})=>l===r&&!W(e)))return[];const h={script:r,path:x().posix.join(d,"package.json")};return[(0,L().
problemAt)("npm-script-empty",t,h,p===void 0?"error":"warning")]}function W(s){return s.split(`
`).every(r=>/^\s*(?:#|$)/.test(r))}async function E(s){const r=await(0,D().readNpmrc)(s);return"settings"in r&&r.settings["\
ignore-scripts"]===!0}function P({subcommand:s,operands:r}){switch(s){case"run":return r[0]?.text;case"test":case"start":case"\
stop":return s;default:return}}function O({scripts:s},r,{event:p,words:d},{ignoreScripts:t}={}){return(t?[p]:[`pre${p}`,
p,`post${p}`]).flatMap(l=>{const e=s.get(l);return e?[{directory:r,event:l,body:e,words:l===p?d:[]}]:[]})}const i=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function n(s){return s===""?"''":i.test(s)?`'${s.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):s}},45636:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.textRuns=T,y.valueRuns=E,y.wordRuns=
W;function x(){const o=m(3463);return x=function(){return o},o}function L(){const o=m(95244);return L=function(){return o},
o}function D(){const o=m(97424);return D=function(){return o},o}function C(){const o=m(11331);return C=function(){return o},
o}function F(){const o=m(81716);return F=function(){return o},o}function R(){const o=m(68538);return R=function(){return o},
o}function S(){const o=m(54421);return S=function(){return o},o}const $=4,j={kind:"download",name:"it runs what it downl\
oads"};async function T(o,A,f=0){if(f>$)return[{kind:"unread",name:"it is nested too deeply"}];const w=(0,F().readShellText)(
o);return w.length===0&&o.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,D().findDangers)(w).some(({name:N})=>N===
"remote_code_execution")?[j]:[],...await I(w,o,A,f)]}async function I(o,A,f,w){const k=[];let N=f;for(const M of o){if(k.
push(...await I(M.inside,A,N,w)),M.subshell!==void 0)continue;if(M.defines){k.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:H,assignments:G}=(0,F().withoutReserved)(M),B=H.map(K=>({...K,shown:A.slice(K.span.start,K.
span.end),isKnown:!(0,F().isDynamic)(M,K)}));k.push(...E(G.map(({value:K})=>K),N));const[U,z]=B;U?.text==="cd"||U?.text===
"pushd"?N=N.into(z?.isKnown?z.text:void 0):k.push(...await W(B,N,w))}return k}function W(o,A,f=0){return P(o,{files:A,shell:(k,N=A)=>T(
k,N,f+1)})}function E(o,A){return o.flatMap(f=>f.split(/[\s=:,]+/)).flatMap(f=>A.named(f))}async function P(o,A){const f=(0,S().
startedWords)(o),[w,...k]=f;if(w===void 0||O(w.text))return[];if(!w.isKnown)return[i(`it starts ${w.shown}`)];const N=(0,C().
programNamed)(w.text)??{name:(0,C().baseName)(w.text),kind:"system"},M=(0,S().textHanded)(f);if(N.kind==="shell"&&M)return M.
words.every(({isKnown:Z})=>Z)||/\s/.test(M.text)?A.shell(M.text):[i("a shell runs what it is handed")];const H=k.some(({
text:Q})=>l(Q)||h(Q));if((0,C().runsCode)(w.text)&&(H||!N.runsScripts))return r((0,C().baseName)(w.text),k,M!==void 0,A.
files);const{files:G,left:B}=s(k,A.files),U=B.map(({text:Q})=>Q),K=l(w.text)&&!t.test(w.text)?[A.files.script(w.text)]:await p(
N,U,{...A,files:G}),V=U.filter(h).flatMap(Q=>{const Z=G.named(Q);return Z.length>0?Z:A.files.named(Q)}),Y=N.runsInside?B.
findIndex(({text:Q})=>(0,C().runsCode)(Q)):-1,X=Y<0?[]:await P(B.slice(Y),{...A,files:G});return[...K,...X,...V]}function O(o){
return(0,R().isWithoutEffect)(o)||(0,R().changesShell)(o)&&(0,C().programNamed)(o)===void 0}function i(o){return{kind:"u\
nread",name:o}}const n=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function s(o,A){const f=o.findIndex(
({text:N})=>n.test(N));if(f<0)return{files:A,left:o};const w=n.exec(o[f]?.text??"")?.[1],k=o.toSpliced(f,w===void 0?2:1);
return{files:A.into(w??o[f+1]?.text),left:k}}function r(o,A,f,w){const k=A.flatMap(({text:U})=>w.named(U));if(f)return[{
kind:"inline",name:o},...k];const N=A.filter(({text:U})=>!U.startsWith("-")),M=N.find(({text:U})=>l(U)||h(U))??N[0],H={kind:"\
program",name:o};if(k.length>0||M===void 0)return k.length>0?k:[H];const{text:G}=M;if(!M.isKnown)return[i(`it runs ${M.shown}`)];
if(/^\w{2,}:/.test(G))return[{kind:"package",name:G,isExact:/@v?\d+\.\d+/.test(G)}];if(A[A.indexOf(M)-1]?.text!=="-m")return[
w.script(G,v)];const B=w.named(G.replaceAll(".","/"),v);return B.length>0?B:[H]}async function p(o,A,{files:f,shell:w}){
const k=await f.manifest(),N=o.runsScripts&&e(A),M=b(N).flatMap(U=>{const z=(0,x().textIn)((0,x().objectIn)(k.scripts),U);
return z===""?[]:[{kind:"npm_script",name:U,text:z}]}),H=await Promise.all(M.map(({text:U=""})=>w(U,f))),B=M.length>0&&!a.
test(N??"")?[]:d(o,A,k,f);return[...M,...H.flat(),...B]}function d(o,A,f,w){const{name:k,finds:N=""}=o,M=N.split(" ").flatMap(
K=>w.named(K));if(M.length>0)return M;const H=c(o,A);if(H===void 0)return[{kind:"program",name:k}];const G=w.named(H.name);
if(G.length>0||/^[./]/.test(H.name))return G.length>0?G:[{kind:"program",name:k}];const{dependencies:B,devDependencies:U}=f;
return[[B,U].some(K=>H.name in(0,x().objectIn)(K))?{kind:"program",name:H.name}:{kind:"package",...H}]}const t=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function h(o){return(0,L().isCode)(o)||/\.(?:exe|jar)$/i.test(o)}function l(o){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(o)&&!o.includes("://")}function e(o){const[A,f]=o.filter(w=>!w.startsWith("-"));return A==="run"||A==="run-script"?
f:A}const a=/^(?:add|ci|clean-install|i|install)$/;function b(o){if(o===void 0)return[];const A=f=>[`pre${f}`,f,`post${f}`];
return a.test(o)?[...new Set([o,"install","prepare"].flatMap(A)),"prepublish"]:A(o)}const v=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],u=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
g=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function c({fetches:o},A){const f=A.
filter(M=>!M.startsWith("-")),w=[2,1,0].find(M=>M<=f.length&&o?.test(f.slice(0,M).join(" ")));if(w===void 0)return;const k=w===
0?0:A.indexOf(f[w-1]??"")+1,N=A.slice(k).map(M=>M.replace(/^--(?:from|package)=/,"")).find((M,H,G)=>!/^(?:-|[\d.:]+\w?$)/.
test(M)&&!u.test(G[H-1]??""));return N===void 0?void 0:{name:N,isExact:g.test(N)}}},38218:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.resolveProgramFiles=I,y.resolveToolFiles=T;function x(){const n=m(76760);return x=function(){
return n},n}function L(){const n=m(91063);return L=function(){return n},n}function D(){const n=m(32854);return D=function(){
return n},n}function C(){const n=m(93028);return C=function(){return n},n}function F(){const n=m(15804);return F=function(){
return n},n}function R(){const n=m(82293);return R=function(){return n},n}function S(){const n=m(56788);return S=function(){
return n},n}function $(){const n=m(10473);return $=function(){return n},n}const j=["",...["js","cjs","mjs","ts","cts","m\
ts","jsx","tsx","json"].map(n=>`.${n}`)];async function T(n,s){return W(n.tool??{files:[],roots:[],nodeFlags:[]},s)}function I({
files:n=[],flags:s,family:r},p){const d=s.flatMap(({name:t,value:h})=>h&&r&&(0,L().movesTo)(r,t)?h:[]);return W({files:n,
roots:d,nodeFlags:[]},p)}async function W({files:n,roots:s,nodeFlags:r},p){const d=["",...s].flatMap(h=>{const l=(0,D().
normalise)((0,S().from)(p,h));return l===void 0?[]:[l]}),t=[];for(const h of n)t.push(h.as==="tests"?await i(h,p):await E(
h,[...new Set(d)],p));for(const h of r)t.push(await(0,F().inspectNodeFlag)(h,p));return(0,S().join)(t)}async function E(n,s,r){
const{as:p,path:d,span:t}=n,h=(0,R().pathProblem)(d,t,r.directory);if(h!==void 0)return{targets:[],problems:[h]};const l=[];
for(const e of s){const a=(0,D().normalise)(x().posix.join(e,d));if(a===void 0)continue;const b=await P(n,a,r);b!==void 0&&
l.push(b)}return l.length>0?(0,S().join)(l):p==="code"||p==="config"?(0,$().nothingAt)(r.tree,x().posix.join(r.directory,
d),d,t):p==="module"&&n.first?(0,F().inspectImport)(r,d,t):S().NOTHING}async function P(n,s,r){const{as:p,path:d,span:t}=n,
{tree:h}=r,l=(0,F().firstFile)(h,p==="place"?[s]:j.map(a=>s+a));if(l===void 0)return;const e=l.kind==="inside"&&!(0,C().
isRegular)(l.entry.kind);if(p==="place"&&l.kind==="inside")return S().NOTHING;if(!e)return O(n,s,l,r);if(p==="config"){const a=(0,D().
resolveInTree)(h,x().posix.join(l.path,"tsconfig.json"));return a.kind==="missing"?S().NOTHING:O(n,s,a,r)}return(0,F().resolveMain)(
r,{path:d,wanted:s},t,a=>O(n,s,a.found,r))}async function O({as:n,path:s,span:r,ifFile:p},d,t,h){const l=await(0,F().resolveFound)(
h,{path:s,wanted:d,found:t},r);return n==="module"&&p&&l.targets.length>0?(0,S().join)([{targets:[],problems:[p]},l]):l}
function i({path:n,span:s},r){return(0,F().resolveTests)(r,n,s,async p=>p.found.kind==="inside"&&(0,C().isRegular)(p.found.
entry.kind)?(0,F().resolveFound)(r,p,s):S().NOTHING)}},10473:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),
y.entryAt=j,y.entryFrom=W,y.fileAt=I,y.firstLineOf=n,y.hasOtherContent=i,y.nothingAt=T,y.readText=O,y.resolveCommitted=E,
y.runs=P,y.whyUnreadable=l;function x(){const e=m(76760);return x=function(){return e},e}function L(){const e=m(59490);return L=
function(){return e},e}function D(){const e=m(3051);return D=function(){return e},e}function C(){const e=m(32854);return C=
function(){return e},e}function F(){const e=m(59542);return F=function(){return e},e}function R(){const e=m(93028);return R=
function(){return e},e}function S(){const e=m(13254);return S=function(){return e},e}function $(){const e=m(56788);return $=
function(){return e},e}function j(e,a,b){switch(e.kind){case"inside":return e.entry;case"outside":return(0,$().fails)("t\
arget-outside",b,{path:a,reason:"symlink"});case"missing":return(0,$().fails)("target-missing",b,{path:a});case"loop":return(0,$().
fails)("target-not-a-file",b,{path:a,reason:"loop"})}}function T(e,a,b,v){const u=p(e,a),g=a.slice(0,Math.max(0,a.length-
((0,C().normalise)(b)?.length??0))),c=u&&x().posix.relative(g,u),A=a.split("/").map((f,w,k)=>k.slice(0,w).join("/")).find(
f=>e.stat(f)?.kind==="submodule");return(0,$().fails)("target-missing",v,{path:b,...A?{submodule:A}:c&&{near:c}})}function I(e,a,b){
const v=j(e,a,b);return"problems"in v||(0,R().isRegular)(v.kind)?v:(0,$().fails)("target-not-a-file",b,{path:a,reason:v.
kind})}function W(e,a,b){const v=a.startsWith("/")?void 0:(0,C().normalise)((0,$().from)(e,a));if(v===void 0)return(0,$().
fails)("target-outside",b,{path:a,reason:"above"});const u=(0,C().resolveInTree)(e.tree,v);return u.kind==="missing"?T(e.
tree,v,a,b):j(u,a,b)}function E(e,{text:a,span:b}){const v=a.startsWith("/")?void 0:(0,C().normalise)((0,$().from)(e,a)),
u=v===void 0?void 0:(0,C().resolveInTree)(e.tree,v);return v===void 0||u?.kind!=="inside"||!(0,R().isRegular)(u.entry.kind)?
$().NOTHING:P(e,{name:a,path:u.path,wanted:v},b)}function P(e,{name:a,path:b,wanted:v},u){const g=e.changed.has(b)||e.changed.
has(v);return{targets:[(0,$().target)(e,{kind:"file",name:a,path:b})],problems:g?[(0,S().problemAt)("target-changed",u,{
path:b})]:[]}}async function O(e,a,b){const v=(0,C().resolveInTree)(e,a);if(!(v.kind==="missing"&&e.stat(a)===void 0))return v.
kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the repository"}:(0,R().isRegular)(v.entry.kind)?
(v.entry.size??0)>b?{unread:"it is too large"}:{text:(await e.read(v.path,b)).toString("utf8"),path:v.path}:{unread:"it \
is not a regular file"}}async function i(e,a,b){if(e===a)return!1;const[v,u]=[e,a].map(f=>(0,C().resolveInTree)(f,b));if(v?.
kind!=="inside"||u?.kind!=="inside")return!0;const[g,c]=[v.entry,u.entry];if(g.oid!==void 0&&g.oid===c.oid)return!1;if(g.
size!==c.size||!(0,R().isRegular)(g.kind)||!(0,R().isRegular)(c.kind))return!0;const[o,A]=await Promise.all([e.read(g.path,
g.size),a.read(c.path,c.size)]);return!o.equals(A)}async function n(e,a){const[b=""]=(await e.read(a)).subarray(0,256).toString(
"latin1").split(`
`,1);return b}const s=(0,F().perTree)(e=>(0,L().groupBy)(e.files(),({path:a})=>x().posix.dirname(a))),r=20;function p(e,a){
const b=a.split("/").slice(-r),v=b.at(-1)??"",u=x().posix.dirname(a),g=b.slice(1,-1).map((w,k)=>b.slice(k+1).join("/")).
find(w=>d(e.stat(w)));if(g!==void 0)return g;const c=(0,F().filesNamed)(e,v).filter(d),o=c.filter(({path:w})=>w.endsWith(
`/${a}`));if(o.length===1)return o[0]?.path;const A=(s(e).get(u)??[]).filter(({path:w})=>x().posix.extname(w)===x().posix.
extname(v)).map(({path:w})=>x().posix.basename(w)),f=(0,D().nearestName)(v,A);return f!==void 0?x().posix.join(u,f):c.length===
1?c[0]?.path:void 0}function d(e){return!!e?.tracked&&(0,R().isRegular)(e.kind)&&!(0,C().isWithin)(e.path,"node_modules")}
const t=2e5,h=2e3;async function l(e,a){const{kind:b,size:v=0}=e.stat(a)??{};if(!(0,R().isRegular)(b))return;if(v>t)return`\
has ${v} bytes`;const u=(await e.read(a)).toString("utf8").split(`
`),g=u.findIndex(c=>c.length>h);return g<0?void 0:`has ${u[g]?.length} characters on line ${g+1}`}},47668:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.findPackages=O,y.foldersUpFrom=r,y.listWorkspaces=void 0,y.readSettings=
h;function x(){const e=m(76760);return x=function(){return e},e}function L(){const e=m(32854);return L=function(){return e},
e}function D(){const e=m(59542);return D=function(){return e},e}function C(){const e=m(13254);return C=function(){return e},
e}function F(){const e=m(59867);return F=function(){return e},e}function R(){const e=m(82293);return R=function(){return e},
e}function S(){const e=m(56788);return S=function(){return e},e}function $(){const e=m(10473);return $=function(){return e},
e}const j=y.listWorkspaces=(0,D().perPath)(async(e,a)=>{const b=(await(0,F().usablePackageJson)(e,a))?.workspaces??[],v=b.
map(w=>(0,R().alternativesOf)(w)?.map(k=>k.replace(/^\.?\/+/,"").replace(/\/$/,""))),u=w=>w?.every(R().isPlainGlob)===!0,
g=v.findIndex(w=>!u(w));if(g>=0)return{unclear:b[g]??""};const c=(w,k)=>N=>N?.some(M=>(0,R().matchesPattern)(w,M,k))===!0,
o=[];for(const{path:w,kind:k}of v.length===0?[]:e.files()){const N=W(a,w);if(N===void 0||(x().posix.basename(w)==="packa\
ge.json"&&o.push(x().posix.dirname(N)),k!=="symlink"||!v.some(c(N,{partial:!0}))))continue;const M=(0,L().resolveInTree)(
e,w);if(M.kind==="outside"||M.kind==="inside"&&M.entry.kind==="directory")return{unclear:w}}const A=o.filter(w=>v.some(c(
w))&&!w.split("/").includes("node_modules")).sort((w,k)=>w.localeCompare(k,"en")),f=v.flatMap(w=>A.filter(k=>c(k,{partial:!0})(
w)));return T(e,a,[...new Set(f)])});async function T(e,a,b){const v=[],u=new Set;for(const g of b){const c=x().posix.join(
a,g).replace(/^\.$/,""),o=await(0,F().readPackageJson)(e,c);if(o===void 0)continue;if(o===F().INVALID)return{broken:`${c}\
/package.json`};const A=o.name||I(c);if(u.has(A))return{broken:o.path};u.add(A),v.push({directory:c,name:A})}return v}function I(e){
const a=x().posix.basename(x().posix.dirname(e)),b=x().posix.basename(e);return a.startsWith("@")?`${a}/${b}`:b}function W(e,a){
return e===""?a:a.startsWith(`${e}/`)?a.slice(e.length+1):void 0}function E(e,a,{directory:b,project:v}){const u=W(v,`${b}\
/`)!==void 0,g=x().posix.resolve("/",u?b:v,a);return e.filter(c=>{const o=x().posix.join("/",c.directory);return c.name===
a||o===g||x().posix.dirname(o)===g})}const P={script:"",passes:!1};async function O(e,a,b){const{workspace:v,workspaces:u,
includeRoot:g}=e,c=await i(e,a,b);if("problems"in c)return c;const{directory:o,implied:A}=c;if(u===!1&&v.length>0)return(0,S().
fails)("flag-value",b,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it beside `--workspace`"});const f={project:o,
directories:[o],selected:!1,missing:[]};if(u!==!0&&v.length===0&&A===void 0)return f;const w=await(0,F().usablePackageJson)(
a.tree,o);if(w===void 0)return f;const k=await n(o,a,b);if("problems"in k)return k;const N=new Map;g&&N.set(w.name,o);const M=[],
H=v.length>0?v:A===void 0?[]:[void 0];if(H.length===0)for(const G of k)N.set(G.name,G.directory);for(const G of H){const B={
directory:a.directory,project:o},U=G??x().posix.join("/",A??""),z=E(k,U,B);z.length===0&&G!==void 0&&M.push((0,C().problemAt)(
"npm-script-missing",b,{...P,workspace:G}));for(const K of z)N.set(K.name,K.directory)}return N.size===0?M.length>0?{targets:[],
problems:M}:(0,S().fails)("npm-script-missing",b,{...P,workspace:""}):{project:o,directories:[...N.values()],selected:!0,
missing:M}}async function i({prefix:e,workspaces:a},b,v){if(e!==void 0)return s(e,b,v);const{tree:u,directory:g}=b,c=r(g),
o=c.find(A=>p(u,A)||d(u,A));if(o===void 0||!p(u,o))return(0,S().fails)("package-json-missing",v,{directory:g});if(a===!1)
return{directory:o};for(const A of c.slice(c.indexOf(o)+1)){const f=await n(A,b,v);if("problems"in f)return f;if(f.some(
w=>w.directory===o))return{directory:A,implied:o}}return{directory:o}}async function n(e,{tree:a},b){const v=await j(a,e);
return"unclear"in v?(0,S().fails)("target-outside",b,{path:v.unclear,reason:"workspace"}):"broken"in v?(0,S().fails)("pa\
ckage-json-invalid",b,{path:v.broken}):v}function s(e,a,b){if((0,L().normalise)((0,S().from)(a,e))===void 0)return S().NOTHING;
const v=(0,$().entryAt)((0,L().resolveInTree)(a.tree,(0,S().from)(a,e)),e,b);return"problems"in v?v:{directory:v.path}}function r(e){
const a=e.split("/"),b=a.map((v,u)=>a.slice(0,a.length-u).join("/"));return e===""?b:[...b,""]}function p(e,a){return(0,L().
resolveInTree)(e,x().posix.join(a,"package.json")).kind!=="missing"}function d(e,a){return(0,L().resolveInTree)(e,x().posix.
join(a,"node_modules")).kind==="inside"}const t=new Set(["--usage","--version","--versions"]);function h({flags:e}){const a=e.
findLast(({name:u})=>u==="--prefix")?.value,b=l(e,"--workspaces"),v=l(e,"--ignore-scripts");return{informs:e.some(({name:u})=>t.
has(u)),...a===void 0?{}:{prefix:a},...b===void 0?{}:{workspaces:b},workspace:e.flatMap(({name:u,value:g})=>u==="--works\
pace"&&g?[g]:[]),includeRoot:l(e,"--include-workspace-root")===!0,...v===void 0?{}:{ignoreScripts:v},ifPresent:l(e,"--if\
-present")===!0}}function l(e,a){const b=e.findLast(v=>v.name===a);return b&&b.negated!==!0}},34482:function(J,y,m){Object.
defineProperty(y,"__esModule",{value:!0}),y.Places=void 0,y.contextIn=D;function x(){const R=m(32854);return x=function(){
return R},R}const L="/\0checkout";function D({policy:R,tree:S,platform:$,cwd:j=""},T){const{workspace:I}=R,W=C(R)?L:void 0,
{files:E,cwd:P=j===""?W:`${W??I}/${j}`}=T;return{policy:R,platform:$,proposal:T,mount:E?{at:"/",tree:E}:S?{at:W??I,tree:S}:
{at:L},cwd:P}}function C({workspace:R}){const S=(0,x().locatePath)(R,L,{at:L});return S!==void 0&&(0,x().isLocatedIn)(S,
L)}class F{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:S},cwd:$,platform:j,mount:T}){this.#n=T,this.#e=T.at===
"/"?T:{at:T.at},this.#s=j!=="linux",this.workspace=(0,x().locatePath)(S,L,this.#e)??L,this.cwd=$===void 0?this.workspace:
(0,x().locatePath)($,this.workspace,T)??L}locate(S){return(0,x().locatePath)(S,this.cwd,this.#n)}leadsInto(S,$){const j=this.
locate(S);return j===void 0?!1:$.some(T=>{const I=(0,x().locatePath)(T,this.workspace,this.#e);return I!==void 0&&this.isIn(
j,I)})}isIn(S,$){return(0,x().isLocatedIn)(S,$,{ignoreCase:this.#s})}mayBeIn(S,$){return(0,x().isLocatedIn)(S,$,{ignoreCase:!0})}}
y.Places=F},6163:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.dangerIn=T;function x(){const P=m(76760);
return x=function(){return P},P}function L(){const P=m(97424);return L=function(){return P},P}function D(){const P=m(11331);
return D=function(){return P},P}function C(){const P=m(81716);return C=function(){return P},P}function F(){const P=m(54421);
return F=function(){return P},P}const R=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","reads the environment":"\
printenv"}).flatMap(([P,O])=>O.split(" ").map(i=>[i,P]))),S=2,$=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
j={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function T(P){if($.test(P))return"names a \
file that is made for secrets";const O=(0,C().readShellText)(P),i=(0,C().everyCommand)(O).some(I)?Object.entries(j).find(
([,s])=>s.test(P)):void 0;if(i!==void 0)return`${i[0]} in inline code`;const[n]=(0,L().findDangers)(O);return n?L().DOES[n.
name]:W(O)}function I({words:P}){return P.some((O,i)=>(0,F().textHanded)(P.slice(i))!==void 0)}function W(P,O=0){for(const{
words:i,pipedFrom:n}of(0,C().everyCommand)(P)){const[s,...r]=i;if(s===void 0)continue;const p=x().posix.basename(s.text),
d=E(p);if(d!==void 0)return d;if((0,D().isShell)(p)&&(n!==void 0||r.length===0))return`has \`${p}\` run whatever it reads`;
if(!(p!=="find"&&!(0,D().startsOthers)(p)))for(const{text:t}of r){const h=E(x().posix.basename(t));if(h!==void 0)return h;
const e=O<S&&/\s/.test(t)?W((0,C().readShellText)(t),O+1):void 0;if(e!==void 0)return e}}}function E(P){const{kind:O,wraps:i}=(0,D().
programNamed)(P)??{};if(i==="as-user")return`acts as another user with \`${P}\``;const n=O==="downloader"?"downloads":R.
get(P);return n&&`${n} with \`${P}\``}},41431:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.judgeReading=
T,y.judgeRiskAlone=W,y.unjudged=E;function x(){const d=m(39763);return x=function(){return d},d}function L(){const d=m(13580);
return L=function(){return d},d}function D(){const d=m(95132);return D=function(){return d},d}function C(){const d=m(6163);
return C=function(){return d},d}function F(){const d=m(38010);return F=function(){return d},d}function R(){const d=m(46121);
return R=function(){return d},d}function S(){const d=m(8737);return S=function(){return d},d}function $(){const d=m(92890);
return $=function(){return d},d}function j(){const d=m(72017);return j=function(){return d},d}function T(d,t,h){const l=(0,S().
findProblems)(d),e=u=>p[u](d,l,h),a=e("evolver"),b=e("validator"),v={evolver:a,validator:b}[t]??e(t);return P(d,t,v,{evolver:a,
validator:b})}function I(d,t){const h=t.find(({args:e})=>e.of==="newer");return{"1.94":d,newer:h?{verdict:"block",reason:h}:
d}}function W(d,t,h){const l={findings:r((0,S().findProblems)(d))},e={evolver:l,validator:l};return P(d,"curated",(0,F().
judgeRisk)(t,h),e)}function E(d,t,h){const l=typeof d=="string"?d:"",e=[(0,D().notJudged)(`the command \`${l}\``,h)];return P(
{command:l,words:[],assignments:[],argv:null,targets:[],problems:[]},t,{findings:e},{evolver:{findings:e},validator:{findings:e}})}
function P(d,t,h,l){const e=O(d,r(h.findings)),a=i(e),b=u=>u===h?a:i(r(u.findings)),v=b(l.validator);return{reading:d,verdict:a.
verdict,risk:h.risk??s(a.verdict,e),confirmation:h.confirmation??"standard",findings:e,profiles:{evolver:b(l.evolver),validator:v,
[t]:a},validators:I(v,l.validator.findings)}}function O({command:d},t){const h=t[0]?.severity==="error"?(0,C().dangerIn)(
d):void 0;return h===void 0?t:t.map(l=>l.severity==="error"?{...l,harm:"danger",danger:h}:l)}function i(d){const t=n(d),
[h]=d;if(t==="block"&&h)return{verdict:t,reason:h};const l=d.find(({rule:e})=>e==="validator-empty-folder");return l?{verdict:t,
remark:l}:{verdict:t}}function n(d){return d.some(({severity:h})=>h==="error")?"block":d.some(({severity:h,rule:l})=>h===
"warning"&&l!=="experimental_mode")?"warn":"allow"}function s(d,t){return d==="block"?"dangerous":t.some(({rule:h})=>(0,L().
ruleOf)(h).writes===!0)?"write":"safe"}function r(d){return x().SEVERITIES.flatMap(t=>d.filter(({severity:h})=>h===t))}const p={
evolver:R().evolver,validator:$().validator,curated:F().curated,workspace:j().workspace}},21311:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.checkCommandPolicy=P,y.checkFamily=n,y.failedExamples=O,y.requireExamples=i;function x(){const t=m(
7723);return x=function(){return t},t}function L(){const t=m(51951);return L=function(){return t},t}function D(){const t=m(
41895);return D=function(){return t},t}function C(){const t=m(94853);return C=function(){return t},t}function F(){const t=m(
72720);return F=function(){return t},t}function R(){const t=m(74238);return R=function(){return t},t}function S(){const t=m(
5468);return S=function(){return t},t}function $(){const t=m(87952);return $=function(){return t},t}function j(){const t=m(
88220);return j=function(){return t},t}function T(){const t=m(91063);return T=function(){return t},t}function I(){const t=m(
34482);return I=function(){return t},t}function W(){const t=m(41431);return W=function(){return t},t}function E(){const t=m(
72017);return E=function(){return t},t}function P({families:t,patterns:h}){const l=t.flatMap((e,a)=>d(["families",a],n(e)));
return l.length>0?l:h.flatMap((e,a)=>d(["patterns",a],r(e,t)))}function O({policy:t,path:h=R().POLICY_PATH,text:l=""}){return P(
t).map(({message:e,pointer:a,value:b})=>{const v=(0,S().placeIn)(l,a,b);return`${v===void 0?h:`${h}:${v}`}: ${e}`})}function i(t){
const h=O(t);if(h.length!==0)throw new(D()).GateError("policy_invalid",`Examples of the policy fail:
${h.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function n(t){const{name:h}=t,
l=j().familySchema.safeParse(t);if(!l.success)return[{message:`family ${h}: ${x().prettifyError(l.error)}`,pointer:["nam\
e"],value:h}];const{evolver:e,sandbox:a}=l.data;try{e&&(0,T().programFamily)(h,e)}catch(g){const{message:c}=g;return[{message:`\
family ${h}: ${c}`,pointer:["evolver","flags"],value:h}]}const b={...C().DEFAULT_POLICY,programs:[h],families:[l.data],mode:"\
dangerous",allow_dangerous:!0},v=(g,{match:c,not_match:o})=>{const A=(f,w)=>s(f,h,w,b);return[...p("match",c,f=>{const w=g.
find(k=>!A(f,k));return w&&`family ${h}: ${w} rejects its example`}),...p("not_match",o,f=>{const w=g.find(k=>A(f,k));return w&&
`family ${h}: ${w} accepts its example`})]},u=a?.only?[a.only]:["curated","workspace"];return[...e?d(["evolver"],v(["evo\
lver"],e)):[],...a?d(["sandbox"],v(u,a)):[]]}function s(t,h,l,e){const a=(0,L().readWords)(t,{programs:(0,$().programTerms)(
e)}),b=l==="evolver"?a.invocation?.family:a.words[0]?.text===h,v=(0,I().contextIn)({policy:e,tree:void 0,platform:"linux"},
{}),{findings:u}=(0,W().judgeReading)(a,l,v),g=u.filter(({severity:c,rule:o})=>c==="error"&&o!=="family_unavailable");return!!b&&
g.length===0}function r({name:t,regex:h,match:l,not_match:e},a){const b=(0,F().compileLinear)(h);if("error"in b)return[{
message:`${t}: the pattern ${b.error}`,pointer:["regex"],value:h}];const v=u=>(0,E().matchesAnyCommand)(u,h,a);return[...p(
"match",l,u=>v(u)?void 0:`${t}: does not match`),...p("not_match",e,u=>v(u)?`${t}: matches`:void 0)]}function p(t,h,l){return h.
flatMap((e,a)=>{const b=l(e);return b?[{message:`${b} ${e}`,pointer:[t,a],value:e}]:[]})}function d(t,h){return h.map(l=>({
...l,pointer:[...t,...l.pointer]}))}},38010:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.curated=void 0,
y.judgeRisk=l;function x(){const f=m(55972);return x=function(){return f},f}function L(){const f=m(55126);return L=function(){
return f},f}function D(){const f=m(87952);return D=function(){return f},f}function C(){const f=m(13580);return C=function(){
return f},f}function F(){const f=m(95132);return F=function(){return f},f}function R(){const f=m(34482);return R=function(){
return f},f}function S(){const f=m(8737);return S=function(){return f},f}const $=10,j=[P,O,n,s,p,f=>e(d(f),f.context.policy)],
T=(f,w,k)=>{const{policy:N,proposal:M}=k,[H,...G]=g(f),B=[...o(f),...(0,S().besidesProgram)(w,f)],U=M.family??H?.text??"",
z=(0,D().sandboxProgram)("curated",U,N.families),K=M.mode??(N.experimental.includes(U)?"experimental":"structured");if(H===
void 0||z===void 0){const tn=H?(0,F().finding)("not_in_registry",{family:U},{span:H.span}):(0,F().finding)("no_command",
{});return{...l("dangerous",k),findings:[tn,...B].filter(I)}}const V=new(R()).Places(k),Y=(0,L().readArguments)(G,z,u(V)),
X=W(Y),Q=new Set(z.dangerous_targets?.map(tn=>V.locate(tn))),Z=X.some(({path:tn})=>Q.has(V.locate(tn.replace(/\*$/,"")))),
_={context:k,places:V,base:H,name:U,program:z,proposalMode:K,words:G,read:Y,paths:X,broad:Z},[q,...en]=j.map(tn=>tn(_)),
nn=[...q??[],...B,...en.flat()],sn=d(_),rn=a(sn,K);return{findings:nn.some(({severity:tn})=>tn==="error")?(0,S().firstOfEach)(
nn.filter(I),$):[...nn,...h(_).map(tn=>(0,F().finding)(tn,{}))],risk:sn,confirmation:rn}};y.curated=T;function I({severity:f}){
return f!=="warning"}function W({use:f,values:w}){const k=w.filter(({kind:M,text:H})=>x().PATH_KINDS.has(M)&&H!=="-").map(
({text:M,word:H})=>({path:M,word:H})),{default_operand:N}=f;return k.length===0&&N!==void 0?[{path:N}]:k}const E={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function P({name:f,
base:w,program:k,proposalMode:N,context:M}){const{maturity:H="structured",platforms:G}=k.family.sandbox??{},{category:B}=k.
family,{policy:U,platform:z}=M,K=E[H];return[...U.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...G?.
includes(z)===!1?[`does not exist on \`${z}\``]:[],...K.includes(N)?[]:[`has the maturity \`${H}\``]].map(Y=>(0,F().finding)(
"family_unavailable",{family:f,reason:Y},{span:w.span}))}function O({name:f,base:w}){return f===w.text?[]:[(0,F().finding)(
"family_base_mismatch",{family:f,base:w.text},{span:w.span})]}const i={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function n(f){const{name:w,program:k,words:N,read:M}=f,H=i[w]??"constrained_form.other",
G=k.forms?H:"argument_refused";return[...N.filter(({text:U})=>k.family.category==="archives"&&x().SHELL_OPERATOR.test(U)).
map(({text:U,span:z})=>(0,F().finding)("shell_operator.quoted",{operator:U},{span:z})),...M.objections.filter(({word:U})=>U===
void 0||r(U,f)===void 0).map(({objection:U,word:z})=>(0,F().finding)(G,{family:w,objection:U},z?{span:z.span}:{}))]}function s(f){
return f.words.flatMap(w=>{const k=r(w,f);if(k===void 0)return[];const N={family:f.name,operand:w.text,prefix:k};return[
(0,F().finding)("forbidden_operand_prefix",N,{span:w.span})]})}function r({text:f},{program:w}){const{forbidden_prefixes:k=[]}=w;
return k.find(N=>f.toLowerCase().startsWith(N.toLowerCase()))}function p({paths:f,places:w,context:k}){const{allowed_roots:N}=k.
policy;return N.length===0?[]:f.filter(({path:M})=>M.startsWith("~")||!w.leadsInto(M,N)).map(({path:M,word:H})=>(0,F().finding)(
"outside_allowed_roots",{path:M,roots:N},H&&{span:H.span}))}function d({broad:f,read:{use:w}}){return f?"dangerous":w.risk??
"safe"}const t=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function h({broad:f,paths:w,proposalMode:k,read:N}){
const{flag_warnings:M={}}=N.use;return[...new Set([...(0,L().warningsIn)(N.use),...N.flags.flatMap(G=>M[G]??[]),...f?["b\
road_permission_target"]:[],...w.some(({path:G})=>t.test(G))?["env_secrets"]:[],...k==="experimental"?["experimental_mod\
e"]:[]])]}function l(f,{policy:w,proposal:k}){const N=a(f,k.mode??"structured");return{findings:e(f,w),risk:f,confirmation:N}}
function e(f,{mode:w,allow_dangerous:k}){return f==="safe"||f==="write"&&w!=="safe"||f==="dangerous"&&w==="dangerous"&&k?
[]:[(0,F().finding)("policy_risk",{risk:f,mode:w})]}function a(f,w){return w==="experimental"?"very_strong":f==="dangero\
us"?"strong":"standard"}const b=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],v=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function u(f){return(w,k)=>{const N=x().KINDS[w](k);if(N!==void 0||w!=="destination"&&w!=="source")return N;const M=f.locate(
k);if(M===void 0)return"cannot be resolved";if(M==="/")return"is the root of the file system";const G=(/^[\\/]|^[A-Za-z]:/.
test(k)||!f.isIn(M,f.cwd))&&b.find(B=>f.mayBeIn(M,B));if(G)return`is in the system directory ${G}`;if(w!=="destination")
return f.mayBeIn(f.cwd,M)?"is the working directory or one of its parents":v.test(M)?"is a home directory":void 0}}function g({
words:f,problems:w}){const k=w.filter(({rule:M})=>c.has((0,C().ruleOf)(M).shape)),N=Math.min(...k.map(({span:M})=>M.start));
return f.filter(({span:M})=>M.start<N)}const c=new Set(["operator","redirection","multiline"]);function o({problems:f}){
return f.flatMap(({rule:w,args:k,span:N})=>{const{shape:M}=(0,C().ruleOf)(w);if(M===void 0)return[];if(M==="unreadable")
return[(0,F().finding)("parse_failed",{},{span:N})];const{operator:H,written:G,character:B}=k,U=String(H??G??B),z=M==="o\
perator"?A(U):M;return[(0,F().finding)(`shell_operator.${z}`,{operator:U},{span:N})]})}function A(f){return f==="|"||f===
"|&"?"pipeline":f==="&"?"background":"chaining"}},46121:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),
y.evolver=void 0;function x(){const R=m(87952);return x=function(){return R},R}function L(){const R=m(38010);return L=function(){
return R},R}const D=(R,S,$)=>{const j=R.words[0]?.text;if(R.invocation===void 0&&j&&(0,x().isNamedCurated)(j,$.policy))return(0,L().
curated)(R,S,F($));const T=C(R,S);return{findings:S,...T&&{risk:T}}};y.evolver=D;function C({invocation:R},S){const $=R?.
family?.data.risk;return S.some(({severity:T})=>T==="error")||$==="safe"?void 0:$}function F(R){const{policy:S}=R,$=S.allowed_roots.
length>0?S.allowed_roots:["."];return{...R,policy:{...S,allowed_roots:$}}}},8737:function(J,y,m){Object.defineProperty(y,
"__esModule",{value:!0}),y.besidesProgram=D,y.findProblems=F,y.firstOfEach=C;function x(){const R=m(13580);return x=function(){
return R},R}function L(){const R=m(95132);return L=function(){return R},R}function D(R,{invocation:S}){const $=S?.family?
["program","invocation","target"]:["program"];return R.filter(({layer:j,rule:T})=>!$.includes(String(j))||(0,x().ruleOf)(
T).anyText===!0)}function C(R,S){const $=new Map;return R.filter(({rule:j})=>{const T=($.get(j)??0)+1;return $.set(j,T),
T<=S})}function F({problems:R}){return R.map(L().problemFinding)}},89509:function(J,y){Object.defineProperty(y,"__esModu\
le",{value:!0}),y.readToolCall=L;const m=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,x=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function L(D){const C=m.exec(D);if(C===null)return;const[,F="",R=""]=C,S=[];let $=C.indices?.[2]?.[0]??0,j=R;for(;j!=="";){
const T=x.exec(j);if(T===null)return;const[I,W,E]=T;S.push({text:W??E??"",span:{start:$,end:$+I.length}}),j=j.slice(I.length),
$+=I.length}return{name:F,args:S}}},92890:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.validator=void 0;
function x(){const $=m(95132);return x=function(){return $},$}const L=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
D={"1.94":{refused:L,information:new Set(["--version","--help","--v8-options"])},newer:{refused:L,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},C=($,j)=>{const{invocation:T}=$,I=[...j,...S("1.94",$)];
if(I.some(({severity:P})=>P==="error"))return{findings:I};const[W]=S("newer",$);if(W){const P=String(W.args.flag??""),O={
...W.span&&{span:W.span},...F};I.push((0,x().finding)("validator-flag",{flag:P,of:"newer"},O))}const E=T?.operands[0];if(E&&
!R(T,D["1.94"])){const{text:P,span:O}=E;I.push((0,x().finding)("validator-empty-folder",{script:P},{span:O}))}return{findings:I}};
y.validator=C;const F={severity:"notice",harm:"bookkeeping"};function R({flags:$},{information:j}){return $.some(({name:T})=>j.
has(T))}function S($,{words:j,invocation:T,command:I}){const W=D[$],[E,...P]=j;if(E===void 0)return[];const O=e=>(0,x().
finding)("validator-script",{command:e},{span:E.span});if(E.text!=="node")return[O(`\`${E.text}\``)];const{flags:i=[],operands:[
n]=[]}=T??{},s=(e,a)=>{const b=n&&n.span.start<a.start?"script":"node";return(0,x().finding)("validator-flag",{flag:e,of:b},
{span:a})},r=T!==void 0&&R(T,W),p=r&&i.length===1&&n===void 0,{options:d}=W,t=p||d===void 0?[]:i.filter(({name:e})=>!d.has(
e)),h=W.text?.exec(I),l=i.some(({name:e})=>e==="--test");return[...P.flatMap(({text:e,span:a})=>W.refused.test(e)?[s(e,a)]:
[]),...t.map(({written:e,span:a})=>s(e,a)),...h?[s(h[0],{start:h.index,end:h.index+h[0].length})]:[],...(n===void 0||l)&&
!r?[O("`node` without a script")]:[]]}},72017:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.matchesAnyCommand=
a,y.workspace=void 0;function x(){const f=m(13970);return x=function(){return f},f}function L(){const f=m(72720);return L=
function(){return f},f}function D(){const f=m(55972);return D=function(){return f},f}function C(){const f=m(55126);return C=
function(){return f},f}function F(){const f=m(21006);return F=function(){return f},f}function R(){const f=m(87952);return R=
function(){return f},f}function S(){const f=m(13580);return S=function(){return f},f}function $(){const f=m(95132);return $=
function(){return f},f}function j(){const f=m(97424);return j=function(){return f},f}function T(){const f=m(81716);return T=
function(){return f},f}function I(){const f=m(34482);return I=function(){return f},f}function W(){const f=m(8737);return W=
function(){return f},f}function E(){const f=m(89509);return E=function(){return f},f}const P=(f,w,k)=>k.proposal.tool===
"runpy"?A(f,w,k):O(f,(0,W().besidesProgram)(w,f),k);y.workspace=P;function O(f,w,k){const{families:N,patterns:M,disabled_packs:H}=k.
policy,G=new(I()).Places(k),B=(0,T().readShellText)(f.command),U=_=>_.map(q=>i(q,N,H)),z=U((0,T().everyCommand)(B)),K=_=>z.
flatMap(q=>{const en=b(q);return M.filter(nn=>nn.layer===_&&e(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,$().finding)(
"custom_pattern",{name:nn,pattern:sn,reason:rn},{layer:_}))}),V=[()=>n(f,B),()=>U(d(f,k.mount,G,z)).flatMap(_=>v(_,G)),()=>z.
flatMap(o)];for(const[_,q]of V.entries()){const en=[...q(),...K(_+1)];if(en.length>0)return{findings:[...(0,W().firstOfEach)(
en,1),...w.filter(t)]}}const Y=z.map(({read:_})=>_.use),X=new Set(Y.flatMap(C().warningsIn)),Q=[...w,...[...X].map(_=>(0,$().
finding)(_,{}))],Z=x().riskSchema.options.findLast(_=>Y.some(q=>q.risk===_));return Z===void 0||Z==="safe"||Q.some(t)?{findings:Q}:
{findings:Q,risk:Z}}function i(f,w,k){const[N,...M]=f.words,H=(0,R().sandboxProgram)("workspace",N?.text??"",w),G=H&&!k.
includes(H.family.category)?H:void 0;return{command:f,program:G,read:(0,C().readArguments)(M,G??{})}}function n({targets:f},w){
const k=f.flatMap(({script:N})=>N===void 0?[]:[N]);return[...(0,j().findDangers)(w).map(N=>s(N,!0)),...k.flatMap(N=>(0,j().
findDangers)((0,T().readShellText)(N))).map(N=>s(N,!1))]}function s({name:f,pattern:w,words:k},N){const M=k[0]?.span.start,
H=k.at(-1)?.span.end,G=N&&M!==void 0&&H!==void 0?{span:{start:M,end:H}}:{};return(0,$().finding)(f,{pattern:p(w)},G)}const r=200;
function p(f){return f.length>r?`${f.slice(0,r)}\u2026`:f}function d({command:f},{tree:w,at:k},{cwd:N},M){return w!==void 0&&
k!=="/"&&k===N&&M.length===1?(0,T().everyCommand)((0,T().readShellText)(f,w)):M.map(G=>G.command)}function t({severity:f}){
return f==="error"}function h({program:f,read:w}){const k=f===void 0?[]:w.values;return new Set(k.flatMap(({kind:N,word:M})=>D().
PATH_KINDS.has(N)?[]:M))}const l=new Map;function e(f,w){const k=l.get(f)??(0,L().compileLinear)(f);return l.set(f,k),"e\
rror"in k||k.matches(w)}function a(f,w,k){return(0,T().everyCommand)((0,T().readShellText)(f)).some(N=>e(w,b(i(N,k,[]))))}
function b(f){const{words:w,redirections:k}=f.command,N=h(f);return[...w.filter(M=>!N.has(M)).map(({text:M})=>M),...k.map(
({operator:M,target:H})=>`${M} ${H?.text??""}`)].join(" ")}function v(f,w){const{words:k,redirections:N,problems:M}=f.command,
H=h(f),G=M.filter(({rule:U})=>U==="variable-expansion"),B=N.flatMap(({target:U})=>U??[]);return[...k.slice(1).filter(U=>!H.
has(U)),...B].flatMap(({text:U,span:z})=>{const K=G.some(({span:V})=>V.start>=z.start&&V.end<=z.end);return[U,...u(U)].flatMap(
V=>g(V,z,w,K))})}function u(f){if(!f.startsWith("-"))return[];const{attached:w}=(0,F().splitAtEquals)(f);return[...w?[w]:
[],.../^-[^-]./.test(f)?[f.slice(2)]:[]]}function g(f,w,k,N=!1){const M=N||f.startsWith("~")?void 0:k.locate(f);return M===
void 0||!k.isIn(M,k.workspace)?[(0,$().finding)("path_outside_workspace",{path:f},{span:w})]:f.split(/[\\/]/).includes("\
..")?[(0,$().finding)("path_traversal",{path:f},{span:w})]:[]}const c=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function o({command:f,program:w,read:k}){const[N,...M]=f.words;
if(N===void 0)return[];const{text:H}=N,G=c.flatMap(([z,K])=>z.test(H)?[K]:[]),B=M.filter(({text:z})=>G.some(K=>K.test(z)));
return B.length>0?B.map(({text:z,span:K})=>(0,$().finding)("blocked_flag",{program:H,flag:z},{span:K})):M.length===1&&w&&
/^--(?:version|help)$/.test(M[0]?.text??"")?[]:(w?k.objections:[{objection:"is not allowed",word:N}]).map(({objection:z,
word:K=N})=>(0,$().finding)("command_not_allowed",{program:H,objection:z},{span:K.span}))}function A({command:f},w,k){const N=w.
filter(({rule:B})=>(0,S().ruleOf)(B).anyText===!0),M=(0,E().readToolCall)(f),[H]=M?.args??[];if(M?.name!=="write_file"||
H===void 0){const B=p(M?.name??f);return{findings:[(0,$().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...N]}}const G=[...g(H.text,H.span,new(I()).Places(k)),...N];return G.some(
t)?{findings:G}:{findings:G,risk:"write"}}},81961:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.combine=
R,y.policyWith=j,y.stricterOf=F,y.tightenPolicy=S,y.valuesOf=$;function x(){const T=m(23404);return x=function(){return T},
T}function L(){const T=m(41895);return L=function(){return T},T}function D(){const T=m(74238);return D=function(){return T},
T}function C(){const T=m(11160);return C=function(){return T},T}function F(T,I,W){const E=R(T.policy,I.policy);if("confl\
icts"in E)throw new(L()).GateError("policy_conflict",`The policies of the base and of ${W} differ in ${E.conflicts.join(
", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");const{ref:P,digest:O}=I,i=[
...T.combinedWith?[T.combinedWith.name]:[],W];return{...T,policy:E.policy,digest:(0,D().digestPolicy)(E.policy),combinedWith:{
name:i.join(" and "),digest:O,...P!==void 0&&{ref:P}}}}function R(T,I){const W=[],E=$(T),P=$(I);for(const[O,{strictness:i}]of C().
POLICY_KEYS){const[n,s]=[E.get(O),P.get(O)];if((0,x().canonicalize)(n)===(0,x().canonicalize)(s))continue;const r=i.combine(
n,s);r?E.set(O,r.value):W.push(O)}return W.length>0?{conflicts:W}:{policy:j(E)}}function S(T,I){if(Object.values(I).every(
i=>i===void 0))return T;const W=$(T.policy),E=[],P=new Map(Object.entries(I));for(const[i,{strictness:n,input:s}]of C().
POLICY_KEYS){const r=s&&P.get(s.name),p=W.get(i);if(!(!s||r===void 0||r===p))if(p===s.open||n.compare(p,r)==="tighter")W.
set(i,r);else{const d={given:String(r),kept:String(p)};E.push({input:s.name,key:i,...d})}}const O=j(W);return{...T,policy:O,
digest:(0,D().digestPolicy)(O),ignoredInputs:E}}function $(T){const I=T;return new Map([...C().POLICY_KEYS.keys()].map(W=>{
const[E="",P]=W.split("."),O=I[E];return[W,P===void 0?O:O[P]]}))}function j(T){const I={};for(const[W,E]of T){const[P="",
O]=W.split(".");I[P]=O===void 0?E:{...I[P],[O]:E}}return C().policySchema.parse(I)}},76545:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.comparePolicies=R;function x(){const T=m(23404);return x=function(){return T},T}function L(){
const T=m(69873);return L=function(){return T},T}function D(){const T=m(81961);return D=function(){return T},T}function C(){
const T=m(11160);return C=function(){return T},T}function F(){const T=m(92328);return F=function(){return T},T}function R(T,I){
const[W,E]=[(0,D().valuesOf)(T),(0,D().valuesOf)(I)];return[...C().POLICY_KEYS].flatMap(([P,{strictness:O}])=>{const[i,n]=[
W.get(P),E.get(P)],s=S(i,n);if(s===void 0)return[];const r=O.compare(i,n),p=O.loosens?.(i,n)??r!=="tighter";return[{key:P,
change:s,direction:r,loosens:p}]})}function S(T,I){if(Array.isArray(T)&&Array.isArray(I)){const W=[...(0,F().missingFrom)(
T,I).map(E=>`+ ${$(E)}`),...(0,F().missingFrom)(I,T).map(E=>`- ${$(E)}`)];return W.length===0?void 0:W.join(", ")}return(0,x().
canonicalize)(T)===(0,x().canonicalize)(I)?void 0:`${j(T)} \u2192 ${j(I)}`}function $(T){const I=T.name;return typeof I==
"string"?I:j(T)}function j(T){return(0,L().stringify)(T,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.NPM_LOCKFILES=y.LOCKFILES=void 0,y.isCode=$,y.isLockfile=h,y.isOfTests=
r,y.isPackageFile=e,y.isProgramCode=S,y.isTest=n,y.isTestData=s,y.isWritten=j,y.toolThatFinds=c;function x(){const o=m(76760);
return x=function(){return o},o}function L(){const o=m(41330);return L=function(){return o},o}const D=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),C=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),F=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function S(o){return D.has(T(o))}function $(o){return S(o)||C.has(T(o))}function j(o){return $(o)||F.has(T(o))||R.test(x().
posix.basename(o))}function T(o){return x().posix.extname(o).slice(1).toLowerCase()}const I={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},W=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
E=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[P,O,i]=Object.values(I).map(o=>new RegExp(`(?:^|/)(?\
:${o})/`,"i"));function n(o){return P.test(o)||W.test(o)}function s(o){return O.test(o)||o.endsWith(".snap")}function r(o){
return n(o)||s(o)||i.test(o)||E.test(o)}const p=y.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],d=y.LOCKFILES=
[...p,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function h(o){return d.includes(o)||t.test(o)}const l=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function e(o){return d.includes(o)||l.test(o)}const a="{js,cjs,mjs,ts,cts,mts}",b="{json,jsonc,json5,yaml,yml,toml}",v=`\
{${a.slice(1,-1)},${b.slice(1,-1)}}`,u={vitest:`vitest.config.${a} vitest.workspace.${v} vite.config.${a}`,jest:`jest.co\
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
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let g;function c(o){if(g??=Object.entries(u).map(([f,w])=>[f,
(0,L().default)(w.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(o))return"cargo";const A=o.slice(o.lastIndexOf(
"/")+1);return g.find(([,f])=>f(A))?.[0]}},19609:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.PRELOADABLE_PACKAGES=
y.PRELOADABLE_BY_TOOLS=y.NODE_FLAGS=y.NODE_ALIASES=y.BUILT_IN_REPORTERS=void 0;function x(){const S=m(91063);return x=function(){
return S},S}const L=y.NODE_FLAGS=(0,x().nameTable)({harmless:`
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
  `.trim().split(/\s+/).map(S=>S.split("="))),C=y.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),F=y.PRELOADABLE_PACKAGES=
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
=${T}`}`])),S=y.NPM_SUBCOMMANDS=(0,x().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.readArguments=
S,y.warningsIn=R;function x(){const E=m(35672);return x=function(){return E},E}function L(){const E=m(55972);return L=function(){
return E},E}function D(){const E=m(20457);return D=function(){return E},E}function C(){const E=m(88220);return C=function(){
return E},E}function F(){const E=m(91063);return F=function(){return E},E}function R({warnings:E=[],network_touching:P}){
return P?["network_touching",...E]:E}function S(E,P,O=(i,n)=>L().KINDS[i](n)){if(P.forms!==void 0)return $(E,P,P.forms,O);
if(P.subcommands===void 0)return I(E,P,O);const[i,...n]=E,s=Object.entries(P.subcommands).find(([p])=>p===i?.text)?.[1];
if(s!==void 0)return I(n,{...P,...s},O);const r=`is accepted only with ${T(Object.keys(P.subcommands))}`;return{use:P,flags:[],
values:[],objections:[{objection:r,...i&&{word:i}}]}}function $(E,P,O,i){const n=`is accepted only as ${T(Object.keys(O))}`,
[s]=E;let r={use:P,flags:[],values:[],objections:[{objection:n,...s&&{word:s}}]};for(const[p,d]of Object.entries(O)){const t=(0,x().
matchForm)((0,x().parseForm)(p)??[],E,i);if(t===void 0)continue;const h=t.map(({word:e,kind:a})=>({text:e.text,word:e,kind:a})),
l=t.find(e=>e.wrong!==void 0);if(!l)return{use:{...P,...d},flags:[],values:h,objections:[]};r={...r,values:h,objections:[
j(l)]}}return r}function j({word:E,wrong:P}){return{objection:`does not accept \`${E.text}\`, which ${P}`,word:E}}function T(E){
return E.map(P=>`\`${P}\``).join(", ")}function I(E,P,O){const{leading_flags:i=[]}=P,{flags:n,operands:s}=(0,D().readUse)(
(0,F().strictFlags)(P.flags,i),E),r=[],p=(g,c)=>r.push(j({word:g,wrong:c})),d=[],t=[];for(const{word:g,flag:c,value:o,valueWord:A}of n){
if(c===void 0||(0,C().isReason)(c.kind)||c.choices?.includes(o??"")===!1){p(g,"is not among its flags");continue}t.push(
c.name),i.includes(c.name)&&s.some(f=>W(g,f))&&p(g,"must come before the operands"),c.arity!=="none"&&(o===void 0?p(g,"r\
equires a value"):d.push({text:o,kind:c.kind,word:A??g}))}const h=n.find(({flag:g})=>!i.includes(g?.name??"")),l=(g=[])=>g.
some(c=>t.includes(c)),e=((0,x().parseOperands)(P.operands??"path*")??[]).slice(l(P.first_operand_by)?1:0);for(const[g,c]of s.
entries()){i.length>0&&h&&W(c,h.word)&&p(c,"comes after the expression");const o=e[Math.min(g,e.length-1)];d.push({text:c.
text,kind:o?.kind??"path",word:c})}for(const{text:g,kind:c,word:o}of d){const A=O(c,g);A!==void 0&&r.push({objection:`do\
es not accept \`${g}\`, which ${A}`,word:o})}const{min:a,max:b}=(0,x().countOf)(e),v=a-(l(P.last_operand_by)?1:0),u=s.length;
if(u<v||u>b){const g=b===v?`${b}`:`${v} to ${b}`,c=Number.isFinite(b)?g:`at least ${v}`;r.push({objection:`takes ${c} op\
erands, not ${u}`})}return{use:P,flags:t,values:d,objections:r}}function W(E,P){return E.span.start>P.span.start}},21006:function(J,y){
Object.defineProperty(y,"__esModule",{value:!0}),y.readFlags=m,y.splitAtEquals=R,y.valueRead=C;function m(S,$){const j=[],
T=S.toReversed();let I;const W=E=>{for(const P of T.reverse())j.push({kind:"operand",word:P});return{tokens:j,separator:E,
rest:void 0}};for(let E=T.pop();E!==void 0;E=T.pop()){if($.separator.test(E.text))return W(E);const P=!x(E,$);if(!P&&I!==
void 0){j.push({...I,word:E,next:E});continue}const{written:O,attached:i}=P?L(E.text,$):{written:E.text,attached:void 0},
n=P?$.expand(O,i):"operand";if(n==="operand"){if(j.push({kind:"operand",word:E}),$.flags==="first")return W();continue}if(I=
void 0,n!==void 0&&"instead"in n){const{span:h,quoted:l}=E;T.push(...n.instead.map(e=>({text:e,span:h,quoted:l})).reverse());
continue}const s=T.at(-1),r=n===void 0?$.unknown:n.at(-1)?.takes,p=i===void 0&&D(r,s,$),d={word:E,written:O,attached:i,next:s,
consumes:p};n===void 0&&j.push({kind:"unknown",...d});for(const[h,l]of n?.entries()??[]){const e=h===(n?.length??0)-1,a={
word:E,written:O,attached:void 0,next:void 0,consumes:!1};j.push({kind:"flag",part:l,...e?d:a})}if(r==="rest")return{tokens:j,
separator:void 0,rest:T.reverse()};const t=j.at(-1);r==="operands"&&p&&t?.kind==="flag"&&(I=t),p&&!(r==="both"&&s&&!x(s,
$))&&T.pop()}return W()}function x({text:S},{dash:$}){return!S.startsWith("-")||S==="-"&&$==="operand"}function L(S,{equals:$}){
return $==="all"||$==="long"&&S.startsWith("--")?R(S):{written:S,attached:void 0}}function D(S,$,j){if($===void 0)return!1;
switch(S){case"always":case"both":return!0;case"unless-dash":return!$.text.startsWith("-");case"true-or-false":return F(
$.text);case"operand":case"operands":return x($,j);default:return!1}}function C({word:{span:S},attached:$,next:j,consumes:T}){
return T&&j?{value:j.text,span:{start:S.start,end:j.span.end}}:$===void 0?{span:S}:{value:$,span:S}}function F(S){return S===
"true"||S==="false"}function R(S){const $=S.indexOf("=");return $<0?{written:S,attached:void 0}:{written:S.slice(0,$),attached:S.
slice($+1)}}},20457:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.readUse=D;function x(){const P=m(
21006);return x=function(){return P},P}function L(){const P=m(91063);return L=function(){return P},P}function D(P,O){const{
tokens:i,rest:n}=(0,x().readFlags)(O,j(P)),s=[],r=[];let p;for(const a of i)a.kind==="flag"&&a.word===p&&/\s/.test(a.written)||
(p=a.kind==="flag"&&a.consumes?a.next:void 0,a.kind==="flag"&&!C(P,a,r)?s.push(F(a)):r.push(a.word));const d=P.stops?{operands:[],
started:r}:{operands:r,started:[]},t=n&&s.pop();if(n===void 0||t===void 0)return{flags:s,...d};const{word:h,value:l}=t,e=l===
void 0?n:[{...h,text:l},...n];return{flags:s,...d,rest:{flag:t,words:e}}}function C({readsBehind:P,handsOn:O},{part:i},n){
return!!P&&!O&&i.spec===void 0&&n.length>0}function F(P){const{word:O,attached:i,next:n,consumes:s,part:r}=P,{spec:p,negated:d,
letter:t,fixed:h=i}=r,l=t??P.written;if(s&&n!==void 0){const u={start:O.span.start,end:n.span.end};return{word:{...O,span:u},
written:l,flag:p,value:n.text,valueWord:n,off:!1}}const e=n!==void 0&&(!n.text.startsWith("-")||n.text==="-"),a=p===void 0&&
e?n.text:void 0,b=p?.arity!=="value"&&/^(?:false|0)$/.test(h??""),v=p?.arity!=="rest"&&(d||b);return{word:O,written:l,flag:p,
value:h??a,off:v}}const R={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function S(P,O=!1){
const i=P===void 0?"never":R[P.arity];return{spec:P,negated:O,takes:O&&i!=="rest"?"never":i}}function $({flags:P},O,i){const n=t=>{
const h=P.get(t);return{...S(h),takes:h?.arity==="value"?"always":"never"}},s=P.get(O)??P.get(/^-\d+$/.test(O)?"-#":"");
if(s!==void 0)return[(i===void 0?s.arity!=="attached":s.arity!=="none")?n(s.name):S(void 0)];const r=O.slice(0,2);if(!O.
startsWith("--")&&P.get(r)?.arity==="value")return[{...n(r),fixed:O.slice(2),takes:"never"}];const p=/^-[A-Za-z]{2,}$/.test(
O)?[...O.slice(1)]:[];return p.length>0&&p.every(t=>P.get(`-${t}`)?.arity==="none")?p.map(t=>n(`-${t}`)):[S(void 0)]}function j(P){
return{flags:P.stops&&!P.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:P.strict?"long":"all",unknown:"\
never",expand:(O,i)=>{if(P.strict)return $(P,O,i);const n=T(P,O,i),s=P.handsOn&&!P.readsBehind;return P.stops&&s&&n.some(
({spec:p})=>p===void 0)?"operand":n}}}function T(P,O,i){const n=O.replace(/^-+/,""),s=O.startsWith("--"),r=I(P,n,s);if(r!==
void 0)return[r];if(s||n.length<2)return[S(void 0)];const p=[],d=i===void 0?n:`${n}=${i}`;for(let t=0;t<d.length;t+=1){const h=d[t]??
"",l=P.flags.get(h);if(l===void 0)return[...p,S(void 0)];const e={...S(l),letter:`-${h}`},a=d.slice(t+1);if(a!==""&&(l.arity!==
"none"||a.startsWith("="))){const b=l.arity==="rest"?"rest":"never";return[...p,{...e,fixed:a.replace(/^=/,""),takes:b}]}
p.push(e)}return p}function I(P,O,i){const n=E(P,O,i)??(i&&P.completes?W(P,O):void 0);if(n!==void 0)return S(n);if(!/^no-?[A-Za-z]/.
test(O))return;const s=E(P,O.replace(/^no-?/,""),i);return s&&S(s,!0)}function W({flags:P},O){const i=(0,L().flagKey)(O),
n=new Map;for(const[r,p]of P)r.startsWith(i)&&n.set(p.name,p);const[s]=n.values();return n.size===1?s:void 0}function E(P,O,i){
const n=(0,L().flagKey)(O),s=i?n.lastIndexOf("."):-1,r=s<0?void 0:P.flags.get(n.slice(s+1));return r===void 0||P.flags.has(
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
module:"import= load= load-plugins= loader= plugin~="}}),S=new Map(C.flatMap(j=>{const T=(0,x().useTable)({...L,...j});return j.
programs.map(I=>[I,T])}));function $(j){return S.get(j)??F}},55366:function(J,y,m){Object.defineProperty(y,"__esModule",
{value:!0}),y.MAX_FILE_BYTES=void 0,y.readBlob=C;function x(){const F=m(41895);return x=function(){return F},F}function L(){
const F=m(7650);return L=function(){return F},F}const D=y.MAX_FILE_BYTES=16*1024*1024;async function C(F,R){const[S]=await F.
read([R]);if(S?.type==="blob")return S.content;throw new(x()).GateError("file_unreadable",S?`Object ${R} is a ${S.type},\
 not a file`:`Object ${R} is missing from this clone`,L().FULL_CLONE_HINT)}},48741:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.folderTree=j,y.readOnDisk=I;function x(){const i=m(73024);return x=function(){return i},i}function L(){
const i=m(51455);return L=function(){return i},i}function D(){const i=m(76760);return D=function(){return i},i}function C(){
const i=m(41895);return C=function(){return i},i}function F(){const i=m(55366);return F=function(){return i},i}function R(){
const i=m(39491);return R=function(){return i},i}function S(){const i=m(96681);return S=function(){return i},i}function $(){
const i=m(93028);return $=function(){return i},i}function j(i,n=F().MAX_FILE_BYTES){const s=(0,D().resolve)(i),r=`the di\
rectory ${i}`,p=l=>O(l,()=>(0,x().lstatSync)((0,S().systemPath)((0,D().join)(s,l)))),d=l=>{if(l==="")return{path:l,kind:"\
directory",tracked:!0};if(!(0,R().canBeCheckedOut)(l)||!(0,R().foldersAbove)(l).every(v=>p(v)?.isDirectory()))return;const e=p(
l),a=e&&(0,$().kindOf)(e);if(!e||!a)return;const b=(0,$().isRegular)(a)?{size:e.size}:{};return{path:l,kind:a,...b,tracked:!l.
split("/").includes("node_modules")}},t=l=>d(l)?.kind!=="directory"?[]:(O(l,()=>(0,x().readdirSync)((0,S().systemPath)((0,D().
join)(s,l)),{encoding:"buffer"}))??[]).map(a=>d(l===""?(0,S().decodePath)(a):`${l}/${(0,S().decodePath)(a)}`)).filter(a=>a!==
void 0).sort(R().byEntryPath);function*h(l){for(const e of t(l))e.tracked&&(e.kind==="directory"?yield*h(e.path):yield e)}
return{label:r,stat:d,list:t,files:()=>[...h("")].sort(R().byEntryPath),readlink:l=>d(l)?.kind==="symlink"?O(l,()=>(0,S().
decodePath)((0,x().readlinkSync)((0,S().systemPath)((0,D().join)(s,l)),{encoding:"buffer"}))):void 0,read:async(l,e=n)=>{
const a=d(l);if(!(0,$().isRegular)(a?.kind))throw(0,R().notAFile)(r,l);if((a.size??0)>e)throw(0,R().tooLarge)(r,l,a.size??
0,e);return W((0,D().join)(s,l),l,r,e)}}}const T=x().constants.O_RDONLY|(x().constants.O_NOFOLLOW??0)|(x().constants.O_NONBLOCK??
0);function I(i,n){return W((0,D().join)(i,n),n,`the directory ${i}`,1/0)}async function W(i,n,s,r){try{const p=await(0,L().
open)((0,S().systemPath)(i),T);try{const d=await p.stat();if(!d.isFile())throw(0,R().notAFile)(s,n);if(d.size>r)throw(0,R().
tooLarge)(s,n,d.size,r);return await p.readFile()}finally{await p.close()}}catch(p){throw p instanceof C().GateError?p:E(
n,p)}}function E(i,n){return new(C()).GateError("file_unreadable",`Cannot read ${i}: ${n instanceof Error?n.message:n}`,
"Check the permissions of the file and of the directories above it.",{cause:n})}const P=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function O(i,n){try{return n()}catch(s){if(P.has(s.code??""))return;throw E(i,s)}}},63550:function(J,y,m){Object.
defineProperty(y,"__esModule",{value:!0}),y.literalTree=L;function x(){const C=m(39491);return x=function(){return C},C}
function L(C,F="the given files"){const R=new Map(Object.entries(C)),S=j=>{const T=R.get(j);return typeof T=="string"?Buffer.
from(T):Buffer.isBuffer(T)?T:T!==void 0&&"executable"in T?Buffer.from(T.executable):void 0};return{...(0,x().indexEntries)(
[...R].map(([j,T])=>D(j,T,S(j)?.length))),label:F,readlink:j=>{const T=R.get(j);return typeof T=="object"&&"symlink"in T?
T.symlink:void 0},read:async j=>{const T=S(j);if(T===void 0)throw(0,x().notAFile)(F,j);return T}}}function D(C,F,R){const S=!C.
split("/").includes("node_modules");if(typeof F=="object"&&"symlink"in F)return{path:C,kind:"symlink",tracked:S};if(typeof F==
"object"&&"submodule"in F)return{path:C,kind:"submodule",oid:F.submodule,tracked:S};const $=typeof F=="object"&&"executa\
ble"in F;return{path:C,kind:$?"executable":"file",...R===void 0?{}:{size:R},tracked:S}}},96681:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.decodePath=L,y.decodePieces=F,y.splitNul=R,y.systemPath=C;function x(){const S=m(4573);return x=
function(){return S},S}function L(S){if((0,x().isUtf8)(S))return S.toString("utf8");let $="";for(let j=0;j<S.length;){const T=D(
S,j);$+=T>0?S.toString("utf8",j,j+T):String.fromCharCode(56320+(S[j]??0)),j+=Math.max(T,1)}return $}function D(S,$){for(let j=1;j<=
4&&$+j<=S.length;j++)if((0,x().isUtf8)(S.subarray($,$+j)))return j;return 0}function C(S){if(!/[\udc80-\udcff]/.test(S))
return S;const $=S.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat($.map((j,T)=>T%2===1?Buffer.of(j.
charCodeAt(0)-56320):Buffer.from(j)))}function F(S){if(!(0,x().isUtf8)(S))return[...R(S)].map(L);const $=S.toString("utf\
8").split("\0");return $.at(-1)===""&&$.pop(),$}function*R(S){let $=0;for(let j=S.indexOf(0);j>=0;j=S.indexOf(0,$))yield S.
subarray($,j),$=j+1;$<S.length&&(yield S.subarray($))}},59542:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),
y.filesNamed=C,y.perPath=R,y.perTree=F;function x(){const S=m(76760);return x=function(){return S},S}function L(){const S=m(
59490);return L=function(){return S},S}const D=F(S=>(0,L().groupBy)(S.files(),({path:$})=>x().posix.basename($)));function C(S,$){
return D(S).get($)??[]}function F(S){const $=new WeakMap;return j=>{const T=j.original??j,{answer:I}=$.get(T)??{answer:S(
T)};return $.set(T,{answer:I}),I}}function R(S){const $=F(()=>new Map);return(j,T)=>{const I=$(j),W=I.get(T)??S(j,T);return I.
set(T,W),W}}},80781:function(J,y){Object.defineProperty(y,"__esModule",{value:!0}),y.subTree=m;function m(D,C){if(C==="")
return D;const F=x.get(D)??new Map;x.set(D,F);const R=F.get(C)??L(D,C);return F.set(C,R),R}const x=new WeakMap;function L(D,C){
const F=`${C}/`,R=T=>T===""?C:F+T,S=T=>({...T,path:T.path===C?"":T.path.slice(F.length)}),{original:$,isPending:j}=D;return{
label:D.label,...$&&{original:m($,C)},...j&&{isPending:T=>j(R(T))},stat:T=>{const I=D.stat(R(T));return I&&S(I)},readlink:T=>D.
readlink(R(T)),list:T=>D.list(R(T)).map(S),files:()=>[...D.files()].filter(({path:T})=>T.startsWith(F)).map(S),read:(T,I)=>D.
read(R(T),I)}}},95132:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.describe=R,y.eligibilityOf=O,y.
finding=D,y.isMissingEvidence=i,y.notJudged=W,y.problemFinding=F,y.whyNotJudged=E;function x(){const n=m(41895);return x=
function(){return n},n}function L(){const n=m(13580);return L=function(){return n},n}function D(n,s,r={}){return C(n,s,r)}
function C(n,s,r){const{severity:p,harm:d,layer:t}=(0,L().ruleOf)(n);return{rule:n,severity:p,harm:d,layer:t,args:s,...r}}
function F({rule:n,args:s,span:r,severity:p}){return C(n,s,{span:r,severity:p})}function R({rule:n,args:s,edit:r,danger:p,
level:d}){const t=(0,L().ruleOf)(n);return{message:t.message(s)+(d?` ${S(d)}`:""),remedy:p===void 0?(r&&T(r))??t.remedy(
s):`Remove the command: it ${p}. A person decides whether the gene needs it.`}}function S({rules:n,level:s,from:r,reason:p}){
const d=p===void 0?"":`: ${p.replace(/\.$/,"")}`;return`The policy sets \`${n}\` to \`${s}\`, instead of ${r}${d}.`}const $=160,
j=4;function T({new:n,pointer:s,files:r=[],fix:p}){if(!(n.length<=j&&n.every(b=>b.length<=$&&!b.includes("`"))))return p?
"Run `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const t=s?.endsWith("/asset_id")===
!0,h=t||n.length===0?"":" (accepted; not run)",l=p?`; \`gene-gate fix --write\` does this${h}.`:".",[e,...a]=n.map(b=>`\`${b}\
\``);return e===void 0?`Remove the command, which adds no check${l}`:t?`Set \`asset_id\` to ${e}${l}`:r.length>0?`Move i\
t into a script, ${r.map(({path:v})=>`\`${v}\``).join(", ")}, and run ${[e,...a].join(", ")}${l}`:a.length===0?`Write ${e}\
 instead${l}`:`Write separate entries in \`validation\`: ${[e,...a].join(", ")}${l}`}const I=500;function W(n,s,r={}){return D(
"not-judged",{detail:E(n,s)},r)}function E(n,s){if((0,x().endsAudit)(s))throw s;return`${n}: ${P(s).slice(0,I).replace(/\.$/,
"")}`}function P(n){return n instanceof x().GateError?n.message:n instanceof Error?`${n.name}: ${n.message}`:String(n)}function O(n){
return n.length===0?"eligible":n.every(i)?"unproven":"refuted"}function i({rule:n}){const{unproven:s,undecided:r}=(0,L().
ruleOf)(n);return s===!0||r===!0}},13254:function(J,y){Object.defineProperty(y,"__esModule",{value:!0}),y.isProblem=D,y.
problemAt=x;const m={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"\
warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-p\
ath":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"\
notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning",
"npm-script-missing":"warning","npm-script-text":"warning","workspaces-changed":"warning"};function x(C,F,R,S=L(C)){return{
rule:C,args:R,span:F,severity:S}}function L(C){return C in m?m[C]:"error"}function D(C,F){return C.rule===F}},94411:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.areHarmlessOptions=W,y.isHarmlessVariable=E,y.isReadByProgram=d,y.readAssignments=
s;function x(){const t=m(25367);return x=function(){return t},t}function L(){const t=m(90762);return L=function(){return t},
t}const D=/^[\w.-]{0,64}$/,C=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,F=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
R=/^\d{1,9}$/,S=/^(?:|[01]|true|false|yes|no|on|off)$/i,$=new Map([["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",
D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",C],["LC_ALL",C],["NODE_NO\
_WARNINGS",S],["PYTHONDONTWRITEBYTECODE",S],["PYTHONUNBUFFERED",S],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACK\
TRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",F],["TS_NODE_TRANSPILE_ONLY",S],["TS_NODE_FILES",S],["TS_NODE_SKIP\
_PROJECT",S]]),j=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
D]],T="NODE_OPTIONS",I=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function W(t){return t.split(" ").every(h=>I.test(h.replaceAll("_","-")))}function E(t,h){if(t===T)return W(h);const l=$.
get(t);return l!==void 0?l.test(h):O(t)?j.some(([a,b])=>a.test(t)&&b.test(h))||S.test(h)||R.test(h):!1}const P=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function O(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(t)?!d(t):P.test(t)}function i(t){return t===T||$.has(t)||O(t)}const n=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function s(t,h){const l=[],e=[];let a=0;for(const b of t){const[v]=b.parts,u=v&&!v.quoted?n.exec(v.text):null;if(!u)break;
a+=1;const[g,c="",o]=u,A=(0,L().textOf)(b).slice(g.length),f={start:b.start,end:b.end};if(!o&&E(c,A))l.push({name:c,value:A,
span:f}),h.add("environment-assignment",f,{name:c,value:(0,x().visible)(A)});else{const w=!o&&i(c);h.add("assignment-ref\
used",f,{name:c,value:(0,x().visible)(A),known:w}),o||e.push({name:c,value:A,span:f})}}return{assignments:l,refused:e,count:a}}
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
`.match(/\S+/g),p=new RegExp(`^(?:${r.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function d(t){
return p.test(t)}},97424:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.DOES=void 0,y.dangerOfScript=
l,y.findDangers=W;function x(){const a=m(11331);return x=function(){return a},a}function L(){const a=m(81716);return L=function(){
return a},a}function D(){const a=m(54421);return D=function(){return a},a}const C=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
F=(a,b,v)=>a.some(u=>/^-[A-Za-z]+$/.test(u)&&[...u.slice(1)].some(g=>b.includes(g))||u.length>3&&v.startsWith(u.toLowerCase())),
R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,S=a=>a.some((b,v)=>{const u=/^(?:-s|--signal)$/.
test(b)?a[v+1]:/^(?:-s|--signal=|-)(.+)$/.exec(b)?.[1];return u!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(u)}),$=(a,b,v)=>(a===
"systemctl"||a==="loginctl")&&b.some(u=>v.test(u)),j=[{name:"mass_deletion",matches:({program:a,args:b})=>a==="rm"&&F(b,
"rR","--recursive")&&b.some(v=>!v.startsWith("-")&&R.test(v))},{name:"raw_disk_write",matches:({program:a,args:b})=>a===
"dd"&&b.some(v=>v.startsWith("if=")||/^of=\/dev\//.test(v))},{name:"filesystem_format",matches:({program:a})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(a)},{name:"direct_disk_write",matches:({program:a,args:b})=>a==="tee"&&b.some(v=>C.test(v))},{name:"world_writable",
matches:({program:a,args:b})=>a==="chmod"&&b.some(v=>/^[0-7]{2,4}[2367]$/.test(v)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
v))},{name:"privilege_escalation",matches:({program:a,args:b})=>a==="chown"&&b.some(v=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(v))},{name:"firewall_manipulation",matches:({program:a})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(a)},
{name:"system_shutdown",matches:({program:a,args:b})=>/^(?:shutdown|poweroff|halt)$/.test(a)||/^(?:init|telinit)$/.test(
a)&&b[0]==="0"||$(a,b,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:a,args:b})=>a==="reboot"||/^(?:init|telinit)$/.
test(a)&&b[0]==="6"||$(a,b,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:a,args:b})=>/^(?:kill|pkill|killall)$/.
test(a)&&S(b)}],T=8,I=4;function W(a,b=0){const v=new n;return(0,L().everyCommand)(a).flatMap(u=>E(u,v,b))}function E(a,b,v){
const u=[],{words:g}=(0,L().withoutReserved)(a);for(const{operator:f,target:w}of a.redirections)if(f.includes(">")&&w&&C.
test(w.text)){const k=`> ${w.text}`;u.push({name:"direct_disk_write",pattern:k,words:[w]})}const c=P(g),o=b.runBy(a,c);if(o!==
void 0){const f=`${o} | ${g[0]?.text??""}`;u.push({name:"remote_code_execution",pattern:f,words:g})}const A=new Set;for(const f of c){
const w=j.find(({matches:H})=>H(f))?.name;if(w!==void 0){const H=f.words.map(({text:G})=>G).join(" ");u.push({name:w,pattern:H,
words:f.words})}const N=(0,x().programNamed)(f.program)?.kind==="shell"?(0,D().textHanded)(f.words)?.text:void 0;if(N===
void 0||A.has(N)||v===I)continue;A.add(N);const M=W((0,L().readShellText)(N),v+1);u.push(...M.map(H=>({...H,words:f.words}))),
i.test(N)&&u.push({name:"remote_code_execution",pattern:N,words:f.words})}return u}function P(a){const b=O(a,0);if(b===void 0)
return[];const v=[b];if((0,x().programNamed)(b.program)?.kind==="wrapper")for(let u=1;u<=Math.min(a.length-1,T);u+=1){const g=O(
a,u);g!==void 0&&!/^-|=/.test(g.program)&&v.push(g)}if(b.program==="find")for(const[u,{text:g}]of a.entries()){const c=/^-(?:exec|ok)(?:dir)?$/.
test(g)?O(a,u+1):void 0;if(c!==void 0&&v.push(c),v.length>T)break}return v}function O(a,b){const v=a[b];if(v===void 0)return;
const u=a.slice(b);return{program:(0,x().baseName)(v.text),args:u.slice(1).map(({text:g})=>g),words:u}}const i=/\bdownload(?:string|data)\b/i;
class n{#n=new Map;#e=new Map;runBy(b,v){const u=(b.pipedFrom&&this.#n.get(b.pipedFrom))??r(b.inside),g=v.find(({program:o})=>p(
o));this.#n.set(b,u??g?.program);const c=v.flatMap(({program:o,args:A,words:f})=>((0,x().runsCode)(o)?A:f.slice(0,1).map(
({text:w})=>w)).flatMap(w=>this.#e.get(s(w))??[]))[0];return g&&this.#s(g,b),v.some(({program:o})=>(0,x().runsCode)(o))?
u??c:c}#s({program:b,args:v},{redirections:u}){const g=u.flatMap(({target:c})=>c?.text??[]);for(const c of[...v,...g])!c.
startsWith("-")&&s(c)!==""&&this.#e.set(s(c),b)}}function s(a){return a.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function r(a){
return(0,L().everyCommand)(a).flatMap(({words:b})=>P(b)).find(({program:b})=>p(b))?.program}function p(a){return(0,x().programNamed)(
a)?.kind==="downloader"}const d=y.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},t=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,h=16*1024;function l(a){if(a.length>h)return"is too long to\
 check";for(const[,u="",g=""]of a.matchAll(t))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(u)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(g))return d.mass_deletion;const b=(0,L().readShellText)(a),v=W(b).find(({name:u})=>u!=="mass_deletion");return v?d[v.
name]:e(b)?"pipes text into a shell":void 0}function e(a){return(0,L().everyCommand)(a).some(({pipedFrom:b,words:v})=>{const[
u]=(0,D().startedWords)(v);return b!==void 0&&u!==void 0&&(0,x().isShell)(u.text)})}},25367:function(J,y,m){Object.defineProperty(
y,"__esModule",{value:!0}),y.inspectBlanks=P,y.inspectCharacters=R,y.inspectInjection=n,y.inspectLookAlikes=j,y.visible=
F;function x(){const s=m(11970);return x=function(){return s},s}const L=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function D(s){if(s>=32&&s<127||s===9)return"visible";if(s===0)return"nul-character";if(s===10||s===13)return"line-break";
if(s<160||s>=55296&&s<=57343)return"control-character";const r=String.fromCodePoint(s);return L.test(r)?"invisible-chara\
cter":"visible"}function C(s){return`U+${s.toString(16).toUpperCase().padStart(4,"0")}`}function F(s,r=120){const p=s.length>
r?`${s.slice(0,r)}\u2026`:s;let d="";for(const t of p){const h=t.codePointAt(0)??0,l=h!==9&&D(h)==="visible";d+=l?t:`<${C(
h)}>`}return d}function R(s,r,p,d){let t=r;for(const h of s)S(h,t,p,d),t+=h.length}function S(s,r,p,d){const t=s.codePointAt(
0)??0,h={start:r,end:r+s.length},l=C(t),e=D(t);if(e==="line-break"?d.add(e,h,{character:l,quoted:p}):e!=="visible"&&d.add(
e,h,{character:l}),e!=="visible"||t<=126)return;const a=s.normalize("NFKC");a!==s.normalize("NFC")||/[\0-\x7f]/.test(a)?
d.add("look-alike-letters",h,{word:s,looks_like:a,characters:[l]}):p||d.add("non-ascii-unquoted",h,{character:l,shown:s})}
const $=/\p{L}+/gu;function j(s,r,p,d){if(/^[\x00-\x7f]*$/.test(s)||!p&&/\s/.test(s))return;const t=p?T(s):I(s);if(t===void 0)
return;const h=[...new Set(s)].filter(l=>l>"\x7F");d.add("look-alike-letters",{start:r.start,end:r.end},{word:F(s),looks_like:F(
t),characters:h.slice(0,10).map(l=>C(l.codePointAt(0)??0))})}function T(s){const r=s.normalize("NFKD").replace(/\p{M}/gu,
""),p=(0,x().asciiOf)(r);return/^[\x20-\x7e]+$/.test(p)?p:void 0}function I(s){let r=!1;const p=s.replace($,d=>{const t=(0,x().
asciiOf)(d);return t===d||!/[A-Za-z]/.test(d)?d:(r=!0,t)});return r?p:void 0}const W=100,E=1e3;function P(s,r){let p=0,d=0;
for(let t=0;t<=s.length;t+=1){const h=s.charAt(t);if(h===" "||h==="	")continue;const l=t-d;if(l>1&&(p+=l-1),l>=W||p>=E){
const e=Math.max(l,p);r.add("blank-padding",{start:d,end:t},{blanks:e});return}d=t+1}}const O=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
i=/<!--|```/;function n(s,r,p){const d=({index:l,0:e})=>p??{start:l,end:l+e.length},t=O.exec(s);t&&r.add("workflow-comma\
nd",d(t),{written:F(t[0])});const h=i.exec(s);h&&r.add("markup-injection",d(h),{written:h[0]})}},14395:function(J,y){Object.
defineProperty(y,"__esModule",{value:!0}),y.literalSegment=$,y.matchName=I,y.matchesStars=W,y.readPattern=m;function m(O){
if(!O.parts.some(t=>!t.quoted&&/[*?[]/.test(t.text)))return;const i=O.parts.flatMap(({text:t,quoted:h})=>Array.from(t,l=>({
character:l,active:!h}))),n=i.findLastIndex(({character:t,active:h})=>h&&t==="]"),s=[];let r,p;for(let t=0;t<i.length;){
const h=x(i,t,n);h?(r??=R(s),p??=h.ambiguity,h.element.kind==="many"&&s.at(-1)?.kind==="many"||s.push(h.element),t=h.end):
(s.push({kind:"literal",character:i[t]?.character??""}),t+=1)}return r===void 0?void 0:{text:i.map(({character:t})=>t).join(
""),prefix:r,segments:S(s),...p&&{ambiguity:p}}}function x(O,i,n){const s=O[i];return s?.active?s.character==="*"?{element:{
kind:"many"},end:i+1}:s.character==="?"?{element:{kind:"one"},end:i+1}:s.character!=="["||n<i?void 0:L(O,i)??{element:{kind:"\
one"},end:i+1,ambiguity:"bracket"}:void 0}function L(O,i){let n=i+1;const s=D(O[n],"!");s&&(n+=1);const r=new Set;for(;!D(
O[n],"]");){const p=C(O[n]);if(p===void 0)return;const d=D(O[n+1],"-")?C(O[n+2]):p;if(d===void 0||!F(p,d))return;n+=D(O[n+
1],"-")?3:1;for(let t=p.charCodeAt(0);t<=d.charCodeAt(0);t+=1)r.add(String.fromCharCode(t))}if(r.size!==0)return{element:{
kind:"set",negated:s,members:r},end:n+1}}function D(O,i){return O?.active===!0&&O.character===i}function C(O){return O&&
/^[A-Za-z0-9_.,@%+]$/.test(O.character)?O.character:void 0}function F(O,i){if(O===i)return!0;const n=[/[a-z]/,/[A-Z]/,/[0-9]/];
return O<i&&n.some(s=>s.test(O)&&s.test(i))}function R(O){return O.map(i=>i.kind==="literal"?i.character:"").join("")}function S(O){
const i=[[]];for(const n of O)n.kind==="literal"&&n.character==="/"?i.push([]):i.at(-1)?.push(n);return i}function $(O){
return O.every(({kind:i})=>i==="literal")?R(O):void 0}const j=O=>Array.from(O),T=O=>Array.from(Buffer.from(O).toString("\
latin1"));function I(O,i){const[n]=O;if(i.startsWith(".")&&!(n?.kind==="literal"&&n.character==="."))return!1;const s=E(
O,i,j);return/^[\x20-\x7e]*$/.test(i)||s===E(O,i,T)?s:void 0}function W(O,i){const n=Array.from(i,s=>s==="*"?{kind:"many"}:
{kind:"literal",character:s});return E(n,O,j)}function E(O,i,n){const s=O.flatMap(h=>h.kind==="literal"?n(h.character).map(
l=>({kind:"literal",character:l})):h),r=n(i);let p=0,d=-1,t=0;for(let h=0;h<r.length;)if(s[p]?.kind==="many")d=p,t=h,p+=
1;else if(P(s[p],r[h]))p+=1,h+=1;else if(d>=0)p=d+1,t+=1,h=t;else return!1;return s.slice(p).every(({kind:h})=>h==="many")}
function P(O,i=""){return O?.kind==="literal"?O.character===i:O?.kind==="set"?O.members.has(i)!==O.negated:O?.kind==="on\
e"}},16500:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.MAX_PATTERNS=void 0,y.resolvePattern=j;function x(){
const t=m(76760);return x=function(){return t},t}function L(){const t=m(32854);return L=function(){return t},t}function D(){
const t=m(25367);return D=function(){return t},t}function C(){const t=m(14395);return C=function(){return t},t}function F(){
const t=m(90762);return F=function(){return t},t}const R=20,S=4096,$=y.MAX_PATTERNS=64;function j(t,h,l){const{pattern:e,
span:a,position:b}=t,v=(0,D().visible)(e.text),u=W(e);let g=[];if(b==="program")l.add("glob-unclear",a,{pattern:v,reason:"\
program"});else if(E(e))l.add("glob-unclear",a,{pattern:v,reason:"outside"});else if(!I(e,h))if(u)l.add("glob-unclear",a,
{pattern:v,reason:u});else if(P(e))l.add("glob-unclear",a,{pattern:v,reason:"flag"});else if(h)g=T(t,h,l);else if(b==="s\
cript"&&O(e))l.add("glob-unclear",a,{pattern:v,reason:"program"});else{const c={matches:[],count:0,judged:!1};l.add("unq\
uoted-glob",a,{pattern:v,...c})}return g.length===0?[e.text]:g}function T({pattern:t,span:h,position:l},e,a){const b=(0,D().
visible)(t.text),v=s(t,e),u="matches"in v&&!v.matches.every(i);if("ambiguity"in v||u){const A="ambiguity"in v?v.ambiguity:
"file_name";return a.add("glob-unclear",h,{pattern:b,reason:A}),[]}const{matches:g}=v;g.some(A=>A.startsWith("-"))&&a.add(
"glob-unclear",h,{pattern:b,reason:"flag"}),l==="script"&&g.length>1&&a.add("glob-unclear",h,{pattern:b,reason:"program"});
const c=g.slice(0,R).map(A=>(0,D().visible)(A)),{length:o}=g;return a.add("unquoted-glob",h,{pattern:b,matches:c,count:o,
judged:!0}),g}function I({prefix:t,text:h},l){return t.includes("://")&&!l?.stat(h.slice(0,h.indexOf("/")))}function W({
text:t,segments:h,ambiguity:l}){return l||(t.length>S?"too_many":h.some(a=>(0,C().literalSegment)(a)===void 0&&(0,C().matchName)(
a,".."))?"dot":void 0)}function E({text:t,segments:h}){return t.startsWith("/")||h.some(l=>(0,C().literalSegment)(l)==="\
..")}function P({prefix:t}){return t.startsWith("-")&&!t.includes("=")}function O({segments:t}){return t.some(h=>h.some(
({kind:l})=>l==="many"))}function i(t){const h=new(F()).ProblemCollector;return(0,D().inspectCharacters)(t,0,!0,h),h.inOrder().
length===0}const n=128*1024;function s(t,h){let l=[{written:"",path:""}];for(const[b,v]of t.segments.entries()){const u=b===
t.segments.length-1,g=[];for(const c of l){const o=r(c,v,u,h);if(typeof o=="string")return{ambiguity:o};g.push(...o)}l=g}
const e=l.map(({written:b})=>Buffer.from(b));return e.reduce((b,v)=>b+v.length+1,0)>n?{ambiguity:"too_many"}:{matches:e.
sort(Buffer.compare).map(b=>b.toString())}}function r(t,h,l,e){const{written:a,path:b}=t,v=(0,C().literalSegment)(h);if(v===
"")return l?[t]:"empty_segment";const u=l?"":"/";if(v===".")return[{written:`${a}.${u}`,path:b}];const g=[];for(const c of p(
b,h,v,e)){if(c==="letters")return"letters";if(!l&&d(c,e))return"symlink";!l&&c.kind!=="directory"||g.push({written:`${a}${x().
posix.basename(c.path)}${u}`,path:c.path})}return g}function*p(t,h,l,e){if(l!==void 0){const a=e.stat(t===""?l:`${t}/${l}`);
a?.tracked&&(yield a);return}for(const a of e.list(t)){if(!a.tracked)continue;const b=(0,C().matchName)(h,x().posix.basename(
a.path));b===void 0?yield"letters":b&&(yield a)}}function d(t,h){if(t.kind!=="symlink")return t.kind==="submodule";const l=(0,L().
resolveInTree)(h,t.path);return l.kind==="missing"?!1:l.kind!=="inside"||!/^(?:file|executable)$/.test(l.entry.kind)}},54669:function(J,y,m){
Object.defineProperty(y,"__esModule",{value:!0}),y.hasOneReading=T,y.lex=j;function x(){const n=m(94411);return x=function(){
return n},n}function L(){const n=m(25367);return L=function(){return n},n}function D(){const n=m(16500);return D=function(){
return n},n}function C(){const n=m(14395);return C=function(){return n},n}function F(){const n=m(68538);return F=function(){
return n},n}function R(){const n=m(26781);return R=function(){return n},n}function S(){const n=m(90762);return S=function(){
return n},n}const $=128*1024;function j(n,s){const r=new(S()).ProblemCollector;if(I(n,r))return{words:[],assignments:[],
refused:[],problems:r.inOrder()};const p={start:0,end:n.length};(0,L().inspectBlanks)(n,r),(0,L().inspectInjection)(n,r);
const d=(0,R().splitWords)(n,r),{assignments:t,refused:h,count:l}=(0,x().readAssignments)(d,r);for(const a of d.slice(0,
l))P(a,r);const e=W(d.slice(l),s,r);e.length===0&&r.add("empty-command",p,{});for(const{value:a,span:b}of t)(0,L().inspectInjection)(
a,r,b);for(const{text:a,span:b}of e)(0,L().inspectInjection)(a,r,b);return{words:e,assignments:t,refused:h,problems:r.inOrder()}}
function T({problems:n}){return n.every(({severity:s})=>s==="warning")}function I(n,s){if(Buffer.byteLength(n)<=$)return!1;
const r={start:0,end:n.length};return s.add("command-too-long",r,{more:`${$} bytes`}),!0}function W(n,s,r){const p=[];let d=0;
for(const[t,h]of n.entries()){const l={start:h.start,end:h.end},e=h.parts.some(u=>u.quoted),a=(0,S().textOf)(h);P(h,r),O(
h,r),i(h,t===0,r),(0,L().inspectLookAlikes)(a,h,t===0,r);const b=(0,C().readPattern)(h);if(b&&(d+=1),b&&d>D().MAX_PATTERNS&&
r.add("glob-unclear",l,{pattern:(0,L().visible)(a),reason:"too_many"}),!b||d>D().MAX_PATTERNS){p.push({text:a,span:l,quoted:e});
continue}const v=E(t,p);for(const u of(0,D().resolvePattern)({pattern:b,span:l,position:v},s,r))p.push({text:u,span:l,quoted:e})}
return p}function E(n,s){return n===0?"program":n===1&&s[0]?.text==="node"?"script":"argument"}function P(n,s){for(const[
r,p]of n.parts.entries()){if(p.quoted||!p.text.includes("~"))continue;const d=p.text.search(r===0?/(?:^|[=:])~/:/[=:]~/);
if(d<0)continue;const t=p.start+p.text.indexOf("~",d),h=(0,L().visible)((0,S().textOf)(n));s.add("tilde-expansion",{start:t,
end:t+1},{word:h});return}}function O(n,s){let r=-1,p=!1;for(const d of n.parts)if(!(d.quoted||r<0&&!d.text.includes("{")))
for(const{0:t,index:h}of d.text.matchAll(/[{},]|\.\./g)){const l=d.start+h;if(t==="{")r<0&&(r=l);else if(t!=="}")p=r>=0;else if(p){
const e={start:r,end:l+1};s.add("brace-expansion",e,{written:(0,L().visible)((0,S().textOf)(n))});return}}}function i(n,s,r){
const p=(0,S().unquotedText)(n);p!==void 0&&(p==="!"||s&&(0,F().isReserved)(p))&&r.add("shell-grammar",{start:n.start,end:n.
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
r,{name:r,kind:i,...s}]))),S=y.PROGRAM_NAMES=[...R.keys()];function $(i){return/^\.{1,2}$/.test(i)?i:i.replace(/^.*[\\/]/s,
"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function j(i){const n=$(i),s=R.get(n);if(s!==void 0)return s;
const r=R.get(n.replace(/[-.]?\d[\d.]*w?$/,""));return r?.kind==="shell"||r?.kind==="interpreter"?r:void 0}function T(i){
return j(i)?.kind==="shell"}function I(i){const n=j(i)?.kind;return n==="shell"||n==="interpreter"}function W(i){if(i===
".")return!1;const n=j(i)?.kind;return n!==void 0&&n!=="system"&&n!=="downloader"}function E(i){const[n="",...s]=i.trim().
split(/\s+/);return O(n)&&s.some(r=>/^-|[./]|^[|&;<>]+$/.test(r))}function P(i){return/&&|\|\||\$\(|`/.test(i)?!0:i.split(
/;\s|\s\|\s/).some(n=>{const[s="",...r]=n.trim().split(/\s+/);return r.length>0&&O(s)})}function O(i){return R.has(i)}},
81716:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.everyCommand=R,y.isDynamic=T,y.readShellText=F,
y.withoutReserved=$;function x(){const O=m(54669);return x=function(){return O},O}function L(){const O=m(68538);return L=
function(){return O},O}const D=128*1024,C=16;function F(O,i){return O.length>D?[]:new P(O,i).list("",0)}function R(O){return O.
flatMap(i=>[i,...R(i.inside)])}const S=/^([A-Za-z_]\w*)=(.*)$/s;function $(O){const{words:i,assignments:n}=O,s=i.findIndex(
({text:t,quoted:h})=>h||!(0,L().isBefore)(t));if(s<1)return O;const r=i.slice(s),p=r.findIndex(({text:t})=>!S.test(t)),d=p<
0?r:r.slice(0,p);return{...O,words:r.slice(d.length),assignments:[...n,...d.map(j)]}}function j({text:O,span:i}){const[,
n="",s=""]=S.exec(O)??[];return{name:n,value:s,span:i}}function T({problems:O,substituted:i},{span:n}){const s=r=>r.start<
n.end&&r.end>n.start;return i.some(s)||O.some(r=>I.has(r.rule)&&s(r.span))}const I=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),W=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
E=/\\.?|\$\(|[^\\`$"]+|./sy;class P{#n;#e;#s=0;constructor(i,n){this.#n=i,this.#e=n}list(i,n){const s=[];let r=this.#r(),
p=!1;const d=(t,h="")=>{const l=this.#t(r,t,h),{words:e,assignments:a,redirections:b,inside:v}=l,u=e.length+a.length+b.length+
v.length===0,g=s.at(-1);u?g&&(s[s.length-1]={...g,separator:g.separator+h}):s.push(l);const c=/^\|&?$/.test(h)?l:void 0;
r=this.#r(u?r.pipedFrom:c)};for(;this.#s<this.#n.length;){const t=this.#s,h=this.#i(p?E:W),l=this.#s;if(h==='"')p=!p;else{
if(h===i&&(!p||i==="`"))return d(t),s;if(h==="$("||h==="`"||!p&&/^[<>]?\($/.test(h)){if(n===C){d(t);continue}const e=this.#n.
slice(r.start,t),a=h==="("?(0,L().isOnlyBefore)(e)?"subshell":"definition":"substitution",b=this.list(h==="`"?"`":")",n+
1);r.inside.push(...b),r.gaps.push({kind:a,start:t,end:this.#s}),a==="subshell"&&(r.subshell=b)}else!p&&/^(?:[;&|\r\n]+|\))$/.
test(h)?d(t,h):!p&&h.startsWith("#")&&/^\s?$/.test(this.#n.charAt(t-1))?r.gaps.push({kind:"comment",start:t,end:l}):!p&&
/^(?:[<>]|&>)/.test(h)&&r.gaps.push({kind:"operator",start:t,end:l})}}return d(this.#n.length),s}#r(i){return{start:this.#s,
gaps:[],inside:[],pipedFrom:i}}#i(i){i.lastIndex=this.#s;const[n=""]=i.exec(this.#n)??[];return this.#s+=n.length,n}#t(i,n,s){
const{start:r,gaps:p,inside:d,pipedFrom:t,subshell:h}=i;let l="",e=r;for(const f of p){const w=f.kind==="comment"||f.kind===
"operator"?" ":"_";l+=this.#n.slice(e,f.start)+w.repeat(f.end-f.start),e=f.end}l+=this.#n.slice(e,n);const a=(0,x().lex)(
l,this.#e),b=f=>({...f,span:{start:f.span.start+r,end:f.span.end+r}}),v=a.words.map(b),u=new Set;let g=0;const o=p.filter(
({kind:f})=>f==="operator").map(({start:f,end:w})=>{for(;g<v.length&&(v[g]?.span.start??w)<w;)g+=1;const k=v[g],N=v[g-1];
return N?.span.end===f&&/^\d+$/.test(N.text)&&u.add(N),k&&u.add(k),{operator:this.#n.slice(f,w),...k&&{target:k}}}),A=[...a.
assignments,...a.refused].map(b);return{words:v.filter(f=>!u.has(f)),assignments:A.sort((f,w)=>f.span.start-w.span.start),
redirections:o,problems:a.problems.map(b),span:{start:r,end:n},separator:s,inside:d,substituted:p.filter(({kind:f})=>f===
"substitution"),...t&&{pipedFrom:t},...h&&{subshell:h},...p.some(({kind:f})=>f==="definition")&&{defines:!0}}}}},68538:function(J,y){
Object.defineProperty(y,"__esModule",{value:!0}),y.changesShell=T,y.isBefore=S,y.isOnlyBefore=$,y.isReserved=j,y.isWithoutEffect=
R;const m=I=>new Set(I.split(/\s+/)),x=m(": [ cd echo exit false test true"),L=m("! { do elif else if then time until wh\
ile"),D=new RegExp(`^\\s*(?:(?:${[...L].join("|").replace("{","\\{")})\\s+)*$`),C=m("fi done case esac for } in [[ ]] fu\
nction select coproc"),F=m(`. alias autoload bg bind break builtin caller chdir command compgen complete compopt continu\
e
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function R(I){return x.has(I)}function S(I){
return L.has(I)}function $(I){return D.test(I)}function j(I){return L.has(I)||C.has(I)}function T(I){return j(I)||F.has(
I)}},26781:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.splitWords=C;function x(){const E=m(25367);
return x=function(){return E},E}const L=1e3,D=/[ \t\n\r'"\\$`;&|<>()]/g;function C(E,P){return new F(E,P).split()}class F{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(P,O){
this.#n=P,this.#e=O}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>L){const P={start:0,end:this.#n.
length};this.#e.add("command-too-long",P,{more:`${L} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,x().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#w();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=W(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#v():this.#u();break;default:this.#u()}}#o(P,O,i,n=i){this.#r.length===0&&(this.#i=n),this.#r.push({text:P,quoted:O,
start:i})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const P=this.#t;
D.lastIndex=P+1;const O=D.exec(this.#n)?.index??this.#n.length,i=this.#n.slice(P,O);(0,x().inspectCharacters)(i,P,!1,this.#e),
this.#o(i,!1,P),this.#t=O}#h(){const P=this.#t,O=this.#n.indexOf("'",P+1),i=O<0?this.#n.length:O,n=this.#n.slice(P+1,i);
(0,x().inspectCharacters)(n,P+1,!0,this.#e),this.#o(n,!0,P+1,P),this.#d(P,i,"'")}#y(){const P=this.#t,O=this.#n;let i="",
n=P+1;for(this.#t=n;this.#t<O.length&&O.charAt(this.#t)!=='"';){const r=O.charAt(this.#t);r==="\\"&&/["$`\\\n]/.test(O.charAt(
this.#t+1))?(i+=O.slice(n,this.#t),O.charAt(this.#t+1)===`
`&&this.#f(),n=this.#t+1,this.#t+=2):r==="$"?this.#l(!0):r==="`"?this.#p(!0):this.#t+=1}const s=Math.min(this.#t,O.length);
i+=O.slice(n,s),(0,x().inspectCharacters)(O.slice(P+1,s),P+1,!0,this.#e),this.#o(i,!0,P+1,P),this.#d(P,s,'"')}#d(P,O,i){
this.#c+=1,this.#t=Math.min(O+1,this.#n.length),!(O<this.#n.length)&&this.#e.add("unterminated-quote",{start:P,end:O},{quote:i})}#w(){
const P=this.#t,O=this.#n.charAt(P+1);this.#t+=1,O===""?(this.#e.add("unterminated-quote",{start:P,end:P+1},{quote:"\\"}),
this.#o("\\",!0,P)):O===`
`?(this.#t=P,this.#f(),this.#t+=2):O>"\x7F"?this.#o("",!0,P+1,P):((0,x().inspectCharacters)(O,P+1,!0,this.#e),this.#o(O,
!0,P+1,P),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(P){const O=j(this.#n,this.#t,
P);O?this.#m(O.kind,O.end,P):(P||this.#o("$",!1,this.#t),this.#t+=1)}#p(P){const O=T(this.#n,this.#t);this.#m("command-s\
ubstitution",O,P)}#m(P,O,i){const n=this.#t,s=this.#n.slice(n,O);this.#e.add(P,{start:n,end:O},{written:(0,x().visible)(
s)}),i||this.#o(s,!0,n),this.#t=O}#v(){const P=this.#t,O=this.#n.indexOf(`
`,P);this.#t=O<0?this.#n.length:O;const i=this.#n.slice(P,this.#t);(0,x().inspectCharacters)(i,P,!1,this.#e),this.#e.add(
"shell-comment",{start:P,end:this.#t},{written:(0,x().visible)(i)})}}const R=/[A-Za-z_]/,S=/[A-Za-z0-9_]/,$=/[0-9@*#?$!-]/;
function j(E,P,O){const i=E.charAt(P+1);if(i==="(")return{kind:E.charAt(P+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:I(E,P+1,"(",")")};if(i==="{")return{kind:"variable-expansion",end:I(E,P+1,"{","}")};if(i==="[")return{kind:"\
arithmetic-expansion",end:I(E,P+1,"[","]")};if(i==="'"||i==='"'){if(O)return;const n=E.indexOf(i,P+2);return{kind:"dolla\
r-quote",end:n<0?E.length:n+1}}if(R.test(i)){let n=P+2;for(;S.test(E.charAt(n));)n+=1;return{kind:"variable-expansion",end:n}}
if($.test(i)||i>"\x7F")return{kind:"variable-expansion",end:P+2}}function T(E,P){for(let O=P+1;O<E.length;O+=1){const i=E.
charAt(O);if(i==="\\")O+=1;else if(i==="`")return O+1}return E.length}function I(E,P,O,i){let n=0;for(let s=P;s<E.length;s+=
1){const r=E.charAt(s);if(r===O)n+=1;else if(r===i&&(n-=1,n===0))return s+1}return E.length}function W(E,P,O){const i=E.
charAt(P);if(i==="("||i===")")return O.add("shell-grammar",{start:P,end:P+1},{written:i}),P+1;const n=i==="<"||i===">",s=n?
/[<>&|-]/:/[;&|]/;let r=P+1;for(;r-P<3&&s.test(E.charAt(r));)r+=1;const p=E.slice(P,r);return O.add(n?"shell-redirection":
"shell-operator",{start:P,end:r},{operator:p}),r}},54421:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),
y.startedWords=D,y.textHanded=F;function x(){const j=m(11331);return x=function(){return j},j}const L=/^-(?:exec|ok)(?:dir)?$/;
function D(j){let T=j;for(;;){const[I,W]=T,E=(0,x().baseName)(I?.text??"");if(E==="find"){const O=T.findIndex(({text:i})=>L.
test(i));return O<0?T:D(T.slice(O+1))}if((0,x().programNamed)(E)?.kind!=="wrapper"||E==="command"&&/^-[vV]/.test(W?.text??
""))return T;const P=T.findIndex((O,i)=>i>0&&C(O,T));if(P<0)return T;T=T.slice(P)}}function C({text:j},T){return T.slice(
1).some(I=>(0,x().programNamed)(I.text))?(0,x().programNamed)(j)!==void 0:!/^-|^\w+=|^\d+[smhd]?$/.test(j)}function F(j){
const[T,...I]=j,W=T&&(0,x().programNamed)(T.text);if(W?.text===void 0)return;if(W.text==="words")return S(I);const E=W.text,
P=I.findIndex(({text:i})=>E.test(i)),O=I[P];if(O!==void 0){if(W.name==="cmd"){const i=O.text.slice(2);return S(i===""?I.
slice(P+1):[{...O,text:i},...I.slice(P+1)])}return/^[-/]e/i.test(O.text)&&R(W)?$(I[P+1]):R(W)?S(I.slice(P+1)):S(I.slice(
P+1,P+2))}}function R({name:j}){return j==="pwsh"||j==="powershell"}function S(j){return j.length===0?void 0:{text:j.map(
({text:T})=>T).join(" "),words:j}}function $(j){return j&&{text:Buffer.from(j.text,"base64").toString("utf16le"),words:[
j]}}},90762:function(J,y,m){Object.defineProperty(y,"__esModule",{value:!0}),y.ProblemCollector=void 0,y.firstErrors=F,y.
textOf=L,y.unquotedText=D;function x(){const R=m(13254);return x=function(){return R},R}function L(R){const[S]=R.parts;return R.
parts.length===1&&S?S.text:R.parts.map($=>$.text).join("")}function D(R){const[S]=R.parts;return R.parts.length===1&&S&&
!S.quoted?S.text:void 0}class C{#n=[];add(S,$,j){this.#n.push((0,x().problemAt)(S,$,j))}inOrder(){const S=({severity:$})=>$===
"error"?0:1;return this.#n.sort(($,j)=>$.span.start-j.span.start||S($)-S(j))}}y.ProblemCollector=C;function F(R){const S=new Set;
return R.filter(({rule:$,severity:j})=>{if(j!=="error")return!0;const T=!S.has($);return S.add($),T})}},678:function(J,y,m){
m.r(y),m.d(y,{default:()=>x});var x=m(70298)},58238:function(J,y,m){m.r(y),m.d(y,{parse:()=>x.parse,stringify:()=>x.stringify});
var x=m(15756)}};
