"use strict";exports.id=488,exports.ids=[488],exports.modules={45806:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.launchedBy=j,w.parseInvocation=I;function T(){const e=m(76760);return T=function(){return e},e}function C(){const e=m(
91063);return C=function(){return e},e}function D(){const e=m(11331);return D=function(){return e},e}function W(){const e=m(
87646);return W=function(){return e},e}function F(){const e=m(3893);return F=function(){return e},e}function L(){const e=m(
39872);return L=function(){return e},e}function k(){const e=m(46868);return k=function(){return e},e}function A(){const e=m(
31901);return A=function(){return e},e}const N=5,x={node:W().parseNode,npm:F().parseNpm,npx:F().parseNpx};function I(e,o,d=C().
NO_PROGRAMS){return E(e,o,d,0)}function E(e,o,d,i){const s=(c,p)=>S(c,p,d,i+1),g={families:d,start:s,tool:(c,p)=>(0,k().
parseTool)(c,p,g)};if(typeof e!="string")return(0,L().parseProgram)(e,o,g);const{invocation:a,problems:t}=x[e](o,g),[r]=e===
"node"&&!(0,W().isTestRun)(a)?a.operands:[];if(r===void 0)return{invocation:a,problems:t};const f=n(r.text,d.tools).map(
c=>{const p=["--",c].map(h=>({...r,text:h}));return s({program:"npx",words:[...p,...a.passthrough],starts:"file"},e)}),y=f.
flatMap(c=>c.launched);return{invocation:y.length>0?{...a,launched:y}:a,problems:[...t,...f.flatMap(c=>c.problems)]}}function j({
launched:e=[]}){return e.flatMap(o=>[o,...j(o)])}function S({program:e,words:o,...d},i,s,g){const[a={text:"",span:{start:0,
end:0}},...t]=o,r=g===N?"outside-code":e?void 0:b(a.text,s.tools);if(r)return{launched:[],problems:[(0,A().wordProblem)(
r,i,a)]};const f=e??((0,A().isProgram)(a.text)?a.text:void 0),{invocation:y,problems:c}=f?E(f,e?o:t,s,g):E("npx",o,s,g);
return{launched:[{...y,...d}],problems:c}}function b(e,o){return e.startsWith("-")?"unknown-flag":(0,D().programNamed)(e)!==
void 0&&!(0,A().isProgram)(e)&&!(0,C().isKnownTool)(o,e)?"outside-code":void 0}const u=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function n(e,o){const d=T().posix.normalize(e.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
d))return["yarn"];const[,i,s=""]=u.exec(d)??[];if(i===void 0)return[];if(i===".bin")return[s];const a=[...new Set([s.replace(
/\.[cm]?[jt]s$/,""),i])].filter(t=>(0,C().isKnownTool)(o,t));return a.length>0?a:[i]}},97340:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.judgeFlag=x,w.pythonFiles=i,w.setsHarmless=s;function T(){const f=m(19609);return T=function(){
return f},f}function C(){const f=m(60842);return C=function(){return f},f}function D(){const f=m(32854);return D=function(){
return f},f}function W(){const f=m(94411);return W=function(){return f},f}function F(){const f=m(54669);return F=function(){
return f},f}function L(){const f=m(87646);return L=function(){return f},f}function k(){const f=m(31901);return k=function(){
return f},f}function A(){const f=m(17083);return A=function(){return f},f}const N={problems:[]};function x(f,y,c){const{
word:p,flag:h,value:O="",written:$,off:l}=c;if(h===void 0)return r(f,y,c);const v=B=>E(B,f,c),{choices:P}=h;if(P?.every(
B=>!I(B,O.replace(/\s+/g,""))))return{problems:[v("unknown-flag")]};if(l)return N;if(h.kind==="node")return t(p,g(f,O));
const{rule:M,...R}=(0,C().isReason)(h.kind)?{rule:h.kind}:j(f,c,y.stops===!0),G=(0,A().isForeign)($)||(0,A().isOfMachine)(
$),H=M??(G?"outside-code":void 0);return{...O===""?{}:R,problems:H?[v(H)]:[]}}function I(f,y){const[c="",p]=f.split("~");
if(p===void 0)return y===f;const h=y.slice(c.length,y.length-p.length);return/^[^"'\\{}<>\s]+$/.test(h)&&y===`${c}${h}${p}`}
function E(f,y,{word:{text:c,span:p},written:h,value:O=""}){const $=c===h&&O!==""?`${h} ${O}`:c;return(0,k().flagProblem)(
f,y,{name:h,written:$,span:p,value:O})}function j(f,y,c){const{word:p,flag:h,written:O,value:$=""}=y,{span:l}=p,v=h?.kind??
"text";switch(v){case"choice":return{};case"tests":return{files:[{as:"tests",path:$,span:l}]};case"path":{const P=(0,D().
normalise)($)===void 0?"outside-code":void 0,M=(0,A().isElsewhere)($)?[]:[{as:"place",path:$,span:l}];return{rule:P,files:M,
root:$}}case"config":return(0,A().isElsewhere)($)?{rule:"outside-code"}:/^[\w.-]+ *=/.test($)?{}:{files:[{as:"config",path:$,
span:l}]};case"output":{const P=$.slice($.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.test(P)?{}:(0,A().
isElsewhere)(P)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:P,span:l}]}}case"code":case"preload":{
const P=v==="code"?n($,c):e($,c),M=E("tool-runs-file",f,y);return{rule:P,files:o($).map(R=>d(R,l,M,v))}}case"module":{const P=$.
split(":").filter(H=>/^\w+(?:\.\w+)*$/.test(H)),M=new Set(P.flatMap(H=>[H,H.replace(/\.\w+$/,"")]).flatMap(i)),R=E("tool\
-runs-file",f,y);return{rule:(0,A().isForeign)($)||/[\\/]/.test($)?"outside-code":void 0,files:[...M].map(H=>({as:"modul\
e",path:H,span:l,ifFile:R}))}}default:{const P=(0,A().isOfMachine)($)&&!u(O,$);return{rule:(0,A().isForeign)($)||P||S.test(
$)?"outside-code":void 0}}}}const S=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,b=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function u(f,y){return b.test(f)||f==="-t"&&!y.includes(":")}function n(f,y){if((0,A().isElsewhere)(f)||/[\s(){};`]/.test(
f))return"outside-code";if(f.split(",").some(p=>/^\.|\.[cm]?[jt]sx?$/.test(p)))return y?"outside-code":"tool-runs-file"}
function e(f,y){return T().PRELOADABLE_PACKAGES.has(f)||T().PRELOADABLE_BY_TOOLS.has(f)?"tool-runs-file":y?"outside-code":
n(f,y)??"tool-runs-file"}function o(f){return f.split(",").filter(c=>c!==""&&!(0,A().isElsewhere)(c)).map(c=>c.replace(/^<rootDir>\//,
"./"))}function d(f,y,c,p){return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(f)?{as:"code",path:f,span:y}:{as:"module",path:f,
span:y,ifFile:c,first:p==="preload"}}function i(f){const y=f.replaceAll(".","/");return["","src/"].flatMap(c=>[".py","/_\
_main__.py","/__init__.py"].map(p=>`${c}${y}${p}`))}function s(f){const[,y="",c=""]=/^(\w+)[=:](.*)$/s.exec(f)??[];return y!==
""&&(0,W().isHarmlessVariable)(y,c)}function g(f,y){return/^(?:_?mocha|deno)$/.test(f)?y.split(",").map(c=>c.startsWith(
"-")?c:`--${c}`):f==="ava"?(0,F().lex)(y).words.map(({text:c})=>c):[y]}const a="x.js";function t({span:f},y){const c=[...y,
a,a].map(O=>({text:O,span:f,quoted:!1})),{invocation:p,problems:h}=(0,L().parseNode)(c);return{problems:h,nodeFlags:p.flags}}
function r(f,{stops:y,handsOn:c,data:p={}},{word:h,value:O=""}){const $=l=>({problems:[(0,k().wordProblem)(l,f,h)]});if(c){
const l=h.text.includes("=")||O===""?[]:[O],v=t(h,[h.text,...l]);if(!v.problems.some(({rule:P})=>P==="unknown-flag"))return v}
return y?$("unknown-flag"):p.starts==="npm-scripts"&&h.text.includes("=")?N:(0,A().isForeign)(O)||(0,A().isOfMachine)(O)?
$("outside-code"):p.unknown?N:$("unknown-flag")}},91633:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.filesAmong=I,w.judgeOperands=A,w.refusedAmong=L,w.ruleForOperand=N;function T(){const b=m(91063);return T=function(){return b},
b}function C(){const b=m(32854);return C=function(){return b},b}function D(){const b=m(13254);return D=function(){return b},
b}function W(){const b=m(31901);return W=function(){return b},b}function F(){const b=m(17083);return F=function(){return b},
b}function L(b,u,n){const[e]=n;if(e===void 0)return[];const o=n.find(({text:i})=>u.readsBehind&&k(u,i)!==void 0);return(u.
data.variables?n:[o??e]).flatMap(i=>{const s=k(u,i.text);return s===void 0?[]:[(0,W().wordProblem)(s,b,i)]})}function k({
refused:b,data:u},n){const e=u.ends_with?.split(" ");if(e?.includes(n))return;const o=i=>(0,T().lookUp)(b,(0,T().flagKey)(
i))?.kind,d=n.split(":").some(i=>o(i)==="never-ends");return o(n)??(e||d?"never-ends":void 0)}function A(b,{data:{variables:u,
operands:n="path"}},e){return e.flatMap(o=>{const d=u===void 0?[]:S(b,u,o);if(d.length>0)return d;const i=N(n,o.text);return i===
void 0?[]:[(0,W().wordProblem)(i,b,o)]})}function N(b,u){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(u))
return b==="text"&&x.test(u)?void 0:"uses-network";switch(b){case"import":return u.includes("@")?"uses-network":(0,C().normalise)(
u)===void 0?"outside-code":void 0;case"text":return u==="-"?"reads-stdin":(0,F().isForeign)(u)||(0,F().isOfMachine)(u)?"\
outside-code":void 0;case"path":case"tests":{if(u==="-")return"reads-stdin";if(u.startsWith("@"))return"outside-code";const n=u.
replace(/^!|::.*$/gs,"");return(0,C().normalise)(n)===void 0||(0,F().isForeign)(u)?"outside-code":void 0}}}const x=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function I({data:b},u){const{operands:n="path"}=b;return u.flatMap(({text:e,span:o})=>{if(N(n,e)!==void 0)return[];const d=(n===
"import"||b.starts==="package")&&e.endsWith(".go");if(n==="tests"||d)return[{as:"tests",path:e.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:o}];const i=(0,C().normalise)(e);return i&&!(0,C().isWithin)(i,".git",{ignoreCase:!0})&&!(0,F().isElsewhere)(e)?
[{as:"place",path:e,span:o}]:[]})}const E=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,j=/[$`;&|<>(){}\s]/;function S(b,u,n){
const{text:e,span:o}=n,d=e.includes("="),i=e.replace(/\s*[:+?!]*=.*$/s,"");return d&&!u.includes(i)?[(0,D().problemAt)("\
make-variable",o,{program:b,variable:i})]:(d?E.test(e):!j.test(e))?[]:[(0,W().wordProblem)("outside-code",b,n)]}},20691:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.launchesOf=L;function T(){const j=m(21006);return T=function(){return j},
j}function C(){const j=m(13254);return C=function(){return j},j}function D(){const j=m(54669);return D=function(){return j},
j}function W(){const j=m(97340);return W=function(){return j},j}function F(){const j=m(31901);return F=function(){return j},
j}function L(j,{program:S,words:b,parsing:u},{flags:n,operands:e}){const o=n.some(({flag:s})=>s?.kind==="only-prints"||s?.
kind==="outside-code"),d=s=>u.start(s,S),i=(()=>{switch(j){case"node":return o?[]:[d({program:"node",words:e})];case"com\
mand":return o?[]:[k(S,b,e,d)];case"command-texts":return e.map(s=>N(S,s,d));case"npm-scripts":{const s=n.flatMap(({flag:g,
word:a})=>g===void 0?[a]:[]);return e.map(g=>x(S,g,s,d))}default:return[]}})();return{invocation:{launched:i.flatMap(s=>s.
launched)},problems:i.flatMap(s=>s.problems)}}function k(j,S,b,u){const{words:n,problems:e}=j==="cross-env"?A(b):{words:b,
problems:[]},[o]=n,d=o&&S.find(({text:a})=>a===o.text),i=`\`${j}\` starts at the first word that is \`${o?.text}\``,s=o===
void 0||d===o?[]:[(0,C().problemAt)("flag-value",o.span,{program:j,flag:o.text,fault:i})],g=u({words:n});return{...g,problems:[
...e,...s,...g.problems]}}function A(j){const S=j.findIndex(({text:n})=>!/^\w+=/.test(n)),b=S<0?j:j.slice(0,S),u=b.flatMap(
({text:n,span:e})=>{if((0,W().setsHarmless)(n))return[];const{written:o,attached:d=""}=(0,T().splitAtEquals)(n);return[(0,C().
problemAt)("assignment-refused",e,{name:o,value:d,known:!1})]});return{words:j.slice(b.length),problems:u}}function N(j,{
text:S,span:b},u){const[,n="",e=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(S)??[],{words:o,problems:d}=(0,D().lex)(n===
""?S.replace(/^npm:(?=\S)/,"npm run "):e);if(!((0,D().hasOneReading)({problems:d})||n!==""&&e.trim()==="")||!/^[\w:.@/*-]*$/.
test(n))return E(j,{text:S,span:b});const s=o.map(g=>({...g,span:b}));return u(n===""?{words:s}:I([{text:n,span:b,quoted:!1},
...s],"wildcard"))}function x(j,{text:S,span:b},u,n){const[,e="",o=""]=/^\s*(\S+)(.*)$/s.exec(S)??[],{words:d,problems:i}=(0,D().
lex)(o),s=o.trim()===""||(0,D().hasOneReading)({problems:i});if(e===""||!s||/\{!?[*@%\d]/.test(S))return E(j,{text:S,span:b});
const g=d.map(t=>({...t,span:b})),a=[...u,{text:e,span:b,quoted:!1},...g];return n(I(a,/^[\w:.@/-]+$/.test(e)?void 0:"gl\
ob"))}function I(j,S){return{program:"npm",words:[{text:"run",span:j.at(-1)?.span??{start:0,end:0},quoted:!1},...j],...S&&
{selects:S}}}function E(j,S){return{launched:[],problems:[(0,F().wordProblem)("outside-code",j,S)]}}},87646:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.isTestRun=j,w.parseNode=k;function T(){const n=m(19609);return T=function(){
return n},n}function C(){const n=m(21006);return C=function(){return n},n}function D(){const n=m(13254);return D=function(){
return n},n}function W(){const n=m(31901);return W=function(){return n},n}function F(){const n=m(17083);return F=function(){
return n},n}const L=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function k(n){const e=[],o=[],d=[],i=new Set;
for(const c of(0,C().readFlags)(n,A).tokens){if(c.kind==="operand"){d.push(c.word);continue}if(c.kind==="unknown"){const v={
program:"node",flag:c.written};o.push((0,D().problemAt)("unknown-flag",c.word.span,v));continue}const{spec:p,negated:h}=c.
part,O=x(c);e.push(O);const $=I(p,h,O.value);if($!==void 0&&o.push(E(O,$)),h)continue;i.add(p.kind);const l=b(p,O);l!==void 0&&
o.push((0,W().flagProblem)(l,"node",O))}const s=j({flags:e}),g=s?d.length:i.has("evaluates")?0:1,a=d.slice(0,g),t=d.slice(
g),r=s||i.has("only-prints")||i.has("evaluates"),f=u(a,s,n);f!==void 0&&!(r&&a.length===0)&&o.push(f);const y=(0,W().onlyAsksForInformation)(
t);return y!==void 0&&o.push((0,W().printsOnly)("node",y)),{invocation:{program:"node",flags:e,operands:a,passthrough:t},
problems:o}}const A={flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:n=>{const e=n.startsWith(
"--"),o=e?n.slice(2).replaceAll("_","-"):n,d=o.startsWith("no-")&&!T().NODE_FLAGS.has(o),i=d?o.slice(3):o,s=T().NODE_FLAGS.
get(T().NODE_ALIASES.get(i)??(e?i:""));return s&&[{spec:s,negated:d,takes:d?"never":N(s)}]}};function N({name:n,arity:e}){
return n==="print"?"unless-dash":e==="value"?"always":"never"}function x(n){const{spec:e,negated:o}=n.part;return{name:`\
--${o?"no-":""}${e.name}`,written:n.written,...(0,C().valueRead)(n)}}function I({name:n,arity:e},o,d){if(e==="value")return(0,W().
valueFault)(d,o);if(o)return d===void 0?void 0:"a `--no-` flag takes no value";if(e!=="none")return d?void 0:"its value \
is missing";const i=n==="print"||/^(?:inspect|debug$|debug-brk$)/.test(n);return d===void 0||i?void 0:"it takes no value"}
function E(n,e){return(0,D().problemAt)("flag-value",n.span,{program:"node",flag:n.written,fault:e})}function j({flags:n}){
return n.findLast(({name:e})=>e==="--test"||e==="--no-test")?.name==="--test"}const S=/\.(?:info|lcov|log|tap|txt|xml)$/;
function b(n,{value:e=""}){switch(n.kind){case"harmless":return;case"reports-tests":return T().BUILT_IN_REPORTERS.has(e)?
void 0:"outside-code";case"tolerates-rejections":return e==="warn"||e==="none"?"weakens":void 0;case"writes-report":return e===
"stdout"||e==="stderr"?void 0:S.test(e)&&!(0,F().isElsewhere)(e)?"tool-writes":"writes-files";case"evaluates":return"out\
side-code";case"preloads":return T().PRELOADABLE_PACKAGES.has(e)?"tool-runs-file":"outside-code";default:return n.kind}}
function u(n,e,o){const[d]=n;if(d===void 0){const g=o.at(-1)?.span.end??0;return e?void 0:(0,D().problemAt)("reads-stdin",
{start:0,end:g},{program:"node",flag:""})}const{text:i,span:s}=d;if(L.has(i))return(0,D().problemAt)("reads-stdin",s,{program:"\
node",flag:i});if(i.startsWith("-"))return(0,D().problemAt)("outside-code",s,{program:"node",flag:`-- ${i}`});if(i==="in\
spect"||!e&&i==="debug")return(0,D().problemAt)("outside-code",s,{program:"node",flag:i})}},3893:function(J,w,m){Object.
defineProperty(w,"__esModule",{value:!0}),w.parseNpm=L,w.parseNpx=A;function T(){const n=m(4274);return T=function(){return n},
n}function C(){const n=m(20457);return C=function(){return n},n}function D(){const n=m(60842);return D=function(){return n},
n}function W(){const n=m(13254);return W=function(){return n},n}function F(){const n=m(31901);return F=function(){return n},
n}function L(n,e=F().ALONE){const{flags:o,operands:d}=N(T().NPM_FLAGS,n,T().NPM_SHORTHANDS),[i,...s]=d,g=i&&T().NPM_SUBCOMMANDS.
get(i.text),a=g?.kind==="runs-tool",t=x("npm",o,n,a),r={program:"npm",flags:t.flags};if(i===void 0){const p=E(o)?[]:[u("\
npm",n)];return{invocation:{...r,operands:[],passthrough:[]},problems:[...t.problems,...p]}}if(g===void 0){const p=[...T().
NPM_SUBCOMMANDS].find(([$])=>$.startsWith(i.text))?.[1].name??"",h={program:"npm",subcommand:i.text,meant:p},O=[(0,W().problemAt)(
"unknown-subcommand",i.span,h),...t.problems];return{invocation:{...r,operands:s,passthrough:[]},problems:O}}const f={...r,
subcommand:g.name},{invocation:y,problems:c}=j(g,{word:i,rest:s},f,e);return{invocation:y,problems:[...c,...t.problems]}}
const k=new Map([...T().NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function A(n,e=F().ALONE){const{
flags:o,operands:d}=N({...T().NPM_FLAGS,stops:!0},n,k),i=x("npx",o,n,!0),s={program:"npx",subcommand:"exec",flags:i.flags},
[g]=d;if(g===void 0){const{subcommand:h,...O}=s,$=E(o)?[]:[u("npx",n)];return{invocation:{...O,operands:[],passthrough:[]},
problems:[...i.problems,...$]}}const a=n[n.indexOf(g)-1],t=d.slice(1).find(({text:h})=>h.startsWith("-")),y=/^--no(?!-install$)/.
test(a?.text??"")&&t!==void 0&&a?[(0,W().problemAt)("flag-value",a.span,{program:"npx",flag:a.text,fault:"npx takes the \
next word for its value"})]:[],{invocation:c,problems:p}=b(d,s,e);return{invocation:c,problems:[...p,...i.problems,...y]}}
function N(n,e,o){const d=new Map;for(const t of e){const r=o.get(t.text);d.set(r===void 0?t:{...t,text:r},t)}const{flags:i,
operands:s,started:g}=(0,C().readUse)(n,[...d.keys()]),a=n.stops?g:s;return{flags:i,operands:a.map(t=>d.get(t)??t)}}function x(n,e,o,d){
const i=e.map(s=>{const{word:g,value:a,flag:t}=s,r=o.findIndex(({span:M})=>M.start===g.span.start),f=(o[r]?.text??"").replace(
/(?<=^--[^=]*)=.*/s,""),[,y,c]=/^--(no-)?(.*)$/s.exec(t?.name??f)??[],p=y!==void 0,h={name:`--${c??f}`,written:f,span:g.
span,...a!==void 0&&t&&{value:a},...p&&{negated:p}};if(t===void 0)return{flag:h,problems:[I(n,h,o[r+1],d)]};const O=/^(?:true|false|null|always)$/.
test(o[r+1]?.text??""),$=t.arity==="value"?(0,F().valueFault)(a,!1):O?"npm reads the next word as its value":void 0,l=(0,D().
isReason)(t.kind)?t.kind:d&&T().SELECTING_FLAGS.has(t.name)?"outside-code":void 0,v={program:"npm",flag:f,fault:$??""},P=$===
void 0?[]:[(0,W().problemAt)("flag-value",g.span,v)];return{flag:h,problems:[...l?[(0,F().flagProblem)(l,n,h)]:[],...P]}});
return{flags:i.map(({flag:s})=>s),problems:i.flatMap(({problems:s})=>s)}}function I(n,e,o,d){const i=(0,F().flagProblem)(
"unknown-flag",n,e),s=!d&&T().FLAGS_OF_TESTS.has(e.written),g=o!==void 0&&!o.text.startsWith("-");return s&&!g?{...i,severity:"\
warning"}:i}function E(n){return n.some(({flag:e})=>e?.kind==="only-prints"||e?.kind==="outside-code")}function j({name:n,
kind:e},o,d,i){if(e==="runs-script")return S(n,o,d);if(e!=="runs-tool")return{invocation:{...d,operands:o.rest,passthrough:[]},
problems:[(0,F().wordProblem)(e,d.program,{text:n,span:o.word.span})]};if(o.rest.length>0)return b(o.rest,d,i);const g=d.
flags.some(({name:a})=>a==="--call")?[]:[u(d.program,[o.word])];return{invocation:{...d,operands:[],passthrough:[]},problems:g}}
function S(n,{word:e,rest:o},d){const i=n==="run"?o.slice(0,1):[e],s=n==="run"?o.slice(1):o,[g]=i,a=[];g===void 0?a.push(
(0,F().printsOnly)("npm",{...e,text:"run"})):g.text==="env"&&a.push({...(0,F().printsOnly)("npm",{...g,text:"run env"}),
severity:"error"});const t=(0,F().onlyAsksForInformation)(s);return t!==void 0&&a.push((0,F().printsOnly)("npm",t)),{invocation:{
...d,operands:i,passthrough:s},problems:a}}function b([n,...e],o,d){const i={...o,operands:n?[n]:[],passthrough:e};if(n===
void 0)return{invocation:i,problems:[]};if(!(0,F().isToolName)(n.text))return{invocation:i,problems:[(0,F().wordProblem)(
"uses-network",o.program,n)]};const{problems:s,...g}=d.tool(n,e);return{invocation:{...i,...g},problems:s}}function u(n,e){
const o=e[0]?.span.start??0,d=e.at(-1)?.span.end??0;return(0,W().problemAt)("nothing-to-run",{start:o,end:d},{program:n})}},
39872:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.parseProgram=N,w.parseUse=x;function T(){const n=m(
20457);return T=function(){return n},n}function C(){const n=m(13254);return C=function(){return n},n}function D(){const n=m(
97340);return D=function(){return n},n}function W(){const n=m(91633);return W=function(){return n},n}function F(){const n=m(
20691);return F=function(){return n},n}function L(){const n=m(31901);return L=function(){return n},n}function k(){const n=m(
91883);return k=function(){return n},n}function A(){const n=m(79757);return A=function(){return n},n}function N(n,e,o){const{
program:d,use:i}=n,{invocation:s,named:g,problems:a}=x({program:d,use:i,words:e,family:n,parsing:o}),r=[...g.files.filter(
({as:y})=>y!=="place"),...s.files??[]];return{invocation:{program:d,family:n,...{flags:[],operands:[],passthrough:[]},...s,
files:r},problems:a}}function x(n){const{program:e,use:o}=n,{behind:d,data:i}=o,s=d?n.words.findIndex(({text:O})=>O==="-\
-"):-1,g=s<0?n.words:n.words.slice(0,s),a=(0,T().readUse)(o,g),t=a.rest?[...a.flags,a.rest.flag]:a.flags,r=s<0||!d?[]:(0,T().
readUse)(d,n.words.slice(s+1)).flags,f=[...t.map(O=>(0,D().judgeFlag)(e,o,O)),...r.map(O=>(0,D().judgeFlag)(e,d??o,O))],
y=(o.stops?a.started:a.operands).slice(i.skips??0),{invocation:c,named:p,problems:h}=E(n,{flags:[...t,...r],operands:y,...a.
rest&&{rest:{module:a.rest.flag.flag?.kind==="module",words:a.rest.words}}});return{invocation:{...c,...i.any_package&&{
anyPackage:!0},flags:[...t.map(I),...c.flags??[]]},named:{files:[...f.flatMap(({files:O=[]})=>O),...p?.files??[]],roots:f.
flatMap(({root:O=[]})=>O),nodeFlags:f.flatMap(({nodeFlags:O=[]})=>O)},problems:[...f.flatMap(O=>O.problems),...h]}}function I({
word:n,written:e,value:o}){return{name:e,written:e,span:n.span,...o!==void 0&&{value:o}}}function E(n,e){const{program:o,
use:d,path:i,family:s,parsing:g}=n,{flags:a,operands:t,rest:r}=e,[f,...y]=t,c=(0,W().refusedAmong)(o,d,t);if(c.length>0&&
d.stops)return{invocation:{},problems:c};const p=f&&d.subcommands.get(f.text),h=p?.data.starts==="own-script"?"own-scrip\
t":d.data.starts;if(f&&p&&h!=="own-script"){const v=i===void 0?f.text:`${i} ${f.text}`;return x({...n,use:p,path:v,words:y})}
const O={...i!==void 0&&{subcommand:i},...a.some(({flag:v})=>v?.kind==="checks-syntax-only")&&{parsed:!0}},$=(()=>{if(r&&
s)return r.module?(0,k().parseModule)(s,r.words,g):{invocation:{passthrough:r.words},problems:u(o,r.words)};if(h!==void 0&&
s===void 0)return(0,F().launchesOf)(h,n,e);if(f===void 0)return{invocation:{},problems:S(n,a)};if(h!==void 0&&s)return(0,A().
startByName)(h,f,y,{family:s,parsing:g});if(d.subcommands.size>0){const M=(0,C().problemAt)("unknown-subcommand",f.span,
{program:o,subcommand:f.text});return{invocation:{operands:[f],passthrough:y},problems:[M]}}const v=t.filter(({span:M})=>c.
every(R=>R.span!==M)),P=(0,W().filesAmong)(d,v);return{invocation:{operands:t},problems:(0,W().judgeOperands)(o,d,t),named:{
files:P}}})(),l=[...c,...b(n,a),...$.problems];return{...$,invocation:{...O,...$.invocation},problems:l}}function j(n){return n.
some(({flag:e,off:o})=>e?.kind==="only-prints"&&!o)}function S({program:n,use:e},o){const d=j(o)?void 0:e.data.alone,i={
text:"",span:{start:0,end:n.length}};return d?[(0,L().wordProblem)(d,n,i)]:[]}function b({program:n,use:e,path:o,words:d},i){
if(j(i))return[];const s=new Set(i.flatMap(({flag:a,off:t})=>a&&!t?a.name:[])),g=d[0]?.span??{start:0,end:0};return Object.
entries(e.data.unless??{}).flatMap(([a,t])=>t.split(" ").some(r=>s.has(r))?[]:[(0,L().wordProblem)(a,n,{text:o??"",span:g})])}
function u(n,e){return e.filter(({text:d})=>/^--?test\./.test(d)).map(d=>(0,L().wordProblem)("skips-tests",n,d))}},46868:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.parseTool=F,w.parseUnknownTool=L;function T(){const A=m(20457);return T=
function(){return A},A}function C(){const A=m(11331);return C=function(){return A},A}function D(){const A=m(39872);return D=
function(){return A},A}function W(){const A=m(31901);return W=function(){return A},A}function F(A,N,x){const{text:I}=A,{
tools:E}=x.families,j=E.refusal(I);if(j!==void 0)return{problems:[(0,W().wordProblem)(j,I,A)]};const S=E.known(I),b=S??E.
unknown(I),{invocation:u,named:n,problems:e}=(0,D().parseUse)({program:I,use:b,words:N,parsing:x}),{launched:o=[]}=u;return{
tool:n,...o.length>0&&{launched:o},problems:S?e:[...e,...k(A,N,b)]}}function L(A,N,x,I=W().ALONE){const{problems:E}=(0,D().
parseUse)({program:A.text,use:x,words:N,parsing:I});return[...E,...k(A,N,x)]}function k({text:A},N,x){const{flags:I,operands:E}=(0,T().
readUse)(x,N),j=N[N.findIndex(({text:n})=>n==="--")+1],S=[...new Set([E[0],j])].filter(n=>n!==void 0&&(0,C().startsOthers)(
n.text)),b=I.filter(({written:n,flag:e,value:o=""})=>/^-[ex]$/.test(n)&&/\s/.test(o)||e?.kind!=="config"&&(0,C().isCommandLine)(
o)),u=E.filter(({text:n})=>(0,C().hasCommandLine)(n));return[...S,...b.map(({word:n})=>n),...u].flatMap(n=>n===void 0?[]:
[(0,W().wordProblem)("outside-code",A,n)])}},31901:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.ALONE=
void 0,w.flagProblem=k,w.isProgram=W,w.isToolName=F,w.onlyAsksForInformation=x,w.printsOnly=I,w.valueFault=A,w.wordProblem=
L;function T(){const E=m(91063);return T=function(){return E},E}function C(){const E=m(13254);return C=function(){return E},
E}const D=w.ALONE={families:T().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),tool:()=>({problems:[]})};function W(E){
return E==="node"||E==="npm"||E==="npx"}function F(E){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(
E)}function L(E,j,{text:S,span:b}){return(0,C().problemAt)(E,b,{program:j,flag:S})}function k(E,j,S){const{written:b,span:u,
value:n}=S,e={program:j,flag:b};return(0,C().problemAt)(E,u,n===void 0?e:{...e,value:n})}function A(E,j){return j?"it ta\
kes a value, so it has no `--no-` form":E===void 0||E===""?"its value is missing":E.startsWith("-")?"its value begins wi\
th a dash":void 0}const N=new Set(["--version","-v","-V","--help","-h"]);function x(E){const[j]=E;return E.length===1&&j!==
void 0&&N.has(j.text)?j:void 0}function I(E,j){return L("only-prints",E,j)}},91883:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.parseModule=u;function T(){const n=m(96215);return T=function(){return n},n}function C(){const n=m(
20457);return C=function(){return n},n}function D(){const n=m(91063);return D=function(){return n},n}function W(){const n=m(
13254);return W=function(){return n},n}function F(){const n=m(97340);return F=function(){return n},n}function L(){const n=m(
31901);return L=function(){return n},n}function k(){const n=m(17083);return k=function(){return n},n}const A=(0,D().groupsByName)(
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
  `}),N=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),x=/^(?:-\w|--[\w-]+=)?[/~]/,I=(0,D().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),E=(0,D().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),j=(0,D().useTable)({flags:{text:"q,quiet"}}),S=new Map([["doctest",E],["py_compile",j]]);function b({
text:n,span:e}){const o=/^\w+(?:\.\w+)*$/.test(n)?n.split("."):[],d=o.map((s,g)=>o.slice(0,g+1).join("."));return(n.endsWith(
".py")?[n]:d.flatMap(F().pythonFiles)).map(s=>({as:"module",path:s,span:e}))}function u({program:n,data:e},[o,...d],i){if(o===
void 0){const v={program:n,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,W().problemAt)("fla\
g-value",{start:0,end:0},v)]}}const{known:s}=i.families,g=s.get(o.text);if(g!==void 0&&e.started_programs.includes(o.text)){
const{launched:v,problems:P}=i.start({program:g,words:d},n);return{invocation:{module:o,launched:v},problems:P}}const a={
module:o,operands:[o],passthrough:d},t=o.text==="unittest"?d.flatMap(b):[],r={...a,files:t},f=(v,P=o.text)=>({invocation:r,
problems:[(0,L().wordProblem)(v,n,{...o,text:P})]}),y=/^[\w.]+$/.test(o.text)?A.get(o.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(y!==void 0)return f(y);const c=s.get("python"),p=S.get(o.text);if(p!==void 0&&c!==void 0){const v=o.
text==="py_compile",P={...c,data:{...c.data,extensions:void 0}},{flags:M,operands:R}=(0,C().readUse)(p,d),G=R.map(U=>i.start(
{program:v?c:P,words:[U]},n)),H=G.flatMap(U=>U.launched),B=v?f("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...r,launched:H.map(U=>({...U,...v&&{parsed:v}}))},problems:[...M.flatMap(U=>(0,F().judgeFlag)(o.text,p,U).problems),
...B,...G.flatMap(U=>U.problems)]}}const h=N.has(o.text);if(!h&&(0,T().isOfLibrary)(o.text))return f("outside-code",`-m ${o.
text}`);const[O,...$]=d;if(o.text==="coverage"&&O?.text==="run"&&c!==void 0){const{flags:v,started:P,rest:M}=(0,C().readUse)(
I,$),R=M?[{...M.flag.word,text:"-m"},...M.words]:P;if(R.length>0){const{launched:G,problems:H}=i.start({program:c,words:R},
n),B=v.flatMap(U=>(0,F().judgeFlag)("coverage",I,U).problems);return{invocation:{...r,starts:"module",launched:G},problems:[
...B,...H]}}}const l=d.filter(({text:v})=>(0,k().isForeign)(v)||h&&x.test(v));return{invocation:h?r:{...r,starts:"module"},
problems:l.map(v=>(0,L().wordProblem)("outside-code",o.text,v))}}},79757:function(J,w,m){Object.defineProperty(w,"__esMo\
dule",{value:!0}),w.extensionProblems=E,w.startByName=L;function T(){const b=m(91063);return T=function(){return b},b}function C(){
const b=m(13254);return C=function(){return b},b}function D(){const b=m(11331);return D=function(){return b},b}function W(){
const b=m(91633);return W=function(){return b},b}function F(){const b=m(31901);return F=function(){return b},b}function L(b,u,n,e){
const{program:o}=e.family,d={operands:[u],passthrough:n},i=()=>({invocation:d,problems:[(0,F().wordProblem)("outside-cod\
e",o,u)]});switch(b){case"file":return I(u,n,e);case"package":{const s=(0,W().ruleForOperand)("import",u.text),a=s===void 0&&
u.text.endsWith(".go")?[{as:"tests",path:u.text,span:u.span}]:[];return{invocation:{...d,files:a},problems:s?[(0,F().wordProblem)(
s,o,u)]:[]}}case"program":return j(u,n,e);case"script":case"own-script":{const s=k.test(u.text)?i().problems:[];return{invocation:{
...d,subcommand:"run"},problems:[...s,...x(n,e.family)]}}case"tool":return S("exec",u,n,e);case"script-or-tool":case"scr\
ipt-tool-or-file":{const s=b==="script-tool-or-file";if(A.test(u.text)||s&&N(u.text))return s?I(u,n,e):i();const g=S("sc\
ript-or-tool",u,n,e);return{...g,problems:[...g.problems,...x(n,e.family)]}}default:return i()}}const k=/^\/|\*/,A=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function N(b){return/[\\/]/.test(b)&&!/^@[\w.-]+\/[\w.-]+$/.test(b)}function x(b,{program:u,use:n}){return b.filter(({text:o})=>{
const d=/^--([\w-]+)/.exec(o)?.[1];return d!==void 0&&n.flags.get((0,T().flagKey)(d))?.kind==="outside-code"}).map(o=>(0,F().
wordProblem)("outside-code",u,o))}function I(b,u,n){const{family:e,parsing:o}=n,{program:d}=e,{text:i,span:s}=b,g={operands:[
b],passthrough:u,starts:"file"};if(i==="-"||i===""||i.startsWith("/dev/"))return{invocation:g,problems:[(0,C().problemAt)(
"reads-stdin",s,{program:d,flag:i})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(i)&&/:/.test(i))return{
invocation:g,problems:[(0,F().wordProblem)("uses-network",d,b)]};const[,t=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(i)??[],r=e.data.dependency_tools.includes(t)?o.families.known.get(t):void 0;if(r!==void 0){const{launched:f,problems:y}=o.
start({program:r,words:u},d);return{invocation:{launched:f},problems:y}}return{invocation:g,problems:E(e,i,s)}}function E({
program:b,data:{extensions:u}},n,e){const[,o]=/\.([^./\\]*)$/.exec(n.replace(/^.*\//s,""))??[];return u===void 0||o===void 0||
u.split(" ").includes(o)?[]:[(0,C().problemAt)("target-extension",e,{program:b,path:n,extension:o})]}function j(b,u,n){const{
family:e,parsing:o}=n,{text:d}=b;if(/:\/\//.test(d))return{invocation:{},problems:[(0,F().wordProblem)("uses-network",e.
program,b)]};if(d==="-"||/\.\w+$/.test(d))return I(b,u,n);const i=o.families.known.get(d);if(i===void 0||!e.data.started_programs.
includes(d))return{invocation:{},problems:[(0,F().wordProblem)("outside-code",e.program,b)]};const{launched:s,problems:g}=o.
start({program:i,words:u},e.program);return{invocation:{launched:s},problems:g}}function S(b,u,n,{family:e,parsing:o}){const{
text:d}=u,i=[(0,F().wordProblem)("outside-code",e.program,u)];if(b==="exec"&&N(d))return{invocation:{},problems:i};const s=/[;&|<>$`'"(){}\\*?]/.
test(d)||(0,D().hasCommandLine)(d);if(!(0,F().isToolName)(d)&&(b==="exec"||s))return{invocation:{},problems:i};const g={
subcommand:b,operands:[u],passthrough:n},a=(0,F().isProgram)(d)?d:o.families.allowed.get(d);if(a!==void 0){const{launched:y,
problems:c}=o.start({program:a,words:n},e.program);return{invocation:{...g,launched:y},problems:c}}if((0,D().isShell)(d)||
b==="exec"&&(0,D().programNamed)(d)!==void 0)return{invocation:g,problems:i};const{problems:t,...r}=o.tool(u,n),f=b==="e\
xec"||(0,T().isKnownTool)(o.families.tools,d);return{invocation:{...g,...r},problems:f?t:[]}}},17083:function(J,w,m){Object.
defineProperty(w,"__esModule",{value:!0}),w.isElsewhere=C,w.isForeign=D,w.isOfMachine=W;function T(){const k=m(32854);return T=
function(){return k},k}function C(k){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(k)||k.split(",").some(A=>(0,T().normalise)(
A)===void 0)}function D(k){return/(?:^|[=,\s])(?:data|file):/i.test(k)?!0:!k.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(
k)?!1:k.split(/[=,:"']/).some(A=>A.includes("..")&&!L(A))}function W(k){return k.split(/[=,:"']/).some(A=>F.test(A))}const F=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function L(k){return/^[\\/]/.test(k)||(0,T().normalise)(k)!==void 0}},51951:function(J,w,m){Object.defineProperty(w,"__e\
sModule",{value:!0}),w.readCommand=j,w.readWords=b;function T(){const t=m(91063);return T=function(){return t},t}function C(){
const t=m(80781);return C=function(){return t},t}function D(){const t=m(13254);return D=function(){return t},t}function W(){
const t=m(54669);return W=function(){return t},t}function F(){const t=m(11331);return F=function(){return t},t}function L(){
const t=m(90762);return L=function(){return t},t}function k(){const t=m(45806);return k=function(){return t},t}function A(){
const t=m(31901);return A=function(){return t},t}function N(){const t=m(86191);return N=function(){return t},t}function x(){
const t=m(73872);return x=function(){return t},t}function I(){const t=m(82293);return I=function(){return t},t}const E=new Set;
async function j(t,r={}){const f=b(t,r),{tree:y,base:c,changed:p=E,cwd:h="",clock:O,programs:$=T().NO_PROGRAMS}=r,{isOutput:l}=r;
if(f.invocation===void 0||f.argv===null)return f;if(y===void 0)return{...f,problems:[...f.problems,...S(f.invocation,$)]};
const v={tree:y,directory:h,changed:p,families:$,...c&&{base:c},...l&&{isOutput:l}},{invocation:P}=f,{targets:M,problems:R}=await(0,x().
resolveInvocation)(P,v,O);return{...f,targets:M,problems:g(f.problems,R).map(G=>s(G,f.command))}}function S(t,{tools:r}){
return[t,...(0,k().launchedBy)(t)].flatMap(({subcommand:f,operands:[y]})=>f==="exec"&&y&&(0,A().isToolName)(y.text)&&!(0,T().
isKnownTool)(r,y.text)?[(0,D().problemAt)("tool-unknown",y.span,{tool:y.text})]:[])}function b(t,{tree:r,cwd:f="",programs:y=T().
NO_PROGRAMS}={}){if(typeof t!="string")return n(t);const{words:c,assignments:p,problems:h}=(0,W().lex)(t,r&&(0,C().subTree)(
r,f)),O=(0,L().firstErrors)(h),[$]=c,l=(U,z,K)=>({command:t,words:c,assignments:p,argv:U,...K===void 0?void 0:{invocation:K},
targets:[],problems:z});if($===void 0)return l(null,O);const v=(0,W().hasOneReading)({problems:O})?c.map(({text:U})=>U):
null,{program:P,problem:M}=o(t,c,y);if(M?.rule==="sentence")return l(v,[M,...O]);if(P===void 0)return l(v,[...O,M]);const R=u(
c,O).slice(1),{invocation:G,problems:H}=(0,k().parseInvocation)(P,R,y),B=(0,I().inspectPaths)(G,f);return l(v,[...O,...H,
...B],G)}function u(t,r){const f=r.find(y=>y.rule==="shell-operator"||(0,D().isProblem)(y,"line-break")&&!y.args.quoted);
return f===void 0?t:t.filter(({span:y})=>y.start<f.span.start)}function n(t){const r=t===null?"null":Array.isArray(t)?"a\
rray":typeof t,f=(0,D().problemAt)("command-not-text",{start:0,end:0},{type:r});return{command:"",words:[],assignments:[],
argv:null,targets:[],problems:[f]}}const e=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function o(t,r,{
allowed:f,offered:y,tools:c}){const[p]=r,h=p?.text??"",O=(0,A().isProgram)(h)?h:f.get(h);if(O!==void 0)return{program:O};
const $=p?.span??{start:0,end:0},l=(M,R)=>({program:void 0,problem:(0,D().problemAt)(M,$,R)}),[,v]=e.exec(h)??[];if(v===
void 0&&(0,N().isSentence)(t)){const M=r.at(-1)?.span.end??$.end;return{program:void 0,problem:(0,D().problemAt)("senten\
ce",{start:$.start,end:M},{})}}const P=i(h,y);return/[\\/]/.test(h)?l("program-by-path",{program:h,...P}):v!==void 0?l("\
program-look-alike",{program:h,meant:v.toLowerCase()}):l("program-not-allowed",{program:h,group:(0,F().programNamed)(h)?.
kind??(c.known(h)?"npx":"other"),...P,allowed:[...f.keys()]})}const d=new Map([["gmake","make"],["bunx","bun"],["pnpx","\
pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function i(t,r){const f=r(t);if(f!==void 0)
return{offered:f};const y=t.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),c=d.get(y)??y,p=r(c);return p===void 0?{offered:""}:{offered:p,word:c}}function s(t,r){const f=r.slice(t.span.start,
t.span.end);return(0,D().isProblem)(t,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(f)?{...t,args:{...t.args,written:f}}:
t}function g(t,r){const f=new Set(t.map(a)),y=[...t];for(const c of r){const p=a(c);f.has(p)||(f.add(p),y.push(c))}return y}
function a({rule:t,span:r,args:f}){return JSON.stringify([t,r.start,r.end,f])}},86191:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.isSentence=x,w.namedPaths=j,w.startedFiles=S;function T(){const b=m(32854);return T=function(){
return b},b}function C(){const b=m(11331);return C=function(){return b},b}const D=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
W=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
F=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,L=/^[A-Za-z][a-z']*[:,]?$/,k=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
A=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,N=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function x(b){const u=b.trim(),[n="",...e]=u.split(/\s+/,100);if(n===n.toLowerCase()&&(0,C().programNamed)(n)!==void 0)return!1;
if(k.test(u)||A.test(u)||N.test(n))return!0;if(/[;&|<>$`]/.test(u))return!1;const o=L.test(n);if(e.some(i=>/^--?[A-Za-z]/.
test(i)))return!1;if((o||F.test(n))&&e.some(i=>D.test(I(i))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(n))return e.length>
0||/[.!:]$/.test(n);const d=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(e[0]??"");return o&&d&&(W.test(n)||/[a-z]{2}[.!?]$/.test(
u))}function I(b){return b.replace(/[.,;:!?]$/,"")}const E=/[\s"'`;&|()<>=]+/;function j(b,u=""){const n=u===""?"":`${u}\
/`;return b.split(E).map(e=>(0,T().normalise)(n+e)??e)}function S({targets:b}){return b.flatMap(({kind:u,path:n,parsed:e})=>u===
"file"&&n&&!e?[n]:[])}},66227:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.dependencyHome=e,w.inspectDependency=
I,w.inspectOrigin=E,w.isUnverified=j,w.ownerOf=u,w.packageOf=x,w.resolveAtHome=d;function T(){const i=m(76760);return T=
function(){return i},i}function C(){const i=m(3463);return C=function(){return i},i}function D(){const i=m(95244);return D=
function(){return i},i}function W(){const i=m(80781);return W=function(){return i},i}function F(){const i=m(13254);return F=
function(){return i},i}function L(){const i=m(45156);return L=function(){return i},i}function k(){const i=m(59867);return k=
function(){return i},i}function A(){const i=m(10473);return A=function(){return i},i}function N(){const i=m(47668);return N=
function(){return i},i}function x(i){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(i)?.[1]}async function I(i,s,g){
const{tree:a,base:t=a}=o(i),{name:r,path:f}=s,y=await S(a,t,r),c=y===void 0?await n(a,s):void 0,p=h=>(0,F().problemAt)("\
dependency-unverified",g,{name:r,path:f,...h});return[...y===void 0?[]:[p({fault:y})],...c===void 0?[]:[p({fault:"stale",
differs:c})],...await E(i,r,g)]}async function E(i,s,g){const{tree:a,base:t=a}=o(i);return[...(await b(a,t)).map(f=>(0,F().
problemAt)("dependency-not-compared",g,{name:s,path:f})),...await(0,L().compareWithBase)(a,t,s,g)]}function j(i){return(0,F().
isProblem)(i,"dependency-unverified")?i.args.fault!=="stale":(0,F().isProblem)(i,"target-missing")&&i.args.untracked===!0}
async function S(i,s,g){const[a,t]=await Promise.all([(0,k().readLocks)(i),(0,k().readLocks)(s)]),r=({npm:p})=>p?.packages.
has(g)===!0,f=p=>r(p)||p.unread.length>0;return r(t)&&!r(a)&&i.stat(t.npm?.path??"")||f(t)&&!f(a)?"removed":(await(0,k().
usablePackageJson)(i,""))?.dependencies.has(g)?f(a)||(a.npm??t.npm)===void 0?void 0:"unlocked":"undeclared"}async function b(i,s){
const[{npm:g,unread:a},t]=await Promise.all([(0,k().readLocks)(i),(0,k().readLocks)(s)]);if(!g&&a.length===0&&!t.npm&&t.
unread.length===0)return[""];const r=await Promise.all(a.map(f=>(0,A().hasOtherContent)(i,s,f)));return a.filter((f,y)=>r[y])}
async function u(i,s,g){const{npm:a,unread:t}=await(0,k().readLocks)(i),r=a?.packages,f=t.length>0||r===void 0||r.has(s);
return g.has(s)&&f?s:[...g].find(y=>Object.hasOwn(r?.get(y)?.bin??{},s))}async function n(i,{name:s,binary:g}){const a=`\
node_modules/${s}`,t=(await(0,k().readLocks)(i)).npm?.packages.get(s);if(t===void 0||i.stat(a)===void 0)return;const r=await(0,k().
readJsonFile)(i,`${a}/package.json`),f=(0,C().objectIn)(r),y=(0,C().textIn)(f,"name")||s,c=(0,C().textIn)(f,"version"),p=(P,M,R)=>`\
the installed package has the ${P} \`${M||"nothing"}\`, but the lockfile has \`${R}\``;if(r!==void 0&&y!==t.name)return p(
"name",y,t.name);if(r!==void 0&&!["",c].includes(t.version))return p("version",c,t.version);const h=t.bin??(f.bin===void 0?
void 0:(0,k().binOf)(f.bin,y)??{});if(g===void 0||h===void 0)return;const{name:O,file:$}=g,l=Object.entries(h).flatMap(([
P,M])=>O===void 0||O===P?[T().posix.normalize(M)]:[]),v=O===void 0?"binary":`binary ${O}`;return l.includes($)?void 0:p(
v,$,l[0]??"nothing")}function e({tree:i,base:s=i,directory:g}){const a=t=>r=>D().LOCKFILES.some(f=>r.stat(T().posix.join(
t,f))!==void 0);return(0,N().foldersUpFrom)(g).find(t=>[i,s].some(a(t)))??""}function o(i,s=e(i)){if(s==="")return i;const{
tree:g,base:a,directory:t,changed:r}=i,f=`${s}/`;return{...i,tree:(0,W().subTree)(g,s),...a&&{base:(0,W().subTree)(a,s)},
directory:t.slice(f.length),changed:new Set([...r].flatMap(y=>y.startsWith(f)?y.slice(f.length):[]))}}async function d(i,s){
const g=e(i),{targets:a,problems:t}=await s(o(i,g));return{targets:a.map(r=>r.path===void 0?r:{...r,path:T().posix.join(
g,r.path)}),problems:t}}},73872:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.resolveInvocation=N;function T(){
const u=m(13254);return T=function(){return u},u}function C(){const u=m(45806);return C=function(){return u},u}function D(){
const u=m(15804);return D=function(){return u},u}function W(){const u=m(52437);return W=function(){return u},u}function F(){
const u=m(59867);return F=function(){return u},u}function L(){const u=m(82293);return L=function(){return u},u}function k(){
const u=m(9504);return k=function(){return u},u}function A(){const u=m(56788);return A=function(){return u},u}function N(u,n,e){
const o=new(A()).Trail((d,i)=>x(d,i,o),e);return x(u,n,o)}async function x(u,n,e){const o=[];for(const d of[u,...(0,C().
launchedBy)(u)]){const i=await j(d,n);if("rule"in i)o.push({targets:[],problems:[i]});else for(const s of i)o.push(await I(
s,n,e))}return(0,A().join)(o)}function I(u,n,e){const{program:o,family:d}=u;return d!==void 0?(0,k().resolveProgram)(u,d,
n,e):o==="node"?(0,D().resolveNode)(u,n):(0,W().resolveNpm)(u,n,e)}const E=/^[\w:.@/-]{1,200}$/;async function j(u,n){const{
selects:e,...o}=u,[d]=o.operands;if(e===void 0||d===void 0)return[u];const{text:i,span:s}=d,g=(0,T().problemAt)("outside\
-code",s,{program:"npm",flag:i}),a=S(i,e);if(a===void 0)return g;const r=[...(await(0,F().usablePackageJson)(n.tree,n.directory))?.
scripts.keys()??[]].filter(a);return r.length===0?(0,T().problemAt)("npm-script-missing",s,{script:i,passes:!1}):r.every(
f=>E.test(f))?r.map(f=>({...o,operands:[{...d,text:f}]})):g}function S(u,n){const e=i=>n==="wildcard"?i.replaceAll("/","\
:"):i.replace(/[:/]/g,b),o=(0,L().alternativesOf)(e(u));if(!o?.every(i=>i.split(/[:/]/).every(L().isPlainGlob)))return;const d={
dot:n==="wildcard"};return i=>o.some(s=>(0,L().matchesPattern)(e(i),s,d))}function b(u){return u===":"?"/":":"}},15804:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.firstFile=t,w.inspectImport=$,w.inspectNodeFlag=h,w.resolveFound=b,w.
resolveMain=r,w.resolveNode=y,w.resolveTests=o;function T(){const P=m(76760);return T=function(){return P},P}function C(){
const P=m(3463);return C=function(){return P},P}function D(){const P=m(32854);return D=function(){return P},P}function W(){
const P=m(93028);return W=function(){return P},P}function F(){const P=m(13254);return F=function(){return P},P}function L(){
const P=m(94411);return L=function(){return P},P}function k(){const P=m(87646);return k=function(){return P},P}function A(){
const P=m(66227);return A=function(){return P},P}function N(){const P=m(59867);return N=function(){return P},P}function x(){
const P=m(82293);return x=function(){return P},P}function I(){const P=m(56788);return I=function(){return P},P}function E(){
const P=m(10473);return E=function(){return P},P}const j=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function S(P,M,R){
const{tree:G}=P,H=(0,x().pathProblem)(M,R,P.directory);if(H!==void 0)return{targets:[],problems:[H]};if(M.includes("\\"))
return(0,I().fails)("target-not-a-file",R,{path:M,reason:"backslash"});const B=(0,D().normalise)((0,I().from)(P,M))??"",
U=(0,A().dependencyHome)(P);if(U!==""&&(0,D().isWithin)(B,T().posix.join(U,"node_modules")))return(0,A().resolveAtHome)(
P,V=>S(V,M,R));const z=t(G,a(B));return z===void 0?e(P,M,B,R):z.kind!=="inside"||z.entry.kind!=="directory"?u(P,{path:M,
wanted:B,found:z},R):await r(P,{path:M,wanted:B},R,V=>u(P,V,R))??(0,I().fails)("target-not-a-file",R,{path:M,reason:"dir\
ectory"})}async function b(P,{path:M,wanted:R,found:G},H){const B=(0,E().fileAt)(G,M,H);if("problems"in B)return B;const U=await n(
P,B,M,H);if(U.some(A().isUnverified))return{targets:[],problems:U};const z=(0,E().runs)(P,{name:M,path:B.path,wanted:R},
H);return{...z,problems:[...U,...z.problems]}}async function u(P,M,R){const{path:G,wanted:H}=M,B=(0,E().fileAt)(M.found,
G,R);if("problems"in B)return B;const U=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!j.has(U))return(0,I().
fails)("target-extension",R,{program:"node",path:G,extension:U});const z=await b(P,M,R);if(z.targets.length===0)return z;
const K=(0,A().packageOf)(B.path);return K&&!(0,D().isWithin)(H,"node_modules")&&!H.includes(`node_modules/${K}`)?(0,I().
fails)("dependency-unverified",R,{name:K,path:G,fault:"linked"}):B.tracked&&await s(P.tree,B)?(0,I().join)([z,(0,I().fails)(
"target-writes",R,{path:B.path})]):z}async function n(P,{path:M,tracked:R,built:G},H,B){const U=(0,A().packageOf)(M);return U===
void 0?(R||G)&&!(0,D().isWithin)(M,"node_modules")?[]:[(0,F().problemAt)("target-missing",B,{path:H,untracked:!0})]:R?[(0,F().
problemAt)("dependency-unverified",B,{name:U,path:H,fault:"committed"})]:await(0,A().inspectDependency)(P,{name:U,path:H},
B)}async function e(P,M,R,G){const H=(0,A().packageOf)(R);if(H===void 0&&P.tree.isPending?.(R))return(0,I().fails)("targ\
et-not-judged",G,{path:M});if(H===void 0||P.tree.stat("node_modules")!==void 0)return(0,E().nothingAt)(P.tree,R,M,G);const B=await(0,A().
inspectDependency)(P,{name:H,path:M},G);return B.some(A().isUnverified)?{targets:[],problems:B}:(0,I().join)([(0,I().fails)(
"not-installed",G,{name:H}),{targets:[],problems:B}])}async function o(P,M,R,G){const H=(0,x().testProblem)(M,R,P.directory);
if(H!==void 0)return{targets:[],problems:[H]};const U=((0,x().isPattern)(M)?((0,x().alternativesOf)(M)??[]).map(x().baseOf):
[M]).map(V=>(0,D().resolveInTree)(P.tree,(0,I().from)(P,V)));if(U.some(({kind:V})=>V==="outside"))return(0,I().fails)("t\
arget-outside",R,{path:M,reason:"symlink"});const[z]=U,K=z?.kind==="inside"&&z.entry.kind==="directory"&&z.entry.tracked;
return(0,x().isPattern)(M)||z===void 0||K?I().NOTHING:G({path:M,wanted:(0,D().normalise)((0,I().from)(P,M))??M,found:z})}
const d=256*1024,i=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function s(P,M){if((M.size??0)>d)return!1;const R=(await P.read(M.path)).toString("latin1");return i.test(R)}const g=[
"",".js",".json",".node"];function a(P){return P===""?[""]:g.map(M=>P+M)}function t(P,M){const R=M.map(G=>(0,D().resolveInTree)(
P,G)).filter(G=>G.kind!=="missing");return R.find(G=>G.kind!=="inside"||(0,W().isRegular)(G.entry.kind))??R[0]}async function r({
tree:P,changed:M},{path:R,wanted:G},H,B){const U=T().posix.join(G,"package.json"),z=await(0,N().readJsonFile)(P,U);if(z===
N().INVALID)return(0,I().fails)("package-json-invalid",H,{path:U});const K=(0,C().textIn)((0,C().objectIn)(z),"main"),V=K.
startsWith("/")?void 0:(0,D().normalise)(T().posix.join(G,K)),Y=Q=>a(T().posix.join(Q,"index")).slice(1),Z=K===""||!V?[]:
[...a(V),...Y(V)],X=V===void 0?{kind:"outside",path:K}:f(P,[...Z,...Y(G)]);if(X===void 0)return;const _=await B({path:R,
wanted:G,found:X});return M.has(U)?(0,I().join)([_,(0,I().fails)("target-changed",H,{path:U})]):_}function f(P,M){return M.
map(R=>(0,D().resolveInTree)(P,R)).find(R=>R.kind==="inside"?(0,W().isRegular)(R.entry.kind):R.kind!=="missing")}async function y(P,M){
const{flags:R,operands:G}=P,H=(0,k().isTestRun)(P);if(c(P,H))return I().NOTHING;const B=[];for(const K of R)B.push(await h(
K,M));for(const{text:K,span:V}of G){if(K===""||K.startsWith("-"))continue;const Y=()=>S(M,K,V);B.push(H?await o(M,K,V,Y):
await Y())}const{targets:U,problems:z}=(0,I().join)(B);return R.some(({name:K})=>K==="--check")?{targets:U.map(K=>({...K,
parsed:!0})),problems:z}:{targets:U,problems:z}}function c({operands:P},M){const R=P[0]?.text;return R==="inspect"||R===
"debug"&&!M}const p=new Set(["--import","--require","--experimental-loader"]);async function h(P,M){const{name:R,value:G="",
span:H}=P;return R==="--env-file"||R==="--env-file-if-exists"?v(M,G,H):R==="--test-reporter-destination"?O(M,G,H):!p.has(
R)||!/^[@a-z]/i.test(G)?I().NOTHING:$(M,G,H)}function O(P,M,R){if(/^std(?:out|err)$/.test(M))return I().NOTHING;const G=(0,x().
pathProblem)(M,R,P.directory);if(G!==void 0)return{targets:[],problems:[G]};const H=(0,D().resolveInTree)(P.tree,(0,D().
normalise)((0,I().from)(P,M))??"");return H.kind==="outside"?(0,I().fails)("target-outside",R,{path:M,reason:"symlink"}):
H.kind==="inside"&&H.entry.tracked?(0,I().fails)("writes-files",R,{program:"node",flag:M}):I().NOTHING}async function $(P,M,R){
const G=/^(?:@[^/]+\/)?[^/]+/.exec(M)?.[0]??M;return{targets:[],problems:await(0,A().inspectDependency)(P,{name:G,path:M},
R)}}const l=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function v(P,M,R){if((0,x().pathProblem)(M,R,P.directory)!==void 0)return I().
NOTHING;const G=(0,D().resolveInTree)(P.tree,(0,I().from)(P,M));if(G.kind==="missing"&&P.tree.isPending?.(G.path))return(0,I().
fails)("target-not-judged",R,{path:M});const H=(0,E().fileAt)(G,M,R);if("problems"in H)return H;if(!H.tracked&&!H.built)
return(0,I().fails)("target-missing",R,{path:M,untracked:!0});if((H.size??0)>d)return(0,I().fails)("environment-file-uns\
afe",R,{path:M,names:[]});const U=[...(await P.tree.read(H.path)).toString("utf8").matchAll(l)].map(([,K=""])=>K).filter(
K=>(0,L().isReadByProgram)(K.toUpperCase())&&K.toUpperCase()!=="NODE_ENV"),z=[...new Set(U)].slice(0,10);return z.length===
0?I().NOTHING:(0,I().fails)("environment-file-unsafe",R,{path:M,names:z})}},62205:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.manifestChange=E,w.resolveRuns=I;function T(){const a=m(76760);return T=function(){return a},
a}function C(){const a=m(97424);return C=function(){return a},a}function D(){const a=m(54669);return D=function(){return a},
a}function W(){const a=m(90762);return W=function(){return a},a}function F(){const a=m(96916);return F=function(){return a},
a}function L(){const a=m(59867);return L=function(){return a},a}function k(){const a=m(56788);return k=function(){return a},
a}function A(){const a=m(61102);return A=function(){return a},a}function N(){const a=m(46912);return N=function(){return a},
a}function x(a,t,r,f){const{directory:y,event:c,words:p}=t;return f.follow(`${y}\0${c}`,`${(0,N().scriptText)(t)}\0${p.length}`,
()=>S(a,t,r,f),h=>j(h,c,r))}async function I(a,t,r,f){const y=t.length>0?[await(0,F().inspectShadows)(a,r)]:[];for(const c of t)
y.push(await x(a,c,r,f));return(0,k().join)([...y,E(a,r)])}function E({directory:a,changed:t},r){const f=T().posix.join(
a,"package.json");return t.has(f)?(0,k().fails)("target-changed",r,{path:f}):k().NOTHING}function j(a,t,r){return a.why===
"cycle"?(0,k().fails)("npm-script-cycle",r,{script:t}):(0,k().fails)("npm-script-chain",r,{script:t,limit:a.limit,what:a.
why})}async function S(a,t,r,f){const{event:y,body:c,words:p}=t,h=(0,N().scriptText)(t),O={targets:[(0,k().target)(a,{kind:"\
npm_script",name:y,script:h})],problems:[]},$=(0,C().dangerOfScript)(h);if($!==void 0)return(0,k().join)([O,(0,k().fails)(
"npm-script-dangerous",r,{script:y,text:h,danger:$})]);const l={...a,via:y},{parts:v,fault:P,isIdle:M}=await(0,A().resolveParts)(
{body:c,words:p,span:r},l,f),R=await b(a,t),G=[O];let H=P!==void 0;for(const{problems:B,targets:U}of v){const{kept:z,refused:K}=n(
B,p);if(G.push({targets:U,problems:z.map(o(R))}),K===void 0)continue;const V=i(K)&&!e(K);H||=V;const Y=V&&!R?"error":void 0,
Z={script:y,text:h,reason:K.rule};P||G.push((0,k().fails)("npm-script-text",r,Z,Y))}if(M&&G.push((0,k().fails)("only-pri\
nts",r,{program:"npm",flag:`run ${y}`})),P===void 0)G.push(u(p));else{const B=R&&p.length===0?"notice":void 0,U={script:y,
text:h,...P,words:p.map(z=>z.text)};G.push((0,k().fails)("npm-script-form",p[0]?.span??r,U,B))}return H&&R&&G.push((0,A().
namedTargets)(c,l,r)),(0,k().join)(G)}async function b({base:a,directory:t,changed:r},{event:f,body:y}){return(a&&(await(0,L().
usablePackageJson)(a,t))?.scripts.get(f))===y&&(!r.has((0,k().from)({directory:t},"package.json"))||!/npm_/.test(y))}function u(a){
const t=a.flatMap(r=>(0,W().firstErrors)((0,D().lex)(`x ${(0,N().quoteForScript)(r.text)}`).problems).map(f=>({...f,span:r.
span})));return{targets:[],problems:t}}function n(a,t){const r=({span:p})=>t.some(h=>d(h.span,p)),f=a.filter(p=>r(p)||g(
p)),y=a.filter(p=>!f.includes(p)),c=y.filter(i);return{kept:f,refused:c.find(p=>!e(p))??c[0]??y[0]}}function e({rule:a}){
return a==="program-not-allowed"}function o(a){return t=>a&&t.rule==="tool-unknown"?{...t,severity:"notice"}:t}function d(a,t){
return a.start<t.end&&a.end>t.start}function i({severity:a}){return a==="error"}const s=new Set(["build-files-unread","d\
ependency-not-compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-run\
s-file","tool-unknown","workspaces-changed"]);function g({rule:a,args:t}){return a==="dependency-unverified"?"fault"in t&&
["removed","stale"].includes(t.fault):s.has(a)||a.startsWith("npm-script-")||a.startsWith("npmrc-")}},52437:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.resolveNpm=u,w.resolveTool=n;function T(){const t=m(76760);return T=function(){
return t},t}function C(){const t=m(91063);return C=function(){return t},t}function D(){const t=m(32854);return D=function(){
return t},t}function W(){const t=m(93028);return W=function(){return t},t}function F(){const t=m(13254);return F=function(){
return t},t}function L(){const t=m(31901);return L=function(){return t},t}function k(){const t=m(66227);return k=function(){
return t},t}function A(){const t=m(62205);return A=function(){return t},t}function N(){const t=m(60210);return N=function(){
return t},t}function x(){const t=m(96916);return x=function(){return t},t}function I(){const t=m(59867);return I=function(){
return t},t}function E(){const t=m(56788);return E=function(){return t},t}function j(){const t=m(46912);return j=function(){
return t},t}function S(){const t=m(38218);return S=function(){return t},t}function b(){const t=m(10473);return b=function(){
return t},t}async function u(t,r,f){const{subcommand:y,operands:c,flags:p}=t,[h]=c,O=h?.span??p[0]?.span??{start:0,end:0};
if(y==="exec")return h===void 0?E().NOTHING:n(r,t,h);const{project:$,selected:l,runs:v,packages:P,problems:M}=await(0,j().
scriptsThatRun)(t,r,O);if($===void 0)return{targets:[],problems:M};const R=[await(0,N().inspectNpmrc)({...r,directory:$},
O)];for(const G of P){const H=v.filter(B=>B.directory===G);R.push(await(0,A().resolveRuns)({...r,directory:G},H,O,f))}return l&&
!P.includes($)&&R.push((0,A().manifestChange)({...r,directory:$},O)),(0,E().join)([...R,{targets:[],problems:M}])}async function n(t,r,{
text:f,span:y}){if(!(0,L().isToolName)(f))return E().NOTHING;const c=r.starts==="file",p=c?E().NOTHING:await(0,k().resolveAtHome)(
t,O=>e(O,f,y));if(!c&&p.targets.length===0)return p;const h=await(0,S().resolveToolFiles)(r,t);return(0,E().join)([p,(0,C().
isKnownTool)(t.families.tools,f)?E().NOTHING:(0,E().fails)("tool-unknown",y,{tool:f}),h])}async function e(t,r,f){const{
tree:y}=t,c=await(0,I().readPackageJson)(y,""),p=(await(0,x().ownBinaries)(y)).get(r);if(p!==void 0&&t.via!==void 0&&y.stat(
"node_modules")===void 0)return(0,b().resolveCommitted)(t,{text:p.file,span:f});if(c===I().INVALID)return(0,E().fails)("\
package-json-invalid",f,{path:"package.json"});if(c?.binaries.has(r))return(0,E().fails)("binary-shadowed",f,{name:r,path:c.
path});const h=(0,E().from)(t,`node_modules/.bin/${r}`);if(t.directory!==""&&y.stat(h)!==void 0)return(0,E().fails)("dep\
endency-unverified",f,{name:r,path:h,fault:"elsewhere"});const O=y.stat("node_modules");if(O===void 0)return a(t,c,r,f);
const $=await s(y,r),l=y.stat($),v=(0,D().resolveInTree)(y,$);if(l===void 0||v.kind==="missing")return(0,E().fails)("bin\
ary-missing",f,{name:r});if(v.kind!=="inside")return(0,E().fails)("target-outside",f,{path:$,reason:"symlink"});const P=(0,k().
packageOf)(v.path),M=O.tracked||l.tracked,R=!M&&v.entry.tracked&&await d(y,v.path);if(P===void 0&&!R||!(0,W().isRegular)(
v.entry.kind))return(0,E().fails)("dependency-unverified",f,{name:r,path:v.path,fault:"elsewhere"});if(!R&&(M||v.entry.tracked)){
const B={name:P??r,path:v.path,fault:"committed"};return(0,E().fails)("dependency-unverified",f,B)}const G=R?await(0,k().
inspectOrigin)(t,i(y,$)??r,f):await o(t,r,v.path,f);if(G.some(k().isUnverified))return{targets:[],problems:G};if(!await g(
y,v.path))return(0,E().fails)("binary-not-node",f,{name:r,path:v.path});R&&t.changed.has(v.path)&&G.push((0,F().problemAt)(
"target-changed",f,{path:v.path}));const H={kind:"package_binary",name:r,path:v.path};return{targets:[(0,E().target)(t,H)],
problems:G}}async function o(t,r,f,y){const c=(0,k().packageOf)(f)??r,p=f.slice(`node_modules/${c}/`.length),h={name:r.startsWith(
"@")?void 0:r,file:p},O=await(0,k().inspectDependency)(t,{name:c,path:f,binary:h},y);return c===r||!(await(0,I().readLocks)(
t.tree)).npm?.packages.has(r)?O:[...O,...await(0,k().inspectOrigin)(t,r,y)]}async function d(t,r){return(await(0,x().ownPackages)(
t)).some(f=>(0,D().isWithin)(r,f))}function i(t,r){return(0,k().packageOf)(T().posix.join(T().posix.dirname(r),t.readlink(
r)??""))}async function s(t,r){const f=`node_modules/.bin/${r}`;if(!r.startsWith("@"))return f;const y=await(0,I().usablePackageJson)(
t,`node_modules/${r}`);if(y===void 0)return f;const[c]=y.binaries.keys();return`node_modules/.bin/${(y.binaries.size===1?
c:void 0)??r.replace(/^@[^/]*\//,"")}`}async function g(t,r){return/\.[cm]?js$/.test(r)||/^#!.*[/ ]node\b/.test(await(0,b().
firstLineOf)(t,r))}async function a(t,r,f,y){const c=await(0,k().ownerOf)(t.tree,f,r?.dependencies??new Set);if(c===void 0)
return(0,E().fails)("binary-missing",y,{name:f});const p={kind:"package_binary",name:f},h=await(0,k().inspectDependency)(
t,{name:c,path:f},y);return{targets:[(0,E().target)(t,p)],problems:[t.tree.isPending?.("node_modules")?(0,F().problemAt)(
"target-not-judged",y,{path:f}):(0,F().problemAt)("not-installed",y,{name:f}),...h]}}},60210:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.effectOf=u,w.foreignSettings=i,w.inspectNpmrc=E,w.npmrcCopies=n,w.readNpmrc=I;function T(){
const s=m(76760);return T=function(){return s},s}function C(){const s=m(58238);return C=function(){return s},s}function D(){
const s=m(4537);return D=function(){return s},s}function W(){const s=m(32854);return W=function(){return s},s}function F(){
const s=m(59542);return F=function(){return s},s}function L(){const s=m(93028);return L=function(){return s},s}function k(){
const s=m(94411);return k=function(){return s},s}function A(){const s=m(56788);return A=function(){return s},s}function N(){
const s=m(10473);return N=function(){return s},s}const x=64*1024;async function I(s){const g=await(0,N().readText)(s.tree,
(0,A().from)(s,".npmrc"),x);if(g===void 0)return{settings:{}};if("unread"in g)return g;const a=(0,D().lfsObstacle)(g.text);
return a!==void 0?{unread:a}:{settings:(0,C().parse)(g.text),file:g.path}}async function E(s,g){const a=(0,A().from)(s,"\
.npmrc"),t=await I(s);if("unread"in t)return(0,A().fails)("npmrc-setting",g,{path:a,keys:[],why:t.unread});const{settings:r,
file:f=a}=t,y=!s.base||s.changed.has(a)||s.changed.has(f),c=s.base&&await I({...s,tree:s.base}),p=c&&"settings"in c?c.settings:
{},h={changed:[],decides:[],stands:[]};for(const[O,$]of Object.entries(r)){const l=u(O,$),v=y&&JSON.stringify(p[O])!==JSON.
stringify($),P=O==="node-options"&&!(0,k().areHarmlessOptions)(String($));l==="harmless"||l==="honoured"&&!v&&!P||h[v?"c\
hanged":l==="other"?"stands":"decides"].push(O)}return(0,A().join)(Object.entries(h).map(([O,$])=>$.length===0?A().NOTHING:
(0,A().fails)("npmrc-setting",g,{path:a,keys:$,why:O},O==="stands"?"warning":void 0)))}const j=new Set(`access allow-sam\
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),S=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),b=new Set(["ignore\
-scripts","node-options"]);function u(s,g){const a=typeof g!="object"&&!String(g).includes("${");if(s==="ignore-scripts"&&
a)return typeof g=="boolean"?"honoured":"decides";if(b.has(s)&&a)return"honoured";const t=s.toLowerCase().replaceAll("_",
"-");return S.has(t)||s.includes("${")?"decides":!j.has(s)||typeof g=="object"&&!Array.isArray(g)||String(g).includes("$\
{")?"other":"harmless"}async function n(s,g){return Promise.all((0,F().filesNamed)(s,".npmrc").map(({path:a})=>e(s,a,g)))}
async function e(s,g,a){const t=T().posix.dirname(g),r=await I({tree:s,directory:t==="."?"":t});if("unread"in r)return o(
s,g,r.unread);const{settings:f,file:y=g}=r,c=a.has(g)||a.has(y),p=([O,$])=>{const l=u(O,$);return l==="harmless"||l==="h\
onoured"&&!c},h=Object.entries(f);return{path:y,text:(0,C().stringify)(Object.fromEntries(h.filter(p))),dropped:h.filter(
O=>!p(O)).map(([O])=>O)}}function o(s,g,a){const t=(0,W().resolveInTree)(s,g);return t.kind==="inside"&&(0,L().isRegular)(
t.entry.kind)?{path:t.path,text:"",dropped:[a]}:{path:g,dropped:[a]}}const d=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function i(s,g){return(await n(s,g)).flatMap(({path:t,dropped:r})=>{const f=r.filter(y=>!d.test(y));return f.length>
0?[`${t}: ${f.join(", ")}`]:[]})}},45156:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.compareWithBase=
A,w.knownHosts=void 0,w.replacedArchive=S;function T(){const c=m(3463);return T=function(){return c},c}function C(){const c=m(
32854);return C=function(){return c},c}function D(){const c=m(59542);return D=function(){return c},c}function W(){const c=m(
93028);return W=function(){return c},c}function F(){const c=m(13254);return F=function(){return c},c}function L(){const c=m(
60210);return L=function(){return c},c}function k(){const c=m(59867);return k=function(){return c},c}async function A(c,p,h,O){
if(c===p)return[];const[{npm:$},{npm:l}]=await Promise.all([(0,k().readLocks)(c),(0,k().readLocks)(p)]),v=l?.packages.get(
h),P={name:h,tree:c,base:p,before:[...v?[v]:[],...await e(p,h)],hosts:await t(p),configured:await r(c,h)},M=await n(P),R=$?.
packages.get(h),H=R?N(R,P):$?void 0:I({name:h,version:"",source:{kind:"registry"}},P);return H&&M.push({name:h,path:$?.path??
".npmrc",...H}),M.map(B=>(0,F().problemAt)("dependency-redirected",O,B))}function N(c,p){const{tree:h,base:O}=p,$=p.before.
find(v=>b(v,c));return $?.version===c.version&&u($,c)||S(c,h,O)?{how:"integrity",to:c.integrity??"nothing"}:$?I(c,p):x(c,
p)}function x(c,p){const{source:h}=c;if(h.kind==="git"||h.kind==="tarball")return{how:h.kind,to:h.at};if(h.kind==="file"){
const O=p.before.some($=>$.source.kind!=="file");return j(c,p.tree)&&!O?void 0:{how:"file",to:h.at}}return c.name!==p.name?
{how:"alias",to:c.name}:I(c,p)}function I({source:c},{hosts:p,configured:h}){if(c.kind!=="registry")return;const O=a(c,h);
return p.has(O)?void 0:{how:"host",to:O}}function E({source:c}){if(c.kind==="file")return(0,C().normalise)(c.at.replace(
/#.*$|::.*$/s,""))||void 0}function j(c,p){const h=E(c),O=h===void 0?void 0:(0,C().resolveInTree)(p,h);return O?.kind===
"inside"&&O.entry.kind==="directory"}function S(c,p,h){const O=E(c);if(O===void 0)return!1;const[$,l]=[p,h].map(P=>(0,C().
resolveInTree)(P,O));return!($?.kind==="inside"&&(0,W().isRegular)($.entry.kind))||l?.kind!=="inside"?!1:$.entry.oid!==l.
entry.oid||$.entry.size!==l.entry.size}function b(c,p){return c.name===p.name&&c.source.kind===p.source.kind&&i(c)===i(p)}
function u({integrity:c,source:p},{integrity:h}){if(c===void 0||p.kind==="file"&&h===void 0)return!1;if(h===void 0)return!0;
const O=v=>v.split("-",1)[0],$=h.split(/\s+/),l=c.split(/\s+/).filter(v=>$.some(P=>O(P)===O(v)));return l.length>0&&!l.some(
v=>$.includes(v))}async function n(c){const{name:p,tree:h,before:O}=c;return(await e(h,p)).flatMap($=>{if($.source.kind===
"registry"&&$.name===p||O.some(P=>b(P,$)))return[];const v=x($,c);return v===void 0?[]:[{name:p,path:"package.json",...v}]})}
async function e(c,p){const h=(0,T().objectIn)(await(0,k().readJsonFile)(c,"package.json")),O=["dependencies","devDepend\
encies","optionalDependencies"].map(R=>(0,T().textIn)((0,T().objectIn)(h[R]),p)),{overrides:$,resolutions:l,pnpm:v}=h,P=[
$,l,(0,T().objectIn)(v).overrides].flatMap(R=>Object.entries((0,T().objectIn)(R)).flatMap(([G,H])=>d(G,p)?[typeof H=="st\
ring"?H:(0,T().textIn)((0,T().objectIn)(H),".")]:[]));return[...new Set([...O,...P])].filter(R=>R!==""&&!R.startsWith("w\
orkspace:")).map(R=>o(R,p))}function o(c,p){const h=(0,k().aliasIn)(c);return h!==void 0&&h!==p?{name:h,version:"",source:{
kind:"registry"}}:{name:p,version:"",source:(0,k().sourceOf)(c,p,"")}}function d(c,p){const h=c.split(/[>]|\*\*\//).at(-1)??
"";return h===p||h.startsWith(`${p}@`)||h.endsWith(`/${p}`)}function i({source:{kind:c,at:p=""},version:h}){return c==="\
tarball"&&h!==""?p.replaceAll(h,"*"):c==="registry"&&g.includes(p)?"":p}const s="registry.npmjs.org",g=[s,"registry.yarn\
pkg.com"];function a({at:c},p){return(c===void 0||g.includes(c)?p:void 0)??c??s}const t=w.knownHosts=(0,D().perTree)(async c=>{
const p=await f(c),h=Object.entries(p).filter(([l])=>l==="registry"||l.endsWith(":registry")).map(([,l])=>y(String(l))),
O=((await(0,k().readLocks)(c)).npm?.all??[]).flatMap(({source:l})=>l.kind==="registry"&&l.at?[l.at]:[]),$=p.registry===void 0||
O.some(l=>g.includes(l));return new Set([...h,...O,...$?g:[]])});async function r(c,p){const h=await f(c),[O]=p.startsWith(
"@")?p.split("/"):[],$=O&&h[`${O}:registry`]||h.registry;return $===void 0?void 0:y(String($))}async function f(c){const p=await(0,L().
readNpmrc)({tree:c,directory:""});return"settings"in p?p.settings:{}}function y(c){return URL.canParse(c)?new URL(c).host:
c}},96916:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.inspectShadows=j,w.ownPackages=w.ownBinaries=
void 0;function T(){const e=m(76760);return T=function(){return e},e}function C(){const e=m(32854);return C=function(){return e},
e}function D(){const e=m(59542);return D=function(){return e},e}function W(){const e=m(11331);return W=function(){return e},
e}function F(){const e=m(59867);return F=function(){return e},e}function L(){const e=m(56788);return L=function(){return e},
e}function k(){const e=m(47668);return k=function(){return e},e}const A=w.ownPackages=(0,D().perTree)(async e=>{const o=await(0,k().
listWorkspaces)(e,""),d=Array.isArray(o)?o.map(({directory:t})=>t):[],{npm:i,unread:s}=await(0,F().readLocks)(e),g=(i?.all??
[]).flatMap(({source:t})=>t.kind==="file"?(0,C().normalise)(t.at)??[]:[]),a=s.length>0?await N(e):[];return[...new Set([
...d,...g,...a])].filter(t=>t!=="")});async function N(e){const o=await(0,F().usablePackageJson)(e,""),d=(0,D().filesNamed)(
e,"package.json").map(({path:s})=>T().posix.dirname(s)),i=[];for(const s of d){const g=s==="."?void 0:await(0,F().usablePackageJson)(
e,s);g!==void 0&&o?.dependencies.has(g.name)&&i.push(s)}return i}const x=w.ownBinaries=(0,D().perTree)(async e=>{const o=new Map;
for(const d of await A(e)){const i=await(0,F().usablePackageJson)(e,d);for(const[s,g]of i?.binaries??[]){const a=T().posix.
join(d,g);o.set(T().posix.basename(s),{file:a,manifest:T().posix.join(d,"package.json")})}}return o}),I=new Set([...W().
PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),E=new Set(["node","npm","npx","sh"]);async function j(e,o){const{tree:d,base:i}=e,
s=await x(d),g=i&&await x(i),a=[...s].flatMap(([r,{manifest:f}])=>I.has(r)?[S(r,f,g?.has(r)===!0,o)]:[]),t=[];for(const r of(0,k().
foldersUpFrom)(e.directory)){const f=await b(d,T().posix.join(r,"node_modules/.bin"));for(const{name:y,path:c,isLocked:p}of f)
t.push(S(y,c,p,o))}return(0,L().join)([...a,...t])}function S(e,o,d,i){return d?E.has(e)?(0,L().fails)("program-replaced",
i,{name:e,path:o},"warning"):L().NOTHING:(0,L().fails)("program-replaced",i,{name:e,path:o})}const b=(0,D().perPath)(async(e,o)=>{
const d=[];for(const{path:i}of e.list(o)){const s=T().posix.basename(i).replace(/\.(?:cmd|exe|ps1)$/,"");if(!I.has(s))continue;
const g=(0,C().resolveInTree)(e,i);if(g.kind!=="inside")continue;const a=g.path===i?await u(e,g.entry):g.path,t=a!==void 0&&
/node_modules\/(?!\.bin\/)/.test(a);d.push({name:s,path:i,isLocked:t&&!g.entry.tracked})}return d});async function u(e,{
path:o,size:d=0}){if(d>n)return;const i=(await e.read(o)).toString("utf8"),[,s]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(i)??
[];return s&&T().posix.join(T().posix.dirname(o),s)}const n=16*1024},59867:function(J,w,m){Object.defineProperty(w,"__es\
Module",{value:!0}),w.INVALID=void 0,w.aliasIn=y,w.binOf=b,w.readPackageJson=w.readLocks=w.readLock=w.readJsonFile=void 0,
w.sourceOf=t,w.usablePackageJson=j;function T(){const c=m(26040);return T=function(){return c},c}function C(){const c=m(
3463);return C=function(){return c},c}function D(){const c=m(80287);return D=function(){return c},c}function W(){const c=m(
95244);return W=function(){return c},c}function F(){const c=m(32854);return F=function(){return c},c}function L(){const c=m(
59542);return L=function(){return c},c}function k(){const c=m(10473);return k=function(){return c},c}const A=["dependenc\
ies","devDependencies","optionalDependencies"],N=64*1024*1024,x=w.INVALID=Symbol("invalid"),I=w.readJsonFile=(0,L().perPath)(
async(c,p)=>{if((0,F().resolveInTree)(c,p).kind==="missing")return;const h=await(0,k().readText)(c,p,N);if(h===void 0||"\
unread"in h||(0,D().isNestedTooDeep)(h.text))return x;const O=(0,T().attempt)(()=>JSON.parse(h.text.replace(/^\uFEFF/,"")));
return typeof O=="object"&&O!==null?O:x}),E=w.readPackageJson=(0,L().perPath)(async(c,p)=>{const h=p===""?"package.json":
`${p}/package.json`,O=await I(c,h);return O===void 0||O===x?O:S(h,O)});async function j(c,p){const h=await E(c,p);return h===
x?void 0:h}function S(c,p){const h=typeof p.name=="string"?p.name:"";return{path:c,name:h,scripts:u(p.scripts),binaries:new Map(
Object.entries(b(p.bin,h)??{})),dependencies:new Set(A.flatMap(O=>[...u(p[O]).keys()])),workspaces:n(p.workspaces)}}function b(c,p){
if(typeof c=="string")return{[p.replace(/^@[^/]*\//,"")]:c};const h=u(c);return h.size===0?void 0:Object.fromEntries(h)}
function u(c){return new Map(Object.entries((0,C().objectIn)(c)).flatMap(([p,h])=>typeof h=="string"?[[p,h]]:[]))}function n(c){
const p=Array.isArray(c)?c:(0,C().objectIn)(c).packages;return Array.isArray(p)?p.filter(h=>typeof h=="string"):[]}const e=w.
readLocks=(0,L().perTree)(async c=>{const p=W().LOCKFILES.filter(l=>c.stat(l)!==void 0),h=W().NPM_LOCKFILES.find(l=>p.includes(
l)),O=h===void 0?void 0:await o(c,h),$=p.filter(l=>!W().NPM_LOCKFILES.some(v=>v===l));return O==="unread"?{unread:[h??"",
...$]}:h===void 0?{unread:$}:{npm:O??{path:h,packages:new Map,all:[]},unread:$}}),o=w.readLock=(0,L().perPath)(async(c,p)=>{
const h=await(0,k().readText)(c,p,N),O=h&&"text"in h?h.text.replace(/^\uFEFF/,""):"",$=(0,C().objectIn)((0,T().attempt)(
()=>JSON.parse(O)));if($.packages===void 0)return $.lockfileVersion===1?"unread":void 0;const l=new Map,v=[];for(const[P,
M]of Object.entries((0,C().objectIn)($.packages))){if(P==="")continue;const[,R,G]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(P)??[],H=d(G??P,(0,C().objectIn)(M));R===""&&G!==void 0&&l.set(G,H),v.push(H)}return{path:p,packages:l,all:v}});function d(c,p){
const h=(0,C().textIn)(p,"name")||c,O=(0,C().textIn)(p,"version"),$=(0,C().textIn)(p,"resolved"),l=(0,C().textIn)(p,"int\
egrity"),v=b(p.bin,h),P=p.link===!0?{kind:"file",at:$.replace(/^file:/,"")}:t($,h,O);return{name:h,version:O,source:P,...l&&
{integrity:l},...v&&{bin:v}}}const i={kind:"registry"},s=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
g=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,a=/^(?:file|link|portal|workspace):(.*)$/is;function t(c,p,h){const[,O]=a.exec(c)??[];return O!==
void 0?{kind:"file",at:O}:s.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:/^https?:/i.test(c)?r(c,p,h):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(c)||/\.t(?:ar\.)?gz$/i.test(c)?{kind:"file",at:c}:g.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:i}function r(c,p,h){
const O={kind:"tarball",at:c.replace(/#.*$/s,"")};if(!URL.canParse(c))return O;const{host:$,pathname:l}=new URL(c),v=f(l),
[,P]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(v)??[];if($==="codeload.github.com"&&P!==void 0)return{kind:"git",at:`https://g\
ithub.com/${P}`};const M=p.replace(/^@[^/]*\//,"");return v.endsWith(`/${p}/-/${M}-${h}.tgz`)||v.endsWith(`/${p}/-/${p}-${h}\
.tgz`)||$==="npm.pkg.github.com"&&v.startsWith(`/download/${p}/${h}/`)?{kind:"registry",at:$}:O}function f(c){try{return decodeURIComponent(
c)}catch{return c}}function y(c){const[,p]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(c)??[];return p===void 0||/^[\^~<>=*v\d]/.
test(p)?void 0:p}},65490:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.isPackageManager=E,w.resolvePackageManager=
I,w.selectsPackages=j;function T(){const u=m(76760);return T=function(){return u},u}function C(){const u=m(59542);return C=
function(){return u},u}function D(){const u=m(31901);return D=function(){return u},u}function W(){const u=m(52437);return W=
function(){return u},u}function F(){const u=m(62205);return F=function(){return u},u}function L(){const u=m(60210);return L=
function(){return u},u}function k(){const u=m(59867);return k=function(){return u},u}function A(){const u=m(56788);return A=
function(){return u},u}function N(){const u=m(46912);return N=function(){return u},u}function x(){const u=m(47668);return x=
function(){return u},u}async function I(u,n,e,o){const{subcommand:d,operands:i,flags:s}=u,[g]=i;if(g===void 0)return A().
NOTHING;const{text:a,span:t}=g,r=(0,A().join)([await(0,L().inspectNpmrc)({...e,directory:""},t),e.directory===""?A().NOTHING:
await(0,L().inspectNpmrc)(e,t)]),f=(0,D().isProgram)(a)||e.families?.allowed.has(a)===!0,y={...u,subcommand:"exec"};if(d===
"exec")return(0,A().join)([r,f?A().NOTHING:await(0,W().resolveTool)(e,y,g)]);const c=await S(e,j(u,n),t);if("problems"in
c)return(0,A().join)([r,c]);const p=c.filter(({manifest:$})=>$.scripts.has(a));if(p.length>0){const $=p.map(l=>b(l,u,e,o));
return(0,A().join)([r,...await Promise.all($)])}const h=a==="start";if(d==="script-or-tool"&&!h){if(f)return r;if((0,D().
isToolName)(a))return(0,A().join)([r,await(0,W().resolveTool)(e,y,g)]);if(!/^[\w:.-]*\w[\w:.-]*$/.test(a)){const $=[(0,D().
wordProblem)("outside-code",n.program,g)];return(0,A().join)([r,{targets:[],problems:$}])}}const O={script:a,passes:s.some(
({name:$})=>$==="--if-present")};return(0,A().join)([r,(0,A().fails)("npm-script-missing",t,O,h?"error":void 0)])}function E({
data:u}){return u.starts==="script-or-tool"||u.starts==="script-tool-or-file"}function j({anyPackage:u,flags:n,passthrough:e},{
data:o}){const d=[...n.map(({name:i})=>i),...e.map(({text:i})=>i)];return u===!0||d.some(i=>o.selecting_flags.includes(i.
replace(/=.*/s,"")))}async function S({tree:u,directory:n},e,o){const d=(0,C().filesNamed)(u,"package.json").flatMap(({path:a})=>a.
split("/").includes("node_modules")?[]:T().posix.dirname(a).replace(/^\.$/,"")),i=a=>u.stat(T().posix.join(a,"package.js\
on"))!==void 0,s=e?d:(0,x().foldersUpFrom)(n).filter(i).slice(0,1);if(s.length===0)return(0,A().fails)("package-json-mis\
sing",o,{directory:n});const g=[];for(const a of s){const t=await(0,k().readPackageJson)(u,a);if(t===k().INVALID)return(0,A().
fails)("package-json-invalid",o,{path:T().posix.join(a,"package.json")});t!==void 0&&g.push({directory:a,manifest:t})}return g}
async function b({directory:u,manifest:n},{operands:[e],passthrough:o},d,i){const s={...d,directory:u},{text:g="",span:a={
start:0,end:0}}=e??{},t=(0,N().runsIn)(n,u,{event:g,words:o});return(0,A().join)([await(0,F().resolveRuns)(s,t,a,i),{targets:[],
problems:(0,N().inspectEmpty)(t,g,s,a)}])}},82293:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.alternativesOf=
o,w.baseOf=u,w.inspectPaths=k,w.isPattern=b,w.isPlainGlob=I,w.matchesPattern=E,w.pathProblem=x,w.testProblem=N;function T(){
const d=m(32854);return T=function(){return d},d}function C(){const d=m(13254);return C=function(){return d},d}function D(){
const d=m(14395);return D=function(){return d},d}function W(){const d=m(45806);return W=function(){return d},d}function F(){
const d=m(87646);return F=function(){return d},d}const L=new Set(["--env-file","--env-file-if-exists","--prefix"]);function k(d,i){
const{passthrough:s}=d,g=[],a=(r,f)=>{const y=x(r,f,i);y!==void 0&&g.push(y)};for(const r of[d,...(0,W().launchedBy)(d)]){
for(const{name:y,value:c,span:p}of r.flags)c!==void 0&&(L.has(y)&&a(c,p),y==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.
test(c)&&a(c,p));for(const{as:y,path:c,span:p}of r.subcommand==="exec"&&r.tool?.files||[]){const h=y==="tests"?N(c,p,i):
void 0;h!==void 0&&g.push(h)}if(r.program!=="node"&&r.starts!=="file")continue;const f=r.program==="node"&&(0,F().isTestRun)(
r)?N:x;for(const{text:y,span:c}of r.operands){const p=y===""||y==="-"?void 0:f(y,c,i);p!==void 0&&g.push(p)}}const t=s.find(
({text:r})=>A.test(r));return t!==void 0&&g.push((0,C().problemAt)("absolute-path",t.span,{path:t.text})),g}const A=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function N(d,i,s){if(!b(d))return x(d,i,s);const g=o(d);if(g===void 0)return(0,C().problemAt)("glob-unclear",i,{pattern:d,
reason:"too_many"});for(const a of[d,...g]){const t=x(a,i,s);if(t!==void 0)return{...t,args:{...t.args,path:d}}}}function x(d,i,s){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(d)&&/^(?:data|node|file|[a-z]+:\/)/i.test(d))return(0,C().problemAt)("target-outside",
i,{path:d,reason:"address"});const g=/^(?:[\\/]|[A-Za-z]:)/.test(d),a=g?void 0:(0,T().normalise)(s===""?d:`${s}/${d}`);if(a===
void 0){const t=g?"absolute":"above";return(0,C().problemAt)("target-outside",i,{path:d,reason:t})}if((0,T().isWithin)(a,
".git",{ignoreCase:!0}))return(0,C().problemAt)("target-outside",i,{path:d,reason:"git"})}function I(d){return d.length>
200||d.split("**").length>2?!1:d==="."?!0:d.split("/").every(i=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(i))}function E(d,i,s={}){
return j(d.split("/"),i.split("/"),s)}function j(d,i,s){const[g,...a]=d,[t,...r]=i;return g===void 0?s.partial||i.every(
f=>f==="**"):t===void 0?!1:t!=="**"?S(g,t,s)&&j(a,r,s):j(d,r,s)?!0:S(g,"*",s)&&j(a,i,s)}function S(d,i,{dot:s=!1}){return d.
startsWith(".")&&!i.startsWith(".")&&!s?!1:(0,D().matchesStars)(d,i)}function b(d){return/[*?[{]/.test(d)}function u(d){
return d.replace(/[^/]*[*?[{].*$/s,"")}const n=200,e=1e3;function o(d){if(d.length>e)return;let i=[d.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const s=[];for(;i.length>0;){const g=[];for(const a of i){const t=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(a);if(t===null)
s.push(a);else{const{0:r,1:f="",index:y}=t,[c,p]=[a.slice(0,y),a.slice(y+r.length)];g.push(...f.split(",").map(h=>`${c}${h}${p}`))}}
if(g.length+s.length>n)return;i=g}return s}},9504:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.resolveProgram=
n;function T(){const p=m(76760);return T=function(){return p},p}function C(){const p=m(96215);return C=function(){return p},
p}function D(){const p=m(91063);return D=function(){return p},p}function W(){const p=m(32854);return W=function(){return p},
p}function F(){const p=m(59542);return F=function(){return p},p}function L(){const p=m(93028);return L=function(){return p},
p}function k(){const p=m(97340);return k=function(){return p},p}function A(){const p=m(46868);return A=function(){return p},
p}function N(){const p=m(79757);return N=function(){return p},p}function x(){const p=m(65490);return x=function(){return p},
p}function I(){const p=m(82293);return I=function(){return p},p}function E(){const p=m(56788);return E=function(){return p},
p}function j(){const p=m(38218);return j=function(){return p},p}function S(){const p=m(10473);return S=function(){return p},
p}function b(){const p=m(47668);return b=function(){return p},p}const u=5;async function n(p,h,O,$){const l=o(p,h,O);if("\
problems"in l)return l;const{subcommand:v,starts:P,operands:M,module:R,launched:G}=p,[H]=M,B=[d(h,O,e(p)),...g(p,l),await(0,j().
resolveProgramFiles)(p,O)],U={subcommand:v??H?.text??"",span:e(p)};if(B.push(y(h,l,U)),R!==void 0&&(P!=="module"||G)&&B.
push(f(h,l,R)),H!==void 0&&P==="file"&&B.push(a(p,h,l)),H!==void 0&&P==="module"&&B.push(r(l,H,p.passthrough)),!(0,x().isPackageManager)(
h))return(0,E().join)(B);if(v==="run"||v==="exec"||v==="script-or-tool")B.push(await(0,x().resolvePackageManager)(p,h,l,
$));else if(v!==void 0&&(0,x().selectsPackages)(p,h)){const z={text:v,span:e(p),quoted:!1},K={...p,subcommand:"run",operands:[
z]};B.push(await(0,x().resolvePackageManager)(K,h,l,$))}return(0,E().join)(B)}function e({operands:p,flags:h}){return p[0]?.
span??h[0]?.span??{start:0,end:0}}function o({flags:p},h,O){let $=O;for(const{name:l,value:v,span:P}of p){if(v===void 0||
!(0,D().movesTo)(h,l))continue;const M=(0,S().entryFrom)($,v,P);if("problems"in M)return M;$={...O,directory:M.path}}return $}
function d({program:p,data:h},{tree:O,changed:$},l){if(h.build_files.length===0)return E().NOTHING;const v=i(O),P=v.get(
h)??s(O,h.build_files);v.set(h,P);const M=P.filter(G=>$.has(G)),R=P.slice(0,u);return(0,E().join)([P.length===0?E().NOTHING:
(0,E().fails)("build-files-unread",l,{program:p,files:R,count:P.length}),...M.map(G=>(0,E().fails)("target-changed",l,{path:G}))])}
const i=(0,F().perTree)(()=>new Map);function s(p,h){const O=$=>h.some(l=>(0,I().matchesPattern)(l.includes("/")?$:T().posix.
basename($),l,{dot:!0}));return[...p.files()].flatMap(({path:$})=>!(0,W().isWithin)($,"node_modules")&&O($)?$:[])}function g({
operands:p,flags:h,starts:O,subcommand:$,family:l},v){const P=l&&(0,x().isPackageManager)(l)&&$!=="test";return[...(O===
void 0&&!P?p:[]).map(({text:G,span:H})=>({text:G.replace(/::.*$/s,""),span:H})),...h.flatMap(({value:G,span:H})=>G===void 0?
[]:[{text:G,span:H}])].map(({text:G,span:H})=>{const B=(0,W().normalise)((0,E().from)(v,G));return B===void 0||B===""?E().
NOTHING:(0,W().isWithin)(B,".git",{ignoreCase:!0})?(0,E().fails)("target-outside",H,{path:B,reason:"git"}):(0,W().resolveInTree)(
v.tree,B).kind==="outside"?(0,E().fails)("target-outside",H,{path:G,reason:"symlink"}):E().NOTHING})}function a({operands:[
p],parsed:h},O,$){if(p===void 0)return E().NOTHING;const{targets:l,problems:v}=t($,p),P=(0,N().extensionProblems)(O,p.text,
p.span).length>0,M=l.flatMap(({path:R=""})=>P?[]:(0,N().extensionProblems)(O,R,p.span));return{targets:l.map(R=>({...R,...h&&
{parsed:h}})),problems:[...v,...M]}}function t(p,{text:h,span:O}){const $=(0,I().pathProblem)(h,O,p.directory);if($!==void 0)
return{targets:[],problems:[$]};const l=(0,S().entryFrom)(p,h,O);if("problems"in l)return l;if(!(0,L().isRegular)(l.kind))
return(0,E().fails)("target-not-a-file",O,{path:h,reason:l.kind});if(!l.tracked)return(0,E().fails)("target-missing",O,{
path:h,untracked:!0});const v=(0,W().normalise)((0,E().from)(p,h))??"";return(0,S().runs)(p,{name:h,path:l.path,wanted:v},
O)}function r(p,h,O){const{text:$,span:l}=h,v=(0,k().pythonFiles)($).find(P=>!P.endsWith("/__init__.py")&&p.tree.stat((0,E().
from)(p,P))!==void 0);if(v===void 0){const P=(0,A().parseUnknownTool)(h,O,p.families.tools.module);return(0,E().join)([(0,E().
fails)("tool-unknown",l,{tool:$}),{targets:[],problems:P}])}return t(p,{text:v,span:l,quoted:!1})}function f({program:p},{
tree:h,base:O,changed:$,directory:l},{text:v,span:P}){const[M]=v.split("."),R=[...$].filter(G=>{const[,H=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.
exec(T().posix.relative(l,G))??[];return h.stat(G)!==void 0&&O?.stat(G)===void 0&&(H===M||(0,C().isOfLibrary)(H))});return c(
R,{program:p,subcommand:`-m ${v}`},P)}function y({program:p,data:h},{changed:O,directory:$},{subcommand:l,span:v}){const P=(0,b().
foldersUpFrom)($).flatMap(R=>h.settings.map(G=>T().posix.join(R,G))),M=[...O].filter(R=>P.some(G=>(0,W().isWithin)(R,G)));
return c(M,{program:p,subcommand:l},v)}function c(p,h,O){return(0,E().join)(p.map($=>(0,E().fails)("settings-changed",O,
{...h,path:$})))}},36187:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.ProjectFiles=void 0;function T(){
const A=m(76760);return T=function(){return A},A}function C(){const A=m(3463);return C=function(){return A},A}function D(){
const A=m(32854);return D=function(){return A},A}function W(){const A=m(93028);return W=function(){return A},A}function F(){
const A=m(59867);return F=function(){return A},A}const L=/^(?:[/~\\]|[A-Za-z]:)/;class k{#n;#e;constructor(N,x){this.#n=
N,this.#e=x}into(N){const I=N===void 0||L.test(N)||/[$`]/.test(N)?[]:this.#e.map(E=>T().posix.join(E,N));return new k(this.#n,
I)}find(N,x=[""]){if(!(/^[/~]/.test(N)||N===""||!this.#n))for(const I of this.#e)for(const E of x){const j=(0,D().normalise)(
T().posix.join(I,N.replaceAll("\\","/"))+E),S=j===void 0?void 0:(0,D().resolveInTree)(this.#n,j);if(S?.kind==="inside"&&
(0,W().isRegular)(S.entry.kind)&&S.entry.tracked)return S.path}}script(N,x){const I=this.find(N,x);if(I!==void 0)return{
kind:"file",name:I};if(L.test(N))return{kind:"outside",name:N};const[E]=this.#e;if(E===void 0)return{kind:"unread",name:`\
it runs ${N} in another directory`};const j=(0,D().normalise)(T().posix.join(E,N));return j===void 0?{kind:"outside",name:N}:
{kind:this.#n===void 0?"file":"missing",name:j||"."}}named(N,x){const I=this.find(N.replace(/^-{1,2}[\w-]+=/,""),x);return I===
void 0?[]:[{kind:"file",name:I}]}async manifest(){const N=this.find("package.json");return this.#n&&N?(0,C().objectIn)(await(0,F().
readJsonFile)(this.#n,N)):{}}}w.ProjectFiles=k},56788:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.
Trail=w.NOTHING=void 0,w.fails=W,w.from=F,w.join=D,w.target=L;function T(){const x=m(13254);return T=function(){return x},
x}const C=w.NOTHING={targets:[],problems:[]};function D(x){return{targets:x.flatMap(I=>I.targets),problems:x.flatMap(I=>I.
problems)}}function W(x,I,E,j){return{targets:[],problems:[(0,T().problemAt)(x,I,E,j)]}}function F({directory:x},I){return x===
""?I:`${x}/${I}`}function L({via:x},I){return x===void 0?I:{...I,via:x}}const k=64,A=2e3;class N{#n=new Set;#e=new Set;resolve;#s;constructor(I,E){
this.resolve=I,this.#s=E}async follow(I,E,j,S){if(this.#n.has(I))return S({why:"cycle"});const b=await this.#s?.tickScript();
if(b!==void 0)return S({why:"time",limit:b});const u=`${I}\0${E}`;if(this.#e.has(u))return C;if(this.#n.size>=k)return S(
{why:"depth",limit:k});if(this.#e.size>=A)return S({why:"count",limit:A});this.#n.add(I);const n=await j();return this.#n.
delete(I),this.#e.add(u),n}}w.Trail=N},74100:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.helperFault=
f,w.helperWords=r,w.isWrapperTool=g,w.readScriptForm=u;function T(){const h=m(76760);return T=function(){return h},h}function C(){
const h=m(678);return C=function(){return h},h}function D(){const h=m(95244);return D=function(){return h},h}function W(){
const h=m(32854);return W=function(){return h},h}function F(){const h=m(59542);return F=function(){return h},h}function L(){
const h=m(94411);return L=function(){return h},h}function k(){const h=m(54669);return k=function(){return h},h}function A(){
const h=m(11331);return A=function(){return h},h}function N(){const h=m(81716);return N=function(){return h},h}function x(){
const h=m(68538);return x=function(){return h},h}function I(){const h=m(54421);return I=function(){return h},h}function E(){
const h=m(82293);return E=function(){return h},h}function j(){const h=m(56788);return j=function(){return h},h}function S(){
const h=m(46912);return S=function(){return h},h}function b(){const h=m(10473);return b=function(){return h},h}function u(h,O){
const $=(0,N().readShellText)(h,O);if($.length===0&&!(0,S().isBlank)(h))return{commands:$,fault:{part:"the script",why:"\
cannot be read"}};const l=(0,k().lex)(h).problems.find(({rule:v})=>v==="shell-comment");if(l&&$.length>0){const v=h.slice(
l.span.start,l.span.end);return{commands:$,fault:{part:v,why:"hides the words behind it"}}}for(const[v,P]of $.entries()){
const M=v===$.length-1,R=o(P,h)??n(P,M);if(R!==void 0)return{commands:$,fault:R}}return{commands:$}}function n({separator:h},O){
const $=h.trim();if(!(O?$==="":$==="&&"))return{part:$===""?"a line break":$,why:e}}const e="joins commands in another w\
ay than `&&`";function o(h,O){const{words:$,redirections:l,inside:v,subshell:P,defines:M,problems:R,assignments:G}=h,H=O.
slice(h.span.start,h.span.end).trim(),B=(Y,Z)=>({part:Y,why:Z});if(P)return B(H,"runs in a subshell");if(M)return B(H,"d\
efines a function");if(v.length>0)return B(H,"runs a command to make a word");const[U]=l;if(U)return B(`${U.operator} ${U.
target?.text??""}`,"redirects input or output");const z=G.find(({name:Y,value:Z})=>!(0,L().isHarmlessVariable)(Y,Z));if(z)
return B(`${z.name}=`,"sets a variable that can choose the code that runs");const K=$.find(Y=>(0,N().isDynamic)(h,Y)&&!d(
h,Y,O));if(K){const{start:Y,end:Z}=K.span;return B(O.slice(Y,Z),"is only known when the script runs")}const V=R.find(Y=>!i(
Y,$));if(V){const{start:Y,end:Z}=V.span;return B(O.slice(Y,Z).trim()||H,"is syntax of a shell")}return $.length===0?B(H,
"starts no program"):s($)}function d({problems:h},{span:O},$){return h.every(l=>l.rule!=="variable-expansion"||l.span.end<=
O.start||l.span.start>=O.end||/^\$\{?npm_package_version\}?$/.test($.slice(l.span.start,l.span.end)))}function i({rule:h,
span:O,severity:$},l){if(h==="variable-expansion"||$==="warning")return!0;if(h!=="brace-expansion")return!1;const v=l.find(
P=>P.span.start<=O.start&&P.span.end>=O.end);return v!==void 0&&(0,E().alternativesOf)(v.text)?.every(P=>!P.startsWith("\
-"))===!0}function s(h){const[O]=h,$=O?.text??"";if((0,x().changesShell)($)&&!O?.quoted)return{part:$,why:"is a word of \
the shell"};const l=(0,I().startedWords)(h);if(!g($))return l.length<h.length||(0,A().programNamed)($)?.kind==="wrapper"?
{part:$,why:"decides how another program runs"}:(0,I().textHanded)(l)&&$!=="node"?{part:$,why:"runs text as code"}:void 0}
function g(h){const O=(0,A().programNamed)(h);return O?.name===h&&O.wraps==="as-tool"}const a={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},t=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function r([h,...O]){if(h?.text==="shx"){
const[$]=O;return $&&($.text==="echo"||Object.hasOwn(a,$.text))?O:void 0}return h&&Object.hasOwn(a,h.text)?[h,...O]:void 0}
async function f([h,...O],$){const l=h?.text??"",v=a[l];if(v===void 0)return;const P=O.find(({text:R})=>R.startsWith("-")&&
!v.flags.test(R));if(P)return{part:`${l} ${P.text}`,why:"has a flag that is not known"};const M=O.flatMap(({text:R})=>R.
startsWith("-")?[]:[R]);if(M.length<(v.from<0?2:1))return{part:l,why:"names no path"};for(const R of M.slice(v.from)){const G=await y(
R,$);if(G!==void 0)return{part:`${l} \u2026 ${R}`,why:G}}}async function y(h,O){const{tree:$,isOutput:l}=O,v=h.startsWith(
"/")?void 0:(0,W().normalise)((0,j().from)(O,h));if(v===void 0||v==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(h))return"writes to a path that the text does not show";if(t.test(v))return"writes to a directory of dependencies";
if((0,D().toolThatFinds)(v)!==void 0)return"writes a configuration file";const P=$.stat(v);if(P?.tracked&&P.kind!=="dire\
ctory")return"writes a file of the commit";const M=`${v}/`;if(P?.tracked&&[...$.files()].some(G=>G.path.startsWith(M)))return"\
writes to a directory of the commit";if(!(l?.(v)||(await c($))(v)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const c=(0,F().perTree)(async h=>{const O=new Map;for(const{path:$}of h.files()){if(T().posix.
basename($)!==".gitignore")continue;const l=await(0,b().readText)(h,$,p),v=T().posix.dirname($).replace(/^\.$/,"");l&&"t\
ext"in l&&O.set(v,(0,C().default)().add(l.text))}return $=>{const l=$.split("/");let v=!1;for(let P=0;P<l.length;P+=1){const M=O.
get(l.slice(0,P).join("/")),R=l.slice(P).join("/"),G=M?.test(R),H=M?.test(`${R}/`);G?.ignored||H?.ignored?v=!0:(G?.unignored||
H?.unignored)&&(v=!1)}return v}}),p=256*1024},61102:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.namedTargets=
t,w.resolveParts=e;function T(){const y=m(76760);return T=function(){return y},y}function C(){const y=m(95244);return C=
function(){return y},y}function D(){const y=m(32854);return D=function(){return y},y}function W(){const y=m(80781);return W=
function(){return y},y}function F(){const y=m(93028);return F=function(){return y},y}function L(){const y=m(11331);return L=
function(){return y},y}function k(){const y=m(81716);return k=function(){return y},y}function A(){const y=m(68538);return A=
function(){return y},y}function N(){const y=m(54421);return N=function(){return y},y}function x(){const y=m(45806);return x=
function(){return y},y}function I(){const y=m(31901);return I=function(){return y},y}function E(){const y=m(82293);return E=
function(){return y},y}function j(){const y=m(36187);return j=function(){return y},y}function S(){const y=m(56788);return S=
function(){return y},y}function b(){const y=m(74100);return b=function(){return y},y}function u(){const y=m(45636);return u=
function(){return y},y}function n(){const y=m(10473);return n=function(){return y},y}async function e({body:y,words:c,span:p},h,O){
const $=(0,b().readScriptForm)(y,(0,W().subTree)(h.tree,h.directory)),l=$.fault?(0,k().everyCommand)($.commands).map(k().
withoutReserved):$.commands,v=[];let{fault:P}=$,M=h;for(const[H,B]of l.entries()){const U=!P||B.words.every(X=>!(0,k().isDynamic)(
B,X)),z=H===l.length-1&&!$.fault,K=[...B.words.map(X=>({...X,span:p})),...z?c:[]],[V,Y]=K;if(V?.text==="cd"){const X=Y&&
(0,D().normalise)((0,S().from)(M,Y.text));(H>0||K.length!==2||X===void 0)&&(P??={part:"cd",why:"changes the directory in\
 the middle, or leaves the repository"}),M={...M,directory:X??M.directory};continue}const Z=(0,b().helperWords)(K);Z&&(P??=
await(0,b().helperFault)(Z,M)),!(Z||V===void 0||!U||(0,A().isWithoutEffect)(V.text))&&v.push(await i(K,M,O))}const R=l.some(
({words:H})=>o.test(H.map(({text:B})=>B).join(" "))),G=!P&&v.length===0&&l.length>0&&!R;return{parts:v,isIdle:G,...P&&{fault:P}}}
const o=/^(?:\[|exit (?!0$)|false|test )/,d=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function i(y,c,p){const h=(0,b().
isWrapperTool)(y[0]?.text??"")?y:(0,N().startedWords)(y),[O,...$]=h;if(O===void 0)return S().NOTHING;const{families:l}=c,
v=(0,I().isProgram)(O.text)?O.text:l?.allowed.get(O.text),P=d.exec(O.text)?.[1]??O.text,M=y[0]===O?void 0:y[0],R=M?s(M):
S().NOTHING;if(v===void 0&&/[\\/]/.test(P))return(0,S().join)([R,await g(h,c)]);const{invocation:G,problems:H}=v?(0,x().
parseInvocation)(v,$,l):(0,x().parseInvocation)("npx",[{...O,text:P},...$],l),B=await p.resolve(G,c),U=v===void 0&&B.problems.
some(({rule:V})=>V==="binary-missing");if(U&&l.tools.known(P)!==void 0)return(0,S().join)([R,s(O),{targets:[],problems:H}]);
if(U)return(0,S().join)([R,await g(h,c)]);const K=(0,E().inspectPaths)(G,c.directory);return(0,S().join)([R,{targets:[],
problems:[...H,...K]},B])}function s({text:y,span:c}){return(0,S().fails)("program-not-allowed",c,{program:y,group:"othe\
r"})}async function g(y,c){const[p]=y;if(p===void 0)return S().NOTHING;const h=y.find(({text:$,span:l})=>l.start!==p.span.
start&&($.startsWith("-")||(0,L().programNamed)(p.text))),O=h?(0,S().fails)("npm-script-form",h.span,{script:c.via??"",text:y.
map(({text:$})=>$).join(" "),part:p.text,why:"is a program that the gate does not read",words:[h.text]}):S().NOTHING;return(0,S().
join)([s(p),O,await a(y,c)])}async function a(y,c){const p=new(j()).ProjectFiles(c.tree,[c.directory]),h=y.map(P=>({...P,
shown:P.text,isKnown:!0})),$=(await(0,u().wordRuns)(h,p)).flatMap(({kind:P,name:M})=>P==="file"?[M]:[]),l=y[0]?.span??{start:0,
end:0},v={...c,directory:""};return(0,S().join)($.map(P=>(0,n().resolveCommitted)(v,{text:P,span:l})))}function t(y,c,p){
const h=(0,k().everyCommand)((0,k().readShellText)(y)),O=h.some(H=>H.substituted.length>0||[...H.words,...H.assignments].
some(B=>(0,k().isDynamic)(H,B))),$=[...new Set(y.split(r).filter(H=>H!==""))],l=[c.directory];for(const{words:H}of h){const[
B,U]=H;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||U===void 0)&&(l.push(...l.flatMap(z=>(0,D().normalise)(T().posix.join(z,
U.text))??[])),l.length>f))break}const v=[...c.changed],P=[...new Set(l)].flatMap(H=>$.map(B=>{const U={...c,directory:H},
z=(0,D().normalise)(T().posix.join(H,B));if(z===void 0)return S().NOTHING;const K=(0,D().resolveInTree)(c.tree,z);if(K.kind===
"inside"&&(0,F().isRegular)(K.entry.kind))return(0,n().resolveCommitted)(U,{text:B,span:p});const V=v.filter(Y=>/[*?[]/.
test(B)?(0,E().matchesPattern)(Y,z,{dot:!0}):K.kind==="inside"&&z!==""&&(0,D().isWithin)(Y,z));return(0,S().join)(V.map(
Y=>(0,S().fails)("target-changed",p,{path:Y})))})),M=O?v.filter(C().isCode):[],{targets:R,problems:G}=(0,S().join)([...P,
...M.map(H=>(0,S().fails)("target-changed",p,{path:H}))]);return{targets:[...new Map(R.map(H=>[H.path,H])).values()],problems:[
...new Map(G.map(H=>[JSON.stringify(H.args),H])).values()]}}const r=/[\s"'`;&|()<>=:,{}]+/,f=16},46912:function(J,w,m){Object.
defineProperty(w,"__esModule",{value:!0}),w.eventOf=S,w.inspectEmpty=I,w.isBlank=E,w.quoteForScript=n,w.runsIn=b,w.scriptText=
A,w.scriptsThatRun=N;function T(){const e=m(76760);return T=function(){return e},e}function C(){const e=m(13254);return C=
function(){return e},e}function D(){const e=m(60210);return D=function(){return e},e}function W(){const e=m(59867);return W=
function(){return e},e}function F(){const e=m(56788);return F=function(){return e},e}function L(){const e=m(47668);return L=
function(){return e},e}const k={selected:!1,runs:[],packages:[],problems:[]};function A({body:e,words:o}){return[e,...o.
map(({text:d})=>n(d))].join(" ")}async function N(e,o,d){const i=(0,L().readSettings)(e),s=S(e);if(i.informs||s===void 0)
return k;const g=O=>(0,L().findPackages)(i,O,d),a=await g(o);if("problems"in a)return{...k,problems:a.problems};const{project:t,
selected:r,directories:f}=a,y=i.ignoreScripts??await j({...o,directory:t}),c=[],p=[...a.missing,...await x(a,o,d,g)];let h=!1;
for(const O of f){const $=await(0,W().readPackageJson)(o.tree,O);if($===W().INVALID){const l=T().posix.join(O,"package.j\
son");p.push(...(0,F().fails)("package-json-invalid",d,{path:l}).problems)}else if($===void 0)p.push(...(0,F().fails)("p\
ackage-json-missing",d,{directory:O}).problems);else if($.scripts.has(s)){const l={event:s,words:e.passthrough},v=b($,O,
l,{ignoreScripts:y});c.push(...v),p.push(...I(v,s,{...o,directory:O},d))}else h=!0}if(h){const O={script:s,passes:i.ifPresent},
$=i.ifPresent&&c.length===0&&o.via===void 0,l=s==="start"||$;p.push((0,C().problemAt)("npm-script-missing",d,O,l?"error":
void 0))}return{project:t,selected:r,runs:c,packages:f,problems:p}}async function x({project:e,directories:o},{base:d,...i},s,g){
const a=T().posix.join(e,"package.json");if(d===void 0||!i.changed.has(a))return[];const t=await g({...i,tree:d});if("pr\
oblems"in t)return[];const r=t.directories.filter(f=>!o.includes(f));return r.length===0?[]:[(0,C().problemAt)("workspac\
es-changed",s,{path:a,lost:r})]}function I(e,o,{via:d,directory:i},s){if(e.some(({event:a,body:t})=>a===o&&!E(t)))return[];
const g={script:o,path:T().posix.join(i,"package.json")};return[(0,C().problemAt)("npm-script-empty",s,g,d===void 0?"err\
or":"warning")]}function E(e){return e.split(`
`).every(o=>/^\s*(?:#|$)/.test(o))}async function j(e){const o=await(0,D().readNpmrc)(e);return"settings"in o&&o.settings["\
ignore-scripts"]===!0}function S({subcommand:e,operands:o}){switch(e){case"run":return o[0]?.text;case"test":case"start":case"\
stop":return e;default:return}}function b({scripts:e},o,{event:d,words:i},{ignoreScripts:s}={}){return(s?[d]:[`pre${d}`,
d,`post${d}`]).flatMap(a=>{const t=e.get(a);return t?[{directory:o,event:a,body:t,words:a===d?i:[]}]:[]})}const u=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function n(e){return e===""?"''":u.test(e)?`'${e.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):e}},45636:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.textRuns=x,w.valueRuns=j,w.wordRuns=
E;function T(){const O=m(3463);return T=function(){return O},O}function C(){const O=m(95244);return C=function(){return O},
O}function D(){const O=m(97424);return D=function(){return O},O}function W(){const O=m(11331);return W=function(){return O},
O}function F(){const O=m(81716);return F=function(){return O},O}function L(){const O=m(68538);return L=function(){return O},
O}function k(){const O=m(54421);return k=function(){return O},O}const A=4,N={kind:"download",name:"it runs what it downl\
oads"};async function x(O,$,l=0){if(l>A)return[{kind:"unread",name:"it is nested too deeply"}];const v=(0,F().readShellText)(
O);return v.length===0&&O.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,D().findDangers)(v).some(({name:M})=>M===
"remote_code_execution")?[N]:[],...await I(v,O,$,l)]}async function I(O,$,l,v){const P=[];let M=l;for(const R of O){if(P.
push(...await I(R.inside,$,M,v)),R.subshell!==void 0)continue;if(R.defines){P.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:G,assignments:H}=(0,F().withoutReserved)(R),B=G.map(K=>({...K,shown:$.slice(K.span.start,K.
span.end),isKnown:!(0,F().isDynamic)(R,K)}));P.push(...j(H.map(({value:K})=>K),M));const[U,z]=B;U?.text==="cd"||U?.text===
"pushd"?M=M.into(z?.isKnown?z.text:void 0):P.push(...await E(B,M,v))}return P}function E(O,$,l=0){return S(O,{files:$,shell:(P,M=$)=>x(
P,M,l+1)})}function j(O,$){return O.flatMap(l=>l.split(/[\s=:,]+/)).flatMap(l=>$.named(l))}async function S(O,$){const l=(0,k().
startedWords)(O),[v,...P]=l;if(v===void 0||b(v.text))return[];if(!v.isKnown)return[u(`it starts ${v.shown}`)];const M=(0,W().
programNamed)(v.text)??{name:(0,W().baseName)(v.text),kind:"system"},R=(0,k().textHanded)(l);if(M.kind==="shell"&&R)return R.
words.every(({isKnown:_})=>_)||/\s/.test(R.text)?$.shell(R.text):[u("a shell runs what it is handed")];const G=P.some(({
text:X})=>a(X)||g(X));if((0,W().runsCode)(v.text)&&(G||!M.runsScripts))return o((0,W().baseName)(v.text),P,R!==void 0,$.
files);const{files:H,left:B}=e(P,$.files),U=B.map(({text:X})=>X),K=a(v.text)&&!s.test(v.text)?[$.files.script(v.text)]:await d(
M,U,{...$,files:H}),V=U.filter(g).flatMap(X=>{const _=H.named(X);return _.length>0?_:$.files.named(X)}),Y=M.runsInside?B.
findIndex(({text:X})=>(0,W().runsCode)(X)):-1,Z=Y<0?[]:await S(B.slice(Y),{...$,files:H});return[...K,...Z,...V]}function b(O){
return(0,L().isWithoutEffect)(O)||(0,L().changesShell)(O)&&(0,W().programNamed)(O)===void 0}function u(O){return{kind:"u\
nread",name:O}}const n=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function e(O,$){const l=O.findIndex(
({text:M})=>n.test(M));if(l<0)return{files:$,left:O};const v=n.exec(O[l]?.text??"")?.[1],P=O.toSpliced(l,v===void 0?2:1);
return{files:$.into(v??O[l+1]?.text),left:P}}function o(O,$,l,v){const P=$.flatMap(({text:U})=>v.named(U));if(l)return[{
kind:"inline",name:O},...P];const M=$.filter(({text:U})=>!U.startsWith("-")),R=M.find(({text:U})=>a(U)||g(U))??M[0],G={kind:"\
program",name:O};if(P.length>0||R===void 0)return P.length>0?P:[G];const{text:H}=R;if(!R.isKnown)return[u(`it runs ${R.shown}`)];
if(/^\w{2,}:/.test(H))return[{kind:"package",name:H,isExact:/@v?\d+\.\d+/.test(H)}];if($[$.indexOf(R)-1]?.text!=="-m")return[
v.script(H,y)];const B=v.named(H.replaceAll(".","/"),y);return B.length>0?B:[G]}async function d(O,$,{files:l,shell:v}){
const P=await l.manifest(),M=O.runsScripts&&t($),R=f(M).flatMap(U=>{const z=(0,T().textIn)((0,T().objectIn)(P.scripts),U);
return z===""?[]:[{kind:"npm_script",name:U,text:z}]}),G=await Promise.all(R.map(({text:U=""})=>v(U,l))),B=R.length>0&&!r.
test(M??"")?[]:i(O,$,P,l);return[...R,...G.flat(),...B]}function i(O,$,l,v){const{name:P,finds:M=""}=O,R=M.split(" ").flatMap(
K=>v.named(K));if(R.length>0)return R;const G=h(O,$);if(G===void 0)return[{kind:"program",name:P}];const H=v.named(G.name);
if(H.length>0||/^[./]/.test(G.name))return H.length>0?H:[{kind:"program",name:P}];const{dependencies:B,devDependencies:U}=l;
return[[B,U].some(K=>G.name in(0,T().objectIn)(K))?{kind:"program",name:G.name}:{kind:"package",...G}]}const s=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function g(O){return(0,C().isCode)(O)||/\.(?:exe|jar)$/i.test(O)}function a(O){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(O)&&!O.includes("://")}function t(O){const[$,l]=O.filter(v=>!v.startsWith("-"));return $==="run"||$==="run-script"?
l:$}const r=/^(?:add|ci|clean-install|i|install)$/;function f(O){if(O===void 0)return[];const $=l=>[`pre${l}`,l,`post${l}`];
return r.test(O)?[...new Set([O,"install","prepare"].flatMap($)),"prepublish"]:$(O)}const y=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],c=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
p=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function h({fetches:O},$){const l=$.
filter(R=>!R.startsWith("-")),v=[2,1,0].find(R=>R<=l.length&&O?.test(l.slice(0,R).join(" ")));if(v===void 0)return;const P=v===
0?0:$.indexOf(l[v-1]??"")+1,M=$.slice(P).map(R=>R.replace(/^--(?:from|package)=/,"")).find((R,G,H)=>!/^(?:-|[\d.:]+\w?$)/.
test(R)&&!c.test(H[G-1]??""));return M===void 0?void 0:{name:M,isExact:p.test(M)}}},38218:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.resolveProgramFiles=I,w.resolveToolFiles=x;function T(){const n=m(76760);return T=function(){
return n},n}function C(){const n=m(91063);return C=function(){return n},n}function D(){const n=m(32854);return D=function(){
return n},n}function W(){const n=m(93028);return W=function(){return n},n}function F(){const n=m(15804);return F=function(){
return n},n}function L(){const n=m(82293);return L=function(){return n},n}function k(){const n=m(56788);return k=function(){
return n},n}function A(){const n=m(10473);return A=function(){return n},n}const N=["",...["js","cjs","mjs","ts","cts","m\
ts","jsx","tsx","json"].map(n=>`.${n}`)];async function x(n,e){return E(n.tool??{files:[],roots:[],nodeFlags:[]},e)}function I({
files:n=[],flags:e,family:o},d){const i=e.flatMap(({name:s,value:g})=>g&&o&&(0,C().movesTo)(o,s)?g:[]);return E({files:n,
roots:i,nodeFlags:[]},d)}async function E({files:n,roots:e,nodeFlags:o},d){const i=["",...e].flatMap(g=>{const a=(0,D().
normalise)((0,k().from)(d,g));return a===void 0?[]:[a]}),s=[];for(const g of n)s.push(g.as==="tests"?await u(g,d):await j(
g,[...new Set(i)],d));for(const g of o)s.push(await(0,F().inspectNodeFlag)(g,d));return(0,k().join)(s)}async function j(n,e,o){
const{as:d,path:i,span:s}=n,g=(0,L().pathProblem)(i,s,o.directory);if(g!==void 0)return{targets:[],problems:[g]};const a=[];
for(const t of e){const r=(0,D().normalise)(T().posix.join(t,i));if(r===void 0)continue;const f=await S(n,r,o);f!==void 0&&
a.push(f)}return a.length>0?(0,k().join)(a):d==="code"||d==="config"?(0,A().nothingAt)(o.tree,T().posix.join(o.directory,
i),i,s):d==="module"&&n.first?(0,F().inspectImport)(o,i,s):k().NOTHING}async function S(n,e,o){const{as:d,path:i,span:s}=n,
{tree:g}=o,a=(0,F().firstFile)(g,d==="place"?[e]:N.map(r=>e+r));if(a===void 0)return;const t=a.kind==="inside"&&!(0,W().
isRegular)(a.entry.kind);if(d==="place"&&a.kind==="inside")return k().NOTHING;if(!t)return b(n,e,a,o);if(d==="config"){const r=(0,D().
resolveInTree)(g,T().posix.join(a.path,"tsconfig.json"));return r.kind==="missing"?k().NOTHING:b(n,e,r,o)}return(0,F().resolveMain)(
o,{path:i,wanted:e},s,r=>b(n,e,r.found,o))}async function b({as:n,path:e,span:o,ifFile:d},i,s,g){const a=await(0,F().resolveFound)(
g,{path:e,wanted:i,found:s},o);return n==="module"&&d&&a.targets.length>0?(0,k().join)([{targets:[],problems:[d]},a]):a}
function u({path:n,span:e},o){return(0,F().resolveTests)(o,n,e,async d=>d.found.kind==="inside"&&(0,W().isRegular)(d.found.
entry.kind)?(0,F().resolveFound)(o,d,e):k().NOTHING)}},10473:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.entryAt=N,w.entryFrom=E,w.fileAt=I,w.firstLineOf=n,w.hasOtherContent=u,w.nothingAt=x,w.readText=b,w.resolveCommitted=j,
w.runs=S,w.whyUnreadable=a;function T(){const t=m(76760);return T=function(){return t},t}function C(){const t=m(59490);return C=
function(){return t},t}function D(){const t=m(3051);return D=function(){return t},t}function W(){const t=m(32854);return W=
function(){return t},t}function F(){const t=m(59542);return F=function(){return t},t}function L(){const t=m(93028);return L=
function(){return t},t}function k(){const t=m(13254);return k=function(){return t},t}function A(){const t=m(56788);return A=
function(){return t},t}function N(t,r,f){switch(t.kind){case"inside":return t.entry;case"outside":return(0,A().fails)("t\
arget-outside",f,{path:r,reason:"symlink"});case"missing":return(0,A().fails)("target-missing",f,{path:r});case"loop":return(0,A().
fails)("target-not-a-file",f,{path:r,reason:"loop"})}}function x(t,r,f,y){const c=d(t,r),p=r.slice(0,Math.max(0,r.length-
((0,W().normalise)(f)?.length??0))),h=c&&T().posix.relative(p,c),$=r.split("/").map((l,v,P)=>P.slice(0,v).join("/")).find(
l=>t.stat(l)?.kind==="submodule");return(0,A().fails)("target-missing",y,{path:f,...$?{submodule:$}:h&&{near:h}})}function I(t,r,f){
const y=N(t,r,f);return"problems"in y||(0,L().isRegular)(y.kind)?y:(0,A().fails)("target-not-a-file",f,{path:r,reason:y.
kind})}function E(t,r,f){const y=r.startsWith("/")?void 0:(0,W().normalise)((0,A().from)(t,r));if(y===void 0)return(0,A().
fails)("target-outside",f,{path:r,reason:"above"});const c=(0,W().resolveInTree)(t.tree,y);return c.kind==="missing"?x(t.
tree,y,r,f):N(c,r,f)}function j(t,{text:r,span:f}){const y=r.startsWith("/")?void 0:(0,W().normalise)((0,A().from)(t,r)),
c=y===void 0?void 0:(0,W().resolveInTree)(t.tree,y);return y===void 0||c?.kind!=="inside"||!(0,L().isRegular)(c.entry.kind)?
A().NOTHING:S(t,{name:r,path:c.path,wanted:y},f)}function S(t,{name:r,path:f,wanted:y},c){const p=t.changed.has(f)||t.changed.
has(y);return{targets:[(0,A().target)(t,{kind:"file",name:r,path:f})],problems:p?[(0,k().problemAt)("target-changed",c,{
path:f})]:[]}}async function b(t,r,f){const y=(0,W().resolveInTree)(t,r);if(!(y.kind==="missing"&&t.stat(r)===void 0))return y.
kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the repository"}:(0,L().isRegular)(y.entry.kind)?
(y.entry.size??0)>f?{unread:"it is too large"}:{text:(await t.read(y.path,f)).toString("utf8"),path:y.path}:{unread:"it \
is not a regular file"}}async function u(t,r,f){if(t===r)return!1;const[y,c]=[t,r].map(l=>(0,W().resolveInTree)(l,f));if(y?.
kind!=="inside"||c?.kind!=="inside")return!0;const[p,h]=[y.entry,c.entry];if(p.oid!==void 0&&p.oid===h.oid)return!1;if(p.
size!==h.size||!(0,L().isRegular)(p.kind)||!(0,L().isRegular)(h.kind))return!0;const[O,$]=await Promise.all([t.read(p.path,
p.size),r.read(h.path,h.size)]);return!O.equals($)}async function n(t,r){const[f=""]=(await t.read(r)).subarray(0,256).toString(
"latin1").split(`
`,1);return f}const e=(0,F().perTree)(t=>(0,C().groupBy)(t.files(),({path:r})=>T().posix.dirname(r))),o=20;function d(t,r){
const f=r.split("/").slice(-o),y=f.at(-1)??"",c=T().posix.dirname(r),p=f.slice(1,-1).map((v,P)=>f.slice(P+1).join("/")).
find(v=>i(t.stat(v)));if(p!==void 0)return p;const h=(0,F().filesNamed)(t,y).filter(i),O=h.filter(({path:v})=>v.endsWith(
`/${r}`));if(O.length===1)return O[0]?.path;const $=(e(t).get(c)??[]).filter(({path:v})=>T().posix.extname(v)===T().posix.
extname(y)).map(({path:v})=>T().posix.basename(v)),l=(0,D().nearestName)(y,$);return l!==void 0?T().posix.join(c,l):h.length===
1?h[0]?.path:void 0}function i(t){return!!t?.tracked&&(0,L().isRegular)(t.kind)&&!(0,W().isWithin)(t.path,"node_modules")}
const s=2e5,g=2e3;async function a(t,r){const{kind:f,size:y=0}=t.stat(r)??{};if(!(0,L().isRegular)(f))return;if(y>s)return`\
has ${y} bytes`;const c=(await t.read(r)).toString("utf8").split(`
`),p=c.findIndex(h=>h.length>g);return p<0?void 0:`has ${c[p]?.length} characters on line ${p+1}`}},47668:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.findPackages=b,w.foldersUpFrom=o,w.listWorkspaces=void 0,w.readSettings=
g;function T(){const t=m(76760);return T=function(){return t},t}function C(){const t=m(32854);return C=function(){return t},
t}function D(){const t=m(59542);return D=function(){return t},t}function W(){const t=m(13254);return W=function(){return t},
t}function F(){const t=m(59867);return F=function(){return t},t}function L(){const t=m(82293);return L=function(){return t},
t}function k(){const t=m(56788);return k=function(){return t},t}function A(){const t=m(10473);return A=function(){return t},
t}const N=w.listWorkspaces=(0,D().perPath)(async(t,r)=>{const f=(await(0,F().usablePackageJson)(t,r))?.workspaces??[],y=f.
map(v=>(0,L().alternativesOf)(v)?.map(P=>P.replace(/^\.?\/+/,"").replace(/\/$/,""))),c=v=>v?.every(L().isPlainGlob)===!0,
p=y.findIndex(v=>!c(v));if(p>=0)return{unclear:f[p]??""};const h=(v,P)=>M=>M?.some(R=>(0,L().matchesPattern)(v,R,P))===!0,
O=[];for(const{path:v,kind:P}of y.length===0?[]:t.files()){const M=E(r,v);if(M===void 0||(T().posix.basename(v)==="packa\
ge.json"&&O.push(T().posix.dirname(M)),P!=="symlink"||!y.some(h(M,{partial:!0}))))continue;const R=(0,C().resolveInTree)(
t,v);if(R.kind==="outside"||R.kind==="inside"&&R.entry.kind==="directory")return{unclear:v}}const $=O.filter(v=>y.some(h(
v))&&!v.split("/").includes("node_modules")).sort((v,P)=>v.localeCompare(P,"en")),l=y.flatMap(v=>$.filter(P=>h(P,{partial:!0})(
v)));return x(t,r,[...new Set(l)])});async function x(t,r,f){const y=[],c=new Set;for(const p of f){const h=T().posix.join(
r,p).replace(/^\.$/,""),O=await(0,F().readPackageJson)(t,h);if(O===void 0)continue;if(O===F().INVALID)return{broken:`${h}\
/package.json`};const $=O.name||I(h);if(c.has($))return{broken:O.path};c.add($),y.push({directory:h,name:$})}return y}function I(t){
const r=T().posix.basename(T().posix.dirname(t)),f=T().posix.basename(t);return r.startsWith("@")?`${r}/${f}`:f}function E(t,r){
return t===""?r:r.startsWith(`${t}/`)?r.slice(t.length+1):void 0}function j(t,r,{directory:f,project:y}){const c=E(y,`${f}\
/`)!==void 0,p=T().posix.resolve("/",c?f:y,r),h=l=>T().posix.join("/",l.directory),O=l=>T().posix.dirname(h(l))===p;if(!(!(f===
y&&!/^\.\/|\/\.[^/]*$/.test(r))&&t.some(O)))return t.filter(l=>l.name===r||h(l)===p||O(l))}const S={script:"",passes:!1};
async function b(t,r,f){const{workspace:y,workspaces:c,includeRoot:p}=t,h=await u(t,r,f);if("problems"in h)return h;const{
directory:O,implied:$}=h;if(c===!1&&y.length>0)return(0,k().fails)("flag-value",f,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const l={project:O,directories:[O],selected:!1,missing:[]};if(c!==!0&&y.length===
0&&$===void 0)return l;const v=await(0,F().usablePackageJson)(r.tree,O);if(v===void 0)return l;const P=await n(O,r,f);if("\
problems"in P)return P;const M=new Map;p&&M.set(v.name,O);const R=[],G=y.length===0;for(const H of P)G&&($===void 0||H.directory===
$)&&M.set(H.name,H.directory);for(const H of y){const B={directory:r.directory,project:O},U=j(P,H,B);if(U===void 0)return(0,k().
fails)("target-outside",f,{path:H,reason:"workspace"});U.length===0&&R.push((0,W().problemAt)("npm-script-missing",f,{...S,
workspace:H}));for(const z of U)M.set(z.name,z.directory)}return M.size===0?R.length>0?{targets:[],problems:R}:(0,k().fails)(
"npm-script-missing",f,{...S,workspace:""}):{project:O,directories:[...M.values()],selected:!0,missing:R}}async function u({
prefix:t,workspaces:r},f,y){if(t!==void 0)return e(t,f,y);const{tree:c,directory:p}=f,h=o(p),O=h.find($=>d(c,$)||i(c,$));
if(O===void 0||!d(c,O))return(0,k().fails)("package-json-missing",y,{directory:p});if(r===!1)return{directory:O};for(const $ of h.
slice(h.indexOf(O)+1)){const l=await n($,f,y);if("problems"in l)return l;if(l.some(v=>v.directory===O))return{directory:$,
implied:O}}return{directory:O}}async function n(t,{tree:r},f){const y=await N(r,t);return"unclear"in y?(0,k().fails)("ta\
rget-outside",f,{path:y.unclear,reason:"workspace"}):"broken"in y?(0,k().fails)("package-json-invalid",f,{path:y.broken}):
y}function e(t,r,f){if((0,C().normalise)((0,k().from)(r,t))===void 0)return k().NOTHING;const y=(0,A().entryAt)((0,C().resolveInTree)(
r.tree,(0,k().from)(r,t)),t,f);return"problems"in y?y:{directory:y.path}}function o(t){const r=t.split("/"),f=r.map((y,c)=>r.
slice(0,r.length-c).join("/"));return t===""?f:[...f,""]}function d(t,r){return(0,C().resolveInTree)(t,T().posix.join(r,
"package.json")).kind!=="missing"}function i(t,r){return(0,C().resolveInTree)(t,T().posix.join(r,"node_modules")).kind===
"inside"}const s=new Set(["--usage","--version","--versions"]);function g({flags:t}){const r=t.findLast(({name:c})=>c===
"--prefix")?.value,f=a(t,"--workspaces"),y=a(t,"--ignore-scripts");return{informs:t.some(({name:c})=>s.has(c)),...r===void 0?
{}:{prefix:r},...f===void 0?{}:{workspaces:f},workspace:t.flatMap(({name:c,value:p})=>c==="--workspace"&&p?[p]:[]),includeRoot:a(
t,"--include-workspace-root")===!0,...y===void 0?{}:{ignoreScripts:y},ifPresent:a(t,"--if-present")===!0}}function a(t,r){
const f=t.findLast(y=>y.name===r);return f&&f.negated!==!0}},34482:function(J,w,m){Object.defineProperty(w,"__esModule",
{value:!0}),w.Places=void 0,w.contextIn=D;function T(){const L=m(32854);return T=function(){return L},L}const C="/\0check\
out";function D({policy:L,tree:k,platform:A,cwd:N=""},x){const{workspace:I}=L,E=W(L)?C:void 0,{files:j,cwd:S=N===""?E:`${E??
I}/${N}`}=x;return{policy:L,platform:A,proposal:x,mount:j?{at:"/",tree:j}:k?{at:E??I,tree:k}:{at:C},cwd:S}}function W({workspace:L}){
const k=(0,T().locatePath)(L,C,{at:C});return k!==void 0&&(0,T().isLocatedIn)(k,C)}class F{workspace;cwd;#n;#e;#s;constructor({
policy:{workspace:k},cwd:A,platform:N,mount:x}){this.#n=x,this.#e=x.at==="/"?x:{at:x.at},this.#s=N!=="linux",this.workspace=
(0,T().locatePath)(k,C,this.#e)??C,this.cwd=A===void 0?this.workspace:(0,T().locatePath)(A,this.workspace,x)??C}locate(k){
return(0,T().locatePath)(k,this.cwd,this.#n)}leadsInto(k,A){const N=this.locate(k);return N===void 0?!1:A.some(x=>{const I=(0,T().
locatePath)(x,this.workspace,this.#e);return I!==void 0&&this.isIn(N,I)})}isIn(k,A){return(0,T().isLocatedIn)(k,A,{ignoreCase:this.#s})}mayBeIn(k,A){
return(0,T().isLocatedIn)(k,A,{ignoreCase:!0})}}w.Places=F},6163:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.dangerIn=x;function T(){const S=m(76760);return T=function(){return S},S}function C(){const S=m(97424);return C=function(){
return S},S}function D(){const S=m(11331);return D=function(){return S},S}function W(){const S=m(81716);return W=function(){
return S},S}function F(){const S=m(54421);return F=function(){return S},S}const L=new Map(Object.entries({"deletes files":"\
rm rmdir shred truncate unlink","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp \
sftp ssh telnet","reads the environment":"printenv"}).flatMap(([S,b])=>b.split(" ").map(u=>[u,S]))),k=2,A=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
N={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function x(S){if(A.test(S))return"names a \
file that is made for secrets";const b=(0,W().readShellText)(S),u=(0,W().everyCommand)(b).some(I)?Object.entries(N).find(
([,e])=>e.test(S)):void 0;if(u!==void 0)return`${u[0]} in inline code`;const[n]=(0,C().findDangers)(b);return n?C().DOES[n.
name]:E(b)}function I({words:S}){return S.some((b,u)=>(0,F().textHanded)(S.slice(u))!==void 0)}function E(S,b=0){for(const{
words:u,pipedFrom:n}of(0,W().everyCommand)(S)){const[e,...o]=u;if(e===void 0)continue;const d=T().posix.basename(e.text),
i=j(d);if(i!==void 0)return i;if((0,D().isShell)(d)&&(n!==void 0||o.length===0))return`has \`${d}\` run whatever it reads`;
if(!(d!=="find"&&!(0,D().startsOthers)(d)))for(const{text:s}of o){const g=j(T().posix.basename(s));if(g!==void 0)return g;
const t=b<k&&/\s/.test(s)?E((0,W().readShellText)(s),b+1):void 0;if(t!==void 0)return t}}}function j(S){const{kind:b,wraps:u}=(0,D().
programNamed)(S)??{};if(u==="as-user")return`acts as another user with \`${S}\``;const n=b==="downloader"?"downloads":L.
get(S);return n&&`${n} with \`${S}\``}},41431:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.judgeReading=
x,w.judgeRiskAlone=E,w.unjudged=j;function T(){const i=m(39763);return T=function(){return i},i}function C(){const i=m(13580);
return C=function(){return i},i}function D(){const i=m(95132);return D=function(){return i},i}function W(){const i=m(6163);
return W=function(){return i},i}function F(){const i=m(38010);return F=function(){return i},i}function L(){const i=m(46121);
return L=function(){return i},i}function k(){const i=m(8737);return k=function(){return i},i}function A(){const i=m(92890);
return A=function(){return i},i}function N(){const i=m(72017);return N=function(){return i},i}function x(i,s,g){const a=(0,k().
findProblems)(i),t=c=>d[c](i,a,g),r=t("evolver"),f=t("validator"),y={evolver:r,validator:f}[s]??t(s);return S(i,s,y,{evolver:r,
validator:f})}function I(i,s){const g=s.find(({args:t})=>t.of==="newer");return{"1.94":i,newer:g?{verdict:"block",reason:g}:
i}}function E(i,s,g){const a={findings:o((0,k().findProblems)(i))},t={evolver:a,validator:a};return S(i,"curated",(0,F().
judgeRisk)(s,g),t)}function j(i,s,g){const a=typeof i=="string"?i:"",t=[(0,D().notJudged)(`the command \`${a}\``,g)];return S(
{command:a,words:[],assignments:[],argv:null,targets:[],problems:[]},s,{findings:t},{evolver:{findings:t},validator:{findings:t}})}
function S(i,s,g,a){const t=b(i,o(g.findings)),r=u(t),f=c=>c===g?r:u(o(c.findings)),y=f(a.validator);return{reading:i,verdict:r.
verdict,risk:g.risk??e(r.verdict,t),confirmation:g.confirmation??"standard",findings:t,profiles:{evolver:f(a.evolver),validator:y,
[s]:r},validators:I(y,a.validator.findings)}}function b({command:i},s){const g=s[0]?.severity==="error"?(0,W().dangerIn)(
i):void 0;return g===void 0?s:s.map(a=>a.severity==="error"?{...a,harm:"danger",danger:g}:a)}function u(i){const s=n(i),
[g]=i;if(s==="block"&&g)return{verdict:s,reason:g};const a=i.find(({rule:t})=>t==="validator-empty-folder");return a?{verdict:s,
remark:a}:{verdict:s}}function n(i){return i.some(({severity:g})=>g==="error")?"block":i.some(({severity:g,rule:a})=>g===
"warning"&&a!=="experimental_mode")?"warn":"allow"}function e(i,s){return i==="block"?"dangerous":s.some(({rule:g})=>(0,C().
ruleOf)(g).writes===!0)?"write":"safe"}function o(i){return T().SEVERITIES.flatMap(s=>i.filter(({severity:g})=>g===s))}const d={
evolver:L().evolver,validator:A().validator,curated:F().curated,workspace:N().workspace}},21311:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.checkCommandPolicy=S,w.checkFamily=n,w.failedExamples=b,w.requireExamples=u;function T(){const s=m(
7723);return T=function(){return s},s}function C(){const s=m(51951);return C=function(){return s},s}function D(){const s=m(
41895);return D=function(){return s},s}function W(){const s=m(94853);return W=function(){return s},s}function F(){const s=m(
72720);return F=function(){return s},s}function L(){const s=m(74238);return L=function(){return s},s}function k(){const s=m(
5468);return k=function(){return s},s}function A(){const s=m(87952);return A=function(){return s},s}function N(){const s=m(
88220);return N=function(){return s},s}function x(){const s=m(91063);return x=function(){return s},s}function I(){const s=m(
34482);return I=function(){return s},s}function E(){const s=m(41431);return E=function(){return s},s}function j(){const s=m(
72017);return j=function(){return s},s}function S({families:s,patterns:g}){const a=s.flatMap((t,r)=>i(["families",r],n(t)));
return a.length>0?a:g.flatMap((t,r)=>i(["patterns",r],o(t,s)))}function b({policy:s,path:g=L().POLICY_PATH,text:a=""}){return S(
s).map(({message:t,pointer:r,value:f})=>{const y=(0,k().placeIn)(a,r,f);return`${y===void 0?g:`${g}:${y}`}: ${t}`})}function u(s){
const g=b(s);if(g.length!==0)throw new(D()).GateError("policy_invalid",`Examples of the policy fail:
${g.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function n(s){const{name:g}=s,
a=N().familySchema.safeParse(s);if(!a.success)return[{message:`family ${g}: ${T().prettifyError(a.error)}`,pointer:["nam\
e"],value:g}];const{evolver:t,sandbox:r}=a.data;try{t&&(0,x().programFamily)(g,t)}catch(p){const{message:h}=p;return[{message:`\
family ${g}: ${h}`,pointer:["evolver","flags"],value:g}]}const f={...W().DEFAULT_POLICY,programs:[g],families:[a.data],mode:"\
dangerous",allow_dangerous:!0},y=(p,{match:h,not_match:O})=>{const $=(l,v)=>e(l,g,v,f);return[...d("match",h,l=>{const v=p.
find(P=>!$(l,P));return v&&`family ${g}: ${v} rejects its example`}),...d("not_match",O,l=>{const v=p.find(P=>$(l,P));return v&&
`family ${g}: ${v} accepts its example`})]},c=r?.only?[r.only]:["curated","workspace"];return[...t?i(["evolver"],y(["evo\
lver"],t)):[],...r?i(["sandbox"],y(c,r)):[]]}function e(s,g,a,t){const r=(0,C().readWords)(s,{programs:(0,A().programTerms)(
t)}),f=a==="evolver"?r.invocation?.family:r.words[0]?.text===g,y=(0,I().contextIn)({policy:t,tree:void 0,platform:"linux"},
{}),{findings:c}=(0,E().judgeReading)(r,a,y),p=c.filter(({severity:h,rule:O})=>h==="error"&&O!=="family_unavailable");return!!f&&
p.length===0}function o({name:s,regex:g,match:a,not_match:t},r){const f=(0,F().compileLinear)(g);if("error"in f)return[{
message:`${s}: the pattern ${f.error}`,pointer:["regex"],value:g}];const y=c=>(0,j().matchesAnyCommand)(c,g,r);return[...d(
"match",a,c=>y(c)?void 0:`${s}: does not match`),...d("not_match",t,c=>y(c)?`${s}: matches`:void 0)]}function d(s,g,a){return g.
flatMap((t,r)=>{const f=a(t);return f?[{message:`${f} ${t}`,pointer:[s,r],value:t}]:[]})}function i(s,g){return g.map(a=>({
...a,pointer:[...s,...a.pointer]}))}},38010:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.curated=void 0,
w.judgeRisk=a;function T(){const l=m(55972);return T=function(){return l},l}function C(){const l=m(55126);return C=function(){
return l},l}function D(){const l=m(87952);return D=function(){return l},l}function W(){const l=m(13580);return W=function(){
return l},l}function F(){const l=m(95132);return F=function(){return l},l}function L(){const l=m(34482);return L=function(){
return l},l}function k(){const l=m(8737);return k=function(){return l},l}const A=10,N=[S,b,n,e,d,l=>t(i(l),l.context.policy)],
x=(l,v,P)=>{const{policy:M,proposal:R}=P,[G,...H]=p(l),B=[...O(l),...(0,k().besidesProgram)(v,l)],U=R.family??G?.text??"",
z=(0,D().sandboxProgram)("curated",U,M.families),K=R.mode??(M.experimental.includes(U)?"experimental":"structured");if(G===
void 0||z===void 0){const q=G?(0,F().finding)("not_in_registry",{family:U},{span:G.span}):(0,F().finding)("no_command",{});
return{...a("dangerous",P),findings:[q,...B].filter(I)}}const V=new(L()).Places(P),Y=(0,C().readArguments)(H,z,c(V)),Z=E(
Y),X=new Set(z.dangerous_targets?.map(q=>V.locate(q))),_=Z.some(({path:q})=>X.has(V.locate(q.replace(/\*$/,"")))),Q={context:P,
places:V,base:G,name:U,program:z,proposalMode:K,words:H,read:Y,paths:Z,broad:_},[nn,...en]=N.map(q=>q(Q)),tn=[...nn??[],
...B,...en.flat()],sn=i(Q),rn=r(sn,K);return{findings:tn.some(({severity:q})=>q==="error")?(0,k().firstOfEach)(tn.filter(
I),A):[...tn,...g(Q).map(q=>(0,F().finding)(q,{}))],risk:sn,confirmation:rn}};w.curated=x;function I({severity:l}){return l!==
"warning"}function E({use:l,values:v}){const P=v.filter(({kind:R,text:G})=>T().PATH_KINDS.has(R)&&G!=="-").map(({text:R,
word:G})=>({path:R,word:G})),{default_operand:M}=l;return P.length===0&&M!==void 0?[{path:M}]:P}const j={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function S({name:l,base:v,
program:P,proposalMode:M,context:R}){const{maturity:G="structured",platforms:H}=P.family.sandbox??{},{category:B}=P.family,
{policy:U,platform:z}=R,K=j[G];return[...U.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...H?.includes(
z)===!1?[`does not exist on \`${z}\``]:[],...K.includes(M)?[]:[`has the maturity \`${G}\``]].map(Y=>(0,F().finding)("fam\
ily_unavailable",{family:l,reason:Y},{span:v.span}))}function b({name:l,base:v}){return l===v.text?[]:[(0,F().finding)("\
family_base_mismatch",{family:l,base:v.text},{span:v.span})]}const u={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function n(l){const{name:v,program:P,words:M,read:R}=l,G=u[v]??"constrained_form.other",
H=P.forms?G:"argument_refused";return[...M.filter(({text:U})=>P.family.category==="archives"&&T().SHELL_OPERATOR.test(U)).
map(({text:U,span:z})=>(0,F().finding)("shell_operator.quoted",{operator:U},{span:z})),...R.objections.filter(({word:U})=>U===
void 0||o(U,l)===void 0).map(({objection:U,word:z})=>(0,F().finding)(H,{family:v,objection:U},z?{span:z.span}:{}))]}function e(l){
return l.words.flatMap(v=>{const P=o(v,l);if(P===void 0)return[];const M={family:l.name,operand:v.text,prefix:P};return[
(0,F().finding)("forbidden_operand_prefix",M,{span:v.span})]})}function o({text:l},{program:v}){const{forbidden_prefixes:P=[]}=v;
return P.find(M=>l.toLowerCase().startsWith(M.toLowerCase()))}function d({paths:l,places:v,context:P}){const{allowed_roots:M}=P.
policy;return M.length===0?[]:l.filter(({path:R})=>R.startsWith("~")||!v.leadsInto(R,M)).map(({path:R,word:G})=>(0,F().finding)(
"outside_allowed_roots",{path:R,roots:M},G&&{span:G.span}))}function i({broad:l,read:{use:v}}){return l?"dangerous":v.risk??
"safe"}const s=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function g({broad:l,paths:v,proposalMode:P,read:M}){
const{flag_warnings:R={}}=M.use;return[...new Set([...(0,C().warningsIn)(M.use),...M.flags.flatMap(H=>R[H]??[]),...l?["b\
road_permission_target"]:[],...v.some(({path:H})=>s.test(H))?["env_secrets"]:[],...P==="experimental"?["experimental_mod\
e"]:[]])]}function a(l,{policy:v,proposal:P}){const M=r(l,P.mode??"structured");return{findings:t(l,v),risk:l,confirmation:M}}
function t(l,{mode:v,allow_dangerous:P}){return l==="safe"||l==="write"&&v!=="safe"||l==="dangerous"&&v==="dangerous"&&P?
[]:[(0,F().finding)("policy_risk",{risk:l,mode:v})]}function r(l,v){return v==="experimental"?"very_strong":l==="dangero\
us"?"strong":"standard"}const f=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],y=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function c(l){return(v,P)=>{const M=T().KINDS[v](P);if(M!==void 0||v!=="destination"&&v!=="source")return M;const R=l.locate(
P);if(R===void 0)return"cannot be resolved";if(R==="/")return"is the root of the file system";const H=(/^[\\/]|^[A-Za-z]:/.
test(P)||!l.isIn(R,l.cwd))&&f.find(B=>l.mayBeIn(R,B));if(H)return`is in the system directory ${H}`;if(v!=="destination")
return l.mayBeIn(l.cwd,R)?"is the working directory or one of its parents":y.test(R)?"is a home directory":void 0}}function p({
words:l,problems:v}){const P=v.filter(({rule:R})=>h.has((0,W().ruleOf)(R).shape)),M=Math.min(...P.map(({span:R})=>R.start));
return l.filter(({span:R})=>R.start<M)}const h=new Set(["operator","redirection","multiline"]);function O({problems:l}){
return l.flatMap(({rule:v,args:P,span:M})=>{const{shape:R}=(0,W().ruleOf)(v);if(R===void 0)return[];if(R==="unreadable")
return[(0,F().finding)("parse_failed",{},{span:M})];const{operator:G,written:H,character:B}=P,U=String(G??H??B),z=R==="o\
perator"?$(U):R;return[(0,F().finding)(`shell_operator.${z}`,{operator:U},{span:M})]})}function $(l){return l==="|"||l===
"|&"?"pipeline":l==="&"?"background":"chaining"}},46121:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.evolver=void 0;function T(){const L=m(87952);return T=function(){return L},L}function C(){const L=m(38010);return C=function(){
return L},L}const D=(L,k,A)=>{const N=L.words[0]?.text;if(L.invocation===void 0&&N&&(0,T().isNamedCurated)(N,A.policy))return(0,C().
curated)(L,k,F(A));const x=W(L,k);return{findings:k,...x&&{risk:x}}};w.evolver=D;function W({invocation:L},k){const A=L?.
family?.data.risk;return k.some(({severity:x})=>x==="error")||A==="safe"?void 0:A}function F(L){const{policy:k}=L,A=k.allowed_roots.
length>0?k.allowed_roots:["."];return{...L,policy:{...k,allowed_roots:A}}}},8737:function(J,w,m){Object.defineProperty(w,
"__esModule",{value:!0}),w.besidesProgram=D,w.findProblems=F,w.firstOfEach=W;function T(){const L=m(13580);return T=function(){
return L},L}function C(){const L=m(95132);return C=function(){return L},L}function D(L,{invocation:k}){const A=k?.family?
["program","invocation","target"]:["program"];return L.filter(({layer:N,rule:x})=>!A.includes(String(N))||(0,T().ruleOf)(
x).anyText===!0)}function W(L,k){const A=new Map;return L.filter(({rule:N})=>{const x=(A.get(N)??0)+1;return A.set(N,x),
x<=k})}function F({problems:L}){return L.map(C().problemFinding)}},89509:function(J,w){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.readToolCall=C;const m=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,T=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function C(D){const W=m.exec(D);if(W===null)return;const[,F="",L=""]=W,k=[];let A=W.indices?.[2]?.[0]??0,N=L;for(;N!=="";){
const x=T.exec(N);if(x===null)return;const[I,E,j]=x;k.push({text:E??j??"",span:{start:A,end:A+I.length}}),N=N.slice(I.length),
A+=I.length}return{name:F,args:k}}},92890:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.validator=void 0;
function T(){const A=m(95132);return T=function(){return A},A}const C=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
D={"1.94":{refused:C,information:new Set(["--version","--help","--v8-options"])},newer:{refused:C,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},W=(A,N)=>{const{invocation:x}=A,I=[...N,...k("1.94",A)];
if(I.some(({severity:S})=>S==="error"))return{findings:I};const[E]=k("newer",A);if(E){const S=String(E.args.flag??""),b={
...E.span&&{span:E.span},...F};I.push((0,T().finding)("validator-flag",{flag:S,of:"newer"},b))}const j=x?.operands[0];if(j&&
!L(x,D["1.94"])){const{text:S,span:b}=j;I.push((0,T().finding)("validator-empty-folder",{script:S},{span:b}))}return{findings:I}};
w.validator=W;const F={severity:"notice",harm:"bookkeeping"};function L({flags:A},{information:N}){return A.some(({name:x})=>N.
has(x))}function k(A,{words:N,invocation:x,command:I}){const E=D[A],[j,...S]=N;if(j===void 0)return[];const b=t=>(0,T().
finding)("validator-script",{command:t},{span:j.span});if(j.text!=="node")return[b(`\`${j.text}\``)];const{flags:u=[],operands:[
n]=[]}=x??{},e=(t,r)=>{const f=n&&n.span.start<r.start?"script":"node";return(0,T().finding)("validator-flag",{flag:t,of:f},
{span:r})},o=x!==void 0&&L(x,E),d=o&&u.length===1&&n===void 0,{options:i}=E,s=d||i===void 0?[]:u.filter(({name:t})=>!i.has(
t)),g=E.text?.exec(I),a=u.some(({name:t})=>t==="--test");return[...S.flatMap(({text:t,span:r})=>E.refused.test(t)?[e(t,r)]:
[]),...s.map(({written:t,span:r})=>e(t,r)),...g?[e(g[0],{start:g.index,end:g.index+g[0].length})]:[],...(n===void 0||a)&&
!o?[b("`node` without a script")]:[]]}},72017:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.matchesAnyCommand=
r,w.workspace=void 0;function T(){const l=m(13970);return T=function(){return l},l}function C(){const l=m(72720);return C=
function(){return l},l}function D(){const l=m(55972);return D=function(){return l},l}function W(){const l=m(55126);return W=
function(){return l},l}function F(){const l=m(21006);return F=function(){return l},l}function L(){const l=m(87952);return L=
function(){return l},l}function k(){const l=m(13580);return k=function(){return l},l}function A(){const l=m(95132);return A=
function(){return l},l}function N(){const l=m(97424);return N=function(){return l},l}function x(){const l=m(81716);return x=
function(){return l},l}function I(){const l=m(34482);return I=function(){return l},l}function E(){const l=m(8737);return E=
function(){return l},l}function j(){const l=m(89509);return j=function(){return l},l}const S=(l,v,P)=>P.proposal.tool===
"runpy"?$(l,v,P):b(l,(0,E().besidesProgram)(v,l),P);w.workspace=S;function b(l,v,P){const{families:M,patterns:R,disabled_packs:G}=P.
policy,H=new(I()).Places(P),B=(0,x().readShellText)(l.command),U=Q=>Q.map(nn=>u(nn,M,G)),z=U((0,x().everyCommand)(B)),K=Q=>z.
flatMap(nn=>{const en=f(nn);return R.filter(tn=>tn.layer===Q&&t(tn.regex,en)).map(({name:tn,regex:sn,reason:rn})=>(0,A().
finding)("custom_pattern",{name:tn,pattern:sn,reason:rn},{layer:Q}))}),V=[()=>n(l,B),()=>U(i(l,P.mount,H,z)).flatMap(Q=>y(
Q,H)),()=>z.flatMap(O)];for(const[Q,nn]of V.entries()){const en=[...nn(),...K(Q+1)];if(en.length>0)return{findings:[...(0,E().
firstOfEach)(en,1),...v.filter(s)]}}const Y=z.map(({read:Q})=>Q.use),Z=new Set(Y.flatMap(W().warningsIn)),X=[...v,...[...Z].
map(Q=>(0,A().finding)(Q,{}))],_=T().riskSchema.options.findLast(Q=>Y.some(nn=>nn.risk===Q));return _===void 0||_==="saf\
e"||X.some(s)?{findings:X}:{findings:X,risk:_}}function u(l,v,P){const[M,...R]=l.words,G=(0,L().sandboxProgram)("workspa\
ce",M?.text??"",v),H=G&&!P.includes(G.family.category)?G:void 0;return{command:l,program:H,read:(0,W().readArguments)(R,
H??{})}}function n({targets:l},v){const P=l.flatMap(({script:M})=>M===void 0?[]:[M]);return[...(0,N().findDangers)(v).map(
M=>e(M,!0)),...P.flatMap(M=>(0,N().findDangers)((0,x().readShellText)(M))).map(M=>e(M,!1))]}function e({name:l,pattern:v,
words:P},M){const R=P[0]?.span.start,G=P.at(-1)?.span.end,H=M&&R!==void 0&&G!==void 0?{span:{start:R,end:G}}:{};return(0,A().
finding)(l,{pattern:d(v)},H)}const o=200;function d(l){return l.length>o?`${l.slice(0,o)}\u2026`:l}function i({command:l},{
tree:v,at:P},{cwd:M},R){return v!==void 0&&P!=="/"&&P===M&&R.length===1?(0,x().everyCommand)((0,x().readShellText)(l,v)):
R.map(H=>H.command)}function s({severity:l}){return l==="error"}function g({program:l,read:v}){const P=l===void 0?[]:v.values;
return new Set(P.flatMap(({kind:M,word:R})=>D().PATH_KINDS.has(M)?[]:R))}const a=new Map;function t(l,v){const P=a.get(l)??
(0,C().compileLinear)(l);return a.set(l,P),"error"in P||P.matches(v)}function r(l,v,P){return(0,x().everyCommand)((0,x().
readShellText)(l)).some(M=>t(v,f(u(M,P,[]))))}function f(l){const{words:v,redirections:P}=l.command,M=g(l);return[...v.filter(
R=>!M.has(R)).map(({text:R})=>R),...P.map(({operator:R,target:G})=>`${R} ${G?.text??""}`)].join(" ")}function y(l,v){const{
words:P,redirections:M,problems:R}=l.command,G=g(l),H=R.filter(({rule:U})=>U==="variable-expansion"),B=M.flatMap(({target:U})=>U??
[]);return[...P.slice(1).filter(U=>!G.has(U)),...B].flatMap(({text:U,span:z})=>{const K=H.some(({span:V})=>V.start>=z.start&&
V.end<=z.end);return[U,...c(U)].flatMap(V=>p(V,z,v,K))})}function c(l){if(!l.startsWith("-"))return[];const{attached:v}=(0,F().
splitAtEquals)(l);return[...v?[v]:[],.../^-[^-]./.test(l)?[l.slice(2)]:[]]}function p(l,v,P,M=!1){const R=M||l.startsWith(
"~")?void 0:P.locate(l);return R===void 0||!P.isIn(R,P.workspace)?[(0,A().finding)("path_outside_workspace",{path:l},{span:v})]:
l.split(/[\\/]/).includes("..")?[(0,A().finding)("path_traversal",{path:l},{span:v})]:[]}const h=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function O({command:l,program:v,read:P}){const[M,...R]=l.words;
if(M===void 0)return[];const{text:G}=M,H=h.flatMap(([z,K])=>z.test(G)?[K]:[]),B=R.filter(({text:z})=>H.some(K=>K.test(z)));
return B.length>0?B.map(({text:z,span:K})=>(0,A().finding)("blocked_flag",{program:G,flag:z},{span:K})):R.length===1&&v&&
/^--(?:version|help)$/.test(R[0]?.text??"")?[]:(v?P.objections:[{objection:"is not allowed",word:M}]).map(({objection:z,
word:K=M})=>(0,A().finding)("command_not_allowed",{program:G,objection:z},{span:K.span}))}function $({command:l},v,P){const M=v.
filter(({rule:B})=>(0,k().ruleOf)(B).anyText===!0),R=(0,j().readToolCall)(l),[G]=R?.args??[];if(R?.name!=="write_file"||
G===void 0){const B=d(R?.name??l);return{findings:[(0,A().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...M]}}const H=[...p(G.text,G.span,new(I()).Places(P)),...M];return H.some(
s)?{findings:H}:{findings:H,risk:"write"}}},81961:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.combine=
L,w.policyWith=N,w.stricterOf=F,w.tightenPolicy=k,w.valuesOf=A;function T(){const x=m(23404);return T=function(){return x},
x}function C(){const x=m(41895);return C=function(){return x},x}function D(){const x=m(74238);return D=function(){return x},
x}function W(){const x=m(11160);return W=function(){return x},x}function F(x,I,E){const j=L(x.policy,I.policy);if("confl\
icts"in j)throw new(C()).GateError("policy_conflict",`The policies of the base and of ${E} differ in ${j.conflicts.join(
", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");const{ref:S,digest:b}=I,u=[
...x.combinedWith?[x.combinedWith.name]:[],E];return{...x,policy:j.policy,digest:(0,D().digestPolicy)(j.policy),combinedWith:{
name:u.join(" and "),digest:b,...S!==void 0&&{ref:S}}}}function L(x,I){const E=[],j=A(x),S=A(I);for(const[b,{strictness:u}]of W().
POLICY_KEYS){const[n,e]=[j.get(b),S.get(b)];if((0,T().canonicalize)(n)===(0,T().canonicalize)(e))continue;const o=u.combine(
n,e);o?j.set(b,o.value):E.push(b)}return E.length>0?{conflicts:E}:{policy:N(j)}}function k(x,I){if(Object.values(I).every(
u=>u===void 0))return x;const E=A(x.policy),j=[],S=new Map(Object.entries(I));for(const[u,{strictness:n,input:e}]of W().
POLICY_KEYS){const o=e&&S.get(e.name),d=E.get(u);if(!(!e||o===void 0||o===d))if(d===e.open||n.compare(d,o)==="tighter")E.
set(u,o);else{const i={given:String(o),kept:String(d)};j.push({input:e.name,key:u,...i})}}const b=N(E);return{...x,policy:b,
digest:(0,D().digestPolicy)(b),ignoredInputs:j}}function A(x){const I=x;return new Map([...W().POLICY_KEYS.keys()].map(E=>{
const[j="",S]=E.split("."),b=I[j];return[E,S===void 0?b:b[S]]}))}function N(x){const I={};for(const[E,j]of x){const[S="",
b]=E.split(".");I[S]=b===void 0?j:{...I[S],[b]:j}}return W().policySchema.parse(I)}},76545:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.comparePolicies=L;function T(){const x=m(23404);return T=function(){return x},x}function C(){
const x=m(69873);return C=function(){return x},x}function D(){const x=m(81961);return D=function(){return x},x}function W(){
const x=m(11160);return W=function(){return x},x}function F(){const x=m(92328);return F=function(){return x},x}function L(x,I){
const[E,j]=[(0,D().valuesOf)(x),(0,D().valuesOf)(I)];return[...W().POLICY_KEYS].flatMap(([S,{strictness:b}])=>{const[u,n]=[
E.get(S),j.get(S)],e=k(u,n);if(e===void 0)return[];const o=b.compare(u,n),d=b.loosens?.(u,n)??o!=="tighter";return[{key:S,
change:e,direction:o,loosens:d}]})}function k(x,I){if(Array.isArray(x)&&Array.isArray(I)){const E=[...(0,F().missingFrom)(
x,I).map(j=>`+ ${A(j)}`),...(0,F().missingFrom)(I,x).map(j=>`- ${A(j)}`)];return E.length===0?void 0:E.join(", ")}return(0,T().
canonicalize)(x)===(0,T().canonicalize)(I)?void 0:`${N(x)} \u2192 ${N(I)}`}function A(x){const I=x.name;return typeof I==
"string"?I:N(x)}function N(x){return(0,C().stringify)(x,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.NPM_LOCKFILES=w.LOCKFILES=void 0,w.isCode=A,w.isDocument=I,w.isLockfile=
r,w.isOfTests=s,w.isPackageFile=y,w.isProgramCode=k,w.isRunnable=E,w.isTest=d,w.isTestData=i,w.isWritten=N,w.toolThatFinds=
l;function T(){const v=m(76760);return T=function(){return v},v}function C(){const v=m(41330);return C=function(){return v},
v}const D=new Set(`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx h\
h
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),W=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),F=new Set("ini json json5 jsonl toml yaml yml".split(" ")),L=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function k(v){return D.has(j(v))}function A(v){return k(v)||W.has(j(v))}function N(v){return A(v)||F.has(j(v))||L.test(T().
posix.basename(v))}const x=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function I(v){
return x.test(v)}function E(v){return(A(v)||!T().posix.basename(v).includes("."))&&!I(v)}function j(v){return T().posix.
extname(v).slice(1).toLowerCase()}const S={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|bench(?:marks?)?"},b=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
u=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[n,e,o]=Object.values(S).map(v=>new RegExp(`(?:^|/)(?\
:${v})/`,"i"));function d(v){return n.test(v)||b.test(v)}function i(v){return e.test(v)||v.endsWith(".snap")}function s(v){
return d(v)||i(v)||o.test(v)||u.test(v)}const g=w.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],a=w.LOCKFILES=
[...g,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],t=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function r(v){return a.includes(v)||t.test(v)}const f=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function y(v){return a.includes(v)||f.test(v)}const c="{js,cjs,mjs,ts,cts,mts}",p="{json,jsonc,json5,yaml,yml,toml}",h=`\
{${c.slice(1,-1)},${p.slice(1,-1)}}`,O={vitest:`vitest.config.${c} vitest.workspace.${h} vite.config.${c}`,jest:`jest.co\
nfig.${h} jest.setup.${c}`,mocha:`.mocharc .mocharc.${h}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${c}`,cypress:`cypress.config.${c}`,eslint:`eslint.config.${c} .eslintrc \
.eslintrc.${h} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${h} prettier.config.${c} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${h} stylelint.config.${c} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${h} .knip.${p} knip.config.${c}`,markdownlint:`.markdownlint.${h}\
 .markdownlint-cli2.${h} .markdownlintignore .markdownlintrc`,cspell:`cspell.${h} .cspell.${h} cspell.config.${h}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${h} nyc.config.${c}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${h} .babelrc .babelrc.${h}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let $;function l(v){if($??=Object.entries(O).map(([M,R])=>[M,
(0,C().default)(R.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(v))return"cargo";const P=v.slice(v.lastIndexOf(
"/")+1);return $.find(([,M])=>M(P))?.[0]}},96215:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.isOfLibrary=
T;const m=new Set(`
  __future__ __hello__ __phello__ _aix_support _collections_abc _compat_pickle _markupbase _osx_support
  _pydecimal _pyio _pyrepl _sitebuiltins _strptime _weakrefset abc aifc annotationlib antigravity argparse array
  ast asynchat asyncio asyncore atexit audioop base64 bdb binascii binhex bisect builtins bz2 cProfile calendar
  cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall compression concurrent
  configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm decimal
  difflib dis distutils doctest dummy_threading email encodings ensurepip enum errno faulthandler fcntl filecmp
  fileinput fnmatch formatter fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp
  gzip hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json
  keyword lib2to3 linecache locale logging lzma macpath mailbox mailcap marshal math mimetypes mmap modulefinder
  msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os
  ossaudiodev parser pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath
  pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline
  reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd
  smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string
  stringprep struct subprocess sunau symbol symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile
  termios textwrap this threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty
  turtle turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser
  winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo
  `.trim().split(/\s+/));function T(C){return m.has(C.replace(/\..*$/s,""))}},19609:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.PRELOADABLE_PACKAGES=w.PRELOADABLE_BY_TOOLS=w.NODE_FLAGS=w.NODE_ALIASES=w.BUILT_IN_REPORTERS=
void 0;function T(){const k=m(91063);return T=function(){return k},k}const C=w.NODE_FLAGS=(0,T().nameTable)({harmless:`
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
  `}),D=w.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `.trim().split(/\s+/).map(k=>k.split("="))),W=w.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),F=w.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),L=w.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.SELECTING_FLAGS=w.NPM_SUBCOMMANDS=
w.NPM_SHORTHANDS=w.NPM_FLAGS=w.FLAGS_OF_TESTS=void 0;function T(){const A=m(91063);return T=function(){return A},A}const C=w.
NPM_FLAGS=(0,T().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),D=w.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),W=w.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),F=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,L=w.NPM_SHORTHANDS=new Map(F.trim().split(/\s+/).map(A=>A.split(/[=:]/)).map(([A="",N,x])=>[A,`--${N}${x===void 0?"":`\
=${x}`}`])),k=w.NPM_SUBCOMMANDS=(0,T().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.readArguments=
L,w.warningsIn=F;function T(){const E=m(35672);return T=function(){return E},E}function C(){const E=m(55972);return C=function(){
return E},E}function D(){const E=m(20457);return D=function(){return E},E}function W(){const E=m(91063);return W=function(){
return E},E}function F({warnings:E=[],network_touching:j}){return j?["network_touching",...E]:E}function L(E,j,S=(b,u)=>C().
KINDS[b](u)){if(j.forms!==void 0)return k(E,j,j.forms,S);if(j.subcommands===void 0)return x(E,j,S);const[b,...u]=E,n=Object.
entries(j.subcommands).find(([o])=>o===b?.text)?.[1];if(n!==void 0)return x(u,{...j,...n},S);const e=`is accepted only w\
ith ${N(Object.keys(j.subcommands))}`;return{use:j,flags:[],values:[],objections:[{objection:e,...b&&{word:b}}]}}function k(E,j,S,b){
const u=`is accepted only as ${N(Object.keys(S))}`,[n]=E;let e={use:j,flags:[],values:[],objections:[{objection:u,...n&&
{word:n}}]};for(const[o,d]of Object.entries(S)){const i=(0,T().matchForm)((0,T().parseForm)(o)??[],E,b);if(i===void 0)continue;
const s=i.map(({word:a,kind:t})=>({text:a.text,word:a,kind:t})),g=i.find(a=>a.wrong!==void 0);if(!g)return{use:{...j,...d},
flags:[],values:s,objections:[]};e={...e,values:s,objections:[A(g)]}}return e}function A({word:E,wrong:j}){return{objection:`\
does not accept \`${E.text}\`, which ${j}`,word:E}}function N(E){return E.map(j=>`\`${j}\``).join(", ")}function x(E,j,S){
const{leading_flags:b=[]}=j,{flags:u,operands:n}=(0,D().readUse)((0,W().strictFlags)(j.flags,b),E),e=[],o=(c,p)=>e.push(
A({word:c,wrong:p})),d=[],i=[];for(const{word:c,flag:p,value:h,valueWord:O}of u){if(p===void 0||p.choices?.includes(h??"")===
!1){o(c,"is not among its flags");continue}i.push(p.name),b.includes(p.name)&&n.some($=>I(c,$))&&o(c,"must come before t\
he operands"),p.arity!=="none"&&(h===void 0?o(c,"requires a value"):d.push({text:h,kind:p.kind,word:O??c}))}const s=u.find(
({flag:c})=>!b.includes(c?.name??"")),g=(c=[])=>c.some(p=>i.includes(p)),a=((0,T().parseOperands)(j.operands??"path*")??
[]).slice(g(j.first_operand_by)?1:0);for(const[c,p]of n.entries()){b.length>0&&s&&I(p,s.word)&&o(p,"comes after the expr\
ession");const h=a[Math.min(c,a.length-1)];d.push({text:p.text,kind:h?.kind??"path",word:p})}for(const{text:c,kind:p,word:h}of d){
const O=S(p,c);O!==void 0&&e.push({objection:`does not accept \`${c}\`, which ${O}`,word:h})}const{min:t,max:r}=(0,T().countOf)(
a),f=t-(g(j.last_operand_by)?1:0),y=n.length;if(y<f||y>r){const c=r===f?`${r}`:`${f} to ${r}`,p=Number.isFinite(r)?c:`at\
 least ${f}`;e.push({objection:`takes ${p} operands, not ${y}`})}return{use:j,flags:i,values:d,objections:e}}function I(E,j){
return E.span.start>j.span.start}},21006:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.readFlags=m,w.
splitAtEquals=L,w.valueRead=W;function m(k,A){const N=[],x=k.toReversed();let I;const E=j=>{for(const S of x.reverse())N.
push({kind:"operand",word:S});return{tokens:N,separator:j,rest:void 0}};for(let j=x.pop();j!==void 0;j=x.pop()){if(A.separator.
test(j.text))return E(j);const S=!T(j,A);if(!S&&I!==void 0){N.push({...I,word:j,next:j});continue}const{written:b,attached:u}=S?
C(j.text,A):{written:j.text,attached:void 0},n=S?A.expand(b,u):"operand";if(n==="operand"){if(N.push({kind:"operand",word:j}),
A.flags==="first")return E();continue}if(I=void 0,n!==void 0&&"instead"in n){const{span:g,quoted:a}=j;x.push(...n.instead.
map(t=>({text:t,span:g,quoted:a})).reverse());continue}const e=x.at(-1),o=n===void 0?A.unknown:n.at(-1)?.takes,d=u===void 0&&
D(o,e,A),i={word:j,written:b,attached:u,next:e,consumes:d};n===void 0&&N.push({kind:"unknown",...i});for(const[g,a]of n?.
entries()??[]){const t=g===(n?.length??0)-1,r={word:j,written:b,attached:void 0,next:void 0,consumes:!1};N.push({kind:"f\
lag",part:a,...t?i:r})}if(o==="rest")return{tokens:N,separator:void 0,rest:x.reverse()};const s=N.at(-1);o==="operands"&&
d&&s?.kind==="flag"&&(I=s),d&&!(o==="both"&&e&&!T(e,A))&&x.pop()}return E()}function T({text:k},{dash:A}){return!k.startsWith(
"-")||k==="-"&&A==="operand"}function C(k,{equals:A}){return A==="all"||A==="long"&&k.startsWith("--")?L(k):{written:k,attached:void 0}}
function D(k,A,N){if(A===void 0)return!1;switch(k){case"always":case"both":return!0;case"unless-dash":return!A.text.startsWith(
"-");case"true-or-false":return F(A.text);case"operand":case"operands":return T(A,N);default:return!1}}function W({word:{
span:k},attached:A,next:N,consumes:x}){return x&&N?{value:N.text,span:{start:k.start,end:N.span.end}}:A===void 0?{span:k}:
{value:A,span:k}}function F(k){return k==="true"||k==="false"}function L(k){const A=k.indexOf("=");return A<0?{written:k,
attached:void 0}:{written:k.slice(0,A),attached:k.slice(A+1)}}},20457:function(J,w,m){Object.defineProperty(w,"__esModul\
e",{value:!0}),w.readUse=D;function T(){const S=m(21006);return T=function(){return S},S}function C(){const S=m(91063);return C=
function(){return S},S}function D(S,b){const{tokens:u,rest:n}=(0,T().readFlags)(b,N(S)),e=[],o=[];let d;for(const r of u)
r.kind==="flag"&&r.word===d&&/\s/.test(r.written)||(d=r.kind==="flag"&&r.consumes?r.next:void 0,r.kind==="flag"&&!W(S,r,
o)?e.push(F(r)):o.push(r.word));const i=S.stops?{operands:[],started:o}:{operands:o,started:[]},s=n&&e.pop();if(n===void 0||
s===void 0)return{flags:e,...i};const{word:g,value:a}=s,t=a===void 0?n:[{...g,text:a},...n];return{flags:e,...i,rest:{flag:s,
words:t}}}function W({readsBehind:S,handsOn:b},{part:u},n){return!!S&&!b&&u.spec===void 0&&n.length>0}function F(S){const{
word:b,attached:u,next:n,consumes:e,part:o}=S,{spec:d,negated:i,letter:s,fixed:g=u}=o,a=s??S.written;if(e&&n!==void 0){const c={
start:b.span.start,end:n.span.end};return{word:{...b,span:c},written:a,flag:d,value:n.text,valueWord:n,off:!1}}const t=n!==
void 0&&(!n.text.startsWith("-")||n.text==="-"),r=d===void 0&&t?n.text:void 0,f=d?.arity!=="value"&&/^(?:false|0)$/.test(
g??""),y=d?.arity!=="rest"&&(i||f);return{word:b,written:a,flag:d,value:g??r,off:y}}const L={none:"never",attached:"neve\
r",value:"both",optional:"operand",many:"operands",rest:"rest"};function k(S,b=!1){const u=S===void 0?"never":L[S.arity];
return{spec:S,negated:b,takes:b&&u!=="rest"?"never":u}}function A({flags:S},b,u){const n=s=>{const g=S.get(s);return{...k(
g),takes:g?.arity==="value"?"always":"never"}},e=S.get(b)??S.get(/^-\d+$/.test(b)?"-#":"");if(e!==void 0)return[(u===void 0?
e.arity!=="attached":e.arity!=="none")?n(e.name):k(void 0)];const o=b.slice(0,2);if(!b.startsWith("--")&&S.get(o)?.arity===
"value")return[{...n(o),fixed:b.slice(2),takes:"never"}];const d=/^-[A-Za-z]{2,}$/.test(b)?[...b.slice(1)]:[];return d.length>
0&&d.every(s=>S.get(`-${s}`)?.arity==="none")?d.map(s=>n(`-${s}`)):[k(void 0)]}function N(S){return{flags:S.stops&&!S.readsBehind?
"first":"anywhere",dash:"operand",separator:/^--$/,equals:S.strict?"long":"all",unknown:"never",expand:(b,u)=>{if(S.strict)
return A(S,b,u);const n=x(S,b,u),e=S.handsOn&&!S.readsBehind;return S.stops&&e&&n.some(({spec:d})=>d===void 0)?"operand":
n}}}function x(S,b,u){const n=b.replace(/^-+/,""),e=b.startsWith("--"),o=I(S,n,e);if(o!==void 0)return[o];if(e||n.length<
2)return[k(void 0)];const d=[],i=u===void 0?n:`${n}=${u}`;for(let s=0;s<i.length;s+=1){const g=i[s]??"",a=S.flags.get(g);
if(a===void 0)return[...d,k(void 0)];const t={...k(a),letter:`-${g}`},r=i.slice(s+1);if(r!==""&&(a.arity!=="none"||r.startsWith(
"="))){const f=a.arity==="rest"?"rest":"never";return[...d,{...t,fixed:r.replace(/^=/,""),takes:f}]}d.push(t)}return d}function I(S,b,u){
const n=j(S,b,u)??(u&&S.completes?E(S,b):void 0);if(n!==void 0)return k(n);if(!/^no-?[A-Za-z]/.test(b))return;const e=j(
S,b.replace(/^no-?/,""),u);return e&&k(e,!0)}function E({flags:S},b){const u=(0,C().flagKey)(b),n=new Map;for(const[o,d]of S)
o.startsWith(u)&&n.set(d.name,d);const[e]=n.values();return n.size===1?e:void 0}function j(S,b,u){const n=(0,C().flagKey)(
b),e=u?n.lastIndexOf("."):-1,o=e<0?void 0:S.flags.get(n.slice(e+1));return o===void 0||S.flags.has(n)?(0,C().lookUp)(S,n):
o.kind==="text"?(0,C().lookUp)(S,n)??o:o}},55366:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.MAX_FILE_BYTES=
void 0,w.readBlob=W;function T(){const F=m(41895);return T=function(){return F},F}function C(){const F=m(7650);return C=
function(){return F},F}const D=w.MAX_FILE_BYTES=16*1024*1024;async function W(F,L){const[k]=await F.read([L]);if(k?.type===
"blob")return k.content;throw new(T()).GateError("file_unreadable",k?`Object ${L} is a ${k.type}, not a file`:`Object ${L}\
 is missing from this clone`,C().FULL_CLONE_HINT)}},48741:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.folderTree=N,w.readOnDisk=I;function T(){const u=m(73024);return T=function(){return u},u}function C(){const u=m(51455);
return C=function(){return u},u}function D(){const u=m(76760);return D=function(){return u},u}function W(){const u=m(41895);
return W=function(){return u},u}function F(){const u=m(55366);return F=function(){return u},u}function L(){const u=m(39491);
return L=function(){return u},u}function k(){const u=m(96681);return k=function(){return u},u}function A(){const u=m(93028);
return A=function(){return u},u}function N(u,n=F().MAX_FILE_BYTES){const e=(0,D().resolve)(u),o=`the directory ${u}`,d=a=>b(
a,()=>(0,T().lstatSync)((0,k().systemPath)((0,D().join)(e,a)))),i=a=>{if(a==="")return{path:a,kind:"directory",tracked:!0};
if(!(0,L().canBeCheckedOut)(a)||!(0,L().foldersAbove)(a).every(y=>d(y)?.isDirectory()))return;const t=d(a),r=t&&(0,A().kindOf)(
t);if(!t||!r)return;const f=(0,A().isRegular)(r)?{size:t.size}:{};return{path:a,kind:r,...f,tracked:!a.split("/").includes(
"node_modules")}},s=a=>i(a)?.kind!=="directory"?[]:(b(a,()=>(0,T().readdirSync)((0,k().systemPath)((0,D().join)(e,a)),{encoding:"\
buffer"}))??[]).map(r=>i(a===""?(0,k().decodePath)(r):`${a}/${(0,k().decodePath)(r)}`)).filter(r=>r!==void 0).sort(L().byEntryPath);
function*g(a){for(const t of s(a))t.tracked&&(t.kind==="directory"?yield*g(t.path):yield t)}return{label:o,stat:i,list:s,
files:()=>[...g("")].sort(L().byEntryPath),readlink:a=>i(a)?.kind==="symlink"?b(a,()=>(0,k().decodePath)((0,T().readlinkSync)(
(0,k().systemPath)((0,D().join)(e,a)),{encoding:"buffer"}))):void 0,read:async(a,t=n)=>{const r=i(a);if(!(0,A().isRegular)(
r?.kind))throw(0,L().notAFile)(o,a);if((r.size??0)>t)throw(0,L().tooLarge)(o,a,r.size??0,t);return E((0,D().join)(e,a),a,
o,t)}}}const x=T().constants.O_RDONLY|(T().constants.O_NOFOLLOW??0)|(T().constants.O_NONBLOCK??0);function I(u,n){return E(
(0,D().join)(u,n),n,`the directory ${u}`,1/0)}async function E(u,n,e,o){try{const d=await(0,C().open)((0,k().systemPath)(
u),x);try{const i=await d.stat();if(!i.isFile())throw(0,L().notAFile)(e,n);if(i.size>o)throw(0,L().tooLarge)(e,n,i.size,
o);return await d.readFile()}finally{await d.close()}}catch(d){throw d instanceof W().GateError?d:j(n,d)}}function j(u,n){
return new(W()).GateError("file_unreadable",`Cannot read ${u}: ${n instanceof Error?n.message:n}`,"Check the permissions\
 of the file and of the directories above it.",{cause:n})}const S=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function b(u,n){
try{return n()}catch(e){if(S.has(e.code??""))return;throw j(u,e)}}},63550:function(J,w,m){Object.defineProperty(w,"__esM\
odule",{value:!0}),w.literalTree=C;function T(){const W=m(39491);return T=function(){return W},W}function C(W,F="the giv\
en files"){const L=new Map(Object.entries(W)),k=N=>{const x=L.get(N);return typeof x=="string"?Buffer.from(x):Buffer.isBuffer(
x)?x:x!==void 0&&"executable"in x?Buffer.from(x.executable):void 0};return{...(0,T().indexEntries)([...L].map(([N,x])=>D(
N,x,k(N)?.length))),label:F,readlink:N=>{const x=L.get(N);return typeof x=="object"&&"symlink"in x?x.symlink:void 0},read:async N=>{
const x=k(N);if(x===void 0)throw(0,T().notAFile)(F,N);return x}}}function D(W,F,L){const k=!W.split("/").includes("node_\
modules");if(typeof F=="object"&&"symlink"in F)return{path:W,kind:"symlink",tracked:k};if(typeof F=="object"&&"submodule"in
F)return{path:W,kind:"submodule",oid:F.submodule,tracked:k};const A=typeof F=="object"&&"executable"in F;return{path:W,kind:A?
"executable":"file",...L===void 0?{}:{size:L},tracked:k}}},96681:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.decodePath=C,w.decodePieces=F,w.splitNul=L,w.systemPath=W;function T(){const k=m(4573);return T=function(){return k},k}
function C(k){if((0,T().isUtf8)(k))return k.toString("utf8");let A="";for(let N=0;N<k.length;){const x=D(k,N);A+=x>0?k.toString(
"utf8",N,N+x):String.fromCharCode(56320+(k[N]??0)),N+=Math.max(x,1)}return A}function D(k,A){for(let N=1;N<=4&&A+N<=k.length;N++)
if((0,T().isUtf8)(k.subarray(A,A+N)))return N;return 0}function W(k){if(!/[\udc80-\udcff]/.test(k))return k;const A=k.split(
/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(A.map((N,x)=>x%2===1?Buffer.of(N.charCodeAt(0)-56320):Buffer.
from(N)))}function F(k){if(!(0,T().isUtf8)(k))return[...L(k)].map(C);const A=k.toString("utf8").split("\0");return A.at(
-1)===""&&A.pop(),A}function*L(k){let A=0;for(let N=k.indexOf(0);N>=0;N=k.indexOf(0,A))yield k.subarray(A,N),A=N+1;A<k.length&&
(yield k.subarray(A))}},59542:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.filesNamed=W,w.perPath=
L,w.perTree=F;function T(){const k=m(76760);return T=function(){return k},k}function C(){const k=m(59490);return C=function(){
return k},k}const D=F(k=>(0,C().groupBy)(k.files(),({path:A})=>T().posix.basename(A)));function W(k,A){return D(k).get(A)??
[]}function F(k){const A=new WeakMap;return N=>{const x=N.original??N,{answer:I}=A.get(x)??{answer:k(x)};return A.set(x,
{answer:I}),I}}function L(k){const A=F(()=>new Map);return(N,x)=>{const I=A(N),E=I.get(x)??k(N,x);return I.set(x,E),E}}},
80781:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.subTree=m;function m(D,W){if(W==="")return D;const F=T.
get(D)??new Map;T.set(D,F);const L=F.get(W)??C(D,W);return F.set(W,L),L}const T=new WeakMap;function C(D,W){const F=`${W}\
/`,L=x=>x===""?W:F+x,k=x=>({...x,path:x.path===W?"":x.path.slice(F.length)}),{original:A,isPending:N}=D;return{label:D.label,
...A&&{original:m(A,W)},...N&&{isPending:x=>N(L(x))},stat:x=>{const I=D.stat(L(x));return I&&k(I)},readlink:x=>D.readlink(
L(x)),list:x=>D.list(L(x)).map(k),files:()=>[...D.files()].filter(({path:x})=>x.startsWith(F)).map(k),read:(x,I)=>D.read(
L(x),I)}}},95132:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.describe=L,w.eligibilityOf=b,w.finding=
D,w.isMissingEvidence=u,w.notJudged=E,w.problemFinding=F,w.whyNotJudged=j;function T(){const n=m(41895);return T=function(){
return n},n}function C(){const n=m(13580);return C=function(){return n},n}function D(n,e,o={}){return W(n,e,o)}function W(n,e,o){
const{severity:d,harm:i,layer:s}=(0,C().ruleOf)(n);return{rule:n,severity:d,harm:i,layer:s,args:e,...o}}function F({rule:n,
args:e,span:o,severity:d}){return W(n,e,{span:o,severity:d})}function L({rule:n,args:e,edit:o,danger:d,level:i}){const s=(0,C().
ruleOf)(n);return{message:s.message(e)+(i?` ${k(i)}`:""),remedy:d===void 0?(o&&x(o))??s.remedy(e):`Remove the command: i\
t ${d}. A person decides whether the gene needs it.`}}function k({rules:n,level:e,from:o,reason:d}){const i=d===void 0?"":
`: ${d.replace(/\.$/,"")}`;return`The policy sets \`${n}\` to \`${e}\`, instead of ${o}${i}.`}const A=160,N=4;function x({
new:n,pointer:e,files:o=[],fix:d}){if(!(n.length<=N&&n.every(f=>f.length<=A&&!f.includes("`"))))return d?"Run `gene-gate\
 fix --write`, which replaces the command (accepted; not run).":void 0;const s=e?.endsWith("/asset_id")===!0,g=s||n.length===
0?"":" (accepted; not run)",a=d?`; \`gene-gate fix --write\` does this${g}.`:".",[t,...r]=n.map(f=>`\`${f}\``);return t===
void 0?`Remove the command, which adds no check${a}`:s?`Set \`asset_id\` to ${t}${a}`:o.length>0?`Move it into a script,\
 ${o.map(({path:y})=>`\`${y}\``).join(", ")}, and run ${[t,...r].join(", ")}${a}`:r.length===0?`Write ${t} instead${a}`:
`Write separate entries in \`validation\`: ${[t,...r].join(", ")}${a}`}const I=500;function E(n,e,o={}){return D("not-ju\
dged",{detail:j(n,e)},o)}function j(n,e){if((0,T().endsAudit)(e))throw e;return`${n}: ${S(e).slice(0,I).replace(/\.$/,"")}`}
function S(n){return n instanceof T().GateError?n.message:n instanceof Error?`${n.name}: ${n.message}`:String(n)}function b(n){
return n.length===0?"eligible":n.every(u)?"unproven":"refuted"}function u({rule:n}){const{unproven:e,undecided:o}=(0,C().
ruleOf)(n);return e===!0||o===!0}},13254:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.isProblem=D,w.
problemAt=T;const m={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"\
warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-p\
ath":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"\
notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning",
"npm-script-missing":"warning","npm-script-text":"warning","workspaces-changed":"warning"};function T(W,F,L,k=C(W)){return{
rule:W,args:L,span:F,severity:k}}function C(W){return W in m?m[W]:"error"}function D(W,F){return W.rule===F}},94411:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.areHarmlessOptions=E,w.isHarmlessVariable=j,w.isReadByProgram=i,w.readAssignments=
e;function T(){const s=m(25367);return T=function(){return s},s}function C(){const s=m(90762);return C=function(){return s},
s}const D=/^[\w.-]{0,64}$/,W=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,F=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
L=/^\d{1,9}$/,k=/^(?:|[01]|true|false|yes|no|on|off)$/i,A=new Map([["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",
D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",W],["LC_ALL",W],["NODE_NO\
_WARNINGS",k],["PYTHONDONTWRITEBYTECODE",k],["PYTHONUNBUFFERED",k],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACK\
TRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",F],["TS_NODE_TRANSPILE_ONLY",k],["TS_NODE_FILES",k],["TS_NODE_SKIP\
_PROJECT",k]]),N=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
D]],x="NODE_OPTIONS",I=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function E(s){return s.split(" ").every(g=>I.test(g.replaceAll("_","-")))}function j(s,g){if(s===x)return E(g);const a=A.
get(s);return a!==void 0?a.test(g):b(s)?N.some(([r,f])=>r.test(s)&&f.test(g))||k.test(g)||L.test(g):!1}const S=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function b(s){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(s)?!i(s):S.test(s)}function u(s){return s===x||A.has(s)||b(s)}const n=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function e(s,g){const a=[],t=[];let r=0;for(const f of s){const[y]=f.parts,c=y&&!y.quoted?n.exec(y.text):null;if(!c)break;
r+=1;const[p,h="",O]=c,$=(0,C().textOf)(f).slice(p.length),l={start:f.start,end:f.end};if(!O&&j(h,$))a.push({name:h,value:$,
span:l}),g.add("environment-assignment",l,{name:h,value:(0,T().visible)($)});else{const v=!O&&u(h);g.add("assignment-ref\
used",l,{name:h,value:(0,T().visible)($),known:v}),O||t.push({name:h,value:$,span:l})}}return{assignments:a,refused:t,count:r}}
const o=`
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
`.match(/\S+/g),d=new RegExp(`^(?:${o.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function i(s){
return d.test(s)}},97424:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.DOES=void 0,w.dangerOfScript=
a,w.findDangers=E;function T(){const r=m(11331);return T=function(){return r},r}function C(){const r=m(81716);return C=function(){
return r},r}function D(){const r=m(54421);return D=function(){return r},r}const W=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
F=(r,f,y)=>r.some(c=>/^-[A-Za-z]+$/.test(c)&&[...c.slice(1)].some(p=>f.includes(p))||c.length>3&&y.startsWith(c.toLowerCase())),
L=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,k=r=>r.some((f,y)=>{const c=/^(?:-s|--signal)$/.
test(f)?r[y+1]:/^(?:-s|--signal=|-)(.+)$/.exec(f)?.[1];return c!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(c)}),A=(r,f,y)=>(r===
"systemctl"||r==="loginctl")&&f.some(c=>y.test(c)),N=[{name:"mass_deletion",matches:({program:r,args:f})=>r==="rm"&&F(f,
"rR","--recursive")&&f.some(y=>!y.startsWith("-")&&L.test(y))},{name:"raw_disk_write",matches:({program:r,args:f})=>r===
"dd"&&f.some(y=>y.startsWith("if=")||/^of=\/dev\//.test(y))},{name:"filesystem_format",matches:({program:r})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(r)},{name:"direct_disk_write",matches:({program:r,args:f})=>r==="tee"&&f.some(y=>W.test(y))},{name:"world_writable",
matches:({program:r,args:f})=>r==="chmod"&&f.some(y=>/^[0-7]{2,4}[2367]$/.test(y)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
y))},{name:"privilege_escalation",matches:({program:r,args:f})=>r==="chown"&&f.some(y=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(y))},{name:"firewall_manipulation",matches:({program:r})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(r)},
{name:"system_shutdown",matches:({program:r,args:f})=>/^(?:shutdown|poweroff|halt)$/.test(r)||/^(?:init|telinit)$/.test(
r)&&f[0]==="0"||A(r,f,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:r,args:f})=>r==="reboot"||/^(?:init|telinit)$/.
test(r)&&f[0]==="6"||A(r,f,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:r,args:f})=>/^(?:kill|pkill|killall)$/.
test(r)&&k(f)}],x=8,I=4;function E(r,f=0){const y=new n;return(0,C().everyCommand)(r).flatMap(c=>j(c,y,f))}function j(r,f,y){
const c=[],{words:p}=(0,C().withoutReserved)(r);for(const{operator:l,target:v}of r.redirections)if(l.includes(">")&&v&&W.
test(v.text)){const P=`> ${v.text}`;c.push({name:"direct_disk_write",pattern:P,words:[v]})}const h=S(p),O=f.runBy(r,h);if(O!==
void 0){const l=`${O} | ${p[0]?.text??""}`;c.push({name:"remote_code_execution",pattern:l,words:p})}const $=new Set;for(const l of h){
const v=N.find(({matches:G})=>G(l))?.name;if(v!==void 0){const G=l.words.map(({text:H})=>H).join(" ");c.push({name:v,pattern:G,
words:l.words})}const M=(0,T().programNamed)(l.program)?.kind==="shell"?(0,D().textHanded)(l.words)?.text:void 0;if(M===
void 0||$.has(M)||y===I)continue;$.add(M);const R=E((0,C().readShellText)(M),y+1);c.push(...R.map(G=>({...G,words:l.words}))),
u.test(M)&&c.push({name:"remote_code_execution",pattern:M,words:l.words})}return c}function S(r){const f=b(r,0);if(f===void 0)
return[];const y=[f];if((0,T().programNamed)(f.program)?.kind==="wrapper")for(let c=1;c<=Math.min(r.length-1,x);c+=1){const p=b(
r,c);p!==void 0&&!/^-|=/.test(p.program)&&y.push(p)}if(f.program==="find")for(const[c,{text:p}]of r.entries()){const h=/^-(?:exec|ok)(?:dir)?$/.
test(p)?b(r,c+1):void 0;if(h!==void 0&&y.push(h),y.length>x)break}return y}function b(r,f){const y=r[f];if(y===void 0)return;
const c=r.slice(f);return{program:(0,T().baseName)(y.text),args:c.slice(1).map(({text:p})=>p),words:c}}const u=/\bdownload(?:string|data)\b/i;
class n{#n=new Map;#e=new Map;runBy(f,y){const c=(f.pipedFrom&&this.#n.get(f.pipedFrom))??o(f.inside),p=y.find(({program:O})=>d(
O));this.#n.set(f,c??p?.program);const h=y.flatMap(({program:O,args:$,words:l})=>((0,T().runsCode)(O)?$:l.slice(0,1).map(
({text:v})=>v)).flatMap(v=>this.#e.get(e(v))??[]))[0];return p&&this.#s(p,f),y.some(({program:O})=>(0,T().runsCode)(O))?
c??h:h}#s({program:f,args:y},{redirections:c}){const p=c.flatMap(({target:h})=>h?.text??[]);for(const h of[...y,...p])!h.
startsWith("-")&&e(h)!==""&&this.#e.set(e(h),f)}}function e(r){return r.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function o(r){
return(0,C().everyCommand)(r).flatMap(({words:f})=>S(f)).find(({program:f})=>d(f))?.program}function d(r){return(0,T().programNamed)(
r)?.kind==="downloader"}const i=w.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},s=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,g=16*1024;function a(r){if(r.length>g)return"is too long to\
 check";for(const[,c="",p=""]of r.matchAll(s))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(c)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(p))return i.mass_deletion;const f=(0,C().readShellText)(r),y=E(f).find(({name:c})=>c!=="mass_deletion");return y?i[y.
name]:t(f)?"pipes text into a shell":void 0}function t(r){return(0,C().everyCommand)(r).some(({pipedFrom:f,words:y})=>{const[
c]=(0,D().startedWords)(y);return f!==void 0&&c!==void 0&&(0,T().isShell)(c.text)})}},25367:function(J,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.inspectBlanks=S,w.inspectCharacters=L,w.inspectInjection=n,w.inspectLookAlikes=N,w.visible=
F;function T(){const e=m(11970);return T=function(){return e},e}const C=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function D(e){if(e>=32&&e<127||e===9)return"visible";if(e===0)return"nul-character";if(e===10||e===13)return"line-break";
if(e<160||e>=55296&&e<=57343)return"control-character";const o=String.fromCodePoint(e);return C.test(o)?"invisible-chara\
cter":"visible"}function W(e){return`U+${e.toString(16).toUpperCase().padStart(4,"0")}`}function F(e,o=120){const d=e.length>
o?`${e.slice(0,o)}\u2026`:e;let i="";for(const s of d){const g=s.codePointAt(0)??0,a=g!==9&&D(g)==="visible";i+=a?s:`<${W(
g)}>`}return i}function L(e,o,d,i){let s=o;for(const g of e)k(g,s,d,i),s+=g.length}function k(e,o,d,i){const s=e.codePointAt(
0)??0,g={start:o,end:o+e.length},a=W(s),t=D(s);if(t==="line-break"?i.add(t,g,{character:a,quoted:d}):t!=="visible"&&i.add(
t,g,{character:a}),t!=="visible"||s<=126)return;const r=e.normalize("NFKC");r!==e.normalize("NFC")||/[\0-\x7f]/.test(r)?
i.add("look-alike-letters",g,{word:e,looks_like:r,characters:[a]}):d||i.add("non-ascii-unquoted",g,{character:a,shown:e})}
const A=/\p{L}+/gu;function N(e,o,d,i){if(/^[\x00-\x7f]*$/.test(e)||!d&&/\s/.test(e))return;const s=d?x(e):I(e);if(s===void 0)
return;const g=[...new Set(e)].filter(a=>a>"\x7F");i.add("look-alike-letters",{start:o.start,end:o.end},{word:F(e),looks_like:F(
s),characters:g.slice(0,10).map(a=>W(a.codePointAt(0)??0))})}function x(e){const o=e.normalize("NFKD").replace(/\p{M}/gu,
""),d=(0,T().asciiOf)(o);return/^[\x20-\x7e]+$/.test(d)?d:void 0}function I(e){let o=!1;const d=e.replace(A,i=>{const s=(0,T().
asciiOf)(i);return s===i||!/[A-Za-z]/.test(i)?i:(o=!0,s)});return o?d:void 0}const E=100,j=1e3;function S(e,o){let d=0,i=0;
for(let s=0;s<=e.length;s+=1){const g=e.charAt(s);if(g===" "||g==="	")continue;const a=s-i;if(a>1&&(d+=a-1),a>=E||d>=j){
const t=Math.max(a,d);o.add("blank-padding",{start:i,end:s},{blanks:t});return}i=s+1}}const b=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
u=/<!--|```/;function n(e,o,d){const i=({index:a,0:t})=>d??{start:a,end:a+t.length},s=b.exec(e);s&&o.add("workflow-comma\
nd",i(s),{written:F(s[0])});const g=u.exec(e);g&&o.add("markup-injection",i(g),{written:g[0]})}},14395:function(J,w){Object.
defineProperty(w,"__esModule",{value:!0}),w.literalSegment=A,w.matchName=I,w.matchesStars=E,w.readPattern=m;function m(b){
if(!b.parts.some(s=>!s.quoted&&/[*?[]/.test(s.text)))return;const u=b.parts.flatMap(({text:s,quoted:g})=>Array.from(s,a=>({
character:a,active:!g}))),n=u.findLastIndex(({character:s,active:g})=>g&&s==="]"),e=[];let o,d;for(let s=0;s<u.length;){
const g=T(u,s,n);g?(o??=L(e),d??=g.ambiguity,g.element.kind==="many"&&e.at(-1)?.kind==="many"||e.push(g.element),s=g.end):
(e.push({kind:"literal",character:u[s]?.character??""}),s+=1)}return o===void 0?void 0:{text:u.map(({character:s})=>s).join(
""),prefix:o,segments:k(e),...d&&{ambiguity:d}}}function T(b,u,n){const e=b[u];return e?.active?e.character==="*"?{element:{
kind:"many"},end:u+1}:e.character==="?"?{element:{kind:"one"},end:u+1}:e.character!=="["||n<u?void 0:C(b,u)??{element:{kind:"\
one"},end:u+1,ambiguity:"bracket"}:void 0}function C(b,u){let n=u+1;const e=D(b[n],"!");e&&(n+=1);const o=new Set;for(;!D(
b[n],"]");){const d=W(b[n]);if(d===void 0)return;const i=D(b[n+1],"-")?W(b[n+2]):d;if(i===void 0||!F(d,i))return;n+=D(b[n+
1],"-")?3:1;for(let s=d.charCodeAt(0);s<=i.charCodeAt(0);s+=1)o.add(String.fromCharCode(s))}if(o.size!==0)return{element:{
kind:"set",negated:e,members:o},end:n+1}}function D(b,u){return b?.active===!0&&b.character===u}function W(b){return b&&
/^[A-Za-z0-9_.,@%+]$/.test(b.character)?b.character:void 0}function F(b,u){if(b===u)return!0;const n=[/[a-z]/,/[A-Z]/,/[0-9]/];
return b<u&&n.some(e=>e.test(b)&&e.test(u))}function L(b){return b.map(u=>u.kind==="literal"?u.character:"").join("")}function k(b){
const u=[[]];for(const n of b)n.kind==="literal"&&n.character==="/"?u.push([]):u.at(-1)?.push(n);return u}function A(b){
return b.every(({kind:u})=>u==="literal")?L(b):void 0}const N=b=>Array.from(b),x=b=>Array.from(Buffer.from(b).toString("\
latin1"));function I(b,u){const[n]=b;if(u.startsWith(".")&&!(n?.kind==="literal"&&n.character==="."))return!1;const e=j(
b,u,N);return/^[\x20-\x7e]*$/.test(u)||e===j(b,u,x)?e:void 0}function E(b,u){const n=Array.from(u,e=>e==="*"?{kind:"many"}:
{kind:"literal",character:e});return j(n,b,N)}function j(b,u,n){const e=b.flatMap(g=>g.kind==="literal"?n(g.character).map(
a=>({kind:"literal",character:a})):g),o=n(u);let d=0,i=-1,s=0;for(let g=0;g<o.length;)if(e[d]?.kind==="many")i=d,s=g,d+=
1;else if(S(e[d],o[g]))d+=1,g+=1;else if(i>=0)d=i+1,s+=1,g=s;else return!1;return e.slice(d).every(({kind:g})=>g==="many")}
function S(b,u=""){return b?.kind==="literal"?b.character===u:b?.kind==="set"?b.members.has(u)!==b.negated:b?.kind==="on\
e"}},16500:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.MAX_PATTERNS=void 0,w.resolvePattern=N;function T(){
const s=m(76760);return T=function(){return s},s}function C(){const s=m(32854);return C=function(){return s},s}function D(){
const s=m(25367);return D=function(){return s},s}function W(){const s=m(14395);return W=function(){return s},s}function F(){
const s=m(90762);return F=function(){return s},s}const L=20,k=4096,A=w.MAX_PATTERNS=64;function N(s,g,a){const{pattern:t,
span:r,position:f}=s,y=(0,D().visible)(t.text),c=E(t);let p=[];if(f==="program")a.add("glob-unclear",r,{pattern:y,reason:"\
program"});else if(j(t))a.add("glob-unclear",r,{pattern:y,reason:"outside"});else if(!I(t,g))if(c)a.add("glob-unclear",r,
{pattern:y,reason:c});else if(S(t))a.add("glob-unclear",r,{pattern:y,reason:"flag"});else if(g)p=x(s,g,a);else if(f==="s\
cript"&&b(t))a.add("glob-unclear",r,{pattern:y,reason:"program"});else{const h={matches:[],count:0,judged:!1};a.add("unq\
uoted-glob",r,{pattern:y,...h})}return p.length===0?[t.text]:p}function x({pattern:s,span:g,position:a},t,r){const f=(0,D().
visible)(s.text),y=e(s,t),c="matches"in y&&!y.matches.every(u);if("ambiguity"in y||c){const $="ambiguity"in y?y.ambiguity:
"file_name";return r.add("glob-unclear",g,{pattern:f,reason:$}),[]}const{matches:p}=y;p.some($=>$.startsWith("-"))&&r.add(
"glob-unclear",g,{pattern:f,reason:"flag"}),a==="script"&&p.length>1&&r.add("glob-unclear",g,{pattern:f,reason:"program"});
const h=p.slice(0,L).map($=>(0,D().visible)($)),{length:O}=p;return r.add("unquoted-glob",g,{pattern:f,matches:h,count:O,
judged:!0}),p}function I({prefix:s,text:g},a){return s.includes("://")&&!a?.stat(g.slice(0,g.indexOf("/")))}function E({
text:s,segments:g,ambiguity:a}){return a||(s.length>k?"too_many":g.some(r=>(0,W().literalSegment)(r)===void 0&&(0,W().matchName)(
r,".."))?"dot":void 0)}function j({text:s,segments:g}){return s.startsWith("/")||g.some(a=>(0,W().literalSegment)(a)==="\
..")}function S({prefix:s}){return s.startsWith("-")&&!s.includes("=")}function b({segments:s}){return s.some(g=>g.some(
({kind:a})=>a==="many"))}function u(s){const g=new(F()).ProblemCollector;return(0,D().inspectCharacters)(s,0,!0,g),g.inOrder().
length===0}const n=128*1024;function e(s,g){let a=[{written:"",path:""}];for(const[f,y]of s.segments.entries()){const c=f===
s.segments.length-1,p=[];for(const h of a){const O=o(h,y,c,g);if(typeof O=="string")return{ambiguity:O};p.push(...O)}a=p}
const t=a.map(({written:f})=>Buffer.from(f));return t.reduce((f,y)=>f+y.length+1,0)>n?{ambiguity:"too_many"}:{matches:t.
sort(Buffer.compare).map(f=>f.toString())}}function o(s,g,a,t){const{written:r,path:f}=s,y=(0,W().literalSegment)(g);if(y===
"")return a?[s]:"empty_segment";const c=a?"":"/";if(y===".")return[{written:`${r}.${c}`,path:f}];const p=[];for(const h of d(
f,g,y,t)){if(h==="letters")return"letters";if(!a&&i(h,t))return"symlink";!a&&h.kind!=="directory"||p.push({written:`${r}${T().
posix.basename(h.path)}${c}`,path:h.path})}return p}function*d(s,g,a,t){if(a!==void 0){const r=t.stat(s===""?a:`${s}/${a}`);
r?.tracked&&(yield r);return}for(const r of t.list(s)){if(!r.tracked)continue;const f=(0,W().matchName)(g,T().posix.basename(
r.path));f===void 0?yield"letters":f&&(yield r)}}function i(s,g){if(s.kind!=="symlink")return s.kind==="submodule";const a=(0,C().
resolveInTree)(g,s.path);return a.kind==="missing"?!1:a.kind!=="inside"||!/^(?:file|executable)$/.test(a.entry.kind)}},54669:function(J,w,m){
Object.defineProperty(w,"__esModule",{value:!0}),w.hasOneReading=x,w.lex=N;function T(){const n=m(94411);return T=function(){
return n},n}function C(){const n=m(25367);return C=function(){return n},n}function D(){const n=m(16500);return D=function(){
return n},n}function W(){const n=m(14395);return W=function(){return n},n}function F(){const n=m(68538);return F=function(){
return n},n}function L(){const n=m(26781);return L=function(){return n},n}function k(){const n=m(90762);return k=function(){
return n},n}const A=128*1024;function N(n,e){const o=new(k()).ProblemCollector;if(I(n,o))return{words:[],assignments:[],
refused:[],problems:o.inOrder()};const d={start:0,end:n.length};(0,C().inspectBlanks)(n,o),(0,C().inspectInjection)(n,o);
const i=(0,L().splitWords)(n,o),{assignments:s,refused:g,count:a}=(0,T().readAssignments)(i,o);for(const r of i.slice(0,
a))S(r,o);const t=E(i.slice(a),e,o);t.length===0&&o.add("empty-command",d,{});for(const{value:r,span:f}of s)(0,C().inspectInjection)(
r,o,f);for(const{text:r,span:f}of t)(0,C().inspectInjection)(r,o,f);return{words:t,assignments:s,refused:g,problems:o.inOrder()}}
function x({problems:n}){return n.every(({severity:e})=>e==="warning")}function I(n,e){if(Buffer.byteLength(n)<=A)return!1;
const o={start:0,end:n.length};return e.add("command-too-long",o,{more:`${A} bytes`}),!0}function E(n,e,o){const d=[];let i=0;
for(const[s,g]of n.entries()){const a={start:g.start,end:g.end},t=g.parts.some(c=>c.quoted),r=(0,k().textOf)(g);S(g,o),b(
g,o),u(g,s===0,o),(0,C().inspectLookAlikes)(r,g,s===0,o);const f=(0,W().readPattern)(g);if(f&&(i+=1),f&&i>D().MAX_PATTERNS&&
o.add("glob-unclear",a,{pattern:(0,C().visible)(r),reason:"too_many"}),!f||i>D().MAX_PATTERNS){d.push({text:r,span:a,quoted:t});
continue}const y=j(s,d);for(const c of(0,D().resolvePattern)({pattern:f,span:a,position:y},e,o))d.push({text:c,span:a,quoted:t})}
return d}function j(n,e){return n===0?"program":n===1&&e[0]?.text==="node"?"script":"argument"}function S(n,e){for(const[
o,d]of n.parts.entries()){if(d.quoted||!d.text.includes("~"))continue;const i=d.text.search(o===0?/(?:^|[=:])~/:/[=:]~/);
if(i<0)continue;const s=d.start+d.text.indexOf("~",i),g=(0,C().visible)((0,k().textOf)(n));e.add("tilde-expansion",{start:s,
end:s+1},{word:g});return}}function b(n,e){let o=-1,d=!1;for(const i of n.parts)if(!(i.quoted||o<0&&!i.text.includes("{")))
for(const{0:s,index:g}of i.text.matchAll(/[{},]|\.\./g)){const a=i.start+g;if(s==="{")o<0&&(o=a);else if(s!=="}")d=o>=0;else if(d){
const t={start:o,end:a+1};e.add("brace-expansion",t,{written:(0,C().visible)((0,k().textOf)(n))});return}}}function u(n,e,o){
const d=(0,k().unquotedText)(n);d!==void 0&&(d==="!"||e&&(0,F().isReserved)(d))&&o.add("shell-grammar",{start:n.start,end:n.
end},{written:d})}},11331:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.PROGRAM_NAMES=void 0,w.baseName=
A,w.hasCommandLine=S,w.isCommandLine=j,w.isShell=x,w.programNamed=N,w.runsCode=I,w.startsOthers=E;const m=/^-\w*c$|^--command$/,
T=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,F=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc\
 elvish nu xonsh",{text:m}],["shell","pwsh powershell",{text:/^[-/](?:c|command|e|ec|en\w*)$/i}],["shell","cmd",{text:/^\/[ckr]/i}],
["shell","osascript",{text:/^-e$/}],["shell","eval iex invoke-expression",{text:"words"}],["shell","source ."],["interpr\
eter","node nodejs deno tsx ts-node jiti esno esmo babel-node",{text:T}],["interpreter","vite-node swc-node sucrase-node",
{text:T}],["interpreter","bun",{text:T,fetches:/^(?:x|add)$/,runsScripts:!0}],["interpreter","python python2 python3 pyt\
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
cd test diff wc head tail"],["system","chmod true false exit vim"]],L=new Map(F.flatMap(([u,n,e])=>n.split(" ").map(o=>[
o,{name:o,kind:u,...e}]))),k=w.PROGRAM_NAMES=[...L.keys()];function A(u){return/^\.{1,2}$/.test(u)?u:u.replace(/^.*[\\/]/s,
"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function N(u){const n=A(u),e=L.get(n);if(e!==void 0)return e;
const o=L.get(n.replace(/[-.]?\d[\d.]*w?$/,""));return o?.kind==="shell"||o?.kind==="interpreter"?o:void 0}function x(u){
return N(u)?.kind==="shell"}function I(u){const n=N(u)?.kind;return n==="shell"||n==="interpreter"}function E(u){if(u===
".")return!1;const n=N(u)?.kind;return n!==void 0&&n!=="system"&&n!=="downloader"}function j(u){const[n="",...e]=u.trim().
split(/\s+/);return b(n)&&e.some(o=>/^-|[./]|^[|&;<>]+$/.test(o))}function S(u){return/&&|\|\||\$\(|`/.test(u)?!0:u.split(
/;\s|\s\|\s/).some(n=>{const[e="",...o]=n.trim().split(/\s+/);return o.length>0&&b(e)})}function b(u){return L.has(u)}},
81716:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.everyCommand=L,w.isDynamic=x,w.readShellText=F,
w.withoutReserved=A;function T(){const b=m(54669);return T=function(){return b},b}function C(){const b=m(68538);return C=
function(){return b},b}const D=128*1024,W=16;function F(b,u){return b.length>D?[]:new S(b,u).list("",0)}function L(b){return b.
flatMap(u=>[u,...L(u.inside)])}const k=/^([A-Za-z_]\w*)=(.*)$/s;function A(b){const{words:u,assignments:n}=b,e=u.findIndex(
({text:s,quoted:g})=>g||!(0,C().isBefore)(s));if(e<1)return b;const o=u.slice(e),d=o.findIndex(({text:s})=>!k.test(s)),i=d<
0?o:o.slice(0,d);return{...b,words:o.slice(i.length),assignments:[...n,...i.map(N)]}}function N({text:b,span:u}){const[,
n="",e=""]=k.exec(b)??[];return{name:n,value:e,span:u}}function x({problems:b,substituted:u},{span:n}){const e=o=>o.start<
n.end&&o.end>n.start;return u.some(e)||b.some(o=>I.has(o.rule)&&e(o.span))}const I=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),E=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
j=/\\.?|\$\(|[^\\`$"]+|./sy;class S{#n;#e;#s=0;constructor(u,n){this.#n=u,this.#e=n}list(u,n){const e=[];let o=this.#r(),
d=!1;const i=(s,g="")=>{const a=this.#t(o,s,g),{words:t,assignments:r,redirections:f,inside:y}=a,c=t.length+r.length+f.length+
y.length===0,p=e.at(-1);c?p&&(e[e.length-1]={...p,separator:p.separator+g}):e.push(a);const h=/^\|&?$/.test(g)?a:void 0;
o=this.#r(c?o.pipedFrom:h)};for(;this.#s<this.#n.length;){const s=this.#s,g=this.#i(d?j:E),a=this.#s;if(g==='"')d=!d;else{
if(g===u&&(!d||u==="`"))return i(s),e;if(g==="$("||g==="`"||!d&&/^[<>]?\($/.test(g)){if(n===W){i(s);continue}const t=this.#n.
slice(o.start,s),r=g==="("?(0,C().isOnlyBefore)(t)?"subshell":"definition":"substitution",f=this.list(g==="`"?"`":")",n+
1);o.inside.push(...f),o.gaps.push({kind:r,start:s,end:this.#s}),r==="subshell"&&(o.subshell=f)}else!d&&/^(?:[;&|\r\n]+|\))$/.
test(g)?i(s,g):!d&&g.startsWith("#")&&/^\s?$/.test(this.#n.charAt(s-1))?o.gaps.push({kind:"comment",start:s,end:a}):!d&&
/^(?:[<>]|&>)/.test(g)&&o.gaps.push({kind:"operator",start:s,end:a})}}return i(this.#n.length),e}#r(u){return{start:this.#s,
gaps:[],inside:[],pipedFrom:u}}#i(u){u.lastIndex=this.#s;const[n=""]=u.exec(this.#n)??[];return this.#s+=n.length,n}#t(u,n,e){
const{start:o,gaps:d,inside:i,pipedFrom:s,subshell:g}=u;let a="",t=o;for(const l of d){const v=l.kind==="comment"||l.kind===
"operator"?" ":"_";a+=this.#n.slice(t,l.start)+v.repeat(l.end-l.start),t=l.end}a+=this.#n.slice(t,n);const r=(0,T().lex)(
a,this.#e),f=l=>({...l,span:{start:l.span.start+o,end:l.span.end+o}}),y=r.words.map(f),c=new Set;let p=0;const O=d.filter(
({kind:l})=>l==="operator").map(({start:l,end:v})=>{for(;p<y.length&&(y[p]?.span.start??v)<v;)p+=1;const P=y[p],M=y[p-1];
return M?.span.end===l&&/^\d+$/.test(M.text)&&c.add(M),P&&c.add(P),{operator:this.#n.slice(l,v),...P&&{target:P}}}),$=[...r.
assignments,...r.refused].map(f);return{words:y.filter(l=>!c.has(l)),assignments:$.sort((l,v)=>l.span.start-v.span.start),
redirections:O,problems:r.problems.map(f),span:{start:o,end:n},separator:e,inside:i,substituted:d.filter(({kind:l})=>l===
"substitution"),...s&&{pipedFrom:s},...g&&{subshell:g},...d.some(({kind:l})=>l==="definition")&&{defines:!0}}}}},68538:function(J,w){
Object.defineProperty(w,"__esModule",{value:!0}),w.changesShell=x,w.isBefore=k,w.isOnlyBefore=A,w.isReserved=N,w.isWithoutEffect=
L;const m=I=>new Set(I.split(/\s+/)),T=m(": [ cd echo exit false test true"),C=m("! { do elif else if then time until wh\
ile"),D=new RegExp(`^\\s*(?:(?:${[...C].join("|").replace("{","\\{")})\\s+)*$`),W=m("fi done case esac for } in [[ ]] fu\
nction select coproc"),F=m(`. alias autoload bg bind break builtin caller chdir command compgen complete compopt continu\
e
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function L(I){return T.has(I)}function k(I){
return C.has(I)}function A(I){return D.test(I)}function N(I){return C.has(I)||W.has(I)}function x(I){return N(I)||F.has(
I)}},26781:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.splitWords=W;function T(){const j=m(25367);
return T=function(){return j},j}const C=1e3,D=/[ \t\n\r'"\\$`;&|<>()]/g;function W(j,S){return new F(j,S).split()}class F{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(S,b){
this.#n=S,this.#e=b}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>C){const S={start:0,end:this.#n.
length};this.#e.add("command-too-long",S,{more:`${C} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,T().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#b();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=E(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(S,b,u,n=u){this.#r.length===0&&(this.#i=n),this.#r.push({text:S,quoted:b,
start:u})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const S=this.#t;
D.lastIndex=S+1;const b=D.exec(this.#n)?.index??this.#n.length,u=this.#n.slice(S,b);(0,T().inspectCharacters)(u,S,!1,this.#e),
this.#o(u,!1,S),this.#t=b}#h(){const S=this.#t,b=this.#n.indexOf("'",S+1),u=b<0?this.#n.length:b,n=this.#n.slice(S+1,u);
(0,T().inspectCharacters)(n,S+1,!0,this.#e),this.#o(n,!0,S+1,S),this.#d(S,u,"'")}#y(){const S=this.#t,b=this.#n;let u="",
n=S+1;for(this.#t=n;this.#t<b.length&&b.charAt(this.#t)!=='"';){const o=b.charAt(this.#t);o==="\\"&&/["$`\\\n]/.test(b.charAt(
this.#t+1))?(u+=b.slice(n,this.#t),b.charAt(this.#t+1)===`
`&&this.#f(),n=this.#t+1,this.#t+=2):o==="$"?this.#l(!0):o==="`"?this.#p(!0):this.#t+=1}const e=Math.min(this.#t,b.length);
u+=b.slice(n,e),(0,T().inspectCharacters)(b.slice(S+1,e),S+1,!0,this.#e),this.#o(u,!0,S+1,S),this.#d(S,e,'"')}#d(S,b,u){
this.#c+=1,this.#t=Math.min(b+1,this.#n.length),!(b<this.#n.length)&&this.#e.add("unterminated-quote",{start:S,end:b},{quote:u})}#b(){
const S=this.#t,b=this.#n.charAt(S+1);this.#t+=1,b===""?(this.#e.add("unterminated-quote",{start:S,end:S+1},{quote:"\\"}),
this.#o("\\",!0,S)):b===`
`?(this.#t=S,this.#f(),this.#t+=2):b>"\x7F"?this.#o("",!0,S+1,S):((0,T().inspectCharacters)(b,S+1,!0,this.#e),this.#o(b,
!0,S+1,S),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(S){const b=N(this.#n,this.#t,
S);b?this.#m(b.kind,b.end,S):(S||this.#o("$",!1,this.#t),this.#t+=1)}#p(S){const b=x(this.#n,this.#t);this.#m("command-s\
ubstitution",b,S)}#m(S,b,u){const n=this.#t,e=this.#n.slice(n,b);this.#e.add(S,{start:n,end:b},{written:(0,T().visible)(
e)}),u||this.#o(e,!0,n),this.#t=b}#w(){const S=this.#t,b=this.#n.indexOf(`
`,S);this.#t=b<0?this.#n.length:b;const u=this.#n.slice(S,this.#t);(0,T().inspectCharacters)(u,S,!1,this.#e),this.#e.add(
"shell-comment",{start:S,end:this.#t},{written:(0,T().visible)(u)})}}const L=/[A-Za-z_]/,k=/[A-Za-z0-9_]/,A=/[0-9@*#?$!-]/;
function N(j,S,b){const u=j.charAt(S+1);if(u==="(")return{kind:j.charAt(S+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:I(j,S+1,"(",")")};if(u==="{")return{kind:"variable-expansion",end:I(j,S+1,"{","}")};if(u==="[")return{kind:"\
arithmetic-expansion",end:I(j,S+1,"[","]")};if(u==="'"||u==='"'){if(b)return;const n=j.indexOf(u,S+2);return{kind:"dolla\
r-quote",end:n<0?j.length:n+1}}if(L.test(u)){let n=S+2;for(;k.test(j.charAt(n));)n+=1;return{kind:"variable-expansion",end:n}}
if(A.test(u)||u>"\x7F")return{kind:"variable-expansion",end:S+2}}function x(j,S){for(let b=S+1;b<j.length;b+=1){const u=j.
charAt(b);if(u==="\\")b+=1;else if(u==="`")return b+1}return j.length}function I(j,S,b,u){let n=0;for(let e=S;e<j.length;e+=
1){const o=j.charAt(e);if(o===b)n+=1;else if(o===u&&(n-=1,n===0))return e+1}return j.length}function E(j,S,b){const u=j.
charAt(S);if(u==="("||u===")")return b.add("shell-grammar",{start:S,end:S+1},{written:u}),S+1;const n=u==="<"||u===">",e=n?
/[<>&|-]/:/[;&|]/;let o=S+1;for(;o-S<3&&e.test(j.charAt(o));)o+=1;const d=j.slice(S,o);return b.add(n?"shell-redirection":
"shell-operator",{start:S,end:o},{operator:d}),o}},54421:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.startedWords=D,w.textHanded=F;function T(){const N=m(11331);return T=function(){return N},N}const C=/^-(?:exec|ok)(?:dir)?$/;
function D(N){let x=N;for(;;){const[I,E]=x,j=(0,T().baseName)(I?.text??"");if(j==="find"){const b=x.findIndex(({text:u})=>C.
test(u));return b<0?x:D(x.slice(b+1))}if((0,T().programNamed)(j)?.kind!=="wrapper"||j==="command"&&/^-[vV]/.test(E?.text??
""))return x;const S=x.findIndex((b,u)=>u>0&&W(b,x));if(S<0)return x;x=x.slice(S)}}function W({text:N},x){return x.slice(
1).some(I=>(0,T().programNamed)(I.text))?(0,T().programNamed)(N)!==void 0:!/^-|^\w+=|^\d+[smhd]?$/.test(N)}function F(N){
const[x,...I]=N,E=x&&(0,T().programNamed)(x.text);if(E?.text===void 0)return;if(E.text==="words")return k(I);const j=E.text,
S=I.findIndex(({text:u})=>j.test(u)),b=I[S];if(b!==void 0){if(E.name==="cmd"){const u=b.text.slice(2);return k(u===""?I.
slice(S+1):[{...b,text:u},...I.slice(S+1)])}return/^[-/]e/i.test(b.text)&&L(E)?A(I[S+1]):L(E)?k(I.slice(S+1)):k(I.slice(
S+1,S+2))}}function L({name:N}){return N==="pwsh"||N==="powershell"}function k(N){return N.length===0?void 0:{text:N.map(
({text:x})=>x).join(" "),words:N}}function A(N){return N&&{text:Buffer.from(N.text,"base64").toString("utf16le"),words:[
N]}}},90762:function(J,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.ProblemCollector=void 0,w.firstErrors=F,w.
textOf=C,w.unquotedText=D;function T(){const L=m(13254);return T=function(){return L},L}function C(L){const[k]=L.parts;return L.
parts.length===1&&k?k.text:L.parts.map(A=>A.text).join("")}function D(L){const[k]=L.parts;return L.parts.length===1&&k&&
!k.quoted?k.text:void 0}class W{#n=[];add(k,A,N){this.#n.push((0,T().problemAt)(k,A,N))}inOrder(){const k=({severity:A})=>A===
"error"?0:1;return this.#n.sort((A,N)=>A.span.start-N.span.start||k(A)-k(N))}}w.ProblemCollector=W;function F(L){const k=new Set;
return L.filter(({rule:A,severity:N})=>{if(N!=="error")return!0;const x=!k.has(A);return k.add(A),x})}},678:function(J,w,m){
m.r(w),m.d(w,{default:()=>T});var T=m(70298)},58238:function(J,w,m){m.r(w),m.d(w,{parse:()=>T.parse,stringify:()=>T.stringify});
var T=m(15756)}};
