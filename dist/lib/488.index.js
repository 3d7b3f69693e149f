"use strict";exports.id=488,exports.ids=[488],exports.modules={45806:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),
w.launchedBy=R,w.parseInvocation=I;function T(){const t=p(76760);return T=function(){return t},t}function C(){const t=p(
91063);return C=function(){return t},t}function D(){const t=p(11331);return D=function(){return t},t}function W(){const t=p(
87646);return W=function(){return t},t}function L(){const t=p(3893);return L=function(){return t},t}function j(){const t=p(
39872);return j=function(){return t},t}function k(){const t=p(46868);return k=function(){return t},t}function A(){const t=p(
31901);return A=function(){return t},t}const M=5,x={node:W().parseNode,npm:L().parseNpm,npx:L().parseNpx};function I(t,o,d=C().
NO_PROGRAMS){return E(t,o,d,0)}function E(t,o,d,a){const s=(c,m)=>S(c,m,d,a+1),h={families:d,start:s,tool:(c,m)=>(0,k().
parseTool)(c,m,h)};if(typeof t!="string")return(0,j().parseProgram)(t,o,h);const{invocation:i,problems:n}=x[t](o,h),[r]=t===
"node"&&!(0,W().isTestRun)(i)?i.operands:[];if(r===void 0)return{invocation:i,problems:n};const f=e(r.text,d.tools).map(
c=>{const m=["--",c].map(g=>({...r,text:g}));return s({program:"npx",words:[...m,...i.passthrough],starts:"file"},t)}),y=f.
flatMap(c=>c.launched);return{invocation:y.length>0?{...i,launched:y}:i,problems:[...n,...f.flatMap(c=>c.problems)]}}function R({
launched:t=[]}){return t.flatMap(o=>[o,...R(o)])}function S({program:t,words:o,...d},a,s,h){const[i={text:"",span:{start:0,
end:0}},...n]=o,r=h===M?"outside-code":t?void 0:b(i.text,s.tools);if(r)return{launched:[],problems:[(0,A().wordProblem)(
r,a,i)]};const f=t??((0,A().isProgram)(i.text)?i.text:void 0),{invocation:y,problems:c}=f?E(f,t?o:n,s,h):E("npx",o,s,h);
return{launched:[{...y,...d}],problems:c}}function b(t,o){return t.startsWith("-")?"unknown-flag":(0,D().programNamed)(t)!==
void 0&&!(0,A().isProgram)(t)&&!(0,C().isKnownTool)(o,t)?"outside-code":void 0}const u=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function e(t,o){const d=T().posix.normalize(t.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
d))return["yarn"];const[,a,s=""]=u.exec(d)??[];if(a===void 0)return[];if(a===".bin")return[s];const i=[...new Set([s.replace(
/\.[cm]?[jt]s$/,""),a])].filter(n=>(0,C().isKnownTool)(o,n));return i.length>0?i:[a]}},97340:function(J,w,p){Object.defineProperty(
w,"__esModule",{value:!0}),w.judgeFlag=x,w.pythonFiles=a,w.setsHarmless=s;function T(){const f=p(19609);return T=function(){
return f},f}function C(){const f=p(60842);return C=function(){return f},f}function D(){const f=p(32854);return D=function(){
return f},f}function W(){const f=p(94411);return W=function(){return f},f}function L(){const f=p(54669);return L=function(){
return f},f}function j(){const f=p(87646);return j=function(){return f},f}function k(){const f=p(31901);return k=function(){
return f},f}function A(){const f=p(17083);return A=function(){return f},f}const M={problems:[]};function x(f,y,c){const{
word:m,flag:g,value:O="",written:$,off:l}=c;if(g===void 0)return r(f,y,c);const v=B=>E(B,f,c),{choices:P}=g;if(P?.every(
B=>!I(B,O.replace(/\s+/g,""))))return{problems:[v("unknown-flag")]};if(l)return M;if(g.kind==="node")return n(m,h(f,O));
const{rule:N,...F}=(0,C().isReason)(g.kind)?{rule:g.kind}:R(f,c,y.stops===!0),G=(0,A().isForeign)($)||(0,A().isOfMachine)(
$),H=N??(G?"outside-code":void 0);return{...O===""?{}:F,problems:H?[v(H)]:[]}}function I(f,y){const[c="",m]=f.split("~");
if(m===void 0)return y===f;const g=y.slice(c.length,y.length-m.length);return/^[^"'\\{}<>\s]+$/.test(g)&&y===`${c}${g}${m}`}
function E(f,y,{word:{text:c,span:m},written:g,value:O=""}){const $=c===g&&O!==""?`${g} ${O}`:c;return(0,k().flagProblem)(
f,y,{name:g,written:$,span:m,value:O})}function R(f,y,c){const{word:m,flag:g,written:O,value:$=""}=y,{span:l}=m,v=g?.kind??
"text";switch(v){case"choice":return{};case"tests":return{files:[{as:"tests",path:$,span:l}]};case"path":{const P=(0,D().
normalise)($)===void 0?"outside-code":void 0,N=(0,A().isElsewhere)($)?[]:[{as:"place",path:$,span:l}];return{rule:P,files:N,
root:$}}case"config":return(0,A().isElsewhere)($)?{rule:"outside-code"}:/^[\w.-]+ *=/.test($)?{}:{files:[{as:"config",path:$,
span:l}]};case"output":{const P=$.slice($.lastIndexOf("=")+1);return/^(?:-?|stdout|stderr|\/dev\/null)$/.test(P)?{}:(0,A().
isElsewhere)(P)?{rule:"writes-files"}:{rule:"tool-writes",files:[{as:"place",path:P,span:l}]}}case"code":case"preload":{
const P=v==="code"?e($,c):t($,c),N=E("tool-runs-file",f,y);return{rule:P,files:o($).map(F=>d(F,l,N,v))}}case"module":{const P=$.
split(":").filter(H=>/^\w+(?:\.\w+)*$/.test(H)),N=new Set(P.flatMap(H=>[H,H.replace(/\.\w+$/,"")]).flatMap(a)),F=E("tool\
-runs-file",f,y);return{rule:(0,A().isForeign)($)||/[\\/]/.test($)?"outside-code":void 0,files:[...N].map(H=>({as:"modul\
e",path:H,span:l,ifFile:F}))}}default:{const P=(0,A().isOfMachine)($)&&!u(O,$);return{rule:(0,A().isForeign)($)||P||S.test(
$)?"outside-code":void 0}}}}const S=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s,b=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function u(f,y){return b.test(f)||f==="-t"&&!y.includes(":")}function e(f,y){if((0,A().isElsewhere)(f)||/[\s(){};`]/.test(
f))return"outside-code";if(f.split(",").some(m=>/^\.|\.[cm]?[jt]sx?$/.test(m)))return y?"outside-code":"tool-runs-file"}
function t(f,y){return T().PRELOADABLE_PACKAGES.has(f)||T().PRELOADABLE_BY_TOOLS.has(f)?"tool-runs-file":y?"outside-code":
e(f,y)??"tool-runs-file"}function o(f){return f.split(",").filter(c=>c!==""&&!(0,A().isElsewhere)(c)).map(c=>c.replace(/^<rootDir>\//,
"./"))}function d(f,y,c,m){return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(f)?{as:"code",path:f,span:y}:{as:"module",path:f,
span:y,ifFile:c,first:m==="preload"}}function a(f){const y=f.replaceAll(".","/");return["","src/"].flatMap(c=>[".py","/_\
_main__.py","/__init__.py"].map(m=>`${c}${y}${m}`))}function s(f){const[,y="",c=""]=/^(\w+)[=:](.*)$/s.exec(f)??[];return y!==
""&&(0,W().isHarmlessVariable)(y,c)}function h(f,y){return/^(?:_?mocha|deno)$/.test(f)?y.split(",").map(c=>c.startsWith(
"-")?c:`--${c}`):f==="ava"?(0,L().lex)(y).words.map(({text:c})=>c):[y]}const i="x.js";function n({span:f},y){const c=[...y,
i,i].map(O=>({text:O,span:f,quoted:!1})),{invocation:m,problems:g}=(0,j().parseNode)(c);return{problems:g,nodeFlags:m.flags}}
function r(f,{stops:y,handsOn:c,data:m={}},{word:g,value:O=""}){const $=l=>({problems:[(0,k().wordProblem)(l,f,g)]});if(c){
const l=g.text.includes("=")||O===""?[]:[O],v=n(g,[g.text,...l]);if(!v.problems.some(({rule:P})=>P==="unknown-flag"))return v}
return y?$("unknown-flag"):m.starts==="npm-scripts"&&g.text.includes("=")?M:(0,A().isForeign)(O)||(0,A().isOfMachine)(O)?
$("outside-code"):m.unknown?M:$("unknown-flag")}},91633:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),
w.filesAmong=I,w.judgeOperands=A,w.refusedAmong=j,w.ruleForOperand=M;function T(){const b=p(91063);return T=function(){return b},
b}function C(){const b=p(32854);return C=function(){return b},b}function D(){const b=p(13254);return D=function(){return b},
b}function W(){const b=p(31901);return W=function(){return b},b}function L(){const b=p(17083);return L=function(){return b},
b}function j(b,u,e){const[t]=e;if(t===void 0)return[];const o=e.find(({text:a})=>u.readsBehind&&k(u,a)!==void 0);return(u.
data.variables?e:[o??t]).flatMap(a=>{const s=k(u,a.text);return s===void 0?[]:[(0,W().wordProblem)(s,b,a)]})}function k({
refused:b,data:u},e){const t=u.ends_with?.split(" ");if(t?.includes(e))return;const o=a=>(0,T().lookUp)(b,(0,T().flagKey)(
a))?.kind,d=e.split(":").some(a=>o(a)==="never-ends");return o(e)??(t||d?"never-ends":void 0)}function A(b,{data:{variables:u,
operands:e="path"}},t){return t.flatMap(o=>{const d=u===void 0?[]:S(b,u,o);if(d.length>0)return d;const a=M(e,o.text);return a===
void 0?[]:[(0,W().wordProblem)(a,b,o)]})}function M(b,u){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(u))
return b==="text"&&x.test(u)?void 0:"uses-network";switch(b){case"import":return u.includes("@")?"uses-network":(0,C().normalise)(
u)===void 0?"outside-code":void 0;case"text":return u==="-"?"reads-stdin":(0,L().isForeign)(u)||(0,L().isOfMachine)(u)?"\
outside-code":void 0;case"path":case"tests":{if(u==="-")return"reads-stdin";if(u.startsWith("@"))return"outside-code";const e=u.
replace(/^!|::.*$/gs,"");return(0,C().normalise)(e)===void 0||(0,L().isForeign)(u)?"outside-code":void 0}}}const x=/^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;
function I({data:b},u){const{operands:e="path"}=b;return u.flatMap(({text:t,span:o})=>{if(M(e,t)!==void 0)return[];const d=(e===
"import"||b.starts==="package")&&t.endsWith(".go");if(e==="tests"||d)return[{as:"tests",path:t.replace(/^!|::.*$|:[\d,*-]+$/gs,
""),span:o}];const a=(0,C().normalise)(t);return a&&!(0,C().isWithin)(a,".git",{ignoreCase:!0})&&!(0,L().isElsewhere)(t)?
[{as:"place",path:t,span:o}]:[]})}const E=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,R=/[$`;&|<>(){}\s]/;function S(b,u,e){
const{text:t,span:o}=e,d=t.includes("="),a=t.replace(/\s*[:+?!]*=.*$/s,"");return d&&!u.includes(a)?[(0,D().problemAt)("\
make-variable",o,{program:b,variable:a})]:(d?E.test(t):!R.test(t))?[]:[(0,W().wordProblem)("outside-code",b,e)]}},20691:function(J,w,p){
Object.defineProperty(w,"__esModule",{value:!0}),w.launchesOf=j;function T(){const R=p(21006);return T=function(){return R},
R}function C(){const R=p(13254);return C=function(){return R},R}function D(){const R=p(54669);return D=function(){return R},
R}function W(){const R=p(97340);return W=function(){return R},R}function L(){const R=p(31901);return L=function(){return R},
R}function j(R,{program:S,words:b,parsing:u},{flags:e,operands:t}){const o=e.some(({flag:s})=>s?.kind==="only-prints"||s?.
kind==="outside-code"),d=s=>u.start(s,S),a=(()=>{switch(R){case"node":return o?[]:[d({program:"node",words:t})];case"com\
mand":return o?[]:[k(S,b,t,d)];case"command-texts":return t.map(s=>M(S,s,d));case"npm-scripts":{const s=e.flatMap(({flag:h,
word:i})=>h===void 0?[i]:[]);return t.map(h=>x(S,h,s,d))}default:return[]}})();return{invocation:{launched:a.flatMap(s=>s.
launched)},problems:a.flatMap(s=>s.problems)}}function k(R,S,b,u){const{words:e,problems:t}=R==="cross-env"?A(b):{words:b,
problems:[]},[o]=e,d=o&&S.find(({text:i})=>i===o.text),a=`\`${R}\` starts at the first word that is \`${o?.text}\``,s=o===
void 0||d===o?[]:[(0,C().problemAt)("flag-value",o.span,{program:R,flag:o.text,fault:a})],h=u({words:e});return{...h,problems:[
...t,...s,...h.problems]}}function A(R){const S=R.findIndex(({text:e})=>!/^\w+=/.test(e)),b=S<0?R:R.slice(0,S),u=b.flatMap(
({text:e,span:t})=>{if((0,W().setsHarmless)(e))return[];const{written:o,attached:d=""}=(0,T().splitAtEquals)(e);return[(0,C().
problemAt)("assignment-refused",t,{name:o,value:d,known:!1})]});return{words:R.slice(b.length),problems:u}}function M(R,{
text:S,span:b},u){const[,e="",t=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(S)??[],{words:o,problems:d}=(0,D().lex)(e===
""?S.replace(/^npm:(?=\S)/,"npm run "):t);if(!((0,D().hasOneReading)({problems:d})||e!==""&&t.trim()==="")||!/^[\w:.@/*-]*$/.
test(e))return E(R,{text:S,span:b});const s=o.map(h=>({...h,span:b}));return u(e===""?{words:s}:I([{text:e,span:b,quoted:!1},
...s],"wildcard"))}function x(R,{text:S,span:b},u,e){const[,t="",o=""]=/^\s*(\S+)(.*)$/s.exec(S)??[],{words:d,problems:a}=(0,D().
lex)(o),s=o.trim()===""||(0,D().hasOneReading)({problems:a});if(t===""||!s||/\{!?[*@%\d]/.test(S))return E(R,{text:S,span:b});
const h=d.map(n=>({...n,span:b})),i=[...u,{text:t,span:b,quoted:!1},...h];return e(I(i,/^[\w:.@/-]+$/.test(t)?void 0:"gl\
ob"))}function I(R,S){return{program:"npm",words:[{text:"run",span:R.at(-1)?.span??{start:0,end:0},quoted:!1},...R],...S&&
{selects:S}}}function E(R,S){return{launched:[],problems:[(0,L().wordProblem)("outside-code",R,S)]}}},87646:function(J,w,p){
Object.defineProperty(w,"__esModule",{value:!0}),w.isTestRun=R,w.parseNode=k;function T(){const e=p(19609);return T=function(){
return e},e}function C(){const e=p(21006);return C=function(){return e},e}function D(){const e=p(13254);return D=function(){
return e},e}function W(){const e=p(31901);return W=function(){return e},e}function L(){const e=p(17083);return L=function(){
return e},e}const j=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function k(e){const t=[],o=[],d=[],a=new Set;
for(const c of(0,C().readFlags)(e,A).tokens){if(c.kind==="operand"){d.push(c.word);continue}if(c.kind==="unknown"){const v={
program:"node",flag:c.written};o.push((0,D().problemAt)("unknown-flag",c.word.span,v));continue}const{spec:m,negated:g}=c.
part,O=x(c);t.push(O);const $=I(m,g,O.value);if($!==void 0&&o.push(E(O,$)),g)continue;a.add(m.kind);const l=b(m,O);l!==void 0&&
o.push((0,W().flagProblem)(l,"node",O))}const s=R({flags:t}),h=s?d.length:a.has("evaluates")?0:1,i=d.slice(0,h),n=d.slice(
h),r=s||a.has("only-prints")||a.has("evaluates"),f=u(i,s,e);f!==void 0&&!(r&&i.length===0)&&o.push(f);const y=(0,W().onlyAsksForInformation)(
n);return y!==void 0&&o.push((0,W().printsOnly)("node",y)),{invocation:{program:"node",flags:t,operands:i,passthrough:n},
problems:o}}const A={flags:"first",equals:"long",expand:e=>{const t=e.startsWith("--"),o=t?e.slice(2).replaceAll("_","-"):
e,d=o.startsWith("no-")&&!T().NODE_FLAGS.has(o),a=d?o.slice(3):o,s=T().NODE_FLAGS.get(T().NODE_ALIASES.get(a)??(t?a:""));
return s&&[{spec:s,negated:d,takes:d?"never":M(s)}]}};function M({name:e,arity:t}){return e==="print"?"unless-dash":t===
"value"?"always":"never"}function x(e){const{spec:t,negated:o}=e.part;return{name:`--${o?"no-":""}${t.name}`,written:e.written,
...(0,C().valueRead)(e)}}function I({name:e,arity:t},o,d){if(t==="value")return(0,W().valueFault)(d,o);if(o)return d===void 0?
void 0:"a `--no-` flag takes no value";if(t!=="none")return d?void 0:"its value is missing";const a=e==="print"||/^(?:inspect|debug$|debug-brk$)/.
test(e);return d===void 0||a?void 0:"it takes no value"}function E(e,t){return(0,D().problemAt)("flag-value",e.span,{program:"\
node",flag:e.written,fault:t})}function R({flags:e}){return e.findLast(({name:t})=>t==="--test"||t==="--no-test")?.name===
"--test"}const S=/\.(?:info|lcov|log|tap|txt|xml)$/;function b(e,{value:t=""}){switch(e.kind){case"harmless":return;case"\
reports-tests":return T().BUILT_IN_REPORTERS.has(t)?void 0:"outside-code";case"tolerates-rejections":return t==="warn"||
t==="none"?"weakens":void 0;case"writes-report":return t==="stdout"||t==="stderr"?void 0:S.test(t)&&!(0,L().isElsewhere)(
t)?"tool-writes":"writes-files";case"evaluates":return"outside-code";case"preloads":return T().PRELOADABLE_PACKAGES.has(
t)?"tool-runs-file":"outside-code";default:return e.kind}}function u(e,t,o){const[d]=e;if(d===void 0){const h=o.at(-1)?.
span.end??0;return t?void 0:(0,D().problemAt)("reads-stdin",{start:0,end:h},{program:"node",flag:""})}const{text:a,span:s}=d;
if(j.has(a))return(0,D().problemAt)("reads-stdin",s,{program:"node",flag:a});if(a.startsWith("-"))return(0,D().problemAt)(
"outside-code",s,{program:"node",flag:`-- ${a}`});if(a==="inspect"||!t&&a==="debug")return(0,D().problemAt)("outside-cod\
e",s,{program:"node",flag:a})}},3893:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.parseNpm=j,w.parseNpx=
M;function T(){const t=p(4274);return T=function(){return t},t}function C(){const t=p(20457);return C=function(){return t},
t}function D(){const t=p(60842);return D=function(){return t},t}function W(){const t=p(13254);return W=function(){return t},
t}function L(){const t=p(31901);return L=function(){return t},t}function j(t,o=L().ALONE){const{flags:d,operands:a}=x(T().
NPM_FLAGS,t,T().NPM_SHORTHANDS),[s,...h]=a,i=s&&T().NPM_SUBCOMMANDS.get(s.text),n=i?.kind==="runs-tool",r=I("npm",d,t,n),
f={program:"npm",flags:r.flags};if(s===void 0){const g=R(d)?[]:[e("npm",t)];return{invocation:{...f,operands:[],passthrough:[]},
problems:[...r.problems,...g]}}if(i===void 0){const g=[...T().NPM_SUBCOMMANDS].find(([l])=>l.startsWith(s.text))?.[1].name??
"",O={program:"npm",subcommand:s.text,meant:g},$=[(0,W().problemAt)("unknown-subcommand",s.span,O),...r.problems];return{
invocation:{...f,operands:h,passthrough:[]},problems:$}}const y={...f,subcommand:i.name},{invocation:c,problems:m}=S(i,{
word:s,rest:h},y,o);return{invocation:c,problems:[...m,...r.problems]}}const k={...T().NPM_FLAGS,stops:!0},A=new Map([...T().
NPM_SHORTHANDS,["--no-install","--no-yes"],["-p","--package"]]);function M(t,o=L().ALONE){const{flags:d,operands:a}=x(k,
t,A),s=I("npx",d,t,!0),h={program:"npx",subcommand:"exec",flags:s.flags},[i]=a;if(i===void 0){const{subcommand:O,...$}=h,
l=R(d)?[]:[e("npx",t)];return{invocation:{...$,operands:[],passthrough:[]},problems:[...s.problems,...l]}}const n=t[t.indexOf(
i)-1],r=a.slice(1).find(({text:O})=>O.startsWith("-")),c=/^--no(?!-install$)/.test(n?.text??"")&&r!==void 0&&n?[(0,W().problemAt)(
"flag-value",n.span,{program:"npx",flag:n.text,fault:"npx takes the next word for its value"})]:[],{invocation:m,problems:g}=u(
a,h,o);return{invocation:m,problems:[...g,...s.problems,...c]}}function x(t,o,d){const a=new Map;for(const r of o){const f=d.
get(r.text);a.set(f===void 0?r:{...r,text:f},r)}const{flags:s,operands:h,started:i}=(0,C().readUse)(t,[...a.keys()]),n=t.
stops?i:h;return{flags:s,operands:n.map(r=>a.get(r)??r)}}function I(t,o,d,a){const s=o.map(h=>{const{word:i,value:n,flag:r}=h,
f=d.findIndex(({span:F})=>F.start===i.span.start),y=(d[f]?.text??"").replace(/(?<=^--[^=]*)=.*/s,""),[,c,m]=/^--(no-)?(.*)$/s.
exec(r?.name??y)??[],g=c!==void 0,O={name:`--${m??y}`,written:y,span:i.span,...n!==void 0&&r&&{value:n},...g&&{negated:g}};
if(r===void 0)return{flag:O,problems:[E(t,O,d[f+1],a)]};const $=/^(?:true|false|null|always)$/.test(d[f+1]?.text??""),l=r.
arity==="value"?(0,L().valueFault)(n,!1):$?"npm reads the next word as its value":void 0,v=(0,D().isReason)(r.kind)?r.kind:
a&&T().SELECTING_FLAGS.has(r.name)?"outside-code":void 0,P={program:"npm",flag:y,fault:l??""},N=l===void 0?[]:[(0,W().problemAt)(
"flag-value",i.span,P)];return{flag:O,problems:[...v?[(0,L().flagProblem)(v,t,O)]:[],...N]}});return{flags:s.map(({flag:h})=>h),
problems:s.flatMap(({problems:h})=>h)}}function E(t,o,d,a){const s=(0,L().flagProblem)("unknown-flag",t,o),h=!a&&T().FLAGS_OF_TESTS.
has(o.written),i=d!==void 0&&!d.text.startsWith("-");return h&&!i?{...s,severity:"warning"}:s}function R(t){return t.some(
({flag:o})=>o?.kind==="only-prints"||o?.kind==="outside-code")}function S({name:t,kind:o},d,a,s){if(o==="runs-script")return b(
t,d,a);if(o!=="runs-tool")return{invocation:{...a,operands:d.rest,passthrough:[]},problems:[(0,L().wordProblem)(o,a.program,
{text:t,span:d.word.span})]};if(d.rest.length>0)return u(d.rest,a,s);const i=a.flags.some(({name:n})=>n==="--call")?[]:[
e(a.program,[d.word])];return{invocation:{...a,operands:[],passthrough:[]},problems:i}}function b(t,{word:o,rest:d},a){const s=t===
"run"?d.slice(0,1):[o],h=t==="run"?d.slice(1):d,[i]=s,n=[];i===void 0?n.push((0,L().printsOnly)("npm",{...o,text:"run"})):
i.text==="env"&&n.push({...(0,L().printsOnly)("npm",{...i,text:"run env"}),severity:"error"});const r=(0,L().onlyAsksForInformation)(
h);return r!==void 0&&n.push((0,L().printsOnly)("npm",r)),{invocation:{...a,operands:s,passthrough:h},problems:n}}function u([
t,...o],d,a){const s={...d,operands:t?[t]:[],passthrough:o};if(t===void 0)return{invocation:s,problems:[]};if(!(0,L().isToolName)(
t.text))return{invocation:s,problems:[(0,L().wordProblem)("uses-network",d.program,t)]};const{problems:h,...i}=a.tool(t,
o);return{invocation:{...s,...i},problems:h}}function e(t,o){const d=o[0]?.span.start??0,a=o.at(-1)?.span.end??0;return(0,W().
problemAt)("nothing-to-run",{start:d,end:a},{program:t})}},39872:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),
w.parseProgram=M,w.parseUse=x;function T(){const e=p(20457);return T=function(){return e},e}function C(){const e=p(13254);
return C=function(){return e},e}function D(){const e=p(97340);return D=function(){return e},e}function W(){const e=p(91633);
return W=function(){return e},e}function L(){const e=p(20691);return L=function(){return e},e}function j(){const e=p(31901);
return j=function(){return e},e}function k(){const e=p(91883);return k=function(){return e},e}function A(){const e=p(79757);
return A=function(){return e},e}function M(e,t,o){const{program:d,use:a}=e,{invocation:s,named:h,problems:i}=x({program:d,
use:a,words:t,family:e,parsing:o}),r=[...h.files.filter(({as:y})=>y!=="place"),...s.files??[]];return{invocation:{program:d,
family:e,...{flags:[],operands:[],passthrough:[]},...s,files:r},problems:i}}function x(e){const{program:t,use:o}=e,{behind:d,
data:a}=o,s=d?e.words.findIndex(({text:O})=>O==="--"):-1,h=s<0?e.words:e.words.slice(0,s),i=(0,T().readUse)(o,h),n=i.rest?
[...i.flags,i.rest.flag]:i.flags,r=s<0||!d?[]:(0,T().readUse)(d,e.words.slice(s+1)).flags,f=[...n.map(O=>(0,D().judgeFlag)(
t,o,O)),...r.map(O=>(0,D().judgeFlag)(t,d??o,O))],y=(o.stops?i.started:i.operands).slice(a.skips??0),{invocation:c,named:m,
problems:g}=E(e,{flags:[...n,...r],operands:y,...i.rest&&{rest:{module:i.rest.flag.flag?.kind==="module",words:i.rest.words}}});
return{invocation:{...c,...a.any_package&&{anyPackage:!0},flags:[...n.map(I),...c.flags??[]]},named:{files:[...f.flatMap(
({files:O=[]})=>O),...m?.files??[]],roots:f.flatMap(({root:O=[]})=>O),nodeFlags:f.flatMap(({nodeFlags:O=[]})=>O)},problems:[
...f.flatMap(O=>O.problems),...g]}}function I({word:e,written:t,value:o}){return{name:t,written:t,span:e.span,...o!==void 0&&
{value:o}}}function E(e,t){const{program:o,use:d,path:a,family:s,parsing:h}=e,{flags:i,operands:n,rest:r}=t,[f,...y]=n,c=(0,W().
refusedAmong)(o,d,n);if(c.length>0&&d.stops)return{invocation:{},problems:c};const m=f&&d.subcommands.get(f.text),g=m?.data.
starts==="own-script"?"own-script":d.data.starts;if(f&&m&&g!=="own-script"){const v=a===void 0?f.text:`${a} ${f.text}`;return x(
{...e,use:m,path:v,words:y})}const O={...a!==void 0&&{subcommand:a},...i.some(({flag:v})=>v?.kind==="checks-syntax-only")&&
{parsed:!0}},$=(()=>{if(r&&s)return r.module?(0,k().parseModule)(s,r.words,h):{invocation:{passthrough:r.words},problems:u(
o,r.words)};if(g!==void 0&&s===void 0)return(0,L().launchesOf)(g,e,t);if(f===void 0)return{invocation:{},problems:S(e,i)};
if(g!==void 0&&s)return(0,A().startByName)(g,f,y,{family:s,parsing:h});if(d.subcommands.size>0){const N=(0,C().problemAt)(
"unknown-subcommand",f.span,{program:o,subcommand:f.text});return{invocation:{operands:[f],passthrough:y},problems:[N]}}
const v=n.filter(({span:N})=>c.every(F=>F.span!==N)),P=(0,W().filesAmong)(d,v);return{invocation:{operands:n},problems:(0,W().
judgeOperands)(o,d,n),named:{files:P}}})(),l=[...c,...b(e,i),...$.problems];return{...$,invocation:{...O,...$.invocation},
problems:l}}function R(e){return e.some(({flag:t,off:o})=>t?.kind==="only-prints"&&!o)}function S({program:e,use:t},o){const d=R(
o)?void 0:t.data.alone,a={text:"",span:{start:0,end:e.length}};return d?[(0,j().wordProblem)(d,e,a)]:[]}function b({program:e,
use:t,path:o,words:d},a){if(R(a))return[];const s=new Set(a.flatMap(({flag:i,off:n})=>i&&!n?i.name:[])),h=d[0]?.span??{start:0,
end:0};return Object.entries(t.data.unless??{}).flatMap(([i,n])=>n.split(" ").some(r=>s.has(r))?[]:[(0,j().wordProblem)(
i,e,{text:o??"",span:h})])}function u(e,t){return t.filter(({text:d})=>/^--?test\./.test(d)).map(d=>(0,j().wordProblem)(
"skips-tests",e,d))}},46868:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.parseTool=L,w.parseUnknownTool=
j;function T(){const A=p(20457);return T=function(){return A},A}function C(){const A=p(11331);return C=function(){return A},
A}function D(){const A=p(39872);return D=function(){return A},A}function W(){const A=p(31901);return W=function(){return A},
A}function L(A,M,x){const{text:I}=A,{tools:E}=x.families,R=E.refusal(I);if(R!==void 0)return{problems:[(0,W().wordProblem)(
R,I,A)]};const S=E.known(I),b=S??E.unknown(I),{invocation:u,named:e,problems:t}=(0,D().parseUse)({program:I,use:b,words:M,
parsing:x}),{launched:o=[]}=u;return{tool:e,...o.length>0&&{launched:o},problems:S?t:[...t,...k(A,M,b)]}}function j(A,M,x,I=W().
ALONE){const{problems:E}=(0,D().parseUse)({program:A.text,use:x,words:M,parsing:I});return[...E,...k(A,M,x)]}function k({
text:A},M,x){const{flags:I,operands:E}=(0,T().readUse)(x,M),R=M[M.findIndex(({text:e})=>e==="--")+1],S=[...new Set([E[0],
R])].filter(e=>e!==void 0&&(0,C().startsOthers)(e.text)),b=I.filter(({written:e,flag:t,value:o=""})=>/^-[ex]$/.test(e)&&
/\s/.test(o)||t?.kind!=="config"&&(0,C().isCommandLine)(o)),u=E.filter(({text:e})=>(0,C().hasCommandLine)(e));return[...S,
...b.map(({word:e})=>e),...u].flatMap(e=>e===void 0?[]:[(0,W().wordProblem)("outside-code",A,e)])}},31901:function(J,w,p){
Object.defineProperty(w,"__esModule",{value:!0}),w.ALONE=void 0,w.flagProblem=k,w.isProgram=W,w.isToolName=L,w.onlyAsksForInformation=
x,w.printsOnly=I,w.valueFault=A,w.wordProblem=j;function T(){const E=p(91063);return T=function(){return E},E}function C(){
const E=p(13254);return C=function(){return E},E}const D=w.ALONE={families:T().NO_PROGRAMS,start:()=>({launched:[],problems:[]}),
tool:()=>({problems:[]})};function W(E){return E==="node"||E==="npm"||E==="npx"}function L(E){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(E)}function j(E,R,{text:S,span:b}){return(0,C().problemAt)(E,b,{program:R,flag:S})}function k(E,R,S){const{written:b,
span:u,value:e}=S,t={program:R,flag:b};return(0,C().problemAt)(E,u,e===void 0?t:{...t,value:e})}function A(E,R){return R?
"it takes a value, so it has no `--no-` form":E===void 0||E===""?"its value is missing":E.startsWith("-")?"its value beg\
ins with a dash":void 0}const M=new Set(["--version","-v","-V","--help","-h"]);function x(E){const[R]=E;return E.length===
1&&R!==void 0&&M.has(R.text)?R:void 0}function I(E,R){return j("only-prints",E,R)}},91883:function(J,w,p){Object.defineProperty(
w,"__esModule",{value:!0}),w.parseModule=u;function T(){const e=p(96215);return T=function(){return e},e}function C(){const e=p(
20457);return C=function(){return e},e}function D(){const e=p(91063);return D=function(){return e},e}function W(){const e=p(
13254);return W=function(){return e},e}function L(){const e=p(97340);return L=function(){return e},e}function j(){const e=p(
31901);return j=function(){return e},e}function k(){const e=p(17083);return k=function(){return e},e}const A=(0,D().groupsByName)(
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
  `}),M=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),x=/^(?:-\w|--[\w-]+=)?[/~]/,I=(0,D().useTable)({flags:{
text:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),E=(0,D().useTable)({flags:{text:"v,verbos\
e o,option= f,fail-fast"}}),R=(0,D().useTable)({flags:{text:"q,quiet"}}),S=new Map([["doctest",E],["py_compile",R]]);function b({
text:e,span:t}){const o=/^\w+(?:\.\w+)*$/.test(e)?e.split("."):[],d=o.map((s,h)=>o.slice(0,h+1).join("."));return(e.endsWith(
".py")?[e]:d.flatMap(L().pythonFiles)).map(s=>({as:"module",path:s,span:t}))}function u({program:e,data:t},[o,...d],a){if(o===
void 0){const v={program:e,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,W().problemAt)("fla\
g-value",{start:0,end:0},v)]}}const{known:s}=a.families,h=s.get(o.text);if(h!==void 0&&t.started_programs.includes(o.text)){
const{launched:v,problems:P}=a.start({program:h,words:d},e);return{invocation:{module:o,launched:v},problems:P}}const i={
module:o,operands:[o],passthrough:d},n=o.text==="unittest"?d.flatMap(b):[],r={...i,files:n},f=(v,P=o.text)=>({invocation:r,
problems:[(0,j().wordProblem)(v,e,{...o,text:P})]}),y=/^[\w.]+$/.test(o.text)?A.get(o.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"outside-code";if(y!==void 0)return f(y);const c=s.get("python"),m=S.get(o.text);if(m!==void 0&&c!==void 0){const v=o.
text==="py_compile",P={...c,data:{...c.data,extensions:void 0}},{flags:N,operands:F}=(0,C().readUse)(m,d),G=F.map(U=>a.start(
{program:v?c:P,words:[U]},e)),H=G.flatMap(U=>U.launched),B=v?f("checks-syntax-only","-m py_compile").problems:[];return{
invocation:{...r,launched:H.map(U=>({...U,...v&&{parsed:v}}))},problems:[...N.flatMap(U=>(0,L().judgeFlag)(o.text,m,U).problems),
...B,...G.flatMap(U=>U.problems)]}}const g=M.has(o.text);if(!g&&(0,T().isOfLibrary)(o.text))return f("outside-code",`-m ${o.
text}`);const[O,...$]=d;if(o.text==="coverage"&&O?.text==="run"&&c!==void 0){const{flags:v,started:P,rest:N}=(0,C().readUse)(
I,$),F=N?[{...N.flag.word,text:"-m"},...N.words]:P;if(F.length>0){const{launched:G,problems:H}=a.start({program:c,words:F},
e),B=v.flatMap(U=>(0,L().judgeFlag)("coverage",I,U).problems);return{invocation:{...r,starts:"module",launched:G},problems:[
...B,...H]}}}const l=d.filter(({text:v})=>(0,k().isForeign)(v)||g&&x.test(v));return{invocation:g?r:{...r,starts:"module"},
problems:l.map(v=>(0,j().wordProblem)("outside-code",o.text,v))}}},79757:function(J,w,p){Object.defineProperty(w,"__esMo\
dule",{value:!0}),w.extensionProblems=E,w.startByName=j;function T(){const b=p(91063);return T=function(){return b},b}function C(){
const b=p(13254);return C=function(){return b},b}function D(){const b=p(11331);return D=function(){return b},b}function W(){
const b=p(91633);return W=function(){return b},b}function L(){const b=p(31901);return L=function(){return b},b}function j(b,u,e,t){
const{program:o}=t.family,d={operands:[u],passthrough:e},a=()=>({invocation:d,problems:[(0,L().wordProblem)("outside-cod\
e",o,u)]});switch(b){case"file":return I(u,e,t);case"package":{const s=(0,W().ruleForOperand)("import",u.text),i=s===void 0&&
u.text.endsWith(".go")?[{as:"tests",path:u.text,span:u.span}]:[];return{invocation:{...d,files:i},problems:s?[(0,L().wordProblem)(
s,o,u)]:[]}}case"program":return R(u,e,t);case"script":case"own-script":{const s=k.test(u.text)?a().problems:[];return{invocation:{
...d,subcommand:"run"},problems:[...s,...x(e,t.family)]}}case"tool":return S("exec",u,e,t);case"script-or-tool":case"scr\
ipt-tool-or-file":{const s=b==="script-tool-or-file";if(A.test(u.text)||s&&M(u.text))return s?I(u,e,t):a();const h=S("sc\
ript-or-tool",u,e,t);return{...h,problems:[...h.problems,...x(e,t.family)]}}default:return a()}}const k=/^\/|\*/,A=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function M(b){return/[\\/]/.test(b)&&!/^@[\w.-]+\/[\w.-]+$/.test(b)}function x(b,{program:u,use:e}){return b.filter(({text:o})=>{
const d=/^--([\w-]+)/.exec(o)?.[1];return d!==void 0&&e.flags.get((0,T().flagKey)(d))?.kind==="outside-code"}).map(o=>(0,L().
wordProblem)("outside-code",u,o))}function I(b,u,e){const{family:t,parsing:o}=e,{program:d}=t,{text:a,span:s}=b,h={operands:[
b],passthrough:u,starts:"file"};if(a==="-"||a===""||a.startsWith("/dev/"))return{invocation:h,problems:[(0,C().problemAt)(
"reads-stdin",s,{program:d,flag:a})]};if(/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(a)&&/:/.test(a))return{
invocation:h,problems:[(0,L().wordProblem)("uses-network",d,b)]};const[,n=""]=/^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.
exec(a)??[],r=t.data.dependency_tools.includes(n)?o.families.known.get(n):void 0;if(r!==void 0){const{launched:f,problems:y}=o.
start({program:r,words:u},d);return{invocation:{launched:f},problems:y}}return{invocation:h,problems:E(t,a,s)}}function E({
program:b,data:{extensions:u}},e,t){const[,o]=/\.([^./\\]*)$/.exec(e.replace(/^.*\//s,""))??[];return u===void 0||o===void 0||
u.split(" ").includes(o)?[]:[(0,C().problemAt)("target-extension",t,{program:b,path:e,extension:o})]}function R(b,u,e){const{
family:t,parsing:o}=e,{text:d}=b;if(/:\/\//.test(d))return{invocation:{},problems:[(0,L().wordProblem)("uses-network",t.
program,b)]};if(d==="-"||/\.\w+$/.test(d))return I(b,u,e);const a=o.families.known.get(d);if(a===void 0||!t.data.started_programs.
includes(d))return{invocation:{},problems:[(0,L().wordProblem)("outside-code",t.program,b)]};const{launched:s,problems:h}=o.
start({program:a,words:u},t.program);return{invocation:{launched:s},problems:h}}function S(b,u,e,{family:t,parsing:o}){const{
text:d}=u,a=[(0,L().wordProblem)("outside-code",t.program,u)];if(b==="exec"&&M(d))return{invocation:{},problems:a};const s=/[;&|<>$`'"(){}\\*?]/.
test(d)||(0,D().hasCommandLine)(d);if(!(0,L().isToolName)(d)&&(b==="exec"||s))return{invocation:{},problems:a};const h={
subcommand:b,operands:[u],passthrough:e},i=(0,L().isProgram)(d)?d:o.families.allowed.get(d);if(i!==void 0){const{launched:y,
problems:c}=o.start({program:i,words:e},t.program);return{invocation:{...h,launched:y},problems:c}}if((0,D().isShell)(d)||
b==="exec"&&(0,D().programNamed)(d)!==void 0)return{invocation:h,problems:a};const{problems:n,...r}=o.tool(u,e),f=b==="e\
xec"||(0,T().isKnownTool)(o.families.tools,d);return{invocation:{...h,...r},problems:f?n:[]}}},17083:function(J,w,p){Object.
defineProperty(w,"__esModule",{value:!0}),w.isElsewhere=C,w.isForeign=D,w.isOfMachine=W;function T(){const k=p(32854);return T=
function(){return k},k}function C(k){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(k)||k.split(",").some(A=>(0,T().normalise)(
A)===void 0)}function D(k){return/(?:^|[=,\s])(?:data|file):/i.test(k)?!0:!k.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(
k)?!1:k.split(/[=,:"']/).some(A=>A.includes("..")&&!j(A))}function W(k){return k.split(/[=,:"']/).some(A=>L.test(A))}const L=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function j(k){return/^[\\/]/.test(k)||(0,T().normalise)(k)!==void 0}},51951:function(J,w,p){Object.defineProperty(w,"__e\
sModule",{value:!0}),w.readCommand=R,w.readWords=b;function T(){const n=p(91063);return T=function(){return n},n}function C(){
const n=p(80781);return C=function(){return n},n}function D(){const n=p(13254);return D=function(){return n},n}function W(){
const n=p(54669);return W=function(){return n},n}function L(){const n=p(11331);return L=function(){return n},n}function j(){
const n=p(90762);return j=function(){return n},n}function k(){const n=p(45806);return k=function(){return n},n}function A(){
const n=p(31901);return A=function(){return n},n}function M(){const n=p(86191);return M=function(){return n},n}function x(){
const n=p(73872);return x=function(){return n},n}function I(){const n=p(82293);return I=function(){return n},n}const E=new Set;
async function R(n,r={}){const f=b(n,r),{tree:y,base:c,changed:m=E,cwd:g="",clock:O,programs:$=T().NO_PROGRAMS}=r,{isOutput:l}=r;
if(f.invocation===void 0||f.argv===null)return f;if(y===void 0)return{...f,problems:[...f.problems,...S(f.invocation,$)]};
const v={tree:y,directory:g,changed:m,families:$,...c&&{base:c},...l&&{isOutput:l}},{invocation:P}=f,{targets:N,problems:F}=await(0,x().
resolveInvocation)(P,v,O);return{...f,targets:N,problems:h(f.problems,F).map(G=>s(G,f.command))}}function S(n,{tools:r}){
return[n,...(0,k().launchedBy)(n)].flatMap(({subcommand:f,operands:[y]})=>f==="exec"&&y&&(0,A().isToolName)(y.text)&&!(0,T().
isKnownTool)(r,y.text)?[(0,D().problemAt)("tool-unknown",y.span,{tool:y.text})]:[])}function b(n,{tree:r,cwd:f="",programs:y=T().
NO_PROGRAMS}={}){if(typeof n!="string")return e(n);const{words:c,assignments:m,problems:g}=(0,W().lex)(n,r&&(0,C().subTree)(
r,f)),O=(0,j().firstErrors)(g),[$]=c,l=(U,z,K)=>({command:n,words:c,assignments:m,argv:U,...K===void 0?void 0:{invocation:K},
targets:[],problems:z});if($===void 0)return l(null,O);const v=(0,W().hasOneReading)({problems:O})?c.map(({text:U})=>U):
null,{program:P,problem:N}=o(n,c,y);if(N?.rule==="sentence")return l(v,[N,...O]);if(P===void 0)return l(v,[...O,N]);const F=u(
c,O).slice(1),{invocation:G,problems:H}=(0,k().parseInvocation)(P,F,y),B=(0,I().inspectPaths)(G,f);return l(v,[...O,...H,
...B],G)}function u(n,r){const f=r.find(y=>y.rule==="shell-operator"||(0,D().isProblem)(y,"line-break")&&!y.args.quoted);
return f===void 0?n:n.filter(({span:y})=>y.start<f.span.start)}function e(n){const r=n===null?"null":Array.isArray(n)?"a\
rray":typeof n,f=(0,D().problemAt)("command-not-text",{start:0,end:0},{type:r});return{command:"",words:[],assignments:[],
argv:null,targets:[],problems:[f]}}const t=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function o(n,r,{
allowed:f,offered:y,tools:c}){const[m]=r,g=m?.text??"",O=(0,A().isProgram)(g)?g:f.get(g);if(O!==void 0)return{program:O};
const $=m?.span??{start:0,end:0},l=(N,F)=>({program:void 0,problem:(0,D().problemAt)(N,$,F)}),[,v]=t.exec(g)??[];if(v===
void 0&&(0,M().isSentence)(n)){const N=r.at(-1)?.span.end??$.end;return{program:void 0,problem:(0,D().problemAt)("senten\
ce",{start:$.start,end:N},{})}}const P=a(g,y);return/[\\/]/.test(g)?l("program-by-path",{program:g,...P}):v!==void 0?l("\
program-look-alike",{program:g,meant:v.toLowerCase()}):l("program-not-allowed",{program:g,group:(0,L().programNamed)(g)?.
kind??(c.known(g)?"npx":"other"),...P,allowed:[...f.keys()]})}const d=new Map([["gmake","make"],["bunx","bun"],["pnpx","\
pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function a(n,r){const f=r(n);if(f!==void 0)
return{offered:f};const y=n.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),c=d.get(y)??y,m=r(c);return m===void 0?{offered:""}:{offered:m,word:c}}function s(n,r){const f=r.slice(n.span.start,
n.span.end);return(0,D().isProblem)(n,"target-missing")&&/^[^'"\s]*\\[^'"\s]*$/.test(f)?{...n,args:{...n.args,written:f}}:
n}function h(n,r){const f=new Set(n.map(i)),y=[...n];for(const c of r){const m=i(c);f.has(m)||(f.add(m),y.push(c))}return y}
function i({rule:n,span:r,args:f}){return JSON.stringify([n,r.start,r.end,f])}},86191:function(J,w,p){Object.defineProperty(
w,"__esModule",{value:!0}),w.isSentence=x,w.namedPaths=R,w.startedFiles=S;function T(){const b=p(32854);return T=function(){
return b},b}function C(){const b=p(11331);return C=function(){return b},b}const D=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
W=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
L=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,j=/^[A-Za-z][a-z']*[:,]?$/,k=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
A=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,M=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function x(b){const u=b.trim(),[e="",...t]=u.split(/\s+/,100);if(e===e.toLowerCase()&&(0,C().programNamed)(e)!==void 0)return!1;
if(k.test(u)||A.test(u)||M.test(e))return!0;if(/[;&|<>$`]/.test(u))return!1;const o=j.test(e);if(t.some(a=>/^--?[A-Za-z]/.
test(a)))return!1;if((o||L.test(e))&&t.some(a=>D.test(I(a))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(e))return t.length>
0||/[.!:]$/.test(e);const d=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.test(t[0]??"");return o&&d&&(W.test(e)||/[a-z]{2}[.!?]$/.test(
u))}function I(b){return b.replace(/[.,;:!?]$/,"")}const E=/[\s"'`;&|()<>=]+/;function R(b,u=""){const e=u===""?"":`${u}\
/`;return b.split(E).map(t=>(0,T().normalise)(e+t)??t)}function S({targets:b}){return b.flatMap(({kind:u,path:e,parsed:t})=>u===
"file"&&e&&!t?[e]:[])}},66227:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.dependencyHome=t,w.inspectDependency=
I,w.inspectOrigin=E,w.isUnverified=R,w.ownerOf=u,w.packageOf=x,w.resolveAtHome=d;function T(){const a=p(76760);return T=
function(){return a},a}function C(){const a=p(3463);return C=function(){return a},a}function D(){const a=p(95244);return D=
function(){return a},a}function W(){const a=p(80781);return W=function(){return a},a}function L(){const a=p(13254);return L=
function(){return a},a}function j(){const a=p(45156);return j=function(){return a},a}function k(){const a=p(59867);return k=
function(){return a},a}function A(){const a=p(10473);return A=function(){return a},a}function M(){const a=p(47668);return M=
function(){return a},a}function x(a){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(a)?.[1]}async function I(a,s,h){
const{tree:i,base:n=i}=o(a),{name:r,path:f}=s,y=await S(i,n,r),c=y===void 0?await e(i,s):void 0,m=g=>(0,L().problemAt)("\
dependency-unverified",h,{name:r,path:f,...g});return[...y===void 0?[]:[m({fault:y})],...c===void 0?[]:[m({fault:"stale",
differs:c})],...await E(a,r,h)]}async function E(a,s,h){const{tree:i,base:n=i}=o(a);return[...(await b(i,n)).map(f=>(0,L().
problemAt)("dependency-not-compared",h,{name:s,path:f})),...await(0,j().compareWithBase)(i,n,s,h)]}function R(a){return(0,L().
isProblem)(a,"dependency-unverified")?a.args.fault!=="stale":(0,L().isProblem)(a,"target-missing")&&a.args.untracked===!0}
async function S(a,s,h){const[i,n]=await Promise.all([(0,k().readLocks)(a),(0,k().readLocks)(s)]),r=({npm:m})=>m?.packages.
has(h)===!0,f=m=>r(m)||m.unread.length>0;return r(n)&&!r(i)&&a.stat(n.npm?.path??"")||f(n)&&!f(i)?"removed":(await(0,k().
usablePackageJson)(a,""))?.dependencies.has(h)?f(i)||(i.npm??n.npm)===void 0?void 0:"unlocked":"undeclared"}async function b(a,s){
const[{npm:h,unread:i},n]=await Promise.all([(0,k().readLocks)(a),(0,k().readLocks)(s)]);if(!h&&i.length===0&&!n.npm&&n.
unread.length===0)return[""];const r=await Promise.all(i.map(f=>(0,A().hasOtherContent)(a,s,f)));return i.filter((f,y)=>r[y])}
async function u(a,s,h){const{npm:i,unread:n}=await(0,k().readLocks)(a),r=i?.packages,f=n.length>0||r===void 0||r.has(s);
return h.has(s)&&f?s:[...h].find(y=>Object.hasOwn(r?.get(y)?.bin??{},s))}async function e(a,{name:s,binary:h}){const i=`\
node_modules/${s}`,n=(await(0,k().readLocks)(a)).npm?.packages.get(s);if(n===void 0||a.stat(i)===void 0)return;const r=await(0,k().
readJsonFile)(a,`${i}/package.json`),f=(0,C().objectIn)(r),y=(0,C().textIn)(f,"name")||s,c=(0,C().textIn)(f,"version"),m=(P,N,F)=>`\
the installed package has the ${P} \`${N||"nothing"}\`, but the lockfile has \`${F}\``;if(r!==void 0&&y!==n.name)return m(
"name",y,n.name);if(r!==void 0&&!["",c].includes(n.version))return m("version",c,n.version);const g=n.bin??(f.bin===void 0?
void 0:(0,k().binOf)(f.bin,y)??{});if(h===void 0||g===void 0)return;const{name:O,file:$}=h,l=Object.entries(g).flatMap(([
P,N])=>O===void 0||O===P?[T().posix.normalize(N)]:[]),v=O===void 0?"binary":`binary ${O}`;return l.includes($)?void 0:m(
v,$,l[0]??"nothing")}function t({tree:a,base:s=a,directory:h}){const i=n=>r=>D().LOCKFILES.some(f=>r.stat(T().posix.join(
n,f))!==void 0);return(0,M().foldersUpFrom)(h).find(n=>[a,s].some(i(n)))??""}function o(a,s=t(a)){if(s==="")return a;const{
tree:h,base:i,directory:n,changed:r}=a,f=`${s}/`;return{...a,tree:(0,W().subTree)(h,s),...i&&{base:(0,W().subTree)(i,s)},
directory:n.slice(f.length),changed:new Set([...r].flatMap(y=>y.startsWith(f)?y.slice(f.length):[]))}}async function d(a,s){
const h=t(a),{targets:i,problems:n}=await s(o(a,h));return{targets:i.map(r=>r.path===void 0?r:{...r,path:T().posix.join(
h,r.path)}),problems:n}}},73872:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.resolveInvocation=M;function T(){
const u=p(13254);return T=function(){return u},u}function C(){const u=p(45806);return C=function(){return u},u}function D(){
const u=p(15804);return D=function(){return u},u}function W(){const u=p(52437);return W=function(){return u},u}function L(){
const u=p(59867);return L=function(){return u},u}function j(){const u=p(82293);return j=function(){return u},u}function k(){
const u=p(9504);return k=function(){return u},u}function A(){const u=p(56788);return A=function(){return u},u}function M(u,e,t){
const o=new(A()).Trail((d,a)=>x(d,a,o),t);return x(u,e,o)}async function x(u,e,t){const o=[];for(const d of[u,...(0,C().
launchedBy)(u)]){const a=await R(d,e);if("rule"in a)o.push({targets:[],problems:[a]});else for(const s of a)o.push(await I(
s,e,t))}return(0,A().join)(o)}function I(u,e,t){const{program:o,family:d}=u;return d!==void 0?(0,k().resolveProgram)(u,d,
e,t):o==="node"?(0,D().resolveNode)(u,e):(0,W().resolveNpm)(u,e,t)}const E=/^[\w:.@/-]{1,200}$/;async function R(u,e){const{
selects:t,...o}=u,[d]=o.operands;if(t===void 0||d===void 0)return[u];const{text:a,span:s}=d,h=(0,T().problemAt)("outside\
-code",s,{program:"npm",flag:a}),i=S(a,t);if(i===void 0)return h;const r=[...(await(0,L().usablePackageJson)(e.tree,e.directory))?.
scripts.keys()??[]].filter(i);return r.length===0?(0,T().problemAt)("npm-script-missing",s,{script:a,passes:!1}):r.every(
f=>E.test(f))?r.map(f=>({...o,operands:[{...d,text:f}]})):h}function S(u,e){const t=a=>e==="wildcard"?a.replaceAll("/","\
:"):a.replace(/[:/]/g,b),o=(0,j().alternativesOf)(t(u));if(!o?.every(a=>a.split(/[:/]/).every(j().isPlainGlob)))return;const d={
dot:e==="wildcard"};return a=>o.some(s=>(0,j().matchesPattern)(t(a),s,d))}function b(u){return u===":"?"/":":"}},15804:function(J,w,p){
Object.defineProperty(w,"__esModule",{value:!0}),w.firstFile=n,w.inspectImport=$,w.inspectNodeFlag=g,w.resolveFound=b,w.
resolveMain=r,w.resolveNode=y,w.resolveTests=o;function T(){const P=p(76760);return T=function(){return P},P}function C(){
const P=p(3463);return C=function(){return P},P}function D(){const P=p(32854);return D=function(){return P},P}function W(){
const P=p(93028);return W=function(){return P},P}function L(){const P=p(13254);return L=function(){return P},P}function j(){
const P=p(94411);return j=function(){return P},P}function k(){const P=p(87646);return k=function(){return P},P}function A(){
const P=p(66227);return A=function(){return P},P}function M(){const P=p(59867);return M=function(){return P},P}function x(){
const P=p(82293);return x=function(){return P},P}function I(){const P=p(56788);return I=function(){return P},P}function E(){
const P=p(10473);return E=function(){return P},P}const R=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function S(P,N,F){
const{tree:G}=P,H=(0,x().pathProblem)(N,F,P.directory);if(H!==void 0)return{targets:[],problems:[H]};if(N.includes("\\"))
return(0,I().fails)("target-not-a-file",F,{path:N,reason:"backslash"});const B=(0,D().normalise)((0,I().from)(P,N))??"",
U=(0,A().dependencyHome)(P);if(U!==""&&(0,D().isWithin)(B,T().posix.join(U,"node_modules")))return(0,A().resolveAtHome)(
P,V=>S(V,N,F));const z=n(G,i(B));return z===void 0?t(P,N,B,F):z.kind!=="inside"||z.entry.kind!=="directory"?u(P,{path:N,
wanted:B,found:z},F):await r(P,{path:N,wanted:B},F,V=>u(P,V,F))??(0,I().fails)("target-not-a-file",F,{path:N,reason:"dir\
ectory"})}async function b(P,{path:N,wanted:F,found:G},H){const B=(0,E().fileAt)(G,N,H);if("problems"in B)return B;const U=await e(
P,B,N,H);if(U.some(A().isUnverified))return{targets:[],problems:U};const z=(0,E().runs)(P,{name:N,path:B.path,wanted:F},
H);return{...z,problems:[...U,...z.problems]}}async function u(P,N,F){const{path:G,wanted:H}=N,B=(0,E().fileAt)(N.found,
G,F);if("problems"in B)return B;const U=/\.([^./]*)$/.exec(B.path.replace(/.*\//,""))?.[1]??"";if(!R.has(U))return(0,I().
fails)("target-extension",F,{program:"node",path:G,extension:U});const z=await b(P,N,F);if(z.targets.length===0)return z;
const K=(0,A().packageOf)(B.path);return K&&!(0,D().isWithin)(H,"node_modules")&&!H.includes(`node_modules/${K}`)?(0,I().
fails)("dependency-unverified",F,{name:K,path:G,fault:"linked"}):B.tracked&&await s(P.tree,B)?(0,I().join)([z,(0,I().fails)(
"target-writes",F,{path:B.path})]):z}async function e(P,{path:N,tracked:F,built:G},H,B){const U=(0,A().packageOf)(N);return U===
void 0?(F||G)&&!(0,D().isWithin)(N,"node_modules")?[]:[(0,L().problemAt)("target-missing",B,{path:H,untracked:!0})]:F?[(0,L().
problemAt)("dependency-unverified",B,{name:U,path:H,fault:"committed"})]:await(0,A().inspectDependency)(P,{name:U,path:H},
B)}async function t(P,N,F,G){const H=(0,A().packageOf)(F);if(H===void 0&&P.tree.isPending?.(F))return(0,I().fails)("targ\
et-not-judged",G,{path:N});if(H===void 0||P.tree.stat("node_modules")!==void 0)return(0,E().nothingAt)(P.tree,F,N,G);const B=await(0,A().
inspectDependency)(P,{name:H,path:N},G);return B.some(A().isUnverified)?{targets:[],problems:B}:(0,I().join)([(0,I().fails)(
"not-installed",G,{name:H}),{targets:[],problems:B}])}async function o(P,N,F,G){const H=(0,x().testProblem)(N,F,P.directory);
if(H!==void 0)return{targets:[],problems:[H]};const U=((0,x().isPattern)(N)?((0,x().alternativesOf)(N)??[]).map(x().baseOf):
[N]).map(V=>(0,D().resolveInTree)(P.tree,(0,I().from)(P,V)));if(U.some(({kind:V})=>V==="outside"))return(0,I().fails)("t\
arget-outside",F,{path:N,reason:"symlink"});const[z]=U,K=z?.kind==="inside"&&z.entry.kind==="directory"&&z.entry.tracked;
return(0,x().isPattern)(N)||z===void 0||K?I().NOTHING:G({path:N,wanted:(0,D().normalise)((0,I().from)(P,N))??N,found:z})}
const d=256*1024,a=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function s(P,N){if((N.size??0)>d)return!1;const F=(await P.read(N.path)).toString("latin1");return a.test(F)}const h=[
"",".js",".json",".node"];function i(P){return P===""?[""]:h.map(N=>P+N)}function n(P,N){const F=N.map(G=>(0,D().resolveInTree)(
P,G)).filter(G=>G.kind!=="missing");return F.find(G=>G.kind!=="inside"||(0,W().isRegular)(G.entry.kind))??F[0]}async function r({
tree:P,changed:N},{path:F,wanted:G},H,B){const U=T().posix.join(G,"package.json"),z=await(0,M().readJsonFile)(P,U);if(z===
M().INVALID)return(0,I().fails)("package-json-invalid",H,{path:U});const K=(0,C().textIn)((0,C().objectIn)(z),"main"),V=K.
startsWith("/")?void 0:(0,D().normalise)(T().posix.join(G,K)),Y=Q=>i(T().posix.join(Q,"index")).slice(1),Z=K===""||!V?[]:
[...i(V),...Y(V)],X=V===void 0?{kind:"outside",path:K}:f(P,[...Z,...Y(G)]);if(X===void 0)return;const _=await B({path:F,
wanted:G,found:X});return N.has(U)?(0,I().join)([_,(0,I().fails)("target-changed",H,{path:U})]):_}function f(P,N){return N.
map(F=>(0,D().resolveInTree)(P,F)).find(F=>F.kind==="inside"?(0,W().isRegular)(F.entry.kind):F.kind!=="missing")}async function y(P,N){
const{flags:F,operands:G}=P,H=(0,k().isTestRun)(P);if(c(P,H))return I().NOTHING;const B=[];for(const K of F)B.push(await g(
K,N));for(const{text:K,span:V}of G){if(K===""||K.startsWith("-"))continue;const Y=()=>S(N,K,V);B.push(H?await o(N,K,V,Y):
await Y())}const{targets:U,problems:z}=(0,I().join)(B);return F.some(({name:K})=>K==="--check")?{targets:U.map(K=>({...K,
parsed:!0})),problems:z}:{targets:U,problems:z}}function c({operands:P},N){const F=P[0]?.text;return F==="inspect"||F===
"debug"&&!N}const m=new Set(["--import","--require","--experimental-loader"]);async function g(P,N){const{name:F,value:G="",
span:H}=P;return F==="--env-file"||F==="--env-file-if-exists"?v(N,G,H):F==="--test-reporter-destination"?O(N,G,H):!m.has(
F)||!/^[@a-z]/i.test(G)?I().NOTHING:$(N,G,H)}function O(P,N,F){if(/^std(?:out|err)$/.test(N))return I().NOTHING;const G=(0,x().
pathProblem)(N,F,P.directory);if(G!==void 0)return{targets:[],problems:[G]};const H=(0,D().resolveInTree)(P.tree,(0,D().
normalise)((0,I().from)(P,N))??"");return H.kind==="outside"?(0,I().fails)("target-outside",F,{path:N,reason:"symlink"}):
H.kind==="inside"&&H.entry.tracked?(0,I().fails)("writes-files",F,{program:"node",flag:N}):I().NOTHING}async function $(P,N,F){
const G=/^(?:@[^/]+\/)?[^/]+/.exec(N)?.[0]??N;return{targets:[],problems:await(0,A().inspectDependency)(P,{name:G,path:N},
F)}}const l=/(?<!\w)([A-Za-z_]\w*)\s*=/g;async function v(P,N,F){if((0,x().pathProblem)(N,F,P.directory)!==void 0)return I().
NOTHING;const G=(0,D().resolveInTree)(P.tree,(0,I().from)(P,N));if(G.kind==="missing"&&P.tree.isPending?.(G.path))return(0,I().
fails)("target-not-judged",F,{path:N});const H=(0,E().fileAt)(G,N,F);if("problems"in H)return H;if(!H.tracked&&!H.built)
return(0,I().fails)("target-missing",F,{path:N,untracked:!0});if((H.size??0)>d)return(0,I().fails)("environment-file-uns\
afe",F,{path:N,names:[]});const U=[...(await P.tree.read(H.path)).toString("utf8").matchAll(l)].map(([,K=""])=>K).filter(
K=>(0,j().isReadByProgram)(K.toUpperCase())&&K.toUpperCase()!=="NODE_ENV"),z=[...new Set(U)].slice(0,10);return z.length===
0?I().NOTHING:(0,I().fails)("environment-file-unsafe",F,{path:N,names:z})}},62205:function(J,w,p){Object.defineProperty(
w,"__esModule",{value:!0}),w.manifestChange=E,w.resolveRuns=I;function T(){const i=p(76760);return T=function(){return i},
i}function C(){const i=p(97424);return C=function(){return i},i}function D(){const i=p(54669);return D=function(){return i},
i}function W(){const i=p(90762);return W=function(){return i},i}function L(){const i=p(96916);return L=function(){return i},
i}function j(){const i=p(59867);return j=function(){return i},i}function k(){const i=p(56788);return k=function(){return i},
i}function A(){const i=p(61102);return A=function(){return i},i}function M(){const i=p(46912);return M=function(){return i},
i}function x(i,n,r,f){const{directory:y,event:c,words:m}=n;return f.follow(`${y}\0${c}`,`${(0,M().scriptText)(n)}\0${m.length}`,
()=>S(i,n,r,f),g=>R(g,c,r))}async function I(i,n,r,f){const y=n.length>0?[await(0,L().inspectShadows)(i,r)]:[];for(const c of n)
y.push(await x(i,c,r,f));return(0,k().join)([...y,E(i,r)])}function E({directory:i,changed:n},r){const f=T().posix.join(
i,"package.json");return n.has(f)?(0,k().fails)("target-changed",r,{path:f}):k().NOTHING}function R(i,n,r){return i.why===
"cycle"?(0,k().fails)("npm-script-cycle",r,{script:n}):(0,k().fails)("npm-script-chain",r,{script:n,limit:i.limit,what:i.
why})}async function S(i,n,r,f){const{event:y,body:c,words:m}=n,g=(0,M().scriptText)(n),O={targets:[(0,k().target)(i,{kind:"\
npm_script",name:y,script:g})],problems:[]},$=(0,C().dangerOfScript)(g);if($!==void 0)return(0,k().join)([O,(0,k().fails)(
"npm-script-dangerous",r,{script:y,text:g,danger:$})]);const l={...i,via:y},{parts:v,fault:P,isIdle:N}=await(0,A().resolveParts)(
{body:c,words:m,span:r},l,f),F=await b(i,n),G=[O];let H=P!==void 0;for(const{problems:B,targets:U}of v){const{kept:z,refused:K}=e(
B,m);if(G.push({targets:U,problems:z.map(o(F))}),K===void 0)continue;const V=a(K)&&!t(K);H||=V;const Y=V&&!F?"error":void 0,
Z={script:y,text:g,reason:K.rule};P||G.push((0,k().fails)("npm-script-text",r,Z,Y))}if(N&&G.push((0,k().fails)("only-pri\
nts",r,{program:"npm",flag:`run ${y}`})),P===void 0)G.push(u(m));else{const B=F&&m.length===0?"notice":void 0,U={script:y,
text:g,...P,words:m.map(z=>z.text)};G.push((0,k().fails)("npm-script-form",m[0]?.span??r,U,B))}return H&&F&&G.push((0,A().
namedTargets)(c,l,r)),(0,k().join)(G)}async function b({base:i,directory:n,changed:r},{event:f,body:y}){return(i&&(await(0,j().
usablePackageJson)(i,n))?.scripts.get(f))===y&&(!r.has((0,k().from)({directory:n},"package.json"))||!/npm_/.test(y))}function u(i){
const n=i.flatMap(r=>(0,W().firstErrors)((0,D().lex)(`x ${(0,M().quoteForScript)(r.text)}`).problems).map(f=>({...f,span:r.
span})));return{targets:[],problems:n}}function e(i,n){const r=({span:m})=>n.some(g=>d(g.span,m)),f=i.filter(m=>r(m)||h(
m)),y=i.filter(m=>!f.includes(m)),c=y.filter(a);return{kept:f,refused:c.find(m=>!t(m))??c[0]??y[0]}}function t({rule:i}){
return i==="program-not-allowed"}function o(i){return n=>i&&n.rule==="tool-unknown"?{...n,severity:"notice"}:n}function d(i,n){
return i.start<n.end&&i.end>n.start}function a({severity:i}){return i==="error"}const s=new Set(["build-files-unread","d\
ependency-not-compared","dependency-redirected","target-changed","target-writes","not-installed","only-prints","tool-run\
s-file","tool-unknown","workspaces-changed"]);function h({rule:i,args:n}){return i==="dependency-unverified"?"fault"in n&&
["removed","stale"].includes(n.fault):s.has(i)||i.startsWith("npm-script-")||i.startsWith("npmrc-")}},52437:function(J,w,p){
Object.defineProperty(w,"__esModule",{value:!0}),w.resolveNpm=u,w.resolveTool=e;function T(){const n=p(76760);return T=function(){
return n},n}function C(){const n=p(91063);return C=function(){return n},n}function D(){const n=p(32854);return D=function(){
return n},n}function W(){const n=p(93028);return W=function(){return n},n}function L(){const n=p(13254);return L=function(){
return n},n}function j(){const n=p(31901);return j=function(){return n},n}function k(){const n=p(66227);return k=function(){
return n},n}function A(){const n=p(62205);return A=function(){return n},n}function M(){const n=p(60210);return M=function(){
return n},n}function x(){const n=p(96916);return x=function(){return n},n}function I(){const n=p(59867);return I=function(){
return n},n}function E(){const n=p(56788);return E=function(){return n},n}function R(){const n=p(46912);return R=function(){
return n},n}function S(){const n=p(38218);return S=function(){return n},n}function b(){const n=p(10473);return b=function(){
return n},n}async function u(n,r,f){const{subcommand:y,operands:c,flags:m}=n,[g]=c,O=g?.span??m[0]?.span??{start:0,end:0};
if(y==="exec")return g===void 0?E().NOTHING:e(r,n,g);const{project:$,selected:l,runs:v,packages:P,problems:N}=await(0,R().
scriptsThatRun)(n,r,O);if($===void 0)return{targets:[],problems:N};const F=[await(0,M().inspectNpmrc)({...r,directory:$},
O)];for(const G of P){const H=v.filter(B=>B.directory===G);F.push(await(0,A().resolveRuns)({...r,directory:G},H,O,f))}return l&&
!P.includes($)&&F.push((0,A().manifestChange)({...r,directory:$},O)),(0,E().join)([...F,{targets:[],problems:N}])}async function e(n,r,{
text:f,span:y}){if(!(0,j().isToolName)(f))return E().NOTHING;const c=r.starts==="file",m=c?E().NOTHING:await(0,k().resolveAtHome)(
n,O=>t(O,f,y));if(!c&&m.targets.length===0)return m;const g=await(0,S().resolveToolFiles)(r,n);return(0,E().join)([m,(0,C().
isKnownTool)(n.families.tools,f)?E().NOTHING:(0,E().fails)("tool-unknown",y,{tool:f}),g])}async function t(n,r,f){const{
tree:y}=n,c=await(0,I().readPackageJson)(y,""),m=(await(0,x().ownBinaries)(y)).get(r);if(m!==void 0&&n.via!==void 0&&y.stat(
"node_modules")===void 0)return(0,b().resolveCommitted)(n,{text:m.file,span:f});if(c===I().INVALID)return(0,E().fails)("\
package-json-invalid",f,{path:"package.json"});if(c?.binaries.has(r))return(0,E().fails)("binary-shadowed",f,{name:r,path:c.
path});const g=(0,E().from)(n,`node_modules/.bin/${r}`);if(n.directory!==""&&y.stat(g)!==void 0)return(0,E().fails)("dep\
endency-unverified",f,{name:r,path:g,fault:"elsewhere"});const O=y.stat("node_modules");if(O===void 0)return i(n,c,r,f);
const $=await s(y,r),l=y.stat($),v=(0,D().resolveInTree)(y,$);if(l===void 0||v.kind==="missing")return(0,E().fails)("bin\
ary-missing",f,{name:r});if(v.kind!=="inside")return(0,E().fails)("target-outside",f,{path:$,reason:"symlink"});const P=(0,k().
packageOf)(v.path),N=O.tracked||l.tracked,F=!N&&v.entry.tracked&&await d(y,v.path);if(P===void 0&&!F||!(0,W().isRegular)(
v.entry.kind))return(0,E().fails)("dependency-unverified",f,{name:r,path:v.path,fault:"elsewhere"});if(!F&&(N||v.entry.tracked)){
const B={name:P??r,path:v.path,fault:"committed"};return(0,E().fails)("dependency-unverified",f,B)}const G=F?await(0,k().
inspectOrigin)(n,a(y,$)??r,f):await o(n,r,v.path,f);if(G.some(k().isUnverified))return{targets:[],problems:G};if(!await h(
y,v.path))return(0,E().fails)("binary-not-node",f,{name:r,path:v.path});F&&n.changed.has(v.path)&&G.push((0,L().problemAt)(
"target-changed",f,{path:v.path}));const H={kind:"package_binary",name:r,path:v.path};return{targets:[(0,E().target)(n,H)],
problems:G}}async function o(n,r,f,y){const c=(0,k().packageOf)(f)??r,m=f.slice(`node_modules/${c}/`.length),g={name:r.startsWith(
"@")?void 0:r,file:m},O=await(0,k().inspectDependency)(n,{name:c,path:f,binary:g},y);return c===r||!(await(0,I().readLocks)(
n.tree)).npm?.packages.has(r)?O:[...O,...await(0,k().inspectOrigin)(n,r,y)]}async function d(n,r){return(await(0,x().ownPackages)(
n)).some(f=>(0,D().isWithin)(r,f))}function a(n,r){return(0,k().packageOf)(T().posix.join(T().posix.dirname(r),n.readlink(
r)??""))}async function s(n,r){const f=`node_modules/.bin/${r}`;if(!r.startsWith("@"))return f;const y=await(0,I().usablePackageJson)(
n,`node_modules/${r}`);if(y===void 0)return f;const[c]=y.binaries.keys();return`node_modules/.bin/${(y.binaries.size===1?
c:void 0)??r.replace(/^@[^/]*\//,"")}`}async function h(n,r){return/\.[cm]?js$/.test(r)||/^#!.*[/ ]node\b/.test(await(0,b().
firstLineOf)(n,r))}async function i(n,r,f,y){const c=await(0,k().ownerOf)(n.tree,f,r?.dependencies??new Set);if(c===void 0)
return(0,E().fails)("binary-missing",y,{name:f});const m={kind:"package_binary",name:f},g=await(0,k().inspectDependency)(
n,{name:c,path:f},y);return{targets:[(0,E().target)(n,m)],problems:[n.tree.isPending?.("node_modules")?(0,L().problemAt)(
"target-not-judged",y,{path:f}):(0,L().problemAt)("not-installed",y,{name:f}),...g]}}},60210:function(J,w,p){Object.defineProperty(
w,"__esModule",{value:!0}),w.effectOf=u,w.foreignSettings=a,w.inspectNpmrc=E,w.npmrcCopies=e,w.readNpmrc=I;function T(){
const s=p(76760);return T=function(){return s},s}function C(){const s=p(58238);return C=function(){return s},s}function D(){
const s=p(4537);return D=function(){return s},s}function W(){const s=p(32854);return W=function(){return s},s}function L(){
const s=p(59542);return L=function(){return s},s}function j(){const s=p(93028);return j=function(){return s},s}function k(){
const s=p(94411);return k=function(){return s},s}function A(){const s=p(56788);return A=function(){return s},s}function M(){
const s=p(10473);return M=function(){return s},s}const x=64*1024;async function I(s){const h=await(0,M().readText)(s.tree,
(0,A().from)(s,".npmrc"),x);if(h===void 0)return{settings:{}};if("unread"in h)return h;const i=(0,D().lfsObstacle)(h.text);
return i!==void 0?{unread:i}:{settings:(0,C().parse)(h.text),file:h.path}}async function E(s,h){const i=(0,A().from)(s,"\
.npmrc"),n=await I(s);if("unread"in n)return(0,A().fails)("npmrc-setting",h,{path:i,keys:[],why:n.unread});const{settings:r,
file:f=i}=n,y=!s.base||s.changed.has(i)||s.changed.has(f),c=s.base&&await I({...s,tree:s.base}),m=c&&"settings"in c?c.settings:
{},g={changed:[],decides:[],stands:[]};for(const[O,$]of Object.entries(r)){const l=u(O,$),v=y&&JSON.stringify(m[O])!==JSON.
stringify($),P=O==="node-options"&&!(0,k().areHarmlessOptions)(String($));l==="harmless"||l==="honoured"&&!v&&!P||g[v?"c\
hanged":l==="other"?"stands":"decides"].push(O)}return(0,A().join)(Object.entries(g).map(([O,$])=>$.length===0?A().NOTHING:
(0,A().fails)("npmrc-setting",h,{path:i,keys:$,why:O},O==="stands"?"warning":void 0)))}const R=new Set(`access allow-sam\
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
-scripts","node-options"]);function u(s,h){const i=typeof h!="object"&&!String(h).includes("${");if(s==="ignore-scripts"&&
i)return typeof h=="boolean"?"honoured":"decides";if(b.has(s)&&i)return"honoured";const n=s.toLowerCase().replaceAll("_",
"-");return S.has(n)||s.includes("${")?"decides":!R.has(s)||typeof h=="object"&&!Array.isArray(h)||String(h).includes("$\
{")?"other":"harmless"}async function e(s,h){return Promise.all((0,L().filesNamed)(s,".npmrc").map(({path:i})=>t(s,i,h)))}
async function t(s,h,i){const n=T().posix.dirname(h),r=await I({tree:s,directory:n==="."?"":n});if("unread"in r)return o(
s,h,r.unread);const{settings:f,file:y=h}=r,c=i.has(h)||i.has(y),m=([O,$])=>{const l=u(O,$);return l==="harmless"||l==="h\
onoured"&&!c},g=Object.entries(f);return{path:y,text:(0,C().stringify)(Object.fromEntries(g.filter(m))),dropped:g.filter(
O=>!m(O)).map(([O])=>O)}}function o(s,h,i){const n=(0,W().resolveInTree)(s,h);return n.kind==="inside"&&(0,j().isRegular)(
n.entry.kind)?{path:n.path,text:"",dropped:[i]}:{path:h,dropped:[i]}}const d=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function a(s,h){return(await e(s,h)).flatMap(({path:n,dropped:r})=>{const f=r.filter(y=>!d.test(y));return f.length>
0?[`${n}: ${f.join(", ")}`]:[]})}},45156:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.compareWithBase=
A,w.knownHosts=void 0,w.replacedArchive=S;function T(){const c=p(3463);return T=function(){return c},c}function C(){const c=p(
32854);return C=function(){return c},c}function D(){const c=p(59542);return D=function(){return c},c}function W(){const c=p(
93028);return W=function(){return c},c}function L(){const c=p(13254);return L=function(){return c},c}function j(){const c=p(
60210);return j=function(){return c},c}function k(){const c=p(59867);return k=function(){return c},c}async function A(c,m,g,O){
if(c===m)return[];const[{npm:$},{npm:l}]=await Promise.all([(0,k().readLocks)(c),(0,k().readLocks)(m)]),v=l?.packages.get(
g),P={name:g,tree:c,base:m,before:[...v?[v]:[],...await t(m,g)],hosts:await n(m),configured:await r(c,g)},N=await e(P),F=$?.
packages.get(g),H=F?M(F,P):$?void 0:I({name:g,version:"",source:{kind:"registry"}},P);return H&&N.push({name:g,path:$?.path??
".npmrc",...H}),N.map(B=>(0,L().problemAt)("dependency-redirected",O,B))}function M(c,m){const{tree:g,base:O}=m,$=m.before.
find(v=>b(v,c));return $?.version===c.version&&u($,c)||S(c,g,O)?{how:"integrity",to:c.integrity??"nothing"}:$?I(c,m):x(c,
m)}function x(c,m){const{source:g}=c;if(g.kind==="git"||g.kind==="tarball")return{how:g.kind,to:g.at};if(g.kind==="file"){
const O=m.before.some($=>$.source.kind!=="file");return R(c,m.tree)&&!O?void 0:{how:"file",to:g.at}}return c.name!==m.name?
{how:"alias",to:c.name}:I(c,m)}function I({source:c},{hosts:m,configured:g}){if(c.kind!=="registry")return;const O=i(c,g);
return m.has(O)?void 0:{how:"host",to:O}}function E({source:c}){if(c.kind==="file")return(0,C().normalise)(c.at.replace(
/#.*$|::.*$/s,""))||void 0}function R(c,m){const g=E(c),O=g===void 0?void 0:(0,C().resolveInTree)(m,g);return O?.kind===
"inside"&&O.entry.kind==="directory"}function S(c,m,g){const O=E(c);if(O===void 0)return!1;const[$,l]=[m,g].map(P=>(0,C().
resolveInTree)(P,O));return!($?.kind==="inside"&&(0,W().isRegular)($.entry.kind))||l?.kind!=="inside"?!1:$.entry.oid!==l.
entry.oid||$.entry.size!==l.entry.size}function b(c,m){return c.name===m.name&&c.source.kind===m.source.kind&&a(c)===a(m)}
function u({integrity:c,source:m},{integrity:g}){if(c===void 0||m.kind==="file"&&g===void 0)return!1;if(g===void 0)return!0;
const O=v=>v.split("-",1)[0],$=g.split(/\s+/),l=c.split(/\s+/).filter(v=>$.some(P=>O(P)===O(v)));return l.length>0&&!l.some(
v=>$.includes(v))}async function e(c){const{name:m,tree:g,before:O}=c;return(await t(g,m)).flatMap($=>{if($.source.kind===
"registry"&&$.name===m||O.some(P=>b(P,$)))return[];const v=x($,c);return v===void 0?[]:[{name:m,path:"package.json",...v}]})}
async function t(c,m){const g=(0,T().objectIn)(await(0,k().readJsonFile)(c,"package.json")),O=["dependencies","devDepend\
encies","optionalDependencies"].map(F=>(0,T().textIn)((0,T().objectIn)(g[F]),m)),{overrides:$,resolutions:l,pnpm:v}=g,P=[
$,l,(0,T().objectIn)(v).overrides].flatMap(F=>Object.entries((0,T().objectIn)(F)).flatMap(([G,H])=>d(G,m)?[typeof H=="st\
ring"?H:(0,T().textIn)((0,T().objectIn)(H),".")]:[]));return[...new Set([...O,...P])].filter(F=>F!==""&&!F.startsWith("w\
orkspace:")).map(F=>o(F,m))}function o(c,m){const g=(0,k().aliasIn)(c);return g!==void 0&&g!==m?{name:g,version:"",source:{
kind:"registry"}}:{name:m,version:"",source:(0,k().sourceOf)(c,m,"")}}function d(c,m){const g=c.split(/[>]|\*\*\//).at(-1)??
"";return g===m||g.startsWith(`${m}@`)||g.endsWith(`/${m}`)}function a({source:{kind:c,at:m=""},version:g}){return c==="\
tarball"&&g!==""?m.replaceAll(g,"*"):c==="registry"&&h.includes(m)?"":m}const s="registry.npmjs.org",h=[s,"registry.yarn\
pkg.com"];function i({at:c},m){return(c===void 0||h.includes(c)?m:void 0)??c??s}const n=w.knownHosts=(0,D().perTree)(async c=>{
const m=await f(c),g=Object.entries(m).filter(([l])=>l==="registry"||l.endsWith(":registry")).map(([,l])=>y(String(l))),
O=((await(0,k().readLocks)(c)).npm?.all??[]).flatMap(({source:l})=>l.kind==="registry"&&l.at?[l.at]:[]),$=m.registry===void 0||
O.some(l=>h.includes(l));return new Set([...g,...O,...$?h:[]])});async function r(c,m){const g=await f(c),[O]=m.startsWith(
"@")?m.split("/"):[],$=O&&g[`${O}:registry`]||g.registry;return $===void 0?void 0:y(String($))}async function f(c){const m=await(0,j().
readNpmrc)({tree:c,directory:""});return"settings"in m?m.settings:{}}function y(c){return URL.canParse(c)?new URL(c).host:
c}},96916:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.inspectShadows=R,w.ownPackages=w.ownBinaries=
void 0;function T(){const t=p(76760);return T=function(){return t},t}function C(){const t=p(32854);return C=function(){return t},
t}function D(){const t=p(59542);return D=function(){return t},t}function W(){const t=p(11331);return W=function(){return t},
t}function L(){const t=p(59867);return L=function(){return t},t}function j(){const t=p(56788);return j=function(){return t},
t}function k(){const t=p(47668);return k=function(){return t},t}const A=w.ownPackages=(0,D().perTree)(async t=>{const o=await(0,k().
listWorkspaces)(t,""),d=Array.isArray(o)?o.map(({directory:n})=>n):[],{npm:a,unread:s}=await(0,L().readLocks)(t),h=(a?.all??
[]).flatMap(({source:n})=>n.kind==="file"?(0,C().normalise)(n.at)??[]:[]),i=s.length>0?await M(t):[];return[...new Set([
...d,...h,...i])].filter(n=>n!=="")});async function M(t){const o=await(0,L().usablePackageJson)(t,""),d=(0,D().filesNamed)(
t,"package.json").map(({path:s})=>T().posix.dirname(s)),a=[];for(const s of d){const h=s==="."?void 0:await(0,L().usablePackageJson)(
t,s);h!==void 0&&o?.dependencies.has(h.name)&&a.push(s)}return a}const x=w.ownBinaries=(0,D().perTree)(async t=>{const o=new Map;
for(const d of await A(t)){const a=await(0,L().usablePackageJson)(t,d);for(const[s,h]of a?.binaries??[]){const i=T().posix.
join(d,h);o.set(T().posix.basename(s),{file:i,manifest:T().posix.join(d,"package.json")})}}return o}),I=new Set([...W().
PROGRAM_NAMES,...`[ alias awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),E=new Set(["node","npm","npx","sh"]);async function R(t,o){const{tree:d,base:a}=t,
s=await x(d),h=a&&await x(a),i=[...s].flatMap(([r,{manifest:f}])=>I.has(r)?[S(r,f,h?.has(r)===!0,o)]:[]),n=[];for(const r of(0,k().
foldersUpFrom)(t.directory)){const f=await b(d,T().posix.join(r,"node_modules/.bin"));for(const{name:y,path:c,isLocked:m}of f)
n.push(S(y,c,m,o))}return(0,j().join)([...i,...n])}function S(t,o,d,a){return d?E.has(t)?(0,j().fails)("program-replaced",
a,{name:t,path:o},"warning"):j().NOTHING:(0,j().fails)("program-replaced",a,{name:t,path:o})}const b=(0,D().perPath)(async(t,o)=>{
const d=[];for(const{path:a}of t.list(o)){const s=T().posix.basename(a).replace(/\.(?:cmd|exe|ps1)$/,"");if(!I.has(s))continue;
const h=(0,C().resolveInTree)(t,a);if(h.kind!=="inside")continue;const i=h.path===a?await u(t,h.entry):h.path,n=i!==void 0&&
/node_modules\/(?!\.bin\/)/.test(i);d.push({name:s,path:a,isLocked:n&&!h.entry.tracked})}return d});async function u(t,{
path:o,size:d=0}){if(d>e)return;const a=(await t.read(o)).toString("utf8"),[,s]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(a)??
[];return s&&T().posix.join(T().posix.dirname(o),s)}const e=16*1024},59867:function(J,w,p){Object.defineProperty(w,"__es\
Module",{value:!0}),w.INVALID=void 0,w.aliasIn=y,w.binOf=b,w.readPackageJson=w.readLocks=w.readLock=w.readJsonFile=void 0,
w.sourceOf=n,w.usablePackageJson=R;function T(){const c=p(26040);return T=function(){return c},c}function C(){const c=p(
3463);return C=function(){return c},c}function D(){const c=p(80287);return D=function(){return c},c}function W(){const c=p(
95244);return W=function(){return c},c}function L(){const c=p(32854);return L=function(){return c},c}function j(){const c=p(
59542);return j=function(){return c},c}function k(){const c=p(10473);return k=function(){return c},c}const A=["dependenc\
ies","devDependencies","optionalDependencies"],M=64*1024*1024,x=w.INVALID=Symbol("invalid"),I=w.readJsonFile=(0,j().perPath)(
async(c,m)=>{if((0,L().resolveInTree)(c,m).kind==="missing")return;const g=await(0,k().readText)(c,m,M);if(g===void 0||"\
unread"in g||(0,D().isNestedTooDeep)(g.text))return x;const O=(0,T().attempt)(()=>JSON.parse(g.text.replace(/^\uFEFF/,"")));
return typeof O=="object"&&O!==null?O:x}),E=w.readPackageJson=(0,j().perPath)(async(c,m)=>{const g=m===""?"package.json":
`${m}/package.json`,O=await I(c,g);return O===void 0||O===x?O:S(g,O)});async function R(c,m){const g=await E(c,m);return g===
x?void 0:g}function S(c,m){const g=typeof m.name=="string"?m.name:"";return{path:c,name:g,scripts:u(m.scripts),binaries:new Map(
Object.entries(b(m.bin,g)??{})),dependencies:new Set(A.flatMap(O=>[...u(m[O]).keys()])),workspaces:e(m.workspaces)}}function b(c,m){
if(typeof c=="string")return{[m.replace(/^@[^/]*\//,"")]:c};const g=u(c);return g.size===0?void 0:Object.fromEntries(g)}
function u(c){return new Map(Object.entries((0,C().objectIn)(c)).flatMap(([m,g])=>typeof g=="string"?[[m,g]]:[]))}function e(c){
const m=Array.isArray(c)?c:(0,C().objectIn)(c).packages;return Array.isArray(m)?m.filter(g=>typeof g=="string"):[]}const t=w.
readLocks=(0,j().perTree)(async c=>{const m=W().LOCKFILES.filter(l=>c.stat(l)!==void 0),g=W().NPM_LOCKFILES.find(l=>m.includes(
l)),O=g===void 0?void 0:await o(c,g),$=m.filter(l=>!W().NPM_LOCKFILES.some(v=>v===l));return O==="unread"?{unread:[g??"",
...$]}:g===void 0?{unread:$}:{npm:O??{path:g,packages:new Map,all:[]},unread:$}}),o=w.readLock=(0,j().perPath)(async(c,m)=>{
const g=await(0,k().readText)(c,m,M),O=g&&"text"in g?g.text.replace(/^\uFEFF/,""):"",$=(0,C().objectIn)((0,T().attempt)(
()=>JSON.parse(O)));if($.packages===void 0)return $.lockfileVersion===1?"unread":void 0;const l=new Map,v=[];for(const[P,
N]of Object.entries((0,C().objectIn)($.packages))){if(P==="")continue;const[,F,G]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(P)??[],H=d(G??P,(0,C().objectIn)(N));F===""&&G!==void 0&&l.set(G,H),v.push(H)}return{path:m,packages:l,all:v}});function d(c,m){
const g=(0,C().textIn)(m,"name")||c,O=(0,C().textIn)(m,"version"),$=(0,C().textIn)(m,"resolved"),l=(0,C().textIn)(m,"int\
egrity"),v=b(m.bin,g),P=m.link===!0?{kind:"file",at:$.replace(/^file:/,"")}:n($,g,O);return{name:g,version:O,source:P,...l&&
{integrity:l},...v&&{bin:v}}}const a={kind:"registry"},s=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
h=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,i=/^(?:file|link|portal|workspace):(.*)$/is;function n(c,m,g){const[,O]=i.exec(c)??[];return O!==
void 0?{kind:"file",at:O}:s.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:/^https?:/i.test(c)?r(c,m,g):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(c)||/\.t(?:ar\.)?gz$/i.test(c)?{kind:"file",at:c}:h.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:a}function r(c,m,g){
const O={kind:"tarball",at:c.replace(/#.*$/s,"")};if(!URL.canParse(c))return O;const{host:$,pathname:l}=new URL(c),v=f(l),
[,P]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(v)??[];if($==="codeload.github.com"&&P!==void 0)return{kind:"git",at:`https://g\
ithub.com/${P}`};const N=m.replace(/^@[^/]*\//,"");return v.endsWith(`/${m}/-/${N}-${g}.tgz`)||v.endsWith(`/${m}/-/${m}-${g}\
.tgz`)||$==="npm.pkg.github.com"&&v.startsWith(`/download/${m}/${g}/`)?{kind:"registry",at:$}:O}function f(c){try{return decodeURIComponent(
c)}catch{return c}}function y(c){const[,m]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@.*)?$/s.exec(c)??[];return m===void 0||/^[\^~<>=*v\d]/.
test(m)?void 0:m}},65490:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.isPackageManager=E,w.resolvePackageManager=
I,w.selectsPackages=R;function T(){const u=p(76760);return T=function(){return u},u}function C(){const u=p(59542);return C=
function(){return u},u}function D(){const u=p(31901);return D=function(){return u},u}function W(){const u=p(52437);return W=
function(){return u},u}function L(){const u=p(62205);return L=function(){return u},u}function j(){const u=p(60210);return j=
function(){return u},u}function k(){const u=p(59867);return k=function(){return u},u}function A(){const u=p(56788);return A=
function(){return u},u}function M(){const u=p(46912);return M=function(){return u},u}function x(){const u=p(47668);return x=
function(){return u},u}async function I(u,e,t,o){const{subcommand:d,operands:a,flags:s}=u,[h]=a;if(h===void 0)return A().
NOTHING;const{text:i,span:n}=h,r=(0,A().join)([await(0,j().inspectNpmrc)({...t,directory:""},n),t.directory===""?A().NOTHING:
await(0,j().inspectNpmrc)(t,n)]),f=(0,D().isProgram)(i)||t.families?.allowed.has(i)===!0,y={...u,subcommand:"exec"};if(d===
"exec")return(0,A().join)([r,f?A().NOTHING:await(0,W().resolveTool)(t,y,h)]);const c=await S(t,R(u,e),n);if("problems"in
c)return(0,A().join)([r,c]);const m=c.filter(({manifest:$})=>$.scripts.has(i));if(m.length>0){const $=m.map(l=>b(l,u,t,o));
return(0,A().join)([r,...await Promise.all($)])}const g=i==="start";if(d==="script-or-tool"&&!g){if(f)return r;if((0,D().
isToolName)(i))return(0,A().join)([r,await(0,W().resolveTool)(t,y,h)]);if(!/^[\w:.-]*\w[\w:.-]*$/.test(i)){const $=[(0,D().
wordProblem)("outside-code",e.program,h)];return(0,A().join)([r,{targets:[],problems:$}])}}const O={script:i,passes:s.some(
({name:$})=>$==="--if-present")};return(0,A().join)([r,(0,A().fails)("npm-script-missing",n,O,g?"error":void 0)])}function E({
data:u}){return u.starts==="script-or-tool"||u.starts==="script-tool-or-file"}function R({anyPackage:u,flags:e,passthrough:t},{
data:o}){const d=[...e.map(({name:a})=>a),...t.map(({text:a})=>a)];return u===!0||d.some(a=>o.selecting_flags.includes(a.
replace(/=.*/s,"")))}async function S({tree:u,directory:e},t,o){const d=(0,C().filesNamed)(u,"package.json").flatMap(({path:i})=>i.
split("/").includes("node_modules")?[]:T().posix.dirname(i).replace(/^\.$/,"")),a=i=>u.stat(T().posix.join(i,"package.js\
on"))!==void 0,s=t?d:(0,x().foldersUpFrom)(e).filter(a).slice(0,1);if(s.length===0)return(0,A().fails)("package-json-mis\
sing",o,{directory:e});const h=[];for(const i of s){const n=await(0,k().readPackageJson)(u,i);if(n===k().INVALID)return(0,A().
fails)("package-json-invalid",o,{path:T().posix.join(i,"package.json")});n!==void 0&&h.push({directory:i,manifest:n})}return h}
async function b({directory:u,manifest:e},{operands:[t],passthrough:o},d,a){const s={...d,directory:u},{text:h="",span:i={
start:0,end:0}}=t??{},n=(0,M().runsIn)(e,u,{event:h,words:o});return(0,A().join)([await(0,L().resolveRuns)(s,n,i,a),{targets:[],
problems:(0,M().inspectEmpty)(n,h,s,i)}])}},82293:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.alternativesOf=
o,w.baseOf=u,w.inspectPaths=k,w.isPattern=b,w.isPlainGlob=I,w.matchesPattern=E,w.pathProblem=x,w.testProblem=M;function T(){
const d=p(32854);return T=function(){return d},d}function C(){const d=p(13254);return C=function(){return d},d}function D(){
const d=p(14395);return D=function(){return d},d}function W(){const d=p(45806);return W=function(){return d},d}function L(){
const d=p(87646);return L=function(){return d},d}const j=new Set(["--env-file","--env-file-if-exists","--prefix"]);function k(d,a){
const{passthrough:s}=d,h=[],i=(r,f)=>{const y=x(r,f,a);y!==void 0&&h.push(y)};for(const r of[d,...(0,W().launchedBy)(d)]){
for(const{name:y,value:c,span:m}of r.flags)c!==void 0&&(j.has(y)&&i(c,m),y==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.
test(c)&&i(c,m));for(const{as:y,path:c,span:m}of r.subcommand==="exec"&&r.tool?.files||[]){const g=y==="tests"?M(c,m,a):
void 0;g!==void 0&&h.push(g)}if(r.program!=="node"&&r.starts!=="file")continue;const f=r.program==="node"&&(0,L().isTestRun)(
r)?M:x;for(const{text:y,span:c}of r.operands){const m=y===""||y==="-"?void 0:f(y,c,a);m!==void 0&&h.push(m)}}const n=s.find(
({text:r})=>A.test(r));return n!==void 0&&h.push((0,C().problemAt)("absolute-path",n.span,{path:n.text})),h}const A=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function M(d,a,s){if(!b(d))return x(d,a,s);const h=o(d);if(h===void 0)return(0,C().problemAt)("glob-unclear",a,{pattern:d,
reason:"too_many"});for(const i of[d,...h]){const n=x(i,a,s);if(n!==void 0)return{...n,args:{...n.args,path:d}}}}function x(d,a,s){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(d)&&/^(?:data|node|file|[a-z]+:\/)/i.test(d))return(0,C().problemAt)("target-outside",
a,{path:d,reason:"address"});const h=/^(?:[\\/]|[A-Za-z]:)/.test(d),i=h?void 0:(0,T().normalise)(s===""?d:`${s}/${d}`);if(i===
void 0){const n=h?"absolute":"above";return(0,C().problemAt)("target-outside",a,{path:d,reason:n})}if((0,T().isWithin)(i,
".git",{ignoreCase:!0}))return(0,C().problemAt)("target-outside",a,{path:d,reason:"git"})}function I(d){return d.length>
200||d.split("**").length>2?!1:d==="."?!0:d.split("/").every(a=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(a))}function E(d,a,s={}){
return R(d.split("/"),a.split("/"),s)}function R(d,a,s){const[h,...i]=d,[n,...r]=a;return h===void 0?s.partial||a.every(
f=>f==="**"):n===void 0?!1:n!=="**"?S(h,n,s)&&R(i,r,s):R(d,r,s)?!0:S(h,"*",s)&&R(i,a,s)}function S(d,a,{dot:s=!1}){return d.
startsWith(".")&&!a.startsWith(".")&&!s?!1:(0,D().matchesStars)(d,a)}function b(d){return/[*?[{]/.test(d)}function u(d){
return d.replace(/[^/]*[*?[{].*$/s,"")}const e=200,t=1e3;function o(d){if(d.length>t)return;let a=[d.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const s=[];for(;a.length>0;){const h=[];for(const i of a){const n=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(i);if(n===null)
s.push(i);else{const{0:r,1:f="",index:y}=n,[c,m]=[i.slice(0,y),i.slice(y+r.length)];h.push(...f.split(",").map(g=>`${c}${g}${m}`))}}
if(h.length+s.length>e)return;a=h}return s}},9504:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.resolveProgram=
e;function T(){const m=p(76760);return T=function(){return m},m}function C(){const m=p(96215);return C=function(){return m},
m}function D(){const m=p(91063);return D=function(){return m},m}function W(){const m=p(32854);return W=function(){return m},
m}function L(){const m=p(59542);return L=function(){return m},m}function j(){const m=p(93028);return j=function(){return m},
m}function k(){const m=p(97340);return k=function(){return m},m}function A(){const m=p(46868);return A=function(){return m},
m}function M(){const m=p(79757);return M=function(){return m},m}function x(){const m=p(65490);return x=function(){return m},
m}function I(){const m=p(82293);return I=function(){return m},m}function E(){const m=p(56788);return E=function(){return m},
m}function R(){const m=p(38218);return R=function(){return m},m}function S(){const m=p(10473);return S=function(){return m},
m}function b(){const m=p(47668);return b=function(){return m},m}const u=5;async function e(m,g,O,$){const l=o(m,g,O);if("\
problems"in l)return l;const{subcommand:v,starts:P,operands:N,module:F,launched:G}=m,[H]=N,B=[d(g,O,t(m)),...h(m,l),await(0,R().
resolveProgramFiles)(m,O)],U={subcommand:v??H?.text??"",span:t(m)};if(B.push(y(g,l,U)),F!==void 0&&(P!=="module"||G)&&B.
push(f(g,l,F)),H!==void 0&&P==="file"&&B.push(i(m,g,l)),H!==void 0&&P==="module"&&B.push(r(l,H,m.passthrough)),!(0,x().isPackageManager)(
g))return(0,E().join)(B);if(v==="run"||v==="exec"||v==="script-or-tool")B.push(await(0,x().resolvePackageManager)(m,g,l,
$));else if(v!==void 0&&(0,x().selectsPackages)(m,g)){const z={text:v,span:t(m),quoted:!1},K={...m,subcommand:"run",operands:[
z]};B.push(await(0,x().resolvePackageManager)(K,g,l,$))}return(0,E().join)(B)}function t({operands:m,flags:g}){return m[0]?.
span??g[0]?.span??{start:0,end:0}}function o({flags:m},g,O){let $=O;for(const{name:l,value:v,span:P}of m){if(v===void 0||
!(0,D().movesTo)(g,l))continue;const N=(0,S().entryFrom)($,v,P);if("problems"in N)return N;$={...O,directory:N.path}}return $}
function d({program:m,data:g},{tree:O,changed:$},l){if(g.build_files.length===0)return E().NOTHING;const v=a(O),P=v.get(
g)??s(O,g.build_files);v.set(g,P);const N=P.filter(G=>$.has(G)),F=P.slice(0,u);return(0,E().join)([P.length===0?E().NOTHING:
(0,E().fails)("build-files-unread",l,{program:m,files:F,count:P.length}),...N.map(G=>(0,E().fails)("target-changed",l,{path:G}))])}
const a=(0,L().perTree)(()=>new Map);function s(m,g){const O=$=>g.some(l=>(0,I().matchesPattern)(l.includes("/")?$:T().posix.
basename($),l,{dot:!0}));return[...m.files()].flatMap(({path:$})=>!(0,W().isWithin)($,"node_modules")&&O($)?$:[])}function h({
operands:m,flags:g,starts:O,subcommand:$,family:l},v){const P=l&&(0,x().isPackageManager)(l)&&$!=="test";return[...(O===
void 0&&!P?m:[]).map(({text:G,span:H})=>({text:G.replace(/::.*$/s,""),span:H})),...g.flatMap(({value:G,span:H})=>G===void 0?
[]:[{text:G,span:H}])].map(({text:G,span:H})=>{const B=(0,W().normalise)((0,E().from)(v,G));return B===void 0||B===""?E().
NOTHING:(0,W().isWithin)(B,".git",{ignoreCase:!0})?(0,E().fails)("target-outside",H,{path:B,reason:"git"}):(0,W().resolveInTree)(
v.tree,B).kind==="outside"?(0,E().fails)("target-outside",H,{path:G,reason:"symlink"}):E().NOTHING})}function i({operands:[
m],parsed:g},O,$){if(m===void 0)return E().NOTHING;const{targets:l,problems:v}=n($,m),P=(0,M().extensionProblems)(O,m.text,
m.span).length>0,N=l.flatMap(({path:F=""})=>P?[]:(0,M().extensionProblems)(O,F,m.span));return{targets:l.map(F=>({...F,...g&&
{parsed:g}})),problems:[...v,...N]}}function n(m,{text:g,span:O}){const $=(0,I().pathProblem)(g,O,m.directory);if($!==void 0)
return{targets:[],problems:[$]};const l=(0,S().entryFrom)(m,g,O);if("problems"in l)return l;if(!(0,j().isRegular)(l.kind))
return(0,E().fails)("target-not-a-file",O,{path:g,reason:l.kind});if(!l.tracked)return(0,E().fails)("target-missing",O,{
path:g,untracked:!0});const v=(0,W().normalise)((0,E().from)(m,g))??"";return(0,S().runs)(m,{name:g,path:l.path,wanted:v},
O)}function r(m,g,O){const{text:$,span:l}=g,v=(0,k().pythonFiles)($).find(P=>!P.endsWith("/__init__.py")&&m.tree.stat((0,E().
from)(m,P))!==void 0);if(v===void 0){const P=(0,A().parseUnknownTool)(g,O,m.families.tools.module);return(0,E().join)([(0,E().
fails)("tool-unknown",l,{tool:$}),{targets:[],problems:P}])}return n(m,{text:v,span:l,quoted:!1})}function f({program:m},{
tree:g,base:O,changed:$,directory:l},{text:v,span:P}){const[N]=v.split("."),F=[...$].filter(G=>{const[,H=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.
exec(T().posix.relative(l,G))??[];return g.stat(G)!==void 0&&O?.stat(G)===void 0&&(H===N||(0,C().isOfLibrary)(H))});return c(
F,{program:m,subcommand:`-m ${v}`},P)}function y({program:m,data:g},{changed:O,directory:$},{subcommand:l,span:v}){const P=(0,b().
foldersUpFrom)($).flatMap(F=>g.settings.map(G=>T().posix.join(F,G))),N=[...O].filter(F=>P.some(G=>(0,W().isWithin)(F,G)));
return c(N,{program:m,subcommand:l},v)}function c(m,g,O){return(0,E().join)(m.map($=>(0,E().fails)("settings-changed",O,
{...g,path:$})))}},36187:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.ProjectFiles=void 0;function T(){
const A=p(76760);return T=function(){return A},A}function C(){const A=p(3463);return C=function(){return A},A}function D(){
const A=p(32854);return D=function(){return A},A}function W(){const A=p(93028);return W=function(){return A},A}function L(){
const A=p(59867);return L=function(){return A},A}const j=/^(?:[/~\\]|[A-Za-z]:)/;class k{#n;#e;constructor(M,x){this.#n=
M,this.#e=x}into(M){const I=M===void 0||j.test(M)||/[$`]/.test(M)?[]:this.#e.map(E=>T().posix.join(E,M));return new k(this.#n,
I)}find(M,x=[""]){if(!(/^[/~]/.test(M)||M===""||!this.#n))for(const I of this.#e)for(const E of x){const R=(0,D().normalise)(
T().posix.join(I,M.replaceAll("\\","/"))+E),S=R===void 0?void 0:(0,D().resolveInTree)(this.#n,R);if(S?.kind==="inside"&&
(0,W().isRegular)(S.entry.kind)&&S.entry.tracked)return S.path}}script(M,x){const I=this.find(M,x);if(I!==void 0)return{
kind:"file",name:I};if(j.test(M))return{kind:"outside",name:M};const[E]=this.#e;if(E===void 0)return{kind:"unread",name:`\
it runs ${M} in another directory`};const R=(0,D().normalise)(T().posix.join(E,M));return R===void 0?{kind:"outside",name:M}:
{kind:this.#n===void 0?"file":"missing",name:R||"."}}named(M,x){const I=this.find(M.replace(/^-{1,2}[\w-]+=/,""),x);return I===
void 0?[]:[{kind:"file",name:I}]}async manifest(){const M=this.find("package.json");return this.#n&&M?(0,C().objectIn)(await(0,L().
readJsonFile)(this.#n,M)):{}}}w.ProjectFiles=k},56788:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.
Trail=w.NOTHING=void 0,w.fails=W,w.from=L,w.join=D,w.target=j;function T(){const x=p(13254);return T=function(){return x},
x}const C=w.NOTHING={targets:[],problems:[]};function D(x){return{targets:x.flatMap(I=>I.targets),problems:x.flatMap(I=>I.
problems)}}function W(x,I,E,R){return{targets:[],problems:[(0,T().problemAt)(x,I,E,R)]}}function L({directory:x},I){return x===
""?I:`${x}/${I}`}function j({via:x},I){return x===void 0?I:{...I,via:x}}const k=64,A=2e3;class M{#n=new Set;#e=new Set;resolve;#s;constructor(I,E){
this.resolve=I,this.#s=E}async follow(I,E,R,S){if(this.#n.has(I))return S({why:"cycle"});const b=await this.#s?.tickScript();
if(b!==void 0)return S({why:"time",limit:b});const u=`${I}\0${E}`;if(this.#e.has(u))return C;if(this.#n.size>=k)return S(
{why:"depth",limit:k});if(this.#e.size>=A)return S({why:"count",limit:A});this.#n.add(I);const e=await R();return this.#n.
delete(I),this.#e.add(u),e}}w.Trail=M},74100:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.helperFault=
f,w.helperWords=r,w.isWrapperTool=h,w.readScriptForm=u;function T(){const g=p(76760);return T=function(){return g},g}function C(){
const g=p(678);return C=function(){return g},g}function D(){const g=p(95244);return D=function(){return g},g}function W(){
const g=p(32854);return W=function(){return g},g}function L(){const g=p(59542);return L=function(){return g},g}function j(){
const g=p(94411);return j=function(){return g},g}function k(){const g=p(54669);return k=function(){return g},g}function A(){
const g=p(11331);return A=function(){return g},g}function M(){const g=p(81716);return M=function(){return g},g}function x(){
const g=p(68538);return x=function(){return g},g}function I(){const g=p(54421);return I=function(){return g},g}function E(){
const g=p(82293);return E=function(){return g},g}function R(){const g=p(56788);return R=function(){return g},g}function S(){
const g=p(46912);return S=function(){return g},g}function b(){const g=p(10473);return b=function(){return g},g}function u(g,O){
const $=(0,M().readShellText)(g,O);if($.length===0&&!(0,S().isBlank)(g))return{commands:$,fault:{part:"the script",why:"\
cannot be read"}};const l=(0,k().lex)(g).problems.find(({rule:v})=>v==="shell-comment");if(l&&$.length>0){const v=g.slice(
l.span.start,l.span.end);return{commands:$,fault:{part:v,why:"hides the words behind it"}}}for(const[v,P]of $.entries()){
const N=v===$.length-1,F=o(P,g)??e(P,N);if(F!==void 0)return{commands:$,fault:F}}return{commands:$}}function e({separator:g},O){
const $=g.trim();if(!(O?$==="":$==="&&"))return{part:$===""?"a line break":$,why:t}}const t="joins commands in another w\
ay than `&&`";function o(g,O){const{words:$,redirections:l,inside:v,subshell:P,defines:N,problems:F,assignments:G}=g,H=O.
slice(g.span.start,g.span.end).trim(),B=(Y,Z)=>({part:Y,why:Z});if(P)return B(H,"runs in a subshell");if(N)return B(H,"d\
efines a function");if(v.length>0)return B(H,"runs a command to make a word");const[U]=l;if(U)return B(`${U.operator} ${U.
target?.text??""}`,"redirects input or output");const z=G.find(({name:Y,value:Z})=>!(0,j().isHarmlessVariable)(Y,Z));if(z)
return B(`${z.name}=`,"sets a variable that can choose the code that runs");const K=$.find(Y=>(0,M().isDynamic)(g,Y)&&!d(
g,Y,O));if(K){const{start:Y,end:Z}=K.span;return B(O.slice(Y,Z),"is only known when the script runs")}const V=F.find(Y=>!a(
Y,$));if(V){const{start:Y,end:Z}=V.span;return B(O.slice(Y,Z).trim()||H,"is syntax of a shell")}return $.length===0?B(H,
"starts no program"):s($)}function d({problems:g},{span:O},$){return g.every(l=>l.rule!=="variable-expansion"||l.span.end<=
O.start||l.span.start>=O.end||/^\$\{?npm_package_version\}?$/.test($.slice(l.span.start,l.span.end)))}function a({rule:g,
span:O,severity:$},l){if(g==="variable-expansion"||$==="warning")return!0;if(g!=="brace-expansion")return!1;const v=l.find(
P=>P.span.start<=O.start&&P.span.end>=O.end);return v!==void 0&&(0,E().alternativesOf)(v.text)?.every(P=>!P.startsWith("\
-"))===!0}function s(g){const[O]=g,$=O?.text??"";if((0,x().changesShell)($)&&!O?.quoted)return{part:$,why:"is a word of \
the shell"};const l=(0,I().startedWords)(g);if(!h($))return l.length<g.length||(0,A().programNamed)($)?.kind==="wrapper"?
{part:$,why:"decides how another program runs"}:(0,I().textHanded)(l)&&$!=="node"?{part:$,why:"runs text as code"}:void 0}
function h(g){const O=(0,A().programNamed)(g);return O?.name===g&&O.wraps==="as-tool"}const i={cp:{flags:/^-[afprRvu]+$|^--(?:recursive|force|verbose)$/,
from:-1},mkdir:{flags:/^-[pv]+$|^--parents$/,from:0},rimraf:{flags:/^--(?:no-glob|verbose)$/,from:0},rm:{flags:/^-[rRfv]+$|^--(?:recursive|force)$/,
from:0}},n=/(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;function r([g,...O]){if(g?.text==="shx"){
const[$]=O;return $&&($.text==="echo"||Object.hasOwn(i,$.text))?O:void 0}return g&&Object.hasOwn(i,g.text)?[g,...O]:void 0}
async function f([g,...O],$){const l=g?.text??"",v=i[l];if(v===void 0)return;const P=O.find(({text:F})=>F.startsWith("-")&&
!v.flags.test(F));if(P)return{part:`${l} ${P.text}`,why:"has a flag that is not known"};const N=O.flatMap(({text:F})=>F.
startsWith("-")?[]:[F]);if(N.length<(v.from<0?2:1))return{part:l,why:"names no path"};for(const F of N.slice(v.from)){const G=await y(
F,$);if(G!==void 0)return{part:`${l} \u2026 ${F}`,why:G}}}async function y(g,O){const{tree:$,isOutput:l}=O,v=g.startsWith(
"/")?void 0:(0,W().normalise)((0,R().from)(O,g));if(v===void 0||v==="")return"writes outside of the build outputs";if(/[*?[\]{}!$~\\]/.
test(g))return"writes to a path that the text does not show";if(n.test(v))return"writes to a directory of dependencies";
if((0,D().toolThatFinds)(v)!==void 0)return"writes a configuration file";const P=$.stat(v);if(P?.tracked&&P.kind!=="dire\
ctory")return"writes a file of the commit";const N=`${v}/`;if(P?.tracked&&[...$.files()].some(G=>G.path.startsWith(N)))return"\
writes to a directory of the commit";if(!(l?.(v)||(await c($))(v)))return"writes to a path that git does not ignore and \
`build_outputs` does not name"}const c=(0,L().perTree)(async g=>{const O=new Map;for(const{path:$}of g.files()){if(T().posix.
basename($)!==".gitignore")continue;const l=await(0,b().readText)(g,$,m),v=T().posix.dirname($).replace(/^\.$/,"");l&&"t\
ext"in l&&O.set(v,(0,C().default)().add(l.text))}return $=>{const l=$.split("/");let v=!1;for(let P=0;P<l.length;P+=1){const N=O.
get(l.slice(0,P).join("/")),F=l.slice(P).join("/"),G=N?.test(F),H=N?.test(`${F}/`);G?.ignored||H?.ignored?v=!0:(G?.unignored||
H?.unignored)&&(v=!1)}return v}}),m=256*1024},61102:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.namedTargets=
n,w.resolveParts=t;function T(){const y=p(76760);return T=function(){return y},y}function C(){const y=p(95244);return C=
function(){return y},y}function D(){const y=p(32854);return D=function(){return y},y}function W(){const y=p(80781);return W=
function(){return y},y}function L(){const y=p(93028);return L=function(){return y},y}function j(){const y=p(11331);return j=
function(){return y},y}function k(){const y=p(81716);return k=function(){return y},y}function A(){const y=p(68538);return A=
function(){return y},y}function M(){const y=p(54421);return M=function(){return y},y}function x(){const y=p(45806);return x=
function(){return y},y}function I(){const y=p(31901);return I=function(){return y},y}function E(){const y=p(82293);return E=
function(){return y},y}function R(){const y=p(36187);return R=function(){return y},y}function S(){const y=p(56788);return S=
function(){return y},y}function b(){const y=p(74100);return b=function(){return y},y}function u(){const y=p(45636);return u=
function(){return y},y}function e(){const y=p(10473);return e=function(){return y},y}async function t({body:y,words:c,span:m},g,O){
const $=(0,b().readScriptForm)(y,(0,W().subTree)(g.tree,g.directory)),l=$.fault?(0,k().everyCommand)($.commands).map(k().
withoutReserved):$.commands,v=[];let{fault:P}=$,N=g;for(const[H,B]of l.entries()){const U=!P||B.words.every(X=>!(0,k().isDynamic)(
B,X)),z=H===l.length-1&&!$.fault,K=[...B.words.map(X=>({...X,span:m})),...z?c:[]],[V,Y]=K;if(V?.text==="cd"){const X=Y&&
(0,D().normalise)((0,S().from)(N,Y.text));(H>0||K.length!==2||X===void 0)&&(P??={part:"cd",why:"changes the directory in\
 the middle, or leaves the repository"}),N={...N,directory:X??N.directory};continue}const Z=(0,b().helperWords)(K);Z&&(P??=
await(0,b().helperFault)(Z,N)),!(Z||V===void 0||!U||(0,A().isWithoutEffect)(V.text))&&v.push(await a(K,N,O))}const F=l.some(
({words:H})=>o.test(H.map(({text:B})=>B).join(" "))),G=!P&&v.length===0&&l.length>0&&!F;return{parts:v,isIdle:G,...P&&{fault:P}}}
const o=/^(?:\[|exit (?!0$)|false|test )/,d=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function a(y,c,m){const g=(0,b().
isWrapperTool)(y[0]?.text??"")?y:(0,M().startedWords)(y),[O,...$]=g;if(O===void 0)return S().NOTHING;const{families:l}=c,
v=(0,I().isProgram)(O.text)?O.text:l?.allowed.get(O.text),P=d.exec(O.text)?.[1]??O.text,N=y[0]===O?void 0:y[0],F=N?s(N):
S().NOTHING;if(v===void 0&&/[\\/]/.test(P))return(0,S().join)([F,await h(g,c)]);const{invocation:G,problems:H}=v?(0,x().
parseInvocation)(v,$,l):(0,x().parseInvocation)("npx",[{...O,text:P},...$],l),B=await m.resolve(G,c),U=v===void 0&&B.problems.
some(({rule:V})=>V==="binary-missing");if(U&&l.tools.known(P)!==void 0)return(0,S().join)([F,s(O),{targets:[],problems:H}]);
if(U)return(0,S().join)([F,await h(g,c)]);const K=(0,E().inspectPaths)(G,c.directory);return(0,S().join)([F,{targets:[],
problems:[...H,...K]},B])}function s({text:y,span:c}){return(0,S().fails)("program-not-allowed",c,{program:y,group:"othe\
r"})}async function h(y,c){const[m]=y;if(m===void 0)return S().NOTHING;const g=y.find(({text:$,span:l})=>l.start!==m.span.
start&&($.startsWith("-")||(0,j().programNamed)(m.text))),O=g?(0,S().fails)("npm-script-form",g.span,{script:c.via??"",text:y.
map(({text:$})=>$).join(" "),part:m.text,why:"is a program that the gate does not read",words:[g.text]}):S().NOTHING;return(0,S().
join)([s(m),O,await i(y,c)])}async function i(y,c){const m=new(R()).ProjectFiles(c.tree,[c.directory]),g=y.map(P=>({...P,
shown:P.text,isKnown:!0})),$=(await(0,u().wordRuns)(g,m)).flatMap(({kind:P,name:N})=>P==="file"?[N]:[]),l=y[0]?.span??{start:0,
end:0},v={...c,directory:""};return(0,S().join)($.map(P=>(0,e().resolveCommitted)(v,{text:P,span:l})))}function n(y,c,m){
const g=(0,k().everyCommand)((0,k().readShellText)(y)),O=g.some(H=>H.substituted.length>0||[...H.words,...H.assignments].
some(B=>(0,k().isDynamic)(H,B))),$=[...new Set(y.split(r).filter(H=>H!==""))],l=[c.directory];for(const{words:H}of g){const[
B,U]=H;if(!(!/^(?:cd|pushd)$/.test(B?.text??"")||U===void 0)&&(l.push(...l.flatMap(z=>(0,D().normalise)(T().posix.join(z,
U.text))??[])),l.length>f))break}const v=[...c.changed],P=[...new Set(l)].flatMap(H=>$.map(B=>{const U={...c,directory:H},
z=(0,D().normalise)(T().posix.join(H,B));if(z===void 0)return S().NOTHING;const K=(0,D().resolveInTree)(c.tree,z);if(K.kind===
"inside"&&(0,L().isRegular)(K.entry.kind))return(0,e().resolveCommitted)(U,{text:B,span:m});const V=v.filter(Y=>/[*?[]/.
test(B)?(0,E().matchesPattern)(Y,z,{dot:!0}):K.kind==="inside"&&z!==""&&(0,D().isWithin)(Y,z));return(0,S().join)(V.map(
Y=>(0,S().fails)("target-changed",m,{path:Y})))})),N=O?v.filter(C().isCode):[],{targets:F,problems:G}=(0,S().join)([...P,
...N.map(H=>(0,S().fails)("target-changed",m,{path:H}))]);return{targets:[...new Map(F.map(H=>[H.path,H])).values()],problems:[
...new Map(G.map(H=>[JSON.stringify(H.args),H])).values()]}}const r=/[\s"'`;&|()<>=:,{}]+/,f=16},46912:function(J,w,p){Object.
defineProperty(w,"__esModule",{value:!0}),w.eventOf=S,w.inspectEmpty=I,w.isBlank=E,w.quoteForScript=e,w.runsIn=b,w.scriptText=
A,w.scriptsThatRun=M;function T(){const t=p(76760);return T=function(){return t},t}function C(){const t=p(13254);return C=
function(){return t},t}function D(){const t=p(60210);return D=function(){return t},t}function W(){const t=p(59867);return W=
function(){return t},t}function L(){const t=p(56788);return L=function(){return t},t}function j(){const t=p(47668);return j=
function(){return t},t}const k={selected:!1,runs:[],packages:[],problems:[]};function A({body:t,words:o}){return[t,...o.
map(({text:d})=>e(d))].join(" ")}async function M(t,o,d){const a=(0,j().readSettings)(t),s=S(t);if(a.informs||s===void 0)
return k;const h=O=>(0,j().findPackages)(a,O,d),i=await h(o);if("problems"in i)return{...k,problems:i.problems};const{project:n,
selected:r,directories:f}=i,y=a.ignoreScripts??await R({...o,directory:n}),c=[],m=[...i.missing,...await x(i,o,d,h)];let g=!1;
for(const O of f){const $=await(0,W().readPackageJson)(o.tree,O);if($===W().INVALID){const l=T().posix.join(O,"package.j\
son");m.push(...(0,L().fails)("package-json-invalid",d,{path:l}).problems)}else if($===void 0)m.push(...(0,L().fails)("p\
ackage-json-missing",d,{directory:O}).problems);else if($.scripts.has(s)){const l={event:s,words:t.passthrough},v=b($,O,
l,{ignoreScripts:y});c.push(...v),m.push(...I(v,s,{...o,directory:O},d))}else g=!0}if(g){const O={script:s,passes:a.ifPresent},
$=a.ifPresent&&c.length===0&&o.via===void 0,l=s==="start"||$;m.push((0,C().problemAt)("npm-script-missing",d,O,l?"error":
void 0))}return{project:n,selected:r,runs:c,packages:f,problems:m}}async function x({project:t,directories:o},{base:d,...a},s,h){
const i=T().posix.join(t,"package.json");if(d===void 0||!a.changed.has(i))return[];const n=await h({...a,tree:d});if("pr\
oblems"in n)return[];const r=n.directories.filter(f=>!o.includes(f));return r.length===0?[]:[(0,C().problemAt)("workspac\
es-changed",s,{path:i,lost:r})]}function I(t,o,{via:d,directory:a},s){if(t.some(({event:i,body:n})=>i===o&&!E(n)))return[];
const h={script:o,path:T().posix.join(a,"package.json")};return[(0,C().problemAt)("npm-script-empty",s,h,d===void 0?"err\
or":"warning")]}function E(t){return t.split(`
`).every(o=>/^\s*(?:#|$)/.test(o))}async function R(t){const o=await(0,D().readNpmrc)(t);return"settings"in o&&o.settings["\
ignore-scripts"]===!0}function S({subcommand:t,operands:o}){switch(t){case"run":return o[0]?.text;case"test":case"start":case"\
stop":return t;default:return}}function b({scripts:t},o,{event:d,words:a},{ignoreScripts:s}={}){return(s?[d]:[`pre${d}`,
d,`post${d}`]).flatMap(i=>{const n=t.get(i);return n?[{directory:o,event:i,body:n,words:i===d?a:[]}]:[]})}const u=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function e(t){return t===""?"''":u.test(t)?`'${t.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):t}},45636:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.textRuns=x,w.valueRuns=R,w.wordRuns=
E;function T(){const O=p(3463);return T=function(){return O},O}function C(){const O=p(95244);return C=function(){return O},
O}function D(){const O=p(97424);return D=function(){return O},O}function W(){const O=p(11331);return W=function(){return O},
O}function L(){const O=p(81716);return L=function(){return O},O}function j(){const O=p(68538);return j=function(){return O},
O}function k(){const O=p(54421);return k=function(){return O},O}const A=4,M={kind:"download",name:"it runs what it downl\
oads"};async function x(O,$,l=0){if(l>A)return[{kind:"unread",name:"it is nested too deeply"}];const v=(0,L().readShellText)(
O);return v.length===0&&O.trim()!==""?[{kind:"unread",name:"it is too long"}]:[...(0,D().findDangers)(v).some(({name:N})=>N===
"remote_code_execution")?[M]:[],...await I(v,O,$,l)]}async function I(O,$,l,v){const P=[];let N=l;for(const F of O){if(P.
push(...await I(F.inside,$,N,v)),F.subshell!==void 0)continue;if(F.defines){P.push({kind:"unread",name:"it defines a fun\
ction"});continue}const{words:G,assignments:H}=(0,L().withoutReserved)(F),B=G.map(K=>({...K,shown:$.slice(K.span.start,K.
span.end),isKnown:!(0,L().isDynamic)(F,K)}));P.push(...R(H.map(({value:K})=>K),N));const[U,z]=B;U?.text==="cd"||U?.text===
"pushd"?N=N.into(z?.isKnown?z.text:void 0):P.push(...await E(B,N,v))}return P}function E(O,$,l=0){return S(O,{files:$,shell:(P,N=$)=>x(
P,N,l+1)})}function R(O,$){return O.flatMap(l=>l.split(/[\s=:,]+/)).flatMap(l=>$.named(l))}async function S(O,$){const l=(0,k().
startedWords)(O),[v,...P]=l;if(v===void 0||b(v.text))return[];if(!v.isKnown)return[u(`it starts ${v.shown}`)];const N=(0,W().
programNamed)(v.text)??{name:(0,W().baseName)(v.text),kind:"system"},F=(0,k().textHanded)(l);if(N.kind==="shell"&&F)return F.
words.every(({isKnown:_})=>_)||/\s/.test(F.text)?$.shell(F.text):[u("a shell runs what it is handed")];const G=P.some(({
text:X})=>i(X)||h(X));if((0,W().runsCode)(v.text)&&(G||!N.runsScripts))return o((0,W().baseName)(v.text),P,F!==void 0,$.
files);const{files:H,left:B}=t(P,$.files),U=B.map(({text:X})=>X),K=i(v.text)&&!s.test(v.text)?[$.files.script(v.text)]:await d(
N,U,{...$,files:H}),V=U.filter(h).flatMap(X=>{const _=H.named(X);return _.length>0?_:$.files.named(X)}),Y=N.runsInside?B.
findIndex(({text:X})=>(0,W().runsCode)(X)):-1,Z=Y<0?[]:await S(B.slice(Y),{...$,files:H});return[...K,...Z,...V]}function b(O){
return(0,j().isWithoutEffect)(O)||(0,j().changesShell)(O)&&(0,W().programNamed)(O)===void 0}function u(O){return{kind:"u\
nread",name:O}}const e=/^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;function t(O,$){const l=O.findIndex(
({text:N})=>e.test(N));if(l<0)return{files:$,left:O};const v=e.exec(O[l]?.text??"")?.[1],P=O.toSpliced(l,v===void 0?2:1);
return{files:$.into(v??O[l+1]?.text),left:P}}function o(O,$,l,v){const P=$.flatMap(({text:U})=>v.named(U));if(l)return[{
kind:"inline",name:O},...P];const N=$.filter(({text:U})=>!U.startsWith("-")),F=N.find(({text:U})=>i(U)||h(U))??N[0],G={kind:"\
program",name:O};if(P.length>0||F===void 0)return P.length>0?P:[G];const{text:H}=F;if(!F.isKnown)return[u(`it runs ${F.shown}`)];
if(/^\w{2,}:/.test(H))return[{kind:"package",name:H,isExact:/@v?\d+\.\d+/.test(H)}];if($[$.indexOf(F)-1]?.text!=="-m")return[
v.script(H,y)];const B=v.named(H.replaceAll(".","/"),y);return B.length>0?B:[G]}async function d(O,$,{files:l,shell:v}){
const P=await l.manifest(),N=O.runsScripts&&n($),F=f(N).flatMap(U=>{const z=(0,T().textIn)((0,T().objectIn)(P.scripts),U);
return z===""?[]:[{kind:"npm_script",name:U,text:z}]}),G=await Promise.all(F.map(({text:U=""})=>v(U,l))),B=F.length>0&&!r.
test(N??"")?[]:a(O,$,P,l);return[...F,...G.flat(),...B]}function a(O,$,l,v){const{name:P,finds:N=""}=O,F=N.split(" ").flatMap(
K=>v.named(K));if(F.length>0)return F;const G=g(O,$);if(G===void 0)return[{kind:"program",name:P}];const H=v.named(G.name);
if(H.length>0||/^[./]/.test(G.name))return H.length>0?H:[{kind:"program",name:P}];const{dependencies:B,devDependencies:U}=l;
return[[B,U].some(K=>G.name in(0,T().objectIn)(K))?{kind:"program",name:G.name}:{kind:"package",...G}]}const s=/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;
function h(O){return(0,C().isCode)(O)||/\.(?:exe|jar)$/i.test(O)}function i(O){return/^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.
test(O)&&!O.includes("://")}function n(O){const[$,l]=O.filter(v=>!v.startsWith("-"));return $==="run"||$==="run-script"?
l:$}const r=/^(?:add|ci|clean-install|i|install)$/;function f(O){if(O===void 0)return[];const $=l=>[`pre${l}`,l,`post${l}`];
return r.test(O)?[...new Set([O,"install","prepare"].flatMap($)),"prepublish"]:$(O)}const y=["",".js",".mjs",".cjs",".ts",
"/index.js",".py","/__main__.py","/__init__.py"],c=/^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/,
m=/.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;function g({fetches:O},$){const l=$.
filter(F=>!F.startsWith("-")),v=[2,1,0].find(F=>F<=l.length&&O?.test(l.slice(0,F).join(" ")));if(v===void 0)return;const P=v===
0?0:$.indexOf(l[v-1]??"")+1,N=$.slice(P).map(F=>F.replace(/^--(?:from|package)=/,"")).find((F,G,H)=>!/^(?:-|[\d.:]+\w?$)/.
test(F)&&!c.test(H[G-1]??""));return N===void 0?void 0:{name:N,isExact:m.test(N)}}},38218:function(J,w,p){Object.defineProperty(
w,"__esModule",{value:!0}),w.resolveProgramFiles=I,w.resolveToolFiles=x;function T(){const e=p(76760);return T=function(){
return e},e}function C(){const e=p(91063);return C=function(){return e},e}function D(){const e=p(32854);return D=function(){
return e},e}function W(){const e=p(93028);return W=function(){return e},e}function L(){const e=p(15804);return L=function(){
return e},e}function j(){const e=p(82293);return j=function(){return e},e}function k(){const e=p(56788);return k=function(){
return e},e}function A(){const e=p(10473);return A=function(){return e},e}const M=["",...["js","cjs","mjs","ts","cts","m\
ts","jsx","tsx","json"].map(e=>`.${e}`)];async function x(e,t){return E(e.tool??{files:[],roots:[],nodeFlags:[]},t)}function I({
files:e=[],flags:t,family:o},d){const a=t.flatMap(({name:s,value:h})=>h&&o&&(0,C().movesTo)(o,s)?h:[]);return E({files:e,
roots:a,nodeFlags:[]},d)}async function E({files:e,roots:t,nodeFlags:o},d){const a=["",...t].flatMap(h=>{const i=(0,D().
normalise)((0,k().from)(d,h));return i===void 0?[]:[i]}),s=[];for(const h of e)s.push(h.as==="tests"?await u(h,d):await R(
h,[...new Set(a)],d));for(const h of o)s.push(await(0,L().inspectNodeFlag)(h,d));return(0,k().join)(s)}async function R(e,t,o){
const{as:d,path:a,span:s}=e,h=(0,j().pathProblem)(a,s,o.directory);if(h!==void 0)return{targets:[],problems:[h]};const i=[];
for(const n of t){const r=(0,D().normalise)(T().posix.join(n,a));if(r===void 0)continue;const f=await S(e,r,o);f!==void 0&&
i.push(f)}return i.length>0?(0,k().join)(i):d==="code"||d==="config"?(0,A().nothingAt)(o.tree,T().posix.join(o.directory,
a),a,s):d==="module"&&e.first?(0,L().inspectImport)(o,a,s):k().NOTHING}async function S(e,t,o){const{as:d,path:a,span:s}=e,
{tree:h}=o,i=(0,L().firstFile)(h,d==="place"?[t]:M.map(r=>t+r));if(i===void 0)return;const n=i.kind==="inside"&&!(0,W().
isRegular)(i.entry.kind);if(d==="place"&&i.kind==="inside")return k().NOTHING;if(!n)return b(e,t,i,o);if(d==="config"){const r=(0,D().
resolveInTree)(h,T().posix.join(i.path,"tsconfig.json"));return r.kind==="missing"?k().NOTHING:b(e,t,r,o)}return(0,L().resolveMain)(
o,{path:a,wanted:t},s,r=>b(e,t,r.found,o))}async function b({as:e,path:t,span:o,ifFile:d},a,s,h){const i=await(0,L().resolveFound)(
h,{path:t,wanted:a,found:s},o);return e==="module"&&d&&i.targets.length>0?(0,k().join)([{targets:[],problems:[d]},i]):i}
function u({path:e,span:t},o){return(0,L().resolveTests)(o,e,t,async d=>d.found.kind==="inside"&&(0,W().isRegular)(d.found.
entry.kind)?(0,L().resolveFound)(o,d,t):k().NOTHING)}},10473:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),
w.entryAt=M,w.entryFrom=E,w.fileAt=I,w.firstLineOf=e,w.hasOtherContent=u,w.nothingAt=x,w.readText=b,w.resolveCommitted=R,
w.runs=S,w.whyUnreadable=i;function T(){const n=p(76760);return T=function(){return n},n}function C(){const n=p(59490);return C=
function(){return n},n}function D(){const n=p(3051);return D=function(){return n},n}function W(){const n=p(32854);return W=
function(){return n},n}function L(){const n=p(59542);return L=function(){return n},n}function j(){const n=p(93028);return j=
function(){return n},n}function k(){const n=p(13254);return k=function(){return n},n}function A(){const n=p(56788);return A=
function(){return n},n}function M(n,r,f){switch(n.kind){case"inside":return n.entry;case"outside":return(0,A().fails)("t\
arget-outside",f,{path:r,reason:"symlink"});case"missing":return(0,A().fails)("target-missing",f,{path:r});case"loop":return(0,A().
fails)("target-not-a-file",f,{path:r,reason:"loop"})}}function x(n,r,f,y){const c=d(n,r),m=r.slice(0,Math.max(0,r.length-
((0,W().normalise)(f)?.length??0))),g=c&&T().posix.relative(m,c),$=r.split("/").map((l,v,P)=>P.slice(0,v).join("/")).find(
l=>n.stat(l)?.kind==="submodule");return(0,A().fails)("target-missing",y,{path:f,...$?{submodule:$}:g&&{near:g}})}function I(n,r,f){
const y=M(n,r,f);return"problems"in y||(0,j().isRegular)(y.kind)?y:(0,A().fails)("target-not-a-file",f,{path:r,reason:y.
kind})}function E(n,r,f){const y=r.startsWith("/")?void 0:(0,W().normalise)((0,A().from)(n,r));if(y===void 0)return(0,A().
fails)("target-outside",f,{path:r,reason:"above"});const c=(0,W().resolveInTree)(n.tree,y);return c.kind==="missing"?x(n.
tree,y,r,f):M(c,r,f)}function R(n,{text:r,span:f}){const y=r.startsWith("/")?void 0:(0,W().normalise)((0,A().from)(n,r)),
c=y===void 0?void 0:(0,W().resolveInTree)(n.tree,y);return y===void 0||c?.kind!=="inside"||!(0,j().isRegular)(c.entry.kind)?
A().NOTHING:S(n,{name:r,path:c.path,wanted:y},f)}function S(n,{name:r,path:f,wanted:y},c){const m=n.changed.has(f)||n.changed.
has(y);return{targets:[(0,A().target)(n,{kind:"file",name:r,path:f})],problems:m?[(0,k().problemAt)("target-changed",c,{
path:f})]:[]}}async function b(n,r,f){const y=(0,W().resolveInTree)(n,r);if(!(y.kind==="missing"&&n.stat(r)===void 0))return y.
kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the repository"}:(0,j().isRegular)(y.entry.kind)?
(y.entry.size??0)>f?{unread:"it is too large"}:{text:(await n.read(y.path,f)).toString("utf8"),path:y.path}:{unread:"it \
is not a regular file"}}async function u(n,r,f){if(n===r)return!1;const[y,c]=[n,r].map(l=>(0,W().resolveInTree)(l,f));if(y?.
kind!=="inside"||c?.kind!=="inside")return!0;const[m,g]=[y.entry,c.entry];if(m.oid!==void 0&&m.oid===g.oid)return!1;if(m.
size!==g.size||!(0,j().isRegular)(m.kind)||!(0,j().isRegular)(g.kind))return!0;const[O,$]=await Promise.all([n.read(m.path,
m.size),r.read(g.path,g.size)]);return!O.equals($)}async function e(n,r){const[f=""]=(await n.read(r)).subarray(0,256).toString(
"latin1").split(`
`,1);return f}const t=(0,L().perTree)(n=>(0,C().groupBy)(n.files(),({path:r})=>T().posix.dirname(r))),o=20;function d(n,r){
const f=r.split("/").slice(-o),y=f.at(-1)??"",c=T().posix.dirname(r),m=f.slice(1,-1).map((v,P)=>f.slice(P+1).join("/")).
find(v=>a(n.stat(v)));if(m!==void 0)return m;const g=(0,L().filesNamed)(n,y).filter(a),O=g.filter(({path:v})=>v.endsWith(
`/${r}`));if(O.length===1)return O[0]?.path;const $=(t(n).get(c)??[]).filter(({path:v})=>T().posix.extname(v)===T().posix.
extname(y)).map(({path:v})=>T().posix.basename(v)),l=(0,D().nearestName)(y,$);return l!==void 0?T().posix.join(c,l):g.length===
1?g[0]?.path:void 0}function a(n){return!!n?.tracked&&(0,j().isRegular)(n.kind)&&!(0,W().isWithin)(n.path,"node_modules")}
const s=2e5,h=2e3;async function i(n,r){const{kind:f,size:y=0}=n.stat(r)??{};if(!(0,j().isRegular)(f))return;if(y>s)return`\
has ${y} bytes`;const c=(await n.read(r)).toString("utf8").split(`
`),m=c.findIndex(g=>g.length>h);return m<0?void 0:`has ${c[m]?.length} characters on line ${m+1}`}},47668:function(J,w,p){
Object.defineProperty(w,"__esModule",{value:!0}),w.findPackages=b,w.foldersUpFrom=o,w.listWorkspaces=void 0,w.readSettings=
h;function T(){const n=p(76760);return T=function(){return n},n}function C(){const n=p(32854);return C=function(){return n},
n}function D(){const n=p(59542);return D=function(){return n},n}function W(){const n=p(13254);return W=function(){return n},
n}function L(){const n=p(59867);return L=function(){return n},n}function j(){const n=p(82293);return j=function(){return n},
n}function k(){const n=p(56788);return k=function(){return n},n}function A(){const n=p(10473);return A=function(){return n},
n}const M=w.listWorkspaces=(0,D().perPath)(async(n,r)=>{const f=(await(0,L().usablePackageJson)(n,r))?.workspaces??[],y=f.
map(v=>(0,j().alternativesOf)(v)?.map(P=>P.replace(/^\.?\/+/,"").replace(/\/$/,""))),c=v=>v?.every(j().isPlainGlob)===!0,
m=y.findIndex(v=>!c(v));if(m>=0)return{unclear:f[m]??""};const g=(v,P)=>N=>N?.some(F=>(0,j().matchesPattern)(v,F,P))===!0,
O=[];for(const{path:v,kind:P}of y.length===0?[]:n.files()){const N=E(r,v);if(N===void 0||(T().posix.basename(v)==="packa\
ge.json"&&O.push(T().posix.dirname(N)),P!=="symlink"||!y.some(g(N,{partial:!0}))))continue;const F=(0,C().resolveInTree)(
n,v);if(F.kind==="outside"||F.kind==="inside"&&F.entry.kind==="directory")return{unclear:v}}const $=O.filter(v=>y.some(g(
v))&&!v.split("/").includes("node_modules")).sort((v,P)=>v.localeCompare(P,"en")),l=y.flatMap(v=>$.filter(P=>g(P,{partial:!0})(
v)));return x(n,r,[...new Set(l)])});async function x(n,r,f){const y=[],c=new Set;for(const m of f){const g=T().posix.join(
r,m).replace(/^\.$/,""),O=await(0,L().readPackageJson)(n,g);if(O===void 0)continue;if(O===L().INVALID)return{broken:`${g}\
/package.json`};const $=O.name||I(g);if(c.has($))return{broken:O.path};c.add($),y.push({directory:g,name:$})}return y}function I(n){
const r=T().posix.basename(T().posix.dirname(n)),f=T().posix.basename(n);return r.startsWith("@")?`${r}/${f}`:f}function E(n,r){
return n===""?r:r.startsWith(`${n}/`)?r.slice(n.length+1):void 0}function R(n,r,{directory:f,project:y}){const c=E(y,`${f}\
/`)!==void 0,m=T().posix.resolve("/",c?f:y,r),g=l=>T().posix.join("/",l.directory),O=l=>T().posix.dirname(g(l))===m;if(!(!(f===
y&&!/^\.\/|\/\.[^/]*$/.test(r))&&n.some(O)))return n.filter(l=>l.name===r||g(l)===m||O(l))}const S={script:"",passes:!1};
async function b(n,r,f){const{workspace:y,workspaces:c,includeRoot:m}=n,g=await u(n,r,f);if("problems"in g)return g;const{
directory:O,implied:$}=g;if(c===!1&&y.length>0)return(0,k().fails)("flag-value",f,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});const l={project:O,directories:[O],selected:!1,missing:[]};if(c!==!0&&y.length===
0&&$===void 0)return l;const v=await(0,L().usablePackageJson)(r.tree,O);if(v===void 0)return l;const P=await e(O,r,f);if("\
problems"in P)return P;const N=new Map;m&&N.set(v.name,O);const F=[],G=y.length===0;for(const H of P)G&&($===void 0||H.directory===
$)&&N.set(H.name,H.directory);for(const H of y){const B={directory:r.directory,project:O},U=R(P,H,B);if(U===void 0)return(0,k().
fails)("target-outside",f,{path:H,reason:"workspace"});U.length===0&&F.push((0,W().problemAt)("npm-script-missing",f,{...S,
workspace:H}));for(const z of U)N.set(z.name,z.directory)}return N.size===0?F.length>0?{targets:[],problems:F}:(0,k().fails)(
"npm-script-missing",f,{...S,workspace:""}):{project:O,directories:[...N.values()],selected:!0,missing:F}}async function u({
prefix:n,workspaces:r},f,y){if(n!==void 0)return t(n,f,y);const{tree:c,directory:m}=f,g=o(m),O=g.find($=>d(c,$)||a(c,$));
if(O===void 0||!d(c,O))return(0,k().fails)("package-json-missing",y,{directory:m});if(r===!1)return{directory:O};for(const $ of g.
slice(g.indexOf(O)+1)){const l=await e($,f,y);if("problems"in l)return l;if(l.some(v=>v.directory===O))return{directory:$,
implied:O}}return{directory:O}}async function e(n,{tree:r},f){const y=await M(r,n);return"unclear"in y?(0,k().fails)("ta\
rget-outside",f,{path:y.unclear,reason:"workspace"}):"broken"in y?(0,k().fails)("package-json-invalid",f,{path:y.broken}):
y}function t(n,r,f){if((0,C().normalise)((0,k().from)(r,n))===void 0)return k().NOTHING;const y=(0,A().entryAt)((0,C().resolveInTree)(
r.tree,(0,k().from)(r,n)),n,f);return"problems"in y?y:{directory:y.path}}function o(n){const r=n.split("/"),f=r.map((y,c)=>r.
slice(0,r.length-c).join("/"));return n===""?f:[...f,""]}function d(n,r){return(0,C().resolveInTree)(n,T().posix.join(r,
"package.json")).kind!=="missing"}function a(n,r){return(0,C().resolveInTree)(n,T().posix.join(r,"node_modules")).kind===
"inside"}const s=new Set(["--usage","--version","--versions"]);function h({flags:n}){const r=n.findLast(({name:c})=>c===
"--prefix")?.value,f=i(n,"--workspaces"),y=i(n,"--ignore-scripts");return{informs:n.some(({name:c})=>s.has(c)),...r===void 0?
{}:{prefix:r},...f===void 0?{}:{workspaces:f},workspace:n.flatMap(({name:c,value:m})=>c==="--workspace"&&m?[m]:[]),includeRoot:i(
n,"--include-workspace-root")===!0,...y===void 0?{}:{ignoreScripts:y},ifPresent:i(n,"--if-present")===!0}}function i(n,r){
const f=n.findLast(y=>y.name===r);return f&&f.negated!==!0}},34482:function(J,w,p){Object.defineProperty(w,"__esModule",
{value:!0}),w.Places=void 0,w.contextIn=D;function T(){const j=p(32854);return T=function(){return j},j}const C="/\0check\
out";function D({policy:j,tree:k,platform:A,cwd:M=""},x){const{workspace:I}=j,E=W(j)?C:void 0,{files:R,cwd:S=M===""?E:`${E??
I}/${M}`}=x;return{policy:j,platform:A,proposal:x,mount:R?{at:"/",tree:R}:k?{at:E??I,tree:k}:{at:C},cwd:S}}function W({workspace:j}){
const k=(0,T().locatePath)(j,C,{at:C});return k!==void 0&&(0,T().isLocatedIn)(k,C)}class L{workspace;cwd;#n;#e;#s;constructor({
policy:{workspace:k},cwd:A,platform:M,mount:x}){this.#n=x,this.#e=x.at==="/"?x:{at:x.at},this.#s=M!=="linux",this.workspace=
(0,T().locatePath)(k,C,this.#e)??C,this.cwd=A===void 0?this.workspace:(0,T().locatePath)(A,this.workspace,x)??C}locate(k){
return(0,T().locatePath)(k,this.cwd,this.#n)}leadsInto(k,A){const M=this.locate(k);return M===void 0?!1:A.some(x=>{const I=(0,T().
locatePath)(x,this.workspace,this.#e);return I!==void 0&&this.isIn(M,I)})}isIn(k,A){return(0,T().isLocatedIn)(k,A,{ignoreCase:this.#s})}mayBeIn(k,A){
return(0,T().isLocatedIn)(k,A,{ignoreCase:!0})}}w.Places=L},6163:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),
w.dangerIn=x;function T(){const S=p(76760);return T=function(){return S},S}function C(){const S=p(97424);return C=function(){
return S},S}function D(){const S=p(11331);return D=function(){return S},S}function W(){const S=p(81716);return W=function(){
return S},S}function L(){const S=p(54421);return L=function(){return S},S}const j=new Map(Object.entries({"deletes files":"\
rm rmdir shred truncate unlink","overwrites files or disks":"dd","reaches other machines":"ftp nc ncat netcat rsync scp \
sftp ssh telnet","reads the environment":"printenv"}).flatMap(([S,b])=>b.split(" ").map(u=>[u,S]))),k=2,A=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
M={"starts processes":/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
"reads the environment":/\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
"deletes files":/\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,"uses the netw\
ork":/\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,"runs text \
as code":/\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/};function x(S){if(A.test(S))return"names a \
file that is made for secrets";const b=(0,W().readShellText)(S),u=(0,W().everyCommand)(b).some(I)?Object.entries(M).find(
([,t])=>t.test(S)):void 0;if(u!==void 0)return`${u[0]} in inline code`;const[e]=(0,C().findDangers)(b);return e?C().DOES[e.
name]:E(b)}function I({words:S}){return S.some((b,u)=>(0,L().textHanded)(S.slice(u))!==void 0)}function E(S,b=0){for(const{
words:u,pipedFrom:e}of(0,W().everyCommand)(S)){const[t,...o]=u;if(t===void 0)continue;const d=T().posix.basename(t.text),
a=R(d);if(a!==void 0)return a;if((0,D().isShell)(d)&&(e!==void 0||o.length===0))return`has \`${d}\` run whatever it reads`;
if(!(d!=="find"&&!(0,D().startsOthers)(d)))for(const{text:s}of o){const h=R(T().posix.basename(s));if(h!==void 0)return h;
const n=b<k&&/\s/.test(s)?E((0,W().readShellText)(s),b+1):void 0;if(n!==void 0)return n}}}function R(S){const{kind:b,wraps:u}=(0,D().
programNamed)(S)??{};if(u==="as-user")return`acts as another user with \`${S}\``;const e=b==="downloader"?"downloads":j.
get(S);return e&&`${e} with \`${S}\``}},41431:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.judgeReading=
x,w.judgeRiskAlone=E,w.unjudged=R;function T(){const a=p(39763);return T=function(){return a},a}function C(){const a=p(13580);
return C=function(){return a},a}function D(){const a=p(95132);return D=function(){return a},a}function W(){const a=p(6163);
return W=function(){return a},a}function L(){const a=p(38010);return L=function(){return a},a}function j(){const a=p(46121);
return j=function(){return a},a}function k(){const a=p(8737);return k=function(){return a},a}function A(){const a=p(92890);
return A=function(){return a},a}function M(){const a=p(72017);return M=function(){return a},a}function x(a,s,h){const i=(0,k().
findProblems)(a),n=c=>d[c](a,i,h),r=n("evolver"),f=n("validator"),y={evolver:r,validator:f}[s]??n(s);return S(a,s,y,{evolver:r,
validator:f})}function I(a,s){const h=s.find(({args:n})=>n.of==="newer");return{"1.94":a,newer:h?{verdict:"block",reason:h}:
a}}function E(a,s,h){const i={findings:o((0,k().findProblems)(a))},n={evolver:i,validator:i};return S(a,"curated",(0,L().
judgeRisk)(s,h),n)}function R(a,s,h){const i=typeof a=="string"?a:"",n=[(0,D().notJudged)(`the command \`${i}\``,h)];return S(
{command:i,words:[],assignments:[],argv:null,targets:[],problems:[]},s,{findings:n},{evolver:{findings:n},validator:{findings:n}})}
function S(a,s,h,i){const n=b(a,o(h.findings)),r=u(n),f=c=>c===h?r:u(o(c.findings)),y=f(i.validator);return{reading:a,verdict:r.
verdict,risk:h.risk??t(r.verdict,n),confirmation:h.confirmation??"standard",findings:n,profiles:{evolver:f(i.evolver),validator:y,
[s]:r},validators:I(y,i.validator.findings)}}function b({command:a},s){const h=s[0]?.severity==="error"?(0,W().dangerIn)(
a):void 0;return h===void 0?s:s.map(i=>i.severity==="error"?{...i,harm:"danger",danger:h}:i)}function u(a){const s=e(a),
[h]=a;if(s==="block"&&h)return{verdict:s,reason:h};const i=a.find(({rule:n})=>n==="validator-empty-folder");return i?{verdict:s,
remark:i}:{verdict:s}}function e(a){return a.some(({severity:h})=>h==="error")?"block":a.some(({severity:h,rule:i})=>h===
"warning"&&i!=="experimental_mode")?"warn":"allow"}function t(a,s){return a==="block"?"dangerous":s.some(({rule:h})=>(0,C().
ruleOf)(h).writes===!0)?"write":"safe"}function o(a){return T().SEVERITIES.flatMap(s=>a.filter(({severity:h})=>h===s))}const d={
evolver:j().evolver,validator:A().validator,curated:L().curated,workspace:M().workspace}},21311:function(J,w,p){Object.defineProperty(
w,"__esModule",{value:!0}),w.checkCommandPolicy=S,w.checkFamily=e,w.failedExamples=b,w.requireExamples=u;function T(){const s=p(
7723);return T=function(){return s},s}function C(){const s=p(51951);return C=function(){return s},s}function D(){const s=p(
41895);return D=function(){return s},s}function W(){const s=p(94853);return W=function(){return s},s}function L(){const s=p(
72720);return L=function(){return s},s}function j(){const s=p(74238);return j=function(){return s},s}function k(){const s=p(
5468);return k=function(){return s},s}function A(){const s=p(87952);return A=function(){return s},s}function M(){const s=p(
88220);return M=function(){return s},s}function x(){const s=p(91063);return x=function(){return s},s}function I(){const s=p(
34482);return I=function(){return s},s}function E(){const s=p(41431);return E=function(){return s},s}function R(){const s=p(
72017);return R=function(){return s},s}function S({families:s,patterns:h}){const i=s.flatMap((n,r)=>a(["families",r],e(n)));
return i.length>0?i:h.flatMap((n,r)=>a(["patterns",r],o(n,s)))}function b({policy:s,path:h=j().POLICY_PATH,text:i=""}){return S(
s).map(({message:n,pointer:r,value:f})=>{const y=(0,k().placeIn)(i,r,f);return`${y===void 0?h:`${h}:${y}`}: ${n}`})}function u(s){
const h=b(s);if(h.length!==0)throw new(D()).GateError("policy_invalid",`Examples of the policy fail:
${h.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function e(s){const{name:h}=s,
i=M().familySchema.safeParse(s);if(!i.success)return[{message:`family ${h}: ${T().prettifyError(i.error)}`,pointer:["nam\
e"],value:h}];const{evolver:n,sandbox:r}=i.data;try{n&&(0,x().programFamily)(h,n)}catch(m){const{message:g}=m;return[{message:`\
family ${h}: ${g}`,pointer:["evolver","flags"],value:h}]}const f={...W().DEFAULT_POLICY,programs:[h],families:[i.data],mode:"\
dangerous",allow_dangerous:!0},y=(m,{match:g,not_match:O})=>{const $=(l,v)=>t(l,h,v,f);return[...d("match",g,l=>{const v=m.
find(P=>!$(l,P));return v&&`family ${h}: ${v} rejects its example`}),...d("not_match",O,l=>{const v=m.find(P=>$(l,P));return v&&
`family ${h}: ${v} accepts its example`})]},c=r?.only?[r.only]:["curated","workspace"];return[...n?a(["evolver"],y(["evo\
lver"],n)):[],...r?a(["sandbox"],y(c,r)):[]]}function t(s,h,i,n){const r=(0,C().readWords)(s,{programs:(0,A().programTerms)(
n)}),f=i==="evolver"?r.invocation?.family:r.words[0]?.text===h,y=(0,I().contextIn)({policy:n,tree:void 0,platform:"linux"},
{}),{findings:c}=(0,E().judgeReading)(r,i,y),m=c.filter(({severity:g,rule:O})=>g==="error"&&O!=="family_unavailable");return!!f&&
m.length===0}function o({name:s,regex:h,match:i,not_match:n},r){const f=(0,L().compileLinear)(h);if("error"in f)return[{
message:`${s}: the pattern ${f.error}`,pointer:["regex"],value:h}];const y=c=>(0,R().matchesAnyCommand)(c,h,r);return[...d(
"match",i,c=>y(c)?void 0:`${s}: does not match`),...d("not_match",n,c=>y(c)?`${s}: matches`:void 0)]}function d(s,h,i){return h.
flatMap((n,r)=>{const f=i(n);return f?[{message:`${f} ${n}`,pointer:[s,r],value:n}]:[]})}function a(s,h){return h.map(i=>({
...i,pointer:[...s,...i.pointer]}))}},38010:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.curated=void 0,
w.judgeRisk=i;function T(){const l=p(55972);return T=function(){return l},l}function C(){const l=p(55126);return C=function(){
return l},l}function D(){const l=p(87952);return D=function(){return l},l}function W(){const l=p(13580);return W=function(){
return l},l}function L(){const l=p(95132);return L=function(){return l},l}function j(){const l=p(34482);return j=function(){
return l},l}function k(){const l=p(8737);return k=function(){return l},l}const A=10,M=[S,b,e,t,d,l=>n(a(l),l.context.policy)],
x=(l,v,P)=>{const{policy:N,proposal:F}=P,[G,...H]=m(l),B=[...O(l),...(0,k().besidesProgram)(v,l)],U=F.family??G?.text??"",
z=(0,D().sandboxProgram)("curated",U,N.families),K=F.mode??(N.experimental.includes(U)?"experimental":"structured");if(G===
void 0||z===void 0){const q=G?(0,L().finding)("not_in_registry",{family:U},{span:G.span}):(0,L().finding)("no_command",{});
return{...i("dangerous",P),findings:[q,...B].filter(I)}}const V=new(j()).Places(P),Y=(0,C().readArguments)(H,z,c(V)),Z=E(
Y),X=new Set(z.dangerous_targets?.map(q=>V.locate(q))),_=Z.some(({path:q})=>X.has(V.locate(q.replace(/\*$/,"")))),Q={context:P,
places:V,base:G,name:U,program:z,proposalMode:K,words:H,read:Y,paths:Z,broad:_},[nn,...en]=M.map(q=>q(Q)),tn=[...nn??[],
...B,...en.flat()],sn=a(Q),rn=r(sn,K);return{findings:tn.some(({severity:q})=>q==="error")?(0,k().firstOfEach)(tn.filter(
I),A):[...tn,...h(Q).map(q=>(0,L().finding)(q,{}))],risk:sn,confirmation:rn}};w.curated=x;function I({severity:l}){return l!==
"warning"}function E({use:l,values:v}){const P=v.filter(({kind:F,text:G})=>T().PATH_KINDS.has(F)&&G!=="-").map(({text:F,
word:G})=>({path:F,word:G})),{default_operand:N}=l;return P.length===0&&N!==void 0?[{path:N}]:P}const R={structured:["st\
ructured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function S({name:l,base:v,
program:P,proposalMode:N,context:F}){const{maturity:G="structured",platforms:H}=P.family.sandbox??{},{category:B}=P.family,
{policy:U,platform:z}=F,K=R[G];return[...U.disabled_packs.includes(B)?[`is in the disabled pack \`${B}\``]:[],...H?.includes(
z)===!1?[`does not exist on \`${z}\``]:[],...K.includes(N)?[]:[`has the maturity \`${G}\``]].map(Y=>(0,L().finding)("fam\
ily_unavailable",{family:l,reason:Y},{span:v.span}))}function b({name:l,base:v}){return l===v.text?[]:[(0,L().finding)("\
family_base_mismatch",{family:l,base:v.text},{span:v.span})]}const u={tar:"constrained_form.tar",unzip:"constrained_form\
.unzip",zip:"constrained_form.zip",ping:"constrained_form.ping",curl:"constrained_form.curl",dig:"constrained_form.dns",
nslookup:"constrained_form.dns"};function e(l){const{name:v,program:P,words:N,read:F}=l,G=u[v]??"constrained_form.other",
H=P.forms?G:"argument_refused";return[...N.filter(({text:U})=>P.family.category==="archives"&&T().SHELL_OPERATOR.test(U)).
map(({text:U,span:z})=>(0,L().finding)("shell_operator.quoted",{operator:U},{span:z})),...F.objections.filter(({word:U})=>U===
void 0||o(U,l)===void 0).map(({objection:U,word:z})=>(0,L().finding)(H,{family:v,objection:U},z?{span:z.span}:{}))]}function t(l){
return l.words.flatMap(v=>{const P=o(v,l);if(P===void 0)return[];const N={family:l.name,operand:v.text,prefix:P};return[
(0,L().finding)("forbidden_operand_prefix",N,{span:v.span})]})}function o({text:l},{program:v}){const{forbidden_prefixes:P=[]}=v;
return P.find(N=>l.toLowerCase().startsWith(N.toLowerCase()))}function d({paths:l,places:v,context:P}){const{allowed_roots:N}=P.
policy;return N.length===0?[]:l.filter(({path:F})=>F.startsWith("~")||!v.leadsInto(F,N)).map(({path:F,word:G})=>(0,L().finding)(
"outside_allowed_roots",{path:F,roots:N},G&&{span:G.span}))}function a({broad:l,read:{use:v}}){return l?"dangerous":v.risk??
"safe"}const s=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function h({broad:l,paths:v,proposalMode:P,read:N}){
const{flag_warnings:F={}}=N.use;return[...new Set([...(0,C().warningsIn)(N.use),...N.flags.flatMap(H=>F[H]??[]),...l?["b\
road_permission_target"]:[],...v.some(({path:H})=>s.test(H))?["env_secrets"]:[],...P==="experimental"?["experimental_mod\
e"]:[]])]}function i(l,{policy:v,proposal:P}){const N=r(l,P.mode??"structured");return{findings:n(l,v),risk:l,confirmation:N}}
function n(l,{mode:v,allow_dangerous:P}){return l==="safe"||l==="write"&&v!=="safe"||l==="dangerous"&&v==="dangerous"&&P?
[]:[(0,L().finding)("policy_risk",{risk:l,mode:v})]}function r(l,v){return v==="experimental"?"very_strong":l==="dangero\
us"?"strong":"standard"}const f=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],y=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function c(l){return(v,P)=>{const N=T().KINDS[v](P);if(N!==void 0||v!=="destination"&&v!=="source")return N;const F=l.locate(
P);if(F===void 0)return"cannot be resolved";if(F==="/")return"is the root of the file system";const H=(/^[\\/]|^[A-Za-z]:/.
test(P)||!l.isIn(F,l.cwd))&&f.find(B=>l.mayBeIn(F,B));if(H)return`is in the system directory ${H}`;if(v!=="destination")
return l.mayBeIn(l.cwd,F)?"is the working directory or one of its parents":y.test(F)?"is a home directory":void 0}}function m({
words:l,problems:v}){const P=v.filter(({rule:F})=>g.has((0,W().ruleOf)(F).shape)),N=Math.min(...P.map(({span:F})=>F.start));
return l.filter(({span:F})=>F.start<N)}const g=new Set(["operator","redirection","multiline"]);function O({problems:l}){
return l.flatMap(({rule:v,args:P,span:N})=>{const{shape:F}=(0,W().ruleOf)(v);if(F===void 0)return[];if(F==="unreadable")
return[(0,L().finding)("parse_failed",{},{span:N})];const{operator:G,written:H,character:B}=P,U=String(G??H??B),z=F==="o\
perator"?$(U):F;return[(0,L().finding)(`shell_operator.${z}`,{operator:U},{span:N})]})}function $(l){return l==="|"||l===
"|&"?"pipeline":l==="&"?"background":"chaining"}},46121:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),
w.evolver=void 0;function T(){const j=p(87952);return T=function(){return j},j}function C(){const j=p(38010);return C=function(){
return j},j}const D=(j,k,A)=>{const M=j.words[0]?.text;if(j.invocation===void 0&&M&&(0,T().isNamedCurated)(M,A.policy))return(0,C().
curated)(j,k,L(A));const x=W(j,k);return{findings:k,...x&&{risk:x}}};w.evolver=D;function W({invocation:j},k){const A=j?.
family?.data.risk;return k.some(({severity:x})=>x==="error")||A==="safe"?void 0:A}function L(j){const{policy:k}=j,A=k.allowed_roots.
length>0?k.allowed_roots:["."];return{...j,policy:{...k,allowed_roots:A}}}},8737:function(J,w,p){Object.defineProperty(w,
"__esModule",{value:!0}),w.besidesProgram=D,w.findProblems=L,w.firstOfEach=W;function T(){const j=p(13580);return T=function(){
return j},j}function C(){const j=p(95132);return C=function(){return j},j}function D(j,{invocation:k}){const A=k?.family?
["program","invocation","target"]:["program"];return j.filter(({layer:M,rule:x})=>!A.includes(String(M))||(0,T().ruleOf)(
x).anyText===!0)}function W(j,k){const A=new Map;return j.filter(({rule:M})=>{const x=(A.get(M)??0)+1;return A.set(M,x),
x<=k})}function L({problems:j}){return j.map(C().problemFinding)}},89509:function(J,w){Object.defineProperty(w,"__esModu\
le",{value:!0}),w.readToolCall=C;const p=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,T=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function C(D){const W=p.exec(D);if(W===null)return;const[,L="",j=""]=W,k=[];let A=W.indices?.[2]?.[0]??0,M=j;for(;M!=="";){
const x=T.exec(M);if(x===null)return;const[I,E,R]=x;k.push({text:E??R??"",span:{start:A,end:A+I.length}}),M=M.slice(I.length),
A+=I.length}return{name:L,args:k}}},92890:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.validator=void 0;
function T(){const A=p(95132);return T=function(){return A},A}const C=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
D={"1.94":{refused:C,information:new Set(["--version","--help","--v8-options"])},newer:{refused:C,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},W=(A,M)=>{const{invocation:x}=A,I=[...M,...k("1.94",A)];
if(I.some(({severity:S})=>S==="error"))return{findings:I};const[E]=k("newer",A);if(E){const S=String(E.args.flag??""),b={
...E.span&&{span:E.span},...L};I.push((0,T().finding)("validator-flag",{flag:S,of:"newer"},b))}const R=x?.operands[0];if(R&&
!j(x,D["1.94"])){const{text:S,span:b}=R;I.push((0,T().finding)("validator-empty-folder",{script:S},{span:b}))}return{findings:I}};
w.validator=W;const L={severity:"notice",harm:"bookkeeping"};function j({flags:A},{information:M}){return A.some(({name:x})=>M.
has(x))}function k(A,{words:M,invocation:x,command:I}){const E=D[A],[R,...S]=M;if(R===void 0)return[];const b=n=>(0,T().
finding)("validator-script",{command:n},{span:R.span});if(R.text!=="node")return[b(`\`${R.text}\``)];const{flags:u=[],operands:[
e]=[]}=x??{},t=(n,r)=>{const f=e&&e.span.start<r.start?"script":"node";return(0,T().finding)("validator-flag",{flag:n,of:f},
{span:r})},o=x!==void 0&&j(x,E),d=o&&u.length===1&&e===void 0,{options:a}=E,s=d||a===void 0?[]:u.filter(({name:n})=>!a.has(
n)),h=E.text?.exec(I),i=u.some(({name:n})=>n==="--test");return[...S.flatMap(({text:n,span:r})=>E.refused.test(n)?[t(n,r)]:
[]),...s.map(({written:n,span:r})=>t(n,r)),...h?[t(h[0],{start:h.index,end:h.index+h[0].length})]:[],...(e===void 0||i)&&
!o?[b("`node` without a script")]:[]]}},72017:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.matchesAnyCommand=
r,w.workspace=void 0;function T(){const l=p(13970);return T=function(){return l},l}function C(){const l=p(72720);return C=
function(){return l},l}function D(){const l=p(55972);return D=function(){return l},l}function W(){const l=p(55126);return W=
function(){return l},l}function L(){const l=p(21006);return L=function(){return l},l}function j(){const l=p(87952);return j=
function(){return l},l}function k(){const l=p(13580);return k=function(){return l},l}function A(){const l=p(95132);return A=
function(){return l},l}function M(){const l=p(97424);return M=function(){return l},l}function x(){const l=p(81716);return x=
function(){return l},l}function I(){const l=p(34482);return I=function(){return l},l}function E(){const l=p(8737);return E=
function(){return l},l}function R(){const l=p(89509);return R=function(){return l},l}const S=(l,v,P)=>P.proposal.tool===
"runpy"?$(l,v,P):b(l,(0,E().besidesProgram)(v,l),P);w.workspace=S;function b(l,v,P){const{families:N,patterns:F,disabled_packs:G}=P.
policy,H=new(I()).Places(P),B=(0,x().readShellText)(l.command),U=Q=>Q.map(nn=>u(nn,N,G)),z=U((0,x().everyCommand)(B)),K=Q=>z.
flatMap(nn=>{const en=f(nn);return F.filter(tn=>tn.layer===Q&&n(tn.regex,en)).map(({name:tn,regex:sn,reason:rn})=>(0,A().
finding)("custom_pattern",{name:tn,pattern:sn,reason:rn},{layer:Q}))}),V=[()=>e(l,B),()=>U(a(l,P.mount,H,z)).flatMap(Q=>y(
Q,H)),()=>z.flatMap(O)];for(const[Q,nn]of V.entries()){const en=[...nn(),...K(Q+1)];if(en.length>0)return{findings:[...(0,E().
firstOfEach)(en,1),...v.filter(s)]}}const Y=z.map(({read:Q})=>Q.use),Z=new Set(Y.flatMap(W().warningsIn)),X=[...v,...[...Z].
map(Q=>(0,A().finding)(Q,{}))],_=T().riskSchema.options.findLast(Q=>Y.some(nn=>nn.risk===Q));return _===void 0||_==="saf\
e"||X.some(s)?{findings:X}:{findings:X,risk:_}}function u(l,v,P){const[N,...F]=l.words,G=(0,j().sandboxProgram)("workspa\
ce",N?.text??"",v),H=G&&!P.includes(G.family.category)?G:void 0;return{command:l,program:H,read:(0,W().readArguments)(F,
H??{})}}function e({targets:l},v){const P=l.flatMap(({script:N})=>N===void 0?[]:[N]);return[...(0,M().findDangers)(v).map(
N=>t(N,!0)),...P.flatMap(N=>(0,M().findDangers)((0,x().readShellText)(N))).map(N=>t(N,!1))]}function t({name:l,pattern:v,
words:P},N){const F=P[0]?.span.start,G=P.at(-1)?.span.end,H=N&&F!==void 0&&G!==void 0?{span:{start:F,end:G}}:{};return(0,A().
finding)(l,{pattern:d(v)},H)}const o=200;function d(l){return l.length>o?`${l.slice(0,o)}\u2026`:l}function a({command:l},{
tree:v,at:P},{cwd:N},F){return v!==void 0&&P!=="/"&&P===N&&F.length===1?(0,x().everyCommand)((0,x().readShellText)(l,v)):
F.map(H=>H.command)}function s({severity:l}){return l==="error"}function h({program:l,read:v}){const P=l===void 0?[]:v.values;
return new Set(P.flatMap(({kind:N,word:F})=>D().PATH_KINDS.has(N)?[]:F))}const i=new Map;function n(l,v){const P=i.get(l)??
(0,C().compileLinear)(l);return i.set(l,P),"error"in P||P.matches(v)}function r(l,v,P){return(0,x().everyCommand)((0,x().
readShellText)(l)).some(N=>n(v,f(u(N,P,[]))))}function f(l){const{words:v,redirections:P}=l.command,N=h(l);return[...v.filter(
F=>!N.has(F)).map(({text:F})=>F),...P.map(({operator:F,target:G})=>`${F} ${G?.text??""}`)].join(" ")}function y(l,v){const{
words:P,redirections:N,problems:F}=l.command,G=h(l),H=F.filter(({rule:U})=>U==="variable-expansion"),B=N.flatMap(({target:U})=>U??
[]);return[...P.slice(1).filter(U=>!G.has(U)),...B].flatMap(({text:U,span:z})=>{const K=H.some(({span:V})=>V.start>=z.start&&
V.end<=z.end);return[U,...c(U)].flatMap(V=>m(V,z,v,K))})}function c(l){if(!l.startsWith("-"))return[];const{attached:v}=(0,L().
splitAtEquals)(l);return[...v?[v]:[],.../^-[^-]./.test(l)?[l.slice(2)]:[]]}function m(l,v,P,N=!1){const F=N||l.startsWith(
"~")?void 0:P.locate(l);return F===void 0||!P.isIn(F,P.workspace)?[(0,A().finding)("path_outside_workspace",{path:l},{span:v})]:
l.split(/[\\/]/).includes("..")?[(0,A().finding)("path_traversal",{path:l},{span:v})]:[]}const g=[[/^rm$/,/^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
[/^(?:chmod|chown|dd|kill)$/,/^--all$/],[/^/,/^--force$/]];function O({command:l,program:v,read:P}){const[N,...F]=l.words;
if(N===void 0)return[];const{text:G}=N,H=g.flatMap(([z,K])=>z.test(G)?[K]:[]),B=F.filter(({text:z})=>H.some(K=>K.test(z)));
return B.length>0?B.map(({text:z,span:K})=>(0,A().finding)("blocked_flag",{program:G,flag:z},{span:K})):F.length===1&&v&&
/^--(?:version|help)$/.test(F[0]?.text??"")?[]:(v?P.objections:[{objection:"is not allowed",word:N}]).map(({objection:z,
word:K=N})=>(0,A().finding)("command_not_allowed",{program:G,objection:z},{span:K.span}))}function $({command:l},v,P){const N=v.
filter(({rule:B})=>(0,k().ruleOf)(B).anyText===!0),F=(0,R().readToolCall)(l),[G]=F?.args??[];if(F?.name!=="write_file"||
G===void 0){const B=d(F?.name??l);return{findings:[(0,A().finding)("command_not_allowed",{program:B,objection:"is not a \
call of a file tool with literal arguments"}),...N]}}const H=[...m(G.text,G.span,new(I()).Places(P)),...N];return H.some(
s)?{findings:H}:{findings:H,risk:"write"}}},81961:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.combine=
j,w.policyWith=M,w.stricterOf=L,w.tightenPolicy=k,w.valuesOf=A;function T(){const x=p(23404);return T=function(){return x},
x}function C(){const x=p(41895);return C=function(){return x},x}function D(){const x=p(74238);return D=function(){return x},
x}function W(){const x=p(11160);return W=function(){return x},x}function L(x,I,E){const R=j(x.policy,I.policy);if("confl\
icts"in R)throw new(C()).GateError("policy_conflict",`The policies of the base and of ${E} differ in ${R.conflicts.join(
", ")}; the gate cannot determine which is stricter.`,"Use the same values in both policies.");const{ref:S,digest:b}=I,u=[
...x.combinedWith?[x.combinedWith.name]:[],E];return{...x,policy:R.policy,digest:(0,D().digestPolicy)(R.policy),combinedWith:{
name:u.join(" and "),digest:b,...S!==void 0&&{ref:S}}}}function j(x,I){const E=[],R=A(x),S=A(I);for(const[b,{strictness:u}]of W().
POLICY_KEYS){const[e,t]=[R.get(b),S.get(b)];if((0,T().canonicalize)(e)===(0,T().canonicalize)(t))continue;const o=u.combine(
e,t);o?R.set(b,o.value):E.push(b)}return E.length>0?{conflicts:E}:{policy:M(R)}}function k(x,I){if(Object.values(I).every(
u=>u===void 0))return x;const E=A(x.policy),R=[],S=new Map(Object.entries(I));for(const[u,{strictness:e,input:t}]of W().
POLICY_KEYS){const o=t&&S.get(t.name),d=E.get(u);if(!(!t||o===void 0||o===d))if(d===t.open||e.compare(d,o)==="tighter")E.
set(u,o);else{const a={given:String(o),kept:String(d)};R.push({input:t.name,key:u,...a})}}const b=M(E);return{...x,policy:b,
digest:(0,D().digestPolicy)(b),ignoredInputs:R}}function A(x){const I=x;return new Map([...W().POLICY_KEYS.keys()].map(E=>{
const[R="",S]=E.split("."),b=I[R];return[E,S===void 0?b:b[S]]}))}function M(x){const I={};for(const[E,R]of x){const[S="",
b]=E.split(".");I[S]=b===void 0?R:{...I[S],[b]:R}}return W().policySchema.parse(I)}},76545:function(J,w,p){Object.defineProperty(
w,"__esModule",{value:!0}),w.comparePolicies=j;function T(){const x=p(23404);return T=function(){return x},x}function C(){
const x=p(69873);return C=function(){return x},x}function D(){const x=p(81961);return D=function(){return x},x}function W(){
const x=p(11160);return W=function(){return x},x}function L(){const x=p(92328);return L=function(){return x},x}function j(x,I){
const[E,R]=[(0,D().valuesOf)(x),(0,D().valuesOf)(I)];return[...W().POLICY_KEYS].flatMap(([S,{strictness:b}])=>{const[u,e]=[
E.get(S),R.get(S)],t=k(u,e);if(t===void 0)return[];const o=b.compare(u,e),d=b.loosens?.(u,e)??o!=="tighter";return[{key:S,
change:t,direction:o,loosens:d}]})}function k(x,I){if(Array.isArray(x)&&Array.isArray(I)){const E=[...(0,L().missingFrom)(
x,I).map(R=>`+ ${A(R)}`),...(0,L().missingFrom)(I,x).map(R=>`- ${A(R)}`)];return E.length===0?void 0:E.join(", ")}return(0,T().
canonicalize)(x)===(0,T().canonicalize)(I)?void 0:`${M(x)} \u2192 ${M(I)}`}function A(x){const I=x.name;return typeof I==
"string"?I:M(x)}function M(x){return(0,C().stringify)(x,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},95244:function(J,w,p){
Object.defineProperty(w,"__esModule",{value:!0}),w.NPM_LOCKFILES=w.LOCKFILES=void 0,w.isCode=A,w.isDocument=I,w.isLockfile=
r,w.isOfTests=s,w.isPackageFile=y,w.isProgramCode=k,w.isRunnable=E,w.isTest=d,w.isTestData=a,w.isWritten=M,w.toolThatFinds=
l;function T(){const v=p(76760);return T=function(){return v},v}function C(){const v=p(41330);return C=function(){return v},
v}const D=new Set(`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx h\
h
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),W=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),L=new Set("ini json json5 jsonl toml yaml yml".split(" ")),j=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function k(v){return D.has(R(v))}function A(v){return k(v)||W.has(R(v))}function M(v){return A(v)||L.has(R(v))||j.test(T().
posix.basename(v))}const x=/\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;function I(v){
return x.test(v)}function E(v){return(A(v)||!T().posix.basename(v).includes("."))&&!I(v)}function R(v){return T().posix.
extname(v).slice(1).toLowerCase()}const S={tests:"tests?|__tests__|specs?|e2e|cypress|playwright",data:"__mocks__|__snap\
shots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|bench(?:marks?)?"},b=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
u=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[e,t,o]=Object.values(S).map(v=>new RegExp(`(?:^|/)(?\
:${v})/`,"i"));function d(v){return e.test(v)||b.test(v)}function a(v){return t.test(v)||v.endsWith(".snap")}function s(v){
return d(v)||a(v)||o.test(v)||u.test(v)}const h=w.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],i=w.LOCKFILES=
[...h,"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb"],n=/^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function r(v){return i.includes(v)||n.test(v)}const f=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;
function y(v){return i.includes(v)||f.test(v)}const c="{js,cjs,mjs,ts,cts,mts}",m="{json,jsonc,json5,yaml,yml,toml}",g=`\
{${c.slice(1,-1)},${m.slice(1,-1)}}`,O={vitest:`vitest.config.${c} vitest.workspace.${g} vite.config.${c}`,jest:`jest.co\
nfig.${g} jest.setup.${c}`,mocha:`.mocharc .mocharc.${g}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${c}`,cypress:`cypress.config.${c}`,eslint:`eslint.config.${c} .eslintrc \
.eslintrc.${g} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${g} prettier.config.${c} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${g} stylelint.config.${c} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${g} .knip.${m} knip.config.${c}`,markdownlint:`.markdownlint.${g}\
 .markdownlint-cli2.${g} .markdownlintignore .markdownlintrc`,cspell:`cspell.${g} .cspell.${g} cspell.config.${g}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${g} nyc.config.${c}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${g} .babelrc .babelrc.${g}`,swc:".swcrc",pytest:"pytest.toml .pytest.toml pytest.ini .pytest.ini co\
nftest.py pyproject.toml setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.\
ini",ruff:"ruff.toml .ruff.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml \
rustfmt.toml",go:"go.mod go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xm\
l",gradle:"{build,settings}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets\
} *.runsettings",phpunit:"phpunit.xml phpunit.xml.dist phpunit.dist.xml",rspec:".rspec .rubocop.yml",turbo:"turbo.json",
nx:"nx.json project.json",lerna:"lerna.json",npm:".npmrc"};let $;function l(v){if($??=Object.entries(O).map(([N,F])=>[N,
(0,C().default)(F.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.test(v))return"cargo";const P=v.slice(v.lastIndexOf(
"/")+1);return $.find(([,N])=>N(P))?.[0]}},96215:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.isOfLibrary=
T;const p=new Set(`
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
  `.trim().split(/\s+/));function T(C){return p.has(C.replace(/\..*$/s,""))}},19609:function(J,w,p){Object.defineProperty(
w,"__esModule",{value:!0}),w.PRELOADABLE_PACKAGES=w.PRELOADABLE_BY_TOOLS=w.NODE_FLAGS=w.NODE_ALIASES=w.BUILT_IN_REPORTERS=
void 0;function T(){const k=p(91063);return T=function(){return k},k}const C=w.NODE_FLAGS=(0,T().nameTable)({harmless:`
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
  `.trim().split(/\s+/).map(k=>k.split("="))),W=w.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),L=w.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g)),j=w.PRELOADABLE_BY_TOOLS=new Set(`
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g))},4274:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.SELECTING_FLAGS=w.NPM_SUBCOMMANDS=
w.NPM_SHORTHANDS=w.NPM_FLAGS=w.FLAGS_OF_TESTS=void 0;function T(){const A=p(91063);return T=function(){return A},A}const C=w.
NPM_FLAGS=(0,T().strictFlags)({text:`
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,path:"prefix=","only-prints":"usage version versions","skips-tests":"ignore-scripts","outside-code":"call= global gl\
obalconfig= node-options= registry= script-shell= shell= userconfig=","uses-network":"package= yes"}),D=w.SELECTING_FLAGS=
new Set(["--include-workspace-root","--prefix","--workspace","--workspaces"]),W=w.FLAGS_OF_TESTS=new Set(["--bail","--co\
verage","--runInBand"]),L=`
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`,j=w.NPM_SHORTHANDS=new Map(L.trim().split(/\s+/).map(A=>A.split(/[=:]/)).map(([A="",M,x])=>[A,`--${M}${x===void 0?"":`\
=${x}`}`])),k=w.NPM_SUBCOMMANDS=(0,T().nameTable)({"runs-script":"test,t,tst run,run-script start stop","runs-tool":"exe\
c,x","only-prints":"explain,why help ls,list,la,ll prefix query root sbom","uses-network":"ci,clean-install,ic create,in\
it dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink \
update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish a\
udit diff docs doctor outdated ping search,s view,info,show,v whoami","writes-files":"cache pack pkg shrinkwrap version",
"outside-code":"config,c get set"})},55126:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.readArguments=
j,w.warningsIn=L;function T(){const E=p(35672);return T=function(){return E},E}function C(){const E=p(55972);return C=function(){
return E},E}function D(){const E=p(20457);return D=function(){return E},E}function W(){const E=p(91063);return W=function(){
return E},E}function L({warnings:E=[],network_touching:R}){return R?["network_touching",...E]:E}function j(E,R,S=(b,u)=>C().
KINDS[b](u)){if(R.forms!==void 0)return k(E,R,R.forms,S);if(R.subcommands===void 0)return x(E,R,S);const[b,...u]=E,e=Object.
entries(R.subcommands).find(([o])=>o===b?.text)?.[1];if(e!==void 0)return x(u,{...R,...e},S);const t=`is accepted only w\
ith ${M(Object.keys(R.subcommands))}`;return{use:R,flags:[],values:[],objections:[{objection:t,...b&&{word:b}}]}}function k(E,R,S,b){
const u=`is accepted only as ${M(Object.keys(S))}`,[e]=E;let t={use:R,flags:[],values:[],objections:[{objection:u,...e&&
{word:e}}]};for(const[o,d]of Object.entries(S)){const a=(0,T().matchForm)((0,T().parseForm)(o)??[],E,b);if(a===void 0)continue;
const s=a.map(({word:i,kind:n})=>({text:i.text,word:i,kind:n})),h=a.find(i=>i.wrong!==void 0);if(!h)return{use:{...R,...d},
flags:[],values:s,objections:[]};t={...t,values:s,objections:[A(h)]}}return t}function A({word:E,wrong:R}){return{objection:`\
does not accept \`${E.text}\`, which ${R}`,word:E}}function M(E){return E.map(R=>`\`${R}\``).join(", ")}function x(E,R,S){
const{leading_flags:b=[]}=R,{flags:u,operands:e}=(0,D().readUse)((0,W().strictFlags)(R.flags,b),E),t=[],o=(c,m)=>t.push(
A({word:c,wrong:m})),d=[],a=[];for(const{word:c,flag:m,value:g,valueWord:O}of u){if(m===void 0||m.choices?.includes(g??"")===
!1){o(c,"is not among its flags");continue}a.push(m.name),b.includes(m.name)&&e.some($=>I(c,$))&&o(c,"must come before t\
he operands"),m.arity!=="none"&&(g===void 0?o(c,"requires a value"):d.push({text:g,kind:m.kind,word:O??c}))}const s=u.find(
({flag:c})=>!b.includes(c?.name??"")),h=(c=[])=>c.some(m=>a.includes(m)),i=((0,T().parseOperands)(R.operands??"path*")??
[]).slice(h(R.first_operand_by)?1:0);for(const[c,m]of e.entries()){b.length>0&&s&&I(m,s.word)&&o(m,"comes after the expr\
ession");const g=i[Math.min(c,i.length-1)];d.push({text:m.text,kind:g?.kind??"path",word:m})}for(const{text:c,kind:m,word:g}of d){
const O=S(m,c);O!==void 0&&t.push({objection:`does not accept \`${c}\`, which ${O}`,word:g})}const{min:n,max:r}=(0,T().countOf)(
i),f=n-(h(R.last_operand_by)?1:0),y=e.length;if(y<f||y>r){const c=r===f?`${r}`:`${f} to ${r}`,m=Number.isFinite(r)?c:`at\
 least ${f}`;t.push({objection:`takes ${m} operands, not ${y}`})}return{use:R,flags:a,values:d,objections:t}}function I(E,R){
return E.span.start>R.span.start}},21006:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.readFlags=p,w.
splitAtEquals=L,w.valueRead=W;function p(j,k){const A=[],M=j.toReversed();let x;const I=()=>{for(const E of M.reverse())
A.push({kind:"operand",word:E});return{tokens:A,rest:void 0}};for(let E=M.pop();E!==void 0;E=M.pop()){if(E.text==="--")return I();
const R=!T(E);if(!R&&x!==void 0){A.push({...x,word:E,next:E});continue}const{written:S,attached:b}=R?C(E.text,k):{written:E.
text,attached:void 0},u=R?k.expand(S,b):"operand";if(u==="operand"){if(A.push({kind:"operand",word:E}),k.flags==="first")
return I();continue}x=void 0;const e=M.at(-1),t=u?.at(-1)?.takes,o=b===void 0&&D(t,e),d={word:E,written:S,attached:b,next:e,
consumes:o};u===void 0&&A.push({kind:"unknown",...d});for(const[s,h]of u?.entries()??[]){const i=s===(u?.length??0)-1,n={
word:E,written:S,attached:void 0,next:void 0,consumes:!1};A.push({kind:"flag",part:h,...i?d:n})}if(t==="rest")return{tokens:A,
rest:M.reverse()};const a=A.at(-1);t==="operands"&&o&&a?.kind==="flag"&&(x=a),o&&!(t==="both"&&e&&!T(e))&&M.pop()}return I()}
function T({text:j}){return!j.startsWith("-")||j==="-"}function C(j,{equals:k}){return k==="all"||k==="long"&&j.startsWith(
"--")?L(j):{written:j,attached:void 0}}function D(j,k){if(k===void 0)return!1;switch(j){case"always":case"both":return!0;case"\
unless-dash":return!k.text.startsWith("-");case"operand":case"operands":return T(k);default:return!1}}function W({word:{
span:j},attached:k,next:A,consumes:M}){return M&&A?{value:A.text,span:{start:j.start,end:A.span.end}}:k===void 0?{span:j}:
{value:k,span:j}}function L(j){const k=j.indexOf("=");return k<0?{written:j,attached:void 0}:{written:j.slice(0,k),attached:j.
slice(k+1)}}},20457:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.readUse=D;function T(){const S=p(
21006);return T=function(){return S},S}function C(){const S=p(91063);return C=function(){return S},S}function D(S,b){const{
tokens:u,rest:e}=(0,T().readFlags)(b,M(S)),t=[],o=[];let d;for(const r of u)r.kind==="flag"&&r.word===d&&/\s/.test(r.written)||
(d=r.kind==="flag"&&r.consumes?r.next:void 0,r.kind==="flag"&&!W(S,r,o)?t.push(L(r)):o.push(r.word));const a=S.stops?{operands:[],
started:o}:{operands:o,started:[]},s=e&&t.pop();if(e===void 0||s===void 0)return{flags:t,...a};const{word:h,value:i}=s,n=i===
void 0?e:[{...h,text:i},...e];return{flags:t,...a,rest:{flag:s,words:n}}}function W({readsBehind:S,handsOn:b},{part:u},e){
return!!S&&!b&&u.spec===void 0&&e.length>0}function L(S){const{word:b,attached:u,next:e,consumes:t,part:o}=S,{spec:d,negated:a,
letter:s,fixed:h=u}=o,i=s??S.written;if(t&&e!==void 0){const c={start:b.span.start,end:e.span.end};return{word:{...b,span:c},
written:i,flag:d,value:e.text,valueWord:e,off:!1}}const n=e!==void 0&&(!e.text.startsWith("-")||e.text==="-"),r=d===void 0&&
n?e.text:void 0,f=d?.arity!=="value"&&/^(?:false|0)$/.test(h??""),y=d?.arity!=="rest"&&(a||f);return{word:b,written:i,flag:d,
value:h??r,off:y}}const j={none:"never",attached:"never",value:"both",optional:"operand",many:"operands",rest:"rest"};function k(S,b=!1){
const u=S===void 0?"never":j[S.arity];return{spec:S,negated:b,takes:b&&u!=="rest"?"never":u}}function A({flags:S},b,u){const e=s=>{
const h=S.get(s);return{...k(h),takes:h?.arity==="value"?"always":"never"}},t=S.get(b)??S.get(/^-\d+$/.test(b)?"-#":"");
if(t!==void 0)return[(u===void 0?t.arity!=="attached":t.arity!=="none")?e(t.name):k(void 0)];const o=b.slice(0,2);if(!b.
startsWith("--")&&S.get(o)?.arity==="value")return[{...e(o),fixed:b.slice(2),takes:"never"}];const d=/^-[A-Za-z]{2,}$/.test(
b)?[...b.slice(1)]:[];return d.length>0&&d.every(s=>S.get(`-${s}`)?.arity==="none")?d.map(s=>e(`-${s}`)):[k(void 0)]}function M(S){
return{flags:S.stops&&!S.readsBehind?"first":"anywhere",equals:S.strict?"long":"all",expand:(b,u)=>{if(S.strict)return A(
S,b,u);const e=x(S,b,u),t=S.handsOn&&!S.readsBehind;return S.stops&&t&&e.some(({spec:d})=>d===void 0)?"operand":e}}}function x(S,b,u){
const e=b.replace(/^-+/,""),t=b.startsWith("--"),o=I(S,e,t);if(o!==void 0)return[o];if(t||e.length<2)return[k(void 0)];const d=[],
a=u===void 0?e:`${e}=${u}`;for(let s=0;s<a.length;s+=1){const h=a[s]??"",i=S.flags.get(h);if(i===void 0)return[...d,k(void 0)];
const n={...k(i),letter:`-${h}`},r=a.slice(s+1);if(r!==""&&(i.arity!=="none"||r.startsWith("="))){const f=i.arity==="res\
t"?"rest":"never";return[...d,{...n,fixed:r.replace(/^=/,""),takes:f}]}d.push(n)}return d}function I(S,b,u){const e=R(S,
b,u)??(u&&S.completes?E(S,b):void 0);if(e!==void 0)return k(e);if(!/^no-?[A-Za-z]/.test(b))return;const t=R(S,b.replace(
/^no-?/,""),u);return t&&k(t,!0)}function E({flags:S},b){const u=(0,C().flagKey)(b),e=new Map;for(const[o,d]of S)o.startsWith(
u)&&e.set(d.name,d);const[t]=e.values();return e.size===1?t:void 0}function R(S,b,u){const e=(0,C().flagKey)(b),t=u?e.lastIndexOf(
"."):-1,o=t<0?void 0:S.flags.get(e.slice(t+1));return o===void 0||S.flags.has(e)?(0,C().lookUp)(S,e):o.kind==="text"?(0,C().
lookUp)(S,e)??o:o}},55366:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.MAX_FILE_BYTES=void 0,w.readBlob=
W;function T(){const L=p(41895);return T=function(){return L},L}function C(){const L=p(7650);return C=function(){return L},
L}const D=w.MAX_FILE_BYTES=16*1024*1024;async function W(L,j){const[k]=await L.read([j]);if(k?.type==="blob")return k.content;
throw new(T()).GateError("file_unreadable",k?`Object ${j} is a ${k.type}, not a file`:`Object ${j} is missing from this \
clone`,C().FULL_CLONE_HINT)}},48741:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.folderTree=M,w.readOnDisk=
I;function T(){const u=p(73024);return T=function(){return u},u}function C(){const u=p(51455);return C=function(){return u},
u}function D(){const u=p(76760);return D=function(){return u},u}function W(){const u=p(41895);return W=function(){return u},
u}function L(){const u=p(55366);return L=function(){return u},u}function j(){const u=p(39491);return j=function(){return u},
u}function k(){const u=p(96681);return k=function(){return u},u}function A(){const u=p(93028);return A=function(){return u},
u}function M(u,e=L().MAX_FILE_BYTES){const t=(0,D().resolve)(u),o=`the directory ${u}`,d=i=>b(i,()=>(0,T().lstatSync)((0,k().
systemPath)((0,D().join)(t,i)))),a=i=>{if(i==="")return{path:i,kind:"directory",tracked:!0};if(!(0,j().canBeCheckedOut)(
i)||!(0,j().foldersAbove)(i).every(y=>d(y)?.isDirectory()))return;const n=d(i),r=n&&(0,A().kindOf)(n);if(!n||!r)return;const f=(0,A().
isRegular)(r)?{size:n.size}:{};return{path:i,kind:r,...f,tracked:!i.split("/").includes("node_modules")}},s=i=>a(i)?.kind!==
"directory"?[]:(b(i,()=>(0,T().readdirSync)((0,k().systemPath)((0,D().join)(t,i)),{encoding:"buffer"}))??[]).map(r=>a(i===
""?(0,k().decodePath)(r):`${i}/${(0,k().decodePath)(r)}`)).filter(r=>r!==void 0).sort(j().byEntryPath);function*h(i){for(const n of s(
i))n.tracked&&(n.kind==="directory"?yield*h(n.path):yield n)}return{label:o,stat:a,list:s,files:()=>[...h("")].sort(j().
byEntryPath),readlink:i=>a(i)?.kind==="symlink"?b(i,()=>(0,k().decodePath)((0,T().readlinkSync)((0,k().systemPath)((0,D().
join)(t,i)),{encoding:"buffer"}))):void 0,read:async(i,n=e)=>{const r=a(i);if(!(0,A().isRegular)(r?.kind))throw(0,j().notAFile)(
o,i);if((r.size??0)>n)throw(0,j().tooLarge)(o,i,r.size??0,n);return E((0,D().join)(t,i),i,o,n)}}}const x=T().constants.O_RDONLY|
(T().constants.O_NOFOLLOW??0)|(T().constants.O_NONBLOCK??0);function I(u,e){return E((0,D().join)(u,e),e,`the directory ${u}`,
1/0)}async function E(u,e,t,o){try{const d=await(0,C().open)((0,k().systemPath)(u),x);try{const a=await d.stat();if(!a.isFile())
throw(0,j().notAFile)(t,e);if(a.size>o)throw(0,j().tooLarge)(t,e,a.size,o);return await d.readFile()}finally{await d.close()}}catch(d){
throw d instanceof W().GateError?d:R(e,d)}}function R(u,e){return new(W()).GateError("file_unreadable",`Cannot read ${u}\
: ${e instanceof Error?e.message:e}`,"Check the permissions of the file and of the directories above it.",{cause:e})}const S=new Set(
["ENOENT","ENOTDIR","ENAMETOOLONG"]);function b(u,e){try{return e()}catch(t){if(S.has(t.code??""))return;throw R(u,t)}}},
63550:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.literalTree=C;function T(){const W=p(39491);return T=
function(){return W},W}function C(W,L="the given files"){const j=new Map(Object.entries(W)),k=M=>{const x=j.get(M);return typeof x==
"string"?Buffer.from(x):Buffer.isBuffer(x)?x:x!==void 0&&"executable"in x?Buffer.from(x.executable):void 0};return{...(0,T().
indexEntries)([...j].map(([M,x])=>D(M,x,k(M)?.length))),label:L,readlink:M=>{const x=j.get(M);return typeof x=="object"&&
"symlink"in x?x.symlink:void 0},read:async M=>{const x=k(M);if(x===void 0)throw(0,T().notAFile)(L,M);return x}}}function D(W,L,j){
const k=!W.split("/").includes("node_modules");if(typeof L=="object"&&"symlink"in L)return{path:W,kind:"symlink",tracked:k};
if(typeof L=="object"&&"submodule"in L)return{path:W,kind:"submodule",oid:L.submodule,tracked:k};const A=typeof L=="obje\
ct"&&"executable"in L;return{path:W,kind:A?"executable":"file",...j===void 0?{}:{size:j},tracked:k}}},96681:function(J,w,p){
Object.defineProperty(w,"__esModule",{value:!0}),w.decodePath=C,w.decodePieces=L,w.splitNul=j,w.systemPath=W;function T(){
const k=p(4573);return T=function(){return k},k}function C(k){if((0,T().isUtf8)(k))return k.toString("utf8");let A="";for(let M=0;M<
k.length;){const x=D(k,M);A+=x>0?k.toString("utf8",M,M+x):String.fromCharCode(56320+(k[M]??0)),M+=Math.max(x,1)}return A}
function D(k,A){for(let M=1;M<=4&&A+M<=k.length;M++)if((0,T().isUtf8)(k.subarray(A,A+M)))return M;return 0}function W(k){
if(!/[\udc80-\udcff]/.test(k))return k;const A=k.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(A.map(
(M,x)=>x%2===1?Buffer.of(M.charCodeAt(0)-56320):Buffer.from(M)))}function L(k){if(!(0,T().isUtf8)(k))return[...j(k)].map(
C);const A=k.toString("utf8").split("\0");return A.at(-1)===""&&A.pop(),A}function*j(k){let A=0;for(let M=k.indexOf(0);M>=
0;M=k.indexOf(0,A))yield k.subarray(A,M),A=M+1;A<k.length&&(yield k.subarray(A))}},59542:function(J,w,p){Object.defineProperty(
w,"__esModule",{value:!0}),w.filesNamed=W,w.perPath=j,w.perTree=L;function T(){const k=p(76760);return T=function(){return k},
k}function C(){const k=p(59490);return C=function(){return k},k}const D=L(k=>(0,C().groupBy)(k.files(),({path:A})=>T().posix.
basename(A)));function W(k,A){return D(k).get(A)??[]}function L(k){const A=new WeakMap;return M=>{const x=M.original??M,
{answer:I}=A.get(x)??{answer:k(x)};return A.set(x,{answer:I}),I}}function j(k){const A=L(()=>new Map);return(M,x)=>{const I=A(
M),E=I.get(x)??k(M,x);return I.set(x,E),E}}},80781:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.subTree=
p;function p(D,W){if(W==="")return D;const L=T.get(D)??new Map;T.set(D,L);const j=L.get(W)??C(D,W);return L.set(W,j),j}const T=new WeakMap;
function C(D,W){const L=`${W}/`,j=x=>x===""?W:L+x,k=x=>({...x,path:x.path===W?"":x.path.slice(L.length)}),{original:A,isPending:M}=D;
return{label:D.label,...A&&{original:p(A,W)},...M&&{isPending:x=>M(j(x))},stat:x=>{const I=D.stat(j(x));return I&&k(I)},
readlink:x=>D.readlink(j(x)),list:x=>D.list(j(x)).map(k),files:()=>[...D.files()].filter(({path:x})=>x.startsWith(L)).map(
k),read:(x,I)=>D.read(j(x),I)}}},95132:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.describe=j,w.eligibilityOf=
b,w.finding=D,w.isMissingEvidence=u,w.notJudged=E,w.problemFinding=L,w.whyNotJudged=R;function T(){const e=p(41895);return T=
function(){return e},e}function C(){const e=p(13580);return C=function(){return e},e}function D(e,t,o={}){return W(e,t,o)}
function W(e,t,o){const{severity:d,harm:a,layer:s}=(0,C().ruleOf)(e);return{rule:e,severity:d,harm:a,layer:s,args:t,...o}}
function L({rule:e,args:t,span:o,severity:d}){return W(e,t,{span:o,severity:d})}function j({rule:e,args:t,edit:o,danger:d,
level:a}){const s=(0,C().ruleOf)(e);return{message:s.message(t)+(a?` ${k(a)}`:""),remedy:d===void 0?(o&&x(o))??s.remedy(
t):`Remove the command: it ${d}. A person decides whether the gene needs it.`}}function k({rules:e,level:t,from:o,reason:d}){
const a=d===void 0?"":`: ${d.replace(/\.$/,"")}`;return`The policy sets \`${e}\` to \`${t}\`, instead of ${o}${a}.`}const A=160,
M=4;function x({new:e,pointer:t,files:o=[],fix:d}){if(!(e.length<=M&&e.every(f=>f.length<=A&&!f.includes("`"))))return d?
"Run `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const s=t?.endsWith("/asset_id")===
!0,h=s||e.length===0?"":" (accepted; not run)",i=d?`; \`gene-gate fix --write\` does this${h}.`:".",[n,...r]=e.map(f=>`\`${f}\
\``);return n===void 0?`Remove the command, which adds no check${i}`:s?`Set \`asset_id\` to ${n}${i}`:o.length>0?`Move i\
t into a script, ${o.map(({path:y})=>`\`${y}\``).join(", ")}, and run ${[n,...r].join(", ")}${i}`:r.length===0?`Write ${n}\
 instead${i}`:`Write separate entries in \`validation\`: ${[n,...r].join(", ")}${i}`}const I=500;function E(e,t,o={}){return D(
"not-judged",{detail:R(e,t)},o)}function R(e,t){if((0,T().endsAudit)(t))throw t;return`${e}: ${S(t).slice(0,I).replace(/\.$/,
"")}`}function S(e){return e instanceof T().GateError?e.message:e instanceof Error?`${e.name}: ${e.message}`:String(e)}function b(e){
return e.length===0?"eligible":e.every(u)?"unproven":"refuted"}function u({rule:e}){const{unproven:t,undecided:o}=(0,C().
ruleOf)(e);return t===!0||o===!0}},13254:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.isProblem=D,w.
problemAt=T;const p={"unquoted-glob":"warning","environment-assignment":"warning","tool-writes":"warning","skips-tests":"\
warning",weakens:"warning","tool-runs-file":"warning","only-prints":"warning","checks-syntax-only":"warning","absolute-p\
ath":"warning","tool-unknown":"warning","target-not-judged":"notice","dependency-not-compared":"warning","not-installed":"\
notice","build-files-unread":"notice","target-changed":"notice","script-unreadable":"warning","target-writes":"warning",
"npm-script-missing":"warning","npm-script-text":"warning","workspaces-changed":"warning"};function T(W,L,j,k=C(W)){return{
rule:W,args:j,span:L,severity:k}}function C(W){return W in p?p[W]:"error"}function D(W,L){return W.rule===L}},94411:function(J,w,p){
Object.defineProperty(w,"__esModule",{value:!0}),w.areHarmlessOptions=E,w.isHarmlessVariable=R,w.isReadByProgram=a,w.readAssignments=
t;function T(){const s=p(25367);return T=function(){return s},s}function C(){const s=p(90762);return C=function(){return s},
s}const D=/^[\w.-]{0,64}$/,W=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,L=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
j=/^\d{1,9}$/,k=/^(?:|[01]|true|false|yes|no|on|off)$/i,A=new Map([["NODE_ENV",D],["CI",D],["FORCE_COLOR",D],["NO_COLOR",
D],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",W],["LC_ALL",W],["NODE_NO\
_WARNINGS",k],["PYTHONDONTWRITEBYTECODE",k],["PYTHONUNBUFFERED",k],["PYTHONHASHSEED",/^(?:random|\d{1,9})$/],["RUST_BACK\
TRACE",/^(?:[01]|full)$/],["RUSTFLAGS",/^-D ?warnings$/],["RUSTDOCFLAGS",/^-D ?warnings$/],["NODE_DEBUG",/^[\w,*:-]{0,256}$/],
["UV_THREADPOOL_SIZE",/^\d{1,4}$/],["TS_NODE_PROJECT",L],["TS_NODE_TRANSPILE_ONLY",k],["TS_NODE_FILES",k],["TS_NODE_SKIP\
_PROJECT",k]]),M=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|NAME|STAGE|SUITE|TEST))$/,
D]],x="NODE_OPTIONS",I=/^--(?:(?:no-)?(?:warnings|deprecation|experimental-(?:abortcontroller|detect-module|eventsource|fetch|global-navigator|global-webcrypto|require-module|sqlite|strip-types|test-coverage|test-module-mocks|test-snapshots|transform-types|vm-modules|websocket|worker)|network-family-autoselection|strip-types)|enable-source-maps|expose-gc|frozen-intrinsics|pending-deprecation|throw-deprecation|trace-(?:deprecation|exit|uncaught|warnings)|unhandled-rejections=(?:strict|throw)|test-(?:concurrency|timeout)=\d+|disable-warning=\w+|dns-result-order=(?:ipv4first|ipv6first|verbatim)|max-(?:old|semi)-space-size=\d+|max-http-header-size=\d+|stack-trace-limit=\d+)$/;
function E(s){return s.split(" ").every(h=>I.test(h.replaceAll("_","-")))}function R(s,h){if(s===x)return E(h);const i=A.
get(s);return i!==void 0?i.test(h):b(s)?M.some(([r,f])=>r.test(s)&&f.test(h))||k.test(h)||j.test(h):!1}const S=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function b(s){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(s)?!a(s):S.test(s)}function u(s){return s===x||A.has(s)||b(s)}const e=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function t(s,h){const i=[],n=[];let r=0;for(const f of s){const[y]=f.parts,c=y&&!y.quoted?e.exec(y.text):null;if(!c)break;
r+=1;const[m,g="",O]=c,$=(0,C().textOf)(f).slice(m.length),l={start:f.start,end:f.end};if(!O&&R(g,$))i.push({name:g,value:$,
span:l}),h.add("environment-assignment",l,{name:g,value:(0,T().visible)($)});else{const v=!O&&u(g);h.add("assignment-ref\
used",l,{name:g,value:(0,T().visible)($),known:v}),O||n.push({name:g,value:$,span:l})}}return{assignments:i,refused:n,count:r}}
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
`.match(/\S+/g),d=new RegExp(`^(?:${o.join("|").replaceAll("~",".*")}|[A-Z]+_INCLUDE_PATH|[A-Z]+_PROXY)$`,"s");function a(s){
return d.test(s)}},97424:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.DOES=void 0,w.dangerOfScript=
i,w.findDangers=E;function T(){const r=p(11331);return T=function(){return r},r}function C(){const r=p(81716);return C=function(){
return r},r}function D(){const r=p(54421);return D=function(){return r},r}const W=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
L=(r,f,y)=>r.some(c=>/^-[A-Za-z]+$/.test(c)&&[...c.slice(1)].some(m=>f.includes(m))||c.length>3&&y.startsWith(c.toLowerCase())),
j=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,k=r=>r.some((f,y)=>{const c=/^(?:-s|--signal)$/.
test(f)?r[y+1]:/^(?:-s|--signal=|-)(.+)$/.exec(f)?.[1];return c!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(c)}),A=(r,f,y)=>(r===
"systemctl"||r==="loginctl")&&f.some(c=>y.test(c)),M=[{name:"mass_deletion",matches:({program:r,args:f})=>r==="rm"&&L(f,
"rR","--recursive")&&f.some(y=>!y.startsWith("-")&&j.test(y))},{name:"raw_disk_write",matches:({program:r,args:f})=>r===
"dd"&&f.some(y=>y.startsWith("if=")||/^of=\/dev\//.test(y))},{name:"filesystem_format",matches:({program:r})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(r)},{name:"direct_disk_write",matches:({program:r,args:f})=>r==="tee"&&f.some(y=>W.test(y))},{name:"world_writable",
matches:({program:r,args:f})=>r==="chmod"&&f.some(y=>/^[0-7]{2,4}[2367]$/.test(y)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
y))},{name:"privilege_escalation",matches:({program:r,args:f})=>r==="chown"&&f.some(y=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(y))},{name:"firewall_manipulation",matches:({program:r})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(r)},
{name:"system_shutdown",matches:({program:r,args:f})=>/^(?:shutdown|poweroff|halt)$/.test(r)||/^(?:init|telinit)$/.test(
r)&&f[0]==="0"||A(r,f,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:r,args:f})=>r==="reboot"||/^(?:init|telinit)$/.
test(r)&&f[0]==="6"||A(r,f,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:r,args:f})=>/^(?:kill|pkill|killall)$/.
test(r)&&k(f)}],x=8,I=4;function E(r,f=0){const y=new e;return(0,C().everyCommand)(r).flatMap(c=>R(c,y,f))}function R(r,f,y){
const c=[],{words:m}=(0,C().withoutReserved)(r);for(const{operator:l,target:v}of r.redirections)if(l.includes(">")&&v&&W.
test(v.text)){const P=`> ${v.text}`;c.push({name:"direct_disk_write",pattern:P,words:[v]})}const g=S(m),O=f.runBy(r,g);if(O!==
void 0){const l=`${O} | ${m[0]?.text??""}`;c.push({name:"remote_code_execution",pattern:l,words:m})}const $=new Set;for(const l of g){
const v=M.find(({matches:G})=>G(l))?.name;if(v!==void 0){const G=l.words.map(({text:H})=>H).join(" ");c.push({name:v,pattern:G,
words:l.words})}const N=(0,T().programNamed)(l.program)?.kind==="shell"?(0,D().textHanded)(l.words)?.text:void 0;if(N===
void 0||$.has(N)||y===I)continue;$.add(N);const F=E((0,C().readShellText)(N),y+1);c.push(...F.map(G=>({...G,words:l.words}))),
u.test(N)&&c.push({name:"remote_code_execution",pattern:N,words:l.words})}return c}function S(r){const f=b(r,0);if(f===void 0)
return[];const y=[f];if((0,T().programNamed)(f.program)?.kind==="wrapper")for(let c=1;c<=Math.min(r.length-1,x);c+=1){const m=b(
r,c);m!==void 0&&!/^-|=/.test(m.program)&&y.push(m)}if(f.program==="find")for(const[c,{text:m}]of r.entries()){const g=/^-(?:exec|ok)(?:dir)?$/.
test(m)?b(r,c+1):void 0;if(g!==void 0&&y.push(g),y.length>x)break}return y}function b(r,f){const y=r[f];if(y===void 0)return;
const c=r.slice(f);return{program:(0,T().baseName)(y.text),args:c.slice(1).map(({text:m})=>m),words:c}}const u=/\bdownload(?:string|data)\b/i;
class e{#n=new Map;#e=new Map;runBy(f,y){const c=(f.pipedFrom&&this.#n.get(f.pipedFrom))??o(f.inside),m=y.find(({program:O})=>d(
O));this.#n.set(f,c??m?.program);const g=y.flatMap(({program:O,args:$,words:l})=>((0,T().runsCode)(O)?$:l.slice(0,1).map(
({text:v})=>v)).flatMap(v=>this.#e.get(t(v))??[]))[0];return m&&this.#s(m,f),y.some(({program:O})=>(0,T().runsCode)(O))?
c??g:g}#s({program:f,args:y},{redirections:c}){const m=c.flatMap(({target:g})=>g?.text??[]);for(const g of[...y,...m])!g.
startsWith("-")&&t(g)!==""&&this.#e.set(t(g),f)}}function t(r){return r.replace(/[?#].*$/s,"").replace(/^.*[\\/]/s,"")}function o(r){
return(0,C().everyCommand)(r).flatMap(({words:f})=>S(f)).find(({program:f})=>d(f))?.program}function d(r){return(0,T().programNamed)(
r)?.kind==="downloader"}const a=w.DOES={mass_deletion:"deletes whole directories",raw_disk_write:"overwrites files or di\
sks",filesystem_format:"formats a disk",direct_disk_write:"overwrites a disk",world_writable:"lets every user change fil\
es",privilege_escalation:"gives files to the superuser",firewall_manipulation:"changes the firewall",system_shutdown:"sh\
uts the machine down",system_reboot:"restarts the machine",remote_code_execution:"downloads a script and runs it",force_kill:"\
kills processes"},s=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,h=16*1024;function i(r){if(r.length>h)return"is too long to\
 check";for(const[,c="",m=""]of r.matchAll(s))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(c)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(m))return a.mass_deletion;const f=(0,C().readShellText)(r),y=E(f).find(({name:c})=>c!=="mass_deletion");return y?a[y.
name]:n(f)?"pipes text into a shell":void 0}function n(r){return(0,C().everyCommand)(r).some(({pipedFrom:f,words:y})=>{const[
c]=(0,D().startedWords)(y);return f!==void 0&&c!==void 0&&(0,T().isShell)(c.text)})}},25367:function(J,w,p){Object.defineProperty(
w,"__esModule",{value:!0}),w.inspectBlanks=S,w.inspectCharacters=j,w.inspectInjection=e,w.inspectLookAlikes=M,w.visible=
L;function T(){const t=p(11970);return T=function(){return t},t}const C=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function D(t){if(t>=32&&t<127||t===9)return"visible";if(t===0)return"nul-character";if(t===10||t===13)return"line-break";
if(t<160||t>=55296&&t<=57343)return"control-character";const o=String.fromCodePoint(t);return C.test(o)?"invisible-chara\
cter":"visible"}function W(t){return`U+${t.toString(16).toUpperCase().padStart(4,"0")}`}function L(t,o=120){const d=t.length>
o?`${t.slice(0,o)}\u2026`:t;let a="";for(const s of d){const h=s.codePointAt(0)??0,i=h!==9&&D(h)==="visible";a+=i?s:`<${W(
h)}>`}return a}function j(t,o,d,a){let s=o;for(const h of t)k(h,s,d,a),s+=h.length}function k(t,o,d,a){const s=t.codePointAt(
0)??0,h={start:o,end:o+t.length},i=W(s),n=D(s);if(n==="line-break"?a.add(n,h,{character:i,quoted:d}):n!=="visible"&&a.add(
n,h,{character:i}),n!=="visible"||s<=126)return;const r=t.normalize("NFKC");r!==t.normalize("NFC")||/[\0-\x7f]/.test(r)?
a.add("look-alike-letters",h,{word:t,looks_like:r,characters:[i]}):d||a.add("non-ascii-unquoted",h,{character:i,shown:t})}
const A=/\p{L}+/gu;function M(t,o,d,a){if(/^[\x00-\x7f]*$/.test(t)||!d&&/\s/.test(t))return;const s=d?x(t):I(t);if(s===void 0)
return;const h=[...new Set(t)].filter(i=>i>"\x7F");a.add("look-alike-letters",{start:o.start,end:o.end},{word:L(t),looks_like:L(
s),characters:h.slice(0,10).map(i=>W(i.codePointAt(0)??0))})}function x(t){const o=t.normalize("NFKD").replace(/\p{M}/gu,
""),d=(0,T().asciiOf)(o);return/^[\x20-\x7e]+$/.test(d)?d:void 0}function I(t){let o=!1;const d=t.replace(A,a=>{const s=(0,T().
asciiOf)(a);return s===a||!/[A-Za-z]/.test(a)?a:(o=!0,s)});return o?d:void 0}const E=100,R=1e3;function S(t,o){let d=0,a=0;
for(let s=0;s<=t.length;s+=1){const h=t.charAt(s);if(h===" "||h==="	")continue;const i=s-a;if(i>1&&(d+=i-1),i>=E||d>=R){
const n=Math.max(i,d);o.add("blank-padding",{start:a,end:s},{blanks:n});return}a=s+1}}const b=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
u=/<!--|```/;function e(t,o,d){const a=({index:i,0:n})=>d??{start:i,end:i+n.length},s=b.exec(t);s&&o.add("workflow-comma\
nd",a(s),{written:L(s[0])});const h=u.exec(t);h&&o.add("markup-injection",a(h),{written:h[0]})}},14395:function(J,w){Object.
defineProperty(w,"__esModule",{value:!0}),w.literalSegment=A,w.matchName=I,w.matchesStars=E,w.readPattern=p;function p(b){
if(!b.parts.some(s=>!s.quoted&&/[*?[]/.test(s.text)))return;const u=b.parts.flatMap(({text:s,quoted:h})=>Array.from(s,i=>({
character:i,active:!h}))),e=u.findLastIndex(({character:s,active:h})=>h&&s==="]"),t=[];let o,d;for(let s=0;s<u.length;){
const h=T(u,s,e);h?(o??=j(t),d??=h.ambiguity,h.element.kind==="many"&&t.at(-1)?.kind==="many"||t.push(h.element),s=h.end):
(t.push({kind:"literal",character:u[s]?.character??""}),s+=1)}return o===void 0?void 0:{text:u.map(({character:s})=>s).join(
""),prefix:o,segments:k(t),...d&&{ambiguity:d}}}function T(b,u,e){const t=b[u];return t?.active?t.character==="*"?{element:{
kind:"many"},end:u+1}:t.character==="?"?{element:{kind:"one"},end:u+1}:t.character!=="["||e<u?void 0:C(b,u)??{element:{kind:"\
one"},end:u+1,ambiguity:"bracket"}:void 0}function C(b,u){let e=u+1;const t=D(b[e],"!");t&&(e+=1);const o=new Set;for(;!D(
b[e],"]");){const d=W(b[e]);if(d===void 0)return;const a=D(b[e+1],"-")?W(b[e+2]):d;if(a===void 0||!L(d,a))return;e+=D(b[e+
1],"-")?3:1;for(let s=d.charCodeAt(0);s<=a.charCodeAt(0);s+=1)o.add(String.fromCharCode(s))}if(o.size!==0)return{element:{
kind:"set",negated:t,members:o},end:e+1}}function D(b,u){return b?.active===!0&&b.character===u}function W(b){return b&&
/^[A-Za-z0-9_.,@%+]$/.test(b.character)?b.character:void 0}function L(b,u){if(b===u)return!0;const e=[/[a-z]/,/[A-Z]/,/[0-9]/];
return b<u&&e.some(t=>t.test(b)&&t.test(u))}function j(b){return b.map(u=>u.kind==="literal"?u.character:"").join("")}function k(b){
const u=[[]];for(const e of b)e.kind==="literal"&&e.character==="/"?u.push([]):u.at(-1)?.push(e);return u}function A(b){
return b.every(({kind:u})=>u==="literal")?j(b):void 0}const M=b=>Array.from(b),x=b=>Array.from(Buffer.from(b).toString("\
latin1"));function I(b,u){const[e]=b;if(u.startsWith(".")&&!(e?.kind==="literal"&&e.character==="."))return!1;const t=R(
b,u,M);return/^[\x20-\x7e]*$/.test(u)||t===R(b,u,x)?t:void 0}function E(b,u){const e=Array.from(u,t=>t==="*"?{kind:"many"}:
{kind:"literal",character:t});return R(e,b,M)}function R(b,u,e){const t=b.flatMap(h=>h.kind==="literal"?e(h.character).map(
i=>({kind:"literal",character:i})):h),o=e(u);let d=0,a=-1,s=0;for(let h=0;h<o.length;)if(t[d]?.kind==="many")a=d,s=h,d+=
1;else if(S(t[d],o[h]))d+=1,h+=1;else if(a>=0)d=a+1,s+=1,h=s;else return!1;return t.slice(d).every(({kind:h})=>h==="many")}
function S(b,u=""){return b?.kind==="literal"?b.character===u:b?.kind==="set"?b.members.has(u)!==b.negated:b?.kind==="on\
e"}},16500:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.MAX_PATTERNS=void 0,w.resolvePattern=M;function T(){
const s=p(76760);return T=function(){return s},s}function C(){const s=p(32854);return C=function(){return s},s}function D(){
const s=p(25367);return D=function(){return s},s}function W(){const s=p(14395);return W=function(){return s},s}function L(){
const s=p(90762);return L=function(){return s},s}const j=20,k=4096,A=w.MAX_PATTERNS=64;function M(s,h,i){const{pattern:n,
span:r,position:f}=s,y=(0,D().visible)(n.text),c=E(n);let m=[];if(f==="program")i.add("glob-unclear",r,{pattern:y,reason:"\
program"});else if(R(n))i.add("glob-unclear",r,{pattern:y,reason:"outside"});else if(!I(n,h))if(c)i.add("glob-unclear",r,
{pattern:y,reason:c});else if(S(n))i.add("glob-unclear",r,{pattern:y,reason:"flag"});else if(h)m=x(s,h,i);else if(f==="s\
cript"&&b(n))i.add("glob-unclear",r,{pattern:y,reason:"program"});else{const g={matches:[],count:0,judged:!1};i.add("unq\
uoted-glob",r,{pattern:y,...g})}return m.length===0?[n.text]:m}function x({pattern:s,span:h,position:i},n,r){const f=(0,D().
visible)(s.text),y=t(s,n),c="matches"in y&&!y.matches.every(u);if("ambiguity"in y||c){const $="ambiguity"in y?y.ambiguity:
"file_name";return r.add("glob-unclear",h,{pattern:f,reason:$}),[]}const{matches:m}=y;m.some($=>$.startsWith("-"))&&r.add(
"glob-unclear",h,{pattern:f,reason:"flag"}),i==="script"&&m.length>1&&r.add("glob-unclear",h,{pattern:f,reason:"program"});
const g=m.slice(0,j).map($=>(0,D().visible)($)),{length:O}=m;return r.add("unquoted-glob",h,{pattern:f,matches:g,count:O,
judged:!0}),m}function I({prefix:s,text:h},i){return s.includes("://")&&!i?.stat(h.slice(0,h.indexOf("/")))}function E({
text:s,segments:h,ambiguity:i}){return i||(s.length>k?"too_many":h.some(r=>(0,W().literalSegment)(r)===void 0&&(0,W().matchName)(
r,".."))?"dot":void 0)}function R({text:s,segments:h}){return s.startsWith("/")||h.some(i=>(0,W().literalSegment)(i)==="\
..")}function S({prefix:s}){return s.startsWith("-")&&!s.includes("=")}function b({segments:s}){return s.some(h=>h.some(
({kind:i})=>i==="many"))}function u(s){const h=new(L()).ProblemCollector;return(0,D().inspectCharacters)(s,0,!0,h),h.inOrder().
length===0}const e=128*1024;function t(s,h){let i=[{written:"",path:""}];for(const[f,y]of s.segments.entries()){const c=f===
s.segments.length-1,m=[];for(const g of i){const O=o(g,y,c,h);if(typeof O=="string")return{ambiguity:O};m.push(...O)}i=m}
const n=i.map(({written:f})=>Buffer.from(f));return n.reduce((f,y)=>f+y.length+1,0)>e?{ambiguity:"too_many"}:{matches:n.
sort(Buffer.compare).map(f=>f.toString())}}function o(s,h,i,n){const{written:r,path:f}=s,y=(0,W().literalSegment)(h);if(y===
"")return i?[s]:"empty_segment";const c=i?"":"/";if(y===".")return[{written:`${r}.${c}`,path:f}];const m=[];for(const g of d(
f,h,y,n)){if(g==="letters")return"letters";if(!i&&a(g,n))return"symlink";!i&&g.kind!=="directory"||m.push({written:`${r}${T().
posix.basename(g.path)}${c}`,path:g.path})}return m}function*d(s,h,i,n){if(i!==void 0){const r=n.stat(s===""?i:`${s}/${i}`);
r?.tracked&&(yield r);return}for(const r of n.list(s)){if(!r.tracked)continue;const f=(0,W().matchName)(h,T().posix.basename(
r.path));f===void 0?yield"letters":f&&(yield r)}}function a(s,h){if(s.kind!=="symlink")return s.kind==="submodule";const i=(0,C().
resolveInTree)(h,s.path);return i.kind==="missing"?!1:i.kind!=="inside"||!/^(?:file|executable)$/.test(i.entry.kind)}},54669:function(J,w,p){
Object.defineProperty(w,"__esModule",{value:!0}),w.hasOneReading=x,w.lex=M;function T(){const e=p(94411);return T=function(){
return e},e}function C(){const e=p(25367);return C=function(){return e},e}function D(){const e=p(16500);return D=function(){
return e},e}function W(){const e=p(14395);return W=function(){return e},e}function L(){const e=p(68538);return L=function(){
return e},e}function j(){const e=p(26781);return j=function(){return e},e}function k(){const e=p(90762);return k=function(){
return e},e}const A=128*1024;function M(e,t){const o=new(k()).ProblemCollector;if(I(e,o))return{words:[],assignments:[],
refused:[],problems:o.inOrder()};const d={start:0,end:e.length};(0,C().inspectBlanks)(e,o),(0,C().inspectInjection)(e,o);
const a=(0,j().splitWords)(e,o),{assignments:s,refused:h,count:i}=(0,T().readAssignments)(a,o);for(const r of a.slice(0,
i))S(r,o);const n=E(a.slice(i),t,o);n.length===0&&o.add("empty-command",d,{});for(const{value:r,span:f}of s)(0,C().inspectInjection)(
r,o,f);for(const{text:r,span:f}of n)(0,C().inspectInjection)(r,o,f);return{words:n,assignments:s,refused:h,problems:o.inOrder()}}
function x({problems:e}){return e.every(({severity:t})=>t==="warning")}function I(e,t){if(Buffer.byteLength(e)<=A)return!1;
const o={start:0,end:e.length};return t.add("command-too-long",o,{more:`${A} bytes`}),!0}function E(e,t,o){const d=[];let a=0;
for(const[s,h]of e.entries()){const i={start:h.start,end:h.end},n=h.parts.some(c=>c.quoted),r=(0,k().textOf)(h);S(h,o),b(
h,o),u(h,s===0,o),(0,C().inspectLookAlikes)(r,h,s===0,o);const f=(0,W().readPattern)(h);if(f&&(a+=1),f&&a>D().MAX_PATTERNS&&
o.add("glob-unclear",i,{pattern:(0,C().visible)(r),reason:"too_many"}),!f||a>D().MAX_PATTERNS){d.push({text:r,span:i,quoted:n});
continue}const y=R(s,d);for(const c of(0,D().resolvePattern)({pattern:f,span:i,position:y},t,o))d.push({text:c,span:i,quoted:n})}
return d}function R(e,t){return e===0?"program":e===1&&t[0]?.text==="node"?"script":"argument"}function S(e,t){for(const[
o,d]of e.parts.entries()){if(d.quoted||!d.text.includes("~"))continue;const a=d.text.search(o===0?/(?:^|[=:])~/:/[=:]~/);
if(a<0)continue;const s=d.start+d.text.indexOf("~",a),h=(0,C().visible)((0,k().textOf)(e));t.add("tilde-expansion",{start:s,
end:s+1},{word:h});return}}function b(e,t){let o=-1,d=!1;for(const a of e.parts)if(!(a.quoted||o<0&&!a.text.includes("{")))
for(const{0:s,index:h}of a.text.matchAll(/[{},]|\.\./g)){const i=a.start+h;if(s==="{")o<0&&(o=i);else if(s!=="}")d=o>=0;else if(d){
const n={start:o,end:i+1};t.add("brace-expansion",n,{written:(0,C().visible)((0,k().textOf)(e))});return}}}function u(e,t,o){
const d=(0,k().unquotedText)(e);d!==void 0&&(d==="!"||t&&(0,L().isReserved)(d))&&o.add("shell-grammar",{start:e.start,end:e.
end},{written:d})}},11331:function(J,w){Object.defineProperty(w,"__esModule",{value:!0}),w.PROGRAM_NAMES=void 0,w.baseName=
A,w.hasCommandLine=S,w.isCommandLine=R,w.isShell=x,w.programNamed=M,w.runsCode=I,w.startsOthers=E;const p=/^-\w*c$|^--command$/,
T=/^-\w*[ep]\w*$|^--(?:eval|print)(?:=|$)|^eval$/,L=[["shell","sh bash dash ash zsh ksh mksh pdksh yash fish csh tcsh rc\
 elvish nu xonsh",{text:p}],["shell","pwsh powershell",{text:/^[-/](?:c|command|e|ec|en\w*)$/i}],["shell","cmd",{text:/^\/[ckr]/i}],
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
cd test diff wc head tail"],["system","chmod true false exit vim"]],j=new Map(L.flatMap(([u,e,t])=>e.split(" ").map(o=>[
o,{name:o,kind:u,...t}]))),k=w.PROGRAM_NAMES=[...j.keys()];function A(u){return/^\.{1,2}$/.test(u)?u:u.replace(/^.*[\\/]/s,
"").replace(/\.(?:exe|cmd|bat|com|ps1)$/i,"").toLowerCase()}function M(u){const e=A(u),t=j.get(e);if(t!==void 0)return t;
const o=j.get(e.replace(/[-.]?\d[\d.]*w?$/,""));return o?.kind==="shell"||o?.kind==="interpreter"?o:void 0}function x(u){
return M(u)?.kind==="shell"}function I(u){const e=M(u)?.kind;return e==="shell"||e==="interpreter"}function E(u){if(u===
".")return!1;const e=M(u)?.kind;return e!==void 0&&e!=="system"&&e!=="downloader"}function R(u){const[e="",...t]=u.trim().
split(/\s+/);return b(e)&&t.some(o=>/^-|[./]|^[|&;<>]+$/.test(o))}function S(u){return/&&|\|\||\$\(|`/.test(u)?!0:u.split(
/;\s|\s\|\s/).some(e=>{const[t="",...o]=e.trim().split(/\s+/);return o.length>0&&b(t)})}function b(u){return j.has(u)}},
81716:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.everyCommand=j,w.isDynamic=x,w.readShellText=L,
w.withoutReserved=A;function T(){const b=p(54669);return T=function(){return b},b}function C(){const b=p(68538);return C=
function(){return b},b}const D=128*1024,W=16;function L(b,u){return b.length>D?[]:new S(b,u).list("",0)}function j(b){return b.
flatMap(u=>[u,...j(u.inside)])}const k=/^([A-Za-z_]\w*)=(.*)$/s;function A(b){const{words:u,assignments:e}=b,t=u.findIndex(
({text:s,quoted:h})=>h||!(0,C().isBefore)(s));if(t<1)return b;const o=u.slice(t),d=o.findIndex(({text:s})=>!k.test(s)),a=d<
0?o:o.slice(0,d);return{...b,words:o.slice(a.length),assignments:[...e,...a.map(M)]}}function M({text:b,span:u}){const[,
e="",t=""]=k.exec(b)??[];return{name:e,value:t,span:u}}function x({problems:b,substituted:u},{span:e}){const t=o=>o.start<
e.end&&o.end>e.start;return u.some(t)||b.some(o=>I.has(o.rule)&&t(o.span))}const I=new Set(["arithmetic-expansion","comm\
and-substitution","dollar-quote","variable-expansion"]),E=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
R=/\\.?|\$\(|[^\\`$"]+|./sy;class S{#n;#e;#s=0;constructor(u,e){this.#n=u,this.#e=e}list(u,e){const t=[];let o=this.#r(),
d=!1;const a=(s,h="")=>{const i=this.#t(o,s,h),{words:n,assignments:r,redirections:f,inside:y}=i,c=n.length+r.length+f.length+
y.length===0,m=t.at(-1);c?m&&(t[t.length-1]={...m,separator:m.separator+h}):t.push(i);const g=/^\|&?$/.test(h)?i:void 0;
o=this.#r(c?o.pipedFrom:g)};for(;this.#s<this.#n.length;){const s=this.#s,h=this.#i(d?R:E),i=this.#s;if(h==='"')d=!d;else{
if(h===u&&(!d||u==="`"))return a(s),t;if(h==="$("||h==="`"||!d&&/^[<>]?\($/.test(h)){if(e===W){a(s);continue}const n=this.#n.
slice(o.start,s),r=h==="("?(0,C().isOnlyBefore)(n)?"subshell":"definition":"substitution",f=this.list(h==="`"?"`":")",e+
1);o.inside.push(...f),o.gaps.push({kind:r,start:s,end:this.#s}),r==="subshell"&&(o.subshell=f)}else!d&&/^(?:[;&|\r\n]+|\))$/.
test(h)?a(s,h):!d&&h.startsWith("#")&&/^\s?$/.test(this.#n.charAt(s-1))?o.gaps.push({kind:"comment",start:s,end:i}):!d&&
/^(?:[<>]|&>)/.test(h)&&o.gaps.push({kind:"operator",start:s,end:i})}}return a(this.#n.length),t}#r(u){return{start:this.#s,
gaps:[],inside:[],pipedFrom:u}}#i(u){u.lastIndex=this.#s;const[e=""]=u.exec(this.#n)??[];return this.#s+=e.length,e}#t(u,e,t){
const{start:o,gaps:d,inside:a,pipedFrom:s,subshell:h}=u;let i="",n=o;for(const l of d){const v=l.kind==="comment"||l.kind===
"operator"?" ":"_";i+=this.#n.slice(n,l.start)+v.repeat(l.end-l.start),n=l.end}i+=this.#n.slice(n,e);const r=(0,T().lex)(
i,this.#e),f=l=>({...l,span:{start:l.span.start+o,end:l.span.end+o}}),y=r.words.map(f),c=new Set;let m=0;const O=d.filter(
({kind:l})=>l==="operator").map(({start:l,end:v})=>{for(;m<y.length&&(y[m]?.span.start??v)<v;)m+=1;const P=y[m],N=y[m-1];
return N?.span.end===l&&/^\d+$/.test(N.text)&&c.add(N),P&&c.add(P),{operator:this.#n.slice(l,v),...P&&{target:P}}}),$=[...r.
assignments,...r.refused].map(f);return{words:y.filter(l=>!c.has(l)),assignments:$.sort((l,v)=>l.span.start-v.span.start),
redirections:O,problems:r.problems.map(f),span:{start:o,end:e},separator:t,inside:a,substituted:d.filter(({kind:l})=>l===
"substitution"),...s&&{pipedFrom:s},...h&&{subshell:h},...d.some(({kind:l})=>l==="definition")&&{defines:!0}}}}},68538:function(J,w){
Object.defineProperty(w,"__esModule",{value:!0}),w.changesShell=x,w.isBefore=k,w.isOnlyBefore=A,w.isReserved=M,w.isWithoutEffect=
j;const p=I=>new Set(I.split(/\s+/)),T=p(": [ cd echo exit false test true"),C=p("! { do elif else if then time until wh\
ile"),D=new RegExp(`^\\s*(?:(?:${[...C].join("|").replace("{","\\{")})\\s+)*$`),W=p("fi done case esac for } in [[ ]] fu\
nction select coproc"),L=p(`. alias autoload bg bind break builtin caller chdir command compgen complete compopt continu\
e
  declare dirs disown enable eval exec export fc fg functions getopts hash help histexpand history integer
  jobs kill let local logout mapfile popd print printf pushd pwd r read readarray readonly return set shift shopt
  source suspend times trap type typeset ulimit umask unalias unset wait whence`);function j(I){return T.has(I)}function k(I){
return C.has(I)}function A(I){return D.test(I)}function M(I){return C.has(I)||W.has(I)}function x(I){return M(I)||L.has(
I)}},26781:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.splitWords=W;function T(){const R=p(25367);
return T=function(){return R},R}const C=1e3,D=/[ \t\n\r'"\\$`;&|<>()]/g;function W(R,S){return new L(R,S).split()}class L{#n;#e;#s=[];#r=[];#i=0;#t=0;#c=0;constructor(S,b){
this.#n=S,this.#e=b}split(){for(;this.#t<this.#n.length;)this.#g();if(this.#a(),this.#c>C){const S={start:0,end:this.#n.
length};this.#e.add("command-too-long",S,{more:`${C} quoted parts`})}return this.#s}#g(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,T().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#h();
break;case'"':this.#y();break;case"\\":this.#b();break;case"$":this.#l(!1);break;case"`":this.#p(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=E(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#w():this.#u();break;default:this.#u()}}#o(S,b,u,e=u){this.#r.length===0&&(this.#i=e),this.#r.push({text:S,quoted:b,
start:u})}#a(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#u(){const S=this.#t;
D.lastIndex=S+1;const b=D.exec(this.#n)?.index??this.#n.length,u=this.#n.slice(S,b);(0,T().inspectCharacters)(u,S,!1,this.#e),
this.#o(u,!1,S),this.#t=b}#h(){const S=this.#t,b=this.#n.indexOf("'",S+1),u=b<0?this.#n.length:b,e=this.#n.slice(S+1,u);
(0,T().inspectCharacters)(e,S+1,!0,this.#e),this.#o(e,!0,S+1,S),this.#d(S,u,"'")}#y(){const S=this.#t,b=this.#n;let u="",
e=S+1;for(this.#t=e;this.#t<b.length&&b.charAt(this.#t)!=='"';){const o=b.charAt(this.#t);o==="\\"&&/["$`\\\n]/.test(b.charAt(
this.#t+1))?(u+=b.slice(e,this.#t),b.charAt(this.#t+1)===`
`&&this.#f(),e=this.#t+1,this.#t+=2):o==="$"?this.#l(!0):o==="`"?this.#p(!0):this.#t+=1}const t=Math.min(this.#t,b.length);
u+=b.slice(e,t),(0,T().inspectCharacters)(b.slice(S+1,t),S+1,!0,this.#e),this.#o(u,!0,S+1,S),this.#d(S,t,'"')}#d(S,b,u){
this.#c+=1,this.#t=Math.min(b+1,this.#n.length),!(b<this.#n.length)&&this.#e.add("unterminated-quote",{start:S,end:b},{quote:u})}#b(){
const S=this.#t,b=this.#n.charAt(S+1);this.#t+=1,b===""?(this.#e.add("unterminated-quote",{start:S,end:S+1},{quote:"\\"}),
this.#o("\\",!0,S)):b===`
`?(this.#t=S,this.#f(),this.#t+=2):b>"\x7F"?this.#o("",!0,S+1,S):((0,T().inspectCharacters)(b,S+1,!0,this.#e),this.#o(b,
!0,S+1,S),this.#t+=1)}#f(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#l(S){const b=M(this.#n,this.#t,
S);b?this.#m(b.kind,b.end,S):(S||this.#o("$",!1,this.#t),this.#t+=1)}#p(S){const b=x(this.#n,this.#t);this.#m("command-s\
ubstitution",b,S)}#m(S,b,u){const e=this.#t,t=this.#n.slice(e,b);this.#e.add(S,{start:e,end:b},{written:(0,T().visible)(
t)}),u||this.#o(t,!0,e),this.#t=b}#w(){const S=this.#t,b=this.#n.indexOf(`
`,S);this.#t=b<0?this.#n.length:b;const u=this.#n.slice(S,this.#t);(0,T().inspectCharacters)(u,S,!1,this.#e),this.#e.add(
"shell-comment",{start:S,end:this.#t},{written:(0,T().visible)(u)})}}const j=/[A-Za-z_]/,k=/[A-Za-z0-9_]/,A=/[0-9@*#?$!-]/;
function M(R,S,b){const u=R.charAt(S+1);if(u==="(")return{kind:R.charAt(S+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:I(R,S+1,"(",")")};if(u==="{")return{kind:"variable-expansion",end:I(R,S+1,"{","}")};if(u==="[")return{kind:"\
arithmetic-expansion",end:I(R,S+1,"[","]")};if(u==="'"||u==='"'){if(b)return;const e=R.indexOf(u,S+2);return{kind:"dolla\
r-quote",end:e<0?R.length:e+1}}if(j.test(u)){let e=S+2;for(;k.test(R.charAt(e));)e+=1;return{kind:"variable-expansion",end:e}}
if(A.test(u)||u>"\x7F")return{kind:"variable-expansion",end:S+2}}function x(R,S){for(let b=S+1;b<R.length;b+=1){const u=R.
charAt(b);if(u==="\\")b+=1;else if(u==="`")return b+1}return R.length}function I(R,S,b,u){let e=0;for(let t=S;t<R.length;t+=
1){const o=R.charAt(t);if(o===b)e+=1;else if(o===u&&(e-=1,e===0))return t+1}return R.length}function E(R,S,b){const u=R.
charAt(S);if(u==="("||u===")")return b.add("shell-grammar",{start:S,end:S+1},{written:u}),S+1;const e=u==="<"||u===">",t=e?
/[<>&|-]/:/[;&|]/;let o=S+1;for(;o-S<3&&t.test(R.charAt(o));)o+=1;const d=R.slice(S,o);return b.add(e?"shell-redirection":
"shell-operator",{start:S,end:o},{operator:d}),o}},54421:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),
w.startedWords=D,w.textHanded=L;function T(){const M=p(11331);return T=function(){return M},M}const C=/^-(?:exec|ok)(?:dir)?$/;
function D(M){let x=M;for(;;){const[I,E]=x,R=(0,T().baseName)(I?.text??"");if(R==="find"){const b=x.findIndex(({text:u})=>C.
test(u));return b<0?x:D(x.slice(b+1))}if((0,T().programNamed)(R)?.kind!=="wrapper"||R==="command"&&/^-[vV]/.test(E?.text??
""))return x;const S=x.findIndex((b,u)=>u>0&&W(b,x));if(S<0)return x;x=x.slice(S)}}function W({text:M},x){return x.slice(
1).some(I=>(0,T().programNamed)(I.text))?(0,T().programNamed)(M)!==void 0:!/^-|^\w+=|^\d+[smhd]?$/.test(M)}function L(M){
const[x,...I]=M,E=x&&(0,T().programNamed)(x.text);if(E?.text===void 0)return;if(E.text==="words")return k(I);const R=E.text,
S=I.findIndex(({text:u})=>R.test(u)),b=I[S];if(b!==void 0){if(E.name==="cmd"){const u=b.text.slice(2);return k(u===""?I.
slice(S+1):[{...b,text:u},...I.slice(S+1)])}return/^[-/]e/i.test(b.text)&&j(E)?A(I[S+1]):j(E)?k(I.slice(S+1)):k(I.slice(
S+1,S+2))}}function j({name:M}){return M==="pwsh"||M==="powershell"}function k(M){return M.length===0?void 0:{text:M.map(
({text:x})=>x).join(" "),words:M}}function A(M){return M&&{text:Buffer.from(M.text,"base64").toString("utf16le"),words:[
M]}}},90762:function(J,w,p){Object.defineProperty(w,"__esModule",{value:!0}),w.ProblemCollector=void 0,w.firstErrors=L,w.
textOf=C,w.unquotedText=D;function T(){const j=p(13254);return T=function(){return j},j}function C(j){const[k]=j.parts;return j.
parts.length===1&&k?k.text:j.parts.map(A=>A.text).join("")}function D(j){const[k]=j.parts;return j.parts.length===1&&k&&
!k.quoted?k.text:void 0}class W{#n=[];add(k,A,M){this.#n.push((0,T().problemAt)(k,A,M))}inOrder(){const k=({severity:A})=>A===
"error"?0:1;return this.#n.sort((A,M)=>A.span.start-M.span.start||k(A)-k(M))}}w.ProblemCollector=W;function L(j){const k=new Set;
return j.filter(({rule:A,severity:M})=>{if(M!=="error")return!0;const x=!k.has(A);return k.add(A),x})}},678:function(J,w,p){
p.r(w),p.d(w,{default:()=>T});var T=p(70298)},58238:function(J,w,p){p.r(w),p.d(w,{parse:()=>T.parse,stringify:()=>T.stringify});
var T=p(15756)}};
