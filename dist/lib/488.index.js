"use strict";exports.id=488,exports.ids=[488],exports.modules={3149:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),
v.judgeNodeFlags=d,v.judgeValue=j,v.nodeFlagsIn=e,v.parseHandedOn=s,v.setsHarmless=a,v.valueProblem=A;function N(){const u=c(
19609);return N=function(){return u},u}function F(){const u=c(32854);return F=function(){return u},u}function L(){const u=c(
94411);return L=function(){return u},u}function D(){const u=c(54669);return D=function(){return u},u}function C(){const u=c(
87646);return C=function(){return u},u}function R(){const u=c(31901);return R=function(){return u},u}function b(){const u=c(
17083);return b=function(){return u},u}const $=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/;
function j(u,i,l){const{word:O,flag:x,value:m="",off:I}=i;if(x===void 0)return[];if(x.choices!==void 0&&!x.choices.some(
M=>S(M,m.replace(/\s+/g,""))))return[A("unknown-flag",u,i)];if(x.kind==="node")return I?[]:d(O,e(u,m));const g=x.kind===
"preload"&&!I?y(m,l?.stops===!0):T(x.kind,i,l)||((0,b().isForeign)(i.written)||(0,b().isOfMachine)(i.written))&&"outside\
-code";return g?[A(g,u,i)]:[]}function S(u,i){const[l="",O]=u.split("~");if(O===void 0)return i===u;const x=i.slice(l.length,
i.length-O.length);return/^[^"'\\{}<>\s]+$/.test(x)&&i===`${l}${x}${O}`}function A(u,i,{word:{text:l,span:O},written:x,value:m=""}){
const I=l===x&&m!==""?`${x} ${m}`:l;return(0,R().flagProblem)(u,i,{name:x,written:I,span:O,value:m})}function T(u,i,l){const O=k(
u,i);return l?.starts==="node"&&u==="code"&&O==="tool-runs-file"?"outside-code":O}function k(u,i){const{written:l,value:O="",
off:x}=i;switch(u){case"options":return p.test(O)?"outside-code":k("plain",i);case"plain":return(0,b().isForeign)(O)||(0,b().
isOfMachine)(O)&&!h(l,O)?"outside-code":void 0;case"node":return(0,b().isForeign)(O)?"outside-code":void 0;case"root":return(0,F().
normalise)(O)===void 0?"outside-code":void 0;case"config":return x||!(0,b().isElsewhere)(O)?void 0:"outside-code";case"c\
ode":return x?void 0:r(O);case"preload":case"tests":case"choice":return;case"script-text":return/^[@\w./-]*$/.test(O)?x?
void 0:r(O):"outside-code";case"module":return(0,b().isForeign)(O)||/[\\/]/.test(O)?"outside-code":void 0;case"name":return O===
"help"?"only-prints":/^(?!.*--)[\w:.,-]+$/.test(O)?void 0:"outside-code";case"output":return x?void 0:t(O);default:return x?
void 0:u}}const p=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;function y(u,i){if(N().PRELOADABLE_PACKAGES.
has(u)||$.test(u))return"tool-runs-file";if(i)return"outside-code";const l=/^(?:@[^/]+\/)?[^/]+$/.test(u);return r(u)??"\
tool-runs-file"}const f=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function h(u,i){return f.test(u)||u==="-t"&&!i.includes(":")}function r(u){return(0,b().isElsewhere)(u)?"outside-code":u.
split(",").some(i=>/^\.|\.[cm]?[jt]sx?$/.test(i))?"tool-runs-file":void 0}function a(u){const[,i="",l=""]=/^(\w+)[=:](.*)$/s.
exec(u)??[];return i!==""&&(0,L().isHarmlessVariable)(i,l)}function t(u){const i=u.slice(u.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(i))return(0,b().isElsewhere)(i)?"writes-files":"tool-writes"}function e(u,i){return/^(?:_?mocha|deno)$/.test(u)?i.split(
",").map(l=>l.startsWith("-")?l:`--${l}`):u==="ava"?(0,D().lex)(i).words.map(({text:l})=>l):[i]}const n="x.js";function d(u,i){
return s(u,i).problems}function s({span:u},i){return(0,C().parseNode)([...i,n,n].map(l=>({text:l,span:u,quoted:!1})))}},
45806:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.launchedBy=f,v.parseInvocation=y;function N(){const o=c(
76760);return N=function(){return o},o}function F(){const o=c(21006);return F=function(){return o},o}function L(){const o=c(
2562);return L=function(){return o},o}function D(){const o=c(91063);return D=function(){return o},o}function C(){const o=c(
92739);return C=function(){return o},o}function R(){const o=c(95132);return R=function(){return o},o}function b(){const o=c(
54669);return b=function(){return o},o}function $(){const o=c(11331);return $=function(){return o},o}function j(){const o=c(
3149);return j=function(){return o},o}function S(){const o=c(87646);return S=function(){return o},o}function A(){const o=c(
39872);return A=function(){return o},o}function T(){const o=c(31901);return T=function(){return o},o}function k(){const o=c(
92170);return k=function(){return o},o}const p=4;function y(o,w,P=D().NO_PROGRAMS){const E=typeof o=="string"?k().PARSERS[o](
w,P):(0,A().parseProgram)(o,w,P);return h(E,P,0)}function f({launched:o=[]}){return o.flatMap(w=>[w,...f(w)])}function h(o,w,P){
const{invocation:E}=o,H=(E.launched??[]).map(V=>({invocation:V,problems:[]})).map(V=>h(V,w,P)),{launches:B,problems:G}=e(
E,w),z=[...G];for(const V of B){const[J={text:"",span:{start:0,end:0}}]=V.words,X=P===p?"outside-code":V.program?void 0:
a(J.text);X?z.push((0,T().wordProblem)(X,E.operands[0]?.text??"",J)):H.push(h(r(V,w),w,P+1))}if(H.length===0&&z.length===
0)return o;const U=H.map(V=>V.invocation);return{invocation:{...E,...U.length>0&&{launched:U}},problems:[...[o,...H].flatMap(
V=>V.problems),...z]}}function r({program:o,words:w,...P},E){if(o!==void 0){const{invocation:B,problems:G}=k().PARSERS[o](
w,E);return{invocation:{...B,...P},problems:G}}const[W]=w,H=W?.text??"";return(0,k().isProgram)(H)?k().PARSERS[H](w.slice(
1),E):k().PARSERS.npx(w,E)}function a(o){return o.startsWith("-")?"unknown-flag":(0,$().programNamed)(o)!==void 0&&!(0,k().
isProgram)(o)&&!(0,C().isKnownTool)(o)?"outside-code":void 0}const t={launches:[],problems:[]};function e(o,{tools:w}){if(o.
program==="node")return n(o);const{subcommand:P,operands:E,passthrough:W}=o,[H]=E,G=(P==="exec"||P==="script-or-tool")&&
H?(0,C().toolOf)(H.text,w):void 0;if(H===void 0||G?.mayStart!==!0)return t;const z=(0,L().readTool)(G,W);return d(G,H,W,
z)}function n(o){const[w]=(0,S().isTestRun)(o)?[]:o.operands;return w===void 0?t:{launches:M(w.text).map(E=>({program:"n\
px",words:[...["--",E].map(H=>({...w,text:H})),...o.passthrough],starts:"file"})),problems:[]}}function d({starts:o,subcommands:w},P,E,{
flags:W,operands:H,started:B}){const[G]=B,z=W.some(({flag:U})=>U?.kind==="only-prints"||U?.kind==="outside-code");switch(o){case void 0:
return t;case"node":return z||G&&w.has(G.text)?t:{launches:[{program:"node",words:B}],problems:[]};case"command":return z||
G&&w.has(G.text)?t:u(P.text,E,B);case"command-texts":return I(H.map(U=>l(P.text,U)));case"npm-scripts":return I(H.map(U=>O(
P.text,U,s(W))))}}function s(o){return o.flatMap(({flag:w,word:P})=>w===void 0?[P]:[])}function u(o,w,P){const{words:E,problems:W}=o===
"cross-env"?i(P):{words:P,problems:[]},[H]=E,B=H&&w.find(({text:U})=>U===H.text);if(H===void 0||B===H)return{launches:[{
words:E}],problems:W};const G=`\`${o}\` starts at the first word that is \`${H.text}\``,z={program:o,flag:H.text,fault:G};
return{launches:[{words:E}],problems:[(0,R().problemAt)("flag-value",H.span,z)]}}function i(o){const w=o.findIndex(({text:W})=>!/^\w+=/.
test(W)),P=w<0?o:o.slice(0,w),E=P.flatMap(({text:W,span:H})=>{if((0,j().setsHarmless)(W))return[];const{written:B,attached:G=""}=(0,F().
splitAtEquals)(W);return[(0,R().problemAt)("assignment-refused",H,{name:B,value:G,known:!1})]});return{words:o.slice(P.length),
problems:E}}function l(o,{text:w,span:P}){const[,E="",W=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(w)??[],{words:H,problems:B}=(0,b().
lex)(E===""?w.replace(/^npm:(?=\S)/,"npm run "):W);if(!(0,b().hasOneReading)({problems:B})&&!(E!==""&&W.trim()===""))return m(
o,{text:w,span:P});const G=H.map(z=>({...z,span:P}));return E===""?{launches:[{words:G}],problems:[]}:/^[\w:.@/*-]+$/.test(
E)?x([{text:E,span:P,quoted:!1},...G],"wildcard"):m(o,{text:w,span:P})}function O(o,{text:w,span:P},E){const[,W="",H=""]=/^\s*(\S+)(.*)$/s.
exec(w)??[],{words:B,problems:G}=(0,b().lex)(H),z=H.trim()==="";if(W===""||!z&&!(0,b().hasOneReading)({problems:G})||/\{!?[*@%\d]/.
test(w))return m(o,{text:w,span:P});const U=B.map(J=>({...J,span:P})),V=[...E,{text:W,span:P,quoted:!1},...U];return x(V,
/^[\w:.@/-]+$/.test(W)?void 0:"glob")}function x(o,w){const W={program:"npm",words:[{text:"run",span:o.at(-1)?.span??{start:0,
end:0},quoted:!1},...o]};return{launches:[w?{...W,selects:w}:W],problems:[]}}function m(o,w){return{launches:[],problems:[
(0,T().wordProblem)("outside-code",o,w)]}}function I(o){return{launches:o.flatMap(({launches:w})=>w),problems:o.flatMap(
({problems:w})=>w)}}const g=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;function M(o){const w=N().
posix.normalize(o.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(w))return["yarn"];const[,
P,E=""]=g.exec(w)??[];if(P===void 0)return[];if(P===".bin")return[E];const H=[...new Set([E.replace(/\.[cm]?[jt]s$/,""),
P])].filter(B=>(0,C().isKnownTool)(B));return H.length>0?H:[P]}},4289:function(K,v,c){Object.defineProperty(v,"__esModul\
e",{value:!0}),v.filesNamedBy=j,v.filesOfFlag=S,v.pythonFiles=A;function N(){const p=c(2562);return N=function(){return p},
p}function F(){const p=c(91063);return F=function(){return p},p}function L(){const p=c(92739);return L=function(){return p},
p}function D(){const p=c(71011);return D=function(){return p},p}function C(){const p=c(32854);return C=function(){return p},
p}function R(){const p=c(3149);return R=function(){return p},p}function b(){const p=c(17083);return b=function(){return p},
p}const $={files:[],roots:[],nodeFlags:[]};function j({subcommand:p,operands:[y],passthrough:f},{tools:h}=F().NO_PROGRAMS){
if(p!=="exec"||y===void 0)return $;const r=y.text,a=(0,L().toolOf)(r,h)??(0,D().unknownTool)(r),t=(0,N().readTool)(a,f);
return{files:[...t.flags.flatMap(e=>S(r,e)),...T(a,t.operands)],roots:t.flags.flatMap(({flag:e,value:n})=>e?.kind==="roo\
t"&&n?[n]:[]),nodeFlags:k(r,a,t)}}function S(p,y){const{word:f,flag:h,value:r="",off:a}=y;if(h===void 0||a||r==="")return[];
const{span:t}=f,e=r.split(",").filter(n=>n!==""&&!(0,b().isElsewhere)(n));switch(h.kind){case"tests":return[{as:"tests",
path:r,span:t}];case"config":return(0,b().isElsewhere)(r)||/^[\w.-]+ *=/.test(r)?[]:[{as:"config",path:r,span:t}];case"r\
oot":return(0,b().isElsewhere)(r)?[]:[{as:"place",path:r,span:t}];case"output":{const n=r.slice(r.lastIndexOf("=")+1);return(0,b().
isElsewhere)(n)?[]:[{as:"place",path:n,span:t}]}case"code":case"preload":case"script-text":{const n=(0,R().valueProblem)(
"tool-runs-file",p,y),d=h.kind==="preload";return e.map(s=>{const u=s.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.
test(u)?{as:"code",path:u,span:t}:{as:"module",path:u,span:t,ifFile:n,first:d}})}case"module":{const d=r.split(":").filter(
i=>/^\w+(?:\.\w+)*$/.test(i)).flatMap(i=>[i,i.replace(/\.\w+$/,"")]),s=(0,R().valueProblem)("tool-runs-file",p,y);return[
...new Set(d.flatMap(A))].map(i=>({as:"module",path:i,span:t,ifFile:s}))}default:return[]}}function A(p){const y=p.replaceAll(
".","/");return["","src/"].flatMap(f=>[".py","/__main__.py","/__init__.py"].map(h=>`${f}${y}${h}`))}function T(p,y){const f=p.
operands==="tests"||p.operands==="first-tests",r=(p.operands==="first-tests"?y.slice(0,1):p.operands==="tests"?y:[]).filter(
({text:t})=>!p.subcommands.has(t)).map(({text:t,span:e})=>({as:"tests",path:t.replace(/^!|:[\d,*-]+$/g,""),span:e})),a=!f&&
!p.mayStart?y:[];return[...r,...a.flatMap(({text:t,span:e})=>{const n=(0,C().normalise)(t);return n!==void 0&&n!==""&&!(0,C().
isWithin)(n,".git",{ignoreCase:!0})&&!(0,b().isElsewhere)(t)?[{as:"place",path:t,span:e}]:[]})]}function k(p,{handsOn:y},{
flags:f}){return f.flatMap(({word:h,flag:r,value:a="",off:t})=>{const e=r?.kind==="node"&&!t?(0,R().nodeFlagsIn)(p,a):r===
void 0&&y?[h.text,...h.text.includes("=")||a===""?[]:[a]]:[];return e.length===0?[]:(0,R().parseHandedOn)(h,e).invocation.
flags})}},74167:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.readNopt=C;function N(){const A=c(4274);
return N=function(){return A},A}function F(){const A=c(21006);return F=function(){return A},A}function L(){const A=c(95132);
return L=function(){return A},A}function D(){const A=c(31901);return D=function(){return A},A}function C(A,T){const k=[],
p=[],y=[];for(const f of(0,F().readFlags)(A,R).tokens)if(f.kind==="operand")p.push(f.word);else if(f.kind==="unknown"){const h={
program:T,flag:f.written};y.push((0,L().problemAt)("unknown-flag",f.word.span,h))}else{const{flag:h,fault:r}=S(f);if(k.push(
h),r!==void 0){const a={program:"npm",flag:f.written,fault:r};y.push((0,L().problemAt)("flag-value",f.word.span,a))}}return{
flags:k,remain:p,problems:y}}const R={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"never",expand:A=>{
const T=A.replace(/^-+/,""),k=b(T)??j(T)??$(T);return k&&[k]}};function b(A){const T=N().NPM_FLAGS.get(A);return T&&{spec:T,
negated:!1,takes:T.arity==="value"?"always":"true-or-false"}}function $(A){const T=A.startsWith("no-")?N().NPM_FLAGS.get(
A.slice(3)):void 0;return T&&{spec:T,negated:!0,takes:T.arity==="value"?"never":"true-or-false"}}function j(A){const[T="",
k]=N().NPM_SHORTHANDS.get(A)??[],p=b(T.slice(2))??$(T.slice(2));return p&&(k===void 0?p:{...p,fixed:k,takes:"never"})}function S(A){
const{word:T,written:k,attached:p,next:y,consumes:f}=A,{spec:h,negated:r,fixed:a}=A.part,t={name:`--${h.name}`,written:k,
span:T.span,spec:h,negated:r};if(a!==void 0){const u=p===void 0?void 0:"it takes no value";return{flag:{...t,value:a},fault:u}}
if(h.arity==="value"){const u={...t,...(0,F().valueRead)(A)};return{flag:u,fault:(0,D().valueFault)(u.value,r)}}const e=f?
y?.text:p,n={...t,negated:e==="false"?!r:r};if(p!==void 0&&!(0,F().isTruth)(p))return{flag:n,fault:"npm reads its value \
as a separate word"};const d=h.effect==="of-tests"?/^[^-]/:/^(?:null|always)$/,s=h.arity==="loose"&&d.test(y?.text??"");
return{flag:n,fault:s?"npm reads the next word as its value":void 0}}},87646:function(K,v,c){Object.defineProperty(v,"__\
esModule",{value:!0}),v.isTestRun=k,v.parseNode=b;function N(){const h=c(19609);return N=function(){return h},h}function F(){
const h=c(21006);return F=function(){return h},h}function L(){const h=c(95132);return L=function(){return h},h}function D(){
const h=c(31901);return D=function(){return h},h}function C(){const h=c(17083);return C=function(){return h},h}const R=new Set(
["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function b(h){const r=[],a=[],t=[],e=new Set;for(const x of(0,F().readFlags)(
h,$).tokens){if(x.kind==="operand"){t.push(x.word);continue}if(x.kind==="unknown"){const w={program:"node",flag:x.written};
a.push((0,L().problemAt)("unknown-flag",x.word.span,w));continue}const{spec:m,negated:I}=x.part,g=S(x);r.push(g);const M=A(
m,I,g.value);if(M!==void 0&&a.push(T(g,M)),I)continue;e.add(m.kind);const o=y(m,g);o!==void 0&&a.push((0,D().flagProblem)(
o,"node",g))}const n=k({flags:r}),d=n?t.length:e.has("evaluates")?0:1,s=t.slice(0,d),u=t.slice(d),i=n||e.has("only-print\
s")||e.has("evaluates"),l=f(s,n,h);l!==void 0&&!(i&&s.length===0)&&a.push(l);const O=(0,D().onlyAsksForInformation)(u);return O!==
void 0&&a.push((0,D().printsOnly)("node",O)),{invocation:{program:"node",flags:r,operands:s,passthrough:u},problems:a}}const $={
flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:h=>{const r=h.startsWith("--"),a=r?h.
slice(2).replaceAll("_","-"):h,t=a.startsWith("no-")&&!N().NODE_FLAGS.has(a),e=t?a.slice(3):a,n=N().NODE_FLAGS.get(N().NODE_ALIASES.
get(e)??(r?e:""));return n&&[{spec:n,negated:t,takes:t?"never":j(n)}]}};function j({name:h,arity:r}){return h==="print"?
"unless-dash":r==="value"?"always":"never"}function S(h){const{spec:r,negated:a}=h.part;return{name:`--${a?"no-":""}${r.
name}`,written:h.written,...(0,F().valueRead)(h)}}function A({name:h,arity:r},a,t){if(r==="value")return(0,D().valueFault)(
t,a);if(a)return t===void 0?void 0:"a `--no-` flag takes no value";if(r!=="none")return t?void 0:"its value is missing";
const e=h==="print"||/^(?:inspect|debug$|debug-brk$)/.test(h);return t===void 0||e?void 0:"it takes no value"}function T(h,r){
return(0,L().problemAt)("flag-value",h.span,{program:"node",flag:h.written,fault:r})}function k({flags:h}){return h.findLast(
({name:r})=>r==="--test"||r==="--no-test")?.name==="--test"}const p=/\.(?:info|lcov|log|tap|txt|xml)$/;function y(h,{value:r=""}){
switch(h.kind){case"harmless":return;case"reports-tests":return N().BUILT_IN_REPORTERS.has(r)?void 0:"outside-code";case"\
tolerates-rejections":return r==="warn"||r==="none"?"weakens":void 0;case"writes-report":return r==="stdout"||r==="stder\
r"?void 0:p.test(r)&&!(0,C().isElsewhere)(r)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"prel\
oads":return N().PRELOADABLE_PACKAGES.has(r)?"tool-runs-file":"outside-code";default:return h.kind}}function f(h,r,a){const[
t]=h;if(t===void 0){const d=a.at(-1)?.span.end??0;return r?void 0:(0,L().problemAt)("reads-stdin",{start:0,end:d},{program:"\
node",flag:""})}const{text:e,span:n}=t;if(R.has(e))return(0,L().problemAt)("reads-stdin",n,{program:"node",flag:e});if(e.
startsWith("-"))return(0,L().problemAt)("dash-operand",n,{operand:e});if(e==="inspect"||!r&&e==="debug")return(0,L().problemAt)(
"outside-code",n,{program:"node",flag:e})}},3893:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.isToolName=
T,v.parseNpm=$,v.parseNpx=h;function N(){const s=c(4274);return N=function(){return s},s}function F(){const s=c(21006);return F=
function(){return s},s}function L(){const s=c(91063);return L=function(){return s},s}function D(){const s=c(95132);return D=
function(){return s},s}function C(){const s=c(74167);return C=function(){return s},s}function R(){const s=c(46868);return R=
function(){return s},s}function b(){const s=c(31901);return b=function(){return s},s}function $(s,u=L().NO_PROGRAMS){return j(
"npm",s,s,u)}function j(s,u,i,l){const{flags:O,remain:x,problems:m}=(0,C().readNopt)(u,s),[I,...g]=x,M=I&&N().NPM_SUBCOMMANDS.
get(I.text),o=M?.kind==="runs-tool",w=[...O.flatMap(H=>y(s,H,o)),...m],P={program:s,flags:O};if(I===void 0)return O.some(
p)||w.push(f(s,i)),{invocation:{...P,operands:[],passthrough:[]},problems:w};if(M===void 0){const H=[...N().NPM_SUBCOMMANDS].
find(([G])=>G.startsWith(I.text))?.[1].name??"",B={program:"npm",subcommand:I.text,meant:H};return w.unshift((0,D().problemAt)(
"unknown-subcommand",I.span,B)),{invocation:{...P,operands:g,passthrough:[]},problems:w}}const E={...P,subcommand:M.name},
W=S(M,{word:I,rest:g},E,l);return{invocation:W.invocation,problems:[...W.problems,...w]}}function S({name:s,kind:u},i,l,O){
return u==="runs-script"?A(s,i,l):u==="runs-tool"?k(i,l,O):{invocation:{...l,operands:i.rest,passthrough:[]},problems:[(0,b().
wordProblem)(u,l.program,{text:s,span:i.word.span})]}}function A(s,{word:u,rest:i},l){const O=s==="run"?i.slice(0,1):[u],
x=s==="run"?i.slice(1):i,[m]=O,I=[];m===void 0?I.push((0,b().printsOnly)("npm",{...u,text:"run"})):m.text==="env"&&I.push(
{...(0,b().printsOnly)("npm",{...m,text:"run env"}),severity:"error"});const g=(0,b().onlyAsksForInformation)(x);return g!==
void 0&&I.push((0,b().printsOnly)("npm",g)),{invocation:{...l,operands:O,passthrough:x},problems:I}}function T(s){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(s)}function k({word:s,rest:u},i,{tools:l}){const[O,...x]=u;if(O===void 0){const I=i.flags.some(p)?[]:[f(i.program,[
s])];return{invocation:{...i,operands:[],passthrough:[]},problems:I}}const m={...i,operands:[O],passthrough:x};return T(
O.text)?{invocation:m,problems:(0,R().parseTool)(O,x,l)}:{invocation:m,problems:[(0,b().wordProblem)("uses-network",i.program,
O)]}}function p({spec:{effect:s},negated:u}){return!u&&(s==="only-prints"||s==="outside-code")}function y(s,u,i){const{effect:l,
name:O}=u.spec;switch(l){case"harmless":return[];case"selects-scripts":return O==="if-present"?[]:O==="ignore-scripts"?u.
negated?[]:[(0,b().flagProblem)("skips-tests",s,u)]:i?[(0,b().flagProblem)("outside-code",s,u)]:[];case"of-tests":{const x=(0,b().
flagProblem)("unknown-flag",s,u);return[i?x:{...x,severity:"warning"}]}case"uses-network":return u.negated?[]:[(0,b().flagProblem)(
l,s,u)];default:return[(0,b().flagProblem)(u.negated?"unknown-flag":l,s,u)]}}function f(s,u){const i=u[0]?.span.start??0,
l=u.at(-1)?.span.end??0;return(0,D().problemAt)("nothing-to-run",{start:i,end:l},{program:s})}function h(s,u=L().NO_PROGRAMS){
const{tokens:i,separator:l}=(0,F().readFlags)(s,e),O=[{text:"exec",span:s[0]?.span??{start:0,end:0},quoted:!1}],x=[];for(const I of i){
if(I.kind==="operand"&&x.push(I.word),I.kind!=="flag")continue;const{word:g,written:M,attached:o,consumes:w,next:P}=I,E=r.
get(n(M)),W=o===void 0?E:`${E}=${o}`;O.push(E===void 0?g:{...g,text:W??""}),w&&P&&O.push(P)}const[m]=x;return l!==void 0?
O.push(l):m!==void 0&&O.push({...m,text:"--"}),j("npx",[...O,...x],s,u)}const r=new Map([["no-install","--no-yes"],["p",
"--package"]]),a=new Set("package p userconfig call c shell".split(" ")),t=new Set("no-install quiet q version v help h".
split(" ")),e={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(s,u)=>{const i=n(s),l=i===
"p"?void 0:N().NPM_SHORTHANDS.get(i);return l!==void 0?{instead:u===void 0?l:[...l,u]}:[{spec:void 0,negated:!1,takes:a.
has(i)?"always":d(i)?"never":"unless-dash"}]}};function n(s){return s.replace(/^-+/,"")}function d(s){const u=N().NPM_FLAGS.
get(s)?.arity;return t.has(s)||u==="none"||u==="loose"}},39872:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),
v.extensionProblems=i,v.parseProgram=k;function N(){const x=c(2562);return N=function(){return x},x}function F(){const x=c(
91063);return F=function(){return x},x}function L(){const x=c(92739);return L=function(){return x},x}function D(){const x=c(
95132);return D=function(){return x},x}function C(){const x=c(11331);return C=function(){return x},x}function R(){const x=c(
4289);return R=function(){return x},x}function b(){const x=c(3893);return b=function(){return x},x}function $(){const x=c(
46868);return $=function(){return x},x}function j(){const x=c(31901);return j=function(){return x},x}function S(){const x=c(
92170);return S=function(){return x},x}function A(){const x=c(48886);return A=function(){return x},x}function T(){const x=c(
91883);return T=function(){return x},x}function k(x,m,I){const{program:g}=x,M={program:g,family:x,flags:[],operands:[],passthrough:[]},
o=p({use:x.use,path:"",words:m,family:x,families:I});return{invocation:{...M,...o.invocation},problems:o.problems}}function p(x){
const{use:m,path:I,family:g}=x,{data:M,behind:o}=m,w=o?x.words.findIndex(({text:Z})=>Z==="--"):-1,P=w<0?x.words:x.words.
slice(0,w),E=w<0||!o?[]:(0,N().readTool)(o,x.words.slice(w+1)).flags,W=(0,N().readTool)(m,P),H=W.rest===void 0?W.flags:[
...W.flags,W.rest.flag],B=H.map(f),G=H.flatMap(Z=>(0,R().filesOfFlag)(g.program,Z)).filter(({as:Z})=>Z!=="place"),z=[...H.
flatMap(Z=>(0,$().toolFlagProblems)(g.program,m,Z)),...E.flatMap(Z=>(0,$().toolFlagProblems)(g.program,o,Z))],[U,...V]=W.
started.slice(M.skips??0),J=U&&m.subcommands.get(U.text);if(J===void 0||U===void 0){const Z=r(x,W),Y=W.flags.some(({flag:tn})=>tn?.
kind==="checks-syntax-only"),_=h(x,[...W.flags,...E]);return{invocation:{...I&&{subcommand:I},...M.any_package&&{anyPackage:!0},
...Y&&{parsed:!0},...Z.invocation,flags:B,files:[...G,...Z.invocation.files??[],...y(m,Z.invocation.operands??[])]},problems:[
...z,..._,...Z.problems]}}const X=I===""?U.text:`${I} ${U.text}`,Q=J.data.starts==="own-script"?t("own-script",U,V,x):p(
{...x,use:J,path:X,words:V}),q=J.data.does?[(0,j().wordProblem)(J.data.does,g.program,{...U,text:X})]:[];return{invocation:{
...Q.invocation,...M.any_package&&{anyPackage:!0},flags:[...B,...Q.invocation.flags??[]],files:[...G,...Q.invocation.files??
[]]},problems:[...z,...q,...Q.problems]}}function y({data:{operands:x,starts:m}},I){return I.flatMap(({text:g,span:M})=>{
const o=(x==="package"||m==="package")&&g.endsWith(".go");return!((0,A().ruleForOperand)("path",g)===void 0)||x!=="tests"&&
!o?[]:[{as:"tests",path:g.replace(/::.*$/s,""),span:M}]})}function f({word:x,written:m,value:I}){return{name:m,written:m,
span:x.span,...I!==void 0&&{value:I}}}function h({use:x,path:m,words:I,family:g},M){if(x.data.writes_unless===void 0)return[];
const o=x.data.writes_unless.split(" ");if(M.some(({written:P,off:E})=>!E&&o.includes(P)))return[];const w=I[0]?.span??{
start:0,end:0};return[(0,j().wordProblem)("tool-writes",g.program,{text:m||g.program,span:w})]}function r(x,m){const{use:I,
family:g,families:M}=x,{rest:o}=m;if(o!==void 0)return o.flag.flag?.kind==="module"?(0,T().parseModule)(g,o.words,M,k):{
invocation:{passthrough:o.words},problems:a(o.words,g)};const w=I.data.starts??(I.subcommands.size>0?"subcommand":void 0),
P=w===void 0?m.operands:m.started.slice(I.data.skips??0),[E,...W]=P;if(E===void 0){const H=m.flags.some(({flag:U})=>U?.kind===
"only-prints"),B={start:0,end:g.program.length},G=H?void 0:I.data.alone,z=G?[(0,j().wordProblem)(G,g.program,{text:"",span:B})]:
[];return{invocation:{},problems:z}}return w===void 0?{invocation:{operands:P},problems:(0,A().judgeOperands)(I,P,g)}:t(
w,E,W,x)}function a(x,{program:m}){return x.filter(({text:g})=>/^--?test\./.test(g)).map(g=>(0,j().wordProblem)("skips-t\
ests",m,g))}function t(x,m,I,g){const{program:M}=g.family,o={operands:[m],passthrough:I};switch(x){case"subcommand":{const w={
program:M,subcommand:m.text},P=(0,D().problemAt)("unknown-subcommand",m.span,w);return{invocation:o,problems:[P]}}case"f\
ile":return u(m,I,g);case"package":{const w=(0,A().ruleForOperand)("package",m.text);return{invocation:o,problems:w?[(0,j().
wordProblem)(w,M,m)]:[]}}case"command":return l(m,I,g);case"script":case"own-script":{const w=e.test(m.text)?[(0,j().wordProblem)(
"outside-code",M,m)]:[];return{invocation:{...o,subcommand:"run"},problems:[...w,...s(I,g.family)]}}case"tool":return O(
"exec",m,I,g);case"script-or-tool":case"script-tool-or-file":{if(!(x==="script-tool-or-file"&&d(m.text))&&!n.test(m.text)){
const P=O("script-or-tool",m,I,g);return{...P,problems:[...P.problems,...s(I,g.family)]}}return x==="script-tool-or-file"?
u(m,I,g):{invocation:o,problems:[(0,j().wordProblem)("outside-code",M,m)]}}}}const e=/^\/|\*/,n=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function d(x){return/[\\/]/.test(x)&&!/^@[\w.-]+\/[\w.-]+$/.test(x)}function s(x,{program:m,use:I}){return x.filter(({text:M})=>{
const o=/^--([\w-]+)/.exec(M)?.[1];return o!==void 0&&I.flags.get((0,F().flagKey)(o))?.kind==="outside-code"}).map(M=>(0,j().
wordProblem)("outside-code",m,M))}function u(x,m,I){const{family:g,families:M}=I,{program:o}=g,{text:w,span:P}=x,E={operands:[
x],passthrough:m,starts:"file"};if(w==="-"||w===""||w.startsWith("/dev/"))return{invocation:E,problems:[(0,D().problemAt)(
"reads-stdin",P,{program:o,flag:w})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(w)&&/:/.test(w))return{
invocation:E,problems:[(0,j().wordProblem)("uses-network",o,x)]};const[,H=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(w)??[],B=g.data.dependency_tools.includes(H)?M.known.get(H):void 0;if(B!==void 0){const G=k(B,m,M);return{invocation:{
launched:[G.invocation]},problems:G.problems}}return{invocation:E,problems:i(g,w,P)}}function i({program:x,data:{extensions:m}},I,g){
const[,M]=/\.([^./\\]*)$/.exec(I.replace(/^.*\//s,""))??[];return m===void 0||M===void 0||m.split(" ").includes(M)?[]:[(0,D().
problemAt)("target-extension",g,{program:x,path:I,extension:M})]}function l(x,m,I){const{family:g,families:M}=I,{text:o}=x;
if(/:\/\//.test(o))return{invocation:{},problems:[(0,j().wordProblem)("uses-network",g.program,x)]};if(o==="-"||/\.\w+$/.
test(o))return u(x,m,I);const w=M.known.get(o);if(w===void 0||!g.data.started_programs.includes(o))return{invocation:{},
problems:[(0,j().wordProblem)("outside-code",g.program,x)]};const{invocation:P,problems:E}=k(w,m,M);return{invocation:{launched:[
P]},problems:E}}function O(x,m,I,{family:g,families:M}){const{text:o}=m,w=M.allowed.get(o),P=(0,S().isProgram)(o)?S().PARSERS[o](
I,M):w&&k(w,I,M);if(x==="exec"&&d(o))return{invocation:{},problems:[(0,j().wordProblem)("outside-code",g.program,m)]};const E=/[;&|<>$`'"(){}\\*?]/.
test(o)||(0,C().hasCommandLine)(o);if(!(0,b().isToolName)(o)&&(x==="exec"||E))return{invocation:{},problems:[(0,j().wordProblem)(
"outside-code",g.program,m)]};const W={subcommand:x,operands:[m],passthrough:I,...P&&{launched:[P.invocation]}};if(P!==void 0)
return{invocation:W,problems:P.problems};if((0,C().isShell)(o)||x==="exec"&&(0,C().programNamed)(o)!==void 0)return{invocation:W,
problems:[(0,j().wordProblem)("outside-code",g.program,m)]};const{tools:H}=M,B=x==="exec"||(0,L().toolOf)(o,H)!==void 0||
(0,L().refusalOf)(o);return{invocation:W,problems:B?(0,$().parseTool)(m,I,H):[]}}},46868:function(K,v,c){Object.defineProperty(
v,"__esModule",{value:!0}),v.parseTool=$,v.parseUnknownTool=S,v.toolFlagProblems=A;function N(){const r=c(2562);return N=
function(){return r},r}function F(){const r=c(92739);return F=function(){return r},r}function L(){const r=c(71011);return L=
function(){return r},r}function D(){const r=c(11331);return D=function(){return r},r}function C(){const r=c(3149);return C=
function(){return r},r}function R(){const r=c(31901);return R=function(){return r},r}function b(){const r=c(17083);return b=
function(){return r},r}function $(r,a,t){const e=r.text,n=(0,F().refusalOf)(e);if(n!==void 0)return[(0,R().wordProblem)(
n,e,r)];const d=(0,R().onlyAsksForInformation)(a);if(d!==void 0)return[(0,R().printsOnly)(e,d)];const s=(0,F().toolOf)(e,
t);if(s===void 0)return S(r,a);const u=(0,N().readTool)(s,a),i=s.operands==="tests"||s.operands==="first-tests";return[...T(
r,s,u),...j(s,u)?[(0,R().printsOnly)(e,{text:"",span:r.span})]:[],...u.flags.flatMap(l=>A(e,s,l)),...u.operands.flatMap(
l=>!i&&((0,b().isForeign)(l.text)||s.readsArgumentFiles&&l.text.startsWith("@")||s.operands===void 0&&(0,b().isOfMachine)(
l.text))?[(0,R().wordProblem)("outside-code",e,l)]:[])]}function j({printsUnless:r},{flags:a}){return r!==void 0&&!a.some(
({flag:t,off:e})=>t?.kind==="only-prints"||t&&!e&&r.includes(t.name))}function S(r,a,t=(0,L().unknownTool)(r.text)){const e=r.
text,n=(0,N().readTool)(t,a);return[...T(r,t,n),...p(r,a,n),...n.flags.flatMap(d=>A(e,void 0,d)),...y(r,n)]}function A(r,a,t){
return t.flag===void 0?h(r,a,t):(0,C().judgeValue)(r,t,a)}function T(r,a,{operands:t,started:e}){const d=a.starts===void 0?
t:e,s=d.find(({text:i})=>a.readsBehind&&a.subcommands.has(i))??d[0],u=s?k(a,s.text):a.alone;return u===void 0?[]:[(0,R().
wordProblem)(u,r.text,s??r)]}function k({endsWith:r,subcommands:a},t){if(r?.has(t))return;const e=t.split(":").find(n=>a.
get(n)==="never-ends");return a.get(t)??(r||e!==void 0?"never-ends":void 0)}function p({text:r},a,{flags:t,operands:e}){
const n=a[a.findIndex(({text:i})=>i==="--")+1],d=[...new Set([e[0],n])].filter(i=>i!==void 0&&(0,D().startsOthers)(i.text)),
s=t.filter(({written:i,flag:l,value:O=""})=>/^-[ex]$/.test(i)&&/\s/.test(O)||l?.kind!=="config"&&(0,D().isCommandLine)(O)),
u=e.filter(({text:i})=>(0,D().hasCommandLine)(i));return[...d,...s.map(({word:i})=>i),...u].flatMap(i=>i===void 0?[]:[(0,R().
wordProblem)("outside-code",r,i)])}function y({text:r},{operands:a}){return a.flatMap(t=>t.text==="-"?[(0,R().wordProblem)(
"reads-stdin",r,t)]:f(t.text)?[(0,R().wordProblem)("uses-network",r,t)]:(0,b().isForeign)(t.text)||(0,b().isOfMachine)(t.
text)?[(0,R().wordProblem)("outside-code",r,t)]:[])}function f(r){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(r)}function h(r,a,{word:t,value:e=""}){const n=d=>[(0,R().wordProblem)(d,r,t)];if(a?.handsOn===!0){const d=t.text.includes(
"=")||e===""?[]:[e],s=(0,C().judgeNodeFlags)(t,[t.text,...d]);if(!s.some(({rule:u})=>u==="unknown-flag"))return s}return a?.
stops===!0?n("unknown-flag"):a?.starts==="npm-scripts"?t.text.includes("=")?[]:n("unknown-flag"):(0,b().isForeign)(e)||(0,b().
isOfMachine)(e)?n("outside-code"):a===void 0?[]:n("unknown-flag")}},31901:function(K,v){Object.defineProperty(v,"__esMod\
ule",{value:!0}),v.flagProblem=N,v.onlyAsksForInformation=C,v.printsOnly=R,v.valueFault=L,v.wordProblem=c;function c(b,$,{
text:j,span:S}){return F(b,S,{program:$,flag:j})}function N(b,$,j){const{written:S,span:A,value:T}=j,k={program:$,flag:S};
return F(b,A,T===void 0?k:{...k,value:T})}function F(b,$,j){return{rule:b,span:$,args:j}}function L(b,$){return $?"it ta\
kes a value, so it has no `--no-` form":b===void 0||b===""?"its value is missing":b.startsWith("-")?"its value begins wi\
th a dash":void 0}const D=new Set(["--version","-v","-V","--help","-h"]);function C(b){const[$]=b;return b.length===1&&$!==
void 0&&D.has($.text)?$:void 0}function R(b,$){return c("only-prints",b,$)}},92170:function(K,v,c){Object.defineProperty(
v,"__esModule",{value:!0}),v.PARSERS=void 0,v.isProgram=D;function N(){const C=c(87646);return N=function(){return C},C}
function F(){const C=c(3893);return F=function(){return C},C}const L=v.PARSERS={node:N().parseNode,npm:F().parseNpm,npx:F().
parseNpx};function D(C){return Object.hasOwn(L,C)}},48886:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),
v.judgeOperands=R,v.ruleForOperand=$;function N(){const k=c(91063);return N=function(){return k},k}function F(){const k=c(
32854);return F=function(){return k},k}function L(){const k=c(95132);return L=function(){return k},k}function D(){const k=c(
31901);return D=function(){return k},k}function C(){const k=c(17083);return C=function(){return k},k}function R({data:{operands:k="\
path"},refusedOperands:p},y,f){return y.flatMap(h=>{const r=b(p,h.text)??$(k,h.text);return r!==void 0?[(0,D().wordProblem)(
r,f.program,h)]:f.data.variables===void 0?[]:T(f,h)})}function b({flags:k,prefixes:p},y){const f=(0,N().flagKey)(y);return((/^(?:help|h|version|v)$/i.
test(f)?void 0:k.get(f))??p.find(([a])=>f.startsWith(a))?.[1])?.kind}function $(k,p){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test(p))return"uses-network";if(p.startsWith("@")&&k!=="package")return"outside-code";switch(k){case"path":case"tests":return p===
"-"?"reads-stdin":j(p.replace(/::.*$/s,""))||(0,C().isForeign)(p)?"outside-code":void 0;case"package":return p.includes(
"@")?"uses-network":j(p)?"outside-code":void 0;case"plain":return(0,C().isForeign)(p)?"outside-code":void 0}}function j(k){
return(0,F().normalise)(k)===void 0}const S=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,A=/[$`;&|<>(){}\s]/;function T({
program:k,data:p},y){const{text:f,span:h}=y,r=f.includes("="),a=f.replace(/\s*[:+?!]*=.*$/s,"");return r&&!p.variables?.
includes(a)?[(0,L().problemAt)("make-variable",h,{program:k,variable:a})]:(r?S.test(f):!A.test(f))?[]:[(0,D().wordProblem)(
"outside-code",k,y)]}},91883:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.parseModule=h;function N(){
const r=c(17093);return N=function(){return r},r}function F(){const r=c(2562);return F=function(){return r},r}function L(){
const r=c(91063);return L=function(){return r},r}function D(){const r=c(95132);return D=function(){return r},r}function C(){
const r=c(4289);return C=function(){return r},r}function R(){const r=c(46868);return R=function(){return r},r}function b(){
const r=c(31901);return b=function(){return r},r}function $(){const r=c(17083);return $=function(){return r},r}const j=(0,L().
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
  `}),S=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),A=/^(?:-\w|--[\w-]+=)?[/~]/,T=(0,L().toolTable)({
flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),k=(0,L().toolTable)({flags:{plain:"v,verb\
ose o,option= f,fail-fast"}}),p=(0,L().toolTable)({flags:{plain:"q,quiet"}}),y=new Map([["doctest",k],["py_compile",p]]);
function f({text:r,span:a}){const t=/^\w+(?:\.\w+)*$/.test(r)?r.split("."):[],e=t.map((d,s)=>t.slice(0,s+1).join("."));return(r.
endsWith(".py")?[r]:e.flatMap(C().pythonFiles)).map(d=>({as:"module",path:d,span:a}))}function h({program:r,data:a},[t,...e],n,d){
if(t===void 0){const M={program:r,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,D().problemAt)(
"flag-value",{start:0,end:0},M)]}}const s=n.known.get(t.text);if(s!==void 0&&a.started_programs.includes(t.text)){const{
invocation:M,problems:o}=d(s,e,n);return{invocation:{module:t,launched:[M]},problems:o}}const u={module:t,operands:[t],passthrough:e,
files:t.text==="unittest"?e.flatMap(f):[]},i=/^[\w.]+$/.test(t.text)?j.get(t.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(i!==void 0)return{invocation:u,problems:[(0,b().wordProblem)(i,r,t)]};const l=n.known.get("python"),
O=y.get(t.text);if(O!==void 0&&l!==void 0){const{flags:M,operands:o}=(0,F().readTool)(O,e),w=t.text==="py_compile",P={...l,
data:{...l.data,extensions:void 0}},E=o.map(B=>d(w?l:P,[B],n)),W=M.flatMap(B=>(0,R().toolFlagProblems)(t.text,O,B)),H=w?
[(0,b().wordProblem)("checks-syntax-only",r,{...t,text:"-m py_compile"})]:[];return{invocation:{...u,launched:E.map(B=>({
...B.invocation,...w&&{parsed:w}}))},problems:[...W,...H,...E.flatMap(({problems:B})=>B)]}}const x=S.has(t.text);if(!x&&
(0,N().isOfLibrary)(t.text)){const M=(0,b().wordProblem)("outside-code",r,{...t,text:`-m ${t.text}`});return{invocation:u,
problems:[M]}}const[m,...I]=e;if(t.text==="coverage"&&m?.text==="run"&&l!==void 0){const{flags:M,started:o,rest:w}=(0,F().
readTool)(T,I),P=w?[{...w.flag.word,text:"-m"},...w.words]:o,E=M.flatMap(W=>(0,R().toolFlagProblems)("coverage",T,W));if(P.
length>0){const W=d(l,P,n);return{invocation:{...u,starts:"module",launched:[W.invocation]},problems:[...E,...W.problems]}}}
const g=e.filter(({text:M})=>(0,$().isForeign)(M)||x&&A.test(M));return{invocation:x?u:{...u,starts:"module"},problems:g.
map(M=>(0,b().wordProblem)("outside-code",t.text,M))}}},17083:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),
v.isElsewhere=F,v.isForeign=L,v.isOfMachine=D;function N(){const b=c(32854);return N=function(){return b},b}function F(b){
return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(b)||b.split(",").some($=>(0,N().normalise)($)===void 0)}function L(b){return/(?:^|[=,\s])(?:data|file):/i.
test(b)?!0:!b.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(b)?!1:b.split(/[=,:"']/).some($=>$.includes("..")&&!R($))}function D(b){
return b.split(/[=,:"']/).some($=>C.test($))}const C=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function R(b){return/^[\\/]/.test(b)||(0,N().normalise)(b)!==void 0}},51951:function(K,v,c){Object.defineProperty(v,"__e\
sModule",{value:!0}),v.readCommand=f,v.readWords=t;function N(){const m=c(91063);return N=function(){return m},m}function F(){
const m=c(92739);return F=function(){return m},m}function L(){const m=c(80781);return L=function(){return m},m}function D(){
const m=c(95132);return D=function(){return m},m}function C(){const m=c(54669);return C=function(){return m},m}function R(){
const m=c(11331);return R=function(){return m},m}function b(){const m=c(45806);return b=function(){return m},m}function $(){
const m=c(3893);return $=function(){return m},m}function j(){const m=c(92170);return j=function(){return m},m}function S(){
const m=c(86191);return S=function(){return m},m}function A(){const m=c(73872);return A=function(){return m},m}function T(){
const m=c(60210);return T=function(){return m},m}function k(){const m=c(82293);return k=function(){return m},m}function p(){
const m=c(80827);return p=function(){return m},m}const y=new Set;async function f(m,I={}){const g=t(m,I),{tree:M,base:o,
changed:w=y,cwd:P="",clock:E,programs:W=N().NO_PROGRAMS}=I,{isOutput:H}=I;if(g.invocation===void 0||g.argv===null)return g;
if(M===void 0)return{...g,problems:[...g.problems,...h(g.invocation)]};const B={tree:M,directory:P,changed:w,families:W,
...o&&{base:o},...H&&{isOutput:H}},{invocation:G}=g,{targets:z,problems:U}=await(0,A().resolveInvocation)(G,B,E);return{
...g,...await r(G,z,B),targets:z,problems:O(g.problems,U).map(V=>l(V,g.command))}}function h(m){return[m,...(0,b().launchedBy)(
m)].flatMap(({subcommand:I,operands:[g]})=>I==="exec"&&g&&(0,$().isToolName)(g.text)&&!(0,F().isKnownTool)(g.text)?[(0,D().
problemAt)("tool-unknown",g.span,{tool:g.text})]:[])}async function r(m,I,g){if(m.program!=="npm"&&m.program!=="npx")return{};
const M=await(0,p().npmScripts)(m,g),o=I.some(({kind:E,via:W})=>E==="package_binary"&&W===void 0),P=(M?(0,p().stepsIn)(M).
some(({text:E})=>a.test(E)):!o)?await(0,T().foreignSettings)(g.tree,g.changed):[];return{...M&&{scripts:M},...P.length>0&&
{npmSettings:P}}}const a=/(?:^|[^\w.-])np[mx](?![\w.-])/;function t(m,{tree:I,cwd:g="",programs:M=N().NO_PROGRAMS}={}){if(typeof m!=
"string")return n(m);const{words:o,assignments:w,problems:P}=(0,C().lex)(m,I&&(0,L().subTree)(I,g)),[E]=o,W=(X,Q,q)=>({command:m,
words:o,assignments:w,argv:X,...q===void 0?void 0:{invocation:q},targets:[],problems:Q});if(E===void 0)return W(null,P);
const H=(0,C().hasOneReading)({problems:P})?o.map(({text:X})=>X):null,{program:B,problem:G}=s(m,o,M);if(G?.rule==="sente\
nce")return W(H,[G,...P]);if(B===void 0)return W(H,[...P,G]);const z=e(o,P).slice(1),{invocation:U,problems:V}=(0,b().parseInvocation)(
B,z,M),J=(0,k().inspectPaths)(U,g,M);return W(H,[...P,...V,...J],U)}function e(m,I){const g=I.find(M=>M.rule==="shell-op\
erator"||(0,D().isProblem)(M,"line-break")&&!M.args.quoted);return g===void 0?m:m.filter(({span:M})=>M.start<g.span.start)}
function n(m){const I=m===null?"null":Array.isArray(m)?"array":typeof m,g=(0,D().problemAt)("command-not-text",{start:0,
end:0},{type:I});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[g]}}const d=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function s(m,I,{allowed:g,offered:M}){const[o]=I,w=o?.text??"",P=(0,j().isProgram)(w)?w:g.get(w);if(P!==void 0)return{program:P};
const E=o?.span??{start:0,end:0},W=(G,z)=>({program:void 0,problem:(0,D().problemAt)(G,E,z)}),[,H]=d.exec(w)??[];if(H===
void 0&&(0,S().isSentence)(m)){const G=I.at(-1)?.span.end??E.end;return{program:void 0,problem:(0,D().problemAt)("senten\
ce",{start:E.start,end:G},{})}}const B=i(w,M);return/[\\/]/.test(w)?W("program-by-path",{program:w,...B}):H!==void 0?W("\
program-look-alike",{program:w,meant:H.toLowerCase()}):W("program-not-allowed",{program:w,group:(0,R().programNamed)(w)?.
kind??(F().TOOLS.has(w)?"npx":"other"),...B,allowed:[...g.keys()]})}const u=new Map([["gmake","make"],["bunx","bun"],["p\
npx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function i(m,I){const g=I(m);if(g!==
void 0)return{offered:g};const M=m.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),o=u.get(M)??M,w=I(o);return w===void 0?{offered:""}:{offered:w,word:o}}function l(m,I){const g=I.slice(m.span.start,
m.span.end);return(0,D().isProblem)(m,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(g)?{...m,args:{...m.args,written:g}}:
m}function O(m,I){const g=new Set(m.map(x)),M=[...m];for(const o of I){const w=x(o);g.has(w)||(g.add(w),M.push(o))}return M}
function x({rule:m,span:I,args:g}){return JSON.stringify([m,I.start,I.end,g])}},86191:function(K,v,c){Object.defineProperty(
v,"__esModule",{value:!0}),v.isSentence=S,v.namedPaths=k,v.startedFiles=p;function N(){const y=c(32854);return N=function(){
return y},y}function F(){const y=c(11331);return F=function(){return y},y}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
D=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
C=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,b=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
$=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,j=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function S(y){const f=y.trim(),[h="",...r]=f.split(/\s+/,100);if(h===h.toLowerCase()&&(0,F().programNamed)(h)!==void 0)return!1;
if(b.test(f)||$.test(f)||j.test(h))return!0;if(/[;&|<>$`]/.test(f))return!1;const a=R.test(h);if(r.some(e=>/^--?[A-Za-z]/.
test(e)))return!1;if((a||C.test(h))&&r.some(e=>L.test(A(e))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(h))return r.length>
0||/[.!:]$/.test(h);const t=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(r[0]??"");return a&&t&&(D.test(h)||/[a-z]{2}[.!?]$/.test(
f))}function A(y){return y.replace(/[.,;:!?]$/,"")}const T=/[\s"'`;&|()<>=]+/;function k(y,f=""){const h=f===""?"":`${f}\
/`;return y.split(T).map(r=>(0,N().normalise)(h+r)??r)}function p({targets:y}){return y.flatMap(({kind:f,path:h,parsed:r})=>f===
"file"&&h&&!r?[h]:[])}},66227:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.dependencyHome=a,v.inspectDependency=
T,v.inspectOrigin=k,v.isUnverified=p,v.ownerOf=h,v.packageOf=A,v.resolveAtHome=e;function N(){const n=c(76760);return N=
function(){return n},n}function F(){const n=c(3463);return F=function(){return n},n}function L(){const n=c(95244);return L=
function(){return n},n}function D(){const n=c(80781);return D=function(){return n},n}function C(){const n=c(95132);return C=
function(){return n},n}function R(){const n=c(53169);return R=function(){return n},n}function b(){const n=c(19685);return b=
function(){return n},n}function $(){const n=c(67953);return $=function(){return n},n}function j(){const n=c(59867);return j=
function(){return n},n}function S(){const n=c(10473);return S=function(){return n},n}function A(n){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(n)?.[1]}async function T(n,d,s){const{tree:u,base:i=u}=t(n),{name:l,path:O}=d,x=await y(u,i,l),m=x===void 0?await r(
u,d):void 0,I=g=>(0,C().problemAt)("dependency-unverified",s,{name:l,path:O,...g});return[...x===void 0?[]:[I({fault:x})],
...m===void 0?[]:[I({fault:"stale",differs:m})],...await k(n,l,s)]}async function k(n,d,s){const{tree:u,base:i=u}=t(n);return[
...(await f(u,i)).map(O=>(0,C().problemAt)("dependency-not-compared",s,{name:d,path:O})),...await(0,R().compareWithBase)(
u,i,d,s)]}function p(n){return(0,C().isProblem)(n,"dependency-unverified")?n.args.fault!=="stale":n.rule==="target-untra\
cked"}async function y(n,d,s){const[u,i]=await Promise.all([(0,b().readLocks)(n),(0,b().readLocks)(d)]),l=({npm:I})=>I?.
packages.has(s)===!0,O=I=>l(I)||I.unread.length>0;return l(i)&&!l(u)&&n.stat(i.npm?.path??"")||O(i)&&!O(u)?"removed":(await(0,j().
usablePackageJson)(n,""))?.dependencies.has(s)?O(u)||(u.npm??i.npm)===void 0?void 0:"unlocked":"undeclared"}async function f(n,d){
const[{npm:s,unread:u},i]=await Promise.all([(0,b().readLocks)(n),(0,b().readLocks)(d)]);if(!s&&u.length===0&&!i.npm&&i.
unread.length===0)return[""];const l=await Promise.all(u.map(O=>(0,S().hasOtherContent)(n,d,O)));return u.filter((O,x)=>l[x])}
async function h(n,d,s){const{npm:u,unread:i}=await(0,b().readLocks)(n),l=u?.packages,O=i.length>0||l===void 0||l.has(d);
return s.has(d)&&O?d:[...s].find(x=>Object.hasOwn(l?.get(x)?.bin??{},d))}async function r(n,{name:d,binary:s}){const u=`\
node_modules/${d}`,i=(await(0,b().readLocks)(n)).npm?.packages.get(d);if(i===void 0||n.stat(u)===void 0)return;const l=await(0,j().
readJsonFile)(n,`${u}/package.json`),O=(0,F().objectIn)(l),x=(0,F().textIn)(O,"name")||d,m=(0,F().textIn)(O,"version"),I=(E,W,H)=>`\
the installed package has the ${E} \`${W||"nothing"}\`, but the lockfile has \`${H}\``;if(l!==void 0&&x!==i.name)return I(
"name",x,i.name);if(l!==void 0&&!["",m].includes(i.version))return I("version",m,i.version);const g=i.bin??(O.bin===void 0?
void 0:(0,j().binOf)(O.bin,x)??{});if(s===void 0||g===void 0)return;const{name:M,file:o}=s,w=Object.entries(g).flatMap(([
E,W])=>M===void 0||M===E?[N().posix.normalize(W)]:[]),P=M===void 0?"binary":`binary ${M}`;return w.includes(o)?void 0:I(
P,o,w[0]??"nothing")}function a({tree:n,base:d=n,directory:s}){const u=i=>l=>L().LOCKFILES.some(O=>l.stat(N().posix.join(
i,O))!==void 0);return(0,$().foldersUpFrom)(s).find(i=>[n,d].some(u(i)))??""}function t(n,d=a(n)){if(d==="")return n;const{
tree:s,base:u,directory:i,changed:l}=n,O=`${d}/`;return{...n,tree:(0,D().subTree)(s,d),...u&&{base:(0,D().subTree)(u,d)},
directory:i.slice(O.length),changed:new Set([...l].flatMap(x=>x.startsWith(O)?x.slice(O.length):[]))}}async function e(n,d){
const s=a(n),{targets:u,problems:i}=await d(t(n,s));return{targets:u.map(l=>l.path===void 0?l:{...l,path:N().posix.join(
s,l.path)}),problems:i}}},73872:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.resolveInvocation=j;function N(){
const t=c(41330);return N=function(){return t},t}function F(){const t=c(95132);return F=function(){return t},t}function L(){
const t=c(45806);return L=function(){return t},t}function D(){const t=c(15804);return D=function(){return t},t}function C(){
const t=c(52437);return C=function(){return t},t}function R(){const t=c(59867);return R=function(){return t},t}function b(){
const t=c(9504);return b=function(){return t},t}function $(){const t=c(56788);return $=function(){return t},t}function j(t,e,n){
const d=new($()).Trail((s,u)=>S(s,u,d),n);return S(t,e,d)}async function S(t,e,n){const d=[];for(const s of[t,...(0,L().
launchedBy)(t)]){const u=await f(s,e);if("rule"in u)d.push({targets:[],problems:[u]});else for(const i of u)d.push(await A(
i,e,n))}return(0,$().join)(d)}function A(t,e,n){const{program:d,family:s}=t;return s!==void 0?(0,b().resolveProgram)(t,s,
e,n):d==="node"?(0,D().resolveNode)(t,e):(0,C().resolveNpm)(t,e,n)}const T=/^[\w:.@/-]+$/,k=200,p=4,y=/^[\w:.@/*?{},[\]-]+$/;
async function f(t,e){const{selects:n,operands:d}=t,[s]=d;if(n===void 0||s===void 0)return[t];const u=await(0,R().usablePackageJson)(
e.tree,e.directory),{text:i,span:l}=s,O={program:"npm",flag:i};if(!h(i))return(0,F().problemAt)("outside-code",l,O);const x=[
...u?.scripts.keys()??[]];if(x.some(I=>I.length>k))return(0,F().problemAt)("outside-code",l,O);const m=x.filter(r(i,n));
return m.length===0?(0,F().problemAt)("npm-script-missing",l,{script:i,passes:!1}):m.every(I=>T.test(I))?m.map(I=>{const{
selects:g,...M}=t;return{...M,operands:[{...s,text:I}]}}):(0,F().problemAt)("outside-code",l,O)}function h(t){return t.length<=
k&&y.test(t)&&t.split("*").length-1<=p}function r(t,e){if(e==="glob"){const u=(0,N().default)(a(t),{nonegate:!0,strictSlashes:!0});
return i=>u(a(i))}const n=t.indexOf("*"),[d,s]=[t.slice(0,n),t.slice(n+1)];return u=>u.length>=d.length+s.length&&u.startsWith(
d)&&u.endsWith(s)}function a(t){return t.replace(/[:/]/g,e=>e===":"?"/":":")}},53169:function(K,v,c){Object.defineProperty(
v,"__esModule",{value:!0}),v.compareWithBase=S,v.knownHosts=void 0,v.replacedArchive=f;function N(){const g=c(3463);return N=
function(){return g},g}function F(){const g=c(32854);return F=function(){return g},g}function L(){const g=c(59542);return L=
function(){return g},g}function D(){const g=c(93028);return D=function(){return g},g}function C(){const g=c(95132);return C=
function(){return g},g}function R(){const g=c(60210);return R=function(){return g},g}function b(){const g=c(59867);return b=
function(){return g},g}function $(){const g=c(19685);return $=function(){return g},g}function j(){const g=c(18701);return j=
function(){return g},g}async function S(g,M,o,w){if(g===M)return[];const[{npm:P},{npm:E}]=await Promise.all([(0,$().readLocks)(
g),(0,$().readLocks)(M)]),W=E?.packages.get(o),H={name:o,tree:g,base:M,before:[...W?[W]:[],...await e(M,o)],hosts:await O(
M),configured:await x(g,o)},B=await t(H),G=P?.packages.get(o),U=G?A(G,H):P?void 0:k({name:o,version:"",source:{kind:"reg\
istry"}},H);return U&&B.push({name:o,path:P?.path??".npmrc",...U}),B.map(V=>(0,C().problemAt)("dependency-redirected",w,
V))}function A(g,M){const{tree:o,base:w}=M,P=M.before.find(W=>h(W,g));return P?.version===g.version&&r(P,g)||f(g,o,w)?{how:"\
integrity",to:g.integrity??"nothing"}:P?k(g,M):T(g,M)}function T(g,M){const{source:o}=g;if(o.kind==="git"||o.kind==="tar\
ball")return{how:o.kind,to:o.at};if(o.kind==="file"){const w=M.before.some(P=>P.source.kind!=="file");return y(g,M.tree)&&
!w?void 0:{how:"file",to:o.at}}return g.name!==M.name?{how:"alias",to:g.name}:k(g,M)}function k({source:g},{hosts:M,configured:o}){
if(g.kind!=="registry")return;const w=l(g,o);return M.has(w)?void 0:{how:"host",to:w}}function p({source:g}){if(g.kind===
"file")return(0,F().normalise)(g.at.replace(/#.*$|::.*$/s,""))||void 0}function y(g,M){const o=p(g),w=o===void 0?void 0:
(0,F().resolveInTree)(M,o);return w?.kind==="inside"&&w.entry.kind==="directory"}function f(g,M,o){const w=p(g);if(w===void 0)
return!1;const[P,E]=[M,o].map(H=>(0,F().resolveInTree)(H,w));return!(P?.kind==="inside"&&(0,D().isRegular)(P.entry.kind))||
E?.kind!=="inside"?!1:P.entry.oid!==E.entry.oid||P.entry.size!==E.entry.size}function h(g,M){return g.name===M.name&&g.source.
kind===M.source.kind&&s(g)===s(M)}function r({integrity:g,source:M},{integrity:o}){if(g===void 0||M.kind==="file"&&o===void 0)
return!1;if(o===void 0)return!0;const w=a(g),P=[...a(o)];return P.some(([E])=>w.has(E))&&P.every(([E,W])=>(w.get(E)??W)!==
W)}function a(g){return new Map(g.split(/\s+/).map(M=>{const[,o="",w=M]=/^([a-z\d]+)-(.*)$/is.exec(M)??[];return[o,w]}))}
async function t(g){const{name:M,tree:o,before:w}=g;return(await e(o,M)).flatMap(P=>{if(P.source.kind==="registry"&&P.name===
M||w.some(H=>h(H,P)))return[];const W=T(P,g);return W===void 0?[]:[{name:M,path:"package.json",...W}]})}async function e(g,M){
const o=(0,N().objectIn)(await(0,b().readJsonFile)(g,"package.json")),w=["dependencies","devDependencies","optionalDepen\
dencies"].map(G=>(0,N().textIn)((0,N().objectIn)(o[G]),M)),{overrides:P,resolutions:E,pnpm:W}=o,H=[P,E,(0,N().objectIn)(
W).overrides].flatMap(G=>Object.entries((0,N().objectIn)(G)).flatMap(([z,U])=>d(z,M)?[typeof U=="string"?U:(0,N().textIn)(
(0,N().objectIn)(U),".")]:[]));return[...new Set([...w,...H])].filter(G=>G!==""&&!G.startsWith("workspace:")).map(G=>n(G,
M))}function n(g,M){const o=(0,j().aliasIn)(g);return o!==void 0&&o!==M?{name:o,version:"",source:{kind:"registry"}}:{name:M,
version:"",source:(0,j().sourceOf)(g,M,"")}}function d(g,M){const o=g.split(/[>]|\*\*\//).at(-1)??"";return o===M||o.startsWith(
`${M}@`)||o.endsWith(`/${M}`)}function s({source:{kind:g,at:M=""},version:o}){return g==="tarball"&&o!==""?M.replaceAll(
o,"*"):g==="registry"&&i.includes(M)?"":M}const u="registry.npmjs.org",i=[u,"registry.yarnpkg.com"];function l({at:g},M){
return(g===void 0||i.includes(g)?M:void 0)??g??u}const O=v.knownHosts=(0,L().perTree)(async g=>{const M=await m(g),o=Object.
entries(M).filter(([E])=>E==="registry"||E.endsWith(":registry")).map(([,E])=>I(String(E))),w=((await(0,$().readLocks)(g)).
npm?.all??[]).flatMap(({source:E})=>E.kind==="registry"&&E.at?[E.at]:[]),P=M.registry===void 0||w.some(E=>i.includes(E));
return new Set([...o,...w,...P?i:[]])});async function x(g,M){const o=await m(g),[w]=M.startsWith("@")?M.split("/"):[],P=w&&
o[`${w}:registry`]||o.registry;return P===void 0?void 0:I(String(P))}async function m(g){const M=await(0,R().readNpmrc)(
{tree:g,directory:""});return"settings"in M?M.settings:{}}function I(g){return URL.canParse(g)?new URL(g).host:g}},19685:function(K,v,c){
Object.defineProperty(v,"__esModule",{value:!0}),v.readLocks=v.readLock=void 0;function N(){const A=c(26040);return N=function(){
return A},A}function F(){const A=c(3463);return F=function(){return A},A}function L(){const A=c(95244);return L=function(){
return A},A}function D(){const A=c(59542);return D=function(){return A},A}function C(){const A=c(59867);return C=function(){
return A},A}function R(){const A=c(10473);return R=function(){return A},A}function b(){const A=c(18701);return b=function(){
return A},A}const $=v.readLocks=(0,D().perTree)(async A=>{const T=L().LOCKFILES.filter(f=>A.stat(f)!==void 0),k=L().NPM_LOCKFILES.
find(f=>T.includes(f)),p=k===void 0?void 0:await j(A,k),y=T.filter(f=>!L().NPM_LOCKFILES.some(h=>h===f));return p==="unr\
ead"?{unread:[k??"",...y]}:k===void 0?{unread:y}:{npm:p??{path:k,packages:new Map,all:[]},unread:y}}),j=v.readLock=(0,D().
perPath)(async(A,T)=>{const k=await(0,R().readText)(A,T,C().MAX_BYTES),p=k&&"text"in k?k.text.replace(/^\uFEFF/,""):"",y=(0,F().
objectIn)((0,N().attempt)(()=>JSON.parse(p)));if(y.packages===void 0)return y.lockfileVersion===1?"unread":void 0;const f=new Map,
h=[];for(const[r,a]of Object.entries((0,F().objectIn)(y.packages))){if(r==="")continue;const[,t,e]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(r)??[],n=S(e??r,(0,F().objectIn)(a));t===""&&e!==void 0&&f.set(e,n),h.push(n)}return{path:T,packages:f,all:h}});function S(A,T){
const k=(0,F().textIn)(T,"name")||A,p=(0,F().textIn)(T,"version"),y=(0,F().textIn)(T,"resolved"),f=(0,F().textIn)(T,"int\
egrity"),h=(0,C().binOf)(T.bin,k),r=T.link===!0?{kind:"file",at:y.replace(/^file:/,"")}:(0,b().sourceOf)(y,k,p);return{name:k,
version:p,source:r,...f&&{integrity:f},...h&&{bin:h}}}},18701:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),
v.aliasIn=b,v.sourceOf=D;const c={kind:"registry"},N=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
F=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,L=/^(?:file|link|portal|workspace):(.*)$/is;function D($,j,S){const[,A]=L.exec($)??[];return A!==
void 0?{kind:"file",at:A}:N.test($)?{kind:"git",at:$.replace(/#.*$/s,"")}:/^https?:/i.test($)?C($,j,S):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test($)||/\.t(?:ar\.)?gz$/i.test($)?{kind:"file",at:$}:F.test($)?{kind:"git",at:$.replace(/#.*$/s,"")}:c}function C($,j,S){
const A={kind:"tarball",at:$.replace(/#.*$/s,"")};if(!URL.canParse($))return A;const{host:T,pathname:k}=new URL($),p=R(k),
[,y]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(p)??[];if(T==="codeload.github.com"&&y!==void 0)return{kind:"git",at:`https://g\
ithub.com/${y}`};const f=j.replace(/^@[^/]*\//,"");return p.endsWith(`/${j}/-/${f}-${S}.tgz`)||p.endsWith(`/${j}/-/${j}-${S}\
.tgz`)||T==="npm.pkg.github.com"&&p.startsWith(`/download/${j}/${S}/`)?{kind:"registry",at:T}:A}function R($){try{return decodeURIComponent(
$)}catch{return $}}function b($){const[,j]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec($)??[];return j===void 0||/^[\^~<>=*v\d]/.
test(j)?void 0:j}},1277:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.nearestFile=j;function N(){const A=c(
76760);return N=function(){return A},A}function F(){const A=c(59490);return F=function(){return A},A}function L(){const A=c(
3051);return L=function(){return A},A}function D(){const A=c(32854);return D=function(){return A},A}function C(){const A=c(
59542);return C=function(){return A},A}function R(){const A=c(93028);return R=function(){return A},A}const b=(0,C().perTree)(
A=>(0,F().groupBy)(A.files(),({path:T})=>N().posix.dirname(T))),$=20;function j(A,T){const k=T.split("/").slice(-$),p=k.
at(-1)??"",y=N().posix.dirname(T),f=k.slice(1,-1).map((e,n)=>k.slice(n+1).join("/")).find(e=>S(A.stat(e)));if(f!==void 0)
return f;const h=(0,C().filesNamed)(A,p).filter(S),r=h.filter(({path:e})=>e.endsWith(`/${T}`));if(r.length===1)return r[0]?.
path;const a=(b(A).get(y)??[]).filter(({path:e})=>N().posix.extname(e)===N().posix.extname(p)).map(({path:e})=>N().posix.
basename(e)),t=(0,L().nearestName)(p,a);return t!==void 0?N().posix.join(y,t):h.length===1?h[0]?.path:void 0}function S(A){
return!!A?.tracked&&(0,R().isRegular)(A.kind)&&!(0,D().isWithin)(A.path,"node_modules")}},15804:function(K,v,c){Object.defineProperty(
v,"__esModule",{value:!0}),v.firstFile=d,v.inspectImport=g,v.inspectNodeFlag=m,v.mainOf=s,v.resolveNode=l,v.trustProblems=
y;function N(){const w=c(76760);return N=function(){return w},w}function F(){const w=c(32854);return F=function(){return w},
w}function L(){const w=c(93028);return L=function(){return w},w}function D(){const w=c(95132);return D=function(){return w},
w}function C(){const w=c(87646);return C=function(){return w},w}function R(){const w=c(66227);return R=function(){return w},
w}function b(){const w=c(59867);return b=function(){return w},w}function $(){const w=c(55013);return $=function(){return w},
w}function j(){const w=c(82293);return j=function(){return w},w}function S(){const w=c(56788);return S=function(){return w},
w}function A(){const w=c(10473);return A=function(){return w},w}const T=new Set(["","js","mjs","cjs","ts","mts","cts"]);
async function k(w,P,E){const{tree:W}=w,H=(0,j().pathProblem)(P,E,w.directory);if(H!==void 0)return{targets:[],problems:[
H]};if(P.includes("\\"))return(0,S().fails)("target-not-a-file",E,{path:P,reason:"backslash"});const B=(0,F().normalise)(
(0,S().from)(w,P))??"",G=(0,R().dependencyHome)(w);if(G!==""&&(0,F().isWithin)(B,N().posix.join(G,"node_modules")))return(0,R().
resolveAtHome)(w,J=>k(J,P,E));const z=d(W,n(B));if(z===void 0)return f(w,P,B,E);if(z.kind!=="inside"||z.entry.kind!=="di\
rectory")return p(w,{path:P,wanted:B,found:z},E);const U=await s(W,B);if(U===b().INVALID)return(0,S().fails)("package-js\
on-invalid",E,{path:N().posix.join(B,"package.json")});if(U===void 0)return(0,S().fails)("target-not-a-file",E,{path:P,reason:"\
directory"});const V=await p(w,{path:P,wanted:B,found:U.found},E);return U.by===void 0||!w.changed.has(U.by)?V:(0,S().join)(
[V,(0,S().fails)("target-changed",E,{path:U.by})])}async function p(w,{path:P,wanted:E,found:W},H){const{tree:B}=w,G=(0,A().
fileAt)(W,P,H);if("problems"in G)return G;const z=/\.([^./]*)$/.exec(G.path.replace(/.*\//,""))?.[1]??"";if(!T.has(z))return(0,S().
fails)("target-extension",H,{program:"node",path:P,extension:z});const U=await y(w,G,P,H);if(U.some(R().isUnverified))return{
targets:[],problems:U};const V=(0,R().packageOf)(G.path);if(V&&!(0,F().isWithin)(E,"node_modules")&&!E.includes(`node_mo\
dules/${V}`))return(0,S().fails)("dependency-unverified",H,{name:V,path:P,fault:"linked"});const J=(0,A().runs)(w,{name:P,
path:G.path,wanted:E},H),Q=G.tracked&&await t(B,G)?[(0,D().problemAt)("target-writes",H,{path:G.path})]:[];return{...J,problems:[
...U,...J.problems,...Q]}}async function y(w,{path:P,tracked:E,built:W},H,B){const G=(0,R().packageOf)(P);return G===void 0?
(E||W)&&!(0,F().isWithin)(P,"node_modules")?[]:[(0,D().problemAt)("target-untracked",B,{path:H})]:E?[(0,D().problemAt)("\
dependency-unverified",B,{name:G,path:H,fault:"committed"})]:await(0,R().inspectDependency)(w,{name:G,path:H},B)}async function f(w,P,E,W){
const H=(0,R().packageOf)(E);if(H===void 0&&w.tree.isPending?.(E))return(0,S().fails)("target-not-judged",W,{path:P});if(H===
void 0||w.tree.stat("node_modules")!==void 0)return(0,A().nothingAt)(w.tree,E,P,W);const B=await(0,R().inspectDependency)(
w,{name:H,path:P},W);return B.some(R().isUnverified)?{targets:[],problems:B}:(0,S().join)([(0,S().fails)("not-installed",
W,{name:H}),{targets:[],problems:B}])}async function h(w,P,E){const W=(0,j().testProblem)(P,E,w.directory);if(W!==void 0)
return{targets:[],problems:[W]};if((0,$().isPattern)(P))return((0,$().alternativesOf)(P)??[]).map(z=>(0,S().from)(w,z)).
some(z=>(0,F().resolveInTree)(w.tree,(0,$().baseOf)(z)).kind==="outside")?(0,S().fails)("target-outside",E,{path:P,reason:"\
symlink"}):S().NOTHING;const H=(0,F().resolveInTree)(w.tree,(0,S().from)(w,P));return H.kind==="inside"&&H.entry.kind===
"directory"&&H.entry.tracked?S().NOTHING:k(w,P,E)}const r=256*1024,a=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function t(w,P){if((P.size??0)>r)return!1;const E=(await w.read(P.path)).toString("latin1");return a.test(E)}const e=[
"",".js",".json",".node"];function n(w){return w===""?[""]:e.map(P=>w+P)}function d(w,P){const E=P.map(W=>(0,F().resolveInTree)(
w,W)).filter(W=>W.kind!=="missing");return E.find(W=>W.kind!=="inside"||(0,L().isRegular)(W.entry.kind))??E[0]}async function s(w,P){
const E=N().posix.join(P,"package.json"),W=await(0,b().readJsonFile)(w,E);if(W===b().INVALID)return b().INVALID;const H=W?.
main,B=u(P),G=W===void 0?{}:{by:E};if(typeof H!="string"||H===""){const V=i(w,B);return V&&{found:V,...G}}const z=H.startsWith(
"/")?void 0:(0,F().normalise)(N().posix.join(P,H));if(z===void 0)return{found:{kind:"outside",path:H},...G};const U=i(w,
[...n(z),...u(z),...B]);return U&&{found:U,...G}}function u(w){return n(N().posix.join(w,"index")).slice(1)}function i(w,P){
return P.map(E=>(0,F().resolveInTree)(w,E)).find(E=>E.kind==="inside"?(0,L().isRegular)(E.entry.kind):E.kind!=="missing")}
async function l(w,P){const{flags:E,operands:W}=w,H=(0,C().isTestRun)(w);if(O(w,H))return S().NOTHING;const B=[];for(const U of E)
B.push(await m(U,P));for(const{text:U,span:V}of W){if(U===""||U.startsWith("-"))continue;const J=H?h:k;B.push(await J(P,
U,V))}const{targets:G,problems:z}=(0,S().join)(B);return E.some(({name:U})=>U==="--check")?{targets:G.map(U=>({...U,parsed:!0})),
problems:z}:{targets:G,problems:z}}function O({operands:w},P){const E=w[0]?.text;return E==="inspect"||E==="debug"&&!P}const x=new Set(
["--import","--require","--experimental-loader"]);async function m(w,P){const{name:E,value:W="",span:H}=w;return E==="--\
env-file"||E==="--env-file-if-exists"?o(P,W,H):E==="--test-reporter-destination"?I(P,W,H):!x.has(E)||!/^[@a-z]/i.test(W)?
S().NOTHING:g(P,W,H)}function I(w,P,E){if(/^std(?:out|err)$/.test(P))return S().NOTHING;const W=(0,j().pathProblem)(P,E,
w.directory);if(W!==void 0)return{targets:[],problems:[W]};const H=(0,F().resolveInTree)(w.tree,(0,F().normalise)((0,S().
from)(w,P))??"");return H.kind==="outside"?(0,S().fails)("target-outside",E,{path:P,reason:"symlink"}):H.kind==="inside"&&
H.entry.tracked?(0,S().fails)("writes-files",E,{program:"node",flag:P}):S().NOTHING}async function g(w,P,E){const W=/^(?:@[^/]+\/)?[^/]+/.
exec(P)?.[0]??P;return{targets:[],problems:await(0,R().inspectDependency)(w,{name:W,path:P},E)}}const M=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function o(w,P,E){if((0,j().pathProblem)(P,E,w.directory)!==void 0)return S().NOTHING;const W=(0,F().resolveInTree)(
w.tree,(0,S().from)(w,P));if(W.kind==="missing"&&w.tree.isPending?.(W.path))return(0,S().fails)("target-not-judged",E,{path:P});
const H=(0,A().fileAt)(W,P,E);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,S().fails)("target-untracked",
E,{path:P});if((H.size??0)>r)return(0,S().fails)("environment-file-unsafe",E,{path:P,names:[]});const G=[...(await w.tree.
read(H.path)).toString("utf8").matchAll(M)].map(([U])=>U.replace(/\s*=$/,"")).filter(U=>U.toUpperCase()!=="NODE_ENV"),z=[
...new Set(G)].slice(0,10);return z.length===0?S().NOTHING:(0,S().fails)("environment-file-unsafe",E,{path:P,names:z})}},
67953:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.findPackages=j,v.foldersUpFrom=k,v.readSettings=
h;function N(){const a=c(76760);return N=function(){return a},a}function F(){const a=c(39491);return F=function(){return a},
a}function L(){const a=c(32854);return L=function(){return a},a}function D(){const a=c(95132);return D=function(){return a},
a}function C(){const a=c(59867);return C=function(){return a},a}function R(){const a=c(56788);return R=function(){return a},
a}function b(){const a=c(10473);return b=function(){return a},a}function $(){const a=c(47668);return $=function(){return a},
a}async function j(a,t,e){const{workspace:n,workspaces:d,includeRoot:s}=a,u=await S(a,t,e);if("problems"in u)return u;const{
directory:i,implied:l}=u;if(d===!1&&n.length>0)return(0,R().fails)("flag-value",e,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const O={project:i,directories:[i],selected:!1,missing:[]};if(d!==!0&&n.length===
0&&l===void 0)return O;const x=await(0,C().usablePackageJson)(t.tree,i);if(x===void 0)return O;const m=await A(i,t,e);if("\
problems"in m)return m;const I=new Map;s&&I.set(x.name,i);const g=[],M=n.length>0?n:l===void 0?[]:[void 0];if(M.length===
0)for(const o of m)I.set(o.name,o.directory);for(const o of M){const w={directory:t.directory,project:i},P=o??N().posix.
join("/",l??""),E=(0,$().selectWorkspaces)(m,P,w);E.length===0&&o!==void 0&&g.push((0,D().problemAt)("workspace-missing",
e,{workspace:o}));for(const W of E)I.set(W.name,W.directory)}return I.size===0?g.length>0?{targets:[],problems:g}:(0,R().
fails)("workspace-missing",e,{workspace:""}):{project:i,directories:[...I.values()],selected:!0,missing:g}}async function S({
prefix:a,workspaces:t},e,n){if(a!==void 0)return T(a,e,n);const{tree:d,directory:s}=e,u=k(s),i=u.find(l=>p(d,l)||y(d,l));
if(i===void 0||!p(d,i))return(0,R().fails)("package-json-missing",n,{directory:s});if(t===!1)return{directory:i};for(const l of u.
slice(u.indexOf(i)+1)){const O=await A(l,e,n);if("problems"in O)return O;if(O.some(x=>x.directory===i))return{directory:l,
implied:i}}return{directory:i}}async function A(a,{tree:t},e){const n=await(0,$().listWorkspaces)(t,a);return"unclear"in
n?(0,R().fails)("target-outside",e,{path:n.unclear,reason:"workspace"}):"broken"in n?(0,R().fails)("package-json-invalid",
e,{path:n.broken}):n}function T(a,t,e){if((0,L().normalise)((0,R().from)(t,a))===void 0)return R().NOTHING;const n=(0,b().
entryAt)((0,L().resolveInTree)(t.tree,(0,R().from)(t,a)),a,e);return"problems"in n?n:{directory:n.path}}function k(a){return a===
""?[""]:[a,...(0,F().foldersAbove)(a).reverse(),""]}function p(a,t){return(0,L().resolveInTree)(a,N().posix.join(t,"pack\
age.json")).kind!=="missing"}function y(a,t){return(0,L().resolveInTree)(a,N().posix.join(t,"node_modules")).kind==="ins\
ide"}const f=new Set(["--usage","--version","--versions"]);function h({flags:a}){const t=a.findLast(({name:d})=>d==="--p\
refix")?.value,e=r(a,"--workspaces"),n=r(a,"--ignore-scripts");return{informs:a.some(({name:d})=>f.has(d)),...t===void 0?
{}:{prefix:t},...e===void 0?{}:{workspaces:e},workspace:a.flatMap(({name:d,value:s})=>d==="--workspace"&&s?[s]:[]),includeRoot:r(
a,"--include-workspace-root")===!0,...n===void 0?{}:{ignoreScripts:n},ifPresent:r(a,"--if-present")===!0}}function r(a,t){
const e=a.findLast(n=>n.name===t);return e&&e.negated!==!0}},62205:function(K,v,c){Object.defineProperty(v,"__esModule",
{value:!0}),v.resolveRun=A;function N(){const s=c(80781);return N=function(){return s},s}function F(){const s=c(13580);return F=
function(){return s},s}function L(){const s=c(95132);return L=function(){return s},s}function D(){const s=c(97424);return D=
function(){return s},s}function C(){const s=c(54669);return C=function(){return s},s}function R(){const s=c(59867);return R=
function(){return s},s}function b(){const s=c(56788);return b=function(){return s},s}function $(){const s=c(61102);return $=
function(){return s},s}function j(){const s=c(20362);return j=function(){return s},s}function S(){const s=c(46912);return S=
function(){return s},s}function A(s,u,i,l){const{directory:O,event:x,words:m}=u;return l.follow(`${O}\0${x}`,`${(0,S().scriptText)(
u)}\0${m.length}`,()=>k(s,u,i,l),I=>T(I,x,i))}function T(s,u,i){return s.why==="cycle"?(0,b().fails)("npm-script-cycle",
i,{script:u}):(0,b().fails)("npm-script-chain",i,{script:u,limit:s.limit,what:s.why})}async function k(s,u,i,l){const{event:O,
body:x,words:m}=u,I=(0,S().scriptText)(u),g={targets:[(0,b().target)(s,{kind:"npm_script",name:O,script:I})],problems:[]},
M=(0,D().dangerOfScript)(I);if(M!==void 0)return(0,b().join)([g,(0,b().fails)("npm-script-dangerous",i,{script:O,text:I,
danger:M})]);const o={...s,via:O},w=(0,N().subTree)(s.tree,s.directory),{parts:P,fault:E,isIdle:W}=await(0,$().readParts)(
{body:x,words:m,span:i},o,w),H=await y(s,u),B=[g];let G=E!==void 0;for(const z of P){const{problems:U,targets:V}=await z.
resolve(o,l),{kept:J,refused:X}=h(U,m);if(B.push({targets:V,problems:J.map(a(H))}),X===void 0)continue;const Q=e(X)&&!r(
X)&&!H?"error":void 0;G||=e(X)&&!r(X);const q={script:O,text:I,reason:X.rule};E||B.push(p("npm-script-text",z.span,q,Q))}
if(W&&B.push((0,b().fails)("only-prints",i,{program:"npm",flag:`run ${O}`})),E===void 0)B.push(f(m));else{const z=H&&m.length===
0?"notice":void 0,U={script:O,text:I,...E,words:m.map(V=>V.text)};B.push(p("npm-script-form",m[0]?.span??i,U,z))}return G&&
H&&B.push((0,j().namedTargets)(x,o,i)),(0,b().join)(B)}function p(s,u,i,l){return{targets:[],problems:[(0,L().problemAt)(
s,u,i,l)]}}async function y({base:s,directory:u,changed:i},{event:l,body:O}){return(s&&(await(0,R().usablePackageJson)(s,
u))?.scripts.get(l))===O&&(!i.has((0,b().from)({directory:u},"package.json"))||!/npm_/.test(O))}function f(s){const u=s.
flatMap(i=>(0,C().lex)(`x ${(0,S().quoteForScript)(i.text)}`).problems.map(l=>({...l,span:i.span})));return{targets:[],problems:u}}
function h(s,u){const i=({span:m})=>u.some(I=>t(I.span,m)),l=s.filter(m=>i(m)||d(m)),O=s.filter(m=>!l.includes(m)),x=O.filter(
e);return{kept:l,refused:x.find(m=>!r(m))??x[0]??O[0]}}function r({rule:s}){return s==="program-not-allowed"}function a(s){
return u=>s&&u.rule==="tool-unknown"?{...u,severity:"notice"}:u}function t(s,u){return s.start<u.end&&s.end>u.start}function e({
rule:s,severity:u=(0,F().ruleOf)(s).severity}){return u==="error"}const n=new Set(["build-files-unread","dependency-not-\
compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-runs-file","tool-\
unknown","workspaces-changed"]);function d({rule:s,args:u}){return s==="dependency-unverified"?"fault"in u&&["removed","\
stale"].includes(u.fault):n.has(s)||s.startsWith("npm-script-")||s.startsWith("npmrc-")}},52437:function(K,v,c){Object.defineProperty(
v,"__esModule",{value:!0}),v.resolveNpm=h,v.resolveTool=r;function N(){const i=c(76760);return N=function(){return i},i}
function F(){const i=c(92739);return F=function(){return i},i}function L(){const i=c(32854);return L=function(){return i},
i}function D(){const i=c(93028);return D=function(){return i},i}function C(){const i=c(95132);return C=function(){return i},
i}function R(){const i=c(3893);return R=function(){return i},i}function b(){const i=c(66227);return b=function(){return i},
i}function $(){const i=c(19685);return $=function(){return i},i}function j(){const i=c(62205);return j=function(){return i},
i}function S(){const i=c(60210);return S=function(){return i},i}function A(){const i=c(96916);return A=function(){return i},
i}function T(){const i=c(59867);return T=function(){return i},i}function k(){const i=c(56788);return k=function(){return i},
i}function p(){const i=c(46912);return p=function(){return i},i}function y(){const i=c(38218);return y=function(){return i},
i}function f(){const i=c(10473);return f=function(){return i},i}async function h(i,l,O){const{subcommand:x,operands:m,flags:I}=i,
[g]=m,M=g?.span??I[0]?.span??{start:0,end:0};if(x==="exec")return g===void 0?k().NOTHING:r(l,i,g);const{project:o,selected:w,
runs:P,packages:E,problems:W}=await(0,p().scriptsThatRun)(i,l,M);if(o===void 0)return{targets:[],problems:W};const H=[await(0,S().
inspectNpmrc)({...l,directory:o},M)];for(const G of E){const z={...l,directory:G},U=P.filter(J=>J.directory===G);U.length>
0&&H.push(await(0,A().inspectShadows)(z,M));for(const J of U)H.push(await(0,j().resolveRun)(z,J,M,O));const V=N().posix.
join(G,"package.json");l.changed.has(V)&&H.push((0,k().fails)("target-changed",M,{path:V}))}const B=N().posix.join(o,"pa\
ckage.json");return w&&!E.includes(o)&&l.changed.has(B)&&H.push((0,k().fails)("target-changed",M,{path:B})),(0,k().join)(
[...H,{targets:[],problems:W}])}async function r(i,l,{text:O,span:x}){if(!(0,R().isToolName)(O))return k().NOTHING;const m=l.
starts==="file",I=m?k().NOTHING:await(0,b().resolveAtHome)(i,M=>a(M,O,x));if(!m&&I.targets.length===0)return I;const g=await(0,y().
resolveToolFiles)(l,i);return(0,k().join)([I,(0,F().isKnownTool)(O)?k().NOTHING:(0,k().fails)("tool-unknown",x,{tool:O}),
g])}async function a(i,l,O){const{tree:x}=i,m=await(0,T().readPackageJson)(x,""),I=(await(0,A().ownBinaries)(x)).get(l);
if(I!==void 0&&i.via!==void 0&&x.stat("node_modules")===void 0)return(0,f().resolveCommitted)(i,{text:I.file,span:O});if(m===
T().INVALID)return(0,k().fails)("package-json-invalid",O,{path:"package.json"});if(m?.binaries.has(l))return(0,k().fails)(
"binary-shadowed",O,{name:l,path:m.path});const g=(0,k().from)(i,`node_modules/.bin/${l}`);if(i.directory!==""&&x.stat(g)!==
void 0)return(0,k().fails)("dependency-unverified",O,{name:l,path:g,fault:"elsewhere"});const M=x.stat("node_modules");if(M===
void 0)return u(i,m,l,O);const o=await d(x,l),w=x.stat(o),P=(0,L().resolveInTree)(x,o);if(w===void 0||P.kind==="missing")
return(0,k().fails)("binary-missing",O,{name:l});if(P.kind!=="inside")return(0,k().fails)("target-outside",O,{path:o,reason:"\
symlink"});const E=(0,b().packageOf)(P.path),W=M.tracked||w.tracked,H=!W&&P.entry.tracked&&await e(x,P.path);if(E===void 0&&
!H||!(0,D().isRegular)(P.entry.kind))return(0,k().fails)("dependency-unverified",O,{name:l,path:P.path,fault:"elsewhere"});
if(!H&&(W||P.entry.tracked)){const z={name:E??l,path:P.path,fault:"committed"};return(0,k().fails)("dependency-unverifie\
d",O,z)}const B=H?await(0,b().inspectOrigin)(i,n(x,o)??l,O):await t(i,l,P.path,O);if(B.some(b().isUnverified))return{targets:[],
problems:B};if(!await s(x,P.path))return(0,k().fails)("binary-not-node",O,{name:l,path:P.path});H&&i.changed.has(P.path)&&
B.push((0,C().problemAt)("target-changed",O,{path:P.path}));const G={kind:"package_binary",name:l,path:P.path};return{targets:[
(0,k().target)(i,G)],problems:B}}async function t(i,l,O,x){const m=(0,b().packageOf)(O)??l,I=O.slice(`node_modules/${m}/`.
length),g={name:l.startsWith("@")?void 0:l,file:I},M=await(0,b().inspectDependency)(i,{name:m,path:O,binary:g},x);return m===
l||!(await(0,$().readLocks)(i.tree)).npm?.packages.has(l)?M:[...M,...await(0,b().inspectOrigin)(i,l,x)]}async function e(i,l){
return(await(0,A().ownPackages)(i)).some(O=>(0,L().isWithin)(l,O))}function n(i,l){return(0,b().packageOf)(N().posix.join(
N().posix.dirname(l),i.readlink(l)??""))}async function d(i,l){const O=`node_modules/.bin/${l}`;if(!l.startsWith("@"))return O;
const x=await(0,T().usablePackageJson)(i,`node_modules/${l}`);if(x===void 0)return O;const[m]=x.binaries.keys();return`n\
ode_modules/.bin/${(x.binaries.size===1?m:void 0)??l.replace(/^@[^/]*\//,"")}`}async function s(i,l){return/\.[cm]?js$/.
test(l)||/^#!.*[/ ]node\b/.test(await(0,f().firstLineOf)(i,l))}async function u(i,l,O,x){const m=await(0,b().ownerOf)(i.
tree,O,l?.dependencies??new Set);if(m===void 0)return(0,k().fails)("binary-missing",x,{name:O});const I={kind:"package_b\
inary",name:O},g=await(0,b().inspectDependency)(i,{name:m,path:O},x);return{targets:[(0,k().target)(i,I)],problems:[i.tree.
isPending?.("node_modules")?(0,C().problemAt)("target-not-judged",x,{path:O}):(0,C().problemAt)("not-installed",x,{name:O}),
...g]}}},60210:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.effectOf=f,v.foreignSettings=e,v.inspectNpmrc=
T,v.npmrcCopies=h,v.readNpmrc=A;function N(){const n=c(76760);return N=function(){return n},n}function F(){const n=c(58238);
return F=function(){return n},n}function L(){const n=c(4537);return L=function(){return n},n}function D(){const n=c(32854);
return D=function(){return n},n}function C(){const n=c(59542);return C=function(){return n},n}function R(){const n=c(93028);
return R=function(){return n},n}function b(){const n=c(94411);return b=function(){return n},n}function $(){const n=c(56788);
return $=function(){return n},n}function j(){const n=c(10473);return j=function(){return n},n}const S=64*1024;async function A(n){
const d=await(0,j().readText)(n.tree,(0,$().from)(n,".npmrc"),S);if(d===void 0)return{settings:{}};if("unread"in d)return d;
const s=(0,L().lfsObstacle)(d.text);return s!==void 0?{unread:s}:{settings:(0,F().parse)(d.text),file:d.path}}async function T(n,d){
const s=(0,$().from)(n,".npmrc"),u=await A(n);if("unread"in u)return(0,$().fails)("npmrc-setting",d,{path:s,keys:[],why:u.
unread});const{settings:i,file:l=s}=u,O=n.changed.has(s)||n.changed.has(l),x=n.base&&await A({...n,tree:n.base}),m=x&&"s\
ettings"in x?x.settings:{},I={changed:[],decides:[],stands:[]};for(const[g,M]of Object.entries(i)){const o=f(g,M),w=O&&JSON.
stringify(m[g])!==JSON.stringify(M),P=g==="node-options"&&!(0,b().areHarmlessOptions)(String(M));o==="harmless"||o==="ho\
noured"&&!w&&!P||I[w?"changed":o==="other"?"stands":"decides"].push(g)}return(0,$().join)(Object.entries(I).map(([g,M])=>M.
length===0?$().NOTHING:(0,$().fails)("npmrc-setting",d,{path:s,keys:M,why:g},g==="stands"?"warning":void 0)))}const k=new Set(
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),p=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),y=new Set(["ignore\
-scripts","node-options"]);function f(n,d){const s=typeof d!="object"&&!String(d).includes("${");if(n==="ignore-scripts"&&
s)return typeof d=="boolean"?"honoured":"decides";if(y.has(n)&&s)return"honoured";const u=n.toLowerCase().replaceAll("_",
"-");return p.has(u)||n.includes("${")?"decides":!k.has(n)||typeof d=="object"&&!Array.isArray(d)||String(d).includes("$\
{")?"other":"harmless"}async function h(n,d){return Promise.all((0,C().filesNamed)(n,".npmrc").map(({path:s})=>r(n,s,d)))}
async function r(n,d,s){const u=N().posix.dirname(d),i=await A({tree:n,directory:u==="."?"":u});if("unread"in i)return a(
n,d,i.unread);const{settings:l,file:O=d}=i,x=s.has(d)||s.has(O),m=([g,M])=>{const o=f(g,M);return o==="harmless"||o==="h\
onoured"&&!x},I=Object.entries(l);return{path:O,text:(0,F().stringify)(Object.fromEntries(I.filter(m))),dropped:I.filter(
g=>!m(g)).map(([g])=>g)}}function a(n,d,s){const u=(0,D().resolveInTree)(n,d);return u.kind==="inside"&&(0,R().isRegular)(
u.entry.kind)?{path:u.path,text:"",dropped:[s]}:{path:d,dropped:[s]}}const t=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function e(n,d){return(await h(n,d)).flatMap(({path:u,dropped:i})=>{const l=i.filter(O=>!t.test(O));return l.length>
0?[`${u}: ${l.join(", ")}`]:[]})}},96916:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.inspectShadows=
y,v.ownPackages=v.ownBinaries=void 0;function N(){const t=c(76760);return N=function(){return t},t}function F(){const t=c(
32854);return F=function(){return t},t}function L(){const t=c(59542);return L=function(){return t},t}function D(){const t=c(
11331);return D=function(){return t},t}function C(){const t=c(19685);return C=function(){return t},t}function R(){const t=c(
67953);return R=function(){return t},t}function b(){const t=c(59867);return b=function(){return t},t}function $(){const t=c(
56788);return $=function(){return t},t}function j(){const t=c(47668);return j=function(){return t},t}const S=v.ownPackages=
(0,L().perTree)(async t=>{const e=await(0,j().listWorkspaces)(t,""),n=Array.isArray(e)?e.map(({directory:l})=>l):[],{npm:d,
unread:s}=await(0,C().readLocks)(t),u=(d?.all??[]).flatMap(({source:l})=>l.kind==="file"?(0,F().normalise)(l.at)??[]:[]),
i=s.length>0?await A(t):[];return[...new Set([...n,...u,...i])].filter(l=>l!=="")});async function A(t){const e=await(0,b().
usablePackageJson)(t,""),n=(0,L().filesNamed)(t,"package.json").map(({path:s})=>N().posix.dirname(s)),d=[];for(const s of n){
const u=s==="."?void 0:await(0,b().usablePackageJson)(t,s);u!==void 0&&e?.dependencies.has(u.name)&&d.push(s)}return d}const T=v.
ownBinaries=(0,L().perTree)(async t=>{const e=new Map;for(const n of await S(t)){const d=await(0,b().usablePackageJson)(
t,n);for(const[s,u]of d?.binaries??[]){const i=N().posix.join(n,u);e.set(N().posix.basename(s),{file:i,manifest:N().posix.
join(n,"package.json")})}}return e}),k=new Set([...D().PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum cl\
ear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),p=new Set(["node","npm","npx","sh"]);async function y(t,e){const{tree:n,base:d}=t,
s=await T(n),u=d&&await T(d),i=[...s].flatMap(([O,{manifest:x}])=>k.has(O)?[f(O,x,u?.has(O)===!0,e)]:[]),l=[];for(const O of(0,R().
foldersUpFrom)(t.directory)){const x=await h(n,N().posix.join(O,"node_modules/.bin"));for(const{name:m,path:I,isLocked:g}of x)
l.push(f(m,I,g,e))}return(0,$().join)([...i,...l])}function f(t,e,n,d){return n?p.has(t)?(0,$().fails)("program-replaced",
d,{name:t,path:e},"warning"):$().NOTHING:(0,$().fails)("program-replaced",d,{name:t,path:e})}const h=(0,L().perPath)(async(t,e)=>{
const n=[];for(const{path:d}of t.list(e)){const s=N().posix.basename(d).replace(/\.(?:cmd|exe|ps1)$/,"");if(!k.has(s))continue;
const u=(0,F().resolveInTree)(t,d);if(u.kind!=="inside")continue;const i=u.path===d?await r(t,u.entry):u.path,l=i!==void 0&&
/node_modules\/(?!\.bin\/)/.test(i);n.push({name:s,path:d,isLocked:l&&!u.entry.tracked})}return n});async function r(t,{
path:e,size:n=0}){if(n>a)return;const d=(await t.read(e)).toString("utf8"),[,s]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(d)??
[];return s&&N().posix.join(N().posix.dirname(e),s)}const a=16*1024},59867:function(K,v,c){Object.defineProperty(v,"__es\
Module",{value:!0}),v.MAX_BYTES=v.INVALID=void 0,v.binOf=p,v.readPackageJson=v.readJsonFile=void 0,v.usablePackageJson=T;
function N(){const h=c(26040);return N=function(){return h},h}function F(){const h=c(3463);return F=function(){return h},
h}function L(){const h=c(80287);return L=function(){return h},h}function D(){const h=c(32854);return D=function(){return h},
h}function C(){const h=c(59542);return C=function(){return h},h}function R(){const h=c(10473);return R=function(){return h},
h}const b=["dependencies","devDependencies","optionalDependencies"],$=v.MAX_BYTES=64*1024*1024,j=v.INVALID=Symbol("inval\
id"),S=v.readJsonFile=(0,C().perPath)(async(h,r)=>{if((0,D().resolveInTree)(h,r).kind==="missing")return;const a=await(0,R().
readText)(h,r,$);if(a===void 0||"unread"in a||(0,L().isNestedTooDeep)(a.text))return j;const t=(0,N().attempt)(()=>JSON.
parse(a.text.replace(/^\uFEFF/,"")));return typeof t=="object"&&t!==null?t:j}),A=v.readPackageJson=(0,C().perPath)(async(h,r)=>{
const a=r===""?"package.json":`${r}/package.json`,t=await S(h,a);return t===void 0||t===j?t:k(a,t)});async function T(h,r){
const a=await A(h,r);return a===j?void 0:a}function k(h,r){const a=typeof r.name=="string"?r.name:"";return{path:h,name:a,
scripts:y(r.scripts),binaries:new Map(Object.entries(p(r.bin,a)??{})),dependencies:new Set(b.flatMap(t=>[...y(r[t]).keys()])),
workspaces:f(r.workspaces)}}function p(h,r){if(typeof h=="string")return{[r.replace(/^@[^/]*\//,"")]:h};const a=y(h);return a.
size===0?void 0:Object.fromEntries(a)}function y(h){return new Map(Object.entries((0,F().objectIn)(h)).flatMap(([r,a])=>typeof a==
"string"?[[r,a]]:[]))}function f(h){const r=Array.isArray(h)?h:(0,F().objectIn)(h).packages;return Array.isArray(r)?r.filter(
a=>typeof a=="string"):[]}},65490:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.isPackageManager=y,
v.resolvePackageManager=p,v.selectsPackages=f;function N(){const t=c(76760);return N=function(){return t},t}function F(){
const t=c(59542);return F=function(){return t},t}function L(){const t=c(3893);return L=function(){return t},t}function D(){
const t=c(31901);return D=function(){return t},t}function C(){const t=c(92170);return C=function(){return t},t}function R(){
const t=c(52437);return R=function(){return t},t}function b(){const t=c(67953);return b=function(){return t},t}function $(){
const t=c(62205);return $=function(){return t},t}function j(){const t=c(60210);return j=function(){return t},t}function S(){
const t=c(96916);return S=function(){return t},t}function A(){const t=c(59867);return A=function(){return t},t}function T(){
const t=c(56788);return T=function(){return t},t}function k(){const t=c(46912);return k=function(){return t},t}async function p(t,e,n,d){
const{subcommand:s,operands:u,flags:i}=t,[l]=u;if(l===void 0)return T().NOTHING;const{text:O,span:x}=l,m=(0,T().join)([await(0,j().
inspectNpmrc)({...n,directory:""},x),n.directory===""?T().NOTHING:await(0,j().inspectNpmrc)(n,x)]),I=(0,C().isProgram)(O)||
n.families?.allowed.has(O)===!0;if(s==="exec"){const P=I?T().NOTHING:await(0,R().resolveTool)(n,t,l);return(0,T().join)(
[m,P])}const g=f(t,e),M=await h(n,g,x);if("problems"in M)return(0,T().join)([m,M]);const o=M.filter(({manifest:P})=>P.scripts.
has(O));if(o.length>0){const P=o.map(E=>a(E,t,n,d));return(0,T().join)([m,...await Promise.all(P)])}if(s==="script-or-to\
ol"&&I)return m;if(s==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(O)){const P=[(0,D().wordProblem)("outside-code",e.program,
l)];return(0,T().join)([m,{targets:[],problems:P}])}if(s==="script-or-tool"&&(0,L().isToolName)(O)){const P=await(0,R().
resolveTool)(n,{...t,subcommand:"exec"},l);return(0,T().join)([m,P])}if(s==="script-or-tool"&&!/^[\w:.-]*\w[\w:.-]*$/.test(
O)){const P=[(0,D().wordProblem)("outside-code",e.program,l)];return(0,T().join)([m,{targets:[],problems:P}])}const w=i.
some(({name:P})=>P==="--if-present");return(0,T().join)([m,(0,T().fails)("npm-script-missing",x,{script:O,passes:w})])}function y({
data:t}){return t.starts==="script-or-tool"||t.starts==="script-tool-or-file"}function f({anyPackage:t,flags:e,passthrough:n},{
data:d}){const s=[...e.map(({name:u})=>u),...n.map(({text:u})=>u)];return t===!0||s.some(u=>d.selecting_flags.includes(u.
replace(/=.*/s,"")))}async function h({tree:t,directory:e},n,d){const s=(0,b().foldersUpFrom)(e).filter(l=>t.stat(N().posix.
join(l,"package.json"))!==void 0),u=n?r(t):s.slice(0,1);if(u.length===0)return(0,T().fails)("package-json-missing",d,{directory:e});
const i=[];for(const l of u){const O=await(0,A().readPackageJson)(t,l);if(O===A().INVALID)return(0,T().fails)("package-j\
son-invalid",d,{path:N().posix.join(l,"package.json")});O!==void 0&&i.push({directory:l,manifest:O})}return i}function r(t){
const e=[];for(const{path:n}of(0,F().filesNamed)(t,"package.json"))n.split("/").includes("node_modules")||e.push(N().posix.
dirname(n).replace(/^\.$/,""));return e}async function a({directory:t,manifest:e},{operands:[n],passthrough:d},s,u){const i={
...s,directory:t},{text:l="",span:O={start:0,end:0}}=n??{},x=[await(0,S().inspectShadows)(i,O)],m=(0,k().runsIn)(e,t,{event:l,
words:d});for(const M of m)x.push(await(0,$().resolveRun)(i,M,O,u));const I=(0,k().inspectEmpty)(m,l,i,O);return x.push(
{targets:[],problems:I}),s.changed.has(e.path)&&x.push((0,T().fails)("target-changed",O,{path:e.path})),(0,T().join)(x)}},
55013:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.alternativesOf=A,v.baseOf=$,v.isPattern=b,v.matchesPattern=
D,v.readPatterns=L;function N(){const T=c(14395);return N=function(){return T},T}function F(T){return T.length>200||T.split(
"**").length>2?!1:T==="."?!0:T.split("/").every(k=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(k))}function L(T){const k=[],p=[],y=T.
some(h=>h.includes("{"))?/[[\]!]/:/[[\]]/;for(const h of T){const r=/^!*/.exec(h)?.[0].length??0,t=(y.test(h)?void 0:A(h.
slice(r)))?.map(e=>e.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!t?.every(F))return{unclear:h};if(r%2===1){p.push(...t);
continue}for(let e=0;e<p.length;e+=1)t.some(n=>D(n,p[e]??""))&&p.splice(e,1);k.push(t)}const f=k.filter(h=>!h.some(r=>p.
some(a=>D(r,a))));return{wanted:f.flat(),entries:f,refused:p}}function D(T,k,p={}){return C(T.split("/"),k.split("/"),p)}
function C(T,k,p){const[y,...f]=T,[h,...r]=k;return y===void 0?p.partial||k.every(a=>a==="**"):h===void 0?!1:h!=="**"?R(
y,h,p)&&C(f,r,p):C(T,r,p)?!0:R(y,"*",p)&&C(f,k,p)}function R(T,k,{dot:p=!1}){return T.startsWith(".")&&!k.startsWith(".")&&
!p?!1:(0,N().matchesStars)(T,k)}function b(T){return/[*?[{]/.test(T)}function $(T){return T.replace(/[^/]*[*?[{].*$/s,"")}
const j=200,S=1e3;function A(T){if(T.length>S)return;let k=[T.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const p=[];for(;k.length>
0;){const y=[];for(const f of k){const h=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(f);if(h===null)p.push(f);else{const{0:r,1:a="",
index:t}=h,[e,n]=[f.slice(0,t),f.slice(t+r.length)];y.push(...a.split(",").map(d=>`${e}${d}${n}`))}}if(y.length+p.length>
j)return;k=y}return p}},82293:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.inspectPaths=$,v.pathProblem=
A,v.testProblem=S;function N(){const T=c(32854);return N=function(){return T},T}function F(){const T=c(95132);return F=function(){
return T},T}function L(){const T=c(45806);return L=function(){return T},T}function D(){const T=c(4289);return D=function(){
return T},T}function C(){const T=c(87646);return C=function(){return T},T}function R(){const T=c(55013);return R=function(){
return T},T}const b=new Set(["--env-file","--env-file-if-exists","--prefix"]);function $(T,k,p){const{passthrough:y}=T,f=[],
h=(a,t)=>{const e=A(a,t,k);e!==void 0&&f.push(e)};for(const a of[T,...(0,L().launchedBy)(T)]){for(const{name:e,value:n,span:d}of a.
flags)n!==void 0&&(b.has(e)&&h(n,d),e==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(n)&&h(n,d));for(const{as:e,path:n,
span:d}of(0,D().filesNamedBy)(a,p).files){const s=e==="tests"?S(n,d,k):void 0;s!==void 0&&f.push(s)}if(a.program!=="node"&&
a.starts!=="file")continue;const t=a.program==="node"&&(0,C().isTestRun)(a)?S:A;for(const{text:e,span:n}of a.operands){const d=e===
""||e==="-"?void 0:t(e,n,k);d!==void 0&&f.push(d)}}const r=y.find(({text:a})=>j.test(a));return r!==void 0&&f.push((0,F().
problemAt)("absolute-path",r.span,{path:r.text})),f}const j=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function S(T,k,p){if(!(0,R().isPattern)(T))return A(T,k,p);const y=(0,R().alternativesOf)(T);if(y===void 0)return(0,F().
problemAt)("glob-unclear",k,{pattern:T,reason:"too_many"});for(const f of[T,...y]){const h=A(f,k,p);if(h!==void 0)return{
...h,args:{...h.args,path:T}}}}function A(T,k,p){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(T)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(T))return(0,F().problemAt)("target-outside",k,{path:T,reason:"address"});const y=/^(?:[\\/]|[A-Za-z]:)/.test(T),f=y?
void 0:(0,N().normalise)(p===""?T:`${p}/${T}`);if(f===void 0){const h=y?"absolute":"above";return(0,F().problemAt)("targ\
et-outside",k,{path:T,reason:h})}if((0,N().isWithin)(f,".git",{ignoreCase:!0}))return(0,F().problemAt)("target-in-git",k,
{path:T})}},57615:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.programRuns=C;function N(){const l=c(
3463);return N=function(){return l},l}function F(){const l=c(95244);return F=function(){return l},l}function L(){const l=c(
11331);return L=function(){return l},l}function D(){const l=c(54421);return D=function(){return l},l}async function C(l,O){
const x=(0,D().startedWords)(l),[m,...I]=x;if(m===void 0||i.has(m.text))return[];if(!m.isKnown)return[R(`it starts ${m.shown}`)];
const g=(0,L().baseName)(m.text),M=(0,L().programNamed)(m.text),o=(0,D().textHanded)(x);if(M?.kind==="shell"&&o)return o.
words.every(({isKnown:J})=>J)||/\s/.test(o.text)?O.shell(o.text):[R("a shell runs what it is handed")];const w=I.some(({
text:V})=>p(V)||k(V));if((0,L().runsCode)(m.text)&&(w||!y.has(g)))return j(g,I,o!==void 0,O.files);const{files:P,left:E}=$(
I,O.files),W=E.map(({text:V})=>V),B=p(m.text)&&!T.test(m.text)?[O.files.script(m.text)]:await S(g,W,{...O,files:P}),G=W.
filter(k).flatMap(V=>{const J=P.named(V);return J.length>0?J:O.files.named(V)}),z=u.test(g)?E.findIndex(({text:V})=>(0,L().
runsCode)(V)):-1,U=z<0?[]:await C(E.slice(z),{...O,files:P});return[...B,...U,...G]}function R(l){return{kind:"unread",name:l}}
const b=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function $(l,O){const x=l.findIndex(({text:g})=>b.
test(g));if(x<0)return{files:O,left:l};const m=b.exec(l[x]?.text??"")?.[1],I=l.toSpliced(x,m===void 0?2:1);return{files:O.
into(m??l[x+1]?.text),left:I}}function j(l,O,x,m){const I=O.flatMap(({text:E})=>m.named(E));if(x)return[{kind:"inline",name:l},
...I];const g=O.filter(({text:E})=>!E.startsWith("-")),M=g.find(({text:E})=>p(E)||k(E))??g[0],o={kind:"program",name:l};
if(I.length>0||M===void 0)return I.length>0?I:[o];const{text:w}=M;if(!M.isKnown)return[R(`it runs ${M.shown}`)];if(/^\w{2,}:/.
test(w))return[{kind:"package",name:w,isExact:/@v?\d+\.\d+/.test(w)}];if(O[O.indexOf(M)-1]?.text!=="-m")return[m.script(
w,a)];const P=m.named(w.replaceAll(".","/"),a);return P.length>0?P:[o]}async function S(l,O,{files:x,shell:m}){const I=await x.
manifest(),g=y.has(l)?f(O):void 0,M=r(g).flatMap(E=>{const W=(0,N().textIn)((0,N().objectIn)(I.scripts),E);return W===""?
[]:[{kind:"npm_script",name:E,text:W}]}),o=await Promise.all(M.map(({text:E=""})=>m(E,x))),P=M.length>0&&!h.test(g??"")?
[]:A([l,...O],I,x);return[...M,...o.flat(),...P]}function A(l,O,x){const[m=""]=l,I=(s.get(m)??[]).flatMap(E=>x.named(E));
if(I.length>0)return I;const g=d(l);if(g===void 0)return[{kind:"program",name:m}];const M=x.named(g.name);if(M.length>0||
/^[./]/.test(g.name))return M.length>0?M:[{kind:"program",name:m}];const{dependencies:o,devDependencies:w}=O;return[[o,w].
some(E=>g.name in(0,N().objectIn)(E))?{kind:"program",name:g.name}:{kind:"package",...g}]}const T=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function k(l){return(0,F().isCode)(l)||/\.(?:exe|jar)$/i.test(l)}function p(l){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(l)&&!l.includes("://")}const y=new Set(["npm","pnpm","yarn","bun"]);function f(l){const[O,x]=l.filter(m=>!m.startsWith(
"-"));return O==="run"||O==="run-script"?x:O}const h=/^(?:add|ci|clean-install|i|install)$/;function r(l){if(l===void 0)
return[];const O=x=>[`pre${x}`,x,`post${x}`];return h.test(l)?[...new Set([l,"install","prepare"].flatMap(O)),"prepublis\
h"]:O(l)}const a=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"],t=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
e=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
n=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function d(l){const O=l.filter(
I=>!I.startsWith("-")),x=[3,2,1].find(I=>I<=O.length&&t.test(O.slice(0,I).join(" ")));if(x===void 0)return;const m=l.slice(
l.indexOf(O[x-1]??"")+1).map(I=>I.replace(/^--(?:from|package)=/,"")).find((I,g,M)=>!/^(?:-|[\d.:]+\w?$)/.test(I)&&!e.test(
M[g-1]??""));return m===void 0?void 0:{name:m,isExact:n.test(m)}}const s=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),u=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
i=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/))},9504:function(K,v,c){Object.defineProperty(
v,"__esModule",{value:!0}),v.resolveProgram=r;function N(){const m=c(76760);return N=function(){return m},m}function F(){
const m=c(17093);return F=function(){return m},m}function L(){const m=c(91063);return L=function(){return m},m}function D(){
const m=c(71011);return D=function(){return m},m}function C(){const m=c(32854);return C=function(){return m},m}function R(){
const m=c(59542);return R=function(){return m},m}function b(){const m=c(4289);return b=function(){return m},m}function $(){
const m=c(39872);return $=function(){return m},m}function j(){const m=c(46868);return j=function(){return m},m}function S(){
const m=c(67953);return S=function(){return m},m}function A(){const m=c(65490);return A=function(){return m},m}function T(){
const m=c(55013);return T=function(){return m},m}function k(){const m=c(82293);return k=function(){return m},m}function p(){
const m=c(56788);return p=function(){return m},m}function y(){const m=c(38218);return y=function(){return m},m}function f(){
const m=c(10473);return f=function(){return m},m}const h=5;async function r(m,I,g,M){const o=t(m,I,g);if("problems"in o)
return o;const{subcommand:w,starts:P,operands:E,module:W,launched:H}=m,[B]=E,G=[e(I,g,a(m)),...s(m,o),await(0,y().resolveProgramFiles)(
m,g)],z={subcommand:w??B?.text??"",span:a(m)};if(G.push(x(I,o,z)),W!==void 0&&(P!=="module"||H)&&G.push(O(I,o,W)),B!==void 0&&
P==="file"&&G.push(u(m,I,o)),B!==void 0&&P==="module"&&G.push(l(o,B,m.passthrough)),!(0,A().isPackageManager)(I))return(0,p().
join)(G);if(w==="run"||w==="exec"||w==="script-or-tool")G.push(await(0,A().resolvePackageManager)(m,I,o,M));else if(w!==
void 0&&(0,A().selectsPackages)(m,I)){const U={text:w,span:a(m),quoted:!1},V={...m,subcommand:"run",operands:[U]};G.push(
await(0,A().resolvePackageManager)(V,I,o,M))}return(0,p().join)(G)}function a({operands:m,flags:I}){return m[0]?.span??I[0]?.
span??{start:0,end:0}}function t({flags:m},I,g){let M=g;for(const{name:o,value:w,span:P}of m){if(w===void 0||!(0,L().movesTo)(
I,o))continue;const E=(0,f().entryFrom)(M,w,P);if("problems"in E)return E;M={...g,directory:E.path}}return M}function e({
program:m,data:I},{tree:g,changed:M},o){if(I.build_files.length===0)return p().NOTHING;const w=n(g),P=w.get(I)??d(g,I.build_files);
w.set(I,P);const E=P.filter(H=>M.has(H)),W=P.slice(0,h);return(0,p().join)([P.length===0?p().NOTHING:(0,p().fails)("buil\
d-files-unread",o,{program:m,files:W,count:P.length}),...E.map(H=>(0,p().fails)("target-changed",o,{path:H}))])}const n=(0,R().
perTree)(()=>new Map);function d(m,I){const g=M=>I.some(o=>(0,T().matchesPattern)(o.includes("/")?M:N().posix.basename(M),
o,{dot:!0}));return[...m.files()].flatMap(({path:M})=>!(0,C().isWithin)(M,"node_modules")&&g(M)?M:[])}function s({operands:m,
flags:I,starts:g,subcommand:M,family:o},w){const P=o&&(0,A().isPackageManager)(o)&&M!=="test";return[...(g===void 0&&!P?
m:[]).map(({text:H,span:B})=>({text:H.replace(/::.*$/s,""),span:B})),...I.flatMap(({value:H,span:B})=>H===void 0?[]:[{text:H,
span:B}])].map(({text:H,span:B})=>{const G=(0,C().normalise)((0,p().from)(w,H));return G===void 0||G===""?p().NOTHING:(0,C().
isWithin)(G,".git",{ignoreCase:!0})?(0,p().fails)("target-in-git",B,{path:G}):(0,C().resolveInTree)(w.tree,G).kind==="ou\
tside"?(0,p().fails)("target-outside",B,{path:H,reason:"symlink"}):p().NOTHING})}function u({operands:[m],parsed:I},g,M){
if(m===void 0)return p().NOTHING;const{targets:o,problems:w}=i(M,m),E=(0,$().extensionProblems)(g,m.text,m.span).length>
0?[]:o.flatMap(({path:W=""})=>(0,$().extensionProblems)(g,W,m.span));return{targets:I?o.map(W=>({...W,parsed:I})):o,problems:[
...w,...E]}}function i(m,{text:I,span:g}){const M=(0,k().pathProblem)(I,g,m.directory);if(M!==void 0)return{targets:[],problems:[
M]};const o=(0,C().normalise)((0,p().from)(m,I))??"",w=(0,C().resolveInTree)(m.tree,o);if(w.kind==="missing")return(0,f().
nothingAt)(m.tree,o,I,g);const P=(0,f().fileAt)(w,I,g);return"problems"in P?P:P.tracked?(0,f().runs)(m,{name:I,path:P.path,
wanted:o},g):(0,p().fails)("target-untracked",g,{path:I})}function l(m,I,g){const{text:M,span:o}=I,w=(0,b().pythonFiles)(
M).find(P=>!P.endsWith("/__init__.py")&&m.tree.stat((0,p().from)(m,P))!==void 0);if(w===void 0){const P=(0,j().parseUnknownTool)(
I,g,D().UNKNOWN_MODULE);return(0,p().join)([(0,p().fails)("tool-unknown",o,{tool:M}),{targets:[],problems:P}])}return i(
m,{text:w,span:o,quoted:!1})}function O({program:m},{tree:I,base:g,changed:M,directory:o},{text:w,span:P}){const E=`-m ${w}`,
[W]=w.split("."),H=[...M].filter(B=>{const[,G=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.exec(N().posix.relative(o,B))??[];return I.
stat(B)!==void 0&&g?.stat(B)===void 0&&(G===W||(0,F().isOfLibrary)(G))});return(0,p().join)(H.map(B=>(0,p().fails)("sett\
ings-changed",P,{program:m,subcommand:E,path:B})))}function x({program:m,data:I},{changed:g,directory:M},{subcommand:o,span:w}){
const E=(I.settings.length===0?[]:(0,S().foldersUpFrom)(M)).flatMap(H=>I.settings.map(B=>N().posix.join(H,B))),W=[...g].
filter(H=>E.some(B=>(0,C().isWithin)(H,B)));return(0,p().join)(W.map(H=>(0,p().fails)("settings-changed",w,{program:m,subcommand:o,
path:H})))}},36187:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.ProjectFiles=void 0;function N(){const $=c(
76760);return N=function(){return $},$}function F(){const $=c(3463);return F=function(){return $},$}function L(){const $=c(
32854);return L=function(){return $},$}function D(){const $=c(93028);return D=function(){return $},$}function C(){const $=c(
59867);return C=function(){return $},$}const R=/^(?:[/~\\]|[A-Za-z]:)/;class b{#n;#e;constructor(j,S){this.#n=j,this.#e=
S}into(j){const A=j===void 0||R.test(j)||/[$`]/.test(j)?[]:this.#e.map(T=>N().posix.join(T,j));return new b(this.#n,A)}find(j,S=[
""]){if(!(/^[/~]/.test(j)||j===""||!this.#n))for(const A of this.#e)for(const T of S){const k=(0,L().normalise)(N().posix.
join(A,j.replaceAll("\\","/"))+T),p=k===void 0?void 0:(0,L().resolveInTree)(this.#n,k);if(p?.kind==="inside"&&(0,D().isRegular)(
p.entry.kind)&&p.entry.tracked)return p.path}}script(j,S){const A=this.find(j,S);if(A!==void 0)return{kind:"file",name:A};
if(R.test(j))return{kind:"outside",name:j};const[T]=this.#e;if(T===void 0)return{kind:"unread",name:`it runs ${j} in ano\
ther directory`};const k=(0,L().normalise)(N().posix.join(T,j));return k===void 0?{kind:"outside",name:j}:{kind:this.#n===
void 0?"file":"missing",name:k||"."}}named(j,S){const A=this.find(j.replace(/^-{1,2}[\w-]+=/,""),S);return A===void 0?[]:
[{kind:"file",name:A}]}async manifest(){const j=this.find("package.json");return this.#n&&j?(0,F().objectIn)(await(0,C().
readJsonFile)(this.#n,j)):{}}}v.ProjectFiles=b},56788:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.
Trail=v.NOTHING=void 0,v.fails=D,v.from=C,v.join=L,v.target=R;function N(){const S=c(95132);return N=function(){return S},
S}const F=v.NOTHING={targets:[],problems:[]};function L(S){return{targets:S.flatMap(A=>A.targets),problems:S.flatMap(A=>A.
problems)}}function D(S,A,T,k){return{targets:[],problems:[(0,N().problemAt)(S,A,T,k)]}}function C({directory:S},A){return S===
""?A:`${S}/${A}`}function R({via:S},A){return S===void 0?A:{...A,via:S}}const b=64,$=2e3;class j{#n=new Set;#e=new Set;resolve;#s;constructor(A,T){
this.resolve=A,this.#s=T}async follow(A,T,k,p){if(this.#n.has(A))return p({why:"cycle"});const y=await this.#s?.tickScript();
if(y!==void 0)return p({why:"time",limit:y});const f=`${A}\0${T}`;if(this.#e.has(f))return F;if(this.#n.size>=b)return p(
{why:"depth",limit:b});if(this.#e.size>=$)return p({why:"count",limit:$});this.#n.add(A);const h=await k();return this.#n.
delete(A),this.#e.add(f),h}}v.Trail=j},74100:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.SHELL_WORDS=
void 0,v.readScriptForm=j;function N(){const e=c(13580);return N=function(){return e},e}function F(){const e=c(94411);return F=
function(){return e},e}function L(){const e=c(54669);return L=function(){return e},e}function D(){const e=c(11331);return D=
function(){return e},e}function C(){const e=c(81716);return C=function(){return e},e}function R(){const e=c(54421);return R=
function(){return e},e}function b(){const e=c(55013);return b=function(){return e},e}function $(){const e=c(46912);return $=
function(){return e},e}function j(e,n){const d=(0,C().readShellText)(e,n);if(d.length===0&&!(0,$().isBlank)(e))return{commands:d,
fault:{part:"the script",why:"cannot be read"}};const s=(0,L().lex)(e).problems.find(({rule:u})=>u==="shell-comment");if(s&&
d.length>0){const u=e.slice(s.span.start,s.span.end);return{commands:d,fault:{part:u,why:"hides the words behind it"}}}for(const[
u,i]of d.entries()){const l=u===d.length-1,O=T(i,e)??S(i,l);if(O!==void 0)return{commands:d,fault:O}}return{commands:d}}
function S({separator:e},n){const d=e.trim();if(!(n?d==="":d==="&&"))return{part:d===""?"a line break":d,why:A}}const A="\
joins commands in another way than `&&`";function T(e,n){const{words:d,redirections:s,inside:u,subshell:i,defines:l,problems:O,
assignments:x}=e,m=n.slice(e.span.start,e.span.end).trim(),I=(P,E)=>({part:P,why:E});if(i)return I(m,"runs in a subshell");
if(l)return I(m,"defines a function");if(u.length>0)return I(m,"runs a command to make a word");const[g]=s;if(g)return I(
`${g.operator} ${g.target?.text??""}`,"redirects input or output");const M=x.find(({name:P,value:E})=>!(0,F().isHarmlessVariable)(
P,E));if(M)return I(`${M.name}=`,"sets a variable that can choose the code that runs");const o=d.find(P=>(0,C().isDynamic)(
e,P)&&!k(e,P,n));if(o){const{start:P,end:E}=o.span;return I(n.slice(P,E),"is only known when the script runs")}const w=O.
find(P=>!p(P,d));if(w){const{start:P,end:E}=w.span;return I(n.slice(P,E).trim()||m,"is syntax of a shell")}return d.length===
0?I(m,"starts no program"):r(d)}function k({problems:e},{span:n},d){return e.every(s=>s.rule!=="variable-expansion"||s.span.
end<=n.start||s.span.start>=n.end||/^\$\{?npm_package_version\}?$/.test(d.slice(s.span.start,s.span.end)))}function p({rule:e,
span:n},d){if(e==="variable-expansion"||(0,N().ruleOf)(e).severity==="warning")return!0;if(e!=="brace-expansion")return!1;
const s=d.find(u=>u.span.start<=n.start&&u.span.end>=n.end);return s!==void 0&&(0,b().alternativesOf)(s.text)?.every(u=>!u.
startsWith("-"))===!0}const y=v.SHELL_WORDS=new Set(": [ cd echo exit false test true".split(" ")),f=new Set(`! . [[ ]] \
{ } alias autoload bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/)),h=new Set("env ionice nice nohup setsid\
 stdbuf timeout xvfb-run".split(" "));function r(e){const[n]=e,d=n?.text??"";if(f.has(d)&&!n?.quoted)return{part:d,why:"\
is a word of the shell"};const s=(0,R().startedWords)(e),u=e.slice(0,e.length-s.length);if((0,D().programNamed)(d)?.kind===
"wrapper"&&!a.test(d)){const O=u.find(({text:x},m)=>m>0&&!t(x,d));if(O||!h.has((0,D().baseName)(d))||u.length===0)return{
part:O?.text??d,why:"decides how another program runs"}}else if(u.length>0&&!a.test(d))return{part:d,why:"runs a program\
 for what it finds"};return(a.test(d)?void 0:(0,R().textHanded)(s))&&s[0]?.text!=="node"?{part:s[0]?.text??d,why:"runs t\
ext as code"}:void 0}const a=/^(?:cross-env|dotenv|env-cmd)$/;function t(e,n){const[,d,s=""]=/^(\w+)=(.*)$/s.exec(e)??[];
return d!==void 0?(0,F().isHarmlessVariable)(d,s):h.has(e)?!0:(0,D().baseName)(n)==="env"?!1:/^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.
test(e)}},28213:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.helperFault=A,v.helperWords=S;function N(){
const y=c(76760);return N=function(){return y},y}function F(){const y=c(678);return F=function(){return y},y}function L(){
const y=c(95244);return L=function(){return y},y}function D(){const y=c(32854);return D=function(){return y},y}function C(){
const y=c(59542);return C=function(){return y},y}function R(){const y=c(56788);return R=function(){return y},y}function b(){
const y=c(10473);return b=function(){return y},y}const $={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},
mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},j=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function S([y,...f]){if(y?.text==="shx"){
const[h]=f;return h&&(h.text==="echo"||Object.hasOwn($,h.text))?f:void 0}return y&&Object.hasOwn($,y.text)?[y,...f]:void 0}
async function A([y,...f],h){const r=y?.text??"",a=$[r];if(a===void 0)return;const t=f.find(({text:n})=>n.startsWith("-")&&
!a.flags.test(n));if(t)return{part:`${r} ${t.text}`,why:"has a flag that is not known"};const e=f.flatMap(({text:n})=>n.
startsWith("-")?[]:[n]);if(e.length<(a.from<0?2:1))return{part:r,why:"names no path"};for(const n of e.slice(a.from)){const d=await T(
n,h);if(d!==void 0)return{part:`${r} \u2026 ${n}`,why:d}}}async function T(y,f){const{tree:h,isOutput:r}=f,a=y.startsWith(
"/")?void 0:(0,D().normalise)((0,R().from)(f,y));if(a===void 0||a==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(y))return"writes to a path that the text does not show";if(j.test(a))return"writes to a directory of dependencies";
if((0,L().toolThatFinds)(a)!==void 0)return"writes a configuration file";const t=h.stat(a);if(t?.tracked&&t.kind!=="dire\
ctory")return"writes a file of the commit";const e=`${a}/`;if(t?.tracked&&[...h.files()].some(d=>d.path.startsWith(e)))return"\
writes to a directory of the commit";if(!(r?.(a)||(await k(h))(a)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const k=(0,C().perTree)(async y=>{const f=new Map;for(const{path:h}of y.files()){if(N().posix.
basename(h)!==".gitignore")continue;const r=await(0,b().readText)(y,h,p),a=N().posix.dirname(h).replace(/^\.$/,"");r&&"t\
ext"in r&&f.set(a,(0,F().default)().add(r.text))}return h=>{const r=h.split("/");let a=!1;for(let t=0;t<r.length;t+=1){const e=f.
get(r.slice(0,t).join("/")),n=r.slice(t).join("/"),d=e?.test(n),s=e?.test(`${n}/`);d?.ignored||s?.ignored?a=!0:(d?.unignored||
s?.unignored)&&(a=!1)}return a}}),p=256*1024},61102:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.readParts=
p;function N(){const t=c(92739);return N=function(){return t},t}function F(){const t=c(32854);return F=function(){return t},
t}function L(){const t=c(95132);return L=function(){return t},t}function D(){const t=c(11331);return D=function(){return t},
t}function C(){const t=c(81716);return C=function(){return t},t}function R(){const t=c(54421);return R=function(){return t},
t}function b(){const t=c(45806);return b=function(){return t},t}function $(){const t=c(92170);return $=function(){return t},
t}function j(){const t=c(82293);return j=function(){return t},t}function S(){const t=c(56788);return S=function(){return t},
t}function A(){const t=c(74100);return A=function(){return t},t}function T(){const t=c(28213);return T=function(){return t},
t}function k(){const t=c(20362);return k=function(){return t},t}async function p({body:t,words:e,span:n},d,s){const u=(0,A().
readScriptForm)(t,s),i=u.fault?(0,C().everyCommand)(u.commands).map(C().withoutReserved):u.commands,l=[];let{fault:O}=u,
{directory:x}=d;for(const[g,M]of i.entries()){const o=!O||M.words.every(G=>!(0,C().isDynamic)(M,G)),w=g===i.length-1&&!u.
fault,P=[...M.words.map(G=>({...G,span:n})),...w?e:[]],[E,W]=P;if(E?.text==="cd"){const G=W&&(0,F().normalise)((0,S().from)(
{directory:x},W.text));(g>0||P.length!==2||G===void 0)&&(O??={part:"cd",why:"changes the directory in the middle, or lea\
ves the repository"}),x=G??x;continue}const H={...d,directory:x},B=(0,T().helperWords)(P);B&&(O??=await(0,T().helperFault)(
B,H)),!(B||E===void 0||!o||A().SHELL_WORDS.has(E.text))&&l.push({span:n,resolve:(G,z)=>h(P,{...G,directory:H.directory},
z)})}const m=i.some(({words:g})=>y.test(g.map(({text:M})=>M).join(" "))),I=!O&&l.length===0&&i.length>0&&!m;return{parts:l,
isIdle:I,...O&&{fault:O}}}const y=/^(?:\[|exit (?!0$)|false|test )/,f=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function h(t,e,n){
const s=/^(?:cross-env|dotenv|env-cmd)$/.test(t[0]?.text??"")?t:(0,R().startedWords)(t),[u,...i]=s;if(u===void 0)return{
targets:[],problems:[]};const{families:l}=e,O=(0,$().isProgram)(u.text)?u.text:l?.allowed.get(u.text),x=f.exec(u.text)?.[1]??
u.text,m=t[0]===u?void 0:t[0],I=m?r(m):{targets:[],problems:[]};if(O===void 0&&/[\\/]/.test(x))return(0,S().join)([I,await a(
s,e)]);const{invocation:g,problems:M}=O?(0,b().parseInvocation)(O,i,l):(0,b().parseInvocation)("npx",[{...u,text:x},...i],
l),o=await n.resolve(g,e),w=O===void 0&&o.problems.some(({rule:W})=>W==="binary-missing");if(w&&(0,N().toolOf)(x,l?.tools)!==
void 0)return(0,S().join)([I,r(u),{targets:[],problems:M}]);if(w)return(0,S().join)([I,await a(s,e)]);const E=(0,j().inspectPaths)(
g,e.directory,l);return(0,S().join)([I,{targets:[],problems:[...M,...E]},o])}function r({text:t,span:e}){const n={program:t,
group:"other"};return{targets:[],problems:[(0,L().problemAt)("program-not-allowed",e,n)]}}async function a(t,e){const[n]=t;
if(n===void 0)return{targets:[],problems:[]};const d=t.find(({text:u,span:i})=>i.start!==n.span.start&&(u.startsWith("-")||
(0,D().programNamed)(n.text))),s=d?[(0,L().problemAt)("npm-script-form",d.span,{script:e.via??"",text:t.map(({text:u})=>u).
join(" "),part:n.text,why:"is a program that the gate does not read",words:[d.text]})]:[];return(0,S().join)([r(n),{targets:[],
problems:s},await(0,k().filesOfProgram)(t,e)])}},80827:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),
v.npmScripts=p,v.stepsIn=k;function N(){const g=c(76760);return N=function(){return g},g}function F(){const g=c(3463);return F=
function(){return g},g}function L(){const g=c(13580);return L=function(){return g},g}function D(){const g=c(54669);return D=
function(){return g},g}function C(){const g=c(3893);return C=function(){return g},g}function R(){const g=c(67953);return R=
function(){return g},g}function b(){const g=c(60210);return b=function(){return g},g}function $(){const g=c(59867);return $=
function(){return g},g}function j(){const g=c(56788);return j=function(){return g},g}function S(){const g=c(46912);return S=
function(){return g},g}const A={start:0,end:0},T=200;function k({steps:g}){return g.flatMap(M=>M.command?.nested?k(M.command.
nested):[M])}async function p(g,M,o={left:T}){const{subcommand:w,flags:P}=g;if(w===void 0)return;const{project:E,selected:W,
runs:H,packages:B}=await(0,S().scriptsThatRun)(g,M,A);if(E===void 0)return;const G=await(0,b().readNpmrc)({...M,directory:E}),
z=await y(M,E);if("unread"in G||z===void 0)return;const{settings:U}=G,V=u.some(Z=>Z in U);if(z.devEngines!==void 0||V)return;
const J=[],X=i(P,U);for(const Z of B){const Y=await y(M,Z);if(Y===void 0||f(Y))return;const _=H.filter(nn=>nn.directory===
Z),tn=_.length===0?await e(g,M,Z):void 0;tn!==void 0&&J.push({...h(Y),...tn,directory:Z});for(const nn of _){const sn=await r(
nn,M,X,o);J.push({...h(Y),...sn})}}const Q=U["node-options"],{prefix:q}=(0,R().readSettings)(g);return{subcommand:w,directory:M.
directory,project:E,prefixed:q!==void 0,inWorkspaces:W,config:X,...typeof Q=="string"&&{nodeOptions:Q},steps:J}}async function y({
tree:g},M){const o=await(0,$().readJsonFile)(g,(0,j().from)({directory:M},"package.json"));return o===void 0||o===$().INVALID?
void 0:(0,F().objectIn)(o)}function f({bin:g,directories:M}){return!g&&"bin"in(0,F().objectIn)(M)}function h(g){const{name:M,
version:o}=g;return{packageId:M&&o?`${String(M)}@${String(o)}`:"",packageEnv:O(g)}}async function r(g,M,o,w){const{directory:P,
event:E,body:W}=g,H=(0,S().scriptText)(g),B={...M,directory:P},G=d(H),z=await t(G,B,{config:o,budget:w}),U=g.words.map(J=>J.
text),V=G&&{...G,...z&&{nested:z}};return{directory:P,event:E,body:W,words:U,text:H,...V&&{command:V}}}const a=new Set([
"--if-present","--include-workspace-root","--workspace","--workspaces"]);async function t(g,M,{config:o,budget:w}){if(!(g?.
argv[0]==="npm"&&Object.keys(g.env).length===0)||o.npm_config_ignore_scripts==="true"||(w.left-=1,w.left<0))return;const E=g.
argv.slice(1).map(G=>({text:G,span:A,quoted:!0})),{invocation:W,problems:H}=(0,C().parseNpm)(E,M.families),B=W.flags.every(
({name:G})=>a.has(G));if(!(H.length>0||!B))return p(W,M,w)}async function e(g,{tree:M},o){const w=(0,S().eventOf)(g),P=(await(0,$().
usablePackageJson)(M,o))?.scripts.has(w??"");if(!(w===void 0||P||(0,R().readSettings)(g).ifPresent))return{event:w,words:[],
text:""}}const n=new Set(`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/));function d(g){const{words:M,assignments:o,refused:w,
problems:P}=(0,D().lex)(g),E=P.every(({rule:z})=>z==="assignment-refused"||(0,L().ruleOf)(z).severity==="warning"&&z!=="\
unquoted-glob"),W=P.filter(({rule:z})=>z==="assignment-refused").length,[H]=M;if(!E||W!==w.length||H===void 0||n.has(H.text)||
H.text.includes("="))return;const B=[...o,...w].sort((z,U)=>z.span.start-U.span.start);if(B.some(({name:z})=>z==="PATH"))
return;const G=Object.fromEntries(B.map(({name:z,value:U})=>[z,U]));return{argv:M.map(z=>z.text),env:G}}const s=new Set(
`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),u=["also","dev","include","omit","only","optional","product\
ion"];function i(g,M){const o=Object.entries(M).filter(([E,W])=>["harmless","honoured"].includes((0,b().effectOf)(E,W))),
w=g.map(({name:E,value:W,negated:H})=>[E.slice(2),W??H!==!0]),P=[...o,...w].filter(([E])=>!s.has(E));return Object.fromEntries(
P.map(([E,W])=>[`npm_config_${E.replaceAll("-","_").toLowerCase()}`,l(W)]))}function l(g){return Array.isArray(g)?g.map(
l).join(`

`):g==null||g===!1?"":String(g).trim()}function O(g){const{name:M,version:o,config:w,engines:P,bin:E}=g,W={};return x({name:M,
version:o,config:w,engines:P,bin:m(E,M)},"npm_package_",W),Object.fromEntries(Object.entries(W).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function x(g,M,o){for(const[w,P]of Object.entries(g))if(P!==void 0)if(P===null||P===!1)o[`${M}${w}`]="";else if(Array.
isArray(P))for(const[E,W]of P.entries())x({[`${w}_${E}`]:W},M,o);else typeof P=="object"?x(P,`${M}${w}_`,o):o[`${M}${w}`]=
String(P)}function m(g,M){const P=Object.entries((0,$().binOf)(g,typeof M=="string"?M:"")??{}).map(([E,W])=>[N().posix.basename(
I(E)),I(W)]).filter(([E,W])=>E&&W);return P.length>0?Object.fromEntries(P):void 0}function I(g){return N().posix.join("/",
g.replaceAll("\\","/")).slice(1)}},20362:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.filesOfProgram=
A,v.namedTargets=T;function N(){const y=c(76760);return N=function(){return y},y}function F(){const y=c(95244);return F=
function(){return y},y}function L(){const y=c(32854);return L=function(){return y},y}function D(){const y=c(93028);return D=
function(){return y},y}function C(){const y=c(81716);return C=function(){return y},y}function R(){const y=c(55013);return R=
function(){return y},y}function b(){const y=c(36187);return b=function(){return y},y}function $(){const y=c(56788);return $=
function(){return y},y}function j(){const y=c(45636);return j=function(){return y},y}function S(){const y=c(10473);return S=
function(){return y},y}async function A(y,f){const h=new(b()).ProjectFiles(f.tree,[f.directory]),r=y.map(d=>({...d,shown:d.
text,isKnown:!0})),t=(await(0,j().wordRuns)(r,h)).flatMap(({kind:d,name:s})=>d==="file"?[s]:[]),e=y[0]?.span??{start:0,end:0},
n={...f,directory:""};return(0,$().join)(t.map(d=>(0,S().resolveCommitted)(n,{text:d,span:e})))}function T(y,f,h){const r=(0,C().
everyCommand)((0,C().readShellText)(y)),a=r.some(l=>l.substituted.length>0||[...l.words,...l.assignments].some(O=>(0,C().
isDynamic)(l,O))),t=[...new Set(y.split(k).filter(l=>l!==""))],e=[f.directory];for(const{words:l}of r){const[O,x]=l;if(!(!/^(?:cd|pushd)$/.
test(O?.text??"")||x===void 0)&&(e.push(...e.flatMap(m=>(0,L().normalise)(N().posix.join(m,x.text))??[])),e.length>p))break}
const n=[...f.changed],d=[...new Set(e)].flatMap(l=>t.map(O=>{const x={...f,directory:l},m=(0,L().normalise)(N().posix.join(
l,O));if(m===void 0)return $().NOTHING;const I=(0,L().resolveInTree)(f.tree,m);if(I.kind==="inside"&&(0,D().isRegular)(I.
entry.kind))return(0,S().resolveCommitted)(x,{text:O,span:h});const g=n.filter(M=>/[*?[]/.test(O)?(0,R().matchesPattern)(
M,m,{dot:!0}):I.kind==="inside"&&m!==""&&(0,L().isWithin)(M,m));return(0,$().join)(g.map(M=>(0,$().fails)("target-change\
d",h,{path:M})))})),s=a?n.filter(F().isCode):[],{targets:u,problems:i}=(0,$().join)([...d,...s.map(l=>(0,$().fails)("tar\
get-changed",h,{path:l}))]);return{targets:[...new Map(u.map(l=>[l.path,l])).values()],problems:[...new Map(i.map(l=>[JSON.
stringify(l.args),l])).values()]}}const k=/[\s"'`;&|()<>=:,{}]+/,p=16},46912:function(K,v,c){Object.defineProperty(v,"__\
esModule",{value:!0}),v.eventOf=p,v.inspectEmpty=A,v.isBlank=T,v.quoteForScript=h,v.runsIn=y,v.scriptText=$,v.scriptsThatRun=
j;function N(){const r=c(76760);return N=function(){return r},r}function F(){const r=c(95132);return F=function(){return r},
r}function L(){const r=c(67953);return L=function(){return r},r}function D(){const r=c(60210);return D=function(){return r},
r}function C(){const r=c(59867);return C=function(){return r},r}function R(){const r=c(56788);return R=function(){return r},
r}const b={selected:!1,runs:[],packages:[],problems:[]};function $({body:r,words:a}){return[r,...a.map(({text:t})=>h(t))].
join(" ")}async function j(r,a,t){const e=(0,L().readSettings)(r),n=p(r);if(e.informs||n===void 0)return b;const d=g=>(0,L().
findPackages)(e,g,t),s=await d(a);if("problems"in s)return{...b,problems:s.problems};const{project:u,selected:i,directories:l}=s,
O=e.ignoreScripts??await k({...a,directory:u}),x=[],m=[...s.missing,...await S(s,a,t,d)];let I=!1;for(const g of l){const M=await(0,C().
readPackageJson)(a.tree,g);if(M===C().INVALID){const o=N().posix.join(g,"package.json");m.push(...(0,R().fails)("package\
-json-invalid",t,{path:o}).problems)}else if(M===void 0)m.push(...(0,R().fails)("package-json-missing",t,{directory:g}).
problems);else if(M.scripts.has(n)){const o={event:n,words:r.passthrough},w=y(M,g,o,{ignoreScripts:O});x.push(...w),m.push(
...A(w,n,{...a,directory:g},t))}else I=!0}if(I){const g={script:n,passes:e.ifPresent},M=e.ifPresent&&x.length===0&&a.via===
void 0,o=n==="start"||M;m.push((0,F().problemAt)("npm-script-missing",t,g,o?"error":void 0))}return{project:u,selected:i,
runs:x,packages:l,problems:m}}async function S({project:r,directories:a},{base:t,...e},n,d){const s=N().posix.join(r,"pa\
ckage.json");if(t===void 0||!e.changed.has(s))return[];const u=await d({...e,tree:t});if("problems"in u)return[];const i=u.
directories.filter(l=>!a.includes(l));return i.length===0?[]:[(0,F().problemAt)("workspaces-changed",n,{path:s,lost:i})]}
function A(r,a,{via:t,directory:e},n){if(r.some(({event:s,body:u})=>s===a&&!T(u)))return[];const d=t===void 0?"npm-scrip\
t-empty":"npm-script-empty-part";return[(0,F().problemAt)(d,n,{script:a,path:N().posix.join(e,"package.json")})]}function T(r){
return r.split(`
`).every(a=>/^\s*(?:#|$)/.test(a))}async function k(r){const a=await(0,D().readNpmrc)(r);return"settings"in a&&a.settings["\
ignore-scripts"]===!0}function p({subcommand:r,operands:a}){switch(r){case"run":return a[0]?.text;case"test":case"start":case"\
stop":return r;default:return}}function y({scripts:r},a,{event:t,words:e},{ignoreScripts:n}={}){return(n?[t]:[`pre${t}`,
t,`post${t}`]).flatMap(s=>{const u=r.get(s);return u?[{directory:a,event:s,body:u,words:s===t?e:[]}]:[]})}const f=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function h(r){return r===""?"''":f.test(r)?`'${r.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):r}},45636:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.textRuns=R,v.valueRuns=j,v.wordRuns=
$;function N(){const S=c(97424);return N=function(){return S},S}function F(){const S=c(81716);return F=function(){return S},
S}function L(){const S=c(57615);return L=function(){return S},S}const D=4,C={kind:"download",name:"it runs what it downl\
oads"};async function R(S,A,T=0){if(T>D)return[{kind:"unread",name:"it is nested too deeply"}];const k=(0,F().readShellText)(
S);return k.length===0&&S.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,N().findDangers)(k).some(({name:y})=>y===
"remote_code_execution")?[C]:[],...await b(k,S,A,T)]}async function b(S,A,T,k){const p=[];let y=T;for(const f of S){if(p.
push(...await b(f.inside,A,y,k)),f.subshell!==void 0)continue;if(f.defines){p.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:h,assignments:r}=(0,F().withoutReserved)(f),a=h.map(n=>({...n,shown:A.slice(n.span.start,n.
span.end),isKnown:!(0,F().isDynamic)(f,n)}));p.push(...j(r.map(({value:n})=>n),y));const[t,e]=a;t?.text==="cd"||t?.text===
"pushd"?y=y.into(e?.isKnown?e.text:void 0):p.push(...await $(a,y,k))}return p}function $(S,A,T=0){const k=(p,y=A)=>R(p,y,
T+1);return(0,L().programRuns)(S,{files:A,shell:k})}function j(S,A){return S.flatMap(T=>T.split(/[\s=:,]+/)).flatMap(T=>A.
named(T))}},38218:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.resolveProgramFiles=y,v.resolveToolFiles=
p;function N(){const e=c(76760);return N=function(){return e},e}function F(){const e=c(91063);return F=function(){return e},
e}function L(){const e=c(32854);return L=function(){return e},e}function D(){const e=c(93028);return D=function(){return e},
e}function C(){const e=c(4289);return C=function(){return e},e}function R(){const e=c(66227);return R=function(){return e},
e}function b(){const e=c(15804);return b=function(){return e},e}function $(){const e=c(59867);return $=function(){return e},
e}function j(){const e=c(55013);return j=function(){return e},e}function S(){const e=c(82293);return S=function(){return e},
e}function A(){const e=c(56788);return A=function(){return e},e}function T(){const e=c(10473);return T=function(){return e},
e}const k=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(e=>`.${e}`)];async function p(e,n){return f(
(0,C().filesNamedBy)(e,n.families),n)}function y({files:e=[],flags:n,family:d},s){const u=n.flatMap(({name:i,value:l})=>l&&
d&&(0,F().movesTo)(d,i)?l:[]);return f({files:e,roots:u,nodeFlags:[]},s)}async function f({files:e,roots:n,nodeFlags:d},s){
const u=["",...n].flatMap(l=>{const O=(0,L().normalise)((0,A().from)(s,l));return O===void 0?[]:[O]}),i=[];for(const l of e)
i.push(l.as==="tests"?await t(l,s):await h(l,[...new Set(u)],s));for(const l of d)i.push(await(0,b().inspectNodeFlag)(l,
s));return(0,A().join)(i)}async function h(e,n,d){const{as:s,path:u,span:i}=e,l=(0,S().pathProblem)(u,i,d.directory);if(l!==
void 0)return{targets:[],problems:[l]};const O=[];for(const x of n){const m=(0,L().normalise)(N().posix.join(x,u));if(m===
void 0)continue;const I=await r(e,m,d);I!==void 0&&O.push(I)}return O.length>0?(0,A().join)(O):s==="code"||s==="config"?
(0,T().nothingAt)(d.tree,N().posix.join(d.directory,u),u,i):s==="module"&&e.first?(0,b().inspectImport)(d,u,i):A().NOTHING}
async function r(e,n,d){const{as:s,path:u,span:i}=e,{tree:l}=d,O=(0,b().firstFile)(l,s==="place"?[n]:k.map(I=>n+I));if(O===
void 0)return;const x=O.kind==="inside"&&!(0,D().isRegular)(O.entry.kind);if(s==="place"&&O.kind==="inside")return A().NOTHING;
if(!x)return a(e,n,O,d);if(s==="config"){const I=(0,L().resolveInTree)(l,N().posix.join(O.path,"tsconfig.json"));return I.
kind==="missing"?A().NOTHING:a(e,n,I,d)}const m=await(0,b().mainOf)(l,n);return m===$().INVALID?(0,A().fails)("package-j\
son-invalid",i,{path:N().posix.join(u,"package.json")}):m&&a(e,n,m.found,d)}async function a({as:e,path:n,span:d,ifFile:s},u,i,l){
const O=(0,T().fileAt)(i,n,d);if("problems"in O)return O;const x=await(0,b().trustProblems)(l,O,n,d);if(x.some(R().isUnverified))
return{targets:[],problems:x};const m=(0,T().runs)(l,{name:n,path:O.path,wanted:u},d),I=e==="module"&&s?[s]:[];return{...m,
problems:[...x,...I,...m.problems]}}async function t(e,n){const{path:d,span:s}=e,u=(0,S().testProblem)(d,s,n.directory);
if(u!==void 0)return{targets:[],problems:[u]};const l=((0,j().isPattern)(d)?((0,j().alternativesOf)(d)??[]).map(j().baseOf):
[d]).map(x=>(0,L().resolveInTree)(n.tree,(0,A().from)(n,x)));if(l.some(({kind:x})=>x==="outside"))return(0,A().fails)("t\
arget-outside",s,{path:d,reason:"symlink"});const[O]=l;return(0,j().isPattern)(d)||O?.kind!=="inside"||!(0,D().isRegular)(
O.entry.kind)?A().NOTHING:a(e,(0,L().normalise)((0,A().from)(n,d))??d,O,n)}},10473:function(K,v,c){Object.defineProperty(
v,"__esModule",{value:!0}),v.entryAt=b,v.entryFrom=S,v.fileAt=j,v.firstLineOf=y,v.hasOtherContent=p,v.nothingAt=$,v.readText=
k,v.resolveCommitted=A,v.runs=T;function N(){const f=c(76760);return N=function(){return f},f}function F(){const f=c(32854);
return F=function(){return f},f}function L(){const f=c(93028);return L=function(){return f},f}function D(){const f=c(95132);
return D=function(){return f},f}function C(){const f=c(1277);return C=function(){return f},f}function R(){const f=c(56788);
return R=function(){return f},f}function b(f,h,r){switch(f.kind){case"inside":return f.entry;case"outside":return(0,R().
fails)("target-outside",r,{path:h,reason:"symlink"});case"missing":return(0,R().fails)("target-missing",r,{path:h});case"\
loop":return(0,R().fails)("target-not-a-file",r,{path:h,reason:"loop"})}}function $(f,h,r,a){const t=(0,C().nearestFile)(
f,h),e=h.slice(0,Math.max(0,h.length-((0,F().normalise)(r)?.length??0))),n=t&&N().posix.relative(e,t),s=h.split("/").map(
(u,i,l)=>l.slice(0,i).join("/")).find(u=>f.stat(u)?.kind==="submodule");return(0,R().fails)("target-missing",a,{path:r,...s?
{submodule:s}:n&&{near:n}})}function j(f,h,r){const a=b(f,h,r);return"problems"in a||(0,L().isRegular)(a.kind)?a:(0,R().
fails)("target-not-a-file",r,{path:h,reason:a.kind})}function S(f,h,r){const a=h.startsWith("/")?void 0:(0,F().normalise)(
(0,R().from)(f,h));if(a===void 0)return(0,R().fails)("target-outside",r,{path:h,reason:"above"});const t=(0,F().resolveInTree)(
f.tree,a);return t.kind==="missing"?$(f.tree,a,h,r):b(t,h,r)}function A(f,{text:h,span:r}){const a=h.startsWith("/")?void 0:
(0,F().normalise)((0,R().from)(f,h)),t=a===void 0?void 0:(0,F().resolveInTree)(f.tree,a);return a===void 0||t?.kind!=="i\
nside"||!(0,L().isRegular)(t.entry.kind)?R().NOTHING:T(f,{name:h,path:t.path,wanted:a},r)}function T(f,{name:h,path:r,wanted:a},t){
const e=f.changed.has(r)||f.changed.has(a);return{targets:[(0,R().target)(f,{kind:"file",name:h,path:r})],problems:e?[(0,D().
problemAt)("target-changed",t,{path:r})]:[]}}async function k(f,h,r){const a=(0,F().resolveInTree)(f,h);if(!(a.kind==="m\
issing"&&f.stat(h)===void 0))return a.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,L().isRegular)(a.entry.kind)?(a.entry.size??0)>r?{unread:"it is too large"}:{text:(await f.read(a.path,r)).toString(
"utf8"),path:a.path}:{unread:"it is not a regular file"}}async function p(f,h,r){if(f===h)return!1;const[a,t]=[f,h].map(
u=>(0,F().resolveInTree)(u,r));if(a?.kind!=="inside"||t?.kind!=="inside")return!0;const[e,n]=[a.entry,t.entry];if(e.oid!==
void 0&&e.oid===n.oid)return!1;if(e.size!==n.size||!(0,L().isRegular)(e.kind)||!(0,L().isRegular)(n.kind))return!0;const[
d,s]=await Promise.all([f.read(e.path,e.size),h.read(n.path,n.size)]);return!d.equals(s)}async function y(f,h){const[r=""]=(await f.
read(h)).subarray(0,256).toString("latin1").split(`
`,1);return r}},47668:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.listWorkspaces=void 0,v.selectWorkspaces=
S;function N(){const T=c(76760);return N=function(){return T},T}function F(){const T=c(32854);return F=function(){return T},
T}function L(){const T=c(59542);return L=function(){return T},T}function D(){const T=c(59867);return D=function(){return T},
T}function C(){const T=c(55013);return C=function(){return T},T}const R=v.listWorkspaces=(0,L().perPath)(async(T,k)=>{const p=await(0,D().
usablePackageJson)(T,k),y=(0,C().readPatterns)(p?.workspaces??[]);if("unclear"in y)return y;const{wanted:f,entries:h,refused:r}=y;
if(f.length===0)return[];const a=[];for(const{path:n,kind:d}of T.files()){const s=j(k,n);if(s!==void 0)if(d==="symlink"){
const u=f.some(O=>(0,C().matchesPattern)(s,O,{partial:!0})),i=f.some(O=>(0,C().matchesPattern)(s,O)),l=u?(0,F().resolveInTree)(
T,n):void 0;if(l?.kind==="outside")return{unclear:n};if(l?.kind!=="inside"||l.entry.kind!=="directory")continue;if(!i||r.
length>0||f.some(O=>O.startsWith(`${s}/`)))return{unclear:n};a.push(s)}else N().posix.basename(n)==="package.json"&&a.push(
N().posix.dirname(s))}const t=a.filter(n=>f.some(d=>(0,C().matchesPattern)(n,d))).filter(n=>!n.split("/").includes("node\
_modules")).filter(n=>!r.some(d=>(0,C().matchesPattern)(n,d,{dot:!0}))).sort((n,d)=>n.localeCompare(d,"en")),e=h.flatMap(
n=>t.filter(d=>n.some(s=>(0,C().matchesPattern)(d,s,{partial:!0}))));return b(T,k,[...new Set(e)])});async function b(T,k,p){
const y=[],f=new Set;for(const h of p){const r=N().posix.join(k,h).replace(/^\.$/,""),a=await(0,D().readPackageJson)(T,r);
if(a===void 0)continue;if(a===D().INVALID)return{broken:`${r}/package.json`};const t=a.name||$(r);if(f.has(t))return{broken:a.
path};f.add(t),y.push({directory:r,name:t})}return y}function $(T){const k=N().posix.basename(N().posix.dirname(T)),p=N().
posix.basename(T);return k.startsWith("@")?`${k}/${p}`:p}function j(T,k){return T===""?k:k.startsWith(`${T}/`)?k.slice(T.
length+1):void 0}function S(T,k,{directory:p,project:y}){const f=t=>N().posix.join("/",t),h=f(j(y,`${p}/`)===void 0?y:p),
r=N().posix.resolve(h,k),a=[N().posix.relative(f(y),N().posix.resolve(f(p),k)),k];return T.filter(t=>{if(t.name===k||f(t.
directory)===r)return!0;const e=N().posix.relative(h,f(t.directory)),n=k.startsWith("./")?`./${e}`:e;return a.some(d=>A(
n,d))})}function A(T,k){const p=/^\.(?:\/|$)/.test(k)===T.startsWith("./"),[y,f]=[N().posix.normalize(T),N().posix.normalize(
`${k}/`)];return p&&k!==""&&`${N().posix.dirname(y)}/`===f&&!N().posix.basename(y).startsWith(".")}},34482:function(K,v,c){
Object.defineProperty(v,"__esModule",{value:!0}),v.Places=void 0,v.contextIn=L;function N(){const R=c(32854);return N=function(){
return R},R}const F="/\0checkout";function L({policy:R,tree:b,platform:$,cwd:j=""},S){const{workspace:A}=R,T=D(R)?F:void 0,
{files:k,cwd:p=j===""?T:`${T??A}/${j}`}=S;return{policy:R,platform:$,proposal:S,mount:k?{at:"/",tree:k}:b?{at:T??A,tree:b}:
{at:F},cwd:p}}function D({workspace:R}){const b=(0,N().locatePath)(R,F,{at:F});return b!==void 0&&(0,N().isLocatedIn)(b,
F)}class C{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:b},cwd:$,platform:j,mount:S}){this.#n=S,this.#e=S.at===
"/"?S:{at:S.at},this.#s=j!=="linux",this.workspace=(0,N().locatePath)(b,F,this.#e)??F,this.cwd=$===void 0?this.workspace:
(0,N().locatePath)($,this.workspace,S)??F}locate(b){return(0,N().locatePath)(b,this.cwd,this.#n)}leadsInto(b,$){const j=this.
locate(b);return j===void 0?!1:$.some(S=>{const A=(0,N().locatePath)(S,this.workspace,this.#e);return A!==void 0&&this.isIn(
j,A)})}isIn(b,$){return(0,N().isLocatedIn)(b,$,{ignoreCase:this.#s})}mayBeIn(b,$){return(0,N().isLocatedIn)(b,$,{ignoreCase:!0})}}
v.Places=C},6163:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.dangerIn=S;function N(){const p=c(76760);
return N=function(){return p},p}function F(){const p=c(97424);return F=function(){return p},p}function L(){const p=c(11331);
return L=function(){return p},p}function D(){const p=c(81716);return D=function(){return p},p}function C(){const p=c(54421);
return C=function(){return p},p}const R=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as another user":"\
doas su sudo","reads the environment":"printenv"}).flatMap(([p,y])=>y.split(" ").map(f=>[f,p]))),b=2,$=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
j={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function S(p){if($.test(p))return"names a \
file that is made for secrets";const y=(0,D().readShellText)(p),f=(0,D().everyCommand)(y).some(A)?Object.entries(j).find(
([,r])=>r.test(p)):void 0;if(f!==void 0)return`${f[0]} in inline code`;const[h]=(0,F().findDangers)(y);return h?F().DOES[h.
name]:T(y)}function A({words:p}){return p.some((y,f)=>(0,C().textHanded)(p.slice(f))!==void 0)}function T(p,y=0){for(const{
words:f,pipedFrom:h}of(0,D().everyCommand)(p)){const[r,...a]=f;if(r===void 0)continue;const t=N().posix.basename(r.text),
e=k(t);if(e!==void 0)return e;if((0,L().isShell)(t)&&(h!==void 0||a.length===0))return`has \`${t}\` run whatever it reads`;
if(!(t!=="find"&&!(0,L().startsOthers)(t)))for(const{text:n}of a){const d=k(N().posix.basename(n));if(d!==void 0)return d;
const u=y<b&&/\s/.test(n)?T((0,D().readShellText)(n),y+1):void 0;if(u!==void 0)return u}}}function k(p){const y=(0,L().programNamed)(
p)?.kind==="downloader"?"downloads":R.get(p);return y&&`${y} with \`${p}\``}},41431:function(K,v,c){Object.defineProperty(
v,"__esModule",{value:!0}),v.judgeReading=S,v.judgeRiskAlone=T,v.unjudged=k;function N(){const e=c(39763);return N=function(){
return e},e}function F(){const e=c(13580);return F=function(){return e},e}function L(){const e=c(95132);return L=function(){
return e},e}function D(){const e=c(6163);return D=function(){return e},e}function C(){const e=c(38010);return C=function(){
return e},e}function R(){const e=c(46121);return R=function(){return e},e}function b(){const e=c(8737);return b=function(){
return e},e}function $(){const e=c(92890);return $=function(){return e},e}function j(){const e=c(72017);return j=function(){
return e},e}function S(e,n,d){const s=(0,b().findProblems)(e),u=x=>t[x](e,s,d),i=u("evolver"),l=u("validator"),O={evolver:i,
validator:l}[n]??u(n);return p(e,n,O,{evolver:i,validator:l})}function A(e,n){const d=n.find(({rule:u})=>u==="validator-\
newer");return{"1.94":e,newer:d?{verdict:"block",reason:d}:e}}function T(e,n,d){const s={findings:a((0,b().findProblems)(
e))},u={evolver:s,validator:s};return p(e,"curated",(0,C().judgeRisk)(n,d),u)}function k(e,n,d){const s=typeof e=="strin\
g"?e:"",u=[(0,L().notJudged)(`the command \`${s}\``,d)];return p({command:s,words:[],assignments:[],argv:null,targets:[],
problems:[]},n,{findings:u},{evolver:{findings:u},validator:{findings:u}})}function p(e,n,d,s){const u=y(e,a(d.findings)),
i=f(u),l=x=>x===d?i:f(a(x.findings)),O=l(s.validator);return{reading:e,verdict:i.verdict,risk:d.risk??r(i.verdict,u),confirmation:d.
confirmation??"standard",findings:u,profiles:{evolver:l(s.evolver),validator:O,[n]:i},validators:A(O,s.validator.findings)}}
function y({command:e},n){const d=n[0]?.severity==="error"?(0,D().dangerIn)(e):void 0;return d===void 0?n:n.map(s=>s.severity===
"error"?{...s,harm:"danger",danger:d}:s)}function f(e){const n=h(e),[d]=e;if(n==="block"&&d)return{verdict:n,reason:d};const s=e.
find(({rule:u})=>u==="validator-empty-folder");return s?{verdict:n,remark:s}:{verdict:n}}function h(e){return e.some(({severity:d})=>d===
"error")?"block":e.some(({severity:d,rule:s})=>d==="warning"&&s!=="experimental_mode")?"warn":"allow"}function r(e,n){return e===
"block"?"dangerous":n.some(({rule:d})=>(0,F().ruleOf)(d).writes===!0)?"write":"safe"}function a(e){return N().SEVERITIES.
flatMap(n=>e.filter(({severity:d})=>d===n))}const t={evolver:R().evolver,validator:$().validator,curated:C().curated,workspace:j().
workspace}},21311:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.checkCommandPolicy=p,v.checkFamily=
h,v.failedExamples=y,v.requireExamples=f;function N(){const n=c(7723);return N=function(){return n},n}function F(){const n=c(
51951);return F=function(){return n},n}function L(){const n=c(41895);return L=function(){return n},n}function D(){const n=c(
94853);return D=function(){return n},n}function C(){const n=c(72720);return C=function(){return n},n}function R(){const n=c(
74238);return R=function(){return n},n}function b(){const n=c(5468);return b=function(){return n},n}function $(){const n=c(
87952);return $=function(){return n},n}function j(){const n=c(88220);return j=function(){return n},n}function S(){const n=c(
91063);return S=function(){return n},n}function A(){const n=c(34482);return A=function(){return n},n}function T(){const n=c(
41431);return T=function(){return n},n}function k(){const n=c(72017);return k=function(){return n},n}function p({families:n,
patterns:d}){const s=n.flatMap((u,i)=>e(["families",i],h(u)));return s.length>0?s:d.flatMap((u,i)=>e(["patterns",i],a(u,
n)))}function y({policy:n,path:d=R().POLICY_PATH,text:s=""}){return p(n).map(({message:u,pointer:i,value:l})=>{const O=(0,b().
placeIn)(s,i,l);return`${O===void 0?d:`${d}:${O}`}: ${u}`})}function f(n){const d=y(n);if(d.length!==0)throw new(L()).GateError(
"policy_invalid",`Examples of the policy fail:
${d.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function h(n){const{name:d}=n,
s=j().familySchema.safeParse(n);if(!s.success)return[{message:`family ${d}: ${N().prettifyError(s.error)}`,pointer:["nam\
e"],value:d}];const{evolver:u,sandbox:i}=s.data;try{u&&(0,S().programFamily)(d,u)}catch(m){const{message:I}=m;return[{message:`\
family ${d}: ${I}`,pointer:["evolver","flags"],value:d}]}const l={...D().DEFAULT_POLICY,programs:[d],families:[s.data],mode:"\
dangerous",allow_dangerous:!0},O=(m,{match:I,not_match:g})=>{const M=(o,w)=>r(o,d,w,l);return[...t("match",I,o=>{const w=m.
find(P=>!M(o,P));return w&&`family ${d}: ${w} rejects its example`}),...t("not_match",g,o=>{const w=m.find(P=>M(o,P));return w&&
`family ${d}: ${w} accepts its example`})]},x=i?.only?[i.only]:["curated","workspace"];return[...u?e(["evolver"],O(["evo\
lver"],u)):[],...i?e(["sandbox"],O(x,i)):[]]}function r(n,d,s,u){const i=(0,F().readWords)(n,{programs:(0,$().programTerms)(
u)}),l=s==="evolver"?i.invocation?.family:i.words[0]?.text===d,O=(0,A().contextIn)({policy:u,tree:void 0,platform:"linux"},
{}),{findings:x}=(0,T().judgeReading)(i,s,O),m=x.filter(({severity:I,rule:g})=>I==="error"&&g!=="family_unavailable");return!!l&&
m.length===0}function a({name:n,regex:d,match:s,not_match:u},i){const l=(0,C().compileLinear)(d);if("error"in l)return[{
message:`${n}: the pattern ${l.error}`,pointer:["regex"],value:d}];const O=x=>(0,k().matchesAnyCommand)(x,d,i);return[...t(
"match",s,x=>O(x)?void 0:`${n}: does not match`),...t("not_match",u,x=>O(x)?`${n}: matches`:void 0)]}function t(n,d,s){return d.
flatMap((u,i)=>{const l=s(u);return l?[{message:`${l} ${u}`,pointer:[n,i],value:u}]:[]})}function e(n,d){return d.map(s=>({
...s,pointer:[...n,...s.pointer]}))}},38010:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.curated=void 0,
v.judgeRisk=s;function N(){const o=c(30084);return N=function(){return o},o}function F(){const o=c(55126);return F=function(){
return o},o}function L(){const o=c(87952);return L=function(){return o},o}function D(){const o=c(13580);return D=function(){
return o},o}function C(){const o=c(95132);return C=function(){return o},o}function R(){const o=c(34482);return R=function(){
return o},o}function b(){const o=c(8737);return b=function(){return o},o}const $=10,j=[p,y,h,r,t,o=>u(e(o),o.context.policy)],
S=(o,w,P)=>{const{policy:E,proposal:W}=P,[H,...B]=m(o),G=[...g(o),...(0,b().besidesProgram)(w,o)],z=W.family??H?.text??"",
U=(0,L().sandboxProgram)("curated",z,E.families),V=W.mode??(E.experimental.includes(z)?"experimental":"structured");if(H===
void 0||U===void 0){const en=H?(0,C().finding)("not_in_registry",{family:z},{span:H.span}):(0,C().finding)("no_command",
{});return{...s("dangerous",P),findings:[en,...G].filter(A)}}const J=new(R()).Places(P),X=(0,F().readArguments)(B,U,x(J)),
Q=T(X),q=new Set(U.dangerous_targets?.map(en=>J.locate(en))),Z=Q.some(({path:en})=>q.has(J.locate(en.replace(/\*$/,"")))),
Y={context:P,places:J,base:H,name:z,program:U,proposalMode:V,words:B,read:X,paths:Q,broad:Z},[_,...tn]=j.map(en=>en(Y)),
nn=[..._??[],...G,...tn.flat()],sn=e(Y),rn=i(sn,V);return{findings:nn.some(({severity:en})=>en==="error")?(0,b().firstOfEach)(
nn.filter(A),$):[...nn,...d(Y).map(en=>(0,C().finding)(en,{}))],risk:sn,confirmation:rn}};v.curated=S;function A({severity:o}){
return o!=="warning"}function T({use:o,values:w}){const P=w.filter(({kind:W,text:H})=>N().PATH_KINDS.has(W)&&H!=="-").map(
({text:W,word:H})=>({path:W,word:H})),{default_operand:E}=o;return P.length===0&&E!==void 0?[{path:E}]:P}const k={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function p({name:o,
base:w,program:P,proposalMode:E,context:W}){const{maturity:H="structured",platforms:B}=P.family.sandbox??{},{category:G}=P.
family,{policy:z,platform:U}=W,V=k[H];return[...z.disabled_packs.includes(G)?[`is in the disabled pack \`${G}\``]:[],...B?.
includes(U)===!1?[`does not exist on \`${U}\``]:[],...V.includes(E)?[]:[`has the maturity \`${H}\``]].map(X=>(0,C().finding)(
"family_unavailable",{family:o,reason:X},{span:w.span}))}function y({name:o,base:w}){return o===w.text?[]:[(0,C().finding)(
"family_base_mismatch",{family:o,base:w.text},{span:w.span})]}const f={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function h(o){const{name:w,program:P,words:E,read:W}=o,H=f[w]??"constrained_form.other",
B=P.forms?H:"argument_refused";return[...E.filter(({text:z})=>P.family.category==="archives"&&N().SHELL_OPERATOR.test(z)).
map(({text:z,span:U})=>(0,C().finding)("shell_operator.quoted",{operator:z},{span:U})),...W.objections.filter(({word:z})=>z===
void 0||a(z,o)===void 0).map(({objection:z,word:U})=>(0,C().finding)(B,{family:w,objection:z},U?{span:U.span}:{}))]}function r(o){
return o.words.flatMap(w=>{const P=a(w,o);if(P===void 0)return[];const E={family:o.name,operand:w.text,prefix:P};return[
(0,C().finding)("forbidden_operand_prefix",E,{span:w.span})]})}function a({text:o},{program:w}){const{forbidden_prefixes:P=[]}=w;
return P.find(E=>o.toLowerCase().startsWith(E.toLowerCase()))}function t({paths:o,places:w,context:P}){const{allowed_roots:E}=P.
policy;return E.length===0?[]:o.filter(({path:W})=>W.startsWith("~")||!w.leadsInto(W,E)).map(({path:W,word:H})=>(0,C().finding)(
"outside_allowed_roots",{path:W,roots:E},H&&{span:H.span}))}function e({broad:o,read:{use:w}}){return o?"dangerous":w.risk??
"safe"}const n=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function d({broad:o,paths:w,proposalMode:P,read:E}){
const{flag_warnings:W={}}=E.use;return[...new Set([...(0,F().warningsIn)(E.use),...E.flags.flatMap(B=>W[B]??[]),...o?["b\
road_permission_target"]:[],...w.some(({path:B})=>n.test(B))?["env_secrets"]:[],...P==="experimental"?["experimental_mod\
e"]:[]])]}function s(o,{policy:w,proposal:P}){const E=i(o,P.mode??"structured");return{findings:u(o,w),risk:o,confirmation:E}}
function u(o,{mode:w,allow_dangerous:P}){return o==="safe"||o==="write"&&w!=="safe"||o==="dangerous"&&w==="dangerous"&&P?
[]:[(0,C().finding)("policy_risk",{risk:o,mode:w})]}function i(o,w){return w==="experimental"?"very_strong":o==="dangero\
us"?"strong":"standard"}const l=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],O=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function x(o){return(w,P)=>{const E=N().KINDS[w](P);if(E!==void 0||w!=="destination"&&w!=="source")return E;const W=o.locate(
P);if(W===void 0)return"cannot be resolved";if(W==="/")return"is the root of the file system";const B=(/^[\\/]|^[A-Za-z]:/.
test(P)||!o.isIn(W,o.cwd))&&l.find(G=>o.mayBeIn(W,G));if(B)return`is in the system directory ${B}`;if(w!=="destination")
return o.mayBeIn(o.cwd,W)?"is the working directory or one of its parents":O.test(W)?"is a home directory":void 0}}function m({
words:o,problems:w}){const P=w.filter(({rule:W})=>I.has((0,D().ruleOf)(W).shape)),E=Math.min(...P.map(({span:W})=>W.start));
return o.filter(({span:W})=>W.start<E)}const I=new Set(["operator","redirection","multiline"]);function g({problems:o}){
return o.flatMap(({rule:w,args:P,span:E})=>{const{shape:W}=(0,D().ruleOf)(w);if(W===void 0)return[];if(W==="unreadable")
return[(0,C().finding)("parse_failed",{},{span:E})];const{operator:H,written:B,character:G}=P,z=String(H??B??G),U=W==="o\
perator"?M(z):W;return[(0,C().finding)(`shell_operator.${U}`,{operator:z},{span:E})]})}function M(o){return o==="|"||o===
"|&"?"pipeline":o==="&"?"background":"chaining"}},46121:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),
v.evolver=void 0;function N(){const R=c(87952);return N=function(){return R},R}function F(){const R=c(38010);return F=function(){
return R},R}const L=(R,b,$)=>{const j=R.words[0]?.text;if(R.invocation===void 0&&j&&(0,N().isNamedCurated)(j,$.policy))return(0,F().
curated)(R,b,C($));const S=D(R,b);return{findings:b,...S&&{risk:S}}};v.evolver=L;function D({invocation:R},b){const $=R?.
family?.data.risk;return b.some(({severity:S})=>S==="error")||$==="safe"?void 0:$}function C(R){const{policy:b}=R,$=b.allowed_roots.
length>0?b.allowed_roots:["."];return{...R,policy:{...b,allowed_roots:$}}}},8737:function(K,v,c){Object.defineProperty(v,
"__esModule",{value:!0}),v.besidesProgram=L,v.findProblems=C,v.firstOfEach=D;function N(){const R=c(13580);return N=function(){
return R},R}function F(){const R=c(95132);return F=function(){return R},R}function L(R,{invocation:b}){const $=b?.family?
["program","invocation","target"]:["program"];return R.filter(({layer:j,rule:S})=>!$.includes(String(j))||(0,N().ruleOf)(
S).anyText===!0)}function D(R,b){const $=new Map;return R.filter(({rule:j})=>{const S=($.get(j)??0)+1;return $.set(j,S),
S<=b})}function C({problems:R}){return R.map(F().problemFinding)}},89509:function(K,v){Object.defineProperty(v,"__esModu\
le",{value:!0}),v.readToolCall=F;const c=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,N=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function F(L){const D=c.exec(L);if(D===null)return;const[,C="",R=""]=D,b=[];let $=D.indices?.[2]?.[0]??0,j=R;for(;j!=="";){
const S=N.exec(j);if(S===null)return;const[A,T,k]=S;b.push({text:T??k??"",span:{start:$,end:$+A.length}}),j=j.slice(A.length),
$+=A.length}return{name:C,args:b}}},92890:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.validator=void 0;
function N(){const b=c(95132);return N=function(){return b},b}const F=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
L={"1.94":{refused:F,information:new Set(["--version","--help","--v8-options"])},newer:{refused:F,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},D=(b,$)=>{const{invocation:j}=b,S=[...$,...R("1.94",b)];
if(S.some(({severity:k})=>k==="error"))return{findings:S};const[A]=R("newer",b);if(A){const k=String(A.args.flag??"");S.
push((0,N().finding)("validator-newer",{refused:k},A.span&&{span:A.span}))}const T=j?.operands[0];if(T&&!C(j,L["1.94"])){
const{text:k,span:p}=T;S.push((0,N().finding)("validator-empty-folder",{script:k},{span:p}))}return{findings:S}};v.validator=
D;function C({flags:b},{information:$}){return b.some(({name:j})=>$.has(j))}function R(b,{words:$,invocation:j,command:S}){
const A=L[b],[T,...k]=$;if(T===void 0)return[];const p=s=>(0,N().finding)("validator-script",{command:s},{span:T.span});
if(T.text!=="node")return[p(`\`${T.text}\``)];const{flags:y=[],operands:[f]=[]}=j??{},h=(s,u)=>{const i=f&&f.span.start<
u.start?"script":"node";return(0,N().finding)("validator-flag",{flag:s,of:i},{span:u})},r=j!==void 0&&C(j,A),a=r&&y.length===
1&&f===void 0,{options:t}=A,e=a||t===void 0?[]:y.filter(({name:s})=>!t.has(s)),n=A.text?.exec(S),d=y.some(({name:s})=>s===
"--test");return[...k.flatMap(({text:s,span:u})=>A.refused.test(s)?[h(s,u)]:[]),...e.map(({written:s,span:u})=>h(s,u)),...n?
[h(n[0],{start:n.index,end:n.index+n[0].length})]:[],...(f===void 0||d)&&!r?[p("`node` without a script")]:[]]}},72017:function(K,v,c){
Object.defineProperty(v,"__esModule",{value:!0}),v.matchesAnyCommand=i,v.workspace=void 0;function N(){const o=c(13970);
return N=function(){return o},o}function F(){const o=c(72720);return F=function(){return o},o}function L(){const o=c(30084);
return L=function(){return o},o}function D(){const o=c(55126);return D=function(){return o},o}function C(){const o=c(21006);
return C=function(){return o},o}function R(){const o=c(87952);return R=function(){return o},o}function b(){const o=c(13580);
return b=function(){return o},o}function $(){const o=c(95132);return $=function(){return o},o}function j(){const o=c(97424);
return j=function(){return o},o}function S(){const o=c(81716);return S=function(){return o},o}function A(){const o=c(34482);
return A=function(){return o},o}function T(){const o=c(8737);return T=function(){return o},o}function k(){const o=c(89509);
return k=function(){return o},o}const p=(o,w,P)=>P.proposal.tool==="runpy"?M(o,w,P):y(o,(0,T().besidesProgram)(w,o),P);v.
workspace=p;function y(o,w,P){const{families:E,patterns:W,disabled_packs:H}=P.policy,B=new(A()).Places(P),G=(0,S().readShellText)(
o.command),z=Y=>Y.map(_=>f(_,E,H)),U=z((0,S().everyCommand)(G)),V=Y=>U.flatMap(_=>{const tn=l(_);return W.filter(nn=>nn.
layer===Y&&u(nn.regex,tn)).map(({name:nn,regex:sn,reason:rn})=>(0,$().finding)("custom_pattern",{name:nn,pattern:sn,reason:rn},
{layer:Y}))}),J=[()=>h(o,G),()=>z(e(o,P.mount,B,U)).flatMap(Y=>O(Y,B)),()=>U.flatMap(g)];for(const[Y,_]of J.entries()){const tn=[
..._(),...V(Y+1)];if(tn.length>0)return{findings:[...(0,T().firstOfEach)(tn,1),...w.filter(n)]}}const X=U.map(({read:Y})=>Y.
use),Q=new Set(X.flatMap(D().warningsIn)),q=[...w,...[...Q].map(Y=>(0,$().finding)(Y,{}))],Z=N().riskSchema.options.findLast(
Y=>X.some(_=>_.risk===Y));return Z===void 0||Z==="safe"||q.some(n)?{findings:q}:{findings:q,risk:Z}}function f(o,w,P){const[
E,...W]=o.words,H=(0,R().sandboxProgram)("workspace",E?.text??"",w),B=H&&!P.includes(H.family.category)?H:void 0;return{
command:o,program:B,read:(0,D().readArguments)(W,B??{})}}function h({targets:o},w){const P=o.flatMap(({script:E})=>E===void 0?
[]:[E]);return[...(0,j().findDangers)(w).map(E=>r(E,!0)),...P.flatMap(E=>(0,j().findDangers)((0,S().readShellText)(E))).
map(E=>r(E,!1))]}function r({name:o,pattern:w,words:P},E){const W=P[0]?.span.start,H=P.at(-1)?.span.end,B=E&&W!==void 0&&
H!==void 0?{span:{start:W,end:H}}:{};return(0,$().finding)(o,{pattern:t(w)},B)}const a=200;function t(o){return o.length>
a?`${o.slice(0,a)}\u2026`:o}function e({command:o},{tree:w,at:P},{cwd:E},W){return w!==void 0&&P!=="/"&&P===E&&W.length===
1?(0,S().everyCommand)((0,S().readShellText)(o,w)):W.map(B=>B.command)}function n({severity:o}){return o==="error"}function d({
program:o,read:w}){const P=o===void 0?[]:w.values;return new Set(P.flatMap(({kind:E,word:W})=>L().PATH_KINDS.has(E)?[]:W))}
const s=new Map;function u(o,w){const P=s.get(o)??(0,F().compileLinear)(o);return s.set(o,P),"error"in P||P.matches(w)}function i(o,w,P){
return(0,S().everyCommand)((0,S().readShellText)(o)).some(E=>u(w,l(f(E,P,[]))))}function l(o){const{words:w,redirections:P}=o.
command,E=d(o);return[...w.filter(W=>!E.has(W)).map(({text:W})=>W),...P.map(({operator:W,target:H})=>`${W} ${H?.text??""}`)].
join(" ")}function O(o,w){const{words:P,redirections:E,problems:W}=o.command,H=d(o),B=W.filter(({rule:z})=>z==="variable\
-expansion"),G=E.flatMap(({target:z})=>z??[]);return[...P.slice(1).filter(z=>!H.has(z)),...G].flatMap(({text:z,span:U})=>{
const V=B.some(({span:J})=>J.start>=U.start&&J.end<=U.end);return[z,...x(z)].flatMap(J=>m(J,U,w,V))})}function x(o){if(!o.
startsWith("-"))return[];const{attached:w}=(0,C().splitAtEquals)(o);return[...w?[w]:[],.../^-[^-]./.test(o)?[o.slice(2)]:
[]]}function m(o,w,P,E=!1){const W=E||o.startsWith("~")?void 0:P.locate(o);return W===void 0||!P.isIn(W,P.workspace)?[(0,$().
finding)("path_outside_workspace",{path:o},{span:w})]:o.split(/[\\/]/).includes("..")?[(0,$().finding)("path_traversal",
{path:o},{span:w})]:[]}const I=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],[/^(?:chmod|chown|dd|kill)$/,
/^--all$/],[/^/,/^--force$/]];function g({command:o,program:w,read:P}){const[E,...W]=o.words;if(E===void 0)return[];const{
text:H}=E,B=I.flatMap(([U,V])=>U.test(H)?[V]:[]),G=W.filter(({text:U})=>B.some(V=>V.test(U)));return G.length>0?G.map(({
text:U,span:V})=>(0,$().finding)("blocked_flag",{program:H,flag:U},{span:V})):W.length===1&&w&&/^--(?:version|help)$/.test(
W[0]?.text??"")?[]:(w?P.objections:[{objection:"is not allowed",word:E}]).map(({objection:U,word:V=E})=>(0,$().finding)(
"command_not_allowed",{program:H,objection:U},{span:V.span}))}function M({command:o},w,P){const E=w.filter(({rule:G})=>(0,b().
ruleOf)(G).anyText===!0),W=(0,k().readToolCall)(o),[H]=W?.args??[];if(W?.name!=="write_file"||H===void 0){const G=t(W?.name??
o);return{findings:[(0,$().finding)("command_not_allowed",{program:G,objection:"is not a call of a file tool with litera\
l arguments"}),...E]}}const B=[...m(H.text,H.span,new(A()).Places(P)),...E];return B.some(n)?{findings:B}:{findings:B,risk:"\
write"}}},81961:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.combine=R,v.policyWith=j,v.stricterOf=
C,v.tightenPolicy=b,v.valuesOf=$;function N(){const S=c(23404);return N=function(){return S},S}function F(){const S=c(41895);
return F=function(){return S},S}function L(){const S=c(74238);return L=function(){return S},S}function D(){const S=c(11160);
return D=function(){return S},S}function C(S,A,T){const k=R(S.policy,A.policy);if("conflicts"in k)throw new(F()).GateError(
"policy_conflict",`The policies of the base and of ${T} differ in ${k.conflicts.join(", ")}; the gate cannot determine w\
hich is stricter.`,"Use the same values in both policies.");const{ref:p,digest:y}=A,f=[...S.combinedWith?[S.combinedWith.
name]:[],T];return{...S,policy:k.policy,digest:(0,L().digestPolicy)(k.policy),combinedWith:{name:f.join(" and "),digest:y,
...p!==void 0&&{ref:p}}}}function R(S,A){const T=[],k=$(S),p=$(A);for(const[y,{strictness:f}]of D().POLICY_KEYS){const[h,
r]=[k.get(y),p.get(y)];if((0,N().canonicalize)(h)===(0,N().canonicalize)(r))continue;const a=f.combine(h,r);a?k.set(y,a.
value):T.push(y)}return T.length>0?{conflicts:T}:{policy:j(k)}}function b(S,A){if(Object.values(A).every(f=>f===void 0))
return S;const T=$(S.policy),k=[],p=new Map(Object.entries(A));for(const[f,{strictness:h,input:r}]of D().POLICY_KEYS){const a=r&&
p.get(r.name),t=T.get(f);if(!(!r||a===void 0||a===t))if(t===r.open||h.compare(t,a)==="tighter")T.set(f,a);else{const e={
given:String(a),kept:String(t)};k.push({input:r.name,key:f,...e})}}const y=j(T);return{...S,policy:y,digest:(0,L().digestPolicy)(
y),ignoredInputs:k}}function $(S){const A=S;return new Map([...D().POLICY_KEYS.keys()].map(T=>{const[k="",p]=T.split("."),
y=A[k];return[T,p===void 0?y:y[p]]}))}function j(S){const A={};for(const[T,k]of S){const[p="",y]=T.split(".");A[p]=y===void 0?
k:{...A[p],[y]:k}}return D().policySchema.parse(A)}},76545:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),
v.comparePolicies=R;function N(){const S=c(23404);return N=function(){return S},S}function F(){const S=c(69873);return F=
function(){return S},S}function L(){const S=c(81961);return L=function(){return S},S}function D(){const S=c(11160);return D=
function(){return S},S}function C(){const S=c(92328);return C=function(){return S},S}function R(S,A){const[T,k]=[(0,L().
valuesOf)(S),(0,L().valuesOf)(A)];return[...D().POLICY_KEYS].flatMap(([p,{strictness:y}])=>{const[f,h]=[T.get(p),k.get(p)],
r=b(f,h);if(r===void 0)return[];const a=y.compare(f,h),t=y.loosens?.(f,h)??a!=="tighter";return[{key:p,change:r,direction:a,
loosens:t}]})}function b(S,A){if(Array.isArray(S)&&Array.isArray(A)){const T=[...(0,C().missingFrom)(S,A).map(k=>`+ ${$(
k)}`),...(0,C().missingFrom)(A,S).map(k=>`- ${$(k)}`)];return T.length===0?void 0:T.join(", ")}return(0,N().canonicalize)(
S)===(0,N().canonicalize)(A)?void 0:`${j(S)} \u2192 ${j(A)}`}function $(S){const A=S.name;return typeof A=="string"?A:j(
S)}function j(S){return(0,F().stringify)(S,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(K,v,c){Object.
defineProperty(v,"__esModule",{value:!0}),v.NPM_LOCKFILES=v.LOCKFILES=void 0,v.isCode=$,v.isLockfile=d,v.isOfTests=a,v.isPackageFile=
u,v.isProgramCode=b,v.isTest=h,v.isTestData=r,v.isWritten=j,v.toolThatFinds=I;function N(){const g=c(76760);return N=function(){
return g},g}function F(){const g=c(41330);return F=function(){return g},g}const L=new Set(`js mjs cjs jsx ts mts cts tsx\
 vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),D=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),C=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function b(g){return L.has(S(g))}function $(g){return b(g)||D.has(S(g))}function j(g){return $(g)||C.has(S(g))||R.test(N().
posix.basename(g))}function S(g){return N().posix.extname(g).slice(1).toLowerCase()}const A={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},T=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
k=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[p,y,f]=Object.values(A).map(g=>new RegExp(`(?:^|/)(?\
:${g})/`,"i"));function h(g){return p.test(g)||T.test(g)}function r(g){return y.test(g)||g.endsWith(".snap")}function a(g){
return h(g)||r(g)||f.test(g)||k.test(g)}const t=v.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],e=v.LOCKFILES=
[...t,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],n=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function d(g){return e.includes(g)||n.test(g)}const s=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function u(g){return e.includes(g)||s.test(g)}const i="{js,cjs,mjs,ts,cts,mts}",l="{json,jsonc,json5,yaml,yml,toml}",O=`\
{${i.slice(1,-1)},${l.slice(1,-1)}}`,x={vitest:`vitest.config.${i} vitest.workspace.${O} vite.config.${i}`,jest:`jest.co\
nfig.${O} jest.setup.${i}`,mocha:`.mocharc .mocharc.${O}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${i}`,cypress:`cypress.config.${i}`,eslint:`eslint.config.${i} .eslintrc \
.eslintrc.${O} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${O} prettier.config.${i} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${O} stylelint.config.${i} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${O} .knip.${l} knip.config.${i}`,markdownlint:`.markdownlint.${O}\
 .markdownlint-cli2.${O} .markdownlintignore .markdownlintrc`,cspell:`cspell.${O} .cspell.${O} cspell.config.${O}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${O} nyc.config.${i}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${O} .babelrc .babelrc.${O}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let m;function I(g){if(m??=Object.entries(x).map(([o,w])=>[o,
(0,F().default)(w.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(g))return"cargo";const M=g.slice(g.lastIndexOf(
"/")+1);return m.find(([,o])=>o(M))?.[0]}},19609:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.PRELOADABLE_PACKAGES=
v.NODE_FLAGS=v.NODE_ALIASES=v.BUILT_IN_REPORTERS=void 0;function N(){const R=c(91063);return N=function(){return R},R}const F=v.
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
  `.match(/\S+/g))},4274:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.NPM_SUBCOMMANDS=v.NPM_SHORTHANDS=
v.NPM_FLAGS=void 0;function N(){const b=c(91063);return N=function(){return b},b}const F=(0,N().nameTable)({harmless:`
    color? foreground-scripts json loglevel= long offline parseable prefer-offline prefer-online
    progress unicode update-notifier
  `,"selects-scripts":`
    if-present ignore-scripts include-workspace-root prefix= workspace= workspaces?
  `,"only-prints":"usage version versions","of-tests":"bail? coverage? runInBand?","outside-code":"call= global globalco\
nfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes?"}),L=v.NPM_FLAGS=new Map([
...F].map(([b,{name:$,arity:j,kind:S}])=>[b,{name:$,arity:j==="optional"?"loose":j==="value"?"value":"none",effect:S}])),
D=`
  ?=usage C=prefix H=usage c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly g=global
  h=usage help=usage iwr=include-workspace-root l=long no=no-yes p=parseable
  porcelain=parseable q=loglevel:warn quiet=loglevel:warn reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,C=v.NPM_SHORTHANDS=new Map(D.trim().split(/\s+/).map(b=>b.split(/[=:]/)).map(([b="",$,...j])=>[b,[`--${$}`,...j]])),R=v.
NPM_SUBCOMMANDS=(0,N().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exec,x","only-print\
s":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,init dedupe instal\
l,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink update,u,up,upgr\
ade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish audit diff docs d\
octor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version","outside-code":"\
config,c get set"})},55126:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.readArguments=C,v.warningsIn=
D;function N(){const A=c(35672);return N=function(){return A},A}function F(){const A=c(30084);return F=function(){return A},
A}function L(){const A=c(21006);return L=function(){return A},A}function D({warnings:A=[],network_touching:T}){return T?
["network_touching",...A]:A}function C(A,T,k=(p,y)=>F().KINDS[p](y)){if(T.forms!==void 0)return R(A,T,T.forms,k);if(T.subcommands===
void 0)return j(A,T,k);const[p,...y]=A,f=Object.entries(T.subcommands).find(([r])=>r===p?.text)?.[1];if(f!==void 0)return j(
y,{...T,...f},k);const h=`is accepted only with ${$(Object.keys(T.subcommands))}`;return{use:T,flags:[],values:[],objections:[
{objection:h,...p&&{word:p}}]}}function R(A,T,k,p){const y=`is accepted only as ${$(Object.keys(k))}`,[f]=A;let h={use:T,
flags:[],values:[],objections:[{objection:y,...f&&{word:f}}]};for(const[r,a]of Object.entries(k)){const t=(0,N().matchForm)(
(0,N().parseForm)(r)??[],A,p);if(t===void 0)continue;const e=t.map(({word:d,kind:s})=>({text:d.text,word:d,kind:s,operand:!0})),
n=t.find(d=>d.wrong!==void 0);if(!n)return{use:{...T,...a},flags:[],values:e,objections:[]};h={...h,values:e,objections:[
{...b(n),word:n.word}]}}return h}function b({word:A,wrong:T}){return{objection:`does not accept \`${A.text}\`, which ${T}`,
word:A}}function $(A){return A.map(T=>`\`${T}\``).join(", ")}function j(A,T,k){const p=[],y=[],f=[],h=[],r=(l,O)=>h.push(
b({word:l,wrong:O,kind:"text"})),{leading_flags:a=[]}=T;let t=!1;for(const l of(0,L().readFlags)(A,S(T)).tokens){const{word:O}=l;
if(l.kind==="operand"){t&&r(O,"comes after the expression"),f.push(O);continue}if(l.kind==="unknown"){r(O,"is not among \
its flags");continue}const{name:x,kind:m}=l.part.spec;if(p.push(x),a.includes(x)){f.length>0&&r(O,"must come before the \
operands");continue}if(t=a.length>0,m===void 0)continue;const I=l.consumes?l.next?.text:l.part.fixed;I===void 0?r(O,"req\
uires a value"):y.push({text:I,kind:m,word:l.consumes&&l.next||O,operand:!1})}const e=(l=[])=>l.some(O=>p.includes(O)),n=((0,N().
parseOperands)(T.operands??"path*")??[]).slice(e(T.first_operand_by)?1:0);for(const[l,O]of f.entries()){const x=n[Math.min(
l,n.length-1)];y.push({text:O.text,kind:x?.kind??"path",word:O,operand:!0})}for(const{text:l,kind:O,word:x}of y){const m=k(
O,l);m!==void 0&&h.push({objection:`does not accept \`${l}\`, which ${m}`,word:x})}const{min:d,max:s}=(0,N().countOf)(n),
u=d-(e(T.last_operand_by)?1:0),i=f.length;if(i<u||i>s){const l=s===u?`${s}`:`${u} to ${s}`,O=Number.isFinite(s)?l:`at le\
ast ${u}`;h.push({objection:`takes ${O} operands, not ${i}`})}return{use:T,flags:p,values:y,objections:h}}function S({flags:A="",
leading_flags:T=[]}){const k=new Map([...T.map(f=>[f,void 0]),...(0,N().parseFlags)(A)??[]]),p=(f,h)=>{const r=k.get(f);
return{spec:{name:f,kind:r},negated:!1,takes:r===void 0||h!==void 0?"never":"always",...h!==void 0&&{fixed:h}}},y=f=>k.has(
f)&&k.get(f)===void 0;return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:f=>{if(k.
has(f))return[p(f)];if(k.has("-#")&&/^-\d+$/.test(f))return[p("-#")];const{written:h,attached:r}=f.startsWith("--")?(0,L().
splitAtEquals)(f):{written:f.slice(0,2),attached:f.slice(2)};if(r!==void 0&&k.get(h)!==void 0)return[p(h,r)];const a=/^-[A-Za-z]{2,}$/.
test(f)?[...f.slice(1)].map(t=>`-${t}`):[];return a.length>0&&a.every(y)?a.map(t=>p(t)):void 0}}}},21006:function(K,v){Object.
defineProperty(v,"__esModule",{value:!0}),v.isTruth=C,v.readFlags=c,v.splitAtEquals=R,v.valueRead=D;function c(b,$){const j=[],
S=b.toReversed();let A;const T=k=>{for(const p of S.reverse())j.push({kind:"operand",word:p});return{tokens:j,separator:k,
rest:void 0}};for(let k=S.pop();k!==void 0;k=S.pop()){if($.separator.test(k.text))return T(k);const p=!N(k,$);if(!p&&A!==
void 0){j.push({...A,word:k,next:k});continue}const{written:y,attached:f}=p?F(k.text,$):{written:k.text,attached:void 0},
h=p?$.expand(y,f):"operand";if(h==="operand"){if(j.push({kind:"operand",word:k}),$.flags==="first")return T();continue}if(A=
void 0,h!==void 0&&"instead"in h){const{span:d,quoted:s}=k;S.push(...h.instead.map(u=>({text:u,span:d,quoted:s})).reverse());
continue}const r=S.at(-1),a=h===void 0?$.unknown:h.at(-1)?.takes,t=f===void 0&&L(a,r,$),e={word:k,written:y,attached:f,next:r,
consumes:t};h===void 0&&j.push({kind:"unknown",...e});for(const[d,s]of h?.entries()??[]){const u=d===(h?.length??0)-1,i={
word:k,written:y,attached:void 0,next:void 0,consumes:!1};j.push({kind:"flag",part:s,...u?e:i})}if(a==="rest")return{tokens:j,
separator:void 0,rest:S.reverse()};const n=j.at(-1);a==="operands"&&t&&n?.kind==="flag"&&(A=n),t&&!(a==="both"&&r&&!N(r,
$))&&S.pop()}return T()}function N({text:b},{dash:$}){return!b.startsWith("-")||b==="-"&&$==="operand"}function F(b,{equals:$}){
return $==="all"||$==="long"&&b.startsWith("--")?R(b):{written:b,attached:void 0}}function L(b,$,j){if($===void 0)return!1;
switch(b){case"always":case"both":return!0;case"unless-dash":return!$.text.startsWith("-");case"true-or-false":return C(
$.text);case"operand":case"operands":return N($,j);default:return!1}}function D({word:{span:b},attached:$,next:j,consumes:S}){
return S&&j?{value:j.text,span:{start:b.start,end:j.span.end}}:$===void 0?{span:b}:{value:$,span:b}}function C(b){return b===
"true"||b==="false"}function R(b){const $=b.indexOf("=");return $<0?{written:b,attached:void 0}:{written:b.slice(0,$),attached:b.
slice($+1)}}},2562:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.readTool=L;function N(){const k=c(
21006);return N=function(){return k},k}function F(){const k=c(91063);return F=function(){return k},k}function L(k,p){const{
tokens:y,rest:f}=(0,N().readFlags)(p,$(k)),h=[],r=[];let a;for(const u of y)u.kind==="flag"&&u.word===a&&/\s/.test(u.written)||
(a=u.kind==="flag"&&u.consumes?u.next:void 0,u.kind==="flag"&&!D(k,u,r)?h.push(C(u)):r.push(u.word));const t=k.stops?{operands:[],
started:r}:{operands:r,started:[]},e=f&&h.pop();if(f===void 0||e===void 0)return{flags:h,...t};const{word:n,value:d}=e,s=d===
void 0?f:[{...n,text:d},...f];return{flags:h,...t,rest:{flag:e,words:s}}}function D({readsBehind:k,handsOn:p},{part:y},f){
return k&&!p&&y.spec===void 0&&f.length>0}function C(k){const{word:p,attached:y,next:f,consumes:h,part:r}=k,{spec:a,negated:t,
letter:e,fixed:n=y}=r,d=e??k.written;if(h&&f!==void 0){const O={start:p.span.start,end:f.span.end};return{word:{...p,span:O},
written:d,flag:a,value:f.text,off:!1}}const s=f!==void 0&&(!f.text.startsWith("-")||f.text==="-"),u=a===void 0&&s?f.text:
void 0,i=a?.arity!=="value"&&/^(?:false|0)$/.test(n??""),l=a?.arity!=="rest"&&(t||i);return{word:p,written:d,flag:a,value:n??
u,off:l}}const R={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function b(k,p=!1){
const y=k===void 0?"never":R[k.arity];return{spec:k,negated:p,takes:p&&y!=="rest"?"never":y}}function $(k){return{flags:k.
stops&&!k.readsBehind?"first":"anywhere",dash:"operand",separator:/^--$/,equals:"all",unknown:"never",expand:(p,y)=>{const f=j(
k,p,y),h=k.handsOn&&!k.readsBehind;return k.stops&&h&&f.some(({spec:a})=>a===void 0)?"operand":f}}}function j(k,p,y){const f=p.
replace(/^-+/,""),h=p.startsWith("--"),r=S(k,f,h);if(r!==void 0)return[r];if(h||f.length<2)return[b(void 0)];const a=[],
t=y===void 0?f:`${f}=${y}`;for(let e=0;e<t.length;e+=1){const n=t[e]??"",d=k.flags.get(n);if(d===void 0)return[...a,b(void 0)];
const s={...b(d),letter:`-${n}`},u=t.slice(e+1);if(u!==""&&(d.arity!=="none"||u.startsWith("="))){const i=d.arity==="res\
t"?"rest":"never";return[...a,{...s,fixed:u.replace(/^=/,""),takes:i}]}a.push(s)}return a}function S(k,p,y){const f=T(k,
p,y)??(y&&k.completes?A(k,p):void 0);if(f!==void 0)return b(f);if(!/^no-?[A-Za-z]/.test(p))return;const h=T(k,p.replace(
/^no-?/,""),y);return h&&b(h,!0)}function A({flags:k},p){const y=(0,F().flagKey)(p),f=new Map;for(const[r,a]of k)r.startsWith(
y)&&f.set(a.name,a);const[h]=f.values();return f.size===1?h:void 0}function T({flags:k,prefixes:p},y,f){const h=(0,F().flagKey)(
y),r=k.get(h);if(r!==void 0)return r;const a=f?h.lastIndexOf("."):-1,t=a<0?void 0:k.get(h.slice(a+1));return t!==void 0&&
t.kind!=="plain"?t:p.find(([e])=>h.startsWith(e))?.[1]??t}},71011:function(K,v,c){Object.defineProperty(v,"__esModule",{
value:!0}),v.UNKNOWN_MODULE=void 0,v.unknownTool=b;function N(){const $=c(91063);return N=function(){return $},$}const F={
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
use=",module:"import= load= load-plugins= loader= plugin~="}}),R=new Map(L.flatMap(({programs:$,flags:j,subcommands:S,...A})=>{
const T=(0,N().toolTable)({flags:{...F.flags,...j},subcommands:{...F.subcommands,...S},...A});return $.map(k=>[k,T])}));
function b($){return R.get($)??D}},55366:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.MAX_FILE_BYTES=
void 0,v.readBlob=D;function N(){const C=c(41895);return N=function(){return C},C}function F(){const C=c(7650);return F=
function(){return C},C}const L=v.MAX_FILE_BYTES=16*1024*1024;async function D(C,R){const[b]=await C.read([R]);if(b?.type===
"blob")return b.content;throw new(N()).GateError("file_unreadable",b?`Object ${R} is a ${b.type}, not a file`:`Object ${R}\
 is missing from this clone`,F().FULL_CLONE_HINT)}},48741:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),
v.folderTree=j,v.readOnDisk=A;function N(){const f=c(73024);return N=function(){return f},f}function F(){const f=c(51455);
return F=function(){return f},f}function L(){const f=c(76760);return L=function(){return f},f}function D(){const f=c(41895);
return D=function(){return f},f}function C(){const f=c(55366);return C=function(){return f},f}function R(){const f=c(39491);
return R=function(){return f},f}function b(){const f=c(96681);return b=function(){return f},f}function $(){const f=c(93028);
return $=function(){return f},f}function j(f,h=C().MAX_FILE_BYTES){const r=(0,L().resolve)(f),a=`the directory ${f}`,t=s=>y(
s,()=>(0,N().lstatSync)((0,b().systemPath)((0,L().join)(r,s)))),e=s=>{if(s==="")return{path:s,kind:"directory",tracked:!0};
if(!(0,R().canBeCheckedOut)(s)||!(0,R().foldersAbove)(s).every(O=>t(O)?.isDirectory()))return;const u=t(s),i=u&&(0,$().kindOf)(
u);if(!u||!i)return;const l=(0,$().isRegular)(i)?{size:u.size}:{};return{path:s,kind:i,...l,tracked:!s.split("/").includes(
"node_modules")}},n=s=>e(s)?.kind!=="directory"?[]:(y(s,()=>(0,N().readdirSync)((0,b().systemPath)((0,L().join)(r,s)),{encoding:"\
buffer"}))??[]).map(i=>e(s===""?(0,b().decodePath)(i):`${s}/${(0,b().decodePath)(i)}`)).filter(i=>i!==void 0).sort(R().byEntryPath);
function*d(s){for(const u of n(s))u.tracked&&(u.kind==="directory"?yield*d(u.path):yield u)}return{label:a,stat:e,list:n,
files:()=>[...d("")].sort(R().byEntryPath),readlink:s=>e(s)?.kind==="symlink"?y(s,()=>(0,b().decodePath)((0,N().readlinkSync)(
(0,b().systemPath)((0,L().join)(r,s)),{encoding:"buffer"}))):void 0,read:async(s,u=h)=>{const i=e(s);if(!(0,$().isRegular)(
i?.kind))throw(0,R().notAFile)(a,s);if((i.size??0)>u)throw(0,R().tooLarge)(a,s,i.size??0,u);return T((0,L().join)(r,s),s,
a,u)}}}const S=N().constants.O_RDONLY|(N().constants.O_NOFOLLOW??0)|(N().constants.O_NONBLOCK??0);function A(f,h){return T(
(0,L().join)(f,h),h,`the directory ${f}`,1/0)}async function T(f,h,r,a){try{const t=await(0,F().open)((0,b().systemPath)(
f),S);try{const e=await t.stat();if(!e.isFile())throw(0,R().notAFile)(r,h);if(e.size>a)throw(0,R().tooLarge)(r,h,e.size,
a);return await t.readFile()}finally{await t.close()}}catch(t){throw t instanceof D().GateError?t:k(h,t)}}function k(f,h){
return new(D()).GateError("file_unreadable",`Cannot read ${f}: ${h instanceof Error?h.message:h}`,"Check the permissions\
 of the file and of the directories above it.",{cause:h})}const p=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function y(f,h){
try{return h()}catch(r){if(p.has(r.code??""))return;throw k(f,r)}}},63550:function(K,v,c){Object.defineProperty(v,"__esM\
odule",{value:!0}),v.literalTree=F;function N(){const D=c(39491);return N=function(){return D},D}function F(D,C="the giv\
en files"){const R=new Map(Object.entries(D)),b=j=>{const S=R.get(j);return typeof S=="string"?Buffer.from(S):Buffer.isBuffer(
S)?S:S!==void 0&&"executable"in S?Buffer.from(S.executable):void 0};return{...(0,N().indexEntries)([...R].map(([j,S])=>L(
j,S,b(j)?.length))),label:C,readlink:j=>{const S=R.get(j);return typeof S=="object"&&"symlink"in S?S.symlink:void 0},read:async j=>{
const S=b(j);if(S===void 0)throw(0,N().notAFile)(C,j);return S}}}function L(D,C,R){const b=!D.split("/").includes("node_\
modules");if(typeof C=="object"&&"symlink"in C)return{path:D,kind:"symlink",tracked:b};if(typeof C=="object"&&"submodule"in
C)return{path:D,kind:"submodule",oid:C.submodule,tracked:b};const $=typeof C=="object"&&"executable"in C;return{path:D,kind:$?
"executable":"file",...R===void 0?{}:{size:R},tracked:b}}},96681:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),
v.decodePath=F,v.decodePieces=C,v.splitNul=R,v.systemPath=D;function N(){const b=c(4573);return N=function(){return b},b}
function F(b){if((0,N().isUtf8)(b))return b.toString("utf8");let $="";for(let j=0;j<b.length;){const S=L(b,j);$+=S>0?b.toString(
"utf8",j,j+S):String.fromCharCode(56320+(b[j]??0)),j+=Math.max(S,1)}return $}function L(b,$){for(let j=1;j<=4&&$+j<=b.length;j++)
if((0,N().isUtf8)(b.subarray($,$+j)))return j;return 0}function D(b){if(!/[\udc80-\udcff]/.test(b))return b;const $=b.split(
/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat($.map((j,S)=>S%2===1?Buffer.of(j.charCodeAt(0)-56320):Buffer.
from(j)))}function C(b){if(!(0,N().isUtf8)(b))return[...R(b)].map(F);const $=b.toString("utf8").split("\0");return $.at(
-1)===""&&$.pop(),$}function*R(b){let $=0;for(let j=b.indexOf(0);j>=0;j=b.indexOf(0,$))yield b.subarray($,j),$=j+1;$<b.length&&
(yield b.subarray($))}},59542:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.filesNamed=D,v.perPath=
R,v.perTree=C;function N(){const b=c(76760);return N=function(){return b},b}function F(){const b=c(59490);return F=function(){
return b},b}const L=C(b=>(0,F().groupBy)(b.files(),({path:$})=>N().posix.basename($)));function D(b,$){return L(b).get($)??
[]}function C(b){const $=new WeakMap;return j=>{const S=j.original??j,{answer:A}=$.get(S)??{answer:b(S)};return $.set(S,
{answer:A}),A}}function R(b){const $=C(()=>new Map);return(j,S)=>{const A=$(j),T=A.get(S)??b(j,S);return A.set(S,T),T}}},
80781:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),v.subTree=c;function c(L,D){if(D==="")return L;const C=N.
get(L)??new Map;N.set(L,C);const R=C.get(D)??F(L,D);return C.set(D,R),R}const N=new WeakMap;function F(L,D){const C=`${D}\
/`,R=S=>S===""?D:C+S,b=S=>({...S,path:S.path===D?"":S.path.slice(C.length)}),{original:$,isPending:j}=L;return{label:L.label,
...$&&{original:c($,D)},...j&&{isPending:S=>j(R(S))},stat:S=>{const A=L.stat(R(S));return A&&b(A)},readlink:S=>L.readlink(
R(S)),list:S=>L.list(R(S)).map(b),files:()=>[...L.files()].filter(({path:S})=>S.startsWith(C)).map(b),read:(S,A)=>L.read(
R(S),A)}}},95132:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.describe=$,v.eligibilityOf=h,v.finding=
L,v.isMissingEvidence=r,v.isProblem=R,v.notJudged=p,v.problemAt=C,v.problemFinding=b,v.whyNotJudged=y;function N(){const a=c(
41895);return N=function(){return a},a}function F(){const a=c(13580);return F=function(){return a},a}function L(a,t,e={}){
return D(a,t,e)}function D(a,t,e){const{severity:n,harm:d,layer:s}=(0,F().ruleOf)(a);return{rule:a,severity:n,harm:d,layer:s,
args:t,...e}}function C(a,t,e,n){return{rule:a,args:e,span:t,...n&&{severity:n}}}function R(a,t){return a.rule===t}function b({
rule:a,args:t,span:e,severity:n}){return D(a,t,{span:e,...n&&{severity:n}})}function $({rule:a,args:t,edit:e,danger:n,level:d}){
const s=(0,F().ruleOf)(a);return{message:s.message(t)+(d?` ${j(d)}`:""),remedy:n===void 0?(e&&T(e))??s.remedy(t):`Remove\
 the command: it ${n}. A person decides whether the gene needs it.`}}function j({rules:a,level:t,from:e,reason:n}){const d=n===
void 0?"":`: ${n.replace(/\.$/,"")}`;return`The policy sets \`${a}\` to \`${t}\`, instead of ${e}${d}.`}const S=160,A=4;
function T({new:a,pointer:t,files:e=[],fix:n}){if(!(a.length<=A&&a.every(x=>x.length<=S&&!x.includes("`"))))return n?"Ru\
n `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const s=t?.endsWith("/asset_id")===!0,
u=s||a.length===0?"":" (accepted; not run)",i=n?`; \`gene-gate fix --write\` does this${u}.`:".",[l,...O]=a.map(x=>`\`${x}\
\``);return l===void 0?`Remove the command, which adds no check${i}`:s?`Set \`asset_id\` to ${l}${i}`:e.length>0?`Move i\
t into a script, ${e.map(({path:m})=>`\`${m}\``).join(", ")}, and run ${[l,...O].join(", ")}${i}`:O.length===0?`Write ${l}\
 instead${i}`:`Write separate entries in \`validation\`: ${[l,...O].join(", ")}${i}`}const k=500;function p(a,t,e={}){return L(
"not-judged",{detail:y(a,t)},e)}function y(a,t){if((0,N().endsAudit)(t))throw t;return`${a}: ${f(t).slice(0,k).replace(/\.$/,
"")}`}function f(a){return a instanceof N().GateError?a.message:a instanceof Error?`${a.name}: ${a.message}`:String(a)}function h(a){
return a.length===0?"eligible":a.every(r)?"unproven":"refuted"}function r({rule:a}){const{unproven:t,undecided:e}=(0,F().
ruleOf)(a);return t===!0||e===!0}},94411:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.areHarmlessOptions=
k,v.isHarmlessVariable=p,v.readAssignments=a;function N(){const t=c(25367);return N=function(){return t},t}function F(){
const t=c(17992);return F=function(){return t},t}function L(){const t=c(90762);return L=function(){return t},t}const D=/^[\w.-]{0,64}$/,
C=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,R=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,b=/^\d{1,9}$/,
$=/^(?:|[01]|true|false|yes|no|on|off)$/i,j=new Map([["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",C],["LC_ALL",C],["NODE_NO_WARNINGS",$],["PYTHONDONTWRITEBYTEC\
ODE",$],["PYTHONUNBUFFERED",$],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",R],["TS_NODE_TRANSPILE_ONLY",$],["TS_NODE_FILES",$],["TS_NODE_SKIP_PROJECT",$]]),S=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,D]],A="NOD\
E_OPTIONS",T=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function k(t){return t.split(" ").every(e=>T.test(e.replaceAll("_","-")))}function p(t,e){if(t===A)return k(e);const n=j.
get(t);return n!==void 0?n.test(e):f(t)?S.some(([s,u])=>s.test(t)&&u.test(e))||$.test(e)||b.test(e):!1}const y=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function f(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(t)?!(0,F().isReadByProgram)(t):y.test(t)}function h(t){return t===
A||j.has(t)||f(t)}const r=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function a(t,e){const n=[],d=[];let s=0;for(const u of t){const[
i]=u.parts,l=i&&!i.quoted?r.exec(i.text):null;if(!l)break;s+=1;const[O,x="",m]=l,I=(0,L().textOf)(u).slice(O.length),g={
start:u.start,end:u.end};if(!m&&p(x,I))n.push({name:x,value:I,span:g}),e.add("environment-assignment",g,{name:x,value:(0,N().
visible)(I)});else{const M=!m&&h(x);e.add("assignment-refused",g,{name:x,value:(0,N().visible)(I),known:M}),m||d.push({name:x,
value:I,span:g})}}return{assignments:n,refused:d,count:s}}},97424:function(K,v,c){Object.defineProperty(v,"__esModule",{
value:!0}),v.DOES=void 0,v.dangerOfScript=s,v.findDangers=T;function N(){const i=c(11331);return N=function(){return i},
i}function F(){const i=c(81716);return F=function(){return i},i}function L(){const i=c(54421);return L=function(){return i},
i}const D=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,C=(i,l,O)=>i.some(x=>/^-[A-Za-z]+$/.test(x)&&[...x.slice(
1)].some(m=>l.includes(m))||x.length>3&&O.startsWith(x.toLowerCase())),R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
b=i=>i.some((l,O)=>{const x=/^(?:-s|--signal)$/.test(l)?i[O+1]:/^(?:-s|--signal=|-)(.+)$/.exec(l)?.[1];return x!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(x)}),$=(i,l,O)=>(i==="systemctl"||i==="loginctl")&&l.some(x=>O.test(x)),j=[{name:"mass_dele\
tion",matches:({program:i,args:l})=>i==="rm"&&C(l,"rR","--recursive")&&l.some(O=>!O.startsWith("-")&&R.test(O))},{name:"\
raw_disk_write",matches:({program:i,args:l})=>i==="dd"&&l.some(O=>O.startsWith("if=")||/^of=\/dev\//.test(O))},{name:"fi\
lesystem_format",matches:({program:i})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(i)},{name:"direct_disk_write",matches:({program:i,
args:l})=>i==="tee"&&l.some(O=>D.test(O))},{name:"world_writable",matches:({program:i,args:l})=>i==="chmod"&&l.some(O=>/^[0-7]{2,4}[2367]$/.
test(O)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(O))},{name:"privilege_escalation",matches:({program:i,args:l})=>i==="chown"&&
l.some(O=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(O))},{name:"firewall_manipulation",matches:({program:i})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(i)},{name:"system_shutdown",matches:({program:i,args:l})=>/^(?:shutdown|poweroff|halt)$/.test(i)||/^(?:init|telinit)$/.
test(i)&&l[0]==="0"||$(i,l,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:i,args:l})=>i==="reboot"||/^(?:init|telinit)$/.
test(i)&&l[0]==="6"||$(i,l,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:i,args:l})=>/^(?:kill|pkill|killall)$/.
test(i)&&b(l)}],S=8,A=4;function T(i,l=0){const O=new h;return(0,F().everyCommand)(i).flatMap(x=>k(x,O,l))}function k(i,l,O){
const x=[],{words:m}=(0,F().withoutReserved)(i);for(const{operator:o,target:w}of i.redirections)if(o.includes(">")&&w&&D.
test(w.text)){const P=`> ${w.text}`;x.push({name:"direct_disk_write",pattern:P,words:[w]})}const I=p(m),g=l.runBy(i,I);if(g!==
void 0){const o=`${g} | ${m[0]?.text??""}`;x.push({name:"remote_code_execution",pattern:o,words:m})}const M=new Set;for(const o of I){
const w=j.find(({matches:H})=>H(o))?.name;if(w!==void 0){const H=o.words.map(({text:B})=>B).join(" ");x.push({name:w,pattern:H,
words:o.words})}const E=(0,N().programNamed)(o.program)?.kind==="shell"?(0,L().textHanded)(o.words)?.text:void 0;if(E===
void 0||M.has(E)||O===A)continue;M.add(E);const W=T((0,F().readShellText)(E),O+1);x.push(...W.map(H=>({...H,words:o.words}))),
f.test(E)&&x.push({name:"remote_code_execution",pattern:E,words:o.words})}return x}function p(i){const l=y(i,0);if(l===void 0)
return[];const O=[l];if((0,N().programNamed)(l.program)?.kind==="wrapper")for(let x=1;x<=Math.min(i.length-1,S);x+=1){const m=y(
i,x);m!==void 0&&!/^-|=/.test(m.program)&&O.push(m)}if(l.program==="find")for(const[x,{text:m}]of i.entries()){const I=/^-(?:exec|ok)(?:dir)?$/.
test(m)?y(i,x+1):void 0;if(I!==void 0&&O.push(I),O.length>S)break}return O}function y(i,l){const O=i[l];if(O===void 0)return;
const x=i.slice(l);return{program:(0,N().baseName)(O.text),args:x.slice(1).map(({text:m})=>m),words:x}}const f=/\bdownload(?:string|data)\b/i;
class h{#n=new Map;#e=new Map;runBy(l,O){const x=(l.pipedFrom&&this.#n.get(l.pipedFrom))??a(l.inside),m=O.find(({program:g})=>t(
g));this.#n.set(l,x??m?.program);const I=O.flatMap(({program:g,args:M,words:o})=>((0,N().runsCode)(g)?M:o.slice(0,1).map(
({text:w})=>w)).flatMap(w=>this.#e.get(r(w))??[]))[0];return m&&this.#s(m,l),O.some(({program:g})=>(0,N().runsCode)(g))?
x??I:I}#s({program:l,args:O},{redirections:x}){const m=x.flatMap(({target:I})=>I?.text??[]);for(const I of[...O,...m])!I.
startsWith("-")&&r(I)!==""&&this.#e.set(r(I),l)}}function r(i){return i.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function a(i){
return(0,F().everyCommand)(i).flatMap(({words:l})=>p(l)).find(({program:l})=>t(l))?.program}function t(i){return(0,N().programNamed)(
i)?.kind==="downloader"}const e=v.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},n=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,d=16*1024;function s(i){if(i.length>d)return"is too long to\
 check";for(const[,x="",m=""]of i.matchAll(n))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(x)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(m))return e.mass_deletion;const l=(0,F().readShellText)(i),O=T(l).find(({name:x})=>x!=="mass_deletion");return O?e[O.
name]:u(l)?"pipes text into a shell":void 0}function u(i){return(0,F().everyCommand)(i).some(({pipedFrom:l,words:O})=>{const[
x]=(0,L().startedWords)(O);return l!==void 0&&x!==void 0&&(0,N().isShell)(x.text)})}},25367:function(K,v,c){Object.defineProperty(
v,"__esModule",{value:!0}),v.inspectBlanks=y,v.inspectCharacters=b,v.inspectInjection=r,v.inspectLookAlikes=S,v.visible=
R;function N(){const a=c(11970);return N=function(){return a},a}const F=/^\p{Bidi_Control}$/u,L=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function D(a){if(a>=32&&a<127||a===9)return"visible";if(a===0)return"nul-character";if(a===10||a===13)return"line-break";
if(a<160)return"control-character";if(a>=55296&&a<=57343)return"lone-surrogate";const t=String.fromCodePoint(a);return F.
test(t)?"bidirectional-character":L.test(t)?"invisible-character":"visible"}function C(a){return`U+${a.toString(16).toUpperCase().
padStart(4,"0")}`}function R(a,t=120){const e=a.length>t?`${a.slice(0,t)}\u2026`:a;let n="";for(const d of e){const s=d.
codePointAt(0)??0,u=s!==9&&D(s)==="visible";n+=u?d:`<${C(s)}>`}return n}function b(a,t,e,n){let d=t;for(const s of a)$(s,
d,e,n),d+=s.length}function $(a,t,e,n){const d=a.codePointAt(0)??0,s={start:t,end:t+a.length},u=C(d),i=D(d);if(i==="line\
-break"?n.add(i,s,{character:u,quoted:e}):i!=="visible"&&n.add(i,s,{character:u}),i!=="visible"||d<=126)return;const l=a.
normalize("NFKC");l!==a.normalize("NFC")||/[\0-\x7f]/.test(l)?n.add("compatibility-character",s,{character:u,becomes:l}):
e||n.add("non-ascii-unquoted",s,{character:u,shown:a})}const j=/\p{L}+/gu;function S(a,t,e,n){if(/^[\x00-\x7f]*$/.test(a)||
!e&&/\s/.test(a))return;const d=e?A(a):T(a);if(d===void 0)return;const s=[...new Set(a)].filter(u=>u>"\x7F");n.add("look\
-alike-letters",{start:t.start,end:t.end},{word:R(a),looks_like:R(d),characters:s.slice(0,10).map(u=>C(u.codePointAt(0)??
0))})}function A(a){const t=a.normalize("NFKD").replace(/\p{M}/gu,""),e=(0,N().asciiOf)(t);return/^[\x20-\x7e]+$/.test(e)?
e:void 0}function T(a){let t=!1;const e=a.replace(j,n=>{const d=(0,N().asciiOf)(n);return d===n||!/[A-Za-z]/.test(n)?n:(t=
!0,d)});return t?e:void 0}const k=100,p=1e3;function y(a,t){let e=0,n=0;for(let d=0;d<=a.length;d+=1){const s=a.charAt(d);
if(s===" "||s==="	")continue;const u=d-n;if(u>1&&(e+=u-1),u>=k||e>=p){const i=Math.max(u,e);t.add("blank-padding",{start:n,
end:d},{blanks:i});return}n=d+1}}const f=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
h=/<!--|```/;function r(a,t,e){const n=({index:u,0:i})=>e??{start:u,end:u+i.length},d=f.exec(a);d&&t.add("workflow-comma\
nd",n(d),{written:R(d[0])});const s=h.exec(a);s&&t.add("markup-injection",n(s),{written:s[0]})}},14395:function(K,v){Object.
defineProperty(v,"__esModule",{value:!0}),v.literalSegment=$,v.matchName=A,v.matchesStars=T,v.readPattern=c;function c(y){
if(!y.parts.some(n=>!n.quoted&&/[*?[]/.test(n.text)))return;const f=y.parts.flatMap(({text:n,quoted:d})=>Array.from(n,s=>({
character:s,active:!d}))),h=f.findLastIndex(({character:n,active:d})=>d&&n==="]"),r=[];let a,t;for(let n=0;n<f.length;){
const d=N(f,n,h);d?(a??=R(r),t??=d.ambiguity,d.element.kind==="many"&&r.at(-1)?.kind==="many"||r.push(d.element),n=d.end):
(r.push({kind:"literal",character:f[n]?.character??""}),n+=1)}return a===void 0?void 0:{text:f.map(({character:n})=>n).join(
""),prefix:a,segments:b(r),...t&&{ambiguity:t}}}function N(y,f,h){const r=y[f];return r?.active?r.character==="*"?{element:{
kind:"many"},end:f+1}:r.character==="?"?{element:{kind:"one"},end:f+1}:r.character!=="["||h<f?void 0:F(y,f)??{element:{kind:"\
one"},end:f+1,ambiguity:"bracket"}:void 0}function F(y,f){let h=f+1;const r=L(y[h],"!");r&&(h+=1);const a=new Set;for(;!L(
y[h],"]");){const t=D(y[h]);if(t===void 0)return;const e=L(y[h+1],"-")?D(y[h+2]):t;if(e===void 0||!C(t,e))return;h+=L(y[h+
1],"-")?3:1;for(let n=t.charCodeAt(0);n<=e.charCodeAt(0);n+=1)a.add(String.fromCharCode(n))}if(a.size!==0)return{element:{
kind:"set",negated:r,members:a},end:h+1}}function L(y,f){return y?.active===!0&&y.character===f}function D(y){return y&&
/^[A-Za-z0-9_.,@%+]$/.test(y.character)?y.character:void 0}function C(y,f){if(y===f)return!0;const h=[/[a-z]/,/[A-Z]/,/[0-9]/];
return y<f&&h.some(r=>r.test(y)&&r.test(f))}function R(y){return y.map(f=>f.kind==="literal"?f.character:"").join("")}function b(y){
const f=[[]];for(const h of y)h.kind==="literal"&&h.character==="/"?f.push([]):f.at(-1)?.push(h);return f}function $(y){
return y.every(({kind:f})=>f==="literal")?R(y):void 0}const j=y=>Array.from(y),S=y=>Array.from(Buffer.from(y).toString("\
latin1"));function A(y,f){const[h]=y;if(f.startsWith(".")&&!(h?.kind==="literal"&&h.character==="."))return!1;const r=k(
y,f,j);return/^[\x20-\x7e]*$/.test(f)||r===k(y,f,S)?r:void 0}function T(y,f){const h=Array.from(f,r=>r==="*"?{kind:"many"}:
{kind:"literal",character:r});return k(h,y,j)}function k(y,f,h){const r=y.flatMap(d=>d.kind==="literal"?h(d.character).map(
s=>({kind:"literal",character:s})):d),a=h(f);let t=0,e=-1,n=0;for(let d=0;d<a.length;)if(r[t]?.kind==="many")e=t,n=d,t+=
1;else if(p(r[t],a[d]))t+=1,d+=1;else if(e>=0)t=e+1,n+=1,d=n;else return!1;return r.slice(t).every(({kind:d})=>d==="many")}
function p(y,f=""){return y?.kind==="literal"?y.character===f:y?.kind==="set"?y.members.has(f)!==y.negated:y?.kind==="on\
e"}},16500:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.MAX_PATTERNS=void 0,v.resolvePattern=j;function N(){
const n=c(76760);return N=function(){return n},n}function F(){const n=c(32854);return F=function(){return n},n}function L(){
const n=c(25367);return L=function(){return n},n}function D(){const n=c(14395);return D=function(){return n},n}function C(){
const n=c(90762);return C=function(){return n},n}const R=20,b=4096,$=v.MAX_PATTERNS=64;function j(n,d,s){const{pattern:u,
span:i,position:l}=n,O=(0,L().visible)(u.text),x=T(u);let m=[];if(l==="program")s.add("glob-program",i,{pattern:O});else if(k(
u))s.add("glob-outside",i,{pattern:O});else if(!A(u,d))if(x)s.add("glob-unclear",i,{pattern:O,reason:x});else if(p(u))s.
add("glob-flag",i,{pattern:O,match:""});else if(d)m=S(n,d,s);else if(l==="script"&&y(u))s.add("glob-program",i,{pattern:O});else{
const I={matches:[],count:0,judged:!1};s.add("unquoted-glob",i,{pattern:O,...I})}return m.length===0?[u.text]:m}function S({
pattern:n,span:d,position:s},u,i){const l=(0,L().visible)(n.text),O=r(n,u),x="matches"in O&&!O.matches.every(f);if("ambi\
guity"in O||x){const o="ambiguity"in O?O.ambiguity:"file_name";return i.add("glob-unclear",d,{pattern:l,reason:o}),[]}const{
matches:m}=O,I=m.find(o=>o.startsWith("-"));I!==void 0&&i.add("glob-flag",d,{pattern:l,match:(0,L().visible)(I)}),s==="s\
cript"&&m.length>1&&i.add("glob-program",d,{pattern:l});const g=m.slice(0,R).map(o=>(0,L().visible)(o)),{length:M}=m;return i.
add("unquoted-glob",d,{pattern:l,matches:g,count:M,judged:!0}),m}function A({prefix:n,text:d},s){return n.includes("://")&&
!s?.stat(d.slice(0,d.indexOf("/")))}function T({text:n,segments:d,ambiguity:s}){return s||(n.length>b?"too_many":d.some(
i=>(0,D().literalSegment)(i)===void 0&&(0,D().matchName)(i,".."))?"dot":void 0)}function k({text:n,segments:d}){return n.
startsWith("/")||d.some(s=>(0,D().literalSegment)(s)==="..")}function p({prefix:n}){return n.startsWith("-")&&!n.includes(
"=")}function y({segments:n}){return n.some(d=>d.some(({kind:s})=>s==="many"))}function f(n){const d=new(C()).ProblemCollector;
return(0,L().inspectCharacters)(n,0,!0,d),d.inOrder().length===0}const h=128*1024;function r(n,d){let s=[{written:"",path:""}];
for(const[l,O]of n.segments.entries()){const x=l===n.segments.length-1,m=[];for(const I of s){const g=a(I,O,x,d);if(typeof g==
"string")return{ambiguity:g};m.push(...g)}s=m}const u=s.map(({written:l})=>Buffer.from(l));return u.reduce((l,O)=>l+O.length+
1,0)>h?{ambiguity:"too_many"}:{matches:u.sort(Buffer.compare).map(l=>l.toString())}}function a(n,d,s,u){const{written:i,
path:l}=n,O=(0,D().literalSegment)(d);if(O==="")return s?[n]:"empty_segment";const x=s?"":"/";if(O===".")return[{written:`${i}\
.${x}`,path:l}];const m=[];for(const I of t(l,d,O,u)){if(I==="letters")return"letters";if(!s&&e(I,u))return"symlink";!s&&
I.kind!=="directory"||m.push({written:`${i}${N().posix.basename(I.path)}${x}`,path:I.path})}return m}function*t(n,d,s,u){
if(s!==void 0){const i=u.stat(n===""?s:`${n}/${s}`);i?.tracked&&(yield i);return}for(const i of u.list(n)){if(!i.tracked)
continue;const l=(0,D().matchName)(d,N().posix.basename(i.path));l===void 0?yield"letters":l&&(yield i)}}function e(n,d){
if(n.kind!=="symlink")return n.kind==="submodule";const s=(0,F().resolveInTree)(d,n.path);return s.kind==="missing"?!1:s.
kind!=="inside"||!/^(?:file|executable)$/.test(s.entry.kind)}},54669:function(K,v,c){Object.defineProperty(v,"__esModule",
{value:!0}),v.hasOneReading=S,v.lex=j;function N(){const r=c(13580);return N=function(){return r},r}function F(){const r=c(
94411);return F=function(){return r},r}function L(){const r=c(25367);return L=function(){return r},r}function D(){const r=c(
16500);return D=function(){return r},r}function C(){const r=c(14395);return C=function(){return r},r}function R(){const r=c(
26781);return R=function(){return r},r}function b(){const r=c(90762);return b=function(){return r},r}const $=128*1024;function j(r,a){
const t=new(b()).ProblemCollector;if(A(r,t))return{words:[],assignments:[],refused:[],problems:t.inOrder()};const e={start:0,
end:r.length};(0,L().inspectBlanks)(r,t),(0,L().inspectInjection)(r,t);const n=(0,R().splitWords)(r,t),{assignments:d,refused:s,
count:u}=(0,F().readAssignments)(n,t);for(const l of n.slice(0,u))p(l,t);const i=T(n.slice(u),a,t);i.length===0&&t.add("\
empty-command",e,{});for(const{value:l,span:O}of d)(0,L().inspectInjection)(l,t,O);for(const{text:l,span:O}of i)(0,L().inspectInjection)(
l,t,O);return{words:i,assignments:d,refused:s,problems:t.inOrder()}}function S({problems:r}){return r.every(({rule:a})=>(0,N().
ruleOf)(a).severity==="warning")}function A(r,a){if(Buffer.byteLength(r)<=$)return!1;const t={start:0,end:r.length};return a.
add("command-too-long",t,{limit:$}),!0}function T(r,a,t){const e=[];let n=0;for(const[d,s]of r.entries()){const u={start:s.
start,end:s.end},i=s.parts.some(m=>m.quoted),l=(0,b().textOf)(s);p(s,t),y(s,t),h(s,d===0,t),(0,L().inspectLookAlikes)(l,
s,d===0,t);const O=(0,C().readPattern)(s);if(O&&(n+=1),O&&n>D().MAX_PATTERNS&&t.add("glob-unclear",u,{pattern:(0,L().visible)(
l),reason:"too_many"}),!O||n>D().MAX_PATTERNS){e.push({text:l,span:u,quoted:i});continue}const x=k(d,e);for(const m of(0,D().
resolvePattern)({pattern:O,span:u,position:x},a,t))e.push({text:m,span:u,quoted:i})}return e}function k(r,a){return r===
0?"program":r===1&&a[0]?.text==="node"?"script":"argument"}function p(r,a){for(const[t,e]of r.parts.entries()){if(e.quoted||
!e.text.includes("~"))continue;const n=e.text.search(t===0?/(?:^|[=:])~/:/[=:]~/);if(n<0)continue;const d=e.start+e.text.
indexOf("~",n),s=(0,L().visible)((0,b().textOf)(r));a.add("tilde-expansion",{start:d,end:d+1},{word:s});return}}function y(r,a){
let t=-1,e=!1;for(const n of r.parts)if(!(n.quoted||t<0&&!n.text.includes("{")))for(const{0:d,index:s}of n.text.matchAll(
/[{},]|\.\./g)){const u=n.start+s;if(d==="{")t<0&&(t=u);else if(d!=="}")e=t>=0;else if(e){const i={start:t,end:u+1};a.add(
"brace-expansion",i,{written:(0,L().visible)((0,b().textOf)(r))});return}}}const f=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function h(r,a,t){const e=(0,b().unquotedText)(r);e!==void 0&&(e==="\
!"||a&&f.has(e))&&t.add("reserved-word",{start:r.start,end:r.end},{word:e})}},17992:function(K,v){Object.defineProperty(
v,"__esModule",{value:!0}),v.isReadByProgram=F;const c=`
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
`.match(/\S+/g),N=new RegExp(`^(?:${c.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH)$`,"s");function F(L){return N.
test(L)}},11331:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),v.PROGRAM_NAMES=void 0,v.baseName=R,v.hasCommandLine=
T,v.isCommandLine=A,v.isShell=$,v.programNamed=b,v.runsCode=j,v.startsOthers=S;const c=/^-\w*c$|^--command$/,N=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
L=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",c],["shell","pwsh powershell",/^[-/](?:c|command|e|ec|en\w*)$/i],
["shell","cmd",/^\/[ckr]/i],["shell","osascript",/^-e$/],["shell","eval iex invoke-expression","words"],["shell","source\
 ."],["interpreter","node nodejs bun deno tsx ts-node jiti esno esmo babel-node",N],["interpreter","vite-node swc-node s\
ucrase-node",N],["interpreter","python python2 python3 pythonw py pypy pypy3",/^-[A-Za-z]*c/],["interpreter","perl ruby \
lua luajit raku rscript julia elixir groovy scala",/^-\w*[eE]/],["interpreter","php",/^-r|^--run$/],["interpreter","java\
 tclsh jshell ghci"],["wrapper","env sudo doas su command exec builtin busybox toybox time timeout nice ionice nohup"],[
"wrapper","setsid stdbuf taskset chrt flock prlimit unshare chroot strace ltrace gdb xargs"],["wrapper","parallel watch \
xvfb-run cross-env dotenv env-cmd winpty"],["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invok\
e-webrequest"],["downloader","invoke-restmethod start-bitstransfer bitsadmin certutil mshta"],["builder","go cargo make"],
["manager","yarn pnpm bunx pnpx corepack pip pip3 pipx uv uvx poetry composer"],["system","cat ls rm cp mv grep find sed\
 awk git docker touch echo cd test diff wc head tail"],["system","chmod true false exit vim"]],D=new Map(L.flatMap(([p,y,
f])=>y.split(" ").map(h=>[h,{name:h,kind:p,...f&&{text:f}}]))),C=v.PROGRAM_NAMES=[...D.keys()];function R(p){return/^\.{1,2}$/.
test(p)?p:p.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function b(p){const y=R(p),f=D.
get(y);if(f!==void 0)return f;const h=D.get(y.replace(/[-.]?\d[\d.]*w?$/,""));return h?.kind==="shell"||h?.kind==="inter\
preter"?h:void 0}function $(p){return b(p)?.kind==="shell"}function j(p){const y=b(p)?.kind;return y==="shell"||y==="int\
erpreter"}function S(p){if(p===".")return!1;if(/^np[mx]$/.test(p))return!0;const y=b(p)?.kind;return y!==void 0&&y!=="sy\
stem"&&y!=="downloader"}function A(p){const[y="",...f]=p.trim().split(/\s+/);return k(y)&&f.some(h=>/^-|[./]|^[|&;<>]+$/.
test(h))}function T(p){return/&&|\|\||\$\(|`/.test(p)?!0:p.split(/;\s|\s\|\s/).some(y=>{const[f="",...h]=y.trim().split(
/\s+/);return h.length>0&&k(f)})}function k(p){return/^np[mx]$/.test(p)||D.has(p)}},81716:function(K,v,c){Object.defineProperty(
v,"__esModule",{value:!0}),v.everyCommand=C,v.isDynamic=A,v.readShellText=D,v.withoutReserved=j;function N(){const h=c(54669);
return N=function(){return h},h}const F=128*1024,L=16;function D(h,r){return h.length>F?[]:new f(h,r).list("",0)}function C(h){
return h.flatMap(r=>[r,...C(r.inside)])}const R=new Set("! { do elif else if then time until while".split(" ")),b=/^([A-Za-z_]\w*)=(.*)$/s;
function $({text:h,quoted:r}){return!r&&R.has(h)}function j(h){const{words:r,assignments:a}=h,t=r.findIndex(s=>!$(s));if(t<
1)return h;const e=r.slice(t),n=e.findIndex(({text:s})=>!b.test(s)),d=n<0?e:e.slice(0,n);return{...h,words:e.slice(d.length),
assignments:[...a,...d.map(S)]}}function S({text:h,span:r}){const[,a="",t=""]=b.exec(h)??[];return{name:a,value:t,span:r}}
function A({problems:h,substituted:r},{span:a}){const t=e=>e.start<a.end&&e.end>a.start;return r.some(t)||h.some(e=>T.has(
e.rule)&&t(e.span))}const T=new Set(["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),
k=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,p=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
y=/\\.?|\$\(|[^\\`$"]+|./sy;class f{#n;#e;#s=0;constructor(r,a){this.#n=r,this.#e=a}list(r,a){const t=[];let e=this.#r(),
n=!1;const d=(s,u="")=>{const i=this.#t(e,s,u),{words:l,assignments:O,redirections:x,inside:m}=i,I=l.length+O.length+x.length+
m.length===0,g=t.at(-1);I?g&&(t[t.length-1]={...g,separator:g.separator+u}):t.push(i);const M=/^\|&?$/.test(u)?i:void 0;
e=this.#r(I?e.pipedFrom:M)};for(;this.#s<this.#n.length;){const s=this.#s,u=this.#i(n?y:p),i=this.#s;if(u==='"')n=!n;else{
if(u===r&&(!n||r==="`"))return d(s),t;if(u==="$("||u==="`"||!n&&/^[<>]?\($/.test(u)){if(a===L){d(s);continue}const l=this.#n.
slice(e.start,s),O=u==="("?k.test(l)?"subshell":"definition":"substitution",x=this.list(u==="`"?"`":")",a+1);e.inside.push(
...x),e.gaps.push({kind:O,start:s,end:this.#s}),O==="subshell"&&(e.subshell=x)}else!n&&/^(?:[;&|\r\n]+|\))$/.test(u)?d(s,
u):!n&&u.startsWith("#")&&/^\s?$/.test(this.#n.charAt(s-1))?e.gaps.push({kind:"comment",start:s,end:i}):!n&&/^(?:[<>]|&>)/.
test(u)&&e.gaps.push({kind:"operator",start:s,end:i})}}return d(this.#n.length),t}#r(r){return{start:this.#s,gaps:[],inside:[],
pipedFrom:r}}#i(r){r.lastIndex=this.#s;const[a=""]=r.exec(this.#n)??[];return this.#s+=a.length,a}#t(r,a,t){const{start:e,
gaps:n,inside:d,pipedFrom:s,subshell:u}=r;let i="",l=e;for(const P of n){const E=P.kind==="comment"||P.kind==="operator"?
" ":"_";i+=this.#n.slice(l,P.start)+E.repeat(P.end-P.start),l=P.end}i+=this.#n.slice(l,a);const O=(0,N().lex)(i,this.#e),
x=P=>({...P,span:{start:P.span.start+e,end:P.span.end+e}}),m=O.words.map(x),I=new Set;let g=0;const o=n.filter(({kind:P})=>P===
"operator").map(({start:P,end:E})=>{for(;g<m.length&&(m[g]?.span.start??E)<E;)g+=1;const W=m[g],H=m[g-1];return H?.span.
end===P&&/^\d+$/.test(H.text)&&I.add(H),W&&I.add(W),{operator:this.#n.slice(P,E),...W&&{target:W}}}),w=[...O.assignments,
...O.refused].map(x);return{words:m.filter(P=>!I.has(P)),assignments:w.sort((P,E)=>P.span.start-E.span.start),redirections:o,
problems:O.problems.map(x),span:{start:e,end:a},separator:t,inside:d,substituted:n.filter(({kind:P})=>P==="substitution"),
...s&&{pipedFrom:s},...u&&{subshell:u},...n.some(({kind:P})=>P==="definition")&&{defines:!0}}}}},26781:function(K,v,c){Object.
defineProperty(v,"__esModule",{value:!0}),v.splitWords=D;function N(){const k=c(25367);return N=function(){return k},k}const F=1e3,
L=/[ \t\n\r'"\\$`;&|<>()]/g;function D(k,p){return new C(k,p).split()}class C{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(p,y){
this.#n=p,this.#e=y}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>F){const p={start:0,end:this.#n.
length};this.#e.add("too-many-quotes",p,{quotes:this.#c,limit:F})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,N().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#v();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=T(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(p,y,f,h=f){this.#r.length===0&&(this.#i=h),this.#r.push({text:p,quoted:y,
start:f})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const p=this.#t;
L.lastIndex=p+1;const y=L.exec(this.#n)?.index??this.#n.length,f=this.#n.slice(p,y);(0,N().inspectCharacters)(f,p,!1,this.#e),
this.#o(f,!1,p),this.#t=y}#h(){const p=this.#t,y=this.#n.indexOf("'",p+1),f=y<0?this.#n.length:y,h=this.#n.slice(p+1,f);
(0,N().inspectCharacters)(h,p+1,!0,this.#e),this.#o(h,!0,p+1,p),this.#d(p,f,"'")}#y(){const p=this.#t,y=this.#n;let f="",
h=p+1;for(this.#t=h;this.#t<y.length&&y.charAt(this.#t)!=='"';){const a=y.charAt(this.#t);a==="\\"&&/["$`\\\n]/.test(y.charAt(
this.#t+1))?(f+=y.slice(h,this.#t),y.charAt(this.#t+1)===`
`&&this.#f(),h=this.#t+1,this.#t+=2):a==="$"?this.#l(!0):a==="`"?this.#p(!0):this.#t+=1}const r=Math.min(this.#t,y.length);
f+=y.slice(h,r),(0,N().inspectCharacters)(y.slice(p+1,r),p+1,!0,this.#e),this.#o(f,!0,p+1,p),this.#d(p,r,'"')}#d(p,y,f){
this.#c+=1,this.#t=Math.min(y+1,this.#n.length),!(y<this.#n.length)&&this.#e.add("unterminated-quote",{start:p,end:y},{quote:f})}#v(){
const p=this.#t,y=this.#n.charAt(p+1);this.#t+=1,y===""?(this.#e.add("trailing-backslash",{start:p,end:p+1},{}),this.#o(
"\\",!0,p)):y===`
`?(this.#t=p,this.#f(),this.#t+=2):y>"\x7F"?this.#o("",!0,p+1,p):((0,N().inspectCharacters)(y,p+1,!0,this.#e),this.#o(y,
!0,p+1,p),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(p){const y=j(this.#n,this.#t,
p);y?this.#m(y.kind,y.end,p):(p||this.#o("$",!1,this.#t),this.#t+=1)}#p(p){const y=S(this.#n,this.#t);this.#m("command-s\
ubstitution",y,p)}#m(p,y,f){const h=this.#t,r=this.#n.slice(h,y);this.#e.add(p,{start:h,end:y},{written:(0,N().visible)(
r)}),f||this.#o(r,!0,h),this.#t=y}#w(){const p=this.#t,y=this.#n.indexOf(`
`,p);this.#t=y<0?this.#n.length:y;const f=this.#n.slice(p,this.#t);(0,N().inspectCharacters)(f,p,!1,this.#e),this.#e.add(
"shell-comment",{start:p,end:this.#t},{written:(0,N().visible)(f)})}}const R=/[A-Za-z_]/,b=/[A-Za-z0-9_]/,$=/[0-9@*#?$!-]/;
function j(k,p,y){const f=k.charAt(p+1);if(f==="(")return{kind:k.charAt(p+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:A(k,p+1,"(",")")};if(f==="{")return{kind:"variable-expansion",end:A(k,p+1,"{","}")};if(f==="[")return{kind:"\
arithmetic-expansion",end:A(k,p+1,"[","]")};if(f==="'"||f==='"'){if(y)return;const h=k.indexOf(f,p+2);return{kind:"dolla\
r-quote",end:h<0?k.length:h+1}}if(R.test(f)){let h=p+2;for(;b.test(k.charAt(h));)h+=1;return{kind:"variable-expansion",end:h}}
if($.test(f)||f>"\x7F")return{kind:"variable-expansion",end:p+2}}function S(k,p){for(let y=p+1;y<k.length;y+=1){const f=k.
charAt(y);if(f==="\\")y+=1;else if(f==="`")return y+1}return k.length}function A(k,p,y,f){let h=0;for(let r=p;r<k.length;r+=
1){const a=k.charAt(r);if(a===y)h+=1;else if(a===f&&(h-=1,h===0))return r+1}return k.length}function T(k,p,y){const f=k.
charAt(p);if(f==="("||f===")")return y.add("shell-parenthesis",{start:p,end:p+1},{character:f}),p+1;const h=f==="<"||f===
">",r=h?/[<>&|-]/:/[;&|]/;let a=p+1;for(;a-p<3&&r.test(k.charAt(a));)a+=1;const t=k.slice(p,a);return y.add(h?"shell-red\
irection":"shell-operator",{start:p,end:a},{operator:t}),a}},54421:function(K,v,c){Object.defineProperty(v,"__esModule",
{value:!0}),v.startedWords=L,v.textHanded=C;function N(){const j=c(11331);return N=function(){return j},j}const F=/^-(?:exec|ok)(?:dir)?$/;
function L(j){let S=j;for(;;){const[A,T]=S,k=(0,N().baseName)(A?.text??"");if(k==="find"){const y=S.findIndex(({text:f})=>F.
test(f));return y<0?S:L(S.slice(y+1))}if((0,N().programNamed)(k)?.kind!=="wrapper"||k==="command"&&/^-[vV]/.test(T?.text??
""))return S;const p=S.findIndex((y,f)=>f>0&&D(y,S));if(p<0)return S;S=S.slice(p)}}function D({text:j},S){const A=T=>/^np[mx]$/.
test(T)||(0,N().programNamed)(T)!==void 0;return S.slice(1).some(T=>A(T.text))?A(j):!/^-|^\w+=|^\d+[smhd]?$/.test(j)}function C(j){
const[S,...A]=j,T=S&&(0,N().programNamed)(S.text);if(T?.text===void 0)return;if(T.text==="words")return b(A);const k=T.text,
p=A.findIndex(({text:f})=>k.test(f)),y=A[p];if(y!==void 0){if(T.name==="cmd"){const f=y.text.slice(2);return b(f===""?A.
slice(p+1):[{...y,text:f},...A.slice(p+1)])}return/^[-/]e/i.test(y.text)&&R(T)?$(A[p+1]):R(T)?b(A.slice(p+1)):b(A.slice(
p+1,p+2))}}function R({name:j}){return j==="pwsh"||j==="powershell"}function b(j){return j.length===0?void 0:{text:j.map(
({text:S})=>S).join(" "),words:j}}function $(j){return j&&{text:Buffer.from(j.text,"base64").toString("utf16le"),words:[
j]}}},90762:function(K,v,c){Object.defineProperty(v,"__esModule",{value:!0}),v.ProblemCollector=void 0,v.textOf=L,v.unquotedText=
D;function N(){const R=c(13580);return N=function(){return R},R}function F(){const R=c(95132);return F=function(){return R},
R}function L(R){const[b]=R.parts;return R.parts.length===1&&b?b.text:R.parts.map($=>$.text).join("")}function D(R){const[
b]=R.parts;return R.parts.length===1&&b&&!b.quoted?b.text:void 0}class C{#n=[];#e=new Set;add(b,$,j){if((0,N().ruleOf)(b).
severity==="error"){if(this.#e.has(b))return;this.#e.add(b)}this.#n.push((0,F().problemAt)(b,$,j))}inOrder(){const b=({rule:$})=>this.#e.
has($)?0:1;return this.#n.sort(($,j)=>$.span.start-j.span.start||b($)-b(j))}}v.ProblemCollector=C},678:function(K,v,c){c.
r(v),c.d(v,{default:()=>N});var N=c(70298)},58238:function(K,v,c){c.r(v),c.d(v,{parse:()=>N.parse,stringify:()=>N.stringify});
var N=c(15756)}};
