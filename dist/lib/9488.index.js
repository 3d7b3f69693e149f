"use strict";exports.id=9488,exports.ids=[9488],exports.modules={45806:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.launchedBy=M,w.parseInvocation=I;function $(){const t=m(76760);return $=function(){return t},t}function D(){const t=m(
91063);return D=function(){return t},t}function L(){const t=m(11331);return L=function(){return t},t}function W(){const t=m(
87646);return W=function(){return t},t}function F(){const t=m(3893);return F=function(){return t},t}function R(){const t=m(
39872);return R=function(){return t},t}function S(){const t=m(46868);return S=function(){return t},t}function x(){const t=m(
31901);return x=function(){return t},t}const N=5,T={node:W().parseNode,npm:F().parseNpm,npx:F().parseNpx};function I(t,i,p=D().
NO_PROGRAMS){return C(t,i,p,0)}function C(t,i,p,l){const e=(r,f)=>O(r,f,p,l+1),y={families:p,start:e,tool:(r,f)=>(0,S().
parseTool)(r,f,y)};if(typeof t!="string")return(0,R().parseProgram)(t,i,y);const{invocation:d,problems:s}=T[t](i,y),[o]=t===
"node"&&!(0,W().isTestRun)(d)?d.operands:[];if(o===void 0)return{invocation:d,problems:s};const P=n(o.text,p.tools).map(
r=>{const f=["--",r].map(g=>({...o,text:g}));return e({program:"npx",words:[...f,...d.passthrough],starts:"file"},t)}),h=P.
flatMap(r=>r.launched);return{invocation:h.length>0?{...d,launched:h}:d,problems:[...s,...P.flatMap(r=>r.problems)]}}function M({
launched:t=[]}){return t.flatMap(i=>[i,...M(i)])}function O({program:t,words:i,...p},l,e,y){const[d={text:"",span:{start:0,
end:0}},...s]=i,o=y===N?"outside-code":t?void 0:b(d.text,e.tools);if(o)return{launched:[],problems:[(0,x().wordProblem)(
o,l,d)]};const P=t??((0,x().isProgram)(d.text)?d.text:void 0),{invocation:h,problems:r}=P?C(P,t?i:s,e,y):C("npx",i,e,y);
return{launched:[{...h,...p}],problems:r}}function b(t,i){return t.startsWith("-")?"unknown-flag":(0,L().programNamed)(t)!==
void 0&&!(0,x().isProgram)(t)&&!(0,D().isKnownTool)(i,t)?"outside-code":void 0}const u=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function n(t,i){const p=$().posix.normalize(t.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
p))return["yarn"];const[,l,e=""]=u.exec(p)??[];if(l===void 0)return[];if(l===".bin")return[e];const d=[...new Set([e.replace(
/\.[cm]?[jt]s$/,""),l])].filter(s=>(0,D().isKnownTool)(i,s));return d.length>0?d:[l]}},97340:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.judgeFlag=I,w.pythonFiles=e,w.setsHarmless=y;function $(){const h=m(55972);return $=function(){
return h},h}function D(){const h=m(19609);return D=function(){return h},h}function L(){const h=m(60842);return L=function(){
return h},h}function W(){const h=m(32854);return W=function(){return h},h}function F(){const h=m(94411);return F=function(){
return h},h}function R(){const h=m(54669);return R=function(){return h},h}function S(){const h=m(87646);return S=function(){
return h},h}function x(){const h=m(31901);return x=function(){return h},h}function N(){const h=m(17083);return N=function(){
return h},h}const T={problems:[]};function I(h,r,f){const{word:g,flag:a,value:A="",written:c,off:v}=f;if(a===void 0)return P(
h,r,f);const k=U=>M(U,h,f),{choices:E}=a;if(E?.every(U=>!C(U,A.replace(/\s+/g,""))))return{problems:[k("unknown-flag")]};
if(v)return T;if(a.kind==="node")return o(g,d(h,A));const{rule:j,...H}=(0,L().isReason)(a.kind)?{rule:a.kind}:O(h,f,r.stops===
!0),G=(0,N().isForeign)(c)||(0,N().isOfMachine)(c),B=j??(G?"outside-code":void 0);return{...A===""?{}:H,problems:B?[k(B)]:
[]}}function C(h,r){const[f="",g]=h.split("~");if(g===void 0)return r===h;const a=r.slice(f.length,r.length-g.length);return/^[^"'\\{}<>\s]+$/.
test(a)&&r===`${f}${a}${g}`}function M(h,r,{word:{text:f,span:g},written:a,value:A=""}){const c=f===a&&A!==""?`${a} ${A}`:
f;return(0,x().flagProblem)(h,r,{name:a,written:c,span:g,value:A})}function O(h,r,f){const{word:g,flag:a,written:A,value:c=""}=r,
{span:v}=g,k=a?.kind??"text";switch(k){case"choice":return{};case"tests":return{files:[{as:"tests",path:c,span:v}]};case"\
path":{const E=(0,W().normalise)(c)===void 0?"outside-code":void 0,j=(0,N().isElsewhere)(c)?[]:[{as:"place",path:c,span:v}];
return{rule:E,files:j,root:c}}case"config":return(0,N().isElsewhere)(c)?{rule:"outside-code"}:/^[\w.-]+ *=/.test(c)?{}:{
files:[{as:"config",path:c,span:v}]};case"output":{const E=c.slice(c.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(E)?{}:(0,N().isElsewhere)(E)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:E,span:v}]}}case"cod\
e":case"preload":{const E=k==="code"?t(c,f):i(c,f),j=M("tool-runs-file",h,r);return{rule:E,files:p(c).map(H=>l(H,v,j,k))}}case"\
module":{const E=c.split(":").filter(B=>/^\w+(?:\.\w+)*$/.test(B)),j=new Set(E.flatMap(B=>[B,B.replace(/\.\w+$/,"")]).flatMap(
e)),H=M("tool-runs-file",h,r);return{rule:(0,N().isForeign)(c)||/[\\/]/.test(c)?"outside-code":void 0,files:[...j].map(B=>({
as:"module",path:B,span:v,ifFile:H}))}}default:{const E=(0,N().isOfMachine)(c)&&!n(A,c),j=!(0,L().isReason)(k)&&$().KINDS[k](
c)!==void 0;return{rule:(0,N().isForeign)(c)||E||b.test(c)||j?"outside-code":void 0}}}}const b=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,
u=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;function n(h,r){return u.
test(h)||h==="-t"&&!r.includes(":")}function t(h,r){if((0,N().isElsewhere)(h)||/[\s(){};`]/.test(h))return"outside-code";
if(h.split(",").some(g=>/^\.|\.[cm]?[jt]sx?$/.test(g)))return r?"outside-code":"tool-runs-file"}function i(h,r){return D().
PRELOADABLE_PACKAGES.has(h)||D().PRELOADABLE_BY_TOOLS.has(h)?"tool-runs-file":r?"outside-code":t(h,r)??"tool-runs-file"}
function p(h){return h.split(",").filter(f=>f!==""&&!(0,N().isElsewhere)(f)).map(f=>f.replace(/^<rootDir>\//,"./"))}function l(h,r,f,g){
return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(h)?{as:"code",path:h,span:r}:{as:"module",path:h,span:r,ifFile:f,first:g===
"preload"}}function e(h){const r=h.replaceAll(".","/");return["","src/"].flatMap(f=>[".py","/__main__.py","/__init__.py"].
map(g=>`${f}${r}${g}`))}function y(h){const[,r="",f=""]=/^(\w+)[=:](.*)$/s.exec(h)??[];return r!==""&&(0,F().isHarmlessVariable)(
r,f)}function d(h,r){return/^(?:_?mocha|deno)$/.test(h)?r.split(",").map(f=>f.startsWith("-")?f:`--${f}`):h==="ava"?(0,R().
lex)(r).words.map(({text:f})=>f):[r]}const s="x.js";function o({span:h},r){const f=[...r,s,s].map(A=>({text:A,span:h,quoted:!1})),
{invocation:g,problems:a}=(0,S().parseNode)(f);return{problems:a,nodeFlags:g.flags}}function P(h,{stops:r,handsOn:f,data:g={}},{
word:a,value:A=""}){const c=v=>({problems:[(0,x().wordProblem)(v,h,a)]});if(f){const v=a.text.includes("=")||A===""?[]:[
A],k=o(a,[a.text,...v]);if(!k.problems.some(({rule:E})=>E==="unknown-flag"))return k}return r?c("unknown-flag"):g.starts===
"npm-scripts"&&a.text.includes("=")?T:(0,N().isForeign)(A)||(0,N().isOfMachine)(A)?c("outside-code"):g.unknown?T:c("unkn\
own-flag")}},91633:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.filesAmong=C,w.judgeOperands=N,w.refusedAmong=
S,w.ruleForOperand=T;function $(){const u=m(55972);return $=function(){return u},u}function D(){const u=m(91063);return D=
function(){return u},u}function L(){const u=m(32854);return L=function(){return u},u}function W(){const u=m(13254);return W=
function(){return u},u}function F(){const u=m(31901);return F=function(){return u},u}function R(){const u=m(17083);return R=
function(){return u},u}function S(u,n,t){const[i]=t;if(i===void 0)return[];const p=t.find(({text:e})=>n.readsBehind&&x(n,
e)!==void 0);return(n.data.variables?t:[p??i]).flatMap(e=>{const y=x(n,e.text);return y===void 0?[]:[(0,F().wordProblem)(
y,u,e)]})}function x({refused:u,data:n},t){const i=n.ends_with?.split(" ");if(i?.includes(t))return;const p=e=>(0,D().lookUp)(
u,(0,D().flagKey)(e))?.kind,l=t.split(":").some(e=>p(e)==="never-ends");return p(t)??(i||l?"never-ends":void 0)}function N(u,{
places:n,data:{variables:t}},i){return i.flatMap((p,l)=>{const e=n[Math.min(l,n.length-1)]?.kind??"path",y=t===void 0?[]:
b(u,t,p);if(y.length>0)return y;const d=T(e,p.text);return d===void 0?[]:[(0,F().wordProblem)(d,u,p)]})}function T(u,n){
if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(n))return u==="text"&&I.test(n)?void 0:"uses-network";switch(u){case"\
import":return n.includes("@")?"uses-network":(0,L().normalise)(n)===void 0?"outside-code":void 0;case"text":return n===
"-"?"reads-stdin":(0,R().isForeign)(n)||(0,R().isOfMachine)(n)?"outside-code":void 0;case"path":case"tests":{if(n==="-")
return"reads-stdin";if(n.startsWith("@"))return"outside-code";const t=n.replace(/^!|::.*$/gs,"");return(0,L().normalise)(
t)===void 0||(0,R().isForeign)(n)?"outside-code":void 0}default:return $().KINDS[u](n)===void 0?void 0:"outside-code"}}const I=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function C({places:u,data:n},t){const i=u[0]?.kind;return t.flatMap(({text:p,span:l})=>{if(T(i??"path",p)!==void 0)return[];
const e=(i==="import"||n.starts==="package")&&p.endsWith(".go");if(i==="tests"||e)return[{as:"tests",path:p.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:l}];const y=(0,L().normalise)(p);return y&&!(0,L().isWithin)(y,".git",{ignoreCase:!0})&&!(0,R().isElsewhere)(p)?
[{as:"place",path:p,span:l}]:[]})}const M=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,O=/[$`;&|<>(){}\s]/;function b(u,n,t){
const{text:i,span:p}=t,l=i.includes("="),e=i.replace(/\s*[:+?!]*=.*$/s,"");return l&&!n.includes(e)?[(0,W().problemAt)("\
make-variable",p,{program:u,variable:e})]:(l?M.test(i):!O.test(i))?[]:[(0,F().wordProblem)("outside-code",u,t)]}},20691:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.launchesOf=R;function $(){const M=m(21006);return $=function(){return M},
M}function D(){const M=m(13254);return D=function(){return M},M}function L(){const M=m(54669);return L=function(){return M},
M}function W(){const M=m(97340);return W=function(){return M},M}function F(){const M=m(31901);return F=function(){return M},
M}function R(M,{program:O,words:b,parsing:u},{flags:n,operands:t}){const i=n.some(({flag:e})=>e?.kind==="only-prints"||e?.
kind==="outside-code"),p=e=>u.start(e,O),l=(()=>{switch(M){case"node":return i?[]:[p({program:"node",words:t})];case"com\
mand":return i?[]:[S(O,b,t,p)];case"command-texts":return t.map(e=>N(O,e,p));case"npm-scripts":{const e=n.flatMap(({flag:y,
word:d})=>y===void 0?[d]:[]);return t.map(y=>T(O,y,e,p))}default:return[]}})();return{invocation:{launched:l.flatMap(e=>e.
launched)},problems:l.flatMap(e=>e.problems)}}function S(M,O,b,u){const{words:n,problems:t}=M==="cross-env"?x(b):{words:b,
problems:[]},[i]=n,p=i&&O.find(({text:d})=>d===i.text),l=`\`${M}\` starts at the first word that is \`${i?.text}\``,e=i===
void 0||p===i?[]:[(0,D().problemAt)("flag-value",i.span,{program:M,flag:i.text,fault:l})],y=u({words:n});return{...y,problems:[
...t,...e,...y.problems]}}function x(M){const O=M.findIndex(({text:n})=>!/^\w+=/.test(n)),b=O<0?M:M.slice(0,O),u=b.flatMap(
({text:n,span:t})=>{if((0,W().setsHarmless)(n))return[];const{written:i,attached:p=""}=(0,$().splitAtEquals)(n);return[(0,D().
problemAt)("assignment-refused",t,{name:i,value:p,known:!1})]});return{words:M.slice(b.length),problems:u}}function N(M,{
text:O,span:b},u){const[,n="",t=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(O)??[],{words:i,problems:p}=(0,L().lex)(n===
""?O.replace(/^npm:(?=\S)/,"npm run "):t);if(!((0,L().hasOneReading)({problems:p})||n!==""&&t.trim()==="")||!/^[\w:.@/*-]*$/.
test(n))return C(M,{text:O,span:b});const e=i.map(y=>({...y,span:b}));return u(n===""?{words:e}:I([{text:n,span:b,quoted:!1},
...e],"wildcard"))}function T(M,{text:O,span:b},u,n){const[,t="",i=""]=/^\s*(\S+)(.*)$/s.exec(O)??[],{words:p,problems:l}=(0,L().
lex)(i),e=i.trim()===""||(0,L().hasOneReading)({problems:l});if(t===""||!e||/\{!?[*@%\d]/.test(O))return C(M,{text:O,span:b});
const y=p.map(s=>({...s,span:b})),d=[...u,{text:t,span:b,quoted:!1},...y];return n(I(d,/^[\w:.@/-]+$/.test(t)?void 0:"gl\
ob"))}function I(M,O){return{program:"npm",words:[{text:"run",span:M.at(-1)?.span??{start:0,end:0},quoted:!1},...M],...O&&
{selects:O}}}function C(M,O){return{launched:[],problems:[(0,F().wordProblem)("outside-code",M,O)]}}},87646:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.isTestRun=M,w.parseNode=S;function $(){const n=m(19609);return $=function(){
return n},n}function D(){const n=m(21006);return D=function(){return n},n}function L(){const n=m(13254);return L=function(){
return n},n}function W(){const n=m(31901);return W=function(){return n},n}function F(){const n=m(17083);return F=function(){
return n},n}const R=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function S(n){const t=[],i=[],p=[],l=new Set;
for(const r of(0,D().readFlags)(n,x).tokens){if(r.kind==="operand"){p.push(r.word);continue}if(r.kind==="unknown"){const v={
program:"node",flag:r.written};i.push((0,L().problemAt)("unknown-flag",r.word.span,v));continue}const{spec:f,negated:g}=r.
part,a=T(r);t.push(a);const A=I(f,g,a.value);if(A!==void 0&&i.push(C(a,A)),g)continue;l.add(f.kind);const c=b(f,a);c!==void 0&&
i.push((0,W().flagProblem)(c,"node",a))}const e=M({flags:t}),y=e?p.length:l.has("evaluates")?0:1,d=p.slice(0,y),s=p.slice(
y),o=e||l.has("only-prints")||l.has("evaluates"),P=u(d,e,n);P!==void 0&&!(o&&d.length===0)&&i.push(P);const h=(0,W().onlyAsksForInformation)(
s);return h!==void 0&&i.push((0,W().printsOnly)("node",h)),{invocation:{program:"node",flags:t,operands:d,passthrough:s},
problems:i}}const x={flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:n=>{const t=n.startsWith(
"--"),i=t?n.slice(2).replaceAll("_","-"):n,p=i.startsWith("no-")&&!$().NODE_FLAGS.has(i),l=p?i.slice(3):i,e=$().NODE_FLAGS.
get($().NODE_ALIASES.get(l)??(t?l:""));return e&&[{spec:e,negated:p,takes:p?"never":N(e)}]}};function N({name:n,arity:t}){
return n==="print"?"unless-dash":t==="value"?"always":"never"}function T(n){const{spec:t,negated:i}=n.part;return{name:`\
--${i?"no-":""}${t.name}`,written:n.written,...(0,D().valueRead)(n)}}function I({name:n,arity:t},i,p){if(t==="value")return(0,W().
valueFault)(p,i);if(i)return p===void 0?void 0:"a `--no-` flag takes no value";if(t!=="none")return p?void 0:"its value \
is missing";const l=n==="print"||/^(?:inspect|debug$|debug-brk$)/.test(n);return p===void 0||l?void 0:"it takes no value"}
function C(n,t){return(0,L().problemAt)("flag-value",n.span,{program:"node",flag:n.written,fault:t})}function M({flags:n}){
return n.findLast(({name:t})=>t==="--test"||t==="--no-test")?.name==="--test"}const O=/\.(?:info|lcov|log|tap|txt|xml)$/;
function b(n,{value:t=""}){switch(n.kind){case"harmless":return;case"reports-tests":return $().BUILT_IN_REPORTERS.has(t)?
void 0:"outside-code";case"tolerates-rejections":return t==="warn"||t==="none"?"weakens":void 0;case"writes-report":return t===
"stdout"||t==="stderr"?void 0:O.test(t)&&!(0,F().isElsewhere)(t)?"tool-writes":"writes-files";case"evaluates":return"out\
side-code";case"preloads":return $().PRELOADABLE_PACKAGES.has(t)?"tool-runs-file":"outside-code";default:return n.kind}}
function u(n,t,i){const[p]=n;if(p===void 0){const y=i.at(-1)?.span.end??0;return t?void 0:(0,L().problemAt)("reads-stdin",
{start:0,end:y},{program:"node",flag:""})}const{text:l,span:e}=p;if(R.has(l))return(0,L().problemAt)("reads-stdin",e,{program:"\
node",flag:l});if(l.startsWith("-"))return(0,L().problemAt)("outside-code",e,{program:"node",flag:`-- ${l}`});if(l==="in\
spect"||!t&&l==="debug")return(0,L().problemAt)("outside-code",e,{program:"node",flag:l})}},3893:function(J,w,m){Object.
defineProperty(w,"__esModule",{value:!0}),w.parseNpm=R,w.parseNpx=x;function $(){const n=m(4274);return $=function(){return n},
n}function D(){const n=m(20457);return D=function(){return n},n}function L(){const n=m(60842);return L=function(){return n},
n}function W(){const n=m(13254);return W=function(){return n},n}function F(){const n=m(31901);return F=function(){return n},
n}function R(n,t=F().ALONE){const{flags:i,operands:p}=N($().NPM_FLAGS,n,$().NPM_SHORTHANDS),[l,...e]=p,y=l&&$().NPM_SUBCOMMANDS.
get(l.text),d=y?.kind==="runs-tool",s=T("npm",i,n,d),o={program:"npm",flags:s.flags};if(l===void 0){const f=C(i)?[]:[u("\
npm",n)];return{invocation:{...o,operands:[],passthrough:[]},problems:[...s.problems,...f]}}if(y===void 0){const f=[...$().
NPM_SUBCOMMANDS].find(([A])=>A.startsWith(l.text))?.[1].name??"",g={program:"npm",subcommand:l.text,meant:f},a=[(0,W().problemAt)(
"unknown-subcommand",l.span,g),...s.problems];return{invocation:{...o,operands:e,passthrough:[]},problems:a}}const P={...o,
subcommand:y.name},{invocation:h,problems:r}=M(y,{word:l,rest:e},P,t);return{invocation:h,problems:[...r,...s.problems]}}
const S=new Map([...$().NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function x(n,t=F().ALONE){const{
flags:i,operands:p}=N({...$().NPM_FLAGS,stops:!0},n,S),l=T("npx",i,n,!0),e={program:"npx",subcommand:"exec",flags:l.flags},
[y]=p;if(y===void 0){const{subcommand:g,...a}=e,A=C(i)?[]:[u("npx",n)];return{invocation:{...a,operands:[],passthrough:[]},
problems:[...l.problems,...A]}}const d=n[n.indexOf(y)-1],s=p.slice(1).find(({text:g})=>g.startsWith("-")),h=/^--no(?!-install$)/.
test(d?.text??"")&&s!==void 0&&d?[(0,W().problemAt)("flag-value",d.span,{program:"npx",flag:d.text,fault:"npx takes the \
next word for its value"})]:[],{invocation:r,problems:f}=b(p,e,t);return{invocation:r,problems:[...f,...l.problems,...h]}}
function N(n,t,i){const p=new Map;for(const s of t){const o=i.get(s.text);p.set(o===void 0?s:{...s,text:o},s)}const{flags:l,
operands:e,started:y}=(0,D().readUse)(n,[...p.keys()]),d=n.stops?y:e;return{flags:l,operands:d.map(s=>p.get(s)??s)}}function T(n,t,i,p){
const l=t.map(e=>{const{word:y,value:d,flag:s}=e,o=i.findIndex(({span:E})=>E.start===y.span.start),P=(i[o]?.text??"").replace(
/(?<=^--[^=]*)=.*/s,""),[,h,r]=/^--(no-)?(.*)$/s.exec(s?.name??P)??[],f=h!==void 0,g={name:`--${r??P}`,written:P,span:y.
span,...d!==void 0&&s&&{value:d},...f&&{negated:f}};if(s===void 0)return{flag:g,problems:[I(n,g,i[o+1],p)]};const a=/^(?:true|false|null|always)$/.
test(i[o+1]?.text??""),A=s.arity==="value"?(0,F().valueFault)(d,!1):a?"npm reads the next word as its value":void 0,c=(0,L().
isReason)(s.kind)?s.kind:p&&$().SELECTING_FLAGS.has(s.name)?"outside-code":void 0,v={program:"npm",flag:P,fault:A??""},k=A===
void 0?[]:[(0,W().problemAt)("flag-value",y.span,v)];return{flag:g,problems:[...c?[(0,F().flagProblem)(c,n,g)]:[],...k]}});
return{flags:l.map(({flag:e})=>e),problems:l.flatMap(({problems:e})=>e)}}function I(n,t,i,p){const l=(0,F().flagProblem)(
"unknown-flag",n,t),e=!p&&$().FLAGS_OF_TESTS.has(t.written),y=i!==void 0&&!i.text.startsWith("-");return e&&!y?{...l,severity:"\
warning"}:l}function C(n){return n.some(({flag:t})=>t?.kind==="only-prints"||t?.kind==="outside-code")}function M({name:n,
kind:t},i,p,l){if(t==="runs-script")return O(n,i,p);if(t!=="runs-tool")return{invocation:{...p,operands:i.rest,passthrough:[]},
problems:[(0,F().wordProblem)(t,p.program,{text:n,span:i.word.span})]};if(i.rest.length>0)return b(i.rest,p,l);const y=p.
flags.some(({name:d})=>d==="--call")?[]:[u(p.program,[i.word])];return{invocation:{...p,operands:[],passthrough:[]},problems:y}}
function O(n,{word:t,rest:i},p){const l=n==="run"?i.slice(0,1):[t],e=n==="run"?i.slice(1):i,[y]=l,d=[];y===void 0?d.push(
(0,F().printsOnly)("npm",{...t,text:"run"})):y.text==="env"&&d.push({...(0,F().printsOnly)("npm",{...y,text:"run env"}),
severity:"error"});const s=(0,F().onlyAsksForInformation)(e);return s!==void 0&&d.push((0,F().printsOnly)("npm",s)),{invocation:{
...p,operands:l,passthrough:e},problems:d}}function b([n,...t],i,p){const l={...i,operands:n?[n]:[],passthrough:t};if(n===
void 0)return{invocation:l,problems:[]};if(!(0,F().isToolName)(n.text))return{invocation:l,problems:[(0,F().wordProblem)(
"uses-network",i.program,n)]};const{problems:e,...y}=p.tool(n,t);return{invocation:{...l,...y},problems:e}}function u(n,t){
const i=t[0]?.span.start??0,p=t.at(-1)?.span.end??0;return(0,W().problemAt)("nothing-to-run",{start:i,end:p},{program:n})}},
39872:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.parseProgram=N,w.parseUse=T;function $(){const n=m(
20457);return $=function(){return n},n}function D(){const n=m(13254);return D=function(){return n},n}function L(){const n=m(
97340);return L=function(){return n},n}function W(){const n=m(91633);return W=function(){return n},n}function F(){const n=m(
20691);return F=function(){return n},n}function R(){const n=m(31901);return R=function(){return n},n}function S(){const n=m(
91883);return S=function(){return n},n}function x(){const n=m(79757);return x=function(){return n},n}function N(n,t,i){const{
program:p,use:l}=n,{invocation:e,named:y,problems:d}=T({program:p,use:l,words:t,family:n,parsing:i}),o=[...y.files.filter(
({as:h})=>h!=="place"),...e.files??[]];return{invocation:{program:p,family:n,...{flags:[],operands:[],passthrough:[]},...e,
files:o},problems:d}}function T(n){const{program:t,use:i}=n,{behind:p,data:l}=i,e=p?n.words.findIndex(({text:a})=>a==="-\
-"):-1,y=e<0?n.words:n.words.slice(0,e),d=(0,$().readUse)(i,y),s=d.rest?[...d.flags,d.rest.flag]:d.flags,o=e<0||!p?[]:(0,$().
readUse)(p,n.words.slice(e+1)).flags,P=[...s.map(a=>(0,L().judgeFlag)(t,i,a)),...o.map(a=>(0,L().judgeFlag)(t,p??i,a))],
h=(i.stops?d.started:d.operands).slice(l.skips??0),{invocation:r,named:f,problems:g}=C(n,{flags:[...s,...o],operands:h,...d.
rest&&{rest:{module:d.rest.flag.flag?.kind==="module",words:d.rest.words}}});return{invocation:{...r,...l.any_package&&{
anyPackage:!0},flags:[...s.map(I),...r.flags??[]]},named:{files:[...P.flatMap(({files:a=[]})=>a),...f?.files??[]],roots:P.
flatMap(({root:a=[]})=>a),nodeFlags:P.flatMap(({nodeFlags:a=[]})=>a)},problems:[...P.flatMap(a=>a.problems),...g]}}function I({
word:n,written:t,value:i}){return{name:t,written:t,span:n.span,...i!==void 0&&{value:i}}}function C(n,t){const{program:i,
use:p,path:l,family:e,parsing:y}=n,{flags:d,operands:s,rest:o}=t,[P,...h]=s,r=(0,W().refusedAmong)(i,p,s);if(r.length>0&&
p.stops)return{invocation:{},problems:r};const f=P&&p.subcommands.get(P.text),g=f?.data.starts==="own-script"?"own-scrip\
t":p.data.starts;if(P&&f&&g!=="own-script"){const v=l===void 0?P.text:`${l} ${P.text}`;return T({...n,use:f,path:v,words:h})}
const a={...l!==void 0&&{subcommand:l},...d.some(({flag:v})=>v?.kind==="checks-syntax-only")&&{parsed:!0}},A=(()=>{if(o&&
e)return o.module?(0,S().parseModule)(e,o.words,y):{invocation:{passthrough:o.words},problems:u(i,o.words)};if(g!==void 0&&
e===void 0)return(0,F().launchesOf)(g,n,t);if(P===void 0)return{invocation:{},problems:O(n,d)};if(g!==void 0&&e)return(0,x().
startByName)(g,P,h,{family:e,parsing:y});if(p.subcommands.size>0){const E=(0,D().problemAt)("unknown-subcommand",P.span,
{program:i,subcommand:P.text});return{invocation:{operands:[P],passthrough:h},problems:[E]}}const v=s.filter(({span:E})=>r.
every(j=>j.span!==E)),k=(0,W().filesAmong)(p,v);return{invocation:{operands:s},problems:(0,W().judgeOperands)(i,p,s),named:{
files:k}}})(),c=[...r,...b(n,d),...A.problems];return{...A,invocation:{...a,...A.invocation},problems:c}}function M(n){return n.
some(({flag:t,off:i})=>t?.kind==="only-prints"&&!i)}function O({program:n,use:t},i){const p=M(i)?void 0:t.data.alone,l={
text:"",span:{start:0,end:n.length}};return p?[(0,R().wordProblem)(p,n,l)]:[]}function b({program:n,use:t,path:i,words:p},l){
if(M(l))return[];const e=new Set(l.flatMap(({flag:d,off:s})=>d&&!s?d.name:[])),y=p[0]?.span??{start:0,end:0};return Object.
entries(t.data.unless??{}).flatMap(([d,s])=>s.split(" ").some(o=>e.has(o))?[]:[(0,R().wordProblem)(d,n,{text:i??"",span:y})])}
function u(n,t){return t.filter(({text:p})=>/^--?test\./.test(p)).map(p=>(0,R().wordProblem)("skips-tests",n,p))}},46868:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.parseTool=F,w.parseUnknownTool=R;function $(){const x=m(20457);return $=
function(){return x},x}function D(){const x=m(11331);return D=function(){return x},x}function L(){const x=m(39872);return L=
function(){return x},x}function W(){const x=m(31901);return W=function(){return x},x}function F(x,N,T){const{text:I}=x,{
tools:C}=T.families,M=C.refusal(I);if(M!==void 0)return{problems:[(0,W().wordProblem)(M,I,x)]};const O=C.known(I),b=O??C.
unknown(I),{invocation:u,named:n,problems:t}=(0,L().parseUse)({program:I,use:b,words:N,parsing:T}),{launched:i=[]}=u;return{
tool:n,...i.length>0&&{launched:i},problems:O?t:[...t,...S(x,N,b)]}}function R(x,N,T,I=W().ALONE){const{problems:C}=(0,L().
parseUse)({program:x.text,use:T,words:N,parsing:I});return[...C,...S(x,N,T)]}function S({text:x},N,T){const{flags:I,operands:C}=(0,$().
readUse)(T,N),M=N[N.findIndex(({text:n})=>n==="--")+1],O=[...new Set([C[0],M])].filter(n=>n!==void 0&&(0,D().startsOthers)(
n.text)),b=I.filter(({written:n,flag:t,value:i=""})=>/^-[ex]$/.test(n)&&/\s/.test(i)||t?.kind!=="config"&&(0,D().isCommandLine)(
i)),u=C.filter(({text:n})=>(0,D().hasCommandLine)(n));return[...O,...b.map(({word:n})=>n),...u].flatMap(n=>n===void 0?[]:
[(0,W().wordProblem)("outside-code",x,n)])}},31901:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.ALONE=
void 0,w.flagProblem=S,w.isProgram=W,w.isToolName=F,w.onlyAsksForInformation=T,w.printsOnly=I,w.valueFault=x,w.wordProblem=
R;function $(){const C=m(91063);return $=function(){return C},C}function D(){const C=m(13254);return D=function(){return C},
C}const L=w.ALONE={families:$().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};function W(C){
return C==="node"||C==="npm"||C==="npx"}function F(C){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(
C)}function R(C,M,{text:O,span:b}){return(0,D().problemAt)(C,b,{program:M,flag:O})}function S(C,M,O){const{written:b,span:u,
value:n}=O,t={program:M,flag:b};return(0,D().problemAt)(C,u,n===void 0?t:{...t,value:n})}function x(C,M){return M?"it ta\
kes a value, so it has no `--no-` form":C===void 0||C===""?"its value is missing":C.startsWith("-")?"its value begins wi\
th a dash":void 0}const N=new Set(["--version","-v","-V","--help","-h"]);function T(C){const[M]=C;return C.length===1&&M!==
void 0&&N.has(M.text)?M:void 0}function I(C,M){return R("only-prints",C,M)}},91883:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.parseModule=u;function $(){const n=m(17093);return $=function(){return n},n}function D(){const n=m(
20457);return D=function(){return n},n}function L(){const n=m(91063);return L=function(){return n},n}function W(){const n=m(
13254);return W=function(){return n},n}function F(){const n=m(97340);return F=function(){return n},n}function R(){const n=m(
31901);return R=function(){return n},n}function S(){const n=m(17083);return S=function(){return n},n}const x=(0,L().groupsByName)(
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
  `}),N=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),T=/^(?:-\w|--[\w-]+=)?[/~]/,I=(0,L().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),C=(0,L().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),M=(0,L().useTable)({flags:{text:"q,quiet"}}),O=new Map([["doctest",C],["py_compile",M]]);function b({
text:n,span:t}){const i=/^\w+(?:\.\w+)*$/.test(n)?n.split("."):[],p=i.map((e,y)=>i.slice(0,y+1).join("."));return(n.endsWith(
".py")?[n]:p.flatMap(F().pythonFiles)).map(e=>({as:"module",path:e,span:t}))}function u({program:n,data:t},[i,...p],l){if(i===
void 0){const v={program:n,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,W().problemAt)("fla\
g-value",{start:0,end:0},v)]}}const{known:e}=l.families,y=e.get(i.text);if(y!==void 0&&t.started_programs.includes(i.text)){
const{launched:v,problems:k}=l.start({program:y,words:p},n);return{invocation:{module:i,launched:v},problems:k}}const d={
module:i,operands:[i],passthrough:p},s=i.text==="unittest"?p.flatMap(b):[],o={...d,files:s},P=(v,k=i.text)=>({invocation:o,
problems:[(0,R().wordProblem)(v,n,{...i,text:k})]}),h=/^[\w.]+$/.test(i.text)?x.get(i.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(h!==void 0)return P(h);const r=e.get("python"),f=O.get(i.text);if(f!==void 0&&r!==void 0){const v=i.
text==="py_compile",k={...r,data:{...r.data,extensions:void 0}},{flags:E,operands:j}=(0,D().readUse)(f,p),H=j.map(U=>l.start(
{program:v?r:k,words:[U]},n)),G=H.flatMap(U=>U.launched),B=v?P("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...o,launched:G.map(U=>({...U,...v&&{parsed:v}}))},problems:[...E.flatMap(U=>(0,F().judgeFlag)(i.text,f,U).problems),
...B,...H.flatMap(U=>U.problems)]}}const g=N.has(i.text);if(!g&&(0,$().isOfLibrary)(i.text))return P("outside-code",`-m ${i.
text}`);const[a,...A]=p;if(i.text==="coverage"&&a?.text==="run"&&r!==void 0){const{flags:v,started:k,rest:E}=(0,D().readUse)(
I,A),j=E?[{...E.flag.word,text:"-m"},...E.words]:k;if(j.length>0){const{launched:H,problems:G}=l.start({program:r,words:j},
n),B=v.flatMap(U=>(0,F().judgeFlag)("coverage",I,U).problems);return{invocation:{...o,starts:"module",launched:H},problems:[
...B,...G]}}}const c=p.filter(({text:v})=>(0,S().isForeign)(v)||g&&T.test(v));return{invocation:g?o:{...o,starts:"module"},
problems:c.map(v=>(0,R().wordProblem)("outside-code",i.text,v))}}},79757:function(J,w,m){Object.defineProperty(w,"__esMo\
dule",{value:!0}),w.extensionProblems=C,w.startByName=R;function $(){const b=m(91063);return $=function(){return b},b}function D(){
const b=m(13254);return D=function(){return b},b}function L(){const b=m(11331);return L=function(){return b},b}function W(){
const b=m(91633);return W=function(){return b},b}function F(){const b=m(31901);return F=function(){return b},b}function R(b,u,n,t){
const{program:i}=t.family,p={operands:[u],passthrough:n},l=()=>({invocation:p,problems:[(0,F().wordProblem)("outside-cod\
e",i,u)]});switch(b){case"file":return I(u,n,t);case"package":{const e=(0,W().ruleForOperand)("import",u.text),d=e===void 0&&
u.text.endsWith(".go")?[{as:"tests",path:u.text,span:u.span}]:[];return{invocation:{...p,files:d},problems:e?[(0,F().wordProblem)(
e,i,u)]:[]}}case"program":return M(u,n,t);case"script":case"own-script":{const e=S.test(u.text)?l().problems:[];return{invocation:{
...p,subcommand:"run"},problems:[...e,...T(n,t.family)]}}case"tool":return O("exec",u,n,t);case"script-or-tool":case"scr\
ipt-tool-or-file":{const e=b==="script-tool-or-file";if(x.test(u.text)||e&&N(u.text))return e?I(u,n,t):l();const y=O("sc\
ript-or-tool",u,n,t);return{...y,problems:[...y.problems,...T(n,t.family)]}}default:return l()}}const S=/^\/|\*/,x=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function N(b){return/[\\/]/.test(b)&&!/^@[\w.-]+\/[\w.-]+$/.test(b)}function T(b,{program:u,use:n}){return b.filter(({text:i})=>{
const p=/^--([\w-]+)/.exec(i)?.[1];return p!==void 0&&n.flags.get((0,$().flagKey)(p))?.kind==="outside-code"}).map(i=>(0,F().
wordProblem)("outside-code",u,i))}function I(b,u,n){const{family:t,parsing:i}=n,{program:p}=t,{text:l,span:e}=b,y={operands:[
b],passthrough:u,starts:"file"};if(l==="-"||l===""||l.startsWith("/dev/"))return{invocation:y,problems:[(0,D().problemAt)(
"reads-stdin",e,{program:p,flag:l})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(l)&&/:/.test(l))return{
invocation:y,problems:[(0,F().wordProblem)("uses-network",p,b)]};const[,s=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(l)??[],o=t.data.dependency_tools.includes(s)?i.families.known.get(s):void 0;if(o!==void 0){const{launched:P,problems:h}=i.
start({program:o,words:u},p);return{invocation:{launched:P},problems:h}}return{invocation:y,problems:C(t,l,e)}}function C({
program:b,data:{extensions:u}},n,t){const[,i]=/\.([^./\\]*)$/.exec(n.replace(/^.*\//s,""))??[];return u===void 0||i===void 0||
u.split(" ").includes(i)?[]:[(0,D().problemAt)("target-extension",t,{program:b,path:n,extension:i})]}function M(b,u,n){const{
family:t,parsing:i}=n,{text:p}=b;if(/:\/\//.test(p))return{invocation:{},problems:[(0,F().wordProblem)("uses-network",t.
program,b)]};if(p==="-"||/\.\w+$/.test(p))return I(b,u,n);const l=i.families.known.get(p);if(l===void 0||!t.data.started_programs.
includes(p))return{invocation:{},problems:[(0,F().wordProblem)("outside-code",t.program,b)]};const{launched:e,problems:y}=i.
start({program:l,words:u},t.program);return{invocation:{launched:e},problems:y}}function O(b,u,n,{family:t,parsing:i}){const{
text:p}=u,l=[(0,F().wordProblem)("outside-code",t.program,u)];if(b==="exec"&&N(p))return{invocation:{},problems:l};const e=/[;&|<>$`'"(){}\\*?]/.
test(p)||(0,L().hasCommandLine)(p);if(!(0,F().isToolName)(p)&&(b==="exec"||e))return{invocation:{},problems:l};const y={
subcommand:b,operands:[u],passthrough:n},d=(0,F().isProgram)(p)?p:i.families.allowed.get(p);if(d!==void 0){const{launched:h,
problems:r}=i.start({program:d,words:n},t.program);return{invocation:{...y,launched:h},problems:r}}if((0,L().isShell)(p)||
b==="exec"&&(0,L().programNamed)(p)!==void 0)return{invocation:y,problems:l};const{problems:s,...o}=i.tool(u,n),P=b==="e\
xec"||(0,$().isKnownTool)(i.families.tools,p);return{invocation:{...y,...o},problems:P?s:[]}}},17083:function(J,w,m){Object.
defineProperty(w,"__esModule",{value:!0}),w.isElsewhere=D,w.isForeign=L,w.isOfMachine=W;function $(){const S=m(32854);return $=
function(){return S},S}function D(S){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(S)||S.split(",").some(x=>(0,$().normalise)(
x)===void 0)}function L(S){return/(?:^|[=,\s])(?:data|file):/i.test(S)?!0:!S.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(
S)?!1:S.split(/[=,:"']/).some(x=>x.includes("..")&&!R(x))}function W(S){return S.split(/[=,:"']/).some(x=>F.test(x))}const F=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function R(S){return/^[\\/]/.test(S)||(0,$().normalise)(S)!==void 0}},51951:function(J,w,m){Object.defineProperty(w,"__e\
sModule",{value:!0}),w.readCommand=b,w.readWords=i;function $(){const r=m(91063);return $=function(){return r},r}function D(){
const r=m(80781);return D=function(){return r},r}function L(){const r=m(13254);return L=function(){return r},r}function W(){
const r=m(54669);return W=function(){return r},r}function F(){const r=m(11331);return F=function(){return r},r}function R(){
const r=m(90762);return R=function(){return r},r}function S(){const r=m(45806);return S=function(){return r},r}function x(){
const r=m(31901);return x=function(){return r},r}function N(){const r=m(86191);return N=function(){return r},r}function T(){
const r=m(73872);return T=function(){return r},r}function I(){const r=m(60210);return I=function(){return r},r}function C(){
const r=m(82293);return C=function(){return r},r}function M(){const r=m(80827);return M=function(){return r},r}const O=new Set;
async function b(r,f={}){const g=i(r,f),{tree:a,base:A,changed:c=O,cwd:v="",clock:k,programs:E=$().NO_PROGRAMS}=f,{isOutput:j}=f;
if(g.invocation===void 0||g.argv===null)return g;if(a===void 0)return{...g,problems:[...g.problems,...u(g.invocation,E)]};
const H={tree:a,directory:v,changed:c,families:E,...A&&{base:A},...j&&{isOutput:j}},{invocation:G}=g,{targets:B,problems:U}=await(0,T().
resolveInvocation)(G,H,k);return{...g,...await n(G,B,H),targets:B,problems:P(g.problems,U).map(z=>o(z,g.command))}}function u(r,{
tools:f}){return[r,...(0,S().launchedBy)(r)].flatMap(({subcommand:g,operands:[a]})=>g==="exec"&&a&&(0,x().isToolName)(a.
text)&&!(0,$().isKnownTool)(f,a.text)?[(0,L().problemAt)("tool-unknown",a.span,{tool:a.text})]:[])}async function n(r,f,g){
if(r.program!=="npm"&&r.program!=="npx")return{};const a=await(0,M().npmScripts)(r,g),A=f.some(({kind:k,via:E})=>k==="pa\
ckage_binary"&&E===void 0),v=(a?(0,M().stepsIn)(a).some(({text:k})=>t.test(k)):!A)?await(0,I().foreignSettings)(g.tree,g.
changed):[];return{...a&&{scripts:a},...v.length>0&&{npmSettings:v}}}const t=/(?:^|[^\w.-])np[mx](?![\w.-])/;function i(r,{
tree:f,cwd:g="",programs:a=$().NO_PROGRAMS}={}){if(typeof r!="string")return l(r);const{words:A,assignments:c,problems:v}=(0,W().
lex)(r,f&&(0,D().subTree)(f,g)),k=(0,R().firstErrors)(v),[E]=A,j=(Y,Z,X)=>({command:r,words:A,assignments:c,argv:Y,...X===
void 0?void 0:{invocation:X},targets:[],problems:Z});if(E===void 0)return j(null,k);const H=(0,W().hasOneReading)({problems:k})?
A.map(({text:Y})=>Y):null,{program:G,problem:B}=y(r,A,a);if(B?.rule==="sentence")return j(H,[B,...k]);if(G===void 0)return j(
H,[...k,B]);const U=p(A,k).slice(1),{invocation:z,problems:K}=(0,S().parseInvocation)(G,U,a),V=(0,C().inspectPaths)(z,g);
return j(H,[...k,...K,...V],z)}function p(r,f){const g=f.find(a=>a.rule==="shell-operator"||(0,L().isProblem)(a,"line-br\
eak")&&!a.args.quoted);return g===void 0?r:r.filter(({span:a})=>a.start<g.span.start)}function l(r){const f=r===null?"nu\
ll":Array.isArray(r)?"array":typeof r,g=(0,L().problemAt)("command-not-text",{start:0,end:0},{type:f});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[g]}}const e=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function y(r,f,{allowed:g,offered:a,tools:A}){const[c]=f,v=c?.text??"",k=(0,x().isProgram)(v)?v:g.get(v);if(k!==void 0)return{
program:k};const E=c?.span??{start:0,end:0},j=(B,U)=>({program:void 0,problem:(0,L().problemAt)(B,E,U)}),[,H]=e.exec(v)??
[];if(H===void 0&&(0,N().isSentence)(r)){const B=f.at(-1)?.span.end??E.end;return{program:void 0,problem:(0,L().problemAt)(
"sentence",{start:E.start,end:B},{})}}const G=s(v,a);return/[\\/]/.test(v)?j("program-by-path",{program:v,...G}):H!==void 0?
j("program-look-alike",{program:v,meant:H.toLowerCase()}):j("program-not-allowed",{program:v,group:(0,F().programNamed)(
v)?.kind??(A.known(v)?"npx":"other"),...G,allowed:[...g.keys()]})}const d=new Map([["gmake","make"],["bunx","bun"],["pnp\
x","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function s(r,f){const g=f(r);if(g!==void 0)
return{offered:g};const a=r.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),A=d.get(a)??a,c=f(A);return c===void 0?{offered:""}:{offered:c,word:A}}function o(r,f){const g=f.slice(r.span.start,
r.span.end);return(0,L().isProblem)(r,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(g)?{...r,args:{...r.args,written:g}}:
r}function P(r,f){const g=new Set(r.map(h)),a=[...r];for(const A of f){const c=h(A);g.has(c)||(g.add(c),a.push(A))}return a}
function h({rule:r,span:f,args:g}){return JSON.stringify([r,f.start,f.end,g])}},86191:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.isSentence=T,w.namedPaths=M,w.startedFiles=O;function $(){const b=m(32854);return $=function(){
return b},b}function D(){const b=m(11331);return D=function(){return b},b}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
W=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
F=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,S=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
x=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,N=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function T(b){const u=b.trim(),[n="",...t]=u.split(/\s+/,100);if(n===n.toLowerCase()&&(0,D().programNamed)(n)!==void 0)return!1;
if(S.test(u)||x.test(u)||N.test(n))return!0;if(/[;&|<>$`]/.test(u))return!1;const i=R.test(n);if(t.some(l=>/^--?[A-Za-z]/.
test(l)))return!1;if((i||F.test(n))&&t.some(l=>L.test(I(l))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(n))return t.length>
0||/[.!:]$/.test(n);const p=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(t[0]??"");return i&&p&&(W.test(n)||/[a-z]{2}[.!?]$/.test(
u))}function I(b){return b.replace(/[.,;:!?]$/,"")}const C=/[\s"'`;&|()<>=]+/;function M(b,u=""){const n=u===""?"":`${u}\
/`;return b.split(C).map(t=>(0,$().normalise)(n+t)??t)}function O({targets:b}){return b.flatMap(({kind:u,path:n,parsed:t})=>u===
"file"&&n&&!t?[n]:[])}},66227:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.dependencyHome=t,w.inspectDependency=
I,w.inspectOrigin=C,w.isUnverified=M,w.ownerOf=u,w.packageOf=T,w.resolveAtHome=p;function $(){const l=m(76760);return $=
function(){return l},l}function D(){const l=m(3463);return D=function(){return l},l}function L(){const l=m(95244);return L=
function(){return l},l}function W(){const l=m(80781);return W=function(){return l},l}function F(){const l=m(13254);return F=
function(){return l},l}function R(){const l=m(45156);return R=function(){return l},l}function S(){const l=m(59867);return S=
function(){return l},l}function x(){const l=m(10473);return x=function(){return l},l}function N(){const l=m(47668);return N=
function(){return l},l}function T(l){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(l)?.[1]}async function I(l,e,y){
const{tree:d,base:s=d}=i(l),{name:o,path:P}=e,h=await O(d,s,o),r=h===void 0?await n(d,e):void 0,f=g=>(0,F().problemAt)("\
dependency-unverified",y,{name:o,path:P,...g});return[...h===void 0?[]:[f({fault:h})],...r===void 0?[]:[f({fault:"stale",
differs:r})],...await C(l,o,y)]}async function C(l,e,y){const{tree:d,base:s=d}=i(l);return[...(await b(d,s)).map(P=>(0,F().
problemAt)("dependency-not-compared",y,{name:e,path:P})),...await(0,R().compareWithBase)(d,s,e,y)]}function M(l){return(0,F().
isProblem)(l,"dependency-unverified")?l.args.fault!=="stale":(0,F().isProblem)(l,"target-missing")&&l.args.untracked===!0}
async function O(l,e,y){const[d,s]=await Promise.all([(0,S().readLocks)(l),(0,S().readLocks)(e)]),o=({npm:f})=>f?.packages.
has(y)===!0,P=f=>o(f)||f.unread.length>0;return o(s)&&!o(d)&&l.stat(s.npm?.path??"")||P(s)&&!P(d)?"removed":(await(0,S().
usablePackageJson)(l,""))?.dependencies.has(y)?P(d)||(d.npm??s.npm)===void 0?void 0:"unlocked":"undeclared"}async function b(l,e){
const[{npm:y,unread:d},s]=await Promise.all([(0,S().readLocks)(l),(0,S().readLocks)(e)]);if(!y&&d.length===0&&!s.npm&&s.
unread.length===0)return[""];const o=await Promise.all(d.map(P=>(0,x().hasOtherContent)(l,e,P)));return d.filter((P,h)=>o[h])}
async function u(l,e,y){const{npm:d,unread:s}=await(0,S().readLocks)(l),o=d?.packages,P=s.length>0||o===void 0||o.has(e);
return y.has(e)&&P?e:[...y].find(h=>Object.hasOwn(o?.get(h)?.bin??{},e))}async function n(l,{name:e,binary:y}){const d=`\
node_modules/${e}`,s=(await(0,S().readLocks)(l)).npm?.packages.get(e);if(s===void 0||l.stat(d)===void 0)return;const o=await(0,S().
readJsonFile)(l,`${d}/package.json`),P=(0,D().objectIn)(o),h=(0,D().textIn)(P,"name")||e,r=(0,D().textIn)(P,"version"),f=(k,E,j)=>`\
the installed package has the ${k} \`${E||"nothing"}\`, but the lockfile has \`${j}\``;if(o!==void 0&&h!==s.name)return f(
"name",h,s.name);if(o!==void 0&&!["",r].includes(s.version))return f("version",r,s.version);const g=s.bin??(P.bin===void 0?
void 0:(0,S().binOf)(P.bin,h)??{});if(y===void 0||g===void 0)return;const{name:a,file:A}=y,c=Object.entries(g).flatMap(([
k,E])=>a===void 0||a===k?[$().posix.normalize(E)]:[]),v=a===void 0?"binary":`binary ${a}`;return c.includes(A)?void 0:f(
v,A,c[0]??"nothing")}function t({tree:l,base:e=l,directory:y}){const d=s=>o=>L().LOCKFILES.some(P=>o.stat($().posix.join(
s,P))!==void 0);return(0,N().foldersUpFrom)(y).find(s=>[l,e].some(d(s)))??""}function i(l,e=t(l)){if(e==="")return l;const{
tree:y,base:d,directory:s,changed:o}=l,P=`${e}/`;return{...l,tree:(0,W().subTree)(y,e),...d&&{base:(0,W().subTree)(d,e)},
directory:s.slice(P.length),changed:new Set([...o].flatMap(h=>h.startsWith(P)?h.slice(P.length):[]))}}async function p(l,e){
const y=t(l),{targets:d,problems:s}=await e(i(l,y));return{targets:d.map(o=>o.path===void 0?o:{...o,path:$().posix.join(
y,o.path)}),problems:s}}},73872:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.resolveInvocation=N;function $(){
const u=m(13254);return $=function(){return u},u}function D(){const u=m(45806);return D=function(){return u},u}function L(){
const u=m(15804);return L=function(){return u},u}function W(){const u=m(52437);return W=function(){return u},u}function F(){
const u=m(59867);return F=function(){return u},u}function R(){const u=m(82293);return R=function(){return u},u}function S(){
const u=m(9504);return S=function(){return u},u}function x(){const u=m(56788);return x=function(){return u},u}function N(u,n,t){
const i=new(x()).Trail((p,l)=>T(p,l,i),t);return T(u,n,i)}async function T(u,n,t){const i=[];for(const p of[u,...(0,D().
launchedBy)(u)]){const l=await M(p,n);if("rule"in l)i.push({targets:[],problems:[l]});else for(const e of l)i.push(await I(
e,n,t))}return(0,x().join)(i)}function I(u,n,t){const{program:i,family:p}=u;return p!==void 0?(0,S().resolveProgram)(u,p,
n,t):i==="node"?(0,L().resolveNode)(u,n):(0,W().resolveNpm)(u,n,t)}const C=/^[\w:.@/-]{1,200}$/;async function M(u,n){const{
selects:t,...i}=u,[p]=i.operands;if(t===void 0||p===void 0)return[u];const{text:l,span:e}=p,y=(0,$().problemAt)("outside\
-code",e,{program:"npm",flag:l}),d=O(l,t);if(d===void 0)return y;const o=[...(await(0,F().usablePackageJson)(n.tree,n.directory))?.
scripts.keys()??[]].filter(d);return o.length===0?(0,$().problemAt)("npm-script-missing",e,{script:l,passes:!1}):o.every(
P=>C.test(P))?o.map(P=>({...i,operands:[{...p,text:P}]})):y}function O(u,n){const t=l=>n==="wildcard"?l.replaceAll("/","\
:"):l.replace(/[:/]/g,b),i=(0,R().alternativesOf)(t(u));if(!i?.every(l=>l.split(/[:/]/).every(R().isPlainGlob)))return;const p={
dot:n==="wildcard"};return l=>i.some(e=>(0,R().matchesPattern)(t(l),e,p))}function b(u){return u===":"?"/":":"}},15804:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.firstFile=s,w.inspectImport=A,w.inspectNodeFlag=g,w.resolveFound=b,w.
resolveMain=o,w.resolveNode=h,w.resolveTests=i;function $(){const k=m(76760);return $=function(){return k},k}function D(){
const k=m(3463);return D=function(){return k},k}function L(){const k=m(32854);return L=function(){return k},k}function W(){
const k=m(93028);return W=function(){return k},k}function F(){const k=m(13254);return F=function(){return k},k}function R(){
const k=m(94411);return R=function(){return k},k}function S(){const k=m(87646);return S=function(){return k},k}function x(){
const k=m(66227);return x=function(){return k},k}function N(){const k=m(59867);return N=function(){return k},k}function T(){
const k=m(82293);return T=function(){return k},k}function I(){const k=m(56788);return I=function(){return k},k}function C(){
const k=m(10473);return C=function(){return k},k}const M=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function O(k,E,j){
const{tree:H}=k,G=(0,T().pathProblem)(E,j,k.directory);if(G!==void 0)return{targets:[],problems:[G]};if(E.includes("\\"))
return(0,I().fails)("target-not-a-file",j,{path:E,reason:"backslash"});const B=(0,L().normalise)((0,I().from)(k,E))??"",
U=(0,x().dependencyHome)(k);if(U!==""&&(0,L().isWithin)(B,$().posix.join(U,"node_modules")))return(0,x().resolveAtHome)(
k,V=>O(V,E,j));const z=s(H,d(B));return z===void 0?t(k,E,B,j):z.kind!=="inside"||z.entry.kind!=="directory"?u(k,{path:E,
wanted:B,found:z},j):await o(k,{path:E,wanted:B},j,V=>u(k,V,j))??(0,I().fails)("target-not-a-file",j,{path:E,reason:"dir\
ectory"})}async function b(k,{path:E,wanted:j,found:H},G){const B=(0,C().fileAt)(H,E,G);if("problems"in B)return B;const U=await n(
k,B,E,G);if(U.some(x().isUnverified))return{targets:[],problems:U};const z=(0,C().runs)(k,{name:E,path:B.path,wanted:j},
G);return{...z,problems:[...U,...z.problems]}}async function u(k,E,j){const{path:H,wanted:G}=E,B=(0,C().fileAt)(E.found,
H,j);if("problems"in B)return B;const U=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!M.has(U))return(0,I().
fails)("target-extension",j,{program:"node",path:H,extension:U});const z=await b(k,E,j);if(z.targets.length===0)return z;
const K=(0,x().packageOf)(B.path);return K&&!(0,L().isWithin)(G,"node_modules")&&!G.includes(`node_modules/${K}`)?(0,I().
fails)("dependency-unverified",j,{name:K,path:H,fault:"linked"}):B.tracked&&await e(k.tree,B)?(0,I().join)([z,(0,I().fails)(
"target-writes",j,{path:B.path})]):z}async function n(k,{path:E,tracked:j,built:H},G,B){const U=(0,x().packageOf)(E);return U===
void 0?(j||H)&&!(0,L().isWithin)(E,"node_modules")?[]:[(0,F().problemAt)("target-missing",B,{path:G,untracked:!0})]:j?[(0,F().
problemAt)("dependency-unverified",B,{name:U,path:G,fault:"committed"})]:await(0,x().inspectDependency)(k,{name:U,path:G},
B)}async function t(k,E,j,H){const G=(0,x().packageOf)(j);if(G===void 0&&k.tree.isPending?.(j))return(0,I().fails)("targ\
et-not-judged",H,{path:E});if(G===void 0||k.tree.stat("node_modules")!==void 0)return(0,C().nothingAt)(k.tree,j,E,H);const B=await(0,x().
inspectDependency)(k,{name:G,path:E},H);return B.some(x().isUnverified)?{targets:[],problems:B}:(0,I().join)([(0,I().fails)(
"not-installed",H,{name:G}),{targets:[],problems:B}])}async function i(k,E,j,H){const G=(0,T().testProblem)(E,j,k.directory);
if(G!==void 0)return{targets:[],problems:[G]};const U=((0,T().isPattern)(E)?((0,T().alternativesOf)(E)??[]).map(T().baseOf):
[E]).map(V=>(0,L().resolveInTree)(k.tree,(0,I().from)(k,V)));if(U.some(({kind:V})=>V==="outside"))return(0,I().fails)("t\
arget-outside",j,{path:E,reason:"symlink"});const[z]=U,K=z?.kind==="inside"&&z.entry.kind==="directory"&&z.entry.tracked;
return(0,T().isPattern)(E)||z===void 0||K?I().NOTHING:H({path:E,wanted:(0,L().normalise)((0,I().from)(k,E))??E,found:z})}
const p=256*1024,l=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function e(k,E){if((E.size??0)>p)return!1;const j=(await k.read(E.path)).toString("latin1");return l.test(j)}const y=[
"",".js",".json",".node"];function d(k){return k===""?[""]:y.map(E=>k+E)}function s(k,E){const j=E.map(H=>(0,L().resolveInTree)(
k,H)).filter(H=>H.kind!=="missing");return j.find(H=>H.kind!=="inside"||(0,W().isRegular)(H.entry.kind))??j[0]}async function o({
tree:k,changed:E},{path:j,wanted:H},G,B){const U=$().posix.join(H,"package.json"),z=await(0,N().readJsonFile)(k,U);if(z===
N().INVALID)return(0,I().fails)("package-json-invalid",G,{path:U});const K=(0,D().textIn)((0,D().objectIn)(z),"main"),V=K.
startsWith("/")?void 0:(0,L().normalise)($().posix.join(H,K)),Y=Q=>d($().posix.join(Q,"index")).slice(1),Z=K===""||!V?[]:
[...d(V),...Y(V)],X=V===void 0?{kind:"outside",path:K}:P(k,[...Z,...Y(H)]);if(X===void 0)return;const _=await B({path:j,
wanted:H,found:X});return E.has(U)?(0,I().join)([_,(0,I().fails)("target-changed",G,{path:U})]):_}function P(k,E){return E.
map(j=>(0,L().resolveInTree)(k,j)).find(j=>j.kind==="inside"?(0,W().isRegular)(j.entry.kind):j.kind!=="missing")}async function h(k,E){
const{flags:j,operands:H}=k,G=(0,S().isTestRun)(k);if(r(k,G))return I().NOTHING;const B=[];for(const K of j)B.push(await g(
K,E));for(const{text:K,span:V}of H){if(K===""||K.startsWith("-"))continue;const Y=()=>O(E,K,V);B.push(G?await i(E,K,V,Y):
await Y())}const{targets:U,problems:z}=(0,I().join)(B);return j.some(({name:K})=>K==="--check")?{targets:U.map(K=>({...K,
parsed:!0})),problems:z}:{targets:U,problems:z}}function r({operands:k},E){const j=k[0]?.text;return j==="inspect"||j===
"debug"&&!E}const f=new Set(["--import","--require","--experimental-loader"]);async function g(k,E){const{name:j,value:H="",
span:G}=k;return j==="--env-file"||j==="--env-file-if-exists"?v(E,H,G):j==="--test-reporter-destination"?a(E,H,G):!f.has(
j)||!/^[@a-z]/i.test(H)?I().NOTHING:A(E,H,G)}function a(k,E,j){if(/^std(?:out|err)$/.test(E))return I().NOTHING;const H=(0,T().
pathProblem)(E,j,k.directory);if(H!==void 0)return{targets:[],problems:[H]};const G=(0,L().resolveInTree)(k.tree,(0,L().
normalise)((0,I().from)(k,E))??"");return G.kind==="outside"?(0,I().fails)("target-outside",j,{path:E,reason:"symlink"}):
G.kind==="inside"&&G.entry.tracked?(0,I().fails)("writes-files",j,{program:"node",flag:E}):I().NOTHING}async function A(k,E,j){
const H=/^(?:@[^/]+\/)?[^/]+/.exec(E)?.[0]??E;return{targets:[],problems:await(0,x().inspectDependency)(k,{name:H,path:E},
j)}}const c=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function v(k,E,j){if((0,T().pathProblem)(E,j,k.directory)!==void 0)return I().
NOTHING;const H=(0,L().resolveInTree)(k.tree,(0,I().from)(k,E));if(H.kind==="missing"&&k.tree.isPending?.(H.path))return(0,I().
fails)("target-not-judged",j,{path:E});const G=(0,C().fileAt)(H,E,j);if("problems"in G)return G;if(!G.tracked&&!G.built)
return(0,I().fails)("target-missing",j,{path:E,untracked:!0});if((G.size??0)>p)return(0,I().fails)("environment-file-uns\
afe",j,{path:E,names:[]});const U=[...(await k.tree.read(G.path)).toString("utf8").matchAll(c)].map(([,K=""])=>K).filter(
K=>(0,R().isReadByProgram)(K.toUpperCase())&&K.toUpperCase()!=="NODE_ENV"),z=[...new Set(U)].slice(0,10);return z.length===
0?I().NOTHING:(0,I().fails)("environment-file-unsafe",j,{path:E,names:z})}},62205:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.manifestChange=C,w.resolveRuns=I;function $(){const d=m(76760);return $=function(){return d},
d}function D(){const d=m(97424);return D=function(){return d},d}function L(){const d=m(54669);return L=function(){return d},
d}function W(){const d=m(90762);return W=function(){return d},d}function F(){const d=m(96916);return F=function(){return d},
d}function R(){const d=m(59867);return R=function(){return d},d}function S(){const d=m(56788);return S=function(){return d},
d}function x(){const d=m(61102);return x=function(){return d},d}function N(){const d=m(46912);return N=function(){return d},
d}function T(d,s,o,P){const{directory:h,event:r,words:f}=s;return P.follow(`${h}\0${r}`,`${(0,N().scriptText)(s)}\0${f.length}`,
()=>O(d,s,o,P),g=>M(g,r,o))}async function I(d,s,o,P){const h=s.length>0?[await(0,F().inspectShadows)(d,o)]:[];for(const r of s)
h.push(await T(d,r,o,P));return(0,S().join)([...h,C(d,o)])}function C({directory:d,changed:s},o){const P=$().posix.join(
d,"package.json");return s.has(P)?(0,S().fails)("target-changed",o,{path:P}):S().NOTHING}function M(d,s,o){return d.why===
"cycle"?(0,S().fails)("npm-script-cycle",o,{script:s}):(0,S().fails)("npm-script-chain",o,{script:s,limit:d.limit,what:d.
why})}async function O(d,s,o,P){const{event:h,body:r,words:f}=s,g=(0,N().scriptText)(s),a={targets:[(0,S().target)(d,{kind:"\
npm_script",name:h,script:g})],problems:[]},A=(0,D().dangerOfScript)(g);if(A!==void 0)return(0,S().join)([a,(0,S().fails)(
"npm-script-dangerous",o,{script:h,text:g,danger:A})]);const c={...d,via:h},{parts:v,fault:k,isIdle:E}=await(0,x().resolveParts)(
{body:r,words:f,span:o},c,P),j=await b(d,s),H=[a];let G=k!==void 0;for(const{problems:B,targets:U}of v){const{kept:z,refused:K}=n(
B,f);if(H.push({targets:U,problems:z.map(i(j))}),K===void 0)continue;const V=l(K)&&!t(K);G||=V;const Y=V&&!j?"error":void 0,
Z={script:h,text:g,reason:K.rule};k||H.push((0,S().fails)("npm-script-text",o,Z,Y))}if(E&&H.push((0,S().fails)("only-pri\
nts",o,{program:"npm",flag:`run ${h}`})),k===void 0)H.push(u(f));else{const B=j&&f.length===0?"notice":void 0,U={script:h,
text:g,...k,words:f.map(z=>z.text)};H.push((0,S().fails)("npm-script-form",f[0]?.span??o,U,B))}return G&&j&&H.push((0,x().
namedTargets)(r,c,o)),(0,S().join)(H)}async function b({base:d,directory:s,changed:o},{event:P,body:h}){return(d&&(await(0,R().
usablePackageJson)(d,s))?.scripts.get(P))===h&&(!o.has((0,S().from)({directory:s},"package.json"))||!/npm_/.test(h))}function u(d){
const s=d.flatMap(o=>(0,W().firstErrors)((0,L().lex)(`x ${(0,N().quoteForScript)(o.text)}`).problems).map(P=>({...P,span:o.
span})));return{targets:[],problems:s}}function n(d,s){const o=({span:f})=>s.some(g=>p(g.span,f)),P=d.filter(f=>o(f)||y(
f)),h=d.filter(f=>!P.includes(f)),r=h.filter(l);return{kept:P,refused:r.find(f=>!t(f))??r[0]??h[0]}}function t({rule:d}){
return d==="program-not-allowed"}function i(d){return s=>d&&s.rule==="tool-unknown"?{...s,severity:"notice"}:s}function p(d,s){
return d.start<s.end&&d.end>s.start}function l({severity:d}){return d==="error"}const e=new Set(["build-files-unread","d\
ependency-not-compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-run\
s-file","tool-unknown","workspaces-changed"]);function y({rule:d,args:s}){return d==="dependency-unverified"?"fault"in s&&
["removed","stale"].includes(s.fault):e.has(d)||d.startsWith("npm-script-")||d.startsWith("npmrc-")}},52437:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.resolveNpm=u,w.resolveTool=n;function $(){const s=m(76760);return $=function(){
return s},s}function D(){const s=m(91063);return D=function(){return s},s}function L(){const s=m(32854);return L=function(){
return s},s}function W(){const s=m(93028);return W=function(){return s},s}function F(){const s=m(13254);return F=function(){
return s},s}function R(){const s=m(31901);return R=function(){return s},s}function S(){const s=m(66227);return S=function(){
return s},s}function x(){const s=m(62205);return x=function(){return s},s}function N(){const s=m(60210);return N=function(){
return s},s}function T(){const s=m(96916);return T=function(){return s},s}function I(){const s=m(59867);return I=function(){
return s},s}function C(){const s=m(56788);return C=function(){return s},s}function M(){const s=m(46912);return M=function(){
return s},s}function O(){const s=m(38218);return O=function(){return s},s}function b(){const s=m(10473);return b=function(){
return s},s}async function u(s,o,P){const{subcommand:h,operands:r,flags:f}=s,[g]=r,a=g?.span??f[0]?.span??{start:0,end:0};
if(h==="exec")return g===void 0?C().NOTHING:n(o,s,g);const{project:A,selected:c,runs:v,packages:k,problems:E}=await(0,M().
scriptsThatRun)(s,o,a);if(A===void 0)return{targets:[],problems:E};const j=[await(0,N().inspectNpmrc)({...o,directory:A},
a)];for(const H of k){const G=v.filter(B=>B.directory===H);j.push(await(0,x().resolveRuns)({...o,directory:H},G,a,P))}return c&&
!k.includes(A)&&j.push((0,x().manifestChange)({...o,directory:A},a)),(0,C().join)([...j,{targets:[],problems:E}])}async function n(s,o,{
text:P,span:h}){if(!(0,R().isToolName)(P))return C().NOTHING;const r=o.starts==="file",f=r?C().NOTHING:await(0,S().resolveAtHome)(
s,a=>t(a,P,h));if(!r&&f.targets.length===0)return f;const g=await(0,O().resolveToolFiles)(o,s);return(0,C().join)([f,(0,D().
isKnownTool)(s.families.tools,P)?C().NOTHING:(0,C().fails)("tool-unknown",h,{tool:P}),g])}async function t(s,o,P){const{
tree:h}=s,r=await(0,I().readPackageJson)(h,""),f=(await(0,T().ownBinaries)(h)).get(o);if(f!==void 0&&s.via!==void 0&&h.stat(
"node_modules")===void 0)return(0,b().resolveCommitted)(s,{text:f.file,span:P});if(r===I().INVALID)return(0,C().fails)("\
package-json-invalid",P,{path:"package.json"});if(r?.binaries.has(o))return(0,C().fails)("binary-shadowed",P,{name:o,path:r.
path});const g=(0,C().from)(s,`node_modules/.bin/${o}`);if(s.directory!==""&&h.stat(g)!==void 0)return(0,C().fails)("dep\
endency-unverified",P,{name:o,path:g,fault:"elsewhere"});const a=h.stat("node_modules");if(a===void 0)return d(s,r,o,P);
const A=await e(h,o),c=h.stat(A),v=(0,L().resolveInTree)(h,A);if(c===void 0||v.kind==="missing")return(0,C().fails)("bin\
ary-missing",P,{name:o});if(v.kind!=="inside")return(0,C().fails)("target-outside",P,{path:A,reason:"symlink"});const k=(0,S().
packageOf)(v.path),E=a.tracked||c.tracked,j=!E&&v.entry.tracked&&await p(h,v.path);if(k===void 0&&!j||!(0,W().isRegular)(
v.entry.kind))return(0,C().fails)("dependency-unverified",P,{name:o,path:v.path,fault:"elsewhere"});if(!j&&(E||v.entry.tracked)){
const B={name:k??o,path:v.path,fault:"committed"};return(0,C().fails)("dependency-unverified",P,B)}const H=j?await(0,S().
inspectOrigin)(s,l(h,A)??o,P):await i(s,o,v.path,P);if(H.some(S().isUnverified))return{targets:[],problems:H};if(!await y(
h,v.path))return(0,C().fails)("binary-not-node",P,{name:o,path:v.path});j&&s.changed.has(v.path)&&H.push((0,F().problemAt)(
"target-changed",P,{path:v.path}));const G={kind:"package_binary",name:o,path:v.path};return{targets:[(0,C().target)(s,G)],
problems:H}}async function i(s,o,P,h){const r=(0,S().packageOf)(P)??o,f=P.slice(`node_modules/${r}/`.length),g={name:o.startsWith(
"@")?void 0:o,file:f},a=await(0,S().inspectDependency)(s,{name:r,path:P,binary:g},h);return r===o||!(await(0,I().readLocks)(
s.tree)).npm?.packages.has(o)?a:[...a,...await(0,S().inspectOrigin)(s,o,h)]}async function p(s,o){return(await(0,T().ownPackages)(
s)).some(P=>(0,L().isWithin)(o,P))}function l(s,o){return(0,S().packageOf)($().posix.join($().posix.dirname(o),s.readlink(
o)??""))}async function e(s,o){const P=`node_modules/.bin/${o}`;if(!o.startsWith("@"))return P;const h=await(0,I().usablePackageJson)(
s,`node_modules/${o}`);if(h===void 0)return P;const[r]=h.binaries.keys();return`node_modules/.bin/${(h.binaries.size===1?
r:void 0)??o.replace(/^@[^/]*\//,"")}`}async function y(s,o){return/\.[cm]?js$/.test(o)||/^#!.*[/ ]node\b/.test(await(0,b().
firstLineOf)(s,o))}async function d(s,o,P,h){const r=await(0,S().ownerOf)(s.tree,P,o?.dependencies??new Set);if(r===void 0)
return(0,C().fails)("binary-missing",h,{name:P});const f={kind:"package_binary",name:P},g=await(0,S().inspectDependency)(
s,{name:r,path:P},h);return{targets:[(0,C().target)(s,f)],problems:[s.tree.isPending?.("node_modules")?(0,F().problemAt)(
"target-not-judged",h,{path:P}):(0,F().problemAt)("not-installed",h,{name:P}),...g]}}},60210:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.effectOf=u,w.foreignSettings=l,w.inspectNpmrc=C,w.npmrcCopies=n,w.readNpmrc=I;function $(){
const e=m(76760);return $=function(){return e},e}function D(){const e=m(58238);return D=function(){return e},e}function L(){
const e=m(4537);return L=function(){return e},e}function W(){const e=m(32854);return W=function(){return e},e}function F(){
const e=m(59542);return F=function(){return e},e}function R(){const e=m(93028);return R=function(){return e},e}function S(){
const e=m(94411);return S=function(){return e},e}function x(){const e=m(56788);return x=function(){return e},e}function N(){
const e=m(10473);return N=function(){return e},e}const T=64*1024;async function I(e){const y=await(0,N().readText)(e.tree,
(0,x().from)(e,".npmrc"),T);if(y===void 0)return{settings:{}};if("unread"in y)return y;const d=(0,L().lfsObstacle)(y.text);
return d!==void 0?{unread:d}:{settings:(0,D().parse)(y.text),file:y.path}}async function C(e,y){const d=(0,x().from)(e,"\
.npmrc"),s=await I(e);if("unread"in s)return(0,x().fails)("npmrc-setting",y,{path:d,keys:[],why:s.unread});const{settings:o,
file:P=d}=s,h=!e.base||e.changed.has(d)||e.changed.has(P),r=e.base&&await I({...e,tree:e.base}),f=r&&"settings"in r?r.settings:
{},g={changed:[],decides:[],stands:[]};for(const[a,A]of Object.entries(o)){const c=u(a,A),v=h&&JSON.stringify(f[a])!==JSON.
stringify(A),k=a==="node-options"&&!(0,S().areHarmlessOptions)(String(A));c==="harmless"||c==="honoured"&&!v&&!k||g[v?"c\
hanged":c==="other"?"stands":"decides"].push(a)}return(0,x().join)(Object.entries(g).map(([a,A])=>A.length===0?x().NOTHING:
(0,x().fails)("npmrc-setting",y,{path:d,keys:A,why:a},a==="stands"?"warning":void 0)))}const M=new Set(`access allow-sam\
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),O=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),b=new Set(["ignore\
-scripts","node-options"]);function u(e,y){const d=typeof y!="object"&&!String(y).includes("${");if(e==="ignore-scripts"&&
d)return typeof y=="boolean"?"honoured":"decides";if(b.has(e)&&d)return"honoured";const s=e.toLowerCase().replaceAll("_",
"-");return O.has(s)||e.includes("${")?"decides":!M.has(e)||typeof y=="object"&&!Array.isArray(y)||String(y).includes("$\
{")?"other":"harmless"}async function n(e,y){return Promise.all((0,F().filesNamed)(e,".npmrc").map(({path:d})=>t(e,d,y)))}
async function t(e,y,d){const s=$().posix.dirname(y),o=await I({tree:e,directory:s==="."?"":s});if("unread"in o)return i(
e,y,o.unread);const{settings:P,file:h=y}=o,r=d.has(y)||d.has(h),f=([a,A])=>{const c=u(a,A);return c==="harmless"||c==="h\
onoured"&&!r},g=Object.entries(P);return{path:h,text:(0,D().stringify)(Object.fromEntries(g.filter(f))),dropped:g.filter(
a=>!f(a)).map(([a])=>a)}}function i(e,y,d){const s=(0,W().resolveInTree)(e,y);return s.kind==="inside"&&(0,R().isRegular)(
s.entry.kind)?{path:s.path,text:"",dropped:[d]}:{path:y,dropped:[d]}}const p=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function l(e,y){return(await n(e,y)).flatMap(({path:s,dropped:o})=>{const P=o.filter(h=>!p.test(h));return P.length>
0?[`${s}: ${P.join(", ")}`]:[]})}},45156:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.compareWithBase=
x,w.knownHosts=void 0,w.replacedArchive=O;function $(){const r=m(3463);return $=function(){return r},r}function D(){const r=m(
32854);return D=function(){return r},r}function L(){const r=m(59542);return L=function(){return r},r}function W(){const r=m(
93028);return W=function(){return r},r}function F(){const r=m(13254);return F=function(){return r},r}function R(){const r=m(
60210);return R=function(){return r},r}function S(){const r=m(59867);return S=function(){return r},r}async function x(r,f,g,a){
if(r===f)return[];const[{npm:A},{npm:c}]=await Promise.all([(0,S().readLocks)(r),(0,S().readLocks)(f)]),v=c?.packages.get(
g),k={name:g,tree:r,base:f,before:[...v?[v]:[],...await t(f,g)],hosts:await s(f),configured:await o(r,g)},E=await n(k),j=A?.
packages.get(g),G=j?N(j,k):A?void 0:I({name:g,version:"",source:{kind:"registry"}},k);return G&&E.push({name:g,path:A?.path??
".npmrc",...G}),E.map(B=>(0,F().problemAt)("dependency-redirected",a,B))}function N(r,f){const{tree:g,base:a}=f,A=f.before.
find(v=>b(v,r));return A?.version===r.version&&u(A,r)||O(r,g,a)?{how:"integrity",to:r.integrity??"nothing"}:A?I(r,f):T(r,
f)}function T(r,f){const{source:g}=r;if(g.kind==="git"||g.kind==="tarball")return{how:g.kind,to:g.at};if(g.kind==="file"){
const a=f.before.some(A=>A.source.kind!=="file");return M(r,f.tree)&&!a?void 0:{how:"file",to:g.at}}return r.name!==f.name?
{how:"alias",to:r.name}:I(r,f)}function I({source:r},{hosts:f,configured:g}){if(r.kind!=="registry")return;const a=d(r,g);
return f.has(a)?void 0:{how:"host",to:a}}function C({source:r}){if(r.kind==="file")return(0,D().normalise)(r.at.replace(
/#.*$|::.*$/s,""))||void 0}function M(r,f){const g=C(r),a=g===void 0?void 0:(0,D().resolveInTree)(f,g);return a?.kind===
"inside"&&a.entry.kind==="directory"}function O(r,f,g){const a=C(r);if(a===void 0)return!1;const[A,c]=[f,g].map(k=>(0,D().
resolveInTree)(k,a));return!(A?.kind==="inside"&&(0,W().isRegular)(A.entry.kind))||c?.kind!=="inside"?!1:A.entry.oid!==c.
entry.oid||A.entry.size!==c.entry.size}function b(r,f){return r.name===f.name&&r.source.kind===f.source.kind&&l(r)===l(f)}
function u({integrity:r,source:f},{integrity:g}){if(r===void 0||f.kind==="file"&&g===void 0)return!1;if(g===void 0)return!0;
const a=v=>v.split("-",1)[0],A=g.split(/\s+/),c=r.split(/\s+/).filter(v=>A.some(k=>a(k)===a(v)));return c.length>0&&!c.some(
v=>A.includes(v))}async function n(r){const{name:f,tree:g,before:a}=r;return(await t(g,f)).flatMap(A=>{if(A.source.kind===
"registry"&&A.name===f||a.some(k=>b(k,A)))return[];const v=T(A,r);return v===void 0?[]:[{name:f,path:"package.json",...v}]})}
async function t(r,f){const g=(0,$().objectIn)(await(0,S().readJsonFile)(r,"package.json")),a=["dependencies","devDepend\
encies","optionalDependencies"].map(j=>(0,$().textIn)((0,$().objectIn)(g[j]),f)),{overrides:A,resolutions:c,pnpm:v}=g,k=[
A,c,(0,$().objectIn)(v).overrides].flatMap(j=>Object.entries((0,$().objectIn)(j)).flatMap(([H,G])=>p(H,f)?[typeof G=="st\
ring"?G:(0,$().textIn)((0,$().objectIn)(G),".")]:[]));return[...new Set([...a,...k])].filter(j=>j!==""&&!j.startsWith("w\
orkspace:")).map(j=>i(j,f))}function i(r,f){const g=(0,S().aliasIn)(r);return g!==void 0&&g!==f?{name:g,version:"",source:{
kind:"registry"}}:{name:f,version:"",source:(0,S().sourceOf)(r,f,"")}}function p(r,f){const g=r.split(/[>]|\*\*\//).at(-1)??
"";return g===f||g.startsWith(`${f}@`)||g.endsWith(`/${f}`)}function l({source:{kind:r,at:f=""},version:g}){return r==="\
tarball"&&g!==""?f.replaceAll(g,"*"):r==="registry"&&y.includes(f)?"":f}const e="registry.npmjs.org",y=[e,"registry.yarn\
pkg.com"];function d({at:r},f){return(r===void 0||y.includes(r)?f:void 0)??r??e}const s=w.knownHosts=(0,L().perTree)(async r=>{
const f=await P(r),g=Object.entries(f).filter(([c])=>c==="registry"||c.endsWith(":registry")).map(([,c])=>h(String(c))),
a=((await(0,S().readLocks)(r)).npm?.all??[]).flatMap(({source:c})=>c.kind==="registry"&&c.at?[c.at]:[]),A=f.registry===void 0||
a.some(c=>y.includes(c));return new Set([...g,...a,...A?y:[]])});async function o(r,f){const g=await P(r),[a]=f.startsWith(
"@")?f.split("/"):[],A=a&&g[`${a}:registry`]||g.registry;return A===void 0?void 0:h(String(A))}async function P(r){const f=await(0,R().
readNpmrc)({tree:r,directory:""});return"settings"in f?f.settings:{}}function h(r){return URL.canParse(r)?new URL(r).host:
r}},96916:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.inspectShadows=M,w.ownPackages=w.ownBinaries=
void 0;function $(){const t=m(76760);return $=function(){return t},t}function D(){const t=m(32854);return D=function(){return t},
t}function L(){const t=m(59542);return L=function(){return t},t}function W(){const t=m(11331);return W=function(){return t},
t}function F(){const t=m(59867);return F=function(){return t},t}function R(){const t=m(56788);return R=function(){return t},
t}function S(){const t=m(47668);return S=function(){return t},t}const x=w.ownPackages=(0,L().perTree)(async t=>{const i=await(0,S().
listWorkspaces)(t,""),p=Array.isArray(i)?i.map(({directory:s})=>s):[],{npm:l,unread:e}=await(0,F().readLocks)(t),y=(l?.all??
[]).flatMap(({source:s})=>s.kind==="file"?(0,D().normalise)(s.at)??[]:[]),d=e.length>0?await N(t):[];return[...new Set([
...p,...y,...d])].filter(s=>s!=="")});async function N(t){const i=await(0,F().usablePackageJson)(t,""),p=(0,L().filesNamed)(
t,"package.json").map(({path:e})=>$().posix.dirname(e)),l=[];for(const e of p){const y=e==="."?void 0:await(0,F().usablePackageJson)(
t,e);y!==void 0&&i?.dependencies.has(y.name)&&l.push(e)}return l}const T=w.ownBinaries=(0,L().perTree)(async t=>{const i=new Map;
for(const p of await x(t)){const l=await(0,F().usablePackageJson)(t,p);for(const[e,y]of l?.binaries??[]){const d=$().posix.
join(p,y);i.set($().posix.basename(e),{file:d,manifest:$().posix.join(p,"package.json")})}}return i}),I=new Set([...W().
PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),C=new Set(["node","npm","npx","sh"]);async function M(t,i){const{tree:p,base:l}=t,
e=await T(p),y=l&&await T(l),d=[...e].flatMap(([o,{manifest:P}])=>I.has(o)?[O(o,P,y?.has(o)===!0,i)]:[]),s=[];for(const o of(0,S().
foldersUpFrom)(t.directory)){const P=await b(p,$().posix.join(o,"node_modules/.bin"));for(const{name:h,path:r,isLocked:f}of P)
s.push(O(h,r,f,i))}return(0,R().join)([...d,...s])}function O(t,i,p,l){return p?C.has(t)?(0,R().fails)("program-replaced",
l,{name:t,path:i},"warning"):R().NOTHING:(0,R().fails)("program-replaced",l,{name:t,path:i})}const b=(0,L().perPath)(async(t,i)=>{
const p=[];for(const{path:l}of t.list(i)){const e=$().posix.basename(l).replace(/\.(?:cmd|exe|ps1)$/,"");if(!I.has(e))continue;
const y=(0,D().resolveInTree)(t,l);if(y.kind!=="inside")continue;const d=y.path===l?await u(t,y.entry):y.path,s=d!==void 0&&
/node_modules\/(?!\.bin\/)/.test(d);p.push({name:e,path:l,isLocked:s&&!y.entry.tracked})}return p});async function u(t,{
path:i,size:p=0}){if(p>n)return;const l=(await t.read(i)).toString("utf8"),[,e]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(l)??
[];return e&&$().posix.join($().posix.dirname(i),e)}const n=16*1024},59867:function(J,w,m){Object.defineProperty(w,"__es\
Module",{value:!0}),w.INVALID=void 0,w.aliasIn=h,w.binOf=b,w.readPackageJson=w.readLocks=w.readLock=w.readJsonFile=void 0,
w.sourceOf=s,w.usablePackageJson=M;function $(){const r=m(26040);return $=function(){return r},r}function D(){const r=m(
3463);return D=function(){return r},r}function L(){const r=m(80287);return L=function(){return r},r}function W(){const r=m(
95244);return W=function(){return r},r}function F(){const r=m(32854);return F=function(){return r},r}function R(){const r=m(
59542);return R=function(){return r},r}function S(){const r=m(10473);return S=function(){return r},r}const x=["dependenc\
ies","devDependencies","optionalDependencies"],N=64*1024*1024,T=w.INVALID=Symbol("invalid"),I=w.readJsonFile=(0,R().perPath)(
async(r,f)=>{if((0,F().resolveInTree)(r,f).kind==="missing")return;const g=await(0,S().readText)(r,f,N);if(g===void 0||"\
unread"in g||(0,L().isNestedTooDeep)(g.text))return T;const a=(0,$().attempt)(()=>JSON.parse(g.text.replace(/^\uFEFF/,"")));
return typeof a=="object"&&a!==null?a:T}),C=w.readPackageJson=(0,R().perPath)(async(r,f)=>{const g=f===""?"package.json":
`${f}/package.json`,a=await I(r,g);return a===void 0||a===T?a:O(g,a)});async function M(r,f){const g=await C(r,f);return g===
T?void 0:g}function O(r,f){const g=typeof f.name=="string"?f.name:"";return{path:r,name:g,scripts:u(f.scripts),binaries:new Map(
Object.entries(b(f.bin,g)??{})),dependencies:new Set(x.flatMap(a=>[...u(f[a]).keys()])),workspaces:n(f.workspaces)}}function b(r,f){
if(typeof r=="string")return{[f.replace(/^@[^/]*\//,"")]:r};const g=u(r);return g.size===0?void 0:Object.fromEntries(g)}
function u(r){return new Map(Object.entries((0,D().objectIn)(r)).flatMap(([f,g])=>typeof g=="string"?[[f,g]]:[]))}function n(r){
const f=Array.isArray(r)?r:(0,D().objectIn)(r).packages;return Array.isArray(f)?f.filter(g=>typeof g=="string"):[]}const t=w.
readLocks=(0,R().perTree)(async r=>{const f=W().LOCKFILES.filter(c=>r.stat(c)!==void 0),g=W().NPM_LOCKFILES.find(c=>f.includes(
c)),a=g===void 0?void 0:await i(r,g),A=f.filter(c=>!W().NPM_LOCKFILES.some(v=>v===c));return a==="unread"?{unread:[g??"",
...A]}:g===void 0?{unread:A}:{npm:a??{path:g,packages:new Map,all:[]},unread:A}}),i=w.readLock=(0,R().perPath)(async(r,f)=>{
const g=await(0,S().readText)(r,f,N),a=g&&"text"in g?g.text.replace(/^\uFEFF/,""):"",A=(0,D().objectIn)((0,$().attempt)(
()=>JSON.parse(a)));if(A.packages===void 0)return A.lockfileVersion===1?"unread":void 0;const c=new Map,v=[];for(const[k,
E]of Object.entries((0,D().objectIn)(A.packages))){if(k==="")continue;const[,j,H]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(k)??[],G=p(H??k,(0,D().objectIn)(E));j===""&&H!==void 0&&c.set(H,G),v.push(G)}return{path:f,packages:c,all:v}});function p(r,f){
const g=(0,D().textIn)(f,"name")||r,a=(0,D().textIn)(f,"version"),A=(0,D().textIn)(f,"resolved"),c=(0,D().textIn)(f,"int\
egrity"),v=b(f.bin,g),k=f.link===!0?{kind:"file",at:A.replace(/^file:/,"")}:s(A,g,a);return{name:g,version:a,source:k,...c&&
{integrity:c},...v&&{bin:v}}}const l={kind:"registry"},e=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
y=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,d=/^(?:file|link|portal|workspace):(.*)$/is;function s(r,f,g){const[,a]=d.exec(r)??[];return a!==
void 0?{kind:"file",at:a}:e.test(r)?{kind:"git",at:r.replace(/#.*$/s,"")}:/^https?:/i.test(r)?o(r,f,g):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(r)||/\.t(?:ar\.)?gz$/i.test(r)?{kind:"file",at:r}:y.test(r)?{kind:"git",at:r.replace(/#.*$/s,"")}:l}function o(r,f,g){
const a={kind:"tarball",at:r.replace(/#.*$/s,"")};if(!URL.canParse(r))return a;const{host:A,pathname:c}=new URL(r),v=P(c),
[,k]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(v)??[];if(A==="codeload.github.com"&&k!==void 0)return{kind:"git",at:`https://g\
ithub.com/${k}`};const E=f.replace(/^@[^/]*\//,"");return v.endsWith(`/${f}/-/${E}-${g}.tgz`)||v.endsWith(`/${f}/-/${f}-${g}\
.tgz`)||A==="npm.pkg.github.com"&&v.startsWith(`/download/${f}/${g}/`)?{kind:"registry",at:A}:a}function P(r){try{return decodeURIComponent(
r)}catch{return r}}function h(r){const[,f]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(r)??[];return f===void 0||/^[\^~<>=*v\d]/.
test(f)?void 0:f}},65490:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.isPackageManager=C,w.resolvePackageManager=
I,w.selectsPackages=M;function $(){const u=m(76760);return $=function(){return u},u}function D(){const u=m(59542);return D=
function(){return u},u}function L(){const u=m(31901);return L=function(){return u},u}function W(){const u=m(52437);return W=
function(){return u},u}function F(){const u=m(62205);return F=function(){return u},u}function R(){const u=m(60210);return R=
function(){return u},u}function S(){const u=m(59867);return S=function(){return u},u}function x(){const u=m(56788);return x=
function(){return u},u}function N(){const u=m(46912);return N=function(){return u},u}function T(){const u=m(47668);return T=
function(){return u},u}async function I(u,n,t,i){const{subcommand:p,operands:l,flags:e}=u,[y]=l;if(y===void 0)return x().
NOTHING;const{text:d,span:s}=y,o=(0,x().join)([await(0,R().inspectNpmrc)({...t,directory:""},s),t.directory===""?x().NOTHING:
await(0,R().inspectNpmrc)(t,s)]),P=(0,L().isProgram)(d)||t.families?.allowed.has(d)===!0,h={...u,subcommand:"exec"};if(p===
"exec")return(0,x().join)([o,P?x().NOTHING:await(0,W().resolveTool)(t,h,y)]);const r=await O(t,M(u,n),s);if("problems"in
r)return(0,x().join)([o,r]);const f=r.filter(({manifest:A})=>A.scripts.has(d));if(f.length>0){const A=f.map(c=>b(c,u,t,i));
return(0,x().join)([o,...await Promise.all(A)])}const g=d==="start";if(p==="script-or-tool"&&!g){if(P)return o;if((0,L().
isToolName)(d))return(0,x().join)([o,await(0,W().resolveTool)(t,h,y)]);if(!/^[\w:.-]*\w[\w:.-]*$/.test(d)){const A=[(0,L().
wordProblem)("outside-code",n.program,y)];return(0,x().join)([o,{targets:[],problems:A}])}}const a={script:d,passes:e.some(
({name:A})=>A==="--if-present")};return(0,x().join)([o,(0,x().fails)("npm-script-missing",s,a,g?"error":void 0)])}function C({
data:u}){return u.starts==="script-or-tool"||u.starts==="script-tool-or-file"}function M({anyPackage:u,flags:n,passthrough:t},{
data:i}){const p=[...n.map(({name:l})=>l),...t.map(({text:l})=>l)];return u===!0||p.some(l=>i.selecting_flags.includes(l.
replace(/=.*/s,"")))}async function O({tree:u,directory:n},t,i){const p=(0,D().filesNamed)(u,"package.json").flatMap(({path:d})=>d.
split("/").includes("node_modules")?[]:$().posix.dirname(d).replace(/^\.$/,"")),l=d=>u.stat($().posix.join(d,"package.js\
on"))!==void 0,e=t?p:(0,T().foldersUpFrom)(n).filter(l).slice(0,1);if(e.length===0)return(0,x().fails)("package-json-mis\
sing",i,{directory:n});const y=[];for(const d of e){const s=await(0,S().readPackageJson)(u,d);if(s===S().INVALID)return(0,x().
fails)("package-json-invalid",i,{path:$().posix.join(d,"package.json")});s!==void 0&&y.push({directory:d,manifest:s})}return y}
async function b({directory:u,manifest:n},{operands:[t],passthrough:i},p,l){const e={...p,directory:u},{text:y="",span:d={
start:0,end:0}}=t??{},s=(0,N().runsIn)(n,u,{event:y,words:i});return(0,x().join)([await(0,F().resolveRuns)(e,s,d,l),{targets:[],
problems:(0,N().inspectEmpty)(s,y,e,d)}])}},82293:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.alternativesOf=
i,w.baseOf=u,w.inspectPaths=S,w.isPattern=b,w.isPlainGlob=I,w.matchesPattern=C,w.pathProblem=T,w.testProblem=N;function $(){
const p=m(32854);return $=function(){return p},p}function D(){const p=m(13254);return D=function(){return p},p}function L(){
const p=m(14395);return L=function(){return p},p}function W(){const p=m(45806);return W=function(){return p},p}function F(){
const p=m(87646);return F=function(){return p},p}const R=new Set(["--env-file","--env-file-if-exists","--prefix"]);function S(p,l){
const{passthrough:e}=p,y=[],d=(o,P)=>{const h=T(o,P,l);h!==void 0&&y.push(h)};for(const o of[p,...(0,W().launchedBy)(p)]){
for(const{name:h,value:r,span:f}of o.flags)r!==void 0&&(R.has(h)&&d(r,f),h==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.
test(r)&&d(r,f));for(const{as:h,path:r,span:f}of o.subcommand==="exec"&&o.tool?.files||[]){const g=h==="tests"?N(r,f,l):
void 0;g!==void 0&&y.push(g)}if(o.program!=="node"&&o.starts!=="file")continue;const P=o.program==="node"&&(0,F().isTestRun)(
o)?N:T;for(const{text:h,span:r}of o.operands){const f=h===""||h==="-"?void 0:P(h,r,l);f!==void 0&&y.push(f)}}const s=e.find(
({text:o})=>x.test(o));return s!==void 0&&y.push((0,D().problemAt)("absolute-path",s.span,{path:s.text})),y}const x=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function N(p,l,e){if(!b(p))return T(p,l,e);const y=i(p);if(y===void 0)return(0,D().problemAt)("glob-unclear",l,{pattern:p,
reason:"too_many"});for(const d of[p,...y]){const s=T(d,l,e);if(s!==void 0)return{...s,args:{...s.args,path:p}}}}function T(p,l,e){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(p)&&/^(?:data|node|file|[a-z]+:\/)/i.test(p))return(0,D().problemAt)("target-outside",
l,{path:p,reason:"address"});const y=/^(?:[\\/]|[A-Za-z]:)/.test(p),d=y?void 0:(0,$().normalise)(e===""?p:`${e}/${p}`);if(d===
void 0){const s=y?"absolute":"above";return(0,D().problemAt)("target-outside",l,{path:p,reason:s})}if((0,$().isWithin)(d,
".git",{ignoreCase:!0}))return(0,D().problemAt)("target-outside",l,{path:p,reason:"git"})}function I(p){return p.length>
200||p.split("**").length>2?!1:p==="."?!0:p.split("/").every(l=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(l))}function C(p,l,e={}){
return M(p.split("/"),l.split("/"),e)}function M(p,l,e){const[y,...d]=p,[s,...o]=l;return y===void 0?e.partial||l.every(
P=>P==="**"):s===void 0?!1:s!=="**"?O(y,s,e)&&M(d,o,e):M(p,o,e)?!0:O(y,"*",e)&&M(d,l,e)}function O(p,l,{dot:e=!1}){return p.
startsWith(".")&&!l.startsWith(".")&&!e?!1:(0,L().matchesStars)(p,l)}function b(p){return/[*?[{]/.test(p)}function u(p){
return p.replace(/[^/]*[*?[{].*$/s,"")}const n=200,t=1e3;function i(p){if(p.length>t)return;let l=[p.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const e=[];for(;l.length>0;){const y=[];for(const d of l){const s=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(d);if(s===null)
e.push(d);else{const{0:o,1:P="",index:h}=s,[r,f]=[d.slice(0,h),d.slice(h+o.length)];y.push(...P.split(",").map(g=>`${r}${g}${f}`))}}
if(y.length+e.length>n)return;l=y}return e}},9504:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.resolveProgram=
n;function $(){const f=m(76760);return $=function(){return f},f}function D(){const f=m(17093);return D=function(){return f},
f}function L(){const f=m(91063);return L=function(){return f},f}function W(){const f=m(32854);return W=function(){return f},
f}function F(){const f=m(59542);return F=function(){return f},f}function R(){const f=m(93028);return R=function(){return f},
f}function S(){const f=m(97340);return S=function(){return f},f}function x(){const f=m(46868);return x=function(){return f},
f}function N(){const f=m(79757);return N=function(){return f},f}function T(){const f=m(65490);return T=function(){return f},
f}function I(){const f=m(82293);return I=function(){return f},f}function C(){const f=m(56788);return C=function(){return f},
f}function M(){const f=m(38218);return M=function(){return f},f}function O(){const f=m(10473);return O=function(){return f},
f}function b(){const f=m(47668);return b=function(){return f},f}const u=5;async function n(f,g,a,A){const c=i(f,g,a);if("\
problems"in c)return c;const{subcommand:v,starts:k,operands:E,module:j,launched:H}=f,[G]=E,B=[p(g,a,t(f)),...y(f,c),await(0,M().
resolveProgramFiles)(f,a)],U={subcommand:v??G?.text??"",span:t(f)};if(B.push(h(g,c,U)),j!==void 0&&(k!=="module"||H)&&B.
push(P(g,c,j)),G!==void 0&&k==="file"&&B.push(d(f,g,c)),G!==void 0&&k==="module"&&B.push(o(c,G,f.passthrough)),!(0,T().isPackageManager)(
g))return(0,C().join)(B);if(v==="run"||v==="exec"||v==="script-or-tool")B.push(await(0,T().resolvePackageManager)(f,g,c,
A));else if(v!==void 0&&(0,T().selectsPackages)(f,g)){const z={text:v,span:t(f),quoted:!1},K={...f,subcommand:"run",operands:[
z]};B.push(await(0,T().resolvePackageManager)(K,g,c,A))}return(0,C().join)(B)}function t({operands:f,flags:g}){return f[0]?.
span??g[0]?.span??{start:0,end:0}}function i({flags:f},g,a){let A=a;for(const{name:c,value:v,span:k}of f){if(v===void 0||
!(0,L().movesTo)(g,c))continue;const E=(0,O().entryFrom)(A,v,k);if("problems"in E)return E;A={...a,directory:E.path}}return A}
function p({program:f,data:g},{tree:a,changed:A},c){if(g.build_files.length===0)return C().NOTHING;const v=l(a),k=v.get(
g)??e(a,g.build_files);v.set(g,k);const E=k.filter(H=>A.has(H)),j=k.slice(0,u);return(0,C().join)([k.length===0?C().NOTHING:
(0,C().fails)("build-files-unread",c,{program:f,files:j,count:k.length}),...E.map(H=>(0,C().fails)("target-changed",c,{path:H}))])}
const l=(0,F().perTree)(()=>new Map);function e(f,g){const a=A=>g.some(c=>(0,I().matchesPattern)(c.includes("/")?A:$().posix.
basename(A),c,{dot:!0}));return[...f.files()].flatMap(({path:A})=>!(0,W().isWithin)(A,"node_modules")&&a(A)?A:[])}function y({
operands:f,flags:g,starts:a,subcommand:A,family:c},v){const k=c&&(0,T().isPackageManager)(c)&&A!=="test";return[...(a===
void 0&&!k?f:[]).map(({text:H,span:G})=>({text:H.replace(/::.*$/s,""),span:G})),...g.flatMap(({value:H,span:G})=>H===void 0?
[]:[{text:H,span:G}])].map(({text:H,span:G})=>{const B=(0,W().normalise)((0,C().from)(v,H));return B===void 0||B===""?C().
NOTHING:(0,W().isWithin)(B,".git",{ignoreCase:!0})?(0,C().fails)("target-outside",G,{path:B,reason:"git"}):(0,W().resolveInTree)(
v.tree,B).kind==="outside"?(0,C().fails)("target-outside",G,{path:H,reason:"symlink"}):C().NOTHING})}function d({operands:[
f],parsed:g},a,A){if(f===void 0)return C().NOTHING;const{targets:c,problems:v}=s(A,f),k=(0,N().extensionProblems)(a,f.text,
f.span).length>0,E=c.flatMap(({path:j=""})=>k?[]:(0,N().extensionProblems)(a,j,f.span));return{targets:c.map(j=>({...j,...g&&
{parsed:g}})),problems:[...v,...E]}}function s(f,{text:g,span:a}){const A=(0,I().pathProblem)(g,a,f.directory);if(A!==void 0)
return{targets:[],problems:[A]};const c=(0,O().entryFrom)(f,g,a);if("problems"in c)return c;if(!(0,R().isRegular)(c.kind))
return(0,C().fails)("target-not-a-file",a,{path:g,reason:c.kind});if(!c.tracked)return(0,C().fails)("target-missing",a,{
path:g,untracked:!0});const v=(0,W().normalise)((0,C().from)(f,g))??"";return(0,O().runs)(f,{name:g,path:c.path,wanted:v},
a)}function o(f,g,a){const{text:A,span:c}=g,v=(0,S().pythonFiles)(A).find(k=>!k.endsWith("/__init__.py")&&f.tree.stat((0,C().
from)(f,k))!==void 0);if(v===void 0){const k=(0,x().parseUnknownTool)(g,a,f.families.tools.module);return(0,C().join)([(0,C().
fails)("tool-unknown",c,{tool:A}),{targets:[],problems:k}])}return s(f,{text:v,span:c,quoted:!1})}function P({program:f},{
tree:g,base:a,changed:A,directory:c},{text:v,span:k}){const[E]=v.split("."),j=[...A].filter(H=>{const[,G=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.
exec($().posix.relative(c,H))??[];return g.stat(H)!==void 0&&a?.stat(H)===void 0&&(G===E||(0,D().isOfLibrary)(G))});return r(
j,{program:f,subcommand:`-m ${v}`},k)}function h({program:f,data:g},{changed:a,directory:A},{subcommand:c,span:v}){const k=(0,b().
foldersUpFrom)(A).flatMap(j=>g.settings.map(H=>$().posix.join(j,H))),E=[...a].filter(j=>k.some(H=>(0,W().isWithin)(j,H)));
return r(E,{program:f,subcommand:c},v)}function r(f,g,a){return(0,C().join)(f.map(A=>(0,C().fails)("settings-changed",a,
{...g,path:A})))}},36187:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.ProjectFiles=void 0;function $(){
const x=m(76760);return $=function(){return x},x}function D(){const x=m(3463);return D=function(){return x},x}function L(){
const x=m(32854);return L=function(){return x},x}function W(){const x=m(93028);return W=function(){return x},x}function F(){
const x=m(59867);return F=function(){return x},x}const R=/^(?:[/~\\]|[A-Za-z]:)/;class S{#n;#e;constructor(N,T){this.#n=
N,this.#e=T}into(N){const I=N===void 0||R.test(N)||/[$`]/.test(N)?[]:this.#e.map(C=>$().posix.join(C,N));return new S(this.#n,
I)}find(N,T=[""]){if(!(/^[/~]/.test(N)||N===""||!this.#n))for(const I of this.#e)for(const C of T){const M=(0,L().normalise)(
$().posix.join(I,N.replaceAll("\\","/"))+C),O=M===void 0?void 0:(0,L().resolveInTree)(this.#n,M);if(O?.kind==="inside"&&
(0,W().isRegular)(O.entry.kind)&&O.entry.tracked)return O.path}}script(N,T){const I=this.find(N,T);if(I!==void 0)return{
kind:"file",name:I};if(R.test(N))return{kind:"outside",name:N};const[C]=this.#e;if(C===void 0)return{kind:"unread",name:`\
it runs ${N} in another directory`};const M=(0,L().normalise)($().posix.join(C,N));return M===void 0?{kind:"outside",name:N}:
{kind:this.#n===void 0?"file":"missing",name:M||"."}}named(N,T){const I=this.find(N.replace(/^-{1,2}[\w-]+=/,""),T);return I===
void 0?[]:[{kind:"file",name:I}]}async manifest(){const N=this.find("package.json");return this.#n&&N?(0,D().objectIn)(await(0,F().
readJsonFile)(this.#n,N)):{}}}w.ProjectFiles=S},56788:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.
Trail=w.NOTHING=void 0,w.fails=W,w.from=F,w.join=L,w.target=R;function $(){const T=m(13254);return $=function(){return T},
T}const D=w.NOTHING={targets:[],problems:[]};function L(T){return{targets:T.flatMap(I=>I.targets),problems:T.flatMap(I=>I.
problems)}}function W(T,I,C,M){return{targets:[],problems:[(0,$().problemAt)(T,I,C,M)]}}function F({directory:T},I){return T===
""?I:`${T}/${I}`}function R({via:T},I){return T===void 0?I:{...I,via:T}}const S=64,x=2e3;class N{#n=new Set;#e=new Set;resolve;#s;constructor(I,C){
this.resolve=I,this.#s=C}async follow(I,C,M,O){if(this.#n.has(I))return O({why:"cycle"});const b=await this.#s?.tickScript();
if(b!==void 0)return O({why:"time",limit:b});const u=`${I}\0${C}`;if(this.#e.has(u))return D;if(this.#n.size>=S)return O(
{why:"depth",limit:S});if(this.#e.size>=x)return O({why:"count",limit:x});this.#n.add(I);const n=await M();return this.#n.
delete(I),this.#e.add(u),n}}w.Trail=N},74100:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.helperFault=
P,w.helperWords=o,w.isWrapperTool=y,w.readScriptForm=u;function $(){const g=m(76760);return $=function(){return g},g}function D(){
const g=m(678);return D=function(){return g},g}function L(){const g=m(95244);return L=function(){return g},g}function W(){
const g=m(32854);return W=function(){return g},g}function F(){const g=m(59542);return F=function(){return g},g}function R(){
const g=m(94411);return R=function(){return g},g}function S(){const g=m(54669);return S=function(){return g},g}function x(){
const g=m(11331);return x=function(){return g},g}function N(){const g=m(81716);return N=function(){return g},g}function T(){
const g=m(68538);return T=function(){return g},g}function I(){const g=m(54421);return I=function(){return g},g}function C(){
const g=m(82293);return C=function(){return g},g}function M(){const g=m(56788);return M=function(){return g},g}function O(){
const g=m(46912);return O=function(){return g},g}function b(){const g=m(10473);return b=function(){return g},g}function u(g,a){
const A=(0,N().readShellText)(g,a);if(A.length===0&&!(0,O().isBlank)(g))return{commands:A,fault:{part:"the script",why:"\
cannot be read"}};const c=(0,S().lex)(g).problems.find(({rule:v})=>v==="shell-comment");if(c&&A.length>0){const v=g.slice(
c.span.start,c.span.end);return{commands:A,fault:{part:v,why:"hides the words behind it"}}}for(const[v,k]of A.entries()){
const E=v===A.length-1,j=i(k,g)??n(k,E);if(j!==void 0)return{commands:A,fault:j}}return{commands:A}}function n({separator:g},a){
const A=g.trim();if(!(a?A==="":A==="&&"))return{part:A===""?"a line break":A,why:t}}const t="joins commands in another w\
ay than `&&`";function i(g,a){const{words:A,redirections:c,inside:v,subshell:k,defines:E,problems:j,assignments:H}=g,G=a.
slice(g.span.start,g.span.end).trim(),B=(Y,Z)=>({part:Y,why:Z});if(k)return B(G,"runs in a subshell");if(E)return B(G,"d\
efines a function");if(v.length>0)return B(G,"runs a command to make a word");const[U]=c;if(U)return B(`${U.operator} ${U.
target?.text??""}`,"redirects input or output");const z=H.find(({name:Y,value:Z})=>!(0,R().isHarmlessVariable)(Y,Z));if(z)
return B(`${z.name}=`,"sets a variable that can choose the code that runs");const K=A.find(Y=>(0,N().isDynamic)(g,Y)&&!p(
g,Y,a));if(K){const{start:Y,end:Z}=K.span;return B(a.slice(Y,Z),"is only known when the script runs")}const V=j.find(Y=>!l(
Y,A));if(V){const{start:Y,end:Z}=V.span;return B(a.slice(Y,Z).trim()||G,"is syntax of a shell")}return A.length===0?B(G,
"starts no program"):e(A)}function p({problems:g},{span:a},A){return g.every(c=>c.rule!=="variable-expansion"||c.span.end<=
a.start||c.span.start>=a.end||/^\$\{?npm_package_version\}?$/.test(A.slice(c.span.start,c.span.end)))}function l({rule:g,
span:a,severity:A},c){if(g==="variable-expansion"||A==="warning")return!0;if(g!=="brace-expansion")return!1;const v=c.find(
k=>k.span.start<=a.start&&k.span.end>=a.end);return v!==void 0&&(0,C().alternativesOf)(v.text)?.every(k=>!k.startsWith("\
-"))===!0}function e(g){const[a]=g,A=a?.text??"";if((0,T().changesShell)(A)&&!a?.quoted)return{part:A,why:"is a word of \
the shell"};const c=(0,I().startedWords)(g);if(!y(A))return c.length<g.length||(0,x().programNamed)(A)?.kind==="wrapper"?
{part:A,why:"decides how another program runs"}:(0,I().textHanded)(c)&&A!=="node"?{part:A,why:"runs text as code"}:void 0}
function y(g){const a=(0,x().programNamed)(g);return a?.name===g&&a.wraps==="as-tool"}const d={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},s=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function o([g,...a]){if(g?.text==="shx"){
const[A]=a;return A&&(A.text==="echo"||Object.hasOwn(d,A.text))?a:void 0}return g&&Object.hasOwn(d,g.text)?[g,...a]:void 0}
async function P([g,...a],A){const c=g?.text??"",v=d[c];if(v===void 0)return;const k=a.find(({text:j})=>j.startsWith("-")&&
!v.flags.test(j));if(k)return{part:`${c} ${k.text}`,why:"has a flag that is not known"};const E=a.flatMap(({text:j})=>j.
startsWith("-")?[]:[j]);if(E.length<(v.from<0?2:1))return{part:c,why:"names no path"};for(const j of E.slice(v.from)){const H=await h(
j,A);if(H!==void 0)return{part:`${c} \u2026 ${j}`,why:H}}}async function h(g,a){const{tree:A,isOutput:c}=a,v=g.startsWith(
"/")?void 0:(0,W().normalise)((0,M().from)(a,g));if(v===void 0||v==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(g))return"writes to a path that the text does not show";if(s.test(v))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(v)!==void 0)return"writes a configuration file";const k=A.stat(v);if(k?.tracked&&k.kind!=="dire\
ctory")return"writes a file of the commit";const E=`${v}/`;if(k?.tracked&&[...A.files()].some(H=>H.path.startsWith(E)))return"\
writes to a directory of the commit";if(!(c?.(v)||(await r(A))(v)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const r=(0,F().perTree)(async g=>{const a=new Map;for(const{path:A}of g.files()){if($().posix.
basename(A)!==".gitignore")continue;const c=await(0,b().readText)(g,A,f),v=$().posix.dirname(A).replace(/^\.$/,"");c&&"t\
ext"in c&&a.set(v,(0,D().default)().add(c.text))}return A=>{const c=A.split("/");let v=!1;for(let k=0;k<c.length;k+=1){const E=a.
get(c.slice(0,k).join("/")),j=c.slice(k).join("/"),H=E?.test(j),G=E?.test(`${j}/`);H?.ignored||G?.ignored?v=!0:(H?.unignored||
G?.unignored)&&(v=!1)}return v}}),f=256*1024},61102:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.namedTargets=
s,w.resolveParts=t;function $(){const h=m(76760);return $=function(){return h},h}function D(){const h=m(95244);return D=
function(){return h},h}function L(){const h=m(32854);return L=function(){return h},h}function W(){const h=m(80781);return W=
function(){return h},h}function F(){const h=m(93028);return F=function(){return h},h}function R(){const h=m(11331);return R=
function(){return h},h}function S(){const h=m(81716);return S=function(){return h},h}function x(){const h=m(68538);return x=
function(){return h},h}function N(){const h=m(54421);return N=function(){return h},h}function T(){const h=m(45806);return T=
function(){return h},h}function I(){const h=m(31901);return I=function(){return h},h}function C(){const h=m(82293);return C=
function(){return h},h}function M(){const h=m(36187);return M=function(){return h},h}function O(){const h=m(56788);return O=
function(){return h},h}function b(){const h=m(74100);return b=function(){return h},h}function u(){const h=m(45636);return u=
function(){return h},h}function n(){const h=m(10473);return n=function(){return h},h}async function t({body:h,words:r,span:f},g,a){
const A=(0,b().readScriptForm)(h,(0,W().subTree)(g.tree,g.directory)),c=A.fault?(0,S().everyCommand)(A.commands).map(S().
withoutReserved):A.commands,v=[];let{fault:k}=A,E=g;for(const[G,B]of c.entries()){const U=!k||B.words.every(X=>!(0,S().isDynamic)(
B,X)),z=G===c.length-1&&!A.fault,K=[...B.words.map(X=>({...X,span:f})),...z?r:[]],[V,Y]=K;if(V?.text==="cd"){const X=Y&&
(0,L().normalise)((0,O().from)(E,Y.text));(G>0||K.length!==2||X===void 0)&&(k??={part:"cd",why:"changes the directory in\
 the middle, or leaves the repository"}),E={...E,directory:X??E.directory};continue}const Z=(0,b().helperWords)(K);Z&&(k??=
await(0,b().helperFault)(Z,E)),!(Z||V===void 0||!U||(0,x().isWithoutEffect)(V.text))&&v.push(await l(K,E,a))}const j=c.some(
({words:G})=>i.test(G.map(({text:B})=>B).join(" "))),H=!k&&v.length===0&&c.length>0&&!j;return{parts:v,isIdle:H,...k&&{fault:k}}}
const i=/^(?:\[|exit (?!0$)|false|test )/,p=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function l(h,r,f){const g=(0,b().
isWrapperTool)(h[0]?.text??"")?h:(0,N().startedWords)(h),[a,...A]=g;if(a===void 0)return O().NOTHING;const{families:c}=r,
v=(0,I().isProgram)(a.text)?a.text:c?.allowed.get(a.text),k=p.exec(a.text)?.[1]??a.text,E=h[0]===a?void 0:h[0],j=E?e(E):
O().NOTHING;if(v===void 0&&/[\\/]/.test(k))return(0,O().join)([j,await y(g,r)]);const{invocation:H,problems:G}=v?(0,T().
parseInvocation)(v,A,c):(0,T().parseInvocation)("npx",[{...a,text:k},...A],c),B=await f.resolve(H,r),U=v===void 0&&B.problems.
some(({rule:V})=>V==="binary-missing");if(U&&c.tools.known(k)!==void 0)return(0,O().join)([j,e(a),{targets:[],problems:G}]);
if(U)return(0,O().join)([j,await y(g,r)]);const K=(0,C().inspectPaths)(H,r.directory);return(0,O().join)([j,{targets:[],
problems:[...G,...K]},B])}function e({text:h,span:r}){return(0,O().fails)("program-not-allowed",r,{program:h,group:"othe\
r"})}async function y(h,r){const[f]=h;if(f===void 0)return O().NOTHING;const g=h.find(({text:A,span:c})=>c.start!==f.span.
start&&(A.startsWith("-")||(0,R().programNamed)(f.text))),a=g?(0,O().fails)("npm-script-form",g.span,{script:r.via??"",text:h.
map(({text:A})=>A).join(" "),part:f.text,why:"is a program that the gate does not read",words:[g.text]}):O().NOTHING;return(0,O().
join)([e(f),a,await d(h,r)])}async function d(h,r){const f=new(M()).ProjectFiles(r.tree,[r.directory]),g=h.map(k=>({...k,
shown:k.text,isKnown:!0})),A=(await(0,u().wordRuns)(g,f)).flatMap(({kind:k,name:E})=>k==="file"?[E]:[]),c=h[0]?.span??{start:0,
end:0},v={...r,directory:""};return(0,O().join)(A.map(k=>(0,n().resolveCommitted)(v,{text:k,span:c})))}function s(h,r,f){
const g=(0,S().everyCommand)((0,S().readShellText)(h)),a=g.some(G=>G.substituted.length>0||[...G.words,...G.assignments].
some(B=>(0,S().isDynamic)(G,B))),A=[...new Set(h.split(o).filter(G=>G!==""))],c=[r.directory];for(const{words:G}of g){const[
B,U]=G;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||U===void 0)&&(c.push(...c.flatMap(z=>(0,L().normalise)($().posix.join(z,
U.text))??[])),c.length>P))break}const v=[...r.changed],k=[...new Set(c)].flatMap(G=>A.map(B=>{const U={...r,directory:G},
z=(0,L().normalise)($().posix.join(G,B));if(z===void 0)return O().NOTHING;const K=(0,L().resolveInTree)(r.tree,z);if(K.kind===
"inside"&&(0,F().isRegular)(K.entry.kind))return(0,n().resolveCommitted)(U,{text:B,span:f});const V=v.filter(Y=>/[*?[]/.
test(B)?(0,C().matchesPattern)(Y,z,{dot:!0}):K.kind==="inside"&&z!==""&&(0,L().isWithin)(Y,z));return(0,O().join)(V.map(
Y=>(0,O().fails)("target-changed",f,{path:Y})))})),E=a?v.filter(D().isCode):[],{targets:j,problems:H}=(0,O().join)([...k,
...E.map(G=>(0,O().fails)("target-changed",f,{path:G}))]);return{targets:[...new Map(j.map(G=>[G.path,G])).values()],problems:[
...new Map(H.map(G=>[JSON.stringify(G.args),G])).values()]}}const o=/[\s"'`;&|()<>=:,{}]+/,P=16},80827:function(J,w,m){Object.
defineProperty(w,"__esModule",{value:!0}),w.npmScripts=O,w.stepsIn=M;function $(){const a=m(76760);return $=function(){return a},
a}function D(){const a=m(3463);return D=function(){return a},a}function L(){const a=m(54669);return L=function(){return a},
a}function W(){const a=m(68538);return W=function(){return a},a}function F(){const a=m(3893);return F=function(){return a},
a}function R(){const a=m(60210);return R=function(){return a},a}function S(){const a=m(59867);return S=function(){return a},
a}function x(){const a=m(56788);return x=function(){return a},a}function N(){const a=m(46912);return N=function(){return a},
a}function T(){const a=m(47668);return T=function(){return a},a}const I={start:0,end:0},C=200;function M({steps:a}){return a.
flatMap(A=>A.command?.nested?M(A.command.nested):[A])}async function O(a,A,c={left:C}){const{subcommand:v,flags:k}=a;if(v===
void 0)return;const{project:E,selected:j,runs:H,packages:G}=await(0,N().scriptsThatRun)(a,A,I);if(E===void 0)return;const B=await(0,R().
readNpmrc)({...A,directory:E}),U=await b(A,E);if("unread"in B||U===void 0)return;const{settings:z}=B,K=s.some(_=>_ in z);
if(U.devEngines!==void 0||K)return;const V=[],Y=o(k,z);for(const _ of G){const Q=await b(A,_);if(Q===void 0||u(Q))return;
const q=H.filter(nn=>nn.directory===_),en=q.length===0?await l(a,A,_):void 0;en!==void 0&&V.push({...n(Q),...en,directory:_});
for(const nn of q){const sn=await t(nn,A,Y,c);V.push({...n(Q),...sn})}}const Z=z["node-options"],{prefix:X}=(0,T().readSettings)(
a);return{subcommand:v,directory:A.directory,project:E,prefixed:X!==void 0,inWorkspaces:j,config:Y,...typeof Z=="string"&&
{nodeOptions:Z},steps:V}}async function b({tree:a},A){const c=await(0,S().readJsonFile)(a,(0,x().from)({directory:A},"pa\
ckage.json"));return c===void 0||c===S().INVALID?void 0:(0,D().objectIn)(c)}function u({bin:a,directories:A}){return!a&&
"bin"in(0,D().objectIn)(A)}function n(a){const{name:A,version:c}=a;return{packageId:A&&c?`${String(A)}@${String(c)}`:"",
packageEnv:h(a)}}async function t(a,A,c,v){const{directory:k,event:E,body:j}=a,H=(0,N().scriptText)(a),G={...A,directory:k},
B=y(H),U=await p(B,G,{config:c,budget:v}),z=a.words.map(V=>V.text),K=B&&{...B,...U&&{nested:U}};return{directory:k,event:E,
body:j,words:z,text:H,...K&&{command:K}}}const i=new Set(["--if-present","--include-workspace-root","--workspace","--wor\
kspaces"]);async function p(a,A,{config:c,budget:v}){if(!(a?.argv[0]==="npm"&&Object.keys(a.env).length===0)||c.npm_config_ignore_scripts===
"true"||(v.left-=1,v.left<0))return;const E=a.argv.slice(1).map(B=>({text:B,span:I,quoted:!0})),{invocation:j,problems:H}=(0,F().
parseNpm)(E),G=j.flags.every(({name:B})=>i.has(B));if(!(H.length>0||!G))return O(j,A,v)}async function l(a,{tree:A},c){const v=(0,N().
eventOf)(a),k=(await(0,S().usablePackageJson)(A,c))?.scripts.has(v??"");if(!(v===void 0||k||(0,T().readSettings)(a).ifPresent))
return{event:v,words:[],text:""}}function e(a){return(0,W().changesShell)(a)||(0,W().isWithoutEffect)(a)||a==="nohup"}function y(a){
const{words:A,assignments:c,refused:v,problems:k}=(0,L().lex)(a),E=k.every(({rule:U,severity:z})=>U==="assignment-refuse\
d"||z==="warning"&&U!=="unquoted-glob"),j=k.filter(({rule:U})=>U==="assignment-refused").length,[H]=A;if(!E||j!==v.length||
H===void 0||e(H.text)||H.text.includes("="))return;const G=[...c,...v].sort((U,z)=>U.span.start-z.span.start);if(G.some(
({name:U})=>U==="PATH"))return;const B=Object.fromEntries(G.map(({name:U,value:z})=>[U,z]));return{argv:A.map(U=>U.text),
env:B}}const d=new Set(`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.em\
ail
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),s=["also","dev","include","omit","only","optional","product\
ion"];function o(a,A){const c=Object.entries(A).filter(([E,j])=>["harmless","honoured"].includes((0,R().effectOf)(E,j))),
v=a.map(({name:E,value:j,negated:H})=>[E.slice(2),j??H!==!0]),k=[...c,...v].filter(([E])=>!d.has(E));return Object.fromEntries(
k.map(([E,j])=>[`npm_config_${E.replaceAll("-","_").toLowerCase()}`,P(j)]))}function P(a){return Array.isArray(a)?a.map(
P).join(`

`):a==null||a===!1?"":String(a).trim()}function h(a){const{name:A,version:c,config:v,engines:k,bin:E}=a,j={};return r({name:A,
version:c,config:v,engines:k,bin:f(E,A)},"npm_package_",j),Object.fromEntries(Object.entries(j).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function r(a,A,c){for(const[v,k]of Object.entries(a))if(k!==void 0)if(k===null||k===!1)c[`${A}${v}`]="";else if(Array.
isArray(k))for(const[E,j]of k.entries())r({[`${v}_${E}`]:j},A,c);else typeof k=="object"?r(k,`${A}${v}_`,c):c[`${A}${v}`]=
String(k)}function f(a,A){const k=Object.entries((0,S().binOf)(a,typeof A=="string"?A:"")??{}).map(([E,j])=>[$().posix.basename(
g(E)),g(j)]).filter(([E,j])=>E&&j);return k.length>0?Object.fromEntries(k):void 0}function g(a){return $().posix.join("/",
a.replaceAll("\\","/")).slice(1)}},46912:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.eventOf=O,w.
inspectEmpty=I,w.isBlank=C,w.quoteForScript=n,w.runsIn=b,w.scriptText=x,w.scriptsThatRun=N;function $(){const t=m(76760);
return $=function(){return t},t}function D(){const t=m(13254);return D=function(){return t},t}function L(){const t=m(60210);
return L=function(){return t},t}function W(){const t=m(59867);return W=function(){return t},t}function F(){const t=m(56788);
return F=function(){return t},t}function R(){const t=m(47668);return R=function(){return t},t}const S={selected:!1,runs:[],
packages:[],problems:[]};function x({body:t,words:i}){return[t,...i.map(({text:p})=>n(p))].join(" ")}async function N(t,i,p){
const l=(0,R().readSettings)(t),e=O(t);if(l.informs||e===void 0)return S;const y=a=>(0,R().findPackages)(l,a,p),d=await y(
i);if("problems"in d)return{...S,problems:d.problems};const{project:s,selected:o,directories:P}=d,h=l.ignoreScripts??await M(
{...i,directory:s}),r=[],f=[...d.missing,...await T(d,i,p,y)];let g=!1;for(const a of P){const A=await(0,W().readPackageJson)(
i.tree,a);if(A===W().INVALID){const c=$().posix.join(a,"package.json");f.push(...(0,F().fails)("package-json-invalid",p,
{path:c}).problems)}else if(A===void 0)f.push(...(0,F().fails)("package-json-missing",p,{directory:a}).problems);else if(A.
scripts.has(e)){const c={event:e,words:t.passthrough},v=b(A,a,c,{ignoreScripts:h});r.push(...v),f.push(...I(v,e,{...i,directory:a},
p))}else g=!0}if(g){const a={script:e,passes:l.ifPresent},A=l.ifPresent&&r.length===0&&i.via===void 0,c=e==="start"||A;f.
push((0,D().problemAt)("npm-script-missing",p,a,c?"error":void 0))}return{project:s,selected:o,runs:r,packages:P,problems:f}}
async function T({project:t,directories:i},{base:p,...l},e,y){const d=$().posix.join(t,"package.json");if(p===void 0||!l.
changed.has(d))return[];const s=await y({...l,tree:p});if("problems"in s)return[];const o=s.directories.filter(P=>!i.includes(
P));return o.length===0?[]:[(0,D().problemAt)("workspaces-changed",e,{path:d,lost:o})]}function I(t,i,{via:p,directory:l},e){
if(t.some(({event:d,body:s})=>d===i&&!C(s)))return[];const y={script:i,path:$().posix.join(l,"package.json")};return[(0,D().
problemAt)("npm-script-empty",e,y,p===void 0?"error":"warning")]}function C(t){return t.split(`
`).every(i=>/^\s*(?:#|$)/.test(i))}async function M(t){const i=await(0,L().readNpmrc)(t);return"settings"in i&&i.settings["\
ignore-scripts"]===!0}function O({subcommand:t,operands:i}){switch(t){case"run":return i[0]?.text;case"test":case"start":case"\
stop":return t;default:return}}function b({scripts:t},i,{event:p,words:l},{ignoreScripts:e}={}){return(e?[p]:[`pre${p}`,
p,`post${p}`]).flatMap(d=>{const s=t.get(d);return s?[{directory:i,event:d,body:s,words:d===p?l:[]}]:[]})}const u=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function n(t){return t===""?"''":u.test(t)?`'${t.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):t}},45636:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.textRuns=T,w.valueRuns=M,w.wordRuns=
C;function $(){const a=m(3463);return $=function(){return a},a}function D(){const a=m(95244);return D=function(){return a},
a}function L(){const a=m(97424);return L=function(){return a},a}function W(){const a=m(11331);return W=function(){return a},
a}function F(){const a=m(81716);return F=function(){return a},a}function R(){const a=m(68538);return R=function(){return a},
a}function S(){const a=m(54421);return S=function(){return a},a}const x=4,N={kind:"download",name:"it runs what it downl\
oads"};async function T(a,A,c=0){if(c>x)return[{kind:"unread",name:"it is nested too deeply"}];const v=(0,F().readShellText)(
a);return v.length===0&&a.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,L().findDangers)(v).some(({name:E})=>E===
"remote_code_execution")?[N]:[],...await I(v,a,A,c)]}async function I(a,A,c,v){const k=[];let E=c;for(const j of a){if(k.
push(...await I(j.inside,A,E,v)),j.subshell!==void 0)continue;if(j.defines){k.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:H,assignments:G}=(0,F().withoutReserved)(j),B=H.map(K=>({...K,shown:A.slice(K.span.start,K.
span.end),isKnown:!(0,F().isDynamic)(j,K)}));k.push(...M(G.map(({value:K})=>K),E));const[U,z]=B;U?.text==="cd"||U?.text===
"pushd"?E=E.into(z?.isKnown?z.text:void 0):k.push(...await C(B,E,v))}return k}function C(a,A,c=0){return O(a,{files:A,shell:(k,E=A)=>T(
k,E,c+1)})}function M(a,A){return a.flatMap(c=>c.split(/[\s=:,]+/)).flatMap(c=>A.named(c))}async function O(a,A){const c=(0,S().
startedWords)(a),[v,...k]=c;if(v===void 0||b(v.text))return[];if(!v.isKnown)return[u(`it starts ${v.shown}`)];const E=(0,W().
programNamed)(v.text)??{name:(0,W().baseName)(v.text),kind:"system"},j=(0,S().textHanded)(c);if(E.kind==="shell"&&j)return j.
words.every(({isKnown:_})=>_)||/\s/.test(j.text)?A.shell(j.text):[u("a shell runs what it is handed")];const H=k.some(({
text:X})=>d(X)||y(X));if((0,W().runsCode)(v.text)&&(H||!E.runsScripts))return i((0,W().baseName)(v.text),k,j!==void 0,A.
files);const{files:G,left:B}=t(k,A.files),U=B.map(({text:X})=>X),K=d(v.text)&&!e.test(v.text)?[A.files.script(v.text)]:await p(
E,U,{...A,files:G}),V=U.filter(y).flatMap(X=>{const _=G.named(X);return _.length>0?_:A.files.named(X)}),Y=E.runsInside?B.
findIndex(({text:X})=>(0,W().runsCode)(X)):-1,Z=Y<0?[]:await O(B.slice(Y),{...A,files:G});return[...K,...Z,...V]}function b(a){
return(0,R().isWithoutEffect)(a)||(0,R().changesShell)(a)&&(0,W().programNamed)(a)===void 0}function u(a){return{kind:"u\
nread",name:a}}const n=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function t(a,A){const c=a.findIndex(
({text:E})=>n.test(E));if(c<0)return{files:A,left:a};const v=n.exec(a[c]?.text??"")?.[1],k=a.toSpliced(c,v===void 0?2:1);
return{files:A.into(v??a[c+1]?.text),left:k}}function i(a,A,c,v){const k=A.flatMap(({text:U})=>v.named(U));if(c)return[{
kind:"inline",name:a},...k];const E=A.filter(({text:U})=>!U.startsWith("-")),j=E.find(({text:U})=>d(U)||y(U))??E[0],H={kind:"\
program",name:a};if(k.length>0||j===void 0)return k.length>0?k:[H];const{text:G}=j;if(!j.isKnown)return[u(`it runs ${j.shown}`)];
if(/^\w{2,}:/.test(G))return[{kind:"package",name:G,isExact:/@v?\d+\.\d+/.test(G)}];if(A[A.indexOf(j)-1]?.text!=="-m")return[
v.script(G,h)];const B=v.named(G.replaceAll(".","/"),h);return B.length>0?B:[H]}async function p(a,A,{files:c,shell:v}){
const k=await c.manifest(),E=a.runsScripts&&s(A),j=P(E).flatMap(U=>{const z=(0,$().textIn)((0,$().objectIn)(k.scripts),U);
return z===""?[]:[{kind:"npm_script",name:U,text:z}]}),H=await Promise.all(j.map(({text:U=""})=>v(U,c))),B=j.length>0&&!o.
test(E??"")?[]:l(a,A,k,c);return[...j,...H.flat(),...B]}function l(a,A,c,v){const{name:k,finds:E=""}=a,j=E.split(" ").flatMap(
K=>v.named(K));if(j.length>0)return j;const H=g(a,A);if(H===void 0)return[{kind:"program",name:k}];const G=v.named(H.name);
if(G.length>0||/^[./]/.test(H.name))return G.length>0?G:[{kind:"program",name:k}];const{dependencies:B,devDependencies:U}=c;
return[[B,U].some(K=>H.name in(0,$().objectIn)(K))?{kind:"program",name:H.name}:{kind:"package",...H}]}const e=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function y(a){return(0,D().isCode)(a)||/\.(?:exe|jar)$/i.test(a)}function d(a){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(a)&&!a.includes("://")}function s(a){const[A,c]=a.filter(v=>!v.startsWith("-"));return A==="run"||A==="run-script"?
c:A}const o=/^(?:add|ci|clean-install|i|install)$/;function P(a){if(a===void 0)return[];const A=c=>[`pre${c}`,c,`post${c}`];
return o.test(a)?[...new Set([a,"install","prepare"].flatMap(A)),"prepublish"]:A(a)}const h=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],r=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
f=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function g({fetches:a},A){const c=A.
filter(j=>!j.startsWith("-")),v=[2,1,0].find(j=>j<=c.length&&a?.test(c.slice(0,j).join(" ")));if(v===void 0)return;const k=v===
0?0:A.indexOf(c[v-1]??"")+1,E=A.slice(k).map(j=>j.replace(/^--(?:from|package)=/,"")).find((j,H,G)=>!/^(?:-|[\d.:]+\w?$)/.
test(j)&&!r.test(G[H-1]??""));return E===void 0?void 0:{name:E,isExact:f.test(E)}}},38218:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.resolveProgramFiles=I,w.resolveToolFiles=T;function $(){const n=m(76760);return $=function(){
return n},n}function D(){const n=m(91063);return D=function(){return n},n}function L(){const n=m(32854);return L=function(){
return n},n}function W(){const n=m(93028);return W=function(){return n},n}function F(){const n=m(15804);return F=function(){
return n},n}function R(){const n=m(82293);return R=function(){return n},n}function S(){const n=m(56788);return S=function(){
return n},n}function x(){const n=m(10473);return x=function(){return n},n}const N=["",...["js","cjs","mjs","ts","cts","m\
ts","jsx","tsx","json"].map(n=>`.${n}`)];async function T(n,t){return C(n.tool??{files:[],roots:[],nodeFlags:[]},t)}function I({
files:n=[],flags:t,family:i},p){const l=t.flatMap(({name:e,value:y})=>y&&i&&(0,D().movesTo)(i,e)?y:[]);return C({files:n,
roots:l,nodeFlags:[]},p)}async function C({files:n,roots:t,nodeFlags:i},p){const l=["",...t].flatMap(y=>{const d=(0,L().
normalise)((0,S().from)(p,y));return d===void 0?[]:[d]}),e=[];for(const y of n)e.push(y.as==="tests"?await u(y,p):await M(
y,[...new Set(l)],p));for(const y of i)e.push(await(0,F().inspectNodeFlag)(y,p));return(0,S().join)(e)}async function M(n,t,i){
const{as:p,path:l,span:e}=n,y=(0,R().pathProblem)(l,e,i.directory);if(y!==void 0)return{targets:[],problems:[y]};const d=[];
for(const s of t){const o=(0,L().normalise)($().posix.join(s,l));if(o===void 0)continue;const P=await O(n,o,i);P!==void 0&&
d.push(P)}return d.length>0?(0,S().join)(d):p==="code"||p==="config"?(0,x().nothingAt)(i.tree,$().posix.join(i.directory,
l),l,e):p==="module"&&n.first?(0,F().inspectImport)(i,l,e):S().NOTHING}async function O(n,t,i){const{as:p,path:l,span:e}=n,
{tree:y}=i,d=(0,F().firstFile)(y,p==="place"?[t]:N.map(o=>t+o));if(d===void 0)return;const s=d.kind==="inside"&&!(0,W().
isRegular)(d.entry.kind);if(p==="place"&&d.kind==="inside")return S().NOTHING;if(!s)return b(n,t,d,i);if(p==="config"){const o=(0,L().
resolveInTree)(y,$().posix.join(d.path,"tsconfig.json"));return o.kind==="missing"?S().NOTHING:b(n,t,o,i)}return(0,F().resolveMain)(
i,{path:l,wanted:t},e,o=>b(n,t,o.found,i))}async function b({as:n,path:t,span:i,ifFile:p},l,e,y){const d=await(0,F().resolveFound)(
y,{path:t,wanted:l,found:e},i);return n==="module"&&p&&d.targets.length>0?(0,S().join)([{targets:[],problems:[p]},d]):d}
function u({path:n,span:t},i){return(0,F().resolveTests)(i,n,t,async p=>p.found.kind==="inside"&&(0,W().isRegular)(p.found.
entry.kind)?(0,F().resolveFound)(i,p,t):S().NOTHING)}},10473:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.entryAt=N,w.entryFrom=C,w.fileAt=I,w.firstLineOf=n,w.hasOtherContent=u,w.nothingAt=T,w.readText=b,w.resolveCommitted=M,
w.runs=O,w.whyUnreadable=d;function $(){const s=m(76760);return $=function(){return s},s}function D(){const s=m(59490);return D=
function(){return s},s}function L(){const s=m(3051);return L=function(){return s},s}function W(){const s=m(32854);return W=
function(){return s},s}function F(){const s=m(59542);return F=function(){return s},s}function R(){const s=m(93028);return R=
function(){return s},s}function S(){const s=m(13254);return S=function(){return s},s}function x(){const s=m(56788);return x=
function(){return s},s}function N(s,o,P){switch(s.kind){case"inside":return s.entry;case"outside":return(0,x().fails)("t\
arget-outside",P,{path:o,reason:"symlink"});case"missing":return(0,x().fails)("target-missing",P,{path:o});case"loop":return(0,x().
fails)("target-not-a-file",P,{path:o,reason:"loop"})}}function T(s,o,P,h){const r=p(s,o),f=o.slice(0,Math.max(0,o.length-
((0,W().normalise)(P)?.length??0))),g=r&&$().posix.relative(f,r),A=o.split("/").map((c,v,k)=>k.slice(0,v).join("/")).find(
c=>s.stat(c)?.kind==="submodule");return(0,x().fails)("target-missing",h,{path:P,...A?{submodule:A}:g&&{near:g}})}function I(s,o,P){
const h=N(s,o,P);return"problems"in h||(0,R().isRegular)(h.kind)?h:(0,x().fails)("target-not-a-file",P,{path:o,reason:h.
kind})}function C(s,o,P){const h=o.startsWith("/")?void 0:(0,W().normalise)((0,x().from)(s,o));if(h===void 0)return(0,x().
fails)("target-outside",P,{path:o,reason:"above"});const r=(0,W().resolveInTree)(s.tree,h);return r.kind==="missing"?T(s.
tree,h,o,P):N(r,o,P)}function M(s,{text:o,span:P}){const h=o.startsWith("/")?void 0:(0,W().normalise)((0,x().from)(s,o)),
r=h===void 0?void 0:(0,W().resolveInTree)(s.tree,h);return h===void 0||r?.kind!=="inside"||!(0,R().isRegular)(r.entry.kind)?
x().NOTHING:O(s,{name:o,path:r.path,wanted:h},P)}function O(s,{name:o,path:P,wanted:h},r){const f=s.changed.has(P)||s.changed.
has(h);return{targets:[(0,x().target)(s,{kind:"file",name:o,path:P})],problems:f?[(0,S().problemAt)("target-changed",r,{
path:P})]:[]}}async function b(s,o,P){const h=(0,W().resolveInTree)(s,o);if(!(h.kind==="missing"&&s.stat(o)===void 0))return h.
kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the repository"}:(0,R().isRegular)(h.entry.kind)?
(h.entry.size??0)>P?{unread:"it is too large"}:{text:(await s.read(h.path,P)).toString("utf8"),path:h.path}:{unread:"it \
is not a regular file"}}async function u(s,o,P){if(s===o)return!1;const[h,r]=[s,o].map(c=>(0,W().resolveInTree)(c,P));if(h?.
kind!=="inside"||r?.kind!=="inside")return!0;const[f,g]=[h.entry,r.entry];if(f.oid!==void 0&&f.oid===g.oid)return!1;if(f.
size!==g.size||!(0,R().isRegular)(f.kind)||!(0,R().isRegular)(g.kind))return!0;const[a,A]=await Promise.all([s.read(f.path,
f.size),o.read(g.path,g.size)]);return!a.equals(A)}async function n(s,o){const[P=""]=(await s.read(o)).subarray(0,256).toString(
"latin1").split(`
`,1);return P}const t=(0,F().perTree)(s=>(0,D().groupBy)(s.files(),({path:o})=>$().posix.dirname(o))),i=20;function p(s,o){
const P=o.split("/").slice(-i),h=P.at(-1)??"",r=$().posix.dirname(o),f=P.slice(1,-1).map((v,k)=>P.slice(k+1).join("/")).
find(v=>l(s.stat(v)));if(f!==void 0)return f;const g=(0,F().filesNamed)(s,h).filter(l),a=g.filter(({path:v})=>v.endsWith(
`/${o}`));if(a.length===1)return a[0]?.path;const A=(t(s).get(r)??[]).filter(({path:v})=>$().posix.extname(v)===$().posix.
extname(h)).map(({path:v})=>$().posix.basename(v)),c=(0,L().nearestName)(h,A);return c!==void 0?$().posix.join(r,c):g.length===
1?g[0]?.path:void 0}function l(s){return!!s?.tracked&&(0,R().isRegular)(s.kind)&&!(0,W().isWithin)(s.path,"node_modules")}
const e=2e5,y=2e3;async function d(s,o){const{kind:P,size:h=0}=s.stat(o)??{};if(!(0,R().isRegular)(P))return;if(h>e)return`\
has ${h} bytes`;const r=(await s.read(o)).toString("utf8").split(`
`),f=r.findIndex(g=>g.length>y);return f<0?void 0:`has ${r[f]?.length} characters on line ${f+1}`}},47668:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.findPackages=b,w.foldersUpFrom=i,w.listWorkspaces=void 0,w.readSettings=
y;function $(){const s=m(76760);return $=function(){return s},s}function D(){const s=m(32854);return D=function(){return s},
s}function L(){const s=m(59542);return L=function(){return s},s}function W(){const s=m(13254);return W=function(){return s},
s}function F(){const s=m(59867);return F=function(){return s},s}function R(){const s=m(82293);return R=function(){return s},
s}function S(){const s=m(56788);return S=function(){return s},s}function x(){const s=m(10473);return x=function(){return s},
s}const N=w.listWorkspaces=(0,L().perPath)(async(s,o)=>{const P=(await(0,F().usablePackageJson)(s,o))?.workspaces??[],h=P.
map(v=>(0,R().alternativesOf)(v)?.map(k=>k.replace(/^\.?\/+/,"").replace(/\/$/,""))),r=v=>v?.every(R().isPlainGlob)===!0,
f=h.findIndex(v=>!r(v));if(f>=0)return{unclear:P[f]??""};const g=(v,k)=>E=>E?.some(j=>(0,R().matchesPattern)(v,j,k))===!0,
a=[];for(const{path:v,kind:k}of h.length===0?[]:s.files()){const E=C(o,v);if(E===void 0||($().posix.basename(v)==="packa\
ge.json"&&a.push($().posix.dirname(E)),k!=="symlink"||!h.some(g(E,{partial:!0}))))continue;const j=(0,D().resolveInTree)(
s,v);if(j.kind==="outside"||j.kind==="inside"&&j.entry.kind==="directory")return{unclear:v}}const A=a.filter(v=>h.some(g(
v))&&!v.split("/").includes("node_modules")).sort((v,k)=>v.localeCompare(k,"en")),c=h.flatMap(v=>A.filter(k=>g(k,{partial:!0})(
v)));return T(s,o,[...new Set(c)])});async function T(s,o,P){const h=[],r=new Set;for(const f of P){const g=$().posix.join(
o,f).replace(/^\.$/,""),a=await(0,F().readPackageJson)(s,g);if(a===void 0)continue;if(a===F().INVALID)return{broken:`${g}\
/package.json`};const A=a.name||I(g);if(r.has(A))return{broken:a.path};r.add(A),h.push({directory:g,name:A})}return h}function I(s){
const o=$().posix.basename($().posix.dirname(s)),P=$().posix.basename(s);return o.startsWith("@")?`${o}/${P}`:P}function C(s,o){
return s===""?o:o.startsWith(`${s}/`)?o.slice(s.length+1):void 0}function M(s,o,{directory:P,project:h}){const r=C(h,`${P}\
/`)!==void 0,f=$().posix.resolve("/",r?P:h,o),g=c=>$().posix.join("/",c.directory),a=c=>$().posix.dirname(g(c))===f;if(!(!(P===
h&&!/^\.\/|\/\.[^/]*$/.test(o))&&s.some(a)))return s.filter(c=>c.name===o||g(c)===f||a(c))}const O={script:"",passes:!1};
async function b(s,o,P){const{workspace:h,workspaces:r,includeRoot:f}=s,g=await u(s,o,P);if("problems"in g)return g;const{
directory:a,implied:A}=g;if(r===!1&&h.length>0)return(0,S().fails)("flag-value",P,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const c={project:a,directories:[a],selected:!1,missing:[]};if(r!==!0&&h.length===
0&&A===void 0)return c;const v=await(0,F().usablePackageJson)(o.tree,a);if(v===void 0)return c;const k=await n(a,o,P);if("\
problems"in k)return k;const E=new Map;f&&E.set(v.name,a);const j=[],H=h.length===0;for(const G of k)H&&(A===void 0||G.directory===
A)&&E.set(G.name,G.directory);for(const G of h){const B={directory:o.directory,project:a},U=M(k,G,B);if(U===void 0)return(0,S().
fails)("target-outside",P,{path:G,reason:"workspace"});U.length===0&&j.push((0,W().problemAt)("npm-script-missing",P,{...O,
workspace:G}));for(const z of U)E.set(z.name,z.directory)}return E.size===0?j.length>0?{targets:[],problems:j}:(0,S().fails)(
"npm-script-missing",P,{...O,workspace:""}):{project:a,directories:[...E.values()],selected:!0,missing:j}}async function u({
prefix:s,workspaces:o},P,h){if(s!==void 0)return t(s,P,h);const{tree:r,directory:f}=P,g=i(f),a=g.find(A=>p(r,A)||l(r,A));
if(a===void 0||!p(r,a))return(0,S().fails)("package-json-missing",h,{directory:f});if(o===!1)return{directory:a};for(const A of g.
slice(g.indexOf(a)+1)){const c=await n(A,P,h);if("problems"in c)return c;if(c.some(v=>v.directory===a))return{directory:A,
implied:a}}return{directory:a}}async function n(s,{tree:o},P){const h=await N(o,s);return"unclear"in h?(0,S().fails)("ta\
rget-outside",P,{path:h.unclear,reason:"workspace"}):"broken"in h?(0,S().fails)("package-json-invalid",P,{path:h.broken}):
h}function t(s,o,P){if((0,D().normalise)((0,S().from)(o,s))===void 0)return S().NOTHING;const h=(0,x().entryAt)((0,D().resolveInTree)(
o.tree,(0,S().from)(o,s)),s,P);return"problems"in h?h:{directory:h.path}}function i(s){const o=s.split("/"),P=o.map((h,r)=>o.
slice(0,o.length-r).join("/"));return s===""?P:[...P,""]}function p(s,o){return(0,D().resolveInTree)(s,$().posix.join(o,
"package.json")).kind!=="missing"}function l(s,o){return(0,D().resolveInTree)(s,$().posix.join(o,"node_modules")).kind===
"inside"}const e=new Set(["--usage","--version","--versions"]);function y({flags:s}){const o=s.findLast(({name:r})=>r===
"--prefix")?.value,P=d(s,"--workspaces"),h=d(s,"--ignore-scripts");return{informs:s.some(({name:r})=>e.has(r)),...o===void 0?
{}:{prefix:o},...P===void 0?{}:{workspaces:P},workspace:s.flatMap(({name:r,value:f})=>r==="--workspace"&&f?[f]:[]),includeRoot:d(
s,"--include-workspace-root")===!0,...h===void 0?{}:{ignoreScripts:h},ifPresent:d(s,"--if-present")===!0}}function d(s,o){
const P=s.findLast(h=>h.name===o);return P&&P.negated!==!0}},34482:function(J,w,m){Object.defineProperty(w,"__esModule",
{value:!0}),w.Places=void 0,w.contextIn=L;function $(){const R=m(32854);return $=function(){return R},R}const D="/\0check\
out";function L({policy:R,tree:S,platform:x,cwd:N=""},T){const{workspace:I}=R,C=W(R)?D:void 0,{files:M,cwd:O=N===""?C:`${C??
I}/${N}`}=T;return{policy:R,platform:x,proposal:T,mount:M?{at:"/",tree:M}:S?{at:C??I,tree:S}:{at:D},cwd:O}}function W({workspace:R}){
const S=(0,$().locatePath)(R,D,{at:D});return S!==void 0&&(0,$().isLocatedIn)(S,D)}class F{workspace;cwd;#n;#e;#s;constructor({
policy:{workspace:S},cwd:x,platform:N,mount:T}){this.#n=T,this.#e=T.at==="/"?T:{at:T.at},this.#s=N!=="linux",this.workspace=
(0,$().locatePath)(S,D,this.#e)??D,this.cwd=x===void 0?this.workspace:(0,$().locatePath)(x,this.workspace,T)??D}locate(S){
return(0,$().locatePath)(S,this.cwd,this.#n)}leadsInto(S,x){const N=this.locate(S);return N===void 0?!1:x.some(T=>{const I=(0,$().
locatePath)(T,this.workspace,this.#e);return I!==void 0&&this.isIn(N,I)})}isIn(S,x){return(0,$().isLocatedIn)(S,x,{ignoreCase:this.#s})}mayBeIn(S,x){
return(0,$().isLocatedIn)(S,x,{ignoreCase:!0})}}w.Places=F},6163:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.dangerIn=T;function $(){const O=m(76760);return $=function(){return O},O}function D(){const O=m(97424);return D=function(){
return O},O}function L(){const O=m(11331);return L=function(){return O},O}function W(){const O=m(81716);return W=function(){
return O},O}function F(){const O=m(54421);return F=function(){return O},O}const R=new Map(Object.entries({"deletes files":"\
rm rmdir shred truncate unlink","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp \
sftp ssh telnet","reads the environment":"printenv"}).flatMap(([O,b])=>b.split(" ").map(u=>[u,O]))),S=2,x=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
N={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function T(O){if(x.test(O))return"names a \
file that is made for secrets";const b=(0,W().readShellText)(O),u=(0,W().everyCommand)(b).some(I)?Object.entries(N).find(
([,t])=>t.test(O)):void 0;if(u!==void 0)return`${u[0]} in inline code`;const[n]=(0,D().findDangers)(b);return n?D().DOES[n.
name]:C(b)}function I({words:O}){return O.some((b,u)=>(0,F().textHanded)(O.slice(u))!==void 0)}function C(O,b=0){for(const{
words:u,pipedFrom:n}of(0,W().everyCommand)(O)){const[t,...i]=u;if(t===void 0)continue;const p=$().posix.basename(t.text),
l=M(p);if(l!==void 0)return l;if((0,L().isShell)(p)&&(n!==void 0||i.length===0))return`has \`${p}\` run whatever it reads`;
if(!(p!=="find"&&!(0,L().startsOthers)(p)))for(const{text:e}of i){const y=M($().posix.basename(e));if(y!==void 0)return y;
const s=b<S&&/\s/.test(e)?C((0,W().readShellText)(e),b+1):void 0;if(s!==void 0)return s}}}function M(O){const{kind:b,wraps:u}=(0,L().
programNamed)(O)??{};if(u==="as-user")return`acts as another user with \`${O}\``;const n=b==="downloader"?"downloads":R.
get(O);return n&&`${n} with \`${O}\``}},41431:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.judgeReading=
T,w.judgeRiskAlone=C,w.unjudged=M;function $(){const l=m(39763);return $=function(){return l},l}function D(){const l=m(13580);
return D=function(){return l},l}function L(){const l=m(95132);return L=function(){return l},l}function W(){const l=m(6163);
return W=function(){return l},l}function F(){const l=m(38010);return F=function(){return l},l}function R(){const l=m(46121);
return R=function(){return l},l}function S(){const l=m(8737);return S=function(){return l},l}function x(){const l=m(92890);
return x=function(){return l},l}function N(){const l=m(72017);return N=function(){return l},l}function T(l,e,y){const d=(0,S().
findProblems)(l),s=r=>p[r](l,d,y),o=s("evolver"),P=s("validator"),h={evolver:o,validator:P}[e]??s(e);return O(l,e,h,{evolver:o,
validator:P})}function I(l,e){const y=e.find(({args:s})=>s.of==="newer");return{"1.94":l,newer:y?{verdict:"block",reason:y}:
l}}function C(l,e,y){const d={findings:i((0,S().findProblems)(l))},s={evolver:d,validator:d};return O(l,"curated",(0,F().
judgeRisk)(e,y),s)}function M(l,e,y){const d=typeof l=="string"?l:"",s=[(0,L().notJudged)(`the command \`${d}\``,y)];return O(
{command:d,words:[],assignments:[],argv:null,targets:[],problems:[]},e,{findings:s},{evolver:{findings:s},validator:{findings:s}})}
function O(l,e,y,d){const s=b(l,i(y.findings)),o=u(s),P=r=>r===y?o:u(i(r.findings)),h=P(d.validator);return{reading:l,verdict:o.
verdict,risk:y.risk??t(o.verdict,s),confirmation:y.confirmation??"standard",findings:s,profiles:{evolver:P(d.evolver),validator:h,
[e]:o},validators:I(h,d.validator.findings)}}function b({command:l},e){const y=e[0]?.severity==="error"?(0,W().dangerIn)(
l):void 0;return y===void 0?e:e.map(d=>d.severity==="error"?{...d,harm:"danger",danger:y}:d)}function u(l){const e=n(l),
[y]=l;if(e==="block"&&y)return{verdict:e,reason:y};const d=l.find(({rule:s})=>s==="validator-empty-folder");return d?{verdict:e,
remark:d}:{verdict:e}}function n(l){return l.some(({severity:y})=>y==="error")?"block":l.some(({severity:y,rule:d})=>y===
"warning"&&d!=="experimental_mode")?"warn":"allow"}function t(l,e){return l==="block"?"dangerous":e.some(({rule:y})=>(0,D().
ruleOf)(y).writes===!0)?"write":"safe"}function i(l){return $().SEVERITIES.flatMap(e=>l.filter(({severity:y})=>y===e))}const p={
evolver:R().evolver,validator:x().validator,curated:F().curated,workspace:N().workspace}},21311:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.checkCommandPolicy=O,w.checkFamily=n,w.failedExamples=b,w.requireExamples=u;function $(){const e=m(
7723);return $=function(){return e},e}function D(){const e=m(51951);return D=function(){return e},e}function L(){const e=m(
41895);return L=function(){return e},e}function W(){const e=m(94853);return W=function(){return e},e}function F(){const e=m(
72720);return F=function(){return e},e}function R(){const e=m(74238);return R=function(){return e},e}function S(){const e=m(
5468);return S=function(){return e},e}function x(){const e=m(87952);return x=function(){return e},e}function N(){const e=m(
88220);return N=function(){return e},e}function T(){const e=m(91063);return T=function(){return e},e}function I(){const e=m(
34482);return I=function(){return e},e}function C(){const e=m(41431);return C=function(){return e},e}function M(){const e=m(
72017);return M=function(){return e},e}function O({families:e,patterns:y}){const d=e.flatMap((s,o)=>l(["families",o],n(s)));
return d.length>0?d:y.flatMap((s,o)=>l(["patterns",o],i(s,e)))}function b({policy:e,path:y=R().POLICY_PATH,text:d=""}){return O(
e).map(({message:s,pointer:o,value:P})=>{const h=(0,S().placeIn)(d,o,P);return`${h===void 0?y:`${y}:${h}`}: ${s}`})}function u(e){
const y=b(e);if(y.length!==0)throw new(L()).GateError("policy_invalid",`Examples of the policy fail:
${y.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function n(e){const{name:y}=e,
d=N().familySchema.safeParse(e);if(!d.success)return[{message:`family ${y}: ${$().prettifyError(d.error)}`,pointer:["nam\
e"],value:y}];const{evolver:s,sandbox:o}=d.data;try{s&&(0,T().programFamily)(y,s)}catch(f){const{message:g}=f;return[{message:`\
family ${y}: ${g}`,pointer:["evolver","flags"],value:y}]}const P={...W().DEFAULT_POLICY,programs:[y],families:[d.data],mode:"\
dangerous",allow_dangerous:!0},h=(f,{match:g,not_match:a})=>{const A=(c,v)=>t(c,y,v,P);return[...p("match",g,c=>{const v=f.
find(k=>!A(c,k));return v&&`family ${y}: ${v} rejects its example`}),...p("not_match",a,c=>{const v=f.find(k=>A(c,k));return v&&
`family ${y}: ${v} accepts its example`})]},r=o?.only?[o.only]:["curated","workspace"];return[...s?l(["evolver"],h(["evo\
lver"],s)):[],...o?l(["sandbox"],h(r,o)):[]]}function t(e,y,d,s){const o=(0,D().readWords)(e,{programs:(0,x().programTerms)(
s)}),P=d==="evolver"?o.invocation?.family:o.words[0]?.text===y,h=(0,I().contextIn)({policy:s,tree:void 0,platform:"linux"},
{}),{findings:r}=(0,C().judgeReading)(o,d,h),f=r.filter(({severity:g,rule:a})=>g==="error"&&a!=="family_unavailable");return!!P&&
f.length===0}function i({name:e,regex:y,match:d,not_match:s},o){const P=(0,F().compileLinear)(y);if("error"in P)return[{
message:`${e}: the pattern ${P.error}`,pointer:["regex"],value:y}];const h=r=>(0,M().matchesAnyCommand)(r,y,o);return[...p(
"match",d,r=>h(r)?void 0:`${e}: does not match`),...p("not_match",s,r=>h(r)?`${e}: matches`:void 0)]}function p(e,y,d){return y.
flatMap((s,o)=>{const P=d(s);return P?[{message:`${P} ${s}`,pointer:[e,o],value:s}]:[]})}function l(e,y){return y.map(d=>({
...d,pointer:[...e,...d.pointer]}))}},38010:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.curated=void 0,
w.judgeRisk=d;function $(){const c=m(55972);return $=function(){return c},c}function D(){const c=m(55126);return D=function(){
return c},c}function L(){const c=m(87952);return L=function(){return c},c}function W(){const c=m(13580);return W=function(){
return c},c}function F(){const c=m(95132);return F=function(){return c},c}function R(){const c=m(34482);return R=function(){
return c},c}function S(){const c=m(8737);return S=function(){return c},c}const x=10,N=[O,b,n,t,p,c=>s(l(c),c.context.policy)],
T=(c,v,k)=>{const{policy:E,proposal:j}=k,[H,...G]=f(c),B=[...a(c),...(0,S().besidesProgram)(v,c)],U=j.family??H?.text??"",
z=(0,L().sandboxProgram)("curated",U,E.families),K=j.mode??(E.experimental.includes(U)?"experimental":"structured");if(H===
void 0||z===void 0){const tn=H?(0,F().finding)("not_in_registry",{family:U},{span:H.span}):(0,F().finding)("no_command",
{});return{...d("dangerous",k),findings:[tn,...B].filter(I)}}const V=new(R()).Places(k),Y=(0,D().readArguments)(G,z,r(V)),
Z=C(Y),X=new Set(z.dangerous_targets?.map(tn=>V.locate(tn))),_=Z.some(({path:tn})=>X.has(V.locate(tn.replace(/\*$/,"")))),
Q={context:k,places:V,base:H,name:U,program:z,proposalMode:K,words:G,read:Y,paths:Z,broad:_},[q,...en]=N.map(tn=>tn(Q)),
nn=[...q??[],...B,...en.flat()],sn=l(Q),rn=o(sn,K);return{findings:nn.some(({severity:tn})=>tn==="error")?(0,S().firstOfEach)(
nn.filter(I),x):[...nn,...y(Q).map(tn=>(0,F().finding)(tn,{}))],risk:sn,confirmation:rn}};w.curated=T;function I({severity:c}){
return c!=="warning"}function C({use:c,values:v}){const k=v.filter(({kind:j,text:H})=>$().PATH_KINDS.has(j)&&H!=="-").map(
({text:j,word:H})=>({path:j,word:H})),{default_operand:E}=c;return k.length===0&&E!==void 0?[{path:E}]:k}const M={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function O({name:c,
base:v,program:k,proposalMode:E,context:j}){const{maturity:H="structured",platforms:G}=k.family.sandbox??{},{category:B}=k.
family,{policy:U,platform:z}=j,K=M[H];return[...U.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...G?.
includes(z)===!1?[`does not exist on \`${z}\``]:[],...K.includes(E)?[]:[`has the maturity \`${H}\``]].map(Y=>(0,F().finding)(
"family_unavailable",{family:c,reason:Y},{span:v.span}))}function b({name:c,base:v}){return c===v.text?[]:[(0,F().finding)(
"family_base_mismatch",{family:c,base:v.text},{span:v.span})]}const u={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function n(c){const{name:v,program:k,words:E,read:j}=c,H=u[v]??"constrained_form.other",
G=k.forms?H:"argument_refused";return[...E.filter(({text:U})=>k.family.category==="archives"&&$().SHELL_OPERATOR.test(U)).
map(({text:U,span:z})=>(0,F().finding)("shell_operator.quoted",{operator:U},{span:z})),...j.objections.filter(({word:U})=>U===
void 0||i(U,c)===void 0).map(({objection:U,word:z})=>(0,F().finding)(G,{family:v,objection:U},z?{span:z.span}:{}))]}function t(c){
return c.words.flatMap(v=>{const k=i(v,c);if(k===void 0)return[];const E={family:c.name,operand:v.text,prefix:k};return[
(0,F().finding)("forbidden_operand_prefix",E,{span:v.span})]})}function i({text:c},{program:v}){const{forbidden_prefixes:k=[]}=v;
return k.find(E=>c.toLowerCase().startsWith(E.toLowerCase()))}function p({paths:c,places:v,context:k}){const{allowed_roots:E}=k.
policy;return E.length===0?[]:c.filter(({path:j})=>j.startsWith("~")||!v.leadsInto(j,E)).map(({path:j,word:H})=>(0,F().finding)(
"outside_allowed_roots",{path:j,roots:E},H&&{span:H.span}))}function l({broad:c,read:{use:v}}){return c?"dangerous":v.risk??
"safe"}const e=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function y({broad:c,paths:v,proposalMode:k,read:E}){
const{flag_warnings:j={}}=E.use;return[...new Set([...(0,D().warningsIn)(E.use),...E.flags.flatMap(G=>j[G]??[]),...c?["b\
road_permission_target"]:[],...v.some(({path:G})=>e.test(G))?["env_secrets"]:[],...k==="experimental"?["experimental_mod\
e"]:[]])]}function d(c,{policy:v,proposal:k}){const E=o(c,k.mode??"structured");return{findings:s(c,v),risk:c,confirmation:E}}
function s(c,{mode:v,allow_dangerous:k}){return c==="safe"||c==="write"&&v!=="safe"||c==="dangerous"&&v==="dangerous"&&k?
[]:[(0,F().finding)("policy_risk",{risk:c,mode:v})]}function o(c,v){return v==="experimental"?"very_strong":c==="dangero\
us"?"strong":"standard"}const P=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],h=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function r(c){return(v,k)=>{const E=$().KINDS[v](k);if(E!==void 0||v!=="destination"&&v!=="source")return E;const j=c.locate(
k);if(j===void 0)return"cannot be resolved";if(j==="/")return"is the root of the file system";const G=(/^[\\/]|^[A-Za-z]:/.
test(k)||!c.isIn(j,c.cwd))&&P.find(B=>c.mayBeIn(j,B));if(G)return`is in the system directory ${G}`;if(v!=="destination")
return c.mayBeIn(c.cwd,j)?"is the working directory or one of its parents":h.test(j)?"is a home directory":void 0}}function f({
words:c,problems:v}){const k=v.filter(({rule:j})=>g.has((0,W().ruleOf)(j).shape)),E=Math.min(...k.map(({span:j})=>j.start));
return c.filter(({span:j})=>j.start<E)}const g=new Set(["operator","redirection","multiline"]);function a({problems:c}){
return c.flatMap(({rule:v,args:k,span:E})=>{const{shape:j}=(0,W().ruleOf)(v);if(j===void 0)return[];if(j==="unreadable")
return[(0,F().finding)("parse_failed",{},{span:E})];const{operator:H,written:G,character:B}=k,U=String(H??G??B),z=j==="o\
perator"?A(U):j;return[(0,F().finding)(`shell_operator.${z}`,{operator:U},{span:E})]})}function A(c){return c==="|"||c===
"|&"?"pipeline":c==="&"?"background":"chaining"}},46121:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.evolver=void 0;function $(){const R=m(87952);return $=function(){return R},R}function D(){const R=m(38010);return D=function(){
return R},R}const L=(R,S,x)=>{const N=R.words[0]?.text;if(R.invocation===void 0&&N&&(0,$().isNamedCurated)(N,x.policy))return(0,D().
curated)(R,S,F(x));const T=W(R,S);return{findings:S,...T&&{risk:T}}};w.evolver=L;function W({invocation:R},S){const x=R?.
family?.data.risk;return S.some(({severity:T})=>T==="error")||x==="safe"?void 0:x}function F(R){const{policy:S}=R,x=S.allowed_roots.
length>0?S.allowed_roots:["."];return{...R,policy:{...S,allowed_roots:x}}}},8737:function(J,w,m){Object.defineProperty(w,
"__esModule",{value:!0}),w.besidesProgram=L,w.findProblems=F,w.firstOfEach=W;function $(){const R=m(13580);return $=function(){
return R},R}function D(){const R=m(95132);return D=function(){return R},R}function L(R,{invocation:S}){const x=S?.family?
["program","invocation","target"]:["program"];return R.filter(({layer:N,rule:T})=>!x.includes(String(N))||(0,$().ruleOf)(
T).anyText===!0)}function W(R,S){const x=new Map;return R.filter(({rule:N})=>{const T=(x.get(N)??0)+1;return x.set(N,T),
T<=S})}function F({problems:R}){return R.map(D().problemFinding)}},89509:function(J,w){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.readToolCall=D;const m=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,$=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function D(L){const W=m.exec(L);if(W===null)return;const[,F="",R=""]=W,S=[];let x=W.indices?.[2]?.[0]??0,N=R;for(;N!=="";){
const T=$.exec(N);if(T===null)return;const[I,C,M]=T;S.push({text:C??M??"",span:{start:x,end:x+I.length}}),N=N.slice(I.length),
x+=I.length}return{name:F,args:S}}},92890:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.validator=void 0;
function $(){const x=m(95132);return $=function(){return x},x}const D=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
L={"1.94":{refused:D,information:new Set(["--version","--help","--v8-options"])},newer:{refused:D,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},W=(x,N)=>{const{invocation:T}=x,I=[...N,...S("1.94",x)];
if(I.some(({severity:O})=>O==="error"))return{findings:I};const[C]=S("newer",x);if(C){const O=String(C.args.flag??""),b={
...C.span&&{span:C.span},...F};I.push((0,$().finding)("validator-flag",{flag:O,of:"newer"},b))}const M=T?.operands[0];if(M&&
!R(T,L["1.94"])){const{text:O,span:b}=M;I.push((0,$().finding)("validator-empty-folder",{script:O},{span:b}))}return{findings:I}};
w.validator=W;const F={severity:"notice",harm:"bookkeeping"};function R({flags:x},{information:N}){return x.some(({name:T})=>N.
has(T))}function S(x,{words:N,invocation:T,command:I}){const C=L[x],[M,...O]=N;if(M===void 0)return[];const b=s=>(0,$().
finding)("validator-script",{command:s},{span:M.span});if(M.text!=="node")return[b(`\`${M.text}\``)];const{flags:u=[],operands:[
n]=[]}=T??{},t=(s,o)=>{const P=n&&n.span.start<o.start?"script":"node";return(0,$().finding)("validator-flag",{flag:s,of:P},
{span:o})},i=T!==void 0&&R(T,C),p=i&&u.length===1&&n===void 0,{options:l}=C,e=p||l===void 0?[]:u.filter(({name:s})=>!l.has(
s)),y=C.text?.exec(I),d=u.some(({name:s})=>s==="--test");return[...O.flatMap(({text:s,span:o})=>C.refused.test(s)?[t(s,o)]:
[]),...e.map(({written:s,span:o})=>t(s,o)),...y?[t(y[0],{start:y.index,end:y.index+y[0].length})]:[],...(n===void 0||d)&&
!i?[b("`node` without a script")]:[]]}},72017:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.matchesAnyCommand=
o,w.workspace=void 0;function $(){const c=m(13970);return $=function(){return c},c}function D(){const c=m(72720);return D=
function(){return c},c}function L(){const c=m(55972);return L=function(){return c},c}function W(){const c=m(55126);return W=
function(){return c},c}function F(){const c=m(21006);return F=function(){return c},c}function R(){const c=m(87952);return R=
function(){return c},c}function S(){const c=m(13580);return S=function(){return c},c}function x(){const c=m(95132);return x=
function(){return c},c}function N(){const c=m(97424);return N=function(){return c},c}function T(){const c=m(81716);return T=
function(){return c},c}function I(){const c=m(34482);return I=function(){return c},c}function C(){const c=m(8737);return C=
function(){return c},c}function M(){const c=m(89509);return M=function(){return c},c}const O=(c,v,k)=>k.proposal.tool===
"runpy"?A(c,v,k):b(c,(0,C().besidesProgram)(v,c),k);w.workspace=O;function b(c,v,k){const{families:E,patterns:j,disabled_packs:H}=k.
policy,G=new(I()).Places(k),B=(0,T().readShellText)(c.command),U=Q=>Q.map(q=>u(q,E,H)),z=U((0,T().everyCommand)(B)),K=Q=>z.
flatMap(q=>{const en=P(q);return j.filter(nn=>nn.layer===Q&&s(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,x().finding)(
"custom_pattern",{name:nn,pattern:sn,reason:rn},{layer:Q}))}),V=[()=>n(c,B),()=>U(l(c,k.mount,G,z)).flatMap(Q=>h(Q,G)),()=>z.
flatMap(a)];for(const[Q,q]of V.entries()){const en=[...q(),...K(Q+1)];if(en.length>0)return{findings:[...(0,C().firstOfEach)(
en,1),...v.filter(e)]}}const Y=z.map(({read:Q})=>Q.use),Z=new Set(Y.flatMap(W().warningsIn)),X=[...v,...[...Z].map(Q=>(0,x().
finding)(Q,{}))],_=$().riskSchema.options.findLast(Q=>Y.some(q=>q.risk===Q));return _===void 0||_==="safe"||X.some(e)?{findings:X}:
{findings:X,risk:_}}function u(c,v,k){const[E,...j]=c.words,H=(0,R().sandboxProgram)("workspace",E?.text??"",v),G=H&&!k.
includes(H.family.category)?H:void 0;return{command:c,program:G,read:(0,W().readArguments)(j,G??{})}}function n({targets:c},v){
const k=c.flatMap(({script:E})=>E===void 0?[]:[E]);return[...(0,N().findDangers)(v).map(E=>t(E,!0)),...k.flatMap(E=>(0,N().
findDangers)((0,T().readShellText)(E))).map(E=>t(E,!1))]}function t({name:c,pattern:v,words:k},E){const j=k[0]?.span.start,
H=k.at(-1)?.span.end,G=E&&j!==void 0&&H!==void 0?{span:{start:j,end:H}}:{};return(0,x().finding)(c,{pattern:p(v)},G)}const i=200;
function p(c){return c.length>i?`${c.slice(0,i)}\u2026`:c}function l({command:c},{tree:v,at:k},{cwd:E},j){return v!==void 0&&
k!=="/"&&k===E&&j.length===1?(0,T().everyCommand)((0,T().readShellText)(c,v)):j.map(G=>G.command)}function e({severity:c}){
return c==="error"}function y({program:c,read:v}){const k=c===void 0?[]:v.values;return new Set(k.flatMap(({kind:E,word:j})=>L().
PATH_KINDS.has(E)?[]:j))}const d=new Map;function s(c,v){const k=d.get(c)??(0,D().compileLinear)(c);return d.set(c,k),"e\
rror"in k||k.matches(v)}function o(c,v,k){return(0,T().everyCommand)((0,T().readShellText)(c)).some(E=>s(v,P(u(E,k,[]))))}
function P(c){const{words:v,redirections:k}=c.command,E=y(c);return[...v.filter(j=>!E.has(j)).map(({text:j})=>j),...k.map(
({operator:j,target:H})=>`${j} ${H?.text??""}`)].join(" ")}function h(c,v){const{words:k,redirections:E,problems:j}=c.command,
H=y(c),G=j.filter(({rule:U})=>U==="variable-expansion"),B=E.flatMap(({target:U})=>U??[]);return[...k.slice(1).filter(U=>!H.
has(U)),...B].flatMap(({text:U,span:z})=>{const K=G.some(({span:V})=>V.start>=z.start&&V.end<=z.end);return[U,...r(U)].flatMap(
V=>f(V,z,v,K))})}function r(c){if(!c.startsWith("-"))return[];const{attached:v}=(0,F().splitAtEquals)(c);return[...v?[v]:
[],.../^-[^-]./.test(c)?[c.slice(2)]:[]]}function f(c,v,k,E=!1){const j=E||c.startsWith("~")?void 0:k.locate(c);return j===
void 0||!k.isIn(j,k.workspace)?[(0,x().finding)("path_outside_workspace",{path:c},{span:v})]:c.split(/[\\/]/).includes("\
..")?[(0,x().finding)("path_traversal",{path:c},{span:v})]:[]}const g=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function a({command:c,program:v,read:k}){const[E,...j]=c.words;
if(E===void 0)return[];const{text:H}=E,G=g.flatMap(([z,K])=>z.test(H)?[K]:[]),B=j.filter(({text:z})=>G.some(K=>K.test(z)));
return B.length>0?B.map(({text:z,span:K})=>(0,x().finding)("blocked_flag",{program:H,flag:z},{span:K})):j.length===1&&v&&
/^--(?:version|help)$/.test(j[0]?.text??"")?[]:(v?k.objections:[{objection:"is not allowed",word:E}]).map(({objection:z,
word:K=E})=>(0,x().finding)("command_not_allowed",{program:H,objection:z},{span:K.span}))}function A({command:c},v,k){const E=v.
filter(({rule:B})=>(0,S().ruleOf)(B).anyText===!0),j=(0,M().readToolCall)(c),[H]=j?.args??[];if(j?.name!=="write_file"||
H===void 0){const B=p(j?.name??c);return{findings:[(0,x().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...E]}}const G=[...f(H.text,H.span,new(I()).Places(k)),...E];return G.some(
e)?{findings:G}:{findings:G,risk:"write"}}},81961:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.combine=
R,w.policyWith=N,w.stricterOf=F,w.tightenPolicy=S,w.valuesOf=x;function $(){const T=m(23404);return $=function(){return T},
T}function D(){const T=m(41895);return D=function(){return T},T}function L(){const T=m(74238);return L=function(){return T},
T}function W(){const T=m(11160);return W=function(){return T},T}function F(T,I,C){const M=R(T.policy,I.policy);if("confl\
icts"in M)throw new(D()).GateError("policy_conflict",`The policies of the base and of ${C} differ in ${M.conflicts.join(
", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");const{ref:O,digest:b}=I,u=[
...T.combinedWith?[T.combinedWith.name]:[],C];return{...T,policy:M.policy,digest:(0,L().digestPolicy)(M.policy),combinedWith:{
name:u.join(" and "),digest:b,...O!==void 0&&{ref:O}}}}function R(T,I){const C=[],M=x(T),O=x(I);for(const[b,{strictness:u}]of W().
POLICY_KEYS){const[n,t]=[M.get(b),O.get(b)];if((0,$().canonicalize)(n)===(0,$().canonicalize)(t))continue;const i=u.combine(
n,t);i?M.set(b,i.value):C.push(b)}return C.length>0?{conflicts:C}:{policy:N(M)}}function S(T,I){if(Object.values(I).every(
u=>u===void 0))return T;const C=x(T.policy),M=[],O=new Map(Object.entries(I));for(const[u,{strictness:n,input:t}]of W().
POLICY_KEYS){const i=t&&O.get(t.name),p=C.get(u);if(!(!t||i===void 0||i===p))if(p===t.open||n.compare(p,i)==="tighter")C.
set(u,i);else{const l={given:String(i),kept:String(p)};M.push({input:t.name,key:u,...l})}}const b=N(C);return{...T,policy:b,
digest:(0,L().digestPolicy)(b),ignoredInputs:M}}function x(T){const I=T;return new Map([...W().POLICY_KEYS.keys()].map(C=>{
const[M="",O]=C.split("."),b=I[M];return[C,O===void 0?b:b[O]]}))}function N(T){const I={};for(const[C,M]of T){const[O="",
b]=C.split(".");I[O]=b===void 0?M:{...I[O],[b]:M}}return W().policySchema.parse(I)}},76545:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.comparePolicies=R;function $(){const T=m(23404);return $=function(){return T},T}function D(){
const T=m(69873);return D=function(){return T},T}function L(){const T=m(81961);return L=function(){return T},T}function W(){
const T=m(11160);return W=function(){return T},T}function F(){const T=m(92328);return F=function(){return T},T}function R(T,I){
const[C,M]=[(0,L().valuesOf)(T),(0,L().valuesOf)(I)];return[...W().POLICY_KEYS].flatMap(([O,{strictness:b}])=>{const[u,n]=[
C.get(O),M.get(O)],t=S(u,n);if(t===void 0)return[];const i=b.compare(u,n),p=b.loosens?.(u,n)??i!=="tighter";return[{key:O,
change:t,direction:i,loosens:p}]})}function S(T,I){if(Array.isArray(T)&&Array.isArray(I)){const C=[...(0,F().missingFrom)(
T,I).map(M=>`+ ${x(M)}`),...(0,F().missingFrom)(I,T).map(M=>`- ${x(M)}`)];return C.length===0?void 0:C.join(", ")}return(0,$().
canonicalize)(T)===(0,$().canonicalize)(I)?void 0:`${N(T)} \u2192 ${N(I)}`}function x(T){const I=T.name;return typeof I==
"string"?I:N(T)}function N(T){return(0,D().stringify)(T,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.NPM_LOCKFILES=w.LOCKFILES=void 0,w.isCode=x,w.isLockfile=y,w.isOfTests=
i,w.isPackageFile=s,w.isProgramCode=S,w.isTest=n,w.isTestData=t,w.isWritten=N,w.toolThatFinds=g;function $(){const a=m(76760);
return $=function(){return a},a}function D(){const a=m(41330);return D=function(){return a},a}const L=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),W=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),F=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function S(a){return L.has(T(a))}function x(a){return S(a)||W.has(T(a))}function N(a){return x(a)||F.has(T(a))||R.test($().
posix.basename(a))}function T(a){return $().posix.extname(a).slice(1).toLowerCase()}const I={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},C=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
M=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[O,b,u]=Object.values(I).map(a=>new RegExp(`(?:^|/)(?\
:${a})/`,"i"));function n(a){return O.test(a)||C.test(a)}function t(a){return b.test(a)||a.endsWith(".snap")}function i(a){
return n(a)||t(a)||u.test(a)||M.test(a)}const p=w.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],l=w.LOCKFILES=
[...p,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],e=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function y(a){return l.includes(a)||e.test(a)}const d=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function s(a){return l.includes(a)||d.test(a)}const o="{js,cjs,mjs,ts,cts,mts}",P="{json,jsonc,json5,yaml,yml,toml}",h=`\
{${o.slice(1,-1)},${P.slice(1,-1)}}`,r={vitest:`vitest.config.${o} vitest.workspace.${h} vite.config.${o}`,jest:`jest.co\
nfig.${h} jest.setup.${o}`,mocha:`.mocharc .mocharc.${h}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${o}`,cypress:`cypress.config.${o}`,eslint:`eslint.config.${o} .eslintrc \
.eslintrc.${h} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${h} prettier.config.${o} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${h} stylelint.config.${o} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${h} .knip.${P} knip.config.${o}`,markdownlint:`.markdownlint.${h}\
 .markdownlint-cli2.${h} .markdownlintignore .markdownlintrc`,cspell:`cspell.${h} .cspell.${h} cspell.config.${h}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${h} nyc.config.${o}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${h} .babelrc .babelrc.${h}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let f;function g(a){if(f??=Object.entries(r).map(([c,v])=>[c,
(0,D().default)(v.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(a))return"cargo";const A=a.slice(a.lastIndexOf(
"/")+1);return f.find(([,c])=>c(A))?.[0]}},19609:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.PRELOADABLE_PACKAGES=
w.PRELOADABLE_BY_TOOLS=w.NODE_FLAGS=w.NODE_ALIASES=w.BUILT_IN_REPORTERS=void 0;function $(){const S=m(91063);return $=function(){
return S},S}const D=w.NODE_FLAGS=(0,$().nameTable)({harmless:`
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
  `}),L=w.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(S=>S.split("="))),W=w.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),F=w.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),R=w.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.SELECTING_FLAGS=w.NPM_SUBCOMMANDS=
w.NPM_SHORTHANDS=w.NPM_FLAGS=w.FLAGS_OF_TESTS=void 0;function $(){const x=m(91063);return $=function(){return x},x}const D=w.
NPM_FLAGS=(0,$().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),L=w.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),W=w.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),F=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,R=w.NPM_SHORTHANDS=new Map(F.trim().split(/\s+/).map(x=>x.split(/[=:]/)).map(([x="",N,T])=>[x,`--${N}${T===void 0?"":`\
=${T}`}`])),S=w.NPM_SUBCOMMANDS=(0,$().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.readArguments=
S,w.warningsIn=R;function $(){const M=m(35672);return $=function(){return M},M}function D(){const M=m(55972);return D=function(){
return M},M}function L(){const M=m(20457);return L=function(){return M},M}function W(){const M=m(60842);return W=function(){
return M},M}function F(){const M=m(91063);return F=function(){return M},M}function R({warnings:M=[],network_touching:O}){
return O?["network_touching",...M]:M}function S(M,O,b=(u,n)=>D().KINDS[u](n)){if(O.forms!==void 0)return x(M,O,O.forms,b);
if(O.subcommands===void 0)return I(M,O,b);const[u,...n]=M,t=Object.entries(O.subcommands).find(([p])=>p===u?.text)?.[1];
if(t!==void 0)return I(n,{...O,...t},b);const i=`is accepted only with ${T(Object.keys(O.subcommands))}`;return{use:O,flags:[],
values:[],objections:[{objection:i,...u&&{word:u}}]}}function x(M,O,b,u){const n=`is accepted only as ${T(Object.keys(b))}`,
[t]=M;let i={use:O,flags:[],values:[],objections:[{objection:n,...t&&{word:t}}]};for(const[p,l]of Object.entries(b)){const e=(0,$().
matchForm)((0,$().parseForm)(p)??[],M,u);if(e===void 0)continue;const y=e.map(({word:s,kind:o})=>({text:s.text,word:s,kind:o})),
d=e.find(s=>s.wrong!==void 0);if(!d)return{use:{...O,...l},flags:[],values:y,objections:[]};i={...i,values:y,objections:[
N(d)]}}return i}function N({word:M,wrong:O}){return{objection:`does not accept \`${M.text}\`, which ${O}`,word:M}}function T(M){
return M.map(O=>`\`${O}\``).join(", ")}function I(M,O,b){const{leading_flags:u=[]}=O,{flags:n,operands:t}=(0,L().readUse)(
(0,F().strictFlags)(O.flags,u),M),i=[],p=(f,g)=>i.push(N({word:f,wrong:g})),l=[],e=[];for(const{word:f,flag:g,value:a,valueWord:A}of n){
if(g===void 0||(0,W().isReason)(g.kind)||g.choices?.includes(a??"")===!1){p(f,"is not among its flags");continue}e.push(
g.name),u.includes(g.name)&&t.some(c=>C(f,c))&&p(f,"must come before the operands"),g.arity!=="none"&&(a===void 0?p(f,"r\
equires a value"):l.push({text:a,kind:g.kind,word:A??f}))}const y=n.find(({flag:f})=>!u.includes(f?.name??"")),d=(f=[])=>f.
some(g=>e.includes(g)),s=((0,$().parseOperands)(O.operands??"path*")??[]).slice(d(O.first_operand_by)?1:0);for(const[f,g]of t.
entries()){u.length>0&&y&&C(g,y.word)&&p(g,"comes after the expression");const a=s[Math.min(f,s.length-1)];l.push({text:g.
text,kind:a?.kind??"path",word:g})}for(const{text:f,kind:g,word:a}of l){const A=b(g,f);A!==void 0&&i.push({objection:`do\
es not accept \`${f}\`, which ${A}`,word:a})}const{min:o,max:P}=(0,$().countOf)(s),h=o-(d(O.last_operand_by)?1:0),r=t.length;
if(r<h||r>P){const f=P===h?`${P}`:`${h} to ${P}`,g=Number.isFinite(P)?f:`at least ${h}`;i.push({objection:`takes ${g} op\
erands, not ${r}`})}return{use:O,flags:e,values:l,objections:i}}function C(M,O){return M.span.start>O.span.start}},21006:function(J,w){
Object.defineProperty(w,"__esModule",{value:!0}),w.readFlags=m,w.splitAtEquals=R,w.valueRead=W;function m(S,x){const N=[],
T=S.toReversed();let I;const C=M=>{for(const O of T.reverse())N.push({kind:"operand",word:O});return{tokens:N,separator:M,
rest:void 0}};for(let M=T.pop();M!==void 0;M=T.pop()){if(x.separator.test(M.text))return C(M);const O=!$(M,x);if(!O&&I!==
void 0){N.push({...I,word:M,next:M});continue}const{written:b,attached:u}=O?D(M.text,x):{written:M.text,attached:void 0},
n=O?x.expand(b,u):"operand";if(n==="operand"){if(N.push({kind:"operand",word:M}),x.flags==="first")return C();continue}if(I=
void 0,n!==void 0&&"instead"in n){const{span:y,quoted:d}=M;T.push(...n.instead.map(s=>({text:s,span:y,quoted:d})).reverse());
continue}const t=T.at(-1),i=n===void 0?x.unknown:n.at(-1)?.takes,p=u===void 0&&L(i,t,x),l={word:M,written:b,attached:u,next:t,
consumes:p};n===void 0&&N.push({kind:"unknown",...l});for(const[y,d]of n?.entries()??[]){const s=y===(n?.length??0)-1,o={
word:M,written:b,attached:void 0,next:void 0,consumes:!1};N.push({kind:"flag",part:d,...s?l:o})}if(i==="rest")return{tokens:N,
separator:void 0,rest:T.reverse()};const e=N.at(-1);i==="operands"&&p&&e?.kind==="flag"&&(I=e),p&&!(i==="both"&&t&&!$(t,
x))&&T.pop()}return C()}function $({text:S},{dash:x}){return!S.startsWith("-")||S==="-"&&x==="operand"}function D(S,{equals:x}){
return x==="all"||x==="long"&&S.startsWith("--")?R(S):{written:S,attached:void 0}}function L(S,x,N){if(x===void 0)return!1;
switch(S){case"always":case"both":return!0;case"unless-dash":return!x.text.startsWith("-");case"true-or-false":return F(
x.text);case"operand":case"operands":return $(x,N);default:return!1}}function W({word:{span:S},attached:x,next:N,consumes:T}){
return T&&N?{value:N.text,span:{start:S.start,end:N.span.end}}:x===void 0?{span:S}:{value:x,span:S}}function F(S){return S===
"true"||S==="false"}function R(S){const x=S.indexOf("=");return x<0?{written:S,attached:void 0}:{written:S.slice(0,x),attached:S.
slice(x+1)}}},20457:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.readUse=L;function $(){const O=m(
21006);return $=function(){return O},O}function D(){const O=m(91063);return D=function(){return O},O}function L(O,b){const{
tokens:u,rest:n}=(0,$().readFlags)(b,N(O)),t=[],i=[];let p;for(const o of u)o.kind==="flag"&&o.word===p&&/\s/.test(o.written)||
(p=o.kind==="flag"&&o.consumes?o.next:void 0,o.kind==="flag"&&!W(O,o,i)?t.push(F(o)):i.push(o.word));const l=O.stops?{operands:[],
started:i}:{operands:i,started:[]},e=n&&t.pop();if(n===void 0||e===void 0)return{flags:t,...l};const{word:y,value:d}=e,s=d===
void 0?n:[{...y,text:d},...n];return{flags:t,...l,rest:{flag:e,words:s}}}function W({readsBehind:O,handsOn:b},{part:u},n){
return!!O&&!b&&u.spec===void 0&&n.length>0}function F(O){const{word:b,attached:u,next:n,consumes:t,part:i}=O,{spec:p,negated:l,
letter:e,fixed:y=u}=i,d=e??O.written;if(t&&n!==void 0){const r={start:b.span.start,end:n.span.end};return{word:{...b,span:r},
written:d,flag:p,value:n.text,valueWord:n,off:!1}}const s=n!==void 0&&(!n.text.startsWith("-")||n.text==="-"),o=p===void 0&&
s?n.text:void 0,P=p?.arity!=="value"&&/^(?:false|0)$/.test(y??""),h=p?.arity!=="rest"&&(l||P);return{word:b,written:d,flag:p,
value:y??o,off:h}}const R={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function S(O,b=!1){
const u=O===void 0?"never":R[O.arity];return{spec:O,negated:b,takes:b&&u!=="rest"?"never":u}}function x({flags:O},b,u){const n=e=>{
const y=O.get(e);return{...S(y),takes:y?.arity==="value"?"always":"never"}},t=O.get(b)??O.get(/^-\d+$/.test(b)?"-#":"");
if(t!==void 0)return[(u===void 0?t.arity!=="attached":t.arity!=="none")?n(t.name):S(void 0)];const i=b.slice(0,2);if(!b.
startsWith("--")&&O.get(i)?.arity==="value")return[{...n(i),fixed:b.slice(2),takes:"never"}];const p=/^-[A-Za-z]{2,}$/.test(
b)?[...b.slice(1)]:[];return p.length>0&&p.every(e=>O.get(`-${e}`)?.arity==="none")?p.map(e=>n(`-${e}`)):[S(void 0)]}function N(O){
return{flags:O.stops&&!O.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:O.strict?"long":"all",unknown:"\
never",expand:(b,u)=>{if(O.strict)return x(O,b,u);const n=T(O,b,u),t=O.handsOn&&!O.readsBehind;return O.stops&&t&&n.some(
({spec:p})=>p===void 0)?"operand":n}}}function T(O,b,u){const n=b.replace(/^-+/,""),t=b.startsWith("--"),i=I(O,n,t);if(i!==
void 0)return[i];if(t||n.length<2)return[S(void 0)];const p=[],l=u===void 0?n:`${n}=${u}`;for(let e=0;e<l.length;e+=1){const y=l[e]??
"",d=O.flags.get(y);if(d===void 0)return[...p,S(void 0)];const s={...S(d),letter:`-${y}`},o=l.slice(e+1);if(o!==""&&(d.arity!==
"none"||o.startsWith("="))){const P=d.arity==="rest"?"rest":"never";return[...p,{...s,fixed:o.replace(/^=/,""),takes:P}]}
p.push(s)}return p}function I(O,b,u){const n=M(O,b,u)??(u&&O.completes?C(O,b):void 0);if(n!==void 0)return S(n);if(!/^no-?[A-Za-z]/.
test(b))return;const t=M(O,b.replace(/^no-?/,""),u);return t&&S(t,!0)}function C({flags:O},b){const u=(0,D().flagKey)(b),
n=new Map;for(const[i,p]of O)i.startsWith(u)&&n.set(p.name,p);const[t]=n.values();return n.size===1?t:void 0}function M(O,b,u){
const n=(0,D().flagKey)(b),t=u?n.lastIndexOf("."):-1,i=t<0?void 0:O.flags.get(n.slice(t+1));return i===void 0||O.flags.has(
n)?(0,D().lookUp)(O,n):i.kind==="text"?(0,D().lookUp)(O,n)??i:i}},55366:function(J,w,m){Object.defineProperty(w,"__esMod\
ule",{value:!0}),w.MAX_FILE_BYTES=void 0,w.readBlob=W;function $(){const F=m(41895);return $=function(){return F},F}function D(){
const F=m(7650);return D=function(){return F},F}const L=w.MAX_FILE_BYTES=16*1024*1024;async function W(F,R){const[S]=await F.
read([R]);if(S?.type==="blob")return S.content;throw new($()).GateError("file_unreadable",S?`Object ${R} is a ${S.type},\
 not a file`:`Object ${R} is missing from this clone`,D().FULL_CLONE_HINT)}},48741:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.folderTree=N,w.readOnDisk=I;function $(){const u=m(73024);return $=function(){return u},u}function D(){
const u=m(51455);return D=function(){return u},u}function L(){const u=m(76760);return L=function(){return u},u}function W(){
const u=m(41895);return W=function(){return u},u}function F(){const u=m(55366);return F=function(){return u},u}function R(){
const u=m(39491);return R=function(){return u},u}function S(){const u=m(96681);return S=function(){return u},u}function x(){
const u=m(93028);return x=function(){return u},u}function N(u,n=F().MAX_FILE_BYTES){const t=(0,L().resolve)(u),i=`the di\
rectory ${u}`,p=d=>b(d,()=>(0,$().lstatSync)((0,S().systemPath)((0,L().join)(t,d)))),l=d=>{if(d==="")return{path:d,kind:"\
directory",tracked:!0};if(!(0,R().canBeCheckedOut)(d)||!(0,R().foldersAbove)(d).every(h=>p(h)?.isDirectory()))return;const s=p(
d),o=s&&(0,x().kindOf)(s);if(!s||!o)return;const P=(0,x().isRegular)(o)?{size:s.size}:{};return{path:d,kind:o,...P,tracked:!d.
split("/").includes("node_modules")}},e=d=>l(d)?.kind!=="directory"?[]:(b(d,()=>(0,$().readdirSync)((0,S().systemPath)((0,L().
join)(t,d)),{encoding:"buffer"}))??[]).map(o=>l(d===""?(0,S().decodePath)(o):`${d}/${(0,S().decodePath)(o)}`)).filter(o=>o!==
void 0).sort(R().byEntryPath);function*y(d){for(const s of e(d))s.tracked&&(s.kind==="directory"?yield*y(s.path):yield s)}
return{label:i,stat:l,list:e,files:()=>[...y("")].sort(R().byEntryPath),readlink:d=>l(d)?.kind==="symlink"?b(d,()=>(0,S().
decodePath)((0,$().readlinkSync)((0,S().systemPath)((0,L().join)(t,d)),{encoding:"buffer"}))):void 0,read:async(d,s=n)=>{
const o=l(d);if(!(0,x().isRegular)(o?.kind))throw(0,R().notAFile)(i,d);if((o.size??0)>s)throw(0,R().tooLarge)(i,d,o.size??
0,s);return C((0,L().join)(t,d),d,i,s)}}}const T=$().constants.O_RDONLY|($().constants.O_NOFOLLOW??0)|($().constants.O_NONBLOCK??
0);function I(u,n){return C((0,L().join)(u,n),n,`the directory ${u}`,1/0)}async function C(u,n,t,i){try{const p=await(0,D().
open)((0,S().systemPath)(u),T);try{const l=await p.stat();if(!l.isFile())throw(0,R().notAFile)(t,n);if(l.size>i)throw(0,R().
tooLarge)(t,n,l.size,i);return await p.readFile()}finally{await p.close()}}catch(p){throw p instanceof W().GateError?p:M(
n,p)}}function M(u,n){return new(W()).GateError("file_unreadable",`Cannot read ${u}: ${n instanceof Error?n.message:n}`,
"Check the permissions of the file and of the directories above it.",{cause:n})}const O=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function b(u,n){try{return n()}catch(t){if(O.has(t.code??""))return;throw M(u,t)}}},63550:function(J,w,m){Object.
defineProperty(w,"__esModule",{value:!0}),w.literalTree=D;function $(){const W=m(39491);return $=function(){return W},W}
function D(W,F="the given files"){const R=new Map(Object.entries(W)),S=N=>{const T=R.get(N);return typeof T=="string"?Buffer.
from(T):Buffer.isBuffer(T)?T:T!==void 0&&"executable"in T?Buffer.from(T.executable):void 0};return{...(0,$().indexEntries)(
[...R].map(([N,T])=>L(N,T,S(N)?.length))),label:F,readlink:N=>{const T=R.get(N);return typeof T=="object"&&"symlink"in T?
T.symlink:void 0},read:async N=>{const T=S(N);if(T===void 0)throw(0,$().notAFile)(F,N);return T}}}function L(W,F,R){const S=!W.
split("/").includes("node_modules");if(typeof F=="object"&&"symlink"in F)return{path:W,kind:"symlink",tracked:S};if(typeof F==
"object"&&"submodule"in F)return{path:W,kind:"submodule",oid:F.submodule,tracked:S};const x=typeof F=="object"&&"executa\
ble"in F;return{path:W,kind:x?"executable":"file",...R===void 0?{}:{size:R},tracked:S}}},96681:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.decodePath=D,w.decodePieces=F,w.splitNul=R,w.systemPath=W;function $(){const S=m(4573);return $=
function(){return S},S}function D(S){if((0,$().isUtf8)(S))return S.toString("utf8");let x="";for(let N=0;N<S.length;){const T=L(
S,N);x+=T>0?S.toString("utf8",N,N+T):String.fromCharCode(56320+(S[N]??0)),N+=Math.max(T,1)}return x}function L(S,x){for(let N=1;N<=
4&&x+N<=S.length;N++)if((0,$().isUtf8)(S.subarray(x,x+N)))return N;return 0}function W(S){if(!/[\udc80-\udcff]/.test(S))
return S;const x=S.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(x.map((N,T)=>T%2===1?Buffer.of(N.
charCodeAt(0)-56320):Buffer.from(N)))}function F(S){if(!(0,$().isUtf8)(S))return[...R(S)].map(D);const x=S.toString("utf\
8").split("\0");return x.at(-1)===""&&x.pop(),x}function*R(S){let x=0;for(let N=S.indexOf(0);N>=0;N=S.indexOf(0,x))yield S.
subarray(x,N),x=N+1;x<S.length&&(yield S.subarray(x))}},59542:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.filesNamed=W,w.perPath=R,w.perTree=F;function $(){const S=m(76760);return $=function(){return S},S}function D(){const S=m(
59490);return D=function(){return S},S}const L=F(S=>(0,D().groupBy)(S.files(),({path:x})=>$().posix.basename(x)));function W(S,x){
return L(S).get(x)??[]}function F(S){const x=new WeakMap;return N=>{const T=N.original??N,{answer:I}=x.get(T)??{answer:S(
T)};return x.set(T,{answer:I}),I}}function R(S){const x=F(()=>new Map);return(N,T)=>{const I=x(N),C=I.get(T)??S(N,T);return I.
set(T,C),C}}},80781:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.subTree=m;function m(L,W){if(W==="")
return L;const F=$.get(L)??new Map;$.set(L,F);const R=F.get(W)??D(L,W);return F.set(W,R),R}const $=new WeakMap;function D(L,W){
const F=`${W}/`,R=T=>T===""?W:F+T,S=T=>({...T,path:T.path===W?"":T.path.slice(F.length)}),{original:x,isPending:N}=L;return{
label:L.label,...x&&{original:m(x,W)},...N&&{isPending:T=>N(R(T))},stat:T=>{const I=L.stat(R(T));return I&&S(I)},readlink:T=>L.
readlink(R(T)),list:T=>L.list(R(T)).map(S),files:()=>[...L.files()].filter(({path:T})=>T.startsWith(F)).map(S),read:(T,I)=>L.
read(R(T),I)}}},95132:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.describe=R,w.eligibilityOf=b,w.
finding=L,w.isMissingEvidence=u,w.notJudged=C,w.problemFinding=F,w.whyNotJudged=M;function $(){const n=m(41895);return $=
function(){return n},n}function D(){const n=m(13580);return D=function(){return n},n}function L(n,t,i={}){return W(n,t,i)}
function W(n,t,i){const{severity:p,harm:l,layer:e}=(0,D().ruleOf)(n);return{rule:n,severity:p,harm:l,layer:e,args:t,...i}}
function F({rule:n,args:t,span:i,severity:p}){return W(n,t,{span:i,severity:p})}function R({rule:n,args:t,edit:i,danger:p,
level:l}){const e=(0,D().ruleOf)(n);return{message:e.message(t)+(l?` ${S(l)}`:""),remedy:p===void 0?(i&&T(i))??e.remedy(
t):`Remove the command: it ${p}. A person decides whether the gene needs it.`}}function S({rules:n,level:t,from:i,reason:p}){
const l=p===void 0?"":`: ${p.replace(/\.$/,"")}`;return`The policy sets \`${n}\` to \`${t}\`, instead of ${i}${l}.`}const x=160,
N=4;function T({new:n,pointer:t,files:i=[],fix:p}){if(!(n.length<=N&&n.every(P=>P.length<=x&&!P.includes("`"))))return p?
"Run `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const e=t?.endsWith("/asset_id")===
!0,y=e||n.length===0?"":" (accepted; not run)",d=p?`; \`gene-gate fix --write\` does this${y}.`:".",[s,...o]=n.map(P=>`\`${P}\
\``);return s===void 0?`Remove the command, which adds no check${d}`:e?`Set \`asset_id\` to ${s}${d}`:i.length>0?`Move i\
t into a script, ${i.map(({path:h})=>`\`${h}\``).join(", ")}, and run ${[s,...o].join(", ")}${d}`:o.length===0?`Write ${s}\
 instead${d}`:`Write separate entries in \`validation\`: ${[s,...o].join(", ")}${d}`}const I=500;function C(n,t,i={}){return L(
"not-judged",{detail:M(n,t)},i)}function M(n,t){if((0,$().endsAudit)(t))throw t;return`${n}: ${O(t).slice(0,I).replace(/\.$/,
"")}`}function O(n){return n instanceof $().GateError?n.message:n instanceof Error?`${n.name}: ${n.message}`:String(n)}function b(n){
return n.length===0?"eligible":n.every(u)?"unproven":"refuted"}function u({rule:n}){const{unproven:t,undecided:i}=(0,D().
ruleOf)(n);return t===!0||i===!0}},13254:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.isProblem=L,w.
problemAt=$;const m={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"\
warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-p\
ath":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"\
notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning",
"npm-script-missing":"warning","npm-script-text":"warning","workspaces-changed":"warning"};function $(W,F,R,S=D(W)){return{
rule:W,args:R,span:F,severity:S}}function D(W){return W in m?m[W]:"error"}function L(W,F){return W.rule===F}},94411:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.areHarmlessOptions=C,w.isHarmlessVariable=M,w.isReadByProgram=l,w.readAssignments=
t;function $(){const e=m(25367);return $=function(){return e},e}function D(){const e=m(90762);return D=function(){return e},
e}const L=/^[\w.-]{0,64}$/,W=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,F=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
R=/^\d{1,9}$/,S=/^(?:|[01]|true|false|yes|no|on|off)$/i,x=new Map([["NODE_ENV",L],["CI",L],["FORCE_COLOR",L],["NO_COLOR",
L],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",W],["LC_ALL",W],["NODE_NO\
_WARNINGS",S],["PYTHONDONTWRITEBYTECODE",S],["PYTHONUNBUFFERED",S],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACK\
TRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",F],["TS_NODE_TRANSPILE_ONLY",S],["TS_NODE_FILES",S],["TS_NODE_SKIP\
_PROJECT",S]]),N=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
L]],T="NODE_OPTIONS",I=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function C(e){return e.split(" ").every(y=>I.test(y.replaceAll("_","-")))}function M(e,y){if(e===T)return C(y);const d=x.
get(e);return d!==void 0?d.test(y):b(e)?N.some(([o,P])=>o.test(e)&&P.test(y))||S.test(y)||R.test(y):!1}const O=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function b(e){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(e)?!l(e):O.test(e)}function u(e){return e===T||x.has(e)||b(e)}const n=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function t(e,y){const d=[],s=[];let o=0;for(const P of e){const[h]=P.parts,r=h&&!h.quoted?n.exec(h.text):null;if(!r)break;
o+=1;const[f,g="",a]=r,A=(0,D().textOf)(P).slice(f.length),c={start:P.start,end:P.end};if(!a&&M(g,A))d.push({name:g,value:A,
span:c}),y.add("environment-assignment",c,{name:g,value:(0,$().visible)(A)});else{const v=!a&&u(g);y.add("assignment-ref\
used",c,{name:g,value:(0,$().visible)(A),known:v}),a||s.push({name:g,value:A,span:c})}}return{assignments:d,refused:s,count:o}}
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
`.match(/\S+/g),p=new RegExp(`^(?:${i.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function l(e){
return p.test(e)}},97424:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.DOES=void 0,w.dangerOfScript=
d,w.findDangers=C;function $(){const o=m(11331);return $=function(){return o},o}function D(){const o=m(81716);return D=function(){
return o},o}function L(){const o=m(54421);return L=function(){return o},o}const W=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
F=(o,P,h)=>o.some(r=>/^-[A-Za-z]+$/.test(r)&&[...r.slice(1)].some(f=>P.includes(f))||r.length>3&&h.startsWith(r.toLowerCase())),
R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,S=o=>o.some((P,h)=>{const r=/^(?:-s|--signal)$/.
test(P)?o[h+1]:/^(?:-s|--signal=|-)(.+)$/.exec(P)?.[1];return r!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(r)}),x=(o,P,h)=>(o===
"systemctl"||o==="loginctl")&&P.some(r=>h.test(r)),N=[{name:"mass_deletion",matches:({program:o,args:P})=>o==="rm"&&F(P,
"rR","--recursive")&&P.some(h=>!h.startsWith("-")&&R.test(h))},{name:"raw_disk_write",matches:({program:o,args:P})=>o===
"dd"&&P.some(h=>h.startsWith("if=")||/^of=\/dev\//.test(h))},{name:"filesystem_format",matches:({program:o})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(o)},{name:"direct_disk_write",matches:({program:o,args:P})=>o==="tee"&&P.some(h=>W.test(h))},{name:"world_writable",
matches:({program:o,args:P})=>o==="chmod"&&P.some(h=>/^[0-7]{2,4}[2367]$/.test(h)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
h))},{name:"privilege_escalation",matches:({program:o,args:P})=>o==="chown"&&P.some(h=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(h))},{name:"firewall_manipulation",matches:({program:o})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(o)},
{name:"system_shutdown",matches:({program:o,args:P})=>/^(?:shutdown|poweroff|halt)$/.test(o)||/^(?:init|telinit)$/.test(
o)&&P[0]==="0"||x(o,P,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:o,args:P})=>o==="reboot"||/^(?:init|telinit)$/.
test(o)&&P[0]==="6"||x(o,P,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:o,args:P})=>/^(?:kill|pkill|killall)$/.
test(o)&&S(P)}],T=8,I=4;function C(o,P=0){const h=new n;return(0,D().everyCommand)(o).flatMap(r=>M(r,h,P))}function M(o,P,h){
const r=[],{words:f}=(0,D().withoutReserved)(o);for(const{operator:c,target:v}of o.redirections)if(c.includes(">")&&v&&W.
test(v.text)){const k=`> ${v.text}`;r.push({name:"direct_disk_write",pattern:k,words:[v]})}const g=O(f),a=P.runBy(o,g);if(a!==
void 0){const c=`${a} | ${f[0]?.text??""}`;r.push({name:"remote_code_execution",pattern:c,words:f})}const A=new Set;for(const c of g){
const v=N.find(({matches:H})=>H(c))?.name;if(v!==void 0){const H=c.words.map(({text:G})=>G).join(" ");r.push({name:v,pattern:H,
words:c.words})}const E=(0,$().programNamed)(c.program)?.kind==="shell"?(0,L().textHanded)(c.words)?.text:void 0;if(E===
void 0||A.has(E)||h===I)continue;A.add(E);const j=C((0,D().readShellText)(E),h+1);r.push(...j.map(H=>({...H,words:c.words}))),
u.test(E)&&r.push({name:"remote_code_execution",pattern:E,words:c.words})}return r}function O(o){const P=b(o,0);if(P===void 0)
return[];const h=[P];if((0,$().programNamed)(P.program)?.kind==="wrapper")for(let r=1;r<=Math.min(o.length-1,T);r+=1){const f=b(
o,r);f!==void 0&&!/^-|=/.test(f.program)&&h.push(f)}if(P.program==="find")for(const[r,{text:f}]of o.entries()){const g=/^-(?:exec|ok)(?:dir)?$/.
test(f)?b(o,r+1):void 0;if(g!==void 0&&h.push(g),h.length>T)break}return h}function b(o,P){const h=o[P];if(h===void 0)return;
const r=o.slice(P);return{program:(0,$().baseName)(h.text),args:r.slice(1).map(({text:f})=>f),words:r}}const u=/\bdownload(?:string|data)\b/i;
class n{#n=new Map;#e=new Map;runBy(P,h){const r=(P.pipedFrom&&this.#n.get(P.pipedFrom))??i(P.inside),f=h.find(({program:a})=>p(
a));this.#n.set(P,r??f?.program);const g=h.flatMap(({program:a,args:A,words:c})=>((0,$().runsCode)(a)?A:c.slice(0,1).map(
({text:v})=>v)).flatMap(v=>this.#e.get(t(v))??[]))[0];return f&&this.#s(f,P),h.some(({program:a})=>(0,$().runsCode)(a))?
r??g:g}#s({program:P,args:h},{redirections:r}){const f=r.flatMap(({target:g})=>g?.text??[]);for(const g of[...h,...f])!g.
startsWith("-")&&t(g)!==""&&this.#e.set(t(g),P)}}function t(o){return o.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function i(o){
return(0,D().everyCommand)(o).flatMap(({words:P})=>O(P)).find(({program:P})=>p(P))?.program}function p(o){return(0,$().programNamed)(
o)?.kind==="downloader"}const l=w.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},e=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,y=16*1024;function d(o){if(o.length>y)return"is too long to\
 check";for(const[,r="",f=""]of o.matchAll(e))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(r)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(f))return l.mass_deletion;const P=(0,D().readShellText)(o),h=C(P).find(({name:r})=>r!=="mass_deletion");return h?l[h.
name]:s(P)?"pipes text into a shell":void 0}function s(o){return(0,D().everyCommand)(o).some(({pipedFrom:P,words:h})=>{const[
r]=(0,L().startedWords)(h);return P!==void 0&&r!==void 0&&(0,$().isShell)(r.text)})}},25367:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.inspectBlanks=O,w.inspectCharacters=R,w.inspectInjection=n,w.inspectLookAlikes=N,w.visible=
F;function $(){const t=m(11970);return $=function(){return t},t}const D=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function L(t){if(t>=32&&t<127||t===9)return"visible";if(t===0)return"nul-character";if(t===10||t===13)return"line-break";
if(t<160||t>=55296&&t<=57343)return"control-character";const i=String.fromCodePoint(t);return D.test(i)?"invisible-chara\
cter":"visible"}function W(t){return`U+${t.toString(16).toUpperCase().padStart(4,"0")}`}function F(t,i=120){const p=t.length>
i?`${t.slice(0,i)}\u2026`:t;let l="";for(const e of p){const y=e.codePointAt(0)??0,d=y!==9&&L(y)==="visible";l+=d?e:`<${W(
y)}>`}return l}function R(t,i,p,l){let e=i;for(const y of t)S(y,e,p,l),e+=y.length}function S(t,i,p,l){const e=t.codePointAt(
0)??0,y={start:i,end:i+t.length},d=W(e),s=L(e);if(s==="line-break"?l.add(s,y,{character:d,quoted:p}):s!=="visible"&&l.add(
s,y,{character:d}),s!=="visible"||e<=126)return;const o=t.normalize("NFKC");o!==t.normalize("NFC")||/[\0-\x7f]/.test(o)?
l.add("look-alike-letters",y,{word:t,looks_like:o,characters:[d]}):p||l.add("non-ascii-unquoted",y,{character:d,shown:t})}
const x=/\p{L}+/gu;function N(t,i,p,l){if(/^[\x00-\x7f]*$/.test(t)||!p&&/\s/.test(t))return;const e=p?T(t):I(t);if(e===void 0)
return;const y=[...new Set(t)].filter(d=>d>"\x7F");l.add("look-alike-letters",{start:i.start,end:i.end},{word:F(t),looks_like:F(
e),characters:y.slice(0,10).map(d=>W(d.codePointAt(0)??0))})}function T(t){const i=t.normalize("NFKD").replace(/\p{M}/gu,
""),p=(0,$().asciiOf)(i);return/^[\x20-\x7e]+$/.test(p)?p:void 0}function I(t){let i=!1;const p=t.replace(x,l=>{const e=(0,$().
asciiOf)(l);return e===l||!/[A-Za-z]/.test(l)?l:(i=!0,e)});return i?p:void 0}const C=100,M=1e3;function O(t,i){let p=0,l=0;
for(let e=0;e<=t.length;e+=1){const y=t.charAt(e);if(y===" "||y==="	")continue;const d=e-l;if(d>1&&(p+=d-1),d>=C||p>=M){
const s=Math.max(d,p);i.add("blank-padding",{start:l,end:e},{blanks:s});return}l=e+1}}const b=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
u=/<!--|```/;function n(t,i,p){const l=({index:d,0:s})=>p??{start:d,end:d+s.length},e=b.exec(t);e&&i.add("workflow-comma\
nd",l(e),{written:F(e[0])});const y=u.exec(t);y&&i.add("markup-injection",l(y),{written:y[0]})}},14395:function(J,w){Object.
defineProperty(w,"__esModule",{value:!0}),w.literalSegment=x,w.matchName=I,w.matchesStars=C,w.readPattern=m;function m(b){
if(!b.parts.some(e=>!e.quoted&&/[*?[]/.test(e.text)))return;const u=b.parts.flatMap(({text:e,quoted:y})=>Array.from(e,d=>({
character:d,active:!y}))),n=u.findLastIndex(({character:e,active:y})=>y&&e==="]"),t=[];let i,p;for(let e=0;e<u.length;){
const y=$(u,e,n);y?(i??=R(t),p??=y.ambiguity,y.element.kind==="many"&&t.at(-1)?.kind==="many"||t.push(y.element),e=y.end):
(t.push({kind:"literal",character:u[e]?.character??""}),e+=1)}return i===void 0?void 0:{text:u.map(({character:e})=>e).join(
""),prefix:i,segments:S(t),...p&&{ambiguity:p}}}function $(b,u,n){const t=b[u];return t?.active?t.character==="*"?{element:{
kind:"many"},end:u+1}:t.character==="?"?{element:{kind:"one"},end:u+1}:t.character!=="["||n<u?void 0:D(b,u)??{element:{kind:"\
one"},end:u+1,ambiguity:"bracket"}:void 0}function D(b,u){let n=u+1;const t=L(b[n],"!");t&&(n+=1);const i=new Set;for(;!L(
b[n],"]");){const p=W(b[n]);if(p===void 0)return;const l=L(b[n+1],"-")?W(b[n+2]):p;if(l===void 0||!F(p,l))return;n+=L(b[n+
1],"-")?3:1;for(let e=p.charCodeAt(0);e<=l.charCodeAt(0);e+=1)i.add(String.fromCharCode(e))}if(i.size!==0)return{element:{
kind:"set",negated:t,members:i},end:n+1}}function L(b,u){return b?.active===!0&&b.character===u}function W(b){return b&&
/^[A-Za-z0-9_.,@%+]$/.test(b.character)?b.character:void 0}function F(b,u){if(b===u)return!0;const n=[/[a-z]/,/[A-Z]/,/[0-9]/];
return b<u&&n.some(t=>t.test(b)&&t.test(u))}function R(b){return b.map(u=>u.kind==="literal"?u.character:"").join("")}function S(b){
const u=[[]];for(const n of b)n.kind==="literal"&&n.character==="/"?u.push([]):u.at(-1)?.push(n);return u}function x(b){
return b.every(({kind:u})=>u==="literal")?R(b):void 0}const N=b=>Array.from(b),T=b=>Array.from(Buffer.from(b).toString("\
latin1"));function I(b,u){const[n]=b;if(u.startsWith(".")&&!(n?.kind==="literal"&&n.character==="."))return!1;const t=M(
b,u,N);return/^[\x20-\x7e]*$/.test(u)||t===M(b,u,T)?t:void 0}function C(b,u){const n=Array.from(u,t=>t==="*"?{kind:"many"}:
{kind:"literal",character:t});return M(n,b,N)}function M(b,u,n){const t=b.flatMap(y=>y.kind==="literal"?n(y.character).map(
d=>({kind:"literal",character:d})):y),i=n(u);let p=0,l=-1,e=0;for(let y=0;y<i.length;)if(t[p]?.kind==="many")l=p,e=y,p+=
1;else if(O(t[p],i[y]))p+=1,y+=1;else if(l>=0)p=l+1,e+=1,y=e;else return!1;return t.slice(p).every(({kind:y})=>y==="many")}
function O(b,u=""){return b?.kind==="literal"?b.character===u:b?.kind==="set"?b.members.has(u)!==b.negated:b?.kind==="on\
e"}},16500:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.MAX_PATTERNS=void 0,w.resolvePattern=N;function $(){
const e=m(76760);return $=function(){return e},e}function D(){const e=m(32854);return D=function(){return e},e}function L(){
const e=m(25367);return L=function(){return e},e}function W(){const e=m(14395);return W=function(){return e},e}function F(){
const e=m(90762);return F=function(){return e},e}const R=20,S=4096,x=w.MAX_PATTERNS=64;function N(e,y,d){const{pattern:s,
span:o,position:P}=e,h=(0,L().visible)(s.text),r=C(s);let f=[];if(P==="program")d.add("glob-unclear",o,{pattern:h,reason:"\
program"});else if(M(s))d.add("glob-unclear",o,{pattern:h,reason:"outside"});else if(!I(s,y))if(r)d.add("glob-unclear",o,
{pattern:h,reason:r});else if(O(s))d.add("glob-unclear",o,{pattern:h,reason:"flag"});else if(y)f=T(e,y,d);else if(P==="s\
cript"&&b(s))d.add("glob-unclear",o,{pattern:h,reason:"program"});else{const g={matches:[],count:0,judged:!1};d.add("unq\
uoted-glob",o,{pattern:h,...g})}return f.length===0?[s.text]:f}function T({pattern:e,span:y,position:d},s,o){const P=(0,L().
visible)(e.text),h=t(e,s),r="matches"in h&&!h.matches.every(u);if("ambiguity"in h||r){const A="ambiguity"in h?h.ambiguity:
"file_name";return o.add("glob-unclear",y,{pattern:P,reason:A}),[]}const{matches:f}=h;f.some(A=>A.startsWith("-"))&&o.add(
"glob-unclear",y,{pattern:P,reason:"flag"}),d==="script"&&f.length>1&&o.add("glob-unclear",y,{pattern:P,reason:"program"});
const g=f.slice(0,R).map(A=>(0,L().visible)(A)),{length:a}=f;return o.add("unquoted-glob",y,{pattern:P,matches:g,count:a,
judged:!0}),f}function I({prefix:e,text:y},d){return e.includes("://")&&!d?.stat(y.slice(0,y.indexOf("/")))}function C({
text:e,segments:y,ambiguity:d}){return d||(e.length>S?"too_many":y.some(o=>(0,W().literalSegment)(o)===void 0&&(0,W().matchName)(
o,".."))?"dot":void 0)}function M({text:e,segments:y}){return e.startsWith("/")||y.some(d=>(0,W().literalSegment)(d)==="\
..")}function O({prefix:e}){return e.startsWith("-")&&!e.includes("=")}function b({segments:e}){return e.some(y=>y.some(
({kind:d})=>d==="many"))}function u(e){const y=new(F()).ProblemCollector;return(0,L().inspectCharacters)(e,0,!0,y),y.inOrder().
length===0}const n=128*1024;function t(e,y){let d=[{written:"",path:""}];for(const[P,h]of e.segments.entries()){const r=P===
e.segments.length-1,f=[];for(const g of d){const a=i(g,h,r,y);if(typeof a=="string")return{ambiguity:a};f.push(...a)}d=f}
const s=d.map(({written:P})=>Buffer.from(P));return s.reduce((P,h)=>P+h.length+1,0)>n?{ambiguity:"too_many"}:{matches:s.
sort(Buffer.compare).map(P=>P.toString())}}function i(e,y,d,s){const{written:o,path:P}=e,h=(0,W().literalSegment)(y);if(h===
"")return d?[e]:"empty_segment";const r=d?"":"/";if(h===".")return[{written:`${o}.${r}`,path:P}];const f=[];for(const g of p(
P,y,h,s)){if(g==="letters")return"letters";if(!d&&l(g,s))return"symlink";!d&&g.kind!=="directory"||f.push({written:`${o}${$().
posix.basename(g.path)}${r}`,path:g.path})}return f}function*p(e,y,d,s){if(d!==void 0){const o=s.stat(e===""?d:`${e}/${d}`);
o?.tracked&&(yield o);return}for(const o of s.list(e)){if(!o.tracked)continue;const P=(0,W().matchName)(y,$().posix.basename(
o.path));P===void 0?yield"letters":P&&(yield o)}}function l(e,y){if(e.kind!=="symlink")return e.kind==="submodule";const d=(0,D().
resolveInTree)(y,e.path);return d.kind==="missing"?!1:d.kind!=="inside"||!/^(?:file|executable)$/.test(d.entry.kind)}},54669:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.hasOneReading=T,w.lex=N;function $(){const n=m(94411);return $=function(){
return n},n}function D(){const n=m(25367);return D=function(){return n},n}function L(){const n=m(16500);return L=function(){
return n},n}function W(){const n=m(14395);return W=function(){return n},n}function F(){const n=m(68538);return F=function(){
return n},n}function R(){const n=m(26781);return R=function(){return n},n}function S(){const n=m(90762);return S=function(){
return n},n}const x=128*1024;function N(n,t){const i=new(S()).ProblemCollector;if(I(n,i))return{words:[],assignments:[],
refused:[],problems:i.inOrder()};const p={start:0,end:n.length};(0,D().inspectBlanks)(n,i),(0,D().inspectInjection)(n,i);
const l=(0,R().splitWords)(n,i),{assignments:e,refused:y,count:d}=(0,$().readAssignments)(l,i);for(const o of l.slice(0,
d))O(o,i);const s=C(l.slice(d),t,i);s.length===0&&i.add("empty-command",p,{});for(const{value:o,span:P}of e)(0,D().inspectInjection)(
o,i,P);for(const{text:o,span:P}of s)(0,D().inspectInjection)(o,i,P);return{words:s,assignments:e,refused:y,problems:i.inOrder()}}
function T({problems:n}){return n.every(({severity:t})=>t==="warning")}function I(n,t){if(Buffer.byteLength(n)<=x)return!1;
const i={start:0,end:n.length};return t.add("command-too-long",i,{more:`${x} bytes`}),!0}function C(n,t,i){const p=[];let l=0;
for(const[e,y]of n.entries()){const d={start:y.start,end:y.end},s=y.parts.some(r=>r.quoted),o=(0,S().textOf)(y);O(y,i),b(
y,i),u(y,e===0,i),(0,D().inspectLookAlikes)(o,y,e===0,i);const P=(0,W().readPattern)(y);if(P&&(l+=1),P&&l>L().MAX_PATTERNS&&
i.add("glob-unclear",d,{pattern:(0,D().visible)(o),reason:"too_many"}),!P||l>L().MAX_PATTERNS){p.push({text:o,span:d,quoted:s});
continue}const h=M(e,p);for(const r of(0,L().resolvePattern)({pattern:P,span:d,position:h},t,i))p.push({text:r,span:d,quoted:s})}
return p}function M(n,t){return n===0?"program":n===1&&t[0]?.text==="node"?"script":"argument"}function O(n,t){for(const[
i,p]of n.parts.entries()){if(p.quoted||!p.text.includes("~"))continue;const l=p.text.search(i===0?/(?:^|[=:])~/:/[=:]~/);
if(l<0)continue;const e=p.start+p.text.indexOf("~",l),y=(0,D().visible)((0,S().textOf)(n));t.add("tilde-expansion",{start:e,
end:e+1},{word:y});return}}function b(n,t){let i=-1,p=!1;for(const l of n.parts)if(!(l.quoted||i<0&&!l.text.includes("{")))
for(const{0:e,index:y}of l.text.matchAll(/[{},]|\.\./g)){const d=l.start+y;if(e==="{")i<0&&(i=d);else if(e!=="}")p=i>=0;else if(p){
const s={start:i,end:d+1};t.add("brace-expansion",s,{written:(0,D().visible)((0,S().textOf)(n))});return}}}function u(n,t,i){
const p=(0,S().unquotedText)(n);p!==void 0&&(p==="!"||t&&(0,F().isReserved)(p))&&i.add("shell-grammar",{start:n.start,end:n.
end},{written:p})}},11331:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.PROGRAM_NAMES=void 0,w.baseName=
x,w.hasCommandLine=O,w.isCommandLine=M,w.isShell=T,w.programNamed=N,w.runsCode=I,w.startsOthers=C;const m=/^-\w*c$|^--command$/,
$=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,F=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc\
 elvish nu xonsh",{text:m}],["shell","pwsh powershell",{text:/^[-/](?:c|command|e|ec|en\w*)$/i}],["shell","cmd",{text:/^\/[ckr]/i}],
["shell","osascript",{text:/^-e$/}],["shell","eval iex invoke-expression",{text:"words"}],["shell","source ."],["interpr\
eter","node nodejs deno tsx ts-node jiti esno esmo babel-node",{text:$}],["interpreter","vite-node swc-node sucrase-node",
{text:$}],["interpreter","bun",{text:$,fetches:/^(?:x|add)$/,runsScripts:!0}],["interpreter","python python2 python3 pyt\
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
cd test diff wc head tail"],["system","chmod true false exit vim"]],R=new Map(F.flatMap(([u,n,t])=>n.split(" ").map(i=>[
i,{name:i,kind:u,...t}]))),S=w.PROGRAM_NAMES=[...R.keys()];function x(u){return/^\.{1,2}$/.test(u)?u:u.replace(/^.*[\\/]/s,
"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function N(u){const n=x(u),t=R.get(n);if(t!==void 0)return t;
const i=R.get(n.replace(/[-.]?\d[\d.]*w?$/,""));return i?.kind==="shell"||i?.kind==="interpreter"?i:void 0}function T(u){
return N(u)?.kind==="shell"}function I(u){const n=N(u)?.kind;return n==="shell"||n==="interpreter"}function C(u){if(u===
".")return!1;const n=N(u)?.kind;return n!==void 0&&n!=="system"&&n!=="downloader"}function M(u){const[n="",...t]=u.trim().
split(/\s+/);return b(n)&&t.some(i=>/^-|[./]|^[|&;<>]+$/.test(i))}function O(u){return/&&|\|\||\$\(|`/.test(u)?!0:u.split(
/;\s|\s\|\s/).some(n=>{const[t="",...i]=n.trim().split(/\s+/);return i.length>0&&b(t)})}function b(u){return R.has(u)}},
81716:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.everyCommand=R,w.isDynamic=T,w.readShellText=F,
w.withoutReserved=x;function $(){const b=m(54669);return $=function(){return b},b}function D(){const b=m(68538);return D=
function(){return b},b}const L=128*1024,W=16;function F(b,u){return b.length>L?[]:new O(b,u).list("",0)}function R(b){return b.
flatMap(u=>[u,...R(u.inside)])}const S=/^([A-Za-z_]\w*)=(.*)$/s;function x(b){const{words:u,assignments:n}=b,t=u.findIndex(
({text:e,quoted:y})=>y||!(0,D().isBefore)(e));if(t<1)return b;const i=u.slice(t),p=i.findIndex(({text:e})=>!S.test(e)),l=p<
0?i:i.slice(0,p);return{...b,words:i.slice(l.length),assignments:[...n,...l.map(N)]}}function N({text:b,span:u}){const[,
n="",t=""]=S.exec(b)??[];return{name:n,value:t,span:u}}function T({problems:b,substituted:u},{span:n}){const t=i=>i.start<
n.end&&i.end>n.start;return u.some(t)||b.some(i=>I.has(i.rule)&&t(i.span))}const I=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),C=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
M=/\\.?|\$\(|[^\\`$"]+|./sy;class O{#n;#e;#s=0;constructor(u,n){this.#n=u,this.#e=n}list(u,n){const t=[];let i=this.#r(),
p=!1;const l=(e,y="")=>{const d=this.#t(i,e,y),{words:s,assignments:o,redirections:P,inside:h}=d,r=s.length+o.length+P.length+
h.length===0,f=t.at(-1);r?f&&(t[t.length-1]={...f,separator:f.separator+y}):t.push(d);const g=/^\|&?$/.test(y)?d:void 0;
i=this.#r(r?i.pipedFrom:g)};for(;this.#s<this.#n.length;){const e=this.#s,y=this.#i(p?M:C),d=this.#s;if(y==='"')p=!p;else{
if(y===u&&(!p||u==="`"))return l(e),t;if(y==="$("||y==="`"||!p&&/^[<>]?\($/.test(y)){if(n===W){l(e);continue}const s=this.#n.
slice(i.start,e),o=y==="("?(0,D().isOnlyBefore)(s)?"subshell":"definition":"substitution",P=this.list(y==="`"?"`":")",n+
1);i.inside.push(...P),i.gaps.push({kind:o,start:e,end:this.#s}),o==="subshell"&&(i.subshell=P)}else!p&&/^(?:[;&|\r\n]+|\))$/.
test(y)?l(e,y):!p&&y.startsWith("#")&&/^\s?$/.test(this.#n.charAt(e-1))?i.gaps.push({kind:"comment",start:e,end:d}):!p&&
/^(?:[<>]|&>)/.test(y)&&i.gaps.push({kind:"operator",start:e,end:d})}}return l(this.#n.length),t}#r(u){return{start:this.#s,
gaps:[],inside:[],pipedFrom:u}}#i(u){u.lastIndex=this.#s;const[n=""]=u.exec(this.#n)??[];return this.#s+=n.length,n}#t(u,n,t){
const{start:i,gaps:p,inside:l,pipedFrom:e,subshell:y}=u;let d="",s=i;for(const c of p){const v=c.kind==="comment"||c.kind===
"operator"?" ":"_";d+=this.#n.slice(s,c.start)+v.repeat(c.end-c.start),s=c.end}d+=this.#n.slice(s,n);const o=(0,$().lex)(
d,this.#e),P=c=>({...c,span:{start:c.span.start+i,end:c.span.end+i}}),h=o.words.map(P),r=new Set;let f=0;const a=p.filter(
({kind:c})=>c==="operator").map(({start:c,end:v})=>{for(;f<h.length&&(h[f]?.span.start??v)<v;)f+=1;const k=h[f],E=h[f-1];
return E?.span.end===c&&/^\d+$/.test(E.text)&&r.add(E),k&&r.add(k),{operator:this.#n.slice(c,v),...k&&{target:k}}}),A=[...o.
assignments,...o.refused].map(P);return{words:h.filter(c=>!r.has(c)),assignments:A.sort((c,v)=>c.span.start-v.span.start),
redirections:a,problems:o.problems.map(P),span:{start:i,end:n},separator:t,inside:l,substituted:p.filter(({kind:c})=>c===
"substitution"),...e&&{pipedFrom:e},...y&&{subshell:y},...p.some(({kind:c})=>c==="definition")&&{defines:!0}}}}},68538:function(J,w){
Object.defineProperty(w,"__esModule",{value:!0}),w.changesShell=T,w.isBefore=S,w.isOnlyBefore=x,w.isReserved=N,w.isWithoutEffect=
R;const m=I=>new Set(I.split(/\s+/)),$=m(": [ cd echo exit false test true"),D=m("! { do elif else if then time until wh\
ile"),L=new RegExp(`^\\s*(?:(?:${[...D].join("|").replace("{","\\{")})\\s+)*$`),W=m("fi done case esac for } in [[ ]] fu\
nction select coproc"),F=m(`. alias autoload bg bind break builtin caller chdir command compgen complete compopt continu\
e
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function R(I){return $.has(I)}function S(I){
return D.has(I)}function x(I){return L.test(I)}function N(I){return D.has(I)||W.has(I)}function T(I){return N(I)||F.has(
I)}},26781:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.splitWords=W;function $(){const M=m(25367);
return $=function(){return M},M}const D=1e3,L=/[ \t\n\r'"\\$`;&|<>()]/g;function W(M,O){return new F(M,O).split()}class F{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(O,b){
this.#n=O,this.#e=b}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>D){const O={start:0,end:this.#n.
length};this.#e.add("command-too-long",O,{more:`${D} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,$().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#w();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=C(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#b():this.#u();break;default:this.#u()}}#o(O,b,u,n=u){this.#r.length===0&&(this.#i=n),this.#r.push({text:O,quoted:b,
start:u})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const O=this.#t;
L.lastIndex=O+1;const b=L.exec(this.#n)?.index??this.#n.length,u=this.#n.slice(O,b);(0,$().inspectCharacters)(u,O,!1,this.#e),
this.#o(u,!1,O),this.#t=b}#h(){const O=this.#t,b=this.#n.indexOf("'",O+1),u=b<0?this.#n.length:b,n=this.#n.slice(O+1,u);
(0,$().inspectCharacters)(n,O+1,!0,this.#e),this.#o(n,!0,O+1,O),this.#d(O,u,"'")}#y(){const O=this.#t,b=this.#n;let u="",
n=O+1;for(this.#t=n;this.#t<b.length&&b.charAt(this.#t)!=='"';){const i=b.charAt(this.#t);i==="\\"&&/["$`\\\n]/.test(b.charAt(
this.#t+1))?(u+=b.slice(n,this.#t),b.charAt(this.#t+1)===`
`&&this.#f(),n=this.#t+1,this.#t+=2):i==="$"?this.#l(!0):i==="`"?this.#p(!0):this.#t+=1}const t=Math.min(this.#t,b.length);
u+=b.slice(n,t),(0,$().inspectCharacters)(b.slice(O+1,t),O+1,!0,this.#e),this.#o(u,!0,O+1,O),this.#d(O,t,'"')}#d(O,b,u){
this.#c+=1,this.#t=Math.min(b+1,this.#n.length),!(b<this.#n.length)&&this.#e.add("unterminated-quote",{start:O,end:b},{quote:u})}#w(){
const O=this.#t,b=this.#n.charAt(O+1);this.#t+=1,b===""?(this.#e.add("unterminated-quote",{start:O,end:O+1},{quote:"\\"}),
this.#o("\\",!0,O)):b===`
`?(this.#t=O,this.#f(),this.#t+=2):b>"\x7F"?this.#o("",!0,O+1,O):((0,$().inspectCharacters)(b,O+1,!0,this.#e),this.#o(b,
!0,O+1,O),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(O){const b=N(this.#n,this.#t,
O);b?this.#m(b.kind,b.end,O):(O||this.#o("$",!1,this.#t),this.#t+=1)}#p(O){const b=T(this.#n,this.#t);this.#m("command-s\
ubstitution",b,O)}#m(O,b,u){const n=this.#t,t=this.#n.slice(n,b);this.#e.add(O,{start:n,end:b},{written:(0,$().visible)(
t)}),u||this.#o(t,!0,n),this.#t=b}#b(){const O=this.#t,b=this.#n.indexOf(`
`,O);this.#t=b<0?this.#n.length:b;const u=this.#n.slice(O,this.#t);(0,$().inspectCharacters)(u,O,!1,this.#e),this.#e.add(
"shell-comment",{start:O,end:this.#t},{written:(0,$().visible)(u)})}}const R=/[A-Za-z_]/,S=/[A-Za-z0-9_]/,x=/[0-9@*#?$!-]/;
function N(M,O,b){const u=M.charAt(O+1);if(u==="(")return{kind:M.charAt(O+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:I(M,O+1,"(",")")};if(u==="{")return{kind:"variable-expansion",end:I(M,O+1,"{","}")};if(u==="[")return{kind:"\
arithmetic-expansion",end:I(M,O+1,"[","]")};if(u==="'"||u==='"'){if(b)return;const n=M.indexOf(u,O+2);return{kind:"dolla\
r-quote",end:n<0?M.length:n+1}}if(R.test(u)){let n=O+2;for(;S.test(M.charAt(n));)n+=1;return{kind:"variable-expansion",end:n}}
if(x.test(u)||u>"\x7F")return{kind:"variable-expansion",end:O+2}}function T(M,O){for(let b=O+1;b<M.length;b+=1){const u=M.
charAt(b);if(u==="\\")b+=1;else if(u==="`")return b+1}return M.length}function I(M,O,b,u){let n=0;for(let t=O;t<M.length;t+=
1){const i=M.charAt(t);if(i===b)n+=1;else if(i===u&&(n-=1,n===0))return t+1}return M.length}function C(M,O,b){const u=M.
charAt(O);if(u==="("||u===")")return b.add("shell-grammar",{start:O,end:O+1},{written:u}),O+1;const n=u==="<"||u===">",t=n?
/[<>&|-]/:/[;&|]/;let i=O+1;for(;i-O<3&&t.test(M.charAt(i));)i+=1;const p=M.slice(O,i);return b.add(n?"shell-redirection":
"shell-operator",{start:O,end:i},{operator:p}),i}},54421:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.startedWords=L,w.textHanded=F;function $(){const N=m(11331);return $=function(){return N},N}const D=/^-(?:exec|ok)(?:dir)?$/;
function L(N){let T=N;for(;;){const[I,C]=T,M=(0,$().baseName)(I?.text??"");if(M==="find"){const b=T.findIndex(({text:u})=>D.
test(u));return b<0?T:L(T.slice(b+1))}if((0,$().programNamed)(M)?.kind!=="wrapper"||M==="command"&&/^-[vV]/.test(C?.text??
""))return T;const O=T.findIndex((b,u)=>u>0&&W(b,T));if(O<0)return T;T=T.slice(O)}}function W({text:N},T){return T.slice(
1).some(I=>(0,$().programNamed)(I.text))?(0,$().programNamed)(N)!==void 0:!/^-|^\w+=|^\d+[smhd]?$/.test(N)}function F(N){
const[T,...I]=N,C=T&&(0,$().programNamed)(T.text);if(C?.text===void 0)return;if(C.text==="words")return S(I);const M=C.text,
O=I.findIndex(({text:u})=>M.test(u)),b=I[O];if(b!==void 0){if(C.name==="cmd"){const u=b.text.slice(2);return S(u===""?I.
slice(O+1):[{...b,text:u},...I.slice(O+1)])}return/^[-/]e/i.test(b.text)&&R(C)?x(I[O+1]):R(C)?S(I.slice(O+1)):S(I.slice(
O+1,O+2))}}function R({name:N}){return N==="pwsh"||N==="powershell"}function S(N){return N.length===0?void 0:{text:N.map(
({text:T})=>T).join(" "),words:N}}function x(N){return N&&{text:Buffer.from(N.text,"base64").toString("utf16le"),words:[
N]}}},90762:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.ProblemCollector=void 0,w.firstErrors=F,w.
textOf=D,w.unquotedText=L;function $(){const R=m(13254);return $=function(){return R},R}function D(R){const[S]=R.parts;return R.
parts.length===1&&S?S.text:R.parts.map(x=>x.text).join("")}function L(R){const[S]=R.parts;return R.parts.length===1&&S&&
!S.quoted?S.text:void 0}class W{#n=[];add(S,x,N){this.#n.push((0,$().problemAt)(S,x,N))}inOrder(){const S=({severity:x})=>x===
"error"?0:1;return this.#n.sort((x,N)=>x.span.start-N.span.start||S(x)-S(N))}}w.ProblemCollector=W;function F(R){const S=new Set;
return R.filter(({rule:x,severity:N})=>{if(N!=="error")return!0;const T=!S.has(x);return S.add(x),T})}},678:function(J,w,m){
m.r(w),m.d(w,{default:()=>$});var $=m(70298)},58238:function(J,w,m){m.r(w),m.d(w,{parse:()=>$.parse,stringify:()=>$.stringify});
var $=m(15756)}};
