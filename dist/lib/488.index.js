"use strict";exports.id=488,exports.ids=[488],exports.modules={3149:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),
w.judgeNodeFlags=n,w.judgeValue=$,w.nodeFlagsIn=t,w.parseHandedOn=u,w.setsHarmless=s,w.valueProblem=P;function N(){const e=a(
19609);return N=function(){return e},e}function F(){const e=a(32854);return F=function(){return e},e}function L(){const e=a(
94411);return L=function(){return e},e}function C(){const e=a(54669);return C=function(){return e},e}function D(){const e=a(
87646);return D=function(){return e},e}function I(){const e=a(31901);return I=function(){return e},e}function v(){const e=a(
17083);return v=function(){return e},e}function $(e,h,c){const{word:f,flag:b,value:x="",off:g}=h;if(b===void 0)return[];
if(b.choices!==void 0&&!b.choices.some(S=>j(S,x.replace(/\s+/g,""))))return[P("unknown-flag",e,h)];if(b.kind==="node")return g?
[]:n(f,t(e,x));const R=b.kind==="preload"&&!g?l(x,c?.stops===!0):A(b.kind,h,c)||((0,v().isForeign)(h.written)||(0,v().isOfMachine)(
h.written))&&"outside-code";return R?[P(R,e,h)]:[]}function j(e,h){const[c="",f]=e.split("~");if(f===void 0)return h===e;
const b=h.slice(c.length,h.length-f.length);return/^[^"'\\{}<>\s]+$/.test(b)&&h===`${c}${b}${f}`}function P(e,h,{word:{text:c,
span:f},written:b,value:x=""}){const g=c===b&&x!==""?`${b} ${x}`:c;return(0,I().flagProblem)(e,h,{name:b,written:g,span:f,
value:x})}function A(e,h,c){const f=T(e,h);return c?.starts==="node"&&e==="code"&&f==="tool-runs-file"?"outside-code":f}
function T(e,h){const{written:c,value:f="",off:b}=h;switch(e){case"options":return O.test(f)?"outside-code":T("plain",h);case"\
plain":return(0,v().isForeign)(f)||(0,v().isOfMachine)(f)&&!d(c,f)?"outside-code":void 0;case"node":return(0,v().isForeign)(
f)?"outside-code":void 0;case"root":return(0,F().normalise)(f)===void 0?"outside-code":void 0;case"config":return b||!(0,v().
isElsewhere)(f)?void 0:"outside-code";case"code":return b?void 0:p(f);case"preload":case"tests":case"choice":return;case"\
script-text":return/^[@\w./-]*$/.test(f)?b?void 0:p(f):"outside-code";case"module":return(0,v().isForeign)(f)||/[\\/]/.test(
f)?"outside-code":void 0;case"name":return f==="help"?"only-prints":/^(?!.*--)[\w:.,-]+$/.test(f)?void 0:"outside-code";case"\
output":return b?void 0:i(f);default:return b?void 0:e}}const O=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;
function l(e,h){if(N().PRELOADABLE_PACKAGES.has(e)||N().PRELOADABLE_BY_TOOLS.has(e))return"tool-runs-file";if(h)return"o\
utside-code";const c=/^(?:@[^/]+\/)?[^/]+$/.test(e);return p(e)??"tool-runs-file"}const m=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function d(e,h){return m.test(e)||e==="-t"&&!h.includes(":")}function p(e){return(0,v().isElsewhere)(e)?"outside-code":e.
split(",").some(h=>/^\.|\.[cm]?[jt]sx?$/.test(h))?"tool-runs-file":void 0}function s(e){const[,h="",c=""]=/^(\w+)[=:](.*)$/s.
exec(e)??[];return h!==""&&(0,L().isHarmlessVariable)(h,c)}function i(e){const h=e.slice(e.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(h))return(0,v().isElsewhere)(h)?"writes-files":"tool-writes"}function t(e,h){return/^(?:_?mocha|deno)$/.test(e)?h.split(
",").map(c=>c.startsWith("-")?c:`--${c}`):e==="ava"?(0,C().lex)(h).words.map(({text:c})=>c):[h]}const r="x.js";function n(e,h){
return u(e,h).problems}function u({span:e},h){return(0,D().parseNode)([...h,r,r].map(c=>({text:c,span:e,quoted:!1})))}},
45806:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.launchedBy=d,w.parseInvocation=m;function N(){const o=a(
76760);return N=function(){return o},o}function F(){const o=a(21006);return F=function(){return o},o}function L(){const o=a(
2562);return L=function(){return o},o}function C(){const o=a(91063);return C=function(){return o},o}function D(){const o=a(
92739);return D=function(){return o},o}function I(){const o=a(95132);return I=function(){return o},o}function v(){const o=a(
54669);return v=function(){return o},o}function $(){const o=a(11331);return $=function(){return o},o}function j(){const o=a(
3149);return j=function(){return o},o}function P(){const o=a(87646);return P=function(){return o},o}function A(){const o=a(
39872);return A=function(){return o},o}function T(){const o=a(31901);return T=function(){return o},o}function O(){const o=a(
92170);return O=function(){return o},o}const l=4;function m(o,y,k=C().NO_PROGRAMS){const M=typeof o=="string"?O().PARSERS[o](
y,k):(0,A().parseProgram)(o,y,k);return p(M,k,0)}function d({launched:o=[]}){return o.flatMap(y=>[y,...d(y)])}function p(o,y,k){
const{invocation:M}=o,H=(M.launched??[]).map(V=>({invocation:V,problems:[]})).map(V=>p(V,y,k)),{launches:B,problems:G}=r(
M,y),U=[...G];for(const V of B){const[J={text:"",span:{start:0,end:0}}]=V.words,Z=k===l?"outside-code":V.program?void 0:
i(J.text);Z?U.push((0,T().wordProblem)(Z,M.operands[0]?.text??"",J)):H.push(p(s(V,y),y,k+1))}if(H.length===0&&U.length===
0)return o;const z=H.map(V=>V.invocation);return{invocation:{...M,...z.length>0&&{launched:z}},problems:[...[o,...H].flatMap(
V=>V.problems),...U]}}function s({program:o,words:y,...k},M){if(o!==void 0){const{invocation:B,problems:G}=O().PARSERS[o](
y,M);return{invocation:{...B,...k},problems:G}}const[W]=y,H=W?.text??"";return(0,O().isProgram)(H)?O().PARSERS[H](y.slice(
1),M):O().PARSERS.npx(y,M)}function i(o){return o.startsWith("-")?"unknown-flag":(0,$().programNamed)(o)!==void 0&&!(0,O().
isProgram)(o)&&!(0,D().isKnownTool)(o)?"outside-code":void 0}const t={launches:[],problems:[]};function r(o,{tools:y}){if(o.
program==="node")return n(o);const{subcommand:k,operands:M,passthrough:W}=o,[H]=M,G=(k==="exec"||k==="script-or-tool")&&
H?(0,D().toolOf)(H.text,y):void 0;if(H===void 0||G?.mayStart!==!0)return t;const U=(0,L().readTool)(G,W);return u(G,H,W,
U)}function n(o){const[y]=(0,P().isTestRun)(o)?[]:o.operands;return y===void 0?t:{launches:E(y.text).map(M=>({program:"n\
px",words:[...["--",M].map(H=>({...y,text:H})),...o.passthrough],starts:"file"})),problems:[]}}function u({starts:o,subcommands:y},k,M,{
flags:W,operands:H,started:B}){const[G]=B,U=W.some(({flag:z})=>z?.kind==="only-prints"||z?.kind==="outside-code");switch(o){case void 0:
return t;case"node":return U||G&&y.has(G.text)?t:{launches:[{program:"node",words:B}],problems:[]};case"command":return U||
G&&y.has(G.text)?t:h(k.text,M,B);case"command-texts":return R(H.map(z=>f(k.text,z)));case"npm-scripts":return R(H.map(z=>b(
k.text,z,e(W))))}}function e(o){return o.flatMap(({flag:y,word:k})=>y===void 0?[k]:[])}function h(o,y,k){const{words:M,problems:W}=o===
"cross-env"?c(k):{words:k,problems:[]},[H]=M,B=H&&y.find(({text:z})=>z===H.text);if(H===void 0||B===H)return{launches:[{
words:M}],problems:W};const G=`\`${o}\` starts at the first word that is \`${H.text}\``,U={program:o,flag:H.text,fault:G};
return{launches:[{words:M}],problems:[(0,I().problemAt)("flag-value",H.span,U)]}}function c(o){const y=o.findIndex(({text:W})=>!/^\w+=/.
test(W)),k=y<0?o:o.slice(0,y),M=k.flatMap(({text:W,span:H})=>{if((0,j().setsHarmless)(W))return[];const{written:B,attached:G=""}=(0,F().
splitAtEquals)(W);return[(0,I().problemAt)("assignment-refused",H,{name:B,value:G,known:!1})]});return{words:o.slice(k.length),
problems:M}}function f(o,{text:y,span:k}){const[,M="",W=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(y)??[],{words:H,problems:B}=(0,v().
lex)(M===""?y.replace(/^npm:(?=\S)/,"npm run "):W);if(!(0,v().hasOneReading)({problems:B})&&!(M!==""&&W.trim()===""))return g(
o,{text:y,span:k});const G=H.map(U=>({...U,span:k}));return M===""?{launches:[{words:G}],problems:[]}:/^[\w:.@/*-]+$/.test(
M)?x([{text:M,span:k,quoted:!1},...G],"wildcard"):g(o,{text:y,span:k})}function b(o,{text:y,span:k},M){const[,W="",H=""]=/^\s*(\S+)(.*)$/s.
exec(y)??[],{words:B,problems:G}=(0,v().lex)(H),U=H.trim()==="";if(W===""||!U&&!(0,v().hasOneReading)({problems:G})||/\{!?[*@%\d]/.
test(y))return g(o,{text:y,span:k});const z=B.map(J=>({...J,span:k})),V=[...M,{text:W,span:k,quoted:!1},...z];return x(V,
/^[\w:.@/-]+$/.test(W)?void 0:"glob")}function x(o,y){const W={program:"npm",words:[{text:"run",span:o.at(-1)?.span??{start:0,
end:0},quoted:!1},...o]};return{launches:[y?{...W,selects:y}:W],problems:[]}}function g(o,y){return{launches:[],problems:[
(0,T().wordProblem)("outside-code",o,y)]}}function R(o){return{launches:o.flatMap(({launches:y})=>y),problems:o.flatMap(
({problems:y})=>y)}}const S=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;function E(o){const y=N().
posix.normalize(o.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(y))return["yarn"];const[,
k,M=""]=S.exec(y)??[];if(k===void 0)return[];if(k===".bin")return[M];const H=[...new Set([M.replace(/\.[cm]?[jt]s$/,""),
k])].filter(B=>(0,D().isKnownTool)(B));return H.length>0?H:[k]}},4289:function(K,w,a){Object.defineProperty(w,"__esModul\
e",{value:!0}),w.filesNamedBy=j,w.filesOfFlag=P,w.pythonFiles=A;function N(){const l=a(2562);return N=function(){return l},
l}function F(){const l=a(91063);return F=function(){return l},l}function L(){const l=a(92739);return L=function(){return l},
l}function C(){const l=a(71011);return C=function(){return l},l}function D(){const l=a(32854);return D=function(){return l},
l}function I(){const l=a(3149);return I=function(){return l},l}function v(){const l=a(17083);return v=function(){return l},
l}const $={files:[],roots:[],nodeFlags:[]};function j({subcommand:l,operands:[m],passthrough:d},{tools:p}=F().NO_PROGRAMS){
if(l!=="exec"||m===void 0)return $;const s=m.text,i=(0,L().toolOf)(s,p)??(0,C().unknownTool)(s),t=(0,N().readTool)(i,d);
return{files:[...t.flags.flatMap(r=>P(s,r)),...T(i,t.operands)],roots:t.flags.flatMap(({flag:r,value:n})=>r?.kind==="roo\
t"&&n?[n]:[]),nodeFlags:O(s,i,t)}}function P(l,m){const{word:d,flag:p,value:s="",off:i}=m;if(p===void 0||i||s==="")return[];
const{span:t}=d,r=s.split(",").filter(n=>n!==""&&!(0,v().isElsewhere)(n));switch(p.kind){case"tests":return[{as:"tests",
path:s,span:t}];case"config":return(0,v().isElsewhere)(s)||/^[\w.-]+ *=/.test(s)?[]:[{as:"config",path:s,span:t}];case"r\
oot":return(0,v().isElsewhere)(s)?[]:[{as:"place",path:s,span:t}];case"output":{const n=s.slice(s.lastIndexOf("=")+1);return(0,v().
isElsewhere)(n)?[]:[{as:"place",path:n,span:t}]}case"code":case"preload":case"script-text":{const n=(0,I().valueProblem)(
"tool-runs-file",l,m),u=p.kind==="preload";return r.map(e=>{const h=e.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.
test(h)?{as:"code",path:h,span:t}:{as:"module",path:h,span:t,ifFile:n,first:u}})}case"module":{const u=s.split(":").filter(
c=>/^\w+(?:\.\w+)*$/.test(c)).flatMap(c=>[c,c.replace(/\.\w+$/,"")]),e=(0,I().valueProblem)("tool-runs-file",l,m);return[
...new Set(u.flatMap(A))].map(c=>({as:"module",path:c,span:t,ifFile:e}))}default:return[]}}function A(l){const m=l.replaceAll(
".","/");return["","src/"].flatMap(d=>[".py","/__main__.py","/__init__.py"].map(p=>`${d}${m}${p}`))}function T(l,m){const d=l.
operands==="tests"||l.operands==="first-tests",s=(l.operands==="first-tests"?m.slice(0,1):l.operands==="tests"?m:[]).filter(
({text:t})=>!l.subcommands.has(t)).map(({text:t,span:r})=>({as:"tests",path:t.replace(/^!|:[\d,*-]+$/g,""),span:r})),i=!d&&
!l.mayStart?m:[];return[...s,...i.flatMap(({text:t,span:r})=>{const n=(0,D().normalise)(t);return n!==void 0&&n!==""&&!(0,D().
isWithin)(n,".git",{ignoreCase:!0})&&!(0,v().isElsewhere)(t)?[{as:"place",path:t,span:r}]:[]})]}function O(l,{handsOn:m},{
flags:d}){return d.flatMap(({word:p,flag:s,value:i="",off:t})=>{const r=s?.kind==="node"&&!t?(0,I().nodeFlagsIn)(l,i):s===
void 0&&m?[p.text,...p.text.includes("=")||i===""?[]:[i]]:[];return r.length===0?[]:(0,I().parseHandedOn)(p,r).invocation.
flags})}},74167:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.readNopt=D;function N(){const A=a(4274);
return N=function(){return A},A}function F(){const A=a(21006);return F=function(){return A},A}function L(){const A=a(95132);
return L=function(){return A},A}function C(){const A=a(31901);return C=function(){return A},A}function D(A,T){const O=[],
l=[],m=[];for(const d of(0,F().readFlags)(A,I).tokens)if(d.kind==="operand")l.push(d.word);else if(d.kind==="unknown"){const p={
program:T,flag:d.written};m.push((0,L().problemAt)("unknown-flag",d.word.span,p))}else{const{flag:p,fault:s}=P(d);if(O.push(
p),s!==void 0){const i={program:"npm",flag:d.written,fault:s};m.push((0,L().problemAt)("flag-value",d.word.span,i))}}return{
flags:O,remain:l,problems:m}}const I={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"never",expand:A=>{
const T=A.replace(/^-+/,""),O=v(T)??j(T)??$(T);return O&&[O]}};function v(A){const T=N().NPM_FLAGS.get(A);return T&&{spec:T,
negated:!1,takes:T.arity==="value"?"always":"true-or-false"}}function $(A){const T=A.startsWith("no-")?N().NPM_FLAGS.get(
A.slice(3)):void 0;return T&&{spec:T,negated:!0,takes:T.arity==="value"?"never":"true-or-false"}}function j(A){const[T="",
O]=N().NPM_SHORTHANDS.get(A)??[],l=v(T.slice(2))??$(T.slice(2));return l&&(O===void 0?l:{...l,fixed:O,takes:"never"})}function P(A){
const{word:T,written:O,attached:l,next:m,consumes:d}=A,{spec:p,negated:s,fixed:i}=A.part,t={name:`--${p.name}`,written:O,
span:T.span,spec:p,negated:s};if(i!==void 0){const h=l===void 0?void 0:"it takes no value";return{flag:{...t,value:i},fault:h}}
if(p.arity==="value"){const h={...t,...(0,F().valueRead)(A)};return{flag:h,fault:(0,C().valueFault)(h.value,s)}}const r=d?
m?.text:l,n={...t,negated:r==="false"?!s:s};if(l!==void 0&&!(0,F().isTruth)(l))return{flag:n,fault:"npm reads its value \
as a separate word"};const u=p.effect==="of-tests"?/^[^-]/:/^(?:null|always)$/,e=p.arity==="loose"&&u.test(m?.text??"");
return{flag:n,fault:e?"npm reads the next word as its value":void 0}}},87646:function(K,w,a){Object.defineProperty(w,"__\
esModule",{value:!0}),w.isTestRun=O,w.parseNode=v;function N(){const p=a(19609);return N=function(){return p},p}function F(){
const p=a(21006);return F=function(){return p},p}function L(){const p=a(95132);return L=function(){return p},p}function C(){
const p=a(31901);return C=function(){return p},p}function D(){const p=a(17083);return D=function(){return p},p}const I=new Set(
["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function v(p){const s=[],i=[],t=[],r=new Set;for(const x of(0,F().readFlags)(
p,$).tokens){if(x.kind==="operand"){t.push(x.word);continue}if(x.kind==="unknown"){const y={program:"node",flag:x.written};
i.push((0,L().problemAt)("unknown-flag",x.word.span,y));continue}const{spec:g,negated:R}=x.part,S=P(x);s.push(S);const E=A(
g,R,S.value);if(E!==void 0&&i.push(T(S,E)),R)continue;r.add(g.kind);const o=m(g,S);o!==void 0&&i.push((0,C().flagProblem)(
o,"node",S))}const n=O({flags:s}),u=n?t.length:r.has("evaluates")?0:1,e=t.slice(0,u),h=t.slice(u),c=n||r.has("only-print\
s")||r.has("evaluates"),f=d(e,n,p);f!==void 0&&!(c&&e.length===0)&&i.push(f);const b=(0,C().onlyAsksForInformation)(h);return b!==
void 0&&i.push((0,C().printsOnly)("node",b)),{invocation:{program:"node",flags:s,operands:e,passthrough:h},problems:i}}const $={
flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:p=>{const s=p.startsWith("--"),i=s?p.
slice(2).replaceAll("_","-"):p,t=i.startsWith("no-")&&!N().NODE_FLAGS.has(i),r=t?i.slice(3):i,n=N().NODE_FLAGS.get(N().NODE_ALIASES.
get(r)??(s?r:""));return n&&[{spec:n,negated:t,takes:t?"never":j(n)}]}};function j({name:p,arity:s}){return p==="print"?
"unless-dash":s==="value"?"always":"never"}function P(p){const{spec:s,negated:i}=p.part;return{name:`--${i?"no-":""}${s.
name}`,written:p.written,...(0,F().valueRead)(p)}}function A({name:p,arity:s},i,t){if(s==="value")return(0,C().valueFault)(
t,i);if(i)return t===void 0?void 0:"a `--no-` flag takes no value";if(s!=="none")return t?void 0:"its value is missing";
const r=p==="print"||/^(?:inspect|debug$|debug-brk$)/.test(p);return t===void 0||r?void 0:"it takes no value"}function T(p,s){
return(0,L().problemAt)("flag-value",p.span,{program:"node",flag:p.written,fault:s})}function O({flags:p}){return p.findLast(
({name:s})=>s==="--test"||s==="--no-test")?.name==="--test"}const l=/\.(?:info|lcov|log|tap|txt|xml)$/;function m(p,{value:s=""}){
switch(p.kind){case"harmless":return;case"reports-tests":return N().BUILT_IN_REPORTERS.has(s)?void 0:"outside-code";case"\
tolerates-rejections":return s==="warn"||s==="none"?"weakens":void 0;case"writes-report":return s==="stdout"||s==="stder\
r"?void 0:l.test(s)&&!(0,D().isElsewhere)(s)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"prel\
oads":return N().PRELOADABLE_PACKAGES.has(s)?"tool-runs-file":"outside-code";default:return p.kind}}function d(p,s,i){const[
t]=p;if(t===void 0){const u=i.at(-1)?.span.end??0;return s?void 0:(0,L().problemAt)("reads-stdin",{start:0,end:u},{program:"\
node",flag:""})}const{text:r,span:n}=t;if(I.has(r))return(0,L().problemAt)("reads-stdin",n,{program:"node",flag:r});if(r.
startsWith("-"))return(0,L().problemAt)("dash-operand",n,{operand:r});if(r==="inspect"||!s&&r==="debug")return(0,L().problemAt)(
"outside-code",n,{program:"node",flag:r})}},3893:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.isToolName=
T,w.parseNpm=$,w.parseNpx=p;function N(){const e=a(4274);return N=function(){return e},e}function F(){const e=a(21006);return F=
function(){return e},e}function L(){const e=a(91063);return L=function(){return e},e}function C(){const e=a(95132);return C=
function(){return e},e}function D(){const e=a(74167);return D=function(){return e},e}function I(){const e=a(46868);return I=
function(){return e},e}function v(){const e=a(31901);return v=function(){return e},e}function $(e,h=L().NO_PROGRAMS){return j(
"npm",e,e,h)}function j(e,h,c,f){const{flags:b,remain:x,problems:g}=(0,D().readNopt)(h,e),[R,...S]=x,E=R&&N().NPM_SUBCOMMANDS.
get(R.text),o=E?.kind==="runs-tool",y=[...b.flatMap(H=>m(e,H,o)),...g],k={program:e,flags:b};if(R===void 0)return b.some(
l)||y.push(d(e,c)),{invocation:{...k,operands:[],passthrough:[]},problems:y};if(E===void 0){const H=[...N().NPM_SUBCOMMANDS].
find(([G])=>G.startsWith(R.text))?.[1].name??"",B={program:"npm",subcommand:R.text,meant:H};return y.unshift((0,C().problemAt)(
"unknown-subcommand",R.span,B)),{invocation:{...k,operands:S,passthrough:[]},problems:y}}const M={...k,subcommand:E.name},
W=P(E,{word:R,rest:S},M,f);return{invocation:W.invocation,problems:[...W.problems,...y]}}function P({name:e,kind:h},c,f,b){
return h==="runs-script"?A(e,c,f):h==="runs-tool"?O(c,f,b):{invocation:{...f,operands:c.rest,passthrough:[]},problems:[(0,v().
wordProblem)(h,f.program,{text:e,span:c.word.span})]}}function A(e,{word:h,rest:c},f){const b=e==="run"?c.slice(0,1):[h],
x=e==="run"?c.slice(1):c,[g]=b,R=[];g===void 0?R.push((0,v().printsOnly)("npm",{...h,text:"run"})):g.text==="env"&&R.push(
{...(0,v().printsOnly)("npm",{...g,text:"run env"}),severity:"error"});const S=(0,v().onlyAsksForInformation)(x);return S!==
void 0&&R.push((0,v().printsOnly)("npm",S)),{invocation:{...f,operands:b,passthrough:x},problems:R}}function T(e){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(e)}function O({word:e,rest:h},c,{tools:f}){const[b,...x]=h;if(b===void 0){const R=c.flags.some(l)?[]:[d(c.program,[
e])];return{invocation:{...c,operands:[],passthrough:[]},problems:R}}const g={...c,operands:[b],passthrough:x};return T(
b.text)?{invocation:g,problems:(0,I().parseTool)(b,x,f)}:{invocation:g,problems:[(0,v().wordProblem)("uses-network",c.program,
b)]}}function l({spec:{effect:e},negated:h}){return!h&&(e==="only-prints"||e==="outside-code")}function m(e,h,c){const{effect:f,
name:b}=h.spec;switch(f){case"harmless":return[];case"selects-scripts":return b==="if-present"?[]:b==="ignore-scripts"?h.
negated?[]:[(0,v().flagProblem)("skips-tests",e,h)]:c?[(0,v().flagProblem)("outside-code",e,h)]:[];case"of-tests":{const x=(0,v().
flagProblem)("unknown-flag",e,h);return[c?x:{...x,severity:"warning"}]}case"uses-network":return h.negated?[]:[(0,v().flagProblem)(
f,e,h)];default:return[(0,v().flagProblem)(h.negated?"unknown-flag":f,e,h)]}}function d(e,h){const c=h[0]?.span.start??0,
f=h.at(-1)?.span.end??0;return(0,C().problemAt)("nothing-to-run",{start:c,end:f},{program:e})}function p(e,h=L().NO_PROGRAMS){
const{tokens:c,separator:f}=(0,F().readFlags)(e,r),b=[{text:"exec",span:e[0]?.span??{start:0,end:0},quoted:!1}],x=[];for(const R of c){
if(R.kind==="operand"&&x.push(R.word),R.kind!=="flag")continue;const{word:S,written:E,attached:o,consumes:y,next:k}=R,M=s.
get(n(E)),W=o===void 0?M:`${M}=${o}`;b.push(M===void 0?S:{...S,text:W??""}),y&&k&&b.push(k)}const[g]=x;return f!==void 0?
b.push(f):g!==void 0&&b.push({...g,text:"--"}),j("npx",[...b,...x],e,h)}const s=new Map([["no-install","--no-yes"],["p",
"--package"]]),i=new Set("package p userconfig call c shell".split(" ")),t=new Set("no-install quiet q version v help h".
split(" ")),r={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(e,h)=>{const c=n(e),f=c===
"p"?void 0:N().NPM_SHORTHANDS.get(c);return f!==void 0?{instead:h===void 0?f:[...f,h]}:[{spec:void 0,negated:!1,takes:i.
has(c)?"always":u(c)?"never":"unless-dash"}]}};function n(e){return e.replace(/^-+/,"")}function u(e){const h=N().NPM_FLAGS.
get(e)?.arity;return t.has(e)||h==="none"||h==="loose"}},39872:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),
w.extensionProblems=c,w.parseProgram=O;function N(){const x=a(2562);return N=function(){return x},x}function F(){const x=a(
91063);return F=function(){return x},x}function L(){const x=a(92739);return L=function(){return x},x}function C(){const x=a(
95132);return C=function(){return x},x}function D(){const x=a(11331);return D=function(){return x},x}function I(){const x=a(
4289);return I=function(){return x},x}function v(){const x=a(3893);return v=function(){return x},x}function $(){const x=a(
46868);return $=function(){return x},x}function j(){const x=a(31901);return j=function(){return x},x}function P(){const x=a(
92170);return P=function(){return x},x}function A(){const x=a(48886);return A=function(){return x},x}function T(){const x=a(
91883);return T=function(){return x},x}function O(x,g,R){const{program:S}=x,E={program:S,family:x,flags:[],operands:[],passthrough:[]},
o=l({use:x.use,path:"",words:g,family:x,families:R});return{invocation:{...E,...o.invocation},problems:o.problems}}function l(x){
const{use:g,path:R,family:S}=x,{data:E,behind:o}=g,y=o?x.words.findIndex(({text:Y})=>Y==="--"):-1,k=y<0?x.words:x.words.
slice(0,y),M=y<0||!o?[]:(0,N().readTool)(o,x.words.slice(y+1)).flags,W=(0,N().readTool)(g,k),H=W.rest===void 0?W.flags:[
...W.flags,W.rest.flag],B=H.map(d),G=H.flatMap(Y=>(0,I().filesOfFlag)(S.program,Y)).filter(({as:Y})=>Y!=="place"),U=[...H.
flatMap(Y=>(0,$().toolFlagProblems)(S.program,g,Y)),...M.flatMap(Y=>(0,$().toolFlagProblems)(S.program,o,Y))],[z,...V]=W.
started.slice(E.skips??0),J=z&&g.subcommands.get(z.text);if(J===void 0||z===void 0){const Y=s(x,W),X=W.flags.some(({flag:nn})=>nn?.
kind==="checks-syntax-only"),q=p(x,[...W.flags,...M]);return{invocation:{...R&&{subcommand:R},...E.any_package&&{anyPackage:!0},
...X&&{parsed:!0},...Y.invocation,flags:B,files:[...G,...Y.invocation.files??[],...m(g,Y.invocation.operands??[])]},problems:[
...U,...q,...Y.problems]}}const Z=R===""?z.text:`${R} ${z.text}`,Q=J.data.starts==="own-script"?t("own-script",z,V,x):l(
{...x,use:J,path:Z,words:V}),_=J.data.does?[(0,j().wordProblem)(J.data.does,S.program,{...z,text:Z})]:[];return{invocation:{
...Q.invocation,...E.any_package&&{anyPackage:!0},flags:[...B,...Q.invocation.flags??[]],files:[...G,...Q.invocation.files??
[]]},problems:[...U,..._,...Q.problems]}}function m({data:{operands:x,starts:g}},R){return R.flatMap(({text:S,span:E})=>{
const o=(x==="package"||g==="package")&&S.endsWith(".go");return!((0,A().ruleForOperand)("path",S)===void 0)||x!=="tests"&&
!o?[]:[{as:"tests",path:S.replace(/::.*$/s,""),span:E}]})}function d({word:x,written:g,value:R}){return{name:g,written:g,
span:x.span,...R!==void 0&&{value:R}}}function p({use:x,path:g,words:R,family:S},E){if(x.data.writes_unless===void 0)return[];
const o=x.data.writes_unless.split(" ");if(E.some(({written:k,off:M})=>!M&&o.includes(k)))return[];const y=R[0]?.span??{
start:0,end:0};return[(0,j().wordProblem)("tool-writes",S.program,{text:g||S.program,span:y})]}function s(x,g){const{use:R,
family:S,families:E}=x,{rest:o}=g;if(o!==void 0)return o.flag.flag?.kind==="module"?(0,T().parseModule)(S,o.words,E,O):{
invocation:{passthrough:o.words},problems:i(o.words,S)};const y=R.data.starts??(R.subcommands.size>0?"subcommand":void 0),
k=y===void 0?g.operands:g.started.slice(R.data.skips??0),[M,...W]=k;if(M===void 0){const H=g.flags.some(({flag:z})=>z?.kind===
"only-prints"),B={start:0,end:S.program.length},G=H?void 0:R.data.alone,U=G?[(0,j().wordProblem)(G,S.program,{text:"",span:B})]:
[];return{invocation:{},problems:U}}return y===void 0?{invocation:{operands:k},problems:(0,A().judgeOperands)(R,k,S)}:t(
y,M,W,x)}function i(x,{program:g}){return x.filter(({text:S})=>/^--?test\./.test(S)).map(S=>(0,j().wordProblem)("skips-t\
ests",g,S))}function t(x,g,R,S){const{program:E}=S.family,o={operands:[g],passthrough:R};switch(x){case"subcommand":{const y={
program:E,subcommand:g.text},k=(0,C().problemAt)("unknown-subcommand",g.span,y);return{invocation:o,problems:[k]}}case"f\
ile":return h(g,R,S);case"package":{const y=(0,A().ruleForOperand)("package",g.text);return{invocation:o,problems:y?[(0,j().
wordProblem)(y,E,g)]:[]}}case"command":return f(g,R,S);case"script":case"own-script":{const y=r.test(g.text)?[(0,j().wordProblem)(
"outside-code",E,g)]:[];return{invocation:{...o,subcommand:"run"},problems:[...y,...e(R,S.family)]}}case"tool":return b(
"exec",g,R,S);case"script-or-tool":case"script-tool-or-file":{if(!(x==="script-tool-or-file"&&u(g.text))&&!n.test(g.text)){
const k=b("script-or-tool",g,R,S);return{...k,problems:[...k.problems,...e(R,S.family)]}}return x==="script-tool-or-file"?
h(g,R,S):{invocation:o,problems:[(0,j().wordProblem)("outside-code",E,g)]}}}}const r=/^\/|\*/,n=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function u(x){return/[\\/]/.test(x)&&!/^@[\w.-]+\/[\w.-]+$/.test(x)}function e(x,{program:g,use:R}){return x.filter(({text:E})=>{
const o=/^--([\w-]+)/.exec(E)?.[1];return o!==void 0&&R.flags.get((0,F().flagKey)(o))?.kind==="outside-code"}).map(E=>(0,j().
wordProblem)("outside-code",g,E))}function h(x,g,R){const{family:S,families:E}=R,{program:o}=S,{text:y,span:k}=x,M={operands:[
x],passthrough:g,starts:"file"};if(y==="-"||y===""||y.startsWith("/dev/"))return{invocation:M,problems:[(0,C().problemAt)(
"reads-stdin",k,{program:o,flag:y})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(y)&&/:/.test(y))return{
invocation:M,problems:[(0,j().wordProblem)("uses-network",o,x)]};const[,H=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(y)??[],B=S.data.dependency_tools.includes(H)?E.known.get(H):void 0;if(B!==void 0){const G=O(B,g,E);return{invocation:{
launched:[G.invocation]},problems:G.problems}}return{invocation:M,problems:c(S,y,k)}}function c({program:x,data:{extensions:g}},R,S){
const[,E]=/\.([^./\\]*)$/.exec(R.replace(/^.*\//s,""))??[];return g===void 0||E===void 0||g.split(" ").includes(E)?[]:[(0,C().
problemAt)("target-extension",S,{program:x,path:R,extension:E})]}function f(x,g,R){const{family:S,families:E}=R,{text:o}=x;
if(/:\/\//.test(o))return{invocation:{},problems:[(0,j().wordProblem)("uses-network",S.program,x)]};if(o==="-"||/\.\w+$/.
test(o))return h(x,g,R);const y=E.known.get(o);if(y===void 0||!S.data.started_programs.includes(o))return{invocation:{},
problems:[(0,j().wordProblem)("outside-code",S.program,x)]};const{invocation:k,problems:M}=O(y,g,E);return{invocation:{launched:[
k]},problems:M}}function b(x,g,R,{family:S,families:E}){const{text:o}=g,y=E.allowed.get(o),k=(0,P().isProgram)(o)?P().PARSERS[o](
R,E):y&&O(y,R,E);if(x==="exec"&&u(o))return{invocation:{},problems:[(0,j().wordProblem)("outside-code",S.program,g)]};const M=/[;&|<>$`'"(){}\\*?]/.
test(o)||(0,D().hasCommandLine)(o);if(!(0,v().isToolName)(o)&&(x==="exec"||M))return{invocation:{},problems:[(0,j().wordProblem)(
"outside-code",S.program,g)]};const W={subcommand:x,operands:[g],passthrough:R,...k&&{launched:[k.invocation]}};if(k!==void 0)
return{invocation:W,problems:k.problems};if((0,D().isShell)(o)||x==="exec"&&(0,D().programNamed)(o)!==void 0)return{invocation:W,
problems:[(0,j().wordProblem)("outside-code",S.program,g)]};const{tools:H}=E,B=x==="exec"||(0,L().toolOf)(o,H)!==void 0||
(0,L().refusalOf)(o);return{invocation:W,problems:B?(0,$().parseTool)(g,R,H):[]}}},46868:function(K,w,a){Object.defineProperty(
w,"__esModule",{value:!0}),w.parseTool=$,w.parseUnknownTool=P,w.toolFlagProblems=A;function N(){const s=a(2562);return N=
function(){return s},s}function F(){const s=a(92739);return F=function(){return s},s}function L(){const s=a(71011);return L=
function(){return s},s}function C(){const s=a(11331);return C=function(){return s},s}function D(){const s=a(3149);return D=
function(){return s},s}function I(){const s=a(31901);return I=function(){return s},s}function v(){const s=a(17083);return v=
function(){return s},s}function $(s,i,t){const r=s.text,n=(0,F().refusalOf)(r);if(n!==void 0)return[(0,I().wordProblem)(
n,r,s)];const u=(0,I().onlyAsksForInformation)(i);if(u!==void 0)return[(0,I().printsOnly)(r,u)];const e=(0,F().toolOf)(r,
t);if(e===void 0)return P(s,i);const h=(0,N().readTool)(e,i),c=e.operands==="tests"||e.operands==="first-tests";return[...T(
s,e,h),...j(e,h)?[(0,I().printsOnly)(r,{text:"",span:s.span})]:[],...h.flags.flatMap(f=>A(r,e,f)),...h.operands.flatMap(
f=>!c&&((0,v().isForeign)(f.text)||e.readsArgumentFiles&&f.text.startsWith("@")||e.operands===void 0&&(0,v().isOfMachine)(
f.text))?[(0,I().wordProblem)("outside-code",r,f)]:[])]}function j({printsUnless:s},{flags:i}){return s!==void 0&&!i.some(
({flag:t,off:r})=>t?.kind==="only-prints"||t&&!r&&s.includes(t.name))}function P(s,i,t=(0,L().unknownTool)(s.text)){const r=s.
text,n=(0,N().readTool)(t,i);return[...T(s,t,n),...l(s,i,n),...n.flags.flatMap(u=>A(r,void 0,u)),...m(s,n)]}function A(s,i,t){
return t.flag===void 0?p(s,i,t):(0,D().judgeValue)(s,t,i)}function T(s,i,{operands:t,started:r}){const u=i.starts===void 0?
t:r,e=u.find(({text:c})=>i.readsBehind&&i.subcommands.has(c))??u[0],h=e?O(i,e.text):i.alone;return h===void 0?[]:[(0,I().
wordProblem)(h,s.text,e??s)]}function O({endsWith:s,subcommands:i},t){if(s?.has(t))return;const r=t.split(":").find(n=>i.
get(n)==="never-ends");return i.get(t)??(s||r!==void 0?"never-ends":void 0)}function l({text:s},i,{flags:t,operands:r}){
const n=i[i.findIndex(({text:c})=>c==="--")+1],u=[...new Set([r[0],n])].filter(c=>c!==void 0&&(0,C().startsOthers)(c.text)),
e=t.filter(({written:c,flag:f,value:b=""})=>/^-[ex]$/.test(c)&&/\s/.test(b)||f?.kind!=="config"&&(0,C().isCommandLine)(b)),
h=r.filter(({text:c})=>(0,C().hasCommandLine)(c));return[...u,...e.map(({word:c})=>c),...h].flatMap(c=>c===void 0?[]:[(0,I().
wordProblem)("outside-code",s,c)])}function m({text:s},{operands:i}){return i.flatMap(t=>t.text==="-"?[(0,I().wordProblem)(
"reads-stdin",s,t)]:d(t.text)?[(0,I().wordProblem)("uses-network",s,t)]:(0,v().isForeign)(t.text)||(0,v().isOfMachine)(t.
text)?[(0,I().wordProblem)("outside-code",s,t)]:[])}function d(s){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(s)}function p(s,i,{word:t,value:r=""}){const n=u=>[(0,I().wordProblem)(u,s,t)];if(i?.handsOn===!0){const u=t.text.includes(
"=")||r===""?[]:[r],e=(0,D().judgeNodeFlags)(t,[t.text,...u]);if(!e.some(({rule:h})=>h==="unknown-flag"))return e}return i?.
stops===!0?n("unknown-flag"):i?.starts==="npm-scripts"?t.text.includes("=")?[]:n("unknown-flag"):(0,v().isForeign)(r)||(0,v().
isOfMachine)(r)?n("outside-code"):i===void 0?[]:n("unknown-flag")}},31901:function(K,w,a){Object.defineProperty(w,"__esM\
odule",{value:!0}),w.flagProblem=L,w.onlyAsksForInformation=I,w.printsOnly=v,w.valueFault=C,w.wordProblem=F;function N(){
const $=a(95132);return N=function(){return $},$}function F($,j,{text:P,span:A}){return(0,N().problemAt)($,A,{program:j,
flag:P})}function L($,j,P){const{written:A,span:T,value:O}=P,l={program:j,flag:A};return(0,N().problemAt)($,T,O===void 0?
l:{...l,value:O})}function C($,j){return j?"it takes a value, so it has no `--no-` form":$===void 0||$===""?"its value i\
s missing":$.startsWith("-")?"its value begins with a dash":void 0}const D=new Set(["--version","-v","-V","--help","-h"]);
function I($){const[j]=$;return $.length===1&&j!==void 0&&D.has(j.text)?j:void 0}function v($,j){return F("only-prints",
$,j)}},92170:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.PARSERS=void 0,w.isProgram=C;function N(){
const D=a(87646);return N=function(){return D},D}function F(){const D=a(3893);return F=function(){return D},D}const L=w.
PARSERS={node:N().parseNode,npm:F().parseNpm,npx:F().parseNpx};function C(D){return Object.hasOwn(L,D)}},48886:function(K,w,a){
Object.defineProperty(w,"__esModule",{value:!0}),w.judgeOperands=I,w.ruleForOperand=$;function N(){const O=a(91063);return N=
function(){return O},O}function F(){const O=a(32854);return F=function(){return O},O}function L(){const O=a(95132);return L=
function(){return O},O}function C(){const O=a(31901);return C=function(){return O},O}function D(){const O=a(17083);return D=
function(){return O},O}function I({data:{operands:O="path"},refusedOperands:l},m,d){return m.flatMap(p=>{const s=v(l,p.text)??
$(O,p.text);return s!==void 0?[(0,C().wordProblem)(s,d.program,p)]:d.data.variables===void 0?[]:T(d,p)})}function v({flags:O,
prefixes:l},m){const d=(0,N().flagKey)(m);return((/^(?:help|h|version|v)$/i.test(d)?void 0:O.get(d))??l.find(([i])=>d.startsWith(
i))?.[1])?.kind}function $(O,l){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(l))return"uses-network";if(l.
startsWith("@")&&O!=="package")return"outside-code";switch(O){case"path":case"tests":return l==="-"?"reads-stdin":j(l.replace(
/::.*$/s,""))||(0,D().isForeign)(l)?"outside-code":void 0;case"package":return l.includes("@")?"uses-network":j(l)?"outs\
ide-code":void 0;case"plain":return(0,D().isForeign)(l)?"outside-code":void 0}}function j(O){return(0,F().normalise)(O)===
void 0}const P=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,A=/[$`;&|<>(){}\s]/;function T({program:O,data:l},m){const{
text:d,span:p}=m,s=d.includes("="),i=d.replace(/\s*[:+?!]*=.*$/s,"");return s&&!l.variables?.includes(i)?[(0,L().problemAt)(
"make-variable",p,{program:O,variable:i})]:(s?P.test(d):!A.test(d))?[]:[(0,C().wordProblem)("outside-code",O,m)]}},91883:function(K,w,a){
Object.defineProperty(w,"__esModule",{value:!0}),w.parseModule=p;function N(){const s=a(17093);return N=function(){return s},
s}function F(){const s=a(2562);return F=function(){return s},s}function L(){const s=a(91063);return L=function(){return s},
s}function C(){const s=a(95132);return C=function(){return s},s}function D(){const s=a(4289);return D=function(){return s},
s}function I(){const s=a(46868);return I=function(){return s},s}function v(){const s=a(31901);return v=function(){return s},
s}function $(){const s=a(17083);return $=function(){return s},s}const j=(0,L().groupsByName)({"uses-network":`
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
  `}),P=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),A=/^(?:-\w|--[\w-]+=)?[/~]/,T=(0,L().toolTable)({
flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),O=(0,L().toolTable)({flags:{plain:"v,verb\
ose o,option= f,fail-fast"}}),l=(0,L().toolTable)({flags:{plain:"q,quiet"}}),m=new Map([["doctest",O],["py_compile",l]]);
function d({text:s,span:i}){const t=/^\w+(?:\.\w+)*$/.test(s)?s.split("."):[],r=t.map((u,e)=>t.slice(0,e+1).join("."));return(s.
endsWith(".py")?[s]:r.flatMap(D().pythonFiles)).map(u=>({as:"module",path:u,span:i}))}function p({program:s,data:i},[t,...r],n,u){
if(t===void 0){const E={program:s,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,C().problemAt)(
"flag-value",{start:0,end:0},E)]}}const e=n.known.get(t.text);if(e!==void 0&&i.started_programs.includes(t.text)){const{
invocation:E,problems:o}=u(e,r,n);return{invocation:{module:t,launched:[E]},problems:o}}const h={module:t,operands:[t],passthrough:r,
files:t.text==="unittest"?r.flatMap(d):[]},c=/^[\w.]+$/.test(t.text)?j.get(t.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(c!==void 0)return{invocation:h,problems:[(0,v().wordProblem)(c,s,t)]};const f=n.known.get("python"),
b=m.get(t.text);if(b!==void 0&&f!==void 0){const{flags:E,operands:o}=(0,F().readTool)(b,r),y=t.text==="py_compile",k={...f,
data:{...f.data,extensions:void 0}},M=o.map(B=>u(y?f:k,[B],n)),W=E.flatMap(B=>(0,I().toolFlagProblems)(t.text,b,B)),H=y?
[(0,v().wordProblem)("checks-syntax-only",s,{...t,text:"-m py_compile"})]:[];return{invocation:{...h,launched:M.map(B=>({
...B.invocation,...y&&{parsed:y}}))},problems:[...W,...H,...M.flatMap(({problems:B})=>B)]}}const x=P.has(t.text);if(!x&&
(0,N().isOfLibrary)(t.text)){const E=(0,v().wordProblem)("outside-code",s,{...t,text:`-m ${t.text}`});return{invocation:h,
problems:[E]}}const[g,...R]=r;if(t.text==="coverage"&&g?.text==="run"&&f!==void 0){const{flags:E,started:o,rest:y}=(0,F().
readTool)(T,R),k=y?[{...y.flag.word,text:"-m"},...y.words]:o,M=E.flatMap(W=>(0,I().toolFlagProblems)("coverage",T,W));if(k.
length>0){const W=u(f,k,n);return{invocation:{...h,starts:"module",launched:[W.invocation]},problems:[...M,...W.problems]}}}
const S=r.filter(({text:E})=>(0,$().isForeign)(E)||x&&A.test(E));return{invocation:x?h:{...h,starts:"module"},problems:S.
map(E=>(0,v().wordProblem)("outside-code",t.text,E))}}},17083:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),
w.isElsewhere=F,w.isForeign=L,w.isOfMachine=C;function N(){const v=a(32854);return N=function(){return v},v}function F(v){
return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(v)||v.split(",").some($=>(0,N().normalise)($)===void 0)}function L(v){return/(?:^|[=,\s])(?:data|file):/i.
test(v)?!0:!v.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(v)?!1:v.split(/[=,:"']/).some($=>$.includes("..")&&!I($))}function C(v){
return v.split(/[=,:"']/).some($=>D.test($))}const D=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function I(v){return/^[\\/]/.test(v)||(0,N().normalise)(v)!==void 0}},51951:function(K,w,a){Object.defineProperty(w,"__e\
sModule",{value:!0}),w.readCommand=d,w.readWords=t;function N(){const g=a(91063);return N=function(){return g},g}function F(){
const g=a(92739);return F=function(){return g},g}function L(){const g=a(80781);return L=function(){return g},g}function C(){
const g=a(95132);return C=function(){return g},g}function D(){const g=a(54669);return D=function(){return g},g}function I(){
const g=a(11331);return I=function(){return g},g}function v(){const g=a(45806);return v=function(){return g},g}function $(){
const g=a(3893);return $=function(){return g},g}function j(){const g=a(92170);return j=function(){return g},g}function P(){
const g=a(86191);return P=function(){return g},g}function A(){const g=a(73872);return A=function(){return g},g}function T(){
const g=a(60210);return T=function(){return g},g}function O(){const g=a(82293);return O=function(){return g},g}function l(){
const g=a(80827);return l=function(){return g},g}const m=new Set;async function d(g,R={}){const S=t(g,R),{tree:E,base:o,
changed:y=m,cwd:k="",clock:M,programs:W=N().NO_PROGRAMS}=R,{isOutput:H}=R;if(S.invocation===void 0||S.argv===null)return S;
if(E===void 0)return{...S,problems:[...S.problems,...p(S.invocation)]};const B={tree:E,directory:k,changed:y,families:W,
...o&&{base:o},...H&&{isOutput:H}},{invocation:G}=S,{targets:U,problems:z}=await(0,A().resolveInvocation)(G,B,M);return{
...S,...await s(G,U,B),targets:U,problems:b(S.problems,z).map(V=>f(V,S.command))}}function p(g){return[g,...(0,v().launchedBy)(
g)].flatMap(({subcommand:R,operands:[S]})=>R==="exec"&&S&&(0,$().isToolName)(S.text)&&!(0,F().isKnownTool)(S.text)?[(0,C().
problemAt)("tool-unknown",S.span,{tool:S.text})]:[])}async function s(g,R,S){if(g.program!=="npm"&&g.program!=="npx")return{};
const E=await(0,l().npmScripts)(g,S),o=R.some(({kind:M,via:W})=>M==="package_binary"&&W===void 0),k=(E?(0,l().stepsIn)(E).
some(({text:M})=>i.test(M)):!o)?await(0,T().foreignSettings)(S.tree,S.changed):[];return{...E&&{scripts:E},...k.length>0&&
{npmSettings:k}}}const i=/(?:^|[^\w.-])np[mx](?![\w.-])/;function t(g,{tree:R,cwd:S="",programs:E=N().NO_PROGRAMS}={}){if(typeof g!=
"string")return n(g);const{words:o,assignments:y,problems:k}=(0,D().lex)(g,R&&(0,L().subTree)(R,S)),[M]=o,W=(Z,Q,_)=>({command:g,
words:o,assignments:y,argv:Z,..._===void 0?void 0:{invocation:_},targets:[],problems:Q});if(M===void 0)return W(null,k);
const H=(0,D().hasOneReading)({problems:k})?o.map(({text:Z})=>Z):null,{program:B,problem:G}=e(g,o,E);if(G?.rule==="sente\
nce")return W(H,[G,...k]);if(B===void 0)return W(H,[...k,G]);const U=r(o,k).slice(1),{invocation:z,problems:V}=(0,v().parseInvocation)(
B,U,E),J=(0,O().inspectPaths)(z,S,E);return W(H,[...k,...V,...J],z)}function r(g,R){const S=R.find(E=>E.rule==="shell-op\
erator"||(0,C().isProblem)(E,"line-break")&&!E.args.quoted);return S===void 0?g:g.filter(({span:E})=>E.start<S.span.start)}
function n(g){const R=g===null?"null":Array.isArray(g)?"array":typeof g,S=(0,C().problemAt)("command-not-text",{start:0,
end:0},{type:R});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[S]}}const u=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function e(g,R,{allowed:S,offered:E}){const[o]=R,y=o?.text??"",k=(0,j().isProgram)(y)?y:S.get(y);if(k!==void 0)return{program:k};
const M=o?.span??{start:0,end:0},W=(G,U)=>({program:void 0,problem:(0,C().problemAt)(G,M,U)}),[,H]=u.exec(y)??[];if(H===
void 0&&(0,P().isSentence)(g)){const G=R.at(-1)?.span.end??M.end;return{program:void 0,problem:(0,C().problemAt)("senten\
ce",{start:M.start,end:G},{})}}const B=c(y,E);return/[\\/]/.test(y)?W("program-by-path",{program:y,...B}):H!==void 0?W("\
program-look-alike",{program:y,meant:H.toLowerCase()}):W("program-not-allowed",{program:y,group:(0,I().programNamed)(y)?.
kind??(F().TOOLS.has(y)?"npx":"other"),...B,allowed:[...S.keys()]})}const h=new Map([["gmake","make"],["bunx","bun"],["p\
npx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function c(g,R){const S=R(g);if(S!==
void 0)return{offered:S};const E=g.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),o=h.get(E)??E,y=R(o);return y===void 0?{offered:""}:{offered:y,word:o}}function f(g,R){const S=R.slice(g.span.start,
g.span.end);return(0,C().isProblem)(g,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(S)?{...g,args:{...g.args,written:S}}:
g}function b(g,R){const S=new Set(g.map(x)),E=[...g];for(const o of R){const y=x(o);S.has(y)||(S.add(y),E.push(o))}return E}
function x({rule:g,span:R,args:S}){return JSON.stringify([g,R.start,R.end,S])}},86191:function(K,w,a){Object.defineProperty(
w,"__esModule",{value:!0}),w.isSentence=P,w.namedPaths=O,w.startedFiles=l;function N(){const m=a(32854);return N=function(){
return m},m}function F(){const m=a(11331);return F=function(){return m},m}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
C=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
D=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,I=/^[A-Za-z][a-z']*[:,]?$/,v=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
$=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,j=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function P(m){const d=m.trim(),[p="",...s]=d.split(/\s+/,100);if(p===p.toLowerCase()&&(0,F().programNamed)(p)!==void 0)return!1;
if(v.test(d)||$.test(d)||j.test(p))return!0;if(/[;&|<>$`]/.test(d))return!1;const i=I.test(p);if(s.some(r=>/^--?[A-Za-z]/.
test(r)))return!1;if((i||D.test(p))&&s.some(r=>L.test(A(r))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(p))return s.length>
0||/[.!:]$/.test(p);const t=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(s[0]??"");return i&&t&&(C.test(p)||/[a-z]{2}[.!?]$/.test(
d))}function A(m){return m.replace(/[.,;:!?]$/,"")}const T=/[\s"'`;&|()<>=]+/;function O(m,d=""){const p=d===""?"":`${d}\
/`;return m.split(T).map(s=>(0,N().normalise)(p+s)??s)}function l({targets:m}){return m.flatMap(({kind:d,path:p,parsed:s})=>d===
"file"&&p&&!s?[p]:[])}},66227:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.dependencyHome=i,w.inspectDependency=
T,w.inspectOrigin=O,w.isUnverified=l,w.ownerOf=p,w.packageOf=A,w.resolveAtHome=r;function N(){const n=a(76760);return N=
function(){return n},n}function F(){const n=a(3463);return F=function(){return n},n}function L(){const n=a(95244);return L=
function(){return n},n}function C(){const n=a(80781);return C=function(){return n},n}function D(){const n=a(95132);return D=
function(){return n},n}function I(){const n=a(53169);return I=function(){return n},n}function v(){const n=a(19685);return v=
function(){return n},n}function $(){const n=a(67953);return $=function(){return n},n}function j(){const n=a(59867);return j=
function(){return n},n}function P(){const n=a(10473);return P=function(){return n},n}function A(n){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(n)?.[1]}async function T(n,u,e){const{tree:h,base:c=h}=t(n),{name:f,path:b}=u,x=await m(h,c,f),g=x===void 0?await s(
h,u):void 0,R=S=>(0,D().problemAt)("dependency-unverified",e,{name:f,path:b,...S});return[...x===void 0?[]:[R({fault:x})],
...g===void 0?[]:[R({fault:"stale",differs:g})],...await O(n,f,e)]}async function O(n,u,e){const{tree:h,base:c=h}=t(n);return[
...(await d(h,c)).map(b=>(0,D().problemAt)("dependency-not-compared",e,{name:u,path:b})),...await(0,I().compareWithBase)(
h,c,u,e)]}function l(n){return(0,D().isProblem)(n,"dependency-unverified")?n.args.fault!=="stale":n.rule==="target-untra\
cked"}async function m(n,u,e){const[h,c]=await Promise.all([(0,v().readLocks)(n),(0,v().readLocks)(u)]),f=({npm:R})=>R?.
packages.has(e)===!0,b=R=>f(R)||R.unread.length>0;return f(c)&&!f(h)&&n.stat(c.npm?.path??"")||b(c)&&!b(h)?"removed":(await(0,j().
usablePackageJson)(n,""))?.dependencies.has(e)?b(h)||(h.npm??c.npm)===void 0?void 0:"unlocked":"undeclared"}async function d(n,u){
const[{npm:e,unread:h},c]=await Promise.all([(0,v().readLocks)(n),(0,v().readLocks)(u)]);if(!e&&h.length===0&&!c.npm&&c.
unread.length===0)return[""];const f=await Promise.all(h.map(b=>(0,P().hasOtherContent)(n,u,b)));return h.filter((b,x)=>f[x])}
async function p(n,u,e){const{npm:h,unread:c}=await(0,v().readLocks)(n),f=h?.packages,b=c.length>0||f===void 0||f.has(u);
return e.has(u)&&b?u:[...e].find(x=>Object.hasOwn(f?.get(x)?.bin??{},u))}async function s(n,{name:u,binary:e}){const h=`\
node_modules/${u}`,c=(await(0,v().readLocks)(n)).npm?.packages.get(u);if(c===void 0||n.stat(h)===void 0)return;const f=await(0,j().
readJsonFile)(n,`${h}/package.json`),b=(0,F().objectIn)(f),x=(0,F().textIn)(b,"name")||u,g=(0,F().textIn)(b,"version"),R=(M,W,H)=>`\
the installed package has the ${M} \`${W||"nothing"}\`, but the lockfile has \`${H}\``;if(f!==void 0&&x!==c.name)return R(
"name",x,c.name);if(f!==void 0&&!["",g].includes(c.version))return R("version",g,c.version);const S=c.bin??(b.bin===void 0?
void 0:(0,j().binOf)(b.bin,x)??{});if(e===void 0||S===void 0)return;const{name:E,file:o}=e,y=Object.entries(S).flatMap(([
M,W])=>E===void 0||E===M?[N().posix.normalize(W)]:[]),k=E===void 0?"binary":`binary ${E}`;return y.includes(o)?void 0:R(
k,o,y[0]??"nothing")}function i({tree:n,base:u=n,directory:e}){const h=c=>f=>L().LOCKFILES.some(b=>f.stat(N().posix.join(
c,b))!==void 0);return(0,$().foldersUpFrom)(e).find(c=>[n,u].some(h(c)))??""}function t(n,u=i(n)){if(u==="")return n;const{
tree:e,base:h,directory:c,changed:f}=n,b=`${u}/`;return{...n,tree:(0,C().subTree)(e,u),...h&&{base:(0,C().subTree)(h,u)},
directory:c.slice(b.length),changed:new Set([...f].flatMap(x=>x.startsWith(b)?x.slice(b.length):[]))}}async function r(n,u){
const e=i(n),{targets:h,problems:c}=await u(t(n,e));return{targets:h.map(f=>f.path===void 0?f:{...f,path:N().posix.join(
e,f.path)}),problems:c}}},73872:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.resolveInvocation=j;function N(){
const t=a(41330);return N=function(){return t},t}function F(){const t=a(95132);return F=function(){return t},t}function L(){
const t=a(45806);return L=function(){return t},t}function C(){const t=a(15804);return C=function(){return t},t}function D(){
const t=a(52437);return D=function(){return t},t}function I(){const t=a(59867);return I=function(){return t},t}function v(){
const t=a(9504);return v=function(){return t},t}function $(){const t=a(56788);return $=function(){return t},t}function j(t,r,n){
const u=new($()).Trail((e,h)=>P(e,h,u),n);return P(t,r,u)}async function P(t,r,n){const u=[];for(const e of[t,...(0,L().
launchedBy)(t)]){const h=await d(e,r);if("rule"in h)u.push({targets:[],problems:[h]});else for(const c of h)u.push(await A(
c,r,n))}return(0,$().join)(u)}function A(t,r,n){const{program:u,family:e}=t;return e!==void 0?(0,v().resolveProgram)(t,e,
r,n):u==="node"?(0,C().resolveNode)(t,r):(0,D().resolveNpm)(t,r,n)}const T=/^[\w:.@/-]+$/,O=200,l=4,m=/^[\w:.@/*?{},[\]-]+$/;
async function d(t,r){const{selects:n,operands:u}=t,[e]=u;if(n===void 0||e===void 0)return[t];const h=await(0,I().usablePackageJson)(
r.tree,r.directory),{text:c,span:f}=e,b={program:"npm",flag:c};if(!p(c))return(0,F().problemAt)("outside-code",f,b);const x=[
...h?.scripts.keys()??[]];if(x.some(R=>R.length>O))return(0,F().problemAt)("outside-code",f,b);const g=x.filter(s(c,n));
return g.length===0?(0,F().problemAt)("npm-script-missing",f,{script:c,passes:!1}):g.every(R=>T.test(R))?g.map(R=>{const{
selects:S,...E}=t;return{...E,operands:[{...e,text:R}]}}):(0,F().problemAt)("outside-code",f,b)}function p(t){return t.length<=
O&&m.test(t)&&t.split("*").length-1<=l}function s(t,r){if(r==="glob"){const h=(0,N().default)(i(t),{nonegate:!0,strictSlashes:!0});
return c=>h(i(c))}const n=t.indexOf("*"),[u,e]=[t.slice(0,n),t.slice(n+1)];return h=>h.length>=u.length+e.length&&h.startsWith(
u)&&h.endsWith(e)}function i(t){return t.replace(/[:/]/g,r=>r===":"?"/":":")}},53169:function(K,w,a){Object.defineProperty(
w,"__esModule",{value:!0}),w.compareWithBase=P,w.knownHosts=void 0,w.replacedArchive=d;function N(){const S=a(3463);return N=
function(){return S},S}function F(){const S=a(32854);return F=function(){return S},S}function L(){const S=a(59542);return L=
function(){return S},S}function C(){const S=a(93028);return C=function(){return S},S}function D(){const S=a(95132);return D=
function(){return S},S}function I(){const S=a(60210);return I=function(){return S},S}function v(){const S=a(59867);return v=
function(){return S},S}function $(){const S=a(19685);return $=function(){return S},S}function j(){const S=a(18701);return j=
function(){return S},S}async function P(S,E,o,y){if(S===E)return[];const[{npm:k},{npm:M}]=await Promise.all([(0,$().readLocks)(
S),(0,$().readLocks)(E)]),W=M?.packages.get(o),H={name:o,tree:S,base:E,before:[...W?[W]:[],...await r(E,o)],hosts:await b(
E),configured:await x(S,o)},B=await t(H),G=k?.packages.get(o),z=G?A(G,H):k?void 0:O({name:o,version:"",source:{kind:"reg\
istry"}},H);return z&&B.push({name:o,path:k?.path??".npmrc",...z}),B.map(V=>(0,D().problemAt)("dependency-redirected",y,
V))}function A(S,E){const{tree:o,base:y}=E,k=E.before.find(W=>p(W,S));return k?.version===S.version&&s(k,S)||d(S,o,y)?{how:"\
integrity",to:S.integrity??"nothing"}:k?O(S,E):T(S,E)}function T(S,E){const{source:o}=S;if(o.kind==="git"||o.kind==="tar\
ball")return{how:o.kind,to:o.at};if(o.kind==="file"){const y=E.before.some(k=>k.source.kind!=="file");return m(S,E.tree)&&
!y?void 0:{how:"file",to:o.at}}return S.name!==E.name?{how:"alias",to:S.name}:O(S,E)}function O({source:S},{hosts:E,configured:o}){
if(S.kind!=="registry")return;const y=f(S,o);return E.has(y)?void 0:{how:"host",to:y}}function l({source:S}){if(S.kind===
"file")return(0,F().normalise)(S.at.replace(/#.*$|::.*$/s,""))||void 0}function m(S,E){const o=l(S),y=o===void 0?void 0:
(0,F().resolveInTree)(E,o);return y?.kind==="inside"&&y.entry.kind==="directory"}function d(S,E,o){const y=l(S);if(y===void 0)
return!1;const[k,M]=[E,o].map(H=>(0,F().resolveInTree)(H,y));return!(k?.kind==="inside"&&(0,C().isRegular)(k.entry.kind))||
M?.kind!=="inside"?!1:k.entry.oid!==M.entry.oid||k.entry.size!==M.entry.size}function p(S,E){return S.name===E.name&&S.source.
kind===E.source.kind&&e(S)===e(E)}function s({integrity:S,source:E},{integrity:o}){if(S===void 0||E.kind==="file"&&o===void 0)
return!1;if(o===void 0)return!0;const y=i(S),k=[...i(o)];return k.some(([M])=>y.has(M))&&k.every(([M,W])=>(y.get(M)??W)!==
W)}function i(S){return new Map(S.split(/\s+/).map(E=>{const[,o="",y=E]=/^([a-z\d]+)-(.*)$/is.exec(E)??[];return[o,y]}))}
async function t(S){const{name:E,tree:o,before:y}=S;return(await r(o,E)).flatMap(k=>{if(k.source.kind==="registry"&&k.name===
E||y.some(H=>p(H,k)))return[];const W=T(k,S);return W===void 0?[]:[{name:E,path:"package.json",...W}]})}async function r(S,E){
const o=(0,N().objectIn)(await(0,v().readJsonFile)(S,"package.json")),y=["dependencies","devDependencies","optionalDepen\
dencies"].map(G=>(0,N().textIn)((0,N().objectIn)(o[G]),E)),{overrides:k,resolutions:M,pnpm:W}=o,H=[k,M,(0,N().objectIn)(
W).overrides].flatMap(G=>Object.entries((0,N().objectIn)(G)).flatMap(([U,z])=>u(U,E)?[typeof z=="string"?z:(0,N().textIn)(
(0,N().objectIn)(z),".")]:[]));return[...new Set([...y,...H])].filter(G=>G!==""&&!G.startsWith("workspace:")).map(G=>n(G,
E))}function n(S,E){const o=(0,j().aliasIn)(S);return o!==void 0&&o!==E?{name:o,version:"",source:{kind:"registry"}}:{name:E,
version:"",source:(0,j().sourceOf)(S,E,"")}}function u(S,E){const o=S.split(/[>]|\*\*\//).at(-1)??"";return o===E||o.startsWith(
`${E}@`)||o.endsWith(`/${E}`)}function e({source:{kind:S,at:E=""},version:o}){return S==="tarball"&&o!==""?E.replaceAll(
o,"*"):S==="registry"&&c.includes(E)?"":E}const h="registry.npmjs.org",c=[h,"registry.yarnpkg.com"];function f({at:S},E){
return(S===void 0||c.includes(S)?E:void 0)??S??h}const b=w.knownHosts=(0,L().perTree)(async S=>{const E=await g(S),o=Object.
entries(E).filter(([M])=>M==="registry"||M.endsWith(":registry")).map(([,M])=>R(String(M))),y=((await(0,$().readLocks)(S)).
npm?.all??[]).flatMap(({source:M})=>M.kind==="registry"&&M.at?[M.at]:[]),k=E.registry===void 0||y.some(M=>c.includes(M));
return new Set([...o,...y,...k?c:[]])});async function x(S,E){const o=await g(S),[y]=E.startsWith("@")?E.split("/"):[],k=y&&
o[`${y}:registry`]||o.registry;return k===void 0?void 0:R(String(k))}async function g(S){const E=await(0,I().readNpmrc)(
{tree:S,directory:""});return"settings"in E?E.settings:{}}function R(S){return URL.canParse(S)?new URL(S).host:S}},19685:function(K,w,a){
Object.defineProperty(w,"__esModule",{value:!0}),w.readLocks=w.readLock=void 0;function N(){const A=a(26040);return N=function(){
return A},A}function F(){const A=a(3463);return F=function(){return A},A}function L(){const A=a(95244);return L=function(){
return A},A}function C(){const A=a(59542);return C=function(){return A},A}function D(){const A=a(59867);return D=function(){
return A},A}function I(){const A=a(10473);return I=function(){return A},A}function v(){const A=a(18701);return v=function(){
return A},A}const $=w.readLocks=(0,C().perTree)(async A=>{const T=L().LOCKFILES.filter(d=>A.stat(d)!==void 0),O=L().NPM_LOCKFILES.
find(d=>T.includes(d)),l=O===void 0?void 0:await j(A,O),m=T.filter(d=>!L().NPM_LOCKFILES.some(p=>p===d));return l==="unr\
ead"?{unread:[O??"",...m]}:O===void 0?{unread:m}:{npm:l??{path:O,packages:new Map,all:[]},unread:m}}),j=w.readLock=(0,C().
perPath)(async(A,T)=>{const O=await(0,I().readText)(A,T,D().MAX_BYTES),l=O&&"text"in O?O.text.replace(/^\uFEFF/,""):"",m=(0,F().
objectIn)((0,N().attempt)(()=>JSON.parse(l)));if(m.packages===void 0)return m.lockfileVersion===1?"unread":void 0;const d=new Map,
p=[];for(const[s,i]of Object.entries((0,F().objectIn)(m.packages))){if(s==="")continue;const[,t,r]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(s)??[],n=P(r??s,(0,F().objectIn)(i));t===""&&r!==void 0&&d.set(r,n),p.push(n)}return{path:T,packages:d,all:p}});function P(A,T){
const O=(0,F().textIn)(T,"name")||A,l=(0,F().textIn)(T,"version"),m=(0,F().textIn)(T,"resolved"),d=(0,F().textIn)(T,"int\
egrity"),p=(0,D().binOf)(T.bin,O),s=T.link===!0?{kind:"file",at:m.replace(/^file:/,"")}:(0,v().sourceOf)(m,O,l);return{name:O,
version:l,source:s,...d&&{integrity:d},...p&&{bin:p}}}},18701:function(K,w){Object.defineProperty(w,"__esModule",{value:!0}),
w.aliasIn=v,w.sourceOf=C;const a={kind:"registry"},N=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
F=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,L=/^(?:file|link|portal|workspace):(.*)$/is;function C($,j,P){const[,A]=L.exec($)??[];return A!==
void 0?{kind:"file",at:A}:N.test($)?{kind:"git",at:$.replace(/#.*$/s,"")}:/^https?:/i.test($)?D($,j,P):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test($)||/\.t(?:ar\.)?gz$/i.test($)?{kind:"file",at:$}:F.test($)?{kind:"git",at:$.replace(/#.*$/s,"")}:a}function D($,j,P){
const A={kind:"tarball",at:$.replace(/#.*$/s,"")};if(!URL.canParse($))return A;const{host:T,pathname:O}=new URL($),l=I(O),
[,m]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(l)??[];if(T==="codeload.github.com"&&m!==void 0)return{kind:"git",at:`https://g\
ithub.com/${m}`};const d=j.replace(/^@[^/]*\//,"");return l.endsWith(`/${j}/-/${d}-${P}.tgz`)||l.endsWith(`/${j}/-/${j}-${P}\
.tgz`)||T==="npm.pkg.github.com"&&l.startsWith(`/download/${j}/${P}/`)?{kind:"registry",at:T}:A}function I($){try{return decodeURIComponent(
$)}catch{return $}}function v($){const[,j]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec($)??[];return j===void 0||/^[\^~<>=*v\d]/.
test(j)?void 0:j}},1277:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.nearestFile=j;function N(){const A=a(
76760);return N=function(){return A},A}function F(){const A=a(59490);return F=function(){return A},A}function L(){const A=a(
3051);return L=function(){return A},A}function C(){const A=a(32854);return C=function(){return A},A}function D(){const A=a(
59542);return D=function(){return A},A}function I(){const A=a(93028);return I=function(){return A},A}const v=(0,D().perTree)(
A=>(0,F().groupBy)(A.files(),({path:T})=>N().posix.dirname(T))),$=20;function j(A,T){const O=T.split("/").slice(-$),l=O.
at(-1)??"",m=N().posix.dirname(T),d=O.slice(1,-1).map((r,n)=>O.slice(n+1).join("/")).find(r=>P(A.stat(r)));if(d!==void 0)
return d;const p=(0,D().filesNamed)(A,l).filter(P),s=p.filter(({path:r})=>r.endsWith(`/${T}`));if(s.length===1)return s[0]?.
path;const i=(v(A).get(m)??[]).filter(({path:r})=>N().posix.extname(r)===N().posix.extname(l)).map(({path:r})=>N().posix.
basename(r)),t=(0,L().nearestName)(l,i);return t!==void 0?N().posix.join(m,t):p.length===1?p[0]?.path:void 0}function P(A){
return!!A?.tracked&&(0,I().isRegular)(A.kind)&&!(0,C().isWithin)(A.path,"node_modules")}},15804:function(K,w,a){Object.defineProperty(
w,"__esModule",{value:!0}),w.firstFile=u,w.inspectImport=S,w.inspectNodeFlag=g,w.mainOf=e,w.resolveNode=f,w.trustProblems=
m;function N(){const y=a(76760);return N=function(){return y},y}function F(){const y=a(32854);return F=function(){return y},
y}function L(){const y=a(93028);return L=function(){return y},y}function C(){const y=a(95132);return C=function(){return y},
y}function D(){const y=a(87646);return D=function(){return y},y}function I(){const y=a(66227);return I=function(){return y},
y}function v(){const y=a(59867);return v=function(){return y},y}function $(){const y=a(55013);return $=function(){return y},
y}function j(){const y=a(82293);return j=function(){return y},y}function P(){const y=a(56788);return P=function(){return y},
y}function A(){const y=a(10473);return A=function(){return y},y}const T=new Set(["","js","mjs","cjs","ts","mts","cts"]);
async function O(y,k,M){const{tree:W}=y,H=(0,j().pathProblem)(k,M,y.directory);if(H!==void 0)return{targets:[],problems:[
H]};if(k.includes("\\"))return(0,P().fails)("target-not-a-file",M,{path:k,reason:"backslash"});const B=(0,F().normalise)(
(0,P().from)(y,k))??"",G=(0,I().dependencyHome)(y);if(G!==""&&(0,F().isWithin)(B,N().posix.join(G,"node_modules")))return(0,I().
resolveAtHome)(y,J=>O(J,k,M));const U=u(W,n(B));if(U===void 0)return d(y,k,B,M);if(U.kind!=="inside"||U.entry.kind!=="di\
rectory")return l(y,{path:k,wanted:B,found:U},M);const z=await e(W,B);if(z===v().INVALID)return(0,P().fails)("package-js\
on-invalid",M,{path:N().posix.join(B,"package.json")});if(z===void 0)return(0,P().fails)("target-not-a-file",M,{path:k,reason:"\
directory"});const V=await l(y,{path:k,wanted:B,found:z.found},M);return z.by===void 0||!y.changed.has(z.by)?V:(0,P().join)(
[V,(0,P().fails)("target-changed",M,{path:z.by})])}async function l(y,{path:k,wanted:M,found:W},H){const{tree:B}=y,G=(0,A().
fileAt)(W,k,H);if("problems"in G)return G;const U=/\.([^./]*)$/.exec(G.path.replace(/.*\//,""))?.[1]??"";if(!T.has(U))return(0,P().
fails)("target-extension",H,{program:"node",path:k,extension:U});const z=await m(y,G,k,H);if(z.some(I().isUnverified))return{
targets:[],problems:z};const V=(0,I().packageOf)(G.path);if(V&&!(0,F().isWithin)(M,"node_modules")&&!M.includes(`node_mo\
dules/${V}`))return(0,P().fails)("dependency-unverified",H,{name:V,path:k,fault:"linked"});const J=(0,A().runs)(y,{name:k,
path:G.path,wanted:M},H),Q=G.tracked&&await t(B,G)?[(0,C().problemAt)("target-writes",H,{path:G.path})]:[];return{...J,problems:[
...z,...J.problems,...Q]}}async function m(y,{path:k,tracked:M,built:W},H,B){const G=(0,I().packageOf)(k);return G===void 0?
(M||W)&&!(0,F().isWithin)(k,"node_modules")?[]:[(0,C().problemAt)("target-untracked",B,{path:H})]:M?[(0,C().problemAt)("\
dependency-unverified",B,{name:G,path:H,fault:"committed"})]:await(0,I().inspectDependency)(y,{name:G,path:H},B)}async function d(y,k,M,W){
const H=(0,I().packageOf)(M);if(H===void 0&&y.tree.isPending?.(M))return(0,P().fails)("target-not-judged",W,{path:k});if(H===
void 0||y.tree.stat("node_modules")!==void 0)return(0,A().nothingAt)(y.tree,M,k,W);const B=await(0,I().inspectDependency)(
y,{name:H,path:k},W);return B.some(I().isUnverified)?{targets:[],problems:B}:(0,P().join)([(0,P().fails)("not-installed",
W,{name:H}),{targets:[],problems:B}])}async function p(y,k,M){const W=(0,j().testProblem)(k,M,y.directory);if(W!==void 0)
return{targets:[],problems:[W]};if((0,$().isPattern)(k))return((0,$().alternativesOf)(k)??[]).map(U=>(0,P().from)(y,U)).
some(U=>(0,F().resolveInTree)(y.tree,(0,$().baseOf)(U)).kind==="outside")?(0,P().fails)("target-outside",M,{path:k,reason:"\
symlink"}):P().NOTHING;const H=(0,F().resolveInTree)(y.tree,(0,P().from)(y,k));return H.kind==="inside"&&H.entry.kind===
"directory"&&H.entry.tracked?P().NOTHING:O(y,k,M)}const s=256*1024,i=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function t(y,k){if((k.size??0)>s)return!1;const M=(await y.read(k.path)).toString("latin1");return i.test(M)}const r=[
"",".js",".json",".node"];function n(y){return y===""?[""]:r.map(k=>y+k)}function u(y,k){const M=k.map(W=>(0,F().resolveInTree)(
y,W)).filter(W=>W.kind!=="missing");return M.find(W=>W.kind!=="inside"||(0,L().isRegular)(W.entry.kind))??M[0]}async function e(y,k){
const M=N().posix.join(k,"package.json"),W=await(0,v().readJsonFile)(y,M);if(W===v().INVALID)return v().INVALID;const H=W?.
main,B=h(k),G=W===void 0?{}:{by:M};if(typeof H!="string"||H===""){const V=c(y,B);return V&&{found:V,...G}}const U=H.startsWith(
"/")?void 0:(0,F().normalise)(N().posix.join(k,H));if(U===void 0)return{found:{kind:"outside",path:H},...G};const z=c(y,
[...n(U),...h(U),...B]);return z&&{found:z,...G}}function h(y){return n(N().posix.join(y,"index")).slice(1)}function c(y,k){
return k.map(M=>(0,F().resolveInTree)(y,M)).find(M=>M.kind==="inside"?(0,L().isRegular)(M.entry.kind):M.kind!=="missing")}
async function f(y,k){const{flags:M,operands:W}=y,H=(0,D().isTestRun)(y);if(b(y,H))return P().NOTHING;const B=[];for(const z of M)
B.push(await g(z,k));for(const{text:z,span:V}of W){if(z===""||z.startsWith("-"))continue;const J=H?p:O;B.push(await J(k,
z,V))}const{targets:G,problems:U}=(0,P().join)(B);return M.some(({name:z})=>z==="--check")?{targets:G.map(z=>({...z,parsed:!0})),
problems:U}:{targets:G,problems:U}}function b({operands:y},k){const M=y[0]?.text;return M==="inspect"||M==="debug"&&!k}const x=new Set(
["--import","--require","--experimental-loader"]);async function g(y,k){const{name:M,value:W="",span:H}=y;return M==="--\
env-file"||M==="--env-file-if-exists"?o(k,W,H):M==="--test-reporter-destination"?R(k,W,H):!x.has(M)||!/^[@a-z]/i.test(W)?
P().NOTHING:S(k,W,H)}function R(y,k,M){if(/^std(?:out|err)$/.test(k))return P().NOTHING;const W=(0,j().pathProblem)(k,M,
y.directory);if(W!==void 0)return{targets:[],problems:[W]};const H=(0,F().resolveInTree)(y.tree,(0,F().normalise)((0,P().
from)(y,k))??"");return H.kind==="outside"?(0,P().fails)("target-outside",M,{path:k,reason:"symlink"}):H.kind==="inside"&&
H.entry.tracked?(0,P().fails)("writes-files",M,{program:"node",flag:k}):P().NOTHING}async function S(y,k,M){const W=/^(?:@[^/]+\/)?[^/]+/.
exec(k)?.[0]??k;return{targets:[],problems:await(0,I().inspectDependency)(y,{name:W,path:k},M)}}const E=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function o(y,k,M){if((0,j().pathProblem)(k,M,y.directory)!==void 0)return P().NOTHING;const W=(0,F().resolveInTree)(
y.tree,(0,P().from)(y,k));if(W.kind==="missing"&&y.tree.isPending?.(W.path))return(0,P().fails)("target-not-judged",M,{path:k});
const H=(0,A().fileAt)(W,k,M);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,P().fails)("target-untracked",
M,{path:k});if((H.size??0)>s)return(0,P().fails)("environment-file-unsafe",M,{path:k,names:[]});const G=[...(await y.tree.
read(H.path)).toString("utf8").matchAll(E)].map(([z])=>z.replace(/\s*=$/,"")).filter(z=>z.toUpperCase()!=="NODE_ENV"),U=[
...new Set(G)].slice(0,10);return U.length===0?P().NOTHING:(0,P().fails)("environment-file-unsafe",M,{path:k,names:U})}},
67953:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.findPackages=j,w.foldersUpFrom=O,w.readSettings=
p;function N(){const i=a(76760);return N=function(){return i},i}function F(){const i=a(39491);return F=function(){return i},
i}function L(){const i=a(32854);return L=function(){return i},i}function C(){const i=a(95132);return C=function(){return i},
i}function D(){const i=a(59867);return D=function(){return i},i}function I(){const i=a(56788);return I=function(){return i},
i}function v(){const i=a(10473);return v=function(){return i},i}function $(){const i=a(47668);return $=function(){return i},
i}async function j(i,t,r){const{workspace:n,workspaces:u,includeRoot:e}=i,h=await P(i,t,r);if("problems"in h)return h;const{
directory:c,implied:f}=h;if(u===!1&&n.length>0)return(0,I().fails)("flag-value",r,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const b={project:c,directories:[c],selected:!1,missing:[]};if(u!==!0&&n.length===
0&&f===void 0)return b;const x=await(0,D().usablePackageJson)(t.tree,c);if(x===void 0)return b;const g=await A(c,t,r);if("\
problems"in g)return g;const R=new Map;e&&R.set(x.name,c);const S=[],E=n.length>0?n:f===void 0?[]:[void 0];if(E.length===
0)for(const o of g)R.set(o.name,o.directory);for(const o of E){const y={directory:t.directory,project:c},k=o??N().posix.
join("/",f??""),M=(0,$().selectWorkspaces)(g,k,y);M.length===0&&o!==void 0&&S.push((0,C().problemAt)("workspace-missing",
r,{workspace:o}));for(const W of M)R.set(W.name,W.directory)}return R.size===0?S.length>0?{targets:[],problems:S}:(0,I().
fails)("workspace-missing",r,{workspace:""}):{project:c,directories:[...R.values()],selected:!0,missing:S}}async function P({
prefix:i,workspaces:t},r,n){if(i!==void 0)return T(i,r,n);const{tree:u,directory:e}=r,h=O(e),c=h.find(f=>l(u,f)||m(u,f));
if(c===void 0||!l(u,c))return(0,I().fails)("package-json-missing",n,{directory:e});if(t===!1)return{directory:c};for(const f of h.
slice(h.indexOf(c)+1)){const b=await A(f,r,n);if("problems"in b)return b;if(b.some(x=>x.directory===c))return{directory:f,
implied:c}}return{directory:c}}async function A(i,{tree:t},r){const n=await(0,$().listWorkspaces)(t,i);return"unclear"in
n?(0,I().fails)("target-outside",r,{path:n.unclear,reason:"workspace"}):"broken"in n?(0,I().fails)("package-json-invalid",
r,{path:n.broken}):n}function T(i,t,r){if((0,L().normalise)((0,I().from)(t,i))===void 0)return I().NOTHING;const n=(0,v().
entryAt)((0,L().resolveInTree)(t.tree,(0,I().from)(t,i)),i,r);return"problems"in n?n:{directory:n.path}}function O(i){return i===
""?[""]:[i,...(0,F().foldersAbove)(i).reverse(),""]}function l(i,t){return(0,L().resolveInTree)(i,N().posix.join(t,"pack\
age.json")).kind!=="missing"}function m(i,t){return(0,L().resolveInTree)(i,N().posix.join(t,"node_modules")).kind==="ins\
ide"}const d=new Set(["--usage","--version","--versions"]);function p({flags:i}){const t=i.findLast(({name:u})=>u==="--p\
refix")?.value,r=s(i,"--workspaces"),n=s(i,"--ignore-scripts");return{informs:i.some(({name:u})=>d.has(u)),...t===void 0?
{}:{prefix:t},...r===void 0?{}:{workspaces:r},workspace:i.flatMap(({name:u,value:e})=>u==="--workspace"&&e?[e]:[]),includeRoot:s(
i,"--include-workspace-root")===!0,...n===void 0?{}:{ignoreScripts:n},ifPresent:s(i,"--if-present")===!0}}function s(i,t){
const r=i.findLast(n=>n.name===t);return r&&r.negated!==!0}},62205:function(K,w,a){Object.defineProperty(w,"__esModule",
{value:!0}),w.resolveRun=P;function N(){const n=a(80781);return N=function(){return n},n}function F(){const n=a(13580);return F=
function(){return n},n}function L(){const n=a(97424);return L=function(){return n},n}function C(){const n=a(54669);return C=
function(){return n},n}function D(){const n=a(59867);return D=function(){return n},n}function I(){const n=a(56788);return I=
function(){return n},n}function v(){const n=a(61102);return v=function(){return n},n}function $(){const n=a(20362);return $=
function(){return n},n}function j(){const n=a(46912);return j=function(){return n},n}function P(n,u,e,h){const{directory:c,
event:f,words:b}=u;return h.follow(`${c}\0${f}`,`${(0,j().scriptText)(u)}\0${b.length}`,()=>T(n,u,e,h),x=>A(x,f,e))}function A(n,u,e){
return n.why==="cycle"?(0,I().fails)("npm-script-cycle",e,{script:u}):(0,I().fails)("npm-script-chain",e,{script:u,limit:n.
limit,what:n.why})}async function T(n,u,e,h){const{event:c,body:f,words:b}=u,x=(0,j().scriptText)(u),g={targets:[(0,I().
target)(n,{kind:"npm_script",name:c,script:x})],problems:[]},R=(0,L().dangerOfScript)(x);if(R!==void 0)return(0,I().join)(
[g,(0,I().fails)("npm-script-dangerous",e,{script:c,text:x,danger:R})]);const S={...n,via:c},E=(0,N().subTree)(n.tree,n.
directory),{parts:o,fault:y,isIdle:k}=await(0,v().readParts)({body:f,words:b,span:e},S,E),M=await O(n,u),W=[g];let H=y!==
void 0;for(const B of o){const{problems:G,targets:U}=await B.resolve(S,h),{kept:z,refused:V}=m(G,b);if(W.push({targets:U,
problems:z.map(p(M))}),V===void 0)continue;const J=i(V)&&!d(V);H||=J;const Z=J&&!M?"error":void 0,Q={script:c,text:x,reason:V.
rule};y||W.push((0,I().fails)("npm-script-text",B.span,Q,Z))}if(k&&W.push((0,I().fails)("only-prints",e,{program:"npm",flag:`\
run ${c}`})),y===void 0)W.push(l(b));else{const B=M&&b.length===0?"notice":void 0,G={script:c,text:x,...y,words:b.map(U=>U.
text)};W.push((0,I().fails)("npm-script-form",b[0]?.span??e,G,B))}return H&&M&&W.push((0,$().namedTargets)(f,S,e)),(0,I().
join)(W)}async function O({base:n,directory:u,changed:e},{event:h,body:c}){return(n&&(await(0,D().usablePackageJson)(n,u))?.
scripts.get(h))===c&&(!e.has((0,I().from)({directory:u},"package.json"))||!/npm_/.test(c))}function l(n){const u=n.flatMap(
e=>(0,C().lex)(`x ${(0,j().quoteForScript)(e.text)}`).problems.map(h=>({...h,span:e.span})));return{targets:[],problems:u}}
function m(n,u){const e=({span:b})=>u.some(x=>s(x.span,b)),h=n.filter(b=>e(b)||r(b)),c=n.filter(b=>!h.includes(b)),f=c.filter(
i);return{kept:h,refused:f.find(b=>!d(b))??f[0]??c[0]}}function d({rule:n}){return n==="program-not-allowed"}function p(n){
return u=>n&&u.rule==="tool-unknown"?{...u,severity:"notice"}:u}function s(n,u){return n.start<u.end&&n.end>u.start}function i({
rule:n,severity:u=(0,F().ruleOf)(n).severity}){return u==="error"}const t=new Set(["build-files-unread","dependency-not-\
compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-runs-file","tool-\
unknown","workspaces-changed"]);function r({rule:n,args:u}){return n==="dependency-unverified"?"fault"in u&&["removed","\
stale"].includes(u.fault):t.has(n)||n.startsWith("npm-script-")||n.startsWith("npmrc-")}},52437:function(K,w,a){Object.defineProperty(
w,"__esModule",{value:!0}),w.resolveNpm=p,w.resolveTool=s;function N(){const c=a(76760);return N=function(){return c},c}
function F(){const c=a(92739);return F=function(){return c},c}function L(){const c=a(32854);return L=function(){return c},
c}function C(){const c=a(93028);return C=function(){return c},c}function D(){const c=a(95132);return D=function(){return c},
c}function I(){const c=a(3893);return I=function(){return c},c}function v(){const c=a(66227);return v=function(){return c},
c}function $(){const c=a(19685);return $=function(){return c},c}function j(){const c=a(62205);return j=function(){return c},
c}function P(){const c=a(60210);return P=function(){return c},c}function A(){const c=a(96916);return A=function(){return c},
c}function T(){const c=a(59867);return T=function(){return c},c}function O(){const c=a(56788);return O=function(){return c},
c}function l(){const c=a(46912);return l=function(){return c},c}function m(){const c=a(38218);return m=function(){return c},
c}function d(){const c=a(10473);return d=function(){return c},c}async function p(c,f,b){const{subcommand:x,operands:g,flags:R}=c,
[S]=g,E=S?.span??R[0]?.span??{start:0,end:0};if(x==="exec")return S===void 0?O().NOTHING:s(f,c,S);const{project:o,selected:y,
runs:k,packages:M,problems:W}=await(0,l().scriptsThatRun)(c,f,E);if(o===void 0)return{targets:[],problems:W};const H=[await(0,P().
inspectNpmrc)({...f,directory:o},E)];for(const G of M){const U={...f,directory:G},z=k.filter(J=>J.directory===G);z.length>
0&&H.push(await(0,A().inspectShadows)(U,E));for(const J of z)H.push(await(0,j().resolveRun)(U,J,E,b));const V=N().posix.
join(G,"package.json");f.changed.has(V)&&H.push((0,O().fails)("target-changed",E,{path:V}))}const B=N().posix.join(o,"pa\
ckage.json");return y&&!M.includes(o)&&f.changed.has(B)&&H.push((0,O().fails)("target-changed",E,{path:B})),(0,O().join)(
[...H,{targets:[],problems:W}])}async function s(c,f,{text:b,span:x}){if(!(0,I().isToolName)(b))return O().NOTHING;const g=f.
starts==="file",R=g?O().NOTHING:await(0,v().resolveAtHome)(c,E=>i(E,b,x));if(!g&&R.targets.length===0)return R;const S=await(0,m().
resolveToolFiles)(f,c);return(0,O().join)([R,(0,F().isKnownTool)(b)?O().NOTHING:(0,O().fails)("tool-unknown",x,{tool:b}),
S])}async function i(c,f,b){const{tree:x}=c,g=await(0,T().readPackageJson)(x,""),R=(await(0,A().ownBinaries)(x)).get(f);
if(R!==void 0&&c.via!==void 0&&x.stat("node_modules")===void 0)return(0,d().resolveCommitted)(c,{text:R.file,span:b});if(g===
T().INVALID)return(0,O().fails)("package-json-invalid",b,{path:"package.json"});if(g?.binaries.has(f))return(0,O().fails)(
"binary-shadowed",b,{name:f,path:g.path});const S=(0,O().from)(c,`node_modules/.bin/${f}`);if(c.directory!==""&&x.stat(S)!==
void 0)return(0,O().fails)("dependency-unverified",b,{name:f,path:S,fault:"elsewhere"});const E=x.stat("node_modules");if(E===
void 0)return h(c,g,f,b);const o=await u(x,f),y=x.stat(o),k=(0,L().resolveInTree)(x,o);if(y===void 0||k.kind==="missing")
return(0,O().fails)("binary-missing",b,{name:f});if(k.kind!=="inside")return(0,O().fails)("target-outside",b,{path:o,reason:"\
symlink"});const M=(0,v().packageOf)(k.path),W=E.tracked||y.tracked,H=!W&&k.entry.tracked&&await r(x,k.path);if(M===void 0&&
!H||!(0,C().isRegular)(k.entry.kind))return(0,O().fails)("dependency-unverified",b,{name:f,path:k.path,fault:"elsewhere"});
if(!H&&(W||k.entry.tracked)){const U={name:M??f,path:k.path,fault:"committed"};return(0,O().fails)("dependency-unverifie\
d",b,U)}const B=H?await(0,v().inspectOrigin)(c,n(x,o)??f,b):await t(c,f,k.path,b);if(B.some(v().isUnverified))return{targets:[],
problems:B};if(!await e(x,k.path))return(0,O().fails)("binary-not-node",b,{name:f,path:k.path});H&&c.changed.has(k.path)&&
B.push((0,D().problemAt)("target-changed",b,{path:k.path}));const G={kind:"package_binary",name:f,path:k.path};return{targets:[
(0,O().target)(c,G)],problems:B}}async function t(c,f,b,x){const g=(0,v().packageOf)(b)??f,R=b.slice(`node_modules/${g}/`.
length),S={name:f.startsWith("@")?void 0:f,file:R},E=await(0,v().inspectDependency)(c,{name:g,path:b,binary:S},x);return g===
f||!(await(0,$().readLocks)(c.tree)).npm?.packages.has(f)?E:[...E,...await(0,v().inspectOrigin)(c,f,x)]}async function r(c,f){
return(await(0,A().ownPackages)(c)).some(b=>(0,L().isWithin)(f,b))}function n(c,f){return(0,v().packageOf)(N().posix.join(
N().posix.dirname(f),c.readlink(f)??""))}async function u(c,f){const b=`node_modules/.bin/${f}`;if(!f.startsWith("@"))return b;
const x=await(0,T().usablePackageJson)(c,`node_modules/${f}`);if(x===void 0)return b;const[g]=x.binaries.keys();return`n\
ode_modules/.bin/${(x.binaries.size===1?g:void 0)??f.replace(/^@[^/]*\//,"")}`}async function e(c,f){return/\.[cm]?js$/.
test(f)||/^#!.*[/ ]node\b/.test(await(0,d().firstLineOf)(c,f))}async function h(c,f,b,x){const g=await(0,v().ownerOf)(c.
tree,b,f?.dependencies??new Set);if(g===void 0)return(0,O().fails)("binary-missing",x,{name:b});const R={kind:"package_b\
inary",name:b},S=await(0,v().inspectDependency)(c,{name:g,path:b},x);return{targets:[(0,O().target)(c,R)],problems:[c.tree.
isPending?.("node_modules")?(0,D().problemAt)("target-not-judged",x,{path:b}):(0,D().problemAt)("not-installed",x,{name:b}),
...S]}}},60210:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.effectOf=d,w.foreignSettings=r,w.inspectNpmrc=
T,w.npmrcCopies=p,w.readNpmrc=A;function N(){const n=a(76760);return N=function(){return n},n}function F(){const n=a(58238);
return F=function(){return n},n}function L(){const n=a(4537);return L=function(){return n},n}function C(){const n=a(32854);
return C=function(){return n},n}function D(){const n=a(59542);return D=function(){return n},n}function I(){const n=a(93028);
return I=function(){return n},n}function v(){const n=a(94411);return v=function(){return n},n}function $(){const n=a(56788);
return $=function(){return n},n}function j(){const n=a(10473);return j=function(){return n},n}const P=64*1024;async function A(n){
const u=await(0,j().readText)(n.tree,(0,$().from)(n,".npmrc"),P);if(u===void 0)return{settings:{}};if("unread"in u)return u;
const e=(0,L().lfsObstacle)(u.text);return e!==void 0?{unread:e}:{settings:(0,F().parse)(u.text),file:u.path}}async function T(n,u){
const e=(0,$().from)(n,".npmrc"),h=await A(n);if("unread"in h)return(0,$().fails)("npmrc-setting",u,{path:e,keys:[],why:h.
unread});const{settings:c,file:f=e}=h,b=n.changed.has(e)||n.changed.has(f),x=n.base&&await A({...n,tree:n.base}),g=x&&"s\
ettings"in x?x.settings:{},R={changed:[],decides:[],stands:[]};for(const[S,E]of Object.entries(c)){const o=d(S,E),y=b&&JSON.
stringify(g[S])!==JSON.stringify(E),k=S==="node-options"&&!(0,v().areHarmlessOptions)(String(E));o==="harmless"||o==="ho\
noured"&&!y&&!k||R[y?"changed":o==="other"?"stands":"decides"].push(S)}return(0,$().join)(Object.entries(R).map(([S,E])=>E.
length===0?$().NOTHING:(0,$().fails)("npmrc-setting",u,{path:e,keys:E,why:S},S==="stands"?"warning":void 0)))}const O=new Set(
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),l=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),m=new Set(["ignore\
-scripts","node-options"]);function d(n,u){const e=typeof u!="object"&&!String(u).includes("${");if(n==="ignore-scripts"&&
e)return typeof u=="boolean"?"honoured":"decides";if(m.has(n)&&e)return"honoured";const h=n.toLowerCase().replaceAll("_",
"-");return l.has(h)||n.includes("${")?"decides":!O.has(n)||typeof u=="object"&&!Array.isArray(u)||String(u).includes("$\
{")?"other":"harmless"}async function p(n,u){return Promise.all((0,D().filesNamed)(n,".npmrc").map(({path:e})=>s(n,e,u)))}
async function s(n,u,e){const h=N().posix.dirname(u),c=await A({tree:n,directory:h==="."?"":h});if("unread"in c)return i(
n,u,c.unread);const{settings:f,file:b=u}=c,x=e.has(u)||e.has(b),g=([S,E])=>{const o=d(S,E);return o==="harmless"||o==="h\
onoured"&&!x},R=Object.entries(f);return{path:b,text:(0,F().stringify)(Object.fromEntries(R.filter(g))),dropped:R.filter(
S=>!g(S)).map(([S])=>S)}}function i(n,u,e){const h=(0,C().resolveInTree)(n,u);return h.kind==="inside"&&(0,I().isRegular)(
h.entry.kind)?{path:h.path,text:"",dropped:[e]}:{path:u,dropped:[e]}}const t=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function r(n,u){return(await p(n,u)).flatMap(({path:h,dropped:c})=>{const f=c.filter(b=>!t.test(b));return f.length>
0?[`${h}: ${f.join(", ")}`]:[]})}},96916:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.inspectShadows=
m,w.ownPackages=w.ownBinaries=void 0;function N(){const t=a(76760);return N=function(){return t},t}function F(){const t=a(
32854);return F=function(){return t},t}function L(){const t=a(59542);return L=function(){return t},t}function C(){const t=a(
11331);return C=function(){return t},t}function D(){const t=a(19685);return D=function(){return t},t}function I(){const t=a(
67953);return I=function(){return t},t}function v(){const t=a(59867);return v=function(){return t},t}function $(){const t=a(
56788);return $=function(){return t},t}function j(){const t=a(47668);return j=function(){return t},t}const P=w.ownPackages=
(0,L().perTree)(async t=>{const r=await(0,j().listWorkspaces)(t,""),n=Array.isArray(r)?r.map(({directory:f})=>f):[],{npm:u,
unread:e}=await(0,D().readLocks)(t),h=(u?.all??[]).flatMap(({source:f})=>f.kind==="file"?(0,F().normalise)(f.at)??[]:[]),
c=e.length>0?await A(t):[];return[...new Set([...n,...h,...c])].filter(f=>f!=="")});async function A(t){const r=await(0,v().
usablePackageJson)(t,""),n=(0,L().filesNamed)(t,"package.json").map(({path:e})=>N().posix.dirname(e)),u=[];for(const e of n){
const h=e==="."?void 0:await(0,v().usablePackageJson)(t,e);h!==void 0&&r?.dependencies.has(h.name)&&u.push(e)}return u}const T=w.
ownBinaries=(0,L().perTree)(async t=>{const r=new Map;for(const n of await P(t)){const u=await(0,v().usablePackageJson)(
t,n);for(const[e,h]of u?.binaries??[]){const c=N().posix.join(n,h);r.set(N().posix.basename(e),{file:c,manifest:N().posix.
join(n,"package.json")})}}return r}),O=new Set([...C().PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum cl\
ear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),l=new Set(["node","npm","npx","sh"]);async function m(t,r){const{tree:n,base:u}=t,
e=await T(n),h=u&&await T(u),c=[...e].flatMap(([b,{manifest:x}])=>O.has(b)?[d(b,x,h?.has(b)===!0,r)]:[]),f=[];for(const b of(0,I().
foldersUpFrom)(t.directory)){const x=await p(n,N().posix.join(b,"node_modules/.bin"));for(const{name:g,path:R,isLocked:S}of x)
f.push(d(g,R,S,r))}return(0,$().join)([...c,...f])}function d(t,r,n,u){return n?l.has(t)?(0,$().fails)("program-replaced",
u,{name:t,path:r},"warning"):$().NOTHING:(0,$().fails)("program-replaced",u,{name:t,path:r})}const p=(0,L().perPath)(async(t,r)=>{
const n=[];for(const{path:u}of t.list(r)){const e=N().posix.basename(u).replace(/\.(?:cmd|exe|ps1)$/,"");if(!O.has(e))continue;
const h=(0,F().resolveInTree)(t,u);if(h.kind!=="inside")continue;const c=h.path===u?await s(t,h.entry):h.path,f=c!==void 0&&
/node_modules\/(?!\.bin\/)/.test(c);n.push({name:e,path:u,isLocked:f&&!h.entry.tracked})}return n});async function s(t,{
path:r,size:n=0}){if(n>i)return;const u=(await t.read(r)).toString("utf8"),[,e]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(u)??
[];return e&&N().posix.join(N().posix.dirname(r),e)}const i=16*1024},59867:function(K,w,a){Object.defineProperty(w,"__es\
Module",{value:!0}),w.MAX_BYTES=w.INVALID=void 0,w.binOf=l,w.readPackageJson=w.readJsonFile=void 0,w.usablePackageJson=T;
function N(){const p=a(26040);return N=function(){return p},p}function F(){const p=a(3463);return F=function(){return p},
p}function L(){const p=a(80287);return L=function(){return p},p}function C(){const p=a(32854);return C=function(){return p},
p}function D(){const p=a(59542);return D=function(){return p},p}function I(){const p=a(10473);return I=function(){return p},
p}const v=["dependencies","devDependencies","optionalDependencies"],$=w.MAX_BYTES=64*1024*1024,j=w.INVALID=Symbol("inval\
id"),P=w.readJsonFile=(0,D().perPath)(async(p,s)=>{if((0,C().resolveInTree)(p,s).kind==="missing")return;const i=await(0,I().
readText)(p,s,$);if(i===void 0||"unread"in i||(0,L().isNestedTooDeep)(i.text))return j;const t=(0,N().attempt)(()=>JSON.
parse(i.text.replace(/^\uFEFF/,"")));return typeof t=="object"&&t!==null?t:j}),A=w.readPackageJson=(0,D().perPath)(async(p,s)=>{
const i=s===""?"package.json":`${s}/package.json`,t=await P(p,i);return t===void 0||t===j?t:O(i,t)});async function T(p,s){
const i=await A(p,s);return i===j?void 0:i}function O(p,s){const i=typeof s.name=="string"?s.name:"";return{path:p,name:i,
scripts:m(s.scripts),binaries:new Map(Object.entries(l(s.bin,i)??{})),dependencies:new Set(v.flatMap(t=>[...m(s[t]).keys()])),
workspaces:d(s.workspaces)}}function l(p,s){if(typeof p=="string")return{[s.replace(/^@[^/]*\//,"")]:p};const i=m(p);return i.
size===0?void 0:Object.fromEntries(i)}function m(p){return new Map(Object.entries((0,F().objectIn)(p)).flatMap(([s,i])=>typeof i==
"string"?[[s,i]]:[]))}function d(p){const s=Array.isArray(p)?p:(0,F().objectIn)(p).packages;return Array.isArray(s)?s.filter(
i=>typeof i=="string"):[]}},65490:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.isPackageManager=m,
w.resolvePackageManager=l,w.selectsPackages=d;function N(){const t=a(76760);return N=function(){return t},t}function F(){
const t=a(59542);return F=function(){return t},t}function L(){const t=a(3893);return L=function(){return t},t}function C(){
const t=a(31901);return C=function(){return t},t}function D(){const t=a(92170);return D=function(){return t},t}function I(){
const t=a(52437);return I=function(){return t},t}function v(){const t=a(67953);return v=function(){return t},t}function $(){
const t=a(62205);return $=function(){return t},t}function j(){const t=a(60210);return j=function(){return t},t}function P(){
const t=a(96916);return P=function(){return t},t}function A(){const t=a(59867);return A=function(){return t},t}function T(){
const t=a(56788);return T=function(){return t},t}function O(){const t=a(46912);return O=function(){return t},t}async function l(t,r,n,u){
const{subcommand:e,operands:h,flags:c}=t,[f]=h;if(f===void 0)return T().NOTHING;const{text:b,span:x}=f,g=(0,T().join)([await(0,j().
inspectNpmrc)({...n,directory:""},x),n.directory===""?T().NOTHING:await(0,j().inspectNpmrc)(n,x)]),R=(0,D().isProgram)(b)||
n.families?.allowed.has(b)===!0;if(e==="exec"){const k=R?T().NOTHING:await(0,I().resolveTool)(n,t,f);return(0,T().join)(
[g,k])}const S=d(t,r),E=await p(n,S,x);if("problems"in E)return(0,T().join)([g,E]);const o=E.filter(({manifest:k})=>k.scripts.
has(b));if(o.length>0){const k=o.map(M=>i(M,t,n,u));return(0,T().join)([g,...await Promise.all(k)])}if(e==="script-or-to\
ol"&&R)return g;if(e==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(b)){const k=[(0,C().wordProblem)("outside-code",r.program,
f)];return(0,T().join)([g,{targets:[],problems:k}])}if(e==="script-or-tool"&&(0,L().isToolName)(b)){const k=await(0,I().
resolveTool)(n,{...t,subcommand:"exec"},f);return(0,T().join)([g,k])}if(e==="script-or-tool"&&!/^[\w:.-]*\w[\w:.-]*$/.test(
b)){const k=[(0,C().wordProblem)("outside-code",r.program,f)];return(0,T().join)([g,{targets:[],problems:k}])}const y=c.
some(({name:k})=>k==="--if-present");return(0,T().join)([g,(0,T().fails)("npm-script-missing",x,{script:b,passes:y})])}function m({
data:t}){return t.starts==="script-or-tool"||t.starts==="script-tool-or-file"}function d({anyPackage:t,flags:r,passthrough:n},{
data:u}){const e=[...r.map(({name:h})=>h),...n.map(({text:h})=>h)];return t===!0||e.some(h=>u.selecting_flags.includes(h.
replace(/=.*/s,"")))}async function p({tree:t,directory:r},n,u){const e=(0,v().foldersUpFrom)(r).filter(f=>t.stat(N().posix.
join(f,"package.json"))!==void 0),h=n?s(t):e.slice(0,1);if(h.length===0)return(0,T().fails)("package-json-missing",u,{directory:r});
const c=[];for(const f of h){const b=await(0,A().readPackageJson)(t,f);if(b===A().INVALID)return(0,T().fails)("package-j\
son-invalid",u,{path:N().posix.join(f,"package.json")});b!==void 0&&c.push({directory:f,manifest:b})}return c}function s(t){
const r=[];for(const{path:n}of(0,F().filesNamed)(t,"package.json"))n.split("/").includes("node_modules")||r.push(N().posix.
dirname(n).replace(/^\.$/,""));return r}async function i({directory:t,manifest:r},{operands:[n],passthrough:u},e,h){const c={
...e,directory:t},{text:f="",span:b={start:0,end:0}}=n??{},x=[await(0,P().inspectShadows)(c,b)],g=(0,O().runsIn)(r,t,{event:f,
words:u});for(const E of g)x.push(await(0,$().resolveRun)(c,E,b,h));const R=(0,O().inspectEmpty)(g,f,c,b);return x.push(
{targets:[],problems:R}),e.changed.has(r.path)&&x.push((0,T().fails)("target-changed",b,{path:r.path})),(0,T().join)(x)}},
55013:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.alternativesOf=A,w.baseOf=$,w.isPattern=v,w.matchesPattern=
C,w.readPatterns=L;function N(){const T=a(14395);return N=function(){return T},T}function F(T){return T.length>200||T.split(
"**").length>2?!1:T==="."?!0:T.split("/").every(O=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(O))}function L(T){const O=[],l=[],m=T.
some(p=>p.includes("{"))?/[[\]!]/:/[[\]]/;for(const p of T){const s=/^!*/.exec(p)?.[0].length??0,t=(m.test(p)?void 0:A(p.
slice(s)))?.map(r=>r.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!t?.every(F))return{unclear:p};if(s%2===1){l.push(...t);
continue}for(let r=0;r<l.length;r+=1)t.some(n=>C(n,l[r]??""))&&l.splice(r,1);O.push(t)}const d=O.filter(p=>!p.some(s=>l.
some(i=>C(s,i))));return{wanted:d.flat(),entries:d,refused:l}}function C(T,O,l={}){return D(T.split("/"),O.split("/"),l)}
function D(T,O,l){const[m,...d]=T,[p,...s]=O;return m===void 0?l.partial||O.every(i=>i==="**"):p===void 0?!1:p!=="**"?I(
m,p,l)&&D(d,s,l):D(T,s,l)?!0:I(m,"*",l)&&D(d,O,l)}function I(T,O,{dot:l=!1}){return T.startsWith(".")&&!O.startsWith(".")&&
!l?!1:(0,N().matchesStars)(T,O)}function v(T){return/[*?[{]/.test(T)}function $(T){return T.replace(/[^/]*[*?[{].*$/s,"")}
const j=200,P=1e3;function A(T){if(T.length>P)return;let O=[T.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const l=[];for(;O.length>
0;){const m=[];for(const d of O){const p=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(d);if(p===null)l.push(d);else{const{0:s,1:i="",
index:t}=p,[r,n]=[d.slice(0,t),d.slice(t+s.length)];m.push(...i.split(",").map(u=>`${r}${u}${n}`))}}if(m.length+l.length>
j)return;O=m}return l}},82293:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.inspectPaths=$,w.pathProblem=
A,w.testProblem=P;function N(){const T=a(32854);return N=function(){return T},T}function F(){const T=a(95132);return F=function(){
return T},T}function L(){const T=a(45806);return L=function(){return T},T}function C(){const T=a(4289);return C=function(){
return T},T}function D(){const T=a(87646);return D=function(){return T},T}function I(){const T=a(55013);return I=function(){
return T},T}const v=new Set(["--env-file","--env-file-if-exists","--prefix"]);function $(T,O,l){const{passthrough:m}=T,d=[],
p=(i,t)=>{const r=A(i,t,O);r!==void 0&&d.push(r)};for(const i of[T,...(0,L().launchedBy)(T)]){for(const{name:r,value:n,span:u}of i.
flags)n!==void 0&&(v.has(r)&&p(n,u),r==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(n)&&p(n,u));for(const{as:r,path:n,
span:u}of(0,C().filesNamedBy)(i,l).files){const e=r==="tests"?P(n,u,O):void 0;e!==void 0&&d.push(e)}if(i.program!=="node"&&
i.starts!=="file")continue;const t=i.program==="node"&&(0,D().isTestRun)(i)?P:A;for(const{text:r,span:n}of i.operands){const u=r===
""||r==="-"?void 0:t(r,n,O);u!==void 0&&d.push(u)}}const s=m.find(({text:i})=>j.test(i));return s!==void 0&&d.push((0,F().
problemAt)("absolute-path",s.span,{path:s.text})),d}const j=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function P(T,O,l){if(!(0,I().isPattern)(T))return A(T,O,l);const m=(0,I().alternativesOf)(T);if(m===void 0)return(0,F().
problemAt)("glob-unclear",O,{pattern:T,reason:"too_many"});for(const d of[T,...m]){const p=A(d,O,l);if(p!==void 0)return{
...p,args:{...p.args,path:T}}}}function A(T,O,l){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(T)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(T))return(0,F().problemAt)("target-outside",O,{path:T,reason:"address"});const m=/^(?:[\\/]|[A-Za-z]:)/.test(T),d=m?
void 0:(0,N().normalise)(l===""?T:`${l}/${T}`);if(d===void 0){const p=m?"absolute":"above";return(0,F().problemAt)("targ\
et-outside",O,{path:T,reason:p})}if((0,N().isWithin)(d,".git",{ignoreCase:!0}))return(0,F().problemAt)("target-in-git",O,
{path:T})}},57615:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.programRuns=D;function N(){const f=a(
3463);return N=function(){return f},f}function F(){const f=a(95244);return F=function(){return f},f}function L(){const f=a(
11331);return L=function(){return f},f}function C(){const f=a(54421);return C=function(){return f},f}async function D(f,b){
const x=(0,C().startedWords)(f),[g,...R]=x;if(g===void 0||c.has(g.text))return[];if(!g.isKnown)return[I(`it starts ${g.shown}`)];
const S=(0,L().baseName)(g.text),E=(0,L().programNamed)(g.text),o=(0,C().textHanded)(x);if(E?.kind==="shell"&&o)return o.
words.every(({isKnown:J})=>J)||/\s/.test(o.text)?b.shell(o.text):[I("a shell runs what it is handed")];const y=R.some(({
text:V})=>l(V)||O(V));if((0,L().runsCode)(g.text)&&(y||!m.has(S)))return j(S,R,o!==void 0,b.files);const{files:k,left:M}=$(
R,b.files),W=M.map(({text:V})=>V),B=l(g.text)&&!T.test(g.text)?[b.files.script(g.text)]:await P(S,W,{...b,files:k}),G=W.
filter(O).flatMap(V=>{const J=k.named(V);return J.length>0?J:b.files.named(V)}),U=h.test(S)?M.findIndex(({text:V})=>(0,L().
runsCode)(V)):-1,z=U<0?[]:await D(M.slice(U),{...b,files:k});return[...B,...z,...G]}function I(f){return{kind:"unread",name:f}}
const v=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function $(f,b){const x=f.findIndex(({text:S})=>v.
test(S));if(x<0)return{files:b,left:f};const g=v.exec(f[x]?.text??"")?.[1],R=f.toSpliced(x,g===void 0?2:1);return{files:b.
into(g??f[x+1]?.text),left:R}}function j(f,b,x,g){const R=b.flatMap(({text:M})=>g.named(M));if(x)return[{kind:"inline",name:f},
...R];const S=b.filter(({text:M})=>!M.startsWith("-")),E=S.find(({text:M})=>l(M)||O(M))??S[0],o={kind:"program",name:f};
if(R.length>0||E===void 0)return R.length>0?R:[o];const{text:y}=E;if(!E.isKnown)return[I(`it runs ${E.shown}`)];if(/^\w{2,}:/.
test(y))return[{kind:"package",name:y,isExact:/@v?\d+\.\d+/.test(y)}];if(b[b.indexOf(E)-1]?.text!=="-m")return[g.script(
y,i)];const k=g.named(y.replaceAll(".","/"),i);return k.length>0?k:[o]}async function P(f,b,{files:x,shell:g}){const R=await x.
manifest(),S=m.has(f)?d(b):void 0,E=s(S).flatMap(M=>{const W=(0,N().textIn)((0,N().objectIn)(R.scripts),M);return W===""?
[]:[{kind:"npm_script",name:M,text:W}]}),o=await Promise.all(E.map(({text:M=""})=>g(M,x))),k=E.length>0&&!p.test(S??"")?
[]:A([f,...b],R,x);return[...E,...o.flat(),...k]}function A(f,b,x){const[g=""]=f,R=(e.get(g)??[]).flatMap(M=>x.named(M));
if(R.length>0)return R;const S=u(f);if(S===void 0)return[{kind:"program",name:g}];const E=x.named(S.name);if(E.length>0||
/^[./]/.test(S.name))return E.length>0?E:[{kind:"program",name:g}];const{dependencies:o,devDependencies:y}=b;return[[o,y].
some(M=>S.name in(0,N().objectIn)(M))?{kind:"program",name:S.name}:{kind:"package",...S}]}const T=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function O(f){return(0,F().isCode)(f)||/\.(?:exe|jar)$/i.test(f)}function l(f){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(f)&&!f.includes("://")}const m=new Set(["npm","pnpm","yarn","bun"]);function d(f){const[b,x]=f.filter(g=>!g.startsWith(
"-"));return b==="run"||b==="run-script"?x:b}const p=/^(?:add|ci|clean-install|i|install)$/;function s(f){if(f===void 0)
return[];const b=x=>[`pre${x}`,x,`post${x}`];return p.test(f)?[...new Set([f,"install","prepare"].flatMap(b)),"prepublis\
h"]:b(f)}const i=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"],t=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
r=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
n=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function u(f){const b=f.filter(
R=>!R.startsWith("-")),x=[3,2,1].find(R=>R<=b.length&&t.test(b.slice(0,R).join(" ")));if(x===void 0)return;const g=f.slice(
f.indexOf(b[x-1]??"")+1).map(R=>R.replace(/^--(?:from|package)=/,"")).find((R,S,E)=>!/^(?:-|[\d.:]+\w?$)/.test(R)&&!r.test(
E[S-1]??""));return g===void 0?void 0:{name:g,isExact:n.test(g)}}const e=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),h=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
c=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/))},9504:function(K,w,a){Object.defineProperty(
w,"__esModule",{value:!0}),w.resolveProgram=s;function N(){const g=a(76760);return N=function(){return g},g}function F(){
const g=a(17093);return F=function(){return g},g}function L(){const g=a(91063);return L=function(){return g},g}function C(){
const g=a(71011);return C=function(){return g},g}function D(){const g=a(32854);return D=function(){return g},g}function I(){
const g=a(59542);return I=function(){return g},g}function v(){const g=a(4289);return v=function(){return g},g}function $(){
const g=a(39872);return $=function(){return g},g}function j(){const g=a(46868);return j=function(){return g},g}function P(){
const g=a(67953);return P=function(){return g},g}function A(){const g=a(65490);return A=function(){return g},g}function T(){
const g=a(55013);return T=function(){return g},g}function O(){const g=a(82293);return O=function(){return g},g}function l(){
const g=a(56788);return l=function(){return g},g}function m(){const g=a(38218);return m=function(){return g},g}function d(){
const g=a(10473);return d=function(){return g},g}const p=5;async function s(g,R,S,E){const o=t(g,R,S);if("problems"in o)
return o;const{subcommand:y,starts:k,operands:M,module:W,launched:H}=g,[B]=M,G=[r(R,S,i(g)),...e(g,o),await(0,m().resolveProgramFiles)(
g,S)],U={subcommand:y??B?.text??"",span:i(g)};if(G.push(x(R,o,U)),W!==void 0&&(k!=="module"||H)&&G.push(b(R,o,W)),B!==void 0&&
k==="file"&&G.push(h(g,R,o)),B!==void 0&&k==="module"&&G.push(f(o,B,g.passthrough)),!(0,A().isPackageManager)(R))return(0,l().
join)(G);if(y==="run"||y==="exec"||y==="script-or-tool")G.push(await(0,A().resolvePackageManager)(g,R,o,E));else if(y!==
void 0&&(0,A().selectsPackages)(g,R)){const z={text:y,span:i(g),quoted:!1},V={...g,subcommand:"run",operands:[z]};G.push(
await(0,A().resolvePackageManager)(V,R,o,E))}return(0,l().join)(G)}function i({operands:g,flags:R}){return g[0]?.span??R[0]?.
span??{start:0,end:0}}function t({flags:g},R,S){let E=S;for(const{name:o,value:y,span:k}of g){if(y===void 0||!(0,L().movesTo)(
R,o))continue;const M=(0,d().entryFrom)(E,y,k);if("problems"in M)return M;E={...S,directory:M.path}}return E}function r({
program:g,data:R},{tree:S,changed:E},o){if(R.build_files.length===0)return l().NOTHING;const y=n(S),k=y.get(R)??u(S,R.build_files);
y.set(R,k);const M=k.filter(H=>E.has(H)),W=k.slice(0,p);return(0,l().join)([k.length===0?l().NOTHING:(0,l().fails)("buil\
d-files-unread",o,{program:g,files:W,count:k.length}),...M.map(H=>(0,l().fails)("target-changed",o,{path:H}))])}const n=(0,I().
perTree)(()=>new Map);function u(g,R){const S=E=>R.some(o=>(0,T().matchesPattern)(o.includes("/")?E:N().posix.basename(E),
o,{dot:!0}));return[...g.files()].flatMap(({path:E})=>!(0,D().isWithin)(E,"node_modules")&&S(E)?E:[])}function e({operands:g,
flags:R,starts:S,subcommand:E,family:o},y){const k=o&&(0,A().isPackageManager)(o)&&E!=="test";return[...(S===void 0&&!k?
g:[]).map(({text:H,span:B})=>({text:H.replace(/::.*$/s,""),span:B})),...R.flatMap(({value:H,span:B})=>H===void 0?[]:[{text:H,
span:B}])].map(({text:H,span:B})=>{const G=(0,D().normalise)((0,l().from)(y,H));return G===void 0||G===""?l().NOTHING:(0,D().
isWithin)(G,".git",{ignoreCase:!0})?(0,l().fails)("target-in-git",B,{path:G}):(0,D().resolveInTree)(y.tree,G).kind==="ou\
tside"?(0,l().fails)("target-outside",B,{path:H,reason:"symlink"}):l().NOTHING})}function h({operands:[g],parsed:R},S,E){
if(g===void 0)return l().NOTHING;const{targets:o,problems:y}=c(E,g),M=(0,$().extensionProblems)(S,g.text,g.span).length>
0?[]:o.flatMap(({path:W=""})=>(0,$().extensionProblems)(S,W,g.span));return{targets:R?o.map(W=>({...W,parsed:R})):o,problems:[
...y,...M]}}function c(g,{text:R,span:S}){const E=(0,O().pathProblem)(R,S,g.directory);if(E!==void 0)return{targets:[],problems:[
E]};const o=(0,D().normalise)((0,l().from)(g,R))??"",y=(0,D().resolveInTree)(g.tree,o);if(y.kind==="missing")return(0,d().
nothingAt)(g.tree,o,R,S);const k=(0,d().fileAt)(y,R,S);return"problems"in k?k:k.tracked?(0,d().runs)(g,{name:R,path:k.path,
wanted:o},S):(0,l().fails)("target-untracked",S,{path:R})}function f(g,R,S){const{text:E,span:o}=R,y=(0,v().pythonFiles)(
E).find(k=>!k.endsWith("/__init__.py")&&g.tree.stat((0,l().from)(g,k))!==void 0);if(y===void 0){const k=(0,j().parseUnknownTool)(
R,S,C().UNKNOWN_MODULE);return(0,l().join)([(0,l().fails)("tool-unknown",o,{tool:E}),{targets:[],problems:k}])}return c(
g,{text:y,span:o,quoted:!1})}function b({program:g},{tree:R,base:S,changed:E,directory:o},{text:y,span:k}){const M=`-m ${y}`,
[W]=y.split("."),H=[...E].filter(B=>{const[,G=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(N().posix.relative(o,B))??[];return R.
stat(B)!==void 0&&S?.stat(B)===void 0&&(G===W||(0,F().isOfLibrary)(G))});return(0,l().join)(H.map(B=>(0,l().fails)("sett\
ings-changed",k,{program:g,subcommand:M,path:B})))}function x({program:g,data:R},{changed:S,directory:E},{subcommand:o,span:y}){
const M=(R.settings.length===0?[]:(0,P().foldersUpFrom)(E)).flatMap(H=>R.settings.map(B=>N().posix.join(H,B))),W=[...S].
filter(H=>M.some(B=>(0,D().isWithin)(H,B)));return(0,l().join)(W.map(H=>(0,l().fails)("settings-changed",y,{program:g,subcommand:o,
path:H})))}},36187:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.ProjectFiles=void 0;function N(){const $=a(
76760);return N=function(){return $},$}function F(){const $=a(3463);return F=function(){return $},$}function L(){const $=a(
32854);return L=function(){return $},$}function C(){const $=a(93028);return C=function(){return $},$}function D(){const $=a(
59867);return D=function(){return $},$}const I=/^(?:[/~\\]|[A-Za-z]:)/;class v{#n;#e;constructor(j,P){this.#n=j,this.#e=
P}into(j){const A=j===void 0||I.test(j)||/[$`]/.test(j)?[]:this.#e.map(T=>N().posix.join(T,j));return new v(this.#n,A)}find(j,P=[
""]){if(!(/^[/~]/.test(j)||j===""||!this.#n))for(const A of this.#e)for(const T of P){const O=(0,L().normalise)(N().posix.
join(A,j.replaceAll("\\","/"))+T),l=O===void 0?void 0:(0,L().resolveInTree)(this.#n,O);if(l?.kind==="inside"&&(0,C().isRegular)(
l.entry.kind)&&l.entry.tracked)return l.path}}script(j,P){const A=this.find(j,P);if(A!==void 0)return{kind:"file",name:A};
if(I.test(j))return{kind:"outside",name:j};const[T]=this.#e;if(T===void 0)return{kind:"unread",name:`it runs ${j} in ano\
ther directory`};const O=(0,L().normalise)(N().posix.join(T,j));return O===void 0?{kind:"outside",name:j}:{kind:this.#n===
void 0?"file":"missing",name:O||"."}}named(j,P){const A=this.find(j.replace(/^-{1,2}[\w-]+=/,""),P);return A===void 0?[]:
[{kind:"file",name:A}]}async manifest(){const j=this.find("package.json");return this.#n&&j?(0,F().objectIn)(await(0,D().
readJsonFile)(this.#n,j)):{}}}w.ProjectFiles=v},56788:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.
Trail=w.NOTHING=void 0,w.fails=C,w.from=D,w.join=L,w.target=I;function N(){const P=a(95132);return N=function(){return P},
P}const F=w.NOTHING={targets:[],problems:[]};function L(P){return{targets:P.flatMap(A=>A.targets),problems:P.flatMap(A=>A.
problems)}}function C(P,A,T,O){return{targets:[],problems:[(0,N().problemAt)(P,A,T,O)]}}function D({directory:P},A){return P===
""?A:`${P}/${A}`}function I({via:P},A){return P===void 0?A:{...A,via:P}}const v=64,$=2e3;class j{#n=new Set;#e=new Set;resolve;#s;constructor(A,T){
this.resolve=A,this.#s=T}async follow(A,T,O,l){if(this.#n.has(A))return l({why:"cycle"});const m=await this.#s?.tickScript();
if(m!==void 0)return l({why:"time",limit:m});const d=`${A}\0${T}`;if(this.#e.has(d))return F;if(this.#n.size>=v)return l(
{why:"depth",limit:v});if(this.#e.size>=$)return l({why:"count",limit:$});this.#n.add(A);const p=await O();return this.#n.
delete(A),this.#e.add(d),p}}w.Trail=j},74100:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.isWrapperTool=
p,w.readScriptForm=P;function N(){const t=a(13580);return N=function(){return t},t}function F(){const t=a(94411);return F=
function(){return t},t}function L(){const t=a(54669);return L=function(){return t},t}function C(){const t=a(11331);return C=
function(){return t},t}function D(){const t=a(81716);return D=function(){return t},t}function I(){const t=a(68538);return I=
function(){return t},t}function v(){const t=a(54421);return v=function(){return t},t}function $(){const t=a(55013);return $=
function(){return t},t}function j(){const t=a(46912);return j=function(){return t},t}function P(t,r){const n=(0,D().readShellText)(
t,r);if(n.length===0&&!(0,j().isBlank)(t))return{commands:n,fault:{part:"the script",why:"cannot be read"}};const u=(0,L().
lex)(t).problems.find(({rule:e})=>e==="shell-comment");if(u&&n.length>0){const e=t.slice(u.span.start,u.span.end);return{
commands:n,fault:{part:e,why:"hides the words behind it"}}}for(const[e,h]of n.entries()){const c=e===n.length-1,f=O(h,t)??
A(h,c);if(f!==void 0)return{commands:n,fault:f}}return{commands:n}}function A({separator:t},r){const n=t.trim();if(!(r?n===
"":n==="&&"))return{part:n===""?"a line break":n,why:T}}const T="joins commands in another way than `&&`";function O(t,r){
const{words:n,redirections:u,inside:e,subshell:h,defines:c,problems:f,assignments:b}=t,x=r.slice(t.span.start,t.span.end).
trim(),g=(y,k)=>({part:y,why:k});if(h)return g(x,"runs in a subshell");if(c)return g(x,"defines a function");if(e.length>
0)return g(x,"runs a command to make a word");const[R]=u;if(R)return g(`${R.operator} ${R.target?.text??""}`,"redirects \
input or output");const S=b.find(({name:y,value:k})=>!(0,F().isHarmlessVariable)(y,k));if(S)return g(`${S.name}=`,"sets \
a variable that can choose the code that runs");const E=n.find(y=>(0,D().isDynamic)(t,y)&&!l(t,y,r));if(E){const{start:y,
end:k}=E.span;return g(r.slice(y,k),"is only known when the script runs")}const o=f.find(y=>!m(y,n));if(o){const{start:y,
end:k}=o.span;return g(r.slice(y,k).trim()||x,"is syntax of a shell")}return n.length===0?g(x,"starts no program"):d(n)}
function l({problems:t},{span:r},n){return t.every(u=>u.rule!=="variable-expansion"||u.span.end<=r.start||u.span.start>=
r.end||/^\$\{?npm_package_version\}?$/.test(n.slice(u.span.start,u.span.end)))}function m({rule:t,span:r},n){if(t==="var\
iable-expansion"||(0,N().ruleOf)(t).severity==="warning")return!0;if(t!=="brace-expansion")return!1;const u=n.find(e=>e.
span.start<=r.start&&e.span.end>=r.end);return u!==void 0&&(0,$().alternativesOf)(u.text)?.every(e=>!e.startsWith("-"))===
!0}function d(t){const[r]=t,n=r?.text??"";if((0,I().changesShell)(n)&&!r?.quoted)return{part:n,why:"is a word of the she\
ll"};const u=(0,v().startedWords)(t),e=t.slice(0,t.length-u.length);if(p(n))return;const h=(0,C().programNamed)(n);if(h?.
kind==="wrapper"){const c=e.find(({text:f},b)=>b>0&&!i(f,n));if(c||h.wraps!=="as-is"||e.length===0)return{part:c?.text??
n,why:"decides how another program runs"}}else if(e.length>0)return{part:n,why:"runs a program for what it finds"};return(0,v().
textHanded)(u)&&u[0]?.text!=="node"?{part:u[0]?.text??n,why:"runs text as code"}:void 0}function p(t){return s(t)==="as-\
tool"}function s(t){const r=(0,C().programNamed)(t);return r?.name===t?r.wraps:void 0}function i(t,r){const[,n,u=""]=/^(\w+)=(.*)$/s.
exec(t)??[];return n!==void 0?(0,F().isHarmlessVariable)(n,u):s(t)==="as-is"?!0:(0,C().baseName)(r)==="env"?!1:/^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.
test(t)}},28213:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.helperFault=A,w.helperWords=P;function N(){
const m=a(76760);return N=function(){return m},m}function F(){const m=a(678);return F=function(){return m},m}function L(){
const m=a(95244);return L=function(){return m},m}function C(){const m=a(32854);return C=function(){return m},m}function D(){
const m=a(59542);return D=function(){return m},m}function I(){const m=a(56788);return I=function(){return m},m}function v(){
const m=a(10473);return v=function(){return m},m}const $={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},
mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},j=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function P([m,...d]){if(m?.text==="shx"){
const[p]=d;return p&&(p.text==="echo"||Object.hasOwn($,p.text))?d:void 0}return m&&Object.hasOwn($,m.text)?[m,...d]:void 0}
async function A([m,...d],p){const s=m?.text??"",i=$[s];if(i===void 0)return;const t=d.find(({text:n})=>n.startsWith("-")&&
!i.flags.test(n));if(t)return{part:`${s} ${t.text}`,why:"has a flag that is not known"};const r=d.flatMap(({text:n})=>n.
startsWith("-")?[]:[n]);if(r.length<(i.from<0?2:1))return{part:s,why:"names no path"};for(const n of r.slice(i.from)){const u=await T(
n,p);if(u!==void 0)return{part:`${s} \u2026 ${n}`,why:u}}}async function T(m,d){const{tree:p,isOutput:s}=d,i=m.startsWith(
"/")?void 0:(0,C().normalise)((0,I().from)(d,m));if(i===void 0||i==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(m))return"writes to a path that the text does not show";if(j.test(i))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(i)!==void 0)return"writes a configuration file";const t=p.stat(i);if(t?.tracked&&t.kind!=="dire\
ctory")return"writes a file of the commit";const r=`${i}/`;if(t?.tracked&&[...p.files()].some(u=>u.path.startsWith(r)))return"\
writes to a directory of the commit";if(!(s?.(i)||(await O(p))(i)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const O=(0,D().perTree)(async m=>{const d=new Map;for(const{path:p}of m.files()){if(N().posix.
basename(p)!==".gitignore")continue;const s=await(0,v().readText)(m,p,l),i=N().posix.dirname(p).replace(/^\.$/,"");s&&"t\
ext"in s&&d.set(i,(0,F().default)().add(s.text))}return p=>{const s=p.split("/");let i=!1;for(let t=0;t<s.length;t+=1){const r=d.
get(s.slice(0,t).join("/")),n=s.slice(t).join("/"),u=r?.test(n),e=r?.test(`${n}/`);u?.ignored||e?.ignored?i=!0:(u?.unignored||
e?.unignored)&&(i=!1)}return i}}),l=256*1024},61102:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.readParts=
l;function N(){const t=a(92739);return N=function(){return t},t}function F(){const t=a(32854);return F=function(){return t},
t}function L(){const t=a(11331);return L=function(){return t},t}function C(){const t=a(81716);return C=function(){return t},
t}function D(){const t=a(68538);return D=function(){return t},t}function I(){const t=a(54421);return I=function(){return t},
t}function v(){const t=a(45806);return v=function(){return t},t}function $(){const t=a(92170);return $=function(){return t},
t}function j(){const t=a(82293);return j=function(){return t},t}function P(){const t=a(56788);return P=function(){return t},
t}function A(){const t=a(74100);return A=function(){return t},t}function T(){const t=a(28213);return T=function(){return t},
t}function O(){const t=a(20362);return O=function(){return t},t}async function l({body:t,words:r,span:n},u,e){const h=(0,A().
readScriptForm)(t,e),c=h.fault?(0,C().everyCommand)(h.commands).map(C().withoutReserved):h.commands,f=[];let{fault:b}=h,
{directory:x}=u;for(const[S,E]of c.entries()){const o=!b||E.words.every(G=>!(0,C().isDynamic)(E,G)),y=S===c.length-1&&!h.
fault,k=[...E.words.map(G=>({...G,span:n})),...y?r:[]],[M,W]=k;if(M?.text==="cd"){const G=W&&(0,F().normalise)((0,P().from)(
{directory:x},W.text));(S>0||k.length!==2||G===void 0)&&(b??={part:"cd",why:"changes the directory in the middle, or lea\
ves the repository"}),x=G??x;continue}const H={...u,directory:x},B=(0,T().helperWords)(k);B&&(b??=await(0,T().helperFault)(
B,H)),!(B||M===void 0||!o||(0,D().isWithoutEffect)(M.text))&&f.push({span:n,resolve:(G,U)=>p(k,{...G,directory:H.directory},
U)})}const g=c.some(({words:S})=>m.test(S.map(({text:E})=>E).join(" "))),R=!b&&f.length===0&&c.length>0&&!g;return{parts:f,
isIdle:R,...b&&{fault:b}}}const m=/^(?:\[|exit (?!0$)|false|test )/,d=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function p(t,r,n){
const u=(0,A().isWrapperTool)(t[0]?.text??"")?t:(0,I().startedWords)(t),[e,...h]=u;if(e===void 0)return P().NOTHING;const{
families:c}=r,f=(0,$().isProgram)(e.text)?e.text:c?.allowed.get(e.text),b=d.exec(e.text)?.[1]??e.text,x=t[0]===e?void 0:
t[0],g=x?s(x):P().NOTHING;if(f===void 0&&/[\\/]/.test(b))return(0,P().join)([g,await i(u,r)]);const{invocation:R,problems:S}=f?
(0,v().parseInvocation)(f,h,c):(0,v().parseInvocation)("npx",[{...e,text:b},...h],c),E=await n.resolve(R,r),o=f===void 0&&
E.problems.some(({rule:M})=>M==="binary-missing");if(o&&(0,N().toolOf)(b,c?.tools)!==void 0)return(0,P().join)([g,s(e),{
targets:[],problems:S}]);if(o)return(0,P().join)([g,await i(u,r)]);const k=(0,j().inspectPaths)(R,r.directory,c);return(0,P().
join)([g,{targets:[],problems:[...S,...k]},E])}function s({text:t,span:r}){return(0,P().fails)("program-not-allowed",r,{
program:t,group:"other"})}async function i(t,r){const[n]=t;if(n===void 0)return P().NOTHING;const u=t.find(({text:h,span:c})=>c.
start!==n.span.start&&(h.startsWith("-")||(0,L().programNamed)(n.text))),e=u?(0,P().fails)("npm-script-form",u.span,{script:r.
via??"",text:t.map(({text:h})=>h).join(" "),part:n.text,why:"is a program that the gate does not read",words:[u.text]}):
P().NOTHING;return(0,P().join)([s(n),e,await(0,O().filesOfProgram)(t,r)])}},80827:function(K,w,a){Object.defineProperty(
w,"__esModule",{value:!0}),w.npmScripts=m,w.stepsIn=l;function N(){const E=a(76760);return N=function(){return E},E}function F(){
const E=a(3463);return F=function(){return E},E}function L(){const E=a(13580);return L=function(){return E},E}function C(){
const E=a(54669);return C=function(){return E},E}function D(){const E=a(68538);return D=function(){return E},E}function I(){
const E=a(3893);return I=function(){return E},E}function v(){const E=a(67953);return v=function(){return E},E}function $(){
const E=a(60210);return $=function(){return E},E}function j(){const E=a(59867);return j=function(){return E},E}function P(){
const E=a(56788);return P=function(){return E},E}function A(){const E=a(46912);return A=function(){return E},E}const T={
start:0,end:0},O=200;function l({steps:E}){return E.flatMap(o=>o.command?.nested?l(o.command.nested):[o])}async function m(E,o,y={
left:O}){const{subcommand:k,flags:M}=E;if(k===void 0)return;const{project:W,selected:H,runs:B,packages:G}=await(0,A().scriptsThatRun)(
E,o,T);if(W===void 0)return;const U=await(0,$().readNpmrc)({...o,directory:W}),z=await d(o,W);if("unread"in U||z===void 0)
return;const{settings:V}=U,J=c.some(X=>X in V);if(z.devEngines!==void 0||J)return;const Z=[],Q=f(M,V);for(const X of G){
const q=await d(o,X);if(q===void 0||p(q))return;const nn=B.filter(sn=>sn.directory===X),tn=nn.length===0?await n(E,o,X):
void 0;tn!==void 0&&Z.push({...s(q),...tn,directory:X});for(const sn of nn){const rn=await i(sn,o,Q,y);Z.push({...s(q),...rn})}}
const _=V["node-options"],{prefix:Y}=(0,v().readSettings)(E);return{subcommand:k,directory:o.directory,project:W,prefixed:Y!==
void 0,inWorkspaces:H,config:Q,...typeof _=="string"&&{nodeOptions:_},steps:Z}}async function d({tree:E},o){const y=await(0,j().
readJsonFile)(E,(0,P().from)({directory:o},"package.json"));return y===void 0||y===j().INVALID?void 0:(0,F().objectIn)(y)}
function p({bin:E,directories:o}){return!E&&"bin"in(0,F().objectIn)(o)}function s(E){const{name:o,version:y}=E;return{packageId:o&&
y?`${String(o)}@${String(y)}`:"",packageEnv:x(E)}}async function i(E,o,y,k){const{directory:M,event:W,body:H}=E,B=(0,A().
scriptText)(E),G={...o,directory:M},U=e(B),z=await r(U,G,{config:y,budget:k}),V=E.words.map(Z=>Z.text),J=U&&{...U,...z&&
{nested:z}};return{directory:M,event:W,body:H,words:V,text:B,...J&&{command:J}}}const t=new Set(["--if-present","--inclu\
de-workspace-root","--workspace","--workspaces"]);async function r(E,o,{config:y,budget:k}){if(!(E?.argv[0]==="npm"&&Object.
keys(E.env).length===0)||y.npm_config_ignore_scripts==="true"||(k.left-=1,k.left<0))return;const W=E.argv.slice(1).map(U=>({
text:U,span:T,quoted:!0})),{invocation:H,problems:B}=(0,I().parseNpm)(W,o.families),G=H.flags.every(({name:U})=>t.has(U));
if(!(B.length>0||!G))return m(H,o,k)}async function n(E,{tree:o},y){const k=(0,A().eventOf)(E),M=(await(0,j().usablePackageJson)(
o,y))?.scripts.has(k??"");if(!(k===void 0||M||(0,v().readSettings)(E).ifPresent))return{event:k,words:[],text:""}}function u(E){
return(0,D().changesShell)(E)||(0,D().isWithoutEffect)(E)||E==="nohup"}function e(E){const{words:o,assignments:y,refused:k,
problems:M}=(0,C().lex)(E),W=M.every(({rule:z})=>z==="assignment-refused"||(0,L().ruleOf)(z).severity==="warning"&&z!=="\
unquoted-glob"),H=M.filter(({rule:z})=>z==="assignment-refused").length,[B]=o;if(!W||H!==k.length||B===void 0||u(B.text)||
B.text.includes("="))return;const G=[...y,...k].sort((z,V)=>z.span.start-V.span.start);if(G.some(({name:z})=>z==="PATH"))
return;const U=Object.fromEntries(G.map(({name:z,value:V})=>[z,V]));return{argv:o.map(z=>z.text),env:U}}const h=new Set(
`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),c=["also","dev","include","omit","only","optional","product\
ion"];function f(E,o){const y=Object.entries(o).filter(([W,H])=>["harmless","honoured"].includes((0,$().effectOf)(W,H))),
k=E.map(({name:W,value:H,negated:B})=>[W.slice(2),H??B!==!0]),M=[...y,...k].filter(([W])=>!h.has(W));return Object.fromEntries(
M.map(([W,H])=>[`npm_config_${W.replaceAll("-","_").toLowerCase()}`,b(H)]))}function b(E){return Array.isArray(E)?E.map(
b).join(`

`):E==null||E===!1?"":String(E).trim()}function x(E){const{name:o,version:y,config:k,engines:M,bin:W}=E,H={};return g({name:o,
version:y,config:k,engines:M,bin:R(W,o)},"npm_package_",H),Object.fromEntries(Object.entries(H).filter(([B])=>/^[A-Za-z_]\w*$/.
test(B)))}function g(E,o,y){for(const[k,M]of Object.entries(E))if(M!==void 0)if(M===null||M===!1)y[`${o}${k}`]="";else if(Array.
isArray(M))for(const[W,H]of M.entries())g({[`${k}_${W}`]:H},o,y);else typeof M=="object"?g(M,`${o}${k}_`,y):y[`${o}${k}`]=
String(M)}function R(E,o){const M=Object.entries((0,j().binOf)(E,typeof o=="string"?o:"")??{}).map(([W,H])=>[N().posix.basename(
S(W)),S(H)]).filter(([W,H])=>W&&H);return M.length>0?Object.fromEntries(M):void 0}function S(E){return N().posix.join("/",
E.replaceAll("\\","/")).slice(1)}},20362:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.filesOfProgram=
A,w.namedTargets=T;function N(){const m=a(76760);return N=function(){return m},m}function F(){const m=a(95244);return F=
function(){return m},m}function L(){const m=a(32854);return L=function(){return m},m}function C(){const m=a(93028);return C=
function(){return m},m}function D(){const m=a(81716);return D=function(){return m},m}function I(){const m=a(55013);return I=
function(){return m},m}function v(){const m=a(36187);return v=function(){return m},m}function $(){const m=a(56788);return $=
function(){return m},m}function j(){const m=a(45636);return j=function(){return m},m}function P(){const m=a(10473);return P=
function(){return m},m}async function A(m,d){const p=new(v()).ProjectFiles(d.tree,[d.directory]),s=m.map(u=>({...u,shown:u.
text,isKnown:!0})),t=(await(0,j().wordRuns)(s,p)).flatMap(({kind:u,name:e})=>u==="file"?[e]:[]),r=m[0]?.span??{start:0,end:0},
n={...d,directory:""};return(0,$().join)(t.map(u=>(0,P().resolveCommitted)(n,{text:u,span:r})))}function T(m,d,p){const s=(0,D().
everyCommand)((0,D().readShellText)(m)),i=s.some(f=>f.substituted.length>0||[...f.words,...f.assignments].some(b=>(0,D().
isDynamic)(f,b))),t=[...new Set(m.split(O).filter(f=>f!==""))],r=[d.directory];for(const{words:f}of s){const[b,x]=f;if(!(!/^(?:cd|pushd)$/.
test(b?.text??"")||x===void 0)&&(r.push(...r.flatMap(g=>(0,L().normalise)(N().posix.join(g,x.text))??[])),r.length>l))break}
const n=[...d.changed],u=[...new Set(r)].flatMap(f=>t.map(b=>{const x={...d,directory:f},g=(0,L().normalise)(N().posix.join(
f,b));if(g===void 0)return $().NOTHING;const R=(0,L().resolveInTree)(d.tree,g);if(R.kind==="inside"&&(0,C().isRegular)(R.
entry.kind))return(0,P().resolveCommitted)(x,{text:b,span:p});const S=n.filter(E=>/[*?[]/.test(b)?(0,I().matchesPattern)(
E,g,{dot:!0}):R.kind==="inside"&&g!==""&&(0,L().isWithin)(E,g));return(0,$().join)(S.map(E=>(0,$().fails)("target-change\
d",p,{path:E})))})),e=i?n.filter(F().isCode):[],{targets:h,problems:c}=(0,$().join)([...u,...e.map(f=>(0,$().fails)("tar\
get-changed",p,{path:f}))]);return{targets:[...new Map(h.map(f=>[f.path,f])).values()],problems:[...new Map(c.map(f=>[JSON.
stringify(f.args),f])).values()]}}const O=/[\s"'`;&|()<>=:,{}]+/,l=16},46912:function(K,w,a){Object.defineProperty(w,"__\
esModule",{value:!0}),w.eventOf=l,w.inspectEmpty=A,w.isBlank=T,w.quoteForScript=p,w.runsIn=m,w.scriptText=$,w.scriptsThatRun=
j;function N(){const s=a(76760);return N=function(){return s},s}function F(){const s=a(95132);return F=function(){return s},
s}function L(){const s=a(67953);return L=function(){return s},s}function C(){const s=a(60210);return C=function(){return s},
s}function D(){const s=a(59867);return D=function(){return s},s}function I(){const s=a(56788);return I=function(){return s},
s}const v={selected:!1,runs:[],packages:[],problems:[]};function $({body:s,words:i}){return[s,...i.map(({text:t})=>p(t))].
join(" ")}async function j(s,i,t){const r=(0,L().readSettings)(s),n=l(s);if(r.informs||n===void 0)return v;const u=S=>(0,L().
findPackages)(r,S,t),e=await u(i);if("problems"in e)return{...v,problems:e.problems};const{project:h,selected:c,directories:f}=e,
b=r.ignoreScripts??await O({...i,directory:h}),x=[],g=[...e.missing,...await P(e,i,t,u)];let R=!1;for(const S of f){const E=await(0,D().
readPackageJson)(i.tree,S);if(E===D().INVALID){const o=N().posix.join(S,"package.json");g.push(...(0,I().fails)("package\
-json-invalid",t,{path:o}).problems)}else if(E===void 0)g.push(...(0,I().fails)("package-json-missing",t,{directory:S}).
problems);else if(E.scripts.has(n)){const o={event:n,words:s.passthrough},y=m(E,S,o,{ignoreScripts:b});x.push(...y),g.push(
...A(y,n,{...i,directory:S},t))}else R=!0}if(R){const S={script:n,passes:r.ifPresent},E=r.ifPresent&&x.length===0&&i.via===
void 0,o=n==="start"||E;g.push((0,F().problemAt)("npm-script-missing",t,S,o?"error":void 0))}return{project:h,selected:c,
runs:x,packages:f,problems:g}}async function P({project:s,directories:i},{base:t,...r},n,u){const e=N().posix.join(s,"pa\
ckage.json");if(t===void 0||!r.changed.has(e))return[];const h=await u({...r,tree:t});if("problems"in h)return[];const c=h.
directories.filter(f=>!i.includes(f));return c.length===0?[]:[(0,F().problemAt)("workspaces-changed",n,{path:e,lost:c})]}
function A(s,i,{via:t,directory:r},n){if(s.some(({event:e,body:h})=>e===i&&!T(h)))return[];const u=t===void 0?"npm-scrip\
t-empty":"npm-script-empty-part";return[(0,F().problemAt)(u,n,{script:i,path:N().posix.join(r,"package.json")})]}function T(s){
return s.split(`
`).every(i=>/^\s*(?:#|$)/.test(i))}async function O(s){const i=await(0,C().readNpmrc)(s);return"settings"in i&&i.settings["\
ignore-scripts"]===!0}function l({subcommand:s,operands:i}){switch(s){case"run":return i[0]?.text;case"test":case"start":case"\
stop":return s;default:return}}function m({scripts:s},i,{event:t,words:r},{ignoreScripts:n}={}){return(n?[t]:[`pre${t}`,
t,`post${t}`]).flatMap(e=>{const h=s.get(e);return h?[{directory:i,event:e,body:h,words:e===t?r:[]}]:[]})}const d=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function p(s){return s===""?"''":d.test(s)?`'${s.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):s}},45636:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.textRuns=I,w.valueRuns=j,w.wordRuns=
$;function N(){const P=a(97424);return N=function(){return P},P}function F(){const P=a(81716);return F=function(){return P},
P}function L(){const P=a(57615);return L=function(){return P},P}const C=4,D={kind:"download",name:"it runs what it downl\
oads"};async function I(P,A,T=0){if(T>C)return[{kind:"unread",name:"it is nested too deeply"}];const O=(0,F().readShellText)(
P);return O.length===0&&P.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,N().findDangers)(O).some(({name:m})=>m===
"remote_code_execution")?[D]:[],...await v(O,P,A,T)]}async function v(P,A,T,O){const l=[];let m=T;for(const d of P){if(l.
push(...await v(d.inside,A,m,O)),d.subshell!==void 0)continue;if(d.defines){l.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:p,assignments:s}=(0,F().withoutReserved)(d),i=p.map(n=>({...n,shown:A.slice(n.span.start,n.
span.end),isKnown:!(0,F().isDynamic)(d,n)}));l.push(...j(s.map(({value:n})=>n),m));const[t,r]=i;t?.text==="cd"||t?.text===
"pushd"?m=m.into(r?.isKnown?r.text:void 0):l.push(...await $(i,m,O))}return l}function $(P,A,T=0){const O=(l,m=A)=>I(l,m,
T+1);return(0,L().programRuns)(P,{files:A,shell:O})}function j(P,A){return P.flatMap(T=>T.split(/[\s=:,]+/)).flatMap(T=>A.
named(T))}},38218:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.resolveProgramFiles=m,w.resolveToolFiles=
l;function N(){const r=a(76760);return N=function(){return r},r}function F(){const r=a(91063);return F=function(){return r},
r}function L(){const r=a(32854);return L=function(){return r},r}function C(){const r=a(93028);return C=function(){return r},
r}function D(){const r=a(4289);return D=function(){return r},r}function I(){const r=a(66227);return I=function(){return r},
r}function v(){const r=a(15804);return v=function(){return r},r}function $(){const r=a(59867);return $=function(){return r},
r}function j(){const r=a(55013);return j=function(){return r},r}function P(){const r=a(82293);return P=function(){return r},
r}function A(){const r=a(56788);return A=function(){return r},r}function T(){const r=a(10473);return T=function(){return r},
r}const O=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(r=>`.${r}`)];async function l(r,n){return d(
(0,D().filesNamedBy)(r,n.families),n)}function m({files:r=[],flags:n,family:u},e){const h=n.flatMap(({name:c,value:f})=>f&&
u&&(0,F().movesTo)(u,c)?f:[]);return d({files:r,roots:h,nodeFlags:[]},e)}async function d({files:r,roots:n,nodeFlags:u},e){
const h=["",...n].flatMap(f=>{const b=(0,L().normalise)((0,A().from)(e,f));return b===void 0?[]:[b]}),c=[];for(const f of r)
c.push(f.as==="tests"?await t(f,e):await p(f,[...new Set(h)],e));for(const f of u)c.push(await(0,v().inspectNodeFlag)(f,
e));return(0,A().join)(c)}async function p(r,n,u){const{as:e,path:h,span:c}=r,f=(0,P().pathProblem)(h,c,u.directory);if(f!==
void 0)return{targets:[],problems:[f]};const b=[];for(const x of n){const g=(0,L().normalise)(N().posix.join(x,h));if(g===
void 0)continue;const R=await s(r,g,u);R!==void 0&&b.push(R)}return b.length>0?(0,A().join)(b):e==="code"||e==="config"?
(0,T().nothingAt)(u.tree,N().posix.join(u.directory,h),h,c):e==="module"&&r.first?(0,v().inspectImport)(u,h,c):A().NOTHING}
async function s(r,n,u){const{as:e,path:h,span:c}=r,{tree:f}=u,b=(0,v().firstFile)(f,e==="place"?[n]:O.map(R=>n+R));if(b===
void 0)return;const x=b.kind==="inside"&&!(0,C().isRegular)(b.entry.kind);if(e==="place"&&b.kind==="inside")return A().NOTHING;
if(!x)return i(r,n,b,u);if(e==="config"){const R=(0,L().resolveInTree)(f,N().posix.join(b.path,"tsconfig.json"));return R.
kind==="missing"?A().NOTHING:i(r,n,R,u)}const g=await(0,v().mainOf)(f,n);return g===$().INVALID?(0,A().fails)("package-j\
son-invalid",c,{path:N().posix.join(h,"package.json")}):g&&i(r,n,g.found,u)}async function i({as:r,path:n,span:u,ifFile:e},h,c,f){
const b=(0,T().fileAt)(c,n,u);if("problems"in b)return b;const x=await(0,v().trustProblems)(f,b,n,u);if(x.some(I().isUnverified))
return{targets:[],problems:x};const g=(0,T().runs)(f,{name:n,path:b.path,wanted:h},u),R=r==="module"&&e?[e]:[];return{...g,
problems:[...x,...R,...g.problems]}}async function t(r,n){const{path:u,span:e}=r,h=(0,P().testProblem)(u,e,n.directory);
if(h!==void 0)return{targets:[],problems:[h]};const f=((0,j().isPattern)(u)?((0,j().alternativesOf)(u)??[]).map(j().baseOf):
[u]).map(x=>(0,L().resolveInTree)(n.tree,(0,A().from)(n,x)));if(f.some(({kind:x})=>x==="outside"))return(0,A().fails)("t\
arget-outside",e,{path:u,reason:"symlink"});const[b]=f;return(0,j().isPattern)(u)||b?.kind!=="inside"||!(0,C().isRegular)(
b.entry.kind)?A().NOTHING:i(r,(0,L().normalise)((0,A().from)(n,u))??u,b,n)}},10473:function(K,w,a){Object.defineProperty(
w,"__esModule",{value:!0}),w.entryAt=v,w.entryFrom=P,w.fileAt=j,w.firstLineOf=m,w.hasOtherContent=l,w.nothingAt=$,w.readText=
O,w.resolveCommitted=A,w.runs=T;function N(){const d=a(76760);return N=function(){return d},d}function F(){const d=a(32854);
return F=function(){return d},d}function L(){const d=a(93028);return L=function(){return d},d}function C(){const d=a(95132);
return C=function(){return d},d}function D(){const d=a(1277);return D=function(){return d},d}function I(){const d=a(56788);
return I=function(){return d},d}function v(d,p,s){switch(d.kind){case"inside":return d.entry;case"outside":return(0,I().
fails)("target-outside",s,{path:p,reason:"symlink"});case"missing":return(0,I().fails)("target-missing",s,{path:p});case"\
loop":return(0,I().fails)("target-not-a-file",s,{path:p,reason:"loop"})}}function $(d,p,s,i){const t=(0,D().nearestFile)(
d,p),r=p.slice(0,Math.max(0,p.length-((0,F().normalise)(s)?.length??0))),n=t&&N().posix.relative(r,t),e=p.split("/").map(
(h,c,f)=>f.slice(0,c).join("/")).find(h=>d.stat(h)?.kind==="submodule");return(0,I().fails)("target-missing",i,{path:s,...e?
{submodule:e}:n&&{near:n}})}function j(d,p,s){const i=v(d,p,s);return"problems"in i||(0,L().isRegular)(i.kind)?i:(0,I().
fails)("target-not-a-file",s,{path:p,reason:i.kind})}function P(d,p,s){const i=p.startsWith("/")?void 0:(0,F().normalise)(
(0,I().from)(d,p));if(i===void 0)return(0,I().fails)("target-outside",s,{path:p,reason:"above"});const t=(0,F().resolveInTree)(
d.tree,i);return t.kind==="missing"?$(d.tree,i,p,s):v(t,p,s)}function A(d,{text:p,span:s}){const i=p.startsWith("/")?void 0:
(0,F().normalise)((0,I().from)(d,p)),t=i===void 0?void 0:(0,F().resolveInTree)(d.tree,i);return i===void 0||t?.kind!=="i\
nside"||!(0,L().isRegular)(t.entry.kind)?I().NOTHING:T(d,{name:p,path:t.path,wanted:i},s)}function T(d,{name:p,path:s,wanted:i},t){
const r=d.changed.has(s)||d.changed.has(i);return{targets:[(0,I().target)(d,{kind:"file",name:p,path:s})],problems:r?[(0,C().
problemAt)("target-changed",t,{path:s})]:[]}}async function O(d,p,s){const i=(0,F().resolveInTree)(d,p);if(!(i.kind==="m\
issing"&&d.stat(p)===void 0))return i.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,L().isRegular)(i.entry.kind)?(i.entry.size??0)>s?{unread:"it is too large"}:{text:(await d.read(i.path,s)).toString(
"utf8"),path:i.path}:{unread:"it is not a regular file"}}async function l(d,p,s){if(d===p)return!1;const[i,t]=[d,p].map(
h=>(0,F().resolveInTree)(h,s));if(i?.kind!=="inside"||t?.kind!=="inside")return!0;const[r,n]=[i.entry,t.entry];if(r.oid!==
void 0&&r.oid===n.oid)return!1;if(r.size!==n.size||!(0,L().isRegular)(r.kind)||!(0,L().isRegular)(n.kind))return!0;const[
u,e]=await Promise.all([d.read(r.path,r.size),p.read(n.path,n.size)]);return!u.equals(e)}async function m(d,p){const[s=""]=(await d.
read(p)).subarray(0,256).toString("latin1").split(`
`,1);return s}},47668:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.listWorkspaces=void 0,w.selectWorkspaces=
P;function N(){const T=a(76760);return N=function(){return T},T}function F(){const T=a(32854);return F=function(){return T},
T}function L(){const T=a(59542);return L=function(){return T},T}function C(){const T=a(59867);return C=function(){return T},
T}function D(){const T=a(55013);return D=function(){return T},T}const I=w.listWorkspaces=(0,L().perPath)(async(T,O)=>{const l=await(0,C().
usablePackageJson)(T,O),m=(0,D().readPatterns)(l?.workspaces??[]);if("unclear"in m)return m;const{wanted:d,entries:p,refused:s}=m;
if(d.length===0)return[];const i=[];for(const{path:n,kind:u}of T.files()){const e=j(O,n);if(e!==void 0)if(u==="symlink"){
const h=d.some(b=>(0,D().matchesPattern)(e,b,{partial:!0})),c=d.some(b=>(0,D().matchesPattern)(e,b)),f=h?(0,F().resolveInTree)(
T,n):void 0;if(f?.kind==="outside")return{unclear:n};if(f?.kind!=="inside"||f.entry.kind!=="directory")continue;if(!c||s.
length>0||d.some(b=>b.startsWith(`${e}/`)))return{unclear:n};i.push(e)}else N().posix.basename(n)==="package.json"&&i.push(
N().posix.dirname(e))}const t=i.filter(n=>d.some(u=>(0,D().matchesPattern)(n,u))).filter(n=>!n.split("/").includes("node\
_modules")).filter(n=>!s.some(u=>(0,D().matchesPattern)(n,u,{dot:!0}))).sort((n,u)=>n.localeCompare(u,"en")),r=p.flatMap(
n=>t.filter(u=>n.some(e=>(0,D().matchesPattern)(u,e,{partial:!0}))));return v(T,O,[...new Set(r)])});async function v(T,O,l){
const m=[],d=new Set;for(const p of l){const s=N().posix.join(O,p).replace(/^\.$/,""),i=await(0,C().readPackageJson)(T,s);
if(i===void 0)continue;if(i===C().INVALID)return{broken:`${s}/package.json`};const t=i.name||$(s);if(d.has(t))return{broken:i.
path};d.add(t),m.push({directory:s,name:t})}return m}function $(T){const O=N().posix.basename(N().posix.dirname(T)),l=N().
posix.basename(T);return O.startsWith("@")?`${O}/${l}`:l}function j(T,O){return T===""?O:O.startsWith(`${T}/`)?O.slice(T.
length+1):void 0}function P(T,O,{directory:l,project:m}){const d=t=>N().posix.join("/",t),p=d(j(m,`${l}/`)===void 0?m:l),
s=N().posix.resolve(p,O),i=[N().posix.relative(d(m),N().posix.resolve(d(l),O)),O];return T.filter(t=>{if(t.name===O||d(t.
directory)===s)return!0;const r=N().posix.relative(p,d(t.directory)),n=O.startsWith("./")?`./${r}`:r;return i.some(u=>A(
n,u))})}function A(T,O){const l=/^\.(?:\/|$)/.test(O)===T.startsWith("./"),[m,d]=[N().posix.normalize(T),N().posix.normalize(
`${O}/`)];return l&&O!==""&&`${N().posix.dirname(m)}/`===d&&!N().posix.basename(m).startsWith(".")}},34482:function(K,w,a){
Object.defineProperty(w,"__esModule",{value:!0}),w.Places=void 0,w.contextIn=L;function N(){const I=a(32854);return N=function(){
return I},I}const F="/\0checkout";function L({policy:I,tree:v,platform:$,cwd:j=""},P){const{workspace:A}=I,T=C(I)?F:void 0,
{files:O,cwd:l=j===""?T:`${T??A}/${j}`}=P;return{policy:I,platform:$,proposal:P,mount:O?{at:"/",tree:O}:v?{at:T??A,tree:v}:
{at:F},cwd:l}}function C({workspace:I}){const v=(0,N().locatePath)(I,F,{at:F});return v!==void 0&&(0,N().isLocatedIn)(v,
F)}class D{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:v},cwd:$,platform:j,mount:P}){this.#n=P,this.#e=P.at===
"/"?P:{at:P.at},this.#s=j!=="linux",this.workspace=(0,N().locatePath)(v,F,this.#e)??F,this.cwd=$===void 0?this.workspace:
(0,N().locatePath)($,this.workspace,P)??F}locate(v){return(0,N().locatePath)(v,this.cwd,this.#n)}leadsInto(v,$){const j=this.
locate(v);return j===void 0?!1:$.some(P=>{const A=(0,N().locatePath)(P,this.workspace,this.#e);return A!==void 0&&this.isIn(
j,A)})}isIn(v,$){return(0,N().isLocatedIn)(v,$,{ignoreCase:this.#s})}mayBeIn(v,$){return(0,N().isLocatedIn)(v,$,{ignoreCase:!0})}}
w.Places=D},6163:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.dangerIn=P;function N(){const l=a(76760);
return N=function(){return l},l}function F(){const l=a(97424);return F=function(){return l},l}function L(){const l=a(11331);
return L=function(){return l},l}function C(){const l=a(81716);return C=function(){return l},l}function D(){const l=a(54421);
return D=function(){return l},l}const I=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","reads the environment":"\
printenv"}).flatMap(([l,m])=>m.split(" ").map(d=>[d,l]))),v=2,$=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
j={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function P(l){if($.test(l))return"names a \
file that is made for secrets";const m=(0,C().readShellText)(l),d=(0,C().everyCommand)(m).some(A)?Object.entries(j).find(
([,s])=>s.test(l)):void 0;if(d!==void 0)return`${d[0]} in inline code`;const[p]=(0,F().findDangers)(m);return p?F().DOES[p.
name]:T(m)}function A({words:l}){return l.some((m,d)=>(0,D().textHanded)(l.slice(d))!==void 0)}function T(l,m=0){for(const{
words:d,pipedFrom:p}of(0,C().everyCommand)(l)){const[s,...i]=d;if(s===void 0)continue;const t=N().posix.basename(s.text),
r=O(t);if(r!==void 0)return r;if((0,L().isShell)(t)&&(p!==void 0||i.length===0))return`has \`${t}\` run whatever it reads`;
if(!(t!=="find"&&!(0,L().startsOthers)(t)))for(const{text:n}of i){const u=O(N().posix.basename(n));if(u!==void 0)return u;
const h=m<v&&/\s/.test(n)?T((0,C().readShellText)(n),m+1):void 0;if(h!==void 0)return h}}}function O(l){const{kind:m,wraps:d}=(0,L().
programNamed)(l)??{};if(d==="as-user")return`acts as another user with \`${l}\``;const p=m==="downloader"?"downloads":I.
get(l);return p&&`${p} with \`${l}\``}},41431:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.judgeReading=
P,w.judgeRiskAlone=T,w.unjudged=O;function N(){const r=a(39763);return N=function(){return r},r}function F(){const r=a(13580);
return F=function(){return r},r}function L(){const r=a(95132);return L=function(){return r},r}function C(){const r=a(6163);
return C=function(){return r},r}function D(){const r=a(38010);return D=function(){return r},r}function I(){const r=a(46121);
return I=function(){return r},r}function v(){const r=a(8737);return v=function(){return r},r}function $(){const r=a(92890);
return $=function(){return r},r}function j(){const r=a(72017);return j=function(){return r},r}function P(r,n,u){const e=(0,v().
findProblems)(r),h=x=>t[x](r,e,u),c=h("evolver"),f=h("validator"),b={evolver:c,validator:f}[n]??h(n);return l(r,n,b,{evolver:c,
validator:f})}function A(r,n){const u=n.find(({rule:h})=>h==="validator-newer");return{"1.94":r,newer:u?{verdict:"block",
reason:u}:r}}function T(r,n,u){const e={findings:i((0,v().findProblems)(r))},h={evolver:e,validator:e};return l(r,"curat\
ed",(0,D().judgeRisk)(n,u),h)}function O(r,n,u){const e=typeof r=="string"?r:"",h=[(0,L().notJudged)(`the command \`${e}\
\``,u)];return l({command:e,words:[],assignments:[],argv:null,targets:[],problems:[]},n,{findings:h},{evolver:{findings:h},
validator:{findings:h}})}function l(r,n,u,e){const h=m(r,i(u.findings)),c=d(h),f=x=>x===u?c:d(i(x.findings)),b=f(e.validator);
return{reading:r,verdict:c.verdict,risk:u.risk??s(c.verdict,h),confirmation:u.confirmation??"standard",findings:h,profiles:{
evolver:f(e.evolver),validator:b,[n]:c},validators:A(b,e.validator.findings)}}function m({command:r},n){const u=n[0]?.severity===
"error"?(0,C().dangerIn)(r):void 0;return u===void 0?n:n.map(e=>e.severity==="error"?{...e,harm:"danger",danger:u}:e)}function d(r){
const n=p(r),[u]=r;if(n==="block"&&u)return{verdict:n,reason:u};const e=r.find(({rule:h})=>h==="validator-empty-folder");
return e?{verdict:n,remark:e}:{verdict:n}}function p(r){return r.some(({severity:u})=>u==="error")?"block":r.some(({severity:u,
rule:e})=>u==="warning"&&e!=="experimental_mode")?"warn":"allow"}function s(r,n){return r==="block"?"dangerous":n.some(({
rule:u})=>(0,F().ruleOf)(u).writes===!0)?"write":"safe"}function i(r){return N().SEVERITIES.flatMap(n=>r.filter(({severity:u})=>u===
n))}const t={evolver:I().evolver,validator:$().validator,curated:D().curated,workspace:j().workspace}},21311:function(K,w,a){
Object.defineProperty(w,"__esModule",{value:!0}),w.checkCommandPolicy=l,w.checkFamily=p,w.failedExamples=m,w.requireExamples=
d;function N(){const n=a(7723);return N=function(){return n},n}function F(){const n=a(51951);return F=function(){return n},
n}function L(){const n=a(41895);return L=function(){return n},n}function C(){const n=a(94853);return C=function(){return n},
n}function D(){const n=a(72720);return D=function(){return n},n}function I(){const n=a(74238);return I=function(){return n},
n}function v(){const n=a(5468);return v=function(){return n},n}function $(){const n=a(87952);return $=function(){return n},
n}function j(){const n=a(88220);return j=function(){return n},n}function P(){const n=a(91063);return P=function(){return n},
n}function A(){const n=a(34482);return A=function(){return n},n}function T(){const n=a(41431);return T=function(){return n},
n}function O(){const n=a(72017);return O=function(){return n},n}function l({families:n,patterns:u}){const e=n.flatMap((h,c)=>r(
["families",c],p(h)));return e.length>0?e:u.flatMap((h,c)=>r(["patterns",c],i(h,n)))}function m({policy:n,path:u=I().POLICY_PATH,
text:e=""}){return l(n).map(({message:h,pointer:c,value:f})=>{const b=(0,v().placeIn)(e,c,f);return`${b===void 0?u:`${u}\
:${b}`}: ${h}`})}function d(n){const u=m(n);if(u.length!==0)throw new(L()).GateError("policy_invalid",`Examples of the p\
olicy fail:
${u.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function p(n){const{name:u}=n,
e=j().familySchema.safeParse(n);if(!e.success)return[{message:`family ${u}: ${N().prettifyError(e.error)}`,pointer:["nam\
e"],value:u}];const{evolver:h,sandbox:c}=e.data;try{h&&(0,P().programFamily)(u,h)}catch(g){const{message:R}=g;return[{message:`\
family ${u}: ${R}`,pointer:["evolver","flags"],value:u}]}const f={...C().DEFAULT_POLICY,programs:[u],families:[e.data],mode:"\
dangerous",allow_dangerous:!0},b=(g,{match:R,not_match:S})=>{const E=(o,y)=>s(o,u,y,f);return[...t("match",R,o=>{const y=g.
find(k=>!E(o,k));return y&&`family ${u}: ${y} rejects its example`}),...t("not_match",S,o=>{const y=g.find(k=>E(o,k));return y&&
`family ${u}: ${y} accepts its example`})]},x=c?.only?[c.only]:["curated","workspace"];return[...h?r(["evolver"],b(["evo\
lver"],h)):[],...c?r(["sandbox"],b(x,c)):[]]}function s(n,u,e,h){const c=(0,F().readWords)(n,{programs:(0,$().programTerms)(
h)}),f=e==="evolver"?c.invocation?.family:c.words[0]?.text===u,b=(0,A().contextIn)({policy:h,tree:void 0,platform:"linux"},
{}),{findings:x}=(0,T().judgeReading)(c,e,b),g=x.filter(({severity:R,rule:S})=>R==="error"&&S!=="family_unavailable");return!!f&&
g.length===0}function i({name:n,regex:u,match:e,not_match:h},c){const f=(0,D().compileLinear)(u);if("error"in f)return[{
message:`${n}: the pattern ${f.error}`,pointer:["regex"],value:u}];const b=x=>(0,O().matchesAnyCommand)(x,u,c);return[...t(
"match",e,x=>b(x)?void 0:`${n}: does not match`),...t("not_match",h,x=>b(x)?`${n}: matches`:void 0)]}function t(n,u,e){return u.
flatMap((h,c)=>{const f=e(h);return f?[{message:`${f} ${h}`,pointer:[n,c],value:h}]:[]})}function r(n,u){return u.map(e=>({
...e,pointer:[...n,...e.pointer]}))}},38010:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.curated=void 0,
w.judgeRisk=e;function N(){const o=a(30084);return N=function(){return o},o}function F(){const o=a(55126);return F=function(){
return o},o}function L(){const o=a(87952);return L=function(){return o},o}function C(){const o=a(13580);return C=function(){
return o},o}function D(){const o=a(95132);return D=function(){return o},o}function I(){const o=a(34482);return I=function(){
return o},o}function v(){const o=a(8737);return v=function(){return o},o}const $=10,j=[l,m,p,s,t,o=>h(r(o),o.context.policy)],
P=(o,y,k)=>{const{policy:M,proposal:W}=k,[H,...B]=g(o),G=[...S(o),...(0,v().besidesProgram)(y,o)],U=W.family??H?.text??"",
z=(0,L().sandboxProgram)("curated",U,M.families),V=W.mode??(M.experimental.includes(U)?"experimental":"structured");if(H===
void 0||z===void 0){const en=H?(0,D().finding)("not_in_registry",{family:U},{span:H.span}):(0,D().finding)("no_command",
{});return{...e("dangerous",k),findings:[en,...G].filter(A)}}const J=new(I()).Places(k),Z=(0,F().readArguments)(B,z,x(J)),
Q=T(Z),_=new Set(z.dangerous_targets?.map(en=>J.locate(en))),Y=Q.some(({path:en})=>_.has(J.locate(en.replace(/\*$/,"")))),
X={context:k,places:J,base:H,name:U,program:z,proposalMode:V,words:B,read:Z,paths:Q,broad:Y},[q,...nn]=j.map(en=>en(X)),
tn=[...q??[],...G,...nn.flat()],sn=r(X),rn=c(sn,V);return{findings:tn.some(({severity:en})=>en==="error")?(0,v().firstOfEach)(
tn.filter(A),$):[...tn,...u(X).map(en=>(0,D().finding)(en,{}))],risk:sn,confirmation:rn}};w.curated=P;function A({severity:o}){
return o!=="warning"}function T({use:o,values:y}){const k=y.filter(({kind:W,text:H})=>N().PATH_KINDS.has(W)&&H!=="-").map(
({text:W,word:H})=>({path:W,word:H})),{default_operand:M}=o;return k.length===0&&M!==void 0?[{path:M}]:k}const O={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function l({name:o,
base:y,program:k,proposalMode:M,context:W}){const{maturity:H="structured",platforms:B}=k.family.sandbox??{},{category:G}=k.
family,{policy:U,platform:z}=W,V=O[H];return[...U.disabled_packs.includes(G)?[`is in the disabled pack \`${G}\``]:[],...B?.
includes(z)===!1?[`does not exist on \`${z}\``]:[],...V.includes(M)?[]:[`has the maturity \`${H}\``]].map(Z=>(0,D().finding)(
"family_unavailable",{family:o,reason:Z},{span:y.span}))}function m({name:o,base:y}){return o===y.text?[]:[(0,D().finding)(
"family_base_mismatch",{family:o,base:y.text},{span:y.span})]}const d={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function p(o){const{name:y,program:k,words:M,read:W}=o,H=d[y]??"constrained_form.other",
B=k.forms?H:"argument_refused";return[...M.filter(({text:U})=>k.family.category==="archives"&&N().SHELL_OPERATOR.test(U)).
map(({text:U,span:z})=>(0,D().finding)("shell_operator.quoted",{operator:U},{span:z})),...W.objections.filter(({word:U})=>U===
void 0||i(U,o)===void 0).map(({objection:U,word:z})=>(0,D().finding)(B,{family:y,objection:U},z?{span:z.span}:{}))]}function s(o){
return o.words.flatMap(y=>{const k=i(y,o);if(k===void 0)return[];const M={family:o.name,operand:y.text,prefix:k};return[
(0,D().finding)("forbidden_operand_prefix",M,{span:y.span})]})}function i({text:o},{program:y}){const{forbidden_prefixes:k=[]}=y;
return k.find(M=>o.toLowerCase().startsWith(M.toLowerCase()))}function t({paths:o,places:y,context:k}){const{allowed_roots:M}=k.
policy;return M.length===0?[]:o.filter(({path:W})=>W.startsWith("~")||!y.leadsInto(W,M)).map(({path:W,word:H})=>(0,D().finding)(
"outside_allowed_roots",{path:W,roots:M},H&&{span:H.span}))}function r({broad:o,read:{use:y}}){return o?"dangerous":y.risk??
"safe"}const n=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function u({broad:o,paths:y,proposalMode:k,read:M}){
const{flag_warnings:W={}}=M.use;return[...new Set([...(0,F().warningsIn)(M.use),...M.flags.flatMap(B=>W[B]??[]),...o?["b\
road_permission_target"]:[],...y.some(({path:B})=>n.test(B))?["env_secrets"]:[],...k==="experimental"?["experimental_mod\
e"]:[]])]}function e(o,{policy:y,proposal:k}){const M=c(o,k.mode??"structured");return{findings:h(o,y),risk:o,confirmation:M}}
function h(o,{mode:y,allow_dangerous:k}){return o==="safe"||o==="write"&&y!=="safe"||o==="dangerous"&&y==="dangerous"&&k?
[]:[(0,D().finding)("policy_risk",{risk:o,mode:y})]}function c(o,y){return y==="experimental"?"very_strong":o==="dangero\
us"?"strong":"standard"}const f=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],b=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function x(o){return(y,k)=>{const M=N().KINDS[y](k);if(M!==void 0||y!=="destination"&&y!=="source")return M;const W=o.locate(
k);if(W===void 0)return"cannot be resolved";if(W==="/")return"is the root of the file system";const B=(/^[\\/]|^[A-Za-z]:/.
test(k)||!o.isIn(W,o.cwd))&&f.find(G=>o.mayBeIn(W,G));if(B)return`is in the system directory ${B}`;if(y!=="destination")
return o.mayBeIn(o.cwd,W)?"is the working directory or one of its parents":b.test(W)?"is a home directory":void 0}}function g({
words:o,problems:y}){const k=y.filter(({rule:W})=>R.has((0,C().ruleOf)(W).shape)),M=Math.min(...k.map(({span:W})=>W.start));
return o.filter(({span:W})=>W.start<M)}const R=new Set(["operator","redirection","multiline"]);function S({problems:o}){
return o.flatMap(({rule:y,args:k,span:M})=>{const{shape:W}=(0,C().ruleOf)(y);if(W===void 0)return[];if(W==="unreadable")
return[(0,D().finding)("parse_failed",{},{span:M})];const{operator:H,written:B,character:G}=k,U=String(H??B??G),z=W==="o\
perator"?E(U):W;return[(0,D().finding)(`shell_operator.${z}`,{operator:U},{span:M})]})}function E(o){return o==="|"||o===
"|&"?"pipeline":o==="&"?"background":"chaining"}},46121:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),
w.evolver=void 0;function N(){const I=a(87952);return N=function(){return I},I}function F(){const I=a(38010);return F=function(){
return I},I}const L=(I,v,$)=>{const j=I.words[0]?.text;if(I.invocation===void 0&&j&&(0,N().isNamedCurated)(j,$.policy))return(0,F().
curated)(I,v,D($));const P=C(I,v);return{findings:v,...P&&{risk:P}}};w.evolver=L;function C({invocation:I},v){const $=I?.
family?.data.risk;return v.some(({severity:P})=>P==="error")||$==="safe"?void 0:$}function D(I){const{policy:v}=I,$=v.allowed_roots.
length>0?v.allowed_roots:["."];return{...I,policy:{...v,allowed_roots:$}}}},8737:function(K,w,a){Object.defineProperty(w,
"__esModule",{value:!0}),w.besidesProgram=L,w.findProblems=D,w.firstOfEach=C;function N(){const I=a(13580);return N=function(){
return I},I}function F(){const I=a(95132);return F=function(){return I},I}function L(I,{invocation:v}){const $=v?.family?
["program","invocation","target"]:["program"];return I.filter(({layer:j,rule:P})=>!$.includes(String(j))||(0,N().ruleOf)(
P).anyText===!0)}function C(I,v){const $=new Map;return I.filter(({rule:j})=>{const P=($.get(j)??0)+1;return $.set(j,P),
P<=v})}function D({problems:I}){return I.map(F().problemFinding)}},89509:function(K,w){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.readToolCall=F;const a=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,N=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function F(L){const C=a.exec(L);if(C===null)return;const[,D="",I=""]=C,v=[];let $=C.indices?.[2]?.[0]??0,j=I;for(;j!=="";){
const P=N.exec(j);if(P===null)return;const[A,T,O]=P;v.push({text:T??O??"",span:{start:$,end:$+A.length}}),j=j.slice(A.length),
$+=A.length}return{name:D,args:v}}},92890:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.validator=void 0;
function N(){const v=a(95132);return N=function(){return v},v}const F=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
L={"1.94":{refused:F,information:new Set(["--version","--help","--v8-options"])},newer:{refused:F,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},C=(v,$)=>{const{invocation:j}=v,P=[...$,...I("1.94",v)];
if(P.some(({severity:O})=>O==="error"))return{findings:P};const[A]=I("newer",v);if(A){const O=String(A.args.flag??"");P.
push((0,N().finding)("validator-newer",{refused:O},A.span&&{span:A.span}))}const T=j?.operands[0];if(T&&!D(j,L["1.94"])){
const{text:O,span:l}=T;P.push((0,N().finding)("validator-empty-folder",{script:O},{span:l}))}return{findings:P}};w.validator=
C;function D({flags:v},{information:$}){return v.some(({name:j})=>$.has(j))}function I(v,{words:$,invocation:j,command:P}){
const A=L[v],[T,...O]=$;if(T===void 0)return[];const l=e=>(0,N().finding)("validator-script",{command:e},{span:T.span});
if(T.text!=="node")return[l(`\`${T.text}\``)];const{flags:m=[],operands:[d]=[]}=j??{},p=(e,h)=>{const c=d&&d.span.start<
h.start?"script":"node";return(0,N().finding)("validator-flag",{flag:e,of:c},{span:h})},s=j!==void 0&&D(j,A),i=s&&m.length===
1&&d===void 0,{options:t}=A,r=i||t===void 0?[]:m.filter(({name:e})=>!t.has(e)),n=A.text?.exec(P),u=m.some(({name:e})=>e===
"--test");return[...O.flatMap(({text:e,span:h})=>A.refused.test(e)?[p(e,h)]:[]),...r.map(({written:e,span:h})=>p(e,h)),...n?
[p(n[0],{start:n.index,end:n.index+n[0].length})]:[],...(d===void 0||u)&&!s?[l("`node` without a script")]:[]]}},72017:function(K,w,a){
Object.defineProperty(w,"__esModule",{value:!0}),w.matchesAnyCommand=c,w.workspace=void 0;function N(){const o=a(13970);
return N=function(){return o},o}function F(){const o=a(72720);return F=function(){return o},o}function L(){const o=a(30084);
return L=function(){return o},o}function C(){const o=a(55126);return C=function(){return o},o}function D(){const o=a(21006);
return D=function(){return o},o}function I(){const o=a(87952);return I=function(){return o},o}function v(){const o=a(13580);
return v=function(){return o},o}function $(){const o=a(95132);return $=function(){return o},o}function j(){const o=a(97424);
return j=function(){return o},o}function P(){const o=a(81716);return P=function(){return o},o}function A(){const o=a(34482);
return A=function(){return o},o}function T(){const o=a(8737);return T=function(){return o},o}function O(){const o=a(89509);
return O=function(){return o},o}const l=(o,y,k)=>k.proposal.tool==="runpy"?E(o,y,k):m(o,(0,T().besidesProgram)(y,o),k);w.
workspace=l;function m(o,y,k){const{families:M,patterns:W,disabled_packs:H}=k.policy,B=new(A()).Places(k),G=(0,P().readShellText)(
o.command),U=X=>X.map(q=>d(q,M,H)),z=U((0,P().everyCommand)(G)),V=X=>z.flatMap(q=>{const nn=f(q);return W.filter(tn=>tn.
layer===X&&h(tn.regex,nn)).map(({name:tn,regex:sn,reason:rn})=>(0,$().finding)("custom_pattern",{name:tn,pattern:sn,reason:rn},
{layer:X}))}),J=[()=>p(o,G),()=>U(r(o,k.mount,B,z)).flatMap(X=>b(X,B)),()=>z.flatMap(S)];for(const[X,q]of J.entries()){const nn=[
...q(),...V(X+1)];if(nn.length>0)return{findings:[...(0,T().firstOfEach)(nn,1),...y.filter(n)]}}const Z=z.map(({read:X})=>X.
use),Q=new Set(Z.flatMap(C().warningsIn)),_=[...y,...[...Q].map(X=>(0,$().finding)(X,{}))],Y=N().riskSchema.options.findLast(
X=>Z.some(q=>q.risk===X));return Y===void 0||Y==="safe"||_.some(n)?{findings:_}:{findings:_,risk:Y}}function d(o,y,k){const[
M,...W]=o.words,H=(0,I().sandboxProgram)("workspace",M?.text??"",y),B=H&&!k.includes(H.family.category)?H:void 0;return{
command:o,program:B,read:(0,C().readArguments)(W,B??{})}}function p({targets:o},y){const k=o.flatMap(({script:M})=>M===void 0?
[]:[M]);return[...(0,j().findDangers)(y).map(M=>s(M,!0)),...k.flatMap(M=>(0,j().findDangers)((0,P().readShellText)(M))).
map(M=>s(M,!1))]}function s({name:o,pattern:y,words:k},M){const W=k[0]?.span.start,H=k.at(-1)?.span.end,B=M&&W!==void 0&&
H!==void 0?{span:{start:W,end:H}}:{};return(0,$().finding)(o,{pattern:t(y)},B)}const i=200;function t(o){return o.length>
i?`${o.slice(0,i)}\u2026`:o}function r({command:o},{tree:y,at:k},{cwd:M},W){return y!==void 0&&k!=="/"&&k===M&&W.length===
1?(0,P().everyCommand)((0,P().readShellText)(o,y)):W.map(B=>B.command)}function n({severity:o}){return o==="error"}function u({
program:o,read:y}){const k=o===void 0?[]:y.values;return new Set(k.flatMap(({kind:M,word:W})=>L().PATH_KINDS.has(M)?[]:W))}
const e=new Map;function h(o,y){const k=e.get(o)??(0,F().compileLinear)(o);return e.set(o,k),"error"in k||k.matches(y)}function c(o,y,k){
return(0,P().everyCommand)((0,P().readShellText)(o)).some(M=>h(y,f(d(M,k,[]))))}function f(o){const{words:y,redirections:k}=o.
command,M=u(o);return[...y.filter(W=>!M.has(W)).map(({text:W})=>W),...k.map(({operator:W,target:H})=>`${W} ${H?.text??""}`)].
join(" ")}function b(o,y){const{words:k,redirections:M,problems:W}=o.command,H=u(o),B=W.filter(({rule:U})=>U==="variable\
-expansion"),G=M.flatMap(({target:U})=>U??[]);return[...k.slice(1).filter(U=>!H.has(U)),...G].flatMap(({text:U,span:z})=>{
const V=B.some(({span:J})=>J.start>=z.start&&J.end<=z.end);return[U,...x(U)].flatMap(J=>g(J,z,y,V))})}function x(o){if(!o.
startsWith("-"))return[];const{attached:y}=(0,D().splitAtEquals)(o);return[...y?[y]:[],.../^-[^-]./.test(o)?[o.slice(2)]:
[]]}function g(o,y,k,M=!1){const W=M||o.startsWith("~")?void 0:k.locate(o);return W===void 0||!k.isIn(W,k.workspace)?[(0,$().
finding)("path_outside_workspace",{path:o},{span:y})]:o.split(/[\\/]/).includes("..")?[(0,$().finding)("path_traversal",
{path:o},{span:y})]:[]}const R=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],[/^(?:chmod|chown|dd|kill)$/,
/^--all$/],[/^/,/^--force$/]];function S({command:o,program:y,read:k}){const[M,...W]=o.words;if(M===void 0)return[];const{
text:H}=M,B=R.flatMap(([z,V])=>z.test(H)?[V]:[]),G=W.filter(({text:z})=>B.some(V=>V.test(z)));return G.length>0?G.map(({
text:z,span:V})=>(0,$().finding)("blocked_flag",{program:H,flag:z},{span:V})):W.length===1&&y&&/^--(?:version|help)$/.test(
W[0]?.text??"")?[]:(y?k.objections:[{objection:"is not allowed",word:M}]).map(({objection:z,word:V=M})=>(0,$().finding)(
"command_not_allowed",{program:H,objection:z},{span:V.span}))}function E({command:o},y,k){const M=y.filter(({rule:G})=>(0,v().
ruleOf)(G).anyText===!0),W=(0,O().readToolCall)(o),[H]=W?.args??[];if(W?.name!=="write_file"||H===void 0){const G=t(W?.name??
o);return{findings:[(0,$().finding)("command_not_allowed",{program:G,objection:"is not a call of a file tool with litera\
l arguments"}),...M]}}const B=[...g(H.text,H.span,new(A()).Places(k)),...M];return B.some(n)?{findings:B}:{findings:B,risk:"\
write"}}},81961:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.combine=I,w.policyWith=j,w.stricterOf=
D,w.tightenPolicy=v,w.valuesOf=$;function N(){const P=a(23404);return N=function(){return P},P}function F(){const P=a(41895);
return F=function(){return P},P}function L(){const P=a(74238);return L=function(){return P},P}function C(){const P=a(11160);
return C=function(){return P},P}function D(P,A,T){const O=I(P.policy,A.policy);if("conflicts"in O)throw new(F()).GateError(
"policy_conflict",`The policies of the base and of ${T} differ in ${O.conflicts.join(", ")}; the gate cannot determine w\
hich is stricter.`,"Use the same values in both policies.");const{ref:l,digest:m}=A,d=[...P.combinedWith?[P.combinedWith.
name]:[],T];return{...P,policy:O.policy,digest:(0,L().digestPolicy)(O.policy),combinedWith:{name:d.join(" and "),digest:m,
...l!==void 0&&{ref:l}}}}function I(P,A){const T=[],O=$(P),l=$(A);for(const[m,{strictness:d}]of C().POLICY_KEYS){const[p,
s]=[O.get(m),l.get(m)];if((0,N().canonicalize)(p)===(0,N().canonicalize)(s))continue;const i=d.combine(p,s);i?O.set(m,i.
value):T.push(m)}return T.length>0?{conflicts:T}:{policy:j(O)}}function v(P,A){if(Object.values(A).every(d=>d===void 0))
return P;const T=$(P.policy),O=[],l=new Map(Object.entries(A));for(const[d,{strictness:p,input:s}]of C().POLICY_KEYS){const i=s&&
l.get(s.name),t=T.get(d);if(!(!s||i===void 0||i===t))if(t===s.open||p.compare(t,i)==="tighter")T.set(d,i);else{const r={
given:String(i),kept:String(t)};O.push({input:s.name,key:d,...r})}}const m=j(T);return{...P,policy:m,digest:(0,L().digestPolicy)(
m),ignoredInputs:O}}function $(P){const A=P;return new Map([...C().POLICY_KEYS.keys()].map(T=>{const[O="",l]=T.split("."),
m=A[O];return[T,l===void 0?m:m[l]]}))}function j(P){const A={};for(const[T,O]of P){const[l="",m]=T.split(".");A[l]=m===void 0?
O:{...A[l],[m]:O}}return C().policySchema.parse(A)}},76545:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),
w.comparePolicies=I;function N(){const P=a(23404);return N=function(){return P},P}function F(){const P=a(69873);return F=
function(){return P},P}function L(){const P=a(81961);return L=function(){return P},P}function C(){const P=a(11160);return C=
function(){return P},P}function D(){const P=a(92328);return D=function(){return P},P}function I(P,A){const[T,O]=[(0,L().
valuesOf)(P),(0,L().valuesOf)(A)];return[...C().POLICY_KEYS].flatMap(([l,{strictness:m}])=>{const[d,p]=[T.get(l),O.get(l)],
s=v(d,p);if(s===void 0)return[];const i=m.compare(d,p),t=m.loosens?.(d,p)??i!=="tighter";return[{key:l,change:s,direction:i,
loosens:t}]})}function v(P,A){if(Array.isArray(P)&&Array.isArray(A)){const T=[...(0,D().missingFrom)(P,A).map(O=>`+ ${$(
O)}`),...(0,D().missingFrom)(A,P).map(O=>`- ${$(O)}`)];return T.length===0?void 0:T.join(", ")}return(0,N().canonicalize)(
P)===(0,N().canonicalize)(A)?void 0:`${j(P)} \u2192 ${j(A)}`}function $(P){const A=P.name;return typeof A=="string"?A:j(
P)}function j(P){return(0,F().stringify)(P,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(K,w,a){Object.
defineProperty(w,"__esModule",{value:!0}),w.NPM_LOCKFILES=w.LOCKFILES=void 0,w.isCode=$,w.isLockfile=u,w.isOfTests=i,w.isPackageFile=
h,w.isProgramCode=v,w.isTest=p,w.isTestData=s,w.isWritten=j,w.toolThatFinds=R;function N(){const S=a(76760);return N=function(){
return S},S}function F(){const S=a(41330);return F=function(){return S},S}const L=new Set(`js mjs cjs jsx ts mts cts tsx\
 vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),C=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),D=new Set("ini json json5 jsonl toml yaml yml".split(" ")),I=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function v(S){return L.has(P(S))}function $(S){return v(S)||C.has(P(S))}function j(S){return $(S)||D.has(P(S))||I.test(N().
posix.basename(S))}function P(S){return N().posix.extname(S).slice(1).toLowerCase()}const A={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},T=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
O=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[l,m,d]=Object.values(A).map(S=>new RegExp(`(?:^|/)(?\
:${S})/`,"i"));function p(S){return l.test(S)||T.test(S)}function s(S){return m.test(S)||S.endsWith(".snap")}function i(S){
return p(S)||s(S)||d.test(S)||O.test(S)}const t=w.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],r=w.LOCKFILES=
[...t,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],n=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function u(S){return r.includes(S)||n.test(S)}const e=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function h(S){return r.includes(S)||e.test(S)}const c="{js,cjs,mjs,ts,cts,mts}",f="{json,jsonc,json5,yaml,yml,toml}",b=`\
{${c.slice(1,-1)},${f.slice(1,-1)}}`,x={vitest:`vitest.config.${c} vitest.workspace.${b} vite.config.${c}`,jest:`jest.co\
nfig.${b} jest.setup.${c}`,mocha:`.mocharc .mocharc.${b}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${c}`,cypress:`cypress.config.${c}`,eslint:`eslint.config.${c} .eslintrc \
.eslintrc.${b} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${b} prettier.config.${c} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${b} stylelint.config.${c} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${b} .knip.${f} knip.config.${c}`,markdownlint:`.markdownlint.${b}\
 .markdownlint-cli2.${b} .markdownlintignore .markdownlintrc`,cspell:`cspell.${b} .cspell.${b} cspell.config.${b}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${b} nyc.config.${c}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${b} .babelrc .babelrc.${b}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let g;function R(S){if(g??=Object.entries(x).map(([o,y])=>[o,
(0,F().default)(y.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(S))return"cargo";const E=S.slice(S.lastIndexOf(
"/")+1);return g.find(([,o])=>o(E))?.[0]}},19609:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.PRELOADABLE_PACKAGES=
w.PRELOADABLE_BY_TOOLS=w.NODE_FLAGS=w.NODE_ALIASES=w.BUILT_IN_REPORTERS=void 0;function N(){const v=a(91063);return N=function(){
return v},v}const F=w.NODE_FLAGS=(0,N().nameTable)({harmless:`
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
  `.trim().split(/\s+/).map(v=>v.split("="))),C=w.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),D=w.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),I=w.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.NPM_SUBCOMMANDS=w.NPM_SHORTHANDS=
w.NPM_FLAGS=void 0;function N(){const v=a(91063);return N=function(){return v},v}const F=(0,N().nameTable)({harmless:`
    color? foreground-scripts json loglevel= long offline parseable prefer-offline prefer-online
    progress unicode update-notifier
  `,"selects-scripts":`
    if-present ignore-scripts include-workspace-root prefix= workspace= workspaces?
  `,"only-prints":"usage version versions","of-tests":"bail? coverage? runInBand?","outside-code":"call= global globalco\
nfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes?"}),L=w.NPM_FLAGS=new Map([
...F].map(([v,{name:$,arity:j,kind:P}])=>[v,{name:$,arity:j==="optional"?"loose":j==="value"?"value":"none",effect:P}])),
C=`
  ?=usage C=prefix H=usage c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly g=global
  h=usage help=usage iwr=include-workspace-root l=long no=no-yes p=parseable
  porcelain=parseable q=loglevel:warn quiet=loglevel:warn reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,D=w.NPM_SHORTHANDS=new Map(C.trim().split(/\s+/).map(v=>v.split(/[=:]/)).map(([v="",$,...j])=>[v,[`--${$}`,...j]])),I=w.
NPM_SUBCOMMANDS=(0,N().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exec,x","only-print\
s":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,init dedupe instal\
l,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink update,u,up,upgr\
ade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish audit diff docs d\
octor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version","outside-code":"\
config,c get set"})},55126:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.readArguments=D,w.warningsIn=
C;function N(){const A=a(35672);return N=function(){return A},A}function F(){const A=a(30084);return F=function(){return A},
A}function L(){const A=a(21006);return L=function(){return A},A}function C({warnings:A=[],network_touching:T}){return T?
["network_touching",...A]:A}function D(A,T,O=(l,m)=>F().KINDS[l](m)){if(T.forms!==void 0)return I(A,T,T.forms,O);if(T.subcommands===
void 0)return j(A,T,O);const[l,...m]=A,d=Object.entries(T.subcommands).find(([s])=>s===l?.text)?.[1];if(d!==void 0)return j(
m,{...T,...d},O);const p=`is accepted only with ${$(Object.keys(T.subcommands))}`;return{use:T,flags:[],values:[],objections:[
{objection:p,...l&&{word:l}}]}}function I(A,T,O,l){const m=`is accepted only as ${$(Object.keys(O))}`,[d]=A;let p={use:T,
flags:[],values:[],objections:[{objection:m,...d&&{word:d}}]};for(const[s,i]of Object.entries(O)){const t=(0,N().matchForm)(
(0,N().parseForm)(s)??[],A,l);if(t===void 0)continue;const r=t.map(({word:u,kind:e})=>({text:u.text,word:u,kind:e,operand:!0})),
n=t.find(u=>u.wrong!==void 0);if(!n)return{use:{...T,...i},flags:[],values:r,objections:[]};p={...p,values:r,objections:[
{...v(n),word:n.word}]}}return p}function v({word:A,wrong:T}){return{objection:`does not accept \`${A.text}\`, which ${T}`,
word:A}}function $(A){return A.map(T=>`\`${T}\``).join(", ")}function j(A,T,O){const l=[],m=[],d=[],p=[],s=(f,b)=>p.push(
v({word:f,wrong:b,kind:"text"})),{leading_flags:i=[]}=T;let t=!1;for(const f of(0,L().readFlags)(A,P(T)).tokens){const{word:b}=f;
if(f.kind==="operand"){t&&s(b,"comes after the expression"),d.push(b);continue}if(f.kind==="unknown"){s(b,"is not among \
its flags");continue}const{name:x,kind:g}=f.part.spec;if(l.push(x),i.includes(x)){d.length>0&&s(b,"must come before the \
operands");continue}if(t=i.length>0,g===void 0)continue;const R=f.consumes?f.next?.text:f.part.fixed;R===void 0?s(b,"req\
uires a value"):m.push({text:R,kind:g,word:f.consumes&&f.next||b,operand:!1})}const r=(f=[])=>f.some(b=>l.includes(b)),n=((0,N().
parseOperands)(T.operands??"path*")??[]).slice(r(T.first_operand_by)?1:0);for(const[f,b]of d.entries()){const x=n[Math.min(
f,n.length-1)];m.push({text:b.text,kind:x?.kind??"path",word:b,operand:!0})}for(const{text:f,kind:b,word:x}of m){const g=O(
b,f);g!==void 0&&p.push({objection:`does not accept \`${f}\`, which ${g}`,word:x})}const{min:u,max:e}=(0,N().countOf)(n),
h=u-(r(T.last_operand_by)?1:0),c=d.length;if(c<h||c>e){const f=e===h?`${e}`:`${h} to ${e}`,b=Number.isFinite(e)?f:`at le\
ast ${h}`;p.push({objection:`takes ${b} operands, not ${c}`})}return{use:T,flags:l,values:m,objections:p}}function P({flags:A="",
leading_flags:T=[]}){const O=new Map([...T.map(d=>[d,void 0]),...(0,N().parseFlags)(A)??[]]),l=(d,p)=>{const s=O.get(d);
return{spec:{name:d,kind:s},negated:!1,takes:s===void 0||p!==void 0?"never":"always",...p!==void 0&&{fixed:p}}},m=d=>O.has(
d)&&O.get(d)===void 0;return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:d=>{if(O.
has(d))return[l(d)];if(O.has("-#")&&/^-\d+$/.test(d))return[l("-#")];const{written:p,attached:s}=d.startsWith("--")?(0,L().
splitAtEquals)(d):{written:d.slice(0,2),attached:d.slice(2)};if(s!==void 0&&O.get(p)!==void 0)return[l(p,s)];const i=/^-[A-Za-z]{2,}$/.
test(d)?[...d.slice(1)].map(t=>`-${t}`):[];return i.length>0&&i.every(m)?i.map(t=>l(t)):void 0}}}},21006:function(K,w){Object.
defineProperty(w,"__esModule",{value:!0}),w.isTruth=D,w.readFlags=a,w.splitAtEquals=I,w.valueRead=C;function a(v,$){const j=[],
P=v.toReversed();let A;const T=O=>{for(const l of P.reverse())j.push({kind:"operand",word:l});return{tokens:j,separator:O,
rest:void 0}};for(let O=P.pop();O!==void 0;O=P.pop()){if($.separator.test(O.text))return T(O);const l=!N(O,$);if(!l&&A!==
void 0){j.push({...A,word:O,next:O});continue}const{written:m,attached:d}=l?F(O.text,$):{written:O.text,attached:void 0},
p=l?$.expand(m,d):"operand";if(p==="operand"){if(j.push({kind:"operand",word:O}),$.flags==="first")return T();continue}if(A=
void 0,p!==void 0&&"instead"in p){const{span:u,quoted:e}=O;P.push(...p.instead.map(h=>({text:h,span:u,quoted:e})).reverse());
continue}const s=P.at(-1),i=p===void 0?$.unknown:p.at(-1)?.takes,t=d===void 0&&L(i,s,$),r={word:O,written:m,attached:d,next:s,
consumes:t};p===void 0&&j.push({kind:"unknown",...r});for(const[u,e]of p?.entries()??[]){const h=u===(p?.length??0)-1,c={
word:O,written:m,attached:void 0,next:void 0,consumes:!1};j.push({kind:"flag",part:e,...h?r:c})}if(i==="rest")return{tokens:j,
separator:void 0,rest:P.reverse()};const n=j.at(-1);i==="operands"&&t&&n?.kind==="flag"&&(A=n),t&&!(i==="both"&&s&&!N(s,
$))&&P.pop()}return T()}function N({text:v},{dash:$}){return!v.startsWith("-")||v==="-"&&$==="operand"}function F(v,{equals:$}){
return $==="all"||$==="long"&&v.startsWith("--")?I(v):{written:v,attached:void 0}}function L(v,$,j){if($===void 0)return!1;
switch(v){case"always":case"both":return!0;case"unless-dash":return!$.text.startsWith("-");case"true-or-false":return D(
$.text);case"operand":case"operands":return N($,j);default:return!1}}function C({word:{span:v},attached:$,next:j,consumes:P}){
return P&&j?{value:j.text,span:{start:v.start,end:j.span.end}}:$===void 0?{span:v}:{value:$,span:v}}function D(v){return v===
"true"||v==="false"}function I(v){const $=v.indexOf("=");return $<0?{written:v,attached:void 0}:{written:v.slice(0,$),attached:v.
slice($+1)}}},2562:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.readTool=L;function N(){const O=a(
21006);return N=function(){return O},O}function F(){const O=a(91063);return F=function(){return O},O}function L(O,l){const{
tokens:m,rest:d}=(0,N().readFlags)(l,$(O)),p=[],s=[];let i;for(const h of m)h.kind==="flag"&&h.word===i&&/\s/.test(h.written)||
(i=h.kind==="flag"&&h.consumes?h.next:void 0,h.kind==="flag"&&!C(O,h,s)?p.push(D(h)):s.push(h.word));const t=O.stops?{operands:[],
started:s}:{operands:s,started:[]},r=d&&p.pop();if(d===void 0||r===void 0)return{flags:p,...t};const{word:n,value:u}=r,e=u===
void 0?d:[{...n,text:u},...d];return{flags:p,...t,rest:{flag:r,words:e}}}function C({readsBehind:O,handsOn:l},{part:m},d){
return O&&!l&&m.spec===void 0&&d.length>0}function D(O){const{word:l,attached:m,next:d,consumes:p,part:s}=O,{spec:i,negated:t,
letter:r,fixed:n=m}=s,u=r??O.written;if(p&&d!==void 0){const b={start:l.span.start,end:d.span.end};return{word:{...l,span:b},
written:u,flag:i,value:d.text,off:!1}}const e=d!==void 0&&(!d.text.startsWith("-")||d.text==="-"),h=i===void 0&&e?d.text:
void 0,c=i?.arity!=="value"&&/^(?:false|0)$/.test(n??""),f=i?.arity!=="rest"&&(t||c);return{word:l,written:u,flag:i,value:n??
h,off:f}}const I={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function v(O,l=!1){
const m=O===void 0?"never":I[O.arity];return{spec:O,negated:l,takes:l&&m!=="rest"?"never":m}}function $(O){return{flags:O.
stops&&!O.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:"all",unknown:"never",expand:(l,m)=>{const d=j(
O,l,m),p=O.handsOn&&!O.readsBehind;return O.stops&&p&&d.some(({spec:i})=>i===void 0)?"operand":d}}}function j(O,l,m){const d=l.
replace(/^-+/,""),p=l.startsWith("--"),s=P(O,d,p);if(s!==void 0)return[s];if(p||d.length<2)return[v(void 0)];const i=[],
t=m===void 0?d:`${d}=${m}`;for(let r=0;r<t.length;r+=1){const n=t[r]??"",u=O.flags.get(n);if(u===void 0)return[...i,v(void 0)];
const e={...v(u),letter:`-${n}`},h=t.slice(r+1);if(h!==""&&(u.arity!=="none"||h.startsWith("="))){const c=u.arity==="res\
t"?"rest":"never";return[...i,{...e,fixed:h.replace(/^=/,""),takes:c}]}i.push(e)}return i}function P(O,l,m){const d=T(O,
l,m)??(m&&O.completes?A(O,l):void 0);if(d!==void 0)return v(d);if(!/^no-?[A-Za-z]/.test(l))return;const p=T(O,l.replace(
/^no-?/,""),m);return p&&v(p,!0)}function A({flags:O},l){const m=(0,F().flagKey)(l),d=new Map;for(const[s,i]of O)s.startsWith(
m)&&d.set(i.name,i);const[p]=d.values();return d.size===1?p:void 0}function T({flags:O,prefixes:l},m,d){const p=(0,F().flagKey)(
m),s=O.get(p);if(s!==void 0)return s;const i=d?p.lastIndexOf("."):-1,t=i<0?void 0:O.get(p.slice(i+1));return t!==void 0&&
t.kind!=="plain"?t:l.find(([r])=>p.startsWith(r))?.[1]??t}},71011:function(K,w,a){Object.defineProperty(w,"__esModule",{
value:!0}),w.UNKNOWN_MODULE=void 0,w.unknownTool=v;function N(){const $=a(91063);return N=function(){return $},$}const F={
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
s","tsdown"],flags:{"never-ends":`${F.flags["never-ends"]} w`}}],C=(0,N().toolTable)(F),D=w.UNKNOWN_MODULE=(0,N().toolTable)(
{...F,flags:{...F.flags,code:"custom-syntax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= \
use=",module:"import= load= load-plugins= loader= plugin~="}}),I=new Map(L.flatMap(({programs:$,flags:j,subcommands:P,...A})=>{
const T=(0,N().toolTable)({flags:{...F.flags,...j},subcommands:{...F.subcommands,...P},...A});return $.map(O=>[O,T])}));
function v($){return I.get($)??C}},55366:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.MAX_FILE_BYTES=
void 0,w.readBlob=C;function N(){const D=a(41895);return N=function(){return D},D}function F(){const D=a(7650);return F=
function(){return D},D}const L=w.MAX_FILE_BYTES=16*1024*1024;async function C(D,I){const[v]=await D.read([I]);if(v?.type===
"blob")return v.content;throw new(N()).GateError("file_unreadable",v?`Object ${I} is a ${v.type}, not a file`:`Object ${I}\
 is missing from this clone`,F().FULL_CLONE_HINT)}},48741:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),
w.folderTree=j,w.readOnDisk=A;function N(){const d=a(73024);return N=function(){return d},d}function F(){const d=a(51455);
return F=function(){return d},d}function L(){const d=a(76760);return L=function(){return d},d}function C(){const d=a(41895);
return C=function(){return d},d}function D(){const d=a(55366);return D=function(){return d},d}function I(){const d=a(39491);
return I=function(){return d},d}function v(){const d=a(96681);return v=function(){return d},d}function $(){const d=a(93028);
return $=function(){return d},d}function j(d,p=D().MAX_FILE_BYTES){const s=(0,L().resolve)(d),i=`the directory ${d}`,t=e=>m(
e,()=>(0,N().lstatSync)((0,v().systemPath)((0,L().join)(s,e)))),r=e=>{if(e==="")return{path:e,kind:"directory",tracked:!0};
if(!(0,I().canBeCheckedOut)(e)||!(0,I().foldersAbove)(e).every(b=>t(b)?.isDirectory()))return;const h=t(e),c=h&&(0,$().kindOf)(
h);if(!h||!c)return;const f=(0,$().isRegular)(c)?{size:h.size}:{};return{path:e,kind:c,...f,tracked:!e.split("/").includes(
"node_modules")}},n=e=>r(e)?.kind!=="directory"?[]:(m(e,()=>(0,N().readdirSync)((0,v().systemPath)((0,L().join)(s,e)),{encoding:"\
buffer"}))??[]).map(c=>r(e===""?(0,v().decodePath)(c):`${e}/${(0,v().decodePath)(c)}`)).filter(c=>c!==void 0).sort(I().byEntryPath);
function*u(e){for(const h of n(e))h.tracked&&(h.kind==="directory"?yield*u(h.path):yield h)}return{label:i,stat:r,list:n,
files:()=>[...u("")].sort(I().byEntryPath),readlink:e=>r(e)?.kind==="symlink"?m(e,()=>(0,v().decodePath)((0,N().readlinkSync)(
(0,v().systemPath)((0,L().join)(s,e)),{encoding:"buffer"}))):void 0,read:async(e,h=p)=>{const c=r(e);if(!(0,$().isRegular)(
c?.kind))throw(0,I().notAFile)(i,e);if((c.size??0)>h)throw(0,I().tooLarge)(i,e,c.size??0,h);return T((0,L().join)(s,e),e,
i,h)}}}const P=N().constants.O_RDONLY|(N().constants.O_NOFOLLOW??0)|(N().constants.O_NONBLOCK??0);function A(d,p){return T(
(0,L().join)(d,p),p,`the directory ${d}`,1/0)}async function T(d,p,s,i){try{const t=await(0,F().open)((0,v().systemPath)(
d),P);try{const r=await t.stat();if(!r.isFile())throw(0,I().notAFile)(s,p);if(r.size>i)throw(0,I().tooLarge)(s,p,r.size,
i);return await t.readFile()}finally{await t.close()}}catch(t){throw t instanceof C().GateError?t:O(p,t)}}function O(d,p){
return new(C()).GateError("file_unreadable",`Cannot read ${d}: ${p instanceof Error?p.message:p}`,"Check the permissions\
 of the file and of the directories above it.",{cause:p})}const l=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function m(d,p){
try{return p()}catch(s){if(l.has(s.code??""))return;throw O(d,s)}}},63550:function(K,w,a){Object.defineProperty(w,"__esM\
odule",{value:!0}),w.literalTree=F;function N(){const C=a(39491);return N=function(){return C},C}function F(C,D="the giv\
en files"){const I=new Map(Object.entries(C)),v=j=>{const P=I.get(j);return typeof P=="string"?Buffer.from(P):Buffer.isBuffer(
P)?P:P!==void 0&&"executable"in P?Buffer.from(P.executable):void 0};return{...(0,N().indexEntries)([...I].map(([j,P])=>L(
j,P,v(j)?.length))),label:D,readlink:j=>{const P=I.get(j);return typeof P=="object"&&"symlink"in P?P.symlink:void 0},read:async j=>{
const P=v(j);if(P===void 0)throw(0,N().notAFile)(D,j);return P}}}function L(C,D,I){const v=!C.split("/").includes("node_\
modules");if(typeof D=="object"&&"symlink"in D)return{path:C,kind:"symlink",tracked:v};if(typeof D=="object"&&"submodule"in
D)return{path:C,kind:"submodule",oid:D.submodule,tracked:v};const $=typeof D=="object"&&"executable"in D;return{path:C,kind:$?
"executable":"file",...I===void 0?{}:{size:I},tracked:v}}},96681:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),
w.decodePath=F,w.decodePieces=D,w.splitNul=I,w.systemPath=C;function N(){const v=a(4573);return N=function(){return v},v}
function F(v){if((0,N().isUtf8)(v))return v.toString("utf8");let $="";for(let j=0;j<v.length;){const P=L(v,j);$+=P>0?v.toString(
"utf8",j,j+P):String.fromCharCode(56320+(v[j]??0)),j+=Math.max(P,1)}return $}function L(v,$){for(let j=1;j<=4&&$+j<=v.length;j++)
if((0,N().isUtf8)(v.subarray($,$+j)))return j;return 0}function C(v){if(!/[\udc80-\udcff]/.test(v))return v;const $=v.split(
/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat($.map((j,P)=>P%2===1?Buffer.of(j.charCodeAt(0)-56320):Buffer.
from(j)))}function D(v){if(!(0,N().isUtf8)(v))return[...I(v)].map(F);const $=v.toString("utf8").split("\0");return $.at(
-1)===""&&$.pop(),$}function*I(v){let $=0;for(let j=v.indexOf(0);j>=0;j=v.indexOf(0,$))yield v.subarray($,j),$=j+1;$<v.length&&
(yield v.subarray($))}},59542:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.filesNamed=C,w.perPath=
I,w.perTree=D;function N(){const v=a(76760);return N=function(){return v},v}function F(){const v=a(59490);return F=function(){
return v},v}const L=D(v=>(0,F().groupBy)(v.files(),({path:$})=>N().posix.basename($)));function C(v,$){return L(v).get($)??
[]}function D(v){const $=new WeakMap;return j=>{const P=j.original??j,{answer:A}=$.get(P)??{answer:v(P)};return $.set(P,
{answer:A}),A}}function I(v){const $=D(()=>new Map);return(j,P)=>{const A=$(j),T=A.get(P)??v(j,P);return A.set(P,T),T}}},
80781:function(K,w){Object.defineProperty(w,"__esModule",{value:!0}),w.subTree=a;function a(L,C){if(C==="")return L;const D=N.
get(L)??new Map;N.set(L,D);const I=D.get(C)??F(L,C);return D.set(C,I),I}const N=new WeakMap;function F(L,C){const D=`${C}\
/`,I=P=>P===""?C:D+P,v=P=>({...P,path:P.path===C?"":P.path.slice(D.length)}),{original:$,isPending:j}=L;return{label:L.label,
...$&&{original:a($,C)},...j&&{isPending:P=>j(I(P))},stat:P=>{const A=L.stat(I(P));return A&&v(A)},readlink:P=>L.readlink(
I(P)),list:P=>L.list(I(P)).map(v),files:()=>[...L.files()].filter(({path:P})=>P.startsWith(D)).map(v),read:(P,A)=>L.read(
I(P),A)}}},95132:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.describe=$,w.eligibilityOf=p,w.finding=
L,w.isMissingEvidence=s,w.isProblem=I,w.notJudged=l,w.problemAt=D,w.problemFinding=v,w.whyNotJudged=m;function N(){const i=a(
41895);return N=function(){return i},i}function F(){const i=a(13580);return F=function(){return i},i}function L(i,t,r={}){
return C(i,t,r)}function C(i,t,r){const{severity:n,harm:u,layer:e}=(0,F().ruleOf)(i);return{rule:i,severity:n,harm:u,layer:e,
args:t,...r}}function D(i,t,r,n){return{rule:i,args:r,span:t,...n&&{severity:n}}}function I(i,t){return i.rule===t}function v({
rule:i,args:t,span:r,severity:n}){return C(i,t,{span:r,...n&&{severity:n}})}function $({rule:i,args:t,edit:r,danger:n,level:u}){
const e=(0,F().ruleOf)(i);return{message:e.message(t)+(u?` ${j(u)}`:""),remedy:n===void 0?(r&&T(r))??e.remedy(t):`Remove\
 the command: it ${n}. A person decides whether the gene needs it.`}}function j({rules:i,level:t,from:r,reason:n}){const u=n===
void 0?"":`: ${n.replace(/\.$/,"")}`;return`The policy sets \`${i}\` to \`${t}\`, instead of ${r}${u}.`}const P=160,A=4;
function T({new:i,pointer:t,files:r=[],fix:n}){if(!(i.length<=A&&i.every(x=>x.length<=P&&!x.includes("`"))))return n?"Ru\
n `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const e=t?.endsWith("/asset_id")===!0,
h=e||i.length===0?"":" (accepted; not run)",c=n?`; \`gene-gate fix --write\` does this${h}.`:".",[f,...b]=i.map(x=>`\`${x}\
\``);return f===void 0?`Remove the command, which adds no check${c}`:e?`Set \`asset_id\` to ${f}${c}`:r.length>0?`Move i\
t into a script, ${r.map(({path:g})=>`\`${g}\``).join(", ")}, and run ${[f,...b].join(", ")}${c}`:b.length===0?`Write ${f}\
 instead${c}`:`Write separate entries in \`validation\`: ${[f,...b].join(", ")}${c}`}const O=500;function l(i,t,r={}){return L(
"not-judged",{detail:m(i,t)},r)}function m(i,t){if((0,N().endsAudit)(t))throw t;return`${i}: ${d(t).slice(0,O).replace(/\.$/,
"")}`}function d(i){return i instanceof N().GateError?i.message:i instanceof Error?`${i.name}: ${i.message}`:String(i)}function p(i){
return i.length===0?"eligible":i.every(s)?"unproven":"refuted"}function s({rule:i}){const{unproven:t,undecided:r}=(0,F().
ruleOf)(i);return t===!0||r===!0}},94411:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.areHarmlessOptions=
O,w.isHarmlessVariable=l,w.readAssignments=i;function N(){const t=a(25367);return N=function(){return t},t}function F(){
const t=a(17992);return F=function(){return t},t}function L(){const t=a(90762);return L=function(){return t},t}const C=/^[\w.-]{0,64}$/,
D=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,I=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,v=/^\d{1,9}$/,
$=/^(?:|[01]|true|false|yes|no|on|off)$/i,j=new Map([["NODE_ENV",C],["CI",C],["FORCE_COLOR",C],["NO_COLOR",C],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",D],["LC_ALL",D],["NODE_NO_WARNINGS",$],["PYTHONDONTWRITEBYTEC\
ODE",$],["PYTHONUNBUFFERED",$],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",I],["TS_NODE_TRANSPILE_ONLY",$],["TS_NODE_FILES",$],["TS_NODE_SKIP_PROJECT",$]]),P=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,C]],A="NOD\
E_OPTIONS",T=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function O(t){return t.split(" ").every(r=>T.test(r.replaceAll("_","-")))}function l(t,r){if(t===A)return O(r);const n=j.
get(t);return n!==void 0?n.test(r):d(t)?P.some(([e,h])=>e.test(t)&&h.test(r))||$.test(r)||v.test(r):!1}const m=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function d(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(t)?!(0,F().isReadByProgram)(t):m.test(t)}function p(t){return t===
A||j.has(t)||d(t)}const s=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function i(t,r){const n=[],u=[];let e=0;for(const h of t){const[
c]=h.parts,f=c&&!c.quoted?s.exec(c.text):null;if(!f)break;e+=1;const[b,x="",g]=f,R=(0,L().textOf)(h).slice(b.length),S={
start:h.start,end:h.end};if(!g&&l(x,R))n.push({name:x,value:R,span:S}),r.add("environment-assignment",S,{name:x,value:(0,N().
visible)(R)});else{const E=!g&&p(x);r.add("assignment-refused",S,{name:x,value:(0,N().visible)(R),known:E}),g||u.push({name:x,
value:R,span:S})}}return{assignments:n,refused:u,count:e}}},97424:function(K,w,a){Object.defineProperty(w,"__esModule",{
value:!0}),w.DOES=void 0,w.dangerOfScript=e,w.findDangers=T;function N(){const c=a(11331);return N=function(){return c},
c}function F(){const c=a(81716);return F=function(){return c},c}function L(){const c=a(54421);return L=function(){return c},
c}const C=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,D=(c,f,b)=>c.some(x=>/^-[A-Za-z]+$/.test(x)&&[...x.slice(
1)].some(g=>f.includes(g))||x.length>3&&b.startsWith(x.toLowerCase())),I=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
v=c=>c.some((f,b)=>{const x=/^(?:-s|--signal)$/.test(f)?c[b+1]:/^(?:-s|--signal=|-)(.+)$/.exec(f)?.[1];return x!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(x)}),$=(c,f,b)=>(c==="systemctl"||c==="loginctl")&&f.some(x=>b.test(x)),j=[{name:"mass_dele\
tion",matches:({program:c,args:f})=>c==="rm"&&D(f,"rR","--recursive")&&f.some(b=>!b.startsWith("-")&&I.test(b))},{name:"\
raw_disk_write",matches:({program:c,args:f})=>c==="dd"&&f.some(b=>b.startsWith("if=")||/^of=\/dev\//.test(b))},{name:"fi\
lesystem_format",matches:({program:c})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(c)},{name:"direct_disk_write",matches:({program:c,
args:f})=>c==="tee"&&f.some(b=>C.test(b))},{name:"world_writable",matches:({program:c,args:f})=>c==="chmod"&&f.some(b=>/^[0-7]{2,4}[2367]$/.
test(b)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(b))},{name:"privilege_escalation",matches:({program:c,args:f})=>c==="chown"&&
f.some(b=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(b))},{name:"firewall_manipulation",matches:({program:c})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(c)},{name:"system_shutdown",matches:({program:c,args:f})=>/^(?:shutdown|poweroff|halt)$/.test(c)||/^(?:init|telinit)$/.
test(c)&&f[0]==="0"||$(c,f,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:c,args:f})=>c==="reboot"||/^(?:init|telinit)$/.
test(c)&&f[0]==="6"||$(c,f,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:c,args:f})=>/^(?:kill|pkill|killall)$/.
test(c)&&v(f)}],P=8,A=4;function T(c,f=0){const b=new p;return(0,F().everyCommand)(c).flatMap(x=>O(x,b,f))}function O(c,f,b){
const x=[],{words:g}=(0,F().withoutReserved)(c);for(const{operator:o,target:y}of c.redirections)if(o.includes(">")&&y&&C.
test(y.text)){const k=`> ${y.text}`;x.push({name:"direct_disk_write",pattern:k,words:[y]})}const R=l(g),S=f.runBy(c,R);if(S!==
void 0){const o=`${S} | ${g[0]?.text??""}`;x.push({name:"remote_code_execution",pattern:o,words:g})}const E=new Set;for(const o of R){
const y=j.find(({matches:H})=>H(o))?.name;if(y!==void 0){const H=o.words.map(({text:B})=>B).join(" ");x.push({name:y,pattern:H,
words:o.words})}const M=(0,N().programNamed)(o.program)?.kind==="shell"?(0,L().textHanded)(o.words)?.text:void 0;if(M===
void 0||E.has(M)||b===A)continue;E.add(M);const W=T((0,F().readShellText)(M),b+1);x.push(...W.map(H=>({...H,words:o.words}))),
d.test(M)&&x.push({name:"remote_code_execution",pattern:M,words:o.words})}return x}function l(c){const f=m(c,0);if(f===void 0)
return[];const b=[f];if((0,N().programNamed)(f.program)?.kind==="wrapper")for(let x=1;x<=Math.min(c.length-1,P);x+=1){const g=m(
c,x);g!==void 0&&!/^-|=/.test(g.program)&&b.push(g)}if(f.program==="find")for(const[x,{text:g}]of c.entries()){const R=/^-(?:exec|ok)(?:dir)?$/.
test(g)?m(c,x+1):void 0;if(R!==void 0&&b.push(R),b.length>P)break}return b}function m(c,f){const b=c[f];if(b===void 0)return;
const x=c.slice(f);return{program:(0,N().baseName)(b.text),args:x.slice(1).map(({text:g})=>g),words:x}}const d=/\bdownload(?:string|data)\b/i;
class p{#n=new Map;#e=new Map;runBy(f,b){const x=(f.pipedFrom&&this.#n.get(f.pipedFrom))??i(f.inside),g=b.find(({program:S})=>t(
S));this.#n.set(f,x??g?.program);const R=b.flatMap(({program:S,args:E,words:o})=>((0,N().runsCode)(S)?E:o.slice(0,1).map(
({text:y})=>y)).flatMap(y=>this.#e.get(s(y))??[]))[0];return g&&this.#s(g,f),b.some(({program:S})=>(0,N().runsCode)(S))?
x??R:R}#s({program:f,args:b},{redirections:x}){const g=x.flatMap(({target:R})=>R?.text??[]);for(const R of[...b,...g])!R.
startsWith("-")&&s(R)!==""&&this.#e.set(s(R),f)}}function s(c){return c.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function i(c){
return(0,F().everyCommand)(c).flatMap(({words:f})=>l(f)).find(({program:f})=>t(f))?.program}function t(c){return(0,N().programNamed)(
c)?.kind==="downloader"}const r=w.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},n=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,u=16*1024;function e(c){if(c.length>u)return"is too long to\
 check";for(const[,x="",g=""]of c.matchAll(n))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(x)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(g))return r.mass_deletion;const f=(0,F().readShellText)(c),b=T(f).find(({name:x})=>x!=="mass_deletion");return b?r[b.
name]:h(f)?"pipes text into a shell":void 0}function h(c){return(0,F().everyCommand)(c).some(({pipedFrom:f,words:b})=>{const[
x]=(0,L().startedWords)(b);return f!==void 0&&x!==void 0&&(0,N().isShell)(x.text)})}},25367:function(K,w,a){Object.defineProperty(
w,"__esModule",{value:!0}),w.inspectBlanks=m,w.inspectCharacters=v,w.inspectInjection=s,w.inspectLookAlikes=P,w.visible=
I;function N(){const i=a(11970);return N=function(){return i},i}const F=/^\p{Bidi_Control}$/u,L=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function C(i){if(i>=32&&i<127||i===9)return"visible";if(i===0)return"nul-character";if(i===10||i===13)return"line-break";
if(i<160)return"control-character";if(i>=55296&&i<=57343)return"lone-surrogate";const t=String.fromCodePoint(i);return F.
test(t)?"bidirectional-character":L.test(t)?"invisible-character":"visible"}function D(i){return`U+${i.toString(16).toUpperCase().
padStart(4,"0")}`}function I(i,t=120){const r=i.length>t?`${i.slice(0,t)}\u2026`:i;let n="";for(const u of r){const e=u.
codePointAt(0)??0,h=e!==9&&C(e)==="visible";n+=h?u:`<${D(e)}>`}return n}function v(i,t,r,n){let u=t;for(const e of i)$(e,
u,r,n),u+=e.length}function $(i,t,r,n){const u=i.codePointAt(0)??0,e={start:t,end:t+i.length},h=D(u),c=C(u);if(c==="line\
-break"?n.add(c,e,{character:h,quoted:r}):c!=="visible"&&n.add(c,e,{character:h}),c!=="visible"||u<=126)return;const f=i.
normalize("NFKC");f!==i.normalize("NFC")||/[\0-\x7f]/.test(f)?n.add("compatibility-character",e,{character:h,becomes:f}):
r||n.add("non-ascii-unquoted",e,{character:h,shown:i})}const j=/\p{L}+/gu;function P(i,t,r,n){if(/^[\x00-\x7f]*$/.test(i)||
!r&&/\s/.test(i))return;const u=r?A(i):T(i);if(u===void 0)return;const e=[...new Set(i)].filter(h=>h>"\x7F");n.add("look\
-alike-letters",{start:t.start,end:t.end},{word:I(i),looks_like:I(u),characters:e.slice(0,10).map(h=>D(h.codePointAt(0)??
0))})}function A(i){const t=i.normalize("NFKD").replace(/\p{M}/gu,""),r=(0,N().asciiOf)(t);return/^[\x20-\x7e]+$/.test(r)?
r:void 0}function T(i){let t=!1;const r=i.replace(j,n=>{const u=(0,N().asciiOf)(n);return u===n||!/[A-Za-z]/.test(n)?n:(t=
!0,u)});return t?r:void 0}const O=100,l=1e3;function m(i,t){let r=0,n=0;for(let u=0;u<=i.length;u+=1){const e=i.charAt(u);
if(e===" "||e==="	")continue;const h=u-n;if(h>1&&(r+=h-1),h>=O||r>=l){const c=Math.max(h,r);t.add("blank-padding",{start:n,
end:u},{blanks:c});return}n=u+1}}const d=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
p=/<!--|```/;function s(i,t,r){const n=({index:h,0:c})=>r??{start:h,end:h+c.length},u=d.exec(i);u&&t.add("workflow-comma\
nd",n(u),{written:I(u[0])});const e=p.exec(i);e&&t.add("markup-injection",n(e),{written:e[0]})}},14395:function(K,w){Object.
defineProperty(w,"__esModule",{value:!0}),w.literalSegment=$,w.matchName=A,w.matchesStars=T,w.readPattern=a;function a(m){
if(!m.parts.some(n=>!n.quoted&&/[*?[]/.test(n.text)))return;const d=m.parts.flatMap(({text:n,quoted:u})=>Array.from(n,e=>({
character:e,active:!u}))),p=d.findLastIndex(({character:n,active:u})=>u&&n==="]"),s=[];let i,t;for(let n=0;n<d.length;){
const u=N(d,n,p);u?(i??=I(s),t??=u.ambiguity,u.element.kind==="many"&&s.at(-1)?.kind==="many"||s.push(u.element),n=u.end):
(s.push({kind:"literal",character:d[n]?.character??""}),n+=1)}return i===void 0?void 0:{text:d.map(({character:n})=>n).join(
""),prefix:i,segments:v(s),...t&&{ambiguity:t}}}function N(m,d,p){const s=m[d];return s?.active?s.character==="*"?{element:{
kind:"many"},end:d+1}:s.character==="?"?{element:{kind:"one"},end:d+1}:s.character!=="["||p<d?void 0:F(m,d)??{element:{kind:"\
one"},end:d+1,ambiguity:"bracket"}:void 0}function F(m,d){let p=d+1;const s=L(m[p],"!");s&&(p+=1);const i=new Set;for(;!L(
m[p],"]");){const t=C(m[p]);if(t===void 0)return;const r=L(m[p+1],"-")?C(m[p+2]):t;if(r===void 0||!D(t,r))return;p+=L(m[p+
1],"-")?3:1;for(let n=t.charCodeAt(0);n<=r.charCodeAt(0);n+=1)i.add(String.fromCharCode(n))}if(i.size!==0)return{element:{
kind:"set",negated:s,members:i},end:p+1}}function L(m,d){return m?.active===!0&&m.character===d}function C(m){return m&&
/^[A-Za-z0-9_.,@%+]$/.test(m.character)?m.character:void 0}function D(m,d){if(m===d)return!0;const p=[/[a-z]/,/[A-Z]/,/[0-9]/];
return m<d&&p.some(s=>s.test(m)&&s.test(d))}function I(m){return m.map(d=>d.kind==="literal"?d.character:"").join("")}function v(m){
const d=[[]];for(const p of m)p.kind==="literal"&&p.character==="/"?d.push([]):d.at(-1)?.push(p);return d}function $(m){
return m.every(({kind:d})=>d==="literal")?I(m):void 0}const j=m=>Array.from(m),P=m=>Array.from(Buffer.from(m).toString("\
latin1"));function A(m,d){const[p]=m;if(d.startsWith(".")&&!(p?.kind==="literal"&&p.character==="."))return!1;const s=O(
m,d,j);return/^[\x20-\x7e]*$/.test(d)||s===O(m,d,P)?s:void 0}function T(m,d){const p=Array.from(d,s=>s==="*"?{kind:"many"}:
{kind:"literal",character:s});return O(p,m,j)}function O(m,d,p){const s=m.flatMap(u=>u.kind==="literal"?p(u.character).map(
e=>({kind:"literal",character:e})):u),i=p(d);let t=0,r=-1,n=0;for(let u=0;u<i.length;)if(s[t]?.kind==="many")r=t,n=u,t+=
1;else if(l(s[t],i[u]))t+=1,u+=1;else if(r>=0)t=r+1,n+=1,u=n;else return!1;return s.slice(t).every(({kind:u})=>u==="many")}
function l(m,d=""){return m?.kind==="literal"?m.character===d:m?.kind==="set"?m.members.has(d)!==m.negated:m?.kind==="on\
e"}},16500:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.MAX_PATTERNS=void 0,w.resolvePattern=j;function N(){
const n=a(76760);return N=function(){return n},n}function F(){const n=a(32854);return F=function(){return n},n}function L(){
const n=a(25367);return L=function(){return n},n}function C(){const n=a(14395);return C=function(){return n},n}function D(){
const n=a(90762);return D=function(){return n},n}const I=20,v=4096,$=w.MAX_PATTERNS=64;function j(n,u,e){const{pattern:h,
span:c,position:f}=n,b=(0,L().visible)(h.text),x=T(h);let g=[];if(f==="program")e.add("glob-program",c,{pattern:b});else if(O(
h))e.add("glob-outside",c,{pattern:b});else if(!A(h,u))if(x)e.add("glob-unclear",c,{pattern:b,reason:x});else if(l(h))e.
add("glob-flag",c,{pattern:b,match:""});else if(u)g=P(n,u,e);else if(f==="script"&&m(h))e.add("glob-program",c,{pattern:b});else{
const R={matches:[],count:0,judged:!1};e.add("unquoted-glob",c,{pattern:b,...R})}return g.length===0?[h.text]:g}function P({
pattern:n,span:u,position:e},h,c){const f=(0,L().visible)(n.text),b=s(n,h),x="matches"in b&&!b.matches.every(d);if("ambi\
guity"in b||x){const o="ambiguity"in b?b.ambiguity:"file_name";return c.add("glob-unclear",u,{pattern:f,reason:o}),[]}const{
matches:g}=b,R=g.find(o=>o.startsWith("-"));R!==void 0&&c.add("glob-flag",u,{pattern:f,match:(0,L().visible)(R)}),e==="s\
cript"&&g.length>1&&c.add("glob-program",u,{pattern:f});const S=g.slice(0,I).map(o=>(0,L().visible)(o)),{length:E}=g;return c.
add("unquoted-glob",u,{pattern:f,matches:S,count:E,judged:!0}),g}function A({prefix:n,text:u},e){return n.includes("://")&&
!e?.stat(u.slice(0,u.indexOf("/")))}function T({text:n,segments:u,ambiguity:e}){return e||(n.length>v?"too_many":u.some(
c=>(0,C().literalSegment)(c)===void 0&&(0,C().matchName)(c,".."))?"dot":void 0)}function O({text:n,segments:u}){return n.
startsWith("/")||u.some(e=>(0,C().literalSegment)(e)==="..")}function l({prefix:n}){return n.startsWith("-")&&!n.includes(
"=")}function m({segments:n}){return n.some(u=>u.some(({kind:e})=>e==="many"))}function d(n){const u=new(D()).ProblemCollector;
return(0,L().inspectCharacters)(n,0,!0,u),u.inOrder().length===0}const p=128*1024;function s(n,u){let e=[{written:"",path:""}];
for(const[f,b]of n.segments.entries()){const x=f===n.segments.length-1,g=[];for(const R of e){const S=i(R,b,x,u);if(typeof S==
"string")return{ambiguity:S};g.push(...S)}e=g}const h=e.map(({written:f})=>Buffer.from(f));return h.reduce((f,b)=>f+b.length+
1,0)>p?{ambiguity:"too_many"}:{matches:h.sort(Buffer.compare).map(f=>f.toString())}}function i(n,u,e,h){const{written:c,
path:f}=n,b=(0,C().literalSegment)(u);if(b==="")return e?[n]:"empty_segment";const x=e?"":"/";if(b===".")return[{written:`${c}\
.${x}`,path:f}];const g=[];for(const R of t(f,u,b,h)){if(R==="letters")return"letters";if(!e&&r(R,h))return"symlink";!e&&
R.kind!=="directory"||g.push({written:`${c}${N().posix.basename(R.path)}${x}`,path:R.path})}return g}function*t(n,u,e,h){
if(e!==void 0){const c=h.stat(n===""?e:`${n}/${e}`);c?.tracked&&(yield c);return}for(const c of h.list(n)){if(!c.tracked)
continue;const f=(0,C().matchName)(u,N().posix.basename(c.path));f===void 0?yield"letters":f&&(yield c)}}function r(n,u){
if(n.kind!=="symlink")return n.kind==="submodule";const e=(0,F().resolveInTree)(u,n.path);return e.kind==="missing"?!1:e.
kind!=="inside"||!/^(?:file|executable)$/.test(e.entry.kind)}},54669:function(K,w,a){Object.defineProperty(w,"__esModule",
{value:!0}),w.hasOneReading=P,w.lex=j;function N(){const s=a(13580);return N=function(){return s},s}function F(){const s=a(
94411);return F=function(){return s},s}function L(){const s=a(25367);return L=function(){return s},s}function C(){const s=a(
16500);return C=function(){return s},s}function D(){const s=a(14395);return D=function(){return s},s}function I(){const s=a(
26781);return I=function(){return s},s}function v(){const s=a(90762);return v=function(){return s},s}const $=128*1024;function j(s,i){
const t=new(v()).ProblemCollector;if(A(s,t))return{words:[],assignments:[],refused:[],problems:t.inOrder()};const r={start:0,
end:s.length};(0,L().inspectBlanks)(s,t),(0,L().inspectInjection)(s,t);const n=(0,I().splitWords)(s,t),{assignments:u,refused:e,
count:h}=(0,F().readAssignments)(n,t);for(const f of n.slice(0,h))l(f,t);const c=T(n.slice(h),i,t);c.length===0&&t.add("\
empty-command",r,{});for(const{value:f,span:b}of u)(0,L().inspectInjection)(f,t,b);for(const{text:f,span:b}of c)(0,L().inspectInjection)(
f,t,b);return{words:c,assignments:u,refused:e,problems:t.inOrder()}}function P({problems:s}){return s.every(({rule:i})=>(0,N().
ruleOf)(i).severity==="warning")}function A(s,i){if(Buffer.byteLength(s)<=$)return!1;const t={start:0,end:s.length};return i.
add("command-too-long",t,{limit:$}),!0}function T(s,i,t){const r=[];let n=0;for(const[u,e]of s.entries()){const h={start:e.
start,end:e.end},c=e.parts.some(g=>g.quoted),f=(0,v().textOf)(e);l(e,t),m(e,t),p(e,u===0,t),(0,L().inspectLookAlikes)(f,
e,u===0,t);const b=(0,D().readPattern)(e);if(b&&(n+=1),b&&n>C().MAX_PATTERNS&&t.add("glob-unclear",h,{pattern:(0,L().visible)(
f),reason:"too_many"}),!b||n>C().MAX_PATTERNS){r.push({text:f,span:h,quoted:c});continue}const x=O(u,r);for(const g of(0,C().
resolvePattern)({pattern:b,span:h,position:x},i,t))r.push({text:g,span:h,quoted:c})}return r}function O(s,i){return s===
0?"program":s===1&&i[0]?.text==="node"?"script":"argument"}function l(s,i){for(const[t,r]of s.parts.entries()){if(r.quoted||
!r.text.includes("~"))continue;const n=r.text.search(t===0?/(?:^|[=:])~/:/[=:]~/);if(n<0)continue;const u=r.start+r.text.
indexOf("~",n),e=(0,L().visible)((0,v().textOf)(s));i.add("tilde-expansion",{start:u,end:u+1},{word:e});return}}function m(s,i){
let t=-1,r=!1;for(const n of s.parts)if(!(n.quoted||t<0&&!n.text.includes("{")))for(const{0:u,index:e}of n.text.matchAll(
/[{},]|\.\./g)){const h=n.start+e;if(u==="{")t<0&&(t=h);else if(u!=="}")r=t>=0;else if(r){const c={start:t,end:h+1};i.add(
"brace-expansion",c,{written:(0,L().visible)((0,v().textOf)(s))});return}}}const d=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function p(s,i,t){const r=(0,v().unquotedText)(s);r!==void 0&&(r==="\
!"||i&&d.has(r))&&t.add("reserved-word",{start:s.start,end:s.end},{word:r})}},17992:function(K,w){Object.defineProperty(
w,"__esModule",{value:!0}),w.isReadByProgram=F;const a=`
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
test(L)}},11331:function(K,w){Object.defineProperty(w,"__esModule",{value:!0}),w.PROGRAM_NAMES=void 0,w.baseName=I,w.hasCommandLine=
T,w.isCommandLine=A,w.isShell=$,w.programNamed=v,w.runsCode=j,w.startsOthers=P;const a=/^-\w*c$|^--command$/,N=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
L=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",a],["shell","pwsh powershell",/^[-/](?:c|command|e|ec|en\w*)$/i],
["shell","cmd",/^\/[ckr]/i],["shell","osascript",/^-e$/],["shell","eval iex invoke-expression","words"],["shell","source\
 ."],["interpreter","node nodejs bun deno tsx ts-node jiti esno esmo babel-node",N],["interpreter","vite-node swc-node s\
ucrase-node",N],["interpreter","python python2 python3 pythonw py pypy pypy3",/^-[A-Za-z]*c/],["interpreter","perl ruby \
lua luajit raku rscript julia elixir groovy scala",/^-\w*[eE]/],["interpreter","php",/^-r|^--run$/],["interpreter","java\
 tclsh jshell ghci"],["wrapper","env ionice nice nohup setsid stdbuf timeout xvfb-run",void 0,"as-is"],["wrapper","doas \
su sudo",void 0,"as-user"],["wrapper","cross-env dotenv env-cmd",void 0,"as-tool"],["wrapper","command exec builtin busy\
box toybox time taskset chrt flock prlimit unshare chroot"],["wrapper","strace ltrace gdb xargs parallel watch winpty"],
["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invoke-webrequest"],["downloader","invoke-restme\
thod start-bitstransfer bitsadmin certutil mshta"],["builder","go cargo make"],["manager","yarn pnpm bunx pnpx corepack \
pip pip3 pipx uv uvx poetry composer"],["system","cat ls rm cp mv grep find sed awk git docker touch echo cd test diff w\
c head tail"],["system","chmod true false exit vim"]],C=new Map(L.flatMap(([l,m,d,p])=>m.split(" ").map(s=>[s,{name:s,kind:l,
...d&&{text:d},...p&&{wraps:p}}]))),D=w.PROGRAM_NAMES=[...C.keys()];function I(l){return/^\.{1,2}$/.test(l)?l:l.replace(
/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function v(l){const m=I(l),d=C.get(m);if(d!==void 0)
return d;const p=C.get(m.replace(/[-.]?\d[\d.]*w?$/,""));return p?.kind==="shell"||p?.kind==="interpreter"?p:void 0}function $(l){
return v(l)?.kind==="shell"}function j(l){const m=v(l)?.kind;return m==="shell"||m==="interpreter"}function P(l){if(l===
".")return!1;if(/^np[mx]$/.test(l))return!0;const m=v(l)?.kind;return m!==void 0&&m!=="system"&&m!=="downloader"}function A(l){
const[m="",...d]=l.trim().split(/\s+/);return O(m)&&d.some(p=>/^-|[./]|^[|&;<>]+$/.test(p))}function T(l){return/&&|\|\||\$\(|`/.
test(l)?!0:l.split(/;\s|\s\|\s/).some(m=>{const[d="",...p]=m.trim().split(/\s+/);return p.length>0&&O(d)})}function O(l){
return/^np[mx]$/.test(l)||C.has(l)}},81716:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.everyCommand=
D,w.isDynamic=A,w.readShellText=C,w.withoutReserved=j;function N(){const p=a(54669);return N=function(){return p},p}const F=128*
1024,L=16;function C(p,s){return p.length>F?[]:new d(p,s).list("",0)}function D(p){return p.flatMap(s=>[s,...D(s.inside)])}
const I=new Set("! { do elif else if then time until while".split(" ")),v=/^([A-Za-z_]\w*)=(.*)$/s;function $({text:p,quoted:s}){
return!s&&I.has(p)}function j(p){const{words:s,assignments:i}=p,t=s.findIndex(e=>!$(e));if(t<1)return p;const r=s.slice(
t),n=r.findIndex(({text:e})=>!v.test(e)),u=n<0?r:r.slice(0,n);return{...p,words:r.slice(u.length),assignments:[...i,...u.
map(P)]}}function P({text:p,span:s}){const[,i="",t=""]=v.exec(p)??[];return{name:i,value:t,span:s}}function A({problems:p,
substituted:s},{span:i}){const t=r=>r.start<i.end&&r.end>i.start;return s.some(t)||p.some(r=>T.has(r.rule)&&t(r.span))}const T=new Set(
["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),O=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,
l=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,m=/\\.?|\$\(|[^\\`$"]+|./sy;
class d{#n;#e;#s=0;constructor(s,i){this.#n=s,this.#e=i}list(s,i){const t=[];let r=this.#r(),n=!1;const u=(e,h="")=>{const c=this.#t(
r,e,h),{words:f,assignments:b,redirections:x,inside:g}=c,R=f.length+b.length+x.length+g.length===0,S=t.at(-1);R?S&&(t[t.
length-1]={...S,separator:S.separator+h}):t.push(c);const E=/^\|&?$/.test(h)?c:void 0;r=this.#r(R?r.pipedFrom:E)};for(;this.#s<
this.#n.length;){const e=this.#s,h=this.#i(n?m:l),c=this.#s;if(h==='"')n=!n;else{if(h===s&&(!n||s==="`"))return u(e),t;if(h===
"$("||h==="`"||!n&&/^[<>]?\($/.test(h)){if(i===L){u(e);continue}const f=this.#n.slice(r.start,e),b=h==="("?O.test(f)?"su\
bshell":"definition":"substitution",x=this.list(h==="`"?"`":")",i+1);r.inside.push(...x),r.gaps.push({kind:b,start:e,end:this.#s}),
b==="subshell"&&(r.subshell=x)}else!n&&/^(?:[;&|\r\n]+|\))$/.test(h)?u(e,h):!n&&h.startsWith("#")&&/^\s?$/.test(this.#n.
charAt(e-1))?r.gaps.push({kind:"comment",start:e,end:c}):!n&&/^(?:[<>]|&>)/.test(h)&&r.gaps.push({kind:"operator",start:e,
end:c})}}return u(this.#n.length),t}#r(s){return{start:this.#s,gaps:[],inside:[],pipedFrom:s}}#i(s){s.lastIndex=this.#s;
const[i=""]=s.exec(this.#n)??[];return this.#s+=i.length,i}#t(s,i,t){const{start:r,gaps:n,inside:u,pipedFrom:e,subshell:h}=s;
let c="",f=r;for(const k of n){const M=k.kind==="comment"||k.kind==="operator"?" ":"_";c+=this.#n.slice(f,k.start)+M.repeat(
k.end-k.start),f=k.end}c+=this.#n.slice(f,i);const b=(0,N().lex)(c,this.#e),x=k=>({...k,span:{start:k.span.start+r,end:k.
span.end+r}}),g=b.words.map(x),R=new Set;let S=0;const o=n.filter(({kind:k})=>k==="operator").map(({start:k,end:M})=>{for(;S<
g.length&&(g[S]?.span.start??M)<M;)S+=1;const W=g[S],H=g[S-1];return H?.span.end===k&&/^\d+$/.test(H.text)&&R.add(H),W&&
R.add(W),{operator:this.#n.slice(k,M),...W&&{target:W}}}),y=[...b.assignments,...b.refused].map(x);return{words:g.filter(
k=>!R.has(k)),assignments:y.sort((k,M)=>k.span.start-M.span.start),redirections:o,problems:b.problems.map(x),span:{start:r,
end:i},separator:t,inside:u,substituted:n.filter(({kind:k})=>k==="substitution"),...e&&{pipedFrom:e},...h&&{subshell:h},
...n.some(({kind:k})=>k==="definition")&&{defines:!0}}}}},68538:function(K,w){Object.defineProperty(w,"__esModule",{value:!0}),
w.changesShell=L,w.isWithoutEffect=F;const a=new Set(": [ cd echo exit false test true".split(" ")),N=new Set(`! . [[ ]]\
 { } alias autoload bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/));function F(C){return a.has(C)}function L(C){
return N.has(C)}},26781:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.splitWords=C;function N(){const O=a(
25367);return N=function(){return O},O}const F=1e3,L=/[ \t\n\r'"\\$`;&|<>()]/g;function C(O,l){return new D(O,l).split()}
class D{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(l,m){this.#n=l,this.#e=m}split(){for(;this.#t<this.#n.length;)this.#h();
if(this.#a(),this.#c>F){const l={start:0,end:this.#n.length};this.#e.add("too-many-quotes",l,{quotes:this.#c,limit:F})}return this.#s}#h(){
switch(this.#n.charAt(this.#t)){case" ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,N().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#g();
break;case'"':this.#y();break;case"\\":this.#w();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=T(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#v():this.#u();break;default:this.#u()}}#o(l,m,d,p=d){this.#r.length===0&&(this.#i=p),this.#r.push({text:l,quoted:m,
start:d})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const l=this.#t;
L.lastIndex=l+1;const m=L.exec(this.#n)?.index??this.#n.length,d=this.#n.slice(l,m);(0,N().inspectCharacters)(d,l,!1,this.#e),
this.#o(d,!1,l),this.#t=m}#g(){const l=this.#t,m=this.#n.indexOf("'",l+1),d=m<0?this.#n.length:m,p=this.#n.slice(l+1,d);
(0,N().inspectCharacters)(p,l+1,!0,this.#e),this.#o(p,!0,l+1,l),this.#d(l,d,"'")}#y(){const l=this.#t,m=this.#n;let d="",
p=l+1;for(this.#t=p;this.#t<m.length&&m.charAt(this.#t)!=='"';){const i=m.charAt(this.#t);i==="\\"&&/["$`\\\n]/.test(m.charAt(
this.#t+1))?(d+=m.slice(p,this.#t),m.charAt(this.#t+1)===`
`&&this.#f(),p=this.#t+1,this.#t+=2):i==="$"?this.#l(!0):i==="`"?this.#p(!0):this.#t+=1}const s=Math.min(this.#t,m.length);
d+=m.slice(p,s),(0,N().inspectCharacters)(m.slice(l+1,s),l+1,!0,this.#e),this.#o(d,!0,l+1,l),this.#d(l,s,'"')}#d(l,m,d){
this.#c+=1,this.#t=Math.min(m+1,this.#n.length),!(m<this.#n.length)&&this.#e.add("unterminated-quote",{start:l,end:m},{quote:d})}#w(){
const l=this.#t,m=this.#n.charAt(l+1);this.#t+=1,m===""?(this.#e.add("trailing-backslash",{start:l,end:l+1},{}),this.#o(
"\\",!0,l)):m===`
`?(this.#t=l,this.#f(),this.#t+=2):m>"\x7F"?this.#o("",!0,l+1,l):((0,N().inspectCharacters)(m,l+1,!0,this.#e),this.#o(m,
!0,l+1,l),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(l){const m=j(this.#n,this.#t,
l);m?this.#m(m.kind,m.end,l):(l||this.#o("$",!1,this.#t),this.#t+=1)}#p(l){const m=P(this.#n,this.#t);this.#m("command-s\
ubstitution",m,l)}#m(l,m,d){const p=this.#t,s=this.#n.slice(p,m);this.#e.add(l,{start:p,end:m},{written:(0,N().visible)(
s)}),d||this.#o(s,!0,p),this.#t=m}#v(){const l=this.#t,m=this.#n.indexOf(`
`,l);this.#t=m<0?this.#n.length:m;const d=this.#n.slice(l,this.#t);(0,N().inspectCharacters)(d,l,!1,this.#e),this.#e.add(
"shell-comment",{start:l,end:this.#t},{written:(0,N().visible)(d)})}}const I=/[A-Za-z_]/,v=/[A-Za-z0-9_]/,$=/[0-9@*#?$!-]/;
function j(O,l,m){const d=O.charAt(l+1);if(d==="(")return{kind:O.charAt(l+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:A(O,l+1,"(",")")};if(d==="{")return{kind:"variable-expansion",end:A(O,l+1,"{","}")};if(d==="[")return{kind:"\
arithmetic-expansion",end:A(O,l+1,"[","]")};if(d==="'"||d==='"'){if(m)return;const p=O.indexOf(d,l+2);return{kind:"dolla\
r-quote",end:p<0?O.length:p+1}}if(I.test(d)){let p=l+2;for(;v.test(O.charAt(p));)p+=1;return{kind:"variable-expansion",end:p}}
if($.test(d)||d>"\x7F")return{kind:"variable-expansion",end:l+2}}function P(O,l){for(let m=l+1;m<O.length;m+=1){const d=O.
charAt(m);if(d==="\\")m+=1;else if(d==="`")return m+1}return O.length}function A(O,l,m,d){let p=0;for(let s=l;s<O.length;s+=
1){const i=O.charAt(s);if(i===m)p+=1;else if(i===d&&(p-=1,p===0))return s+1}return O.length}function T(O,l,m){const d=O.
charAt(l);if(d==="("||d===")")return m.add("shell-parenthesis",{start:l,end:l+1},{character:d}),l+1;const p=d==="<"||d===
">",s=p?/[<>&|-]/:/[;&|]/;let i=l+1;for(;i-l<3&&s.test(O.charAt(i));)i+=1;const t=O.slice(l,i);return m.add(p?"shell-red\
irection":"shell-operator",{start:l,end:i},{operator:t}),i}},54421:function(K,w,a){Object.defineProperty(w,"__esModule",
{value:!0}),w.startedWords=L,w.textHanded=D;function N(){const j=a(11331);return N=function(){return j},j}const F=/^-(?:exec|ok)(?:dir)?$/;
function L(j){let P=j;for(;;){const[A,T]=P,O=(0,N().baseName)(A?.text??"");if(O==="find"){const m=P.findIndex(({text:d})=>F.
test(d));return m<0?P:L(P.slice(m+1))}if((0,N().programNamed)(O)?.kind!=="wrapper"||O==="command"&&/^-[vV]/.test(T?.text??
""))return P;const l=P.findIndex((m,d)=>d>0&&C(m,P));if(l<0)return P;P=P.slice(l)}}function C({text:j},P){const A=T=>/^np[mx]$/.
test(T)||(0,N().programNamed)(T)!==void 0;return P.slice(1).some(T=>A(T.text))?A(j):!/^-|^\w+=|^\d+[smhd]?$/.test(j)}function D(j){
const[P,...A]=j,T=P&&(0,N().programNamed)(P.text);if(T?.text===void 0)return;if(T.text==="words")return v(A);const O=T.text,
l=A.findIndex(({text:d})=>O.test(d)),m=A[l];if(m!==void 0){if(T.name==="cmd"){const d=m.text.slice(2);return v(d===""?A.
slice(l+1):[{...m,text:d},...A.slice(l+1)])}return/^[-/]e/i.test(m.text)&&I(T)?$(A[l+1]):I(T)?v(A.slice(l+1)):v(A.slice(
l+1,l+2))}}function I({name:j}){return j==="pwsh"||j==="powershell"}function v(j){return j.length===0?void 0:{text:j.map(
({text:P})=>P).join(" "),words:j}}function $(j){return j&&{text:Buffer.from(j.text,"base64").toString("utf16le"),words:[
j]}}},90762:function(K,w,a){Object.defineProperty(w,"__esModule",{value:!0}),w.ProblemCollector=void 0,w.textOf=L,w.unquotedText=
C;function N(){const I=a(13580);return N=function(){return I},I}function F(){const I=a(95132);return F=function(){return I},
I}function L(I){const[v]=I.parts;return I.parts.length===1&&v?v.text:I.parts.map($=>$.text).join("")}function C(I){const[
v]=I.parts;return I.parts.length===1&&v&&!v.quoted?v.text:void 0}class D{#n=[];#e=new Set;add(v,$,j){if((0,N().ruleOf)(v).
severity==="error"){if(this.#e.has(v))return;this.#e.add(v)}this.#n.push((0,F().problemAt)(v,$,j))}inOrder(){const v=({rule:$})=>this.#e.
has($)?0:1;return this.#n.sort(($,j)=>$.span.start-j.span.start||v($)-v(j))}}w.ProblemCollector=D},678:function(K,w,a){a.
r(w),a.d(w,{default:()=>N});var N=a(70298)},58238:function(K,w,a){a.r(w),a.d(w,{parse:()=>N.parse,stringify:()=>N.stringify});
var N=a(15756)}};
