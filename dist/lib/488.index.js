"use strict";exports.id=488,exports.ids=[488],exports.modules={3149:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),
v.isElsewhere=s,v.isForeign=m,v.isOfMachine=P,v.judgeNodeFlags=l,v.judgeValue=I,v.nodeFlagsIn=f,v.parseHandedOn=n,v.setsHarmless=
d,v.valueProblem=O;function S(){const r=u(19609);return S=function(){return r},r}function F(){const r=u(32854);return F=
function(){return r},r}function C(){const r=u(94411);return C=function(){return r},r}function D(){const r=u(54669);return D=
function(){return r},r}function L(){const r=u(87646);return L=function(){return r},r}function R(){const r=u(31901);return R=
function(){return r},r}const A=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
E=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function I(r,x,o){
const{word:k,flag:h,value:j="",off:W}=x;if(h===void 0)return[];if(h.kind==="node")return W?[]:l(k,f(r,j));const H=h.kind===
"preload"&&!W?g(j,o?.stops===!0):N(h.kind,x,o)||(m(x.written)||P(x.written))&&"tool-loads-code";return H?[O(H,r,x)]:[]}function O(r,x,{
word:{text:o,span:k},written:h,value:j=""}){const W=o===h&&j!==""?`${h} ${j}`:o;return(0,R().flagProblem)(r,x,{name:h,written:W,
span:k,value:j})}function N(r,x,o){const k=b(r,x);return o?.starts==="node"&&r==="code"&&k==="tool-runs-file"?"preloads-\
code":k}function b(r,x){const{written:o,value:k="",off:h}=x;switch(r){case"options":return $.test(k)?"tool-loads-code":b(
"plain",x);case"program":return/[\\/]|^[.~]/.test(k)?"names-program":void 0;case"plain":case"warning":return m(k)||P(k)&&
!p(o,k)?"tool-loads-code":void 0;case"command":case"node":return m(k)?"tool-loads-code":void 0;case"root":return(0,F().normalise)(
k)===void 0?"tool-loads-code":void 0;case"config":return h||!s(k)?void 0:"tool-loads-code";case"code":return h?void 0:c(
k);case"preload":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(k)?h?void 0:c(k):"evaluates-text";case"va\
riable":return e(k);case"module":return/^[\w.:-]*$/.test(k)?void 0:"tool-loads-code";case"compiler":return m(k)?"tool-lo\
ads-code":w.test(k)?"launches-programs":void 0;case"property":return m(k)||(0,F().normalise)(y(k))===void 0?"tool-loads-\
code":void 0;case"output":return h?void 0:t(k);default:return h?void 0:r}}const $=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;
function g(r,x){if(S().PRELOADABLE_PACKAGES.has(r)||A.test(r))return"preloads-package";if(x)return"preloads-code";const o=/^(?:@[^/]+\/)?[^/]+$/.
test(r);return c(r)??(o?"preloads-package":"tool-runs-file")}const a=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function p(r,x){return a.test(r)||r==="-t"&&!x.includes(":")}const w=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function y(r){return r.slice(r.indexOf("=")+1)}function c(r){return s(r)?"tool-loads-code":r.split(",").some(x=>/^\.|\.[cm]?[jt]sx?$/.
test(x))?"tool-runs-file":void 0}function d(r){const[,x="",o=""]=/^(\w+)[=:](.*)$/s.exec(r)??[];return x!==""&&(0,C().isHarmlessVariable)(
x,o)}function e(r){const x=r.split(",");if(!x.every(d))return x.some(o=>E.test(o.trim()))?"changes-node-options":void 0}
function t(r){const x=r.slice(r.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.test(x))return s(x)?"writes\
-files":"tool-writes"}function f(r,x){return/^(?:_?mocha|deno)$/.test(r)?x.split(",").map(o=>o.startsWith("-")?o:`--${o}`):
r==="ava"?(0,D().lex)(x).words.map(({text:o})=>o):[x]}const i="x.js";function l(r,x){return n(r,x).problems}function n({
span:r},x){return(0,L().parseNode)([...x,i,i].map(o=>({text:o,span:r,quoted:!1})))}function s(r){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.
test(r)||r.split(",").some(x=>(0,F().normalise)(x)===void 0)}function m(r){return/(?:^|[=,\s])(?:data|file):/i.test(r)?!0:
!r.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(r)?!1:r.split(/[=,:"']/).some(x=>x.includes("..")&&!M(x))}function P(r){return r.
split(/[=,:"']/).some(x=>T.test(x))}const T=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function M(r){return/^[\\/]/.test(r)||(0,F().normalise)(r)!==void 0}},45806:function(K,v,u){Object.defineProperty(v,"__e\
sModule",{value:!0}),v.launchedBy=p,v.parseInvocation=a;function S(){const o=u(76760);return S=function(){return o},o}function F(){
const o=u(21006);return F=function(){return o},o}function C(){const o=u(2562);return C=function(){return o},o}function D(){
const o=u(91063);return D=function(){return o},o}function L(){const o=u(92739);return L=function(){return o},o}function R(){
const o=u(95132);return R=function(){return o},o}function A(){const o=u(54669);return A=function(){return o},o}function E(){
const o=u(11331);return E=function(){return o},o}function I(){const o=u(3149);return I=function(){return o},o}function O(){
const o=u(87646);return O=function(){return o},o}function N(){const o=u(39872);return N=function(){return o},o}function b(){
const o=u(31901);return b=function(){return o},o}function $(){const o=u(92170);return $=function(){return o},o}const g=4;
function a(o,k,h=D().NO_PROGRAMS){const j=typeof o=="string"?$().PARSERS[o](k,h):(0,N().parseProgram)(o,k,h);return w(j,
h,0)}function p({launched:o=[]}){return o.flatMap(k=>[k,...p(k)])}function w(o,k,h){const{invocation:j}=o,H=(j.launched??
[]).map(V=>({invocation:V,problems:[]})).map(V=>w(V,k,h)),{launches:G,problems:B}=e(j,k),U=[...B];for(const V of G){const[
J={text:"",span:{start:0,end:0}}]=V.words,X=h===g?"launches-programs":V.program?void 0:c(J.text);X?U.push((0,b().wordProblem)(
X,j.operands[0]?.text??"",J)):H.push(w(y(V,k),k,h+1))}if(H.length===0&&U.length===0)return o;const z=H.map(V=>V.invocation);
return{invocation:{...j,...z.length>0&&{launched:z}},problems:[...[o,...H].flatMap(V=>V.problems),...U]}}function y({program:o,
words:k,...h},j){if(o!==void 0){const{invocation:G,problems:B}=$().PARSERS[o](k,j);return{invocation:{...G,...h},problems:B}}
const[W]=k,H=W?.text??"";return(0,$().isProgram)(H)?$().PARSERS[H](k.slice(1),j):$().PARSERS.npx(k,j)}function c(o){return o.
startsWith("-")?"unknown-flag":(0,E().programNamed)(o)!==void 0&&!(0,$().isProgram)(o)&&!(0,L().isKnownTool)(o)?"launche\
s-programs":void 0}const d={launches:[],problems:[]};function e(o,{tools:k}){if(o.program==="node")return t(o);const{subcommand:h,
operands:j,passthrough:W}=o,[H]=j,B=(h==="exec"||h==="script-or-tool")&&H?(0,L().toolOf)(H.text,k):void 0;if(H===void 0||
B?.mayStart!==!0)return d;const U=(0,C().readTool)(B,W),z=f(B,H,W,U),V=U.flags.flatMap(({word:J,flag:X,value:Y})=>X?.kind===
"command"&&Y!==void 0?[{...J,text:Y}]:[]);return M([z,...V.map(J=>s(H.text,J))])}function t(o){const[k]=(0,O().isTestRun)(
o)?[]:o.operands;return k===void 0?d:{launches:x(k.text).map(j=>({program:"npx",words:[...["--",j].map(H=>({...k,text:H})),
...o.passthrough],starts:"file"})),problems:[]}}function f({starts:o,subcommands:k},h,j,{flags:W,operands:H,started:G}){
const[B]=G,U=W.some(({flag:z})=>z?.kind==="only-prints"||z?.kind==="evaluates-text");switch(o){case void 0:case"tasks":return d;case"\
node":return U||B&&k.has(B.text)?d:{launches:[{program:"node",words:G}],problems:[]};case"command":return U||B&&k.has(B.
text)?d:l(h.text,j,G);case"command-texts":return M(H.map(z=>s(h.text,z)));case"npm-scripts":return M(H.map(z=>m(h.text,z,
i(W))))}}function i(o){return o.flatMap(({flag:k,word:h})=>k===void 0?[h]:[])}function l(o,k,h){const{words:j,problems:W}=o===
"cross-env"?n(h):{words:h,problems:[]},[H]=j,G=H&&k.find(({text:z})=>z===H.text);if(H===void 0||G===H)return{launches:[{
words:j}],problems:W};const B=`\`${o}\` starts at the first word that is \`${H.text}\``,U={program:o,flag:H.text,fault:B};
return{launches:[{words:j}],problems:[(0,R().problemAt)("flag-value",H.span,U)]}}function n(o){const k=o.findIndex(({text:W})=>!/^\w+=/.
test(W)),h=k<0?o:o.slice(0,k),j=h.flatMap(({text:W,span:H})=>{if((0,I().setsHarmless)(W))return[];const{written:G,attached:B=""}=(0,F().
splitAtEquals)(W);return[(0,R().problemAt)("assignment-refused",H,{name:G,value:B,known:!1})]});return{words:o.slice(h.length),
problems:j}}function s(o,{text:k,span:h}){const[,j="",W=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(k)??[],{words:H,problems:G}=(0,A().
lex)(j===""?k.replace(/^npm:(?=\S)/,"npm run "):W);if(!(0,A().hasOneReading)({problems:G})&&!(j!==""&&W.trim()===""))return T(
o,{text:k,span:h});const B=H.map(U=>({...U,span:h}));return j===""?{launches:[{words:B}],problems:[]}:/^[\w:.@/*-]+$/.test(
j)?P([{text:j,span:h,quoted:!1},...B],"wildcard"):T(o,{text:k,span:h})}function m(o,{text:k,span:h},j){const[,W="",H=""]=/^\s*(\S+)(.*)$/s.
exec(k)??[],{words:G,problems:B}=(0,A().lex)(H),U=H.trim()==="";if(W===""||!U&&!(0,A().hasOneReading)({problems:B})||/\{!?[*@%\d]/.
test(k))return T(o,{text:k,span:h});const z=G.map(J=>({...J,span:h})),V=[...j,{text:W,span:h,quoted:!1},...z];return P(V,
/^[\w:.@/-]+$/.test(W)?void 0:"glob")}function P(o,k){const W={program:"npm",words:[{text:"run",span:o.at(-1)?.span??{start:0,
end:0},quoted:!1},...o]};return{launches:[k?{...W,selects:k}:W],problems:[]}}function T(o,k){return{launches:[],problems:[
(0,b().wordProblem)("launches-programs",o,k)]}}function M(o){return{launches:o.flatMap(({launches:k})=>k),problems:o.flatMap(
({problems:k})=>k)}}const r=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;function x(o){const k=S().
posix.normalize(o.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(k))return["yarn"];const[,
h,j=""]=r.exec(k)??[];if(h===void 0)return[];if(h===".bin")return[j];const H=[...new Set([j.replace(/\.[cm]?[jt]s$/,""),
h])].filter(G=>(0,L().isKnownTool)(G));return H.length>0?H:[h]}},4289:function(K,v,u){Object.defineProperty(v,"__esModul\
e",{value:!0}),v.filesIn=I,v.filesNamedBy=E,v.filesOfFlag=O,v.pythonFiles=b;function S(){const a=u(2562);return S=function(){
return a},a}function F(){const a=u(91063);return F=function(){return a},a}function C(){const a=u(92739);return C=function(){
return a},a}function D(){const a=u(71011);return D=function(){return a},a}function L(){const a=u(32854);return L=function(){
return a},a}function R(){const a=u(3149);return R=function(){return a},a}const A={files:[],roots:[],nodeFlags:[]};function E({
subcommand:a,operands:p,passthrough:w},y=F().NO_PROGRAMS){const[c]=p;return a==="exec"&&c?I(c,w,y):A}function I({text:a},p,{
tools:w}=F().NO_PROGRAMS){const y=(0,C().toolOf)(a,w)??(0,D().unknownTool)(a),c=(0,S().readTool)(y,p);return{files:[...c.
flags.flatMap(d=>O(a,d)),...$(y,c.operands)],roots:c.flags.flatMap(({flag:d,value:e})=>d?.kind==="root"&&e?[e]:[]),nodeFlags:g(
a,y,c)}}function O(a,p){const{word:w,flag:y,value:c="",off:d}=p;if(y===void 0||d||c==="")return[];const{span:e}=w,t=c.split(
",").filter(f=>f!==""&&!(0,R().isElsewhere)(f));switch(y.kind){case"tests":return[{as:"tests",path:c,span:e}];case"confi\
g":return(0,R().isElsewhere)(c)||/^[\w.-]+ *=/.test(c)?[]:[{as:"config",path:c,span:e}];case"root":return(0,R().isElsewhere)(
c)?[]:[{as:"place",path:c,span:e}];case"output":{const f=c.slice(c.lastIndexOf("=")+1);return(0,R().isElsewhere)(f)?[]:[
{as:"place",path:f,span:e}]}case"code":case"preload":case"script-text":{const f=(0,R().valueProblem)("tool-runs-file",a,
p),i=y.kind==="preload";return t.map(l=>{const n=l.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.
test(n)?{as:"code",path:n,span:e}:{as:"module",path:n,span:e,ifFile:f,first:i}})}case"module":case"warning":{const f=y.kind===
"warning"?N(c):c;if(!/^[\w.]+$/.test(f))return[];const i=(0,R().valueProblem)("tool-runs-file",a,p);return b(f).map(l=>({
as:"module",path:l,span:e,ifFile:i}))}default:return[]}}function N(a){return a.split(":")[2]?.trim().replace(/\.?\w*$/,"")??
""}function b(a){const p=a.replaceAll(".","/");return["","src/"].flatMap(w=>[".py","/__main__.py","/__init__.py"].map(y=>`${w}${p}${y}`))}
function $(a,p){const w=a.operands==="tests"||a.operands==="first-tests",c=(a.operands==="first-tests"?p.slice(0,1):a.operands===
"tests"?p:[]).filter(({text:t})=>!a.subcommands.has(t)).map(({text:t,span:f})=>({as:"tests",path:t.replace(/^!|:[\d,*-]+$/g,
""),span:f})),d=a.readsArgumentFiles?p.filter(({text:t})=>t.startsWith("@")):[],e=!w&&!a.mayStart?p:[];return[...c,...e.
flatMap(({text:t,span:f})=>{const i=(0,L().normalise)(t);return i!==void 0&&i!==""&&!(0,L().isWithin)(i,".git",{ignoreCase:!0})&&
!(0,R().isElsewhere)(t)?[{as:"place",path:t,span:f}]:[]}),...d.map(({text:t,span:f})=>({as:"arguments",path:t.slice(1),span:f}))]}
function g(a,{handsOn:p},{flags:w}){return w.flatMap(({word:y,flag:c,value:d="",off:e})=>{const t=c?.kind==="node"&&!e?(0,R().
nodeFlagsIn)(a,d):c===void 0&&p?[y.text,...y.text.includes("=")||d===""?[]:[d]]:[];return t.length===0?[]:(0,R().parseHandedOn)(
y,t).invocation.flags})}},74167:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.readNopt=L;function S(){
const N=u(4274);return S=function(){return N},N}function F(){const N=u(21006);return F=function(){return N},N}function C(){
const N=u(95132);return C=function(){return N},N}function D(){const N=u(31901);return D=function(){return N},N}function L(N,b){
const $=[],g=[],a=[];for(const p of(0,F().readFlags)(N,R).tokens)if(p.kind==="operand")g.push(p.word);else if(p.kind==="\
unknown"){const w={program:b,flag:p.written};a.push((0,C().problemAt)("unknown-flag",p.word.span,w))}else{const{flag:w,fault:y}=O(
p);if($.push(w),y!==void 0){const c={program:"npm",flag:p.written,fault:y};a.push((0,C().problemAt)("flag-value",p.word.
span,c))}}return{flags:$,remain:g,problems:a}}const R={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",
unknown:"never",expand:N=>{const b=N.replace(/^-+/,""),$=A(b)??I(b)??E(b);return $&&[$]}};function A(N){const b=S().NPM_FLAGS.
get(N);return b&&{spec:b,negated:!1,takes:b.arity==="value"?"always":"true-or-false"}}function E(N){const b=N.startsWith(
"no-")?S().NPM_FLAGS.get(N.slice(3)):void 0;return b&&{spec:b,negated:!0,takes:b.arity==="value"?"never":"true-or-false"}}
function I(N){const[b="",$]=S().NPM_SHORTHANDS.get(N)??[],g=A(b.slice(2))??E(b.slice(2));return g&&($===void 0?g:{...g,fixed:$,
takes:"never"})}function O(N){const{word:b,written:$,attached:g,next:a,consumes:p}=N,{spec:w,negated:y,fixed:c}=N.part,d={
name:`--${w.name}`,written:$,span:b.span,spec:w,negated:y};if(c!==void 0){const i=g===void 0?void 0:"it takes no value";
return{flag:{...d,value:c},fault:i}}if(w.arity==="value"){const i={...d,...(0,F().valueRead)(N)};return{flag:i,fault:(0,D().
valueFault)(i.value,y)}}const e=p?a?.text:g,t={...d,negated:e==="false"?!y:y};if(g!==void 0&&!(0,F().isTruth)(g))return{
flag:t,fault:"npm reads its value as a separate word"};const f=w.arity==="loose"&&/^(?:null|always)$/.test(a?.text??"");
return{flag:t,fault:f?"npm reads the next word as its value":void 0}}},87646:function(K,v,u){Object.defineProperty(v,"__\
esModule",{value:!0}),v.isTestRun=b,v.parseNode=R;function S(){const a=u(19609);return S=function(){return a},a}function F(){
const a=u(21006);return F=function(){return a},a}function C(){const a=u(95132);return C=function(){return a},a}function D(){
const a=u(31901);return D=function(){return a},a}const L=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function R(a){
const p=[],w=[],y=[],c=new Set;for(const s of(0,F().readFlags)(a,A).tokens){if(s.kind==="operand"){y.push(s.word);continue}
if(s.kind==="unknown"){const x={program:"node",flag:s.written};w.push((0,C().problemAt)("unknown-flag",s.word.span,x));continue}
const{spec:m,negated:P}=s.part,T=I(s);p.push(T);const M=O(m,P,T.value);if(M!==void 0&&w.push(N(T,M)),P)continue;c.add(m.
kind);const r=$(m,T);r!==void 0&&w.push((0,D().flagProblem)(r,"node",T))}const d=b({flags:p}),e=d?y.length:c.has("evalua\
tes-text")?0:1,t=y.slice(0,e),f=y.slice(e),i=d||c.has("only-prints")||c.has("evaluates-text"),l=g(t,d,a);l!==void 0&&!(i&&
t.length===0)&&w.push(l);const n=(0,D().onlyAsksForInformation)(f);return n!==void 0&&w.push((0,D().printsOnly)("node",n)),
{invocation:{program:"node",flags:p,operands:t,passthrough:f},problems:w}}const A={flags:"first",dash:"operand",separator:/^--$/,
equals:"long",unknown:"never",expand:a=>{const p=a.startsWith("--"),w=p?a.slice(2).replaceAll("_","-"):a,y=w.startsWith(
"no-")&&!S().NODE_FLAGS.has(w),c=y?w.slice(3):w,d=S().NODE_FLAGS.get(S().NODE_ALIASES.get(c)??(p?c:""));return d&&[{spec:d,
negated:y,takes:y?"never":E(d)}]}};function E({name:a,arity:p}){return a==="print"?"unless-dash":p==="value"?"always":"n\
ever"}function I(a){const{spec:p,negated:w}=a.part;return{name:`--${w?"no-":""}${p.name}`,written:a.written,...(0,F().valueRead)(
a)}}function O({name:a,arity:p,kind:w},y,c){return p==="value"?(0,D().valueFault)(c,y):y?c===void 0?void 0:"a `--no-` fl\
ag takes no value":p!=="none"?c?void 0:"its value is missing":c===void 0||(a==="print"||w==="opens-inspector")?void 0:"i\
t takes no value"}function N(a,p){return(0,C().problemAt)("flag-value",a.span,{program:"node",flag:a.written,fault:p})}function b({
flags:a}){return a.findLast(({name:p})=>p==="--test"||p==="--no-test")?.name==="--test"}function $(a,{value:p=""}){switch(a.
kind){case"harmless":return;case"reports-tests":return S().BUILT_IN_REPORTERS.has(p)?void 0:"preloads-code";case"tolerat\
es-rejections":return p==="warn"||p==="none"?"hides-failures":void 0;case"writes-report":return p==="stdout"||p==="stder\
r"?void 0:"writes-files";case"preloads-code":return S().PRELOADABLE_PACKAGES.has(p)?"preloads-package":"preloads-code";case"\
loads-module":return S().PRELOADABLE_PACKAGES.has(p)?"preloads-package":"loads-code";default:return a.kind}}function g(a,p,w){
const[y]=a;if(y===void 0){const e=w.at(-1)?.span.end??0;return p?void 0:(0,C().problemAt)("reads-stdin",{start:0,end:e},
{program:"node",flag:""})}const{text:c,span:d}=y;if(L.has(c))return(0,C().problemAt)("reads-stdin",d,{program:"node",flag:c});
if(c.startsWith("-"))return(0,C().problemAt)("dash-operand",d,{operand:c});if(c==="inspect"||!p&&c==="debug")return(0,C().
problemAt)("opens-inspector",d,{program:"node",flag:c})}},3893:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),
v.isToolName=b,v.parseNpm=E,v.parseNpx=w;function S(){const i=u(4274);return S=function(){return i},i}function F(){const i=u(
21006);return F=function(){return i},i}function C(){const i=u(91063);return C=function(){return i},i}function D(){const i=u(
95132);return D=function(){return i},i}function L(){const i=u(74167);return L=function(){return i},i}function R(){const i=u(
46868);return R=function(){return i},i}function A(){const i=u(31901);return A=function(){return i},i}function E(i,l=C().
NO_PROGRAMS){return I("npm",i,i,l)}function I(i,l,n,s){const{flags:m,remain:P,problems:T}=(0,L().readNopt)(l,i),[M,...r]=P,
x=M&&S().NPM_SUBCOMMANDS.get(M.text),o=x?.kind==="runs-tool",k=[...m.flatMap(H=>a(i,H,o)),...T],h={program:i,flags:m};if(M===
void 0)return m.some(g)||k.push(p(i,n)),{invocation:{...h,operands:[],passthrough:[]},problems:k};if(x===void 0){const H=[
...S().NPM_SUBCOMMANDS].find(([B])=>B.startsWith(M.text))?.[1].name??"",G={subcommand:M.text,meant:H};return k.unshift((0,D().
problemAt)("unknown-subcommand",M.span,G)),{invocation:{...h,operands:r,passthrough:[]},problems:k}}const j={...h,subcommand:x.
name},W=O(x,{word:M,rest:r},j,s);return{invocation:W.invocation,problems:[...W.problems,...k]}}function O({name:i,kind:l},n,s,m){
return l==="runs-script"?N(i,n,s):l==="runs-tool"?$(n,s,m):{invocation:{...s,operands:n.rest,passthrough:[]},problems:[(0,A().
wordProblem)(l,s.program,{text:i,span:n.word.span})]}}function N(i,{word:l,rest:n},s){const m=i==="run"?n.slice(0,1):[l],
P=i==="run"?n.slice(1):n,[T]=m,M=[];T===void 0?M.push((0,A().printsOnly)("npm",{...l,text:"run"})):T.text==="env"&&M.push(
{...(0,A().printsOnly)("npm",{...T,text:"run env"}),severity:"error"});const r=(0,A().onlyAsksForInformation)(P);return r!==
void 0&&M.push((0,A().printsOnly)("npm",r)),{invocation:{...s,operands:m,passthrough:P},problems:M}}function b(i){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(i)}function $({word:i,rest:l},n,{tools:s}){const[m,...P]=l;if(m===void 0){const M=n.flags.some(g)?[]:[p(n.program,[
i])];return{invocation:{...n,operands:[],passthrough:[]},problems:M}}const T={...n,operands:[m],passthrough:P};return b(
m.text)?{invocation:T,problems:(0,R().parseTool)(m,P,s)}:{invocation:T,problems:[(0,A().wordProblem)("downloads",n.program,
m)]}}function g({spec:{effect:i},negated:l}){return!l&&(i==="only-prints"||i==="evaluates-text")}function a(i,l,n){const{
effect:s,name:m}=l.spec;switch(s){case"harmless":return[];case"selects-scripts":return m==="if-present"?[]:m==="ignore-s\
cripts"?l.negated?[]:[(0,A().flagProblem)("skips-tests",i,l)]:n?[(0,A().flagProblem)("changes-configuration",i,l)]:[];case"\
downloads":return l.negated?[]:[(0,A().flagProblem)(s,i,l)];default:return[(0,A().flagProblem)(l.negated?"unknown-flag":
s,i,l)]}}function p(i,l){const n=l[0]?.span.start??0,s=l.at(-1)?.span.end??0;return(0,D().problemAt)("nothing-to-run",{start:n,
end:s},{program:i})}function w(i,l=C().NO_PROGRAMS){const{tokens:n,separator:s}=(0,F().readFlags)(i,e),m=[{text:"exec",span:i[0]?.
span??{start:0,end:0},quoted:!1}],P=[];for(const M of n){if(M.kind==="operand"&&P.push(M.word),M.kind!=="flag")continue;
const{word:r,written:x,attached:o,consumes:k,next:h}=M,j=y.get(t(x)),W=o===void 0?j:`${j}=${o}`;m.push(j===void 0?r:{...r,
text:W??""}),k&&h&&m.push(h)}const[T]=P;return s!==void 0?m.push(s):T!==void 0&&m.push({...T,text:"--"}),I("npx",[...m,...P],
i,l)}const y=new Map([["no-install","--no-yes"],["p","--package"]]),c=new Set("package p userconfig call c shell".split(
" ")),d=new Set("no-install quiet q version v help h".split(" ")),e={flags:"first",dash:"flag",separator:/^--$/,equals:"\
all",unknown:"never",expand:(i,l)=>{const n=t(i),s=n==="p"?void 0:S().NPM_SHORTHANDS.get(n);return s!==void 0?{instead:l===
void 0?s:[...s,l]}:[{spec:void 0,negated:!1,takes:c.has(n)?"always":f(n)?"never":"unless-dash"}]}};function t(i){return i.
replace(/^-+/,"")}function f(i){const l=S().NPM_FLAGS.get(i)?.arity;return d.has(i)||l==="none"||l==="loose"}},39872:function(K,v,u){
Object.defineProperty(v,"__esModule",{value:!0}),v.parseProgram=$;function S(){const n=u(2562);return S=function(){return n},
n}function F(){const n=u(91063);return F=function(){return n},n}function C(){const n=u(92739);return C=function(){return n},
n}function D(){const n=u(95132);return D=function(){return n},n}function L(){const n=u(11331);return L=function(){return n},
n}function R(){const n=u(4289);return R=function(){return n},n}function A(){const n=u(3893);return A=function(){return n},
n}function E(){const n=u(46868);return E=function(){return n},n}function I(){const n=u(31901);return I=function(){return n},
n}function O(){const n=u(92170);return O=function(){return n},n}function N(){const n=u(48886);return N=function(){return n},
n}function b(){const n=u(91883);return b=function(){return n},n}function $(n,s,m){const{program:P}=n,T={program:P,family:n,
flags:[],operands:[],passthrough:[]},M=g({use:n.use,path:"",words:s,family:n,families:m});return{invocation:{...T,...M.invocation},
problems:M.problems}}function g(n){const{use:s,path:m,words:P,family:T}=n,{data:M}=s,r=(0,S().readTool)(s,P),x=r.rest===
void 0?r.flags:[...r.flags,r.rest.flag],o=x.map(p),k=x.flatMap(z=>(0,R().filesOfFlag)(T.program,z)).filter(({as:z})=>z!==
"place"),h=x.flatMap(z=>[...(0,E().toolFlagProblems)(T.program,s,z),...(0,N().buildFlagProblems)(T,z)]),[j,...W]=r.started.
slice(M.skips??0),H=j&&s.subcommands.get(j.text);if(H===void 0||j===void 0){const z=y(n,r),V=w(n,r);return{invocation:{...m&&
{subcommand:m},...M.any_package&&{anyPackage:!0},...z.invocation,flags:o,files:[...k,...z.invocation.files??[],...a(s,z.
invocation.operands??[])]},problems:[...h,...V,...z.problems]}}const G=m===""?j.text:`${m} ${j.text}`,B=H.data.starts===
"own-script"?c("own-script",j,W,n):g({...n,use:H,path:G,words:W}),U=H.data.does?[(0,I().wordProblem)(H.data.does,T.program,
{...j,text:G})]:[];return{invocation:{...B.invocation,...M.any_package&&{anyPackage:!0},flags:[...o,...B.invocation.flags??
[]],files:[...k,...B.invocation.files??[]]},problems:[...h,...U,...B.problems]}}function a({data:{operands:n,starts:s}},m){
return m.flatMap(({text:P,span:T})=>{const M=(n==="package"||s==="package")&&P.endsWith(".go");return!((0,N().ruleForOperand)(
"path",P)===void 0)||n!=="tests"&&!M?[]:[{as:"tests",path:P.replace(/::.*$/s,""),span:T}]})}function p({word:n,written:s,
value:m}){return{name:s,written:s,span:n.span,...m!==void 0&&{value:m}}}function w({use:n,path:s,words:m,family:P},{flags:T}){
if(n.data.writes_unless===void 0)return[];const M=n.data.writes_unless.split(" "),r=m.slice(m.findIndex(({text:o})=>o===
"--"));if(T.some(({written:o,off:k})=>!k&&M.includes(o)))return[];if(r[0]?.text==="--"&&r.some(({text:o})=>M.includes(o)))
return[];const x=m[0]?.span??{start:0,end:0};return[(0,I().wordProblem)("tool-writes",P.program,{text:s||P.program,span:x})]}
function y(n,s){const{use:m,family:P,families:T}=n,{rest:M}=s;if(M!==void 0)return M.flag.flag?.kind==="module"?(0,b().parseModule)(
P,M.words,T,$):{invocation:{passthrough:M.words},problems:[]};const r=m.data.starts??(m.subcommands.size>0?"subcommand":
void 0),x=r===void 0?s.operands:s.started.slice(m.data.skips??0),[o,...k]=x;if(o===void 0){const h=s.flags.some(({flag:G})=>G?.
kind==="only-prints"),j={start:0,end:P.program.length},W=h?void 0:m.data.alone,H=W?[(0,I().wordProblem)(W,P.program,{text:"",
span:j})]:[];return{invocation:{},problems:H}}return r===void 0?{invocation:{operands:x},problems:(0,N().judgeOperands)(
m,x,P)}:c(r,o,k,n)}function c(n,s,m,P){const{program:T}=P.family,M={operands:[s],passthrough:m};switch(n){case"subcomman\
d":{const r={program:T,subcommand:s.text},x=(0,D().problemAt)("program-subcommand-unknown",s.span,r);return{invocation:M,
problems:[x]}}case"file":return f(s,m,T);case"package":{const r=(0,N().ruleForOperand)("package",s.text);return{invocation:M,
problems:r?[(0,I().wordProblem)(r,T,s)]:[]}}case"command":return i(s,m,P);case"script":case"own-script":return{invocation:{
...M,subcommand:"run"},problems:t(m,P.family)};case"tool":return l("exec",s,m,P);case"script-or-tool":case"script-tool-o\
r-file":{if(!(n==="script-tool-or-file"&&e(s.text))&&!d.test(s.text)){const x=l("script-or-tool",s,m,P);return{...x,problems:[
...x.problems,...t(m,P.family)]}}return n==="script-tool-or-file"?f(s,m,T):{invocation:M,problems:[(0,I().wordProblem)("\
launches-programs",T,s)]}}}}const d=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;function e(n){return/[\\/]/.test(
n)&&!/^@[\w.-]+\/[\w.-]+$/.test(n)}function t(n,{program:s,use:m}){return n.filter(({text:T})=>{const M=/^--([\w-]+)/.exec(
T)?.[1];return M!==void 0&&m.flags.get((0,F().flagKey)(M))?.kind==="changes-configuration"}).map(T=>(0,I().wordProblem)(
"changes-configuration",s,T))}function f(n,s,m){const{text:P,span:T}=n,M={operands:[n],passthrough:s,starts:"file"};if(P===
"-"||P===""||P.startsWith("/dev/"))return{invocation:M,problems:[(0,D().problemAt)("reads-stdin",T,{program:m,flag:P})]};
const r=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(P)&&/:/.test(P);return{invocation:M,problems:r?[(0,I().wordProblem)(
"downloads",m,n)]:[]}}function i(n,s,m){const{family:P,families:T}=m,{text:M}=n;if(/:\/\//.test(M))return{invocation:{},
problems:[(0,I().wordProblem)("downloads",P.program,n)]};if(M==="-"||/\.\w+$/.test(M))return f(n,s,P.program);const r=T.
known.get(M);if(r===void 0||!P.data.started_programs.includes(M))return{invocation:{},problems:[(0,I().wordProblem)("lau\
nches-programs",P.program,n)]};const{invocation:x,problems:o}=$(r,s,T);return{invocation:{launched:[x]},problems:o}}function l(n,s,m,{
family:P,families:T}){const{text:M}=s,r=T.allowed.get(M),x=(0,O().isProgram)(M)?O().PARSERS[M](m,T):r&&$(r,m,T);if(n==="\
exec"&&e(M))return{invocation:{},problems:[(0,I().wordProblem)("launches-programs",P.program,s)]};if(!(0,A().isToolName)(
M)&&/[\s;&|<>$`'"(){}\\*?]/.test(M))return{invocation:{},problems:[(0,I().wordProblem)("evaluates-text",P.program,s)]};const o={
subcommand:n,operands:[s],passthrough:m,...x&&{launched:[x.invocation]}};if(x!==void 0)return{invocation:o,problems:x.problems};
if((0,L().isShell)(M)||n==="exec"&&(0,L().programNamed)(M)!==void 0)return{invocation:o,problems:[(0,I().wordProblem)("l\
aunches-programs",P.program,s)]};const{tools:k}=T,h=n==="exec"||(0,C().toolOf)(M,k)!==void 0||(0,C().refusalOf)(M);return{
invocation:o,problems:h?(0,E().parseTool)(s,m,k):[]}}},46868:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),
v.parseTool=I,v.parseUnknownTool=O,v.toolFlagProblems=N;function S(){const c=u(2562);return S=function(){return c},c}function F(){
const c=u(92739);return F=function(){return c},c}function C(){const c=u(89784);return C=function(){return c},c}function D(){
const c=u(71011);return D=function(){return c},c}function L(){const c=u(95132);return L=function(){return c},c}function R(){
const c=u(11331);return R=function(){return c},c}function A(){const c=u(3149);return A=function(){return c},c}function E(){
const c=u(31901);return E=function(){return c},c}function I(c,d,e){const t=c.text,f=(0,F().refusalOf)(t);if(f!==void 0)return[
(0,E().wordProblem)(f,t,c)];const i=(0,E().onlyAsksForInformation)(d);if(i!==void 0)return[(0,E().printsOnly)(t,i)];const l=(0,F().
toolOf)(t,e);if(l===void 0)return O(c,d);const n=(0,S().readTool)(l,d),s=l.operands==="tests"||l.operands==="first-tests";
return[...b(c,d),...$(c,l,n),...n.flags.flatMap(m=>N(t,l,m)),...n.operands.flatMap(m=>!s&&((0,A().isForeign)(m.text)||l.
operands===void 0&&(0,A().isOfMachine)(m.text))?[(0,E().wordProblem)("tool-loads-code",t,m)]:[])]}function O(c,d,e=(0,D().
unknownTool)(c.text)){const t=c.text,f=(0,S().readTool)(e,d);return[...$(c,e,f),...a(c,d,f),...f.flags.flatMap(i=>N(t,void 0,
i)),...p(c,f)]}function N(c,d,e){return e.flag===void 0?y(c,d,e):(0,A().judgeValue)(c,e,d)}function b({text:c,span:d},e){
const t=(0,C().tasksOf)(c,e);return t===void 0?[]:[(0,L().problemAt)("runs-tasks",d,{program:c,tasks:t})]}function $(c,d,{
operands:e,started:t}){const i=d.starts===void 0||d.starts==="tasks"?e:t,l=i.find(({text:s})=>d.readsBehind&&d.subcommands.
has(s))??i[0],n=l?g(d,l.text):d.alone;return n===void 0?[]:[(0,E().wordProblem)(n,c.text,l??c)]}function g({endsWith:c,subcommands:d},e){
if(c?.has(e))return;const t=e.split(":").find(f=>d.get(f)==="never-ends");return d.get(e)??(c||t!==void 0?"never-ends":void 0)}
function a({text:c},d,{flags:e,operands:t}){const f=d[d.findIndex(({text:s})=>s==="--")+1],i=[...new Set([t[0],f])].filter(
s=>s!==void 0&&(0,R().startsOthers)(s.text)),l=e.filter(({written:s,flag:m,value:P=""})=>/^-[ex]$/.test(s)&&/\s/.test(P)||
m?.kind!=="config"&&(0,R().isCommandLine)(P)),n=t.filter(({text:s})=>(0,R().hasCommandLine)(s));return[...i,...l.map(({word:s})=>s),
...n].flatMap(s=>s===void 0?[]:[(0,E().wordProblem)("launches-programs",c,s)])}function p({text:c},{operands:d}){return d.
flatMap(e=>e.text==="-"?[(0,E().wordProblem)("reads-stdin",c,e)]:w(e.text)?[(0,E().wordProblem)("uses-network",c,e)]:(0,A().
isForeign)(e.text)||(0,A().isOfMachine)(e.text)?[(0,E().wordProblem)("tool-loads-code",c,e)]:[])}function w(c){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(c)}function y(c,d,{word:e,value:t=""}){const f=i=>[(0,E().wordProblem)(i,c,e)];if(d?.handsOn===!0){const i=e.text.includes(
"=")||t===""?[]:[t],l=(0,A().judgeNodeFlags)(e,[e.text,...i]);if(!l.some(({rule:n})=>n==="unknown-flag"))return l}return d?.
stops===!0?f("unknown-flag"):d?.starts==="npm-scripts"?e.text.includes("=")?[]:f("unknown-flag"):(0,A().isForeign)(t)||(0,A().
isOfMachine)(t)?f("tool-loads-code"):d===void 0?[]:f("tool-flag-unknown")}},31901:function(K,v){Object.defineProperty(v,
"__esModule",{value:!0}),v.flagProblem=S,v.onlyAsksForInformation=L,v.printsOnly=R,v.valueFault=C,v.wordProblem=u;function u(A,E,{
text:I,span:O}){return F(A,O,{program:E,flag:I})}function S(A,E,I){const{written:O,span:N,value:b}=I,$={program:E,flag:O};
return F(A,N,b===void 0?$:{...$,value:b})}function F(A,E,I){return{rule:A,span:E,args:I}}function C(A,E){return E?"it ta\
kes a value, so it has no `--no-` form":A===void 0||A===""?"its value is missing":A.startsWith("-")?"its value begins wi\
th a dash":void 0}const D=new Set(["--version","-v","-V","--help","-h"]);function L(A){const[E]=A;return A.length===1&&E!==
void 0&&D.has(E.text)?E:void 0}function R(A,E){return u("only-prints",A,E)}},92170:function(K,v,u){Object.defineProperty(
v,"__esModule",{value:!0}),v.PARSERS=void 0,v.isProgram=D;function S(){const L=u(87646);return S=function(){return L},L}
function F(){const L=u(3893);return F=function(){return L},L}const C=v.PARSERS={node:S().parseNode,npm:F().parseNpm,npx:F().
parseNpx};function D(L){return Object.hasOwn(C,L)}},48886:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),
v.buildFlagProblems=g,v.judgeOperands=R,v.ruleForOperand=O;function S(){const t=u(91063);return S=function(){return t},t}
function F(){const t=u(32854);return F=function(){return t},t}function C(){const t=u(95132);return C=function(){return t},
t}function D(){const t=u(3149);return D=function(){return t},t}function L(){const t=u(31901);return L=function(){return t},
t}function R({data:{operands:t="path"},refusedOperands:f},i,l){const{deciding_properties:n,variables:s}=l.data,m=n!==""||
s!==void 0;return i.flatMap(P=>{const T=I(f,P.text),M=l.data.completes==="tasks"?A(f,P.text):void 0,r=T??M??O(t,P.text);
return r!==void 0?[(0,L().wordProblem)(r,l.program,P)]:m&&t==="plain"?p(l,P):[]})}function A({flags:t,prefixes:f},i){const l=E(
i.slice(i.lastIndexOf(":")+1)),[n=""]=l;if(n==="")return;if("publish".startsWith(n))return"publishes";const s=({name:P})=>{
const T=E(P.replace(/~$/,""));return T.length===l.length&&T.every((M,r)=>M.startsWith(l[r]??""))};return[...t.values(),...f.
map(([,P])=>P)].find(s)?.kind}function E(t){return t.split(/(?=[A-Z])|-/).map(f=>f.toLowerCase())}function I({flags:t,prefixes:f},i){
const l=i.replace(/@[^@]*$/,""),n=[i,l,l.slice(l.lastIndexOf(":")+1)].map(S().flagKey);for(const s of n){const P=(/^(?:help|h|version|v|V)$/.
test(s)?void 0:t.get(s))??f.find(([T])=>s.startsWith(T))?.[1];if(P!==void 0)return P.kind}}function O(t,f){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test(f))return"downloads";if(f.startsWith("@")&&t!=="package")return"tool-loads-code";switch(t){case"path":case"tests":return f===
"-"?"reads-stdin":N(f.replace(/::.*$/s,""))||(0,D().isForeign)(f)?"tool-loads-code":void 0;case"package":return f.includes(
"@")?"downloads":N(f)?"tool-loads-code":void 0;case"goal":return f.split(":").length>2?"downloads":void 0;case"plain":return(0,D().
isForeign)(f)?"tool-loads-code":void 0}}function N(t){return(0,F().normalise)(t)===void 0}const b=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,
$=/[$`;&|<>(){}\s]/;function g(t,f){return[...a(t,f),...e(t,f)]}function a(t,{flag:f,word:i,value:l=""}){if(f?.kind!=="p\
roperty")return[];const n=l.replace(/^:/,"").split(/[;,]/);return!l.includes("$(")&&!n.some(s=>y(t,s))?[]:[(0,L().wordProblem)(
"changes-configuration",t.program,i)]}function p(t,f){const{program:i,data:l}=t,{text:n,span:s}=f,m=l.variables&&n.includes(
"=")?w(n):void 0;return m!==void 0&&!l.variables?.includes(m)?[(0,C().problemAt)("make-variable",s,{program:i,variable:m})]:
y(t,n)?[(0,L().wordProblem)("changes-configuration",i,f)]:(n.includes("=")?b.test(n):!$.test(n))?[]:[(0,L().wordProblem)(
"evaluates-text",i,f)]}function w(t){return t.replace(/\s*[:+?!]*=.*$/s,"")}function y({data:t},f){const i=w(f).toLowerCase();
return t.deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(l=>l.startsWith("~")?i.endsWith(l.slice(1)):
l.endsWith("~")?i.startsWith(l.slice(0,-1)):i===l)}const c=/^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i,d=/^-{1,2}(?:t|target)(?::|$)/i;
function e({program:t},{word:f,written:i,value:l=""}){if(t!=="dotnet")return[];const[n=""]=`${i.replace(/^[^:]*/,"")}${l}`.
split(";");return c.test(i)&&/\.dll$|[\\/]/i.test(n)?[(0,L().wordProblem)("loads-code",t,f)]:d.test(i)&&/(?:^|[:;,])(?:deploy|pack|publish|push)/i.
test(l||i)?[(0,L().wordProblem)("publishes",t,f)]:[]}},91883:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),
v.parseModule=a;function S(){const p=u(17093);return S=function(){return p},p}function F(){const p=u(2562);return F=function(){
return p},p}function C(){const p=u(91063);return C=function(){return p},p}function D(){const p=u(95132);return D=function(){
return p},p}function L(){const p=u(3149);return L=function(){return p},p}function R(){const p=u(4289);return R=function(){
return p},p}function A(){const p=u(46868);return A=function(){return p},p}function E(){const p=u(31901);return E=function(){
return p},p}const I=(0,C().groupsByName)({installs:"conda pip ensurepip pre_commit venv virtualenv easy_install poetry p\
ipx build setuptools cookiecutter copier",publishes:"twine semantic_release huggingface_hub","never-ends":`
    aiohttp.web aiosmtpd bokeh celery daphne flask gradio gunicorn http.server hypercorn ipykernel jupyter
    locust notebook panel pyftpdlib sphinx_autobuild streamlit tornado.autoreload uvicorn waitress pydoc idlelib
    turtledemo xmlrpc.server wsgiref.simple_server smtpd ptw pytest_watch pytest_watcher watchfiles
    watchdog.watchmedo
  `,"reads-stdin":"code pdb asyncio IPython bdb bpython ipdb ptpython pudb","opens-inspector":"debugpy ptvsd pydevd","ev\
aluates-text":"timeit sqlite3","launches-programs":`
    webbrowser antigravity this accelerate.commands.launch ansible ansible.playbook austin doit fabric fire hatch
    honcho invoke kernprof line_profiler memory_profiler mprof nox papermill pdm pipenv py_spy pyinstrument pyperf rye
    scalene torch.distributed.launch torch.distributed.run trace cProfile profile runpy pex uv viztracer
  `,"writes-files":"zipapp zipfile tarfile gzip compileall py_compile lib2to3","only-prints":"site sysconfig platform sy\
s calendar inspect uuid"}),O=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),N=/^(?:-\w|--[\w-]+=)?[/~]/,
b=(0,C().toolTable)({flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),$=(0,C().toolTable)({flags:{plain:"v,verb\
ose o,option= f,fail-fast"}});function g({text:p,span:w}){const y=/^\w+(?:\.\w+)*$/.test(p)?p.split("."):[],c=y.map((e,t)=>y.
slice(0,t+1).join("."));return(p.endsWith(".py")?[p]:c.flatMap(R().pythonFiles)).map(e=>({as:"module",path:e,span:w}))}function a({
program:p,data:w},[y,...c],d,e){if(y===void 0){const T={program:p,flag:"-m",fault:"its value is missing"};return{invocation:{},
problems:[(0,D().problemAt)("flag-value",{start:0,end:0},T)]}}const t=d.known.get(y.text);if(t!==void 0&&w.started_programs.
includes(y.text)){const{invocation:T,problems:M}=e(t,c,d);return{invocation:{module:y,launched:[T]},problems:M}}const f={
module:y,operands:[y],passthrough:c,files:y.text==="unittest"?c.flatMap(g):[]},i=/^[\w.]+$/.test(y.text)?I.get(y.text.replace(
/\._(?:_main__|internal\b.*)$/,"")):"tool-loads-code";if(i!==void 0)return{invocation:f,problems:[(0,E().wordProblem)(i,
p,y)]};const l=d.known.get("python");if(y.text==="doctest"&&l!==void 0){const{flags:T,operands:M}=(0,F().readTool)($,c),
r=M.map(o=>e(l,[o],d)),x=T.flatMap(o=>(0,A().toolFlagProblems)("doctest",$,o));return{invocation:{...f,launched:r.map(o=>o.
invocation)},problems:[...x,...r.flatMap(({problems:o})=>o)]}}const n=O.has(y.text);if(!n&&(0,S().isOfLibrary)(y.text)){
const T={program:p,module:y.text};return{invocation:f,problems:[(0,D().problemAt)("python-module-refused",y.span,T)]}}const[
s,...m]=c;if(y.text==="coverage"&&s?.text==="run"&&l!==void 0){const{flags:T,started:M,rest:r}=(0,F().readTool)(b,m),x=r?
[{...r.flag.word,text:"-m"},...r.words]:M,o=T.flatMap(k=>(0,A().toolFlagProblems)("coverage",b,k));if(x.length>0){const k=e(
l,x,d);return{invocation:{...f,starts:"module",launched:[k.invocation]},problems:[...o,...k.problems]}}}const P=c.filter(
({text:T})=>(0,L().isForeign)(T)||n&&N.test(T));return{invocation:n?f:{...f,starts:"module"},problems:P.map(T=>(0,E().wordProblem)(
"tool-loads-code",y.text,T))}}},51951:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.readCommand=a,v.
readWords=y;function S(){const s=u(91063);return S=function(){return s},s}function F(){const s=u(92739);return F=function(){
return s},s}function C(){const s=u(80781);return C=function(){return s},s}function D(){const s=u(95132);return D=function(){
return s},s}function L(){const s=u(54669);return L=function(){return s},s}function R(){const s=u(11331);return R=function(){
return s},s}function A(){const s=u(45806);return A=function(){return s},s}function E(){const s=u(92170);return E=function(){
return s},s}function I(){const s=u(86191);return I=function(){return s},s}function O(){const s=u(73872);return O=function(){
return s},s}function N(){const s=u(60210);return N=function(){return s},s}function b(){const s=u(82293);return b=function(){
return s},s}function $(){const s=u(80827);return $=function(){return s},s}const g=new Set;async function a(s,m={}){const P=y(
s,m),{tree:T,base:M,changed:r=g,cwd:x="",clock:o,programs:k=S().NO_PROGRAMS}=m,{isOutput:h}=m;if(T===void 0||P.invocation===
void 0||P.argv===null)return P;const j={tree:T,directory:x,changed:r,families:k,...M&&{base:M},...h&&{isOutput:h}},{invocation:W}=P,
{targets:H,problems:G}=await(0,O().resolveInvocation)(W,j,o);return{...P,...await p(W,H,j),targets:H,problems:l(P.problems,
G)}}async function p(s,m,P){if(s.program!=="npm"&&s.program!=="npx")return{};const T=await(0,$().npmScripts)(s,P),M=m.some(
({kind:o,via:k})=>o==="package_binary"&&k===void 0),x=(T?(0,$().stepsIn)(T).some(({text:o})=>w.test(o)):!M)?await(0,N().
foreignSettings)(P.tree,P.changed):[];return{...T&&{scripts:T},...x.length>0&&{npmSettings:x}}}const w=/(?:^|[^\w.-])np[mx](?![\w.-])/;
function y(s,{tree:m,cwd:P="",programs:T=S().NO_PROGRAMS}={}){if(typeof s!="string")return d(s);const{words:M,assignments:r,
problems:x}=(0,L().lex)(s,m&&(0,C().subTree)(m,P)),[o]=M,k=(z,V,J)=>({command:s,words:M,assignments:r,argv:z,...J===void 0?
void 0:{invocation:J},targets:[],problems:V});if(o===void 0)return k(null,x);const h=(0,L().hasOneReading)({problems:x})?
M.map(({text:z})=>z):null,{program:j,problem:W}=t(s,M,T);if(W?.rule==="sentence")return k(h,[W,...x]);if(j===void 0)return k(
h,[...x,W]);const H=c(M,x).slice(1),{invocation:G,problems:B}=(0,A().parseInvocation)(j,H,T),U=(0,b().inspectPaths)(G,P,
T);return k(h,[...x,...B,...U],G)}function c(s,m){const P=m.find(T=>T.rule==="shell-operator"||(0,D().isProblem)(T,"line\
-break")&&!T.args.quoted);return P===void 0?s:s.filter(({span:T})=>T.start<P.span.start)}function d(s){const m=s===null?
"null":Array.isArray(s)?"array":typeof s,P=(0,D().problemAt)("command-not-text",{start:0,end:0},{type:m});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[P]}}const e=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function t(s,m,{allowed:P,offered:T}){const[M]=m,r=M?.text??"",x=(0,E().isProgram)(r)?r:P.get(r);if(x!==void 0)return{program:x};
const o=M?.span??{start:0,end:0},k=(W,H)=>({program:void 0,problem:(0,D().problemAt)(W,o,H)}),[,h]=e.exec(r)??[];if(h===
void 0&&(0,I().isSentence)(s)){const W=m.at(-1)?.span.end??o.end;return{program:void 0,problem:(0,D().problemAt)("senten\
ce",{start:o.start,end:W},{})}}const j=i(r,T);return/[\\/]/.test(r)?k("program-by-path",{program:r,...j}):h!==void 0?k("\
program-look-alike",{program:r,meant:h.toLowerCase()}):k("program-not-allowed",{program:r,group:(0,R().programNamed)(r)?.
kind??(F().TOOLS.has(r)?"npx":"other"),...j,allowed:[...P.keys()]})}const f=new Map([["gradlew","gradle"],["mvnw","mvn"],
["gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function i(s,m){
const P=m(s);if(P!==void 0)return{offered:P};const T=s.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(
/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),M=f.get(T)??T,r=m(M);return r===void 0?{offered:""}:{offered:r,word:M}}function l(s,m){
const P=new Set(s.map(n)),T=[...s];for(const M of m){const r=n(M);P.has(r)||(P.add(r),T.push(M))}return T}function n({rule:s,
span:m,args:P}){return JSON.stringify([s,m.start,m.end,P])}},86191:function(K,v,u){Object.defineProperty(v,"__esModule",
{value:!0}),v.isSentence=O,v.namedPaths=$,v.startedFiles=g;function S(){const a=u(32854);return S=function(){return a},a}
function F(){const a=u(11331);return F=function(){return a},a}const C=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
D=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
L=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,A=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
E=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,I=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function O(a){const p=a.trim(),[w="",...y]=p.split(/\s+/,100);if(w===w.toLowerCase()&&(0,F().programNamed)(w)!==void 0)return!1;
if(A.test(p)||E.test(p)||I.test(w))return!0;if(/[;&|<>$`]/.test(p))return!1;const c=R.test(w);if(y.some(e=>/^--?[A-Za-z]/.
test(e)))return!1;if((c||L.test(w))&&y.some(e=>C.test(N(e))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(w))return y.length>
0||/[.!:]$/.test(w);const d=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(y[0]??"");return c&&d&&(D.test(w)||/[a-z]{2}[.!?]$/.test(
p))}function N(a){return a.replace(/[.,;:!?]$/,"")}const b=/[\s"'`;&|()<>=]+/;function $(a,p=""){const w=p===""?"":`${p}\
/`;return a.split(b).map(y=>(0,S().normalise)(w+y)??y)}function g({targets:a}){return a.flatMap(({kind:p,path:w,parsed:y})=>p===
"file"&&w&&!y?[w]:[])}},66227:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.dependencyHome=y,v.inspectDependency=
b,v.isUnverified=$,v.ownerOf=p,v.packageOf=N,v.resolveAtHome=d;function S(){const e=u(76760);return S=function(){return e},
e}function F(){const e=u(3463);return F=function(){return e},e}function C(){const e=u(95244);return C=function(){return e},
e}function D(){const e=u(80781);return D=function(){return e},e}function L(){const e=u(95132);return L=function(){return e},
e}function R(){const e=u(53169);return R=function(){return e},e}function A(){const e=u(19685);return A=function(){return e},
e}function E(){const e=u(67953);return E=function(){return e},e}function I(){const e=u(59867);return I=function(){return e},
e}function O(){const e=u(10473);return O=function(){return e},e}function N(e){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(e)?.[1]}async function b(e,t,f){const{tree:i,base:l=i}=c(e),{name:n,path:s}=t,m=await g(i,l,n),P=m===void 0?await w(
i,t):void 0,T=M=>(0,L().problemAt)("dependency-unverified",f,{name:n,path:s,...M});return[...m===void 0?[]:[T({fault:m})],
...P===void 0?[]:[T({fault:"stale",differs:P})],...(await a(i,l)).map(M=>(0,L().problemAt)("dependency-not-compared",f,{
name:n,path:M})),...await(0,R().compareWithBase)(i,l,n,f)]}function $(e){return(0,L().isProblem)(e,"dependency-unverifie\
d")?e.args.fault!=="stale":e.rule==="target-untracked"}async function g(e,t,f){const[i,l]=await Promise.all([(0,A().readLocks)(
e),(0,A().readLocks)(t)]),n=({npm:T})=>T?.packages.has(f)===!0,s=T=>n(T)||T.unread.length>0;return n(l)&&!n(i)&&e.stat(l.
npm?.path??"")||s(l)&&!s(i)?"removed":(await(0,I().usablePackageJson)(e,""))?.dependencies.has(f)?s(i)||(i.npm??l.npm)===
void 0?void 0:"unlocked":"undeclared"}async function a(e,t){const[{npm:f,unread:i},l]=await Promise.all([(0,A().readLocks)(
e),(0,A().readLocks)(t)]);if(!f&&i.length===0&&!l.npm&&l.unread.length===0)return[""];const n=await Promise.all(i.map(s=>(0,O().
hasOtherContent)(e,t,s)));return i.filter((s,m)=>n[m])}async function p(e,t,f){const{npm:i,unread:l}=await(0,A().readLocks)(
e),n=i?.packages,s=l.length>0||n===void 0||n.has(t);return f.has(t)&&s?t:[...f].find(m=>Object.hasOwn(n?.get(m)?.bin??{},
t))}async function w(e,{name:t,binary:f}){const i=`node_modules/${t}`,l=(await(0,A().readLocks)(e)).npm?.packages.get(t);
if(l===void 0||e.stat(i)===void 0)return;const n=await(0,I().readJsonFile)(e,`${i}/package.json`),s=(0,F().objectIn)(n),
m=(0,F().textIn)(s,"name")||t,P=(0,F().textIn)(s,"version"),T=(h,j,W)=>`the installed package has the ${h} \`${j||"nothi\
ng"}\`, but the lockfile has \`${W}\``;if(n!==void 0&&m!==l.name)return T("name",m,l.name);if(n!==void 0&&!["",P].includes(
l.version))return T("version",P,l.version);const M=l.bin??(s.bin===void 0?void 0:(0,I().binOf)(s.bin,m)??{});if(f===void 0||
M===void 0)return;const{name:r,file:x}=f,o=Object.entries(M).flatMap(([h,j])=>r===void 0||r===h?[S().posix.normalize(j)]:
[]),k=r===void 0?"binary":`binary ${r}`;return o.includes(x)?void 0:T(k,x,o[0]??"nothing")}function y({tree:e,base:t=e,directory:f}){
const i=l=>n=>C().LOCKFILES.some(s=>n.stat(S().posix.join(l,s))!==void 0);return(0,E().foldersUpFrom)(f).find(l=>[e,t].some(
i(l)))??""}function c(e,t=y(e)){if(t==="")return e;const{tree:f,base:i,directory:l,changed:n}=e,s=`${t}/`;return{...e,tree:(0,D().
subTree)(f,t),...i&&{base:(0,D().subTree)(i,t)},directory:l.slice(s.length),changed:new Set([...n].flatMap(m=>m.startsWith(
s)?m.slice(s.length):[]))}}async function d(e,t){const f=y(e),{targets:i,problems:l}=await t(c(e,f));return{targets:i.map(
n=>n.path===void 0?n:{...n,path:S().posix.join(f,n.path)}),problems:l}}},73872:function(K,v,u){Object.defineProperty(v,"\
__esModule",{value:!0}),v.resolveInvocation=O;function S(){const e=u(41330);return S=function(){return e},e}function F(){
const e=u(95132);return F=function(){return e},e}function C(){const e=u(45806);return C=function(){return e},e}function D(){
const e=u(15804);return D=function(){return e},e}function L(){const e=u(52437);return L=function(){return e},e}function R(){
const e=u(59867);return R=function(){return e},e}function A(){const e=u(9504);return A=function(){return e},e}function E(){
const e=u(56788);return E=function(){return e},e}function I(){const e=u(95598);return I=function(){return e},e}function O(e,t,f){
const i=new(E()).Trail((l,n)=>N(l,n,i),f);return N(e,t,i)}async function N(e,t,f){const i=[];for(const l of[e,...(0,C().
launchedBy)(e)]){const n=await w(l,t);if("rule"in n)i.push({targets:[],problems:[n]});else for(const s of n)i.push(await b(
s,t,f),await(0,I().resolveTasks)(s,t,f))}return(0,E().join)(i)}function b(e,t,f){const{program:i,family:l}=e;return l!==
void 0?(0,A().resolveProgram)(e,l,t,f):i==="node"?(0,D().resolveNode)(e,t):(0,L().resolveNpm)(e,t,f)}const $=/^[\w:.@/-]+$/,
g=200,a=4,p=/^[\w:.@/*?{},[\]-]+$/;async function w(e,t){const{selects:f,operands:i}=e,[l]=i;if(f===void 0||l===void 0)return[
e];const n=await(0,R().usablePackageJson)(t.tree,t.directory),{text:s,span:m}=l,P={program:"npm",flag:s};if(!y(s))return(0,F().
problemAt)("launches-programs",m,P);const T=[...n?.scripts.keys()??[]];if(T.some(r=>r.length>g))return(0,F().problemAt)(
"launches-programs",m,P);const M=T.filter(c(s,f));return M.length===0?(0,F().problemAt)("npm-script-missing",m,{script:s,
passes:!1}):M.every(r=>$.test(r))?M.map(r=>{const{selects:x,...o}=e;return{...o,operands:[{...l,text:r}]}}):(0,F().problemAt)(
"launches-programs",m,P)}function y(e){return e.length<=g&&p.test(e)&&e.split("*").length-1<=a}function c(e,t){if(t==="g\
lob"){const n=(0,S().default)(d(e),{nonegate:!0,strictSlashes:!0});return s=>n(d(s))}const f=e.indexOf("*"),[i,l]=[e.slice(
0,f),e.slice(f+1)];return n=>n.length>=i.length+l.length&&n.startsWith(i)&&n.endsWith(l)}function d(e){return e.replace(
/[:/]/g,t=>t===":"?"/":":")}},53169:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.compareWithBase=O,
v.knownHosts=void 0,v.replacedArchive=p;function S(){const r=u(3463);return S=function(){return r},r}function F(){const r=u(
32854);return F=function(){return r},r}function C(){const r=u(59542);return C=function(){return r},r}function D(){const r=u(
93028);return D=function(){return r},r}function L(){const r=u(95132);return L=function(){return r},r}function R(){const r=u(
60210);return R=function(){return r},r}function A(){const r=u(59867);return A=function(){return r},r}function E(){const r=u(
19685);return E=function(){return r},r}function I(){const r=u(18701);return I=function(){return r},r}async function O(r,x,o,k){
if(r===x)return[];const[{npm:h},{npm:j}]=await Promise.all([(0,E().readLocks)(r),(0,E().readLocks)(x)]),W=j?.packages.get(
o),H={name:o,tree:r,base:x,before:[...W?[W]:[],...await e(x,o)],hosts:await m(x),configured:await P(r,o)},G=await d(H),B=h?.
packages.get(o),z=B?N(B,H):h?void 0:$({name:o,version:"",source:{kind:"registry"}},H);return z&&G.push({name:o,path:h?.path??
".npmrc",...z}),G.map(V=>(0,L().problemAt)("dependency-redirected",k,V))}function N(r,x){const{tree:o,base:k}=x,h=x.before.
find(W=>w(W,r));return h?.version===r.version&&y(h,r)||p(r,o,k)?{how:"integrity",to:r.integrity??"nothing"}:h?$(r,x):b(r,
x)}function b(r,x){const{source:o}=r;if(o.kind==="git"||o.kind==="tarball")return{how:o.kind,to:o.at};if(o.kind==="file"){
const k=x.before.some(h=>h.source.kind!=="file");return a(r,x.tree)&&!k?void 0:{how:"file",to:o.at}}return r.name!==x.name?
{how:"alias",to:r.name}:$(r,x)}function $({source:r},{hosts:x,configured:o}){if(r.kind!=="registry")return;const k=s(r,o);
return x.has(k)?void 0:{how:"host",to:k}}function g({source:r}){if(r.kind==="file")return(0,F().normalise)(r.at.replace(
/#.*$|::.*$/s,""))||void 0}function a(r,x){const o=g(r),k=o===void 0?void 0:(0,F().resolveInTree)(x,o);return k?.kind===
"inside"&&k.entry.kind==="directory"}function p(r,x,o){const k=g(r);if(k===void 0)return!1;const[h,j]=[x,o].map(H=>(0,F().
resolveInTree)(H,k));return!(h?.kind==="inside"&&(0,D().isRegular)(h.entry.kind))||j?.kind!=="inside"?!1:h.entry.oid!==j.
entry.oid||h.entry.size!==j.entry.size}function w(r,x){return r.name===x.name&&r.source.kind===x.source.kind&&i(r)===i(x)}
function y({integrity:r,source:x},{integrity:o}){if(r===void 0||x.kind==="file"&&o===void 0)return!1;if(o===void 0)return!0;
const k=c(r),h=[...c(o)];return h.some(([j])=>k.has(j))&&h.every(([j,W])=>(k.get(j)??W)!==W)}function c(r){return new Map(
r.split(/\s+/).map(x=>{const[,o="",k=x]=/^([a-z\d]+)-(.*)$/is.exec(x)??[];return[o,k]}))}async function d(r){const{name:x,
tree:o,before:k}=r;return(await e(o,x)).flatMap(h=>{if(h.source.kind==="registry"&&h.name===x||k.some(H=>w(H,h)))return[];
const W=b(h,r);return W===void 0?[]:[{name:x,path:"package.json",...W}]})}async function e(r,x){const o=(0,S().objectIn)(
await(0,A().readJsonFile)(r,"package.json")),k=["dependencies","devDependencies","optionalDependencies"].map(B=>(0,S().textIn)(
(0,S().objectIn)(o[B]),x)),{overrides:h,resolutions:j,pnpm:W}=o,H=[h,j,(0,S().objectIn)(W).overrides].flatMap(B=>Object.
entries((0,S().objectIn)(B)).flatMap(([U,z])=>f(U,x)?[typeof z=="string"?z:(0,S().textIn)((0,S().objectIn)(z),".")]:[]));
return[...new Set([...k,...H])].filter(B=>B!==""&&!B.startsWith("workspace:")).map(B=>t(B,x))}function t(r,x){const o=(0,I().
aliasIn)(r);return o!==void 0&&o!==x?{name:o,version:"",source:{kind:"registry"}}:{name:x,version:"",source:(0,I().sourceOf)(
r,x,"")}}function f(r,x){const o=r.split(/[>]|\*\*\//).at(-1)??"";return o===x||o.startsWith(`${x}@`)||o.endsWith(`/${x}`)}
function i({source:{kind:r,at:x=""},version:o}){return r==="tarball"&&o!==""?x.replaceAll(o,"*"):r==="registry"&&n.includes(
x)?"":x}const l="registry.npmjs.org",n=[l,"registry.yarnpkg.com"];function s({at:r},x){return(r===void 0||n.includes(r)?
x:void 0)??r??l}const m=v.knownHosts=(0,C().perTree)(async r=>{const x=await T(r),o=Object.entries(x).filter(([j])=>j===
"registry"||j.endsWith(":registry")).map(([,j])=>M(String(j))),k=((await(0,E().readLocks)(r)).npm?.all??[]).flatMap(({source:j})=>j.
kind==="registry"&&j.at?[j.at]:[]),h=x.registry===void 0||k.some(j=>n.includes(j));return new Set([...o,...k,...h?n:[]])});
async function P(r,x){const o=await T(r),[k]=x.startsWith("@")?x.split("/"):[],h=k&&o[`${k}:registry`]||o.registry;return h===
void 0?void 0:M(String(h))}async function T(r){const x=await(0,R().readNpmrc)({tree:r,directory:""});return"settings"in x?
x.settings:{}}function M(r){return URL.canParse(r)?new URL(r).host:r}},19685:function(K,v,u){Object.defineProperty(v,"__\
esModule",{value:!0}),v.readLocks=v.readLock=void 0;function S(){const N=u(26040);return S=function(){return N},N}function F(){
const N=u(3463);return F=function(){return N},N}function C(){const N=u(95244);return C=function(){return N},N}function D(){
const N=u(59542);return D=function(){return N},N}function L(){const N=u(59867);return L=function(){return N},N}function R(){
const N=u(10473);return R=function(){return N},N}function A(){const N=u(18701);return A=function(){return N},N}const E=v.
readLocks=(0,D().perTree)(async N=>{const b=C().LOCKFILES.filter(p=>N.stat(p)!==void 0),$=C().NPM_LOCKFILES.find(p=>b.includes(
p)),g=$===void 0?void 0:await I(N,$),a=b.filter(p=>!C().NPM_LOCKFILES.some(w=>w===p));return g==="unread"?{unread:[$??"",
...a]}:$===void 0?{unread:a}:{npm:g??{path:$,packages:new Map,all:[]},unread:a}}),I=v.readLock=(0,D().perPath)(async(N,b)=>{
const $=await(0,R().readText)(N,b,L().MAX_BYTES),g=$&&"text"in $?$.text.replace(/^\uFEFF/,""):"",a=(0,F().objectIn)((0,S().
attempt)(()=>JSON.parse(g)));if(a.packages===void 0)return a.lockfileVersion===1?"unread":void 0;const p=new Map,w=[];for(const[
y,c]of Object.entries((0,F().objectIn)(a.packages))){if(y==="")continue;const[,d,e]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(y)??[],t=O(e??y,(0,F().objectIn)(c));d===""&&e!==void 0&&p.set(e,t),w.push(t)}return{path:b,packages:p,all:w}});function O(N,b){
const $=(0,F().textIn)(b,"name")||N,g=(0,F().textIn)(b,"version"),a=(0,F().textIn)(b,"resolved"),p=(0,F().textIn)(b,"int\
egrity"),w=(0,L().binOf)(b.bin,$),y=b.link===!0?{kind:"file",at:a.replace(/^file:/,"")}:(0,A().sourceOf)(a,$,g);return{name:$,
version:g,source:y,...p&&{integrity:p},...w&&{bin:w}}}},18701:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),
v.aliasIn=A,v.sourceOf=D;const u={kind:"registry"},S=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
F=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,C=/^(?:file|link|portal|workspace):(.*)$/is;function D(E,I,O){const[,N]=C.exec(E)??[];return N!==
void 0?{kind:"file",at:N}:S.test(E)?{kind:"git",at:E.replace(/#.*$/s,"")}:/^https?:/i.test(E)?L(E,I,O):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(E)||/\.t(?:ar\.)?gz$/i.test(E)?{kind:"file",at:E}:F.test(E)?{kind:"git",at:E.replace(/#.*$/s,"")}:u}function L(E,I,O){
const N={kind:"tarball",at:E.replace(/#.*$/s,"")};if(!URL.canParse(E))return N;const{host:b,pathname:$}=new URL(E),g=R($),
[,a]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(g)??[];if(b==="codeload.github.com"&&a!==void 0)return{kind:"git",at:`https://g\
ithub.com/${a}`};const p=I.replace(/^@[^/]*\//,"");return g.endsWith(`/${I}/-/${p}-${O}.tgz`)||g.endsWith(`/${I}/-/${I}-${O}\
.tgz`)||b==="npm.pkg.github.com"&&g.startsWith(`/download/${I}/${O}/`)?{kind:"registry",at:b}:N}function R(E){try{return decodeURIComponent(
E)}catch{return E}}function A(E){const[,I]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(E)??[];return I===void 0||/^[\^~<>=*v\d]/.
test(I)?void 0:I}},15804:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.firstFile=f,v.inspectImport=
M,v.inspectNodeFlag=T,v.mainOf=i,v.resolveNode=s,v.trustProblems=a;function S(){const o=u(76760);return S=function(){return o},
o}function F(){const o=u(32854);return F=function(){return o},o}function C(){const o=u(93028);return C=function(){return o},
o}function D(){const o=u(95132);return D=function(){return o},o}function L(){const o=u(87646);return L=function(){return o},
o}function R(){const o=u(66227);return R=function(){return o},o}function A(){const o=u(59867);return A=function(){return o},
o}function E(){const o=u(55013);return E=function(){return o},o}function I(){const o=u(82293);return I=function(){return o},
o}function O(){const o=u(56788);return O=function(){return o},o}function N(){const o=u(10473);return N=function(){return o},
o}const b=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function $(o,k,h){const{tree:j}=o,W=(0,I().pathProblem)(
k,h,o.directory);if(W!==void 0)return{targets:[],problems:[W]};if(k.includes("\\"))return(0,O().fails)("target-not-a-fil\
e",h,{path:k,reason:"backslash"});const H=(0,F().normalise)((0,O().from)(o,k))??"",G=(0,R().dependencyHome)(o);if(G!==""&&
(0,F().isWithin)(H,S().posix.join(G,"node_modules")))return(0,R().resolveAtHome)(o,V=>$(V,k,h));const B=f(j,t(H));if(B===
void 0)return p(o,k,H,h);if(B.kind!=="inside"||B.entry.kind!=="directory")return g(o,{path:k,wanted:H,found:B},h);const U=await i(
j,H);if(U===A().INVALID)return(0,O().fails)("package-json-invalid",h,{path:S().posix.join(H,"package.json")});if(U===void 0)
return(0,O().fails)("target-not-a-file",h,{path:k,reason:"directory"});const z=await g(o,{path:k,wanted:H,found:U.found},
h);return U.by===void 0||!o.changed.has(U.by)?z:(0,O().join)([z,(0,O().fails)("target-changed",h,{path:U.by})])}async function g(o,{
path:k,wanted:h,found:j},W){const{tree:H}=o,G=(0,N().fileAt)(j,k,W);if("problems"in G)return G;const B=/\.([^./]*)$/.exec(
G.path.replace(/.*\//,""))?.[1]??"";if(!b.has(B))return(0,O().fails)("target-extension",W,{path:k,extension:B});const U=await a(
o,G,k,W);if(U.some(R().isUnverified))return{targets:[],problems:U};const z=(0,R().packageOf)(G.path);if(z&&!(0,F().isWithin)(
h,"node_modules")&&!h.includes(`node_modules/${z}`))return(0,O().fails)("dependency-unverified",W,{name:z,path:k,fault:"\
linked"});const V=(0,N().runs)(o,{name:k,path:G.path,wanted:h},W),X=G.tracked&&await d(H,G)?[(0,D().problemAt)("target-w\
rites",W,{path:G.path})]:[];return{...V,problems:[...U,...V.problems,...X]}}async function a(o,{path:k,tracked:h,built:j},W,H){
const G=(0,R().packageOf)(k);return G===void 0?(h||j)&&!(0,F().isWithin)(k,"node_modules")?[]:[(0,D().problemAt)("target\
-untracked",H,{path:W})]:h?[(0,D().problemAt)("dependency-unverified",H,{name:G,path:W,fault:"committed"})]:await(0,R().
inspectDependency)(o,{name:G,path:W},H)}async function p(o,k,h,j){const W=(0,R().packageOf)(h);if(W===void 0&&o.tree.isPending?.(
h))return(0,O().fails)("target-not-judged",j,{path:k});if(W===void 0||o.tree.stat("node_modules")!==void 0)return(0,N().
nothingAt)(o.tree,h,k,j);const H=await(0,R().inspectDependency)(o,{name:W,path:k},j);return H.some(R().isUnverified)?{targets:[],
problems:H}:(0,O().join)([(0,O().fails)("not-installed",j,{name:W}),{targets:[],problems:H}])}async function w(o,k,h){const j=(0,I().
testProblem)(k,h,o.directory);if(j!==void 0)return{targets:[],problems:[j]};if((0,E().isPattern)(k))return((0,E().alternativesOf)(
k)??[]).map(B=>(0,O().from)(o,B)).some(B=>(0,F().resolveInTree)(o.tree,(0,E().baseOf)(B)).kind==="outside")?(0,O().fails)(
"target-outside",h,{path:k,reason:"symlink"}):O().NOTHING;const W=(0,F().resolveInTree)(o.tree,(0,O().from)(o,k));return W.
kind==="inside"&&W.entry.kind==="directory"&&W.entry.tracked?O().NOTHING:$(o,k,h)}const y=256*1024,c=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function d(o,k){if((k.size??0)>y)return!1;const h=(await o.read(k.path)).toString("latin1");return c.test(h)}const e=[
"",".js",".json",".node"];function t(o){return o===""?[""]:e.map(k=>o+k)}function f(o,k){const h=k.map(j=>(0,F().resolveInTree)(
o,j)).filter(j=>j.kind!=="missing");return h.find(j=>j.kind!=="inside"||(0,C().isRegular)(j.entry.kind))??h[0]}async function i(o,k){
const h=S().posix.join(k,"package.json"),j=await(0,A().readJsonFile)(o,h);if(j===A().INVALID)return A().INVALID;const W=j?.
main,H=l(k),G=j===void 0?{}:{by:h};if(typeof W!="string"||W===""){const z=n(o,H);return z&&{found:z,...G}}const B=W.startsWith(
"/")?void 0:(0,F().normalise)(S().posix.join(k,W));if(B===void 0)return{found:{kind:"outside",path:W},...G};const U=n(o,
[...t(B),...l(B),...H]);return U&&{found:U,...G}}function l(o){return t(S().posix.join(o,"index")).slice(1)}function n(o,k){
return k.map(h=>(0,F().resolveInTree)(o,h)).find(h=>h.kind==="inside"?(0,C().isRegular)(h.entry.kind):h.kind!=="missing")}
async function s(o,k){const{flags:h,operands:j}=o,W=(0,L().isTestRun)(o);if(m(o,W))return O().NOTHING;const H=[];for(const U of h)
H.push(await T(U,k));for(const{text:U,span:z}of j){if(U===""||U.startsWith("-"))continue;const V=W?w:$;H.push(await V(k,
U,z))}const{targets:G,problems:B}=(0,O().join)(H);return h.some(({name:U})=>U==="--check")?{targets:G.map(U=>({...U,parsed:!0})),
problems:B}:{targets:G,problems:B}}function m({operands:o},k){const h=o[0]?.text;return h==="inspect"||h==="debug"&&!k}const P=new Set(
["--import","--require","--experimental-loader"]);async function T(o,k){const{name:h,value:j="",span:W}=o;return h==="--\
env-file"||h==="--env-file-if-exists"?x(k,j,W):!P.has(h)||!/^[@a-z]/i.test(j)?O().NOTHING:M(k,j,W)}async function M(o,k,h){
const j=/^(?:@[^/]+\/)?[^/]+/.exec(k)?.[0]??k;return{targets:[],problems:await(0,R().inspectDependency)(o,{name:j,path:k},
h)}}const r=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function x(o,k,h){if((0,I().pathProblem)(k,h,o.directory)!==void 0)return O().NOTHING;const j=(0,F().resolveInTree)(
o.tree,(0,O().from)(o,k));if(j.kind==="missing"&&o.tree.isPending?.(j.path))return(0,O().fails)("target-not-judged",h,{path:k});
const W=(0,N().fileAt)(j,k,h);if("problems"in W)return W;if(!W.tracked&&!W.built)return(0,O().fails)("target-untracked",
h,{path:k});if((W.size??0)>y)return(0,O().fails)("environment-file-unsafe",h,{path:k,names:[]});const G=[...(await o.tree.
read(W.path)).toString("utf8").matchAll(r)].map(([U])=>U.replace(/\s*=$/,"")).filter(U=>U.toUpperCase()!=="NODE_ENV"),B=[
...new Set(G)].slice(0,10);return B.length===0?O().NOTHING:(0,O().fails)("environment-file-unsafe",h,{path:k,names:B})}},
67953:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.findPackages=I,v.foldersUpFrom=$,v.readSettings=
w;function S(){const c=u(76760);return S=function(){return c},c}function F(){const c=u(39491);return F=function(){return c},
c}function C(){const c=u(32854);return C=function(){return c},c}function D(){const c=u(95132);return D=function(){return c},
c}function L(){const c=u(59867);return L=function(){return c},c}function R(){const c=u(56788);return R=function(){return c},
c}function A(){const c=u(10473);return A=function(){return c},c}function E(){const c=u(47668);return E=function(){return c},
c}async function I(c,d,e){const{workspace:t,workspaces:f,includeRoot:i}=c,l=await O(c,d,e);if("problems"in l)return l;const{
directory:n,implied:s}=l;if(f===!1&&t.length>0)return(0,R().fails)("flag-value",e,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const m={project:n,directories:[n],selected:!1,missing:[]};if(f!==!0&&t.length===
0&&s===void 0)return m;const P=await(0,L().usablePackageJson)(d.tree,n);if(P===void 0)return m;const T=await N(n,d,e);if("\
problems"in T)return T;const M=new Map;i&&M.set(P.name,n);const r=[],x=t.length>0?t:s===void 0?[]:[void 0];if(x.length===
0)for(const o of T)M.set(o.name,o.directory);for(const o of x){const k={directory:d.directory,project:n},h=o??S().posix.
join("/",s??""),j=(0,E().selectWorkspaces)(T,h,k);j.length===0&&o!==void 0&&r.push((0,D().problemAt)("workspace-missing",
e,{workspace:o}));for(const W of j)M.set(W.name,W.directory)}return M.size===0?r.length>0?{targets:[],problems:r}:(0,R().
fails)("workspace-missing",e,{workspace:""}):{project:n,directories:[...M.values()],selected:!0,missing:r}}async function O({
prefix:c,workspaces:d},e,t){if(c!==void 0)return b(c,e,t);const{tree:f,directory:i}=e,l=$(i),n=l.find(s=>g(f,s)||a(f,s));
if(n===void 0||!g(f,n))return(0,R().fails)("package-json-missing",t,{directory:i});if(d===!1)return{directory:n};for(const s of l.
slice(l.indexOf(n)+1)){const m=await N(s,e,t);if("problems"in m)return m;if(m.some(P=>P.directory===n))return{directory:s,
implied:n}}return{directory:n}}async function N(c,{tree:d},e){const t=await(0,E().listWorkspaces)(d,c);return"unclear"in
t?(0,R().fails)("target-outside",e,{path:t.unclear,reason:"workspace"}):"broken"in t?(0,R().fails)("package-json-invalid",
e,{path:t.broken}):t}function b(c,d,e){if((0,C().normalise)((0,R().from)(d,c))===void 0)return R().NOTHING;const t=(0,A().
entryAt)((0,C().resolveInTree)(d.tree,(0,R().from)(d,c)),c,e);return"problems"in t?t:{directory:t.path}}function $(c){return c===
""?[""]:[c,...(0,F().foldersAbove)(c).reverse(),""]}function g(c,d){return(0,C().resolveInTree)(c,S().posix.join(d,"pack\
age.json")).kind!=="missing"}function a(c,d){return(0,C().resolveInTree)(c,S().posix.join(d,"node_modules")).kind==="ins\
ide"}const p=new Set(["--usage","--version","--versions"]);function w({flags:c}){const d=c.findLast(({name:f})=>f==="--p\
refix")?.value,e=y(c,"--workspaces"),t=y(c,"--ignore-scripts");return{informs:c.some(({name:f})=>p.has(f)),...d===void 0?
{}:{prefix:d},...e===void 0?{}:{workspaces:e},workspace:c.flatMap(({name:f,value:i})=>f==="--workspace"&&i?[i]:[]),includeRoot:y(
c,"--include-workspace-root")===!0,...t===void 0?{}:{ignoreScripts:t},ifPresent:y(c,"--if-present")===!0}}function y(c,d){
const e=c.findLast(t=>t.name===d);return e&&e.negated!==!0}},62205:function(K,v,u){Object.defineProperty(v,"__esModule",
{value:!0}),v.resolveRun=N;function S(){const i=u(80781);return S=function(){return i},i}function F(){const i=u(13580);return F=
function(){return i},i}function C(){const i=u(95132);return C=function(){return i},i}function D(){const i=u(97424);return D=
function(){return i},i}function L(){const i=u(54669);return L=function(){return i},i}function R(){const i=u(59867);return R=
function(){return i},i}function A(){const i=u(56788);return A=function(){return i},i}function E(){const i=u(61102);return E=
function(){return i},i}function I(){const i=u(20362);return I=function(){return i},i}function O(){const i=u(46912);return O=
function(){return i},i}function N(i,l,n,s){const{directory:m,event:P,words:T}=l;return s.follow(`${m}\0${P}`,`${(0,O().scriptText)(
l)}\0${T.length}`,()=>$(i,l,n,s),M=>b(M,P,n))}function b(i,l,n){return i.why==="cycle"?(0,A().fails)("npm-script-cycle",
n,{script:l}):(0,A().fails)("npm-script-chain",n,{script:l,limit:i.limit,what:i.why})}async function $(i,l,n,s){const{event:m,
body:P,words:T}=l,M=(0,O().scriptText)(l),r={targets:[(0,A().target)(i,{kind:"npm_script",name:m,script:M})],problems:[]},
x=(0,D().dangerOfScript)(M);if(x!==void 0)return(0,A().join)([r,(0,A().fails)("npm-script-dangerous",n,{script:m,text:M,
danger:x})]);const o={...i,via:m},k=(0,S().subTree)(i.tree,i.directory),{parts:h,fault:j,isIdle:W}=await(0,E().readParts)(
{body:P,words:T,span:n},o,k),H=await a(i,l),G=[r];let B=j!==void 0;for(const U of h){const{problems:z,targets:V}=await U.
resolve(o,s),{kept:J,refused:X}=w(z,T);if(G.push({targets:V,problems:J.map(c(H))}),X===void 0)continue;const Y=e(X)&&!y(
X)&&!H?"error":void 0;B||=e(X)&&!y(X);const Z={script:m,text:M,reason:X.rule};j||G.push(g("npm-script-text",U.span,Z,Y))}
if(W&&G.push((0,A().fails)("only-prints",n,{program:"npm",flag:`run ${m}`})),j===void 0)G.push(p(T));else{const U=H&&T.length===
0?"notice":void 0,z={script:m,text:M,...j,words:T.map(V=>V.text)};G.push(g("npm-script-form",T[0]?.span??n,z,U))}return B&&
H&&G.push((0,I().namedTargets)(P,o,n)),(0,A().join)(G)}function g(i,l,n,s){return{targets:[],problems:[(0,C().problemAt)(
i,l,n,s)]}}async function a({base:i,directory:l,changed:n},{event:s,body:m}){return(i&&(await(0,R().usablePackageJson)(i,
l))?.scripts.get(s))===m&&(!n.has((0,A().from)({directory:l},"package.json"))||!/npm_/.test(m))}function p(i){const l=i.
flatMap(n=>(0,L().lex)(`x ${(0,O().quoteForScript)(n.text)}`).problems.map(s=>({...s,span:n.span})));return{targets:[],problems:l}}
function w(i,l){const n=({span:T})=>l.some(M=>d(M.span,T)),s=i.filter(T=>n(T)||f(T)),m=i.filter(T=>!s.includes(T)),P=m.filter(
e);return{kept:s,refused:P.find(T=>!y(T))??P[0]??m[0]}}function y({rule:i}){return i==="program-not-allowed"}function c(i){
return l=>i&&l.rule==="tool-unknown"?{...l,severity:"notice"}:l}function d(i,l){return i.start<l.end&&i.end>l.start}function e({
rule:i,severity:l=(0,F().ruleOf)(i).severity}){return l==="error"}const t=new Set(["build-files-unread","dependency-not-\
compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-runs-file","tool-\
unknown","workspaces-changed"]);function f({rule:i,args:l}){return i==="dependency-unverified"?"fault"in l&&["removed","\
stale"].includes(l.fault):t.has(i)||i.startsWith("npm-script-")||i.startsWith("npmrc-")}},52437:function(K,v,u){Object.defineProperty(
v,"__esModule",{value:!0}),v.resolveNpm=y,v.resolveTool=c;function S(){const n=u(76760);return S=function(){return n},n}
function F(){const n=u(92739);return F=function(){return n},n}function C(){const n=u(32854);return C=function(){return n},
n}function D(){const n=u(93028);return D=function(){return n},n}function L(){const n=u(95132);return L=function(){return n},
n}function R(){const n=u(3893);return R=function(){return n},n}function A(){const n=u(66227);return A=function(){return n},
n}function E(){const n=u(53169);return E=function(){return n},n}function I(){const n=u(19685);return I=function(){return n},
n}function O(){const n=u(62205);return O=function(){return n},n}function N(){const n=u(60210);return N=function(){return n},
n}function b(){const n=u(96916);return b=function(){return n},n}function $(){const n=u(59867);return $=function(){return n},
n}function g(){const n=u(56788);return g=function(){return n},n}function a(){const n=u(46912);return a=function(){return n},
n}function p(){const n=u(38218);return p=function(){return n},n}function w(){const n=u(10473);return w=function(){return n},
n}async function y(n,s,m){const{subcommand:P,operands:T,flags:M}=n,[r]=T,x=r?.span??M[0]?.span??{start:0,end:0};if(P==="\
exec")return r===void 0?g().NOTHING:c(s,n,r);const{project:o,selected:k,runs:h,packages:j,problems:W}=await(0,a().scriptsThatRun)(
n,s,x);if(o===void 0)return{targets:[],problems:W};const H=[await(0,N().inspectNpmrc)({...s,directory:o},x)];for(const B of j){
const U={...s,directory:B},z=h.filter(J=>J.directory===B);z.length>0&&H.push(await(0,b().inspectShadows)(U,x));for(const J of z)
H.push(await(0,O().resolveRun)(U,J,x,m));const V=S().posix.join(B,"package.json");s.changed.has(V)&&H.push((0,g().fails)(
"target-changed",x,{path:V}))}const G=S().posix.join(o,"package.json");return k&&!j.includes(o)&&s.changed.has(G)&&H.push(
(0,g().fails)("target-changed",x,{path:G})),(0,g().join)([...H,{targets:[],problems:W}])}async function c(n,s,{text:m,span:P}){
if(!(0,R().isToolName)(m))return g().NOTHING;const T=s.starts==="file",M=T?g().NOTHING:await(0,A().resolveAtHome)(n,x=>d(
x,m,P));if(!T&&M.targets.length===0)return M;const r=await(0,p().resolveToolFiles)(s,n);return(0,g().join)([M,(0,F().isKnownTool)(
m)?g().NOTHING:(0,g().fails)("tool-unknown",P,{tool:m}),r])}async function d(n,s,m){const{tree:P}=n,T=await(0,$().readPackageJson)(
P,""),M=(await(0,b().ownBinaries)(P)).get(s);if(M!==void 0&&n.via!==void 0&&P.stat("node_modules")===void 0)return(0,w().
resolveCommitted)(n,{text:M.file,span:m});if(T===$().INVALID)return(0,g().fails)("package-json-invalid",m,{path:"package\
.json"});if(T?.binaries.has(s))return(0,g().fails)("binary-shadowed",m,{name:s,path:T.path});const r=(0,g().from)(n,`nod\
e_modules/.bin/${s}`);if(n.directory!==""&&P.stat(r)!==void 0)return(0,g().fails)("dependency-unverified",m,{name:s,path:r,
fault:"elsewhere"});const x=P.stat("node_modules");if(x===void 0)return l(n,T,s,m);const o=await f(P,s),k=P.stat(o),h=(0,C().
resolveInTree)(P,o);if(k===void 0||h.kind==="missing")return(0,g().fails)("binary-missing",m,{name:s});if(h.kind!=="insi\
de")return(0,g().fails)("target-outside",m,{path:o,reason:"symlink"});const j=(0,A().packageOf)(h.path),W=x.tracked||k.tracked,
H=!W&&h.entry.tracked&&await t(P,h.path);if(j===void 0&&!H||!(0,D().isRegular)(h.entry.kind))return(0,g().fails)("depend\
ency-unverified",m,{name:s,path:h.path,fault:"elsewhere"});if(!H&&(W||h.entry.tracked)){const U={name:j??s,path:h.path,fault:"\
committed"};return(0,g().fails)("dependency-unverified",m,U)}const G=H?[]:await e(n,s,h.path,m);if(G.some(A().isUnverified))
return{targets:[],problems:G};if(!await i(P,h.path))return(0,g().fails)("binary-not-node",m,{name:s,path:h.path});H&&n.changed.
has(h.path)&&G.push((0,L().problemAt)("target-changed",m,{path:h.path}));const B={kind:"package_binary",name:s,path:h.path};
return{targets:[(0,g().target)(n,B)],problems:G}}async function e(n,s,m,P){const T=(0,A().packageOf)(m)??s,M=m.slice(`no\
de_modules/${T}/`.length),r={name:s.startsWith("@")?void 0:s,file:M},x=await(0,A().inspectDependency)(n,{name:T,path:m,binary:r},
P),{tree:o,base:k=o}=n;return T===s||!(await(0,I().readLocks)(o)).npm?.packages.has(s)?x:[...x,...await(0,E().compareWithBase)(
o,k,s,P)]}async function t(n,s){return(await(0,b().ownPackages)(n)).some(m=>(0,C().isWithin)(s,m))}async function f(n,s){
const m=`node_modules/.bin/${s}`;if(!s.startsWith("@"))return m;const P=await(0,$().usablePackageJson)(n,`node_modules/${s}`);
if(P===void 0)return m;const[T]=P.binaries.keys();return`node_modules/.bin/${(P.binaries.size===1?T:void 0)??s.replace(/^@[^/]*\//,
"")}`}async function i(n,s){return/\.[cm]?js$/.test(s)||/^#!.*[/ ]node\b/.test(await(0,w().firstLineOf)(n,s))}async function l(n,s,m,P){
const T=await(0,A().ownerOf)(n.tree,m,s?.dependencies??new Set);if(T===void 0)return(0,g().fails)("binary-missing",P,{name:m});
const M={kind:"package_binary",name:m},r=await(0,A().inspectDependency)(n,{name:T,path:m},P);return{targets:[(0,g().target)(
n,M)],problems:[n.tree.isPending?.("node_modules")?(0,L().problemAt)("target-not-judged",P,{path:m}):(0,L().problemAt)("\
not-installed",P,{name:m}),...r]}}},60210:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.effectOf=p,
v.foreignSettings=e,v.inspectNpmrc=b,v.npmrcCopies=w,v.readNpmrc=N;function S(){const t=u(76760);return S=function(){return t},
t}function F(){const t=u(58238);return F=function(){return t},t}function C(){const t=u(4537);return C=function(){return t},
t}function D(){const t=u(32854);return D=function(){return t},t}function L(){const t=u(59542);return L=function(){return t},
t}function R(){const t=u(93028);return R=function(){return t},t}function A(){const t=u(94411);return A=function(){return t},
t}function E(){const t=u(56788);return E=function(){return t},t}function I(){const t=u(10473);return I=function(){return t},
t}const O=64*1024;async function N(t){const f=await(0,I().readText)(t.tree,(0,E().from)(t,".npmrc"),O);if(f===void 0)return{
settings:{}};if("unread"in f)return f;const i=(0,C().lfsObstacle)(f.text);return i!==void 0?{unread:i}:{settings:(0,F().
parse)(f.text),file:f.path}}async function b(t,f){const i=(0,E().from)(t,".npmrc"),l=await N(t);if("unread"in l)return(0,E().
fails)("npmrc-setting",f,{path:i,keys:[],why:l.unread});const{settings:n,file:s=i}=l,m=t.changed.has(i)||t.changed.has(s),
P=t.base&&await N({...t,tree:t.base}),T=P&&"settings"in P?P.settings:{},M={changed:[],decides:[],stands:[]};for(const[r,
x]of Object.entries(n)){const o=p(r,x),k=m&&JSON.stringify(T[r])!==JSON.stringify(x),h=r==="node-options"&&!(0,A().areHarmlessOptions)(
String(x));o==="harmless"||o==="honoured"&&!k&&!h||M[k?"changed":o==="other"?"stands":"decides"].push(r)}return(0,E().join)(
Object.entries(M).map(([r,x])=>x.length===0?E().NOTHING:(0,E().fails)("npmrc-setting",f,{path:i,keys:x,why:r},r==="stand\
s"?"warning":void 0)))}const $=new Set(`access allow-same-version audit audit-level auth-type bin-links color commit-hoo\
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),g=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),a=new Set(["ignore\
-scripts","node-options"]);function p(t,f){const i=typeof f!="object"&&!String(f).includes("${");if(t==="ignore-scripts"&&
i)return typeof f=="boolean"?"honoured":"decides";if(a.has(t)&&i)return"honoured";const l=t.toLowerCase().replaceAll("_",
"-");return g.has(l)||t.includes("${")?"decides":!$.has(t)||typeof f=="object"&&!Array.isArray(f)||String(f).includes("$\
{")?"other":"harmless"}async function w(t,f){return Promise.all((0,L().filesNamed)(t,".npmrc").map(({path:i})=>y(t,i,f)))}
async function y(t,f,i){const l=S().posix.dirname(f),n=await N({tree:t,directory:l==="."?"":l});if("unread"in n)return c(
t,f,n.unread);const{settings:s,file:m=f}=n,P=i.has(f)||i.has(m),T=([r,x])=>{const o=p(r,x);return o==="harmless"||o==="h\
onoured"&&!P},M=Object.entries(s);return{path:m,text:(0,F().stringify)(Object.fromEntries(M.filter(T))),dropped:M.filter(
r=>!T(r)).map(([r])=>r)}}function c(t,f,i){const l=(0,D().resolveInTree)(t,f),n=l.kind==="inside"&&(0,R().isRegular)(l.entry.
kind);return{path:n?l.path:f,text:"",dropped:[i],...n?{}:{isLink:!0}}}const d=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function e(t,f){return(await w(t,f)).flatMap(({path:l,dropped:n})=>{const s=n.filter(m=>!d.test(m));return s.length>
0?[`${l}: ${s.join(", ")}`]:[]})}},96916:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.inspectShadows=
a,v.ownPackages=v.ownBinaries=void 0;function S(){const d=u(76760);return S=function(){return d},d}function F(){const d=u(
32854);return F=function(){return d},d}function C(){const d=u(59542);return C=function(){return d},d}function D(){const d=u(
11331);return D=function(){return d},d}function L(){const d=u(19685);return L=function(){return d},d}function R(){const d=u(
67953);return R=function(){return d},d}function A(){const d=u(59867);return A=function(){return d},d}function E(){const d=u(
56788);return E=function(){return d},d}function I(){const d=u(47668);return I=function(){return d},d}const O=v.ownPackages=
(0,C().perTree)(async d=>{const e=await(0,I().listWorkspaces)(d,""),t=Array.isArray(e)?e.map(({directory:s})=>s):[],{npm:f,
unread:i}=await(0,L().readLocks)(d),l=(f?.all??[]).flatMap(({source:s})=>s.kind==="file"?(0,F().normalise)(s.at)??[]:[]),
n=i.length>0?await N(d):[];return[...new Set([...t,...l,...n])].filter(s=>s!=="")});async function N(d){const e=await(0,A().
usablePackageJson)(d,""),t=(0,C().filesNamed)(d,"package.json").map(({path:i})=>S().posix.dirname(i)),f=[];for(const i of t){
const l=i==="."?void 0:await(0,A().usablePackageJson)(d,i);l!==void 0&&e?.dependencies.has(l.name)&&f.push(i)}return f}const b=v.
ownBinaries=(0,C().perTree)(async d=>{const e=new Map;for(const t of await O(d)){const f=await(0,A().usablePackageJson)(
d,t);for(const[i,l]of f?.binaries??[]){const n=S().posix.join(t,l);e.set(S().posix.basename(i),{file:n,manifest:S().posix.
join(t,"package.json")})}}return e}),$=new Set([...D().PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum cl\
ear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),g=new Set(["node","npm","npx","sh"]);async function a(d,e){const{tree:t,base:f}=d,
i=await b(t),l=f&&await b(f),n=[...i].flatMap(([m,{manifest:P}])=>$.has(m)?[p(m,P,l?.has(m)===!0,e)]:[]),s=[];for(const m of(0,R().
foldersUpFrom)(d.directory)){const P=await w(t,S().posix.join(m,"node_modules/.bin"));for(const{name:T,path:M,isLocked:r}of P)
s.push(p(T,M,r,e))}return(0,E().join)([...n,...s])}function p(d,e,t,f){return t?g.has(d)?(0,E().fails)("program-replaced",
f,{name:d,path:e},"warning"):E().NOTHING:(0,E().fails)("program-replaced",f,{name:d,path:e})}const w=(0,C().perPath)(async(d,e)=>{
const t=[];for(const{path:f}of d.list(e)){const i=S().posix.basename(f).replace(/\.(?:cmd|exe|ps1)$/,"");if(!$.has(i))continue;
const l=(0,F().resolveInTree)(d,f);if(l.kind!=="inside")continue;const n=l.path===f?await y(d,l.entry):l.path,s=n!==void 0&&
/node_modules\/(?!\.bin\/)/.test(n);t.push({name:i,path:f,isLocked:s&&!l.entry.tracked})}return t});async function y(d,{
path:e,size:t=0}){if(t>c)return;const f=(await d.read(e)).toString("utf8"),[,i]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(f)??
[];return i&&S().posix.join(S().posix.dirname(e),i)}const c=16*1024},59867:function(K,v,u){Object.defineProperty(v,"__es\
Module",{value:!0}),v.MAX_BYTES=v.INVALID=void 0,v.binOf=g,v.readPackageJson=v.readJsonFile=void 0,v.usablePackageJson=b;
function S(){const w=u(26040);return S=function(){return w},w}function F(){const w=u(3463);return F=function(){return w},
w}function C(){const w=u(80287);return C=function(){return w},w}function D(){const w=u(32854);return D=function(){return w},
w}function L(){const w=u(59542);return L=function(){return w},w}function R(){const w=u(10473);return R=function(){return w},
w}const A=["dependencies","devDependencies","optionalDependencies"],E=v.MAX_BYTES=64*1024*1024,I=v.INVALID=Symbol("inval\
id"),O=v.readJsonFile=(0,L().perPath)(async(w,y)=>{if((0,D().resolveInTree)(w,y).kind==="missing")return;const c=await(0,R().
readText)(w,y,E);if(c===void 0||"unread"in c||(0,C().isNestedTooDeep)(c.text))return I;const d=(0,S().attempt)(()=>JSON.
parse(c.text.replace(/^\uFEFF/,"")));return typeof d=="object"&&d!==null?d:I}),N=v.readPackageJson=(0,L().perPath)(async(w,y)=>{
const c=y===""?"package.json":`${y}/package.json`,d=await O(w,c);return d===void 0||d===I?d:$(c,d)});async function b(w,y){
const c=await N(w,y);return c===I?void 0:c}function $(w,y){const c=typeof y.name=="string"?y.name:"";return{path:w,name:c,
scripts:a(y.scripts),binaries:new Map(Object.entries(g(y.bin,c)??{})),dependencies:new Set(A.flatMap(d=>[...a(y[d]).keys()])),
workspaces:p(y.workspaces)}}function g(w,y){if(typeof w=="string")return{[y.replace(/^@[^/]*\//,"")]:w};const c=a(w);return c.
size===0?void 0:Object.fromEntries(c)}function a(w){return new Map(Object.entries((0,F().objectIn)(w)).flatMap(([y,c])=>typeof c==
"string"?[[y,c]]:[]))}function p(w){const y=Array.isArray(w)?w:(0,F().objectIn)(w).packages;return Array.isArray(y)?y.filter(
c=>typeof c=="string"):[]}},65490:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.everyPackage=c,v.isPackageManager=
p,v.resolvePackageManager=a,v.selectsPackages=w;function S(){const n=u(76760);return S=function(){return n},n}function F(){
const n=u(32854);return F=function(){return n},n}function C(){const n=u(59542);return C=function(){return n},n}function D(){
const n=u(31901);return D=function(){return n},n}function L(){const n=u(92170);return L=function(){return n},n}function R(){
const n=u(52437);return R=function(){return n},n}function A(){const n=u(67953);return A=function(){return n},n}function E(){
const n=u(62205);return E=function(){return n},n}function I(){const n=u(60210);return I=function(){return n},n}function O(){
const n=u(96916);return O=function(){return n},n}function N(){const n=u(59867);return N=function(){return n},n}function b(){
const n=u(56788);return b=function(){return n},n}function $(){const n=u(46912);return $=function(){return n},n}function g(){
const n=u(10473);return g=function(){return n},n}async function a(n,s,m,P){const{subcommand:T,operands:M,flags:r}=n,[x]=M;
if(x===void 0)return b().NOTHING;const{text:o,span:k}=x,h=(0,b().join)([await(0,I().inspectNpmrc)({...m,directory:""},k),
m.directory===""?b().NOTHING:await(0,I().inspectNpmrc)(m,k),await t(s,m,k)]),j=(0,L().isProgram)(o)||m.families?.allowed.
has(o)===!0;if(T==="exec"){const U=j?b().NOTHING:await(0,R().resolveTool)(m,n,x);return(0,b().join)([h,U])}const W=w(n,s),
H=await y(m,W,k);if("problems"in H)return(0,b().join)([h,H]);const G=H.filter(({manifest:U})=>U.scripts.has(o));if(G.length>
0){const U=G.map(z=>d(z,n,m,P));return(0,b().join)([h,...await Promise.all(U)])}if(T==="script-or-tool"&&j)return h;if(T===
"script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(o)){const U=[(0,D().wordProblem)("launches-programs",s.program,x)];return(0,b().
join)([h,{targets:[],problems:U}])}if(T==="script-or-tool"){const U=await(0,R().resolveTool)(m,{...n,subcommand:"exec"},
x);return(0,b().join)([h,U])}const B=r.some(({name:U})=>U==="--if-present");return(0,b().join)([h,(0,b().fails)("npm-scr\
ipt-missing",k,{script:o,passes:B})])}function p({data:n}){return n.starts==="script-or-tool"||n.starts==="script-tool-o\
r-file"}function w({anyPackage:n,flags:s,passthrough:m},{data:P}){const T=[...s.map(({name:M})=>M),...m.map(({text:M})=>M)];
return n===!0||T.some(M=>P.selecting_flags.includes(M.replace(/=.*/s,"")))}async function y({tree:n,directory:s},m,P){const T=(0,A().
foldersUpFrom)(s).filter(x=>n.stat(S().posix.join(x,"package.json"))!==void 0),M=m?c(n):T.slice(0,1);if(M.length===0)return(0,b().
fails)("package-json-missing",P,{directory:s});const r=[];for(const x of M){const o=await(0,N().readPackageJson)(n,x);if(o===
N().INVALID)return(0,b().fails)("package-json-invalid",P,{path:S().posix.join(x,"package.json")});o!==void 0&&r.push({directory:x,
manifest:o})}return r}function c(n){const s=[];for(const{path:m}of(0,C().filesNamed)(n,"package.json"))m.split("/").includes(
"node_modules")||s.push(S().posix.dirname(m).replace(/^\.$/,""));return s}async function d({directory:n,manifest:s},{operands:[
m],passthrough:P},T,M){const r={...T,directory:n},{text:x="",span:o={start:0,end:0}}=m??{},k=[await(0,O().inspectShadows)(
r,o)],h=(0,$().runsIn)(s,n,{event:x,words:P});for(const H of h)k.push(await(0,E().resolveRun)(r,H,o,M));const j=(0,$().inspectEmpty)(
h,x,r,o);return k.push({targets:[],problems:j}),T.changed.has(s.path)&&k.push((0,b().fails)("target-changed",o,{path:s.path})),
(0,b().join)(k)}const e=256*1024;async function t({data:n},{tree:s},m){const P=[];for(const[T,M]of Object.entries(n.deciding_settings)){
const r=await(0,g().readText)(s,T,e);if(r===void 0)continue;if("unread"in r){P.push((0,b().fails)("npmrc-setting",m,{path:T,
keys:[],why:r.unread}));continue}const{text:x}=r,o=M.split(" ").filter(k=>f(k,x));l.test(x)&&o.push("\\"),P.push(o.length===
0?b().NOTHING:(0,b().fails)("npmrc-setting",m,{path:T,keys:o,why:"decides"}))}return(0,b().join)(P)}function f(n,s){const m=n.
endsWith("!"),P=m?n.slice(0,-1):n,T=new RegExp(`(?:^|[\\s{,.["'])${P}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...s.
matchAll(T)].some(([,M=""])=>!m||i(M.trim()))}function i(n){return/^[>|&*!{[]/.test(n)||(0,F().normalise)(n.replace(/^["']|["']$/g,
""))===void 0}const l=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]|(?:^|[{,?])[ \t]*\*[\w-]+[ \t]*(?::|$)/m},55013:function(K,v,u){Object.
defineProperty(v,"__esModule",{value:!0}),v.alternativesOf=N,v.baseOf=E,v.isPattern=A,v.matchesPattern=D,v.readPatterns=
C;function S(){const b=u(14395);return S=function(){return b},b}function F(b){return b.length>200||b.split("**").length>
2?!1:b==="."?!0:b.split("/").every($=>/^(?!\.{1,2}$)[\w@.*-]+$/.test($))}function C(b){const $=[],g=[],a=b.some(w=>w.includes(
"{"))?/[[\]!]/:/[[\]]/;for(const w of b){const y=/^!*/.exec(w)?.[0].length??0,d=(a.test(w)?void 0:N(w.slice(y)))?.map(e=>e.
replace(/^\.?\/+/,"").replace(/\/$/,""));if(!d?.every(F))return{unclear:w};if(y%2===1){g.push(...d);continue}for(let e=0;e<
g.length;e+=1)d.some(t=>D(t,g[e]??""))&&g.splice(e,1);$.push(d)}const p=$.filter(w=>!w.some(y=>g.some(c=>D(y,c))));return{
wanted:p.flat(),entries:p,refused:g}}function D(b,$,g={}){return L(b.split("/"),$.split("/"),g)}function L(b,$,g){const[
a,...p]=b,[w,...y]=$;return a===void 0?g.partial||$.every(c=>c==="**"):w===void 0?!1:w!=="**"?R(a,w,g)&&L(p,y,g):L(b,y,g)?
!0:R(a,"*",g)&&L(p,$,g)}function R(b,$,{dot:g=!1}){return b.startsWith(".")&&!$.startsWith(".")&&!g?!1:(0,S().matchesStars)(
b,$)}function A(b){return/[*?[{]/.test(b)}function E(b){return b.replace(/[^/]*[*?[{].*$/s,"")}const I=200,O=1e3;function N(b){
if(b.length>O)return;let $=[b.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const g=[];for(;$.length>0;){const a=[];for(const p of $){
const w=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(p);if(w===null)g.push(p);else{const{0:y,1:c="",index:d}=w,[e,t]=[p.slice(0,d),
p.slice(d+y.length)];a.push(...c.split(",").map(f=>`${e}${f}${t}`))}}if(a.length+g.length>I)return;$=a}return g}},82293:function(K,v,u){
Object.defineProperty(v,"__esModule",{value:!0}),v.inspectPaths=E,v.pathProblem=N,v.testProblem=O;function S(){const b=u(
32854);return S=function(){return b},b}function F(){const b=u(95132);return F=function(){return b},b}function C(){const b=u(
45806);return C=function(){return b},b}function D(){const b=u(4289);return D=function(){return b},b}function L(){const b=u(
87646);return L=function(){return b},b}function R(){const b=u(55013);return R=function(){return b},b}const A=new Set(["-\
-env-file","--env-file-if-exists","--prefix"]);function E(b,$,g){const{passthrough:a}=b,p=[],w=(c,d)=>{const e=N(c,d,$);
e!==void 0&&p.push(e)};for(const c of[b,...(0,C().launchedBy)(b)]){for(const{name:e,value:t,span:f}of c.flags)t!==void 0&&
(A.has(e)&&w(t,f),e==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(t)&&w(t,f));for(const{as:e,path:t,span:f}of(0,D().
filesNamedBy)(c,g).files){const i=e==="tests"?O(t,f,$):void 0;i!==void 0&&p.push(i)}if(c.program!=="node"&&c.starts!=="f\
ile")continue;const d=c.program==="node"&&(0,L().isTestRun)(c)?O:N;for(const{text:e,span:t}of c.operands){const f=e===""||
e==="-"?void 0:d(e,t,$);f!==void 0&&p.push(f)}}const y=a.find(({text:c})=>I.test(c));return y!==void 0&&p.push((0,F().problemAt)(
"absolute-path",y.span,{path:y.text})),p}const I=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function O(b,$,g){if(!(0,R().isPattern)(b))return N(b,$,g);const a=(0,R().alternativesOf)(b);if(a===void 0)return(0,F().
problemAt)("glob-unclear",$,{pattern:b,reason:"too_many"});for(const p of[b,...a]){const w=N(p,$,g);if(w!==void 0)return{
...w,args:{...w.args,path:b}}}}function N(b,$,g){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(b)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(b))return(0,F().problemAt)("target-outside",$,{path:b,reason:"address"});const a=/^(?:[\\/]|[A-Za-z]:)/.test(b),p=a?
void 0:(0,S().normalise)(g===""?b:`${g}/${b}`);if(p===void 0){const w=a?"absolute":"above";return(0,F().problemAt)("targ\
et-outside",$,{path:b,reason:w})}if((0,S().isWithin)(p,".git",{ignoreCase:!0}))return(0,F().problemAt)("target-in-git",$,
{path:b})}},57615:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.programRuns=L;function S(){const s=u(
3463);return S=function(){return s},s}function F(){const s=u(95244);return F=function(){return s},s}function C(){const s=u(
11331);return C=function(){return s},s}function D(){const s=u(54421);return D=function(){return s},s}async function L(s,m){
const P=(0,D().startedWords)(s),[T,...M]=P;if(T===void 0||n.has(T.text))return[];if(!T.isKnown)return[R(`it starts ${T.shown}`)];
const r=(0,C().baseName)(T.text),x=(0,C().programNamed)(T.text),o=(0,D().textHanded)(P);if(x?.kind==="shell"&&o)return o.
words.every(({isKnown:J})=>J)||/\s/.test(o.text)?m.shell(o.text):[R("a shell runs what it is handed")];const k=M.some(({
text:V})=>g(V)||$(V));if((0,C().runsCode)(T.text)&&(k||!a.has(r)))return I(r,M,o!==void 0,m.files);const{files:h,left:j}=E(
M,m.files),W=j.map(({text:V})=>V),G=g(T.text)&&!b.test(T.text)?[m.files.script(T.text)]:await O(r,W,{...m,files:h}),B=W.
filter($).flatMap(V=>{const J=h.named(V);return J.length>0?J:m.files.named(V)}),U=l.test(r)?j.findIndex(({text:V})=>(0,C().
runsCode)(V)):-1,z=U<0?[]:await L(j.slice(U),{...m,files:h});return[...G,...z,...B]}function R(s){return{kind:"unread",name:s}}
const A=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function E(s,m){const P=s.findIndex(({text:r})=>A.
test(r));if(P<0)return{files:m,left:s};const T=A.exec(s[P]?.text??"")?.[1],M=s.toSpliced(P,T===void 0?2:1);return{files:m.
into(T??s[P+1]?.text),left:M}}function I(s,m,P,T){const M=m.flatMap(({text:j})=>T.named(j));if(P)return[{kind:"inline",name:s},
...M];const r=m.filter(({text:j})=>!j.startsWith("-")),x=r.find(({text:j})=>g(j)||$(j))??r[0],o={kind:"program",name:s};
if(M.length>0||x===void 0)return M.length>0?M:[o];const{text:k}=x;if(!x.isKnown)return[R(`it runs ${x.shown}`)];if(/^\w{2,}:/.
test(k))return[{kind:"package",name:k,isExact:/@v?\d+\.\d+/.test(k)}];if(m[m.indexOf(x)-1]?.text!=="-m")return[T.script(
k,c)];const h=T.named(k.replaceAll(".","/"),c);return h.length>0?h:[o]}async function O(s,m,{files:P,shell:T}){const M=await P.
manifest(),r=a.has(s)?p(m):void 0,x=y(r).flatMap(j=>{const W=(0,S().textIn)((0,S().objectIn)(M.scripts),j);return W===""?
[]:[{kind:"npm_script",name:j,text:W}]}),o=await Promise.all(x.map(({text:j=""})=>T(j,P))),h=x.length>0&&!w.test(r??"")?
[]:N([s,...m],M,P);return[...x,...o.flat(),...h]}function N(s,m,P){const[T=""]=s,M=(i.get(T)??[]).flatMap(j=>P.named(j));
if(M.length>0)return M;const r=f(s);if(r===void 0)return[{kind:"program",name:T}];const x=P.named(r.name);if(x.length>0||
/^[./]/.test(r.name))return x.length>0?x:[{kind:"program",name:T}];const{dependencies:o,devDependencies:k}=m;return[[o,k].
some(j=>r.name in(0,S().objectIn)(j))?{kind:"program",name:r.name}:{kind:"package",...r}]}const b=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function $(s){return(0,F().isCode)(s)||/\.(?:exe|jar)$/i.test(s)}function g(s){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(s)&&!s.includes("://")}const a=new Set(["npm","pnpm","yarn","bun"]);function p(s){const[m,P]=s.filter(T=>!T.startsWith(
"-"));return m==="run"||m==="run-script"?P:m}const w=/^(?:add|ci|clean-install|i|install)$/;function y(s){if(s===void 0)
return[];const m=P=>[`pre${P}`,P,`post${P}`];return w.test(s)?[...new Set([s,"install","prepare"].flatMap(m)),"prepublis\
h"]:m(s)}const c=["",".js",".mjs",".cjs",".ts","/index.js",".py","/__main__.py","/__init__.py"],d=/^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/,
e=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
t=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function f(s){const m=s.filter(
M=>!M.startsWith("-")),P=[3,2,1].find(M=>M<=m.length&&d.test(m.slice(0,M).join(" ")));if(P===void 0)return;const T=s.slice(
s.indexOf(m[P-1]??"")+1).map(M=>M.replace(/^--(?:from|package)=/,"")).find((M,r,x)=>!/^(?:-|[\d.:]+\w?$)/.test(M)&&!e.test(
x[r-1]??""));return T===void 0?void 0:{name:T,isExact:t.test(T)}}const i=new Map([["make",["GNUmakefile","makefile","Mak\
efile"]],["just",["justfile","Justfile",".justfile"]],["task",["Taskfile.yml","Taskfile.yaml"]]]),l=/^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/,
n=new Set(`: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/))},9504:function(K,v,u){Object.defineProperty(
v,"__esModule",{value:!0}),v.resolveProgram=y;function S(){const h=u(76760);return S=function(){return h},h}function F(){
const h=u(17093);return F=function(){return h},h}function C(){const h=u(91063);return C=function(){return h},h}function D(){
const h=u(71011);return D=function(){return h},h}function L(){const h=u(32854);return L=function(){return h},h}function R(){
const h=u(59542);return R=function(){return h},h}function A(){const h=u(93028);return A=function(){return h},h}function E(){
const h=u(4289);return E=function(){return h},h}function I(){const h=u(46868);return I=function(){return h},h}function O(){
const h=u(67953);return O=function(){return h},h}function N(){const h=u(65490);return N=function(){return h},h}function b(){
const h=u(55013);return b=function(){return h},h}function $(){const h=u(82293);return $=function(){return h},h}function g(){
const h=u(56788);return g=function(){return h},h}function a(){const h=u(38218);return a=function(){return h},h}function p(){
const h=u(10473);return p=function(){return h},h}const w=5;async function y(h,j,W,H){const G=d(h,j,W);if("problems"in G)
return G;const{subcommand:B,starts:U,operands:z,module:V,launched:J}=h,[X]=z,Y=[e(j,W,c(h)),...i(h,G),await(0,a().resolveProgramFiles)(
h,W)];if(B!==void 0){const Z=c(h);Y.push(await T(j,G,{subcommand:B,span:Z}))}if(V!==void 0&&(U!=="module"||J)&&Y.push(s(
j,G,V)),X!==void 0&&U==="file"&&Y.push(l(G,X)),X!==void 0&&U==="module"&&Y.push(n(G,X,h.passthrough)),!(0,N().isPackageManager)(
j)){const Z={subcommand:B??X?.text??"",span:c(h)};return(0,g().join)([...Y,await r(j,G,Z)])}if(B==="run"||B==="exec"||B===
"script-or-tool")Y.push(await(0,N().resolvePackageManager)(h,j,G,H));else if(B!==void 0&&(0,N().selectsPackages)(h,j)){const Z={
text:B,span:c(h),quoted:!1},Q={...h,subcommand:"run",operands:[Z]};Y.push(await(0,N().resolvePackageManager)(Q,j,G,H))}return(0,g().
join)(Y)}function c({operands:h,flags:j}){return h[0]?.span??j[0]?.span??{start:0,end:0}}function d({flags:h},j,W){let H=W;
for(const{name:G,value:B,span:U}of h){if(B===void 0||!(0,C().movesTo)(j,G))continue;const z=(0,p().entryFrom)(H,B,U);if("\
problems"in z)return z;const V=(0,A().isRegular)(z.kind)?S().posix.dirname(z.path):z.path;H={...W,directory:V.replace(/^\.$/,
"")}}return H}function e({program:h,data:j},{tree:W,changed:H},G){if(j.build_files.length===0)return g().NOTHING;const B=t(
W),U=B.get(j)??f(W,j.build_files);B.set(j,U);const z=U.filter(J=>H.has(J)),V=U.slice(0,w);return(0,g().join)([U.length===
0?g().NOTHING:(0,g().fails)("build-files-unread",G,{program:h,files:V,count:U.length}),...z.map(J=>(0,g().fails)("target\
-changed",G,{path:J}))])}const t=(0,R().perTree)(()=>new Map);function f(h,j){const W=H=>j.some(G=>(0,b().matchesPattern)(
G.includes("/")?H:S().posix.basename(H),G,{dot:!0}));return[...h.files()].flatMap(({path:H})=>!(0,L().isWithin)(H,"node_\
modules")&&W(H)?H:[])}function i({operands:h,flags:j,starts:W,subcommand:H,family:G},B){const U=G&&(0,N().isPackageManager)(
G)&&H!=="test";return[...(W===void 0&&!U?h:[]).map(({text:J,span:X})=>({text:J.replace(/::.*$/s,""),span:X})),...j.flatMap(
({value:J,span:X})=>J===void 0?[]:[{text:J,span:X}])].map(({text:J,span:X})=>{const Y=(0,L().normalise)((0,g().from)(B,J));
return Y===void 0||Y===""?g().NOTHING:(0,L().isWithin)(Y,".git",{ignoreCase:!0})?(0,g().fails)("target-in-git",X,{path:Y}):
(0,L().resolveInTree)(B.tree,Y).kind==="outside"?(0,g().fails)("target-outside",X,{path:J,reason:"symlink"}):g().NOTHING})}
function l(h,{text:j,span:W}){const H=(0,$().pathProblem)(j,W,h.directory);if(H!==void 0)return{targets:[],problems:[H]};
const G=(0,L().normalise)((0,g().from)(h,j))??"",B=(0,p().fileAt)((0,L().resolveInTree)(h.tree,G),j,W);return"problems"in
B?B:B.tracked?(0,p().runs)(h,{name:j,path:B.path,wanted:G},W):(0,g().fails)("target-untracked",W,{path:j})}function n(h,j,W){
const{text:H,span:G}=j,B=(0,E().pythonFiles)(H).find(U=>!U.endsWith("/__init__.py")&&h.tree.stat((0,g().from)(h,U))!==void 0);
if(B===void 0){const U=(0,I().parseUnknownTool)(j,W,D().UNKNOWN_MODULE);return(0,g().join)([(0,g().fails)("tool-unknown",
G,{tool:H}),{targets:[],problems:U}])}return l(h,{text:B,span:G,quoted:!1})}function s({program:h},{tree:j,base:W,changed:H,
directory:G},{text:B,span:U}){const z=`-m ${B}`,[V]=B.split("."),J=[...H].filter(X=>{const[,Y=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.
exec(S().posix.relative(G,X))??[];return j.stat(X)!==void 0&&W?.stat(X)===void 0&&(Y===V||(0,F().isOfLibrary)(Y))});return(0,g().
join)(J.map(X=>(0,g().fails)("subcommand-aliased",U,{program:h,subcommand:z,path:X})))}const m=256*1024,P=/"[^"\n]*\\[uUxX][^"\n]*"\s*[=.\]]|(?:^|[\s{,."'])include["']?\s*=/m;
function T(h,j,W){const H=W.subcommand.replace(/ .*$/s,""),G=o(H),B=z=>P.test(z)||/alias/.test(z)&&G.test(z),U=h.data.alias_files.
map(z=>[z,B]);return x(h,j,{...W,subcommand:H},U)}const M=/^(?:-X(?:m[sx]|ss)\w+|-T|\d+C?|-[Bq]|-ntp|--(?:batch-mode|no-transfer-progress|quiet))$/;
function r(h,j,W){const H=Object.entries(h.data.deciding_settings).map(([B,U])=>[B,z=>k(U,z)]);return x(h,j,{...W,counts:B=>j.
changed.has(B)},H)}async function x({program:h},{tree:j,directory:W},{subcommand:H,span:G,counts:B},U){const z=[];for(const V of U.
length===0?[]:(0,O().foldersUpFrom)(W))for(const[J,X]of U){const Y=S().posix.join(V,J),Z=B?.(Y)!==!1?await(0,p().readText)(
j,Y,m):void 0;Z===void 0||"text"in Z&&!X(Z.text)||z.push((0,g().fails)("subcommand-aliased",G,{program:h,subcommand:H,path:Y}))}
return(0,g().join)(z)}function o(h){return new RegExp(`(?:^|[\\s{,.["'])(?:${h})["']?\\s*=`,"m")}function k(h,j){return h===
"*"?j.replace(/#.*/g,"").split(/\s+/).some(H=>H!==""&&!M.test(H)):P.test(j)||o(h.replaceAll(" ","|")).test(j)}},36187:function(K,v,u){
Object.defineProperty(v,"__esModule",{value:!0}),v.ProjectFiles=void 0;function S(){const E=u(76760);return S=function(){
return E},E}function F(){const E=u(3463);return F=function(){return E},E}function C(){const E=u(32854);return C=function(){
return E},E}function D(){const E=u(93028);return D=function(){return E},E}function L(){const E=u(59867);return L=function(){
return E},E}const R=/^(?:[/~\\]|[A-Za-z]:)/;class A{#n;#e;constructor(I,O){this.#n=I,this.#e=O}into(I){const N=I===void 0||
R.test(I)||/[$`]/.test(I)?[]:this.#e.map(b=>S().posix.join(b,I));return new A(this.#n,N)}find(I,O=[""]){if(!(/^[/~]/.test(
I)||I===""||!this.#n))for(const N of this.#e)for(const b of O){const $=(0,C().normalise)(S().posix.join(N,I.replaceAll("\
\\","/"))+b),g=$===void 0?void 0:(0,C().resolveInTree)(this.#n,$);if(g?.kind==="inside"&&(0,D().isRegular)(g.entry.kind)&&
g.entry.tracked)return g.path}}script(I,O){const N=this.find(I,O);if(N!==void 0)return{kind:"file",name:N};if(R.test(I))
return{kind:"outside",name:I};const[b]=this.#e;if(b===void 0)return{kind:"unread",name:`it runs ${I} in another director\
y`};const $=(0,C().normalise)(S().posix.join(b,I));return $===void 0?{kind:"outside",name:I}:{kind:this.#n===void 0?"fil\
e":"missing",name:$||"."}}named(I,O){const N=this.find(I.replace(/^-{1,2}[\w-]+=/,""),O);return N===void 0?[]:[{kind:"fi\
le",name:N}]}async manifest(){const I=this.find("package.json");return this.#n&&I?(0,F().objectIn)(await(0,L().readJsonFile)(
this.#n,I)):{}}}v.ProjectFiles=A},56788:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.Trail=v.NOTHING=
void 0,v.fails=D,v.from=L,v.join=C,v.target=R;function S(){const O=u(95132);return S=function(){return O},O}const F=v.NOTHING=
{targets:[],problems:[]};function C(O){return{targets:O.flatMap(N=>N.targets),problems:O.flatMap(N=>N.problems)}}function D(O,N,b,$){
return{targets:[],problems:[{...(0,S().problemAt)(O,N,b),...$&&{severity:$}}]}}function L({directory:O},N){return O===""?
N:`${O}/${N}`}function R({via:O},N){return O===void 0?N:{...N,via:O}}const A=64,E=2e3;class I{#n=new Set;#e=new Set;resolve;#s;constructor(N,b){
this.resolve=N,this.#s=b}async follow(N,b,$,g){if(this.#n.has(N))return g({why:"cycle"});const a=await this.#s?.tickScript();
if(a!==void 0)return g({why:"time",limit:a});const p=`${N}\0${b}`;if(this.#e.has(p))return F;if(this.#n.size>=A)return g(
{why:"depth",limit:A});if(this.#e.size>=E)return g({why:"count",limit:E});this.#n.add(N);const w=await $();return this.#n.
delete(N),this.#e.add(p),w}}v.Trail=I},74100:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.SHELL_WORDS=
void 0,v.readScriptForm=I;function S(){const e=u(13580);return S=function(){return e},e}function F(){const e=u(94411);return F=
function(){return e},e}function C(){const e=u(54669);return C=function(){return e},e}function D(){const e=u(11331);return D=
function(){return e},e}function L(){const e=u(81716);return L=function(){return e},e}function R(){const e=u(54421);return R=
function(){return e},e}function A(){const e=u(55013);return A=function(){return e},e}function E(){const e=u(46912);return E=
function(){return e},e}function I(e,t){const f=(0,L().readShellText)(e,t);if(f.length===0&&!(0,E().isBlank)(e))return{commands:f,
fault:{part:"the script",why:"cannot be read"}};const i=(0,C().lex)(e).problems.find(({rule:l})=>l==="shell-comment");if(i&&
f.length>0){const l=e.slice(i.span.start,i.span.end);return{commands:f,fault:{part:l,why:"hides the words behind it"}}}for(const[
l,n]of f.entries()){const s=l===f.length-1,m=b(n,e)??O(n,s);if(m!==void 0)return{commands:f,fault:m}}return{commands:f}}
function O({separator:e},t){const f=e.trim();if(!(t?f==="":f==="&&"))return{part:f===""?"a line break":f,why:N}}const N="\
joins commands in another way than `&&`";function b(e,t){const{words:f,redirections:i,inside:l,subshell:n,defines:s,problems:m,
assignments:P}=e,T=t.slice(e.span.start,e.span.end).trim(),M=(h,j)=>({part:h,why:j});if(n)return M(T,"runs in a subshell");
if(s)return M(T,"defines a function");if(l.length>0)return M(T,"runs a command to make a word");const[r]=i;if(r)return M(
`${r.operator} ${r.target?.text??""}`,"redirects input or output");const x=P.find(({name:h,value:j})=>!(0,F().isHarmlessVariable)(
h,j));if(x)return M(`${x.name}=`,"sets a variable that can choose the code that runs");const o=f.find(h=>(0,L().isDynamic)(
e,h)&&!$(e,h,t));if(o){const{start:h,end:j}=o.span;return M(t.slice(h,j),"is only known when the script runs")}const k=m.
find(h=>!g(h,f));if(k){const{start:h,end:j}=k.span;return M(t.slice(h,j).trim()||T,"is syntax of a shell")}return f.length===
0?M(T,"starts no program"):y(f)}function $({problems:e},{span:t},f){return e.every(i=>i.rule!=="variable-expansion"||i.span.
end<=t.start||i.span.start>=t.end||/^\$\{?npm_package_version\}?$/.test(f.slice(i.span.start,i.span.end)))}function g({rule:e,
span:t},f){if(e==="variable-expansion"||(0,S().ruleOf)(e).severity==="warning")return!0;if(e!=="brace-expansion")return!1;
const i=f.find(l=>l.span.start<=t.start&&l.span.end>=t.end);return i!==void 0&&(0,A().alternativesOf)(i.text)?.every(l=>!l.
startsWith("-"))===!0}const a=v.SHELL_WORDS=new Set(": [ cd echo exit false test true".split(" ")),p=new Set(`! . [[ ]] \
{ } alias autoload bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/)),w=new Set("env ionice nice nohup setsid\
 stdbuf timeout xvfb-run".split(" "));function y(e){const[t]=e,f=t?.text??"";if(p.has(f)&&!t?.quoted)return{part:f,why:"\
is a word of the shell"};const i=(0,R().startedWords)(e),l=e.slice(0,e.length-i.length);if((0,D().programNamed)(f)?.kind===
"wrapper"&&!c.test(f)){const m=l.find(({text:P},T)=>T>0&&!d(P,f));if(m||!w.has((0,D().baseName)(f))||l.length===0)return{
part:m?.text??f,why:"decides how another program runs"}}else if(l.length>0&&!c.test(f))return{part:f,why:"runs a program\
 for what it finds"};return(c.test(f)?void 0:(0,R().textHanded)(i))&&i[0]?.text!=="node"?{part:i[0]?.text??f,why:"runs t\
ext as code"}:void 0}const c=/^(?:cross-env|dotenv|env-cmd)$/;function d(e,t){const[,f,i=""]=/^(\w+)=(.*)$/s.exec(e)??[];
return f!==void 0?(0,F().isHarmlessVariable)(f,i):w.has(e)?!0:(0,D().baseName)(t)==="env"?!1:/^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.
test(e)}},28213:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.helperFault=N,v.helperWords=O;function S(){
const a=u(76760);return S=function(){return a},a}function F(){const a=u(678);return F=function(){return a},a}function C(){
const a=u(95244);return C=function(){return a},a}function D(){const a=u(32854);return D=function(){return a},a}function L(){
const a=u(59542);return L=function(){return a},a}function R(){const a=u(56788);return R=function(){return a},a}function A(){
const a=u(10473);return A=function(){return a},a}const E={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},
mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},I=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function O([a,...p]){if(a?.text==="shx"){
const[w]=p;return w&&(w.text==="echo"||Object.hasOwn(E,w.text))?p:void 0}return a&&Object.hasOwn(E,a.text)?[a,...p]:void 0}
async function N([a,...p],w){const y=a?.text??"",c=E[y];if(c===void 0)return;const d=p.find(({text:t})=>t.startsWith("-")&&
!c.flags.test(t));if(d)return{part:`${y} ${d.text}`,why:"has a flag that is not known"};const e=p.flatMap(({text:t})=>t.
startsWith("-")?[]:[t]);if(e.length<(c.from<0?2:1))return{part:y,why:"names no path"};for(const t of e.slice(c.from)){const f=await b(
t,w);if(f!==void 0)return{part:`${y} \u2026 ${t}`,why:f}}}async function b(a,p){const{tree:w,isOutput:y}=p,c=a.startsWith(
"/")?void 0:(0,D().normalise)((0,R().from)(p,a));if(c===void 0||c==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(a))return"writes to a path that the text does not show";if(I.test(c))return"writes to a directory of dependencies";
if((0,C().toolThatFinds)(c)!==void 0)return"writes a configuration file";const d=w.stat(c);if(d?.tracked&&d.kind!=="dire\
ctory")return"writes a file of the commit";const e=`${c}/`;if(d?.tracked&&[...w.files()].some(f=>f.path.startsWith(e)))return"\
writes to a directory of the commit";if(!(y?.(c)||(await $(w))(c)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const $=(0,L().perTree)(async a=>{const p=new Map;for(const{path:w}of a.files()){if(S().posix.
basename(w)!==".gitignore")continue;const y=await(0,A().readText)(a,w,g),c=S().posix.dirname(w).replace(/^\.$/,"");y&&"t\
ext"in y&&p.set(c,(0,F().default)().add(y.text))}return w=>{const y=w.split("/");let c=!1;for(let d=0;d<y.length;d+=1){const e=p.
get(y.slice(0,d).join("/")),t=y.slice(d).join("/"),f=e?.test(t),i=e?.test(`${t}/`);f?.ignored||i?.ignored?c=!0:(f?.unignored||
i?.unignored)&&(c=!1)}return c}}),g=256*1024},61102:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.readParts=
g;function S(){const d=u(92739);return S=function(){return d},d}function F(){const d=u(32854);return F=function(){return d},
d}function C(){const d=u(95132);return C=function(){return d},d}function D(){const d=u(11331);return D=function(){return d},
d}function L(){const d=u(81716);return L=function(){return d},d}function R(){const d=u(54421);return R=function(){return d},
d}function A(){const d=u(45806);return A=function(){return d},d}function E(){const d=u(92170);return E=function(){return d},
d}function I(){const d=u(82293);return I=function(){return d},d}function O(){const d=u(56788);return O=function(){return d},
d}function N(){const d=u(74100);return N=function(){return d},d}function b(){const d=u(28213);return b=function(){return d},
d}function $(){const d=u(20362);return $=function(){return d},d}async function g({body:d,words:e,span:t},f,i){const l=(0,N().
readScriptForm)(d,i),n=l.fault?(0,L().everyCommand)(l.commands).map(L().withoutReserved):l.commands,s=[];let{fault:m}=l,
{directory:P}=f;for(const[r,x]of n.entries()){const o=!m||x.words.every(B=>!(0,L().isDynamic)(x,B)),k=r===n.length-1&&!l.
fault,h=[...x.words.map(B=>({...B,span:t})),...k?e:[]],[j,W]=h;if(j?.text==="cd"){const B=W&&(0,F().normalise)((0,O().from)(
{directory:P},W.text));(r>0||h.length!==2||B===void 0)&&(m??={part:"cd",why:"changes the directory in the middle, or lea\
ves the repository"}),P=B??P;continue}const H={...f,directory:P},G=(0,b().helperWords)(h);G&&(m??=await(0,b().helperFault)(
G,H)),!(G||j===void 0||!o||N().SHELL_WORDS.has(j.text))&&s.push({span:t,resolve:(B,U)=>w(h,{...B,directory:H.directory},
U)})}const T=n.some(({words:r})=>a.test(r.map(({text:x})=>x).join(" "))),M=!m&&s.length===0&&n.length>0&&!T;return{parts:s,
isIdle:M,...m&&{fault:m}}}const a=/^(?:\[|exit (?!0$)|false|test )/,p=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function w(d,e,t){
const i=/^(?:cross-env|dotenv|env-cmd)$/.test(d[0]?.text??"")?d:(0,R().startedWords)(d),[l,...n]=i;if(l===void 0)return{
targets:[],problems:[]};const{families:s}=e,m=(0,E().isProgram)(l.text)?l.text:s?.allowed.get(l.text),P=p.exec(l.text)?.[1]??
l.text,T=d[0]===l?void 0:d[0],M=T?y(T):{targets:[],problems:[]};if(m===void 0&&/[\\/]/.test(P))return(0,O().join)([M,await c(
i,e)]);const{invocation:r,problems:x}=m?(0,A().parseInvocation)(m,n,s):(0,A().parseInvocation)("npx",[{...l,text:P},...n],
s),o=await t.resolve(r,e),k=m===void 0&&o.problems.some(({rule:W})=>W==="binary-missing");if(k&&(0,S().toolOf)(P,s?.tools)!==
void 0)return(0,O().join)([M,y(l),{targets:[],problems:x}]);if(k)return(0,O().join)([M,await c(i,e)]);const j=(0,I().inspectPaths)(
r,e.directory,s);return(0,O().join)([M,{targets:[],problems:[...x,...j]},o])}function y({text:d,span:e}){const t={program:d,
group:"other"};return{targets:[],problems:[(0,C().problemAt)("program-not-allowed",e,t)]}}async function c(d,e){const[t]=d;
if(t===void 0)return{targets:[],problems:[]};const f=d.find(({text:l,span:n})=>n.start!==t.span.start&&(l.startsWith("-")||
(0,D().programNamed)(t.text))),i=f?[(0,C().problemAt)("npm-script-form",f.span,{script:e.via??"",text:d.map(({text:l})=>l).
join(" "),part:t.text,why:"is a program that the gate does not read",words:[f.text]})]:[];return(0,O().join)([y(t),{targets:[],
problems:i},await(0,$().filesOfProgram)(d,e)])}},80827:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),
v.npmScripts=g,v.stepsIn=$;function S(){const r=u(76760);return S=function(){return r},r}function F(){const r=u(3463);return F=
function(){return r},r}function C(){const r=u(13580);return C=function(){return r},r}function D(){const r=u(54669);return D=
function(){return r},r}function L(){const r=u(3893);return L=function(){return r},r}function R(){const r=u(67953);return R=
function(){return r},r}function A(){const r=u(60210);return A=function(){return r},r}function E(){const r=u(59867);return E=
function(){return r},r}function I(){const r=u(56788);return I=function(){return r},r}function O(){const r=u(46912);return O=
function(){return r},r}const N={start:0,end:0},b=200;function $({steps:r}){return r.flatMap(x=>x.command?.nested?$(x.command.
nested):[x])}async function g(r,x,o={left:b}){const{subcommand:k,flags:h}=r;if(k===void 0)return;const{project:j,selected:W,
runs:H,packages:G}=await(0,O().scriptsThatRun)(r,x,N);if(j===void 0)return;const B=await(0,A().readNpmrc)({...x,directory:j}),
U=await a(x,j);if("unread"in B||U===void 0)return;const{settings:z}=B,V=l.some(Q=>Q in z);if(U.devEngines!==void 0||V)return;
const J=[],X=n(h,z);for(const Q of G){const q=await a(x,Q);if(q===void 0||p(q))return;const _=H.filter(en=>en.directory===
Q),tn=_.length===0?await e(r,x,Q):void 0;tn!==void 0&&J.push({...w(q),...tn,directory:Q});for(const en of _){const sn=await y(
en,x,X,o);J.push({...w(q),...sn})}}const Y=z["node-options"],{prefix:Z}=(0,R().readSettings)(r);return{subcommand:k,directory:x.
directory,project:j,prefixed:Z!==void 0,inWorkspaces:W,config:X,...typeof Y=="string"&&{nodeOptions:Y},steps:J}}async function a({
tree:r},x){const o=await(0,E().readJsonFile)(r,(0,I().from)({directory:x},"package.json"));return o===void 0||o===E().INVALID?
void 0:(0,F().objectIn)(o)}function p({bin:r,directories:x}){return!r&&"bin"in(0,F().objectIn)(x)}function w(r){const{name:x,
version:o}=r;return{packageId:x&&o?`${String(x)}@${String(o)}`:"",packageEnv:m(r)}}async function y(r,x,o,k){const{directory:h,
event:j,body:W}=r,H=(0,O().scriptText)(r),G={...x,directory:h},B=f(H),U=await d(B,G,{config:o,budget:k}),z=r.words.map(J=>J.
text),V=B&&{...B,...U&&{nested:U}};return{directory:h,event:j,body:W,words:z,text:H,...V&&{command:V}}}const c=new Set([
"--if-present","--include-workspace-root","--workspace","--workspaces"]);async function d(r,x,{config:o,budget:k}){if(!(r?.
argv[0]==="npm"&&Object.keys(r.env).length===0)||o.npm_config_ignore_scripts==="true"||(k.left-=1,k.left<0))return;const j=r.
argv.slice(1).map(B=>({text:B,span:N,quoted:!0})),{invocation:W,problems:H}=(0,L().parseNpm)(j,x.families),G=W.flags.every(
({name:B})=>c.has(B));if(!(H.length>0||!G))return g(W,x,k)}async function e(r,{tree:x},o){const k=(0,O().eventOf)(r),h=(await(0,E().
usablePackageJson)(x,o))?.scripts.has(k??"");if(!(k===void 0||h||(0,R().readSettings)(r).ifPresent))return{event:k,words:[],
text:""}}const t=new Set(`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/));function f(r){const{words:x,assignments:o,refused:k,
problems:h}=(0,D().lex)(r),j=h.every(({rule:U})=>U==="assignment-refused"||(0,C().ruleOf)(U).severity==="warning"&&U!=="\
unquoted-glob"),W=h.filter(({rule:U})=>U==="assignment-refused").length,[H]=x;if(!j||W!==k.length||H===void 0||t.has(H.text)||
H.text.includes("="))return;const G=[...o,...k].sort((U,z)=>U.span.start-z.span.start);if(G.some(({name:U})=>U==="PATH"))
return;const B=Object.fromEntries(G.map(({name:U,value:z})=>[U,z]));return{argv:x.map(U=>U.text),env:B}}const i=new Set(
`browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/)),l=["also","dev","include","omit","only","optional","product\
ion"];function n(r,x){const o=Object.entries(x).filter(([j,W])=>["harmless","honoured"].includes((0,A().effectOf)(j,W))),
k=r.map(({name:j,value:W,negated:H})=>[j.slice(2),W??H!==!0]),h=[...o,...k].filter(([j])=>!i.has(j));return Object.fromEntries(
h.map(([j,W])=>[`npm_config_${j.replaceAll("-","_").toLowerCase()}`,s(W)]))}function s(r){return Array.isArray(r)?r.map(
s).join(`

`):r==null||r===!1?"":String(r).trim()}function m(r){const{name:x,version:o,config:k,engines:h,bin:j}=r,W={};return P({name:x,
version:o,config:k,engines:h,bin:T(j,x)},"npm_package_",W),Object.fromEntries(Object.entries(W).filter(([H])=>/^[A-Za-z_]\w*$/.
test(H)))}function P(r,x,o){for(const[k,h]of Object.entries(r))if(h!==void 0)if(h===null||h===!1)o[`${x}${k}`]="";else if(Array.
isArray(h))for(const[j,W]of h.entries())P({[`${k}_${j}`]:W},x,o);else typeof h=="object"?P(h,`${x}${k}_`,o):o[`${x}${k}`]=
String(h)}function T(r,x){const h=Object.entries((0,E().binOf)(r,typeof x=="string"?x:"")??{}).map(([j,W])=>[S().posix.basename(
M(j)),M(W)]).filter(([j,W])=>j&&W);return h.length>0?Object.fromEntries(h):void 0}function M(r){return S().posix.join("/",
r.replaceAll("\\","/")).slice(1)}},20362:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.filesOfProgram=
N,v.namedTargets=b;function S(){const a=u(76760);return S=function(){return a},a}function F(){const a=u(95244);return F=
function(){return a},a}function C(){const a=u(32854);return C=function(){return a},a}function D(){const a=u(93028);return D=
function(){return a},a}function L(){const a=u(81716);return L=function(){return a},a}function R(){const a=u(55013);return R=
function(){return a},a}function A(){const a=u(36187);return A=function(){return a},a}function E(){const a=u(56788);return E=
function(){return a},a}function I(){const a=u(45636);return I=function(){return a},a}function O(){const a=u(10473);return O=
function(){return a},a}async function N(a,p){const w=new(A()).ProjectFiles(p.tree,[p.directory]),y=a.map(f=>({...f,shown:f.
text,isKnown:!0})),d=(await(0,I().wordRuns)(y,w)).flatMap(({kind:f,name:i})=>f==="file"?[i]:[]),e=a[0]?.span??{start:0,end:0},
t={...p,directory:""};return(0,E().join)(d.map(f=>(0,O().resolveCommitted)(t,{text:f,span:e})))}function b(a,p,w){const y=(0,L().
everyCommand)((0,L().readShellText)(a)),c=y.some(s=>s.substituted.length>0||[...s.words,...s.assignments].some(m=>(0,L().
isDynamic)(s,m))),d=[...new Set(a.split($).filter(s=>s!==""))],e=[p.directory];for(const{words:s}of y){const[m,P]=s;if(!(!/^(?:cd|pushd)$/.
test(m?.text??"")||P===void 0)&&(e.push(...e.flatMap(T=>(0,C().normalise)(S().posix.join(T,P.text))??[])),e.length>g))break}
const t=[...p.changed],f=[...new Set(e)].flatMap(s=>d.map(m=>{const P={...p,directory:s},T=(0,C().normalise)(S().posix.join(
s,m));if(T===void 0)return E().NOTHING;const M=(0,C().resolveInTree)(p.tree,T);if(M.kind==="inside"&&(0,D().isRegular)(M.
entry.kind))return(0,O().resolveCommitted)(P,{text:m,span:w});const r=t.filter(x=>/[*?[]/.test(m)?(0,R().matchesPattern)(
x,T,{dot:!0}):M.kind==="inside"&&T!==""&&(0,C().isWithin)(x,T));return(0,E().join)(r.map(x=>(0,E().fails)("target-change\
d",w,{path:x})))})),i=c?t.filter(F().isCode):[],{targets:l,problems:n}=(0,E().join)([...f,...i.map(s=>(0,E().fails)("tar\
get-changed",w,{path:s}))]);return{targets:[...new Map(l.map(s=>[s.path,s])).values()],problems:[...new Map(n.map(s=>[JSON.
stringify(s.args),s])).values()]}}const $=/[\s"'`;&|()<>=:,{}]+/,g=16},46912:function(K,v,u){Object.defineProperty(v,"__\
esModule",{value:!0}),v.eventOf=g,v.inspectEmpty=N,v.isBlank=b,v.quoteForScript=w,v.runsIn=a,v.scriptText=E,v.scriptsThatRun=
I;function S(){const y=u(76760);return S=function(){return y},y}function F(){const y=u(95132);return F=function(){return y},
y}function C(){const y=u(67953);return C=function(){return y},y}function D(){const y=u(60210);return D=function(){return y},
y}function L(){const y=u(59867);return L=function(){return y},y}function R(){const y=u(56788);return R=function(){return y},
y}const A={selected:!1,runs:[],packages:[],problems:[]};function E({body:y,words:c}){return[y,...c.map(({text:d})=>w(d))].
join(" ")}async function I(y,c,d){const e=(0,C().readSettings)(y),t=g(y);if(e.informs||t===void 0)return A;const f=o=>(0,C().
findPackages)(e,o,d),i=await f(c);if("problems"in i)return{...A,problems:i.problems};const{project:l,selected:n,directories:s}=i,
m=e.ignoreScripts??await $({...c,directory:l}),P=[],T=[...i.missing,...await O(i,c,d,f)],M=[];for(const o of s){const k=await(0,L().
readPackageJson)(c.tree,o);if(k===L().INVALID){const h=S().posix.join(o,"package.json");T.push(...(0,R().fails)("package\
-json-invalid",d,{path:h}).problems)}else if(k===void 0)T.push(...(0,R().fails)("package-json-missing",d,{directory:o}).
problems);else if(k.scripts.has(t)){const h={event:t,words:y.passthrough},j=a(k,o,h,{ignoreScripts:m});P.push(...j),T.push(
...N(j,t,{...c,directory:o},d))}else M.push(o)}const r=t==="start"||e.ifPresent&&P.length===0,x={script:t,passes:e.ifPresent};
for(const o of M)T.push(...(0,R().fails)("npm-script-missing",d,x,r?"error":void 0).problems);return{project:l,selected:n,
runs:P,packages:s,problems:T}}async function O({project:y,directories:c},{base:d,...e},t,f){const i=S().posix.join(y,"pa\
ckage.json");if(d===void 0||!e.changed.has(i))return[];const l=await f({...e,tree:d});if("problems"in l)return[];const n=l.
directories.filter(s=>!c.includes(s));return n.length===0?[]:[(0,F().problemAt)("workspaces-changed",t,{path:i,lost:n})]}
function N(y,c,{via:d,directory:e},t){if(y.some(({event:i,body:l})=>i===c&&!b(l)))return[];const f=d===void 0?"npm-scrip\
t-empty":"npm-script-empty-part";return[(0,F().problemAt)(f,t,{script:c,path:S().posix.join(e,"package.json")})]}function b(y){
return y.split(`
`).every(c=>/^\s*(?:#|$)/.test(c))}async function $(y){const c=await(0,D().readNpmrc)(y);return"settings"in c&&c.settings["\
ignore-scripts"]===!0}function g({subcommand:y,operands:c}){switch(y){case"run":return c[0]?.text;case"test":case"start":case"\
stop":return y;default:return}}function a({scripts:y},c,{event:d,words:e},{ignoreScripts:t}={}){return(t?[d]:[`pre${d}`,
d,`post${d}`]).flatMap(i=>{const l=y.get(i);return l?[{directory:c,event:i,body:l,words:i===d?e:[]}]:[]})}const p=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function w(y){return y===""?"''":p.test(y)?`'${y.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):y}},95598:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.resolveTasks=g;function S(){const e=u(
76760);return S=function(){return e},e}function F(){const e=u(16111);return F=function(){return e},e}function C(){const e=u(
3463);return C=function(){return e},e}function D(){const e=u(89784);return D=function(){return e},e}function L(){const e=u(
32854);return L=function(){return e},e}function R(){const e=u(62205);return R=function(){return e},e}function A(){const e=u(
59867);return A=function(){return e},e}function E(){const e=u(65490);return E=function(){return e},e}function I(){const e=u(
56788);return I=function(){return e},e}function O(){const e=u(46912);return O=function(){return e},e}function N(){const e=u(
10473);return N=function(){return e},e}const b=1024*1024,$={turbo:[["turbo.json","tasks"],["turbo.json","pipeline"],["tu\
rbo.jsonc","tasks"]],nx:[["nx.json","targetDefaults"]],lerna:[["nx.json","targetDefaults"]]};async function g(e,t,f){const{
operands:i,passthrough:l,subcommand:n}=e,[s]=i,P=(n==="exec"||n==="script-or-tool")&&s?(0,D().tasksOf)(s.text,l):void 0;
if(s===void 0||P===void 0)return I().NOTHING;const{text:T,span:M}=s,r=T==="wireit"?await w(t):await a(await p(t.tree,T,P),
t.tree),x=[];for(const{directory:o,script:k,body:h}of r){const j={...t,directory:o};if(h!==void 0){const G={directory:o,
event:`${k} (${T})`,body:h,words:[]};x.push(await(0,R().resolveRun)(j,G,M,f));continue}const W=await(0,A().usablePackageJson)(
t.tree,o);if(W===void 0)continue;const H=(0,O().runsIn)(W,o,{event:k,words:[]});for(const G of H)x.push(await(0,R().resolveRun)(
j,G,M,f))}return(0,I().join)(x)}async function a(e,t){const f=[];for(const i of(0,E().everyPackage)(t)){const l=await(0,A().
usablePackageJson)(t,i);if(i===""||l===void 0)continue;const n=e.filter(s=>l.scripts.has(s));f.push(...n.map(s=>({directory:i,
script:s})))}return f}async function p(e,t,f){const i=new Set(f);for(const[l,n]of $[t]??[]){const s=y(await d(e,l),n);for(const m of i)
for(const P of c(y(y(s,m),"dependsOn")))i.add(P.replace(/^\^|^.*#/,""))}return[...i]}async function w({tree:e,directory:t,
via:f}){const i=await(0,A().readJsonFile)(e,S().posix.join(t,"package.json")),l=y(y(i,"wireit"),f??""),n=y(l,"command"),
s=c(y(l,"dependencies")).flatMap(P=>{const[,T="",M=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(P)??[],r=(0,L().normalise)(S().
posix.join(t,T));return r===void 0?[]:[{directory:r,script:M}]}),m=typeof n=="string"&&f!==void 0;return[...s,...m?[{directory:t,
script:f,body:n}]:[]]}function y(e,t){const f=(0,C().objectIn)(e);return Object.hasOwn(f,t)?f[t]:void 0}function c(e){return Array.
isArray(e)?e.map(t=>y(t,"script")??y(t,"target")??t).filter(t=>typeof t=="string"):[]}async function d(e,t){const f=await(0,N().
readText)(e,t,b);return f&&"text"in f?(0,F().parse)(f.text):void 0}},45636:function(K,v,u){Object.defineProperty(v,"__es\
Module",{value:!0}),v.textRuns=R,v.valueRuns=I,v.wordRuns=E;function S(){const O=u(97424);return S=function(){return O},
O}function F(){const O=u(81716);return F=function(){return O},O}function C(){const O=u(57615);return C=function(){return O},
O}const D=4,L={kind:"download",name:"it runs what it downloads"};async function R(O,N,b=0){if(b>D)return[{kind:"unread",
name:"it is nested too deeply"}];const $=(0,F().readShellText)(O);return $.length===0&&O.trim()!==""?[{kind:"unread",name:"\
it is too long"}]:[...(0,S().findDangers)($).some(({name:a})=>a==="remote_code_execution")?[L]:[],...await A($,O,N,b)]}async function A(O,N,b,$){
const g=[];let a=b;for(const p of O){if(g.push(...await A(p.inside,N,a,$)),p.subshell!==void 0)continue;if(p.defines){g.
push({kind:"unread",name:"it defines a function"});continue}const{words:w,assignments:y}=(0,F().withoutReserved)(p),c=w.
map(t=>({...t,shown:N.slice(t.span.start,t.span.end),isKnown:!(0,F().isDynamic)(p,t)}));g.push(...I(y.map(({value:t})=>t),
a));const[d,e]=c;d?.text==="cd"||d?.text==="pushd"?a=a.into(e?.isKnown?e.text:void 0):g.push(...await E(c,a,$))}return g}
function E(O,N,b=0){const $=(g,a=N)=>R(g,a,b+1);return(0,C().programRuns)(O,{files:N,shell:$})}function I(O,N){return O.
flatMap(b=>b.split(/[\s=:,]+/)).flatMap(b=>N.named(b))}},38218:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),
v.resolveProgramFiles=p,v.resolveToolFiles=a;function S(){const l=u(76760);return S=function(){return l},l}function F(){
const l=u(91063);return F=function(){return l},l}function C(){const l=u(32854);return C=function(){return l},l}function D(){
const l=u(93028);return D=function(){return l},l}function L(){const l=u(4289);return L=function(){return l},l}function R(){
const l=u(46868);return R=function(){return l},l}function A(){const l=u(66227);return A=function(){return l},l}function E(){
const l=u(15804);return E=function(){return l},l}function I(){const l=u(59867);return I=function(){return l},l}function O(){
const l=u(55013);return O=function(){return l},l}function N(){const l=u(82293);return N=function(){return l},l}function b(){
const l=u(56788);return b=function(){return l},l}function $(){const l=u(10473);return $=function(){return l},l}const g=[
"",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(l=>`.${l}`)];async function a(l,n){return w((0,L().filesNamedBy)(
l,n.families),l.operands[0],n)}function p({files:l=[],flags:n,family:s},m){const P=n.flatMap(({name:T,value:M})=>M&&s&&(0,F().
movesTo)(s,T)?M:[]);return w({files:l,roots:P,nodeFlags:[]},void 0,m)}async function w({files:l,roots:n,nodeFlags:s},m,P){
const T=["",...n].flatMap(r=>{const x=(0,C().normalise)((0,b().from)(P,r));return x===void 0?[]:[x]}),M=[];for(const r of l)
M.push(r.as==="arguments"?await t(r,m,P):r.as==="tests"?await e(r,P):await y(r,[...new Set(T)],P));for(const r of s)M.push(
await(0,E().inspectNodeFlag)(r,P));return(0,b().join)(M)}async function y(l,n,s){const{as:m,path:P,span:T}=l,M=(0,N().pathProblem)(
P,T,s.directory);if(M!==void 0)return{targets:[],problems:[M]};const r=[];for(const x of n){const o=(0,C().normalise)(S().
posix.join(x,P));if(o===void 0)continue;const k=await c(l,o,s);k!==void 0&&r.push(k)}return r.length>0?(0,b().join)(r):m===
"code"||m==="config"?(0,$().nothingAt)(s.tree,S().posix.join(s.directory,P),P,T):m==="module"&&l.first?(0,E().inspectImport)(
s,P,T):b().NOTHING}async function c(l,n,s){const{as:m,path:P,span:T}=l,{tree:M}=s,r=(0,E().firstFile)(M,m==="place"?[n]:
g.map(k=>n+k));if(r===void 0)return;const x=r.kind==="inside"&&!(0,D().isRegular)(r.entry.kind);if(m==="place"&&r.kind===
"inside")return b().NOTHING;if(!x)return d(l,n,r,s);if(m==="config"){const k=(0,C().resolveInTree)(M,S().posix.join(r.path,
"tsconfig.json"));return k.kind==="missing"?b().NOTHING:d(l,n,k,s)}const o=await(0,E().mainOf)(M,n);return o===I().INVALID?
(0,b().fails)("package-json-invalid",T,{path:S().posix.join(P,"package.json")}):o&&d(l,n,o.found,s)}async function d({as:l,
path:n,span:s,ifFile:m},P,T,M){const r=(0,$().fileAt)(T,n,s);if("problems"in r)return r;const x=await(0,E().trustProblems)(
M,r,n,s);if(x.some(A().isUnverified))return{targets:[],problems:x};const o=(0,$().runs)(M,{name:n,path:r.path,wanted:P},
s),k=l==="module"&&m?[m]:[];return{...o,problems:[...x,...k,...o.problems]}}async function e(l,n){const{path:s,span:m}=l,
P=(0,N().testProblem)(s,m,n.directory);if(P!==void 0)return{targets:[],problems:[P]};const M=((0,O().isPattern)(s)?((0,O().
alternativesOf)(s)??[]).map(O().baseOf):[s]).map(x=>(0,C().resolveInTree)(n.tree,(0,b().from)(n,x)));if(M.some(({kind:x})=>x===
"outside"))return(0,b().fails)("target-outside",m,{path:s,reason:"symlink"});const[r]=M;return(0,O().isPattern)(s)||r?.kind!==
"inside"||!(0,D().isRegular)(r.entry.kind)?b().NOTHING:d(l,(0,C().normalise)((0,b().from)(n,s))??s,r,n)}async function t({
path:l,span:n},s,m){const P=await y({as:"config",path:l,span:n},[m.directory],m),T=P.targets[0]?.path;if(s===void 0||T===
void 0)return P;const M=i(await m.tree.read(T),n);if(M===void 0){const x=`@${l}`;return(0,b().join)([P,(0,b().fails)("to\
ol-loads-code",n,{program:s.text,flag:x})])}const r=(0,R().parseTool)(s,M,m.families?.tools).map(x=>({...x,span:n}));return(0,b().
join)([P,{targets:[],problems:r},await w((0,L().filesIn)(s,M,m.families),s,m)])}const f=64*1024;function i(l,n){if(l.length>
f)return;const s=[],m=l.toString("utf8"),P=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let M=P.exec(m);M!==null;M=P.exec(m))
s.push(M[1]??M[2]??"");return s.every(M=>!M.startsWith("@")&&!M.startsWith('"'))?s.map(M=>({text:M,span:n,quoted:!0})):void 0}},
10473:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.entryAt=L,v.entryFrom=E,v.fileAt=A,v.firstLineOf=
$,v.hasOtherContent=b,v.nothingAt=R,v.readText=N,v.resolveCommitted=I,v.runs=O;function S(){const g=u(32854);return S=function(){
return g},g}function F(){const g=u(93028);return F=function(){return g},g}function C(){const g=u(95132);return C=function(){
return g},g}function D(){const g=u(56788);return D=function(){return g},g}function L(g,a,p){switch(g.kind){case"inside":
return g.entry;case"outside":return(0,D().fails)("target-outside",p,{path:a,reason:"symlink"});case"missing":return(0,D().
fails)("target-missing",p,{path:a});case"loop":return(0,D().fails)("target-not-a-file",p,{path:a,reason:"loop"})}}function R(g,a,p,w){
const c=a.split("/").map((d,e,t)=>t.slice(0,e).join("/")).find(d=>g.stat(d)?.kind==="submodule");return(0,D().fails)("ta\
rget-missing",w,{path:p,...c&&{submodule:c}})}function A(g,a,p){const w=L(g,a,p);return"problems"in w||(0,F().isRegular)(
w.kind)?w:(0,D().fails)("target-not-a-file",p,{path:a,reason:w.kind})}function E(g,a,p){const w=a.startsWith("/")?void 0:
(0,S().normalise)((0,D().from)(g,a));if(w===void 0)return(0,D().fails)("target-outside",p,{path:a,reason:"above"});const y=(0,S().
resolveInTree)(g.tree,w);return y.kind==="missing"?R(g.tree,w,a,p):L(y,a,p)}function I(g,{text:a,span:p}){const w=a.startsWith(
"/")?void 0:(0,S().normalise)((0,D().from)(g,a)),y=w===void 0?void 0:(0,S().resolveInTree)(g.tree,w);return w===void 0||
y?.kind!=="inside"||!(0,F().isRegular)(y.entry.kind)?D().NOTHING:O(g,{name:a,path:y.path,wanted:w},p)}function O(g,{name:a,
path:p,wanted:w},y){const c=g.changed.has(p)||g.changed.has(w);return{targets:[(0,D().target)(g,{kind:"file",name:a,path:p})],
problems:c?[(0,C().problemAt)("target-changed",y,{path:p})]:[]}}async function N(g,a,p){const w=(0,S().resolveInTree)(g,
a);if(!(w.kind==="missing"&&g.stat(a)===void 0))return w.kind!=="inside"?{unread:"it is a symbolic link that leads to no\
 file of the repository"}:(0,F().isRegular)(w.entry.kind)?(w.entry.size??0)>p?{unread:"it is too large"}:{text:(await g.
read(w.path,p)).toString("utf8"),path:w.path}:{unread:"it is not a regular file"}}async function b(g,a,p){if(g===a)return!1;
const[w,y]=[g,a].map(f=>(0,S().resolveInTree)(f,p));if(w?.kind!=="inside"||y?.kind!=="inside")return!0;const[c,d]=[w.entry,
y.entry];if(c.oid!==void 0&&c.oid===d.oid)return!1;if(c.size!==d.size||!(0,F().isRegular)(c.kind)||!(0,F().isRegular)(d.
kind))return!0;const[e,t]=await Promise.all([g.read(c.path,c.size),a.read(d.path,d.size)]);return!e.equals(t)}async function $(g,a){
const[p=""]=(await g.read(a)).subarray(0,256).toString("latin1").split(`
`,1);return p}},47668:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.listWorkspaces=void 0,v.selectWorkspaces=
O;function S(){const b=u(76760);return S=function(){return b},b}function F(){const b=u(32854);return F=function(){return b},
b}function C(){const b=u(59542);return C=function(){return b},b}function D(){const b=u(59867);return D=function(){return b},
b}function L(){const b=u(55013);return L=function(){return b},b}const R=v.listWorkspaces=(0,C().perPath)(async(b,$)=>{const g=await(0,D().
usablePackageJson)(b,$),a=(0,L().readPatterns)(g?.workspaces??[]);if("unclear"in a)return a;const{wanted:p,entries:w,refused:y}=a;
if(p.length===0)return[];const c=[];for(const{path:t,kind:f}of b.files()){const i=I($,t);if(i!==void 0)if(f==="symlink"){
const l=p.some(m=>(0,L().matchesPattern)(i,m,{partial:!0})),n=p.some(m=>(0,L().matchesPattern)(i,m)),s=l?(0,F().resolveInTree)(
b,t):void 0;if(s?.kind==="outside")return{unclear:t};if(s?.kind!=="inside"||s.entry.kind!=="directory")continue;if(!n||y.
length>0||p.some(m=>m.startsWith(`${i}/`)))return{unclear:t};c.push(i)}else S().posix.basename(t)==="package.json"&&c.push(
S().posix.dirname(i))}const d=c.filter(t=>p.some(f=>(0,L().matchesPattern)(t,f))).filter(t=>!t.split("/").includes("node\
_modules")).filter(t=>!y.some(f=>(0,L().matchesPattern)(t,f,{dot:!0}))).sort((t,f)=>t.localeCompare(f,"en")),e=w.flatMap(
t=>d.filter(f=>t.some(i=>(0,L().matchesPattern)(f,i,{partial:!0}))));return A(b,$,[...new Set(e)])});async function A(b,$,g){
const a=[],p=new Set;for(const w of g){const y=S().posix.join($,w).replace(/^\.$/,""),c=await(0,D().readPackageJson)(b,y);
if(c===void 0)continue;if(c===D().INVALID)return{broken:`${y}/package.json`};const d=c.name||E(y);if(p.has(d))return{broken:c.
path};p.add(d),a.push({directory:y,name:d})}return a}function E(b){const $=S().posix.basename(S().posix.dirname(b)),g=S().
posix.basename(b);return $.startsWith("@")?`${$}/${g}`:g}function I(b,$){return b===""?$:$.startsWith(`${b}/`)?$.slice(b.
length+1):void 0}function O(b,$,{directory:g,project:a}){const p=d=>S().posix.join("/",d),w=p(I(a,`${g}/`)===void 0?a:g),
y=S().posix.resolve(w,$),c=[S().posix.relative(p(a),S().posix.resolve(p(g),$)),$];return b.filter(d=>{if(d.name===$||p(d.
directory)===y)return!0;const e=S().posix.relative(w,p(d.directory)),t=$.startsWith("./")?`./${e}`:e;return c.some(f=>N(
t,f))})}function N(b,$){const g=/^\.(?:\/|$)/.test($)===b.startsWith("./"),[a,p]=[S().posix.normalize(b),S().posix.normalize(
`${$}/`)];return g&&$!==""&&`${S().posix.dirname(a)}/`===p&&!S().posix.basename(a).startsWith(".")}},34482:function(K,v,u){
Object.defineProperty(v,"__esModule",{value:!0}),v.Places=void 0,v.contextIn=C;function S(){const R=u(32854);return S=function(){
return R},R}const F="/\0checkout";function C({policy:R,tree:A,platform:E,cwd:I=""},O){const{workspace:N}=R,b=D(R)?F:void 0,
{files:$,cwd:g=I===""?b:`${b??N}/${I}`}=O;return{policy:R,platform:E,proposal:O,mount:$?{at:"/",tree:$}:A?{at:b??N,tree:A}:
{at:F},cwd:g}}function D({workspace:R}){const A=(0,S().locatePath)(R,F,{at:F});return A!==void 0&&(0,S().isLocatedIn)(A,
F)}class L{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:A},cwd:E,platform:I,mount:O}){this.#n=O,this.#e=O.at===
"/"?O:{at:O.at},this.#s=I!=="linux",this.workspace=(0,S().locatePath)(A,F,this.#e)??F,this.cwd=E===void 0?this.workspace:
(0,S().locatePath)(E,this.workspace,O)??F}locate(A){return(0,S().locatePath)(A,this.cwd,this.#n)}leadsInto(A,E){const I=this.
locate(A);return I===void 0?!1:E.some(O=>{const N=(0,S().locatePath)(O,this.workspace,this.#e);return N!==void 0&&this.isIn(
I,N)})}isIn(A,E){return(0,S().isLocatedIn)(A,E,{ignoreCase:this.#s})}mayBeIn(A,E){return(0,S().isLocatedIn)(A,E,{ignoreCase:!0})}}
v.Places=L},6163:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.dangerIn=O;function S(){const g=u(76760);
return S=function(){return g},g}function F(){const g=u(97424);return F=function(){return g},g}function C(){const g=u(11331);
return C=function(){return g},g}function D(){const g=u(81716);return D=function(){return g},g}function L(){const g=u(54421);
return L=function(){return g},g}const R=new Map(Object.entries({"deletes files":"rm rmdir shred truncate unlink","overwr\
ites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp sftp ssh telnet","acts as another user":"\
doas su sudo","reads the environment":"printenv"}).flatMap(([g,a])=>a.split(" ").map(p=>[p,g]))),A=2,E=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
I={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function O(g){if(E.test(g))return"names a \
file that is made for secrets";const a=(0,D().readShellText)(g),p=(0,D().everyCommand)(a).some(N)?Object.entries(I).find(
([,y])=>y.test(g)):void 0;if(p!==void 0)return`${p[0]} in inline code`;const[w]=(0,F().findDangers)(a);return w?F().DOES[w.
name]:b(a)}function N({words:g}){return g.some((a,p)=>(0,L().textHanded)(g.slice(p))!==void 0)}function b(g,a=0){for(const{
words:p,pipedFrom:w}of(0,D().everyCommand)(g)){const[y,...c]=p;if(y===void 0)continue;const d=S().posix.basename(y.text),
e=$(d);if(e!==void 0)return e;if((0,C().isShell)(d)&&(w!==void 0||c.length===0))return`has \`${d}\` run whatever it reads`;
if(!(d!=="find"&&!(0,C().startsOthers)(d)))for(const{text:t}of c){const f=$(S().posix.basename(t));if(f!==void 0)return f;
const l=a<A&&/\s/.test(t)?b((0,D().readShellText)(t),a+1):void 0;if(l!==void 0)return l}}}function $(g){const a=(0,C().programNamed)(
g)?.kind==="downloader"?"downloads":R.get(g);return a&&`${a} with \`${g}\``}},41431:function(K,v,u){Object.defineProperty(
v,"__esModule",{value:!0}),v.judgeReading=O,v.judgeRiskAlone=b,v.unjudged=$;function S(){const e=u(39763);return S=function(){
return e},e}function F(){const e=u(13580);return F=function(){return e},e}function C(){const e=u(95132);return C=function(){
return e},e}function D(){const e=u(6163);return D=function(){return e},e}function L(){const e=u(38010);return L=function(){
return e},e}function R(){const e=u(46121);return R=function(){return e},e}function A(){const e=u(8737);return A=function(){
return e},e}function E(){const e=u(92890);return E=function(){return e},e}function I(){const e=u(72017);return I=function(){
return e},e}function O(e,t,f){const i=(0,A().findProblems)(e),l=P=>d[P](e,i,f),n=l("evolver"),s=l("validator"),m={evolver:n,
validator:s}[t]??l(t);return g(e,t,m,{evolver:n,validator:s})}function N(e,t){const f=t.find(({rule:l})=>l==="validator-\
newer");return{"1.94":e,newer:f?{verdict:"block",reason:f}:e}}function b(e,t,f){const i={findings:c((0,A().findProblems)(
e))},l={evolver:i,validator:i};return g(e,"curated",(0,L().judgeRisk)(t,f),l)}function $(e,t,f){const i=typeof e=="strin\
g"?e:"",l=[(0,C().notJudged)(`the command \`${i}\``,f)];return g({command:i,words:[],assignments:[],argv:null,targets:[],
problems:[]},t,{findings:l},{evolver:{findings:l},validator:{findings:l}})}function g(e,t,f,i){const l=a(e,c(f.findings)),
n=p(l),s=P=>P===f?n:p(c(P.findings)),m=s(i.validator);return{reading:e,verdict:n.verdict,risk:f.risk??y(n.verdict,l),confirmation:f.
confirmation??"standard",findings:l,profiles:{evolver:s(i.evolver),validator:m,[t]:n},validators:N(m,i.validator.findings)}}
function a({command:e},t){const f=t[0]?.severity==="error"?(0,D().dangerIn)(e):void 0;return f===void 0?t:t.map(i=>i.severity===
"error"?{...i,harm:"danger",danger:f}:i)}function p(e){const t=w(e),[f]=e;if(t==="block"&&f)return{verdict:t,reason:f};const i=e.
find(({rule:l})=>l==="validator-empty-folder");return i?{verdict:t,remark:i}:{verdict:t}}function w(e){return e.some(({severity:f})=>f===
"error")?"block":e.some(({severity:f,rule:i})=>f==="warning"&&i!=="experimental_mode")?"warn":"allow"}function y(e,t){return e===
"block"?"dangerous":t.some(({rule:f})=>(0,F().ruleOf)(f).writes===!0)?"write":"safe"}function c(e){return S().SEVERITIES.
flatMap(t=>e.filter(({severity:f})=>f===t))}const d={evolver:R().evolver,validator:E().validator,curated:L().curated,workspace:I().
workspace}},21311:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.checkCommandPolicy=g,v.checkFamily=
w,v.failedExamples=a,v.requireExamples=p;function S(){const t=u(7723);return S=function(){return t},t}function F(){const t=u(
51951);return F=function(){return t},t}function C(){const t=u(41895);return C=function(){return t},t}function D(){const t=u(
94853);return D=function(){return t},t}function L(){const t=u(74238);return L=function(){return t},t}function R(){const t=u(
5468);return R=function(){return t},t}function A(){const t=u(87952);return A=function(){return t},t}function E(){const t=u(
88220);return E=function(){return t},t}function I(){const t=u(91063);return I=function(){return t},t}function O(){const t=u(
34482);return O=function(){return t},t}function N(){const t=u(41431);return N=function(){return t},t}function b(){const t=u(
64661);return b=function(){return t},t}function $(){const t=u(72017);return $=function(){return t},t}function g({families:t,
patterns:f}){const i=t.flatMap((l,n)=>e(["families",n],w(l)));return i.length>0?i:f.flatMap((l,n)=>e(["patterns",n],c(l,
t)))}function a({policy:t,path:f=L().POLICY_PATH,text:i=""}){return g(t).map(({message:l,pointer:n,value:s})=>{const m=(0,R().
placeIn)(i,n,s);return`${m===void 0?f:`${f}:${m}`}: ${l}`})}function p(t){const f=a(t);if(f.length!==0)throw new(C()).GateError(
"policy_invalid",`Examples of the policy fail:
${f.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function w(t){const{name:f}=t,
i=E().familySchema.safeParse(t);if(!i.success)return[{message:`family ${f}: ${S().prettifyError(i.error)}`,pointer:["nam\
e"],value:f}];const{evolver:l,sandbox:n}=i.data;try{l&&(0,I().programFamily)(f,l)}catch(T){const{message:M}=T;return[{message:`\
family ${f}: ${M}`,pointer:["evolver","flags"],value:f}]}const s={...D().DEFAULT_POLICY,programs:[f],families:[i.data],mode:"\
dangerous",allow_dangerous:!0},m=(T,{match:M,not_match:r})=>{const x=(o,k)=>y(o,f,k,s);return[...d("match",M,o=>{const k=T.
find(h=>!x(o,h));return k&&`family ${f}: ${k} rejects its example`}),...d("not_match",r,o=>{const k=T.find(h=>x(o,h));return k&&
`family ${f}: ${k} accepts its example`})]},P=n?.only?[n.only]:["curated","workspace"];return[...l?e(["evolver"],m(["evo\
lver"],l)):[],...n?e(["sandbox"],m(P,n)):[]]}function y(t,f,i,l){const n=(0,F().readWords)(t,{programs:(0,A().programTerms)(
l)}),s=i==="evolver"?n.invocation?.family:n.words[0]?.text===f,m=(0,O().contextIn)({policy:l,tree:void 0,platform:"linux"},
{}),{findings:P}=(0,N().judgeReading)(n,i,m),T=P.filter(({severity:M,rule:r})=>M==="error"&&r!=="family_unavailable");return!!s&&
T.length===0}function c({name:t,regex:f,match:i,not_match:l},n){const s=(0,b().compilePattern)(f);if("error"in s)return[
{message:`${t}: the pattern ${s.error}`,pointer:["regex"],value:f}];const m=P=>(0,$().matchesAnyCommand)(P,f,n);return[...d(
"match",i,P=>m(P)?void 0:`${t}: does not match`),...d("not_match",l,P=>m(P)?`${t}: matches`:void 0)]}function d(t,f,i){return f.
flatMap((l,n)=>{const s=i(l);return s?[{message:`${s} ${l}`,pointer:[t,n],value:l}]:[]})}function e(t,f){return f.map(i=>({
...i,pointer:[...t,...i.pointer]}))}},38010:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.curated=void 0,
v.judgeRisk=i;function S(){const o=u(30084);return S=function(){return o},o}function F(){const o=u(55126);return F=function(){
return o},o}function C(){const o=u(87952);return C=function(){return o},o}function D(){const o=u(13580);return D=function(){
return o},o}function L(){const o=u(95132);return L=function(){return o},o}function R(){const o=u(34482);return R=function(){
return o},o}function A(){const o=u(8737);return A=function(){return o},o}const E=10,I=[g,a,w,y,d,o=>l(e(o),o.context.policy)],
O=(o,k,h)=>{const{policy:j,proposal:W}=h,[H,...G]=T(o),B=[...r(o),...(0,A().besidesProgram)(k,o)],U=W.family??H?.text??"",
z=(0,C().sandboxProgram)("curated",U,j.families),V=W.mode??(j.experimental.includes(U)?"experimental":"structured");if(H===
void 0||z===void 0){const nn=H?(0,L().finding)("not_in_registry",{family:U},{span:H.span}):(0,L().finding)("no_command",
{});return{...i("dangerous",h),findings:[nn,...B].filter(N)}}const J=new(R()).Places(h),X=(0,F().readArguments)(G,z,P(J)),
Y=b(X),Z=z.dangerous_targets?.includes("/")===!0&&Y.some(({path:nn})=>J.locate(nn.replace(/\*$/,""))==="/"),Q={context:h,
places:J,base:H,name:U,program:z,proposalMode:V,words:G,read:X,paths:Y,broad:Z},[q,..._]=I.map(nn=>nn(Q)),tn=[...q??[],...B,
..._.flat()],en=e(Q),sn=n(en,V);return{findings:tn.some(({severity:nn})=>nn==="error")?(0,A().firstOfEach)(tn.filter(N),
E):[...tn,...f(Q).map(nn=>(0,L().finding)(nn,{}))],risk:en,confirmation:sn}};v.curated=O;function N({severity:o}){return o!==
"warning"}function b({use:o,values:k}){const h=k.filter(({kind:W,text:H})=>S().PATH_KINDS.has(W)&&H!=="-").map(({text:W,
word:H})=>({path:W,word:H})),{default_operand:j}=o;return h.length===0&&j!==void 0?[{path:j}]:h}const $={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function g({name:o,base:k,
program:h,proposalMode:j,context:W}){const{maturity:H="structured",platforms:G}=h.family.sandbox??{},{category:B}=h.family,
{policy:U,platform:z}=W,V=$[H];return[...U.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...G?.includes(
z)===!1?[`does not exist on \`${z}\``]:[],...V.includes(j)?[]:[`has the maturity \`${H}\``]].map(X=>(0,L().finding)("fam\
ily_unavailable",{family:o,reason:X},{span:k.span}))}function a({name:o,base:k}){return o===k.text?[]:[(0,L().finding)("\
family_base_mismatch",{family:o,base:k.text},{span:k.span})]}const p={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function w(o){const{name:k,program:h,words:j,read:W}=o,H=p[k]??"constrained_form.other",
G=h.forms?H:"argument_refused";return[...j.filter(({text:U})=>h.family.category==="archives"&&S().SHELL_OPERATOR.test(U)).
map(({text:U,span:z})=>(0,L().finding)("shell_operator.quoted",{operator:U},{span:z})),...W.objections.filter(({word:U})=>U===
void 0||c(U,o)===void 0).map(({objection:U,word:z})=>(0,L().finding)(G,{family:k,objection:U},z?{span:z.span}:{}))]}function y(o){
return o.words.flatMap(k=>{const h=c(k,o);if(h===void 0)return[];const j={family:o.name,operand:k.text,prefix:h};return[
(0,L().finding)("forbidden_operand_prefix",j,{span:k.span})]})}function c({text:o},{program:k}){const{forbidden_prefixes:h=[]}=k;
return h.find(j=>o.toLowerCase().startsWith(j.toLowerCase()))}function d({paths:o,places:k,context:h}){const{allowed_roots:j}=h.
policy;return j.length===0?[]:o.filter(({path:W})=>W.startsWith("~")||!k.leadsInto(W,j)).map(({path:W,word:H})=>(0,L().finding)(
"outside_allowed_roots",{path:W,roots:j},H&&{span:H.span}))}function e({broad:o,read:{use:k}}){return o?"dangerous":k.risk??
"safe"}const t=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function f({broad:o,paths:k,proposalMode:h,read:j}){
const{warnings:W=[],network_touching:H,flag_warnings:G={}}=j.use;return[...new Set([...W,...H?["network_touching"]:[],...j.
flags.flatMap(U=>G[U]??[]),...o?["broad_permission_target"]:[],...k.some(({path:U})=>t.test(U))?["env_secrets"]:[],...h===
"experimental"?["experimental_mode"]:[]])]}function i(o,{policy:k,proposal:h}){const j=n(o,h.mode??"structured");return{
findings:l(o,k),risk:o,confirmation:j}}function l(o,{mode:k,allow_dangerous:h}){return o==="safe"||o==="write"&&k!=="saf\
e"||o==="dangerous"&&k==="dangerous"&&h?[]:[(0,L().finding)("policy_risk",{risk:o,mode:k})]}function n(o,k){return k==="\
experimental"?"very_strong":o==="dangerous"?"strong":"standard"}const s=["/bin","/dev","/etc","/lib","/private","/sbin",
"/usr","/var"],m=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;function P(o){return(k,h)=>{const j=S().KINDS[k](h);if(j!==void 0||
k!=="destination"&&k!=="source")return j;const W=o.locate(h);if(W===void 0)return"cannot be resolved";if(W==="/")return"\
is the root of the file system";const G=(/^[\\/]|^[A-Za-z]:/.test(h)||!o.isIn(W,o.cwd))&&s.find(B=>o.mayBeIn(W,B));if(G)
return`is in the system directory ${G}`;if(k!=="destination")return o.mayBeIn(o.cwd,W)?"is the working directory or one \
of its parents":m.test(W)?"is a home directory":void 0}}function T({words:o,problems:k}){const h=k.filter(({rule:W})=>M.
has((0,D().ruleOf)(W).shape)),j=Math.min(...h.map(({span:W})=>W.start));return o.filter(({span:W})=>W.start<j)}const M=new Set(
["operator","redirection","multiline"]);function r({problems:o}){return o.flatMap(({rule:k,args:h,span:j})=>{const{shape:W}=(0,D().
ruleOf)(k);if(W===void 0)return[];if(W==="unreadable")return[(0,L().finding)("parse_failed",{},{span:j})];const{operator:H,
written:G,character:B}=h,U=String(H??G??B),z=W==="operator"?x(U):W;return[(0,L().finding)(`shell_operator.${z}`,{operator:U},
{span:j})]})}function x(o){return o==="|"||o==="|&"?"pipeline":o==="&"?"background":"chaining"}},64661:function(K,v,u){Object.
defineProperty(v,"__esModule",{value:!0}),v.compilePattern=C,v.matchesPattern=D;function S(){const L=u(72720);return S=function(){
return L},L}const F=new Map;function C(L){const R=F.get(L)??(0,S().compileLinear)(L);return F.set(L,R),R}function D(L,R){
const A=C(L);return"error"in A||A.matches(R)}},46121:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.
evolver=void 0;function S(){const R=u(87952);return S=function(){return R},R}function F(){const R=u(38010);return F=function(){
return R},R}const C=(R,A,E)=>{const I=R.words[0]?.text;if(R.invocation===void 0&&I&&(0,S().isNamedCurated)(I,E.policy))return(0,F().
curated)(R,A,L(E));const O=D(R,A);return{findings:A,...O&&{risk:O}}};v.evolver=C;function D({invocation:R},A){const E=R?.
family?.data.risk;return A.some(({severity:O})=>O==="error")||E==="safe"?void 0:E}function L(R){const{policy:A}=R,E=A.allowed_roots.
length>0?A.allowed_roots:["."];return{...R,policy:{...A,allowed_roots:E}}}},8737:function(K,v,u){Object.defineProperty(v,
"__esModule",{value:!0}),v.besidesProgram=F,v.findProblems=D,v.firstOfEach=C;function S(){const L=u(95132);return S=function(){
return L},L}function F(L,{invocation:R}){const A=R?.family?["program","invocation","target"]:["program"];return L.filter(
({layer:E,rule:I})=>!A.includes(String(E))||I==="command-not-text")}function C(L,R){const A=new Map;return L.filter(({rule:E})=>{
const I=(A.get(E)??0)+1;return A.set(E,I),I<=R})}function D({problems:L}){return L.map(S().problemFinding)}},89509:function(K,v){
Object.defineProperty(v,"__esModule",{value:!0}),v.readToolCall=F;const u=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,S=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function F(C){const D=u.exec(C);if(D===null)return;const[,L="",R=""]=D,A=[];let E=D.indices?.[2]?.[0]??0,I=R;for(;I!=="";){
const O=S.exec(I);if(O===null)return;const[N,b,$]=O;A.push({text:b??$??"",span:{start:E,end:E+N.length}}),I=I.slice(N.length),
E+=N.length}return{name:L,args:A}}},92890:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.validator=void 0;
function S(){const b=u(95132);return S=function(){return b},b}const F=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
C={"1.94":{refused:F,information:new Set(["--version","--help","--v8-options"])},newer:{refused:F,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},D=(b,$)=>{const g=[...$,...I(b,C["1.94"])];if(L(g))return{
findings:g};const a=I(b,C.newer).slice(0,1).map(A);return{findings:[...g,...a,...R(b)]}};v.validator=D;function L(b){return b.
some(({severity:$})=>$==="error")}function R({invocation:b}){const $=b?.operands[0],g=b&&E(b,C["1.94"]);return $===void 0||
g?[]:[(0,S().finding)("validator-empty-folder",{script:$.text},{span:$.span})]}function A({args:{flag:b=""},span:$}){return(0,S().
finding)("validator-newer",{refused:String(b)},$&&{span:$})}function E({flags:b},{information:$}){return b.some(({name:g})=>$.
has(g))}function I(b,$){const{words:g,invocation:a,command:p}=b,[w,...y]=g;if(w===void 0)return[];if(w.text!=="node")return[
(0,S().finding)("validator-script",{command:`\`${w.text}\``},{span:w.span})];const c=y.filter(({text:f})=>$.refused.test(
f)).map(({text:f,span:i})=>{const l=a?.operands[0],n=l&&l.span.start<i.start?"script":"node";return(0,S().finding)("vali\
dator-flag",{flag:f,of:n},{span:i})});c.push(...O(a,$),...N(p,$));const d=a!==void 0&&E(a,$),e=a?.flags.some(({name:f})=>f===
"--test")===!0;return(a?.operands[0]===void 0||e)&&!d&&c.push((0,S().finding)("validator-script",{command:"`node` withou\
t a script"},{span:w.span})),c}function O(b,{options:$,information:g}){if(b===void 0||$===void 0)return[];const{flags:a,
operands:p}=b,[w]=a;if(a.length===1&&p.length===0&&g.has(w?.name??""))return[];const c=({written:d,span:e})=>(0,S().finding)(
"validator-flag",{flag:d,of:"node"},{span:e});return a.filter(({name:d})=>!$.has(d)).map(c)}function N(b,{text:$}){const g=$?.
exec(b);if(!g)return[];const a={start:g.index,end:g.index+g[0].length};return[(0,S().finding)("validator-flag",{flag:g[0],
of:"node"},{span:a})]}},72017:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.matchesAnyCommand=i,v.workspace=
void 0;function S(){const r=u(13970);return S=function(){return r},r}function F(){const r=u(30084);return F=function(){return r},
r}function C(){const r=u(55126);return C=function(){return r},r}function D(){const r=u(21006);return D=function(){return r},
r}function L(){const r=u(87952);return L=function(){return r},r}function R(){const r=u(13580);return R=function(){return r},
r}function A(){const r=u(95132);return A=function(){return r},r}function E(){const r=u(97424);return E=function(){return r},
r}function I(){const r=u(81716);return I=function(){return r},r}function O(){const r=u(34482);return O=function(){return r},
r}function N(){const r=u(64661);return N=function(){return r},r}function b(){const r=u(8737);return b=function(){return r},
r}function $(){const r=u(89509);return $=function(){return r},r}const g=(r,x,o)=>o.proposal.tool==="runpy"?M(r,x,o):a(r,
(0,b().besidesProgram)(x,r),o);v.workspace=g;function a(r,x,o){const{families:k,patterns:h,disabled_packs:j}=o.policy,W=new(O()).
Places(o),H=(0,I().readShellText)(r.command),G=Z=>Z.map(Q=>p(Q,k,j)),B=G((0,I().everyCommand)(H)),U=Z=>B.flatMap(Q=>{const q=l(
Q);return h.filter(_=>_.layer===Z&&(0,N().matchesPattern)(_.regex,q)).map(({name:_,regex:tn,reason:en})=>(0,A().finding)(
"custom_pattern",{name:_,pattern:tn,reason:en},{layer:Z}))}),z=[()=>w(r,H),()=>G(e(r,o.mount,W,B)).flatMap(Z=>n(Z,W)),()=>B.
flatMap(T)];for(const[Z,Q]of z.entries()){const q=[...Q(),...U(Z+1)];if(q.length>0)return{findings:[...(0,b().firstOfEach)(
q,1),...x.filter(t)]}}const V=B.map(({read:Z})=>Z.use),J=new Set(V.flatMap(({warnings:Z=[],network_touching:Q})=>[...Q?[
"network_touching"]:[],...Z])),X=[...x,...[...J].map(Z=>(0,A().finding)(Z,{}))],Y=S().riskSchema.options.findLast(Z=>V.some(
Q=>Q.risk===Z));return Y===void 0||Y==="safe"||X.some(t)?{findings:X}:{findings:X,risk:Y}}function p(r,x,o){const[k,...h]=r.
words,j=(0,L().sandboxProgram)("workspace",k?.text??"",x),W=j&&!o.includes(j.family.category)?j:void 0;return{command:r,
program:W,read:(0,C().readArguments)(h,W??{})}}function w({targets:r},x){const o=r.flatMap(({script:k})=>k===void 0?[]:[
k]);return[...(0,E().findDangers)(x).map(k=>y(k,!0)),...o.flatMap(k=>(0,E().findDangers)((0,I().readShellText)(k))).map(
k=>y(k,!1))]}function y({name:r,pattern:x,words:o},k){const h=o[0]?.span.start,j=o.at(-1)?.span.end,W=k&&h!==void 0&&j!==
void 0?{span:{start:h,end:j}}:{};return(0,A().finding)(r,{pattern:d(x)},W)}const c=200;function d(r){return r.length>c?`${r.
slice(0,c)}\u2026`:r}function e({command:r},{tree:x,at:o},{cwd:k},h){return x!==void 0&&o!=="/"&&o===k&&h.length===1?(0,I().
everyCommand)((0,I().readShellText)(r,x)):h.map(W=>W.command)}function t({severity:r}){return r==="error"}function f({program:r,
read:x}){const o=r===void 0?[]:x.values;return new Set(o.flatMap(({kind:k,word:h})=>F().PATH_KINDS.has(k)?[]:h))}function i(r,x,o){
return(0,I().everyCommand)((0,I().readShellText)(r)).some(k=>(0,N().matchesPattern)(x,l(p(k,o,[]))))}function l(r){const{
words:x,redirections:o}=r.command,k=f(r);return[...x.filter(h=>!k.has(h)).map(({text:h})=>h),...o.map(({operator:h,target:j})=>`${h}\
 ${j?.text??""}`)].join(" ")}function n(r,x){const{words:o,redirections:k,problems:h}=r.command,j=f(r),W=h.filter(({rule:G})=>G===
"variable-expansion"),H=k.flatMap(({target:G})=>G??[]);return[...o.slice(1).filter(G=>!j.has(G)),...H].flatMap(({text:G,
span:B})=>{const U=W.some(({span:z})=>z.start>=B.start&&z.end<=B.end);return[G,...s(G)].flatMap(z=>m(z,B,x,U))})}function s(r){
if(!r.startsWith("-"))return[];const{attached:x}=(0,D().splitAtEquals)(r);return[...x?[x]:[],.../^-[^-]./.test(r)?[r.slice(
2)]:[]]}function m(r,x,o,k=!1){const h=k||r.startsWith("~")?void 0:o.locate(r);return h===void 0||!o.isIn(h,o.workspace)?
[(0,A().finding)("path_outside_workspace",{path:r},{span:x})]:r.split(/[\\/]/).includes("..")?[(0,A().finding)("path_tra\
versal",{path:r},{span:x})]:[]}const P=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],[/^(?:chmod|chown|dd|kill)$/,
/^--all$/],[/^/,/^--force$/]];function T({command:r,program:x,read:o}){const[k,...h]=r.words;if(k===void 0)return[];const{
text:j}=k,W=P.flatMap(([B,U])=>B.test(j)?[U]:[]),H=h.filter(({text:B})=>W.some(U=>U.test(B)));return H.length>0?H.map(({
text:B,span:U})=>(0,A().finding)("blocked_flag",{program:j,flag:B},{span:U})):h.length===1&&x&&/^--(?:version|help)$/.test(
h[0]?.text??"")?[]:(x?o.objections:[{objection:"is not allowed",word:k}]).map(({objection:B,word:U=k})=>(0,A().finding)(
"command_not_allowed",{program:j,objection:B},{span:U.span}))}function M({command:r},x,o){const k=x.filter(({rule:H})=>(0,R().
ruleOf)(H).anyText===!0),h=(0,$().readToolCall)(r),[j]=h?.args??[];if(h?.name!=="write_file"||j===void 0){const H=d(h?.name??
r);return{findings:[(0,A().finding)("command_not_allowed",{program:H,objection:"is not a call of a file tool with litera\
l arguments"}),...k]}}const W=[...m(j.text,j.span,new(O()).Places(o)),...k];return W.some(t)?{findings:W}:{findings:W,risk:"\
write"}}},81961:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.combine=R,v.policyWith=I,v.stricterOf=
L,v.tightenPolicy=A,v.valuesOf=E;function S(){const O=u(23404);return S=function(){return O},O}function F(){const O=u(41895);
return F=function(){return O},O}function C(){const O=u(74238);return C=function(){return O},O}function D(){const O=u(11160);
return D=function(){return O},O}function L(O,N,b){const $=R(O.policy,N.policy);if("conflicts"in $)throw new(F()).GateError(
"policy_conflict",`The policies of the base and of ${b} differ in ${$.conflicts.join(", ")}; the gate cannot determine w\
hich is stricter.`,"Use the same values in both policies.");const{ref:g,digest:a}=N,p=[...O.combinedWith?[O.combinedWith.
name]:[],b];return{...O,policy:$.policy,digest:(0,C().digestPolicy)($.policy),combinedWith:{name:p.join(" and "),digest:a,
...g!==void 0&&{ref:g}}}}function R(O,N){const b=[],$=E(O),g=E(N);for(const[a,{strictness:p}]of D().POLICY_KEYS){const[w,
y]=[$.get(a),g.get(a)];if((0,S().canonicalize)(w)===(0,S().canonicalize)(y))continue;const c=p.combine(w,y);c?$.set(a,c.
value):b.push(a)}return b.length>0?{conflicts:b}:{policy:I($)}}function A(O,N){if(Object.values(N).every(p=>p===void 0))
return O;const b=E(O.policy),$=[],g=new Map(Object.entries(N));for(const[p,{strictness:w,input:y}]of D().POLICY_KEYS){const c=y&&
g.get(y.name),d=b.get(p);if(!(!y||c===void 0||c===d))if(d===y.open||w.compare(d,c)==="tighter")b.set(p,c);else{const e={
given:String(c),kept:String(d)};$.push({input:y.name,key:p,...e})}}const a=I(b);return{...O,policy:a,digest:(0,C().digestPolicy)(
a),ignoredInputs:$}}function E(O){const N=O;return new Map([...D().POLICY_KEYS.keys()].map(b=>{const[$="",g]=b.split("."),
a=N[$];return[b,g===void 0?a:a[g]]}))}function I(O){const N={};for(const[b,$]of O){const[g="",a]=b.split(".");N[g]=a===void 0?
$:{...N[g],[a]:$}}return D().policySchema.parse(N)}},76545:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),
v.comparePolicies=R;function S(){const O=u(23404);return S=function(){return O},O}function F(){const O=u(69873);return F=
function(){return O},O}function C(){const O=u(81961);return C=function(){return O},O}function D(){const O=u(11160);return D=
function(){return O},O}function L(){const O=u(92328);return L=function(){return O},O}function R(O,N){const[b,$]=[(0,C().
valuesOf)(O),(0,C().valuesOf)(N)];return[...D().POLICY_KEYS].flatMap(([g,{strictness:a}])=>{const[p,w]=[b.get(g),$.get(g)],
y=A(p,w);if(y===void 0)return[];const c=a.compare(p,w),d=a.loosens?.(p,w)??c!=="tighter";return[{key:g,change:y,direction:c,
loosens:d}]})}function A(O,N){if(Array.isArray(O)&&Array.isArray(N)){const b=[...(0,L().missingFrom)(O,N).map($=>`+ ${E(
$)}`),...(0,L().missingFrom)(N,O).map($=>`- ${E($)}`)];return b.length===0?void 0:b.join(", ")}return(0,S().canonicalize)(
O)===(0,S().canonicalize)(N)?void 0:`${I(O)} \u2192 ${I(N)}`}function E(O){const N=O.name;return typeof N=="string"?N:I(
O)}function I(O){return(0,F().stringify)(O,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(K,v,u){Object.
defineProperty(v,"__esModule",{value:!0}),v.NPM_LOCKFILES=v.LOCKFILES=void 0,v.isCode=E,v.isLockfile=f,v.isOfTests=c,v.isPackageFile=
l,v.isProgramCode=A,v.isTest=w,v.isTestData=y,v.isWritten=I,v.toolThatFinds=M;function S(){const r=u(76760);return S=function(){
return r},r}function F(){const r=u(41330);return F=function(){return r},r}const C=new Set(`js mjs cjs jsx ts mts cts tsx\
 vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),D=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),L=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function A(r){return C.has(O(r))}function E(r){return A(r)||D.has(O(r))}function I(r){return E(r)||L.has(O(r))||R.test(S().
posix.basename(r))}function O(r){return S().posix.extname(r).slice(1).toLowerCase()}const N={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},b=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
$=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[g,a,p]=Object.values(N).map(r=>new RegExp(`(?:^|/)(?\
:${r})/`,"i"));function w(r){return g.test(r)||b.test(r)}function y(r){return a.test(r)||r.endsWith(".snap")}function c(r){
return w(r)||y(r)||p.test(r)||$.test(r)}const d=v.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],e=v.LOCKFILES=
[...d,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function f(r){return e.includes(r)||t.test(r)}const i=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function l(r){return e.includes(r)||i.test(r)}const n="{js,cjs,mjs,ts,cts,mts}",s="{json,jsonc,json5,yaml,yml,toml}",m=`\
{${n.slice(1,-1)},${s.slice(1,-1)}}`,P={vitest:`vitest.config.${n} vitest.workspace.${m} vite.config.${n}`,jest:`jest.co\
nfig.${m} jest.setup.${n}`,mocha:`.mocharc .mocharc.${m}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${n}`,cypress:`cypress.config.${n}`,eslint:`eslint.config.${n} .eslintrc \
.eslintrc.${m} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${m} prettier.config.${n} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${m} stylelint.config.${n} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${m} .knip.${s} knip.config.${n}`,markdownlint:`.markdownlint.${m}\
 .markdownlint-cli2.${m} .markdownlintignore .markdownlintrc`,cspell:`cspell.${m} .cspell.${m} cspell.config.${m}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${m} nyc.config.${n}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${m} .babelrc .babelrc.${m}`,swc:".swcrc",pytest:"pytest.ini .pytest.ini conftest.py pyproject.toml \
setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.ini",ruff:"ruff.toml .ruf\
f.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml rustfmt.toml",go:"go.mod \
go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xml",gradle:"{build,setting\
s}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets} *.runsettings",phpunit:"\
phpunit.xml phpunit.xml.dist",rspec:".rspec .rubocop.yml",turbo:"turbo.json",nx:"nx.json project.json",lerna:"lerna.json",
npm:".npmrc"};let T;function M(r){if(T??=Object.entries(P).map(([o,k])=>[o,(0,F().default)(k.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.
test(r))return"cargo";const x=r.slice(r.lastIndexOf("/")+1);return T.find(([,o])=>o(x))?.[0]}},19609:function(K,v,u){Object.
defineProperty(v,"__esModule",{value:!0}),v.PRELOADABLE_PACKAGES=v.NODE_FLAGS=v.NODE_ALIASES=v.BUILT_IN_REPORTERS=void 0;
function S(){const R=u(91063);return S=function(){return R},R}const F=v.NODE_FLAGS=(0,S().nameTable)({harmless:`
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
  `}),C=v.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  es-module-specifier-resolution=experimental-specifier-resolution
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  report-directory=report-dir security-reverts=security-revert
  trace-events-enabled=trace-event-categories
  `.trim().split(/\s+/).map(R=>R.split("="))),D=v.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),L=v.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g))},4274:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.NPM_SUBCOMMANDS=v.NPM_SHORTHANDS=
v.NPM_FLAGS=void 0;function S(){const A=u(91063);return S=function(){return A},A}const F=(0,S().nameTable)({harmless:`
    color? foreground-scripts json loglevel= long offline parseable prefer-offline prefer-online
    progress unicode update-notifier
  `,"selects-scripts":`
    if-present ignore-scripts include-workspace-root prefix= workspace= workspaces?
  `,"only-prints":"usage version versions","evaluates-text":"call=",downloads:"package= yes?","changes-configuration":`
    global globalconfig= node-options= registry= script-shell= shell= userconfig=
  `}),C=v.NPM_FLAGS=new Map([...F].map(([A,{name:E,arity:I,kind:O}])=>[A,{name:E,arity:I==="optional"?"loose":I==="value"?
"value":"none",effect:O}])),D=`
  ?=usage C=prefix H=usage c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly g=global
  h=usage help=usage iwr=include-workspace-root l=long no=no-yes p=parseable
  porcelain=parseable q=loglevel:warn quiet=loglevel:warn reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,L=v.NPM_SHORTHANDS=new Map(D.trim().split(/\s+/).map(A=>A.split(/[=:]/)).map(([A="",E,...I])=>[A,[`--${E}`,...I]])),R=v.
NPM_SUBCOMMANDS=(0,S().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exec,x","only-print\
s":"explain,why help ls,list,la,ll prefix query root sbom",installs:`
    ci,clean-install,ic create,init dedupe install,add,i,in install-ci-test,cit
    install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink update,u,up,upgrade
  `,publishes:`
    access adduser,add-user deprecate dist-tag login logout owner profile publish team token
    unpublish
  `,"uses-network":"audit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pk\
g shrinkwrap version","changes-configuration":"config,c get set"})},55126:function(K,v,u){Object.defineProperty(v,"__esM\
odule",{value:!0}),v.readArguments=D;function S(){const O=u(35672);return S=function(){return O},O}function F(){const O=u(
30084);return F=function(){return O},O}function C(){const O=u(21006);return C=function(){return O},O}function D(O,N,b=($,g)=>F().
KINDS[$](g)){if(N.forms!==void 0)return L(O,N,N.forms,b);if(N.subcommands===void 0)return E(O,N,b);const[$,...g]=O,a=Object.
entries(N.subcommands).find(([w])=>w===$?.text)?.[1];if(a!==void 0)return E(g,{...N,...a},b);const p=`is accepted only w\
ith ${A(Object.keys(N.subcommands))}`;return{use:N,flags:[],values:[],objections:[{objection:p,...$&&{word:$}}]}}function L(O,N,b,$){
const g=`is accepted only as ${A(Object.keys(b))}`,[a]=O;let p={use:N,flags:[],values:[],objections:[{objection:g,...a&&
{word:a}}]};for(const[w,y]of Object.entries(b)){const c=(0,S().matchForm)((0,S().parseForm)(w)??[],O,$);if(c===void 0)continue;
const d=c.map(({word:t,kind:f})=>({text:t.text,word:t,kind:f,operand:!0})),e=c.find(t=>t.wrong!==void 0);if(!e)return{use:{
...N,...y},flags:[],values:d,objections:[]};p={...p,values:d,objections:[{...R(e),word:e.word}]}}return p}function R({word:O,
wrong:N}){return{objection:`does not accept \`${O.text}\`, which ${N}`,word:O}}function A(O){return O.map(N=>`\`${N}\``).
join(", ")}function E(O,N,b){const $=[],g=[],a=[],p=[],w=(n,s)=>p.push(R({word:n,wrong:s,kind:"text"})),{leading_flags:y=[]}=N;
let c=!1;for(const n of(0,C().readFlags)(O,I(N)).tokens){const{word:s}=n;if(n.kind==="operand"){c&&w(s,"comes after the \
expression"),a.push(s);continue}if(n.kind==="unknown"){w(s,"is not among its flags");continue}const{name:m,kind:P}=n.part.
spec;if($.push(m),y.includes(m)){a.length>0&&w(s,"must come before the operands");continue}if(c=y.length>0,P===void 0)continue;
const T=n.consumes?n.next?.text:n.part.fixed;T===void 0?w(s,"requires a value"):g.push({text:T,kind:P,word:n.consumes&&n.
next||s,operand:!1})}const d=(n=[])=>n.some(s=>$.includes(s)),e=((0,S().parseOperands)(N.operands??"path*")??[]).slice(d(
N.first_operand_by)?1:0);for(const[n,s]of a.entries()){const m=e[Math.min(n,e.length-1)];g.push({text:s.text,kind:m?.kind??
"path",word:s,operand:!0})}for(const{text:n,kind:s,word:m}of g){const P=b(s,n);P!==void 0&&p.push({objection:`does not a\
ccept \`${n}\`, which ${P}`,word:m})}const{min:t,max:f}=(0,S().countOf)(e),i=t-(d(N.last_operand_by)?1:0),l=a.length;if(l<
i||l>f){const n=f===i?`${f}`:`${i} to ${f}`,s=Number.isFinite(f)?n:`at least ${i}`;p.push({objection:`takes ${s} operand\
s, not ${l}`})}return{use:N,flags:$,values:g,objections:p}}function I({flags:O="",leading_flags:N=[]}){const b=new Map([
...N.map(a=>[a,void 0]),...(0,S().parseFlags)(O)??[]]),$=(a,p)=>{const w=b.get(a);return{spec:{name:a,kind:w},negated:!1,
takes:w===void 0||p!==void 0?"never":"always",...p!==void 0&&{fixed:p}}},g=a=>b.has(a)&&b.get(a)===void 0;return{flags:"\
anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:a=>{if(b.has(a))return[$(a)];const{written:p,
attached:w}=a.startsWith("--")?(0,C().splitAtEquals)(a):{written:a.slice(0,2),attached:a.slice(2)};if(w!==void 0&&b.get(
p)!==void 0)return[$(p,w)];const y=/^-[A-Za-z]{2,}$/.test(a)?[...a.slice(1)].map(c=>`-${c}`):[];return y.length>0&&y.every(
g)?y.map(c=>$(c)):void 0}}}},71011:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.UNKNOWN_MODULE=void 0,
v.unknownTool=A;function S(){const E=u(91063);return S=function(){return E},E}const F={flags:{config:"config,c= config-f\
ile= rcfile= resolve-plugins-relative-to=",code:`
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
writes-files":"clean create eject init new"}},C=[{programs:["next"],alone:"never-ends",ends_with:"build info lint teleme\
try typegen"},{programs:["parcel","vitepress"],alone:"never-ends",ends_with:"build"},{programs:["storybook"],alone:"neve\
r-ends",ends_with:"build doctor"},{programs:["testem"],alone:"never-ends",ends_with:"ci launchers"},{programs:["karma"],
ends_with:"run start"},{programs:["ember","hexo","ng"],subcommands:{"never-ends":`${F.subcommands["never-ends"]} s`}},{programs:[
"microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{"never-ends":`${F.flags["never-ends"]} w`}}],
D=(0,S().toolTable)(F),L=v.UNKNOWN_MODULE=(0,S().toolTable)({...F,flags:{...F.flags,code:"custom-syntax= env= environmen\
t= formatter= parser= reporter= resolver= rulesdir= runner= use=",module:"import= load= load-plugins= loader= plugin~="}}),
R=new Map(C.flatMap(({programs:E,flags:I,subcommands:O,...N})=>{const b=(0,S().toolTable)({flags:{...F.flags,...I},subcommands:{
...F.subcommands,...O},...N});return E.map($=>[$,b])}));function A(E){return R.get(E)??D}},55366:function(K,v,u){Object.
defineProperty(v,"__esModule",{value:!0}),v.MAX_FILE_BYTES=void 0,v.readBlob=D;function S(){const L=u(41895);return S=function(){
return L},L}function F(){const L=u(7650);return F=function(){return L},L}const C=v.MAX_FILE_BYTES=16*1024*1024;async function D(L,R){
const[A]=await L.read([R]);if(A?.type==="blob")return A.content;throw new(S()).GateError("file_unreadable",A?`Object ${R}\
 is a ${A.type}, not a file`:`Object ${R} is missing from this clone`,F().FULL_CLONE_HINT)}},48741:function(K,v,u){Object.
defineProperty(v,"__esModule",{value:!0}),v.folderTree=I,v.readOnDisk=N;function S(){const p=u(73024);return S=function(){
return p},p}function F(){const p=u(51455);return F=function(){return p},p}function C(){const p=u(76760);return C=function(){
return p},p}function D(){const p=u(41895);return D=function(){return p},p}function L(){const p=u(55366);return L=function(){
return p},p}function R(){const p=u(39491);return R=function(){return p},p}function A(){const p=u(96681);return A=function(){
return p},p}function E(){const p=u(93028);return E=function(){return p},p}function I(p,w=L().MAX_FILE_BYTES){const y=(0,C().
resolve)(p),c=`the directory ${p}`,d=i=>a(i,()=>(0,S().lstatSync)((0,A().systemPath)((0,C().join)(y,i)))),e=i=>{if(i==="")
return{path:i,kind:"directory",tracked:!0};if(!(0,R().canBeCheckedOut)(i)||!(0,R().foldersAbove)(i).every(m=>d(m)?.isDirectory()))
return;const l=d(i),n=l&&(0,E().kindOf)(l);if(!l||!n)return;const s=(0,E().isRegular)(n)?{size:l.size}:{};return{path:i,
kind:n,...s,tracked:!i.split("/").includes("node_modules")}},t=i=>e(i)?.kind!=="directory"?[]:(a(i,()=>(0,S().readdirSync)(
(0,A().systemPath)((0,C().join)(y,i)),{encoding:"buffer"}))??[]).map(n=>e(i===""?(0,A().decodePath)(n):`${i}/${(0,A().decodePath)(
n)}`)).filter(n=>n!==void 0).sort(R().byEntryPath);function*f(i){for(const l of t(i))l.tracked&&(l.kind==="directory"?yield*f(
l.path):yield l)}return{label:c,stat:e,list:t,files:()=>[...f("")].sort(R().byEntryPath),readlink:i=>e(i)?.kind==="symli\
nk"?a(i,()=>(0,A().decodePath)((0,S().readlinkSync)((0,A().systemPath)((0,C().join)(y,i)),{encoding:"buffer"}))):void 0,
read:async(i,l=w)=>{const n=e(i);if(!(0,E().isRegular)(n?.kind))throw(0,R().notAFile)(c,i);if((n.size??0)>l)throw(0,R().
tooLarge)(c,i,n.size??0,l);return b((0,C().join)(y,i),i,c,l)}}}const O=S().constants.O_RDONLY|(S().constants.O_NOFOLLOW??
0)|(S().constants.O_NONBLOCK??0);function N(p,w){return b((0,C().join)(p,w),w,`the directory ${p}`,1/0)}async function b(p,w,y,c){
try{const d=await(0,F().open)((0,A().systemPath)(p),O);try{const e=await d.stat();if(!e.isFile())throw(0,R().notAFile)(y,
w);if(e.size>c)throw(0,R().tooLarge)(y,w,e.size,c);return await d.readFile()}finally{await d.close()}}catch(d){throw d instanceof
D().GateError?d:$(w,d)}}function $(p,w){return new(D()).GateError("file_unreadable",`Cannot read ${p}: ${w instanceof Error?
w.message:w}`,"Check the permissions of the file and of the directories above it.",{cause:w})}const g=new Set(["ENOENT",
"ENOTDIR","ENAMETOOLONG"]);function a(p,w){try{return w()}catch(y){if(g.has(y.code??""))return;throw $(p,y)}}},63550:function(K,v,u){
Object.defineProperty(v,"__esModule",{value:!0}),v.literalTree=F;function S(){const D=u(39491);return S=function(){return D},
D}function F(D,L="the given files"){const R=new Map(Object.entries(D)),A=I=>{const O=R.get(I);return typeof O=="string"?
Buffer.from(O):Buffer.isBuffer(O)?O:O!==void 0&&"executable"in O?Buffer.from(O.executable):void 0};return{...(0,S().indexEntries)(
[...R].map(([I,O])=>C(I,O,A(I)?.length))),label:L,readlink:I=>{const O=R.get(I);return typeof O=="object"&&"symlink"in O?
O.symlink:void 0},read:async I=>{const O=A(I);if(O===void 0)throw(0,S().notAFile)(L,I);return O}}}function C(D,L,R){const A=!D.
split("/").includes("node_modules");if(typeof L=="object"&&"symlink"in L)return{path:D,kind:"symlink",tracked:A};if(typeof L==
"object"&&"submodule"in L)return{path:D,kind:"submodule",oid:L.submodule,tracked:A};const E=typeof L=="object"&&"executa\
ble"in L;return{path:D,kind:E?"executable":"file",...R===void 0?{}:{size:R},tracked:A}}},96681:function(K,v,u){Object.defineProperty(
v,"__esModule",{value:!0}),v.decodePath=F,v.decodePieces=L,v.splitNul=R,v.systemPath=D;function S(){const A=u(4573);return S=
function(){return A},A}function F(A){if((0,S().isUtf8)(A))return A.toString("utf8");let E="";for(let I=0;I<A.length;){const O=C(
A,I);E+=O>0?A.toString("utf8",I,I+O):String.fromCharCode(56320+(A[I]??0)),I+=Math.max(O,1)}return E}function C(A,E){for(let I=1;I<=
4&&E+I<=A.length;I++)if((0,S().isUtf8)(A.subarray(E,E+I)))return I;return 0}function D(A){if(!/[\udc80-\udcff]/.test(A))
return A;const E=A.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(E.map((I,O)=>O%2===1?Buffer.of(I.
charCodeAt(0)-56320):Buffer.from(I)))}function L(A){if(!(0,S().isUtf8)(A))return[...R(A)].map(F);const E=A.toString("utf\
8").split("\0");return E.at(-1)===""&&E.pop(),E}function*R(A){let E=0;for(let I=A.indexOf(0);I>=0;I=A.indexOf(0,E))yield A.
subarray(E,I),E=I+1;E<A.length&&(yield A.subarray(E))}},59542:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),
v.filesNamed=D,v.perPath=R,v.perTree=L;function S(){const A=u(76760);return S=function(){return A},A}function F(){const A=u(
59490);return F=function(){return A},A}const C=L(A=>(0,F().groupBy)(A.files(),({path:E})=>S().posix.basename(E)));function D(A,E){
return C(A).get(E)??[]}function L(A){const E=new WeakMap;return I=>{const O=I.original??I,{answer:N}=E.get(O)??{answer:A(
O)};return E.set(O,{answer:N}),N}}function R(A){const E=L(()=>new Map);return(I,O)=>{const N=E(I),b=N.get(O)??A(I,O);return N.
set(O,b),b}}},80781:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),v.subTree=u;function u(C,D){if(D==="")
return C;const L=S.get(C)??new Map;S.set(C,L);const R=L.get(D)??F(C,D);return L.set(D,R),R}const S=new WeakMap;function F(C,D){
const L=`${D}/`,R=O=>O===""?D:L+O,A=O=>({...O,path:O.path===D?"":O.path.slice(L.length)}),{original:E,isPending:I}=C;return{
label:C.label,...E&&{original:u(E,D)},...I&&{isPending:O=>I(R(O))},stat:O=>{const N=C.stat(R(O));return N&&A(N)},readlink:O=>C.
readlink(R(O)),list:O=>C.list(R(O)).map(A),files:()=>[...C.files()].filter(({path:O})=>O.startsWith(L)).map(A),read:(O,N)=>C.
read(R(O),N)}}},95132:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.describe=E,v.eligibilityOf=w,v.
finding=C,v.isMissingEvidence=y,v.isProblem=R,v.notJudged=g,v.problemAt=L,v.problemFinding=A,v.whyNotJudged=a;function S(){
const c=u(41895);return S=function(){return c},c}function F(){const c=u(13580);return F=function(){return c},c}function C(c,d,e={}){
return D(c,d,e)}function D(c,d,e){const{severity:t,harm:f,layer:i}=(0,F().ruleOf)(c);return{rule:c,severity:t,harm:f,layer:i,
args:d,...e}}function L(c,d,e,t){return{rule:c,args:e,span:d,...t&&{severity:t}}}function R(c,d){return c.rule===d}function A({
rule:c,args:d,span:e,severity:t}){return D(c,d,{span:e,...t&&{severity:t}})}function E({rule:c,args:d,edit:e,danger:t,level:f}){
const i=(0,F().ruleOf)(c);return{message:i.message(d)+(f?` ${I(f)}`:""),remedy:t===void 0?(e&&b(e))??i.remedy(d):`Remove\
 the command: it ${t}. A person decides whether the gene needs it.`}}function I({rules:c,level:d,from:e,reason:t}){const f=t===
void 0?"":`: ${t.replace(/\.$/,"")}`;return`The policy sets \`${c}\` to \`${d}\`, instead of ${e}${f}.`}const O=160,N=4;
function b({new:c,pointer:d,files:e=[],fix:t}){if(!(c.length<=N&&c.every(P=>P.length<=O&&!P.includes("`"))))return t?"Ru\
n `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const i=d?.endsWith("/asset_id")===!0,
l=i||c.length===0?"":" (accepted; not run)",n=t?`; \`gene-gate fix --write\` does this${l}.`:".",[s,...m]=c.map(P=>`\`${P}\
\``);return s===void 0?`Remove the command, which adds no check${n}`:i?`Set \`asset_id\` to ${s}${n}`:e.length>0?`Move i\
t into a script, ${e.map(({path:T})=>`\`${T}\``).join(", ")}, and run ${[s,...m].join(", ")}${n}`:m.length===0?`Write ${s}\
 instead${n}`:`Write separate entries in \`validation\`: ${[s,...m].join(", ")}${n}`}const $=500;function g(c,d,e={}){return C(
"not-judged",{detail:a(c,d)},e)}function a(c,d){if((0,S().endsAudit)(d))throw d;return`${c}: ${p(d).slice(0,$).replace(/\.$/,
"")}`}function p(c){return c instanceof S().GateError?c.message:c instanceof Error?`${c.name}: ${c.message}`:String(c)}function w(c){
return c.length===0?"eligible":c.every(y)?"unproven":"refuted"}function y({rule:c}){const{unproven:d,undecided:e}=(0,F().
ruleOf)(c);return d===!0||e===!0}},94411:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.areHarmlessOptions=
$,v.isHarmlessVariable=g,v.readAssignments=c;function S(){const d=u(25367);return S=function(){return d},d}function F(){
const d=u(17992);return F=function(){return d},d}function C(){const d=u(90762);return C=function(){return d},d}const D=/^[\w.-]{0,64}$/,
L=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,R=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,A=/^\d{1,9}$/,
E=/^(?:|[01]|true|false|yes|no|on|off)$/i,I=new Map([["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",L],["LC_ALL",L],["NODE_NO_WARNINGS",E],["PYTHONDONTWRITEBYTEC\
ODE",E],["PYTHONUNBUFFERED",E],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",R],["TS_NODE_TRANSPILE_ONLY",E],["TS_NODE_FILES",E],["TS_NODE_SKIP_PROJECT",E]]),O=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,D]],N="NOD\
E_OPTIONS",b=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function $(d){return d.split(" ").every(e=>b.test(e.replaceAll("_","-")))}function g(d,e){if(d===N)return $(e);const t=I.
get(d);return t!==void 0?t.test(e):p(d)?O.some(([i,l])=>i.test(d)&&l.test(e))||E.test(e)||A.test(e):!1}const a=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function p(d){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(d)?!(0,F().isReadByProgram)(d):a.test(d)}function w(d){return d===
N||I.has(d)||p(d)}const y=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function c(d,e){const t=[],f=[];let i=0;for(const l of d){const[
n]=l.parts,s=n&&!n.quoted?y.exec(n.text):null;if(!s)break;i+=1;const[m,P="",T]=s,M=(0,C().textOf)(l).slice(m.length),r={
start:l.start,end:l.end};if(!T&&g(P,M))t.push({name:P,value:M,span:r}),e.add("environment-assignment",r,{name:P,value:(0,S().
visible)(M)});else{const x=!T&&w(P);e.add("assignment-refused",r,{name:P,value:(0,S().visible)(M),known:x}),T||f.push({name:P,
value:M,span:r})}}return{assignments:t,refused:f,count:i}}},97424:function(K,v,u){Object.defineProperty(v,"__esModule",{
value:!0}),v.DOES=void 0,v.dangerOfScript=i,v.findDangers=b;function S(){const n=u(11331);return S=function(){return n},
n}function F(){const n=u(81716);return F=function(){return n},n}function C(){const n=u(54421);return C=function(){return n},
n}const D=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,L=(n,s,m)=>n.some(P=>/^-[A-Za-z]+$/.test(P)&&[...P.slice(
1)].some(T=>s.includes(T))||P.length>3&&m.startsWith(P.toLowerCase())),R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
A=n=>n.some((s,m)=>{const P=/^(?:-s|--signal)$/.test(s)?n[m+1]:/^(?:-s|--signal=|-)(.+)$/.exec(s)?.[1];return P!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(P)}),E=(n,s,m)=>(n==="systemctl"||n==="loginctl")&&s.some(P=>m.test(P)),I=[{name:"mass_dele\
tion",matches:({program:n,args:s})=>n==="rm"&&L(s,"rR","--recursive")&&s.some(m=>!m.startsWith("-")&&R.test(m))},{name:"\
raw_disk_write",matches:({program:n,args:s})=>n==="dd"&&s.some(m=>m.startsWith("if=")||/^of=\/dev\//.test(m))},{name:"fi\
lesystem_format",matches:({program:n})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(n)},{name:"direct_disk_write",matches:({program:n,
args:s})=>n==="tee"&&s.some(m=>D.test(m))},{name:"world_writable",matches:({program:n,args:s})=>n==="chmod"&&s.some(m=>/^[0-7]{2,4}[2367]$/.
test(m)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(m))},{name:"privilege_escalation",matches:({program:n,args:s})=>n==="chown"&&
s.some(m=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(m))},{name:"firewall_manipulation",matches:({program:n})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(n)},{name:"system_shutdown",matches:({program:n,args:s})=>/^(?:shutdown|poweroff|halt)$/.test(n)||/^(?:init|telinit)$/.
test(n)&&s[0]==="0"||E(n,s,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:n,args:s})=>n==="reboot"||/^(?:init|telinit)$/.
test(n)&&s[0]==="6"||E(n,s,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:n,args:s})=>/^(?:kill|pkill|killall)$/.
test(n)&&A(s)}],O=8,N=4;function b(n,s=0){const m=new w;return(0,F().everyCommand)(n).flatMap(P=>$(P,m,s))}function $(n,s,m){
const P=[],{words:T}=(0,F().withoutReserved)(n);for(const{operator:o,target:k}of n.redirections)if(o.includes(">")&&k&&D.
test(k.text)){const h=`> ${k.text}`;P.push({name:"direct_disk_write",pattern:h,words:[k]})}const M=g(T),r=s.runBy(n,M);if(r!==
void 0){const o=`${r} | ${T[0]?.text??""}`;P.push({name:"remote_code_execution",pattern:o,words:T})}const x=new Set;for(const o of M){
const k=I.find(({matches:H})=>H(o))?.name;if(k!==void 0){const H=o.words.map(({text:G})=>G).join(" ");P.push({name:k,pattern:H,
words:o.words})}const j=(0,S().programNamed)(o.program)?.kind==="shell"?(0,C().textHanded)(o.words)?.text:void 0;if(j===
void 0||x.has(j)||m===N)continue;x.add(j);const W=b((0,F().readShellText)(j),m+1);P.push(...W.map(H=>({...H,words:o.words}))),
p.test(j)&&P.push({name:"remote_code_execution",pattern:j,words:o.words})}return P}function g(n){const s=a(n,0);if(s===void 0)
return[];const m=[s];if((0,S().programNamed)(s.program)?.kind==="wrapper")for(let P=1;P<=Math.min(n.length-1,O);P+=1){const T=a(
n,P);T!==void 0&&!/^-|=/.test(T.program)&&m.push(T)}if(s.program==="find")for(const[P,{text:T}]of n.entries()){const M=/^-(?:exec|ok)(?:dir)?$/.
test(T)?a(n,P+1):void 0;if(M!==void 0&&m.push(M),m.length>O)break}return m}function a(n,s){const m=n[s];if(m===void 0)return;
const P=n.slice(s);return{program:(0,S().baseName)(m.text),args:P.slice(1).map(({text:T})=>T),words:P}}const p=/\bdownload(?:string|data)\b/i;
class w{#n=new Map;#e=new Map;runBy(s,m){const P=(s.pipedFrom&&this.#n.get(s.pipedFrom))??c(s.inside),T=m.find(({program:r})=>d(
r));this.#n.set(s,P??T?.program);const M=m.flatMap(({program:r,args:x,words:o})=>((0,S().runsCode)(r)?x:o.slice(0,1).map(
({text:k})=>k)).flatMap(k=>this.#e.get(y(k))??[]))[0];return T&&this.#s(T,s),m.some(({program:r})=>(0,S().runsCode)(r))?
P??M:M}#s({program:s,args:m},{redirections:P}){const T=P.flatMap(({target:M})=>M?.text??[]);for(const M of[...m,...T])!M.
startsWith("-")&&y(M)!==""&&this.#e.set(y(M),s)}}function y(n){return n.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function c(n){
return(0,F().everyCommand)(n).flatMap(({words:s})=>g(s)).find(({program:s})=>d(s))?.program}function d(n){return(0,S().programNamed)(
n)?.kind==="downloader"}const e=v.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},t=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,f=16*1024;function i(n){if(n.length>f)return"is too long to\
 check";for(const[,P="",T=""]of n.matchAll(t))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(P)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(T))return e.mass_deletion;const s=(0,F().readShellText)(n),m=b(s).find(({name:P})=>P!=="mass_deletion");return m?e[m.
name]:l(s)?"pipes text into a shell":void 0}function l(n){return(0,F().everyCommand)(n).some(({pipedFrom:s,words:m})=>{const[
P]=(0,C().startedWords)(m);return s!==void 0&&P!==void 0&&(0,S().isShell)(P.text)})}},25367:function(K,v,u){Object.defineProperty(
v,"__esModule",{value:!0}),v.inspectBlanks=a,v.inspectCharacters=A,v.inspectInjection=y,v.inspectLookAlikes=O,v.visible=
R;function S(){const c=u(11970);return S=function(){return c},c}const F=/^\p{Bidi_Control}$/u,C=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function D(c){if(c>=32&&c<127||c===9)return"visible";if(c===0)return"nul-character";if(c===10||c===13)return"line-break";
if(c<160)return"control-character";if(c>=55296&&c<=57343)return"lone-surrogate";const d=String.fromCodePoint(c);return F.
test(d)?"bidirectional-character":C.test(d)?"invisible-character":"visible"}function L(c){return`U+${c.toString(16).toUpperCase().
padStart(4,"0")}`}function R(c,d=120){const e=c.length>d?`${c.slice(0,d)}\u2026`:c;let t="";for(const f of e){const i=f.
codePointAt(0)??0,l=i!==9&&D(i)==="visible";t+=l?f:`<${L(i)}>`}return t}function A(c,d,e,t){let f=d;for(const i of c)E(i,
f,e,t),f+=i.length}function E(c,d,e,t){const f=c.codePointAt(0)??0,i={start:d,end:d+c.length},l=L(f),n=D(f);if(n==="line\
-break"?t.add(n,i,{character:l,quoted:e}):n!=="visible"&&t.add(n,i,{character:l}),n!=="visible"||f<=126)return;const s=c.
normalize("NFKC");s!==c.normalize("NFC")||/[\0-\x7f]/.test(s)?t.add("compatibility-character",i,{character:l,becomes:s}):
e||t.add("non-ascii-unquoted",i,{character:l,shown:c})}const I=/\p{L}+/gu;function O(c,d,e,t){if(/^[\x00-\x7f]*$/.test(c)||
!e&&/\s/.test(c))return;const f=e?N(c):b(c);if(f===void 0)return;const i=[...new Set(c)].filter(l=>l>"\x7F");t.add("look\
-alike-letters",{start:d.start,end:d.end},{word:R(c),looks_like:R(f),characters:i.slice(0,10).map(l=>L(l.codePointAt(0)??
0))})}function N(c){const d=c.normalize("NFKD").replace(/\p{M}/gu,""),e=(0,S().asciiOf)(d);return/^[\x20-\x7e]+$/.test(e)?
e:void 0}function b(c){let d=!1;const e=c.replace(I,t=>{const f=(0,S().asciiOf)(t);return f===t||!/[A-Za-z]/.test(t)?t:(d=
!0,f)});return d?e:void 0}const $=100,g=1e3;function a(c,d){let e=0,t=0;for(let f=0;f<=c.length;f+=1){const i=c.charAt(f);
if(i===" "||i==="	")continue;const l=f-t;if(l>1&&(e+=l-1),l>=$||e>=g){const n=Math.max(l,e);d.add("blank-padding",{start:t,
end:f},{blanks:n});return}t=f+1}}const p=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
w=/<!--|```/;function y(c,d,e){const t=({index:l,0:n})=>e??{start:l,end:l+n.length},f=p.exec(c);f&&d.add("workflow-comma\
nd",t(f),{written:R(f[0])});const i=w.exec(c);i&&d.add("markup-injection",t(i),{written:i[0]})}},14395:function(K,v){Object.
defineProperty(v,"__esModule",{value:!0}),v.literalSegment=E,v.matchName=N,v.matchesStars=b,v.readPattern=u;function u(a){
if(!a.parts.some(t=>!t.quoted&&/[*?[]/.test(t.text)))return;const p=a.parts.flatMap(({text:t,quoted:f})=>Array.from(t,i=>({
character:i,active:!f}))),w=p.findLastIndex(({character:t,active:f})=>f&&t==="]"),y=[];let c,d;for(let t=0;t<p.length;){
const f=S(p,t,w);f?(c??=R(y),d??=f.ambiguity,f.element.kind==="many"&&y.at(-1)?.kind==="many"||y.push(f.element),t=f.end):
(y.push({kind:"literal",character:p[t]?.character??""}),t+=1)}return c===void 0?void 0:{text:p.map(({character:t})=>t).join(
""),prefix:c,segments:A(y),...d&&{ambiguity:d}}}function S(a,p,w){const y=a[p];return y?.active?y.character==="*"?{element:{
kind:"many"},end:p+1}:y.character==="?"?{element:{kind:"one"},end:p+1}:y.character!=="["||w<p?void 0:F(a,p)??{element:{kind:"\
one"},end:p+1,ambiguity:"bracket"}:void 0}function F(a,p){let w=p+1;const y=C(a[w],"!");y&&(w+=1);const c=new Set;for(;!C(
a[w],"]");){const d=D(a[w]);if(d===void 0)return;const e=C(a[w+1],"-")?D(a[w+2]):d;if(e===void 0||!L(d,e))return;w+=C(a[w+
1],"-")?3:1;for(let t=d.charCodeAt(0);t<=e.charCodeAt(0);t+=1)c.add(String.fromCharCode(t))}if(c.size!==0)return{element:{
kind:"set",negated:y,members:c},end:w+1}}function C(a,p){return a?.active===!0&&a.character===p}function D(a){return a&&
/^[A-Za-z0-9_.,@%+]$/.test(a.character)?a.character:void 0}function L(a,p){if(a===p)return!0;const w=[/[a-z]/,/[A-Z]/,/[0-9]/];
return a<p&&w.some(y=>y.test(a)&&y.test(p))}function R(a){return a.map(p=>p.kind==="literal"?p.character:"").join("")}function A(a){
const p=[[]];for(const w of a)w.kind==="literal"&&w.character==="/"?p.push([]):p.at(-1)?.push(w);return p}function E(a){
return a.every(({kind:p})=>p==="literal")?R(a):void 0}const I=a=>Array.from(a),O=a=>Array.from(Buffer.from(a).toString("\
latin1"));function N(a,p){const[w]=a;if(p.startsWith(".")&&!(w?.kind==="literal"&&w.character==="."))return!1;const y=$(
a,p,I);return/^[\x20-\x7e]*$/.test(p)||y===$(a,p,O)?y:void 0}function b(a,p){const w=Array.from(p,y=>y==="*"?{kind:"many"}:
{kind:"literal",character:y});return $(w,a,I)}function $(a,p,w){const y=a.flatMap(f=>f.kind==="literal"?w(f.character).map(
i=>({kind:"literal",character:i})):f),c=w(p);let d=0,e=-1,t=0;for(let f=0;f<c.length;)if(y[d]?.kind==="many")e=d,t=f,d+=
1;else if(g(y[d],c[f]))d+=1,f+=1;else if(e>=0)d=e+1,t+=1,f=t;else return!1;return y.slice(d).every(({kind:f})=>f==="many")}
function g(a,p=""){return a?.kind==="literal"?a.character===p:a?.kind==="set"?a.members.has(p)!==a.negated:a?.kind==="on\
e"}},16500:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.MAX_PATTERNS=void 0,v.resolvePattern=I;function S(){
const t=u(76760);return S=function(){return t},t}function F(){const t=u(32854);return F=function(){return t},t}function C(){
const t=u(25367);return C=function(){return t},t}function D(){const t=u(14395);return D=function(){return t},t}function L(){
const t=u(90762);return L=function(){return t},t}const R=20,A=4096,E=v.MAX_PATTERNS=64;function I(t,f,i){const{pattern:l,
span:n,position:s}=t,m=(0,C().visible)(l.text),P=b(l);let T=[];if(s==="program")i.add("glob-program",n,{pattern:m});else if($(
l))i.add("glob-outside",n,{pattern:m});else if(!N(l,f))if(P)i.add("glob-unclear",n,{pattern:m,reason:P});else if(g(l))i.
add("glob-flag",n,{pattern:m,match:""});else if(f)T=O(t,f,i);else if(s==="script"&&a(l))i.add("glob-program",n,{pattern:m});else{
const M={matches:[],count:0,judged:!1};i.add("unquoted-glob",n,{pattern:m,...M})}return T.length===0?[l.text]:T}function O({
pattern:t,span:f,position:i},l,n){const s=(0,C().visible)(t.text),m=y(t,l),P="matches"in m&&!m.matches.every(p);if("ambi\
guity"in m||P){const o="ambiguity"in m?m.ambiguity:"file_name";return n.add("glob-unclear",f,{pattern:s,reason:o}),[]}const{
matches:T}=m,M=T.find(o=>o.startsWith("-"));M!==void 0&&n.add("glob-flag",f,{pattern:s,match:(0,C().visible)(M)}),i==="s\
cript"&&T.length>1&&n.add("glob-program",f,{pattern:s});const r=T.slice(0,R).map(o=>(0,C().visible)(o)),{length:x}=T;return n.
add("unquoted-glob",f,{pattern:s,matches:r,count:x,judged:!0}),T}function N({prefix:t,text:f},i){return t.includes("://")&&
!i?.stat(f.slice(0,f.indexOf("/")))}function b({text:t,segments:f,ambiguity:i}){return i||(t.length>A?"too_many":f.some(
n=>(0,D().literalSegment)(n)===void 0&&(0,D().matchName)(n,".."))?"dot":void 0)}function $({text:t,segments:f}){return t.
startsWith("/")||f.some(i=>(0,D().literalSegment)(i)==="..")}function g({prefix:t}){return t.startsWith("-")&&!t.includes(
"=")}function a({segments:t}){return t.some(f=>f.some(({kind:i})=>i==="many"))}function p(t){const f=new(L()).ProblemCollector;
return(0,C().inspectCharacters)(t,0,!0,f),f.inOrder().length===0}const w=128*1024;function y(t,f){let i=[{written:"",path:""}];
for(const[s,m]of t.segments.entries()){const P=s===t.segments.length-1,T=[];for(const M of i){const r=c(M,m,P,f);if(typeof r==
"string")return{ambiguity:r};T.push(...r)}i=T}const l=i.map(({written:s})=>Buffer.from(s));return l.reduce((s,m)=>s+m.length+
1,0)>w?{ambiguity:"too_many"}:{matches:l.sort(Buffer.compare).map(s=>s.toString())}}function c(t,f,i,l){const{written:n,
path:s}=t,m=(0,D().literalSegment)(f);if(m==="")return i?[t]:"empty_segment";const P=i?"":"/";if(m===".")return[{written:`${n}\
.${P}`,path:s}];const T=[];for(const M of d(s,f,m,l)){if(M==="letters")return"letters";if(!i&&e(M,l))return"symlink";!i&&
M.kind!=="directory"||T.push({written:`${n}${S().posix.basename(M.path)}${P}`,path:M.path})}return T}function*d(t,f,i,l){
if(i!==void 0){const n=l.stat(t===""?i:`${t}/${i}`);n?.tracked&&(yield n);return}for(const n of l.list(t)){if(!n.tracked)
continue;const s=(0,D().matchName)(f,S().posix.basename(n.path));s===void 0?yield"letters":s&&(yield n)}}function e(t,f){
if(t.kind!=="symlink")return t.kind==="submodule";const i=(0,F().resolveInTree)(f,t.path);return i.kind==="missing"?!1:i.
kind!=="inside"||!/^(?:file|executable)$/.test(i.entry.kind)}},54669:function(K,v,u){Object.defineProperty(v,"__esModule",
{value:!0}),v.hasOneReading=O,v.lex=I;function S(){const y=u(13580);return S=function(){return y},y}function F(){const y=u(
94411);return F=function(){return y},y}function C(){const y=u(25367);return C=function(){return y},y}function D(){const y=u(
16500);return D=function(){return y},y}function L(){const y=u(14395);return L=function(){return y},y}function R(){const y=u(
26781);return R=function(){return y},y}function A(){const y=u(90762);return A=function(){return y},y}const E=128*1024;function I(y,c){
const d=new(A()).ProblemCollector;if(N(y,d))return{words:[],assignments:[],refused:[],problems:d.inOrder()};const e={start:0,
end:y.length};(0,C().inspectBlanks)(y,d),(0,C().inspectInjection)(y,d);const t=(0,R().splitWords)(y,d),{assignments:f,refused:i,
count:l}=(0,F().readAssignments)(t,d);for(const s of t.slice(0,l))g(s,d);const n=b(t.slice(l),c,d);n.length===0&&d.add("\
empty-command",e,{});for(const{value:s,span:m}of f)(0,C().inspectInjection)(s,d,m);for(const{text:s,span:m}of n)(0,C().inspectInjection)(
s,d,m);return{words:n,assignments:f,refused:i,problems:d.inOrder()}}function O({problems:y}){return y.every(({rule:c})=>(0,S().
ruleOf)(c).severity==="warning")}function N(y,c){if(Buffer.byteLength(y)<=E)return!1;const d={start:0,end:y.length};return c.
add("command-too-long",d,{limit:E}),!0}function b(y,c,d){const e=[];let t=0;for(const[f,i]of y.entries()){const l={start:i.
start,end:i.end},n=i.parts.some(T=>T.quoted),s=(0,A().textOf)(i);g(i,d),a(i,d),w(i,f===0,d),(0,C().inspectLookAlikes)(s,
i,f===0,d);const m=(0,L().readPattern)(i);if(m&&(t+=1),m&&t>D().MAX_PATTERNS&&d.add("glob-unclear",l,{pattern:(0,C().visible)(
s),reason:"too_many"}),!m||t>D().MAX_PATTERNS){e.push({text:s,span:l,quoted:n});continue}const P=$(f,e);for(const T of(0,D().
resolvePattern)({pattern:m,span:l,position:P},c,d))e.push({text:T,span:l,quoted:n})}return e}function $(y,c){return y===
0?"program":y===1&&c[0]?.text==="node"?"script":"argument"}function g(y,c){for(const[d,e]of y.parts.entries()){if(e.quoted||
!e.text.includes("~"))continue;const t=e.text.search(d===0?/(?:^|[=:])~/:/[=:]~/);if(t<0)continue;const f=e.start+e.text.
indexOf("~",t),i=(0,C().visible)((0,A().textOf)(y));c.add("tilde-expansion",{start:f,end:f+1},{word:i});return}}function a(y,c){
let d=-1,e=!1;for(const t of y.parts)if(!(t.quoted||d<0&&!t.text.includes("{")))for(const{0:f,index:i}of t.text.matchAll(
/[{},]|\.\./g)){const l=t.start+i;if(f==="{")d<0&&(d=l);else if(f!=="}")e=d>=0;else if(e){const n={start:d,end:l+1};c.add(
"brace-expansion",n,{written:(0,C().visible)((0,A().textOf)(y))});return}}}const p=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function w(y,c,d){const e=(0,A().unquotedText)(y);e!==void 0&&(e==="\
!"||c&&p.has(e))&&d.add("reserved-word",{start:y.start,end:y.end},{word:e})}},17992:function(K,v){Object.defineProperty(
v,"__esModule",{value:!0}),v.isReadByProgram=F;const u=`
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
`.match(/\S+/g),S=new RegExp(`^(?:${u.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH)$`,"s");function F(C){return S.
test(C)}},11331:function(K,v){Object.defineProperty(v,"__esModule",{value:!0}),v.PROGRAM_NAMES=void 0,v.baseName=R,v.hasCommandLine=
b,v.isCommandLine=N,v.isShell=E,v.programNamed=A,v.runsCode=I,v.startsOthers=O;const u=/^-\w*c$|^--command$/,S=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
C=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",u],["shell","pwsh powershell",/^[-/](?:c|command|e|ec|en\w*)$/i],
["shell","cmd",/^\/[ckr]/i],["shell","osascript",/^-e$/],["shell","eval iex invoke-expression","words"],["shell","source\
 ."],["interpreter","node nodejs bun deno tsx ts-node jiti esno esmo babel-node",S],["interpreter","vite-node swc-node s\
ucrase-node",S],["interpreter","python python2 python3 pythonw py pypy pypy3",/^-[A-Za-z]*c/],["interpreter","perl ruby \
lua luajit raku rscript julia elixir groovy scala",/^-\w*[eE]/],["interpreter","php",/^-r|^--run$/],["interpreter","java\
 tclsh jshell ghci"],["wrapper","env sudo doas su command exec builtin busybox toybox time timeout nice ionice nohup"],[
"wrapper","setsid stdbuf taskset chrt flock prlimit unshare chroot strace ltrace gdb xargs"],["wrapper","parallel watch \
xvfb-run cross-env dotenv env-cmd winpty"],["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invok\
e-webrequest"],["downloader","invoke-restmethod start-bitstransfer bitsadmin certutil mshta"],["builder","go cargo make"],
["manager","yarn pnpm bunx pnpx corepack pip pip3 pipx uv uvx poetry composer"],["system","cat ls rm cp mv grep find sed\
 awk git docker touch echo cd test diff wc head tail"],["system","chmod true false exit vim"]],D=new Map(C.flatMap(([g,a,
p])=>a.split(" ").map(w=>[w,{name:w,kind:g,...p&&{text:p}}]))),L=v.PROGRAM_NAMES=[...D.keys()];function R(g){return/^\.{1,2}$/.
test(g)?g:g.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function A(g){const a=R(g),p=D.
get(a);if(p!==void 0)return p;const w=D.get(a.replace(/[-.]?\d[\d.]*w?$/,""));return w?.kind==="shell"||w?.kind==="inter\
preter"?w:void 0}function E(g){return A(g)?.kind==="shell"}function I(g){const a=A(g)?.kind;return a==="shell"||a==="int\
erpreter"}function O(g){if(g===".")return!1;if(/^np[mx]$/.test(g))return!0;const a=A(g)?.kind;return a!==void 0&&a!=="sy\
stem"&&a!=="downloader"}function N(g){const[a="",...p]=g.trim().split(/\s+/);return $(a)&&p.some(w=>/^-|[./]|^[|&;<>]+$/.
test(w))}function b(g){return/&&|\|\||\$\(|`/.test(g)?!0:g.split(/;\s|\s\|\s/).some(a=>{const[p="",...w]=a.trim().split(
/\s+/);return w.length>0&&$(p)})}function $(g){return/^np[mx]$/.test(g)||D.has(g)}},81716:function(K,v,u){Object.defineProperty(
v,"__esModule",{value:!0}),v.everyCommand=L,v.isDynamic=N,v.readShellText=D,v.withoutReserved=I;function S(){const w=u(54669);
return S=function(){return w},w}const F=128*1024,C=16;function D(w,y){return w.length>F?[]:new p(w,y).list("",0)}function L(w){
return w.flatMap(y=>[y,...L(y.inside)])}const R=new Set("! { do elif else if then time until while".split(" ")),A=/^([A-Za-z_]\w*)=(.*)$/s;
function E({text:w,quoted:y}){return!y&&R.has(w)}function I(w){const{words:y,assignments:c}=w,d=y.findIndex(i=>!E(i));if(d<
1)return w;const e=y.slice(d),t=e.findIndex(({text:i})=>!A.test(i)),f=t<0?e:e.slice(0,t);return{...w,words:e.slice(f.length),
assignments:[...c,...f.map(O)]}}function O({text:w,span:y}){const[,c="",d=""]=A.exec(w)??[];return{name:c,value:d,span:y}}
function N({problems:w,substituted:y},{span:c}){const d=e=>e.start<c.end&&e.end>c.start;return y.some(d)||w.some(e=>b.has(
e.rule)&&d(e.span))}const b=new Set(["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),
$=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,g=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
a=/\\.?|\$\(|[^\\`$"]+|./sy;class p{#n;#e;#s=0;constructor(y,c){this.#n=y,this.#e=c}list(y,c){const d=[];let e=this.#r(),
t=!1;const f=(i,l="")=>{const n=this.#t(e,i,l),{words:s,assignments:m,redirections:P,inside:T}=n,M=s.length+m.length+P.length+
T.length===0,r=d.at(-1);M?r&&(d[d.length-1]={...r,separator:r.separator+l}):d.push(n);const x=/^\|&?$/.test(l)?n:void 0;
e=this.#r(M?e.pipedFrom:x)};for(;this.#s<this.#n.length;){const i=this.#s,l=this.#i(t?a:g),n=this.#s;if(l==='"')t=!t;else{
if(l===y&&(!t||y==="`"))return f(i),d;if(l==="$("||l==="`"||!t&&/^[<>]?\($/.test(l)){if(c===C){f(i);continue}const s=this.#n.
slice(e.start,i),m=l==="("?$.test(s)?"subshell":"definition":"substitution",P=this.list(l==="`"?"`":")",c+1);e.inside.push(
...P),e.gaps.push({kind:m,start:i,end:this.#s}),m==="subshell"&&(e.subshell=P)}else!t&&/^(?:[;&|\r\n]+|\))$/.test(l)?f(i,
l):!t&&l.startsWith("#")&&/^\s?$/.test(this.#n.charAt(i-1))?e.gaps.push({kind:"comment",start:i,end:n}):!t&&/^(?:[<>]|&>)/.
test(l)&&e.gaps.push({kind:"operator",start:i,end:n})}}return f(this.#n.length),d}#r(y){return{start:this.#s,gaps:[],inside:[],
pipedFrom:y}}#i(y){y.lastIndex=this.#s;const[c=""]=y.exec(this.#n)??[];return this.#s+=c.length,c}#t(y,c,d){const{start:e,
gaps:t,inside:f,pipedFrom:i,subshell:l}=y;let n="",s=e;for(const h of t){const j=h.kind==="comment"||h.kind==="operator"?
" ":"_";n+=this.#n.slice(s,h.start)+j.repeat(h.end-h.start),s=h.end}n+=this.#n.slice(s,c);const m=(0,S().lex)(n,this.#e),
P=h=>({...h,span:{start:h.span.start+e,end:h.span.end+e}}),T=m.words.map(P),M=new Set;let r=0;const o=t.filter(({kind:h})=>h===
"operator").map(({start:h,end:j})=>{for(;r<T.length&&(T[r]?.span.start??j)<j;)r+=1;const W=T[r],H=T[r-1];return H?.span.
end===h&&/^\d+$/.test(H.text)&&M.add(H),W&&M.add(W),{operator:this.#n.slice(h,j),...W&&{target:W}}}),k=[...m.assignments,
...m.refused].map(P);return{words:T.filter(h=>!M.has(h)),assignments:k.sort((h,j)=>h.span.start-j.span.start),redirections:o,
problems:m.problems.map(P),span:{start:e,end:c},separator:d,inside:f,substituted:t.filter(({kind:h})=>h==="substitution"),
...i&&{pipedFrom:i},...l&&{subshell:l},...t.some(({kind:h})=>h==="definition")&&{defines:!0}}}}},26781:function(K,v,u){Object.
defineProperty(v,"__esModule",{value:!0}),v.splitWords=D;function S(){const $=u(25367);return S=function(){return $},$}const F=1e3,
C=/[ \t\n\r'"\\$`;&|<>()]/g;function D($,g){return new L($,g).split()}class L{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(g,a){
this.#n=g,this.#e=a}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>F){const g={start:0,end:this.#n.
length};this.#e.add("too-many-quotes",g,{quotes:this.#c,limit:F})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,S().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#v();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=b(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(g,a,p,w=p){this.#r.length===0&&(this.#i=w),this.#r.push({text:g,quoted:a,
start:p})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const g=this.#t;
C.lastIndex=g+1;const a=C.exec(this.#n)?.index??this.#n.length,p=this.#n.slice(g,a);(0,S().inspectCharacters)(p,g,!1,this.#e),
this.#o(p,!1,g),this.#t=a}#h(){const g=this.#t,a=this.#n.indexOf("'",g+1),p=a<0?this.#n.length:a,w=this.#n.slice(g+1,p);
(0,S().inspectCharacters)(w,g+1,!0,this.#e),this.#o(w,!0,g+1,g),this.#d(g,p,"'")}#y(){const g=this.#t,a=this.#n;let p="",
w=g+1;for(this.#t=w;this.#t<a.length&&a.charAt(this.#t)!=='"';){const c=a.charAt(this.#t);c==="\\"&&/["$`\\\n]/.test(a.charAt(
this.#t+1))?(p+=a.slice(w,this.#t),a.charAt(this.#t+1)===`
`&&this.#f(),w=this.#t+1,this.#t+=2):c==="$"?this.#l(!0):c==="`"?this.#p(!0):this.#t+=1}const y=Math.min(this.#t,a.length);
p+=a.slice(w,y),(0,S().inspectCharacters)(a.slice(g+1,y),g+1,!0,this.#e),this.#o(p,!0,g+1,g),this.#d(g,y,'"')}#d(g,a,p){
this.#c+=1,this.#t=Math.min(a+1,this.#n.length),!(a<this.#n.length)&&this.#e.add("unterminated-quote",{start:g,end:a},{quote:p})}#v(){
const g=this.#t,a=this.#n.charAt(g+1);this.#t+=1,a===""?(this.#e.add("trailing-backslash",{start:g,end:g+1},{}),this.#o(
"\\",!0,g)):a===`
`?(this.#t=g,this.#f(),this.#t+=2):a>"\x7F"?this.#o("",!0,g+1,g):((0,S().inspectCharacters)(a,g+1,!0,this.#e),this.#o(a,
!0,g+1,g),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(g){const a=I(this.#n,this.#t,
g);a?this.#m(a.kind,a.end,g):(g||this.#o("$",!1,this.#t),this.#t+=1)}#p(g){const a=O(this.#n,this.#t);this.#m("command-s\
ubstitution",a,g)}#m(g,a,p){const w=this.#t,y=this.#n.slice(w,a);this.#e.add(g,{start:w,end:a},{written:(0,S().visible)(
y)}),p||this.#o(y,!0,w),this.#t=a}#w(){const g=this.#t,a=this.#n.indexOf(`
`,g);this.#t=a<0?this.#n.length:a;const p=this.#n.slice(g,this.#t);(0,S().inspectCharacters)(p,g,!1,this.#e),this.#e.add(
"shell-comment",{start:g,end:this.#t},{written:(0,S().visible)(p)})}}const R=/[A-Za-z_]/,A=/[A-Za-z0-9_]/,E=/[0-9@*#?$!-]/;
function I($,g,a){const p=$.charAt(g+1);if(p==="(")return{kind:$.charAt(g+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:N($,g+1,"(",")")};if(p==="{")return{kind:"variable-expansion",end:N($,g+1,"{","}")};if(p==="[")return{kind:"\
arithmetic-expansion",end:N($,g+1,"[","]")};if(p==="'"||p==='"'){if(a)return;const w=$.indexOf(p,g+2);return{kind:"dolla\
r-quote",end:w<0?$.length:w+1}}if(R.test(p)){let w=g+2;for(;A.test($.charAt(w));)w+=1;return{kind:"variable-expansion",end:w}}
if(E.test(p)||p>"\x7F")return{kind:"variable-expansion",end:g+2}}function O($,g){for(let a=g+1;a<$.length;a+=1){const p=$.
charAt(a);if(p==="\\")a+=1;else if(p==="`")return a+1}return $.length}function N($,g,a,p){let w=0;for(let y=g;y<$.length;y+=
1){const c=$.charAt(y);if(c===a)w+=1;else if(c===p&&(w-=1,w===0))return y+1}return $.length}function b($,g,a){const p=$.
charAt(g);if(p==="("||p===")")return a.add("shell-parenthesis",{start:g,end:g+1},{character:p}),g+1;const w=p==="<"||p===
">",y=w?/[<>&|-]/:/[;&|]/;let c=g+1;for(;c-g<3&&y.test($.charAt(c));)c+=1;const d=$.slice(g,c);return a.add(w?"shell-red\
irection":"shell-operator",{start:g,end:c},{operator:d}),c}},54421:function(K,v,u){Object.defineProperty(v,"__esModule",
{value:!0}),v.startedWords=C,v.textHanded=L;function S(){const I=u(11331);return S=function(){return I},I}const F=/^-(?:exec|ok)(?:dir)?$/;
function C(I){let O=I;for(;;){const[N,b]=O,$=(0,S().baseName)(N?.text??"");if($==="find"){const a=O.findIndex(({text:p})=>F.
test(p));return a<0?O:C(O.slice(a+1))}if((0,S().programNamed)($)?.kind!=="wrapper"||$==="command"&&/^-[vV]/.test(b?.text??
""))return O;const g=O.findIndex((a,p)=>p>0&&D(a,O));if(g<0)return O;O=O.slice(g)}}function D({text:I},O){const N=b=>/^np[mx]$/.
test(b)||(0,S().programNamed)(b)!==void 0;return O.slice(1).some(b=>N(b.text))?N(I):!/^-|^\w+=|^\d+[smhd]?$/.test(I)}function L(I){
const[O,...N]=I,b=O&&(0,S().programNamed)(O.text);if(b?.text===void 0)return;if(b.text==="words")return A(N);const $=b.text,
g=N.findIndex(({text:p})=>$.test(p)),a=N[g];if(a!==void 0){if(b.name==="cmd"){const p=a.text.slice(2);return A(p===""?N.
slice(g+1):[{...a,text:p},...N.slice(g+1)])}return/^[-/]e/i.test(a.text)&&R(b)?E(N[g+1]):R(b)?A(N.slice(g+1)):A(N.slice(
g+1,g+2))}}function R({name:I}){return I==="pwsh"||I==="powershell"}function A(I){return I.length===0?void 0:{text:I.map(
({text:O})=>O).join(" "),words:I}}function E(I){return I&&{text:Buffer.from(I.text,"base64").toString("utf16le"),words:[
I]}}},90762:function(K,v,u){Object.defineProperty(v,"__esModule",{value:!0}),v.ProblemCollector=void 0,v.textOf=C,v.unquotedText=
D;function S(){const R=u(13580);return S=function(){return R},R}function F(){const R=u(95132);return F=function(){return R},
R}function C(R){const[A]=R.parts;return R.parts.length===1&&A?A.text:R.parts.map(E=>E.text).join("")}function D(R){const[
A]=R.parts;return R.parts.length===1&&A&&!A.quoted?A.text:void 0}class L{#n=[];#e=new Set;add(A,E,I){if((0,S().ruleOf)(A).
severity==="error"){if(this.#e.has(A))return;this.#e.add(A)}this.#n.push((0,F().problemAt)(A,E,I))}inOrder(){const A=({rule:E})=>this.#e.
has(E)?0:1;return this.#n.sort((E,I)=>E.span.start-I.span.start||A(E)-A(I))}}v.ProblemCollector=L},678:function(K,v,u){u.
r(v),u.d(v,{default:()=>S});var S=u(70298)},58238:function(K,v,u){u.r(v),u.d(v,{parse:()=>S.parse,stringify:()=>S.stringify});
var S=u(15756)},16111:function(K,v,u){u.r(v),u.d(v,{createScanner:()=>S.createScanner,getNodePath:()=>S.getNodePath,getNodeValue:()=>S.
getNodeValue,parse:()=>S.parse,parseTree:()=>S.parseTree,printParseErrorCode:()=>S.printParseErrorCode});var S=u(99547)}};
