"use strict";exports.id=488,exports.ids=[488],exports.modules={70584:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.buildFlagProblems=
F,h.propertyProblems=E;function S(){const p=f(31901);return S=function(){return p},p}const R=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,
L=/[$`;&|<>(){}\s]/;function F(p,r){return[...M(p,r),...T(p,r),...k(p,r)]}function M(p,{flag:r,word:s,value:u=""}){if(r?.
kind!=="property")return[];const o=u.replace(/^:/,"").split(/[;,]/);return!u.includes("$(")&&!o.some(c=>g(p,c))?[]:[(0,S().
wordProblem)("changes-configuration",p.program,s)]}function E(p,r){const{program:s}=p,{text:u}=r;return g(p,u)?[(0,S().wordProblem)(
"changes-configuration",s,r)]:(u.includes("=")?R.test(u):!L.test(u))?[]:[(0,S().wordProblem)("evaluates-text",s,r)]}function g({
data:p},r){const s=r.replace(/\s*[:+?!]*=.*$/s,"").toLowerCase();return p.deciding_properties.toLowerCase().split(/\s+/).
filter(Boolean).some(u=>u.startsWith("~")?s.endsWith(u.slice(1)):u.endsWith("~")?s.startsWith(u.slice(0,-1)):s===u)}const P=/^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i,
x=/^-{1,2}(?:t|target)(?::|$)/i;function k({program:p},{word:r,written:s,value:u=""}){if(p!=="dotnet")return[];const[o=""]=`${s.
replace(/^[^:]*/,"")}${u}`.split(";");return P.test(s)&&/\.dll$|[\\/]/i.test(o)?[(0,S().wordProblem)("loads-code",p,r)]:
x.test(s)&&/(?:^|[:;,])(?:deploy|pack|publish|push)/i.test(u||s)?[(0,S().wordProblem)("publishes",p,r)]:[]}const N=/^(?:(?:skip(?:[.\w-]*(?:[Tt]est|[Uu]nit|[Ii]ntegration|IT|[.-]it|surefire|failsafe)[.\w-]*)?|(?:maven\.(?:main|test)|surefire|failsafe|invoker)\.skip(?:\.exec)?)(?:=(?!false$)|$)|(?:[\w.]+\.)?failIfNo(?:Specified)?Tests=false$|test=!\*+$)/,
w=/^(?:maven\.test\.failure\.ignore|testFailureIgnore)(?:=(?!false$)|$)/;function T({program:p},{flag:r,word:s,written:u,
value:o=""}){return r?.kind==="property"?w.test(o)?[(0,S().wordProblem)("hides-failures",p,s)]:N.test(o)?[(0,S().wordProblem)(
"skips-tests",p,s)]:[]:p==="gradle"&&/^(?:-x|--exclude-task)$/.test(u)&&/(?:^|:)(?:check|\w*test)$/i.test(o)?[(0,S().wordProblem)(
"skips-tests",p,s)]:[]}}),3149:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.judgeNodeFlags=b,h.judgeValue=
k,h.nodeFlagsIn=e,h.parseHandedOn=y,h.setsHarmless=d,h.valueProblem=N;function S(){const O=f(44670);return S=function(){
return O},O}function R(){const O=f(32854);return R=function(){return O},O}function L(){const O=f(29064);return L=function(){
return O},O}function F(){const O=f(35736);return F=function(){return O},O}function M(){const O=f(32459);return M=function(){
return O},O}function E(){const O=f(87646);return E=function(){return O},O}function g(){const O=f(31901);return g=function(){
return O},O}const P=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
x=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function k(O,A,v=!1){
const{word:$,flag:I,value:j="",off:C}=A;if(I===void 0)return[];if(I.kind==="node")return C?[]:b($,e(O,j));const D=I.kind===
"preload"&&!C?T(j,v):w(I.kind,A)||((0,M().isForeign)(A.written)||(0,M().isOfMachine)(A.written))&&"tool-loads-code";return D?
[N(D,O,A)]:[]}function N(O,A,{word:{text:v,span:$},written:I,value:j=""}){const C=v===I&&j!==""?`${I} ${j}`:v;return(0,g().
flagProblem)(O,A,{name:I,written:C,span:$,value:j})}function w(O,{written:A,value:v="",off:$}){switch(O){case"plain":return c(
A,v)?"skips-tests":(0,M().isForeign)(v)||(0,M().isOfMachine)(v)&&!r(A,v)?"tool-loads-code":void 0;case"command":case"nod\
e":return(0,M().isForeign)(v)?"tool-loads-code":void 0;case"root":return(0,R().normalise)(v)===void 0?"tool-loads-code":
void 0;case"config":return $||!(0,M().isElsewhere)(v)?void 0:"tool-loads-code";case"code":return $?void 0:n(v);case"prel\
oad":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(v)?$?void 0:n(v):"evaluates-text";case"variable":return t(
v);case"module":return/^[\w.:-]*$/.test(v)?void 0:"tool-loads-code";case"compiler":return(0,M().isForeign)(v)?"tool-load\
s-code":i.test(v)?"launches-programs":void 0;case"property":return(0,M().isForeign)(v)||(0,R().normalise)(l(v))===void 0?
"tool-loads-code":void 0;case"output":return $?void 0:a(v);default:return $?void 0:O}}function T(O,A){if(S().PRELOADABLE_PACKAGES.
has(O)||P.test(O))return"preloads-package";if(A)return"preloads-code";const v=/^(?:@[^/]+\/)?[^/]+$/.test(O);return n(O)??
(v?"preloads-package":"tool-runs-file")}const p=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function r(O,A){return p.test(O)||O==="-t"&&!A.includes(":")}const s=/^-*(?:test\.)?(?:skip|invert|grep-?invert|gv)$/i,u=/^(?:\^\$|\$\^|\(\?!\)|[.\w]\^|\$[.\w])$/,
o=/^\^?\.[*+]?\$?$/;function c(O,A){return s.test(O)?o.test(A):u.test(A)&&/run|match|name|grep|filter|^-*[tg]$/i.test(O)}
const i=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;function l(O){
return O.slice(O.indexOf("=")+1)}function n(O){return(0,M().isElsewhere)(O)?"tool-loads-code":O.split(",").some(A=>/^\.|\.[cm]?[jt]sx?$/.
test(A))?"tool-runs-file":void 0}function d(O){const[,A="",v=""]=/^(\w+)[=:](.*)$/s.exec(O)??[];return A!==""&&(0,L().isHarmlessVariable)(
A,v)}function t(O){const A=O.split(",");if(!A.every(d))return A.some(v=>x.test(v.trim()))?"changes-node-options":void 0}
function a(O){const A=O.slice(O.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.test(A))return(0,M().isElsewhere)(
A)?"writes-files":"tool-writes"}function e(O,A){return O==="mocha"||O==="_mocha"?A.split(",").map(v=>v.startsWith("-")?v:
`--${v}`):O==="ava"?(0,F().lex)(A).words.map(({text:v})=>v):[A]}const m="x.js";function b(O,A){return y(O,A).problems}function y({
span:O},A){return(0,E().parseNode)([...A,m,m].map(v=>({text:v,span:O,quoted:!1})))}}),32459:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.isElsewhere=R,h.isForeign=L,h.isOfMachine=F;function S(){const g=f(32854);return S=function(){
return g},g}function R(g){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(g)||g.split(",").some(P=>(0,S().normalise)(P)===
void 0)}function L(g){return/(?:^|[=,\s])(?:data|file):/i.test(g)?!0:!g.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(g)?!1:
g.split(/[=,:"']/).some(P=>P.includes("..")&&!E(P))}function F(g){return g.split(/[=,:"']/).some(P=>M.test(P))}const M=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function E(g){return/^[\\/]/.test(g)||(0,S().normalise)(g)!==void 0}}),45806:((z,h,f)=>{Object.defineProperty(h,"__esMod\
ule",{value:!0}),h.launchedBy=x,h.parseInvocation=P;function S(){const r=f(37866);return S=function(){return r},r}function R(){
const r=f(32017);return R=function(){return r},r}function L(){const r=f(20691);return L=function(){return r},r}function F(){
const r=f(39872);return F=function(){return r},r}function M(){const r=f(31901);return M=function(){return r},r}function E(){
const r=f(92170);return E=function(){return r},r}const g=4;function P(r,s,u=R().NO_PROGRAMS){const o=typeof r=="string"?
E().PARSERS[r](s):(0,F().parseProgram)(r,s,u),{launched:c,problems:i}=k(o.invocation);return c.length===0&&i.length===0?
o:{invocation:o.invocation,problems:[...[o,...c].flatMap(l=>l.problems),...i]}}function x(r){const s=k(r).launched.map(u=>u.
invocation);return r.launched===void 0?s:[...N(r).slice(1),...s]}function k(r){if(r.launched===void 0)return w(r);const s=N(
r).map(u=>w(u));return{launched:s.flatMap(u=>u.launched),problems:s.flatMap(u=>u.problems)}}function N(r){return[r,...(r.
launched??[]).flatMap(N)]}function w(r,s=0){const{launches:u,problems:o}=(0,L().launchesOf)(r),c=r.operands[0]?.text??"",
i={launched:[],problems:[...o]};for(const l of u){const[n]=l.words,d=s===g?"launches-programs":l.program===void 0&&n&&p(
n.text);if(d){const e=n?.span??{start:0,end:0};i.problems.push((0,M().wordProblem)(d,c,{text:n?.text??"",span:e}));continue}
const t=T(l),a=w(t.invocation,s+1);i.launched.push(t,...a.launched),i.problems.push(...a.problems)}return i}function T({
program:r,words:s,...u}){if(r!==void 0){const{invocation:i,problems:l}=E().PARSERS[r](s);return{invocation:{...i,...u},problems:l}}
const[o]=s,c=o?.text??"";return(0,E().isProgram)(c)?E().PARSERS[c](s.slice(1)):E().PARSERS.npx(s)}function p(r){return r.
startsWith("-")?"unknown-flag":S().REFUSED_PROGRAMS.has(r)?"launches-programs":void 0}}),20691:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.launchesOf=N;function S(){const t=f(76760);return S=function(){return t},t}function R(){const t=f(
14170);return R=function(){return t},t}function L(){const t=f(68623);return L=function(){return t},t}function F(){const t=f(
94854);return F=function(){return t},t}function M(){const t=f(95132);return M=function(){return t},t}function E(){const t=f(
35736);return E=function(){return t},t}function g(){const t=f(3149);return g=function(){return t},t}function P(){const t=f(
87646);return P=function(){return t},t}function x(){const t=f(31901);return x=function(){return t},t}const k={launches:[],
problems:[]};function N(t){if(t.program==="node")return w(t);const{subcommand:a,operands:e,passthrough:m}=t,[b]=e,O=(a===
"exec"||a==="script-or-tool")&&b?(0,F().toolOf)(b.text):void 0;if(b===void 0||O?.mayStart!==!0)return k;const A=(0,L().readTool)(
O,m),v=T(O,b,m,A),$=A.flags.flatMap(({word:I,flag:j,value:C})=>j?.kind==="command"&&C!==void 0?[{...I,text:C}]:[]);return l(
[v,...$.map(I=>u(b.text,I))])}function w(t){const[a]=(0,P().isTestRun)(t)?[]:t.operands;return a===void 0?k:{launches:d(
a.text).map(m=>({program:"npx",words:[...["--",m].map(y=>({...a,text:y})),...t.passthrough],starts:"file"})),problems:[]}}
function T({starts:t,subcommands:a},e,m,{flags:b,operands:y,started:O}){const[A]=O,v=b.some(({flag:$})=>$?.kind==="only-\
prints"||$?.kind==="evaluates-text");switch(t){case void 0:case"tasks":return k;case"node":return v||A&&a.has(A.text)?k:
{launches:[{program:"node",words:O}],problems:[]};case"command":return v||A&&a.has(A.text)?k:r(e.text,m,O);case"command-\
texts":return l(y.map($=>u(e.text,$)));case"npm-scripts":return l(y.map($=>o(e.text,$,p(b))))}}function p(t){return t.flatMap(
({flag:a,word:e})=>a===void 0?[e]:[])}function r(t,a,e){const{words:m,problems:b}=t==="cross-env"?s(e):{words:e,problems:[]},
[y]=m,O=y&&a.find(({text:$})=>$===y.text);if(y===void 0||O===y)return{launches:[{words:m}],problems:b};const A=`\`${t}\` \
starts at the first word that is \`${y.text}\``,v={program:t,flag:y.text,fault:A};return{launches:[{words:m}],problems:[
(0,M().problemAt)("flag-value",y.span,v)]}}function s(t){const a=t.findIndex(({text:b})=>!/^\w+=/.test(b)),e=a<0?t:t.slice(
0,a),m=e.flatMap(({text:b,span:y})=>{if((0,g().setsHarmless)(b))return[];const{written:O,attached:A=""}=(0,R().splitAtEquals)(
b);return[(0,M().problemAt)("assignment-refused",y,{name:O,value:A,known:!1})]});return{words:t.slice(e.length),problems:m}}
function u(t,{text:a,span:e}){const[,m="",b=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(a)??[],{words:y,problems:O}=(0,E().
lex)(m===""?a.replace(/^npm:(?=\S)/,"npm run "):b);if(!(0,E().hasOneReading)({problems:O})&&!(m!==""&&b.trim()===""))return i(
t,{text:a,span:e});const A=y.map(v=>({...v,span:e}));return m===""?{launches:[{words:A}],problems:[]}:/^[\w:.@/*-]+$/.test(
m)?c([{text:m,span:e,quoted:!1},...A],"wildcard"):i(t,{text:a,span:e})}function o(t,{text:a,span:e},m){const[,b="",y=""]=/^\s*(\S+)(.*)$/s.
exec(a)??[],{words:O,problems:A}=(0,E().lex)(y),v=y.trim()==="";if(b===""||!v&&!(0,E().hasOneReading)({problems:A})||/\{!?[*@%\d]/.
test(a))return i(t,{text:a,span:e});const $=O.map(j=>({...j,span:e})),I=[...m,{text:b,span:e,quoted:!1},...$];return c(I,
/^[\w:.@/-]+$/.test(b)?void 0:"glob")}function c(t,a){const b={program:"npm",words:[{text:"run",span:t.at(-1)?.span??{start:0,
end:0},quoted:!1},...t]};return{launches:[a?{...b,selects:a}:b],problems:[]}}function i(t,a){return{launches:[],problems:[
(0,x().wordProblem)("launches-programs",t,a)]}}function l(t){return{launches:t.flatMap(({launches:a})=>a),problems:t.flatMap(
({problems:a})=>a)}}const n=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;function d(t){const a=S().
posix.normalize(t.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(a))return["yarn"];const[,
e,m=""]=n.exec(a)??[];if(e===void 0)return[];if(e===".bin")return[m];const y=[...new Set([m.replace(/\.[cm]?[jt]s$/,""),
e])].filter(O=>(0,F().toolOf)(O)??(0,F().refusalOf)(O));return y.length>0?y:[e]}}),4289:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.filesIn=x,h.filesNamedBy=P,h.filesOfFlag=k,h.pythonFiles=N;function S(){const p=f(68623);return S=
function(){return p},p}function R(){const p=f(94854);return R=function(){return p},p}function L(){const p=f(95306);return L=
function(){return p},p}function F(){const p=f(32854);return F=function(){return p},p}function M(){const p=f(3149);return M=
function(){return p},p}function E(){const p=f(32459);return E=function(){return p},p}const g={files:[],roots:[],nodeFlags:[]};
function P({subcommand:p,operands:r,passthrough:s}){const[u]=r;return p==="exec"&&u?x(u,s):g}function x({text:p},r){const s=(0,R().
toolOf)(p)??(0,L().unknownTool)(p),u=(0,S().readTool)(s,r);return{files:[...u.flags.flatMap(o=>k(p,o)),...w(s,u.operands)],
roots:u.flags.flatMap(({flag:o,value:c})=>o?.kind==="root"&&c?[c]:[]),nodeFlags:T(p,s,u)}}function k(p,r){const{word:s,flag:u,
value:o="",off:c}=r;if(u===void 0||c||o==="")return[];const{span:i}=s,l=o.split(",").filter(n=>n!==""&&!(0,E().isElsewhere)(
n));switch(u.kind){case"tests":return[{as:"tests",path:o,span:i}];case"config":return(0,E().isElsewhere)(o)||/^[\w.-]+ *=/.
test(o)?[]:[{as:"config",path:o,span:i}];case"root":return(0,E().isElsewhere)(o)?[]:[{as:"place",path:o,span:i}];case"ou\
tput":{const n=o.slice(o.lastIndexOf("=")+1);return(0,E().isElsewhere)(n)?[]:[{as:"place",path:n,span:i}]}case"code":case"\
preload":case"script-text":{const n=(0,M().valueProblem)("tool-runs-file",p,r),d=u.kind==="preload";return l.map(t=>{const a=t.
replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(a)?{as:"code",path:a,span:i}:{as:"module",path:a,
span:i,ifFile:n,first:d}})}case"module":{if(!/^[\w.]+$/.test(o))return[];const n=(0,M().valueProblem)("tool-runs-file",p,
r);return N(o).map(d=>({as:"module",path:d,span:i,ifFile:n}))}default:return[]}}function N(p){const r=p.replaceAll(".","\
/");return["","src/"].flatMap(s=>[".py","/__main__.py","/__init__.py"].map(u=>`${s}${r}${u}`))}function w(p,r){const s=p.
operands==="tests"||p.operands==="first-tests",o=(p.operands==="first-tests"?r.slice(0,1):p.operands==="tests"?r:[]).filter(
({text:l})=>!p.subcommands.has(l)).map(({text:l,span:n})=>({as:"tests",path:l.replace(/^!|:[\d,*-]+$/g,""),span:n})),c=p.
readsArgumentFiles?r.filter(({text:l})=>l.startsWith("@")):[],i=!s&&!p.mayStart?r:[];return[...o,...i.flatMap(({text:l,span:n})=>{
const d=(0,F().normalise)(l);return d!==void 0&&d!==""&&!(0,F().isWithin)(d,".git",{ignoreCase:!0})&&!(0,E().isElsewhere)(
l)?[{as:"place",path:l,span:n}]:[]}),...c.map(({text:l,span:n})=>({as:"arguments",path:l.slice(1),span:n}))]}function T(p,{
handsOn:r},{flags:s}){return s.flatMap(({word:u,flag:o,value:c="",off:i})=>{const l=o?.kind==="node"&&!i?(0,M().nodeFlagsIn)(
p,c):o===void 0&&r?[u.text,...u.text.includes("=")||c===""?[]:[c]]:[];return l.length===0?[]:(0,M().parseHandedOn)(u,l).
invocation.flags})}}),74167:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.readNopt=F;function S(){const r=f(
94495);return S=function(){return r},r}function R(){const r=f(14170);return R=function(){return r},r}function L(){const r=f(
95132);return L=function(){return r},r}function F(r){const s=[],u=[],o=[],c=[];for(const i of(0,R().readFlags)(r,M).tokens)
if(i.kind==="operand")o.push(i.word);else if(i.kind==="unknown"){const l=T(i);"rule"in l?c.push(l):u.push(l)}else{const{
flag:l,fault:n}=N(i);s.push(l),n!==void 0&&c.push(p(i.word,i.written,n))}return{flags:s,unknown:u,remain:o,problems:c}}const M={
flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:r=>g(r.replace(/^-+/,""))},
E=40;function g(r){const s=P(r);if(s!==void 0&&!s.negated)return[s];const u=k(r);if(u!==void 0)return[u];if(r.length<2||
r.length>E)return s&&[s];const o=[...r].map(k);return o.every(c=>c!==void 0)?o:s&&[s]}function P(r){const s=S().NPM_FLAGS.
get(r);if(s!==void 0)return x(s,!1);if(!r.startsWith("no-"))return;const u=S().NPM_FLAGS.get(r.slice(3));return u&&x(u,!0)}
function x(r,s){const u=r.arity==="value"?s?"never":"always":"true-or-false";return{spec:r,negated:s,takes:u}}function k(r){
const[s,u]=S().NPM_SHORTHANDS.get(r)??[],o=s===void 0?void 0:P(s.slice(2));return o&&(u===void 0?o:{...o,fixed:u,takes:"\
never"})}function N(r){const{word:s,written:u,attached:o,next:c,consumes:i}=r,{spec:l,negated:n,fixed:d}=r.part;if(d===void 0&&
l.arity==="value")return w(r);const t={name:`--${l.name}`,written:u,span:s.span,spec:l};if(d!==void 0){const m={flag:{...t,
value:d,negated:n}};return o===void 0?m:{...m,fault:"it takes no value"}}const a=i?c?.text:o,e={flag:{...t,negated:a==="\
false"?!n:n}};return o!==void 0&&!(0,R().isTruth)(o)?{...e,fault:"npm reads its value as a separate word"}:l.arity==="lo\
ose"&&!i&&(c?.text==="null"||c?.text==="always")?{...e,fault:"npm reads the next word as its value"}:e}function w({word:r,
written:s,attached:u,next:o,consumes:c,part:i}){const{spec:l,negated:n}=i,d=c?o?.text:u,t=c&&o?{start:r.span.start,end:o.
span.end}:r.span,a={name:`--${l.name}`,written:s,span:t,spec:l,negated:n},e={flag:d===void 0?a:{...a,value:d}};return n?
{...e,fault:"it takes a value, so it has no `--no-` form"}:d===void 0||d===""?{...e,fault:"its value is missing"}:d.startsWith(
"-")?{...e,fault:"its value begins with a dash"}:e}function T({word:r,written:s,attached:u}){const o=s.replace(/^-+/,"").
toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,""),c=[...S().NPM_FLAGS.keys(),...S().NPM_SHORTHANDS.keys()].find(
l=>l.startsWith(o));if(c!==void 0){const l={program:"npm",flag:s,meant:`--${c}`};return(0,L().problemAt)("abbreviated-fl\
ag",r.span,l)}if(!/^--[a-z][a-z0-9-]*$/i.test(s))return(0,L().problemAt)("unknown-flag",r.span,{program:"npm",flag:s});const i={
name:s,written:s,span:r.span};return u===void 0?i:{...i,value:u}}function p(r,s,u){return(0,L().problemAt)("flag-value",
r.span,{program:"npm",flag:s,fault:u})}}),87646:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.areHarmlessOptions=
s,h.isTestRun=w,h.parseNode=E;function S(){const u=f(44670);return S=function(){return u},u}function R(){const u=f(14170);
return R=function(){return u},u}function L(){const u=f(95132);return L=function(){return u},u}function F(){const u=f(31901);
return F=function(){return u},u}const M=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function E(u){const o=[],
c=[],i=[],l=new Set;for(const y of(0,R().readFlags)(u,g).tokens){if(y.kind==="operand"){i.push(y.word);continue}if(y.kind===
"unknown"){const j={program:"node",flag:y.written};c.push((0,L().problemAt)("unknown-flag",y.word.span,j));continue}const{
spec:O,negated:A}=y.part,v=x(y);o.push(v);const $=k(O,A,v.value);if($!==void 0&&c.push(N(v,$)),A)continue;l.add(O.kind);
const I=T(O,v);I!==void 0&&c.push((0,F().flagProblem)(I,"node",v))}const n=w({flags:o}),d=n?i.length:l.has("evaluates-te\
xt")?0:1,t=i.slice(0,d),a=i.slice(d),e=n||l.has("only-prints")||l.has("evaluates-text"),m=p(t,n,u);m!==void 0&&!(e&&t.length===
0)&&c.push(m);const b=(0,F().onlyAsksForInformation)(a);return b!==void 0&&c.push((0,F().printsOnly)("node",b)),{invocation:{
program:"node",flags:o,operands:t,passthrough:a},problems:c}}const g={flags:"first",dash:"operand",separator:/^--$/,equals:"\
long",unknown:"never",expand:u=>{const o=u.startsWith("--"),c=o?u.slice(2).replaceAll("_","-"):u,i=c.startsWith("no-")&&
!S().NODE_FLAGS.has(c),l=i?c.slice(3):c,n=S().NODE_FLAGS.get(S().NODE_ALIASES.get(l)??(o?l:""));return n&&[{spec:n,negated:i,
takes:i?"never":P(n)}]}};function P({name:u,arity:o}){return u==="print"?"unless-dash":o==="value"?"always":"never"}function x({
word:{span:u},written:o,attached:c,next:i,consumes:l,part:{spec:n,negated:d}}){const t=l?i?.text:c,a=`--${d?"no-":""}${n.
name}`,e=l&&i?{start:u.start,end:i.span.end}:u;return t===void 0?{name:a,written:o,span:e}:{name:a,written:o,value:t,span:e}}
function k(u,o,c){if(o)return u.arity==="value"?"it takes a value, so it has no `--no-` form":c===void 0?void 0:"a `--no\
-` flag takes no value";if(u.arity==="none"&&u.name!=="print")return c===void 0||u.kind==="opens-inspector"?void 0:"it t\
akes no value";if(u.name!=="print")return c===void 0||c===""?"its value is missing":u.arity==="value"&&c.startsWith("-")?
"its value begins with a dash":void 0}function N(u,o){return(0,L().problemAt)("flag-value",u.span,{program:"node",flag:u.
written,fault:o})}function w({flags:u}){return u.findLast(({name:o})=>o==="--test"||o==="--no-test")?.name==="--test"}function T(u,{
value:o=""}){switch(u.kind){case"harmless":return;case"reports-tests":return S().BUILT_IN_REPORTERS.has(o)?void 0:"prelo\
ads-code";case"tolerates-rejections":return o==="warn"||o==="none"?"hides-failures":void 0;case"writes-report":return o===
"stdout"||o==="stderr"?void 0:"writes-files";case"preloads-code":return S().PRELOADABLE_PACKAGES.has(o)?"preloads-packag\
e":"preloads-code";case"loads-module":return S().PRELOADABLE_PACKAGES.has(o)?"preloads-package":"loads-code";default:return u.
kind}}function p(u,o,c){const[i]=u;if(i===void 0){const d=c.at(-1)?.span.end??0;return o?void 0:(0,L().problemAt)("reads\
-stdin",{start:0,end:d},{program:"node",flag:""})}const{text:l,span:n}=i;if(M.has(l))return(0,L().problemAt)("reads-stdi\
n",n,{program:"node",flag:l});if(l.startsWith("-"))return(0,L().problemAt)("dash-operand",n,{operand:l});if(l==="inspect"||
!o&&l==="debug")return(0,L().problemAt)("opens-inspector",n,{program:"node",flag:l})}const r=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function s(u){if(!r.test(u))return!1;const o={start:0,end:0},c=[...u.split(" "),"x.js"].map(n=>({text:n,span:o,quoted:!1})),
{problems:i,invocation:l}=E(c);return i.length===0&&l.operands.length===1}}),3893:((z,h,f)=>{Object.defineProperty(h,"__\
esModule",{value:!0}),h.interpret=g,h.isToolName=k,h.parseNpm=E;function S(){const u=f(94495);return S=function(){return u},
u}function R(){const u=f(95132);return R=function(){return u},u}function L(){const u=f(74167);return L=function(){return u},
u}function F(){const u=f(46868);return F=function(){return u},u}function M(){const u=f(31901);return M=function(){return u},
u}function E(u){return g("npm",(0,L().readNopt)(u),u)}function g(u,{flags:o,unknown:c,remain:i,problems:l},n){const[d,...t]=i,
a=o.find($=>$.spec.effect==="only-prints"&&!$.negated),e=d&&S().NPM_SUBCOMMANDS.get(d.text),m=e?.kind,b=[...o.flatMap($=>r(
u,$,m)),...l],y={program:u,flags:o};if(d===void 0)return a===void 0&&b.push(s(u,n)),b.push(...c.map($=>(0,M().flagProblem)(
"unknown-flag",u,$))),{invocation:{...y,operands:[],passthrough:[]},problems:b};if(e===void 0){const $=[...S().NPM_SUBCOMMANDS].
find(([j])=>j.startsWith(d.text))?.[1].name??"",I={subcommand:d.text,meant:$};return b.unshift((0,R().problemAt)("unknow\
n-subcommand",d.span,I)),{invocation:{...y,operands:t,passthrough:[]},problems:b}}const O=e.kind==="runs-script"?"flag-b\
efore-separator":"unknown-flag";if(b.push(...c.map($=>(0,M().flagProblem)(O,u,$))),S().MISSPELT.has(d.text)){const $={subcommand:d.
text,meant:e.name};b.push((0,R().problemAt)("misspelt-subcommand",d.span,$))}const A={...y,subcommand:e.name},v=P(e,d,t,
A);return{invocation:v.invocation,problems:[...v.problems,...b]}}function P({name:u,kind:o},c,i,l){const n={...l,operands:i,
passthrough:[]},d=t=>({invocation:n,problems:[(0,M().wordProblem)(t,l.program,{text:u,span:c.span})]});switch(o){case"ru\
ns-script":return x(u,c,i,l);case"runs-tool":return w(c,i,l);case"depends-on-registry":return d(i[0]?.text==="fix"?"inst\
alls":o);case"packs":return T(l.flags,"dry-run")?{invocation:n,problems:[]}:d("writes-files");case"edits-package":return d(
i[0]?.text==="get"?"only-prints":"writes-files");default:return d(o)}}function x(u,o,c,i){const l=u==="run"?c.slice(0,1):
[o],n=u==="run"?c.slice(1):c,[d]=l,t=[];d===void 0?t.push((0,M().printsOnly)("npm",{...o,text:"run"})):d.text==="env"&&t.
push((0,R().problemAt)("prints-environment",d.span,{}));const a=(0,M().onlyAsksForInformation)(n);return a!==void 0&&t.push(
(0,M().printsOnly)("npm",a)),{invocation:{...i,operands:l,passthrough:n},problems:t}}function k(u){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(u)}const N=new Set(["only-prints","evaluates-text"]);function w(u,o,c){const[i,...l]=o;if(i===void 0){const t=c.flags.
some(({spec:a,negated:e})=>N.has(a.effect)&&!e)?[]:[s(c.program,[u])];return{invocation:{...c,operands:[],passthrough:[]},
problems:t}}const n={...c,operands:[i],passthrough:l};return k(i.text)?{invocation:n,problems:(0,F().parseTool)(i,l)}:{invocation:n,
problems:[(0,M().wordProblem)("downloads",c.program,i)]}}function T(u,o){const c=u.findLast(i=>i.name===`--${o}`);return c!==
void 0&&c.negated!==!0}const p=new Set(["downloads","only-prints","dry-run","skips-hooks"]);function r(u,o,c){const{effect:i,
name:l}=o.spec;if(o.negated&&(p.has(i)||l==="force"||l==="global"))return[];switch(i){case"harmless":case"allows-missing":
return[];case"filters-dependencies":return c==="only-prints"||c==="depends-on-registry"?[]:[(0,M().flagProblem)("install\
s",u,o)];case"selects-workspace":return c!=="runs-tool"||o.negated?[]:[(0,M().flagProblem)("changes-configuration",u,o)];case"\
changes-directory":return c!=="runs-tool"&&c!=="packs"?[]:[(0,M().flagProblem)("changes-configuration",u,o)];default:return[
(0,M().flagProblem)(i,u,o)]}}function s(u,o){const c=o[0]?.span.start??0,i=o.at(-1)?.span.end??0;return(0,R().problemAt)(
"nothing-to-run",{start:c,end:i},{program:u})}}),54298:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.parseNpx=
k;function S(){const s=f(94495);return S=function(){return s},s}function R(){const s=f(14170);return R=function(){return s},
s}function L(){const s=f(74167);return L=function(){return s},s}function F(){const s=f(3893);return F=function(){return s},
s}function M(){const s=f(31901);return M=function(){return s},s}const E=new Set(["always-spawn","ignore-existing","shell\
-auto-fallback"]),g=new Set(["npm","node-arg","n"]),P=new Set(["package","p","cache","userconfig","call","c","shell"]),x=new Set(
["no-install","quiet","q","version","v","help","h"]);function k(s){const[u]=s,o={text:"exec",span:u?.span??{start:0,end:0},
quoted:!1},{rewritten:c,removed:i}=N(s),l=(0,F().interpret)("npx",(0,L().readNopt)([o,...c]),s),n=i.map(({text:d,span:t})=>(0,M().
flagProblem)("unknown-flag","npx",{name:d,written:d,span:t}));return{invocation:l.invocation,problems:[...n,...l.problems]}}
function N(s){const u=[],o=[],{tokens:c,separator:i}=(0,R().readFlags)(s,w),l=[];for(const d of c)if(d.kind==="operand")
l.push(d.word);else if(d.kind==="flag"){const{word:t,written:a,attached:e,consumes:m,next:b,part:y}=d;if(y.spec==="remov\
ed"){o.push(t);continue}u.push({...t,text:p(T(a),e,t.text)}),m&&b&&u.push(b)}const[n]=l;return i!==void 0?u.push(i):n!==
void 0&&u.push({...n,text:"--"}),{rewritten:u.concat(l),removed:o}}const w={flags:"first",dash:"flag",separator:/^--$/,equals:"\
all",unknown:"never",expand:(s,u)=>{const o=T(s),c=(l,n)=>[{spec:l,negated:!1,takes:n}];if(E.has(o))return c("removed","\
never");if(g.has(o))return c("removed","always");const i=o==="p"?void 0:S().NPM_SHORTHANDS.get(o);return i!==void 0?{instead:u===
void 0?i:[...i,u]}:r(o)?c("kept","never"):c("kept",P.has(o)?"always":"unless-dash")}};function T(s){return s.replace(/^-+/,
"")}function p(s,u,o){if(s==="no-install")return"--yes=false";const c=s==="p"?"--package":s==="shell"?"--script-shell":void 0;
return c===void 0?o:u===void 0?c:`${c}=${u}`}function r(s){const u=S().NPM_FLAGS.get(s)?.arity;return x.has(s)||u==="non\
e"||u==="loose"}}),39872:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.parseProgram=x;function S(){const r=f(
68623);return S=function(){return r},r}function R(){const r=f(70584);return R=function(){return r},r}function L(){const r=f(
4289);return L=function(){return r},r}function F(){const r=f(76337);return F=function(){return r},r}function M(){const r=f(
46868);return M=function(){return r},r}function E(){const r=f(31901);return E=function(){return r},r}function g(){const r=f(
32193);return g=function(){return r},r}function P(){const r=f(91883);return P=function(){return r},r}function x(r,s,u){const{
program:o}=r,c={program:o,family:r,flags:[],operands:[],passthrough:[]},i=k({use:r.use,path:"",words:s,family:r,families:u});
return{invocation:{...c,...i.invocation},problems:i.problems}}function k(r){const{use:s,path:u,words:o,family:c,families:i}=r,
{data:l}=s,n=(0,S().readTool)(s,o),d=n.rest===void 0?n.flags:[...n.flags,n.rest.flag],t=d.map(w),a=d.flatMap($=>(0,L().filesOfFlag)(
c.program,$)).filter(({as:$})=>$!=="place"),e=d.flatMap($=>[...(0,M().toolFlagProblems)(c.program,s,$),...(0,R().buildFlagProblems)(
c,$)]),[m,...b]=n.started.slice(l.skips??0),y=m&&s.subcommands.get(m.text);if(y===void 0||m===void 0){const $=p(r,n),I=T(
r,n);return{invocation:{...u&&{subcommand:u},...l.any_package&&{anyPackage:!0},...$.invocation,flags:t,files:[...a,...N(
s,$.invocation.operands??[])]},problems:[...e,...I,...$.problems]}}const O=u===""?m.text:`${u} ${m.text}`,A=y.data.starts===
"own-script"?(0,F().parseStarted)("own-script",m,b,{family:c,families:i,parse:x}):k({...r,use:y,path:O,words:b}),v=y.data.
does?[(0,E().wordProblem)(y.data.does,c.program,{...m,text:O})]:[];return{invocation:{...A.invocation,...l.any_package&&
{anyPackage:!0},flags:[...t,...A.invocation.flags??[]],files:[...a,...A.invocation.files??[]]},problems:[...e,...v,...A.
problems]}}function N({data:{operands:r,starts:s}},u){return u.flatMap(({text:o,span:c})=>{const i=(r==="package"||s==="\
package")&&o.endsWith(".go");return!((0,g().ruleForOperand)("path",o)===void 0)||r!=="tests"&&!i?[]:[{as:"tests",path:o.
replace(/::.*$/s,""),span:c}]})}function w({word:r,written:s,value:u}){return{name:s,written:s,span:r.span,...u!==void 0&&
{value:u}}}function T({use:r,path:s,words:u,family:o},{flags:c}){if(r.data.writes_unless===void 0)return[];const i=r.data.
writes_unless.split(" "),l=u.slice(u.findIndex(({text:d})=>d==="--"));if(c.some(({written:d,off:t})=>!t&&i.includes(d)))
return[];if(l[0]?.text==="--"&&l.some(({text:d})=>i.includes(d)))return[];const n=u[0]?.span??{start:0,end:0};return[(0,E().
wordProblem)("tool-writes",o.program,{text:s||o.program,span:n})]}function p({use:r,family:s,families:u},o){const{rest:c}=o;
if(c!==void 0)return c.flag.flag?.kind==="module"?(0,P().parseModule)(s,c.words,u,x):{invocation:{passthrough:c.words},problems:[]};
const i=r.data.starts??(r.subcommands.size>0?"subcommand":void 0),l=i===void 0?o.operands:o.started.slice(r.data.skips??
0),[n,...d]=l;if(n===void 0){const t=o.flags.some(({flag:b})=>b?.kind==="only-prints"),a={start:0,end:s.program.length},
e=t?void 0:r.data.alone,m=e?[(0,E().wordProblem)(e,s.program,{text:"",span:a})]:[];return{invocation:{},problems:m}}return i===
void 0?{invocation:{operands:l},problems:(0,g().judgeOperands)(r,l,s)}:(0,F().parseStarted)(i,n,d,{family:s,families:u,parse:x})}}),
76337:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.parseStarted=x;function S(){const s=f(37866);return S=
function(){return s},s}function R(){const s=f(32017);return R=function(){return s},s}function L(){const s=f(94854);return L=
function(){return s},s}function F(){const s=f(95132);return F=function(){return s},s}function M(){const s=f(46868);return M=
function(){return s},s}function E(){const s=f(31901);return E=function(){return s},s}function g(){const s=f(92170);return g=
function(){return s},s}function P(){const s=f(32193);return P=function(){return s},s}function x(s,u,o,c){const{program:i}=c.
family,l={operands:[u],passthrough:o};switch(s){case"subcommand":{const n={program:i,subcommand:u.text},d=(0,F().problemAt)(
"program-subcommand-unknown",u.span,n);return{invocation:l,problems:[d]}}case"file":return T(u,o,i);case"package":{const n=(0,P().
ruleForOperand)("package",u.text);return{invocation:l,problems:n?[(0,E().wordProblem)(n,i,u)]:[]}}case"command":return p(
u,o,c);case"script":case"own-script":return{invocation:{...l,subcommand:"run"},problems:w(o,c.family)};case"tool":return r(
"exec",u,o,c);case"script-or-tool":case"script-tool-or-file":{if(!(s==="script-tool-or-file"&&N(u.text))&&!k.test(u.text)){
const d=r("script-or-tool",u,o,c);return{...d,problems:[...d.problems,...w(o,c.family)]}}return s==="script-tool-or-file"?
T(u,o,i):{invocation:l,problems:[(0,E().wordProblem)("launches-programs",i,u)]}}}}const k=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function N(s){return/[\\/]/.test(s)&&!/^@[\w.-]+\/[\w.-]+$/.test(s)}function w(s,{program:u,use:o}){return s.filter(({text:i})=>{
const l=/^--([\w-]+)/.exec(i)?.[1];return l!==void 0&&o.flags.get((0,R().flagKey)(l))?.kind==="changes-configuration"}).
map(i=>(0,E().wordProblem)("changes-configuration",u,i))}function T(s,u,o){const{text:c,span:i}=s,l={operands:[s],passthrough:u,
starts:"file"};if(c==="-"||c===""||c.startsWith("/dev/"))return{invocation:l,problems:[(0,F().problemAt)("reads-stdin",i,
{program:o,flag:c})]};const n=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(c)&&/:/.test(c);return{invocation:l,
problems:n?[(0,E().wordProblem)("downloads",o,s)]:[]}}function p(s,u,o){const{family:c,families:i,parse:l}=o,{text:n}=s;
if(/:\/\//.test(n))return{invocation:{},problems:[(0,E().wordProblem)("downloads",c.program,s)]};if(n==="-"||/\.\w+$/.test(
n))return T(s,u,c.program);const d=i.known.get(n);if(d===void 0||!c.data.started_programs.includes(n))return{invocation:{},
problems:[(0,E().wordProblem)("launches-programs",c.program,s)]};const{invocation:t,problems:a}=l(d,u,i);return{invocation:{
launched:[t]},problems:a}}function r(s,u,o,{family:c,families:i,parse:l}){const{text:n}=u,d=i.allowed.get(n),t=(0,g().isProgram)(
n)?g().PARSERS[n](o):d&&l(d,o,i);if(s==="exec"&&N(n))return{invocation:{},problems:[(0,E().wordProblem)("launches-progra\
ms",c.program,u)]};const a=S().REFUSED_PROGRAMS.get(n)==="shell",e={subcommand:s,operands:[u],passthrough:o,...t&&{launched:[
t.invocation]}};if(t!==void 0)return{invocation:e,problems:t.problems};if(a||s==="exec"&&S().REFUSED_PROGRAMS.has(n))return{
invocation:e,problems:[(0,E().wordProblem)("launches-programs",c.program,u)]};const m=s==="exec"||(0,L().toolOf)(n)!==void 0||
(0,L().refusalOf)(n);return{invocation:e,problems:m?(0,M().parseTool)(u,o):[]}}}),46868:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.parseTool=k,h.parseUnknownTool=N,h.toolFlagProblems=w;function S(){const i=f(68623);return S=
function(){return i},i}function R(){const i=f(37866);return R=function(){return i},i}function L(){const i=f(94854);return L=
function(){return i},i}function F(){const i=f(77251);return F=function(){return i},i}function M(){const i=f(95306);return M=
function(){return i},i}function E(){const i=f(95132);return E=function(){return i},i}function g(){const i=f(3149);return g=
function(){return i},i}function P(){const i=f(32459);return P=function(){return i},i}function x(){const i=f(31901);return x=
function(){return i},i}function k(i,l){const n=i.text,d=(0,L().refusalOf)(n);if(d!==void 0)return[(0,x().wordProblem)(d,
n,i)];const t=(0,x().onlyAsksForInformation)(l);if(t!==void 0)return[(0,x().printsOnly)(n,t)];const a=(0,L().toolOf)(n);
if(a===void 0)return N(i,l);const e=(0,S().readTool)(a,l),m=a.operands==="tests"||a.operands==="first-tests";return[...T(
i,l),...p(i,a,e),...e.flags.flatMap(b=>w(n,a,b)),...e.operands.flatMap(b=>!m&&((0,P().isForeign)(b.text)||a.operands===void 0&&
(0,P().isOfMachine)(b.text))?[(0,x().wordProblem)("tool-loads-code",n,b)]:[])]}function N(i,l){const n=i.text,d=(0,M().unknownTool)(
n),t=(0,S().readTool)(d,l);return[...p(i,d,t),...s(i,l,t),...t.flags.flatMap(a=>w(n,void 0,a)),...u(i,t)]}function w(i,l,n){
return n.flag===void 0?c(i,l,n):(0,g().judgeValue)(i,n,l?.stops)}function T({text:i,span:l},n){const d=(0,F().tasksOf)(i,
n);return d===void 0?[]:[(0,E().problemAt)("runs-tasks",l,{program:i,tasks:d})]}function p(i,l,{operands:n,started:d}){const t=l.
starts===void 0||l.starts==="tasks",[a]=t?n:d,e=a?r(l,a.text):l.alone;return e===void 0?[]:[(0,x().wordProblem)(e,i.text,
a??i)]}function r({endsWith:i,subcommands:l},n){if(i?.has(n))return;const d=n.split(":").find(t=>l.get(t)==="never-ends");
return l.get(n)??(i||d!==void 0?"never-ends":void 0)}function s({text:i},l,{flags:n,operands:d}){const t=l[l.findIndex(({
text:b})=>b==="--")+1],a=[...new Set([d[0],t])].filter(b=>b!==void 0&&(0,R().startsOthers)(b.text)),e=n.filter(({written:b,
flag:y,value:O=""})=>/^-[ex]$/.test(b)&&/\s/.test(O)||y?.kind!=="config"&&(0,R().isCommandLine)(O)),m=d.filter(({text:b})=>(0,R().
hasCommandLine)(b));return[...a,...e.map(({word:b})=>b),...m].flatMap(b=>b===void 0?[]:[(0,x().wordProblem)("launches-pr\
ograms",i,b)])}function u({text:i},{operands:l}){return l.flatMap(n=>n.text==="-"?[(0,x().wordProblem)("reads-stdin",i,n)]:
o(n.text)?[(0,x().wordProblem)("uses-network",i,n)]:(0,P().isForeign)(n.text)||(0,P().isOfMachine)(n.text)?[(0,x().wordProblem)(
"tool-loads-code",i,n)]:[])}function o(i){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.test(
i)}function c(i,l,{word:n,value:d=""}){const t=a=>[(0,x().wordProblem)(a,i,n)];if(l?.handsOn===!0){const a=n.text.includes(
"=")||d===""?[]:[d],e=(0,g().judgeNodeFlags)(n,[n.text,...a]);if(!e.some(({rule:m})=>m==="unknown-flag"))return e}return l?.
stops===!0?t("unknown-flag"):l?.starts==="npm-scripts"?n.text.includes("=")?[]:t("unknown-flag"):(0,P().isForeign)(d)||(0,P().
isOfMachine)(d)?t("tool-loads-code"):l===void 0?[]:t("tool-flag-unknown")}}),31901:((z,h)=>{Object.defineProperty(h,"__e\
sModule",{value:!0}),h.flagProblem=S,h.onlyAsksForInformation=F,h.printsOnly=M,h.wordProblem=f;function f(E,g,{text:P,span:x}){
return R(E,x,{program:g,flag:P})}function S(E,g,P){const{written:x,span:k,value:N}=P,w={program:g,flag:x};return R(E,k,N===
void 0?w:{...w,value:N})}function R(E,g,P){return{rule:E,span:g,args:P}}const L=new Set(["--version","-v","-V","--help",
"-h"]);function F(E){const[g]=E;return E.length===1&&g!==void 0&&L.has(g.text)?g:void 0}function M(E,g){return f("only-p\
rints",E,g)}}),92170:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.PARSERS=void 0,h.isProgram=M;function S(){
const E=f(87646);return S=function(){return E},E}function R(){const E=f(3893);return R=function(){return E},E}function L(){
const E=f(54298);return L=function(){return E},E}const F=h.PARSERS={node:S().parseNode,npm:R().parseNpm,npx:L().parseNpx};
function M(E){return Object.hasOwn(F,E)}}),32193:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.judgeOperands=
E,h.ruleForOperand=k;function S(){const w=f(32017);return S=function(){return w},w}function R(){const w=f(32854);return R=
function(){return w},w}function L(){const w=f(70584);return L=function(){return w},w}function F(){const w=f(32459);return F=
function(){return w},w}function M(){const w=f(31901);return M=function(){return w},w}function E({data:{operands:w="path"},
refusedOperands:T},p,r){const s=r.data.deciding_properties!=="";return p.flatMap(u=>{const o=x(T,u.text),c=r.program==="\
gradle"&&P(u.text),i=o??(c?"publishes":k(w,u.text));return i!==void 0?[(0,M().wordProblem)(i,r.program,u)]:s&&w==="plain"?
(0,L().propertyProblems)(r,u):[]})}const g=[["publish",/^/],["upload",/^(?:$|A)/],["deploy",/^$/]];function P(w){const T=w.
slice(w.lastIndexOf(":")+1),[p=""]=T.split(/(?=[A-Z-])/),r=T.slice(p.length);return p!==""&&g.some(([s,u])=>s.startsWith(
p)&&u.test(r))}function x({flags:w,prefixes:T},p){const r=p.replace(/@[^@]*$/,""),s=[p,r,r.slice(r.lastIndexOf(":")+1)].
map(S().flagKey);for(const u of s){const c=(/^(?:help|h|version|v|V)$/.test(u)?void 0:w.get(u))??T.find(([i])=>u.startsWith(
i))?.[1];if(c!==void 0)return c.kind}}function k(w,T){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(T))return"\
downloads";if(T.startsWith("@")&&w!=="package")return"tool-loads-code";switch(w){case"path":case"tests":return T==="-"?"\
reads-stdin":N(T.replace(/::.*$/s,""))||(0,F().isForeign)(T)?"tool-loads-code":void 0;case"package":return T.includes("@")?
"downloads":N(T)?"tool-loads-code":void 0;case"goal":return T.split(":").length>2?"downloads":void 0;case"plain":return(0,F().
isForeign)(T)?"tool-loads-code":void 0}}function N(w){return(0,R().normalise)(w)===void 0}}),91883:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.parseModule=N;function S(){const w=f(68623);return S=function(){return w},w}function R(){const w=f(
32017);return R=function(){return w},w}function L(){const w=f(95132);return L=function(){return w},w}function F(){const w=f(
32459);return F=function(){return w},w}function M(){const w=f(46868);return M=function(){return w},w}function E(){const w=f(
31901);return E=function(){return w},w}const g=(0,R().groupsByName)({installs:"conda pip ensurepip pre_commit venv virtu\
alenv easy_install poetry pipx build setuptools cookiecutter copier",publishes:"twine semantic_release huggingface_hub",
"never-ends":`
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
s calendar inspect uuid"}),P=new Set("unittest doctest json.tool tabnanny ast tokenize".split(" ")),x=/^(?:-\w|--[\w-]+=)?[/~]/,
k=(0,R().toolTable)({flags:{plain:`
      append,a branch concurrency= context= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"});function N({program:w,data:T},[p,...r],s,u){
if(p===void 0){const e={program:w,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,L().problemAt)(
"flag-value",{start:0,end:0},e)]}}const o=s.known.get(p.text);if(o!==void 0&&T.started_programs.includes(p.text)){const{
invocation:e,problems:m}=u(o,r,s);return{invocation:{launched:[e]},problems:m}}const c={operands:[p],passthrough:r},i=/^[\w.]+$/.
test(p.text)?g.get(p.text.replace(/\._(?:_main__|internal\b.*)$/,"")):"tool-loads-code";if(i!==void 0)return{invocation:c,
problems:[(0,E().wordProblem)(i,w,p)]};const l=s.known.get("python"),[n,...d]=r;if(p.text==="coverage"&&n?.text==="run"&&
l!==void 0){const{flags:e,started:m,rest:b}=(0,S().readTool)(k,d),y=b?[{...b.flag.word,text:"-m"},...b.words]:m,O=e.flatMap(
A=>(0,M().toolFlagProblems)("coverage",k,A));if(y.length>0){const A=u(l,y,s);return{invocation:{...c,starts:"module",launched:[
A.invocation]},problems:[...O,...A.problems]}}}const t=P.has(p.text),a=r.filter(({text:e})=>(0,F().isForeign)(e)||t&&x.test(
e));return{invocation:t?c:{...c,starts:"module"},problems:a.map(e=>(0,E().wordProblem)("tool-loads-code",p.text,e))}}}),
29064:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.isHarmlessVariable=T,h.readAssignments=u;function S(){
const o=f(87646);return S=function(){return o},o}function R(){const o=f(12096);return R=function(){return o},o}function L(){
const o=f(76829);return L=function(){return o},o}const F=/^[\w.-]{0,64}$/,M=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,
E=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,g=/^\d{1,9}$/,P=/^(?:|[01]|true|false|yes|no|on|off)$/i,x=new Map([
["NODE_ENV",F],["CI",F],["FORCE_COLOR",F],["NO_COLOR",F],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],
["LANG",M],["LC_ALL",M],["NODE_NO_WARNINGS",P],["TS_NODE_PROJECT",E],["TS_NODE_TRANSPILE_ONLY",P],["TS_NODE_FILES",P]]),
k=[[/(?:^|_)(?:CONCURRENCY|PORT|RETRIES|SEED|TIMEOUT|TIMEOUT_MS|WORKERS)$/,g],[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],
[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,F],[/(?:^|_)(?:COVERAGE|E2E|FAST|OFFLINE|QUIET|SILENT|SKIP|SLOW|TEST|VERBOSE)(?:_|$)/,
P]],N=/^(?:BASH|BROWSER|BUN|CARGO|CONDA|COREPACK|DENO|DOCKER|DOTNET|DYLD|EDITOR|ELECTRON|GIT|GLIBC|GRADLE|JAVA|LD|MALLOC|MAVEN|NODE|NPM|NYC|OPENSSL|PERL|PIP|PNPM|POETRY|PYTHON|RUBY|RUST|SSL|TAP|TOX|TS_NODE|TSX|UV|VIRTUAL|YARN)_/,
w="NODE_OPTIONS";function T(o,c){if(o===w)return(0,S().areHarmlessOptions)(c);const i=x.get(o);return i!==void 0?i.test(
c):p(o)&&k.some(([l,n])=>l.test(o)&&n.test(c))}function p(o){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(o)&&!N.test(o)}function r(o){
return o===w||x.has(o)||p(o)&&k.some(([c])=>c.test(o))}const s=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function u(o,c){const i=[],
l=[];let n=0;for(const d of o){const[t]=d.parts,a=t&&!t.quoted?s.exec(t.text):null;if(!a)break;n+=1;const[e,m="",b]=a,y=(0,L().
textOf)(d).slice(e.length),O={start:d.start,end:d.end};if(!b&&T(m,y))i.push({name:m,value:y,span:O}),c.add("environment-\
assignment",O,{name:m,value:(0,R().visible)(y)});else{const A=!b&&r(m);c.add("assignment-refused",O,{name:m,value:(0,R().
visible)(y),known:A}),b||l.push({name:m,value:y,span:O})}}return{assignments:i,refused:l,count:n}}}),12096:((z,h,f)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.inspectBlanks=r,h.inspectCharacters=g,h.inspectInjection=o,h.inspectLookAlikes=
k,h.visible=E;function S(){const c=f(11970);return S=function(){return c},c}const R=/^\p{Bidi_Control}$/u,L=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function F(c){if(c>=32&&c<127||c===9)return"visible";if(c===0)return"nul-character";if(c===10||c===13)return"line-break";
if(c<160)return"control-character";if(c>=55296&&c<=57343)return"lone-surrogate";const i=String.fromCodePoint(c);return R.
test(i)?"bidirectional-character":L.test(i)?"invisible-character":"visible"}function M(c){return`U+${c.toString(16).toUpperCase().
padStart(4,"0")}`}function E(c,i=120){const l=c.length>i?`${c.slice(0,i)}\u2026`:c;let n="";for(const d of l){const t=d.
codePointAt(0)??0,a=t!==9&&F(t)==="visible";n+=a?d:`<${M(t)}>`}return n}function g(c,i,l,n){let d=i;for(const t of c)P(t,
d,l,n),d+=t.length}function P(c,i,l,n){const d=c.codePointAt(0)??0,t={start:i,end:i+c.length},a=M(d),e=F(d);if(e==="line\
-break"?n.add(e,t,{character:a,quoted:l}):e!=="visible"&&n.add(e,t,{character:a}),e!=="visible"||d<=126)return;const m=c.
normalize("NFKC");m!==c.normalize("NFC")||/[\0-\x7f]/.test(m)?n.add("compatibility-character",t,{character:a,becomes:m}):
l||n.add("non-ascii-unquoted",t,{character:a,shown:c})}const x=/\p{L}+/gu;function k(c,i,l,n){if(/^[\x00-\x7f]*$/.test(c)||
!l&&/\s/.test(c))return;const d=l?N(c):w(c);if(d===void 0)return;const t=[...new Set(c)].filter(a=>a>"\x7F");n.add("look\
-alike-letters",{start:i.start,end:i.end},{word:E(c),looks_like:E(d),characters:t.slice(0,10).map(a=>M(a.codePointAt(0)??
0))})}function N(c){const i=c.normalize("NFKD").replace(/\p{M}/gu,""),l=(0,S().asciiOf)(i);return/^[\x20-\x7e]+$/.test(l)?
l:void 0}function w(c){let i=!1;const l=c.replace(x,n=>{const d=(0,S().asciiOf)(n);return d===n||!/[A-Za-z]/.test(n)?n:(i=
!0,d)});return i?l:void 0}const T=100,p=1e3;function r(c,i){let l=0,n=0;for(let d=0;d<=c.length;d+=1){const t=c.charAt(d);
if(t===" "||t==="	")continue;const a=d-n;if(a>1&&(l+=a-1),a>=T||l>=p){const e=Math.max(a,l);i.add("blank-padding",{start:n,
end:d},{blanks:e});return}n=d+1}}const s=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
u=/<!--|```/;function o(c,i,l){const n=({index:a,0:e})=>l??{start:a,end:a+e.length},d=s.exec(c);d&&i.add("workflow-comma\
nd",n(d),{written:E(d[0])});const t=u.exec(c);t&&i.add("markup-injection",n(t),{written:t[0]})}}),84128:((z,h)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.literalSegment=P,h.matchName=N,h.matchesStars=w,h.readPattern=f;function f(r){
if(!r.parts.some(n=>!n.quoted&&/[*?[]/.test(n.text)))return;const s=r.parts.flatMap(({text:n,quoted:d})=>Array.from(n,t=>({
character:t,active:!d}))),u=s.findLastIndex(({character:n,active:d})=>d&&n==="]"),o=[];let c,i;for(let n=0;n<s.length;){
const d=S(s,n,u);d?(c??=E(o),i??=d.ambiguity,d.element.kind==="many"&&o.at(-1)?.kind==="many"||o.push(d.element),n=d.end):
(o.push({kind:"literal",character:s[n]?.character??""}),n+=1)}return c===void 0?void 0:{text:s.map(({character:n})=>n).join(
""),prefix:c,segments:g(o),...i&&{ambiguity:i}}}function S(r,s,u){const o=r[s];return o?.active?o.character==="*"?{element:{
kind:"many"},end:s+1}:o.character==="?"?{element:{kind:"one"},end:s+1}:o.character!=="["||u<s?void 0:R(r,s)??{element:{kind:"\
one"},end:s+1,ambiguity:"bracket"}:void 0}function R(r,s){let u=s+1;const o=L(r[u],"!");o&&(u+=1);const c=new Set;for(;!L(
r[u],"]");){const i=F(r[u]);if(i===void 0)return;const l=L(r[u+1],"-")?F(r[u+2]):i;if(l===void 0||!M(i,l))return;u+=L(r[u+
1],"-")?3:1;for(let n=i.charCodeAt(0);n<=l.charCodeAt(0);n+=1)c.add(String.fromCharCode(n))}if(c.size!==0)return{element:{
kind:"set",negated:o,members:c},end:u+1}}function L(r,s){return r?.active===!0&&r.character===s}function F(r){return r&&
/^[A-Za-z0-9_.,@%+]$/.test(r.character)?r.character:void 0}function M(r,s){if(r===s)return!0;const u=[/[a-z]/,/[A-Z]/,/[0-9]/];
return r<s&&u.some(o=>o.test(r)&&o.test(s))}function E(r){return r.map(s=>s.kind==="literal"?s.character:"").join("")}function g(r){
const s=[[]];for(const u of r)u.kind==="literal"&&u.character==="/"?s.push([]):s.at(-1)?.push(u);return s}function P(r){
return r.every(({kind:s})=>s==="literal")?E(r):void 0}const x=r=>Array.from(r),k=r=>Array.from(Buffer.from(r).toString("\
latin1"));function N(r,s){const[u]=r;if(s.startsWith(".")&&!(u?.kind==="literal"&&u.character==="."))return!1;const o=T(
r,s,x);return/^[\x20-\x7e]*$/.test(s)||o===T(r,s,k)?o:void 0}function w(r,s){const u=Array.from(s,o=>o==="*"?{kind:"many"}:
{kind:"literal",character:o});return T(u,r,x)}function T(r,s,u){const o=r.flatMap(d=>d.kind==="literal"?u(d.character).map(
t=>({kind:"literal",character:t})):d),c=u(s);let i=0,l=-1,n=0;for(let d=0;d<c.length;)if(o[i]?.kind==="many")l=i,n=d,i+=
1;else if(p(o[i],c[d]))i+=1,d+=1;else if(l>=0)i=l+1,n+=1,d=n;else return!1;return o.slice(i).every(({kind:d})=>d==="many")}
function p(r,s=""){return r?.kind==="literal"?r.character===s:r?.kind==="set"?r.members.has(s)!==r.negated:r?.kind==="on\
e"}}),30683:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.MAX_PATTERNS=void 0,h.resolvePattern=x;function S(){
const n=f(76760);return S=function(){return n},n}function R(){const n=f(32854);return R=function(){return n},n}function L(){
const n=f(12096);return L=function(){return n},n}function F(){const n=f(84128);return F=function(){return n},n}function M(){
const n=f(76829);return M=function(){return n},n}const E=20,g=4096,P=h.MAX_PATTERNS=64;function x(n,d,t){const{pattern:a,
span:e,position:m}=n,b=(0,L().visible)(a.text),y=w(a);let O=[];if(m==="program")t.add("glob-program",e,{pattern:b});else if(T(
a))t.add("glob-outside",e,{pattern:b});else if(!N(a,d))if(y)t.add("glob-unclear",e,{pattern:b,reason:y});else if(p(a))t.
add("glob-flag",e,{pattern:b,match:""});else if(d)O=k(n,d,t);else if(m==="script"&&r(a))t.add("glob-program",e,{pattern:b});else{
const A={matches:[],count:0,judged:!1};t.add("unquoted-glob",e,{pattern:b,...A})}return O.length===0?[a.text]:O}function k({
pattern:n,span:d,position:t},a,e){const m=(0,L().visible)(n.text),b=o(n,a),y="matches"in b&&!b.matches.every(s);if("ambi\
guity"in b||y){const I="ambiguity"in b?b.ambiguity:"file_name";return e.add("glob-unclear",d,{pattern:m,reason:I}),[]}const{
matches:O}=b,A=O.find(I=>I.startsWith("-"));A!==void 0&&e.add("glob-flag",d,{pattern:m,match:(0,L().visible)(A)}),t==="s\
cript"&&O.length>1&&e.add("glob-program",d,{pattern:m});const v=O.slice(0,E).map(I=>(0,L().visible)(I)),{length:$}=O;return e.
add("unquoted-glob",d,{pattern:m,matches:v,count:$,judged:!0}),O}function N({prefix:n,text:d},t){return n.includes("://")&&
!t?.stat(d.slice(0,d.indexOf("/")))}function w({text:n,segments:d,ambiguity:t}){return t||(n.length>g?"too_many":d.some(
e=>(0,F().literalSegment)(e)===void 0&&(0,F().matchName)(e,".."))?"dot":void 0)}function T({text:n,segments:d}){return n.
startsWith("/")||d.some(t=>(0,F().literalSegment)(t)==="..")}function p({prefix:n}){return n.startsWith("-")&&!n.includes(
"=")}function r({segments:n}){return n.some(d=>d.some(({kind:t})=>t==="many"))}function s(n){const d=new(M()).ProblemCollector;
return(0,L().inspectCharacters)(n,0,!0,d),d.inOrder().length===0}const u=128*1024;function o(n,d){let t=[{written:"",path:""}];
for(const[m,b]of n.segments.entries()){const y=m===n.segments.length-1,O=[];for(const A of t){const v=c(A,b,y,d);if(typeof v==
"string")return{ambiguity:v};O.push(...v)}t=O}const a=t.map(({written:m})=>Buffer.from(m));return a.reduce((m,b)=>m+b.length+
1,0)>u?{ambiguity:"too_many"}:{matches:a.sort(Buffer.compare).map(m=>m.toString())}}function c(n,d,t,a){const{written:e,
path:m}=n,b=(0,F().literalSegment)(d);if(b==="")return t?[n]:"empty_segment";const y=t?"":"/";if(b===".")return[{written:`${e}\
.${y}`,path:m}];const O=[];for(const A of i(m,d,b,a)){if(A==="letters")return"letters";if(!t&&l(A,a))return"symlink";!t&&
A.kind!=="directory"||O.push({written:`${e}${S().posix.basename(A.path)}${y}`,path:A.path})}return O}function*i(n,d,t,a){
if(t!==void 0){const e=a.stat(n===""?t:`${n}/${t}`);e?.tracked&&(yield e);return}for(const e of a.list(n)){if(!e.tracked)
continue;const m=(0,F().matchName)(d,S().posix.basename(e.path));m===void 0?yield"letters":m&&(yield e)}}function l(n,d){
if(n.kind!=="symlink")return n.kind==="submodule";const t=(0,R().resolveInTree)(d,n.path);return t.kind==="missing"?!1:t.
kind!=="inside"||!/^(?:file|executable)$/.test(t.entry.kind)}}),35736:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.hasOneReading=k,h.lex=x;function S(){const o=f(13580);return S=function(){return o},o}function R(){const o=f(29064);return R=
function(){return o},o}function L(){const o=f(12096);return L=function(){return o},o}function F(){const o=f(30683);return F=
function(){return o},o}function M(){const o=f(84128);return M=function(){return o},o}function E(){const o=f(50674);return E=
function(){return o},o}function g(){const o=f(76829);return g=function(){return o},o}const P=128*1024;function x(o,c){const i=new(g()).
ProblemCollector;if(N(o,i))return{words:[],assignments:[],refused:[],problems:i.inOrder()};const l={start:0,end:o.length};
(0,L().inspectBlanks)(o,i),(0,L().inspectInjection)(o,i);const n=(0,E().splitWords)(o,i),{assignments:d,refused:t,count:a}=(0,R().
readAssignments)(n,i);for(const m of n.slice(0,a))p(m,i);const e=w(n.slice(a),c,i);e.length===0&&i.add("empty-command",l,
{});for(const{value:m,span:b}of d)(0,L().inspectInjection)(m,i,b);for(const{text:m,span:b}of e)(0,L().inspectInjection)(
m,i,b);return{words:e,assignments:d,refused:t,problems:i.inOrder()}}function k({problems:o}){return o.every(({rule:c})=>(0,S().
ruleOf)(c).severity==="warning")}function N(o,c){if(Buffer.byteLength(o)<=P)return!1;const i={start:0,end:o.length};return c.
add("command-too-long",i,{limit:P}),!0}function w(o,c,i){const l=[];let n=0;for(const[d,t]of o.entries()){const a={start:t.
start,end:t.end},e=t.parts.some(O=>O.quoted),m=(0,g().textOf)(t);p(t,i),r(t,i),u(t,d===0,i),(0,L().inspectLookAlikes)(m,
t,d===0,i);const b=(0,M().readPattern)(t);if(b&&(n+=1),b&&n>F().MAX_PATTERNS&&i.add("glob-unclear",a,{pattern:(0,L().visible)(
m),reason:"too_many"}),!b||n>F().MAX_PATTERNS){l.push({text:m,span:a,quoted:e});continue}const y=T(d,l);for(const O of(0,F().
resolvePattern)({pattern:b,span:a,position:y},c,i))l.push({text:O,span:a,quoted:e})}return l}function T(o,c){return o===
0?"program":o===1&&c[0]?.text==="node"?"script":"argument"}function p(o,c){for(const[i,l]of o.parts.entries()){if(l.quoted||
!l.text.includes("~"))continue;const n=l.text.search(i===0?/(?:^|[=:])~/:/[=:]~/);if(n<0)continue;const d=l.start+l.text.
indexOf("~",n),t=(0,L().visible)((0,g().textOf)(o));c.add("tilde-expansion",{start:d,end:d+1},{word:t});return}}function r(o,c){
let i=-1,l=!1;for(const n of o.parts)if(!(n.quoted||i<0&&!n.text.includes("{")))for(const{0:d,index:t}of n.text.matchAll(
/[{},]|\.\./g)){const a=n.start+t;if(d==="{")i<0&&(i=a);else if(d!=="}")l=i>=0;else if(l){const e={start:i,end:a+1};c.add(
"brace-expansion",e,{written:(0,L().visible)((0,g().textOf)(o))});return}}}const s=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function u(o,c,i){const l=(0,g().unquotedText)(o);l!==void 0&&(l==="\
!"||c&&s.has(l))&&i.add("reserved-word",{start:o.start,end:o.end},{word:l})}}),62603:((z,h,f)=>{Object.defineProperty(h,
"__esModule",{value:!0}),h.backtickEnd=E,h.readDollar=M,h.readOperator=x;function S(){const k=f(12096);return S=function(){
return k},k}const R=/[A-Za-z_]/,L=/[A-Za-z0-9_]/,F=/[0-9@*#?$!-]/;function M(k,N,w){const T=k.charAt(N+1);if(T==="(")return{
kind:k.charAt(N+2)==="("?"arithmetic-expansion":"command-substitution",end:g(k,N+1,"(",")")};if(T==="{")return{kind:"var\
iable-expansion",end:g(k,N+1,"{","}")};if(T==="[")return{kind:"arithmetic-expansion",end:g(k,N+1,"[","]")};if(T==="'"||T===
'"'){if(w)return;const p=k.indexOf(T,N+2);return{kind:"dollar-quote",end:p<0?k.length:p+1}}if(R.test(T)){let p=N+2;for(;L.
test(k.charAt(p));)p+=1;return{kind:"variable-expansion",end:p}}if(F.test(T)||T>"\x7F")return{kind:"variable-expansion",
end:N+2}}function E(k,N){for(let w=N+1;w<k.length;w+=1){const T=k.charAt(w);if(T==="\\")w+=1;else if(T==="`")return w+1}
return k.length}function g(k,N,w,T){let p=0;for(let r=N;r<k.length;r+=1){const s=k.charAt(r);if(s===w)p+=1;else if(s===T&&
(p-=1,p===0))return r+1}return k.length}const P=240;function x(k,N,w){const T=k.charAt(N);if(T==="("||T===")")return w.add(
"shell-parenthesis",{start:N,end:N+1},{character:T}),N+1;const p=T==="<"||T===">",r=p?/[<>&|-]/:/[;&|]/;let s=N+1;for(;s-
N<3&&r.test(k.charAt(s));)s+=1;const u=k.slice(N,s);if(p)w.add("shell-redirection",{start:N,end:s},{operator:u});else{const o=(0,S().
visible)(k.slice(0,Math.min(N,P)).trim()),c=(0,S().visible)(k.slice(s,s+P).trim());w.add("shell-operator",{start:N,end:s},
{operator:u,left:o,right:c})}return s}}),50674:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.splitWords=
M;function S(){const g=f(12096);return S=function(){return g},g}function R(){const g=f(62603);return R=function(){return g},
g}const L=1e3,F=/[ \t\n\r'"\\$`;&|<>()]/g;function M(g,P){return new E(g,P).split()}class E{#e;#t;#s=[];#r=[];#i=0;#n=0;#c=0;constructor(P,x){
this.#e=P,this.#t=x}split(){for(;this.#n<this.#e.length;)this.#g();if(this.#a(),this.#c>L){const P={start:0,end:this.#e.
length};this.#t.add("too-many-quotes",P,{quotes:this.#c,limit:L})}return this.#s}#g(){switch(this.#e.charAt(this.#n)){case"\
 ":case"	":this.#a(),this.#n+=1;break;case`
`:case"\r":this.#a(),(0,S().inspectCharacters)(this.#e.charAt(this.#n),this.#n,!1,this.#t),this.#n+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#b();break;case"$":this.#f(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#n=(0,R().readOperator)(this.#e,this.#n,this.#t);break;case"#":
this.#r.length===0?this.#v():this.#u();break;default:this.#u()}}#o(P,x,k,N=k){this.#r.length===0&&(this.#i=N),this.#r.push(
{text:P,quoted:x,start:k})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#n}),this.#r=[])}#u(){
const P=this.#n;F.lastIndex=P+1;const x=F.exec(this.#e)?.index??this.#e.length,k=this.#e.slice(P,x);(0,S().inspectCharacters)(
k,P,!1,this.#t),this.#o(k,!1,P),this.#n=x}#h(){const P=this.#n,x=this.#e.indexOf("'",P+1),k=x<0?this.#e.length:x,N=this.#e.
slice(P+1,k);(0,S().inspectCharacters)(N,P+1,!0,this.#t),this.#o(N,!0,P+1,P),this.#d(P,k,"'")}#y(){const P=this.#n,x=this.#e;
let k="",N=P+1;for(this.#n=N;this.#n<x.length&&x.charAt(this.#n)!=='"';){const T=x.charAt(this.#n);T==="\\"&&/["$`\\\n]/.
test(x.charAt(this.#n+1))?(k+=x.slice(N,this.#n),x.charAt(this.#n+1)===`
`&&this.#l(),N=this.#n+1,this.#n+=2):T==="$"?this.#f(!0):T==="`"?this.#p(!0):this.#n+=1}const w=Math.min(this.#n,x.length);
k+=x.slice(N,w),(0,S().inspectCharacters)(x.slice(P+1,w),P+1,!0,this.#t),this.#o(k,!0,P+1,P),this.#d(P,w,'"')}#d(P,x,k){
this.#c+=1,this.#n=Math.min(x+1,this.#e.length),!(x<this.#e.length)&&this.#t.add("unterminated-quote",{start:P,end:x},{quote:k})}#b(){
const P=this.#n,x=this.#e.charAt(P+1);this.#n+=1,x===""?(this.#t.add("trailing-backslash",{start:P,end:P+1},{}),this.#o(
"\\",!0,P)):x===`
`?(this.#n=P,this.#l(),this.#n+=2):x>"\x7F"?this.#o("",!0,P+1,P):((0,S().inspectCharacters)(x,P+1,!0,this.#t),this.#o(x,
!0,P+1,P),this.#n+=1)}#l(){this.#t.add("line-continuation",{start:this.#n,end:this.#n+2},{})}#f(P){const x=(0,R().readDollar)(
this.#e,this.#n,P);x?this.#m(x.kind,x.end,P):(P||this.#o("$",!1,this.#n),this.#n+=1)}#p(P){const x=(0,R().backtickEnd)(this.#e,
this.#n);this.#m("command-substitution",x,P)}#m(P,x,k){const N=this.#n,w=this.#e.slice(N,x);this.#t.add(P,{start:N,end:x},
{written:(0,S().visible)(w)}),k||this.#o(w,!0,N),this.#n=x}#v(){const P=this.#n,x=this.#e.indexOf(`
`,P);this.#n=x<0?this.#e.length:x;const k=this.#e.slice(P,this.#n);(0,S().inspectCharacters)(k,P,!1,this.#t),this.#t.add(
"shell-comment",{start:P,end:this.#n},{written:(0,S().visible)(k)})}}}),76829:((z,h,f)=>{Object.defineProperty(h,"__esMo\
dule",{value:!0}),h.ProblemCollector=void 0,h.textOf=L,h.unquotedText=F;function S(){const E=f(13580);return S=function(){
return E},E}function R(){const E=f(95132);return R=function(){return E},E}function L(E){const[g]=E.parts;return E.parts.
length===1&&g?g.text:E.parts.map(P=>P.text).join("")}function F(E){const[g]=E.parts;return E.parts.length===1&&g&&!g.quoted?
g.text:void 0}class M{#e=[];#t=new Set;add(g,P,x){if((0,S().ruleOf)(g).severity==="error"){if(this.#t.has(g))return;this.#t.
add(g)}this.#e.push((0,R().problemAt)(g,P,x))}inOrder(){const g=({rule:P})=>this.#t.has(P)?0:1;return this.#e.sort((P,x)=>P.
span.start-x.span.start||g(P)-g(x))}}h.ProblemCollector=M}),51951:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.readCommand=p,h.readWords=u;function S(){const e=f(37866);return S=function(){return e},e}function R(){const e=f(32017);
return R=function(){return e},e}function L(){const e=f(94854);return L=function(){return e},e}function F(){const e=f(95132);
return F=function(){return e},e}function M(){const e=f(45806);return M=function(){return e},e}function E(){const e=f(92170);
return E=function(){return e},e}function g(){const e=f(35736);return g=function(){return e},e}function P(){const e=f(86191);
return P=function(){return e},e}function x(){const e=f(73872);return x=function(){return e},e}function k(){const e=f(60210);
return k=function(){return e},e}function N(){const e=f(82293);return N=function(){return e},e}function w(){const e=f(80827);
return w=function(){return e},e}const T=new Set;async function p(e,m={}){const b=u(e,m),{tree:y,base:O,changed:A=T,cwd:v="",
clock:$,programs:I=R().NO_PROGRAMS}=m;if(y===void 0||b.invocation===void 0||b.argv===null)return b;const j={tree:y,directory:v,
changed:A,families:I,...O&&{base:O}},{invocation:C}=b,{targets:D,problems:H}=await(0,x().resolveInvocation)(C,j,$);return{
...b,...await r(C,D,j),targets:D,problems:t(b.problems,H)}}async function r(e,m,b){if(e.program!=="npm"&&e.program!=="np\
x")return{};const y=await(0,w().npmScripts)(e,b),O=m.some(({kind:$,via:I})=>$==="package_binary"&&I===void 0),v=(y?(0,w().
stepsIn)(y).some(({text:$})=>s.test($)):!O)?await(0,k().foreignSettings)(b.tree,b.changed):[];return{...y&&{scripts:y},...v.
length>0&&{npmSettings:v}}}const s=/(?:^|[^\w.-])np[mx](?![\w.-])/;function u(e,{tree:m,cwd:b="",programs:y=R().NO_PROGRAMS}={}){
if(typeof e!="string")return c(e);const{words:O,assignments:A,problems:v}=(0,g().lex)(e,m),[$]=O,I=(B,V,Y)=>({command:e,
words:O,assignments:A,argv:B,...Y===void 0?void 0:{invocation:Y},targets:[],problems:V});if($===void 0)return I(null,v);
const j=(0,g().hasOneReading)({problems:v})?O.map(({text:B})=>B):null,{program:C,problem:D}=l(e,O,y);if(D?.rule==="sente\
nce")return I(j,[D,...v]);if(C===void 0)return I(j,[...v,D]);const H=o(O,v).slice(1),{invocation:W,problems:G}=(0,M().parseInvocation)(
C,H,y),U=(0,N().inspectPaths)(W,b);return I(j,[...v,...G,...U],W)}function o(e,m){const b=m.find(y=>y.rule==="shell-oper\
ator"||(0,F().isProblem)(y,"line-break")&&!y.args.quoted);return b===void 0?e:e.filter(({span:y})=>y.start<b.span.start)}
function c(e){const m=e===null?"null":Array.isArray(e)?"array":typeof e,b=(0,F().problemAt)("command-not-text",{start:0,
end:0},{type:m});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[b]}}const i=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function l(e,m,{allowed:b,offered:y}){const[O]=m,A=O?.text??"",v=(0,E().isProgram)(A)?A:b.get(A);if(v!==void 0)return{program:v};
const $=O?.span??{start:0,end:0},I=(D,H)=>({program:void 0,problem:(0,F().problemAt)(D,$,H)}),[,j]=i.exec(A)??[];if(j===
void 0&&(0,P().isSentence)(e)){const D=m.at(-1)?.span.end??$.end;return{program:void 0,problem:(0,F().problemAt)("senten\
ce",{start:$.start,end:D},{})}}const C=d(A,y);return/[\\/]/.test(A)?I("program-by-path",{program:A,...C}):j!==void 0?I("\
program-look-alike",{program:A,meant:j.toLowerCase()}):I("program-not-allowed",{program:A,group:S().REFUSED_PROGRAMS.get(
A)??(L().TOOLS.has(A)?"npx":"other"),...C,allowed:[...b.keys()]})}const n=new Map([["gradlew","gradle"],["mvnw","mvn"],[
"gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function d(e,m){
const b=m(e);if(b!==void 0)return{offered:b};const y=e.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(
/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),O=n.get(y)??y,A=m(O);return A===void 0?{offered:""}:{offered:A,word:O}}function t(e,m){
const b=new Set(e.map(a)),y=[...e];for(const O of m){const A=a(O);b.has(A)||(b.add(A),y.push(O))}return y}function a({rule:e,
span:m,args:b}){return JSON.stringify([e,m.start,m.end,b])}}),86191:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.isSentence=k,h.namedPaths=T;function S(){const p=f(37866);return S=function(){return p},p}function R(){const p=f(32854);
return R=function(){return p},p}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
F=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
M=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,E=/^[A-Za-z][a-z']*[:,]?$/,g=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
P=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,x=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function k(p){const r=p.trim(),[s="",...u]=r.split(/\s+/,100);if(S().REFUSED_PROGRAMS.has(s))return!1;if(g.test(r)||P.test(
r)||x.test(s))return!0;if(/[;&|<>$`]/.test(r))return!1;const o=E.test(s);if(u.some(i=>/^--?[A-Za-z]/.test(i)))return!1;if((o||
M.test(s))&&u.some(i=>L.test(N(i))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(s))return u.length>0||/[.!:]$/.test(s);const c=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(u[0]??"");return o&&c&&(F.test(s)||/[a-z]{2}[.!?]$/.test(r))}function N(p){return p.replace(/[.,;:!?]$/,"")}const w=/[\s"'`;&|()<>=]+/;
function T(p){return p.split(w).map(r=>(0,R().normalise)(r)??r)}}),66227:((z,h,f)=>{Object.defineProperty(h,"__esModule",
{value:!0}),h.inspectDependency=P,h.isUnverified=x,h.ownerOf=N,h.packageOf=g;function S(){const T=f(76760);return S=function(){
return T},T}function R(){const T=f(95132);return R=function(){return T},T}function L(){const T=f(53169);return L=function(){
return T},T}function F(){const T=f(46138);return F=function(){return T},T}function M(){const T=f(19685);return M=function(){
return T},T}function E(){const T=f(59867);return E=function(){return T},T}function g(T){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(T)?.[1]}async function P(T,p,r){const{tree:s,base:u=s}=T;return[...await k(s,u,p,r),...await(0,L().compareWithBase)(
s,u,p.name,r),...await w(s,p,r)]}function x({rule:T}){return T==="dependency-unverified"||T==="target-untracked"}async function k(T,p,{
name:r,path:s},u){const o=d=>[(0,R().problemAt)("dependency-unverified",u,{name:r,path:s,fault:d})],[c,i]=await Promise.
all([(0,M().readLocks)(T),(0,M().readLocks)(p)]),l=d=>d.some(({entriesOf:t})=>t(r).length>0);return!l(c)&&l(i)?o("remove\
d"):(await(0,E().usablePackageJson)(T,""))?.dependencies.has(r)?l(c)?[]:c.length===0&&i.length===0?[(0,R().problemAt)("l\
ockfile-missing",u,{})]:o("unlocked"):o("undeclared")}async function N(T,p,r){const s=await(0,M().readLocks)(T),u=o=>s.flatMap(
({entriesOf:c})=>c(o));return r.has(p)&&(s.length===0||u(p).length>0)?p:[...r].find(o=>u(o).some(({bin:c})=>c!==void 0&&
Object.hasOwn(c,p)))}async function w(T,{name:p,binary:r},s){const u=`node_modules/${p}`;if(T.stat(u)===void 0)return[];
const c=(await(0,M().readLocks)(T)).flatMap(({entriesOf:$})=>$(p));if(c.length===0)return[];const i=await(0,E().readJsonFile)(
T,`${u}/package.json`),l=(0,F().objectIn)(i),n=(0,F().textIn)(l,"name"),d=(0,F().textIn)(l,"version"),t=($,I,j)=>[(0,R().
problemAt)("dependency-stale",s,{name:p,what:$,locked:I,installed:j||"nothing"})],a=i!==void 0,e=c.filter($=>!a||$.name===
(n||p));if(e.length===0)return t("name",c[0]?.name??"",n);const m=e.filter($=>!a||["",d].includes($.version));if(m.length===
0)return t("version",e[0]?.version??"",d);if(r===void 0)return[];const b=m.flatMap(({bin:$})=>$===void 0?[]:[$]),y=b.length>
0?b:[(0,F().binOf)(l.bin,n||p)??{}];if(b.length===0&&l.bin===void 0)return[];const{name:O,file:A}=r,v=y.flatMap($=>Object.
entries($).flatMap(([I,j])=>O===void 0||O===I?[S().posix.normalize(j)]:[]));return v.includes(A)?[]:t(O===void 0?"binary":
`binary ${O}`,v[0]??"nothing",A)}}),72309:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.exportedConfig=N,
h.mayChangeMode=k,h.packageEnv=s;function S(){const l=f(76760);return S=function(){return l},l}function R(){const l=f(60210);
return R=function(){return l},l}const L=`audit bin-links commit-hooks description format-package-lock fund git-tag-versi\
on
  package-lock rebuild-bundle save unicode update-notifier workspaces-update`.split(/\s+/),F={...Object.fromEntries(L.map(
l=>[l,!0])),"auth-type":"web","diff-unified":3,"fetch-retry-factor":10,heading:"npm","fetch-retry-maxtimeout":6e4,"fetch\
-retry-mintimeout":1e4,"fetch-timeout":3e5,"init-author-email":"","init-author-name":"","init-author-url":"","init-licen\
se":"ISC","init-version":"1.0.0","install-strategy":"hoisted",loglevel:"notice","logs-max":10,maxsockets:15,message:"%s",
preid:"","save-prefix":"^","sbom-type":"library",searchexclude:"",searchlimit:20,searchopts:"",searchstaleness:900,tag:"\
latest","tag-version-prefix":"v"},M=`access audit-level cpu depth expect-result-count expect-results libc lockfile-versi\
on os
  sbom-format which`.split(/\s+/),E=new Set(`depth diff-unified expect-result-count fetch-retry-factor fetch-retry-maxti\
meout
  fetch-retry-mintimeout fetch-timeout logs-max maxsockets searchlimit searchstaleness which`.split(/\s+/)),g=new Set(`c\
ache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),P=new Set("browser cache fetch-retries offline update-notifier".split(" ")),x=["also","dev",
"include","omit","only","optional","production"];function k(l,n){return x.some(d=>d in n||l.some(({name:t})=>t===`--${d}`))}
function N(l,n){const d=Object.entries(n).filter(([e,m])=>{const b=(0,R().effectOf)(e,m);return b==="harmless"||b==="hon\
oured"}),t=new Map(d.map(([e,m])=>[e,typeof m=="string"?w(e,m):m]));for(const{name:e,value:m,negated:b}of l){const y=e.slice(
2);t.set(y,m===void 0?b!==!0:w(y,m))}const a={};for(const[e,m]of t)g.has(e)||P.has(e)||m===T(e)||(a[`npm_config_${e.replaceAll(
"-","_").toLowerCase()}`]=r(m));return a}function w(l,n){const d=n.trim();return E.has(l)?Number.isNaN(Number(d))?d:Number(
d):d}function T(l){return M.includes(l)?null:F[l]??(p.test(l)?void 0:!1)}const p=/^(?:auto-install-peers|dedupe-peer-dependents|enable-pre-post-scripts|hoist|hoist-pattern|ignore-workspace-root-check|link-workspace-packages|manage-package-manager-versions|node-linker|prefer-workspace-packages|public-hoist-pattern|recursive-install|resolution-mode|save-workspace-protocol|shamefully-hoist|shared-workspace-lockfile|side-effects-cache|strict-npmrc|strict-peer-dependencies|use-node-version)$/;
function r(l){return Array.isArray(l)?l.map(r).join(`

`):l==null||l===!1?"":String(l)}function s(l){const{name:n,version:d,config:t,engines:a}=l,e={};return u({name:n,version:d,
config:t,engines:a,bin:o(l)},"npm_package_",e),Object.fromEntries(Object.entries(e).filter(([m])=>/^[A-Za-z_]\w*$/.test(
m)))}function u(l,n,d){for(const[t,a]of Object.entries(l))if(a!==void 0)if(a===null||a===!1)d[`${n}${t}`]="";else if(Array.
isArray(a))for(const[e,m]of a.entries())u({[`${t}_${e}`]:m},n,d);else typeof a=="object"?u(a,`${n}${t}_`,d):d[`${n}${t}`]=
String(a)}function o({name:l,bin:n}){if(typeof n=="string")return typeof l=="string"&&l?c({[l]:n}):void 0;if(Array.isArray(
n)){const d=n.filter(t=>typeof t=="string");return c(Object.fromEntries(d.map(t=>[S().posix.basename(t),t])))}return typeof n==
"object"&&n!==null?c(n):void 0}function c(l){const n={};for(const[d,t]of Object.entries(l)){const a=S().posix.basename(i(
d));typeof t=="string"&&a&&i(t)&&(n[a]=i(t))}return Object.keys(n).length>0?n:void 0}function i(l){return S().posix.join(
"/",l.replaceAll("\\","/")).slice(1)}}),73872:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.resolveInvocation=
k;function S(){const l=f(41330);return S=function(){return l},l}function R(){const l=f(95132);return R=function(){return l},
l}function L(){const l=f(45806);return L=function(){return l},l}function F(){const l=f(15804);return F=function(){return l},
l}function M(){const l=f(52437);return M=function(){return l},l}function E(){const l=f(59867);return E=function(){return l},
l}function g(){const l=f(9504);return g=function(){return l},l}function P(){const l=f(56788);return P=function(){return l},
l}function x(){const l=f(95598);return x=function(){return l},l}function k(l,n,d){const t=new(P()).Trail((a,e)=>N(a,e,t),
d);return N(l,n,t)}async function N(l,n,d){const t=[];for(const a of[l,...(0,L().launchedBy)(l)]){const e=await u(a,n);if("\
rule"in e)t.push({targets:[],problems:[e]});else for(const m of e)t.push(await w(m,n,d),await(0,x().resolveTasks)(m,n,d))}
return(0,P().join)(t)}function w(l,n,d){const{program:t,family:a}=l;return a!==void 0?(0,g().resolveProgram)(l,a,n,d):t===
"node"?(0,F().resolveNode)(l,n):(0,M().resolveNpm)(l,n,d)}const T=/^[\w:.@/-]+$/,p=200,r=4,s=/^[\w:.@/*?{},[\]-]+$/;async function u(l,n){
const{selects:d,operands:t}=l,[a]=t;if(d===void 0||a===void 0)return[l];const e=await(0,E().usablePackageJson)(n.tree,n.
directory),{text:m,span:b}=a,y={program:"npm",flag:m};if(!o(m))return(0,R().problemAt)("launches-programs",b,y);const O=[
...e?.scripts.keys()??[]];if(O.some(v=>v.length>p))return(0,R().problemAt)("launches-programs",b,y);const A=O.filter(c(m,
d));return A.length===0?(0,R().problemAt)("npm-script-missing",b,{script:m,passes:!1}):A.every(v=>T.test(v))?A.map(v=>{const{
selects:$,...I}=l;return{...I,operands:[{...a,text:v}]}}):(0,R().problemAt)("launches-programs",b,y)}function o(l){return l.
length<=p&&s.test(l)&&l.split("*").length-1<=r}function c(l,n){if(n==="glob"){const e=(0,S().default)(i(l),{nonegate:!0,
strictSlashes:!0});return m=>e(i(m))}const d=l.indexOf("*"),[t,a]=[l.slice(0,d),l.slice(d+1)];return e=>e.length>=t.length+
a.length&&e.startsWith(t)&&e.endsWith(a)}function i(l){return l.replace(/[:/]/g,n=>n===":"?"/":":")}}),53169:((z,h,f)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.compareWithBase=g,h.knownHosts=n;function S(){const e=f(32854);return S=
function(){return e},e}function R(){const e=f(95132);return R=function(){return e},e}function L(){const e=f(60210);return L=
function(){return e},e}function F(){const e=f(59867);return F=function(){return e},e}function M(){const e=f(46138);return M=
function(){return e},e}function E(){const e=f(19685);return E=function(){return e},e}async function g(e,m,b,y){if(e===m)
return[];const[O,A]=await Promise.all([(0,E().readLocks)(e),(0,E().readLocks)(m)]),v={hosts:await n(m,A),configured:await d(
e,b)},$=await p(e,m,b),I=[];for(const{path:j,entriesOf:C}of O){const D=A.find(W=>W.path===j),H=(D?[D]:A).flatMap(W=>W.entriesOf(
b));for(const W of C(b)){const G=H.filter(V=>k(V,W)),U=G.filter(({version:V})=>V===W.version),B=U.length>0&&U.every(V=>N(
V,W))?{how:"integrity",to:W.integrity??"nothing"}:G.length>0&&T(W,v)?void 0:P(W,b,e,v);B!==void 0?$.push({name:b,path:j,
...B}):U.length===0&&(H.length>0||!x(W,e))&&I.push({name:b,from:H[0]?.version??"",to:W.version||(W.source.at??"")})}}return[
...o($).map(j=>(0,R().problemAt)("dependency-redirected",y,j)),...o(I).map(j=>(0,R().problemAt)("dependency-changed",y,j))]}
function P(e,m,b,y){const{source:O}=e;return O.kind==="git"||O.kind==="tarball"?{how:O.kind,to:O.at}:O.kind==="file"?x(e,
b)?void 0:{how:"file",to:O.at}:e.name!==m?{how:"alias",to:e.name}:T(e,y)?void 0:{how:"host",to:l(O,y.configured)}}function x({
source:e},m){if(e.kind!=="file")return!1;const b=(0,S().normalise)(e.at.replace(/#.*$|::.*$/s,""));return b!==void 0&&b!==
""&&(0,S().resolveInTree)(m,b).kind==="inside"}function k(e,m){return e.name!==m.name||e.source.kind!==m.source.kind?!1:
u(e)===u(m)}function N({integrity:e,source:m},{integrity:b}){if(e===void 0||m.kind==="file")return!1;if(b===void 0)return!0;
const y=w(e),O=[...w(b)];return O.some(([A])=>y.has(A))&&O.every(([A,v])=>(y.get(A)??v)!==v)}function w(e){return new Map(
e.split(/\s+/).map(m=>{const[,b="",y=m]=/^([a-z\d]+)[-/](.*)$/is.exec(m)??[];return[b,y]}))}function T({source:e},{hosts:m,
configured:b}){return e.kind!=="registry"||m.has(l(e,b))}async function p(e,m,b){const y=new Set(await r(m,b));return(await r(
e,b)).flatMap(O=>{if(y.has(O))return[];const A={name:b,path:"package.json"},v=(0,M().aliasIn)(O);if(v!==void 0&&v.name!==
b)return[{...A,how:"alias",to:v.name}];const $=(0,M().sourceOf)(O,b,""),I={name:b,version:"",source:$};return $.kind==="\
registry"||O.startsWith("workspace:")?[]:$.kind==="file"&&x(I,e)?[]:[{...A,how:$.kind,to:$.at}]})}async function r(e,m){
const b=(0,M().objectIn)(await(0,F().readJsonFile)(e,"package.json")),y=["dependencies","devDependencies","optionalDepen\
dencies"].map(I=>(0,M().textIn)((0,M().objectIn)(b[I]),m)),{overrides:O,resolutions:A,pnpm:v}=b,$=[O,A,(0,M().objectIn)(
v).overrides].flatMap(I=>Object.entries((0,M().objectIn)(I)).flatMap(([j,C])=>s(j,m)?[typeof C=="string"?C:(0,M().textIn)(
(0,M().objectIn)(C),".")]:[]));return[...y,...$].filter(I=>I!=="")}function s(e,m){const b=e.split(/[>]|\*\*\//).at(-1)??
"";return b===m||b.startsWith(`${m}@`)||b.endsWith(`/${m}`)}function u({source:{kind:e,at:m=""},version:b}){return e==="\
tarball"&&b!==""?m.replaceAll(b,"*"):e==="registry"&&i.includes(m)?"":m}function o(e){return[...new Map(e.map(m=>[JSON.stringify(
m),m])).values()]}const c="registry.npmjs.org",i=[c,"registry.yarnpkg.com"];function l({at:e},m){return(e===void 0||i.includes(
e)?m:void 0)??e??c}async function n(e,m){const b=await t(e),y=Object.entries(b).filter(([$])=>$==="registry"||$.endsWith(
":registry")).map(([,$])=>a(String($))),O=m.flatMap(({all:$})=>$.flatMap(({source:I})=>I.kind==="registry"&&I.at?[I.at]:
[])),A=b.registry===void 0,v=O.some($=>i.includes($));return new Set([...y,...O,...A||v?i:[]])}async function d(e,m){const b=await t(
e),[y]=m.startsWith("@")?m.split("/"):[],O=y&&b[`${y}:registry`]||b.registry;return O===void 0?void 0:a(String(O))}async function t(e){
const m=await(0,L().readNpmrc)({tree:e,directory:""});return"settings"in m?m.settings:{}}function a(e){return URL.canParse(
e)?new URL(e).host:e}}),46138:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.aliasIn=p,h.binOf=E,h.entryOf=
M,h.lockOf=F,h.objectIn=R,h.sourceOf=N,h.textIn=L;function S(){const r=f(59490);return S=function(){return r},r}function R(r){
return typeof r=="object"&&r!==null&&!Array.isArray(r)?r:{}}function L(r,s){const u=Object.hasOwn(r,s)?r[s]:void 0;return typeof u==
"string"?u:""}function F(r,s,u=[]){const o=(0,S().groupBy)(s,([c])=>c);return{path:r,entriesOf:c=>(o.get(c)??[]).map(([,
i])=>i),all:[...s.map(([,c])=>c),...u]}}function M({name:r,version:s,source:u},o,c){return{name:r,version:s,source:u,...o&&
{integrity:o},...c&&{bin:c}}}function E(r,s){if(typeof r=="string")return{[s.replace(/^@[^/]*\//,"")]:r};const u=Object.
entries(R(r)).filter(([,o])=>typeof o=="string");return u.length===0?void 0:Object.fromEntries(u)}const g={kind:"registr\
y"},P=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,x=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
k=/^(?:file|link|portal|workspace):(.*)$/is;function N(r,s,u){const[,o]=k.exec(r)??[];return o!==void 0?{kind:"file",at:o}:
P.test(r)?{kind:"git",at:r.replace(/#.*$/s,"")}:/^https?:/i.test(r)?w(r,s,u):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(r)||
/\.t(?:ar\.)?gz$/i.test(r)?{kind:"file",at:r}:x.test(r)?{kind:"git",at:r.replace(/#.*$/s,"")}:g}function w(r,s,u){const o={
kind:"tarball",at:r.replace(/#.*$/s,"")};if(!URL.canParse(r))return o;const{host:c,pathname:i}=new URL(r),l=T(i),[,n]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(l)??[];if(c==="codeload.github.com"&&n!==void 0)return{kind:"git",at:`https://github.com/${n}`};const d=s.replace(/^@[^/]*\//,
"");return l.endsWith(`/${s}/-/${d}-${u}.tgz`)||l.endsWith(`/${s}/-/${s}-${u}.tgz`)||c==="npm.pkg.github.com"&&l.startsWith(
`/download/${s}/${u}/`)?{kind:"registry",at:c}:o}function T(r){try{return decodeURIComponent(r)}catch{return r}}function p(r){
const[,s,u=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(r)??[];return s===void 0||/^[\^~<>=*v\d]/.test(s)?void 0:{name:s,
range:u}}}),19685:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.readLocks=void 0;function S(){const v=f(
16111);return S=function(){return v},v}function R(){const v=f(69873);return R=function(){return v},v}function L(){const v=f(
26040);return L=function(){return v},v}function F(){const v=f(59542);return F=function(){return v},v}function M(){const v=f(
59867);return M=function(){return v},v}function E(){const v=f(10473);return E=function(){return v},v}function g(){const v=f(
46138);return g=function(){return v},v}function P(v,$){const I=(0,g().objectIn)($),j=Object.entries((0,g().objectIn)(I.packages));
if(j.length===0)return(0,g().lockOf)(v,...k((0,g().objectIn)(I.dependencies)));const C=[],D=[];for(const[H,W]of j){const[
,G,U]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(H)??[];if(U===void 0)continue;const B=x(U,(0,g().objectIn)(W));G===
""?C.push([U,B]):D.push(B)}return(0,g().lockOf)(v,C,D)}function x(v,$){const I=(0,g().textIn)($,"name")||v,j=(0,g().textIn)(
$,"version"),C=(0,g().textIn)($,"resolved"),D=$.link===!0?{kind:"file",at:C.replace(/^file:/,"")}:(0,g().sourceOf)(C,I,j);
return(0,g().entryOf)({name:I,version:j,source:D},(0,g().textIn)($,"integrity"),(0,g().binOf)($.bin,I))}function k(v){const $=[];
return[Object.entries(v).map(([j,C])=>{const D=(0,g().objectIn)(C),H=(0,g().textIn)(D,"version"),{name:W,range:G}=(0,g().
aliasIn)(H)??{name:j,range:H},U=(0,g().sourceOf)(H,W,G),B=U.kind==="registry"?(0,g().sourceOf)((0,g().textIn)(D,"resolve\
d"),W,G):U,[V,Y]=k((0,g().objectIn)(D.dependencies));for(const[,K]of V)$.push(K);for(const K of Y)$.push(K);return[j,(0,g().
entryOf)({name:W,version:G,source:B},(0,g().textIn)(D,"integrity"))]}),$]}function N(v,$){const I=[],j=[];for(const[C,D]of Object.
entries((0,g().objectIn)((0,g().objectIn)($).packages))){const H=Array.isArray(D)?D:[],[,W=C,G=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.
exec(String(H[0]??""))??[],U=(0,g().sourceOf)(G,W,G),B=U.kind==="registry",V=B&&typeof H[1]=="string"?H[1]:"",Y=H.slice(
1).findLast(X=>/^[a-z\d]+-[\w+/=]+$/i.test(String(X))),K=H.slice(1).map(g().objectIn).find(X=>Object.keys(X).length>0),Q=(0,g().
entryOf)({name:W,version:B?G:"",source:V===""?U:(0,g().sourceOf)(V,W,G)},Y===void 0?"":String(Y),(0,g().binOf)(K?.bin,W));
/^(?:@[^/]+\/)?[^/]+$/.test(C)?I.push([C,Q]):j.push(Q)}return(0,g().lockOf)(v,I,j)}const w=["dependencies","devDependenc\
ies","optionalDependencies"];function T(v,$){const I=(0,g().objectIn)($),j=I.importers===void 0?I:(0,g().objectIn)((0,g().
objectIn)(I.importers)["."]),C=(0,g().objectIn)(I.packages),D=w.flatMap(W=>Object.entries((0,g().objectIn)(j[W])).map(([
G,U])=>{const B=typeof U=="string"?U:(0,g().textIn)((0,g().objectIn)(U),"version");return[G,p(G,B,C)]})),H=Object.keys(C).
map(W=>s(W,"",C[W]));return(0,g().lockOf)(v,D,H)}function p(v,$,I){if(/^(?:link|file|workspace):/.test($))return{name:v,
version:"",source:(0,g().sourceOf)($,v,"")};const j=r($),C=/^\d/.test(j),D=[$,j].flatMap(W=>C?[`${v}@${W}`,`/${v}@${W}`,
`/${v}/${W}`]:[W,`${v}@${W}`]),H=D.find(W=>Object.hasOwn(I,W))??D.at(-1)??"";return s(H,v,I[H])}function r(v){return v.replace(
/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function s(v,$,I){const j=(0,g().objectIn)(I),C=(0,g().objectIn)(j.
resolution),[,D=$,H=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(r(v))??[],W=(0,g().textIn)(j,"name")||D||$,G=(0,g().
textIn)(j,"version")||H,U=u(C,W,G);return(0,g().entryOf)({name:W,version:G,source:U},(0,g().textIn)(C,"integrity"))}function u(v,$,I){
const j=(0,g().textIn)(v,"repo");if(j!=="")return{kind:"git",at:j};const C=(0,g().textIn)(v,"directory");if(C!=="")return{
kind:"file",at:C};const D=(0,g().textIn)(v,"tarball");return D===""?(0,g().sourceOf)(I,$,I):(0,g().sourceOf)(D,$,I)}const o=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;
function c(v,$){const I=i($).flatMap(([j,C])=>{const D=(0,g().textIn)(C,"version"),H=(0,g().textIn)(C,"resolved");return n(
j).map(([W,G])=>{const U=(0,g().aliasIn)(G)?.name??W,B=(0,g().sourceOf)(G,U,D),V=B.kind==="file"||B.kind==="git"?B:(0,g().
sourceOf)(H,U,D);return[W,(0,g().entryOf)({name:U,version:D,source:V},(0,g().textIn)(C,"integrity"))]})});return(0,g().lockOf)(
v,I)}function i(v){const $=[];for(const I of v.split(/\r?\n/)){if(I===""||I.startsWith("#"))continue;const j=$.at(-1),[,
C,D]=/^ {2}"?([\w-]+)"? (.*)$/.exec(I)??[];I.startsWith(" ")?j&&C!==void 0&&D!==void 0&&(j[1][C]=l(D)):$.push([I.replace(
/:\s*$/,""),Object.create(null)])}return $}function l(v){return v.trim().replace(/^"(.*)"$/s,"$1")}function n(v){return v.
split(",").flatMap($=>{const[,I,j]=o.exec(l($))??[];return I===void 0||j===void 0?[]:[[I,j]]})}function d(v,$){const j=Object.
entries((0,g().objectIn)($)).map(([C,D])=>[C,(0,g().objectIn)(D)]).flatMap(([C,D])=>{const[,H="",W=""]=o.exec((0,g().textIn)(
D,"resolution"))??[];if(H==="")return[];const G=(0,g().textIn)(D,"version"),U=(0,g().sourceOf)(t(W),H,G),B=(0,g().textIn)(
D,"checksum");return n(C).map(([V])=>[V,(0,g().entryOf)({name:H,version:G,source:U},B)])});return(0,g().lockOf)(v,j)}function t(v){
const[,$]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(v)??[],I=$===void 0?v:decodeURIComponent($),[,j]=/__archiveUrl=([^&]+)/.
exec(I)??[];return j!==void 0?decodeURIComponent(j):I.replace(/^npm:/,"")}const a=["npm-shrinkwrap.json","package-lock.j\
son"],e={"pnpm-lock.yaml":(v,$)=>T(v,A($)),"yarn.lock":(v,$)=>/^__metadata:/m.test($)?d(v,A($)):c(v,$),"bun.lock":(v,$)=>N(
v,(0,S().parse)($,[],{allowTrailingComma:!0}))},m=h.readLocks=(0,F().perTree)(b);async function b(v){const $=Object.entries(
e).map(([j,C])=>O(v,j,C));return(await Promise.all([y(v),...$])).filter(j=>j!==void 0)}async function y(v){for(const $ of a){
const I=await(0,M().readJsonFile)(v,$);if(I!==void 0)return I===M().INVALID?(0,g().lockOf)($,[]):P($,I)}}async function O(v,$,I){
const j=await(0,E().readText)(v,$,M().MAX_BYTES);return j&&("unread"in j?(0,g().lockOf)($,[]):I($,j.text))}function A(v){
return(0,L().attempt)(()=>(0,R().parse)(v,{maxAliasCount:0,logLevel:"silent"}))}}),15804:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.firstFile=d,h.inspectImport=A,h.inspectNodeFlag=O,h.mainOf=t,h.resolveNode=m,h.resolveScript=
T,h.trustProblems=r;function S(){const I=f(76760);return S=function(){return I},I}function R(){const I=f(32854);return R=
function(){return I},I}function L(){const I=f(93028);return L=function(){return I},I}function F(){const I=f(95132);return F=
function(){return I},I}function M(){const I=f(87646);return M=function(){return I},I}function E(){const I=f(66227);return E=
function(){return I},I}function g(){const I=f(59867);return g=function(){return I},I}function P(){const I=f(55013);return P=
function(){return I},I}function x(){const I=f(82293);return x=function(){return I},I}function k(){const I=f(56788);return k=
function(){return I},I}function N(){const I=f(10473);return N=function(){return I},I}const w=new Set(["","js","mjs","cjs",
"ts","mts","cts"]);async function T(I,j,C){const{tree:D}=I,H=(0,x().pathProblem)(j,C,I.directory);if(H!==void 0)return{targets:[],
problems:[H]};if(j.includes("\\"))return(0,k().fails)("target-not-a-file",C,{path:j,reason:"backslash"});const W=(0,R().
normalise)((0,k().from)(I,j))??"",G=d(D,n(W));if(G===void 0)return s(I,j,W,C);if(G.kind!=="inside"||G.entry.kind!=="dire\
ctory")return p(I,{path:j,wanted:W,found:G},C);const U=await t(D,W);if(U===g().INVALID)return(0,k().fails)("package-json\
-invalid",C,{path:S().posix.join(W,"package.json")});if(U===void 0)return(0,k().fails)("target-not-a-file",C,{path:j,reason:"\
directory"});const B=await p(I,{path:j,wanted:W,found:U.found},C);return U.by===void 0||!I.changed.has(U.by)?B:(0,k().join)(
[B,(0,k().fails)("target-changed",C,{path:U.by})])}async function p(I,{path:j,wanted:C,found:D},H){const{tree:W,changed:G}=I,
U=(0,N().fileAt)(D,j,H);if("problems"in U)return U;const B=/\.([^./]*)$/.exec(U.path.replace(/.*\//,""))?.[1]??"";if(!w.
has(B))return(0,k().fails)("target-extension",H,{path:j,extension:B});const V=await r(I,U,j,H);if(V.some(E().isUnverified))
return{targets:[],problems:V};const Y=(0,E().packageOf)(U.path);if(Y&&!(0,R().isWithin)(C,"node_modules")&&!C.includes(`\
node_modules/${Y}`))return(0,k().fails)("dependency-unverified",H,{name:Y,path:j,fault:"linked"});const K=[...V],Q={path:U.
path};return(G.has(U.path)||G.has(C))&&K.push((0,F().problemAt)("target-changed",H,Q)),U.tracked&&await i(W,U)&&K.push((0,F().
problemAt)("target-writes",H,Q)),{targets:[(0,k().target)(I,{kind:"file",name:j,path:U.path})],problems:K}}async function r(I,{
path:j,tracked:C,built:D},H,W){const G=(0,E().packageOf)(j);return G===void 0?(C||D)&&!(0,R().isWithin)(j,"node_modules")?
[]:[(0,F().problemAt)("target-untracked",W,{path:H})]:C?[(0,F().problemAt)("dependency-unverified",W,{name:G,path:H,fault:"\
committed"})]:await(0,E().inspectDependency)(I,{name:G,path:H},W)}async function s(I,j,C,D){const H=(0,E().packageOf)(C);
if(H===void 0&&I.tree.isPending?.(C))return(0,k().fails)("target-not-judged",D,{path:j});if(H===void 0||I.tree.stat("nod\
e_modules")!==void 0)return(0,k().fails)("target-missing",D,{path:j});const W=await(0,E().inspectDependency)(I,{name:H,path:j},
D);return W.some(E().isUnverified)?{targets:[],problems:W}:(0,k().join)([(0,k().fails)("not-installed",D,{name:H}),{targets:[],
problems:W}])}async function u(I,j,C){const D=(0,x().testProblem)(j,C,I.directory);if(D!==void 0)return{targets:[],problems:[
D]};if((0,P().isPattern)(j)){const W=((0,P().alternativesOf)(j)??[]).map(B=>(0,k().from)(I,B));return W.some(B=>(0,R().resolveInTree)(
I.tree,(0,P().baseOf)(B)).kind==="outside")?(0,k().fails)("target-outside",C,{path:j,reason:"symlink"}):(0,P().matchesNothing)(
I.tree,W.map(B=>(0,R().normalise)(B)??B))?(0,k().fails)("test-pattern-empty",C,{pattern:j}):k().NOTHING}const H=(0,R().resolveInTree)(
I.tree,(0,k().from)(I,j));return H.kind==="inside"&&H.entry.kind==="directory"&&H.entry.tracked?k().NOTHING:T(I,j,C)}const o=256*
1024,c=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function i(I,j){if((j.size??0)>o)return!1;const C=(await I.read(j.path)).toString("latin1");return c.test(C)}const l=[
"",".js",".json",".node"];function n(I){return I===""?[""]:l.map(j=>I+j)}function d(I,j){const C=j.map(D=>(0,R().resolveInTree)(
I,D)).filter(D=>D.kind!=="missing");return C.find(D=>D.kind!=="inside"||(0,L().isRegular)(D.entry.kind))??C[0]}async function t(I,j){
const C=S().posix.join(j,"package.json"),D=await(0,g().readJsonFile)(I,C);if(D===g().INVALID)return g().INVALID;const H=D?.
main,W=a(j),G=D===void 0?{}:{by:C};if(typeof H!="string"||H===""){const V=e(I,W);return V&&{found:V,...G}}const U=H.startsWith(
"/")?void 0:(0,R().normalise)(S().posix.join(j,H));if(U===void 0)return{found:{kind:"outside",path:H},...G};const B=e(I,
[...n(U),...a(U),...W]);return B&&{found:B,...G}}function a(I){return n(S().posix.join(I,"index")).slice(1)}function e(I,j){
return j.map(C=>(0,R().resolveInTree)(I,C)).find(C=>C.kind==="inside"?(0,L().isRegular)(C.entry.kind):C.kind!=="missing")}
async function m(I,j){const{flags:C,operands:D}=I,H=(0,M().isTestRun)(I);if(b(I,H))return k().NOTHING;const W=[];for(const G of C)
W.push(await O(G,j));for(const{text:G,span:U}of D){if(G===""||G.startsWith("-"))continue;const B=H?u:T;W.push(await B(j,
G,U))}return(0,k().join)(W)}function b({operands:I},j){const C=I[0]?.text;return C==="inspect"||C==="debug"&&!j}const y=new Set(
["--import","--require","--experimental-loader"]);async function O(I,j){const{name:C,value:D="",span:H}=I;return C==="--\
env-file"||C==="--env-file-if-exists"?$(j,D,H):!y.has(C)||!/^[@a-z]/i.test(D)?k().NOTHING:A(j,D,H)}async function A(I,j,C){
const D=/^(?:@[^/]+\/)?[^/]+/.exec(j)?.[0]??j;return{targets:[],problems:await(0,E().inspectDependency)(I,{name:D,path:j},
C)}}const v=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function $(I,j,C){if((0,x().pathProblem)(j,C,I.directory)!==void 0)return k().NOTHING;const D=(0,R().resolveInTree)(
I.tree,(0,k().from)(I,j));if(D.kind==="missing"&&I.tree.isPending?.(D.path))return(0,k().fails)("target-not-judged",C,{path:j});
const H=(0,N().fileAt)(D,j,C);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,k().fails)("target-untracked",
C,{path:j});if((H.size??0)>o)return(0,k().fails)("environment-file-unsafe",C,{path:j,names:[]});const G=[...(await I.tree.
read(H.path)).toString("utf8").matchAll(v)].map(([B])=>B.replace(/\s*=$/,"")).filter(B=>B.toUpperCase()!=="NODE_ENV"),U=[
...new Set(G)].slice(0,10);return U.length===0?k().NOTHING:(0,k().fails)("environment-file-unsafe",C,{path:j,names:U})}}),
67953:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.findPackages=x,h.foldersUpFrom=T,h.readSettings=u;function S(){
const c=f(76760);return S=function(){return c},c}function R(){const c=f(39491);return R=function(){return c},c}function L(){
const c=f(32854);return L=function(){return c},c}function F(){const c=f(95132);return F=function(){return c},c}function M(){
const c=f(59867);return M=function(){return c},c}function E(){const c=f(56788);return E=function(){return c},c}function g(){
const c=f(10473);return g=function(){return c},c}function P(){const c=f(47668);return P=function(){return c},c}async function x(c,i,l,n){
const{workspace:d,workspaces:t,includeRoot:a}=c,e=await k(c,i,l);if("problems"in e)return e;const{directory:m,implied:b}=e;
if(t===!1&&d.length>0)return(0,E().fails)("flag-value",l,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it bes\
ide `--workspace`"});const y={project:m,directories:[m],selected:!1,missing:[]};if(n||t!==!0&&d.length===0&&b===void 0)return y;
const O=await(0,M().usablePackageJson)(i.tree,m);if(O===void 0)return y;const A=await N(O,i,l);if("problems"in A)return A;
const v=new Map;a&&v.set(O.name,m);const $=[],I=d.length>0?d:b===void 0?[]:[void 0];if(I.length===0)for(const j of A)v.set(
j.name,j.directory);for(const j of I){const C={directory:i.directory,project:m},D=j??S().posix.join("/",b??""),H=(0,P().
selectWorkspaces)(A,D,C);H.length===0&&j!==void 0&&$.push((0,F().problemAt)("workspace-missing",l,{workspace:j}));for(const W of H)
v.set(W.name,W.directory)}return v.size===0?$.length>0?{targets:[],problems:$}:(0,E().fails)("workspace-missing",l,{workspace:""}):
{project:m,directories:[...v.values()],selected:!0,missing:$}}async function k({prefix:c,workspaces:i},l,n){if(c!==void 0)
return w(c,l,n);const{tree:d,directory:t}=l,a=T(t),e=a.find(m=>p(d,m)||r(d,m));if(e===void 0||!p(d,e))return(0,E().fails)(
"package-json-missing",n,{directory:t});if(i===!1)return{directory:e};for(const m of a.slice(a.indexOf(e)+1)){const b=await(0,M().
usablePackageJson)(d,m);if(b===void 0)continue;const y=await N(b,l,n);if("problems"in y)return y;if(y.some(O=>O.directory===
e))return{directory:m,implied:e}}return{directory:e}}async function N(c,{tree:i},l){const n=await(0,P().listWorkspaces)(
i,c);return"unclear"in n?(0,E().fails)("target-outside",l,{path:n.unclear,reason:"workspace"}):"broken"in n?(0,E().fails)(
"package-json-invalid",l,{path:n.broken}):n}function w(c,i,l){if((0,L().normalise)((0,E().from)(i,c))===void 0)return E().
NOTHING;const n=(0,g().entryAt)((0,L().resolveInTree)(i.tree,(0,E().from)(i,c)),c,l);return"problems"in n?n:{directory:n.
path}}function T(c){return c===""?[""]:[c,...(0,R().foldersAbove)(c).reverse(),""]}function p(c,i){return(0,L().resolveInTree)(
c,S().posix.join(i,"package.json")).kind!=="missing"}function r(c,i){return(0,L().resolveInTree)(c,S().posix.join(i,"nod\
e_modules")).kind==="inside"}const s=["--usage","--version","--versions"];function u({flags:c}){const i=c.findLast(({name:d})=>d===
"--prefix")?.value,l=o(c,"--workspaces"),n=o(c,"--ignore-scripts");return{informs:s.some(d=>o(c,d)),...i===void 0?{}:{prefix:i},
...l===void 0?{}:{workspaces:l},workspace:c.flatMap(({name:d,value:t})=>d==="--workspace"&&t?[t]:[]),includeRoot:o(c,"--\
include-workspace-root")===!0,...n===void 0?{}:{ignoreScripts:n},ifPresent:o(c,"--if-present")===!0}}function o(c,i){const l=c.
findLast(n=>n.name===i);return l&&l.negated!==!0}}),62205:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.
resolveRun=w;function S(){const n=f(95132);return S=function(){return n},n}function R(){const n=f(45806);return R=function(){
return n},n}function L(){const n=f(92170);return L=function(){return n},n}function F(){const n=f(35736);return F=function(){
return n},n}function M(){const n=f(15804);return M=function(){return n},n}function E(){const n=f(82293);return E=function(){
return n},n}function g(){const n=f(56788);return g=function(){return n},n}function P(){const n=f(65369);return P=function(){
return n},n}function x(){const n=f(80533);return x=function(){return n},n}function k(){const n=f(46912);return k=function(){
return n},n}const N=new Set(["build-files-unread","dependency-changed","dependency-redirected","dependency-stale","lockf\
ile-missing","target-changed","target-writes","not-installed","only-prints","tool-flag-unknown","tool-runs-file","worksp\
aces-changed"]);function w(n,d,t,a){const{directory:e,event:m,words:b,builtIn:y}=d;return a.follow(`${e}\0${m}`,`${y??""}${(0,k().
scriptText)(d)}\0${b.length}`,()=>y==="server"?(0,M().resolveScript)({...n,via:m},"server.js",t):y==="restart"?r(n,b,t,a):
s(n,d,t,a),O=>T(O,m,t))}function T(n,d,t){return n.why==="cycle"?(0,g().fails)("npm-script-cycle",t,{script:d}):(0,g().fails)(
"npm-script-chain",t,{script:d,limit:n.limit,what:n.why})}const p=new Set(["npm-script-missing","npm-script-empty","npm-\
script-empty-part"]);async function r(n,d,t,a){const e=(y,O,A)=>a.resolve({program:"npm",subcommand:y,flags:O,operands:[
{text:y,span:t,quoted:!1}],passthrough:A},n),m=await e("stop",[{name:"--if-present",written:"--if-present",span:t}],[]),
b=m.problems.filter(({rule:y})=>!p.has(y));return(0,g().join)([{...m,problems:b},await e("start",[],d)])}async function s(n,d,t,a){
const{event:e}=d,m=new(x()).GivenWords(d,t),{text:b}=m,y={...n,via:e},O={targets:[(0,g().target)(n,{kind:"npm_script",name:e,
script:b})],problems:[]},A=(0,P().dangerOf)(b);if(A!==void 0)return(0,g().join)([O,(0,g().fails)("npm-script-dangerous",
t,{script:e,text:b,danger:A})]);const{commands:v,compound:$}=(0,P().splitScript)(b),I=[];let j=!$;for(const V of v){const{
words:Y,problems:K}=u(V),Q=(0,F().hasOneReading)({problems:K});if(Q||(j=!1),Q||m.areReadableBehind(V,K)){const X=await l(
y,Y,a),J=Q?X:m.onlyGiven(X),Z=m.unreadBehind(V,Y,X);I.push(J,{targets:[],problems:[...K.filter(m.isGiven),...Z]})}else I.
push({targets:[],problems:m.unreadBehind(V,Y,void 0,K)})}const{targets:C,problems:D}=(0,g().join)(I),H=D.filter(m.isGiven).
map(m.inCommand),W=D.filter(V=>!m.isGiven(V)).map(V=>({...V,span:t})),G=v.length>0&&v.every(P().succeedsAlways),U=(0,P().
commandWithLostStatus)(b),B=j?g().NOTHING:(0,g().fails)("npm-script-compound",t,{script:e,text:b});return{targets:[...O.
targets,...C],problems:[...H,...W.filter(o),...c(W,t,e,b),...G?[(0,S().problemAt)("only-prints",t,{program:"npm",flag:`r\
un ${e}`})]:[],...U===void 0?[]:[(0,S().problemAt)("npm-script-loses-failure",t,{script:e,text:b,command:U})],...B.problems]}}
function u({text:n,start:d}){const{words:t,problems:a}=(0,F().lex)(n),e=m=>({...m,span:{start:m.span.start+d,end:m.span.
end+d}});return{words:t.map(e),problems:a.map(e)}}function o({rule:n,args:d}){return n==="dependency-unverified"?"fault"in
d&&d.fault==="removed":N.has(n)||n.startsWith("npm-script-")||n.startsWith("npmrc-")}function c(n,d,t,a){const e=n.find(
m=>!o(m));return e===void 0?[]:[(0,S().problemAt)("npm-script-text",d,{script:t,text:a,reason:e.rule})]}const i=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;
async function l(n,d,t){const[a,...e]=d;if(a===void 0||P().SHELL_WORDS.has(a.text))return g().NOTHING;const{families:m}=n,
b=(0,L().isProgram)(a.text)?a.text:m?.allowed.get(a.text),y=(0,g().fails)("program-not-allowed",a.span,{program:a.text,group:"\
other"}),O=i.exec(a.text)?.[1]??a.text;if(b===void 0&&/[\\/]/.test(O))return y;const A=b?(0,R().parseInvocation)(b,e,m):
(0,R().parseInvocation)("npx",[{...a,text:O},...e]),v=await t.resolve(A.invocation,n),$=v.problems.some(({rule:j,span:C})=>j===
"binary-missing"&&C.start===a.span.start);if(b===void 0&&$)return(0,g().join)([y,{targets:[],problems:A.problems}]);const I=(0,E().
inspectPaths)(A.invocation,n.directory);return(0,g().join)([{targets:[],problems:[...A.problems,...I]},v])}}),52437:((z,h,f)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.resolveNpm=u,h.resolveTool=o,h.shadows=c;function S(){const e=f(76760);
return S=function(){return e},e}function R(){const e=f(94854);return R=function(){return e},e}function L(){const e=f(32854);
return L=function(){return e},e}function F(){const e=f(93028);return F=function(){return e},e}function M(){const e=f(95132);
return M=function(){return e},e}function E(){const e=f(3893);return E=function(){return e},e}function g(){const e=f(66227);
return g=function(){return e},e}function P(){const e=f(19685);return P=function(){return e},e}function x(){const e=f(67953);
return x=function(){return e},e}function k(){const e=f(62205);return k=function(){return e},e}function N(){const e=f(60210);
return N=function(){return e},e}function w(){const e=f(59867);return w=function(){return e},e}function T(){const e=f(56788);
return T=function(){return e},e}function p(){const e=f(46912);return p=function(){return e},e}function r(){const e=f(38218);
return r=function(){return e},e}function s(){const e=f(10473);return s=function(){return e},e}async function u(e,m,b){const{
subcommand:y,operands:O,flags:A}=e,[v]=O,$=v?.span??A[0]?.span??{start:0,end:0};if(y==="exec")return v===void 0?T().NOTHING:
o(m,e,v);const{project:I,selected:j,runs:C,packages:D,problems:H}=await(0,p().scriptsThatRun)(e,m,$);if(I===void 0)return{
targets:[],problems:H};const W=[await(0,N().inspectNpmrc)({...m,directory:I},$)];for(const U of D){const B={...m,directory:U},
V=C.filter(K=>K.directory===U);V.length>0&&W.push(c(B,$));for(const K of V)W.push(await(0,k().resolveRun)(B,K,$,b));const Y=S().
posix.join(U,"package.json");m.changed.has(Y)&&W.push((0,T().fails)("target-changed",$,{path:Y}))}const G=S().posix.join(
I,"package.json");return j&&!D.includes(I)&&m.changed.has(G)&&W.push((0,T().fails)("target-changed",$,{path:G})),(0,T().
join)([...W,{targets:[],problems:H}])}async function o(e,m,{text:b,span:y}){if(!(0,E().isToolName)(b))return T().NOTHING;
const O=m.starts==="file",A=O?T().NOTHING:await i(e,b,y);if(!O&&A.targets.length===0)return A;const v=await(0,r().resolveToolFiles)(
m,e),$=(0,R().toolOf)(b)||(0,R().refusalOf)(b)||e.via!==void 0;return(0,T().join)([A,$?T().NOTHING:(0,T().fails)("tool-u\
nknown",y,{tool:b}),v])}function c({tree:e,directory:m},b){const y=(0,x().foldersUpFrom)(m).flatMap(O=>["node","npm","np\
x","sh"].map(A=>S().posix.join(O,"node_modules/.bin",A))).find(O=>e.stat(O)!==void 0);return y===void 0?T().NOTHING:(0,T().
fails)("path-shadowed",b,{path:y})}async function i(e,m,b){const{tree:y}=e,O=await(0,w().readPackageJson)(y,"");if(O===w().
INVALID)return(0,T().fails)("package-json-invalid",b,{path:"package.json"});if(O?.binaries.has(m))return(0,T().fails)("b\
inary-shadowed",b,{name:m,path:O.path});const A=(0,T().from)(e,`node_modules/.bin/${m}`);if(e.directory!==""&&y.stat(A)!==
void 0)return(0,T().fails)("dependency-unverified",b,{name:m,path:A,fault:"elsewhere"});const v=y.stat("node_modules");if(v===
void 0)return a(e,O,m,b);const $=await d(y,m),I=y.stat($),j=(0,L().resolveInTree)(y,$);if(I===void 0||j.kind==="missing")
return(0,T().fails)("binary-missing",b,{name:m});if(j.kind!=="inside")return(0,T().fails)("target-outside",b,{path:$,reason:"\
symlink"});const C=(0,g().packageOf)(j.path),D=v.tracked||I.tracked,H=!D&&j.entry.tracked&&await n(y,j.path);if(C===void 0&&
!H||!(0,F().isRegular)(j.entry.kind))return(0,T().fails)("dependency-unverified",b,{name:m,path:j.path,fault:"elsewhere"});
if(!H&&(D||j.entry.tracked)){const U={name:C??m,path:j.path,fault:"committed"};return(0,T().fails)("dependency-unverifie\
d",b,U)}const W=H?[]:await l(e,m,j.path,b);if(W.some(g().isUnverified))return{targets:[],problems:W};if(!await t(y,j.path))
return(0,T().fails)("binary-not-node",b,{name:m,path:j.path});H&&e.changed.has(j.path)&&W.push((0,M().problemAt)("target\
-changed",b,{path:j.path}));const G={kind:"package_binary",name:m,path:j.path};return{targets:[(0,T().target)(e,G)],problems:W}}
async function l(e,m,b,y){const O=(0,g().packageOf)(b)??m,A=b.slice(`node_modules/${O}/`.length),v={name:m.startsWith("@")?
void 0:m,file:A},$=await(0,g().inspectDependency)(e,{name:O,path:b,binary:v},y);if(O===m||!(await(0,P().readLocks)(e.tree)).
some(({entriesOf:C})=>C(m).length>0))return $;const j=await(0,g().inspectDependency)(e,{name:m,path:b},y);return[...$,...j.
filter(C=>!(0,g().isUnverified)(C))]}async function n(e,m){return(await(0,P().readLocks)(e)).some(({all:y})=>y.some(({source:O})=>{
const A=O.kind==="file"?(0,L().normalise)(O.at):void 0;return A!==void 0&&A!==""&&(0,L().isWithin)(m,A)}))}async function d(e,m){
const b=`node_modules/.bin/${m}`;if(!m.startsWith("@"))return b;const y=await(0,w().usablePackageJson)(e,`node_modules/${m}`);
if(y===void 0)return b;const[O]=y.binaries;return`node_modules/.bin/${(y.binaries.size===1?O:void 0)??m.replace(/^@[^/]*\//,
"")}`}async function t(e,m){return/\.[cm]?js$/.test(m)||/^#!.*[/ ]node\b/.test(await(0,s().firstLineOf)(e,m))}async function a(e,m,b,y){
const O=await(0,g().ownerOf)(e.tree,b,m?.dependencies??new Set);if(O===void 0)return(0,T().fails)("binary-missing",y,{name:b});
const A={kind:"package_binary",name:b},v=await(0,g().inspectDependency)(e,{name:O,path:b},y);return{targets:[(0,T().target)(
e,A)],problems:[e.tree.isPending?.("node_modules")?(0,M().problemAt)("target-not-judged",y,{path:b}):(0,M().problemAt)("\
not-installed",y,{name:b}),...v]}}}),60210:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.effectOf=s,h.foreignSettings=
l,h.inspectNpmrc=w,h.npmrcCopies=u,h.readNpmrc=N;function S(){const n=f(76760);return S=function(){return n},n}function R(){
const n=f(58238);return R=function(){return n},n}function L(){const n=f(32854);return L=function(){return n},n}function F(){
const n=f(59542);return F=function(){return n},n}function M(){const n=f(93028);return M=function(){return n},n}function E(){
const n=f(87646);return E=function(){return n},n}function g(){const n=f(56788);return g=function(){return n},n}function P(){
const n=f(10473);return P=function(){return n},n}const x=64*1024,k="version https://git-lfs.github.com/spec/";async function N(n){
const d=await(0,P().readText)(n.tree,(0,g().from)(n,".npmrc"),x);return d===void 0?{settings:{}}:"unread"in d?d:d.text.startsWith(
k)?{unread:"it is a Git LFS pointer"}:{settings:(0,R().parse)(d.text),file:d.path}}async function w(n,d){const t=(0,g().
from)(n,".npmrc"),a=await N(n);if("unread"in a)return(0,g().fails)("npmrc-unread",d,{path:t,reason:a.unread});const{settings:e,
file:m=t}=a,b=n.changed.has(t)||n.changed.has(m),y={harmless:[],decides:[],other:[],honoured:[]};for(const[A,v]of Object.
entries(e))y[s(A,v)].push(A);for(const A of y.honoured)A==="ignore-scripts"&&b&&y.other.push(A),A==="node-options"&&(b||
!(0,E().areHarmlessOptions)(String(e[A])))&&y.decides.push(A);const O=b?"npmrc-changed":"npmrc-settings";return(0,g().join)(
[y.decides.length>0?(0,g().fails)("npmrc-redirects",d,{path:t,keys:y.decides}):g().NOTHING,y.other.length>0?(0,g().fails)(
O,d,{path:t,keys:y.other}):g().NOTHING])}const T=new Set(`access allow-same-version audit audit-level auth-type bin-link\
s color commit-hooks cpu depth
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
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),r=new Set(["ignore\
-scripts","node-options"]);function s(n,d){const t=typeof d!="object"&&!String(d).includes("${");if(n==="ignore-scripts"&&
t)return typeof d=="boolean"?"honoured":"decides";if(r.has(n)&&t)return"honoured";const a=n.toLowerCase().replaceAll("_",
"-");return p.has(a)||n.includes("${")?"decides":!T.has(n)||typeof d=="object"&&!Array.isArray(d)||String(d).includes("$\
{")?"other":"harmless"}async function u(n,d){return Promise.all((0,F().filesNamed)(n,".npmrc").map(({path:t})=>o(n,t,d)))}
async function o(n,d,t){const a=S().posix.dirname(d),e=await N({tree:n,directory:a==="."?"":a});if("unread"in e)return c(
n,d,e.unread);const{settings:m,file:b=d}=e,y=t.has(d)||t.has(b),O=([v,$])=>{const I=s(v,$);return I==="harmless"||I==="h\
onoured"&&!y},A=Object.entries(m);return{path:b,text:(0,R().stringify)(Object.fromEntries(A.filter(O))),dropped:A.filter(
v=>!O(v)).map(([v])=>v)}}function c(n,d,t){const a=(0,L().resolveInTree)(n,d),e=a.kind==="inside"&&(0,M().isRegular)(a.entry.
kind);return{path:e?a.path:d,text:"",dropped:[t],...e?{}:{isLink:!0}}}const i=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function l(n,d){return(await u(n,d)).flatMap(({path:a,dropped:e})=>{const m=e.filter(b=>!i.test(b));return m.length>
0?[`${a}: ${m.join(", ")}`]:[]})}}),59867:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.MAX_BYTES=h.INVALID=
void 0,h.readJsonFile=P,h.readPackageJson=N,h.usablePackageJson=w;function S(){const o=f(26040);return S=function(){return o},
o}function R(){const o=f(32854);return R=function(){return o},o}function L(){const o=f(59542);return L=function(){return o},
o}function F(){const o=f(10473);return F=function(){return o},o}const M=["dependencies","devDependencies","optionalDepen\
dencies"],E=h.MAX_BYTES=64*1024*1024,g=(0,L().perTree)(()=>new Map);function P(o,c){const i=g(o),l=i.get(c)??k(o,c);return i.
set(c,l),l}const x=h.INVALID=Symbol("invalid");async function k(o,c){if((0,R().resolveInTree)(o,c).kind==="missing")return;
const i=await(0,F().readText)(o,c,E);if(i===void 0||"unread"in i)return x;const l=(0,S().attempt)(()=>JSON.parse(i.text.
replace(/^\uFEFF/,"")));return typeof l=="object"&&l!==null?l:x}async function N(o,c){const i=c===""?"package.json":`${c}\
/package.json`,l=await P(o,i);if(l===void 0||l===x)return l;const n=l,d=T.get(n)??p(i,n);return T.set(n,d),d}async function w(o,c){
const i=await N(o,c);return i===x?void 0:i}const T=new WeakMap;function p(o,c){const i=typeof c.name=="string"?c.name:"";
return{path:o,name:i,scripts:r(c.scripts),binaries:s(c.bin,i),dependencies:new Set(M.flatMap(l=>[...r(c[l]).keys()])),workspaces:u(
c.workspaces)}}function r(o){const c=new Map;if(typeof o!="object"||o===null||Array.isArray(o))return c;for(const[i,l]of Object.
entries(o))typeof l=="string"&&c.set(i,l);return c}function s(o,c){return typeof o=="string"?new Set([c.replace(/^@[^/]*\//,
"")]):new Set(r(o).keys())}function u(o){const c=Array.isArray(o)?o:o?.packages;return Array.isArray(c)?c.filter(i=>typeof i==
"string"):[]}}),65490:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.everyPackage=u,h.isPackageManager=p,
h.resolvePackageManager=T,h.selectsPackages=r;function S(){const t=f(76760);return S=function(){return t},t}function R(){
const t=f(32854);return R=function(){return t},t}function L(){const t=f(59542);return L=function(){return t},t}function F(){
const t=f(31901);return F=function(){return t},t}function M(){const t=f(52437);return M=function(){return t},t}function E(){
const t=f(67953);return E=function(){return t},t}function g(){const t=f(62205);return g=function(){return t},t}function P(){
const t=f(60210);return P=function(){return t},t}function x(){const t=f(59867);return x=function(){return t},t}function k(){
const t=f(56788);return k=function(){return t},t}function N(){const t=f(46912);return N=function(){return t},t}function w(){
const t=f(10473);return w=function(){return t},t}async function T(t,a,e,m){const{subcommand:b,operands:y,flags:O,launched:A=[]}=t,
[v]=y;if(v===void 0)return k().NOTHING;const{text:$,span:I}=v,j=(0,k().join)([await(0,P().inspectNpmrc)({...e,directory:""},
I),e.directory===""?k().NOTHING:await(0,P().inspectNpmrc)(e,I),await i(a,e,I)]);if(b==="exec"){const G=A.length>0?k().NOTHING:
await(0,M().resolveTool)(e,t,v);return(0,k().join)([j,G])}const C=r(t,a),D=await s(e,C,I);if("problems"in D)return(0,k().
join)([j,D]);const H=D.filter(({manifest:G})=>G.scripts.has($));if(H.length>0){const G=H.map(U=>o(U,t,e,m));return(0,k().
join)([j,...await Promise.all(G)])}if(b==="script-or-tool"&&A.length>0)return j;if(b==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.
test($)){const G=[(0,F().wordProblem)("launches-programs",a.program,v)];return(0,k().join)([j,{targets:[],problems:G}])}
if(b==="script-or-tool"){const G=await(0,M().resolveTool)(e,{...t,subcommand:"exec"},v);return(0,k().join)([j,G])}const W=O.
some(({name:G})=>G==="--if-present");return(0,k().join)([j,(0,k().fails)("npm-script-missing",I,{script:$,passes:W})])}function p({
data:t}){return t.starts==="script-or-tool"||t.starts==="script-tool-or-file"}function r({anyPackage:t,flags:a,passthrough:e},{
data:m}){const b=[...a.map(({name:y})=>y),...e.map(({text:y})=>y)];return t===!0||b.some(y=>m.selecting_flags.includes(y.
replace(/=.*/s,"")))}async function s({tree:t,directory:a},e,m){const b=(0,E().foldersUpFrom)(a).filter(A=>t.stat(S().posix.
join(A,"package.json"))!==void 0),y=e?u(t):b.slice(0,1);if(y.length===0)return(0,k().fails)("package-json-missing",m,{directory:a});
const O=[];for(const A of y){const v=await(0,x().readPackageJson)(t,A);if(v===x().INVALID)return(0,k().fails)("package-j\
son-invalid",m,{path:S().posix.join(A,"package.json")});v!==void 0&&O.push({directory:A,manifest:v})}return O}function u(t){
const a=[];for(const{path:e}of(0,L().filesNamed)(t,"package.json"))e.split("/").includes("node_modules")||a.push(S().posix.
dirname(e).replace(/^\.$/,""));return a}async function o({directory:t,manifest:a},{operands:[e],passthrough:m},b,y){const O={
...b,directory:t},{text:A="",span:v={start:0,end:0}}=e??{},$=[(0,M().shadows)(O,v)],I=(0,N().runsIn)(a,O,{event:A,words:m});
for(const D of I)$.push(await(0,g().resolveRun)(O,D,v,y));const j=(0,N().inspectEmpty)(I,A,O,v);return $.push({targets:[],
problems:j}),b.changed.has(a.path)&&$.push((0,k().fails)("target-changed",v,{path:a.path})),(0,k().join)($)}const c=256*
1024;async function i({data:t},{tree:a},e){const m=[];for(const[b,y]of Object.entries(t.deciding_settings)){const O=await(0,w().
readText)(a,b,c);if(O===void 0)continue;if("unread"in O){m.push((0,k().fails)("npmrc-unread",e,{path:b,reason:O.unread}));
continue}const{text:A}=O,v=y.split(" ").filter($=>l($,A));d.test(A)&&v.push("\\"),m.push(v.length===0?k().NOTHING:(0,k().
fails)("npmrc-redirects",e,{path:b,keys:v}))}return(0,k().join)(m)}function l(t,a){const e=t.endsWith("!"),m=e?t.slice(0,
-1):t,b=new RegExp(`(?:^|[\\s{,.["'])${m}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...a.matchAll(b)].some(([,y=""])=>!e||
n(y.trim()))}function n(t){return/^[>|&*!{[]/.test(t)||(0,R().normalise)(t.replace(/^["']|["']$/g,""))===void 0}const d=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/}),
55013:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.alternativesOf=T,h.baseOf=P,h.isPattern=g,h.matchesNothing=
k,h.matchesPattern=F,h.readPatterns=L;function S(){const p=f(84128);return S=function(){return p},p}function R(p){return p.
length>200||p.split("**").length>2?!1:p==="."?!0:p.split("/").every(r=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(r))}function L(p){
const r=[],s=[],u=p.some(c=>c.includes("{"))?/[[\]!]/:/[[\]]/;for(const c of p){const i=/^!*/.exec(c)?.[0].length??0,n=(u.
test(c)?void 0:T(c.slice(i)))?.map(d=>d.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!n?.every(R))return{unclear:c};if(i%
2===1){s.push(...n);continue}for(let d=0;d<s.length;d+=1)n.some(t=>F(t,s[d]??""))&&s.splice(d,1);r.push(n)}const o=r.filter(
c=>!c.some(i=>s.some(l=>F(i,l))));return{wanted:o.flat(),entries:o,refused:s}}function F(p,r,s={}){return M(p.split("/"),
r.split("/"),s)}function M(p,r,s){const[u,...o]=p,[c,...i]=r;return u===void 0?s.partial||r.every(l=>l==="**"):c===void 0?
!1:c!=="**"?E(u,c,s)&&M(o,i,s):M(p,i,s)?!0:E(u,"*",s)&&M(o,r,s)}function E(p,r,{dot:s=!1}){return p.startsWith(".")&&!r.
startsWith(".")&&!s?!1:(0,S().matchesStars)(p,r)}function g(p){return/[*?[{]/.test(p)}function P(p){return p.replace(/[^/]*[*?[{].*$/s,
"")}const x=/^(?!.*\*\*.*\*\*.*\*\*)[\w@.*/-]+$/;function k(p,r){if(!r.every(s=>x.test(s)))return!1;for(const{path:s}of p.
files())if(r.some(u=>F(s,u,{dot:!0})))return!1;return!0}const N=200,w=1e3;function T(p){if(p.length>w)return;let r=[p.replace(
/\[(.)(?:-\1)?\]/gs,"$1")];const s=[];for(;r.length>0;){const u=[];for(const o of r){const c=/\{([^{},]*(?:,[^{},]*)+)\}/.
exec(o);if(c===null)s.push(o);else{const{0:i,1:l="",index:n}=c,[d,t]=[o.slice(0,n),o.slice(n+i.length)];u.push(...l.split(
",").map(a=>`${d}${a}${t}`))}}if(u.length+s.length>N)return;r=u}return s}}),82293:((z,h,f)=>{Object.defineProperty(h,"__\
esModule",{value:!0}),h.inspectPaths=P,h.pathProblem=N,h.testProblem=k;function S(){const w=f(32854);return S=function(){
return w},w}function R(){const w=f(95132);return R=function(){return w},w}function L(){const w=f(45806);return L=function(){
return w},w}function F(){const w=f(4289);return F=function(){return w},w}function M(){const w=f(87646);return M=function(){
return w},w}function E(){const w=f(55013);return E=function(){return w},w}const g=new Set(["--env-file","--env-file-if-e\
xists","--prefix"]);function P(w,T){const{passthrough:p}=w,r=[],s=(o,c)=>{const i=N(o,c,T);i!==void 0&&r.push(i)};for(const o of[
w,...(0,L().launchedBy)(w)]){for(const{name:i,value:l,span:n}of o.flags)l!==void 0&&(g.has(i)&&s(l,n),i==="--workspace"&&
/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(l)&&s(l,n));for(const{as:i,path:l,span:n}of(0,F().filesNamedBy)(o).files){const d=i===
"tests"?k(l,n,T):void 0;d!==void 0&&r.push(d)}if(o.program!=="node"&&o.starts!=="file")continue;const c=o.program==="nod\
e"&&(0,M().isTestRun)(o)?k:N;for(const{text:i,span:l}of o.operands){const n=i===""||i==="-"?void 0:c(i,l,T);n!==void 0&&
r.push(n)}}const u=p.find(({text:o})=>x.test(o));return u!==void 0&&r.push((0,R().problemAt)("absolute-path",u.span,{path:u.
text})),r}const x=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;function k(w,T,p){
if(!(0,E().isPattern)(w))return N(w,T,p);const r=(0,E().alternativesOf)(w);if(r===void 0)return(0,R().problemAt)("glob-u\
nclear",T,{pattern:w,reason:"too_many"});for(const s of[w,...r]){const u=N(s,T,p);if(u!==void 0)return{...u,args:{...u.args,
path:w}}}}function N(w,T,p){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(w)&&/^(?:data|node|file|[a-z]+:\/)/i.test(w))return(0,R().
problemAt)("target-outside",T,{path:w,reason:"address"});const r=/^(?:[\\/]|[A-Za-z]:)/.test(w),s=r?void 0:(0,S().normalise)(
p===""?w:`${p}/${w}`);if(s===void 0){const u=r?"absolute":"above";return(0,R().problemAt)("target-outside",T,{path:w,reason:u})}
if((0,S().isWithin)(s,".git",{ignoreCase:!0}))return(0,R().problemAt)("target-in-git",T,{path:w})}}),9504:((z,h,f)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.resolveProgram=T;function S(){const n=f(76760);return S=function(){return n},
n}function R(){const n=f(32854);return R=function(){return n},n}function L(){const n=f(59542);return L=function(){return n},
n}function F(){const n=f(4289);return F=function(){return n},n}function M(){const n=f(46868);return M=function(){return n},
n}function E(){const n=f(65490);return E=function(){return n},n}function g(){const n=f(55013);return g=function(){return n},
n}function P(){const n=f(82293);return P=function(){return n},n}function x(){const n=f(56788);return x=function(){return n},
n}function k(){const n=f(38218);return k=function(){return n},n}function N(){const n=f(10473);return N=function(){return n},
n}const w=5;async function T(n,d,t,a){const e=r(n,d,t);if("problems"in e)return e;const{subcommand:m,starts:b,operands:y}=n,
[O]=y,A=[s(d,t,p(n)),...c(n,e),await(0,k().resolveProgramFiles)(n,t)];if(O!==void 0&&b==="file"&&A.push(i(e,O)),O!==void 0&&
b==="module"&&A.push(l(e,O,n.passthrough)),!(0,E().isPackageManager)(d))return(0,x().join)(A);if(m==="run"||m==="exec"||
m==="script-or-tool")A.push(await(0,E().resolvePackageManager)(n,d,e,a));else if(m!==void 0&&(0,E().selectsPackages)(n,d)){
const v={text:m,span:p(n),quoted:!1},$={...n,subcommand:"run",operands:[v]};A.push(await(0,E().resolvePackageManager)($,
d,e,a))}return(0,x().join)(A)}function p({operands:n,flags:d}){return n[0]?.span??d[0]?.span??{start:0,end:0}}function r({
flags:n},{data:d},t){let a=t;for(const{name:e,value:m,span:b}of n){if(m===void 0||!d.directory_flags.includes(e))continue;
const y=(0,N().entryFrom)(a,m,b);if("problems"in y)return y;a={...t,directory:y.path}}return a}function s({program:n,data:d},{
tree:t,changed:a},e){if(d.build_files.length===0)return x().NOTHING;const m=u(t),b=m.get(d)??o(t,d.build_files);m.set(d,
b);const y=b.filter(A=>a.has(A)),O=b.slice(0,w);return(0,x().join)([b.length===0?x().NOTHING:(0,x().fails)("build-files-\
unread",e,{program:n,files:O,count:b.length}),...y.map(A=>(0,x().fails)("target-changed",e,{path:A}))])}const u=(0,L().perTree)(
()=>new Map);function o(n,d){const t=a=>d.some(e=>(0,g().matchesPattern)(e.includes("/")?a:S().posix.basename(a),e,{dot:!0}));
return[...n.files()].flatMap(({path:a})=>!(0,R().isWithin)(a,"node_modules")&&t(a)?a:[])}function c({operands:n,flags:d,
starts:t,subcommand:a,family:e},m){const b=e&&(0,E().isPackageManager)(e)&&a!=="test";return[...(t===void 0&&!b?n:[]).map(
({text:A,span:v})=>({text:A.replace(/::.*$/s,""),span:v})),...d.flatMap(({value:A,span:v})=>A===void 0?[]:[{text:A,span:v}])].
map(({text:A,span:v})=>{const $=(0,R().normalise)((0,x().from)(m,A));return $===void 0||$===""?x().NOTHING:(0,R().isWithin)(
$,".git",{ignoreCase:!0})?(0,x().fails)("target-in-git",v,{path:$}):(0,R().resolveInTree)(m.tree,$).kind==="outside"?(0,x().
fails)("target-outside",v,{path:A,reason:"symlink"}):x().NOTHING})}function i(n,{text:d,span:t}){const a=(0,P().pathProblem)(
d,t,n.directory);if(a!==void 0)return{targets:[],problems:[a]};const e=(0,R().normalise)((0,x().from)(n,d))??"",m=(0,N().
fileAt)((0,R().resolveInTree)(n.tree,e),d,t);if("problems"in m)return m;if(!m.tracked)return(0,x().fails)("target-untrac\
ked",t,{path:d});const b=n.changed.has(m.path)||n.changed.has(e);return(0,x().join)([{targets:[(0,x().target)(n,{kind:"f\
ile",name:d,path:m.path})],problems:[]},b?(0,x().fails)("target-changed",t,{path:m.path}):x().NOTHING])}function l(n,d,t){
const{text:a,span:e}=d,m=(0,F().pythonFiles)(a).find(b=>!b.endsWith("/__init__.py")&&n.tree.stat((0,x().from)(n,b))!==void 0);
if(m===void 0){const b=(0,M().parseUnknownTool)(d,t);return(0,x().join)([(0,x().fails)("tool-unknown",e,{tool:a}),{targets:[],
problems:b}])}return i(n,{text:m,span:e,quoted:!1})}}),56788:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.Trail=h.NOTHING=void 0,h.fails=F,h.from=M,h.join=L,h.target=E;function S(){const k=f(95132);return S=function(){return k},
k}const R=h.NOTHING={targets:[],problems:[]};function L(k){return{targets:k.flatMap(N=>N.targets),problems:k.flatMap(N=>N.
problems)}}function F(k,N,w){return{targets:[],problems:[(0,S().problemAt)(k,N,w)]}}function M({directory:k},N){return k===
""?N:`${k}/${N}`}function E({via:k},N){return k===void 0?N:{...N,via:k}}const g=64,P=2e3;class x{#e=new Set;#t=new Set;resolve;#s;constructor(N,w){
this.resolve=N,this.#s=w}async follow(N,w,T,p){if(this.#e.has(N))return p({why:"cycle"});const r=await this.#s?.tickScript();
if(r!==void 0)return p({why:"time",limit:r});const s=`${N}\0${w}`;if(this.#t.has(s))return R;if(this.#e.size>=g)return p(
{why:"depth",limit:g});if(this.#t.size>=P)return p({why:"count",limit:P});this.#e.add(N);const u=await T();return this.#e.
delete(N),this.#t.add(s),u}}h.Trail=x}),80827:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.npmScripts=u,
h.stepsIn=s;function S(){const j=f(76760);return S=function(){return j},j}function R(){const j=f(32854);return R=function(){
return j},j}function L(){const j=f(93028);return L=function(){return j},j}function F(){const j=f(13580);return F=function(){
return j},j}function M(){const j=f(3893);return M=function(){return j},j}function E(){const j=f(35736);return E=function(){
return j},j}function g(){const j=f(72309);return g=function(){return j},j}function P(){const j=f(67953);return P=function(){
return j},j}function x(){const j=f(60210);return x=function(){return j},j}function k(){const j=f(59867);return k=function(){
return j},j}function N(){const j=f(56788);return N=function(){return j},j}function w(){const j=f(46912);return w=function(){
return j},j}function T(){const j=f(10473);return T=function(){return j},j}const p={start:0,end:0},r=200;function s({steps:j}){
return j.flatMap(C=>C.command?.nested?.flatMap(s)??[C])}async function u(j,C,D={left:r}){const{subcommand:H,flags:W}=j;if(H===
void 0||H==="pack")return;const{project:G,selected:U,runs:B,packages:V}=await(0,w().scriptsThatRun)(j,C,p);if(G===void 0)
return;const Y=await(0,x().readNpmrc)({...C,directory:G}),K=await o(C,G);if("unread"in Y||K===void 0)return;const{settings:Q}=Y;
if(K.devEngines!==void 0||(0,g().mayChangeMode)(W,Q))return;const X=[],J=(0,g().exportedConfig)(W,Q);for(const q of V){const _=await o(
C,q);if(_===void 0||c(_))return;const ee=B.filter(te=>te.directory===q),se=ee.length===0?await a(j,C,q):void 0;se!==void 0&&
X.push({...i(_),...se,directory:q});for(const te of ee){const re=await l(te,C,J,D);X.push({...i(_),...re})}}const Z=Q["n\
ode-options"],{prefix:ne}=(0,P().readSettings)(j);return{subcommand:H,directory:C.directory,project:G,prefixed:ne!==void 0,
inWorkspaces:U,config:J,...typeof Z=="string"&&{nodeOptions:Z},steps:X}}async function o(j,C){const D=await(0,k().readJsonFile)(
j.tree,(0,N().from)({directory:C},"package.json"));return D===k().INVALID?void 0:D}function c({bin:j,directories:C}){return!j&&
typeof C=="object"&&C!==null&&"bin"in C}function i(j){const{name:C,version:D}=j;return{packageId:C&&D?`${String(C)}@${String(
D)}`:"",packageEnv:(0,g().packageEnv)(j)}}async function l(j,C,D,H){const{directory:W,event:G,body:U}=j,B=(0,w().scriptText)(
j),V={...C,directory:W},Y=await b(B,V),K=await d(j,Y,V,{config:D,budget:H}),Q=j.words.map(J=>J.text),X=K?{argv:[],env:{},
...Y,nested:K}:Y;return{directory:W,event:G,body:U,words:Q,text:B,...X&&{command:X}}}const n=new Set(["--if-present","--\
include-workspace-root","--workspace","--workspaces"]);async function d(j,C,D,{config:H,budget:W}){const G=C?.argv[0]===
"npm"&&Object.keys(C.env).length===0,U=j.builtIn==="restart"?[["stop","--if-present"],["start",...j.words.map(({text:V})=>V)]]:
G?[C.argv.slice(1)]:[],B=[];for(const V of U){if(W.left-=1,W.left<0)return;const{invocation:Y,problems:K}=(0,M().parseNpm)(
V.map(Z=>({text:Z,span:p,quoted:!0})));if(!(K.length===0&&Y.flags.every(({name:Z})=>n.has(Z))))return;const X=H.npm_config_ignore_scripts===
"true"?[t,...Y.flags]:Y.flags,J=await u({...Y,flags:X},D,W);if(J===void 0)return;B.push(J)}return B.length>0?B:void 0}const t={
name:"--ignore-scripts",written:"--ignore-scripts",span:p};async function a(j,{tree:C},D){const H=(0,w().eventOf)(j),W=(await(0,k().
usablePackageJson)(C,D))?.scripts.has(H??"");if(!(H===void 0||W||(0,P().readSettings)(j).ifPresent))return{event:H,words:[],
text:""}}const e=new Set(`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/)),m=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function b(j,{
tree:C,directory:D}){const{words:H,assignments:W,refused:G,problems:U}=(0,E().lex)(j),B=U.every(({rule:_})=>_==="assignm\
ent-refused"||(0,F().ruleOf)(_).severity==="warning"&&_!=="unquoted-glob"),V=U.filter(({rule:_})=>_==="assignment-refuse\
d").length,[Y]=H;if(!B||V!==G.length||Y===void 0)return;const K=Y.text;if(e.has(K)||K.includes("="))return;const Q=[...W,
...G].sort((_,ee)=>_.span.start-ee.span.start);if(Q.some(({name:_})=>_==="PATH"))return;const X=H.map(_=>_.text),J=Object.
fromEntries(Q.map(({name:_,value:ee})=>[_,ee]));if(K==="node"||K==="npm"||K==="npx")return{argv:X,env:J};const Z=m.exec(
K)?.[1];if(Z===void 0&&K.includes("/"))return{argv:X,env:J};const ne=Z===void 0?(0,P().foldersUpFrom)(D):[D],q=await $(C,
ne,Z??K);return q===void 0?{argv:X,env:J}:{argv:X,env:{...q.env,...J},file:q.file}}const y=/"\$basedir\/([^"\n]+)"\s+"\$@"/,
O=/export NODE_PATH="([^"$\n]+)"/,A=/^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/,v=16*1024;async function $(j,C,D){
const H=C.map(K=>S().posix.join(K,"node_modules/.bin",D)).find(K=>j.stat(K)!==void 0);if(H===void 0)return;const W=(0,R().
resolveInTree)(j,H);if(W.kind!=="inside"||!(0,L().isRegular)(W.entry.kind))return;if(W.path!==H)return W.entry.kind==="e\
xecutable"&&await I(j,W.path)?{file:W.path,env:{}}:void 0;if((W.entry.size??0)>v)return;const G=(await j.read(H)).toString(
"utf8"),[,U]=y.exec(G)??[];if(U===void 0)return;const B=(0,R().resolveInTree)(j,S().posix.join(S().posix.dirname(H),U)),
V=B.kind==="inside"&&(0,L().isRegular)(B.entry.kind)&&await I(j,B.path),[,Y]=O.exec(G)??[];return V?{file:B.path,env:Y===
void 0?{}:{NODE_PATH:Y}}:void 0}async function I(j,C){return A.test(await(0,T().firstLineOf)(j,C))}}),65369:((z,h)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.SHELL_WORDS=void 0,h.commandWithLostStatus=x,h.dangerOf=E,h.splitScript=f,h.
succeedsAlways=T;function f(r){const s=[];let u="",o=0;const c=i=>{const n=r.slice(o,i).trimStart(),d=i-n.length;s.push(
{text:n.trimEnd(),start:d,end:d+n.trimEnd().length}),o=i+1};for(let i=0;i<r.length;i+=1){const l=r[i];l==="\\"&&u!=="'"?
i+=1:u!==""?l===u&&(u=""):l==='"'||l==="'"?u=l:l!==void 0&&`&|;
`.includes(l)&&c(i)}return c(r.length),{commands:s.filter(i=>i.text!==""),compound:s.length>1}}const S=h.SHELL_WORDS=new Set(
[":","[","cd","echo","exit","false","test","true"]),R=new Set([":","echo","printf","true"]),L=[[/\bdd\s+if=/,"writes to \
raw disks"],[/\bmkfs\b/,"formats a file system"],[/>\s*\/dev\/(?:sd|nvme|disk)/,"writes to raw disks"],[/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,
"pipes text into a shell"],[/\bchmod\s+(?:-\S+\s+)*0?777\b/,"makes files world-writable"],[/\bchown\s+(?:-\S+\s+)*root\b/,
"changes the owner of files to root"],[/\b(?:iptables|shutdown|reboot)(?=\s|$)/,"changes the firewall or stops the machi\
ne"],[/\bkill\s+-(?:9|KILL|SIGKILL)\b/,"kills processes"]],F=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,M=16*1024;function E(r){
if(r.length>M)return"is too long to check";for(const[,s="",u=""]of r.matchAll(F))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(s)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(u))return"deletes entire directories";return L.find(([s])=>s.test(r))?.[1]}const g=/[(){}]|(?:^|[\s;&|])(?:if|for|while|until|case|set)\s/,
P=/^!\s|[)}]\s*\|\|\s*(?:true|:|exit\s+0)$|\|\|\s*\(\s*(?:true|:|exit\s+0)\s*\)$|^set\s.*\|\|\s*(?:true|:)$/s;function x(r){
if(P.test(r))return r;if(g.test(r))return;const{commands:s}=f(r);return s.find((o,c)=>!w(o)&&k(r,s,c))?.text}function k(r,s,u){
return N(r,s,u)==="||"&&p(s[u+1])?!1:s.slice(u).some((o,c)=>{const i=s[u+c+1],l=N(r,s,u+c);return l==="||"?i!==void 0&&T(
i):l==="&"||i!==void 0&&l!=="&&"})}function N(r,s,u){return r.slice(s[u]?.end,s[u+1]?.start).trim()}function w({text:r}){
return S.has(r.split(/\s/)[0]??"")}function T({text:r}){return R.has(r.split(/\s/)[0]??"")||/^exit\s+0$/.test(r)}function p(r){
return r!==void 0&&/^(?:false|exit\s+[1-9]\d*)$/.test(r.text)}}),80533:((z,h,f)=>{Object.defineProperty(h,"__esModule",{
value:!0}),h.GivenWords=void 0;function S(){const P=f(37866);return S=function(){return P},P}function R(){const P=f(95132);
return R=function(){return P},P}function L(){const P=f(65369);return L=function(){return P},P}function F(){const P=f(46912);
return F=function(){return P},P}const M=new Set(["assignment-refused","environment-assignment"]),E=new Set([...M,"brace-\
expansion","glob-flag","glob-outside","glob-unclear","tilde-expansion","unquoted-glob","variable-expansion"]);class g{text;#e;#t;#s;#r;constructor({
event:x,body:k,words:N},w){let T=k;const p=[];for(const r of N){const s=T.length+1;T=`${T} ${(0,F().quoteForScript)(r.text)}`,
p.push({word:r,at:{start:s,end:T.length}})}this.text=T,this.#e=k.length,this.#t=p,this.#s=x,this.#r=w}isGiven=({span:x})=>this.#t.
length>0&&x.end>this.#e;inCommand=x=>{const k=this.#t.filter(({at:T})=>T.start<x.span.end&&T.end>x.span.start),N=k[0]?.word.
span??this.#r,w=k.at(-1)?.word.span??this.#r;return{...x,span:{start:N.start,end:w.end}}};onlyGiven({problems:x}){return{
targets:[],problems:x.filter(this.isGiven)}}areReadableBehind({end:x},k){const N=k.every(({rule:w})=>M.has(w));return this.#t.
length>0&&x>this.#e&&N}unreadBehind({end:x},k,N,w=[]){if(this.#t.length===0||x<=this.#e)return[];const T=k[0]?.text??"";
if(N&&L().SHELL_WORDS.has(T))return[];const p=N?.problems.some(({rule:o,span:c})=>o==="program-not-allowed"&&c.start===k[0]?.
span.start);if(N&&!p)return[];const r=S().REFUSED_PROGRAMS.has(T.replace(/^.*[\\/]/,""))||w.some(({rule:o})=>!E.has(o)),
s=this.#t.find(({word:o})=>r||o.text.startsWith("-"));if(s===void 0)return[];const u={script:this.#s,word:s.word.text,text:this.
text};return[(0,R().problemAt)("script-words-unread",s.at,u)]}}h.GivenWords=g}),46912:((z,h,f)=>{Object.defineProperty(h,
"__esModule",{value:!0}),h.eventOf=u,h.inspectEmpty=p,h.quoteForScript=b,h.runsIn=c,h.scriptText=N,h.scriptsThatRun=w;function S(){
const y=f(76760);return S=function(){return y},y}function R(){const y=f(32854);return R=function(){return y},y}function L(){
const y=f(93028);return L=function(){return y},y}function F(){const y=f(95132);return F=function(){return y},y}function M(){
const y=f(67953);return M=function(){return y},y}function E(){const y=f(60210);return E=function(){return y},y}function g(){
const y=f(59867);return g=function(){return y},y}function P(){const y=f(56788);return P=function(){return y},y}function x(){
const y=f(10473);return x=function(){return y},y}const k={selected:!1,runs:[],packages:[],problems:[]};function N({body:y,
words:O}){return[y,...O.map(({text:A})=>b(A))].join(" ")}async function w(y,O,A){const v=(0,M().readSettings)(y),$=u(y);
if(v.informs||$===void 0&&y.subcommand!=="pack")return k;const I=$===void 0&&!a(y),j=Q=>(0,M().findPackages)(v,Q,A,I),C=await j(
O);if("problems"in C)return{...k,problems:C.problems};const{project:D,selected:H}=C,W=v.ignoreScripts??await s({...O,directory:D}),
G={...v,ignoreScripts:W},U=$??"pack",B=$===void 0?e(y,O,H?C.directories:void 0):[];if("problems"in B)return{...k,project:D,
selected:H,problems:B.problems};const V=$===void 0?B:C.directories,Y=[],K=[...C.missing,...await T(C,O,A,j)];for(const Q of V){
const X=await(0,g().readPackageJson)(O.tree,Q),J={...O,directory:Q};if(X===g().INVALID||X===void 0){const Z=S().posix.join(
Q,"package.json"),ne=X?(0,P().fails)("package-json-invalid",A,{path:Z}):(0,P().fails)("package-json-missing",A,{directory:Q});
K.push(...ne.problems)}else if($===void 0)Y.push(...d(X,Q,G));else if(o(X,J,U)){const Z=c(X,J,{event:U,words:y.passthrough},
G);Y.push(...Z),K.push(...p(Z,U,J,A))}else{const Z={script:U,passes:G.ifPresent};K.push(...(0,P().fails)("npm-script-mis\
sing",A,Z).problems)}}return{project:D,selected:H,runs:Y,packages:V,problems:K}}async function T({project:y,directories:O},{
base:A,...v},$,I){const j=S().posix.join(y,"package.json");if(A===void 0||!v.changed.has(j))return[];const C=await I({...v,
tree:A});if("problems"in C)return[];const D=C.directories.filter(H=>!O.includes(H));return D.length===0?[]:[(0,F().problemAt)(
"workspaces-changed",$,{path:j,lost:D})]}function p(y,O,{via:A,directory:v},$){if(y.some(({event:j,body:C})=>j===O&&!r(C)))
return[];const I=A===void 0?"npm-script-empty":"npm-script-empty-part";return[(0,F().problemAt)(I,$,{script:O,path:S().posix.
join(v,"package.json")})]}function r(y){return y.split(`
`).every(O=>/^\s*(?:#|$)/.test(O))}async function s(y){const O=await(0,E().readNpmrc)(y);return"settings"in O&&O.settings["\
ignore-scripts"]===!0}function u({subcommand:y,operands:O}){switch(y){case"run":return O[0]?.text;case"test":case"start":case"\
stop":case"restart":return y;default:return}}function o({scripts:y},O,A){return y.has(A)||A==="restart"||A==="env"?!0:A===
"start"&&l(O)}function c(y,O,{event:A,words:v},$={}){const{directory:I}=O,j=y.scripts.get(A)??"",C=j===""?i(A,O):{body:j};
return[...t(y,I,[`pre${A}`],$),...C?[{directory:I,event:A,words:v,...C}]:[],...t(y,I,[`post${A}`],$)]}function i(y,O){return y===
"restart"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:y==="start"&&l(O)?{body:"node server.js",builtIn:"\
server"}:y==="env"?{body:"env"}:void 0}function l(y){const O=(0,R().resolveInTree)(y.tree,(0,P().from)(y,"server.js"));return O.
kind==="outside"||O.kind==="inside"&&(0,L().isRegular)(O.entry.kind)}const n=["prepack","prepare","postpack"];function d(y,O,{
ignoreScripts:A}){return t(y,O,A?["prepare"]:n,{})}function t({scripts:y},O,A,{ignoreScripts:v}){return v?[]:A.flatMap($=>{
const I=y.get($);return I?[{directory:O,event:$,body:I,words:[]}]:[]})}function a({operands:y}){return y.length===0||y.some(
({text:O})=>O===".")}function e({operands:y},O,A){const v=A?[...A]:[];!A&&y.length===0&&v.push(O.directory);for(const{text:$,
span:I}of y){if(A&&$===".")continue;if(!/^\.{0,2}(?:\/|$)/.test($))return(0,P().fails)("downloads",I,{program:"npm",flag:$});
const j=(0,x().entryFrom)(O,$,I);if("problems"in j)return j;if(j.kind!=="directory")return(0,P().fails)("target-not-a-fi\
le",I,{path:$,reason:"archive"});v.push(j.path)}return v}const m=/[\t\n\r "#$&'()*;<>?\\`|~]/;function b(y){return y===""?
"''":m.test(y)?`'${y.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):y}}),95598:((z,h,f)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.resolveTasks=T,h.startedByWireit=s;function S(){const i=f(76760);return S=
function(){return i},i}function R(){const i=f(16111);return R=function(){return i},i}function L(){const i=f(77251);return L=
function(){return i},i}function F(){const i=f(32854);return F=function(){return i},i}function M(){const i=f(62205);return M=
function(){return i},i}function E(){const i=f(59867);return E=function(){return i},i}function g(){const i=f(65490);return g=
function(){return i},i}function P(){const i=f(56788);return P=function(){return i},i}function x(){const i=f(46912);return x=
function(){return i},i}function k(){const i=f(10473);return k=function(){return i},i}const N=1024*1024,w={turbo:[["turbo\
.json","tasks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","targetDefaults"]],lerna:[["nx.json","\
targetDefaults"]]};async function T(i,l,n){const{operands:d,passthrough:t,subcommand:a}=i,[e]=d,b=(a==="exec"||a==="scri\
pt-or-tool")&&e?(0,L().tasksOf)(e.text,t):void 0;if(e===void 0||b===void 0)return P().NOTHING;const{text:y,span:O}=e,A=y===
"wireit"?await s(l):await p(await r(l.tree,y,b),l.tree),v=[];for(const{directory:$,script:I,body:j}of A){const C={...l,directory:$};
if(j!==void 0){const W={directory:$,event:`${I} (${y})`,body:j,words:[]};v.push(await(0,M().resolveRun)(C,W,O,n));continue}
const D=await(0,E().usablePackageJson)(l.tree,$);if(D===void 0)continue;const H=(0,x().runsIn)(D,C,{event:I,words:[]});for(const W of H)
v.push(await(0,M().resolveRun)(C,W,O,n))}return(0,P().join)(v)}async function p(i,l){const n=[];for(const d of(0,g().everyPackage)(
l)){const t=await(0,E().usablePackageJson)(l,d);if(d===""||t===void 0)continue;const a=i.filter(e=>t.scripts.has(e));n.push(
...a.map(e=>({directory:d,script:e})))}return n}async function r(i,l,n){const d=new Set(n);for(const[t,a]of w[l]??[]){const e=u(
await c(i,t),a);for(const m of d)for(const b of o(u(u(e,m),"dependsOn")))d.add(b.replace(/^\^|^.*#/,""))}return[...d]}async function s({
tree:i,directory:l,via:n}){const d=await(0,E().readJsonFile)(i,S().posix.join(l,"package.json")),t=u(u(d,"wireit"),n??""),
a=u(t,"command"),e=o(u(t,"dependencies")).flatMap(b=>{const[,y="",O=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(b)??[],A=(0,F().
normalise)(S().posix.join(l,y));return A===void 0?[]:[{directory:A,script:O}]}),m=typeof a=="string"&&n!==void 0;return[
...e,...m?[{directory:l,script:n,body:a}]:[]]}function u(i,l){if(!(typeof i!="object"||i===null||!Object.hasOwn(i,l)))return i[l]}
function o(i){return Array.isArray(i)?i.map(l=>u(l,"script")??u(l,"target")??l).filter(l=>typeof l=="string"):[]}async function c(i,l){
const n=await(0,k().readText)(i,l,N);return n&&"text"in n?(0,R().parse)(n.text):void 0}}),38218:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.resolveProgramFiles=s,h.resolveToolFiles=r;function S(){const a=f(76760);return S=function(){
return a},a}function R(){const a=f(32854);return R=function(){return a},a}function L(){const a=f(93028);return L=function(){
return a},a}function F(){const a=f(95132);return F=function(){return a},a}function M(){const a=f(4289);return M=function(){
return a},a}function E(){const a=f(46868);return E=function(){return a},a}function g(){const a=f(66227);return g=function(){
return a},a}function P(){const a=f(15804);return P=function(){return a},a}function x(){const a=f(59867);return x=function(){
return a},a}function k(){const a=f(55013);return k=function(){return a},a}function N(){const a=f(82293);return N=function(){
return a},a}function w(){const a=f(56788);return w=function(){return a},a}function T(){const a=f(10473);return T=function(){
return a},a}const p=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(a=>`.${a}`)];async function r(a,e){
return u((0,M().filesNamedBy)(a),a.operands[0],e)}function s({files:a=[],flags:e,family:m},b){const y=m?.data.directory_flags??
[],O=e.flatMap(({name:A,value:v})=>v&&y.includes(A)?v:[]);return u({files:a,roots:O,nodeFlags:[]},void 0,b)}async function u({
files:a,roots:e,nodeFlags:m},b,y){const O=["",...e].flatMap(v=>{const $=(0,R().normalise)((0,w().from)(y,v));return $===
void 0?[]:[$]}),A=[];for(const v of a)A.push(v.as==="arguments"?await n(v,b,y):v.as==="tests"?await l(v,y):await o(v,[...new Set(
O)],y));for(const v of m)A.push(await(0,P().inspectNodeFlag)(v,y));return(0,w().join)(A)}async function o(a,e,m){const{as:b,
path:y,span:O}=a,A=(0,N().pathProblem)(y,O,m.directory);if(A!==void 0)return{targets:[],problems:[A]};const v=[];for(const $ of e){
const I=(0,R().normalise)(S().posix.join($,y));if(I===void 0)continue;const j=await c(a,I,m);j!==void 0&&v.push(j)}return v.
length>0?(0,w().join)(v):b==="code"||b==="config"?(0,w().fails)("target-missing",O,{path:y}):b==="module"&&a.first?(0,P().
inspectImport)(m,y,O):w().NOTHING}async function c(a,e,m){const{as:b,path:y,span:O}=a,{tree:A}=m,v=(0,P().firstFile)(A,b===
"place"?[e]:p.map(j=>e+j));if(v===void 0)return;const $=v.kind==="inside"&&!(0,L().isRegular)(v.entry.kind);if(b==="plac\
e"&&v.kind==="inside")return w().NOTHING;if(!$)return i(a,e,v,m);if(b==="config"){const j=(0,R().resolveInTree)(A,S().posix.
join(v.path,"tsconfig.json"));return j.kind==="missing"?w().NOTHING:i(a,e,j,m)}const I=await(0,P().mainOf)(A,e);return I===
x().INVALID?(0,w().fails)("package-json-invalid",O,{path:S().posix.join(y,"package.json")}):I&&i(a,e,I.found,m)}async function i({
as:a,path:e,span:m,ifFile:b},y,O,A){const v=(0,T().fileAt)(O,e,m);if("problems"in v)return v;const $=await(0,P().trustProblems)(
A,v,e,m);if($.some(g().isUnverified))return{targets:[],problems:$};const I=A.changed.has(v.path)||A.changed.has(y);return{
targets:[(0,w().target)(A,{kind:"file",name:e,path:v.path})],problems:[...$,...a==="module"&&b?[b]:[],...I?[(0,F().problemAt)(
"target-changed",m,{path:v.path})]:[]]}}async function l(a,e){const{path:m,span:b}=a,y=(0,N().testProblem)(m,b,e.directory);
if(y!==void 0)return{targets:[],problems:[y]};const A=((0,k().isPattern)(m)?((0,k().alternativesOf)(m)??[]).map(k().baseOf):
[m]).map($=>(0,R().resolveInTree)(e.tree,(0,w().from)(e,$)));if(A.some(({kind:$})=>$==="outside"))return(0,w().fails)("t\
arget-outside",b,{path:m,reason:"symlink"});const[v]=A;return(0,k().isPattern)(m)||v?.kind!=="inside"||!(0,L().isRegular)(
v.entry.kind)?w().NOTHING:i(a,(0,R().normalise)((0,w().from)(e,m))??m,v,e)}async function n({path:a,span:e},m,b){const y=await o(
{as:"config",path:a,span:e},[b.directory],b),O=y.targets[0]?.path;if(m===void 0||O===void 0)return y;const A=t(await b.tree.
read(O),e);if(A===void 0){const $=`@${a}`;return(0,w().join)([y,(0,w().fails)("tool-loads-code",e,{program:m.text,flag:$})])}
const v=(0,E().parseTool)(m,A).map($=>({...$,span:e}));return(0,w().join)([y,{targets:[],problems:v},await u((0,M().filesIn)(
m,A),m,b)])}const d=64*1024;function t(a,e){if(a.length>d)return;const m=[],b=a.toString("utf8"),y=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;
for(let A=y.exec(b);A!==null;A=y.exec(b))m.push(A[1]??A[2]??"");return m.every(A=>!A.startsWith("@")&&!A.startsWith('"'))?
m.map(A=>({text:A,span:e,quoted:!0})):void 0}}),10473:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.entryAt=
F,h.entryFrom=E,h.fileAt=M,h.firstLineOf=P,h.readText=g;function S(){const x=f(32854);return S=function(){return x},x}function R(){
const x=f(93028);return R=function(){return x},x}function L(){const x=f(56788);return L=function(){return x},x}function F(x,k,N){
switch(x.kind){case"inside":return x.entry;case"outside":return(0,L().fails)("target-outside",N,{path:k,reason:"symlink"});case"\
missing":return(0,L().fails)("target-missing",N,{path:k});case"loop":return(0,L().fails)("target-not-a-file",N,{path:k,reason:"\
loop"})}}function M(x,k,N){const w=F(x,k,N);return"problems"in w||(0,R().isRegular)(w.kind)?w:(0,L().fails)("target-not-\
a-file",N,{path:k,reason:w.kind})}function E(x,k,N){const w=k.startsWith("/")?void 0:(0,S().normalise)((0,L().from)(x,k));
return w===void 0?(0,L().fails)("target-outside",N,{path:k,reason:"above"}):F((0,S().resolveInTree)(x.tree,w),k,N)}async function g(x,k,N){
const w=(0,S().resolveInTree)(x,k);if(!(w.kind==="missing"&&x.stat(k)===void 0))return w.kind!=="inside"?{unread:"it is \
a symbolic link that leads to no file of the repository"}:(0,R().isRegular)(w.entry.kind)?(w.entry.size??0)>N?{unread:"i\
t is too large"}:{text:(await x.read(w.path,N)).toString("utf8"),path:w.path}:{unread:"it is not a regular file"}}async function P(x,k){
const[N=""]=(await x.read(k)).subarray(0,256).toString("latin1").split(`
`,1);return N}}),47668:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.listWorkspaces=g,h.selectWorkspaces=
w;function S(){const p=f(76760);return S=function(){return p},p}function R(){const p=f(32854);return R=function(){return p},
p}function L(){const p=f(59542);return L=function(){return p},p}function F(){const p=f(59867);return F=function(){return p},
p}function M(){const p=f(55013);return M=function(){return p},p}const E=(0,L().perTree)(()=>new Map);function g(p,r){const s=E(
p),u=s.get(r.path)??P(p,r);return s.set(r.path,u),u}async function P(p,r){const s=(0,M().readPatterns)(r.workspaces);if("\
unclear"in s)return s;const{wanted:u,entries:o,refused:c}=s;if(u.length===0)return[];const i=S().posix.dirname(r.path).replace(
/^\.$/,""),l=[];for(const{path:t,kind:a}of p.files()){const e=N(i,t);if(e!==void 0)if(a==="symlink"){const m=u.some(O=>(0,M().
matchesPattern)(e,O,{partial:!0})),b=u.some(O=>(0,M().matchesPattern)(e,O)),y=m?(0,R().resolveInTree)(p,t):void 0;if(y?.
kind==="outside")return{unclear:t};if(y?.kind!=="inside"||y.entry.kind!=="directory")continue;if(!b||c.length>0||u.some(
O=>O.startsWith(`${e}/`)))return{unclear:t};l.push(e)}else S().posix.basename(t)==="package.json"&&l.push(S().posix.dirname(
e))}const n=l.filter(t=>u.some(a=>(0,M().matchesPattern)(t,a))).filter(t=>!t.split("/").includes("node_modules")).filter(
t=>!c.some(a=>(0,M().matchesPattern)(t,a,{dot:!0}))).sort((t,a)=>t.localeCompare(a,"en")),d=o.flatMap(t=>n.filter(a=>t.some(
e=>(0,M().matchesPattern)(a,e,{partial:!0}))));return x(p,i,[...new Set(d)])}async function x(p,r,s){const u=[],o=new Set;
for(const c of s){const i=S().posix.join(r,c).replace(/^\.$/,""),l=await(0,F().readPackageJson)(p,i);if(l===void 0)continue;
if(l===F().INVALID)return{broken:`${i}/package.json`};const n=l.name||k(i);if(o.has(n))return{broken:l.path};o.add(n),u.
push({directory:i,name:n})}return u}function k(p){const r=S().posix.basename(S().posix.dirname(p)),s=S().posix.basename(
p);return r.startsWith("@")?`${r}/${s}`:s}function N(p,r){return p===""?r:r.startsWith(`${p}/`)?r.slice(p.length+1):void 0}
function w(p,r,{directory:s,project:u}){const o=n=>S().posix.join("/",n),c=o(N(u,`${s}/`)===void 0?u:s),i=S().posix.resolve(
c,r),l=[S().posix.relative(o(u),S().posix.resolve(o(s),r)),r];return p.filter(n=>{if(n.name===r||o(n.directory)===i)return!0;
const d=S().posix.relative(c,o(n.directory)),t=r.startsWith("./")?`./${d}`:d;return l.some(a=>T(t,a))})}function T(p,r){
const s=/^\.(?:\/|$)/.test(r)===p.startsWith("./"),[u,o]=[S().posix.normalize(p),S().posix.normalize(`${r}/`)];return s&&
r!==""&&`${S().posix.dirname(u)}/`===o&&!S().posix.basename(u).startsWith(".")}}),81413:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.everyCommand=M,h.readShellText=F;function S(){const x=f(35736);return S=function(){return x},
x}const R=128*1024,L=16;function F(x,k){return x.length>R?[]:new P(x,k).list("",0)}function M(x){return x.flatMap(k=>[k,
...M(k.inside)])}const E=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
g=/\\.?|\$\(|[^\\`$"]+|./sy;class P{#e;#t;#s=0;constructor(k,N){this.#e=k,this.#t=N}list(k,N){const w=[];let T=this.#r(),
p=!1;const r=(s,u="")=>{const o=this.#n(T,s),{words:c,redirections:i,inside:l}=o,n=c.length===0&&i.length===0&&l.length===
0;n||w.push(o);const d=/^\|&?$/.test(u)?o:void 0;T=this.#r(n?T.pipedFrom:d)};for(;this.#s<this.#e.length;){const s=this.#s,
u=this.#i(p?g:E),o=this.#s;if(u==='"')p=!p;else{if(u===k&&(!p||k==="`"))return r(s),w;if(u==="$("||u==="`"||!p&&/^[<>]?\($/.
test(u)){if(N===L){r(s);continue}T.inside.push(...this.list(u==="`"?"`":")",N+1)),T.gaps.push({kind:"nested",start:s,end:this.#s})}else
!p&&/^(?:[;&|\r\n]+|\))$/.test(u)?r(s,u):!p&&u.startsWith("#")&&/^\s?$/.test(this.#e.charAt(s-1))?T.gaps.push({kind:"com\
ment",start:s,end:o}):!p&&/^(?:[<>]|&>)/.test(u)&&T.gaps.push({kind:"operator",start:s,end:o})}}return r(this.#e.length),
w}#r(k){return{start:this.#s,gaps:[],inside:[],pipedFrom:k}}#i(k){k.lastIndex=this.#s;const[N=""]=k.exec(this.#e)??[];return this.#s+=
N.length,N}#n({start:k,gaps:N,inside:w,pipedFrom:T},p){let r="",s=k;for(const t of N){const a=t.kind==="nested"?"_":" ";
r+=this.#e.slice(s,t.start)+a.repeat(t.end-t.start),s=t.end}r+=this.#e.slice(s,p);const u=(0,S().lex)(r,this.#t),o=t=>({
...t,span:{start:t.span.start+k,end:t.span.end+k}}),c=u.words.map(o),i=new Set;let l=0;const d=N.filter(({kind:t})=>t===
"operator").map(({start:t,end:a})=>{for(;l<c.length&&(c[l]?.span.start??a)<a;)l+=1;const e=c[l],m=c[l-1];return m?.span.
end===t&&/^\d+$/.test(m.text)&&i.add(m),e&&i.add(e),{operator:this.#e.slice(t,a),...e&&{target:e}}});return{words:c.filter(
t=>!i.has(t)),redirections:d,problems:u.problems.map(o),inside:w,...T&&{pipedFrom:T}}}}}),44670:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.PRELOADABLE_PACKAGES=h.NODE_FLAGS=h.NODE_ALIASES=h.BUILT_IN_REPORTERS=void 0;function S(){const E=f(
32017);return S=function(){return E},E}const R=h.NODE_FLAGS=(0,S().nameTable)({harmless:`
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
  `}),L=h.NODE_ALIASES=new Map([["-c","check"],["-C","conditions"],["-e","eval"],["-h","help"],["-i","interactive"],["-p",
"print"],["-pe","print"],["-r","require"],["-v","version"],["debug-port","inspect-port"],["enable-network-family-autosel\
ection","network-family-autoselection"],["es-module-specifier-resolution","experimental-specifier-resolution"],["experim\
ental-default-config-file","experimental-config-file"],["experimental-strip-types","strip-types"],["experimental-test-is\
olation","test-isolation"],["loader","experimental-loader"],["report-directory","report-dir"],["security-reverts","secur\
ity-revert"],["trace-events-enabled","trace-event-categories"]]),F=h.BUILT_IN_REPORTERS=new Set(["dot","junit","lcov","s\
pec","tap"]),M=h.PRELOADABLE_PACKAGES=new Set(["@swc-node/register","dotenv/config","esbuild-register","source-map-suppo\
rt/register","ts-node/esm","ts-node/register","ts-node/register/transpile-only","tsx","tsx/cjs","tsx/esm"])}),94495:((z,h,f)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.NPM_SUBCOMMANDS=h.NPM_SHORTHANDS=h.NPM_FLAGS=h.MISSPELT=void 0;function S(){
const g=f(32017);return S=function(){return g},g}const R=(0,S().nameTable)({harmless:`
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
  `}),L=h.NPM_FLAGS=new Map([...R].map(([g,{name:P,arity:x,kind:k}])=>[g,{name:P,arity:x==="optional"?"loose":x==="value"?
"value":"none",effect:k}])),F=h.NPM_SHORTHANDS=new Map([["?",["--usage"]],["B",["--save-bundle"]],["C",["--prefix"]],["D",
["--save-dev"]],["E",["--save-exact"]],["H",["--usage"]],["L",["--location"]],["O",["--save-optional"]],["P",["--save-pr\
od"]],["S",["--save"]],["a",["--all"]],["c",["--call"]],["d",["--loglevel","info"]],["dd",["--loglevel","verbose"]],["dd\
d",["--loglevel","silly"]],["desc",["--description"]],["enjoy-by",["--before"]],["f",["--force"]],["g",["--global"]],["h",
["--usage"]],["help",["--usage"]],["iwr",["--include-workspace-root"]],["l",["--long"]],["local",["--no-global"]],["m",[
"--message"]],["n",["--no-yes"]],["no",["--no-yes"]],["p",["--parseable"]],["porcelain",["--parseable"]],["q",["--loglev\
el","warn"]],["quiet",["--loglevel","warn"]],["readonly",["--read-only"]],["reg",["--registry"]],["s",["--loglevel","sil\
ent"]],["silent",["--loglevel","silent"]],["v",["--version"]],["verbose",["--loglevel","verbose"]],["w",["--workspace"]],
["ws",["--workspaces"]],["y",["--yes"]]]),M=h.NPM_SUBCOMMANDS=(0,S().nameTable)({"runs-script":"test,t,tst run,run-scrip\
t,rum,urn start stop restart","runs-tool":"exec,x","only-prints":`
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
t,create,innit","writes-files":"cache patch shrinkwrap version,verison"}),E=h.MISSPELT=new Set(["hlep","rum","urn"])}),14170:((z,h)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.isTruth=F,h.readFlags=f,h.splitAtEquals=M;function f(E,g){const P=[],
x=E.toReversed();let k;const N=w=>{for(const T of x.reverse())P.push({kind:"operand",word:T});return{tokens:P,separator:w,
rest:void 0}};for(let w=x.pop();w!==void 0;w=x.pop()){if(g.separator.test(w.text))return N(w);const T=!S(w,g);if(!T&&k!==
void 0){P.push({...k,word:w,next:w});continue}const{written:p,attached:r}=T?R(w.text,g):{written:w.text,attached:void 0},
s=T?g.expand(p,r):"operand";if(s==="operand"){if(P.push({kind:"operand",word:w}),g.flags==="first")return N();continue}if(k=
void 0,s!==void 0&&"instead"in s){const{span:n,quoted:d}=w;x.push(...s.instead.map(t=>({text:t,span:n,quoted:d})).reverse());
continue}const u=x.at(-1),o=s===void 0?g.unknown:s.at(-1)?.takes,c=r===void 0&&L(o,u,g),i={word:w,written:p,attached:r,next:u,
consumes:c};s===void 0&&P.push({kind:"unknown",...i});for(const[n,d]of s?.entries()??[]){const t=n===(s?.length??0)-1,a={
word:w,written:p,attached:void 0,next:void 0,consumes:!1};P.push({kind:"flag",part:d,...t?i:a})}if(o==="rest")return{tokens:P,
separator:void 0,rest:x.reverse()};const l=P.at(-1);o==="operands"&&c&&l?.kind==="flag"&&(k=l),c&&!(o==="both"&&u&&!S(u,
g))&&x.pop()}return N()}function S({text:E},{dash:g}){return!E.startsWith("-")||E==="-"&&g==="operand"}function R(E,{equals:g}){
return g==="all"||g==="long"&&E.startsWith("--")?M(E):{written:E,attached:void 0}}function L(E,g,P){if(g===void 0)return!1;
switch(E){case"always":case"both":return!0;case"unless-dash":return!g.text.startsWith("-");case"true-or-false":return F(
g.text);case"operand":case"operands":return S(g,P);default:return!1}}function F(E){return E==="true"||E==="false"}function M(E){
const g=E.indexOf("=");return g<0?{written:E,attached:void 0}:{written:E.slice(0,g),attached:E.slice(g+1)}}}),68623:((z,h,f)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.readTool=L;function S(){const N=f(14170);return S=function(){return N},
N}function R(){const N=f(32017);return R=function(){return N},N}function L(N,w){const{tokens:T,rest:p}=(0,S().readFlags)(
w,g(N)),r=[],s=[];for(const n of T)n.kind==="flag"?r.push(F(n)):s.push(n.word);const u=N.stops?{operands:[],started:s}:{
operands:s,started:[]},o=p&&r.pop();if(p===void 0||o===void 0)return{flags:r,...u};const{word:c,value:i}=o,l=i===void 0?
p:[{...c,text:i},...p];return{flags:r,...u,rest:{flag:o,words:l}}}function F(N){const{word:w,attached:T,next:p,consumes:r,
part:s}=N,{spec:u,negated:o,letter:c,fixed:i=T}=s,l=c??N.written;if(r&&p!==void 0){const e={start:w.span.start,end:p.span.
end};return{word:{...w,span:e},written:l,flag:u,value:p.text,off:!1}}const n=p!==void 0&&(!p.text.startsWith("-")||p.text===
"-"),d=u===void 0&&n?p.text:void 0,t=u?.arity!=="value"&&/^(?:false|0)$/.test(i??""),a=u?.arity!=="rest"&&(o||t);return{
word:w,written:l,flag:u,value:i??d,off:a}}const M={none:"never",attached:"never",value:"both",optional:"operand",many:"o\
perands",rest:"rest"};function E(N,w=!1){const T=N===void 0?"never":M[N.arity];return{spec:N,negated:w,takes:w&&T!=="res\
t"?"never":T}}function g(N){return{flags:N.stops?"first":"anywhere",dash:"operand",separator:/^--$/,equals:"all",unknown:"\
never",expand:(w,T)=>{const p=P(N,w,T);return N.stops&&N.handsOn&&p.some(({spec:s})=>s===void 0)?"operand":p}}}function P(N,w,T){
const p=w.replace(/^-+/,""),r=x(N,p);if(r!==void 0)return[r];if(w.startsWith("--")||p.length<2)return[E(void 0)];const s=[],
u=T===void 0?p:`${p}=${T}`;for(let o=0;o<u.length;o+=1){const c=u[o]??"",i=N.flags.get(c);if(i===void 0)return[...s,E(void 0)];
const l={...E(i),letter:`-${c}`},n=u.slice(o+1);if(n!==""&&(i.arity!=="none"||n.startsWith("="))){const d=i.arity==="res\
t"?"rest":"never";return[...s,{...l,fixed:n.replace(/^=/,""),takes:d}]}s.push(l)}return s}function x(N,w){const T=k(N,w);
if(T!==void 0)return E(T);if(!/^no-?[A-Za-z]/.test(w))return;const p=k(N,w.replace(/^no-?/,""));return p&&E(p,!0)}function k({
flags:N,prefixes:w},T){const p=(0,R().flagKey)(T),r=N.get(p);if(r!==void 0)return r;const s=p.lastIndexOf("."),u=s<0?void 0:
N.get(p.slice(s+1));return u!==void 0&&u.kind!=="plain"?u:w.find(([o])=>p.startsWith(o))?.[1]??u}}),37866:((z,h,f)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.REFUSED_PROGRAMS=void 0,h.hasCommandLine=M,h.isCommandLine=F,h.startsOthers=
L;function S(){const g=f(32017);return S=function(){return g},g}const R=h.REFUSED_PROGRAMS=(0,S().groupsByName)({shell:"\
bash sh zsh dash ksh fish csh tcsh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup time time\
out nice ionice setsid stdbuf taskset chrt flock prlimit unshare strace ltrace gdb vim",interpreter:"python python2 pyth\
on3 php perl ruby deno bun lua java go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 uv poetry comp\
oser",system:"cat ls rm cp mv grep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod true fal\
se exit"});function L(g){const P=R.get(g)??"system";return/^(?:node|np[mx])$/.test(g)||P!=="system"&&g!=="."}function F(g){
const[P="",...x]=g.trim().split(/\s+/);return E(P)&&x.some(k=>/^-|[./]|^[|&;<>]+$/.test(k))}function M(g){return/&&|\|\||\$\(|`/.
test(g)?!0:g.split(/;\s|\s\|\s/).some(P=>{const[x="",...k]=P.trim().split(/\s+/);return k.length>0&&E(x)})}function E(g){
return R.has(g)||L(g)}}),26259:((z,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.BUNDLERS=void 0;const f=h.BUNDLERS=
[{programs:["rollup"],flags:{plain:`
        amd.~= assetFileNames= chunkFileNames= compact dynamicImportInCjs entryFileNames= esModule
        exports= extend external,e= externalImportAttributes externalLiveBindings failAfterWarnings
        filterLogs= forceExit format,f= freeze generatedCode= generatedCode.~ globals,g= input,i=
        hashCharacters= hoistTransitiveImports importAttributesKey= indent inlineDynamicImports
        interop= logLevel= makeAbsoluteExternalsRelative maxParallelFileOps= minifyInternalExports
        name,n= noConflict perf preserveEntrySignatures preserveModules preserveSymlinks
        reexportProtoFromExternal sanitizeFileName shimMissingExports silent sourcemap,m? sourcemap~=
        strict strictDeprecations systemNullSetters treeshake treeshake.~ validate
        waitForBundleInput banner= footer= intro= outro= bundleConfigAsCjs
      `,root:"context= preserveModulesRoot=",config:"config,c?","script-text":"plugin,p= configPlugin=",variable:"enviro\
nment=",output:"file,o= dir,d=","reads-stdin":"stdin=","never-ends":"watch,w watch.~=",command:"watch.onBundleEnd= watch\
.onBundleStart= watch.onEnd= watch.onError= watch.onStart="},match:["npx rollup -c rollup.config.mjs --silent"]},{programs:[
"vite"],flags:{plain:`
        app assetsDir= assetsInlineLimit= base= clearScreen configLoader= debug,d? emptyOutDir
        filter,f= force logLevel,l= manifest? minify? mode,m= sourcemap? ssrManifest? target= cors strictPort
        experimentalBundle
      `,config:"config,c=",code:"ssr?",output:"outDir= profile?","never-ends":"watch,w host? port= open?"},alone:"never-\
ends",ends_with:"build",subcommands:{optimize:{does:"writes-files"}},match:["npx vite build --mode production"]},{programs:[
"esbuild"],flags:{plain:`
        abs-paths= alias:~= allow-overwrite analyze asset-names= banner:~= bundle
        certfile= charset= chunk-names= color= conditions= define:~= drop:~= drop-labels= entry-names=
        external:~= footer:~= format= global-name= ignore-annotations jsx-~ jsx= keep-names
        legal-comments= line-limit= loader:~= log-level= log-limit= log-override:~=
        main-fields= mangle-props= mangle-quoted minify minify-~ packages= platform=
        preserve-symlinks public-path= pure:~= reserve-props= resolve-extensions= source-root=
        sourcefile= sourcemap sources-content= splitting supported:~= target= tree-shaking=
        tsconfig-raw= inject:~=
      `,config:"tsconfig=",root:"outbase= node-paths=",output:"outfile= outdir= metafile= mangle-cache= out-extension:~=",
"never-ends":"watch watch-delay= serve cors-origin= servedir= serve-fallback= keyfile="},match:["npx esbuild src/x.ts --\
bundle"],not_match:["npx esbuild x.ts --serve"]},{programs:["tsup","tsup-node"],flags:{plain:`
        format= minify? minify-~ keep-names target= legacy-output dts? dts-resolve dts-only
        experimental-dts? sourcemap? ignore-watch= external= global-name= jsxFactory=
        jsxFragment= replaceNodeEnv splitting clean silent pure= metafile platform= loader= shims
        inject-style treeshake? killSignal= cjsInterop entry= entry.~= env.~= define.~=
      `,root:"publicDir?",config:"tsconfig= config=",code:"inject=",command:"onSuccess=",output:"out-dir,d=","never-ends":"\
watch?"},match:["npx tsup src/x.ts --format cjs,esm --dts"]},{programs:["webpack","webpack-cli"],flags:{plain:`
        amd bail cache cache-~= config-name= config-node-env,node-env= d devtool= devtool-~= disable-interpret
        env= experiments-~= externals-~= externals= fail-on-warnings ignore-warnings-~= infrastructure-~=
        merge,m mode= module-~= name= node-~= optimization-~= parallelism= performance-~=
        profile progress? resolve-~= snapshot-~= stats? stats-~= target,t= dependencies=
        define-process-env-node-env= color no-devtool output-~= dotenv dotenv-~= validate target-~
        records-~= dependencies-~ extends-~
      `,root:"context= records-path= output-library-~=",config:"config,c= extends,e=",code:`
        entry= entry-~= module-rules-loader= module-rules-use= resolve-loader-~= module-rules-parser=
      `,preload:"require,r=",output:"output-path,o= output-filename= json,j?","never-ends":"watch,w watch-~= analyze"},subcommands:{
"serve,server,s,watch,w":{does:"never-ends"},"help,h,info,i,version,v,configtest,t":{does:"only-prints"},"init,create,ne\
w,c,n,plugin,loader,p,l,migrate":{does:"installs"}},match:["npx webpack -c webpack.config.js --mode production"]}]}),94432:((z,h)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.COMPILERS=void 0;const f=h.COMPILERS=[{programs:["tsc","tsgo","vue-ts\
c"],argument_files:!0,flags:{plain:`
        allowArbitraryExtensions allowImportingTsExtensions allowJs allowSyntheticDefaultImports
        allowUmdGlobalAccess allowUnreachableCode allowUnusedLabels alwaysStrict
        assumeChangesOnlyAffectDirectDependencies build,b charset= checkJs composite
        customConditions= d declaration declarationMap diagnostics disableReferencedProjectLoad
        disableSizeLimit disableSolutionSearching disableSourceOfProjectReferenceRedirect
        downlevelIteration emitBOM emitDeclarationOnly emitDecoratorMetadata
        erasableSyntaxOnly esModuleInterop exactOptionalPropertyTypes excludeDirectories=
        excludeFiles= experimentalDecorators explainFiles extendedDiagnostics fallbackPolling=
        force,f forceConsistentCasingInFileNames importHelpers importsNotUsedAsValues= incremental,i
        inlineSourceMap inlineSources isolatedDeclarations isolatedModules jsx= jsxFactory=
        jsxFragmentFactory= jsxImportSource= keyofStringsOnly lib= libReplacement listEmittedFiles
        listFiles locale= mapRoot= maxNodeModuleJsDepth= module,m= moduleDetection=
        moduleResolution= moduleSuffixes= newLine= noEmit noEmitHelpers noEmitOnError
        noErrorTruncation noFallthroughCasesInSwitch noImplicitAny noImplicitOverride
        noImplicitReturns noImplicitThis noImplicitUseStrict noLib
        noPropertyAccessFromIndexSignature noResolve noStrictGenericChecks
        noUncheckedIndexedAccess noUncheckedSideEffectImports noUnusedLocals noUnusedParameters
        paths= preserveConstEnums preserveSymlinks preserveValueImports preserveWatchOutput pretty
        reactNamespace= removeComments resolveJsonModule resolvePackageJsonExports
        resolvePackageJsonImports rewriteRelativeImportExtensions skipDefaultLibCheck skipLibCheck
        sourceMap sourceRoot= stableTypeOrdering stopBuildOnErrors strict strictBindCallApply
        strictBuiltinIteratorReturn strictFunctionTypes strictNullChecks
        strictPropertyInitialization stripInternal suppressExcessPropertyErrors
        suppressImplicitAnyIndexErrors synchronousWatchDirectory target,t= traceResolution types=
        useDefineForClassFields useUnknownInCatchVariables verbatimModuleSyntax verbose
        watchDirectory= watchFile= singleThreaded checkers= builders= quiet,q ignoreConfig
        ignoreDeprecations= deduplicatePackages watchInterval=
      `,root:"baseUrl= rootDir= rootDirs= typeRoots=",config:"project,p=",output:`
        declarationDir= generateCpuProfile= generateTrace= pprofDir= out= outDir= outFile= tsBuildInfoFile=
      `,code:"plugins=","hides-failures":"noCheck","only-prints":"all listFilesOnly showConfig init version,v dry help,h",
"never-ends":"watch,w lsp api","writes-files":"clean"},match:["npx tsc --noEmit --skipLibCheck --target es2022 --pretty \
false"]},{programs:["tsx"],starts:"node",hands_on:!0,flags:{plain:"cache clear-screen",config:"tsconfig="},subcommands:{
watch:{does:"never-ends"}},match:["npx tsx --test","npx tsx --test test/a.test.ts","npx tsx --tsconfig tsconfig.json x.t\
s --flag-of-the-script"]},{programs:["ts-node","ts-node-cwd","ts-node-esm","ts-node-script","ts-node-transpile-only","ts\
-script"],starts:"node",flags:{plain:`
        esm swc transpileOnly,T compilerHost,H ignore,I= ignoreDiagnostics,D=
        compilerOptions,O= files pretty cwdMode skipProject skipIgnore scope preferTsExts logError
        noExperimentalReplAwait experimentalSpecifierResolution= script-mode
      `,root:"cwd= dir= scopeDir=",config:"project,P=",code:"compiler,C= transpiler=",preload:"require,r=","tool-writes":"\
emit","only-prints":"showConfig","evaluates-text":"eval,e= print,p? pe=","reads-stdin":"interactive,i"},match:["npx ts-n\
ode -P tsconfig.json x.ts","npx ts-node --transpile-only x.ts"]},{programs:["babel-node","esmo","esno","jiti","sucrase-n\
ode","swc-node","tsm","vite-node"],starts:"node",flags:{"evaluates-text":"eval,e= print,p? pe="},match:["npx esmo x.ts"],
not_match:["npx babel-node -e 1"]},{programs:["babel"],flags:{plain:`
        assumptions= auxiliary-comment-after= auxiliary-comment-before= caller= comments compact=
        env-name= extensions,x= highlight-code ignore= minified only= no-copy-ignored
        retain-lines root-mode= source-file-name= source-maps,s? source-type= targets=
        browserslist-config verbose quiet keep-file-extension include-dotfiles copy-ignored
        out-file-extension= babelrc relative upward-optional module-id= module-ids,M module-root= source-map-target= ski\
p-initial-build
      `,root:"root= source-root=",config:"config-file=",code:"plugins= presets=",output:"out-file,o= out-dir,d=","tool-w\
rites":"copy-files,D delete-dir-on-start","reads-stdin":"filename,f=","never-ends":"watch,w"},match:["npx babel src --no\
-comments"],not_match:["npx babel src -w"]}]}),94854:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.TOOL_DATA=
h.TOOLS=h.REFUSED_TOOLS=void 0,h.refusalOf=w,h.toolOf=N;function S(){const p=f(32017);return S=function(){return p},p}function R(){
const p=f(26259);return R=function(){return p},p}function L(){const p=f(94432);return L=function(){return p},p}function F(){
const p=f(62085);return F=function(){return p},p}function M(){const p=f(91581);return M=function(){return p},p}function E(){
const p=f(77251);return E=function(){return p},p}function g(){const p=f(75070);return g=function(){return p},p}const P=h.
REFUSED_TOOLS=(0,S().groupsByName)({"launches-programs":`
    bnr bun bunx coffee corepack cross-env-shell deno dotenv dotenv-cli dotenvx env-cmd execa foreman glob
    husky jake lage lint-staged nf node npm npm-watch nps npx onchange
    open-cli opener per-env pm2 pnpm pnpx run-script-os run-z rush server-test shx
    simple-git-hooks start-server-and-test start-test ultra wsrun yarn yarnpkg zx
  `,"never-ends":`
    browser-sync chokidar docsify electron forever http-server json-server lite-server live-server localtunnel
    lt ngrok node-dev nodemon serve start-storybook ts-node-dev tsnd tsserver
    typescript-language-server verdaccio watchify wds web-dev-server webpack-dev-server
  `,installs:`
    degit node-gyp node-gyp-build node-pre-gyp npm-check-updates ncu patch-package prebuild-install
    tiged
  `,publishes:`
    firebase gh-pages lerna-publish netlify np npm-publish release-it semantic-release
    surge vercel wrangler
  `,"writes-files":`
    copyfiles cpx cpy cpy-cli del del-cli drizzle-kit knex mkdirp ncp prisma rimraf typeorm
  `}),x=h.TOOL_DATA=[...g().TEST_RUNNERS,...M().COVERAGE,...F().LINTERS,...L().COMPILERS,...R().BUNDLERS,...M().RUNNERS,
...E().TASK_RUNNERS],k=h.TOOLS=new Map(x.flatMap(p=>{const r=(0,S().toolTable)(p);return p.programs.map(s=>[s,r])}));function N(p){
return k.get(p)??k.get(T(p))}function w(p){return P.get(p)??P.get(T(p))}function T(p){return p.replace(/^@[^/]*\//,"")}}),
62085:((z,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.LINTERS=void 0;const f=h.LINTERS=[{programs:["eslint"],
flags:{plain:`
        cache cache-strategy= color concurrency= config-lookup debug env= eslintrc
        error-on-unmatched-pattern exit-on-fatal-error ext* fix-dry-run fix-type= flag* global*
        ignore ignore-pattern* inline-config max-warnings= parser-options= pass-on-unpruned-suppressions
        quiet report-unused-disable-directives report-unused-disable-directives-severity=
        report-unused-inline-configs= rule= stats warn-ignored nested
      `,root:"resolve-plugins-relative-to= cache-location= cache-file= suppressions-location=",config:"config,c= ignore-\
path=",code:"format,f= parser= plugin= rulesdir=",output:"output-file,o=","only-prints":"env-info print-config=","tool-w\
rites":"fix suppress-all suppress-rule= prune-suppressions","skips-tests":"pass-on-no-patterns","reads-stdin":"stdin std\
in-filename=","never-ends":"mcp",downloads:"init inspect-config"},match:["npx eslint . --ext .js,.ts --max-warnings 0 --\
no-eslintrc","npx eslint src -f json --cache --cache-location node_modules/.cache/eslint"]},{programs:["prettier"],flags:{
plain:`
        check,c list-different,l arrow-parens= bracket-same-line bracket-spacing cache
        cache-strategy= check-ignore-pragma color config-precedence= cursor-offset= editorconfig
        embedded-language-formatting= end-of-line= error-on-unmatched-pattern
        experimental-operator-position= experimental-ternaries html-whitespace-sensitivity=
        ignore-unknown,u insert-pragma jsx-single-quote log-level= object-wrap= parser=
        print-width= prose-wrap= quote-props= range-end= range-start= require-pragma semi
        single-attribute-per-line single-quote tab-width= trailing-comma= use-tabs
        vue-indent-script-and-style with-node-modules plugin-search
      `,root:"cache-location= plugin-search-dir=",config:"config= ignore-path=",code:"plugin=","only-prints":"file-info=\
 find-config-path= find-config-file= support-info help,h?","tool-writes":"write,w","reads-stdin":"stdin-filepath= stdin"},
match:['npx prettier -c "src/**/*.ts" --ignore-path .gitignore --no-config']},{programs:["biome"],flags:{plain:`
        json-~= css-~= md-~= html-~= yaml-~= graphql-~= grit-~= javascript-~= vcs-~= files-~=
        arrow-parentheses= assist-enabled= attribute-position= bracket-same-line= bracket-spacing=
        changed colors= delimiter-spacing= diagnostic-level= enforce-assist= error-on-warnings
        errors-on-unmatched expand= format-with-errors= formatter-enabled= indent-style=
        indent-width= jsx-~= line-ending= line-width= linter-enabled= log-kind= log-level=
        log-prefix-name= max-diagnostics= only= profile-rules profile-type-inference
        quote-properties= quote-style= reporter= semicolons= since= skip= skip-parse-errors staged
        threads= trailing-~= use-editorconfig= use-server verbose vcs-root= reason=
      `,config:"config-path=",output:"reporter-file= log-file= log-path=","tool-writes":"write fix unsafe suppress apply\
 apply-unsafe","reads-stdin":"stdin-file-path=","never-ends":"watch"},subcommands:{"version,rage,explain,help,search":{does:"\
only-prints"},"start,lsp-proxy":{does:"never-ends"},"init,migrate,clean,upgrade":{does:"writes-files"}},match:["npx biom\
e ci --error-on-warnings --javascript-formatter-enabled=false src"]},{programs:["stylelint"],flags:{plain:`
        cache cache-strategy= color compute-edit-info,cei disable-default-ignores,di
        globby-options,go= ignore-disables,id ignore-pattern,ip= max-warnings,mw= quiet,q
        quiet-deprecation-warnings report-descriptionless-disables,rdd
        report-invalid-scope-disables,risd report-needless-disables,rd
        report-unscoped-disables,rud validate
      `,root:"config-basedir= cache-location= suppress-location=",config:"config,c= ignore-path,i=",code:"custom-syntax=\
 custom-formatter= formatter,f=",output:"output-file,o=","only-prints":"print-config","tool-writes":"fix? suppress?","sk\
ips-tests":"allow-empty-input,aei","reads-stdin":"stdin stdin-filename="},match:['npx stylelint "**/*.css" --max-warning\
s 0']},{programs:["markdownlint"],flags:{plain:"dot,d ignore,i= json,j quiet,q enable* disable* configPointer=",config:"\
config,c= ignore-path,p=",code:"rules,r=",output:"output,o=","tool-writes":"fix,f","reads-stdin":"stdin,s"},match:['npx \
markdownlint "**/*.md" --ignore node_modules']},{programs:["markdownlint-cli2","markdownlint-cli2-config","markdownlint-\
cli2-fix"],flags:{plain:"no-globs globs",config:"config= configPointer=","tool-writes":"fix format"},match:['npx markdow\
nlint-cli2 "**/*.md"']},{programs:["knip","knip-bun"],flags:{plain:`
        progress,n use-tsconfig-files cache include-entry-exports include-libs isolate-workspaces
        gitignore production,p strict,s workspace,W= include= exclude= dependencies exports files
        cycles tags= fix-type= max-issues= max-show-issues= exit-code debug,d memory
        memory-realtime performance performance-fn= duration,u trace? trace-dependency=
        trace-export= trace-file= reporter-options= preprocessor-options= config-hints tag-hints
        treat-config-hints-as-errors treat-tag-hints-as-errors no-exit-code types enum-members
        class-members experimental-tags=
      `,root:"directory,D= cache-location=",config:"config,c= tsConfig,t=",code:"preprocessor= reporter=",output:"output\
-file=","tool-writes":"fix,f allow-remove-files format,F","never-ends":"watch,w"},match:["npx knip --production --strict"]},
{programs:["publint"],flags:{plain:"level= pack= strict"},match:["npx publint --strict"]},{programs:["attw","@arethetype\
swrong/cli"],flags:{plain:`
        pack,P format,f= quiet,q profile= ignore-rules* entrypoints* include-entrypoints*
        exclude-entrypoints* entrypoints-legacy summary emoji color definitely-typed?
      `,config:"config-path=","uses-network":"from-npm,p"},match:["npx attw --pack ."]},{programs:["cspell","cspell-cli"],
flags:{plain:`
        cache cache-strategy= color default-configuration dictionary= disable-dictionary= dot? exclude,e=
        fail-fast file* gitignore issues issues-summary-report language-id= locale= max-duplicate-problems=
        max-file-size= must-find-files progress quiet relative report= show-context?
        show-perf-summary show-suggestions silent,s summary unique,u validate-directives verbose,v words-only
        config-search continue-on-error cache-reset issue-template?
      `,root:"cache-location= gitignore-root= root,r= stop-config-search-at=",config:"config,c= file-list=","skips-tests":"\
no-exit-code",code:"reporter=","reads-stdin":"stdin"},subcommands:{"trace,dictionaries,suggestions,check":{does:"only-pr\
ints"},init:{does:"writes-files"}},match:['npx cspell --no-progress "src/**"']},{programs:["ajv"],flags:{plain:`
        all-errors strict= strict-~= spec= data= d* r* m* errors= verbose coerce-types= use-defaults=
        remove-additional= discriminator changes= s= validate-formats= multiple-of-precision=
        unicode-regexp messages inline-refs= code-~= allow-union-types allow-matching-properties
        comment loop-required= loop-enum= own-properties valid invalid
      `,preload:"c=",output:"o?"},subcommands:{help:{does:"only-prints"}},match:['npx ajv validate -s schema.json -d "da\
ta/*.json"']}]}),91581:((z,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.RUNNERS=h.COVERAGE=void 0;const f=h.COVERAGE=
[{programs:["c8"],starts:"command",flags:{plain:`
        all include,n= exclude,x= extension,e= exclude-after-remap,a skip-full
        check-coverage branches= functions= lines= statements= per-file 100 exclude-node-modules
        clean wrapper-length= omit-relative allowExternal merge-async experimental-monocart
      `,root:"src= resolve= temp-directory=",config:"config,c=",code:"reporter,r=",output:"reports-dir,report-dir,o="},subcommands:{
"report,check-coverage":{does:"only-prints"}},match:["npx c8 --check-coverage node x.js","npx c8 -r lcov -r text --check\
-coverage --lines 90 node --test"]},{programs:["nyc"],starts:"command",flags:{plain:`
        exclude,x= exclude-node-modules include,n= extension,e= ignore-class-methods= auto-wrap
        es-modules compact preserve-comments produce-source-map source-map instrument
        exclude-after-remap branches= functions= lines= statements= per-file check-coverage
        show-process-tree skip-empty skip-full silent,s all,a eager cache,c babel-cache
        use-spawn-wrap hook-require hook-run-in-context hook-run-in-this-context clean
      `,root:"cwd= temp-dir,t= cache-dir=",config:"nycrc-path=",code:"reporter,r= parser-plugins=",preload:"require,i=",
output:"report-dir="},subcommands:{"report,check-coverage":{does:"only-prints"},"instrument,merge":{does:"tool-writes"}},
match:["npx nyc --reporter=lcov mocha","npx nyc --reporter text npm test"]}],S=h.RUNNERS=[{programs:["cross-env"],starts:"\
command",flags:{},match:["npx cross-env CI=1 mocha --timeout 1000","npx cross-env PORT=3000 NODE_OPTIONS=--experimental-\
vm-modules jest"]},{programs:["concurrently","conc"],starts:"command-texts",flags:{plain:`
        max-processes,m= names,n= name-separator= success,s= raw,r color hide= group,g timings
        prefix,p= prefix-colors,c= prefix-length,l= timestamp-format,t= pad-prefix kill-others,k
        kill-others-on-fail kill-signal,ks= kill-timeout= restart-tries= restart-after=
      `,root:"cwd=",command:"teardown=","launches-programs":"passthrough-arguments,P","reads-stdin":"handle-input,i defa\
ult-input-target="},match:['npx concurrently -n a,b "node a.js" "npm:test"','npx concurrently "npm:lint:*" "NODE_ENV=tes\
t mocha"']},{programs:["changeset","@changesets/cli"],alone:"writes-files",flags:{plain:"since= verbose",output:"output="},
subcommands:{publish:{does:"publishes"},"add,init,version,pre,tag":{does:"writes-files"}},match:["npx changeset status -\
-since=main"]},{programs:["gulp","gulp-cli"],flags:{plain:`
        color continue series silent,S log-level,L= tasks-depth,depth= compact-tasks sort-tasks
      `,root:"cwd=",config:"gulpfile,f=",preload:"require,r= preload=","only-prints":"tasks,T? tasks-simple tasks-json? \
verify? completion="},subcommands:{"dev,serve,server,watch":{does:"never-ends"}},match:["npx gulp test --silent -f gulpf\
ile.js"]},{programs:["grunt","grunt-cli"],flags:{plain:"color debug,d? stack verbose,v write",root:"base=",config:"grunt\
file=",code:"tasks= npm=",preload:"require= preload=","hides-failures":"force,f","only-prints":"version,V completion="},
subcommands:{"connect,dev,serve,server,watch":{does:"never-ends"}},match:["npx grunt lint test --gruntfile Gruntfile.js \
--verbose"]},{programs:["npm-run-all","npm-run-all2","run-s","run-p"],starts:"npm-scripts",flags:{plain:`
        aggregate-output continue-on-error,c max-parallel= print-label,l print-name,n parallel,p
        race,r sequential,s serial silent
      `,"names-program":"npm-path="},match:["npx run-s lint test",'npx run-s "lint:*" "test:** -- --silent"',"npx run-p \
lint:a lint:b -l"]}]}),77251:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.TASK_RUNNERS=void 0,h.tasksOf=
M;function S(){const E=f(68623);return S=function(){return E},E}function R(){const E=f(32017);return R=function(){return E},
E}const L=h.TASK_RUNNERS=[{programs:["turbo"],starts:"tasks",flags:{plain:`
        force remote-only remote-cache-read-only cache-workers= dry-run? graph? daemon parallel summarize?
        concurrency= continue? single-package framework-inference? global-deps= env-mode? filter,F=
        affected output-logs= log-order= json log-file? only log-prefix= skip-infer update-notifier
        color heap= ui= preflight remote-cache-timeout= verbosity= no-cache
        dangerously-disable-package-manager-check experimental-otel-~=
      `,root:"cwd= cache-dir= root-turbo-json=",output:"profile? anon-profile? trace=","uses-network":"cache= api= login\
= team= token="},subcommands:{"bin,completion,docs,info,ls,query,get-mfe-port,hook":{does:"only-prints"},"daemon,devtool\
s,watch":{does:"never-ends"},"prune,generate,gen,g":{does:"writes-files"},"link,unlink,login,logout,telemetry":{does:"ch\
anges-configuration"}},not_match:["npx turbo run test"]},{programs:["nx"],starts:"tasks",flags:{plain:`
        batch configuration,c= targets,target,t* outputStyle= exclude* verbose parallel? runner= graph?
        nxBail nxIgnoreCycles skipNxCache,disableNxCache skipRemoteCache,disableRemoteCache
        excludeTaskDependencies skipSync projects,p* all tuiAutoExit? tui project= files* uncommitted
        untracked base= head=
      `,"reads-stdin":"stdin"},subcommands:{"graph,dep-graph,list,report,show,sync:check,format:check":{does:"only-print\
s"},"daemon,watch,mcp,start-agent,start-ci-run,view-logs":{does:"never-ends"},"generate,g,format,format:write,sync,impor\
t,init,repair,reset,clear-cache":{does:"writes-files"},"add,migrate":{does:"installs"},release:{does:"publishes"},"conne\
ct,login,logout,record,fix-ci,apply-locally,download-cloud-client":{does:"uses-network"},exec:{does:"launches-programs"}},
not_match:["npx nx test"]},{programs:["lerna"],starts:"tasks",flags:{plain:`
        stream parallel bail prefix profile verbose load-env-files scope* ignore* private since?
        exclude-dependents include-dependents include-dependencies include-merged-tags loglevel=
        concurrency= reject-cycles progress sort max-buffer=
      `,root:"profile-location=","names-program":"npm-client="},subcommands:{"publish,version":{does:"publishes"},"add,b\
ootstrap,link,init,import,create,clean,repair":{does:"installs"},"list,ls,la,ll,changed,diff,info":{does:"only-prints"},
exec:{does:"launches-programs"},watch:{does:"never-ends"}},not_match:["npx lerna run test"]},{programs:["wireit"],starts:"\
tasks",flags:{},not_match:["npx wireit"]}],F=new Map(L.flatMap(E=>E.programs.map(g=>[g,(0,R().toolTable)(E)])));function M(E,g){
const P=F.get(E);if(P===void 0)return;const x=g.findIndex(({text:s})=>s==="--"),{operands:k,flags:N}=(0,S().readTool)(P,
x<0?g:g.slice(0,x)),[w="",...T]=k.map(({text:s})=>s);if(P.subcommands.has(w))return[];const r=(()=>{if(E==="turbo")return w===
"run"?T:[w,...T];if(E==="lerna")return w==="run"?T.slice(0,1):[];const s=N.flatMap(({written:u,value:o=""})=>/^(?:--targets?|-t)$/.
test(u)?o:[]);return/^(?:run-many|affected)$/.test(w)?s:[w==="run"?T[0]?.split(":")[1]??"":w]})().flatMap(s=>s.split(",").
map(u=>u.replace(/^.*#/,"")));return[...new Set(r.filter(s=>/^[\w:.@/-]+$/.test(s)))]}}),75070:((z,h)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.TEST_RUNNERS=void 0;const f=h.TEST_RUNNERS=[{programs:["vitest"],operands:"patterns",flags:{
plain:`
        allowOnly bail= bench browser? browser.~= cache changed? clearScreen
        color compare= coverage coverage.~= diff.~= disableConsoleIntercept exclude= expandSnapshotDiff
        expect expect.~= fileParallelism globals dom hideSkippedTests hookTimeout= includeTaskLocation
        isolate json? logHeapUsage maxConcurrency= maxWorkers= mergeReports? minWorkers= mode= poolOptions.~=
        poolOptions= printConsoleTrace project= retry= retry.~= run sequence.~= sequence= shard= silent? slowTestThresho\
ld=
        teardownTimeout= testNamePattern,t= testTimeout= typecheck? typecheck.~= configLoader=
        tagsFilter= strictTags detectAsyncLeaks cacheDir= experimental= experimental.~= vmMemoryLimit= filesOnly
        staticParse staticParseConcurrency= listTags
      `,root:"root,r= dir=",config:"config,c= workspace= typecheck.tsconfig= tsconfig=",code:`
        browser.provider= coverage.customProviderModule= diff= environment= globalSetup= pool=
        reporter,reporters= coverage.reporter= runner= sequence.sequencer= sequence.setupFiles= setupFiles=
        snapshotEnvironment= snapshotSerializers= coverage.provider=
      `,node:"execArgv=",command:"typecheck.checker=",output:"outputFile,outputFile.~= attachmentsDir= coverage.reportsD\
irectory= outputJson=","only-prints":"clearCache","tool-writes":"update,u? coverage.thresholds.autoUpdate","skips-tests":"\
passWithNoTests dangerouslyIgnoreUnhandledErrors","never-ends":"watch,w ui open api? api.~ browser.api? browser.ui stand\
alone","opens-inspector":"inspect? inspectBrk? inspector.~="},subcommands:{"watch,dev":{does:"never-ends"},list:{does:"o\
nly-prints"},init:{does:"writes-files"}},match:["npx vitest run test/a.test.ts -t name","npx vitest run --reporter=verbo\
se --bail=1 --coverage.thresholds.lines=80","npx vitest run --config vitest.config.ts --project unit --pool=forks",'npx \
vitest run -t /home --coverage.exclude "/usr/**"']},{programs:["jest"],operands:"patterns",flags:{plain:`
        all automock bail,b? cache changedFilesWithAncestor changedSince= ci clearMocks collectCoverage
        collectCoverageFrom* collectTests color colors coverage? coveragePathIgnorePatterns*
        coverageProvider= coverageThreshold= debug detectLeaks detectOpenHandles
        errorOnDeprecated expand,e findRelatedTests forceExit globals= ignoreProjects*
        injectGlobals json lastCommit logHeapUsage maxConcurrency= maxWorkers,w= moduleDirectories*
        moduleFileExtensions* modulePathIgnorePatterns* noStackTrace notify
        notifyMode= onlyChanged,o onlyFailures,f openHandlesTimeout= randomize resetMocks
        resetModules restoreMocks runInBand,i runTestsByPath seed= selectProjects* shard= showSeed
        silent skipFilter testEnvironmentOptions= testLocationInResults testMatch* testNamePattern,t=
        testPathIgnorePatterns* testPathPattern,testPathPatterns* testRegex* testTimeout=
        transformIgnorePatterns* unmockedModulePathPatterns* useStderr verbose
        waitForUnhandledRejections watchPathIgnorePatterns* watchman workerGracefulExitTimeout=
        workerIdleMemoryLimit= workerThreads
      `,root:"rootDir= roots* modulePaths* cacheDirectory=",config:"config,c= haste= moduleNameMapper= projects*",code:`\

        coverageReporters* dependencyExtractor= env= filter= globalSetup= globalTeardown= preset= prettierPath= reporter\
s*
        resolver= runner= setupFiles* setupFilesAfterEnv* snapshotSerializers* testEnvironment=
        testResultsProcessor= testRunner= testSequencer= transform= watchPlugins*
      `,output:"outputFile= coverageDirectory=","only-prints":"listTests showConfig clearCache","tool-writes":"updateSna\
pshot,u","skips-tests":"passWithNoTests testFailureExitCode=","never-ends":"watch watchAll","writes-files":"init"},match:[
"npx jest --coverage --coverageReporters=lcov --coverageReporters text-summary","npx jest --ci --runInBand --coverage --\
coverageReporters=text lcov",'npx jest --config jest.config.js --maxWorkers=50% -t "adds two"',"npx jest --env=jsdom --t\
estPathPattern=unit",'npx jest --testPathIgnorePatterns /dev/ -t "/home"']},{programs:["mocha","_mocha"],operands:"tests",
hands_on:!0,flags:{plain:`
        allow-uncaught async-only,A bail,b check-leaks clear-screen color,c,colors C delay diff exit
        extension= extensions= fail-hook-affected-tests fail-zero fgrep,f= forbid-only
        forbid-pending full-trace global,globals= grep,g= ignore,exclude= inline-diffs invert,i
        jobs,j= parallel,p posix-exit-codes recursive retries= slow,s= sort,S timeout,t,timeouts=
        watch-files= watch-ignore=
      `,tests:"spec=",config:"config= package= opts=",code:"reporter,R= ui,u= file=",preload:"require,r=",node:"node-opt\
ion,n=",output:"reporter-option,reporter-options,O=","only-prints":"dry-run list-interfaces list-reporters","skips-tests":"\
pass-on-failing-test-suite","never-ends":"watch,w"},subcommands:{init:{does:"writes-files"},"inspect,debug":{does:"opens\
-inspector"}},match:['npx mocha --grep "~"','npx mocha "test/**/*.spec.js" -R dot --timeout 5000 --exit',"npx mocha --en\
able-source-maps --recursive"]},{programs:["ava"],operands:"tests",flags:{plain:`
        color concurrency,c= fail-fast match,m= worker-threads serial,s tap,t timeout,T= verbose,v
      `,config:"config=",node:"node-arguments=","tool-writes":"update-snapshots,u","never-ends":"watch,w","opens-inspect\
or":"break host= port="},subcommands:{debug:{does:"opens-inspector"},"reset-cache":{does:"writes-files"}},match:["npx av\
a -v --serial test/a.js --match=foo --timeout=30s"]},{programs:["tap","tap-run"],operands:"tests",flags:{plain:`
        allow-empty-coverage bail,b B branches= changed,n color,c C comments coverage-exclude=
        coverage-report= debug diag disable-coverage exclude= fail-only fail-skip fail-todo
        filter-quietly functions= grep,g= include= invert,i I jobs,j= lines= omit-version
        omit-whitespace passes reporter-arg,r= save-fixture,F serial= show-full-coverage shuffle
        snapshot-clean-cwd statements= test-arg= timeout,t= type-strip-only typecheck stack
      `,tests:"files=",root:"cwd=",config:"tsconfig=",code:"plugin= reporter,R= before= after= coverage-map=",node:"node\
-arg=",variable:"test-env=",output:"reporter-file,f= output-file,o= output-dir,d= save,s=","only-prints":"versions,V","t\
ool-writes":"snapshot,S","skips-tests":"allow-incomplete-coverage only,O","launches-programs":"browser"},subcommands:{"h\
elp,list,debug,dump-config,versions,report,replay":{does:"only-prints"},repl:{does:"never-ends"},"plugin,build":{does:"i\
nstalls"},config:{does:"writes-files"}},match:["npx tap -j4 -t60 --disable-coverage -R terse"]},{programs:["playwright",
"playwright-core","@playwright/test"],flags:{plain:`
        browser= debug? fail-on-flaky-tests forbid-only fully-parallel global-timeout= grep,g= grep-invert,gv=
        headed ignore-snapshots last-failed max-failures= x no-deps only-changed? project* quiet
        repeat-each= retries= shard= timeout= test-list= test-list-invert= trace= workers,j= deps
        list-tests run-agents= G= shuffle? last-failed-file=
      `,config:"config,c= tsconfig=",code:"reporter= add-reporter=",output:"output=","only-prints":"list","tool-writes":"\
update-snapshots,u? update-source-method=","skips-tests":"pass-with-no-tests","never-ends":"ui ui-host= ui-port="},subcommands:{
"install,install-deps,uninstall":{does:"installs"},"codegen,open,show-report,show-trace,run-server,launch-server,cr,ff,w\
k":{does:"never-ends"},"screenshot,pdf":{does:"uses-network"},"clear-cache,init-agents":{does:"writes-files"},"merge-rep\
orts":{does:"tool-writes"}},match:["npx playwright test --grep=/home","npx playwright test tests/a.spec.ts --reporter=li\
ne --project=chromium -g login"]},{programs:["cypress"],flags:{plain:`
        auto-cancel-after-failures= ci-build-id= component e2e group= headed headless parallel
        quiet,q tag,t= port,p= env,e= config,c= runner-ui dev reporter-options,o=
      `,tests:"spec,s=",root:"project,P=",config:"config-file,C=",code:"reporter,r= browser,b=","uses-network":"record? \
key,k=","never-ends":"no-exit"},subcommands:{install:{does:"installs"},open:{does:"never-ends"},cache:{does:"writes-file\
s"},"version,verify,info":{does:"only-prints"}},match:["npx cypress run --browser chrome --config video=false"]},{programs:[
"puppeteer"],flags:{},subcommands:{browsers:{does:"installs"}},not_match:["npx puppeteer browsers install chrome"]},{programs:[
"tape"],operands:"tests",flags:{plain:"ignore,i= ignore-pattern= strict",preload:"require,r= import=","skips-tests":"onl\
y"},match:["npx tape test/a.js"]},{programs:["uvu"],operands:"first-tests",flags:{plain:"bail,b color,c ignore,i= tsmodu\
le",root:"cwd,C=",preload:"require,r="},match:["npx uvu test"]},{programs:["jasmine"],operands:"tests",flags:{plain:"col\
or fail-fast filter= filter-path= parallel= random= seed= stop-on-failure= verbose",config:"config=",code:"helper= repor\
ter=",preload:"require=","only-prints":"enumerate list-not-applicable version,v"},subcommands:{"init,examples":{does:"wr\
ites-files"},"help,version,enumerate":{does:"only-prints"}},match:["npx jasmine --random=true"]},{programs:["tsd"],flags:{
plain:"files,f= show-diff typings,t="},match:["npx tsd"]}]}),95306:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.unknownTool=E;function S(){const g=f(32017);return S=function(){return g},g}const R={flags:{config:"config,c= config-f\
ile= rcfile= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= extends= format= formatter= global-setup= global-teardown= hook~=
      import= load= load-plugins= loader= parser= plugin~= preset~= reporter,reporters= require,r= resolver= rulesdir=
      runner= setup~= test-environment= test-runner= transform= use=
    `,"script-text":"cmd= command= eval= init-hook=","launches-programs":"exec,execute= on-change= on-failure= on-succes\
s= shell=",node:"exec-argv= node-arg~= node-flag~= node-option~=","reads-environment-file":"env-file=","opens-inspector":"\
inspect? inspect-brk? inspect-wait?","reads-stdin":"stdin",publishes:"publish upload","tool-writes":"apply apply-unsafe \
fix? in-place overwrite update update-snapshot,update-snapshots write","skips-tests":"allow-no-tests pass-with-no-tests",
"hides-failures":"exit-zero no-fail warn-only","never-ends":"serve ui watch watch-all"},subcommands:{eval:{does:"evaluat\
es-text"},"add,i,install,link,remove,uninstall,update,upgrade":{does:"installs"},"console,dev,develop,preview,repl,serve\
,server,shell,start,studio,watch":{does:"never-ends"},"deploy,login,publish,push,release,upload":{does:"publishes"},"gen\
erate,migrate":{does:"tool-writes"},"clean,create,eject,init,new":{does:"writes-files"}}},L=[{programs:["next"],alone:"n\
ever-ends",ends_with:"build info lint telemetry typegen"},{programs:["parcel","vitepress"],alone:"never-ends",ends_with:"\
build"},{programs:["storybook"],alone:"never-ends",ends_with:"build doctor"},{programs:["testem"],alone:"never-ends",ends_with:"\
ci launchers"},{programs:["karma"],ends_with:"run start"},{programs:["ember","hexo","ng"],subcommands:{s:{does:"never-en\
ds"}}},{programs:["microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{"never-ends":`${R.flags["\
never-ends"]} w`}}],F=(0,S().toolTable)(R),M=new Map(L.flatMap(({programs:g,flags:P,subcommands:x,...k})=>{const N=(0,S().
toolTable)({flags:{...R.flags,...P},subcommands:{...R.subcommands,...x},...k});return g.map(w=>[w,N])}));function E(g){return M.
get(g)??F}}),3051:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.nearestName=F;function S(){const M=f(28940);
return S=function(){return M},M}const R=80,L=4;function F(M,E){const g=M.slice(0,R),P=E.find(k=>k.includes(M));if(P!==void 0&&
M.length>=L)return P;const x=E.length>0?(0,S().closest)(g,[...E]):void 0;if(x!==void 0)return(0,S().distance)(g,x)<=g.length/
2?x:void 0}}),34482:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.Places=void 0,h.contextIn=L;function S(){
const g=f(32854);return S=function(){return g},g}const R="/\0checkout";function L(g,P,x,k){const{workspace:N}=P,w=M(P)?R:
void 0,{files:T,cwd:p=w}=k;return{policy:P,platform:x,proposal:k,mount:T?{at:"/",tree:T}:g?{at:w??N,tree:g}:{at:R},cwd:p}}
const F=new WeakMap;function M(g){const P=F.get(g);if(P!==void 0)return P;const x=(0,S().locatePath)(g.workspace,R,{at:R}),
k=x!==void 0&&(0,S().isLocatedIn)(x,R);return F.set(g,k),k}class E{workspace;cwd;#e;#t;#s;constructor({policy:{workspace:P},
cwd:x,platform:k,mount:N}){this.#e=N,this.#t=N.at==="/"?N:{at:N.at},this.#s=k!=="linux",this.workspace=(0,S().locatePath)(
P,R,this.#t)??R,this.cwd=x===void 0?this.workspace:(0,S().locatePath)(x,this.workspace,N)??R}locate(P){return(0,S().locatePath)(
P,this.cwd,this.#e)}leadsInto(P,x){const k=this.locate(P);return k===void 0?!1:x.some(N=>{const w=(0,S().locatePath)(N,this.
workspace,this.#t);return w!==void 0&&this.isIn(k,w)})}isIn(P,x){return(0,S().isLocatedIn)(P,x,{ignoreCase:this.#s})}mayBeIn(P,x){
return(0,S().isLocatedIn)(P,x,{ignoreCase:!0})}}h.Places=E}),21311:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.checkCommandPolicy=u,h.checkFamily=i,h.failedExamples=o,h.requireExamples=c;function S(){const y=f(7723);return S=function(){
return y},y}function R(){const y=f(51951);return R=function(){return y},y}function L(){const y=f(81413);return L=function(){
return y},y}function F(){const y=f(41115);return F=function(){return y},y}function M(){const y=f(5347);return M=function(){
return y},y}function E(){const y=f(32017);return E=function(){return y},y}function g(){const y=f(41895);return g=function(){
return y},y}function P(){const y=f(94853);return P=function(){return y},y}function x(){const y=f(74238);return x=function(){
return y},y}function k(){const y=f(5468);return k=function(){return y},y}function N(){const y=f(95132);return N=function(){
return y},y}function w(){const y=f(34482);return w=function(){return y},y}function T(){const y=f(83747);return T=function(){
return y},y}function p(){const y=f(6476);return p=function(){return y},y}function r(){const y=f(10777);return r=function(){
return y},y}function s(){const y=f(14111);return s=function(){return y},y}function u({families:y,patterns:O}){if(y.length===
0&&O.length===0)return[];const A=y.flatMap(($,I)=>b(["families",I],i($)));if(A.length>0)return A;const v=(0,F().registryOf)(
y);return O.flatMap(($,I)=>b(["patterns",I],n($,v)))}function o({policy:y,path:O=x().POLICY_PATH,text:A=""}){return u(y).
map(({message:v,pointer:$,value:I})=>{const j=(0,k().placeIn)(A,$,I);return`${j===void 0?O:`${O}:${j}`}: ${v}`})}function c(y){
const O=o(y);if(O.length!==0)throw new(g()).GateError("policy_invalid",`Examples of the policy fail:
${O.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function i(y){const O=M().
familySchema.safeParse(y);if(!O.success)return[{message:`family ${y.name}: ${S().prettifyError(O.error)}`,pointer:["name"],
value:y.name}];const A=(0,F().readFamily)(y),v=d(A);if(v.length>0)return v;const $=(0,F().programTerms)({programs:[A.name],
families:[A]});return[...l(A,"evolver",I=>t(I,$)),...l(A,"curated",I=>a(I,A)),...l(A,"workspace",I=>e(I,A))]}function l(y,O,A){
const{match:v=[],not_match:$=[]}=y[O]??{},I=j=>`family ${y.name}: ${O} ${j} its example`;return b([O],[...m("match",v,j=>!A(
j),I("rejects")),...m("not_match",$,A,I("accepts"))])}function n({name:y,regex:O,match:A,not_match:v},$){const I=(0,s().
compilePattern)(O);if("error"in I)return[{message:`${y}: the pattern ${I.error}`,pointer:["regex"],value:O}];const j=C=>(0,L().
everyCommand)((0,L().readShellText)(C)).some(D=>I.matches((0,s().subjectOf)(D,$)));return[...m("match",A,C=>!j(C),`${y}:\
 does not match`),...m("not_match",v,j,`${y}: matches`)]}function d({name:y,evolver:O}){try{return O&&(0,E().programFamily)(
y,O),[]}catch(A){const{message:v}=A;return[{message:`family ${y}: ${v}`,pointer:["evolver","flags"],value:y}]}}function t(y,O){
const{invocation:A,problems:v}=(0,R().readWords)(y,{programs:O}),$=v.map(N().problemFinding);return A?.family!==void 0&&
$.every(({severity:I})=>I!=="error")}function a(y,O){const A=(0,R().readWords)(y),[v,...$]=(0,T().firstCommand)(A);if(O.
curated===void 0||v?.text!==O.name)return!1;const I=new(w()).Places((0,w().contextIn)(void 0,P().DEFAULT_POLICY,"linux",
{})),{reasons:j}=(0,p().readOperation)(O,O.curated,$,I);return(0,T().shapeReasons)(A).length+j.length===0}function e(y,O){
return(0,L().everyCommand)((0,L().readShellText)(y)).every(A=>A.words[0]?.text===O.name&&(0,r().findCommandObjections)(A,
O).length===0)}function m(y,O,A,v){return O.flatMap(($,I)=>A($)?[{message:`${v} ${$}`,pointer:[y,I],value:$}]:[])}function b(y,O){
return O.map(A=>({...A,pointer:[...y,...A.pointer]}))}}),46794:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.readArguments=R;function S(){const M=f(14170);return S=function(){return M},M}function R(M,E){const g=[],P=[],x=[],k=[];
let N=!1;for(const p of(0,S().readFlags)(M,L(E)).tokens){const{word:r}=p,s=r.text;if(p.kind==="operand"){N&&k.push({flag:s,
reason:"comes after the expression",word:r}),x.push(r);continue}if(p.kind==="flag"&&p.part.spec.leading){x.length>0&&k.push(
{flag:s,reason:"must come before the operands",word:r}),g.push(s);continue}if(N=E.leading_flags.length>0,p.kind==="unkno\
wn"){k.push({flag:s,reason:"is not in the specification",word:r});continue}const{name:u,kind:o}=p.part.spec;if(g.push(u),
o===void 0)continue;const c=p.consumes?p.next??r:r,i=p.consumes?p.next?.text:p.part.fixed;i===void 0?k.push({flag:s,reason:"\
requires a value",word:r}):P.push({text:i,kind:o,word:c,operand:!1})}const w=E.operands.unless.some(p=>g.includes(p))?1:
0,{kinds:T}=E.operands;for(const[p,r]of x.entries()){const s=T[Math.min(p+w,T.length-1)]??"path";P.push({text:r.text,kind:s,
word:r,operand:!0})}return{flags:g,values:P,problems:k}}function L(M){const E=new Set([...M.flags,...Object.keys(M.dangerous_flags)]),
g=(x,k=!1)=>({spec:{name:x,leading:k},negated:!1,takes:"never"}),P=(x,k)=>{const N=M.value_flags[x];if(N===void 0)return[];
const w={spec:{name:x,kind:N,leading:!1},negated:!1};return[k===void 0?{...w,takes:"always"}:{...w,fixed:k,takes:"never"}]};
return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:x=>{if(M.leading_flags.includes(
x))return[g(x,!0)];if(E.has(x))return[g(x)];const k=P(x);if(k.length>0)return k;const N=F(x),w=N&&P(N.name,N.value);if(w!==
void 0&&w.length>0)return w;const p=(/^-[A-Za-z]{2,}$/.test(x)?[...x.slice(1)]:[]).map(r=>`-${r}`);return p.length>0&&p.
every(r=>E.has(r))?p.map(r=>g(r)):void 0}}}function F(M){const{written:E,attached:g}=(0,S().splitAtEquals)(M);return M.startsWith(
"--")&&g!==void 0?{name:E,value:g}:M.startsWith("--")?void 0:{name:M.slice(0,2),value:M.slice(2)}}}),83747:((z,h,f)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.curated=void 0,h.firstCommand=i,h.judgeRisk=s,h.shapeReasons=l;function S(){
const t=f(41115);return S=function(){return t},t}function R(){const t=f(95132);return R=function(){return t},t}function L(){
const t=f(34482);return L=function(){return t},t}function F(){const t=f(8737);return F=function(){return t},t}function M(){
const t=f(6476);return M=function(){return t},t}const E=10,g=h.curated={judge:(t,a,e)=>{const m=[...l(t),...(0,F().besidesProgram)(
a,t)],[b,...y]=i(t);return b===void 0?x([(0,R().finding)("no_command",{}),...m],e):P(b,y,m,e)}};function P(t,a,e,m){const{
policy:b}=m,y=m.proposal.family??t.text,O={span:t.span},A=y===t.text?[]:[(0,R().finding)("family_base_mismatch",{family:y,
base:t.text},O)],v=(0,S().registryOf)(b.families).get(y),$=v?.curated;if(v===void 0||$===void 0)return x([(0,R().finding)(
"not_in_registry",{family:y},O),...A,...e],m);const I=k(y,m),j=new(L()).Places(m),C=(0,M().readOperation)(v,$,a,j),D=[...w(
v,$,m,I).map(G=>({...G,...O})),...e,...A,...C.reasons,...p(C,j,b.allowed_roots),...u(C.risk,b)],{risk:H}=C,W=o(H,I);return D.
some(({severity:G})=>G==="error")?{findings:(0,F().firstOfEach)(D.filter(N),E),risk:H,confirmation:W}:{findings:[...D,...r(
C,I)],risk:H,confirmation:W}}function x(t,{proposal:a}){const e=o("dangerous",a.mode??"structured");return{findings:t.filter(
N),risk:"dangerous",confirmation:e}}function k(t,{policy:a,proposal:e}){return e.mode??(a.experimental.includes(t)?"expe\
rimental":"structured")}function N({severity:t}){return t!=="warning"}function w({name:t,category:a},{maturity:e,platforms:m},{
policy:b,platform:y},O){const A=[];return b.disabled_packs.includes(a)&&A.push((0,R().finding)("family_disabled",{family:t,
pack:a})),m!==void 0&&!m.includes(y)&&A.push((0,R().finding)("platform_unsupported",{family:t,platform:y})),T[e].includes(
O)||A.push((0,R().finding)("maturity_refused",{family:t,maturity:e})),A}const T={structured:["structured","experimental"],
direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function p({paths:t},a,e){return e.length===0?
[]:t.filter(({path:m})=>m.startsWith("~")||!a.leadsInto(m,e)).map(({path:m,word:b})=>(0,R().finding)("outside_allowed_ro\
ots",{path:m,roots:e},b&&{span:b.span}))}function r({warnings:t},a){return[...t.map(e=>(0,R().finding)(e,{})),...a==="ex\
perimental"?[(0,R().finding)("experimental_mode",{})]:[]]}function s(t,{policy:a,proposal:e}){const m=o(t,e.mode??"struc\
tured");return{findings:u(t,a),risk:t,confirmation:m}}function u(t,{mode:a,allow_dangerous:e}){return t==="safe"||t==="w\
rite"&&a!=="safe"||t==="dangerous"&&a==="dangerous"&&e?[]:[(0,R().finding)("policy_risk",{risk:t,mode:a})]}function o(t,a){
return a==="experimental"?"very_strong":t==="dangerous"?"strong":"standard"}const c=new Set(["shell-operator","shell-red\
irection","line-break"]);function i({words:t,problems:a}){const e=a.filter(({rule:b})=>c.has(b)).map(({span:b})=>b.start),
m=Math.min(...e);return t.filter(({span:b})=>b.start<m)}function l({problems:t}){return t.flatMap(a=>{const e={span:a.span};
if((0,R().isProblem)(a,"shell-operator")){const{operator:m}=a.args;return[(0,R().finding)(d(m),{operator:m},e)]}if((0,R().
isProblem)(a,"shell-redirection")){const{operator:m}=a.args;return[(0,R().finding)("shell_operator.redirection",{operator:m},
e)]}if((0,R().isProblem)(a,"command-substitution")){const{written:m}=a.args;return[(0,R().finding)("shell_operator.subst\
itution",{operator:m},e)]}if((0,R().isProblem)(a,"line-break")||(0,R().isProblem)(a,"nul-character")){const{character:m}=a.
args;return[(0,R().finding)("shell_operator.multiline",{operator:m},e)]}return n.has(a.rule)?[(0,R().finding)("parse_fai\
led",{},e)]:[]})}const n=new Set(["unterminated-quote","trailing-backslash","command-too-long"]);function d(t){return t===
"|"||t==="|&"?"shell_operator.pipeline":t==="&"?"shell_operator.background":"shell_operator.chaining"}}),6476:((z,h,f)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.readOperation=M;function S(){const c=f(71081);return S=function(){return c},
c}function R(){const c=f(65905);return R=function(){return c},c}function L(){const c=f(95132);return L=function(){return c},
c}function F(){const c=f(46794);return F=function(){return c},c}function M(c,i,l,n){const d=[...i.warnings,...i.network_touching?
["network_touching"]:[]],t=i.forms.length>0?E(c,i,l,n):P(c,i,l,n),a=t.paths.some(({path:m})=>o(m)),e=new Set([...d,...t.
warnings,...a?["env_secrets"]:[]]);return{...t,warnings:[...e]}}function E(c,i,l,n){let d="",t=[];const a=l[0];for(const b of i.
forms){const y=(0,S().parseForm)(b.argv)??[],O=(0,S().matchForm)(y,l,(A,v)=>s(A,v,n));if(O.kind==="operand")t=g(O.placed),
d=`does not accept \`${O.word.text}\`, which ${O.reason}; the registered forms are`;else if(O.kind==="match")return{reasons:[],
risk:b.risk??i.risk,warnings:b.warning?[b.warning]:[],paths:g(O.placed)}}const e=i.forms.map(({argv:b})=>`${c.name} ${b}`);
return{reasons:[...(c.category==="archives"?l.filter(({text:b})=>R().SHELL_OPERATOR.test(b)):[]).map(({text:b,span:y})=>(0,L().
finding)("shell_operator.quoted",{operator:b},{span:y})),(0,L().finding)(T(c.name),{family:c.name,reason:d,forms:e},a?{span:a.
span}:{})],risk:i.risk,warnings:[],paths:t}}function g(c){return c.filter(({kind:i})=>R().PATH_KINDS.has(i)).map(({word:i})=>({
path:i.text,word:i}))}function P({name:c},i,l,n){const{flags:d,values:t,problems:a}=(0,F().readArguments)(l,i),e=a.map(({
flag:v,reason:$,word:I})=>(0,L().finding)("flag_not_allowed",{family:c,flag:v,reason:$},{span:I.span})),m=v=>i.forbidden_prefixes.
find($=>v.toLowerCase().startsWith($.toLowerCase()));for(const{text:v,kind:$,word:I,operand:j}of t){const C=s($,v,n),D={
span:I.span};C&&!(j&&m(v))&&e.push((0,L().finding)("operand_refused",{family:c,operand:v,reason:C},D))}const b=t.filter(
({operand:v})=>v);e.push(...N(c,i,b.length)),e.push(...k(c,i,b,d));for(const{text:v,word:$}of b){const I=m(v);if(I===void 0)
continue;const j={family:c,operand:v,prefix:I};e.push((0,L().finding)("forbidden_operand_prefix",j,{span:$.span}))}const y=t.
filter(({kind:v,text:$})=>R().PATH_KINDS.has(v)&&$!==x).map(({text:v,word:$})=>({path:v,word:$})),O=y.some(({path:v})=>i.
dangerous_targets.includes(v)||i.dangerous_targets.includes("/")&&n.locate(v)==="/"),A=i.default_operand;return{reasons:e,
risk:O?"dangerous":i.risk,warnings:[...d.flatMap(v=>i.dangerous_flags[v]??[]),...O?["broad_permission_target"]:[]],paths:y.
length===0&&A!==void 0?[{path:A}]:y}}const x="-";function k(c,{reads_stdin:i,operands:{min:l}},n,d){if(i===void 0)return[];
const t="is standard input",a=n.filter(({kind:b})=>R().PATH_KINDS.has(b)),e=a.filter(({text:b})=>b===x).map(({text:b,word:y})=>(0,L().
finding)("operand_refused",{family:c,operand:b,reason:t},{span:y.span}));if(e.length>0)return e;const m=n.length;return a.
length>0||m<l||i.unless.some(b=>d.includes(b))?[]:[(0,L().finding)("operand_count",{family:c,count:m,wanted:`at least ${m+
1}`})]}function N(c,{operands:{min:i,max:l}},n){if(n>=i&&(l===void 0||n<=l))return[];const d=l===void 0?`at least ${i}`:
l===i?`exactly ${i}`:`${i} to ${l}`;return[(0,L().finding)("operand_count",{family:c,count:n,wanted:d})]}const w=new Map(
[["tar","constrained_form.tar"],["unzip","constrained_form.unzip"],["zip","constrained_form.zip"],["ping","constrained_f\
orm.ping"],["curl","constrained_form.curl"],["dig","constrained_form.dns"],["nslookup","constrained_form.dns"],["git","c\
onstrained_form.git"]]);function T(c){return w.get(c)??"constrained_form.other"}const p=["/bin","/dev","/etc","/lib","/p\
rivate","/sbin","/usr","/var"],r=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;function s(c,i,l){const n=R().KINDS[c](i);if(n!==
void 0||c!=="destination"&&c!=="source")return n;const d=l.locate(i);if(d===void 0)return"cannot be resolved";if(d==="/")
return"is the root of the file system";const a=(/^[\\/]|^[A-Za-z]:/.test(i)||!l.isIn(d,l.cwd))&&p.find(e=>l.mayBeIn(d,e));
if(a)return`is in the system directory ${a}`;if(c!=="destination")return l.mayBeIn(l.cwd,d)?"is the working directory or\
 one of its parents":r.test(d)?"is a home directory":void 0}const u=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;
function o(c){return u.test(c)}}),8737:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.besidesProgram=R,h.
findProblems=F,h.firstOfEach=L;function S(){const M=f(95132);return S=function(){return M},M}function R(M,{invocation:E}){
const g=E?.family?["program","invocation","target"]:["program"];return M.filter(({layer:P,rule:x})=>!g.includes(String(P))||
x==="command-not-text")}function L(M,E){const g=new Map;return M.filter(({rule:P})=>{const x=(g.get(P)??0)+1;return g.set(
P,x),x<=E})}function F({problems:M}){return M.map(S().problemFinding)}}),10777:((z,h,f)=>{Object.defineProperty(h,"__esM\
odule",{value:!0}),h.findCommandObjections=E,h.workspaceRisk=P,h.workspaceWarnings=x;function S(){const n=f(71081);return S=
function(){return n},n}function R(){const n=f(65905);return R=function(){return n},n}function L(){const n=f(95132);return L=
function(){return n},n}function F(){const n=f(67407);return F=function(){return n},n}const M=new Set(["rm","chmod","chow\
n","kill","killall","pkill","dd","shred"]);function E({words:n},d){const[t,...a]=n;if(t===void 0)return[];const e=t.text,
m=k(e,a,d?.workspace);if(m.length>0)return m;const b=(v,{span:$}=t)=>[(0,L().finding)("command_not_allowed",{program:e,reason:v},
{span:$})],y=d?.workspace;if(y===void 0)return b("is not allowed");if(a.length===1&&/^--(?:version|help)$/.test(a[0]?.text??
""))return[];if(y.forms.length>0)return g(a,y)?[]:b("is allowed only in its registered forms");const{reason:O,word:A}=N(
a,y);return O===void 0?[]:b(O,A)}function g(n,{forms:d}){return d.find(({argv:t})=>(0,S().matchForm)((0,S().parseForm)(t)??
[],n,(a,e)=>R().KINDS[a](e)).kind==="match")}function P({words:[,...n]},{workspace:d}){if(d!==void 0)return d.writes?"wr\
ite":g(n,d)?.risk}function x({words:n},{workspace:d}){return T(d?.subcommands,n[1]?.text)?.warnings??[]}function k(n,d,t){
const{flags:a}=(0,F().splitArguments)(d,t),e=t?.blocked_flags??[],b=[...a.filter(({text:A})=>(0,F().hasFlag)(A,"--force")||
e.some(v=>(0,F().hasFlag)(A,v))||n==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.test(A)||M.has(n)&&(0,F().hasFlag)(A,"--all"))],
y=(A,v)=>a.find(({text:$})=>new RegExp(`^-[A-Za-z]*${A}`).test($)||(0,F().hasFlag)($,v)),O=n==="rm"?y("[rR]","--recursiv\
e"):void 0;return O&&y("f","--force")&&b.push(O),b.map(({text:A,span:v})=>(0,L().finding)("blocked_flag",{program:n,flag:A},
{span:v}))}function N(n,d){const[t,...a]=n,e=T(d.subcommands,t?.text);if(d.subcommands!==void 0&&e===void 0)return{reason:`\
is allowed only with the subcommands ${Object.keys(d.subcommands).join(", ")}`};const{flags:m,data:b,operands:y}=(0,F().
splitArguments)(e?a:n,d);for(const O of m){const{text:A}=O,v=(0,F().isDataFlag)(A,d);if(!v&&d.code_flags.some($=>(0,F().
hasFlag)(A,$)))return{reason:`is not allowed with ${A}, which can run code, delete files, or write elsewhere`,word:O};if(d.
flags!==void 0&&!v&&!d.flags.includes(A))return{reason:`is not allowed with the flag ${A}`,word:O}}for(const O of e?y:[]){
const A=R().KINDS[e?.operands??"path"](O.text);if(A!==void 0)return{reason:`does not accept ${O.text}, which ${A}`,word:O}}
return d.language===void 0?{}:w(d.language,m,b)}function w(n,d,t){const a=d.find(({text:m})=>((0,F().hasFlag)(m,"-e")||(0,F().
hasFlag)(m,"--expression"))&&m!=="-e"&&m!=="--expression");if(a!==void 0)return{reason:"has its script attached to a fla\
g",word:a};const e=n==="awk"?p:l;for(const m of t){const b=e(m.text);if(b!==void 0)return{reason:b,word:m}}return{}}function T(n,d){
return n!==void 0&&d!==void 0&&Object.hasOwn(n,d)?n[d]:void 0}function p(n){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.
test(n))return"may run commands or open files in its program";const d=/\bprintf?\b/.exec(n),t=d===null?"":n.slice(d.index);
return/>|(?<!\|)\|(?!\|)/.test(t)?"may write to files or commands in its program":void 0}const r=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
s=String.raw`(?:${r}(?:\s*,\s*(?:${r}|[+~]\d+))?\s*!?\s*)?`,u=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,o=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${u})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
c=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,i=new RegExp(String.raw`^\s*${s}(?:${o}|${c})\s*(?:[;\n]|$)`);function l(n){if(n.
length>4096)return"has a script that is too long to check";let d=n;for(;d.trim()!=="";){const t=i.exec(d);if(t===null)return"\
may run commands or open files in its script";d=d.slice(t[0].length)}}}),76476:((z,h,f)=>{Object.defineProperty(h,"__esM\
odule",{value:!0}),h.findDangers=r;function S(){const d=f(76760);return S=function(){return d},d}function R(){const d=f(
81413);return R=function(){return d},d}const L=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,F=(d,t,a)=>d.some(
e=>/^-[A-Za-z]+$/.test(e)&&[...e.slice(1)].some(m=>t.includes(m))||e.length>3&&a.startsWith(e.toLowerCase())),M=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
E=d=>d.some((t,a)=>{const e=/^(?:-s|--signal)$/.test(t)?d[a+1]:/^(?:-s|--signal=|-)(.+)$/.exec(t)?.[1];return e!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(e)}),g=(d,t,a)=>(d==="systemctl"||d==="loginctl")&&t.some(e=>a.test(e)),P=[{name:"mass_dele\
tion",matches:({program:d,args:t})=>d==="rm"&&F(t,"rR","--recursive")&&t.some(a=>!a.startsWith("-")&&M.test(a))},{name:"\
raw_disk_write",matches:({program:d,args:t})=>d==="dd"&&t.some(a=>a.startsWith("if=")||/^of=\/dev\//.test(a))},{name:"fi\
lesystem_format",matches:({program:d})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(d)},{name:"direct_disk_write",matches:({program:d,
args:t})=>d==="tee"&&t.some(a=>L.test(a))},{name:"world_writable",matches:({program:d,args:t})=>d==="chmod"&&t.some(a=>/^[0-7]{2,4}[2367]$/.
test(a)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(a))},{name:"privilege_escalation",matches:({program:d,args:t})=>d==="chown"&&
t.some(a=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(a))},{name:"firewall_manipulation",matches:({program:d})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(d)},{name:"system_shutdown",matches:({program:d,args:t})=>/^(?:shutdown|poweroff|halt)$/.test(d)||/^(?:init|telinit)$/.
test(d)&&t[0]==="0"||g(d,t,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:d,args:t})=>d==="reboot"||/^(?:init|telinit)$/.
test(d)&&t[0]==="6"||g(d,t,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:d,args:t})=>/^(?:kill|pkill|killall)$/.
test(d)&&E(t)}],x=new Set("sudo doas env nohup time nice ionice command exec builtin xargs timeout setsid stdbuf busybox".
split(" ")),k=new Set(["sh","bash","zsh","dash","ksh","ash","fish"]),N=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,
w=new Set(["curl","wget","fetch","aria2c"]),T=8,p=4;function r(d,t=0){const a=new Map;return(0,R().everyCommand)(d).flatMap(
e=>s(e,a,t))}function s(d,t,a){const e=[],{words:m}=d;for(const{operator:O,target:A}of d.redirections)if(O.includes(">")&&
A&&L.test(A.text)){const v=`> ${A.text}`;e.push({name:"direct_disk_write",pattern:v,words:[A]})}const b=i(d,t);if(b!==void 0){
const O=`${b} | ${m[0]?.text??""}`;e.push({name:"remote_code_execution",pattern:O,words:m})}const y=new Set;for(const O of u(
m)){const A=P.find(({matches:I})=>I(O))?.name;if(A!==void 0){const I=O.words.map(({text:j})=>j).join(" ");e.push({name:A,
pattern:I,words:O.words})}const v=c(O);if(v===void 0||y.has(v)||a===p)continue;y.add(v);const $=r((0,R().readShellText)(
v),a+1);e.push(...$.map(I=>({...I,words:O.words})))}return e}function u(d){const t=o(d,0);if(t===void 0)return[];const a=[
t];if(x.has(t.program))for(let e=1;e<=Math.min(d.length-1,T);e+=1){const m=o(d,e);m!==void 0&&!/^-|=/.test(m.program)&&a.
push(m)}if(t.program==="find")for(const[e,{text:m}]of d.entries()){const b=/^-(?:exec|ok)(?:dir)?$/.test(m)?o(d,e+1):void 0;
if(b!==void 0&&a.push(b),a.length>T)break}return a}function o(d,t){const a=d[t];if(a===void 0)return;const e=d.slice(t);
return{program:S().posix.basename(a.text).toLowerCase(),args:e.slice(1).map(({text:b})=>b),words:e}}function c({program:d,
args:t}){if(d==="eval")return t.join(" ");if(!k.has(d))return;const a=t.findIndex(e=>/^-[A-Za-z]*c[A-Za-z]*$/.test(e));return a<
0?void 0:t[a+1]}function i(d,t){const a=u(d.words),e=(d.pipedFrom&&t.get(d.pipedFrom))??l(d.inside);return t.set(d,e??a.
map(({program:m})=>m).find(n)),a.some(({program:m})=>N.test(m))?e:void 0}function l(d){return(0,R().everyCommand)(d).flatMap(
({words:t})=>u(t)).find(({program:t})=>n(t))?.program}function n(d){return w.has(d)}}),67407:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.hasFlag=M,h.isDataFlag=E,h.splitArguments=F;function S(){const g=f(14170);return S=function(){
return g},g}const R={data_flags:[],data_operands:{count:0,unless:[]}},L=[{spec:void 0,negated:!1,takes:"always"}];function F(g,{
data_flags:P,data_operands:x}=R){const k=[],N=[],w=[],T={flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",
unknown:"never",expand:s=>P.includes(s)?L:void 0};for(const s of(0,S().readFlags)(g,T).tokens){if(s.kind==="operand"){w.
push(s.word);continue}k.push(s.word),s.consumes&&s.next&&N.push(s.next)}const r=x.unless.some(s=>k.some(({text:u})=>M(u,
s)))?0:x.count;return{flags:k,data:[...N,...w.slice(0,r)],operands:w.slice(r)}}function M(g,P){const{written:x}=(0,S().splitAtEquals)(
g);return x===P?!0:P.startsWith("--")?x.length>2&&P.startsWith(x):P.length===2&&!g.startsWith("--")&&/^-[A-Za-z]*/.exec(
g)?.[0].includes(P.slice(1))===!0}function E(g,{data_flags:P}){const{written:x}=(0,S().splitAtEquals)(g);return P.some(k=>x===
k||k.length===2&&!g.startsWith("--")&&g.startsWith(k))}}),68178:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.findPathObjections=F,h.judgePath=M;function S(){const g=f(14170);return S=function(){return g},g}function R(){const g=f(
95132);return R=function(){return g},g}function L(){const g=f(67407);return L=function(){return g},g}function F(g,P,x){const k=P?.
workspace,[,...N]=g.words,{flags:w,operands:T}=(0,L().splitArguments)(N,k),p=g.problems.filter(({rule:u})=>u==="variable\
-expansion"),r=g.redirections.flatMap(({target:u})=>u??[]),s=w.filter(({text:u})=>k===void 0||!(0,L().isDataFlag)(u,k)).
flatMap(({text:u,span:o})=>E(u).map(c=>({text:c,span:o})));return[...T,...s,...r].flatMap(({text:u,span:o})=>{const c=p.
some(({span:i})=>i.start>=o.start&&i.end<=o.end);return M(u,o,x,c)})}function M(g,P,x,k=!1){const N=k||g.startsWith("~")?
void 0:x.locate(g);return N===void 0||!x.isIn(N,x.workspace)?[(0,R().finding)("path_outside_workspace",{path:g},{span:P})]:
g.split(/[\\/]/).includes("..")?[(0,R().finding)("path_traversal",{path:g},{span:P})]:[]}function E(g){const{attached:P}=(0,S().
splitAtEquals)(g);return[...P===void 0?[]:[P],...g.startsWith("--")?[]:[g.slice(2)]]}}),14111:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.compilePattern=m,h.subjectOf=b,h.workspace=void 0;function S(){const v=f(81413);return S=function(){
return v},v}function R(){const v=f(41115);return R=function(){return v},v}function L(){const v=f(13970);return L=function(){
return v},v}function F(){const v=f(72720);return F=function(){return v},v}function M(){const v=f(95132);return M=function(){
return v},v}function E(){const v=f(34482);return E=function(){return v},v}function g(){const v=f(8737);return g=function(){
return v},v}function P(){const v=f(10777);return P=function(){return v},v}function x(){const v=f(76476);return x=function(){
return v},v}function k(){const v=f(67407);return k=function(){return v},v}function N(){const v=f(68178);return N=function(){
return v},v}const w=h.workspace={judge:(v,$,I)=>I.proposal.tool==="runpy"?l(v,$,I):T(v,(0,g().besidesProgram)($,v),I)};function T(v,$,I){
const{policy:j}=I,C=(0,R().registryOf)(j.families),D=new(E()).Places(I),H=(0,S().readShellText)(v.command),W=(0,S().everyCommand)(
H),G=({words:J})=>c(J[0],C,I),U=J=>W.flatMap(Z=>a(Z,j.patterns,J,C)),B=[()=>[...p(v,H),...U(1)],()=>[...o(v,I.mount,D,W).
flatMap(J=>(0,N().findPathObjections)(J,G(J),D)),...U(2)],()=>[...W.flatMap(J=>(0,P().findCommandObjections)(J,G(J))),...U(
3)]];for(const J of B){const Z=J();if(Z.length>0)return{findings:[...(0,g().firstOfEach)(Z,1),...$.filter(d)]}}const V=W.
flatMap(J=>{const Z=G(J);return Z?[{command:J,family:Z}]:[]}),Y=new Set(V.flatMap(({command:J,family:Z})=>(0,P().workspaceWarnings)(
J,Z))),K=[...$,...[...Y].map(J=>(0,M().finding)(J,{}))],Q=new Set(V.map(({command:J,family:Z})=>(0,P().workspaceRisk)(J,
Z))),X=L().riskSchema.options.findLast(J=>J!=="safe"&&Q.has(J));return X&&!K.some(d)?{findings:K,risk:X}:{findings:K}}function p({
targets:v},$){const I=v.flatMap(({script:j})=>j===void 0?[]:[j]);return[...(0,x().findDangers)($).map(j=>r(j,!0)),...I.flatMap(
j=>(0,x().findDangers)((0,S().readShellText)(j))).map(j=>r(j,!1))]}function r({name:v,pattern:$,words:I},j){const C=I[0]?.
span.start,D=I.at(-1)?.span.end,H=j&&C!==void 0&&D!==void 0?{span:{start:C,end:D}}:{};return(0,M().finding)(v,{pattern:u(
$)},H)}const s=200;function u(v){return v.length>s?`${v.slice(0,s)}\u2026`:v}function o({command:v},{tree:$,at:I},{cwd:j},C){
return $!==void 0&&I!=="/"&&I===j&&C.length===1?(0,S().everyCommand)((0,S().readShellText)(v,$)):C}function c(v,$,{policy:I}){
const j=v&&$.get(v.text);return j&&!I.disabled_packs.includes(j.category)?j:void 0}const i=new Set(["bidirectional-chara\
cter","command-not-text","command-too-long","control-character","invisible-character","lone-surrogate","markup-injection",
"nul-character","workflow-command"]);function l({command:v},$,I){const j=$.filter(({rule:G})=>i.has(G)),C=A(v),[D]=C?.args??
[];if(C===void 0||D===void 0||!n.has(C.name)){const G=u(C?.name??v);return{findings:[(0,M().finding)("command_not_allowe\
d",{program:G,reason:"is not a call of a file tool with literal arguments"}),...j]}}const W=[...(0,N().judgePath)(D.text,
D.span,new(E()).Places(I)),...j];return W.some(d)?{findings:W}:{findings:W,risk:"write"}}const n=new Set(["write_file"]);
function d({severity:v}){return v==="error"}const t=new Map;function a(v,$,I,j){const C=$.filter(H=>H.layer===I);if(C.length===
0)return[];const D=b(v,j);return C.filter(({regex:H})=>e(H,D)).map(({name:H,regex:W,reason:G})=>(0,M().finding)(`custom_\
pattern.${I}`,{name:H,pattern:W,reason:G}))}function e(v,$){const I=m(v);return"error"in I||I.matches($)}function m(v){const $=t.
get(v)??(0,F().compileLinear)(v);return t.set(v,$),$}function b({words:v,redirections:$},I){const[j,...C]=v,{data:D}=(0,k().
splitArguments)(C,I.get(j?.text??"")?.workspace),H=new Set(D);return[...v.filter(W=>!H.has(W)).map(W=>W.text),...$.map(({
operator:W,target:G})=>`${W} ${G?.text??""}`)].join(" ")}const y=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,O=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function A(v){const $=y.exec(v);if($===null)return;const[,I="",j=""]=$,C=[];let D=$.indices?.[2]?.[0]??0,H=j;for(;H!=="";){
const W=O.exec(H);if(W===null)return;const[G,U,B]=W;C.push({text:U??B??"",span:{start:D,end:D+G.length}}),H=H.slice(G.length),
D+=G.length}return{name:I,args:C}}}),81961:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.combine=E,h.policyWith=
x,h.stricterOf=M,h.tightenPolicy=g,h.valuesOf=P;function S(){const w=f(23404);return S=function(){return w},w}function R(){
const w=f(41895);return R=function(){return w},w}function L(){const w=f(74238);return L=function(){return w},w}function F(){
const w=f(11160);return F=function(){return w},w}function M(w,T,p){const r=E(w.policy,T.policy);if("conflicts"in r)throw new(R()).
GateError("policy_conflict",`The policies of the base and of ${p} differ in ${r.conflicts.join(", ")}; the gate cannot d\
etermine which is stricter.`,"Use the same values in both policies.");const{ref:s,digest:u}=T,o=[...w.combinedWith?[w.combinedWith.
name]:[],p];return{...w,policy:r.policy,digest:(0,L().digestPolicy)(r.policy),combinedWith:{name:o.join(" and "),digest:u,
...s!==void 0&&{ref:s}}}}function E(w,T){const p=[],r=P(w),s=P(T);for(const[u,{strictness:o}]of F().POLICY_KEYS){const[c,
i]=[r.get(u),s.get(u)];if((0,S().canonicalize)(c)===(0,S().canonicalize)(i))continue;const l=o.combine(c,i);l?r.set(u,l.
value):p.push(u)}return p.length>0?{conflicts:p}:{policy:x(r)}}function g(w,T){if(Object.values(T).every(o=>o===void 0))
return w;const p=P(w.policy),r=[],s=new Map(Object.entries(T));for(const[o,{strictness:c,input:i}]of F().POLICY_KEYS){const l=i&&
s.get(i.name),n=p.get(o);if(!(!i||l===void 0||l===n))if(n===i.open||c.compare(n,l)==="tighter")p.set(o,l);else{const d={
given:String(l),kept:String(n)};r.push({input:i.name,key:o,...d})}}const u=x(p);return{...w,policy:u,digest:(0,L().digestPolicy)(
u),ignoredInputs:r}}function P(w){return new Map([...F().POLICY_KEYS.keys()].map(T=>[T,k(w,T.split("."))]))}function x(w){
const T={};for(const[p,r]of w)N(T,p.split("."),r);return F().policySchema.parse(T)}function k(w,[T="",...p]){return p.length===
0?w[T]:k(w[T],p)}function N(w,[T="",...p],r){p.length===0?w[T]=r:(w[T]??={},N(w[T],p,r))}}),76545:((z,h,f)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.comparePolicies=E;function S(){const k=f(23404);return S=function(){return k},k}function R(){
const k=f(69873);return R=function(){return k},k}function L(){const k=f(81961);return L=function(){return k},k}function F(){
const k=f(11160);return F=function(){return k},k}function M(){const k=f(92328);return M=function(){return k},k}function E(k,N){
const[w,T]=[(0,L().valuesOf)(k),(0,L().valuesOf)(N)];return[...F().POLICY_KEYS].flatMap(([p,{strictness:r}])=>{const[s,u]=[
w.get(p),T.get(p)],o=g(s,u);if(o===void 0)return[];const c=r.compare(s,u);return[{key:p,change:o,direction:c,loosens:r.loosens(
s,u)}]})}function g(k,N){if(Array.isArray(k)&&Array.isArray(N)){const w=[...(0,M().missingFrom)(k,N).map(T=>`+ ${P(T)}`),
...(0,M().missingFrom)(N,k).map(T=>`- ${P(T)}`)];return w.length===0?void 0:w.join(", ")}return(0,S().canonicalize)(k)===
(0,S().canonicalize)(N)?void 0:`${x(k)} \u2192 ${x(N)}`}function P(k){const N=k.name;return typeof N=="string"?N:x(k)}function x(k){
return(0,R().stringify)(k,{collectionStyle:"flow",lineWidth:0}).trimEnd()}}),74238:((z,h,f)=>{Object.defineProperty(h,"_\
_esModule",{value:!0}),h.POLICY_PATH=void 0,h.digestPolicy=u,h.loadPolicy=k,h.loadPolicyFile=r,h.readPolicyIn=N;function S(){
const o=f(77598);return S=function(){return o},o}function R(){const o=f(23404);return R=function(){return o},o}function L(){
const o=f(41895);return L=function(){return o},o}function F(){const o=f(93028);return F=function(){return o},o}function M(){
const o=f(94853);return M=function(){return o},o}function E(){const o=f(49875);return E=function(){return o},o}function g(){
const o=f(14479);return g=function(){return o},o}function P(){const o=f(24666);return P=function(){return o},o}const x=h.
POLICY_PATH=".github/gene-gate.yml";async function k(o,c,{path:i=x,hint:l,readShared:n}={}){const d=await N(o),t="missin\
g"in d?d.file.read(await(0,P().obtainShared)(d.missing,n)):d,a=(0,g().policyOf)(t,i,l);if(!o.stat(x)){const m=await(0,E().
findNearPolicy)(o);if(m)throw p(m,o.label);return s(a,{source:"default",ref:c})}const e=(await o.read(x)).toString("utf8");
return s(a,{source:"base",path:x,ref:c,text:e,...T(t)})}async function N(o,c){const i=o.stat(x);return i?(0,F().isRegular)(
i.kind)?await w((await o.read(x)).toString("utf8"),o,c):{mistakes:[{line:1,column:1,message:`expected a regular file; th\
is is a ${i.kind}`}]}:{policy:M().DEFAULT_POLICY}}async function w(o,c,i){const l=(0,g().openPolicy)(o),n=l.extended;if(n===
void 0)return l.read();const t=i?.fetched&&i.source.sha256===n.sha256?i:await(0,P().sharedCopy)(c,n);return"why"in t?{missing:t,
text:o,file:l}:l.read(t)}function T(o){return"policy"in o&&o.shared?{shared:o.shared}:{}}function p({path:o,fault:c},i){
return new(L()).GateError("policy_invalid",`${JSON.stringify(o)} ${c}, but the policy must be the regular file ${x}, whi\
ch ${i} does not have`,`Rename it to ${x}; if it is not a policy, give it another name.`)}async function r(o,c,i){const l=await w(
o,i);if("missing"in l)throw(0,P().unavailable)(l.missing.source,l.missing.why);return s((0,g().policyOf)(l,c),{source:"f\
ile",path:c,text:o,...T(l)})}function s(o,c){return{policy:o,...c,digest:u(o),ignoredInputs:[]}}function u(o){if(o===M().
DEFAULT_POLICY)return M().DEFAULT_POLICY_DIGEST;const{branches:c,...i}=o;return`sha256:${(0,S().createHash)("sha256").update(
(0,R().canonicalize)(i)).digest("hex")}`}}),49875:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.findNearPolicy=
F;function S(){const c=f(28940);return S=function(){return c},c}function R(){const c=f(11970);return R=function(){return c},
c}function L(){const c=f(93028);return L=function(){return c},c}async function F(c){for(const i of c.list("")){const{path:l,
kind:n}=i;if(P(l)&&n!=="directory")return{path:l,fault:`is ${M[n]}`};if(n!=="directory"){if(T(l,n)&&!r(l))return E(l);continue}
if(p(l))return E(l);if(!k(l))continue;const d=c.list(l).find(a=>T(g(a.path),a.kind));if(d)return E(d.path);const t=await o(
c,`${l}/workflows`);if(t)return E(t)}}const M={file:"a file",executable:"a file",symlink:"a symlink",submodule:"a submod\
ule"};function E(c){return{path:c,fault:"looks like the policy"}}function g(c){return c.slice(c.lastIndexOf("/")+1)}function P(c){
return(0,R().skeletonOf)(c).trim()===".github"}const x=["github","gitlab","gitea","forgejo","config"];function k(c){const i=u(
(0,R().skeletonOf)(c));return x.includes(i)||(0,S().distance)(i,"github")===1}const N=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,
w=new Set(["generate"]);function T(c,i){return i==="directory"?p(c):s(c).isPolicy}function p(c){return s(c).isPolicy&&!r(
c)}function r(c){return!c.startsWith(".")&&s(c).extension===""}function s(c){const[i="",...l]=(0,R().skeletonOf)(c).trim().
replace(/^\.+/,"").split("."),n=l.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),d=u(i).replace(/(?:policy|config|settings|rc)$/,
"");return{isPolicy:(0,S().distance)(d,"genegate")<=1&&!w.has(d)&&N.test(n),extension:n}}function u(c){return c.replaceAll(
/[^a-z0-9]/g,"")}async function o(c,i){for(const{path:l,kind:n}of c.list(i)){if(!(0,L().isRegular)(n)||!T(g(l),n))continue;
const d=(await c.read(l)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test(d))return l}}}),14479:((z,h,f)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.openPolicy=N,h.policyOf=k;function S(){const a=f(7723);return S=function(){
return a},a}function R(){const a=f(41895);return R=function(){return a},a}function L(){const a=f(3051);return L=function(){
return a},a}function F(){const a=f(11160);return F=function(){return a},a}function M(){const a=f(5468);return M=function(){
return a},a}function E(){const a=f(52491);return E=function(){return a},a}function g(){const a=f(24666);return g=function(){
return a},a}const P=50,x="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function k(a,e,m=x){
if("policy"in a)return a.policy;const{mistakes:b}=a,y=b.length===1?"a mistake":`${b.length} mistakes`,O=b.map(({line:A,column:v,
message:$})=>`${e}:${A}:${v}: ${$}`);throw new(R()).GateError("policy_invalid",`The policy has ${y}:
${O.join(`
`)}`,m)}function N(a){const e=(0,M().readDocument)(a);return"broken"in e?{extended:void 0,read:()=>p(e.broken)}:{extended:w(
e),read:m=>T(e,m)}}function w(a){if(!a.has(["extends"]))return;const e=S().object({extends:E().extendsKey.schema}).safeParse(
a.value);return e.success?e.data.extends??void 0:void 0}function T(a,e){const m=e&&(0,M().readDocument)(e.text),b=({line:I,
column:j,message:C})=>{const D=e?(0,g().sharedName)(e.source):"";return a.atValue(["extends"],`${D}:${I}:${j}: ${C}`)};if(m&&
"broken"in m)return p(m.broken.map(b));if(m?.has(["extends"])){const I=m.atValue(["extends"],"a shared policy must not e\
xtend another");return p([b(I)])}const y=m?(0,g().extend)(m.value,a.value):a.value,O=F().policySchema.safeParse(y,{jitless:!0}),
v=(O.success?[]:O.error.issues.flatMap(s)).flatMap(I=>u(I).map(j=>m&&r(m,j)>r(a,j)?b(o(I,j,m)):o(I,j,a))),$=[...a.mistakes,
...(m?.mistakes??[]).map(b)];return O.success&&$.length===0?{policy:O.data,...e&&{shared:e}}:p([...$,...v])}function p(a){
return{mistakes:a.toSorted((m,b)=>m.line-b.line||m.column-b.column).slice(0,P)}}function r({has:a},e){return e.findLastIndex(
(m,b)=>a(e.slice(0,b+1)))+1}function s(a){if(a.code!=="invalid_union")return[a];const e=a.errors.map(y=>y.flatMap(s)),m=({
path:y,code:O})=>y.length===0&&["invalid_type","invalid_value"].includes(O);return(e.find(y=>!y.every(m))??e[0]??[]).map(
y=>({...y,path:[...a.path,...y.path]}))}function u(a){return a.code!=="unrecognized_keys"?[a.path]:a.keys.slice(0,P).map(
e=>[...a.path,e])}function o(a,e,m){if(a.code==="unrecognized_keys"){const O=String(e.at(-1));return m.atKey(a.path,O,l(
a.path,O))}const b=m.textAt(e),y=a.code==="invalid_value"&&b!==void 0?c(b,a.values.map(String)):"";return m.atValue(e,`${i(
e)}: ${a.message}${y}`)}function c(a,e){const m=(0,L().nearestName)(a,e);return m===void 0?"":`; did you mean ${m}?`}function i(a){
return a.length===0?"the policy":a.map(String).join(".")}function l(a,e){const m=n(F().policySchema,a),b=i([...a,e]);return m.
length===0?`unknown key ${b}`:`unknown key ${b}${c(e,m)} (known: ${m.join(", ")})`}function n(a,e){const m=e.reduce((b,y)=>b&&
d(b,String(y)),a);return Object.keys((m&&t(m).shape)??{})}function d(a,e){const{shape:m,element:b,valueType:y}=t(a);return m?.[e]??
b??y}function t(a){const e=a._zod.def;return e.innerType?t(e.innerType):e.options?.map(t).find(({shape:m})=>m)??e}}),5468:((z,h,f)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.placeIn=k,h.readDocument=F;function S(){const N=f(69873);return S=function(){
return N},N}function R(){const N=f(4537);return R=function(){return N},N}const L=64*1024;function F(N){const w=M(N);if(w)
return{broken:[{line:1,column:1,message:w}]};const T=new(S()).LineCounter,p=(0,S().parseDocument)(N,{lineCounter:T,prettyErrors:!1}),
r=(u,o)=>{const{line:c,col:i}=T.linePos(u);return{line:c,column:i,message:o}},s=[...p.errors.map(({pos:u,message:o})=>r(
u[0],o)),...g(p).map(u=>r(u,"aliases (*name) are not supported"))];return s.length!==p.errors.filter(E).length?{broken:s}:
{value:p.toJS()??{},mistakes:s,has:u=>(0,S().isNode)(p.contents)&&p.hasIn(u),textAt:u=>{const o=(0,S().isNode)(p.contents)?
p.getIn(u):void 0;return typeof o=="string"?o:void 0},atValue:(u,o)=>r(P(p,u),o),atKey:(u,o,c)=>r(x(p,u,o),c)}}function M(N){
return N.length>L?`the file is larger than ${L} characters`:(0,R().lfsObstacle)(N)}function E({code:N}){return N==="DUPL\
ICATE_KEY"}function g(N){const w=[];return(0,S().visit)(N,{Alias:(T,{range:p})=>{w.push(p?.[0]??0)}}),w}function P(N,w){
for(let T=w.length;T>0;T--){const p=N.getIn(w.slice(0,T),!0);if((0,S().isNode)(p)&&p.range)return p.range[0]}return 0}function x(N,w,T){
const p=w.length===0?N.contents:N.getIn(w,!0),r=(0,S().isMap)(p)?p.items.find(s=>(0,S().isScalar)(s.key)&&String(s.key.value)===
T):void 0;return(0,S().isScalar)(r?.key)&&r.key.range?.[0]||0}function k(N,w,T){const p=new(S()).LineCounter,r=(0,S().parseDocument)(
N,{lineCounter:p,prettyErrors:!1}),s=r.contents===null?void 0:r.getIn(w,!0);if(!(0,S().isScalar)(s)||s.value!==T||!s.range)
return;const{line:u,col:o}=p.linePos(s.range[0]);return`${u}:${o}`}}),24666:((z,h,f)=>{Object.defineProperty(h,"__esModu\
le",{value:!0}),h.COPIES=void 0,h.copyPath=M,h.extend=g,h.obtainShared=k,h.sharedCopy=x,h.sharedName=E,h.unavailable=T;function S(){
const p=f(77598);return S=function(){return p},p}function R(){const p=f(41895);return R=function(){return p},p}function L(){
const p=f(93028);return L=function(){return p},p}const F=h.COPIES=".github/gene-gate/";function M({repository:p,path:r}){
return`${F}${p}/${r}`}function E({repository:p,path:r,commit:s}){return`${p}/${r}@${s.slice(0,12)}`}function g(p,r){if(!P(
p)||!P(r))return r;const s=Object.entries(r).map(([u,o])=>{const c=Object.hasOwn(p,u)?p[u]:void 0,i=P(c)&&P(o);return[u,
i?{...c,...o}:o]});return Object.fromEntries([...Object.entries(p),...s])}function P(p){return typeof p=="object"&&p!==null&&
!Array.isArray(p)}async function x(p,r){const s=M(r),u=p.stat(s)?.kind;return(0,L().isRegular)(u)?N(await p.read(s),r,`t\
he copy at ${s}`):{source:r,why:`the repository has no copy at ${s}`}}async function k({source:p,why:r},s){if(s===void 0)
throw T(p,r);const u=N(await s(p),p,"the file");if("why"in u)throw T(p,u.why);return{...u,fetched:!0}}function N(p,r,s){
const u=w(p);return u===r.sha256?{source:r,text:p.toString("utf8")}:{source:r,why:`${s} has the SHA-256 ${u}, not ${r.sha256}`}}
function w(p){return(0,S().createHash)("sha256").update(p).digest("hex")}function T(p,r,s){return new(R()).GateError("po\
licy_unavailable",`The policy extends ${E(p)}, which cannot be read: ${r}`,`Correct \`extends\`, or commit the file as ${M(
p)} to the branch of this policy.`,s)}}),55366:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.MAX_FILE_BYTES=
void 0,h.batches=P,h.blobInfo=M,h.readBlobs=E,h.readCheckedBlobs=g;function S(){const w=f(41895);return S=function(){return w},
w}function R(){const w=f(7650);return R=function(){return w},w}const L=h.MAX_FILE_BYTES=16*1024*1024,F=256*1024*1024;async function M(w,T){
const p=[...new Set(T)];if(p.length===0)return new Map;const r=await w.objects(["cat-file","--batch-check"],{input:x(p)}),
s=new Map;for(const u of r.toString("latin1").split(`
`)){const[o="",c="",i=""]=u.split(" ");i!==""&&s.set(o,{oid:o,type:c,size:Number(i)})}for(const u of p)if(!s.has(u))throw k(
u);return s}async function E(w,T,p=L){const r=await M(w,T);for(const{oid:s,type:u,size:o}of r.values()){if(u!=="blob")throw N(
`object ${s} is a ${u}, not a file`);if(o>p)throw N(`object ${s} has ${o} bytes, more than ${p}`)}return g(w,[...r.values()])}
async function g(w,T){const p=new Map(T.map(({oid:o,size:c})=>[o,c]));if(p.size===0)return new Map;const r=[...p.values()].
reduce((o,c)=>o+c,0);if(r>F)throw N(`${p.size} files have ${r} bytes, more than ${F}`);const s=[...p.keys()],u=await w.read(
s);return new Map(s.map((o,c)=>{const i=u[c];if(i?.type!=="blob")throw k(o);return[o,i.content]}))}function*P(w){let T=[],
p=0;for(const r of w)T.length>0&&p+r.size>F&&(yield T,T=[],p=0),T.push(r),p+=r.size;T.length>0&&(yield T)}function x(w){
return[...w].map(T=>`${T}
`).join("")}function k(w){return new(S()).GateError("file_unreadable",`Object ${w} is missing from this clone`,R().FULL_CLONE_HINT)}
function N(w){return new(S()).GateError("file_unreadable",`Cannot read files of the commit: ${w}`,"Keep generated and bi\
nary data out of the files that the gate reads.")}}),48741:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.
folderTree=x,h.readOnDisk=N;function S(){const s=f(73024);return S=function(){return s},s}function R(){const s=f(51455);
return R=function(){return s},s}function L(){const s=f(76760);return L=function(){return s},s}function F(){const s=f(41895);
return F=function(){return s},s}function M(){const s=f(55366);return M=function(){return s},s}function E(){const s=f(39491);
return E=function(){return s},s}function g(){const s=f(96681);return g=function(){return s},s}function P(){const s=f(93028);
return P=function(){return s},s}function x(s,u=M().MAX_FILE_BYTES){const o=(0,L().resolve)(s),c=`the directory ${s}`,i=t=>r(
t,()=>(0,S().lstatSync)((0,g().systemPath)((0,L().join)(o,t)))),l=t=>{if(t==="")return{path:t,kind:"directory",tracked:!0};
if(!(0,E().canBeCheckedOut)(t)||!(0,E().foldersAbove)(t).every(b=>i(b)?.isDirectory()))return;const a=i(t),e=a&&(0,P().kindOf)(
a);if(!a||!e)return;const m=(0,P().isRegular)(e)?{size:a.size}:{};return{path:t,kind:e,...m,tracked:!t.split("/").includes(
"node_modules")}},n=t=>l(t)?.kind!=="directory"?[]:(r(t,()=>(0,S().readdirSync)((0,g().systemPath)((0,L().join)(o,t)),{encoding:"\
buffer"}))??[]).map(e=>l(t===""?(0,g().decodePath)(e):`${t}/${(0,g().decodePath)(e)}`)).filter(e=>e!==void 0).sort(E().byEntryPath);
function*d(t){for(const a of n(t))a.tracked&&(a.kind==="directory"?yield*d(a.path):yield a)}return{label:c,stat:l,list:n,
files:()=>[...d("")].sort(E().byEntryPath),readlink:t=>l(t)?.kind==="symlink"?r(t,()=>(0,g().decodePath)((0,S().readlinkSync)(
(0,g().systemPath)((0,L().join)(o,t)),{encoding:"buffer"}))):void 0,read:async(t,a=u)=>{const e=l(t);if(!(0,P().isRegular)(
e?.kind))throw(0,E().notAFile)(c,t);if((e.size??0)>a)throw(0,E().tooLarge)(c,t,e.size??0,a);return w((0,L().join)(o,t),t,
c,a)}}}const k=S().constants.O_RDONLY|(S().constants.O_NOFOLLOW??0)|(S().constants.O_NONBLOCK??0);function N(s,u){return w(
(0,L().join)(s,u),u,`the directory ${s}`,1/0)}async function w(s,u,o,c){try{const i=await(0,R().open)((0,g().systemPath)(
s),k);try{const l=await i.stat();if(!l.isFile())throw(0,E().notAFile)(o,u);if(l.size>c)throw(0,E().tooLarge)(o,u,l.size,
c);return await i.readFile()}finally{await i.close()}}catch(i){throw i instanceof F().GateError?i:T(u,i)}}function T(s,u){
return new(F()).GateError("file_unreadable",`Cannot read ${s}: ${u instanceof Error?u.message:u}`,"Check the permissions\
 of the file and of the directories above it.",{cause:u})}const p=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function r(s,u){
try{return u()}catch(o){if(p.has(o.code??""))return;throw T(s,o)}}}),63550:((z,h,f)=>{Object.defineProperty(h,"__esModul\
e",{value:!0}),h.literalTree=R;function S(){const F=f(39491);return S=function(){return F},F}function R(F,M="the given f\
iles"){const E=new Map(Object.entries(F)),g=x=>{const k=E.get(x);return typeof k=="string"?Buffer.from(k):Buffer.isBuffer(
k)?k:k!==void 0&&"executable"in k?Buffer.from(k.executable):void 0};return{...(0,S().indexEntries)([...E].map(([x,k])=>L(
x,k,g(x)?.length))),label:M,readlink:x=>{const k=E.get(x);return typeof k=="object"&&"symlink"in k?k.symlink:void 0},read:async x=>{
const k=g(x);if(k===void 0)throw(0,S().notAFile)(M,x);return k}}}function L(F,M,E){const g=!F.split("/").includes("node_\
modules");if(typeof M=="object"&&"symlink"in M)return{path:F,kind:"symlink",tracked:g};if(typeof M=="object"&&"submodule"in
M)return{path:F,kind:"submodule",oid:M.submodule,tracked:g};const P=typeof M=="object"&&"executable"in M;return{path:F,kind:P?
"executable":"file",...E===void 0?{}:{size:E},tracked:g}}}),11970:((z,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.LOOK_ALIKE=void 0,h.asciiOf=S,h.skeletonOf=F;const f=h.LOOK_ALIKE=new Map(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 \
k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([M="",...E])=>E.map(g=>[g,M])));function S(M){return[...M].map(E=>f.get(E)??E).join("")}const R={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},L=new Map([...[...f].filter(
([,M])=>M===M.toLowerCase()),...Object.entries(R).flatMap(([M,E])=>[...E].map(g=>[g,M]))]);function F(M){return[...M.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(g=>L.get(g)??g).join("")}}),96681:((z,h,f)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.decodePath=R,h.decodePieces=
M,h.splitNul=E,h.systemPath=F;function S(){const g=f(4573);return S=function(){return g},g}function R(g){if((0,S().isUtf8)(
g))return g.toString("utf8");let P="";for(let x=0;x<g.length;){const k=L(g,x);P+=k>0?g.toString("utf8",x,x+k):String.fromCharCode(
56320+(g[x]??0)),x+=Math.max(k,1)}return P}function L(g,P){for(let x=1;x<=4&&P+x<=g.length;x++)if((0,S().isUtf8)(g.subarray(
P,P+x)))return x;return 0}function F(g){if(!/[\udc80-\udcff]/.test(g))return g;const P=g.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
return Buffer.concat(P.map((x,k)=>k%2===1?Buffer.of(x.charCodeAt(0)-56320):Buffer.from(x)))}function M(g){if(!(0,S().isUtf8)(
g))return[...E(g)].map(R);const P=g.toString("utf8").split("\0");return P.at(-1)===""&&P.pop(),P}function*E(g){let P=0;for(let x=g.
indexOf(0);x>=0;x=g.indexOf(0,P))yield g.subarray(P,x),P=x+1;P<g.length&&(yield g.subarray(P))}}),59542:((z,h,f)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.filesNamed=F,h.perTree=M;function S(){const E=f(76760);return S=function(){return E},
E}function R(){const E=f(59490);return R=function(){return E},E}const L=M(E=>(0,R().groupBy)(E.files(),({path:g})=>S().posix.
basename(g)));function F(E,g){return L(E).get(g)??[]}function M(E){const g=new WeakMap;return P=>{const x=P.original??P,
{answer:k}=g.get(x)??{answer:E(x)};return g.set(x,{answer:k}),k}}}),93028:((z,h)=>{Object.defineProperty(h,"__esModule",
{value:!0}),h.isRegular=f,h.kindOf=S,h.onThisPlatform=R;function f(L){return L==="file"||L==="executable"}function S(L){
if(L.isSymbolicLink())return"symlink";if(L.isDirectory())return"directory";if(L.isFile())return(L.mode&73)===0?"file":"e\
xecutable"}function R(L){return process.platform==="win32"&&L==="executable"?"file":L}}),58238:((z,h,f)=>{f.r(h),f.d(h,{
parse:()=>S.parse,stringify:()=>S.stringify});var S=f(15756)}),69873:((z,h,f)=>{f.r(h),f.d(h,{LineCounter:()=>S.HN,isMap:()=>S.
jh,isNode:()=>S.Ll,isScalar:()=>S.jn,parse:()=>S.qg,parseDocument:()=>S.Tp,stringify:()=>S.As,visit:()=>S.YR});var S=f(38815)})};
