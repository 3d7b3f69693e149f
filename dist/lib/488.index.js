"use strict";exports.id=488,exports.ids=[488],exports.modules={3149:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),
w.judgeNodeFlags=f,w.judgeValue=M,w.nodeFlagsIn=e,w.parseHandedOn=s,w.setsHarmless=i,w.valueProblem=x;function T(){const u=c(
19609);return T=function(){return u},u}function F(){const u=c(32854);return F=function(){return u},u}function L(){const u=c(
94411);return L=function(){return u},u}function D(){const u=c(54669);return D=function(){return u},u}function C(){const u=c(
87646);return C=function(){return u},u}function R(){const u=c(31901);return R=function(){return u},u}function b(){const u=c(
17083);return b=function(){return u},u}const N=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/;
function M(u,o,p){const{word:d,flag:$,value:y="",off:I}=o;if($===void 0)return[];if($.choices!==void 0&&!$.choices.some(
E=>S(E,y.replace(/\s+/g,""))))return[x("unknown-flag",u,o)];if($.kind==="node")return I?[]:f(d,e(u,y));const v=$.kind===
"preload"&&!I?h(y,p?.stops===!0):A($.kind,o,p)||((0,b().isForeign)(o.written)||(0,b().isOfMachine)(o.written))&&"outside\
-code";return v?[x(v,u,o)]:[]}function S(u,o){const[p="",d]=u.split("~");if(d===void 0)return o===u;const $=o.slice(p.length,
o.length-d.length);return/^[^"'\\{}<>\s]+$/.test($)&&o===`${p}${$}${d}`}function x(u,o,{word:{text:p,span:d},written:$,value:y=""}){
const I=p===$&&y!==""?`${$} ${y}`:p;return(0,R().flagProblem)(u,o,{name:$,written:I,span:d,value:y})}function A(u,o,p){const d=k(
u,o);return p?.starts==="node"&&u==="code"&&d==="tool-runs-file"?"outside-code":d}function k(u,o){const{written:p,value:d="",
off:$}=o;switch(u){case"options":return m.test(d)?"outside-code":k("plain",o);case"plain":return(0,b().isForeign)(d)||(0,b().
isOfMachine)(d)&&!g(p,d)?"outside-code":void 0;case"node":return(0,b().isForeign)(d)?"outside-code":void 0;case"root":return(0,F().
normalise)(d)===void 0?"outside-code":void 0;case"config":return $||!(0,b().isElsewhere)(d)?void 0:"outside-code";case"c\
ode":return $?void 0:r(d);case"preload":case"tests":case"choice":return;case"script-text":return/^[@\w./-]*$/.test(d)?$?
void 0:r(d):"outside-code";case"module":return(0,b().isForeign)(d)||/[\\/]/.test(d)?"outside-code":void 0;case"name":return d===
"help"?"only-prints":/^(?!.*--)[\w:.,-]+$/.test(d)?void 0:"outside-code";case"output":return $?void 0:t(d);default:return $?
void 0:u}}const m=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;function h(u,o){if(T().PRELOADABLE_PACKAGES.
has(u)||N.test(u))return"tool-runs-file";if(o)return"outside-code";const p=/^(?:@[^/]+\/)?[^/]+$/.test(u);return r(u)??"\
tool-runs-file"}const l=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function g(u,o){return l.test(u)||u==="-t"&&!o.includes(":")}function r(u){return(0,b().isElsewhere)(u)?"outside-code":u.
split(",").some(o=>/^\.|\.[cm]?[jt]sx?$/.test(o))?"tool-runs-file":void 0}function i(u){const[,o="",p=""]=/^(\w+)[=:](.*)$/s.
exec(u)??[];return o!==""&&(0,L().isHarmlessVariable)(o,p)}function t(u){const o=u.slice(u.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(o))return(0,b().isElsewhere)(o)?"writes-files":"tool-writes"}function e(u,o){return/^(?:_?mocha|deno)$/.test(u)?o.split(
",").map(p=>p.startsWith("-")?p:`--${p}`):u==="ava"?(0,D().lex)(o).words.map(({text:p})=>p):[o]}const n="x.js";function f(u,o){
return s(u,o).problems}function s({span:u},o){return(0,C().parseNode)([...o,n,n].map(p=>({text:p,span:u,quoted:!1})))}},
45806:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.launchedBy=l,w.parseInvocation=h;function T(){const a=c(
76760);return T=function(){return a},a}function F(){const a=c(21006);return F=function(){return a},a}function L(){const a=c(
2562);return L=function(){return a},a}function D(){const a=c(91063);return D=function(){return a},a}function C(){const a=c(
92739);return C=function(){return a},a}function R(){const a=c(95132);return R=function(){return a},a}function b(){const a=c(
54669);return b=function(){return a},a}function N(){const a=c(11331);return N=function(){return a},a}function M(){const a=c(
3149);return M=function(){return a},a}function S(){const a=c(87646);return S=function(){return a},a}function x(){const a=c(
39872);return x=function(){return a},a}function A(){const a=c(31901);return A=function(){return a},a}function k(){const a=c(
92170);return k=function(){return a},a}const m=4;function h(a,O,P=D().NO_PROGRAMS){const j=typeof a=="string"?k().PARSERS[a](
O,P):(0,x().parseProgram)(a,O,P);return g(j,P,0)}function l({launched:a=[]}){return a.flatMap(O=>[O,...l(O)])}function g(a,O,P){
const{invocation:j}=a,H=(j.launched??[]).map(V=>({invocation:V,problems:[]})).map(V=>g(V,O,P)),{launches:B,problems:G}=e(
j,O),z=[...G];for(const V of B){const[J={text:"",span:{start:0,end:0}}]=V.words,X=P===m?"outside-code":V.program?void 0:
i(J.text);X?z.push((0,A().wordProblem)(X,j.operands[0]?.text??"",J)):H.push(g(r(V,O),O,P+1))}if(H.length===0&&z.length===
0)return a;const U=H.map(V=>V.invocation);return{invocation:{...j,...U.length>0&&{launched:U}},problems:[...[a,...H].flatMap(
V=>V.problems),...z]}}function r({program:a,words:O,...P},j){if(a!==void 0){const{invocation:B,problems:G}=k().PARSERS[a](
O,j);return{invocation:{...B,...P},problems:G}}const[W]=O,H=W?.text??"";return(0,k().isProgram)(H)?k().PARSERS[H](O.slice(
1),j):k().PARSERS.npx(O,j)}function i(a){return a.startsWith("-")?"unknown-flag":(0,N().programNamed)(a)!==void 0&&!(0,k().
isProgram)(a)&&!(0,C().isKnownTool)(a)?"outside-code":void 0}const t={launches:[],problems:[]};function e(a,{tools:O}){if(a.
program==="node")return n(a);const{subcommand:P,operands:j,passthrough:W}=a,[H]=j,G=(P==="exec"||P==="script-or-tool")&&
H?(0,C().toolOf)(H.text,O):void 0;if(H===void 0||G?.mayStart!==!0)return t;const z=(0,L().readTool)(G,W);return f(G,H,W,
z)}function n(a){const[O]=(0,S().isTestRun)(a)?[]:a.operands;return O===void 0?t:{launches:E(O.text).map(j=>({program:"n\
px",words:[...["--",j].map(H=>({...O,text:H})),...a.passthrough],starts:"file"})),problems:[]}}function f({starts:a,subcommands:O},P,j,{
flags:W,operands:H,started:B}){const[G]=B,z=W.some(({flag:U})=>U?.kind==="only-prints"||U?.kind==="outside-code");switch(a){case void 0:
return t;case"node":return z||G&&O.has(G.text)?t:{launches:[{program:"node",words:B}],problems:[]};case"command":return z||
G&&O.has(G.text)?t:u(P.text,j,B);case"command-texts":return I(H.map(U=>p(P.text,U)));case"npm-scripts":return I(H.map(U=>d(
P.text,U,s(W))))}}function s(a){return a.flatMap(({flag:O,word:P})=>O===void 0?[P]:[])}function u(a,O,P){const{words:j,problems:W}=a===
"cross-env"?o(P):{words:P,problems:[]},[H]=j,B=H&&O.find(({text:U})=>U===H.text);if(H===void 0||B===H)return{launches:[{
words:j}],problems:W};const G=`\`${a}\` starts at the first word that is \`${H.text}\``,z={program:a,flag:H.text,fault:G};
return{launches:[{words:j}],problems:[(0,R().problemAt)("flag-value",H.span,z)]}}function o(a){const O=a.findIndex(({text:W})=>!/^\w+=/.
test(W)),P=O<0?a:a.slice(0,O),j=P.flatMap(({text:W,span:H})=>{if((0,M().setsHarmless)(W))return[];const{written:B,attached:G=""}=(0,F().
splitAtEquals)(W);return[(0,R().problemAt)("assignment-refused",H,{name:B,value:G,known:!1})]});return{words:a.slice(P.length),
problems:j}}function p(a,{text:O,span:P}){const[,j="",W=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(O)??[],{words:H,problems:B}=(0,b().
lex)(j===""?O.replace(/^npm:(?=\S)/,"npm run "):W);if(!(0,b().hasOneReading)({problems:B})&&!(j!==""&&W.trim()===""))return y(
a,{text:O,span:P});const G=H.map(z=>({...z,span:P}));return j===""?{launches:[{words:G}],problems:[]}:/^[\w:.@/*-]+$/.test(
j)?$([{text:j,span:P,quoted:!1},...G],"wildcard"):y(a,{text:O,span:P})}function d(a,{text:O,span:P},j){const[,W="",H=""]=/^\s*(\S+)(.*)$/s.
exec(O)??[],{words:B,problems:G}=(0,b().lex)(H),z=H.trim()==="";if(W===""||!z&&!(0,b().hasOneReading)({problems:G})||/\{!?[*@%\d]/.
test(O))return y(a,{text:O,span:P});const U=B.map(J=>({...J,span:P})),V=[...j,{text:W,span:P,quoted:!1},...U];return $(V,
/^[\w:.@/-]+$/.test(W)?void 0:"glob")}function $(a,O){const W={program:"npm",words:[{text:"run",span:a.at(-1)?.span??{start:0,
end:0},quoted:!1},...a]};return{launches:[O?{...W,selects:O}:W],problems:[]}}function y(a,O){return{launches:[],problems:[
(0,A().wordProblem)("outside-code",a,O)]}}function I(a){return{launches:a.flatMap(({launches:O})=>O),problems:a.flatMap(
({problems:O})=>O)}}const v=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;function E(a){const O=T().
posix.normalize(a.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(O))return["yarn"];const[,
P,j=""]=v.exec(O)??[];if(P===void 0)return[];if(P===".bin")return[j];const H=[...new Set([j.replace(/\.[cm]?[jt]s$/,""),
P])].filter(B=>(0,C().isKnownTool)(B));return H.length>0?H:[P]}},4289:function(K,w,c){Object.defineProperty(w,"__esModul\
e",{value:!0}),w.filesNamedBy=M,w.filesOfFlag=S,w.pythonFiles=x;function T(){const m=c(2562);return T=function(){return m},
m}function F(){const m=c(91063);return F=function(){return m},m}function L(){const m=c(92739);return L=function(){return m},
m}function D(){const m=c(71011);return D=function(){return m},m}function C(){const m=c(32854);return C=function(){return m},
m}function R(){const m=c(3149);return R=function(){return m},m}function b(){const m=c(17083);return b=function(){return m},
m}const N={files:[],roots:[],nodeFlags:[]};function M({subcommand:m,operands:[h],passthrough:l},{tools:g}=F().NO_PROGRAMS){
if(m!=="exec"||h===void 0)return N;const r=h.text,i=(0,L().toolOf)(r,g)??(0,D().unknownTool)(r),t=(0,T().readTool)(i,l);
return{files:[...t.flags.flatMap(e=>S(r,e)),...A(i,t.operands)],roots:t.flags.flatMap(({flag:e,value:n})=>e?.kind==="roo\
t"&&n?[n]:[]),nodeFlags:k(r,i,t)}}function S(m,h){const{word:l,flag:g,value:r="",off:i}=h;if(g===void 0||i||r==="")return[];
const{span:t}=l,e=r.split(",").filter(n=>n!==""&&!(0,b().isElsewhere)(n));switch(g.kind){case"tests":return[{as:"tests",
path:r,span:t}];case"config":return(0,b().isElsewhere)(r)||/^[\w.-]+ *=/.test(r)?[]:[{as:"config",path:r,span:t}];case"r\
oot":return(0,b().isElsewhere)(r)?[]:[{as:"place",path:r,span:t}];case"output":{const n=r.slice(r.lastIndexOf("=")+1);return(0,b().
isElsewhere)(n)?[]:[{as:"place",path:n,span:t}]}case"code":case"preload":case"script-text":{const n=(0,R().valueProblem)(
"tool-runs-file",m,h),f=g.kind==="preload";return e.map(s=>{const u=s.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.
test(u)?{as:"code",path:u,span:t}:{as:"module",path:u,span:t,ifFile:n,first:f}})}case"module":{const f=r.split(":").filter(
o=>/^\w+(?:\.\w+)*$/.test(o)).flatMap(o=>[o,o.replace(/\.\w+$/,"")]),s=(0,R().valueProblem)("tool-runs-file",m,h);return[
...new Set(f.flatMap(x))].map(o=>({as:"module",path:o,span:t,ifFile:s}))}default:return[]}}function x(m){const h=m.replaceAll(
".","/");return["","src/"].flatMap(l=>[".py","/__main__.py","/__init__.py"].map(g=>`${l}${h}${g}`))}function A(m,h){const l=m.
operands==="tests"||m.operands==="first-tests",r=(m.operands==="first-tests"?h.slice(0,1):m.operands==="tests"?h:[]).filter(
({text:t})=>!m.subcommands.has(t)).map(({text:t,span:e})=>({as:"tests",path:t.replace(/^!|:[\d,*-]+$/g,""),span:e})),i=!l&&
!m.mayStart?h:[];return[...r,...i.flatMap(({text:t,span:e})=>{const n=(0,C().normalise)(t);return n!==void 0&&n!==""&&!(0,C().
isWithin)(n,".git",{ignoreCase:!0})&&!(0,b().isElsewhere)(t)?[{as:"place",path:t,span:e}]:[]})]}function k(m,{handsOn:h},{
flags:l}){return l.flatMap(({word:g,flag:r,value:i="",off:t})=>{const e=r?.kind==="node"&&!t?(0,R().nodeFlagsIn)(m,i):r===
void 0&&h?[g.text,...g.text.includes("=")||i===""?[]:[i]]:[];return e.length===0?[]:(0,R().parseHandedOn)(g,e).invocation.
flags})}},74167:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.readNopt=C;function T(){const x=c(4274);
return T=function(){return x},x}function F(){const x=c(21006);return F=function(){return x},x}function L(){const x=c(95132);
return L=function(){return x},x}function D(){const x=c(31901);return D=function(){return x},x}function C(x,A){const k=[],
m=[],h=[];for(const l of(0,F().readFlags)(x,R).tokens)if(l.kind==="operand")m.push(l.word);else if(l.kind==="unknown"){const g={
program:A,flag:l.written};h.push((0,L().problemAt)("unknown-flag",l.word.span,g))}else{const{flag:g,fault:r}=S(l);if(k.push(
g),r!==void 0){const i={program:"npm",flag:l.written,fault:r};h.push((0,L().problemAt)("flag-value",l.word.span,i))}}return{
flags:k,remain:m,problems:h}}const R={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"never",expand:x=>{
const A=x.replace(/^-+/,""),k=b(A)??M(A)??N(A);return k&&[k]}};function b(x){const A=T().NPM_FLAGS.get(x);return A&&{spec:A,
negated:!1,takes:A.arity==="value"?"always":"true-or-false"}}function N(x){const A=x.startsWith("no-")?T().NPM_FLAGS.get(
x.slice(3)):void 0;return A&&{spec:A,negated:!0,takes:A.arity==="value"?"never":"true-or-false"}}function M(x){const[A="",
k]=T().NPM_SHORTHANDS.get(x)??[],m=b(A.slice(2))??N(A.slice(2));return m&&(k===void 0?m:{...m,fixed:k,takes:"never"})}function S(x){
const{word:A,written:k,attached:m,next:h,consumes:l}=x,{spec:g,negated:r,fixed:i}=x.part,t={name:`--${g.name}`,written:k,
span:A.span,spec:g,negated:r};if(i!==void 0){const u=m===void 0?void 0:"it takes no value";return{flag:{...t,value:i},fault:u}}
if(g.arity==="value"){const u={...t,...(0,F().valueRead)(x)};return{flag:u,fault:(0,D().valueFault)(u.value,r)}}const e=l?
h?.text:m,n={...t,negated:e==="false"?!r:r};if(m!==void 0&&!(0,F().isTruth)(m))return{flag:n,fault:"npm reads its value \
as a separate word"};const f=g.effect==="of-tests"?/^[^-]/:/^(?:null|always)$/,s=g.arity==="loose"&&f.test(h?.text??"");
return{flag:n,fault:s?"npm reads the next word as its value":void 0}}},87646:function(K,w,c){Object.defineProperty(w,"__\
esModule",{value:!0}),w.isTestRun=k,w.parseNode=b;function T(){const g=c(19609);return T=function(){return g},g}function F(){
const g=c(21006);return F=function(){return g},g}function L(){const g=c(95132);return L=function(){return g},g}function D(){
const g=c(31901);return D=function(){return g},g}function C(){const g=c(17083);return C=function(){return g},g}const R=new Set(
["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function b(g){const r=[],i=[],t=[],e=new Set;for(const $ of(0,F().readFlags)(
g,N).tokens){if($.kind==="operand"){t.push($.word);continue}if($.kind==="unknown"){const O={program:"node",flag:$.written};
i.push((0,L().problemAt)("unknown-flag",$.word.span,O));continue}const{spec:y,negated:I}=$.part,v=S($);r.push(v);const E=x(
y,I,v.value);if(E!==void 0&&i.push(A(v,E)),I)continue;e.add(y.kind);const a=h(y,v);a!==void 0&&i.push((0,D().flagProblem)(
a,"node",v))}const n=k({flags:r}),f=n?t.length:e.has("evaluates")?0:1,s=t.slice(0,f),u=t.slice(f),o=n||e.has("only-print\
s")||e.has("evaluates"),p=l(s,n,g);p!==void 0&&!(o&&s.length===0)&&i.push(p);const d=(0,D().onlyAsksForInformation)(u);return d!==
void 0&&i.push((0,D().printsOnly)("node",d)),{invocation:{program:"node",flags:r,operands:s,passthrough:u},problems:i}}const N={
flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:g=>{const r=g.startsWith("--"),i=r?g.
slice(2).replaceAll("_","-"):g,t=i.startsWith("no-")&&!T().NODE_FLAGS.has(i),e=t?i.slice(3):i,n=T().NODE_FLAGS.get(T().NODE_ALIASES.
get(e)??(r?e:""));return n&&[{spec:n,negated:t,takes:t?"never":M(n)}]}};function M({name:g,arity:r}){return g==="print"?
"unless-dash":r==="value"?"always":"never"}function S(g){const{spec:r,negated:i}=g.part;return{name:`--${i?"no-":""}${r.
name}`,written:g.written,...(0,F().valueRead)(g)}}function x({name:g,arity:r},i,t){if(r==="value")return(0,D().valueFault)(
t,i);if(i)return t===void 0?void 0:"a `--no-` flag takes no value";if(r!=="none")return t?void 0:"its value is missing";
const e=g==="print"||/^(?:inspect|debug$|debug-brk$)/.test(g);return t===void 0||e?void 0:"it takes no value"}function A(g,r){
return(0,L().problemAt)("flag-value",g.span,{program:"node",flag:g.written,fault:r})}function k({flags:g}){return g.findLast(
({name:r})=>r==="--test"||r==="--no-test")?.name==="--test"}const m=/\.(?:info|lcov|log|tap|txt|xml)$/;function h(g,{value:r=""}){
switch(g.kind){case"harmless":return;case"reports-tests":return T().BUILT_IN_REPORTERS.has(r)?void 0:"outside-code";case"\
tolerates-rejections":return r==="warn"||r==="none"?"weakens":void 0;case"writes-report":return r==="stdout"||r==="stder\
r"?void 0:m.test(r)&&!(0,C().isElsewhere)(r)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"prel\
oads":return T().PRELOADABLE_PACKAGES.has(r)?"tool-runs-file":"outside-code";default:return g.kind}}function l(g,r,i){const[
t]=g;if(t===void 0){const f=i.at(-1)?.span.end??0;return r?void 0:(0,L().problemAt)("reads-stdin",{start:0,end:f},{program:"\
node",flag:""})}const{text:e,span:n}=t;if(R.has(e))return(0,L().problemAt)("reads-stdin",n,{program:"node",flag:e});if(e.
startsWith("-"))return(0,L().problemAt)("dash-operand",n,{operand:e});if(e==="inspect"||!r&&e==="debug")return(0,L().problemAt)(
"outside-code",n,{program:"node",flag:e})}},3893:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.isToolName=
A,w.parseNpm=N,w.parseNpx=g;function T(){const s=c(4274);return T=function(){return s},s}function F(){const s=c(21006);return F=
function(){return s},s}function L(){const s=c(91063);return L=function(){return s},s}function D(){const s=c(95132);return D=
function(){return s},s}function C(){const s=c(74167);return C=function(){return s},s}function R(){const s=c(46868);return R=
function(){return s},s}function b(){const s=c(31901);return b=function(){return s},s}function N(s,u=L().NO_PROGRAMS){return M(
"npm",s,s,u)}function M(s,u,o,p){const{flags:d,remain:$,problems:y}=(0,C().readNopt)(u,s),[I,...v]=$,E=I&&T().NPM_SUBCOMMANDS.
get(I.text),a=E?.kind==="runs-tool",O=[...d.flatMap(H=>h(s,H,a)),...y],P={program:s,flags:d};if(I===void 0)return d.some(
m)||O.push(l(s,o)),{invocation:{...P,operands:[],passthrough:[]},problems:O};if(E===void 0){const H=[...T().NPM_SUBCOMMANDS].
find(([G])=>G.startsWith(I.text))?.[1].name??"",B={program:"npm",subcommand:I.text,meant:H};return O.unshift((0,D().problemAt)(
"unknown-subcommand",I.span,B)),{invocation:{...P,operands:v,passthrough:[]},problems:O}}const j={...P,subcommand:E.name},
W=S(E,{word:I,rest:v},j,p);return{invocation:W.invocation,problems:[...W.problems,...O]}}function S({name:s,kind:u},o,p,d){
return u==="runs-script"?x(s,o,p):u==="runs-tool"?k(o,p,d):{invocation:{...p,operands:o.rest,passthrough:[]},problems:[(0,b().
wordProblem)(u,p.program,{text:s,span:o.word.span})]}}function x(s,{word:u,rest:o},p){const d=s==="run"?o.slice(0,1):[u],
$=s==="run"?o.slice(1):o,[y]=d,I=[];y===void 0?I.push((0,b().printsOnly)("npm",{...u,text:"run"})):y.text==="env"&&I.push(
{...(0,b().printsOnly)("npm",{...y,text:"run env"}),severity:"error"});const v=(0,b().onlyAsksForInformation)($);return v!==
void 0&&I.push((0,b().printsOnly)("npm",v)),{invocation:{...p,operands:d,passthrough:$},problems:I}}function A(s){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(s)}function k({word:s,rest:u},o,{tools:p}){const[d,...$]=u;if(d===void 0){const I=o.flags.some(m)?[]:[l(o.program,[
s])];return{invocation:{...o,operands:[],passthrough:[]},problems:I}}const y={...o,operands:[d],passthrough:$};return A(
d.text)?{invocation:y,problems:(0,R().parseTool)(d,$,p)}:{invocation:y,problems:[(0,b().wordProblem)("uses-network",o.program,
d)]}}function m({spec:{effect:s},negated:u}){return!u&&(s==="only-prints"||s==="outside-code")}function h(s,u,o){const{effect:p,
name:d}=u.spec;switch(p){case"harmless":return[];case"selects-scripts":return d==="if-present"?[]:d==="ignore-scripts"?u.
negated?[]:[(0,b().flagProblem)("skips-tests",s,u)]:o?[(0,b().flagProblem)("outside-code",s,u)]:[];case"of-tests":{const $=(0,b().
flagProblem)("unknown-flag",s,u);return[o?$:{...$,severity:"warning"}]}case"uses-network":return u.negated?[]:[(0,b().flagProblem)(
p,s,u)];default:return[(0,b().flagProblem)(u.negated?"unknown-flag":p,s,u)]}}function l(s,u){const o=u[0]?.span.start??0,
p=u.at(-1)?.span.end??0;return(0,D().problemAt)("nothing-to-run",{start:o,end:p},{program:s})}function g(s,u=L().NO_PROGRAMS){
const{tokens:o,separator:p}=(0,F().readFlags)(s,e),d=[{text:"exec",span:s[0]?.span??{start:0,end:0},quoted:!1}],$=[];for(const I of o){
if(I.kind==="operand"&&$.push(I.word),I.kind!=="flag")continue;const{word:v,written:E,attached:a,consumes:O,next:P}=I,j=r.
get(n(E)),W=a===void 0?j:`${j}=${a}`;d.push(j===void 0?v:{...v,text:W??""}),O&&P&&d.push(P)}const[y]=$;return p!==void 0?
d.push(p):y!==void 0&&d.push({...y,text:"--"}),M("npx",[...d,...$],s,u)}const r=new Map([["no-install","--no-yes"],["p",
"--package"]]),i=new Set("package p userconfig call c shell".split(" ")),t=new Set("no-install quiet q version v help h".
split(" ")),e={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(s,u)=>{const o=n(s),p=o===
"p"?void 0:T().NPM_SHORTHANDS.get(o);return p!==void 0?{instead:u===void 0?p:[...p,u]}:[{spec:void 0,negated:!1,takes:i.
has(o)?"always":f(o)?"never":"unless-dash"}]}};function n(s){return s.replace(/^-+/,"")}function f(s){const u=T().NPM_FLAGS.
get(s)?.arity;return t.has(s)||u==="none"||u==="loose"}},39872:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),
w.extensionProblems=u,w.parseProgram=k;function T(){const d=c(2562);return T=function(){return d},d}function F(){const d=c(
91063);return F=function(){return d},d}function L(){const d=c(92739);return L=function(){return d},d}function D(){const d=c(
95132);return D=function(){return d},d}function C(){const d=c(11331);return C=function(){return d},d}function R(){const d=c(
4289);return R=function(){return d},d}function b(){const d=c(3893);return b=function(){return d},d}function N(){const d=c(
46868);return N=function(){return d},d}function M(){const d=c(31901);return M=function(){return d},d}function S(){const d=c(
92170);return S=function(){return d},d}function x(){const d=c(48886);return x=function(){return d},d}function A(){const d=c(
91883);return A=function(){return d},d}function k(d,$,y){const{program:I}=d,v={program:I,family:d,flags:[],operands:[],passthrough:[]},
E=m({use:d.use,path:"",words:$,family:d,families:y});return{invocation:{...v,...E.invocation},problems:E.problems}}function m(d){
const{use:$,path:y,family:I}=d,{data:v,behind:E}=$,a=E?d.words.findIndex(({text:Z})=>Z==="--"):-1,O=a<0?d.words:d.words.
slice(0,a),P=a<0||!E?[]:(0,T().readTool)(E,d.words.slice(a+1)).flags,j=(0,T().readTool)($,O),W=j.rest===void 0?j.flags:[
...j.flags,j.rest.flag],H=W.map(l),B=W.flatMap(Z=>(0,R().filesOfFlag)(I.program,Z)).filter(({as:Z})=>Z!=="place"),G=[...W.
flatMap(Z=>(0,N().toolFlagProblems)(I.program,$,Z)),...P.flatMap(Z=>(0,N().toolFlagProblems)(I.program,E,Z))],[z,...U]=j.
started.slice(v.skips??0),V=z&&$.subcommands.get(z.text);if(V===void 0||z===void 0){const Z=r(d,j),q=j.flags.some(({flag:_})=>_?.
kind==="checks-syntax-only"),Y=g(d,[...j.flags,...P]);return{invocation:{...y&&{subcommand:y},...v.any_package&&{anyPackage:!0},
...q&&{parsed:!0},...Z.invocation,flags:H,files:[...B,...Z.invocation.files??[],...h($,Z.invocation.operands??[])]},problems:[
...G,...Y,...Z.problems]}}const J=y===""?z.text:`${y} ${z.text}`,X=V.data.starts==="own-script"?i("own-script",z,U,d):m(
{...d,use:V,path:J,words:U}),Q=V.data.does?[(0,M().wordProblem)(V.data.does,I.program,{...z,text:J})]:[];return{invocation:{
...X.invocation,...v.any_package&&{anyPackage:!0},flags:[...H,...X.invocation.flags??[]],files:[...B,...X.invocation.files??
[]]},problems:[...G,...Q,...X.problems]}}function h({data:{operands:d,starts:$}},y){return y.flatMap(({text:I,span:v})=>{
const E=(d==="package"||$==="package")&&I.endsWith(".go");return!((0,x().ruleForOperand)("path",I)===void 0)||d!=="tests"&&
!E?[]:[{as:"tests",path:I.replace(/::.*$/s,""),span:v}]})}function l({word:d,written:$,value:y}){return{name:$,written:$,
span:d.span,...y!==void 0&&{value:y}}}function g({use:d,path:$,words:y,family:I},v){if(d.data.writes_unless===void 0)return[];
const E=d.data.writes_unless.split(" ");if(v.some(({written:O,off:P})=>!P&&E.includes(O)))return[];const a=y[0]?.span??{
start:0,end:0};return[(0,M().wordProblem)("tool-writes",I.program,{text:$||I.program,span:a})]}function r(d,$){const{use:y,
family:I,families:v}=d,{rest:E}=$;if(E!==void 0)return E.flag.flag?.kind==="module"?(0,A().parseModule)(I,E.words,v,k):{
invocation:{passthrough:E.words},problems:[]};const a=y.data.starts??(y.subcommands.size>0?"subcommand":void 0),O=a===void 0?
$.operands:$.started.slice(y.data.skips??0),[P,...j]=O;if(P===void 0){const W=$.flags.some(({flag:z})=>z?.kind==="only-p\
rints"),H={start:0,end:I.program.length},B=W?void 0:y.data.alone,G=B?[(0,M().wordProblem)(B,I.program,{text:"",span:H})]:
[];return{invocation:{},problems:G}}return a===void 0?{invocation:{operands:O},problems:(0,x().judgeOperands)(y,O,I)}:i(
a,P,j,d)}function i(d,$,y,I){const{program:v}=I.family,E={operands:[$],passthrough:y};switch(d){case"subcommand":{const a={
program:v,subcommand:$.text},O=(0,D().problemAt)("unknown-subcommand",$.span,a);return{invocation:E,problems:[O]}}case"f\
ile":return s($,y,I);case"package":{const a=(0,x().ruleForOperand)("package",$.text);return{invocation:E,problems:a?[(0,M().
wordProblem)(a,v,$)]:[]}}case"command":return o($,y,I);case"script":case"own-script":{const a=t.test($.text)?[(0,M().wordProblem)(
"outside-code",v,$)]:[];return{invocation:{...E,subcommand:"run"},problems:[...a,...f(y,I.family)]}}case"tool":return p(
"exec",$,y,I);case"script-or-tool":case"script-tool-or-file":{if(!(d==="script-tool-or-file"&&n($.text))&&!e.test($.text)){
const O=p("script-or-tool",$,y,I);return{...O,problems:[...O.problems,...f(y,I.family)]}}return d==="script-tool-or-file"?
s($,y,I):{invocation:E,problems:[(0,M().wordProblem)("outside-code",v,$)]}}}}const t=/^\/|\*/,e=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function n(d){return/[\\/]/.test(d)&&!/^@[\w.-]+\/[\w.-]+$/.test(d)}function f(d,{program:$,use:y}){return d.filter(({text:v})=>{
const E=/^--([\w-]+)/.exec(v)?.[1];return E!==void 0&&y.flags.get((0,F().flagKey)(E))?.kind==="outside-code"}).map(v=>(0,M().
wordProblem)("outside-code",$,v))}function s(d,$,y){const{family:I,families:v}=y,{program:E}=I,{text:a,span:O}=d,P={operands:[
d],passthrough:$,starts:"file"};if(a==="-"||a===""||a.startsWith("/dev/"))return{invocation:P,problems:[(0,D().problemAt)(
"reads-stdin",O,{program:E,flag:a})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(a)&&/:/.test(a))return{
invocation:P,problems:[(0,M().wordProblem)("uses-network",E,d)]};const[,W=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(a)??[],H=I.data.dependency_tools.includes(W)?v.known.get(W):void 0;if(H!==void 0){const B=k(H,$,v);return{invocation:{
launched:[B.invocation]},problems:B.problems}}return{invocation:P,problems:u(I,a,O)}}function u({program:d,data:{extensions:$}},y,I){
const[,v]=/\.([^./\\]*)$/.exec(y.replace(/^.*\//s,""))??[];return $===void 0||v===void 0||$.split(" ").includes(v)?[]:[(0,D().
problemAt)("target-extension",I,{program:d,path:y,extension:v})]}function o(d,$,y){const{family:I,families:v}=y,{text:E}=d;
if(/:\/\//.test(E))return{invocation:{},problems:[(0,M().wordProblem)("uses-network",I.program,d)]};if(E==="-"||/\.\w+$/.
test(E))return s(d,$,y);const a=v.known.get(E);if(a===void 0||!I.data.started_programs.includes(E))return{invocation:{},
problems:[(0,M().wordProblem)("outside-code",I.program,d)]};const{invocation:O,problems:P}=k(a,$,v);return{invocation:{launched:[
O]},problems:P}}function p(d,$,y,{family:I,families:v}){const{text:E}=$,a=v.allowed.get(E),O=(0,S().isProgram)(E)?S().PARSERS[E](
y,v):a&&k(a,y,v);if(d==="exec"&&n(E))return{invocation:{},problems:[(0,M().wordProblem)("outside-code",I.program,$)]};const P=/[;&|<>$`'"(){}\\*?]/.
test(E)||(0,C().hasCommandLine)(E);if(!(0,b().isToolName)(E)&&(d==="exec"||P))return{invocation:{},problems:[(0,M().wordProblem)(
"outside-code",I.program,$)]};const j={subcommand:d,operands:[$],passthrough:y,...O&&{launched:[O.invocation]}};if(O!==void 0)
return{invocation:j,problems:O.problems};if((0,C().isShell)(E)||d==="exec"&&(0,C().programNamed)(E)!==void 0)return{invocation:j,
problems:[(0,M().wordProblem)("outside-code",I.program,$)]};const{tools:W}=v,H=d==="exec"||(0,L().toolOf)(E,W)!==void 0||
(0,L().refusalOf)(E);return{invocation:j,problems:H?(0,N().parseTool)($,y,W):[]}}},46868:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.parseTool=N,w.parseUnknownTool=S,w.toolFlagProblems=x;function T(){const r=c(2562);return T=
function(){return r},r}function F(){const r=c(92739);return F=function(){return r},r}function L(){const r=c(71011);return L=
function(){return r},r}function D(){const r=c(11331);return D=function(){return r},r}function C(){const r=c(3149);return C=
function(){return r},r}function R(){const r=c(31901);return R=function(){return r},r}function b(){const r=c(17083);return b=
function(){return r},r}function N(r,i,t){const e=r.text,n=(0,F().refusalOf)(e);if(n!==void 0)return[(0,R().wordProblem)(
n,e,r)];const f=(0,R().onlyAsksForInformation)(i);if(f!==void 0)return[(0,R().printsOnly)(e,f)];const s=(0,F().toolOf)(e,
t);if(s===void 0)return S(r,i);const u=(0,T().readTool)(s,i),o=s.operands==="tests"||s.operands==="first-tests";return[...A(
r,s,u),...M(s,u)?[(0,R().printsOnly)(e,{text:"",span:r.span})]:[],...u.flags.flatMap(p=>x(e,s,p)),...u.operands.flatMap(
p=>!o&&((0,b().isForeign)(p.text)||s.readsArgumentFiles&&p.text.startsWith("@")||s.operands===void 0&&(0,b().isOfMachine)(
p.text))?[(0,R().wordProblem)("outside-code",e,p)]:[])]}function M({printsUnless:r},{flags:i}){return r!==void 0&&!i.some(
({flag:t,off:e})=>t?.kind==="only-prints"||t&&!e&&r.includes(t.name))}function S(r,i,t=(0,L().unknownTool)(r.text)){const e=r.
text,n=(0,T().readTool)(t,i);return[...A(r,t,n),...m(r,i,n),...n.flags.flatMap(f=>x(e,void 0,f)),...h(r,n)]}function x(r,i,t){
return t.flag===void 0?g(r,i,t):(0,C().judgeValue)(r,t,i)}function A(r,i,{operands:t,started:e}){const f=i.starts===void 0?
t:e,s=f.find(({text:o})=>i.readsBehind&&i.subcommands.has(o))??f[0],u=s?k(i,s.text):i.alone;return u===void 0?[]:[(0,R().
wordProblem)(u,r.text,s??r)]}function k({endsWith:r,subcommands:i},t){if(r?.has(t))return;const e=t.split(":").find(n=>i.
get(n)==="never-ends");return i.get(t)??(r||e!==void 0?"never-ends":void 0)}function m({text:r},i,{flags:t,operands:e}){
const n=i[i.findIndex(({text:o})=>o==="--")+1],f=[...new Set([e[0],n])].filter(o=>o!==void 0&&(0,D().startsOthers)(o.text)),
s=t.filter(({written:o,flag:p,value:d=""})=>/^-[ex]$/.test(o)&&/\s/.test(d)||p?.kind!=="config"&&(0,D().isCommandLine)(d)),
u=e.filter(({text:o})=>(0,D().hasCommandLine)(o));return[...f,...s.map(({word:o})=>o),...u].flatMap(o=>o===void 0?[]:[(0,R().
wordProblem)("outside-code",r,o)])}function h({text:r},{operands:i}){return i.flatMap(t=>t.text==="-"?[(0,R().wordProblem)(
"reads-stdin",r,t)]:l(t.text)?[(0,R().wordProblem)("uses-network",r,t)]:(0,b().isForeign)(t.text)||(0,b().isOfMachine)(t.
text)?[(0,R().wordProblem)("outside-code",r,t)]:[])}function l(r){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(r)}function g(r,i,{word:t,value:e=""}){const n=f=>[(0,R().wordProblem)(f,r,t)];if(i?.handsOn===!0){const f=t.text.includes(
"=")||e===""?[]:[e],s=(0,C().judgeNodeFlags)(t,[t.text,...f]);if(!s.some(({rule:u})=>u==="unknown-flag"))return s}return i?.
stops===!0?n("unknown-flag"):i?.starts==="npm-scripts"?t.text.includes("=")?[]:n("unknown-flag"):(0,b().isForeign)(e)||(0,b().
isOfMachine)(e)?n("outside-code"):i===void 0?[]:n("unknown-flag")}},31901:function(K,w){Object.defineProperty(w,"__esMod\
ule",{value:!0}),w.flagProblem=T,w.onlyAsksForInformation=C,w.printsOnly=R,w.valueFault=L,w.wordProblem=c;function c(b,N,{
text:M,span:S}){return F(b,S,{program:N,flag:M})}function T(b,N,M){const{written:S,span:x,value:A}=M,k={program:N,flag:S};
return F(b,x,A===void 0?k:{...k,value:A})}function F(b,N,M){return{rule:b,span:N,args:M}}function L(b,N){return N?"it ta\
kes a value, so it has no `--no-` form":b===void 0||b===""?"its value is missing":b.startsWith("-")?"its value begins wi\
th a dash":void 0}const D=new Set(["--version","-v","-V","--help","-h"]);function C(b){const[N]=b;return b.length===1&&N!==
void 0&&D.has(N.text)?N:void 0}function R(b,N){return c("only-prints",b,N)}},92170:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.PARSERS=void 0,w.isProgram=D;function T(){const C=c(87646);return T=function(){return C},C}
function F(){const C=c(3893);return F=function(){return C},C}const L=w.PARSERS={node:T().parseNode,npm:F().parseNpm,npx:F().
parseNpx};function D(C){return Object.hasOwn(L,C)}},48886:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),
w.judgeOperands=R,w.ruleForOperand=N;function T(){const k=c(91063);return T=function(){return k},k}function F(){const k=c(
32854);return F=function(){return k},k}function L(){const k=c(95132);return L=function(){return k},k}function D(){const k=c(
31901);return D=function(){return k},k}function C(){const k=c(17083);return C=function(){return k},k}function R({data:{operands:k="\
path"},refusedOperands:m},h,l){return h.flatMap(g=>{const r=b(m,g.text)??N(k,g.text);return r!==void 0?[(0,D().wordProblem)(
r,l.program,g)]:l.data.variables===void 0?[]:A(l,g)})}function b({flags:k,prefixes:m},h){const l=(0,T().flagKey)(h);return((/^(?:help|h|version|v)$/i.
test(l)?void 0:k.get(l))??m.find(([i])=>l.startsWith(i))?.[1])?.kind}function N(k,m){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test(m))return"uses-network";if(m.startsWith("@")&&k!=="package")return"outside-code";switch(k){case"path":case"tests":return m===
"-"?"reads-stdin":M(m.replace(/::.*$/s,""))||(0,C().isForeign)(m)?"outside-code":void 0;case"package":return m.includes(
"@")?"uses-network":M(m)?"outside-code":void 0;case"plain":return(0,C().isForeign)(m)?"outside-code":void 0}}function M(k){
return(0,F().normalise)(k)===void 0}const S=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,x=/[$`;&|<>(){}\s]/;function A({
program:k,data:m},h){const{text:l,span:g}=h,r=l.includes("="),i=l.replace(/\s*[:+?!]*=.*$/s,"");return r&&!m.variables?.
includes(i)?[(0,L().problemAt)("make-variable",g,{program:k,variable:i})]:(r?S.test(l):!x.test(l))?[]:[(0,D().wordProblem)(
"outside-code",k,h)]}},91883:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.parseModule=g;function T(){
const r=c(17093);return T=function(){return r},r}function F(){const r=c(2562);return F=function(){return r},r}function L(){
const r=c(91063);return L=function(){return r},r}function D(){const r=c(95132);return D=function(){return r},r}function C(){
const r=c(4289);return C=function(){return r},r}function R(){const r=c(46868);return R=function(){return r},r}function b(){
const r=c(31901);return b=function(){return r},r}function N(){const r=c(17083);return N=function(){return r},r}const M=(0,L().
groupsByName)({"uses-network":`
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
  `}),S=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),x=/^(?:-\w|--[\w-]+=)?[/~]/,A=(0,L().toolTable)({
flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),k=(0,L().toolTable)({flags:{plain:"v,verb\
ose o,option= f,fail-fast"}}),m=(0,L().toolTable)({flags:{plain:"q,quiet"}}),h=new Map([["doctest",k],["py_compile",m]]);
function l({text:r,span:i}){const t=/^\w+(?:\.\w+)*$/.test(r)?r.split("."):[],e=t.map((f,s)=>t.slice(0,s+1).join("."));return(r.
endsWith(".py")?[r]:e.flatMap(C().pythonFiles)).map(f=>({as:"module",path:f,span:i}))}function g({program:r,data:i},[t,...e],n,f){
if(t===void 0){const E={program:r,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,D().problemAt)(
"flag-value",{start:0,end:0},E)]}}const s=n.known.get(t.text);if(s!==void 0&&i.started_programs.includes(t.text)){const{
invocation:E,problems:a}=f(s,e,n);return{invocation:{module:t,launched:[E]},problems:a}}const u={module:t,operands:[t],passthrough:e,
files:t.text==="unittest"?e.flatMap(l):[]},o=/^[\w.]+$/.test(t.text)?M.get(t.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(o!==void 0)return{invocation:u,problems:[(0,b().wordProblem)(o,r,t)]};const p=n.known.get("python"),
d=h.get(t.text);if(d!==void 0&&p!==void 0){const{flags:E,operands:a}=(0,F().readTool)(d,e),O=t.text==="py_compile",P={...p,
data:{...p.data,extensions:void 0}},j=a.map(B=>f(O?p:P,[B],n)),W=E.flatMap(B=>(0,R().toolFlagProblems)(t.text,d,B)),H=O?
[(0,b().wordProblem)("checks-syntax-only",r,{...t,text:"-m py_compile"})]:[];return{invocation:{...u,launched:j.map(B=>({
...B.invocation,...O&&{parsed:O}}))},problems:[...W,...H,...j.flatMap(({problems:B})=>B)]}}const $=S.has(t.text);if(!$&&
(0,T().isOfLibrary)(t.text)){const E=(0,b().wordProblem)("outside-code",r,{...t,text:`-m ${t.text}`});return{invocation:u,
problems:[E]}}const[y,...I]=e;if(t.text==="coverage"&&y?.text==="run"&&p!==void 0){const{flags:E,started:a,rest:O}=(0,F().
readTool)(A,I),P=O?[{...O.flag.word,text:"-m"},...O.words]:a,j=E.flatMap(W=>(0,R().toolFlagProblems)("coverage",A,W));if(P.
length>0){const W=f(p,P,n);return{invocation:{...u,starts:"module",launched:[W.invocation]},problems:[...j,...W.problems]}}}
const v=e.filter(({text:E})=>(0,N().isForeign)(E)||$&&x.test(E));return{invocation:$?u:{...u,starts:"module"},problems:v.
map(E=>(0,b().wordProblem)("outside-code",t.text,E))}}},17083:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),
w.isElsewhere=F,w.isForeign=L,w.isOfMachine=D;function T(){const b=c(32854);return T=function(){return b},b}function F(b){
return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(b)||b.split(",").some(N=>(0,T().normalise)(N)===void 0)}function L(b){return/(?:^|[=,\s])(?:data|file):/i.
test(b)?!0:!b.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(b)?!1:b.split(/[=,:"']/).some(N=>N.includes("..")&&!R(N))}function D(b){
return b.split(/[=,:"']/).some(N=>C.test(N))}const C=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function R(b){return/^[\\/]/.test(b)||(0,T().normalise)(b)!==void 0}},51951:function(K,w,c){Object.defineProperty(w,"__e\
sModule",{value:!0}),w.readCommand=l,w.readWords=t;function T(){const y=c(91063);return T=function(){return y},y}function F(){
const y=c(92739);return F=function(){return y},y}function L(){const y=c(80781);return L=function(){return y},y}function D(){
const y=c(95132);return D=function(){return y},y}function C(){const y=c(54669);return C=function(){return y},y}function R(){
const y=c(11331);return R=function(){return y},y}function b(){const y=c(45806);return b=function(){return y},y}function N(){
const y=c(3893);return N=function(){return y},y}function M(){const y=c(92170);return M=function(){return y},y}function S(){
const y=c(86191);return S=function(){return y},y}function x(){const y=c(73872);return x=function(){return y},y}function A(){
const y=c(60210);return A=function(){return y},y}function k(){const y=c(82293);return k=function(){return y},y}function m(){
const y=c(80827);return m=function(){return y},y}const h=new Set;async function l(y,I={}){const v=t(y,I),{tree:E,base:a,
changed:O=h,cwd:P="",clock:j,programs:W=T().NO_PROGRAMS}=I,{isOutput:H}=I;if(v.invocation===void 0||v.argv===null)return v;
if(E===void 0)return{...v,problems:[...v.problems,...g(v.invocation)]};const B={tree:E,directory:P,changed:O,families:W,
...a&&{base:a},...H&&{isOutput:H}},{invocation:G}=v,{targets:z,problems:U}=await(0,x().resolveInvocation)(G,B,j);return{
...v,...await r(G,z,B),targets:z,problems:d(v.problems,U).map(V=>p(V,v.command))}}function g(y){return[y,...(0,b().launchedBy)(
y)].flatMap(({subcommand:I,operands:[v]})=>I==="exec"&&v&&(0,N().isToolName)(v.text)&&!(0,F().isKnownTool)(v.text)?[(0,D().
problemAt)("tool-unknown",v.span,{tool:v.text})]:[])}async function r(y,I,v){if(y.program!=="npm"&&y.program!=="npx")return{};
const E=await(0,m().npmScripts)(y,v),a=I.some(({kind:j,via:W})=>j==="package_binary"&&W===void 0),P=(E?(0,m().stepsIn)(E).
some(({text:j})=>i.test(j)):!a)?await(0,A().foreignSettings)(v.tree,v.changed):[];return{...E&&{scripts:E},...P.length>0&&
{npmSettings:P}}}const i=/(?:^|[^\w.-])np[mx](?![\w.-])/;function t(y,{tree:I,cwd:v="",programs:E=T().NO_PROGRAMS}={}){if(typeof y!=
"string")return n(y);const{words:a,assignments:O,problems:P}=(0,C().lex)(y,I&&(0,L().subTree)(I,v)),[j]=a,W=(X,Q,Z)=>({command:y,
words:a,assignments:O,argv:X,...Z===void 0?void 0:{invocation:Z},targets:[],problems:Q});if(j===void 0)return W(null,P);
const H=(0,C().hasOneReading)({problems:P})?a.map(({text:X})=>X):null,{program:B,problem:G}=s(y,a,E);if(G?.rule==="sente\
nce")return W(H,[G,...P]);if(B===void 0)return W(H,[...P,G]);const z=e(a,P).slice(1),{invocation:U,problems:V}=(0,b().parseInvocation)(
B,z,E),J=(0,k().inspectPaths)(U,v,E);return W(H,[...P,...V,...J],U)}function e(y,I){const v=I.find(E=>E.rule==="shell-op\
erator"||(0,D().isProblem)(E,"line-break")&&!E.args.quoted);return v===void 0?y:y.filter(({span:E})=>E.start<v.span.start)}
function n(y){const I=y===null?"null":Array.isArray(y)?"array":typeof y,v=(0,D().problemAt)("command-not-text",{start:0,
end:0},{type:I});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[v]}}const f=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function s(y,I,{allowed:v,offered:E}){const[a]=I,O=a?.text??"",P=(0,M().isProgram)(O)?O:v.get(O);if(P!==void 0)return{program:P};
const j=a?.span??{start:0,end:0},W=(G,z)=>({program:void 0,problem:(0,D().problemAt)(G,j,z)}),[,H]=f.exec(O)??[];if(H===
void 0&&(0,S().isSentence)(y)){const G=I.at(-1)?.span.end??j.end;return{program:void 0,problem:(0,D().problemAt)("senten\
ce",{start:j.start,end:G},{})}}const B=o(O,E);return/[\\/]/.test(O)?W("program-by-path",{program:O,...B}):H!==void 0?W("\
program-look-alike",{program:O,meant:H.toLowerCase()}):W("program-not-allowed",{program:O,group:(0,R().programNamed)(O)?.
kind??(F().TOOLS.has(O)?"npx":"other"),...B,allowed:[...v.keys()]})}const u=new Map([["gmake","make"],["bunx","bun"],["p\
npx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function o(y,I){const v=I(y);if(v!==
void 0)return{offered:v};const E=y.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),a=u.get(E)??E,O=I(a);return O===void 0?{offered:""}:{offered:O,word:a}}function p(y,I){const v=I.slice(y.span.start,
y.span.end);return(0,D().isProblem)(y,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(v)?{...y,args:{...y.args,written:v}}:
y}function d(y,I){const v=new Set(y.map($)),E=[...y];for(const a of I){const O=$(a);v.has(O)||(v.add(O),E.push(a))}return E}
function $({rule:y,span:I,args:v}){return JSON.stringify([y,I.start,I.end,v])}},86191:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.isSentence=S,w.namedPaths=k,w.startedFiles=m;function T(){const h=c(32854);return T=function(){
return h},h}function F(){const h=c(11331);return F=function(){return h},h}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
D=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
C=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,b=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
N=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,M=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function S(h){const l=h.trim(),[g="",...r]=l.split(/\s+/,100);if(g===g.toLowerCase()&&(0,F().programNamed)(g)!==void 0)return!1;
if(b.test(l)||N.test(l)||M.test(g))return!0;if(/[;&|<>$`]/.test(l))return!1;const i=R.test(g);if(r.some(e=>/^--?[A-Za-z]/.
test(e)))return!1;if((i||C.test(g))&&r.some(e=>L.test(x(e))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(g))return r.length>
0||/[.!:]$/.test(g);const t=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(r[0]??"");return i&&t&&(D.test(g)||/[a-z]{2}[.!?]$/.test(
l))}function x(h){return h.replace(/[.,;:!?]$/,"")}const A=/[\s"'`;&|()<>=]+/;function k(h,l=""){const g=l===""?"":`${l}\
/`;return h.split(A).map(r=>(0,T().normalise)(g+r)??r)}function m({targets:h}){return h.flatMap(({kind:l,path:g,parsed:r})=>l===
"file"&&g&&!r?[g]:[])}},66227:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.dependencyHome=i,w.inspectDependency=
A,w.inspectOrigin=k,w.isUnverified=m,w.ownerOf=g,w.packageOf=x,w.resolveAtHome=e;function T(){const n=c(76760);return T=
function(){return n},n}function F(){const n=c(3463);return F=function(){return n},n}function L(){const n=c(95244);return L=
function(){return n},n}function D(){const n=c(80781);return D=function(){return n},n}function C(){const n=c(95132);return C=
function(){return n},n}function R(){const n=c(53169);return R=function(){return n},n}function b(){const n=c(19685);return b=
function(){return n},n}function N(){const n=c(67953);return N=function(){return n},n}function M(){const n=c(59867);return M=
function(){return n},n}function S(){const n=c(10473);return S=function(){return n},n}function x(n){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(n)?.[1]}async function A(n,f,s){const{tree:u,base:o=u}=t(n),{name:p,path:d}=f,$=await h(u,o,p),y=$===void 0?await r(
u,f):void 0,I=v=>(0,C().problemAt)("dependency-unverified",s,{name:p,path:d,...v});return[...$===void 0?[]:[I({fault:$})],
...y===void 0?[]:[I({fault:"stale",differs:y})],...await k(n,p,s)]}async function k(n,f,s){const{tree:u,base:o=u}=t(n);return[
...(await l(u,o)).map(d=>(0,C().problemAt)("dependency-not-compared",s,{name:f,path:d})),...await(0,R().compareWithBase)(
u,o,f,s)]}function m(n){return(0,C().isProblem)(n,"dependency-unverified")?n.args.fault!=="stale":n.rule==="target-untra\
cked"}async function h(n,f,s){const[u,o]=await Promise.all([(0,b().readLocks)(n),(0,b().readLocks)(f)]),p=({npm:I})=>I?.
packages.has(s)===!0,d=I=>p(I)||I.unread.length>0;return p(o)&&!p(u)&&n.stat(o.npm?.path??"")||d(o)&&!d(u)?"removed":(await(0,M().
usablePackageJson)(n,""))?.dependencies.has(s)?d(u)||(u.npm??o.npm)===void 0?void 0:"unlocked":"undeclared"}async function l(n,f){
const[{npm:s,unread:u},o]=await Promise.all([(0,b().readLocks)(n),(0,b().readLocks)(f)]);if(!s&&u.length===0&&!o.npm&&o.
unread.length===0)return[""];const p=await Promise.all(u.map(d=>(0,S().hasOtherContent)(n,f,d)));return u.filter((d,$)=>p[$])}
async function g(n,f,s){const{npm:u,unread:o}=await(0,b().readLocks)(n),p=u?.packages,d=o.length>0||p===void 0||p.has(f);
return s.has(f)&&d?f:[...s].find($=>Object.hasOwn(p?.get($)?.bin??{},f))}async function r(n,{name:f,binary:s}){const u=`\
node_modules/${f}`,o=(await(0,b().readLocks)(n)).npm?.packages.get(f);if(o===void 0||n.stat(u)===void 0)return;const p=await(0,M().
readJsonFile)(n,`${u}/package.json`),d=(0,F().objectIn)(p),$=(0,F().textIn)(d,"name")||f,y=(0,F().textIn)(d,"version"),I=(j,W,H)=>`\
the installed package has the ${j} \`${W||"nothing"}\`, but the lockfile has \`${H}\``;if(p!==void 0&&$!==o.name)return I(
"name",$,o.name);if(p!==void 0&&!["",y].includes(o.version))return I("version",y,o.version);const v=o.bin??(d.bin===void 0?
void 0:(0,M().binOf)(d.bin,$)??{});if(s===void 0||v===void 0)return;const{name:E,file:a}=s,O=Object.entries(v).flatMap(([
j,W])=>E===void 0||E===j?[T().posix.normalize(W)]:[]),P=E===void 0?"binary":`binary ${E}`;return O.includes(a)?void 0:I(
P,a,O[0]??"nothing")}function i({tree:n,base:f=n,directory:s}){const u=o=>p=>L().LOCKFILES.some(d=>p.stat(T().posix.join(
o,d))!==void 0);return(0,N().foldersUpFrom)(s).find(o=>[n,f].some(u(o)))??""}function t(n,f=i(n)){if(f==="")return n;const{
tree:s,base:u,directory:o,changed:p}=n,d=`${f}/`;return{...n,tree:(0,D().subTree)(s,f),...u&&{base:(0,D().subTree)(u,f)},
directory:o.slice(d.length),changed:new Set([...p].flatMap($=>$.startsWith(d)?$.slice(d.length):[]))}}async function e(n,f){
const s=i(n),{targets:u,problems:o}=await f(t(n,s));return{targets:u.map(p=>p.path===void 0?p:{...p,path:T().posix.join(
s,p.path)}),problems:o}}},73872:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.resolveInvocation=M;function T(){
const t=c(41330);return T=function(){return t},t}function F(){const t=c(95132);return F=function(){return t},t}function L(){
const t=c(45806);return L=function(){return t},t}function D(){const t=c(15804);return D=function(){return t},t}function C(){
const t=c(52437);return C=function(){return t},t}function R(){const t=c(59867);return R=function(){return t},t}function b(){
const t=c(9504);return b=function(){return t},t}function N(){const t=c(56788);return N=function(){return t},t}function M(t,e,n){
const f=new(N()).Trail((s,u)=>S(s,u,f),n);return S(t,e,f)}async function S(t,e,n){const f=[];for(const s of[t,...(0,L().
launchedBy)(t)]){const u=await l(s,e);if("rule"in u)f.push({targets:[],problems:[u]});else for(const o of u)f.push(await x(
o,e,n))}return(0,N().join)(f)}function x(t,e,n){const{program:f,family:s}=t;return s!==void 0?(0,b().resolveProgram)(t,s,
e,n):f==="node"?(0,D().resolveNode)(t,e):(0,C().resolveNpm)(t,e,n)}const A=/^[\w:.@/-]+$/,k=200,m=4,h=/^[\w:.@/*?{},[\]-]+$/;
async function l(t,e){const{selects:n,operands:f}=t,[s]=f;if(n===void 0||s===void 0)return[t];const u=await(0,R().usablePackageJson)(
e.tree,e.directory),{text:o,span:p}=s,d={program:"npm",flag:o};if(!g(o))return(0,F().problemAt)("outside-code",p,d);const $=[
...u?.scripts.keys()??[]];if($.some(I=>I.length>k))return(0,F().problemAt)("outside-code",p,d);const y=$.filter(r(o,n));
return y.length===0?(0,F().problemAt)("npm-script-missing",p,{script:o,passes:!1}):y.every(I=>A.test(I))?y.map(I=>{const{
selects:v,...E}=t;return{...E,operands:[{...s,text:I}]}}):(0,F().problemAt)("outside-code",p,d)}function g(t){return t.length<=
k&&h.test(t)&&t.split("*").length-1<=m}function r(t,e){if(e==="glob"){const u=(0,T().default)(i(t),{nonegate:!0,strictSlashes:!0});
return o=>u(i(o))}const n=t.indexOf("*"),[f,s]=[t.slice(0,n),t.slice(n+1)];return u=>u.length>=f.length+s.length&&u.startsWith(
f)&&u.endsWith(s)}function i(t){return t.replace(/[:/]/g,e=>e===":"?"/":":")}},53169:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.compareWithBase=S,w.knownHosts=void 0,w.replacedArchive=l;function T(){const v=c(3463);return T=
function(){return v},v}function F(){const v=c(32854);return F=function(){return v},v}function L(){const v=c(59542);return L=
function(){return v},v}function D(){const v=c(93028);return D=function(){return v},v}function C(){const v=c(95132);return C=
function(){return v},v}function R(){const v=c(60210);return R=function(){return v},v}function b(){const v=c(59867);return b=
function(){return v},v}function N(){const v=c(19685);return N=function(){return v},v}function M(){const v=c(18701);return M=
function(){return v},v}async function S(v,E,a,O){if(v===E)return[];const[{npm:P},{npm:j}]=await Promise.all([(0,N().readLocks)(
v),(0,N().readLocks)(E)]),W=j?.packages.get(a),H={name:a,tree:v,base:E,before:[...W?[W]:[],...await e(E,a)],hosts:await d(
E),configured:await $(v,a)},B=await t(H),G=P?.packages.get(a),U=G?x(G,H):P?void 0:k({name:a,version:"",source:{kind:"reg\
istry"}},H);return U&&B.push({name:a,path:P?.path??".npmrc",...U}),B.map(V=>(0,C().problemAt)("dependency-redirected",O,
V))}function x(v,E){const{tree:a,base:O}=E,P=E.before.find(W=>g(W,v));return P?.version===v.version&&r(P,v)||l(v,a,O)?{how:"\
integrity",to:v.integrity??"nothing"}:P?k(v,E):A(v,E)}function A(v,E){const{source:a}=v;if(a.kind==="git"||a.kind==="tar\
ball")return{how:a.kind,to:a.at};if(a.kind==="file"){const O=E.before.some(P=>P.source.kind!=="file");return h(v,E.tree)&&
!O?void 0:{how:"file",to:a.at}}return v.name!==E.name?{how:"alias",to:v.name}:k(v,E)}function k({source:v},{hosts:E,configured:a}){
if(v.kind!=="registry")return;const O=p(v,a);return E.has(O)?void 0:{how:"host",to:O}}function m({source:v}){if(v.kind===
"file")return(0,F().normalise)(v.at.replace(/#.*$|::.*$/s,""))||void 0}function h(v,E){const a=m(v),O=a===void 0?void 0:
(0,F().resolveInTree)(E,a);return O?.kind==="inside"&&O.entry.kind==="directory"}function l(v,E,a){const O=m(v);if(O===void 0)
return!1;const[P,j]=[E,a].map(H=>(0,F().resolveInTree)(H,O));return!(P?.kind==="inside"&&(0,D().isRegular)(P.entry.kind))||
j?.kind!=="inside"?!1:P.entry.oid!==j.entry.oid||P.entry.size!==j.entry.size}function g(v,E){return v.name===E.name&&v.source.
kind===E.source.kind&&s(v)===s(E)}function r({integrity:v,source:E},{integrity:a}){if(v===void 0||E.kind==="file"&&a===void 0)
return!1;if(a===void 0)return!0;const O=i(v),P=[...i(a)];return P.some(([j])=>O.has(j))&&P.every(([j,W])=>(O.get(j)??W)!==
W)}function i(v){return new Map(v.split(/\s+/).map(E=>{const[,a="",O=E]=/^([a-z\d]+)-(.*)$/is.exec(E)??[];return[a,O]}))}
async function t(v){const{name:E,tree:a,before:O}=v;return(await e(a,E)).flatMap(P=>{if(P.source.kind==="registry"&&P.name===
E||O.some(H=>g(H,P)))return[];const W=A(P,v);return W===void 0?[]:[{name:E,path:"package.json",...W}]})}async function e(v,E){
const a=(0,T().objectIn)(await(0,b().readJsonFile)(v,"package.json")),O=["dependencies","devDependencies","optionalDepen\
dencies"].map(G=>(0,T().textIn)((0,T().objectIn)(a[G]),E)),{overrides:P,resolutions:j,pnpm:W}=a,H=[P,j,(0,T().objectIn)(
W).overrides].flatMap(G=>Object.entries((0,T().objectIn)(G)).flatMap(([z,U])=>f(z,E)?[typeof U=="string"?U:(0,T().textIn)(
(0,T().objectIn)(U),".")]:[]));return[...new Set([...O,...H])].filter(G=>G!==""&&!G.startsWith("workspace:")).map(G=>n(G,
E))}function n(v,E){const a=(0,M().aliasIn)(v);return a!==void 0&&a!==E?{name:a,version:"",source:{kind:"registry"}}:{name:E,
version:"",source:(0,M().sourceOf)(v,E,"")}}function f(v,E){const a=v.split(/[>]|\*\*\//).at(-1)??"";return a===E||a.startsWith(
`${E}@`)||a.endsWith(`/${E}`)}function s({source:{kind:v,at:E=""},version:a}){return v==="tarball"&&a!==""?E.replaceAll(
a,"*"):v==="registry"&&o.includes(E)?"":E}const u="registry.npmjs.org",o=[u,"registry.yarnpkg.com"];function p({at:v},E){
return(v===void 0||o.includes(v)?E:void 0)??v??u}const d=w.knownHosts=(0,L().perTree)(async v=>{const E=await y(v),a=Object.
entries(E).filter(([j])=>j==="registry"||j.endsWith(":registry")).map(([,j])=>I(String(j))),O=((await(0,N().readLocks)(v)).
npm?.all??[]).flatMap(({source:j})=>j.kind==="registry"&&j.at?[j.at]:[]),P=E.registry===void 0||O.some(j=>o.includes(j));
return new Set([...a,...O,...P?o:[]])});async function $(v,E){const a=await y(v),[O]=E.startsWith("@")?E.split("/"):[],P=O&&
a[`${O}:registry`]||a.registry;return P===void 0?void 0:I(String(P))}async function y(v){const E=await(0,R().readNpmrc)(
{tree:v,directory:""});return"settings"in E?E.settings:{}}function I(v){return URL.canParse(v)?new URL(v).host:v}},19685:function(K,w,c){
Object.defineProperty(w,"__esModule",{value:!0}),w.readLocks=w.readLock=void 0;function T(){const x=c(26040);return T=function(){
return x},x}function F(){const x=c(3463);return F=function(){return x},x}function L(){const x=c(95244);return L=function(){
return x},x}function D(){const x=c(59542);return D=function(){return x},x}function C(){const x=c(59867);return C=function(){
return x},x}function R(){const x=c(10473);return R=function(){return x},x}function b(){const x=c(18701);return b=function(){
return x},x}const N=w.readLocks=(0,D().perTree)(async x=>{const A=L().LOCKFILES.filter(l=>x.stat(l)!==void 0),k=L().NPM_LOCKFILES.
find(l=>A.includes(l)),m=k===void 0?void 0:await M(x,k),h=A.filter(l=>!L().NPM_LOCKFILES.some(g=>g===l));return m==="unr\
ead"?{unread:[k??"",...h]}:k===void 0?{unread:h}:{npm:m??{path:k,packages:new Map,all:[]},unread:h}}),M=w.readLock=(0,D().
perPath)(async(x,A)=>{const k=await(0,R().readText)(x,A,C().MAX_BYTES),m=k&&"text"in k?k.text.replace(/^\uFEFF/,""):"",h=(0,F().
objectIn)((0,T().attempt)(()=>JSON.parse(m)));if(h.packages===void 0)return h.lockfileVersion===1?"unread":void 0;const l=new Map,
g=[];for(const[r,i]of Object.entries((0,F().objectIn)(h.packages))){if(r==="")continue;const[,t,e]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(r)??[],n=S(e??r,(0,F().objectIn)(i));t===""&&e!==void 0&&l.set(e,n),g.push(n)}return{path:A,packages:l,all:g}});function S(x,A){
const k=(0,F().textIn)(A,"name")||x,m=(0,F().textIn)(A,"version"),h=(0,F().textIn)(A,"resolved"),l=(0,F().textIn)(A,"int\
egrity"),g=(0,C().binOf)(A.bin,k),r=A.link===!0?{kind:"file",at:h.replace(/^file:/,"")}:(0,b().sourceOf)(h,k,m);return{name:k,
version:m,source:r,...l&&{integrity:l},...g&&{bin:g}}}},18701:function(K,w){Object.defineProperty(w,"__esModule",{value:!0}),
w.aliasIn=b,w.sourceOf=D;const c={kind:"registry"},T=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
F=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,L=/^(?:file|link|portal|workspace):(.*)$/is;function D(N,M,S){const[,x]=L.exec(N)??[];return x!==
void 0?{kind:"file",at:x}:T.test(N)?{kind:"git",at:N.replace(/#.*$/s,"")}:/^https?:/i.test(N)?C(N,M,S):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(N)||/\.t(?:ar\.)?gz$/i.test(N)?{kind:"file",at:N}:F.test(N)?{kind:"git",at:N.replace(/#.*$/s,"")}:c}function C(N,M,S){
const x={kind:"tarball",at:N.replace(/#.*$/s,"")};if(!URL.canParse(N))return x;const{host:A,pathname:k}=new URL(N),m=R(k),
[,h]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(m)??[];if(A==="codeload.github.com"&&h!==void 0)return{kind:"git",at:`https://g\
ithub.com/${h}`};const l=M.replace(/^@[^/]*\//,"");return m.endsWith(`/${M}/-/${l}-${S}.tgz`)||m.endsWith(`/${M}/-/${M}-${S}\
.tgz`)||A==="npm.pkg.github.com"&&m.startsWith(`/download/${M}/${S}/`)?{kind:"registry",at:A}:x}function R(N){try{return decodeURIComponent(
N)}catch{return N}}function b(N){const[,M]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(N)??[];return M===void 0||/^[\^~<>=*v\d]/.
test(M)?void 0:M}},1277:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.nearestFile=M;function T(){const x=c(
76760);return T=function(){return x},x}function F(){const x=c(59490);return F=function(){return x},x}function L(){const x=c(
3051);return L=function(){return x},x}function D(){const x=c(32854);return D=function(){return x},x}function C(){const x=c(
59542);return C=function(){return x},x}function R(){const x=c(93028);return R=function(){return x},x}const b=(0,C().perTree)(
x=>(0,F().groupBy)(x.files(),({path:A})=>T().posix.dirname(A))),N=20;function M(x,A){const k=A.split("/").slice(-N),m=k.
at(-1)??"",h=T().posix.dirname(A),l=k.slice(1,-1).map((e,n)=>k.slice(n+1).join("/")).find(e=>S(x.stat(e)));if(l!==void 0)
return l;const g=(0,C().filesNamed)(x,m).filter(S),r=g.filter(({path:e})=>e.endsWith(`/${A}`));if(r.length===1)return r[0]?.
path;const i=(b(x).get(h)??[]).filter(({path:e})=>T().posix.extname(e)===T().posix.extname(m)).map(({path:e})=>T().posix.
basename(e)),t=(0,L().nearestName)(m,i);return t!==void 0?T().posix.join(h,t):g.length===1?g[0]?.path:void 0}function S(x){
return!!x?.tracked&&(0,R().isRegular)(x.kind)&&!(0,D().isWithin)(x.path,"node_modules")}},15804:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.firstFile=f,w.inspectImport=v,w.inspectNodeFlag=y,w.mainOf=s,w.resolveNode=p,w.trustProblems=
h;function T(){const O=c(76760);return T=function(){return O},O}function F(){const O=c(32854);return F=function(){return O},
O}function L(){const O=c(93028);return L=function(){return O},O}function D(){const O=c(95132);return D=function(){return O},
O}function C(){const O=c(87646);return C=function(){return O},O}function R(){const O=c(66227);return R=function(){return O},
O}function b(){const O=c(59867);return b=function(){return O},O}function N(){const O=c(55013);return N=function(){return O},
O}function M(){const O=c(82293);return M=function(){return O},O}function S(){const O=c(56788);return S=function(){return O},
O}function x(){const O=c(10473);return x=function(){return O},O}const A=new Set(["","js","mjs","cjs","ts","mts","cts"]);
async function k(O,P,j){const{tree:W}=O,H=(0,M().pathProblem)(P,j,O.directory);if(H!==void 0)return{targets:[],problems:[
H]};if(P.includes("\\"))return(0,S().fails)("target-not-a-file",j,{path:P,reason:"backslash"});const B=(0,F().normalise)(
(0,S().from)(O,P))??"",G=(0,R().dependencyHome)(O);if(G!==""&&(0,F().isWithin)(B,T().posix.join(G,"node_modules")))return(0,R().
resolveAtHome)(O,J=>k(J,P,j));const z=f(W,n(B));if(z===void 0)return l(O,P,B,j);if(z.kind!=="inside"||z.entry.kind!=="di\
rectory")return m(O,{path:P,wanted:B,found:z},j);const U=await s(W,B);if(U===b().INVALID)return(0,S().fails)("package-js\
on-invalid",j,{path:T().posix.join(B,"package.json")});if(U===void 0)return(0,S().fails)("target-not-a-file",j,{path:P,reason:"\
directory"});const V=await m(O,{path:P,wanted:B,found:U.found},j);return U.by===void 0||!O.changed.has(U.by)?V:(0,S().join)(
[V,(0,S().fails)("target-changed",j,{path:U.by})])}async function m(O,{path:P,wanted:j,found:W},H){const{tree:B}=O,G=(0,x().
fileAt)(W,P,H);if("problems"in G)return G;const z=/\.([^./]*)$/.exec(G.path.replace(/.*\//,""))?.[1]??"";if(!A.has(z))return(0,S().
fails)("target-extension",H,{program:"node",path:P,extension:z});const U=await h(O,G,P,H);if(U.some(R().isUnverified))return{
targets:[],problems:U};const V=(0,R().packageOf)(G.path);if(V&&!(0,F().isWithin)(j,"node_modules")&&!j.includes(`node_mo\
dules/${V}`))return(0,S().fails)("dependency-unverified",H,{name:V,path:P,fault:"linked"});const J=(0,x().runs)(O,{name:P,
path:G.path,wanted:j},H),Q=G.tracked&&await t(B,G)?[(0,D().problemAt)("target-writes",H,{path:G.path})]:[];return{...J,problems:[
...U,...J.problems,...Q]}}async function h(O,{path:P,tracked:j,built:W},H,B){const G=(0,R().packageOf)(P);return G===void 0?
(j||W)&&!(0,F().isWithin)(P,"node_modules")?[]:[(0,D().problemAt)("target-untracked",B,{path:H})]:j?[(0,D().problemAt)("\
dependency-unverified",B,{name:G,path:H,fault:"committed"})]:await(0,R().inspectDependency)(O,{name:G,path:H},B)}async function l(O,P,j,W){
const H=(0,R().packageOf)(j);if(H===void 0&&O.tree.isPending?.(j))return(0,S().fails)("target-not-judged",W,{path:P});if(H===
void 0||O.tree.stat("node_modules")!==void 0)return(0,x().nothingAt)(O.tree,j,P,W);const B=await(0,R().inspectDependency)(
O,{name:H,path:P},W);return B.some(R().isUnverified)?{targets:[],problems:B}:(0,S().join)([(0,S().fails)("not-installed",
W,{name:H}),{targets:[],problems:B}])}async function g(O,P,j){const W=(0,M().testProblem)(P,j,O.directory);if(W!==void 0)
return{targets:[],problems:[W]};if((0,N().isPattern)(P))return((0,N().alternativesOf)(P)??[]).map(z=>(0,S().from)(O,z)).
some(z=>(0,F().resolveInTree)(O.tree,(0,N().baseOf)(z)).kind==="outside")?(0,S().fails)("target-outside",j,{path:P,reason:"\
symlink"}):S().NOTHING;const H=(0,F().resolveInTree)(O.tree,(0,S().from)(O,P));return H.kind==="inside"&&H.entry.kind===
"directory"&&H.entry.tracked?S().NOTHING:k(O,P,j)}const r=256*1024,i=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function t(O,P){if((P.size??0)>r)return!1;const j=(await O.read(P.path)).toString("latin1");return i.test(j)}const e=[
"",".js",".json",".node"];function n(O){return O===""?[""]:e.map(P=>O+P)}function f(O,P){const j=P.map(W=>(0,F().resolveInTree)(
O,W)).filter(W=>W.kind!=="missing");return j.find(W=>W.kind!=="inside"||(0,L().isRegular)(W.entry.kind))??j[0]}async function s(O,P){
const j=T().posix.join(P,"package.json"),W=await(0,b().readJsonFile)(O,j);if(W===b().INVALID)return b().INVALID;const H=W?.
main,B=u(P),G=W===void 0?{}:{by:j};if(typeof H!="string"||H===""){const V=o(O,B);return V&&{found:V,...G}}const z=H.startsWith(
"/")?void 0:(0,F().normalise)(T().posix.join(P,H));if(z===void 0)return{found:{kind:"outside",path:H},...G};const U=o(O,
[...n(z),...u(z),...B]);return U&&{found:U,...G}}function u(O){return n(T().posix.join(O,"index")).slice(1)}function o(O,P){
return P.map(j=>(0,F().resolveInTree)(O,j)).find(j=>j.kind==="inside"?(0,L().isRegular)(j.entry.kind):j.kind!=="missing")}
async function p(O,P){const{flags:j,operands:W}=O,H=(0,C().isTestRun)(O);if(d(O,H))return S().NOTHING;const B=[];for(const U of j)
B.push(await y(U,P));for(const{text:U,span:V}of W){if(U===""||U.startsWith("-"))continue;const J=H?g:k;B.push(await J(P,
U,V))}const{targets:G,problems:z}=(0,S().join)(B);return j.some(({name:U})=>U==="--check")?{targets:G.map(U=>({...U,parsed:!0})),
problems:z}:{targets:G,problems:z}}function d({operands:O},P){const j=O[0]?.text;return j==="inspect"||j==="debug"&&!P}const $=new Set(
["--import","--require","--experimental-loader"]);async function y(O,P){const{name:j,value:W="",span:H}=O;return j==="--\
env-file"||j==="--env-file-if-exists"?a(P,W,H):j==="--test-reporter-destination"?I(P,W,H):!$.has(j)||!/^[@a-z]/i.test(W)?
S().NOTHING:v(P,W,H)}function I(O,P,j){if(/^std(?:out|err)$/.test(P))return S().NOTHING;const W=(0,M().pathProblem)(P,j,
O.directory);if(W!==void 0)return{targets:[],problems:[W]};const H=(0,F().resolveInTree)(O.tree,(0,F().normalise)((0,S().
from)(O,P))??"");return H.kind==="outside"?(0,S().fails)("target-outside",j,{path:P,reason:"symlink"}):H.kind==="inside"&&
H.entry.tracked?(0,S().fails)("writes-files",j,{program:"node",flag:P}):S().NOTHING}async function v(O,P,j){const W=/^(?:@[^/]+\/)?[^/]+/.
exec(P)?.[0]??P;return{targets:[],problems:await(0,R().inspectDependency)(O,{name:W,path:P},j)}}const E=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function a(O,P,j){if((0,M().pathProblem)(P,j,O.directory)!==void 0)return S().NOTHING;const W=(0,F().resolveInTree)(
O.tree,(0,S().from)(O,P));if(W.kind==="missing"&&O.tree.isPending?.(W.path))return(0,S().fails)("target-not-judged",j,{path:P});
const H=(0,x().fileAt)(W,P,j);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,S().fails)("target-untracked",
j,{path:P});if((H.size??0)>r)return(0,S().fails)("environment-file-unsafe",j,{path:P,names:[]});const G=[...(await O.tree.
read(H.path)).toString("utf8").matchAll(E)].map(([U])=>U.replace(/\s*=$/,"")).filter(U=>U.toUpperCase()!=="NODE_ENV"),z=[
...new Set(G)].slice(0,10);return z.length===0?S().NOTHING:(0,S().fails)("environment-file-unsafe",j,{path:P,names:z})}},
67953:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.findPackages=M,w.foldersUpFrom=k,w.readSettings=
g;function T(){const i=c(76760);return T=function(){return i},i}function F(){const i=c(39491);return F=function(){return i},
i}function L(){const i=c(32854);return L=function(){return i},i}function D(){const i=c(95132);return D=function(){return i},
i}function C(){const i=c(59867);return C=function(){return i},i}function R(){const i=c(56788);return R=function(){return i},
i}function b(){const i=c(10473);return b=function(){return i},i}function N(){const i=c(47668);return N=function(){return i},
i}async function M(i,t,e){const{workspace:n,workspaces:f,includeRoot:s}=i,u=await S(i,t,e);if("problems"in u)return u;const{
directory:o,implied:p}=u;if(f===!1&&n.length>0)return(0,R().fails)("flag-value",e,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const d={project:o,directories:[o],selected:!1,missing:[]};if(f!==!0&&n.length===
0&&p===void 0)return d;const $=await(0,C().usablePackageJson)(t.tree,o);if($===void 0)return d;const y=await x(o,t,e);if("\
problems"in y)return y;const I=new Map;s&&I.set($.name,o);const v=[],E=n.length>0?n:p===void 0?[]:[void 0];if(E.length===
0)for(const a of y)I.set(a.name,a.directory);for(const a of E){const O={directory:t.directory,project:o},P=a??T().posix.
join("/",p??""),j=(0,N().selectWorkspaces)(y,P,O);j.length===0&&a!==void 0&&v.push((0,D().problemAt)("workspace-missing",
e,{workspace:a}));for(const W of j)I.set(W.name,W.directory)}return I.size===0?v.length>0?{targets:[],problems:v}:(0,R().
fails)("workspace-missing",e,{workspace:""}):{project:o,directories:[...I.values()],selected:!0,missing:v}}async function S({
prefix:i,workspaces:t},e,n){if(i!==void 0)return A(i,e,n);const{tree:f,directory:s}=e,u=k(s),o=u.find(p=>m(f,p)||h(f,p));
if(o===void 0||!m(f,o))return(0,R().fails)("package-json-missing",n,{directory:s});if(t===!1)return{directory:o};for(const p of u.
slice(u.indexOf(o)+1)){const d=await x(p,e,n);if("problems"in d)return d;if(d.some($=>$.directory===o))return{directory:p,
implied:o}}return{directory:o}}async function x(i,{tree:t},e){const n=await(0,N().listWorkspaces)(t,i);return"unclear"in
n?(0,R().fails)("target-outside",e,{path:n.unclear,reason:"workspace"}):"broken"in n?(0,R().fails)("package-json-invalid",
e,{path:n.broken}):n}function A(i,t,e){if((0,L().normalise)((0,R().from)(t,i))===void 0)return R().NOTHING;const n=(0,b().
entryAt)((0,L().resolveInTree)(t.tree,(0,R().from)(t,i)),i,e);return"problems"in n?n:{directory:n.path}}function k(i){return i===
""?[""]:[i,...(0,F().foldersAbove)(i).reverse(),""]}function m(i,t){return(0,L().resolveInTree)(i,T().posix.join(t,"pack\
age.json")).kind!=="missing"}function h(i,t){return(0,L().resolveInTree)(i,T().posix.join(t,"node_modules")).kind==="ins\
ide"}const l=new Set(["--usage","--version","--versions"]);function g({flags:i}){const t=i.findLast(({name:f})=>f==="--p\
refix")?.value,e=r(i,"--workspaces"),n=r(i,"--ignore-scripts");return{informs:i.some(({name:f})=>l.has(f)),...t===void 0?
{}:{prefix:t},...e===void 0?{}:{workspaces:e},workspace:i.flatMap(({name:f,value:s})=>f==="--workspace"&&s?[s]:[]),includeRoot:r(
i,"--include-workspace-root")===!0,...n===void 0?{}:{ignoreScripts:n},ifPresent:r(i,"--if-present")===!0}}function r(i,t){
const e=i.findLast(n=>n.name===t);return e&&e.negated!==!0}},62205:function(K,w,c){Object.defineProperty(w,"__esModule",
{value:!0}),w.resolveRun=x;function T(){const s=c(80781);return T=function(){return s},s}function F(){const s=c(13580);return F=
function(){return s},s}function L(){const s=c(95132);return L=function(){return s},s}function D(){const s=c(97424);return D=
function(){return s},s}function C(){const s=c(54669);return C=function(){return s},s}function R(){const s=c(59867);return R=
function(){return s},s}function b(){const s=c(56788);return b=function(){return s},s}function N(){const s=c(61102);return N=
function(){return s},s}function M(){const s=c(20362);return M=function(){return s},s}function S(){const s=c(46912);return S=
function(){return s},s}function x(s,u,o,p){const{directory:d,event:$,words:y}=u;return p.follow(`${d}\0${$}`,`${(0,S().scriptText)(
u)}\0${y.length}`,()=>k(s,u,o,p),I=>A(I,$,o))}function A(s,u,o){return s.why==="cycle"?(0,b().fails)("npm-script-cycle",
o,{script:u}):(0,b().fails)("npm-script-chain",o,{script:u,limit:s.limit,what:s.why})}async function k(s,u,o,p){const{event:d,
body:$,words:y}=u,I=(0,S().scriptText)(u),v={targets:[(0,b().target)(s,{kind:"npm_script",name:d,script:I})],problems:[]},
E=(0,D().dangerOfScript)(I);if(E!==void 0)return(0,b().join)([v,(0,b().fails)("npm-script-dangerous",o,{script:d,text:I,
danger:E})]);const a={...s,via:d},O=(0,T().subTree)(s.tree,s.directory),{parts:P,fault:j,isIdle:W}=await(0,N().readParts)(
{body:$,words:y,span:o},a,O),H=await h(s,u),B=[v];let G=j!==void 0;for(const z of P){const{problems:U,targets:V}=await z.
resolve(a,p),{kept:J,refused:X}=g(U,y);if(B.push({targets:V,problems:J.map(i(H))}),X===void 0)continue;const Q=e(X)&&!r(
X)&&!H?"error":void 0;G||=e(X)&&!r(X);const Z={script:d,text:I,reason:X.rule};j||B.push(m("npm-script-text",z.span,Z,Q))}
if(W&&B.push((0,b().fails)("only-prints",o,{program:"npm",flag:`run ${d}`})),j===void 0)B.push(l(y));else{const z=H&&y.length===
0?"notice":void 0,U={script:d,text:I,...j,words:y.map(V=>V.text)};B.push(m("npm-script-form",y[0]?.span??o,U,z))}return G&&
H&&B.push((0,M().namedTargets)($,a,o)),(0,b().join)(B)}function m(s,u,o,p){return{targets:[],problems:[(0,L().problemAt)(
s,u,o,p)]}}async function h({base:s,directory:u,changed:o},{event:p,body:d}){return(s&&(await(0,R().usablePackageJson)(s,
u))?.scripts.get(p))===d&&(!o.has((0,b().from)({directory:u},"package.json"))||!/npm_/.test(d))}function l(s){const u=s.
flatMap(o=>(0,C().lex)(`x ${(0,S().quoteForScript)(o.text)}`).problems.map(p=>({...p,span:o.span})));return{targets:[],problems:u}}
function g(s,u){const o=({span:y})=>u.some(I=>t(I.span,y)),p=s.filter(y=>o(y)||f(y)),d=s.filter(y=>!p.includes(y)),$=d.filter(
e);return{kept:p,refused:$.find(y=>!r(y))??$[0]??d[0]}}function r({rule:s}){return s==="program-not-allowed"}function i(s){
return u=>s&&u.rule==="tool-unknown"?{...u,severity:"notice"}:u}function t(s,u){return s.start<u.end&&s.end>u.start}function e({
rule:s,severity:u=(0,F().ruleOf)(s).severity}){return u==="error"}const n=new Set(["build-files-unread","dependency-not-\
compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-runs-file","tool-\
unknown","workspaces-changed"]);function f({rule:s,args:u}){return s==="dependency-unverified"?"fault"in u&&["removed","\
stale"].includes(u.fault):n.has(s)||s.startsWith("npm-script-")||s.startsWith("npmrc-")}},52437:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.resolveNpm=g,w.resolveTool=r;function T(){const o=c(76760);return T=function(){return o},o}
function F(){const o=c(92739);return F=function(){return o},o}function L(){const o=c(32854);return L=function(){return o},
o}function D(){const o=c(93028);return D=function(){return o},o}function C(){const o=c(95132);return C=function(){return o},
o}function R(){const o=c(3893);return R=function(){return o},o}function b(){const o=c(66227);return b=function(){return o},
o}function N(){const o=c(19685);return N=function(){return o},o}function M(){const o=c(62205);return M=function(){return o},
o}function S(){const o=c(60210);return S=function(){return o},o}function x(){const o=c(96916);return x=function(){return o},
o}function A(){const o=c(59867);return A=function(){return o},o}function k(){const o=c(56788);return k=function(){return o},
o}function m(){const o=c(46912);return m=function(){return o},o}function h(){const o=c(38218);return h=function(){return o},
o}function l(){const o=c(10473);return l=function(){return o},o}async function g(o,p,d){const{subcommand:$,operands:y,flags:I}=o,
[v]=y,E=v?.span??I[0]?.span??{start:0,end:0};if($==="exec")return v===void 0?k().NOTHING:r(p,o,v);const{project:a,selected:O,
runs:P,packages:j,problems:W}=await(0,m().scriptsThatRun)(o,p,E);if(a===void 0)return{targets:[],problems:W};const H=[await(0,S().
inspectNpmrc)({...p,directory:a},E)];for(const G of j){const z={...p,directory:G},U=P.filter(J=>J.directory===G);U.length>
0&&H.push(await(0,x().inspectShadows)(z,E));for(const J of U)H.push(await(0,M().resolveRun)(z,J,E,d));const V=T().posix.
join(G,"package.json");p.changed.has(V)&&H.push((0,k().fails)("target-changed",E,{path:V}))}const B=T().posix.join(a,"pa\
ckage.json");return O&&!j.includes(a)&&p.changed.has(B)&&H.push((0,k().fails)("target-changed",E,{path:B})),(0,k().join)(
[...H,{targets:[],problems:W}])}async function r(o,p,{text:d,span:$}){if(!(0,R().isToolName)(d))return k().NOTHING;const y=p.
starts==="file",I=y?k().NOTHING:await(0,b().resolveAtHome)(o,E=>i(E,d,$));if(!y&&I.targets.length===0)return I;const v=await(0,h().
resolveToolFiles)(p,o);return(0,k().join)([I,(0,F().isKnownTool)(d)?k().NOTHING:(0,k().fails)("tool-unknown",$,{tool:d}),
v])}async function i(o,p,d){const{tree:$}=o,y=await(0,A().readPackageJson)($,""),I=(await(0,x().ownBinaries)($)).get(p);
if(I!==void 0&&o.via!==void 0&&$.stat("node_modules")===void 0)return(0,l().resolveCommitted)(o,{text:I.file,span:d});if(y===
A().INVALID)return(0,k().fails)("package-json-invalid",d,{path:"package.json"});if(y?.binaries.has(p))return(0,k().fails)(
"binary-shadowed",d,{name:p,path:y.path});const v=(0,k().from)(o,`node_modules/.bin/${p}`);if(o.directory!==""&&$.stat(v)!==
void 0)return(0,k().fails)("dependency-unverified",d,{name:p,path:v,fault:"elsewhere"});const E=$.stat("node_modules");if(E===
void 0)return u(o,y,p,d);const a=await f($,p),O=$.stat(a),P=(0,L().resolveInTree)($,a);if(O===void 0||P.kind==="missing")
return(0,k().fails)("binary-missing",d,{name:p});if(P.kind!=="inside")return(0,k().fails)("target-outside",d,{path:a,reason:"\
symlink"});const j=(0,b().packageOf)(P.path),W=E.tracked||O.tracked,H=!W&&P.entry.tracked&&await e($,P.path);if(j===void 0&&
!H||!(0,D().isRegular)(P.entry.kind))return(0,k().fails)("dependency-unverified",d,{name:p,path:P.path,fault:"elsewhere"});
if(!H&&(W||P.entry.tracked)){const z={name:j??p,path:P.path,fault:"committed"};return(0,k().fails)("dependency-unverifie\
d",d,z)}const B=H?await(0,b().inspectOrigin)(o,n($,a)??p,d):await t(o,p,P.path,d);if(B.some(b().isUnverified))return{targets:[],
problems:B};if(!await s($,P.path))return(0,k().fails)("binary-not-node",d,{name:p,path:P.path});H&&o.changed.has(P.path)&&
B.push((0,C().problemAt)("target-changed",d,{path:P.path}));const G={kind:"package_binary",name:p,path:P.path};return{targets:[
(0,k().target)(o,G)],problems:B}}async function t(o,p,d,$){const y=(0,b().packageOf)(d)??p,I=d.slice(`node_modules/${y}/`.
length),v={name:p.startsWith("@")?void 0:p,file:I},E=await(0,b().inspectDependency)(o,{name:y,path:d,binary:v},$);return y===
p||!(await(0,N().readLocks)(o.tree)).npm?.packages.has(p)?E:[...E,...await(0,b().inspectOrigin)(o,p,$)]}async function e(o,p){
return(await(0,x().ownPackages)(o)).some(d=>(0,L().isWithin)(p,d))}function n(o,p){return(0,b().packageOf)(T().posix.join(
T().posix.dirname(p),o.readlink(p)??""))}async function f(o,p){const d=`node_modules/.bin/${p}`;if(!p.startsWith("@"))return d;
const $=await(0,A().usablePackageJson)(o,`node_modules/${p}`);if($===void 0)return d;const[y]=$.binaries.keys();return`n\
ode_modules/.bin/${($.binaries.size===1?y:void 0)??p.replace(/^@[^/]*\//,"")}`}async function s(o,p){return/\.[cm]?js$/.
test(p)||/^#!.*[/ ]node\b/.test(await(0,l().firstLineOf)(o,p))}async function u(o,p,d,$){const y=await(0,b().ownerOf)(o.
tree,d,p?.dependencies??new Set);if(y===void 0)return(0,k().fails)("binary-missing",$,{name:d});const I={kind:"package_b\
inary",name:d},v=await(0,b().inspectDependency)(o,{name:y,path:d},$);return{targets:[(0,k().target)(o,I)],problems:[o.tree.
isPending?.("node_modules")?(0,C().problemAt)("target-not-judged",$,{path:d}):(0,C().problemAt)("not-installed",$,{name:d}),
...v]}}},60210:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.effectOf=l,w.foreignSettings=e,w.inspectNpmrc=
A,w.npmrcCopies=g,w.readNpmrc=x;function T(){const n=c(76760);return T=function(){return n},n}function F(){const n=c(58238);
return F=function(){return n},n}function L(){const n=c(4537);return L=function(){return n},n}function D(){const n=c(32854);
return D=function(){return n},n}function C(){const n=c(59542);return C=function(){return n},n}function R(){const n=c(93028);
return R=function(){return n},n}function b(){const n=c(94411);return b=function(){return n},n}function N(){const n=c(56788);
return N=function(){return n},n}function M(){const n=c(10473);return M=function(){return n},n}const S=64*1024;async function x(n){
const f=await(0,M().readText)(n.tree,(0,N().from)(n,".npmrc"),S);if(f===void 0)return{settings:{}};if("unread"in f)return f;
const s=(0,L().lfsObstacle)(f.text);return s!==void 0?{unread:s}:{settings:(0,F().parse)(f.text),file:f.path}}async function A(n,f){
const s=(0,N().from)(n,".npmrc"),u=await x(n);if("unread"in u)return(0,N().fails)("npmrc-setting",f,{path:s,keys:[],why:u.
unread});const{settings:o,file:p=s}=u,d=n.changed.has(s)||n.changed.has(p),$=n.base&&await x({...n,tree:n.base}),y=$&&"s\
ettings"in $?$.settings:{},I={changed:[],decides:[],stands:[]};for(const[v,E]of Object.entries(o)){const a=l(v,E),O=d&&JSON.
stringify(y[v])!==JSON.stringify(E),P=v==="node-options"&&!(0,b().areHarmlessOptions)(String(E));a==="harmless"||a==="ho\
noured"&&!O&&!P||I[O?"changed":a==="other"?"stands":"decides"].push(v)}return(0,N().join)(Object.entries(I).map(([v,E])=>E.
length===0?N().NOTHING:(0,N().fails)("npmrc-setting",f,{path:s,keys:E,why:v},v==="stands"?"warning":void 0)))}const k=new Set(
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),m=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),h=new Set(["ignore\
-scripts","node-options"]);function l(n,f){const s=typeof f!="object"&&!String(f).includes("${");if(n==="ignore-scripts"&&
s)return typeof f=="boolean"?"honoured":"decides";if(h.has(n)&&s)return"honoured";const u=n.toLowerCase().replaceAll("_",
"-");return m.has(u)||n.includes("${")?"decides":!k.has(n)||typeof f=="object"&&!Array.isArray(f)||String(f).includes("$\
{")?"other":"harmless"}async function g(n,f){return Promise.all((0,C().filesNamed)(n,".npmrc").map(({path:s})=>r(n,s,f)))}
async function r(n,f,s){const u=T().posix.dirname(f),o=await x({tree:n,directory:u==="."?"":u});if("unread"in o)return i(
n,f,o.unread);const{settings:p,file:d=f}=o,$=s.has(f)||s.has(d),y=([v,E])=>{const a=l(v,E);return a==="harmless"||a==="h\
onoured"&&!$},I=Object.entries(p);return{path:d,text:(0,F().stringify)(Object.fromEntries(I.filter(y))),dropped:I.filter(
v=>!y(v)).map(([v])=>v)}}function i(n,f,s){const u=(0,D().resolveInTree)(n,f);return u.kind==="inside"&&(0,R().isRegular)(
u.entry.kind)?{path:u.path,text:"",dropped:[s]}:{path:f,dropped:[s]}}const t=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function e(n,f){return(await g(n,f)).flatMap(({path:u,dropped:o})=>{const p=o.filter(d=>!t.test(d));return p.length>
0?[`${u}: ${p.join(", ")}`]:[]})}},96916:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.inspectShadows=
h,w.ownPackages=w.ownBinaries=void 0;function T(){const t=c(76760);return T=function(){return t},t}function F(){const t=c(
32854);return F=function(){return t},t}function L(){const t=c(59542);return L=function(){return t},t}function D(){const t=c(
11331);return D=function(){return t},t}function C(){const t=c(19685);return C=function(){return t},t}function R(){const t=c(
67953);return R=function(){return t},t}function b(){const t=c(59867);return b=function(){return t},t}function N(){const t=c(
56788);return N=function(){return t},t}function M(){const t=c(47668);return M=function(){return t},t}const S=w.ownPackages=
(0,L().perTree)(async t=>{const e=await(0,M().listWorkspaces)(t,""),n=Array.isArray(e)?e.map(({directory:p})=>p):[],{npm:f,
unread:s}=await(0,C().readLocks)(t),u=(f?.all??[]).flatMap(({source:p})=>p.kind==="file"?(0,F().normalise)(p.at)??[]:[]),
o=s.length>0?await x(t):[];return[...new Set([...n,...u,...o])].filter(p=>p!=="")});async function x(t){const e=await(0,b().
usablePackageJson)(t,""),n=(0,L().filesNamed)(t,"package.json").map(({path:s})=>T().posix.dirname(s)),f=[];for(const s of n){
const u=s==="."?void 0:await(0,b().usablePackageJson)(t,s);u!==void 0&&e?.dependencies.has(u.name)&&f.push(s)}return f}const A=w.
ownBinaries=(0,L().perTree)(async t=>{const e=new Map;for(const n of await S(t)){const f=await(0,b().usablePackageJson)(
t,n);for(const[s,u]of f?.binaries??[]){const o=T().posix.join(n,u);e.set(T().posix.basename(s),{file:o,manifest:T().posix.
join(n,"package.json")})}}return e}),k=new Set([...D().PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum cl\
ear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),m=new Set(["node","npm","npx","sh"]);async function h(t,e){const{tree:n,base:f}=t,
s=await A(n),u=f&&await A(f),o=[...s].flatMap(([d,{manifest:$}])=>k.has(d)?[l(d,$,u?.has(d)===!0,e)]:[]),p=[];for(const d of(0,R().
foldersUpFrom)(t.directory)){const $=await g(n,T().posix.join(d,"node_modules/.bin"));for(const{name:y,path:I,isLocked:v}of $)
p.push(l(y,I,v,e))}return(0,N().join)([...o,...p])}function l(t,e,n,f){return n?m.has(t)?(0,N().fails)("program-replaced",
f,{name:t,path:e},"warning"):N().NOTHING:(0,N().fails)("program-replaced",f,{name:t,path:e})}const g=(0,L().perPath)(async(t,e)=>{
const n=[];for(const{path:f}of t.list(e)){const s=T().posix.basename(f).replace(/\.(?:cmd|exe|ps1)$/,"");if(!k.has(s))continue;
const u=(0,F().resolveInTree)(t,f);if(u.kind!=="inside")continue;const o=u.path===f?await r(t,u.entry):u.path,p=o!==void 0&&
/node_modules\/(?!\.bin\/)/.test(o);n.push({name:s,path:f,isLocked:p&&!u.entry.tracked})}return n});async function r(t,{
path:e,size:n=0}){if(n>i)return;const f=(await t.read(e)).toString("utf8"),[,s]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(f)??
[];return s&&T().posix.join(T().posix.dirname(e),s)}const i=16*1024},59867:function(K,w,c){Object.defineProperty(w,"__es\
Module",{value:!0}),w.MAX_BYTES=w.INVALID=void 0,w.binOf=m,w.readPackageJson=w.readJsonFile=void 0,w.usablePackageJson=A;
function T(){const g=c(26040);return T=function(){return g},g}function F(){const g=c(3463);return F=function(){return g},
g}function L(){const g=c(80287);return L=function(){return g},g}function D(){const g=c(32854);return D=function(){return g},
g}function C(){const g=c(59542);return C=function(){return g},g}function R(){const g=c(10473);return R=function(){return g},
g}const b=["dependencies","devDependencies","optionalDependencies"],N=w.MAX_BYTES=64*1024*1024,M=w.INVALID=Symbol("inval\
id"),S=w.readJsonFile=(0,C().perPath)(async(g,r)=>{if((0,D().resolveInTree)(g,r).kind==="missing")return;const i=await(0,R().
readText)(g,r,N);if(i===void 0||"unread"in i||(0,L().isNestedTooDeep)(i.text))return M;const t=(0,T().attempt)(()=>JSON.
parse(i.text.replace(/^\uFEFF/,"")));return typeof t=="object"&&t!==null?t:M}),x=w.readPackageJson=(0,C().perPath)(async(g,r)=>{
const i=r===""?"package.json":`${r}/package.json`,t=await S(g,i);return t===void 0||t===M?t:k(i,t)});async function A(g,r){
const i=await x(g,r);return i===M?void 0:i}function k(g,r){const i=typeof r.name=="string"?r.name:"";return{path:g,name:i,
scripts:h(r.scripts),binaries:new Map(Object.entries(m(r.bin,i)??{})),dependencies:new Set(b.flatMap(t=>[...h(r[t]).keys()])),
workspaces:l(r.workspaces)}}function m(g,r){if(typeof g=="string")return{[r.replace(/^@[^/]*\//,"")]:g};const i=h(g);return i.
size===0?void 0:Object.fromEntries(i)}function h(g){return new Map(Object.entries((0,F().objectIn)(g)).flatMap(([r,i])=>typeof i==
"string"?[[r,i]]:[]))}function l(g){const r=Array.isArray(g)?g:(0,F().objectIn)(g).packages;return Array.isArray(r)?r.filter(
i=>typeof i=="string"):[]}},65490:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.isPackageManager=h,
w.resolvePackageManager=m,w.selectsPackages=l;function T(){const t=c(76760);return T=function(){return t},t}function F(){
const t=c(59542);return F=function(){return t},t}function L(){const t=c(3893);return L=function(){return t},t}function D(){
const t=c(31901);return D=function(){return t},t}function C(){const t=c(92170);return C=function(){return t},t}function R(){
const t=c(52437);return R=function(){return t},t}function b(){const t=c(67953);return b=function(){return t},t}function N(){
const t=c(62205);return N=function(){return t},t}function M(){const t=c(60210);return M=function(){return t},t}function S(){
const t=c(96916);return S=function(){return t},t}function x(){const t=c(59867);return x=function(){return t},t}function A(){
const t=c(56788);return A=function(){return t},t}function k(){const t=c(46912);return k=function(){return t},t}async function m(t,e,n,f){
const{subcommand:s,operands:u,flags:o}=t,[p]=u;if(p===void 0)return A().NOTHING;const{text:d,span:$}=p,y=(0,A().join)([await(0,M().
inspectNpmrc)({...n,directory:""},$),n.directory===""?A().NOTHING:await(0,M().inspectNpmrc)(n,$)]),I=(0,C().isProgram)(d)||
n.families?.allowed.has(d)===!0;if(s==="exec"){const P=I?A().NOTHING:await(0,R().resolveTool)(n,t,p);return(0,A().join)(
[y,P])}const v=l(t,e),E=await g(n,v,$);if("problems"in E)return(0,A().join)([y,E]);const a=E.filter(({manifest:P})=>P.scripts.
has(d));if(a.length>0){const P=a.map(j=>i(j,t,n,f));return(0,A().join)([y,...await Promise.all(P)])}if(s==="script-or-to\
ol"&&I)return y;if(s==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(d)){const P=[(0,D().wordProblem)("outside-code",e.program,
p)];return(0,A().join)([y,{targets:[],problems:P}])}if(s==="script-or-tool"&&(0,L().isToolName)(d)){const P=await(0,R().
resolveTool)(n,{...t,subcommand:"exec"},p);return(0,A().join)([y,P])}if(s==="script-or-tool"&&!/^[\w:.-]*\w[\w:.-]*$/.test(
d)){const P=[(0,D().wordProblem)("outside-code",e.program,p)];return(0,A().join)([y,{targets:[],problems:P}])}const O=o.
some(({name:P})=>P==="--if-present");return(0,A().join)([y,(0,A().fails)("npm-script-missing",$,{script:d,passes:O})])}function h({
data:t}){return t.starts==="script-or-tool"||t.starts==="script-tool-or-file"}function l({anyPackage:t,flags:e,passthrough:n},{
data:f}){const s=[...e.map(({name:u})=>u),...n.map(({text:u})=>u)];return t===!0||s.some(u=>f.selecting_flags.includes(u.
replace(/=.*/s,"")))}async function g({tree:t,directory:e},n,f){const s=(0,b().foldersUpFrom)(e).filter(p=>t.stat(T().posix.
join(p,"package.json"))!==void 0),u=n?r(t):s.slice(0,1);if(u.length===0)return(0,A().fails)("package-json-missing",f,{directory:e});
const o=[];for(const p of u){const d=await(0,x().readPackageJson)(t,p);if(d===x().INVALID)return(0,A().fails)("package-j\
son-invalid",f,{path:T().posix.join(p,"package.json")});d!==void 0&&o.push({directory:p,manifest:d})}return o}function r(t){
const e=[];for(const{path:n}of(0,F().filesNamed)(t,"package.json"))n.split("/").includes("node_modules")||e.push(T().posix.
dirname(n).replace(/^\.$/,""));return e}async function i({directory:t,manifest:e},{operands:[n],passthrough:f},s,u){const o={
...s,directory:t},{text:p="",span:d={start:0,end:0}}=n??{},$=[await(0,S().inspectShadows)(o,d)],y=(0,k().runsIn)(e,t,{event:p,
words:f});for(const E of y)$.push(await(0,N().resolveRun)(o,E,d,u));const I=(0,k().inspectEmpty)(y,p,o,d);return $.push(
{targets:[],problems:I}),s.changed.has(e.path)&&$.push((0,A().fails)("target-changed",d,{path:e.path})),(0,A().join)($)}},
55013:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.alternativesOf=x,w.baseOf=N,w.isPattern=b,w.matchesPattern=
D,w.readPatterns=L;function T(){const A=c(14395);return T=function(){return A},A}function F(A){return A.length>200||A.split(
"**").length>2?!1:A==="."?!0:A.split("/").every(k=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(k))}function L(A){const k=[],m=[],h=A.
some(g=>g.includes("{"))?/[[\]!]/:/[[\]]/;for(const g of A){const r=/^!*/.exec(g)?.[0].length??0,t=(h.test(g)?void 0:x(g.
slice(r)))?.map(e=>e.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!t?.every(F))return{unclear:g};if(r%2===1){m.push(...t);
continue}for(let e=0;e<m.length;e+=1)t.some(n=>D(n,m[e]??""))&&m.splice(e,1);k.push(t)}const l=k.filter(g=>!g.some(r=>m.
some(i=>D(r,i))));return{wanted:l.flat(),entries:l,refused:m}}function D(A,k,m={}){return C(A.split("/"),k.split("/"),m)}
function C(A,k,m){const[h,...l]=A,[g,...r]=k;return h===void 0?m.partial||k.every(i=>i==="**"):g===void 0?!1:g!=="**"?R(
h,g,m)&&C(l,r,m):C(A,r,m)?!0:R(h,"*",m)&&C(l,k,m)}function R(A,k,{dot:m=!1}){return A.startsWith(".")&&!k.startsWith(".")&&
!m?!1:(0,T().matchesStars)(A,k)}function b(A){return/[*?[{]/.test(A)}function N(A){return A.replace(/[^/]*[*?[{].*$/s,"")}
const M=200,S=1e3;function x(A){if(A.length>S)return;let k=[A.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const m=[];for(;k.length>
0;){const h=[];for(const l of k){const g=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(l);if(g===null)m.push(l);else{const{0:r,1:i="",
index:t}=g,[e,n]=[l.slice(0,t),l.slice(t+r.length)];h.push(...i.split(",").map(f=>`${e}${f}${n}`))}}if(h.length+m.length>
M)return;k=h}return m}},82293:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.inspectPaths=N,w.pathProblem=
x,w.testProblem=S;function T(){const A=c(32854);return T=function(){return A},A}function F(){const A=c(95132);return F=function(){
return A},A}function L(){const A=c(45806);return L=function(){return A},A}function D(){const A=c(4289);return D=function(){
return A},A}function C(){const A=c(87646);return C=function(){return A},A}function R(){const A=c(55013);return R=function(){
return A},A}const b=new Set(["--env-file","--env-file-if-exists","--prefix"]);function N(A,k,m){const{passthrough:h}=A,l=[],
g=(i,t)=>{const e=x(i,t,k);e!==void 0&&l.push(e)};for(const i of[A,...(0,L().launchedBy)(A)]){for(const{name:e,value:n,span:f}of i.
flags)n!==void 0&&(b.has(e)&&g(n,f),e==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(n)&&g(n,f));for(const{as:e,path:n,
span:f}of(0,D().filesNamedBy)(i,m).files){const s=e==="tests"?S(n,f,k):void 0;s!==void 0&&l.push(s)}if(i.program!=="node"&&
i.starts!=="file")continue;const t=i.program==="node"&&(0,C().isTestRun)(i)?S:x;for(const{text:e,span:n}of i.operands){const f=e===
""||e==="-"?void 0:t(e,n,k);f!==void 0&&l.push(f)}}const r=h.find(({text:i})=>M.test(i));return r!==void 0&&l.push((0,F().
problemAt)("absolute-path",r.span,{path:r.text})),l}const M=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function S(A,k,m){if(!(0,R().isPattern)(A))return x(A,k,m);const h=(0,R().alternativesOf)(A);if(h===void 0)return(0,F().
problemAt)("glob-unclear",k,{pattern:A,reason:"too_many"});for(const l of[A,...h]){const g=x(l,k,m);if(g!==void 0)return{
...g,args:{...g.args,path:A}}}}function x(A,k,m){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(A)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(A))return(0,F().problemAt)("target-outside",k,{path:A,reason:"address"});const h=/^(?:[\\/]|[A-Za-z]:)/.test(A),l=h?
void 0:(0,T().normalise)(m===""?A:`${m}/${A}`);if(l===void 0){const g=h?"absolute":"above";return(0,F().problemAt)("targ\
et-outside",k,{path:A,reason:g})}if((0,T().isWithin)(l,".git",{ignoreCase:!0}))return(0,F().problemAt)("target-in-git",k,
{path:A})}},57615:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.programRuns=C;function T(){const p=c(
3463);return T=function(){return p},p}function F(){const p=c(95244);return F=function(){return p},p}function L(){const p=c(
11331);return L=function(){return p},p}function D(){const p=c(54421);return D=function(){return p},p}async function C(p,d){
const $=(0,D().startedWords)(p),[y,...I]=$;if(y===void 0||o.has(y.text))return[];if(!y.isKnown)return[R(`it starts ${y.shown}`)];
const v=(0,L().baseName)(y.text),E=(0,L().programNamed)(y.text),a=(0,D().textHanded)($);if(E?.kind==="shell"&&a)return a.
words.every(({isKnown:J})=>J)||/\s/.test(a.text)?d.shell(a.text):[R("a shell runs what it is handed")];const O=I.some(({
text:V})=>m(V)||k(V));if((0,L().runsCode)(y.text)&&(O||!h.has(v)))return M(v,I,a!==void 0,d.files);const{files:P,left:j}=N(
I,d.files),W=j.map(({text:V})=>V),B=m(y.text)&&!A.test(y.text)?[d.files.script(y.text)]:await S(v,W,{...d,files:P}),G=W.
filter(k).flatMap(V=>{const J=P.named(V);return J.length>0?J:d.files.named(V)}),z=u.test(v)?j.findIndex(({text:V})=>(0,L().
runsCode)(V)):-1,U=z<0?[]:await C(j.slice(z),{...d,files:P});return[...B,...U,...G]}function R(p){return{kind:"unread",name:p}}
const b=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function N(p,d){const $=p.findIndex(({text:v})=>b.
test(v));if($<0)return{files:d,left:p};const y=b.exec(p[$]?.text??"")?.[1],I=p.toSpliced($,y===void 0?2:1);return{files:d.
into(y??p[$+1]?.text),left:I}}function M(p,d,$,y){const I=d.flatMap(({text:j})=>y.named(j));if($)return[{kind:"inline",name:p},
...I];const v=d.filter(({text:j})=>!j.startsWith("-")),E=v.find(({text:j})=>m(j)||k(j))??v[0],a={kind:"program",name:p};
if(I.length>0||E===void 0)return I.length>0?I:[a];const{text:O}=E;if(!E.isKnown)return[R(`it runs ${E.shown}`)];if(/^\w{2,}:/.
test(O))return[{kind:"package",name:O,isExact:/@v?\d+\.\d+/.test(O)}];if(d[d.indexOf(E)-1]?.text!=="-m")return[y.script(
O,i)];const P=y.named(O.replaceAll(".","/"),i);return P.length>0?P:[a]}async function S(p,d,{files:$,shell:y}){const I=await $.
manifest(),v=h.has(p)?l(d):void 0,E=r(v).flatMap(j=>{const W=(0,T().textIn)((0,T().objectIn)(I.scripts),j);return W===""?
[]:[{kind:"npm_script",name:j,text:W}]}),a=await Promise.all(E.map(({text:j=""})=>y(j,$))),P=E.length>0&&!g.test(v??"")?
[]:x([p,...d],I,$);return[...E,...a.flat(),...P]}function x(p,d,$){const[y=""]=p,I=(s.get(y)??[]).flatMap(j=>$.named(j));
if(I.length>0)return I;const v=f(p);if(v===void 0)return[{kind:"program",name:y}];const E=$.named(v.name);if(E.length>0||
/^[./]/.test(v.name))return E.length>0?E:[{kind:"program",name:y}];const{dependencies:a,devDependencies:O}=d;return[[a,O].
some(j=>v.name in(0,T().objectIn)(j))?{kind:"program",name:v.name}:{kind:"package",...v}]}const A=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function k(p){return(0,F().isCode)(p)||/\.(?:exe|jar)$/i.test(p)}function m(p){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(p)&&!p.includes("://")}const h=new Set(["npm","pnpm","yarn","bun"]);function l(p){const[d,$]=p.filter(y=>!y.startsWith(
"-"));return d==="run"||d==="run-script"?$:d}const g=/^(?:add|ci|clean-install|i|install)$/;function r(p){if(p===void 0)
return[];const d=$=>[`pre${$}`,$,`post${$}`];return g.test(p)?[...new Set([p,"install","prepare"].flatMap(d)),"prepublis\
h"]:d(p)}const i=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"],t=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
e=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
n=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function f(p){const d=p.filter(
I=>!I.startsWith("-")),$=[3,2,1].find(I=>I<=d.length&&t.test(d.slice(0,I).join(" ")));if($===void 0)return;const y=p.slice(
p.indexOf(d[$-1]??"")+1).map(I=>I.replace(/^--(?:from|package)=/,"")).find((I,v,E)=>!/^(?:-|[\d.:]+\w?$)/.test(I)&&!e.test(
E[v-1]??""));return y===void 0?void 0:{name:y,isExact:n.test(y)}}const s=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),u=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
o=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/))},9504:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.resolveProgram=r;function T(){const y=c(76760);return T=function(){return y},y}function F(){
const y=c(17093);return F=function(){return y},y}function L(){const y=c(91063);return L=function(){return y},y}function D(){
const y=c(71011);return D=function(){return y},y}function C(){const y=c(32854);return C=function(){return y},y}function R(){
const y=c(59542);return R=function(){return y},y}function b(){const y=c(4289);return b=function(){return y},y}function N(){
const y=c(39872);return N=function(){return y},y}function M(){const y=c(46868);return M=function(){return y},y}function S(){
const y=c(67953);return S=function(){return y},y}function x(){const y=c(65490);return x=function(){return y},y}function A(){
const y=c(55013);return A=function(){return y},y}function k(){const y=c(82293);return k=function(){return y},y}function m(){
const y=c(56788);return m=function(){return y},y}function h(){const y=c(38218);return h=function(){return y},y}function l(){
const y=c(10473);return l=function(){return y},y}const g=5;async function r(y,I,v,E){const a=t(y,I,v);if("problems"in a)
return a;const{subcommand:O,starts:P,operands:j,module:W,launched:H}=y,[B]=j,G=[e(I,v,i(y)),...s(y,a),await(0,h().resolveProgramFiles)(
y,v)],z={subcommand:O??B?.text??"",span:i(y)};if(G.push($(I,a,z)),W!==void 0&&(P!=="module"||H)&&G.push(d(I,a,W)),B!==void 0&&
P==="file"&&G.push(u(y,I,a)),B!==void 0&&P==="module"&&G.push(p(a,B,y.passthrough)),!(0,x().isPackageManager)(I))return(0,m().
join)(G);if(O==="run"||O==="exec"||O==="script-or-tool")G.push(await(0,x().resolvePackageManager)(y,I,a,E));else if(O!==
void 0&&(0,x().selectsPackages)(y,I)){const U={text:O,span:i(y),quoted:!1},V={...y,subcommand:"run",operands:[U]};G.push(
await(0,x().resolvePackageManager)(V,I,a,E))}return(0,m().join)(G)}function i({operands:y,flags:I}){return y[0]?.span??I[0]?.
span??{start:0,end:0}}function t({flags:y},I,v){let E=v;for(const{name:a,value:O,span:P}of y){if(O===void 0||!(0,L().movesTo)(
I,a))continue;const j=(0,l().entryFrom)(E,O,P);if("problems"in j)return j;E={...v,directory:j.path}}return E}function e({
program:y,data:I},{tree:v,changed:E},a){if(I.build_files.length===0)return m().NOTHING;const O=n(v),P=O.get(I)??f(v,I.build_files);
O.set(I,P);const j=P.filter(H=>E.has(H)),W=P.slice(0,g);return(0,m().join)([P.length===0?m().NOTHING:(0,m().fails)("buil\
d-files-unread",a,{program:y,files:W,count:P.length}),...j.map(H=>(0,m().fails)("target-changed",a,{path:H}))])}const n=(0,R().
perTree)(()=>new Map);function f(y,I){const v=E=>I.some(a=>(0,A().matchesPattern)(a.includes("/")?E:T().posix.basename(E),
a,{dot:!0}));return[...y.files()].flatMap(({path:E})=>!(0,C().isWithin)(E,"node_modules")&&v(E)?E:[])}function s({operands:y,
flags:I,starts:v,subcommand:E,family:a},O){const P=a&&(0,x().isPackageManager)(a)&&E!=="test";return[...(v===void 0&&!P?
y:[]).map(({text:H,span:B})=>({text:H.replace(/::.*$/s,""),span:B})),...I.flatMap(({value:H,span:B})=>H===void 0?[]:[{text:H,
span:B}])].map(({text:H,span:B})=>{const G=(0,C().normalise)((0,m().from)(O,H));return G===void 0||G===""?m().NOTHING:(0,C().
isWithin)(G,".git",{ignoreCase:!0})?(0,m().fails)("target-in-git",B,{path:G}):(0,C().resolveInTree)(O.tree,G).kind==="ou\
tside"?(0,m().fails)("target-outside",B,{path:H,reason:"symlink"}):m().NOTHING})}function u({operands:[y],parsed:I},v,E){
if(y===void 0)return m().NOTHING;const{targets:a,problems:O}=o(E,y),P=a.flatMap(({path:j=""})=>(0,N().extensionProblems)(
v,j,y.span));return{targets:I?a.map(j=>({...j,parsed:I})):a,problems:[...O,...P]}}function o(y,{text:I,span:v}){const E=(0,k().
pathProblem)(I,v,y.directory);if(E!==void 0)return{targets:[],problems:[E]};const a=(0,C().normalise)((0,m().from)(y,I))??
"",O=(0,C().resolveInTree)(y.tree,a);if(O.kind==="missing")return(0,l().nothingAt)(y.tree,a,I,v);const P=(0,l().fileAt)(
O,I,v);return"problems"in P?P:P.tracked?(0,l().runs)(y,{name:I,path:P.path,wanted:a},v):(0,m().fails)("target-untracked",
v,{path:I})}function p(y,I,v){const{text:E,span:a}=I,O=(0,b().pythonFiles)(E).find(P=>!P.endsWith("/__init__.py")&&y.tree.
stat((0,m().from)(y,P))!==void 0);if(O===void 0){const P=(0,M().parseUnknownTool)(I,v,D().UNKNOWN_MODULE);return(0,m().join)(
[(0,m().fails)("tool-unknown",a,{tool:E}),{targets:[],problems:P}])}return o(y,{text:O,span:a,quoted:!1})}function d({program:y},{
tree:I,base:v,changed:E,directory:a},{text:O,span:P}){const j=`-m ${O}`,[W]=O.split("."),H=[...E].filter(B=>{const[,G=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.
exec(T().posix.relative(a,B))??[];return I.stat(B)!==void 0&&v?.stat(B)===void 0&&(G===W||(0,F().isOfLibrary)(G))});return(0,m().
join)(H.map(B=>(0,m().fails)("settings-changed",P,{program:y,subcommand:j,path:B})))}function $({program:y,data:I},{changed:v,
directory:E},{subcommand:a,span:O}){const j=(I.settings.length===0?[]:(0,S().foldersUpFrom)(E)).flatMap(H=>I.settings.map(
B=>T().posix.join(H,B))),W=[...v].filter(H=>j.some(B=>(0,C().isWithin)(H,B)));return(0,m().join)(W.map(H=>(0,m().fails)(
"settings-changed",O,{program:y,subcommand:a,path:H})))}},36187:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),
w.ProjectFiles=void 0;function T(){const N=c(76760);return T=function(){return N},N}function F(){const N=c(3463);return F=
function(){return N},N}function L(){const N=c(32854);return L=function(){return N},N}function D(){const N=c(93028);return D=
function(){return N},N}function C(){const N=c(59867);return C=function(){return N},N}const R=/^(?:[/~\\]|[A-Za-z]:)/;class b{#n;#e;constructor(M,S){
this.#n=M,this.#e=S}into(M){const x=M===void 0||R.test(M)||/[$`]/.test(M)?[]:this.#e.map(A=>T().posix.join(A,M));return new b(
this.#n,x)}find(M,S=[""]){if(!(/^[/~]/.test(M)||M===""||!this.#n))for(const x of this.#e)for(const A of S){const k=(0,L().
normalise)(T().posix.join(x,M.replaceAll("\\","/"))+A),m=k===void 0?void 0:(0,L().resolveInTree)(this.#n,k);if(m?.kind===
"inside"&&(0,D().isRegular)(m.entry.kind)&&m.entry.tracked)return m.path}}script(M,S){const x=this.find(M,S);if(x!==void 0)
return{kind:"file",name:x};if(R.test(M))return{kind:"outside",name:M};const[A]=this.#e;if(A===void 0)return{kind:"unread",
name:`it runs ${M} in another directory`};const k=(0,L().normalise)(T().posix.join(A,M));return k===void 0?{kind:"outsid\
e",name:M}:{kind:this.#n===void 0?"file":"missing",name:k||"."}}named(M,S){const x=this.find(M.replace(/^-{1,2}[\w-]+=/,
""),S);return x===void 0?[]:[{kind:"file",name:x}]}async manifest(){const M=this.find("package.json");return this.#n&&M?
(0,F().objectIn)(await(0,C().readJsonFile)(this.#n,M)):{}}}w.ProjectFiles=b},56788:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.Trail=w.NOTHING=void 0,w.fails=D,w.from=C,w.join=L,w.target=R;function T(){const S=c(95132);
return T=function(){return S},S}const F=w.NOTHING={targets:[],problems:[]};function L(S){return{targets:S.flatMap(x=>x.targets),
problems:S.flatMap(x=>x.problems)}}function D(S,x,A,k){return{targets:[],problems:[(0,T().problemAt)(S,x,A,k)]}}function C({
directory:S},x){return S===""?x:`${S}/${x}`}function R({via:S},x){return S===void 0?x:{...x,via:S}}const b=64,N=2e3;class M{#n=new Set;#e=new Set;resolve;#s;constructor(x,A){
this.resolve=x,this.#s=A}async follow(x,A,k,m){if(this.#n.has(x))return m({why:"cycle"});const h=await this.#s?.tickScript();
if(h!==void 0)return m({why:"time",limit:h});const l=`${x}\0${A}`;if(this.#e.has(l))return F;if(this.#n.size>=b)return m(
{why:"depth",limit:b});if(this.#e.size>=N)return m({why:"count",limit:N});this.#n.add(x);const g=await k();return this.#n.
delete(x),this.#e.add(l),g}}w.Trail=M},74100:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.SHELL_WORDS=
void 0,w.readScriptForm=M;function T(){const e=c(13580);return T=function(){return e},e}function F(){const e=c(94411);return F=
function(){return e},e}function L(){const e=c(54669);return L=function(){return e},e}function D(){const e=c(11331);return D=
function(){return e},e}function C(){const e=c(81716);return C=function(){return e},e}function R(){const e=c(54421);return R=
function(){return e},e}function b(){const e=c(55013);return b=function(){return e},e}function N(){const e=c(46912);return N=
function(){return e},e}function M(e,n){const f=(0,C().readShellText)(e,n);if(f.length===0&&!(0,N().isBlank)(e))return{commands:f,
fault:{part:"the script",why:"cannot be read"}};const s=(0,L().lex)(e).problems.find(({rule:u})=>u==="shell-comment");if(s&&
f.length>0){const u=e.slice(s.span.start,s.span.end);return{commands:f,fault:{part:u,why:"hides the words behind it"}}}for(const[
u,o]of f.entries()){const p=u===f.length-1,d=A(o,e)??S(o,p);if(d!==void 0)return{commands:f,fault:d}}return{commands:f}}
function S({separator:e},n){const f=e.trim();if(!(n?f==="":f==="&&"))return{part:f===""?"a line break":f,why:x}}const x="\
joins commands in another way than `&&`";function A(e,n){const{words:f,redirections:s,inside:u,subshell:o,defines:p,problems:d,
assignments:$}=e,y=n.slice(e.span.start,e.span.end).trim(),I=(P,j)=>({part:P,why:j});if(o)return I(y,"runs in a subshell");
if(p)return I(y,"defines a function");if(u.length>0)return I(y,"runs a command to make a word");const[v]=s;if(v)return I(
`${v.operator} ${v.target?.text??""}`,"redirects input or output");const E=$.find(({name:P,value:j})=>!(0,F().isHarmlessVariable)(
P,j));if(E)return I(`${E.name}=`,"sets a variable that can choose the code that runs");const a=f.find(P=>(0,C().isDynamic)(
e,P)&&!k(e,P,n));if(a){const{start:P,end:j}=a.span;return I(n.slice(P,j),"is only known when the script runs")}const O=d.
find(P=>!m(P,f));if(O){const{start:P,end:j}=O.span;return I(n.slice(P,j).trim()||y,"is syntax of a shell")}return f.length===
0?I(y,"starts no program"):r(f)}function k({problems:e},{span:n},f){return e.every(s=>s.rule!=="variable-expansion"||s.span.
end<=n.start||s.span.start>=n.end||/^\$\{?npm_package_version\}?$/.test(f.slice(s.span.start,s.span.end)))}function m({rule:e,
span:n},f){if(e==="variable-expansion"||(0,T().ruleOf)(e).severity==="warning")return!0;if(e!=="brace-expansion")return!1;
const s=f.find(u=>u.span.start<=n.start&&u.span.end>=n.end);return s!==void 0&&(0,b().alternativesOf)(s.text)?.every(u=>!u.
startsWith("-"))===!0}const h=w.SHELL_WORDS=new Set(": [ cd echo exit false test true".split(" ")),l=new Set(`! . [[ ]] \
{ } alias autoload bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/)),g=new Set("env ionice nice nohup setsid\
 stdbuf timeout xvfb-run".split(" "));function r(e){const[n]=e,f=n?.text??"";if(l.has(f)&&!n?.quoted)return{part:f,why:"\
is a word of the shell"};const s=(0,R().startedWords)(e),u=e.slice(0,e.length-s.length);if((0,D().programNamed)(f)?.kind===
"wrapper"&&!i.test(f)){const d=u.find(({text:$},y)=>y>0&&!t($,f));if(d||!g.has((0,D().baseName)(f))||u.length===0)return{
part:d?.text??f,why:"decides how another program runs"}}else if(u.length>0&&!i.test(f))return{part:f,why:"runs a program\
 for what it finds"};return(i.test(f)?void 0:(0,R().textHanded)(s))&&s[0]?.text!=="node"?{part:s[0]?.text??f,why:"runs t\
ext as code"}:void 0}const i=/^(?:cross-env|dotenv|env-cmd)$/;function t(e,n){const[,f,s=""]=/^(\w+)=(.*)$/s.exec(e)??[];
return f!==void 0?(0,F().isHarmlessVariable)(f,s):g.has(e)?!0:(0,D().baseName)(n)==="env"?!1:/^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.
test(e)}},28213:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.helperFault=x,w.helperWords=S;function T(){
const h=c(76760);return T=function(){return h},h}function F(){const h=c(678);return F=function(){return h},h}function L(){
const h=c(95244);return L=function(){return h},h}function D(){const h=c(32854);return D=function(){return h},h}function C(){
const h=c(59542);return C=function(){return h},h}function R(){const h=c(56788);return R=function(){return h},h}function b(){
const h=c(10473);return b=function(){return h},h}const N={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},
mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},M=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function S([h,...l]){if(h?.text==="shx"){
const[g]=l;return g&&(g.text==="echo"||Object.hasOwn(N,g.text))?l:void 0}return h&&Object.hasOwn(N,h.text)?[h,...l]:void 0}
async function x([h,...l],g){const r=h?.text??"",i=N[r];if(i===void 0)return;const t=l.find(({text:n})=>n.startsWith("-")&&
!i.flags.test(n));if(t)return{part:`${r} ${t.text}`,why:"has a flag that is not known"};const e=l.flatMap(({text:n})=>n.
startsWith("-")?[]:[n]);if(e.length<(i.from<0?2:1))return{part:r,why:"names no path"};for(const n of e.slice(i.from)){const f=await A(
n,g);if(f!==void 0)return{part:`${r} \u2026 ${n}`,why:f}}}async function A(h,l){const{tree:g,isOutput:r}=l,i=h.startsWith(
"/")?void 0:(0,D().normalise)((0,R().from)(l,h));if(i===void 0||i==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(h))return"writes to a path that the text does not show";if(M.test(i))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(i)!==void 0)return"writes a configuration file";const t=g.stat(i);if(t?.tracked&&t.kind!=="dire\
ctory")return"writes a file of the commit";const e=`${i}/`;if(t?.tracked&&[...g.files()].some(f=>f.path.startsWith(e)))return"\
writes to a directory of the commit";if(!(r?.(i)||(await k(g))(i)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const k=(0,C().perTree)(async h=>{const l=new Map;for(const{path:g}of h.files()){if(T().posix.
basename(g)!==".gitignore")continue;const r=await(0,b().readText)(h,g,m),i=T().posix.dirname(g).replace(/^\.$/,"");r&&"t\
ext"in r&&l.set(i,(0,F().default)().add(r.text))}return g=>{const r=g.split("/");let i=!1;for(let t=0;t<r.length;t+=1){const e=l.
get(r.slice(0,t).join("/")),n=r.slice(t).join("/"),f=e?.test(n),s=e?.test(`${n}/`);f?.ignored||s?.ignored?i=!0:(f?.unignored||
s?.unignored)&&(i=!1)}return i}}),m=256*1024},61102:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.readParts=
m;function T(){const t=c(92739);return T=function(){return t},t}function F(){const t=c(32854);return F=function(){return t},
t}function L(){const t=c(95132);return L=function(){return t},t}function D(){const t=c(11331);return D=function(){return t},
t}function C(){const t=c(81716);return C=function(){return t},t}function R(){const t=c(54421);return R=function(){return t},
t}function b(){const t=c(45806);return b=function(){return t},t}function N(){const t=c(92170);return N=function(){return t},
t}function M(){const t=c(82293);return M=function(){return t},t}function S(){const t=c(56788);return S=function(){return t},
t}function x(){const t=c(74100);return x=function(){return t},t}function A(){const t=c(28213);return A=function(){return t},
t}function k(){const t=c(20362);return k=function(){return t},t}async function m({body:t,words:e,span:n},f,s){const u=(0,x().
readScriptForm)(t,s),o=u.fault?(0,C().everyCommand)(u.commands).map(C().withoutReserved):u.commands,p=[];let{fault:d}=u,
{directory:$}=f;for(const[v,E]of o.entries()){const a=!d||E.words.every(G=>!(0,C().isDynamic)(E,G)),O=v===o.length-1&&!u.
fault,P=[...E.words.map(G=>({...G,span:n})),...O?e:[]],[j,W]=P;if(j?.text==="cd"){const G=W&&(0,F().normalise)((0,S().from)(
{directory:$},W.text));(v>0||P.length!==2||G===void 0)&&(d??={part:"cd",why:"changes the directory in the middle, or lea\
ves the repository"}),$=G??$;continue}const H={...f,directory:$},B=(0,A().helperWords)(P);B&&(d??=await(0,A().helperFault)(
B,H)),!(B||j===void 0||!a||x().SHELL_WORDS.has(j.text))&&p.push({span:n,resolve:(G,z)=>g(P,{...G,directory:H.directory},
z)})}const y=o.some(({words:v})=>h.test(v.map(({text:E})=>E).join(" "))),I=!d&&p.length===0&&o.length>0&&!y;return{parts:p,
isIdle:I,...d&&{fault:d}}}const h=/^(?:\[|exit (?!0$)|false|test )/,l=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function g(t,e,n){
const s=/^(?:cross-env|dotenv|env-cmd)$/.test(t[0]?.text??"")?t:(0,R().startedWords)(t),[u,...o]=s;if(u===void 0)return{
targets:[],problems:[]};const{families:p}=e,d=(0,N().isProgram)(u.text)?u.text:p?.allowed.get(u.text),$=l.exec(u.text)?.[1]??
u.text,y=t[0]===u?void 0:t[0],I=y?r(y):{targets:[],problems:[]};if(d===void 0&&/[\\/]/.test($))return(0,S().join)([I,await i(
s,e)]);const{invocation:v,problems:E}=d?(0,b().parseInvocation)(d,o,p):(0,b().parseInvocation)("npx",[{...u,text:$},...o],
p),a=await n.resolve(v,e),O=d===void 0&&a.problems.some(({rule:W})=>W==="binary-missing");if(O&&(0,T().toolOf)($,p?.tools)!==
void 0)return(0,S().join)([I,r(u),{targets:[],problems:E}]);if(O)return(0,S().join)([I,await i(s,e)]);const j=(0,M().inspectPaths)(
v,e.directory,p);return(0,S().join)([I,{targets:[],problems:[...E,...j]},a])}function r({text:t,span:e}){const n={program:t,
group:"other"};return{targets:[],problems:[(0,L().problemAt)("program-not-allowed",e,n)]}}async function i(t,e){const[n]=t;
if(n===void 0)return{targets:[],problems:[]};const f=t.find(({text:u,span:o})=>o.start!==n.span.start&&(u.startsWith("-")||
(0,D().programNamed)(n.text))),s=f?[(0,L().problemAt)("npm-script-form",f.span,{script:e.via??"",text:t.map(({text:u})=>u).
join(" "),part:n.text,why:"is a program that the gate does not read",words:[f.text]})]:[];return(0,S().join)([r(n),{targets:[],
problems:s},await(0,k().filesOfProgram)(t,e)])}},80827:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),
w.npmScripts=m,w.stepsIn=k;function T(){const v=c(76760);return T=function(){return v},v}function F(){const v=c(3463);return F=
function(){return v},v}function L(){const v=c(13580);return L=function(){return v},v}function D(){const v=c(54669);return D=
function(){return v},v}function C(){const v=c(3893);return C=function(){return v},v}function R(){const v=c(67953);return R=
function(){return v},v}function b(){const v=c(60210);return b=function(){return v},v}function N(){const v=c(59867);return N=
function(){return v},v}function M(){const v=c(56788);return M=function(){return v},v}function S(){const v=c(46912);return S=
function(){return v},v}const x={start:0,end:0},A=200;function k({steps:v}){return v.flatMap(E=>E.command?.nested?k(E.command.
nested):[E])}async function m(v,E,a={left:A}){const{subcommand:O,flags:P}=v;if(O===void 0)return;const{project:j,selected:W,
runs:H,packages:B}=await(0,S().scriptsThatRun)(v,E,x);if(j===void 0)return;const G=await(0,b().readNpmrc)({...E,directory:j}),
z=await h(E,j);if("unread"in G||z===void 0)return;const{settings:U}=G,V=u.some(q=>q in U);if(z.devEngines!==void 0||V)return;
const J=[],X=o(P,U);for(const q of B){const Y=await h(E,q);if(Y===void 0||l(Y))return;const _=H.filter(nn=>nn.directory===
q),en=_.length===0?await e(v,E,q):void 0;en!==void 0&&J.push({...g(Y),...en,directory:q});for(const nn of _){const sn=await r(
nn,E,X,a);J.push({...g(Y),...sn})}}const Q=U["node-options"],{prefix:Z}=(0,R().readSettings)(v);return{subcommand:O,directory:E.
directory,project:j,prefixed:Z!==void 0,inWorkspaces:W,config:X,...typeof Q=="string"&&{nodeOptions:Q},steps:J}}async function h({
tree:v},E){const a=await(0,N().readJsonFile)(v,(0,M().from)({directory:E},"package.json"));return a===void 0||a===N().INVALID?
void 0:(0,F().objectIn)(a)}function l({bin:v,directories:E}){return!v&&"bin"in(0,F().objectIn)(E)}function g(v){const{name:E,
version:a}=v;return{packageId:E&&a?`${String(E)}@${String(a)}`:"",packageEnv:d(v)}}async function r(v,E,a,O){const{directory:P,
event:j,body:W}=v,H=(0,S().scriptText)(v),B={...E,directory:P},G=f(H),z=await t(G,B,{config:a,budget:O}),U=v.words.map(J=>J.
text),V=G&&{...G,...z&&{nested:z}};return{directory:P,event:j,body:W,words:U,text:H,...V&&{command:V}}}const i=new Set([
"--if-present","--include-workspace-root","--workspace","--workspaces"]);async function t(v,E,{config:a,budget:O}){if(!(v?.
argv[0]==="npm"&&Object.keys(v.env).length===0)||a.npm_config_ignore_scripts==="true"||(O.left-=1,O.left<0))return;const j=v.
argv.slice(1).map(G=>({text:G,span:x,quoted:!0})),{invocation:W,problems:H}=(0,C().parseNpm)(j,E.families),B=W.flags.every(
({name:G})=>i.has(G));if(!(H.length>0||!B))return m(W,E,O)}async function e(v,{tree:E},a){const O=(0,S().eventOf)(v),P=(await(0,N().
usablePackageJson)(E,a))?.scripts.has(O??"");if(!(O===void 0||P||(0,R().readSettings)(v).ifPresent))return{event:O,words:[],
text:""}}const n=new Set(`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/));function f(v){const{words:E,assignments:a,refused:O,
problems:P}=(0,D().lex)(v),j=P.every(({rule:z})=>z==="assignment-refused"||(0,L().ruleOf)(z).severity==="warning"&&z!=="\
unquoted-glob"),W=P.filter(({rule:z})=>z==="assignment-refused").length,[H]=E;if(!j||W!==O.length||H===void 0||n.has(H.text)||
H.text.includes("="))return;const B=[...a,...O].sort((z,U)=>z.span.start-U.span.start);if(B.some(({name:z})=>z==="PATH"))
return;const G=Object.fromEntries(B.map(({name:z,value:U})=>[z,U]));return{argv:E.map(z=>z.text),env:G}}const s=new Set(
`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),u=["also","dev","include","omit","only","optional","product\
ion"];function o(v,E){const a=Object.entries(E).filter(([j,W])=>["harmless","honoured"].includes((0,b().effectOf)(j,W))),
O=v.map(({name:j,value:W,negated:H})=>[j.slice(2),W??H!==!0]),P=[...a,...O].filter(([j])=>!s.has(j));return Object.fromEntries(
P.map(([j,W])=>[`npm_config_${j.replaceAll("-","_").toLowerCase()}`,p(W)]))}function p(v){return Array.isArray(v)?v.map(
p).join(`

`):v==null||v===!1?"":String(v).trim()}function d(v){const{name:E,version:a,config:O,engines:P,bin:j}=v,W={};return $({name:E,
version:a,config:O,engines:P,bin:y(j,E)},"npm_package_",W),Object.fromEntries(Object.entries(W).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function $(v,E,a){for(const[O,P]of Object.entries(v))if(P!==void 0)if(P===null||P===!1)a[`${E}${O}`]="";else if(Array.
isArray(P))for(const[j,W]of P.entries())$({[`${O}_${j}`]:W},E,a);else typeof P=="object"?$(P,`${E}${O}_`,a):a[`${E}${O}`]=
String(P)}function y(v,E){const P=Object.entries((0,N().binOf)(v,typeof E=="string"?E:"")??{}).map(([j,W])=>[T().posix.basename(
I(j)),I(W)]).filter(([j,W])=>j&&W);return P.length>0?Object.fromEntries(P):void 0}function I(v){return T().posix.join("/",
v.replaceAll("\\","/")).slice(1)}},20362:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.filesOfProgram=
x,w.namedTargets=A;function T(){const h=c(76760);return T=function(){return h},h}function F(){const h=c(95244);return F=
function(){return h},h}function L(){const h=c(32854);return L=function(){return h},h}function D(){const h=c(93028);return D=
function(){return h},h}function C(){const h=c(81716);return C=function(){return h},h}function R(){const h=c(55013);return R=
function(){return h},h}function b(){const h=c(36187);return b=function(){return h},h}function N(){const h=c(56788);return N=
function(){return h},h}function M(){const h=c(45636);return M=function(){return h},h}function S(){const h=c(10473);return S=
function(){return h},h}async function x(h,l){const g=new(b()).ProjectFiles(l.tree,[l.directory]),r=h.map(f=>({...f,shown:f.
text,isKnown:!0})),t=(await(0,M().wordRuns)(r,g)).flatMap(({kind:f,name:s})=>f==="file"?[s]:[]),e=h[0]?.span??{start:0,end:0},
n={...l,directory:""};return(0,N().join)(t.map(f=>(0,S().resolveCommitted)(n,{text:f,span:e})))}function A(h,l,g){const r=(0,C().
everyCommand)((0,C().readShellText)(h)),i=r.some(p=>p.substituted.length>0||[...p.words,...p.assignments].some(d=>(0,C().
isDynamic)(p,d))),t=[...new Set(h.split(k).filter(p=>p!==""))],e=[l.directory];for(const{words:p}of r){const[d,$]=p;if(!(!/^(?:cd|pushd)$/.
test(d?.text??"")||$===void 0)&&(e.push(...e.flatMap(y=>(0,L().normalise)(T().posix.join(y,$.text))??[])),e.length>m))break}
const n=[...l.changed],f=[...new Set(e)].flatMap(p=>t.map(d=>{const $={...l,directory:p},y=(0,L().normalise)(T().posix.join(
p,d));if(y===void 0)return N().NOTHING;const I=(0,L().resolveInTree)(l.tree,y);if(I.kind==="inside"&&(0,D().isRegular)(I.
entry.kind))return(0,S().resolveCommitted)($,{text:d,span:g});const v=n.filter(E=>/[*?[]/.test(d)?(0,R().matchesPattern)(
E,y,{dot:!0}):I.kind==="inside"&&y!==""&&(0,L().isWithin)(E,y));return(0,N().join)(v.map(E=>(0,N().fails)("target-change\
d",g,{path:E})))})),s=i?n.filter(F().isCode):[],{targets:u,problems:o}=(0,N().join)([...f,...s.map(p=>(0,N().fails)("tar\
get-changed",g,{path:p}))]);return{targets:[...new Map(u.map(p=>[p.path,p])).values()],problems:[...new Map(o.map(p=>[JSON.
stringify(p.args),p])).values()]}}const k=/[\s"'`;&|()<>=:,{}]+/,m=16},46912:function(K,w,c){Object.defineProperty(w,"__\
esModule",{value:!0}),w.eventOf=m,w.inspectEmpty=x,w.isBlank=A,w.quoteForScript=g,w.runsIn=h,w.scriptText=N,w.scriptsThatRun=
M;function T(){const r=c(76760);return T=function(){return r},r}function F(){const r=c(95132);return F=function(){return r},
r}function L(){const r=c(67953);return L=function(){return r},r}function D(){const r=c(60210);return D=function(){return r},
r}function C(){const r=c(59867);return C=function(){return r},r}function R(){const r=c(56788);return R=function(){return r},
r}const b={selected:!1,runs:[],packages:[],problems:[]};function N({body:r,words:i}){return[r,...i.map(({text:t})=>g(t))].
join(" ")}async function M(r,i,t){const e=(0,L().readSettings)(r),n=m(r);if(e.informs||n===void 0)return b;const f=v=>(0,L().
findPackages)(e,v,t),s=await f(i);if("problems"in s)return{...b,problems:s.problems};const{project:u,selected:o,directories:p}=s,
d=e.ignoreScripts??await k({...i,directory:u}),$=[],y=[...s.missing,...await S(s,i,t,f)];let I=!1;for(const v of p){const E=await(0,C().
readPackageJson)(i.tree,v);if(E===C().INVALID){const a=T().posix.join(v,"package.json");y.push(...(0,R().fails)("package\
-json-invalid",t,{path:a}).problems)}else if(E===void 0)y.push(...(0,R().fails)("package-json-missing",t,{directory:v}).
problems);else if(E.scripts.has(n)){const a={event:n,words:r.passthrough},O=h(E,v,a,{ignoreScripts:d});$.push(...O),y.push(
...x(O,n,{...i,directory:v},t))}else I=!0}if(I){const v={script:n,passes:e.ifPresent},E=e.ifPresent&&$.length===0&&i.via===
void 0,a=n==="start"||E;y.push((0,F().problemAt)("npm-script-missing",t,v,a?"error":void 0))}return{project:u,selected:o,
runs:$,packages:p,problems:y}}async function S({project:r,directories:i},{base:t,...e},n,f){const s=T().posix.join(r,"pa\
ckage.json");if(t===void 0||!e.changed.has(s))return[];const u=await f({...e,tree:t});if("problems"in u)return[];const o=u.
directories.filter(p=>!i.includes(p));return o.length===0?[]:[(0,F().problemAt)("workspaces-changed",n,{path:s,lost:o})]}
function x(r,i,{via:t,directory:e},n){if(r.some(({event:s,body:u})=>s===i&&!A(u)))return[];const f=t===void 0?"npm-scrip\
t-empty":"npm-script-empty-part";return[(0,F().problemAt)(f,n,{script:i,path:T().posix.join(e,"package.json")})]}function A(r){
return r.split(`
`).every(i=>/^\s*(?:#|$)/.test(i))}async function k(r){const i=await(0,D().readNpmrc)(r);return"settings"in i&&i.settings["\
ignore-scripts"]===!0}function m({subcommand:r,operands:i}){switch(r){case"run":return i[0]?.text;case"test":case"start":case"\
stop":return r;default:return}}function h({scripts:r},i,{event:t,words:e},{ignoreScripts:n}={}){return(n?[t]:[`pre${t}`,
t,`post${t}`]).flatMap(s=>{const u=r.get(s);return u?[{directory:i,event:s,body:u,words:s===t?e:[]}]:[]})}const l=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function g(r){return r===""?"''":l.test(r)?`'${r.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):r}},45636:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.textRuns=R,w.valueRuns=M,w.wordRuns=
N;function T(){const S=c(97424);return T=function(){return S},S}function F(){const S=c(81716);return F=function(){return S},
S}function L(){const S=c(57615);return L=function(){return S},S}const D=4,C={kind:"download",name:"it runs what it downl\
oads"};async function R(S,x,A=0){if(A>D)return[{kind:"unread",name:"it is nested too deeply"}];const k=(0,F().readShellText)(
S);return k.length===0&&S.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,T().findDangers)(k).some(({name:h})=>h===
"remote_code_execution")?[C]:[],...await b(k,S,x,A)]}async function b(S,x,A,k){const m=[];let h=A;for(const l of S){if(m.
push(...await b(l.inside,x,h,k)),l.subshell!==void 0)continue;if(l.defines){m.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:g,assignments:r}=(0,F().withoutReserved)(l),i=g.map(n=>({...n,shown:x.slice(n.span.start,n.
span.end),isKnown:!(0,F().isDynamic)(l,n)}));m.push(...M(r.map(({value:n})=>n),h));const[t,e]=i;t?.text==="cd"||t?.text===
"pushd"?h=h.into(e?.isKnown?e.text:void 0):m.push(...await N(i,h,k))}return m}function N(S,x,A=0){const k=(m,h=x)=>R(m,h,
A+1);return(0,L().programRuns)(S,{files:x,shell:k})}function M(S,x){return S.flatMap(A=>A.split(/[\s=:,]+/)).flatMap(A=>x.
named(A))}},38218:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.resolveProgramFiles=h,w.resolveToolFiles=
m;function T(){const e=c(76760);return T=function(){return e},e}function F(){const e=c(91063);return F=function(){return e},
e}function L(){const e=c(32854);return L=function(){return e},e}function D(){const e=c(93028);return D=function(){return e},
e}function C(){const e=c(4289);return C=function(){return e},e}function R(){const e=c(66227);return R=function(){return e},
e}function b(){const e=c(15804);return b=function(){return e},e}function N(){const e=c(59867);return N=function(){return e},
e}function M(){const e=c(55013);return M=function(){return e},e}function S(){const e=c(82293);return S=function(){return e},
e}function x(){const e=c(56788);return x=function(){return e},e}function A(){const e=c(10473);return A=function(){return e},
e}const k=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(e=>`.${e}`)];async function m(e,n){return l(
(0,C().filesNamedBy)(e,n.families),n)}function h({files:e=[],flags:n,family:f},s){const u=n.flatMap(({name:o,value:p})=>p&&
f&&(0,F().movesTo)(f,o)?p:[]);return l({files:e,roots:u,nodeFlags:[]},s)}async function l({files:e,roots:n,nodeFlags:f},s){
const u=["",...n].flatMap(p=>{const d=(0,L().normalise)((0,x().from)(s,p));return d===void 0?[]:[d]}),o=[];for(const p of e)
o.push(p.as==="tests"?await t(p,s):await g(p,[...new Set(u)],s));for(const p of f)o.push(await(0,b().inspectNodeFlag)(p,
s));return(0,x().join)(o)}async function g(e,n,f){const{as:s,path:u,span:o}=e,p=(0,S().pathProblem)(u,o,f.directory);if(p!==
void 0)return{targets:[],problems:[p]};const d=[];for(const $ of n){const y=(0,L().normalise)(T().posix.join($,u));if(y===
void 0)continue;const I=await r(e,y,f);I!==void 0&&d.push(I)}return d.length>0?(0,x().join)(d):s==="code"||s==="config"?
(0,A().nothingAt)(f.tree,T().posix.join(f.directory,u),u,o):s==="module"&&e.first?(0,b().inspectImport)(f,u,o):x().NOTHING}
async function r(e,n,f){const{as:s,path:u,span:o}=e,{tree:p}=f,d=(0,b().firstFile)(p,s==="place"?[n]:k.map(I=>n+I));if(d===
void 0)return;const $=d.kind==="inside"&&!(0,D().isRegular)(d.entry.kind);if(s==="place"&&d.kind==="inside")return x().NOTHING;
if(!$)return i(e,n,d,f);if(s==="config"){const I=(0,L().resolveInTree)(p,T().posix.join(d.path,"tsconfig.json"));return I.
kind==="missing"?x().NOTHING:i(e,n,I,f)}const y=await(0,b().mainOf)(p,n);return y===N().INVALID?(0,x().fails)("package-j\
son-invalid",o,{path:T().posix.join(u,"package.json")}):y&&i(e,n,y.found,f)}async function i({as:e,path:n,span:f,ifFile:s},u,o,p){
const d=(0,A().fileAt)(o,n,f);if("problems"in d)return d;const $=await(0,b().trustProblems)(p,d,n,f);if($.some(R().isUnverified))
return{targets:[],problems:$};const y=(0,A().runs)(p,{name:n,path:d.path,wanted:u},f),I=e==="module"&&s?[s]:[];return{...y,
problems:[...$,...I,...y.problems]}}async function t(e,n){const{path:f,span:s}=e,u=(0,S().testProblem)(f,s,n.directory);
if(u!==void 0)return{targets:[],problems:[u]};const p=((0,M().isPattern)(f)?((0,M().alternativesOf)(f)??[]).map(M().baseOf):
[f]).map($=>(0,L().resolveInTree)(n.tree,(0,x().from)(n,$)));if(p.some(({kind:$})=>$==="outside"))return(0,x().fails)("t\
arget-outside",s,{path:f,reason:"symlink"});const[d]=p;return(0,M().isPattern)(f)||d?.kind!=="inside"||!(0,D().isRegular)(
d.entry.kind)?x().NOTHING:i(e,(0,L().normalise)((0,x().from)(n,f))??f,d,n)}},10473:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.entryAt=b,w.entryFrom=S,w.fileAt=M,w.firstLineOf=h,w.hasOtherContent=m,w.nothingAt=N,w.readText=
k,w.resolveCommitted=x,w.runs=A;function T(){const l=c(76760);return T=function(){return l},l}function F(){const l=c(32854);
return F=function(){return l},l}function L(){const l=c(93028);return L=function(){return l},l}function D(){const l=c(95132);
return D=function(){return l},l}function C(){const l=c(1277);return C=function(){return l},l}function R(){const l=c(56788);
return R=function(){return l},l}function b(l,g,r){switch(l.kind){case"inside":return l.entry;case"outside":return(0,R().
fails)("target-outside",r,{path:g,reason:"symlink"});case"missing":return(0,R().fails)("target-missing",r,{path:g});case"\
loop":return(0,R().fails)("target-not-a-file",r,{path:g,reason:"loop"})}}function N(l,g,r,i){const t=(0,C().nearestFile)(
l,g),e=g.slice(0,Math.max(0,g.length-((0,F().normalise)(r)?.length??0))),n=t&&T().posix.relative(e,t),s=g.split("/").map(
(u,o,p)=>p.slice(0,o).join("/")).find(u=>l.stat(u)?.kind==="submodule");return(0,R().fails)("target-missing",i,{path:r,...s?
{submodule:s}:n&&{near:n}})}function M(l,g,r){const i=b(l,g,r);return"problems"in i||(0,L().isRegular)(i.kind)?i:(0,R().
fails)("target-not-a-file",r,{path:g,reason:i.kind})}function S(l,g,r){const i=g.startsWith("/")?void 0:(0,F().normalise)(
(0,R().from)(l,g));if(i===void 0)return(0,R().fails)("target-outside",r,{path:g,reason:"above"});const t=(0,F().resolveInTree)(
l.tree,i);return t.kind==="missing"?N(l.tree,i,g,r):b(t,g,r)}function x(l,{text:g,span:r}){const i=g.startsWith("/")?void 0:
(0,F().normalise)((0,R().from)(l,g)),t=i===void 0?void 0:(0,F().resolveInTree)(l.tree,i);return i===void 0||t?.kind!=="i\
nside"||!(0,L().isRegular)(t.entry.kind)?R().NOTHING:A(l,{name:g,path:t.path,wanted:i},r)}function A(l,{name:g,path:r,wanted:i},t){
const e=l.changed.has(r)||l.changed.has(i);return{targets:[(0,R().target)(l,{kind:"file",name:g,path:r})],problems:e?[(0,D().
problemAt)("target-changed",t,{path:r})]:[]}}async function k(l,g,r){const i=(0,F().resolveInTree)(l,g);if(!(i.kind==="m\
issing"&&l.stat(g)===void 0))return i.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,L().isRegular)(i.entry.kind)?(i.entry.size??0)>r?{unread:"it is too large"}:{text:(await l.read(i.path,r)).toString(
"utf8"),path:i.path}:{unread:"it is not a regular file"}}async function m(l,g,r){if(l===g)return!1;const[i,t]=[l,g].map(
u=>(0,F().resolveInTree)(u,r));if(i?.kind!=="inside"||t?.kind!=="inside")return!0;const[e,n]=[i.entry,t.entry];if(e.oid!==
void 0&&e.oid===n.oid)return!1;if(e.size!==n.size||!(0,L().isRegular)(e.kind)||!(0,L().isRegular)(n.kind))return!0;const[
f,s]=await Promise.all([l.read(e.path,e.size),g.read(n.path,n.size)]);return!f.equals(s)}async function h(l,g){const[r=""]=(await l.
read(g)).subarray(0,256).toString("latin1").split(`
`,1);return r}},47668:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.listWorkspaces=void 0,w.selectWorkspaces=
S;function T(){const A=c(76760);return T=function(){return A},A}function F(){const A=c(32854);return F=function(){return A},
A}function L(){const A=c(59542);return L=function(){return A},A}function D(){const A=c(59867);return D=function(){return A},
A}function C(){const A=c(55013);return C=function(){return A},A}const R=w.listWorkspaces=(0,L().perPath)(async(A,k)=>{const m=await(0,D().
usablePackageJson)(A,k),h=(0,C().readPatterns)(m?.workspaces??[]);if("unclear"in h)return h;const{wanted:l,entries:g,refused:r}=h;
if(l.length===0)return[];const i=[];for(const{path:n,kind:f}of A.files()){const s=M(k,n);if(s!==void 0)if(f==="symlink"){
const u=l.some(d=>(0,C().matchesPattern)(s,d,{partial:!0})),o=l.some(d=>(0,C().matchesPattern)(s,d)),p=u?(0,F().resolveInTree)(
A,n):void 0;if(p?.kind==="outside")return{unclear:n};if(p?.kind!=="inside"||p.entry.kind!=="directory")continue;if(!o||r.
length>0||l.some(d=>d.startsWith(`${s}/`)))return{unclear:n};i.push(s)}else T().posix.basename(n)==="package.json"&&i.push(
T().posix.dirname(s))}const t=i.filter(n=>l.some(f=>(0,C().matchesPattern)(n,f))).filter(n=>!n.split("/").includes("node\
_modules")).filter(n=>!r.some(f=>(0,C().matchesPattern)(n,f,{dot:!0}))).sort((n,f)=>n.localeCompare(f,"en")),e=g.flatMap(
n=>t.filter(f=>n.some(s=>(0,C().matchesPattern)(f,s,{partial:!0}))));return b(A,k,[...new Set(e)])});async function b(A,k,m){
const h=[],l=new Set;for(const g of m){const r=T().posix.join(k,g).replace(/^\.$/,""),i=await(0,D().readPackageJson)(A,r);
if(i===void 0)continue;if(i===D().INVALID)return{broken:`${r}/package.json`};const t=i.name||N(r);if(l.has(t))return{broken:i.
path};l.add(t),h.push({directory:r,name:t})}return h}function N(A){const k=T().posix.basename(T().posix.dirname(A)),m=T().
posix.basename(A);return k.startsWith("@")?`${k}/${m}`:m}function M(A,k){return A===""?k:k.startsWith(`${A}/`)?k.slice(A.
length+1):void 0}function S(A,k,{directory:m,project:h}){const l=t=>T().posix.join("/",t),g=l(M(h,`${m}/`)===void 0?h:m),
r=T().posix.resolve(g,k),i=[T().posix.relative(l(h),T().posix.resolve(l(m),k)),k];return A.filter(t=>{if(t.name===k||l(t.
directory)===r)return!0;const e=T().posix.relative(g,l(t.directory)),n=k.startsWith("./")?`./${e}`:e;return i.some(f=>x(
n,f))})}function x(A,k){const m=/^\.(?:\/|$)/.test(k)===A.startsWith("./"),[h,l]=[T().posix.normalize(A),T().posix.normalize(
`${k}/`)];return m&&k!==""&&`${T().posix.dirname(h)}/`===l&&!T().posix.basename(h).startsWith(".")}},34482:function(K,w,c){
Object.defineProperty(w,"__esModule",{value:!0}),w.Places=void 0,w.contextIn=L;function T(){const R=c(32854);return T=function(){
return R},R}const F="/\0checkout";function L({policy:R,tree:b,platform:N,cwd:M=""},S){const{workspace:x}=R,A=D(R)?F:void 0,
{files:k,cwd:m=M===""?A:`${A??x}/${M}`}=S;return{policy:R,platform:N,proposal:S,mount:k?{at:"/",tree:k}:b?{at:A??x,tree:b}:
{at:F},cwd:m}}function D({workspace:R}){const b=(0,T().locatePath)(R,F,{at:F});return b!==void 0&&(0,T().isLocatedIn)(b,
F)}class C{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:b},cwd:N,platform:M,mount:S}){this.#n=S,this.#e=S.at===
"/"?S:{at:S.at},this.#s=M!=="linux",this.workspace=(0,T().locatePath)(b,F,this.#e)??F,this.cwd=N===void 0?this.workspace:
(0,T().locatePath)(N,this.workspace,S)??F}locate(b){return(0,T().locatePath)(b,this.cwd,this.#n)}leadsInto(b,N){const M=this.
locate(b);return M===void 0?!1:N.some(S=>{const x=(0,T().locatePath)(S,this.workspace,this.#e);return x!==void 0&&this.isIn(
M,x)})}isIn(b,N){return(0,T().isLocatedIn)(b,N,{ignoreCase:this.#s})}mayBeIn(b,N){return(0,T().isLocatedIn)(b,N,{ignoreCase:!0})}}
w.Places=C},6163:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.dangerIn=S;function T(){const m=c(76760);
return T=function(){return m},m}function F(){const m=c(97424);return F=function(){return m},m}function L(){const m=c(11331);
return L=function(){return m},m}function D(){const m=c(81716);return D=function(){return m},m}function C(){const m=c(54421);
return C=function(){return m},m}const R=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as another user":"\
doas su sudo","reads the environment":"printenv"}).flatMap(([m,h])=>h.split(" ").map(l=>[l,m]))),b=2,N=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
M={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function S(m){if(N.test(m))return"names a \
file that is made for secrets";const h=(0,D().readShellText)(m),l=(0,D().everyCommand)(h).some(x)?Object.entries(M).find(
([,r])=>r.test(m)):void 0;if(l!==void 0)return`${l[0]} in inline code`;const[g]=(0,F().findDangers)(h);return g?F().DOES[g.
name]:A(h)}function x({words:m}){return m.some((h,l)=>(0,C().textHanded)(m.slice(l))!==void 0)}function A(m,h=0){for(const{
words:l,pipedFrom:g}of(0,D().everyCommand)(m)){const[r,...i]=l;if(r===void 0)continue;const t=T().posix.basename(r.text),
e=k(t);if(e!==void 0)return e;if((0,L().isShell)(t)&&(g!==void 0||i.length===0))return`has \`${t}\` run whatever it reads`;
if(!(t!=="find"&&!(0,L().startsOthers)(t)))for(const{text:n}of i){const f=k(T().posix.basename(n));if(f!==void 0)return f;
const u=h<b&&/\s/.test(n)?A((0,D().readShellText)(n),h+1):void 0;if(u!==void 0)return u}}}function k(m){const h=(0,L().programNamed)(
m)?.kind==="downloader"?"downloads":R.get(m);return h&&`${h} with \`${m}\``}},41431:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.judgeReading=S,w.judgeRiskAlone=A,w.unjudged=k;function T(){const e=c(39763);return T=function(){
return e},e}function F(){const e=c(13580);return F=function(){return e},e}function L(){const e=c(95132);return L=function(){
return e},e}function D(){const e=c(6163);return D=function(){return e},e}function C(){const e=c(38010);return C=function(){
return e},e}function R(){const e=c(46121);return R=function(){return e},e}function b(){const e=c(8737);return b=function(){
return e},e}function N(){const e=c(92890);return N=function(){return e},e}function M(){const e=c(72017);return M=function(){
return e},e}function S(e,n,f){const s=(0,b().findProblems)(e),u=$=>t[$](e,s,f),o=u("evolver"),p=u("validator"),d={evolver:o,
validator:p}[n]??u(n);return m(e,n,d,{evolver:o,validator:p})}function x(e,n){const f=n.find(({rule:u})=>u==="validator-\
newer");return{"1.94":e,newer:f?{verdict:"block",reason:f}:e}}function A(e,n,f){const s={findings:i((0,b().findProblems)(
e))},u={evolver:s,validator:s};return m(e,"curated",(0,C().judgeRisk)(n,f),u)}function k(e,n,f){const s=typeof e=="strin\
g"?e:"",u=[(0,L().notJudged)(`the command \`${s}\``,f)];return m({command:s,words:[],assignments:[],argv:null,targets:[],
problems:[]},n,{findings:u},{evolver:{findings:u},validator:{findings:u}})}function m(e,n,f,s){const u=h(e,i(f.findings)),
o=l(u),p=$=>$===f?o:l(i($.findings)),d=p(s.validator);return{reading:e,verdict:o.verdict,risk:f.risk??r(o.verdict,u),confirmation:f.
confirmation??"standard",findings:u,profiles:{evolver:p(s.evolver),validator:d,[n]:o},validators:x(d,s.validator.findings)}}
function h({command:e},n){const f=n[0]?.severity==="error"?(0,D().dangerIn)(e):void 0;return f===void 0?n:n.map(s=>s.severity===
"error"?{...s,harm:"danger",danger:f}:s)}function l(e){const n=g(e),[f]=e;if(n==="block"&&f)return{verdict:n,reason:f};const s=e.
find(({rule:u})=>u==="validator-empty-folder");return s?{verdict:n,remark:s}:{verdict:n}}function g(e){return e.some(({severity:f})=>f===
"error")?"block":e.some(({severity:f,rule:s})=>f==="warning"&&s!=="experimental_mode")?"warn":"allow"}function r(e,n){return e===
"block"?"dangerous":n.some(({rule:f})=>(0,F().ruleOf)(f).writes===!0)?"write":"safe"}function i(e){return T().SEVERITIES.
flatMap(n=>e.filter(({severity:f})=>f===n))}const t={evolver:R().evolver,validator:N().validator,curated:C().curated,workspace:M().
workspace}},21311:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.checkCommandPolicy=m,w.checkFamily=
g,w.failedExamples=h,w.requireExamples=l;function T(){const n=c(7723);return T=function(){return n},n}function F(){const n=c(
51951);return F=function(){return n},n}function L(){const n=c(41895);return L=function(){return n},n}function D(){const n=c(
94853);return D=function(){return n},n}function C(){const n=c(72720);return C=function(){return n},n}function R(){const n=c(
74238);return R=function(){return n},n}function b(){const n=c(5468);return b=function(){return n},n}function N(){const n=c(
87952);return N=function(){return n},n}function M(){const n=c(88220);return M=function(){return n},n}function S(){const n=c(
91063);return S=function(){return n},n}function x(){const n=c(34482);return x=function(){return n},n}function A(){const n=c(
41431);return A=function(){return n},n}function k(){const n=c(72017);return k=function(){return n},n}function m({families:n,
patterns:f}){const s=n.flatMap((u,o)=>e(["families",o],g(u)));return s.length>0?s:f.flatMap((u,o)=>e(["patterns",o],i(u,
n)))}function h({policy:n,path:f=R().POLICY_PATH,text:s=""}){return m(n).map(({message:u,pointer:o,value:p})=>{const d=(0,b().
placeIn)(s,o,p);return`${d===void 0?f:`${f}:${d}`}: ${u}`})}function l(n){const f=h(n);if(f.length!==0)throw new(L()).GateError(
"policy_invalid",`Examples of the policy fail:
${f.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function g(n){const{name:f}=n,
s=M().familySchema.safeParse(n);if(!s.success)return[{message:`family ${f}: ${T().prettifyError(s.error)}`,pointer:["nam\
e"],value:f}];const{evolver:u,sandbox:o}=s.data;try{u&&(0,S().programFamily)(f,u)}catch(y){const{message:I}=y;return[{message:`\
family ${f}: ${I}`,pointer:["evolver","flags"],value:f}]}const p={...D().DEFAULT_POLICY,programs:[f],families:[s.data],mode:"\
dangerous",allow_dangerous:!0},d=(y,{match:I,not_match:v})=>{const E=(a,O)=>r(a,f,O,p);return[...t("match",I,a=>{const O=y.
find(P=>!E(a,P));return O&&`family ${f}: ${O} rejects its example`}),...t("not_match",v,a=>{const O=y.find(P=>E(a,P));return O&&
`family ${f}: ${O} accepts its example`})]},$=o?.only?[o.only]:["curated","workspace"];return[...u?e(["evolver"],d(["evo\
lver"],u)):[],...o?e(["sandbox"],d($,o)):[]]}function r(n,f,s,u){const o=(0,F().readWords)(n,{programs:(0,N().programTerms)(
u)}),p=s==="evolver"?o.invocation?.family:o.words[0]?.text===f,d=(0,x().contextIn)({policy:u,tree:void 0,platform:"linux"},
{}),{findings:$}=(0,A().judgeReading)(o,s,d),y=$.filter(({severity:I,rule:v})=>I==="error"&&v!=="family_unavailable");return!!p&&
y.length===0}function i({name:n,regex:f,match:s,not_match:u},o){const p=(0,C().compileLinear)(f);if("error"in p)return[{
message:`${n}: the pattern ${p.error}`,pointer:["regex"],value:f}];const d=$=>(0,k().matchesAnyCommand)($,f,o);return[...t(
"match",s,$=>d($)?void 0:`${n}: does not match`),...t("not_match",u,$=>d($)?`${n}: matches`:void 0)]}function t(n,f,s){return f.
flatMap((u,o)=>{const p=s(u);return p?[{message:`${p} ${u}`,pointer:[n,o],value:u}]:[]})}function e(n,f){return f.map(s=>({
...s,pointer:[...n,...s.pointer]}))}},38010:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.curated=void 0,
w.judgeRisk=s;function T(){const a=c(30084);return T=function(){return a},a}function F(){const a=c(55126);return F=function(){
return a},a}function L(){const a=c(87952);return L=function(){return a},a}function D(){const a=c(13580);return D=function(){
return a},a}function C(){const a=c(95132);return C=function(){return a},a}function R(){const a=c(34482);return R=function(){
return a},a}function b(){const a=c(8737);return b=function(){return a},a}const N=10,M=[m,h,g,r,t,a=>u(e(a),a.context.policy)],
S=(a,O,P)=>{const{policy:j,proposal:W}=P,[H,...B]=y(a),G=[...v(a),...(0,b().besidesProgram)(O,a)],z=W.family??H?.text??"",
U=(0,L().sandboxProgram)("curated",z,j.families),V=W.mode??(j.experimental.includes(z)?"experimental":"structured");if(H===
void 0||U===void 0){const tn=H?(0,C().finding)("not_in_registry",{family:z},{span:H.span}):(0,C().finding)("no_command",
{});return{...s("dangerous",P),findings:[tn,...G].filter(x)}}const J=new(R()).Places(P),X=(0,F().readArguments)(B,U,$(J)),
Q=A(X),Z=new Set(U.dangerous_targets?.map(tn=>J.locate(tn))),q=Q.some(({path:tn})=>Z.has(J.locate(tn.replace(/\*$/,"")))),
Y={context:P,places:J,base:H,name:z,program:U,proposalMode:V,words:B,read:X,paths:Q,broad:q},[_,...en]=M.map(tn=>tn(Y)),
nn=[..._??[],...G,...en.flat()],sn=e(Y),rn=o(sn,V);return{findings:nn.some(({severity:tn})=>tn==="error")?(0,b().firstOfEach)(
nn.filter(x),N):[...nn,...f(Y).map(tn=>(0,C().finding)(tn,{}))],risk:sn,confirmation:rn}};w.curated=S;function x({severity:a}){
return a!=="warning"}function A({use:a,values:O}){const P=O.filter(({kind:W,text:H})=>T().PATH_KINDS.has(W)&&H!=="-").map(
({text:W,word:H})=>({path:W,word:H})),{default_operand:j}=a;return P.length===0&&j!==void 0?[{path:j}]:P}const k={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function m({name:a,
base:O,program:P,proposalMode:j,context:W}){const{maturity:H="structured",platforms:B}=P.family.sandbox??{},{category:G}=P.
family,{policy:z,platform:U}=W,V=k[H];return[...z.disabled_packs.includes(G)?[`is in the disabled pack \`${G}\``]:[],...B?.
includes(U)===!1?[`does not exist on \`${U}\``]:[],...V.includes(j)?[]:[`has the maturity \`${H}\``]].map(X=>(0,C().finding)(
"family_unavailable",{family:a,reason:X},{span:O.span}))}function h({name:a,base:O}){return a===O.text?[]:[(0,C().finding)(
"family_base_mismatch",{family:a,base:O.text},{span:O.span})]}const l={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function g(a){const{name:O,program:P,words:j,read:W}=a,H=l[O]??"constrained_form.other",
B=P.forms?H:"argument_refused";return[...j.filter(({text:z})=>P.family.category==="archives"&&T().SHELL_OPERATOR.test(z)).
map(({text:z,span:U})=>(0,C().finding)("shell_operator.quoted",{operator:z},{span:U})),...W.objections.filter(({word:z})=>z===
void 0||i(z,a)===void 0).map(({objection:z,word:U})=>(0,C().finding)(B,{family:O,objection:z},U?{span:U.span}:{}))]}function r(a){
return a.words.flatMap(O=>{const P=i(O,a);if(P===void 0)return[];const j={family:a.name,operand:O.text,prefix:P};return[
(0,C().finding)("forbidden_operand_prefix",j,{span:O.span})]})}function i({text:a},{program:O}){const{forbidden_prefixes:P=[]}=O;
return P.find(j=>a.toLowerCase().startsWith(j.toLowerCase()))}function t({paths:a,places:O,context:P}){const{allowed_roots:j}=P.
policy;return j.length===0?[]:a.filter(({path:W})=>W.startsWith("~")||!O.leadsInto(W,j)).map(({path:W,word:H})=>(0,C().finding)(
"outside_allowed_roots",{path:W,roots:j},H&&{span:H.span}))}function e({broad:a,read:{use:O}}){return a?"dangerous":O.risk??
"safe"}const n=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function f({broad:a,paths:O,proposalMode:P,read:j}){
const{flag_warnings:W={}}=j.use;return[...new Set([...(0,F().warningsIn)(j.use),...j.flags.flatMap(B=>W[B]??[]),...a?["b\
road_permission_target"]:[],...O.some(({path:B})=>n.test(B))?["env_secrets"]:[],...P==="experimental"?["experimental_mod\
e"]:[]])]}function s(a,{policy:O,proposal:P}){const j=o(a,P.mode??"structured");return{findings:u(a,O),risk:a,confirmation:j}}
function u(a,{mode:O,allow_dangerous:P}){return a==="safe"||a==="write"&&O!=="safe"||a==="dangerous"&&O==="dangerous"&&P?
[]:[(0,C().finding)("policy_risk",{risk:a,mode:O})]}function o(a,O){return O==="experimental"?"very_strong":a==="dangero\
us"?"strong":"standard"}const p=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],d=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function $(a){return(O,P)=>{const j=T().KINDS[O](P);if(j!==void 0||O!=="destination"&&O!=="source")return j;const W=a.locate(
P);if(W===void 0)return"cannot be resolved";if(W==="/")return"is the root of the file system";const B=(/^[\\/]|^[A-Za-z]:/.
test(P)||!a.isIn(W,a.cwd))&&p.find(G=>a.mayBeIn(W,G));if(B)return`is in the system directory ${B}`;if(O!=="destination")
return a.mayBeIn(a.cwd,W)?"is the working directory or one of its parents":d.test(W)?"is a home directory":void 0}}function y({
words:a,problems:O}){const P=O.filter(({rule:W})=>I.has((0,D().ruleOf)(W).shape)),j=Math.min(...P.map(({span:W})=>W.start));
return a.filter(({span:W})=>W.start<j)}const I=new Set(["operator","redirection","multiline"]);function v({problems:a}){
return a.flatMap(({rule:O,args:P,span:j})=>{const{shape:W}=(0,D().ruleOf)(O);if(W===void 0)return[];if(W==="unreadable")
return[(0,C().finding)("parse_failed",{},{span:j})];const{operator:H,written:B,character:G}=P,z=String(H??B??G),U=W==="o\
perator"?E(z):W;return[(0,C().finding)(`shell_operator.${U}`,{operator:z},{span:j})]})}function E(a){return a==="|"||a===
"|&"?"pipeline":a==="&"?"background":"chaining"}},46121:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),
w.evolver=void 0;function T(){const R=c(87952);return T=function(){return R},R}function F(){const R=c(38010);return F=function(){
return R},R}const L=(R,b,N)=>{const M=R.words[0]?.text;if(R.invocation===void 0&&M&&(0,T().isNamedCurated)(M,N.policy))return(0,F().
curated)(R,b,C(N));const S=D(R,b);return{findings:b,...S&&{risk:S}}};w.evolver=L;function D({invocation:R},b){const N=R?.
family?.data.risk;return b.some(({severity:S})=>S==="error")||N==="safe"?void 0:N}function C(R){const{policy:b}=R,N=b.allowed_roots.
length>0?b.allowed_roots:["."];return{...R,policy:{...b,allowed_roots:N}}}},8737:function(K,w,c){Object.defineProperty(w,
"__esModule",{value:!0}),w.besidesProgram=L,w.findProblems=C,w.firstOfEach=D;function T(){const R=c(13580);return T=function(){
return R},R}function F(){const R=c(95132);return F=function(){return R},R}function L(R,{invocation:b}){const N=b?.family?
["program","invocation","target"]:["program"];return R.filter(({layer:M,rule:S})=>!N.includes(String(M))||(0,T().ruleOf)(
S).anyText===!0)}function D(R,b){const N=new Map;return R.filter(({rule:M})=>{const S=(N.get(M)??0)+1;return N.set(M,S),
S<=b})}function C({problems:R}){return R.map(F().problemFinding)}},89509:function(K,w){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.readToolCall=F;const c=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,T=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function F(L){const D=c.exec(L);if(D===null)return;const[,C="",R=""]=D,b=[];let N=D.indices?.[2]?.[0]??0,M=R;for(;M!=="";){
const S=T.exec(M);if(S===null)return;const[x,A,k]=S;b.push({text:A??k??"",span:{start:N,end:N+x.length}}),M=M.slice(x.length),
N+=x.length}return{name:C,args:b}}},92890:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.validator=void 0;
function T(){const b=c(95132);return T=function(){return b},b}const F=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
L={"1.94":{refused:F,information:new Set(["--version","--help","--v8-options"])},newer:{refused:F,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},D=(b,N)=>{const{invocation:M}=b,S=[...N,...R("1.94",b)];
if(S.some(({severity:k})=>k==="error"))return{findings:S};const[x]=R("newer",b);if(x){const k=String(x.args.flag??"");S.
push((0,T().finding)("validator-newer",{refused:k},x.span&&{span:x.span}))}const A=M?.operands[0];if(A&&!C(M,L["1.94"])){
const{text:k,span:m}=A;S.push((0,T().finding)("validator-empty-folder",{script:k},{span:m}))}return{findings:S}};w.validator=
D;function C({flags:b},{information:N}){return b.some(({name:M})=>N.has(M))}function R(b,{words:N,invocation:M,command:S}){
const x=L[b],[A,...k]=N;if(A===void 0)return[];const m=s=>(0,T().finding)("validator-script",{command:s},{span:A.span});
if(A.text!=="node")return[m(`\`${A.text}\``)];const{flags:h=[],operands:[l]=[]}=M??{},g=(s,u)=>{const o=l&&l.span.start<
u.start?"script":"node";return(0,T().finding)("validator-flag",{flag:s,of:o},{span:u})},r=M!==void 0&&C(M,x),i=r&&h.length===
1&&l===void 0,{options:t}=x,e=i||t===void 0?[]:h.filter(({name:s})=>!t.has(s)),n=x.text?.exec(S),f=h.some(({name:s})=>s===
"--test");return[...k.flatMap(({text:s,span:u})=>x.refused.test(s)?[g(s,u)]:[]),...e.map(({written:s,span:u})=>g(s,u)),...n?
[g(n[0],{start:n.index,end:n.index+n[0].length})]:[],...(l===void 0||f)&&!r?[m("`node` without a script")]:[]]}},72017:function(K,w,c){
Object.defineProperty(w,"__esModule",{value:!0}),w.matchesAnyCommand=o,w.workspace=void 0;function T(){const a=c(13970);
return T=function(){return a},a}function F(){const a=c(72720);return F=function(){return a},a}function L(){const a=c(30084);
return L=function(){return a},a}function D(){const a=c(55126);return D=function(){return a},a}function C(){const a=c(21006);
return C=function(){return a},a}function R(){const a=c(87952);return R=function(){return a},a}function b(){const a=c(13580);
return b=function(){return a},a}function N(){const a=c(95132);return N=function(){return a},a}function M(){const a=c(97424);
return M=function(){return a},a}function S(){const a=c(81716);return S=function(){return a},a}function x(){const a=c(34482);
return x=function(){return a},a}function A(){const a=c(8737);return A=function(){return a},a}function k(){const a=c(89509);
return k=function(){return a},a}const m=(a,O,P)=>P.proposal.tool==="runpy"?E(a,O,P):h(a,(0,A().besidesProgram)(O,a),P);w.
workspace=m;function h(a,O,P){const{families:j,patterns:W,disabled_packs:H}=P.policy,B=new(x()).Places(P),G=(0,S().readShellText)(
a.command),z=Y=>Y.map(_=>l(_,j,H)),U=z((0,S().everyCommand)(G)),V=Y=>U.flatMap(_=>{const en=p(_);return W.filter(nn=>nn.
layer===Y&&u(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,N().finding)("custom_pattern",{name:nn,pattern:sn,reason:rn},
{layer:Y}))}),J=[()=>g(a,G),()=>z(e(a,P.mount,B,U)).flatMap(Y=>d(Y,B)),()=>U.flatMap(v)];for(const[Y,_]of J.entries()){const en=[
..._(),...V(Y+1)];if(en.length>0)return{findings:[...(0,A().firstOfEach)(en,1),...O.filter(n)]}}const X=U.map(({read:Y})=>Y.
use),Q=new Set(X.flatMap(D().warningsIn)),Z=[...O,...[...Q].map(Y=>(0,N().finding)(Y,{}))],q=T().riskSchema.options.findLast(
Y=>X.some(_=>_.risk===Y));return q===void 0||q==="safe"||Z.some(n)?{findings:Z}:{findings:Z,risk:q}}function l(a,O,P){const[
j,...W]=a.words,H=(0,R().sandboxProgram)("workspace",j?.text??"",O),B=H&&!P.includes(H.family.category)?H:void 0;return{
command:a,program:B,read:(0,D().readArguments)(W,B??{})}}function g({targets:a},O){const P=a.flatMap(({script:j})=>j===void 0?
[]:[j]);return[...(0,M().findDangers)(O).map(j=>r(j,!0)),...P.flatMap(j=>(0,M().findDangers)((0,S().readShellText)(j))).
map(j=>r(j,!1))]}function r({name:a,pattern:O,words:P},j){const W=P[0]?.span.start,H=P.at(-1)?.span.end,B=j&&W!==void 0&&
H!==void 0?{span:{start:W,end:H}}:{};return(0,N().finding)(a,{pattern:t(O)},B)}const i=200;function t(a){return a.length>
i?`${a.slice(0,i)}\u2026`:a}function e({command:a},{tree:O,at:P},{cwd:j},W){return O!==void 0&&P!=="/"&&P===j&&W.length===
1?(0,S().everyCommand)((0,S().readShellText)(a,O)):W.map(B=>B.command)}function n({severity:a}){return a==="error"}function f({
program:a,read:O}){const P=a===void 0?[]:O.values;return new Set(P.flatMap(({kind:j,word:W})=>L().PATH_KINDS.has(j)?[]:W))}
const s=new Map;function u(a,O){const P=s.get(a)??(0,F().compileLinear)(a);return s.set(a,P),"error"in P||P.matches(O)}function o(a,O,P){
return(0,S().everyCommand)((0,S().readShellText)(a)).some(j=>u(O,p(l(j,P,[]))))}function p(a){const{words:O,redirections:P}=a.
command,j=f(a);return[...O.filter(W=>!j.has(W)).map(({text:W})=>W),...P.map(({operator:W,target:H})=>`${W} ${H?.text??""}`)].
join(" ")}function d(a,O){const{words:P,redirections:j,problems:W}=a.command,H=f(a),B=W.filter(({rule:z})=>z==="variable\
-expansion"),G=j.flatMap(({target:z})=>z??[]);return[...P.slice(1).filter(z=>!H.has(z)),...G].flatMap(({text:z,span:U})=>{
const V=B.some(({span:J})=>J.start>=U.start&&J.end<=U.end);return[z,...$(z)].flatMap(J=>y(J,U,O,V))})}function $(a){if(!a.
startsWith("-"))return[];const{attached:O}=(0,C().splitAtEquals)(a);return[...O?[O]:[],.../^-[^-]./.test(a)?[a.slice(2)]:
[]]}function y(a,O,P,j=!1){const W=j||a.startsWith("~")?void 0:P.locate(a);return W===void 0||!P.isIn(W,P.workspace)?[(0,N().
finding)("path_outside_workspace",{path:a},{span:O})]:a.split(/[\\/]/).includes("..")?[(0,N().finding)("path_traversal",
{path:a},{span:O})]:[]}const I=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],[/^(?:chmod|chown|dd|kill)$/,
/^--all$/],[/^/,/^--force$/]];function v({command:a,program:O,read:P}){const[j,...W]=a.words;if(j===void 0)return[];const{
text:H}=j,B=I.flatMap(([U,V])=>U.test(H)?[V]:[]),G=W.filter(({text:U})=>B.some(V=>V.test(U)));return G.length>0?G.map(({
text:U,span:V})=>(0,N().finding)("blocked_flag",{program:H,flag:U},{span:V})):W.length===1&&O&&/^--(?:version|help)$/.test(
W[0]?.text??"")?[]:(O?P.objections:[{objection:"is not allowed",word:j}]).map(({objection:U,word:V=j})=>(0,N().finding)(
"command_not_allowed",{program:H,objection:U},{span:V.span}))}function E({command:a},O,P){const j=O.filter(({rule:G})=>(0,b().
ruleOf)(G).anyText===!0),W=(0,k().readToolCall)(a),[H]=W?.args??[];if(W?.name!=="write_file"||H===void 0){const G=t(W?.name??
a);return{findings:[(0,N().finding)("command_not_allowed",{program:G,objection:"is not a call of a file tool with litera\
l arguments"}),...j]}}const B=[...y(H.text,H.span,new(x()).Places(P)),...j];return B.some(n)?{findings:B}:{findings:B,risk:"\
write"}}},81961:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.combine=R,w.policyWith=M,w.stricterOf=
C,w.tightenPolicy=b,w.valuesOf=N;function T(){const S=c(23404);return T=function(){return S},S}function F(){const S=c(41895);
return F=function(){return S},S}function L(){const S=c(74238);return L=function(){return S},S}function D(){const S=c(11160);
return D=function(){return S},S}function C(S,x,A){const k=R(S.policy,x.policy);if("conflicts"in k)throw new(F()).GateError(
"policy_conflict",`The policies of the base and of ${A} differ in ${k.conflicts.join(", ")}; the gate cannot determine w\
hich is stricter.`,"Use the same values in both policies.");const{ref:m,digest:h}=x,l=[...S.combinedWith?[S.combinedWith.
name]:[],A];return{...S,policy:k.policy,digest:(0,L().digestPolicy)(k.policy),combinedWith:{name:l.join(" and "),digest:h,
...m!==void 0&&{ref:m}}}}function R(S,x){const A=[],k=N(S),m=N(x);for(const[h,{strictness:l}]of D().POLICY_KEYS){const[g,
r]=[k.get(h),m.get(h)];if((0,T().canonicalize)(g)===(0,T().canonicalize)(r))continue;const i=l.combine(g,r);i?k.set(h,i.
value):A.push(h)}return A.length>0?{conflicts:A}:{policy:M(k)}}function b(S,x){if(Object.values(x).every(l=>l===void 0))
return S;const A=N(S.policy),k=[],m=new Map(Object.entries(x));for(const[l,{strictness:g,input:r}]of D().POLICY_KEYS){const i=r&&
m.get(r.name),t=A.get(l);if(!(!r||i===void 0||i===t))if(t===r.open||g.compare(t,i)==="tighter")A.set(l,i);else{const e={
given:String(i),kept:String(t)};k.push({input:r.name,key:l,...e})}}const h=M(A);return{...S,policy:h,digest:(0,L().digestPolicy)(
h),ignoredInputs:k}}function N(S){const x=S;return new Map([...D().POLICY_KEYS.keys()].map(A=>{const[k="",m]=A.split("."),
h=x[k];return[A,m===void 0?h:h[m]]}))}function M(S){const x={};for(const[A,k]of S){const[m="",h]=A.split(".");x[m]=h===void 0?
k:{...x[m],[h]:k}}return D().policySchema.parse(x)}},76545:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),
w.comparePolicies=R;function T(){const S=c(23404);return T=function(){return S},S}function F(){const S=c(69873);return F=
function(){return S},S}function L(){const S=c(81961);return L=function(){return S},S}function D(){const S=c(11160);return D=
function(){return S},S}function C(){const S=c(92328);return C=function(){return S},S}function R(S,x){const[A,k]=[(0,L().
valuesOf)(S),(0,L().valuesOf)(x)];return[...D().POLICY_KEYS].flatMap(([m,{strictness:h}])=>{const[l,g]=[A.get(m),k.get(m)],
r=b(l,g);if(r===void 0)return[];const i=h.compare(l,g),t=h.loosens?.(l,g)??i!=="tighter";return[{key:m,change:r,direction:i,
loosens:t}]})}function b(S,x){if(Array.isArray(S)&&Array.isArray(x)){const A=[...(0,C().missingFrom)(S,x).map(k=>`+ ${N(
k)}`),...(0,C().missingFrom)(x,S).map(k=>`- ${N(k)}`)];return A.length===0?void 0:A.join(", ")}return(0,T().canonicalize)(
S)===(0,T().canonicalize)(x)?void 0:`${M(S)} \u2192 ${M(x)}`}function N(S){const x=S.name;return typeof x=="string"?x:M(
S)}function M(S){return(0,F().stringify)(S,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(K,w,c){Object.
defineProperty(w,"__esModule",{value:!0}),w.NPM_LOCKFILES=w.LOCKFILES=void 0,w.isCode=N,w.isLockfile=f,w.isOfTests=i,w.isPackageFile=
u,w.isProgramCode=b,w.isTest=g,w.isTestData=r,w.isWritten=M,w.toolThatFinds=I;function T(){const v=c(76760);return T=function(){
return v},v}function F(){const v=c(41330);return F=function(){return v},v}const L=new Set(`js mjs cjs jsx ts mts cts tsx\
 vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),D=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),C=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function b(v){return L.has(S(v))}function N(v){return b(v)||D.has(S(v))}function M(v){return N(v)||C.has(S(v))||R.test(T().
posix.basename(v))}function S(v){return T().posix.extname(v).slice(1).toLowerCase()}const x={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},A=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
k=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[m,h,l]=Object.values(x).map(v=>new RegExp(`(?:^|/)(?\
:${v})/`,"i"));function g(v){return m.test(v)||A.test(v)}function r(v){return h.test(v)||v.endsWith(".snap")}function i(v){
return g(v)||r(v)||l.test(v)||k.test(v)}const t=w.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],e=w.LOCKFILES=
[...t,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],n=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function f(v){return e.includes(v)||n.test(v)}const s=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function u(v){return e.includes(v)||s.test(v)}const o="{js,cjs,mjs,ts,cts,mts}",p="{json,jsonc,json5,yaml,yml,toml}",d=`\
{${o.slice(1,-1)},${p.slice(1,-1)}}`,$={vitest:`vitest.config.${o} vitest.workspace.${d} vite.config.${o}`,jest:`jest.co\
nfig.${d} jest.setup.${o}`,mocha:`.mocharc .mocharc.${d}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${o}`,cypress:`cypress.config.${o}`,eslint:`eslint.config.${o} .eslintrc \
.eslintrc.${d} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${d} prettier.config.${o} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${d} stylelint.config.${o} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${d} .knip.${p} knip.config.${o}`,markdownlint:`.markdownlint.${d}\
 .markdownlint-cli2.${d} .markdownlintignore .markdownlintrc`,cspell:`cspell.${d} .cspell.${d} cspell.config.${d}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${d} nyc.config.${o}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${d} .babelrc .babelrc.${d}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let y;function I(v){if(y??=Object.entries($).map(([a,O])=>[a,
(0,F().default)(O.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(v))return"cargo";const E=v.slice(v.lastIndexOf(
"/")+1);return y.find(([,a])=>a(E))?.[0]}},19609:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.PRELOADABLE_PACKAGES=
w.NODE_FLAGS=w.NODE_ALIASES=w.BUILT_IN_REPORTERS=void 0;function T(){const R=c(91063);return T=function(){return R},R}const F=w.
NODE_FLAGS=(0,T().nameTable)({harmless:`
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
  `.trim().split(/\s+/).map(R=>R.split("="))),D=w.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),C=w.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g))},4274:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.NPM_SUBCOMMANDS=w.NPM_SHORTHANDS=
w.NPM_FLAGS=void 0;function T(){const b=c(91063);return T=function(){return b},b}const F=(0,T().nameTable)({harmless:`
    color? foreground-scripts json loglevel= long offline parseable prefer-offline prefer-online
    progress unicode update-notifier
  `,"selects-scripts":`
    if-present ignore-scripts include-workspace-root prefix= workspace= workspaces?
  `,"only-prints":"usage version versions","of-tests":"bail? coverage? runInBand?","outside-code":"call= global globalco\
nfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes?"}),L=w.NPM_FLAGS=new Map([
...F].map(([b,{name:N,arity:M,kind:S}])=>[b,{name:N,arity:M==="optional"?"loose":M==="value"?"value":"none",effect:S}])),
D=`
  ?=usage C=prefix H=usage c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly g=global
  h=usage help=usage iwr=include-workspace-root l=long no=no-yes p=parseable
  porcelain=parseable q=loglevel:warn quiet=loglevel:warn reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,C=w.NPM_SHORTHANDS=new Map(D.trim().split(/\s+/).map(b=>b.split(/[=:]/)).map(([b="",N,...M])=>[b,[`--${N}`,...M]])),R=w.
NPM_SUBCOMMANDS=(0,T().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exec,x","only-print\
s":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,init dedupe instal\
l,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink update,u,up,upgr\
ade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish audit diff docs d\
octor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version","outside-code":"\
config,c get set"})},55126:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.readArguments=C,w.warningsIn=
D;function T(){const x=c(35672);return T=function(){return x},x}function F(){const x=c(30084);return F=function(){return x},
x}function L(){const x=c(21006);return L=function(){return x},x}function D({warnings:x=[],network_touching:A}){return A?
["network_touching",...x]:x}function C(x,A,k=(m,h)=>F().KINDS[m](h)){if(A.forms!==void 0)return R(x,A,A.forms,k);if(A.subcommands===
void 0)return M(x,A,k);const[m,...h]=x,l=Object.entries(A.subcommands).find(([r])=>r===m?.text)?.[1];if(l!==void 0)return M(
h,{...A,...l},k);const g=`is accepted only with ${N(Object.keys(A.subcommands))}`;return{use:A,flags:[],values:[],objections:[
{objection:g,...m&&{word:m}}]}}function R(x,A,k,m){const h=`is accepted only as ${N(Object.keys(k))}`,[l]=x;let g={use:A,
flags:[],values:[],objections:[{objection:h,...l&&{word:l}}]};for(const[r,i]of Object.entries(k)){const t=(0,T().matchForm)(
(0,T().parseForm)(r)??[],x,m);if(t===void 0)continue;const e=t.map(({word:f,kind:s})=>({text:f.text,word:f,kind:s,operand:!0})),
n=t.find(f=>f.wrong!==void 0);if(!n)return{use:{...A,...i},flags:[],values:e,objections:[]};g={...g,values:e,objections:[
{...b(n),word:n.word}]}}return g}function b({word:x,wrong:A}){return{objection:`does not accept \`${x.text}\`, which ${A}`,
word:x}}function N(x){return x.map(A=>`\`${A}\``).join(", ")}function M(x,A,k){const m=[],h=[],l=[],g=[],r=(p,d)=>g.push(
b({word:p,wrong:d,kind:"text"})),{leading_flags:i=[]}=A;let t=!1;for(const p of(0,L().readFlags)(x,S(A)).tokens){const{word:d}=p;
if(p.kind==="operand"){t&&r(d,"comes after the expression"),l.push(d);continue}if(p.kind==="unknown"){r(d,"is not among \
its flags");continue}const{name:$,kind:y}=p.part.spec;if(m.push($),i.includes($)){l.length>0&&r(d,"must come before the \
operands");continue}if(t=i.length>0,y===void 0)continue;const I=p.consumes?p.next?.text:p.part.fixed;I===void 0?r(d,"req\
uires a value"):h.push({text:I,kind:y,word:p.consumes&&p.next||d,operand:!1})}const e=(p=[])=>p.some(d=>m.includes(d)),n=((0,T().
parseOperands)(A.operands??"path*")??[]).slice(e(A.first_operand_by)?1:0);for(const[p,d]of l.entries()){const $=n[Math.min(
p,n.length-1)];h.push({text:d.text,kind:$?.kind??"path",word:d,operand:!0})}for(const{text:p,kind:d,word:$}of h){const y=k(
d,p);y!==void 0&&g.push({objection:`does not accept \`${p}\`, which ${y}`,word:$})}const{min:f,max:s}=(0,T().countOf)(n),
u=f-(e(A.last_operand_by)?1:0),o=l.length;if(o<u||o>s){const p=s===u?`${s}`:`${u} to ${s}`,d=Number.isFinite(s)?p:`at le\
ast ${u}`;g.push({objection:`takes ${d} operands, not ${o}`})}return{use:A,flags:m,values:h,objections:g}}function S({flags:x="",
leading_flags:A=[]}){const k=new Map([...A.map(l=>[l,void 0]),...(0,T().parseFlags)(x)??[]]),m=(l,g)=>{const r=k.get(l);
return{spec:{name:l,kind:r},negated:!1,takes:r===void 0||g!==void 0?"never":"always",...g!==void 0&&{fixed:g}}},h=l=>k.has(
l)&&k.get(l)===void 0;return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:l=>{if(k.
has(l))return[m(l)];if(k.has("-#")&&/^-\d+$/.test(l))return[m("-#")];const{written:g,attached:r}=l.startsWith("--")?(0,L().
splitAtEquals)(l):{written:l.slice(0,2),attached:l.slice(2)};if(r!==void 0&&k.get(g)!==void 0)return[m(g,r)];const i=/^-[A-Za-z]{2,}$/.
test(l)?[...l.slice(1)].map(t=>`-${t}`):[];return i.length>0&&i.every(h)?i.map(t=>m(t)):void 0}}}},21006:function(K,w){Object.
defineProperty(w,"__esModule",{value:!0}),w.isTruth=C,w.readFlags=c,w.splitAtEquals=R,w.valueRead=D;function c(b,N){const M=[],
S=b.toReversed();let x;const A=k=>{for(const m of S.reverse())M.push({kind:"operand",word:m});return{tokens:M,separator:k,
rest:void 0}};for(let k=S.pop();k!==void 0;k=S.pop()){if(N.separator.test(k.text))return A(k);const m=!T(k,N);if(!m&&x!==
void 0){M.push({...x,word:k,next:k});continue}const{written:h,attached:l}=m?F(k.text,N):{written:k.text,attached:void 0},
g=m?N.expand(h,l):"operand";if(g==="operand"){if(M.push({kind:"operand",word:k}),N.flags==="first")return A();continue}if(x=
void 0,g!==void 0&&"instead"in g){const{span:f,quoted:s}=k;S.push(...g.instead.map(u=>({text:u,span:f,quoted:s})).reverse());
continue}const r=S.at(-1),i=g===void 0?N.unknown:g.at(-1)?.takes,t=l===void 0&&L(i,r,N),e={word:k,written:h,attached:l,next:r,
consumes:t};g===void 0&&M.push({kind:"unknown",...e});for(const[f,s]of g?.entries()??[]){const u=f===(g?.length??0)-1,o={
word:k,written:h,attached:void 0,next:void 0,consumes:!1};M.push({kind:"flag",part:s,...u?e:o})}if(i==="rest")return{tokens:M,
separator:void 0,rest:S.reverse()};const n=M.at(-1);i==="operands"&&t&&n?.kind==="flag"&&(x=n),t&&!(i==="both"&&r&&!T(r,
N))&&S.pop()}return A()}function T({text:b},{dash:N}){return!b.startsWith("-")||b==="-"&&N==="operand"}function F(b,{equals:N}){
return N==="all"||N==="long"&&b.startsWith("--")?R(b):{written:b,attached:void 0}}function L(b,N,M){if(N===void 0)return!1;
switch(b){case"always":case"both":return!0;case"unless-dash":return!N.text.startsWith("-");case"true-or-false":return C(
N.text);case"operand":case"operands":return T(N,M);default:return!1}}function D({word:{span:b},attached:N,next:M,consumes:S}){
return S&&M?{value:M.text,span:{start:b.start,end:M.span.end}}:N===void 0?{span:b}:{value:N,span:b}}function C(b){return b===
"true"||b==="false"}function R(b){const N=b.indexOf("=");return N<0?{written:b,attached:void 0}:{written:b.slice(0,N),attached:b.
slice(N+1)}}},2562:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.readTool=L;function T(){const k=c(
21006);return T=function(){return k},k}function F(){const k=c(91063);return F=function(){return k},k}function L(k,m){const{
tokens:h,rest:l}=(0,T().readFlags)(m,N(k)),g=[],r=[];let i;for(const u of h)u.kind==="flag"&&u.word===i&&/\s/.test(u.written)||
(i=u.kind==="flag"&&u.consumes?u.next:void 0,u.kind==="flag"&&!D(k,u,r)?g.push(C(u)):r.push(u.word));const t=k.stops?{operands:[],
started:r}:{operands:r,started:[]},e=l&&g.pop();if(l===void 0||e===void 0)return{flags:g,...t};const{word:n,value:f}=e,s=f===
void 0?l:[{...n,text:f},...l];return{flags:g,...t,rest:{flag:e,words:s}}}function D({readsBehind:k,handsOn:m},{part:h},l){
return k&&!m&&h.spec===void 0&&l.length>0}function C(k){const{word:m,attached:h,next:l,consumes:g,part:r}=k,{spec:i,negated:t,
letter:e,fixed:n=h}=r,f=e??k.written;if(g&&l!==void 0){const d={start:m.span.start,end:l.span.end};return{word:{...m,span:d},
written:f,flag:i,value:l.text,off:!1}}const s=l!==void 0&&(!l.text.startsWith("-")||l.text==="-"),u=i===void 0&&s?l.text:
void 0,o=i?.arity!=="value"&&/^(?:false|0)$/.test(n??""),p=i?.arity!=="rest"&&(t||o);return{word:m,written:f,flag:i,value:n??
u,off:p}}const R={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function b(k,m=!1){
const h=k===void 0?"never":R[k.arity];return{spec:k,negated:m,takes:m&&h!=="rest"?"never":h}}function N(k){return{flags:k.
stops&&!k.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:"all",unknown:"never",expand:(m,h)=>{const l=M(
k,m,h),g=k.handsOn&&!k.readsBehind;return k.stops&&g&&l.some(({spec:i})=>i===void 0)?"operand":l}}}function M(k,m,h){const l=m.
replace(/^-+/,""),g=m.startsWith("--"),r=S(k,l,g);if(r!==void 0)return[r];if(g||l.length<2)return[b(void 0)];const i=[],
t=h===void 0?l:`${l}=${h}`;for(let e=0;e<t.length;e+=1){const n=t[e]??"",f=k.flags.get(n);if(f===void 0)return[...i,b(void 0)];
const s={...b(f),letter:`-${n}`},u=t.slice(e+1);if(u!==""&&(f.arity!=="none"||u.startsWith("="))){const o=f.arity==="res\
t"?"rest":"never";return[...i,{...s,fixed:u.replace(/^=/,""),takes:o}]}i.push(s)}return i}function S(k,m,h){const l=A(k,
m,h)??(h&&k.completes?x(k,m):void 0);if(l!==void 0)return b(l);if(!/^no-?[A-Za-z]/.test(m))return;const g=A(k,m.replace(
/^no-?/,""),h);return g&&b(g,!0)}function x({flags:k},m){const h=(0,F().flagKey)(m),l=new Map;for(const[r,i]of k)r.startsWith(
h)&&l.set(i.name,i);const[g]=l.values();return l.size===1?g:void 0}function A({flags:k,prefixes:m},h,l){const g=(0,F().flagKey)(
h),r=k.get(g);if(r!==void 0)return r;const i=l?g.lastIndexOf("."):-1,t=i<0?void 0:k.get(g.slice(i+1));return t!==void 0&&
t.kind!=="plain"?t:m.find(([e])=>g.startsWith(e))?.[1]??t}},71011:function(K,w,c){Object.defineProperty(w,"__esModule",{
value:!0}),w.UNKNOWN_MODULE=void 0,w.unknownTool=b;function T(){const N=c(91063);return T=function(){return N},N}const F={
flags:{config:"config,c= config-file= rcfile= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= extends= format= formatter= global-setup= global-teardown= hook~=
      import= load= load-plugins= loader= parser= plugin~= preset~= reporter,reporters= require,r= resolver= rulesdir=
      runner= setup~= test-environment= test-runner= transform= use=
    `,"script-text":"cmd= command= eval= init-hook=","outside-code":"exec,execute= on-change= on-failure= on-success= sh\
ell= inspect? inspect-brk? inspect-wait?",node:"exec-argv= node-arg~= node-flag~= node-option~=",weakens:"env-file= exit\
-zero no-fail warn-only","reads-stdin":"stdin","uses-network":"publish upload","tool-writes":"apply apply-unsafe fix? in\
-place overwrite update update-snapshot,update-snapshots write","skips-tests":"allow-no-tests pass-with-no-tests","never\
-ends":"serve ui watch watch-all"},subcommands:{"outside-code":"eval","uses-network":"add i install link remove uninstal\
l update upgrade deploy login publish push release upload","never-ends":"console dev develop preview repl serve server s\
hell start studio watch","tool-writes":"generate migrate","writes-files":"clean create eject init new"}},L=[{programs:["\
next"],alone:"never-ends",ends_with:"build info lint telemetry typegen"},{programs:["parcel","vitepress"],alone:"never-e\
nds",ends_with:"build"},{programs:["storybook"],alone:"never-ends",ends_with:"build doctor"},{programs:["testem"],alone:"\
never-ends",ends_with:"ci launchers"},{programs:["karma"],ends_with:"run start"},{programs:["ember","hexo","ng"],subcommands:{
"never-ends":`${F.subcommands["never-ends"]} s`}},{programs:["microbundle","ncc","postcss","rolldown","sass","tailwindcs\
s","tsdown"],flags:{"never-ends":`${F.flags["never-ends"]} w`}}],D=(0,T().toolTable)(F),C=w.UNKNOWN_MODULE=(0,T().toolTable)(
{...F,flags:{...F.flags,code:"custom-syntax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= \
use=",module:"import= load= load-plugins= loader= plugin~="}}),R=new Map(L.flatMap(({programs:N,flags:M,subcommands:S,...x})=>{
const A=(0,T().toolTable)({flags:{...F.flags,...M},subcommands:{...F.subcommands,...S},...x});return N.map(k=>[k,A])}));
function b(N){return R.get(N)??D}},55366:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.MAX_FILE_BYTES=
void 0,w.readBlob=D;function T(){const C=c(41895);return T=function(){return C},C}function F(){const C=c(7650);return F=
function(){return C},C}const L=w.MAX_FILE_BYTES=16*1024*1024;async function D(C,R){const[b]=await C.read([R]);if(b?.type===
"blob")return b.content;throw new(T()).GateError("file_unreadable",b?`Object ${R} is a ${b.type}, not a file`:`Object ${R}\
 is missing from this clone`,F().FULL_CLONE_HINT)}},48741:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),
w.folderTree=M,w.readOnDisk=x;function T(){const l=c(73024);return T=function(){return l},l}function F(){const l=c(51455);
return F=function(){return l},l}function L(){const l=c(76760);return L=function(){return l},l}function D(){const l=c(41895);
return D=function(){return l},l}function C(){const l=c(55366);return C=function(){return l},l}function R(){const l=c(39491);
return R=function(){return l},l}function b(){const l=c(96681);return b=function(){return l},l}function N(){const l=c(93028);
return N=function(){return l},l}function M(l,g=C().MAX_FILE_BYTES){const r=(0,L().resolve)(l),i=`the directory ${l}`,t=s=>h(
s,()=>(0,T().lstatSync)((0,b().systemPath)((0,L().join)(r,s)))),e=s=>{if(s==="")return{path:s,kind:"directory",tracked:!0};
if(!(0,R().canBeCheckedOut)(s)||!(0,R().foldersAbove)(s).every(d=>t(d)?.isDirectory()))return;const u=t(s),o=u&&(0,N().kindOf)(
u);if(!u||!o)return;const p=(0,N().isRegular)(o)?{size:u.size}:{};return{path:s,kind:o,...p,tracked:!s.split("/").includes(
"node_modules")}},n=s=>e(s)?.kind!=="directory"?[]:(h(s,()=>(0,T().readdirSync)((0,b().systemPath)((0,L().join)(r,s)),{encoding:"\
buffer"}))??[]).map(o=>e(s===""?(0,b().decodePath)(o):`${s}/${(0,b().decodePath)(o)}`)).filter(o=>o!==void 0).sort(R().byEntryPath);
function*f(s){for(const u of n(s))u.tracked&&(u.kind==="directory"?yield*f(u.path):yield u)}return{label:i,stat:e,list:n,
files:()=>[...f("")].sort(R().byEntryPath),readlink:s=>e(s)?.kind==="symlink"?h(s,()=>(0,b().decodePath)((0,T().readlinkSync)(
(0,b().systemPath)((0,L().join)(r,s)),{encoding:"buffer"}))):void 0,read:async(s,u=g)=>{const o=e(s);if(!(0,N().isRegular)(
o?.kind))throw(0,R().notAFile)(i,s);if((o.size??0)>u)throw(0,R().tooLarge)(i,s,o.size??0,u);return A((0,L().join)(r,s),s,
i,u)}}}const S=T().constants.O_RDONLY|(T().constants.O_NOFOLLOW??0)|(T().constants.O_NONBLOCK??0);function x(l,g){return A(
(0,L().join)(l,g),g,`the directory ${l}`,1/0)}async function A(l,g,r,i){try{const t=await(0,F().open)((0,b().systemPath)(
l),S);try{const e=await t.stat();if(!e.isFile())throw(0,R().notAFile)(r,g);if(e.size>i)throw(0,R().tooLarge)(r,g,e.size,
i);return await t.readFile()}finally{await t.close()}}catch(t){throw t instanceof D().GateError?t:k(g,t)}}function k(l,g){
return new(D()).GateError("file_unreadable",`Cannot read ${l}: ${g instanceof Error?g.message:g}`,"Check the permissions\
 of the file and of the directories above it.",{cause:g})}const m=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function h(l,g){
try{return g()}catch(r){if(m.has(r.code??""))return;throw k(l,r)}}},63550:function(K,w,c){Object.defineProperty(w,"__esM\
odule",{value:!0}),w.literalTree=F;function T(){const D=c(39491);return T=function(){return D},D}function F(D,C="the giv\
en files"){const R=new Map(Object.entries(D)),b=M=>{const S=R.get(M);return typeof S=="string"?Buffer.from(S):Buffer.isBuffer(
S)?S:S!==void 0&&"executable"in S?Buffer.from(S.executable):void 0};return{...(0,T().indexEntries)([...R].map(([M,S])=>L(
M,S,b(M)?.length))),label:C,readlink:M=>{const S=R.get(M);return typeof S=="object"&&"symlink"in S?S.symlink:void 0},read:async M=>{
const S=b(M);if(S===void 0)throw(0,T().notAFile)(C,M);return S}}}function L(D,C,R){const b=!D.split("/").includes("node_\
modules");if(typeof C=="object"&&"symlink"in C)return{path:D,kind:"symlink",tracked:b};if(typeof C=="object"&&"submodule"in
C)return{path:D,kind:"submodule",oid:C.submodule,tracked:b};const N=typeof C=="object"&&"executable"in C;return{path:D,kind:N?
"executable":"file",...R===void 0?{}:{size:R},tracked:b}}},96681:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),
w.decodePath=F,w.decodePieces=C,w.splitNul=R,w.systemPath=D;function T(){const b=c(4573);return T=function(){return b},b}
function F(b){if((0,T().isUtf8)(b))return b.toString("utf8");let N="";for(let M=0;M<b.length;){const S=L(b,M);N+=S>0?b.toString(
"utf8",M,M+S):String.fromCharCode(56320+(b[M]??0)),M+=Math.max(S,1)}return N}function L(b,N){for(let M=1;M<=4&&N+M<=b.length;M++)
if((0,T().isUtf8)(b.subarray(N,N+M)))return M;return 0}function D(b){if(!/[\udc80-\udcff]/.test(b))return b;const N=b.split(
/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(N.map((M,S)=>S%2===1?Buffer.of(M.charCodeAt(0)-56320):Buffer.
from(M)))}function C(b){if(!(0,T().isUtf8)(b))return[...R(b)].map(F);const N=b.toString("utf8").split("\0");return N.at(
-1)===""&&N.pop(),N}function*R(b){let N=0;for(let M=b.indexOf(0);M>=0;M=b.indexOf(0,N))yield b.subarray(N,M),N=M+1;N<b.length&&
(yield b.subarray(N))}},59542:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.filesNamed=D,w.perPath=
R,w.perTree=C;function T(){const b=c(76760);return T=function(){return b},b}function F(){const b=c(59490);return F=function(){
return b},b}const L=C(b=>(0,F().groupBy)(b.files(),({path:N})=>T().posix.basename(N)));function D(b,N){return L(b).get(N)??
[]}function C(b){const N=new WeakMap;return M=>{const S=M.original??M,{answer:x}=N.get(S)??{answer:b(S)};return N.set(S,
{answer:x}),x}}function R(b){const N=C(()=>new Map);return(M,S)=>{const x=N(M),A=x.get(S)??b(M,S);return x.set(S,A),A}}},
80781:function(K,w){Object.defineProperty(w,"__esModule",{value:!0}),w.subTree=c;function c(L,D){if(D==="")return L;const C=T.
get(L)??new Map;T.set(L,C);const R=C.get(D)??F(L,D);return C.set(D,R),R}const T=new WeakMap;function F(L,D){const C=`${D}\
/`,R=S=>S===""?D:C+S,b=S=>({...S,path:S.path===D?"":S.path.slice(C.length)}),{original:N,isPending:M}=L;return{label:L.label,
...N&&{original:c(N,D)},...M&&{isPending:S=>M(R(S))},stat:S=>{const x=L.stat(R(S));return x&&b(x)},readlink:S=>L.readlink(
R(S)),list:S=>L.list(R(S)).map(b),files:()=>[...L.files()].filter(({path:S})=>S.startsWith(C)).map(b),read:(S,x)=>L.read(
R(S),x)}}},95132:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.describe=N,w.eligibilityOf=g,w.finding=
L,w.isMissingEvidence=r,w.isProblem=R,w.notJudged=m,w.problemAt=C,w.problemFinding=b,w.whyNotJudged=h;function T(){const i=c(
41895);return T=function(){return i},i}function F(){const i=c(13580);return F=function(){return i},i}function L(i,t,e={}){
return D(i,t,e)}function D(i,t,e){const{severity:n,harm:f,layer:s}=(0,F().ruleOf)(i);return{rule:i,severity:n,harm:f,layer:s,
args:t,...e}}function C(i,t,e,n){return{rule:i,args:e,span:t,...n&&{severity:n}}}function R(i,t){return i.rule===t}function b({
rule:i,args:t,span:e,severity:n}){return D(i,t,{span:e,...n&&{severity:n}})}function N({rule:i,args:t,edit:e,danger:n,level:f}){
const s=(0,F().ruleOf)(i);return{message:s.message(t)+(f?` ${M(f)}`:""),remedy:n===void 0?(e&&A(e))??s.remedy(t):`Remove\
 the command: it ${n}. A person decides whether the gene needs it.`}}function M({rules:i,level:t,from:e,reason:n}){const f=n===
void 0?"":`: ${n.replace(/\.$/,"")}`;return`The policy sets \`${i}\` to \`${t}\`, instead of ${e}${f}.`}const S=160,x=4;
function A({new:i,pointer:t,files:e=[],fix:n}){if(!(i.length<=x&&i.every($=>$.length<=S&&!$.includes("`"))))return n?"Ru\
n `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const s=t?.endsWith("/asset_id")===!0,
u=s||i.length===0?"":" (accepted; not run)",o=n?`; \`gene-gate fix --write\` does this${u}.`:".",[p,...d]=i.map($=>`\`${$}\
\``);return p===void 0?`Remove the command, which adds no check${o}`:s?`Set \`asset_id\` to ${p}${o}`:e.length>0?`Move i\
t into a script, ${e.map(({path:y})=>`\`${y}\``).join(", ")}, and run ${[p,...d].join(", ")}${o}`:d.length===0?`Write ${p}\
 instead${o}`:`Write separate entries in \`validation\`: ${[p,...d].join(", ")}${o}`}const k=500;function m(i,t,e={}){return L(
"not-judged",{detail:h(i,t)},e)}function h(i,t){if((0,T().endsAudit)(t))throw t;return`${i}: ${l(t).slice(0,k).replace(/\.$/,
"")}`}function l(i){return i instanceof T().GateError?i.message:i instanceof Error?`${i.name}: ${i.message}`:String(i)}function g(i){
return i.length===0?"eligible":i.every(r)?"unproven":"refuted"}function r({rule:i}){const{unproven:t,undecided:e}=(0,F().
ruleOf)(i);return t===!0||e===!0}},94411:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.areHarmlessOptions=
k,w.isHarmlessVariable=m,w.readAssignments=i;function T(){const t=c(25367);return T=function(){return t},t}function F(){
const t=c(17992);return F=function(){return t},t}function L(){const t=c(90762);return L=function(){return t},t}const D=/^[\w.-]{0,64}$/,
C=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,R=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,b=/^\d{1,9}$/,
N=/^(?:|[01]|true|false|yes|no|on|off)$/i,M=new Map([["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",C],["LC_ALL",C],["NODE_NO_WARNINGS",N],["PYTHONDONTWRITEBYTEC\
ODE",N],["PYTHONUNBUFFERED",N],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",R],["TS_NODE_TRANSPILE_ONLY",N],["TS_NODE_FILES",N],["TS_NODE_SKIP_PROJECT",N]]),S=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,D]],x="NOD\
E_OPTIONS",A=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function k(t){return t.split(" ").every(e=>A.test(e.replaceAll("_","-")))}function m(t,e){if(t===x)return k(e);const n=M.
get(t);return n!==void 0?n.test(e):l(t)?S.some(([s,u])=>s.test(t)&&u.test(e))||N.test(e)||b.test(e):!1}const h=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function l(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(t)?!(0,F().isReadByProgram)(t):h.test(t)}function g(t){return t===
x||M.has(t)||l(t)}const r=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function i(t,e){const n=[],f=[];let s=0;for(const u of t){const[
o]=u.parts,p=o&&!o.quoted?r.exec(o.text):null;if(!p)break;s+=1;const[d,$="",y]=p,I=(0,L().textOf)(u).slice(d.length),v={
start:u.start,end:u.end};if(!y&&m($,I))n.push({name:$,value:I,span:v}),e.add("environment-assignment",v,{name:$,value:(0,T().
visible)(I)});else{const E=!y&&g($);e.add("assignment-refused",v,{name:$,value:(0,T().visible)(I),known:E}),y||f.push({name:$,
value:I,span:v})}}return{assignments:n,refused:f,count:s}}},97424:function(K,w,c){Object.defineProperty(w,"__esModule",{
value:!0}),w.DOES=void 0,w.dangerOfScript=s,w.findDangers=A;function T(){const o=c(11331);return T=function(){return o},
o}function F(){const o=c(81716);return F=function(){return o},o}function L(){const o=c(54421);return L=function(){return o},
o}const D=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,C=(o,p,d)=>o.some($=>/^-[A-Za-z]+$/.test($)&&[...$.slice(
1)].some(y=>p.includes(y))||$.length>3&&d.startsWith($.toLowerCase())),R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
b=o=>o.some((p,d)=>{const $=/^(?:-s|--signal)$/.test(p)?o[d+1]:/^(?:-s|--signal=|-)(.+)$/.exec(p)?.[1];return $!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test($)}),N=(o,p,d)=>(o==="systemctl"||o==="loginctl")&&p.some($=>d.test($)),M=[{name:"mass_dele\
tion",matches:({program:o,args:p})=>o==="rm"&&C(p,"rR","--recursive")&&p.some(d=>!d.startsWith("-")&&R.test(d))},{name:"\
raw_disk_write",matches:({program:o,args:p})=>o==="dd"&&p.some(d=>d.startsWith("if=")||/^of=\/dev\//.test(d))},{name:"fi\
lesystem_format",matches:({program:o})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(o)},{name:"direct_disk_write",matches:({program:o,
args:p})=>o==="tee"&&p.some(d=>D.test(d))},{name:"world_writable",matches:({program:o,args:p})=>o==="chmod"&&p.some(d=>/^[0-7]{2,4}[2367]$/.
test(d)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(d))},{name:"privilege_escalation",matches:({program:o,args:p})=>o==="chown"&&
p.some(d=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(d))},{name:"firewall_manipulation",matches:({program:o})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(o)},{name:"system_shutdown",matches:({program:o,args:p})=>/^(?:shutdown|poweroff|halt)$/.test(o)||/^(?:init|telinit)$/.
test(o)&&p[0]==="0"||N(o,p,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:o,args:p})=>o==="reboot"||/^(?:init|telinit)$/.
test(o)&&p[0]==="6"||N(o,p,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:o,args:p})=>/^(?:kill|pkill|killall)$/.
test(o)&&b(p)}],S=8,x=4;function A(o,p=0){const d=new g;return(0,F().everyCommand)(o).flatMap($=>k($,d,p))}function k(o,p,d){
const $=[],{words:y}=(0,F().withoutReserved)(o);for(const{operator:a,target:O}of o.redirections)if(a.includes(">")&&O&&D.
test(O.text)){const P=`> ${O.text}`;$.push({name:"direct_disk_write",pattern:P,words:[O]})}const I=m(y),v=p.runBy(o,I);if(v!==
void 0){const a=`${v} | ${y[0]?.text??""}`;$.push({name:"remote_code_execution",pattern:a,words:y})}const E=new Set;for(const a of I){
const O=M.find(({matches:H})=>H(a))?.name;if(O!==void 0){const H=a.words.map(({text:B})=>B).join(" ");$.push({name:O,pattern:H,
words:a.words})}const j=(0,T().programNamed)(a.program)?.kind==="shell"?(0,L().textHanded)(a.words)?.text:void 0;if(j===
void 0||E.has(j)||d===x)continue;E.add(j);const W=A((0,F().readShellText)(j),d+1);$.push(...W.map(H=>({...H,words:a.words}))),
l.test(j)&&$.push({name:"remote_code_execution",pattern:j,words:a.words})}return $}function m(o){const p=h(o,0);if(p===void 0)
return[];const d=[p];if((0,T().programNamed)(p.program)?.kind==="wrapper")for(let $=1;$<=Math.min(o.length-1,S);$+=1){const y=h(
o,$);y!==void 0&&!/^-|=/.test(y.program)&&d.push(y)}if(p.program==="find")for(const[$,{text:y}]of o.entries()){const I=/^-(?:exec|ok)(?:dir)?$/.
test(y)?h(o,$+1):void 0;if(I!==void 0&&d.push(I),d.length>S)break}return d}function h(o,p){const d=o[p];if(d===void 0)return;
const $=o.slice(p);return{program:(0,T().baseName)(d.text),args:$.slice(1).map(({text:y})=>y),words:$}}const l=/\bdownload(?:string|data)\b/i;
class g{#n=new Map;#e=new Map;runBy(p,d){const $=(p.pipedFrom&&this.#n.get(p.pipedFrom))??i(p.inside),y=d.find(({program:v})=>t(
v));this.#n.set(p,$??y?.program);const I=d.flatMap(({program:v,args:E,words:a})=>((0,T().runsCode)(v)?E:a.slice(0,1).map(
({text:O})=>O)).flatMap(O=>this.#e.get(r(O))??[]))[0];return y&&this.#s(y,p),d.some(({program:v})=>(0,T().runsCode)(v))?
$??I:I}#s({program:p,args:d},{redirections:$}){const y=$.flatMap(({target:I})=>I?.text??[]);for(const I of[...d,...y])!I.
startsWith("-")&&r(I)!==""&&this.#e.set(r(I),p)}}function r(o){return o.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function i(o){
return(0,F().everyCommand)(o).flatMap(({words:p})=>m(p)).find(({program:p})=>t(p))?.program}function t(o){return(0,T().programNamed)(
o)?.kind==="downloader"}const e=w.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},n=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,f=16*1024;function s(o){if(o.length>f)return"is too long to\
 check";for(const[,$="",y=""]of o.matchAll(n))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test($)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(y))return e.mass_deletion;const p=(0,F().readShellText)(o),d=A(p).find(({name:$})=>$!=="mass_deletion");return d?e[d.
name]:u(p)?"pipes text into a shell":void 0}function u(o){return(0,F().everyCommand)(o).some(({pipedFrom:p,words:d})=>{const[
$]=(0,L().startedWords)(d);return p!==void 0&&$!==void 0&&(0,T().isShell)($.text)})}},25367:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.inspectBlanks=h,w.inspectCharacters=b,w.inspectInjection=r,w.inspectLookAlikes=S,w.visible=
R;function T(){const i=c(11970);return T=function(){return i},i}const F=/^\p{Bidi_Control}$/u,L=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function D(i){if(i>=32&&i<127||i===9)return"visible";if(i===0)return"nul-character";if(i===10||i===13)return"line-break";
if(i<160)return"control-character";if(i>=55296&&i<=57343)return"lone-surrogate";const t=String.fromCodePoint(i);return F.
test(t)?"bidirectional-character":L.test(t)?"invisible-character":"visible"}function C(i){return`U+${i.toString(16).toUpperCase().
padStart(4,"0")}`}function R(i,t=120){const e=i.length>t?`${i.slice(0,t)}\u2026`:i;let n="";for(const f of e){const s=f.
codePointAt(0)??0,u=s!==9&&D(s)==="visible";n+=u?f:`<${C(s)}>`}return n}function b(i,t,e,n){let f=t;for(const s of i)N(s,
f,e,n),f+=s.length}function N(i,t,e,n){const f=i.codePointAt(0)??0,s={start:t,end:t+i.length},u=C(f),o=D(f);if(o==="line\
-break"?n.add(o,s,{character:u,quoted:e}):o!=="visible"&&n.add(o,s,{character:u}),o!=="visible"||f<=126)return;const p=i.
normalize("NFKC");p!==i.normalize("NFC")||/[\0-\x7f]/.test(p)?n.add("compatibility-character",s,{character:u,becomes:p}):
e||n.add("non-ascii-unquoted",s,{character:u,shown:i})}const M=/\p{L}+/gu;function S(i,t,e,n){if(/^[\x00-\x7f]*$/.test(i)||
!e&&/\s/.test(i))return;const f=e?x(i):A(i);if(f===void 0)return;const s=[...new Set(i)].filter(u=>u>"\x7F");n.add("look\
-alike-letters",{start:t.start,end:t.end},{word:R(i),looks_like:R(f),characters:s.slice(0,10).map(u=>C(u.codePointAt(0)??
0))})}function x(i){const t=i.normalize("NFKD").replace(/\p{M}/gu,""),e=(0,T().asciiOf)(t);return/^[\x20-\x7e]+$/.test(e)?
e:void 0}function A(i){let t=!1;const e=i.replace(M,n=>{const f=(0,T().asciiOf)(n);return f===n||!/[A-Za-z]/.test(n)?n:(t=
!0,f)});return t?e:void 0}const k=100,m=1e3;function h(i,t){let e=0,n=0;for(let f=0;f<=i.length;f+=1){const s=i.charAt(f);
if(s===" "||s==="	")continue;const u=f-n;if(u>1&&(e+=u-1),u>=k||e>=m){const o=Math.max(u,e);t.add("blank-padding",{start:n,
end:f},{blanks:o});return}n=f+1}}const l=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
g=/<!--|```/;function r(i,t,e){const n=({index:u,0:o})=>e??{start:u,end:u+o.length},f=l.exec(i);f&&t.add("workflow-comma\
nd",n(f),{written:R(f[0])});const s=g.exec(i);s&&t.add("markup-injection",n(s),{written:s[0]})}},14395:function(K,w){Object.
defineProperty(w,"__esModule",{value:!0}),w.literalSegment=N,w.matchName=x,w.matchesStars=A,w.readPattern=c;function c(h){
if(!h.parts.some(n=>!n.quoted&&/[*?[]/.test(n.text)))return;const l=h.parts.flatMap(({text:n,quoted:f})=>Array.from(n,s=>({
character:s,active:!f}))),g=l.findLastIndex(({character:n,active:f})=>f&&n==="]"),r=[];let i,t;for(let n=0;n<l.length;){
const f=T(l,n,g);f?(i??=R(r),t??=f.ambiguity,f.element.kind==="many"&&r.at(-1)?.kind==="many"||r.push(f.element),n=f.end):
(r.push({kind:"literal",character:l[n]?.character??""}),n+=1)}return i===void 0?void 0:{text:l.map(({character:n})=>n).join(
""),prefix:i,segments:b(r),...t&&{ambiguity:t}}}function T(h,l,g){const r=h[l];return r?.active?r.character==="*"?{element:{
kind:"many"},end:l+1}:r.character==="?"?{element:{kind:"one"},end:l+1}:r.character!=="["||g<l?void 0:F(h,l)??{element:{kind:"\
one"},end:l+1,ambiguity:"bracket"}:void 0}function F(h,l){let g=l+1;const r=L(h[g],"!");r&&(g+=1);const i=new Set;for(;!L(
h[g],"]");){const t=D(h[g]);if(t===void 0)return;const e=L(h[g+1],"-")?D(h[g+2]):t;if(e===void 0||!C(t,e))return;g+=L(h[g+
1],"-")?3:1;for(let n=t.charCodeAt(0);n<=e.charCodeAt(0);n+=1)i.add(String.fromCharCode(n))}if(i.size!==0)return{element:{
kind:"set",negated:r,members:i},end:g+1}}function L(h,l){return h?.active===!0&&h.character===l}function D(h){return h&&
/^[A-Za-z0-9_.,@%+]$/.test(h.character)?h.character:void 0}function C(h,l){if(h===l)return!0;const g=[/[a-z]/,/[A-Z]/,/[0-9]/];
return h<l&&g.some(r=>r.test(h)&&r.test(l))}function R(h){return h.map(l=>l.kind==="literal"?l.character:"").join("")}function b(h){
const l=[[]];for(const g of h)g.kind==="literal"&&g.character==="/"?l.push([]):l.at(-1)?.push(g);return l}function N(h){
return h.every(({kind:l})=>l==="literal")?R(h):void 0}const M=h=>Array.from(h),S=h=>Array.from(Buffer.from(h).toString("\
latin1"));function x(h,l){const[g]=h;if(l.startsWith(".")&&!(g?.kind==="literal"&&g.character==="."))return!1;const r=k(
h,l,M);return/^[\x20-\x7e]*$/.test(l)||r===k(h,l,S)?r:void 0}function A(h,l){const g=Array.from(l,r=>r==="*"?{kind:"many"}:
{kind:"literal",character:r});return k(g,h,M)}function k(h,l,g){const r=h.flatMap(f=>f.kind==="literal"?g(f.character).map(
s=>({kind:"literal",character:s})):f),i=g(l);let t=0,e=-1,n=0;for(let f=0;f<i.length;)if(r[t]?.kind==="many")e=t,n=f,t+=
1;else if(m(r[t],i[f]))t+=1,f+=1;else if(e>=0)t=e+1,n+=1,f=n;else return!1;return r.slice(t).every(({kind:f})=>f==="many")}
function m(h,l=""){return h?.kind==="literal"?h.character===l:h?.kind==="set"?h.members.has(l)!==h.negated:h?.kind==="on\
e"}},16500:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.MAX_PATTERNS=void 0,w.resolvePattern=M;function T(){
const n=c(76760);return T=function(){return n},n}function F(){const n=c(32854);return F=function(){return n},n}function L(){
const n=c(25367);return L=function(){return n},n}function D(){const n=c(14395);return D=function(){return n},n}function C(){
const n=c(90762);return C=function(){return n},n}const R=20,b=4096,N=w.MAX_PATTERNS=64;function M(n,f,s){const{pattern:u,
span:o,position:p}=n,d=(0,L().visible)(u.text),$=A(u);let y=[];if(p==="program")s.add("glob-program",o,{pattern:d});else if(k(
u))s.add("glob-outside",o,{pattern:d});else if(!x(u,f))if($)s.add("glob-unclear",o,{pattern:d,reason:$});else if(m(u))s.
add("glob-flag",o,{pattern:d,match:""});else if(f)y=S(n,f,s);else if(p==="script"&&h(u))s.add("glob-program",o,{pattern:d});else{
const I={matches:[],count:0,judged:!1};s.add("unquoted-glob",o,{pattern:d,...I})}return y.length===0?[u.text]:y}function S({
pattern:n,span:f,position:s},u,o){const p=(0,L().visible)(n.text),d=r(n,u),$="matches"in d&&!d.matches.every(l);if("ambi\
guity"in d||$){const a="ambiguity"in d?d.ambiguity:"file_name";return o.add("glob-unclear",f,{pattern:p,reason:a}),[]}const{
matches:y}=d,I=y.find(a=>a.startsWith("-"));I!==void 0&&o.add("glob-flag",f,{pattern:p,match:(0,L().visible)(I)}),s==="s\
cript"&&y.length>1&&o.add("glob-program",f,{pattern:p});const v=y.slice(0,R).map(a=>(0,L().visible)(a)),{length:E}=y;return o.
add("unquoted-glob",f,{pattern:p,matches:v,count:E,judged:!0}),y}function x({prefix:n,text:f},s){return n.includes("://")&&
!s?.stat(f.slice(0,f.indexOf("/")))}function A({text:n,segments:f,ambiguity:s}){return s||(n.length>b?"too_many":f.some(
o=>(0,D().literalSegment)(o)===void 0&&(0,D().matchName)(o,".."))?"dot":void 0)}function k({text:n,segments:f}){return n.
startsWith("/")||f.some(s=>(0,D().literalSegment)(s)==="..")}function m({prefix:n}){return n.startsWith("-")&&!n.includes(
"=")}function h({segments:n}){return n.some(f=>f.some(({kind:s})=>s==="many"))}function l(n){const f=new(C()).ProblemCollector;
return(0,L().inspectCharacters)(n,0,!0,f),f.inOrder().length===0}const g=128*1024;function r(n,f){let s=[{written:"",path:""}];
for(const[p,d]of n.segments.entries()){const $=p===n.segments.length-1,y=[];for(const I of s){const v=i(I,d,$,f);if(typeof v==
"string")return{ambiguity:v};y.push(...v)}s=y}const u=s.map(({written:p})=>Buffer.from(p));return u.reduce((p,d)=>p+d.length+
1,0)>g?{ambiguity:"too_many"}:{matches:u.sort(Buffer.compare).map(p=>p.toString())}}function i(n,f,s,u){const{written:o,
path:p}=n,d=(0,D().literalSegment)(f);if(d==="")return s?[n]:"empty_segment";const $=s?"":"/";if(d===".")return[{written:`${o}\
.${$}`,path:p}];const y=[];for(const I of t(p,f,d,u)){if(I==="letters")return"letters";if(!s&&e(I,u))return"symlink";!s&&
I.kind!=="directory"||y.push({written:`${o}${T().posix.basename(I.path)}${$}`,path:I.path})}return y}function*t(n,f,s,u){
if(s!==void 0){const o=u.stat(n===""?s:`${n}/${s}`);o?.tracked&&(yield o);return}for(const o of u.list(n)){if(!o.tracked)
continue;const p=(0,D().matchName)(f,T().posix.basename(o.path));p===void 0?yield"letters":p&&(yield o)}}function e(n,f){
if(n.kind!=="symlink")return n.kind==="submodule";const s=(0,F().resolveInTree)(f,n.path);return s.kind==="missing"?!1:s.
kind!=="inside"||!/^(?:file|executable)$/.test(s.entry.kind)}},54669:function(K,w,c){Object.defineProperty(w,"__esModule",
{value:!0}),w.hasOneReading=S,w.lex=M;function T(){const r=c(13580);return T=function(){return r},r}function F(){const r=c(
94411);return F=function(){return r},r}function L(){const r=c(25367);return L=function(){return r},r}function D(){const r=c(
16500);return D=function(){return r},r}function C(){const r=c(14395);return C=function(){return r},r}function R(){const r=c(
26781);return R=function(){return r},r}function b(){const r=c(90762);return b=function(){return r},r}const N=128*1024;function M(r,i){
const t=new(b()).ProblemCollector;if(x(r,t))return{words:[],assignments:[],refused:[],problems:t.inOrder()};const e={start:0,
end:r.length};(0,L().inspectBlanks)(r,t),(0,L().inspectInjection)(r,t);const n=(0,R().splitWords)(r,t),{assignments:f,refused:s,
count:u}=(0,F().readAssignments)(n,t);for(const p of n.slice(0,u))m(p,t);const o=A(n.slice(u),i,t);o.length===0&&t.add("\
empty-command",e,{});for(const{value:p,span:d}of f)(0,L().inspectInjection)(p,t,d);for(const{text:p,span:d}of o)(0,L().inspectInjection)(
p,t,d);return{words:o,assignments:f,refused:s,problems:t.inOrder()}}function S({problems:r}){return r.every(({rule:i})=>(0,T().
ruleOf)(i).severity==="warning")}function x(r,i){if(Buffer.byteLength(r)<=N)return!1;const t={start:0,end:r.length};return i.
add("command-too-long",t,{limit:N}),!0}function A(r,i,t){const e=[];let n=0;for(const[f,s]of r.entries()){const u={start:s.
start,end:s.end},o=s.parts.some(y=>y.quoted),p=(0,b().textOf)(s);m(s,t),h(s,t),g(s,f===0,t),(0,L().inspectLookAlikes)(p,
s,f===0,t);const d=(0,C().readPattern)(s);if(d&&(n+=1),d&&n>D().MAX_PATTERNS&&t.add("glob-unclear",u,{pattern:(0,L().visible)(
p),reason:"too_many"}),!d||n>D().MAX_PATTERNS){e.push({text:p,span:u,quoted:o});continue}const $=k(f,e);for(const y of(0,D().
resolvePattern)({pattern:d,span:u,position:$},i,t))e.push({text:y,span:u,quoted:o})}return e}function k(r,i){return r===
0?"program":r===1&&i[0]?.text==="node"?"script":"argument"}function m(r,i){for(const[t,e]of r.parts.entries()){if(e.quoted||
!e.text.includes("~"))continue;const n=e.text.search(t===0?/(?:^|[=:])~/:/[=:]~/);if(n<0)continue;const f=e.start+e.text.
indexOf("~",n),s=(0,L().visible)((0,b().textOf)(r));i.add("tilde-expansion",{start:f,end:f+1},{word:s});return}}function h(r,i){
let t=-1,e=!1;for(const n of r.parts)if(!(n.quoted||t<0&&!n.text.includes("{")))for(const{0:f,index:s}of n.text.matchAll(
/[{},]|\.\./g)){const u=n.start+s;if(f==="{")t<0&&(t=u);else if(f!=="}")e=t>=0;else if(e){const o={start:t,end:u+1};i.add(
"brace-expansion",o,{written:(0,L().visible)((0,b().textOf)(r))});return}}}const l=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function g(r,i,t){const e=(0,b().unquotedText)(r);e!==void 0&&(e==="\
!"||i&&l.has(e))&&t.add("reserved-word",{start:r.start,end:r.end},{word:e})}},17992:function(K,w){Object.defineProperty(
w,"__esModule",{value:!0}),w.isReadByProgram=F;const c=`
  BASH_~ BASHOPTS ENV HOME IFS PATH PROMPT_COMMAND PS4 SHELLOPTS XDG_CONFIG_HOME ZDOTDIR
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
`.match(/\S+/g),T=new RegExp(`^(?:${c.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH)$`,"s");function F(L){return T.
test(L)}},11331:function(K,w){Object.defineProperty(w,"__esModule",{value:!0}),w.PROGRAM_NAMES=void 0,w.baseName=R,w.hasCommandLine=
A,w.isCommandLine=x,w.isShell=N,w.programNamed=b,w.runsCode=M,w.startsOthers=S;const c=/^-\w*c$|^--command$/,T=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
L=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",c],["shell","pwsh powershell",/^[-/](?:c|command|e|ec|en\w*)$/i],
["shell","cmd",/^\/[ckr]/i],["shell","osascript",/^-e$/],["shell","eval iex invoke-expression","words"],["shell","source\
 ."],["interpreter","node nodejs bun deno tsx ts-node jiti esno esmo babel-node",T],["interpreter","vite-node swc-node s\
ucrase-node",T],["interpreter","python python2 python3 pythonw py pypy pypy3",/^-[A-Za-z]*c/],["interpreter","perl ruby \
lua luajit raku rscript julia elixir groovy scala",/^-\w*[eE]/],["interpreter","php",/^-r|^--run$/],["interpreter","java\
 tclsh jshell ghci"],["wrapper","env sudo doas su command exec builtin busybox toybox time timeout nice ionice nohup"],[
"wrapper","setsid stdbuf taskset chrt flock prlimit unshare chroot strace ltrace gdb xargs"],["wrapper","parallel watch \
xvfb-run cross-env dotenv env-cmd winpty"],["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invok\
e-webrequest"],["downloader","invoke-restmethod start-bitstransfer bitsadmin certutil mshta"],["builder","go cargo make"],
["manager","yarn pnpm bunx pnpx corepack pip pip3 pipx uv uvx poetry composer"],["system","cat ls rm cp mv grep find sed\
 awk git docker touch echo cd test diff wc head tail"],["system","chmod true false exit vim"]],D=new Map(L.flatMap(([m,h,
l])=>h.split(" ").map(g=>[g,{name:g,kind:m,...l&&{text:l}}]))),C=w.PROGRAM_NAMES=[...D.keys()];function R(m){return/^\.{1,2}$/.
test(m)?m:m.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function b(m){const h=R(m),l=D.
get(h);if(l!==void 0)return l;const g=D.get(h.replace(/[-.]?\d[\d.]*w?$/,""));return g?.kind==="shell"||g?.kind==="inter\
preter"?g:void 0}function N(m){return b(m)?.kind==="shell"}function M(m){const h=b(m)?.kind;return h==="shell"||h==="int\
erpreter"}function S(m){if(m===".")return!1;if(/^np[mx]$/.test(m))return!0;const h=b(m)?.kind;return h!==void 0&&h!=="sy\
stem"&&h!=="downloader"}function x(m){const[h="",...l]=m.trim().split(/\s+/);return k(h)&&l.some(g=>/^-|[./]|^[|&;<>]+$/.
test(g))}function A(m){return/&&|\|\||\$\(|`/.test(m)?!0:m.split(/;\s|\s\|\s/).some(h=>{const[l="",...g]=h.trim().split(
/\s+/);return g.length>0&&k(l)})}function k(m){return/^np[mx]$/.test(m)||D.has(m)}},81716:function(K,w,c){Object.defineProperty(
w,"__esModule",{value:!0}),w.everyCommand=C,w.isDynamic=x,w.readShellText=D,w.withoutReserved=M;function T(){const g=c(54669);
return T=function(){return g},g}const F=128*1024,L=16;function D(g,r){return g.length>F?[]:new l(g,r).list("",0)}function C(g){
return g.flatMap(r=>[r,...C(r.inside)])}const R=new Set("! { do elif else if then time until while".split(" ")),b=/^([A-Za-z_]\w*)=(.*)$/s;
function N({text:g,quoted:r}){return!r&&R.has(g)}function M(g){const{words:r,assignments:i}=g,t=r.findIndex(s=>!N(s));if(t<
1)return g;const e=r.slice(t),n=e.findIndex(({text:s})=>!b.test(s)),f=n<0?e:e.slice(0,n);return{...g,words:e.slice(f.length),
assignments:[...i,...f.map(S)]}}function S({text:g,span:r}){const[,i="",t=""]=b.exec(g)??[];return{name:i,value:t,span:r}}
function x({problems:g,substituted:r},{span:i}){const t=e=>e.start<i.end&&e.end>i.start;return r.some(t)||g.some(e=>A.has(
e.rule)&&t(e.span))}const A=new Set(["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),
k=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,m=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
h=/\\.?|\$\(|[^\\`$"]+|./sy;class l{#n;#e;#s=0;constructor(r,i){this.#n=r,this.#e=i}list(r,i){const t=[];let e=this.#r(),
n=!1;const f=(s,u="")=>{const o=this.#t(e,s,u),{words:p,assignments:d,redirections:$,inside:y}=o,I=p.length+d.length+$.length+
y.length===0,v=t.at(-1);I?v&&(t[t.length-1]={...v,separator:v.separator+u}):t.push(o);const E=/^\|&?$/.test(u)?o:void 0;
e=this.#r(I?e.pipedFrom:E)};for(;this.#s<this.#n.length;){const s=this.#s,u=this.#i(n?h:m),o=this.#s;if(u==='"')n=!n;else{
if(u===r&&(!n||r==="`"))return f(s),t;if(u==="$("||u==="`"||!n&&/^[<>]?\($/.test(u)){if(i===L){f(s);continue}const p=this.#n.
slice(e.start,s),d=u==="("?k.test(p)?"subshell":"definition":"substitution",$=this.list(u==="`"?"`":")",i+1);e.inside.push(
...$),e.gaps.push({kind:d,start:s,end:this.#s}),d==="subshell"&&(e.subshell=$)}else!n&&/^(?:[;&|\r\n]+|\))$/.test(u)?f(s,
u):!n&&u.startsWith("#")&&/^\s?$/.test(this.#n.charAt(s-1))?e.gaps.push({kind:"comment",start:s,end:o}):!n&&/^(?:[<>]|&>)/.
test(u)&&e.gaps.push({kind:"operator",start:s,end:o})}}return f(this.#n.length),t}#r(r){return{start:this.#s,gaps:[],inside:[],
pipedFrom:r}}#i(r){r.lastIndex=this.#s;const[i=""]=r.exec(this.#n)??[];return this.#s+=i.length,i}#t(r,i,t){const{start:e,
gaps:n,inside:f,pipedFrom:s,subshell:u}=r;let o="",p=e;for(const P of n){const j=P.kind==="comment"||P.kind==="operator"?
" ":"_";o+=this.#n.slice(p,P.start)+j.repeat(P.end-P.start),p=P.end}o+=this.#n.slice(p,i);const d=(0,T().lex)(o,this.#e),
$=P=>({...P,span:{start:P.span.start+e,end:P.span.end+e}}),y=d.words.map($),I=new Set;let v=0;const a=n.filter(({kind:P})=>P===
"operator").map(({start:P,end:j})=>{for(;v<y.length&&(y[v]?.span.start??j)<j;)v+=1;const W=y[v],H=y[v-1];return H?.span.
end===P&&/^\d+$/.test(H.text)&&I.add(H),W&&I.add(W),{operator:this.#n.slice(P,j),...W&&{target:W}}}),O=[...d.assignments,
...d.refused].map($);return{words:y.filter(P=>!I.has(P)),assignments:O.sort((P,j)=>P.span.start-j.span.start),redirections:a,
problems:d.problems.map($),span:{start:e,end:i},separator:t,inside:f,substituted:n.filter(({kind:P})=>P==="substitution"),
...s&&{pipedFrom:s},...u&&{subshell:u},...n.some(({kind:P})=>P==="definition")&&{defines:!0}}}}},26781:function(K,w,c){Object.
defineProperty(w,"__esModule",{value:!0}),w.splitWords=D;function T(){const k=c(25367);return T=function(){return k},k}const F=1e3,
L=/[ \t\n\r'"\\$`;&|<>()]/g;function D(k,m){return new C(k,m).split()}class C{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(m,h){
this.#n=m,this.#e=h}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>F){const m={start:0,end:this.#n.
length};this.#e.add("too-many-quotes",m,{quotes:this.#c,limit:F})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,T().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#v();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=A(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(m,h,l,g=l){this.#r.length===0&&(this.#i=g),this.#r.push({text:m,quoted:h,
start:l})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const m=this.#t;
L.lastIndex=m+1;const h=L.exec(this.#n)?.index??this.#n.length,l=this.#n.slice(m,h);(0,T().inspectCharacters)(l,m,!1,this.#e),
this.#o(l,!1,m),this.#t=h}#h(){const m=this.#t,h=this.#n.indexOf("'",m+1),l=h<0?this.#n.length:h,g=this.#n.slice(m+1,l);
(0,T().inspectCharacters)(g,m+1,!0,this.#e),this.#o(g,!0,m+1,m),this.#d(m,l,"'")}#y(){const m=this.#t,h=this.#n;let l="",
g=m+1;for(this.#t=g;this.#t<h.length&&h.charAt(this.#t)!=='"';){const i=h.charAt(this.#t);i==="\\"&&/["$`\\\n]/.test(h.charAt(
this.#t+1))?(l+=h.slice(g,this.#t),h.charAt(this.#t+1)===`
`&&this.#f(),g=this.#t+1,this.#t+=2):i==="$"?this.#l(!0):i==="`"?this.#p(!0):this.#t+=1}const r=Math.min(this.#t,h.length);
l+=h.slice(g,r),(0,T().inspectCharacters)(h.slice(m+1,r),m+1,!0,this.#e),this.#o(l,!0,m+1,m),this.#d(m,r,'"')}#d(m,h,l){
this.#c+=1,this.#t=Math.min(h+1,this.#n.length),!(h<this.#n.length)&&this.#e.add("unterminated-quote",{start:m,end:h},{quote:l})}#v(){
const m=this.#t,h=this.#n.charAt(m+1);this.#t+=1,h===""?(this.#e.add("trailing-backslash",{start:m,end:m+1},{}),this.#o(
"\\",!0,m)):h===`
`?(this.#t=m,this.#f(),this.#t+=2):h>"\x7F"?this.#o("",!0,m+1,m):((0,T().inspectCharacters)(h,m+1,!0,this.#e),this.#o(h,
!0,m+1,m),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(m){const h=M(this.#n,this.#t,
m);h?this.#m(h.kind,h.end,m):(m||this.#o("$",!1,this.#t),this.#t+=1)}#p(m){const h=S(this.#n,this.#t);this.#m("command-s\
ubstitution",h,m)}#m(m,h,l){const g=this.#t,r=this.#n.slice(g,h);this.#e.add(m,{start:g,end:h},{written:(0,T().visible)(
r)}),l||this.#o(r,!0,g),this.#t=h}#w(){const m=this.#t,h=this.#n.indexOf(`
`,m);this.#t=h<0?this.#n.length:h;const l=this.#n.slice(m,this.#t);(0,T().inspectCharacters)(l,m,!1,this.#e),this.#e.add(
"shell-comment",{start:m,end:this.#t},{written:(0,T().visible)(l)})}}const R=/[A-Za-z_]/,b=/[A-Za-z0-9_]/,N=/[0-9@*#?$!-]/;
function M(k,m,h){const l=k.charAt(m+1);if(l==="(")return{kind:k.charAt(m+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:x(k,m+1,"(",")")};if(l==="{")return{kind:"variable-expansion",end:x(k,m+1,"{","}")};if(l==="[")return{kind:"\
arithmetic-expansion",end:x(k,m+1,"[","]")};if(l==="'"||l==='"'){if(h)return;const g=k.indexOf(l,m+2);return{kind:"dolla\
r-quote",end:g<0?k.length:g+1}}if(R.test(l)){let g=m+2;for(;b.test(k.charAt(g));)g+=1;return{kind:"variable-expansion",end:g}}
if(N.test(l)||l>"\x7F")return{kind:"variable-expansion",end:m+2}}function S(k,m){for(let h=m+1;h<k.length;h+=1){const l=k.
charAt(h);if(l==="\\")h+=1;else if(l==="`")return h+1}return k.length}function x(k,m,h,l){let g=0;for(let r=m;r<k.length;r+=
1){const i=k.charAt(r);if(i===h)g+=1;else if(i===l&&(g-=1,g===0))return r+1}return k.length}function A(k,m,h){const l=k.
charAt(m);if(l==="("||l===")")return h.add("shell-parenthesis",{start:m,end:m+1},{character:l}),m+1;const g=l==="<"||l===
">",r=g?/[<>&|-]/:/[;&|]/;let i=m+1;for(;i-m<3&&r.test(k.charAt(i));)i+=1;const t=k.slice(m,i);return h.add(g?"shell-red\
irection":"shell-operator",{start:m,end:i},{operator:t}),i}},54421:function(K,w,c){Object.defineProperty(w,"__esModule",
{value:!0}),w.startedWords=L,w.textHanded=C;function T(){const M=c(11331);return T=function(){return M},M}const F=/^-(?:exec|ok)(?:dir)?$/;
function L(M){let S=M;for(;;){const[x,A]=S,k=(0,T().baseName)(x?.text??"");if(k==="find"){const h=S.findIndex(({text:l})=>F.
test(l));return h<0?S:L(S.slice(h+1))}if((0,T().programNamed)(k)?.kind!=="wrapper"||k==="command"&&/^-[vV]/.test(A?.text??
""))return S;const m=S.findIndex((h,l)=>l>0&&D(h,S));if(m<0)return S;S=S.slice(m)}}function D({text:M},S){const x=A=>/^np[mx]$/.
test(A)||(0,T().programNamed)(A)!==void 0;return S.slice(1).some(A=>x(A.text))?x(M):!/^-|^\w+=|^\d+[smhd]?$/.test(M)}function C(M){
const[S,...x]=M,A=S&&(0,T().programNamed)(S.text);if(A?.text===void 0)return;if(A.text==="words")return b(x);const k=A.text,
m=x.findIndex(({text:l})=>k.test(l)),h=x[m];if(h!==void 0){if(A.name==="cmd"){const l=h.text.slice(2);return b(l===""?x.
slice(m+1):[{...h,text:l},...x.slice(m+1)])}return/^[-/]e/i.test(h.text)&&R(A)?N(x[m+1]):R(A)?b(x.slice(m+1)):b(x.slice(
m+1,m+2))}}function R({name:M}){return M==="pwsh"||M==="powershell"}function b(M){return M.length===0?void 0:{text:M.map(
({text:S})=>S).join(" "),words:M}}function N(M){return M&&{text:Buffer.from(M.text,"base64").toString("utf16le"),words:[
M]}}},90762:function(K,w,c){Object.defineProperty(w,"__esModule",{value:!0}),w.ProblemCollector=void 0,w.textOf=L,w.unquotedText=
D;function T(){const R=c(13580);return T=function(){return R},R}function F(){const R=c(95132);return F=function(){return R},
R}function L(R){const[b]=R.parts;return R.parts.length===1&&b?b.text:R.parts.map(N=>N.text).join("")}function D(R){const[
b]=R.parts;return R.parts.length===1&&b&&!b.quoted?b.text:void 0}class C{#n=[];#e=new Set;add(b,N,M){if((0,T().ruleOf)(b).
severity==="error"){if(this.#e.has(b))return;this.#e.add(b)}this.#n.push((0,F().problemAt)(b,N,M))}inOrder(){const b=({rule:N})=>this.#e.
has(N)?0:1;return this.#n.sort((N,M)=>N.span.start-M.span.start||b(N)-b(M))}}w.ProblemCollector=C},678:function(K,w,c){c.
r(w),c.d(w,{default:()=>T});var T=c(70298)},58238:function(K,w,c){c.r(w),c.d(w,{parse:()=>T.parse,stringify:()=>T.stringify});
var T=c(15756)}};
