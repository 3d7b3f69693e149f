"use strict";exports.id=488,exports.ids=[488],exports.modules={3149:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),
O.isElsewhere=n,O.isForeign=g,O.isOfMachine=s,O.judgeNodeFlags=d,O.judgeValue=L,O.nodeFlagsIn=b,O.parseHandedOn=r,O.setsHarmless=
m,O.valueProblem=k;function T(){const p=l(19609);return T=function(){return p},p}function R(){const p=l(32854);return R=
function(){return p},p}function D(){const p=l(94411);return D=function(){return p},p}function C(){const p=l(54669);return C=
function(){return p},p}function W(){const p=l(87646);return W=function(){return p},p}function I(){const p=l(31901);return I=
function(){return p},p}const E=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
$=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function L(p,S,e){
const{word:u,flag:a,value:x="",off:M}=S;if(a===void 0)return[];if(a.kind==="node")return M?[]:d(u,b(p,x));const F=a.kind===
"preload"&&!M?A(x,e?.stops===!0):H(a.kind,S,e)||(g(S.written)||s(S.written))&&"tool-loads-code";return F?[k(F,p,S)]:[]}function k(p,S,{
word:{text:e,span:u},written:a,value:x=""}){const M=e===a&&x!==""?`${a} ${x}`:e;return(0,I().flagProblem)(p,S,{name:a,written:M,
span:u,value:x})}function H(p,S,e){const u=j(p,S);return e?.starts==="node"&&p==="code"&&u==="tool-runs-file"?"preloads-\
code":u}function j(p,S){const{written:e,value:u="",off:a}=S;switch(p){case"options":return N.test(u)?"tool-loads-code":j(
"plain",S);case"program":return/[\\/]|^[.~]/.test(u)?"names-program":void 0;case"plain":case"warning":return g(u)||s(u)&&
!i(e,u)?"tool-loads-code":void 0;case"command":case"node":return g(u)?"tool-loads-code":void 0;case"root":return(0,R().normalise)(
u)===void 0?"tool-loads-code":void 0;case"config":return a||!n(u)?void 0:"tool-loads-code";case"code":return a?void 0:t(
u);case"preload":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(u)?a?void 0:t(u):"evaluates-text";case"va\
riable":return c(u);case"module":return/^[\w.:-]*$/.test(u)?void 0:"tool-loads-code";case"compiler":return g(u)?"tool-lo\
ads-code":P.test(u)?"launches-programs":void 0;case"property":return g(u)||(0,R().normalise)(w(u))===void 0?"tool-loads-\
code":void 0;case"output":return a?void 0:o(u);default:return a?void 0:p}}const N=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;
function A(p,S){if(T().PRELOADABLE_PACKAGES.has(p)||E.test(p))return"preloads-package";if(S)return"preloads-code";const e=/^(?:@[^/]+\/)?[^/]+$/.
test(p);return t(p)??(e?"preloads-package":"tool-runs-file")}const y=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function i(p,S){return y.test(p)||p==="-t"&&!S.includes(":")}const P=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function w(p){return p.slice(p.indexOf("=")+1)}function t(p){return n(p)?"tool-loads-code":p.split(",").some(S=>/^\.|\.[cm]?[jt]sx?$/.
test(S))?"tool-runs-file":void 0}function m(p){const[,S="",e=""]=/^(\w+)[=:](.*)$/s.exec(p)??[];return S!==""&&(0,D().isHarmlessVariable)(
S,e)}function c(p){const S=p.split(",");if(!S.every(m))return S.some(e=>$.test(e.trim()))?"changes-node-options":void 0}
function o(p){const S=p.slice(p.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.test(S))return n(S)?"writes\
-files":"tool-writes"}function b(p,S){return/^(?:_?mocha|deno)$/.test(p)?S.split(",").map(e=>e.startsWith("-")?e:`--${e}`):
p==="ava"?(0,C().lex)(S).words.map(({text:e})=>e):[S]}const v="x.js";function d(p,S){return r(p,S).problems}function r({
span:p},S){return(0,W().parseNode)([...S,v,v].map(e=>({text:e,span:p,quoted:!1})))}function n(p){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.
test(p)||p.split(",").some(S=>(0,R().normalise)(S)===void 0)}function g(p){return/(?:^|[=,\s])(?:data|file):/i.test(p)?!0:
!p.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(p)?!1:p.split(/[=,:"']/).some(S=>S.includes("..")&&!h(S))}function s(p){return p.
split(/[=,:"']/).some(S=>f.test(S))}const f=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function h(p){return/^[\\/]/.test(p)||(0,R().normalise)(p)!==void 0}},45806:function(J,O,l){Object.defineProperty(O,"__e\
sModule",{value:!0}),O.launchedBy=i,O.parseInvocation=y;function T(){const e=l(76760);return T=function(){return e},e}function R(){
const e=l(21006);return R=function(){return e},e}function D(){const e=l(2562);return D=function(){return e},e}function C(){
const e=l(91063);return C=function(){return e},e}function W(){const e=l(92739);return W=function(){return e},e}function I(){
const e=l(95132);return I=function(){return e},e}function E(){const e=l(54669);return E=function(){return e},e}function $(){
const e=l(11331);return $=function(){return e},e}function L(){const e=l(3149);return L=function(){return e},e}function k(){
const e=l(87646);return k=function(){return e},e}function H(){const e=l(39872);return H=function(){return e},e}function j(){
const e=l(31901);return j=function(){return e},e}function N(){const e=l(92170);return N=function(){return e},e}const A=4;
function y(e,u,a=C().NO_PROGRAMS){const x=typeof e=="string"?N().PARSERS[e](u,a):(0,H().parseProgram)(e,u,a);return P(x,
a,0)}function i({launched:e=[]}){return e.flatMap(u=>[u,...i(u)])}function P(e,u,a){const{invocation:x}=e,F=(x.launched??
[]).map(V=>({invocation:V,problems:[]})).map(V=>P(V,u,a)),{launches:B,problems:G}=c(x,u),U=[...G];for(const V of B){const[
K={text:"",span:{start:0,end:0}}]=V.words,X=a===A?"launches-programs":V.program?void 0:t(K.text);X?U.push((0,j().wordProblem)(
X,x.operands[0]?.text??"",K)):F.push(P(w(V,u),u,a+1))}if(F.length===0&&U.length===0)return e;const z=F.map(V=>V.invocation);
return{invocation:{...x,...z.length>0&&{launched:z}},problems:[...[e,...F].flatMap(V=>V.problems),...U]}}function w({program:e,
words:u,...a},x){if(e!==void 0){const{invocation:B,problems:G}=N().PARSERS[e](u,x);return{invocation:{...B,...a},problems:G}}
const[M]=u,F=M?.text??"";return(0,N().isProgram)(F)?N().PARSERS[F](u.slice(1),x):N().PARSERS.npx(u,x)}function t(e){return e.
startsWith("-")?"unknown-flag":(0,$().programNamed)(e)!==void 0&&!(0,N().isProgram)(e)&&!(0,W().isKnownTool)(e)?"launche\
s-programs":void 0}const m={launches:[],problems:[]};function c(e,{tools:u}){if(e.program==="node")return o(e);const{subcommand:a,
operands:x,passthrough:M}=e,[F]=x,G=(a==="exec"||a==="script-or-tool")&&F?(0,W().toolOf)(F.text,u):void 0;if(F===void 0||
G?.mayStart!==!0)return m;const U=(0,D().readTool)(G,M),z=b(G,F,M,U),V=U.flags.flatMap(({word:K,flag:X,value:Y})=>X?.kind===
"command"&&Y!==void 0?[{...K,text:Y}]:[]);return h([z,...V.map(K=>n(F.text,K))])}function o(e){const[u]=(0,k().isTestRun)(
e)?[]:e.operands;return u===void 0?m:{launches:S(u.text).map(x=>({program:"npx",words:[...["--",x].map(F=>({...u,text:F})),
...e.passthrough],starts:"file"})),problems:[]}}function b({starts:e,subcommands:u},a,x,{flags:M,operands:F,started:B}){
const[G]=B,U=M.some(({flag:z})=>z?.kind==="only-prints"||z?.kind==="evaluates-text");switch(e){case void 0:case"tasks":return m;case"\
node":return U||G&&u.has(G.text)?m:{launches:[{program:"node",words:B}],problems:[]};case"command":return U||G&&u.has(G.
text)?m:d(a.text,x,B);case"command-texts":return h(F.map(z=>n(a.text,z)));case"npm-scripts":return h(F.map(z=>g(a.text,z,
v(M))))}}function v(e){return e.flatMap(({flag:u,word:a})=>u===void 0?[a]:[])}function d(e,u,a){const{words:x,problems:M}=e===
"cross-env"?r(a):{words:a,problems:[]},[F]=x,B=F&&u.find(({text:z})=>z===F.text);if(F===void 0||B===F)return{launches:[{
words:x}],problems:M};const G=`\`${e}\` starts at the first word that is \`${F.text}\``,U={program:e,flag:F.text,fault:G};
return{launches:[{words:x}],problems:[(0,I().problemAt)("flag-value",F.span,U)]}}function r(e){const u=e.findIndex(({text:M})=>!/^\w+=/.
test(M)),a=u<0?e:e.slice(0,u),x=a.flatMap(({text:M,span:F})=>{if((0,L().setsHarmless)(M))return[];const{written:B,attached:G=""}=(0,R().
splitAtEquals)(M);return[(0,I().problemAt)("assignment-refused",F,{name:B,value:G,known:!1})]});return{words:e.slice(a.length),
problems:x}}function n(e,{text:u,span:a}){const[,x="",M=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(u)??[],{words:F,problems:B}=(0,E().
lex)(x===""?u.replace(/^npm:(?=\S)/,"npm run "):M);if(!(0,E().hasOneReading)({problems:B})&&!(x!==""&&M.trim()===""))return f(
e,{text:u,span:a});const G=F.map(U=>({...U,span:a}));return x===""?{launches:[{words:G}],problems:[]}:/^[\w:.@/*-]+$/.test(
x)?s([{text:x,span:a,quoted:!1},...G],"wildcard"):f(e,{text:u,span:a})}function g(e,{text:u,span:a},x){const[,M="",F=""]=/^\s*(\S+)(.*)$/s.
exec(u)??[],{words:B,problems:G}=(0,E().lex)(F),U=F.trim()==="";if(M===""||!U&&!(0,E().hasOneReading)({problems:G})||/\{!?[*@%\d]/.
test(u))return f(e,{text:u,span:a});const z=B.map(K=>({...K,span:a})),V=[...x,{text:M,span:a,quoted:!1},...z];return s(V,
/^[\w:.@/-]+$/.test(M)?void 0:"glob")}function s(e,u){const M={program:"npm",words:[{text:"run",span:e.at(-1)?.span??{start:0,
end:0},quoted:!1},...e]};return{launches:[u?{...M,selects:u}:M],problems:[]}}function f(e,u){return{launches:[],problems:[
(0,j().wordProblem)("launches-programs",e,u)]}}function h(e){return{launches:e.flatMap(({launches:u})=>u),problems:e.flatMap(
({problems:u})=>u)}}const p=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;function S(e){const u=T().
posix.normalize(e.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(u))return["yarn"];const[,
a,x=""]=p.exec(u)??[];if(a===void 0)return[];if(a===".bin")return[x];const F=[...new Set([x.replace(/\.[cm]?[jt]s$/,""),
a])].filter(B=>(0,W().isKnownTool)(B));return F.length>0?F:[a]}},4289:function(J,O,l){Object.defineProperty(O,"__esModul\
e",{value:!0}),O.filesIn=L,O.filesNamedBy=$,O.filesOfFlag=k,O.pythonFiles=j;function T(){const y=l(2562);return T=function(){
return y},y}function R(){const y=l(91063);return R=function(){return y},y}function D(){const y=l(92739);return D=function(){
return y},y}function C(){const y=l(71011);return C=function(){return y},y}function W(){const y=l(32854);return W=function(){
return y},y}function I(){const y=l(3149);return I=function(){return y},y}const E={files:[],roots:[],nodeFlags:[]};function $({
subcommand:y,operands:i,passthrough:P},w=R().NO_PROGRAMS){const[t]=i;return y==="exec"&&t?L(t,P,w):E}function L({text:y},i,{
tools:P}=R().NO_PROGRAMS){const w=(0,D().toolOf)(y,P)??(0,C().unknownTool)(y),t=(0,T().readTool)(w,i);return{files:[...t.
flags.flatMap(m=>k(y,m)),...N(w,t.operands)],roots:t.flags.flatMap(({flag:m,value:c})=>m?.kind==="root"&&c?[c]:[]),nodeFlags:A(
y,w,t)}}function k(y,i){const{word:P,flag:w,value:t="",off:m}=i;if(w===void 0||m||t==="")return[];const{span:c}=P,o=t.split(
",").filter(b=>b!==""&&!(0,I().isElsewhere)(b));switch(w.kind){case"tests":return[{as:"tests",path:t,span:c}];case"confi\
g":return(0,I().isElsewhere)(t)||/^[\w.-]+ *=/.test(t)?[]:[{as:"config",path:t,span:c}];case"root":return(0,I().isElsewhere)(
t)?[]:[{as:"place",path:t,span:c}];case"output":{const b=t.slice(t.lastIndexOf("=")+1);return(0,I().isElsewhere)(b)?[]:[
{as:"place",path:b,span:c}]}case"code":case"preload":case"script-text":{const b=(0,I().valueProblem)("tool-runs-file",y,
i),v=w.kind==="preload";return o.map(d=>{const r=d.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.
test(r)?{as:"code",path:r,span:c}:{as:"module",path:r,span:c,ifFile:b,first:v}})}case"module":case"warning":{const b=w.kind===
"warning"?H(t):t;if(!/^[\w.]+$/.test(b))return[];const v=(0,I().valueProblem)("tool-runs-file",y,i);return j(b).map(d=>({
as:"module",path:d,span:c,ifFile:v}))}default:return[]}}function H(y){return y.split(":")[2]?.trim().replace(/\.?\w*$/,"")??
""}function j(y){const i=y.replaceAll(".","/");return["","src/"].flatMap(P=>[".py","/__main__.py","/__init__.py"].map(w=>`${P}${i}${w}`))}
function N(y,i){const P=y.operands==="tests"||y.operands==="first-tests",t=(y.operands==="first-tests"?i.slice(0,1):y.operands===
"tests"?i:[]).filter(({text:o})=>!y.subcommands.has(o)).map(({text:o,span:b})=>({as:"tests",path:o.replace(/^!|:[\d,*-]+$/g,
""),span:b})),m=y.readsArgumentFiles?i.filter(({text:o})=>o.startsWith("@")):[],c=!P&&!y.mayStart?i:[];return[...t,...c.
flatMap(({text:o,span:b})=>{const v=(0,W().normalise)(o);return v!==void 0&&v!==""&&!(0,W().isWithin)(v,".git",{ignoreCase:!0})&&
!(0,I().isElsewhere)(o)?[{as:"place",path:o,span:b}]:[]}),...m.map(({text:o,span:b})=>({as:"arguments",path:o.slice(1),span:b}))]}
function A(y,{handsOn:i},{flags:P}){return P.flatMap(({word:w,flag:t,value:m="",off:c})=>{const o=t?.kind==="node"&&!c?(0,I().
nodeFlagsIn)(y,m):t===void 0&&i?[w.text,...w.text.includes("=")||m===""?[]:[m]]:[];return o.length===0?[]:(0,I().parseHandedOn)(
w,o).invocation.flags})}},74167:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.readNopt=W;function T(){
const i=l(4274);return T=function(){return i},i}function R(){const i=l(21006);return R=function(){return i},i}function D(){
const i=l(95132);return D=function(){return i},i}function C(){const i=l(31901);return C=function(){return i},i}function W(i){
const P=[],w=[],t=[],m=[];for(const c of(0,R().readFlags)(i,I).tokens)if(c.kind==="operand")t.push(c.word);else if(c.kind===
"unknown"){const o=A(c);"rule"in o?m.push(o):w.push(o)}else{const{flag:o,fault:b}=j(c);P.push(o),b!==void 0&&m.push(y(c.
word,c.written,b))}return{flags:P,unknown:w,remain:t,problems:m}}const I={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,
equals:"all",unknown:"true-or-false",expand:i=>$(i.replace(/^-+/,""))},E=40;function $(i){const P=L(i);if(P!==void 0&&!P.
negated)return[P];const w=H(i);if(w!==void 0)return[w];if(i.length<2||i.length>E)return P&&[P];const t=[...i].map(H);return t.
every(m=>m!==void 0)?t:P&&[P]}function L(i){const P=T().NPM_FLAGS.get(i);if(P!==void 0)return k(P,!1);if(!i.startsWith("\
no-"))return;const w=T().NPM_FLAGS.get(i.slice(3));return w&&k(w,!0)}function k(i,P){const w=i.arity==="value"?P?"never":
"always":"true-or-false";return{spec:i,negated:P,takes:w}}function H(i){const[P,w]=T().NPM_SHORTHANDS.get(i)??[],t=P===void 0?
void 0:L(P.slice(2));return t&&(w===void 0?t:{...t,fixed:w,takes:"never"})}function j(i){const{word:P,written:w,attached:t,
next:m,consumes:c}=i,{spec:o,negated:b,fixed:v}=i.part;if(v===void 0&&o.arity==="value")return N(i);const d={name:`--${o.
name}`,written:w,span:P.span,spec:o};if(v!==void 0){const g={flag:{...d,value:v,negated:b}};return t===void 0?g:{...g,fault:"\
it takes no value"}}const r=c?m?.text:t,n={flag:{...d,negated:r==="false"?!b:b}};return t!==void 0&&!(0,R().isTruth)(t)?
{...n,fault:"npm reads its value as a separate word"}:o.arity==="loose"&&!c&&(m?.text==="null"||m?.text==="always")?{...n,
fault:"npm reads the next word as its value"}:n}function N(i){const{spec:P,negated:w}=i.part,{written:t}=i,m={name:`--${P.
name}`,written:t,...(0,R().valueRead)(i),spec:P,negated:w},c=(0,C().valueFault)(m.value,w);return c===void 0?{flag:m}:{flag:m,
fault:c}}function A({word:i,written:P,attached:w}){const t=P.replace(/^-+/,"").toLowerCase().replaceAll("_","-").replace(
/^(?:no-)+/,""),m=[...T().NPM_FLAGS.keys(),...T().NPM_SHORTHANDS.keys()].find(o=>o.startsWith(t));if(m!==void 0){const o={
program:"npm",flag:P,meant:`--${m}`};return(0,D().problemAt)("abbreviated-flag",i.span,o)}if(!/^--[a-z][a-z0-9-]*$/i.test(
P))return(0,D().problemAt)("unknown-flag",i.span,{program:"npm",flag:P});const c={name:P,written:P,span:i.span};return w===
void 0?c:{...c,value:w}}function y(i,P,w){return(0,D().problemAt)("flag-value",i.span,{program:"npm",flag:P,fault:w})}},
87646:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.isTestRun=j,O.parseNode=I;function T(){const y=l(
19609);return T=function(){return y},y}function R(){const y=l(21006);return R=function(){return y},y}function D(){const y=l(
95132);return D=function(){return y},y}function C(){const y=l(31901);return C=function(){return y},y}const W=new Set(["",
"-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function I(y){const i=[],P=[],w=[],t=new Set;for(const n of(0,R().readFlags)(
y,E).tokens){if(n.kind==="operand"){w.push(n.word);continue}if(n.kind==="unknown"){const S={program:"node",flag:n.written};
P.push((0,D().problemAt)("unknown-flag",n.word.span,S));continue}const{spec:g,negated:s}=n.part,f=L(n);i.push(f);const h=k(
g,s,f.value);if(h!==void 0&&P.push(H(f,h)),s)continue;t.add(g.kind);const p=N(g,f);p!==void 0&&P.push((0,C().flagProblem)(
p,"node",f))}const m=j({flags:i}),c=m?w.length:t.has("evaluates-text")?0:1,o=w.slice(0,c),b=w.slice(c),v=m||t.has("only-\
prints")||t.has("evaluates-text"),d=A(o,m,y);d!==void 0&&!(v&&o.length===0)&&P.push(d);const r=(0,C().onlyAsksForInformation)(
b);return r!==void 0&&P.push((0,C().printsOnly)("node",r)),{invocation:{program:"node",flags:i,operands:o,passthrough:b},
problems:P}}const E={flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:y=>{const i=y.startsWith(
"--"),P=i?y.slice(2).replaceAll("_","-"):y,w=P.startsWith("no-")&&!T().NODE_FLAGS.has(P),t=w?P.slice(3):P,m=T().NODE_FLAGS.
get(T().NODE_ALIASES.get(t)??(i?t:""));return m&&[{spec:m,negated:w,takes:w?"never":$(m)}]}};function $({name:y,arity:i}){
return y==="print"?"unless-dash":i==="value"?"always":"never"}function L(y){const{spec:i,negated:P}=y.part;return{name:`\
--${P?"no-":""}${i.name}`,written:y.written,...(0,R().valueRead)(y)}}function k({name:y,arity:i,kind:P},w,t){return i===
"value"?(0,C().valueFault)(t,w):w?t===void 0?void 0:"a `--no-` flag takes no value":i!=="none"?t?void 0:"its value is mi\
ssing":t===void 0||(y==="print"||P==="opens-inspector")?void 0:"it takes no value"}function H(y,i){return(0,D().problemAt)(
"flag-value",y.span,{program:"node",flag:y.written,fault:i})}function j({flags:y}){return y.findLast(({name:i})=>i==="--\
test"||i==="--no-test")?.name==="--test"}function N(y,{value:i=""}){switch(y.kind){case"harmless":return;case"reports-te\
sts":return T().BUILT_IN_REPORTERS.has(i)?void 0:"preloads-code";case"tolerates-rejections":return i==="warn"||i==="none"?
"hides-failures":void 0;case"writes-report":return i==="stdout"||i==="stderr"?void 0:"writes-files";case"preloads-code":
return T().PRELOADABLE_PACKAGES.has(i)?"preloads-package":"preloads-code";case"loads-module":return T().PRELOADABLE_PACKAGES.
has(i)?"preloads-package":"loads-code";default:return y.kind}}function A(y,i,P){const[w]=y;if(w===void 0){const c=P.at(-1)?.
span.end??0;return i?void 0:(0,D().problemAt)("reads-stdin",{start:0,end:c},{program:"node",flag:""})}const{text:t,span:m}=w;
if(W.has(t))return(0,D().problemAt)("reads-stdin",m,{program:"node",flag:t});if(t.startsWith("-"))return(0,D().problemAt)(
"dash-operand",m,{operand:t});if(t==="inspect"||!i&&t==="debug")return(0,D().problemAt)("opens-inspector",m,{program:"no\
de",flag:t})}},3893:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.isToolName=j,O.parseNpm=$,O.parseNpx=
b;function T(){const s=l(4274);return T=function(){return s},s}function R(){const s=l(21006);return R=function(){return s},
s}function D(){const s=l(91063);return D=function(){return s},s}function C(){const s=l(95132);return C=function(){return s},
s}function W(){const s=l(74167);return W=function(){return s},s}function I(){const s=l(46868);return I=function(){return s},
s}function E(){const s=l(31901);return E=function(){return s},s}function $(s,f=D().NO_PROGRAMS){return L("npm",(0,W().readNopt)(
s),s,f)}function L(s,{flags:f,unknown:h,remain:p,problems:S},e,u){const[a,...x]=p,M=f.find(X=>X.spec.effect==="only-prin\
ts"&&!X.negated),F=a&&T().NPM_SUBCOMMANDS.get(a.text),B=F?.kind,G=[...f.flatMap(X=>P(s,X,B)),...S],U={program:s,flags:f};
if(a===void 0)return M===void 0&&G.push(w(s,e)),G.push(...h.map(X=>(0,E().flagProblem)("unknown-flag",s,X))),{invocation:{
...U,operands:[],passthrough:[]},problems:G};if(F===void 0){const X=[...T().NPM_SUBCOMMANDS].find(([Z])=>Z.startsWith(a.
text))?.[1].name??"",Y={subcommand:a.text,meant:X};return G.unshift((0,C().problemAt)("unknown-subcommand",a.span,Y)),{invocation:{
...U,operands:x,passthrough:[]},problems:G}}const z=F.kind==="runs-script"?"flag-before-separator":"unknown-flag";if(G.push(
...h.map(X=>(0,E().flagProblem)(z,s,X))),T().MISSPELT.has(a.text)){const X={subcommand:a.text,meant:F.name};G.push((0,C().
problemAt)("misspelt-subcommand",a.span,X))}const V={...U,subcommand:F.name},K=k(F,a,x,{...V,families:u});return{invocation:K.
invocation,problems:[...K.problems,...G]}}function k({name:s,kind:f},h,p,{families:S,...e}){const u={...e,operands:p,passthrough:[]},
a=x=>({invocation:u,problems:[(0,E().wordProblem)(x,e.program,{text:s,span:h.span})]});switch(f){case"runs-script":return H(
s,h,p,e);case"runs-tool":return A(h,p,e,S);case"depends-on-registry":return a(p[0]?.text==="fix"?"installs":f);case"pack\
s":return y(e.flags,"dry-run")?{invocation:u,problems:[]}:a("writes-files");case"edits-package":return a(p[0]?.text==="g\
et"?"only-prints":"writes-files");default:return a(f)}}function H(s,f,h,p){const S=s==="run"?h.slice(0,1):[f],e=s==="run"?
h.slice(1):h,[u]=S,a=[];u===void 0?a.push((0,E().printsOnly)("npm",{...f,text:"run"})):u.text==="env"&&a.push((0,C().problemAt)(
"prints-environment",u.span,{}));const x=(0,E().onlyAsksForInformation)(e);return x!==void 0&&a.push((0,E().printsOnly)(
"npm",x)),{invocation:{...p,operands:S,passthrough:e},problems:a}}function j(s){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(s)}const N=new Set(["only-prints","evaluates-text"]);function A(s,f,h,{tools:p}){const[S,...e]=f;if(S===void 0){const x=h.
flags.some(({spec:M,negated:F})=>N.has(M.effect)&&!F)?[]:[w(h.program,[s])];return{invocation:{...h,operands:[],passthrough:[]},
problems:x}}const u={...h,operands:[S],passthrough:e};return j(S.text)?{invocation:u,problems:(0,I().parseTool)(S,e,p)}:
{invocation:u,problems:[(0,E().wordProblem)("downloads",h.program,S)]}}function y(s,f){const h=s.findLast(p=>p.name===`-\
-${f}`);return h!==void 0&&h.negated!==!0}const i=new Set("downloads only-prints dry-run skips-hooks".split(" "));function P(s,f,h){
const{effect:p,name:S}=f.spec;if(f.negated&&(i.has(p)||S==="force"||S==="global"))return[];switch(p){case"harmless":case"\
allows-missing":return[];case"filters-dependencies":return h==="only-prints"||h==="depends-on-registry"?[]:[(0,E().flagProblem)(
"installs",s,f)];case"selects-workspace":return h!=="runs-tool"||f.negated?[]:[(0,E().flagProblem)("starts-in-workspace",
s,f)];case"changes-directory":return h!=="runs-tool"&&h!=="packs"?[]:[(0,E().flagProblem)("changes-configuration",s,f)];default:
return[(0,E().flagProblem)(p,s,f)]}}function w(s,f){const h=f[0]?.span.start??0,p=f.at(-1)?.span.end??0;return(0,C().problemAt)(
"nothing-to-run",{start:h,end:p},{program:s})}const t=new Set(["always-spawn","ignore-existing","shell-auto-fallback"]),
m=new Set(["npm","node-arg","n"]),c=new Set("package p cache userconfig call c shell".split(" ")),o=new Set("no-install \
quiet q version v help h".split(" "));function b(s,f=D().NO_PROGRAMS){const[h]=s,p={text:"exec",span:h?.span??{start:0,end:0},
quoted:!1},{rewritten:S,removed:e}=v(s),u=L("npx",(0,W().readNopt)([p,...S]),s,f),a=e.map(({text:x,span:M})=>(0,E().flagProblem)(
"unknown-flag","npx",{name:x,written:x,span:M}));return{invocation:u.invocation,problems:[...a,...u.problems]}}function v(s){
const f=[],h=[],{tokens:p,separator:S}=(0,R().readFlags)(s,d),e=[];for(const a of p)if(a.kind==="operand")e.push(a.word);else if(a.
kind==="flag"){const{word:x,written:M,attached:F,consumes:B,next:G,part:U}=a;if(U.spec==="removed"){h.push(x);continue}f.
push({...x,text:n(r(M),F,x.text)}),B&&G&&f.push(G)}const[u]=e;return S!==void 0?f.push(S):u!==void 0&&f.push({...u,text:"\
--"}),{rewritten:f.concat(e),removed:h}}const d={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",
expand:(s,f)=>{const h=r(s),p=(e,u)=>[{spec:e,negated:!1,takes:u}];if(t.has(h))return p("removed","never");if(m.has(h))return p(
"removed","always");const S=h==="p"?void 0:T().NPM_SHORTHANDS.get(h);return S!==void 0?{instead:f===void 0?S:[...S,f]}:g(
h)?p("kept","never"):p("kept",c.has(h)?"always":"unless-dash")}};function r(s){return s.replace(/^-+/,"")}function n(s,f,h){
if(s==="no-install")return"--yes=false";const p=s==="p"?"--package":s==="shell"?"--script-shell":void 0;return p===void 0?
h:f===void 0?p:`${p}=${f}`}function g(s){const f=T().NPM_FLAGS.get(s)?.arity;return o.has(s)||f==="none"||f==="loose"}},
39872:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.parseProgram=N;function T(){const r=l(2562);return T=
function(){return r},r}function R(){const r=l(91063);return R=function(){return r},r}function D(){const r=l(92739);return D=
function(){return r},r}function C(){const r=l(95132);return C=function(){return r},r}function W(){const r=l(11331);return W=
function(){return r},r}function I(){const r=l(4289);return I=function(){return r},r}function E(){const r=l(3893);return E=
function(){return r},r}function $(){const r=l(46868);return $=function(){return r},r}function L(){const r=l(31901);return L=
function(){return r},r}function k(){const r=l(92170);return k=function(){return r},r}function H(){const r=l(48886);return H=
function(){return r},r}function j(){const r=l(91883);return j=function(){return r},r}function N(r,n,g){const{program:s}=r,
f={program:s,family:r,flags:[],operands:[],passthrough:[]},h=A({use:r.use,path:"",words:n,family:r,families:g});return{invocation:{
...f,...h.invocation},problems:h.problems}}function A(r){const{use:n,path:g,words:s,family:f}=r,{data:h}=n,p=(0,T().readTool)(
n,s),S=p.rest===void 0?p.flags:[...p.flags,p.rest.flag],e=S.map(i),u=S.flatMap(z=>(0,I().filesOfFlag)(f.program,z)).filter(
({as:z})=>z!=="place"),a=S.flatMap(z=>[...(0,$().toolFlagProblems)(f.program,n,z),...(0,H().buildFlagProblems)(f,z)]),[x,
...M]=p.started.slice(h.skips??0),F=x&&n.subcommands.get(x.text);if(F===void 0||x===void 0){const z=w(r,p),V=P(r,p);return{
invocation:{...g&&{subcommand:g},...h.any_package&&{anyPackage:!0},...z.invocation,flags:e,files:[...u,...z.invocation.files??
[],...y(n,z.invocation.operands??[])]},problems:[...a,...V,...z.problems]}}const B=g===""?x.text:`${g} ${x.text}`,G=F.data.
starts==="own-script"?t("own-script",x,M,r):A({...r,use:F,path:B,words:M}),U=F.data.does?[(0,L().wordProblem)(F.data.does,
f.program,{...x,text:B})]:[];return{invocation:{...G.invocation,...h.any_package&&{anyPackage:!0},flags:[...e,...G.invocation.
flags??[]],files:[...u,...G.invocation.files??[]]},problems:[...a,...U,...G.problems]}}function y({data:{operands:r,starts:n}},g){
return g.flatMap(({text:s,span:f})=>{const h=(r==="package"||n==="package")&&s.endsWith(".go");return!((0,H().ruleForOperand)(
"path",s)===void 0)||r!=="tests"&&!h?[]:[{as:"tests",path:s.replace(/::.*$/s,""),span:f}]})}function i({word:r,written:n,
value:g}){return{name:n,written:n,span:r.span,...g!==void 0&&{value:g}}}function P({use:r,path:n,words:g,family:s},{flags:f}){
if(r.data.writes_unless===void 0)return[];const h=r.data.writes_unless.split(" "),p=g.slice(g.findIndex(({text:e})=>e===
"--"));if(f.some(({written:e,off:u})=>!u&&h.includes(e)))return[];if(p[0]?.text==="--"&&p.some(({text:e})=>h.includes(e)))
return[];const S=g[0]?.span??{start:0,end:0};return[(0,L().wordProblem)("tool-writes",s.program,{text:n||s.program,span:S})]}
function w(r,n){const{use:g,family:s,families:f}=r,{rest:h}=n;if(h!==void 0)return h.flag.flag?.kind==="module"?(0,j().parseModule)(
s,h.words,f,N):{invocation:{passthrough:h.words},problems:[]};const p=g.data.starts??(g.subcommands.size>0?"subcommand":
void 0),S=p===void 0?n.operands:n.started.slice(g.data.skips??0),[e,...u]=S;if(e===void 0){const a=n.flags.some(({flag:B})=>B?.
kind==="only-prints"),x={start:0,end:s.program.length},M=a?void 0:g.data.alone,F=M?[(0,L().wordProblem)(M,s.program,{text:"",
span:x})]:[];return{invocation:{},problems:F}}return p===void 0?{invocation:{operands:S},problems:(0,H().judgeOperands)(
g,S,s)}:t(p,e,u,r)}function t(r,n,g,s){const{program:f}=s.family,h={operands:[n],passthrough:g};switch(r){case"subcomman\
d":{const p={program:f,subcommand:n.text},S=(0,C().problemAt)("program-subcommand-unknown",n.span,p);return{invocation:h,
problems:[S]}}case"file":return b(n,g,f);case"package":{const p=(0,H().ruleForOperand)("package",n.text);return{invocation:h,
problems:p?[(0,L().wordProblem)(p,f,n)]:[]}}case"command":return v(n,g,s);case"script":case"own-script":return{invocation:{
...h,subcommand:"run"},problems:o(g,s.family)};case"tool":return d("exec",n,g,s);case"script-or-tool":case"script-tool-o\
r-file":{if(!(r==="script-tool-or-file"&&c(n.text))&&!m.test(n.text)){const S=d("script-or-tool",n,g,s);return{...S,problems:[
...S.problems,...o(g,s.family)]}}return r==="script-tool-or-file"?b(n,g,f):{invocation:h,problems:[(0,L().wordProblem)("\
launches-programs",f,n)]}}}}const m=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;function c(r){return/[\\/]/.test(
r)&&!/^@[\w.-]+\/[\w.-]+$/.test(r)}function o(r,{program:n,use:g}){return r.filter(({text:f})=>{const h=/^--([\w-]+)/.exec(
f)?.[1];return h!==void 0&&g.flags.get((0,R().flagKey)(h))?.kind==="changes-configuration"}).map(f=>(0,L().wordProblem)(
"changes-configuration",n,f))}function b(r,n,g){const{text:s,span:f}=r,h={operands:[r],passthrough:n,starts:"file"};if(s===
"-"||s===""||s.startsWith("/dev/"))return{invocation:h,problems:[(0,C().problemAt)("reads-stdin",f,{program:g,flag:s})]};
const p=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(s)&&/:/.test(s);return{invocation:h,problems:p?[(0,L().wordProblem)(
"downloads",g,r)]:[]}}function v(r,n,g){const{family:s,families:f}=g,{text:h}=r;if(/:\/\//.test(h))return{invocation:{},
problems:[(0,L().wordProblem)("downloads",s.program,r)]};if(h==="-"||/\.\w+$/.test(h))return b(r,n,s.program);const p=f.
known.get(h);if(p===void 0||!s.data.started_programs.includes(h))return{invocation:{},problems:[(0,L().wordProblem)("lau\
nches-programs",s.program,r)]};const{invocation:S,problems:e}=N(p,n,f);return{invocation:{launched:[S]},problems:e}}function d(r,n,g,{
family:s,families:f}){const{text:h}=n,p=f.allowed.get(h),S=(0,k().isProgram)(h)?k().PARSERS[h](g,f):p&&N(p,g,f);if(r==="\
exec"&&c(h))return{invocation:{},problems:[(0,L().wordProblem)("launches-programs",s.program,n)]};if(!(0,E().isToolName)(
h)&&/[\s;&|<>$`'"(){}\\*?]/.test(h))return{invocation:{},problems:[(0,L().wordProblem)("evaluates-text",s.program,n)]};const e={
subcommand:r,operands:[n],passthrough:g,...S&&{launched:[S.invocation]}};if(S!==void 0)return{invocation:e,problems:S.problems};
if((0,W().isShell)(h)||r==="exec"&&(0,W().programNamed)(h)!==void 0)return{invocation:e,problems:[(0,L().wordProblem)("l\
aunches-programs",s.program,n)]};const{tools:u}=f,a=r==="exec"||(0,D().toolOf)(h,u)!==void 0||(0,D().refusalOf)(h);return{
invocation:e,problems:a?(0,$().parseTool)(n,g,u):[]}}},46868:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),
O.parseTool=L,O.parseUnknownTool=k,O.toolFlagProblems=H;function T(){const t=l(2562);return T=function(){return t},t}function R(){
const t=l(92739);return R=function(){return t},t}function D(){const t=l(89784);return D=function(){return t},t}function C(){
const t=l(71011);return C=function(){return t},t}function W(){const t=l(95132);return W=function(){return t},t}function I(){
const t=l(11331);return I=function(){return t},t}function E(){const t=l(3149);return E=function(){return t},t}function $(){
const t=l(31901);return $=function(){return t},t}function L(t,m,c){const o=t.text,b=(0,R().refusalOf)(o);if(b!==void 0)return[
(0,$().wordProblem)(b,o,t)];const v=(0,$().onlyAsksForInformation)(m);if(v!==void 0)return[(0,$().printsOnly)(o,v)];const d=(0,R().
toolOf)(o,c);if(d===void 0)return k(t,m);const r=(0,T().readTool)(d,m),n=d.operands==="tests"||d.operands==="first-tests";
return[...j(t,m),...N(t,d,r),...r.flags.flatMap(g=>H(o,d,g)),...r.operands.flatMap(g=>!n&&((0,E().isForeign)(g.text)||d.
operands===void 0&&(0,E().isOfMachine)(g.text))?[(0,$().wordProblem)("tool-loads-code",o,g)]:[])]}function k(t,m,c=(0,C().
unknownTool)(t.text)){const o=t.text,b=(0,T().readTool)(c,m);return[...N(t,c,b),...y(t,m,b),...b.flags.flatMap(v=>H(o,void 0,
v)),...i(t,b)]}function H(t,m,c){return c.flag===void 0?w(t,m,c):(0,E().judgeValue)(t,c,m)}function j({text:t,span:m},c){
const o=(0,D().tasksOf)(t,c);return o===void 0?[]:[(0,W().problemAt)("runs-tasks",m,{program:t,tasks:o})]}function N(t,m,{
operands:c,started:o}){const v=m.starts===void 0||m.starts==="tasks"?c:o,d=v.find(({text:n})=>m.readsBehind&&m.subcommands.
has(n))??v[0],r=d?A(m,d.text):m.alone;return r===void 0?[]:[(0,$().wordProblem)(r,t.text,d??t)]}function A({endsWith:t,subcommands:m},c){
if(t?.has(c))return;const o=c.split(":").find(b=>m.get(b)==="never-ends");return m.get(c)??(t||o!==void 0?"never-ends":void 0)}
function y({text:t},m,{flags:c,operands:o}){const b=m[m.findIndex(({text:n})=>n==="--")+1],v=[...new Set([o[0],b])].filter(
n=>n!==void 0&&(0,I().startsOthers)(n.text)),d=c.filter(({written:n,flag:g,value:s=""})=>/^-[ex]$/.test(n)&&/\s/.test(s)||
g?.kind!=="config"&&(0,I().isCommandLine)(s)),r=o.filter(({text:n})=>(0,I().hasCommandLine)(n));return[...v,...d.map(({word:n})=>n),
...r].flatMap(n=>n===void 0?[]:[(0,$().wordProblem)("launches-programs",t,n)])}function i({text:t},{operands:m}){return m.
flatMap(c=>c.text==="-"?[(0,$().wordProblem)("reads-stdin",t,c)]:P(c.text)?[(0,$().wordProblem)("uses-network",t,c)]:(0,E().
isForeign)(c.text)||(0,E().isOfMachine)(c.text)?[(0,$().wordProblem)("tool-loads-code",t,c)]:[])}function P(t){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(t)}function w(t,m,{word:c,value:o=""}){const b=v=>[(0,$().wordProblem)(v,t,c)];if(m?.handsOn===!0){const v=c.text.includes(
"=")||o===""?[]:[o],d=(0,E().judgeNodeFlags)(c,[c.text,...v]);if(!d.some(({rule:r})=>r==="unknown-flag"))return d}return m?.
stops===!0?b("unknown-flag"):m?.starts==="npm-scripts"?c.text.includes("=")?[]:b("unknown-flag"):(0,E().isForeign)(o)||(0,E().
isOfMachine)(o)?b("tool-loads-code"):m===void 0?[]:b("tool-flag-unknown")}},31901:function(J,O){Object.defineProperty(O,
"__esModule",{value:!0}),O.flagProblem=T,O.onlyAsksForInformation=W,O.printsOnly=I,O.valueFault=D,O.wordProblem=l;function l(E,$,{
text:L,span:k}){return R(E,k,{program:$,flag:L})}function T(E,$,L){const{written:k,span:H,value:j}=L,N={program:$,flag:k};
return R(E,H,j===void 0?N:{...N,value:j})}function R(E,$,L){return{rule:E,span:$,args:L}}function D(E,$){return $?"it ta\
kes a value, so it has no `--no-` form":E===void 0||E===""?"its value is missing":E.startsWith("-")?"its value begins wi\
th a dash":void 0}const C=new Set(["--version","-v","-V","--help","-h"]);function W(E){const[$]=E;return E.length===1&&$!==
void 0&&C.has($.text)?$:void 0}function I(E,$){return l("only-prints",E,$)}},92170:function(J,O,l){Object.defineProperty(
O,"__esModule",{value:!0}),O.PARSERS=void 0,O.isProgram=C;function T(){const W=l(87646);return T=function(){return W},W}
function R(){const W=l(3893);return R=function(){return W},W}const D=O.PARSERS={node:T().parseNode,npm:R().parseNpm,npx:R().
parseNpx};function C(W){return Object.hasOwn(D,W)}},48886:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),
O.buildFlagProblems=A,O.judgeOperands=I,O.ruleForOperand=k;function T(){const o=l(91063);return T=function(){return o},o}
function R(){const o=l(32854);return R=function(){return o},o}function D(){const o=l(95132);return D=function(){return o},
o}function C(){const o=l(3149);return C=function(){return o},o}function W(){const o=l(31901);return W=function(){return o},
o}function I({data:{operands:o="path"},refusedOperands:b},v,d){const{deciding_properties:r,variables:n}=d.data,g=r!==""||
n!==void 0;return v.flatMap(s=>{const f=L(b,s.text),h=d.data.completes==="tasks"?E(b,s.text):void 0,p=f??h??k(o,s.text);
return p!==void 0?[(0,W().wordProblem)(p,d.program,s)]:g&&o==="plain"?i(d,s):[]})}function E({flags:o,prefixes:b},v){const d=$(
v.slice(v.lastIndexOf(":")+1)),[r=""]=d;if(r==="")return;if("publish".startsWith(r))return"publishes";const n=({name:s})=>{
const f=$(s.replace(/~$/,""));return f.length===d.length&&f.every((h,p)=>h.startsWith(d[p]??""))};return[...o.values(),...b.
map(([,s])=>s)].find(n)?.kind}function $(o){return o.split(/(?=[A-Z])|-/).map(b=>b.toLowerCase())}function L({flags:o,prefixes:b},v){
const d=v.replace(/@[^@]*$/,""),r=[v,d,d.slice(d.lastIndexOf(":")+1)].map(T().flagKey);for(const n of r){const s=(/^(?:help|h|version|v|V)$/.
test(n)?void 0:o.get(n))??b.find(([f])=>n.startsWith(f))?.[1];if(s!==void 0)return s.kind}}function k(o,b){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test(b))return"downloads";if(b.startsWith("@")&&o!=="package")return"tool-loads-code";switch(o){case"path":case"tests":return b===
"-"?"reads-stdin":H(b.replace(/::.*$/s,""))||(0,C().isForeign)(b)?"tool-loads-code":void 0;case"package":return b.includes(
"@")?"downloads":H(b)?"tool-loads-code":void 0;case"goal":return b.split(":").length>2?"downloads":void 0;case"plain":return(0,C().
isForeign)(b)?"tool-loads-code":void 0}}function H(o){return(0,R().normalise)(o)===void 0}const j=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,
N=/[$`;&|<>(){}\s]/;function A(o,b){return[...y(o,b),...c(o,b)]}function y(o,{flag:b,word:v,value:d=""}){if(b?.kind!=="p\
roperty")return[];const r=d.replace(/^:/,"").split(/[;,]/);return!d.includes("$(")&&!r.some(n=>w(o,n))?[]:[(0,W().wordProblem)(
"changes-configuration",o.program,v)]}function i(o,b){const{program:v,data:d}=o,{text:r,span:n}=b,g=d.variables&&r.includes(
"=")?P(r):void 0;return g!==void 0&&!d.variables?.includes(g)?[(0,D().problemAt)("make-variable",n,{program:v,variable:g})]:
w(o,r)?[(0,W().wordProblem)("changes-configuration",v,b)]:(r.includes("=")?j.test(r):!N.test(r))?[]:[(0,W().wordProblem)(
"evaluates-text",v,b)]}function P(o){return o.replace(/\s*[:+?!]*=.*$/s,"")}function w({data:o},b){const v=P(b).toLowerCase();
return o.deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(d=>d.startsWith("~")?v.endsWith(d.slice(1)):
d.endsWith("~")?v.startsWith(d.slice(0,-1)):v===d)}const t=/^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i,m=/^-{1,2}(?:t|target)(?::|$)/i;
function c({program:o},{word:b,written:v,value:d=""}){if(o!=="dotnet")return[];const[r=""]=`${v.replace(/^[^:]*/,"")}${d}`.
split(";");return t.test(v)&&/\.dll$|[\\/]/i.test(r)?[(0,W().wordProblem)("loads-code",o,b)]:m.test(v)&&/(?:^|[:;,])(?:deploy|pack|publish|push)/i.
test(d||v)?[(0,W().wordProblem)("publishes",o,b)]:[]}},91883:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),
O.parseModule=y;function T(){const i=l(17093);return T=function(){return i},i}function R(){const i=l(2562);return R=function(){
return i},i}function D(){const i=l(91063);return D=function(){return i},i}function C(){const i=l(95132);return C=function(){
return i},i}function W(){const i=l(3149);return W=function(){return i},i}function I(){const i=l(4289);return I=function(){
return i},i}function E(){const i=l(46868);return E=function(){return i},i}function $(){const i=l(31901);return $=function(){
return i},i}const L=(0,D().groupsByName)({installs:"conda pip ensurepip pre_commit venv virtualenv easy_install poetry p\
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
s calendar inspect uuid"}),k=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),H=/^(?:-\w|--[\w-]+=)?[/~]/,
j=(0,D().toolTable)({flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),N=(0,D().toolTable)({flags:{plain:"v,verb\
ose o,option= f,fail-fast"}});function A({text:i,span:P}){const w=/^\w+(?:\.\w+)*$/.test(i)?i.split("."):[],t=w.map((c,o)=>w.
slice(0,o+1).join("."));return(i.endsWith(".py")?[i]:t.flatMap(I().pythonFiles)).map(c=>({as:"module",path:c,span:P}))}function y({
program:i,data:P},[w,...t],m,c){if(w===void 0){const f={program:i,flag:"-m",fault:"its value is missing"};return{invocation:{},
problems:[(0,C().problemAt)("flag-value",{start:0,end:0},f)]}}const o=m.known.get(w.text);if(o!==void 0&&P.started_programs.
includes(w.text)){const{invocation:f,problems:h}=c(o,t,m);return{invocation:{module:w,launched:[f]},problems:h}}const b={
module:w,operands:[w],passthrough:t,files:w.text==="unittest"?t.flatMap(A):[]},v=/^[\w.]+$/.test(w.text)?L.get(w.text.replace(
/\._(?:_main__|internal\b.*)$/,"")):"tool-loads-code";if(v!==void 0)return{invocation:b,problems:[(0,$().wordProblem)(v,
i,w)]};const d=m.known.get("python");if(w.text==="doctest"&&d!==void 0){const{flags:f,operands:h}=(0,R().readTool)(N,t),
p=h.map(e=>c(d,[e],m)),S=f.flatMap(e=>(0,E().toolFlagProblems)("doctest",N,e));return{invocation:{...b,launched:p.map(e=>e.
invocation)},problems:[...S,...p.flatMap(({problems:e})=>e)]}}const r=k.has(w.text);if(!r&&(0,T().isOfLibrary)(w.text)){
const f={program:i,module:w.text};return{invocation:b,problems:[(0,C().problemAt)("python-module-refused",w.span,f)]}}const[
n,...g]=t;if(w.text==="coverage"&&n?.text==="run"&&d!==void 0){const{flags:f,started:h,rest:p}=(0,R().readTool)(j,g),S=p?
[{...p.flag.word,text:"-m"},...p.words]:h,e=f.flatMap(u=>(0,E().toolFlagProblems)("coverage",j,u));if(S.length>0){const u=c(
d,S,m);return{invocation:{...b,starts:"module",launched:[u.invocation]},problems:[...e,...u.problems]}}}const s=t.filter(
({text:f})=>(0,W().isForeign)(f)||r&&H.test(f));return{invocation:r?b:{...b,starts:"module"},problems:s.map(f=>(0,$().wordProblem)(
"tool-loads-code",w.text,f))}}},51951:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.readCommand=y,O.
readWords=w;function T(){const n=l(91063);return T=function(){return n},n}function R(){const n=l(92739);return R=function(){
return n},n}function D(){const n=l(80781);return D=function(){return n},n}function C(){const n=l(95132);return C=function(){
return n},n}function W(){const n=l(54669);return W=function(){return n},n}function I(){const n=l(11331);return I=function(){
return n},n}function E(){const n=l(45806);return E=function(){return n},n}function $(){const n=l(92170);return $=function(){
return n},n}function L(){const n=l(86191);return L=function(){return n},n}function k(){const n=l(73872);return k=function(){
return n},n}function H(){const n=l(60210);return H=function(){return n},n}function j(){const n=l(82293);return j=function(){
return n},n}function N(){const n=l(80827);return N=function(){return n},n}const A=new Set;async function y(n,g={}){const s=w(
n,g),{tree:f,base:h,changed:p=A,cwd:S="",clock:e,programs:u=T().NO_PROGRAMS}=g,{isOutput:a}=g;if(f===void 0||s.invocation===
void 0||s.argv===null)return s;const x={tree:f,directory:S,changed:p,families:u,...h&&{base:h},...a&&{isOutput:a}},{invocation:M}=s,
{targets:F,problems:B}=await(0,k().resolveInvocation)(M,x,e);return{...s,...await i(M,F,x),targets:F,problems:d(s.problems,
B)}}async function i(n,g,s){if(n.program!=="npm"&&n.program!=="npx")return{};const f=await(0,N().npmScripts)(n,s),h=g.some(
({kind:e,via:u})=>e==="package_binary"&&u===void 0),S=(f?(0,N().stepsIn)(f).some(({text:e})=>P.test(e)):!h)?await(0,H().
foreignSettings)(s.tree,s.changed):[];return{...f&&{scripts:f},...S.length>0&&{npmSettings:S}}}const P=/(?:^|[^\w.-])np[mx](?![\w.-])/;
function w(n,{tree:g,cwd:s="",programs:f=T().NO_PROGRAMS}={}){if(typeof n!="string")return m(n);const{words:h,assignments:p,
problems:S}=(0,W().lex)(n,g&&(0,D().subTree)(g,s)),[e]=h,u=(z,V,K)=>({command:n,words:h,assignments:p,argv:z,...K===void 0?
void 0:{invocation:K},targets:[],problems:V});if(e===void 0)return u(null,S);const a=(0,W().hasOneReading)({problems:S})?
h.map(({text:z})=>z):null,{program:x,problem:M}=o(n,h,f);if(M?.rule==="sentence")return u(a,[M,...S]);if(x===void 0)return u(
a,[...S,M]);const F=t(h,S).slice(1),{invocation:B,problems:G}=(0,E().parseInvocation)(x,F,f),U=(0,j().inspectPaths)(B,s,
f);return u(a,[...S,...G,...U],B)}function t(n,g){const s=g.find(f=>f.rule==="shell-operator"||(0,C().isProblem)(f,"line\
-break")&&!f.args.quoted);return s===void 0?n:n.filter(({span:f})=>f.start<s.span.start)}function m(n){const g=n===null?
"null":Array.isArray(n)?"array":typeof n,s=(0,C().problemAt)("command-not-text",{start:0,end:0},{type:g});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[s]}}const c=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function o(n,g,{allowed:s,offered:f}){const[h]=g,p=h?.text??"",S=(0,$().isProgram)(p)?p:s.get(p);if(S!==void 0)return{program:S};
const e=h?.span??{start:0,end:0},u=(M,F)=>({program:void 0,problem:(0,C().problemAt)(M,e,F)}),[,a]=c.exec(p)??[];if(a===
void 0&&(0,L().isSentence)(n)){const M=g.at(-1)?.span.end??e.end;return{program:void 0,problem:(0,C().problemAt)("senten\
ce",{start:e.start,end:M},{})}}const x=v(p,f);return/[\\/]/.test(p)?u("program-by-path",{program:p,...x}):a!==void 0?u("\
program-look-alike",{program:p,meant:a.toLowerCase()}):u("program-not-allowed",{program:p,group:(0,I().programNamed)(p)?.
kind??(R().TOOLS.has(p)?"npx":"other"),...x,allowed:[...s.keys()]})}const b=new Map([["gradlew","gradle"],["mvnw","mvn"],
["gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function v(n,g){
const s=g(n);if(s!==void 0)return{offered:s};const f=n.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(
/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),h=b.get(f)??f,p=g(h);return p===void 0?{offered:""}:{offered:p,word:h}}function d(n,g){
const s=new Set(n.map(r)),f=[...n];for(const h of g){const p=r(h);s.has(p)||(s.add(p),f.push(h))}return f}function r({rule:n,
span:g,args:s}){return JSON.stringify([n,g.start,g.end,s])}},86191:function(J,O,l){Object.defineProperty(O,"__esModule",
{value:!0}),O.isSentence=k,O.namedPaths=N,O.startedFiles=A;function T(){const y=l(32854);return T=function(){return y},y}
function R(){const y=l(11331);return R=function(){return y},y}const D=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
C=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
W=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,I=/^[A-Za-z][a-z']*[:,]?$/,E=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
$=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,L=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function k(y){const i=y.trim(),[P="",...w]=i.split(/\s+/,100);if(P===P.toLowerCase()&&(0,R().programNamed)(P)!==void 0)return!1;
if(E.test(i)||$.test(i)||L.test(P))return!0;if(/[;&|<>$`]/.test(i))return!1;const t=I.test(P);if(w.some(c=>/^--?[A-Za-z]/.
test(c)))return!1;if((t||W.test(P))&&w.some(c=>D.test(H(c))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(P))return w.length>
0||/[.!:]$/.test(P);const m=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(w[0]??"");return t&&m&&(C.test(P)||/[a-z]{2}[.!?]$/.test(
i))}function H(y){return y.replace(/[.,;:!?]$/,"")}const j=/[\s"'`;&|()<>=]+/;function N(y,i=""){const P=i===""?"":`${i}\
/`;return y.split(j).map(w=>(0,T().normalise)(P+w)??w)}function A({targets:y}){return y.flatMap(({kind:i,path:P,parsed:w})=>i===
"file"&&P&&!w?[P]:[])}},66227:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.dependencyHome=i,O.inspectDependency=
H,O.isUnverified=j,O.ownerOf=A,O.packageOf=k,O.resolveAtHome=w;function T(){const t=l(76760);return T=function(){return t},
t}function R(){const t=l(95244);return R=function(){return t},t}function D(){const t=l(80781);return D=function(){return t},
t}function C(){const t=l(95132);return C=function(){return t},t}function W(){const t=l(53169);return W=function(){return t},
t}function I(){const t=l(46138);return I=function(){return t},t}function E(){const t=l(19685);return E=function(){return t},
t}function $(){const t=l(67953);return $=function(){return t},t}function L(){const t=l(59867);return L=function(){return t},
t}function k(t){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(t)?.[1]}async function H(t,m,c){const{tree:o,base:b=o}=P(
t);return[...await N(o,b,m,c),...await(0,W().compareWithBase)(o,b,m.name,c),...await y(o,m,c)]}function j({rule:t}){return t===
"dependency-unverified"||t==="target-untracked"}async function N(t,m,{name:c,path:o},b){const v=s=>[(0,C().problemAt)("d\
ependency-unverified",b,{name:c,path:o,fault:s})],[d,r]=await Promise.all([(0,E().readLocks)(t),(0,E().readLocks)(m)]),n=s=>s.
some(({entriesOf:f})=>f(c).length>0);return!n(d)&&n(r)?v("removed"):(await(0,L().usablePackageJson)(t,""))?.dependencies.
has(c)?n(d)?[]:d.length===0&&r.length===0?[(0,C().problemAt)("lockfile-missing",b,{})]:v("unlocked"):v("undeclared")}async function A(t,m,c){
const o=await(0,E().readLocks)(t),b=v=>o.flatMap(({entriesOf:d})=>d(v));return c.has(m)&&(o.length===0||b(m).length>0)?m:
[...c].find(v=>b(v).some(({bin:d})=>d!==void 0&&Object.hasOwn(d,m)))}async function y(t,{name:m,binary:c},o){const b=`no\
de_modules/${m}`;if(t.stat(b)===void 0)return[];const d=(await(0,E().readLocks)(t)).flatMap(({entriesOf:F})=>F(m));if(d.
length===0)return[];const r=await(0,L().readJsonFile)(t,`${b}/package.json`),n=(0,I().objectIn)(r),g=(0,I().textIn)(n,"n\
ame"),s=(0,I().textIn)(n,"version"),f=(F,B,G)=>[(0,C().problemAt)("dependency-stale",o,{name:m,what:F,locked:B,installed:G||
"nothing"})],h=r!==void 0,p=d.filter(F=>!h||F.name===(g||m));if(p.length===0)return f("name",d[0]?.name??"",g);const S=p.
filter(F=>!h||["",s].includes(F.version));if(S.length===0)return f("version",p[0]?.version??"",s);if(c===void 0)return[];
const e=S.flatMap(({bin:F})=>F===void 0?[]:[F]),u=e.length>0?e:[(0,I().binOf)(n.bin,g||m)??{}];if(e.length===0&&n.bin===
void 0)return[];const{name:a,file:x}=c,M=u.flatMap(F=>Object.entries(F).flatMap(([B,G])=>a===void 0||a===B?[T().posix.normalize(
G)]:[]));return M.includes(x)?[]:f(a===void 0?"binary":`binary ${a}`,M[0]??"nothing",x)}function i({tree:t,base:m=t,directory:c}){
const o=b=>v=>R().LOCKFILES.some(d=>v.stat(T().posix.join(b,d))!==void 0);return(0,$().foldersUpFrom)(c).find(b=>[t,m].some(
o(b)))??""}function P(t,m=i(t)){if(m==="")return t;const{tree:c,base:o,directory:b,changed:v}=t,d=`${m}/`;return{...t,tree:(0,D().
subTree)(c,m),...o&&{base:(0,D().subTree)(o,m)},directory:b.slice(d.length),changed:new Set([...v].flatMap(r=>r.startsWith(
d)?r.slice(d.length):[]))}}async function w(t,m){const c=i(t),{targets:o,problems:b}=await m(P(t,c));return{targets:o.map(
v=>v.path===void 0?v:{...v,path:T().posix.join(c,v.path)}),problems:b}}},73872:function(J,O,l){Object.defineProperty(O,"\
__esModule",{value:!0}),O.resolveInvocation=k;function T(){const c=l(41330);return T=function(){return c},c}function R(){
const c=l(95132);return R=function(){return c},c}function D(){const c=l(45806);return D=function(){return c},c}function C(){
const c=l(15804);return C=function(){return c},c}function W(){const c=l(52437);return W=function(){return c},c}function I(){
const c=l(59867);return I=function(){return c},c}function E(){const c=l(9504);return E=function(){return c},c}function $(){
const c=l(56788);return $=function(){return c},c}function L(){const c=l(95598);return L=function(){return c},c}function k(c,o,b){
const v=new($()).Trail((d,r)=>H(d,r,v),b);return H(c,o,v)}async function H(c,o,b){const v=[];for(const d of[c,...(0,D().
launchedBy)(c)]){const r=await P(d,o);if("rule"in r)v.push({targets:[],problems:[r]});else for(const n of r)v.push(await j(
n,o,b),await(0,L().resolveTasks)(n,o,b))}return(0,$().join)(v)}function j(c,o,b){const{program:v,family:d}=c;return d!==
void 0?(0,E().resolveProgram)(c,d,o,b):v==="node"?(0,C().resolveNode)(c,o):(0,W().resolveNpm)(c,o,b)}const N=/^[\w:.@/-]+$/,
A=200,y=4,i=/^[\w:.@/*?{},[\]-]+$/;async function P(c,o){const{selects:b,operands:v}=c,[d]=v;if(b===void 0||d===void 0)return[
c];const r=await(0,I().usablePackageJson)(o.tree,o.directory),{text:n,span:g}=d,s={program:"npm",flag:n};if(!w(n))return(0,R().
problemAt)("launches-programs",g,s);const f=[...r?.scripts.keys()??[]];if(f.some(p=>p.length>A))return(0,R().problemAt)(
"launches-programs",g,s);const h=f.filter(t(n,b));return h.length===0?(0,R().problemAt)("npm-script-missing",g,{script:n,
passes:!1}):h.every(p=>N.test(p))?h.map(p=>{const{selects:S,...e}=c;return{...e,operands:[{...d,text:p}]}}):(0,R().problemAt)(
"launches-programs",g,s)}function w(c){return c.length<=A&&i.test(c)&&c.split("*").length-1<=y}function t(c,o){if(o==="g\
lob"){const r=(0,T().default)(m(c),{nonegate:!0,strictSlashes:!0});return n=>r(m(n))}const b=c.indexOf("*"),[v,d]=[c.slice(
0,b),c.slice(b+1)];return r=>r.length>=v.length+d.length&&r.startsWith(v)&&r.endsWith(d)}function m(c){return c.replace(
/[:/]/g,o=>o===":"?"/":":")}},53169:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.compareWithBase=$,
O.knownHosts=r,O.replacedArchive=j;function T(){const f=l(32854);return T=function(){return f},f}function R(){const f=l(
93028);return R=function(){return f},f}function D(){const f=l(95132);return D=function(){return f},f}function C(){const f=l(
60210);return C=function(){return f},f}function W(){const f=l(59867);return W=function(){return f},f}function I(){const f=l(
46138);return I=function(){return f},f}function E(){const f=l(19685);return E=function(){return f},f}async function $(f,h,p,S){
if(f===h)return[];const[e,u]=await Promise.all([(0,E().readLocks)(f),(0,E().readLocks)(h)]),a={hosts:await r(h,u),configured:await n(
f,p)},x=await P(f,h,p,a),M=[];for(const{path:F,entriesOf:B}of e){const G=u.find(z=>z.path===F),U=(G?[G]:u).flatMap(z=>z.
entriesOf(p));for(const z of B(p)){const V=U.filter(Z=>N(Z,z)),K=V.filter(({version:Z})=>Z===z.version),Y=j(z,f,h)||K.length>
0&&K.every(Z=>A(Z,z))?{how:"integrity",to:z.integrity??"nothing"}:V.length>0&&i(z,a)?void 0:L(z,{name:p,tree:f,before:U,
registries:a});Y!==void 0?x.push({name:p,path:F,...Y}):K.length===0&&(U.length>0||!H(z,f))&&M.push({name:p,from:U[0]?.version??
"",to:z.version||(z.source.at??"")})}}return[...o(x).map(F=>(0,D().problemAt)("dependency-redirected",S,F)),...o(M).map(
F=>(0,D().problemAt)("dependency-changed",S,F))]}function L(f,{name:h,tree:p,before:S,registries:e}){const{source:u}=f;if(u.
kind==="git"||u.kind==="tarball")return{how:u.kind,to:u.at};if(u.kind==="file"){const a=S.some(x=>x.source.kind!=="file");
return H(f,p)&&!a?void 0:{how:"file",to:u.at}}return f.name!==h?{how:"alias",to:f.name}:i(f,e)?void 0:{how:"host",to:d(u,
e.configured)}}function k({source:f}){if(f.kind==="file")return(0,T().normalise)(f.at.replace(/#.*$|::.*$/s,""))||void 0}
function H(f,h){const p=k(f),S=p===void 0?void 0:(0,T().resolveInTree)(h,p);return S?.kind==="inside"&&S.entry.kind==="d\
irectory"}function j(f,h,p){const S=k(f);if(S===void 0)return!1;const[e,u]=[h,p].map(x=>(0,T().resolveInTree)(x,S));return!(e?.
kind==="inside"&&(0,R().isRegular)(e.entry.kind))||u?.kind!=="inside"?!1:e.entry.oid!==u.entry.oid||e.entry.size!==u.entry.
size}function N(f,h){return f.name!==h.name||f.source.kind!==h.source.kind?!1:c(f)===c(h)}function A({integrity:f,source:h},{
integrity:p}){if(f===void 0||h.kind==="file"&&p===void 0)return!1;if(p===void 0)return!0;const S=y(f),e=[...y(p)];return e.
some(([u])=>S.has(u))&&e.every(([u,a])=>(S.get(u)??a)!==a)}function y(f){return new Map(f.split(/\s+/).map(h=>{const[,p="",
S=h]=/^([a-z\d]+)[-/](.*)$/is.exec(h)??[];return[p,S]}))}function i({source:f},{hosts:h,configured:p}){return f.kind!=="\
registry"||h.has(d(f,p))}async function P(f,h,p,S){const e=(await t(h,p)).map(u=>w(u,p));return(await t(f,p)).flatMap(u=>{
const a=w(u,p),x=a.source.kind==="registry"&&a.name===p,M=e.some(B=>N(B,a));if(x||M||u.startsWith("workspace:"))return[];
const F=L(a,{name:p,tree:f,before:e,registries:S});return F===void 0?[]:[{name:p,path:"package.json",...F}]})}function w(f,h){
const p=(0,I().aliasIn)(f);return p!==void 0&&p.name!==h?{name:p.name,version:"",source:{kind:"registry"}}:{name:h,version:"",
source:(0,I().sourceOf)(f,h,"")}}async function t(f,h){const p=(0,I().objectIn)(await(0,W().readJsonFile)(f,"package.jso\
n")),S=["dependencies","devDependencies","optionalDependencies"].map(M=>(0,I().textIn)((0,I().objectIn)(p[M]),h)),{overrides:e,
resolutions:u,pnpm:a}=p,x=[e,u,(0,I().objectIn)(a).overrides].flatMap(M=>Object.entries((0,I().objectIn)(M)).flatMap(([F,
B])=>m(F,h)?[typeof B=="string"?B:(0,I().textIn)((0,I().objectIn)(B),".")]:[]));return[...S,...x].filter(M=>M!=="")}function m(f,h){
const p=f.split(/[>]|\*\*\//).at(-1)??"";return p===h||p.startsWith(`${h}@`)||p.endsWith(`/${h}`)}function c({source:{kind:f,
at:h=""},version:p}){return f==="tarball"&&p!==""?h.replaceAll(p,"*"):f==="registry"&&v.includes(h)?"":h}function o(f){return[
...new Map(f.map(h=>[JSON.stringify(h),h])).values()]}const b="registry.npmjs.org",v=[b,"registry.yarnpkg.com"];function d({
at:f},h){return(f===void 0||v.includes(f)?h:void 0)??f??b}async function r(f,h){const p=await g(f),S=Object.entries(p).filter(
([x])=>x==="registry"||x.endsWith(":registry")).map(([,x])=>s(String(x))),e=h.flatMap(({all:x})=>x.flatMap(({source:M})=>M.
kind==="registry"&&M.at?[M.at]:[])),u=p.registry===void 0,a=e.some(x=>v.includes(x));return new Set([...S,...e,...u||a?v:
[]])}async function n(f,h){const p=await g(f),[S]=h.startsWith("@")?h.split("/"):[],e=S&&p[`${S}:registry`]||p.registry;
return e===void 0?void 0:s(String(e))}async function g(f){const h=await(0,C().readNpmrc)({tree:f,directory:""});return"s\
ettings"in h?h.settings:{}}function s(f){return URL.canParse(f)?new URL(f).host:f}},46138:function(J,O,l){Object.defineProperty(
O,"__esModule",{value:!0}),O.aliasIn=y,O.binOf=E,O.entryOf=I,O.lockOf=W,O.objectIn=D,O.sourceOf=j,O.textIn=C;function T(){
const i=l(59490);return T=function(){return i},i}function R(){const i=l(3463);return R=function(){return i},i}function D(i){
return(0,R().isMapping)(i)?i:{}}function C(i,P){const w=Object.hasOwn(i,P)?i[P]:void 0;return typeof w=="string"?w:""}function W(i,P,w=[]){
const t=(0,T().groupBy)(P,([m])=>m);return{path:i,entriesOf:m=>(t.get(m)??[]).map(([,c])=>c),all:[...P.map(([,m])=>m),...w]}}
function I({name:i,version:P,source:w},t,m){return{name:i,version:P,source:w,...t&&{integrity:t},...m&&{bin:m}}}function E(i,P){
if(typeof i=="string")return{[P.replace(/^@[^/]*\//,"")]:i};const w=Object.entries(D(i)).filter(([,t])=>typeof t=="strin\
g");return w.length===0?void 0:Object.fromEntries(w)}const $={kind:"registry"},L=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
k=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,H=/^(?:file|link|portal|workspace):(.*)$/is;function j(i,P,w){const[,t]=H.exec(i)??[];return t!==
void 0?{kind:"file",at:t}:L.test(i)?{kind:"git",at:i.replace(/#.*$/s,"")}:/^https?:/i.test(i)?N(i,P,w):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(i)||/\.t(?:ar\.)?gz$/i.test(i)?{kind:"file",at:i}:k.test(i)?{kind:"git",at:i.replace(/#.*$/s,"")}:$}function N(i,P,w){
const t={kind:"tarball",at:i.replace(/#.*$/s,"")};if(!URL.canParse(i))return t;const{host:m,pathname:c}=new URL(i),o=A(c),
[,b]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(o)??[];if(m==="codeload.github.com"&&b!==void 0)return{kind:"git",at:`https://g\
ithub.com/${b}`};const v=P.replace(/^@[^/]*\//,"");return o.endsWith(`/${P}/-/${v}-${w}.tgz`)||o.endsWith(`/${P}/-/${P}-${w}\
.tgz`)||m==="npm.pkg.github.com"&&o.startsWith(`/download/${P}/${w}/`)?{kind:"registry",at:m}:t}function A(i){try{return decodeURIComponent(
i)}catch{return i}}function y(i){const[,P,w=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(i)??[];return P===void 0||
/^[\^~<>=*v\d]/.test(P)?void 0:{name:P,range:w}}},19685:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),
O.readLock=f,O.readLocks=void 0;function T(){const S=l(76760);return T=function(){return S},S}function R(){const S=l(16111);
return R=function(){return S},S}function D(){const S=l(69873);return D=function(){return S},S}function C(){const S=l(26040);
return C=function(){return S},S}function W(){const S=l(80287);return W=function(){return S},S}function I(){const S=l(95244);
return I=function(){return S},S}function E(){const S=l(59542);return E=function(){return S},S}function $(){const S=l(59867);
return $=function(){return S},S}function L(){const S=l(10473);return L=function(){return S},S}function k(){const S=l(46138);
return k=function(){return S},S}function H(S,e){const u=(0,k().objectIn)(e),a=Object.entries((0,k().objectIn)(u.packages));
if(a.length===0)return(0,k().lockOf)(S,...N((0,k().objectIn)(u.dependencies)));const x=[],M=[];for(const[F,B]of a){const[
,G,U]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(F)??[];if(U===void 0&&F!==""&&M.push(j(F,(0,k().objectIn)(B))),U===
void 0)continue;const z=j(U,(0,k().objectIn)(B));G===""?x.push([U,z]):M.push(z)}return(0,k().lockOf)(S,x,M)}function j(S,e){
const u=(0,k().textIn)(e,"name")||S,a=(0,k().textIn)(e,"version"),x=(0,k().textIn)(e,"resolved"),M=e.link===!0?{kind:"fi\
le",at:x.replace(/^file:/,"")}:(0,k().sourceOf)(x,u,a);return(0,k().entryOf)({name:u,version:a,source:M},(0,k().textIn)(
e,"integrity"),(0,k().binOf)(e.bin,u))}function N(S){const e=[];return[Object.entries(S).map(([a,x])=>{const M=(0,k().objectIn)(
x),F=(0,k().textIn)(M,"version"),{name:B,range:G}=(0,k().aliasIn)(F)??{name:a,range:F},U=(0,k().sourceOf)(F,B,G),z=U.kind===
"registry"?(0,k().sourceOf)((0,k().textIn)(M,"resolved"),B,G):U,[V,K]=N((0,k().objectIn)(M.dependencies));for(const[,X]of V)
e.push(X);for(const X of K)e.push(X);return[a,(0,k().entryOf)({name:B,version:G,source:z},(0,k().textIn)(M,"integrity"))]}),
e]}function A(S,e){const u=[],a=[];for(const[x,M]of Object.entries((0,k().objectIn)((0,k().objectIn)(e).packages))){const F=Array.
isArray(M)?M:[],[,B=x,G=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(String(F[0]??""))??[],U=(0,k().sourceOf)(G,B,G),z=U.kind===
"registry",V=z&&typeof F[1]=="string"?F[1]:"",K=F.slice(1).findLast(Z=>/^[a-z\d]+-[\w+/=]+$/i.test(String(Z))),X=F.slice(
1).map(k().objectIn).find(Z=>Object.keys(Z).length>0),Y=(0,k().entryOf)({name:B,version:z?G:"",source:V===""?U:(0,k().sourceOf)(
V,B,G)},K===void 0?"":String(K),(0,k().binOf)(X?.bin,B));/^(?:@[^/]+\/)?[^/]+$/.test(x)?u.push([x,Y]):a.push(Y)}return(0,k().
lockOf)(S,u,a)}const y=["dependencies","devDependencies","optionalDependencies"];function i(S,e){const u=(0,k().objectIn)(
e),a=u.importers===void 0?u:(0,k().objectIn)((0,k().objectIn)(u.importers)["."]),x=(0,k().objectIn)(u.packages),M=y.flatMap(
B=>Object.entries((0,k().objectIn)(a[B])).map(([G,U])=>{const z=typeof U=="string"?U:(0,k().textIn)((0,k().objectIn)(U),
"version");return[G,P(G,z,x)]})),F=Object.keys(x).map(B=>t(B,"",x[B]));return(0,k().lockOf)(S,M,F)}function P(S,e,u){if(/^(?:link|file|workspace):/.
test(e))return{name:S,version:"",source:(0,k().sourceOf)(e,S,"")};const a=w(e),x=/^\d/.test(a),M=[e,a].flatMap(B=>x?[`${S}\
@${B}`,`/${S}@${B}`,`/${S}/${B}`]:[B,`${S}@${B}`]),F=M.find(B=>Object.hasOwn(u,B))??M.at(-1)??"";return t(F,S,u[F])}function w(S){
return S.replace(/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function t(S,e,u){const a=(0,k().objectIn)(u),x=(0,k().
objectIn)(a.resolution),[,M=e,F=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(w(S))??[],B=(0,k().textIn)(a,"name")||M||
e,G=(0,k().textIn)(a,"version")||F,U=m(x,B,G);return(0,k().entryOf)({name:B,version:G,source:U},(0,k().textIn)(x,"integr\
ity"))}function m(S,e,u){const a=(0,k().textIn)(S,"repo");if(a!=="")return{kind:"git",at:a};const x=(0,k().textIn)(S,"di\
rectory");if(x!=="")return{kind:"file",at:x};const M=(0,k().textIn)(S,"tarball");return M===""?(0,k().sourceOf)(u,e,u):(0,k().
sourceOf)(M,e,u)}const c=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;function o(S,e){if(e.includes("\\"))return;const u=b(e).flatMap(
([a,x])=>{const M=(0,k().textIn)(x,"version"),F=(0,k().textIn)(x,"resolved");return d(a).map(([B,G])=>{const U=(0,k().aliasIn)(
G)?.name??B,z=(0,k().sourceOf)(F||G,U,M);return[B,(0,k().entryOf)({name:U,version:M,source:z},(0,k().textIn)(x,"integrit\
y"))]})});return(0,k().lockOf)(S,u)}function b(S){const e=[];for(const u of S.split(/\r?\n/)){if(u===""||u.startsWith("#"))
continue;const a=e.at(-1),[,x,M]=/^ {2}"?([\w-]+)"? (.*)$/.exec(u)??[];u.startsWith(" ")?a&&x!==void 0&&M!==void 0&&(a[1][x]=
v(M)):e.push([u.replace(/:\s*$/,""),Object.create(null)])}return e}function v(S){return S.trim().replace(/^"(.*)"$/s,"$1")}
function d(S){return S.split(",").flatMap(e=>{const[,u,a]=c.exec(v(e))??[];return u===void 0||a===void 0?[]:[[u,a]]})}function r(S,e){
const a=Object.entries((0,k().objectIn)(e)).map(([x,M])=>[x,(0,k().objectIn)(M)]).flatMap(([x,M])=>{const[,F="",B=""]=c.
exec((0,k().textIn)(M,"resolution"))??[];if(F==="")return[];const G=(0,k().textIn)(M,"version"),U=(0,k().sourceOf)(n(B),
F,G),z=(0,k().textIn)(M,"checksum");return d(x).map(([V])=>[V,(0,k().entryOf)({name:F,version:G,source:U},z)])});return(0,k().
lockOf)(S,a)}function n(S){const[,e]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(S)??[],u=e===void 0?S:decodeURIComponent(
e),[,a]=/__archiveUrl=([^&]+)/.exec(u)??[];return a!==void 0?decodeURIComponent(a):u.replace(/^npm:/,"")}const g={"npm-s\
hrinkwrap.json":(S,e)=>H(S,JSON.parse(e)),"package-lock.json":(S,e)=>H(S,JSON.parse(e)),"pnpm-lock.yaml":(S,e)=>i(S,h(e)),
"yarn.lock":(S,e)=>/^__metadata:/m.test(e)?r(S,h(e)):o(S,e),"bun.lock":(S,e)=>A(S,p(e))},s=O.readLocks=(0,E().perTree)(async S=>{
const e=I().LOCKFILES.filter(a=>S.stat(a)!==void 0),u=e.filter(a=>a!==I().NPM_LOCKFILES[1]||!e.includes(I().NPM_LOCKFILES[0]));
return Promise.all(u.map(a=>f(S,a)))});async function f(S,e){const u=await(0,L().readText)(S,e,$().MAX_BYTES),a=g[T().posix.
basename(e)];return(u&&"text"in u?(0,C().attempt)(()=>a?.(e,u.text.replace(/^\uFEFF/,""))):void 0)??{...(0,k().lockOf)(e,
[]),unread:!0}}function h(S){if((0,W().isNestedTooDeep)(S))throw new Error("This is nested too deep");return(0,D().parse)(
S,{maxAliasCount:0,logLevel:"silent"})}function p(S){const e=[],u=(0,R().parse)(S,e,{allowTrailingComma:!0});if(e.length>
0)throw new Error("This is no JSON");return u}},15804:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.
firstFile=b,O.inspectImport=h,O.inspectNodeFlag=f,O.mainOf=v,O.resolveNode=n,O.resolveScript=N,O.trustProblems=y;function T(){
const e=l(76760);return T=function(){return e},e}function R(){const e=l(32854);return R=function(){return e},e}function D(){
const e=l(93028);return D=function(){return e},e}function C(){const e=l(95132);return C=function(){return e},e}function W(){
const e=l(87646);return W=function(){return e},e}function I(){const e=l(66227);return I=function(){return e},e}function E(){
const e=l(59867);return E=function(){return e},e}function $(){const e=l(55013);return $=function(){return e},e}function L(){
const e=l(82293);return L=function(){return e},e}function k(){const e=l(56788);return k=function(){return e},e}function H(){
const e=l(10473);return H=function(){return e},e}const j=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function N(e,u,a){
const{tree:x}=e,M=(0,L().pathProblem)(u,a,e.directory);if(M!==void 0)return{targets:[],problems:[M]};if(u.includes("\\"))
return(0,k().fails)("target-not-a-file",a,{path:u,reason:"backslash"});const F=(0,R().normalise)((0,k().from)(e,u))??"",
B=(0,I().dependencyHome)(e);if(B!==""&&(0,R().isWithin)(F,T().posix.join(B,"node_modules")))return(0,I().resolveAtHome)(
e,V=>N(V,u,a));const G=b(x,o(F));if(G===void 0)return i(e,u,F,a);if(G.kind!=="inside"||G.entry.kind!=="directory")return A(
e,{path:u,wanted:F,found:G},a);const U=await v(x,F);if(U===E().INVALID)return(0,k().fails)("package-json-invalid",a,{path:T().
posix.join(F,"package.json")});if(U===void 0)return(0,k().fails)("target-not-a-file",a,{path:u,reason:"directory"});const z=await A(
e,{path:u,wanted:F,found:U.found},a);return U.by===void 0||!e.changed.has(U.by)?z:(0,k().join)([z,(0,k().fails)("target-\
changed",a,{path:U.by})])}async function A(e,{path:u,wanted:a,found:x},M){const{tree:F}=e,B=(0,H().fileAt)(x,u,M);if("pr\
oblems"in B)return B;const G=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!j.has(G))return(0,k().fails)("ta\
rget-extension",M,{path:u,extension:G});const U=await y(e,B,u,M);if(U.some(I().isUnverified))return{targets:[],problems:U};
const z=(0,I().packageOf)(B.path);if(z&&!(0,R().isWithin)(a,"node_modules")&&!a.includes(`node_modules/${z}`))return(0,k().
fails)("dependency-unverified",M,{name:z,path:u,fault:"linked"});const V=(0,H().runs)(e,{name:u,path:B.path,wanted:a},M),
X=B.tracked&&await m(F,B)?[(0,C().problemAt)("target-writes",M,{path:B.path})]:[];return{...V,problems:[...U,...V.problems,
...X]}}async function y(e,{path:u,tracked:a,built:x},M,F){const B=(0,I().packageOf)(u);return B===void 0?(a||x)&&!(0,R().
isWithin)(u,"node_modules")?[]:[(0,C().problemAt)("target-untracked",F,{path:M})]:a?[(0,C().problemAt)("dependency-unver\
ified",F,{name:B,path:M,fault:"committed"})]:await(0,I().inspectDependency)(e,{name:B,path:M},F)}async function i(e,u,a,x){
const M=(0,I().packageOf)(a);if(M===void 0&&e.tree.isPending?.(a))return(0,k().fails)("target-not-judged",x,{path:u});if(M===
void 0||e.tree.stat("node_modules")!==void 0)return(0,H().nothingAt)(e.tree,a,u,x);const F=await(0,I().inspectDependency)(
e,{name:M,path:u},x);return F.some(I().isUnverified)?{targets:[],problems:F}:(0,k().join)([(0,k().fails)("not-installed",
x,{name:M}),{targets:[],problems:F}])}async function P(e,u,a){const x=(0,L().testProblem)(u,a,e.directory);if(x!==void 0)
return{targets:[],problems:[x]};if((0,$().isPattern)(u))return((0,$().alternativesOf)(u)??[]).map(G=>(0,k().from)(e,G)).
some(G=>(0,R().resolveInTree)(e.tree,(0,$().baseOf)(G)).kind==="outside")?(0,k().fails)("target-outside",a,{path:u,reason:"\
symlink"}):k().NOTHING;const M=(0,R().resolveInTree)(e.tree,(0,k().from)(e,u));return M.kind==="inside"&&M.entry.kind===
"directory"&&M.entry.tracked?k().NOTHING:N(e,u,a)}const w=256*1024,t=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function m(e,u){if((u.size??0)>w)return!1;const a=(await e.read(u.path)).toString("latin1");return t.test(a)}const c=[
"",".js",".json",".node"];function o(e){return e===""?[""]:c.map(u=>e+u)}function b(e,u){const a=u.map(x=>(0,R().resolveInTree)(
e,x)).filter(x=>x.kind!=="missing");return a.find(x=>x.kind!=="inside"||(0,D().isRegular)(x.entry.kind))??a[0]}async function v(e,u){
const a=T().posix.join(u,"package.json"),x=await(0,E().readJsonFile)(e,a);if(x===E().INVALID)return E().INVALID;const M=x?.
main,F=d(u),B=x===void 0?{}:{by:a};if(typeof M!="string"||M===""){const z=r(e,F);return z&&{found:z,...B}}const G=M.startsWith(
"/")?void 0:(0,R().normalise)(T().posix.join(u,M));if(G===void 0)return{found:{kind:"outside",path:M},...B};const U=r(e,
[...o(G),...d(G),...F]);return U&&{found:U,...B}}function d(e){return o(T().posix.join(e,"index")).slice(1)}function r(e,u){
return u.map(a=>(0,R().resolveInTree)(e,a)).find(a=>a.kind==="inside"?(0,D().isRegular)(a.entry.kind):a.kind!=="missing")}
async function n(e,u){const{flags:a,operands:x}=e,M=(0,W().isTestRun)(e);if(g(e,M))return k().NOTHING;const F=[];for(const U of a)
F.push(await f(U,u));for(const{text:U,span:z}of x){if(U===""||U.startsWith("-"))continue;const V=M?P:N;F.push(await V(u,
U,z))}const{targets:B,problems:G}=(0,k().join)(F);return a.some(({name:U})=>U==="--check")?{targets:B.map(U=>({...U,parsed:!0})),
problems:G}:{targets:B,problems:G}}function g({operands:e},u){const a=e[0]?.text;return a==="inspect"||a==="debug"&&!u}const s=new Set(
["--import","--require","--experimental-loader"]);async function f(e,u){const{name:a,value:x="",span:M}=e;return a==="--\
env-file"||a==="--env-file-if-exists"?S(u,x,M):!s.has(a)||!/^[@a-z]/i.test(x)?k().NOTHING:h(u,x,M)}async function h(e,u,a){
const x=/^(?:@[^/]+\/)?[^/]+/.exec(u)?.[0]??u;return{targets:[],problems:await(0,I().inspectDependency)(e,{name:x,path:u},
a)}}const p=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function S(e,u,a){if((0,L().pathProblem)(u,a,e.directory)!==void 0)return k().NOTHING;const x=(0,R().resolveInTree)(
e.tree,(0,k().from)(e,u));if(x.kind==="missing"&&e.tree.isPending?.(x.path))return(0,k().fails)("target-not-judged",a,{path:u});
const M=(0,H().fileAt)(x,u,a);if("problems"in M)return M;if(!M.tracked&&!M.built)return(0,k().fails)("target-untracked",
a,{path:u});if((M.size??0)>w)return(0,k().fails)("environment-file-unsafe",a,{path:u,names:[]});const B=[...(await e.tree.
read(M.path)).toString("utf8").matchAll(p)].map(([U])=>U.replace(/\s*=$/,"")).filter(U=>U.toUpperCase()!=="NODE_ENV"),G=[
...new Set(B)].slice(0,10);return G.length===0?k().NOTHING:(0,k().fails)("environment-file-unsafe",a,{path:u,names:G})}},
67953:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.findPackages=L,O.foldersUpFrom=N,O.readSettings=
P;function T(){const t=l(76760);return T=function(){return t},t}function R(){const t=l(39491);return R=function(){return t},
t}function D(){const t=l(32854);return D=function(){return t},t}function C(){const t=l(95132);return C=function(){return t},
t}function W(){const t=l(59867);return W=function(){return t},t}function I(){const t=l(56788);return I=function(){return t},
t}function E(){const t=l(10473);return E=function(){return t},t}function $(){const t=l(47668);return $=function(){return t},
t}async function L(t,m,c,o){const{workspace:b,workspaces:v,includeRoot:d}=t,r=await k(t,m,c);if("problems"in r)return r;
const{directory:n,implied:g}=r;if(v===!1&&b.length>0)return(0,I().fails)("flag-value",c,{program:"npm",flag:"--no-worksp\
aces",fault:"npm refuses it beside `--workspace`"});const s={project:n,directories:[n],selected:!1,missing:[]};if(o||v!==
!0&&b.length===0&&g===void 0)return s;const f=await(0,W().usablePackageJson)(m.tree,n);if(f===void 0)return s;const h=await H(
n,m,c);if("problems"in h)return h;const p=new Map;d&&p.set(f.name,n);const S=[],e=b.length>0?b:g===void 0?[]:[void 0];if(e.
length===0)for(const u of h)p.set(u.name,u.directory);for(const u of e){const a={directory:m.directory,project:n},x=u??T().
posix.join("/",g??""),M=(0,$().selectWorkspaces)(h,x,a);M.length===0&&u!==void 0&&S.push((0,C().problemAt)("workspace-mi\
ssing",c,{workspace:u}));for(const F of M)p.set(F.name,F.directory)}return p.size===0?S.length>0?{targets:[],problems:S}:
(0,I().fails)("workspace-missing",c,{workspace:""}):{project:n,directories:[...p.values()],selected:!0,missing:S}}async function k({
prefix:t,workspaces:m},c,o){if(t!==void 0)return j(t,c,o);const{tree:b,directory:v}=c,d=N(v),r=d.find(n=>A(b,n)||y(b,n));
if(r===void 0||!A(b,r))return(0,I().fails)("package-json-missing",o,{directory:v});if(m===!1)return{directory:r};for(const n of d.
slice(d.indexOf(r)+1)){const g=await H(n,c,o);if("problems"in g)return g;if(g.some(s=>s.directory===r))return{directory:n,
implied:r}}return{directory:r}}async function H(t,{tree:m},c){const o=await(0,$().listWorkspaces)(m,t);return"unclear"in
o?(0,I().fails)("target-outside",c,{path:o.unclear,reason:"workspace"}):"broken"in o?(0,I().fails)("package-json-invalid",
c,{path:o.broken}):o}function j(t,m,c){if((0,D().normalise)((0,I().from)(m,t))===void 0)return I().NOTHING;const o=(0,E().
entryAt)((0,D().resolveInTree)(m.tree,(0,I().from)(m,t)),t,c);return"problems"in o?o:{directory:o.path}}function N(t){return t===
""?[""]:[t,...(0,R().foldersAbove)(t).reverse(),""]}function A(t,m){return(0,D().resolveInTree)(t,T().posix.join(m,"pack\
age.json")).kind!=="missing"}function y(t,m){return(0,D().resolveInTree)(t,T().posix.join(m,"node_modules")).kind==="ins\
ide"}const i=["--usage","--version","--versions"];function P({flags:t}){const m=t.findLast(({name:b})=>b==="--prefix")?.
value,c=w(t,"--workspaces"),o=w(t,"--ignore-scripts");return{informs:i.some(b=>w(t,b)),...m===void 0?{}:{prefix:m},...c===
void 0?{}:{workspaces:c},workspace:t.flatMap(({name:b,value:v})=>b==="--workspace"&&v?[v]:[]),includeRoot:w(t,"--include\
-workspace-root")===!0,...o===void 0?{}:{ignoreScripts:o},ifPresent:w(t,"--if-present")===!0}}function w(t,m){const c=t.
findLast(o=>o.name===m);return c&&c.negated!==!0}},62205:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),
O.resolveRun=j;function T(){const n=l(80781);return T=function(){return n},n}function R(){const n=l(13580);return R=function(){
return n},n}function D(){const n=l(95132);return D=function(){return n},n}function C(){const n=l(97424);return C=function(){
return n},n}function W(){const n=l(54669);return W=function(){return n},n}function I(){const n=l(15804);return I=function(){
return n},n}function E(){const n=l(59867);return E=function(){return n},n}function $(){const n=l(56788);return $=function(){
return n},n}function L(){const n=l(61102);return L=function(){return n},n}function k(){const n=l(20362);return k=function(){
return n},n}function H(){const n=l(46912);return H=function(){return n},n}function j(n,g,s,f){const{directory:h,event:p,
words:S,builtIn:e}=g;return f.follow(`${h}\0${p}`,`${e??""}${(0,H().scriptText)(g)}\0${S.length}`,()=>e==="server"?(0,I().
resolveScript)({...n,via:p},"server.js",s):e==="restart"?y(n,S,s,f):i(n,g,s,f),u=>N(u,p,s))}function N(n,g,s){return n.why===
"cycle"?(0,$().fails)("npm-script-cycle",s,{script:g}):(0,$().fails)("npm-script-chain",s,{script:g,limit:n.limit,what:n.
why})}const A=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function y(n,g,s,f){const h=(e,u,a)=>f.
resolve({program:"npm",subcommand:e,flags:u,operands:[{text:e,span:s,quoted:!1}],passthrough:a},n),p=await h("stop",[{name:"\
--if-present",written:"--if-present",span:s}],[]),S=p.problems.filter(({rule:e})=>!A.has(e));return(0,$().join)([{...p,problems:S},
await h("start",[],g)])}async function i(n,g,s,f){const{event:h,body:p,words:S}=g,e=(0,H().scriptText)(g),u={targets:[(0,$().
target)(n,{kind:"npm_script",name:h,script:e})],problems:[]},a=(0,C().dangerOfScript)(e);if(a!==void 0)return(0,$().join)(
[u,(0,$().fails)("npm-script-dangerous",s,{script:h,text:e,danger:a})]);const x={...n,via:h},M=(0,T().subTree)(n.tree,n.
directory),{parts:F,fault:B,isIdle:G}=await(0,L().readParts)({body:p,words:S,span:s},x,M),U=await w(n,g),z=[u];let V=B!==
void 0;for(const K of F){const{problems:X,targets:Y}=await K.resolve(x,f),{kept:Z,refused:q}=m(X,S);if(z.push({targets:Y,
problems:Z.map(o(U))}),q===void 0)continue;const Q=v(q)&&!c(q)&&!U?"error":void 0;V||=v(q)&&!c(q);const _={script:h,text:e,
reason:q.rule};B||z.push(P("npm-script-text",K.span,_,Q))}if(G&&z.push((0,$().fails)("only-prints",s,{program:"npm",flag:`\
run ${h}`})),B===void 0)z.push(t(S));else{const K=U&&S.length===0?"notice":void 0,X={script:h,text:e,...B,words:S.map(Y=>Y.
text)};z.push(P("npm-script-form",S[0]?.span??s,X,K))}return V&&U&&z.push((0,k().namedTargets)(p,x,s)),(0,$().join)(z)}function P(n,g,s,f){
return{targets:[],problems:[(0,D().problemAt)(n,g,s,f)]}}async function w({base:n,directory:g,changed:s},{event:f,body:h}){
return(n&&(await(0,E().usablePackageJson)(n,g))?.scripts.get(f))===h&&(!s.has((0,$().from)({directory:g},"package.json"))||
!/npm_/.test(h))}function t(n){const g=n.flatMap(s=>(0,W().lex)(`x ${(0,H().quoteForScript)(s.text)}`).problems.map(f=>({
...f,span:s.span})));return{targets:[],problems:g}}function m(n,g){const s=({span:S})=>g.some(e=>b(e.span,S)),f=n.filter(
S=>s(S)||r(S)),h=n.filter(S=>!f.includes(S)),p=h.filter(v);return{kept:f,refused:p.find(S=>!c(S))??p[0]??h[0]}}function c({
rule:n}){return n==="program-not-allowed"}function o(n){return g=>n&&g.rule==="tool-unknown"?{...g,severity:"notice"}:g}
function b(n,g){return n.start<g.end&&n.end>g.start}function v({rule:n,severity:g=(0,R().ruleOf)(n).severity}){return g===
"error"}const d=new Set(["build-files-unread","dependency-changed","dependency-redirected","dependency-stale","lockfile-\
missing","target-changed","target-writes","not-installed","only-prints","tool-runs-file","tool-unknown","workspaces-chan\
ged"]);function r({rule:n,args:g}){return n==="dependency-unverified"?"fault"in g&&g.fault==="removed":d.has(n)||n.startsWith(
"npm-script-")||n.startsWith("npmrc-")}},52437:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.resolveNpm=
P,O.resolveTool=w;function T(){const d=l(76760);return T=function(){return d},d}function R(){const d=l(92739);return R=function(){
return d},d}function D(){const d=l(32854);return D=function(){return d},d}function C(){const d=l(93028);return C=function(){
return d},d}function W(){const d=l(95132);return W=function(){return d},d}function I(){const d=l(3893);return I=function(){
return d},d}function E(){const d=l(66227);return E=function(){return d},d}function $(){const d=l(19685);return $=function(){
return d},d}function L(){const d=l(62205);return L=function(){return d},d}function k(){const d=l(60210);return k=function(){
return d},d}function H(){const d=l(96916);return H=function(){return d},d}function j(){const d=l(59867);return j=function(){
return d},d}function N(){const d=l(56788);return N=function(){return d},d}function A(){const d=l(46912);return A=function(){
return d},d}function y(){const d=l(38218);return y=function(){return d},d}function i(){const d=l(10473);return i=function(){
return d},d}async function P(d,r,n){const{subcommand:g,operands:s,flags:f}=d,[h]=s,p=h?.span??f[0]?.span??{start:0,end:0};
if(g==="exec")return h===void 0?N().NOTHING:w(r,d,h);const{project:S,selected:e,runs:u,packages:a,problems:x}=await(0,A().
scriptsThatRun)(d,r,p);if(S===void 0)return{targets:[],problems:x};const M=[await(0,k().inspectNpmrc)({...r,directory:S},
p)];for(const B of a){const G={...r,directory:B},U=u.filter(V=>V.directory===B);U.length>0&&M.push(await(0,H().inspectShadows)(
G,p));for(const V of U)M.push(await(0,L().resolveRun)(G,V,p,n));const z=T().posix.join(B,"package.json");r.changed.has(z)&&
M.push((0,N().fails)("target-changed",p,{path:z}))}const F=T().posix.join(S,"package.json");return e&&!a.includes(S)&&r.
changed.has(F)&&M.push((0,N().fails)("target-changed",p,{path:F})),(0,N().join)([...M,{targets:[],problems:x}])}async function w(d,r,{
text:n,span:g}){if(!(0,I().isToolName)(n))return N().NOTHING;const s=r.starts==="file",f=s?N().NOTHING:await(0,E().resolveAtHome)(
d,p=>t(p,n,g));if(!s&&f.targets.length===0)return f;const h=await(0,y().resolveToolFiles)(r,d);return(0,N().join)([f,(0,R().
isKnownTool)(n)?N().NOTHING:(0,N().fails)("tool-unknown",g,{tool:n}),h])}async function t(d,r,n){const{tree:g}=d,s=await(0,j().
readPackageJson)(g,""),f=(await(0,H().ownBinaries)(g)).get(r);if(f!==void 0&&d.via!==void 0&&g.stat("node_modules")===void 0)
return(0,i().resolveCommitted)(d,{text:f.file,span:n});if(s===j().INVALID)return(0,N().fails)("package-json-invalid",n,{
path:"package.json"});if(s?.binaries.has(r))return(0,N().fails)("binary-shadowed",n,{name:r,path:s.path});const h=(0,N().
from)(d,`node_modules/.bin/${r}`);if(d.directory!==""&&g.stat(h)!==void 0)return(0,N().fails)("dependency-unverified",n,
{name:r,path:h,fault:"elsewhere"});const p=g.stat("node_modules");if(p===void 0)return v(d,s,r,n);const S=await o(g,r),e=g.
stat(S),u=(0,D().resolveInTree)(g,S);if(e===void 0||u.kind==="missing")return(0,N().fails)("binary-missing",n,{name:r});
if(u.kind!=="inside")return(0,N().fails)("target-outside",n,{path:S,reason:"symlink"});const a=(0,E().packageOf)(u.path),
x=p.tracked||e.tracked,M=!x&&u.entry.tracked&&await c(g,u.path);if(a===void 0&&!M||!(0,C().isRegular)(u.entry.kind))return(0,N().
fails)("dependency-unverified",n,{name:r,path:u.path,fault:"elsewhere"});if(!M&&(x||u.entry.tracked)){const G={name:a??r,
path:u.path,fault:"committed"};return(0,N().fails)("dependency-unverified",n,G)}const F=M?[]:await m(d,r,u.path,n);if(F.
some(E().isUnverified))return{targets:[],problems:F};if(!await b(g,u.path))return(0,N().fails)("binary-not-node",n,{name:r,
path:u.path});M&&d.changed.has(u.path)&&F.push((0,W().problemAt)("target-changed",n,{path:u.path}));const B={kind:"packa\
ge_binary",name:r,path:u.path};return{targets:[(0,N().target)(d,B)],problems:F}}async function m(d,r,n,g){const s=(0,E().
packageOf)(n)??r,f=n.slice(`node_modules/${s}/`.length),h={name:r.startsWith("@")?void 0:r,file:f},p=await(0,E().inspectDependency)(
d,{name:s,path:n,binary:h},g);if(s===r||!(await(0,$().readLocks)(d.tree)).some(({entriesOf:u})=>u(r).length>0))return p;
const e=await(0,E().inspectDependency)(d,{name:r,path:n},g);return[...p,...e.filter(u=>!(0,E().isUnverified)(u))]}async function c(d,r){
return(await(0,$().readLocks)(d)).some(({all:g})=>g.some(({source:s})=>{const f=s.kind==="file"?(0,D().normalise)(s.at):
void 0;return f!==void 0&&f!==""&&(0,D().isWithin)(r,f)}))}async function o(d,r){const n=`node_modules/.bin/${r}`;if(!r.
startsWith("@"))return n;const g=await(0,j().usablePackageJson)(d,`node_modules/${r}`);if(g===void 0)return n;const[s]=g.
binaries.keys();return`node_modules/.bin/${(g.binaries.size===1?s:void 0)??r.replace(/^@[^/]*\//,"")}`}async function b(d,r){
return/\.[cm]?js$/.test(r)||/^#!.*[/ ]node\b/.test(await(0,i().firstLineOf)(d,r))}async function v(d,r,n,g){const s=await(0,E().
ownerOf)(d.tree,n,r?.dependencies??new Set);if(s===void 0)return(0,N().fails)("binary-missing",g,{name:n});const f={kind:"\
package_binary",name:n},h=await(0,E().inspectDependency)(d,{name:s,path:n},g);return{targets:[(0,N().target)(d,f)],problems:[
d.tree.isPending?.("node_modules")?(0,W().problemAt)("target-not-judged",g,{path:n}):(0,W().problemAt)("not-installed",g,
{name:n}),...h]}}},60210:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.effectOf=i,O.foreignSettings=
c,O.inspectNpmrc=j,O.npmrcCopies=P,O.readNpmrc=H;function T(){const o=l(76760);return T=function(){return o},o}function R(){
const o=l(58238);return R=function(){return o},o}function D(){const o=l(4537);return D=function(){return o},o}function C(){
const o=l(32854);return C=function(){return o},o}function W(){const o=l(59542);return W=function(){return o},o}function I(){
const o=l(93028);return I=function(){return o},o}function E(){const o=l(94411);return E=function(){return o},o}function $(){
const o=l(56788);return $=function(){return o},o}function L(){const o=l(10473);return L=function(){return o},o}const k=64*
1024;async function H(o){const b=await(0,L().readText)(o.tree,(0,$().from)(o,".npmrc"),k);if(b===void 0)return{settings:{}};
if("unread"in b)return b;const v=(0,D().lfsObstacle)(b.text);return v!==void 0?{unread:v}:{settings:(0,R().parse)(b.text),
file:b.path}}async function j(o,b){const v=(0,$().from)(o,".npmrc"),d=await H(o);if("unread"in d)return(0,$().fails)("np\
mrc-unread",b,{path:v,reason:d.unread});const{settings:r,file:n=v}=d,g=o.changed.has(v)||o.changed.has(n),s={harmless:[],
decides:[],other:[],honoured:[]};for(const[h,p]of Object.entries(r))s[i(h,p)].push(h);for(const h of s.honoured)h==="ign\
ore-scripts"&&g&&s.other.push(h),h==="node-options"&&(g||!(0,E().areHarmlessOptions)(String(r[h])))&&s.decides.push(h);const f=g?
"npmrc-changed":"npmrc-settings";return(0,$().join)([s.decides.length>0?(0,$().fails)("npmrc-redirects",b,{path:v,keys:s.
decides}):$().NOTHING,s.other.length>0?(0,$().fails)(f,b,{path:v,keys:s.other}):$().NOTHING])}const N=new Set(`access al\
low-same-version audit audit-level auth-type bin-links color commit-hooks cpu depth
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),A=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),y=new Set(["ignore\
-scripts","node-options"]);function i(o,b){const v=typeof b!="object"&&!String(b).includes("${");if(o==="ignore-scripts"&&
v)return typeof b=="boolean"?"honoured":"decides";if(y.has(o)&&v)return"honoured";const d=o.toLowerCase().replaceAll("_",
"-");return A.has(d)||o.includes("${")?"decides":!N.has(o)||typeof b=="object"&&!Array.isArray(b)||String(b).includes("$\
{")?"other":"harmless"}async function P(o,b){return Promise.all((0,W().filesNamed)(o,".npmrc").map(({path:v})=>w(o,v,b)))}
async function w(o,b,v){const d=T().posix.dirname(b),r=await H({tree:o,directory:d==="."?"":d});if("unread"in r)return t(
o,b,r.unread);const{settings:n,file:g=b}=r,s=v.has(b)||v.has(g),f=([p,S])=>{const e=i(p,S);return e==="harmless"||e==="h\
onoured"&&!s},h=Object.entries(n);return{path:g,text:(0,R().stringify)(Object.fromEntries(h.filter(f))),dropped:h.filter(
p=>!f(p)).map(([p])=>p)}}function t(o,b,v){const d=(0,C().resolveInTree)(o,b),r=d.kind==="inside"&&(0,I().isRegular)(d.entry.
kind);return{path:r?d.path:b,text:"",dropped:[v],...r?{}:{isLink:!0}}}const m=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function c(o,b){return(await P(o,b)).flatMap(({path:d,dropped:r})=>{const n=r.filter(g=>!m.test(g));return n.length>
0?[`${d}: ${n.join(", ")}`]:[]})}},96916:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.inspectShadows=
A,O.ownBinaries=void 0;function T(){const t=l(76760);return T=function(){return t},t}function R(){const t=l(32854);return R=
function(){return t},t}function D(){const t=l(59542);return D=function(){return t},t}function C(){const t=l(11331);return C=
function(){return t},t}function W(){const t=l(19685);return W=function(){return t},t}function I(){const t=l(67953);return I=
function(){return t},t}function E(){const t=l(59867);return E=function(){return t},t}function $(){const t=l(56788);return $=
function(){return t},t}function L(){const t=l(47668);return L=function(){return t},t}const k=O.ownBinaries=(0,D().perTree)(
H);async function H(t){const m=await(0,L().listWorkspaces)(t,""),c=Array.isArray(m)?m.map(({directory:v})=>v):[],o=(await(0,W().
readLocks)(t)).flatMap(({all:v})=>v.flatMap(({source:d})=>d.kind==="file"?(0,R().normalise)(d.at)??[]:[])),b=new Map;for(const v of new Set(
[...c,...o])){const d=v===""?void 0:await(0,E().usablePackageJson)(t,v);for(const[r,n]of d?.binaries??[]){const g=T().posix.
join(v,n);b.set(T().posix.basename(r),{file:g,manifest:T().posix.join(v,"package.json")})}}return b}const j=new Set([...C().
PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),N=new Set(["node","npm","npx","sh"]);async function A(t,m){const{tree:c,base:o}=t,
b=await k(c),v=o&&await k(o),d=[...b].flatMap(([n,{manifest:g}])=>j.has(n)?[y(n,g,v?.has(n)===!0,m)]:[]),r=[];for(const n of(0,I().
foldersUpFrom)(t.directory)){const g=await i(c,T().posix.join(n,"node_modules/.bin"));for(const{name:s,path:f,isLocked:h}of g)
r.push(y(s,f,h,m))}return(0,$().join)([...d,...r])}function y(t,m,c,o){return c?N.has(t)?(0,$().fails)("path-shadowed",o,
{path:m}):$().NOTHING:(0,$().fails)("program-replaced",o,{name:t,path:m})}const i=(0,D().perPath)(async(t,m)=>{const c=[];
for(const{path:o}of t.list(m)){const b=T().posix.basename(o).replace(/\.(?:cmd|exe|ps1)$/,"");if(!j.has(b))continue;const v=(0,R().
resolveInTree)(t,o);if(v.kind!=="inside")continue;const d=v.path===o?await P(t,v.entry):v.path,r=d!==void 0&&/node_modules\/(?!\.bin\/)/.
test(d);c.push({name:b,path:o,isLocked:r&&!v.entry.tracked})}return c});async function P(t,{path:m,size:c=0}){if(c>w)return;
const o=(await t.read(m)).toString("utf8"),[,b]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(o)??[];return b&&T().posix.join(T().
posix.dirname(m),b)}const w=16*1024},59867:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.readPackageJson=
O.readJsonFile=O.MAX_BYTES=O.INVALID=void 0,O.usablePackageJson=j;function T(){const i=l(26040);return T=function(){return i},
i}function R(){const i=l(80287);return R=function(){return i},i}function D(){const i=l(32854);return D=function(){return i},
i}function C(){const i=l(59542);return C=function(){return i},i}function W(){const i=l(46138);return W=function(){return i},
i}function I(){const i=l(10473);return I=function(){return i},i}const E=["dependencies","devDependencies","optionalDepen\
dencies"],$=O.MAX_BYTES=64*1024*1024,L=O.INVALID=Symbol("invalid"),k=O.readJsonFile=(0,C().perPath)(async(i,P)=>{if((0,D().
resolveInTree)(i,P).kind==="missing")return;const w=await(0,I().readText)(i,P,$);if(w===void 0||"unread"in w||(0,R().isNestedTooDeep)(
w.text))return L;const t=(0,T().attempt)(()=>JSON.parse(w.text.replace(/^\uFEFF/,"")));return typeof t=="object"&&t!==null?
t:L}),H=O.readPackageJson=(0,C().perPath)(async(i,P)=>{const w=P===""?"package.json":`${P}/package.json`,t=await k(i,w);
return t===void 0||t===L?t:N(w,t)});async function j(i,P){const w=await H(i,P);return w===L?void 0:w}function N(i,P){const w=typeof P.
name=="string"?P.name:"";return{path:i,name:w,scripts:A(P.scripts),binaries:new Map(Object.entries((0,W().binOf)(P.bin,w)??
{})),dependencies:new Set(E.flatMap(t=>[...A(P[t]).keys()])),workspaces:y(P.workspaces)}}function A(i){const P=new Map;if(typeof i!=
"object"||i===null||Array.isArray(i))return P;for(const[w,t]of Object.entries(i))typeof t=="string"&&P.set(w,t);return P}
function y(i){const P=Array.isArray(i)?i:i?.packages;return Array.isArray(P)?P.filter(w=>typeof w=="string"):[]}},65490:function(J,O,l){
Object.defineProperty(O,"__esModule",{value:!0}),O.everyPackage=t,O.isPackageManager=i,O.resolvePackageManager=y,O.selectsPackages=
P;function T(){const r=l(76760);return T=function(){return r},r}function R(){const r=l(32854);return R=function(){return r},
r}function D(){const r=l(59542);return D=function(){return r},r}function C(){const r=l(31901);return C=function(){return r},
r}function W(){const r=l(92170);return W=function(){return r},r}function I(){const r=l(52437);return I=function(){return r},
r}function E(){const r=l(67953);return E=function(){return r},r}function $(){const r=l(62205);return $=function(){return r},
r}function L(){const r=l(60210);return L=function(){return r},r}function k(){const r=l(96916);return k=function(){return r},
r}function H(){const r=l(59867);return H=function(){return r},r}function j(){const r=l(56788);return j=function(){return r},
r}function N(){const r=l(46912);return N=function(){return r},r}function A(){const r=l(10473);return A=function(){return r},
r}async function y(r,n,g,s){const{subcommand:f,operands:h,flags:p}=r,[S]=h;if(S===void 0)return j().NOTHING;const{text:e,
span:u}=S,a=(0,j().join)([await(0,L().inspectNpmrc)({...g,directory:""},u),g.directory===""?j().NOTHING:await(0,L().inspectNpmrc)(
g,u),await o(n,g,u)]),x=(0,W().isProgram)(e)||g.families?.allowed.has(e)===!0;if(f==="exec"){const U=x?j().NOTHING:await(0,I().
resolveTool)(g,r,S);return(0,j().join)([a,U])}const M=P(r,n),F=await w(g,M,u);if("problems"in F)return(0,j().join)([a,F]);
const B=F.filter(({manifest:U})=>U.scripts.has(e));if(B.length>0){const U=B.map(z=>m(z,r,g,s));return(0,j().join)([a,...await Promise.
all(U)])}if(f==="script-or-tool"&&x)return a;if(f==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(e)){const U=[(0,C().wordProblem)(
"launches-programs",n.program,S)];return(0,j().join)([a,{targets:[],problems:U}])}if(f==="script-or-tool"){const U=await(0,I().
resolveTool)(g,{...r,subcommand:"exec"},S);return(0,j().join)([a,U])}const G=p.some(({name:U})=>U==="--if-present");return(0,j().
join)([a,(0,j().fails)("npm-script-missing",u,{script:e,passes:G})])}function i({data:r}){return r.starts==="script-or-t\
ool"||r.starts==="script-tool-or-file"}function P({anyPackage:r,flags:n,passthrough:g},{data:s}){const f=[...n.map(({name:h})=>h),
...g.map(({text:h})=>h)];return r===!0||f.some(h=>s.selecting_flags.includes(h.replace(/=.*/s,"")))}async function w({tree:r,
directory:n},g,s){const f=(0,E().foldersUpFrom)(n).filter(S=>r.stat(T().posix.join(S,"package.json"))!==void 0),h=g?t(r):
f.slice(0,1);if(h.length===0)return(0,j().fails)("package-json-missing",s,{directory:n});const p=[];for(const S of h){const e=await(0,H().
readPackageJson)(r,S);if(e===H().INVALID)return(0,j().fails)("package-json-invalid",s,{path:T().posix.join(S,"package.js\
on")});e!==void 0&&p.push({directory:S,manifest:e})}return p}function t(r){const n=[];for(const{path:g}of(0,D().filesNamed)(
r,"package.json"))g.split("/").includes("node_modules")||n.push(T().posix.dirname(g).replace(/^\.$/,""));return n}async function m({
directory:r,manifest:n},{operands:[g],passthrough:s},f,h){const p={...f,directory:r},{text:S="",span:e={start:0,end:0}}=g??
{},u=[await(0,k().inspectShadows)(p,e)],a=(0,N().runsIn)(n,p,{event:S,words:s});for(const F of a)u.push(await(0,$().resolveRun)(
p,F,e,h));const x=(0,N().inspectEmpty)(a,S,p,e);return u.push({targets:[],problems:x}),f.changed.has(n.path)&&u.push((0,j().
fails)("target-changed",e,{path:n.path})),(0,j().join)(u)}const c=256*1024;async function o({data:r},{tree:n},g){const s=[];
for(const[f,h]of Object.entries(r.deciding_settings)){const p=await(0,A().readText)(n,f,c);if(p===void 0)continue;if("un\
read"in p){s.push((0,j().fails)("npmrc-unread",g,{path:f,reason:p.unread}));continue}const{text:S}=p,e=h.split(" ").filter(
u=>b(u,S));d.test(S)&&e.push("\\"),s.push(e.length===0?j().NOTHING:(0,j().fails)("npmrc-redirects",g,{path:f,keys:e}))}return(0,j().
join)(s)}function b(r,n){const g=r.endsWith("!"),s=g?r.slice(0,-1):r,f=new RegExp(`(?:^|[\\s{,.["'])${s}["']?(?:\\s*[:=]|\
[ \\t]+)\\s*(.*)`,"gm");return[...n.matchAll(f)].some(([,h=""])=>!g||v(h.trim()))}function v(r){return/^[>|&*!{[]/.test(
r)||(0,R().normalise)(r.replace(/^["']|["']$/g,""))===void 0}const d=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]|(?:^|[{,?])[ \t]*\*[\w-]+[ \t]*(?::|$)/m},
55013:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.alternativesOf=H,O.baseOf=$,O.isPattern=E,O.matchesPattern=
C,O.readPatterns=D;function T(){const j=l(14395);return T=function(){return j},j}function R(j){return j.length>200||j.split(
"**").length>2?!1:j==="."?!0:j.split("/").every(N=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(N))}function D(j){const N=[],A=[],y=j.
some(P=>P.includes("{"))?/[[\]!]/:/[[\]]/;for(const P of j){const w=/^!*/.exec(P)?.[0].length??0,m=(y.test(P)?void 0:H(P.
slice(w)))?.map(c=>c.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!m?.every(R))return{unclear:P};if(w%2===1){A.push(...m);
continue}for(let c=0;c<A.length;c+=1)m.some(o=>C(o,A[c]??""))&&A.splice(c,1);N.push(m)}const i=N.filter(P=>!P.some(w=>A.
some(t=>C(w,t))));return{wanted:i.flat(),entries:i,refused:A}}function C(j,N,A={}){return W(j.split("/"),N.split("/"),A)}
function W(j,N,A){const[y,...i]=j,[P,...w]=N;return y===void 0?A.partial||N.every(t=>t==="**"):P===void 0?!1:P!=="**"?I(
y,P,A)&&W(i,w,A):W(j,w,A)?!0:I(y,"*",A)&&W(i,N,A)}function I(j,N,{dot:A=!1}){return j.startsWith(".")&&!N.startsWith(".")&&
!A?!1:(0,T().matchesStars)(j,N)}function E(j){return/[*?[{]/.test(j)}function $(j){return j.replace(/[^/]*[*?[{].*$/s,"")}
const L=200,k=1e3;function H(j){if(j.length>k)return;let N=[j.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const A=[];for(;N.length>
0;){const y=[];for(const i of N){const P=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(i);if(P===null)A.push(i);else{const{0:w,1:t="",
index:m}=P,[c,o]=[i.slice(0,m),i.slice(m+w.length)];y.push(...t.split(",").map(b=>`${c}${b}${o}`))}}if(y.length+A.length>
L)return;N=y}return A}},82293:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.inspectPaths=$,O.pathProblem=
H,O.testProblem=k;function T(){const j=l(32854);return T=function(){return j},j}function R(){const j=l(95132);return R=function(){
return j},j}function D(){const j=l(45806);return D=function(){return j},j}function C(){const j=l(4289);return C=function(){
return j},j}function W(){const j=l(87646);return W=function(){return j},j}function I(){const j=l(55013);return I=function(){
return j},j}const E=new Set(["--env-file","--env-file-if-exists","--prefix"]);function $(j,N,A){const{passthrough:y}=j,i=[],
P=(t,m)=>{const c=H(t,m,N);c!==void 0&&i.push(c)};for(const t of[j,...(0,D().launchedBy)(j)]){for(const{name:c,value:o,span:b}of t.
flags)o!==void 0&&(E.has(c)&&P(o,b),c==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(o)&&P(o,b));for(const{as:c,path:o,
span:b}of(0,C().filesNamedBy)(t,A).files){const v=c==="tests"?k(o,b,N):void 0;v!==void 0&&i.push(v)}if(t.program!=="node"&&
t.starts!=="file")continue;const m=t.program==="node"&&(0,W().isTestRun)(t)?k:H;for(const{text:c,span:o}of t.operands){const b=c===
""||c==="-"?void 0:m(c,o,N);b!==void 0&&i.push(b)}}const w=y.find(({text:t})=>L.test(t));return w!==void 0&&i.push((0,R().
problemAt)("absolute-path",w.span,{path:w.text})),i}const L=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function k(j,N,A){if(!(0,I().isPattern)(j))return H(j,N,A);const y=(0,I().alternativesOf)(j);if(y===void 0)return(0,R().
problemAt)("glob-unclear",N,{pattern:j,reason:"too_many"});for(const i of[j,...y]){const P=H(i,N,A);if(P!==void 0)return{
...P,args:{...P.args,path:j}}}}function H(j,N,A){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(j)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(j))return(0,R().problemAt)("target-outside",N,{path:j,reason:"address"});const y=/^(?:[\\/]|[A-Za-z]:)/.test(j),i=y?
void 0:(0,T().normalise)(A===""?j:`${A}/${j}`);if(i===void 0){const P=y?"absolute":"above";return(0,R().problemAt)("targ\
et-outside",N,{path:j,reason:P})}if((0,T().isWithin)(i,".git",{ignoreCase:!0}))return(0,R().problemAt)("target-in-git",N,
{path:j})}},9504:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.resolveProgram=w;function T(){const a=l(
76760);return T=function(){return a},a}function R(){const a=l(17093);return R=function(){return a},a}function D(){const a=l(
91063);return D=function(){return a},a}function C(){const a=l(71011);return C=function(){return a},a}function W(){const a=l(
32854);return W=function(){return a},a}function I(){const a=l(59542);return I=function(){return a},a}function E(){const a=l(
93028);return E=function(){return a},a}function $(){const a=l(4289);return $=function(){return a},a}function L(){const a=l(
46868);return L=function(){return a},a}function k(){const a=l(67953);return k=function(){return a},a}function H(){const a=l(
65490);return H=function(){return a},a}function j(){const a=l(55013);return j=function(){return a},a}function N(){const a=l(
82293);return N=function(){return a},a}function A(){const a=l(56788);return A=function(){return a},a}function y(){const a=l(
38218);return y=function(){return a},a}function i(){const a=l(10473);return i=function(){return a},a}const P=5;async function w(a,x,M,F){
const B=m(a,x,M);if("problems"in B)return B;const{subcommand:G,starts:U,operands:z,module:V,launched:K}=a,[X]=z,Y=[c(x,M,
t(a)),...v(a,B),await(0,y().resolveProgramFiles)(a,M)];if(G!==void 0){const Z=t(a);Y.push(await f(x,B,{subcommand:G,span:Z}))}
if(V!==void 0&&(U!=="module"||K)&&Y.push(n(x,B,V)),X!==void 0&&U==="file"&&Y.push(d(B,X)),X!==void 0&&U==="module"&&Y.push(
r(B,X,a.passthrough)),!(0,H().isPackageManager)(x)){const Z={subcommand:G??X?.text??"",span:t(a)};return(0,A().join)([...Y,
await p(x,B,Z)])}if(G==="run"||G==="exec"||G==="script-or-tool")Y.push(await(0,H().resolvePackageManager)(a,x,B,F));else if(G!==
void 0&&(0,H().selectsPackages)(a,x)){const Z={text:G,span:t(a),quoted:!1},q={...a,subcommand:"run",operands:[Z]};Y.push(
await(0,H().resolvePackageManager)(q,x,B,F))}return(0,A().join)(Y)}function t({operands:a,flags:x}){return a[0]?.span??x[0]?.
span??{start:0,end:0}}function m({flags:a},x,M){let F=M;for(const{name:B,value:G,span:U}of a){if(G===void 0||!(0,D().movesTo)(
x,B))continue;const z=(0,i().entryFrom)(F,G,U);if("problems"in z)return z;const V=(0,E().isRegular)(z.kind)?T().posix.dirname(
z.path):z.path;F={...M,directory:V.replace(/^\.$/,"")}}return F}function c({program:a,data:x},{tree:M,changed:F},B){if(x.
build_files.length===0)return A().NOTHING;const G=o(M),U=G.get(x)??b(M,x.build_files);G.set(x,U);const z=U.filter(K=>F.has(
K)),V=U.slice(0,P);return(0,A().join)([U.length===0?A().NOTHING:(0,A().fails)("build-files-unread",B,{program:a,files:V,
count:U.length}),...z.map(K=>(0,A().fails)("target-changed",B,{path:K}))])}const o=(0,I().perTree)(()=>new Map);function b(a,x){
const M=F=>x.some(B=>(0,j().matchesPattern)(B.includes("/")?F:T().posix.basename(F),B,{dot:!0}));return[...a.files()].flatMap(
({path:F})=>!(0,W().isWithin)(F,"node_modules")&&M(F)?F:[])}function v({operands:a,flags:x,starts:M,subcommand:F,family:B},G){
const U=B&&(0,H().isPackageManager)(B)&&F!=="test";return[...(M===void 0&&!U?a:[]).map(({text:K,span:X})=>({text:K.replace(
/::.*$/s,""),span:X})),...x.flatMap(({value:K,span:X})=>K===void 0?[]:[{text:K,span:X}])].map(({text:K,span:X})=>{const Y=(0,W().
normalise)((0,A().from)(G,K));return Y===void 0||Y===""?A().NOTHING:(0,W().isWithin)(Y,".git",{ignoreCase:!0})?(0,A().fails)(
"target-in-git",X,{path:Y}):(0,W().resolveInTree)(G.tree,Y).kind==="outside"?(0,A().fails)("target-outside",X,{path:K,reason:"\
symlink"}):A().NOTHING})}function d(a,{text:x,span:M}){const F=(0,N().pathProblem)(x,M,a.directory);if(F!==void 0)return{
targets:[],problems:[F]};const B=(0,W().normalise)((0,A().from)(a,x))??"",G=(0,i().fileAt)((0,W().resolveInTree)(a.tree,
B),x,M);return"problems"in G?G:G.tracked?(0,i().runs)(a,{name:x,path:G.path,wanted:B},M):(0,A().fails)("target-untracked",
M,{path:x})}function r(a,x,M){const{text:F,span:B}=x,G=(0,$().pythonFiles)(F).find(U=>!U.endsWith("/__init__.py")&&a.tree.
stat((0,A().from)(a,U))!==void 0);if(G===void 0){const U=(0,L().parseUnknownTool)(x,M,C().UNKNOWN_MODULE);return(0,A().join)(
[(0,A().fails)("tool-unknown",B,{tool:F}),{targets:[],problems:U}])}return d(a,{text:G,span:B,quoted:!1})}function n({program:a},{
tree:x,base:M,changed:F,directory:B},{text:G,span:U}){const z=`-m ${G}`,[V]=G.split("."),K=[...F].filter(X=>{const[,Y=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.
exec(T().posix.relative(B,X))??[];return x.stat(X)!==void 0&&M?.stat(X)===void 0&&(Y===V||(0,R().isOfLibrary)(Y))});return(0,A().
join)(K.map(X=>(0,A().fails)("subcommand-aliased",U,{program:a,subcommand:z,path:X})))}const g=256*1024,s=/"[^"\n]*\\[uUxX][^"\n]*"\s*[=.\]]|(?:^|[\s{,."'])include["']?\s*=/m;
function f(a,x,M){const F=M.subcommand.replace(/ .*$/s,""),B=e(F),G=z=>s.test(z)||/alias/.test(z)&&B.test(z),U=a.data.alias_files.
map(z=>[z,G]);return S(a,x,{...M,subcommand:F},U)}const h=/^(?:-X(?:m[sx]|ss)\w+|-T|\d+C?|-[Bq]|-ntp|--(?:batch-mode|no-transfer-progress|quiet))$/;
function p(a,x,M){const F=Object.entries(a.data.deciding_settings).map(([G,U])=>[G,z=>u(U,z)]);return S(a,x,{...M,counts:G=>x.
changed.has(G)},F)}async function S({program:a},{tree:x,directory:M},{subcommand:F,span:B,counts:G},U){const z=[];for(const V of U.
length===0?[]:(0,k().foldersUpFrom)(M))for(const[K,X]of U){const Y=T().posix.join(V,K),Z=G?.(Y)!==!1?await(0,i().readText)(
x,Y,g):void 0;Z===void 0||"text"in Z&&!X(Z.text)||z.push((0,A().fails)("subcommand-aliased",B,{program:a,subcommand:F,path:Y}))}
return(0,A().join)(z)}function e(a){return new RegExp(`(?:^|[\\s{,.["'])(?:${a})["']?\\s*=`,"m")}function u(a,x){return a===
"*"?x.replace(/#.*/g,"").split(/\s+/).some(F=>F!==""&&!h.test(F)):s.test(x)||e(a.replaceAll(" ","|")).test(x)}},56788:function(J,O,l){
Object.defineProperty(O,"__esModule",{value:!0}),O.Trail=O.NOTHING=void 0,O.fails=C,O.from=W,O.join=D,O.target=I;function T(){
const k=l(95132);return T=function(){return k},k}const R=O.NOTHING={targets:[],problems:[]};function D(k){return{targets:k.
flatMap(H=>H.targets),problems:k.flatMap(H=>H.problems)}}function C(k,H,j){return{targets:[],problems:[(0,T().problemAt)(
k,H,j)]}}function W({directory:k},H){return k===""?H:`${k}/${H}`}function I({via:k},H){return k===void 0?H:{...H,via:k}}
const E=64,$=2e3;class L{#n=new Set;#e=new Set;resolve;#s;constructor(H,j){this.resolve=H,this.#s=j}async follow(H,j,N,A){
if(this.#n.has(H))return A({why:"cycle"});const y=await this.#s?.tickScript();if(y!==void 0)return A({why:"time",limit:y});
const i=`${H}\0${j}`;if(this.#e.has(i))return R;if(this.#n.size>=E)return A({why:"depth",limit:E});if(this.#e.size>=$)return A(
{why:"count",limit:$});this.#n.add(H);const P=await N();return this.#n.delete(H),this.#e.add(i),P}}O.Trail=L},74100:function(J,O,l){
Object.defineProperty(O,"__esModule",{value:!0}),O.SHELL_WORDS=void 0,O.readScriptForm=L;function T(){const c=l(13580);return T=
function(){return c},c}function R(){const c=l(94411);return R=function(){return c},c}function D(){const c=l(54669);return D=
function(){return c},c}function C(){const c=l(11331);return C=function(){return c},c}function W(){const c=l(81716);return W=
function(){return c},c}function I(){const c=l(54421);return I=function(){return c},c}function E(){const c=l(55013);return E=
function(){return c},c}function $(){const c=l(46912);return $=function(){return c},c}function L(c,o){const b=(0,W().readShellText)(
c,o);if(b.length===0&&!(0,$().isBlank)(c))return{commands:b,fault:{part:"the script",why:"cannot be read"}};const v=(0,D().
lex)(c).problems.find(({rule:d})=>d==="shell-comment");if(v&&b.length>0){const d=c.slice(v.span.start,v.span.end);return{
commands:b,fault:{part:d,why:"hides the words behind it"}}}for(const[d,r]of b.entries()){const n=d===b.length-1,g=j(r,c)??
k(r,n);if(g!==void 0)return{commands:b,fault:g}}return{commands:b}}function k({separator:c},o){const b=c.trim();if(!(o?b===
"":b==="&&"))return{part:b===""?"a line break":b,why:H}}const H="joins commands in another way than `&&`";function j(c,o){
const{words:b,redirections:v,inside:d,subshell:r,defines:n,problems:g,assignments:s}=c,f=o.slice(c.span.start,c.span.end).
trim(),h=(a,x)=>({part:a,why:x});if(r)return h(f,"runs in a subshell");if(n)return h(f,"defines a function");if(d.length>
0)return h(f,"runs a command to make a word");const[p]=v;if(p)return h(`${p.operator} ${p.target?.text??""}`,"redirects \
input or output");const S=s.find(({name:a,value:x})=>!(0,R().isHarmlessVariable)(a,x));if(S)return h(`${S.name}=`,"sets \
a variable that can choose the code that runs");const e=b.find(a=>(0,W().isDynamic)(c,a)&&!N(c,a,o));if(e){const{start:a,
end:x}=e.span;return h(o.slice(a,x),"is only known when the script runs")}const u=g.find(a=>!A(a,b));if(u){const{start:a,
end:x}=u.span;return h(o.slice(a,x).trim()||f,"is syntax of a shell")}return b.length===0?h(f,"starts no program"):w(b)}
function N({problems:c},{span:o},b){return c.every(v=>v.rule!=="variable-expansion"||v.span.end<=o.start||v.span.start>=
o.end||/^\$\{?npm_package_version\}?$/.test(b.slice(v.span.start,v.span.end)))}function A({rule:c,span:o},b){if(c==="var\
iable-expansion"||(0,T().ruleOf)(c).severity==="warning")return!0;if(c!=="brace-expansion")return!1;const v=b.find(d=>d.
span.start<=o.start&&d.span.end>=o.end);return v!==void 0&&(0,E().alternativesOf)(v.text)?.every(d=>!d.startsWith("-"))===
!0}const y=O.SHELL_WORDS=new Set(": [ cd echo exit false test true".split(" ")),i=new Set(`! . [[ ]] { } alias autoload \
bg bind break builtin caller case chdir command compgen complete compopt
  continue coproc declare dirs disown do done elif else enable esac eval exec export fc fg fi for function
  functions getopts hash help histexpand history if in integer jobs kill let local logout mapfile popd print
  printf pushd pwd r read readarray readonly return select set shift shopt source suspend then time times trap
  type typeset ulimit umask unalias unset until wait whence while`.split(/\s+/)),P=new Set("env ionice nice nohup setsid\
 stdbuf timeout xvfb-run".split(" "));function w(c){const[o]=c,b=o?.text??"";if(i.has(b)&&!o?.quoted)return{part:b,why:"\
is a word of the shell"};const v=(0,I().startedWords)(c),d=c.slice(0,c.length-v.length);if((0,C().programNamed)(b)?.kind===
"wrapper"&&!t.test(b)){const g=d.find(({text:s},f)=>f>0&&!m(s,b));if(g||!P.has((0,C().baseName)(b))||d.length===0)return{
part:g?.text??b,why:"decides how another program runs"}}else if(d.length>0&&!t.test(b))return{part:b,why:"runs a program\
 for what it finds"};return(t.test(b)?void 0:(0,I().textHanded)(v))&&v[0]?.text!=="node"?{part:v[0]?.text??b,why:"runs t\
ext as code"}:void 0}const t=/^(?:cross-env|dotenv|env-cmd)$/;function m(c,o){const[,b,v=""]=/^(\w+)=(.*)$/s.exec(c)??[];
return b!==void 0?(0,R().isHarmlessVariable)(b,v):P.has(c)?!0:(0,C().baseName)(o)==="env"?!1:/^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.
test(c)}},28213:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.helperFault=H,O.helperWords=k;function T(){
const y=l(76760);return T=function(){return y},y}function R(){const y=l(678);return R=function(){return y},y}function D(){
const y=l(95244);return D=function(){return y},y}function C(){const y=l(32854);return C=function(){return y},y}function W(){
const y=l(59542);return W=function(){return y},y}function I(){const y=l(56788);return I=function(){return y},y}function E(){
const y=l(10473);return E=function(){return y},y}const $={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,from:-1},
mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},L=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function k([y,...i]){if(y?.text==="shx"){
const[P]=i;return P&&(P.text==="echo"||Object.hasOwn($,P.text))?i:void 0}return y&&Object.hasOwn($,y.text)?[y,...i]:void 0}
async function H([y,...i],P){const w=y?.text??"",t=$[w];if(t===void 0)return;const m=i.find(({text:o})=>o.startsWith("-")&&
!t.flags.test(o));if(m)return{part:`${w} ${m.text}`,why:"has a flag that is not known"};const c=i.flatMap(({text:o})=>o.
startsWith("-")?[]:[o]);if(c.length<(t.from<0?2:1))return{part:w,why:"names no path"};for(const o of c.slice(t.from)){const b=await j(
o,P);if(b!==void 0)return{part:`${w} \u2026 ${o}`,why:b}}}async function j(y,i){const{tree:P,isOutput:w}=i,t=y.startsWith(
"/")?void 0:(0,C().normalise)((0,I().from)(i,y));if(t===void 0||t==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(y))return"writes to a path that the text does not show";if(L.test(t))return"writes to a directory of dependencies";
if((0,D().toolThatFinds)(t)!==void 0)return"writes a configuration file";const m=P.stat(t);if(m?.tracked&&m.kind!=="dire\
ctory")return"writes a file of the commit";const c=`${t}/`;if(m?.tracked&&[...P.files()].some(b=>b.path.startsWith(c)))return"\
writes to a directory of the commit";if(!(w?.(t)||(await N(P))(t)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const N=(0,W().perTree)(async y=>{const i=new Map;for(const{path:P}of y.files()){if(T().posix.
basename(P)!==".gitignore")continue;const w=await(0,E().readText)(y,P,A),t=T().posix.dirname(P).replace(/^\.$/,"");w&&"t\
ext"in w&&i.set(t,(0,R().default)().add(w.text))}return P=>{const w=P.split("/");let t=!1;for(let m=0;m<w.length;m+=1){const c=i.
get(w.slice(0,m).join("/")),o=w.slice(m).join("/"),b=c?.test(o),v=c?.test(`${o}/`);b?.ignored||v?.ignored?t=!0:(b?.unignored||
v?.unignored)&&(t=!1)}return t}}),A=256*1024},61102:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.readParts=
A;function T(){const m=l(92739);return T=function(){return m},m}function R(){const m=l(32854);return R=function(){return m},
m}function D(){const m=l(95132);return D=function(){return m},m}function C(){const m=l(11331);return C=function(){return m},
m}function W(){const m=l(81716);return W=function(){return m},m}function I(){const m=l(54421);return I=function(){return m},
m}function E(){const m=l(45806);return E=function(){return m},m}function $(){const m=l(92170);return $=function(){return m},
m}function L(){const m=l(82293);return L=function(){return m},m}function k(){const m=l(56788);return k=function(){return m},
m}function H(){const m=l(74100);return H=function(){return m},m}function j(){const m=l(28213);return j=function(){return m},
m}function N(){const m=l(20362);return N=function(){return m},m}async function A({body:m,words:c,span:o},b,v){const d=(0,H().
readScriptForm)(m,v),r=d.fault?(0,W().everyCommand)(d.commands).map(W().withoutReserved):d.commands,n=[];let{fault:g}=d,
{directory:s}=b;for(const[p,S]of r.entries()){const e=!g||S.words.every(G=>!(0,W().isDynamic)(S,G)),u=p===r.length-1&&!d.
fault,a=[...S.words.map(G=>({...G,span:o})),...u?c:[]],[x,M]=a;if(x?.text==="cd"){const G=M&&(0,R().normalise)((0,k().from)(
{directory:s},M.text));(p>0||a.length!==2||G===void 0)&&(g??={part:"cd",why:"changes the directory in the middle, or lea\
ves the repository"}),s=G??s;continue}const F={...b,directory:s},B=(0,j().helperWords)(a);B&&(g??=await(0,j().helperFault)(
B,F)),!(B||x===void 0||!e||H().SHELL_WORDS.has(x.text))&&n.push({span:o,resolve:(G,U)=>P(a,{...G,directory:F.directory},
U)})}const f=r.some(({words:p})=>y.test(p.map(({text:S})=>S).join(" "))),h=!g&&n.length===0&&r.length>0&&!f;return{parts:n,
isIdle:h,...g&&{fault:g}}}const y=/^(?:\[|exit (?!0$)|false|test )/,i=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function P(m,c,o){
const v=/^(?:cross-env|dotenv|env-cmd)$/.test(m[0]?.text??"")?m:(0,I().startedWords)(m),[d,...r]=v;if(d===void 0)return{
targets:[],problems:[]};const{families:n}=c,g=(0,$().isProgram)(d.text)?d.text:n?.allowed.get(d.text),s=i.exec(d.text)?.[1]??
d.text,f=m[0]===d?void 0:m[0],h=f?w(f):{targets:[],problems:[]};if(g===void 0&&/[\\/]/.test(s))return(0,k().join)([h,t(v,
c)]);const{invocation:p,problems:S}=g?(0,E().parseInvocation)(g,r,n):(0,E().parseInvocation)("npx",[{...d,text:s},...r],
n),e=await o.resolve(p,c),u=g===void 0&&e.problems.some(({rule:M})=>M==="binary-missing");if(u&&(0,T().toolOf)(s,n?.tools)!==
void 0)return(0,k().join)([h,w(d),{targets:[],problems:S}]);if(u)return(0,k().join)([h,t(v,c)]);const x=(0,L().inspectPaths)(
p,c.directory,n);return(0,k().join)([h,{targets:[],problems:[...S,...x]},e])}function w({text:m,span:c}){const o={program:m,
group:"other"};return{targets:[],problems:[(0,D().problemAt)("program-not-allowed",c,o)]}}function t(m,c){const[o]=m;if(o===
void 0)return{targets:[],problems:[]};const b=m.find(({text:d,span:r})=>r.start!==o.span.start&&(d.startsWith("-")||(0,C().
programNamed)(o.text))),v=b?[(0,D().problemAt)("npm-script-form",b.span,{script:c.via??"",text:m.map(({text:d})=>d).join(
" "),part:o.text,why:"is a program that the gate does not read",words:[b.text]})]:[];return(0,k().join)([w(o),{targets:[],
problems:v},(0,N().filesOfProgram)(m,c)])}},80827:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.npmScripts=
A,O.stepsIn=N;function T(){const u=l(76760);return T=function(){return u},u}function R(){const u=l(13580);return R=function(){
return u},u}function D(){const u=l(54669);return D=function(){return u},u}function C(){const u=l(3893);return C=function(){
return u},u}function W(){const u=l(46138);return W=function(){return u},u}function I(){const u=l(67953);return I=function(){
return u},u}function E(){const u=l(60210);return E=function(){return u},u}function $(){const u=l(59867);return $=function(){
return u},u}function L(){const u=l(56788);return L=function(){return u},u}function k(){const u=l(46912);return k=function(){
return u},u}const H={start:0,end:0},j=200;function N({steps:u}){return u.flatMap(a=>a.command?.nested?.flatMap(N)??[a])}
async function A(u,a,x={left:j}){const{subcommand:M,flags:F}=u;if(M===void 0||M==="pack")return;const{project:B,selected:G,
runs:U,packages:z}=await(0,k().scriptsThatRun)(u,a,H);if(B===void 0)return;const V=await(0,E().readNpmrc)({...a,directory:B}),
K=await y(a,B);if("unread"in V||K===void 0)return;const{settings:X}=V;if(K.devEngines!==void 0||g(F,X))return;const Y=[],
Z=s(F,X);for(const _ of z){const nn=await y(a,_);if(nn===void 0||i(nn))return;const en=U.filter(tn=>tn.directory===_),sn=en.
length===0?await o(u,a,_):void 0;sn!==void 0&&Y.push({...P(nn),...sn,directory:_});for(const tn of en){const rn=await w(
tn,a,Z,x);Y.push({...P(nn),...rn})}}const q=X["node-options"],{prefix:Q}=(0,I().readSettings)(u);return{subcommand:M,directory:a.
directory,project:B,prefixed:Q!==void 0,inWorkspaces:G,config:Z,...typeof q=="string"&&{nodeOptions:q},steps:Y}}async function y(u,a){
const x=await(0,$().readJsonFile)(u.tree,(0,L().from)({directory:a},"package.json"));return x===$().INVALID?void 0:x}function i({
bin:u,directories:a}){return!u&&typeof a=="object"&&a!==null&&"bin"in a}function P(u){const{name:a,version:x}=u;return{packageId:a&&
x?`${String(a)}@${String(x)}`:"",packageEnv:h(u)}}async function w(u,a,x,M){const{directory:F,event:B,body:G}=u,U=(0,k().
scriptText)(u),z={...a,directory:F},V=v(U),K=await m(u,V,z,{config:x,budget:M}),X=u.words.map(Z=>Z.text),Y=K?{argv:[],env:{},
...V,nested:K}:V;return{directory:F,event:B,body:G,words:X,text:U,...Y&&{command:Y}}}const t=new Set(["--if-present","--\
include-workspace-root","--workspace","--workspaces"]);async function m(u,a,x,{config:M,budget:F}){const B=a?.argv[0]===
"npm"&&Object.keys(a.env).length===0,G=u.builtIn==="restart"?[["stop","--if-present"],["start",...u.words.map(({text:z})=>z)]]:
B?[a.argv.slice(1)]:[],U=[];for(const z of G){if(F.left-=1,F.left<0)return;const{invocation:V,problems:K}=(0,C().parseNpm)(
z.map(q=>({text:q,span:H,quoted:!0})),x.families);if(!(K.length===0&&V.flags.every(({name:q})=>t.has(q))))return;const Y=M.
npm_config_ignore_scripts==="true"?[c,...V.flags]:V.flags,Z=await A({...V,flags:Y},x,F);if(Z===void 0)return;U.push(Z)}return U.
length>0?U:void 0}const c={name:"--ignore-scripts",written:"--ignore-scripts",span:H};async function o(u,{tree:a},x){const M=(0,k().
eventOf)(u),F=(await(0,$().usablePackageJson)(a,x))?.scripts.has(M??"");if(!(M===void 0||F||(0,I().readSettings)(u).ifPresent))
return{event:M,words:[],text:""}}const b=new Set(`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd \
chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/));function v(u){const{words:a,assignments:x,refused:M,
problems:F}=(0,D().lex)(u),B=F.every(({rule:K})=>K==="assignment-refused"||(0,R().ruleOf)(K).severity==="warning"&&K!=="\
unquoted-glob"),G=F.filter(({rule:K})=>K==="assignment-refused").length,[U]=a;if(!B||G!==M.length||U===void 0||b.has(U.text)||
U.text.includes("="))return;const z=[...x,...M].sort((K,X)=>K.span.start-X.span.start);if(z.some(({name:K})=>K==="PATH"))
return;const V=Object.fromEntries(z.map(({name:K,value:X})=>[K,X]));return{argv:a.map(K=>K.text),env:V}}const d=new Set(
`cache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),r=new Set("browser cache fetch-retries offline update-notifier".split(" ")),n=["also","dev",
"include","omit","only","optional","production"];function g(u,a){return n.some(x=>x in a||u.some(({name:M})=>M===`--${x}`))}
function s(u,a){const x=Object.entries(a).filter(([B,G])=>{const U=(0,E().effectOf)(B,G);return U==="harmless"||U==="hon\
oured"}),M=u.map(({name:B,value:G,negated:U})=>[B.slice(2),G??U!==!0]),F={};for(const[B,G]of[...x,...M])d.has(B)||r.has(
B)||(F[`npm_config_${B.replaceAll("-","_").toLowerCase()}`]=f(G));return F}function f(u){return Array.isArray(u)?u.map(f).
join(`

`):u==null||u===!1?"":String(u).trim()}function h(u){const{name:a,version:x,config:M,engines:F,bin:B}=u,G={};return p({name:a,
version:x,config:M,engines:F,bin:S(B,a)},"npm_package_",G),Object.fromEntries(Object.entries(G).filter(([U])=>/^[A-Za-z_]\w*$/.
test(U)))}function p(u,a,x){for(const[M,F]of Object.entries(u))if(F!==void 0)if(F===null||F===!1)x[`${a}${M}`]="";else if(Array.
isArray(F))for(const[B,G]of F.entries())p({[`${M}_${B}`]:G},a,x);else typeof F=="object"?p(F,`${a}${M}_`,x):x[`${a}${M}`]=
String(F)}function S(u,a){const F=Object.entries((0,W().binOf)(u,typeof a=="string"?a:"")??{}).map(([B,G])=>[T().posix.basename(
e(B)),e(G)]).filter(([B,G])=>B&&G);return F.length>0?Object.fromEntries(F):void 0}function e(u){return T().posix.join("/",
u.replaceAll("\\","/")).slice(1)}},20362:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.filesOfProgram=
k,O.namedTargets=H;function T(){const A=l(76760);return T=function(){return A},A}function R(){const A=l(95244);return R=
function(){return A},A}function D(){const A=l(32854);return D=function(){return A},A}function C(){const A=l(93028);return C=
function(){return A},A}function W(){const A=l(11331);return W=function(){return A},A}function I(){const A=l(81716);return I=
function(){return A},A}function E(){const A=l(55013);return E=function(){return A},A}function $(){const A=l(56788);return $=
function(){return A},A}function L(){const A=l(10473);return L=function(){return A},A}function k(A,y){const[i,...P]=A;if(i===
void 0)return $().NOTHING;const w=(0,W().runsCode)(i.text)?P:[];return(0,$().join)([i,...w].map(t=>(0,L().resolveCommitted)(
y,t)))}function H(A,y,i){const P=(0,I().everyCommand)((0,I().readShellText)(A)),w=P.some(r=>r.substituted.length>0||[...r.
words,...r.assignments].some(n=>(0,I().isDynamic)(r,n))),t=[...new Set(A.split(j).filter(r=>r!==""))],m=[y.directory];for(const{
words:r}of P){const[n,g]=r;if(!(!/^(?:cd|pushd)$/.test(n?.text??"")||g===void 0)&&(m.push(...m.flatMap(s=>(0,D().normalise)(
T().posix.join(s,g.text))??[])),m.length>N))break}const c=[...y.changed],o=[...new Set(m)].flatMap(r=>t.map(n=>{const g={
...y,directory:r},s=(0,D().normalise)(T().posix.join(r,n));if(s===void 0)return $().NOTHING;const f=(0,D().resolveInTree)(
y.tree,s);if(f.kind==="inside"&&(0,C().isRegular)(f.entry.kind))return(0,L().resolveCommitted)(g,{text:n,span:i});const h=c.
filter(p=>/[*?[]/.test(n)?(0,E().matchesPattern)(p,s,{dot:!0}):f.kind==="inside"&&s!==""&&(0,D().isWithin)(p,s));return(0,$().
join)(h.map(p=>(0,$().fails)("target-changed",i,{path:p})))})),b=w?c.filter(R().isCode):[],{targets:v,problems:d}=(0,$().
join)([...o,...b.map(r=>(0,$().fails)("target-changed",i,{path:r}))]);return{targets:[...new Map(v.map(r=>[r.path,r])).values()],
problems:[...new Map(d.map(r=>[JSON.stringify(r.args),r])).values()]}}const j=/[\s"'`;&|()<>=:,{}]+/,N=16},46912:function(J,O,l){
Object.defineProperty(O,"__esModule",{value:!0}),O.eventOf=P,O.inspectEmpty=A,O.isBlank=y,O.quoteForScript=g,O.runsIn=t,
O.scriptText=H,O.scriptsThatRun=j;function T(){const s=l(76760);return T=function(){return s},s}function R(){const s=l(32854);
return R=function(){return s},s}function D(){const s=l(93028);return D=function(){return s},s}function C(){const s=l(95132);
return C=function(){return s},s}function W(){const s=l(67953);return W=function(){return s},s}function I(){const s=l(60210);
return I=function(){return s},s}function E(){const s=l(59867);return E=function(){return s},s}function $(){const s=l(56788);
return $=function(){return s},s}function L(){const s=l(10473);return L=function(){return s},s}const k={selected:!1,runs:[],
packages:[],problems:[]};function H({body:s,words:f}){return[s,...f.map(({text:h})=>g(h))].join(" ")}async function j(s,f,h){
const p=(0,W().readSettings)(s),S=P(s);if(p.informs||S===void 0&&s.subcommand!=="pack")return k;const e=S===void 0&&!d(s),
u=X=>(0,W().findPackages)(p,X,h,e),a=await u(f);if("problems"in a)return{...k,problems:a.problems};const{project:x,selected:M}=a,
F=p.ignoreScripts??await i({...f,directory:x}),B={...p,ignoreScripts:F},G=S??"pack",U=S===void 0?r(s,f,M?a.directories:void 0):
[];if("problems"in U)return{...k,project:x,selected:M,problems:U.problems};const z=S===void 0?U:a.directories,V=[],K=[...a.
missing,...await N(a,f,h,u)];for(const X of z){const Y=await(0,E().readPackageJson)(f.tree,X),Z={...f,directory:X};if(Y===
E().INVALID||Y===void 0){const q=T().posix.join(X,"package.json"),Q=Y?(0,$().fails)("package-json-invalid",h,{path:q}):(0,$().
fails)("package-json-missing",h,{directory:X});K.push(...Q.problems)}else if(S===void 0)V.push(...b(Y,X,B));else if(w(Y,
Z,G)){const q=t(Y,Z,{event:G,words:s.passthrough},B);V.push(...q),K.push(...A(q,G,Z,h))}else{const q={script:G,passes:B.
ifPresent};K.push(...(0,$().fails)("npm-script-missing",h,q).problems)}}return{project:x,selected:M,runs:V,packages:z,problems:K}}
async function N({project:s,directories:f},{base:h,...p},S,e){const u=T().posix.join(s,"package.json");if(h===void 0||!p.
changed.has(u))return[];const a=await e({...p,tree:h});if("problems"in a)return[];const x=a.directories.filter(M=>!f.includes(
M));return x.length===0?[]:[(0,C().problemAt)("workspaces-changed",S,{path:u,lost:x})]}function A(s,f,{via:h,directory:p},S){
if(s.some(({event:u,body:a})=>u===f&&!y(a)))return[];const e=h===void 0?"npm-script-empty":"npm-script-empty-part";return[
(0,C().problemAt)(e,S,{script:f,path:T().posix.join(p,"package.json")})]}function y(s){return s.split(`
`).every(f=>/^\s*(?:#|$)/.test(f))}async function i(s){const f=await(0,I().readNpmrc)(s);return"settings"in f&&f.settings["\
ignore-scripts"]===!0}function P({subcommand:s,operands:f}){switch(s){case"run":return f[0]?.text;case"test":case"start":case"\
stop":case"restart":return s;default:return}}function w({scripts:s},f,h){return s.has(h)||h==="restart"||h==="env"?!0:h===
"start"&&c(f)}function t(s,f,{event:h,words:p},S={}){const{directory:e}=f,u=s.scripts.get(h)??"",a=u===""?m(h,f):{body:u};
return[...v(s,e,[`pre${h}`],S),...a?[{directory:e,event:h,words:p,...a}]:[],...v(s,e,[`post${h}`],S)]}function m(s,f){return s===
"restart"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:s==="start"&&c(f)?{body:"node server.js",builtIn:"\
server"}:s==="env"?{body:"env"}:void 0}function c(s){const f=(0,R().resolveInTree)(s.tree,(0,$().from)(s,"server.js"));return f.
kind==="outside"||f.kind==="inside"&&(0,D().isRegular)(f.entry.kind)}const o=["prepack","prepare","postpack"];function b(s,f,{
ignoreScripts:h}){return v(s,f,h?["prepare"]:o,{})}function v({scripts:s},f,h,{ignoreScripts:p}){return p?[]:h.flatMap(S=>{
const e=s.get(S);return e?[{directory:f,event:S,body:e,words:[]}]:[]})}function d({operands:s}){return s.length===0||s.some(
({text:f})=>f===".")}function r({operands:s},f,h){const p=h?[...h]:[];!h&&s.length===0&&p.push(f.directory);for(const{text:S,
span:e}of s){if(h&&S===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(S))return(0,$().fails)("downloads",e,{program:"npm",flag:S});
const u=(0,L().entryFrom)(f,S,e);if("problems"in u)return u;if(u.kind!=="directory")return(0,$().fails)("target-not-a-fi\
le",e,{path:S,reason:"archive"});p.push(u.path)}return p}const n=/[\t\n\r "#$&'()*;<>?\\`|~]/;function g(s){return s===""?
"''":n.test(s)?`'${s.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):s}},95598:function(J,O,l){
Object.defineProperty(O,"__esModule",{value:!0}),O.resolveTasks=A;function T(){const c=l(76760);return T=function(){return c},
c}function R(){const c=l(16111);return R=function(){return c},c}function D(){const c=l(89784);return D=function(){return c},
c}function C(){const c=l(32854);return C=function(){return c},c}function W(){const c=l(46138);return W=function(){return c},
c}function I(){const c=l(62205);return I=function(){return c},c}function E(){const c=l(59867);return E=function(){return c},
c}function $(){const c=l(65490);return $=function(){return c},c}function L(){const c=l(56788);return L=function(){return c},
c}function k(){const c=l(46912);return k=function(){return c},c}function H(){const c=l(10473);return H=function(){return c},
c}const j=1024*1024,N={turbo:[["turbo.json","tasks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","\
targetDefaults"]],lerna:[["nx.json","targetDefaults"]]};async function A(c,o,b){const{operands:v,passthrough:d,subcommand:r}=c,
[n]=v,s=(r==="exec"||r==="script-or-tool")&&n?(0,D().tasksOf)(n.text,d):void 0;if(n===void 0||s===void 0)return L().NOTHING;
const{text:f,span:h}=n,p=f==="wireit"?await P(o):await y(await i(o.tree,f,s),o.tree),S=[];for(const{directory:e,script:u,
body:a}of p){const x={...o,directory:e};if(a!==void 0){const B={directory:e,event:`${u} (${f})`,body:a,words:[]};S.push(
await(0,I().resolveRun)(x,B,h,b));continue}const M=await(0,E().usablePackageJson)(o.tree,e);if(M===void 0)continue;const F=(0,k().
runsIn)(M,x,{event:u,words:[]});for(const B of F)S.push(await(0,I().resolveRun)(x,B,h,b))}return(0,L().join)(S)}async function y(c,o){
const b=[];for(const v of(0,$().everyPackage)(o)){const d=await(0,E().usablePackageJson)(o,v);if(v===""||d===void 0)continue;
const r=c.filter(n=>d.scripts.has(n));b.push(...r.map(n=>({directory:v,script:n})))}return b}async function i(c,o,b){const v=new Set(
b);for(const[d,r]of N[o]??[]){const n=w(await m(c,d),r);for(const g of v)for(const s of t(w(w(n,g),"dependsOn")))v.add(s.
replace(/^\^|^.*#/,""))}return[...v]}async function P({tree:c,directory:o,via:b}){const v=await(0,E().readJsonFile)(c,T().
posix.join(o,"package.json")),d=w(w(v,"wireit"),b??""),r=w(d,"command"),n=t(w(d,"dependencies")).flatMap(s=>{const[,f="",
h=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(s)??[],p=(0,C().normalise)(T().posix.join(o,f));return p===void 0?[]:[{directory:p,
script:h}]}),g=typeof r=="string"&&b!==void 0;return[...n,...g?[{directory:o,script:b,body:r}]:[]]}function w(c,o){const b=(0,W().
objectIn)(c);return Object.hasOwn(b,o)?b[o]:void 0}function t(c){return Array.isArray(c)?c.map(o=>w(o,"script")??w(o,"ta\
rget")??o).filter(o=>typeof o=="string"):[]}async function m(c,o){const b=await(0,H().readText)(c,o,j);return b&&"text"in
b?(0,R().parse)(b.text):void 0}},38218:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.resolveProgramFiles=
i,O.resolveToolFiles=y;function T(){const d=l(76760);return T=function(){return d},d}function R(){const d=l(91063);return R=
function(){return d},d}function D(){const d=l(32854);return D=function(){return d},d}function C(){const d=l(93028);return C=
function(){return d},d}function W(){const d=l(4289);return W=function(){return d},d}function I(){const d=l(46868);return I=
function(){return d},d}function E(){const d=l(66227);return E=function(){return d},d}function $(){const d=l(15804);return $=
function(){return d},d}function L(){const d=l(59867);return L=function(){return d},d}function k(){const d=l(55013);return k=
function(){return d},d}function H(){const d=l(82293);return H=function(){return d},d}function j(){const d=l(56788);return j=
function(){return d},d}function N(){const d=l(10473);return N=function(){return d},d}const A=["",...["js","cjs","mjs","t\
s","cts","mts","jsx","tsx","json"].map(d=>`.${d}`)];async function y(d,r){return P((0,W().filesNamedBy)(d,r.families),d.
operands[0],r)}function i({files:d=[],flags:r,family:n},g){const s=r.flatMap(({name:f,value:h})=>h&&n&&(0,R().movesTo)(n,
f)?h:[]);return P({files:d,roots:s,nodeFlags:[]},void 0,g)}async function P({files:d,roots:r,nodeFlags:n},g,s){const f=[
"",...r].flatMap(p=>{const S=(0,D().normalise)((0,j().from)(s,p));return S===void 0?[]:[S]}),h=[];for(const p of d)h.push(
p.as==="arguments"?await o(p,g,s):p.as==="tests"?await c(p,s):await w(p,[...new Set(f)],s));for(const p of n)h.push(await(0,$().
inspectNodeFlag)(p,s));return(0,j().join)(h)}async function w(d,r,n){const{as:g,path:s,span:f}=d,h=(0,H().pathProblem)(s,
f,n.directory);if(h!==void 0)return{targets:[],problems:[h]};const p=[];for(const S of r){const e=(0,D().normalise)(T().
posix.join(S,s));if(e===void 0)continue;const u=await t(d,e,n);u!==void 0&&p.push(u)}return p.length>0?(0,j().join)(p):g===
"code"||g==="config"?(0,N().nothingAt)(n.tree,T().posix.join(n.directory,s),s,f):g==="module"&&d.first?(0,$().inspectImport)(
n,s,f):j().NOTHING}async function t(d,r,n){const{as:g,path:s,span:f}=d,{tree:h}=n,p=(0,$().firstFile)(h,g==="place"?[r]:
A.map(u=>r+u));if(p===void 0)return;const S=p.kind==="inside"&&!(0,C().isRegular)(p.entry.kind);if(g==="place"&&p.kind===
"inside")return j().NOTHING;if(!S)return m(d,r,p,n);if(g==="config"){const u=(0,D().resolveInTree)(h,T().posix.join(p.path,
"tsconfig.json"));return u.kind==="missing"?j().NOTHING:m(d,r,u,n)}const e=await(0,$().mainOf)(h,r);return e===L().INVALID?
(0,j().fails)("package-json-invalid",f,{path:T().posix.join(s,"package.json")}):e&&m(d,r,e.found,n)}async function m({as:d,
path:r,span:n,ifFile:g},s,f,h){const p=(0,N().fileAt)(f,r,n);if("problems"in p)return p;const S=await(0,$().trustProblems)(
h,p,r,n);if(S.some(E().isUnverified))return{targets:[],problems:S};const e=(0,N().runs)(h,{name:r,path:p.path,wanted:s},
n),u=d==="module"&&g?[g]:[];return{...e,problems:[...S,...u,...e.problems]}}async function c(d,r){const{path:n,span:g}=d,
s=(0,H().testProblem)(n,g,r.directory);if(s!==void 0)return{targets:[],problems:[s]};const h=((0,k().isPattern)(n)?((0,k().
alternativesOf)(n)??[]).map(k().baseOf):[n]).map(S=>(0,D().resolveInTree)(r.tree,(0,j().from)(r,S)));if(h.some(({kind:S})=>S===
"outside"))return(0,j().fails)("target-outside",g,{path:n,reason:"symlink"});const[p]=h;return(0,k().isPattern)(n)||p?.kind!==
"inside"||!(0,C().isRegular)(p.entry.kind)?j().NOTHING:m(d,(0,D().normalise)((0,j().from)(r,n))??n,p,r)}async function o({
path:d,span:r},n,g){const s=await w({as:"config",path:d,span:r},[g.directory],g),f=s.targets[0]?.path;if(n===void 0||f===
void 0)return s;const h=v(await g.tree.read(f),r);if(h===void 0){const S=`@${d}`;return(0,j().join)([s,(0,j().fails)("to\
ol-loads-code",r,{program:n.text,flag:S})])}const p=(0,I().parseTool)(n,h,g.families?.tools).map(S=>({...S,span:r}));return(0,j().
join)([s,{targets:[],problems:p},await P((0,W().filesIn)(n,h,g.families),n,g)])}const b=64*1024;function v(d,r){if(d.length>
b)return;const n=[],g=d.toString("utf8"),s=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let h=s.exec(g);h!==null;h=s.exec(g))
n.push(h[1]??h[2]??"");return n.every(h=>!h.startsWith("@")&&!h.startsWith('"'))?n.map(h=>({text:h,span:r,quoted:!0})):void 0}},
10473:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.entryAt=W,O.entryFrom=$,O.fileAt=E,O.firstLineOf=
j,O.nothingAt=I,O.readText=H,O.resolveCommitted=L,O.runs=k;function T(){const N=l(32854);return T=function(){return N},N}
function R(){const N=l(93028);return R=function(){return N},N}function D(){const N=l(95132);return D=function(){return N},
N}function C(){const N=l(56788);return C=function(){return N},N}function W(N,A,y){switch(N.kind){case"inside":return N.entry;case"\
outside":return(0,C().fails)("target-outside",y,{path:A,reason:"symlink"});case"missing":return(0,C().fails)("target-mis\
sing",y,{path:A});case"loop":return(0,C().fails)("target-not-a-file",y,{path:A,reason:"loop"})}}function I(N,A,y,i){const w=A.
split("/").map((t,m,c)=>c.slice(0,m).join("/")).find(t=>N.stat(t)?.kind==="submodule");return(0,C().fails)("target-missi\
ng",i,{path:y,...w&&{submodule:w}})}function E(N,A,y){const i=W(N,A,y);return"problems"in i||(0,R().isRegular)(i.kind)?i:
(0,C().fails)("target-not-a-file",y,{path:A,reason:i.kind})}function $(N,A,y){const i=A.startsWith("/")?void 0:(0,T().normalise)(
(0,C().from)(N,A));if(i===void 0)return(0,C().fails)("target-outside",y,{path:A,reason:"above"});const P=(0,T().resolveInTree)(
N.tree,i);return P.kind==="missing"?I(N.tree,i,A,y):W(P,A,y)}function L(N,{text:A,span:y}){const i=A.startsWith("/")?void 0:
(0,T().normalise)((0,C().from)(N,A)),P=i===void 0?void 0:(0,T().resolveInTree)(N.tree,i);return i===void 0||P?.kind!=="i\
nside"||!(0,R().isRegular)(P.entry.kind)?C().NOTHING:k(N,{name:A,path:P.path,wanted:i},y)}function k(N,{name:A,path:y,wanted:i},P){
const w=N.changed.has(y)||N.changed.has(i);return{targets:[(0,C().target)(N,{kind:"file",name:A,path:y})],problems:w?[(0,D().
problemAt)("target-changed",P,{path:y})]:[]}}async function H(N,A,y){const i=(0,T().resolveInTree)(N,A);if(!(i.kind==="m\
issing"&&N.stat(A)===void 0))return i.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,R().isRegular)(i.entry.kind)?(i.entry.size??0)>y?{unread:"it is too large"}:{text:(await N.read(i.path,y)).toString(
"utf8"),path:i.path}:{unread:"it is not a regular file"}}async function j(N,A){const[y=""]=(await N.read(A)).subarray(0,
256).toString("latin1").split(`
`,1);return y}},47668:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.listWorkspaces=void 0,O.selectWorkspaces=
k;function T(){const j=l(76760);return T=function(){return j},j}function R(){const j=l(32854);return R=function(){return j},
j}function D(){const j=l(59542);return D=function(){return j},j}function C(){const j=l(59867);return C=function(){return j},
j}function W(){const j=l(55013);return W=function(){return j},j}const I=O.listWorkspaces=(0,D().perPath)(async(j,N)=>{const A=await(0,C().
usablePackageJson)(j,N),y=(0,W().readPatterns)(A?.workspaces??[]);if("unclear"in y)return y;const{wanted:i,entries:P,refused:w}=y;
if(i.length===0)return[];const t=[];for(const{path:o,kind:b}of j.files()){const v=L(N,o);if(v!==void 0)if(b==="symlink"){
const d=i.some(g=>(0,W().matchesPattern)(v,g,{partial:!0})),r=i.some(g=>(0,W().matchesPattern)(v,g)),n=d?(0,R().resolveInTree)(
j,o):void 0;if(n?.kind==="outside")return{unclear:o};if(n?.kind!=="inside"||n.entry.kind!=="directory")continue;if(!r||w.
length>0||i.some(g=>g.startsWith(`${v}/`)))return{unclear:o};t.push(v)}else T().posix.basename(o)==="package.json"&&t.push(
T().posix.dirname(v))}const m=t.filter(o=>i.some(b=>(0,W().matchesPattern)(o,b))).filter(o=>!o.split("/").includes("node\
_modules")).filter(o=>!w.some(b=>(0,W().matchesPattern)(o,b,{dot:!0}))).sort((o,b)=>o.localeCompare(b,"en")),c=P.flatMap(
o=>m.filter(b=>o.some(v=>(0,W().matchesPattern)(b,v,{partial:!0}))));return E(j,N,[...new Set(c)])});async function E(j,N,A){
const y=[],i=new Set;for(const P of A){const w=T().posix.join(N,P).replace(/^\.$/,""),t=await(0,C().readPackageJson)(j,w);
if(t===void 0)continue;if(t===C().INVALID)return{broken:`${w}/package.json`};const m=t.name||$(w);if(i.has(m))return{broken:t.
path};i.add(m),y.push({directory:w,name:m})}return y}function $(j){const N=T().posix.basename(T().posix.dirname(j)),A=T().
posix.basename(j);return N.startsWith("@")?`${N}/${A}`:A}function L(j,N){return j===""?N:N.startsWith(`${j}/`)?N.slice(j.
length+1):void 0}function k(j,N,{directory:A,project:y}){const i=m=>T().posix.join("/",m),P=i(L(y,`${A}/`)===void 0?y:A),
w=T().posix.resolve(P,N),t=[T().posix.relative(i(y),T().posix.resolve(i(A),N)),N];return j.filter(m=>{if(m.name===N||i(m.
directory)===w)return!0;const c=T().posix.relative(P,i(m.directory)),o=N.startsWith("./")?`./${c}`:c;return t.some(b=>H(
o,b))})}function H(j,N){const A=/^\.(?:\/|$)/.test(N)===j.startsWith("./"),[y,i]=[T().posix.normalize(j),T().posix.normalize(
`${N}/`)];return A&&N!==""&&`${T().posix.dirname(y)}/`===i&&!T().posix.basename(y).startsWith(".")}},34482:function(J,O,l){
Object.defineProperty(O,"__esModule",{value:!0}),O.Places=void 0,O.contextIn=D;function T(){const I=l(32854);return T=function(){
return I},I}const R="/\0checkout";function D({policy:I,tree:E,platform:$,cwd:L=""},k){const{workspace:H}=I,j=C(I)?R:void 0,
{files:N,cwd:A=L===""?j:`${j??H}/${L}`}=k;return{policy:I,platform:$,proposal:k,mount:N?{at:"/",tree:N}:E?{at:j??H,tree:E}:
{at:R},cwd:A}}function C({workspace:I}){const E=(0,T().locatePath)(I,R,{at:R});return E!==void 0&&(0,T().isLocatedIn)(E,
R)}class W{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:E},cwd:$,platform:L,mount:k}){this.#n=k,this.#e=k.at===
"/"?k:{at:k.at},this.#s=L!=="linux",this.workspace=(0,T().locatePath)(E,R,this.#e)??R,this.cwd=$===void 0?this.workspace:
(0,T().locatePath)($,this.workspace,k)??R}locate(E){return(0,T().locatePath)(E,this.cwd,this.#n)}leadsInto(E,$){const L=this.
locate(E);return L===void 0?!1:$.some(k=>{const H=(0,T().locatePath)(k,this.workspace,this.#e);return H!==void 0&&this.isIn(
L,H)})}isIn(E,$){return(0,T().isLocatedIn)(E,$,{ignoreCase:this.#s})}mayBeIn(E,$){return(0,T().isLocatedIn)(E,$,{ignoreCase:!0})}}
O.Places=W},21311:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.checkCommandPolicy=P,O.checkFamily=
m,O.failedExamples=w,O.requireExamples=t;function T(){const s=l(7723);return T=function(){return s},s}function R(){const s=l(
51951);return R=function(){return s},s}function D(){const s=l(41895);return D=function(){return s},s}function C(){const s=l(
94853);return C=function(){return s},s}function W(){const s=l(74238);return W=function(){return s},s}function I(){const s=l(
5468);return I=function(){return s},s}function E(){const s=l(87952);return E=function(){return s},s}function $(){const s=l(
88220);return $=function(){return s},s}function L(){const s=l(91063);return L=function(){return s},s}function k(){const s=l(
95132);return k=function(){return s},s}function H(){const s=l(81716);return H=function(){return s},s}function j(){const s=l(
34482);return j=function(){return s},s}function N(){const s=l(83747);return N=function(){return s},s}function A(){const s=l(
6476);return A=function(){return s},s}function y(){const s=l(10777);return y=function(){return s},s}function i(){const s=l(
14111);return i=function(){return s},s}function P({families:s,patterns:f}){if(s.length===0&&f.length===0)return[];const h=s.
flatMap((S,e)=>g(["families",e],m(S)));if(h.length>0)return h;const p=(0,E().registryOf)(s);return f.flatMap((S,e)=>g(["\
patterns",e],o(S,p)))}function w({policy:s,path:f=W().POLICY_PATH,text:h=""}){return P(s).map(({message:p,pointer:S,value:e})=>{
const u=(0,I().placeIn)(h,S,e);return`${u===void 0?f:`${f}:${u}`}: ${p}`})}function t(s){const f=w(s);if(f.length!==0)throw new(D()).
GateError("policy_invalid",`Examples of the policy fail:
${f.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function m(s){const f=$().
familySchema.safeParse(s);if(!f.success)return[{message:`family ${s.name}: ${T().prettifyError(f.error)}`,pointer:["name"],
value:s.name}];const h=(0,E().readFamily)(s),p=b(h);if(p.length>0)return p;const S=(0,E().programTerms)({programs:[h.name],
families:[h]});return[...c(h,"evolver",e=>v(e,S)),...c(h,"curated",e=>d(e,h)),...c(h,"workspace",e=>r(e,h))]}function c(s,f,h){
const{match:p=[],not_match:S=[]}=s[f]??{},e=u=>`family ${s.name}: ${f} ${u} its example`;return g([f],[...n("match",p,u=>!h(
u),e("rejects")),...n("not_match",S,h,e("accepts"))])}function o({name:s,regex:f,match:h,not_match:p},S){const e=(0,i().
compilePattern)(f);if("error"in e)return[{message:`${s}: the pattern ${e.error}`,pointer:["regex"],value:f}];const u=a=>(0,H().
everyCommand)((0,H().readShellText)(a)).some(x=>e.matches((0,i().subjectOf)(x,S)));return[...n("match",h,a=>!u(a),`${s}:\
 does not match`),...n("not_match",p,u,`${s}: matches`)]}function b({name:s,evolver:f}){try{return f&&(0,L().programFamily)(
s,f),[]}catch(h){const{message:p}=h;return[{message:`family ${s}: ${p}`,pointer:["evolver","flags"],value:s}]}}function v(s,f){
const{invocation:h,problems:p}=(0,R().readWords)(s,{programs:f}),S=p.map(k().problemFinding);return h?.family!==void 0&&
S.every(({severity:e})=>e!=="error")}function d(s,f){const h=(0,R().readWords)(s),[p,...S]=(0,N().firstCommand)(h);if(f.
curated===void 0||p?.text!==f.name)return!1;const e=new(j()).Places((0,j().contextIn)({policy:C().DEFAULT_POLICY,tree:void 0,
platform:"linux"},{})),{reasons:u}=(0,A().readOperation)(f,f.curated,S,e);return(0,N().shapeReasons)(h).length+u.length===
0}function r(s,f){return(0,H().everyCommand)((0,H().readShellText)(s)).every(h=>h.words[0]?.text===f.name&&(0,y().findCommandObjections)(
h,f).length===0)}function n(s,f,h,p){return f.flatMap((S,e)=>h(S)?[{message:`${p} ${S}`,pointer:[s,e],value:S}]:[])}function g(s,f){
return f.map(h=>({...h,pointer:[...s,...h.pointer]}))}},46794:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),
O.readArguments=R;function T(){const C=l(21006);return T=function(){return C},C}function R(C,W){const I=[],E=[],$=[],L=[];
let k=!1;for(const N of(0,T().readFlags)(C,D(W)).tokens){const{word:A}=N,y=A.text;if(N.kind==="operand"){k&&L.push({flag:y,
reason:"comes after the expression",word:A}),$.push(A);continue}if(N.kind==="flag"&&N.part.spec.leading){$.length>0&&L.push(
{flag:y,reason:"must come before the operands",word:A}),I.push(y);continue}if(k=W.leading_flags.length>0,N.kind==="unkno\
wn"){L.push({flag:y,reason:"is not in the specification",word:A});continue}const{name:i,kind:P}=N.part.spec;if(I.push(i),
P===void 0)continue;const w=N.consumes?N.next??A:A,t=N.consumes?N.next?.text:N.part.fixed;t===void 0?L.push({flag:y,reason:"\
requires a value",word:A}):E.push({text:t,kind:P,word:w,operand:!1})}const H=W.operands.unless.some(N=>I.includes(N))?1:
0,{kinds:j}=W.operands;for(const[N,A]of $.entries()){const y=j[Math.min(N+H,j.length-1)]??"path";E.push({text:A.text,kind:y,
word:A,operand:!0})}return{flags:I,values:E,problems:L}}function D(C){const W=new Set([...C.flags,...Object.keys(C.dangerous_flags)]),
I=($,L=!1)=>({spec:{name:$,leading:L},negated:!1,takes:"never"}),E=($,L)=>{const k=C.value_flags[$];if(k===void 0)return[];
const H={spec:{name:$,kind:k,leading:!1},negated:!1};return[L===void 0?{...H,takes:"always"}:{...H,fixed:L,takes:"never"}]};
return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:$=>{if(C.leading_flags.includes(
$))return[I($,!0)];if(W.has($))return[I($)];const{written:L,attached:k}=(0,T().splitAtEquals)($),H=$.startsWith("--")?E(
L,k):E($.slice(0,2),$.slice(2)),j=[...E($),...H];if(j.length>0)return j.slice(0,1);const A=(/^-[A-Za-z]{2,}$/.test($)?[...$.
slice(1)]:[]).map(y=>`-${y}`);return A.length>0&&A.every(y=>W.has(y))?A.map(y=>I(y)):void 0}}}},83747:function(J,O,l){Object.
defineProperty(O,"__esModule",{value:!0}),O.curated=void 0,O.firstCommand=m,O.judgeRisk=i,O.shapeReasons=c;function T(){
const v=l(87952);return T=function(){return v},v}function R(){const v=l(95132);return R=function(){return v},v}function D(){
const v=l(34482);return D=function(){return v},v}function C(){const v=l(8737);return C=function(){return v},v}function W(){
const v=l(6476);return W=function(){return v},v}const I=10,E=(v,d,r)=>{const n=[...c(v),...(0,C().besidesProgram)(d,v)],
[g,...s]=m(v);return g===void 0?L([(0,R().finding)("no_command",{}),...n],r):$(g,s,n,r)};O.curated=E;function $(v,d,r,n){
const{policy:g}=n,s=n.proposal.family??v.text,f={span:v.span},h=s===v.text?[]:[(0,R().finding)("family_base_mismatch",{family:s,
base:v.text},f)],p=(0,T().registryOf)(g.families).get(s),S=p?.curated;if(p===void 0||S===void 0)return L([(0,R().finding)(
"not_in_registry",{family:s},f),...h,...r],n);const e=k(s,n),u=new(D()).Places(n),a=(0,W().readOperation)(p,S,d,u),x=[...j(
p,S,n,e).map(B=>({...B,...f})),...r,...h,...a.reasons,...A(a,u,g.allowed_roots),...P(a.risk,g)],{risk:M}=a,F=w(M,e);return x.
some(({severity:B})=>B==="error")?{findings:(0,C().firstOfEach)(x.filter(H),I),risk:M,confirmation:F}:{findings:[...x,...y(
a,e)],risk:M,confirmation:F}}function L(v,{proposal:d}){const r=w("dangerous",d.mode??"structured");return{findings:v.filter(
H),risk:"dangerous",confirmation:r}}function k(v,{policy:d,proposal:r}){return r.mode??(d.experimental.includes(v)?"expe\
rimental":"structured")}function H({severity:v}){return v!=="warning"}function j({name:v,category:d},{maturity:r,platforms:n},{
policy:g,platform:s},f){const h=[];return g.disabled_packs.includes(d)&&h.push((0,R().finding)("family_disabled",{family:v,
pack:d})),n!==void 0&&!n.includes(s)&&h.push((0,R().finding)("platform_unsupported",{family:v,platform:s})),N[r].includes(
f)||h.push((0,R().finding)("maturity_refused",{family:v,maturity:r})),h}const N={structured:["structured","experimental"],
direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function A({paths:v},d,r){return r.length===0?
[]:v.filter(({path:n})=>n.startsWith("~")||!d.leadsInto(n,r)).map(({path:n,word:g})=>(0,R().finding)("outside_allowed_ro\
ots",{path:n,roots:r},g&&{span:g.span}))}function y({warnings:v},d){return[...v.map(r=>(0,R().finding)(r,{})),...d==="ex\
perimental"?[(0,R().finding)("experimental_mode",{})]:[]]}function i(v,{policy:d,proposal:r}){const n=w(v,r.mode??"struc\
tured");return{findings:P(v,d),risk:v,confirmation:n}}function P(v,{mode:d,allow_dangerous:r}){return v==="safe"||v==="w\
rite"&&d!=="safe"||v==="dangerous"&&d==="dangerous"&&r?[]:[(0,R().finding)("policy_risk",{risk:v,mode:d})]}function w(v,d){
return d==="experimental"?"very_strong":v==="dangerous"?"strong":"standard"}const t=new Set(["shell-operator","shell-red\
irection","line-break"]);function m({words:v,problems:d}){const r=d.filter(({rule:g})=>t.has(g)).map(({span:g})=>g.start),
n=Math.min(...r);return v.filter(({span:g})=>g.start<n)}function c({problems:v}){return v.flatMap(d=>{const r={span:d.span},
n=(g,s)=>[(0,R().finding)(g,{operator:s},r)];return(0,R().isProblem)(d,"shell-operator")?n(b(d.args.operator),d.args.operator):
(0,R().isProblem)(d,"shell-redirection")?n("shell_operator.redirection",d.args.operator):(0,R().isProblem)(d,"command-su\
bstitution")?n("shell_operator.substitution",d.args.written):(0,R().isProblem)(d,"line-break")||(0,R().isProblem)(d,"nul\
-character")?n("shell_operator.multiline",d.args.character):o.has(d.rule)?[(0,R().finding)("parse_failed",{},r)]:[]})}const o=new Set(
["unterminated-quote","trailing-backslash","command-too-long"]);function b(v){return v==="|"||v==="|&"?"shell_operator.p\
ipeline":v==="&"?"shell_operator.background":"shell_operator.chaining"}},6476:function(J,O,l){Object.defineProperty(O,"_\
_esModule",{value:!0}),O.readOperation=W;function T(){const w=l(35672);return T=function(){return w},w}function R(){const w=l(
30084);return R=function(){return w},w}function D(){const w=l(95132);return D=function(){return w},w}function C(){const w=l(
46794);return C=function(){return w},w}function W(w,t,m,c){const o=t.forms.length>0?I(w,t,m,c):$(w,t,m,c),b=o.paths.some(
({path:d})=>P.test(d)),v=new Set([...t.warnings,...t.network_touching?["network_touching"]:[],...o.warnings,...b?["env_s\
ecrets"]:[]]);return{...o,warnings:[...v]}}function I(w,t,m,c){let o="",b=[];const v=m[0];for(const n of t.forms){const g=(0,T().
parseForm)(n.argv)??[],s=(0,T().matchForm)(g,m,(h,p)=>i(h,p,c));if(s===void 0)continue;b=E(s.placed);const f=n.warning?[
n.warning]:[];if(!s.wrong)return{reasons:[],risk:n.risk??t.risk,warnings:f,paths:b};o=`does not accept \`${s.wrong.word.
text}\`, which ${s.wrong.reason}; the registered forms are`}const d=t.forms.map(({argv:n})=>`${w.name} ${n}`);return{reasons:[
...(w.category==="archives"?m.filter(({text:n})=>R().SHELL_OPERATOR.test(n)):[]).map(({text:n,span:g})=>(0,D().finding)(
"shell_operator.quoted",{operator:n},{span:g})),(0,D().finding)(N(w.name),{family:w.name,reason:o,forms:d},v?{span:v.span}:
{})],risk:t.risk,warnings:[],paths:b}}function E(w){return w.filter(({kind:t})=>R().PATH_KINDS.has(t)).map(({word:t})=>({
path:t.text,word:t}))}function $({name:w},t,m,c){const{flags:o,values:b,problems:v}=(0,C().readArguments)(m,t),d=v.map(({
flag:h,reason:p,word:S})=>(0,D().finding)("flag_not_allowed",{family:w,flag:h,reason:p},{span:S.span})),r=h=>t.forbidden_prefixes.
find(p=>h.toLowerCase().startsWith(p.toLowerCase()));for(const{text:h,kind:p,word:S,operand:e}of b){const u=i(p,h,c),a={
span:S.span};u&&!(e&&r(h))&&d.push((0,D().finding)("operand_refused",{family:w,operand:h,reason:u},a))}const n=b.filter(
({operand:h})=>h);d.push(...H(w,t,n.length)),d.push(...k(w,t,n,o));for(const{text:h,word:p}of n){const S=r(h);if(S===void 0)
continue;const e={family:w,operand:h,prefix:S};d.push((0,D().finding)("forbidden_operand_prefix",e,{span:p.span}))}const g=b.
filter(({kind:h,text:p})=>R().PATH_KINDS.has(h)&&p!==L).map(({text:h,word:p})=>({path:h,word:p})),s=g.some(({path:h})=>t.
dangerous_targets.includes(h)||t.dangerous_targets.includes("/")&&c.locate(h)==="/"),f=t.default_operand;return{reasons:d,
risk:s?"dangerous":t.risk,warnings:[...o.flatMap(h=>t.dangerous_flags[h]??[]),...s?["broad_permission_target"]:[]],paths:g.
length===0&&f!==void 0?[{path:f}]:g}}const L="-";function k(w,{reads_stdin:t,operands:{min:m}},c,o){if(t===void 0)return[];
const b="is standard input",v=c.filter(({kind:n})=>R().PATH_KINDS.has(n)),d=v.filter(({text:n})=>n===L).map(({text:n,word:g})=>(0,D().
finding)("operand_refused",{family:w,operand:n,reason:b},{span:g.span}));if(d.length>0)return d;const r=c.length;return v.
length>0||r<m||t.unless.some(n=>o.includes(n))?[]:[(0,D().finding)("operand_count",{family:w,count:r,wanted:`at least ${r+
1}`})]}function H(w,{operands:{min:t,max:m}},c){if(c>=t&&(m===void 0||c<=m))return[];const o=m===void 0?`at least ${t}`:
m===t?`exactly ${t}`:`${t} to ${m}`;return[(0,D().finding)("operand_count",{family:w,count:c,wanted:o})]}const j=["tar",
"unzip","zip","ping","curl","git"];function N(w){return w==="dig"||w==="nslookup"?"constrained_form.dns":`constrained_fo\
rm.${j.find(t=>t===w)??"other"}`}const A=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],y=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function i(w,t,m){const c=R().KINDS[w](t);if(c!==void 0||w!=="destination"&&w!=="source")return c;const o=m.locate(t);if(o===
void 0)return"cannot be resolved";if(o==="/")return"is the root of the file system";const v=(/^[\\/]|^[A-Za-z]:/.test(t)||
!m.isIn(o,m.cwd))&&A.find(d=>m.mayBeIn(o,d));if(v)return`is in the system directory ${v}`;if(w!=="destination")return m.
mayBeIn(m.cwd,o)?"is the working directory or one of its parents":y.test(o)?"is a home directory":void 0}const P=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i},
8737:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.besidesProgram=R,O.findProblems=C,O.firstOfEach=
D;function T(){const W=l(95132);return T=function(){return W},W}function R(W,{invocation:I}){const E=I?.family?["program",
"invocation","target"]:["program"];return W.filter(({layer:$,rule:L})=>!E.includes(String($))||L==="command-not-text")}function D(W,I){
const E=new Map;return W.filter(({rule:$})=>{const L=(E.get($)??0)+1;return E.set($,L),L<=I})}function C({problems:W}){return W.
map(T().problemFinding)}},10777:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.findCommandObjections=
I,O.isDataFlag=r,O.splitArguments=v,O.workspaceRisk=$,O.workspaceWarnings=L;function T(){const n=l(35672);return T=function(){
return n},n}function R(){const n=l(30084);return R=function(){return n},n}function D(){const n=l(21006);return D=function(){
return n},n}function C(){const n=l(95132);return C=function(){return n},n}const W=new Set(["rm","chmod","chown","kill","\
killall","pkill","dd","shred"]);function I({words:n},g){const[s,...f]=n;if(s===void 0)return[];const h=s.text,p=k(h,f,g?.
workspace);if(p.length>0)return p;const S=(x,{span:M}=s)=>[(0,C().finding)("command_not_allowed",{program:h,reason:x},{span:M})],
e=g?.workspace;if(e===void 0)return S("is not allowed");if(f.length===1&&/^--(?:version|help)$/.test(f[0]?.text??""))return[];
if(e.forms.length>0)return E(f,e)?[]:S("is allowed only in its registered forms");const{reason:u,word:a}=H(f,e);return u===
void 0?[]:S(u,a)}function E(n,{forms:g}){return g.find(({argv:s})=>{const f=(0,T().matchForm)((0,T().parseForm)(s)??[],n,
(h,p)=>R().KINDS[h](p));return f!==void 0&&f.wrong===void 0})}function $({words:[,...n]},{workspace:g}){if(g!==void 0)return g.
writes?"write":E(n,g)?.risk}function L({words:n},{workspace:g}){return N(g?.subcommands,n[1]?.text)?.warnings??[]}function k(n,g,s){
const{flags:f}=v(g,s),h=s?.blocked_flags??[],S=[...f.filter(({text:a})=>d(a,"--force")||h.some(x=>d(a,x))||n==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.
test(a)||W.has(n)&&d(a,"--all"))],e=(a,x)=>f.find(({text:M})=>new RegExp(`^-[A-Za-z]*${a}`).test(M)||d(M,x)),u=n==="rm"?
e("[rR]","--recursive"):void 0;return u&&e("f","--force")&&S.push(u),S.map(({text:a,span:x})=>(0,C().finding)("blocked_f\
lag",{program:n,flag:a},{span:x}))}function H(n,g){const[s,...f]=n,h=N(g.subcommands,s?.text);if(g.subcommands!==void 0&&
h===void 0)return{reason:`is allowed only with the subcommands ${Object.keys(g.subcommands).join(", ")}`};const{flags:p,
data:S,operands:e}=v(h?f:n,g);for(const u of p){const{text:a}=u,x=r(a,g);if(!x&&g.code_flags.some(M=>d(a,M)))return{reason:`\
is not allowed with ${a}, which can run code, delete files, or write elsewhere`,word:u};if(g.flags!==void 0&&!x&&!g.flags.
includes(a))return{reason:`is not allowed with the flag ${a}`,word:u}}for(const u of h?e:[]){const a=R().KINDS[h?.operands??
"path"](u.text);if(a!==void 0)return{reason:`does not accept ${u.text}, which ${a}`,word:u}}return g.language===void 0?{}:
j(g.language,p,S)}function j(n,g,s){const f=g.find(({text:p})=>(d(p,"-e")||d(p,"--expression"))&&p!=="-e"&&p!=="--expres\
sion");if(f!==void 0)return{reason:"has its script attached to a flag",word:f};const h=n==="awk"?A:c;for(const p of s){const S=h(
p.text);if(S!==void 0)return{reason:S,word:p}}return{}}function N(n,g){return n!==void 0&&g!==void 0&&Object.hasOwn(n,g)?
n[g]:void 0}function A(n){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.test(n))return"may run co\
mmands or open files in its program";const g=/\bprintf?\b/.exec(n),s=g===null?"":n.slice(g.index);return/>|(?<!\|)\|(?!\|)/.
test(s)?"may write to files or commands in its program":void 0}const y=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
i=String.raw`(?:${y}(?:\s*,\s*(?:${y}|[+~]\d+))?\s*!?\s*)?`,P=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,w=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${P})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
t=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,m=new RegExp(String.raw`^\s*${i}(?:${w}|${t})\s*(?:[;\n]|$)`);function c(n){if(n.
length>4096)return"has a script that is too long to check";let g=n;for(;g.trim()!=="";){const s=m.exec(g);if(s===null)return"\
may run commands or open files in its script";g=g.slice(s[0].length)}}const o={data_flags:[],data_operands:{count:0,unless:[]}},
b=[{spec:void 0,negated:!1,takes:"always"}];function v(n,{data_flags:g,data_operands:s}=o){const f=[],h=[],p=[],S={flags:"\
anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:a=>g.includes(a)?b:void 0};for(const a of(0,D().
readFlags)(n,S).tokens){if(a.kind==="operand"){p.push(a.word);continue}f.push(a.word),a.consumes&&a.next&&h.push(a.next)}
const u=s.unless.some(a=>f.some(({text:x})=>d(x,a)))?0:s.count;return{flags:f,data:[...h,...p.slice(0,u)],operands:p.slice(
u)}}function d(n,g){const{written:s}=(0,D().splitAtEquals)(n);return s===g?!0:g.startsWith("--")?s.length>2&&g.startsWith(
s):g.length===2&&!n.startsWith("--")&&/^-[A-Za-z]*/.exec(n)?.[0].includes(g.slice(1))===!0}function r(n,{data_flags:g}){
const{written:s}=(0,D().splitAtEquals)(n);return g.some(f=>s===f||f.length===2&&!n.startsWith("--")&&n.startsWith(f))}},
14111:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.compilePattern=r,O.subjectOf=n,O.workspace=void 0;
function T(){const e=l(13970);return T=function(){return e},e}function R(){const e=l(72720);return R=function(){return e},
e}function D(){const e=l(21006);return D=function(){return e},e}function C(){const e=l(87952);return C=function(){return e},
e}function W(){const e=l(95132);return W=function(){return e},e}function I(){const e=l(97424);return I=function(){return e},
e}function E(){const e=l(81716);return E=function(){return e},e}function $(){const e=l(34482);return $=function(){return e},
e}function L(){const e=l(8737);return L=function(){return e},e}function k(){const e=l(10777);return k=function(){return e},
e}const H=(e,u,a)=>a.proposal.tool==="runpy"?m(e,u,a):j(e,(0,L().besidesProgram)(u,e),a);O.workspace=H;function j(e,u,a){
const{policy:x}=a,M=(0,C().registryOf)(x.families),F=new($()).Places(a),B=(0,E().readShellText)(e.command),G=(0,E().everyCommand)(
B),U=({words:Q})=>w(Q[0],M,a),z=Q=>G.flatMap(_=>v(_,x.patterns,Q,M)),V=[()=>[...N(e,B),...z(1)],()=>[...P(e,a.mount,F,G).
flatMap(Q=>h(Q,U(Q),F)),...z(2)],()=>[...G.flatMap(Q=>(0,k().findCommandObjections)(Q,U(Q))),...z(3)]];for(const Q of V){
const _=Q();if(_.length>0)return{findings:[...(0,L().firstOfEach)(_,1),...u.filter(o)]}}const K=G.flatMap(Q=>{const _=U(
Q);return _?[{command:Q,family:_}]:[]}),X=new Set(K.flatMap(({command:Q,family:_})=>(0,k().workspaceWarnings)(Q,_))),Y=[
...u,...[...X].map(Q=>(0,W().finding)(Q,{}))],Z=new Set(K.map(({command:Q,family:_})=>(0,k().workspaceRisk)(Q,_))),q=T().
riskSchema.options.findLast(Q=>Q!=="safe"&&Z.has(Q));return q&&!Y.some(o)?{findings:Y,risk:q}:{findings:Y}}function N({targets:e},u){
const a=e.flatMap(({script:x})=>x===void 0?[]:[x]);return[...(0,I().findDangers)(u).map(x=>A(x,!0)),...a.flatMap(x=>(0,I().
findDangers)((0,E().readShellText)(x))).map(x=>A(x,!1))]}function A({name:e,pattern:u,words:a},x){const M=a[0]?.span.start,
F=a.at(-1)?.span.end,B=x&&M!==void 0&&F!==void 0?{span:{start:M,end:F}}:{};return(0,W().finding)(e,{pattern:i(u)},B)}const y=200;
function i(e){return e.length>y?`${e.slice(0,y)}\u2026`:e}function P({command:e},{tree:u,at:a},{cwd:x},M){return u!==void 0&&
a!=="/"&&a===x&&M.length===1?(0,E().everyCommand)((0,E().readShellText)(e,u)):M}function w(e,u,{policy:a}){const x=e&&u.
get(e.text);return x&&!a.disabled_packs.includes(x.category)?x:void 0}const t=new Set(`
  bidirectional-character command-not-text command-too-long control-character invisible-character
  lone-surrogate markup-injection nul-character workflow-command
  `.match(/\S+/g));function m({command:e},u,a){const x=u.filter(({rule:U})=>t.has(U)),M=f(e),[F]=M?.args??[];if(M===void 0||
F===void 0||!c.has(M.name)){const U=i(M?.name??e);return{findings:[(0,W().finding)("command_not_allowed",{program:U,reason:"\
is not a call of a file tool with literal arguments"}),...x]}}const G=[...p(F.text,F.span,new($()).Places(a)),...x];return G.
some(o)?{findings:G}:{findings:G,risk:"write"}}const c=new Set(["write_file"]);function o({severity:e}){return e==="erro\
r"}const b=new Map;function v(e,u,a,x){const M=u.filter(B=>B.layer===a);if(M.length===0)return[];const F=n(e,x);return M.
filter(({regex:B})=>d(B,F)).map(({name:B,regex:G,reason:U})=>(0,W().finding)(`custom_pattern.${a}`,{name:B,pattern:G,reason:U}))}
function d(e,u){const a=r(e);return"error"in a||a.matches(u)}function r(e){const u=b.get(e)??(0,R().compileLinear)(e);return b.
set(e,u),u}function n({words:e,redirections:u},a){const[x,...M]=e,{data:F}=(0,k().splitArguments)(M,a.get(x?.text??"")?.
workspace),B=new Set(F);return[...e.filter(G=>!B.has(G)).map(G=>G.text),...u.map(({operator:G,target:U})=>`${G} ${U?.text??
""}`)].join(" ")}const g=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,s=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function f(e){const u=g.exec(e);if(u===null)return;const[,a="",x=""]=u,M=[];let F=u.indices?.[2]?.[0]??0,B=x;for(;B!=="";){
const G=s.exec(B);if(G===null)return;const[U,z,V]=G;M.push({text:z??V??"",span:{start:F,end:F+U.length}}),B=B.slice(U.length),
F+=U.length}return{name:a,args:M}}function h(e,u,a){const x=u?.workspace,[,...M]=e.words,{flags:F,operands:B}=(0,k().splitArguments)(
M,x),G=e.problems.filter(({rule:V})=>V==="variable-expansion"),U=e.redirections.flatMap(({target:V})=>V??[]),z=F.filter(
({text:V})=>x===void 0||!(0,k().isDataFlag)(V,x)).flatMap(({text:V,span:K})=>S(V).map(X=>({text:X,span:K})));return[...B,
...z,...U].flatMap(({text:V,span:K})=>{const X=G.some(({span:Y})=>Y.start>=K.start&&Y.end<=K.end);return p(V,K,a,X)})}function p(e,u,a,x=!1){
const M=x||e.startsWith("~")?void 0:a.locate(e);return M===void 0||!a.isIn(M,a.workspace)?[(0,W().finding)("path_outside\
_workspace",{path:e},{span:u})]:e.split(/[\\/]/).includes("..")?[(0,W().finding)("path_traversal",{path:e},{span:u})]:[]}
function S(e){const{attached:u}=(0,D().splitAtEquals)(e);return[...u===void 0?[]:[u],...e.startsWith("--")?[]:[e.slice(2)]]}},
81961:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.combine=I,O.policyWith=L,O.stricterOf=W,O.tightenPolicy=
E,O.valuesOf=$;function T(){const k=l(23404);return T=function(){return k},k}function R(){const k=l(41895);return R=function(){
return k},k}function D(){const k=l(74238);return D=function(){return k},k}function C(){const k=l(11160);return C=function(){
return k},k}function W(k,H,j){const N=I(k.policy,H.policy);if("conflicts"in N)throw new(R()).GateError("policy_conflict",
`The policies of the base and of ${j} differ in ${N.conflicts.join(", ")}; the gate cannot determine which is stricter.`,
"Use the same values in both policies.");const{ref:A,digest:y}=H,i=[...k.combinedWith?[k.combinedWith.name]:[],j];return{
...k,policy:N.policy,digest:(0,D().digestPolicy)(N.policy),combinedWith:{name:i.join(" and "),digest:y,...A!==void 0&&{ref:A}}}}
function I(k,H){const j=[],N=$(k),A=$(H);for(const[y,{strictness:i}]of C().POLICY_KEYS){const[P,w]=[N.get(y),A.get(y)];if((0,T().
canonicalize)(P)===(0,T().canonicalize)(w))continue;const t=i.combine(P,w);t?N.set(y,t.value):j.push(y)}return j.length>
0?{conflicts:j}:{policy:L(N)}}function E(k,H){if(Object.values(H).every(i=>i===void 0))return k;const j=$(k.policy),N=[],
A=new Map(Object.entries(H));for(const[i,{strictness:P,input:w}]of C().POLICY_KEYS){const t=w&&A.get(w.name),m=j.get(i);
if(!(!w||t===void 0||t===m))if(m===w.open||P.compare(m,t)==="tighter")j.set(i,t);else{const c={given:String(t),kept:String(
m)};N.push({input:w.name,key:i,...c})}}const y=L(j);return{...k,policy:y,digest:(0,D().digestPolicy)(y),ignoredInputs:N}}
function $(k){const H=k;return new Map([...C().POLICY_KEYS.keys()].map(j=>{const[N="",A]=j.split("."),y=H[N];return[j,A===
void 0?y:y[A]]}))}function L(k){const H={};for(const[j,N]of k){const[A="",y]=j.split(".");H[A]=y===void 0?N:{...H[A],[y]:N}}
return C().policySchema.parse(H)}},76545:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.comparePolicies=
I;function T(){const k=l(23404);return T=function(){return k},k}function R(){const k=l(69873);return R=function(){return k},
k}function D(){const k=l(81961);return D=function(){return k},k}function C(){const k=l(11160);return C=function(){return k},
k}function W(){const k=l(92328);return W=function(){return k},k}function I(k,H){const[j,N]=[(0,D().valuesOf)(k),(0,D().valuesOf)(
H)];return[...C().POLICY_KEYS].flatMap(([A,{strictness:y}])=>{const[i,P]=[j.get(A),N.get(A)],w=E(i,P);if(w===void 0)return[];
const t=y.compare(i,P),m=y.loosens?.(i,P)??t!=="tighter";return[{key:A,change:w,direction:t,loosens:m}]})}function E(k,H){
if(Array.isArray(k)&&Array.isArray(H)){const j=[...(0,W().missingFrom)(k,H).map(N=>`+ ${$(N)}`),...(0,W().missingFrom)(H,
k).map(N=>`- ${$(N)}`)];return j.length===0?void 0:j.join(", ")}return(0,T().canonicalize)(k)===(0,T().canonicalize)(H)?
void 0:`${L(k)} \u2192 ${L(H)}`}function $(k){const H=k.name;return typeof H=="string"?H:L(k)}function L(k){return(0,R().
stringify)(k,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(J,O,l){Object.defineProperty(O,"__esModule",
{value:!0}),O.NPM_LOCKFILES=O.LOCKFILES=void 0,O.isCode=$,O.isLockfile=b,O.isOfTests=t,O.isPackageFile=d,O.isProgramCode=
E,O.isTest=P,O.isTestData=w,O.isWritten=L,O.toolThatFinds=h;function T(){const p=l(76760);return T=function(){return p},
p}function R(){const p=l(41330);return R=function(){return p},p}const D=new Set(`js mjs cjs jsx ts mts cts tsx vue svelt\
e astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),C=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),W=new Set("ini json json5 jsonl toml yaml yml".split(" ")),I=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function E(p){return D.has(k(p))}function $(p){return E(p)||C.has(k(p))}function L(p){return $(p)||W.has(k(p))||I.test(T().
posix.basename(p))}function k(p){return T().posix.extname(p).slice(1).toLowerCase()}const H={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},j=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
N=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[A,y,i]=Object.values(H).map(p=>new RegExp(`(?:^|/)(?\
:${p})/`,"i"));function P(p){return A.test(p)||j.test(p)}function w(p){return y.test(p)||p.endsWith(".snap")}function t(p){
return P(p)||w(p)||i.test(p)||N.test(p)}const m=O.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],c=O.LOCKFILES=
[...m,"pnpm-lock.yaml","yarn.lock","bun.lock"],o=/^(?:bun\.lockb|(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function b(p){return c.includes(p)||o.test(p)}const v=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bun\.lockb|bunfig\.toml|binding\.gyp)$/;
function d(p){return c.includes(p)||v.test(p)}const r="{js,cjs,mjs,ts,cts,mts}",n="{json,jsonc,json5,yaml,yml,toml}",g=`\
{${r.slice(1,-1)},${n.slice(1,-1)}}`,s={vitest:`vitest.config.${r} vitest.workspace.${g} vite.config.${r}`,jest:`jest.co\
nfig.${g} jest.setup.${r}`,mocha:`.mocharc .mocharc.${g}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${r}`,cypress:`cypress.config.${r}`,eslint:`eslint.config.${r} .eslintrc \
.eslintrc.${g} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${g} prettier.config.${r} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${g} stylelint.config.${r} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${g} .knip.${n} knip.config.${r}`,markdownlint:`.markdownlint.${g}\
 .markdownlint-cli2.${g} .markdownlintignore .markdownlintrc`,cspell:`cspell.${g} .cspell.${g} cspell.config.${g}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${g} nyc.config.${r}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${g} .babelrc .babelrc.${g}`,swc:".swcrc",pytest:"pytest.ini .pytest.ini conftest.py pyproject.toml \
setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.ini",ruff:"ruff.toml .ruf\
f.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml rustfmt.toml",go:"go.mod \
go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xml",gradle:"{build,setting\
s}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets} *.runsettings",phpunit:"\
phpunit.xml phpunit.xml.dist",rspec:".rspec .rubocop.yml",turbo:"turbo.json",nx:"nx.json project.json",lerna:"lerna.json",
npm:".npmrc"};let f;function h(p){if(f??=Object.entries(s).map(([e,u])=>[e,(0,R().default)(u.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.
test(p))return"cargo";const S=p.slice(p.lastIndexOf("/")+1);return f.find(([,e])=>e(S))?.[0]}},19609:function(J,O,l){Object.
defineProperty(O,"__esModule",{value:!0}),O.PRELOADABLE_PACKAGES=O.NODE_FLAGS=O.NODE_ALIASES=O.BUILT_IN_REPORTERS=void 0;
function T(){const I=l(91063);return T=function(){return I},I}const R=O.NODE_FLAGS=(0,T().nameTable)({harmless:`
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
  `}),D=O.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  es-module-specifier-resolution=experimental-specifier-resolution
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  report-directory=report-dir security-reverts=security-revert
  trace-events-enabled=trace-event-categories
  `.trim().split(/\s+/).map(I=>I.split("="))),C=O.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),W=O.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g))},4274:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.NPM_SUBCOMMANDS=O.NPM_SHORTHANDS=
O.NPM_FLAGS=O.MISSPELT=void 0;function T(){const $=l(91063);return T=function(){return $},$}const R=(0,T().nameTable)({harmless:`\

    all cache-max= cache-min= color? depth= description expect-result-count= expect-results?
    foreground-scripts heading= json link loglevel= long offline
    parseable prefer-offline prefer-online progress sbom-format= sbom-type= searchexclude=
    searchlimit= searchopts= searchstaleness= strict-npmrc unicode update-notifier which=
  `,"only-prints":`
    usage version versions
  `,"dry-run":`
    dry-run
  `,"skips-hooks":`
    ignore-scripts
  `,"allows-missing":`
    if-present
  `,"selects-workspace":`
    include-workspace-root workspace= workspaces?
  `,"changes-directory":`
    prefix=
  `,"evaluates-text":`
    call=
  `,"changes-shell":`
    script-shell= shell=
  `,"changes-node-options":`
    node-options=
  `,"names-program":`
    browser? editor= git= node-gyp= viewer=
  `,"loads-code":`
    extension-file= ignore-extension init-module= init.module=
  `,downloads:`
    package= yes?
  `,"changes-configuration":`
    ca= cafile= cert= fetch-retries= fetch-retry-factor= fetch-retry-maxtimeout=
    fetch-retry-mintimeout= fetch-timeout= force global global-style globalconfig= https-proxy=
    key= local-address= location= maxsockets= noproxy= proxy= registry= replace-registry-host=
    strict-ssl umask= user-agent= userconfig=
  `,"filters-dependencies":`
    also= audit-level= before= dev include= omit= only= optional? package-lock package-lock-only
    production?
  `,installs:`
    allow-directory= allow-file= allow-git= allow-remote= allow-scripts-pending
    allow-scripts-pin allow-scripts= audit bin-links cpu=
    dangerously-allow-all-scripts engine-strict format-package-lock fund global-ignore-file=
    install-links install-strategy= legacy-bundling legacy-peer-deps libc=
    lockfile-version= min-release-age-exclude= min-release-age= omit-lockfile-registry-resolved
    os= prefer-dedupe rebuild-bundle save save-bundle save-dev save-exact save-optional save-peer
    save-prefix= save-prod shrinkwrap strict-allow-scripts strict-peer-deps workspaces-update
  `,publishes:`
    _auth= access= auth-type= bypass-2fa cidr= expires= include-attestations name=
    orgs-permission= orgs= otp= packages-all packages-and-scopes-permission= packages= password=
    provenance provenance-file= read-only scope= scopes= tag= token-description=
  `,"uses-network":`
    diff-dst-prefix= diff-ignore-all-space diff-name-only diff-no-prefix diff-src-prefix=
    diff-text diff-unified= diff=
  `,"writes-files":`
    allow-same-version allow-unused-patches cache= commit-hooks edit-dir= git-tag-version
    ignore-existing ignore-patch-failures include-staged init-author-email= init-author-name=
    init-author-url= init-license= init-private init-type= init-version= init.author.email=
    init.author.name= init.author.url= init.license= init.version= keep-edit-dir logs-dir=
    logs-max= message= pack-destination= patches-dir= preid= sign-git-commit sign-git-tag
    tag-version-prefix= timing to=
  `}),D=O.NPM_FLAGS=new Map([...R].map(([$,{name:L,arity:k,kind:H}])=>[$,{name:L,arity:k==="optional"?"loose":k==="value"?
"value":"none",effect:H}])),C=`
  ?=usage B=save-bundle C=prefix D=save-dev E=save-exact H=usage L=location O=save-optional
  P=save-prod S=save a=all c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly
  desc=description enjoy-by=before f=force g=global h=usage help=usage iwr=include-workspace-root
  l=long local=no-global m=message n=no-yes no=no-yes p=parseable porcelain=parseable
  q=loglevel:warn quiet=loglevel:warn readonly=read-only reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,W=O.NPM_SHORTHANDS=new Map(C.trim().split(/\s+/).map($=>$.split(/[=:]/)).map(([$="",L,...k])=>[$,[`--${L}`,...k]])),I=O.
NPM_SUBCOMMANDS=(0,T().nameTable)({"runs-script":"test,t,tst run,run-script,rum,urn start stop restart","runs-tool":"exe\
c,x","only-prints":`
    completion explain,why find-dupes help,hlep help-search ll,la ls,list prefix query root sbom
  `,"depends-on-registry":"audit doctor outdated",packs:"pack","edits-package":"pkg",installs:`
    ci,clean-install,ic,install-clean,isntall-clean dedupe,ddp
    install,add,i,in,ins,inst,insta,instal,isnt,isnta,isntal,isntall
    install-ci-test,cit,clean-install-test,sit install-test,it link,ln prune rebuild,rb
    uninstall,r,remove,rm,un,unlink update,u,udpate,up,upgrade
  `,publishes:`
    access adduser,add-user deprecate dist-tag,dist-tags hook login logout org,ogr owner,author
    profile publish stage star stars team token trust undeprecate unpublish unstar
  `,"uses-network":"bugs,issues diff docs,home fund ping repo search,find,s,se view,info,show,v whoami","changes-configu\
ration":"approve-scripts config,c deny-scripts get install-scripts set","names-program":"edit explore","loads-code":"ini\
t,create,innit","writes-files":"cache patch shrinkwrap version,verison"}),E=O.MISSPELT=new Set(["hlep","rum","urn"])},71011:function(J,O,l){
Object.defineProperty(O,"__esModule",{value:!0}),O.UNKNOWN_MODULE=void 0,O.unknownTool=E;function T(){const $=l(91063);return T=
function(){return $},$}const R={flags:{config:"config,c= config-file= rcfile= resolve-plugins-relative-to=",code:`
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
writes-files":"clean create eject init new"}},D=[{programs:["next"],alone:"never-ends",ends_with:"build info lint teleme\
try typegen"},{programs:["parcel","vitepress"],alone:"never-ends",ends_with:"build"},{programs:["storybook"],alone:"neve\
r-ends",ends_with:"build doctor"},{programs:["testem"],alone:"never-ends",ends_with:"ci launchers"},{programs:["karma"],
ends_with:"run start"},{programs:["ember","hexo","ng"],subcommands:{"never-ends":`${R.subcommands["never-ends"]} s`}},{programs:[
"microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{"never-ends":`${R.flags["never-ends"]} w`}}],
C=(0,T().toolTable)(R),W=O.UNKNOWN_MODULE=(0,T().toolTable)({...R,flags:{...R.flags,code:"custom-syntax= env= environmen\
t= formatter= parser= reporter= resolver= rulesdir= runner= use=",module:"import= load= load-plugins= loader= plugin~="}}),
I=new Map(D.flatMap(({programs:$,flags:L,subcommands:k,...H})=>{const j=(0,T().toolTable)({flags:{...R.flags,...L},subcommands:{
...R.subcommands,...k},...H});return $.map(N=>[N,j])}));function E($){return I.get($)??C}},55366:function(J,O,l){Object.
defineProperty(O,"__esModule",{value:!0}),O.MAX_FILE_BYTES=void 0,O.readBlob=C;function T(){const W=l(41895);return T=function(){
return W},W}function R(){const W=l(7650);return R=function(){return W},W}const D=O.MAX_FILE_BYTES=16*1024*1024;async function C(W,I){
const[E]=await W.read([I]);if(E?.type==="blob")return E.content;throw new(T()).GateError("file_unreadable",E?`Object ${I}\
 is a ${E.type}, not a file`:`Object ${I} is missing from this clone`,R().FULL_CLONE_HINT)}},48741:function(J,O,l){Object.
defineProperty(O,"__esModule",{value:!0}),O.folderTree=L,O.readOnDisk=H;function T(){const i=l(73024);return T=function(){
return i},i}function R(){const i=l(51455);return R=function(){return i},i}function D(){const i=l(76760);return D=function(){
return i},i}function C(){const i=l(41895);return C=function(){return i},i}function W(){const i=l(55366);return W=function(){
return i},i}function I(){const i=l(39491);return I=function(){return i},i}function E(){const i=l(96681);return E=function(){
return i},i}function $(){const i=l(93028);return $=function(){return i},i}function L(i,P=W().MAX_FILE_BYTES){const w=(0,D().
resolve)(i),t=`the directory ${i}`,m=v=>y(v,()=>(0,T().lstatSync)((0,E().systemPath)((0,D().join)(w,v)))),c=v=>{if(v==="")
return{path:v,kind:"directory",tracked:!0};if(!(0,I().canBeCheckedOut)(v)||!(0,I().foldersAbove)(v).every(g=>m(g)?.isDirectory()))
return;const d=m(v),r=d&&(0,$().kindOf)(d);if(!d||!r)return;const n=(0,$().isRegular)(r)?{size:d.size}:{};return{path:v,
kind:r,...n,tracked:!v.split("/").includes("node_modules")}},o=v=>c(v)?.kind!=="directory"?[]:(y(v,()=>(0,T().readdirSync)(
(0,E().systemPath)((0,D().join)(w,v)),{encoding:"buffer"}))??[]).map(r=>c(v===""?(0,E().decodePath)(r):`${v}/${(0,E().decodePath)(
r)}`)).filter(r=>r!==void 0).sort(I().byEntryPath);function*b(v){for(const d of o(v))d.tracked&&(d.kind==="directory"?yield*b(
d.path):yield d)}return{label:t,stat:c,list:o,files:()=>[...b("")].sort(I().byEntryPath),readlink:v=>c(v)?.kind==="symli\
nk"?y(v,()=>(0,E().decodePath)((0,T().readlinkSync)((0,E().systemPath)((0,D().join)(w,v)),{encoding:"buffer"}))):void 0,
read:async(v,d=P)=>{const r=c(v);if(!(0,$().isRegular)(r?.kind))throw(0,I().notAFile)(t,v);if((r.size??0)>d)throw(0,I().
tooLarge)(t,v,r.size??0,d);return j((0,D().join)(w,v),v,t,d)}}}const k=T().constants.O_RDONLY|(T().constants.O_NOFOLLOW??
0)|(T().constants.O_NONBLOCK??0);function H(i,P){return j((0,D().join)(i,P),P,`the directory ${i}`,1/0)}async function j(i,P,w,t){
try{const m=await(0,R().open)((0,E().systemPath)(i),k);try{const c=await m.stat();if(!c.isFile())throw(0,I().notAFile)(w,
P);if(c.size>t)throw(0,I().tooLarge)(w,P,c.size,t);return await m.readFile()}finally{await m.close()}}catch(m){throw m instanceof
C().GateError?m:N(P,m)}}function N(i,P){return new(C()).GateError("file_unreadable",`Cannot read ${i}: ${P instanceof Error?
P.message:P}`,"Check the permissions of the file and of the directories above it.",{cause:P})}const A=new Set(["ENOENT",
"ENOTDIR","ENAMETOOLONG"]);function y(i,P){try{return P()}catch(w){if(A.has(w.code??""))return;throw N(i,w)}}},63550:function(J,O,l){
Object.defineProperty(O,"__esModule",{value:!0}),O.literalTree=R;function T(){const C=l(39491);return T=function(){return C},
C}function R(C,W="the given files"){const I=new Map(Object.entries(C)),E=L=>{const k=I.get(L);return typeof k=="string"?
Buffer.from(k):Buffer.isBuffer(k)?k:k!==void 0&&"executable"in k?Buffer.from(k.executable):void 0};return{...(0,T().indexEntries)(
[...I].map(([L,k])=>D(L,k,E(L)?.length))),label:W,readlink:L=>{const k=I.get(L);return typeof k=="object"&&"symlink"in k?
k.symlink:void 0},read:async L=>{const k=E(L);if(k===void 0)throw(0,T().notAFile)(W,L);return k}}}function D(C,W,I){const E=!C.
split("/").includes("node_modules");if(typeof W=="object"&&"symlink"in W)return{path:C,kind:"symlink",tracked:E};if(typeof W==
"object"&&"submodule"in W)return{path:C,kind:"submodule",oid:W.submodule,tracked:E};const $=typeof W=="object"&&"executa\
ble"in W;return{path:C,kind:$?"executable":"file",...I===void 0?{}:{size:I},tracked:E}}},96681:function(J,O,l){Object.defineProperty(
O,"__esModule",{value:!0}),O.decodePath=R,O.decodePieces=W,O.splitNul=I,O.systemPath=C;function T(){const E=l(4573);return T=
function(){return E},E}function R(E){if((0,T().isUtf8)(E))return E.toString("utf8");let $="";for(let L=0;L<E.length;){const k=D(
E,L);$+=k>0?E.toString("utf8",L,L+k):String.fromCharCode(56320+(E[L]??0)),L+=Math.max(k,1)}return $}function D(E,$){for(let L=1;L<=
4&&$+L<=E.length;L++)if((0,T().isUtf8)(E.subarray($,$+L)))return L;return 0}function C(E){if(!/[\udc80-\udcff]/.test(E))
return E;const $=E.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat($.map((L,k)=>k%2===1?Buffer.of(L.
charCodeAt(0)-56320):Buffer.from(L)))}function W(E){if(!(0,T().isUtf8)(E))return[...I(E)].map(R);const $=E.toString("utf\
8").split("\0");return $.at(-1)===""&&$.pop(),$}function*I(E){let $=0;for(let L=E.indexOf(0);L>=0;L=E.indexOf(0,$))yield E.
subarray($,L),$=L+1;$<E.length&&(yield E.subarray($))}},59542:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),
O.filesNamed=C,O.perPath=I,O.perTree=W;function T(){const E=l(76760);return T=function(){return E},E}function R(){const E=l(
59490);return R=function(){return E},E}const D=W(E=>(0,R().groupBy)(E.files(),({path:$})=>T().posix.basename($)));function C(E,$){
return D(E).get($)??[]}function W(E){const $=new WeakMap;return L=>{const k=L.original??L,{answer:H}=$.get(k)??{answer:E(
k)};return $.set(k,{answer:H}),H}}function I(E){const $=W(()=>new Map);return(L,k)=>{const H=$(L),j=H.get(k)??E(L,k);return H.
set(k,j),j}}},80781:function(J,O){Object.defineProperty(O,"__esModule",{value:!0}),O.subTree=l;function l(D,C){if(C==="")
return D;const W=T.get(D)??new Map;T.set(D,W);const I=W.get(C)??R(D,C);return W.set(C,I),I}const T=new WeakMap;function R(D,C){
const W=`${C}/`,I=k=>k===""?C:W+k,E=k=>({...k,path:k.path===C?"":k.path.slice(W.length)}),{original:$,isPending:L}=D;return{
label:D.label,...$&&{original:l($,C)},...L&&{isPending:k=>L(I(k))},stat:k=>{const H=D.stat(I(k));return H&&E(H)},readlink:k=>D.
readlink(I(k)),list:k=>D.list(I(k)).map(E),files:()=>[...D.files()].filter(({path:k})=>k.startsWith(W)).map(E),read:(k,H)=>D.
read(I(k),H)}}},95132:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.describe=$,O.eligibilityOf=P,O.
finding=D,O.isMissingEvidence=w,O.isProblem=I,O.notJudged=A,O.problemAt=W,O.problemFinding=E,O.whyNotJudged=y;function T(){
const t=l(41895);return T=function(){return t},t}function R(){const t=l(13580);return R=function(){return t},t}function D(t,m,c={}){
return C(t,m,c)}function C(t,m,c){const{severity:o,harm:b,layer:v}=(0,R().ruleOf)(t);return{rule:t,severity:o,harm:b,layer:v,
args:m,...c}}function W(t,m,c,o){return{rule:t,args:c,span:m,...o&&{severity:o}}}function I(t,m){return t.rule===m}function E({
rule:t,args:m,span:c,severity:o}){return C(t,m,{span:c,...o&&{severity:o}})}function $({rule:t,args:m,edit:c,danger:o,level:b}){
const v=(0,R().ruleOf)(t);return{message:v.message(m)+(b?` ${L(b)}`:""),remedy:o===void 0?(c&&j(c))??v.remedy(m):`Remove\
 the command: it ${o}. A person decides whether the gene needs it.`}}function L({rules:t,level:m,from:c,reason:o}){const b=o===
void 0?"":`: ${o.replace(/\.$/,"")}`;return`The policy sets \`${t}\` to \`${m}\`, instead of ${c}${b}.`}const k=160,H=4;
function j({new:t,pointer:m,files:c=[],fix:o}){if(!(t.length<=H&&t.every(s=>s.length<=k&&!s.includes("`"))))return o?"Ru\
n `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const v=m?.endsWith("/asset_id")===!0,
d=v||t.length===0?"":" (accepted; not run)",r=o?`; \`gene-gate fix --write\` does this${d}.`:".",[n,...g]=t.map(s=>`\`${s}\
\``);return n===void 0?`Remove the command, which adds no check${r}`:v?`Set \`asset_id\` to ${n}${r}`:c.length>0?`Move i\
t into a script, ${c.map(({path:f})=>`\`${f}\``).join(", ")}, and run ${[n,...g].join(", ")}${r}`:g.length===0?`Write ${n}\
 instead${r}`:`Write separate entries in \`validation\`: ${[n,...g].join(", ")}${r}`}const N=500;function A(t,m,c={}){return D(
"not-judged",{detail:y(t,m)},c)}function y(t,m){if((0,T().endsAudit)(m))throw m;return`${t}: ${i(m).slice(0,N).replace(/\.$/,
"")}`}function i(t){return t instanceof T().GateError?t.message:t instanceof Error?`${t.name}: ${t.message}`:String(t)}function P(t){
return t.length===0?"eligible":t.every(w)?"unproven":"refuted"}function w({rule:t}){const{unproven:m,undecided:c}=(0,R().
ruleOf)(t);return m===!0||c===!0}},94411:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.areHarmlessOptions=
N,O.isHarmlessVariable=A,O.readAssignments=t;function T(){const m=l(25367);return T=function(){return m},m}function R(){
const m=l(17992);return R=function(){return m},m}function D(){const m=l(90762);return D=function(){return m},m}const C=/^[\w.-]{0,64}$/,
W=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,I=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,E=/^\d{1,9}$/,
$=/^(?:|[01]|true|false|yes|no|on|off)$/i,L=new Map([["NODE_ENV",C],["CI",C],["FORCE_COLOR",C],["NO_COLOR",C],["DEBUG",/^[\w.:*,@/-]{0,256}$/],
["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",W],["LC_ALL",W],["NODE_NO_WARNINGS",$],["PYTHONDONTWRITEBYTEC\
ODE",$],["PYTHONUNBUFFERED",$],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACKTRACE",/^(?:[01]|full)$/],["RUSTFLAG\
S",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],["UV_THREADPOOL_SIZE",/^\d{1,4}$/],
["TS_NODE_PROJECT",I],["TS_NODE_TRANSPILE_ONLY",$],["TS_NODE_FILES",$],["TS_NODE_SKIP_PROJECT",$]]),k=[[/(?:^|_)(?:HOST|HOSTNAME)$/,
/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,C]],H="NOD\
E_OPTIONS",j=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function N(m){return m.split(" ").every(c=>j.test(c.replaceAll("_","-")))}function A(m,c){if(m===H)return N(c);const o=L.
get(m);return o!==void 0?o.test(c):i(m)?k.some(([v,d])=>v.test(m)&&d.test(c))||$.test(c)||E.test(c):!1}const y=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function i(m){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(m)?!(0,R().isReadByProgram)(m):y.test(m)}function P(m){return m===
H||L.has(m)||i(m)}const w=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function t(m,c){const o=[],b=[];let v=0;for(const d of m){const[
r]=d.parts,n=r&&!r.quoted?w.exec(r.text):null;if(!n)break;v+=1;const[g,s="",f]=n,h=(0,D().textOf)(d).slice(g.length),p={
start:d.start,end:d.end};if(!f&&A(s,h))o.push({name:s,value:h,span:p}),c.add("environment-assignment",p,{name:s,value:(0,T().
visible)(h)});else{const S=!f&&P(s);c.add("assignment-refused",p,{name:s,value:(0,T().visible)(h),known:S}),f||b.push({name:s,
value:h,span:p})}}return{assignments:o,refused:b,count:v}}},97424:function(J,O,l){Object.defineProperty(O,"__esModule",{
value:!0}),O.DOES=void 0,O.dangerOfScript=v,O.findDangers=j;function T(){const r=l(11331);return T=function(){return r},
r}function R(){const r=l(81716);return R=function(){return r},r}function D(){const r=l(54421);return D=function(){return r},
r}const C=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,W=(r,n,g)=>r.some(s=>/^-[A-Za-z]+$/.test(s)&&[...s.slice(
1)].some(f=>n.includes(f))||s.length>3&&g.startsWith(s.toLowerCase())),I=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
E=r=>r.some((n,g)=>{const s=/^(?:-s|--signal)$/.test(n)?r[g+1]:/^(?:-s|--signal=|-)(.+)$/.exec(n)?.[1];return s!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(s)}),$=(r,n,g)=>(r==="systemctl"||r==="loginctl")&&n.some(s=>g.test(s)),L=[{name:"mass_dele\
tion",matches:({program:r,args:n})=>r==="rm"&&W(n,"rR","--recursive")&&n.some(g=>!g.startsWith("-")&&I.test(g))},{name:"\
raw_disk_write",matches:({program:r,args:n})=>r==="dd"&&n.some(g=>g.startsWith("if=")||/^of=\/dev\//.test(g))},{name:"fi\
lesystem_format",matches:({program:r})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(r)},{name:"direct_disk_write",matches:({program:r,
args:n})=>r==="tee"&&n.some(g=>C.test(g))},{name:"world_writable",matches:({program:r,args:n})=>r==="chmod"&&n.some(g=>/^[0-7]{2,4}[2367]$/.
test(g)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(g))},{name:"privilege_escalation",matches:({program:r,args:n})=>r==="chown"&&
n.some(g=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(g))},{name:"firewall_manipulation",matches:({program:r})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(r)},{name:"system_shutdown",matches:({program:r,args:n})=>/^(?:shutdown|poweroff|halt)$/.test(r)||/^(?:init|telinit)$/.
test(r)&&n[0]==="0"||$(r,n,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:r,args:n})=>r==="reboot"||/^(?:init|telinit)$/.
test(r)&&n[0]==="6"||$(r,n,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:r,args:n})=>/^(?:kill|pkill|killall)$/.
test(r)&&E(n)}],k=8,H=4;function j(r,n=0){const g=new P;return(0,R().everyCommand)(r).flatMap(s=>N(s,g,n))}function N(r,n,g){
const s=[],{words:f}=(0,R().withoutReserved)(r);for(const{operator:e,target:u}of r.redirections)if(e.includes(">")&&u&&C.
test(u.text)){const a=`> ${u.text}`;s.push({name:"direct_disk_write",pattern:a,words:[u]})}const h=A(f),p=n.runBy(r,h);if(p!==
void 0){const e=`${p} | ${f[0]?.text??""}`;s.push({name:"remote_code_execution",pattern:e,words:f})}const S=new Set;for(const e of h){
const u=L.find(({matches:F})=>F(e))?.name;if(u!==void 0){const F=e.words.map(({text:B})=>B).join(" ");s.push({name:u,pattern:F,
words:e.words})}const x=(0,T().programNamed)(e.program)?.kind==="shell"?(0,D().textHanded)(e.words)?.text:void 0;if(x===
void 0||S.has(x)||g===H)continue;S.add(x);const M=j((0,R().readShellText)(x),g+1);s.push(...M.map(F=>({...F,words:e.words}))),
i.test(x)&&s.push({name:"remote_code_execution",pattern:x,words:e.words})}return s}function A(r){const n=y(r,0);if(n===void 0)
return[];const g=[n];if((0,T().programNamed)(n.program)?.kind==="wrapper")for(let s=1;s<=Math.min(r.length-1,k);s+=1){const f=y(
r,s);f!==void 0&&!/^-|=/.test(f.program)&&g.push(f)}if(n.program==="find")for(const[s,{text:f}]of r.entries()){const h=/^-(?:exec|ok)(?:dir)?$/.
test(f)?y(r,s+1):void 0;if(h!==void 0&&g.push(h),g.length>k)break}return g}function y(r,n){const g=r[n];if(g===void 0)return;
const s=r.slice(n);return{program:(0,T().baseName)(g.text),args:s.slice(1).map(({text:f})=>f),words:s}}const i=/\bdownload(?:string|data)\b/i;
class P{#n=new Map;#e=new Map;runBy(n,g){const s=(n.pipedFrom&&this.#n.get(n.pipedFrom))??t(n.inside),f=g.find(({program:p})=>m(
p));this.#n.set(n,s??f?.program);const h=g.flatMap(({program:p,args:S,words:e})=>((0,T().runsCode)(p)?S:e.slice(0,1).map(
({text:u})=>u)).flatMap(u=>this.#e.get(w(u))??[]))[0];return f&&this.#s(f,n),g.some(({program:p})=>(0,T().runsCode)(p))?
s??h:h}#s({program:n,args:g},{redirections:s}){const f=s.flatMap(({target:h})=>h?.text??[]);for(const h of[...g,...f])!h.
startsWith("-")&&w(h)!==""&&this.#e.set(w(h),n)}}function w(r){return r.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function t(r){
return(0,R().everyCommand)(r).flatMap(({words:n})=>A(n)).find(({program:n})=>m(n))?.program}function m(r){return(0,T().programNamed)(
r)?.kind==="downloader"}const c=O.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},o=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,b=16*1024;function v(r){if(r.length>b)return"is too long to\
 check";for(const[,s="",f=""]of r.matchAll(o))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(s)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(f))return c.mass_deletion;const n=(0,R().readShellText)(r),g=j(n).find(({name:s})=>s!=="mass_deletion");return g?c[g.
name]:d(n)?"pipes text into a shell":void 0}function d(r){return(0,R().everyCommand)(r).some(({pipedFrom:n,words:g})=>{const[
s]=(0,D().startedWords)(g);return n!==void 0&&s!==void 0&&(0,T().isShell)(s.text)})}},25367:function(J,O,l){Object.defineProperty(
O,"__esModule",{value:!0}),O.inspectBlanks=y,O.inspectCharacters=E,O.inspectInjection=w,O.inspectLookAlikes=k,O.visible=
I;function T(){const t=l(11970);return T=function(){return t},t}const R=/^\p{Bidi_Control}$/u,D=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function C(t){if(t>=32&&t<127||t===9)return"visible";if(t===0)return"nul-character";if(t===10||t===13)return"line-break";
if(t<160)return"control-character";if(t>=55296&&t<=57343)return"lone-surrogate";const m=String.fromCodePoint(t);return R.
test(m)?"bidirectional-character":D.test(m)?"invisible-character":"visible"}function W(t){return`U+${t.toString(16).toUpperCase().
padStart(4,"0")}`}function I(t,m=120){const c=t.length>m?`${t.slice(0,m)}\u2026`:t;let o="";for(const b of c){const v=b.
codePointAt(0)??0,d=v!==9&&C(v)==="visible";o+=d?b:`<${W(v)}>`}return o}function E(t,m,c,o){let b=m;for(const v of t)$(v,
b,c,o),b+=v.length}function $(t,m,c,o){const b=t.codePointAt(0)??0,v={start:m,end:m+t.length},d=W(b),r=C(b);if(r==="line\
-break"?o.add(r,v,{character:d,quoted:c}):r!=="visible"&&o.add(r,v,{character:d}),r!=="visible"||b<=126)return;const n=t.
normalize("NFKC");n!==t.normalize("NFC")||/[\0-\x7f]/.test(n)?o.add("compatibility-character",v,{character:d,becomes:n}):
c||o.add("non-ascii-unquoted",v,{character:d,shown:t})}const L=/\p{L}+/gu;function k(t,m,c,o){if(/^[\x00-\x7f]*$/.test(t)||
!c&&/\s/.test(t))return;const b=c?H(t):j(t);if(b===void 0)return;const v=[...new Set(t)].filter(d=>d>"\x7F");o.add("look\
-alike-letters",{start:m.start,end:m.end},{word:I(t),looks_like:I(b),characters:v.slice(0,10).map(d=>W(d.codePointAt(0)??
0))})}function H(t){const m=t.normalize("NFKD").replace(/\p{M}/gu,""),c=(0,T().asciiOf)(m);return/^[\x20-\x7e]+$/.test(c)?
c:void 0}function j(t){let m=!1;const c=t.replace(L,o=>{const b=(0,T().asciiOf)(o);return b===o||!/[A-Za-z]/.test(o)?o:(m=
!0,b)});return m?c:void 0}const N=100,A=1e3;function y(t,m){let c=0,o=0;for(let b=0;b<=t.length;b+=1){const v=t.charAt(b);
if(v===" "||v==="	")continue;const d=b-o;if(d>1&&(c+=d-1),d>=N||c>=A){const r=Math.max(d,c);m.add("blank-padding",{start:o,
end:b},{blanks:r});return}o=b+1}}const i=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
P=/<!--|```/;function w(t,m,c){const o=({index:d,0:r})=>c??{start:d,end:d+r.length},b=i.exec(t);b&&m.add("workflow-comma\
nd",o(b),{written:I(b[0])});const v=P.exec(t);v&&m.add("markup-injection",o(v),{written:v[0]})}},14395:function(J,O){Object.
defineProperty(O,"__esModule",{value:!0}),O.literalSegment=$,O.matchName=H,O.matchesStars=j,O.readPattern=l;function l(y){
if(!y.parts.some(o=>!o.quoted&&/[*?[]/.test(o.text)))return;const i=y.parts.flatMap(({text:o,quoted:b})=>Array.from(o,v=>({
character:v,active:!b}))),P=i.findLastIndex(({character:o,active:b})=>b&&o==="]"),w=[];let t,m;for(let o=0;o<i.length;){
const b=T(i,o,P);b?(t??=I(w),m??=b.ambiguity,b.element.kind==="many"&&w.at(-1)?.kind==="many"||w.push(b.element),o=b.end):
(w.push({kind:"literal",character:i[o]?.character??""}),o+=1)}return t===void 0?void 0:{text:i.map(({character:o})=>o).join(
""),prefix:t,segments:E(w),...m&&{ambiguity:m}}}function T(y,i,P){const w=y[i];return w?.active?w.character==="*"?{element:{
kind:"many"},end:i+1}:w.character==="?"?{element:{kind:"one"},end:i+1}:w.character!=="["||P<i?void 0:R(y,i)??{element:{kind:"\
one"},end:i+1,ambiguity:"bracket"}:void 0}function R(y,i){let P=i+1;const w=D(y[P],"!");w&&(P+=1);const t=new Set;for(;!D(
y[P],"]");){const m=C(y[P]);if(m===void 0)return;const c=D(y[P+1],"-")?C(y[P+2]):m;if(c===void 0||!W(m,c))return;P+=D(y[P+
1],"-")?3:1;for(let o=m.charCodeAt(0);o<=c.charCodeAt(0);o+=1)t.add(String.fromCharCode(o))}if(t.size!==0)return{element:{
kind:"set",negated:w,members:t},end:P+1}}function D(y,i){return y?.active===!0&&y.character===i}function C(y){return y&&
/^[A-Za-z0-9_.,@%+]$/.test(y.character)?y.character:void 0}function W(y,i){if(y===i)return!0;const P=[/[a-z]/,/[A-Z]/,/[0-9]/];
return y<i&&P.some(w=>w.test(y)&&w.test(i))}function I(y){return y.map(i=>i.kind==="literal"?i.character:"").join("")}function E(y){
const i=[[]];for(const P of y)P.kind==="literal"&&P.character==="/"?i.push([]):i.at(-1)?.push(P);return i}function $(y){
return y.every(({kind:i})=>i==="literal")?I(y):void 0}const L=y=>Array.from(y),k=y=>Array.from(Buffer.from(y).toString("\
latin1"));function H(y,i){const[P]=y;if(i.startsWith(".")&&!(P?.kind==="literal"&&P.character==="."))return!1;const w=N(
y,i,L);return/^[\x20-\x7e]*$/.test(i)||w===N(y,i,k)?w:void 0}function j(y,i){const P=Array.from(i,w=>w==="*"?{kind:"many"}:
{kind:"literal",character:w});return N(P,y,L)}function N(y,i,P){const w=y.flatMap(b=>b.kind==="literal"?P(b.character).map(
v=>({kind:"literal",character:v})):b),t=P(i);let m=0,c=-1,o=0;for(let b=0;b<t.length;)if(w[m]?.kind==="many")c=m,o=b,m+=
1;else if(A(w[m],t[b]))m+=1,b+=1;else if(c>=0)m=c+1,o+=1,b=o;else return!1;return w.slice(m).every(({kind:b})=>b==="many")}
function A(y,i=""){return y?.kind==="literal"?y.character===i:y?.kind==="set"?y.members.has(i)!==y.negated:y?.kind==="on\
e"}},16500:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.MAX_PATTERNS=void 0,O.resolvePattern=L;function T(){
const o=l(76760);return T=function(){return o},o}function R(){const o=l(32854);return R=function(){return o},o}function D(){
const o=l(25367);return D=function(){return o},o}function C(){const o=l(14395);return C=function(){return o},o}function W(){
const o=l(90762);return W=function(){return o},o}const I=20,E=4096,$=O.MAX_PATTERNS=64;function L(o,b,v){const{pattern:d,
span:r,position:n}=o,g=(0,D().visible)(d.text),s=j(d);let f=[];if(n==="program")v.add("glob-program",r,{pattern:g});else if(N(
d))v.add("glob-outside",r,{pattern:g});else if(!H(d,b))if(s)v.add("glob-unclear",r,{pattern:g,reason:s});else if(A(d))v.
add("glob-flag",r,{pattern:g,match:""});else if(b)f=k(o,b,v);else if(n==="script"&&y(d))v.add("glob-program",r,{pattern:g});else{
const h={matches:[],count:0,judged:!1};v.add("unquoted-glob",r,{pattern:g,...h})}return f.length===0?[d.text]:f}function k({
pattern:o,span:b,position:v},d,r){const n=(0,D().visible)(o.text),g=w(o,d),s="matches"in g&&!g.matches.every(i);if("ambi\
guity"in g||s){const e="ambiguity"in g?g.ambiguity:"file_name";return r.add("glob-unclear",b,{pattern:n,reason:e}),[]}const{
matches:f}=g,h=f.find(e=>e.startsWith("-"));h!==void 0&&r.add("glob-flag",b,{pattern:n,match:(0,D().visible)(h)}),v==="s\
cript"&&f.length>1&&r.add("glob-program",b,{pattern:n});const p=f.slice(0,I).map(e=>(0,D().visible)(e)),{length:S}=f;return r.
add("unquoted-glob",b,{pattern:n,matches:p,count:S,judged:!0}),f}function H({prefix:o,text:b},v){return o.includes("://")&&
!v?.stat(b.slice(0,b.indexOf("/")))}function j({text:o,segments:b,ambiguity:v}){return v||(o.length>E?"too_many":b.some(
r=>(0,C().literalSegment)(r)===void 0&&(0,C().matchName)(r,".."))?"dot":void 0)}function N({text:o,segments:b}){return o.
startsWith("/")||b.some(v=>(0,C().literalSegment)(v)==="..")}function A({prefix:o}){return o.startsWith("-")&&!o.includes(
"=")}function y({segments:o}){return o.some(b=>b.some(({kind:v})=>v==="many"))}function i(o){const b=new(W()).ProblemCollector;
return(0,D().inspectCharacters)(o,0,!0,b),b.inOrder().length===0}const P=128*1024;function w(o,b){let v=[{written:"",path:""}];
for(const[n,g]of o.segments.entries()){const s=n===o.segments.length-1,f=[];for(const h of v){const p=t(h,g,s,b);if(typeof p==
"string")return{ambiguity:p};f.push(...p)}v=f}const d=v.map(({written:n})=>Buffer.from(n));return d.reduce((n,g)=>n+g.length+
1,0)>P?{ambiguity:"too_many"}:{matches:d.sort(Buffer.compare).map(n=>n.toString())}}function t(o,b,v,d){const{written:r,
path:n}=o,g=(0,C().literalSegment)(b);if(g==="")return v?[o]:"empty_segment";const s=v?"":"/";if(g===".")return[{written:`${r}\
.${s}`,path:n}];const f=[];for(const h of m(n,b,g,d)){if(h==="letters")return"letters";if(!v&&c(h,d))return"symlink";!v&&
h.kind!=="directory"||f.push({written:`${r}${T().posix.basename(h.path)}${s}`,path:h.path})}return f}function*m(o,b,v,d){
if(v!==void 0){const r=d.stat(o===""?v:`${o}/${v}`);r?.tracked&&(yield r);return}for(const r of d.list(o)){if(!r.tracked)
continue;const n=(0,C().matchName)(b,T().posix.basename(r.path));n===void 0?yield"letters":n&&(yield r)}}function c(o,b){
if(o.kind!=="symlink")return o.kind==="submodule";const v=(0,R().resolveInTree)(b,o.path);return v.kind==="missing"?!1:v.
kind!=="inside"||!/^(?:file|executable)$/.test(v.entry.kind)}},54669:function(J,O,l){Object.defineProperty(O,"__esModule",
{value:!0}),O.hasOneReading=k,O.lex=L;function T(){const w=l(13580);return T=function(){return w},w}function R(){const w=l(
94411);return R=function(){return w},w}function D(){const w=l(25367);return D=function(){return w},w}function C(){const w=l(
16500);return C=function(){return w},w}function W(){const w=l(14395);return W=function(){return w},w}function I(){const w=l(
26781);return I=function(){return w},w}function E(){const w=l(90762);return E=function(){return w},w}const $=128*1024;function L(w,t){
const m=new(E()).ProblemCollector;if(H(w,m))return{words:[],assignments:[],refused:[],problems:m.inOrder()};const c={start:0,
end:w.length};(0,D().inspectBlanks)(w,m),(0,D().inspectInjection)(w,m);const o=(0,I().splitWords)(w,m),{assignments:b,refused:v,
count:d}=(0,R().readAssignments)(o,m);for(const n of o.slice(0,d))A(n,m);const r=j(o.slice(d),t,m);r.length===0&&m.add("\
empty-command",c,{});for(const{value:n,span:g}of b)(0,D().inspectInjection)(n,m,g);for(const{text:n,span:g}of r)(0,D().inspectInjection)(
n,m,g);return{words:r,assignments:b,refused:v,problems:m.inOrder()}}function k({problems:w}){return w.every(({rule:t})=>(0,T().
ruleOf)(t).severity==="warning")}function H(w,t){if(Buffer.byteLength(w)<=$)return!1;const m={start:0,end:w.length};return t.
add("command-too-long",m,{limit:$}),!0}function j(w,t,m){const c=[];let o=0;for(const[b,v]of w.entries()){const d={start:v.
start,end:v.end},r=v.parts.some(f=>f.quoted),n=(0,E().textOf)(v);A(v,m),y(v,m),P(v,b===0,m),(0,D().inspectLookAlikes)(n,
v,b===0,m);const g=(0,W().readPattern)(v);if(g&&(o+=1),g&&o>C().MAX_PATTERNS&&m.add("glob-unclear",d,{pattern:(0,D().visible)(
n),reason:"too_many"}),!g||o>C().MAX_PATTERNS){c.push({text:n,span:d,quoted:r});continue}const s=N(b,c);for(const f of(0,C().
resolvePattern)({pattern:g,span:d,position:s},t,m))c.push({text:f,span:d,quoted:r})}return c}function N(w,t){return w===
0?"program":w===1&&t[0]?.text==="node"?"script":"argument"}function A(w,t){for(const[m,c]of w.parts.entries()){if(c.quoted||
!c.text.includes("~"))continue;const o=c.text.search(m===0?/(?:^|[=:])~/:/[=:]~/);if(o<0)continue;const b=c.start+c.text.
indexOf("~",o),v=(0,D().visible)((0,E().textOf)(w));t.add("tilde-expansion",{start:b,end:b+1},{word:v});return}}function y(w,t){
let m=-1,c=!1;for(const o of w.parts)if(!(o.quoted||m<0&&!o.text.includes("{")))for(const{0:b,index:v}of o.text.matchAll(
/[{},]|\.\./g)){const d=o.start+v;if(b==="{")m<0&&(m=d);else if(b!=="}")c=m>=0;else if(c){const r={start:m,end:d+1};t.add(
"brace-expansion",r,{written:(0,D().visible)((0,E().textOf)(w))});return}}}const i=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function P(w,t,m){const c=(0,E().unquotedText)(w);c!==void 0&&(c==="\
!"||t&&i.has(c))&&m.add("reserved-word",{start:w.start,end:w.end},{word:c})}},17992:function(J,O){Object.defineProperty(
O,"__esModule",{value:!0}),O.isReadByProgram=R;const l=`
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
`.match(/\S+/g),T=new RegExp(`^(?:${l.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH)$`,"s");function R(D){return T.
test(D)}},11331:function(J,O){Object.defineProperty(O,"__esModule",{value:!0}),O.PROGRAM_NAMES=void 0,O.baseName=I,O.hasCommandLine=
j,O.isCommandLine=H,O.isShell=$,O.programNamed=E,O.runsCode=L,O.startsOthers=k;const l=/^-\w*c$|^--command$/,T=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,
D=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc elvish nu xonsh",l],["shell","pwsh powershell",/^[-/](?:c|command|e|ec|en\w*)$/i],
["shell","cmd",/^\/[ckr]/i],["shell","osascript",/^-e$/],["shell","eval iex invoke-expression","words"],["shell","source\
 ."],["interpreter","node nodejs bun deno tsx ts-node jiti esno esmo babel-node",T],["interpreter","vite-node swc-node s\
ucrase-node",T],["interpreter","python python2 python3 pythonw py pypy pypy3",/^-[A-Za-z]*c/],["interpreter","perl ruby \
lua luajit raku rscript julia elixir groovy scala",/^-\w*[eE]/],["interpreter","php",/^-r|^--run$/],["interpreter","java\
 tclsh jshell ghci"],["wrapper","env sudo doas su command exec builtin busybox toybox time timeout nice ionice nohup"],[
"wrapper","setsid stdbuf taskset chrt flock prlimit unshare chroot strace ltrace gdb xargs"],["wrapper","parallel watch \
xvfb-run cross-env dotenv env-cmd winpty"],["downloader","curl wget aria2c axel fetch http https xh httpie iwr irm invok\
e-webrequest"],["downloader","invoke-restmethod start-bitstransfer bitsadmin certutil mshta"],["builder","go cargo make"],
["manager","yarn pnpm bunx pnpx corepack pip pip3 pipx uv uvx poetry composer"],["system","cat ls rm cp mv grep find sed\
 awk git docker touch echo cd test diff wc head tail"],["system","chmod true false exit vim"]],C=new Map(D.flatMap(([A,y,
i])=>y.split(" ").map(P=>[P,{name:P,kind:A,...i&&{text:i}}]))),W=O.PROGRAM_NAMES=[...C.keys()];function I(A){return/^\.{1,2}$/.
test(A)?A:A.replace(/^.*[\\/]/s,"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function E(A){const y=I(A),i=C.
get(y);if(i!==void 0)return i;const P=C.get(y.replace(/[-.]?\d[\d.]*w?$/,""));return P?.kind==="shell"||P?.kind==="inter\
preter"?P:void 0}function $(A){return E(A)?.kind==="shell"}function L(A){const y=E(A)?.kind;return y==="shell"||y==="int\
erpreter"}function k(A){if(A===".")return!1;if(/^np[mx]$/.test(A))return!0;const y=E(A)?.kind;return y!==void 0&&y!=="sy\
stem"&&y!=="downloader"}function H(A){const[y="",...i]=A.trim().split(/\s+/);return N(y)&&i.some(P=>/^-|[./]|^[|&;<>]+$/.
test(P))}function j(A){return/&&|\|\||\$\(|`/.test(A)?!0:A.split(/;\s|\s\|\s/).some(y=>{const[i="",...P]=y.trim().split(
/\s+/);return P.length>0&&N(i)})}function N(A){return/^np[mx]$/.test(A)||C.has(A)}},81716:function(J,O,l){Object.defineProperty(
O,"__esModule",{value:!0}),O.everyCommand=W,O.isDynamic=H,O.readShellText=C,O.withoutReserved=L;function T(){const P=l(54669);
return T=function(){return P},P}const R=128*1024,D=16;function C(P,w){return P.length>R?[]:new i(P,w).list("",0)}function W(P){
return P.flatMap(w=>[w,...W(w.inside)])}const I=new Set("! { do elif else if then time until while".split(" ")),E=/^([A-Za-z_]\w*)=(.*)$/s;
function $({text:P,quoted:w}){return!w&&I.has(P)}function L(P){const{words:w,assignments:t}=P,m=w.findIndex(v=>!$(v));if(m<
1)return P;const c=w.slice(m),o=c.findIndex(({text:v})=>!E.test(v)),b=o<0?c:c.slice(0,o);return{...P,words:c.slice(b.length),
assignments:[...t,...b.map(k)]}}function k({text:P,span:w}){const[,t="",m=""]=E.exec(P)??[];return{name:t,value:m,span:w}}
function H({problems:P,substituted:w},{span:t}){const m=c=>c.start<t.end&&c.end>t.start;return w.some(m)||P.some(c=>j.has(
c.rule)&&m(c.span))}const j=new Set(["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),
N=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,A=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
y=/\\.?|\$\(|[^\\`$"]+|./sy;class i{#n;#e;#s=0;constructor(w,t){this.#n=w,this.#e=t}list(w,t){const m=[];let c=this.#r(),
o=!1;const b=(v,d="")=>{const r=this.#t(c,v,d),{words:n,assignments:g,redirections:s,inside:f}=r,h=n.length+g.length+s.length+
f.length===0,p=m.at(-1);h?p&&(m[m.length-1]={...p,separator:p.separator+d}):m.push(r);const S=/^\|&?$/.test(d)?r:void 0;
c=this.#r(h?c.pipedFrom:S)};for(;this.#s<this.#n.length;){const v=this.#s,d=this.#i(o?y:A),r=this.#s;if(d==='"')o=!o;else{
if(d===w&&(!o||w==="`"))return b(v),m;if(d==="$("||d==="`"||!o&&/^[<>]?\($/.test(d)){if(t===D){b(v);continue}const n=this.#n.
slice(c.start,v),g=d==="("?N.test(n)?"subshell":"definition":"substitution",s=this.list(d==="`"?"`":")",t+1);c.inside.push(
...s),c.gaps.push({kind:g,start:v,end:this.#s}),g==="subshell"&&(c.subshell=s)}else!o&&/^(?:[;&|\r\n]+|\))$/.test(d)?b(v,
d):!o&&d.startsWith("#")&&/^\s?$/.test(this.#n.charAt(v-1))?c.gaps.push({kind:"comment",start:v,end:r}):!o&&/^(?:[<>]|&>)/.
test(d)&&c.gaps.push({kind:"operator",start:v,end:r})}}return b(this.#n.length),m}#r(w){return{start:this.#s,gaps:[],inside:[],
pipedFrom:w}}#i(w){w.lastIndex=this.#s;const[t=""]=w.exec(this.#n)??[];return this.#s+=t.length,t}#t(w,t,m){const{start:c,
gaps:o,inside:b,pipedFrom:v,subshell:d}=w;let r="",n=c;for(const a of o){const x=a.kind==="comment"||a.kind==="operator"?
" ":"_";r+=this.#n.slice(n,a.start)+x.repeat(a.end-a.start),n=a.end}r+=this.#n.slice(n,t);const g=(0,T().lex)(r,this.#e),
s=a=>({...a,span:{start:a.span.start+c,end:a.span.end+c}}),f=g.words.map(s),h=new Set;let p=0;const e=o.filter(({kind:a})=>a===
"operator").map(({start:a,end:x})=>{for(;p<f.length&&(f[p]?.span.start??x)<x;)p+=1;const M=f[p],F=f[p-1];return F?.span.
end===a&&/^\d+$/.test(F.text)&&h.add(F),M&&h.add(M),{operator:this.#n.slice(a,x),...M&&{target:M}}}),u=[...g.assignments,
...g.refused].map(s);return{words:f.filter(a=>!h.has(a)),assignments:u.sort((a,x)=>a.span.start-x.span.start),redirections:e,
problems:g.problems.map(s),span:{start:c,end:t},separator:m,inside:b,substituted:o.filter(({kind:a})=>a==="substitution"),
...v&&{pipedFrom:v},...d&&{subshell:d},...o.some(({kind:a})=>a==="definition")&&{defines:!0}}}}},26781:function(J,O,l){Object.
defineProperty(O,"__esModule",{value:!0}),O.splitWords=C;function T(){const N=l(25367);return T=function(){return N},N}const R=1e3,
D=/[ \t\n\r'"\\$`;&|<>()]/g;function C(N,A){return new W(N,A).split()}class W{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(A,y){
this.#n=A,this.#e=y}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>R){const A={start:0,end:this.#n.
length};this.#e.add("too-many-quotes",A,{quotes:this.#c,limit:R})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,T().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#w();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=j(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#b():this.#u();break;default:this.#u()}}#o(A,y,i,P=i){this.#r.length===0&&(this.#i=P),this.#r.push({text:A,quoted:y,
start:i})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const A=this.#t;
D.lastIndex=A+1;const y=D.exec(this.#n)?.index??this.#n.length,i=this.#n.slice(A,y);(0,T().inspectCharacters)(i,A,!1,this.#e),
this.#o(i,!1,A),this.#t=y}#h(){const A=this.#t,y=this.#n.indexOf("'",A+1),i=y<0?this.#n.length:y,P=this.#n.slice(A+1,i);
(0,T().inspectCharacters)(P,A+1,!0,this.#e),this.#o(P,!0,A+1,A),this.#d(A,i,"'")}#y(){const A=this.#t,y=this.#n;let i="",
P=A+1;for(this.#t=P;this.#t<y.length&&y.charAt(this.#t)!=='"';){const t=y.charAt(this.#t);t==="\\"&&/["$`\\\n]/.test(y.charAt(
this.#t+1))?(i+=y.slice(P,this.#t),y.charAt(this.#t+1)===`
`&&this.#f(),P=this.#t+1,this.#t+=2):t==="$"?this.#l(!0):t==="`"?this.#p(!0):this.#t+=1}const w=Math.min(this.#t,y.length);
i+=y.slice(P,w),(0,T().inspectCharacters)(y.slice(A+1,w),A+1,!0,this.#e),this.#o(i,!0,A+1,A),this.#d(A,w,'"')}#d(A,y,i){
this.#c+=1,this.#t=Math.min(y+1,this.#n.length),!(y<this.#n.length)&&this.#e.add("unterminated-quote",{start:A,end:y},{quote:i})}#w(){
const A=this.#t,y=this.#n.charAt(A+1);this.#t+=1,y===""?(this.#e.add("trailing-backslash",{start:A,end:A+1},{}),this.#o(
"\\",!0,A)):y===`
`?(this.#t=A,this.#f(),this.#t+=2):y>"\x7F"?this.#o("",!0,A+1,A):((0,T().inspectCharacters)(y,A+1,!0,this.#e),this.#o(y,
!0,A+1,A),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(A){const y=L(this.#n,this.#t,
A);y?this.#m(y.kind,y.end,A):(A||this.#o("$",!1,this.#t),this.#t+=1)}#p(A){const y=k(this.#n,this.#t);this.#m("command-s\
ubstitution",y,A)}#m(A,y,i){const P=this.#t,w=this.#n.slice(P,y);this.#e.add(A,{start:P,end:y},{written:(0,T().visible)(
w)}),i||this.#o(w,!0,P),this.#t=y}#b(){const A=this.#t,y=this.#n.indexOf(`
`,A);this.#t=y<0?this.#n.length:y;const i=this.#n.slice(A,this.#t);(0,T().inspectCharacters)(i,A,!1,this.#e),this.#e.add(
"shell-comment",{start:A,end:this.#t},{written:(0,T().visible)(i)})}}const I=/[A-Za-z_]/,E=/[A-Za-z0-9_]/,$=/[0-9@*#?$!-]/;
function L(N,A,y){const i=N.charAt(A+1);if(i==="(")return{kind:N.charAt(A+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:H(N,A+1,"(",")")};if(i==="{")return{kind:"variable-expansion",end:H(N,A+1,"{","}")};if(i==="[")return{kind:"\
arithmetic-expansion",end:H(N,A+1,"[","]")};if(i==="'"||i==='"'){if(y)return;const P=N.indexOf(i,A+2);return{kind:"dolla\
r-quote",end:P<0?N.length:P+1}}if(I.test(i)){let P=A+2;for(;E.test(N.charAt(P));)P+=1;return{kind:"variable-expansion",end:P}}
if($.test(i)||i>"\x7F")return{kind:"variable-expansion",end:A+2}}function k(N,A){for(let y=A+1;y<N.length;y+=1){const i=N.
charAt(y);if(i==="\\")y+=1;else if(i==="`")return y+1}return N.length}function H(N,A,y,i){let P=0;for(let w=A;w<N.length;w+=
1){const t=N.charAt(w);if(t===y)P+=1;else if(t===i&&(P-=1,P===0))return w+1}return N.length}function j(N,A,y){const i=N.
charAt(A);if(i==="("||i===")")return y.add("shell-parenthesis",{start:A,end:A+1},{character:i}),A+1;const P=i==="<"||i===
">",w=P?/[<>&|-]/:/[;&|]/;let t=A+1;for(;t-A<3&&w.test(N.charAt(t));)t+=1;const m=N.slice(A,t);return y.add(P?"shell-red\
irection":"shell-operator",{start:A,end:t},{operator:m}),t}},54421:function(J,O,l){Object.defineProperty(O,"__esModule",
{value:!0}),O.startedWords=D,O.textHanded=W;function T(){const L=l(11331);return T=function(){return L},L}const R=/^-(?:exec|ok)(?:dir)?$/;
function D(L){let k=L;for(;;){const[H,j]=k,N=(0,T().baseName)(H?.text??"");if(N==="find"){const y=k.findIndex(({text:i})=>R.
test(i));return y<0?k:D(k.slice(y+1))}if((0,T().programNamed)(N)?.kind!=="wrapper"||N==="command"&&/^-[vV]/.test(j?.text??
""))return k;const A=k.findIndex((y,i)=>i>0&&C(y,k));if(A<0)return k;k=k.slice(A)}}function C({text:L},k){const H=j=>/^np[mx]$/.
test(j)||(0,T().programNamed)(j)!==void 0;return k.slice(1).some(j=>H(j.text))?H(L):!/^-|^\w+=|^\d+[smhd]?$/.test(L)}function W(L){
const[k,...H]=L,j=k&&(0,T().programNamed)(k.text);if(j?.text===void 0)return;if(j.text==="words")return E(H);const N=j.text,
A=H.findIndex(({text:i})=>N.test(i)),y=H[A];if(y!==void 0){if(j.name==="cmd"){const i=y.text.slice(2);return E(i===""?H.
slice(A+1):[{...y,text:i},...H.slice(A+1)])}return/^[-/]e/i.test(y.text)&&I(j)?$(H[A+1]):I(j)?E(H.slice(A+1)):E(H.slice(
A+1,A+2))}}function I({name:L}){return L==="pwsh"||L==="powershell"}function E(L){return L.length===0?void 0:{text:L.map(
({text:k})=>k).join(" "),words:L}}function $(L){return L&&{text:Buffer.from(L.text,"base64").toString("utf16le"),words:[
L]}}},90762:function(J,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.ProblemCollector=void 0,O.textOf=D,O.unquotedText=
C;function T(){const I=l(13580);return T=function(){return I},I}function R(){const I=l(95132);return R=function(){return I},
I}function D(I){const[E]=I.parts;return I.parts.length===1&&E?E.text:I.parts.map($=>$.text).join("")}function C(I){const[
E]=I.parts;return I.parts.length===1&&E&&!E.quoted?E.text:void 0}class W{#n=[];#e=new Set;add(E,$,L){if((0,T().ruleOf)(E).
severity==="error"){if(this.#e.has(E))return;this.#e.add(E)}this.#n.push((0,R().problemAt)(E,$,L))}inOrder(){const E=({rule:$})=>this.#e.
has($)?0:1;return this.#n.sort(($,L)=>$.span.start-L.span.start||E($)-E(L))}}O.ProblemCollector=W},678:function(J,O,l){l.
r(O),l.d(O,{default:()=>T});var T=l(70298)},58238:function(J,O,l){l.r(O),l.d(O,{parse:()=>T.parse,stringify:()=>T.stringify});
var T=l(15756)},16111:function(J,O,l){l.r(O),l.d(O,{createScanner:()=>T.createScanner,getNodePath:()=>T.getNodePath,getNodeValue:()=>T.
getNodeValue,parse:()=>T.parse,parseTree:()=>T.parseTree,printParseErrorCode:()=>T.printParseErrorCode});var T=l(99547)}};
