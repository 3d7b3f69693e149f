"use strict";exports.id=488,exports.ids=[488],exports.modules={3149:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),
v.judgeNodeFlags=d,v.judgeValue=x,v.nodeFlagsIn=u,v.parseHandedOn=c,v.setsHarmless=e,v.valueProblem=S;function T(){const r=i(
19609);return T=function(){return r},r}function L(){const r=i(32854);return L=function(){return r},r}function F(){const r=i(
94411);return F=function(){return r},r}function D(){const r=i(54669);return D=function(){return r},r}function C(){const r=i(
87646);return C=function(){return r},r}function R(){const r=i(31901);return R=function(){return r},r}function P(){const r=i(
17083);return P=function(){return r},r}const j=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
I=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function x(r,a,k){
const{word:l,flag:E,value:f="",off:$}=a;if(E===void 0)return[];if(E.choices!==void 0&&!E.choices.some(h=>A(h,f.replace(/\s+/g,
""))))return[S("tool-flag-unknown",r,a)];if(E.kind==="node")return $?[]:d(l,u(r,f));const o=E.kind==="preload"&&!$?p(f,k?.
stops===!0):N(E.kind,a,k)||((0,P().isForeign)(a.written)||(0,P().isOfMachine)(a.written))&&"tool-loads-code";return o?[S(
o,r,a)]:[]}function A(r,a){const[k="",l]=r.split("~");if(l===void 0)return a===r;const E=a.slice(k.length,a.length-l.length);
return/^[^"'\\{}<>\s]+$/.test(E)&&a===`${k}${E}${l}`}function S(r,a,{word:{text:k,span:l},written:E,value:f=""}){const $=k===
E&&f!==""?`${E} ${f}`:k;return(0,R().flagProblem)(r,a,{name:E,written:$,span:l,value:f})}function N(r,a,k){const l=b(r,a);
return k?.starts==="node"&&r==="code"&&l==="tool-runs-file"?"preloads-code":l}function b(r,a){const{written:k,value:l="",
off:E}=a;switch(r){case"options":return w.test(l)?"tool-loads-code":b("plain",a);case"program":return/[\\/]|^[.~]/.test(
l)?"names-program":void 0;case"plain":case"warning":return(0,P().isForeign)(l)||(0,P().isOfMachine)(l)&&!m(k,l)?"tool-lo\
ads-code":void 0;case"command":case"node":return(0,P().isForeign)(l)?"tool-loads-code":void 0;case"root":return(0,L().normalise)(
l)===void 0?"tool-loads-code":void 0;case"config":return E||!(0,P().isElsewhere)(l)?void 0:"tool-loads-code";case"code":
return E?void 0:g(l);case"preload":case"tests":case"choice":return;case"script-text":return/^[@\w./-]*$/.test(l)?E?void 0:
g(l):"evaluates-text";case"variable":return t(l);case"module":return/^[\w.:-]*$/.test(l)?void 0:"tool-loads-code";case"n\
ame":return l==="help"?"only-prints":/^[\w:.,-]+$/.test(l)?void 0:"tool-loads-code";case"output":return E?void 0:n(l);default:
return E?void 0:r}}const w=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;function p(r,a){if(T().PRELOADABLE_PACKAGES.
has(r)||j.test(r))return"preloads-package";if(a)return"preloads-code";const k=/^(?:@[^/]+\/)?[^/]+$/.test(r);return g(r)??
(k?"preloads-package":"tool-runs-file")}const y=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function m(r,a){return y.test(r)||r==="-t"&&!a.includes(":")}function g(r){return(0,P().isElsewhere)(r)?"tool-loads-code":
r.split(",").some(a=>/^\.|\.[cm]?[jt]sx?$/.test(a))?"tool-runs-file":void 0}function e(r){const[,a="",k=""]=/^(\w+)[=:](.*)$/s.
exec(r)??[];return a!==""&&(0,F().isHarmlessVariable)(a,k)}function t(r){const a=r.split(",");if(!a.every(e))return a.some(
k=>I.test(k.trim()))?"changes-node-options":void 0}function n(r){const a=r.slice(r.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(a))return(0,P().isElsewhere)(a)?"writes-files":"tool-writes"}function u(r,a){return/^(?:_?mocha|deno)$/.test(r)?a.split(
",").map(k=>k.startsWith("-")?k:`--${k}`):r==="ava"?(0,D().lex)(a).words.map(({text:k})=>k):[a]}const s="x.js";function d(r,a){
return c(r,a).problems}function c({span:r},a){return(0,C().parseNode)([...a,s,s].map(k=>({text:k,span:r,quoted:!1})))}},
45806:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.launchedBy=p,v.parseInvocation=w;function T(){const o=i(
76760);return T=function(){return o},o}function L(){const o=i(21006);return L=function(){return o},o}function F(){const o=i(
2562);return F=function(){return o},o}function D(){const o=i(91063);return D=function(){return o},o}function C(){const o=i(
92739);return C=function(){return o},o}function R(){const o=i(95132);return R=function(){return o},o}function P(){const o=i(
54669);return P=function(){return o},o}function j(){const o=i(11331);return j=function(){return o},o}function I(){const o=i(
3149);return I=function(){return o},o}function x(){const o=i(87646);return x=function(){return o},o}function A(){const o=i(
39872);return A=function(){return o},o}function S(){const o=i(31901);return S=function(){return o},o}function N(){const o=i(
92170);return N=function(){return o},o}const b=4;function w(o,h,O=D().NO_PROGRAMS){const M=typeof o=="string"?N().PARSERS[o](
h,O):(0,A().parseProgram)(o,h,O);return y(M,O,0)}function p({launched:o=[]}){return o.flatMap(h=>[h,...p(h)])}function y(o,h,O){
const{invocation:M}=o,H=(M.launched??[]).map(V=>({invocation:V,problems:[]})).map(V=>y(V,h,O)),{launches:B,problems:G}=t(
M,h),z=[...G];for(const V of B){const[J={text:"",span:{start:0,end:0}}]=V.words,X=O===b?"launches-programs":V.program?void 0:
g(J.text);X?z.push((0,S().wordProblem)(X,M.operands[0]?.text??"",J)):H.push(y(m(V,h),h,O+1))}if(H.length===0&&z.length===
0)return o;const U=H.map(V=>V.invocation);return{invocation:{...M,...U.length>0&&{launched:U}},problems:[...[o,...H].flatMap(
V=>V.problems),...z]}}function m({program:o,words:h,...O},M){if(o!==void 0){const{invocation:B,problems:G}=N().PARSERS[o](
h,M);return{invocation:{...B,...O},problems:G}}const[W]=h,H=W?.text??"";return(0,N().isProgram)(H)?N().PARSERS[H](h.slice(
1),M):N().PARSERS.npx(h,M)}function g(o){return o.startsWith("-")?"unknown-flag":(0,j().programNamed)(o)!==void 0&&!(0,N().
isProgram)(o)&&!(0,C().isKnownTool)(o)?"launches-programs":void 0}const e={launches:[],problems:[]};function t(o,{tools:h}){
if(o.program==="node")return n(o);const{subcommand:O,operands:M,passthrough:W}=o,[H]=M,G=(O==="exec"||O==="script-or-too\
l")&&H?(0,C().toolOf)(H.text,h):void 0;if(H===void 0||G?.mayStart!==!0)return e;const z=(0,F().readTool)(G,W),U=u(G,H,W,
z),V=z.flags.flatMap(({word:J,flag:X,value:Q})=>X?.kind==="command"&&Q!==void 0?[{...J,text:Q}]:[]);return E([U,...V.map(
J=>r(H.text,J))])}function n(o){const[h]=(0,x().isTestRun)(o)?[]:o.operands;return h===void 0?e:{launches:$(h.text).map(
M=>({program:"npx",words:[...["--",M].map(H=>({...h,text:H})),...o.passthrough],starts:"file"})),problems:[]}}function u({
starts:o,subcommands:h},O,M,{flags:W,operands:H,started:B}){const[G]=B,z=W.some(({flag:U})=>U?.kind==="only-prints"||U?.
kind==="evaluates-text");switch(o){case void 0:case"tasks":return e;case"node":return z||G&&h.has(G.text)?e:{launches:[{
program:"node",words:B}],problems:[]};case"command":return z||G&&h.has(G.text)?e:d(O.text,M,B);case"command-texts":return E(
H.map(U=>r(O.text,U)));case"npm-scripts":return E(H.map(U=>a(O.text,U,s(W))))}}function s(o){return o.flatMap(({flag:h,word:O})=>h===
void 0?[O]:[])}function d(o,h,O){const{words:M,problems:W}=o==="cross-env"?c(O):{words:O,problems:[]},[H]=M,B=H&&h.find(
({text:U})=>U===H.text);if(H===void 0||B===H)return{launches:[{words:M}],problems:W};const G=`\`${o}\` starts at the firs\
t word that is \`${H.text}\``,z={program:o,flag:H.text,fault:G};return{launches:[{words:M}],problems:[(0,R().problemAt)(
"flag-value",H.span,z)]}}function c(o){const h=o.findIndex(({text:W})=>!/^\w+=/.test(W)),O=h<0?o:o.slice(0,h),M=O.flatMap(
({text:W,span:H})=>{if((0,I().setsHarmless)(W))return[];const{written:B,attached:G=""}=(0,L().splitAtEquals)(W);return[(0,R().
problemAt)("assignment-refused",H,{name:B,value:G,known:!1})]});return{words:o.slice(O.length),problems:M}}function r(o,{
text:h,span:O}){const[,M="",W=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(h)??[],{words:H,problems:B}=(0,P().lex)(M===
""?h.replace(/^npm:(?=\S)/,"npm run "):W);if(!(0,P().hasOneReading)({problems:B})&&!(M!==""&&W.trim()===""))return l(o,{
text:h,span:O});const G=H.map(z=>({...z,span:O}));return M===""?{launches:[{words:G}],problems:[]}:/^[\w:.@/*-]+$/.test(
M)?k([{text:M,span:O,quoted:!1},...G],"wildcard"):l(o,{text:h,span:O})}function a(o,{text:h,span:O},M){const[,W="",H=""]=/^\s*(\S+)(.*)$/s.
exec(h)??[],{words:B,problems:G}=(0,P().lex)(H),z=H.trim()==="";if(W===""||!z&&!(0,P().hasOneReading)({problems:G})||/\{!?[*@%\d]/.
test(h))return l(o,{text:h,span:O});const U=B.map(J=>({...J,span:O})),V=[...M,{text:W,span:O,quoted:!1},...U];return k(V,
/^[\w:.@/-]+$/.test(W)?void 0:"glob")}function k(o,h){const W={program:"npm",words:[{text:"run",span:o.at(-1)?.span??{start:0,
end:0},quoted:!1},...o]};return{launches:[h?{...W,selects:h}:W],problems:[]}}function l(o,h){return{launches:[],problems:[
(0,S().wordProblem)("launches-programs",o,h)]}}function E(o){return{launches:o.flatMap(({launches:h})=>h),problems:o.flatMap(
({problems:h})=>h)}}const f=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;function $(o){const h=T().
posix.normalize(o.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(h))return["yarn"];const[,
O,M=""]=f.exec(h)??[];if(O===void 0)return[];if(O===".bin")return[M];const H=[...new Set([M.replace(/\.[cm]?[jt]s$/,""),
O])].filter(B=>(0,C().isKnownTool)(B));return H.length>0?H:[O]}},4289:function(K,v,i){Object.defineProperty(v,"__esModul\
e",{value:!0}),v.filesIn=x,v.filesNamedBy=I,v.filesOfFlag=A,v.pythonFiles=N;function T(){const p=i(2562);return T=function(){
return p},p}function L(){const p=i(91063);return L=function(){return p},p}function F(){const p=i(92739);return F=function(){
return p},p}function D(){const p=i(71011);return D=function(){return p},p}function C(){const p=i(32854);return C=function(){
return p},p}function R(){const p=i(3149);return R=function(){return p},p}function P(){const p=i(17083);return P=function(){
return p},p}const j={files:[],roots:[],nodeFlags:[]};function I({subcommand:p,operands:y,passthrough:m},g=L().NO_PROGRAMS){
const[e]=y;return p==="exec"&&e?x(e,m,g):j}function x({text:p},y,{tools:m}=L().NO_PROGRAMS){const g=(0,F().toolOf)(p,m)??
(0,D().unknownTool)(p),e=(0,T().readTool)(g,y);return{files:[...e.flags.flatMap(t=>A(p,t)),...b(g,e.operands)],roots:e.flags.
flatMap(({flag:t,value:n})=>t?.kind==="root"&&n?[n]:[]),nodeFlags:w(p,g,e)}}function A(p,y){const{word:m,flag:g,value:e="",
off:t}=y;if(g===void 0||t||e==="")return[];const{span:n}=m,u=e.split(",").filter(s=>s!==""&&!(0,P().isElsewhere)(s));switch(g.
kind){case"tests":return[{as:"tests",path:e,span:n}];case"config":return(0,P().isElsewhere)(e)||/^[\w.-]+ *=/.test(e)?[]:
[{as:"config",path:e,span:n}];case"root":return(0,P().isElsewhere)(e)?[]:[{as:"place",path:e,span:n}];case"output":{const s=e.
slice(e.lastIndexOf("=")+1);return(0,P().isElsewhere)(s)?[]:[{as:"place",path:s,span:n}]}case"code":case"preload":case"s\
cript-text":{const s=(0,R().valueProblem)("tool-runs-file",p,y),d=g.kind==="preload";return u.map(c=>{const r=c.replace(
/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(r)?{as:"code",path:r,span:n}:{as:"module",path:r,span:n,
ifFile:s,first:d}})}case"module":case"warning":{const s=g.kind==="warning"?S(e):e;if(!/^[\w.]+$/.test(s))return[];const d=(0,R().
valueProblem)("tool-runs-file",p,y);return N(s).map(c=>({as:"module",path:c,span:n,ifFile:d}))}default:return[]}}function S(p){
return p.split(":")[2]?.trim().replace(/\.?\w*$/,"")??""}function N(p){const y=p.replaceAll(".","/");return["","src/"].flatMap(
m=>[".py","/__main__.py","/__init__.py"].map(g=>`${m}${y}${g}`))}function b(p,y){const m=p.operands==="tests"||p.operands===
"first-tests",e=(p.operands==="first-tests"?y.slice(0,1):p.operands==="tests"?y:[]).filter(({text:u})=>!p.subcommands.has(
u)).map(({text:u,span:s})=>({as:"tests",path:u.replace(/^!|:[\d,*-]+$/g,""),span:s})),t=p.readsArgumentFiles?y.filter(({
text:u})=>u.startsWith("@")):[],n=!m&&!p.mayStart?y:[];return[...e,...n.flatMap(({text:u,span:s})=>{const d=(0,C().normalise)(
u);return d!==void 0&&d!==""&&!(0,C().isWithin)(d,".git",{ignoreCase:!0})&&!(0,P().isElsewhere)(u)?[{as:"place",path:u,span:s}]:
[]}),...t.map(({text:u,span:s})=>({as:"arguments",path:u.slice(1),span:s}))]}function w(p,{handsOn:y},{flags:m}){return m.
flatMap(({word:g,flag:e,value:t="",off:n})=>{const u=e?.kind==="node"&&!n?(0,R().nodeFlagsIn)(p,t):e===void 0&&y?[g.text,
...g.text.includes("=")||t===""?[]:[t]]:[];return u.length===0?[]:(0,R().parseHandedOn)(g,u).invocation.flags})}},74167:function(K,v,i){
Object.defineProperty(v,"__esModule",{value:!0}),v.readNopt=C;function T(){const A=i(4274);return T=function(){return A},
A}function L(){const A=i(21006);return L=function(){return A},A}function F(){const A=i(95132);return F=function(){return A},
A}function D(){const A=i(31901);return D=function(){return A},A}function C(A,S){const N=[],b=[],w=[];for(const p of(0,L().
readFlags)(A,R).tokens)if(p.kind==="operand")b.push(p.word);else if(p.kind==="unknown"){const y={program:S,flag:p.written};
w.push((0,F().problemAt)("unknown-flag",p.word.span,y))}else{const{flag:y,fault:m}=x(p);if(N.push(y),m!==void 0){const g={
program:"npm",flag:p.written,fault:m};w.push((0,F().problemAt)("flag-value",p.word.span,g))}}return{flags:N,remain:b,problems:w}}
const R={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"never",expand:A=>{const S=A.replace(/^-+/,
""),N=P(S)??I(S)??j(S);return N&&[N]}};function P(A){const S=T().NPM_FLAGS.get(A);return S&&{spec:S,negated:!1,takes:S.arity===
"value"?"always":"true-or-false"}}function j(A){const S=A.startsWith("no-")?T().NPM_FLAGS.get(A.slice(3)):void 0;return S&&
{spec:S,negated:!0,takes:S.arity==="value"?"never":"true-or-false"}}function I(A){const[S="",N]=T().NPM_SHORTHANDS.get(A)??
[],b=P(S.slice(2))??j(S.slice(2));return b&&(N===void 0?b:{...b,fixed:N,takes:"never"})}function x(A){const{word:S,written:N,
attached:b,next:w,consumes:p}=A,{spec:y,negated:m,fixed:g}=A.part,e={name:`--${y.name}`,written:N,span:S.span,spec:y,negated:m};
if(g!==void 0){const d=b===void 0?void 0:"it takes no value";return{flag:{...e,value:g},fault:d}}if(y.arity==="value"){const d={
...e,...(0,L().valueRead)(A)};return{flag:d,fault:(0,D().valueFault)(d.value,m)}}const t=p?w?.text:b,n={...e,negated:t===
"false"?!m:m};if(b!==void 0&&!(0,L().isTruth)(b))return{flag:n,fault:"npm reads its value as a separate word"};const u=y.
effect==="of-tests"?/^[^-]/:/^(?:null|always)$/,s=y.arity==="loose"&&u.test(w?.text??"");return{flag:n,fault:s?"npm read\
s the next word as its value":void 0}}},87646:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.isTestRun=
N,v.parseNode=P;function T(){const y=i(19609);return T=function(){return y},y}function L(){const y=i(21006);return L=function(){
return y},y}function F(){const y=i(95132);return F=function(){return y},y}function D(){const y=i(31901);return D=function(){
return y},y}function C(){const y=i(17083);return C=function(){return y},y}const R=new Set(["","-","/dev/stdin","/dev/fd/\
0","/proc/self/fd/0"]);function P(y){const m=[],g=[],e=[],t=new Set;for(const k of(0,L().readFlags)(y,j).tokens){if(k.kind===
"operand"){e.push(k.word);continue}if(k.kind==="unknown"){const h={program:"node",flag:k.written};g.push((0,F().problemAt)(
"unknown-flag",k.word.span,h));continue}const{spec:l,negated:E}=k.part,f=x(k);m.push(f);const $=A(l,E,f.value);if($!==void 0&&
g.push(S(f,$)),E)continue;t.add(l.kind);const o=w(l,f);o!==void 0&&g.push((0,D().flagProblem)(o,"node",f))}const n=N({flags:m}),
u=n?e.length:t.has("evaluates-text")?0:1,s=e.slice(0,u),d=e.slice(u),c=n||t.has("only-prints")||t.has("evaluates-text"),
r=p(s,n,y);r!==void 0&&!(c&&s.length===0)&&g.push(r);const a=(0,D().onlyAsksForInformation)(d);return a!==void 0&&g.push(
(0,D().printsOnly)("node",a)),{invocation:{program:"node",flags:m,operands:s,passthrough:d},problems:g}}const j={flags:"\
first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:y=>{const m=y.startsWith("--"),g=m?y.slice(2).
replaceAll("_","-"):y,e=g.startsWith("no-")&&!T().NODE_FLAGS.has(g),t=e?g.slice(3):g,n=T().NODE_FLAGS.get(T().NODE_ALIASES.
get(t)??(m?t:""));return n&&[{spec:n,negated:e,takes:e?"never":I(n)}]}};function I({name:y,arity:m}){return y==="print"?
"unless-dash":m==="value"?"always":"never"}function x(y){const{spec:m,negated:g}=y.part;return{name:`--${g?"no-":""}${m.
name}`,written:y.written,...(0,L().valueRead)(y)}}function A({name:y,arity:m,kind:g},e,t){return m==="value"?(0,D().valueFault)(
t,e):e?t===void 0?void 0:"a `--no-` flag takes no value":m!=="none"?t?void 0:"its value is missing":t===void 0||(y==="pr\
int"||g==="opens-inspector")?void 0:"it takes no value"}function S(y,m){return(0,F().problemAt)("flag-value",y.span,{program:"\
node",flag:y.written,fault:m})}function N({flags:y}){return y.findLast(({name:m})=>m==="--test"||m==="--no-test")?.name===
"--test"}const b=/\.(?:info|lcov|log|tap|txt|xml)$/;function w(y,{value:m=""}){switch(y.kind){case"harmless":return;case"\
reports-tests":return T().BUILT_IN_REPORTERS.has(m)?void 0:"preloads-code";case"tolerates-rejections":return m==="warn"||
m==="none"?"hides-failures":void 0;case"writes-report":return m==="stdout"||m==="stderr"?void 0:b.test(m)&&!(0,C().isElsewhere)(
m)?"tool-writes":"writes-files";case"preloads-code":return T().PRELOADABLE_PACKAGES.has(m)?"preloads-package":"preloads-\
code";case"loads-module":return T().PRELOADABLE_PACKAGES.has(m)?"preloads-package":"loads-code";default:return y.kind}}function p(y,m,g){
const[e]=y;if(e===void 0){const u=g.at(-1)?.span.end??0;return m?void 0:(0,F().problemAt)("reads-stdin",{start:0,end:u},
{program:"node",flag:""})}const{text:t,span:n}=e;if(R.has(t))return(0,F().problemAt)("reads-stdin",n,{program:"node",flag:t});
if(t.startsWith("-"))return(0,F().problemAt)("dash-operand",n,{operand:t});if(t==="inspect"||!m&&t==="debug")return(0,F().
problemAt)("opens-inspector",n,{program:"node",flag:t})}},3893:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),
v.isToolName=S,v.parseNpm=j,v.parseNpx=y;function T(){const s=i(4274);return T=function(){return s},s}function L(){const s=i(
21006);return L=function(){return s},s}function F(){const s=i(91063);return F=function(){return s},s}function D(){const s=i(
95132);return D=function(){return s},s}function C(){const s=i(74167);return C=function(){return s},s}function R(){const s=i(
46868);return R=function(){return s},s}function P(){const s=i(31901);return P=function(){return s},s}function j(s,d=F().
NO_PROGRAMS){return I("npm",s,s,d)}function I(s,d,c,r){const{flags:a,remain:k,problems:l}=(0,C().readNopt)(d,s),[E,...f]=k,
$=E&&T().NPM_SUBCOMMANDS.get(E.text),o=$?.kind==="runs-tool",h=[...a.flatMap(H=>w(s,H,o)),...l],O={program:s,flags:a};if(E===
void 0)return a.some(b)||h.push(p(s,c)),{invocation:{...O,operands:[],passthrough:[]},problems:h};if($===void 0){const H=[
...T().NPM_SUBCOMMANDS].find(([G])=>G.startsWith(E.text))?.[1].name??"",B={subcommand:E.text,meant:H};return h.unshift((0,D().
problemAt)("unknown-subcommand",E.span,B)),{invocation:{...O,operands:f,passthrough:[]},problems:h}}const M={...O,subcommand:$.
name},W=x($,{word:E,rest:f},M,r);return{invocation:W.invocation,problems:[...W.problems,...h]}}function x({name:s,kind:d},c,r,a){
return d==="runs-script"?A(s,c,r):d==="runs-tool"?N(c,r,a):{invocation:{...r,operands:c.rest,passthrough:[]},problems:[(0,P().
wordProblem)(d,r.program,{text:s,span:c.word.span})]}}function A(s,{word:d,rest:c},r){const a=s==="run"?c.slice(0,1):[d],
k=s==="run"?c.slice(1):c,[l]=a,E=[];l===void 0?E.push((0,P().printsOnly)("npm",{...d,text:"run"})):l.text==="env"&&E.push(
{...(0,P().printsOnly)("npm",{...l,text:"run env"}),severity:"error"});const f=(0,P().onlyAsksForInformation)(k);return f!==
void 0&&E.push((0,P().printsOnly)("npm",f)),{invocation:{...r,operands:a,passthrough:k},problems:E}}function S(s){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(s)}function N({word:s,rest:d},c,{tools:r}){const[a,...k]=d;if(a===void 0){const E=c.flags.some(b)?[]:[p(c.program,[
s])];return{invocation:{...c,operands:[],passthrough:[]},problems:E}}const l={...c,operands:[a],passthrough:k};return S(
a.text)?{invocation:l,problems:(0,R().parseTool)(a,k,r)}:{invocation:l,problems:[(0,P().wordProblem)("downloads",c.program,
a)]}}function b({spec:{effect:s},negated:d}){return!d&&(s==="only-prints"||s==="evaluates-text")}function w(s,d,c){const{
effect:r,name:a}=d.spec;switch(r){case"harmless":return[];case"selects-scripts":return a==="if-present"?[]:a==="ignore-s\
cripts"?d.negated?[]:[(0,P().flagProblem)("skips-tests",s,d)]:c?[(0,P().flagProblem)("changes-configuration",s,d)]:[];case"\
of-tests":{const k=(0,P().flagProblem)("unknown-flag",s,d);return[c?k:{...k,severity:"warning"}]}case"downloads":return d.
negated?[]:[(0,P().flagProblem)(r,s,d)];default:return[(0,P().flagProblem)(d.negated?"unknown-flag":r,s,d)]}}function p(s,d){
const c=d[0]?.span.start??0,r=d.at(-1)?.span.end??0;return(0,D().problemAt)("nothing-to-run",{start:c,end:r},{program:s})}
function y(s,d=F().NO_PROGRAMS){const{tokens:c,separator:r}=(0,L().readFlags)(s,t),a=[{text:"exec",span:s[0]?.span??{start:0,
end:0},quoted:!1}],k=[];for(const E of c){if(E.kind==="operand"&&k.push(E.word),E.kind!=="flag")continue;const{word:f,written:$,
attached:o,consumes:h,next:O}=E,M=m.get(n($)),W=o===void 0?M:`${M}=${o}`;a.push(M===void 0?f:{...f,text:W??""}),h&&O&&a.
push(O)}const[l]=k;return r!==void 0?a.push(r):l!==void 0&&a.push({...l,text:"--"}),I("npx",[...a,...k],s,d)}const m=new Map(
[["no-install","--no-yes"],["p","--package"]]),g=new Set("package p userconfig call c shell".split(" ")),e=new Set("no-i\
nstall quiet q version v help h".split(" ")),t={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",
expand:(s,d)=>{const c=n(s),r=c==="p"?void 0:T().NPM_SHORTHANDS.get(c);return r!==void 0?{instead:d===void 0?r:[...r,d]}:
[{spec:void 0,negated:!1,takes:g.has(c)?"always":u(c)?"never":"unless-dash"}]}};function n(s){return s.replace(/^-+/,"")}
function u(s){const d=T().NPM_FLAGS.get(s)?.arity;return e.has(s)||d==="none"||d==="loose"}},39872:function(K,v,i){Object.
defineProperty(v,"__esModule",{value:!0}),v.extensionProblems=d,v.parseProgram=N;function T(){const a=i(2562);return T=function(){
return a},a}function L(){const a=i(91063);return L=function(){return a},a}function F(){const a=i(92739);return F=function(){
return a},a}function D(){const a=i(95132);return D=function(){return a},a}function C(){const a=i(11331);return C=function(){
return a},a}function R(){const a=i(4289);return R=function(){return a},a}function P(){const a=i(3893);return P=function(){
return a},a}function j(){const a=i(46868);return j=function(){return a},a}function I(){const a=i(31901);return I=function(){
return a},a}function x(){const a=i(92170);return x=function(){return a},a}function A(){const a=i(48886);return A=function(){
return a},a}function S(){const a=i(91883);return S=function(){return a},a}function N(a,k,l){const{program:E}=a,f={program:E,
family:a,flags:[],operands:[],passthrough:[]},$=b({use:a.use,path:"",words:k,family:a,families:l});return{invocation:{...f,
...$.invocation},problems:$.problems}}function b(a){const{use:k,path:l,family:E}=a,{data:f,behind:$}=k,o=$?a.words.findIndex(
({text:Z})=>Z==="--"):-1,h=o<0?a.words:a.words.slice(0,o),O=o<0||!$?[]:(0,T().readTool)($,a.words.slice(o+1)).flags,M=(0,T().
readTool)(k,h),W=M.rest===void 0?M.flags:[...M.flags,M.rest.flag],H=W.map(p),B=W.flatMap(Z=>(0,R().filesOfFlag)(E.program,
Z)).filter(({as:Z})=>Z!=="place"),G=[...W.flatMap(Z=>(0,j().toolFlagProblems)(E.program,k,Z)),...O.flatMap(Z=>(0,j().toolFlagProblems)(
E.program,$,Z))],[z,...U]=M.started.slice(f.skips??0),V=z&&k.subcommands.get(z.text);if(V===void 0||z===void 0){const Z=m(
a,M),q=M.flags.some(({flag:_})=>_?.kind==="checks-syntax-only"),Y=y(a,[...M.flags,...O]);return{invocation:{...l&&{subcommand:l},
...f.any_package&&{anyPackage:!0},...q&&{parsed:!0},...Z.invocation,flags:H,files:[...B,...Z.invocation.files??[],...w(k,
Z.invocation.operands??[])]},problems:[...G,...Y,...Z.problems]}}const J=l===""?z.text:`${l} ${z.text}`,X=V.data.starts===
"own-script"?g("own-script",z,U,a):b({...a,use:V,path:J,words:U}),Q=V.data.does?[(0,I().wordProblem)(V.data.does,E.program,
{...z,text:J})]:[];return{invocation:{...X.invocation,...f.any_package&&{anyPackage:!0},flags:[...H,...X.invocation.flags??
[]],files:[...B,...X.invocation.files??[]]},problems:[...G,...Q,...X.problems]}}function w({data:{operands:a,starts:k}},l){
return l.flatMap(({text:E,span:f})=>{const $=(a==="package"||k==="package")&&E.endsWith(".go");return!((0,A().ruleForOperand)(
"path",E)===void 0)||a!=="tests"&&!$?[]:[{as:"tests",path:E.replace(/::.*$/s,""),span:f}]})}function p({word:a,written:k,
value:l}){return{name:k,written:k,span:a.span,...l!==void 0&&{value:l}}}function y({use:a,path:k,words:l,family:E},f){if(a.
data.writes_unless===void 0)return[];const $=a.data.writes_unless.split(" ");if(f.some(({written:h,off:O})=>!O&&$.includes(
h)))return[];const o=l[0]?.span??{start:0,end:0};return[(0,I().wordProblem)("tool-writes",E.program,{text:k||E.program,span:o})]}
function m(a,k){const{use:l,family:E,families:f}=a,{rest:$}=k;if($!==void 0)return $.flag.flag?.kind==="module"?(0,S().parseModule)(
E,$.words,f,N):{invocation:{passthrough:$.words},problems:[]};const o=l.data.starts??(l.subcommands.size>0?"subcommand":
void 0),h=o===void 0?k.operands:k.started.slice(l.data.skips??0),[O,...M]=h;if(O===void 0){const W=k.flags.some(({flag:z})=>z?.
kind==="only-prints"),H={start:0,end:E.program.length},B=W?void 0:l.data.alone,G=B?[(0,I().wordProblem)(B,E.program,{text:"",
span:H})]:[];return{invocation:{},problems:G}}return o===void 0?{invocation:{operands:h},problems:(0,A().judgeOperands)(
l,h,E)}:g(o,O,M,a)}function g(a,k,l,E){const{program:f}=E.family,$={operands:[k],passthrough:l};switch(a){case"subcomman\
d":{const o={program:f,subcommand:k.text},h=(0,D().problemAt)("program-subcommand-unknown",k.span,o);return{invocation:$,
problems:[h]}}case"file":return s(k,l,E);case"package":{const o=(0,A().ruleForOperand)("package",k.text);return{invocation:$,
problems:o?[(0,I().wordProblem)(o,f,k)]:[]}}case"command":return c(k,l,E);case"script":case"own-script":{const o=e.test(
k.text)?[(0,I().wordProblem)("launches-programs",f,k)]:[];return{invocation:{...$,subcommand:"run"},problems:[...o,...u(
l,E.family)]}}case"tool":return r("exec",k,l,E);case"script-or-tool":case"script-tool-or-file":{if(!(a==="script-tool-or\
-file"&&n(k.text))&&!t.test(k.text)){const h=r("script-or-tool",k,l,E);return{...h,problems:[...h.problems,...u(l,E.family)]}}
return a==="script-tool-or-file"?s(k,l,E):{invocation:$,problems:[(0,I().wordProblem)("launches-programs",f,k)]}}}}const e=/^\/|\*/,
t=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;function n(a){return/[\\/]/.test(a)&&!/^@[\w.-]+\/[\w.-]+$/.test(
a)}function u(a,{program:k,use:l}){return a.filter(({text:f})=>{const $=/^--([\w-]+)/.exec(f)?.[1];return $!==void 0&&l.
flags.get((0,L().flagKey)($))?.kind==="changes-configuration"}).map(f=>(0,I().wordProblem)("changes-configuration",k,f))}
function s(a,k,l){const{family:E,families:f}=l,{program:$}=E,{text:o,span:h}=a,O={operands:[a],passthrough:k,starts:"fil\
e"};if(o==="-"||o===""||o.startsWith("/dev/"))return{invocation:O,problems:[(0,D().problemAt)("reads-stdin",h,{program:$,
flag:o})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(o)&&/:/.test(o))return{invocation:O,problems:[(0,I().
wordProblem)("downloads",$,a)]};const[,W=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.exec(o)??[],H=E.data.
dependency_tools.includes(W)?f.known.get(W):void 0;if(H!==void 0){const B=N(H,k,f);return{invocation:{launched:[B.invocation]},
problems:B.problems}}return{invocation:O,problems:d(E,o,h)}}function d({program:a,data:{extensions:k}},l,E){const[,f]=/\.([^./\\]*)$/.
exec(l.replace(/^.*\//s,""))??[];return k===void 0||f===void 0||k.split(" ").includes(f)?[]:[(0,D().problemAt)("target-e\
xtension",E,{program:a,path:l,extension:f})]}function c(a,k,l){const{family:E,families:f}=l,{text:$}=a;if(/:\/\//.test($))
return{invocation:{},problems:[(0,I().wordProblem)("downloads",E.program,a)]};if($==="-"||/\.\w+$/.test($))return s(a,k,
l);const o=f.known.get($);if(o===void 0||!E.data.started_programs.includes($))return{invocation:{},problems:[(0,I().wordProblem)(
"launches-programs",E.program,a)]};const{invocation:h,problems:O}=N(o,k,f);return{invocation:{launched:[h]},problems:O}}
function r(a,k,l,{family:E,families:f}){const{text:$}=k,o=f.allowed.get($),h=(0,x().isProgram)($)?x().PARSERS[$](l,f):o&&
N(o,l,f);if(a==="exec"&&n($))return{invocation:{},problems:[(0,I().wordProblem)("launches-programs",E.program,k)]};const O=/[;&|<>$`'"(){}\\*?]/.
test($)||(0,C().hasCommandLine)($);if(!(0,P().isToolName)($)&&(a==="exec"||O))return{invocation:{},problems:[(0,I().wordProblem)(
"evaluates-text",E.program,k)]};const M={subcommand:a,operands:[k],passthrough:l,...h&&{launched:[h.invocation]}};if(h!==
void 0)return{invocation:M,problems:h.problems};if((0,C().isShell)($)||a==="exec"&&(0,C().programNamed)($)!==void 0)return{
invocation:M,problems:[(0,I().wordProblem)("launches-programs",E.program,k)]};const{tools:W}=f,H=a==="exec"||(0,F().toolOf)(
$,W)!==void 0||(0,F().refusalOf)($);return{invocation:M,problems:H?(0,j().parseTool)(k,l,W):[]}}},46868:function(K,v,i){
Object.defineProperty(v,"__esModule",{value:!0}),v.parseTool=x,v.parseUnknownTool=S,v.toolFlagProblems=N;function T(){const t=i(
2562);return T=function(){return t},t}function L(){const t=i(92739);return L=function(){return t},t}function F(){const t=i(
89784);return F=function(){return t},t}function D(){const t=i(71011);return D=function(){return t},t}function C(){const t=i(
95132);return C=function(){return t},t}function R(){const t=i(11331);return R=function(){return t},t}function P(){const t=i(
3149);return P=function(){return t},t}function j(){const t=i(31901);return j=function(){return t},t}function I(){const t=i(
17083);return I=function(){return t},t}function x(t,n,u){const s=t.text,d=(0,L().refusalOf)(s);if(d!==void 0)return[(0,j().
wordProblem)(d,s,t)];const c=(0,j().onlyAsksForInformation)(n);if(c!==void 0)return[(0,j().printsOnly)(s,c)];const r=(0,L().
toolOf)(s,u);if(r===void 0)return S(t,n);const a=(0,T().readTool)(r,n),k=r.operands==="tests"||r.operands==="first-tests";
return[...b(t,n),...w(t,r,a),...A(r,a)?[(0,j().printsOnly)(s,{text:"",span:t.span})]:[],...a.flags.flatMap(l=>N(s,r,l)),
...a.operands.flatMap(l=>!k&&((0,I().isForeign)(l.text)||r.operands===void 0&&(0,I().isOfMachine)(l.text))?[(0,j().wordProblem)(
"tool-loads-code",s,l)]:[])]}function A({printsUnless:t},{flags:n}){return t!==void 0&&!n.some(({flag:u,off:s})=>u?.kind===
"only-prints"||u&&!s&&t.includes(u.name))}function S(t,n,u=(0,D().unknownTool)(t.text)){const s=t.text,d=(0,T().readTool)(
u,n);return[...w(t,u,d),...y(t,n,d),...d.flags.flatMap(c=>N(s,void 0,c)),...m(t,d)]}function N(t,n,u){return u.flag===void 0?
e(t,n,u):(0,P().judgeValue)(t,u,n)}function b({text:t,span:n},u){const s=(0,F().tasksOf)(t,u);return s===void 0?[]:[(0,C().
problemAt)("runs-tasks",n,{program:t,tasks:s})]}function w(t,n,{operands:u,started:s}){const c=n.starts===void 0||n.starts===
"tasks"?u:s,r=c.find(({text:k})=>n.readsBehind&&n.subcommands.has(k))??c[0],a=r?p(n,r.text):n.alone;return a===void 0?[]:
[(0,j().wordProblem)(a,t.text,r??t)]}function p({endsWith:t,subcommands:n},u){if(t?.has(u))return;const s=u.split(":").find(
d=>n.get(d)==="never-ends");return n.get(u)??(t||s!==void 0?"never-ends":void 0)}function y({text:t},n,{flags:u,operands:s}){
const d=n[n.findIndex(({text:k})=>k==="--")+1],c=[...new Set([s[0],d])].filter(k=>k!==void 0&&(0,R().startsOthers)(k.text)),
r=u.filter(({written:k,flag:l,value:E=""})=>/^-[ex]$/.test(k)&&/\s/.test(E)||l?.kind!=="config"&&(0,R().isCommandLine)(E)),
a=s.filter(({text:k})=>(0,R().hasCommandLine)(k));return[...c,...r.map(({word:k})=>k),...a].flatMap(k=>k===void 0?[]:[(0,j().
wordProblem)("launches-programs",t,k)])}function m({text:t},{operands:n}){return n.flatMap(u=>u.text==="-"?[(0,j().wordProblem)(
"reads-stdin",t,u)]:g(u.text)?[(0,j().wordProblem)("uses-network",t,u)]:(0,I().isForeign)(u.text)||(0,I().isOfMachine)(u.
text)?[(0,j().wordProblem)("tool-loads-code",t,u)]:[])}function g(t){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(t)}function e(t,n,{word:u,value:s=""}){const d=c=>[(0,j().wordProblem)(c,t,u)];if(n?.handsOn===!0){const c=u.text.includes(
"=")||s===""?[]:[s],r=(0,P().judgeNodeFlags)(u,[u.text,...c]);if(!r.some(({rule:a})=>a==="unknown-flag"))return r}return n?.
stops===!0?d("unknown-flag"):n?.starts==="npm-scripts"?u.text.includes("=")?[]:d("unknown-flag"):(0,I().isForeign)(s)||(0,I().
isOfMachine)(s)?d("tool-loads-code"):n===void 0?[]:d("tool-flag-unknown")}},31901:function(K,v){Object.defineProperty(v,
"__esModule",{value:!0}),v.flagProblem=T,v.onlyAsksForInformation=C,v.printsOnly=R,v.valueFault=F,v.wordProblem=i;function i(P,j,{
text:I,span:x}){return L(P,x,{program:j,flag:I})}function T(P,j,I){const{written:x,span:A,value:S}=I,N={program:j,flag:x};
return L(P,A,S===void 0?N:{...N,value:S})}function L(P,j,I){return{rule:P,span:j,args:I}}function F(P,j){return j?"it ta\
kes a value, so it has no `--no-` form":P===void 0||P===""?"its value is missing":P.startsWith("-")?"its value begins wi\
th a dash":void 0}const D=new Set(["--version","-v","-V","--help","-h"]);function C(P){const[j]=P;return P.length===1&&j!==
void 0&&D.has(j.text)?j:void 0}function R(P,j){return i("only-prints",P,j)}},92170:function(K,v,i){Object.defineProperty(
v,"__esModule",{value:!0}),v.PARSERS=void 0,v.isProgram=D;function T(){const C=i(87646);return T=function(){return C},C}
function L(){const C=i(3893);return L=function(){return C},C}const F=v.PARSERS={node:T().parseNode,npm:L().parseNpm,npx:L().
parseNpx};function D(C){return Object.hasOwn(F,C)}},48886:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),
v.judgeOperands=R,v.ruleForOperand=j;function T(){const N=i(91063);return T=function(){return N},N}function L(){const N=i(
32854);return L=function(){return N},N}function F(){const N=i(95132);return F=function(){return N},N}function D(){const N=i(
31901);return D=function(){return N},N}function C(){const N=i(17083);return C=function(){return N},N}function R({data:{operands:N="\
path"},refusedOperands:b},w,p){return w.flatMap(y=>{const m=P(b,y.text)??j(N,y.text);return m!==void 0?[(0,D().wordProblem)(
m,p.program,y)]:p.data.variables===void 0?[]:S(p,y)})}function P({flags:N,prefixes:b},w){const p=(0,T().flagKey)(w);return((/^(?:help|h|version|v)$/i.
test(p)?void 0:N.get(p))??b.find(([g])=>p.startsWith(g))?.[1])?.kind}function j(N,b){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test(b))return"downloads";if(b.startsWith("@")&&N!=="package")return"tool-loads-code";switch(N){case"path":case"tests":return b===
"-"?"reads-stdin":I(b.replace(/::.*$/s,""))||(0,C().isForeign)(b)?"tool-loads-code":void 0;case"package":return b.includes(
"@")?"downloads":I(b)?"tool-loads-code":void 0;case"plain":return(0,C().isForeign)(b)?"tool-loads-code":void 0}}function I(N){
return(0,L().normalise)(N)===void 0}const x=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,A=/[$`;&|<>(){}\s]/;function S({
program:N,data:b},w){const{text:p,span:y}=w,m=p.includes("="),g=p.replace(/\s*[:+?!]*=.*$/s,"");return m&&!b.variables?.
includes(g)?[(0,F().problemAt)("make-variable",y,{program:N,variable:g})]:(m?x.test(p):!A.test(p))?[]:[(0,D().wordProblem)(
"evaluates-text",N,w)]}},91883:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.parseModule=y;function T(){
const m=i(17093);return T=function(){return m},m}function L(){const m=i(2562);return L=function(){return m},m}function F(){
const m=i(91063);return F=function(){return m},m}function D(){const m=i(95132);return D=function(){return m},m}function C(){
const m=i(4289);return C=function(){return m},m}function R(){const m=i(46868);return R=function(){return m},m}function P(){
const m=i(31901);return P=function(){return m},m}function j(){const m=i(17083);return j=function(){return m},m}const I=(0,F().
groupsByName)({installs:"conda pip ensurepip pre_commit venv virtualenv easy_install poetry pipx build setuptools cookie\
cutter copier",publishes:"twine semantic_release huggingface_hub","never-ends":`
    aiohttp.web aiosmtpd bokeh celery daphne flask gradio gunicorn http.server hypercorn ipykernel jupyter
    locust notebook panel pyftpdlib sphinx_autobuild streamlit tornado.autoreload uvicorn waitress pydoc idlelib
    turtledemo xmlrpc.server wsgiref.simple_server smtpd ptw pytest_watch pytest_watcher watchfiles
    watchdog.watchmedo
  `,"reads-stdin":"code pdb asyncio IPython bdb bpython ipdb ptpython pudb","opens-inspector":"debugpy ptvsd pydevd","ev\
aluates-text":"timeit sqlite3","launches-programs":`
    webbrowser antigravity this accelerate.commands.launch ansible ansible.playbook austin doit fabric fire hatch
    honcho invoke kernprof line_profiler memory_profiler mprof nox papermill pdm pipenv py_spy pyinstrument pyperf rye
    scalene torch.distributed.launch torch.distributed.run trace cProfile profile runpy pex uv viztracer
  `,"writes-files":"zipapp zipfile tarfile gzip compileall lib2to3","only-prints":"site sysconfig platform sys calendar \
inspect uuid"}),x=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),A=/^(?:-\w|--[\w-]+=)?[/~]/,S=(0,F().toolTable)(
{flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),N=(0,F().toolTable)({flags:{plain:"v,verb\
ose o,option= f,fail-fast"}}),b=(0,F().toolTable)({flags:{plain:"q,quiet"}}),w=new Map([["doctest",N],["py_compile",b]]);
function p({text:m,span:g}){const e=/^\w+(?:\.\w+)*$/.test(m)?m.split("."):[],t=e.map((u,s)=>e.slice(0,s+1).join("."));return(m.
endsWith(".py")?[m]:t.flatMap(C().pythonFiles)).map(u=>({as:"module",path:u,span:g}))}function y({program:m,data:g},[e,...t],n,u){
if(e===void 0){const $={program:m,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,D().problemAt)(
"flag-value",{start:0,end:0},$)]}}const s=n.known.get(e.text);if(s!==void 0&&g.started_programs.includes(e.text)){const{
invocation:$,problems:o}=u(s,t,n);return{invocation:{module:e,launched:[$]},problems:o}}const d={module:e,operands:[e],passthrough:t,
files:e.text==="unittest"?t.flatMap(p):[]},c=/^[\w.]+$/.test(e.text)?I.get(e.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"tool-loads-code";if(c!==void 0)return{invocation:d,problems:[(0,P().wordProblem)(c,m,e)]};const r=n.known.get("pyt\
hon"),a=w.get(e.text);if(a!==void 0&&r!==void 0){const{flags:$,operands:o}=(0,L().readTool)(a,t),h=e.text==="py_compile",
O={...r,data:{...r.data,extensions:void 0}},M=o.map(B=>u(h?r:O,[B],n)),W=$.flatMap(B=>(0,R().toolFlagProblems)(e.text,a,
B)),H=h?[(0,P().wordProblem)("checks-syntax-only",m,{...e,text:"-m py_compile"})]:[];return{invocation:{...d,launched:M.
map(B=>({...B.invocation,...h&&{parsed:h}}))},problems:[...W,...H,...M.flatMap(({problems:B})=>B)]}}const k=x.has(e.text);
if(!k&&(0,T().isOfLibrary)(e.text)){const $={program:m,module:e.text};return{invocation:d,problems:[(0,D().problemAt)("p\
ython-module-refused",e.span,$)]}}const[l,...E]=t;if(e.text==="coverage"&&l?.text==="run"&&r!==void 0){const{flags:$,started:o,
rest:h}=(0,L().readTool)(S,E),O=h?[{...h.flag.word,text:"-m"},...h.words]:o,M=$.flatMap(W=>(0,R().toolFlagProblems)("cov\
erage",S,W));if(O.length>0){const W=u(r,O,n);return{invocation:{...d,starts:"module",launched:[W.invocation]},problems:[
...M,...W.problems]}}}const f=t.filter(({text:$})=>(0,j().isForeign)($)||k&&A.test($));return{invocation:k?d:{...d,starts:"\
module"},problems:f.map($=>(0,P().wordProblem)("tool-loads-code",e.text,$))}}},17083:function(K,v,i){Object.defineProperty(
v,"__esModule",{value:!0}),v.isElsewhere=L,v.isForeign=F,v.isOfMachine=D;function T(){const P=i(32854);return T=function(){
return P},P}function L(P){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(P)||P.split(",").some(j=>(0,T().normalise)(j)===
void 0)}function F(P){return/(?:^|[=,\s])(?:data|file):/i.test(P)?!0:!P.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(P)?!1:
P.split(/[=,:"']/).some(j=>j.includes("..")&&!R(j))}function D(P){return P.split(/[=,:"']/).some(j=>C.test(j))}const C=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function R(P){return/^[\\/]/.test(P)||(0,T().normalise)(P)!==void 0}},51951:function(K,v,i){Object.defineProperty(v,"__e\
sModule",{value:!0}),v.readCommand=p,v.readWords=e;function T(){const l=i(91063);return T=function(){return l},l}function L(){
const l=i(92739);return L=function(){return l},l}function F(){const l=i(80781);return F=function(){return l},l}function D(){
const l=i(95132);return D=function(){return l},l}function C(){const l=i(54669);return C=function(){return l},l}function R(){
const l=i(11331);return R=function(){return l},l}function P(){const l=i(45806);return P=function(){return l},l}function j(){
const l=i(3893);return j=function(){return l},l}function I(){const l=i(92170);return I=function(){return l},l}function x(){
const l=i(86191);return x=function(){return l},l}function A(){const l=i(73872);return A=function(){return l},l}function S(){
const l=i(60210);return S=function(){return l},l}function N(){const l=i(82293);return N=function(){return l},l}function b(){
const l=i(80827);return b=function(){return l},l}const w=new Set;async function p(l,E={}){const f=e(l,E),{tree:$,base:o,
changed:h=w,cwd:O="",clock:M,programs:W=T().NO_PROGRAMS}=E,{isOutput:H}=E;if(f.invocation===void 0||f.argv===null)return f;
if($===void 0)return{...f,problems:[...f.problems,...y(f.invocation)]};const B={tree:$,directory:O,changed:h,families:W,
...o&&{base:o},...H&&{isOutput:H}},{invocation:G}=f,{targets:z,problems:U}=await(0,A().resolveInvocation)(G,B,M);return{
...f,...await m(G,z,B),targets:z,problems:a(f.problems,U).map(V=>r(V,f.command))}}function y(l){return[l,...(0,P().launchedBy)(
l)].flatMap(({subcommand:E,operands:[f]})=>E==="exec"&&f&&(0,j().isToolName)(f.text)&&!(0,L().isKnownTool)(f.text)?[(0,D().
problemAt)("tool-unknown",f.span,{tool:f.text})]:[])}async function m(l,E,f){if(l.program!=="npm"&&l.program!=="npx")return{};
const $=await(0,b().npmScripts)(l,f),o=E.some(({kind:M,via:W})=>M==="package_binary"&&W===void 0),O=($?(0,b().stepsIn)($).
some(({text:M})=>g.test(M)):!o)?await(0,S().foreignSettings)(f.tree,f.changed):[];return{...$&&{scripts:$},...O.length>0&&
{npmSettings:O}}}const g=/(?:^|[^\w.-])np[mx](?![\w.-])/;function e(l,{tree:E,cwd:f="",programs:$=T().NO_PROGRAMS}={}){if(typeof l!=
"string")return n(l);const{words:o,assignments:h,problems:O}=(0,C().lex)(l,E&&(0,F().subTree)(E,f)),[M]=o,W=(X,Q,Z)=>({command:l,
words:o,assignments:h,argv:X,...Z===void 0?void 0:{invocation:Z},targets:[],problems:Q});if(M===void 0)return W(null,O);
const H=(0,C().hasOneReading)({problems:O})?o.map(({text:X})=>X):null,{program:B,problem:G}=s(l,o,$);if(G?.rule==="sente\
nce")return W(H,[G,...O]);if(B===void 0)return W(H,[...O,G]);const z=t(o,O).slice(1),{invocation:U,problems:V}=(0,P().parseInvocation)(
B,z,$),J=(0,N().inspectPaths)(U,f,$);return W(H,[...O,...V,...J],U)}function t(l,E){const f=E.find($=>$.rule==="shell-op\
erator"||(0,D().isProblem)($,"line-break")&&!$.args.quoted);return f===void 0?l:l.filter(({span:$})=>$.start<f.span.start)}
function n(l){const E=l===null?"null":Array.isArray(l)?"array":typeof l,f=(0,D().problemAt)("command-not-text",{start:0,
end:0},{type:E});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[f]}}const u=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function s(l,E,{allowed:f,offered:$}){const[o]=E,h=o?.text??"",O=(0,I().isProgram)(h)?h:f.get(h);if(O!==void 0)return{program:O};
const M=o?.span??{start:0,end:0},W=(G,z)=>({program:void 0,problem:(0,D().problemAt)(G,M,z)}),[,H]=u.exec(h)??[];if(H===
void 0&&(0,x().isSentence)(l)){const G=E.at(-1)?.span.end??M.end;return{program:void 0,problem:(0,D().problemAt)("senten\
ce",{start:M.start,end:G},{})}}const B=c(h,$);return/[\\/]/.test(h)?W("program-by-path",{program:h,...B}):H!==void 0?W("\
program-look-alike",{program:h,meant:H.toLowerCase()}):W("program-not-allowed",{program:h,group:(0,R().programNamed)(h)?.
kind??(L().TOOLS.has(h)?"npx":"other"),...B,allowed:[...f.keys()]})}const d=new Map([["gmake","make"],["bunx","bun"],["p\
npx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function c(l,E){const f=E(l);if(f!==
void 0)return{offered:f};const $=l.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),o=d.get($)??$,h=E(o);return h===void 0?{offered:""}:{offered:h,word:o}}function r(l,E){const f=E.slice(l.span.start,
l.span.end);return(0,D().isProblem)(l,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(f)?{...l,args:{...l.args,written:f}}:
l}function a(l,E){const f=new Set(l.map(k)),$=[...l];for(const o of E){const h=k(o);f.has(h)||(f.add(h),$.push(o))}return $}
function k({rule:l,span:E,args:f}){return JSON.stringify([l,E.start,E.end,f])}},86191:function(K,v,i){Object.defineProperty(
v,"__esModule",{value:!0}),v.isSentence=x,v.namedPaths=N,v.startedFiles=b;function T(){const w=i(32854);return T=function(){
return w},w}function L(){const w=i(11331);return L=function(){return w},w}const F=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
D=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
C=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,P=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
j=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,I=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function x(w){const p=w.trim(),[y="",...m]=p.split(/\s+/,100);if(y===y.toLowerCase()&&(0,L().programNamed)(y)!==void 0)return!1;
if(P.test(p)||j.test(p)||I.test(y))return!0;if(/[;&|<>$`]/.test(p))return!1;const g=R.test(y);if(m.some(t=>/^--?[A-Za-z]/.
test(t)))return!1;if((g||C.test(y))&&m.some(t=>F.test(A(t))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(y))return m.length>
0||/[.!:]$/.test(y);const e=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(m[0]??"");return g&&e&&(D.test(y)||/[a-z]{2}[.!?]$/.test(
p))}function A(w){return w.replace(/[.,;:!?]$/,"")}const S=/[\s"'`;&|()<>=]+/;function N(w,p=""){const y=p===""?"":`${p}\
/`;return w.split(S).map(m=>(0,T().normalise)(y+m)??m)}function b({targets:w}){return w.flatMap(({kind:p,path:y,parsed:m})=>p===
"file"&&y&&!m?[y]:[])}},66227:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.dependencyHome=g,v.inspectDependency=
S,v.inspectOrigin=N,v.isUnverified=b,v.ownerOf=y,v.packageOf=A,v.resolveAtHome=t;function T(){const n=i(76760);return T=
function(){return n},n}function L(){const n=i(3463);return L=function(){return n},n}function F(){const n=i(95244);return F=
function(){return n},n}function D(){const n=i(80781);return D=function(){return n},n}function C(){const n=i(95132);return C=
function(){return n},n}function R(){const n=i(53169);return R=function(){return n},n}function P(){const n=i(19685);return P=
function(){return n},n}function j(){const n=i(67953);return j=function(){return n},n}function I(){const n=i(59867);return I=
function(){return n},n}function x(){const n=i(10473);return x=function(){return n},n}function A(n){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(n)?.[1]}async function S(n,u,s){const{tree:d,base:c=d}=e(n),{name:r,path:a}=u,k=await w(d,c,r),l=k===void 0?await m(
d,u):void 0,E=f=>(0,C().problemAt)("dependency-unverified",s,{name:r,path:a,...f});return[...k===void 0?[]:[E({fault:k})],
...l===void 0?[]:[E({fault:"stale",differs:l})],...await N(n,r,s)]}async function N(n,u,s){const{tree:d,base:c=d}=e(n);return[
...(await p(d,c)).map(a=>(0,C().problemAt)("dependency-not-compared",s,{name:u,path:a})),...await(0,R().compareWithBase)(
d,c,u,s)]}function b(n){return(0,C().isProblem)(n,"dependency-unverified")?n.args.fault!=="stale":n.rule==="target-untra\
cked"}async function w(n,u,s){const[d,c]=await Promise.all([(0,P().readLocks)(n),(0,P().readLocks)(u)]),r=({npm:E})=>E?.
packages.has(s)===!0,a=E=>r(E)||E.unread.length>0;return r(c)&&!r(d)&&n.stat(c.npm?.path??"")||a(c)&&!a(d)?"removed":(await(0,I().
usablePackageJson)(n,""))?.dependencies.has(s)?a(d)||(d.npm??c.npm)===void 0?void 0:"unlocked":"undeclared"}async function p(n,u){
const[{npm:s,unread:d},c]=await Promise.all([(0,P().readLocks)(n),(0,P().readLocks)(u)]);if(!s&&d.length===0&&!c.npm&&c.
unread.length===0)return[""];const r=await Promise.all(d.map(a=>(0,x().hasOtherContent)(n,u,a)));return d.filter((a,k)=>r[k])}
async function y(n,u,s){const{npm:d,unread:c}=await(0,P().readLocks)(n),r=d?.packages,a=c.length>0||r===void 0||r.has(u);
return s.has(u)&&a?u:[...s].find(k=>Object.hasOwn(r?.get(k)?.bin??{},u))}async function m(n,{name:u,binary:s}){const d=`\
node_modules/${u}`,c=(await(0,P().readLocks)(n)).npm?.packages.get(u);if(c===void 0||n.stat(d)===void 0)return;const r=await(0,I().
readJsonFile)(n,`${d}/package.json`),a=(0,L().objectIn)(r),k=(0,L().textIn)(a,"name")||u,l=(0,L().textIn)(a,"version"),E=(M,W,H)=>`\
the installed package has the ${M} \`${W||"nothing"}\`, but the lockfile has \`${H}\``;if(r!==void 0&&k!==c.name)return E(
"name",k,c.name);if(r!==void 0&&!["",l].includes(c.version))return E("version",l,c.version);const f=c.bin??(a.bin===void 0?
void 0:(0,I().binOf)(a.bin,k)??{});if(s===void 0||f===void 0)return;const{name:$,file:o}=s,h=Object.entries(f).flatMap(([
M,W])=>$===void 0||$===M?[T().posix.normalize(W)]:[]),O=$===void 0?"binary":`binary ${$}`;return h.includes(o)?void 0:E(
O,o,h[0]??"nothing")}function g({tree:n,base:u=n,directory:s}){const d=c=>r=>F().LOCKFILES.some(a=>r.stat(T().posix.join(
c,a))!==void 0);return(0,j().foldersUpFrom)(s).find(c=>[n,u].some(d(c)))??""}function e(n,u=g(n)){if(u==="")return n;const{
tree:s,base:d,directory:c,changed:r}=n,a=`${u}/`;return{...n,tree:(0,D().subTree)(s,u),...d&&{base:(0,D().subTree)(d,u)},
directory:c.slice(a.length),changed:new Set([...r].flatMap(k=>k.startsWith(a)?k.slice(a.length):[]))}}async function t(n,u){
const s=g(n),{targets:d,problems:c}=await u(e(n,s));return{targets:d.map(r=>r.path===void 0?r:{...r,path:T().posix.join(
s,r.path)}),problems:c}}},73872:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.resolveInvocation=x;function T(){
const t=i(41330);return T=function(){return t},t}function L(){const t=i(95132);return L=function(){return t},t}function F(){
const t=i(45806);return F=function(){return t},t}function D(){const t=i(15804);return D=function(){return t},t}function C(){
const t=i(52437);return C=function(){return t},t}function R(){const t=i(59867);return R=function(){return t},t}function P(){
const t=i(9504);return P=function(){return t},t}function j(){const t=i(56788);return j=function(){return t},t}function I(){
const t=i(95598);return I=function(){return t},t}function x(t,n,u){const s=new(j()).Trail((d,c)=>A(d,c,s),u);return A(t,
n,s)}async function A(t,n,u){const s=[];for(const d of[t,...(0,F().launchedBy)(t)]){const c=await y(d,n);if("rule"in c)s.
push({targets:[],problems:[c]});else for(const r of c)s.push(await S(r,n,u),await(0,I().resolveTasks)(r,n,u))}return(0,j().
join)(s)}function S(t,n,u){const{program:s,family:d}=t;return d!==void 0?(0,P().resolveProgram)(t,d,n,u):s==="node"?(0,D().
resolveNode)(t,n):(0,C().resolveNpm)(t,n,u)}const N=/^[\w:.@/-]+$/,b=200,w=4,p=/^[\w:.@/*?{},[\]-]+$/;async function y(t,n){
const{selects:u,operands:s}=t,[d]=s;if(u===void 0||d===void 0)return[t];const c=await(0,R().usablePackageJson)(n.tree,n.
directory),{text:r,span:a}=d,k={program:"npm",flag:r};if(!m(r))return(0,L().problemAt)("launches-programs",a,k);const l=[
...c?.scripts.keys()??[]];if(l.some(f=>f.length>b))return(0,L().problemAt)("launches-programs",a,k);const E=l.filter(g(r,
u));return E.length===0?(0,L().problemAt)("npm-script-missing",a,{script:r,passes:!1}):E.every(f=>N.test(f))?E.map(f=>{const{
selects:$,...o}=t;return{...o,operands:[{...d,text:f}]}}):(0,L().problemAt)("launches-programs",a,k)}function m(t){return t.
length<=b&&p.test(t)&&t.split("*").length-1<=w}function g(t,n){if(n==="glob"){const c=(0,T().default)(e(t),{nonegate:!0,
strictSlashes:!0});return r=>c(e(r))}const u=t.indexOf("*"),[s,d]=[t.slice(0,u),t.slice(u+1)];return c=>c.length>=s.length+
d.length&&c.startsWith(s)&&c.endsWith(d)}function e(t){return t.replace(/[:/]/g,n=>n===":"?"/":":")}},53169:function(K,v,i){
Object.defineProperty(v,"__esModule",{value:!0}),v.compareWithBase=x,v.knownHosts=void 0,v.replacedArchive=p;function T(){
const f=i(3463);return T=function(){return f},f}function L(){const f=i(32854);return L=function(){return f},f}function F(){
const f=i(59542);return F=function(){return f},f}function D(){const f=i(93028);return D=function(){return f},f}function C(){
const f=i(95132);return C=function(){return f},f}function R(){const f=i(60210);return R=function(){return f},f}function P(){
const f=i(59867);return P=function(){return f},f}function j(){const f=i(19685);return j=function(){return f},f}function I(){
const f=i(18701);return I=function(){return f},f}async function x(f,$,o,h){if(f===$)return[];const[{npm:O},{npm:M}]=await Promise.
all([(0,j().readLocks)(f),(0,j().readLocks)($)]),W=M?.packages.get(o),H={name:o,tree:f,base:$,before:[...W?[W]:[],...await t(
$,o)],hosts:await a($),configured:await k(f,o)},B=await e(H),G=O?.packages.get(o),U=G?A(G,H):O?void 0:N({name:o,version:"",
source:{kind:"registry"}},H);return U&&B.push({name:o,path:O?.path??".npmrc",...U}),B.map(V=>(0,C().problemAt)("dependen\
cy-redirected",h,V))}function A(f,$){const{tree:o,base:h}=$,O=$.before.find(W=>y(W,f));return O?.version===f.version&&m(
O,f)||p(f,o,h)?{how:"integrity",to:f.integrity??"nothing"}:O?N(f,$):S(f,$)}function S(f,$){const{source:o}=f;if(o.kind===
"git"||o.kind==="tarball")return{how:o.kind,to:o.at};if(o.kind==="file"){const h=$.before.some(O=>O.source.kind!=="file");
return w(f,$.tree)&&!h?void 0:{how:"file",to:o.at}}return f.name!==$.name?{how:"alias",to:f.name}:N(f,$)}function N({source:f},{
hosts:$,configured:o}){if(f.kind!=="registry")return;const h=r(f,o);return $.has(h)?void 0:{how:"host",to:h}}function b({
source:f}){if(f.kind==="file")return(0,L().normalise)(f.at.replace(/#.*$|::.*$/s,""))||void 0}function w(f,$){const o=b(
f),h=o===void 0?void 0:(0,L().resolveInTree)($,o);return h?.kind==="inside"&&h.entry.kind==="directory"}function p(f,$,o){
const h=b(f);if(h===void 0)return!1;const[O,M]=[$,o].map(H=>(0,L().resolveInTree)(H,h));return!(O?.kind==="inside"&&(0,D().
isRegular)(O.entry.kind))||M?.kind!=="inside"?!1:O.entry.oid!==M.entry.oid||O.entry.size!==M.entry.size}function y(f,$){
return f.name===$.name&&f.source.kind===$.source.kind&&s(f)===s($)}function m({integrity:f,source:$},{integrity:o}){if(f===
void 0||$.kind==="file"&&o===void 0)return!1;if(o===void 0)return!0;const h=g(f),O=[...g(o)];return O.some(([M])=>h.has(
M))&&O.every(([M,W])=>(h.get(M)??W)!==W)}function g(f){return new Map(f.split(/\s+/).map($=>{const[,o="",h=$]=/^([a-z\d]+)-(.*)$/is.
exec($)??[];return[o,h]}))}async function e(f){const{name:$,tree:o,before:h}=f;return(await t(o,$)).flatMap(O=>{if(O.source.
kind==="registry"&&O.name===$||h.some(H=>y(H,O)))return[];const W=S(O,f);return W===void 0?[]:[{name:$,path:"package.jso\
n",...W}]})}async function t(f,$){const o=(0,T().objectIn)(await(0,P().readJsonFile)(f,"package.json")),h=["dependencies",
"devDependencies","optionalDependencies"].map(G=>(0,T().textIn)((0,T().objectIn)(o[G]),$)),{overrides:O,resolutions:M,pnpm:W}=o,
H=[O,M,(0,T().objectIn)(W).overrides].flatMap(G=>Object.entries((0,T().objectIn)(G)).flatMap(([z,U])=>u(z,$)?[typeof U==
"string"?U:(0,T().textIn)((0,T().objectIn)(U),".")]:[]));return[...new Set([...h,...H])].filter(G=>G!==""&&!G.startsWith(
"workspace:")).map(G=>n(G,$))}function n(f,$){const o=(0,I().aliasIn)(f);return o!==void 0&&o!==$?{name:o,version:"",source:{
kind:"registry"}}:{name:$,version:"",source:(0,I().sourceOf)(f,$,"")}}function u(f,$){const o=f.split(/[>]|\*\*\//).at(-1)??
"";return o===$||o.startsWith(`${$}@`)||o.endsWith(`/${$}`)}function s({source:{kind:f,at:$=""},version:o}){return f==="\
tarball"&&o!==""?$.replaceAll(o,"*"):f==="registry"&&c.includes($)?"":$}const d="registry.npmjs.org",c=[d,"registry.yarn\
pkg.com"];function r({at:f},$){return(f===void 0||c.includes(f)?$:void 0)??f??d}const a=v.knownHosts=(0,F().perTree)(async f=>{
const $=await l(f),o=Object.entries($).filter(([M])=>M==="registry"||M.endsWith(":registry")).map(([,M])=>E(String(M))),
h=((await(0,j().readLocks)(f)).npm?.all??[]).flatMap(({source:M})=>M.kind==="registry"&&M.at?[M.at]:[]),O=$.registry===void 0||
h.some(M=>c.includes(M));return new Set([...o,...h,...O?c:[]])});async function k(f,$){const o=await l(f),[h]=$.startsWith(
"@")?$.split("/"):[],O=h&&o[`${h}:registry`]||o.registry;return O===void 0?void 0:E(String(O))}async function l(f){const $=await(0,R().
readNpmrc)({tree:f,directory:""});return"settings"in $?$.settings:{}}function E(f){return URL.canParse(f)?new URL(f).host:
f}},19685:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.readLocks=v.readLock=void 0;function T(){const A=i(
26040);return T=function(){return A},A}function L(){const A=i(3463);return L=function(){return A},A}function F(){const A=i(
95244);return F=function(){return A},A}function D(){const A=i(59542);return D=function(){return A},A}function C(){const A=i(
59867);return C=function(){return A},A}function R(){const A=i(10473);return R=function(){return A},A}function P(){const A=i(
18701);return P=function(){return A},A}const j=v.readLocks=(0,D().perTree)(async A=>{const S=F().LOCKFILES.filter(p=>A.stat(
p)!==void 0),N=F().NPM_LOCKFILES.find(p=>S.includes(p)),b=N===void 0?void 0:await I(A,N),w=S.filter(p=>!F().NPM_LOCKFILES.
some(y=>y===p));return b==="unread"?{unread:[N??"",...w]}:N===void 0?{unread:w}:{npm:b??{path:N,packages:new Map,all:[]},
unread:w}}),I=v.readLock=(0,D().perPath)(async(A,S)=>{const N=await(0,R().readText)(A,S,C().MAX_BYTES),b=N&&"text"in N?N.
text.replace(/^\uFEFF/,""):"",w=(0,L().objectIn)((0,T().attempt)(()=>JSON.parse(b)));if(w.packages===void 0)return w.lockfileVersion===
1?"unread":void 0;const p=new Map,y=[];for(const[m,g]of Object.entries((0,L().objectIn)(w.packages))){if(m==="")continue;
const[,e,t]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(m)??[],n=x(t??m,(0,L().objectIn)(g));e===""&&t!==void 0&&p.
set(t,n),y.push(n)}return{path:S,packages:p,all:y}});function x(A,S){const N=(0,L().textIn)(S,"name")||A,b=(0,L().textIn)(
S,"version"),w=(0,L().textIn)(S,"resolved"),p=(0,L().textIn)(S,"integrity"),y=(0,C().binOf)(S.bin,N),m=S.link===!0?{kind:"\
file",at:w.replace(/^file:/,"")}:(0,P().sourceOf)(w,N,b);return{name:N,version:b,source:m,...p&&{integrity:p},...y&&{bin:y}}}},
18701:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),v.aliasIn=P,v.sourceOf=D;const i={kind:"registry"},
T=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,L=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
F=/^(?:file|link|portal|workspace):(.*)$/is;function D(j,I,x){const[,A]=F.exec(j)??[];return A!==void 0?{kind:"file",at:A}:
T.test(j)?{kind:"git",at:j.replace(/#.*$/s,"")}:/^https?:/i.test(j)?C(j,I,x):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(j)||
/\.t(?:ar\.)?gz$/i.test(j)?{kind:"file",at:j}:L.test(j)?{kind:"git",at:j.replace(/#.*$/s,"")}:i}function C(j,I,x){const A={
kind:"tarball",at:j.replace(/#.*$/s,"")};if(!URL.canParse(j))return A;const{host:S,pathname:N}=new URL(j),b=R(N),[,w]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(b)??[];if(S==="codeload.github.com"&&w!==void 0)return{kind:"git",at:`https://github.com/${w}`};const p=I.replace(/^@[^/]*\//,
"");return b.endsWith(`/${I}/-/${p}-${x}.tgz`)||b.endsWith(`/${I}/-/${I}-${x}.tgz`)||S==="npm.pkg.github.com"&&b.startsWith(
`/download/${I}/${x}/`)?{kind:"registry",at:S}:A}function R(j){try{return decodeURIComponent(j)}catch{return j}}function P(j){
const[,I]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(j)??[];return I===void 0||/^[\^~<>=*v\d]/.test(I)?void 0:I}},1277:function(K,v,i){
Object.defineProperty(v,"__esModule",{value:!0}),v.nearestFile=I;function T(){const A=i(76760);return T=function(){return A},
A}function L(){const A=i(59490);return L=function(){return A},A}function F(){const A=i(3051);return F=function(){return A},
A}function D(){const A=i(32854);return D=function(){return A},A}function C(){const A=i(59542);return C=function(){return A},
A}function R(){const A=i(93028);return R=function(){return A},A}const P=(0,C().perTree)(A=>(0,L().groupBy)(A.files(),({path:S})=>T().
posix.dirname(S))),j=20;function I(A,S){const N=S.split("/").slice(-j),b=N.at(-1)??"",w=T().posix.dirname(S),p=N.slice(1,
-1).map((t,n)=>N.slice(n+1).join("/")).find(t=>x(A.stat(t)));if(p!==void 0)return p;const y=(0,C().filesNamed)(A,b).filter(
x),m=y.filter(({path:t})=>t.endsWith(`/${S}`));if(m.length===1)return m[0]?.path;const g=(P(A).get(w)??[]).filter(({path:t})=>T().
posix.extname(t)===T().posix.extname(b)).map(({path:t})=>T().posix.basename(t)),e=(0,F().nearestName)(b,g);return e!==void 0?
T().posix.join(w,e):y.length===1?y[0]?.path:void 0}function x(A){return!!A?.tracked&&(0,R().isRegular)(A.kind)&&!(0,D().
isWithin)(A.path,"node_modules")}},15804:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.firstFile=u,
v.inspectImport=f,v.inspectNodeFlag=l,v.mainOf=s,v.resolveNode=r,v.trustProblems=w;function T(){const h=i(76760);return T=
function(){return h},h}function L(){const h=i(32854);return L=function(){return h},h}function F(){const h=i(93028);return F=
function(){return h},h}function D(){const h=i(95132);return D=function(){return h},h}function C(){const h=i(87646);return C=
function(){return h},h}function R(){const h=i(66227);return R=function(){return h},h}function P(){const h=i(59867);return P=
function(){return h},h}function j(){const h=i(55013);return j=function(){return h},h}function I(){const h=i(82293);return I=
function(){return h},h}function x(){const h=i(56788);return x=function(){return h},h}function A(){const h=i(10473);return A=
function(){return h},h}const S=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function N(h,O,M){const{tree:W}=h,H=(0,I().
pathProblem)(O,M,h.directory);if(H!==void 0)return{targets:[],problems:[H]};if(O.includes("\\"))return(0,x().fails)("tar\
get-not-a-file",M,{path:O,reason:"backslash"});const B=(0,L().normalise)((0,x().from)(h,O))??"",G=(0,R().dependencyHome)(
h);if(G!==""&&(0,L().isWithin)(B,T().posix.join(G,"node_modules")))return(0,R().resolveAtHome)(h,J=>N(J,O,M));const z=u(
W,n(B));if(z===void 0)return p(h,O,B,M);if(z.kind!=="inside"||z.entry.kind!=="directory")return b(h,{path:O,wanted:B,found:z},
M);const U=await s(W,B);if(U===P().INVALID)return(0,x().fails)("package-json-invalid",M,{path:T().posix.join(B,"package.\
json")});if(U===void 0)return(0,x().fails)("target-not-a-file",M,{path:O,reason:"directory"});const V=await b(h,{path:O,
wanted:B,found:U.found},M);return U.by===void 0||!h.changed.has(U.by)?V:(0,x().join)([V,(0,x().fails)("target-changed",M,
{path:U.by})])}async function b(h,{path:O,wanted:M,found:W},H){const{tree:B}=h,G=(0,A().fileAt)(W,O,H);if("problems"in G)
return G;const z=/\.([^./]*)$/.exec(G.path.replace(/.*\//,""))?.[1]??"";if(!S.has(z))return(0,x().fails)("target-extensi\
on",H,{program:"node",path:O,extension:z});const U=await w(h,G,O,H);if(U.some(R().isUnverified))return{targets:[],problems:U};
const V=(0,R().packageOf)(G.path);if(V&&!(0,L().isWithin)(M,"node_modules")&&!M.includes(`node_modules/${V}`))return(0,x().
fails)("dependency-unverified",H,{name:V,path:O,fault:"linked"});const J=(0,A().runs)(h,{name:O,path:G.path,wanted:M},H),
Q=G.tracked&&await e(B,G)?[(0,D().problemAt)("target-writes",H,{path:G.path})]:[];return{...J,problems:[...U,...J.problems,
...Q]}}async function w(h,{path:O,tracked:M,built:W},H,B){const G=(0,R().packageOf)(O);return G===void 0?(M||W)&&!(0,L().
isWithin)(O,"node_modules")?[]:[(0,D().problemAt)("target-untracked",B,{path:H})]:M?[(0,D().problemAt)("dependency-unver\
ified",B,{name:G,path:H,fault:"committed"})]:await(0,R().inspectDependency)(h,{name:G,path:H},B)}async function p(h,O,M,W){
const H=(0,R().packageOf)(M);if(H===void 0&&h.tree.isPending?.(M))return(0,x().fails)("target-not-judged",W,{path:O});if(H===
void 0||h.tree.stat("node_modules")!==void 0)return(0,A().nothingAt)(h.tree,M,O,W);const B=await(0,R().inspectDependency)(
h,{name:H,path:O},W);return B.some(R().isUnverified)?{targets:[],problems:B}:(0,x().join)([(0,x().fails)("not-installed",
W,{name:H}),{targets:[],problems:B}])}async function y(h,O,M){const W=(0,I().testProblem)(O,M,h.directory);if(W!==void 0)
return{targets:[],problems:[W]};if((0,j().isPattern)(O))return((0,j().alternativesOf)(O)??[]).map(z=>(0,x().from)(h,z)).
some(z=>(0,L().resolveInTree)(h.tree,(0,j().baseOf)(z)).kind==="outside")?(0,x().fails)("target-outside",M,{path:O,reason:"\
symlink"}):x().NOTHING;const H=(0,L().resolveInTree)(h.tree,(0,x().from)(h,O));return H.kind==="inside"&&H.entry.kind===
"directory"&&H.entry.tracked?x().NOTHING:N(h,O,M)}const m=256*1024,g=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function e(h,O){if((O.size??0)>m)return!1;const M=(await h.read(O.path)).toString("latin1");return g.test(M)}const t=[
"",".js",".json",".node"];function n(h){return h===""?[""]:t.map(O=>h+O)}function u(h,O){const M=O.map(W=>(0,L().resolveInTree)(
h,W)).filter(W=>W.kind!=="missing");return M.find(W=>W.kind!=="inside"||(0,F().isRegular)(W.entry.kind))??M[0]}async function s(h,O){
const M=T().posix.join(O,"package.json"),W=await(0,P().readJsonFile)(h,M);if(W===P().INVALID)return P().INVALID;const H=W?.
main,B=d(O),G=W===void 0?{}:{by:M};if(typeof H!="string"||H===""){const V=c(h,B);return V&&{found:V,...G}}const z=H.startsWith(
"/")?void 0:(0,L().normalise)(T().posix.join(O,H));if(z===void 0)return{found:{kind:"outside",path:H},...G};const U=c(h,
[...n(z),...d(z),...B]);return U&&{found:U,...G}}function d(h){return n(T().posix.join(h,"index")).slice(1)}function c(h,O){
return O.map(M=>(0,L().resolveInTree)(h,M)).find(M=>M.kind==="inside"?(0,F().isRegular)(M.entry.kind):M.kind!=="missing")}
async function r(h,O){const{flags:M,operands:W}=h,H=(0,C().isTestRun)(h);if(a(h,H))return x().NOTHING;const B=[];for(const U of M)
B.push(await l(U,O));for(const{text:U,span:V}of W){if(U===""||U.startsWith("-"))continue;const J=H?y:N;B.push(await J(O,
U,V))}const{targets:G,problems:z}=(0,x().join)(B);return M.some(({name:U})=>U==="--check")?{targets:G.map(U=>({...U,parsed:!0})),
problems:z}:{targets:G,problems:z}}function a({operands:h},O){const M=h[0]?.text;return M==="inspect"||M==="debug"&&!O}const k=new Set(
["--import","--require","--experimental-loader"]);async function l(h,O){const{name:M,value:W="",span:H}=h;return M==="--\
env-file"||M==="--env-file-if-exists"?o(O,W,H):M==="--test-reporter-destination"?E(O,W,H):!k.has(M)||!/^[@a-z]/i.test(W)?
x().NOTHING:f(O,W,H)}function E(h,O,M){if(/^std(?:out|err)$/.test(O))return x().NOTHING;const W=(0,I().pathProblem)(O,M,
h.directory);if(W!==void 0)return{targets:[],problems:[W]};const H=(0,L().resolveInTree)(h.tree,(0,L().normalise)((0,x().
from)(h,O))??"");return H.kind==="outside"?(0,x().fails)("target-outside",M,{path:O,reason:"symlink"}):H.kind==="inside"&&
H.entry.tracked?(0,x().fails)("writes-files",M,{program:"node",flag:O}):x().NOTHING}async function f(h,O,M){const W=/^(?:@[^/]+\/)?[^/]+/.
exec(O)?.[0]??O;return{targets:[],problems:await(0,R().inspectDependency)(h,{name:W,path:O},M)}}const $=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function o(h,O,M){if((0,I().pathProblem)(O,M,h.directory)!==void 0)return x().NOTHING;const W=(0,L().resolveInTree)(
h.tree,(0,x().from)(h,O));if(W.kind==="missing"&&h.tree.isPending?.(W.path))return(0,x().fails)("target-not-judged",M,{path:O});
const H=(0,A().fileAt)(W,O,M);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,x().fails)("target-untracked",
M,{path:O});if((H.size??0)>m)return(0,x().fails)("environment-file-unsafe",M,{path:O,names:[]});const G=[...(await h.tree.
read(H.path)).toString("utf8").matchAll($)].map(([U])=>U.replace(/\s*=$/,"")).filter(U=>U.toUpperCase()!=="NODE_ENV"),z=[
...new Set(G)].slice(0,10);return z.length===0?x().NOTHING:(0,x().fails)("environment-file-unsafe",M,{path:O,names:z})}},
67953:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.findPackages=I,v.foldersUpFrom=N,v.readSettings=
y;function T(){const g=i(76760);return T=function(){return g},g}function L(){const g=i(39491);return L=function(){return g},
g}function F(){const g=i(32854);return F=function(){return g},g}function D(){const g=i(95132);return D=function(){return g},
g}function C(){const g=i(59867);return C=function(){return g},g}function R(){const g=i(56788);return R=function(){return g},
g}function P(){const g=i(10473);return P=function(){return g},g}function j(){const g=i(47668);return j=function(){return g},
g}async function I(g,e,t){const{workspace:n,workspaces:u,includeRoot:s}=g,d=await x(g,e,t);if("problems"in d)return d;const{
directory:c,implied:r}=d;if(u===!1&&n.length>0)return(0,R().fails)("flag-value",t,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const a={project:c,directories:[c],selected:!1,missing:[]};if(u!==!0&&n.length===
0&&r===void 0)return a;const k=await(0,C().usablePackageJson)(e.tree,c);if(k===void 0)return a;const l=await A(c,e,t);if("\
problems"in l)return l;const E=new Map;s&&E.set(k.name,c);const f=[],$=n.length>0?n:r===void 0?[]:[void 0];if($.length===
0)for(const o of l)E.set(o.name,o.directory);for(const o of $){const h={directory:e.directory,project:c},O=o??T().posix.
join("/",r??""),M=(0,j().selectWorkspaces)(l,O,h);M.length===0&&o!==void 0&&f.push((0,D().problemAt)("workspace-missing",
t,{workspace:o}));for(const W of M)E.set(W.name,W.directory)}return E.size===0?f.length>0?{targets:[],problems:f}:(0,R().
fails)("workspace-missing",t,{workspace:""}):{project:c,directories:[...E.values()],selected:!0,missing:f}}async function x({
prefix:g,workspaces:e},t,n){if(g!==void 0)return S(g,t,n);const{tree:u,directory:s}=t,d=N(s),c=d.find(r=>b(u,r)||w(u,r));
if(c===void 0||!b(u,c))return(0,R().fails)("package-json-missing",n,{directory:s});if(e===!1)return{directory:c};for(const r of d.
slice(d.indexOf(c)+1)){const a=await A(r,t,n);if("problems"in a)return a;if(a.some(k=>k.directory===c))return{directory:r,
implied:c}}return{directory:c}}async function A(g,{tree:e},t){const n=await(0,j().listWorkspaces)(e,g);return"unclear"in
n?(0,R().fails)("target-outside",t,{path:n.unclear,reason:"workspace"}):"broken"in n?(0,R().fails)("package-json-invalid",
t,{path:n.broken}):n}function S(g,e,t){if((0,F().normalise)((0,R().from)(e,g))===void 0)return R().NOTHING;const n=(0,P().
entryAt)((0,F().resolveInTree)(e.tree,(0,R().from)(e,g)),g,t);return"problems"in n?n:{directory:n.path}}function N(g){return g===
""?[""]:[g,...(0,L().foldersAbove)(g).reverse(),""]}function b(g,e){return(0,F().resolveInTree)(g,T().posix.join(e,"pack\
age.json")).kind!=="missing"}function w(g,e){return(0,F().resolveInTree)(g,T().posix.join(e,"node_modules")).kind==="ins\
ide"}const p=new Set(["--usage","--version","--versions"]);function y({flags:g}){const e=g.findLast(({name:u})=>u==="--p\
refix")?.value,t=m(g,"--workspaces"),n=m(g,"--ignore-scripts");return{informs:g.some(({name:u})=>p.has(u)),...e===void 0?
{}:{prefix:e},...t===void 0?{}:{workspaces:t},workspace:g.flatMap(({name:u,value:s})=>u==="--workspace"&&s?[s]:[]),includeRoot:m(
g,"--include-workspace-root")===!0,...n===void 0?{}:{ignoreScripts:n},ifPresent:m(g,"--if-present")===!0}}function m(g,e){
const t=g.findLast(n=>n.name===e);return t&&t.negated!==!0}},62205:function(K,v,i){Object.defineProperty(v,"__esModule",
{value:!0}),v.resolveRun=A;function T(){const s=i(80781);return T=function(){return s},s}function L(){const s=i(13580);return L=
function(){return s},s}function F(){const s=i(95132);return F=function(){return s},s}function D(){const s=i(97424);return D=
function(){return s},s}function C(){const s=i(54669);return C=function(){return s},s}function R(){const s=i(59867);return R=
function(){return s},s}function P(){const s=i(56788);return P=function(){return s},s}function j(){const s=i(61102);return j=
function(){return s},s}function I(){const s=i(20362);return I=function(){return s},s}function x(){const s=i(46912);return x=
function(){return s},s}function A(s,d,c,r){const{directory:a,event:k,words:l}=d;return r.follow(`${a}\0${k}`,`${(0,x().scriptText)(
d)}\0${l.length}`,()=>N(s,d,c,r),E=>S(E,k,c))}function S(s,d,c){return s.why==="cycle"?(0,P().fails)("npm-script-cycle",
c,{script:d}):(0,P().fails)("npm-script-chain",c,{script:d,limit:s.limit,what:s.why})}async function N(s,d,c,r){const{event:a,
body:k,words:l}=d,E=(0,x().scriptText)(d),f={targets:[(0,P().target)(s,{kind:"npm_script",name:a,script:E})],problems:[]},
$=(0,D().dangerOfScript)(E);if($!==void 0)return(0,P().join)([f,(0,P().fails)("npm-script-dangerous",c,{script:a,text:E,
danger:$})]);const o={...s,via:a},h=(0,T().subTree)(s.tree,s.directory),{parts:O,fault:M,isIdle:W}=await(0,j().readParts)(
{body:k,words:l,span:c},o,h),H=await w(s,d),B=[f];let G=M!==void 0;for(const z of O){const{problems:U,targets:V}=await z.
resolve(o,r),{kept:J,refused:X}=y(U,l);if(B.push({targets:V,problems:J.map(g(H))}),X===void 0)continue;const Q=t(X)&&!m(
X)&&!H?"error":void 0;G||=t(X)&&!m(X);const Z={script:a,text:E,reason:X.rule};M||B.push(b("npm-script-text",z.span,Z,Q))}
if(W&&B.push((0,P().fails)("only-prints",c,{program:"npm",flag:`run ${a}`})),M===void 0)B.push(p(l));else{const z=H&&l.length===
0?"notice":void 0,U={script:a,text:E,...M,words:l.map(V=>V.text)};B.push(b("npm-script-form",l[0]?.span??c,U,z))}return G&&
H&&B.push((0,I().namedTargets)(k,o,c)),(0,P().join)(B)}function b(s,d,c,r){return{targets:[],problems:[(0,F().problemAt)(
s,d,c,r)]}}async function w({base:s,directory:d,changed:c},{event:r,body:a}){return(s&&(await(0,R().usablePackageJson)(s,
d))?.scripts.get(r))===a&&(!c.has((0,P().from)({directory:d},"package.json"))||!/npm_/.test(a))}function p(s){const d=s.
flatMap(c=>(0,C().lex)(`x ${(0,x().quoteForScript)(c.text)}`).problems.map(r=>({...r,span:c.span})));return{targets:[],problems:d}}
function y(s,d){const c=({span:l})=>d.some(E=>e(E.span,l)),r=s.filter(l=>c(l)||u(l)),a=s.filter(l=>!r.includes(l)),k=a.filter(
t);return{kept:r,refused:k.find(l=>!m(l))??k[0]??a[0]}}function m({rule:s}){return s==="program-not-allowed"}function g(s){
return d=>s&&d.rule==="tool-unknown"?{...d,severity:"notice"}:d}function e(s,d){return s.start<d.end&&s.end>d.start}function t({
rule:s,severity:d=(0,L().ruleOf)(s).severity}){return d==="error"}const n=new Set(["build-files-unread","dependency-not-\
compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-runs-file","tool-\
unknown","workspaces-changed"]);function u({rule:s,args:d}){return s==="dependency-unverified"?"fault"in d&&["removed","\
stale"].includes(d.fault):n.has(s)||s.startsWith("npm-script-")||s.startsWith("npmrc-")}},52437:function(K,v,i){Object.defineProperty(
v,"__esModule",{value:!0}),v.resolveNpm=y,v.resolveTool=m;function T(){const c=i(76760);return T=function(){return c},c}
function L(){const c=i(92739);return L=function(){return c},c}function F(){const c=i(32854);return F=function(){return c},
c}function D(){const c=i(93028);return D=function(){return c},c}function C(){const c=i(95132);return C=function(){return c},
c}function R(){const c=i(3893);return R=function(){return c},c}function P(){const c=i(66227);return P=function(){return c},
c}function j(){const c=i(19685);return j=function(){return c},c}function I(){const c=i(62205);return I=function(){return c},
c}function x(){const c=i(60210);return x=function(){return c},c}function A(){const c=i(96916);return A=function(){return c},
c}function S(){const c=i(59867);return S=function(){return c},c}function N(){const c=i(56788);return N=function(){return c},
c}function b(){const c=i(46912);return b=function(){return c},c}function w(){const c=i(38218);return w=function(){return c},
c}function p(){const c=i(10473);return p=function(){return c},c}async function y(c,r,a){const{subcommand:k,operands:l,flags:E}=c,
[f]=l,$=f?.span??E[0]?.span??{start:0,end:0};if(k==="exec")return f===void 0?N().NOTHING:m(r,c,f);const{project:o,selected:h,
runs:O,packages:M,problems:W}=await(0,b().scriptsThatRun)(c,r,$);if(o===void 0)return{targets:[],problems:W};const H=[await(0,x().
inspectNpmrc)({...r,directory:o},$)];for(const G of M){const z={...r,directory:G},U=O.filter(J=>J.directory===G);U.length>
0&&H.push(await(0,A().inspectShadows)(z,$));for(const J of U)H.push(await(0,I().resolveRun)(z,J,$,a));const V=T().posix.
join(G,"package.json");r.changed.has(V)&&H.push((0,N().fails)("target-changed",$,{path:V}))}const B=T().posix.join(o,"pa\
ckage.json");return h&&!M.includes(o)&&r.changed.has(B)&&H.push((0,N().fails)("target-changed",$,{path:B})),(0,N().join)(
[...H,{targets:[],problems:W}])}async function m(c,r,{text:a,span:k}){if(!(0,R().isToolName)(a))return N().NOTHING;const l=r.
starts==="file",E=l?N().NOTHING:await(0,P().resolveAtHome)(c,$=>g($,a,k));if(!l&&E.targets.length===0)return E;const f=await(0,w().
resolveToolFiles)(r,c);return(0,N().join)([E,(0,L().isKnownTool)(a)?N().NOTHING:(0,N().fails)("tool-unknown",k,{tool:a}),
f])}async function g(c,r,a){const{tree:k}=c,l=await(0,S().readPackageJson)(k,""),E=(await(0,A().ownBinaries)(k)).get(r);
if(E!==void 0&&c.via!==void 0&&k.stat("node_modules")===void 0)return(0,p().resolveCommitted)(c,{text:E.file,span:a});if(l===
S().INVALID)return(0,N().fails)("package-json-invalid",a,{path:"package.json"});if(l?.binaries.has(r))return(0,N().fails)(
"binary-shadowed",a,{name:r,path:l.path});const f=(0,N().from)(c,`node_modules/.bin/${r}`);if(c.directory!==""&&k.stat(f)!==
void 0)return(0,N().fails)("dependency-unverified",a,{name:r,path:f,fault:"elsewhere"});const $=k.stat("node_modules");if($===
void 0)return d(c,l,r,a);const o=await u(k,r),h=k.stat(o),O=(0,F().resolveInTree)(k,o);if(h===void 0||O.kind==="missing")
return(0,N().fails)("binary-missing",a,{name:r});if(O.kind!=="inside")return(0,N().fails)("target-outside",a,{path:o,reason:"\
symlink"});const M=(0,P().packageOf)(O.path),W=$.tracked||h.tracked,H=!W&&O.entry.tracked&&await t(k,O.path);if(M===void 0&&
!H||!(0,D().isRegular)(O.entry.kind))return(0,N().fails)("dependency-unverified",a,{name:r,path:O.path,fault:"elsewhere"});
if(!H&&(W||O.entry.tracked)){const z={name:M??r,path:O.path,fault:"committed"};return(0,N().fails)("dependency-unverifie\
d",a,z)}const B=H?await(0,P().inspectOrigin)(c,n(k,o)??r,a):await e(c,r,O.path,a);if(B.some(P().isUnverified))return{targets:[],
problems:B};if(!await s(k,O.path))return(0,N().fails)("binary-not-node",a,{name:r,path:O.path});H&&c.changed.has(O.path)&&
B.push((0,C().problemAt)("target-changed",a,{path:O.path}));const G={kind:"package_binary",name:r,path:O.path};return{targets:[
(0,N().target)(c,G)],problems:B}}async function e(c,r,a,k){const l=(0,P().packageOf)(a)??r,E=a.slice(`node_modules/${l}/`.
length),f={name:r.startsWith("@")?void 0:r,file:E},$=await(0,P().inspectDependency)(c,{name:l,path:a,binary:f},k);return l===
r||!(await(0,j().readLocks)(c.tree)).npm?.packages.has(r)?$:[...$,...await(0,P().inspectOrigin)(c,r,k)]}async function t(c,r){
return(await(0,A().ownPackages)(c)).some(a=>(0,F().isWithin)(r,a))}function n(c,r){return(0,P().packageOf)(T().posix.join(
T().posix.dirname(r),c.readlink(r)??""))}async function u(c,r){const a=`node_modules/.bin/${r}`;if(!r.startsWith("@"))return a;
const k=await(0,S().usablePackageJson)(c,`node_modules/${r}`);if(k===void 0)return a;const[l]=k.binaries.keys();return`n\
ode_modules/.bin/${(k.binaries.size===1?l:void 0)??r.replace(/^@[^/]*\//,"")}`}async function s(c,r){return/\.[cm]?js$/.
test(r)||/^#!.*[/ ]node\b/.test(await(0,p().firstLineOf)(c,r))}async function d(c,r,a,k){const l=await(0,P().ownerOf)(c.
tree,a,r?.dependencies??new Set);if(l===void 0)return(0,N().fails)("binary-missing",k,{name:a});const E={kind:"package_b\
inary",name:a},f=await(0,P().inspectDependency)(c,{name:l,path:a},k);return{targets:[(0,N().target)(c,E)],problems:[c.tree.
isPending?.("node_modules")?(0,C().problemAt)("target-not-judged",k,{path:a}):(0,C().problemAt)("not-installed",k,{name:a}),
...f]}}},60210:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.effectOf=p,v.foreignSettings=t,v.inspectNpmrc=
S,v.npmrcCopies=y,v.readNpmrc=A;function T(){const n=i(76760);return T=function(){return n},n}function L(){const n=i(58238);
return L=function(){return n},n}function F(){const n=i(4537);return F=function(){return n},n}function D(){const n=i(32854);
return D=function(){return n},n}function C(){const n=i(59542);return C=function(){return n},n}function R(){const n=i(93028);
return R=function(){return n},n}function P(){const n=i(94411);return P=function(){return n},n}function j(){const n=i(56788);
return j=function(){return n},n}function I(){const n=i(10473);return I=function(){return n},n}const x=64*1024;async function A(n){
const u=await(0,I().readText)(n.tree,(0,j().from)(n,".npmrc"),x);if(u===void 0)return{settings:{}};if("unread"in u)return u;
const s=(0,F().lfsObstacle)(u.text);return s!==void 0?{unread:s}:{settings:(0,L().parse)(u.text),file:u.path}}async function S(n,u){
const s=(0,j().from)(n,".npmrc"),d=await A(n);if("unread"in d)return(0,j().fails)("npmrc-setting",u,{path:s,keys:[],why:d.
unread});const{settings:c,file:r=s}=d,a=n.changed.has(s)||n.changed.has(r),k=n.base&&await A({...n,tree:n.base}),l=k&&"s\
ettings"in k?k.settings:{},E={changed:[],decides:[],stands:[]};for(const[f,$]of Object.entries(c)){const o=p(f,$),h=a&&JSON.
stringify(l[f])!==JSON.stringify($),O=f==="node-options"&&!(0,P().areHarmlessOptions)(String($));o==="harmless"||o==="ho\
noured"&&!h&&!O||E[h?"changed":o==="other"?"stands":"decides"].push(f)}return(0,j().join)(Object.entries(E).map(([f,$])=>$.
length===0?j().NOTHING:(0,j().fails)("npmrc-setting",u,{path:s,keys:$,why:f},f==="stands"?"warning":void 0)))}const N=new Set(
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
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),w=new Set(["ignore\
-scripts","node-options"]);function p(n,u){const s=typeof u!="object"&&!String(u).includes("${");if(n==="ignore-scripts"&&
s)return typeof u=="boolean"?"honoured":"decides";if(w.has(n)&&s)return"honoured";const d=n.toLowerCase().replaceAll("_",
"-");return b.has(d)||n.includes("${")?"decides":!N.has(n)||typeof u=="object"&&!Array.isArray(u)||String(u).includes("$\
{")?"other":"harmless"}async function y(n,u){return Promise.all((0,C().filesNamed)(n,".npmrc").map(({path:s})=>m(n,s,u)))}
async function m(n,u,s){const d=T().posix.dirname(u),c=await A({tree:n,directory:d==="."?"":d});if("unread"in c)return g(
n,u,c.unread);const{settings:r,file:a=u}=c,k=s.has(u)||s.has(a),l=([f,$])=>{const o=p(f,$);return o==="harmless"||o==="h\
onoured"&&!k},E=Object.entries(r);return{path:a,text:(0,L().stringify)(Object.fromEntries(E.filter(l))),dropped:E.filter(
f=>!l(f)).map(([f])=>f)}}function g(n,u,s){const d=(0,D().resolveInTree)(n,u);return d.kind==="inside"&&(0,R().isRegular)(
d.entry.kind)?{path:d.path,text:"",dropped:[s]}:{path:u,dropped:[s]}}const e=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function t(n,u){return(await y(n,u)).flatMap(({path:d,dropped:c})=>{const r=c.filter(a=>!e.test(a));return r.length>
0?[`${d}: ${r.join(", ")}`]:[]})}},96916:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.inspectShadows=
w,v.ownPackages=v.ownBinaries=void 0;function T(){const e=i(76760);return T=function(){return e},e}function L(){const e=i(
32854);return L=function(){return e},e}function F(){const e=i(59542);return F=function(){return e},e}function D(){const e=i(
11331);return D=function(){return e},e}function C(){const e=i(19685);return C=function(){return e},e}function R(){const e=i(
67953);return R=function(){return e},e}function P(){const e=i(59867);return P=function(){return e},e}function j(){const e=i(
56788);return j=function(){return e},e}function I(){const e=i(47668);return I=function(){return e},e}const x=v.ownPackages=
(0,F().perTree)(async e=>{const t=await(0,I().listWorkspaces)(e,""),n=Array.isArray(t)?t.map(({directory:r})=>r):[],{npm:u,
unread:s}=await(0,C().readLocks)(e),d=(u?.all??[]).flatMap(({source:r})=>r.kind==="file"?(0,L().normalise)(r.at)??[]:[]),
c=s.length>0?await A(e):[];return[...new Set([...n,...d,...c])].filter(r=>r!=="")});async function A(e){const t=await(0,P().
usablePackageJson)(e,""),n=(0,F().filesNamed)(e,"package.json").map(({path:s})=>T().posix.dirname(s)),u=[];for(const s of n){
const d=s==="."?void 0:await(0,P().usablePackageJson)(e,s);d!==void 0&&t?.dependencies.has(d.name)&&u.push(s)}return u}const S=v.
ownBinaries=(0,F().perTree)(async e=>{const t=new Map;for(const n of await x(e)){const u=await(0,P().usablePackageJson)(
e,n);for(const[s,d]of u?.binaries??[]){const c=T().posix.join(n,d);t.set(T().posix.basename(s),{file:c,manifest:T().posix.
join(n,"package.json")})}}return t}),N=new Set([...D().PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum cl\
ear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),b=new Set(["node","npm","npx","sh"]);async function w(e,t){const{tree:n,base:u}=e,
s=await S(n),d=u&&await S(u),c=[...s].flatMap(([a,{manifest:k}])=>N.has(a)?[p(a,k,d?.has(a)===!0,t)]:[]),r=[];for(const a of(0,R().
foldersUpFrom)(e.directory)){const k=await y(n,T().posix.join(a,"node_modules/.bin"));for(const{name:l,path:E,isLocked:f}of k)
r.push(p(l,E,f,t))}return(0,j().join)([...c,...r])}function p(e,t,n,u){return n?b.has(e)?(0,j().fails)("program-replaced",
u,{name:e,path:t},"warning"):j().NOTHING:(0,j().fails)("program-replaced",u,{name:e,path:t})}const y=(0,F().perPath)(async(e,t)=>{
const n=[];for(const{path:u}of e.list(t)){const s=T().posix.basename(u).replace(/\.(?:cmd|exe|ps1)$/,"");if(!N.has(s))continue;
const d=(0,L().resolveInTree)(e,u);if(d.kind!=="inside")continue;const c=d.path===u?await m(e,d.entry):d.path,r=c!==void 0&&
/node_modules\/(?!\.bin\/)/.test(c);n.push({name:s,path:u,isLocked:r&&!d.entry.tracked})}return n});async function m(e,{
path:t,size:n=0}){if(n>g)return;const u=(await e.read(t)).toString("utf8"),[,s]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(u)??
[];return s&&T().posix.join(T().posix.dirname(t),s)}const g=16*1024},59867:function(K,v,i){Object.defineProperty(v,"__es\
Module",{value:!0}),v.MAX_BYTES=v.INVALID=void 0,v.binOf=b,v.readPackageJson=v.readJsonFile=void 0,v.usablePackageJson=S;
function T(){const y=i(26040);return T=function(){return y},y}function L(){const y=i(3463);return L=function(){return y},
y}function F(){const y=i(80287);return F=function(){return y},y}function D(){const y=i(32854);return D=function(){return y},
y}function C(){const y=i(59542);return C=function(){return y},y}function R(){const y=i(10473);return R=function(){return y},
y}const P=["dependencies","devDependencies","optionalDependencies"],j=v.MAX_BYTES=64*1024*1024,I=v.INVALID=Symbol("inval\
id"),x=v.readJsonFile=(0,C().perPath)(async(y,m)=>{if((0,D().resolveInTree)(y,m).kind==="missing")return;const g=await(0,R().
readText)(y,m,j);if(g===void 0||"unread"in g||(0,F().isNestedTooDeep)(g.text))return I;const e=(0,T().attempt)(()=>JSON.
parse(g.text.replace(/^\uFEFF/,"")));return typeof e=="object"&&e!==null?e:I}),A=v.readPackageJson=(0,C().perPath)(async(y,m)=>{
const g=m===""?"package.json":`${m}/package.json`,e=await x(y,g);return e===void 0||e===I?e:N(g,e)});async function S(y,m){
const g=await A(y,m);return g===I?void 0:g}function N(y,m){const g=typeof m.name=="string"?m.name:"";return{path:y,name:g,
scripts:w(m.scripts),binaries:new Map(Object.entries(b(m.bin,g)??{})),dependencies:new Set(P.flatMap(e=>[...w(m[e]).keys()])),
workspaces:p(m.workspaces)}}function b(y,m){if(typeof y=="string")return{[m.replace(/^@[^/]*\//,"")]:y};const g=w(y);return g.
size===0?void 0:Object.fromEntries(g)}function w(y){return new Map(Object.entries((0,L().objectIn)(y)).flatMap(([m,g])=>typeof g==
"string"?[[m,g]]:[]))}function p(y){const m=Array.isArray(y)?y:(0,L().objectIn)(y).packages;return Array.isArray(m)?m.filter(
g=>typeof g=="string"):[]}},65490:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.everyPackage=m,v.isPackageManager=
w,v.resolvePackageManager=b,v.selectsPackages=p;function T(){const e=i(76760);return T=function(){return e},e}function L(){
const e=i(59542);return L=function(){return e},e}function F(){const e=i(3893);return F=function(){return e},e}function D(){
const e=i(31901);return D=function(){return e},e}function C(){const e=i(92170);return C=function(){return e},e}function R(){
const e=i(52437);return R=function(){return e},e}function P(){const e=i(67953);return P=function(){return e},e}function j(){
const e=i(62205);return j=function(){return e},e}function I(){const e=i(60210);return I=function(){return e},e}function x(){
const e=i(96916);return x=function(){return e},e}function A(){const e=i(59867);return A=function(){return e},e}function S(){
const e=i(56788);return S=function(){return e},e}function N(){const e=i(46912);return N=function(){return e},e}async function b(e,t,n,u){
const{subcommand:s,operands:d,flags:c}=e,[r]=d;if(r===void 0)return S().NOTHING;const{text:a,span:k}=r,l=(0,S().join)([await(0,I().
inspectNpmrc)({...n,directory:""},k),n.directory===""?S().NOTHING:await(0,I().inspectNpmrc)(n,k)]),E=(0,C().isProgram)(a)||
n.families?.allowed.has(a)===!0;if(s==="exec"){const O=E?S().NOTHING:await(0,R().resolveTool)(n,e,r);return(0,S().join)(
[l,O])}const f=p(e,t),$=await y(n,f,k);if("problems"in $)return(0,S().join)([l,$]);const o=$.filter(({manifest:O})=>O.scripts.
has(a));if(o.length>0){const O=o.map(M=>g(M,e,n,u));return(0,S().join)([l,...await Promise.all(O)])}if(s==="script-or-to\
ol"&&E)return l;if(s==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(a)){const O=[(0,D().wordProblem)("launches-programs",
t.program,r)];return(0,S().join)([l,{targets:[],problems:O}])}if(s==="script-or-tool"&&(0,F().isToolName)(a)){const O=await(0,R().
resolveTool)(n,{...e,subcommand:"exec"},r);return(0,S().join)([l,O])}if(s==="script-or-tool"&&!/^[\w:.-]*\w[\w:.-]*$/.test(
a)){const O=[(0,D().wordProblem)("evaluates-text",t.program,r)];return(0,S().join)([l,{targets:[],problems:O}])}const h=c.
some(({name:O})=>O==="--if-present");return(0,S().join)([l,(0,S().fails)("npm-script-missing",k,{script:a,passes:h})])}function w({
data:e}){return e.starts==="script-or-tool"||e.starts==="script-tool-or-file"}function p({anyPackage:e,flags:t,passthrough:n},{
data:u}){const s=[...t.map(({name:d})=>d),...n.map(({text:d})=>d)];return e===!0||s.some(d=>u.selecting_flags.includes(d.
replace(/=.*/s,"")))}async function y({tree:e,directory:t},n,u){const s=(0,P().foldersUpFrom)(t).filter(r=>e.stat(T().posix.
join(r,"package.json"))!==void 0),d=n?m(e):s.slice(0,1);if(d.length===0)return(0,S().fails)("package-json-missing",u,{directory:t});
const c=[];for(const r of d){const a=await(0,A().readPackageJson)(e,r);if(a===A().INVALID)return(0,S().fails)("package-j\
son-invalid",u,{path:T().posix.join(r,"package.json")});a!==void 0&&c.push({directory:r,manifest:a})}return c}function m(e){
const t=[];for(const{path:n}of(0,L().filesNamed)(e,"package.json"))n.split("/").includes("node_modules")||t.push(T().posix.
dirname(n).replace(/^\.$/,""));return t}async function g({directory:e,manifest:t},{operands:[n],passthrough:u},s,d){const c={
...s,directory:e},{text:r="",span:a={start:0,end:0}}=n??{},k=[await(0,x().inspectShadows)(c,a)],l=(0,N().runsIn)(t,e,{event:r,
words:u});for(const $ of l)k.push(await(0,j().resolveRun)(c,$,a,d));const E=(0,N().inspectEmpty)(l,r,c,a);return k.push(
{targets:[],problems:E}),s.changed.has(t.path)&&k.push((0,S().fails)("target-changed",a,{path:t.path})),(0,S().join)(k)}},
55013:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.alternativesOf=A,v.baseOf=j,v.isPattern=P,v.matchesPattern=
D,v.readPatterns=F;function T(){const S=i(14395);return T=function(){return S},S}function L(S){return S.length>200||S.split(
"**").length>2?!1:S==="."?!0:S.split("/").every(N=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(N))}function F(S){const N=[],b=[],w=S.
some(y=>y.includes("{"))?/[[\]!]/:/[[\]]/;for(const y of S){const m=/^!*/.exec(y)?.[0].length??0,e=(w.test(y)?void 0:A(y.
slice(m)))?.map(t=>t.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!e?.every(L))return{unclear:y};if(m%2===1){b.push(...e);
continue}for(let t=0;t<b.length;t+=1)e.some(n=>D(n,b[t]??""))&&b.splice(t,1);N.push(e)}const p=N.filter(y=>!y.some(m=>b.
some(g=>D(m,g))));return{wanted:p.flat(),entries:p,refused:b}}function D(S,N,b={}){return C(S.split("/"),N.split("/"),b)}
function C(S,N,b){const[w,...p]=S,[y,...m]=N;return w===void 0?b.partial||N.every(g=>g==="**"):y===void 0?!1:y!=="**"?R(
w,y,b)&&C(p,m,b):C(S,m,b)?!0:R(w,"*",b)&&C(p,N,b)}function R(S,N,{dot:b=!1}){return S.startsWith(".")&&!N.startsWith(".")&&
!b?!1:(0,T().matchesStars)(S,N)}function P(S){return/[*?[{]/.test(S)}function j(S){return S.replace(/[^/]*[*?[{].*$/s,"")}
const I=200,x=1e3;function A(S){if(S.length>x)return;let N=[S.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const b=[];for(;N.length>
0;){const w=[];for(const p of N){const y=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(p);if(y===null)b.push(p);else{const{0:m,1:g="",
index:e}=y,[t,n]=[p.slice(0,e),p.slice(e+m.length)];w.push(...g.split(",").map(u=>`${t}${u}${n}`))}}if(w.length+b.length>
I)return;N=w}return b}},82293:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.inspectPaths=j,v.pathProblem=
A,v.testProblem=x;function T(){const S=i(32854);return T=function(){return S},S}function L(){const S=i(95132);return L=function(){
return S},S}function F(){const S=i(45806);return F=function(){return S},S}function D(){const S=i(4289);return D=function(){
return S},S}function C(){const S=i(87646);return C=function(){return S},S}function R(){const S=i(55013);return R=function(){
return S},S}const P=new Set(["--env-file","--env-file-if-exists","--prefix"]);function j(S,N,b){const{passthrough:w}=S,p=[],
y=(g,e)=>{const t=A(g,e,N);t!==void 0&&p.push(t)};for(const g of[S,...(0,F().launchedBy)(S)]){for(const{name:t,value:n,span:u}of g.
flags)n!==void 0&&(P.has(t)&&y(n,u),t==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(n)&&y(n,u));for(const{as:t,path:n,
span:u}of(0,D().filesNamedBy)(g,b).files){const s=t==="tests"?x(n,u,N):void 0;s!==void 0&&p.push(s)}if(g.program!=="node"&&
g.starts!=="file")continue;const e=g.program==="node"&&(0,C().isTestRun)(g)?x:A;for(const{text:t,span:n}of g.operands){const u=t===
""||t==="-"?void 0:e(t,n,N);u!==void 0&&p.push(u)}}const m=w.find(({text:g})=>I.test(g));return m!==void 0&&p.push((0,L().
problemAt)("absolute-path",m.span,{path:m.text})),p}const I=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function x(S,N,b){if(!(0,R().isPattern)(S))return A(S,N,b);const w=(0,R().alternativesOf)(S);if(w===void 0)return(0,L().
problemAt)("glob-unclear",N,{pattern:S,reason:"too_many"});for(const p of[S,...w]){const y=A(p,N,b);if(y!==void 0)return{
...y,args:{...y.args,path:S}}}}function A(S,N,b){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(S)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(S))return(0,L().problemAt)("target-outside",N,{path:S,reason:"address"});const w=/^(?:[\\/]|[A-Za-z]:)/.test(S),p=w?
void 0:(0,T().normalise)(b===""?S:`${b}/${S}`);if(p===void 0){const y=w?"absolute":"above";return(0,L().problemAt)("targ\
et-outside",N,{path:S,reason:y})}if((0,T().isWithin)(p,".git",{ignoreCase:!0}))return(0,L().problemAt)("target-in-git",N,
{path:S})}},57615:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.programRuns=C;function T(){const r=i(
3463);return T=function(){return r},r}function L(){const r=i(95244);return L=function(){return r},r}function F(){const r=i(
11331);return F=function(){return r},r}function D(){const r=i(54421);return D=function(){return r},r}async function C(r,a){
const k=(0,D().startedWords)(r),[l,...E]=k;if(l===void 0||c.has(l.text))return[];if(!l.isKnown)return[R(`it starts ${l.shown}`)];
const f=(0,F().baseName)(l.text),$=(0,F().programNamed)(l.text),o=(0,D().textHanded)(k);if($?.kind==="shell"&&o)return o.
words.every(({isKnown:J})=>J)||/\s/.test(o.text)?a.shell(o.text):[R("a shell runs what it is handed")];const h=E.some(({
text:V})=>b(V)||N(V));if((0,F().runsCode)(l.text)&&(h||!w.has(f)))return I(f,E,o!==void 0,a.files);const{files:O,left:M}=j(
E,a.files),W=M.map(({text:V})=>V),B=b(l.text)&&!S.test(l.text)?[a.files.script(l.text)]:await x(f,W,{...a,files:O}),G=W.
filter(N).flatMap(V=>{const J=O.named(V);return J.length>0?J:a.files.named(V)}),z=d.test(f)?M.findIndex(({text:V})=>(0,F().
runsCode)(V)):-1,U=z<0?[]:await C(M.slice(z),{...a,files:O});return[...B,...U,...G]}function R(r){return{kind:"unread",name:r}}
const P=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function j(r,a){const k=r.findIndex(({text:f})=>P.
test(f));if(k<0)return{files:a,left:r};const l=P.exec(r[k]?.text??"")?.[1],E=r.toSpliced(k,l===void 0?2:1);return{files:a.
into(l??r[k+1]?.text),left:E}}function I(r,a,k,l){const E=a.flatMap(({text:M})=>l.named(M));if(k)return[{kind:"inline",name:r},
...E];const f=a.filter(({text:M})=>!M.startsWith("-")),$=f.find(({text:M})=>b(M)||N(M))??f[0],o={kind:"program",name:r};
if(E.length>0||$===void 0)return E.length>0?E:[o];const{text:h}=$;if(!$.isKnown)return[R(`it runs ${$.shown}`)];if(/^\w{2,}:/.
test(h))return[{kind:"package",name:h,isExact:/@v?\d+\.\d+/.test(h)}];if(a[a.indexOf($)-1]?.text!=="-m")return[l.script(
h,g)];const O=l.named(h.replaceAll(".","/"),g);return O.length>0?O:[o]}async function x(r,a,{files:k,shell:l}){const E=await k.
manifest(),f=w.has(r)?p(a):void 0,$=m(f).flatMap(M=>{const W=(0,T().textIn)((0,T().objectIn)(E.scripts),M);return W===""?
[]:[{kind:"npm_script",name:M,text:W}]}),o=await Promise.all($.map(({text:M=""})=>l(M,k))),O=$.length>0&&!y.test(f??"")?
[]:A([r,...a],E,k);return[...$,...o.flat(),...O]}function A(r,a,k){const[l=""]=r,E=(s.get(l)??[]).flatMap(M=>k.named(M));
if(E.length>0)return E;const f=u(r);if(f===void 0)return[{kind:"program",name:l}];const $=k.named(f.name);if($.length>0||
/^[./]/.test(f.name))return $.length>0?$:[{kind:"program",name:l}];const{dependencies:o,devDependencies:h}=a;return[[o,h].
some(M=>f.name in(0,T().objectIn)(M))?{kind:"program",name:f.name}:{kind:"package",...f}]}const S=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function N(r){return(0,L().isCode)(r)||/\.(?:exe|jar)$/i.test(r)}function b(r){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(r)&&!r.includes("://")}const w=new Set(["npm","pnpm","yarn","bun"]);function p(r){const[a,k]=r.filter(l=>!l.startsWith(
"-"));return a==="run"||a==="run-script"?k:a}const y=/^(?:add|ci|clean-install|i|install)$/;function m(r){if(r===void 0)
return[];const a=k=>[`pre${k}`,k,`post${k}`];return y.test(r)?[...new Set([r,"install","prepare"].flatMap(a)),"prepublis\
h"]:a(r)}const g=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"],e=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
t=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
n=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function u(r){const a=r.filter(
E=>!E.startsWith("-")),k=[3,2,1].find(E=>E<=a.length&&e.test(a.slice(0,E).join(" ")));if(k===void 0)return;const l=r.slice(
r.indexOf(a[k-1]??"")+1).map(E=>E.replace(/^--(?:from|package)=/,"")).find((E,f,$)=>!/^(?:-|[\d.:]+\w?$)/.test(E)&&!t.test(
$[f-1]??""));return l===void 0?void 0:{name:l,isExact:n.test(l)}}const s=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),d=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
c=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/))},9504:function(K,v,i){Object.defineProperty(
v,"__esModule",{value:!0}),v.resolveProgram=m;function T(){const l=i(76760);return T=function(){return l},l}function L(){
const l=i(17093);return L=function(){return l},l}function F(){const l=i(91063);return F=function(){return l},l}function D(){
const l=i(71011);return D=function(){return l},l}function C(){const l=i(32854);return C=function(){return l},l}function R(){
const l=i(59542);return R=function(){return l},l}function P(){const l=i(4289);return P=function(){return l},l}function j(){
const l=i(39872);return j=function(){return l},l}function I(){const l=i(46868);return I=function(){return l},l}function x(){
const l=i(67953);return x=function(){return l},l}function A(){const l=i(65490);return A=function(){return l},l}function S(){
const l=i(55013);return S=function(){return l},l}function N(){const l=i(82293);return N=function(){return l},l}function b(){
const l=i(56788);return b=function(){return l},l}function w(){const l=i(38218);return w=function(){return l},l}function p(){
const l=i(10473);return p=function(){return l},l}const y=5;async function m(l,E,f,$){const o=e(l,E,f);if("problems"in o)
return o;const{subcommand:h,starts:O,operands:M,module:W,launched:H}=l,[B]=M,G=[t(E,f,g(l)),...s(l,o),await(0,w().resolveProgramFiles)(
l,f)],z={subcommand:h??B?.text??"",span:g(l)};if(G.push(k(E,o,z)),W!==void 0&&(O!=="module"||H)&&G.push(a(E,o,W)),B!==void 0&&
O==="file"&&G.push(d(l,E,o)),B!==void 0&&O==="module"&&G.push(r(o,B,l.passthrough)),!(0,A().isPackageManager)(E))return(0,b().
join)(G);if(h==="run"||h==="exec"||h==="script-or-tool")G.push(await(0,A().resolvePackageManager)(l,E,o,$));else if(h!==
void 0&&(0,A().selectsPackages)(l,E)){const U={text:h,span:g(l),quoted:!1},V={...l,subcommand:"run",operands:[U]};G.push(
await(0,A().resolvePackageManager)(V,E,o,$))}return(0,b().join)(G)}function g({operands:l,flags:E}){return l[0]?.span??E[0]?.
span??{start:0,end:0}}function e({flags:l},E,f){let $=f;for(const{name:o,value:h,span:O}of l){if(h===void 0||!(0,F().movesTo)(
E,o))continue;const M=(0,p().entryFrom)($,h,O);if("problems"in M)return M;$={...f,directory:M.path}}return $}function t({
program:l,data:E},{tree:f,changed:$},o){if(E.build_files.length===0)return b().NOTHING;const h=n(f),O=h.get(E)??u(f,E.build_files);
h.set(E,O);const M=O.filter(H=>$.has(H)),W=O.slice(0,y);return(0,b().join)([O.length===0?b().NOTHING:(0,b().fails)("buil\
d-files-unread",o,{program:l,files:W,count:O.length}),...M.map(H=>(0,b().fails)("target-changed",o,{path:H}))])}const n=(0,R().
perTree)(()=>new Map);function u(l,E){const f=$=>E.some(o=>(0,S().matchesPattern)(o.includes("/")?$:T().posix.basename($),
o,{dot:!0}));return[...l.files()].flatMap(({path:$})=>!(0,C().isWithin)($,"node_modules")&&f($)?$:[])}function s({operands:l,
flags:E,starts:f,subcommand:$,family:o},h){const O=o&&(0,A().isPackageManager)(o)&&$!=="test";return[...(f===void 0&&!O?
l:[]).map(({text:H,span:B})=>({text:H.replace(/::.*$/s,""),span:B})),...E.flatMap(({value:H,span:B})=>H===void 0?[]:[{text:H,
span:B}])].map(({text:H,span:B})=>{const G=(0,C().normalise)((0,b().from)(h,H));return G===void 0||G===""?b().NOTHING:(0,C().
isWithin)(G,".git",{ignoreCase:!0})?(0,b().fails)("target-in-git",B,{path:G}):(0,C().resolveInTree)(h.tree,G).kind==="ou\
tside"?(0,b().fails)("target-outside",B,{path:H,reason:"symlink"}):b().NOTHING})}function d({operands:[l],parsed:E},f,$){
if(l===void 0)return b().NOTHING;const{targets:o,problems:h}=c($,l),O=o.flatMap(({path:M=""})=>(0,j().extensionProblems)(
f,M,l.span));return{targets:E?o.map(M=>({...M,parsed:E})):o,problems:[...h,...O]}}function c(l,{text:E,span:f}){const $=(0,N().
pathProblem)(E,f,l.directory);if($!==void 0)return{targets:[],problems:[$]};const o=(0,C().normalise)((0,b().from)(l,E))??
"",h=(0,C().resolveInTree)(l.tree,o);if(h.kind==="missing")return(0,p().nothingAt)(l.tree,o,E,f);const O=(0,p().fileAt)(
h,E,f);return"problems"in O?O:O.tracked?(0,p().runs)(l,{name:E,path:O.path,wanted:o},f):(0,b().fails)("target-untracked",
f,{path:E})}function r(l,E,f){const{text:$,span:o}=E,h=(0,P().pythonFiles)($).find(O=>!O.endsWith("/__init__.py")&&l.tree.
stat((0,b().from)(l,O))!==void 0);if(h===void 0){const O=(0,I().parseUnknownTool)(E,f,D().UNKNOWN_MODULE);return(0,b().join)(
[(0,b().fails)("tool-unknown",o,{tool:$}),{targets:[],problems:O}])}return c(l,{text:h,span:o,quoted:!1})}function a({program:l},{
tree:E,base:f,changed:$,directory:o},{text:h,span:O}){const M=`-m ${h}`,[W]=h.split("."),H=[...$].filter(B=>{const[,G=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.
exec(T().posix.relative(o,B))??[];return E.stat(B)!==void 0&&f?.stat(B)===void 0&&(G===W||(0,L().isOfLibrary)(G))});return(0,b().
join)(H.map(B=>(0,b().fails)("settings-changed",O,{program:l,subcommand:M,path:B})))}function k({program:l,data:E},{changed:f,
directory:$},{subcommand:o,span:h}){const M=(E.settings.length===0?[]:(0,x().foldersUpFrom)($)).flatMap(H=>E.settings.map(
B=>T().posix.join(H,B))),W=[...f].filter(H=>M.some(B=>(0,C().isWithin)(H,B)));return(0,b().join)(W.map(H=>(0,b().fails)(
"settings-changed",h,{program:l,subcommand:o,path:H})))}},36187:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),
v.ProjectFiles=void 0;function T(){const j=i(76760);return T=function(){return j},j}function L(){const j=i(3463);return L=
function(){return j},j}function F(){const j=i(32854);return F=function(){return j},j}function D(){const j=i(93028);return D=
function(){return j},j}function C(){const j=i(59867);return C=function(){return j},j}const R=/^(?:[/~\\]|[A-Za-z]:)/;class P{#n;#e;constructor(I,x){
this.#n=I,this.#e=x}into(I){const A=I===void 0||R.test(I)||/[$`]/.test(I)?[]:this.#e.map(S=>T().posix.join(S,I));return new P(
this.#n,A)}find(I,x=[""]){if(!(/^[/~]/.test(I)||I===""||!this.#n))for(const A of this.#e)for(const S of x){const N=(0,F().
normalise)(T().posix.join(A,I.replaceAll("\\","/"))+S),b=N===void 0?void 0:(0,F().resolveInTree)(this.#n,N);if(b?.kind===
"inside"&&(0,D().isRegular)(b.entry.kind)&&b.entry.tracked)return b.path}}script(I,x){const A=this.find(I,x);if(A!==void 0)
return{kind:"file",name:A};if(R.test(I))return{kind:"outside",name:I};const[S]=this.#e;if(S===void 0)return{kind:"unread",
name:`it runs ${I} in another directory`};const N=(0,F().normalise)(T().posix.join(S,I));return N===void 0?{kind:"outsid\
e",name:I}:{kind:this.#n===void 0?"file":"missing",name:N||"."}}named(I,x){const A=this.find(I.replace(/^-{1,2}[\w-]+=/,
""),x);return A===void 0?[]:[{kind:"file",name:A}]}async manifest(){const I=this.find("package.json");return this.#n&&I?
(0,L().objectIn)(await(0,C().readJsonFile)(this.#n,I)):{}}}v.ProjectFiles=P},56788:function(K,v,i){Object.defineProperty(
v,"__esModule",{value:!0}),v.Trail=v.NOTHING=void 0,v.fails=D,v.from=C,v.join=F,v.target=R;function T(){const x=i(95132);
return T=function(){return x},x}const L=v.NOTHING={targets:[],problems:[]};function F(x){return{targets:x.flatMap(A=>A.targets),
problems:x.flatMap(A=>A.problems)}}function D(x,A,S,N){return{targets:[],problems:[(0,T().problemAt)(x,A,S,N)]}}function C({
directory:x},A){return x===""?A:`${x}/${A}`}function R({via:x},A){return x===void 0?A:{...A,via:x}}const P=64,j=2e3;class I{#n=new Set;#e=new Set;resolve;#s;constructor(A,S){
this.resolve=A,this.#s=S}async follow(A,S,N,b){if(this.#n.has(A))return b({why:"cycle"});const w=await this.#s?.tickScript();
if(w!==void 0)return b({why:"time",limit:w});const p=`${A}\0${S}`;if(this.#e.has(p))return L;if(this.#n.size>=P)return b(
{why:"depth",limit:P});if(this.#e.size>=j)return b({why:"count",limit:j});this.#n.add(A);const y=await N();return this.#n.
delete(A),this.#e.add(p),y}}v.Trail=I},74100:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.SHELL_WORDS=
void 0,v.readScriptForm=I;function T(){const t=i(13580);return T=function(){return t},t}function L(){const t=i(94411);return L=
function(){return t},t}function F(){const t=i(54669);return F=function(){return t},t}function D(){const t=i(11331);return D=
function(){return t},t}function C(){const t=i(81716);return C=function(){return t},t}function R(){const t=i(54421);return R=
function(){return t},t}function P(){const t=i(55013);return P=function(){return t},t}function j(){const t=i(46912);return j=
function(){return t},t}function I(t,n){const u=(0,C().readShellText)(t,n);if(u.length===0&&!(0,j().isBlank)(t))return{commands:u,
fault:{part:"the script",why:"cannot be read"}};const s=(0,F().lex)(t).problems.find(({rule:d})=>d==="shell-comment");if(s&&
u.length>0){const d=t.slice(s.span.start,s.span.end);return{commands:u,fault:{part:d,why:"hides the words behind it"}}}for(const[
d,c]of u.entries()){const r=d===u.length-1,a=S(c,t)??x(c,r);if(a!==void 0)return{commands:u,fault:a}}return{commands:u}}
function x({separator:t},n){const u=t.trim();if(!(n?u==="":u==="&&"))return{part:u===""?"a line break":u,why:A}}const A="\
joins commands in another way than `&&`";function S(t,n){const{words:u,redirections:s,inside:d,subshell:c,defines:r,problems:a,
assignments:k}=t,l=n.slice(t.span.start,t.span.end).trim(),E=(O,M)=>({part:O,why:M});if(c)return E(l,"runs in a subshell");
if(r)return E(l,"defines a function");if(d.length>0)return E(l,"runs a command to make a word");const[f]=s;if(f)return E(
`${f.operator} ${f.target?.text??""}`,"redirects input or output");const $=k.find(({name:O,value:M})=>!(0,L().isHarmlessVariable)(
O,M));if($)return E(`${$.name}=`,"sets a variable that can choose the code that runs");const o=u.find(O=>(0,C().isDynamic)(
t,O)&&!N(t,O,n));if(o){const{start:O,end:M}=o.span;return E(n.slice(O,M),"is only known when the script runs")}const h=a.
find(O=>!b(O,u));if(h){const{start:O,end:M}=h.span;return E(n.slice(O,M).trim()||l,"is syntax of a shell")}return u.length===
0?E(l,"starts no program"):m(u)}function N({problems:t},{span:n},u){return t.every(s=>s.rule!=="variable-expansion"||s.span.
end<=n.start||s.span.start>=n.end||/^\$\{?npm_package_version\}?$/.test(u.slice(s.span.start,s.span.end)))}function b({rule:t,
span:n},u){if(t==="variable-expansion"||(0,T().ruleOf)(t).severity==="warning")return!0;if(t!=="brace-expansion")return!1;
const s=u.find(d=>d.span.start<=n.start&&d.span.end>=n.end);return s!==void 0&&(0,P().alternativesOf)(s.text)?.every(d=>!d.
startsWith("-"))===!0}const w=v.SHELL_WORDS=new Set(": [ cd echo exit false test true".split(" ")),p=new Set(`! . [[ ]] \
{ } alias autoload bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/)),y=new Set("env ionice nice nohup setsid\
 stdbuf timeout xvfb-run".split(" "));function m(t){const[n]=t,u=n?.text??"";if(p.has(u)&&!n?.quoted)return{part:u,why:"\
is a word of the shell"};const s=(0,R().startedWords)(t),d=t.slice(0,t.length-s.length);if((0,D().programNamed)(u)?.kind===
"wrapper"&&!g.test(u)){const a=d.find(({text:k},l)=>l>0&&!e(k,u));if(a||!y.has((0,D().baseName)(u))||d.length===0)return{
part:a?.text??u,why:"decides how another program runs"}}else if(d.length>0&&!g.test(u))return{part:u,why:"runs a program\
 for what it finds"};return(g.test(u)?void 0:(0,R().textHanded)(s))&&s[0]?.text!=="node"?{part:s[0]?.text??u,why:"runs t\
ext as code"}:void 0}const g=/^(?:cross-env|dotenv|env-cmd)$/;function e(t,n){const[,u,s=""]=/^(\w+)=(.*)$/s.exec(t)??[];
return u!==void 0?(0,L().isHarmlessVariable)(u,s):y.has(t)?!0:(0,D().baseName)(n)==="env"?!1:/^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.
test(t)}},28213:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.helperFault=A,v.helperWords=x;function T(){
const w=i(76760);return T=function(){return w},w}function L(){const w=i(678);return L=function(){return w},w}function F(){
const w=i(95244);return F=function(){return w},w}function D(){const w=i(32854);return D=function(){return w},w}function C(){
const w=i(59542);return C=function(){return w},w}function R(){const w=i(56788);return R=function(){return w},w}function P(){
const w=i(10473);return P=function(){return w},w}const j={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},
mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},I=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function x([w,...p]){if(w?.text==="shx"){
const[y]=p;return y&&(y.text==="echo"||Object.hasOwn(j,y.text))?p:void 0}return w&&Object.hasOwn(j,w.text)?[w,...p]:void 0}
async function A([w,...p],y){const m=w?.text??"",g=j[m];if(g===void 0)return;const e=p.find(({text:n})=>n.startsWith("-")&&
!g.flags.test(n));if(e)return{part:`${m} ${e.text}`,why:"has a flag that is not known"};const t=p.flatMap(({text:n})=>n.
startsWith("-")?[]:[n]);if(t.length<(g.from<0?2:1))return{part:m,why:"names no path"};for(const n of t.slice(g.from)){const u=await S(
n,y);if(u!==void 0)return{part:`${m} \u2026 ${n}`,why:u}}}async function S(w,p){const{tree:y,isOutput:m}=p,g=w.startsWith(
"/")?void 0:(0,D().normalise)((0,R().from)(p,w));if(g===void 0||g==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(w))return"writes to a path that the text does not show";if(I.test(g))return"writes to a directory of dependencies";
if((0,F().toolThatFinds)(g)!==void 0)return"writes a configuration file";const e=y.stat(g);if(e?.tracked&&e.kind!=="dire\
ctory")return"writes a file of the commit";const t=`${g}/`;if(e?.tracked&&[...y.files()].some(u=>u.path.startsWith(t)))return"\
writes to a directory of the commit";if(!(m?.(g)||(await N(y))(g)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const N=(0,C().perTree)(async w=>{const p=new Map;for(const{path:y}of w.files()){if(T().posix.
basename(y)!==".gitignore")continue;const m=await(0,P().readText)(w,y,b),g=T().posix.dirname(y).replace(/^\.$/,"");m&&"t\
ext"in m&&p.set(g,(0,L().default)().add(m.text))}return y=>{const m=y.split("/");let g=!1;for(let e=0;e<m.length;e+=1){const t=p.
get(m.slice(0,e).join("/")),n=m.slice(e).join("/"),u=t?.test(n),s=t?.test(`${n}/`);u?.ignored||s?.ignored?g=!0:(u?.unignored||
s?.unignored)&&(g=!1)}return g}}),b=256*1024},61102:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.readParts=
b;function T(){const e=i(92739);return T=function(){return e},e}function L(){const e=i(32854);return L=function(){return e},
e}function F(){const e=i(95132);return F=function(){return e},e}function D(){const e=i(11331);return D=function(){return e},
e}function C(){const e=i(81716);return C=function(){return e},e}function R(){const e=i(54421);return R=function(){return e},
e}function P(){const e=i(45806);return P=function(){return e},e}function j(){const e=i(92170);return j=function(){return e},
e}function I(){const e=i(82293);return I=function(){return e},e}function x(){const e=i(56788);return x=function(){return e},
e}function A(){const e=i(74100);return A=function(){return e},e}function S(){const e=i(28213);return S=function(){return e},
e}function N(){const e=i(20362);return N=function(){return e},e}async function b({body:e,words:t,span:n},u,s){const d=(0,A().
readScriptForm)(e,s),c=d.fault?(0,C().everyCommand)(d.commands).map(C().withoutReserved):d.commands,r=[];let{fault:a}=d,
{directory:k}=u;for(const[f,$]of c.entries()){const o=!a||$.words.every(G=>!(0,C().isDynamic)($,G)),h=f===c.length-1&&!d.
fault,O=[...$.words.map(G=>({...G,span:n})),...h?t:[]],[M,W]=O;if(M?.text==="cd"){const G=W&&(0,L().normalise)((0,x().from)(
{directory:k},W.text));(f>0||O.length!==2||G===void 0)&&(a??={part:"cd",why:"changes the directory in the middle, or lea\
ves the repository"}),k=G??k;continue}const H={...u,directory:k},B=(0,S().helperWords)(O);B&&(a??=await(0,S().helperFault)(
B,H)),!(B||M===void 0||!o||A().SHELL_WORDS.has(M.text))&&r.push({span:n,resolve:(G,z)=>y(O,{...G,directory:H.directory},
z)})}const l=c.some(({words:f})=>w.test(f.map(({text:$})=>$).join(" "))),E=!a&&r.length===0&&c.length>0&&!l;return{parts:r,
isIdle:E,...a&&{fault:a}}}const w=/^(?:\[|exit (?!0$)|false|test )/,p=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function y(e,t,n){
const s=/^(?:cross-env|dotenv|env-cmd)$/.test(e[0]?.text??"")?e:(0,R().startedWords)(e),[d,...c]=s;if(d===void 0)return{
targets:[],problems:[]};const{families:r}=t,a=(0,j().isProgram)(d.text)?d.text:r?.allowed.get(d.text),k=p.exec(d.text)?.[1]??
d.text,l=e[0]===d?void 0:e[0],E=l?m(l):{targets:[],problems:[]};if(a===void 0&&/[\\/]/.test(k))return(0,x().join)([E,await g(
s,t)]);const{invocation:f,problems:$}=a?(0,P().parseInvocation)(a,c,r):(0,P().parseInvocation)("npx",[{...d,text:k},...c],
r),o=await n.resolve(f,t),h=a===void 0&&o.problems.some(({rule:W})=>W==="binary-missing");if(h&&(0,T().toolOf)(k,r?.tools)!==
void 0)return(0,x().join)([E,m(d),{targets:[],problems:$}]);if(h)return(0,x().join)([E,await g(s,t)]);const M=(0,I().inspectPaths)(
f,t.directory,r);return(0,x().join)([E,{targets:[],problems:[...$,...M]},o])}function m({text:e,span:t}){const n={program:e,
group:"other"};return{targets:[],problems:[(0,F().problemAt)("program-not-allowed",t,n)]}}async function g(e,t){const[n]=e;
if(n===void 0)return{targets:[],problems:[]};const u=e.find(({text:d,span:c})=>c.start!==n.span.start&&(d.startsWith("-")||
(0,D().programNamed)(n.text))),s=u?[(0,F().problemAt)("npm-script-form",u.span,{script:t.via??"",text:e.map(({text:d})=>d).
join(" "),part:n.text,why:"is a program that the gate does not read",words:[u.text]})]:[];return(0,x().join)([m(n),{targets:[],
problems:s},await(0,N().filesOfProgram)(e,t)])}},80827:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),
v.npmScripts=b,v.stepsIn=N;function T(){const f=i(76760);return T=function(){return f},f}function L(){const f=i(3463);return L=
function(){return f},f}function F(){const f=i(13580);return F=function(){return f},f}function D(){const f=i(54669);return D=
function(){return f},f}function C(){const f=i(3893);return C=function(){return f},f}function R(){const f=i(67953);return R=
function(){return f},f}function P(){const f=i(60210);return P=function(){return f},f}function j(){const f=i(59867);return j=
function(){return f},f}function I(){const f=i(56788);return I=function(){return f},f}function x(){const f=i(46912);return x=
function(){return f},f}const A={start:0,end:0},S=200;function N({steps:f}){return f.flatMap($=>$.command?.nested?N($.command.
nested):[$])}async function b(f,$,o={left:S}){const{subcommand:h,flags:O}=f;if(h===void 0)return;const{project:M,selected:W,
runs:H,packages:B}=await(0,x().scriptsThatRun)(f,$,A);if(M===void 0)return;const G=await(0,P().readNpmrc)({...$,directory:M}),
z=await w($,M);if("unread"in G||z===void 0)return;const{settings:U}=G,V=d.some(q=>q in U);if(z.devEngines!==void 0||V)return;
const J=[],X=c(O,U);for(const q of B){const Y=await w($,q);if(Y===void 0||p(Y))return;const _=H.filter(nn=>nn.directory===
q),en=_.length===0?await t(f,$,q):void 0;en!==void 0&&J.push({...y(Y),...en,directory:q});for(const nn of _){const sn=await m(
nn,$,X,o);J.push({...y(Y),...sn})}}const Q=U["node-options"],{prefix:Z}=(0,R().readSettings)(f);return{subcommand:h,directory:$.
directory,project:M,prefixed:Z!==void 0,inWorkspaces:W,config:X,...typeof Q=="string"&&{nodeOptions:Q},steps:J}}async function w({
tree:f},$){const o=await(0,j().readJsonFile)(f,(0,I().from)({directory:$},"package.json"));return o===void 0||o===j().INVALID?
void 0:(0,L().objectIn)(o)}function p({bin:f,directories:$}){return!f&&"bin"in(0,L().objectIn)($)}function y(f){const{name:$,
version:o}=f;return{packageId:$&&o?`${String($)}@${String(o)}`:"",packageEnv:a(f)}}async function m(f,$,o,h){const{directory:O,
event:M,body:W}=f,H=(0,x().scriptText)(f),B={...$,directory:O},G=u(H),z=await e(G,B,{config:o,budget:h}),U=f.words.map(J=>J.
text),V=G&&{...G,...z&&{nested:z}};return{directory:O,event:M,body:W,words:U,text:H,...V&&{command:V}}}const g=new Set([
"--if-present","--include-workspace-root","--workspace","--workspaces"]);async function e(f,$,{config:o,budget:h}){if(!(f?.
argv[0]==="npm"&&Object.keys(f.env).length===0)||o.npm_config_ignore_scripts==="true"||(h.left-=1,h.left<0))return;const M=f.
argv.slice(1).map(G=>({text:G,span:A,quoted:!0})),{invocation:W,problems:H}=(0,C().parseNpm)(M,$.families),B=W.flags.every(
({name:G})=>g.has(G));if(!(H.length>0||!B))return b(W,$,h)}async function t(f,{tree:$},o){const h=(0,x().eventOf)(f),O=(await(0,j().
usablePackageJson)($,o))?.scripts.has(h??"");if(!(h===void 0||O||(0,R().readSettings)(f).ifPresent))return{event:h,words:[],
text:""}}const n=new Set(`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/));function u(f){const{words:$,assignments:o,refused:h,
problems:O}=(0,D().lex)(f),M=O.every(({rule:z})=>z==="assignment-refused"||(0,F().ruleOf)(z).severity==="warning"&&z!=="\
unquoted-glob"),W=O.filter(({rule:z})=>z==="assignment-refused").length,[H]=$;if(!M||W!==h.length||H===void 0||n.has(H.text)||
H.text.includes("="))return;const B=[...o,...h].sort((z,U)=>z.span.start-U.span.start);if(B.some(({name:z})=>z==="PATH"))
return;const G=Object.fromEntries(B.map(({name:z,value:U})=>[z,U]));return{argv:$.map(z=>z.text),env:G}}const s=new Set(
`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),d=["also","dev","include","omit","only","optional","product\
ion"];function c(f,$){const o=Object.entries($).filter(([M,W])=>["harmless","honoured"].includes((0,P().effectOf)(M,W))),
h=f.map(({name:M,value:W,negated:H})=>[M.slice(2),W??H!==!0]),O=[...o,...h].filter(([M])=>!s.has(M));return Object.fromEntries(
O.map(([M,W])=>[`npm_config_${M.replaceAll("-","_").toLowerCase()}`,r(W)]))}function r(f){return Array.isArray(f)?f.map(
r).join(`

`):f==null||f===!1?"":String(f).trim()}function a(f){const{name:$,version:o,config:h,engines:O,bin:M}=f,W={};return k({name:$,
version:o,config:h,engines:O,bin:l(M,$)},"npm_package_",W),Object.fromEntries(Object.entries(W).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function k(f,$,o){for(const[h,O]of Object.entries(f))if(O!==void 0)if(O===null||O===!1)o[`${$}${h}`]="";else if(Array.
isArray(O))for(const[M,W]of O.entries())k({[`${h}_${M}`]:W},$,o);else typeof O=="object"?k(O,`${$}${h}_`,o):o[`${$}${h}`]=
String(O)}function l(f,$){const O=Object.entries((0,j().binOf)(f,typeof $=="string"?$:"")??{}).map(([M,W])=>[T().posix.basename(
E(M)),E(W)]).filter(([M,W])=>M&&W);return O.length>0?Object.fromEntries(O):void 0}function E(f){return T().posix.join("/",
f.replaceAll("\\","/")).slice(1)}},20362:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.filesOfProgram=
A,v.namedTargets=S;function T(){const w=i(76760);return T=function(){return w},w}function L(){const w=i(95244);return L=
function(){return w},w}function F(){const w=i(32854);return F=function(){return w},w}function D(){const w=i(93028);return D=
function(){return w},w}function C(){const w=i(81716);return C=function(){return w},w}function R(){const w=i(55013);return R=
function(){return w},w}function P(){const w=i(36187);return P=function(){return w},w}function j(){const w=i(56788);return j=
function(){return w},w}function I(){const w=i(45636);return I=function(){return w},w}function x(){const w=i(10473);return x=
function(){return w},w}async function A(w,p){const y=new(P()).ProjectFiles(p.tree,[p.directory]),m=w.map(u=>({...u,shown:u.
text,isKnown:!0})),e=(await(0,I().wordRuns)(m,y)).flatMap(({kind:u,name:s})=>u==="file"?[s]:[]),t=w[0]?.span??{start:0,end:0},
n={...p,directory:""};return(0,j().join)(e.map(u=>(0,x().resolveCommitted)(n,{text:u,span:t})))}function S(w,p,y){const m=(0,C().
everyCommand)((0,C().readShellText)(w)),g=m.some(r=>r.substituted.length>0||[...r.words,...r.assignments].some(a=>(0,C().
isDynamic)(r,a))),e=[...new Set(w.split(N).filter(r=>r!==""))],t=[p.directory];for(const{words:r}of m){const[a,k]=r;if(!(!/^(?:cd|pushd)$/.
test(a?.text??"")||k===void 0)&&(t.push(...t.flatMap(l=>(0,F().normalise)(T().posix.join(l,k.text))??[])),t.length>b))break}
const n=[...p.changed],u=[...new Set(t)].flatMap(r=>e.map(a=>{const k={...p,directory:r},l=(0,F().normalise)(T().posix.join(
r,a));if(l===void 0)return j().NOTHING;const E=(0,F().resolveInTree)(p.tree,l);if(E.kind==="inside"&&(0,D().isRegular)(E.
entry.kind))return(0,x().resolveCommitted)(k,{text:a,span:y});const f=n.filter($=>/[*?[]/.test(a)?(0,R().matchesPattern)(
$,l,{dot:!0}):E.kind==="inside"&&l!==""&&(0,F().isWithin)($,l));return(0,j().join)(f.map($=>(0,j().fails)("target-change\
d",y,{path:$})))})),s=g?n.filter(L().isCode):[],{targets:d,problems:c}=(0,j().join)([...u,...s.map(r=>(0,j().fails)("tar\
get-changed",y,{path:r}))]);return{targets:[...new Map(d.map(r=>[r.path,r])).values()],problems:[...new Map(c.map(r=>[JSON.
stringify(r.args),r])).values()]}}const N=/[\s"'`;&|()<>=:,{}]+/,b=16},46912:function(K,v,i){Object.defineProperty(v,"__\
esModule",{value:!0}),v.eventOf=b,v.inspectEmpty=A,v.isBlank=S,v.quoteForScript=y,v.runsIn=w,v.scriptText=j,v.scriptsThatRun=
I;function T(){const m=i(76760);return T=function(){return m},m}function L(){const m=i(95132);return L=function(){return m},
m}function F(){const m=i(67953);return F=function(){return m},m}function D(){const m=i(60210);return D=function(){return m},
m}function C(){const m=i(59867);return C=function(){return m},m}function R(){const m=i(56788);return R=function(){return m},
m}const P={selected:!1,runs:[],packages:[],problems:[]};function j({body:m,words:g}){return[m,...g.map(({text:e})=>y(e))].
join(" ")}async function I(m,g,e){const t=(0,F().readSettings)(m),n=b(m);if(t.informs||n===void 0)return P;const u=f=>(0,F().
findPackages)(t,f,e),s=await u(g);if("problems"in s)return{...P,problems:s.problems};const{project:d,selected:c,directories:r}=s,
a=t.ignoreScripts??await N({...g,directory:d}),k=[],l=[...s.missing,...await x(s,g,e,u)];let E=!1;for(const f of r){const $=await(0,C().
readPackageJson)(g.tree,f);if($===C().INVALID){const o=T().posix.join(f,"package.json");l.push(...(0,R().fails)("package\
-json-invalid",e,{path:o}).problems)}else if($===void 0)l.push(...(0,R().fails)("package-json-missing",e,{directory:f}).
problems);else if($.scripts.has(n)){const o={event:n,words:m.passthrough},h=w($,f,o,{ignoreScripts:a});k.push(...h),l.push(
...A(h,n,{...g,directory:f},e))}else E=!0}if(E){const f={script:n,passes:t.ifPresent},$=t.ifPresent&&k.length===0&&g.via===
void 0,o=n==="start"||$;l.push((0,L().problemAt)("npm-script-missing",e,f,o?"error":void 0))}return{project:d,selected:c,
runs:k,packages:r,problems:l}}async function x({project:m,directories:g},{base:e,...t},n,u){const s=T().posix.join(m,"pa\
ckage.json");if(e===void 0||!t.changed.has(s))return[];const d=await u({...t,tree:e});if("problems"in d)return[];const c=d.
directories.filter(r=>!g.includes(r));return c.length===0?[]:[(0,L().problemAt)("workspaces-changed",n,{path:s,lost:c})]}
function A(m,g,{via:e,directory:t},n){if(m.some(({event:s,body:d})=>s===g&&!S(d)))return[];const u=e===void 0?"npm-scrip\
t-empty":"npm-script-empty-part";return[(0,L().problemAt)(u,n,{script:g,path:T().posix.join(t,"package.json")})]}function S(m){
return m.split(`
`).every(g=>/^\s*(?:#|$)/.test(g))}async function N(m){const g=await(0,D().readNpmrc)(m);return"settings"in g&&g.settings["\
ignore-scripts"]===!0}function b({subcommand:m,operands:g}){switch(m){case"run":return g[0]?.text;case"test":case"start":case"\
stop":return m;default:return}}function w({scripts:m},g,{event:e,words:t},{ignoreScripts:n}={}){return(n?[e]:[`pre${e}`,
e,`post${e}`]).flatMap(s=>{const d=m.get(s);return d?[{directory:g,event:s,body:d,words:s===e?t:[]}]:[]})}const p=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function y(m){return m===""?"''":p.test(m)?`'${m.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):m}},95598:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.resolveTasks=b;function T(){const t=i(
76760);return T=function(){return t},t}function L(){const t=i(16111);return L=function(){return t},t}function F(){const t=i(
3463);return F=function(){return t},t}function D(){const t=i(89784);return D=function(){return t},t}function C(){const t=i(
32854);return C=function(){return t},t}function R(){const t=i(62205);return R=function(){return t},t}function P(){const t=i(
59867);return P=function(){return t},t}function j(){const t=i(65490);return j=function(){return t},t}function I(){const t=i(
56788);return I=function(){return t},t}function x(){const t=i(46912);return x=function(){return t},t}function A(){const t=i(
10473);return A=function(){return t},t}const S=1024*1024,N={turbo:[["turbo.json","tasks"],["turbo.json","pipeline"],["tu\
rbo.jsonc","tasks"]],nx:[["nx.json","targetDefaults"]],lerna:[["nx.json","targetDefaults"]]};async function b(t,n,u){const{
operands:s,passthrough:d,subcommand:c}=t,[r]=s,k=(c==="exec"||c==="script-or-tool")&&r?(0,D().tasksOf)(r.text,d):void 0;
if(r===void 0||k===void 0)return I().NOTHING;const{text:l,span:E}=r,f=l==="wireit"?await y(n):await w(await p(n.tree,l,k),
n.tree),$=[];for(const{directory:o,script:h,body:O}of f){const M={...n,directory:o};if(O!==void 0){const B={directory:o,
event:`${h} (${l})`,body:O,words:[]};$.push(await(0,R().resolveRun)(M,B,E,u));continue}const W=await(0,P().usablePackageJson)(
n.tree,o);if(W===void 0)continue;const H=(0,x().runsIn)(W,o,{event:h,words:[]});for(const B of H)$.push(await(0,R().resolveRun)(
M,B,E,u))}return(0,I().join)($)}async function w(t,n){const u=[];for(const s of(0,j().everyPackage)(n)){const d=await(0,P().
usablePackageJson)(n,s);if(s===""||d===void 0)continue;const c=t.filter(r=>d.scripts.has(r));u.push(...c.map(r=>({directory:s,
script:r})))}return u}async function p(t,n,u){const s=new Set(u);for(const[d,c]of N[n]??[]){const r=m(await e(t,d),c);for(const a of s)
for(const k of g(m(m(r,a),"dependsOn")))s.add(k.replace(/^\^|^.*#/,""))}return[...s]}async function y({tree:t,directory:n,
via:u}){const s=await(0,P().readJsonFile)(t,T().posix.join(n,"package.json")),d=m(m(s,"wireit"),u??""),c=m(d,"command"),
r=g(m(d,"dependencies")).flatMap(k=>{const[,l="",E=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(k)??[],f=(0,C().normalise)(T().
posix.join(n,l));return f===void 0?[]:[{directory:f,script:E}]}),a=typeof c=="string"&&u!==void 0;return[...r,...a?[{directory:n,
script:u,body:c}]:[]]}function m(t,n){const u=(0,F().objectIn)(t);return Object.hasOwn(u,n)?u[n]:void 0}function g(t){return Array.
isArray(t)?t.map(n=>m(n,"script")??m(n,"target")??n).filter(n=>typeof n=="string"):[]}async function e(t,n){const u=await(0,A().
readText)(t,n,S);return u&&"text"in u?(0,L().parse)(u.text):void 0}},45636:function(K,v,i){Object.defineProperty(v,"__es\
Module",{value:!0}),v.textRuns=R,v.valueRuns=I,v.wordRuns=j;function T(){const x=i(97424);return T=function(){return x},
x}function L(){const x=i(81716);return L=function(){return x},x}function F(){const x=i(57615);return F=function(){return x},
x}const D=4,C={kind:"download",name:"it runs what it downloads"};async function R(x,A,S=0){if(S>D)return[{kind:"unread",
name:"it is nested too deeply"}];const N=(0,L().readShellText)(x);return N.length===0&&x.trim()!==""?[{kind:"unread",name:"\
it is too long"}]:[...(0,T().findDangers)(N).some(({name:w})=>w==="remote_code_execution")?[C]:[],...await P(N,x,A,S)]}async function P(x,A,S,N){
const b=[];let w=S;for(const p of x){if(b.push(...await P(p.inside,A,w,N)),p.subshell!==void 0)continue;if(p.defines){b.
push({kind:"unread",name:"it defines a function"});continue}const{words:y,assignments:m}=(0,L().withoutReserved)(p),g=y.
map(n=>({...n,shown:A.slice(n.span.start,n.span.end),isKnown:!(0,L().isDynamic)(p,n)}));b.push(...I(m.map(({value:n})=>n),
w));const[e,t]=g;e?.text==="cd"||e?.text==="pushd"?w=w.into(t?.isKnown?t.text:void 0):b.push(...await j(g,w,N))}return b}
function j(x,A,S=0){const N=(b,w=A)=>R(b,w,S+1);return(0,F().programRuns)(x,{files:A,shell:N})}function I(x,A){return x.
flatMap(S=>S.split(/[\s=:,]+/)).flatMap(S=>A.named(S))}},38218:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),
v.resolveProgramFiles=p,v.resolveToolFiles=w;function T(){const d=i(76760);return T=function(){return d},d}function L(){
const d=i(91063);return L=function(){return d},d}function F(){const d=i(32854);return F=function(){return d},d}function D(){
const d=i(93028);return D=function(){return d},d}function C(){const d=i(4289);return C=function(){return d},d}function R(){
const d=i(46868);return R=function(){return d},d}function P(){const d=i(66227);return P=function(){return d},d}function j(){
const d=i(15804);return j=function(){return d},d}function I(){const d=i(59867);return I=function(){return d},d}function x(){
const d=i(55013);return x=function(){return d},d}function A(){const d=i(82293);return A=function(){return d},d}function S(){
const d=i(56788);return S=function(){return d},d}function N(){const d=i(10473);return N=function(){return d},d}const b=[
"",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(d=>`.${d}`)];async function w(d,c){return y((0,C().filesNamedBy)(
d,c.families),d.operands[0],c)}function p({files:d=[],flags:c,family:r},a){const k=c.flatMap(({name:l,value:E})=>E&&r&&(0,L().
movesTo)(r,l)?E:[]);return y({files:d,roots:k,nodeFlags:[]},void 0,a)}async function y({files:d,roots:c,nodeFlags:r},a,k){
const l=["",...c].flatMap(f=>{const $=(0,F().normalise)((0,S().from)(k,f));return $===void 0?[]:[$]}),E=[];for(const f of d)
E.push(f.as==="arguments"?await n(f,a,k):f.as==="tests"?await t(f,k):await m(f,[...new Set(l)],k));for(const f of r)E.push(
await(0,j().inspectNodeFlag)(f,k));return(0,S().join)(E)}async function m(d,c,r){const{as:a,path:k,span:l}=d,E=(0,A().pathProblem)(
k,l,r.directory);if(E!==void 0)return{targets:[],problems:[E]};const f=[];for(const $ of c){const o=(0,F().normalise)(T().
posix.join($,k));if(o===void 0)continue;const h=await g(d,o,r);h!==void 0&&f.push(h)}return f.length>0?(0,S().join)(f):a===
"code"||a==="config"?(0,N().nothingAt)(r.tree,T().posix.join(r.directory,k),k,l):a==="module"&&d.first?(0,j().inspectImport)(
r,k,l):S().NOTHING}async function g(d,c,r){const{as:a,path:k,span:l}=d,{tree:E}=r,f=(0,j().firstFile)(E,a==="place"?[c]:
b.map(h=>c+h));if(f===void 0)return;const $=f.kind==="inside"&&!(0,D().isRegular)(f.entry.kind);if(a==="place"&&f.kind===
"inside")return S().NOTHING;if(!$)return e(d,c,f,r);if(a==="config"){const h=(0,F().resolveInTree)(E,T().posix.join(f.path,
"tsconfig.json"));return h.kind==="missing"?S().NOTHING:e(d,c,h,r)}const o=await(0,j().mainOf)(E,c);return o===I().INVALID?
(0,S().fails)("package-json-invalid",l,{path:T().posix.join(k,"package.json")}):o&&e(d,c,o.found,r)}async function e({as:d,
path:c,span:r,ifFile:a},k,l,E){const f=(0,N().fileAt)(l,c,r);if("problems"in f)return f;const $=await(0,j().trustProblems)(
E,f,c,r);if($.some(P().isUnverified))return{targets:[],problems:$};const o=(0,N().runs)(E,{name:c,path:f.path,wanted:k},
r),h=d==="module"&&a?[a]:[];return{...o,problems:[...$,...h,...o.problems]}}async function t(d,c){const{path:r,span:a}=d,
k=(0,A().testProblem)(r,a,c.directory);if(k!==void 0)return{targets:[],problems:[k]};const E=((0,x().isPattern)(r)?((0,x().
alternativesOf)(r)??[]).map(x().baseOf):[r]).map($=>(0,F().resolveInTree)(c.tree,(0,S().from)(c,$)));if(E.some(({kind:$})=>$===
"outside"))return(0,S().fails)("target-outside",a,{path:r,reason:"symlink"});const[f]=E;return(0,x().isPattern)(r)||f?.kind!==
"inside"||!(0,D().isRegular)(f.entry.kind)?S().NOTHING:e(d,(0,F().normalise)((0,S().from)(c,r))??r,f,c)}async function n({
path:d,span:c},r,a){const k=await m({as:"config",path:d,span:c},[a.directory],a),l=k.targets[0]?.path;if(r===void 0||l===
void 0)return k;const E=s(await a.tree.read(l),c);if(E===void 0){const $=`@${d}`;return(0,S().join)([k,(0,S().fails)("to\
ol-loads-code",c,{program:r.text,flag:$})])}const f=(0,R().parseTool)(r,E,a.families?.tools).map($=>({...$,span:c}));return(0,S().
join)([k,{targets:[],problems:f},await y((0,C().filesIn)(r,E,a.families),r,a)])}const u=64*1024;function s(d,c){if(d.length>
u)return;const r=[],a=d.toString("utf8"),k=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let E=k.exec(a);E!==null;E=k.exec(a))
r.push(E[1]??E[2]??"");return r.every(E=>!E.startsWith("@")&&!E.startsWith('"'))?r.map(E=>({text:E,span:c,quoted:!0})):void 0}},
10473:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.entryAt=P,v.entryFrom=x,v.fileAt=I,v.firstLineOf=
w,v.hasOtherContent=b,v.nothingAt=j,v.readText=N,v.resolveCommitted=A,v.runs=S;function T(){const p=i(76760);return T=function(){
return p},p}function L(){const p=i(32854);return L=function(){return p},p}function F(){const p=i(93028);return F=function(){
return p},p}function D(){const p=i(95132);return D=function(){return p},p}function C(){const p=i(1277);return C=function(){
return p},p}function R(){const p=i(56788);return R=function(){return p},p}function P(p,y,m){switch(p.kind){case"inside":
return p.entry;case"outside":return(0,R().fails)("target-outside",m,{path:y,reason:"symlink"});case"missing":return(0,R().
fails)("target-missing",m,{path:y});case"loop":return(0,R().fails)("target-not-a-file",m,{path:y,reason:"loop"})}}function j(p,y,m,g){
const e=(0,C().nearestFile)(p,y),t=y.slice(0,Math.max(0,y.length-((0,L().normalise)(m)?.length??0))),n=e&&T().posix.relative(
t,e),s=y.split("/").map((d,c,r)=>r.slice(0,c).join("/")).find(d=>p.stat(d)?.kind==="submodule");return(0,R().fails)("tar\
get-missing",g,{path:m,...s?{submodule:s}:n&&{near:n}})}function I(p,y,m){const g=P(p,y,m);return"problems"in g||(0,F().
isRegular)(g.kind)?g:(0,R().fails)("target-not-a-file",m,{path:y,reason:g.kind})}function x(p,y,m){const g=y.startsWith(
"/")?void 0:(0,L().normalise)((0,R().from)(p,y));if(g===void 0)return(0,R().fails)("target-outside",m,{path:y,reason:"ab\
ove"});const e=(0,L().resolveInTree)(p.tree,g);return e.kind==="missing"?j(p.tree,g,y,m):P(e,y,m)}function A(p,{text:y,span:m}){
const g=y.startsWith("/")?void 0:(0,L().normalise)((0,R().from)(p,y)),e=g===void 0?void 0:(0,L().resolveInTree)(p.tree,g);
return g===void 0||e?.kind!=="inside"||!(0,F().isRegular)(e.entry.kind)?R().NOTHING:S(p,{name:y,path:e.path,wanted:g},m)}
function S(p,{name:y,path:m,wanted:g},e){const t=p.changed.has(m)||p.changed.has(g);return{targets:[(0,R().target)(p,{kind:"\
file",name:y,path:m})],problems:t?[(0,D().problemAt)("target-changed",e,{path:m})]:[]}}async function N(p,y,m){const g=(0,L().
resolveInTree)(p,y);if(!(g.kind==="missing"&&p.stat(y)===void 0))return g.kind!=="inside"?{unread:"it is a symbolic link\
 that leads to no file of the repository"}:(0,F().isRegular)(g.entry.kind)?(g.entry.size??0)>m?{unread:"it is too large"}:
{text:(await p.read(g.path,m)).toString("utf8"),path:g.path}:{unread:"it is not a regular file"}}async function b(p,y,m){
if(p===y)return!1;const[g,e]=[p,y].map(d=>(0,L().resolveInTree)(d,m));if(g?.kind!=="inside"||e?.kind!=="inside")return!0;
const[t,n]=[g.entry,e.entry];if(t.oid!==void 0&&t.oid===n.oid)return!1;if(t.size!==n.size||!(0,F().isRegular)(t.kind)||!(0,F().
isRegular)(n.kind))return!0;const[u,s]=await Promise.all([p.read(t.path,t.size),y.read(n.path,n.size)]);return!u.equals(
s)}async function w(p,y){const[m=""]=(await p.read(y)).subarray(0,256).toString("latin1").split(`
`,1);return m}},47668:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.listWorkspaces=void 0,v.selectWorkspaces=
x;function T(){const S=i(76760);return T=function(){return S},S}function L(){const S=i(32854);return L=function(){return S},
S}function F(){const S=i(59542);return F=function(){return S},S}function D(){const S=i(59867);return D=function(){return S},
S}function C(){const S=i(55013);return C=function(){return S},S}const R=v.listWorkspaces=(0,F().perPath)(async(S,N)=>{const b=await(0,D().
usablePackageJson)(S,N),w=(0,C().readPatterns)(b?.workspaces??[]);if("unclear"in w)return w;const{wanted:p,entries:y,refused:m}=w;
if(p.length===0)return[];const g=[];for(const{path:n,kind:u}of S.files()){const s=I(N,n);if(s!==void 0)if(u==="symlink"){
const d=p.some(a=>(0,C().matchesPattern)(s,a,{partial:!0})),c=p.some(a=>(0,C().matchesPattern)(s,a)),r=d?(0,L().resolveInTree)(
S,n):void 0;if(r?.kind==="outside")return{unclear:n};if(r?.kind!=="inside"||r.entry.kind!=="directory")continue;if(!c||m.
length>0||p.some(a=>a.startsWith(`${s}/`)))return{unclear:n};g.push(s)}else T().posix.basename(n)==="package.json"&&g.push(
T().posix.dirname(s))}const e=g.filter(n=>p.some(u=>(0,C().matchesPattern)(n,u))).filter(n=>!n.split("/").includes("node\
_modules")).filter(n=>!m.some(u=>(0,C().matchesPattern)(n,u,{dot:!0}))).sort((n,u)=>n.localeCompare(u,"en")),t=y.flatMap(
n=>e.filter(u=>n.some(s=>(0,C().matchesPattern)(u,s,{partial:!0}))));return P(S,N,[...new Set(t)])});async function P(S,N,b){
const w=[],p=new Set;for(const y of b){const m=T().posix.join(N,y).replace(/^\.$/,""),g=await(0,D().readPackageJson)(S,m);
if(g===void 0)continue;if(g===D().INVALID)return{broken:`${m}/package.json`};const e=g.name||j(m);if(p.has(e))return{broken:g.
path};p.add(e),w.push({directory:m,name:e})}return w}function j(S){const N=T().posix.basename(T().posix.dirname(S)),b=T().
posix.basename(S);return N.startsWith("@")?`${N}/${b}`:b}function I(S,N){return S===""?N:N.startsWith(`${S}/`)?N.slice(S.
length+1):void 0}function x(S,N,{directory:b,project:w}){const p=e=>T().posix.join("/",e),y=p(I(w,`${b}/`)===void 0?w:b),
m=T().posix.resolve(y,N),g=[T().posix.relative(p(w),T().posix.resolve(p(b),N)),N];return S.filter(e=>{if(e.name===N||p(e.
directory)===m)return!0;const t=T().posix.relative(y,p(e.directory)),n=N.startsWith("./")?`./${t}`:t;return g.some(u=>A(
n,u))})}function A(S,N){const b=/^\.(?:\/|$)/.test(N)===S.startsWith("./"),[w,p]=[T().posix.normalize(S),T().posix.normalize(
`${N}/`)];return b&&N!==""&&`${T().posix.dirname(w)}/`===p&&!T().posix.basename(w).startsWith(".")}},34482:function(K,v,i){
Object.defineProperty(v,"__esModule",{value:!0}),v.Places=void 0,v.contextIn=F;function T(){const R=i(32854);return T=function(){
return R},R}const L="/\0checkout";function F({policy:R,tree:P,platform:j,cwd:I=""},x){const{workspace:A}=R,S=D(R)?L:void 0,
{files:N,cwd:b=I===""?S:`${S??A}/${I}`}=x;return{policy:R,platform:j,proposal:x,mount:N?{at:"/",tree:N}:P?{at:S??A,tree:P}:
{at:L},cwd:b}}function D({workspace:R}){const P=(0,T().locatePath)(R,L,{at:L});return P!==void 0&&(0,T().isLocatedIn)(P,
L)}class C{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:P},cwd:j,platform:I,mount:x}){this.#n=x,this.#e=x.at===
"/"?x:{at:x.at},this.#s=I!=="linux",this.workspace=(0,T().locatePath)(P,L,this.#e)??L,this.cwd=j===void 0?this.workspace:
(0,T().locatePath)(j,this.workspace,x)??L}locate(P){return(0,T().locatePath)(P,this.cwd,this.#n)}leadsInto(P,j){const I=this.
locate(P);return I===void 0?!1:j.some(x=>{const A=(0,T().locatePath)(x,this.workspace,this.#e);return A!==void 0&&this.isIn(
I,A)})}isIn(P,j){return(0,T().isLocatedIn)(P,j,{ignoreCase:this.#s})}mayBeIn(P,j){return(0,T().isLocatedIn)(P,j,{ignoreCase:!0})}}
v.Places=C},6163:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.dangerIn=x;function T(){const b=i(76760);
return T=function(){return b},b}function L(){const b=i(97424);return L=function(){return b},b}function F(){const b=i(11331);
return F=function(){return b},b}function D(){const b=i(81716);return D=function(){return b},b}function C(){const b=i(54421);
return C=function(){return b},b}const R=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as another user":"\
doas su sudo","reads the environment":"printenv"}).flatMap(([b,w])=>w.split(" ").map(p=>[p,b]))),P=2,j=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
I={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function x(b){if(j.test(b))return"names a \
file that is made for secrets";const w=(0,D().readShellText)(b),p=(0,D().everyCommand)(w).some(A)?Object.entries(I).find(
([,m])=>m.test(b)):void 0;if(p!==void 0)return`${p[0]} in inline code`;const[y]=(0,L().findDangers)(w);return y?L().DOES[y.
name]:S(w)}function A({words:b}){return b.some((w,p)=>(0,C().textHanded)(b.slice(p))!==void 0)}function S(b,w=0){for(const{
words:p,pipedFrom:y}of(0,D().everyCommand)(b)){const[m,...g]=p;if(m===void 0)continue;const e=T().posix.basename(m.text),
t=N(e);if(t!==void 0)return t;if((0,F().isShell)(e)&&(y!==void 0||g.length===0))return`has \`${e}\` run whatever it reads`;
if(!(e!=="find"&&!(0,F().startsOthers)(e)))for(const{text:n}of g){const u=N(T().posix.basename(n));if(u!==void 0)return u;
const d=w<P&&/\s/.test(n)?S((0,D().readShellText)(n),w+1):void 0;if(d!==void 0)return d}}}function N(b){const w=(0,F().programNamed)(
b)?.kind==="downloader"?"downloads":R.get(b);return w&&`${w} with \`${b}\``}},41431:function(K,v,i){Object.defineProperty(
v,"__esModule",{value:!0}),v.judgeReading=x,v.judgeRiskAlone=S,v.unjudged=N;function T(){const t=i(39763);return T=function(){
return t},t}function L(){const t=i(13580);return L=function(){return t},t}function F(){const t=i(95132);return F=function(){
return t},t}function D(){const t=i(6163);return D=function(){return t},t}function C(){const t=i(38010);return C=function(){
return t},t}function R(){const t=i(46121);return R=function(){return t},t}function P(){const t=i(8737);return P=function(){
return t},t}function j(){const t=i(92890);return j=function(){return t},t}function I(){const t=i(72017);return I=function(){
return t},t}function x(t,n,u){const s=(0,P().findProblems)(t),d=k=>e[k](t,s,u),c=d("evolver"),r=d("validator"),a={evolver:c,
validator:r}[n]??d(n);return b(t,n,a,{evolver:c,validator:r})}function A(t,n){const u=n.find(({rule:d})=>d==="validator-\
newer");return{"1.94":t,newer:u?{verdict:"block",reason:u}:t}}function S(t,n,u){const s={findings:g((0,P().findProblems)(
t))},d={evolver:s,validator:s};return b(t,"curated",(0,C().judgeRisk)(n,u),d)}function N(t,n,u){const s=typeof t=="strin\
g"?t:"",d=[(0,F().notJudged)(`the command \`${s}\``,u)];return b({command:s,words:[],assignments:[],argv:null,targets:[],
problems:[]},n,{findings:d},{evolver:{findings:d},validator:{findings:d}})}function b(t,n,u,s){const d=w(t,g(u.findings)),
c=p(d),r=k=>k===u?c:p(g(k.findings)),a=r(s.validator);return{reading:t,verdict:c.verdict,risk:u.risk??m(c.verdict,d),confirmation:u.
confirmation??"standard",findings:d,profiles:{evolver:r(s.evolver),validator:a,[n]:c},validators:A(a,s.validator.findings)}}
function w({command:t},n){const u=n[0]?.severity==="error"?(0,D().dangerIn)(t):void 0;return u===void 0?n:n.map(s=>s.severity===
"error"?{...s,harm:"danger",danger:u}:s)}function p(t){const n=y(t),[u]=t;if(n==="block"&&u)return{verdict:n,reason:u};const s=t.
find(({rule:d})=>d==="validator-empty-folder");return s?{verdict:n,remark:s}:{verdict:n}}function y(t){return t.some(({severity:u})=>u===
"error")?"block":t.some(({severity:u,rule:s})=>u==="warning"&&s!=="experimental_mode")?"warn":"allow"}function m(t,n){return t===
"block"?"dangerous":n.some(({rule:u})=>(0,L().ruleOf)(u).writes===!0)?"write":"safe"}function g(t){return T().SEVERITIES.
flatMap(n=>t.filter(({severity:u})=>u===n))}const e={evolver:R().evolver,validator:j().validator,curated:C().curated,workspace:I().
workspace}},21311:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.checkCommandPolicy=b,v.checkFamily=
y,v.failedExamples=w,v.requireExamples=p;function T(){const n=i(7723);return T=function(){return n},n}function L(){const n=i(
51951);return L=function(){return n},n}function F(){const n=i(41895);return F=function(){return n},n}function D(){const n=i(
94853);return D=function(){return n},n}function C(){const n=i(72720);return C=function(){return n},n}function R(){const n=i(
74238);return R=function(){return n},n}function P(){const n=i(5468);return P=function(){return n},n}function j(){const n=i(
87952);return j=function(){return n},n}function I(){const n=i(88220);return I=function(){return n},n}function x(){const n=i(
91063);return x=function(){return n},n}function A(){const n=i(34482);return A=function(){return n},n}function S(){const n=i(
41431);return S=function(){return n},n}function N(){const n=i(72017);return N=function(){return n},n}function b({families:n,
patterns:u}){const s=n.flatMap((d,c)=>t(["families",c],y(d)));return s.length>0?s:u.flatMap((d,c)=>t(["patterns",c],g(d,
n)))}function w({policy:n,path:u=R().POLICY_PATH,text:s=""}){return b(n).map(({message:d,pointer:c,value:r})=>{const a=(0,P().
placeIn)(s,c,r);return`${a===void 0?u:`${u}:${a}`}: ${d}`})}function p(n){const u=w(n);if(u.length!==0)throw new(F()).GateError(
"policy_invalid",`Examples of the policy fail:
${u.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function y(n){const{name:u}=n,
s=I().familySchema.safeParse(n);if(!s.success)return[{message:`family ${u}: ${T().prettifyError(s.error)}`,pointer:["nam\
e"],value:u}];const{evolver:d,sandbox:c}=s.data;try{d&&(0,x().programFamily)(u,d)}catch(l){const{message:E}=l;return[{message:`\
family ${u}: ${E}`,pointer:["evolver","flags"],value:u}]}const r={...D().DEFAULT_POLICY,programs:[u],families:[s.data],mode:"\
dangerous",allow_dangerous:!0},a=(l,{match:E,not_match:f})=>{const $=(o,h)=>m(o,u,h,r);return[...e("match",E,o=>{const h=l.
find(O=>!$(o,O));return h&&`family ${u}: ${h} rejects its example`}),...e("not_match",f,o=>{const h=l.find(O=>$(o,O));return h&&
`family ${u}: ${h} accepts its example`})]},k=c?.only?[c.only]:["curated","workspace"];return[...d?t(["evolver"],a(["evo\
lver"],d)):[],...c?t(["sandbox"],a(k,c)):[]]}function m(n,u,s,d){const c=(0,L().readWords)(n,{programs:(0,j().programTerms)(
d)}),r=s==="evolver"?c.invocation?.family:c.words[0]?.text===u,a=(0,A().contextIn)({policy:d,tree:void 0,platform:"linux"},
{}),{findings:k}=(0,S().judgeReading)(c,s,a),l=k.filter(({severity:E,rule:f})=>E==="error"&&f!=="family_unavailable");return!!r&&
l.length===0}function g({name:n,regex:u,match:s,not_match:d},c){const r=(0,C().compileLinear)(u);if("error"in r)return[{
message:`${n}: the pattern ${r.error}`,pointer:["regex"],value:u}];const a=k=>(0,N().matchesAnyCommand)(k,u,c);return[...e(
"match",s,k=>a(k)?void 0:`${n}: does not match`),...e("not_match",d,k=>a(k)?`${n}: matches`:void 0)]}function e(n,u,s){return u.
flatMap((d,c)=>{const r=s(d);return r?[{message:`${r} ${d}`,pointer:[n,c],value:d}]:[]})}function t(n,u){return u.map(s=>({
...s,pointer:[...n,...s.pointer]}))}},38010:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.curated=void 0,
v.judgeRisk=s;function T(){const o=i(30084);return T=function(){return o},o}function L(){const o=i(55126);return L=function(){
return o},o}function F(){const o=i(87952);return F=function(){return o},o}function D(){const o=i(13580);return D=function(){
return o},o}function C(){const o=i(95132);return C=function(){return o},o}function R(){const o=i(34482);return R=function(){
return o},o}function P(){const o=i(8737);return P=function(){return o},o}const j=10,I=[b,w,y,m,e,o=>d(t(o),o.context.policy)],
x=(o,h,O)=>{const{policy:M,proposal:W}=O,[H,...B]=l(o),G=[...f(o),...(0,P().besidesProgram)(h,o)],z=W.family??H?.text??"",
U=(0,F().sandboxProgram)("curated",z,M.families),V=W.mode??(M.experimental.includes(z)?"experimental":"structured");if(H===
void 0||U===void 0){const tn=H?(0,C().finding)("not_in_registry",{family:z},{span:H.span}):(0,C().finding)("no_command",
{});return{...s("dangerous",O),findings:[tn,...G].filter(A)}}const J=new(R()).Places(O),X=(0,L().readArguments)(B,U,k(J)),
Q=S(X),Z=new Set(U.dangerous_targets?.map(tn=>J.locate(tn))),q=Q.some(({path:tn})=>Z.has(J.locate(tn.replace(/\*$/,"")))),
Y={context:O,places:J,base:H,name:z,program:U,proposalMode:V,words:B,read:X,paths:Q,broad:q},[_,...en]=I.map(tn=>tn(Y)),
nn=[..._??[],...G,...en.flat()],sn=t(Y),rn=c(sn,V);return{findings:nn.some(({severity:tn})=>tn==="error")?(0,P().firstOfEach)(
nn.filter(A),j):[...nn,...u(Y).map(tn=>(0,C().finding)(tn,{}))],risk:sn,confirmation:rn}};v.curated=x;function A({severity:o}){
return o!=="warning"}function S({use:o,values:h}){const O=h.filter(({kind:W,text:H})=>T().PATH_KINDS.has(W)&&H!=="-").map(
({text:W,word:H})=>({path:W,word:H})),{default_operand:M}=o;return O.length===0&&M!==void 0?[{path:M}]:O}const N={structured:[
"structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function b({name:o,
base:h,program:O,proposalMode:M,context:W}){const{maturity:H="structured",platforms:B}=O.family.sandbox??{},{category:G}=O.
family,{policy:z,platform:U}=W,V=N[H];return[...z.disabled_packs.includes(G)?[`is in the disabled pack \`${G}\``]:[],...B?.
includes(U)===!1?[`does not exist on \`${U}\``]:[],...V.includes(M)?[]:[`has the maturity \`${H}\``]].map(X=>(0,C().finding)(
"family_unavailable",{family:o,reason:X},{span:h.span}))}function w({name:o,base:h}){return o===h.text?[]:[(0,C().finding)(
"family_base_mismatch",{family:o,base:h.text},{span:h.span})]}const p={tar:"constrained_form.tar",unzip:"constrained_for\
m.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function y(o){const{name:h,program:O,words:M,read:W}=o,H=p[h]??"constrained_form.other",
B=O.forms?H:"argument_refused";return[...M.filter(({text:z})=>O.family.category==="archives"&&T().SHELL_OPERATOR.test(z)).
map(({text:z,span:U})=>(0,C().finding)("shell_operator.quoted",{operator:z},{span:U})),...W.objections.filter(({word:z})=>z===
void 0||g(z,o)===void 0).map(({objection:z,word:U})=>(0,C().finding)(B,{family:h,objection:z},U?{span:U.span}:{}))]}function m(o){
return o.words.flatMap(h=>{const O=g(h,o);if(O===void 0)return[];const M={family:o.name,operand:h.text,prefix:O};return[
(0,C().finding)("forbidden_operand_prefix",M,{span:h.span})]})}function g({text:o},{program:h}){const{forbidden_prefixes:O=[]}=h;
return O.find(M=>o.toLowerCase().startsWith(M.toLowerCase()))}function e({paths:o,places:h,context:O}){const{allowed_roots:M}=O.
policy;return M.length===0?[]:o.filter(({path:W})=>W.startsWith("~")||!h.leadsInto(W,M)).map(({path:W,word:H})=>(0,C().finding)(
"outside_allowed_roots",{path:W,roots:M},H&&{span:H.span}))}function t({broad:o,read:{use:h}}){return o?"dangerous":h.risk??
"safe"}const n=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function u({broad:o,paths:h,proposalMode:O,read:M}){
const{flag_warnings:W={}}=M.use;return[...new Set([...(0,L().warningsIn)(M.use),...M.flags.flatMap(B=>W[B]??[]),...o?["b\
road_permission_target"]:[],...h.some(({path:B})=>n.test(B))?["env_secrets"]:[],...O==="experimental"?["experimental_mod\
e"]:[]])]}function s(o,{policy:h,proposal:O}){const M=c(o,O.mode??"structured");return{findings:d(o,h),risk:o,confirmation:M}}
function d(o,{mode:h,allow_dangerous:O}){return o==="safe"||o==="write"&&h!=="safe"||o==="dangerous"&&h==="dangerous"&&O?
[]:[(0,C().finding)("policy_risk",{risk:o,mode:h})]}function c(o,h){return h==="experimental"?"very_strong":o==="dangero\
us"?"strong":"standard"}const r=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],a=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function k(o){return(h,O)=>{const M=T().KINDS[h](O);if(M!==void 0||h!=="destination"&&h!=="source")return M;const W=o.locate(
O);if(W===void 0)return"cannot be resolved";if(W==="/")return"is the root of the file system";const B=(/^[\\/]|^[A-Za-z]:/.
test(O)||!o.isIn(W,o.cwd))&&r.find(G=>o.mayBeIn(W,G));if(B)return`is in the system directory ${B}`;if(h!=="destination")
return o.mayBeIn(o.cwd,W)?"is the working directory or one of its parents":a.test(W)?"is a home directory":void 0}}function l({
words:o,problems:h}){const O=h.filter(({rule:W})=>E.has((0,D().ruleOf)(W).shape)),M=Math.min(...O.map(({span:W})=>W.start));
return o.filter(({span:W})=>W.start<M)}const E=new Set(["operator","redirection","multiline"]);function f({problems:o}){
return o.flatMap(({rule:h,args:O,span:M})=>{const{shape:W}=(0,D().ruleOf)(h);if(W===void 0)return[];if(W==="unreadable")
return[(0,C().finding)("parse_failed",{},{span:M})];const{operator:H,written:B,character:G}=O,z=String(H??B??G),U=W==="o\
perator"?$(z):W;return[(0,C().finding)(`shell_operator.${U}`,{operator:z},{span:M})]})}function $(o){return o==="|"||o===
"|&"?"pipeline":o==="&"?"background":"chaining"}},46121:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),
v.evolver=void 0;function T(){const R=i(87952);return T=function(){return R},R}function L(){const R=i(38010);return L=function(){
return R},R}const F=(R,P,j)=>{const I=R.words[0]?.text;if(R.invocation===void 0&&I&&(0,T().isNamedCurated)(I,j.policy))return(0,L().
curated)(R,P,C(j));const x=D(R,P);return{findings:P,...x&&{risk:x}}};v.evolver=F;function D({invocation:R},P){const j=R?.
family?.data.risk;return P.some(({severity:x})=>x==="error")||j==="safe"?void 0:j}function C(R){const{policy:P}=R,j=P.allowed_roots.
length>0?P.allowed_roots:["."];return{...R,policy:{...P,allowed_roots:j}}}},8737:function(K,v,i){Object.defineProperty(v,
"__esModule",{value:!0}),v.besidesProgram=F,v.findProblems=C,v.firstOfEach=D;function T(){const R=i(13580);return T=function(){
return R},R}function L(){const R=i(95132);return L=function(){return R},R}function F(R,{invocation:P}){const j=P?.family?
["program","invocation","target"]:["program"];return R.filter(({layer:I,rule:x})=>!j.includes(String(I))||(0,T().ruleOf)(
x).anyText===!0)}function D(R,P){const j=new Map;return R.filter(({rule:I})=>{const x=(j.get(I)??0)+1;return j.set(I,x),
x<=P})}function C({problems:R}){return R.map(L().problemFinding)}},89509:function(K,v){Object.defineProperty(v,"__esModu\
le",{value:!0}),v.readToolCall=L;const i=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,T=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function L(F){const D=i.exec(F);if(D===null)return;const[,C="",R=""]=D,P=[];let j=D.indices?.[2]?.[0]??0,I=R;for(;I!=="";){
const x=T.exec(I);if(x===null)return;const[A,S,N]=x;P.push({text:S??N??"",span:{start:j,end:j+A.length}}),I=I.slice(A.length),
j+=A.length}return{name:C,args:P}}},92890:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.validator=void 0;
function T(){const P=i(95132);return T=function(){return P},P}const L=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
F={"1.94":{refused:L,information:new Set(["--version","--help","--v8-options"])},newer:{refused:L,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},D=(P,j)=>{const{invocation:I}=P,x=[...j,...R("1.94",P)];
if(x.some(({severity:N})=>N==="error"))return{findings:x};const[A]=R("newer",P);if(A){const N=String(A.args.flag??"");x.
push((0,T().finding)("validator-newer",{refused:N},A.span&&{span:A.span}))}const S=I?.operands[0];if(S&&!C(I,F["1.94"])){
const{text:N,span:b}=S;x.push((0,T().finding)("validator-empty-folder",{script:N},{span:b}))}return{findings:x}};v.validator=
D;function C({flags:P},{information:j}){return P.some(({name:I})=>j.has(I))}function R(P,{words:j,invocation:I,command:x}){
const A=F[P],[S,...N]=j;if(S===void 0)return[];const b=s=>(0,T().finding)("validator-script",{command:s},{span:S.span});
if(S.text!=="node")return[b(`\`${S.text}\``)];const{flags:w=[],operands:[p]=[]}=I??{},y=(s,d)=>{const c=p&&p.span.start<
d.start?"script":"node";return(0,T().finding)("validator-flag",{flag:s,of:c},{span:d})},m=I!==void 0&&C(I,A),g=m&&w.length===
1&&p===void 0,{options:e}=A,t=g||e===void 0?[]:w.filter(({name:s})=>!e.has(s)),n=A.text?.exec(x),u=w.some(({name:s})=>s===
"--test");return[...N.flatMap(({text:s,span:d})=>A.refused.test(s)?[y(s,d)]:[]),...t.map(({written:s,span:d})=>y(s,d)),...n?
[y(n[0],{start:n.index,end:n.index+n[0].length})]:[],...(p===void 0||u)&&!m?[b("`node` without a script")]:[]]}},72017:function(K,v,i){
Object.defineProperty(v,"__esModule",{value:!0}),v.matchesAnyCommand=c,v.workspace=void 0;function T(){const o=i(13970);
return T=function(){return o},o}function L(){const o=i(72720);return L=function(){return o},o}function F(){const o=i(30084);
return F=function(){return o},o}function D(){const o=i(55126);return D=function(){return o},o}function C(){const o=i(21006);
return C=function(){return o},o}function R(){const o=i(87952);return R=function(){return o},o}function P(){const o=i(13580);
return P=function(){return o},o}function j(){const o=i(95132);return j=function(){return o},o}function I(){const o=i(97424);
return I=function(){return o},o}function x(){const o=i(81716);return x=function(){return o},o}function A(){const o=i(34482);
return A=function(){return o},o}function S(){const o=i(8737);return S=function(){return o},o}function N(){const o=i(89509);
return N=function(){return o},o}const b=(o,h,O)=>O.proposal.tool==="runpy"?$(o,h,O):w(o,(0,S().besidesProgram)(h,o),O);v.
workspace=b;function w(o,h,O){const{families:M,patterns:W,disabled_packs:H}=O.policy,B=new(A()).Places(O),G=(0,x().readShellText)(
o.command),z=Y=>Y.map(_=>p(_,M,H)),U=z((0,x().everyCommand)(G)),V=Y=>U.flatMap(_=>{const en=r(_);return W.filter(nn=>nn.
layer===Y&&d(nn.regex,en)).map(({name:nn,regex:sn,reason:rn})=>(0,j().finding)("custom_pattern",{name:nn,pattern:sn,reason:rn},
{layer:Y}))}),J=[()=>y(o,G),()=>z(t(o,O.mount,B,U)).flatMap(Y=>a(Y,B)),()=>U.flatMap(f)];for(const[Y,_]of J.entries()){const en=[
..._(),...V(Y+1)];if(en.length>0)return{findings:[...(0,S().firstOfEach)(en,1),...h.filter(n)]}}const X=U.map(({read:Y})=>Y.
use),Q=new Set(X.flatMap(D().warningsIn)),Z=[...h,...[...Q].map(Y=>(0,j().finding)(Y,{}))],q=T().riskSchema.options.findLast(
Y=>X.some(_=>_.risk===Y));return q===void 0||q==="safe"||Z.some(n)?{findings:Z}:{findings:Z,risk:q}}function p(o,h,O){const[
M,...W]=o.words,H=(0,R().sandboxProgram)("workspace",M?.text??"",h),B=H&&!O.includes(H.family.category)?H:void 0;return{
command:o,program:B,read:(0,D().readArguments)(W,B??{})}}function y({targets:o},h){const O=o.flatMap(({script:M})=>M===void 0?
[]:[M]);return[...(0,I().findDangers)(h).map(M=>m(M,!0)),...O.flatMap(M=>(0,I().findDangers)((0,x().readShellText)(M))).
map(M=>m(M,!1))]}function m({name:o,pattern:h,words:O},M){const W=O[0]?.span.start,H=O.at(-1)?.span.end,B=M&&W!==void 0&&
H!==void 0?{span:{start:W,end:H}}:{};return(0,j().finding)(o,{pattern:e(h)},B)}const g=200;function e(o){return o.length>
g?`${o.slice(0,g)}\u2026`:o}function t({command:o},{tree:h,at:O},{cwd:M},W){return h!==void 0&&O!=="/"&&O===M&&W.length===
1?(0,x().everyCommand)((0,x().readShellText)(o,h)):W.map(B=>B.command)}function n({severity:o}){return o==="error"}function u({
program:o,read:h}){const O=o===void 0?[]:h.values;return new Set(O.flatMap(({kind:M,word:W})=>F().PATH_KINDS.has(M)?[]:W))}
const s=new Map;function d(o,h){const O=s.get(o)??(0,L().compileLinear)(o);return s.set(o,O),"error"in O||O.matches(h)}function c(o,h,O){
return(0,x().everyCommand)((0,x().readShellText)(o)).some(M=>d(h,r(p(M,O,[]))))}function r(o){const{words:h,redirections:O}=o.
command,M=u(o);return[...h.filter(W=>!M.has(W)).map(({text:W})=>W),...O.map(({operator:W,target:H})=>`${W} ${H?.text??""}`)].
join(" ")}function a(o,h){const{words:O,redirections:M,problems:W}=o.command,H=u(o),B=W.filter(({rule:z})=>z==="variable\
-expansion"),G=M.flatMap(({target:z})=>z??[]);return[...O.slice(1).filter(z=>!H.has(z)),...G].flatMap(({text:z,span:U})=>{
const V=B.some(({span:J})=>J.start>=U.start&&J.end<=U.end);return[z,...k(z)].flatMap(J=>l(J,U,h,V))})}function k(o){if(!o.
startsWith("-"))return[];const{attached:h}=(0,C().splitAtEquals)(o);return[...h?[h]:[],.../^-[^-]./.test(o)?[o.slice(2)]:
[]]}function l(o,h,O,M=!1){const W=M||o.startsWith("~")?void 0:O.locate(o);return W===void 0||!O.isIn(W,O.workspace)?[(0,j().
finding)("path_outside_workspace",{path:o},{span:h})]:o.split(/[\\/]/).includes("..")?[(0,j().finding)("path_traversal",
{path:o},{span:h})]:[]}const E=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],[/^(?:chmod|chown|dd|kill)$/,
/^--all$/],[/^/,/^--force$/]];function f({command:o,program:h,read:O}){const[M,...W]=o.words;if(M===void 0)return[];const{
text:H}=M,B=E.flatMap(([U,V])=>U.test(H)?[V]:[]),G=W.filter(({text:U})=>B.some(V=>V.test(U)));return G.length>0?G.map(({
text:U,span:V})=>(0,j().finding)("blocked_flag",{program:H,flag:U},{span:V})):W.length===1&&h&&/^--(?:version|help)$/.test(
W[0]?.text??"")?[]:(h?O.objections:[{objection:"is not allowed",word:M}]).map(({objection:U,word:V=M})=>(0,j().finding)(
"command_not_allowed",{program:H,objection:U},{span:V.span}))}function $({command:o},h,O){const M=h.filter(({rule:G})=>(0,P().
ruleOf)(G).anyText===!0),W=(0,N().readToolCall)(o),[H]=W?.args??[];if(W?.name!=="write_file"||H===void 0){const G=e(W?.name??
o);return{findings:[(0,j().finding)("command_not_allowed",{program:G,objection:"is not a call of a file tool with litera\
l arguments"}),...M]}}const B=[...l(H.text,H.span,new(A()).Places(O)),...M];return B.some(n)?{findings:B}:{findings:B,risk:"\
write"}}},81961:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.combine=R,v.policyWith=I,v.stricterOf=
C,v.tightenPolicy=P,v.valuesOf=j;function T(){const x=i(23404);return T=function(){return x},x}function L(){const x=i(41895);
return L=function(){return x},x}function F(){const x=i(74238);return F=function(){return x},x}function D(){const x=i(11160);
return D=function(){return x},x}function C(x,A,S){const N=R(x.policy,A.policy);if("conflicts"in N)throw new(L()).GateError(
"policy_conflict",`The policies of the base and of ${S} differ in ${N.conflicts.join(", ")}; the gate cannot determine w\
hich is stricter.`,"Use the same values in both policies.");const{ref:b,digest:w}=A,p=[...x.combinedWith?[x.combinedWith.
name]:[],S];return{...x,policy:N.policy,digest:(0,F().digestPolicy)(N.policy),combinedWith:{name:p.join(" and "),digest:w,
...b!==void 0&&{ref:b}}}}function R(x,A){const S=[],N=j(x),b=j(A);for(const[w,{strictness:p}]of D().POLICY_KEYS){const[y,
m]=[N.get(w),b.get(w)];if((0,T().canonicalize)(y)===(0,T().canonicalize)(m))continue;const g=p.combine(y,m);g?N.set(w,g.
value):S.push(w)}return S.length>0?{conflicts:S}:{policy:I(N)}}function P(x,A){if(Object.values(A).every(p=>p===void 0))
return x;const S=j(x.policy),N=[],b=new Map(Object.entries(A));for(const[p,{strictness:y,input:m}]of D().POLICY_KEYS){const g=m&&
b.get(m.name),e=S.get(p);if(!(!m||g===void 0||g===e))if(e===m.open||y.compare(e,g)==="tighter")S.set(p,g);else{const t={
given:String(g),kept:String(e)};N.push({input:m.name,key:p,...t})}}const w=I(S);return{...x,policy:w,digest:(0,F().digestPolicy)(
w),ignoredInputs:N}}function j(x){const A=x;return new Map([...D().POLICY_KEYS.keys()].map(S=>{const[N="",b]=S.split("."),
w=A[N];return[S,b===void 0?w:w[b]]}))}function I(x){const A={};for(const[S,N]of x){const[b="",w]=S.split(".");A[b]=w===void 0?
N:{...A[b],[w]:N}}return D().policySchema.parse(A)}},76545:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),
v.comparePolicies=R;function T(){const x=i(23404);return T=function(){return x},x}function L(){const x=i(69873);return L=
function(){return x},x}function F(){const x=i(81961);return F=function(){return x},x}function D(){const x=i(11160);return D=
function(){return x},x}function C(){const x=i(92328);return C=function(){return x},x}function R(x,A){const[S,N]=[(0,F().
valuesOf)(x),(0,F().valuesOf)(A)];return[...D().POLICY_KEYS].flatMap(([b,{strictness:w}])=>{const[p,y]=[S.get(b),N.get(b)],
m=P(p,y);if(m===void 0)return[];const g=w.compare(p,y),e=w.loosens?.(p,y)??g!=="tighter";return[{key:b,change:m,direction:g,
loosens:e}]})}function P(x,A){if(Array.isArray(x)&&Array.isArray(A)){const S=[...(0,C().missingFrom)(x,A).map(N=>`+ ${j(
N)}`),...(0,C().missingFrom)(A,x).map(N=>`- ${j(N)}`)];return S.length===0?void 0:S.join(", ")}return(0,T().canonicalize)(
x)===(0,T().canonicalize)(A)?void 0:`${I(x)} \u2192 ${I(A)}`}function j(x){const A=x.name;return typeof A=="string"?A:I(
x)}function I(x){return(0,L().stringify)(x,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(K,v,i){Object.
defineProperty(v,"__esModule",{value:!0}),v.NPM_LOCKFILES=v.LOCKFILES=void 0,v.isCode=j,v.isLockfile=u,v.isOfTests=g,v.isPackageFile=
d,v.isProgramCode=P,v.isTest=y,v.isTestData=m,v.isWritten=I,v.toolThatFinds=E;function T(){const f=i(76760);return T=function(){
return f},f}function L(){const f=i(41330);return L=function(){return f},f}const F=new Set(`js mjs cjs jsx ts mts cts tsx\
 vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),D=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),C=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function P(f){return F.has(x(f))}function j(f){return P(f)||D.has(x(f))}function I(f){return j(f)||C.has(x(f))||R.test(T().
posix.basename(f))}function x(f){return T().posix.extname(f).slice(1).toLowerCase()}const A={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},S=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
N=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[b,w,p]=Object.values(A).map(f=>new RegExp(`(?:^|/)(?\
:${f})/`,"i"));function y(f){return b.test(f)||S.test(f)}function m(f){return w.test(f)||f.endsWith(".snap")}function g(f){
return y(f)||m(f)||p.test(f)||N.test(f)}const e=v.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],t=v.LOCKFILES=
[...e,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],n=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function u(f){return t.includes(f)||n.test(f)}const s=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function d(f){return t.includes(f)||s.test(f)}const c="{js,cjs,mjs,ts,cts,mts}",r="{json,jsonc,json5,yaml,yml,toml}",a=`\
{${c.slice(1,-1)},${r.slice(1,-1)}}`,k={vitest:`vitest.config.${c} vitest.workspace.${a} vite.config.${c}`,jest:`jest.co\
nfig.${a} jest.setup.${c}`,mocha:`.mocharc .mocharc.${a}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${c}`,cypress:`cypress.config.${c}`,eslint:`eslint.config.${c} .eslintrc \
.eslintrc.${a} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${a} prettier.config.${c} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${a} stylelint.config.${c} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${a} .knip.${r} knip.config.${c}`,markdownlint:`.markdownlint.${a}\
 .markdownlint-cli2.${a} .markdownlintignore .markdownlintrc`,cspell:`cspell.${a} .cspell.${a} cspell.config.${a}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${a} nyc.config.${c}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${a} .babelrc .babelrc.${a}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let l;function E(f){if(l??=Object.entries(k).map(([o,h])=>[o,
(0,L().default)(h.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(f))return"cargo";const $=f.slice(f.lastIndexOf(
"/")+1);return l.find(([,o])=>o($))?.[0]}},19609:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.PRELOADABLE_PACKAGES=
v.NODE_FLAGS=v.NODE_ALIASES=v.BUILT_IN_REPORTERS=void 0;function T(){const R=i(91063);return T=function(){return R},R}const L=v.
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
    disable-wasm-trap-handler enable-etw-stack-walking experimental-permission expose-internals
    harmony-shadow-realm huge-max-old-generation-size insecure-http-parser
    interpreted-frames-native-stack jitless max-heap-size?= node-memory-debug
    openssl-legacy-provider perf-basic-prof-only-functions perf-prof-unwinding-info permission
    permission-audit security-revert= stack-size?= title= tls-cipher-list= tls-max-v1.2
    tls-min-v1.0 tls-min-v1.1 trace-env trace-env-js-stack trace-env-native-stack use-bundled-ca
    use-largepages= use-openssl-ca use-system-ca
  `,"evaluates-text":`
    eval= experimental-default-type= input-type= print
  `,"reads-stdin":`
    interactive
  `,"preloads-code":`
    import= require=
  `,"loads-module":`
    experimental-loader=
  `,"loads-code":`
    build-snapshot build-snapshot-config= entry-url experimental-addon-modules
    experimental-config-file= experimental-network-imports
    experimental-policy= experimental-sea-config= experimental-wasm-modules icu-data-dir=
    openssl-config= openssl-shared-config policy-integrity= run= snapshot-blob=
    test-global-setup=
  `,"reads-environment-file":`
    env-file-if-exists= env-file=
  `,"changes-configuration":`
    experimental-global-customevent experimental-import-meta-resolve
    experimental-import-text experimental-inspector-network-resource experimental-json-modules
    experimental-package-map= experimental-quic experimental-shadow-realm
    experimental-specifier-resolution experimental-stream-iter global-search-paths http-parser
    node-snapshot preserve-symlinks preserve-symlinks-main use-env-proxy
  `,"opens-inspector":`
    debug debug-brk experimental-network-inspection experimental-storage-inspection
    experimental-worker-inspection inspect inspect-brk inspect-brk-node inspect-port=
    inspect-publish-uid= inspect-wait
  `,"never-ends":`
    watch watch-kill-signal= watch-path= watch-preserve-output
  `,"writes-files":`
    cpu-prof cpu-prof-dir= cpu-prof-interval= cpu-prof-name= diagnostic-dir=
    experimental-webstorage heap-prof heap-prof-dir= heap-prof-interval= heap-prof-name=
    heapsnapshot-near-heap-limit= heapsnapshot-signal= localstorage-file= perf-basic-prof
    perf-prof prof prof-process redirect-warnings= report-compact report-dir= report-exclude-env
    report-exclude-network report-filename= report-on-fatalerror report-on-signal report-signal=
    report-uncaught-exception test-rerun-failures= test-update-snapshots tls-keylog=
    trace-event-categories= trace-event-file-pattern=
  `}),F=v.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  es-module-specifier-resolution=experimental-specifier-resolution
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  report-directory=report-dir security-reverts=security-revert
  trace-events-enabled=trace-event-categories
  `.trim().split(/\s+/).map(R=>R.split("="))),D=v.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),C=v.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g))},4274:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.NPM_SUBCOMMANDS=v.NPM_SHORTHANDS=
v.NPM_FLAGS=void 0;function T(){const P=i(91063);return T=function(){return P},P}const L=(0,T().nameTable)({harmless:`
    color? foreground-scripts json loglevel= long offline parseable prefer-offline prefer-online
    progress unicode update-notifier
  `,"selects-scripts":`
    if-present ignore-scripts include-workspace-root prefix= workspace= workspaces?
  `,"only-prints":"usage version versions","evaluates-text":"call=",downloads:"package= yes?","of-tests":"bail? coverage\
? runInBand?","changes-configuration":`
    global globalconfig= node-options= registry= script-shell= shell= userconfig=
  `}),F=v.NPM_FLAGS=new Map([...L].map(([P,{name:j,arity:I,kind:x}])=>[P,{name:j,arity:I==="optional"?"loose":I==="value"?
"value":"none",effect:x}])),D=`
  ?=usage C=prefix H=usage c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly g=global
  h=usage help=usage iwr=include-workspace-root l=long no=no-yes p=parseable
  porcelain=parseable q=loglevel:warn quiet=loglevel:warn reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,C=v.NPM_SHORTHANDS=new Map(D.trim().split(/\s+/).map(P=>P.split(/[=:]/)).map(([P="",j,...I])=>[P,[`--${j}`,...I]])),R=v.
NPM_SUBCOMMANDS=(0,T().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exec,x","only-print\
s":"explain,why help ls,list,la,ll prefix query root sbom",installs:`
    ci,clean-install,ic create,init dedupe install,add,i,in install-ci-test,cit
    install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink update,u,up,upgrade
  `,publishes:`
    access adduser,add-user deprecate dist-tag login logout owner profile publish team token
    unpublish
  `,"uses-network":"audit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pk\
g shrinkwrap version","changes-configuration":"config,c get set"})},55126:function(K,v,i){Object.defineProperty(v,"__esM\
odule",{value:!0}),v.readArguments=C,v.warningsIn=D;function T(){const A=i(35672);return T=function(){return A},A}function L(){
const A=i(30084);return L=function(){return A},A}function F(){const A=i(21006);return F=function(){return A},A}function D({
warnings:A=[],network_touching:S}){return S?["network_touching",...A]:A}function C(A,S,N=(b,w)=>L().KINDS[b](w)){if(S.forms!==
void 0)return R(A,S,S.forms,N);if(S.subcommands===void 0)return I(A,S,N);const[b,...w]=A,p=Object.entries(S.subcommands).
find(([m])=>m===b?.text)?.[1];if(p!==void 0)return I(w,{...S,...p},N);const y=`is accepted only with ${j(Object.keys(S.subcommands))}`;
return{use:S,flags:[],values:[],objections:[{objection:y,...b&&{word:b}}]}}function R(A,S,N,b){const w=`is accepted only\
 as ${j(Object.keys(N))}`,[p]=A;let y={use:S,flags:[],values:[],objections:[{objection:w,...p&&{word:p}}]};for(const[m,g]of Object.
entries(N)){const e=(0,T().matchForm)((0,T().parseForm)(m)??[],A,b);if(e===void 0)continue;const t=e.map(({word:u,kind:s})=>({
text:u.text,word:u,kind:s,operand:!0})),n=e.find(u=>u.wrong!==void 0);if(!n)return{use:{...S,...g},flags:[],values:t,objections:[]};
y={...y,values:t,objections:[{...P(n),word:n.word}]}}return y}function P({word:A,wrong:S}){return{objection:`does not ac\
cept \`${A.text}\`, which ${S}`,word:A}}function j(A){return A.map(S=>`\`${S}\``).join(", ")}function I(A,S,N){const b=[],
w=[],p=[],y=[],m=(r,a)=>y.push(P({word:r,wrong:a,kind:"text"})),{leading_flags:g=[]}=S;let e=!1;for(const r of(0,F().readFlags)(
A,x(S)).tokens){const{word:a}=r;if(r.kind==="operand"){e&&m(a,"comes after the expression"),p.push(a);continue}if(r.kind===
"unknown"){m(a,"is not among its flags");continue}const{name:k,kind:l}=r.part.spec;if(b.push(k),g.includes(k)){p.length>
0&&m(a,"must come before the operands");continue}if(e=g.length>0,l===void 0)continue;const E=r.consumes?r.next?.text:r.part.
fixed;E===void 0?m(a,"requires a value"):w.push({text:E,kind:l,word:r.consumes&&r.next||a,operand:!1})}const t=(r=[])=>r.
some(a=>b.includes(a)),n=((0,T().parseOperands)(S.operands??"path*")??[]).slice(t(S.first_operand_by)?1:0);for(const[r,a]of p.
entries()){const k=n[Math.min(r,n.length-1)];w.push({text:a.text,kind:k?.kind??"path",word:a,operand:!0})}for(const{text:r,
kind:a,word:k}of w){const l=N(a,r);l!==void 0&&y.push({objection:`does not accept \`${r}\`, which ${l}`,word:k})}const{min:u,
max:s}=(0,T().countOf)(n),d=u-(t(S.last_operand_by)?1:0),c=p.length;if(c<d||c>s){const r=s===d?`${s}`:`${d} to ${s}`,a=Number.
isFinite(s)?r:`at least ${d}`;y.push({objection:`takes ${a} operands, not ${c}`})}return{use:S,flags:b,values:w,objections:y}}
function x({flags:A="",leading_flags:S=[]}){const N=new Map([...S.map(p=>[p,void 0]),...(0,T().parseFlags)(A)??[]]),b=(p,y)=>{
const m=N.get(p);return{spec:{name:p,kind:m},negated:!1,takes:m===void 0||y!==void 0?"never":"always",...y!==void 0&&{fixed:y}}},
w=p=>N.has(p)&&N.get(p)===void 0;return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:p=>{
if(N.has(p))return[b(p)];if(N.has("-#")&&/^-\d+$/.test(p))return[b("-#")];const{written:y,attached:m}=p.startsWith("--")?
(0,F().splitAtEquals)(p):{written:p.slice(0,2),attached:p.slice(2)};if(m!==void 0&&N.get(y)!==void 0)return[b(y,m)];const g=/^-[A-Za-z]{2,}$/.
test(p)?[...p.slice(1)].map(e=>`-${e}`):[];return g.length>0&&g.every(w)?g.map(e=>b(e)):void 0}}}},71011:function(K,v,i){
Object.defineProperty(v,"__esModule",{value:!0}),v.UNKNOWN_MODULE=void 0,v.unknownTool=P;function T(){const j=i(91063);return T=
function(){return j},j}const L={flags:{config:"config,c= config-file= rcfile= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= extends= format= formatter= global-setup= global-teardown= hook~=
      import= load= load-plugins= loader= parser= plugin~= preset~= reporter,reporters= require,r= resolver= rulesdir=
      runner= setup~= test-environment= test-runner= transform= use=
    `,"script-text":"cmd= command= eval= init-hook=","launches-programs":"exec,execute= on-change= on-failure= on-succes\
s= shell=",node:"exec-argv= node-arg~= node-flag~= node-option~=","reads-environment-file":"env-file=","opens-inspector":"\
inspect? inspect-brk? inspect-wait?","reads-stdin":"stdin",publishes:"publish upload","tool-writes":"apply apply-unsafe \
fix? in-place overwrite update update-snapshot,update-snapshots write","skips-tests":"allow-no-tests pass-with-no-tests",
"hides-failures":"exit-zero no-fail warn-only","never-ends":"serve ui watch watch-all"},subcommands:{"evaluates-text":"e\
val",installs:"add i install link remove uninstall update upgrade","never-ends":"console dev develop preview repl serve \
server shell start studio watch",publishes:"deploy login publish push release upload","tool-writes":"generate migrate","\
writes-files":"clean create eject init new"}},F=[{programs:["next"],alone:"never-ends",ends_with:"build info lint teleme\
try typegen"},{programs:["parcel","vitepress"],alone:"never-ends",ends_with:"build"},{programs:["storybook"],alone:"neve\
r-ends",ends_with:"build doctor"},{programs:["testem"],alone:"never-ends",ends_with:"ci launchers"},{programs:["karma"],
ends_with:"run start"},{programs:["ember","hexo","ng"],subcommands:{"never-ends":`${L.subcommands["never-ends"]} s`}},{programs:[
"microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{"never-ends":`${L.flags["never-ends"]} w`}}],
D=(0,T().toolTable)(L),C=v.UNKNOWN_MODULE=(0,T().toolTable)({...L,flags:{...L.flags,code:"custom-syntax= env= environmen\
t= formatter= parser= reporter= resolver= rulesdir= runner= use=",module:"import= load= load-plugins= loader= plugin~="}}),
R=new Map(F.flatMap(({programs:j,flags:I,subcommands:x,...A})=>{const S=(0,T().toolTable)({flags:{...L.flags,...I},subcommands:{
...L.subcommands,...x},...A});return j.map(N=>[N,S])}));function P(j){return R.get(j)??D}},55366:function(K,v,i){Object.
defineProperty(v,"__esModule",{value:!0}),v.MAX_FILE_BYTES=void 0,v.readBlob=D;function T(){const C=i(41895);return T=function(){
return C},C}function L(){const C=i(7650);return L=function(){return C},C}const F=v.MAX_FILE_BYTES=16*1024*1024;async function D(C,R){
const[P]=await C.read([R]);if(P?.type==="blob")return P.content;throw new(T()).GateError("file_unreadable",P?`Object ${R}\
 is a ${P.type}, not a file`:`Object ${R} is missing from this clone`,L().FULL_CLONE_HINT)}},48741:function(K,v,i){Object.
defineProperty(v,"__esModule",{value:!0}),v.folderTree=I,v.readOnDisk=A;function T(){const p=i(73024);return T=function(){
return p},p}function L(){const p=i(51455);return L=function(){return p},p}function F(){const p=i(76760);return F=function(){
return p},p}function D(){const p=i(41895);return D=function(){return p},p}function C(){const p=i(55366);return C=function(){
return p},p}function R(){const p=i(39491);return R=function(){return p},p}function P(){const p=i(96681);return P=function(){
return p},p}function j(){const p=i(93028);return j=function(){return p},p}function I(p,y=C().MAX_FILE_BYTES){const m=(0,F().
resolve)(p),g=`the directory ${p}`,e=s=>w(s,()=>(0,T().lstatSync)((0,P().systemPath)((0,F().join)(m,s)))),t=s=>{if(s==="")
return{path:s,kind:"directory",tracked:!0};if(!(0,R().canBeCheckedOut)(s)||!(0,R().foldersAbove)(s).every(a=>e(a)?.isDirectory()))
return;const d=e(s),c=d&&(0,j().kindOf)(d);if(!d||!c)return;const r=(0,j().isRegular)(c)?{size:d.size}:{};return{path:s,
kind:c,...r,tracked:!s.split("/").includes("node_modules")}},n=s=>t(s)?.kind!=="directory"?[]:(w(s,()=>(0,T().readdirSync)(
(0,P().systemPath)((0,F().join)(m,s)),{encoding:"buffer"}))??[]).map(c=>t(s===""?(0,P().decodePath)(c):`${s}/${(0,P().decodePath)(
c)}`)).filter(c=>c!==void 0).sort(R().byEntryPath);function*u(s){for(const d of n(s))d.tracked&&(d.kind==="directory"?yield*u(
d.path):yield d)}return{label:g,stat:t,list:n,files:()=>[...u("")].sort(R().byEntryPath),readlink:s=>t(s)?.kind==="symli\
nk"?w(s,()=>(0,P().decodePath)((0,T().readlinkSync)((0,P().systemPath)((0,F().join)(m,s)),{encoding:"buffer"}))):void 0,
read:async(s,d=y)=>{const c=t(s);if(!(0,j().isRegular)(c?.kind))throw(0,R().notAFile)(g,s);if((c.size??0)>d)throw(0,R().
tooLarge)(g,s,c.size??0,d);return S((0,F().join)(m,s),s,g,d)}}}const x=T().constants.O_RDONLY|(T().constants.O_NOFOLLOW??
0)|(T().constants.O_NONBLOCK??0);function A(p,y){return S((0,F().join)(p,y),y,`the directory ${p}`,1/0)}async function S(p,y,m,g){
try{const e=await(0,L().open)((0,P().systemPath)(p),x);try{const t=await e.stat();if(!t.isFile())throw(0,R().notAFile)(m,
y);if(t.size>g)throw(0,R().tooLarge)(m,y,t.size,g);return await e.readFile()}finally{await e.close()}}catch(e){throw e instanceof
D().GateError?e:N(y,e)}}function N(p,y){return new(D()).GateError("file_unreadable",`Cannot read ${p}: ${y instanceof Error?
y.message:y}`,"Check the permissions of the file and of the directories above it.",{cause:y})}const b=new Set(["ENOENT",
"ENOTDIR","ENAMETOOLONG"]);function w(p,y){try{return y()}catch(m){if(b.has(m.code??""))return;throw N(p,m)}}},63550:function(K,v,i){
Object.defineProperty(v,"__esModule",{value:!0}),v.literalTree=L;function T(){const D=i(39491);return T=function(){return D},
D}function L(D,C="the given files"){const R=new Map(Object.entries(D)),P=I=>{const x=R.get(I);return typeof x=="string"?
Buffer.from(x):Buffer.isBuffer(x)?x:x!==void 0&&"executable"in x?Buffer.from(x.executable):void 0};return{...(0,T().indexEntries)(
[...R].map(([I,x])=>F(I,x,P(I)?.length))),label:C,readlink:I=>{const x=R.get(I);return typeof x=="object"&&"symlink"in x?
x.symlink:void 0},read:async I=>{const x=P(I);if(x===void 0)throw(0,T().notAFile)(C,I);return x}}}function F(D,C,R){const P=!D.
split("/").includes("node_modules");if(typeof C=="object"&&"symlink"in C)return{path:D,kind:"symlink",tracked:P};if(typeof C==
"object"&&"submodule"in C)return{path:D,kind:"submodule",oid:C.submodule,tracked:P};const j=typeof C=="object"&&"executa\
ble"in C;return{path:D,kind:j?"executable":"file",...R===void 0?{}:{size:R},tracked:P}}},96681:function(K,v,i){Object.defineProperty(
v,"__esModule",{value:!0}),v.decodePath=L,v.decodePieces=C,v.splitNul=R,v.systemPath=D;function T(){const P=i(4573);return T=
function(){return P},P}function L(P){if((0,T().isUtf8)(P))return P.toString("utf8");let j="";for(let I=0;I<P.length;){const x=F(
P,I);j+=x>0?P.toString("utf8",I,I+x):String.fromCharCode(56320+(P[I]??0)),I+=Math.max(x,1)}return j}function F(P,j){for(let I=1;I<=
4&&j+I<=P.length;I++)if((0,T().isUtf8)(P.subarray(j,j+I)))return I;return 0}function D(P){if(!/[\udc80-\udcff]/.test(P))
return P;const j=P.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(j.map((I,x)=>x%2===1?Buffer.of(I.
charCodeAt(0)-56320):Buffer.from(I)))}function C(P){if(!(0,T().isUtf8)(P))return[...R(P)].map(L);const j=P.toString("utf\
8").split("\0");return j.at(-1)===""&&j.pop(),j}function*R(P){let j=0;for(let I=P.indexOf(0);I>=0;I=P.indexOf(0,j))yield P.
subarray(j,I),j=I+1;j<P.length&&(yield P.subarray(j))}},59542:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),
v.filesNamed=D,v.perPath=R,v.perTree=C;function T(){const P=i(76760);return T=function(){return P},P}function L(){const P=i(
59490);return L=function(){return P},P}const F=C(P=>(0,L().groupBy)(P.files(),({path:j})=>T().posix.basename(j)));function D(P,j){
return F(P).get(j)??[]}function C(P){const j=new WeakMap;return I=>{const x=I.original??I,{answer:A}=j.get(x)??{answer:P(
x)};return j.set(x,{answer:A}),A}}function R(P){const j=C(()=>new Map);return(I,x)=>{const A=j(I),S=A.get(x)??P(I,x);return A.
set(x,S),S}}},80781:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),v.subTree=i;function i(F,D){if(D==="")
return F;const C=T.get(F)??new Map;T.set(F,C);const R=C.get(D)??L(F,D);return C.set(D,R),R}const T=new WeakMap;function L(F,D){
const C=`${D}/`,R=x=>x===""?D:C+x,P=x=>({...x,path:x.path===D?"":x.path.slice(C.length)}),{original:j,isPending:I}=F;return{
label:F.label,...j&&{original:i(j,D)},...I&&{isPending:x=>I(R(x))},stat:x=>{const A=F.stat(R(x));return A&&P(A)},readlink:x=>F.
readlink(R(x)),list:x=>F.list(R(x)).map(P),files:()=>[...F.files()].filter(({path:x})=>x.startsWith(C)).map(P),read:(x,A)=>F.
read(R(x),A)}}},95132:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.describe=j,v.eligibilityOf=y,v.
finding=F,v.isMissingEvidence=m,v.isProblem=R,v.notJudged=b,v.problemAt=C,v.problemFinding=P,v.whyNotJudged=w;function T(){
const g=i(41895);return T=function(){return g},g}function L(){const g=i(13580);return L=function(){return g},g}function F(g,e,t={}){
return D(g,e,t)}function D(g,e,t){const{severity:n,harm:u,layer:s}=(0,L().ruleOf)(g);return{rule:g,severity:n,harm:u,layer:s,
args:e,...t}}function C(g,e,t,n){return{rule:g,args:t,span:e,...n&&{severity:n}}}function R(g,e){return g.rule===e}function P({
rule:g,args:e,span:t,severity:n}){return D(g,e,{span:t,...n&&{severity:n}})}function j({rule:g,args:e,edit:t,danger:n,level:u}){
const s=(0,L().ruleOf)(g);return{message:s.message(e)+(u?` ${I(u)}`:""),remedy:n===void 0?(t&&S(t))??s.remedy(e):`Remove\
 the command: it ${n}. A person decides whether the gene needs it.`}}function I({rules:g,level:e,from:t,reason:n}){const u=n===
void 0?"":`: ${n.replace(/\.$/,"")}`;return`The policy sets \`${g}\` to \`${e}\`, instead of ${t}${u}.`}const x=160,A=4;
function S({new:g,pointer:e,files:t=[],fix:n}){if(!(g.length<=A&&g.every(k=>k.length<=x&&!k.includes("`"))))return n?"Ru\
n `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const s=e?.endsWith("/asset_id")===!0,
d=s||g.length===0?"":" (accepted; not run)",c=n?`; \`gene-gate fix --write\` does this${d}.`:".",[r,...a]=g.map(k=>`\`${k}\
\``);return r===void 0?`Remove the command, which adds no check${c}`:s?`Set \`asset_id\` to ${r}${c}`:t.length>0?`Move i\
t into a script, ${t.map(({path:l})=>`\`${l}\``).join(", ")}, and run ${[r,...a].join(", ")}${c}`:a.length===0?`Write ${r}\
 instead${c}`:`Write separate entries in \`validation\`: ${[r,...a].join(", ")}${c}`}const N=500;function b(g,e,t={}){return F(
"not-judged",{detail:w(g,e)},t)}function w(g,e){if((0,T().endsAudit)(e))throw e;return`${g}: ${p(e).slice(0,N).replace(/\.$/,
"")}`}function p(g){return g instanceof T().GateError?g.message:g instanceof Error?`${g.name}: ${g.message}`:String(g)}function y(g){
return g.length===0?"eligible":g.every(m)?"unproven":"refuted"}function m({rule:g}){const{unproven:e,undecided:t}=(0,L().
ruleOf)(g);return e===!0||t===!0}},94411:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.areHarmlessOptions=
N,v.isHarmlessVariable=b,v.readAssignments=g;function T(){const e=i(25367);return T=function(){return e},e}function L(){
const e=i(17992);return L=function(){return e},e}function F(){const e=i(90762);return F=function(){return e},e}const D=/^[\w.-]{0,64}$/,
C=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,R=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,P=/^\d{1,9}$/,
j=/^(?:|[01]|true|false|yes|no|on|off)$/i,I=new Map([["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",C],["LC_ALL",C],["NODE_NO_WARNINGS",j],["PYTHONDONTWRITEBYTEC\
ODE",j],["PYTHONUNBUFFERED",j],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",R],["TS_NODE_TRANSPILE_ONLY",j],["TS_NODE_FILES",j],["TS_NODE_SKIP_PROJECT",j]]),x=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,D]],A="NOD\
E_OPTIONS",S=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function N(e){return e.split(" ").every(t=>S.test(t.replaceAll("_","-")))}function b(e,t){if(e===A)return N(t);const n=I.
get(e);return n!==void 0?n.test(t):p(e)?x.some(([s,d])=>s.test(e)&&d.test(t))||j.test(t)||P.test(t):!1}const w=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function p(e){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(e)?!(0,L().isReadByProgram)(e):w.test(e)}function y(e){return e===
A||I.has(e)||p(e)}const m=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function g(e,t){const n=[],u=[];let s=0;for(const d of e){const[
c]=d.parts,r=c&&!c.quoted?m.exec(c.text):null;if(!r)break;s+=1;const[a,k="",l]=r,E=(0,F().textOf)(d).slice(a.length),f={
start:d.start,end:d.end};if(!l&&b(k,E))n.push({name:k,value:E,span:f}),t.add("environment-assignment",f,{name:k,value:(0,T().
visible)(E)});else{const $=!l&&y(k);t.add("assignment-refused",f,{name:k,value:(0,T().visible)(E),known:$}),l||u.push({name:k,
value:E,span:f})}}return{assignments:n,refused:u,count:s}}},97424:function(K,v,i){Object.defineProperty(v,"__esModule",{
value:!0}),v.DOES=void 0,v.dangerOfScript=s,v.findDangers=S;function T(){const c=i(11331);return T=function(){return c},
c}function L(){const c=i(81716);return L=function(){return c},c}function F(){const c=i(54421);return F=function(){return c},
c}const D=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,C=(c,r,a)=>c.some(k=>/^-[A-Za-z]+$/.test(k)&&[...k.slice(
1)].some(l=>r.includes(l))||k.length>3&&a.startsWith(k.toLowerCase())),R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
P=c=>c.some((r,a)=>{const k=/^(?:-s|--signal)$/.test(r)?c[a+1]:/^(?:-s|--signal=|-)(.+)$/.exec(r)?.[1];return k!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(k)}),j=(c,r,a)=>(c==="systemctl"||c==="loginctl")&&r.some(k=>a.test(k)),I=[{name:"mass_dele\
tion",matches:({program:c,args:r})=>c==="rm"&&C(r,"rR","--recursive")&&r.some(a=>!a.startsWith("-")&&R.test(a))},{name:"\
raw_disk_write",matches:({program:c,args:r})=>c==="dd"&&r.some(a=>a.startsWith("if=")||/^of=\/dev\//.test(a))},{name:"fi\
lesystem_format",matches:({program:c})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(c)},{name:"direct_disk_write",matches:({program:c,
args:r})=>c==="tee"&&r.some(a=>D.test(a))},{name:"world_writable",matches:({program:c,args:r})=>c==="chmod"&&r.some(a=>/^[0-7]{2,4}[2367]$/.
test(a)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(a))},{name:"privilege_escalation",matches:({program:c,args:r})=>c==="chown"&&
r.some(a=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(a))},{name:"firewall_manipulation",matches:({program:c})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(c)},{name:"system_shutdown",matches:({program:c,args:r})=>/^(?:shutdown|poweroff|halt)$/.test(c)||/^(?:init|telinit)$/.
test(c)&&r[0]==="0"||j(c,r,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:c,args:r})=>c==="reboot"||/^(?:init|telinit)$/.
test(c)&&r[0]==="6"||j(c,r,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:c,args:r})=>/^(?:kill|pkill|killall)$/.
test(c)&&P(r)}],x=8,A=4;function S(c,r=0){const a=new y;return(0,L().everyCommand)(c).flatMap(k=>N(k,a,r))}function N(c,r,a){
const k=[],{words:l}=(0,L().withoutReserved)(c);for(const{operator:o,target:h}of c.redirections)if(o.includes(">")&&h&&D.
test(h.text)){const O=`> ${h.text}`;k.push({name:"direct_disk_write",pattern:O,words:[h]})}const E=b(l),f=r.runBy(c,E);if(f!==
void 0){const o=`${f} | ${l[0]?.text??""}`;k.push({name:"remote_code_execution",pattern:o,words:l})}const $=new Set;for(const o of E){
const h=I.find(({matches:H})=>H(o))?.name;if(h!==void 0){const H=o.words.map(({text:B})=>B).join(" ");k.push({name:h,pattern:H,
words:o.words})}const M=(0,T().programNamed)(o.program)?.kind==="shell"?(0,F().textHanded)(o.words)?.text:void 0;if(M===
void 0||$.has(M)||a===A)continue;$.add(M);const W=S((0,L().readShellText)(M),a+1);k.push(...W.map(H=>({...H,words:o.words}))),
p.test(M)&&k.push({name:"remote_code_execution",pattern:M,words:o.words})}return k}function b(c){const r=w(c,0);if(r===void 0)
return[];const a=[r];if((0,T().programNamed)(r.program)?.kind==="wrapper")for(let k=1;k<=Math.min(c.length-1,x);k+=1){const l=w(
c,k);l!==void 0&&!/^-|=/.test(l.program)&&a.push(l)}if(r.program==="find")for(const[k,{text:l}]of c.entries()){const E=/^-(?:exec|ok)(?:dir)?$/.
test(l)?w(c,k+1):void 0;if(E!==void 0&&a.push(E),a.length>x)break}return a}function w(c,r){const a=c[r];if(a===void 0)return;
const k=c.slice(r);return{program:(0,T().baseName)(a.text),args:k.slice(1).map(({text:l})=>l),words:k}}const p=/\bdownload(?:string|data)\b/i;
class y{#n=new Map;#e=new Map;runBy(r,a){const k=(r.pipedFrom&&this.#n.get(r.pipedFrom))??g(r.inside),l=a.find(({program:f})=>e(
f));this.#n.set(r,k??l?.program);const E=a.flatMap(({program:f,args:$,words:o})=>((0,T().runsCode)(f)?$:o.slice(0,1).map(
({text:h})=>h)).flatMap(h=>this.#e.get(m(h))??[]))[0];return l&&this.#s(l,r),a.some(({program:f})=>(0,T().runsCode)(f))?
k??E:E}#s({program:r,args:a},{redirections:k}){const l=k.flatMap(({target:E})=>E?.text??[]);for(const E of[...a,...l])!E.
startsWith("-")&&m(E)!==""&&this.#e.set(m(E),r)}}function m(c){return c.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function g(c){
return(0,L().everyCommand)(c).flatMap(({words:r})=>b(r)).find(({program:r})=>e(r))?.program}function e(c){return(0,T().programNamed)(
c)?.kind==="downloader"}const t=v.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},n=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,u=16*1024;function s(c){if(c.length>u)return"is too long to\
 check";for(const[,k="",l=""]of c.matchAll(n))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(k)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(l))return t.mass_deletion;const r=(0,L().readShellText)(c),a=S(r).find(({name:k})=>k!=="mass_deletion");return a?t[a.
name]:d(r)?"pipes text into a shell":void 0}function d(c){return(0,L().everyCommand)(c).some(({pipedFrom:r,words:a})=>{const[
k]=(0,F().startedWords)(a);return r!==void 0&&k!==void 0&&(0,T().isShell)(k.text)})}},25367:function(K,v,i){Object.defineProperty(
v,"__esModule",{value:!0}),v.inspectBlanks=w,v.inspectCharacters=P,v.inspectInjection=m,v.inspectLookAlikes=x,v.visible=
R;function T(){const g=i(11970);return T=function(){return g},g}const L=/^\p{Bidi_Control}$/u,F=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function D(g){if(g>=32&&g<127||g===9)return"visible";if(g===0)return"nul-character";if(g===10||g===13)return"line-break";
if(g<160)return"control-character";if(g>=55296&&g<=57343)return"lone-surrogate";const e=String.fromCodePoint(g);return L.
test(e)?"bidirectional-character":F.test(e)?"invisible-character":"visible"}function C(g){return`U+${g.toString(16).toUpperCase().
padStart(4,"0")}`}function R(g,e=120){const t=g.length>e?`${g.slice(0,e)}\u2026`:g;let n="";for(const u of t){const s=u.
codePointAt(0)??0,d=s!==9&&D(s)==="visible";n+=d?u:`<${C(s)}>`}return n}function P(g,e,t,n){let u=e;for(const s of g)j(s,
u,t,n),u+=s.length}function j(g,e,t,n){const u=g.codePointAt(0)??0,s={start:e,end:e+g.length},d=C(u),c=D(u);if(c==="line\
-break"?n.add(c,s,{character:d,quoted:t}):c!=="visible"&&n.add(c,s,{character:d}),c!=="visible"||u<=126)return;const r=g.
normalize("NFKC");r!==g.normalize("NFC")||/[\0-\x7f]/.test(r)?n.add("compatibility-character",s,{character:d,becomes:r}):
t||n.add("non-ascii-unquoted",s,{character:d,shown:g})}const I=/\p{L}+/gu;function x(g,e,t,n){if(/^[\x00-\x7f]*$/.test(g)||
!t&&/\s/.test(g))return;const u=t?A(g):S(g);if(u===void 0)return;const s=[...new Set(g)].filter(d=>d>"\x7F");n.add("look\
-alike-letters",{start:e.start,end:e.end},{word:R(g),looks_like:R(u),characters:s.slice(0,10).map(d=>C(d.codePointAt(0)??
0))})}function A(g){const e=g.normalize("NFKD").replace(/\p{M}/gu,""),t=(0,T().asciiOf)(e);return/^[\x20-\x7e]+$/.test(t)?
t:void 0}function S(g){let e=!1;const t=g.replace(I,n=>{const u=(0,T().asciiOf)(n);return u===n||!/[A-Za-z]/.test(n)?n:(e=
!0,u)});return e?t:void 0}const N=100,b=1e3;function w(g,e){let t=0,n=0;for(let u=0;u<=g.length;u+=1){const s=g.charAt(u);
if(s===" "||s==="	")continue;const d=u-n;if(d>1&&(t+=d-1),d>=N||t>=b){const c=Math.max(d,t);e.add("blank-padding",{start:n,
end:u},{blanks:c});return}n=u+1}}const p=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
y=/<!--|```/;function m(g,e,t){const n=({index:d,0:c})=>t??{start:d,end:d+c.length},u=p.exec(g);u&&e.add("workflow-comma\
nd",n(u),{written:R(u[0])});const s=y.exec(g);s&&e.add("markup-injection",n(s),{written:s[0]})}},14395:function(K,v){Object.
defineProperty(v,"__esModule",{value:!0}),v.literalSegment=j,v.matchName=A,v.matchesStars=S,v.readPattern=i;function i(w){
if(!w.parts.some(n=>!n.quoted&&/[*?[]/.test(n.text)))return;const p=w.parts.flatMap(({text:n,quoted:u})=>Array.from(n,s=>({
character:s,active:!u}))),y=p.findLastIndex(({character:n,active:u})=>u&&n==="]"),m=[];let g,e;for(let n=0;n<p.length;){
const u=T(p,n,y);u?(g??=R(m),e??=u.ambiguity,u.element.kind==="many"&&m.at(-1)?.kind==="many"||m.push(u.element),n=u.end):
(m.push({kind:"literal",character:p[n]?.character??""}),n+=1)}return g===void 0?void 0:{text:p.map(({character:n})=>n).join(
""),prefix:g,segments:P(m),...e&&{ambiguity:e}}}function T(w,p,y){const m=w[p];return m?.active?m.character==="*"?{element:{
kind:"many"},end:p+1}:m.character==="?"?{element:{kind:"one"},end:p+1}:m.character!=="["||y<p?void 0:L(w,p)??{element:{kind:"\
one"},end:p+1,ambiguity:"bracket"}:void 0}function L(w,p){let y=p+1;const m=F(w[y],"!");m&&(y+=1);const g=new Set;for(;!F(
w[y],"]");){const e=D(w[y]);if(e===void 0)return;const t=F(w[y+1],"-")?D(w[y+2]):e;if(t===void 0||!C(e,t))return;y+=F(w[y+
1],"-")?3:1;for(let n=e.charCodeAt(0);n<=t.charCodeAt(0);n+=1)g.add(String.fromCharCode(n))}if(g.size!==0)return{element:{
kind:"set",negated:m,members:g},end:y+1}}function F(w,p){return w?.active===!0&&w.character===p}function D(w){return w&&
/^[A-Za-z0-9_.,@%+]$/.test(w.character)?w.character:void 0}function C(w,p){if(w===p)return!0;const y=[/[a-z]/,/[A-Z]/,/[0-9]/];
return w<p&&y.some(m=>m.test(w)&&m.test(p))}function R(w){return w.map(p=>p.kind==="literal"?p.character:"").join("")}function P(w){
const p=[[]];for(const y of w)y.kind==="literal"&&y.character==="/"?p.push([]):p.at(-1)?.push(y);return p}function j(w){
return w.every(({kind:p})=>p==="literal")?R(w):void 0}const I=w=>Array.from(w),x=w=>Array.from(Buffer.from(w).toString("\
latin1"));function A(w,p){const[y]=w;if(p.startsWith(".")&&!(y?.kind==="literal"&&y.character==="."))return!1;const m=N(
w,p,I);return/^[\x20-\x7e]*$/.test(p)||m===N(w,p,x)?m:void 0}function S(w,p){const y=Array.from(p,m=>m==="*"?{kind:"many"}:
{kind:"literal",character:m});return N(y,w,I)}function N(w,p,y){const m=w.flatMap(u=>u.kind==="literal"?y(u.character).map(
s=>({kind:"literal",character:s})):u),g=y(p);let e=0,t=-1,n=0;for(let u=0;u<g.length;)if(m[e]?.kind==="many")t=e,n=u,e+=
1;else if(b(m[e],g[u]))e+=1,u+=1;else if(t>=0)e=t+1,n+=1,u=n;else return!1;return m.slice(e).every(({kind:u})=>u==="many")}
function b(w,p=""){return w?.kind==="literal"?w.character===p:w?.kind==="set"?w.members.has(p)!==w.negated:w?.kind==="on\
e"}},16500:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.MAX_PATTERNS=void 0,v.resolvePattern=I;function T(){
const n=i(76760);return T=function(){return n},n}function L(){const n=i(32854);return L=function(){return n},n}function F(){
const n=i(25367);return F=function(){return n},n}function D(){const n=i(14395);return D=function(){return n},n}function C(){
const n=i(90762);return C=function(){return n},n}const R=20,P=4096,j=v.MAX_PATTERNS=64;function I(n,u,s){const{pattern:d,
span:c,position:r}=n,a=(0,F().visible)(d.text),k=S(d);let l=[];if(r==="program")s.add("glob-program",c,{pattern:a});else if(N(
d))s.add("glob-outside",c,{pattern:a});else if(!A(d,u))if(k)s.add("glob-unclear",c,{pattern:a,reason:k});else if(b(d))s.
add("glob-flag",c,{pattern:a,match:""});else if(u)l=x(n,u,s);else if(r==="script"&&w(d))s.add("glob-program",c,{pattern:a});else{
const E={matches:[],count:0,judged:!1};s.add("unquoted-glob",c,{pattern:a,...E})}return l.length===0?[d.text]:l}function x({
pattern:n,span:u,position:s},d,c){const r=(0,F().visible)(n.text),a=m(n,d),k="matches"in a&&!a.matches.every(p);if("ambi\
guity"in a||k){const o="ambiguity"in a?a.ambiguity:"file_name";return c.add("glob-unclear",u,{pattern:r,reason:o}),[]}const{
matches:l}=a,E=l.find(o=>o.startsWith("-"));E!==void 0&&c.add("glob-flag",u,{pattern:r,match:(0,F().visible)(E)}),s==="s\
cript"&&l.length>1&&c.add("glob-program",u,{pattern:r});const f=l.slice(0,R).map(o=>(0,F().visible)(o)),{length:$}=l;return c.
add("unquoted-glob",u,{pattern:r,matches:f,count:$,judged:!0}),l}function A({prefix:n,text:u},s){return n.includes("://")&&
!s?.stat(u.slice(0,u.indexOf("/")))}function S({text:n,segments:u,ambiguity:s}){return s||(n.length>P?"too_many":u.some(
c=>(0,D().literalSegment)(c)===void 0&&(0,D().matchName)(c,".."))?"dot":void 0)}function N({text:n,segments:u}){return n.
startsWith("/")||u.some(s=>(0,D().literalSegment)(s)==="..")}function b({prefix:n}){return n.startsWith("-")&&!n.includes(
"=")}function w({segments:n}){return n.some(u=>u.some(({kind:s})=>s==="many"))}function p(n){const u=new(C()).ProblemCollector;
return(0,F().inspectCharacters)(n,0,!0,u),u.inOrder().length===0}const y=128*1024;function m(n,u){let s=[{written:"",path:""}];
for(const[r,a]of n.segments.entries()){const k=r===n.segments.length-1,l=[];for(const E of s){const f=g(E,a,k,u);if(typeof f==
"string")return{ambiguity:f};l.push(...f)}s=l}const d=s.map(({written:r})=>Buffer.from(r));return d.reduce((r,a)=>r+a.length+
1,0)>y?{ambiguity:"too_many"}:{matches:d.sort(Buffer.compare).map(r=>r.toString())}}function g(n,u,s,d){const{written:c,
path:r}=n,a=(0,D().literalSegment)(u);if(a==="")return s?[n]:"empty_segment";const k=s?"":"/";if(a===".")return[{written:`${c}\
.${k}`,path:r}];const l=[];for(const E of e(r,u,a,d)){if(E==="letters")return"letters";if(!s&&t(E,d))return"symlink";!s&&
E.kind!=="directory"||l.push({written:`${c}${T().posix.basename(E.path)}${k}`,path:E.path})}return l}function*e(n,u,s,d){
if(s!==void 0){const c=d.stat(n===""?s:`${n}/${s}`);c?.tracked&&(yield c);return}for(const c of d.list(n)){if(!c.tracked)
continue;const r=(0,D().matchName)(u,T().posix.basename(c.path));r===void 0?yield"letters":r&&(yield c)}}function t(n,u){
if(n.kind!=="symlink")return n.kind==="submodule";const s=(0,L().resolveInTree)(u,n.path);return s.kind==="missing"?!1:s.
kind!=="inside"||!/^(?:file|executable)$/.test(s.entry.kind)}},54669:function(K,v,i){Object.defineProperty(v,"__esModule",
{value:!0}),v.hasOneReading=x,v.lex=I;function T(){const m=i(13580);return T=function(){return m},m}function L(){const m=i(
94411);return L=function(){return m},m}function F(){const m=i(25367);return F=function(){return m},m}function D(){const m=i(
16500);return D=function(){return m},m}function C(){const m=i(14395);return C=function(){return m},m}function R(){const m=i(
26781);return R=function(){return m},m}function P(){const m=i(90762);return P=function(){return m},m}const j=128*1024;function I(m,g){
const e=new(P()).ProblemCollector;if(A(m,e))return{words:[],assignments:[],refused:[],problems:e.inOrder()};const t={start:0,
end:m.length};(0,F().inspectBlanks)(m,e),(0,F().inspectInjection)(m,e);const n=(0,R().splitWords)(m,e),{assignments:u,refused:s,
count:d}=(0,L().readAssignments)(n,e);for(const r of n.slice(0,d))b(r,e);const c=S(n.slice(d),g,e);c.length===0&&e.add("\
empty-command",t,{});for(const{value:r,span:a}of u)(0,F().inspectInjection)(r,e,a);for(const{text:r,span:a}of c)(0,F().inspectInjection)(
r,e,a);return{words:c,assignments:u,refused:s,problems:e.inOrder()}}function x({problems:m}){return m.every(({rule:g})=>(0,T().
ruleOf)(g).severity==="warning")}function A(m,g){if(Buffer.byteLength(m)<=j)return!1;const e={start:0,end:m.length};return g.
add("command-too-long",e,{limit:j}),!0}function S(m,g,e){const t=[];let n=0;for(const[u,s]of m.entries()){const d={start:s.
start,end:s.end},c=s.parts.some(l=>l.quoted),r=(0,P().textOf)(s);b(s,e),w(s,e),y(s,u===0,e),(0,F().inspectLookAlikes)(r,
s,u===0,e);const a=(0,C().readPattern)(s);if(a&&(n+=1),a&&n>D().MAX_PATTERNS&&e.add("glob-unclear",d,{pattern:(0,F().visible)(
r),reason:"too_many"}),!a||n>D().MAX_PATTERNS){t.push({text:r,span:d,quoted:c});continue}const k=N(u,t);for(const l of(0,D().
resolvePattern)({pattern:a,span:d,position:k},g,e))t.push({text:l,span:d,quoted:c})}return t}function N(m,g){return m===
0?"program":m===1&&g[0]?.text==="node"?"script":"argument"}function b(m,g){for(const[e,t]of m.parts.entries()){if(t.quoted||
!t.text.includes("~"))continue;const n=t.text.search(e===0?/(?:^|[=:])~/:/[=:]~/);if(n<0)continue;const u=t.start+t.text.
indexOf("~",n),s=(0,F().visible)((0,P().textOf)(m));g.add("tilde-expansion",{start:u,end:u+1},{word:s});return}}function w(m,g){
let e=-1,t=!1;for(const n of m.parts)if(!(n.quoted||e<0&&!n.text.includes("{")))for(const{0:u,index:s}of n.text.matchAll(
/[{},]|\.\./g)){const d=n.start+s;if(u==="{")e<0&&(e=d);else if(u!=="}")t=e>=0;else if(t){const c={start:e,end:d+1};g.add(
"brace-expansion",c,{written:(0,F().visible)((0,P().textOf)(m))});return}}}const p=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function y(m,g,e){const t=(0,P().unquotedText)(m);t!==void 0&&(t==="\
!"||g&&p.has(t))&&e.add("reserved-word",{start:m.start,end:m.end},{word:t})}},17992:function(K,v){Object.defineProperty(
v,"__esModule",{value:!0}),v.isReadByProgram=L;const i=`
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
`.match(/\S+/g),T=new RegExp(`^(?:${i.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH)$`,"s");function L(F){return T.
test(F)}},11331:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),v.PROGRAM_NAMES=void 0,v.baseName=R,v.hasCommandLine=
S,v.isCommandLine=A,v.isShell=j,v.programNamed=P,v.runsCode=I,v.startsOthers=x;const i=/^-\w*c$|^--command$/,T=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
F=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",i],["shell","pwsh powershell",/^[-/](?:c|command|e|ec|en\w*)$/i],
["shell","cmd",/^\/[ckr]/i],["shell","osascript",/^-e$/],["shell","eval iex invoke-expression","words"],["shell","source\
 ."],["interpreter","node nodejs bun deno tsx ts-node jiti esno esmo babel-node",T],["interpreter","vite-node swc-node s\
ucrase-node",T],["interpreter","python python2 python3 pythonw py pypy pypy3",/^-[A-Za-z]*c/],["interpreter","perl ruby \
lua luajit raku rscript julia elixir groovy scala",/^-\w*[eE]/],["interpreter","php",/^-r|^--run$/],["interpreter","java\
 tclsh jshell ghci"],["wrapper","env sudo doas su command exec builtin busybox toybox time timeout nice ionice nohup"],[
"wrapper","setsid stdbuf taskset chrt flock prlimit unshare chroot strace ltrace gdb xargs"],["wrapper","parallel watch \
xvfb-run cross-env dotenv env-cmd winpty"],["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invok\
e-webrequest"],["downloader","invoke-restmethod start-bitstransfer bitsadmin certutil mshta"],["builder","go cargo make"],
["manager","yarn pnpm bunx pnpx corepack pip pip3 pipx uv uvx poetry composer"],["system","cat ls rm cp mv grep find sed\
 awk git docker touch echo cd test diff wc head tail"],["system","chmod true false exit vim"]],D=new Map(F.flatMap(([b,w,
p])=>w.split(" ").map(y=>[y,{name:y,kind:b,...p&&{text:p}}]))),C=v.PROGRAM_NAMES=[...D.keys()];function R(b){return/^\.{1,2}$/.
test(b)?b:b.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function P(b){const w=R(b),p=D.
get(w);if(p!==void 0)return p;const y=D.get(w.replace(/[-.]?\d[\d.]*w?$/,""));return y?.kind==="shell"||y?.kind==="inter\
preter"?y:void 0}function j(b){return P(b)?.kind==="shell"}function I(b){const w=P(b)?.kind;return w==="shell"||w==="int\
erpreter"}function x(b){if(b===".")return!1;if(/^np[mx]$/.test(b))return!0;const w=P(b)?.kind;return w!==void 0&&w!=="sy\
stem"&&w!=="downloader"}function A(b){const[w="",...p]=b.trim().split(/\s+/);return N(w)&&p.some(y=>/^-|[./]|^[|&;<>]+$/.
test(y))}function S(b){return/&&|\|\||\$\(|`/.test(b)?!0:b.split(/;\s|\s\|\s/).some(w=>{const[p="",...y]=w.trim().split(
/\s+/);return y.length>0&&N(p)})}function N(b){return/^np[mx]$/.test(b)||D.has(b)}},81716:function(K,v,i){Object.defineProperty(
v,"__esModule",{value:!0}),v.everyCommand=C,v.isDynamic=A,v.readShellText=D,v.withoutReserved=I;function T(){const y=i(54669);
return T=function(){return y},y}const L=128*1024,F=16;function D(y,m){return y.length>L?[]:new p(y,m).list("",0)}function C(y){
return y.flatMap(m=>[m,...C(m.inside)])}const R=new Set("! { do elif else if then time until while".split(" ")),P=/^([A-Za-z_]\w*)=(.*)$/s;
function j({text:y,quoted:m}){return!m&&R.has(y)}function I(y){const{words:m,assignments:g}=y,e=m.findIndex(s=>!j(s));if(e<
1)return y;const t=m.slice(e),n=t.findIndex(({text:s})=>!P.test(s)),u=n<0?t:t.slice(0,n);return{...y,words:t.slice(u.length),
assignments:[...g,...u.map(x)]}}function x({text:y,span:m}){const[,g="",e=""]=P.exec(y)??[];return{name:g,value:e,span:m}}
function A({problems:y,substituted:m},{span:g}){const e=t=>t.start<g.end&&t.end>g.start;return m.some(e)||y.some(t=>S.has(
t.rule)&&e(t.span))}const S=new Set(["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),
N=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,b=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
w=/\\.?|\$\(|[^\\`$"]+|./sy;class p{#n;#e;#s=0;constructor(m,g){this.#n=m,this.#e=g}list(m,g){const e=[];let t=this.#r(),
n=!1;const u=(s,d="")=>{const c=this.#t(t,s,d),{words:r,assignments:a,redirections:k,inside:l}=c,E=r.length+a.length+k.length+
l.length===0,f=e.at(-1);E?f&&(e[e.length-1]={...f,separator:f.separator+d}):e.push(c);const $=/^\|&?$/.test(d)?c:void 0;
t=this.#r(E?t.pipedFrom:$)};for(;this.#s<this.#n.length;){const s=this.#s,d=this.#i(n?w:b),c=this.#s;if(d==='"')n=!n;else{
if(d===m&&(!n||m==="`"))return u(s),e;if(d==="$("||d==="`"||!n&&/^[<>]?\($/.test(d)){if(g===F){u(s);continue}const r=this.#n.
slice(t.start,s),a=d==="("?N.test(r)?"subshell":"definition":"substitution",k=this.list(d==="`"?"`":")",g+1);t.inside.push(
...k),t.gaps.push({kind:a,start:s,end:this.#s}),a==="subshell"&&(t.subshell=k)}else!n&&/^(?:[;&|\r\n]+|\))$/.test(d)?u(s,
d):!n&&d.startsWith("#")&&/^\s?$/.test(this.#n.charAt(s-1))?t.gaps.push({kind:"comment",start:s,end:c}):!n&&/^(?:[<>]|&>)/.
test(d)&&t.gaps.push({kind:"operator",start:s,end:c})}}return u(this.#n.length),e}#r(m){return{start:this.#s,gaps:[],inside:[],
pipedFrom:m}}#i(m){m.lastIndex=this.#s;const[g=""]=m.exec(this.#n)??[];return this.#s+=g.length,g}#t(m,g,e){const{start:t,
gaps:n,inside:u,pipedFrom:s,subshell:d}=m;let c="",r=t;for(const O of n){const M=O.kind==="comment"||O.kind==="operator"?
" ":"_";c+=this.#n.slice(r,O.start)+M.repeat(O.end-O.start),r=O.end}c+=this.#n.slice(r,g);const a=(0,T().lex)(c,this.#e),
k=O=>({...O,span:{start:O.span.start+t,end:O.span.end+t}}),l=a.words.map(k),E=new Set;let f=0;const o=n.filter(({kind:O})=>O===
"operator").map(({start:O,end:M})=>{for(;f<l.length&&(l[f]?.span.start??M)<M;)f+=1;const W=l[f],H=l[f-1];return H?.span.
end===O&&/^\d+$/.test(H.text)&&E.add(H),W&&E.add(W),{operator:this.#n.slice(O,M),...W&&{target:W}}}),h=[...a.assignments,
...a.refused].map(k);return{words:l.filter(O=>!E.has(O)),assignments:h.sort((O,M)=>O.span.start-M.span.start),redirections:o,
problems:a.problems.map(k),span:{start:t,end:g},separator:e,inside:u,substituted:n.filter(({kind:O})=>O==="substitution"),
...s&&{pipedFrom:s},...d&&{subshell:d},...n.some(({kind:O})=>O==="definition")&&{defines:!0}}}}},26781:function(K,v,i){Object.
defineProperty(v,"__esModule",{value:!0}),v.splitWords=D;function T(){const N=i(25367);return T=function(){return N},N}const L=1e3,
F=/[ \t\n\r'"\\$`;&|<>()]/g;function D(N,b){return new C(N,b).split()}class C{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(b,w){
this.#n=b,this.#e=w}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>L){const b={start:0,end:this.#n.
length};this.#e.add("too-many-quotes",b,{quotes:this.#c,limit:L})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,T().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#v();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=S(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(b,w,p,y=p){this.#r.length===0&&(this.#i=y),this.#r.push({text:b,quoted:w,
start:p})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const b=this.#t;
F.lastIndex=b+1;const w=F.exec(this.#n)?.index??this.#n.length,p=this.#n.slice(b,w);(0,T().inspectCharacters)(p,b,!1,this.#e),
this.#o(p,!1,b),this.#t=w}#h(){const b=this.#t,w=this.#n.indexOf("'",b+1),p=w<0?this.#n.length:w,y=this.#n.slice(b+1,p);
(0,T().inspectCharacters)(y,b+1,!0,this.#e),this.#o(y,!0,b+1,b),this.#d(b,p,"'")}#y(){const b=this.#t,w=this.#n;let p="",
y=b+1;for(this.#t=y;this.#t<w.length&&w.charAt(this.#t)!=='"';){const g=w.charAt(this.#t);g==="\\"&&/["$`\\\n]/.test(w.charAt(
this.#t+1))?(p+=w.slice(y,this.#t),w.charAt(this.#t+1)===`
`&&this.#f(),y=this.#t+1,this.#t+=2):g==="$"?this.#l(!0):g==="`"?this.#p(!0):this.#t+=1}const m=Math.min(this.#t,w.length);
p+=w.slice(y,m),(0,T().inspectCharacters)(w.slice(b+1,m),b+1,!0,this.#e),this.#o(p,!0,b+1,b),this.#d(b,m,'"')}#d(b,w,p){
this.#c+=1,this.#t=Math.min(w+1,this.#n.length),!(w<this.#n.length)&&this.#e.add("unterminated-quote",{start:b,end:w},{quote:p})}#v(){
const b=this.#t,w=this.#n.charAt(b+1);this.#t+=1,w===""?(this.#e.add("trailing-backslash",{start:b,end:b+1},{}),this.#o(
"\\",!0,b)):w===`
`?(this.#t=b,this.#f(),this.#t+=2):w>"\x7F"?this.#o("",!0,b+1,b):((0,T().inspectCharacters)(w,b+1,!0,this.#e),this.#o(w,
!0,b+1,b),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(b){const w=I(this.#n,this.#t,
b);w?this.#m(w.kind,w.end,b):(b||this.#o("$",!1,this.#t),this.#t+=1)}#p(b){const w=x(this.#n,this.#t);this.#m("command-s\
ubstitution",w,b)}#m(b,w,p){const y=this.#t,m=this.#n.slice(y,w);this.#e.add(b,{start:y,end:w},{written:(0,T().visible)(
m)}),p||this.#o(m,!0,y),this.#t=w}#w(){const b=this.#t,w=this.#n.indexOf(`
`,b);this.#t=w<0?this.#n.length:w;const p=this.#n.slice(b,this.#t);(0,T().inspectCharacters)(p,b,!1,this.#e),this.#e.add(
"shell-comment",{start:b,end:this.#t},{written:(0,T().visible)(p)})}}const R=/[A-Za-z_]/,P=/[A-Za-z0-9_]/,j=/[0-9@*#?$!-]/;
function I(N,b,w){const p=N.charAt(b+1);if(p==="(")return{kind:N.charAt(b+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:A(N,b+1,"(",")")};if(p==="{")return{kind:"variable-expansion",end:A(N,b+1,"{","}")};if(p==="[")return{kind:"\
arithmetic-expansion",end:A(N,b+1,"[","]")};if(p==="'"||p==='"'){if(w)return;const y=N.indexOf(p,b+2);return{kind:"dolla\
r-quote",end:y<0?N.length:y+1}}if(R.test(p)){let y=b+2;for(;P.test(N.charAt(y));)y+=1;return{kind:"variable-expansion",end:y}}
if(j.test(p)||p>"\x7F")return{kind:"variable-expansion",end:b+2}}function x(N,b){for(let w=b+1;w<N.length;w+=1){const p=N.
charAt(w);if(p==="\\")w+=1;else if(p==="`")return w+1}return N.length}function A(N,b,w,p){let y=0;for(let m=b;m<N.length;m+=
1){const g=N.charAt(m);if(g===w)y+=1;else if(g===p&&(y-=1,y===0))return m+1}return N.length}function S(N,b,w){const p=N.
charAt(b);if(p==="("||p===")")return w.add("shell-parenthesis",{start:b,end:b+1},{character:p}),b+1;const y=p==="<"||p===
">",m=y?/[<>&|-]/:/[;&|]/;let g=b+1;for(;g-b<3&&m.test(N.charAt(g));)g+=1;const e=N.slice(b,g);return w.add(y?"shell-red\
irection":"shell-operator",{start:b,end:g},{operator:e}),g}},54421:function(K,v,i){Object.defineProperty(v,"__esModule",
{value:!0}),v.startedWords=F,v.textHanded=C;function T(){const I=i(11331);return T=function(){return I},I}const L=/^-(?:exec|ok)(?:dir)?$/;
function F(I){let x=I;for(;;){const[A,S]=x,N=(0,T().baseName)(A?.text??"");if(N==="find"){const w=x.findIndex(({text:p})=>L.
test(p));return w<0?x:F(x.slice(w+1))}if((0,T().programNamed)(N)?.kind!=="wrapper"||N==="command"&&/^-[vV]/.test(S?.text??
""))return x;const b=x.findIndex((w,p)=>p>0&&D(w,x));if(b<0)return x;x=x.slice(b)}}function D({text:I},x){const A=S=>/^np[mx]$/.
test(S)||(0,T().programNamed)(S)!==void 0;return x.slice(1).some(S=>A(S.text))?A(I):!/^-|^\w+=|^\d+[smhd]?$/.test(I)}function C(I){
const[x,...A]=I,S=x&&(0,T().programNamed)(x.text);if(S?.text===void 0)return;if(S.text==="words")return P(A);const N=S.text,
b=A.findIndex(({text:p})=>N.test(p)),w=A[b];if(w!==void 0){if(S.name==="cmd"){const p=w.text.slice(2);return P(p===""?A.
slice(b+1):[{...w,text:p},...A.slice(b+1)])}return/^[-/]e/i.test(w.text)&&R(S)?j(A[b+1]):R(S)?P(A.slice(b+1)):P(A.slice(
b+1,b+2))}}function R({name:I}){return I==="pwsh"||I==="powershell"}function P(I){return I.length===0?void 0:{text:I.map(
({text:x})=>x).join(" "),words:I}}function j(I){return I&&{text:Buffer.from(I.text,"base64").toString("utf16le"),words:[
I]}}},90762:function(K,v,i){Object.defineProperty(v,"__esModule",{value:!0}),v.ProblemCollector=void 0,v.textOf=F,v.unquotedText=
D;function T(){const R=i(13580);return T=function(){return R},R}function L(){const R=i(95132);return L=function(){return R},
R}function F(R){const[P]=R.parts;return R.parts.length===1&&P?P.text:R.parts.map(j=>j.text).join("")}function D(R){const[
P]=R.parts;return R.parts.length===1&&P&&!P.quoted?P.text:void 0}class C{#n=[];#e=new Set;add(P,j,I){if((0,T().ruleOf)(P).
severity==="error"){if(this.#e.has(P))return;this.#e.add(P)}this.#n.push((0,L().problemAt)(P,j,I))}inOrder(){const P=({rule:j})=>this.#e.
has(j)?0:1;return this.#n.sort((j,I)=>j.span.start-I.span.start||P(j)-P(I))}}v.ProblemCollector=C},678:function(K,v,i){i.
r(v),i.d(v,{default:()=>T});var T=i(70298)},58238:function(K,v,i){i.r(v),i.d(v,{parse:()=>T.parse,stringify:()=>T.stringify});
var T=i(15756)},16111:function(K,v,i){i.r(v),i.d(v,{createScanner:()=>T.createScanner,getNodePath:()=>T.getNodePath,getNodeValue:()=>T.
getNodeValue,parse:()=>T.parse,parseTree:()=>T.parseTree,printParseErrorCode:()=>T.printParseErrorCode});var T=i(99547)}};
