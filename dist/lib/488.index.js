"use strict";exports.id=488,exports.ids=[488],exports.modules={98430:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.exitStatusOf=
b;function N(){const t=m(28717);return N=function(){return t},t}function j(){const t=m(81413);return j=function(){return t},
t}function R(){const t=m(20630);return R=function(){return t},t}const C={status:0,done:!1,errexit:!1,pipefail:!1,trapped:!1,
saved:{}},L=100,I=400;function b(t){const o=(0,j().readShellText)(t),y=(0,N().structureOf)(o);if(y===void 0)return P(o.find(
$));const h=w(y).filter($);if(h.length===0){const l=w(y).every(x=>A.has(k(x)))&&new d(void 0).ends(y).every(([x])=>x.status===
0);return{vacuous:o.length>0&&l}}const g=h.find(S=>h.length>L||!new d(S).decides(y));return P(g)}function P(t){const o=t?.
words.map(({text:y})=>y).join(" ");return{vacuous:!1,...o!==void 0&&{lost:o}}}const A=new Set(`: [ break cat cd continue\
 date echo exec exit export false head ls printf pwd readonly return set
  shift sleep tail test trap true umask uname unset wait wc whoami`.split(/\s+/)),E=new Set("chmod chown clear cp kill k\
illall ln mkdir mv pkill rm rmdir rsync sed sort tee touch".split(" ")),T=new Set("[ [[ cmp command diff egrep fgrep fin\
d grep hash read rg test type which".split(" "));function k({words:t}){const[o]=(0,R().startedWords)(t);return(o?.text??
"").replace(/^(?:\/usr)?(?:\/local)?\/bin\//,"")}function $(t){const o=k(t);return o!==""&&!A.has(o)&&!E.has(o)&&!T.has(
o)}function w(t){switch(t.kind){case"command":return[t.command];case"definition":return[];case"not":case"background":case"\
subshell":return w(t.node);case"sequence":case"pipeline":case"cases":return t.nodes.flatMap(w);case"and":case"or":return[
...w(t.left),...w(t.right)];case"if":return[t.test,t.yes,t.no].flatMap(w);case"while":case"until":return[...t.kind==="un\
til"?[]:w(t.test),...w(t.body)];case"for":return w(t.body)}}class d{#t;constructor(o){this.#t=o}decides(o){return this.ends(
o).some(([y,h])=>y.status===0&&h.status===1)}ends(o){return this.#e(o,[C,C],!1).map(y=>f(y,h=>h.trapped?{...h,status:0}:
h))}#e(o,y,h){switch(o.kind){case"command":return this.#o(o.command,y,h);case"definition":return[f(y,g=>c(g,0,h))];case"\
not":return this.#e(o.node,y,!0).map(g=>f(g,S=>c(S,S.status===0?1:0,!0)));case"background":return this.#n(o.node,y).map(
g=>f(y,(S,l)=>i(c(S,0,!0),"!",g[l].status)));case"subshell":return this.#n(o.node,y).map(g=>f(y,(S,l)=>c(S,g[l].status,h)));case"\
sequence":return this.#i(o.nodes,[y],h);case"pipeline":return this.#c(o.nodes,y,h);case"cases":return n(o.nodes.flatMap(
g=>this.#e(g,f(y,S=>c(S,0,!0)),h)));case"and":case"or":{const g=o.kind==="and"?0:1;return this.#e(o.left,y,!0).flatMap(S=>this.#s(
p(S,g),o.right,S,h))}case"if":return this.#e(o.test,y,!0).flatMap(g=>this.#r(o,g,h));default:return this.#a(o,y,h)}}#r({
yes:o,no:y},h,g){const S=p(h,1),l=y.kind==="sequence"&&y.nodes.length===0,x=f(h,(M,v)=>l&&S[v]?c(M,0,!0):M);return this.#s(
p(h,0),o,x,g).flatMap(M=>this.#s(S,y,M,g))}#s(o,y,h,g){if(!o[0]&&!o[1])return[h];const S=f(h,(l,x)=>o[x]?l:{...l,done:!0});
return this.#e(y,S,g).map(l=>f(l,(x,M)=>o[M]?x:h[M]))}#i(o,y,h){return o.reduce((g,S)=>n(g.flatMap(l=>this.#e(S,l,h))),y)}#n(o,y){
return n(this.#e(o,y,!1))}#c(o,y,h){let g=[f(y,S=>({...S,status:0}))];for(const S of o){const l=this.#n(S,y);g=n(g.flatMap(
x=>l.map(M=>f(x,(v,F)=>v.pipefail&&v.status===1?v:{...v,status:M[F].status}))))}return g.map(S=>f(y,(l,x)=>c(l,S[x].status,
h)))}#a(o,y,h){const g=M=>{if(o.kind==="for")return this.#e(o.body,M,h);const v=o.kind==="while"?0:1;return this.#e(o.test,
M,!0).flatMap(F=>{const D=p(F,v),W=f(F,H=>c(H,0,!0));return this.#s(D,o.body,W,h)})},S=n(g(y)),l=this.#t;this.#t=void 0;
const x=n(S.flatMap(g));return this.#t=l,x}#o(o,y,h){const g=(0,R().startedWords)(o.words),S=o.words[0]?.text??"",l=/^(?:exit|return)$/.
test(S)||S==="exec"&&g!==o.words,x=(M,v)=>{const F=c(M,v,h);return l&&!M.done?{...F,done:!0}:F};return o===this.#t?[[x(y[0],
0),x(y[1],1)]]:[0,1].map(M=>f(y,v=>v.done?v:s(o,g,v)??x(v,a(g,v)??M)))}}function p(t,o){const y=h=>!h.done&&h.status===o;
return[y(t[0]),y(t[1])]}function f(t,o){return[o(t[0],0),o(t[1],1)]}function c(t,o,y){return t.done?t:{...t,status:o,done:t.
errexit&&o===1&&!y}}function i(t,o,y){return t.done?t:{...t,saved:{...t.saved,[o]:y}}}function n(t){return[...new Map(t.
map(y=>[JSON.stringify(y),y])).values()].slice(0,I)}function s({words:[t,...o],assignments:y},h,g){const S=o.map(({text:l})=>l);
switch(t?.text){case void 0:return y.reduce((l,{name:x,value:M})=>{const v=r(M,g);return v===void 0?l:i(l,x,v)},c(g,0,!0));case"\
exit":case"return":{const[l]=S,x=l===void 0?g.status:r(l,g);return x===void 0?void 0:{...g,status:x,done:!0}}case"set":return c(
{...g,...u(S)},0,!0);case"trap":return{...g,status:0,trapped:g.trapped||/\bexit\b(?!\s+["']?\$)/.test(S[0]??"")};case"wa\
it":return c(g,S[0]&&r(S[0],g)||0,!1);default:return h.length===0?g:void 0}}function r(t,{status:o,saved:y}){if(t==="$?")
return o;if(/^\d+$/.test(t))return Number(t)%256===0?0:1;const[,h=""]=/^\$\{?(!|\w+)\}?$/.exec(t)??[];return y[h]}function u(t){
const o={};return t.forEach((y,h)=>{const[,g,S=""]=/^([-+])([a-zA-Z]+)$/.exec(y)??[];if(S.includes("e")&&(o.errexit=g===
"-"),!S.endsWith("o"))return;const l=t[h+1];(l==="errexit"||l==="pipefail")&&(o[l]=g==="-")}),o}function a(t,o){const y=k(
{words:t});return y==="false"?1:/^(?:test|\[\[?)$/.test(y)?e(t,o):A.has(y)||E.has(y)?0:void 0}function e([,...t],o){const y=t.
map(({text:x})=>x).filter(x=>!/^\]\]?$/.test(x)),h=y.map(x=>x.includes("$")?r(x,o):x),[g,S,l]=h.map(x=>x?.toString());if(!(h.
includes(void 0)||y.length>3))return y.length<2?g?0:1:y.length===2?g==="!"?S?1:0:g==="-n"?S?0:1:g==="-z"?S?1:0:void 0:/^(?:==?|-eq)$/.
test(S??"")?g===l?0:1:/^(?:!=|-ne)$/.test(S??"")?g===l?1:0:S==="-gt"?Number(g)>Number(l)?0:1:void 0}}),70584:((B,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.buildFlagProblems=L,O.propertyProblems=b;function N(){const p=m(95132);
return N=function(){return p},p}function j(){const p=m(31901);return j=function(){return p},p}const R=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,
C=/[$`;&|<>(){}\s]/;function L(p,f){return[...I(p,f),...d(p,f),...k(p,f)]}function I(p,{flag:f,word:c,value:i=""}){if(f?.
kind!=="property")return[];const n=i.replace(/^:/,"").split(/[;,]/);return!i.includes("$(")&&!n.some(s=>A(p,s))?[]:[(0,j().
wordProblem)("changes-configuration",p.program,c)]}function b(p,f){const{program:c,data:i}=p,{text:n,span:s}=f,r=i.variables&&
n.includes("=")?P(n):void 0;return r!==void 0&&!i.variables?.includes(r)?[(0,N().problemAt)("make-variable",s,{program:c,
variable:r})]:A(p,n)?[(0,j().wordProblem)("changes-configuration",c,f)]:(n.includes("=")?R.test(n):!C.test(n))?[]:[(0,j().
wordProblem)("evaluates-text",c,f)]}function P(p){return p.replace(/\s*[:+?!]*=.*$/s,"")}function A({data:p},f){const c=P(
f).toLowerCase();return p.deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(i=>i.startsWith("~")?c.endsWith(
i.slice(1)):i.endsWith("~")?c.startsWith(i.slice(0,-1)):c===i)}const E=/^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i,
T=/^-{1,2}(?:t|target)(?::|$)/i;function k({program:p},{word:f,written:c,value:i=""}){if(p!=="dotnet")return[];const[n=""]=`${c.
replace(/^[^:]*/,"")}${i}`.split(";");return E.test(c)&&/\.dll$|[\\/]/i.test(n)?[(0,j().wordProblem)("loads-code",p,f)]:
T.test(c)&&/(?:^|[:;,])(?:deploy|pack|publish|push)/i.test(i||c)?[(0,j().wordProblem)("publishes",p,f)]:[]}const $=/^(?:(?:skip(?:[.\w-]*(?:[Tt]est|[Uu]nit|[Ii]ntegration|IT|[.-]it|surefire|failsafe)[.\w-]*)?|(?:maven\.(?:main|test)|surefire|failsafe|invoker)\.skip(?:\.exec)?)(?:=(?!false$)|$)|(?:[\w.]+\.)?failIfNo(?:Specified)?Tests=false$|test=!\*+$)/,
w=/^(?:maven\.test\.failure\.ignore|testFailureIgnore)(?:=(?!false$)|$)/;function d({program:p},{flag:f,word:c,written:i,
value:n=""}){return f?.kind==="property"?w.test(n)?[(0,j().wordProblem)("hides-failures",p,c)]:$.test(n)?[(0,j().wordProblem)(
"skips-tests",p,c)]:[]:p==="gradle"&&/^(?:-x|--exclude-task)$/.test(i)&&/(?:^|:)(?:check|\w*test)$/i.test(n)?[(0,j().wordProblem)(
"skips-tests",p,c)]:[]}}),3149:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.judgeNodeFlags=g,O.judgeValue=
E,O.nodeFlagsIn=y,O.parseHandedOn=S,O.setsHarmless=e,O.valueProblem=T;function N(){const l=m(44670);return N=function(){
return l},l}function j(){const l=m(32854);return j=function(){return l},l}function R(){const l=m(29064);return R=function(){
return l},l}function C(){const l=m(35736);return C=function(){return l},l}function L(){const l=m(32459);return L=function(){
return l},l}function I(){const l=m(87646);return I=function(){return l},l}function b(){const l=m(31901);return b=function(){
return l},l}const P=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
A=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function E(l,x,M){
const{word:v,flag:F,value:D="",off:W}=x;if(F===void 0)return[];if(F.kind==="node")return W?[]:g(v,y(l,D));const H=F.kind===
"preload"&&!W?d(D,M?.stops===!0):k(F.kind,x,M)||((0,L().isForeign)(x.written)||(0,L().isOfMachine)(x.written))&&"tool-lo\
ads-code";return H?[T(H,l,x)]:[]}function T(l,x,{word:{text:M,span:v},written:F,value:D=""}){const W=M===F&&D!==""?`${F}\
 ${D}`:M;return(0,b().flagProblem)(l,x,{name:F,written:W,span:v,value:D})}function k(l,x,M){const v=$(l,x);return M?.starts===
"node"&&l==="code"&&v==="tool-runs-file"?"preloads-code":v}function $(l,x){const{written:M,value:v="",off:F}=x;switch(l){case"\
options":return w.test(v)?"tool-loads-code":$("plain",x);case"program":return/[\\/]|^[.~]/.test(v)?"names-program":void 0;case"\
plain":case"warning":return s(M,v)?"skips-tests":(0,L().isForeign)(v)||(0,L().isOfMachine)(v)&&!f(M,v)?"tool-loads-code":
void 0;case"command":case"node":return(0,L().isForeign)(v)?"tool-loads-code":void 0;case"root":return(0,j().normalise)(v)===
void 0?"tool-loads-code":void 0;case"config":return F||!(0,L().isElsewhere)(v)?void 0:"tool-loads-code";case"code":return F?
void 0:a(v);case"preload":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(v)?F?void 0:a(v):"evaluates-text";case"\
variable":return t(v);case"module":return/^[\w.:-]*$/.test(v)?void 0:"tool-loads-code";case"compiler":return(0,L().isForeign)(
v)?"tool-loads-code":r.test(v)?"launches-programs":void 0;case"property":return(0,L().isForeign)(v)||(0,j().normalise)(u(
v))===void 0?"tool-loads-code":void 0;case"output":return F?void 0:o(v);default:return F?void 0:l}}const w=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;
function d(l,x){if(N().PRELOADABLE_PACKAGES.has(l)||P.test(l))return"preloads-package";if(x)return"preloads-code";const M=/^(?:@[^/]+\/)?[^/]+$/.
test(l);return a(l)??(M?"preloads-package":"tool-runs-file")}const p=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function f(l,x){return p.test(l)||l==="-t"&&!x.includes(":")}const c=/^-*(?:test\.)?(?:skip|invert|grep-?invert|gv)$/i,i=/^(?:\^\$|\$\^|\(\?!\)|[.\w]\^|\$[.\w])$/,
n=/^\^?\.[*+]?\$?$/;function s(l,x){return c.test(l)?n.test(x):i.test(x)&&/run|match|name|grep|filter|^-*[tg]$/i.test(l)}
const r=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;function u(l){
return l.slice(l.indexOf("=")+1)}function a(l){return(0,L().isElsewhere)(l)?"tool-loads-code":l.split(",").some(x=>/^\.|\.[cm]?[jt]sx?$/.
test(x))?"tool-runs-file":void 0}function e(l){const[,x="",M=""]=/^(\w+)[=:](.*)$/s.exec(l)??[];return x!==""&&(0,R().isHarmlessVariable)(
x,M)}function t(l){const x=l.split(",");if(!x.every(e))return x.some(M=>A.test(M.trim()))?"changes-node-options":void 0}
function o(l){const x=l.slice(l.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.test(x))return(0,L().isElsewhere)(
x)?"writes-files":"tool-writes"}function y(l,x){return l==="mocha"||l==="_mocha"?x.split(",").map(M=>M.startsWith("-")?M:
`--${M}`):l==="ava"?(0,C().lex)(x).words.map(({text:M})=>M):[x]}const h="x.js";function g(l,x){return S(l,x).problems}function S({
span:l},x){return(0,I().parseNode)([...x,h,h].map(M=>({text:M,span:l,quoted:!1})))}}),32459:((B,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.isElsewhere=j,O.isForeign=R,O.isOfMachine=C;function N(){const b=m(32854);return N=function(){
return b},b}function j(b){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(b)||b.split(",").some(P=>(0,N().normalise)(P)===
void 0)}function R(b){return/(?:^|[=,\s])(?:data|file):/i.test(b)?!0:!b.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(b)?!1:
b.split(/[=,:"']/).some(P=>P.includes("..")&&!I(P))}function C(b){return b.split(/[=,:"']/).some(P=>L.test(P))}const L=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function I(b){return/^[\\/]/.test(b)||(0,N().normalise)(b)!==void 0}}),45806:((B,O,m)=>{Object.defineProperty(O,"__esMod\
ule",{value:!0}),O.launchedBy=A,O.parseInvocation=P;function N(){const d=m(37866);return N=function(){return d},d}function j(){
const d=m(32017);return j=function(){return d},d}function R(){const d=m(20691);return R=function(){return d},d}function C(){
const d=m(39872);return C=function(){return d},d}function L(){const d=m(31901);return L=function(){return d},d}function I(){
const d=m(92170);return I=function(){return d},d}const b=4;function P(d,p,f=j().NO_PROGRAMS){const c=typeof d=="string"?
I().PARSERS[d](p,f):(0,C().parseProgram)(d,p,f),{launched:i,problems:n}=E(c.invocation,f);return i.length===0&&n.length===
0?c:{invocation:c.invocation,problems:[...[c,...i].flatMap(s=>s.problems),...n]}}function A(d,p=j().NO_PROGRAMS){const f=E(
d,p).launched.map(c=>c.invocation);return d.launched===void 0?f:[...T(d).slice(1),...f]}function E(d,p){if(d.launched===
void 0)return k(d,p);const f=T(d).map(c=>k(c,p));return{launched:f.flatMap(c=>c.launched),problems:f.flatMap(c=>c.problems)}}
function T(d){return[d,...(d.launched??[]).flatMap(T)]}function k(d,p,f=0){const{launches:c,problems:i}=(0,R().launchesOf)(
d,p),n=d.operands[0]?.text??"",s={launched:[],problems:[...i]};for(const r of c){const[u]=r.words,a=f===b?"launches-prog\
rams":r.program===void 0&&u&&w(u.text);if(a){const o=u?.span??{start:0,end:0};s.problems.push((0,L().wordProblem)(a,n,{text:u?.
text??"",span:o}));continue}const e=$(r,p),t=k(e.invocation,p,f+1);s.launched.push(e,...t.launched),s.problems.push(...t.
problems)}return s}function $({program:d,words:p,...f},c){if(d!==void 0){const{invocation:s,problems:r}=I().PARSERS[d](p,
c);return{invocation:{...s,...f},problems:r}}const[i]=p,n=i?.text??"";return(0,I().isProgram)(n)?I().PARSERS[n](p.slice(
1),c):I().PARSERS.npx(p,c)}function w(d){return d.startsWith("-")?"unknown-flag":N().REFUSED_PROGRAMS.has(d)?"launches-p\
rograms":void 0}}),20691:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.launchesOf=T;function N(){const a=m(
76760);return N=function(){return a},a}function j(){const a=m(14170);return j=function(){return a},a}function R(){const a=m(
68623);return R=function(){return a},a}function C(){const a=m(94854);return C=function(){return a},a}function L(){const a=m(
95132);return L=function(){return a},a}function I(){const a=m(35736);return I=function(){return a},a}function b(){const a=m(
3149);return b=function(){return a},a}function P(){const a=m(87646);return P=function(){return a},a}function A(){const a=m(
31901);return A=function(){return a},a}const E={launches:[],problems:[]};function T(a,{tools:e}){if(a.program==="node")return k(
a);const{subcommand:t,operands:o,passthrough:y}=a,[h]=o,S=(t==="exec"||t==="script-or-tool")&&h?(0,C().toolOf)(h.text,e):
void 0;if(h===void 0||S?.mayStart!==!0)return E;const l=(0,R().readTool)(S,y),x=$(S,h,y,l),M=l.flags.flatMap(({word:v,flag:F,
value:D})=>F?.kind==="command"&&D!==void 0?[{...v,text:D}]:[]);return s([x,...M.map(v=>f(h.text,v))])}function k(a){const[
e]=(0,P().isTestRun)(a)?[]:a.operands;return e===void 0?E:{launches:u(e.text).map(o=>({program:"npx",words:[...["--",o].
map(h=>({...e,text:h})),...a.passthrough],starts:"file"})),problems:[]}}function $({starts:a,subcommands:e},t,o,{flags:y,
operands:h,started:g}){const[S]=g,l=y.some(({flag:x})=>x?.kind==="only-prints"||x?.kind==="evaluates-text");switch(a){case void 0:case"\
tasks":return E;case"node":return l||S&&e.has(S.text)?E:{launches:[{program:"node",words:g}],problems:[]};case"command":
return l||S&&e.has(S.text)?E:d(t.text,o,g);case"command-texts":return s(h.map(x=>f(t.text,x)));case"npm-scripts":return s(
h.map(x=>c(t.text,x,w(y))))}}function w(a){return a.flatMap(({flag:e,word:t})=>e===void 0?[t]:[])}function d(a,e,t){const{
words:o,problems:y}=a==="cross-env"?p(t):{words:t,problems:[]},[h]=o,g=h&&e.find(({text:x})=>x===h.text);if(h===void 0||
g===h)return{launches:[{words:o}],problems:y};const S=`\`${a}\` starts at the first word that is \`${h.text}\``,l={program:a,
flag:h.text,fault:S};return{launches:[{words:o}],problems:[(0,L().problemAt)("flag-value",h.span,l)]}}function p(a){const e=a.
findIndex(({text:y})=>!/^\w+=/.test(y)),t=e<0?a:a.slice(0,e),o=t.flatMap(({text:y,span:h})=>{if((0,b().setsHarmless)(y))
return[];const{written:g,attached:S=""}=(0,j().splitAtEquals)(y);return[(0,L().problemAt)("assignment-refused",h,{name:g,
value:S,known:!1})]});return{words:a.slice(t.length),problems:o}}function f(a,{text:e,span:t}){const[,o="",y=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.
exec(e)??[],{words:h,problems:g}=(0,I().lex)(o===""?e.replace(/^npm:(?=\S)/,"npm run "):y);if(!(0,I().hasOneReading)({problems:g})&&
!(o!==""&&y.trim()===""))return n(a,{text:e,span:t});const S=h.map(l=>({...l,span:t}));return o===""?{launches:[{words:S}],
problems:[]}:/^[\w:.@/*-]+$/.test(o)?i([{text:o,span:t,quoted:!1},...S],"wildcard"):n(a,{text:e,span:t})}function c(a,{text:e,
span:t},o){const[,y="",h=""]=/^\s*(\S+)(.*)$/s.exec(e)??[],{words:g,problems:S}=(0,I().lex)(h),l=h.trim()==="";if(y===""||
!l&&!(0,I().hasOneReading)({problems:S})||/\{!?[*@%\d]/.test(e))return n(a,{text:e,span:t});const x=g.map(v=>({...v,span:t})),
M=[...o,{text:y,span:t,quoted:!1},...x];return i(M,/^[\w:.@/-]+$/.test(y)?void 0:"glob")}function i(a,e){const y={program:"\
npm",words:[{text:"run",span:a.at(-1)?.span??{start:0,end:0},quoted:!1},...a]};return{launches:[e?{...y,selects:e}:y],problems:[]}}
function n(a,e){return{launches:[],problems:[(0,A().wordProblem)("launches-programs",a,e)]}}function s(a){return{launches:a.
flatMap(({launches:e})=>e),problems:a.flatMap(({problems:e})=>e)}}const r=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function u(a){const e=N().posix.normalize(a.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
e))return["yarn"];const[,t,o=""]=r.exec(e)??[];if(t===void 0)return[];if(t===".bin")return[o];const h=[...new Set([o.replace(
/\.[cm]?[jt]s$/,""),t])].filter(g=>(0,C().isKnownTool)(g));return h.length>0?h:[t]}}),4289:((B,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.filesIn=E,O.filesNamedBy=A,O.filesOfFlag=T,O.pythonFiles=$;function N(){const p=m(68623);return N=
function(){return p},p}function j(){const p=m(32017);return j=function(){return p},p}function R(){const p=m(94854);return R=
function(){return p},p}function C(){const p=m(95306);return C=function(){return p},p}function L(){const p=m(32854);return L=
function(){return p},p}function I(){const p=m(3149);return I=function(){return p},p}function b(){const p=m(32459);return b=
function(){return p},p}const P={files:[],roots:[],nodeFlags:[]};function A({subcommand:p,operands:f,passthrough:c},i=j().
NO_PROGRAMS){const[n]=f;return p==="exec"&&n?E(n,c,i):P}function E({text:p},f,{tools:c}=j().NO_PROGRAMS){const i=(0,R().
toolOf)(p,c)??(0,C().unknownTool)(p),n=(0,N().readTool)(i,f);return{files:[...n.flags.flatMap(s=>T(p,s)),...w(i,n.operands)],
roots:n.flags.flatMap(({flag:s,value:r})=>s?.kind==="root"&&r?[r]:[]),nodeFlags:d(p,i,n)}}function T(p,f){const{word:c,flag:i,
value:n="",off:s}=f;if(i===void 0||s||n==="")return[];const{span:r}=c,u=n.split(",").filter(a=>a!==""&&!(0,b().isElsewhere)(
a));switch(i.kind){case"tests":return[{as:"tests",path:n,span:r}];case"config":return(0,b().isElsewhere)(n)||/^[\w.-]+ *=/.
test(n)?[]:[{as:"config",path:n,span:r}];case"root":return(0,b().isElsewhere)(n)?[]:[{as:"place",path:n,span:r}];case"ou\
tput":{const a=n.slice(n.lastIndexOf("=")+1);return(0,b().isElsewhere)(a)?[]:[{as:"place",path:a,span:r}]}case"code":case"\
preload":case"script-text":{const a=(0,I().valueProblem)("tool-runs-file",p,f),e=i.kind==="preload";return u.map(t=>{const o=t.
replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(o)?{as:"code",path:o,span:r}:{as:"module",path:o,
span:r,ifFile:a,first:e}})}case"module":case"warning":{const a=i.kind==="warning"?k(n):n;if(!/^[\w.]+$/.test(a))return[];
const e=(0,I().valueProblem)("tool-runs-file",p,f);return $(a).map(t=>({as:"module",path:t,span:r,ifFile:e}))}default:return[]}}
function k(p){return p.split(":")[2]?.trim().replace(/\.?\w*$/,"")??""}function $(p){const f=p.replaceAll(".","/");return[
"","src/"].flatMap(c=>[".py","/__main__.py","/__init__.py"].map(i=>`${c}${f}${i}`))}function w(p,f){const c=p.operands===
"tests"||p.operands==="first-tests",n=(p.operands==="first-tests"?f.slice(0,1):p.operands==="tests"?f:[]).filter(({text:u})=>!p.
subcommands.has(u)).map(({text:u,span:a})=>({as:"tests",path:u.replace(/^!|:[\d,*-]+$/g,""),span:a})),s=p.readsArgumentFiles?
f.filter(({text:u})=>u.startsWith("@")):[],r=!c&&!p.mayStart?f:[];return[...n,...r.flatMap(({text:u,span:a})=>{const e=(0,L().
normalise)(u);return e!==void 0&&e!==""&&!(0,L().isWithin)(e,".git",{ignoreCase:!0})&&!(0,b().isElsewhere)(u)?[{as:"plac\
e",path:u,span:a}]:[]}),...s.map(({text:u,span:a})=>({as:"arguments",path:u.slice(1),span:a}))]}function d(p,{handsOn:f},{
flags:c}){return c.flatMap(({word:i,flag:n,value:s="",off:r})=>{const u=n?.kind==="node"&&!r?(0,I().nodeFlagsIn)(p,s):n===
void 0&&f?[i.text,...i.text.includes("=")||s===""?[]:[s]]:[];return u.length===0?[]:(0,I().parseHandedOn)(i,u).invocation.
flags})}}),74167:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readNopt=C;function N(){const d=m(94495);
return N=function(){return d},d}function j(){const d=m(14170);return j=function(){return d},d}function R(){const d=m(95132);
return R=function(){return d},d}function C(d){const p=[],f=[],c=[],i=[];for(const n of(0,j().readFlags)(d,L).tokens)if(n.
kind==="operand")c.push(n.word);else if(n.kind==="unknown"){const s=$(n);"rule"in s?i.push(s):f.push(s)}else{const{flag:s,
fault:r}=T(n);p.push(s),r!==void 0&&i.push(w(n.word,n.written,r))}return{flags:p,unknown:f,remain:c,problems:i}}const L={
flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:d=>b(d.replace(/^-+/,""))},
I=40;function b(d){const p=P(d);if(p!==void 0&&!p.negated)return[p];const f=E(d);if(f!==void 0)return[f];if(d.length<2||
d.length>I)return p&&[p];const c=[...d].map(E);return c.every(i=>i!==void 0)?c:p&&[p]}function P(d){const p=N().NPM_FLAGS.
get(d);if(p!==void 0)return A(p,!1);if(!d.startsWith("no-"))return;const f=N().NPM_FLAGS.get(d.slice(3));return f&&A(f,!0)}
function A(d,p){const f=d.arity==="value"?p?"never":"always":"true-or-false";return{spec:d,negated:p,takes:f}}function E(d){
const[p,f]=N().NPM_SHORTHANDS.get(d)??[],c=p===void 0?void 0:P(p.slice(2));return c&&(f===void 0?c:{...c,fixed:f,takes:"\
never"})}function T(d){const{word:p,written:f,attached:c,next:i,consumes:n}=d,{spec:s,negated:r,fixed:u}=d.part;if(u===void 0&&
s.arity==="value")return k(d);const a={name:`--${s.name}`,written:f,span:p.span,spec:s};if(u!==void 0){const o={flag:{...a,
value:u,negated:r}};return c===void 0?o:{...o,fault:"it takes no value"}}const e=n?i?.text:c,t={flag:{...a,negated:e==="\
false"?!r:r}};return c!==void 0&&!(0,j().isTruth)(c)?{...t,fault:"npm reads its value as a separate word"}:s.arity==="lo\
ose"&&!n&&(i?.text==="null"||i?.text==="always")?{...t,fault:"npm reads the next word as its value"}:t}function k({word:d,
written:p,attached:f,next:c,consumes:i,part:n}){const{spec:s,negated:r}=n,u=i?c?.text:f,a=i&&c?{start:d.span.start,end:c.
span.end}:d.span,e={name:`--${s.name}`,written:p,span:a,spec:s,negated:r},t={flag:u===void 0?e:{...e,value:u}};return r?
{...t,fault:"it takes a value, so it has no `--no-` form"}:u===void 0||u===""?{...t,fault:"its value is missing"}:u.startsWith(
"-")?{...t,fault:"its value begins with a dash"}:t}function $({word:d,written:p,attached:f}){const c=p.replace(/^-+/,"").
toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,""),i=[...N().NPM_FLAGS.keys(),...N().NPM_SHORTHANDS.keys()].find(
s=>s.startsWith(c));if(i!==void 0){const s={program:"npm",flag:p,meant:`--${i}`};return(0,R().problemAt)("abbreviated-fl\
ag",d.span,s)}if(!/^--[a-z][a-z0-9-]*$/i.test(p))return(0,R().problemAt)("unknown-flag",d.span,{program:"npm",flag:p});const n={
name:p,written:p,span:d.span};return f===void 0?n:{...n,value:f}}function w(d,p,f){return(0,R().problemAt)("flag-value",
d.span,{program:"npm",flag:p,fault:f})}}),87646:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.areHarmlessOptions=
p,O.isTestRun=k,O.parseNode=I;function N(){const f=m(44670);return N=function(){return f},f}function j(){const f=m(14170);
return j=function(){return f},f}function R(){const f=m(95132);return R=function(){return f},f}function C(){const f=m(31901);
return C=function(){return f},f}const L=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function I(f){const c=[],
i=[],n=[],s=new Set;for(const h of(0,j().readFlags)(f,b).tokens){if(h.kind==="operand"){n.push(h.word);continue}if(h.kind===
"unknown"){const v={program:"node",flag:h.written};i.push((0,R().problemAt)("unknown-flag",h.word.span,v));continue}const{
spec:g,negated:S}=h.part,l=A(h);c.push(l);const x=E(g,S,l.value);if(x!==void 0&&i.push(T(l,x)),S)continue;s.add(g.kind);
const M=$(g,l);M!==void 0&&i.push((0,C().flagProblem)(M,"node",l))}const r=k({flags:c}),u=r?n.length:s.has("evaluates-te\
xt")?0:1,a=n.slice(0,u),e=n.slice(u),t=r||s.has("only-prints")||s.has("evaluates-text"),o=w(a,r,f);o!==void 0&&!(t&&a.length===
0)&&i.push(o);const y=(0,C().onlyAsksForInformation)(e);return y!==void 0&&i.push((0,C().printsOnly)("node",y)),{invocation:{
program:"node",flags:c,operands:a,passthrough:e},problems:i}}const b={flags:"first",dash:"operand",separator:/^--$/,equals:"\
long",unknown:"never",expand:f=>{const c=f.startsWith("--"),i=c?f.slice(2).replaceAll("_","-"):f,n=i.startsWith("no-")&&
!N().NODE_FLAGS.has(i),s=n?i.slice(3):i,r=N().NODE_FLAGS.get(N().NODE_ALIASES.get(s)??(c?s:""));return r&&[{spec:r,negated:n,
takes:n?"never":P(r)}]}};function P({name:f,arity:c}){return f==="print"?"unless-dash":c==="value"?"always":"never"}function A({
word:{span:f},written:c,attached:i,next:n,consumes:s,part:{spec:r,negated:u}}){const a=s?n?.text:i,e=`--${u?"no-":""}${r.
name}`,t=s&&n?{start:f.start,end:n.span.end}:f;return a===void 0?{name:e,written:c,span:t}:{name:e,written:c,value:a,span:t}}
function E(f,c,i){if(c)return f.arity==="value"?"it takes a value, so it has no `--no-` form":i===void 0?void 0:"a `--no\
-` flag takes no value";if(f.arity==="none"&&f.name!=="print")return i===void 0||f.kind==="opens-inspector"?void 0:"it t\
akes no value";if(f.name!=="print")return i===void 0||i===""?"its value is missing":f.arity==="value"&&i.startsWith("-")?
"its value begins with a dash":void 0}function T(f,c){return(0,R().problemAt)("flag-value",f.span,{program:"node",flag:f.
written,fault:c})}function k({flags:f}){return f.findLast(({name:c})=>c==="--test"||c==="--no-test")?.name==="--test"}function $(f,{
value:c=""}){switch(f.kind){case"harmless":return;case"reports-tests":return N().BUILT_IN_REPORTERS.has(c)?void 0:"prelo\
ads-code";case"tolerates-rejections":return c==="warn"||c==="none"?"hides-failures":void 0;case"writes-report":return c===
"stdout"||c==="stderr"?void 0:"writes-files";case"preloads-code":return N().PRELOADABLE_PACKAGES.has(c)?"preloads-packag\
e":"preloads-code";case"loads-module":return N().PRELOADABLE_PACKAGES.has(c)?"preloads-package":"loads-code";default:return f.
kind}}function w(f,c,i){const[n]=f;if(n===void 0){const u=i.at(-1)?.span.end??0;return c?void 0:(0,R().problemAt)("reads\
-stdin",{start:0,end:u},{program:"node",flag:""})}const{text:s,span:r}=n;if(L.has(s))return(0,R().problemAt)("reads-stdi\
n",r,{program:"node",flag:s});if(s.startsWith("-"))return(0,R().problemAt)("dash-operand",r,{operand:s});if(s==="inspect"||
!c&&s==="debug")return(0,R().problemAt)("opens-inspector",r,{program:"node",flag:s})}const d=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function p(f){if(!d.test(f))return!1;const c={start:0,end:0},i=[...f.split(" "),"x.js"].map(r=>({text:r,span:c,quoted:!1})),
{problems:n,invocation:s}=I(i);return n.length===0&&s.operands.length===1}}),3893:((B,O,m)=>{Object.defineProperty(O,"__\
esModule",{value:!0}),O.interpret=P,O.isToolName=T,O.parseNpm=b;function N(){const c=m(94495);return N=function(){return c},
c}function j(){const c=m(32017);return j=function(){return c},c}function R(){const c=m(95132);return R=function(){return c},
c}function C(){const c=m(74167);return C=function(){return c},c}function L(){const c=m(46868);return L=function(){return c},
c}function I(){const c=m(31901);return I=function(){return c},c}function b(c,i=j().NO_PROGRAMS){return P("npm",(0,C().readNopt)(
c),c,i)}function P(c,{flags:i,unknown:n,remain:s,problems:r},u,a){const[e,...t]=s,o=i.find(v=>v.spec.effect==="only-prin\
ts"&&!v.negated),y=e&&N().NPM_SUBCOMMANDS.get(e.text),h=y?.kind,g=[...i.flatMap(v=>p(c,v,h)),...r],S={program:c,flags:i};
if(e===void 0)return o===void 0&&g.push(f(c,u)),g.push(...n.map(v=>(0,I().flagProblem)("unknown-flag",c,v))),{invocation:{
...S,operands:[],passthrough:[]},problems:g};if(y===void 0){const v=[...N().NPM_SUBCOMMANDS].find(([D])=>D.startsWith(e.
text))?.[1].name??"",F={subcommand:e.text,meant:v};return g.unshift((0,R().problemAt)("unknown-subcommand",e.span,F)),{invocation:{
...S,operands:t,passthrough:[]},problems:g}}const l=y.kind==="runs-script"?"flag-before-separator":"unknown-flag";if(g.push(
...n.map(v=>(0,I().flagProblem)(l,c,v))),N().MISSPELT.has(e.text)){const v={subcommand:e.text,meant:y.name};g.push((0,R().
problemAt)("misspelt-subcommand",e.span,v))}const x={...S,subcommand:y.name},M=A(y,e,t,{...x,families:a});return{invocation:M.
invocation,problems:[...M.problems,...g]}}function A({name:c,kind:i},n,s,{families:r,...u}){const a={...u,operands:s,passthrough:[]},
e=t=>({invocation:a,problems:[(0,I().wordProblem)(t,u.program,{text:c,span:n.span})]});switch(i){case"runs-script":return E(
c,n,s,u);case"runs-tool":return $(n,s,u,r);case"depends-on-registry":return e(s[0]?.text==="fix"?"installs":i);case"pack\
s":return w(u.flags,"dry-run")?{invocation:a,problems:[]}:e("writes-files");case"edits-package":return e(s[0]?.text==="g\
et"?"only-prints":"writes-files");default:return e(i)}}function E(c,i,n,s){const r=c==="run"?n.slice(0,1):[i],u=c==="run"?
n.slice(1):n,[a]=r,e=[];a===void 0?e.push((0,I().printsOnly)("npm",{...i,text:"run"})):a.text==="env"&&e.push((0,R().problemAt)(
"prints-environment",a.span,{}));const t=(0,I().onlyAsksForInformation)(u);return t!==void 0&&e.push((0,I().printsOnly)(
"npm",t)),{invocation:{...s,operands:r,passthrough:u},problems:e}}function T(c){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(c)}const k=new Set(["only-prints","evaluates-text"]);function $(c,i,n,{tools:s}){const[r,...u]=i;if(r===void 0){const t=n.
flags.some(({spec:o,negated:y})=>k.has(o.effect)&&!y)?[]:[f(n.program,[c])];return{invocation:{...n,operands:[],passthrough:[]},
problems:t}}const a={...n,operands:[r],passthrough:u};return T(r.text)?{invocation:a,problems:(0,L().parseTool)(r,u,s)}:
{invocation:a,problems:[(0,I().wordProblem)("downloads",n.program,r)]}}function w(c,i){const n=c.findLast(s=>s.name===`-\
-${i}`);return n!==void 0&&n.negated!==!0}const d=new Set(["downloads","only-prints","dry-run","skips-hooks"]);function p(c,i,n){
const{effect:s,name:r}=i.spec;if(i.negated&&(d.has(s)||r==="force"||r==="global"))return[];switch(s){case"harmless":case"\
allows-missing":return[];case"filters-dependencies":return n==="only-prints"||n==="depends-on-registry"?[]:[(0,I().flagProblem)(
"installs",c,i)];case"selects-workspace":return n!=="runs-tool"||i.negated?[]:[(0,I().flagProblem)("starts-in-workspace",
c,i)];case"changes-directory":return n!=="runs-tool"&&n!=="packs"?[]:[(0,I().flagProblem)("changes-configuration",c,i)];default:
return[(0,I().flagProblem)(s,c,i)]}}function f(c,i){const n=i[0]?.span.start??0,s=i.at(-1)?.span.end??0;return(0,R().problemAt)(
"nothing-to-run",{start:n,end:s},{program:c})}}),54298:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.parseNpx=
T;function N(){const f=m(94495);return N=function(){return f},f}function j(){const f=m(14170);return j=function(){return f},
f}function R(){const f=m(32017);return R=function(){return f},f}function C(){const f=m(74167);return C=function(){return f},
f}function L(){const f=m(3893);return L=function(){return f},f}function I(){const f=m(31901);return I=function(){return f},
f}const b=new Set(["always-spawn","ignore-existing","shell-auto-fallback"]),P=new Set(["npm","node-arg","n"]),A=new Set(
["package","p","cache","userconfig","call","c","shell"]),E=new Set(["no-install","quiet","q","version","v","help","h"]);
function T(f,c=R().NO_PROGRAMS){const[i]=f,n={text:"exec",span:i?.span??{start:0,end:0},quoted:!1},{rewritten:s,removed:r}=k(
f),u=(0,L().interpret)("npx",(0,C().readNopt)([n,...s]),f,c),a=r.map(({text:e,span:t})=>(0,I().flagProblem)("unknown-fla\
g","npx",{name:e,written:e,span:t}));return{invocation:u.invocation,problems:[...a,...u.problems]}}function k(f){const c=[],
i=[],{tokens:n,separator:s}=(0,j().readFlags)(f,$),r=[];for(const a of n)if(a.kind==="operand")r.push(a.word);else if(a.
kind==="flag"){const{word:e,written:t,attached:o,consumes:y,next:h,part:g}=a;if(g.spec==="removed"){i.push(e);continue}c.
push({...e,text:d(w(t),o,e.text)}),y&&h&&c.push(h)}const[u]=r;return s!==void 0?c.push(s):u!==void 0&&c.push({...u,text:"\
--"}),{rewritten:c.concat(r),removed:i}}const $={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",
expand:(f,c)=>{const i=w(f),n=(r,u)=>[{spec:r,negated:!1,takes:u}];if(b.has(i))return n("removed","never");if(P.has(i))return n(
"removed","always");const s=i==="p"?void 0:N().NPM_SHORTHANDS.get(i);return s!==void 0?{instead:c===void 0?s:[...s,c]}:p(
i)?n("kept","never"):n("kept",A.has(i)?"always":"unless-dash")}};function w(f){return f.replace(/^-+/,"")}function d(f,c,i){
if(f==="no-install")return"--yes=false";const n=f==="p"?"--package":f==="shell"?"--script-shell":void 0;return n===void 0?
i:c===void 0?n:`${n}=${c}`}function p(f){const c=N().NPM_FLAGS.get(f)?.arity;return E.has(f)||c==="none"||c==="loose"}}),
39872:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.parseProgram=A;function N(){const d=m(68623);return N=
function(){return d},d}function j(){const d=m(70584);return j=function(){return d},d}function R(){const d=m(4289);return R=
function(){return d},d}function C(){const d=m(76337);return C=function(){return d},d}function L(){const d=m(46868);return L=
function(){return d},d}function I(){const d=m(31901);return I=function(){return d},d}function b(){const d=m(32193);return b=
function(){return d},d}function P(){const d=m(91883);return P=function(){return d},d}function A(d,p,f){const{program:c}=d,
i={program:c,family:d,flags:[],operands:[],passthrough:[]},n=E({use:d.use,path:"",words:p,family:d,families:f});return{invocation:{
...i,...n.invocation},problems:n.problems}}function E(d){const{use:p,path:f,words:c,family:i,families:n}=d,{data:s}=p,r=(0,N().
readTool)(p,c),u=r.rest===void 0?r.flags:[...r.flags,r.rest.flag],a=u.map(k),e=u.flatMap(x=>(0,R().filesOfFlag)(i.program,
x)).filter(({as:x})=>x!=="place"),t=u.flatMap(x=>[...(0,L().toolFlagProblems)(i.program,p,x),...(0,j().buildFlagProblems)(
i,x)]),[o,...y]=r.started.slice(s.skips??0),h=o&&p.subcommands.get(o.text);if(h===void 0||o===void 0){const x=w(d,r),M=$(
d,r);return{invocation:{...f&&{subcommand:f},...s.any_package&&{anyPackage:!0},...x.invocation,flags:a,files:[...e,...T(
p,x.invocation.operands??[])]},problems:[...t,...M,...x.problems]}}const g=f===""?o.text:`${f} ${o.text}`,S=h.data.starts===
"own-script"?(0,C().parseStarted)("own-script",o,y,{family:i,families:n,parse:A}):E({...d,use:h,path:g,words:y}),l=h.data.
does?[(0,I().wordProblem)(h.data.does,i.program,{...o,text:g})]:[];return{invocation:{...S.invocation,...s.any_package&&
{anyPackage:!0},flags:[...a,...S.invocation.flags??[]],files:[...e,...S.invocation.files??[]]},problems:[...t,...l,...S.
problems]}}function T({data:{operands:d,starts:p}},f){return f.flatMap(({text:c,span:i})=>{const n=(d==="package"||p==="\
package")&&c.endsWith(".go");return!((0,b().ruleForOperand)("path",c)===void 0)||d!=="tests"&&!n?[]:[{as:"tests",path:c.
replace(/::.*$/s,""),span:i}]})}function k({word:d,written:p,value:f}){return{name:p,written:p,span:d.span,...f!==void 0&&
{value:f}}}function $({use:d,path:p,words:f,family:c},{flags:i}){if(d.data.writes_unless===void 0)return[];const n=d.data.
writes_unless.split(" "),s=f.slice(f.findIndex(({text:u})=>u==="--"));if(i.some(({written:u,off:a})=>!a&&n.includes(u)))
return[];if(s[0]?.text==="--"&&s.some(({text:u})=>n.includes(u)))return[];const r=f[0]?.span??{start:0,end:0};return[(0,I().
wordProblem)("tool-writes",c.program,{text:p||c.program,span:r})]}function w({use:d,family:p,families:f},c){const{rest:i}=c;
if(i!==void 0)return i.flag.flag?.kind==="module"?(0,P().parseModule)(p,i.words,f,A):{invocation:{passthrough:i.words},problems:[]};
const n=d.data.starts??(d.subcommands.size>0?"subcommand":void 0),s=n===void 0?c.operands:c.started.slice(d.data.skips??
0),[r,...u]=s;if(r===void 0){const a=c.flags.some(({flag:y})=>y?.kind==="only-prints"),e={start:0,end:p.program.length},
t=a?void 0:d.data.alone,o=t?[(0,I().wordProblem)(t,p.program,{text:"",span:e})]:[];return{invocation:{},problems:o}}return n===
void 0?{invocation:{operands:s},problems:(0,b().judgeOperands)(d,s,p)}:(0,C().parseStarted)(n,r,u,{family:p,families:f,parse:A})}}),
76337:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.parseStarted=E;function N(){const f=m(37866);return N=
function(){return f},f}function j(){const f=m(32017);return j=function(){return f},f}function R(){const f=m(94854);return R=
function(){return f},f}function C(){const f=m(95132);return C=function(){return f},f}function L(){const f=m(3893);return L=
function(){return f},f}function I(){const f=m(46868);return I=function(){return f},f}function b(){const f=m(31901);return b=
function(){return f},f}function P(){const f=m(92170);return P=function(){return f},f}function A(){const f=m(32193);return A=
function(){return f},f}function E(f,c,i,n){const{program:s}=n.family,r={operands:[c],passthrough:i};switch(f){case"subco\
mmand":{const u={program:s,subcommand:c.text},a=(0,C().problemAt)("program-subcommand-unknown",c.span,u);return{invocation:r,
problems:[a]}}case"file":return w(c,i,s);case"package":{const u=(0,A().ruleForOperand)("package",c.text);return{invocation:r,
problems:u?[(0,b().wordProblem)(u,s,c)]:[]}}case"command":return d(c,i,n);case"script":case"own-script":return{invocation:{
...r,subcommand:"run"},problems:$(i,n.family)};case"tool":return p("exec",c,i,n);case"script-or-tool":case"script-tool-o\
r-file":{if(!(f==="script-tool-or-file"&&k(c.text))&&!T.test(c.text)){const a=p("script-or-tool",c,i,n);return{...a,problems:[
...a.problems,...$(i,n.family)]}}return f==="script-tool-or-file"?w(c,i,s):{invocation:r,problems:[(0,b().wordProblem)("\
launches-programs",s,c)]}}}}const T=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;function k(f){return/[\\/]/.test(
f)&&!/^@[\w.-]+\/[\w.-]+$/.test(f)}function $(f,{program:c,use:i}){return f.filter(({text:s})=>{const r=/^--([\w-]+)/.exec(
s)?.[1];return r!==void 0&&i.flags.get((0,j().flagKey)(r))?.kind==="changes-configuration"}).map(s=>(0,b().wordProblem)(
"changes-configuration",c,s))}function w(f,c,i){const{text:n,span:s}=f,r={operands:[f],passthrough:c,starts:"file"};if(n===
"-"||n===""||n.startsWith("/dev/"))return{invocation:r,problems:[(0,C().problemAt)("reads-stdin",s,{program:i,flag:n})]};
const u=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(n)&&/:/.test(n);return{invocation:r,problems:u?[(0,b().wordProblem)(
"downloads",i,f)]:[]}}function d(f,c,i){const{family:n,families:s,parse:r}=i,{text:u}=f;if(/:\/\//.test(u))return{invocation:{},
problems:[(0,b().wordProblem)("downloads",n.program,f)]};if(u==="-"||/\.\w+$/.test(u))return w(f,c,n.program);const a=s.
known.get(u);if(a===void 0||!n.data.started_programs.includes(u))return{invocation:{},problems:[(0,b().wordProblem)("lau\
nches-programs",n.program,f)]};const{invocation:e,problems:t}=r(a,c,s);return{invocation:{launched:[e]},problems:t}}function p(f,c,i,{
family:n,families:s,parse:r}){const{text:u}=c,a=s.allowed.get(u),e=(0,P().isProgram)(u)?P().PARSERS[u](i,s):a&&r(a,i,s);
if(f==="exec"&&k(u))return{invocation:{},problems:[(0,b().wordProblem)("launches-programs",n.program,c)]};if(!(0,L().isToolName)(
u)&&/[\s;&|<>$`'"(){}\\*?]/.test(u))return{invocation:{},problems:[(0,b().wordProblem)("evaluates-text",n.program,c)]};const t=N().
REFUSED_PROGRAMS.get(u)==="shell",o={subcommand:f,operands:[c],passthrough:i,...e&&{launched:[e.invocation]}};if(e!==void 0)
return{invocation:o,problems:e.problems};if(t||f==="exec"&&N().REFUSED_PROGRAMS.has(u))return{invocation:o,problems:[(0,b().
wordProblem)("launches-programs",n.program,c)]};const{tools:y}=s,h=f==="exec"||(0,R().toolOf)(u,y)!==void 0||(0,R().refusalOf)(
u);return{invocation:o,problems:h?(0,I().parseTool)(c,i,y):[]}}}),46868:((B,O,m)=>{Object.defineProperty(O,"__esModule",
{value:!0}),O.parseTool=E,O.parseUnknownTool=T,O.toolFlagProblems=k;function N(){const n=m(68623);return N=function(){return n},
n}function j(){const n=m(37866);return j=function(){return n},n}function R(){const n=m(94854);return R=function(){return n},
n}function C(){const n=m(77251);return C=function(){return n},n}function L(){const n=m(95306);return L=function(){return n},
n}function I(){const n=m(95132);return I=function(){return n},n}function b(){const n=m(3149);return b=function(){return n},
n}function P(){const n=m(32459);return P=function(){return n},n}function A(){const n=m(31901);return A=function(){return n},
n}function E(n,s,r){const u=n.text,a=(0,R().refusalOf)(u);if(a!==void 0)return[(0,A().wordProblem)(a,u,n)];const e=(0,A().
onlyAsksForInformation)(s);if(e!==void 0)return[(0,A().printsOnly)(u,e)];const t=(0,R().toolOf)(u,r);if(t===void 0)return T(
n,s);const o=(0,N().readTool)(t,s),y=t.operands==="tests"||t.operands==="first-tests";return[...$(n,s),...w(n,t,o),...o.
flags.flatMap(h=>k(u,t,h)),...o.operands.flatMap(h=>!y&&((0,P().isForeign)(h.text)||t.operands===void 0&&(0,P().isOfMachine)(
h.text))?[(0,A().wordProblem)("tool-loads-code",u,h)]:[])]}function T(n,s,r=(0,L().unknownTool)(n.text)){const u=n.text,
a=(0,N().readTool)(r,s);return[...w(n,r,a),...p(n,s,a),...a.flags.flatMap(e=>k(u,void 0,e)),...f(n,a)]}function k(n,s,r){
return r.flag===void 0?i(n,s,r):(0,b().judgeValue)(n,r,s)}function $({text:n,span:s},r){const u=(0,C().tasksOf)(n,r);return u===
void 0?[]:[(0,I().problemAt)("runs-tasks",s,{program:n,tasks:u})]}function w(n,s,{operands:r,started:u}){const e=s.starts===
void 0||s.starts==="tasks"?r:u,t=e.find(({text:y})=>s.readsBehind&&s.subcommands.has(y))??e[0],o=t?d(s,t.text):s.alone;return o===
void 0?[]:[(0,A().wordProblem)(o,n.text,t??n)]}function d({endsWith:n,subcommands:s},r){if(n?.has(r))return;const u=r.split(
":").find(a=>s.get(a)==="never-ends");return s.get(r)??(n||u!==void 0?"never-ends":void 0)}function p({text:n},s,{flags:r,
operands:u}){const a=s[s.findIndex(({text:y})=>y==="--")+1],e=[...new Set([u[0],a])].filter(y=>y!==void 0&&(0,j().startsOthers)(
y.text)),t=r.filter(({written:y,flag:h,value:g=""})=>/^-[ex]$/.test(y)&&/\s/.test(g)||h?.kind!=="config"&&(0,j().isCommandLine)(
g)),o=u.filter(({text:y})=>(0,j().hasCommandLine)(y));return[...e,...t.map(({word:y})=>y),...o].flatMap(y=>y===void 0?[]:
[(0,A().wordProblem)("launches-programs",n,y)])}function f({text:n},{operands:s}){return s.flatMap(r=>r.text==="-"?[(0,A().
wordProblem)("reads-stdin",n,r)]:c(r.text)?[(0,A().wordProblem)("uses-network",n,r)]:(0,P().isForeign)(r.text)||(0,P().isOfMachine)(
r.text)?[(0,A().wordProblem)("tool-loads-code",n,r)]:[])}function c(n){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(n)}function i(n,s,{word:r,value:u=""}){const a=e=>[(0,A().wordProblem)(e,n,r)];if(s?.handsOn===!0){const e=r.text.includes(
"=")||u===""?[]:[u],t=(0,b().judgeNodeFlags)(r,[r.text,...e]);if(!t.some(({rule:o})=>o==="unknown-flag"))return t}return s?.
stops===!0?a("unknown-flag"):s?.starts==="npm-scripts"?r.text.includes("=")?[]:a("unknown-flag"):(0,P().isForeign)(u)||(0,P().
isOfMachine)(u)?a("tool-loads-code"):s===void 0?[]:a("tool-flag-unknown")}}),31901:((B,O)=>{Object.defineProperty(O,"__e\
sModule",{value:!0}),O.flagProblem=N,O.onlyAsksForInformation=C,O.printsOnly=L,O.wordProblem=m;function m(I,b,{text:P,span:A}){
return j(I,A,{program:b,flag:P})}function N(I,b,P){const{written:A,span:E,value:T}=P,k={program:b,flag:A};return j(I,E,T===
void 0?k:{...k,value:T})}function j(I,b,P){return{rule:I,span:b,args:P}}const R=new Set(["--version","-v","-V","--help",
"-h"]);function C(I){const[b]=I;return I.length===1&&b!==void 0&&R.has(b.text)?b:void 0}function L(I,b){return m("only-p\
rints",I,b)}}),92170:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.PARSERS=void 0,O.isProgram=L;function N(){
const I=m(87646);return N=function(){return I},I}function j(){const I=m(3893);return j=function(){return I},I}function R(){
const I=m(54298);return R=function(){return I},I}const C=O.PARSERS={node:N().parseNode,npm:j().parseNpm,npx:R().parseNpx};
function L(I){return Object.hasOwn(C,I)}}),32193:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.judgeOperands=
I,O.ruleForOperand=E;function N(){const k=m(32017);return N=function(){return k},k}function j(){const k=m(32854);return j=
function(){return k},k}function R(){const k=m(70584);return R=function(){return k},k}function C(){const k=m(32459);return C=
function(){return k},k}function L(){const k=m(31901);return L=function(){return k},k}function I({data:{operands:k="path"},
refusedOperands:$},w,d){const{deciding_properties:p,variables:f}=d.data,c=p!==""||f!==void 0;return w.flatMap(i=>{const n=A(
$,i.text),s=d.data.completes==="tasks"?b($,i.text):void 0,r=n??s??E(k,i.text);return r!==void 0?[(0,L().wordProblem)(r,d.
program,i)]:c&&k==="plain"?(0,R().propertyProblems)(d,i):[]})}function b({flags:k,prefixes:$},w){const d=P(w.slice(w.lastIndexOf(
":")+1)),[p=""]=d;if(p==="")return;if("publish".startsWith(p))return"publishes";const f=({name:i})=>{const n=P(i.replace(
/~$/,""));return n.length===d.length&&n.every((s,r)=>s.startsWith(d[r]??""))};return[...k.values(),...$.map(([,i])=>i)].
find(f)?.kind}function P(k){return k.split(/(?=[A-Z])|-/).map($=>$.toLowerCase())}function A({flags:k,prefixes:$},w){const d=w.
replace(/@[^@]*$/,""),p=[w,d,d.slice(d.lastIndexOf(":")+1)].map(N().flagKey);for(const f of p){const i=(/^(?:help|h|version|v|V)$/.
test(f)?void 0:k.get(f))??$.find(([n])=>f.startsWith(n))?.[1];if(i!==void 0)return i.kind}}function E(k,$){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test($))return"downloads";if($.startsWith("@")&&k!=="package")return"tool-loads-code";switch(k){case"path":case"tests":return $===
"-"?"reads-stdin":T($.replace(/::.*$/s,""))||(0,C().isForeign)($)?"tool-loads-code":void 0;case"package":return $.includes(
"@")?"downloads":T($)?"tool-loads-code":void 0;case"goal":return $.split(":").length>2?"downloads":void 0;case"plain":return(0,C().
isForeign)($)?"tool-loads-code":void 0}}function T(k){return(0,j().normalise)(k)===void 0}}),91883:((B,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.parseModule=k;function N(){const $=m(76788);return N=function(){return $},$}function j(){const $=m(
68623);return j=function(){return $},$}function R(){const $=m(32017);return R=function(){return $},$}function C(){const $=m(
95132);return C=function(){return $},$}function L(){const $=m(32459);return L=function(){return $},$}function I(){const $=m(
46868);return I=function(){return $},$}function b(){const $=m(31901);return b=function(){return $},$}const P=(0,R().groupsByName)(
{installs:"conda pip ensurepip pre_commit venv virtualenv easy_install poetry pipx build setuptools cookiecutter copier",
publishes:"twine semantic_release huggingface_hub","never-ends":`
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
s calendar inspect uuid"}),A=new Set("unittest doctest json.tool tabnanny ast tokenize".split(" ")),E=/^(?:-\w|--[\w-]+=)?[/~]/,
T=(0,R().toolTable)({flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"});function k({program:$,data:w},[d,...p],f,c){
if(d===void 0){const o={program:$,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,C().problemAt)(
"flag-value",{start:0,end:0},o)]}}const i=f.known.get(d.text);if(i!==void 0&&w.started_programs.includes(d.text)){const{
invocation:o,problems:y}=c(i,p,f);return{invocation:{launched:[o]},problems:y}}const n={operands:[d],passthrough:p},s=/^[\w.]+$/.
test(d.text)?P.get(d.text.replace(/\._(?:_main__|internal\b.*)$/,"")):"tool-loads-code";if(s!==void 0)return{invocation:n,
problems:[(0,b().wordProblem)(s,$,d)]};const r=A.has(d.text);if(!r&&(0,N().isOfLibrary)(d.text)){const o={program:$,module:d.
text};return{invocation:n,problems:[(0,C().problemAt)("python-module-refused",d.span,o)]}}const u=f.known.get("python"),
[a,...e]=p;if(d.text==="coverage"&&a?.text==="run"&&u!==void 0){const{flags:o,started:y,rest:h}=(0,j().readTool)(T,e),g=h?
[{...h.flag.word,text:"-m"},...h.words]:y,S=o.flatMap(l=>(0,I().toolFlagProblems)("coverage",T,l));if(g.length>0){const l=c(
u,g,f);return{invocation:{...n,starts:"module",launched:[l.invocation]},problems:[...S,...l.problems]}}}const t=p.filter(
({text:o})=>(0,L().isForeign)(o)||r&&E.test(o));return{invocation:r?n:{...n,starts:"module"},problems:t.map(o=>(0,b().wordProblem)(
"tool-loads-code",d.text,o))}}}),29064:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.isHarmlessVariable=
$,O.readAssignments=c;function N(){const i=m(87646);return N=function(){return i},i}function j(){const i=m(12096);return j=
function(){return i},i}function R(){const i=m(76829);return R=function(){return i},i}const C=/^[\w.-]{0,64}$/,L=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,
I=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,b=/^\d{1,9}$/,P=/^(?:|[01]|true|false|yes|no|on|off)$/i,A=new Map([
["NODE_ENV",C],["CI",C],["FORCE_COLOR",C],["NO_COLOR",C],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],
["LANG",L],["LC_ALL",L],["NODE_NO_WARNINGS",P],["TS_NODE_PROJECT",I],["TS_NODE_TRANSPILE_ONLY",P],["TS_NODE_FILES",P]]),
E=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,
C]],T=[/^(?:AVA|BASH|BROWSER|BUN|BUNDLE|C8|CARGO|CMAKE|COMPLUS|CONDA|CORECLR|COREPACK|COVERAGE|DENO|DOCKER|DOTNET|DYLD|EDITOR|ELECTRON|GCC|GEM|GIT|GLIBC|GRADLE|LD|LIBRARY|LUA|MAKE|MALLOC|MAVEN|MOCHA|MSBUILD|MVN|NODE|NPM|NVM|NYC|OPENSSL|PHP|PIP|PNPM|POETRY|PYTEST|RUSTUP|SSH|SSL|SUDO|TAP|TOX|TS_NODE|TSX|UV|VIRTUAL|WEBPACK|XDG|YARN)_/,
/^(?:GO(?:PATH|ROOT|TOOLCHAIN)|JAVA|JDK|PERL|PYTHON|RUBY|RUST|MAKE)|^(?:INIT_CWD|PROMPT_COMMAND|[A-Z]+_INCLUDE_PATH)$/],
k="NODE_OPTIONS";function $(i,n){if(i===k)return(0,N().areHarmlessOptions)(n);const s=A.get(i);return s!==void 0?s.test(
n):d(i)?E.some(([u,a])=>u.test(i)&&a.test(n))||P.test(n)||b.test(n):!1}const w=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function d(i){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(i)?!T.some(n=>n.test(i)):w.test(i)}function p(i){return i===k||
A.has(i)||d(i)}const f=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function c(i,n){const s=[],r=[];let u=0;for(const a of i){const[
e]=a.parts,t=e&&!e.quoted?f.exec(e.text):null;if(!t)break;u+=1;const[o,y="",h]=t,g=(0,R().textOf)(a).slice(o.length),S={
start:a.start,end:a.end};if(!h&&$(y,g))s.push({name:y,value:g,span:S}),n.add("environment-assignment",S,{name:y,value:(0,j().
visible)(g)});else{const l=!h&&p(y);n.add("assignment-refused",S,{name:y,value:(0,j().visible)(g),known:l}),h||r.push({name:y,
value:g,span:S})}}return{assignments:s,refused:r,count:u}}}),12096:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.inspectBlanks=d,O.inspectCharacters=b,O.inspectInjection=c,O.inspectLookAlikes=E,O.visible=I;function N(){const i=m(11970);
return N=function(){return i},i}const j=/^\p{Bidi_Control}$/u,R=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function C(i){if(i>=32&&i<127||i===9)return"visible";if(i===0)return"nul-character";if(i===10||i===13)return"line-break";
if(i<160)return"control-character";if(i>=55296&&i<=57343)return"lone-surrogate";const n=String.fromCodePoint(i);return j.
test(n)?"bidirectional-character":R.test(n)?"invisible-character":"visible"}function L(i){return`U+${i.toString(16).toUpperCase().
padStart(4,"0")}`}function I(i,n=120){const s=i.length>n?`${i.slice(0,n)}\u2026`:i;let r="";for(const u of s){const a=u.
codePointAt(0)??0,e=a!==9&&C(a)==="visible";r+=e?u:`<${L(a)}>`}return r}function b(i,n,s,r){let u=n;for(const a of i)P(a,
u,s,r),u+=a.length}function P(i,n,s,r){const u=i.codePointAt(0)??0,a={start:n,end:n+i.length},e=L(u),t=C(u);if(t==="line\
-break"?r.add(t,a,{character:e,quoted:s}):t!=="visible"&&r.add(t,a,{character:e}),t!=="visible"||u<=126)return;const o=i.
normalize("NFKC");o!==i.normalize("NFC")||/[\0-\x7f]/.test(o)?r.add("compatibility-character",a,{character:e,becomes:o}):
s||r.add("non-ascii-unquoted",a,{character:e,shown:i})}const A=/\p{L}+/gu;function E(i,n,s,r){if(/^[\x00-\x7f]*$/.test(i)||
!s&&/\s/.test(i))return;const u=s?T(i):k(i);if(u===void 0)return;const a=[...new Set(i)].filter(e=>e>"\x7F");r.add("look\
-alike-letters",{start:n.start,end:n.end},{word:I(i),looks_like:I(u),characters:a.slice(0,10).map(e=>L(e.codePointAt(0)??
0))})}function T(i){const n=i.normalize("NFKD").replace(/\p{M}/gu,""),s=(0,N().asciiOf)(n);return/^[\x20-\x7e]+$/.test(s)?
s:void 0}function k(i){let n=!1;const s=i.replace(A,r=>{const u=(0,N().asciiOf)(r);return u===r||!/[A-Za-z]/.test(r)?r:(n=
!0,u)});return n?s:void 0}const $=100,w=1e3;function d(i,n){let s=0,r=0;for(let u=0;u<=i.length;u+=1){const a=i.charAt(u);
if(a===" "||a==="	")continue;const e=u-r;if(e>1&&(s+=e-1),e>=$||s>=w){const t=Math.max(e,s);n.add("blank-padding",{start:r,
end:u},{blanks:t});return}r=u+1}}const p=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
f=/<!--|```/;function c(i,n,s){const r=({index:e,0:t})=>s??{start:e,end:e+t.length},u=p.exec(i);u&&n.add("workflow-comma\
nd",r(u),{written:I(u[0])});const a=f.exec(i);a&&n.add("markup-injection",r(a),{written:a[0]})}}),84128:((B,O)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.literalSegment=P,O.matchName=T,O.matchesStars=k,O.readPattern=m;function m(d){
if(!d.parts.some(r=>!r.quoted&&/[*?[]/.test(r.text)))return;const p=d.parts.flatMap(({text:r,quoted:u})=>Array.from(r,a=>({
character:a,active:!u}))),f=p.findLastIndex(({character:r,active:u})=>u&&r==="]"),c=[];let i,n;for(let r=0;r<p.length;){
const u=N(p,r,f);u?(i??=I(c),n??=u.ambiguity,u.element.kind==="many"&&c.at(-1)?.kind==="many"||c.push(u.element),r=u.end):
(c.push({kind:"literal",character:p[r]?.character??""}),r+=1)}return i===void 0?void 0:{text:p.map(({character:r})=>r).join(
""),prefix:i,segments:b(c),...n&&{ambiguity:n}}}function N(d,p,f){const c=d[p];return c?.active?c.character==="*"?{element:{
kind:"many"},end:p+1}:c.character==="?"?{element:{kind:"one"},end:p+1}:c.character!=="["||f<p?void 0:j(d,p)??{element:{kind:"\
one"},end:p+1,ambiguity:"bracket"}:void 0}function j(d,p){let f=p+1;const c=R(d[f],"!");c&&(f+=1);const i=new Set;for(;!R(
d[f],"]");){const n=C(d[f]);if(n===void 0)return;const s=R(d[f+1],"-")?C(d[f+2]):n;if(s===void 0||!L(n,s))return;f+=R(d[f+
1],"-")?3:1;for(let r=n.charCodeAt(0);r<=s.charCodeAt(0);r+=1)i.add(String.fromCharCode(r))}if(i.size!==0)return{element:{
kind:"set",negated:c,members:i},end:f+1}}function R(d,p){return d?.active===!0&&d.character===p}function C(d){return d&&
/^[A-Za-z0-9_.,@%+]$/.test(d.character)?d.character:void 0}function L(d,p){if(d===p)return!0;const f=[/[a-z]/,/[A-Z]/,/[0-9]/];
return d<p&&f.some(c=>c.test(d)&&c.test(p))}function I(d){return d.map(p=>p.kind==="literal"?p.character:"").join("")}function b(d){
const p=[[]];for(const f of d)f.kind==="literal"&&f.character==="/"?p.push([]):p.at(-1)?.push(f);return p}function P(d){
return d.every(({kind:p})=>p==="literal")?I(d):void 0}const A=d=>Array.from(d),E=d=>Array.from(Buffer.from(d).toString("\
latin1"));function T(d,p){const[f]=d;if(p.startsWith(".")&&!(f?.kind==="literal"&&f.character==="."))return!1;const c=$(
d,p,A);return/^[\x20-\x7e]*$/.test(p)||c===$(d,p,E)?c:void 0}function k(d,p){const f=Array.from(p,c=>c==="*"?{kind:"many"}:
{kind:"literal",character:c});return $(f,d,A)}function $(d,p,f){const c=d.flatMap(u=>u.kind==="literal"?f(u.character).map(
a=>({kind:"literal",character:a})):u),i=f(p);let n=0,s=-1,r=0;for(let u=0;u<i.length;)if(c[n]?.kind==="many")s=n,r=u,n+=
1;else if(w(c[n],i[u]))n+=1,u+=1;else if(s>=0)n=s+1,r+=1,u=r;else return!1;return c.slice(n).every(({kind:u})=>u==="many")}
function w(d,p=""){return d?.kind==="literal"?d.character===p:d?.kind==="set"?d.members.has(p)!==d.negated:d?.kind==="on\
e"}}),30683:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.MAX_PATTERNS=void 0,O.resolvePattern=A;function N(){
const r=m(76760);return N=function(){return r},r}function j(){const r=m(32854);return j=function(){return r},r}function R(){
const r=m(12096);return R=function(){return r},r}function C(){const r=m(84128);return C=function(){return r},r}function L(){
const r=m(76829);return L=function(){return r},r}const I=20,b=4096,P=O.MAX_PATTERNS=64;function A(r,u,a){const{pattern:e,
span:t,position:o}=r,y=(0,R().visible)(e.text),h=k(e);let g=[];if(o==="program")a.add("glob-program",t,{pattern:y});else if($(
e))a.add("glob-outside",t,{pattern:y});else if(!T(e,u))if(h)a.add("glob-unclear",t,{pattern:y,reason:h});else if(w(e))a.
add("glob-flag",t,{pattern:y,match:""});else if(u)g=E(r,u,a);else if(o==="script"&&d(e))a.add("glob-program",t,{pattern:y});else{
const S={matches:[],count:0,judged:!1};a.add("unquoted-glob",t,{pattern:y,...S})}return g.length===0?[e.text]:g}function E({
pattern:r,span:u,position:a},e,t){const o=(0,R().visible)(r.text),y=c(r,e),h="matches"in y&&!y.matches.every(p);if("ambi\
guity"in y||h){const M="ambiguity"in y?y.ambiguity:"file_name";return t.add("glob-unclear",u,{pattern:o,reason:M}),[]}const{
matches:g}=y,S=g.find(M=>M.startsWith("-"));S!==void 0&&t.add("glob-flag",u,{pattern:o,match:(0,R().visible)(S)}),a==="s\
cript"&&g.length>1&&t.add("glob-program",u,{pattern:o});const l=g.slice(0,I).map(M=>(0,R().visible)(M)),{length:x}=g;return t.
add("unquoted-glob",u,{pattern:o,matches:l,count:x,judged:!0}),g}function T({prefix:r,text:u},a){return r.includes("://")&&
!a?.stat(u.slice(0,u.indexOf("/")))}function k({text:r,segments:u,ambiguity:a}){return a||(r.length>b?"too_many":u.some(
t=>(0,C().literalSegment)(t)===void 0&&(0,C().matchName)(t,".."))?"dot":void 0)}function $({text:r,segments:u}){return r.
startsWith("/")||u.some(a=>(0,C().literalSegment)(a)==="..")}function w({prefix:r}){return r.startsWith("-")&&!r.includes(
"=")}function d({segments:r}){return r.some(u=>u.some(({kind:a})=>a==="many"))}function p(r){const u=new(L()).ProblemCollector;
return(0,R().inspectCharacters)(r,0,!0,u),u.inOrder().length===0}const f=128*1024;function c(r,u){let a=[{written:"",path:""}];
for(const[o,y]of r.segments.entries()){const h=o===r.segments.length-1,g=[];for(const S of a){const l=i(S,y,h,u);if(typeof l==
"string")return{ambiguity:l};g.push(...l)}a=g}const e=a.map(({written:o})=>Buffer.from(o));return e.reduce((o,y)=>o+y.length+
1,0)>f?{ambiguity:"too_many"}:{matches:e.sort(Buffer.compare).map(o=>o.toString())}}function i(r,u,a,e){const{written:t,
path:o}=r,y=(0,C().literalSegment)(u);if(y==="")return a?[r]:"empty_segment";const h=a?"":"/";if(y===".")return[{written:`${t}\
.${h}`,path:o}];const g=[];for(const S of n(o,u,y,e)){if(S==="letters")return"letters";if(!a&&s(S,e))return"symlink";!a&&
S.kind!=="directory"||g.push({written:`${t}${N().posix.basename(S.path)}${h}`,path:S.path})}return g}function*n(r,u,a,e){
if(a!==void 0){const t=e.stat(r===""?a:`${r}/${a}`);t?.tracked&&(yield t);return}for(const t of e.list(r)){if(!t.tracked)
continue;const o=(0,C().matchName)(u,N().posix.basename(t.path));o===void 0?yield"letters":o&&(yield t)}}function s(r,u){
if(r.kind!=="symlink")return r.kind==="submodule";const a=(0,j().resolveInTree)(u,r.path);return a.kind==="missing"?!1:a.
kind!=="inside"||!/^(?:file|executable)$/.test(a.entry.kind)}}),35736:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.hasOneReading=E,O.lex=A;function N(){const c=m(13580);return N=function(){return c},c}function j(){const c=m(29064);return j=
function(){return c},c}function R(){const c=m(12096);return R=function(){return c},c}function C(){const c=m(30683);return C=
function(){return c},c}function L(){const c=m(84128);return L=function(){return c},c}function I(){const c=m(50674);return I=
function(){return c},c}function b(){const c=m(76829);return b=function(){return c},c}const P=128*1024;function A(c,i){const n=new(b()).
ProblemCollector;if(T(c,n))return{words:[],assignments:[],refused:[],problems:n.inOrder()};const s={start:0,end:c.length};
(0,R().inspectBlanks)(c,n),(0,R().inspectInjection)(c,n);const r=(0,I().splitWords)(c,n),{assignments:u,refused:a,count:e}=(0,j().
readAssignments)(r,n);for(const o of r.slice(0,e))w(o,n);const t=k(r.slice(e),i,n);t.length===0&&n.add("empty-command",s,
{});for(const{value:o,span:y}of u)(0,R().inspectInjection)(o,n,y);for(const{text:o,span:y}of t)(0,R().inspectInjection)(
o,n,y);return{words:t,assignments:u,refused:a,problems:n.inOrder()}}function E({problems:c}){return c.every(({rule:i})=>(0,N().
ruleOf)(i).severity==="warning")}function T(c,i){if(Buffer.byteLength(c)<=P)return!1;const n={start:0,end:c.length};return i.
add("command-too-long",n,{limit:P}),!0}function k(c,i,n){const s=[];let r=0;for(const[u,a]of c.entries()){const e={start:a.
start,end:a.end},t=a.parts.some(g=>g.quoted),o=(0,b().textOf)(a);w(a,n),d(a,n),f(a,u===0,n),(0,R().inspectLookAlikes)(o,
a,u===0,n);const y=(0,L().readPattern)(a);if(y&&(r+=1),y&&r>C().MAX_PATTERNS&&n.add("glob-unclear",e,{pattern:(0,R().visible)(
o),reason:"too_many"}),!y||r>C().MAX_PATTERNS){s.push({text:o,span:e,quoted:t});continue}const h=$(u,s);for(const g of(0,C().
resolvePattern)({pattern:y,span:e,position:h},i,n))s.push({text:g,span:e,quoted:t})}return s}function $(c,i){return c===
0?"program":c===1&&i[0]?.text==="node"?"script":"argument"}function w(c,i){for(const[n,s]of c.parts.entries()){if(s.quoted||
!s.text.includes("~"))continue;const r=s.text.search(n===0?/(?:^|[=:])~/:/[=:]~/);if(r<0)continue;const u=s.start+s.text.
indexOf("~",r),a=(0,R().visible)((0,b().textOf)(c));i.add("tilde-expansion",{start:u,end:u+1},{word:a});return}}function d(c,i){
let n=-1,s=!1;for(const r of c.parts)if(!(r.quoted||n<0&&!r.text.includes("{")))for(const{0:u,index:a}of r.text.matchAll(
/[{},]|\.\./g)){const e=r.start+a;if(u==="{")n<0&&(n=e);else if(u!=="}")s=n>=0;else if(s){const t={start:n,end:e+1};i.add(
"brace-expansion",t,{written:(0,R().visible)((0,b().textOf)(c))});return}}}const p=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function f(c,i,n){const s=(0,b().unquotedText)(c);s!==void 0&&(s==="\
!"||i&&p.has(s))&&n.add("reserved-word",{start:c.start,end:c.end},{word:s})}}),62603:((B,O,m)=>{Object.defineProperty(O,
"__esModule",{value:!0}),O.backtickEnd=I,O.readDollar=L,O.readOperator=A;function N(){const E=m(12096);return N=function(){
return E},E}const j=/[A-Za-z_]/,R=/[A-Za-z0-9_]/,C=/[0-9@*#?$!-]/;function L(E,T,k){const $=E.charAt(T+1);if($==="(")return{
kind:E.charAt(T+2)==="("?"arithmetic-expansion":"command-substitution",end:b(E,T+1,"(",")")};if($==="{")return{kind:"var\
iable-expansion",end:b(E,T+1,"{","}")};if($==="[")return{kind:"arithmetic-expansion",end:b(E,T+1,"[","]")};if($==="'"||$===
'"'){if(k)return;const w=E.indexOf($,T+2);return{kind:"dollar-quote",end:w<0?E.length:w+1}}if(j.test($)){let w=T+2;for(;R.
test(E.charAt(w));)w+=1;return{kind:"variable-expansion",end:w}}if(C.test($)||$>"\x7F")return{kind:"variable-expansion",
end:T+2}}function I(E,T){for(let k=T+1;k<E.length;k+=1){const $=E.charAt(k);if($==="\\")k+=1;else if($==="`")return k+1}
return E.length}function b(E,T,k,$){let w=0;for(let d=T;d<E.length;d+=1){const p=E.charAt(d);if(p===k)w+=1;else if(p===$&&
(w-=1,w===0))return d+1}return E.length}const P=240;function A(E,T,k){const $=E.charAt(T);if($==="("||$===")")return k.add(
"shell-parenthesis",{start:T,end:T+1},{character:$}),T+1;const w=$==="<"||$===">",d=w?/[<>&|-]/:/[;&|]/;let p=T+1;for(;p-
T<3&&d.test(E.charAt(p));)p+=1;const f=E.slice(T,p);if(w)k.add("shell-redirection",{start:T,end:p},{operator:f});else{const c=(0,N().
visible)(E.slice(0,Math.min(T,P)).trim()),i=(0,N().visible)(E.slice(p,p+P).trim());k.add("shell-operator",{start:T,end:p},
{operator:f,left:c,right:i})}return p}}),50674:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.splitWords=
L;function N(){const b=m(12096);return N=function(){return b},b}function j(){const b=m(62603);return j=function(){return b},
b}const R=1e3,C=/[ \t\n\r'"\\$`;&|<>()]/g;function L(b,P){return new I(b,P).split()}class I{#t;#e;#r=[];#s=[];#i=0;#n=0;#c=0;constructor(P,A){
this.#t=P,this.#e=A}split(){for(;this.#n<this.#t.length;)this.#a();if(this.#u(),this.#c>R){const P={start:0,end:this.#t.
length};this.#e.add("too-many-quotes",P,{quotes:this.#c,limit:R})}return this.#r}#a(){switch(this.#t.charAt(this.#n)){case"\
 ":case"	":this.#u(),this.#n+=1;break;case`
`:case"\r":this.#u(),(0,N().inspectCharacters)(this.#t.charAt(this.#n),this.#n,!1,this.#e),this.#n+=1;break;case"'":this.#y();
break;case'"':this.#m();break;case"\\":this.#b();break;case"$":this.#p(!1);break;case"`":this.#h(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#u(),this.#n=(0,j().readOperator)(this.#t,this.#n,this.#e);break;case"#":
this.#s.length===0?this.#w():this.#d();break;default:this.#d()}}#o(P,A,E,T=E){this.#s.length===0&&(this.#i=T),this.#s.push(
{text:P,quoted:A,start:E})}#u(){this.#s.length!==0&&(this.#r.push({parts:this.#s,start:this.#i,end:this.#n}),this.#s=[])}#d(){
const P=this.#n;C.lastIndex=P+1;const A=C.exec(this.#t)?.index??this.#t.length,E=this.#t.slice(P,A);(0,N().inspectCharacters)(
E,P,!1,this.#e),this.#o(E,!1,P),this.#n=A}#y(){const P=this.#n,A=this.#t.indexOf("'",P+1),E=A<0?this.#t.length:A,T=this.#t.
slice(P+1,E);(0,N().inspectCharacters)(T,P+1,!0,this.#e),this.#o(T,!0,P+1,P),this.#f(P,E,"'")}#m(){const P=this.#n,A=this.#t;
let E="",T=P+1;for(this.#n=T;this.#n<A.length&&A.charAt(this.#n)!=='"';){const $=A.charAt(this.#n);$==="\\"&&/["$`\\\n]/.
test(A.charAt(this.#n+1))?(E+=A.slice(T,this.#n),A.charAt(this.#n+1)===`
`&&this.#l(),T=this.#n+1,this.#n+=2):$==="$"?this.#p(!0):$==="`"?this.#h(!0):this.#n+=1}const k=Math.min(this.#n,A.length);
E+=A.slice(T,k),(0,N().inspectCharacters)(A.slice(P+1,k),P+1,!0,this.#e),this.#o(E,!0,P+1,P),this.#f(P,k,'"')}#f(P,A,E){
this.#c+=1,this.#n=Math.min(A+1,this.#t.length),!(A<this.#t.length)&&this.#e.add("unterminated-quote",{start:P,end:A},{quote:E})}#b(){
const P=this.#n,A=this.#t.charAt(P+1);this.#n+=1,A===""?(this.#e.add("trailing-backslash",{start:P,end:P+1},{}),this.#o(
"\\",!0,P)):A===`
`?(this.#n=P,this.#l(),this.#n+=2):A>"\x7F"?this.#o("",!0,P+1,P):((0,N().inspectCharacters)(A,P+1,!0,this.#e),this.#o(A,
!0,P+1,P),this.#n+=1)}#l(){this.#e.add("line-continuation",{start:this.#n,end:this.#n+2},{})}#p(P){const A=(0,j().readDollar)(
this.#t,this.#n,P);A?this.#g(A.kind,A.end,P):(P||this.#o("$",!1,this.#n),this.#n+=1)}#h(P){const A=(0,j().backtickEnd)(this.#t,
this.#n);this.#g("command-substitution",A,P)}#g(P,A,E){const T=this.#n,k=this.#t.slice(T,A);this.#e.add(P,{start:T,end:A},
{written:(0,N().visible)(k)}),E||this.#o(k,!0,T),this.#n=A}#w(){const P=this.#n,A=this.#t.indexOf(`
`,P);this.#n=A<0?this.#t.length:A;const E=this.#t.slice(P,this.#n);(0,N().inspectCharacters)(E,P,!1,this.#e),this.#e.add(
"shell-comment",{start:P,end:this.#n},{written:(0,N().visible)(E)})}}}),76829:((B,O,m)=>{Object.defineProperty(O,"__esMo\
dule",{value:!0}),O.ProblemCollector=void 0,O.textOf=R,O.unquotedText=C;function N(){const I=m(13580);return N=function(){
return I},I}function j(){const I=m(95132);return j=function(){return I},I}function R(I){const[b]=I.parts;return I.parts.
length===1&&b?b.text:I.parts.map(P=>P.text).join("")}function C(I){const[b]=I.parts;return I.parts.length===1&&b&&!b.quoted?
b.text:void 0}class L{#t=[];#e=new Set;add(b,P,A){if((0,N().ruleOf)(b).severity==="error"){if(this.#e.has(b))return;this.#e.
add(b)}this.#t.push((0,j().problemAt)(b,P,A))}inOrder(){const b=({rule:P})=>this.#e.has(P)?0:1;return this.#t.sort((P,A)=>P.
span.start-A.span.start||b(P)-b(A))}}O.ProblemCollector=L}),51951:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.readCommand=d,O.readWords=c;function N(){const o=m(37866);return N=function(){return o},o}function j(){const o=m(32017);
return j=function(){return o},o}function R(){const o=m(94854);return R=function(){return o},o}function C(){const o=m(80781);
return C=function(){return o},o}function L(){const o=m(95132);return L=function(){return o},o}function I(){const o=m(45806);
return I=function(){return o},o}function b(){const o=m(92170);return b=function(){return o},o}function P(){const o=m(35736);
return P=function(){return o},o}function A(){const o=m(86191);return A=function(){return o},o}function E(){const o=m(73872);
return E=function(){return o},o}function T(){const o=m(60210);return T=function(){return o},o}function k(){const o=m(82293);
return k=function(){return o},o}function $(){const o=m(80827);return $=function(){return o},o}const w=new Set;async function d(o,y={}){
const h=c(o,y),{tree:g,base:S,changed:l=w,cwd:x="",clock:M,programs:v=j().NO_PROGRAMS}=y;if(g===void 0||h.invocation===void 0||
h.argv===null)return h;const F={tree:g,directory:x,changed:l,families:v,...S&&{base:S}},{invocation:D}=h,{targets:W,problems:H}=await(0,E().
resolveInvocation)(D,F,M);return{...h,...await p(D,W,F),targets:W,problems:e(h.problems,H)}}async function p(o,y,h){if(o.
program!=="npm"&&o.program!=="npx")return{};const g=await(0,$().npmScripts)(o,h),S=y.some(({kind:M,via:v})=>M==="package\
_binary"&&v===void 0),x=(g?(0,$().stepsIn)(g).some(({text:M})=>f.test(M)):!S)?await(0,T().foreignSettings)(h.tree,h.changed):
[];return{...g&&{scripts:g},...x.length>0&&{npmSettings:x}}}const f=/(?:^|[^\w.-])np[mx](?![\w.-])/;function c(o,{tree:y,
cwd:h="",programs:g=j().NO_PROGRAMS}={}){if(typeof o!="string")return n(o);const{words:S,assignments:l,problems:x}=(0,P().
lex)(o,y&&(0,C().subTree)(y,h)),[M]=S,v=(U,X,V)=>({command:o,words:S,assignments:l,argv:U,...V===void 0?void 0:{invocation:V},
targets:[],problems:X});if(M===void 0)return v(null,x);const F=(0,P().hasOneReading)({problems:x})?S.map(({text:U})=>U):
null,{program:D,problem:W}=r(o,S,g);if(W?.rule==="sentence")return v(F,[W,...x]);if(D===void 0)return v(F,[...x,W]);const H=i(
S,x).slice(1),{invocation:G,problems:z}=(0,I().parseInvocation)(D,H,g),K=(0,k().inspectPaths)(G,h,g);return v(F,[...x,...z,
...K],G)}function i(o,y){const h=y.find(g=>g.rule==="shell-operator"||(0,L().isProblem)(g,"line-break")&&!g.args.quoted);
return h===void 0?o:o.filter(({span:g})=>g.start<h.span.start)}function n(o){const y=o===null?"null":Array.isArray(o)?"a\
rray":typeof o,h=(0,L().problemAt)("command-not-text",{start:0,end:0},{type:y});return{command:"",words:[],assignments:[],
argv:null,targets:[],problems:[h]}}const s=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function r(o,y,{
allowed:h,offered:g}){const[S]=y,l=S?.text??"",x=(0,b().isProgram)(l)?l:h.get(l);if(x!==void 0)return{program:x};const M=S?.
span??{start:0,end:0},v=(W,H)=>({program:void 0,problem:(0,L().problemAt)(W,M,H)}),[,F]=s.exec(l)??[];if(F===void 0&&(0,A().
isSentence)(o)){const W=y.at(-1)?.span.end??M.end;return{program:void 0,problem:(0,L().problemAt)("sentence",{start:M.start,
end:W},{})}}const D=a(l,g);return/[\\/]/.test(l)?v("program-by-path",{program:l,...D}):F!==void 0?v("program-look-alike",
{program:l,meant:F.toLowerCase()}):v("program-not-allowed",{program:l,group:N().REFUSED_PROGRAMS.get(l)??(R().TOOLS.has(
l)?"npx":"other"),...D,allowed:[...h.keys()]})}const u=new Map([["gradlew","gradle"],["mvnw","mvn"],["gmake","make"],["b\
unx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function a(o,y){const h=y(
o);if(h!==void 0)return{offered:h};const g=o.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),S=u.get(g)??g,l=y(S);return l===void 0?{offered:""}:{offered:l,word:S}}function e(o,y){const h=new Set(o.map(t)),g=[
...o];for(const S of y){const l=t(S);h.has(l)||(h.add(l),g.push(S))}return g}function t({rule:o,span:y,args:h}){return JSON.
stringify([o,y.start,y.end,h])}}),86191:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.isSentence=E,O.namedPaths=
$,O.startedFiles=w;function N(){const d=m(37866);return N=function(){return d},d}function j(){const d=m(32854);return j=
function(){return d},d}const R=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
C=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
L=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,I=/^[A-Za-z][a-z']*[:,]?$/,b=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
P=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,A=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function E(d){const p=d.trim(),[f="",...c]=p.split(/\s+/,100);if(N().REFUSED_PROGRAMS.has(f))return!1;if(b.test(p)||P.test(
p)||A.test(f))return!0;if(/[;&|<>$`]/.test(p))return!1;const i=I.test(f);if(c.some(s=>/^--?[A-Za-z]/.test(s)))return!1;if((i||
L.test(f))&&c.some(s=>R.test(T(s))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(f))return c.length>0||/[.!:]$/.test(f);const n=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(c[0]??"");return i&&n&&(C.test(f)||/[a-z]{2}[.!?]$/.test(p))}function T(d){return d.replace(/[.,;:!?]$/,"")}const k=/[\s"'`;&|()<>=]+/;
function $(d,p=""){const f=p===""?"":`${p}/`;return d.split(k).map(c=>(0,j().normalise)(f+c)??c)}function w({targets:d}){
return d.flatMap(({kind:p,path:f})=>p==="file"&&f?[f]:[])}}),40324:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.inspectAliases=b;function N(){const P=m(76760);return N=function(){return P},P}function j(){const P=m(67953);return j=
function(){return P},P}function R(){const P=m(56788);return R=function(){return P},P}function C(){const P=m(10473);return C=
function(){return P},P}const L=256*1024,I=/"[^"\n]*\\[uUxX][^"\n]*"\s*[=.\]]|(?:^|[\s{,."'])include["']?\s*=/m;async function b({
program:P,data:A},{tree:E,directory:T},{subcommand:k,span:$}){const w=k.replace(/ .*$/s,""),d=new RegExp(`(?:^|[\\s{,.["'\
])${w}["']?\\s*=`,"m"),p=[];for(const f of A.alias_files.length===0?[]:(0,j().foldersUpFrom)(T))for(const c of A.alias_files){
const i=N().posix.join(f,c),n=await(0,C().readText)(E,i,L);if(n===void 0)continue;("unread"in n||I.test(n.text)||/alias/.
test(n.text)&&d.test(n.text))&&p.push((0,R().fails)("subcommand-aliased",$,{program:P,subcommand:w,path:i}))}return(0,R().
join)(p)}}),1931:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.choosesCode=P,O.preloadsIn=A;function N(){
const T=m(87646);return N=function(){return T},T}function j(){const T=m(35736);return j=function(){return T},T}function R(){
const T=m(60210);return R=function(){return T},T}const C=/^(?:BASH_ENV|BASHOPTS|BUN_OPTIONS|CLASSPATH|ENV|GNUMAKEFLAGS|HOME|IFS|MAKEFILES|MAKEFLAGS|NODE|NODE_COMPILE_CACHE|NODE_REPL_EXTERNAL_MODULE|PATH|PERL5(?:DB|LIB|OPT)|PERLLIB|PS4|RUBY(?:LIB|OPT)|RUSTC|RUSTC_W\w+_?WRAPPER|SHELLOPTS|XDG_CONFIG_HOME|ZDOTDIR|_?JAVA_(?:TOOL_)?OPTIONS|JDK_JAVA_OPTIONS)$|^(?:DYLD|LD|CARGO_ALIAS)_|^GIT_(?:ASKPASS|CONFIG\w*|DIR|EXEC_PATH|EXTERNAL_DIFF|PROXY_COMMAND|SSH|SSH_COMMAND|TEMPLATE_DIR|WORK_TREE)$|^npm_(?:execpath|node_execpath)$/,
L=/^PYTHON(?:DONTWRITEBYTECODE|DEVMODE|FAULTHANDLER|HASHSEED|IOENCODING|TRACEMALLOC|UNBUFFERED|UTF8)$/,I=/(?:^|_)(?:BIN|BINARY|BROWSER|CC|COMMAND|COMPILER|CXX|EDITOR|EXECUTABLE|LINKER|PAGER|RUNNER|SHELL|VISUAL|WRAPPER)(?:_PATH)?$/,
b=/^(?:\$\{?PATH\}?|\/(?:usr\/(?:local\/)?)?s?bin|(?:\.{0,2}\/|\$\{?(?:PWD|INIT_CWD)\}?\/)*node_modules\/\.bin\/?)$/;function P({
name:T,value:k}){if(T==="PATH")return!k.split(":").every(w=>b.test(w));if(T==="NODE_OPTIONS")return A(k)?.length!==0;const[
,$]=/^npm_config_(.*)$/i.exec(T)??[];if($!==void 0){const w=$.toLowerCase().replaceAll("_","-");return w==="node-options"?
A(k)?.length!==0:w!=="ignore-scripts"&&(0,R().effectOf)(w,k)!=="harmless"}return T.startsWith("PYTHON")?!L.test(T):C.test(
T)||I.test(T)&&/^(?!\/)[^$]*\//.test(k)}function A(T){const{words:k,problems:$}=(0,j().lex)(`node ${T} x.js`);if(!$.some(
({rule:w})=>w.endsWith("-expansion")||w.endsWith("-substitution")))return(0,N().parseNode)(k.slice(1)).problems.flatMap(
({rule:w,args:d})=>{const p="value"in d?String(d.value):"";return E.has(w)&&!/^[@\w][\w@./-]*$/.test(p)?[p]:[]})}const E=new Set(
["changes-configuration","changes-node-options","loads-code","preloads-code","reads-environment-file"])}),41015:((B,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.dependencyHome=L,O.placeAtHome=I,O.resolveAtHome=b;function N(){const P=m(
76760);return N=function(){return P},P}function j(){const P=m(80781);return j=function(){return P},P}function R(){const P=m(
67953);return R=function(){return P},P}const C=["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock"];
function L({tree:P,base:A=P,directory:E}){const T=k=>$=>C.some(w=>$.stat(N().posix.join(k,w))!==void 0);return(0,R().foldersUpFrom)(
E).find(k=>[P,A].some(T(k)))??""}function I(P,A=L(P)){if(A==="")return P;const{tree:E,base:T,directory:k,changed:$}=P,w=`${A}\
/`;return{...P,tree:(0,j().subTree)(E,A),...T&&{base:(0,j().subTree)(T,A)},directory:k.slice(w.length),changed:new Set([
...$].flatMap(d=>d.startsWith(w)?d.slice(w.length):[]))}}async function b(P,A){const E=L(P),{targets:T,problems:k}=await A(
I(P,E));return{targets:T.map($=>$.path===void 0?$:{...$,path:N().posix.join(E,$.path)}),problems:k}}}),66227:((B,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.inspectDependency=A,O.isUnverified=E,O.ownerOf=k,O.packageOf=P;function N(){
const w=m(76760);return N=function(){return w},w}function j(){const w=m(95132);return j=function(){return w},w}function R(){
const w=m(41015);return R=function(){return w},w}function C(){const w=m(53169);return C=function(){return w},w}function L(){
const w=m(46138);return L=function(){return w},w}function I(){const w=m(19685);return I=function(){return w},w}function b(){
const w=m(59867);return b=function(){return w},w}function P(w){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(
w)?.[1]}async function A(w,d,p){const{tree:f,base:c=f}=(0,R().placeAtHome)(w);return[...await T(f,c,d,p),...await(0,C().
compareWithBase)(f,c,d.name,p),...await $(f,d,p)]}function E({rule:w}){return w==="dependency-unverified"||w==="target-u\
ntracked"}async function T(w,d,{name:p,path:f},c){const i=a=>[(0,j().problemAt)("dependency-unverified",c,{name:p,path:f,
fault:a})],[n,s]=await Promise.all([(0,I().readLocks)(w),(0,I().readLocks)(d)]),r=a=>a.some(({entriesOf:e})=>e(p).length>
0);return!r(n)&&r(s)?i("removed"):(await(0,b().usablePackageJson)(w,""))?.dependencies.has(p)?r(n)?[]:n.length===0&&s.length===
0?[(0,j().problemAt)("lockfile-missing",c,{})]:i("unlocked"):i("undeclared")}async function k(w,d,p){const f=await(0,I().
readLocks)(w),c=i=>f.flatMap(({entriesOf:n})=>n(i));return p.has(d)&&(f.length===0||c(d).length>0)?d:[...p].find(i=>c(i).
some(({bin:n})=>n!==void 0&&Object.hasOwn(n,d)))}async function $(w,{name:d,binary:p},f){const c=`node_modules/${d}`;if(w.
stat(c)===void 0)return[];const n=(await(0,I().readLocks)(w)).flatMap(({entriesOf:M})=>M(d));if(n.length===0)return[];const s=await(0,b().
readJsonFile)(w,`${c}/package.json`),r=(0,L().objectIn)(s),u=(0,L().textIn)(r,"name"),a=(0,L().textIn)(r,"version"),e=(M,v,F)=>[
(0,j().problemAt)("dependency-stale",f,{name:d,what:M,locked:v,installed:F||"nothing"})],t=s!==void 0,o=n.filter(M=>!t||
M.name===(u||d));if(o.length===0)return e("name",n[0]?.name??"",u);const y=o.filter(M=>!t||["",a].includes(M.version));if(y.
length===0)return e("version",o[0]?.version??"",a);if(p===void 0)return[];const h=y.flatMap(({bin:M})=>M===void 0?[]:[M]),
g=h.length>0?h:[(0,L().binOf)(r.bin,u||d)??{}];if(h.length===0&&r.bin===void 0)return[];const{name:S,file:l}=p,x=g.flatMap(
M=>Object.entries(M).flatMap(([v,F])=>S===void 0||S===v?[N().posix.normalize(F)]:[]));return x.includes(l)?[]:e(S===void 0?
"binary":`binary ${S}`,x[0]??"nothing",l)}}),72309:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.exportedConfig=
T,O.mayChangeMode=E,O.packageEnv=p;function N(){const s=m(76760);return N=function(){return s},s}function j(){const s=m(
60210);return j=function(){return s},s}const R=`audit bin-links commit-hooks description format-package-lock fund git-ta\
g-version
  package-lock rebuild-bundle save unicode update-notifier workspaces-update`.split(/\s+/),C={...Object.fromEntries(R.map(
s=>[s,!0])),"auth-type":"web","diff-unified":3,"fetch-retry-factor":10,heading:"npm","fetch-retry-maxtimeout":6e4,"fetch\
-retry-mintimeout":1e4,"fetch-timeout":3e5,"init-author-email":"","init-author-name":"","init-author-url":"","init-licen\
se":"ISC","init-version":"1.0.0","install-strategy":"hoisted",loglevel:"notice","logs-max":10,maxsockets:15,message:"%s",
preid:"","save-prefix":"^","sbom-type":"library",searchexclude:"",searchlimit:20,searchopts:"",searchstaleness:900,tag:"\
latest","tag-version-prefix":"v"},L=`access audit-level cpu depth expect-result-count expect-results libc lockfile-versi\
on os
  sbom-format which`.split(/\s+/),I=new Set(`depth diff-unified expect-result-count fetch-retry-factor fetch-retry-maxti\
meout
  fetch-retry-mintimeout fetch-timeout logs-max maxsockets searchlimit searchstaleness which`.split(/\s+/)),b=new Set(`c\
ache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),P=new Set("browser cache fetch-retries offline update-notifier".split(" ")),A=["also","dev",
"include","omit","only","optional","production"];function E(s,r){return A.some(u=>u in r||s.some(({name:a})=>a===`--${u}`))}
function T(s,r){const u=Object.entries(r).filter(([t,o])=>{const y=(0,j().effectOf)(t,o);return y==="harmless"||y==="hon\
oured"}),a=new Map(u.map(([t,o])=>[t,typeof o=="string"?k(t,o):o]));for(const{name:t,value:o,negated:y}of s){const h=t.slice(
2);a.set(h,o===void 0?y!==!0:k(h,o))}const e={};for(const[t,o]of a)b.has(t)||P.has(t)||o===$(t)||(e[`npm_config_${t.replaceAll(
"-","_").toLowerCase()}`]=d(o));return e}function k(s,r){const u=r.trim();return I.has(s)?Number.isNaN(Number(u))?u:Number(
u):u}function $(s){return L.includes(s)?null:C[s]??(w.test(s)?void 0:!1)}const w=/^(?:auto-install-peers|dedupe-peer-dependents|enable-pre-post-scripts|hoist|hoist-pattern|ignore-workspace-root-check|link-workspace-packages|manage-package-manager-versions|node-linker|prefer-workspace-packages|public-hoist-pattern|recursive-install|resolution-mode|save-workspace-protocol|shamefully-hoist|shared-workspace-lockfile|side-effects-cache|strict-npmrc|strict-peer-dependencies|use-node-version)$/;
function d(s){return Array.isArray(s)?s.map(d).join(`

`):s==null||s===!1?"":String(s)}function p(s){const{name:r,version:u,config:a,engines:e}=s,t={};return f({name:r,version:u,
config:a,engines:e,bin:c(s)},"npm_package_",t),Object.fromEntries(Object.entries(t).filter(([o])=>/^[A-Za-z_]\w*$/.test(
o)))}function f(s,r,u){for(const[a,e]of Object.entries(s))if(e!==void 0)if(e===null||e===!1)u[`${r}${a}`]="";else if(Array.
isArray(e))for(const[t,o]of e.entries())f({[`${a}_${t}`]:o},r,u);else typeof e=="object"?f(e,`${r}${a}_`,u):u[`${r}${a}`]=
String(e)}function c({name:s,bin:r}){if(typeof r=="string")return typeof s=="string"&&s?i({[s]:r}):void 0;if(Array.isArray(
r)){const u=r.filter(a=>typeof a=="string");return i(Object.fromEntries(u.map(a=>[N().posix.basename(a),a])))}return typeof r==
"object"&&r!==null?i(r):void 0}function i(s){const r={};for(const[u,a]of Object.entries(s)){const e=N().posix.basename(n(
u));typeof a=="string"&&e&&n(a)&&(r[e]=n(a))}return Object.keys(r).length>0?r:void 0}function n(s){return N().posix.join(
"/",s.replaceAll("\\","/")).slice(1)}}),87146:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.codeFilesOf=
k,O.hiddenInInvocation=E,O.hiddenInWords=A,O.preloadsOf=T,O.readsCode=$;function N(){const n=m(76760);return N=function(){
return n},n}function j(){const n=m(37866);return j=function(){return n},n}function R(){const n=m(45806);return R=function(){
return n},n}function C(){const n=m(81413);return C=function(){return n},n}function L(){const n=m(20630);return L=function(){
return n},n}function I(){const n=m(1931);return I=function(){return n},n}const b=new Set(["alias","enable","hash"]),P=new Set(
"declare export for getopts local read readonly typeset".split(" "));function A(n,s){const[r,...u]=n.words,a=r?.text??"",
[e,...t]=(0,L().startedWords)(n.words),o=e?.text??"";if(n.defines||a==="function"&&!r?.quoted)return{how:"function",part:a.
replace(/_{2,}\{?$/,"")};if(b.has(o)&&t.length>0)return{how:"function",part:o};if(o==="eval")return{how:"text",part:o};const y=n.
words.slice(0,n.words.length-t.length-1),h=a==="env"&&y.find(({text:D})=>/^(?:-C|--ch)/.test(D));if(h)return{how:"dynami\
c",part:`env ${h.text}`};const g=w(n).find(I().choosesCode);if(g)return{how:"assignment",part:g.name};if(e===void 0)return;
const S=D=>(0,C().isDynamic)(n,D)||D.text==="{}",l=({span:D})=>s.slice(D.start,D.end);if(S(e))return{how:"dynamic",part:l(
e)};if(a==="exec"&&u.length===0&&i(n))return{how:"input",part:a};if(e.text==="node")return t.find(({text:W})=>!W.startsWith(
"-"))?.text==="{}"?{how:"dynamic",part:"{}"}:void 0;if(!d(e))return;const M=f(t).find(S);if(M)return{how:"dynamic",part:l(
M)};const v=i(n)||n.words.some(({text:D})=>D==="xargs"),F=t.some(({text:D},W)=>c(t,W)&&!p.test(D));return v&&!F?{how:"in\
put",part:e.text}:void 0}function E(n,s,{invocation:r,problems:u},a){for(const{program:e,flags:t,operands:o}of[r,...(0,R().
launchedBy)(r,a)]){if(!/^(?:node|np[mx])$/.test(e))continue;const y=[...t,...o].find(h=>(0,C().isDynamic)(n,h));if(y)return{
how:"dynamic",part:s.slice(y.span.start,y.span.end)}}for(const{rule:e,args:t}of u){if(e==="reads-stdin"&&i(n)&&"program"in
t)return{how:"input",part:String(t.program)};if(e==="assignment-refused"&&"name"in t&&"value"in t){const o=String(t.name);
if((0,I().choosesCode)({name:o,value:String(t.value)}))return{how:"assignment",part:o}}}}function T(n,s){return[n,...(0,R().
launchedBy)(n,s)].flatMap(({program:r,flags:u})=>u.flatMap(({value:a,span:e})=>r==="node"&&a!==void 0&&/^\.{0,2}\//.test(
a)?[{text:a,span:e}]:[]))}function k(n){const[s,...r]=(0,L().startedWords)(n.words);if(s===void 0)return[];const u=d(s)?
f(r).slice(-1):[],a=n.redirections.flatMap(({operator:o,target:y})=>o==="<"&&y&&$(n)?[y]:[]),e=w(n).flatMap(({name:o,value:y,
span:h})=>(o==="PATH"?y.split(":").map(S=>N().posix.join(S,s.text)):o.endsWith("NODE_OPTIONS")||o.endsWith("node_options")?
(0,I().preloadsIn)(y)??[]:[y]).map(S=>({text:S,span:h})));return[...s.text.includes("/")?[s]:[],...u,...a,...e]}function $({
words:n}){const[s]=(0,L().startedWords)(n),{text:r}=s??{text:""};return/^(?:node|np[mx])$|\//.test(r)||d({text:r})}function w(n){
const{words:s,assignments:r}=n,[u,...a]=s,e=P.has(u?.text??""),o=(u?.text==="for"?a.slice(0,1):e?a:s.slice(0,s.length-(0,L().
startedWords)(s).length)).flatMap(({text:y,span:h})=>{const[,g,S]=/^(\w+)(?:\+?=(.*))?$/s.exec(y)??[];return g===void 0||
S===void 0&&!e?[]:[{name:g,value:S??"?",span:h}]});return[...r,...o]}function d({text:n}){const s=n.replace(/^(?:\/usr)?(?:\/local)?\/bin\//,
"");return/^(?:(?:ba|da|z|k|fi|c|tc)?sh|\.|source|pwsh|python[\d.]*|perl|php|ruby|deno|bun|lua|osascript)$/.test(s)||j().
REFUSED_PROGRAMS.get(s)==="interpreter"&&!/^(?:cargo|go|java|make)$/.test(s)}const p=/^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0)$/;
function f(n){const s=n.findIndex((r,u)=>c(n,u));return s<0?n:n.slice(0,s+1)}function c(n,s){const{text:r=""}=n[s]??{};return/^-\w*[cemr]$/.
test(n[s-1]?.text??"")?!0:!r.startsWith("-")&&/[./\s]/.test(r)}function i({redirections:n,pipedFrom:s}){return s!==void 0||
n.some(({operator:r})=>/^<(?:<|$)/.test(r))}}),73872:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveInvocation=
E;function N(){const s=m(41330);return N=function(){return s},s}function j(){const s=m(95132);return j=function(){return s},
s}function R(){const s=m(45806);return R=function(){return s},s}function C(){const s=m(15804);return C=function(){return s},
s}function L(){const s=m(52437);return L=function(){return s},s}function I(){const s=m(59867);return I=function(){return s},
s}function b(){const s=m(9504);return b=function(){return s},s}function P(){const s=m(56788);return P=function(){return s},
s}function A(){const s=m(95598);return A=function(){return s},s}function E(s,r,u){const a=new(P()).Trail((e,t)=>T(e,t,a),
u);return T(s,r,a)}async function T(s,r,u){const a=[];for(const e of[s,...(0,R().launchedBy)(s,r.families)]){const t=await f(
e,r);if("rule"in t)a.push({targets:[],problems:[t]});else for(const o of t)a.push(await k(o,r,u),await(0,A().resolveTasks)(
o,r,u))}return(0,P().join)(a)}function k(s,r,u){const{program:a,family:e}=s;return e!==void 0?(0,b().resolveProgram)(s,e,
r,u):a==="node"?(0,C().resolveNode)(s,r):(0,L().resolveNpm)(s,r,u)}const $=/^[\w:.@/-]+$/,w=200,d=4,p=/^[\w:.@/*?{},[\]-]+$/;
async function f(s,r){const{selects:u,operands:a}=s,[e]=a;if(u===void 0||e===void 0)return[s];const t=await(0,I().usablePackageJson)(
r.tree,r.directory),{text:o,span:y}=e,h={program:"npm",flag:o};if(!c(o))return(0,j().problemAt)("launches-programs",y,h);
const g=[...t?.scripts.keys()??[]];if(g.some(l=>l.length>w))return(0,j().problemAt)("launches-programs",y,h);const S=g.filter(
i(o,u));return S.length===0?(0,j().problemAt)("npm-script-missing",y,{script:o,passes:!1}):S.every(l=>$.test(l))?S.map(l=>{
const{selects:x,...M}=s;return{...M,operands:[{...e,text:l}]}}):(0,j().problemAt)("launches-programs",y,h)}function c(s){
return s.length<=w&&p.test(s)&&s.split("*").length-1<=d}function i(s,r){if(r==="glob"){const t=(0,N().default)(n(s),{nonegate:!0,
strictSlashes:!0});return o=>t(n(o))}const u=s.indexOf("*"),[a,e]=[s.slice(0,u),s.slice(u+1)];return t=>t.length>=a.length+
e.length&&t.startsWith(a)&&t.endsWith(e)}function n(s){return s.replace(/[:/]/g,r=>r===":"?"/":":")}}),53169:((B,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.compareWithBase=P,O.knownHosts=t,O.replacedArchive=k;function N(){const g=m(
32854);return N=function(){return g},g}function j(){const g=m(93028);return j=function(){return g},g}function R(){const g=m(
95132);return R=function(){return g},g}function C(){const g=m(60210);return C=function(){return g},g}function L(){const g=m(
59867);return L=function(){return g},g}function I(){const g=m(46138);return I=function(){return g},g}function b(){const g=m(
19685);return b=function(){return g},g}async function P(g,S,l,x){if(g===S)return[];const[M,v]=await Promise.all([(0,b().
readLocks)(g),(0,b().readLocks)(S)]),F={hosts:await t(S,v),configured:await o(g,l)},D=await f(g,S,l),W=[];for(const{path:H,
entriesOf:G}of M){const z=v.find(U=>U.path===H),K=(z?[z]:v).flatMap(U=>U.entriesOf(l));for(const U of G(l)){const X=K.filter(
Y=>$(Y,U)),V=X.filter(({version:Y})=>Y===U.version),J=k(U,g,S)||V.length>0&&V.every(Y=>w(Y,U))?{how:"integrity",to:U.integrity??
"nothing"}:X.length>0&&p(U,F)?void 0:A(U,{name:l,tree:g,before:K,registries:F});J!==void 0?D.push({name:l,path:H,...J}):
V.length===0&&(K.length>0||!T(U,g))&&W.push({name:l,from:K[0]?.version??"",to:U.version||(U.source.at??"")})}}return[...r(
D).map(H=>(0,R().problemAt)("dependency-redirected",x,H)),...r(W).map(H=>(0,R().problemAt)("dependency-changed",x,H))]}function A(g,{
name:S,tree:l,before:x,registries:M}){const{source:v}=g;if(v.kind==="git"||v.kind==="tarball")return{how:v.kind,to:v.at};
if(v.kind==="file"){const F=x.some(D=>D.source.kind!=="file");return T(g,l)&&!F?void 0:{how:"file",to:v.at}}return g.name!==
S?{how:"alias",to:g.name}:p(g,M)?void 0:{how:"host",to:e(v,M.configured)}}function E({source:g}){if(g.kind==="file")return(0,N().
normalise)(g.at.replace(/#.*$|::.*$/s,""))||void 0}function T(g,S){const l=E(g),x=l===void 0?void 0:(0,N().resolveInTree)(
S,l);return x?.kind==="inside"&&x.entry.kind==="directory"}function k(g,S,l){const x=E(g);if(x===void 0)return!1;const[M,
v]=[S,l].map(D=>(0,N().resolveInTree)(D,x));return!(M?.kind==="inside"&&(0,j().isRegular)(M.entry.kind))||v?.kind!=="ins\
ide"?!1:M.entry.oid!==v.entry.oid||M.entry.size!==v.entry.size}function $(g,S){return g.name!==S.name||g.source.kind!==S.
source.kind?!1:s(g)===s(S)}function w({integrity:g,source:S},{integrity:l}){if(g===void 0||S.kind==="file"&&l===void 0)return!1;
if(l===void 0)return!0;const x=d(g),M=[...d(l)];return M.some(([v])=>x.has(v))&&M.every(([v,F])=>(x.get(v)??F)!==F)}function d(g){
return new Map(g.split(/\s+/).map(S=>{const[,l="",x=S]=/^([a-z\d]+)[-/](.*)$/is.exec(S)??[];return[l,x]}))}function p({source:g},{
hosts:S,configured:l}){return g.kind!=="registry"||S.has(e(g,l))}async function f(g,S,l){const x=(await i(S,l)).map(M=>c(
M,l));return(await i(g,l)).flatMap(M=>{const v=c(M,l);if(x.some(({how:F,to:D})=>F===v.how&&D===v.to))return[];if(v.how===
"registry")return[];if(v.how==="file"){const F={name:l,version:"",source:{kind:"file",at:v.to}},D=M.startsWith("workspac\
e:")||T(F,g),W=x.some(({how:H})=>H!=="file")&&!M.startsWith("workspace:");if(D&&!W)return[]}return[{name:l,path:"package\
.json",how:v.how,to:v.to}]})}function c(g,S){const l=(0,I().aliasIn)(g);if(l!==void 0&&l.name!==S)return{how:"alias",to:l.
name};const{kind:x,at:M=""}=(0,I().sourceOf)(g,S,"");return{how:x,to:M}}async function i(g,S){const l=(0,I().objectIn)(await(0,L().
readJsonFile)(g,"package.json")),x=["dependencies","devDependencies","optionalDependencies"].map(W=>(0,I().textIn)((0,I().
objectIn)(l[W]),S)),{overrides:M,resolutions:v,pnpm:F}=l,D=[M,v,(0,I().objectIn)(F).overrides].flatMap(W=>Object.entries(
(0,I().objectIn)(W)).flatMap(([H,G])=>n(H,S)?[typeof G=="string"?G:(0,I().textIn)((0,I().objectIn)(G),".")]:[]));return[
...x,...D].filter(W=>W!=="")}function n(g,S){const l=g.split(/[>]|\*\*\//).at(-1)??"";return l===S||l.startsWith(`${S}@`)||
l.endsWith(`/${S}`)}function s({source:{kind:g,at:S=""},version:l}){return g==="tarball"&&l!==""?S.replaceAll(l,"*"):g===
"registry"&&a.includes(S)?"":S}function r(g){return[...new Map(g.map(S=>[JSON.stringify(S),S])).values()]}const u="regis\
try.npmjs.org",a=[u,"registry.yarnpkg.com"];function e({at:g},S){return(g===void 0||a.includes(g)?S:void 0)??g??u}async function t(g,S){
const l=await y(g),x=Object.entries(l).filter(([D])=>D==="registry"||D.endsWith(":registry")).map(([,D])=>h(String(D))),
M=S.flatMap(({all:D})=>D.flatMap(({source:W})=>W.kind==="registry"&&W.at?[W.at]:[])),v=l.registry===void 0,F=M.some(D=>a.
includes(D));return new Set([...x,...M,...v||F?a:[]])}async function o(g,S){const l=await y(g),[x]=S.startsWith("@")?S.split(
"/"):[],M=x&&l[`${x}:registry`]||l.registry;return M===void 0?void 0:h(String(M))}async function y(g){const S=await(0,C().
readNpmrc)({tree:g,directory:""});return"settings"in S?S.settings:{}}function h(g){return URL.canParse(g)?new URL(g).host:
g}}),46138:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.aliasIn=w,O.binOf=I,O.entryOf=L,O.lockOf=C,O.objectIn=
j,O.sourceOf=T,O.textIn=R;function N(){const d=m(59490);return N=function(){return d},d}function j(d){return typeof d=="\
object"&&d!==null&&!Array.isArray(d)?d:{}}function R(d,p){const f=Object.hasOwn(d,p)?d[p]:void 0;return typeof f=="strin\
g"?f:""}function C(d,p,f=[]){const c=(0,N().groupBy)(p,([i])=>i);return{path:d,entriesOf:i=>(c.get(i)??[]).map(([,n])=>n),
all:[...p.map(([,i])=>i),...f]}}function L({name:d,version:p,source:f},c,i){return{name:d,version:p,source:f,...c&&{integrity:c},
...i&&{bin:i}}}function I(d,p){if(typeof d=="string")return{[p.replace(/^@[^/]*\//,"")]:d};const f=Object.entries(j(d)).
filter(([,c])=>typeof c=="string");return f.length===0?void 0:Object.fromEntries(f)}const b={kind:"registry"},P=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
A=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,E=/^(?:file|link|portal|workspace):(.*)$/is;function T(d,p,f){const[,c]=E.exec(d)??[];return c!==
void 0?{kind:"file",at:c}:P.test(d)?{kind:"git",at:d.replace(/#.*$/s,"")}:/^https?:/i.test(d)?k(d,p,f):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(d)||/\.t(?:ar\.)?gz$/i.test(d)?{kind:"file",at:d}:A.test(d)?{kind:"git",at:d.replace(/#.*$/s,"")}:b}function k(d,p,f){
const c={kind:"tarball",at:d.replace(/#.*$/s,"")};if(!URL.canParse(d))return c;const{host:i,pathname:n}=new URL(d),s=$(n),
[,r]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(s)??[];if(i==="codeload.github.com"&&r!==void 0)return{kind:"git",at:`https://g\
ithub.com/${r}`};const u=p.replace(/^@[^/]*\//,"");return s.endsWith(`/${p}/-/${u}-${f}.tgz`)||s.endsWith(`/${p}/-/${p}-${f}\
.tgz`)||i==="npm.pkg.github.com"&&s.startsWith(`/download/${p}/${f}/`)?{kind:"registry",at:i}:c}function $(d){try{return decodeURIComponent(
d)}catch{return d}}function w(d){const[,p,f=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(d)??[];return p===void 0||
/^[\^~<>=*v\d]/.test(p)?void 0:{name:p,range:f}}}),19685:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readLocks=
void 0;function N(){const l=m(16111);return N=function(){return l},l}function j(){const l=m(69873);return j=function(){return l},
l}function R(){const l=m(26040);return R=function(){return l},l}function C(){const l=m(59542);return C=function(){return l},
l}function L(){const l=m(59867);return L=function(){return l},l}function I(){const l=m(10473);return I=function(){return l},
l}function b(){const l=m(46138);return b=function(){return l},l}function P(l,x){const M=(0,b().objectIn)(x),v=Object.entries(
(0,b().objectIn)(M.packages));if(v.length===0)return(0,b().lockOf)(l,...E((0,b().objectIn)(M.dependencies)));const F=[],
D=[];for(const[W,H]of v){const[,G,z]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(W)??[];if(z===void 0)continue;const K=A(
z,(0,b().objectIn)(H));G===""?F.push([z,K]):D.push(K)}return(0,b().lockOf)(l,F,D)}function A(l,x){const M=(0,b().textIn)(
x,"name")||l,v=(0,b().textIn)(x,"version"),F=(0,b().textIn)(x,"resolved"),D=x.link===!0?{kind:"file",at:F.replace(/^file:/,
"")}:(0,b().sourceOf)(F,M,v);return(0,b().entryOf)({name:M,version:v,source:D},(0,b().textIn)(x,"integrity"),(0,b().binOf)(
x.bin,M))}function E(l){const x=[];return[Object.entries(l).map(([v,F])=>{const D=(0,b().objectIn)(F),W=(0,b().textIn)(D,
"version"),{name:H,range:G}=(0,b().aliasIn)(W)??{name:v,range:W},z=(0,b().sourceOf)(W,H,G),K=z.kind==="registry"?(0,b().
sourceOf)((0,b().textIn)(D,"resolved"),H,G):z,[U,X]=E((0,b().objectIn)(D.dependencies));for(const[,V]of U)x.push(V);for(const V of X)
x.push(V);return[v,(0,b().entryOf)({name:H,version:G,source:K},(0,b().textIn)(D,"integrity"))]}),x]}function T(l,x){const M=[],
v=[];for(const[F,D]of Object.entries((0,b().objectIn)((0,b().objectIn)(x).packages))){const W=Array.isArray(D)?D:[],[,H=F,
G=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(String(W[0]??""))??[],z=(0,b().sourceOf)(G,H,G),K=z.kind==="registry",U=K&&typeof W[1]==
"string"?W[1]:"",X=W.slice(1).findLast(J=>/^[a-z\d]+-[\w+/=]+$/i.test(String(J))),V=W.slice(1).map(b().objectIn).find(J=>Object.
keys(J).length>0),Q=(0,b().entryOf)({name:H,version:K?G:"",source:U===""?z:(0,b().sourceOf)(U,H,G)},X===void 0?"":String(
X),(0,b().binOf)(V?.bin,H));/^(?:@[^/]+\/)?[^/]+$/.test(F)?M.push([F,Q]):v.push(Q)}return(0,b().lockOf)(l,M,v)}const k=[
"dependencies","devDependencies","optionalDependencies"];function $(l,x){const M=(0,b().objectIn)(x),v=M.importers===void 0?
M:(0,b().objectIn)((0,b().objectIn)(M.importers)["."]),F=(0,b().objectIn)(M.packages),D=k.flatMap(H=>Object.entries((0,b().
objectIn)(v[H])).map(([G,z])=>{const K=typeof z=="string"?z:(0,b().textIn)((0,b().objectIn)(z),"version");return[G,w(G,K,
F)]})),W=Object.keys(F).map(H=>p(H,"",F[H]));return(0,b().lockOf)(l,D,W)}function w(l,x,M){if(/^(?:link|file|workspace):/.
test(x))return{name:l,version:"",source:(0,b().sourceOf)(x,l,"")};const v=d(x),F=/^\d/.test(v),D=[x,v].flatMap(H=>F?[`${l}\
@${H}`,`/${l}@${H}`,`/${l}/${H}`]:[H,`${l}@${H}`]),W=D.find(H=>Object.hasOwn(M,H))??D.at(-1)??"";return p(W,l,M[W])}function d(l){
return l.replace(/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function p(l,x,M){const v=(0,b().objectIn)(M),F=(0,b().
objectIn)(v.resolution),[,D=x,W=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(d(l))??[],H=(0,b().textIn)(v,"name")||D||
x,G=(0,b().textIn)(v,"version")||W,z=f(F,H,G);return(0,b().entryOf)({name:H,version:G,source:z},(0,b().textIn)(F,"integr\
ity"))}function f(l,x,M){const v=(0,b().textIn)(l,"repo");if(v!=="")return{kind:"git",at:v};const F=(0,b().textIn)(l,"di\
rectory");if(F!=="")return{kind:"file",at:F};const D=(0,b().textIn)(l,"tarball");return D===""?(0,b().sourceOf)(M,x,M):(0,b().
sourceOf)(D,x,M)}const c=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;function i(l,x){const M=n(x).flatMap(([v,F])=>{const D=(0,b().textIn)(
F,"version"),W=(0,b().textIn)(F,"resolved");return r(v).map(([H,G])=>{const z=(0,b().aliasIn)(G)?.name??H,K=(0,b().sourceOf)(
G,z,D),U=K.kind==="file"||K.kind==="git"?K:(0,b().sourceOf)(W,z,D);return[H,(0,b().entryOf)({name:z,version:D,source:U},
(0,b().textIn)(F,"integrity"))]})});return(0,b().lockOf)(l,M)}function n(l){const x=[];for(const M of l.split(/\r?\n/)){
if(M===""||M.startsWith("#"))continue;const v=x.at(-1),[,F,D]=/^ {2}"?([\w-]+)"? (.*)$/.exec(M)??[];M.startsWith(" ")?v&&
F!==void 0&&D!==void 0&&(v[1][F]=s(D)):x.push([M.replace(/:\s*$/,""),Object.create(null)])}return x}function s(l){return l.
trim().replace(/^"(.*)"$/s,"$1")}function r(l){return l.split(",").flatMap(x=>{const[,M,v]=c.exec(s(x))??[];return M===void 0||
v===void 0?[]:[[M,v]]})}function u(l,x){const v=Object.entries((0,b().objectIn)(x)).map(([F,D])=>[F,(0,b().objectIn)(D)]).
flatMap(([F,D])=>{const[,W="",H=""]=c.exec((0,b().textIn)(D,"resolution"))??[];if(W==="")return[];const G=(0,b().textIn)(
D,"version"),z=(0,b().sourceOf)(a(H),W,G),K=(0,b().textIn)(D,"checksum");return r(F).map(([U])=>[U,(0,b().entryOf)({name:W,
version:G,source:z},K)])});return(0,b().lockOf)(l,v)}function a(l){const[,x]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(
l)??[],M=x===void 0?l:decodeURIComponent(x),[,v]=/__archiveUrl=([^&]+)/.exec(M)??[];return v!==void 0?decodeURIComponent(
v):M.replace(/^npm:/,"")}const e=["npm-shrinkwrap.json","package-lock.json"],t={"pnpm-lock.yaml":(l,x)=>$(l,S(x)),"yarn.\
lock":(l,x)=>/^__metadata:/m.test(x)?u(l,S(x)):i(l,x),"bun.lock":(l,x)=>T(l,(0,N().parse)(x,[],{allowTrailingComma:!0}))},
o=O.readLocks=(0,C().perTree)(y);async function y(l){const x=Object.entries(t).map(([v,F])=>g(l,v,F));return(await Promise.
all([h(l),...x])).filter(v=>v!==void 0)}async function h(l){for(const x of e){const M=await(0,L().readJsonFile)(l,x);if(M!==
void 0)return M===L().INVALID?(0,b().lockOf)(x,[]):P(x,M)}}async function g(l,x,M){const v=await(0,I().readText)(l,x,L().
MAX_BYTES);return v&&("unread"in v?(0,b().lockOf)(x,[]):M(x,v.text))}function S(l){return(0,R().attempt)(()=>(0,j().parse)(
l,{maxAliasCount:0,logLevel:"silent"}))}}),15804:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.firstFile=
a,O.inspectImport=l,O.inspectNodeFlag=S,O.mainOf=e,O.resolveNode=y,O.resolveScript=w,O.trustProblems=p;function N(){const v=m(
76760);return N=function(){return v},v}function j(){const v=m(32854);return j=function(){return v},v}function R(){const v=m(
93028);return R=function(){return v},v}function C(){const v=m(95132);return C=function(){return v},v}function L(){const v=m(
87646);return L=function(){return v},v}function I(){const v=m(66227);return I=function(){return v},v}function b(){const v=m(
41015);return b=function(){return v},v}function P(){const v=m(59867);return P=function(){return v},v}function A(){const v=m(
55013);return A=function(){return v},v}function E(){const v=m(82293);return E=function(){return v},v}function T(){const v=m(
56788);return T=function(){return v},v}function k(){const v=m(10473);return k=function(){return v},v}const $=new Set(["",
"js","mjs","cjs","ts","mts","cts"]);async function w(v,F,D){const{tree:W}=v,H=(0,E().pathProblem)(F,D,v.directory);if(H!==
void 0)return{targets:[],problems:[H]};if(F.includes("\\"))return(0,T().fails)("target-not-a-file",D,{path:F,reason:"bac\
kslash"});const G=(0,j().normalise)((0,T().from)(v,F))??"",z=(0,b().dependencyHome)(v);if(z!==""&&(0,j().isWithin)(G,N().
posix.join(z,"node_modules")))return(0,b().resolveAtHome)(v,V=>w(V,F,D));const K=a(W,u(G));if(K===void 0)return f(v,F,G,
D);if(K.kind!=="inside"||K.entry.kind!=="directory")return d(v,{path:F,wanted:G,found:K},D);const U=await e(W,G);if(U===
P().INVALID)return(0,T().fails)("package-json-invalid",D,{path:N().posix.join(G,"package.json")});if(U===void 0)return(0,T().
fails)("target-not-a-file",D,{path:F,reason:"directory"});const X=await d(v,{path:F,wanted:G,found:U.found},D);return U.
by===void 0||!v.changed.has(U.by)?X:(0,T().join)([X,(0,T().fails)("target-changed",D,{path:U.by})])}async function d(v,{
path:F,wanted:D,found:W},H){const{tree:G,changed:z}=v,K=(0,k().fileAt)(W,F,H);if("problems"in K)return K;const U=/\.([^./]*)$/.
exec(K.path.replace(/.*\//,""))?.[1]??"";if(!$.has(U))return(0,T().fails)("target-extension",H,{path:F,extension:U});const X=await p(
v,K,F,H);if(X.some(I().isUnverified))return{targets:[],problems:X};const V=(0,I().packageOf)(K.path);if(V&&!(0,j().isWithin)(
D,"node_modules")&&!D.includes(`node_modules/${V}`))return(0,T().fails)("dependency-unverified",H,{name:V,path:F,fault:"\
linked"});const Q=[...X],J={path:K.path};return(z.has(K.path)||z.has(D))&&Q.push((0,C().problemAt)("target-changed",H,J)),
K.tracked&&await s(G,K)&&Q.push((0,C().problemAt)("target-writes",H,J)),{targets:[(0,T().target)(v,{kind:"file",name:F,path:K.
path})],problems:Q}}async function p(v,{path:F,tracked:D,built:W},H,G){const z=(0,I().packageOf)(F);return z===void 0?(D||
W)&&!(0,j().isWithin)(F,"node_modules")?[]:[(0,C().problemAt)("target-untracked",G,{path:H})]:D?[(0,C().problemAt)("depe\
ndency-unverified",G,{name:z,path:H,fault:"committed"})]:await(0,I().inspectDependency)(v,{name:z,path:H},G)}async function f(v,F,D,W){
const H=(0,I().packageOf)(D);if(H===void 0&&v.tree.isPending?.(D))return(0,T().fails)("target-not-judged",W,{path:F});if(H===
void 0||v.tree.stat("node_modules")!==void 0)return(0,k().nothingAt)(v.tree,D,F,W);const G=await(0,I().inspectDependency)(
v,{name:H,path:F},W);return G.some(I().isUnverified)?{targets:[],problems:G}:(0,T().join)([(0,T().fails)("not-installed",
W,{name:H}),{targets:[],problems:G}])}async function c(v,F,D){const W=(0,E().testProblem)(F,D,v.directory);if(W!==void 0)
return{targets:[],problems:[W]};if((0,A().isPattern)(F)){const G=((0,A().alternativesOf)(F)??[]).map(U=>(0,T().from)(v,U));
return G.some(U=>(0,j().resolveInTree)(v.tree,(0,A().baseOf)(U)).kind==="outside")?(0,T().fails)("target-outside",D,{path:F,
reason:"symlink"}):(0,A().matchesNothing)(v.tree,G.map(U=>(0,j().normalise)(U)??U))?(0,T().fails)("test-pattern-empty",D,
{pattern:F}):T().NOTHING}const H=(0,j().resolveInTree)(v.tree,(0,T().from)(v,F));return H.kind==="inside"&&H.entry.kind===
"directory"&&H.entry.tracked?T().NOTHING:w(v,F,D)}const i=256*1024,n=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function s(v,F){if((F.size??0)>i)return!1;const D=(await v.read(F.path)).toString("latin1");return n.test(D)}const r=[
"",".js",".json",".node"];function u(v){return v===""?[""]:r.map(F=>v+F)}function a(v,F){const D=F.map(W=>(0,j().resolveInTree)(
v,W)).filter(W=>W.kind!=="missing");return D.find(W=>W.kind!=="inside"||(0,R().isRegular)(W.entry.kind))??D[0]}async function e(v,F){
const D=N().posix.join(F,"package.json"),W=await(0,P().readJsonFile)(v,D);if(W===P().INVALID)return P().INVALID;const H=W?.
main,G=t(F),z=W===void 0?{}:{by:D};if(typeof H!="string"||H===""){const X=o(v,G);return X&&{found:X,...z}}const K=H.startsWith(
"/")?void 0:(0,j().normalise)(N().posix.join(F,H));if(K===void 0)return{found:{kind:"outside",path:H},...z};const U=o(v,
[...u(K),...t(K),...G]);return U&&{found:U,...z}}function t(v){return u(N().posix.join(v,"index")).slice(1)}function o(v,F){
return F.map(D=>(0,j().resolveInTree)(v,D)).find(D=>D.kind==="inside"?(0,R().isRegular)(D.entry.kind):D.kind!=="missing")}
async function y(v,F){const{flags:D,operands:W}=v,H=(0,L().isTestRun)(v);if(h(v,H))return T().NOTHING;const G=[];for(const z of D)
G.push(await S(z,F));for(const{text:z,span:K}of W){if(z===""||z.startsWith("-"))continue;const U=H?c:w;G.push(await U(F,
z,K))}return(0,T().join)(G)}function h({operands:v},F){const D=v[0]?.text;return D==="inspect"||D==="debug"&&!F}const g=new Set(
["--import","--require","--experimental-loader"]);async function S(v,F){const{name:D,value:W="",span:H}=v;return D==="--\
env-file"||D==="--env-file-if-exists"?M(F,W,H):!g.has(D)||!/^[@a-z]/i.test(W)?T().NOTHING:l(F,W,H)}async function l(v,F,D){
const W=/^(?:@[^/]+\/)?[^/]+/.exec(F)?.[0]??F;return{targets:[],problems:await(0,I().inspectDependency)(v,{name:W,path:F},
D)}}const x=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function M(v,F,D){if((0,E().pathProblem)(F,D,v.directory)!==void 0)return T().NOTHING;const W=(0,j().resolveInTree)(
v.tree,(0,T().from)(v,F));if(W.kind==="missing"&&v.tree.isPending?.(W.path))return(0,T().fails)("target-not-judged",D,{path:F});
const H=(0,k().fileAt)(W,F,D);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,T().fails)("target-untracked",
D,{path:F});if((H.size??0)>i)return(0,T().fails)("environment-file-unsafe",D,{path:F,names:[]});const z=[...(await v.tree.
read(H.path)).toString("utf8").matchAll(x)].map(([U])=>U.replace(/\s*=$/,"")).filter(U=>U.toUpperCase()!=="NODE_ENV"),K=[
...new Set(z)].slice(0,10);return K.length===0?T().NOTHING:(0,T().fails)("environment-file-unsafe",D,{path:F,names:K})}}),
67953:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.findPackages=A,O.foldersUpFrom=$,O.readSettings=f;function N(){
const i=m(76760);return N=function(){return i},i}function j(){const i=m(39491);return j=function(){return i},i}function R(){
const i=m(32854);return R=function(){return i},i}function C(){const i=m(95132);return C=function(){return i},i}function L(){
const i=m(59867);return L=function(){return i},i}function I(){const i=m(56788);return I=function(){return i},i}function b(){
const i=m(10473);return b=function(){return i},i}function P(){const i=m(47668);return P=function(){return i},i}async function A(i,n,s,r){
const{workspace:u,workspaces:a,includeRoot:e}=i,t=await E(i,n,s);if("problems"in t)return t;const{directory:o,implied:y}=t;
if(a===!1&&u.length>0)return(0,I().fails)("flag-value",s,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it bes\
ide `--workspace`"});const h={project:o,directories:[o],selected:!1,missing:[]};if(r||a!==!0&&u.length===0&&y===void 0)return h;
const g=await(0,L().usablePackageJson)(n.tree,o);if(g===void 0)return h;const S=await T(g,n,s);if("problems"in S)return S;
const l=new Map;e&&l.set(g.name,o);const x=[],M=u.length>0?u:y===void 0?[]:[void 0];if(M.length===0)for(const v of S)l.set(
v.name,v.directory);for(const v of M){const F={directory:n.directory,project:o},D=v??N().posix.join("/",y??""),W=(0,P().
selectWorkspaces)(S,D,F);W.length===0&&v!==void 0&&x.push((0,C().problemAt)("workspace-missing",s,{workspace:v}));for(const H of W)
l.set(H.name,H.directory)}return l.size===0?x.length>0?{targets:[],problems:x}:(0,I().fails)("workspace-missing",s,{workspace:""}):
{project:o,directories:[...l.values()],selected:!0,missing:x}}async function E({prefix:i,workspaces:n},s,r){if(i!==void 0)
return k(i,s,r);const{tree:u,directory:a}=s,e=$(a),t=e.find(o=>w(u,o)||d(u,o));if(t===void 0||!w(u,t))return(0,I().fails)(
"package-json-missing",r,{directory:a});if(n===!1)return{directory:t};for(const o of e.slice(e.indexOf(t)+1)){const y=await(0,L().
usablePackageJson)(u,o);if(y===void 0)continue;const h=await T(y,s,r);if("problems"in h)return h;if(h.some(g=>g.directory===
t))return{directory:o,implied:t}}return{directory:t}}async function T(i,{tree:n},s){const r=await(0,P().listWorkspaces)(
n,i);return"unclear"in r?(0,I().fails)("target-outside",s,{path:r.unclear,reason:"workspace"}):"broken"in r?(0,I().fails)(
"package-json-invalid",s,{path:r.broken}):r}function k(i,n,s){if((0,R().normalise)((0,I().from)(n,i))===void 0)return I().
NOTHING;const r=(0,b().entryAt)((0,R().resolveInTree)(n.tree,(0,I().from)(n,i)),i,s);return"problems"in r?r:{directory:r.
path}}function $(i){return i===""?[""]:[i,...(0,j().foldersAbove)(i).reverse(),""]}function w(i,n){return(0,R().resolveInTree)(
i,N().posix.join(n,"package.json")).kind!=="missing"}function d(i,n){return(0,R().resolveInTree)(i,N().posix.join(n,"nod\
e_modules")).kind==="inside"}const p=["--usage","--version","--versions"];function f({flags:i}){const n=i.findLast(({name:u})=>u===
"--prefix")?.value,s=c(i,"--workspaces"),r=c(i,"--ignore-scripts");return{informs:p.some(u=>c(i,u)),...n===void 0?{}:{prefix:n},
...s===void 0?{}:{workspaces:s},workspace:i.flatMap(({name:u,value:a})=>u==="--workspace"&&a?[a]:[]),includeRoot:c(i,"--\
include-workspace-root")===!0,...r===void 0?{}:{ignoreScripts:r},ifPresent:c(i,"--if-present")===!0}}function c(i,n){const s=i.
findLast(r=>r.name===n);return s&&s.negated!==!0}}),62205:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.
resolveRun=k;function N(){const n=m(95132);return N=function(){return n},n}function j(){const n=m(98430);return j=function(){
return n},n}function R(){const n=m(35736);return R=function(){return n},n}function C(){const n=m(15804);return C=function(){
return n},n}function L(){const n=m(59867);return L=function(){return n},n}function I(){const n=m(56788);return I=function(){
return n},n}function b(){const n=m(32696);return b=function(){return n},n}function P(){const n=m(65369);return P=function(){
return n},n}function A(){const n=m(80533);return A=function(){return n},n}function E(){const n=m(46912);return E=function(){
return n},n}const T=new Set(["build-files-unread","dependency-changed","dependency-redirected","dependency-stale","lockf\
ile-missing","target-changed","target-writes","not-installed","only-prints","tool-runs-file","workspaces-changed"]);function k(n,s,r,u){
const{directory:a,event:e,words:t,builtIn:o}=s;return u.follow(`${a}\0${e}`,`${o??""}${(0,E().scriptText)(s)}\0${t.length}`,
()=>o==="server"?(0,C().resolveScript)({...n,via:e},"server.js",r):o==="restart"?d(n,t,r,u):p(n,s,r,u),y=>$(y,e,r))}function $(n,s,r){
return n.why==="cycle"?(0,I().fails)("npm-script-cycle",r,{script:s}):(0,I().fails)("npm-script-chain",r,{script:s,limit:n.
limit,what:n.why})}const w=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function d(n,s,r,u){
const a=(o,y,h)=>u.resolve({program:"npm",subcommand:o,flags:y,operands:[{text:o,span:r,quoted:!1}],passthrough:h},n),e=await a(
"stop",[{name:"--if-present",written:"--if-present",span:r}],[]),t=e.problems.filter(({rule:o})=>!w.has(o));return(0,I().
join)([{...e,problems:t},await a("start",[],s)])}async function p(n,s,r,u){const{event:a}=s,e=new(A()).GivenWords(s,r),{
text:t}=e,o={targets:[(0,I().target)(n,{kind:"npm_script",name:a,script:t})],problems:[]},y=(0,P().dangerOf)(t);if(y!==void 0)
return(0,I().join)([o,(0,I().fails)("npm-script-dangerous",r,{script:a,text:t,danger:y})]);const h=await(0,b().readCommands)(
{text:t,place:{...n,via:a},trail:u,given:e}),g=h.problems.filter(e.isGiven).map(e.inCommand),S=h.problems.filter(F=>!e.isGiven(
F)).map(F=>({...F,span:r})),{vacuous:l,lost:x}=(0,j().exitStatusOf)(t),v=t.trim()===""||(0,R().hasOneReading)((0,R().lex)(
t))?I().NOTHING:(0,I().fails)("npm-script-compound",r,{script:a,text:t});return{targets:[...o.targets,...h.targets],problems:[
...g,...S.filter(c),...i(S,r,a,t),...await f(n,s,h.hidden,r),...l?[(0,N().problemAt)("only-prints",r,{program:"npm",flag:`\
run ${a}`})]:[],...x===void 0?[]:[(0,N().problemAt)("npm-script-loses-failure",r,{script:a,text:t,command:x})],...v.problems]}}
async function f({base:n,directory:s,changed:r},{event:u,body:a},e,t){if(e.length===0)return[];const o=n&&(await(0,L().usablePackageJson)(
n,s))?.scripts.get(u),y=!r.has((0,I().from)({directory:s},"package.json"))||!/npm_/.test(a);return o===a&&y?[]:e.map(h=>(0,N().
problemAt)("npm-script-hides-code",t,{script:u,text:a,...h}))}function c({rule:n,args:s}){return n==="dependency-unverif\
ied"?"fault"in s&&s.fault==="removed":T.has(n)||n.startsWith("npm-script-")||n.startsWith("npmrc-")}function i(n,s,r,u){
const a=n.find(e=>!c(e));return a===void 0?[]:[(0,N().problemAt)("npm-script-text",s,{script:r,text:u,reason:a.rule})]}}),
52437:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveNpm=c,O.resolveTool=i;function N(){const t=m(
76760);return N=function(){return t},t}function j(){const t=m(94854);return j=function(){return t},t}function R(){const t=m(
32854);return R=function(){return t},t}function C(){const t=m(93028);return C=function(){return t},t}function L(){const t=m(
95132);return L=function(){return t},t}function I(){const t=m(3893);return I=function(){return t},t}function b(){const t=m(
66227);return b=function(){return t},t}function P(){const t=m(41015);return P=function(){return t},t}function A(){const t=m(
19685);return A=function(){return t},t}function E(){const t=m(62205);return E=function(){return t},t}function T(){const t=m(
60210);return T=function(){return t},t}function k(){const t=m(96916);return k=function(){return t},t}function $(){const t=m(
59867);return $=function(){return t},t}function w(){const t=m(56788);return w=function(){return t},t}function d(){const t=m(
46912);return d=function(){return t},t}function p(){const t=m(38218);return p=function(){return t},t}function f(){const t=m(
10473);return f=function(){return t},t}async function c(t,o,y){const{subcommand:h,operands:g,flags:S}=t,[l]=g,x=l?.span??
S[0]?.span??{start:0,end:0};if(h==="exec")return l===void 0?w().NOTHING:i(o,t,l);const{project:M,selected:v,runs:F,packages:D,
problems:W}=await(0,d().scriptsThatRun)(t,o,x);if(M===void 0)return{targets:[],problems:W};const H=[await(0,T().inspectNpmrc)(
{...o,directory:M},x)];for(const z of D){const K={...o,directory:z},U=F.filter(V=>V.directory===z);U.length>0&&H.push(await(0,k().
inspectShadows)(K,x));for(const V of U)H.push(await(0,E().resolveRun)(K,V,x,y));const X=N().posix.join(z,"package.json");
o.changed.has(X)&&H.push((0,w().fails)("target-changed",x,{path:X}))}const G=N().posix.join(M,"package.json");return v&&
!D.includes(M)&&o.changed.has(G)&&H.push((0,w().fails)("target-changed",x,{path:G})),(0,w().join)([...H,{targets:[],problems:W}])}
async function i(t,o,{text:y,span:h}){if(!(0,I().isToolName)(y))return w().NOTHING;const g=o.starts==="file",S=g?w().NOTHING:
await(0,P().resolveAtHome)(t,M=>n(M,y,h));if(!g&&S.targets.length===0)return S;const l=await(0,p().resolveToolFiles)(o,t),
x=(0,j().isKnownTool)(y)||t.via!==void 0;return(0,w().join)([S,x?w().NOTHING:(0,w().fails)("tool-unknown",h,{tool:y}),l])}
async function n(t,o,y){const{tree:h}=t,g=await(0,$().readPackageJson)(h,""),S=(await(0,k().ownBinaries)(h)).get(o);if(S!==
void 0&&t.via!==void 0&&h.stat("node_modules")===void 0)return(0,f().resolveCommitted)(t,{text:S.file,span:y});if(g===$().
INVALID)return(0,w().fails)("package-json-invalid",y,{path:"package.json"});if(g?.binaries.has(o))return(0,w().fails)("b\
inary-shadowed",y,{name:o,path:g.path});const l=(0,w().from)(t,`node_modules/.bin/${o}`);if(t.directory!==""&&h.stat(l)!==
void 0)return(0,w().fails)("dependency-unverified",y,{name:o,path:l,fault:"elsewhere"});const x=h.stat("node_modules");if(x===
void 0)return e(t,g,o,y);const M=await u(h,o),v=h.stat(M),F=(0,R().resolveInTree)(h,M);if(v===void 0||F.kind==="missing")
return(0,w().fails)("binary-missing",y,{name:o});if(F.kind!=="inside")return(0,w().fails)("target-outside",y,{path:M,reason:"\
symlink"});const D=(0,b().packageOf)(F.path),W=x.tracked||v.tracked,H=!W&&F.entry.tracked&&await r(h,F.path);if(D===void 0&&
!H||!(0,C().isRegular)(F.entry.kind))return(0,w().fails)("dependency-unverified",y,{name:o,path:F.path,fault:"elsewhere"});
if(!H&&(W||F.entry.tracked)){const K={name:D??o,path:F.path,fault:"committed"};return(0,w().fails)("dependency-unverifie\
d",y,K)}const G=H?[]:await s(t,o,F.path,y);if(G.some(b().isUnverified))return{targets:[],problems:G};if(!await a(h,F.path))
return(0,w().fails)("binary-not-node",y,{name:o,path:F.path});H&&t.changed.has(F.path)&&G.push((0,L().problemAt)("target\
-changed",y,{path:F.path}));const z={kind:"package_binary",name:o,path:F.path};return{targets:[(0,w().target)(t,z)],problems:G}}
async function s(t,o,y,h){const g=(0,b().packageOf)(y)??o,S=y.slice(`node_modules/${g}/`.length),l={name:o.startsWith("@")?
void 0:o,file:S},x=await(0,b().inspectDependency)(t,{name:g,path:y,binary:l},h);if(g===o||!(await(0,A().readLocks)(t.tree)).
some(({entriesOf:F})=>F(o).length>0))return x;const v=await(0,b().inspectDependency)(t,{name:o,path:y},h);return[...x,...v.
filter(F=>!(0,b().isUnverified)(F))]}async function r(t,o){return(await(0,A().readLocks)(t)).some(({all:h})=>h.some(({source:g})=>{
const S=g.kind==="file"?(0,R().normalise)(g.at):void 0;return S!==void 0&&S!==""&&(0,R().isWithin)(o,S)}))}async function u(t,o){
const y=`node_modules/.bin/${o}`;if(!o.startsWith("@"))return y;const h=await(0,$().usablePackageJson)(t,`node_modules/${o}`);
if(h===void 0)return y;const[g]=h.binaries.keys();return`node_modules/.bin/${(h.binaries.size===1?g:void 0)??o.replace(/^@[^/]*\//,
"")}`}async function a(t,o){return/\.[cm]?js$/.test(o)||/^#!.*[/ ]node\b/.test(await(0,f().firstLineOf)(t,o))}async function e(t,o,y,h){
const g=await(0,b().ownerOf)(t.tree,y,o?.dependencies??new Set);if(g===void 0)return(0,w().fails)("binary-missing",h,{name:y});
const S={kind:"package_binary",name:y},l=await(0,b().inspectDependency)(t,{name:g,path:y},h);return{targets:[(0,w().target)(
t,S)],problems:[t.tree.isPending?.("node_modules")?(0,L().problemAt)("target-not-judged",h,{path:y}):(0,L().problemAt)("\
not-installed",h,{name:y}),...l]}}}),60210:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.effectOf=p,O.foreignSettings=
s,O.inspectNpmrc=k,O.npmrcCopies=f,O.readNpmrc=T;function N(){const r=m(76760);return N=function(){return r},r}function j(){
const r=m(58238);return j=function(){return r},r}function R(){const r=m(32854);return R=function(){return r},r}function C(){
const r=m(59542);return C=function(){return r},r}function L(){const r=m(93028);return L=function(){return r},r}function I(){
const r=m(87646);return I=function(){return r},r}function b(){const r=m(56788);return b=function(){return r},r}function P(){
const r=m(10473);return P=function(){return r},r}const A=64*1024,E="version https://git-lfs.github.com/spec/";async function T(r){
const u=await(0,P().readText)(r.tree,(0,b().from)(r,".npmrc"),A);return u===void 0?{settings:{}}:"unread"in u?u:u.text.startsWith(
E)?{unread:"it is a Git LFS pointer"}:{settings:(0,j().parse)(u.text),file:u.path}}async function k(r,u){const a=(0,b().
from)(r,".npmrc"),e=await T(r);if("unread"in e)return(0,b().fails)("npmrc-unread",u,{path:a,reason:e.unread});const{settings:t,
file:o=a}=e,y=r.changed.has(a)||r.changed.has(o),h={harmless:[],decides:[],other:[],honoured:[]};for(const[S,l]of Object.
entries(t))h[p(S,l)].push(S);for(const S of h.honoured)S==="ignore-scripts"&&y&&h.other.push(S),S==="node-options"&&(y||
!(0,I().areHarmlessOptions)(String(t[S])))&&h.decides.push(S);const g=y?"npmrc-changed":"npmrc-settings";return(0,b().join)(
[h.decides.length>0?(0,b().fails)("npmrc-redirects",u,{path:a,keys:h.decides}):b().NOTHING,h.other.length>0?(0,b().fails)(
g,u,{path:a,keys:h.other}):b().NOTHING])}const $=new Set(`access allow-same-version audit audit-level auth-type bin-link\
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),w=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),d=new Set(["ignore\
-scripts","node-options"]);function p(r,u){const a=typeof u!="object"&&!String(u).includes("${");if(r==="ignore-scripts"&&
a)return typeof u=="boolean"?"honoured":"decides";if(d.has(r)&&a)return"honoured";const e=r.toLowerCase().replaceAll("_",
"-");return w.has(e)||r.includes("${")?"decides":!$.has(r)||typeof u=="object"&&!Array.isArray(u)||String(u).includes("$\
{")?"other":"harmless"}async function f(r,u){return Promise.all((0,C().filesNamed)(r,".npmrc").map(({path:a})=>c(r,a,u)))}
async function c(r,u,a){const e=N().posix.dirname(u),t=await T({tree:r,directory:e==="."?"":e});if("unread"in t)return i(
r,u,t.unread);const{settings:o,file:y=u}=t,h=a.has(u)||a.has(y),g=([l,x])=>{const M=p(l,x);return M==="harmless"||M==="h\
onoured"&&!h},S=Object.entries(o);return{path:y,text:(0,j().stringify)(Object.fromEntries(S.filter(g))),dropped:S.filter(
l=>!g(l)).map(([l])=>l)}}function i(r,u,a){const e=(0,R().resolveInTree)(r,u),t=e.kind==="inside"&&(0,L().isRegular)(e.entry.
kind);return{path:t?e.path:u,text:"",dropped:[a],...t?{}:{isLink:!0}}}const n=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function s(r,u){return(await f(r,u)).flatMap(({path:e,dropped:t})=>{const o=t.filter(y=>!n.test(y));return o.length>
0?[`${e}: ${o.join(", ")}`]:[]})}}),96916:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.inspectShadows=w,
O.ownBinaries=void 0;function N(){const s=m(76760);return N=function(){return s},s}function j(){const s=m(37866);return j=
function(){return s},s}function R(){const s=m(32854);return R=function(){return s},s}function C(){const s=m(59542);return C=
function(){return s},s}function L(){const s=m(19685);return L=function(){return s},s}function I(){const s=m(67953);return I=
function(){return s},s}function b(){const s=m(59867);return b=function(){return s},s}function P(){const s=m(56788);return P=
function(){return s},s}function A(){const s=m(47668);return A=function(){return s},s}const E=O.ownBinaries=(0,C().perTree)(
T);async function T(s){const r=await(0,b().usablePackageJson)(s,""),u=r&&r.workspaces.length>0?await(0,A().listWorkspaces)(
s,r):[],a=Array.isArray(u)?u.map(({directory:o})=>o):[],e=(await(0,L().readLocks)(s)).flatMap(({all:o})=>o.flatMap(({source:y})=>y.
kind==="file"?(0,R().normalise)(y.at)??[]:[])),t=new Map;for(const o of new Set([...a,...e])){const y=o===""?void 0:await(0,b().
usablePackageJson)(s,o);for(const[h,g]of y?.binaries??[]){const S=N().posix.join(o,g);t.set(N().posix.basename(h),{file:S,
manifest:N().posix.join(o,"package.json")})}}return t}const k=new Set([...j().REFUSED_PROGRAMS.keys(),...`[ alias awk ba\
sename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),$=new Set(["node","npm","npx","sh"]);async function w(s,r){const{tree:u,base:a}=s,
e=await E(u),t=a&&await E(a),o=[...e].flatMap(([h,{manifest:g}])=>k.has(h)?[d(h,g,t?.has(h)===!0,r)]:[]),y=[];for(const h of(0,I().
foldersUpFrom)(s.directory)){const g=await f(u,N().posix.join(h,"node_modules/.bin"));for(const{name:S,path:l,isLocked:x}of g)
y.push(d(S,l,x,r))}return(0,P().join)([...o,...y])}function d(s,r,u,a){return u?$.has(s)?(0,P().fails)("path-shadowed",a,
{path:r}):P().NOTHING:(0,P().fails)("program-replaced",a,{name:s,path:r})}const p=(0,C().perTree)(()=>new Map);function f(s,r){
const u=p(s),a=u.get(r)??c(s,r);return u.set(r,a),a}async function c(s,r){const u=[];for(const{path:a}of s.list(r)){const e=N().
posix.basename(a).replace(/\.(?:cmd|exe|ps1)$/,"");if(!k.has(e))continue;const t=(0,R().resolveInTree)(s,a);if(t.kind!==
"inside")continue;const o=t.path===a?await i(s,t.entry):t.path,y=o!==void 0&&/node_modules\/(?!\.bin\/)/.test(o);u.push(
{name:e,path:a,isLocked:y&&!t.entry.tracked})}return u}async function i(s,{path:r,size:u=0}){if(u>n)return;const a=(await s.
read(r)).toString("utf8"),[,e]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(a)??[];return e&&N().posix.join(N().posix.dirname(r),
e)}const n=16*1024}),59867:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.MAX_BYTES=O.INVALID=void 0,O.readJsonFile=
P,O.readPackageJson=T,O.usablePackageJson=k;function N(){const c=m(26040);return N=function(){return c},c}function j(){const c=m(
32854);return j=function(){return c},c}function R(){const c=m(59542);return R=function(){return c},c}function C(){const c=m(
10473);return C=function(){return c},c}const L=["dependencies","devDependencies","optionalDependencies"],I=O.MAX_BYTES=64*
1024*1024,b=(0,R().perTree)(()=>new Map);function P(c,i){const n=b(c),s=n.get(i)??E(c,i);return n.set(i,s),s}const A=O.INVALID=
Symbol("invalid");async function E(c,i){if((0,j().resolveInTree)(c,i).kind==="missing")return;const n=await(0,C().readText)(
c,i,I);if(n===void 0||"unread"in n)return A;const s=(0,N().attempt)(()=>JSON.parse(n.text.replace(/^\uFEFF/,"")));return typeof s==
"object"&&s!==null?s:A}async function T(c,i){const n=i===""?"package.json":`${i}/package.json`,s=await P(c,n);if(s===void 0||
s===A)return s;const r=s,u=$.get(r)??w(n,r);return $.set(r,u),u}async function k(c,i){const n=await T(c,i);return n===A?
void 0:n}const $=new WeakMap;function w(c,i){const n=typeof i.name=="string"?i.name:"";return{path:c,name:n,scripts:d(i.
scripts),binaries:p(i.bin,n),dependencies:new Set(L.flatMap(s=>[...d(i[s]).keys()])),workspaces:f(i.workspaces)}}function d(c){
const i=new Map;if(typeof c!="object"||c===null||Array.isArray(c))return i;for(const[n,s]of Object.entries(c))typeof s==
"string"&&i.set(n,s);return i}function p(c,i){return typeof c=="string"?new Map([[i.replace(/^@[^/]*\//,""),c]]):d(c)}function f(c){
const i=Array.isArray(c)?c:c?.packages;return Array.isArray(i)?i.filter(n=>typeof n=="string"):[]}}),65490:((B,O,m)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.everyPackage=c,O.isPackageManager=d,O.resolvePackageManager=w,O.selectsPackages=
p;function N(){const e=m(76760);return N=function(){return e},e}function j(){const e=m(32854);return j=function(){return e},
e}function R(){const e=m(59542);return R=function(){return e},e}function C(){const e=m(31901);return C=function(){return e},
e}function L(){const e=m(52437);return L=function(){return e},e}function I(){const e=m(67953);return I=function(){return e},
e}function b(){const e=m(62205);return b=function(){return e},e}function P(){const e=m(60210);return P=function(){return e},
e}function A(){const e=m(96916);return A=function(){return e},e}function E(){const e=m(59867);return E=function(){return e},
e}function T(){const e=m(56788);return T=function(){return e},e}function k(){const e=m(46912);return k=function(){return e},
e}function $(){const e=m(10473);return $=function(){return e},e}async function w(e,t,o,y){const{subcommand:h,operands:g,
flags:S,launched:l=[]}=e,[x]=g;if(x===void 0)return T().NOTHING;const{text:M,span:v}=x,F=(0,T().join)([await(0,P().inspectNpmrc)(
{...o,directory:""},v),o.directory===""?T().NOTHING:await(0,P().inspectNpmrc)(o,v),await s(t,o,v)]);if(h==="exec"){const z=l.
length>0?T().NOTHING:await(0,L().resolveTool)(o,e,x);return(0,T().join)([F,z])}const D=p(e,t),W=await f(o,D,v);if("probl\
ems"in W)return(0,T().join)([F,W]);const H=W.filter(({manifest:z})=>z.scripts.has(M));if(H.length>0){const z=H.map(K=>i(
K,e,o,y));return(0,T().join)([F,...await Promise.all(z)])}if(h==="script-or-tool"&&l.length>0)return F;if(h==="script-or\
-tool"&&/^(?!@)[^\\/]*[\\/]/.test(M)){const z=[(0,C().wordProblem)("launches-programs",t.program,x)];return(0,T().join)(
[F,{targets:[],problems:z}])}if(h==="script-or-tool"){const z=await(0,L().resolveTool)(o,{...e,subcommand:"exec"},x);return(0,T().
join)([F,z])}const G=S.some(({name:z})=>z==="--if-present");return(0,T().join)([F,(0,T().fails)("npm-script-missing",v,{
script:M,passes:G})])}function d({data:e}){return e.starts==="script-or-tool"||e.starts==="script-tool-or-file"}function p({
anyPackage:e,flags:t,passthrough:o},{data:y}){const h=[...t.map(({name:g})=>g),...o.map(({text:g})=>g)];return e===!0||h.
some(g=>y.selecting_flags.includes(g.replace(/=.*/s,"")))}async function f({tree:e,directory:t},o,y){const h=(0,I().foldersUpFrom)(
t).filter(l=>e.stat(N().posix.join(l,"package.json"))!==void 0),g=o?c(e):h.slice(0,1);if(g.length===0)return(0,T().fails)(
"package-json-missing",y,{directory:t});const S=[];for(const l of g){const x=await(0,E().readPackageJson)(e,l);if(x===E().
INVALID)return(0,T().fails)("package-json-invalid",y,{path:N().posix.join(l,"package.json")});x!==void 0&&S.push({directory:l,
manifest:x})}return S}function c(e){const t=[];for(const{path:o}of(0,R().filesNamed)(e,"package.json"))o.split("/").includes(
"node_modules")||t.push(N().posix.dirname(o).replace(/^\.$/,""));return t}async function i({directory:e,manifest:t},{operands:[
o],passthrough:y},h,g){const S={...h,directory:e},{text:l="",span:x={start:0,end:0}}=o??{},M=[await(0,A().inspectShadows)(
S,x)],v=(0,k().runsIn)(t,S,{event:l,words:y});for(const W of v)M.push(await(0,b().resolveRun)(S,W,x,g));const F=(0,k().inspectEmpty)(
v,l,S,x);return M.push({targets:[],problems:F}),h.changed.has(t.path)&&M.push((0,T().fails)("target-changed",x,{path:t.path})),
(0,T().join)(M)}const n=256*1024;async function s({data:e},{tree:t},o){const y=[];for(const[h,g]of Object.entries(e.deciding_settings)){
const S=await(0,$().readText)(t,h,n);if(S===void 0)continue;if("unread"in S){y.push((0,T().fails)("npmrc-unread",o,{path:h,
reason:S.unread}));continue}const{text:l}=S,x=g.split(" ").filter(M=>r(M,l));a.test(l)&&x.push("\\"),y.push(x.length===0?
T().NOTHING:(0,T().fails)("npmrc-redirects",o,{path:h,keys:x}))}return(0,T().join)(y)}function r(e,t){const o=e.endsWith(
"!"),y=o?e.slice(0,-1):e,h=new RegExp(`(?:^|[\\s{,.["'])${y}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...t.matchAll(
h)].some(([,g=""])=>!o||u(g.trim()))}function u(e){return/^[>|&*!{[]/.test(e)||(0,j().normalise)(e.replace(/^["']|["']$/g,
""))===void 0}const a=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/}),55013:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.alternativesOf=$,O.baseOf=P,O.isPattern=b,O.matchesNothing=E,O.matchesPattern=C,O.readPatterns=R;function N(){const w=m(
84128);return N=function(){return w},w}function j(w){return w.length>200||w.split("**").length>2?!1:w==="."?!0:w.split("\
/").every(d=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(d))}function R(w){const d=[],p=[],f=w.some(i=>i.includes("{"))?/[[\]!]/:/[[\]]/;
for(const i of w){const n=/^!*/.exec(i)?.[0].length??0,r=(f.test(i)?void 0:$(i.slice(n)))?.map(u=>u.replace(/^\.?\/+/,"").
replace(/\/$/,""));if(!r?.every(j))return{unclear:i};if(n%2===1){p.push(...r);continue}for(let u=0;u<p.length;u+=1)r.some(
a=>C(a,p[u]??""))&&p.splice(u,1);d.push(r)}const c=d.filter(i=>!i.some(n=>p.some(s=>C(n,s))));return{wanted:c.flat(),entries:c,
refused:p}}function C(w,d,p={}){return L(w.split("/"),d.split("/"),p)}function L(w,d,p){const[f,...c]=w,[i,...n]=d;return f===
void 0?p.partial||d.every(s=>s==="**"):i===void 0?!1:i!=="**"?I(f,i,p)&&L(c,n,p):L(w,n,p)?!0:I(f,"*",p)&&L(c,d,p)}function I(w,d,{
dot:p=!1}){return w.startsWith(".")&&!d.startsWith(".")&&!p?!1:(0,N().matchesStars)(w,d)}function b(w){return/[*?[{]/.test(
w)}function P(w){return w.replace(/[^/]*[*?[{].*$/s,"")}const A=/^(?!.*\*\*.*\*\*.*\*\*)[\w@.*/-]+$/;function E(w,d){if(!d.
every(p=>A.test(p)))return!1;for(const{path:p}of w.files())if(d.some(f=>C(p,f,{dot:!0})))return!1;return!0}const T=200,k=1e3;
function $(w){if(w.length>k)return;let d=[w.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const p=[];for(;d.length>0;){const f=[];for(const c of d){
const i=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(c);if(i===null)p.push(c);else{const{0:n,1:s="",index:r}=i,[u,a]=[c.slice(0,r),
c.slice(r+n.length)];f.push(...s.split(",").map(e=>`${u}${e}${a}`))}}if(f.length+p.length>T)return;d=f}return p}}),82293:((B,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.inspectPaths=P,O.pathProblem=T,O.testProblem=E;function N(){const k=m(
32854);return N=function(){return k},k}function j(){const k=m(95132);return j=function(){return k},k}function R(){const k=m(
45806);return R=function(){return k},k}function C(){const k=m(4289);return C=function(){return k},k}function L(){const k=m(
87646);return L=function(){return k},k}function I(){const k=m(55013);return I=function(){return k},k}const b=new Set(["-\
-env-file","--env-file-if-exists","--prefix"]);function P(k,$,w){const{passthrough:d}=k,p=[],f=(i,n)=>{const s=T(i,n,$);
s!==void 0&&p.push(s)};for(const i of[k,...(0,R().launchedBy)(k,w)]){for(const{name:s,value:r,span:u}of i.flags)r!==void 0&&
(b.has(s)&&f(r,u),s==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(r)&&f(r,u));for(const{as:s,path:r,span:u}of(0,C().
filesNamedBy)(i,w).files){const a=s==="tests"?E(r,u,$):void 0;a!==void 0&&p.push(a)}if(i.program!=="node"&&i.starts!=="f\
ile")continue;const n=i.program==="node"&&(0,L().isTestRun)(i)?E:T;for(const{text:s,span:r}of i.operands){const u=s===""||
s==="-"?void 0:n(s,r,$);u!==void 0&&p.push(u)}}const c=d.find(({text:i})=>A.test(i));return c!==void 0&&p.push((0,j().problemAt)(
"absolute-path",c.span,{path:c.text})),p}const A=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function E(k,$,w){if(!(0,I().isPattern)(k))return T(k,$,w);const d=(0,I().alternativesOf)(k);if(d===void 0)return(0,j().
problemAt)("glob-unclear",$,{pattern:k,reason:"too_many"});for(const p of[k,...d]){const f=T(p,$,w);if(f!==void 0)return{
...f,args:{...f.args,path:k}}}}function T(k,$,w){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(k)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(k))return(0,j().problemAt)("target-outside",$,{path:k,reason:"address"});const d=/^(?:[\\/]|[A-Za-z]:)/.test(k),p=d?
void 0:(0,N().normalise)(w===""?k:`${w}/${k}`);if(p===void 0){const f=d?"absolute":"above";return(0,j().problemAt)("targ\
et-outside",$,{path:k,reason:f})}if((0,N().isWithin)(p,".git",{ignoreCase:!0}))return(0,j().problemAt)("target-in-git",$,
{path:k})}}),9504:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveProgram=p;function N(){const e=m(
76760);return N=function(){return e},e}function j(){const e=m(32017);return j=function(){return e},e}function R(){const e=m(
95306);return R=function(){return e},e}function C(){const e=m(32854);return C=function(){return e},e}function L(){const e=m(
59542);return L=function(){return e},e}function I(){const e=m(4289);return I=function(){return e},e}function b(){const e=m(
46868);return b=function(){return e},e}function P(){const e=m(40324);return P=function(){return e},e}function A(){const e=m(
65490);return A=function(){return e},e}function E(){const e=m(55013);return E=function(){return e},e}function T(){const e=m(
82293);return T=function(){return e},e}function k(){const e=m(56788);return k=function(){return e},e}function $(){const e=m(
38218);return $=function(){return e},e}function w(){const e=m(10473);return w=function(){return e},e}const d=5;async function p(e,t,o,y){
const h=c(e,t,o);if("problems"in h)return h;const{subcommand:g,starts:S,operands:l}=e,[x]=l,M=[i(t,o,f(e)),...r(e,h),await(0,$().
resolveProgramFiles)(e,o)];if(g!==void 0){const v=f(e);M.push(await(0,P().inspectAliases)(t,h,{subcommand:g,span:v}))}if(x!==
void 0&&S==="file"&&M.push(u(h,x)),x!==void 0&&S==="module"&&M.push(a(h,x,e.passthrough)),!(0,A().isPackageManager)(t))return(0,k().
join)(M);if(g==="run"||g==="exec"||g==="script-or-tool")M.push(await(0,A().resolvePackageManager)(e,t,h,y));else if(g!==
void 0&&(0,A().selectsPackages)(e,t)){const v={text:g,span:f(e),quoted:!1},F={...e,subcommand:"run",operands:[v]};M.push(
await(0,A().resolvePackageManager)(F,t,h,y))}return(0,k().join)(M)}function f({operands:e,flags:t}){return e[0]?.span??t[0]?.
span??{start:0,end:0}}function c({flags:e},t,o){let y=o;for(const{name:h,value:g,span:S}of e){if(g===void 0||!(0,j().movesTo)(
t,h))continue;const l=(0,w().entryFrom)(y,g,S);if("problems"in l)return l;y={...o,directory:l.path}}return y}function i({
program:e,data:t},{tree:o,changed:y},h){if(t.build_files.length===0)return k().NOTHING;const g=n(o),S=g.get(t)??s(o,t.build_files);
g.set(t,S);const l=S.filter(M=>y.has(M)),x=S.slice(0,d);return(0,k().join)([S.length===0?k().NOTHING:(0,k().fails)("buil\
d-files-unread",h,{program:e,files:x,count:S.length}),...l.map(M=>(0,k().fails)("target-changed",h,{path:M}))])}const n=(0,L().
perTree)(()=>new Map);function s(e,t){const o=y=>t.some(h=>(0,E().matchesPattern)(h.includes("/")?y:N().posix.basename(y),
h,{dot:!0}));return[...e.files()].flatMap(({path:y})=>!(0,C().isWithin)(y,"node_modules")&&o(y)?y:[])}function r({operands:e,
flags:t,starts:o,subcommand:y,family:h},g){const S=h&&(0,A().isPackageManager)(h)&&y!=="test";return[...(o===void 0&&!S?
e:[]).map(({text:M,span:v})=>({text:M.replace(/::.*$/s,""),span:v})),...t.flatMap(({value:M,span:v})=>M===void 0?[]:[{text:M,
span:v}])].map(({text:M,span:v})=>{const F=(0,C().normalise)((0,k().from)(g,M));return F===void 0||F===""?k().NOTHING:(0,C().
isWithin)(F,".git",{ignoreCase:!0})?(0,k().fails)("target-in-git",v,{path:F}):(0,C().resolveInTree)(g.tree,F).kind==="ou\
tside"?(0,k().fails)("target-outside",v,{path:M,reason:"symlink"}):k().NOTHING})}function u(e,{text:t,span:o}){const y=(0,T().
pathProblem)(t,o,e.directory);if(y!==void 0)return{targets:[],problems:[y]};const h=(0,C().normalise)((0,k().from)(e,t))??
"",g=(0,w().fileAt)((0,C().resolveInTree)(e.tree,h),t,o);if("problems"in g)return g;if(!g.tracked)return(0,k().fails)("t\
arget-untracked",o,{path:t});const S=e.changed.has(g.path)||e.changed.has(h);return(0,k().join)([{targets:[(0,k().target)(
e,{kind:"file",name:t,path:g.path})],problems:[]},S?(0,k().fails)("target-changed",o,{path:g.path}):k().NOTHING])}function a(e,t,o){
const{text:y,span:h}=t,g=(0,I().pythonFiles)(y).find(S=>!S.endsWith("/__init__.py")&&e.tree.stat((0,k().from)(e,S))!==void 0);
if(g===void 0){const S=(0,b().parseUnknownTool)(t,o,R().UNKNOWN_MODULE);return(0,k().join)([(0,k().fails)("tool-unknown",
h,{tool:y}),{targets:[],problems:S}])}return u(e,{text:g,span:h,quoted:!1})}}),56788:((B,O,m)=>{Object.defineProperty(O,
"__esModule",{value:!0}),O.Trail=O.NOTHING=void 0,O.fails=C,O.from=L,O.join=R,O.target=I;function N(){const E=m(95132);return N=
function(){return E},E}const j=O.NOTHING={targets:[],problems:[]};function R(E){return{targets:E.flatMap(T=>T.targets),problems:E.
flatMap(T=>T.problems)}}function C(E,T,k){return{targets:[],problems:[(0,N().problemAt)(E,T,k)]}}function L({directory:E},T){
return E===""?T:`${E}/${T}`}function I({via:E},T){return E===void 0?T:{...T,via:E}}const b=64,P=2e3;class A{#t=new Set;#e=new Set;resolve;#r;constructor(T,k){
this.resolve=T,this.#r=k}async follow(T,k,$,w){if(this.#t.has(T))return w({why:"cycle"});const d=await this.#r?.tickScript();
if(d!==void 0)return w({why:"time",limit:d});const p=`${T}\0${k}`;if(this.#e.has(p))return j;if(this.#t.size>=b)return w(
{why:"depth",limit:b});if(this.#e.size>=P)return w({why:"count",limit:P});this.#t.add(T);const f=await $();return this.#t.
delete(T),this.#e.add(p),f}}O.Trail=A}),32696:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readCommands=
T;function N(){const n=m(32854);return N=function(){return n},n}function j(){const n=m(45806);return j=function(){return n},
n}function R(){const n=m(92170);return R=function(){return n},n}function C(){const n=m(81413);return C=function(){return n},
n}function L(){const n=m(20630);return L=function(){return n},n}function I(){const n=m(87146);return I=function(){return n},
n}function b(){const n=m(82293);return b=function(){return n},n}function P(){const n=m(56788);return P=function(){return n},
n}function A(){const n=m(65369);return A=function(){return n},n}function E(){const n=m(10473);return E=function(){return n},
n}async function T(n){return k(n,(0,C().readShellText)(n.text))}async function k(n,s){const r=[];let u=n;for(const a of s)
r.push(await k(u,a.inside),await w(u,a)),u=$(a,u);return{...(0,P().join)(r),hidden:r.flatMap(({hidden:a})=>a)}}function $(n,s){
const[r,u]=n.words;if(r?.text!=="cd"&&r?.text!=="pushd")return s;const a=u===void 0||(0,C().isDynamic)(n,u)?void 0:(0,N().
normalise)((0,P().from)(s.place,u.text));return a!==void 0?{...s,place:{...s.place,directory:a}}:{...s,lostIn:s.text.slice(
n.span.start,n.span.end).trim()}}async function w({text:n,place:s,trail:r,given:u,lostIn:a},e){if(a!==void 0&&(0,I().readsCode)(
e))return{...P().NOTHING,hidden:[{how:"dynamic",part:a}]};const t=(0,L().textWithin)(e),y=t&&u?.isGiven(t)!==!0?p(t,await T(
{text:t.text,place:s,trail:r})):void 0,h=await i({text:n,place:s,trail:r},e),g=h.problems.filter(({span:l})=>!d(e,l)),S=(0,I().
hiddenInWords)(e,n)??h.hidden[0];return{targets:[...h.targets,...y?.targets??[]],problems:[...g,...y?.problems??[],...u?.
problemsBehind(e,h)??[]],hidden:[...S?[S]:[],...y?.hidden??[]]}}function d(n,{start:s,end:r}){return n.words.some(u=>u.span.
start<r&&u.span.end>s&&(0,C().isDynamic)(n,u))}function p({span:n},s){return{...s,problems:s.problems.map(r=>({...r,span:n}))}}
const f=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/,c=new Set(["builtin","command","exec","time"]);async function i({text:n,
place:s,trail:r},u){const a=(0,L().startedWords)(u.words),[e,...t]=a,[o]=u.words,y=(0,P().join)((0,I().codeFilesOf)(u).map(
U=>(0,E().resolveCommitted)(s,U)));if(e===void 0||u.subshell||A().SHELL_WORDS.has(e.text))return{...y,hidden:[]};const{families:h}=s,
g=U=>(0,P().fails)("program-not-allowed",U.span,{program:U.text,group:"other"}),S=o&&o!==e&&!c.has(o.text)?g(o):P().NOTHING,
l=(0,R().isProgram)(e.text)?e.text:h?.allowed.get(e.text),x=f.exec(e.text)?.[1]??e.text;if(l===void 0&&/[\\/]/.test(x))return{
...(0,P().join)([S,g(e),y]),hidden:[]};const M=l?(0,j().parseInvocation)(l,t,h):(0,j().parseInvocation)("npx",[{...e,text:x},
...t],h),{invocation:v,problems:F}=M,D=await r.resolve(v,s),W=D.problems.some(({rule:U,span:X})=>U==="binary-missing"&&X.
start===e.span.start),H={targets:[],problems:F},G=(0,I().hiddenInInvocation)(u,n,M,h),z=l===void 0&&W?[g(e),H]:[{...H,problems:[
...F,...(0,b().inspectPaths)(v,s.directory,h)]},D],K=(0,I().preloadsOf)(v,h).map(U=>(0,E().resolveCommitted)(s,U));return{
...(0,P().join)([S,...z,y,...K]),hidden:G?[G]:[]}}}),80827:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.
npmScripts=f,O.stepsIn=p;function N(){const v=m(76760);return N=function(){return v},v}function j(){const v=m(32854);return j=
function(){return v},v}function R(){const v=m(93028);return R=function(){return v},v}function C(){const v=m(13580);return C=
function(){return v},v}function L(){const v=m(3893);return L=function(){return v},v}function I(){const v=m(35736);return I=
function(){return v},v}function b(){const v=m(72309);return b=function(){return v},v}function P(){const v=m(67953);return P=
function(){return v},v}function A(){const v=m(60210);return A=function(){return v},v}function E(){const v=m(59867);return E=
function(){return v},v}function T(){const v=m(56788);return T=function(){return v},v}function k(){const v=m(46912);return k=
function(){return v},v}function $(){const v=m(10473);return $=function(){return v},v}const w={start:0,end:0},d=200;function p({
steps:v}){return v.flatMap(F=>F.command?.nested?.flatMap(p)??[F])}async function f(v,F,D={left:d}){const{subcommand:W,flags:H}=v;
if(W===void 0||W==="pack")return;const{project:G,selected:z,runs:K,packages:U}=await(0,k().scriptsThatRun)(v,F,w);if(G===
void 0)return;const X=await(0,A().readNpmrc)({...F,directory:G}),V=await c(F,G);if("unread"in X||V===void 0)return;const{
settings:Q}=X;if(V.devEngines!==void 0||(0,b().mayChangeMode)(H,Q))return;const J=[],Y=(0,b().exportedConfig)(H,Q);for(const q of U){
const _=await c(F,q);if(_===void 0||i(_))return;const nn=K.filter(en=>en.directory===q),sn=nn.length===0?await e(v,F,q):
void 0;sn!==void 0&&J.push({...n(_),...sn,directory:q});for(const en of nn){const rn=await s(en,F,Y,D);J.push({...n(_),...rn})}}
const Z=Q["node-options"],{prefix:tn}=(0,P().readSettings)(v);return{subcommand:W,directory:F.directory,project:G,prefixed:tn!==
void 0,inWorkspaces:z,config:Y,...typeof Z=="string"&&{nodeOptions:Z},steps:J}}async function c(v,F){const D=await(0,E().
readJsonFile)(v.tree,(0,T().from)({directory:F},"package.json"));return D===E().INVALID?void 0:D}function i({bin:v,directories:F}){
return!v&&typeof F=="object"&&F!==null&&"bin"in F}function n(v){const{name:F,version:D}=v;return{packageId:F&&D?`${String(
F)}@${String(D)}`:"",packageEnv:(0,b().packageEnv)(v)}}async function s(v,F,D,W){const{directory:H,event:G,body:z}=v,K=(0,k().
scriptText)(v),U={...F,directory:H},X=await y(K,U),V=await u(v,X,U,{config:D,budget:W}),Q=v.words.map(Y=>Y.text),J=V?{argv:[],
env:{},...X,nested:V}:X;return{directory:H,event:G,body:z,words:Q,text:K,...J&&{command:J}}}const r=new Set(["--if-prese\
nt","--include-workspace-root","--workspace","--workspaces"]);async function u(v,F,D,{config:W,budget:H}){const G=F?.argv[0]===
"npm"&&Object.keys(F.env).length===0,z=v.builtIn==="restart"?[["stop","--if-present"],["start",...v.words.map(({text:U})=>U)]]:
G?[F.argv.slice(1)]:[],K=[];for(const U of z){if(H.left-=1,H.left<0)return;const{invocation:X,problems:V}=(0,L().parseNpm)(
U.map(Z=>({text:Z,span:w,quoted:!0})),D.families);if(!(V.length===0&&X.flags.every(({name:Z})=>r.has(Z))))return;const J=W.
npm_config_ignore_scripts==="true"?[a,...X.flags]:X.flags,Y=await f({...X,flags:J},D,H);if(Y===void 0)return;K.push(Y)}return K.
length>0?K:void 0}const a={name:"--ignore-scripts",written:"--ignore-scripts",span:w};async function e(v,{tree:F},D){const W=(0,k().
eventOf)(v),H=(await(0,E().usablePackageJson)(F,D))?.scripts.has(W??"");if(!(W===void 0||H||(0,P().readSettings)(v).ifPresent))
return{event:W,words:[],text:""}}const t=new Set(`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd \
chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/)),o=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function y(v,{
tree:F,directory:D}){const{words:W,assignments:H,refused:G,problems:z}=(0,I().lex)(v),K=z.every(({rule:_})=>_==="assignm\
ent-refused"||(0,C().ruleOf)(_).severity==="warning"&&_!=="unquoted-glob"),U=z.filter(({rule:_})=>_==="assignment-refuse\
d").length,[X]=W;if(!K||U!==G.length||X===void 0)return;const V=X.text;if(t.has(V)||V.includes("="))return;const Q=[...H,
...G].sort((_,nn)=>_.span.start-nn.span.start);if(Q.some(({name:_})=>_==="PATH"))return;const J=W.map(_=>_.text),Y=Object.
fromEntries(Q.map(({name:_,value:nn})=>[_,nn]));if(V==="node"||V==="npm"||V==="npx")return{argv:J,env:Y};const Z=o.exec(
V)?.[1];if(Z===void 0&&V.includes("/"))return{argv:J,env:Y};const tn=Z===void 0?(0,P().foldersUpFrom)(D):[D],q=await x(F,
tn,Z??V);return q===void 0?{argv:J,env:Y}:{argv:J,env:{...q.env,...Y},file:q.file}}const h=/"\$basedir\/([^"\n]+)"\s+"\$@"/,
g=/export NODE_PATH="([^"$\n]+)"/,S=/^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/,l=16*1024;async function x(v,F,D){
const W=F.map(V=>N().posix.join(V,"node_modules/.bin",D)).find(V=>v.stat(V)!==void 0);if(W===void 0)return;const H=(0,j().
resolveInTree)(v,W);if(H.kind!=="inside"||!(0,R().isRegular)(H.entry.kind))return;if(H.path!==W)return H.entry.kind==="e\
xecutable"&&await M(v,H.path)?{file:H.path,env:{}}:void 0;if((H.entry.size??0)>l)return;const G=(await v.read(W)).toString(
"utf8"),[,z]=h.exec(G)??[];if(z===void 0)return;const K=(0,j().resolveInTree)(v,N().posix.join(N().posix.dirname(W),z)),
U=K.kind==="inside"&&(0,R().isRegular)(K.entry.kind)&&await M(v,K.path),[,X]=g.exec(G)??[];return U?{file:K.path,env:X===
void 0?{}:{NODE_PATH:X}}:void 0}async function M(v,F){return S.test(await(0,$().firstLineOf)(v,F))}}),65369:((B,O)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.SHELL_WORDS=void 0,O.dangerOf=L,O.splitScript=m;function m(I){const b=[];let P="",
A=0;const E=T=>{const $=I.slice(A,T).trimStart(),w=T-$.length;b.push({text:$.trimEnd(),start:w,end:w+$.trimEnd().length}),
A=T+1};for(let T=0;T<I.length;T+=1){const k=I[T];k==="\\"&&P!=="'"?T+=1:P!==""?k===P&&(P=""):k==='"'||k==="'"?P=k:k!==void 0&&
`&|;
`.includes(k)&&E(T)}return E(I.length),{commands:b.filter(T=>T.text!==""),compound:b.length>1}}const N=O.SHELL_WORDS=new Set(
[":","[","cd","echo","exit","false","test","true"]),j=[[/\bdd\s+if=/,"writes to raw disks"],[/\bmkfs\b/,"formats a file \
system"],[/>\s*\/dev\/(?:sd|nvme|disk)/,"writes to raw disks"],[/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,"pipes text into a\
 shell"],[/\bchmod\s+(?:-\S+\s+)*0?777\b/,"makes files world-writable"],[/\bchown\s+(?:-\S+\s+)*root\b/,"changes the own\
er of files to root"],[/\b(?:iptables|shutdown|reboot)(?=\s|$)/,"changes the firewall or stops the machine"],[/\bkill\s+-(?:9|KILL|SIGKILL)\b/,
"kills processes"]],R=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,C=16*1024;function L(I){if(I.length>C)return"is too long \
to check";for(const[,b="",P=""]of I.matchAll(R))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(b)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.
test(P))return"deletes entire directories";return j.find(([b])=>b.test(I))?.[1]}}),80533:((B,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.GivenWords=void 0;function N(){const E=m(37866);return N=function(){return E},E}function j(){
const E=m(13580);return j=function(){return E},E}function R(){const E=m(95132);return R=function(){return E},E}function C(){
const E=m(35736);return C=function(){return E},E}function L(){const E=m(65369);return L=function(){return E},E}function I(){
const E=m(46912);return I=function(){return E},E}const b=new Set(["assignment-refused","environment-assignment"]),P=new Set(
[...b,"brace-expansion","glob-flag","glob-outside","glob-unclear","tilde-expansion","unquoted-glob","variable-expansion"]);
class A{text;#t;#e;#r;#s;constructor({event:T,body:k,words:$},w){let d=k;const p=[];for(const f of $){const c=d.length+1;
d=`${d} ${(0,I().quoteForScript)(f.text)}`,p.push({word:f,at:{start:c,end:d.length}})}this.text=d,this.#t=k.length,this.#e=
p,this.#r=T,this.#s=w}isGiven=({span:T})=>this.#e.length>0&&T.end>this.#t;inCommand=T=>{const k=this.#e.filter(({at:d})=>d.
start<T.span.end&&d.end>T.span.start),$=k[0]?.word.span??this.#s,w=k.at(-1)?.word.span??this.#s;return{...T,span:{start:$.
start,end:w.end}}};problemsBehind({span:T,words:k},$){if(this.#e.length===0||T.end<=this.#t)return[];const{problems:w}=(0,C().
lex)(this.text.slice(T.start,T.end)),d=w.map(u=>({...u,span:{start:u.span.start+T.start,end:u.span.end+T.start}})),p=w.every(
({rule:u})=>b.has(u)||(0,j().ruleOf)(u).severity==="warning"),f=p?d.filter(this.isGiven):[],c=k[0]?.text??"";if(p&&L().SHELL_WORDS.
has(c))return f;const i=$.problems.some(({rule:u,span:a})=>u==="program-not-allowed"&&a.start===k[0]?.span.start);if(p&&
!i)return f;const n=N().REFUSED_PROGRAMS.has(c.replace(/^.*[\\/]/,""))||!p&&w.some(({rule:u})=>!P.has(u)),s=this.#e.find(
({word:u})=>n||u.text.startsWith("-"));if(s===void 0)return f;const r={script:this.#r,word:s.word.text,text:this.text};return[
...f,(0,R().problemAt)("script-words-unread",s.at,r)]}}O.GivenWords=A}),46912:((B,O,m)=>{Object.defineProperty(O,"__esMo\
dule",{value:!0}),O.eventOf=f,O.inspectEmpty=w,O.quoteForScript=y,O.runsIn=i,O.scriptText=T,O.scriptsThatRun=k;function N(){
const h=m(76760);return N=function(){return h},h}function j(){const h=m(32854);return j=function(){return h},h}function R(){
const h=m(93028);return R=function(){return h},h}function C(){const h=m(95132);return C=function(){return h},h}function L(){
const h=m(67953);return L=function(){return h},h}function I(){const h=m(60210);return I=function(){return h},h}function b(){
const h=m(59867);return b=function(){return h},h}function P(){const h=m(56788);return P=function(){return h},h}function A(){
const h=m(10473);return A=function(){return h},h}const E={selected:!1,runs:[],packages:[],problems:[]};function T({body:h,
words:g}){return[h,...g.map(({text:S})=>y(S))].join(" ")}async function k(h,g,S){const l=(0,L().readSettings)(h),x=f(h);
if(l.informs||x===void 0&&h.subcommand!=="pack")return E;const M=x===void 0&&!e(h),v=Q=>(0,L().findPackages)(l,Q,S,M),F=await v(
g);if("problems"in F)return{...E,problems:F.problems};const{project:D,selected:W}=F,H=l.ignoreScripts??await p({...g,directory:D}),
G={...l,ignoreScripts:H},z=x??"pack",K=x===void 0?t(h,g,W?F.directories:void 0):[];if("problems"in K)return{...E,project:D,
selected:W,problems:K.problems};const U=x===void 0?K:F.directories,X=[],V=[...F.missing,...await $(F,g,S,v)];for(const Q of U){
const J=await(0,b().readPackageJson)(g.tree,Q),Y={...g,directory:Q};if(J===b().INVALID||J===void 0){const Z=N().posix.join(
Q,"package.json"),tn=J?(0,P().fails)("package-json-invalid",S,{path:Z}):(0,P().fails)("package-json-missing",S,{directory:Q});
V.push(...tn.problems)}else if(x===void 0)X.push(...u(J,Q,G));else if(c(J,Y,z)){const Z=i(J,Y,{event:z,words:h.passthrough},
G);X.push(...Z),V.push(...w(Z,z,Y,S))}else{const Z={script:z,passes:G.ifPresent};V.push(...(0,P().fails)("npm-script-mis\
sing",S,Z).problems)}}return{project:D,selected:W,runs:X,packages:U,problems:V}}async function $({project:h,directories:g},{
base:S,...l},x,M){const v=N().posix.join(h,"package.json");if(S===void 0||!l.changed.has(v))return[];const F=await M({...l,
tree:S});if("problems"in F)return[];const D=F.directories.filter(W=>!g.includes(W));return D.length===0?[]:[(0,C().problemAt)(
"workspaces-changed",x,{path:v,lost:D})]}function w(h,g,{via:S,directory:l},x){if(h.some(({event:v,body:F})=>v===g&&!d(F)))
return[];const M=S===void 0?"npm-script-empty":"npm-script-empty-part";return[(0,C().problemAt)(M,x,{script:g,path:N().posix.
join(l,"package.json")})]}function d(h){return h.split(`
`).every(g=>/^\s*(?:#|$)/.test(g))}async function p(h){const g=await(0,I().readNpmrc)(h);return"settings"in g&&g.settings["\
ignore-scripts"]===!0}function f({subcommand:h,operands:g}){switch(h){case"run":return g[0]?.text;case"test":case"start":case"\
stop":case"restart":return h;default:return}}function c({scripts:h},g,S){return h.has(S)||S==="restart"||S==="env"?!0:S===
"start"&&s(g)}function i(h,g,{event:S,words:l},x={}){const{directory:M}=g,v=h.scripts.get(S)??"",F=v===""?n(S,g):{body:v};
return[...a(h,M,[`pre${S}`],x),...F?[{directory:M,event:S,words:l,...F}]:[],...a(h,M,[`post${S}`],x)]}function n(h,g){return h===
"restart"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:h==="start"&&s(g)?{body:"node server.js",builtIn:"\
server"}:h==="env"?{body:"env"}:void 0}function s(h){const g=(0,j().resolveInTree)(h.tree,(0,P().from)(h,"server.js"));return g.
kind==="outside"||g.kind==="inside"&&(0,R().isRegular)(g.entry.kind)}const r=["prepack","prepare","postpack"];function u(h,g,{
ignoreScripts:S}){return a(h,g,S?["prepare"]:r,{})}function a({scripts:h},g,S,{ignoreScripts:l}){return l?[]:S.flatMap(x=>{
const M=h.get(x);return M?[{directory:g,event:x,body:M,words:[]}]:[]})}function e({operands:h}){return h.length===0||h.some(
({text:g})=>g===".")}function t({operands:h},g,S){const l=S?[...S]:[];!S&&h.length===0&&l.push(g.directory);for(const{text:x,
span:M}of h){if(S&&x===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(x))return(0,P().fails)("downloads",M,{program:"npm",flag:x});
const v=(0,A().entryFrom)(g,x,M);if("problems"in v)return v;if(v.kind!=="directory")return(0,P().fails)("target-not-a-fi\
le",M,{path:x,reason:"archive"});l.push(v.path)}return l}const o=/[\t\n\r "#$&'()*;<>?\\`|~]/;function y(h){return h===""?
"''":o.test(h)?`'${h.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):h}}),95598:((B,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.resolveTasks=$,O.startedByWireit=p;function N(){const n=m(76760);return N=
function(){return n},n}function j(){const n=m(16111);return j=function(){return n},n}function R(){const n=m(77251);return R=
function(){return n},n}function C(){const n=m(32854);return C=function(){return n},n}function L(){const n=m(62205);return L=
function(){return n},n}function I(){const n=m(59867);return I=function(){return n},n}function b(){const n=m(65490);return b=
function(){return n},n}function P(){const n=m(56788);return P=function(){return n},n}function A(){const n=m(46912);return A=
function(){return n},n}function E(){const n=m(10473);return E=function(){return n},n}const T=1024*1024,k={turbo:[["turbo\
.json","tasks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","targetDefaults"]],lerna:[["nx.json","\
targetDefaults"]]};async function $(n,s,r){const{operands:u,passthrough:a,subcommand:e}=n,[t]=u,y=(e==="exec"||e==="scri\
pt-or-tool")&&t?(0,R().tasksOf)(t.text,a):void 0;if(t===void 0||y===void 0)return P().NOTHING;const{text:h,span:g}=t,S=h===
"wireit"?await p(s):await w(await d(s.tree,h,y),s.tree),l=[];for(const{directory:x,script:M,body:v}of S){const F={...s,directory:x};
if(v!==void 0){const H={directory:x,event:`${M} (${h})`,body:v,words:[]};l.push(await(0,L().resolveRun)(F,H,g,r));continue}
const D=await(0,I().usablePackageJson)(s.tree,x);if(D===void 0)continue;const W=(0,A().runsIn)(D,F,{event:M,words:[]});for(const H of W)
l.push(await(0,L().resolveRun)(F,H,g,r))}return(0,P().join)(l)}async function w(n,s){const r=[];for(const u of(0,b().everyPackage)(
s)){const a=await(0,I().usablePackageJson)(s,u);if(u===""||a===void 0)continue;const e=n.filter(t=>a.scripts.has(t));r.push(
...e.map(t=>({directory:u,script:t})))}return r}async function d(n,s,r){const u=new Set(r);for(const[a,e]of k[s]??[]){const t=f(
await i(n,a),e);for(const o of u)for(const y of c(f(f(t,o),"dependsOn")))u.add(y.replace(/^\^|^.*#/,""))}return[...u]}async function p({
tree:n,directory:s,via:r}){const u=await(0,I().readJsonFile)(n,N().posix.join(s,"package.json")),a=f(f(u,"wireit"),r??""),
e=f(a,"command"),t=c(f(a,"dependencies")).flatMap(y=>{const[,h="",g=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(y)??[],S=(0,C().
normalise)(N().posix.join(s,h));return S===void 0?[]:[{directory:S,script:g}]}),o=typeof e=="string"&&r!==void 0;return[
...t,...o?[{directory:s,script:r,body:e}]:[]]}function f(n,s){if(!(typeof n!="object"||n===null||!Object.hasOwn(n,s)))return n[s]}
function c(n){return Array.isArray(n)?n.map(s=>f(s,"script")??f(s,"target")??s).filter(s=>typeof s=="string"):[]}async function i(n,s){
const r=await(0,E().readText)(n,s,T);return r&&"text"in r?(0,j().parse)(r.text):void 0}}),38218:((B,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.resolveProgramFiles=f,O.resolveToolFiles=p;function N(){const t=m(76760);return N=function(){
return t},t}function j(){const t=m(32017);return j=function(){return t},t}function R(){const t=m(32854);return R=function(){
return t},t}function C(){const t=m(93028);return C=function(){return t},t}function L(){const t=m(95132);return L=function(){
return t},t}function I(){const t=m(4289);return I=function(){return t},t}function b(){const t=m(46868);return b=function(){
return t},t}function P(){const t=m(66227);return P=function(){return t},t}function A(){const t=m(15804);return A=function(){
return t},t}function E(){const t=m(59867);return E=function(){return t},t}function T(){const t=m(55013);return T=function(){
return t},t}function k(){const t=m(82293);return k=function(){return t},t}function $(){const t=m(56788);return $=function(){
return t},t}function w(){const t=m(10473);return w=function(){return t},t}const d=["",...["js","cjs","mjs","ts","cts","m\
ts","jsx","tsx","json"].map(t=>`.${t}`)];async function p(t,o){return c((0,I().filesNamedBy)(t,o.families),t.operands[0],
o)}function f({files:t=[],flags:o,family:y},h){const g=o.flatMap(({name:S,value:l})=>l&&y&&(0,j().movesTo)(y,S)?l:[]);return c(
{files:t,roots:g,nodeFlags:[]},void 0,h)}async function c({files:t,roots:o,nodeFlags:y},h,g){const S=["",...o].flatMap(x=>{
const M=(0,R().normalise)((0,$().from)(g,x));return M===void 0?[]:[M]}),l=[];for(const x of t)l.push(x.as==="arguments"?
await u(x,h,g):x.as==="tests"?await r(x,g):await i(x,[...new Set(S)],g));for(const x of y)l.push(await(0,A().inspectNodeFlag)(
x,g));return(0,$().join)(l)}async function i(t,o,y){const{as:h,path:g,span:S}=t,l=(0,k().pathProblem)(g,S,y.directory);if(l!==
void 0)return{targets:[],problems:[l]};const x=[];for(const M of o){const v=(0,R().normalise)(N().posix.join(M,g));if(v===
void 0)continue;const F=await n(t,v,y);F!==void 0&&x.push(F)}return x.length>0?(0,$().join)(x):h==="code"||h==="config"?
(0,w().nothingAt)(y.tree,N().posix.join(y.directory,g),g,S):h==="module"&&t.first?(0,A().inspectImport)(y,g,S):$().NOTHING}
async function n(t,o,y){const{as:h,path:g,span:S}=t,{tree:l}=y,x=(0,A().firstFile)(l,h==="place"?[o]:d.map(F=>o+F));if(x===
void 0)return;const M=x.kind==="inside"&&!(0,C().isRegular)(x.entry.kind);if(h==="place"&&x.kind==="inside")return $().NOTHING;
if(!M)return s(t,o,x,y);if(h==="config"){const F=(0,R().resolveInTree)(l,N().posix.join(x.path,"tsconfig.json"));return F.
kind==="missing"?$().NOTHING:s(t,o,F,y)}const v=await(0,A().mainOf)(l,o);return v===E().INVALID?(0,$().fails)("package-j\
son-invalid",S,{path:N().posix.join(g,"package.json")}):v&&s(t,o,v.found,y)}async function s({as:t,path:o,span:y,ifFile:h},g,S,l){
const x=(0,w().fileAt)(S,o,y);if("problems"in x)return x;const M=await(0,A().trustProblems)(l,x,o,y);if(M.some(P().isUnverified))
return{targets:[],problems:M};const v=l.changed.has(x.path)||l.changed.has(g);return{targets:[(0,$().target)(l,{kind:"fi\
le",name:o,path:x.path})],problems:[...M,...t==="module"&&h?[h]:[],...v?[(0,L().problemAt)("target-changed",y,{path:x.path})]:
[]]}}async function r(t,o){const{path:y,span:h}=t,g=(0,k().testProblem)(y,h,o.directory);if(g!==void 0)return{targets:[],
problems:[g]};const l=((0,T().isPattern)(y)?((0,T().alternativesOf)(y)??[]).map(T().baseOf):[y]).map(M=>(0,R().resolveInTree)(
o.tree,(0,$().from)(o,M)));if(l.some(({kind:M})=>M==="outside"))return(0,$().fails)("target-outside",h,{path:y,reason:"s\
ymlink"});const[x]=l;return(0,T().isPattern)(y)||x?.kind!=="inside"||!(0,C().isRegular)(x.entry.kind)?$().NOTHING:s(t,(0,R().
normalise)((0,$().from)(o,y))??y,x,o)}async function u({path:t,span:o},y,h){const g=await i({as:"config",path:t,span:o},
[h.directory],h),S=g.targets[0]?.path;if(y===void 0||S===void 0)return g;const l=e(await h.tree.read(S),o);if(l===void 0){
const M=`@${t}`;return(0,$().join)([g,(0,$().fails)("tool-loads-code",o,{program:y.text,flag:M})])}const x=(0,b().parseTool)(
y,l,h.families?.tools).map(M=>({...M,span:o}));return(0,$().join)([g,{targets:[],problems:x},await c((0,I().filesIn)(y,l,
h.families),y,h)])}const a=64*1024;function e(t,o){if(t.length>a)return;const y=[],h=t.toString("utf8"),g=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;
for(let l=g.exec(h);l!==null;l=g.exec(h))y.push(l[1]??l[2]??"");return y.every(l=>!l.startsWith("@")&&!l.startsWith('"'))?
y.map(l=>({text:l,span:o,quoted:!0})):void 0}}),10473:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.entryAt=
C,O.entryFrom=P,O.fileAt=b,O.firstLineOf=T,O.nothingAt=I,O.readText=E,O.resolveCommitted=A;function N(){const k=m(32854);
return N=function(){return k},k}function j(){const k=m(93028);return j=function(){return k},k}function R(){const k=m(56788);
return R=function(){return k},k}function C(k,$,w){switch(k.kind){case"inside":return k.entry;case"outside":return(0,R().
fails)("target-outside",w,{path:$,reason:"symlink"});case"missing":return(0,R().fails)("target-missing",w,{path:$});case"\
loop":return(0,R().fails)("target-not-a-file",w,{path:$,reason:"loop"})}}function L(k,$,w,d){const p=(0,N().resolveInTree)(
k,$);return p.kind==="missing"?I(k,$,w,d):C(p,w,d)}function I(k,$,w,d){const f=$.split("/").map((c,i,n)=>n.slice(0,i).join(
"/")).find(c=>k.stat(c)?.kind==="submodule");return(0,R().fails)("target-missing",d,{path:w,...f&&{submodule:f}})}function b(k,$,w){
const d=C(k,$,w);return"problems"in d||(0,j().isRegular)(d.kind)?d:(0,R().fails)("target-not-a-file",w,{path:$,reason:d.
kind})}function P(k,$,w){const d=$.startsWith("/")?void 0:(0,N().normalise)((0,R().from)(k,$));return d===void 0?(0,R().
fails)("target-outside",w,{path:$,reason:"above"}):L(k.tree,d,$,w)}function A(k,{text:$,span:w}){const d=$.startsWith("/")?
void 0:(0,N().normalise)((0,R().from)(k,$)),p=d===void 0?void 0:(0,N().resolveInTree)(k.tree,d);if(d===void 0||p?.kind!==
"inside"||!(0,j().isRegular)(p.entry.kind))return R().NOTHING;const{path:f}=p,c=k.changed.has(f)||k.changed.has(d);return(0,R().
join)([{targets:[(0,R().target)(k,{kind:"file",name:$,path:f})],problems:[]},c?(0,R().fails)("target-changed",w,{path:f}):
R().NOTHING])}async function E(k,$,w){const d=(0,N().resolveInTree)(k,$);if(!(d.kind==="missing"&&k.stat($)===void 0))return d.
kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the repository"}:(0,j().isRegular)(d.entry.kind)?
(d.entry.size??0)>w?{unread:"it is too large"}:{text:(await k.read(d.path,w)).toString("utf8"),path:d.path}:{unread:"it \
is not a regular file"}}async function T(k,$){const[w=""]=(await k.read($)).subarray(0,256).toString("latin1").split(`
`,1);return w}}),47668:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.listWorkspaces=b,O.selectWorkspaces=
k;function N(){const w=m(76760);return N=function(){return w},w}function j(){const w=m(32854);return j=function(){return w},
w}function R(){const w=m(59542);return R=function(){return w},w}function C(){const w=m(59867);return C=function(){return w},
w}function L(){const w=m(55013);return L=function(){return w},w}const I=(0,R().perTree)(()=>new Map);function b(w,d){const p=I(
w),f=p.get(d.path)??P(w,d);return p.set(d.path,f),f}async function P(w,d){const p=(0,L().readPatterns)(d.workspaces);if("\
unclear"in p)return p;const{wanted:f,entries:c,refused:i}=p;if(f.length===0)return[];const n=N().posix.dirname(d.path).replace(
/^\.$/,""),s=[];for(const{path:a,kind:e}of w.files()){const t=T(n,a);if(t!==void 0)if(e==="symlink"){const o=f.some(g=>(0,L().
matchesPattern)(t,g,{partial:!0})),y=f.some(g=>(0,L().matchesPattern)(t,g)),h=o?(0,j().resolveInTree)(w,a):void 0;if(h?.
kind==="outside")return{unclear:a};if(h?.kind!=="inside"||h.entry.kind!=="directory")continue;if(!y||i.length>0||f.some(
g=>g.startsWith(`${t}/`)))return{unclear:a};s.push(t)}else N().posix.basename(a)==="package.json"&&s.push(N().posix.dirname(
t))}const r=s.filter(a=>f.some(e=>(0,L().matchesPattern)(a,e))).filter(a=>!a.split("/").includes("node_modules")).filter(
a=>!i.some(e=>(0,L().matchesPattern)(a,e,{dot:!0}))).sort((a,e)=>a.localeCompare(e,"en")),u=c.flatMap(a=>r.filter(e=>a.some(
t=>(0,L().matchesPattern)(e,t,{partial:!0}))));return A(w,n,[...new Set(u)])}async function A(w,d,p){const f=[],c=new Set;
for(const i of p){const n=N().posix.join(d,i).replace(/^\.$/,""),s=await(0,C().readPackageJson)(w,n);if(s===void 0)continue;
if(s===C().INVALID)return{broken:`${n}/package.json`};const r=s.name||E(n);if(c.has(r))return{broken:s.path};c.add(r),f.
push({directory:n,name:r})}return f}function E(w){const d=N().posix.basename(N().posix.dirname(w)),p=N().posix.basename(
w);return d.startsWith("@")?`${d}/${p}`:p}function T(w,d){return w===""?d:d.startsWith(`${w}/`)?d.slice(w.length+1):void 0}
function k(w,d,{directory:p,project:f}){const c=r=>N().posix.join("/",r),i=c(T(f,`${p}/`)===void 0?f:p),n=N().posix.resolve(
i,d),s=[N().posix.relative(c(f),N().posix.resolve(c(p),d)),d];return w.filter(r=>{if(r.name===d||c(r.directory)===n)return!0;
const u=N().posix.relative(i,c(r.directory)),a=d.startsWith("./")?`./${u}`:u;return s.some(e=>$(a,e))})}function $(w,d){
const p=/^\.(?:\/|$)/.test(d)===w.startsWith("./"),[f,c]=[N().posix.normalize(w),N().posix.normalize(`${d}/`)];return p&&
d!==""&&`${N().posix.dirname(f)}/`===c&&!N().posix.basename(f).startsWith(".")}}),28717:((B,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.structureOf=L;function N(){const P=m(81413);return N=function(){return P},P}function j(){const P=m(
20630);return j=function(){return P},P}const R=40,C={kind:"sequence",nodes:[]};function L(P,A=0){const E=new b(P,A);try{
return E.whole()}catch(T){if(T instanceof I)return;throw T}}class I extends Error{}class b{#t;#e;#r=0;#s=0;constructor(A,E){
this.#t=A,this.#e=E}whole(){const A=this.#d([]);if(this.#i!==void 0)throw new I;return A}get#i(){return this.#t[this.#r]}get#n(){
const A=this.#i?.words[this.#s];return A===void 0||A.quoted?void 0:A.text}get#c(){return this.#s>0?"":this.#t[this.#r-1]?.
separator??""}#a(){this.#s+=1;const A=this.#i;A&&!A.subshell&&this.#s>=A.words.length&&this.#o()}#o(){this.#r+=1,this.#s=
0}#u(A){if(this.#n!==A)throw new I;this.#a()}#d(A){const E=[];for(;this.#i!==void 0&&!A.includes(this.#n??"")&&!(E.length>
0&&A.includes("esac")&&this.#c.includes(";;"));){const k=this.#y(),$=this.#s===0&&/^&(?!&)/.test(this.#c);E.push($?{kind:"\
background",node:k}:k)}const[T]=E;return E.length===1&&T?T:{kind:"sequence",nodes:E}}#y(){let A=this.#m();for(;;){const E=/^&&/.
test(this.#c)?"and":/^\|\|/.test(this.#c)?"or":"";if(E==="")return A;A={kind:E,left:A,right:this.#m()}}}#m(){let A=!1;for(;this.#n===
"!"||this.#n==="time";)A=A!==(this.#n==="!"),this.#a();const E=[this.#f()];for(;/^\|&?(?!\|)/.test(this.#c);)E.push(this.#f());
const[T=C]=E,k=E.length===1?T:{kind:"pipeline",nodes:E};return A?{kind:"not",node:k}:k}#f(){if(this.#e+=1,this.#i===void 0||
this.#e>R)throw new I;const A=this.#b(this.#n)??this.#g(this.#i);return this.#e-=1,A}#b(A){switch(A){case"if":return this.#p();case"\
while":case"until":{this.#a();const E=this.#d(["do"]);return{kind:A,test:E,body:this.#l()}}case"for":case"select":return this.#o(),
{kind:"for",body:this.#l()};case"case":return this.#h();case"{":{this.#a();const E=this.#d(["}"]);return this.#u("}"),E}case"\
function":return this.#a(),this.#a(),this.#f(),{kind:"definition"};default:return}}#l(){this.#u("do");const A=this.#d(["\
done"]);return this.#u("done"),A}#p(){this.#a();const A=this.#d(["then"]);this.#u("then");const E=this.#d(["elif","else",
"fi"]);if(this.#n==="elif")return{kind:"if",test:A,yes:E,no:this.#p()};let T=C;return this.#n==="else"&&(this.#a(),T=this.#d(
["fi"])),this.#u("fi"),{kind:"if",test:A,yes:E,no:T}}#h(){const A=[C];for(this.#o();this.#i!==void 0&&this.#n!=="esac";)
this.#c.includes(")")?A.push(this.#d(["esac"])):this.#o();return this.#u("esac"),{kind:"cases",nodes:A}}#g(A){if(A.defines&&
this.#s===0)return this.#a(),this.#f(),{kind:"definition"};const E=A.words.slice(this.#s);this.#o();const T=E[0]?.text===
"trap"?void 0:(0,j().textWithin)({...A,words:E}),k=A.subshell??(T&&(0,N().readShellText)(T.text));if(k===void 0){const w={
kind:"command",command:{...A,words:E}};return A.redirections.some(({operator:p})=>p.startsWith("&>"))?{kind:"background",
node:w}:w}const $=L(k,this.#e);if($===void 0)throw new I;return{kind:"subshell",node:$}}}}),81413:((B,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.everyCommand=L,O.isDynamic=I,O.readShellText=C;function N(){const k=m(35736);return N=function(){
return k},k}const j=128*1024,R=16;function C(k,$){return k.length>j?[]:new T(k,$).list("",0)}function L(k){return k.flatMap(
$=>[$,...L($.inside)])}function I({problems:k,substituted:$},{span:w}){const d=p=>p.start<w.end&&p.end>w.start;return $.
some(d)||k.some(p=>b.has(p.rule)&&d(p.span))}const b=new Set(["arithmetic-expansion","command-substitution","dollar-quot\
e","variable-expansion"]),P=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,A=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
E=/\\.?|\$\(|[^\\`$"]+|./sy;class T{#t;#e;#r=0;constructor($,w){this.#t=$,this.#e=w}list($,w){const d=[];let p=this.#s(),
f=!1;const c=(i,n="")=>{const s=this.#n(p,i,n),{words:r,assignments:u,redirections:a,inside:e}=s,t=r.length+u.length+a.length+
e.length===0,o=d.at(-1);t?o&&(d[d.length-1]={...o,separator:o.separator+n}):d.push(s);const y=/^\|&?$/.test(n)?s:void 0;
p=this.#s(t?p.pipedFrom:y)};for(;this.#r<this.#t.length;){const i=this.#r,n=this.#i(f?E:A),s=this.#r;if(n==='"')f=!f;else{
if(n===$&&(!f||$==="`"))return c(i),d;if(n==="$("||n==="`"||!f&&/^[<>]?\($/.test(n)){if(w===R){c(i);continue}const r=this.#t.
slice(p.start,i),u=n==="("?P.test(r)?"subshell":"definition":"substitution",a=this.list(n==="`"?"`":")",w+1);p.inside.push(
...a),p.gaps.push({kind:u,start:i,end:this.#r}),u==="subshell"&&(p.subshell=a)}else!f&&/^(?:[;&|\r\n]+|\))$/.test(n)?c(i,
n):!f&&n.startsWith("#")&&/^\s?$/.test(this.#t.charAt(i-1))?p.gaps.push({kind:"comment",start:i,end:s}):!f&&/^(?:[<>]|&>)/.
test(n)&&p.gaps.push({kind:"operator",start:i,end:s})}}return c(this.#t.length),d}#s($){return{start:this.#r,gaps:[],inside:[],
pipedFrom:$}}#i($){$.lastIndex=this.#r;const[w=""]=$.exec(this.#t)??[];return this.#r+=w.length,w}#n($,w,d){const{start:p,
gaps:f,inside:c,pipedFrom:i,subshell:n}=$;let s="",r=p;for(const S of f){const l=S.kind==="comment"||S.kind==="operator"?
" ":"_";s+=this.#t.slice(r,S.start)+l.repeat(S.end-S.start),r=S.end}s+=this.#t.slice(r,w);const u=(0,N().lex)(s,this.#e),
a=S=>({...S,span:{start:S.span.start+p,end:S.span.end+p}}),e=u.words.map(a),t=new Set;let o=0;const h=f.filter(({kind:S})=>S===
"operator").map(({start:S,end:l})=>{for(;o<e.length&&(e[o]?.span.start??l)<l;)o+=1;const x=e[o],M=e[o-1];return M?.span.
end===S&&/^\d+$/.test(M.text)&&t.add(M),x&&t.add(x),{operator:this.#t.slice(S,l),...x&&{target:x}}}),g=[...u.assignments,
...u.refused].map(a);return{words:e.filter(S=>!t.has(S)),assignments:g.sort((S,l)=>S.span.start-l.span.start),redirections:h,
problems:u.problems.map(a),span:{start:p,end:w},separator:d,inside:c,substituted:f.filter(({kind:S})=>S==="substitution"),
...i&&{pipedFrom:i},...n&&{subshell:n},...f.some(({kind:S})=>S==="definition")&&{defines:!0}}}}}),20630:((B,O,m)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.startedWords=C,O.textWithin=b;function N(){const P=m(37866);return N=function(){
return P},P}function j(){const P=m(81413);return j=function(){return P},P}const R=new Set(`builtin command env exec ioni\
ce nice nohup setsid stdbuf sudo taskset time timeout xargs
  xvfb-run`.split(/\s+/));function C(P){let A=P;for(;;){const[E,T]=A;if(E?.text==="find"){const $=A.findIndex(({text:w})=>/^-(?:exec|ok)(?:dir)?$/.
test(w));return $<0?A:C(A.slice($+1))}if(E===void 0||!R.has(E.text)||E.text==="command"&&/^-[vV]/.test(T?.text??""))return A;
const k=A.findIndex(($,w)=>w>0&&L($,A));if(k<0)return A;A=A.slice(k)}}function L({text:P},A){const E=T=>(0,N().startsOthers)(
T)||N().REFUSED_PROGRAMS.has(T);return A.slice(1).some(T=>E(T.text))?E(P):!/^-|^\w+=|^\d+[smhd]?$/.test(P)}const I=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|k|z)?sh$/;
function b(P){const[A,...E]=C(P.words),T=A?.text??"";if(T!=="trap"&&!I.test(T))return;const k=T==="trap"?-1:E.findIndex(
({text:w})=>/^-\w*c$/.test(w)),$=k<0&&T!=="trap"?void 0:E[k+1];return $===void 0||(0,j().isDynamic)(P,$)?void 0:$}}),44670:((B,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.PRELOADABLE_PACKAGES=O.NODE_FLAGS=O.NODE_ALIASES=O.BUILT_IN_REPORTERS=
void 0;function N(){const I=m(32017);return N=function(){return I},I}const j=O.NODE_FLAGS=(0,N().nameTable)({harmless:`
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
  `}),R=O.NODE_ALIASES=new Map([["-c","check"],["-C","conditions"],["-e","eval"],["-h","help"],["-i","interactive"],["-p",
"print"],["-pe","print"],["-r","require"],["-v","version"],["debug-port","inspect-port"],["enable-network-family-autosel\
ection","network-family-autoselection"],["es-module-specifier-resolution","experimental-specifier-resolution"],["experim\
ental-default-config-file","experimental-config-file"],["experimental-strip-types","strip-types"],["experimental-test-is\
olation","test-isolation"],["loader","experimental-loader"],["report-directory","report-dir"],["security-reverts","secur\
ity-revert"],["trace-events-enabled","trace-event-categories"]]),C=O.BUILT_IN_REPORTERS=new Set(["dot","junit","lcov","s\
pec","tap"]),L=O.PRELOADABLE_PACKAGES=new Set(["@swc-node/register","dotenv/config","esbuild-register","source-map-suppo\
rt/register","ts-node/esm","ts-node/register","ts-node/register/transpile-only","tsx","tsx/cjs","tsx/esm"])}),94495:((B,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.NPM_SUBCOMMANDS=O.NPM_SHORTHANDS=O.NPM_FLAGS=O.MISSPELT=void 0;function N(){
const b=m(32017);return N=function(){return b},b}const j=(0,N().nameTable)({harmless:`
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
  `}),R=O.NPM_FLAGS=new Map([...j].map(([b,{name:P,arity:A,kind:E}])=>[b,{name:P,arity:A==="optional"?"loose":A==="value"?
"value":"none",effect:E}])),C=O.NPM_SHORTHANDS=new Map([["?",["--usage"]],["B",["--save-bundle"]],["C",["--prefix"]],["D",
["--save-dev"]],["E",["--save-exact"]],["H",["--usage"]],["L",["--location"]],["O",["--save-optional"]],["P",["--save-pr\
od"]],["S",["--save"]],["a",["--all"]],["c",["--call"]],["d",["--loglevel","info"]],["dd",["--loglevel","verbose"]],["dd\
d",["--loglevel","silly"]],["desc",["--description"]],["enjoy-by",["--before"]],["f",["--force"]],["g",["--global"]],["h",
["--usage"]],["help",["--usage"]],["iwr",["--include-workspace-root"]],["l",["--long"]],["local",["--no-global"]],["m",[
"--message"]],["n",["--no-yes"]],["no",["--no-yes"]],["p",["--parseable"]],["porcelain",["--parseable"]],["q",["--loglev\
el","warn"]],["quiet",["--loglevel","warn"]],["readonly",["--read-only"]],["reg",["--registry"]],["s",["--loglevel","sil\
ent"]],["silent",["--loglevel","silent"]],["v",["--version"]],["verbose",["--loglevel","verbose"]],["w",["--workspace"]],
["ws",["--workspaces"]],["y",["--yes"]]]),L=O.NPM_SUBCOMMANDS=(0,N().nameTable)({"runs-script":"test,t,tst run,run-scrip\
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
t,create,innit","writes-files":"cache patch shrinkwrap version,verison"}),I=O.MISSPELT=new Set(["hlep","rum","urn"])}),76788:((B,O)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.isOfLibrary=N;const m=new Set(`
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
  `.trim().split(/\s+/));function N(j){return m.has(j.replace(/\..*$/s,""))}}),37866:((B,O,m)=>{Object.defineProperty(O,
"__esModule",{value:!0}),O.REFUSED_PROGRAMS=void 0,O.hasCommandLine=L,O.isCommandLine=C,O.startsOthers=R;function N(){const b=m(
32017);return N=function(){return b},b}const j=O.REFUSED_PROGRAMS=(0,N().groupsByName)({shell:"bash sh zsh dash ksh fish\
 csh tcsh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup time timeout nice ionice setsid st\
dbuf taskset chrt flock prlimit unshare strace ltrace gdb vim",interpreter:"python python2 python3 php perl ruby deno bu\
n lua java go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 uv poetry composer",system:"cat ls rm c\
p mv grep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod true false exit"});function R(b){
const P=j.get(b)??"system";return/^(?:node|np[mx])$/.test(b)||P!=="system"&&b!=="."}function C(b){const[P="",...A]=b.trim().
split(/\s+/);return I(P)&&A.some(E=>/^-|[./]|^[|&;<>]+$/.test(E))}function L(b){return/&&|\|\||\$\(|`/.test(b)?!0:b.split(
/;\s|\s\|\s/).some(P=>{const[A="",...E]=P.trim().split(/\s+/);return E.length>0&&I(A)})}function I(b){return j.has(b)||R(
b)}}),95306:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.UNKNOWN_MODULE=void 0,O.unknownTool=b;function N(){
const P=m(32017);return N=function(){return P},P}const j={flags:{config:"config,c= config-file= rcfile= resolve-plugins-\
relative-to=",code:`
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
erate,migrate":{does:"tool-writes"},"clean,create,eject,init,new":{does:"writes-files"}}},R=[{programs:["next"],alone:"n\
ever-ends",ends_with:"build info lint telemetry typegen"},{programs:["parcel","vitepress"],alone:"never-ends",ends_with:"\
build"},{programs:["storybook"],alone:"never-ends",ends_with:"build doctor"},{programs:["testem"],alone:"never-ends",ends_with:"\
ci launchers"},{programs:["karma"],ends_with:"run start"},{programs:["ember","hexo","ng"],subcommands:{s:{does:"never-en\
ds"}}},{programs:["microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{"never-ends":`${j.flags["\
never-ends"]} w`}}],C=(0,N().toolTable)(j),L=O.UNKNOWN_MODULE=(0,N().toolTable)({...j,flags:{...j.flags,code:"custom-syn\
tax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= use=",module:"import= load= load-plugins\
= loader= plugin~="}}),I=new Map(R.flatMap(({programs:P,flags:A,subcommands:E,...T})=>{const k=(0,N().toolTable)({flags:{
...j.flags,...A},subcommands:{...j.subcommands,...E},...T});return P.map($=>[$,k])}));function b(P){return I.get(P)??C}}),
3051:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.nearestName=C;function N(){const L=m(28940);return N=
function(){return L},L}const j=80,R=4;function C(L,I){const b=L.slice(0,j),P=I.find(E=>E.includes(L));if(P!==void 0&&L.length>=
R)return P;const A=I.length>0?(0,N().closest)(b,[...I]):void 0;if(A!==void 0)return(0,N().distance)(b,A)<=b.length/2?A:void 0}}),
34482:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.Places=void 0,O.contextIn=R;function N(){const b=m(32854);
return N=function(){return b},b}const j="/\0checkout";function R({policy:b,tree:P,platform:A,cwd:E=""},T){const{workspace:k}=b,
$=L(b)?j:void 0,{files:w,cwd:d=E===""?$:`${$??k}/${E}`}=T;return{policy:b,platform:A,proposal:T,mount:w?{at:"/",tree:w}:
P?{at:$??k,tree:P}:{at:j},cwd:d}}const C=new WeakMap;function L(b){const P=C.get(b);if(P!==void 0)return P;const A=(0,N().
locatePath)(b.workspace,j,{at:j}),E=A!==void 0&&(0,N().isLocatedIn)(A,j);return C.set(b,E),E}class I{workspace;cwd;#t;#e;#r;constructor({
policy:{workspace:P},cwd:A,platform:E,mount:T}){this.#t=T,this.#e=T.at==="/"?T:{at:T.at},this.#r=E!=="linux",this.workspace=
(0,N().locatePath)(P,j,this.#e)??j,this.cwd=A===void 0?this.workspace:(0,N().locatePath)(A,this.workspace,T)??j}locate(P){
return(0,N().locatePath)(P,this.cwd,this.#t)}leadsInto(P,A){const E=this.locate(P);return E===void 0?!1:A.some(T=>{const k=(0,N().
locatePath)(T,this.workspace,this.#e);return k!==void 0&&this.isIn(E,k)})}isIn(P,A){return(0,N().isLocatedIn)(P,A,{ignoreCase:this.#r})}mayBeIn(P,A){
return(0,N().isLocatedIn)(P,A,{ignoreCase:!0})}}O.Places=I}),21311:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.checkCommandPolicy=f,O.checkFamily=n,O.failedExamples=c,O.requireExamples=i;function N(){const h=m(7723);return N=function(){
return h},h}function j(){const h=m(51951);return j=function(){return h},h}function R(){const h=m(81413);return R=function(){
return h},h}function C(){const h=m(41115);return C=function(){return h},h}function L(){const h=m(5347);return L=function(){
return h},h}function I(){const h=m(32017);return I=function(){return h},h}function b(){const h=m(41895);return b=function(){
return h},h}function P(){const h=m(94853);return P=function(){return h},h}function A(){const h=m(74238);return A=function(){
return h},h}function E(){const h=m(5468);return E=function(){return h},h}function T(){const h=m(95132);return T=function(){
return h},h}function k(){const h=m(34482);return k=function(){return h},h}function $(){const h=m(83747);return $=function(){
return h},h}function w(){const h=m(6476);return w=function(){return h},h}function d(){const h=m(10777);return d=function(){
return h},h}function p(){const h=m(14111);return p=function(){return h},h}function f({families:h,patterns:g}){if(h.length===
0&&g.length===0)return[];const S=h.flatMap((x,M)=>y(["families",M],n(x)));if(S.length>0)return S;const l=(0,C().registryOf)(
h);return g.flatMap((x,M)=>y(["patterns",M],r(x,l)))}function c({policy:h,path:g=A().POLICY_PATH,text:S=""}){return f(h).
map(({message:l,pointer:x,value:M})=>{const v=(0,E().placeIn)(S,x,M);return`${v===void 0?g:`${g}:${v}`}: ${l}`})}function i(h){
const g=c(h);if(g.length!==0)throw new(b()).GateError("policy_invalid",`Examples of the policy fail:
${g.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function n(h){const g=L().
familySchema.safeParse(h);if(!g.success)return[{message:`family ${h.name}: ${N().prettifyError(g.error)}`,pointer:["name"],
value:h.name}];const S=(0,C().readFamily)(h),l=u(S);if(l.length>0)return l;const x=(0,C().programTerms)({programs:[S.name],
families:[S]});return[...s(S,"evolver",M=>a(M,x)),...s(S,"curated",M=>e(M,S)),...s(S,"workspace",M=>t(M,S))]}function s(h,g,S){
const{match:l=[],not_match:x=[]}=h[g]??{},M=v=>`family ${h.name}: ${g} ${v} its example`;return y([g],[...o("match",l,v=>!S(
v),M("rejects")),...o("not_match",x,S,M("accepts"))])}function r({name:h,regex:g,match:S,not_match:l},x){const M=(0,p().
compilePattern)(g);if("error"in M)return[{message:`${h}: the pattern ${M.error}`,pointer:["regex"],value:g}];const v=F=>(0,R().
everyCommand)((0,R().readShellText)(F)).some(D=>M.matches((0,p().subjectOf)(D,x)));return[...o("match",S,F=>!v(F),`${h}:\
 does not match`),...o("not_match",l,v,`${h}: matches`)]}function u({name:h,evolver:g}){try{return g&&(0,I().programFamily)(
h,g),[]}catch(S){const{message:l}=S;return[{message:`family ${h}: ${l}`,pointer:["evolver","flags"],value:h}]}}function a(h,g){
const{invocation:S,problems:l}=(0,j().readWords)(h,{programs:g}),x=l.map(T().problemFinding);return S?.family!==void 0&&
x.every(({severity:M})=>M!=="error")}function e(h,g){const S=(0,j().readWords)(h),[l,...x]=(0,$().firstCommand)(S);if(g.
curated===void 0||l?.text!==g.name)return!1;const M=new(k()).Places((0,k().contextIn)({policy:P().DEFAULT_POLICY,tree:void 0,
platform:"linux"},{})),{reasons:v}=(0,w().readOperation)(g,g.curated,x,M);return(0,$().shapeReasons)(S).length+v.length===
0}function t(h,g){return(0,R().everyCommand)((0,R().readShellText)(h)).every(S=>S.words[0]?.text===g.name&&(0,d().findCommandObjections)(
S,g).length===0)}function o(h,g,S,l){return g.flatMap((x,M)=>S(x)?[{message:`${l} ${x}`,pointer:[h,M],value:x}]:[])}function y(h,g){
return g.map(S=>({...S,pointer:[...h,...S.pointer]}))}}),46794:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.readArguments=j;function N(){const L=m(14170);return N=function(){return L},L}function j(L,I){const b=[],P=[],A=[],E=[];
let T=!1;for(const w of(0,N().readFlags)(L,R(I)).tokens){const{word:d}=w,p=d.text;if(w.kind==="operand"){T&&E.push({flag:p,
reason:"comes after the expression",word:d}),A.push(d);continue}if(w.kind==="flag"&&w.part.spec.leading){A.length>0&&E.push(
{flag:p,reason:"must come before the operands",word:d}),b.push(p);continue}if(T=I.leading_flags.length>0,w.kind==="unkno\
wn"){E.push({flag:p,reason:"is not in the specification",word:d});continue}const{name:f,kind:c}=w.part.spec;if(b.push(f),
c===void 0)continue;const i=w.consumes?w.next??d:d,n=w.consumes?w.next?.text:w.part.fixed;n===void 0?E.push({flag:p,reason:"\
requires a value",word:d}):P.push({text:n,kind:c,word:i,operand:!1})}const k=I.operands.unless.some(w=>b.includes(w))?1:
0,{kinds:$}=I.operands;for(const[w,d]of A.entries()){const p=$[Math.min(w+k,$.length-1)]??"path";P.push({text:d.text,kind:p,
word:d,operand:!0})}return{flags:b,values:P,problems:E}}function R(L){const I=new Set([...L.flags,...Object.keys(L.dangerous_flags)]),
b=(A,E=!1)=>({spec:{name:A,leading:E},negated:!1,takes:"never"}),P=(A,E)=>{const T=L.value_flags[A];if(T===void 0)return[];
const k={spec:{name:A,kind:T,leading:!1},negated:!1};return[E===void 0?{...k,takes:"always"}:{...k,fixed:E,takes:"never"}]};
return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:A=>{if(L.leading_flags.includes(
A))return[b(A,!0)];if(I.has(A))return[b(A)];const E=P(A);if(E.length>0)return E;const T=C(A),k=T&&P(T.name,T.value);if(k!==
void 0&&k.length>0)return k;const w=(/^-[A-Za-z]{2,}$/.test(A)?[...A.slice(1)]:[]).map(d=>`-${d}`);return w.length>0&&w.
every(d=>I.has(d))?w.map(d=>b(d)):void 0}}}function C(L){const{written:I,attached:b}=(0,N().splitAtEquals)(L);return L.startsWith(
"--")&&b!==void 0?{name:I,value:b}:L.startsWith("--")?void 0:{name:L.slice(0,2),value:L.slice(2)}}}),83747:((B,O,m)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.curated=void 0,O.firstCommand=n,O.judgeRisk=p,O.shapeReasons=s;function N(){
const a=m(41115);return N=function(){return a},a}function j(){const a=m(95132);return j=function(){return a},a}function R(){
const a=m(34482);return R=function(){return a},a}function C(){const a=m(8737);return C=function(){return a},a}function L(){
const a=m(6476);return L=function(){return a},a}const I=10,b=O.curated={judge:(a,e,t)=>{const o=[...s(a),...(0,C().besidesProgram)(
e,a)],[y,...h]=n(a);return y===void 0?A([(0,j().finding)("no_command",{}),...o],t):P(y,h,o,t)}};function P(a,e,t,o){const{
policy:y}=o,h=o.proposal.family??a.text,g={span:a.span},S=h===a.text?[]:[(0,j().finding)("family_base_mismatch",{family:h,
base:a.text},g)],l=(0,N().registryOf)(y.families).get(h),x=l?.curated;if(l===void 0||x===void 0)return A([(0,j().finding)(
"not_in_registry",{family:h},g),...S,...t],o);const M=E(h,o),v=new(R()).Places(o),F=(0,L().readOperation)(l,x,e,v),D=[...k(
l,x,o,M).map(G=>({...G,...g})),...t,...S,...F.reasons,...w(F,v,y.allowed_roots),...f(F.risk,y)],{risk:W}=F,H=c(W,M);return D.
some(({severity:G})=>G==="error")?{findings:(0,C().firstOfEach)(D.filter(T),I),risk:W,confirmation:H}:{findings:[...D,...d(
F,M)],risk:W,confirmation:H}}function A(a,{proposal:e}){const t=c("dangerous",e.mode??"structured");return{findings:a.filter(
T),risk:"dangerous",confirmation:t}}function E(a,{policy:e,proposal:t}){return t.mode??(e.experimental.includes(a)?"expe\
rimental":"structured")}function T({severity:a}){return a!=="warning"}function k({name:a,category:e},{maturity:t,platforms:o},{
policy:y,platform:h},g){const S=[];return y.disabled_packs.includes(e)&&S.push((0,j().finding)("family_disabled",{family:a,
pack:e})),o!==void 0&&!o.includes(h)&&S.push((0,j().finding)("platform_unsupported",{family:a,platform:h})),$[t].includes(
g)||S.push((0,j().finding)("maturity_refused",{family:a,maturity:t})),S}const $={structured:["structured","experimental"],
direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function w({paths:a},e,t){return t.length===0?
[]:a.filter(({path:o})=>o.startsWith("~")||!e.leadsInto(o,t)).map(({path:o,word:y})=>(0,j().finding)("outside_allowed_ro\
ots",{path:o,roots:t},y&&{span:y.span}))}function d({warnings:a},e){return[...a.map(t=>(0,j().finding)(t,{})),...e==="ex\
perimental"?[(0,j().finding)("experimental_mode",{})]:[]]}function p(a,{policy:e,proposal:t}){const o=c(a,t.mode??"struc\
tured");return{findings:f(a,e),risk:a,confirmation:o}}function f(a,{mode:e,allow_dangerous:t}){return a==="safe"||a==="w\
rite"&&e!=="safe"||a==="dangerous"&&e==="dangerous"&&t?[]:[(0,j().finding)("policy_risk",{risk:a,mode:e})]}function c(a,e){
return e==="experimental"?"very_strong":a==="dangerous"?"strong":"standard"}const i=new Set(["shell-operator","shell-red\
irection","line-break"]);function n({words:a,problems:e}){const t=e.filter(({rule:y})=>i.has(y)).map(({span:y})=>y.start),
o=Math.min(...t);return a.filter(({span:y})=>y.start<o)}function s({problems:a}){return a.flatMap(e=>{const t={span:e.span};
if((0,j().isProblem)(e,"shell-operator")){const{operator:o}=e.args;return[(0,j().finding)(u(o),{operator:o},t)]}if((0,j().
isProblem)(e,"shell-redirection")){const{operator:o}=e.args;return[(0,j().finding)("shell_operator.redirection",{operator:o},
t)]}if((0,j().isProblem)(e,"command-substitution")){const{written:o}=e.args;return[(0,j().finding)("shell_operator.subst\
itution",{operator:o},t)]}if((0,j().isProblem)(e,"line-break")||(0,j().isProblem)(e,"nul-character")){const{character:o}=e.
args;return[(0,j().finding)("shell_operator.multiline",{operator:o},t)]}return r.has(e.rule)?[(0,j().finding)("parse_fai\
led",{},t)]:[]})}const r=new Set(["unterminated-quote","trailing-backslash","command-too-long"]);function u(a){return a===
"|"||a==="|&"?"shell_operator.pipeline":a==="&"?"shell_operator.background":"shell_operator.chaining"}}),6476:((B,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.readOperation=L;function N(){const i=m(71081);return N=function(){return i},
i}function j(){const i=m(65905);return j=function(){return i},i}function R(){const i=m(95132);return R=function(){return i},
i}function C(){const i=m(46794);return C=function(){return i},i}function L(i,n,s,r){const u=[...n.warnings,...n.network_touching?
["network_touching"]:[]],a=n.forms.length>0?I(i,n,s,r):P(i,n,s,r),e=a.paths.some(({path:o})=>c(o)),t=new Set([...u,...a.
warnings,...e?["env_secrets"]:[]]);return{...a,warnings:[...t]}}function I(i,n,s,r){let u="",a=[];const e=s[0];for(const y of n.
forms){const h=(0,N().parseForm)(y.argv)??[],g=(0,N().matchForm)(h,s,(S,l)=>p(S,l,r));if(g.kind==="operand")a=b(g.placed),
u=`does not accept \`${g.word.text}\`, which ${g.reason}; the registered forms are`;else if(g.kind==="match")return{reasons:[],
risk:y.risk??n.risk,warnings:y.warning?[y.warning]:[],paths:b(g.placed)}}const t=n.forms.map(({argv:y})=>`${i.name} ${y}`);
return{reasons:[...(i.category==="archives"?s.filter(({text:y})=>j().SHELL_OPERATOR.test(y)):[]).map(({text:y,span:h})=>(0,R().
finding)("shell_operator.quoted",{operator:y},{span:h})),(0,R().finding)($(i.name),{family:i.name,reason:u,forms:t},e?{span:e.
span}:{})],risk:n.risk,warnings:[],paths:a}}function b(i){return i.filter(({kind:n})=>j().PATH_KINDS.has(n)).map(({word:n})=>({
path:n.text,word:n}))}function P({name:i},n,s,r){const{flags:u,values:a,problems:e}=(0,C().readArguments)(s,n),t=e.map(({
flag:l,reason:x,word:M})=>(0,R().finding)("flag_not_allowed",{family:i,flag:l,reason:x},{span:M.span})),o=l=>n.forbidden_prefixes.
find(x=>l.toLowerCase().startsWith(x.toLowerCase()));for(const{text:l,kind:x,word:M,operand:v}of a){const F=p(x,l,r),D={
span:M.span};F&&!(v&&o(l))&&t.push((0,R().finding)("operand_refused",{family:i,operand:l,reason:F},D))}const y=a.filter(
({operand:l})=>l);t.push(...T(i,n,y.length)),t.push(...E(i,n,y,u));for(const{text:l,word:x}of y){const M=o(l);if(M===void 0)
continue;const v={family:i,operand:l,prefix:M};t.push((0,R().finding)("forbidden_operand_prefix",v,{span:x.span}))}const h=a.
filter(({kind:l,text:x})=>j().PATH_KINDS.has(l)&&x!==A).map(({text:l,word:x})=>({path:l,word:x})),g=h.some(({path:l})=>n.
dangerous_targets.includes(l)||n.dangerous_targets.includes("/")&&r.locate(l)==="/"),S=n.default_operand;return{reasons:t,
risk:g?"dangerous":n.risk,warnings:[...u.flatMap(l=>n.dangerous_flags[l]??[]),...g?["broad_permission_target"]:[]],paths:h.
length===0&&S!==void 0?[{path:S}]:h}}const A="-";function E(i,{reads_stdin:n,operands:{min:s}},r,u){if(n===void 0)return[];
const a="is standard input",e=r.filter(({kind:y})=>j().PATH_KINDS.has(y)),t=e.filter(({text:y})=>y===A).map(({text:y,word:h})=>(0,R().
finding)("operand_refused",{family:i,operand:y,reason:a},{span:h.span}));if(t.length>0)return t;const o=r.length;return e.
length>0||o<s||n.unless.some(y=>u.includes(y))?[]:[(0,R().finding)("operand_count",{family:i,count:o,wanted:`at least ${o+
1}`})]}function T(i,{operands:{min:n,max:s}},r){if(r>=n&&(s===void 0||r<=s))return[];const u=s===void 0?`at least ${n}`:
s===n?`exactly ${n}`:`${n} to ${s}`;return[(0,R().finding)("operand_count",{family:i,count:r,wanted:u})]}const k=new Map(
[["tar","constrained_form.tar"],["unzip","constrained_form.unzip"],["zip","constrained_form.zip"],["ping","constrained_f\
orm.ping"],["curl","constrained_form.curl"],["dig","constrained_form.dns"],["nslookup","constrained_form.dns"],["git","c\
onstrained_form.git"]]);function $(i){return k.get(i)??"constrained_form.other"}const w=["/bin","/dev","/etc","/lib","/p\
rivate","/sbin","/usr","/var"],d=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;function p(i,n,s){const r=j().KINDS[i](n);if(r!==
void 0||i!=="destination"&&i!=="source")return r;const u=s.locate(n);if(u===void 0)return"cannot be resolved";if(u==="/")
return"is the root of the file system";const e=(/^[\\/]|^[A-Za-z]:/.test(n)||!s.isIn(u,s.cwd))&&w.find(t=>s.mayBeIn(u,t));
if(e)return`is in the system directory ${e}`;if(i!=="destination")return s.mayBeIn(s.cwd,u)?"is the working directory or\
 one of its parents":d.test(u)?"is a home directory":void 0}const f=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;
function c(i){return f.test(i)}}),8737:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.besidesProgram=j,O.
findProblems=C,O.firstOfEach=R;function N(){const L=m(95132);return N=function(){return L},L}function j(L,{invocation:I}){
const b=I?.family?["program","invocation","target"]:["program"];return L.filter(({layer:P,rule:A})=>!b.includes(String(P))||
A==="command-not-text")}function R(L,I){const b=new Map;return L.filter(({rule:P})=>{const A=(b.get(P)??0)+1;return b.set(
P,A),A<=I})}function C({problems:L}){return L.map(N().problemFinding)}}),10777:((B,O,m)=>{Object.defineProperty(O,"__esM\
odule",{value:!0}),O.findCommandObjections=I,O.workspaceRisk=P,O.workspaceWarnings=A;function N(){const r=m(71081);return N=
function(){return r},r}function j(){const r=m(65905);return j=function(){return r},r}function R(){const r=m(95132);return R=
function(){return r},r}function C(){const r=m(67407);return C=function(){return r},r}const L=new Set(["rm","chmod","chow\
n","kill","killall","pkill","dd","shred"]);function I({words:r},u){const[a,...e]=r;if(a===void 0)return[];const t=a.text,
o=E(t,e,u?.workspace);if(o.length>0)return o;const y=(l,{span:x}=a)=>[(0,R().finding)("command_not_allowed",{program:t,reason:l},
{span:x})],h=u?.workspace;if(h===void 0)return y("is not allowed");if(e.length===1&&/^--(?:version|help)$/.test(e[0]?.text??
""))return[];if(h.forms.length>0)return b(e,h)?[]:y("is allowed only in its registered forms");const{reason:g,word:S}=T(
e,h);return g===void 0?[]:y(g,S)}function b(r,{forms:u}){return u.find(({argv:a})=>(0,N().matchForm)((0,N().parseForm)(a)??
[],r,(e,t)=>j().KINDS[e](t)).kind==="match")}function P({words:[,...r]},{workspace:u}){if(u!==void 0)return u.writes?"wr\
ite":b(r,u)?.risk}function A({words:r},{workspace:u}){return $(u?.subcommands,r[1]?.text)?.warnings??[]}function E(r,u,a){
const{flags:e}=(0,C().splitArguments)(u,a),t=a?.blocked_flags??[],y=[...e.filter(({text:S})=>(0,C().hasFlag)(S,"--force")||
t.some(l=>(0,C().hasFlag)(S,l))||r==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.test(S)||L.has(r)&&(0,C().hasFlag)(S,"--all"))],
h=(S,l)=>e.find(({text:x})=>new RegExp(`^-[A-Za-z]*${S}`).test(x)||(0,C().hasFlag)(x,l)),g=r==="rm"?h("[rR]","--recursiv\
e"):void 0;return g&&h("f","--force")&&y.push(g),y.map(({text:S,span:l})=>(0,R().finding)("blocked_flag",{program:r,flag:S},
{span:l}))}function T(r,u){const[a,...e]=r,t=$(u.subcommands,a?.text);if(u.subcommands!==void 0&&t===void 0)return{reason:`\
is allowed only with the subcommands ${Object.keys(u.subcommands).join(", ")}`};const{flags:o,data:y,operands:h}=(0,C().
splitArguments)(t?e:r,u);for(const g of o){const{text:S}=g,l=(0,C().isDataFlag)(S,u);if(!l&&u.code_flags.some(x=>(0,C().
hasFlag)(S,x)))return{reason:`is not allowed with ${S}, which can run code, delete files, or write elsewhere`,word:g};if(u.
flags!==void 0&&!l&&!u.flags.includes(S))return{reason:`is not allowed with the flag ${S}`,word:g}}for(const g of t?h:[]){
const S=j().KINDS[t?.operands??"path"](g.text);if(S!==void 0)return{reason:`does not accept ${g.text}, which ${S}`,word:g}}
return u.language===void 0?{}:k(u.language,o,y)}function k(r,u,a){const e=u.find(({text:o})=>((0,C().hasFlag)(o,"-e")||(0,C().
hasFlag)(o,"--expression"))&&o!=="-e"&&o!=="--expression");if(e!==void 0)return{reason:"has its script attached to a fla\
g",word:e};const t=r==="awk"?w:s;for(const o of a){const y=t(o.text);if(y!==void 0)return{reason:y,word:o}}return{}}function $(r,u){
return r!==void 0&&u!==void 0&&Object.hasOwn(r,u)?r[u]:void 0}function w(r){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.
test(r))return"may run commands or open files in its program";const u=/\bprintf?\b/.exec(r),a=u===null?"":r.slice(u.index);
return/>|(?<!\|)\|(?!\|)/.test(a)?"may write to files or commands in its program":void 0}const d=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
p=String.raw`(?:${d}(?:\s*,\s*(?:${d}|[+~]\d+))?\s*!?\s*)?`,f=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,c=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${f})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
i=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,n=new RegExp(String.raw`^\s*${p}(?:${c}|${i})\s*(?:[;\n]|$)`);function s(r){if(r.
length>4096)return"has a script that is too long to check";let u=r;for(;u.trim()!=="";){const a=n.exec(u);if(a===null)return"\
may run commands or open files in its script";u=u.slice(a[0].length)}}}),76476:((B,O,m)=>{Object.defineProperty(O,"__esM\
odule",{value:!0}),O.findDangers=d;function N(){const u=m(76760);return N=function(){return u},u}function j(){const u=m(
81413);return j=function(){return u},u}const R=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,C=(u,a,e)=>u.some(
t=>/^-[A-Za-z]+$/.test(t)&&[...t.slice(1)].some(o=>a.includes(o))||t.length>3&&e.startsWith(t.toLowerCase())),L=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,
I=u=>u.some((a,e)=>{const t=/^(?:-s|--signal)$/.test(a)?u[e+1]:/^(?:-s|--signal=|-)(.+)$/.exec(a)?.[1];return t!==void 0&&
/^(?:9|(?:sig)?kill)$/i.test(t)}),b=(u,a,e)=>(u==="systemctl"||u==="loginctl")&&a.some(t=>e.test(t)),P=[{name:"mass_dele\
tion",matches:({program:u,args:a})=>u==="rm"&&C(a,"rR","--recursive")&&a.some(e=>!e.startsWith("-")&&L.test(e))},{name:"\
raw_disk_write",matches:({program:u,args:a})=>u==="dd"&&a.some(e=>e.startsWith("if=")||/^of=\/dev\//.test(e))},{name:"fi\
lesystem_format",matches:({program:u})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.test(u)},{name:"direct_disk_write",matches:({program:u,
args:a})=>u==="tee"&&a.some(e=>R.test(e))},{name:"world_writable",matches:({program:u,args:a})=>u==="chmod"&&a.some(e=>/^[0-7]{2,4}[2367]$/.
test(e)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(e))},{name:"privilege_escalation",matches:({program:u,args:a})=>u==="chown"&&
a.some(e=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(e))},{name:"firewall_manipulation",matches:({program:u})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.
test(u)},{name:"system_shutdown",matches:({program:u,args:a})=>/^(?:shutdown|poweroff|halt)$/.test(u)||/^(?:init|telinit)$/.
test(u)&&a[0]==="0"||b(u,a,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:u,args:a})=>u==="reboot"||/^(?:init|telinit)$/.
test(u)&&a[0]==="6"||b(u,a,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:u,args:a})=>/^(?:kill|pkill|killall)$/.
test(u)&&I(a)}],A=new Set("sudo doas env nohup time nice ionice command exec builtin xargs timeout setsid stdbuf busybox".
split(" ")),E=new Set(["sh","bash","zsh","dash","ksh","ash","fish"]),T=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,
k=new Set(["curl","wget","fetch","aria2c"]),$=8,w=4;function d(u,a=0){const e=new Map;return(0,j().everyCommand)(u).flatMap(
t=>p(t,e,a))}function p(u,a,e){const t=[],{words:o}=u;for(const{operator:g,target:S}of u.redirections)if(g.includes(">")&&
S&&R.test(S.text)){const l=`> ${S.text}`;t.push({name:"direct_disk_write",pattern:l,words:[S]})}const y=n(u,a);if(y!==void 0){
const g=`${y} | ${o[0]?.text??""}`;t.push({name:"remote_code_execution",pattern:g,words:o})}const h=new Set;for(const g of f(
o)){const S=P.find(({matches:M})=>M(g))?.name;if(S!==void 0){const M=g.words.map(({text:v})=>v).join(" ");t.push({name:S,
pattern:M,words:g.words})}const l=i(g);if(l===void 0||h.has(l)||e===w)continue;h.add(l);const x=d((0,j().readShellText)(
l),e+1);t.push(...x.map(M=>({...M,words:g.words})))}return t}function f(u){const a=c(u,0);if(a===void 0)return[];const e=[
a];if(A.has(a.program))for(let t=1;t<=Math.min(u.length-1,$);t+=1){const o=c(u,t);o!==void 0&&!/^-|=/.test(o.program)&&e.
push(o)}if(a.program==="find")for(const[t,{text:o}]of u.entries()){const y=/^-(?:exec|ok)(?:dir)?$/.test(o)?c(u,t+1):void 0;
if(y!==void 0&&e.push(y),e.length>$)break}return e}function c(u,a){const e=u[a];if(e===void 0)return;const t=u.slice(a);
return{program:N().posix.basename(e.text).toLowerCase(),args:t.slice(1).map(({text:y})=>y),words:t}}function i({program:u,
args:a}){if(u==="eval")return a.join(" ");if(!E.has(u))return;const e=a.findIndex(t=>/^-[A-Za-z]*c[A-Za-z]*$/.test(t));return e<
0?void 0:a[e+1]}function n(u,a){const e=f(u.words),t=(u.pipedFrom&&a.get(u.pipedFrom))??s(u.inside);return a.set(u,t??e.
map(({program:o})=>o).find(r)),e.some(({program:o})=>T.test(o))?t:void 0}function s(u){return(0,j().everyCommand)(u).flatMap(
({words:a})=>f(a)).find(({program:a})=>r(a))?.program}function r(u){return k.has(u)}}),67407:((B,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.hasFlag=L,O.isDataFlag=I,O.splitArguments=C;function N(){const b=m(14170);return N=function(){
return b},b}const j={data_flags:[],data_operands:{count:0,unless:[]}},R=[{spec:void 0,negated:!1,takes:"always"}];function C(b,{
data_flags:P,data_operands:A}=j){const E=[],T=[],k=[],$={flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",
unknown:"never",expand:p=>P.includes(p)?R:void 0};for(const p of(0,N().readFlags)(b,$).tokens){if(p.kind==="operand"){k.
push(p.word);continue}E.push(p.word),p.consumes&&p.next&&T.push(p.next)}const d=A.unless.some(p=>E.some(({text:f})=>L(f,
p)))?0:A.count;return{flags:E,data:[...T,...k.slice(0,d)],operands:k.slice(d)}}function L(b,P){const{written:A}=(0,N().splitAtEquals)(
b);return A===P?!0:P.startsWith("--")?A.length>2&&P.startsWith(A):P.length===2&&!b.startsWith("--")&&/^-[A-Za-z]*/.exec(
b)?.[0].includes(P.slice(1))===!0}function I(b,{data_flags:P}){const{written:A}=(0,N().splitAtEquals)(b);return P.some(E=>A===
E||E.length===2&&!b.startsWith("--")&&b.startsWith(E))}}),68178:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.findPathObjections=C,O.judgePath=L;function N(){const b=m(14170);return N=function(){return b},b}function j(){const b=m(
95132);return j=function(){return b},b}function R(){const b=m(67407);return R=function(){return b},b}function C(b,P,A){const E=P?.
workspace,[,...T]=b.words,{flags:k,operands:$}=(0,R().splitArguments)(T,E),w=b.problems.filter(({rule:f})=>f==="variable\
-expansion"),d=b.redirections.flatMap(({target:f})=>f??[]),p=k.filter(({text:f})=>E===void 0||!(0,R().isDataFlag)(f,E)).
flatMap(({text:f,span:c})=>I(f).map(i=>({text:i,span:c})));return[...$,...p,...d].flatMap(({text:f,span:c})=>{const i=w.
some(({span:n})=>n.start>=c.start&&n.end<=c.end);return L(f,c,A,i)})}function L(b,P,A,E=!1){const T=E||b.startsWith("~")?
void 0:A.locate(b);return T===void 0||!A.isIn(T,A.workspace)?[(0,j().finding)("path_outside_workspace",{path:b},{span:P})]:
b.split(/[\\/]/).includes("..")?[(0,j().finding)("path_traversal",{path:b},{span:P})]:[]}function I(b){const{attached:P}=(0,N().
splitAtEquals)(b);return[...P===void 0?[]:[P],...b.startsWith("--")?[]:[b.slice(2)]]}}),14111:((B,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.compilePattern=o,O.subjectOf=y,O.workspace=void 0;function N(){const l=m(81413);return N=function(){
return l},l}function j(){const l=m(41115);return j=function(){return l},l}function R(){const l=m(13970);return R=function(){
return l},l}function C(){const l=m(72720);return C=function(){return l},l}function L(){const l=m(95132);return L=function(){
return l},l}function I(){const l=m(34482);return I=function(){return l},l}function b(){const l=m(8737);return b=function(){
return l},l}function P(){const l=m(10777);return P=function(){return l},l}function A(){const l=m(76476);return A=function(){
return l},l}function E(){const l=m(67407);return E=function(){return l},l}function T(){const l=m(68178);return T=function(){
return l},l}const k=O.workspace={judge:(l,x,M)=>M.proposal.tool==="runpy"?s(l,x,M):$(l,(0,b().besidesProgram)(x,l),M)};function $(l,x,M){
const{policy:v}=M,F=(0,j().registryOf)(v.families),D=new(I()).Places(M),W=(0,N().readShellText)(l.command),H=(0,N().everyCommand)(
W),G=({words:Y})=>i(Y[0],F,M),z=Y=>H.flatMap(Z=>e(Z,v.patterns,Y,F)),K=[()=>[...w(l,W),...z(1)],()=>[...c(l,M.mount,D,H).
flatMap(Y=>(0,T().findPathObjections)(Y,G(Y),D)),...z(2)],()=>[...H.flatMap(Y=>(0,P().findCommandObjections)(Y,G(Y))),...z(
3)]];for(const Y of K){const Z=Y();if(Z.length>0)return{findings:[...(0,b().firstOfEach)(Z,1),...x.filter(u)]}}const U=H.
flatMap(Y=>{const Z=G(Y);return Z?[{command:Y,family:Z}]:[]}),X=new Set(U.flatMap(({command:Y,family:Z})=>(0,P().workspaceWarnings)(
Y,Z))),V=[...x,...[...X].map(Y=>(0,L().finding)(Y,{}))],Q=new Set(U.map(({command:Y,family:Z})=>(0,P().workspaceRisk)(Y,
Z))),J=R().riskSchema.options.findLast(Y=>Y!=="safe"&&Q.has(Y));return J&&!V.some(u)?{findings:V,risk:J}:{findings:V}}function w({
targets:l},x){const M=l.flatMap(({script:v})=>v===void 0?[]:[v]);return[...(0,A().findDangers)(x).map(v=>d(v,!0)),...M.flatMap(
v=>(0,A().findDangers)((0,N().readShellText)(v))).map(v=>d(v,!1))]}function d({name:l,pattern:x,words:M},v){const F=M[0]?.
span.start,D=M.at(-1)?.span.end,W=v&&F!==void 0&&D!==void 0?{span:{start:F,end:D}}:{};return(0,L().finding)(l,{pattern:f(
x)},W)}const p=200;function f(l){return l.length>p?`${l.slice(0,p)}\u2026`:l}function c({command:l},{tree:x,at:M},{cwd:v},F){
return x!==void 0&&M!=="/"&&M===v&&F.length===1?(0,N().everyCommand)((0,N().readShellText)(l,x)):F}function i(l,x,{policy:M}){
const v=l&&x.get(l.text);return v&&!M.disabled_packs.includes(v.category)?v:void 0}const n=new Set(["bidirectional-chara\
cter","command-not-text","command-too-long","control-character","invisible-character","lone-surrogate","markup-injection",
"nul-character","workflow-command"]);function s({command:l},x,M){const v=x.filter(({rule:G})=>n.has(G)),F=S(l),[D]=F?.args??
[];if(F===void 0||D===void 0||!r.has(F.name)){const G=f(F?.name??l);return{findings:[(0,L().finding)("command_not_allowe\
d",{program:G,reason:"is not a call of a file tool with literal arguments"}),...v]}}const H=[...(0,T().judgePath)(D.text,
D.span,new(I()).Places(M)),...v];return H.some(u)?{findings:H}:{findings:H,risk:"write"}}const r=new Set(["write_file"]);
function u({severity:l}){return l==="error"}const a=new Map;function e(l,x,M,v){const F=x.filter(W=>W.layer===M);if(F.length===
0)return[];const D=y(l,v);return F.filter(({regex:W})=>t(W,D)).map(({name:W,regex:H,reason:G})=>(0,L().finding)(`custom_\
pattern.${M}`,{name:W,pattern:H,reason:G}))}function t(l,x){const M=o(l);return"error"in M||M.matches(x)}function o(l){const x=a.
get(l)??(0,C().compileLinear)(l);return a.set(l,x),x}function y({words:l,redirections:x},M){const[v,...F]=l,{data:D}=(0,E().
splitArguments)(F,M.get(v?.text??"")?.workspace),W=new Set(D);return[...l.filter(H=>!W.has(H)).map(H=>H.text),...x.map(({
operator:H,target:G})=>`${H} ${G?.text??""}`)].join(" ")}const h=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,g=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function S(l){const x=h.exec(l);if(x===null)return;const[,M="",v=""]=x,F=[];let D=x.indices?.[2]?.[0]??0,W=v;for(;W!=="";){
const H=g.exec(W);if(H===null)return;const[G,z,K]=H;F.push({text:z??K??"",span:{start:D,end:D+G.length}}),W=W.slice(G.length),
D+=G.length}return{name:M,args:F}}}),81961:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.combine=I,O.policyWith=
A,O.stricterOf=L,O.tightenPolicy=b,O.valuesOf=P;function N(){const k=m(23404);return N=function(){return k},k}function j(){
const k=m(41895);return j=function(){return k},k}function R(){const k=m(74238);return R=function(){return k},k}function C(){
const k=m(11160);return C=function(){return k},k}function L(k,$,w){const d=I(k.policy,$.policy);if("conflicts"in d)throw new(j()).
GateError("policy_conflict",`The policies of the base and of ${w} differ in ${d.conflicts.join(", ")}; the gate cannot d\
etermine which is stricter.`,"Use the same values in both policies.");const{ref:p,digest:f}=$,c=[...k.combinedWith?[k.combinedWith.
name]:[],w];return{...k,policy:d.policy,digest:(0,R().digestPolicy)(d.policy),combinedWith:{name:c.join(" and "),digest:f,
...p!==void 0&&{ref:p}}}}function I(k,$){const w=[],d=P(k),p=P($);for(const[f,{strictness:c}]of C().POLICY_KEYS){const[i,
n]=[d.get(f),p.get(f)];if((0,N().canonicalize)(i)===(0,N().canonicalize)(n))continue;const s=c.combine(i,n);s?d.set(f,s.
value):w.push(f)}return w.length>0?{conflicts:w}:{policy:A(d)}}function b(k,$){if(Object.values($).every(c=>c===void 0))
return k;const w=P(k.policy),d=[],p=new Map(Object.entries($));for(const[c,{strictness:i,input:n}]of C().POLICY_KEYS){const s=n&&
p.get(n.name),r=w.get(c);if(!(!n||s===void 0||s===r))if(r===n.open||i.compare(r,s)==="tighter")w.set(c,s);else{const u={
given:String(s),kept:String(r)};d.push({input:n.name,key:c,...u})}}const f=A(w);return{...k,policy:f,digest:(0,R().digestPolicy)(
f),ignoredInputs:d}}function P(k){return new Map([...C().POLICY_KEYS.keys()].map($=>[$,E(k,$.split("."))]))}function A(k){
const $={};for(const[w,d]of k)T($,w.split("."),d);return C().policySchema.parse($)}function E(k,[$="",...w]){return w.length===
0?k[$]:E(k[$],w)}function T(k,[$="",...w],d){w.length===0?k[$]=d:(k[$]??={},T(k[$],w,d))}}),76545:((B,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.comparePolicies=I;function N(){const E=m(23404);return N=function(){return E},E}function j(){
const E=m(69873);return j=function(){return E},E}function R(){const E=m(81961);return R=function(){return E},E}function C(){
const E=m(11160);return C=function(){return E},E}function L(){const E=m(92328);return L=function(){return E},E}function I(E,T){
const[k,$]=[(0,R().valuesOf)(E),(0,R().valuesOf)(T)];return[...C().POLICY_KEYS].flatMap(([w,{strictness:d}])=>{const[p,f]=[
k.get(w),$.get(w)],c=b(p,f);if(c===void 0)return[];const i=d.compare(p,f);return[{key:w,change:c,direction:i,loosens:d.loosens(
p,f)}]})}function b(E,T){if(Array.isArray(E)&&Array.isArray(T)){const k=[...(0,L().missingFrom)(E,T).map($=>`+ ${P($)}`),
...(0,L().missingFrom)(T,E).map($=>`- ${P($)}`)];return k.length===0?void 0:k.join(", ")}return(0,N().canonicalize)(E)===
(0,N().canonicalize)(T)?void 0:`${A(E)} \u2192 ${A(T)}`}function P(E){const T=E.name;return typeof T=="string"?T:A(E)}function A(E){
return(0,j().stringify)(E,{collectionStyle:"flow",lineWidth:0}).trimEnd()}}),74238:((B,O,m)=>{Object.defineProperty(O,"_\
_esModule",{value:!0}),O.POLICY_PATH=void 0,O.digestPolicy=f,O.loadPolicy=E,O.loadPolicyFile=d,O.readPolicyIn=T;function N(){
const c=m(77598);return N=function(){return c},c}function j(){const c=m(23404);return j=function(){return c},c}function R(){
const c=m(41895);return R=function(){return c},c}function C(){const c=m(93028);return C=function(){return c},c}function L(){
const c=m(94853);return L=function(){return c},c}function I(){const c=m(49875);return I=function(){return c},c}function b(){
const c=m(14479);return b=function(){return c},c}function P(){const c=m(24666);return P=function(){return c},c}const A=O.
POLICY_PATH=".github/gene-gate.yml";async function E(c,i,{path:n=A,hint:s,readShared:r}={}){const u=await T(c),a="missin\
g"in u?u.file.read(await(0,P().obtainShared)(u.missing,r)):u,e=(0,b().policyOf)(a,n,s);if(!c.stat(A)){const o=await(0,I().
findNearPolicy)(c);if(o)throw w(o,c.label);return p(e,{source:"default",ref:i})}const t=(await c.read(A)).toString("utf8");
return p(e,{source:"base",path:A,ref:i,text:t,...$(a)})}async function T(c,i){const n=c.stat(A);return n?(0,C().isRegular)(
n.kind)?await k((await c.read(A)).toString("utf8"),c,i):{mistakes:[{line:1,column:1,message:`expected a regular file; th\
is is a ${n.kind}`}]}:{policy:L().DEFAULT_POLICY}}async function k(c,i,n){const s=(0,b().openPolicy)(c),r=s.extended;if(r===
void 0)return s.read();const a=n?.fetched&&n.source.sha256===r.sha256?n:await(0,P().sharedCopy)(i,r);return"why"in a?{missing:a,
text:c,file:s}:s.read(a)}function $(c){return"policy"in c&&c.shared?{shared:c.shared}:{}}function w({path:c,fault:i},n){
return new(R()).GateError("policy_invalid",`${JSON.stringify(c)} ${i}, but the policy must be the regular file ${A}, whi\
ch ${n} does not have`,`Rename it to ${A}; if it is not a policy, give it another name.`)}async function d(c,i,n){const s=await k(
c,n);if("missing"in s)throw(0,P().unavailable)(s.missing.source,s.missing.why);return p((0,b().policyOf)(s,i),{source:"f\
ile",path:i,text:c,...$(s)})}function p(c,i){return{policy:c,...i,digest:f(c),ignoredInputs:[]}}function f(c){if(c===L().
DEFAULT_POLICY)return L().DEFAULT_POLICY_DIGEST;const{branches:i,...n}=c;return`sha256:${(0,N().createHash)("sha256").update(
(0,j().canonicalize)(n)).digest("hex")}`}}),49875:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.findNearPolicy=
C;function N(){const i=m(28940);return N=function(){return i},i}function j(){const i=m(11970);return j=function(){return i},
i}function R(){const i=m(93028);return R=function(){return i},i}async function C(i){for(const n of i.list("")){const{path:s,
kind:r}=n;if(P(s)&&r!=="directory")return{path:s,fault:`is ${L[r]}`};if(r!=="directory"){if($(s,r)&&!d(s))return I(s);continue}
if(w(s))return I(s);if(!E(s))continue;const u=i.list(s).find(e=>$(b(e.path),e.kind));if(u)return I(u.path);const a=await c(
i,`${s}/workflows`);if(a)return I(a)}}const L={file:"a file",executable:"a file",symlink:"a symlink",submodule:"a submod\
ule"};function I(i){return{path:i,fault:"looks like the policy"}}function b(i){return i.slice(i.lastIndexOf("/")+1)}function P(i){
return(0,j().skeletonOf)(i).trim()===".github"}const A=["github","gitlab","gitea","forgejo","config"];function E(i){const n=f(
(0,j().skeletonOf)(i));return A.includes(n)||(0,N().distance)(n,"github")===1}const T=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,
k=new Set(["generate"]);function $(i,n){return n==="directory"?w(i):p(i).isPolicy}function w(i){return p(i).isPolicy&&!d(
i)}function d(i){return!i.startsWith(".")&&p(i).extension===""}function p(i){const[n="",...s]=(0,j().skeletonOf)(i).trim().
replace(/^\.+/,"").split("."),r=s.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),u=f(n).replace(/(?:policy|config|settings|rc)$/,
"");return{isPolicy:(0,N().distance)(u,"genegate")<=1&&!k.has(u)&&T.test(r),extension:r}}function f(i){return i.replaceAll(
/[^a-z0-9]/g,"")}async function c(i,n){for(const{path:s,kind:r}of i.list(n)){if(!(0,R().isRegular)(r)||!$(b(s),r))continue;
const u=(await i.read(s)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test(u))return s}}}),14479:((B,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.openPolicy=T,O.policyOf=E;function N(){const e=m(7723);return N=function(){
return e},e}function j(){const e=m(41895);return j=function(){return e},e}function R(){const e=m(3051);return R=function(){
return e},e}function C(){const e=m(11160);return C=function(){return e},e}function L(){const e=m(5468);return L=function(){
return e},e}function I(){const e=m(52491);return I=function(){return e},e}function b(){const e=m(24666);return b=function(){
return e},e}const P=50,A="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function E(e,t,o=A){
if("policy"in e)return e.policy;const{mistakes:y}=e,h=y.length===1?"a mistake":`${y.length} mistakes`,g=y.map(({line:S,column:l,
message:x})=>`${t}:${S}:${l}: ${x}`);throw new(j()).GateError("policy_invalid",`The policy has ${h}:
${g.join(`
`)}`,o)}function T(e){const t=(0,L().readDocument)(e);return"broken"in t?{extended:void 0,read:()=>w(t.broken)}:{extended:k(
t),read:o=>$(t,o)}}function k(e){if(!e.has(["extends"]))return;const t=N().object({extends:I().extendsKey.schema}).safeParse(
e.value);return t.success?t.data.extends??void 0:void 0}function $(e,t){const o=t&&(0,L().readDocument)(t.text),y=({line:M,
column:v,message:F})=>{const D=t?(0,b().sharedName)(t.source):"";return e.atValue(["extends"],`${D}:${M}:${v}: ${F}`)};if(o&&
"broken"in o)return w(o.broken.map(y));if(o?.has(["extends"])){const M=o.atValue(["extends"],"a shared policy must not e\
xtend another");return w([y(M)])}const h=o?(0,b().extend)(o.value,e.value):e.value,g=C().policySchema.safeParse(h,{jitless:!0}),
l=(g.success?[]:g.error.issues.flatMap(p)).flatMap(M=>f(M).map(v=>o&&d(o,v)>d(e,v)?y(c(M,v,o)):c(M,v,e))),x=[...e.mistakes,
...(o?.mistakes??[]).map(y)];return g.success&&x.length===0?{policy:g.data,...t&&{shared:t}}:w([...x,...l])}function w(e){
return{mistakes:e.toSorted((o,y)=>o.line-y.line||o.column-y.column).slice(0,P)}}function d({has:e},t){return t.findLastIndex(
(o,y)=>e(t.slice(0,y+1)))+1}function p(e){if(e.code!=="invalid_union")return[e];const t=e.errors.map(h=>h.flatMap(p)),o=({
path:h,code:g})=>h.length===0&&["invalid_type","invalid_value"].includes(g);return(t.find(h=>!h.every(o))??t[0]??[]).map(
h=>({...h,path:[...e.path,...h.path]}))}function f(e){return e.code!=="unrecognized_keys"?[e.path]:e.keys.slice(0,P).map(
t=>[...e.path,t])}function c(e,t,o){if(e.code==="unrecognized_keys"){const g=String(t.at(-1));return o.atKey(e.path,g,s(
e.path,g))}const y=o.textAt(t),h=e.code==="invalid_value"&&y!==void 0?i(y,e.values.map(String)):"";return o.atValue(t,`${n(
t)}: ${e.message}${h}`)}function i(e,t){const o=(0,R().nearestName)(e,t);return o===void 0?"":`; did you mean ${o}?`}function n(e){
return e.length===0?"the policy":e.map(String).join(".")}function s(e,t){const o=r(C().policySchema,e),y=n([...e,t]);return o.
length===0?`unknown key ${y}`:`unknown key ${y}${i(t,o)} (known: ${o.join(", ")})`}function r(e,t){const o=t.reduce((y,h)=>y&&
u(y,String(h)),e);return Object.keys((o&&a(o).shape)??{})}function u(e,t){const{shape:o,element:y,valueType:h}=a(e);return o?.[t]??
y??h}function a(e){const t=e._zod.def;return t.innerType?a(t.innerType):t.options?.map(a).find(({shape:o})=>o)??t}}),5468:((B,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.placeIn=E,O.readDocument=C;function N(){const T=m(69873);return N=function(){
return T},T}function j(){const T=m(4537);return j=function(){return T},T}const R=64*1024;function C(T){const k=L(T);if(k)
return{broken:[{line:1,column:1,message:k}]};const $=new(N()).LineCounter,w=(0,N().parseDocument)(T,{lineCounter:$,prettyErrors:!1}),
d=(f,c)=>{const{line:i,col:n}=$.linePos(f);return{line:i,column:n,message:c}},p=[...w.errors.map(({pos:f,message:c})=>d(
f[0],c)),...b(w).map(f=>d(f,"aliases (*name) are not supported"))];return p.length!==w.errors.filter(I).length?{broken:p}:
{value:w.toJS()??{},mistakes:p,has:f=>(0,N().isNode)(w.contents)&&w.hasIn(f),textAt:f=>{const c=(0,N().isNode)(w.contents)?
w.getIn(f):void 0;return typeof c=="string"?c:void 0},atValue:(f,c)=>d(P(w,f),c),atKey:(f,c,i)=>d(A(w,f,c),i)}}function L(T){
return T.length>R?`the file is larger than ${R} characters`:(0,j().lfsObstacle)(T)}function I({code:T}){return T==="DUPL\
ICATE_KEY"}function b(T){const k=[];return(0,N().visit)(T,{Alias:($,{range:w})=>{k.push(w?.[0]??0)}}),k}function P(T,k){
for(let $=k.length;$>0;$--){const w=T.getIn(k.slice(0,$),!0);if((0,N().isNode)(w)&&w.range)return w.range[0]}return 0}function A(T,k,$){
const w=k.length===0?T.contents:T.getIn(k,!0),d=(0,N().isMap)(w)?w.items.find(p=>(0,N().isScalar)(p.key)&&String(p.key.value)===
$):void 0;return(0,N().isScalar)(d?.key)&&d.key.range?.[0]||0}function E(T,k,$){const w=new(N()).LineCounter,d=(0,N().parseDocument)(
T,{lineCounter:w,prettyErrors:!1}),p=d.contents===null?void 0:d.getIn(k,!0);if(!(0,N().isScalar)(p)||p.value!==$||!p.range)
return;const{line:f,col:c}=w.linePos(p.range[0]);return`${f}:${c}`}}),24666:((B,O,m)=>{Object.defineProperty(O,"__esModu\
le",{value:!0}),O.COPIES=void 0,O.copyPath=L,O.extend=b,O.obtainShared=E,O.sharedCopy=A,O.sharedName=I,O.unavailable=$;function N(){
const w=m(77598);return N=function(){return w},w}function j(){const w=m(41895);return j=function(){return w},w}function R(){
const w=m(93028);return R=function(){return w},w}const C=O.COPIES=".github/gene-gate/";function L({repository:w,path:d}){
return`${C}${w}/${d}`}function I({repository:w,path:d,commit:p}){return`${w}/${d}@${p.slice(0,12)}`}function b(w,d){if(!P(
w)||!P(d))return d;const p=Object.entries(d).map(([f,c])=>{const i=Object.hasOwn(w,f)?w[f]:void 0,n=P(i)&&P(c);return[f,
n?{...i,...c}:c]});return Object.fromEntries([...Object.entries(w),...p])}function P(w){return typeof w=="object"&&w!==null&&
!Array.isArray(w)}async function A(w,d){const p=L(d),f=w.stat(p)?.kind;return(0,R().isRegular)(f)?T(await w.read(p),d,`t\
he copy at ${p}`):{source:d,why:`the repository has no copy at ${p}`}}async function E({source:w,why:d},p){if(p===void 0)
throw $(w,d);const f=T(await p(w),w,"the file");if("why"in f)throw $(w,f.why);return{...f,fetched:!0}}function T(w,d,p){
const f=k(w);return f===d.sha256?{source:d,text:w.toString("utf8")}:{source:d,why:`${p} has the SHA-256 ${f}, not ${d.sha256}`}}
function k(w){return(0,N().createHash)("sha256").update(w).digest("hex")}function $(w,d,p){return new(j()).GateError("po\
licy_unavailable",`The policy extends ${I(w)}, which cannot be read: ${d}`,`Correct \`extends\`, or commit the file as ${L(
w)} to the branch of this policy.`,p)}}),55366:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.MAX_FILE_BYTES=
void 0,O.batches=P,O.readBlobs=I,O.readCheckedBlobs=b;function N(){const k=m(41895);return N=function(){return k},k}function j(){
const k=m(7650);return j=function(){return k},k}const R=O.MAX_FILE_BYTES=16*1024*1024,C=256*1024*1024;async function L(k,$){
const w=[...new Set($)];if(w.length===0)return new Map;const d=await k.objects(["cat-file","--batch-check"],{input:A(w)}),
p=new Map;for(const f of d.toString("latin1").split(`
`)){const[c="",i="",n=""]=f.split(" ");n!==""&&p.set(c,{oid:c,type:i,size:Number(n)})}for(const f of w)if(!p.has(f))throw E(
f);return p}async function I(k,$,w=R){const d=await L(k,$);for(const{oid:p,type:f,size:c}of d.values()){if(f!=="blob")throw T(
`object ${p} is a ${f}, not a file`);if(c>w)throw T(`object ${p} has ${c} bytes, more than ${w}`)}return b(k,[...d.values()])}
async function b(k,$){const w=new Map($.map(({oid:c,size:i})=>[c,i]));if(w.size===0)return new Map;const d=[...w.values()].
reduce((c,i)=>c+i,0);if(d>C)throw T(`${w.size} files have ${d} bytes, more than ${C}`);const p=[...w.keys()],f=await k.read(
p);return new Map(p.map((c,i)=>{const n=f[i];if(n?.type!=="blob")throw E(c);return[c,n.content]}))}function*P(k){let $=[],
w=0;for(const d of k)$.length>0&&w+d.size>C&&(yield $,$=[],w=0),$.push(d),w+=d.size;$.length>0&&(yield $)}function A(k){
return[...k].map($=>`${$}
`).join("")}function E(k){return new(N()).GateError("file_unreadable",`Object ${k} is missing from this clone`,j().FULL_CLONE_HINT)}
function T(k){return new(N()).GateError("file_unreadable",`Cannot read files of the commit: ${k}`,"Keep generated and bi\
nary data out of the files that the gate reads.")}}),48741:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.
folderTree=A,O.readOnDisk=T;function N(){const p=m(73024);return N=function(){return p},p}function j(){const p=m(51455);
return j=function(){return p},p}function R(){const p=m(76760);return R=function(){return p},p}function C(){const p=m(41895);
return C=function(){return p},p}function L(){const p=m(55366);return L=function(){return p},p}function I(){const p=m(39491);
return I=function(){return p},p}function b(){const p=m(96681);return b=function(){return p},p}function P(){const p=m(93028);
return P=function(){return p},p}function A(p,f=L().MAX_FILE_BYTES){const c=(0,R().resolve)(p),i=`the directory ${p}`,n=a=>d(
a,()=>(0,N().lstatSync)((0,b().systemPath)((0,R().join)(c,a)))),s=a=>{if(a==="")return{path:a,kind:"directory",tracked:!0};
if(!(0,I().canBeCheckedOut)(a)||!(0,I().foldersAbove)(a).every(y=>n(y)?.isDirectory()))return;const e=n(a),t=e&&(0,P().kindOf)(
e);if(!e||!t)return;const o=(0,P().isRegular)(t)?{size:e.size}:{};return{path:a,kind:t,...o,tracked:!a.split("/").includes(
"node_modules")}},r=a=>s(a)?.kind!=="directory"?[]:(d(a,()=>(0,N().readdirSync)((0,b().systemPath)((0,R().join)(c,a)),{encoding:"\
buffer"}))??[]).map(t=>s(a===""?(0,b().decodePath)(t):`${a}/${(0,b().decodePath)(t)}`)).filter(t=>t!==void 0).sort(I().byEntryPath);
function*u(a){for(const e of r(a))e.tracked&&(e.kind==="directory"?yield*u(e.path):yield e)}return{label:i,stat:s,list:r,
files:()=>[...u("")].sort(I().byEntryPath),readlink:a=>s(a)?.kind==="symlink"?d(a,()=>(0,b().decodePath)((0,N().readlinkSync)(
(0,b().systemPath)((0,R().join)(c,a)),{encoding:"buffer"}))):void 0,read:async(a,e=f)=>{const t=s(a);if(!(0,P().isRegular)(
t?.kind))throw(0,I().notAFile)(i,a);if((t.size??0)>e)throw(0,I().tooLarge)(i,a,t.size??0,e);return k((0,R().join)(c,a),a,
i,e)}}}const E=N().constants.O_RDONLY|(N().constants.O_NOFOLLOW??0)|(N().constants.O_NONBLOCK??0);function T(p,f){return k(
(0,R().join)(p,f),f,`the directory ${p}`,1/0)}async function k(p,f,c,i){try{const n=await(0,j().open)((0,b().systemPath)(
p),E);try{const s=await n.stat();if(!s.isFile())throw(0,I().notAFile)(c,f);if(s.size>i)throw(0,I().tooLarge)(c,f,s.size,
i);return await n.readFile()}finally{await n.close()}}catch(n){throw n instanceof C().GateError?n:$(f,n)}}function $(p,f){
return new(C()).GateError("file_unreadable",`Cannot read ${p}: ${f instanceof Error?f.message:f}`,"Check the permissions\
 of the file and of the directories above it.",{cause:f})}const w=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function d(p,f){
try{return f()}catch(c){if(w.has(c.code??""))return;throw $(p,c)}}}),63550:((B,O,m)=>{Object.defineProperty(O,"__esModul\
e",{value:!0}),O.literalTree=j;function N(){const C=m(39491);return N=function(){return C},C}function j(C,L="the given f\
iles"){const I=new Map(Object.entries(C)),b=A=>{const E=I.get(A);return typeof E=="string"?Buffer.from(E):Buffer.isBuffer(
E)?E:E!==void 0&&"executable"in E?Buffer.from(E.executable):void 0};return{...(0,N().indexEntries)([...I].map(([A,E])=>R(
A,E,b(A)?.length))),label:L,readlink:A=>{const E=I.get(A);return typeof E=="object"&&"symlink"in E?E.symlink:void 0},read:async A=>{
const E=b(A);if(E===void 0)throw(0,N().notAFile)(L,A);return E}}}function R(C,L,I){const b=!C.split("/").includes("node_\
modules");if(typeof L=="object"&&"symlink"in L)return{path:C,kind:"symlink",tracked:b};if(typeof L=="object"&&"submodule"in
L)return{path:C,kind:"submodule",oid:L.submodule,tracked:b};const P=typeof L=="object"&&"executable"in L;return{path:C,kind:P?
"executable":"file",...I===void 0?{}:{size:I},tracked:b}}}),11970:((B,O)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.LOOK_ALIKE=void 0,O.asciiOf=N,O.skeletonOf=C;const m=O.LOOK_ALIKE=new Map(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 \
k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([L="",...I])=>I.map(b=>[b,L])));function N(L){return[...L].map(I=>m.get(I)??I).join("")}const j={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},R=new Map([...[...m].filter(
([,L])=>L===L.toLowerCase()),...Object.entries(j).flatMap(([L,I])=>[...I].map(b=>[b,L]))]);function C(L){return[...L.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(b=>R.get(b)??b).join("")}}),96681:((B,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.decodePath=j,O.decodePieces=
L,O.splitNul=I,O.systemPath=C;function N(){const b=m(4573);return N=function(){return b},b}function j(b){if((0,N().isUtf8)(
b))return b.toString("utf8");let P="";for(let A=0;A<b.length;){const E=R(b,A);P+=E>0?b.toString("utf8",A,A+E):String.fromCharCode(
56320+(b[A]??0)),A+=Math.max(E,1)}return P}function R(b,P){for(let A=1;A<=4&&P+A<=b.length;A++)if((0,N().isUtf8)(b.subarray(
P,P+A)))return A;return 0}function C(b){if(!/[\udc80-\udcff]/.test(b))return b;const P=b.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
return Buffer.concat(P.map((A,E)=>E%2===1?Buffer.of(A.charCodeAt(0)-56320):Buffer.from(A)))}function L(b){if(!(0,N().isUtf8)(
b))return[...I(b)].map(j);const P=b.toString("utf8").split("\0");return P.at(-1)===""&&P.pop(),P}function*I(b){let P=0;for(let A=b.
indexOf(0);A>=0;A=b.indexOf(0,P))yield b.subarray(P,A),P=A+1;P<b.length&&(yield b.subarray(P))}}),59542:((B,O,m)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.filesNamed=C,O.perTree=L;function N(){const I=m(76760);return N=function(){return I},
I}function j(){const I=m(59490);return j=function(){return I},I}const R=L(I=>(0,j().groupBy)(I.files(),({path:b})=>N().posix.
basename(b)));function C(I,b){return R(I).get(b)??[]}function L(I){const b=new WeakMap;return P=>{const A=P.original??P,
{answer:E}=b.get(A)??{answer:I(A)};return b.set(A,{answer:E}),E}}}),80781:((B,O)=>{Object.defineProperty(O,"__esModule",
{value:!0}),O.subTree=m;function m(R,C){if(C==="")return R;const L=N.get(R)??new Map;N.set(R,L);const I=L.get(C)??j(R,C);
return L.set(C,I),I}const N=new WeakMap;function j(R,C){const L=`${C}/`,I=E=>E===""?C:L+E,b=E=>({...E,path:E.path===C?"":
E.path.slice(L.length)}),{original:P,isPending:A}=R;return{label:R.label,...P&&{original:m(P,C)},...A&&{isPending:E=>A(I(
E))},stat:E=>{const T=R.stat(I(E));return T&&b(T)},readlink:E=>R.readlink(I(E)),list:E=>R.list(I(E)).map(b),files:()=>[...R.
files()].filter(({path:E})=>E.startsWith(L)).map(b),read:(E,T)=>R.read(I(E),T)}}}),93028:((B,O)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.isRegular=m,O.kindOf=N,O.onThisPlatform=j;function m(R){return R==="file"||R==="executable"}
function N(R){if(R.isSymbolicLink())return"symlink";if(R.isDirectory())return"directory";if(R.isFile())return(R.mode&73)===
0?"file":"executable"}function j(R){return process.platform==="win32"&&R==="executable"?"file":R}}),58238:((B,O,m)=>{m.r(
O),m.d(O,{parse:()=>N.parse,stringify:()=>N.stringify});var N=m(15756)}),69873:((B,O,m)=>{m.r(O),m.d(O,{LineCounter:()=>N.
HN,isMap:()=>N.jh,isNode:()=>N.Ll,isScalar:()=>N.jn,parse:()=>N.qg,parseDocument:()=>N.Tp,stringify:()=>N.As,visit:()=>N.
YR});var N=m(38815)})};
