"use strict";exports.id=488,exports.ids=[488],exports.modules={3149:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),
v.judgeNodeFlags=l,v.judgeValue=S,v.nodeFlagsIn=g,v.parseHandedOn=f,v.setsHarmless=n,v.valueProblem=x;function N(){const r=a(
19609);return N=function(){return r},r}function F(){const r=a(32854);return F=function(){return r},r}function L(){const r=a(
94411);return L=function(){return r},r}function D(){const r=a(54669);return D=function(){return r},r}function C(){const r=a(
87646);return C=function(){return r},r}function R(){const r=a(31901);return R=function(){return r},r}function O(){const r=a(
17083);return O=function(){return r},r}const $=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
I=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function S(r,u,A){
const{word:m,flag:E,value:p="",off:j}=u;if(E===void 0)return[];if(E.choices!==void 0&&!E.choices.some(w=>T(w,p.replace(/\s+/g,
""))))return[x("unknown-flag",r,u)];if(E.kind==="node")return j?[]:l(m,g(r,p));const o=E.kind==="preload"&&!j?d(p,A?.stops===
!0):k(E.kind,u,A)||((0,O().isForeign)(u.written)||(0,O().isOfMachine)(u.written))&&"outside-code";return o?[x(o,r,u)]:[]}
function T(r,u){const[A="",m]=r.split("~");if(m===void 0)return u===r;const E=u.slice(A.length,u.length-m.length);return/^[^"'\\{}<>\s]+$/.
test(E)&&u===`${A}${E}${m}`}function x(r,u,{word:{text:A,span:m},written:E,value:p=""}){const j=A===E&&p!==""?`${E} ${p}`:
A;return(0,R().flagProblem)(r,u,{name:E,written:j,span:m,value:p})}function k(r,u,A){const m=b(r,u);return A?.starts==="\
node"&&r==="code"&&m==="tool-runs-file"?"outside-code":m}function b(r,u){const{written:A,value:m="",off:E}=u;switch(r){case"\
options":return y.test(m)?"outside-code":b("plain",u);case"program":return/[\\/]|^[.~]/.test(m)?"outside-code":void 0;case"\
plain":case"warning":return(0,O().isForeign)(m)||(0,O().isOfMachine)(m)&&!s(A,m)?"outside-code":void 0;case"command":case"\
node":return(0,O().isForeign)(m)?"outside-code":void 0;case"root":return(0,F().normalise)(m)===void 0?"outside-code":void 0;case"\
config":return E||!(0,O().isElsewhere)(m)?void 0:"outside-code";case"code":return E?void 0:i(m);case"preload":case"tests":case"\
choice":return;case"script-text":return/^[@\w./-]*$/.test(m)?E?void 0:i(m):"outside-code";case"variable":return c(m);case"\
module":return/^[\w.:-]*$/.test(m)?void 0:"outside-code";case"name":return m==="help"?"only-prints":/^[\w:.,-]+$/.test(m)?
void 0:"outside-code";case"output":return E?void 0:t(m);default:return E?void 0:r}}const y=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;
function d(r,u){if(N().PRELOADABLE_PACKAGES.has(r)||$.test(r))return"tool-runs-file";if(u)return"outside-code";const A=/^(?:@[^/]+\/)?[^/]+$/.
test(r);return i(r)??"tool-runs-file"}const h=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function s(r,u){return h.test(r)||r==="-t"&&!u.includes(":")}function i(r){return(0,O().isElsewhere)(r)?"outside-code":r.
split(",").some(u=>/^\.|\.[cm]?[jt]sx?$/.test(u))?"tool-runs-file":void 0}function n(r){const[,u="",A=""]=/^(\w+)[=:](.*)$/s.
exec(r)??[];return u!==""&&(0,L().isHarmlessVariable)(u,A)}function c(r){const u=r.split(",");if(!u.every(n))return u.some(
A=>I.test(A.trim()))?"outside-code":void 0}function t(r){const u=r.slice(r.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(u))return(0,O().isElsewhere)(u)?"writes-files":"tool-writes"}function g(r,u){return/^(?:_?mocha|deno)$/.test(r)?u.split(
",").map(A=>A.startsWith("-")?A:`--${A}`):r==="ava"?(0,D().lex)(u).words.map(({text:A})=>A):[u]}const e="x.js";function l(r,u){
return f(r,u).problems}function f({span:r},u){return(0,C().parseNode)([...u,e,e].map(A=>({text:A,span:r,quoted:!1})))}},
45806:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.launchedBy=d,v.parseInvocation=y;function N(){const o=a(
76760);return N=function(){return o},o}function F(){const o=a(21006);return F=function(){return o},o}function L(){const o=a(
2562);return L=function(){return o},o}function D(){const o=a(91063);return D=function(){return o},o}function C(){const o=a(
92739);return C=function(){return o},o}function R(){const o=a(95132);return R=function(){return o},o}function O(){const o=a(
54669);return O=function(){return o},o}function $(){const o=a(11331);return $=function(){return o},o}function I(){const o=a(
3149);return I=function(){return o},o}function S(){const o=a(87646);return S=function(){return o},o}function T(){const o=a(
39872);return T=function(){return o},o}function x(){const o=a(31901);return x=function(){return o},o}function k(){const o=a(
92170);return k=function(){return o},o}const b=4;function y(o,w,P=D().NO_PROGRAMS){const M=typeof o=="string"?k().PARSERS[o](
w,P):(0,T().parseProgram)(o,w,P);return h(M,P,0)}function d({launched:o=[]}){return o.flatMap(w=>[w,...d(w)])}function h(o,w,P){
const{invocation:M}=o,H=(M.launched??[]).map(V=>({invocation:V,problems:[]})).map(V=>h(V,w,P)),{launches:B,problems:G}=c(
M,w),z=[...G];for(const V of B){const[J={text:"",span:{start:0,end:0}}]=V.words,X=P===b?"outside-code":V.program?void 0:
i(J.text);X?z.push((0,x().wordProblem)(X,M.operands[0]?.text??"",J)):H.push(h(s(V,w),w,P+1))}if(H.length===0&&z.length===
0)return o;const U=H.map(V=>V.invocation);return{invocation:{...M,...U.length>0&&{launched:U}},problems:[...[o,...H].flatMap(
V=>V.problems),...z]}}function s({program:o,words:w,...P},M){if(o!==void 0){const{invocation:B,problems:G}=k().PARSERS[o](
w,M);return{invocation:{...B,...P},problems:G}}const[W]=w,H=W?.text??"";return(0,k().isProgram)(H)?k().PARSERS[H](w.slice(
1),M):k().PARSERS.npx(w,M)}function i(o){return o.startsWith("-")?"unknown-flag":(0,$().programNamed)(o)!==void 0&&!(0,k().
isProgram)(o)&&!(0,C().isKnownTool)(o)?"outside-code":void 0}const n={launches:[],problems:[]};function c(o,{tools:w}){if(o.
program==="node")return t(o);const{subcommand:P,operands:M,passthrough:W}=o,[H]=M,G=(P==="exec"||P==="script-or-tool")&&
H?(0,C().toolOf)(H.text,w):void 0;if(H===void 0||G?.mayStart!==!0)return n;const z=(0,L().readTool)(G,W),U=g(G,H,W,z),V=z.
flags.flatMap(({word:J,flag:X,value:Q})=>X?.kind==="command"&&Q!==void 0?[{...J,text:Q}]:[]);return E([U,...V.map(J=>r(H.
text,J))])}function t(o){const[w]=(0,S().isTestRun)(o)?[]:o.operands;return w===void 0?n:{launches:j(w.text).map(M=>({program:"\
npx",words:[...["--",M].map(H=>({...w,text:H})),...o.passthrough],starts:"file"})),problems:[]}}function g({starts:o,subcommands:w},P,M,{
flags:W,operands:H,started:B}){const[G]=B,z=W.some(({flag:U})=>U?.kind==="only-prints"||U?.kind==="outside-code");switch(o){case void 0:
return n;case"node":return z||G&&w.has(G.text)?n:{launches:[{program:"node",words:B}],problems:[]};case"command":return z||
G&&w.has(G.text)?n:l(P.text,M,B);case"command-texts":return E(H.map(U=>r(P.text,U)));case"npm-scripts":return E(H.map(U=>u(
P.text,U,e(W))))}}function e(o){return o.flatMap(({flag:w,word:P})=>w===void 0?[P]:[])}function l(o,w,P){const{words:M,problems:W}=o===
"cross-env"?f(P):{words:P,problems:[]},[H]=M,B=H&&w.find(({text:U})=>U===H.text);if(H===void 0||B===H)return{launches:[{
words:M}],problems:W};const G=`\`${o}\` starts at the first word that is \`${H.text}\``,z={program:o,flag:H.text,fault:G};
return{launches:[{words:M}],problems:[(0,R().problemAt)("flag-value",H.span,z)]}}function f(o){const w=o.findIndex(({text:W})=>!/^\w+=/.
test(W)),P=w<0?o:o.slice(0,w),M=P.flatMap(({text:W,span:H})=>{if((0,I().setsHarmless)(W))return[];const{written:B,attached:G=""}=(0,F().
splitAtEquals)(W);return[(0,R().problemAt)("assignment-refused",H,{name:B,value:G,known:!1})]});return{words:o.slice(P.length),
problems:M}}function r(o,{text:w,span:P}){const[,M="",W=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(w)??[],{words:H,problems:B}=(0,O().
lex)(M===""?w.replace(/^npm:(?=\S)/,"npm run "):W);if(!(0,O().hasOneReading)({problems:B})&&!(M!==""&&W.trim()===""))return m(
o,{text:w,span:P});const G=H.map(z=>({...z,span:P}));return M===""?{launches:[{words:G}],problems:[]}:/^[\w:.@/*-]+$/.test(
M)?A([{text:M,span:P,quoted:!1},...G],"wildcard"):m(o,{text:w,span:P})}function u(o,{text:w,span:P},M){const[,W="",H=""]=/^\s*(\S+)(.*)$/s.
exec(w)??[],{words:B,problems:G}=(0,O().lex)(H),z=H.trim()==="";if(W===""||!z&&!(0,O().hasOneReading)({problems:G})||/\{!?[*@%\d]/.
test(w))return m(o,{text:w,span:P});const U=B.map(J=>({...J,span:P})),V=[...M,{text:W,span:P,quoted:!1},...U];return A(V,
/^[\w:.@/-]+$/.test(W)?void 0:"glob")}function A(o,w){const W={program:"npm",words:[{text:"run",span:o.at(-1)?.span??{start:0,
end:0},quoted:!1},...o]};return{launches:[w?{...W,selects:w}:W],problems:[]}}function m(o,w){return{launches:[],problems:[
(0,x().wordProblem)("outside-code",o,w)]}}function E(o){return{launches:o.flatMap(({launches:w})=>w),problems:o.flatMap(
({problems:w})=>w)}}const p=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;function j(o){const w=N().
posix.normalize(o.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(w))return["yarn"];const[,
P,M=""]=p.exec(w)??[];if(P===void 0)return[];if(P===".bin")return[M];const H=[...new Set([M.replace(/\.[cm]?[jt]s$/,""),
P])].filter(B=>(0,C().isKnownTool)(B));return H.length>0?H:[P]}},4289:function(K,v,a){Object.defineProperty(v,"__esModul\
e",{value:!0}),v.filesIn=S,v.filesNamedBy=I,v.filesOfFlag=T,v.pythonFiles=k;function N(){const d=a(2562);return N=function(){
return d},d}function F(){const d=a(91063);return F=function(){return d},d}function L(){const d=a(92739);return L=function(){
return d},d}function D(){const d=a(71011);return D=function(){return d},d}function C(){const d=a(32854);return C=function(){
return d},d}function R(){const d=a(3149);return R=function(){return d},d}function O(){const d=a(17083);return O=function(){
return d},d}const $={files:[],roots:[],nodeFlags:[]};function I({subcommand:d,operands:h,passthrough:s},i=F().NO_PROGRAMS){
const[n]=h;return d==="exec"&&n?S(n,s,i):$}function S({text:d},h,{tools:s}=F().NO_PROGRAMS){const i=(0,L().toolOf)(d,s)??
(0,D().unknownTool)(d),n=(0,N().readTool)(i,h);return{files:[...n.flags.flatMap(c=>T(d,c)),...b(i,n.operands)],roots:n.flags.
flatMap(({flag:c,value:t})=>c?.kind==="root"&&t?[t]:[]),nodeFlags:y(d,i,n)}}function T(d,h){const{word:s,flag:i,value:n="",
off:c}=h;if(i===void 0||c||n==="")return[];const{span:t}=s,g=n.split(",").filter(e=>e!==""&&!(0,O().isElsewhere)(e));switch(i.
kind){case"tests":return[{as:"tests",path:n,span:t}];case"config":return(0,O().isElsewhere)(n)||/^[\w.-]+ *=/.test(n)?[]:
[{as:"config",path:n,span:t}];case"root":return(0,O().isElsewhere)(n)?[]:[{as:"place",path:n,span:t}];case"output":{const e=n.
slice(n.lastIndexOf("=")+1);return(0,O().isElsewhere)(e)?[]:[{as:"place",path:e,span:t}]}case"code":case"preload":case"s\
cript-text":{const e=(0,R().valueProblem)("tool-runs-file",d,h),l=i.kind==="preload";return g.map(f=>{const r=f.replace(
/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(r)?{as:"code",path:r,span:t}:{as:"module",path:r,span:t,
ifFile:e,first:l}})}case"module":case"warning":{const e=i.kind==="warning"?x(n):n;if(!/^[\w.]+$/.test(e))return[];const l=(0,R().
valueProblem)("tool-runs-file",d,h);return k(e).map(f=>({as:"module",path:f,span:t,ifFile:l}))}default:return[]}}function x(d){
return d.split(":")[2]?.trim().replace(/\.?\w*$/,"")??""}function k(d){const h=d.replaceAll(".","/");return["","src/"].flatMap(
s=>[".py","/__main__.py","/__init__.py"].map(i=>`${s}${h}${i}`))}function b(d,h){const s=d.operands==="tests"||d.operands===
"first-tests",n=(d.operands==="first-tests"?h.slice(0,1):d.operands==="tests"?h:[]).filter(({text:g})=>!d.subcommands.has(
g)).map(({text:g,span:e})=>({as:"tests",path:g.replace(/^!|:[\d,*-]+$/g,""),span:e})),c=d.readsArgumentFiles?h.filter(({
text:g})=>g.startsWith("@")):[],t=!s&&!d.mayStart?h:[];return[...n,...t.flatMap(({text:g,span:e})=>{const l=(0,C().normalise)(
g);return l!==void 0&&l!==""&&!(0,C().isWithin)(l,".git",{ignoreCase:!0})&&!(0,O().isElsewhere)(g)?[{as:"place",path:g,span:e}]:
[]}),...c.map(({text:g,span:e})=>({as:"arguments",path:g.slice(1),span:e}))]}function y(d,{handsOn:h},{flags:s}){return s.
flatMap(({word:i,flag:n,value:c="",off:t})=>{const g=n?.kind==="node"&&!t?(0,R().nodeFlagsIn)(d,c):n===void 0&&h?[i.text,
...i.text.includes("=")||c===""?[]:[c]]:[];return g.length===0?[]:(0,R().parseHandedOn)(i,g).invocation.flags})}},74167:function(K,v,a){
Object.defineProperty(v,"__esModule",{value:!0}),v.readNopt=C;function N(){const T=a(4274);return N=function(){return T},
T}function F(){const T=a(21006);return F=function(){return T},T}function L(){const T=a(95132);return L=function(){return T},
T}function D(){const T=a(31901);return D=function(){return T},T}function C(T,x){const k=[],b=[],y=[];for(const d of(0,F().
readFlags)(T,R).tokens)if(d.kind==="operand")b.push(d.word);else if(d.kind==="unknown"){const h={program:x,flag:d.written};
y.push((0,L().problemAt)("unknown-flag",d.word.span,h))}else{const{flag:h,fault:s}=S(d);if(k.push(h),s!==void 0){const i={
program:"npm",flag:d.written,fault:s};y.push((0,L().problemAt)("flag-value",d.word.span,i))}}return{flags:k,remain:b,problems:y}}
const R={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"never",expand:T=>{const x=T.replace(/^-+/,
""),k=O(x)??I(x)??$(x);return k&&[k]}};function O(T){const x=N().NPM_FLAGS.get(T);return x&&{spec:x,negated:!1,takes:x.arity===
"value"?"always":"true-or-false"}}function $(T){const x=T.startsWith("no-")?N().NPM_FLAGS.get(T.slice(3)):void 0;return x&&
{spec:x,negated:!0,takes:x.arity==="value"?"never":"true-or-false"}}function I(T){const[x="",k]=N().NPM_SHORTHANDS.get(T)??
[],b=O(x.slice(2))??$(x.slice(2));return b&&(k===void 0?b:{...b,fixed:k,takes:"never"})}function S(T){const{word:x,written:k,
attached:b,next:y,consumes:d}=T,{spec:h,negated:s,fixed:i}=T.part,n={name:`--${h.name}`,written:k,span:x.span,spec:h,negated:s};
if(i!==void 0){const l=b===void 0?void 0:"it takes no value";return{flag:{...n,value:i},fault:l}}if(h.arity==="value"){const l={
...n,...(0,F().valueRead)(T)};return{flag:l,fault:(0,D().valueFault)(l.value,s)}}const c=d?y?.text:b,t={...n,negated:c===
"false"?!s:s};if(b!==void 0&&!(0,F().isTruth)(b))return{flag:t,fault:"npm reads its value as a separate word"};const g=h.
effect==="of-tests"?/^[^-]/:/^(?:null|always)$/,e=h.arity==="loose"&&g.test(y?.text??"");return{flag:t,fault:e?"npm read\
s the next word as its value":void 0}}},87646:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.isTestRun=
k,v.parseNode=O;function N(){const h=a(19609);return N=function(){return h},h}function F(){const h=a(21006);return F=function(){
return h},h}function L(){const h=a(95132);return L=function(){return h},h}function D(){const h=a(31901);return D=function(){
return h},h}function C(){const h=a(17083);return C=function(){return h},h}const R=new Set(["","-","/dev/stdin","/dev/fd/\
0","/proc/self/fd/0"]);function O(h){const s=[],i=[],n=[],c=new Set;for(const A of(0,F().readFlags)(h,$).tokens){if(A.kind===
"operand"){n.push(A.word);continue}if(A.kind==="unknown"){const w={program:"node",flag:A.written};i.push((0,L().problemAt)(
"unknown-flag",A.word.span,w));continue}const{spec:m,negated:E}=A.part,p=S(A);s.push(p);const j=T(m,E,p.value);if(j!==void 0&&
i.push(x(p,j)),E)continue;c.add(m.kind);const o=y(m,p);o!==void 0&&i.push((0,D().flagProblem)(o,"node",p))}const t=k({flags:s}),
g=t?n.length:c.has("evaluates")?0:1,e=n.slice(0,g),l=n.slice(g),f=t||c.has("only-prints")||c.has("evaluates"),r=d(e,t,h);
r!==void 0&&!(f&&e.length===0)&&i.push(r);const u=(0,D().onlyAsksForInformation)(l);return u!==void 0&&i.push((0,D().printsOnly)(
"node",u)),{invocation:{program:"node",flags:s,operands:e,passthrough:l},problems:i}}const $={flags:"first",dash:"operan\
d",separator:/^--$/,equals:"long",unknown:"never",expand:h=>{const s=h.startsWith("--"),i=s?h.slice(2).replaceAll("_","-"):
h,n=i.startsWith("no-")&&!N().NODE_FLAGS.has(i),c=n?i.slice(3):i,t=N().NODE_FLAGS.get(N().NODE_ALIASES.get(c)??(s?c:""));
return t&&[{spec:t,negated:n,takes:n?"never":I(t)}]}};function I({name:h,arity:s}){return h==="print"?"unless-dash":s===
"value"?"always":"never"}function S(h){const{spec:s,negated:i}=h.part;return{name:`--${i?"no-":""}${s.name}`,written:h.written,
...(0,F().valueRead)(h)}}function T({name:h,arity:s},i,n){if(s==="value")return(0,D().valueFault)(n,i);if(i)return n===void 0?
void 0:"a `--no-` flag takes no value";if(s!=="none")return n?void 0:"its value is missing";const c=h==="print"||/^(?:inspect|debug)/.
test(h);return n===void 0||c?void 0:"it takes no value"}function x(h,s){return(0,L().problemAt)("flag-value",h.span,{program:"\
node",flag:h.written,fault:s})}function k({flags:h}){return h.findLast(({name:s})=>s==="--test"||s==="--no-test")?.name===
"--test"}const b=/\.(?:info|lcov|log|tap|txt|xml)$/;function y(h,{value:s=""}){switch(h.kind){case"harmless":return;case"\
reports-tests":return N().BUILT_IN_REPORTERS.has(s)?void 0:"outside-code";case"tolerates-rejections":return s==="warn"||
s==="none"?"weakens":void 0;case"writes-report":return s==="stdout"||s==="stderr"?void 0:b.test(s)&&!(0,C().isElsewhere)(
s)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"preloads":return N().PRELOADABLE_PACKAGES.has(
s)?"tool-runs-file":"outside-code";default:return h.kind}}function d(h,s,i){const[n]=h;if(n===void 0){const g=i.at(-1)?.
span.end??0;return s?void 0:(0,L().problemAt)("reads-stdin",{start:0,end:g},{program:"node",flag:""})}const{text:c,span:t}=n;
if(R.has(c))return(0,L().problemAt)("reads-stdin",t,{program:"node",flag:c});if(c.startsWith("-"))return(0,L().problemAt)(
"dash-operand",t,{operand:c});if(c==="inspect"||!s&&c==="debug")return(0,L().problemAt)("outside-code",t,{program:"node",
flag:c})}},3893:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.isToolName=x,v.parseNpm=$,v.parseNpx=
h;function N(){const e=a(4274);return N=function(){return e},e}function F(){const e=a(21006);return F=function(){return e},
e}function L(){const e=a(91063);return L=function(){return e},e}function D(){const e=a(95132);return D=function(){return e},
e}function C(){const e=a(74167);return C=function(){return e},e}function R(){const e=a(46868);return R=function(){return e},
e}function O(){const e=a(31901);return O=function(){return e},e}function $(e,l=L().NO_PROGRAMS){return I("npm",e,e,l)}function I(e,l,f,r){
const{flags:u,remain:A,problems:m}=(0,C().readNopt)(l,e),[E,...p]=A,j=E&&N().NPM_SUBCOMMANDS.get(E.text),o=j?.kind==="ru\
ns-tool",w=[...u.flatMap(H=>y(e,H,o)),...m],P={program:e,flags:u};if(E===void 0)return u.some(b)||w.push(d(e,f)),{invocation:{
...P,operands:[],passthrough:[]},problems:w};if(j===void 0){const H=[...N().NPM_SUBCOMMANDS].find(([G])=>G.startsWith(E.
text))?.[1].name??"",B={program:"npm",subcommand:E.text,meant:H};return w.unshift((0,D().problemAt)("unknown-subcommand",
E.span,B)),{invocation:{...P,operands:p,passthrough:[]},problems:w}}const M={...P,subcommand:j.name},W=S(j,{word:E,rest:p},
M,r);return{invocation:W.invocation,problems:[...W.problems,...w]}}function S({name:e,kind:l},f,r,u){return l==="runs-sc\
ript"?T(e,f,r):l==="runs-tool"?k(f,r,u):{invocation:{...r,operands:f.rest,passthrough:[]},problems:[(0,O().wordProblem)(
l,r.program,{text:e,span:f.word.span})]}}function T(e,{word:l,rest:f},r){const u=e==="run"?f.slice(0,1):[l],A=e==="run"?
f.slice(1):f,[m]=u,E=[];m===void 0?E.push((0,O().printsOnly)("npm",{...l,text:"run"})):m.text==="env"&&E.push({...(0,O().
printsOnly)("npm",{...m,text:"run env"}),severity:"error"});const p=(0,O().onlyAsksForInformation)(A);return p!==void 0&&
E.push((0,O().printsOnly)("npm",p)),{invocation:{...r,operands:u,passthrough:A},problems:E}}function x(e){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(e)}function k({word:e,rest:l},f,{tools:r}){const[u,...A]=l;if(u===void 0){const E=f.flags.some(b)?[]:[d(f.program,[
e])];return{invocation:{...f,operands:[],passthrough:[]},problems:E}}const m={...f,operands:[u],passthrough:A};return x(
u.text)?{invocation:m,problems:(0,R().parseTool)(u,A,r)}:{invocation:m,problems:[(0,O().wordProblem)("uses-network",f.program,
u)]}}function b({spec:{effect:e},negated:l}){return!l&&(e==="only-prints"||e==="outside-code")}function y(e,l,f){const{effect:r,
name:u}=l.spec;switch(r){case"harmless":return[];case"selects-scripts":return u==="if-present"?[]:u==="ignore-scripts"?l.
negated?[]:[(0,O().flagProblem)("skips-tests",e,l)]:f?[(0,O().flagProblem)("outside-code",e,l)]:[];case"of-tests":{const A=(0,O().
flagProblem)("unknown-flag",e,l);return[f?A:{...A,severity:"warning"}]}case"uses-network":return l.negated?[]:[(0,O().flagProblem)(
r,e,l)];default:return[(0,O().flagProblem)(l.negated?"unknown-flag":r,e,l)]}}function d(e,l){const f=l[0]?.span.start??0,
r=l.at(-1)?.span.end??0;return(0,D().problemAt)("nothing-to-run",{start:f,end:r},{program:e})}function h(e,l=L().NO_PROGRAMS){
const{tokens:f,separator:r}=(0,F().readFlags)(e,c),u=[{text:"exec",span:e[0]?.span??{start:0,end:0},quoted:!1}],A=[];for(const E of f){
if(E.kind==="operand"&&A.push(E.word),E.kind!=="flag")continue;const{word:p,written:j,attached:o,consumes:w,next:P}=E,M=s.
get(t(j)),W=o===void 0?M:`${M}=${o}`;u.push(M===void 0?p:{...p,text:W??""}),w&&P&&u.push(P)}const[m]=A;return r!==void 0?
u.push(r):m!==void 0&&u.push({...m,text:"--"}),I("npx",[...u,...A],e,l)}const s=new Map([["no-install","--no-yes"],["p",
"--package"]]),i=new Set("package p userconfig call c shell".split(" ")),n=new Set("no-install quiet q version v help h".
split(" ")),c={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(e,l)=>{const f=t(e),r=f===
"p"?void 0:N().NPM_SHORTHANDS.get(f);return r!==void 0?{instead:l===void 0?r:[...r,l]}:[{spec:void 0,negated:!1,takes:i.
has(f)?"always":g(f)?"never":"unless-dash"}]}};function t(e){return e.replace(/^-+/,"")}function g(e){const l=N().NPM_FLAGS.
get(e)?.arity;return n.has(e)||l==="none"||l==="loose"}},39872:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),
v.extensionProblems=l,v.parseProgram=k;function N(){const u=a(2562);return N=function(){return u},u}function F(){const u=a(
91063);return F=function(){return u},u}function L(){const u=a(92739);return L=function(){return u},u}function D(){const u=a(
95132);return D=function(){return u},u}function C(){const u=a(11331);return C=function(){return u},u}function R(){const u=a(
4289);return R=function(){return u},u}function O(){const u=a(3893);return O=function(){return u},u}function $(){const u=a(
46868);return $=function(){return u},u}function I(){const u=a(31901);return I=function(){return u},u}function S(){const u=a(
92170);return S=function(){return u},u}function T(){const u=a(48886);return T=function(){return u},u}function x(){const u=a(
91883);return x=function(){return u},u}function k(u,A,m){const{program:E}=u,p={program:E,family:u,flags:[],operands:[],passthrough:[]},
j=b({use:u.use,path:"",words:A,family:u,families:m});return{invocation:{...p,...j.invocation},problems:j.problems}}function b(u){
const{use:A,path:m,family:E}=u,{data:p,behind:j}=A,o=j?u.words.findIndex(({text:Z})=>Z==="--"):-1,w=o<0?u.words:u.words.
slice(0,o),P=o<0||!j?[]:(0,N().readTool)(j,u.words.slice(o+1)).flags,M=(0,N().readTool)(A,w),W=M.rest===void 0?M.flags:[
...M.flags,M.rest.flag],H=W.map(d),B=W.flatMap(Z=>(0,R().filesOfFlag)(E.program,Z)).filter(({as:Z})=>Z!=="place"),G=[...W.
flatMap(Z=>(0,$().toolFlagProblems)(E.program,A,Z)),...P.flatMap(Z=>(0,$().toolFlagProblems)(E.program,j,Z))],[z,...U]=M.
started.slice(p.skips??0),V=z&&A.subcommands.get(z.text);if(V===void 0||z===void 0){const Z=s(u,M),q=M.flags.some(({flag:_})=>_?.
kind==="checks-syntax-only"),Y=h(u,[...M.flags,...P]);return{invocation:{...m&&{subcommand:m},...p.any_package&&{anyPackage:!0},
...q&&{parsed:!0},...Z.invocation,flags:H,files:[...B,...Z.invocation.files??[],...y(A,Z.invocation.operands??[])]},problems:[
...G,...Y,...Z.problems]}}const J=m===""?z.text:`${m} ${z.text}`,X=V.data.starts==="own-script"?i("own-script",z,U,u):b(
{...u,use:V,path:J,words:U}),Q=V.data.does?[(0,I().wordProblem)(V.data.does,E.program,{...z,text:J})]:[];return{invocation:{
...X.invocation,...p.any_package&&{anyPackage:!0},flags:[...H,...X.invocation.flags??[]],files:[...B,...X.invocation.files??
[]]},problems:[...G,...Q,...X.problems]}}function y({data:{operands:u,starts:A}},m){return m.flatMap(({text:E,span:p})=>{
const j=(u==="package"||A==="package")&&E.endsWith(".go");return!((0,T().ruleForOperand)("path",E)===void 0)||u!=="tests"&&
!j?[]:[{as:"tests",path:E.replace(/::.*$/s,""),span:p}]})}function d({word:u,written:A,value:m}){return{name:A,written:A,
span:u.span,...m!==void 0&&{value:m}}}function h({use:u,path:A,words:m,family:E},p){if(u.data.writes_unless===void 0)return[];
const j=u.data.writes_unless.split(" ");if(p.some(({written:w,off:P})=>!P&&j.includes(w)))return[];const o=m[0]?.span??{
start:0,end:0};return[(0,I().wordProblem)("tool-writes",E.program,{text:A||E.program,span:o})]}function s(u,A){const{use:m,
family:E,families:p}=u,{rest:j}=A;if(j!==void 0)return j.flag.flag?.kind==="module"?(0,x().parseModule)(E,j.words,p,k):{
invocation:{passthrough:j.words},problems:[]};const o=m.data.starts??(m.subcommands.size>0?"subcommand":void 0),w=o===void 0?
A.operands:A.started.slice(m.data.skips??0),[P,...M]=w;if(P===void 0){const W=A.flags.some(({flag:z})=>z?.kind==="only-p\
rints"),H={start:0,end:E.program.length},B=W?void 0:m.data.alone,G=B?[(0,I().wordProblem)(B,E.program,{text:"",span:H})]:
[];return{invocation:{},problems:G}}return o===void 0?{invocation:{operands:w},problems:(0,T().judgeOperands)(m,w,E)}:i(
o,P,M,u)}function i(u,A,m,E){const{program:p}=E.family,j={operands:[A],passthrough:m};switch(u){case"subcommand":{const o={
program:p,subcommand:A.text},w=(0,D().problemAt)("unknown-subcommand",A.span,o);return{invocation:j,problems:[w]}}case"f\
ile":return e(A,m,E);case"package":{const o=(0,T().ruleForOperand)("package",A.text);return{invocation:j,problems:o?[(0,I().
wordProblem)(o,p,A)]:[]}}case"command":return f(A,m,E);case"script":case"own-script":{const o=n.test(A.text)?[(0,I().wordProblem)(
"outside-code",p,A)]:[];return{invocation:{...j,subcommand:"run"},problems:[...o,...g(m,E.family)]}}case"tool":return r(
"exec",A,m,E);case"script-or-tool":case"script-tool-or-file":{if(!(u==="script-tool-or-file"&&t(A.text))&&!c.test(A.text)){
const w=r("script-or-tool",A,m,E);return{...w,problems:[...w.problems,...g(m,E.family)]}}return u==="script-tool-or-file"?
e(A,m,E):{invocation:j,problems:[(0,I().wordProblem)("outside-code",p,A)]}}}}const n=/^\/|\*/,c=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function t(u){return/[\\/]/.test(u)&&!/^@[\w.-]+\/[\w.-]+$/.test(u)}function g(u,{program:A,use:m}){return u.filter(({text:p})=>{
const j=/^--([\w-]+)/.exec(p)?.[1];return j!==void 0&&m.flags.get((0,F().flagKey)(j))?.kind==="outside-code"}).map(p=>(0,I().
wordProblem)("outside-code",A,p))}function e(u,A,m){const{family:E,families:p}=m,{program:j}=E,{text:o,span:w}=u,P={operands:[
u],passthrough:A,starts:"file"};if(o==="-"||o===""||o.startsWith("/dev/"))return{invocation:P,problems:[(0,D().problemAt)(
"reads-stdin",w,{program:j,flag:o})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(o)&&/:/.test(o))return{
invocation:P,problems:[(0,I().wordProblem)("uses-network",j,u)]};const[,W=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(o)??[],H=E.data.dependency_tools.includes(W)?p.known.get(W):void 0;if(H!==void 0){const B=k(H,A,p);return{invocation:{
launched:[B.invocation]},problems:B.problems}}return{invocation:P,problems:l(E,o,w)}}function l({program:u,data:{extensions:A}},m,E){
const[,p]=/\.([^./\\]*)$/.exec(m.replace(/^.*\//s,""))??[];return A===void 0||p===void 0||A.split(" ").includes(p)?[]:[(0,D().
problemAt)("target-extension",E,{program:u,path:m,extension:p})]}function f(u,A,m){const{family:E,families:p}=m,{text:j}=u;
if(/:\/\//.test(j))return{invocation:{},problems:[(0,I().wordProblem)("uses-network",E.program,u)]};if(j==="-"||/\.\w+$/.
test(j))return e(u,A,m);const o=p.known.get(j);if(o===void 0||!E.data.started_programs.includes(j))return{invocation:{},
problems:[(0,I().wordProblem)("outside-code",E.program,u)]};const{invocation:w,problems:P}=k(o,A,p);return{invocation:{launched:[
w]},problems:P}}function r(u,A,m,{family:E,families:p}){const{text:j}=A,o=p.allowed.get(j),w=(0,S().isProgram)(j)?S().PARSERS[j](
m,p):o&&k(o,m,p);if(u==="exec"&&t(j))return{invocation:{},problems:[(0,I().wordProblem)("outside-code",E.program,A)]};const P=/[;&|<>$`'"(){}\\*?]/.
test(j)||(0,C().hasCommandLine)(j);if(!(0,O().isToolName)(j)&&(u==="exec"||P))return{invocation:{},problems:[(0,I().wordProblem)(
"outside-code",E.program,A)]};const M={subcommand:u,operands:[A],passthrough:m,...w&&{launched:[w.invocation]}};if(w!==void 0)
return{invocation:M,problems:w.problems};if((0,C().isShell)(j)||u==="exec"&&(0,C().programNamed)(j)!==void 0)return{invocation:M,
problems:[(0,I().wordProblem)("outside-code",E.program,A)]};const{tools:W}=p,H=u==="exec"||(0,L().toolOf)(j,W)!==void 0||
(0,L().refusalOf)(j);return{invocation:M,problems:H?(0,$().parseTool)(A,m,W):[]}}},46868:function(K,v,a){Object.defineProperty(
v,"__esModule",{value:!0}),v.parseTool=$,v.parseUnknownTool=S,v.toolFlagProblems=T;function N(){const s=a(2562);return N=
function(){return s},s}function F(){const s=a(92739);return F=function(){return s},s}function L(){const s=a(71011);return L=
function(){return s},s}function D(){const s=a(11331);return D=function(){return s},s}function C(){const s=a(3149);return C=
function(){return s},s}function R(){const s=a(31901);return R=function(){return s},s}function O(){const s=a(17083);return O=
function(){return s},s}function $(s,i,n){const c=s.text,t=(0,F().refusalOf)(c);if(t!==void 0)return[(0,R().wordProblem)(
t,c,s)];const g=(0,R().onlyAsksForInformation)(i);if(g!==void 0)return[(0,R().printsOnly)(c,g)];const e=(0,F().toolOf)(c,
n);if(e===void 0)return S(s,i);const l=(0,N().readTool)(e,i),f=e.operands==="tests"||e.operands==="first-tests";return[...x(
s,e,l),...I(e,l)?[(0,R().printsOnly)(c,{text:"",span:s.span})]:[],...l.flags.flatMap(r=>T(c,e,r)),...l.operands.flatMap(
r=>!f&&((0,O().isForeign)(r.text)||e.operands===void 0&&(0,O().isOfMachine)(r.text))?[(0,R().wordProblem)("outside-code",
c,r)]:[])]}function I({printsUnless:s},{flags:i}){return s!==void 0&&!i.some(({flag:n,off:c})=>n?.kind==="only-prints"||
n&&!c&&s.includes(n.name))}function S(s,i,n=(0,L().unknownTool)(s.text)){const c=s.text,t=(0,N().readTool)(n,i);return[...x(
s,n,t),...b(s,i,t),...t.flags.flatMap(g=>T(c,void 0,g)),...y(s,t)]}function T(s,i,n){return n.flag===void 0?h(s,i,n):(0,C().
judgeValue)(s,n,i)}function x(s,i,{operands:n,started:c}){const g=i.starts===void 0?n:c,e=g.find(({text:f})=>i.readsBehind&&
i.subcommands.has(f))??g[0],l=e?k(i,e.text):i.alone;return l===void 0?[]:[(0,R().wordProblem)(l,s.text,e??s)]}function k({
endsWith:s,subcommands:i},n){if(s?.has(n))return;const c=n.split(":").find(t=>i.get(t)==="never-ends");return i.get(n)??
(s||c!==void 0?"never-ends":void 0)}function b({text:s},i,{flags:n,operands:c}){const t=i[i.findIndex(({text:f})=>f==="-\
-")+1],g=[...new Set([c[0],t])].filter(f=>f!==void 0&&(0,D().startsOthers)(f.text)),e=n.filter(({written:f,flag:r,value:u=""})=>/^-[ex]$/.
test(f)&&/\s/.test(u)||r?.kind!=="config"&&(0,D().isCommandLine)(u)),l=c.filter(({text:f})=>(0,D().hasCommandLine)(f));return[
...g,...e.map(({word:f})=>f),...l].flatMap(f=>f===void 0?[]:[(0,R().wordProblem)("outside-code",s,f)])}function y({text:s},{
operands:i}){return i.flatMap(n=>n.text==="-"?[(0,R().wordProblem)("reads-stdin",s,n)]:d(n.text)?[(0,R().wordProblem)("u\
ses-network",s,n)]:(0,O().isForeign)(n.text)||(0,O().isOfMachine)(n.text)?[(0,R().wordProblem)("outside-code",s,n)]:[])}
function d(s){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.test(s)}function h(s,i,{word:n,
value:c=""}){const t=g=>[(0,R().wordProblem)(g,s,n)];if(i?.handsOn===!0){const g=n.text.includes("=")||c===""?[]:[c],e=(0,C().
judgeNodeFlags)(n,[n.text,...g]);if(!e.some(({rule:l})=>l==="unknown-flag"))return e}return i?.stops===!0?t("unknown-fla\
g"):i?.starts==="npm-scripts"?n.text.includes("=")?[]:t("unknown-flag"):(0,O().isForeign)(c)||(0,O().isOfMachine)(c)?t("\
outside-code"):i===void 0?[]:t("unknown-flag")}},31901:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),v.
flagProblem=N,v.onlyAsksForInformation=C,v.printsOnly=R,v.valueFault=L,v.wordProblem=a;function a(O,$,{text:I,span:S}){return F(
O,S,{program:$,flag:I})}function N(O,$,I){const{written:S,span:T,value:x}=I,k={program:$,flag:S};return F(O,T,x===void 0?
k:{...k,value:x})}function F(O,$,I){return{rule:O,span:$,args:I}}function L(O,$){return $?"it takes a value, so it has n\
o `--no-` form":O===void 0||O===""?"its value is missing":O.startsWith("-")?"its value begins with a dash":void 0}const D=new Set(
["--version","-v","-V","--help","-h"]);function C(O){const[$]=O;return O.length===1&&$!==void 0&&D.has($.text)?$:void 0}
function R(O,$){return a("only-prints",O,$)}},92170:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.PARSERS=
void 0,v.isProgram=D;function N(){const C=a(87646);return N=function(){return C},C}function F(){const C=a(3893);return F=
function(){return C},C}const L=v.PARSERS={node:N().parseNode,npm:F().parseNpm,npx:F().parseNpx};function D(C){return Object.
hasOwn(L,C)}},48886:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.judgeOperands=R,v.ruleForOperand=
$;function N(){const k=a(91063);return N=function(){return k},k}function F(){const k=a(32854);return F=function(){return k},
k}function L(){const k=a(95132);return L=function(){return k},k}function D(){const k=a(31901);return D=function(){return k},
k}function C(){const k=a(17083);return C=function(){return k},k}function R({data:{operands:k="path"},refusedOperands:b},y,d){
return y.flatMap(h=>{const s=O(b,h.text)??$(k,h.text);return s!==void 0?[(0,D().wordProblem)(s,d.program,h)]:d.data.variables===
void 0?[]:x(d,h)})}function O({flags:k,prefixes:b},y){const d=(0,N().flagKey)(y);return((/^(?:help|h|version|v)$/i.test(
d)?void 0:k.get(d))??b.find(([i])=>d.startsWith(i))?.[1])?.kind}function $(k,b){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test(b))return"uses-network";if(b.startsWith("@")&&k!=="package")return"outside-code";switch(k){case"path":case"tests":return b===
"-"?"reads-stdin":I(b.replace(/::.*$/s,""))||(0,C().isForeign)(b)?"outside-code":void 0;case"package":return b.includes(
"@")?"uses-network":I(b)?"outside-code":void 0;case"plain":return(0,C().isForeign)(b)?"outside-code":void 0}}function I(k){
return(0,F().normalise)(k)===void 0}const S=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,T=/[$`;&|<>(){}\s]/;function x({
program:k,data:b},y){const{text:d,span:h}=y,s=d.includes("="),i=d.replace(/\s*[:+?!]*=.*$/s,"");return s&&!b.variables?.
includes(i)?[(0,L().problemAt)("make-variable",h,{program:k,variable:i})]:(s?S.test(d):!T.test(d))?[]:[(0,D().wordProblem)(
"outside-code",k,y)]}},91883:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.parseModule=h;function N(){
const s=a(17093);return N=function(){return s},s}function F(){const s=a(2562);return F=function(){return s},s}function L(){
const s=a(91063);return L=function(){return s},s}function D(){const s=a(95132);return D=function(){return s},s}function C(){
const s=a(4289);return C=function(){return s},s}function R(){const s=a(46868);return R=function(){return s},s}function O(){
const s=a(31901);return O=function(){return s},s}function $(){const s=a(17083);return $=function(){return s},s}const I=(0,L().
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
  `}),S=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),T=/^(?:-\w|--[\w-]+=)?[/~]/,x=(0,L().toolTable)({
flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),k=(0,L().toolTable)({flags:{plain:"v,verb\
ose o,option= f,fail-fast"}}),b=(0,L().toolTable)({flags:{plain:"q,quiet"}}),y=new Map([["doctest",k],["py_compile",b]]);
function d({text:s,span:i}){const n=/^\w+(?:\.\w+)*$/.test(s)?s.split("."):[],c=n.map((g,e)=>n.slice(0,e+1).join("."));return(s.
endsWith(".py")?[s]:c.flatMap(C().pythonFiles)).map(g=>({as:"module",path:g,span:i}))}function h({program:s,data:i},[n,...c],t,g){
if(n===void 0){const j={program:s,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,D().problemAt)(
"flag-value",{start:0,end:0},j)]}}const e=t.known.get(n.text);if(e!==void 0&&i.started_programs.includes(n.text)){const{
invocation:j,problems:o}=g(e,c,t);return{invocation:{module:n,launched:[j]},problems:o}}const l={module:n,operands:[n],passthrough:c,
files:n.text==="unittest"?c.flatMap(d):[]},f=/^[\w.]+$/.test(n.text)?I.get(n.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(f!==void 0)return{invocation:l,problems:[(0,O().wordProblem)(f,s,n)]};const r=t.known.get("python"),
u=y.get(n.text);if(u!==void 0&&r!==void 0){const{flags:j,operands:o}=(0,F().readTool)(u,c),w=n.text==="py_compile",P={...r,
data:{...r.data,extensions:void 0}},M=o.map(B=>g(w?r:P,[B],t)),W=j.flatMap(B=>(0,R().toolFlagProblems)(n.text,u,B)),H=w?
[(0,O().wordProblem)("checks-syntax-only",s,{...n,text:"-m py_compile"})]:[];return{invocation:{...l,launched:M.map(B=>({
...B.invocation,...w&&{parsed:w}}))},problems:[...W,...H,...M.flatMap(({problems:B})=>B)]}}const A=S.has(n.text);if(!A&&
(0,N().isOfLibrary)(n.text)){const j=(0,O().wordProblem)("outside-code",s,{...n,text:`-m ${n.text}`});return{invocation:l,
problems:[j]}}const[m,...E]=c;if(n.text==="coverage"&&m?.text==="run"&&r!==void 0){const{flags:j,started:o,rest:w}=(0,F().
readTool)(x,E),P=w?[{...w.flag.word,text:"-m"},...w.words]:o,M=j.flatMap(W=>(0,R().toolFlagProblems)("coverage",x,W));if(P.
length>0){const W=g(r,P,t);return{invocation:{...l,starts:"module",launched:[W.invocation]},problems:[...M,...W.problems]}}}
const p=c.filter(({text:j})=>(0,$().isForeign)(j)||A&&T.test(j));return{invocation:A?l:{...l,starts:"module"},problems:p.
map(j=>(0,O().wordProblem)("outside-code",n.text,j))}}},17083:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),
v.isElsewhere=F,v.isForeign=L,v.isOfMachine=D;function N(){const O=a(32854);return N=function(){return O},O}function F(O){
return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(O)||O.split(",").some($=>(0,N().normalise)($)===void 0)}function L(O){return/(?:^|[=,\s])(?:data|file):/i.
test(O)?!0:!O.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(O)?!1:O.split(/[=,:"']/).some($=>$.includes("..")&&!R($))}function D(O){
return O.split(/[=,:"']/).some($=>C.test($))}const C=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function R(O){return/^[\\/]/.test(O)||(0,N().normalise)(O)!==void 0}},51951:function(K,v,a){Object.defineProperty(v,"__e\
sModule",{value:!0}),v.readCommand=d,v.readWords=n;function N(){const m=a(91063);return N=function(){return m},m}function F(){
const m=a(92739);return F=function(){return m},m}function L(){const m=a(80781);return L=function(){return m},m}function D(){
const m=a(95132);return D=function(){return m},m}function C(){const m=a(54669);return C=function(){return m},m}function R(){
const m=a(11331);return R=function(){return m},m}function O(){const m=a(45806);return O=function(){return m},m}function $(){
const m=a(3893);return $=function(){return m},m}function I(){const m=a(92170);return I=function(){return m},m}function S(){
const m=a(86191);return S=function(){return m},m}function T(){const m=a(73872);return T=function(){return m},m}function x(){
const m=a(60210);return x=function(){return m},m}function k(){const m=a(82293);return k=function(){return m},m}function b(){
const m=a(80827);return b=function(){return m},m}const y=new Set;async function d(m,E={}){const p=n(m,E),{tree:j,base:o,
changed:w=y,cwd:P="",clock:M,programs:W=N().NO_PROGRAMS}=E,{isOutput:H}=E;if(p.invocation===void 0||p.argv===null)return p;
if(j===void 0)return{...p,problems:[...p.problems,...h(p.invocation)]};const B={tree:j,directory:P,changed:w,families:W,
...o&&{base:o},...H&&{isOutput:H}},{invocation:G}=p,{targets:z,problems:U}=await(0,T().resolveInvocation)(G,B,M);return{
...p,...await s(G,z,B),targets:z,problems:u(p.problems,U).map(V=>r(V,p.command))}}function h(m){return[m,...(0,O().launchedBy)(
m)].flatMap(({subcommand:E,operands:[p]})=>E==="exec"&&p&&(0,$().isToolName)(p.text)&&!(0,F().isKnownTool)(p.text)?[(0,D().
problemAt)("tool-unknown",p.span,{tool:p.text})]:[])}async function s(m,E,p){if(m.program!=="npm"&&m.program!=="npx")return{};
const j=await(0,b().npmScripts)(m,p),o=E.some(({kind:M,via:W})=>M==="package_binary"&&W===void 0),P=(j?(0,b().stepsIn)(j).
some(({text:M})=>i.test(M)):!o)?await(0,x().foreignSettings)(p.tree,p.changed):[];return{...j&&{scripts:j},...P.length>0&&
{npmSettings:P}}}const i=/(?:^|[^\w.-])np[mx](?![\w.-])/;function n(m,{tree:E,cwd:p="",programs:j=N().NO_PROGRAMS}={}){if(typeof m!=
"string")return t(m);const{words:o,assignments:w,problems:P}=(0,C().lex)(m,E&&(0,L().subTree)(E,p)),[M]=o,W=(X,Q,Z)=>({command:m,
words:o,assignments:w,argv:X,...Z===void 0?void 0:{invocation:Z},targets:[],problems:Q});if(M===void 0)return W(null,P);
const H=(0,C().hasOneReading)({problems:P})?o.map(({text:X})=>X):null,{program:B,problem:G}=e(m,o,j);if(G?.rule==="sente\
nce")return W(H,[G,...P]);if(B===void 0)return W(H,[...P,G]);const z=c(o,P).slice(1),{invocation:U,problems:V}=(0,O().parseInvocation)(
B,z,j),J=(0,k().inspectPaths)(U,p,j);return W(H,[...P,...V,...J],U)}function c(m,E){const p=E.find(j=>j.rule==="shell-op\
erator"||(0,D().isProblem)(j,"line-break")&&!j.args.quoted);return p===void 0?m:m.filter(({span:j})=>j.start<p.span.start)}
function t(m){const E=m===null?"null":Array.isArray(m)?"array":typeof m,p=(0,D().problemAt)("command-not-text",{start:0,
end:0},{type:E});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[p]}}const g=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function e(m,E,{allowed:p,offered:j}){const[o]=E,w=o?.text??"",P=(0,I().isProgram)(w)?w:p.get(w);if(P!==void 0)return{program:P};
const M=o?.span??{start:0,end:0},W=(G,z)=>({program:void 0,problem:(0,D().problemAt)(G,M,z)}),[,H]=g.exec(w)??[];if(H===
void 0&&(0,S().isSentence)(m)){const G=E.at(-1)?.span.end??M.end;return{program:void 0,problem:(0,D().problemAt)("senten\
ce",{start:M.start,end:G},{})}}const B=f(w,j);return/[\\/]/.test(w)?W("program-by-path",{program:w,...B}):H!==void 0?W("\
program-look-alike",{program:w,meant:H.toLowerCase()}):W("program-not-allowed",{program:w,group:(0,R().programNamed)(w)?.
kind??(F().TOOLS.has(w)?"npx":"other"),...B,allowed:[...p.keys()]})}const l=new Map([["gmake","make"],["bunx","bun"],["p\
npx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function f(m,E){const p=E(m);if(p!==
void 0)return{offered:p};const j=m.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),o=l.get(j)??j,w=E(o);return w===void 0?{offered:""}:{offered:w,word:o}}function r(m,E){const p=E.slice(m.span.start,
m.span.end);return(0,D().isProblem)(m,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(p)?{...m,args:{...m.args,written:p}}:
m}function u(m,E){const p=new Set(m.map(A)),j=[...m];for(const o of E){const w=A(o);p.has(w)||(p.add(w),j.push(o))}return j}
function A({rule:m,span:E,args:p}){return JSON.stringify([m,E.start,E.end,p])}},86191:function(K,v,a){Object.defineProperty(
v,"__esModule",{value:!0}),v.isSentence=S,v.namedPaths=k,v.startedFiles=b;function N(){const y=a(32854);return N=function(){
return y},y}function F(){const y=a(11331);return F=function(){return y},y}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
D=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
C=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,O=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
$=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,I=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function S(y){const d=y.trim(),[h="",...s]=d.split(/\s+/,100);if(h===h.toLowerCase()&&(0,F().programNamed)(h)!==void 0)return!1;
if(O.test(d)||$.test(d)||I.test(h))return!0;if(/[;&|<>$`]/.test(d))return!1;const i=R.test(h);if(s.some(c=>/^--?[A-Za-z]/.
test(c)))return!1;if((i||C.test(h))&&s.some(c=>L.test(T(c))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(h))return s.length>
0||/[.!:]$/.test(h);const n=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(s[0]??"");return i&&n&&(D.test(h)||/[a-z]{2}[.!?]$/.test(
d))}function T(y){return y.replace(/[.,;:!?]$/,"")}const x=/[\s"'`;&|()<>=]+/;function k(y,d=""){const h=d===""?"":`${d}\
/`;return y.split(x).map(s=>(0,N().normalise)(h+s)??s)}function b({targets:y}){return y.flatMap(({kind:d,path:h,parsed:s})=>d===
"file"&&h&&!s?[h]:[])}},66227:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.dependencyHome=i,v.inspectDependency=
x,v.inspectOrigin=k,v.isUnverified=b,v.ownerOf=h,v.packageOf=T,v.resolveAtHome=c;function N(){const t=a(76760);return N=
function(){return t},t}function F(){const t=a(3463);return F=function(){return t},t}function L(){const t=a(95244);return L=
function(){return t},t}function D(){const t=a(80781);return D=function(){return t},t}function C(){const t=a(95132);return C=
function(){return t},t}function R(){const t=a(53169);return R=function(){return t},t}function O(){const t=a(19685);return O=
function(){return t},t}function $(){const t=a(67953);return $=function(){return t},t}function I(){const t=a(59867);return I=
function(){return t},t}function S(){const t=a(10473);return S=function(){return t},t}function T(t){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(t)?.[1]}async function x(t,g,e){const{tree:l,base:f=l}=n(t),{name:r,path:u}=g,A=await y(l,f,r),m=A===void 0?await s(
l,g):void 0,E=p=>(0,C().problemAt)("dependency-unverified",e,{name:r,path:u,...p});return[...A===void 0?[]:[E({fault:A})],
...m===void 0?[]:[E({fault:"stale",differs:m})],...await k(t,r,e)]}async function k(t,g,e){const{tree:l,base:f=l}=n(t);return[
...(await d(l,f)).map(u=>(0,C().problemAt)("dependency-not-compared",e,{name:g,path:u})),...await(0,R().compareWithBase)(
l,f,g,e)]}function b(t){return(0,C().isProblem)(t,"dependency-unverified")?t.args.fault!=="stale":t.rule==="target-untra\
cked"}async function y(t,g,e){const[l,f]=await Promise.all([(0,O().readLocks)(t),(0,O().readLocks)(g)]),r=({npm:E})=>E?.
packages.has(e)===!0,u=E=>r(E)||E.unread.length>0;return r(f)&&!r(l)&&t.stat(f.npm?.path??"")||u(f)&&!u(l)?"removed":(await(0,I().
usablePackageJson)(t,""))?.dependencies.has(e)?u(l)||(l.npm??f.npm)===void 0?void 0:"unlocked":"undeclared"}async function d(t,g){
const[{npm:e,unread:l},f]=await Promise.all([(0,O().readLocks)(t),(0,O().readLocks)(g)]);if(!e&&l.length===0&&!f.npm&&f.
unread.length===0)return[""];const r=await Promise.all(l.map(u=>(0,S().hasOtherContent)(t,g,u)));return l.filter((u,A)=>r[A])}
async function h(t,g,e){const{npm:l,unread:f}=await(0,O().readLocks)(t),r=l?.packages,u=f.length>0||r===void 0||r.has(g);
return e.has(g)&&u?g:[...e].find(A=>Object.hasOwn(r?.get(A)?.bin??{},g))}async function s(t,{name:g,binary:e}){const l=`\
node_modules/${g}`,f=(await(0,O().readLocks)(t)).npm?.packages.get(g);if(f===void 0||t.stat(l)===void 0)return;const r=await(0,I().
readJsonFile)(t,`${l}/package.json`),u=(0,F().objectIn)(r),A=(0,F().textIn)(u,"name")||g,m=(0,F().textIn)(u,"version"),E=(M,W,H)=>`\
the installed package has the ${M} \`${W||"nothing"}\`, but the lockfile has \`${H}\``;if(r!==void 0&&A!==f.name)return E(
"name",A,f.name);if(r!==void 0&&!["",m].includes(f.version))return E("version",m,f.version);const p=f.bin??(u.bin===void 0?
void 0:(0,I().binOf)(u.bin,A)??{});if(e===void 0||p===void 0)return;const{name:j,file:o}=e,w=Object.entries(p).flatMap(([
M,W])=>j===void 0||j===M?[N().posix.normalize(W)]:[]),P=j===void 0?"binary":`binary ${j}`;return w.includes(o)?void 0:E(
P,o,w[0]??"nothing")}function i({tree:t,base:g=t,directory:e}){const l=f=>r=>L().LOCKFILES.some(u=>r.stat(N().posix.join(
f,u))!==void 0);return(0,$().foldersUpFrom)(e).find(f=>[t,g].some(l(f)))??""}function n(t,g=i(t)){if(g==="")return t;const{
tree:e,base:l,directory:f,changed:r}=t,u=`${g}/`;return{...t,tree:(0,D().subTree)(e,g),...l&&{base:(0,D().subTree)(l,g)},
directory:f.slice(u.length),changed:new Set([...r].flatMap(A=>A.startsWith(u)?A.slice(u.length):[]))}}async function c(t,g){
const e=i(t),{targets:l,problems:f}=await g(n(t,e));return{targets:l.map(r=>r.path===void 0?r:{...r,path:N().posix.join(
e,r.path)}),problems:f}}},73872:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.resolveInvocation=I;function N(){
const n=a(41330);return N=function(){return n},n}function F(){const n=a(95132);return F=function(){return n},n}function L(){
const n=a(45806);return L=function(){return n},n}function D(){const n=a(15804);return D=function(){return n},n}function C(){
const n=a(52437);return C=function(){return n},n}function R(){const n=a(59867);return R=function(){return n},n}function O(){
const n=a(9504);return O=function(){return n},n}function $(){const n=a(56788);return $=function(){return n},n}function I(n,c,t){
const g=new($()).Trail((e,l)=>S(e,l,g),t);return S(n,c,g)}async function S(n,c,t){const g=[];for(const e of[n,...(0,L().
launchedBy)(n)]){const l=await d(e,c);if("rule"in l)g.push({targets:[],problems:[l]});else for(const f of l)g.push(await T(
f,c,t))}return(0,$().join)(g)}function T(n,c,t){const{program:g,family:e}=n;return e!==void 0?(0,O().resolveProgram)(n,e,
c,t):g==="node"?(0,D().resolveNode)(n,c):(0,C().resolveNpm)(n,c,t)}const x=/^[\w:.@/-]+$/,k=200,b=4,y=/^[\w:.@/*?{},[\]-]+$/;
async function d(n,c){const{selects:t,operands:g}=n,[e]=g;if(t===void 0||e===void 0)return[n];const l=await(0,R().usablePackageJson)(
c.tree,c.directory),{text:f,span:r}=e,u={program:"npm",flag:f};if(!h(f))return(0,F().problemAt)("outside-code",r,u);const A=[
...l?.scripts.keys()??[]];if(A.some(E=>E.length>k))return(0,F().problemAt)("outside-code",r,u);const m=A.filter(s(f,t));
return m.length===0?(0,F().problemAt)("npm-script-missing",r,{script:f,passes:!1}):m.every(E=>x.test(E))?m.map(E=>{const{
selects:p,...j}=n;return{...j,operands:[{...e,text:E}]}}):(0,F().problemAt)("outside-code",r,u)}function h(n){return n.length<=
k&&y.test(n)&&n.split("*").length-1<=b}function s(n,c){if(c==="glob"){const l=(0,N().default)(i(n),{nonegate:!0,strictSlashes:!0});
return f=>l(i(f))}const t=n.indexOf("*"),[g,e]=[n.slice(0,t),n.slice(t+1)];return l=>l.length>=g.length+e.length&&l.startsWith(
g)&&l.endsWith(e)}function i(n){return n.replace(/[:/]/g,c=>c===":"?"/":":")}},53169:function(K,v,a){Object.defineProperty(
v,"__esModule",{value:!0}),v.compareWithBase=S,v.knownHosts=void 0,v.replacedArchive=d;function N(){const p=a(3463);return N=
function(){return p},p}function F(){const p=a(32854);return F=function(){return p},p}function L(){const p=a(59542);return L=
function(){return p},p}function D(){const p=a(93028);return D=function(){return p},p}function C(){const p=a(95132);return C=
function(){return p},p}function R(){const p=a(60210);return R=function(){return p},p}function O(){const p=a(59867);return O=
function(){return p},p}function $(){const p=a(19685);return $=function(){return p},p}function I(){const p=a(18701);return I=
function(){return p},p}async function S(p,j,o,w){if(p===j)return[];const[{npm:P},{npm:M}]=await Promise.all([(0,$().readLocks)(
p),(0,$().readLocks)(j)]),W=M?.packages.get(o),H={name:o,tree:p,base:j,before:[...W?[W]:[],...await c(j,o)],hosts:await u(
j),configured:await A(p,o)},B=await n(H),G=P?.packages.get(o),U=G?T(G,H):P?void 0:k({name:o,version:"",source:{kind:"reg\
istry"}},H);return U&&B.push({name:o,path:P?.path??".npmrc",...U}),B.map(V=>(0,C().problemAt)("dependency-redirected",w,
V))}function T(p,j){const{tree:o,base:w}=j,P=j.before.find(W=>h(W,p));return P?.version===p.version&&s(P,p)||d(p,o,w)?{how:"\
integrity",to:p.integrity??"nothing"}:P?k(p,j):x(p,j)}function x(p,j){const{source:o}=p;if(o.kind==="git"||o.kind==="tar\
ball")return{how:o.kind,to:o.at};if(o.kind==="file"){const w=j.before.some(P=>P.source.kind!=="file");return y(p,j.tree)&&
!w?void 0:{how:"file",to:o.at}}return p.name!==j.name?{how:"alias",to:p.name}:k(p,j)}function k({source:p},{hosts:j,configured:o}){
if(p.kind!=="registry")return;const w=r(p,o);return j.has(w)?void 0:{how:"host",to:w}}function b({source:p}){if(p.kind===
"file")return(0,F().normalise)(p.at.replace(/#.*$|::.*$/s,""))||void 0}function y(p,j){const o=b(p),w=o===void 0?void 0:
(0,F().resolveInTree)(j,o);return w?.kind==="inside"&&w.entry.kind==="directory"}function d(p,j,o){const w=b(p);if(w===void 0)
return!1;const[P,M]=[j,o].map(H=>(0,F().resolveInTree)(H,w));return!(P?.kind==="inside"&&(0,D().isRegular)(P.entry.kind))||
M?.kind!=="inside"?!1:P.entry.oid!==M.entry.oid||P.entry.size!==M.entry.size}function h(p,j){return p.name===j.name&&p.source.
kind===j.source.kind&&e(p)===e(j)}function s({integrity:p,source:j},{integrity:o}){if(p===void 0||j.kind==="file"&&o===void 0)
return!1;if(o===void 0)return!0;const w=i(p),P=[...i(o)];return P.some(([M])=>w.has(M))&&P.every(([M,W])=>(w.get(M)??W)!==
W)}function i(p){return new Map(p.split(/\s+/).map(j=>{const[,o="",w=j]=/^([a-z\d]+)-(.*)$/is.exec(j)??[];return[o,w]}))}
async function n(p){const{name:j,tree:o,before:w}=p;return(await c(o,j)).flatMap(P=>{if(P.source.kind==="registry"&&P.name===
j||w.some(H=>h(H,P)))return[];const W=x(P,p);return W===void 0?[]:[{name:j,path:"package.json",...W}]})}async function c(p,j){
const o=(0,N().objectIn)(await(0,O().readJsonFile)(p,"package.json")),w=["dependencies","devDependencies","optionalDepen\
dencies"].map(G=>(0,N().textIn)((0,N().objectIn)(o[G]),j)),{overrides:P,resolutions:M,pnpm:W}=o,H=[P,M,(0,N().objectIn)(
W).overrides].flatMap(G=>Object.entries((0,N().objectIn)(G)).flatMap(([z,U])=>g(z,j)?[typeof U=="string"?U:(0,N().textIn)(
(0,N().objectIn)(U),".")]:[]));return[...new Set([...w,...H])].filter(G=>G!==""&&!G.startsWith("workspace:")).map(G=>t(G,
j))}function t(p,j){const o=(0,I().aliasIn)(p);return o!==void 0&&o!==j?{name:o,version:"",source:{kind:"registry"}}:{name:j,
version:"",source:(0,I().sourceOf)(p,j,"")}}function g(p,j){const o=p.split(/[>]|\*\*\//).at(-1)??"";return o===j||o.startsWith(
`${j}@`)||o.endsWith(`/${j}`)}function e({source:{kind:p,at:j=""},version:o}){return p==="tarball"&&o!==""?j.replaceAll(
o,"*"):p==="registry"&&f.includes(j)?"":j}const l="registry.npmjs.org",f=[l,"registry.yarnpkg.com"];function r({at:p},j){
return(p===void 0||f.includes(p)?j:void 0)??p??l}const u=v.knownHosts=(0,L().perTree)(async p=>{const j=await m(p),o=Object.
entries(j).filter(([M])=>M==="registry"||M.endsWith(":registry")).map(([,M])=>E(String(M))),w=((await(0,$().readLocks)(p)).
npm?.all??[]).flatMap(({source:M})=>M.kind==="registry"&&M.at?[M.at]:[]),P=j.registry===void 0||w.some(M=>f.includes(M));
return new Set([...o,...w,...P?f:[]])});async function A(p,j){const o=await m(p),[w]=j.startsWith("@")?j.split("/"):[],P=w&&
o[`${w}:registry`]||o.registry;return P===void 0?void 0:E(String(P))}async function m(p){const j=await(0,R().readNpmrc)(
{tree:p,directory:""});return"settings"in j?j.settings:{}}function E(p){return URL.canParse(p)?new URL(p).host:p}},19685:function(K,v,a){
Object.defineProperty(v,"__esModule",{value:!0}),v.readLocks=v.readLock=void 0;function N(){const T=a(26040);return N=function(){
return T},T}function F(){const T=a(3463);return F=function(){return T},T}function L(){const T=a(95244);return L=function(){
return T},T}function D(){const T=a(59542);return D=function(){return T},T}function C(){const T=a(59867);return C=function(){
return T},T}function R(){const T=a(10473);return R=function(){return T},T}function O(){const T=a(18701);return O=function(){
return T},T}const $=v.readLocks=(0,D().perTree)(async T=>{const x=L().LOCKFILES.filter(d=>T.stat(d)!==void 0),k=L().NPM_LOCKFILES.
find(d=>x.includes(d)),b=k===void 0?void 0:await I(T,k),y=x.filter(d=>!L().NPM_LOCKFILES.some(h=>h===d));return b==="unr\
ead"?{unread:[k??"",...y]}:k===void 0?{unread:y}:{npm:b??{path:k,packages:new Map,all:[]},unread:y}}),I=v.readLock=(0,D().
perPath)(async(T,x)=>{const k=await(0,R().readText)(T,x,C().MAX_BYTES),b=k&&"text"in k?k.text.replace(/^\uFEFF/,""):"",y=(0,F().
objectIn)((0,N().attempt)(()=>JSON.parse(b)));if(y.packages===void 0)return y.lockfileVersion===1?"unread":void 0;const d=new Map,
h=[];for(const[s,i]of Object.entries((0,F().objectIn)(y.packages))){if(s==="")continue;const[,n,c]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(s)??[],t=S(c??s,(0,F().objectIn)(i));n===""&&c!==void 0&&d.set(c,t),h.push(t)}return{path:x,packages:d,all:h}});function S(T,x){
const k=(0,F().textIn)(x,"name")||T,b=(0,F().textIn)(x,"version"),y=(0,F().textIn)(x,"resolved"),d=(0,F().textIn)(x,"int\
egrity"),h=(0,C().binOf)(x.bin,k),s=x.link===!0?{kind:"file",at:y.replace(/^file:/,"")}:(0,O().sourceOf)(y,k,b);return{name:k,
version:b,source:s,...d&&{integrity:d},...h&&{bin:h}}}},18701:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),
v.aliasIn=O,v.sourceOf=D;const a={kind:"registry"},N=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
F=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,L=/^(?:file|link|portal|workspace):(.*)$/is;function D($,I,S){const[,T]=L.exec($)??[];return T!==
void 0?{kind:"file",at:T}:N.test($)?{kind:"git",at:$.replace(/#.*$/s,"")}:/^https?:/i.test($)?C($,I,S):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test($)||/\.t(?:ar\.)?gz$/i.test($)?{kind:"file",at:$}:F.test($)?{kind:"git",at:$.replace(/#.*$/s,"")}:a}function C($,I,S){
const T={kind:"tarball",at:$.replace(/#.*$/s,"")};if(!URL.canParse($))return T;const{host:x,pathname:k}=new URL($),b=R(k),
[,y]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(b)??[];if(x==="codeload.github.com"&&y!==void 0)return{kind:"git",at:`https://g\
ithub.com/${y}`};const d=I.replace(/^@[^/]*\//,"");return b.endsWith(`/${I}/-/${d}-${S}.tgz`)||b.endsWith(`/${I}/-/${I}-${S}\
.tgz`)||x==="npm.pkg.github.com"&&b.startsWith(`/download/${I}/${S}/`)?{kind:"registry",at:x}:T}function R($){try{return decodeURIComponent(
$)}catch{return $}}function O($){const[,I]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec($)??[];return I===void 0||/^[\^~<>=*v\d]/.
test(I)?void 0:I}},1277:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.nearestFile=I;function N(){const T=a(
76760);return N=function(){return T},T}function F(){const T=a(59490);return F=function(){return T},T}function L(){const T=a(
3051);return L=function(){return T},T}function D(){const T=a(32854);return D=function(){return T},T}function C(){const T=a(
59542);return C=function(){return T},T}function R(){const T=a(93028);return R=function(){return T},T}const O=(0,C().perTree)(
T=>(0,F().groupBy)(T.files(),({path:x})=>N().posix.dirname(x))),$=20;function I(T,x){const k=x.split("/").slice(-$),b=k.
at(-1)??"",y=N().posix.dirname(x),d=k.slice(1,-1).map((c,t)=>k.slice(t+1).join("/")).find(c=>S(T.stat(c)));if(d!==void 0)
return d;const h=(0,C().filesNamed)(T,b).filter(S),s=h.filter(({path:c})=>c.endsWith(`/${x}`));if(s.length===1)return s[0]?.
path;const i=(O(T).get(y)??[]).filter(({path:c})=>N().posix.extname(c)===N().posix.extname(b)).map(({path:c})=>N().posix.
basename(c)),n=(0,L().nearestName)(b,i);return n!==void 0?N().posix.join(y,n):h.length===1?h[0]?.path:void 0}function S(T){
return!!T?.tracked&&(0,R().isRegular)(T.kind)&&!(0,D().isWithin)(T.path,"node_modules")}},15804:function(K,v,a){Object.defineProperty(
v,"__esModule",{value:!0}),v.firstFile=g,v.inspectImport=p,v.inspectNodeFlag=m,v.mainOf=e,v.resolveNode=r,v.trustProblems=
y;function N(){const w=a(76760);return N=function(){return w},w}function F(){const w=a(32854);return F=function(){return w},
w}function L(){const w=a(93028);return L=function(){return w},w}function D(){const w=a(95132);return D=function(){return w},
w}function C(){const w=a(87646);return C=function(){return w},w}function R(){const w=a(66227);return R=function(){return w},
w}function O(){const w=a(59867);return O=function(){return w},w}function $(){const w=a(55013);return $=function(){return w},
w}function I(){const w=a(82293);return I=function(){return w},w}function S(){const w=a(56788);return S=function(){return w},
w}function T(){const w=a(10473);return T=function(){return w},w}const x=new Set(["","js","mjs","cjs","ts","mts","cts"]);
async function k(w,P,M){const{tree:W}=w,H=(0,I().pathProblem)(P,M,w.directory);if(H!==void 0)return{targets:[],problems:[
H]};if(P.includes("\\"))return(0,S().fails)("target-not-a-file",M,{path:P,reason:"backslash"});const B=(0,F().normalise)(
(0,S().from)(w,P))??"",G=(0,R().dependencyHome)(w);if(G!==""&&(0,F().isWithin)(B,N().posix.join(G,"node_modules")))return(0,R().
resolveAtHome)(w,J=>k(J,P,M));const z=g(W,t(B));if(z===void 0)return d(w,P,B,M);if(z.kind!=="inside"||z.entry.kind!=="di\
rectory")return b(w,{path:P,wanted:B,found:z},M);const U=await e(W,B);if(U===O().INVALID)return(0,S().fails)("package-js\
on-invalid",M,{path:N().posix.join(B,"package.json")});if(U===void 0)return(0,S().fails)("target-not-a-file",M,{path:P,reason:"\
directory"});const V=await b(w,{path:P,wanted:B,found:U.found},M);return U.by===void 0||!w.changed.has(U.by)?V:(0,S().join)(
[V,(0,S().fails)("target-changed",M,{path:U.by})])}async function b(w,{path:P,wanted:M,found:W},H){const{tree:B}=w,G=(0,T().
fileAt)(W,P,H);if("problems"in G)return G;const z=/\.([^./]*)$/.exec(G.path.replace(/.*\//,""))?.[1]??"";if(!x.has(z))return(0,S().
fails)("target-extension",H,{program:"node",path:P,extension:z});const U=await y(w,G,P,H);if(U.some(R().isUnverified))return{
targets:[],problems:U};const V=(0,R().packageOf)(G.path);if(V&&!(0,F().isWithin)(M,"node_modules")&&!M.includes(`node_mo\
dules/${V}`))return(0,S().fails)("dependency-unverified",H,{name:V,path:P,fault:"linked"});const J=(0,T().runs)(w,{name:P,
path:G.path,wanted:M},H),Q=G.tracked&&await n(B,G)?[(0,D().problemAt)("target-writes",H,{path:G.path})]:[];return{...J,problems:[
...U,...J.problems,...Q]}}async function y(w,{path:P,tracked:M,built:W},H,B){const G=(0,R().packageOf)(P);return G===void 0?
(M||W)&&!(0,F().isWithin)(P,"node_modules")?[]:[(0,D().problemAt)("target-untracked",B,{path:H})]:M?[(0,D().problemAt)("\
dependency-unverified",B,{name:G,path:H,fault:"committed"})]:await(0,R().inspectDependency)(w,{name:G,path:H},B)}async function d(w,P,M,W){
const H=(0,R().packageOf)(M);if(H===void 0&&w.tree.isPending?.(M))return(0,S().fails)("target-not-judged",W,{path:P});if(H===
void 0||w.tree.stat("node_modules")!==void 0)return(0,T().nothingAt)(w.tree,M,P,W);const B=await(0,R().inspectDependency)(
w,{name:H,path:P},W);return B.some(R().isUnverified)?{targets:[],problems:B}:(0,S().join)([(0,S().fails)("not-installed",
W,{name:H}),{targets:[],problems:B}])}async function h(w,P,M){const W=(0,I().testProblem)(P,M,w.directory);if(W!==void 0)
return{targets:[],problems:[W]};if((0,$().isPattern)(P))return((0,$().alternativesOf)(P)??[]).map(z=>(0,S().from)(w,z)).
some(z=>(0,F().resolveInTree)(w.tree,(0,$().baseOf)(z)).kind==="outside")?(0,S().fails)("target-outside",M,{path:P,reason:"\
symlink"}):S().NOTHING;const H=(0,F().resolveInTree)(w.tree,(0,S().from)(w,P));return H.kind==="inside"&&H.entry.kind===
"directory"&&H.entry.tracked?S().NOTHING:k(w,P,M)}const s=256*1024,i=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function n(w,P){if((P.size??0)>s)return!1;const M=(await w.read(P.path)).toString("latin1");return i.test(M)}const c=[
"",".js",".json",".node"];function t(w){return w===""?[""]:c.map(P=>w+P)}function g(w,P){const M=P.map(W=>(0,F().resolveInTree)(
w,W)).filter(W=>W.kind!=="missing");return M.find(W=>W.kind!=="inside"||(0,L().isRegular)(W.entry.kind))??M[0]}async function e(w,P){
const M=N().posix.join(P,"package.json"),W=await(0,O().readJsonFile)(w,M);if(W===O().INVALID)return O().INVALID;const H=W?.
main,B=l(P),G=W===void 0?{}:{by:M};if(typeof H!="string"||H===""){const V=f(w,B);return V&&{found:V,...G}}const z=H.startsWith(
"/")?void 0:(0,F().normalise)(N().posix.join(P,H));if(z===void 0)return{found:{kind:"outside",path:H},...G};const U=f(w,
[...t(z),...l(z),...B]);return U&&{found:U,...G}}function l(w){return t(N().posix.join(w,"index")).slice(1)}function f(w,P){
return P.map(M=>(0,F().resolveInTree)(w,M)).find(M=>M.kind==="inside"?(0,L().isRegular)(M.entry.kind):M.kind!=="missing")}
async function r(w,P){const{flags:M,operands:W}=w,H=(0,C().isTestRun)(w);if(u(w,H))return S().NOTHING;const B=[];for(const U of M)
B.push(await m(U,P));for(const{text:U,span:V}of W){if(U===""||U.startsWith("-"))continue;const J=H?h:k;B.push(await J(P,
U,V))}const{targets:G,problems:z}=(0,S().join)(B);return M.some(({name:U})=>U==="--check")?{targets:G.map(U=>({...U,parsed:!0})),
problems:z}:{targets:G,problems:z}}function u({operands:w},P){const M=w[0]?.text;return M==="inspect"||M==="debug"&&!P}const A=new Set(
["--import","--require","--experimental-loader"]);async function m(w,P){const{name:M,value:W="",span:H}=w;return M==="--\
env-file"||M==="--env-file-if-exists"?o(P,W,H):M==="--test-reporter-destination"?E(P,W,H):!A.has(M)||!/^[@a-z]/i.test(W)?
S().NOTHING:p(P,W,H)}function E(w,P,M){if(/^std(?:out|err)$/.test(P))return S().NOTHING;const W=(0,I().pathProblem)(P,M,
w.directory);if(W!==void 0)return{targets:[],problems:[W]};const H=(0,F().resolveInTree)(w.tree,(0,F().normalise)((0,S().
from)(w,P))??"");return H.kind==="outside"?(0,S().fails)("target-outside",M,{path:P,reason:"symlink"}):H.kind==="inside"&&
H.entry.tracked?(0,S().fails)("writes-files",M,{program:"node",flag:P}):S().NOTHING}async function p(w,P,M){const W=/^(?:@[^/]+\/)?[^/]+/.
exec(P)?.[0]??P;return{targets:[],problems:await(0,R().inspectDependency)(w,{name:W,path:P},M)}}const j=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function o(w,P,M){if((0,I().pathProblem)(P,M,w.directory)!==void 0)return S().NOTHING;const W=(0,F().resolveInTree)(
w.tree,(0,S().from)(w,P));if(W.kind==="missing"&&w.tree.isPending?.(W.path))return(0,S().fails)("target-not-judged",M,{path:P});
const H=(0,T().fileAt)(W,P,M);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,S().fails)("target-untracked",
M,{path:P});if((H.size??0)>s)return(0,S().fails)("environment-file-unsafe",M,{path:P,names:[]});const G=[...(await w.tree.
read(H.path)).toString("utf8").matchAll(j)].map(([U])=>U.replace(/\s*=$/,"")).filter(U=>U.toUpperCase()!=="NODE_ENV"),z=[
...new Set(G)].slice(0,10);return z.length===0?S().NOTHING:(0,S().fails)("environment-file-unsafe",M,{path:P,names:z})}},
67953:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.findPackages=I,v.foldersUpFrom=k,v.readSettings=
h;function N(){const i=a(76760);return N=function(){return i},i}function F(){const i=a(39491);return F=function(){return i},
i}function L(){const i=a(32854);return L=function(){return i},i}function D(){const i=a(95132);return D=function(){return i},
i}function C(){const i=a(59867);return C=function(){return i},i}function R(){const i=a(56788);return R=function(){return i},
i}function O(){const i=a(10473);return O=function(){return i},i}function $(){const i=a(47668);return $=function(){return i},
i}async function I(i,n,c){const{workspace:t,workspaces:g,includeRoot:e}=i,l=await S(i,n,c);if("problems"in l)return l;const{
directory:f,implied:r}=l;if(g===!1&&t.length>0)return(0,R().fails)("flag-value",c,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const u={project:f,directories:[f],selected:!1,missing:[]};if(g!==!0&&t.length===
0&&r===void 0)return u;const A=await(0,C().usablePackageJson)(n.tree,f);if(A===void 0)return u;const m=await T(f,n,c);if("\
problems"in m)return m;const E=new Map;e&&E.set(A.name,f);const p=[],j=t.length>0?t:r===void 0?[]:[void 0];if(j.length===
0)for(const o of m)E.set(o.name,o.directory);for(const o of j){const w={directory:n.directory,project:f},P=o??N().posix.
join("/",r??""),M=(0,$().selectWorkspaces)(m,P,w);M.length===0&&o!==void 0&&p.push((0,D().problemAt)("workspace-missing",
c,{workspace:o}));for(const W of M)E.set(W.name,W.directory)}return E.size===0?p.length>0?{targets:[],problems:p}:(0,R().
fails)("workspace-missing",c,{workspace:""}):{project:f,directories:[...E.values()],selected:!0,missing:p}}async function S({
prefix:i,workspaces:n},c,t){if(i!==void 0)return x(i,c,t);const{tree:g,directory:e}=c,l=k(e),f=l.find(r=>b(g,r)||y(g,r));
if(f===void 0||!b(g,f))return(0,R().fails)("package-json-missing",t,{directory:e});if(n===!1)return{directory:f};for(const r of l.
slice(l.indexOf(f)+1)){const u=await T(r,c,t);if("problems"in u)return u;if(u.some(A=>A.directory===f))return{directory:r,
implied:f}}return{directory:f}}async function T(i,{tree:n},c){const t=await(0,$().listWorkspaces)(n,i);return"unclear"in
t?(0,R().fails)("target-outside",c,{path:t.unclear,reason:"workspace"}):"broken"in t?(0,R().fails)("package-json-invalid",
c,{path:t.broken}):t}function x(i,n,c){if((0,L().normalise)((0,R().from)(n,i))===void 0)return R().NOTHING;const t=(0,O().
entryAt)((0,L().resolveInTree)(n.tree,(0,R().from)(n,i)),i,c);return"problems"in t?t:{directory:t.path}}function k(i){return i===
""?[""]:[i,...(0,F().foldersAbove)(i).reverse(),""]}function b(i,n){return(0,L().resolveInTree)(i,N().posix.join(n,"pack\
age.json")).kind!=="missing"}function y(i,n){return(0,L().resolveInTree)(i,N().posix.join(n,"node_modules")).kind==="ins\
ide"}const d=new Set(["--usage","--version","--versions"]);function h({flags:i}){const n=i.findLast(({name:g})=>g==="--p\
refix")?.value,c=s(i,"--workspaces"),t=s(i,"--ignore-scripts");return{informs:i.some(({name:g})=>d.has(g)),...n===void 0?
{}:{prefix:n},...c===void 0?{}:{workspaces:c},workspace:i.flatMap(({name:g,value:e})=>g==="--workspace"&&e?[e]:[]),includeRoot:s(
i,"--include-workspace-root")===!0,...t===void 0?{}:{ignoreScripts:t},ifPresent:s(i,"--if-present")===!0}}function s(i,n){
const c=i.findLast(t=>t.name===n);return c&&c.negated!==!0}},62205:function(K,v,a){Object.defineProperty(v,"__esModule",
{value:!0}),v.resolveRun=T;function N(){const e=a(80781);return N=function(){return e},e}function F(){const e=a(13580);return F=
function(){return e},e}function L(){const e=a(95132);return L=function(){return e},e}function D(){const e=a(97424);return D=
function(){return e},e}function C(){const e=a(54669);return C=function(){return e},e}function R(){const e=a(59867);return R=
function(){return e},e}function O(){const e=a(56788);return O=function(){return e},e}function $(){const e=a(61102);return $=
function(){return e},e}function I(){const e=a(20362);return I=function(){return e},e}function S(){const e=a(46912);return S=
function(){return e},e}function T(e,l,f,r){const{directory:u,event:A,words:m}=l;return r.follow(`${u}\0${A}`,`${(0,S().scriptText)(
l)}\0${m.length}`,()=>k(e,l,f,r),E=>x(E,A,f))}function x(e,l,f){return e.why==="cycle"?(0,O().fails)("npm-script-cycle",
f,{script:l}):(0,O().fails)("npm-script-chain",f,{script:l,limit:e.limit,what:e.why})}async function k(e,l,f,r){const{event:u,
body:A,words:m}=l,E=(0,S().scriptText)(l),p={targets:[(0,O().target)(e,{kind:"npm_script",name:u,script:E})],problems:[]},
j=(0,D().dangerOfScript)(E);if(j!==void 0)return(0,O().join)([p,(0,O().fails)("npm-script-dangerous",f,{script:u,text:E,
danger:j})]);const o={...e,via:u},w=(0,N().subTree)(e.tree,e.directory),{parts:P,fault:M,isIdle:W}=await(0,$().readParts)(
{body:A,words:m,span:f},o,w),H=await y(e,l),B=[p];let G=M!==void 0;for(const z of P){const{problems:U,targets:V}=await z.
resolve(o,r),{kept:J,refused:X}=h(U,m);if(B.push({targets:V,problems:J.map(i(H))}),X===void 0)continue;const Q=c(X)&&!s(
X)&&!H?"error":void 0;G||=c(X)&&!s(X);const Z={script:u,text:E,reason:X.rule};M||B.push(b("npm-script-text",z.span,Z,Q))}
if(W&&B.push((0,O().fails)("only-prints",f,{program:"npm",flag:`run ${u}`})),M===void 0)B.push(d(m));else{const z=H&&m.length===
0?"notice":void 0,U={script:u,text:E,...M,words:m.map(V=>V.text)};B.push(b("npm-script-form",m[0]?.span??f,U,z))}return G&&
H&&B.push((0,I().namedTargets)(A,o,f)),(0,O().join)(B)}function b(e,l,f,r){return{targets:[],problems:[(0,L().problemAt)(
e,l,f,r)]}}async function y({base:e,directory:l,changed:f},{event:r,body:u}){return(e&&(await(0,R().usablePackageJson)(e,
l))?.scripts.get(r))===u&&(!f.has((0,O().from)({directory:l},"package.json"))||!/npm_/.test(u))}function d(e){const l=e.
flatMap(f=>(0,C().lex)(`x ${(0,S().quoteForScript)(f.text)}`).problems.map(r=>({...r,span:f.span})));return{targets:[],problems:l}}
function h(e,l){const f=({span:m})=>l.some(E=>n(E.span,m)),r=e.filter(m=>f(m)||g(m)),u=e.filter(m=>!r.includes(m)),A=u.filter(
c);return{kept:r,refused:A.find(m=>!s(m))??A[0]??u[0]}}function s({rule:e}){return e==="program-not-allowed"}function i(e){
return l=>e&&l.rule==="tool-unknown"?{...l,severity:"notice"}:l}function n(e,l){return e.start<l.end&&e.end>l.start}function c({
rule:e,severity:l=(0,F().ruleOf)(e).severity}){return l==="error"}const t=new Set(["build-files-unread","dependency-not-\
compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-runs-file","tool-\
unknown","workspaces-changed"]);function g({rule:e,args:l}){return e==="dependency-unverified"?"fault"in l&&["removed","\
stale"].includes(l.fault):t.has(e)||e.startsWith("npm-script-")||e.startsWith("npmrc-")}},52437:function(K,v,a){Object.defineProperty(
v,"__esModule",{value:!0}),v.resolveNpm=h,v.resolveTool=s;function N(){const f=a(76760);return N=function(){return f},f}
function F(){const f=a(92739);return F=function(){return f},f}function L(){const f=a(32854);return L=function(){return f},
f}function D(){const f=a(93028);return D=function(){return f},f}function C(){const f=a(95132);return C=function(){return f},
f}function R(){const f=a(3893);return R=function(){return f},f}function O(){const f=a(66227);return O=function(){return f},
f}function $(){const f=a(19685);return $=function(){return f},f}function I(){const f=a(62205);return I=function(){return f},
f}function S(){const f=a(60210);return S=function(){return f},f}function T(){const f=a(96916);return T=function(){return f},
f}function x(){const f=a(59867);return x=function(){return f},f}function k(){const f=a(56788);return k=function(){return f},
f}function b(){const f=a(46912);return b=function(){return f},f}function y(){const f=a(38218);return y=function(){return f},
f}function d(){const f=a(10473);return d=function(){return f},f}async function h(f,r,u){const{subcommand:A,operands:m,flags:E}=f,
[p]=m,j=p?.span??E[0]?.span??{start:0,end:0};if(A==="exec")return p===void 0?k().NOTHING:s(r,f,p);const{project:o,selected:w,
runs:P,packages:M,problems:W}=await(0,b().scriptsThatRun)(f,r,j);if(o===void 0)return{targets:[],problems:W};const H=[await(0,S().
inspectNpmrc)({...r,directory:o},j)];for(const G of M){const z={...r,directory:G},U=P.filter(J=>J.directory===G);U.length>
0&&H.push(await(0,T().inspectShadows)(z,j));for(const J of U)H.push(await(0,I().resolveRun)(z,J,j,u));const V=N().posix.
join(G,"package.json");r.changed.has(V)&&H.push((0,k().fails)("target-changed",j,{path:V}))}const B=N().posix.join(o,"pa\
ckage.json");return w&&!M.includes(o)&&r.changed.has(B)&&H.push((0,k().fails)("target-changed",j,{path:B})),(0,k().join)(
[...H,{targets:[],problems:W}])}async function s(f,r,{text:u,span:A}){if(!(0,R().isToolName)(u))return k().NOTHING;const m=r.
starts==="file",E=m?k().NOTHING:await(0,O().resolveAtHome)(f,j=>i(j,u,A));if(!m&&E.targets.length===0)return E;const p=await(0,y().
resolveToolFiles)(r,f);return(0,k().join)([E,(0,F().isKnownTool)(u)?k().NOTHING:(0,k().fails)("tool-unknown",A,{tool:u}),
p])}async function i(f,r,u){const{tree:A}=f,m=await(0,x().readPackageJson)(A,""),E=(await(0,T().ownBinaries)(A)).get(r);
if(E!==void 0&&f.via!==void 0&&A.stat("node_modules")===void 0)return(0,d().resolveCommitted)(f,{text:E.file,span:u});if(m===
x().INVALID)return(0,k().fails)("package-json-invalid",u,{path:"package.json"});if(m?.binaries.has(r))return(0,k().fails)(
"binary-shadowed",u,{name:r,path:m.path});const p=(0,k().from)(f,`node_modules/.bin/${r}`);if(f.directory!==""&&A.stat(p)!==
void 0)return(0,k().fails)("dependency-unverified",u,{name:r,path:p,fault:"elsewhere"});const j=A.stat("node_modules");if(j===
void 0)return l(f,m,r,u);const o=await g(A,r),w=A.stat(o),P=(0,L().resolveInTree)(A,o);if(w===void 0||P.kind==="missing")
return(0,k().fails)("binary-missing",u,{name:r});if(P.kind!=="inside")return(0,k().fails)("target-outside",u,{path:o,reason:"\
symlink"});const M=(0,O().packageOf)(P.path),W=j.tracked||w.tracked,H=!W&&P.entry.tracked&&await c(A,P.path);if(M===void 0&&
!H||!(0,D().isRegular)(P.entry.kind))return(0,k().fails)("dependency-unverified",u,{name:r,path:P.path,fault:"elsewhere"});
if(!H&&(W||P.entry.tracked)){const z={name:M??r,path:P.path,fault:"committed"};return(0,k().fails)("dependency-unverifie\
d",u,z)}const B=H?await(0,O().inspectOrigin)(f,t(A,o)??r,u):await n(f,r,P.path,u);if(B.some(O().isUnverified))return{targets:[],
problems:B};if(!await e(A,P.path))return(0,k().fails)("binary-not-node",u,{name:r,path:P.path});H&&f.changed.has(P.path)&&
B.push((0,C().problemAt)("target-changed",u,{path:P.path}));const G={kind:"package_binary",name:r,path:P.path};return{targets:[
(0,k().target)(f,G)],problems:B}}async function n(f,r,u,A){const m=(0,O().packageOf)(u)??r,E=u.slice(`node_modules/${m}/`.
length),p={name:r.startsWith("@")?void 0:r,file:E},j=await(0,O().inspectDependency)(f,{name:m,path:u,binary:p},A);return m===
r||!(await(0,$().readLocks)(f.tree)).npm?.packages.has(r)?j:[...j,...await(0,O().inspectOrigin)(f,r,A)]}async function c(f,r){
return(await(0,T().ownPackages)(f)).some(u=>(0,L().isWithin)(r,u))}function t(f,r){return(0,O().packageOf)(N().posix.join(
N().posix.dirname(r),f.readlink(r)??""))}async function g(f,r){const u=`node_modules/.bin/${r}`;if(!r.startsWith("@"))return u;
const A=await(0,x().usablePackageJson)(f,`node_modules/${r}`);if(A===void 0)return u;const[m]=A.binaries.keys();return`n\
ode_modules/.bin/${(A.binaries.size===1?m:void 0)??r.replace(/^@[^/]*\//,"")}`}async function e(f,r){return/\.[cm]?js$/.
test(r)||/^#!.*[/ ]node\b/.test(await(0,d().firstLineOf)(f,r))}async function l(f,r,u,A){const m=await(0,O().ownerOf)(f.
tree,u,r?.dependencies??new Set);if(m===void 0)return(0,k().fails)("binary-missing",A,{name:u});const E={kind:"package_b\
inary",name:u},p=await(0,O().inspectDependency)(f,{name:m,path:u},A);return{targets:[(0,k().target)(f,E)],problems:[f.tree.
isPending?.("node_modules")?(0,C().problemAt)("target-not-judged",A,{path:u}):(0,C().problemAt)("not-installed",A,{name:u}),
...p]}}},60210:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.effectOf=d,v.foreignSettings=c,v.inspectNpmrc=
x,v.npmrcCopies=h,v.readNpmrc=T;function N(){const t=a(76760);return N=function(){return t},t}function F(){const t=a(58238);
return F=function(){return t},t}function L(){const t=a(4537);return L=function(){return t},t}function D(){const t=a(32854);
return D=function(){return t},t}function C(){const t=a(59542);return C=function(){return t},t}function R(){const t=a(93028);
return R=function(){return t},t}function O(){const t=a(94411);return O=function(){return t},t}function $(){const t=a(56788);
return $=function(){return t},t}function I(){const t=a(10473);return I=function(){return t},t}const S=64*1024;async function T(t){
const g=await(0,I().readText)(t.tree,(0,$().from)(t,".npmrc"),S);if(g===void 0)return{settings:{}};if("unread"in g)return g;
const e=(0,L().lfsObstacle)(g.text);return e!==void 0?{unread:e}:{settings:(0,F().parse)(g.text),file:g.path}}async function x(t,g){
const e=(0,$().from)(t,".npmrc"),l=await T(t);if("unread"in l)return(0,$().fails)("npmrc-setting",g,{path:e,keys:[],why:l.
unread});const{settings:f,file:r=e}=l,u=t.changed.has(e)||t.changed.has(r),A=t.base&&await T({...t,tree:t.base}),m=A&&"s\
ettings"in A?A.settings:{},E={changed:[],decides:[],stands:[]};for(const[p,j]of Object.entries(f)){const o=d(p,j),w=u&&JSON.
stringify(m[p])!==JSON.stringify(j),P=p==="node-options"&&!(0,O().areHarmlessOptions)(String(j));o==="harmless"||o==="ho\
noured"&&!w&&!P||E[w?"changed":o==="other"?"stands":"decides"].push(p)}return(0,$().join)(Object.entries(E).map(([p,j])=>j.
length===0?$().NOTHING:(0,$().fails)("npmrc-setting",g,{path:e,keys:j,why:p},p==="stands"?"warning":void 0)))}const k=new Set(
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),b=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),y=new Set(["ignore\
-scripts","node-options"]);function d(t,g){const e=typeof g!="object"&&!String(g).includes("${");if(t==="ignore-scripts"&&
e)return typeof g=="boolean"?"honoured":"decides";if(y.has(t)&&e)return"honoured";const l=t.toLowerCase().replaceAll("_",
"-");return b.has(l)||t.includes("${")?"decides":!k.has(t)||typeof g=="object"&&!Array.isArray(g)||String(g).includes("$\
{")?"other":"harmless"}async function h(t,g){return Promise.all((0,C().filesNamed)(t,".npmrc").map(({path:e})=>s(t,e,g)))}
async function s(t,g,e){const l=N().posix.dirname(g),f=await T({tree:t,directory:l==="."?"":l});if("unread"in f)return i(
t,g,f.unread);const{settings:r,file:u=g}=f,A=e.has(g)||e.has(u),m=([p,j])=>{const o=d(p,j);return o==="harmless"||o==="h\
onoured"&&!A},E=Object.entries(r);return{path:u,text:(0,F().stringify)(Object.fromEntries(E.filter(m))),dropped:E.filter(
p=>!m(p)).map(([p])=>p)}}function i(t,g,e){const l=(0,D().resolveInTree)(t,g);return l.kind==="inside"&&(0,R().isRegular)(
l.entry.kind)?{path:l.path,text:"",dropped:[e]}:{path:g,dropped:[e]}}const n=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function c(t,g){return(await h(t,g)).flatMap(({path:l,dropped:f})=>{const r=f.filter(u=>!n.test(u));return r.length>
0?[`${l}: ${r.join(", ")}`]:[]})}},96916:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.inspectShadows=
y,v.ownPackages=v.ownBinaries=void 0;function N(){const n=a(76760);return N=function(){return n},n}function F(){const n=a(
32854);return F=function(){return n},n}function L(){const n=a(59542);return L=function(){return n},n}function D(){const n=a(
11331);return D=function(){return n},n}function C(){const n=a(19685);return C=function(){return n},n}function R(){const n=a(
67953);return R=function(){return n},n}function O(){const n=a(59867);return O=function(){return n},n}function $(){const n=a(
56788);return $=function(){return n},n}function I(){const n=a(47668);return I=function(){return n},n}const S=v.ownPackages=
(0,L().perTree)(async n=>{const c=await(0,I().listWorkspaces)(n,""),t=Array.isArray(c)?c.map(({directory:r})=>r):[],{npm:g,
unread:e}=await(0,C().readLocks)(n),l=(g?.all??[]).flatMap(({source:r})=>r.kind==="file"?(0,F().normalise)(r.at)??[]:[]),
f=e.length>0?await T(n):[];return[...new Set([...t,...l,...f])].filter(r=>r!=="")});async function T(n){const c=await(0,O().
usablePackageJson)(n,""),t=(0,L().filesNamed)(n,"package.json").map(({path:e})=>N().posix.dirname(e)),g=[];for(const e of t){
const l=e==="."?void 0:await(0,O().usablePackageJson)(n,e);l!==void 0&&c?.dependencies.has(l.name)&&g.push(e)}return g}const x=v.
ownBinaries=(0,L().perTree)(async n=>{const c=new Map;for(const t of await S(n)){const g=await(0,O().usablePackageJson)(
n,t);for(const[e,l]of g?.binaries??[]){const f=N().posix.join(t,l);c.set(N().posix.basename(e),{file:f,manifest:N().posix.
join(t,"package.json")})}}return c}),k=new Set([...D().PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum cl\
ear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),b=new Set(["node","npm","npx","sh"]);async function y(n,c){const{tree:t,base:g}=n,
e=await x(t),l=g&&await x(g),f=[...e].flatMap(([u,{manifest:A}])=>k.has(u)?[d(u,A,l?.has(u)===!0,c)]:[]),r=[];for(const u of(0,R().
foldersUpFrom)(n.directory)){const A=await h(t,N().posix.join(u,"node_modules/.bin"));for(const{name:m,path:E,isLocked:p}of A)
r.push(d(m,E,p,c))}return(0,$().join)([...f,...r])}function d(n,c,t,g){return t?b.has(n)?(0,$().fails)("program-replaced",
g,{name:n,path:c},"warning"):$().NOTHING:(0,$().fails)("program-replaced",g,{name:n,path:c})}const h=(0,L().perPath)(async(n,c)=>{
const t=[];for(const{path:g}of n.list(c)){const e=N().posix.basename(g).replace(/\.(?:cmd|exe|ps1)$/,"");if(!k.has(e))continue;
const l=(0,F().resolveInTree)(n,g);if(l.kind!=="inside")continue;const f=l.path===g?await s(n,l.entry):l.path,r=f!==void 0&&
/node_modules\/(?!\.bin\/)/.test(f);t.push({name:e,path:g,isLocked:r&&!l.entry.tracked})}return t});async function s(n,{
path:c,size:t=0}){if(t>i)return;const g=(await n.read(c)).toString("utf8"),[,e]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(g)??
[];return e&&N().posix.join(N().posix.dirname(c),e)}const i=16*1024},59867:function(K,v,a){Object.defineProperty(v,"__es\
Module",{value:!0}),v.MAX_BYTES=v.INVALID=void 0,v.binOf=b,v.readPackageJson=v.readJsonFile=void 0,v.usablePackageJson=x;
function N(){const h=a(26040);return N=function(){return h},h}function F(){const h=a(3463);return F=function(){return h},
h}function L(){const h=a(80287);return L=function(){return h},h}function D(){const h=a(32854);return D=function(){return h},
h}function C(){const h=a(59542);return C=function(){return h},h}function R(){const h=a(10473);return R=function(){return h},
h}const O=["dependencies","devDependencies","optionalDependencies"],$=v.MAX_BYTES=64*1024*1024,I=v.INVALID=Symbol("inval\
id"),S=v.readJsonFile=(0,C().perPath)(async(h,s)=>{if((0,D().resolveInTree)(h,s).kind==="missing")return;const i=await(0,R().
readText)(h,s,$);if(i===void 0||"unread"in i||(0,L().isNestedTooDeep)(i.text))return I;const n=(0,N().attempt)(()=>JSON.
parse(i.text.replace(/^\uFEFF/,"")));return typeof n=="object"&&n!==null?n:I}),T=v.readPackageJson=(0,C().perPath)(async(h,s)=>{
const i=s===""?"package.json":`${s}/package.json`,n=await S(h,i);return n===void 0||n===I?n:k(i,n)});async function x(h,s){
const i=await T(h,s);return i===I?void 0:i}function k(h,s){const i=typeof s.name=="string"?s.name:"";return{path:h,name:i,
scripts:y(s.scripts),binaries:new Map(Object.entries(b(s.bin,i)??{})),dependencies:new Set(O.flatMap(n=>[...y(s[n]).keys()])),
workspaces:d(s.workspaces)}}function b(h,s){if(typeof h=="string")return{[s.replace(/^@[^/]*\//,"")]:h};const i=y(h);return i.
size===0?void 0:Object.fromEntries(i)}function y(h){return new Map(Object.entries((0,F().objectIn)(h)).flatMap(([s,i])=>typeof i==
"string"?[[s,i]]:[]))}function d(h){const s=Array.isArray(h)?h:(0,F().objectIn)(h).packages;return Array.isArray(s)?s.filter(
i=>typeof i=="string"):[]}},65490:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.isPackageManager=y,
v.resolvePackageManager=b,v.selectsPackages=d;function N(){const n=a(76760);return N=function(){return n},n}function F(){
const n=a(59542);return F=function(){return n},n}function L(){const n=a(3893);return L=function(){return n},n}function D(){
const n=a(31901);return D=function(){return n},n}function C(){const n=a(92170);return C=function(){return n},n}function R(){
const n=a(52437);return R=function(){return n},n}function O(){const n=a(67953);return O=function(){return n},n}function $(){
const n=a(62205);return $=function(){return n},n}function I(){const n=a(60210);return I=function(){return n},n}function S(){
const n=a(96916);return S=function(){return n},n}function T(){const n=a(59867);return T=function(){return n},n}function x(){
const n=a(56788);return x=function(){return n},n}function k(){const n=a(46912);return k=function(){return n},n}async function b(n,c,t,g){
const{subcommand:e,operands:l,flags:f}=n,[r]=l;if(r===void 0)return x().NOTHING;const{text:u,span:A}=r,m=(0,x().join)([await(0,I().
inspectNpmrc)({...t,directory:""},A),t.directory===""?x().NOTHING:await(0,I().inspectNpmrc)(t,A)]),E=(0,C().isProgram)(u)||
t.families?.allowed.has(u)===!0;if(e==="exec"){const P=E?x().NOTHING:await(0,R().resolveTool)(t,n,r);return(0,x().join)(
[m,P])}const p=d(n,c),j=await h(t,p,A);if("problems"in j)return(0,x().join)([m,j]);const o=j.filter(({manifest:P})=>P.scripts.
has(u));if(o.length>0){const P=o.map(M=>i(M,n,t,g));return(0,x().join)([m,...await Promise.all(P)])}if(e==="script-or-to\
ol"&&E)return m;if(e==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(u)){const P=[(0,D().wordProblem)("outside-code",c.program,
r)];return(0,x().join)([m,{targets:[],problems:P}])}if(e==="script-or-tool"&&(0,L().isToolName)(u)){const P=await(0,R().
resolveTool)(t,{...n,subcommand:"exec"},r);return(0,x().join)([m,P])}if(e==="script-or-tool"&&!/^[\w:.-]*\w[\w:.-]*$/.test(
u)){const P=[(0,D().wordProblem)("outside-code",c.program,r)];return(0,x().join)([m,{targets:[],problems:P}])}const w=f.
some(({name:P})=>P==="--if-present");return(0,x().join)([m,(0,x().fails)("npm-script-missing",A,{script:u,passes:w})])}function y({
data:n}){return n.starts==="script-or-tool"||n.starts==="script-tool-or-file"}function d({anyPackage:n,flags:c,passthrough:t},{
data:g}){const e=[...c.map(({name:l})=>l),...t.map(({text:l})=>l)];return n===!0||e.some(l=>g.selecting_flags.includes(l.
replace(/=.*/s,"")))}async function h({tree:n,directory:c},t,g){const e=(0,O().foldersUpFrom)(c).filter(r=>n.stat(N().posix.
join(r,"package.json"))!==void 0),l=t?s(n):e.slice(0,1);if(l.length===0)return(0,x().fails)("package-json-missing",g,{directory:c});
const f=[];for(const r of l){const u=await(0,T().readPackageJson)(n,r);if(u===T().INVALID)return(0,x().fails)("package-j\
son-invalid",g,{path:N().posix.join(r,"package.json")});u!==void 0&&f.push({directory:r,manifest:u})}return f}function s(n){
const c=[];for(const{path:t}of(0,F().filesNamed)(n,"package.json"))t.split("/").includes("node_modules")||c.push(N().posix.
dirname(t).replace(/^\.$/,""));return c}async function i({directory:n,manifest:c},{operands:[t],passthrough:g},e,l){const f={
...e,directory:n},{text:r="",span:u={start:0,end:0}}=t??{},A=[await(0,S().inspectShadows)(f,u)],m=(0,k().runsIn)(c,n,{event:r,
words:g});for(const j of m)A.push(await(0,$().resolveRun)(f,j,u,l));const E=(0,k().inspectEmpty)(m,r,f,u);return A.push(
{targets:[],problems:E}),e.changed.has(c.path)&&A.push((0,x().fails)("target-changed",u,{path:c.path})),(0,x().join)(A)}},
55013:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.alternativesOf=T,v.baseOf=$,v.isPattern=O,v.matchesPattern=
D,v.readPatterns=L;function N(){const x=a(14395);return N=function(){return x},x}function F(x){return x.length>200||x.split(
"**").length>2?!1:x==="."?!0:x.split("/").every(k=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(k))}function L(x){const k=[],b=[],y=x.
some(h=>h.includes("{"))?/[[\]!]/:/[[\]]/;for(const h of x){const s=/^!*/.exec(h)?.[0].length??0,n=(y.test(h)?void 0:T(h.
slice(s)))?.map(c=>c.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!n?.every(F))return{unclear:h};if(s%2===1){b.push(...n);
continue}for(let c=0;c<b.length;c+=1)n.some(t=>D(t,b[c]??""))&&b.splice(c,1);k.push(n)}const d=k.filter(h=>!h.some(s=>b.
some(i=>D(s,i))));return{wanted:d.flat(),entries:d,refused:b}}function D(x,k,b={}){return C(x.split("/"),k.split("/"),b)}
function C(x,k,b){const[y,...d]=x,[h,...s]=k;return y===void 0?b.partial||k.every(i=>i==="**"):h===void 0?!1:h!=="**"?R(
y,h,b)&&C(d,s,b):C(x,s,b)?!0:R(y,"*",b)&&C(d,k,b)}function R(x,k,{dot:b=!1}){return x.startsWith(".")&&!k.startsWith(".")&&
!b?!1:(0,N().matchesStars)(x,k)}function O(x){return/[*?[{]/.test(x)}function $(x){return x.replace(/[^/]*[*?[{].*$/s,"")}
const I=200,S=1e3;function T(x){if(x.length>S)return;let k=[x.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const b=[];for(;k.length>
0;){const y=[];for(const d of k){const h=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(d);if(h===null)b.push(d);else{const{0:s,1:i="",
index:n}=h,[c,t]=[d.slice(0,n),d.slice(n+s.length)];y.push(...i.split(",").map(g=>`${c}${g}${t}`))}}if(y.length+b.length>
I)return;k=y}return b}},82293:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.inspectPaths=$,v.pathProblem=
T,v.testProblem=S;function N(){const x=a(32854);return N=function(){return x},x}function F(){const x=a(95132);return F=function(){
return x},x}function L(){const x=a(45806);return L=function(){return x},x}function D(){const x=a(4289);return D=function(){
return x},x}function C(){const x=a(87646);return C=function(){return x},x}function R(){const x=a(55013);return R=function(){
return x},x}const O=new Set(["--env-file","--env-file-if-exists","--prefix"]);function $(x,k,b){const{passthrough:y}=x,d=[],
h=(i,n)=>{const c=T(i,n,k);c!==void 0&&d.push(c)};for(const i of[x,...(0,L().launchedBy)(x)]){for(const{name:c,value:t,span:g}of i.
flags)t!==void 0&&(O.has(c)&&h(t,g),c==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(t)&&h(t,g));for(const{as:c,path:t,
span:g}of(0,D().filesNamedBy)(i,b).files){const e=c==="tests"?S(t,g,k):void 0;e!==void 0&&d.push(e)}if(i.program!=="node"&&
i.starts!=="file")continue;const n=i.program==="node"&&(0,C().isTestRun)(i)?S:T;for(const{text:c,span:t}of i.operands){const g=c===
""||c==="-"?void 0:n(c,t,k);g!==void 0&&d.push(g)}}const s=y.find(({text:i})=>I.test(i));return s!==void 0&&d.push((0,F().
problemAt)("absolute-path",s.span,{path:s.text})),d}const I=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function S(x,k,b){if(!(0,R().isPattern)(x))return T(x,k,b);const y=(0,R().alternativesOf)(x);if(y===void 0)return(0,F().
problemAt)("glob-unclear",k,{pattern:x,reason:"too_many"});for(const d of[x,...y]){const h=T(d,k,b);if(h!==void 0)return{
...h,args:{...h.args,path:x}}}}function T(x,k,b){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(x)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(x))return(0,F().problemAt)("target-outside",k,{path:x,reason:"address"});const y=/^(?:[\\/]|[A-Za-z]:)/.test(x),d=y?
void 0:(0,N().normalise)(b===""?x:`${b}/${x}`);if(d===void 0){const h=y?"absolute":"above";return(0,F().problemAt)("targ\
et-outside",k,{path:x,reason:h})}if((0,N().isWithin)(d,".git",{ignoreCase:!0}))return(0,F().problemAt)("target-in-git",k,
{path:x})}},57615:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.programRuns=C;function N(){const r=a(
3463);return N=function(){return r},r}function F(){const r=a(95244);return F=function(){return r},r}function L(){const r=a(
11331);return L=function(){return r},r}function D(){const r=a(54421);return D=function(){return r},r}async function C(r,u){
const A=(0,D().startedWords)(r),[m,...E]=A;if(m===void 0||f.has(m.text))return[];if(!m.isKnown)return[R(`it starts ${m.shown}`)];
const p=(0,L().baseName)(m.text),j=(0,L().programNamed)(m.text),o=(0,D().textHanded)(A);if(j?.kind==="shell"&&o)return o.
words.every(({isKnown:J})=>J)||/\s/.test(o.text)?u.shell(o.text):[R("a shell runs what it is handed")];const w=E.some(({
text:V})=>b(V)||k(V));if((0,L().runsCode)(m.text)&&(w||!y.has(p)))return I(p,E,o!==void 0,u.files);const{files:P,left:M}=$(
E,u.files),W=M.map(({text:V})=>V),B=b(m.text)&&!x.test(m.text)?[u.files.script(m.text)]:await S(p,W,{...u,files:P}),G=W.
filter(k).flatMap(V=>{const J=P.named(V);return J.length>0?J:u.files.named(V)}),z=l.test(p)?M.findIndex(({text:V})=>(0,L().
runsCode)(V)):-1,U=z<0?[]:await C(M.slice(z),{...u,files:P});return[...B,...U,...G]}function R(r){return{kind:"unread",name:r}}
const O=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function $(r,u){const A=r.findIndex(({text:p})=>O.
test(p));if(A<0)return{files:u,left:r};const m=O.exec(r[A]?.text??"")?.[1],E=r.toSpliced(A,m===void 0?2:1);return{files:u.
into(m??r[A+1]?.text),left:E}}function I(r,u,A,m){const E=u.flatMap(({text:M})=>m.named(M));if(A)return[{kind:"inline",name:r},
...E];const p=u.filter(({text:M})=>!M.startsWith("-")),j=p.find(({text:M})=>b(M)||k(M))??p[0],o={kind:"program",name:r};
if(E.length>0||j===void 0)return E.length>0?E:[o];const{text:w}=j;if(!j.isKnown)return[R(`it runs ${j.shown}`)];if(/^\w{2,}:/.
test(w))return[{kind:"package",name:w,isExact:/@v?\d+\.\d+/.test(w)}];if(u[u.indexOf(j)-1]?.text!=="-m")return[m.script(
w,i)];const P=m.named(w.replaceAll(".","/"),i);return P.length>0?P:[o]}async function S(r,u,{files:A,shell:m}){const E=await A.
manifest(),p=y.has(r)?d(u):void 0,j=s(p).flatMap(M=>{const W=(0,N().textIn)((0,N().objectIn)(E.scripts),M);return W===""?
[]:[{kind:"npm_script",name:M,text:W}]}),o=await Promise.all(j.map(({text:M=""})=>m(M,A))),P=j.length>0&&!h.test(p??"")?
[]:T([r,...u],E,A);return[...j,...o.flat(),...P]}function T(r,u,A){const[m=""]=r,E=(e.get(m)??[]).flatMap(M=>A.named(M));
if(E.length>0)return E;const p=g(r);if(p===void 0)return[{kind:"program",name:m}];const j=A.named(p.name);if(j.length>0||
/^[./]/.test(p.name))return j.length>0?j:[{kind:"program",name:m}];const{dependencies:o,devDependencies:w}=u;return[[o,w].
some(M=>p.name in(0,N().objectIn)(M))?{kind:"program",name:p.name}:{kind:"package",...p}]}const x=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function k(r){return(0,F().isCode)(r)||/\.(?:exe|jar)$/i.test(r)}function b(r){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(r)&&!r.includes("://")}const y=new Set(["npm","pnpm","yarn","bun"]);function d(r){const[u,A]=r.filter(m=>!m.startsWith(
"-"));return u==="run"||u==="run-script"?A:u}const h=/^(?:add|ci|clean-install|i|install)$/;function s(r){if(r===void 0)
return[];const u=A=>[`pre${A}`,A,`post${A}`];return h.test(r)?[...new Set([r,"install","prepare"].flatMap(u)),"prepublis\
h"]:u(r)}const i=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"],n=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
c=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
t=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function g(r){const u=r.filter(
E=>!E.startsWith("-")),A=[3,2,1].find(E=>E<=u.length&&n.test(u.slice(0,E).join(" ")));if(A===void 0)return;const m=r.slice(
r.indexOf(u[A-1]??"")+1).map(E=>E.replace(/^--(?:from|package)=/,"")).find((E,p,j)=>!/^(?:-|[\d.:]+\w?$)/.test(E)&&!c.test(
j[p-1]??""));return m===void 0?void 0:{name:m,isExact:t.test(m)}}const e=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),l=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
f=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/))},9504:function(K,v,a){Object.defineProperty(
v,"__esModule",{value:!0}),v.resolveProgram=s;function N(){const m=a(76760);return N=function(){return m},m}function F(){
const m=a(17093);return F=function(){return m},m}function L(){const m=a(91063);return L=function(){return m},m}function D(){
const m=a(71011);return D=function(){return m},m}function C(){const m=a(32854);return C=function(){return m},m}function R(){
const m=a(59542);return R=function(){return m},m}function O(){const m=a(4289);return O=function(){return m},m}function $(){
const m=a(39872);return $=function(){return m},m}function I(){const m=a(46868);return I=function(){return m},m}function S(){
const m=a(67953);return S=function(){return m},m}function T(){const m=a(65490);return T=function(){return m},m}function x(){
const m=a(55013);return x=function(){return m},m}function k(){const m=a(82293);return k=function(){return m},m}function b(){
const m=a(56788);return b=function(){return m},m}function y(){const m=a(38218);return y=function(){return m},m}function d(){
const m=a(10473);return d=function(){return m},m}const h=5;async function s(m,E,p,j){const o=n(m,E,p);if("problems"in o)
return o;const{subcommand:w,starts:P,operands:M,module:W,launched:H}=m,[B]=M,G=[c(E,p,i(m)),...e(m,o),await(0,y().resolveProgramFiles)(
m,p)],z={subcommand:w??B?.text??"",span:i(m)};if(G.push(A(E,o,z)),W!==void 0&&(P!=="module"||H)&&G.push(u(E,o,W)),B!==void 0&&
P==="file"&&G.push(l(m,E,o)),B!==void 0&&P==="module"&&G.push(r(o,B,m.passthrough)),!(0,T().isPackageManager)(E))return(0,b().
join)(G);if(w==="run"||w==="exec"||w==="script-or-tool")G.push(await(0,T().resolvePackageManager)(m,E,o,j));else if(w!==
void 0&&(0,T().selectsPackages)(m,E)){const U={text:w,span:i(m),quoted:!1},V={...m,subcommand:"run",operands:[U]};G.push(
await(0,T().resolvePackageManager)(V,E,o,j))}return(0,b().join)(G)}function i({operands:m,flags:E}){return m[0]?.span??E[0]?.
span??{start:0,end:0}}function n({flags:m},E,p){let j=p;for(const{name:o,value:w,span:P}of m){if(w===void 0||!(0,L().movesTo)(
E,o))continue;const M=(0,d().entryFrom)(j,w,P);if("problems"in M)return M;j={...p,directory:M.path}}return j}function c({
program:m,data:E},{tree:p,changed:j},o){if(E.build_files.length===0)return b().NOTHING;const w=t(p),P=w.get(E)??g(p,E.build_files);
w.set(E,P);const M=P.filter(H=>j.has(H)),W=P.slice(0,h);return(0,b().join)([P.length===0?b().NOTHING:(0,b().fails)("buil\
d-files-unread",o,{program:m,files:W,count:P.length}),...M.map(H=>(0,b().fails)("target-changed",o,{path:H}))])}const t=(0,R().
perTree)(()=>new Map);function g(m,E){const p=j=>E.some(o=>(0,x().matchesPattern)(o.includes("/")?j:N().posix.basename(j),
o,{dot:!0}));return[...m.files()].flatMap(({path:j})=>!(0,C().isWithin)(j,"node_modules")&&p(j)?j:[])}function e({operands:m,
flags:E,starts:p,subcommand:j,family:o},w){const P=o&&(0,T().isPackageManager)(o)&&j!=="test";return[...(p===void 0&&!P?
m:[]).map(({text:H,span:B})=>({text:H.replace(/::.*$/s,""),span:B})),...E.flatMap(({value:H,span:B})=>H===void 0?[]:[{text:H,
span:B}])].map(({text:H,span:B})=>{const G=(0,C().normalise)((0,b().from)(w,H));return G===void 0||G===""?b().NOTHING:(0,C().
isWithin)(G,".git",{ignoreCase:!0})?(0,b().fails)("target-in-git",B,{path:G}):(0,C().resolveInTree)(w.tree,G).kind==="ou\
tside"?(0,b().fails)("target-outside",B,{path:H,reason:"symlink"}):b().NOTHING})}function l({operands:[m],parsed:E},p,j){
if(m===void 0)return b().NOTHING;const{targets:o,problems:w}=f(j,m),P=o.flatMap(({path:M=""})=>(0,$().extensionProblems)(
p,M,m.span));return{targets:E?o.map(M=>({...M,parsed:E})):o,problems:[...w,...P]}}function f(m,{text:E,span:p}){const j=(0,k().
pathProblem)(E,p,m.directory);if(j!==void 0)return{targets:[],problems:[j]};const o=(0,C().normalise)((0,b().from)(m,E))??
"",w=(0,C().resolveInTree)(m.tree,o);if(w.kind==="missing")return(0,d().nothingAt)(m.tree,o,E,p);const P=(0,d().fileAt)(
w,E,p);return"problems"in P?P:P.tracked?(0,d().runs)(m,{name:E,path:P.path,wanted:o},p):(0,b().fails)("target-untracked",
p,{path:E})}function r(m,E,p){const{text:j,span:o}=E,w=(0,O().pythonFiles)(j).find(P=>!P.endsWith("/__init__.py")&&m.tree.
stat((0,b().from)(m,P))!==void 0);if(w===void 0){const P=(0,I().parseUnknownTool)(E,p,D().UNKNOWN_MODULE);return(0,b().join)(
[(0,b().fails)("tool-unknown",o,{tool:j}),{targets:[],problems:P}])}return f(m,{text:w,span:o,quoted:!1})}function u({program:m},{
tree:E,base:p,changed:j,directory:o},{text:w,span:P}){const M=`-m ${w}`,[W]=w.split("."),H=[...j].filter(B=>{const[,G=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.
exec(N().posix.relative(o,B))??[];return E.stat(B)!==void 0&&p?.stat(B)===void 0&&(G===W||(0,F().isOfLibrary)(G))});return(0,b().
join)(H.map(B=>(0,b().fails)("settings-changed",P,{program:m,subcommand:M,path:B})))}function A({program:m,data:E},{changed:p,
directory:j},{subcommand:o,span:w}){const M=(E.settings.length===0?[]:(0,S().foldersUpFrom)(j)).flatMap(H=>E.settings.map(
B=>N().posix.join(H,B))),W=[...p].filter(H=>M.some(B=>(0,C().isWithin)(H,B)));return(0,b().join)(W.map(H=>(0,b().fails)(
"settings-changed",w,{program:m,subcommand:o,path:H})))}},36187:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),
v.ProjectFiles=void 0;function N(){const $=a(76760);return N=function(){return $},$}function F(){const $=a(3463);return F=
function(){return $},$}function L(){const $=a(32854);return L=function(){return $},$}function D(){const $=a(93028);return D=
function(){return $},$}function C(){const $=a(59867);return C=function(){return $},$}const R=/^(?:[/~\\]|[A-Za-z]:)/;class O{#n;#e;constructor(I,S){
this.#n=I,this.#e=S}into(I){const T=I===void 0||R.test(I)||/[$`]/.test(I)?[]:this.#e.map(x=>N().posix.join(x,I));return new O(
this.#n,T)}find(I,S=[""]){if(!(/^[/~]/.test(I)||I===""||!this.#n))for(const T of this.#e)for(const x of S){const k=(0,L().
normalise)(N().posix.join(T,I.replaceAll("\\","/"))+x),b=k===void 0?void 0:(0,L().resolveInTree)(this.#n,k);if(b?.kind===
"inside"&&(0,D().isRegular)(b.entry.kind)&&b.entry.tracked)return b.path}}script(I,S){const T=this.find(I,S);if(T!==void 0)
return{kind:"file",name:T};if(R.test(I))return{kind:"outside",name:I};const[x]=this.#e;if(x===void 0)return{kind:"unread",
name:`it runs ${I} in another directory`};const k=(0,L().normalise)(N().posix.join(x,I));return k===void 0?{kind:"outsid\
e",name:I}:{kind:this.#n===void 0?"file":"missing",name:k||"."}}named(I,S){const T=this.find(I.replace(/^-{1,2}[\w-]+=/,
""),S);return T===void 0?[]:[{kind:"file",name:T}]}async manifest(){const I=this.find("package.json");return this.#n&&I?
(0,F().objectIn)(await(0,C().readJsonFile)(this.#n,I)):{}}}v.ProjectFiles=O},56788:function(K,v,a){Object.defineProperty(
v,"__esModule",{value:!0}),v.Trail=v.NOTHING=void 0,v.fails=D,v.from=C,v.join=L,v.target=R;function N(){const S=a(95132);
return N=function(){return S},S}const F=v.NOTHING={targets:[],problems:[]};function L(S){return{targets:S.flatMap(T=>T.targets),
problems:S.flatMap(T=>T.problems)}}function D(S,T,x,k){return{targets:[],problems:[(0,N().problemAt)(S,T,x,k)]}}function C({
directory:S},T){return S===""?T:`${S}/${T}`}function R({via:S},T){return S===void 0?T:{...T,via:S}}const O=64,$=2e3;class I{#n=new Set;#e=new Set;resolve;#s;constructor(T,x){
this.resolve=T,this.#s=x}async follow(T,x,k,b){if(this.#n.has(T))return b({why:"cycle"});const y=await this.#s?.tickScript();
if(y!==void 0)return b({why:"time",limit:y});const d=`${T}\0${x}`;if(this.#e.has(d))return F;if(this.#n.size>=O)return b(
{why:"depth",limit:O});if(this.#e.size>=$)return b({why:"count",limit:$});this.#n.add(T);const h=await k();return this.#n.
delete(T),this.#e.add(d),h}}v.Trail=I},74100:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.SHELL_WORDS=
void 0,v.readScriptForm=I;function N(){const c=a(13580);return N=function(){return c},c}function F(){const c=a(94411);return F=
function(){return c},c}function L(){const c=a(54669);return L=function(){return c},c}function D(){const c=a(11331);return D=
function(){return c},c}function C(){const c=a(81716);return C=function(){return c},c}function R(){const c=a(54421);return R=
function(){return c},c}function O(){const c=a(55013);return O=function(){return c},c}function $(){const c=a(46912);return $=
function(){return c},c}function I(c,t){const g=(0,C().readShellText)(c,t);if(g.length===0&&!(0,$().isBlank)(c))return{commands:g,
fault:{part:"the script",why:"cannot be read"}};const e=(0,L().lex)(c).problems.find(({rule:l})=>l==="shell-comment");if(e&&
g.length>0){const l=c.slice(e.span.start,e.span.end);return{commands:g,fault:{part:l,why:"hides the words behind it"}}}for(const[
l,f]of g.entries()){const r=l===g.length-1,u=x(f,c)??S(f,r);if(u!==void 0)return{commands:g,fault:u}}return{commands:g}}
function S({separator:c},t){const g=c.trim();if(!(t?g==="":g==="&&"))return{part:g===""?"a line break":g,why:T}}const T="\
joins commands in another way than `&&`";function x(c,t){const{words:g,redirections:e,inside:l,subshell:f,defines:r,problems:u,
assignments:A}=c,m=t.slice(c.span.start,c.span.end).trim(),E=(P,M)=>({part:P,why:M});if(f)return E(m,"runs in a subshell");
if(r)return E(m,"defines a function");if(l.length>0)return E(m,"runs a command to make a word");const[p]=e;if(p)return E(
`${p.operator} ${p.target?.text??""}`,"redirects input or output");const j=A.find(({name:P,value:M})=>!(0,F().isHarmlessVariable)(
P,M));if(j)return E(`${j.name}=`,"sets a variable that can choose the code that runs");const o=g.find(P=>(0,C().isDynamic)(
c,P)&&!k(c,P,t));if(o){const{start:P,end:M}=o.span;return E(t.slice(P,M),"is only known when the script runs")}const w=u.
find(P=>!b(P,g));if(w){const{start:P,end:M}=w.span;return E(t.slice(P,M).trim()||m,"is syntax of a shell")}return g.length===
0?E(m,"starts no program"):s(g)}function k({problems:c},{span:t},g){return c.every(e=>e.rule!=="variable-expansion"||e.span.
end<=t.start||e.span.start>=t.end||/^\$\{?npm_package_version\}?$/.test(g.slice(e.span.start,e.span.end)))}function b({rule:c,
span:t},g){if(c==="variable-expansion"||(0,N().ruleOf)(c).severity==="warning")return!0;if(c!=="brace-expansion")return!1;
const e=g.find(l=>l.span.start<=t.start&&l.span.end>=t.end);return e!==void 0&&(0,O().alternativesOf)(e.text)?.every(l=>!l.
startsWith("-"))===!0}const y=v.SHELL_WORDS=new Set(": [ cd echo exit false test true".split(" ")),d=new Set(`! . [[ ]] \
{ } alias autoload bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/)),h=new Set("env ionice nice nohup setsid\
 stdbuf timeout xvfb-run".split(" "));function s(c){const[t]=c,g=t?.text??"";if(d.has(g)&&!t?.quoted)return{part:g,why:"\
is a word of the shell"};const e=(0,R().startedWords)(c),l=c.slice(0,c.length-e.length);if((0,D().programNamed)(g)?.kind===
"wrapper"&&!i.test(g)){const u=l.find(({text:A},m)=>m>0&&!n(A,g));if(u||!h.has((0,D().baseName)(g))||l.length===0)return{
part:u?.text??g,why:"decides how another program runs"}}else if(l.length>0&&!i.test(g))return{part:g,why:"runs a program\
 for what it finds"};return(i.test(g)?void 0:(0,R().textHanded)(e))&&e[0]?.text!=="node"?{part:e[0]?.text??g,why:"runs t\
ext as code"}:void 0}const i=/^(?:cross-env|dotenv|env-cmd)$/;function n(c,t){const[,g,e=""]=/^(\w+)=(.*)$/s.exec(c)??[];
return g!==void 0?(0,F().isHarmlessVariable)(g,e):h.has(c)?!0:(0,D().baseName)(t)==="env"?!1:/^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.
test(c)}},28213:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.helperFault=T,v.helperWords=S;function N(){
const y=a(76760);return N=function(){return y},y}function F(){const y=a(678);return F=function(){return y},y}function L(){
const y=a(95244);return L=function(){return y},y}function D(){const y=a(32854);return D=function(){return y},y}function C(){
const y=a(59542);return C=function(){return y},y}function R(){const y=a(56788);return R=function(){return y},y}function O(){
const y=a(10473);return O=function(){return y},y}const $={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},
mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},I=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function S([y,...d]){if(y?.text==="shx"){
const[h]=d;return h&&(h.text==="echo"||Object.hasOwn($,h.text))?d:void 0}return y&&Object.hasOwn($,y.text)?[y,...d]:void 0}
async function T([y,...d],h){const s=y?.text??"",i=$[s];if(i===void 0)return;const n=d.find(({text:t})=>t.startsWith("-")&&
!i.flags.test(t));if(n)return{part:`${s} ${n.text}`,why:"has a flag that is not known"};const c=d.flatMap(({text:t})=>t.
startsWith("-")?[]:[t]);if(c.length<(i.from<0?2:1))return{part:s,why:"names no path"};for(const t of c.slice(i.from)){const g=await x(
t,h);if(g!==void 0)return{part:`${s} \u2026 ${t}`,why:g}}}async function x(y,d){const{tree:h,isOutput:s}=d,i=y.startsWith(
"/")?void 0:(0,D().normalise)((0,R().from)(d,y));if(i===void 0||i==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(y))return"writes to a path that the text does not show";if(I.test(i))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(i)!==void 0)return"writes a configuration file";const n=h.stat(i);if(n?.tracked&&n.kind!=="dire\
ctory")return"writes a file of the commit";const c=`${i}/`;if(n?.tracked&&[...h.files()].some(g=>g.path.startsWith(c)))return"\
writes to a directory of the commit";if(!(s?.(i)||(await k(h))(i)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const k=(0,C().perTree)(async y=>{const d=new Map;for(const{path:h}of y.files()){if(N().posix.
basename(h)!==".gitignore")continue;const s=await(0,O().readText)(y,h,b),i=N().posix.dirname(h).replace(/^\.$/,"");s&&"t\
ext"in s&&d.set(i,(0,F().default)().add(s.text))}return h=>{const s=h.split("/");let i=!1;for(let n=0;n<s.length;n+=1){const c=d.
get(s.slice(0,n).join("/")),t=s.slice(n).join("/"),g=c?.test(t),e=c?.test(`${t}/`);g?.ignored||e?.ignored?i=!0:(g?.unignored||
e?.unignored)&&(i=!1)}return i}}),b=256*1024},61102:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.readParts=
b;function N(){const n=a(92739);return N=function(){return n},n}function F(){const n=a(32854);return F=function(){return n},
n}function L(){const n=a(95132);return L=function(){return n},n}function D(){const n=a(11331);return D=function(){return n},
n}function C(){const n=a(81716);return C=function(){return n},n}function R(){const n=a(54421);return R=function(){return n},
n}function O(){const n=a(45806);return O=function(){return n},n}function $(){const n=a(92170);return $=function(){return n},
n}function I(){const n=a(82293);return I=function(){return n},n}function S(){const n=a(56788);return S=function(){return n},
n}function T(){const n=a(74100);return T=function(){return n},n}function x(){const n=a(28213);return x=function(){return n},
n}function k(){const n=a(20362);return k=function(){return n},n}async function b({body:n,words:c,span:t},g,e){const l=(0,T().
readScriptForm)(n,e),f=l.fault?(0,C().everyCommand)(l.commands).map(C().withoutReserved):l.commands,r=[];let{fault:u}=l,
{directory:A}=g;for(const[p,j]of f.entries()){const o=!u||j.words.every(G=>!(0,C().isDynamic)(j,G)),w=p===f.length-1&&!l.
fault,P=[...j.words.map(G=>({...G,span:t})),...w?c:[]],[M,W]=P;if(M?.text==="cd"){const G=W&&(0,F().normalise)((0,S().from)(
{directory:A},W.text));(p>0||P.length!==2||G===void 0)&&(u??={part:"cd",why:"changes the directory in the middle, or lea\
ves the repository"}),A=G??A;continue}const H={...g,directory:A},B=(0,x().helperWords)(P);B&&(u??=await(0,x().helperFault)(
B,H)),!(B||M===void 0||!o||T().SHELL_WORDS.has(M.text))&&r.push({span:t,resolve:(G,z)=>h(P,{...G,directory:H.directory},
z)})}const m=f.some(({words:p})=>y.test(p.map(({text:j})=>j).join(" "))),E=!u&&r.length===0&&f.length>0&&!m;return{parts:r,
isIdle:E,...u&&{fault:u}}}const y=/^(?:\[|exit (?!0$)|false|test )/,d=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function h(n,c,t){
const e=/^(?:cross-env|dotenv|env-cmd)$/.test(n[0]?.text??"")?n:(0,R().startedWords)(n),[l,...f]=e;if(l===void 0)return{
targets:[],problems:[]};const{families:r}=c,u=(0,$().isProgram)(l.text)?l.text:r?.allowed.get(l.text),A=d.exec(l.text)?.[1]??
l.text,m=n[0]===l?void 0:n[0],E=m?s(m):{targets:[],problems:[]};if(u===void 0&&/[\\/]/.test(A))return(0,S().join)([E,await i(
e,c)]);const{invocation:p,problems:j}=u?(0,O().parseInvocation)(u,f,r):(0,O().parseInvocation)("npx",[{...l,text:A},...f],
r),o=await t.resolve(p,c),w=u===void 0&&o.problems.some(({rule:W})=>W==="binary-missing");if(w&&(0,N().toolOf)(A,r?.tools)!==
void 0)return(0,S().join)([E,s(l),{targets:[],problems:j}]);if(w)return(0,S().join)([E,await i(e,c)]);const M=(0,I().inspectPaths)(
p,c.directory,r);return(0,S().join)([E,{targets:[],problems:[...j,...M]},o])}function s({text:n,span:c}){const t={program:n,
group:"other"};return{targets:[],problems:[(0,L().problemAt)("program-not-allowed",c,t)]}}async function i(n,c){const[t]=n;
if(t===void 0)return{targets:[],problems:[]};const g=n.find(({text:l,span:f})=>f.start!==t.span.start&&(l.startsWith("-")||
(0,D().programNamed)(t.text))),e=g?[(0,L().problemAt)("npm-script-form",g.span,{script:c.via??"",text:n.map(({text:l})=>l).
join(" "),part:t.text,why:"is a program that the gate does not read",words:[g.text]})]:[];return(0,S().join)([s(t),{targets:[],
problems:e},await(0,k().filesOfProgram)(n,c)])}},80827:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),
v.npmScripts=b,v.stepsIn=k;function N(){const p=a(76760);return N=function(){return p},p}function F(){const p=a(3463);return F=
function(){return p},p}function L(){const p=a(13580);return L=function(){return p},p}function D(){const p=a(54669);return D=
function(){return p},p}function C(){const p=a(3893);return C=function(){return p},p}function R(){const p=a(67953);return R=
function(){return p},p}function O(){const p=a(60210);return O=function(){return p},p}function $(){const p=a(59867);return $=
function(){return p},p}function I(){const p=a(56788);return I=function(){return p},p}function S(){const p=a(46912);return S=
function(){return p},p}const T={start:0,end:0},x=200;function k({steps:p}){return p.flatMap(j=>j.command?.nested?k(j.command.
nested):[j])}async function b(p,j,o={left:x}){const{subcommand:w,flags:P}=p;if(w===void 0)return;const{project:M,selected:W,
runs:H,packages:B}=await(0,S().scriptsThatRun)(p,j,T);if(M===void 0)return;const G=await(0,O().readNpmrc)({...j,directory:M}),
z=await y(j,M);if("unread"in G||z===void 0)return;const{settings:U}=G,V=l.some(q=>q in U);if(z.devEngines!==void 0||V)return;
const J=[],X=f(P,U);for(const q of B){const Y=await y(j,q);if(Y===void 0||d(Y))return;const _=H.filter(nn=>nn.directory===
q),en=_.length===0?await c(p,j,q):void 0;en!==void 0&&J.push({...h(Y),...en,directory:q});for(const nn of _){const sn=await s(
nn,j,X,o);J.push({...h(Y),...sn})}}const Q=U["node-options"],{prefix:Z}=(0,R().readSettings)(p);return{subcommand:w,directory:j.
directory,project:M,prefixed:Z!==void 0,inWorkspaces:W,config:X,...typeof Q=="string"&&{nodeOptions:Q},steps:J}}async function y({
tree:p},j){const o=await(0,$().readJsonFile)(p,(0,I().from)({directory:j},"package.json"));return o===void 0||o===$().INVALID?
void 0:(0,F().objectIn)(o)}function d({bin:p,directories:j}){return!p&&"bin"in(0,F().objectIn)(j)}function h(p){const{name:j,
version:o}=p;return{packageId:j&&o?`${String(j)}@${String(o)}`:"",packageEnv:u(p)}}async function s(p,j,o,w){const{directory:P,
event:M,body:W}=p,H=(0,S().scriptText)(p),B={...j,directory:P},G=g(H),z=await n(G,B,{config:o,budget:w}),U=p.words.map(J=>J.
text),V=G&&{...G,...z&&{nested:z}};return{directory:P,event:M,body:W,words:U,text:H,...V&&{command:V}}}const i=new Set([
"--if-present","--include-workspace-root","--workspace","--workspaces"]);async function n(p,j,{config:o,budget:w}){if(!(p?.
argv[0]==="npm"&&Object.keys(p.env).length===0)||o.npm_config_ignore_scripts==="true"||(w.left-=1,w.left<0))return;const M=p.
argv.slice(1).map(G=>({text:G,span:T,quoted:!0})),{invocation:W,problems:H}=(0,C().parseNpm)(M,j.families),B=W.flags.every(
({name:G})=>i.has(G));if(!(H.length>0||!B))return b(W,j,w)}async function c(p,{tree:j},o){const w=(0,S().eventOf)(p),P=(await(0,$().
usablePackageJson)(j,o))?.scripts.has(w??"");if(!(w===void 0||P||(0,R().readSettings)(p).ifPresent))return{event:w,words:[],
text:""}}const t=new Set(`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/));function g(p){const{words:j,assignments:o,refused:w,
problems:P}=(0,D().lex)(p),M=P.every(({rule:z})=>z==="assignment-refused"||(0,L().ruleOf)(z).severity==="warning"&&z!=="\
unquoted-glob"),W=P.filter(({rule:z})=>z==="assignment-refused").length,[H]=j;if(!M||W!==w.length||H===void 0||t.has(H.text)||
H.text.includes("="))return;const B=[...o,...w].sort((z,U)=>z.span.start-U.span.start);if(B.some(({name:z})=>z==="PATH"))
return;const G=Object.fromEntries(B.map(({name:z,value:U})=>[z,U]));return{argv:j.map(z=>z.text),env:G}}const e=new Set(
`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),l=["also","dev","include","omit","only","optional","product\
ion"];function f(p,j){const o=Object.entries(j).filter(([M,W])=>["harmless","honoured"].includes((0,O().effectOf)(M,W))),
w=p.map(({name:M,value:W,negated:H})=>[M.slice(2),W??H!==!0]),P=[...o,...w].filter(([M])=>!e.has(M));return Object.fromEntries(
P.map(([M,W])=>[`npm_config_${M.replaceAll("-","_").toLowerCase()}`,r(W)]))}function r(p){return Array.isArray(p)?p.map(
r).join(`

`):p==null||p===!1?"":String(p).trim()}function u(p){const{name:j,version:o,config:w,engines:P,bin:M}=p,W={};return A({name:j,
version:o,config:w,engines:P,bin:m(M,j)},"npm_package_",W),Object.fromEntries(Object.entries(W).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function A(p,j,o){for(const[w,P]of Object.entries(p))if(P!==void 0)if(P===null||P===!1)o[`${j}${w}`]="";else if(Array.
isArray(P))for(const[M,W]of P.entries())A({[`${w}_${M}`]:W},j,o);else typeof P=="object"?A(P,`${j}${w}_`,o):o[`${j}${w}`]=
String(P)}function m(p,j){const P=Object.entries((0,$().binOf)(p,typeof j=="string"?j:"")??{}).map(([M,W])=>[N().posix.basename(
E(M)),E(W)]).filter(([M,W])=>M&&W);return P.length>0?Object.fromEntries(P):void 0}function E(p){return N().posix.join("/",
p.replaceAll("\\","/")).slice(1)}},20362:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.filesOfProgram=
T,v.namedTargets=x;function N(){const y=a(76760);return N=function(){return y},y}function F(){const y=a(95244);return F=
function(){return y},y}function L(){const y=a(32854);return L=function(){return y},y}function D(){const y=a(93028);return D=
function(){return y},y}function C(){const y=a(81716);return C=function(){return y},y}function R(){const y=a(55013);return R=
function(){return y},y}function O(){const y=a(36187);return O=function(){return y},y}function $(){const y=a(56788);return $=
function(){return y},y}function I(){const y=a(45636);return I=function(){return y},y}function S(){const y=a(10473);return S=
function(){return y},y}async function T(y,d){const h=new(O()).ProjectFiles(d.tree,[d.directory]),s=y.map(g=>({...g,shown:g.
text,isKnown:!0})),n=(await(0,I().wordRuns)(s,h)).flatMap(({kind:g,name:e})=>g==="file"?[e]:[]),c=y[0]?.span??{start:0,end:0},
t={...d,directory:""};return(0,$().join)(n.map(g=>(0,S().resolveCommitted)(t,{text:g,span:c})))}function x(y,d,h){const s=(0,C().
everyCommand)((0,C().readShellText)(y)),i=s.some(r=>r.substituted.length>0||[...r.words,...r.assignments].some(u=>(0,C().
isDynamic)(r,u))),n=[...new Set(y.split(k).filter(r=>r!==""))],c=[d.directory];for(const{words:r}of s){const[u,A]=r;if(!(!/^(?:cd|pushd)$/.
test(u?.text??"")||A===void 0)&&(c.push(...c.flatMap(m=>(0,L().normalise)(N().posix.join(m,A.text))??[])),c.length>b))break}
const t=[...d.changed],g=[...new Set(c)].flatMap(r=>n.map(u=>{const A={...d,directory:r},m=(0,L().normalise)(N().posix.join(
r,u));if(m===void 0)return $().NOTHING;const E=(0,L().resolveInTree)(d.tree,m);if(E.kind==="inside"&&(0,D().isRegular)(E.
entry.kind))return(0,S().resolveCommitted)(A,{text:u,span:h});const p=t.filter(j=>/[*?[]/.test(u)?(0,R().matchesPattern)(
j,m,{dot:!0}):E.kind==="inside"&&m!==""&&(0,L().isWithin)(j,m));return(0,$().join)(p.map(j=>(0,$().fails)("target-change\
d",h,{path:j})))})),e=i?t.filter(F().isCode):[],{targets:l,problems:f}=(0,$().join)([...g,...e.map(r=>(0,$().fails)("tar\
get-changed",h,{path:r}))]);return{targets:[...new Map(l.map(r=>[r.path,r])).values()],problems:[...new Map(f.map(r=>[JSON.
stringify(r.args),r])).values()]}}const k=/[\s"'`;&|()<>=:,{}]+/,b=16},46912:function(K,v,a){Object.defineProperty(v,"__\
esModule",{value:!0}),v.eventOf=b,v.inspectEmpty=T,v.isBlank=x,v.quoteForScript=h,v.runsIn=y,v.scriptText=$,v.scriptsThatRun=
I;function N(){const s=a(76760);return N=function(){return s},s}function F(){const s=a(95132);return F=function(){return s},
s}function L(){const s=a(67953);return L=function(){return s},s}function D(){const s=a(60210);return D=function(){return s},
s}function C(){const s=a(59867);return C=function(){return s},s}function R(){const s=a(56788);return R=function(){return s},
s}const O={selected:!1,runs:[],packages:[],problems:[]};function $({body:s,words:i}){return[s,...i.map(({text:n})=>h(n))].
join(" ")}async function I(s,i,n){const c=(0,L().readSettings)(s),t=b(s);if(c.informs||t===void 0)return O;const g=p=>(0,L().
findPackages)(c,p,n),e=await g(i);if("problems"in e)return{...O,problems:e.problems};const{project:l,selected:f,directories:r}=e,
u=c.ignoreScripts??await k({...i,directory:l}),A=[],m=[...e.missing,...await S(e,i,n,g)];let E=!1;for(const p of r){const j=await(0,C().
readPackageJson)(i.tree,p);if(j===C().INVALID){const o=N().posix.join(p,"package.json");m.push(...(0,R().fails)("package\
-json-invalid",n,{path:o}).problems)}else if(j===void 0)m.push(...(0,R().fails)("package-json-missing",n,{directory:p}).
problems);else if(j.scripts.has(t)){const o={event:t,words:s.passthrough},w=y(j,p,o,{ignoreScripts:u});A.push(...w),m.push(
...T(w,t,{...i,directory:p},n))}else E=!0}if(E){const p={script:t,passes:c.ifPresent},j=c.ifPresent&&A.length===0&&i.via===
void 0,o=t==="start"||j;m.push((0,F().problemAt)("npm-script-missing",n,p,o?"error":void 0))}return{project:l,selected:f,
runs:A,packages:r,problems:m}}async function S({project:s,directories:i},{base:n,...c},t,g){const e=N().posix.join(s,"pa\
ckage.json");if(n===void 0||!c.changed.has(e))return[];const l=await g({...c,tree:n});if("problems"in l)return[];const f=l.
directories.filter(r=>!i.includes(r));return f.length===0?[]:[(0,F().problemAt)("workspaces-changed",t,{path:e,lost:f})]}
function T(s,i,{via:n,directory:c},t){if(s.some(({event:e,body:l})=>e===i&&!x(l)))return[];const g=n===void 0?"npm-scrip\
t-empty":"npm-script-empty-part";return[(0,F().problemAt)(g,t,{script:i,path:N().posix.join(c,"package.json")})]}function x(s){
return s.split(`
`).every(i=>/^\s*(?:#|$)/.test(i))}async function k(s){const i=await(0,D().readNpmrc)(s);return"settings"in i&&i.settings["\
ignore-scripts"]===!0}function b({subcommand:s,operands:i}){switch(s){case"run":return i[0]?.text;case"test":case"start":case"\
stop":return s;default:return}}function y({scripts:s},i,{event:n,words:c},{ignoreScripts:t}={}){return(t?[n]:[`pre${n}`,
n,`post${n}`]).flatMap(e=>{const l=s.get(e);return l?[{directory:i,event:e,body:l,words:e===n?c:[]}]:[]})}const d=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function h(s){return s===""?"''":d.test(s)?`'${s.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):s}},45636:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.textRuns=R,v.valueRuns=I,v.wordRuns=
$;function N(){const S=a(97424);return N=function(){return S},S}function F(){const S=a(81716);return F=function(){return S},
S}function L(){const S=a(57615);return L=function(){return S},S}const D=4,C={kind:"download",name:"it runs what it downl\
oads"};async function R(S,T,x=0){if(x>D)return[{kind:"unread",name:"it is nested too deeply"}];const k=(0,F().readShellText)(
S);return k.length===0&&S.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,N().findDangers)(k).some(({name:y})=>y===
"remote_code_execution")?[C]:[],...await O(k,S,T,x)]}async function O(S,T,x,k){const b=[];let y=x;for(const d of S){if(b.
push(...await O(d.inside,T,y,k)),d.subshell!==void 0)continue;if(d.defines){b.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:h,assignments:s}=(0,F().withoutReserved)(d),i=h.map(t=>({...t,shown:T.slice(t.span.start,t.
span.end),isKnown:!(0,F().isDynamic)(d,t)}));b.push(...I(s.map(({value:t})=>t),y));const[n,c]=i;n?.text==="cd"||n?.text===
"pushd"?y=y.into(c?.isKnown?c.text:void 0):b.push(...await $(i,y,k))}return b}function $(S,T,x=0){const k=(b,y=T)=>R(b,y,
x+1);return(0,L().programRuns)(S,{files:T,shell:k})}function I(S,T){return S.flatMap(x=>x.split(/[\s=:,]+/)).flatMap(x=>T.
named(x))}},38218:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.resolveProgramFiles=d,v.resolveToolFiles=
y;function N(){const l=a(76760);return N=function(){return l},l}function F(){const l=a(91063);return F=function(){return l},
l}function L(){const l=a(32854);return L=function(){return l},l}function D(){const l=a(93028);return D=function(){return l},
l}function C(){const l=a(4289);return C=function(){return l},l}function R(){const l=a(46868);return R=function(){return l},
l}function O(){const l=a(66227);return O=function(){return l},l}function $(){const l=a(15804);return $=function(){return l},
l}function I(){const l=a(59867);return I=function(){return l},l}function S(){const l=a(55013);return S=function(){return l},
l}function T(){const l=a(82293);return T=function(){return l},l}function x(){const l=a(56788);return x=function(){return l},
l}function k(){const l=a(10473);return k=function(){return l},l}const b=["",...["js","cjs","mjs","ts","cts","mts","jsx",
"tsx","json"].map(l=>`.${l}`)];async function y(l,f){return h((0,C().filesNamedBy)(l,f.families),l.operands[0],f)}function d({
files:l=[],flags:f,family:r},u){const A=f.flatMap(({name:m,value:E})=>E&&r&&(0,F().movesTo)(r,m)?E:[]);return h({files:l,
roots:A,nodeFlags:[]},void 0,u)}async function h({files:l,roots:f,nodeFlags:r},u,A){const m=["",...f].flatMap(p=>{const j=(0,L().
normalise)((0,x().from)(A,p));return j===void 0?[]:[j]}),E=[];for(const p of l)E.push(p.as==="arguments"?await t(p,u,A):
p.as==="tests"?await c(p,A):await s(p,[...new Set(m)],A));for(const p of r)E.push(await(0,$().inspectNodeFlag)(p,A));return(0,x().
join)(E)}async function s(l,f,r){const{as:u,path:A,span:m}=l,E=(0,T().pathProblem)(A,m,r.directory);if(E!==void 0)return{
targets:[],problems:[E]};const p=[];for(const j of f){const o=(0,L().normalise)(N().posix.join(j,A));if(o===void 0)continue;
const w=await i(l,o,r);w!==void 0&&p.push(w)}return p.length>0?(0,x().join)(p):u==="code"||u==="config"?(0,k().nothingAt)(
r.tree,N().posix.join(r.directory,A),A,m):u==="module"&&l.first?(0,$().inspectImport)(r,A,m):x().NOTHING}async function i(l,f,r){
const{as:u,path:A,span:m}=l,{tree:E}=r,p=(0,$().firstFile)(E,u==="place"?[f]:b.map(w=>f+w));if(p===void 0)return;const j=p.
kind==="inside"&&!(0,D().isRegular)(p.entry.kind);if(u==="place"&&p.kind==="inside")return x().NOTHING;if(!j)return n(l,
f,p,r);if(u==="config"){const w=(0,L().resolveInTree)(E,N().posix.join(p.path,"tsconfig.json"));return w.kind==="missing"?
x().NOTHING:n(l,f,w,r)}const o=await(0,$().mainOf)(E,f);return o===I().INVALID?(0,x().fails)("package-json-invalid",m,{path:N().
posix.join(A,"package.json")}):o&&n(l,f,o.found,r)}async function n({as:l,path:f,span:r,ifFile:u},A,m,E){const p=(0,k().
fileAt)(m,f,r);if("problems"in p)return p;const j=await(0,$().trustProblems)(E,p,f,r);if(j.some(O().isUnverified))return{
targets:[],problems:j};const o=(0,k().runs)(E,{name:f,path:p.path,wanted:A},r),w=l==="module"&&u?[u]:[];return{...o,problems:[
...j,...w,...o.problems]}}async function c(l,f){const{path:r,span:u}=l,A=(0,T().testProblem)(r,u,f.directory);if(A!==void 0)
return{targets:[],problems:[A]};const E=((0,S().isPattern)(r)?((0,S().alternativesOf)(r)??[]).map(S().baseOf):[r]).map(j=>(0,L().
resolveInTree)(f.tree,(0,x().from)(f,j)));if(E.some(({kind:j})=>j==="outside"))return(0,x().fails)("target-outside",u,{path:r,
reason:"symlink"});const[p]=E;return(0,S().isPattern)(r)||p?.kind!=="inside"||!(0,D().isRegular)(p.entry.kind)?x().NOTHING:
n(l,(0,L().normalise)((0,x().from)(f,r))??r,p,f)}async function t({path:l,span:f},r,u){const A=await s({as:"config",path:l,
span:f},[u.directory],u),m=A.targets[0]?.path;if(r===void 0||m===void 0)return A;const E=e(await u.tree.read(m),f);if(E===
void 0){const j=`@${l}`;return(0,x().join)([A,(0,x().fails)("outside-code",f,{program:r.text,flag:j})])}const p=(0,R().parseTool)(
r,E,u.families?.tools).map(j=>({...j,span:f}));return(0,x().join)([A,{targets:[],problems:p},await h((0,C().filesIn)(r,E,
u.families),r,u)])}const g=64*1024;function e(l,f){if(l.length>g)return;const r=[],u=l.toString("utf8"),A=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;
for(let E=A.exec(u);E!==null;E=A.exec(u))r.push(E[1]??E[2]??"");return r.every(E=>!E.startsWith("@")&&!E.startsWith('"'))?
r.map(E=>({text:E,span:f,quoted:!0})):void 0}},10473:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.
entryAt=O,v.entryFrom=S,v.fileAt=I,v.firstLineOf=y,v.hasOtherContent=b,v.nothingAt=$,v.readText=k,v.resolveCommitted=T,v.
runs=x;function N(){const d=a(76760);return N=function(){return d},d}function F(){const d=a(32854);return F=function(){return d},
d}function L(){const d=a(93028);return L=function(){return d},d}function D(){const d=a(95132);return D=function(){return d},
d}function C(){const d=a(1277);return C=function(){return d},d}function R(){const d=a(56788);return R=function(){return d},
d}function O(d,h,s){switch(d.kind){case"inside":return d.entry;case"outside":return(0,R().fails)("target-outside",s,{path:h,
reason:"symlink"});case"missing":return(0,R().fails)("target-missing",s,{path:h});case"loop":return(0,R().fails)("target\
-not-a-file",s,{path:h,reason:"loop"})}}function $(d,h,s,i){const n=(0,C().nearestFile)(d,h),c=h.slice(0,Math.max(0,h.length-
((0,F().normalise)(s)?.length??0))),t=n&&N().posix.relative(c,n),e=h.split("/").map((l,f,r)=>r.slice(0,f).join("/")).find(
l=>d.stat(l)?.kind==="submodule");return(0,R().fails)("target-missing",i,{path:s,...e?{submodule:e}:t&&{near:t}})}function I(d,h,s){
const i=O(d,h,s);return"problems"in i||(0,L().isRegular)(i.kind)?i:(0,R().fails)("target-not-a-file",s,{path:h,reason:i.
kind})}function S(d,h,s){const i=h.startsWith("/")?void 0:(0,F().normalise)((0,R().from)(d,h));if(i===void 0)return(0,R().
fails)("target-outside",s,{path:h,reason:"above"});const n=(0,F().resolveInTree)(d.tree,i);return n.kind==="missing"?$(d.
tree,i,h,s):O(n,h,s)}function T(d,{text:h,span:s}){const i=h.startsWith("/")?void 0:(0,F().normalise)((0,R().from)(d,h)),
n=i===void 0?void 0:(0,F().resolveInTree)(d.tree,i);return i===void 0||n?.kind!=="inside"||!(0,L().isRegular)(n.entry.kind)?
R().NOTHING:x(d,{name:h,path:n.path,wanted:i},s)}function x(d,{name:h,path:s,wanted:i},n){const c=d.changed.has(s)||d.changed.
has(i);return{targets:[(0,R().target)(d,{kind:"file",name:h,path:s})],problems:c?[(0,D().problemAt)("target-changed",n,{
path:s})]:[]}}async function k(d,h,s){const i=(0,F().resolveInTree)(d,h);if(!(i.kind==="missing"&&d.stat(h)===void 0))return i.
kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the repository"}:(0,L().isRegular)(i.entry.kind)?
(i.entry.size??0)>s?{unread:"it is too large"}:{text:(await d.read(i.path,s)).toString("utf8"),path:i.path}:{unread:"it \
is not a regular file"}}async function b(d,h,s){if(d===h)return!1;const[i,n]=[d,h].map(l=>(0,F().resolveInTree)(l,s));if(i?.
kind!=="inside"||n?.kind!=="inside")return!0;const[c,t]=[i.entry,n.entry];if(c.oid!==void 0&&c.oid===t.oid)return!1;if(c.
size!==t.size||!(0,L().isRegular)(c.kind)||!(0,L().isRegular)(t.kind))return!0;const[g,e]=await Promise.all([d.read(c.path,
c.size),h.read(t.path,t.size)]);return!g.equals(e)}async function y(d,h){const[s=""]=(await d.read(h)).subarray(0,256).toString(
"latin1").split(`
`,1);return s}},47668:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.listWorkspaces=void 0,v.selectWorkspaces=
S;function N(){const x=a(76760);return N=function(){return x},x}function F(){const x=a(32854);return F=function(){return x},
x}function L(){const x=a(59542);return L=function(){return x},x}function D(){const x=a(59867);return D=function(){return x},
x}function C(){const x=a(55013);return C=function(){return x},x}const R=v.listWorkspaces=(0,L().perPath)(async(x,k)=>{const b=await(0,D().
usablePackageJson)(x,k),y=(0,C().readPatterns)(b?.workspaces??[]);if("unclear"in y)return y;const{wanted:d,entries:h,refused:s}=y;
if(d.length===0)return[];const i=[];for(const{path:t,kind:g}of x.files()){const e=I(k,t);if(e!==void 0)if(g==="symlink"){
const l=d.some(u=>(0,C().matchesPattern)(e,u,{partial:!0})),f=d.some(u=>(0,C().matchesPattern)(e,u)),r=l?(0,F().resolveInTree)(
x,t):void 0;if(r?.kind==="outside")return{unclear:t};if(r?.kind!=="inside"||r.entry.kind!=="directory")continue;if(!f||s.
length>0||d.some(u=>u.startsWith(`${e}/`)))return{unclear:t};i.push(e)}else N().posix.basename(t)==="package.json"&&i.push(
N().posix.dirname(e))}const n=i.filter(t=>d.some(g=>(0,C().matchesPattern)(t,g))).filter(t=>!t.split("/").includes("node\
_modules")).filter(t=>!s.some(g=>(0,C().matchesPattern)(t,g,{dot:!0}))).sort((t,g)=>t.localeCompare(g,"en")),c=h.flatMap(
t=>n.filter(g=>t.some(e=>(0,C().matchesPattern)(g,e,{partial:!0}))));return O(x,k,[...new Set(c)])});async function O(x,k,b){
const y=[],d=new Set;for(const h of b){const s=N().posix.join(k,h).replace(/^\.$/,""),i=await(0,D().readPackageJson)(x,s);
if(i===void 0)continue;if(i===D().INVALID)return{broken:`${s}/package.json`};const n=i.name||$(s);if(d.has(n))return{broken:i.
path};d.add(n),y.push({directory:s,name:n})}return y}function $(x){const k=N().posix.basename(N().posix.dirname(x)),b=N().
posix.basename(x);return k.startsWith("@")?`${k}/${b}`:b}function I(x,k){return x===""?k:k.startsWith(`${x}/`)?k.slice(x.
length+1):void 0}function S(x,k,{directory:b,project:y}){const d=n=>N().posix.join("/",n),h=d(I(y,`${b}/`)===void 0?y:b),
s=N().posix.resolve(h,k),i=[N().posix.relative(d(y),N().posix.resolve(d(b),k)),k];return x.filter(n=>{if(n.name===k||d(n.
directory)===s)return!0;const c=N().posix.relative(h,d(n.directory)),t=k.startsWith("./")?`./${c}`:c;return i.some(g=>T(
t,g))})}function T(x,k){const b=/^\.(?:\/|$)/.test(k)===x.startsWith("./"),[y,d]=[N().posix.normalize(x),N().posix.normalize(
`${k}/`)];return b&&k!==""&&`${N().posix.dirname(y)}/`===d&&!N().posix.basename(y).startsWith(".")}},34482:function(K,v,a){
Object.defineProperty(v,"__esModule",{value:!0}),v.Places=void 0,v.contextIn=L;function N(){const R=a(32854);return N=function(){
return R},R}const F="/\0checkout";function L({policy:R,tree:O,platform:$,cwd:I=""},S){const{workspace:T}=R,x=D(R)?F:void 0,
{files:k,cwd:b=I===""?x:`${x??T}/${I}`}=S;return{policy:R,platform:$,proposal:S,mount:k?{at:"/",tree:k}:O?{at:x??T,tree:O}:
{at:F},cwd:b}}function D({workspace:R}){const O=(0,N().locatePath)(R,F,{at:F});return O!==void 0&&(0,N().isLocatedIn)(O,
F)}class C{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:O},cwd:$,platform:I,mount:S}){this.#n=S,this.#e=S.at===
"/"?S:{at:S.at},this.#s=I!=="linux",this.workspace=(0,N().locatePath)(O,F,this.#e)??F,this.cwd=$===void 0?this.workspace:
(0,N().locatePath)($,this.workspace,S)??F}locate(O){return(0,N().locatePath)(O,this.cwd,this.#n)}leadsInto(O,$){const I=this.
locate(O);return I===void 0?!1:$.some(S=>{const T=(0,N().locatePath)(S,this.workspace,this.#e);return T!==void 0&&this.isIn(
I,T)})}isIn(O,$){return(0,N().isLocatedIn)(O,$,{ignoreCase:this.#s})}mayBeIn(O,$){return(0,N().isLocatedIn)(O,$,{ignoreCase:!0})}}
v.Places=C},6163:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.dangerIn=S;function N(){const b=a(76760);
return N=function(){return b},b}function F(){const b=a(97424);return F=function(){return b},b}function L(){const b=a(11331);
return L=function(){return b},b}function D(){const b=a(81716);return D=function(){return b},b}function C(){const b=a(54421);
return C=function(){return b},b}const R=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as another user":"\
doas su sudo","reads the environment":"printenv"}).flatMap(([b,y])=>y.split(" ").map(d=>[d,b]))),O=2,$=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
I={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function S(b){if($.test(b))return"names a \
file that is made for secrets";const y=(0,D().readShellText)(b),d=(0,D().everyCommand)(y).some(T)?Object.entries(I).find(
([,s])=>s.test(b)):void 0;if(d!==void 0)return`${d[0]} in inline code`;const[h]=(0,F().findDangers)(y);return h?F().DOES[h.
name]:x(y)}function T({words:b}){return b.some((y,d)=>(0,C().textHanded)(b.slice(d))!==void 0)}function x(b,y=0){for(const{
words:d,pipedFrom:h}of(0,D().everyCommand)(b)){const[s,...i]=d;if(s===void 0)continue;const n=N().posix.basename(s.text),
c=k(n);if(c!==void 0)return c;if((0,L().isShell)(n)&&(h!==void 0||i.length===0))return`has \`${n}\` run whatever it reads`;
if(!(n!=="find"&&!(0,L().startsOthers)(n)))for(const{text:t}of i){const g=k(N().posix.basename(t));if(g!==void 0)return g;
const l=y<O&&/\s/.test(t)?x((0,D().readShellText)(t),y+1):void 0;if(l!==void 0)return l}}}function k(b){const y=(0,L().programNamed)(
b)?.kind==="downloader"?"downloads":R.get(b);return y&&`${y} with \`${b}\``}},41431:function(K,v,a){Object.defineProperty(
v,"__esModule",{value:!0}),v.judgeReading=S,v.judgeRiskAlone=x,v.unjudged=k;function N(){const c=a(39763);return N=function(){
return c},c}function F(){const c=a(13580);return F=function(){return c},c}function L(){const c=a(95132);return L=function(){
return c},c}function D(){const c=a(6163);return D=function(){return c},c}function C(){const c=a(38010);return C=function(){
return c},c}function R(){const c=a(46121);return R=function(){return c},c}function O(){const c=a(8737);return O=function(){
return c},c}function $(){const c=a(92890);return $=function(){return c},c}function I(){const c=a(72017);return I=function(){
return c},c}function S(c,t,g){const e=(0,O().findProblems)(c),l=A=>n[A](c,e,g),f=l("evolver"),r=l("validator"),u={evolver:f,
validator:r}[t]??l(t);return b(c,t,u,{evolver:f,validator:r})}function T(c,t){const g=t.find(({rule:l})=>l==="validator-\
newer");return{"1.94":c,newer:g?{verdict:"block",reason:g}:c}}function x(c,t,g){const e={findings:i((0,O().findProblems)(
c))},l={evolver:e,validator:e};return b(c,"curated",(0,C().judgeRisk)(t,g),l)}function k(c,t,g){const e=typeof c=="strin\
g"?c:"",l=[(0,L().notJudged)(`the command \`${e}\``,g)];return b({command:e,words:[],assignments:[],argv:null,targets:[],
problems:[]},t,{findings:l},{evolver:{findings:l},validator:{findings:l}})}function b(c,t,g,e){const l=y(c,i(g.findings)),
f=d(l),r=A=>A===g?f:d(i(A.findings)),u=r(e.validator);return{reading:c,verdict:f.verdict,risk:g.risk??s(f.verdict,l),confirmation:g.
confirmation??"standard",findings:l,profiles:{evolver:r(e.evolver),validator:u,[t]:f},validators:T(u,e.validator.findings)}}
function y({command:c},t){const g=t[0]?.severity==="error"?(0,D().dangerIn)(c):void 0;return g===void 0?t:t.map(e=>e.severity===
"error"?{...e,harm:"danger",danger:g}:e)}function d(c){const t=h(c),[g]=c;if(t==="block"&&g)return{verdict:t,reason:g};const e=c.
find(({rule:l})=>l==="validator-empty-folder");return e?{verdict:t,remark:e}:{verdict:t}}function h(c){return c.some(({severity:g})=>g===
"error")?"block":c.some(({severity:g,rule:e})=>g==="warning"&&e!=="experimental_mode")?"warn":"allow"}function s(c,t){return c===
"block"?"dangerous":t.some(({rule:g})=>(0,F().ruleOf)(g).writes===!0)?"write":"safe"}function i(c){return N().SEVERITIES.
flatMap(t=>c.filter(({severity:g})=>g===t))}const n={evolver:R().evolver,validator:$().validator,curated:C().curated,workspace:I().
workspace}},21311:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.checkCommandPolicy=b,v.checkFamily=
h,v.failedExamples=y,v.requireExamples=d;function N(){const t=a(7723);return N=function(){return t},t}function F(){const t=a(
51951);return F=function(){return t},t}function L(){const t=a(41895);return L=function(){return t},t}function D(){const t=a(
94853);return D=function(){return t},t}function C(){const t=a(72720);return C=function(){return t},t}function R(){const t=a(
74238);return R=function(){return t},t}function O(){const t=a(5468);return O=function(){return t},t}function $(){const t=a(
87952);return $=function(){return t},t}function I(){const t=a(88220);return I=function(){return t},t}function S(){const t=a(
91063);return S=function(){return t},t}function T(){const t=a(34482);return T=function(){return t},t}function x(){const t=a(
41431);return x=function(){return t},t}function k(){const t=a(72017);return k=function(){return t},t}function b({families:t,
patterns:g}){const e=t.flatMap((l,f)=>c(["families",f],h(l)));return e.length>0?e:g.flatMap((l,f)=>c(["patterns",f],i(l,
t)))}function y({policy:t,path:g=R().POLICY_PATH,text:e=""}){return b(t).map(({message:l,pointer:f,value:r})=>{const u=(0,O().
placeIn)(e,f,r);return`${u===void 0?g:`${g}:${u}`}: ${l}`})}function d(t){const g=y(t);if(g.length!==0)throw new(L()).GateError(
"policy_invalid",`Examples of the policy fail:
${g.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function h(t){const{name:g}=t,
e=I().familySchema.safeParse(t);if(!e.success)return[{message:`family ${g}: ${N().prettifyError(e.error)}`,pointer:["nam\
e"],value:g}];const{evolver:l,sandbox:f}=e.data;try{l&&(0,S().programFamily)(g,l)}catch(m){const{message:E}=m;return[{message:`\
family ${g}: ${E}`,pointer:["evolver","flags"],value:g}]}const r={...D().DEFAULT_POLICY,programs:[g],families:[e.data],mode:"\
dangerous",allow_dangerous:!0},u=(m,{match:E,not_match:p})=>{const j=(o,w)=>s(o,g,w,r);return[...n("match",E,o=>{const w=m.
find(P=>!j(o,P));return w&&`family ${g}: ${w} rejects its example`}),...n("not_match",p,o=>{const w=m.find(P=>j(o,P));return w&&
`family ${g}: ${w} accepts its example`})]},A=f?.only?[f.only]:["curated","workspace"];return[...l?c(["evolver"],u(["evo\
lver"],l)):[],...f?c(["sandbox"],u(A,f)):[]]}function s(t,g,e,l){const f=(0,F().readWords)(t,{programs:(0,$().programTerms)(
l)}),r=e==="evolver"?f.invocation?.family:f.words[0]?.text===g,u=(0,T().contextIn)({policy:l,tree:void 0,platform:"linux"},
{}),{findings:A}=(0,x().judgeReading)(f,e,u),m=A.filter(({severity:E,rule:p})=>E==="error"&&p!=="family_unavailable");return!!r&&
m.length===0}function i({name:t,regex:g,match:e,not_match:l},f){const r=(0,C().compileLinear)(g);if("error"in r)return[{
message:`${t}: the pattern ${r.error}`,pointer:["regex"],value:g}];const u=A=>(0,k().matchesAnyCommand)(A,g,f);return[...n(
"match",e,A=>u(A)?void 0:`${t}: does not match`),...n("not_match",l,A=>u(A)?`${t}: matches`:void 0)]}function n(t,g,e){return g.
flatMap((l,f)=>{const r=e(l);return r?[{message:`${r} ${l}`,pointer:[t,f],value:l}]:[]})}function c(t,g){return g.map(e=>({
...e,pointer:[...t,...e.pointer]}))}},38010:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.curated=void 0,
v.judgeRisk=e;function N(){const o=a(30084);return N=function(){return o},o}function F(){const o=a(55126);return F=function(){
return o},o}function L(){const o=a(87952);return L=function(){return o},o}function D(){const o=a(13580);return D=function(){
return o},o}function C(){const o=a(95132);return C=function(){return o},o}function R(){const o=a(34482);return R=function(){
return o},o}function O(){const o=a(8737);return O=function(){return o},o}const $=10,I=[b,y,h,s,n,o=>l(c(o),o.context.policy)],
S=(o,w,P)=>{const{policy:M,proposal:W}=P,[H,...B]=m(o),G=[...p(o),...(0,O().besidesProgram)(w,o)],z=W.family??H?.text??"",
U=(0,L().sandboxProgram)("curated",z,M.families),V=W.mode??(M.experimental.includes(z)?"experimental":"structured");if(H===
void 0||U===void 0){const tn=H?(0,C().finding)("not_in_registry",{family:z},{span:H.span}):(0,C().finding)("no_command",
{});return{...e("dangerous",P),findings:[tn,...G].filter(T)}}const J=new(R()).Places(P),X=(0,F().readArguments)(B,U,A(J)),
Q=x(X),Z=new Set(U.dangerous_targets?.map(tn=>J.locate(tn))),q=Q.some(({path:tn})=>Z.has(J.locate(tn.replace(/\*$/,"")))),
Y={context:P,places:J,base:H,name:z,program:U,proposalMode:V,words:B,read:X,paths:Q,broad:q},[_,...en]=I.map(tn=>tn(Y)),
nn=[..._??[],...G,...en.flat()],sn=c(Y),rn=f(sn,V);return{findings:nn.some(({severity:tn})=>tn==="error")?(0,O().firstOfEach)(
nn.filter(T),$):[...nn,...g(Y).map(tn=>(0,C().finding)(tn,{}))],risk:sn,confirmation:rn}};v.curated=S;function T({severity:o}){
return o!=="warning"}function x({use:o,values:w}){const P=w.filter(({kind:W,text:H})=>N().PATH_KINDS.has(W)&&H!=="-").map(
({text:W,word:H})=>({path:W,word:H})),{default_operand:M}=o;return P.length===0&&M!==void 0?[{path:M}]:P}const k={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function b({name:o,
base:w,program:P,proposalMode:M,context:W}){const{maturity:H="structured",platforms:B}=P.family.sandbox??{},{category:G}=P.
family,{policy:z,platform:U}=W,V=k[H];return[...z.disabled_packs.includes(G)?[`is in the disabled pack \`${G}\``]:[],...B?.
includes(U)===!1?[`does not exist on \`${U}\``]:[],...V.includes(M)?[]:[`has the maturity \`${H}\``]].map(X=>(0,C().finding)(
"family_unavailable",{family:o,reason:X},{span:w.span}))}function y({name:o,base:w}){return o===w.text?[]:[(0,C().finding)(
"family_base_mismatch",{family:o,base:w.text},{span:w.span})]}const d={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function h(o){const{name:w,program:P,words:M,read:W}=o,H=d[w]??"constrained_form.other",
B=P.forms?H:"argument_refused";return[...M.filter(({text:z})=>P.family.category==="archives"&&N().SHELL_OPERATOR.test(z)).
map(({text:z,span:U})=>(0,C().finding)("shell_operator.quoted",{operator:z},{span:U})),...W.objections.filter(({word:z})=>z===
void 0||i(z,o)===void 0).map(({objection:z,word:U})=>(0,C().finding)(B,{family:w,objection:z},U?{span:U.span}:{}))]}function s(o){
return o.words.flatMap(w=>{const P=i(w,o);if(P===void 0)return[];const M={family:o.name,operand:w.text,prefix:P};return[
(0,C().finding)("forbidden_operand_prefix",M,{span:w.span})]})}function i({text:o},{program:w}){const{forbidden_prefixes:P=[]}=w;
return P.find(M=>o.toLowerCase().startsWith(M.toLowerCase()))}function n({paths:o,places:w,context:P}){const{allowed_roots:M}=P.
policy;return M.length===0?[]:o.filter(({path:W})=>W.startsWith("~")||!w.leadsInto(W,M)).map(({path:W,word:H})=>(0,C().finding)(
"outside_allowed_roots",{path:W,roots:M},H&&{span:H.span}))}function c({broad:o,read:{use:w}}){return o?"dangerous":w.risk??
"safe"}const t=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function g({broad:o,paths:w,proposalMode:P,read:M}){
const{flag_warnings:W={}}=M.use;return[...new Set([...(0,F().warningsIn)(M.use),...M.flags.flatMap(B=>W[B]??[]),...o?["b\
road_permission_target"]:[],...w.some(({path:B})=>t.test(B))?["env_secrets"]:[],...P==="experimental"?["experimental_mod\
e"]:[]])]}function e(o,{policy:w,proposal:P}){const M=f(o,P.mode??"structured");return{findings:l(o,w),risk:o,confirmation:M}}
function l(o,{mode:w,allow_dangerous:P}){return o==="safe"||o==="write"&&w!=="safe"||o==="dangerous"&&w==="dangerous"&&P?
[]:[(0,C().finding)("policy_risk",{risk:o,mode:w})]}function f(o,w){return w==="experimental"?"very_strong":o==="dangero\
us"?"strong":"standard"}const r=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],u=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function A(o){return(w,P)=>{const M=N().KINDS[w](P);if(M!==void 0||w!=="destination"&&w!=="source")return M;const W=o.locate(
P);if(W===void 0)return"cannot be resolved";if(W==="/")return"is the root of the file system";const B=(/^[\\/]|^[A-Za-z]:/.
test(P)||!o.isIn(W,o.cwd))&&r.find(G=>o.mayBeIn(W,G));if(B)return`is in the system directory ${B}`;if(w!=="destination")
return o.mayBeIn(o.cwd,W)?"is the working directory or one of its parents":u.test(W)?"is a home directory":void 0}}function m({
words:o,problems:w}){const P=w.filter(({rule:W})=>E.has((0,D().ruleOf)(W).shape)),M=Math.min(...P.map(({span:W})=>W.start));
return o.filter(({span:W})=>W.start<M)}const E=new Set(["operator","redirection","multiline"]);function p({problems:o}){
return o.flatMap(({rule:w,args:P,span:M})=>{const{shape:W}=(0,D().ruleOf)(w);if(W===void 0)return[];if(W==="unreadable")
return[(0,C().finding)("parse_failed",{},{span:M})];const{operator:H,written:B,character:G}=P,z=String(H??B??G),U=W==="o\
perator"?j(z):W;return[(0,C().finding)(`shell_operator.${U}`,{operator:z},{span:M})]})}function j(o){return o==="|"||o===
"|&"?"pipeline":o==="&"?"background":"chaining"}},46121:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),
v.evolver=void 0;function N(){const R=a(87952);return N=function(){return R},R}function F(){const R=a(38010);return F=function(){
return R},R}const L=(R,O,$)=>{const I=R.words[0]?.text;if(R.invocation===void 0&&I&&(0,N().isNamedCurated)(I,$.policy))return(0,F().
curated)(R,O,C($));const S=D(R,O);return{findings:O,...S&&{risk:S}}};v.evolver=L;function D({invocation:R},O){const $=R?.
family?.data.risk;return O.some(({severity:S})=>S==="error")||$==="safe"?void 0:$}function C(R){const{policy:O}=R,$=O.allowed_roots.
length>0?O.allowed_roots:["."];return{...R,policy:{...O,allowed_roots:$}}}},8737:function(K,v,a){Object.defineProperty(v,
"__esModule",{value:!0}),v.besidesProgram=L,v.findProblems=C,v.firstOfEach=D;function N(){const R=a(13580);return N=function(){
return R},R}function F(){const R=a(95132);return F=function(){return R},R}function L(R,{invocation:O}){const $=O?.family?
["program","invocation","target"]:["program"];return R.filter(({layer:I,rule:S})=>!$.includes(String(I))||(0,N().ruleOf)(
S).anyText===!0)}function D(R,O){const $=new Map;return R.filter(({rule:I})=>{const S=($.get(I)??0)+1;return $.set(I,S),
S<=O})}function C({problems:R}){return R.map(F().problemFinding)}},89509:function(K,v){Object.defineProperty(v,"__esModu\
le",{value:!0}),v.readToolCall=F;const a=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,N=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function F(L){const D=a.exec(L);if(D===null)return;const[,C="",R=""]=D,O=[];let $=D.indices?.[2]?.[0]??0,I=R;for(;I!=="";){
const S=N.exec(I);if(S===null)return;const[T,x,k]=S;O.push({text:x??k??"",span:{start:$,end:$+T.length}}),I=I.slice(T.length),
$+=T.length}return{name:C,args:O}}},92890:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.validator=void 0;
function N(){const O=a(95132);return N=function(){return O},O}const F=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
L={"1.94":{refused:F,information:new Set(["--version","--help","--v8-options"])},newer:{refused:F,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},D=(O,$)=>{const{invocation:I}=O,S=[...$,...R("1.94",O)];
if(S.some(({severity:k})=>k==="error"))return{findings:S};const[T]=R("newer",O);if(T){const k=String(T.args.flag??"");S.
push((0,N().finding)("validator-newer",{refused:k},T.span&&{span:T.span}))}const x=I?.operands[0];if(x&&!C(I,L["1.94"])){
const{text:k,span:b}=x;S.push((0,N().finding)("validator-empty-folder",{script:k},{span:b}))}return{findings:S}};v.validator=
D;function C({flags:O},{information:$}){return O.some(({name:I})=>$.has(I))}function R(O,{words:$,invocation:I,command:S}){
const T=L[O],[x,...k]=$;if(x===void 0)return[];const b=e=>(0,N().finding)("validator-script",{command:e},{span:x.span});
if(x.text!=="node")return[b(`\`${x.text}\``)];const{flags:y=[],operands:[d]=[]}=I??{},h=(e,l)=>{const f=d&&d.span.start<
l.start?"script":"node";return(0,N().finding)("validator-flag",{flag:e,of:f},{span:l})},s=I!==void 0&&C(I,T),i=s&&y.length===
1&&d===void 0,{options:n}=T,c=i||n===void 0?[]:y.filter(({name:e})=>!n.has(e)),t=T.text?.exec(S),g=y.some(({name:e})=>e===
"--test");return[...k.flatMap(({text:e,span:l})=>T.refused.test(e)?[h(e,l)]:[]),...c.map(({written:e,span:l})=>h(e,l)),...t?
[h(t[0],{start:t.index,end:t.index+t[0].length})]:[],...(d===void 0||g)&&!s?[b("`node` without a script")]:[]]}},72017:function(K,v,a){
Object.defineProperty(v,"__esModule",{value:!0}),v.matchesAnyCommand=f,v.workspace=void 0;function N(){const o=a(13970);
return N=function(){return o},o}function F(){const o=a(72720);return F=function(){return o},o}function L(){const o=a(30084);
return L=function(){return o},o}function D(){const o=a(55126);return D=function(){return o},o}function C(){const o=a(21006);
return C=function(){return o},o}function R(){const o=a(87952);return R=function(){return o},o}function O(){const o=a(13580);
return O=function(){return o},o}function $(){const o=a(95132);return $=function(){return o},o}function I(){const o=a(97424);
return I=function(){return o},o}function S(){const o=a(81716);return S=function(){return o},o}function T(){const o=a(34482);
return T=function(){return o},o}function x(){const o=a(8737);return x=function(){return o},o}function k(){const o=a(89509);
return k=function(){return o},o}const b=(o,w,P)=>P.proposal.tool==="runpy"?j(o,w,P):y(o,(0,x().besidesProgram)(w,o),P);v.
workspace=b;function y(o,w,P){const{families:M,patterns:W,disabled_packs:H}=P.policy,B=new(T()).Places(P),G=(0,S().readShellText)(
o.command),z=Y=>Y.map(_=>d(_,M,H)),U=z((0,S().everyCommand)(G)),V=Y=>U.flatMap(_=>{const en=r(_);return W.filter(nn=>nn.
layer===Y&&l(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,$().finding)("custom_pattern",{name:nn,pattern:sn,reason:rn},
{layer:Y}))}),J=[()=>h(o,G),()=>z(c(o,P.mount,B,U)).flatMap(Y=>u(Y,B)),()=>U.flatMap(p)];for(const[Y,_]of J.entries()){const en=[
..._(),...V(Y+1)];if(en.length>0)return{findings:[...(0,x().firstOfEach)(en,1),...w.filter(t)]}}const X=U.map(({read:Y})=>Y.
use),Q=new Set(X.flatMap(D().warningsIn)),Z=[...w,...[...Q].map(Y=>(0,$().finding)(Y,{}))],q=N().riskSchema.options.findLast(
Y=>X.some(_=>_.risk===Y));return q===void 0||q==="safe"||Z.some(t)?{findings:Z}:{findings:Z,risk:q}}function d(o,w,P){const[
M,...W]=o.words,H=(0,R().sandboxProgram)("workspace",M?.text??"",w),B=H&&!P.includes(H.family.category)?H:void 0;return{
command:o,program:B,read:(0,D().readArguments)(W,B??{})}}function h({targets:o},w){const P=o.flatMap(({script:M})=>M===void 0?
[]:[M]);return[...(0,I().findDangers)(w).map(M=>s(M,!0)),...P.flatMap(M=>(0,I().findDangers)((0,S().readShellText)(M))).
map(M=>s(M,!1))]}function s({name:o,pattern:w,words:P},M){const W=P[0]?.span.start,H=P.at(-1)?.span.end,B=M&&W!==void 0&&
H!==void 0?{span:{start:W,end:H}}:{};return(0,$().finding)(o,{pattern:n(w)},B)}const i=200;function n(o){return o.length>
i?`${o.slice(0,i)}\u2026`:o}function c({command:o},{tree:w,at:P},{cwd:M},W){return w!==void 0&&P!=="/"&&P===M&&W.length===
1?(0,S().everyCommand)((0,S().readShellText)(o,w)):W.map(B=>B.command)}function t({severity:o}){return o==="error"}function g({
program:o,read:w}){const P=o===void 0?[]:w.values;return new Set(P.flatMap(({kind:M,word:W})=>L().PATH_KINDS.has(M)?[]:W))}
const e=new Map;function l(o,w){const P=e.get(o)??(0,F().compileLinear)(o);return e.set(o,P),"error"in P||P.matches(w)}function f(o,w,P){
return(0,S().everyCommand)((0,S().readShellText)(o)).some(M=>l(w,r(d(M,P,[]))))}function r(o){const{words:w,redirections:P}=o.
command,M=g(o);return[...w.filter(W=>!M.has(W)).map(({text:W})=>W),...P.map(({operator:W,target:H})=>`${W} ${H?.text??""}`)].
join(" ")}function u(o,w){const{words:P,redirections:M,problems:W}=o.command,H=g(o),B=W.filter(({rule:z})=>z==="variable\
-expansion"),G=M.flatMap(({target:z})=>z??[]);return[...P.slice(1).filter(z=>!H.has(z)),...G].flatMap(({text:z,span:U})=>{
const V=B.some(({span:J})=>J.start>=U.start&&J.end<=U.end);return[z,...A(z)].flatMap(J=>m(J,U,w,V))})}function A(o){if(!o.
startsWith("-"))return[];const{attached:w}=(0,C().splitAtEquals)(o);return[...w?[w]:[],.../^-[^-]./.test(o)?[o.slice(2)]:
[]]}function m(o,w,P,M=!1){const W=M||o.startsWith("~")?void 0:P.locate(o);return W===void 0||!P.isIn(W,P.workspace)?[(0,$().
finding)("path_outside_workspace",{path:o},{span:w})]:o.split(/[\\/]/).includes("..")?[(0,$().finding)("path_traversal",
{path:o},{span:w})]:[]}const E=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],[/^(?:chmod|chown|dd|kill)$/,
/^--all$/],[/^/,/^--force$/]];function p({command:o,program:w,read:P}){const[M,...W]=o.words;if(M===void 0)return[];const{
text:H}=M,B=E.flatMap(([U,V])=>U.test(H)?[V]:[]),G=W.filter(({text:U})=>B.some(V=>V.test(U)));return G.length>0?G.map(({
text:U,span:V})=>(0,$().finding)("blocked_flag",{program:H,flag:U},{span:V})):W.length===1&&w&&/^--(?:version|help)$/.test(
W[0]?.text??"")?[]:(w?P.objections:[{objection:"is not allowed",word:M}]).map(({objection:U,word:V=M})=>(0,$().finding)(
"command_not_allowed",{program:H,objection:U},{span:V.span}))}function j({command:o},w,P){const M=w.filter(({rule:G})=>(0,O().
ruleOf)(G).anyText===!0),W=(0,k().readToolCall)(o),[H]=W?.args??[];if(W?.name!=="write_file"||H===void 0){const G=n(W?.name??
o);return{findings:[(0,$().finding)("command_not_allowed",{program:G,objection:"is not a call of a file tool with litera\
l arguments"}),...M]}}const B=[...m(H.text,H.span,new(T()).Places(P)),...M];return B.some(t)?{findings:B}:{findings:B,risk:"\
write"}}},81961:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.combine=R,v.policyWith=I,v.stricterOf=
C,v.tightenPolicy=O,v.valuesOf=$;function N(){const S=a(23404);return N=function(){return S},S}function F(){const S=a(41895);
return F=function(){return S},S}function L(){const S=a(74238);return L=function(){return S},S}function D(){const S=a(11160);
return D=function(){return S},S}function C(S,T,x){const k=R(S.policy,T.policy);if("conflicts"in k)throw new(F()).GateError(
"policy_conflict",`The policies of the base and of ${x} differ in ${k.conflicts.join(", ")}; the gate cannot determine w\
hich is stricter.`,"Use the same values in both policies.");const{ref:b,digest:y}=T,d=[...S.combinedWith?[S.combinedWith.
name]:[],x];return{...S,policy:k.policy,digest:(0,L().digestPolicy)(k.policy),combinedWith:{name:d.join(" and "),digest:y,
...b!==void 0&&{ref:b}}}}function R(S,T){const x=[],k=$(S),b=$(T);for(const[y,{strictness:d}]of D().POLICY_KEYS){const[h,
s]=[k.get(y),b.get(y)];if((0,N().canonicalize)(h)===(0,N().canonicalize)(s))continue;const i=d.combine(h,s);i?k.set(y,i.
value):x.push(y)}return x.length>0?{conflicts:x}:{policy:I(k)}}function O(S,T){if(Object.values(T).every(d=>d===void 0))
return S;const x=$(S.policy),k=[],b=new Map(Object.entries(T));for(const[d,{strictness:h,input:s}]of D().POLICY_KEYS){const i=s&&
b.get(s.name),n=x.get(d);if(!(!s||i===void 0||i===n))if(n===s.open||h.compare(n,i)==="tighter")x.set(d,i);else{const c={
given:String(i),kept:String(n)};k.push({input:s.name,key:d,...c})}}const y=I(x);return{...S,policy:y,digest:(0,L().digestPolicy)(
y),ignoredInputs:k}}function $(S){const T=S;return new Map([...D().POLICY_KEYS.keys()].map(x=>{const[k="",b]=x.split("."),
y=T[k];return[x,b===void 0?y:y[b]]}))}function I(S){const T={};for(const[x,k]of S){const[b="",y]=x.split(".");T[b]=y===void 0?
k:{...T[b],[y]:k}}return D().policySchema.parse(T)}},76545:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),
v.comparePolicies=R;function N(){const S=a(23404);return N=function(){return S},S}function F(){const S=a(69873);return F=
function(){return S},S}function L(){const S=a(81961);return L=function(){return S},S}function D(){const S=a(11160);return D=
function(){return S},S}function C(){const S=a(92328);return C=function(){return S},S}function R(S,T){const[x,k]=[(0,L().
valuesOf)(S),(0,L().valuesOf)(T)];return[...D().POLICY_KEYS].flatMap(([b,{strictness:y}])=>{const[d,h]=[x.get(b),k.get(b)],
s=O(d,h);if(s===void 0)return[];const i=y.compare(d,h),n=y.loosens?.(d,h)??i!=="tighter";return[{key:b,change:s,direction:i,
loosens:n}]})}function O(S,T){if(Array.isArray(S)&&Array.isArray(T)){const x=[...(0,C().missingFrom)(S,T).map(k=>`+ ${$(
k)}`),...(0,C().missingFrom)(T,S).map(k=>`- ${$(k)}`)];return x.length===0?void 0:x.join(", ")}return(0,N().canonicalize)(
S)===(0,N().canonicalize)(T)?void 0:`${I(S)} \u2192 ${I(T)}`}function $(S){const T=S.name;return typeof T=="string"?T:I(
S)}function I(S){return(0,F().stringify)(S,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(K,v,a){Object.
defineProperty(v,"__esModule",{value:!0}),v.NPM_LOCKFILES=v.LOCKFILES=void 0,v.isCode=$,v.isLockfile=g,v.isOfTests=i,v.isPackageFile=
l,v.isProgramCode=O,v.isTest=h,v.isTestData=s,v.isWritten=I,v.toolThatFinds=E;function N(){const p=a(76760);return N=function(){
return p},p}function F(){const p=a(41330);return F=function(){return p},p}const L=new Set(`js mjs cjs jsx ts mts cts tsx\
 vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),D=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),C=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function O(p){return L.has(S(p))}function $(p){return O(p)||D.has(S(p))}function I(p){return $(p)||C.has(S(p))||R.test(N().
posix.basename(p))}function S(p){return N().posix.extname(p).slice(1).toLowerCase()}const T={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},x=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
k=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[b,y,d]=Object.values(T).map(p=>new RegExp(`(?:^|/)(?\
:${p})/`,"i"));function h(p){return b.test(p)||x.test(p)}function s(p){return y.test(p)||p.endsWith(".snap")}function i(p){
return h(p)||s(p)||d.test(p)||k.test(p)}const n=v.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],c=v.LOCKFILES=
[...n,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function g(p){return c.includes(p)||t.test(p)}const e=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function l(p){return c.includes(p)||e.test(p)}const f="{js,cjs,mjs,ts,cts,mts}",r="{json,jsonc,json5,yaml,yml,toml}",u=`\
{${f.slice(1,-1)},${r.slice(1,-1)}}`,A={vitest:`vitest.config.${f} vitest.workspace.${u} vite.config.${f}`,jest:`jest.co\
nfig.${u} jest.setup.${f}`,mocha:`.mocharc .mocharc.${u}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${f}`,cypress:`cypress.config.${f}`,eslint:`eslint.config.${f} .eslintrc \
.eslintrc.${u} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${u} prettier.config.${f} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${u} stylelint.config.${f} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${u} .knip.${r} knip.config.${f}`,markdownlint:`.markdownlint.${u}\
 .markdownlint-cli2.${u} .markdownlintignore .markdownlintrc`,cspell:`cspell.${u} .cspell.${u} cspell.config.${u}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${u} nyc.config.${f}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${u} .babelrc .babelrc.${u}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let m;function E(p){if(m??=Object.entries(A).map(([o,w])=>[o,
(0,F().default)(w.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(p))return"cargo";const j=p.slice(p.lastIndexOf(
"/")+1);return m.find(([,o])=>o(j))?.[0]}},19609:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.PRELOADABLE_PACKAGES=
v.NODE_FLAGS=v.NODE_ALIASES=v.BUILT_IN_REPORTERS=void 0;function N(){const R=a(91063);return N=function(){return R},R}const F=v.
NODE_FLAGS=(0,N().nameTable)({harmless:`
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
  `}),L=v.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(R=>R.split("="))),D=v.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),C=v.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g))},4274:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.NPM_SUBCOMMANDS=v.NPM_SHORTHANDS=
v.NPM_FLAGS=void 0;function N(){const O=a(91063);return N=function(){return O},O}const F=(0,N().nameTable)({harmless:`
    color? foreground-scripts json loglevel= long offline parseable prefer-offline prefer-online
    progress unicode update-notifier
  `,"selects-scripts":`
    if-present ignore-scripts include-workspace-root prefix= workspace= workspaces?
  `,"only-prints":"usage version versions","of-tests":"bail? coverage? runInBand?","outside-code":"call= global globalco\
nfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes?"}),L=v.NPM_FLAGS=new Map([
...F].map(([O,{name:$,arity:I,kind:S}])=>[O,{name:$,arity:I==="optional"?"loose":I==="value"?"value":"none",effect:S}])),
D=`
  ?=usage C=prefix H=usage c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly g=global
  h=usage help=usage iwr=include-workspace-root l=long no=no-yes p=parseable
  porcelain=parseable q=loglevel:warn quiet=loglevel:warn reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,C=v.NPM_SHORTHANDS=new Map(D.trim().split(/\s+/).map(O=>O.split(/[=:]/)).map(([O="",$,...I])=>[O,[`--${$}`,...I]])),R=v.
NPM_SUBCOMMANDS=(0,N().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exec,x","only-print\
s":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,init dedupe instal\
l,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink update,u,up,upgr\
ade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish audit diff docs d\
octor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version","outside-code":"\
config,c get set"})},55126:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.readArguments=C,v.warningsIn=
D;function N(){const T=a(35672);return N=function(){return T},T}function F(){const T=a(30084);return F=function(){return T},
T}function L(){const T=a(21006);return L=function(){return T},T}function D({warnings:T=[],network_touching:x}){return x?
["network_touching",...T]:T}function C(T,x,k=(b,y)=>F().KINDS[b](y)){if(x.forms!==void 0)return R(T,x,x.forms,k);if(x.subcommands===
void 0)return I(T,x,k);const[b,...y]=T,d=Object.entries(x.subcommands).find(([s])=>s===b?.text)?.[1];if(d!==void 0)return I(
y,{...x,...d},k);const h=`is accepted only with ${$(Object.keys(x.subcommands))}`;return{use:x,flags:[],values:[],objections:[
{objection:h,...b&&{word:b}}]}}function R(T,x,k,b){const y=`is accepted only as ${$(Object.keys(k))}`,[d]=T;let h={use:x,
flags:[],values:[],objections:[{objection:y,...d&&{word:d}}]};for(const[s,i]of Object.entries(k)){const n=(0,N().matchForm)(
(0,N().parseForm)(s)??[],T,b);if(n===void 0)continue;const c=n.map(({word:g,kind:e})=>({text:g.text,word:g,kind:e,operand:!0})),
t=n.find(g=>g.wrong!==void 0);if(!t)return{use:{...x,...i},flags:[],values:c,objections:[]};h={...h,values:c,objections:[
{...O(t),word:t.word}]}}return h}function O({word:T,wrong:x}){return{objection:`does not accept \`${T.text}\`, which ${x}`,
word:T}}function $(T){return T.map(x=>`\`${x}\``).join(", ")}function I(T,x,k){const b=[],y=[],d=[],h=[],s=(r,u)=>h.push(
O({word:r,wrong:u,kind:"text"})),{leading_flags:i=[]}=x;let n=!1;for(const r of(0,L().readFlags)(T,S(x)).tokens){const{word:u}=r;
if(r.kind==="operand"){n&&s(u,"comes after the expression"),d.push(u);continue}if(r.kind==="unknown"){s(u,"is not among \
its flags");continue}const{name:A,kind:m}=r.part.spec;if(b.push(A),i.includes(A)){d.length>0&&s(u,"must come before the \
operands");continue}if(n=i.length>0,m===void 0)continue;const E=r.consumes?r.next?.text:r.part.fixed;E===void 0?s(u,"req\
uires a value"):y.push({text:E,kind:m,word:r.consumes&&r.next||u,operand:!1})}const c=(r=[])=>r.some(u=>b.includes(u)),t=((0,N().
parseOperands)(x.operands??"path*")??[]).slice(c(x.first_operand_by)?1:0);for(const[r,u]of d.entries()){const A=t[Math.min(
r,t.length-1)];y.push({text:u.text,kind:A?.kind??"path",word:u,operand:!0})}for(const{text:r,kind:u,word:A}of y){const m=k(
u,r);m!==void 0&&h.push({objection:`does not accept \`${r}\`, which ${m}`,word:A})}const{min:g,max:e}=(0,N().countOf)(t),
l=g-(c(x.last_operand_by)?1:0),f=d.length;if(f<l||f>e){const r=e===l?`${e}`:`${l} to ${e}`,u=Number.isFinite(e)?r:`at le\
ast ${l}`;h.push({objection:`takes ${u} operands, not ${f}`})}return{use:x,flags:b,values:y,objections:h}}function S({flags:T="",
leading_flags:x=[]}){const k=new Map([...x.map(d=>[d,void 0]),...(0,N().parseFlags)(T)??[]]),b=(d,h)=>{const s=k.get(d);
return{spec:{name:d,kind:s},negated:!1,takes:s===void 0||h!==void 0?"never":"always",...h!==void 0&&{fixed:h}}},y=d=>k.has(
d)&&k.get(d)===void 0;return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:d=>{if(k.
has(d))return[b(d)];if(k.has("-#")&&/^-\d+$/.test(d))return[b("-#")];const{written:h,attached:s}=d.startsWith("--")?(0,L().
splitAtEquals)(d):{written:d.slice(0,2),attached:d.slice(2)};if(s!==void 0&&k.get(h)!==void 0)return[b(h,s)];const i=/^-[A-Za-z]{2,}$/.
test(d)?[...d.slice(1)].map(n=>`-${n}`):[];return i.length>0&&i.every(y)?i.map(n=>b(n)):void 0}}}},21006:function(K,v){Object.
defineProperty(v,"__esModule",{value:!0}),v.isTruth=C,v.readFlags=a,v.splitAtEquals=R,v.valueRead=D;function a(O,$){const I=[],
S=O.toReversed();let T;const x=k=>{for(const b of S.reverse())I.push({kind:"operand",word:b});return{tokens:I,separator:k,
rest:void 0}};for(let k=S.pop();k!==void 0;k=S.pop()){if($.separator.test(k.text))return x(k);const b=!N(k,$);if(!b&&T!==
void 0){I.push({...T,word:k,next:k});continue}const{written:y,attached:d}=b?F(k.text,$):{written:k.text,attached:void 0},
h=b?$.expand(y,d):"operand";if(h==="operand"){if(I.push({kind:"operand",word:k}),$.flags==="first")return x();continue}if(T=
void 0,h!==void 0&&"instead"in h){const{span:g,quoted:e}=k;S.push(...h.instead.map(l=>({text:l,span:g,quoted:e})).reverse());
continue}const s=S.at(-1),i=h===void 0?$.unknown:h.at(-1)?.takes,n=d===void 0&&L(i,s,$),c={word:k,written:y,attached:d,next:s,
consumes:n};h===void 0&&I.push({kind:"unknown",...c});for(const[g,e]of h?.entries()??[]){const l=g===(h?.length??0)-1,f={
word:k,written:y,attached:void 0,next:void 0,consumes:!1};I.push({kind:"flag",part:e,...l?c:f})}if(i==="rest")return{tokens:I,
separator:void 0,rest:S.reverse()};const t=I.at(-1);i==="operands"&&n&&t?.kind==="flag"&&(T=t),n&&!(i==="both"&&s&&!N(s,
$))&&S.pop()}return x()}function N({text:O},{dash:$}){return!O.startsWith("-")||O==="-"&&$==="operand"}function F(O,{equals:$}){
return $==="all"||$==="long"&&O.startsWith("--")?R(O):{written:O,attached:void 0}}function L(O,$,I){if($===void 0)return!1;
switch(O){case"always":case"both":return!0;case"unless-dash":return!$.text.startsWith("-");case"true-or-false":return C(
$.text);case"operand":case"operands":return N($,I);default:return!1}}function D({word:{span:O},attached:$,next:I,consumes:S}){
return S&&I?{value:I.text,span:{start:O.start,end:I.span.end}}:$===void 0?{span:O}:{value:$,span:O}}function C(O){return O===
"true"||O==="false"}function R(O){const $=O.indexOf("=");return $<0?{written:O,attached:void 0}:{written:O.slice(0,$),attached:O.
slice($+1)}}},2562:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.readTool=L;function N(){const k=a(
21006);return N=function(){return k},k}function F(){const k=a(91063);return F=function(){return k},k}function L(k,b){const{
tokens:y,rest:d}=(0,N().readFlags)(b,$(k)),h=[],s=[];let i;for(const l of y)l.kind==="flag"&&l.word===i&&/\s/.test(l.written)||
(i=l.kind==="flag"&&l.consumes?l.next:void 0,l.kind==="flag"&&!D(k,l,s)?h.push(C(l)):s.push(l.word));const n=k.stops?{operands:[],
started:s}:{operands:s,started:[]},c=d&&h.pop();if(d===void 0||c===void 0)return{flags:h,...n};const{word:t,value:g}=c,e=g===
void 0?d:[{...t,text:g},...d];return{flags:h,...n,rest:{flag:c,words:e}}}function D({readsBehind:k,handsOn:b},{part:y},d){
return k&&!b&&y.spec===void 0&&d.length>0}function C(k){const{word:b,attached:y,next:d,consumes:h,part:s}=k,{spec:i,negated:n,
letter:c,fixed:t=y}=s,g=c??k.written;if(h&&d!==void 0){const u={start:b.span.start,end:d.span.end};return{word:{...b,span:u},
written:g,flag:i,value:d.text,off:!1}}const e=d!==void 0&&(!d.text.startsWith("-")||d.text==="-"),l=i===void 0&&e?d.text:
void 0,f=i?.arity!=="value"&&/^(?:false|0)$/.test(t??""),r=i?.arity!=="rest"&&(n||f);return{word:b,written:g,flag:i,value:t??
l,off:r}}const R={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function O(k,b=!1){
const y=k===void 0?"never":R[k.arity];return{spec:k,negated:b,takes:b&&y!=="rest"?"never":y}}function $(k){return{flags:k.
stops&&!k.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:"all",unknown:"never",expand:(b,y)=>{const d=I(
k,b,y),h=k.handsOn&&!k.readsBehind;return k.stops&&h&&d.some(({spec:i})=>i===void 0)?"operand":d}}}function I(k,b,y){const d=b.
replace(/^-+/,""),h=b.startsWith("--"),s=S(k,d,h);if(s!==void 0)return[s];if(h||d.length<2)return[O(void 0)];const i=[],
n=y===void 0?d:`${d}=${y}`;for(let c=0;c<n.length;c+=1){const t=n[c]??"",g=k.flags.get(t);if(g===void 0)return[...i,O(void 0)];
const e={...O(g),letter:`-${t}`},l=n.slice(c+1);if(l!==""&&(g.arity!=="none"||l.startsWith("="))){const f=g.arity==="res\
t"?"rest":"never";return[...i,{...e,fixed:l.replace(/^=/,""),takes:f}]}i.push(e)}return i}function S(k,b,y){const d=x(k,
b,y)??(y&&k.completes?T(k,b):void 0);if(d!==void 0)return O(d);if(!/^no-?[A-Za-z]/.test(b))return;const h=x(k,b.replace(
/^no-?/,""),y);return h&&O(h,!0)}function T({flags:k},b){const y=(0,F().flagKey)(b),d=new Map;for(const[s,i]of k)s.startsWith(
y)&&d.set(i.name,i);const[h]=d.values();return d.size===1?h:void 0}function x({flags:k,prefixes:b},y,d){const h=(0,F().flagKey)(
y),s=k.get(h);if(s!==void 0)return s;const i=d?h.lastIndexOf("."):-1,n=i<0?void 0:k.get(h.slice(i+1));return n!==void 0&&
n.kind!=="plain"?n:b.find(([c])=>h.startsWith(c))?.[1]??n}},71011:function(K,v,a){Object.defineProperty(v,"__esModule",{
value:!0}),v.UNKNOWN_MODULE=void 0,v.unknownTool=O;function N(){const $=a(91063);return N=function(){return $},$}const F={
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
s","tsdown"],flags:{"never-ends":`${F.flags["never-ends"]} w`}}],D=(0,N().toolTable)(F),C=v.UNKNOWN_MODULE=(0,N().toolTable)(
{...F,flags:{...F.flags,code:"custom-syntax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= \
use=",module:"import= load= load-plugins= loader= plugin~="}}),R=new Map(L.flatMap(({programs:$,flags:I,subcommands:S,...T})=>{
const x=(0,N().toolTable)({flags:{...F.flags,...I},subcommands:{...F.subcommands,...S},...T});return $.map(k=>[k,x])}));
function O($){return R.get($)??D}},55366:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.MAX_FILE_BYTES=
void 0,v.readBlob=D;function N(){const C=a(41895);return N=function(){return C},C}function F(){const C=a(7650);return F=
function(){return C},C}const L=v.MAX_FILE_BYTES=16*1024*1024;async function D(C,R){const[O]=await C.read([R]);if(O?.type===
"blob")return O.content;throw new(N()).GateError("file_unreadable",O?`Object ${R} is a ${O.type}, not a file`:`Object ${R}\
 is missing from this clone`,F().FULL_CLONE_HINT)}},48741:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),
v.folderTree=I,v.readOnDisk=T;function N(){const d=a(73024);return N=function(){return d},d}function F(){const d=a(51455);
return F=function(){return d},d}function L(){const d=a(76760);return L=function(){return d},d}function D(){const d=a(41895);
return D=function(){return d},d}function C(){const d=a(55366);return C=function(){return d},d}function R(){const d=a(39491);
return R=function(){return d},d}function O(){const d=a(96681);return O=function(){return d},d}function $(){const d=a(93028);
return $=function(){return d},d}function I(d,h=C().MAX_FILE_BYTES){const s=(0,L().resolve)(d),i=`the directory ${d}`,n=e=>y(
e,()=>(0,N().lstatSync)((0,O().systemPath)((0,L().join)(s,e)))),c=e=>{if(e==="")return{path:e,kind:"directory",tracked:!0};
if(!(0,R().canBeCheckedOut)(e)||!(0,R().foldersAbove)(e).every(u=>n(u)?.isDirectory()))return;const l=n(e),f=l&&(0,$().kindOf)(
l);if(!l||!f)return;const r=(0,$().isRegular)(f)?{size:l.size}:{};return{path:e,kind:f,...r,tracked:!e.split("/").includes(
"node_modules")}},t=e=>c(e)?.kind!=="directory"?[]:(y(e,()=>(0,N().readdirSync)((0,O().systemPath)((0,L().join)(s,e)),{encoding:"\
buffer"}))??[]).map(f=>c(e===""?(0,O().decodePath)(f):`${e}/${(0,O().decodePath)(f)}`)).filter(f=>f!==void 0).sort(R().byEntryPath);
function*g(e){for(const l of t(e))l.tracked&&(l.kind==="directory"?yield*g(l.path):yield l)}return{label:i,stat:c,list:t,
files:()=>[...g("")].sort(R().byEntryPath),readlink:e=>c(e)?.kind==="symlink"?y(e,()=>(0,O().decodePath)((0,N().readlinkSync)(
(0,O().systemPath)((0,L().join)(s,e)),{encoding:"buffer"}))):void 0,read:async(e,l=h)=>{const f=c(e);if(!(0,$().isRegular)(
f?.kind))throw(0,R().notAFile)(i,e);if((f.size??0)>l)throw(0,R().tooLarge)(i,e,f.size??0,l);return x((0,L().join)(s,e),e,
i,l)}}}const S=N().constants.O_RDONLY|(N().constants.O_NOFOLLOW??0)|(N().constants.O_NONBLOCK??0);function T(d,h){return x(
(0,L().join)(d,h),h,`the directory ${d}`,1/0)}async function x(d,h,s,i){try{const n=await(0,F().open)((0,O().systemPath)(
d),S);try{const c=await n.stat();if(!c.isFile())throw(0,R().notAFile)(s,h);if(c.size>i)throw(0,R().tooLarge)(s,h,c.size,
i);return await n.readFile()}finally{await n.close()}}catch(n){throw n instanceof D().GateError?n:k(h,n)}}function k(d,h){
return new(D()).GateError("file_unreadable",`Cannot read ${d}: ${h instanceof Error?h.message:h}`,"Check the permissions\
 of the file and of the directories above it.",{cause:h})}const b=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function y(d,h){
try{return h()}catch(s){if(b.has(s.code??""))return;throw k(d,s)}}},63550:function(K,v,a){Object.defineProperty(v,"__esM\
odule",{value:!0}),v.literalTree=F;function N(){const D=a(39491);return N=function(){return D},D}function F(D,C="the giv\
en files"){const R=new Map(Object.entries(D)),O=I=>{const S=R.get(I);return typeof S=="string"?Buffer.from(S):Buffer.isBuffer(
S)?S:S!==void 0&&"executable"in S?Buffer.from(S.executable):void 0};return{...(0,N().indexEntries)([...R].map(([I,S])=>L(
I,S,O(I)?.length))),label:C,readlink:I=>{const S=R.get(I);return typeof S=="object"&&"symlink"in S?S.symlink:void 0},read:async I=>{
const S=O(I);if(S===void 0)throw(0,N().notAFile)(C,I);return S}}}function L(D,C,R){const O=!D.split("/").includes("node_\
modules");if(typeof C=="object"&&"symlink"in C)return{path:D,kind:"symlink",tracked:O};if(typeof C=="object"&&"submodule"in
C)return{path:D,kind:"submodule",oid:C.submodule,tracked:O};const $=typeof C=="object"&&"executable"in C;return{path:D,kind:$?
"executable":"file",...R===void 0?{}:{size:R},tracked:O}}},96681:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),
v.decodePath=F,v.decodePieces=C,v.splitNul=R,v.systemPath=D;function N(){const O=a(4573);return N=function(){return O},O}
function F(O){if((0,N().isUtf8)(O))return O.toString("utf8");let $="";for(let I=0;I<O.length;){const S=L(O,I);$+=S>0?O.toString(
"utf8",I,I+S):String.fromCharCode(56320+(O[I]??0)),I+=Math.max(S,1)}return $}function L(O,$){for(let I=1;I<=4&&$+I<=O.length;I++)
if((0,N().isUtf8)(O.subarray($,$+I)))return I;return 0}function D(O){if(!/[\udc80-\udcff]/.test(O))return O;const $=O.split(
/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat($.map((I,S)=>S%2===1?Buffer.of(I.charCodeAt(0)-56320):Buffer.
from(I)))}function C(O){if(!(0,N().isUtf8)(O))return[...R(O)].map(F);const $=O.toString("utf8").split("\0");return $.at(
-1)===""&&$.pop(),$}function*R(O){let $=0;for(let I=O.indexOf(0);I>=0;I=O.indexOf(0,$))yield O.subarray($,I),$=I+1;$<O.length&&
(yield O.subarray($))}},59542:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.filesNamed=D,v.perPath=
R,v.perTree=C;function N(){const O=a(76760);return N=function(){return O},O}function F(){const O=a(59490);return F=function(){
return O},O}const L=C(O=>(0,F().groupBy)(O.files(),({path:$})=>N().posix.basename($)));function D(O,$){return L(O).get($)??
[]}function C(O){const $=new WeakMap;return I=>{const S=I.original??I,{answer:T}=$.get(S)??{answer:O(S)};return $.set(S,
{answer:T}),T}}function R(O){const $=C(()=>new Map);return(I,S)=>{const T=$(I),x=T.get(S)??O(I,S);return T.set(S,x),x}}},
80781:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),v.subTree=a;function a(L,D){if(D==="")return L;const C=N.
get(L)??new Map;N.set(L,C);const R=C.get(D)??F(L,D);return C.set(D,R),R}const N=new WeakMap;function F(L,D){const C=`${D}\
/`,R=S=>S===""?D:C+S,O=S=>({...S,path:S.path===D?"":S.path.slice(C.length)}),{original:$,isPending:I}=L;return{label:L.label,
...$&&{original:a($,D)},...I&&{isPending:S=>I(R(S))},stat:S=>{const T=L.stat(R(S));return T&&O(T)},readlink:S=>L.readlink(
R(S)),list:S=>L.list(R(S)).map(O),files:()=>[...L.files()].filter(({path:S})=>S.startsWith(C)).map(O),read:(S,T)=>L.read(
R(S),T)}}},95132:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.describe=$,v.eligibilityOf=h,v.finding=
L,v.isMissingEvidence=s,v.isProblem=R,v.notJudged=b,v.problemAt=C,v.problemFinding=O,v.whyNotJudged=y;function N(){const i=a(
41895);return N=function(){return i},i}function F(){const i=a(13580);return F=function(){return i},i}function L(i,n,c={}){
return D(i,n,c)}function D(i,n,c){const{severity:t,harm:g,layer:e}=(0,F().ruleOf)(i);return{rule:i,severity:t,harm:g,layer:e,
args:n,...c}}function C(i,n,c,t){return{rule:i,args:c,span:n,...t&&{severity:t}}}function R(i,n){return i.rule===n}function O({
rule:i,args:n,span:c,severity:t}){return D(i,n,{span:c,...t&&{severity:t}})}function $({rule:i,args:n,edit:c,danger:t,level:g}){
const e=(0,F().ruleOf)(i);return{message:e.message(n)+(g?` ${I(g)}`:""),remedy:t===void 0?(c&&x(c))??e.remedy(n):`Remove\
 the command: it ${t}. A person decides whether the gene needs it.`}}function I({rules:i,level:n,from:c,reason:t}){const g=t===
void 0?"":`: ${t.replace(/\.$/,"")}`;return`The policy sets \`${i}\` to \`${n}\`, instead of ${c}${g}.`}const S=160,T=4;
function x({new:i,pointer:n,files:c=[],fix:t}){if(!(i.length<=T&&i.every(A=>A.length<=S&&!A.includes("`"))))return t?"Ru\
n `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const e=n?.endsWith("/asset_id")===!0,
l=e||i.length===0?"":" (accepted; not run)",f=t?`; \`gene-gate fix --write\` does this${l}.`:".",[r,...u]=i.map(A=>`\`${A}\
\``);return r===void 0?`Remove the command, which adds no check${f}`:e?`Set \`asset_id\` to ${r}${f}`:c.length>0?`Move i\
t into a script, ${c.map(({path:m})=>`\`${m}\``).join(", ")}, and run ${[r,...u].join(", ")}${f}`:u.length===0?`Write ${r}\
 instead${f}`:`Write separate entries in \`validation\`: ${[r,...u].join(", ")}${f}`}const k=500;function b(i,n,c={}){return L(
"not-judged",{detail:y(i,n)},c)}function y(i,n){if((0,N().endsAudit)(n))throw n;return`${i}: ${d(n).slice(0,k).replace(/\.$/,
"")}`}function d(i){return i instanceof N().GateError?i.message:i instanceof Error?`${i.name}: ${i.message}`:String(i)}function h(i){
return i.length===0?"eligible":i.every(s)?"unproven":"refuted"}function s({rule:i}){const{unproven:n,undecided:c}=(0,F().
ruleOf)(i);return n===!0||c===!0}},94411:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.areHarmlessOptions=
k,v.isHarmlessVariable=b,v.readAssignments=i;function N(){const n=a(25367);return N=function(){return n},n}function F(){
const n=a(17992);return F=function(){return n},n}function L(){const n=a(90762);return L=function(){return n},n}const D=/^[\w.-]{0,64}$/,
C=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,R=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,O=/^\d{1,9}$/,
$=/^(?:|[01]|true|false|yes|no|on|off)$/i,I=new Map([["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",C],["LC_ALL",C],["NODE_NO_WARNINGS",$],["PYTHONDONTWRITEBYTEC\
ODE",$],["PYTHONUNBUFFERED",$],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",R],["TS_NODE_TRANSPILE_ONLY",$],["TS_NODE_FILES",$],["TS_NODE_SKIP_PROJECT",$]]),S=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,D]],T="NOD\
E_OPTIONS",x=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function k(n){return n.split(" ").every(c=>x.test(c.replaceAll("_","-")))}function b(n,c){if(n===T)return k(c);const t=I.
get(n);return t!==void 0?t.test(c):d(n)?S.some(([e,l])=>e.test(n)&&l.test(c))||$.test(c)||O.test(c):!1}const y=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function d(n){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(n)?!(0,F().isReadByProgram)(n):y.test(n)}function h(n){return n===
T||I.has(n)||d(n)}const s=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function i(n,c){const t=[],g=[];let e=0;for(const l of n){const[
f]=l.parts,r=f&&!f.quoted?s.exec(f.text):null;if(!r)break;e+=1;const[u,A="",m]=r,E=(0,L().textOf)(l).slice(u.length),p={
start:l.start,end:l.end};if(!m&&b(A,E))t.push({name:A,value:E,span:p}),c.add("environment-assignment",p,{name:A,value:(0,N().
visible)(E)});else{const j=!m&&h(A);c.add("assignment-refused",p,{name:A,value:(0,N().visible)(E),known:j}),m||g.push({name:A,
value:E,span:p})}}return{assignments:t,refused:g,count:e}}},97424:function(K,v,a){Object.defineProperty(v,"__esModule",{
value:!0}),v.DOES=void 0,v.dangerOfScript=e,v.findDangers=x;function N(){const f=a(11331);return N=function(){return f},
f}function F(){const f=a(81716);return F=function(){return f},f}function L(){const f=a(54421);return L=function(){return f},
f}const D=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,C=(f,r,u)=>f.some(A=>/^-[A-Za-z]+$/.test(A)&&[...A.slice(
1)].some(m=>r.includes(m))||A.length>3&&u.startsWith(A.toLowerCase())),R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
O=f=>f.some((r,u)=>{const A=/^(?:-s|--signal)$/.test(r)?f[u+1]:/^(?:-s|--signal=|-)(.+)$/.exec(r)?.[1];return A!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(A)}),$=(f,r,u)=>(f==="systemctl"||f==="loginctl")&&r.some(A=>u.test(A)),I=[{name:"mass_dele\
tion",matches:({program:f,args:r})=>f==="rm"&&C(r,"rR","--recursive")&&r.some(u=>!u.startsWith("-")&&R.test(u))},{name:"\
raw_disk_write",matches:({program:f,args:r})=>f==="dd"&&r.some(u=>u.startsWith("if=")||/^of=\/dev\//.test(u))},{name:"fi\
lesystem_format",matches:({program:f})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(f)},{name:"direct_disk_write",matches:({program:f,
args:r})=>f==="tee"&&r.some(u=>D.test(u))},{name:"world_writable",matches:({program:f,args:r})=>f==="chmod"&&r.some(u=>/^[0-7]{2,4}[2367]$/.
test(u)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(u))},{name:"privilege_escalation",matches:({program:f,args:r})=>f==="chown"&&
r.some(u=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(u))},{name:"firewall_manipulation",matches:({program:f})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(f)},{name:"system_shutdown",matches:({program:f,args:r})=>/^(?:shutdown|poweroff|halt)$/.test(f)||/^(?:init|telinit)$/.
test(f)&&r[0]==="0"||$(f,r,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:f,args:r})=>f==="reboot"||/^(?:init|telinit)$/.
test(f)&&r[0]==="6"||$(f,r,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:f,args:r})=>/^(?:kill|pkill|killall)$/.
test(f)&&O(r)}],S=8,T=4;function x(f,r=0){const u=new h;return(0,F().everyCommand)(f).flatMap(A=>k(A,u,r))}function k(f,r,u){
const A=[],{words:m}=(0,F().withoutReserved)(f);for(const{operator:o,target:w}of f.redirections)if(o.includes(">")&&w&&D.
test(w.text)){const P=`> ${w.text}`;A.push({name:"direct_disk_write",pattern:P,words:[w]})}const E=b(m),p=r.runBy(f,E);if(p!==
void 0){const o=`${p} | ${m[0]?.text??""}`;A.push({name:"remote_code_execution",pattern:o,words:m})}const j=new Set;for(const o of E){
const w=I.find(({matches:H})=>H(o))?.name;if(w!==void 0){const H=o.words.map(({text:B})=>B).join(" ");A.push({name:w,pattern:H,
words:o.words})}const M=(0,N().programNamed)(o.program)?.kind==="shell"?(0,L().textHanded)(o.words)?.text:void 0;if(M===
void 0||j.has(M)||u===T)continue;j.add(M);const W=x((0,F().readShellText)(M),u+1);A.push(...W.map(H=>({...H,words:o.words}))),
d.test(M)&&A.push({name:"remote_code_execution",pattern:M,words:o.words})}return A}function b(f){const r=y(f,0);if(r===void 0)
return[];const u=[r];if((0,N().programNamed)(r.program)?.kind==="wrapper")for(let A=1;A<=Math.min(f.length-1,S);A+=1){const m=y(
f,A);m!==void 0&&!/^-|=/.test(m.program)&&u.push(m)}if(r.program==="find")for(const[A,{text:m}]of f.entries()){const E=/^-(?:exec|ok)(?:dir)?$/.
test(m)?y(f,A+1):void 0;if(E!==void 0&&u.push(E),u.length>S)break}return u}function y(f,r){const u=f[r];if(u===void 0)return;
const A=f.slice(r);return{program:(0,N().baseName)(u.text),args:A.slice(1).map(({text:m})=>m),words:A}}const d=/\bdownload(?:string|data)\b/i;
class h{#n=new Map;#e=new Map;runBy(r,u){const A=(r.pipedFrom&&this.#n.get(r.pipedFrom))??i(r.inside),m=u.find(({program:p})=>n(
p));this.#n.set(r,A??m?.program);const E=u.flatMap(({program:p,args:j,words:o})=>((0,N().runsCode)(p)?j:o.slice(0,1).map(
({text:w})=>w)).flatMap(w=>this.#e.get(s(w))??[]))[0];return m&&this.#s(m,r),u.some(({program:p})=>(0,N().runsCode)(p))?
A??E:E}#s({program:r,args:u},{redirections:A}){const m=A.flatMap(({target:E})=>E?.text??[]);for(const E of[...u,...m])!E.
startsWith("-")&&s(E)!==""&&this.#e.set(s(E),r)}}function s(f){return f.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function i(f){
return(0,F().everyCommand)(f).flatMap(({words:r})=>b(r)).find(({program:r})=>n(r))?.program}function n(f){return(0,N().programNamed)(
f)?.kind==="downloader"}const c=v.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},t=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,g=16*1024;function e(f){if(f.length>g)return"is too long to\
 check";for(const[,A="",m=""]of f.matchAll(t))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(A)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(m))return c.mass_deletion;const r=(0,F().readShellText)(f),u=x(r).find(({name:A})=>A!=="mass_deletion");return u?c[u.
name]:l(r)?"pipes text into a shell":void 0}function l(f){return(0,F().everyCommand)(f).some(({pipedFrom:r,words:u})=>{const[
A]=(0,L().startedWords)(u);return r!==void 0&&A!==void 0&&(0,N().isShell)(A.text)})}},25367:function(K,v,a){Object.defineProperty(
v,"__esModule",{value:!0}),v.inspectBlanks=y,v.inspectCharacters=O,v.inspectInjection=s,v.inspectLookAlikes=S,v.visible=
R;function N(){const i=a(11970);return N=function(){return i},i}const F=/^\p{Bidi_Control}$/u,L=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function D(i){if(i>=32&&i<127||i===9)return"visible";if(i===0)return"nul-character";if(i===10||i===13)return"line-break";
if(i<160)return"control-character";if(i>=55296&&i<=57343)return"lone-surrogate";const n=String.fromCodePoint(i);return F.
test(n)?"bidirectional-character":L.test(n)?"invisible-character":"visible"}function C(i){return`U+${i.toString(16).toUpperCase().
padStart(4,"0")}`}function R(i,n=120){const c=i.length>n?`${i.slice(0,n)}\u2026`:i;let t="";for(const g of c){const e=g.
codePointAt(0)??0,l=e!==9&&D(e)==="visible";t+=l?g:`<${C(e)}>`}return t}function O(i,n,c,t){let g=n;for(const e of i)$(e,
g,c,t),g+=e.length}function $(i,n,c,t){const g=i.codePointAt(0)??0,e={start:n,end:n+i.length},l=C(g),f=D(g);if(f==="line\
-break"?t.add(f,e,{character:l,quoted:c}):f!=="visible"&&t.add(f,e,{character:l}),f!=="visible"||g<=126)return;const r=i.
normalize("NFKC");r!==i.normalize("NFC")||/[\0-\x7f]/.test(r)?t.add("compatibility-character",e,{character:l,becomes:r}):
c||t.add("non-ascii-unquoted",e,{character:l,shown:i})}const I=/\p{L}+/gu;function S(i,n,c,t){if(/^[\x00-\x7f]*$/.test(i)||
!c&&/\s/.test(i))return;const g=c?T(i):x(i);if(g===void 0)return;const e=[...new Set(i)].filter(l=>l>"\x7F");t.add("look\
-alike-letters",{start:n.start,end:n.end},{word:R(i),looks_like:R(g),characters:e.slice(0,10).map(l=>C(l.codePointAt(0)??
0))})}function T(i){const n=i.normalize("NFKD").replace(/\p{M}/gu,""),c=(0,N().asciiOf)(n);return/^[\x20-\x7e]+$/.test(c)?
c:void 0}function x(i){let n=!1;const c=i.replace(I,t=>{const g=(0,N().asciiOf)(t);return g===t||!/[A-Za-z]/.test(t)?t:(n=
!0,g)});return n?c:void 0}const k=100,b=1e3;function y(i,n){let c=0,t=0;for(let g=0;g<=i.length;g+=1){const e=i.charAt(g);
if(e===" "||e==="	")continue;const l=g-t;if(l>1&&(c+=l-1),l>=k||c>=b){const f=Math.max(l,c);n.add("blank-padding",{start:t,
end:g},{blanks:f});return}t=g+1}}const d=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
h=/<!--|```/;function s(i,n,c){const t=({index:l,0:f})=>c??{start:l,end:l+f.length},g=d.exec(i);g&&n.add("workflow-comma\
nd",t(g),{written:R(g[0])});const e=h.exec(i);e&&n.add("markup-injection",t(e),{written:e[0]})}},14395:function(K,v){Object.
defineProperty(v,"__esModule",{value:!0}),v.literalSegment=$,v.matchName=T,v.matchesStars=x,v.readPattern=a;function a(y){
if(!y.parts.some(t=>!t.quoted&&/[*?[]/.test(t.text)))return;const d=y.parts.flatMap(({text:t,quoted:g})=>Array.from(t,e=>({
character:e,active:!g}))),h=d.findLastIndex(({character:t,active:g})=>g&&t==="]"),s=[];let i,n;for(let t=0;t<d.length;){
const g=N(d,t,h);g?(i??=R(s),n??=g.ambiguity,g.element.kind==="many"&&s.at(-1)?.kind==="many"||s.push(g.element),t=g.end):
(s.push({kind:"literal",character:d[t]?.character??""}),t+=1)}return i===void 0?void 0:{text:d.map(({character:t})=>t).join(
""),prefix:i,segments:O(s),...n&&{ambiguity:n}}}function N(y,d,h){const s=y[d];return s?.active?s.character==="*"?{element:{
kind:"many"},end:d+1}:s.character==="?"?{element:{kind:"one"},end:d+1}:s.character!=="["||h<d?void 0:F(y,d)??{element:{kind:"\
one"},end:d+1,ambiguity:"bracket"}:void 0}function F(y,d){let h=d+1;const s=L(y[h],"!");s&&(h+=1);const i=new Set;for(;!L(
y[h],"]");){const n=D(y[h]);if(n===void 0)return;const c=L(y[h+1],"-")?D(y[h+2]):n;if(c===void 0||!C(n,c))return;h+=L(y[h+
1],"-")?3:1;for(let t=n.charCodeAt(0);t<=c.charCodeAt(0);t+=1)i.add(String.fromCharCode(t))}if(i.size!==0)return{element:{
kind:"set",negated:s,members:i},end:h+1}}function L(y,d){return y?.active===!0&&y.character===d}function D(y){return y&&
/^[A-Za-z0-9_.,@%+]$/.test(y.character)?y.character:void 0}function C(y,d){if(y===d)return!0;const h=[/[a-z]/,/[A-Z]/,/[0-9]/];
return y<d&&h.some(s=>s.test(y)&&s.test(d))}function R(y){return y.map(d=>d.kind==="literal"?d.character:"").join("")}function O(y){
const d=[[]];for(const h of y)h.kind==="literal"&&h.character==="/"?d.push([]):d.at(-1)?.push(h);return d}function $(y){
return y.every(({kind:d})=>d==="literal")?R(y):void 0}const I=y=>Array.from(y),S=y=>Array.from(Buffer.from(y).toString("\
latin1"));function T(y,d){const[h]=y;if(d.startsWith(".")&&!(h?.kind==="literal"&&h.character==="."))return!1;const s=k(
y,d,I);return/^[\x20-\x7e]*$/.test(d)||s===k(y,d,S)?s:void 0}function x(y,d){const h=Array.from(d,s=>s==="*"?{kind:"many"}:
{kind:"literal",character:s});return k(h,y,I)}function k(y,d,h){const s=y.flatMap(g=>g.kind==="literal"?h(g.character).map(
e=>({kind:"literal",character:e})):g),i=h(d);let n=0,c=-1,t=0;for(let g=0;g<i.length;)if(s[n]?.kind==="many")c=n,t=g,n+=
1;else if(b(s[n],i[g]))n+=1,g+=1;else if(c>=0)n=c+1,t+=1,g=t;else return!1;return s.slice(n).every(({kind:g})=>g==="many")}
function b(y,d=""){return y?.kind==="literal"?y.character===d:y?.kind==="set"?y.members.has(d)!==y.negated:y?.kind==="on\
e"}},16500:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.MAX_PATTERNS=void 0,v.resolvePattern=I;function N(){
const t=a(76760);return N=function(){return t},t}function F(){const t=a(32854);return F=function(){return t},t}function L(){
const t=a(25367);return L=function(){return t},t}function D(){const t=a(14395);return D=function(){return t},t}function C(){
const t=a(90762);return C=function(){return t},t}const R=20,O=4096,$=v.MAX_PATTERNS=64;function I(t,g,e){const{pattern:l,
span:f,position:r}=t,u=(0,L().visible)(l.text),A=x(l);let m=[];if(r==="program")e.add("glob-program",f,{pattern:u});else if(k(
l))e.add("glob-outside",f,{pattern:u});else if(!T(l,g))if(A)e.add("glob-unclear",f,{pattern:u,reason:A});else if(b(l))e.
add("glob-flag",f,{pattern:u,match:""});else if(g)m=S(t,g,e);else if(r==="script"&&y(l))e.add("glob-program",f,{pattern:u});else{
const E={matches:[],count:0,judged:!1};e.add("unquoted-glob",f,{pattern:u,...E})}return m.length===0?[l.text]:m}function S({
pattern:t,span:g,position:e},l,f){const r=(0,L().visible)(t.text),u=s(t,l),A="matches"in u&&!u.matches.every(d);if("ambi\
guity"in u||A){const o="ambiguity"in u?u.ambiguity:"file_name";return f.add("glob-unclear",g,{pattern:r,reason:o}),[]}const{
matches:m}=u,E=m.find(o=>o.startsWith("-"));E!==void 0&&f.add("glob-flag",g,{pattern:r,match:(0,L().visible)(E)}),e==="s\
cript"&&m.length>1&&f.add("glob-program",g,{pattern:r});const p=m.slice(0,R).map(o=>(0,L().visible)(o)),{length:j}=m;return f.
add("unquoted-glob",g,{pattern:r,matches:p,count:j,judged:!0}),m}function T({prefix:t,text:g},e){return t.includes("://")&&
!e?.stat(g.slice(0,g.indexOf("/")))}function x({text:t,segments:g,ambiguity:e}){return e||(t.length>O?"too_many":g.some(
f=>(0,D().literalSegment)(f)===void 0&&(0,D().matchName)(f,".."))?"dot":void 0)}function k({text:t,segments:g}){return t.
startsWith("/")||g.some(e=>(0,D().literalSegment)(e)==="..")}function b({prefix:t}){return t.startsWith("-")&&!t.includes(
"=")}function y({segments:t}){return t.some(g=>g.some(({kind:e})=>e==="many"))}function d(t){const g=new(C()).ProblemCollector;
return(0,L().inspectCharacters)(t,0,!0,g),g.inOrder().length===0}const h=128*1024;function s(t,g){let e=[{written:"",path:""}];
for(const[r,u]of t.segments.entries()){const A=r===t.segments.length-1,m=[];for(const E of e){const p=i(E,u,A,g);if(typeof p==
"string")return{ambiguity:p};m.push(...p)}e=m}const l=e.map(({written:r})=>Buffer.from(r));return l.reduce((r,u)=>r+u.length+
1,0)>h?{ambiguity:"too_many"}:{matches:l.sort(Buffer.compare).map(r=>r.toString())}}function i(t,g,e,l){const{written:f,
path:r}=t,u=(0,D().literalSegment)(g);if(u==="")return e?[t]:"empty_segment";const A=e?"":"/";if(u===".")return[{written:`${f}\
.${A}`,path:r}];const m=[];for(const E of n(r,g,u,l)){if(E==="letters")return"letters";if(!e&&c(E,l))return"symlink";!e&&
E.kind!=="directory"||m.push({written:`${f}${N().posix.basename(E.path)}${A}`,path:E.path})}return m}function*n(t,g,e,l){
if(e!==void 0){const f=l.stat(t===""?e:`${t}/${e}`);f?.tracked&&(yield f);return}for(const f of l.list(t)){if(!f.tracked)
continue;const r=(0,D().matchName)(g,N().posix.basename(f.path));r===void 0?yield"letters":r&&(yield f)}}function c(t,g){
if(t.kind!=="symlink")return t.kind==="submodule";const e=(0,F().resolveInTree)(g,t.path);return e.kind==="missing"?!1:e.
kind!=="inside"||!/^(?:file|executable)$/.test(e.entry.kind)}},54669:function(K,v,a){Object.defineProperty(v,"__esModule",
{value:!0}),v.hasOneReading=S,v.lex=I;function N(){const s=a(13580);return N=function(){return s},s}function F(){const s=a(
94411);return F=function(){return s},s}function L(){const s=a(25367);return L=function(){return s},s}function D(){const s=a(
16500);return D=function(){return s},s}function C(){const s=a(14395);return C=function(){return s},s}function R(){const s=a(
26781);return R=function(){return s},s}function O(){const s=a(90762);return O=function(){return s},s}const $=128*1024;function I(s,i){
const n=new(O()).ProblemCollector;if(T(s,n))return{words:[],assignments:[],refused:[],problems:n.inOrder()};const c={start:0,
end:s.length};(0,L().inspectBlanks)(s,n),(0,L().inspectInjection)(s,n);const t=(0,R().splitWords)(s,n),{assignments:g,refused:e,
count:l}=(0,F().readAssignments)(t,n);for(const r of t.slice(0,l))b(r,n);const f=x(t.slice(l),i,n);f.length===0&&n.add("\
empty-command",c,{});for(const{value:r,span:u}of g)(0,L().inspectInjection)(r,n,u);for(const{text:r,span:u}of f)(0,L().inspectInjection)(
r,n,u);return{words:f,assignments:g,refused:e,problems:n.inOrder()}}function S({problems:s}){return s.every(({rule:i})=>(0,N().
ruleOf)(i).severity==="warning")}function T(s,i){if(Buffer.byteLength(s)<=$)return!1;const n={start:0,end:s.length};return i.
add("command-too-long",n,{limit:$}),!0}function x(s,i,n){const c=[];let t=0;for(const[g,e]of s.entries()){const l={start:e.
start,end:e.end},f=e.parts.some(m=>m.quoted),r=(0,O().textOf)(e);b(e,n),y(e,n),h(e,g===0,n),(0,L().inspectLookAlikes)(r,
e,g===0,n);const u=(0,C().readPattern)(e);if(u&&(t+=1),u&&t>D().MAX_PATTERNS&&n.add("glob-unclear",l,{pattern:(0,L().visible)(
r),reason:"too_many"}),!u||t>D().MAX_PATTERNS){c.push({text:r,span:l,quoted:f});continue}const A=k(g,c);for(const m of(0,D().
resolvePattern)({pattern:u,span:l,position:A},i,n))c.push({text:m,span:l,quoted:f})}return c}function k(s,i){return s===
0?"program":s===1&&i[0]?.text==="node"?"script":"argument"}function b(s,i){for(const[n,c]of s.parts.entries()){if(c.quoted||
!c.text.includes("~"))continue;const t=c.text.search(n===0?/(?:^|[=:])~/:/[=:]~/);if(t<0)continue;const g=c.start+c.text.
indexOf("~",t),e=(0,L().visible)((0,O().textOf)(s));i.add("tilde-expansion",{start:g,end:g+1},{word:e});return}}function y(s,i){
let n=-1,c=!1;for(const t of s.parts)if(!(t.quoted||n<0&&!t.text.includes("{")))for(const{0:g,index:e}of t.text.matchAll(
/[{},]|\.\./g)){const l=t.start+e;if(g==="{")n<0&&(n=l);else if(g!=="}")c=n>=0;else if(c){const f={start:n,end:l+1};i.add(
"brace-expansion",f,{written:(0,L().visible)((0,O().textOf)(s))});return}}}const d=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function h(s,i,n){const c=(0,O().unquotedText)(s);c!==void 0&&(c==="\
!"||i&&d.has(c))&&n.add("reserved-word",{start:s.start,end:s.end},{word:c})}},17992:function(K,v){Object.defineProperty(
v,"__esModule",{value:!0}),v.isReadByProgram=F;const a=`
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
`.match(/\S+/g),N=new RegExp(`^(?:${a.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH)$`,"s");function F(L){return N.
test(L)}},11331:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),v.PROGRAM_NAMES=void 0,v.baseName=R,v.hasCommandLine=
x,v.isCommandLine=T,v.isShell=$,v.programNamed=O,v.runsCode=I,v.startsOthers=S;const a=/^-\w*c$|^--command$/,N=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
L=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",a],["shell","pwsh powershell",/^[-/](?:c|command|e|ec|en\w*)$/i],
["shell","cmd",/^\/[ckr]/i],["shell","osascript",/^-e$/],["shell","eval iex invoke-expression","words"],["shell","source\
 ."],["interpreter","node nodejs bun deno tsx ts-node jiti esno esmo babel-node",N],["interpreter","vite-node swc-node s\
ucrase-node",N],["interpreter","python python2 python3 pythonw py pypy pypy3",/^-[A-Za-z]*c/],["interpreter","perl ruby \
lua luajit raku rscript julia elixir groovy scala",/^-\w*[eE]/],["interpreter","php",/^-r|^--run$/],["interpreter","java\
 tclsh jshell ghci"],["wrapper","env sudo doas su command exec builtin busybox toybox time timeout nice ionice nohup"],[
"wrapper","setsid stdbuf taskset chrt flock prlimit unshare chroot strace ltrace gdb xargs"],["wrapper","parallel watch \
xvfb-run cross-env dotenv env-cmd winpty"],["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invok\
e-webrequest"],["downloader","invoke-restmethod start-bitstransfer bitsadmin certutil mshta"],["builder","go cargo make"],
["manager","yarn pnpm bunx pnpx corepack pip pip3 pipx uv uvx poetry composer"],["system","cat ls rm cp mv grep find sed\
 awk git docker touch echo cd test diff wc head tail"],["system","chmod true false exit vim"]],D=new Map(L.flatMap(([b,y,
d])=>y.split(" ").map(h=>[h,{name:h,kind:b,...d&&{text:d}}]))),C=v.PROGRAM_NAMES=[...D.keys()];function R(b){return/^\.{1,2}$/.
test(b)?b:b.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function O(b){const y=R(b),d=D.
get(y);if(d!==void 0)return d;const h=D.get(y.replace(/[-.]?\d[\d.]*w?$/,""));return h?.kind==="shell"||h?.kind==="inter\
preter"?h:void 0}function $(b){return O(b)?.kind==="shell"}function I(b){const y=O(b)?.kind;return y==="shell"||y==="int\
erpreter"}function S(b){if(b===".")return!1;if(/^np[mx]$/.test(b))return!0;const y=O(b)?.kind;return y!==void 0&&y!=="sy\
stem"&&y!=="downloader"}function T(b){const[y="",...d]=b.trim().split(/\s+/);return k(y)&&d.some(h=>/^-|[./]|^[|&;<>]+$/.
test(h))}function x(b){return/&&|\|\||\$\(|`/.test(b)?!0:b.split(/;\s|\s\|\s/).some(y=>{const[d="",...h]=y.trim().split(
/\s+/);return h.length>0&&k(d)})}function k(b){return/^np[mx]$/.test(b)||D.has(b)}},81716:function(K,v,a){Object.defineProperty(
v,"__esModule",{value:!0}),v.everyCommand=C,v.isDynamic=T,v.readShellText=D,v.withoutReserved=I;function N(){const h=a(54669);
return N=function(){return h},h}const F=128*1024,L=16;function D(h,s){return h.length>F?[]:new d(h,s).list("",0)}function C(h){
return h.flatMap(s=>[s,...C(s.inside)])}const R=new Set("! { do elif else if then time until while".split(" ")),O=/^([A-Za-z_]\w*)=(.*)$/s;
function $({text:h,quoted:s}){return!s&&R.has(h)}function I(h){const{words:s,assignments:i}=h,n=s.findIndex(e=>!$(e));if(n<
1)return h;const c=s.slice(n),t=c.findIndex(({text:e})=>!O.test(e)),g=t<0?c:c.slice(0,t);return{...h,words:c.slice(g.length),
assignments:[...i,...g.map(S)]}}function S({text:h,span:s}){const[,i="",n=""]=O.exec(h)??[];return{name:i,value:n,span:s}}
function T({problems:h,substituted:s},{span:i}){const n=c=>c.start<i.end&&c.end>i.start;return s.some(n)||h.some(c=>x.has(
c.rule)&&n(c.span))}const x=new Set(["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),
k=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,b=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
y=/\\.?|\$\(|[^\\`$"]+|./sy;class d{#n;#e;#s=0;constructor(s,i){this.#n=s,this.#e=i}list(s,i){const n=[];let c=this.#r(),
t=!1;const g=(e,l="")=>{const f=this.#t(c,e,l),{words:r,assignments:u,redirections:A,inside:m}=f,E=r.length+u.length+A.length+
m.length===0,p=n.at(-1);E?p&&(n[n.length-1]={...p,separator:p.separator+l}):n.push(f);const j=/^\|&?$/.test(l)?f:void 0;
c=this.#r(E?c.pipedFrom:j)};for(;this.#s<this.#n.length;){const e=this.#s,l=this.#i(t?y:b),f=this.#s;if(l==='"')t=!t;else{
if(l===s&&(!t||s==="`"))return g(e),n;if(l==="$("||l==="`"||!t&&/^[<>]?\($/.test(l)){if(i===L){g(e);continue}const r=this.#n.
slice(c.start,e),u=l==="("?k.test(r)?"subshell":"definition":"substitution",A=this.list(l==="`"?"`":")",i+1);c.inside.push(
...A),c.gaps.push({kind:u,start:e,end:this.#s}),u==="subshell"&&(c.subshell=A)}else!t&&/^(?:[;&|\r\n]+|\))$/.test(l)?g(e,
l):!t&&l.startsWith("#")&&/^\s?$/.test(this.#n.charAt(e-1))?c.gaps.push({kind:"comment",start:e,end:f}):!t&&/^(?:[<>]|&>)/.
test(l)&&c.gaps.push({kind:"operator",start:e,end:f})}}return g(this.#n.length),n}#r(s){return{start:this.#s,gaps:[],inside:[],
pipedFrom:s}}#i(s){s.lastIndex=this.#s;const[i=""]=s.exec(this.#n)??[];return this.#s+=i.length,i}#t(s,i,n){const{start:c,
gaps:t,inside:g,pipedFrom:e,subshell:l}=s;let f="",r=c;for(const P of t){const M=P.kind==="comment"||P.kind==="operator"?
" ":"_";f+=this.#n.slice(r,P.start)+M.repeat(P.end-P.start),r=P.end}f+=this.#n.slice(r,i);const u=(0,N().lex)(f,this.#e),
A=P=>({...P,span:{start:P.span.start+c,end:P.span.end+c}}),m=u.words.map(A),E=new Set;let p=0;const o=t.filter(({kind:P})=>P===
"operator").map(({start:P,end:M})=>{for(;p<m.length&&(m[p]?.span.start??M)<M;)p+=1;const W=m[p],H=m[p-1];return H?.span.
end===P&&/^\d+$/.test(H.text)&&E.add(H),W&&E.add(W),{operator:this.#n.slice(P,M),...W&&{target:W}}}),w=[...u.assignments,
...u.refused].map(A);return{words:m.filter(P=>!E.has(P)),assignments:w.sort((P,M)=>P.span.start-M.span.start),redirections:o,
problems:u.problems.map(A),span:{start:c,end:i},separator:n,inside:g,substituted:t.filter(({kind:P})=>P==="substitution"),
...e&&{pipedFrom:e},...l&&{subshell:l},...t.some(({kind:P})=>P==="definition")&&{defines:!0}}}}},26781:function(K,v,a){Object.
defineProperty(v,"__esModule",{value:!0}),v.splitWords=D;function N(){const k=a(25367);return N=function(){return k},k}const F=1e3,
L=/[ \t\n\r'"\\$`;&|<>()]/g;function D(k,b){return new C(k,b).split()}class C{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(b,y){
this.#n=b,this.#e=y}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>F){const b={start:0,end:this.#n.
length};this.#e.add("too-many-quotes",b,{quotes:this.#c,limit:F})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,N().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#v();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=x(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(b,y,d,h=d){this.#r.length===0&&(this.#i=h),this.#r.push({text:b,quoted:y,
start:d})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const b=this.#t;
L.lastIndex=b+1;const y=L.exec(this.#n)?.index??this.#n.length,d=this.#n.slice(b,y);(0,N().inspectCharacters)(d,b,!1,this.#e),
this.#o(d,!1,b),this.#t=y}#h(){const b=this.#t,y=this.#n.indexOf("'",b+1),d=y<0?this.#n.length:y,h=this.#n.slice(b+1,d);
(0,N().inspectCharacters)(h,b+1,!0,this.#e),this.#o(h,!0,b+1,b),this.#d(b,d,"'")}#y(){const b=this.#t,y=this.#n;let d="",
h=b+1;for(this.#t=h;this.#t<y.length&&y.charAt(this.#t)!=='"';){const i=y.charAt(this.#t);i==="\\"&&/["$`\\\n]/.test(y.charAt(
this.#t+1))?(d+=y.slice(h,this.#t),y.charAt(this.#t+1)===`
`&&this.#f(),h=this.#t+1,this.#t+=2):i==="$"?this.#l(!0):i==="`"?this.#p(!0):this.#t+=1}const s=Math.min(this.#t,y.length);
d+=y.slice(h,s),(0,N().inspectCharacters)(y.slice(b+1,s),b+1,!0,this.#e),this.#o(d,!0,b+1,b),this.#d(b,s,'"')}#d(b,y,d){
this.#c+=1,this.#t=Math.min(y+1,this.#n.length),!(y<this.#n.length)&&this.#e.add("unterminated-quote",{start:b,end:y},{quote:d})}#v(){
const b=this.#t,y=this.#n.charAt(b+1);this.#t+=1,y===""?(this.#e.add("trailing-backslash",{start:b,end:b+1},{}),this.#o(
"\\",!0,b)):y===`
`?(this.#t=b,this.#f(),this.#t+=2):y>"\x7F"?this.#o("",!0,b+1,b):((0,N().inspectCharacters)(y,b+1,!0,this.#e),this.#o(y,
!0,b+1,b),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(b){const y=I(this.#n,this.#t,
b);y?this.#m(y.kind,y.end,b):(b||this.#o("$",!1,this.#t),this.#t+=1)}#p(b){const y=S(this.#n,this.#t);this.#m("command-s\
ubstitution",y,b)}#m(b,y,d){const h=this.#t,s=this.#n.slice(h,y);this.#e.add(b,{start:h,end:y},{written:(0,N().visible)(
s)}),d||this.#o(s,!0,h),this.#t=y}#w(){const b=this.#t,y=this.#n.indexOf(`
`,b);this.#t=y<0?this.#n.length:y;const d=this.#n.slice(b,this.#t);(0,N().inspectCharacters)(d,b,!1,this.#e),this.#e.add(
"shell-comment",{start:b,end:this.#t},{written:(0,N().visible)(d)})}}const R=/[A-Za-z_]/,O=/[A-Za-z0-9_]/,$=/[0-9@*#?$!-]/;
function I(k,b,y){const d=k.charAt(b+1);if(d==="(")return{kind:k.charAt(b+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:T(k,b+1,"(",")")};if(d==="{")return{kind:"variable-expansion",end:T(k,b+1,"{","}")};if(d==="[")return{kind:"\
arithmetic-expansion",end:T(k,b+1,"[","]")};if(d==="'"||d==='"'){if(y)return;const h=k.indexOf(d,b+2);return{kind:"dolla\
r-quote",end:h<0?k.length:h+1}}if(R.test(d)){let h=b+2;for(;O.test(k.charAt(h));)h+=1;return{kind:"variable-expansion",end:h}}
if($.test(d)||d>"\x7F")return{kind:"variable-expansion",end:b+2}}function S(k,b){for(let y=b+1;y<k.length;y+=1){const d=k.
charAt(y);if(d==="\\")y+=1;else if(d==="`")return y+1}return k.length}function T(k,b,y,d){let h=0;for(let s=b;s<k.length;s+=
1){const i=k.charAt(s);if(i===y)h+=1;else if(i===d&&(h-=1,h===0))return s+1}return k.length}function x(k,b,y){const d=k.
charAt(b);if(d==="("||d===")")return y.add("shell-parenthesis",{start:b,end:b+1},{character:d}),b+1;const h=d==="<"||d===
">",s=h?/[<>&|-]/:/[;&|]/;let i=b+1;for(;i-b<3&&s.test(k.charAt(i));)i+=1;const n=k.slice(b,i);return y.add(h?"shell-red\
irection":"shell-operator",{start:b,end:i},{operator:n}),i}},54421:function(K,v,a){Object.defineProperty(v,"__esModule",
{value:!0}),v.startedWords=L,v.textHanded=C;function N(){const I=a(11331);return N=function(){return I},I}const F=/^-(?:exec|ok)(?:dir)?$/;
function L(I){let S=I;for(;;){const[T,x]=S,k=(0,N().baseName)(T?.text??"");if(k==="find"){const y=S.findIndex(({text:d})=>F.
test(d));return y<0?S:L(S.slice(y+1))}if((0,N().programNamed)(k)?.kind!=="wrapper"||k==="command"&&/^-[vV]/.test(x?.text??
""))return S;const b=S.findIndex((y,d)=>d>0&&D(y,S));if(b<0)return S;S=S.slice(b)}}function D({text:I},S){const T=x=>/^np[mx]$/.
test(x)||(0,N().programNamed)(x)!==void 0;return S.slice(1).some(x=>T(x.text))?T(I):!/^-|^\w+=|^\d+[smhd]?$/.test(I)}function C(I){
const[S,...T]=I,x=S&&(0,N().programNamed)(S.text);if(x?.text===void 0)return;if(x.text==="words")return O(T);const k=x.text,
b=T.findIndex(({text:d})=>k.test(d)),y=T[b];if(y!==void 0){if(x.name==="cmd"){const d=y.text.slice(2);return O(d===""?T.
slice(b+1):[{...y,text:d},...T.slice(b+1)])}return/^[-/]e/i.test(y.text)&&R(x)?$(T[b+1]):R(x)?O(T.slice(b+1)):O(T.slice(
b+1,b+2))}}function R({name:I}){return I==="pwsh"||I==="powershell"}function O(I){return I.length===0?void 0:{text:I.map(
({text:S})=>S).join(" "),words:I}}function $(I){return I&&{text:Buffer.from(I.text,"base64").toString("utf16le"),words:[
I]}}},90762:function(K,v,a){Object.defineProperty(v,"__esModule",{value:!0}),v.ProblemCollector=void 0,v.textOf=L,v.unquotedText=
D;function N(){const R=a(13580);return N=function(){return R},R}function F(){const R=a(95132);return F=function(){return R},
R}function L(R){const[O]=R.parts;return R.parts.length===1&&O?O.text:R.parts.map($=>$.text).join("")}function D(R){const[
O]=R.parts;return R.parts.length===1&&O&&!O.quoted?O.text:void 0}class C{#n=[];#e=new Set;add(O,$,I){if((0,N().ruleOf)(O).
severity==="error"){if(this.#e.has(O))return;this.#e.add(O)}this.#n.push((0,F().problemAt)(O,$,I))}inOrder(){const O=({rule:$})=>this.#e.
has($)?0:1;return this.#n.sort(($,I)=>$.span.start-I.span.start||O($)-O(I))}}v.ProblemCollector=C},678:function(K,v,a){a.
r(v),a.d(v,{default:()=>N});var N=a(70298)},58238:function(K,v,a){a.r(v),a.d(v,{parse:()=>N.parse,stringify:()=>N.stringify});
var N=a(15756)}};
