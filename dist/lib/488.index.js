"use strict";exports.id=488,exports.ids=[488],exports.modules={58067:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),
O.DOES=void 0,O.dangerOfScript=a,O.findDangers=x;function $(){const e=p(76760);return $=function(){return e},e}function j(){
const e=p(81413);return j=function(){return e},e}function F(){const e=p(20630);return F=function(){return e},e}const D=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
W=(e,w,r)=>e.some(s=>/^-[A-Za-z]+$/.test(s)&&[...s.slice(1)].some(y=>w.includes(y))||s.length>3&&r.startsWith(s.toLowerCase())),
R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,E=e=>e.some((w,r)=>{const s=/^(?:-s|--signal)$/.
test(w)?e[r+1]:/^(?:-s|--signal=|-)(.+)$/.exec(w)?.[1];return s!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(s)}),I=(e,w,r)=>(e===
"systemctl"||e==="loginctl")&&w.some(s=>r.test(s)),L=[{name:"mass_deletion",matches:({program:e,args:w})=>e==="rm"&&W(w,
"rR","--recursive")&&w.some(r=>!r.startsWith("-")&&R.test(r))},{name:"raw_disk_write",matches:({program:e,args:w})=>e===
"dd"&&w.some(r=>r.startsWith("if=")||/^of=\/dev\//.test(r))},{name:"filesystem_format",matches:({program:e})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(e)},{name:"direct_disk_write",matches:({program:e,args:w})=>e==="tee"&&w.some(r=>D.test(r))},{name:"world_writable",
matches:({program:e,args:w})=>e==="chmod"&&w.some(r=>/^[0-7]{2,4}[2367]$/.test(r)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
r))},{name:"privilege_escalation",matches:({program:e,args:w})=>e==="chown"&&w.some(r=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(r))},{name:"firewall_manipulation",matches:({program:e})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(e)},
{name:"system_shutdown",matches:({program:e,args:w})=>/^(?:shutdown|poweroff|halt)$/.test(e)||/^(?:init|telinit)$/.test(
e)&&w[0]==="0"||I(e,w,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:e,args:w})=>e==="reboot"||/^(?:init|telinit)$/.
test(e)&&w[0]==="6"||I(e,w,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:e,args:w})=>/^(?:kill|pkill|killall)$/.
test(e)&&E(w)}],v=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,H=new Set(["\
curl","wget","fetch","aria2c"]),N=8,A=4;function x(e,w=0){const r=new Map;return(0,j().everyCommand)(e).flatMap(s=>S(s,r,
w))}function S(e,w,r){const s=[],{words:y}=(0,j().withoutReserved)(e);for(const{operator:t,target:u}of e.redirections)if(t.
includes(">")&&u&&D.test(u.text)){const i=`> ${u.text}`;s.push({name:"direct_disk_write",pattern:i,words:[u]})}const l=n(
e,w);if(l!==void 0){const t=`${l} | ${y[0]?.text??""}`;s.push({name:"remote_code_execution",pattern:t,words:y})}const P=new Set;
for(const t of c(y)){const u=L.find(({matches:M})=>M(t))?.name;if(u!==void 0){const M=t.words.map(({text:C})=>C).join(" ");
s.push({name:u,pattern:M,words:t.words})}const i=h(t);if(i===void 0||P.has(i)||r===A)continue;P.add(i);const T=x((0,j().
readShellText)(i),r+1);s.push(...T.map(M=>({...M,words:t.words})))}return s}function c(e){const w=k(e,0);if(w===void 0)return[];
const r=[w];if((0,F().handsOn)(w.program))for(let s=1;s<=Math.min(e.length-1,N);s+=1){const y=k(e,s);y!==void 0&&!/^-|=/.
test(y.program)&&r.push(y)}if(w.program==="find")for(const[s,{text:y}]of e.entries()){const l=/^-(?:exec|ok)(?:dir)?$/.test(
y)?k(e,s+1):void 0;if(l!==void 0&&r.push(l),r.length>N)break}return r}function k(e,w){const r=e[w];if(r===void 0)return;
const s=e.slice(w);return{program:$().posix.basename(r.text).toLowerCase(),args:s.slice(1).map(({text:l})=>l),words:s}}function h({
program:e,args:w}){if(e==="eval")return w.join(" ");if(!(0,F().isShell)(e))return;const r=w.findIndex(s=>/^-[A-Za-z]*c[A-Za-z]*$/.
test(s));return r<0?void 0:w[r+1]}function n(e,w){const r=c(e.words),s=(e.pipedFrom&&w.get(e.pipedFrom))??m(e.inside);return w.
set(e,s??r.map(({program:y})=>y).find(d)),r.some(({program:y})=>v.test(y))?s:void 0}function m(e){return(0,j().everyCommand)(
e).flatMap(({words:w})=>c(w)).find(({program:w})=>d(w))?.program}function d(e){return H.has(e)}const o=O.DOES={mass_deletion:"\
deletes whole directories",raw_disk_write:"overwrites files or disks",filesystem_format:"formats a disk",direct_disk_write:"\
overwrites a disk",world_writable:"lets every user change files",privilege_escalation:"gives files to the superuser",firewall_manipulation:"\
changes the firewall",system_shutdown:"shuts the machine down",system_reboot:"restarts the machine",remote_code_execution:"\
downloads a script and runs it",force_kill:"kills processes"},g=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,b=/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,
f=16*1024;function a(e){if(e.length>f)return"is too long to check";for(const[,r="",s=""]of e.matchAll(g))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(r)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(s))return o.mass_deletion;const w=x((0,j().readShellText)(e)).find(({name:r})=>r!==
"mass_deletion");return w?o[w.name]:b.test(e)?"pipes text into a shell":void 0}},98430:function(J,O,p){Object.defineProperty(
O,"__esModule",{value:!0}),O.exitStatusOf=R;function $(){const N=p(19312);return $=function(){return N},N}function j(){const N=p(
21416);return j=function(){return N},N}function F(){const N=p(81413);return F=function(){return N},N}function D(){const N=p(
20630);return D=function(){return N},N}const W=10;function R(N){const A=(0,F().readShellText)(N),x=new H(N,A),S=x.read();
if(S===void 0||A.length===0)return{vacuous:!1};const{examined:c,compounds:k,places:h}=x,n=E(h);if(c.size===0)return{vacuous:x.
isIdle&&n.every(o=>S(o)===0)};const m=o=>!n.some(g=>{const[b,f]=[S(g.filter(a=>a!==o)),S([...g,o])];return k.has(o)?b!==
f:b<f}),d=[...c].find(([o])=>m(o))?.[1];return{vacuous:!1,...d!==void 0&&{lost:d}}}function E(N){const A=Array.from({length:N},
(S,c)=>c);return N>W?[[],...A.map(S=>[S])]:Array.from({length:2**N},(S,c)=>c).map(S=>A.filter(c=>S&1<<c))}const I=/^(?:exec|exit|function|return|set|trap)$/,
L=/\$\{?[?!]/,v=/^(?:echo|exit|printf|return)$/;class H{examined=new Map;compounds=new Set;places=0;isIdle=!0;#n;#e;#s=0;#r=0;#i=!1;#t;constructor(A,x){
this.#n=A,this.#e=x}read(){try{const A=this.#l();return x=>{const S={status:0,done:!1,errexit:!1,pipefail:!1,failing:x};
A(S,!1);const c={...S,done:!1};return this.#t?.(c,!0),c.done?c.status:S.status}}catch(A){if(A instanceof j().Unclear)return;
throw A}}#l(){const A=this.#a([]);if(this.#f!==void 0)throw new(j()).Unclear;return A}get#f(){return this.#e[this.#s]}get#o(){
const A=this.#f?.words[this.#r];return A===void 0||A.quoted?void 0:A.text}get#u(){return this.#r>0?"":this.#e[this.#s-1]?.
separator??""}#d(){this.#r+=1;const A=this.#f;A&&!A.subshell&&this.#r>=A.words.length&&this.#p(this.#s+1)}#p(A){this.#s=
A,this.#r=0}#a(A){const x=[];for(;this.#f!==void 0&&!A.includes(this.#o??"");){const S=this.#g(),c=this.#r===0&&/^&(?!&)/.
test(this.#u);x.push(c?(0,j().inBackground)(S):S)}return(S,c)=>{for(const k of x)S.done||k(S,c)}}#g(){let A=this.#y();for(;;){
const x=this.#u.slice(0,2);if(x!=="&&"&&x!=="||")return A;const[S,c]=[A,this.#y()];A=(k,h)=>{S(k,!0),!k.done&&k.status===
0==(x==="&&")&&c(k,h)}}}#y(){let A=!1;for(;this.#o==="!"||this.#o==="time";)A=A!==(this.#o==="!"),this.#d();const x=this.#m(),
S=[x];for(;/^\|&?(?!\|)/.test(this.#u);)S.push(this.#m());const c=S.length===1?x:(0,j().piped)(S);return A?k=>{c(k,!0),k.
done||(k.status=k.status===0?1:0)}:c}#m(){const A=this.#f,x=this.#o??"";if(A===void 0||x==="function"||A.defines)throw new(j()).
Unclear;if(x==="case")return this.#b();if(x==="if")return this.#h();if(/^(?:for|select|until|while)$/.test(x))return this.#w(
x);if(x!=="{")return this.#k({...A,words:A.words.slice(this.#r)});this.#d();const S=this.#a(["}"]);return this.#c("}"),S}#c(...A){
if(!A.includes(this.#o??""))throw new(j()).Unclear;this.#d()}#h(){this.#c("if","elif");const A=this.#a(["then"]);this.#c(
"then");const x=this.#a(["elif","else","fi"]),S=this.#o!=="elif";this.#o==="else"&&this.#d();const c=S?this.#a(["fi"]):this.#h();
return S&&this.#c("fi"),(k,h)=>{if(A(k,!0),k.done)return;const n=k.status===0;k.status=0,(n?x:c)(k,h)}}#w(A){const x=/^(?:until|while)$/.
test(A);x?this.#d():this.#p(this.#s+1);const S=this.#i;this.#i||=x;const c=x?this.#a(["do"]):void 0;this.#i=S,this.#c("d\
o");const[k,h]=[this.#s,this.#r],n=this.#a(["done"]);[this.#s,this.#r]=[k,h];const m=this.#a(["done"]);return this.#c("d\
one"),(d,o)=>{if(c?.(d,!0),d.done)return;const g=c===void 0||d.status===0==(A==="while");d.status=0;for(const b of g?[n,
m]:[])d.done||b(d,o)}}#b(){const A=this.#s;this.#p((0,$().endOfCompound)(this.#e,A,this.#r));const x=this.#e.slice(A,this.#s),
S=(0,F().everyCommand)(x).map(F().withoutReserved),c=this.#n.slice(x[0]?.span.start,x.at(-1)?.span.end);if(L.test(c)||S.
some(k=>I.test((0,j().nameOf)(k))))throw new(j()).Unclear;return this.isIdle=!1,this.compounds.add(this.places),this.#O(
S.find(j().isExamined))}#O(A){const x=this.places;return this.places+=1,A&&!this.#i&&this.examined.set(x,A.words.map(({text:S})=>S).
join(" ")),(S,c)=>(0,j().settle)(S,S.failing.includes(x)?1:0,c)}#k(A){this.#p(this.#s+1);const x=(0,D().startedWords)(A.
words),S=(0,j().nameOf)(A),c=(0,D().textWithin)(A),k=A.subshell??(c&&(0,F().readShellText)(c.text));if(S==="trap")return this.#S(
x,k??[],c?.text??"");if(k!==void 0)return this.#A(k,c?.text??this.#n);const h=this.#n.slice(A.span.start,A.span.end);if(L.
test(h)&&!v.test(S)){const d=A.words.length>0?[]:A.assignments.map(g=>g.name);if(d.length!==1||new RegExp(`\\$\\{?${d[0]}\
\\b`).test(this.#n)||h.includes("$(")||h.includes("`"))throw new(j()).Unclear;return(0,j().ends)(0)}(0,j().isIdle)(S)||(this.
isIdle=!1);const n=(0,j().exitOf)(S,x)??this.#P(A,x);return A.redirections.some(({operator:d})=>d.startsWith("&>"))?(0,j().
inBackground)(n):n}#S([,,...A],x,S){if(A.some(k=>k.text==="EXIT"||k.text==="0")&&x.some(k=>(0,j().nameOf)(k)==="exit")){
const k=this.#i;this.#i=!0,this.#t=this.#v(x,S),this.#i=k}return(0,j().ends)(0)}#P(A,x){const S=(0,j().optionsIn)(x),c=(0,j().
isExamined)(A)?void 0:(0,j().knownStatus)((0,j().nameOf)(A),x),k=c===void 0?this.#O((0,j().isExamined)(A)?A:void 0):(0,j().
ends)(c),h=A.words[0]?.text==="exec"&&x!==A.words;return(n,m)=>{Object.assign(n,S),k(n,m),n.done||=h}}#A(A,x){const S=this.#v(
A,x);return(c,k)=>(0,j().settle)(c,(0,j().apart)(S,c,k),k)}#v(A,x){const S=[this.#e,this.#n,this.#s];[this.#e,this.#n,this.#s]=
[A,x,0];const c=this.#l();return[this.#e,this.#n,this.#s]=S,c}}},3149:function(J,O,p){Object.defineProperty(O,"__esModul\
e",{value:!0}),O.isElsewhere=e,O.isForeign=w,O.isOfMachine=r,O.judgeNodeFlags=f,O.judgeValue=L,O.nodeFlagsIn=g,O.parseHandedOn=
a,O.setsHarmless=m,O.valueProblem=v;function $(){const l=p(44670);return $=function(){return l},l}function j(){const l=p(
32854);return j=function(){return l},l}function F(){const l=p(29064);return F=function(){return l},l}function D(){const l=p(
35736);return D=function(){return l},l}function W(){const l=p(87646);return W=function(){return l},l}function R(){const l=p(
31901);return R=function(){return l},l}const E=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
I=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function L(l,P,t){
const{word:u,flag:i,value:T="",off:M}=P;if(i===void 0)return[];if(i.kind==="node")return M?[]:f(u,g(l,T));const C=i.kind===
"preload"&&!M?x(T,t?.stops===!0):H(i.kind,P,t)||(w(P.written)||r(P.written))&&"tool-loads-code";return C?[v(C,l,P)]:[]}function v(l,P,{
word:{text:t,span:u},written:i,value:T=""}){const M=t===i&&T!==""?`${i} ${T}`:t;return(0,R().flagProblem)(l,P,{name:i,written:M,
span:u,value:T})}function H(l,P,t){const u=N(l,P);return t?.starts==="node"&&l==="code"&&u==="tool-runs-file"?"preloads-\
code":u}function N(l,P){const{written:t,value:u="",off:i}=P;switch(l){case"options":return A.test(u)?"tool-loads-code":N(
"plain",P);case"program":return/[\\/]|^[.~]/.test(u)?"names-program":void 0;case"plain":case"warning":return w(u)||r(u)&&
!c(t,u)?"tool-loads-code":void 0;case"command":case"node":return w(u)?"tool-loads-code":void 0;case"root":return(0,j().normalise)(
u)===void 0?"tool-loads-code":void 0;case"config":return i||!e(u)?void 0:"tool-loads-code";case"code":return i?void 0:n(
u);case"preload":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(u)?i?void 0:n(u):"evaluates-text";case"va\
riable":return d(u);case"module":return/^[\w.:-]*$/.test(u)?void 0:"tool-loads-code";case"compiler":return w(u)?"tool-lo\
ads-code":k.test(u)?"launches-programs":void 0;case"property":return w(u)||(0,j().normalise)(h(u))===void 0?"tool-loads-\
code":void 0;case"output":return i?void 0:o(u);default:return i?void 0:l}}const A=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;
function x(l,P){if($().PRELOADABLE_PACKAGES.has(l)||E.test(l))return"preloads-package";if(P)return"preloads-code";const t=/^(?:@[^/]+\/)?[^/]+$/.
test(l);return n(l)??(t?"preloads-package":"tool-runs-file")}const S=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function c(l,P){return S.test(l)||l==="-t"&&!P.includes(":")}const k=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function h(l){return l.slice(l.indexOf("=")+1)}function n(l){return e(l)?"tool-loads-code":l.split(",").some(P=>/^\.|\.[cm]?[jt]sx?$/.
test(P))?"tool-runs-file":void 0}function m(l){const[,P="",t=""]=/^(\w+)[=:](.*)$/s.exec(l)??[];return P!==""&&(0,F().isHarmlessVariable)(
P,t)}function d(l){const P=l.split(",");if(!P.every(m))return P.some(t=>I.test(t.trim()))?"changes-node-options":void 0}
function o(l){const P=l.slice(l.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.test(P))return e(P)?"writes\
-files":"tool-writes"}function g(l,P){return/^(?:_?mocha|deno)$/.test(l)?P.split(",").map(t=>t.startsWith("-")?t:`--${t}`):
l==="ava"?(0,D().lex)(P).words.map(({text:t})=>t):[P]}const b="x.js";function f(l,P){return a(l,P).problems}function a({
span:l},P){return(0,W().parseNode)([...P,b,b].map(t=>({text:t,span:l,quoted:!1})))}function e(l){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.
test(l)||l.split(",").some(P=>(0,j().normalise)(P)===void 0)}function w(l){return/(?:^|[=,\s])(?:data|file):/i.test(l)?!0:
!l.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(l)?!1:l.split(/[=,:"']/).some(P=>P.includes("..")&&!y(P))}function r(l){return l.
split(/[=,:"']/).some(P=>s.test(P))}const s=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function y(l){return/^[\\/]/.test(l)||(0,j().normalise)(l)!==void 0}},45806:function(J,O,p){Object.defineProperty(O,"__e\
sModule",{value:!0}),O.launchedBy=c,O.parseInvocation=S;function $(){const t=p(76760);return $=function(){return t},t}function j(){
const t=p(14170);return j=function(){return t},t}function F(){const t=p(68623);return F=function(){return t},t}function D(){
const t=p(37866);return D=function(){return t},t}function W(){const t=p(32017);return W=function(){return t},t}function R(){
const t=p(94854);return R=function(){return t},t}function E(){const t=p(95132);return E=function(){return t},t}function I(){
const t=p(35736);return I=function(){return t},t}function L(){const t=p(3149);return L=function(){return t},t}function v(){
const t=p(87646);return v=function(){return t},t}function H(){const t=p(39872);return H=function(){return t},t}function N(){
const t=p(31901);return N=function(){return t},t}function A(){const t=p(92170);return A=function(){return t},t}const x=4;
function S(t,u,i=W().NO_PROGRAMS){const T=typeof t=="string"?A().PARSERS[t](u,i):(0,H().parseProgram)(t,u,i);return k(T,
i,0)}function c({launched:t=[]}){return t.flatMap(u=>[u,...c(u)])}function k(t,u,i){const{invocation:T}=t,C=(T.launched??
[]).map(V=>({invocation:V,problems:[]})).map(V=>k(V,u,i)),{launches:G,problems:B}=d(T,u),U=[...B];for(const V of G){const[
K={text:"",span:{start:0,end:0}}]=V.words,X=i===x?"launches-programs":V.program?void 0:n(K.text);X?U.push((0,N().wordProblem)(
X,T.operands[0]?.text??"",K)):C.push(k(h(V,u),u,i+1))}if(C.length===0&&U.length===0)return t;const z=C.map(V=>V.invocation);
return{invocation:{...T,...z.length>0&&{launched:z}},problems:[...[t,...C].flatMap(V=>V.problems),...U]}}function h({program:t,
words:u,...i},T){if(t!==void 0){const{invocation:G,problems:B}=A().PARSERS[t](u,T);return{invocation:{...G,...i},problems:B}}
const[M]=u,C=M?.text??"";return(0,A().isProgram)(C)?A().PARSERS[C](u.slice(1),T):A().PARSERS.npx(u,T)}function n(t){return t.
startsWith("-")?"unknown-flag":D().REFUSED_PROGRAMS.has(t)?"launches-programs":void 0}const m={launches:[],problems:[]};
function d(t,{tools:u}){if(t.program==="node")return o(t);const{subcommand:i,operands:T,passthrough:M}=t,[C]=T,B=(i==="e\
xec"||i==="script-or-tool")&&C?(0,R().toolOf)(C.text,u):void 0;if(C===void 0||B?.mayStart!==!0)return m;const U=(0,F().readTool)(
B,M),z=g(B,C,M,U),V=U.flags.flatMap(({word:K,flag:X,value:Y})=>X?.kind==="command"&&Y!==void 0?[{...K,text:Y}]:[]);return y(
[z,...V.map(K=>e(C.text,K))])}function o(t){const[u]=(0,v().isTestRun)(t)?[]:t.operands;return u===void 0?m:{launches:P(
u.text).map(T=>({program:"npx",words:[...["--",T].map(C=>({...u,text:C})),...t.passthrough],starts:"file"})),problems:[]}}
function g({starts:t,subcommands:u},i,T,{flags:M,operands:C,started:G}){const[B]=G,U=M.some(({flag:z})=>z?.kind==="only-\
prints"||z?.kind==="evaluates-text");switch(t){case void 0:case"tasks":return m;case"node":return U||B&&u.has(B.text)?m:
{launches:[{program:"node",words:G}],problems:[]};case"command":return U||B&&u.has(B.text)?m:f(i.text,T,G);case"command-\
texts":return y(C.map(z=>e(i.text,z)));case"npm-scripts":return y(C.map(z=>w(i.text,z,b(M))))}}function b(t){return t.flatMap(
({flag:u,word:i})=>u===void 0?[i]:[])}function f(t,u,i){const{words:T,problems:M}=t==="cross-env"?a(i):{words:i,problems:[]},
[C]=T,G=C&&u.find(({text:z})=>z===C.text);if(C===void 0||G===C)return{launches:[{words:T}],problems:M};const B=`\`${t}\` \
starts at the first word that is \`${C.text}\``,U={program:t,flag:C.text,fault:B};return{launches:[{words:T}],problems:[
(0,E().problemAt)("flag-value",C.span,U)]}}function a(t){const u=t.findIndex(({text:M})=>!/^\w+=/.test(M)),i=u<0?t:t.slice(
0,u),T=i.flatMap(({text:M,span:C})=>{if((0,L().setsHarmless)(M))return[];const{written:G,attached:B=""}=(0,j().splitAtEquals)(
M);return[(0,E().problemAt)("assignment-refused",C,{name:G,value:B,known:!1})]});return{words:t.slice(i.length),problems:T}}
function e(t,{text:u,span:i}){const[,T="",M=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(u)??[],{words:C,problems:G}=(0,I().
lex)(T===""?u.replace(/^npm:(?=\S)/,"npm run "):M);if(!(0,I().hasOneReading)({problems:G})&&!(T!==""&&M.trim()===""))return s(
t,{text:u,span:i});const B=C.map(U=>({...U,span:i}));return T===""?{launches:[{words:B}],problems:[]}:/^[\w:.@/*-]+$/.test(
T)?r([{text:T,span:i,quoted:!1},...B],"wildcard"):s(t,{text:u,span:i})}function w(t,{text:u,span:i},T){const[,M="",C=""]=/^\s*(\S+)(.*)$/s.
exec(u)??[],{words:G,problems:B}=(0,I().lex)(C),U=C.trim()==="";if(M===""||!U&&!(0,I().hasOneReading)({problems:B})||/\{!?[*@%\d]/.
test(u))return s(t,{text:u,span:i});const z=G.map(K=>({...K,span:i})),V=[...T,{text:M,span:i,quoted:!1},...z];return r(V,
/^[\w:.@/-]+$/.test(M)?void 0:"glob")}function r(t,u){const M={program:"npm",words:[{text:"run",span:t.at(-1)?.span??{start:0,
end:0},quoted:!1},...t]};return{launches:[u?{...M,selects:u}:M],problems:[]}}function s(t,u){return{launches:[],problems:[
(0,N().wordProblem)("launches-programs",t,u)]}}function y(t){return{launches:t.flatMap(({launches:u})=>u),problems:t.flatMap(
({problems:u})=>u)}}const l=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;function P(t){const u=$().
posix.normalize(t.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(u))return["yarn"];const[,
i,T=""]=l.exec(u)??[];if(i===void 0)return[];if(i===".bin")return[T];const C=[...new Set([T.replace(/\.[cm]?[jt]s$/,""),
i])].filter(G=>(0,R().isKnownTool)(G));return C.length>0?C:[i]}},4289:function(J,O,p){Object.defineProperty(O,"__esModul\
e",{value:!0}),O.filesIn=L,O.filesNamedBy=I,O.filesOfFlag=v,O.pythonFiles=N;function $(){const S=p(68623);return $=function(){
return S},S}function j(){const S=p(32017);return j=function(){return S},S}function F(){const S=p(94854);return F=function(){
return S},S}function D(){const S=p(95306);return D=function(){return S},S}function W(){const S=p(32854);return W=function(){
return S},S}function R(){const S=p(3149);return R=function(){return S},S}const E={files:[],roots:[],nodeFlags:[]};function I({
subcommand:S,operands:c,passthrough:k},h=j().NO_PROGRAMS){const[n]=c;return S==="exec"&&n?L(n,k,h):E}function L({text:S},c,{
tools:k}=j().NO_PROGRAMS){const h=(0,F().toolOf)(S,k)??(0,D().unknownTool)(S),n=(0,$().readTool)(h,c);return{files:[...n.
flags.flatMap(m=>v(S,m)),...A(h,n.operands)],roots:n.flags.flatMap(({flag:m,value:d})=>m?.kind==="root"&&d?[d]:[]),nodeFlags:x(
S,h,n)}}function v(S,c){const{word:k,flag:h,value:n="",off:m}=c;if(h===void 0||m||n==="")return[];const{span:d}=k,o=n.split(
",").filter(g=>g!==""&&!(0,R().isElsewhere)(g));switch(h.kind){case"tests":return[{as:"tests",path:n,span:d}];case"confi\
g":return(0,R().isElsewhere)(n)||/^[\w.-]+ *=/.test(n)?[]:[{as:"config",path:n,span:d}];case"root":return(0,R().isElsewhere)(
n)?[]:[{as:"place",path:n,span:d}];case"output":{const g=n.slice(n.lastIndexOf("=")+1);return(0,R().isElsewhere)(g)?[]:[
{as:"place",path:g,span:d}]}case"code":case"preload":case"script-text":{const g=(0,R().valueProblem)("tool-runs-file",S,
c),b=h.kind==="preload";return o.map(f=>{const a=f.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.
test(a)?{as:"code",path:a,span:d}:{as:"module",path:a,span:d,ifFile:g,first:b}})}case"module":case"warning":{const g=h.kind===
"warning"?H(n):n;if(!/^[\w.]+$/.test(g))return[];const b=(0,R().valueProblem)("tool-runs-file",S,c);return N(g).map(f=>({
as:"module",path:f,span:d,ifFile:b}))}default:return[]}}function H(S){return S.split(":")[2]?.trim().replace(/\.?\w*$/,"")??
""}function N(S){const c=S.replaceAll(".","/");return["","src/"].flatMap(k=>[".py","/__main__.py","/__init__.py"].map(h=>`${k}${c}${h}`))}
function A(S,c){const k=S.operands==="tests"||S.operands==="first-tests",n=(S.operands==="first-tests"?c.slice(0,1):S.operands===
"tests"?c:[]).filter(({text:o})=>!S.subcommands.has(o)).map(({text:o,span:g})=>({as:"tests",path:o.replace(/^!|:[\d,*-]+$/g,
""),span:g})),m=S.readsArgumentFiles?c.filter(({text:o})=>o.startsWith("@")):[],d=!k&&!S.mayStart?c:[];return[...n,...d.
flatMap(({text:o,span:g})=>{const b=(0,W().normalise)(o);return b!==void 0&&b!==""&&!(0,W().isWithin)(b,".git",{ignoreCase:!0})&&
!(0,R().isElsewhere)(o)?[{as:"place",path:o,span:g}]:[]}),...m.map(({text:o,span:g})=>({as:"arguments",path:o.slice(1),span:g}))]}
function x(S,{handsOn:c},{flags:k}){return k.flatMap(({word:h,flag:n,value:m="",off:d})=>{const o=n?.kind==="node"&&!d?(0,R().
nodeFlagsIn)(S,m):n===void 0&&c?[h.text,...h.text.includes("=")||m===""?[]:[m]]:[];return o.length===0?[]:(0,R().parseHandedOn)(
h,o).invocation.flags})}},74167:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.readNopt=W;function $(){
const c=p(94495);return $=function(){return c},c}function j(){const c=p(14170);return j=function(){return c},c}function F(){
const c=p(95132);return F=function(){return c},c}function D(){const c=p(31901);return D=function(){return c},c}function W(c){
const k=[],h=[],n=[],m=[];for(const d of(0,j().readFlags)(c,R).tokens)if(d.kind==="operand")n.push(d.word);else if(d.kind===
"unknown"){const o=x(d);"rule"in o?m.push(o):h.push(o)}else{const{flag:o,fault:g}=N(d);k.push(o),g!==void 0&&m.push(S(d.
word,d.written,g))}return{flags:k,unknown:h,remain:n,problems:m}}const R={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,
equals:"all",unknown:"true-or-false",expand:c=>I(c.replace(/^-+/,""))},E=40;function I(c){const k=L(c);if(k!==void 0&&!k.
negated)return[k];const h=H(c);if(h!==void 0)return[h];if(c.length<2||c.length>E)return k&&[k];const n=[...c].map(H);return n.
every(m=>m!==void 0)?n:k&&[k]}function L(c){const k=$().NPM_FLAGS.get(c);if(k!==void 0)return v(k,!1);if(!c.startsWith("\
no-"))return;const h=$().NPM_FLAGS.get(c.slice(3));return h&&v(h,!0)}function v(c,k){const h=c.arity==="value"?k?"never":
"always":"true-or-false";return{spec:c,negated:k,takes:h}}function H(c){const[k,h]=$().NPM_SHORTHANDS.get(c)??[],n=k===void 0?
void 0:L(k.slice(2));return n&&(h===void 0?n:{...n,fixed:h,takes:"never"})}function N(c){const{word:k,written:h,attached:n,
next:m,consumes:d}=c,{spec:o,negated:g,fixed:b}=c.part;if(b===void 0&&o.arity==="value")return A(c);const f={name:`--${o.
name}`,written:h,span:k.span,spec:o};if(b!==void 0){const w={flag:{...f,value:b,negated:g}};return n===void 0?w:{...w,fault:"\
it takes no value"}}const a=d?m?.text:n,e={flag:{...f,negated:a==="false"?!g:g}};return n!==void 0&&!(0,j().isTruth)(n)?
{...e,fault:"npm reads its value as a separate word"}:o.arity==="loose"&&!d&&(m?.text==="null"||m?.text==="always")?{...e,
fault:"npm reads the next word as its value"}:e}function A(c){const{spec:k,negated:h}=c.part,{written:n}=c,m={name:`--${k.
name}`,written:n,...(0,j().valueRead)(c),spec:k,negated:h},d=(0,D().valueFault)(m.value,h);return d===void 0?{flag:m}:{flag:m,
fault:d}}function x({word:c,written:k,attached:h}){const n=k.replace(/^-+/,"").toLowerCase().replaceAll("_","-").replace(
/^(?:no-)+/,""),m=[...$().NPM_FLAGS.keys(),...$().NPM_SHORTHANDS.keys()].find(o=>o.startsWith(n));if(m!==void 0){const o={
program:"npm",flag:k,meant:`--${m}`};return(0,F().problemAt)("abbreviated-flag",c.span,o)}if(!/^--[a-z][a-z0-9-]*$/i.test(
k))return(0,F().problemAt)("unknown-flag",c.span,{program:"npm",flag:k});const d={name:k,written:k,span:c.span};return h===
void 0?d:{...d,value:h}}function S(c,k,h){return(0,F().problemAt)("flag-value",c.span,{program:"npm",flag:k,fault:h})}},
87646:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.areHarmlessOptions=c,O.isTestRun=N,O.parseNode=
R;function $(){const k=p(44670);return $=function(){return k},k}function j(){const k=p(14170);return j=function(){return k},
k}function F(){const k=p(95132);return F=function(){return k},k}function D(){const k=p(31901);return D=function(){return k},
k}const W=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function R(k){const h=[],n=[],m=[],d=new Set;for(const r of(0,j().
readFlags)(k,E).tokens){if(r.kind==="operand"){m.push(r.word);continue}if(r.kind==="unknown"){const u={program:"node",flag:r.
written};n.push((0,F().problemAt)("unknown-flag",r.word.span,u));continue}const{spec:s,negated:y}=r.part,l=L(r);h.push(l);
const P=v(s,y,l.value);if(P!==void 0&&n.push(H(l,P)),y)continue;d.add(s.kind);const t=A(s,l);t!==void 0&&n.push((0,D().flagProblem)(
t,"node",l))}const o=N({flags:h}),g=o?m.length:d.has("evaluates-text")?0:1,b=m.slice(0,g),f=m.slice(g),a=o||d.has("only-\
prints")||d.has("evaluates-text"),e=x(b,o,k);e!==void 0&&!(a&&b.length===0)&&n.push(e);const w=(0,D().onlyAsksForInformation)(
f);return w!==void 0&&n.push((0,D().printsOnly)("node",w)),{invocation:{program:"node",flags:h,operands:b,passthrough:f},
problems:n}}const E={flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:k=>{const h=k.startsWith(
"--"),n=h?k.slice(2).replaceAll("_","-"):k,m=n.startsWith("no-")&&!$().NODE_FLAGS.has(n),d=m?n.slice(3):n,o=$().NODE_FLAGS.
get($().NODE_ALIASES.get(d)??(h?d:""));return o&&[{spec:o,negated:m,takes:m?"never":I(o)}]}};function I({name:k,arity:h}){
return k==="print"?"unless-dash":h==="value"?"always":"never"}function L(k){const{spec:h,negated:n}=k.part;return{name:`\
--${n?"no-":""}${h.name}`,written:k.written,...(0,j().valueRead)(k)}}function v({name:k,arity:h,kind:n},m,d){return h===
"value"?(0,D().valueFault)(d,m):m?d===void 0?void 0:"a `--no-` flag takes no value":h!=="none"?d?void 0:"its value is mi\
ssing":d===void 0||(k==="print"||n==="opens-inspector")?void 0:"it takes no value"}function H(k,h){return(0,F().problemAt)(
"flag-value",k.span,{program:"node",flag:k.written,fault:h})}function N({flags:k}){return k.findLast(({name:h})=>h==="--\
test"||h==="--no-test")?.name==="--test"}function A(k,{value:h=""}){switch(k.kind){case"harmless":return;case"reports-te\
sts":return $().BUILT_IN_REPORTERS.has(h)?void 0:"preloads-code";case"tolerates-rejections":return h==="warn"||h==="none"?
"hides-failures":void 0;case"writes-report":return h==="stdout"||h==="stderr"?void 0:"writes-files";case"preloads-code":
return $().PRELOADABLE_PACKAGES.has(h)?"preloads-package":"preloads-code";case"loads-module":return $().PRELOADABLE_PACKAGES.
has(h)?"preloads-package":"loads-code";default:return k.kind}}function x(k,h,n){const[m]=k;if(m===void 0){const g=n.at(-1)?.
span.end??0;return h?void 0:(0,F().problemAt)("reads-stdin",{start:0,end:g},{program:"node",flag:""})}const{text:d,span:o}=m;
if(W.has(d))return(0,F().problemAt)("reads-stdin",o,{program:"node",flag:d});if(d.startsWith("-"))return(0,F().problemAt)(
"dash-operand",o,{operand:d});if(d==="inspect"||!h&&d==="debug")return(0,F().problemAt)("opens-inspector",o,{program:"no\
de",flag:d})}const S=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;function c(k){if(!S.test(k))return!1;const h={start:0,end:0},n=[
...k.split(" "),"x.js"].map(o=>({text:o,span:h,quoted:!1})),{problems:m,invocation:d}=R(n);return m.length===0&&d.operands.
length===1}},3893:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.isToolName=N,O.parseNpm=I,O.parseNpx=
g;function $(){const r=p(94495);return $=function(){return r},r}function j(){const r=p(14170);return j=function(){return r},
r}function F(){const r=p(32017);return F=function(){return r},r}function D(){const r=p(95132);return D=function(){return r},
r}function W(){const r=p(74167);return W=function(){return r},r}function R(){const r=p(46868);return R=function(){return r},
r}function E(){const r=p(31901);return E=function(){return r},r}function I(r,s=F().NO_PROGRAMS){return L("npm",(0,W().readNopt)(
r),r,s)}function L(r,{flags:s,unknown:y,remain:l,problems:P},t,u){const[i,...T]=l,M=s.find(X=>X.spec.effect==="only-prin\
ts"&&!X.negated),C=i&&$().NPM_SUBCOMMANDS.get(i.text),G=C?.kind,B=[...s.flatMap(X=>k(r,X,G)),...P],U={program:r,flags:s};
if(i===void 0)return M===void 0&&B.push(h(r,t)),B.push(...y.map(X=>(0,E().flagProblem)("unknown-flag",r,X))),{invocation:{
...U,operands:[],passthrough:[]},problems:B};if(C===void 0){const X=[...$().NPM_SUBCOMMANDS].find(([Z])=>Z.startsWith(i.
text))?.[1].name??"",Y={subcommand:i.text,meant:X};return B.unshift((0,D().problemAt)("unknown-subcommand",i.span,Y)),{invocation:{
...U,operands:T,passthrough:[]},problems:B}}const z=C.kind==="runs-script"?"flag-before-separator":"unknown-flag";if(B.push(
...y.map(X=>(0,E().flagProblem)(z,r,X))),$().MISSPELT.has(i.text)){const X={subcommand:i.text,meant:C.name};B.push((0,D().
problemAt)("misspelt-subcommand",i.span,X))}const V={...U,subcommand:C.name},K=v(C,i,T,{...V,families:u});return{invocation:K.
invocation,problems:[...K.problems,...B]}}function v({name:r,kind:s},y,l,{families:P,...t}){const u={...t,operands:l,passthrough:[]},
i=T=>({invocation:u,problems:[(0,E().wordProblem)(T,t.program,{text:r,span:y.span})]});switch(s){case"runs-script":return H(
r,y,l,t);case"runs-tool":return x(y,l,t,P);case"depends-on-registry":return i(l[0]?.text==="fix"?"installs":s);case"pack\
s":return S(t.flags,"dry-run")?{invocation:u,problems:[]}:i("writes-files");case"edits-package":return i(l[0]?.text==="g\
et"?"only-prints":"writes-files");default:return i(s)}}function H(r,s,y,l){const P=r==="run"?y.slice(0,1):[s],t=r==="run"?
y.slice(1):y,[u]=P,i=[];u===void 0?i.push((0,E().printsOnly)("npm",{...s,text:"run"})):u.text==="env"&&i.push((0,D().problemAt)(
"prints-environment",u.span,{}));const T=(0,E().onlyAsksForInformation)(t);return T!==void 0&&i.push((0,E().printsOnly)(
"npm",T)),{invocation:{...l,operands:P,passthrough:t},problems:i}}function N(r){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(r)}const A=new Set(["only-prints","evaluates-text"]);function x(r,s,y,{tools:l}){const[P,...t]=s;if(P===void 0){const T=y.
flags.some(({spec:M,negated:C})=>A.has(M.effect)&&!C)?[]:[h(y.program,[r])];return{invocation:{...y,operands:[],passthrough:[]},
problems:T}}const u={...y,operands:[P],passthrough:t};return N(P.text)?{invocation:u,problems:(0,R().parseTool)(P,t,l)}:
{invocation:u,problems:[(0,E().wordProblem)("downloads",y.program,P)]}}function S(r,s){const y=r.findLast(l=>l.name===`-\
-${s}`);return y!==void 0&&y.negated!==!0}const c=new Set("downloads only-prints dry-run skips-hooks".split(" "));function k(r,s,y){
const{effect:l,name:P}=s.spec;if(s.negated&&(c.has(l)||P==="force"||P==="global"))return[];switch(l){case"harmless":case"\
allows-missing":return[];case"filters-dependencies":return y==="only-prints"||y==="depends-on-registry"?[]:[(0,E().flagProblem)(
"installs",r,s)];case"selects-workspace":return y!=="runs-tool"||s.negated?[]:[(0,E().flagProblem)("starts-in-workspace",
r,s)];case"changes-directory":return y!=="runs-tool"&&y!=="packs"?[]:[(0,E().flagProblem)("changes-configuration",r,s)];default:
return[(0,E().flagProblem)(l,r,s)]}}function h(r,s){const y=s[0]?.span.start??0,l=s.at(-1)?.span.end??0;return(0,D().problemAt)(
"nothing-to-run",{start:y,end:l},{program:r})}const n=new Set(["always-spawn","ignore-existing","shell-auto-fallback"]),
m=new Set(["npm","node-arg","n"]),d=new Set("package p cache userconfig call c shell".split(" ")),o=new Set("no-install \
quiet q version v help h".split(" "));function g(r,s=F().NO_PROGRAMS){const[y]=r,l={text:"exec",span:y?.span??{start:0,end:0},
quoted:!1},{rewritten:P,removed:t}=b(r),u=L("npx",(0,W().readNopt)([l,...P]),r,s),i=t.map(({text:T,span:M})=>(0,E().flagProblem)(
"unknown-flag","npx",{name:T,written:T,span:M}));return{invocation:u.invocation,problems:[...i,...u.problems]}}function b(r){
const s=[],y=[],{tokens:l,separator:P}=(0,j().readFlags)(r,f),t=[];for(const i of l)if(i.kind==="operand")t.push(i.word);else if(i.
kind==="flag"){const{word:T,written:M,attached:C,consumes:G,next:B,part:U}=i;if(U.spec==="removed"){y.push(T);continue}s.
push({...T,text:e(a(M),C,T.text)}),G&&B&&s.push(B)}const[u]=t;return P!==void 0?s.push(P):u!==void 0&&s.push({...u,text:"\
--"}),{rewritten:s.concat(t),removed:y}}const f={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",
expand:(r,s)=>{const y=a(r),l=(t,u)=>[{spec:t,negated:!1,takes:u}];if(n.has(y))return l("removed","never");if(m.has(y))return l(
"removed","always");const P=y==="p"?void 0:$().NPM_SHORTHANDS.get(y);return P!==void 0?{instead:s===void 0?P:[...P,s]}:w(
y)?l("kept","never"):l("kept",d.has(y)?"always":"unless-dash")}};function a(r){return r.replace(/^-+/,"")}function e(r,s,y){
if(r==="no-install")return"--yes=false";const l=r==="p"?"--package":r==="shell"?"--script-shell":void 0;return l===void 0?
y:s===void 0?l:`${l}=${s}`}function w(r){const s=$().NPM_FLAGS.get(r)?.arity;return o.has(r)||s==="none"||s==="loose"}},
39872:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.parseProgram=A;function $(){const a=p(68623);return $=
function(){return a},a}function j(){const a=p(37866);return j=function(){return a},a}function F(){const a=p(32017);return F=
function(){return a},a}function D(){const a=p(94854);return D=function(){return a},a}function W(){const a=p(95132);return W=
function(){return a},a}function R(){const a=p(4289);return R=function(){return a},a}function E(){const a=p(3893);return E=
function(){return a},a}function I(){const a=p(46868);return I=function(){return a},a}function L(){const a=p(31901);return L=
function(){return a},a}function v(){const a=p(92170);return v=function(){return a},a}function H(){const a=p(48886);return H=
function(){return a},a}function N(){const a=p(91883);return N=function(){return a},a}function A(a,e,w){const{program:r}=a,
s={program:r,family:a,flags:[],operands:[],passthrough:[]},y=x({use:a.use,path:"",words:e,family:a,families:w});return{invocation:{
...s,...y.invocation},problems:y.problems}}function x(a){const{use:e,path:w,words:r,family:s}=a,{data:y}=e,l=(0,$().readTool)(
e,r),P=l.rest===void 0?l.flags:[...l.flags,l.rest.flag],t=P.map(c),u=P.flatMap(z=>(0,R().filesOfFlag)(s.program,z)).filter(
({as:z})=>z!=="place"),i=P.flatMap(z=>[...(0,I().toolFlagProblems)(s.program,e,z),...(0,H().buildFlagProblems)(s,z)]),[T,
...M]=l.started.slice(y.skips??0),C=T&&e.subcommands.get(T.text);if(C===void 0||T===void 0){const z=h(a,l),V=k(a,l);return{
invocation:{...w&&{subcommand:w},...y.any_package&&{anyPackage:!0},...z.invocation,flags:t,files:[...u,...z.invocation.files??
[],...S(e,z.invocation.operands??[])]},problems:[...i,...V,...z.problems]}}const G=w===""?T.text:`${w} ${T.text}`,B=C.data.
starts==="own-script"?n("own-script",T,M,a):x({...a,use:C,path:G,words:M}),U=C.data.does?[(0,L().wordProblem)(C.data.does,
s.program,{...T,text:G})]:[];return{invocation:{...B.invocation,...y.any_package&&{anyPackage:!0},flags:[...t,...B.invocation.
flags??[]],files:[...u,...B.invocation.files??[]]},problems:[...i,...U,...B.problems]}}function S({data:{operands:a,starts:e}},w){
return w.flatMap(({text:r,span:s})=>{const y=(a==="package"||e==="package")&&r.endsWith(".go");return!((0,H().ruleForOperand)(
"path",r)===void 0)||a!=="tests"&&!y?[]:[{as:"tests",path:r.replace(/::.*$/s,""),span:s}]})}function c({word:a,written:e,
value:w}){return{name:e,written:e,span:a.span,...w!==void 0&&{value:w}}}function k({use:a,path:e,words:w,family:r},{flags:s}){
if(a.data.writes_unless===void 0)return[];const y=a.data.writes_unless.split(" "),l=w.slice(w.findIndex(({text:t})=>t===
"--"));if(s.some(({written:t,off:u})=>!u&&y.includes(t)))return[];if(l[0]?.text==="--"&&l.some(({text:t})=>y.includes(t)))
return[];const P=w[0]?.span??{start:0,end:0};return[(0,L().wordProblem)("tool-writes",r.program,{text:e||r.program,span:P})]}
function h(a,e){const{use:w,family:r,families:s}=a,{rest:y}=e;if(y!==void 0)return y.flag.flag?.kind==="module"?(0,N().parseModule)(
r,y.words,s,A):{invocation:{passthrough:y.words},problems:[]};const l=w.data.starts??(w.subcommands.size>0?"subcommand":
void 0),P=l===void 0?e.operands:e.started.slice(w.data.skips??0),[t,...u]=P;if(t===void 0){const i=e.flags.some(({flag:G})=>G?.
kind==="only-prints"),T={start:0,end:r.program.length},M=i?void 0:w.data.alone,C=M?[(0,L().wordProblem)(M,r.program,{text:"",
span:T})]:[];return{invocation:{},problems:C}}return l===void 0?{invocation:{operands:P},problems:(0,H().judgeOperands)(
w,P,r)}:n(l,t,u,a)}function n(a,e,w,r){const{program:s}=r.family,y={operands:[e],passthrough:w};switch(a){case"subcomman\
d":{const l={program:s,subcommand:e.text},P=(0,W().problemAt)("program-subcommand-unknown",e.span,l);return{invocation:y,
problems:[P]}}case"file":return g(e,w,s);case"package":{const l=(0,H().ruleForOperand)("package",e.text);return{invocation:y,
problems:l?[(0,L().wordProblem)(l,s,e)]:[]}}case"command":return b(e,w,r);case"script":case"own-script":return{invocation:{
...y,subcommand:"run"},problems:o(w,r.family)};case"tool":return f("exec",e,w,r);case"script-or-tool":case"script-tool-o\
r-file":{if(!(a==="script-tool-or-file"&&d(e.text))&&!m.test(e.text)){const P=f("script-or-tool",e,w,r);return{...P,problems:[
...P.problems,...o(w,r.family)]}}return a==="script-tool-or-file"?g(e,w,s):{invocation:y,problems:[(0,L().wordProblem)("\
launches-programs",s,e)]}}}}const m=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;function d(a){return/[\\/]/.test(
a)&&!/^@[\w.-]+\/[\w.-]+$/.test(a)}function o(a,{program:e,use:w}){return a.filter(({text:s})=>{const y=/^--([\w-]+)/.exec(
s)?.[1];return y!==void 0&&w.flags.get((0,F().flagKey)(y))?.kind==="changes-configuration"}).map(s=>(0,L().wordProblem)(
"changes-configuration",e,s))}function g(a,e,w){const{text:r,span:s}=a,y={operands:[a],passthrough:e,starts:"file"};if(r===
"-"||r===""||r.startsWith("/dev/"))return{invocation:y,problems:[(0,W().problemAt)("reads-stdin",s,{program:w,flag:r})]};
const l=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(r)&&/:/.test(r);return{invocation:y,problems:l?[(0,L().wordProblem)(
"downloads",w,a)]:[]}}function b(a,e,w){const{family:r,families:s}=w,{text:y}=a;if(/:\/\//.test(y))return{invocation:{},
problems:[(0,L().wordProblem)("downloads",r.program,a)]};if(y==="-"||/\.\w+$/.test(y))return g(a,e,r.program);const l=s.
known.get(y);if(l===void 0||!r.data.started_programs.includes(y))return{invocation:{},problems:[(0,L().wordProblem)("lau\
nches-programs",r.program,a)]};const{invocation:P,problems:t}=A(l,e,s);return{invocation:{launched:[P]},problems:t}}function f(a,e,w,{
family:r,families:s}){const{text:y}=e,l=s.allowed.get(y),P=(0,v().isProgram)(y)?v().PARSERS[y](w,s):l&&A(l,w,s);if(a==="\
exec"&&d(y))return{invocation:{},problems:[(0,L().wordProblem)("launches-programs",r.program,e)]};if(!(0,E().isToolName)(
y)&&/[\s;&|<>$`'"(){}\\*?]/.test(y))return{invocation:{},problems:[(0,L().wordProblem)("evaluates-text",r.program,e)]};const t=j().
REFUSED_PROGRAMS.get(y)==="shell",u={subcommand:a,operands:[e],passthrough:w,...P&&{launched:[P.invocation]}};if(P!==void 0)
return{invocation:u,problems:P.problems};if(t||a==="exec"&&j().REFUSED_PROGRAMS.has(y))return{invocation:u,problems:[(0,L().
wordProblem)("launches-programs",r.program,e)]};const{tools:i}=s,T=a==="exec"||(0,D().toolOf)(y,i)!==void 0||(0,D().refusalOf)(
y);return{invocation:u,problems:T?(0,I().parseTool)(e,w,i):[]}}},46868:function(J,O,p){Object.defineProperty(O,"__esModu\
le",{value:!0}),O.parseTool=L,O.parseUnknownTool=v,O.toolFlagProblems=H;function $(){const n=p(68623);return $=function(){
return n},n}function j(){const n=p(37866);return j=function(){return n},n}function F(){const n=p(94854);return F=function(){
return n},n}function D(){const n=p(77251);return D=function(){return n},n}function W(){const n=p(95306);return W=function(){
return n},n}function R(){const n=p(95132);return R=function(){return n},n}function E(){const n=p(3149);return E=function(){
return n},n}function I(){const n=p(31901);return I=function(){return n},n}function L(n,m,d){const o=n.text,g=(0,F().refusalOf)(
o);if(g!==void 0)return[(0,I().wordProblem)(g,o,n)];const b=(0,I().onlyAsksForInformation)(m);if(b!==void 0)return[(0,I().
printsOnly)(o,b)];const f=(0,F().toolOf)(o,d);if(f===void 0)return v(n,m);const a=(0,$().readTool)(f,m),e=f.operands==="\
tests"||f.operands==="first-tests";return[...N(n,m),...A(n,f,a),...a.flags.flatMap(w=>H(o,f,w)),...a.operands.flatMap(w=>!e&&
((0,E().isForeign)(w.text)||f.operands===void 0&&(0,E().isOfMachine)(w.text))?[(0,I().wordProblem)("tool-loads-code",o,w)]:
[])]}function v(n,m,d=(0,W().unknownTool)(n.text)){const o=n.text,g=(0,$().readTool)(d,m);return[...A(n,d,g),...S(n,m,g),
...g.flags.flatMap(b=>H(o,void 0,b)),...c(n,g)]}function H(n,m,d){return d.flag===void 0?h(n,m,d):(0,E().judgeValue)(n,d,
m)}function N({text:n,span:m},d){const o=(0,D().tasksOf)(n,d);return o===void 0?[]:[(0,R().problemAt)("runs-tasks",m,{program:n,
tasks:o})]}function A(n,m,{operands:d,started:o}){const b=m.starts===void 0||m.starts==="tasks"?d:o,f=b.find(({text:e})=>m.
readsBehind&&m.subcommands.has(e))??b[0],a=f?x(m,f.text):m.alone;return a===void 0?[]:[(0,I().wordProblem)(a,n.text,f??n)]}
function x({endsWith:n,subcommands:m},d){if(n?.has(d))return;const o=d.split(":").find(g=>m.get(g)==="never-ends");return m.
get(d)??(n||o!==void 0?"never-ends":void 0)}function S({text:n},m,{flags:d,operands:o}){const g=m[m.findIndex(({text:e})=>e===
"--")+1],b=[...new Set([o[0],g])].filter(e=>e!==void 0&&(0,j().startsOthers)(e.text)),f=d.filter(({written:e,flag:w,value:r=""})=>/^-[ex]$/.
test(e)&&/\s/.test(r)||w?.kind!=="config"&&(0,j().isCommandLine)(r)),a=o.filter(({text:e})=>(0,j().hasCommandLine)(e));return[
...b,...f.map(({word:e})=>e),...a].flatMap(e=>e===void 0?[]:[(0,I().wordProblem)("launches-programs",n,e)])}function c({
text:n},{operands:m}){return m.flatMap(d=>d.text==="-"?[(0,I().wordProblem)("reads-stdin",n,d)]:k(d.text)?[(0,I().wordProblem)(
"uses-network",n,d)]:(0,E().isForeign)(d.text)||(0,E().isOfMachine)(d.text)?[(0,I().wordProblem)("tool-loads-code",n,d)]:
[])}function k(n){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.test(n)}function h(n,m,{word:d,
value:o=""}){const g=b=>[(0,I().wordProblem)(b,n,d)];if(m?.handsOn===!0){const b=d.text.includes("=")||o===""?[]:[o],f=(0,E().
judgeNodeFlags)(d,[d.text,...b]);if(!f.some(({rule:a})=>a==="unknown-flag"))return f}return m?.stops===!0?g("unknown-fla\
g"):m?.starts==="npm-scripts"?d.text.includes("=")?[]:g("unknown-flag"):(0,E().isForeign)(o)||(0,E().isOfMachine)(o)?g("\
tool-loads-code"):m===void 0?[]:g("tool-flag-unknown")}},31901:function(J,O){Object.defineProperty(O,"__esModule",{value:!0}),
O.flagProblem=$,O.onlyAsksForInformation=W,O.printsOnly=R,O.valueFault=F,O.wordProblem=p;function p(E,I,{text:L,span:v}){
return j(E,v,{program:I,flag:L})}function $(E,I,L){const{written:v,span:H,value:N}=L,A={program:I,flag:v};return j(E,H,N===
void 0?A:{...A,value:N})}function j(E,I,L){return{rule:E,span:I,args:L}}function F(E,I){return I?"it takes a value, so i\
t has no `--no-` form":E===void 0||E===""?"its value is missing":E.startsWith("-")?"its value begins with a dash":void 0}
const D=new Set(["--version","-v","-V","--help","-h"]);function W(E){const[I]=E;return E.length===1&&I!==void 0&&D.has(I.
text)?I:void 0}function R(E,I){return p("only-prints",E,I)}},92170:function(J,O,p){Object.defineProperty(O,"__esModule",
{value:!0}),O.PARSERS=void 0,O.isProgram=D;function $(){const W=p(87646);return $=function(){return W},W}function j(){const W=p(
3893);return j=function(){return W},W}const F=O.PARSERS={node:$().parseNode,npm:j().parseNpm,npx:j().parseNpx};function D(W){
return Object.hasOwn(F,W)}},48886:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.buildFlagProblems=x,
O.judgeOperands=R,O.ruleForOperand=v;function $(){const o=p(32017);return $=function(){return o},o}function j(){const o=p(
32854);return j=function(){return o},o}function F(){const o=p(95132);return F=function(){return o},o}function D(){const o=p(
3149);return D=function(){return o},o}function W(){const o=p(31901);return W=function(){return o},o}function R({data:{operands:o="\
path"},refusedOperands:g},b,f){const{deciding_properties:a,variables:e}=f.data,w=a!==""||e!==void 0;return b.flatMap(r=>{
const s=L(g,r.text),y=f.data.completes==="tasks"?E(g,r.text):void 0,l=s??y??v(o,r.text);return l!==void 0?[(0,W().wordProblem)(
l,f.program,r)]:w&&o==="plain"?c(f,r):[]})}function E({flags:o,prefixes:g},b){const f=I(b.slice(b.lastIndexOf(":")+1)),[
a=""]=f;if(a==="")return;if("publish".startsWith(a))return"publishes";const e=({name:r})=>{const s=I(r.replace(/~$/,""));
return s.length===f.length&&s.every((y,l)=>y.startsWith(f[l]??""))};return[...o.values(),...g.map(([,r])=>r)].find(e)?.kind}
function I(o){return o.split(/(?=[A-Z])|-/).map(g=>g.toLowerCase())}function L({flags:o,prefixes:g},b){const f=b.replace(
/@[^@]*$/,""),a=[b,f,f.slice(f.lastIndexOf(":")+1)].map($().flagKey);for(const e of a){const r=(/^(?:help|h|version|v|V)$/.
test(e)?void 0:o.get(e))??g.find(([s])=>e.startsWith(s))?.[1];if(r!==void 0)return r.kind}}function v(o,g){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test(g))return"downloads";if(g.startsWith("@")&&o!=="package")return"tool-loads-code";switch(o){case"path":case"tests":return g===
"-"?"reads-stdin":H(g.replace(/::.*$/s,""))||(0,D().isForeign)(g)?"tool-loads-code":void 0;case"package":return g.includes(
"@")?"downloads":H(g)?"tool-loads-code":void 0;case"goal":return g.split(":").length>2?"downloads":void 0;case"plain":return(0,D().
isForeign)(g)?"tool-loads-code":void 0}}function H(o){return(0,j().normalise)(o)===void 0}const N=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,
A=/[$`;&|<>(){}\s]/;function x(o,g){return[...S(o,g),...d(o,g)]}function S(o,{flag:g,word:b,value:f=""}){if(g?.kind!=="p\
roperty")return[];const a=f.replace(/^:/,"").split(/[;,]/);return!f.includes("$(")&&!a.some(e=>h(o,e))?[]:[(0,W().wordProblem)(
"changes-configuration",o.program,b)]}function c(o,g){const{program:b,data:f}=o,{text:a,span:e}=g,w=f.variables&&a.includes(
"=")?k(a):void 0;return w!==void 0&&!f.variables?.includes(w)?[(0,F().problemAt)("make-variable",e,{program:b,variable:w})]:
h(o,a)?[(0,W().wordProblem)("changes-configuration",b,g)]:(a.includes("=")?N.test(a):!A.test(a))?[]:[(0,W().wordProblem)(
"evaluates-text",b,g)]}function k(o){return o.replace(/\s*[:+?!]*=.*$/s,"")}function h({data:o},g){const b=k(g).toLowerCase();
return o.deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(f=>f.startsWith("~")?b.endsWith(f.slice(1)):
f.endsWith("~")?b.startsWith(f.slice(0,-1)):b===f)}const n=/^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i,m=/^-{1,2}(?:t|target)(?::|$)/i;
function d({program:o},{word:g,written:b,value:f=""}){if(o!=="dotnet")return[];const[a=""]=`${b.replace(/^[^:]*/,"")}${f}`.
split(";");return n.test(b)&&/\.dll$|[\\/]/i.test(a)?[(0,W().wordProblem)("loads-code",o,g)]:m.test(b)&&/(?:^|[:;,])(?:deploy|pack|publish|push)/i.
test(f||b)?[(0,W().wordProblem)("publishes",o,g)]:[]}},91883:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),
O.parseModule=S;function $(){const c=p(11186);return $=function(){return c},c}function j(){const c=p(68623);return j=function(){
return c},c}function F(){const c=p(32017);return F=function(){return c},c}function D(){const c=p(95132);return D=function(){
return c},c}function W(){const c=p(3149);return W=function(){return c},c}function R(){const c=p(4289);return R=function(){
return c},c}function E(){const c=p(46868);return E=function(){return c},c}function I(){const c=p(31901);return I=function(){
return c},c}const L=(0,F().groupsByName)({installs:"conda pip ensurepip pre_commit venv virtualenv easy_install poetry p\
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
s calendar inspect uuid"}),v=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),H=/^(?:-\w|--[\w-]+=)?[/~]/,
N=(0,F().toolTable)({flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),A=(0,F().toolTable)({flags:{plain:"v,verb\
ose o,option= f,fail-fast"}});function x({text:c,span:k}){const h=/^\w+(?:\.\w+)*$/.test(c)?c.split("."):[],n=h.map((d,o)=>h.
slice(0,o+1).join("."));return(c.endsWith(".py")?[c]:n.flatMap(R().pythonFiles)).map(d=>({as:"module",path:d,span:k}))}function S({
program:c,data:k},[h,...n],m,d){if(h===void 0){const s={program:c,flag:"-m",fault:"its value is missing"};return{invocation:{},
problems:[(0,D().problemAt)("flag-value",{start:0,end:0},s)]}}const o=m.known.get(h.text);if(o!==void 0&&k.started_programs.
includes(h.text)){const{invocation:s,problems:y}=d(o,n,m);return{invocation:{module:h,launched:[s]},problems:y}}const g={
module:h,operands:[h],passthrough:n,files:h.text==="unittest"?n.flatMap(x):[]},b=/^[\w.]+$/.test(h.text)?L.get(h.text.replace(
/\._(?:_main__|internal\b.*)$/,"")):"tool-loads-code";if(b!==void 0)return{invocation:g,problems:[(0,I().wordProblem)(b,
c,h)]};const f=m.known.get("python");if(h.text==="doctest"&&f!==void 0){const{flags:s,operands:y}=(0,j().readTool)(A,n),
l=y.map(t=>d(f,[t],m)),P=s.flatMap(t=>(0,E().toolFlagProblems)("doctest",A,t));return{invocation:{...g,launched:l.map(t=>t.
invocation)},problems:[...P,...l.flatMap(({problems:t})=>t)]}}const a=v.has(h.text);if(!a&&(0,$().isOfLibrary)(h.text)){
const s={program:c,module:h.text};return{invocation:g,problems:[(0,D().problemAt)("python-module-refused",h.span,s)]}}const[
e,...w]=n;if(h.text==="coverage"&&e?.text==="run"&&f!==void 0){const{flags:s,started:y,rest:l}=(0,j().readTool)(N,w),P=l?
[{...l.flag.word,text:"-m"},...l.words]:y,t=s.flatMap(u=>(0,E().toolFlagProblems)("coverage",N,u));if(P.length>0){const u=d(
f,P,m);return{invocation:{...g,starts:"module",launched:[u.invocation]},problems:[...t,...u.problems]}}}const r=n.filter(
({text:s})=>(0,W().isForeign)(s)||a&&H.test(s));return{invocation:a?g:{...g,starts:"module"},problems:r.map(s=>(0,I().wordProblem)(
"tool-loads-code",h.text,s))}}},29064:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.isHarmlessVariable=
A,O.readAssignments=h;function $(){const n=p(58690);return $=function(){return n},n}function j(){const n=p(87646);return j=
function(){return n},n}function F(){const n=p(12096);return F=function(){return n},n}function D(){const n=p(76829);return D=
function(){return n},n}const W=/^[\w.-]{0,64}$/,R=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,E=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
I=/^\d{1,9}$/,L=/^(?:|[01]|true|false|yes|no|on|off)$/i,v=new Map([["NODE_ENV",W],["CI",W],["FORCE_COLOR",W],["NO_COLOR",
W],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",R],["LC_ALL",R],["NODE_NO\
_WARNINGS",L],["PYTHONDONTWRITEBYTECODE",L],["PYTHONUNBUFFERED",L],["RUST_BACKTRACE",/^(?:[01]|full)$/],["TS_NODE_PROJEC\
T",E],["TS_NODE_TRANSPILE_ONLY",L],["TS_NODE_FILES",L]]),H=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],
[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,W]],N="NODE_OPTIONS";function A(n,m){if(n===N)return(0,j().areHarmlessOptions)(
m);const d=v.get(n);return d!==void 0?d.test(m):S(n)?H.some(([g,b])=>g.test(n)&&b.test(m))||L.test(m)||I.test(m):!1}const x=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function S(n){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(n)?!(0,$().isReadByProgram)(n):x.test(n)}function c(n){return n===
N||v.has(n)||S(n)}const k=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function h(n,m){const d=[],o=[];let g=0;for(const b of n){const[
f]=b.parts,a=f&&!f.quoted?k.exec(f.text):null;if(!a)break;g+=1;const[e,w="",r]=a,s=(0,D().textOf)(b).slice(e.length),y={
start:b.start,end:b.end};if(!r&&A(w,s))d.push({name:w,value:s,span:y}),m.add("environment-assignment",y,{name:w,value:(0,F().
visible)(s)});else{const l=!r&&c(w);m.add("assignment-refused",y,{name:w,value:(0,F().visible)(s),known:l}),r||o.push({name:w,
value:s,span:y})}}return{assignments:d,refused:o,count:g}}},12096:function(J,O,p){Object.defineProperty(O,"__esModule",{
value:!0}),O.inspectBlanks=S,O.inspectCharacters=E,O.inspectInjection=h,O.inspectLookAlikes=v,O.visible=R;function $(){const n=p(
11970);return $=function(){return n},n}const j=/^\p{Bidi_Control}$/u,F=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function D(n){if(n>=32&&n<127||n===9)return"visible";if(n===0)return"nul-character";if(n===10||n===13)return"line-break";
if(n<160)return"control-character";if(n>=55296&&n<=57343)return"lone-surrogate";const m=String.fromCodePoint(n);return j.
test(m)?"bidirectional-character":F.test(m)?"invisible-character":"visible"}function W(n){return`U+${n.toString(16).toUpperCase().
padStart(4,"0")}`}function R(n,m=120){const d=n.length>m?`${n.slice(0,m)}\u2026`:n;let o="";for(const g of d){const b=g.
codePointAt(0)??0,f=b!==9&&D(b)==="visible";o+=f?g:`<${W(b)}>`}return o}function E(n,m,d,o){let g=m;for(const b of n)I(b,
g,d,o),g+=b.length}function I(n,m,d,o){const g=n.codePointAt(0)??0,b={start:m,end:m+n.length},f=W(g),a=D(g);if(a==="line\
-break"?o.add(a,b,{character:f,quoted:d}):a!=="visible"&&o.add(a,b,{character:f}),a!=="visible"||g<=126)return;const e=n.
normalize("NFKC");e!==n.normalize("NFC")||/[\0-\x7f]/.test(e)?o.add("compatibility-character",b,{character:f,becomes:e}):
d||o.add("non-ascii-unquoted",b,{character:f,shown:n})}const L=/\p{L}+/gu;function v(n,m,d,o){if(/^[\x00-\x7f]*$/.test(n)||
!d&&/\s/.test(n))return;const g=d?H(n):N(n);if(g===void 0)return;const b=[...new Set(n)].filter(f=>f>"\x7F");o.add("look\
-alike-letters",{start:m.start,end:m.end},{word:R(n),looks_like:R(g),characters:b.slice(0,10).map(f=>W(f.codePointAt(0)??
0))})}function H(n){const m=n.normalize("NFKD").replace(/\p{M}/gu,""),d=(0,$().asciiOf)(m);return/^[\x20-\x7e]+$/.test(d)?
d:void 0}function N(n){let m=!1;const d=n.replace(L,o=>{const g=(0,$().asciiOf)(o);return g===o||!/[A-Za-z]/.test(o)?o:(m=
!0,g)});return m?d:void 0}const A=100,x=1e3;function S(n,m){let d=0,o=0;for(let g=0;g<=n.length;g+=1){const b=n.charAt(g);
if(b===" "||b==="	")continue;const f=g-o;if(f>1&&(d+=f-1),f>=A||d>=x){const a=Math.max(f,d);m.add("blank-padding",{start:o,
end:g},{blanks:a});return}o=g+1}}const c=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
k=/<!--|```/;function h(n,m,d){const o=({index:f,0:a})=>d??{start:f,end:f+a.length},g=c.exec(n);g&&m.add("workflow-comma\
nd",o(g),{written:R(g[0])});const b=k.exec(n);b&&m.add("markup-injection",o(b),{written:b[0]})}},84128:function(J,O){Object.
defineProperty(O,"__esModule",{value:!0}),O.literalSegment=I,O.matchName=H,O.matchesStars=N,O.readPattern=p;function p(S){
if(!S.parts.some(o=>!o.quoted&&/[*?[]/.test(o.text)))return;const c=S.parts.flatMap(({text:o,quoted:g})=>Array.from(o,b=>({
character:b,active:!g}))),k=c.findLastIndex(({character:o,active:g})=>g&&o==="]"),h=[];let n,m;for(let o=0;o<c.length;){
const g=$(c,o,k);g?(n??=R(h),m??=g.ambiguity,g.element.kind==="many"&&h.at(-1)?.kind==="many"||h.push(g.element),o=g.end):
(h.push({kind:"literal",character:c[o]?.character??""}),o+=1)}return n===void 0?void 0:{text:c.map(({character:o})=>o).join(
""),prefix:n,segments:E(h),...m&&{ambiguity:m}}}function $(S,c,k){const h=S[c];return h?.active?h.character==="*"?{element:{
kind:"many"},end:c+1}:h.character==="?"?{element:{kind:"one"},end:c+1}:h.character!=="["||k<c?void 0:j(S,c)??{element:{kind:"\
one"},end:c+1,ambiguity:"bracket"}:void 0}function j(S,c){let k=c+1;const h=F(S[k],"!");h&&(k+=1);const n=new Set;for(;!F(
S[k],"]");){const m=D(S[k]);if(m===void 0)return;const d=F(S[k+1],"-")?D(S[k+2]):m;if(d===void 0||!W(m,d))return;k+=F(S[k+
1],"-")?3:1;for(let o=m.charCodeAt(0);o<=d.charCodeAt(0);o+=1)n.add(String.fromCharCode(o))}if(n.size!==0)return{element:{
kind:"set",negated:h,members:n},end:k+1}}function F(S,c){return S?.active===!0&&S.character===c}function D(S){return S&&
/^[A-Za-z0-9_.,@%+]$/.test(S.character)?S.character:void 0}function W(S,c){if(S===c)return!0;const k=[/[a-z]/,/[A-Z]/,/[0-9]/];
return S<c&&k.some(h=>h.test(S)&&h.test(c))}function R(S){return S.map(c=>c.kind==="literal"?c.character:"").join("")}function E(S){
const c=[[]];for(const k of S)k.kind==="literal"&&k.character==="/"?c.push([]):c.at(-1)?.push(k);return c}function I(S){
return S.every(({kind:c})=>c==="literal")?R(S):void 0}const L=S=>Array.from(S),v=S=>Array.from(Buffer.from(S).toString("\
latin1"));function H(S,c){const[k]=S;if(c.startsWith(".")&&!(k?.kind==="literal"&&k.character==="."))return!1;const h=A(
S,c,L);return/^[\x20-\x7e]*$/.test(c)||h===A(S,c,v)?h:void 0}function N(S,c){const k=Array.from(c,h=>h==="*"?{kind:"many"}:
{kind:"literal",character:h});return A(k,S,L)}function A(S,c,k){const h=S.flatMap(g=>g.kind==="literal"?k(g.character).map(
b=>({kind:"literal",character:b})):g),n=k(c);let m=0,d=-1,o=0;for(let g=0;g<n.length;)if(h[m]?.kind==="many")d=m,o=g,m+=
1;else if(x(h[m],n[g]))m+=1,g+=1;else if(d>=0)m=d+1,o+=1,g=o;else return!1;return h.slice(m).every(({kind:g})=>g==="many")}
function x(S,c=""){return S?.kind==="literal"?S.character===c:S?.kind==="set"?S.members.has(c)!==S.negated:S?.kind==="on\
e"}},30683:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.MAX_PATTERNS=void 0,O.resolvePattern=L;function $(){
const o=p(76760);return $=function(){return o},o}function j(){const o=p(32854);return j=function(){return o},o}function F(){
const o=p(12096);return F=function(){return o},o}function D(){const o=p(84128);return D=function(){return o},o}function W(){
const o=p(76829);return W=function(){return o},o}const R=20,E=4096,I=O.MAX_PATTERNS=64;function L(o,g,b){const{pattern:f,
span:a,position:e}=o,w=(0,F().visible)(f.text),r=N(f);let s=[];if(e==="program")b.add("glob-program",a,{pattern:w});else if(A(
f))b.add("glob-outside",a,{pattern:w});else if(!H(f,g))if(r)b.add("glob-unclear",a,{pattern:w,reason:r});else if(x(f))b.
add("glob-flag",a,{pattern:w,match:""});else if(g)s=v(o,g,b);else if(e==="script"&&S(f))b.add("glob-program",a,{pattern:w});else{
const y={matches:[],count:0,judged:!1};b.add("unquoted-glob",a,{pattern:w,...y})}return s.length===0?[f.text]:s}function v({
pattern:o,span:g,position:b},f,a){const e=(0,F().visible)(o.text),w=h(o,f),r="matches"in w&&!w.matches.every(c);if("ambi\
guity"in w||r){const t="ambiguity"in w?w.ambiguity:"file_name";return a.add("glob-unclear",g,{pattern:e,reason:t}),[]}const{
matches:s}=w,y=s.find(t=>t.startsWith("-"));y!==void 0&&a.add("glob-flag",g,{pattern:e,match:(0,F().visible)(y)}),b==="s\
cript"&&s.length>1&&a.add("glob-program",g,{pattern:e});const l=s.slice(0,R).map(t=>(0,F().visible)(t)),{length:P}=s;return a.
add("unquoted-glob",g,{pattern:e,matches:l,count:P,judged:!0}),s}function H({prefix:o,text:g},b){return o.includes("://")&&
!b?.stat(g.slice(0,g.indexOf("/")))}function N({text:o,segments:g,ambiguity:b}){return b||(o.length>E?"too_many":g.some(
a=>(0,D().literalSegment)(a)===void 0&&(0,D().matchName)(a,".."))?"dot":void 0)}function A({text:o,segments:g}){return o.
startsWith("/")||g.some(b=>(0,D().literalSegment)(b)==="..")}function x({prefix:o}){return o.startsWith("-")&&!o.includes(
"=")}function S({segments:o}){return o.some(g=>g.some(({kind:b})=>b==="many"))}function c(o){const g=new(W()).ProblemCollector;
return(0,F().inspectCharacters)(o,0,!0,g),g.inOrder().length===0}const k=128*1024;function h(o,g){let b=[{written:"",path:""}];
for(const[e,w]of o.segments.entries()){const r=e===o.segments.length-1,s=[];for(const y of b){const l=n(y,w,r,g);if(typeof l==
"string")return{ambiguity:l};s.push(...l)}b=s}const f=b.map(({written:e})=>Buffer.from(e));return f.reduce((e,w)=>e+w.length+
1,0)>k?{ambiguity:"too_many"}:{matches:f.sort(Buffer.compare).map(e=>e.toString())}}function n(o,g,b,f){const{written:a,
path:e}=o,w=(0,D().literalSegment)(g);if(w==="")return b?[o]:"empty_segment";const r=b?"":"/";if(w===".")return[{written:`${a}\
.${r}`,path:e}];const s=[];for(const y of m(e,g,w,f)){if(y==="letters")return"letters";if(!b&&d(y,f))return"symlink";!b&&
y.kind!=="directory"||s.push({written:`${a}${$().posix.basename(y.path)}${r}`,path:y.path})}return s}function*m(o,g,b,f){
if(b!==void 0){const a=f.stat(o===""?b:`${o}/${b}`);a?.tracked&&(yield a);return}for(const a of f.list(o)){if(!a.tracked)
continue;const e=(0,D().matchName)(g,$().posix.basename(a.path));e===void 0?yield"letters":e&&(yield a)}}function d(o,g){
if(o.kind!=="symlink")return o.kind==="submodule";const b=(0,j().resolveInTree)(g,o.path);return b.kind==="missing"?!1:b.
kind!=="inside"||!/^(?:file|executable)$/.test(b.entry.kind)}},35736:function(J,O,p){Object.defineProperty(O,"__esModule",
{value:!0}),O.hasOneReading=v,O.lex=L;function $(){const h=p(13580);return $=function(){return h},h}function j(){const h=p(
29064);return j=function(){return h},h}function F(){const h=p(12096);return F=function(){return h},h}function D(){const h=p(
30683);return D=function(){return h},h}function W(){const h=p(84128);return W=function(){return h},h}function R(){const h=p(
50674);return R=function(){return h},h}function E(){const h=p(76829);return E=function(){return h},h}const I=128*1024;function L(h,n){
const m=new(E()).ProblemCollector;if(H(h,m))return{words:[],assignments:[],refused:[],problems:m.inOrder()};const d={start:0,
end:h.length};(0,F().inspectBlanks)(h,m),(0,F().inspectInjection)(h,m);const o=(0,R().splitWords)(h,m),{assignments:g,refused:b,
count:f}=(0,j().readAssignments)(o,m);for(const e of o.slice(0,f))x(e,m);const a=N(o.slice(f),n,m);a.length===0&&m.add("\
empty-command",d,{});for(const{value:e,span:w}of g)(0,F().inspectInjection)(e,m,w);for(const{text:e,span:w}of a)(0,F().inspectInjection)(
e,m,w);return{words:a,assignments:g,refused:b,problems:m.inOrder()}}function v({problems:h}){return h.every(({rule:n})=>(0,$().
ruleOf)(n).severity==="warning")}function H(h,n){if(Buffer.byteLength(h)<=I)return!1;const m={start:0,end:h.length};return n.
add("command-too-long",m,{limit:I}),!0}function N(h,n,m){const d=[];let o=0;for(const[g,b]of h.entries()){const f={start:b.
start,end:b.end},a=b.parts.some(s=>s.quoted),e=(0,E().textOf)(b);x(b,m),S(b,m),k(b,g===0,m),(0,F().inspectLookAlikes)(e,
b,g===0,m);const w=(0,W().readPattern)(b);if(w&&(o+=1),w&&o>D().MAX_PATTERNS&&m.add("glob-unclear",f,{pattern:(0,F().visible)(
e),reason:"too_many"}),!w||o>D().MAX_PATTERNS){d.push({text:e,span:f,quoted:a});continue}const r=A(g,d);for(const s of(0,D().
resolvePattern)({pattern:w,span:f,position:r},n,m))d.push({text:s,span:f,quoted:a})}return d}function A(h,n){return h===
0?"program":h===1&&n[0]?.text==="node"?"script":"argument"}function x(h,n){for(const[m,d]of h.parts.entries()){if(d.quoted||
!d.text.includes("~"))continue;const o=d.text.search(m===0?/(?:^|[=:])~/:/[=:]~/);if(o<0)continue;const g=d.start+d.text.
indexOf("~",o),b=(0,F().visible)((0,E().textOf)(h));n.add("tilde-expansion",{start:g,end:g+1},{word:b});return}}function S(h,n){
let m=-1,d=!1;for(const o of h.parts)if(!(o.quoted||m<0&&!o.text.includes("{")))for(const{0:g,index:b}of o.text.matchAll(
/[{},]|\.\./g)){const f=o.start+b;if(g==="{")m<0&&(m=f);else if(g!=="}")d=m>=0;else if(d){const a={start:m,end:f+1};n.add(
"brace-expansion",a,{written:(0,F().visible)((0,E().textOf)(h))});return}}}const c=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function k(h,n,m){const d=(0,E().unquotedText)(h);d!==void 0&&(d==="\
!"||n&&c.has(d))&&m.add("reserved-word",{start:h.start,end:h.end},{word:d})}},50674:function(J,O,p){Object.defineProperty(
O,"__esModule",{value:!0}),O.splitWords=D;function $(){const A=p(12096);return $=function(){return A},A}const j=1e3,F=/[ \t\n\r'"\\$`;&|<>()]/g;
function D(A,x){return new W(A,x).split()}class W{#n;#e;#s=[];#r=[];#i=0;#t=0;#l=0;constructor(x,S){this.#n=x,this.#e=S}split(){
for(;this.#t<this.#n.length;)this.#f();if(this.#u(),this.#l>j){const x={start:0,end:this.#n.length};this.#e.add("too-man\
y-quotes",x,{quotes:this.#l,limit:j})}return this.#s}#f(){switch(this.#n.charAt(this.#t)){case" ":case"	":this.#u(),this.#t+=
1;break;case`
`:case"\r":this.#u(),(0,$().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#p();
break;case'"':this.#a();break;case"\\":this.#y();break;case"$":this.#c(!1);break;case"`":this.#h(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#u(),this.#t=N(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#b():this.#d();break;default:this.#d()}}#o(x,S,c,k=c){this.#r.length===0&&(this.#i=k),this.#r.push({text:x,quoted:S,
start:c})}#u(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#d(){const x=this.#t;
F.lastIndex=x+1;const S=F.exec(this.#n)?.index??this.#n.length,c=this.#n.slice(x,S);(0,$().inspectCharacters)(c,x,!1,this.#e),
this.#o(c,!1,x),this.#t=S}#p(){const x=this.#t,S=this.#n.indexOf("'",x+1),c=S<0?this.#n.length:S,k=this.#n.slice(x+1,c);
(0,$().inspectCharacters)(k,x+1,!0,this.#e),this.#o(k,!0,x+1,x),this.#g(x,c,"'")}#a(){const x=this.#t,S=this.#n;let c="",
k=x+1;for(this.#t=k;this.#t<S.length&&S.charAt(this.#t)!=='"';){const n=S.charAt(this.#t);n==="\\"&&/["$`\\\n]/.test(S.charAt(
this.#t+1))?(c+=S.slice(k,this.#t),S.charAt(this.#t+1)===`
`&&this.#m(),k=this.#t+1,this.#t+=2):n==="$"?this.#c(!0):n==="`"?this.#h(!0):this.#t+=1}const h=Math.min(this.#t,S.length);
c+=S.slice(k,h),(0,$().inspectCharacters)(S.slice(x+1,h),x+1,!0,this.#e),this.#o(c,!0,x+1,x),this.#g(x,h,'"')}#g(x,S,c){
this.#l+=1,this.#t=Math.min(S+1,this.#n.length),!(S<this.#n.length)&&this.#e.add("unterminated-quote",{start:x,end:S},{quote:c})}#y(){
const x=this.#t,S=this.#n.charAt(x+1);this.#t+=1,S===""?(this.#e.add("trailing-backslash",{start:x,end:x+1},{}),this.#o(
"\\",!0,x)):S===`
`?(this.#t=x,this.#m(),this.#t+=2):S>"\x7F"?this.#o("",!0,x+1,x):((0,$().inspectCharacters)(S,x+1,!0,this.#e),this.#o(S,
!0,x+1,x),this.#t+=1)}#m(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#c(x){const S=L(this.#n,this.#t,
x);S?this.#w(S.kind,S.end,x):(x||this.#o("$",!1,this.#t),this.#t+=1)}#h(x){const S=v(this.#n,this.#t);this.#w("command-s\
ubstitution",S,x)}#w(x,S,c){const k=this.#t,h=this.#n.slice(k,S);this.#e.add(x,{start:k,end:S},{written:(0,$().visible)(
h)}),c||this.#o(h,!0,k),this.#t=S}#b(){const x=this.#t,S=this.#n.indexOf(`
`,x);this.#t=S<0?this.#n.length:S;const c=this.#n.slice(x,this.#t);(0,$().inspectCharacters)(c,x,!1,this.#e),this.#e.add(
"shell-comment",{start:x,end:this.#t},{written:(0,$().visible)(c)})}}const R=/[A-Za-z_]/,E=/[A-Za-z0-9_]/,I=/[0-9@*#?$!-]/;
function L(A,x,S){const c=A.charAt(x+1);if(c==="(")return{kind:A.charAt(x+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:H(A,x+1,"(",")")};if(c==="{")return{kind:"variable-expansion",end:H(A,x+1,"{","}")};if(c==="[")return{kind:"\
arithmetic-expansion",end:H(A,x+1,"[","]")};if(c==="'"||c==='"'){if(S)return;const k=A.indexOf(c,x+2);return{kind:"dolla\
r-quote",end:k<0?A.length:k+1}}if(R.test(c)){let k=x+2;for(;E.test(A.charAt(k));)k+=1;return{kind:"variable-expansion",end:k}}
if(I.test(c)||c>"\x7F")return{kind:"variable-expansion",end:x+2}}function v(A,x){for(let S=x+1;S<A.length;S+=1){const c=A.
charAt(S);if(c==="\\")S+=1;else if(c==="`")return S+1}return A.length}function H(A,x,S,c){let k=0;for(let h=x;h<A.length;h+=
1){const n=A.charAt(h);if(n===S)k+=1;else if(n===c&&(k-=1,k===0))return h+1}return A.length}function N(A,x,S){const c=A.
charAt(x);if(c==="("||c===")")return S.add("shell-parenthesis",{start:x,end:x+1},{character:c}),x+1;const k=c==="<"||c===
">",h=k?/[<>&|-]/:/[;&|]/;let n=x+1;for(;n-x<3&&h.test(A.charAt(n));)n+=1;const m=A.slice(x,n);return S.add(k?"shell-red\
irection":"shell-operator",{start:x,end:n},{operator:m}),n}},76829:function(J,O,p){Object.defineProperty(O,"__esModule",
{value:!0}),O.ProblemCollector=void 0,O.textOf=F,O.unquotedText=D;function $(){const R=p(13580);return $=function(){return R},
R}function j(){const R=p(95132);return j=function(){return R},R}function F(R){const[E]=R.parts;return R.parts.length===1&&
E?E.text:R.parts.map(I=>I.text).join("")}function D(R){const[E]=R.parts;return R.parts.length===1&&E&&!E.quoted?E.text:void 0}
class W{#n=[];#e=new Set;add(E,I,L){if((0,$().ruleOf)(E).severity==="error"){if(this.#e.has(E))return;this.#e.add(E)}this.#n.
push((0,j().problemAt)(E,I,L))}inOrder(){const E=({rule:I})=>this.#e.has(I)?0:1;return this.#n.sort((I,L)=>I.span.start-
L.span.start||E(I)-E(L))}}O.ProblemCollector=W},19312:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.
MAX_TURNS=void 0,O.endOfCompound=R,O.loopAt=D;function $(){const E=p(81413);return $=function(){return E},E}const j=O.MAX_TURNS=
50,F=/^(?:[\w@./-]+|(?!\/|.*\.\.)[\w@./*?-]+)$/;function D({commands:E,text:I,tree:L},v){const H=E[v];if(H?.words.some(g=>g.
text==="for")!==!0)return;const[N]=(0,$().readShellText)(I.slice(H.span.start,H.span.end),L),A=N&&(0,$().withoutReserved)(
N).words,[x,{text:S=""}={},c,...k]=A??[];if(!N||x?.text!=="for"||c?.text!=="in")return;const h=g=>F.test(g.text)&&!(0,$().
isDynamic)(N,g);if(!/^\w+$/.test(S)||!k.every(h))return;const n=new RegExp(`\\$(?:${S}(?!\\w)|\\{${S}\\})`,"g");if((I.match(
new RegExp(`(?<![\\w-]|\\$\\{?)${S}(?!\\w)`,"g"))??[]).length!==1)return;const d=R(E,v),o=I.slice(H.span.end,E[d-1]?.span.
end);return{turns:k.map(g=>o.replace(n,g.text)),end:d}}const W=/^(?:case|for|if|select|until|while)$/;function R(E,I,L=0){
let v=0;for(let H=I;H<E.length;H+=1){const N=E[H]?.words.slice(H===I?L:0)??[],[A]=N,x=N.filter(({text:S,quoted:c},k)=>N.
slice(0,k).every($().isBefore)&&!c&&W.test(S));if(v+=x.length,!A?.quoted&&/^(?:done|esac|fi)$/.test(A?.text??"")&&(v-=1),
v===0)return H+1}return E.length}},51951:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.readCommand=
S,O.readWords=h;function $(){const e=p(37866);return $=function(){return e},e}function j(){const e=p(32017);return j=function(){
return e},e}function F(){const e=p(94854);return F=function(){return e},e}function D(){const e=p(80781);return D=function(){
return e},e}function W(){const e=p(95132);return W=function(){return e},e}function R(){const e=p(45806);return R=function(){
return e},e}function E(){const e=p(92170);return E=function(){return e},e}function I(){const e=p(35736);return I=function(){
return e},e}function L(){const e=p(86191);return L=function(){return e},e}function v(){const e=p(73872);return v=function(){
return e},e}function H(){const e=p(60210);return H=function(){return e},e}function N(){const e=p(82293);return N=function(){
return e},e}function A(){const e=p(80827);return A=function(){return e},e}const x=new Set;async function S(e,w={}){const r=h(
e,w),{tree:s,base:y,changed:l=x,cwd:P="",clock:t,programs:u=j().NO_PROGRAMS}=w;if(s===void 0||r.invocation===void 0||r.argv===
null)return r;const i={tree:s,directory:P,changed:l,families:u,...y&&{base:y}},{invocation:T}=r,{targets:M,problems:C}=await(0,v().
resolveInvocation)(T,i,t);return{...r,...await c(T,M,i),targets:M,problems:f(r.problems,C)}}async function c(e,w,r){if(e.
program!=="npm"&&e.program!=="npx")return{};const s=await(0,A().npmScripts)(e,r),y=w.some(({kind:t,via:u})=>t==="package\
_binary"&&u===void 0),P=(s?(0,A().stepsIn)(s).some(({text:t})=>k.test(t)):!y)?await(0,H().foreignSettings)(r.tree,r.changed):
[];return{...s&&{scripts:s},...P.length>0&&{npmSettings:P}}}const k=/(?:^|[^\w.-])np[mx](?![\w.-])/;function h(e,{tree:w,
cwd:r="",programs:s=j().NO_PROGRAMS}={}){if(typeof e!="string")return m(e);const{words:y,assignments:l,problems:P}=(0,I().
lex)(e,w&&(0,D().subTree)(w,r)),[t]=y,u=(z,V,K)=>({command:e,words:y,assignments:l,argv:z,...K===void 0?void 0:{invocation:K},
targets:[],problems:V});if(t===void 0)return u(null,P);const i=(0,I().hasOneReading)({problems:P})?y.map(({text:z})=>z):
null,{program:T,problem:M}=o(e,y,s);if(M?.rule==="sentence")return u(i,[M,...P]);if(T===void 0)return u(i,[...P,M]);const C=n(
y,P).slice(1),{invocation:G,problems:B}=(0,R().parseInvocation)(T,C,s),U=(0,N().inspectPaths)(G,r,s);return u(i,[...P,...B,
...U],G)}function n(e,w){const r=w.find(s=>s.rule==="shell-operator"||(0,W().isProblem)(s,"line-break")&&!s.args.quoted);
return r===void 0?e:e.filter(({span:s})=>s.start<r.span.start)}function m(e){const w=e===null?"null":Array.isArray(e)?"a\
rray":typeof e,r=(0,W().problemAt)("command-not-text",{start:0,end:0},{type:w});return{command:"",words:[],assignments:[],
argv:null,targets:[],problems:[r]}}const d=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function o(e,w,{
allowed:r,offered:s}){const[y]=w,l=y?.text??"",P=(0,E().isProgram)(l)?l:r.get(l);if(P!==void 0)return{program:P};const t=y?.
span??{start:0,end:0},u=(M,C)=>({program:void 0,problem:(0,W().problemAt)(M,t,C)}),[,i]=d.exec(l)??[];if(i===void 0&&(0,L().
isSentence)(e)){const M=w.at(-1)?.span.end??t.end;return{program:void 0,problem:(0,W().problemAt)("sentence",{start:t.start,
end:M},{})}}const T=b(l,s);return/[\\/]/.test(l)?u("program-by-path",{program:l,...T}):i!==void 0?u("program-look-alike",
{program:l,meant:i.toLowerCase()}):u("program-not-allowed",{program:l,group:$().REFUSED_PROGRAMS.get(l)??(F().TOOLS.has(
l)?"npx":"other"),...T,allowed:[...r.keys()]})}const g=new Map([["gradlew","gradle"],["mvnw","mvn"],["gmake","make"],["b\
unx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function b(e,w){const r=w(
e);if(r!==void 0)return{offered:r};const s=e.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),y=g.get(s)??s,l=w(y);return l===void 0?{offered:""}:{offered:l,word:y}}function f(e,w){const r=new Set(e.map(a)),s=[
...e];for(const y of w){const l=a(y);r.has(l)||(r.add(l),s.push(y))}return s}function a({rule:e,span:w,args:r}){return JSON.
stringify([e,w.start,w.end,r])}},86191:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.isSentence=v,O.
namedPaths=A,O.startedFiles=x;function $(){const S=p(37866);return $=function(){return S},S}function j(){const S=p(32854);
return j=function(){return S},S}const F=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
D=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
W=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,E=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
I=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,L=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function v(S){const c=S.trim(),[k="",...h]=c.split(/\s+/,100);if($().REFUSED_PROGRAMS.has(k))return!1;if(E.test(c)||I.test(
c)||L.test(k))return!0;if(/[;&|<>$`]/.test(c))return!1;const n=R.test(k);if(h.some(d=>/^--?[A-Za-z]/.test(d)))return!1;if((n||
W.test(k))&&h.some(d=>F.test(H(d))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(k))return h.length>0||/[.!:]$/.test(k);const m=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(h[0]??"");return n&&m&&(D.test(k)||/[a-z]{2}[.!?]$/.test(c))}function H(S){return S.replace(/[.,;:!?]$/,"")}const N=/[\s"'`;&|()<>=]+/;
function A(S,c=""){const k=c===""?"":`${c}/`;return S.split(N).map(h=>(0,j().normalise)(k+h)??h)}function x({targets:S}){
return S.flatMap(({kind:c,path:k,parsed:h})=>c==="file"&&k&&!h?[k]:[])}},66227:function(J,O,p){Object.defineProperty(O,"\
__esModule",{value:!0}),O.dependencyHome=c,O.inspectDependency=H,O.isUnverified=N,O.ownerOf=x,O.packageOf=v,O.resolveAtHome=
h;function $(){const n=p(76760);return $=function(){return n},n}function j(){const n=p(20639);return j=function(){return n},
n}function F(){const n=p(80781);return F=function(){return n},n}function D(){const n=p(95132);return D=function(){return n},
n}function W(){const n=p(53169);return W=function(){return n},n}function R(){const n=p(46138);return R=function(){return n},
n}function E(){const n=p(19685);return E=function(){return n},n}function I(){const n=p(67953);return I=function(){return n},
n}function L(){const n=p(59867);return L=function(){return n},n}function v(n){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(n)?.[1]}async function H(n,m,d){const{tree:o,base:g=o}=k(n);return[...await A(o,g,m,d),...await(0,W().compareWithBase)(
o,g,m.name,d),...await S(o,m,d)]}function N({rule:n}){return n==="dependency-unverified"||n==="target-untracked"}async function A(n,m,{
name:d,path:o},g){const b=r=>[(0,D().problemAt)("dependency-unverified",g,{name:d,path:o,fault:r})],[f,a]=await Promise.
all([(0,E().readLocks)(n),(0,E().readLocks)(m)]),e=r=>r.some(({entriesOf:s})=>s(d).length>0);return!e(f)&&e(a)?b("remove\
d"):(await(0,L().usablePackageJson)(n,""))?.dependencies.has(d)?e(f)?[]:f.length===0&&a.length===0?[(0,D().problemAt)("l\
ockfile-missing",g,{})]:b("unlocked"):b("undeclared")}async function x(n,m,d){const o=await(0,E().readLocks)(n),g=b=>o.flatMap(
({entriesOf:f})=>f(b));return d.has(m)&&(o.length===0||g(m).length>0)?m:[...d].find(b=>g(b).some(({bin:f})=>f!==void 0&&
Object.hasOwn(f,m)))}async function S(n,{name:m,binary:d},o){const g=`node_modules/${m}`;if(n.stat(g)===void 0)return[];
const f=(await(0,E().readLocks)(n)).flatMap(({entriesOf:C})=>C(m));if(f.length===0)return[];const a=await(0,L().readJsonFile)(
n,`${g}/package.json`),e=(0,R().objectIn)(a),w=(0,R().textIn)(e,"name"),r=(0,R().textIn)(e,"version"),s=(C,G,B)=>[(0,D().
problemAt)("dependency-stale",o,{name:m,what:C,locked:G,installed:B||"nothing"})],y=a!==void 0,l=f.filter(C=>!y||C.name===
(w||m));if(l.length===0)return s("name",f[0]?.name??"",w);const P=l.filter(C=>!y||["",r].includes(C.version));if(P.length===
0)return s("version",l[0]?.version??"",r);if(d===void 0)return[];const t=P.flatMap(({bin:C})=>C===void 0?[]:[C]),u=t.length>
0?t:[(0,R().binOf)(e.bin,w||m)??{}];if(t.length===0&&e.bin===void 0)return[];const{name:i,file:T}=d,M=u.flatMap(C=>Object.
entries(C).flatMap(([G,B])=>i===void 0||i===G?[$().posix.normalize(B)]:[]));return M.includes(T)?[]:s(i===void 0?"binary":
`binary ${i}`,M[0]??"nothing",T)}function c({tree:n,base:m=n,directory:d}){const o=g=>b=>j().LOCKFILES.some(f=>b.stat($().
posix.join(g,f))!==void 0);return(0,I().foldersUpFrom)(d).find(g=>[n,m].some(o(g)))??""}function k(n,m=c(n)){if(m==="")return n;
const{tree:d,base:o,directory:g,changed:b}=n,f=`${m}/`;return{...n,tree:(0,F().subTree)(d,m),...o&&{base:(0,F().subTree)(
o,m)},directory:g.slice(f.length),changed:new Set([...b].flatMap(a=>a.startsWith(f)?a.slice(f.length):[]))}}async function h(n,m){
const d=c(n),{targets:o,problems:g}=await m(k(n,d));return{targets:o.map(b=>b.path===void 0?b:{...b,path:$().posix.join(
d,b.path)}),problems:g}}},87146:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.codeFilesOf=k,O.hiddenInInvocation=
x,O.hiddenInWords=A,O.preloadsOf=c,O.readsCode=h;function $(){const s=p(76760);return $=function(){return s},s}function j(){
const s=p(58690);return j=function(){return s},s}function F(){const s=p(37866);return F=function(){return s},s}function D(){
const s=p(94854);return D=function(){return s},s}function W(){const s=p(45806);return W=function(){return s},s}function R(){
const s=p(87646);return R=function(){return s},s}function E(){const s=p(35736);return E=function(){return s},s}function I(){
const s=p(81413);return I=function(){return s},s}function L(){const s=p(20630);return L=function(){return s},s}function v(){
const s=p(60210);return v=function(){return s},s}const H=new Set(["alias","enable","hash"]),N=new Set("declare export fo\
r getopts local read readonly typeset".split(" "));function A(s,y){const[l,...P]=s.words,t=l?.text??"",[u,...i]=(0,L().startedWords)(
s.words),T=u?.text??"";if(s.defines||t==="function"&&!l?.quoted)return{how:"function",part:t.replace(/_{2,}\{?$/,"")};if(H.
has(T)&&i.length>0)return{how:"function",part:T};if(T==="eval")return{how:"text",part:T};const M=s.words.slice(0,s.words.
length-i.length-1),C=t==="env"&&M.find(({text:Y})=>/^(?:-C|--ch)/.test(Y));if(C)return{how:"dynamic",part:`env ${C.text}`};
const G=n(s).find(e);if(G)return{how:"assignment",part:G.name};if(u===void 0)return;const B=Y=>(0,I().isDynamic)(s,Y)||Y.
text==="{}",U=({span:Y})=>y.slice(Y.start,Y.end);if(B(u))return{how:"dynamic",part:U(u)};if(t==="exec"&&P.length===0&&b(
s))return{how:"input",part:t};if(u.text==="node")return i.find(({text:Z})=>!Z.startsWith("-"))?.text==="{}"?{how:"dynami\
c",part:"{}"}:void 0;if(!m(u))return;const V=o(i).find(B);if(V)return{how:"dynamic",part:U(V)};const K=b(s)||s.words.some(
({text:Y})=>Y==="xargs"),X=i.some(({text:Y},Z)=>g(i,Z)&&!d.test(Y));return K&&!X?{how:"input",part:u.text}:void 0}function x(s,y,{
invocation:l,problems:P},t){for(const u of[l,...(0,W().launchedBy)(l)]){const{program:i,subcommand:T,flags:M,operands:C,
passthrough:G}=u;if(!/^(?:node|np[mx])$/.test(i))continue;const B=i==="npm"&&T!=="exec",[U]=C,z=(0,D().toolOf)(U?.text??
"",t?.tools)?.starts==="command-texts",V=B||z?G.filter(S):[],K=[...M,...C,...V].find(X=>(0,I().isDynamic)(s,X));if(K)return{
how:"dynamic",part:y.slice(K.span.start,K.span.end)}}for(const{rule:u,args:i}of P){if(u==="reads-stdin"&&b(s)&&"program"in
i)return{how:"input",part:String(i.program)};if(u==="assignment-refused"&&"name"in i&&"value"in i){const T=String(i.name);
if(e({name:T,value:String(i.value)}))return{how:"assignment",part:T}}}}function S({text:s}){return!/^[\w@.-]*\$\{?npm_package_version\}?$/.
test(s)}function c(s){return[s,...(0,W().launchedBy)(s)].flatMap(({program:y,flags:l})=>l.flatMap(({value:P,span:t})=>y===
"node"&&P!==void 0&&/^\.{0,2}\//.test(P)?[{text:P,span:t}]:[]))}function k(s){const[y,...l]=(0,L().startedWords)(s.words);
if(y===void 0)return[];const P=m(y)?o(l).slice(-1):[],t=s.redirections.flatMap(({operator:T,target:M})=>T==="<"&&M&&h(s)?
[M]:[]),u=n(s).flatMap(({name:T,value:M,span:C})=>(T==="PATH"?M.split(":").map(B=>$().posix.join(B,y.text)):T.endsWith("\
NODE_OPTIONS")||T.endsWith("node_options")?w(M)??[]:[M]).map(B=>({text:B,span:C})));return[...y.text.includes("/")?[y]:[],
...P,...t,...u]}function h({words:s}){const[y]=(0,L().startedWords)(s),{text:l}=y??{text:""};return/^(?:node|np[mx])$|\//.
test(l)||m({text:l})}function n(s){const{words:y,assignments:l}=s,[P,...t]=y,u=N.has(P?.text??""),T=(P?.text==="for"?t.slice(
0,1):u?t:y.slice(0,y.length-(0,L().startedWords)(y).length)).flatMap(({text:M,span:C})=>{const[,G,B]=/^(\w+)(?:\+?=(.*))?$/s.
exec(M)??[];return G===void 0||B===void 0&&!u?[]:[{name:G,value:B??"?",span:C}]});return[...l,...T]}function m({text:s}){
const y=s.replace(/^(?:\/usr)?(?:\/local)?\/bin\//,"");return/^(?:(?:ba|da|z|k|fi|c|tc)?sh|\.|source|pwsh|python[\d.]*|perl|php|ruby|deno|bun|lua|osascript)$/.
test(y)||F().REFUSED_PROGRAMS.get(y)==="interpreter"&&!/^(?:cargo|go|java|make)$/.test(y)}const d=/^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0)$/;
function o(s){const y=s.findIndex((l,P)=>g(s,P));return y<0?s:s.slice(0,y+1)}function g(s,y){const{text:l=""}=s[y]??{};return/^-\w*[cemr]$/.
test(s[y-1]?.text??"")?!0:!l.startsWith("-")&&/[./\s]/.test(l)}function b({redirections:s,pipedFrom:y}){return y!==void 0||
s.some(({operator:l})=>/^<(?:<|$)/.test(l))}const f=/(?:^|_)(?:BIN|BINARY|BROWSER|CC|COMMAND|COMPILER|CXX|EDITOR|EXECUTABLE|LINKER|PAGER|RUNNER|SHELL|VISUAL|WRAPPER)(?:_PATH)?$/,
a=/^(?:\$\{?PATH\}?|\/(?:usr\/(?:local\/)?)?s?bin|(?:\.{0,2}\/|\$\{?(?:PWD|INIT_CWD)\}?\/)*node_modules\/\.bin\/?)$/;function e({
name:s,value:y}){if(s==="PATH")return!y.split(":").every(P=>a.test(P));if(s==="NODE_OPTIONS")return w(y)?.length!==0;const[
,l]=/^npm_config_(.*)$/i.exec(s)??[];if(l!==void 0){const P=l.toLowerCase().replaceAll("_","-");return P==="node-options"?
w(y)?.length!==0:P!=="ignore-scripts"&&(0,v().effectOf)(P,y)!=="harmless"}return(0,j().choosesByName)(s)||f.test(s)&&/^(?!\/)[^$]*\//.
test(y)}function w(s){const{words:y,problems:l}=(0,E().lex)(`node ${s} x.js`);if(!l.some(({rule:P})=>P.endsWith("-expans\
ion")||P.endsWith("-substitution")))return(0,R().parseNode)(y.slice(1)).problems.flatMap(({rule:P,args:t})=>{const u="va\
lue"in t?String(t.value):"";return r.has(P)&&!/^[@\w][\w@./-]*$/.test(u)?[u]:[]})}const r=new Set(["changes-configuratio\
n","changes-node-options","loads-code","preloads-code","reads-environment-file"])},73872:function(J,O,p){Object.defineProperty(
O,"__esModule",{value:!0}),O.resolveInvocation=v;function $(){const d=p(41330);return $=function(){return d},d}function j(){
const d=p(95132);return j=function(){return d},d}function F(){const d=p(45806);return F=function(){return d},d}function D(){
const d=p(15804);return D=function(){return d},d}function W(){const d=p(52437);return W=function(){return d},d}function R(){
const d=p(59867);return R=function(){return d},d}function E(){const d=p(9504);return E=function(){return d},d}function I(){
const d=p(56788);return I=function(){return d},d}function L(){const d=p(95598);return L=function(){return d},d}function v(d,o,g){
const b=new(I()).Trail((f,a)=>H(f,a,b),g);return H(d,o,b)}async function H(d,o,g){const b=[];for(const f of[d,...(0,F().
launchedBy)(d)]){const a=await k(f,o);if("rule"in a)b.push({targets:[],problems:[a]});else for(const e of a)b.push(await N(
e,o,g),await(0,L().resolveTasks)(e,o,g))}return(0,I().join)(b)}function N(d,o,g){const{program:b,family:f}=d;return f!==
void 0?(0,E().resolveProgram)(d,f,o,g):b==="node"?(0,D().resolveNode)(d,o):(0,W().resolveNpm)(d,o,g)}const A=/^[\w:.@/-]+$/,
x=200,S=4,c=/^[\w:.@/*?{},[\]-]+$/;async function k(d,o){const{selects:g,operands:b}=d,[f]=b;if(g===void 0||f===void 0)return[
d];const a=await(0,R().usablePackageJson)(o.tree,o.directory),{text:e,span:w}=f,r={program:"npm",flag:e};if(!h(e))return(0,j().
problemAt)("launches-programs",w,r);const s=[...a?.scripts.keys()??[]];if(s.some(l=>l.length>x))return(0,j().problemAt)(
"launches-programs",w,r);const y=s.filter(n(e,g));return y.length===0?(0,j().problemAt)("npm-script-missing",w,{script:e,
passes:!1}):y.every(l=>A.test(l))?y.map(l=>{const{selects:P,...t}=d;return{...t,operands:[{...f,text:l}]}}):(0,j().problemAt)(
"launches-programs",w,r)}function h(d){return d.length<=x&&c.test(d)&&d.split("*").length-1<=S}function n(d,o){if(o==="g\
lob"){const a=(0,$().default)(m(d),{nonegate:!0,strictSlashes:!0});return e=>a(m(e))}const g=d.indexOf("*"),[b,f]=[d.slice(
0,g),d.slice(g+1)];return a=>a.length>=b.length+f.length&&a.startsWith(b)&&a.endsWith(f)}function m(d){return d.replace(
/[:/]/g,o=>o===":"?"/":":")}},53169:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.compareWithBase=I,
O.knownHosts=a,O.replacedArchive=N;function $(){const s=p(32854);return $=function(){return s},s}function j(){const s=p(
93028);return j=function(){return s},s}function F(){const s=p(95132);return F=function(){return s},s}function D(){const s=p(
60210);return D=function(){return s},s}function W(){const s=p(59867);return W=function(){return s},s}function R(){const s=p(
46138);return R=function(){return s},s}function E(){const s=p(19685);return E=function(){return s},s}async function I(s,y,l,P){
if(s===y)return[];const[t,u]=await Promise.all([(0,E().readLocks)(s),(0,E().readLocks)(y)]),i={hosts:await a(y,u),configured:await e(
s,l)},T=await k(s,y,l,i),M=[];for(const{path:C,entriesOf:G}of t){const B=u.find(z=>z.path===C),U=(B?[B]:u).flatMap(z=>z.
entriesOf(l));for(const z of G(l)){const V=U.filter(Z=>A(Z,z)),K=V.filter(({version:Z})=>Z===z.version),Y=N(z,s,y)||K.length>
0&&K.every(Z=>x(Z,z))?{how:"integrity",to:z.integrity??"nothing"}:V.length>0&&c(z,i)?void 0:L(z,{name:l,tree:s,before:U,
registries:i});Y!==void 0?T.push({name:l,path:C,...Y}):K.length===0&&(U.length>0||!H(z,s))&&M.push({name:l,from:U[0]?.version??
"",to:z.version||(z.source.at??"")})}}return[...o(T).map(C=>(0,F().problemAt)("dependency-redirected",P,C)),...o(M).map(
C=>(0,F().problemAt)("dependency-changed",P,C))]}function L(s,{name:y,tree:l,before:P,registries:t}){const{source:u}=s;if(u.
kind==="git"||u.kind==="tarball")return{how:u.kind,to:u.at};if(u.kind==="file"){const i=P.some(T=>T.source.kind!=="file");
return H(s,l)&&!i?void 0:{how:"file",to:u.at}}return s.name!==y?{how:"alias",to:s.name}:c(s,t)?void 0:{how:"host",to:f(u,
t.configured)}}function v({source:s}){if(s.kind==="file")return(0,$().normalise)(s.at.replace(/#.*$|::.*$/s,""))||void 0}
function H(s,y){const l=v(s),P=l===void 0?void 0:(0,$().resolveInTree)(y,l);return P?.kind==="inside"&&P.entry.kind==="d\
irectory"}function N(s,y,l){const P=v(s);if(P===void 0)return!1;const[t,u]=[y,l].map(T=>(0,$().resolveInTree)(T,P));return!(t?.
kind==="inside"&&(0,j().isRegular)(t.entry.kind))||u?.kind!=="inside"?!1:t.entry.oid!==u.entry.oid||t.entry.size!==u.entry.
size}function A(s,y){return s.name!==y.name||s.source.kind!==y.source.kind?!1:d(s)===d(y)}function x({integrity:s,source:y},{
integrity:l}){if(s===void 0||y.kind==="file"&&l===void 0)return!1;if(l===void 0)return!0;const P=S(s),t=[...S(l)];return t.
some(([u])=>P.has(u))&&t.every(([u,i])=>(P.get(u)??i)!==i)}function S(s){return new Map(s.split(/\s+/).map(y=>{const[,l="",
P=y]=/^([a-z\d]+)[-/](.*)$/is.exec(y)??[];return[l,P]}))}function c({source:s},{hosts:y,configured:l}){return s.kind!=="\
registry"||y.has(f(s,l))}async function k(s,y,l,P){const t=(await n(y,l)).map(u=>h(u,l));return(await n(s,l)).flatMap(u=>{
const i=h(u,l),T=i.source.kind==="registry"&&i.name===l,M=t.some(G=>A(G,i));if(T||M||u.startsWith("workspace:"))return[];
const C=L(i,{name:l,tree:s,before:t,registries:P});return C===void 0?[]:[{name:l,path:"package.json",...C}]})}function h(s,y){
const l=(0,R().aliasIn)(s);return l!==void 0&&l.name!==y?{name:l.name,version:"",source:{kind:"registry"}}:{name:y,version:"",
source:(0,R().sourceOf)(s,y,"")}}async function n(s,y){const l=(0,R().objectIn)(await(0,W().readJsonFile)(s,"package.jso\
n")),P=["dependencies","devDependencies","optionalDependencies"].map(M=>(0,R().textIn)((0,R().objectIn)(l[M]),y)),{overrides:t,
resolutions:u,pnpm:i}=l,T=[t,u,(0,R().objectIn)(i).overrides].flatMap(M=>Object.entries((0,R().objectIn)(M)).flatMap(([C,
G])=>m(C,y)?[typeof G=="string"?G:(0,R().textIn)((0,R().objectIn)(G),".")]:[]));return[...P,...T].filter(M=>M!=="")}function m(s,y){
const l=s.split(/[>]|\*\*\//).at(-1)??"";return l===y||l.startsWith(`${y}@`)||l.endsWith(`/${y}`)}function d({source:{kind:s,
at:y=""},version:l}){return s==="tarball"&&l!==""?y.replaceAll(l,"*"):s==="registry"&&b.includes(y)?"":y}function o(s){return[
...new Map(s.map(y=>[JSON.stringify(y),y])).values()]}const g="registry.npmjs.org",b=[g,"registry.yarnpkg.com"];function f({
at:s},y){return(s===void 0||b.includes(s)?y:void 0)??s??g}async function a(s,y){const l=await w(s),P=Object.entries(l).filter(
([T])=>T==="registry"||T.endsWith(":registry")).map(([,T])=>r(String(T))),t=y.flatMap(({all:T})=>T.flatMap(({source:M})=>M.
kind==="registry"&&M.at?[M.at]:[])),u=l.registry===void 0,i=t.some(T=>b.includes(T));return new Set([...P,...t,...u||i?b:
[]])}async function e(s,y){const l=await w(s),[P]=y.startsWith("@")?y.split("/"):[],t=P&&l[`${P}:registry`]||l.registry;
return t===void 0?void 0:r(String(t))}async function w(s){const y=await(0,D().readNpmrc)({tree:s,directory:""});return"s\
ettings"in y?y.settings:{}}function r(s){return URL.canParse(s)?new URL(s).host:s}},46138:function(J,O,p){Object.defineProperty(
O,"__esModule",{value:!0}),O.aliasIn=S,O.binOf=E,O.entryOf=R,O.lockOf=W,O.objectIn=F,O.sourceOf=N,O.textIn=D;function $(){
const c=p(59490);return $=function(){return c},c}function j(){const c=p(3463);return j=function(){return c},c}function F(c){
return(0,j().isMapping)(c)?c:{}}function D(c,k){const h=Object.hasOwn(c,k)?c[k]:void 0;return typeof h=="string"?h:""}function W(c,k,h=[]){
const n=(0,$().groupBy)(k,([m])=>m);return{path:c,entriesOf:m=>(n.get(m)??[]).map(([,d])=>d),all:[...k.map(([,m])=>m),...h]}}
function R({name:c,version:k,source:h},n,m){return{name:c,version:k,source:h,...n&&{integrity:n},...m&&{bin:m}}}function E(c,k){
if(typeof c=="string")return{[k.replace(/^@[^/]*\//,"")]:c};const h=Object.entries(F(c)).filter(([,n])=>typeof n=="strin\
g");return h.length===0?void 0:Object.fromEntries(h)}const I={kind:"registry"},L=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
v=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,H=/^(?:file|link|portal|workspace):(.*)$/is;function N(c,k,h){const[,n]=H.exec(c)??[];return n!==
void 0?{kind:"file",at:n}:L.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:/^https?:/i.test(c)?A(c,k,h):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(c)||/\.t(?:ar\.)?gz$/i.test(c)?{kind:"file",at:c}:v.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:I}function A(c,k,h){
const n={kind:"tarball",at:c.replace(/#.*$/s,"")};if(!URL.canParse(c))return n;const{host:m,pathname:d}=new URL(c),o=x(d),
[,g]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(o)??[];if(m==="codeload.github.com"&&g!==void 0)return{kind:"git",at:`https://g\
ithub.com/${g}`};const b=k.replace(/^@[^/]*\//,"");return o.endsWith(`/${k}/-/${b}-${h}.tgz`)||o.endsWith(`/${k}/-/${k}-${h}\
.tgz`)||m==="npm.pkg.github.com"&&o.startsWith(`/download/${k}/${h}/`)?{kind:"registry",at:m}:n}function x(c){try{return decodeURIComponent(
c)}catch{return c}}function S(c){const[,k,h=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(c)??[];return k===void 0||
/^[\^~<>=*v\d]/.test(k)?void 0:{name:k,range:h}}},19685:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),
O.readLock=s,O.readLocks=void 0;function $(){const P=p(76760);return $=function(){return P},P}function j(){const P=p(16111);
return j=function(){return P},P}function F(){const P=p(69873);return F=function(){return P},P}function D(){const P=p(20639);
return D=function(){return P},P}function W(){const P=p(26040);return W=function(){return P},P}function R(){const P=p(80287);
return R=function(){return P},P}function E(){const P=p(59542);return E=function(){return P},P}function I(){const P=p(59867);
return I=function(){return P},P}function L(){const P=p(10473);return L=function(){return P},P}function v(){const P=p(46138);
return v=function(){return P},P}function H(P,t){const u=(0,v().objectIn)(t),i=Object.entries((0,v().objectIn)(u.packages));
if(i.length===0)return(0,v().lockOf)(P,...A((0,v().objectIn)(u.dependencies)));const T=[],M=[];for(const[C,G]of i){const[
,B,U]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(C)??[];if(U===void 0&&C!==""&&M.push(N(C,(0,v().objectIn)(G))),U===
void 0)continue;const z=N(U,(0,v().objectIn)(G));B===""?T.push([U,z]):M.push(z)}return(0,v().lockOf)(P,T,M)}function N(P,t){
const u=(0,v().textIn)(t,"name")||P,i=(0,v().textIn)(t,"version"),T=(0,v().textIn)(t,"resolved"),M=t.link===!0?{kind:"fi\
le",at:T.replace(/^file:/,"")}:(0,v().sourceOf)(T,u,i);return(0,v().entryOf)({name:u,version:i,source:M},(0,v().textIn)(
t,"integrity"),(0,v().binOf)(t.bin,u))}function A(P){const t=[];return[Object.entries(P).map(([i,T])=>{const M=(0,v().objectIn)(
T),C=(0,v().textIn)(M,"version"),{name:G,range:B}=(0,v().aliasIn)(C)??{name:i,range:C},U=(0,v().sourceOf)(C,G,B),z=U.kind===
"registry"?(0,v().sourceOf)((0,v().textIn)(M,"resolved"),G,B):U,[V,K]=A((0,v().objectIn)(M.dependencies));for(const[,X]of V)
t.push(X);for(const X of K)t.push(X);return[i,(0,v().entryOf)({name:G,version:B,source:z},(0,v().textIn)(M,"integrity"))]}),
t]}function x(P,t){const u=[],i=[];for(const[T,M]of Object.entries((0,v().objectIn)((0,v().objectIn)(t).packages))){const C=Array.
isArray(M)?M:[],[,G=T,B=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(String(C[0]??""))??[],U=(0,v().sourceOf)(B,G,B),z=U.kind===
"registry",V=z&&typeof C[1]=="string"?C[1]:"",K=C.slice(1).findLast(Z=>/^[a-z\d]+-[\w+/=]+$/i.test(String(Z))),X=C.slice(
1).map(v().objectIn).find(Z=>Object.keys(Z).length>0),Y=(0,v().entryOf)({name:G,version:z?B:"",source:V===""?U:(0,v().sourceOf)(
V,G,B)},K===void 0?"":String(K),(0,v().binOf)(X?.bin,G));/^(?:@[^/]+\/)?[^/]+$/.test(T)?u.push([T,Y]):i.push(Y)}return(0,v().
lockOf)(P,u,i)}const S=["dependencies","devDependencies","optionalDependencies"];function c(P,t){const u=(0,v().objectIn)(
t),i=u.importers===void 0?u:(0,v().objectIn)((0,v().objectIn)(u.importers)["."]),T=(0,v().objectIn)(u.packages),M=S.flatMap(
G=>Object.entries((0,v().objectIn)(i[G])).map(([B,U])=>{const z=typeof U=="string"?U:(0,v().textIn)((0,v().objectIn)(U),
"version");return[B,k(B,z,T)]})),C=Object.keys(T).map(G=>n(G,"",T[G]));return(0,v().lockOf)(P,M,C)}function k(P,t,u){if(/^(?:link|file|workspace):/.
test(t))return{name:P,version:"",source:(0,v().sourceOf)(t,P,"")};const i=h(t),T=/^\d/.test(i),M=[t,i].flatMap(G=>T?[`${P}\
@${G}`,`/${P}@${G}`,`/${P}/${G}`]:[G,`${P}@${G}`]),C=M.find(G=>Object.hasOwn(u,G))??M.at(-1)??"";return n(C,P,u[C])}function h(P){
return P.replace(/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function n(P,t,u){const i=(0,v().objectIn)(u),T=(0,v().
objectIn)(i.resolution),[,M=t,C=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(h(P))??[],G=(0,v().textIn)(i,"name")||M||
t,B=(0,v().textIn)(i,"version")||C,U=m(T,G,B);return(0,v().entryOf)({name:G,version:B,source:U},(0,v().textIn)(T,"integr\
ity"))}function m(P,t,u){const i=(0,v().textIn)(P,"repo");if(i!=="")return{kind:"git",at:i};const T=(0,v().textIn)(P,"di\
rectory");if(T!=="")return{kind:"file",at:T};const M=(0,v().textIn)(P,"tarball");return M===""?(0,v().sourceOf)(u,t,u):(0,v().
sourceOf)(M,t,u)}const d=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;function o(P,t){if(t.includes("\\"))return;const u=g(t).flatMap(
([i,T])=>{const M=(0,v().textIn)(T,"version"),C=(0,v().textIn)(T,"resolved");return f(i).map(([G,B])=>{const U=(0,v().aliasIn)(
B)?.name??G,z=(0,v().sourceOf)(C||B,U,M);return[G,(0,v().entryOf)({name:U,version:M,source:z},(0,v().textIn)(T,"integrit\
y"))]})});return(0,v().lockOf)(P,u)}function g(P){const t=[];for(const u of P.split(/\r?\n/)){if(u===""||u.startsWith("#"))
continue;const i=t.at(-1),[,T,M]=/^ {2}"?([\w-]+)"? (.*)$/.exec(u)??[];u.startsWith(" ")?i&&T!==void 0&&M!==void 0&&(i[1][T]=
b(M)):t.push([u.replace(/:\s*$/,""),Object.create(null)])}return t}function b(P){return P.trim().replace(/^"(.*)"$/s,"$1")}
function f(P){return P.split(",").flatMap(t=>{const[,u,i]=d.exec(b(t))??[];return u===void 0||i===void 0?[]:[[u,i]]})}function a(P,t){
const i=Object.entries((0,v().objectIn)(t)).map(([T,M])=>[T,(0,v().objectIn)(M)]).flatMap(([T,M])=>{const[,C="",G=""]=d.
exec((0,v().textIn)(M,"resolution"))??[];if(C==="")return[];const B=(0,v().textIn)(M,"version"),U=(0,v().sourceOf)(e(G),
C,B),z=(0,v().textIn)(M,"checksum");return f(T).map(([V])=>[V,(0,v().entryOf)({name:C,version:B,source:U},z)])});return(0,v().
lockOf)(P,i)}function e(P){const[,t]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(P)??[],u=t===void 0?P:decodeURIComponent(
t),[,i]=/__archiveUrl=([^&]+)/.exec(u)??[];return i!==void 0?decodeURIComponent(i):u.replace(/^npm:/,"")}const w={"npm-s\
hrinkwrap.json":(P,t)=>H(P,JSON.parse(t)),"package-lock.json":(P,t)=>H(P,JSON.parse(t)),"pnpm-lock.yaml":(P,t)=>c(P,y(t)),
"yarn.lock":(P,t)=>/^__metadata:/m.test(t)?a(P,y(t)):o(P,t),"bun.lock":(P,t)=>x(P,l(t))},r=O.readLocks=(0,E().perTree)(async P=>{
const t=D().LOCKFILES.filter(i=>P.stat(i)!==void 0),u=t.filter(i=>i!==D().NPM_LOCKFILES[1]||!t.includes(D().NPM_LOCKFILES[0]));
return Promise.all(u.map(i=>s(P,i)))});async function s(P,t){const u=await(0,L().readText)(P,t,I().MAX_BYTES),i=w[$().posix.
basename(t)];return(u&&"text"in u?(0,W().attempt)(()=>i?.(t,u.text.replace(/^\uFEFF/,""))):void 0)??{...(0,v().lockOf)(t,
[]),unread:!0}}function y(P){if((0,R().isNestedTooDeep)(P))throw new Error("This is nested too deep");return(0,F().parse)(
P,{maxAliasCount:0,logLevel:"silent"})}function l(P){const t=[],u=(0,j().parse)(P,t,{allowTrailingComma:!0});if(t.length>
0)throw new Error("This is no JSON");return u}},15804:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.
firstFile=g,O.inspectImport=y,O.inspectNodeFlag=s,O.mainOf=b,O.resolveNode=e,O.resolveScript=A,O.trustProblems=S;function $(){
const t=p(76760);return $=function(){return t},t}function j(){const t=p(32854);return j=function(){return t},t}function F(){
const t=p(93028);return F=function(){return t},t}function D(){const t=p(95132);return D=function(){return t},t}function W(){
const t=p(87646);return W=function(){return t},t}function R(){const t=p(66227);return R=function(){return t},t}function E(){
const t=p(59867);return E=function(){return t},t}function I(){const t=p(55013);return I=function(){return t},t}function L(){
const t=p(82293);return L=function(){return t},t}function v(){const t=p(56788);return v=function(){return t},t}function H(){
const t=p(10473);return H=function(){return t},t}const N=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function A(t,u,i){
const{tree:T}=t,M=(0,L().pathProblem)(u,i,t.directory);if(M!==void 0)return{targets:[],problems:[M]};if(u.includes("\\"))
return(0,v().fails)("target-not-a-file",i,{path:u,reason:"backslash"});const C=(0,j().normalise)((0,v().from)(t,u))??"",
G=(0,R().dependencyHome)(t);if(G!==""&&(0,j().isWithin)(C,$().posix.join(G,"node_modules")))return(0,R().resolveAtHome)(
t,V=>A(V,u,i));const B=g(T,o(C));if(B===void 0)return c(t,u,C,i);if(B.kind!=="inside"||B.entry.kind!=="directory")return x(
t,{path:u,wanted:C,found:B},i);const U=await b(T,C);if(U===E().INVALID)return(0,v().fails)("package-json-invalid",i,{path:$().
posix.join(C,"package.json")});if(U===void 0)return(0,v().fails)("target-not-a-file",i,{path:u,reason:"directory"});const z=await x(
t,{path:u,wanted:C,found:U.found},i);return U.by===void 0||!t.changed.has(U.by)?z:(0,v().join)([z,(0,v().fails)("target-\
changed",i,{path:U.by})])}async function x(t,{path:u,wanted:i,found:T},M){const{tree:C}=t,G=(0,H().fileAt)(T,u,M);if("pr\
oblems"in G)return G;const B=/\.([^./]*)$/.exec(G.path.replace(/.*\//,""))?.[1]??"";if(!N.has(B))return(0,v().fails)("ta\
rget-extension",M,{path:u,extension:B});const U=await S(t,G,u,M);if(U.some(R().isUnverified))return{targets:[],problems:U};
const z=(0,R().packageOf)(G.path);if(z&&!(0,j().isWithin)(i,"node_modules")&&!i.includes(`node_modules/${z}`))return(0,v().
fails)("dependency-unverified",M,{name:z,path:u,fault:"linked"});const V=(0,H().runs)(t,{name:u,path:G.path,wanted:i},M),
X=G.tracked&&await m(C,G)?[(0,D().problemAt)("target-writes",M,{path:G.path})]:[];return{...V,problems:[...U,...V.problems,
...X]}}async function S(t,{path:u,tracked:i,built:T},M,C){const G=(0,R().packageOf)(u);return G===void 0?(i||T)&&!(0,j().
isWithin)(u,"node_modules")?[]:[(0,D().problemAt)("target-untracked",C,{path:M})]:i?[(0,D().problemAt)("dependency-unver\
ified",C,{name:G,path:M,fault:"committed"})]:await(0,R().inspectDependency)(t,{name:G,path:M},C)}async function c(t,u,i,T){
const M=(0,R().packageOf)(i);if(M===void 0&&t.tree.isPending?.(i))return(0,v().fails)("target-not-judged",T,{path:u});if(M===
void 0||t.tree.stat("node_modules")!==void 0)return(0,H().nothingAt)(t.tree,i,u,T);const C=await(0,R().inspectDependency)(
t,{name:M,path:u},T);return C.some(R().isUnverified)?{targets:[],problems:C}:(0,v().join)([(0,v().fails)("not-installed",
T,{name:M}),{targets:[],problems:C}])}async function k(t,u,i){const T=(0,L().testProblem)(u,i,t.directory);if(T!==void 0)
return{targets:[],problems:[T]};if((0,I().isPattern)(u))return((0,I().alternativesOf)(u)??[]).map(B=>(0,v().from)(t,B)).
some(B=>(0,j().resolveInTree)(t.tree,(0,I().baseOf)(B)).kind==="outside")?(0,v().fails)("target-outside",i,{path:u,reason:"\
symlink"}):v().NOTHING;const M=(0,j().resolveInTree)(t.tree,(0,v().from)(t,u));return M.kind==="inside"&&M.entry.kind===
"directory"&&M.entry.tracked?v().NOTHING:A(t,u,i)}const h=256*1024,n=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function m(t,u){if((u.size??0)>h)return!1;const i=(await t.read(u.path)).toString("latin1");return n.test(i)}const d=[
"",".js",".json",".node"];function o(t){return t===""?[""]:d.map(u=>t+u)}function g(t,u){const i=u.map(T=>(0,j().resolveInTree)(
t,T)).filter(T=>T.kind!=="missing");return i.find(T=>T.kind!=="inside"||(0,F().isRegular)(T.entry.kind))??i[0]}async function b(t,u){
const i=$().posix.join(u,"package.json"),T=await(0,E().readJsonFile)(t,i);if(T===E().INVALID)return E().INVALID;const M=T?.
main,C=f(u),G=T===void 0?{}:{by:i};if(typeof M!="string"||M===""){const z=a(t,C);return z&&{found:z,...G}}const B=M.startsWith(
"/")?void 0:(0,j().normalise)($().posix.join(u,M));if(B===void 0)return{found:{kind:"outside",path:M},...G};const U=a(t,
[...o(B),...f(B),...C]);return U&&{found:U,...G}}function f(t){return o($().posix.join(t,"index")).slice(1)}function a(t,u){
return u.map(i=>(0,j().resolveInTree)(t,i)).find(i=>i.kind==="inside"?(0,F().isRegular)(i.entry.kind):i.kind!=="missing")}
async function e(t,u){const{flags:i,operands:T}=t,M=(0,W().isTestRun)(t);if(w(t,M))return v().NOTHING;const C=[];for(const U of i)
C.push(await s(U,u));for(const{text:U,span:z}of T){if(U===""||U.startsWith("-"))continue;const V=M?k:A;C.push(await V(u,
U,z))}const{targets:G,problems:B}=(0,v().join)(C);return i.some(({name:U})=>U==="--check")?{targets:G.map(U=>({...U,parsed:!0})),
problems:B}:{targets:G,problems:B}}function w({operands:t},u){const i=t[0]?.text;return i==="inspect"||i==="debug"&&!u}const r=new Set(
["--import","--require","--experimental-loader"]);async function s(t,u){const{name:i,value:T="",span:M}=t;return i==="--\
env-file"||i==="--env-file-if-exists"?P(u,T,M):!r.has(i)||!/^[@a-z]/i.test(T)?v().NOTHING:y(u,T,M)}async function y(t,u,i){
const T=/^(?:@[^/]+\/)?[^/]+/.exec(u)?.[0]??u;return{targets:[],problems:await(0,R().inspectDependency)(t,{name:T,path:u},
i)}}const l=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function P(t,u,i){if((0,L().pathProblem)(u,i,t.directory)!==void 0)return v().NOTHING;const T=(0,j().resolveInTree)(
t.tree,(0,v().from)(t,u));if(T.kind==="missing"&&t.tree.isPending?.(T.path))return(0,v().fails)("target-not-judged",i,{path:u});
const M=(0,H().fileAt)(T,u,i);if("problems"in M)return M;if(!M.tracked&&!M.built)return(0,v().fails)("target-untracked",
i,{path:u});if((M.size??0)>h)return(0,v().fails)("environment-file-unsafe",i,{path:u,names:[]});const G=[...(await t.tree.
read(M.path)).toString("utf8").matchAll(l)].map(([U])=>U.replace(/\s*=$/,"")).filter(U=>U.toUpperCase()!=="NODE_ENV"),B=[
...new Set(G)].slice(0,10);return B.length===0?v().NOTHING:(0,v().fails)("environment-file-unsafe",i,{path:u,names:B})}},
67953:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.findPackages=L,O.foldersUpFrom=A,O.readSettings=
k;function $(){const n=p(76760);return $=function(){return n},n}function j(){const n=p(39491);return j=function(){return n},
n}function F(){const n=p(32854);return F=function(){return n},n}function D(){const n=p(95132);return D=function(){return n},
n}function W(){const n=p(59867);return W=function(){return n},n}function R(){const n=p(56788);return R=function(){return n},
n}function E(){const n=p(10473);return E=function(){return n},n}function I(){const n=p(47668);return I=function(){return n},
n}async function L(n,m,d,o){const{workspace:g,workspaces:b,includeRoot:f}=n,a=await v(n,m,d);if("problems"in a)return a;
const{directory:e,implied:w}=a;if(b===!1&&g.length>0)return(0,R().fails)("flag-value",d,{program:"npm",flag:"--no-worksp\
aces",fault:"npm refuses it beside `--workspace`"});const r={project:e,directories:[e],selected:!1,missing:[]};if(o||b!==
!0&&g.length===0&&w===void 0)return r;const s=await(0,W().usablePackageJson)(m.tree,e);if(s===void 0)return r;const y=await H(
e,m,d);if("problems"in y)return y;const l=new Map;f&&l.set(s.name,e);const P=[],t=g.length>0?g:w===void 0?[]:[void 0];if(t.
length===0)for(const u of y)l.set(u.name,u.directory);for(const u of t){const i={directory:m.directory,project:e},T=u??$().
posix.join("/",w??""),M=(0,I().selectWorkspaces)(y,T,i);M.length===0&&u!==void 0&&P.push((0,D().problemAt)("workspace-mi\
ssing",d,{workspace:u}));for(const C of M)l.set(C.name,C.directory)}return l.size===0?P.length>0?{targets:[],problems:P}:
(0,R().fails)("workspace-missing",d,{workspace:""}):{project:e,directories:[...l.values()],selected:!0,missing:P}}async function v({
prefix:n,workspaces:m},d,o){if(n!==void 0)return N(n,d,o);const{tree:g,directory:b}=d,f=A(b),a=f.find(e=>x(g,e)||S(g,e));
if(a===void 0||!x(g,a))return(0,R().fails)("package-json-missing",o,{directory:b});if(m===!1)return{directory:a};for(const e of f.
slice(f.indexOf(a)+1)){const w=await H(e,d,o);if("problems"in w)return w;if(w.some(r=>r.directory===a))return{directory:e,
implied:a}}return{directory:a}}async function H(n,{tree:m},d){const o=await(0,I().listWorkspaces)(m,n);return"unclear"in
o?(0,R().fails)("target-outside",d,{path:o.unclear,reason:"workspace"}):"broken"in o?(0,R().fails)("package-json-invalid",
d,{path:o.broken}):o}function N(n,m,d){if((0,F().normalise)((0,R().from)(m,n))===void 0)return R().NOTHING;const o=(0,E().
entryAt)((0,F().resolveInTree)(m.tree,(0,R().from)(m,n)),n,d);return"problems"in o?o:{directory:o.path}}function A(n){return n===
""?[""]:[n,...(0,j().foldersAbove)(n).reverse(),""]}function x(n,m){return(0,F().resolveInTree)(n,$().posix.join(m,"pack\
age.json")).kind!=="missing"}function S(n,m){return(0,F().resolveInTree)(n,$().posix.join(m,"node_modules")).kind==="ins\
ide"}const c=["--usage","--version","--versions"];function k({flags:n}){const m=n.findLast(({name:g})=>g==="--prefix")?.
value,d=h(n,"--workspaces"),o=h(n,"--ignore-scripts");return{informs:c.some(g=>h(n,g)),...m===void 0?{}:{prefix:m},...d===
void 0?{}:{workspaces:d},workspace:n.flatMap(({name:g,value:b})=>g==="--workspace"&&b?[b]:[]),includeRoot:h(n,"--include\
-workspace-root")===!0,...o===void 0?{}:{ignoreScripts:o},ifPresent:h(n,"--if-present")===!0}}function h(n,m){const d=n.
findLast(o=>o.name===m);return d&&d.negated!==!0}},62205:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),
O.resolveRun=N;function $(){const m=p(95132);return $=function(){return m},m}function j(){const m=p(58067);return j=function(){
return m},m}function F(){const m=p(98430);return F=function(){return m},m}function D(){const m=p(35736);return D=function(){
return m},m}function W(){const m=p(15804);return W=function(){return m},m}function R(){const m=p(59867);return R=function(){
return m},m}function E(){const m=p(56788);return E=function(){return m},m}function I(){const m=p(32696);return I=function(){
return m},m}function L(){const m=p(80533);return L=function(){return m},m}function v(){const m=p(46912);return v=function(){
return m},m}const H=new Set(["build-files-unread","dependency-changed","dependency-redirected","dependency-stale","lockf\
ile-missing","target-changed","target-writes","not-installed","only-prints","tool-runs-file","workspaces-changed"]);function N(m,d,o,g){
const{directory:b,event:f,words:a,builtIn:e}=d;return g.follow(`${b}\0${f}`,`${e??""}${(0,v().scriptText)(d)}\0${a.length}`,
()=>e==="server"?(0,W().resolveScript)({...m,via:f},"server.js",o):e==="restart"?S(m,a,o,g):c(m,d,o,g),w=>A(w,f,o))}function A(m,d,o){
return m.why==="cycle"?(0,E().fails)("npm-script-cycle",o,{script:d}):(0,E().fails)("npm-script-chain",o,{script:d,limit:m.
limit,what:m.why})}const x=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function S(m,d,o,g){
const b=(e,w,r)=>g.resolve({program:"npm",subcommand:e,flags:w,operands:[{text:e,span:o,quoted:!1}],passthrough:r},m),f=await b(
"stop",[{name:"--if-present",written:"--if-present",span:o}],[]),a=f.problems.filter(({rule:e})=>!x.has(e));return(0,E().
join)([{...f,problems:a},await b("start",[],d)])}async function c(m,d,o,g){const{event:b}=d,f=new(L()).GivenWords(d,o),{
text:a}=f,e={targets:[(0,E().target)(m,{kind:"npm_script",name:b,script:a})],problems:[]},w=(0,j().dangerOfScript)(a);if(w!==
void 0)return(0,E().join)([e,(0,E().fails)("npm-script-dangerous",o,{script:b,text:a,danger:w})]);const r=await(0,I().readCommands)(
{text:a,place:{...m,via:b},trail:g,given:f}),s=r.problems.filter(f.isGiven).map(f.inCommand),y=r.problems.filter(i=>!f.isGiven(
i)).map(i=>({...i,span:o})),{vacuous:l,lost:P}=(0,F().exitStatusOf)(a),u=a.trim()===""||(0,D().hasOneReading)((0,D().lex)(
a))?E().NOTHING:(0,E().fails)("npm-script-compound",o,{script:b,text:a});return{targets:[...e.targets,...r.targets],problems:[
...s,...y.filter(h),...n(y,o,b,a),...await k(m,d,r.hidden,o),...l?[(0,$().problemAt)("only-prints",o,{program:"npm",flag:`\
run ${b}`})]:[],...P===void 0?[]:[(0,$().problemAt)("npm-script-loses-failure",o,{script:b,text:a,command:P})],...u.problems]}}
async function k({base:m,directory:d,changed:o},{event:g,body:b},f,a){if(f.length===0)return[];const e=m&&(await(0,R().usablePackageJson)(
m,d))?.scripts.get(g),w=!o.has((0,E().from)({directory:d},"package.json"))||!/npm_/.test(b);return e===b&&w?[]:f.map(r=>(0,$().
problemAt)("npm-script-hides-code",a,{script:g,text:b,...r}))}function h({rule:m,args:d}){return m==="dependency-unverif\
ied"?"fault"in d&&d.fault==="removed":H.has(m)||m.startsWith("npm-script-")||m.startsWith("npmrc-")}function n(m,d,o,g){
const b=m.find(f=>!h(f));return b===void 0?[]:[(0,$().problemAt)("npm-script-text",d,{script:o,text:g,reason:b.rule})]}},
52437:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.resolveNpm=k,O.resolveTool=h;function $(){const f=p(
76760);return $=function(){return f},f}function j(){const f=p(94854);return j=function(){return f},f}function F(){const f=p(
32854);return F=function(){return f},f}function D(){const f=p(93028);return D=function(){return f},f}function W(){const f=p(
95132);return W=function(){return f},f}function R(){const f=p(3893);return R=function(){return f},f}function E(){const f=p(
66227);return E=function(){return f},f}function I(){const f=p(19685);return I=function(){return f},f}function L(){const f=p(
62205);return L=function(){return f},f}function v(){const f=p(60210);return v=function(){return f},f}function H(){const f=p(
96916);return H=function(){return f},f}function N(){const f=p(59867);return N=function(){return f},f}function A(){const f=p(
56788);return A=function(){return f},f}function x(){const f=p(46912);return x=function(){return f},f}function S(){const f=p(
38218);return S=function(){return f},f}function c(){const f=p(10473);return c=function(){return f},f}async function k(f,a,e){
const{subcommand:w,operands:r,flags:s}=f,[y]=r,l=y?.span??s[0]?.span??{start:0,end:0};if(w==="exec")return y===void 0?A().
NOTHING:h(a,f,y);const{project:P,selected:t,runs:u,packages:i,problems:T}=await(0,x().scriptsThatRun)(f,a,l);if(P===void 0)
return{targets:[],problems:T};const M=[await(0,v().inspectNpmrc)({...a,directory:P},l)];for(const G of i){const B={...a,
directory:G},U=u.filter(V=>V.directory===G);U.length>0&&M.push(await(0,H().inspectShadows)(B,l));for(const V of U)M.push(
await(0,L().resolveRun)(B,V,l,e));const z=$().posix.join(G,"package.json");a.changed.has(z)&&M.push((0,A().fails)("targe\
t-changed",l,{path:z}))}const C=$().posix.join(P,"package.json");return t&&!i.includes(P)&&a.changed.has(C)&&M.push((0,A().
fails)("target-changed",l,{path:C})),(0,A().join)([...M,{targets:[],problems:T}])}async function h(f,a,{text:e,span:w}){
if(!(0,R().isToolName)(e))return A().NOTHING;const r=a.starts==="file",s=r?A().NOTHING:await(0,E().resolveAtHome)(f,P=>n(
P,e,w));if(!r&&s.targets.length===0)return s;const y=await(0,S().resolveToolFiles)(a,f),l=(0,j().isKnownTool)(e)||f.via!==
void 0;return(0,A().join)([s,l?A().NOTHING:(0,A().fails)("tool-unknown",w,{tool:e}),y])}async function n(f,a,e){const{tree:w}=f,
r=await(0,N().readPackageJson)(w,""),s=(await(0,H().ownBinaries)(w)).get(a);if(s!==void 0&&f.via!==void 0&&w.stat("node_\
modules")===void 0)return(0,c().resolveCommitted)(f,{text:s.file,span:e});if(r===N().INVALID)return(0,A().fails)("packag\
e-json-invalid",e,{path:"package.json"});if(r?.binaries.has(a))return(0,A().fails)("binary-shadowed",e,{name:a,path:r.path});
const y=(0,A().from)(f,`node_modules/.bin/${a}`);if(f.directory!==""&&w.stat(y)!==void 0)return(0,A().fails)("dependency\
-unverified",e,{name:a,path:y,fault:"elsewhere"});const l=w.stat("node_modules");if(l===void 0)return b(f,r,a,e);const P=await o(
w,a),t=w.stat(P),u=(0,F().resolveInTree)(w,P);if(t===void 0||u.kind==="missing")return(0,A().fails)("binary-missing",e,{
name:a});if(u.kind!=="inside")return(0,A().fails)("target-outside",e,{path:P,reason:"symlink"});const i=(0,E().packageOf)(
u.path),T=l.tracked||t.tracked,M=!T&&u.entry.tracked&&await d(w,u.path);if(i===void 0&&!M||!(0,D().isRegular)(u.entry.kind))
return(0,A().fails)("dependency-unverified",e,{name:a,path:u.path,fault:"elsewhere"});if(!M&&(T||u.entry.tracked)){const B={
name:i??a,path:u.path,fault:"committed"};return(0,A().fails)("dependency-unverified",e,B)}const C=M?[]:await m(f,a,u.path,
e);if(C.some(E().isUnverified))return{targets:[],problems:C};if(!await g(w,u.path))return(0,A().fails)("binary-not-node",
e,{name:a,path:u.path});M&&f.changed.has(u.path)&&C.push((0,W().problemAt)("target-changed",e,{path:u.path}));const G={kind:"\
package_binary",name:a,path:u.path};return{targets:[(0,A().target)(f,G)],problems:C}}async function m(f,a,e,w){const r=(0,E().
packageOf)(e)??a,s=e.slice(`node_modules/${r}/`.length),y={name:a.startsWith("@")?void 0:a,file:s},l=await(0,E().inspectDependency)(
f,{name:r,path:e,binary:y},w);if(r===a||!(await(0,I().readLocks)(f.tree)).some(({entriesOf:u})=>u(a).length>0))return l;
const t=await(0,E().inspectDependency)(f,{name:a,path:e},w);return[...l,...t.filter(u=>!(0,E().isUnverified)(u))]}async function d(f,a){
return(await(0,I().readLocks)(f)).some(({all:w})=>w.some(({source:r})=>{const s=r.kind==="file"?(0,F().normalise)(r.at):
void 0;return s!==void 0&&s!==""&&(0,F().isWithin)(a,s)}))}async function o(f,a){const e=`node_modules/.bin/${a}`;if(!a.
startsWith("@"))return e;const w=await(0,N().usablePackageJson)(f,`node_modules/${a}`);if(w===void 0)return e;const[r]=w.
binaries.keys();return`node_modules/.bin/${(w.binaries.size===1?r:void 0)??a.replace(/^@[^/]*\//,"")}`}async function g(f,a){
return/\.[cm]?js$/.test(a)||/^#!.*[/ ]node\b/.test(await(0,c().firstLineOf)(f,a))}async function b(f,a,e,w){const r=await(0,E().
ownerOf)(f.tree,e,a?.dependencies??new Set);if(r===void 0)return(0,A().fails)("binary-missing",w,{name:e});const s={kind:"\
package_binary",name:e},y=await(0,E().inspectDependency)(f,{name:r,path:e},w);return{targets:[(0,A().target)(f,s)],problems:[
f.tree.isPending?.("node_modules")?(0,W().problemAt)("target-not-judged",w,{path:e}):(0,W().problemAt)("not-installed",w,
{name:e}),...y]}}},60210:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.effectOf=c,O.foreignSettings=
d,O.inspectNpmrc=N,O.npmrcCopies=k,O.readNpmrc=H;function $(){const o=p(76760);return $=function(){return o},o}function j(){
const o=p(58238);return j=function(){return o},o}function F(){const o=p(4537);return F=function(){return o},o}function D(){
const o=p(32854);return D=function(){return o},o}function W(){const o=p(59542);return W=function(){return o},o}function R(){
const o=p(93028);return R=function(){return o},o}function E(){const o=p(87646);return E=function(){return o},o}function I(){
const o=p(56788);return I=function(){return o},o}function L(){const o=p(10473);return L=function(){return o},o}const v=64*
1024;async function H(o){const g=await(0,L().readText)(o.tree,(0,I().from)(o,".npmrc"),v);if(g===void 0)return{settings:{}};
if("unread"in g)return g;const b=(0,F().lfsObstacle)(g.text);return b!==void 0?{unread:b}:{settings:(0,j().parse)(g.text),
file:g.path}}async function N(o,g){const b=(0,I().from)(o,".npmrc"),f=await H(o);if("unread"in f)return(0,I().fails)("np\
mrc-unread",g,{path:b,reason:f.unread});const{settings:a,file:e=b}=f,w=o.changed.has(b)||o.changed.has(e),r={harmless:[],
decides:[],other:[],honoured:[]};for(const[y,l]of Object.entries(a))r[c(y,l)].push(y);for(const y of r.honoured)y==="ign\
ore-scripts"&&w&&r.other.push(y),y==="node-options"&&(w||!(0,E().areHarmlessOptions)(String(a[y])))&&r.decides.push(y);const s=w?
"npmrc-changed":"npmrc-settings";return(0,I().join)([r.decides.length>0?(0,I().fails)("npmrc-redirects",g,{path:b,keys:r.
decides}):I().NOTHING,r.other.length>0?(0,I().fails)(s,g,{path:b,keys:r.other}):I().NOTHING])}const A=new Set(`access al\
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),x=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),S=new Set(["ignore\
-scripts","node-options"]);function c(o,g){const b=typeof g!="object"&&!String(g).includes("${");if(o==="ignore-scripts"&&
b)return typeof g=="boolean"?"honoured":"decides";if(S.has(o)&&b)return"honoured";const f=o.toLowerCase().replaceAll("_",
"-");return x.has(f)||o.includes("${")?"decides":!A.has(o)||typeof g=="object"&&!Array.isArray(g)||String(g).includes("$\
{")?"other":"harmless"}async function k(o,g){return Promise.all((0,W().filesNamed)(o,".npmrc").map(({path:b})=>h(o,b,g)))}
async function h(o,g,b){const f=$().posix.dirname(g),a=await H({tree:o,directory:f==="."?"":f});if("unread"in a)return n(
o,g,a.unread);const{settings:e,file:w=g}=a,r=b.has(g)||b.has(w),s=([l,P])=>{const t=c(l,P);return t==="harmless"||t==="h\
onoured"&&!r},y=Object.entries(e);return{path:w,text:(0,j().stringify)(Object.fromEntries(y.filter(s))),dropped:y.filter(
l=>!s(l)).map(([l])=>l)}}function n(o,g,b){const f=(0,D().resolveInTree)(o,g),a=f.kind==="inside"&&(0,R().isRegular)(f.entry.
kind);return{path:a?f.path:g,text:"",dropped:[b],...a?{}:{isLink:!0}}}const m=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function d(o,g){return(await k(o,g)).flatMap(({path:f,dropped:a})=>{const e=a.filter(w=>!m.test(w));return e.length>
0?[`${f}: ${e.join(", ")}`]:[]})}},96916:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.inspectShadows=
x,O.ownBinaries=void 0;function $(){const n=p(76760);return $=function(){return n},n}function j(){const n=p(37866);return j=
function(){return n},n}function F(){const n=p(32854);return F=function(){return n},n}function D(){const n=p(59542);return D=
function(){return n},n}function W(){const n=p(19685);return W=function(){return n},n}function R(){const n=p(67953);return R=
function(){return n},n}function E(){const n=p(59867);return E=function(){return n},n}function I(){const n=p(56788);return I=
function(){return n},n}function L(){const n=p(47668);return L=function(){return n},n}const v=O.ownBinaries=(0,D().perTree)(
H);async function H(n){const m=await(0,L().listWorkspaces)(n,""),d=Array.isArray(m)?m.map(({directory:b})=>b):[],o=(await(0,W().
readLocks)(n)).flatMap(({all:b})=>b.flatMap(({source:f})=>f.kind==="file"?(0,F().normalise)(f.at)??[]:[])),g=new Map;for(const b of new Set(
[...d,...o])){const f=b===""?void 0:await(0,E().usablePackageJson)(n,b);for(const[a,e]of f?.binaries??[]){const w=$().posix.
join(b,e);g.set($().posix.basename(a),{file:w,manifest:$().posix.join(b,"package.json")})}}return g}const N=new Set([...j().
REFUSED_PROGRAMS.keys(),...`[ alias awk basename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr f\
g
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),A=new Set(["node","npm","npx","sh"]);async function x(n,m){const{tree:d,base:o}=n,
g=await v(d),b=o&&await v(o),f=[...g].flatMap(([e,{manifest:w}])=>N.has(e)?[S(e,w,b?.has(e)===!0,m)]:[]),a=[];for(const e of(0,R().
foldersUpFrom)(n.directory)){const w=await c(d,$().posix.join(e,"node_modules/.bin"));for(const{name:r,path:s,isLocked:y}of w)
a.push(S(r,s,y,m))}return(0,I().join)([...f,...a])}function S(n,m,d,o){return d?A.has(n)?(0,I().fails)("path-shadowed",o,
{path:m}):I().NOTHING:(0,I().fails)("program-replaced",o,{name:n,path:m})}const c=(0,D().perPath)(async(n,m)=>{const d=[];
for(const{path:o}of n.list(m)){const g=$().posix.basename(o).replace(/\.(?:cmd|exe|ps1)$/,"");if(!N.has(g))continue;const b=(0,F().
resolveInTree)(n,o);if(b.kind!=="inside")continue;const f=b.path===o?await k(n,b.entry):b.path,a=f!==void 0&&/node_modules\/(?!\.bin\/)/.
test(f);d.push({name:g,path:o,isLocked:a&&!b.entry.tracked})}return d});async function k(n,{path:m,size:d=0}){if(d>h)return;
const o=(await n.read(m)).toString("utf8"),[,g]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(o)??[];return g&&$().posix.join($().
posix.dirname(m),g)}const h=16*1024},59867:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.readPackageJson=
O.readJsonFile=O.MAX_BYTES=O.INVALID=void 0,O.usablePackageJson=N;function $(){const c=p(26040);return $=function(){return c},
c}function j(){const c=p(80287);return j=function(){return c},c}function F(){const c=p(32854);return F=function(){return c},
c}function D(){const c=p(59542);return D=function(){return c},c}function W(){const c=p(46138);return W=function(){return c},
c}function R(){const c=p(10473);return R=function(){return c},c}const E=["dependencies","devDependencies","optionalDepen\
dencies"],I=O.MAX_BYTES=64*1024*1024,L=O.INVALID=Symbol("invalid"),v=O.readJsonFile=(0,D().perPath)(async(c,k)=>{if((0,F().
resolveInTree)(c,k).kind==="missing")return;const h=await(0,R().readText)(c,k,I);if(h===void 0||"unread"in h||(0,j().isNestedTooDeep)(
h.text))return L;const n=(0,$().attempt)(()=>JSON.parse(h.text.replace(/^\uFEFF/,"")));return typeof n=="object"&&n!==null?
n:L}),H=O.readPackageJson=(0,D().perPath)(async(c,k)=>{const h=k===""?"package.json":`${k}/package.json`,n=await v(c,h);
return n===void 0||n===L?n:A(h,n)});async function N(c,k){const h=await H(c,k);return h===L?void 0:h}function A(c,k){const h=typeof k.
name=="string"?k.name:"";return{path:c,name:h,scripts:x(k.scripts),binaries:new Map(Object.entries((0,W().binOf)(k.bin,h)??
{})),dependencies:new Set(E.flatMap(n=>[...x(k[n]).keys()])),workspaces:S(k.workspaces)}}function x(c){const k=new Map;if(typeof c!=
"object"||c===null||Array.isArray(c))return k;for(const[h,n]of Object.entries(c))typeof n=="string"&&k.set(h,n);return k}
function S(c){const k=Array.isArray(c)?c:c?.packages;return Array.isArray(k)?k.filter(h=>typeof h=="string"):[]}},65490:function(J,O,p){
Object.defineProperty(O,"__esModule",{value:!0}),O.everyPackage=n,O.isPackageManager=c,O.resolvePackageManager=S,O.selectsPackages=
k;function $(){const a=p(76760);return $=function(){return a},a}function j(){const a=p(32854);return j=function(){return a},
a}function F(){const a=p(59542);return F=function(){return a},a}function D(){const a=p(31901);return D=function(){return a},
a}function W(){const a=p(92170);return W=function(){return a},a}function R(){const a=p(52437);return R=function(){return a},
a}function E(){const a=p(67953);return E=function(){return a},a}function I(){const a=p(62205);return I=function(){return a},
a}function L(){const a=p(60210);return L=function(){return a},a}function v(){const a=p(96916);return v=function(){return a},
a}function H(){const a=p(59867);return H=function(){return a},a}function N(){const a=p(56788);return N=function(){return a},
a}function A(){const a=p(46912);return A=function(){return a},a}function x(){const a=p(10473);return x=function(){return a},
a}async function S(a,e,w,r){const{subcommand:s,operands:y,flags:l}=a,[P]=y;if(P===void 0)return N().NOTHING;const{text:t,
span:u}=P,i=(0,N().join)([await(0,L().inspectNpmrc)({...w,directory:""},u),w.directory===""?N().NOTHING:await(0,L().inspectNpmrc)(
w,u),await o(e,w,u)]),T=(0,W().isProgram)(t)||w.families?.allowed.has(t)===!0;if(s==="exec"){const U=T?N().NOTHING:await(0,R().
resolveTool)(w,a,P);return(0,N().join)([i,U])}const M=k(a,e),C=await h(w,M,u);if("problems"in C)return(0,N().join)([i,C]);
const G=C.filter(({manifest:U})=>U.scripts.has(t));if(G.length>0){const U=G.map(z=>m(z,a,w,r));return(0,N().join)([i,...await Promise.
all(U)])}if(s==="script-or-tool"&&T)return i;if(s==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(t)){const U=[(0,D().wordProblem)(
"launches-programs",e.program,P)];return(0,N().join)([i,{targets:[],problems:U}])}if(s==="script-or-tool"){const U=await(0,R().
resolveTool)(w,{...a,subcommand:"exec"},P);return(0,N().join)([i,U])}const B=l.some(({name:U})=>U==="--if-present");return(0,N().
join)([i,(0,N().fails)("npm-script-missing",u,{script:t,passes:B})])}function c({data:a}){return a.starts==="script-or-t\
ool"||a.starts==="script-tool-or-file"}function k({anyPackage:a,flags:e,passthrough:w},{data:r}){const s=[...e.map(({name:y})=>y),
...w.map(({text:y})=>y)];return a===!0||s.some(y=>r.selecting_flags.includes(y.replace(/=.*/s,"")))}async function h({tree:a,
directory:e},w,r){const s=(0,E().foldersUpFrom)(e).filter(P=>a.stat($().posix.join(P,"package.json"))!==void 0),y=w?n(a):
s.slice(0,1);if(y.length===0)return(0,N().fails)("package-json-missing",r,{directory:e});const l=[];for(const P of y){const t=await(0,H().
readPackageJson)(a,P);if(t===H().INVALID)return(0,N().fails)("package-json-invalid",r,{path:$().posix.join(P,"package.js\
on")});t!==void 0&&l.push({directory:P,manifest:t})}return l}function n(a){const e=[];for(const{path:w}of(0,F().filesNamed)(
a,"package.json"))w.split("/").includes("node_modules")||e.push($().posix.dirname(w).replace(/^\.$/,""));return e}async function m({
directory:a,manifest:e},{operands:[w],passthrough:r},s,y){const l={...s,directory:a},{text:P="",span:t={start:0,end:0}}=w??
{},u=[await(0,v().inspectShadows)(l,t)],i=(0,A().runsIn)(e,l,{event:P,words:r});for(const C of i)u.push(await(0,I().resolveRun)(
l,C,t,y));const T=(0,A().inspectEmpty)(i,P,l,t);return u.push({targets:[],problems:T}),s.changed.has(e.path)&&u.push((0,N().
fails)("target-changed",t,{path:e.path})),(0,N().join)(u)}const d=256*1024;async function o({data:a},{tree:e},w){const r=[];
for(const[s,y]of Object.entries(a.deciding_settings)){const l=await(0,x().readText)(e,s,d);if(l===void 0)continue;if("un\
read"in l){r.push((0,N().fails)("npmrc-unread",w,{path:s,reason:l.unread}));continue}const{text:P}=l,t=y.split(" ").filter(
u=>g(u,P));f.test(P)&&t.push("\\"),r.push(t.length===0?N().NOTHING:(0,N().fails)("npmrc-redirects",w,{path:s,keys:t}))}return(0,N().
join)(r)}function g(a,e){const w=a.endsWith("!"),r=w?a.slice(0,-1):a,s=new RegExp(`(?:^|[\\s{,.["'])${r}["']?(?:\\s*[:=]|\
[ \\t]+)\\s*(.*)`,"gm");return[...e.matchAll(s)].some(([,y=""])=>!w||b(y.trim()))}function b(a){return/^[>|&*!{[]/.test(
a)||(0,j().normalise)(a.replace(/^["']|["']$/g,""))===void 0}const f=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]|(?:^|[{,?])[ \t]*\*[\w-]+[ \t]*(?::|$)/m},
55013:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.alternativesOf=H,O.baseOf=I,O.isPattern=E,O.matchesPattern=
D,O.readPatterns=F;function $(){const N=p(84128);return $=function(){return N},N}function j(N){return N.length>200||N.split(
"**").length>2?!1:N==="."?!0:N.split("/").every(A=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(A))}function F(N){const A=[],x=[],S=N.
some(k=>k.includes("{"))?/[[\]!]/:/[[\]]/;for(const k of N){const h=/^!*/.exec(k)?.[0].length??0,m=(S.test(k)?void 0:H(k.
slice(h)))?.map(d=>d.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!m?.every(j))return{unclear:k};if(h%2===1){x.push(...m);
continue}for(let d=0;d<x.length;d+=1)m.some(o=>D(o,x[d]??""))&&x.splice(d,1);A.push(m)}const c=A.filter(k=>!k.some(h=>x.
some(n=>D(h,n))));return{wanted:c.flat(),entries:c,refused:x}}function D(N,A,x={}){return W(N.split("/"),A.split("/"),x)}
function W(N,A,x){const[S,...c]=N,[k,...h]=A;return S===void 0?x.partial||A.every(n=>n==="**"):k===void 0?!1:k!=="**"?R(
S,k,x)&&W(c,h,x):W(N,h,x)?!0:R(S,"*",x)&&W(c,A,x)}function R(N,A,{dot:x=!1}){return N.startsWith(".")&&!A.startsWith(".")&&
!x?!1:(0,$().matchesStars)(N,A)}function E(N){return/[*?[{]/.test(N)}function I(N){return N.replace(/[^/]*[*?[{].*$/s,"")}
const L=200,v=1e3;function H(N){if(N.length>v)return;let A=[N.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const x=[];for(;A.length>
0;){const S=[];for(const c of A){const k=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(c);if(k===null)x.push(c);else{const{0:h,1:n="",
index:m}=k,[d,o]=[c.slice(0,m),c.slice(m+h.length)];S.push(...n.split(",").map(g=>`${d}${g}${o}`))}}if(S.length+x.length>
L)return;A=S}return x}},82293:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.inspectPaths=I,O.pathProblem=
H,O.testProblem=v;function $(){const N=p(32854);return $=function(){return N},N}function j(){const N=p(95132);return j=function(){
return N},N}function F(){const N=p(45806);return F=function(){return N},N}function D(){const N=p(4289);return D=function(){
return N},N}function W(){const N=p(87646);return W=function(){return N},N}function R(){const N=p(55013);return R=function(){
return N},N}const E=new Set(["--env-file","--env-file-if-exists","--prefix"]);function I(N,A,x){const{passthrough:S}=N,c=[],
k=(n,m)=>{const d=H(n,m,A);d!==void 0&&c.push(d)};for(const n of[N,...(0,F().launchedBy)(N)]){for(const{name:d,value:o,span:g}of n.
flags)o!==void 0&&(E.has(d)&&k(o,g),d==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(o)&&k(o,g));for(const{as:d,path:o,
span:g}of(0,D().filesNamedBy)(n,x).files){const b=d==="tests"?v(o,g,A):void 0;b!==void 0&&c.push(b)}if(n.program!=="node"&&
n.starts!=="file")continue;const m=n.program==="node"&&(0,W().isTestRun)(n)?v:H;for(const{text:d,span:o}of n.operands){const g=d===
""||d==="-"?void 0:m(d,o,A);g!==void 0&&c.push(g)}}const h=S.find(({text:n})=>L.test(n));return h!==void 0&&c.push((0,j().
problemAt)("absolute-path",h.span,{path:h.text})),c}const L=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function v(N,A,x){if(!(0,R().isPattern)(N))return H(N,A,x);const S=(0,R().alternativesOf)(N);if(S===void 0)return(0,j().
problemAt)("glob-unclear",A,{pattern:N,reason:"too_many"});for(const c of[N,...S]){const k=H(c,A,x);if(k!==void 0)return{
...k,args:{...k.args,path:N}}}}function H(N,A,x){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(N)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(N))return(0,j().problemAt)("target-outside",A,{path:N,reason:"address"});const S=/^(?:[\\/]|[A-Za-z]:)/.test(N),c=S?
void 0:(0,$().normalise)(x===""?N:`${x}/${N}`);if(c===void 0){const k=S?"absolute":"above";return(0,j().problemAt)("targ\
et-outside",A,{path:N,reason:k})}if((0,$().isWithin)(c,".git",{ignoreCase:!0}))return(0,j().problemAt)("target-in-git",A,
{path:N})}},9504:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.resolveProgram=h;function $(){const i=p(
76760);return $=function(){return i},i}function j(){const i=p(11186);return j=function(){return i},i}function F(){const i=p(
32017);return F=function(){return i},i}function D(){const i=p(95306);return D=function(){return i},i}function W(){const i=p(
32854);return W=function(){return i},i}function R(){const i=p(59542);return R=function(){return i},i}function E(){const i=p(
93028);return E=function(){return i},i}function I(){const i=p(4289);return I=function(){return i},i}function L(){const i=p(
46868);return L=function(){return i},i}function v(){const i=p(67953);return v=function(){return i},i}function H(){const i=p(
65490);return H=function(){return i},i}function N(){const i=p(55013);return N=function(){return i},i}function A(){const i=p(
82293);return A=function(){return i},i}function x(){const i=p(56788);return x=function(){return i},i}function S(){const i=p(
38218);return S=function(){return i},i}function c(){const i=p(10473);return c=function(){return i},i}const k=5;async function h(i,T,M,C){
const G=m(i,T,M);if("problems"in G)return G;const{subcommand:B,starts:U,operands:z,module:V,launched:K}=i,[X]=z,Y=[d(T,M,
n(i)),...b(i,G),await(0,S().resolveProgramFiles)(i,M)];if(B!==void 0){const Z=n(i);Y.push(await s(T,G,{subcommand:B,span:Z}))}
if(V!==void 0&&(U!=="module"||K)&&Y.push(e(T,G,V)),X!==void 0&&U==="file"&&Y.push(f(G,X)),X!==void 0&&U==="module"&&Y.push(
a(G,X,i.passthrough)),!(0,H().isPackageManager)(T)){const Z={subcommand:B??X?.text??"",span:n(i)};return(0,x().join)([...Y,
await l(T,G,Z)])}if(B==="run"||B==="exec"||B==="script-or-tool")Y.push(await(0,H().resolvePackageManager)(i,T,G,C));else if(B!==
void 0&&(0,H().selectsPackages)(i,T)){const Z={text:B,span:n(i),quoted:!1},_={...i,subcommand:"run",operands:[Z]};Y.push(
await(0,H().resolvePackageManager)(_,T,G,C))}return(0,x().join)(Y)}function n({operands:i,flags:T}){return i[0]?.span??T[0]?.
span??{start:0,end:0}}function m({flags:i},T,M){let C=M;for(const{name:G,value:B,span:U}of i){if(B===void 0||!(0,F().movesTo)(
T,G))continue;const z=(0,c().entryFrom)(C,B,U);if("problems"in z)return z;const V=(0,E().isRegular)(z.kind)?$().posix.dirname(
z.path):z.path;C={...M,directory:V.replace(/^\.$/,"")}}return C}function d({program:i,data:T},{tree:M,changed:C},G){if(T.
build_files.length===0)return x().NOTHING;const B=o(M),U=B.get(T)??g(M,T.build_files);B.set(T,U);const z=U.filter(K=>C.has(
K)),V=U.slice(0,k);return(0,x().join)([U.length===0?x().NOTHING:(0,x().fails)("build-files-unread",G,{program:i,files:V,
count:U.length}),...z.map(K=>(0,x().fails)("target-changed",G,{path:K}))])}const o=(0,R().perTree)(()=>new Map);function g(i,T){
const M=C=>T.some(G=>(0,N().matchesPattern)(G.includes("/")?C:$().posix.basename(C),G,{dot:!0}));return[...i.files()].flatMap(
({path:C})=>!(0,W().isWithin)(C,"node_modules")&&M(C)?C:[])}function b({operands:i,flags:T,starts:M,subcommand:C,family:G},B){
const U=G&&(0,H().isPackageManager)(G)&&C!=="test";return[...(M===void 0&&!U?i:[]).map(({text:K,span:X})=>({text:K.replace(
/::.*$/s,""),span:X})),...T.flatMap(({value:K,span:X})=>K===void 0?[]:[{text:K,span:X}])].map(({text:K,span:X})=>{const Y=(0,W().
normalise)((0,x().from)(B,K));return Y===void 0||Y===""?x().NOTHING:(0,W().isWithin)(Y,".git",{ignoreCase:!0})?(0,x().fails)(
"target-in-git",X,{path:Y}):(0,W().resolveInTree)(B.tree,Y).kind==="outside"?(0,x().fails)("target-outside",X,{path:K,reason:"\
symlink"}):x().NOTHING})}function f(i,{text:T,span:M}){const C=(0,A().pathProblem)(T,M,i.directory);if(C!==void 0)return{
targets:[],problems:[C]};const G=(0,W().normalise)((0,x().from)(i,T))??"",B=(0,c().fileAt)((0,W().resolveInTree)(i.tree,
G),T,M);return"problems"in B?B:B.tracked?(0,c().runs)(i,{name:T,path:B.path,wanted:G},M):(0,x().fails)("target-untracked",
M,{path:T})}function a(i,T,M){const{text:C,span:G}=T,B=(0,I().pythonFiles)(C).find(U=>!U.endsWith("/__init__.py")&&i.tree.
stat((0,x().from)(i,U))!==void 0);if(B===void 0){const U=(0,L().parseUnknownTool)(T,M,D().UNKNOWN_MODULE);return(0,x().join)(
[(0,x().fails)("tool-unknown",G,{tool:C}),{targets:[],problems:U}])}return f(i,{text:B,span:G,quoted:!1})}function e({program:i},{
tree:T,base:M,changed:C,directory:G},{text:B,span:U}){const z=`-m ${B}`,[V]=B.split("."),K=[...C].filter(X=>{const[,Y=""]=/^(\w+)(?:\.py|\/__init__\.py)$/.
exec($().posix.relative(G,X))??[];return T.stat(X)!==void 0&&M?.stat(X)===void 0&&(Y===V||(0,j().isOfLibrary)(Y))});return(0,x().
join)(K.map(X=>(0,x().fails)("subcommand-aliased",U,{program:i,subcommand:z,path:X})))}const w=256*1024,r=/"[^"\n]*\\[uUxX][^"\n]*"\s*[=.\]]|(?:^|[\s{,."'])include["']?\s*=/m;
function s(i,T,M){const C=M.subcommand.replace(/ .*$/s,""),G=t(C),B=z=>r.test(z)||/alias/.test(z)&&G.test(z),U=i.data.alias_files.
map(z=>[z,B]);return P(i,T,{...M,subcommand:C},U)}const y=/^(?:-X(?:m[sx]|ss)\w+|-T|\d+C?|-[Bq]|-ntp|--(?:batch-mode|no-transfer-progress|quiet))$/;
function l(i,T,M){const C=Object.entries(i.data.deciding_settings).map(([B,U])=>[B,z=>u(U,z)]);return P(i,T,{...M,counts:B=>T.
changed.has(B)},C)}async function P({program:i},{tree:T,directory:M},{subcommand:C,span:G,counts:B},U){const z=[];for(const V of U.
length===0?[]:(0,v().foldersUpFrom)(M))for(const[K,X]of U){const Y=$().posix.join(V,K),Z=B?.(Y)!==!1?await(0,c().readText)(
T,Y,w):void 0;Z===void 0||"text"in Z&&!X(Z.text)||z.push((0,x().fails)("subcommand-aliased",G,{program:i,subcommand:C,path:Y}))}
return(0,x().join)(z)}function t(i){return new RegExp(`(?:^|[\\s{,.["'])(?:${i})["']?\\s*=`,"m")}function u(i,T){return i===
"*"?T.replace(/#.*/g,"").split(/\s+/).some(C=>C!==""&&!y.test(C)):r.test(T)||t(i.replaceAll(" ","|")).test(T)}},56788:function(J,O,p){
Object.defineProperty(O,"__esModule",{value:!0}),O.Trail=O.NOTHING=void 0,O.fails=D,O.from=W,O.join=F,O.target=R;function $(){
const v=p(95132);return $=function(){return v},v}const j=O.NOTHING={targets:[],problems:[]};function F(v){return{targets:v.
flatMap(H=>H.targets),problems:v.flatMap(H=>H.problems)}}function D(v,H,N){return{targets:[],problems:[(0,$().problemAt)(
v,H,N)]}}function W({directory:v},H){return v===""?H:`${v}/${H}`}function R({via:v},H){return v===void 0?H:{...H,via:v}}
const E=64,I=2e3;class L{#n=new Set;#e=new Set;resolve;#s;constructor(H,N){this.resolve=H,this.#s=N}async follow(H,N,A,x){
if(this.#n.has(H))return x({why:"cycle"});const S=await this.#s?.tickScript();if(S!==void 0)return x({why:"time",limit:S});
const c=`${H}\0${N}`;if(this.#e.has(c))return j;if(this.#n.size>=E)return x({why:"depth",limit:E});if(this.#e.size>=I)return x(
{why:"count",limit:I});this.#n.add(H);const k=await A();return this.#n.delete(H),this.#e.add(c),k}}O.Trail=L},32696:function(J,O,p){
Object.defineProperty(O,"__esModule",{value:!0}),O.readCommands=A;function $(){const g=p(32854);return $=function(){return g},
g}function j(){const g=p(80781);return j=function(){return g},g}function F(){const g=p(45806);return F=function(){return g},
g}function D(){const g=p(92170);return D=function(){return g},g}function W(){const g=p(19312);return W=function(){return g},
g}function R(){const g=p(81413);return R=function(){return g},g}function E(){const g=p(20630);return E=function(){return g},
g}function I(){const g=p(87146);return I=function(){return g},g}function L(){const g=p(82293);return L=function(){return g},
g}function v(){const g=p(56788);return v=function(){return g},g}function H(){const g=p(80533);return H=function(){return g},
g}function N(){const g=p(10473);return N=function(){return g},g}async function A(g){return x(g,(0,R().readShellText)(g.text))}
async function x(g,b){const f=[];let a=g,e=0;for(const[s,y]of b.entries()){if(s<e)continue;const l=(0,R().withoutReserved)(
y);f.push(await x(a,l.inside),await k(a,l)),a=c(l,a);const P=S(a,b,s);for(const t of P?.turns??[]){const u=(a.turns??1)*
(P?.turns.length??1),i=await A({...a,text:t,given:void 0,turns:u});f.push(n(l,i))}e=P?.end??0}const w=f.flatMap(s=>s.hidden),
r=new Map(w.map(s=>[`${s.how} ${s.part}`,s]));return{...(0,v().join)(f),hidden:[...r.values()]}}function S({text:g,place:b,
given:f,turns:a=1},e,w){const r=(0,j().subTree)(b.tree,b.directory),s=f?.hasWords?void 0:(0,W().loopAt)({commands:e,text:g,
tree:r},w);return s&&s.turns.length*a<=W().MAX_TURNS?s:void 0}function c(g,b){const[f,a]=g.words;if(f?.text!=="cd"&&f?.text!==
"pushd")return b;const e=a===void 0||(0,R().isDynamic)(g,a)?void 0:(0,$().normalise)((0,v().from)(b.place,a.text));return e!==
void 0?{...b,place:{...b.place,directory:e}}:{...b,lostIn:b.text.slice(g.span.start,g.span.end).trim()}}async function k({
text:g,place:b,trail:f,given:a,lostIn:e},w){if(e!==void 0&&(0,I().readsCode)(w))return{...v().NOTHING,hidden:[{how:"dyna\
mic",part:e}]};const r=(0,E().textWithin)(w),y=r&&a?.isGiven(r)!==!0?n(r,await A({text:r.text,place:b,trail:f})):void 0,
l=await o({text:g,place:b,trail:f},w),P=l.problems.filter(({span:u})=>!h(w,u)),t=(0,I().hiddenInWords)(w,g)??l.hidden[0];
return{targets:[...l.targets,...y?.targets??[]],problems:[...P,...y?.problems??[],...a?.problemsBehind(w,l)??[]],hidden:[
...t?[t]:[],...y?.hidden??[]]}}function h(g,{start:b,end:f}){return g.words.some(a=>a.span.start<f&&a.span.end>b&&(0,R().
isDynamic)(g,a))}function n({span:g},b){return{...b,problems:b.problems.map(f=>({...f,span:g}))}}const m=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/,
d=new Set(["builtin","command","exec","time"]);async function o({text:g,place:b,trail:f},a){const e=(0,E().startedWords)(
a.words),[w,...r]=e,[s]=a.words,y=(0,v().join)((0,I().codeFilesOf)(a).map(X=>(0,N().resolveCommitted)(b,X)));if(w===void 0||
a.subshell||H().SHELL_WORDS.has(w.text))return{...y,hidden:[]};const{families:l}=b,P=X=>(0,v().fails)("program-not-allow\
ed",X.span,{program:X.text,group:"other"}),t=s&&s!==w&&!d.has(s.text)?P(s):v().NOTHING,u=(0,D().isProgram)(w.text)?w.text:
l?.allowed.get(w.text),i=m.exec(w.text)?.[1]??w.text;if(u===void 0&&/[\\/]/.test(i))return{...(0,v().join)([t,P(w),y]),hidden:[]};
const T=u?(0,F().parseInvocation)(u,r,l):(0,F().parseInvocation)("npx",[{...w,text:i},...r],l),{invocation:M,problems:C}=T,
G=await f.resolve(M,b),B=G.problems.some(({rule:X,span:Y})=>X==="binary-missing"&&Y.start===w.span.start),U={targets:[],
problems:C},z=(0,I().hiddenInInvocation)(a,g,T,l),V=u===void 0&&B?[P(w),U]:[{...U,problems:[...C,...(0,L().inspectPaths)(
M,b.directory,l)]},G],K=(0,I().preloadsOf)(M).map(X=>(0,N().resolveCommitted)(b,X));return{...(0,v().join)([t,...V,y,...K]),
hidden:z?[z]:[]}}},80827:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.npmScripts=x,O.stepsIn=A;function $(){
const u=p(76760);return $=function(){return u},u}function j(){const u=p(13580);return j=function(){return u},u}function F(){
const u=p(3893);return F=function(){return u},u}function D(){const u=p(35736);return D=function(){return u},u}function W(){
const u=p(46138);return W=function(){return u},u}function R(){const u=p(67953);return R=function(){return u},u}function E(){
const u=p(60210);return E=function(){return u},u}function I(){const u=p(59867);return I=function(){return u},u}function L(){
const u=p(56788);return L=function(){return u},u}function v(){const u=p(46912);return v=function(){return u},u}const H={
start:0,end:0},N=200;function A({steps:u}){return u.flatMap(i=>i.command?.nested?.flatMap(A)??[i])}async function x(u,i,T={
left:N}){const{subcommand:M,flags:C}=u;if(M===void 0||M==="pack")return;const{project:G,selected:B,runs:U,packages:z}=await(0,v().
scriptsThatRun)(u,i,H);if(G===void 0)return;const V=await(0,E().readNpmrc)({...i,directory:G}),K=await S(i,G);if("unread"in
V||K===void 0)return;const{settings:X}=V;if(K.devEngines!==void 0||w(C,X))return;const Y=[],Z=r(C,X);for(const q of z){const nn=await S(
i,q);if(nn===void 0||c(nn))return;const en=U.filter(tn=>tn.directory===q),sn=en.length===0?await o(u,i,q):void 0;sn!==void 0&&
Y.push({...k(nn),...sn,directory:q});for(const tn of en){const rn=await h(tn,i,Z,T);Y.push({...k(nn),...rn})}}const _=X["\
node-options"],{prefix:Q}=(0,R().readSettings)(u);return{subcommand:M,directory:i.directory,project:G,prefixed:Q!==void 0,
inWorkspaces:B,config:Z,...typeof _=="string"&&{nodeOptions:_},steps:Y}}async function S(u,i){const T=await(0,I().readJsonFile)(
u.tree,(0,L().from)({directory:i},"package.json"));return T===I().INVALID?void 0:T}function c({bin:u,directories:i}){return!u&&
typeof i=="object"&&i!==null&&"bin"in i}function k(u){const{name:i,version:T}=u;return{packageId:i&&T?`${String(i)}@${String(
T)}`:"",packageEnv:y(u)}}async function h(u,i,T,M){const{directory:C,event:G,body:B}=u,U=(0,v().scriptText)(u),z={...i,directory:C},
V=b(U),K=await m(u,V,z,{config:T,budget:M}),X=u.words.map(Z=>Z.text),Y=K?{argv:[],env:{},...V,nested:K}:V;return{directory:C,
event:G,body:B,words:X,text:U,...Y&&{command:Y}}}const n=new Set(["--if-present","--include-workspace-root","--workspace",
"--workspaces"]);async function m(u,i,T,{config:M,budget:C}){const G=i?.argv[0]==="npm"&&Object.keys(i.env).length===0,B=u.
builtIn==="restart"?[["stop","--if-present"],["start",...u.words.map(({text:z})=>z)]]:G?[i.argv.slice(1)]:[],U=[];for(const z of B){
if(C.left-=1,C.left<0)return;const{invocation:V,problems:K}=(0,F().parseNpm)(z.map(_=>({text:_,span:H,quoted:!0})),T.families);
if(!(K.length===0&&V.flags.every(({name:_})=>n.has(_))))return;const Y=M.npm_config_ignore_scripts==="true"?[d,...V.flags]:
V.flags,Z=await x({...V,flags:Y},T,C);if(Z===void 0)return;U.push(Z)}return U.length>0?U:void 0}const d={name:"--ignore-\
scripts",written:"--ignore-scripts",span:H};async function o(u,{tree:i},T){const M=(0,v().eventOf)(u),C=(await(0,I().usablePackageJson)(
i,T))?.scripts.has(M??"");if(!(M===void 0||C||(0,R().readSettings)(u).ifPresent))return{event:M,words:[],text:""}}const g=new Set(
`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/));function b(u){const{words:i,assignments:T,refused:M,
problems:C}=(0,D().lex)(u),G=C.every(({rule:K})=>K==="assignment-refused"||(0,j().ruleOf)(K).severity==="warning"&&K!=="\
unquoted-glob"),B=C.filter(({rule:K})=>K==="assignment-refused").length,[U]=i;if(!G||B!==M.length||U===void 0||g.has(U.text)||
U.text.includes("="))return;const z=[...T,...M].sort((K,X)=>K.span.start-X.span.start);if(z.some(({name:K})=>K==="PATH"))
return;const V=Object.fromEntries(z.map(({name:K,value:X})=>[K,X]));return{argv:i.map(K=>K.text),env:V}}const f=new Set(
`cache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),a=new Set("browser cache fetch-retries offline update-notifier".split(" ")),e=["also","dev",
"include","omit","only","optional","production"];function w(u,i){return e.some(T=>T in i||u.some(({name:M})=>M===`--${T}`))}
function r(u,i){const T=Object.entries(i).filter(([G,B])=>{const U=(0,E().effectOf)(G,B);return U==="harmless"||U==="hon\
oured"}),M=u.map(({name:G,value:B,negated:U})=>[G.slice(2),B??U!==!0]),C={};for(const[G,B]of[...T,...M])f.has(G)||a.has(
G)||(C[`npm_config_${G.replaceAll("-","_").toLowerCase()}`]=s(B));return C}function s(u){return Array.isArray(u)?u.map(s).
join(`

`):u==null||u===!1?"":String(u).trim()}function y(u){const{name:i,version:T,config:M,engines:C,bin:G}=u,B={};return l({name:i,
version:T,config:M,engines:C,bin:P(G,i)},"npm_package_",B),Object.fromEntries(Object.entries(B).filter(([U])=>/^[A-Za-z_]\w*$/.
test(U)))}function l(u,i,T){for(const[M,C]of Object.entries(u))if(C!==void 0)if(C===null||C===!1)T[`${i}${M}`]="";else if(Array.
isArray(C))for(const[G,B]of C.entries())l({[`${M}_${G}`]:B},i,T);else typeof C=="object"?l(C,`${i}${M}_`,T):T[`${i}${M}`]=
String(C)}function P(u,i){const C=Object.entries((0,W().binOf)(u,typeof i=="string"?i:"")??{}).map(([G,B])=>[$().posix.basename(
t(G)),t(B)]).filter(([G,B])=>G&&B);return C.length>0?Object.fromEntries(C):void 0}function t(u){return $().posix.join("/",
u.replaceAll("\\","/")).slice(1)}},80533:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.SHELL_WORDS=
O.GivenWords=void 0;function $(){const v=p(37866);return $=function(){return v},v}function j(){const v=p(13580);return j=
function(){return v},v}function F(){const v=p(95132);return F=function(){return v},v}function D(){const v=p(35736);return D=
function(){return v},v}function W(){const v=p(46912);return W=function(){return v},v}const R=O.SHELL_WORDS=new Set(": [ \
cd echo exit false test true".split(" ")),E=new Set(["assignment-refused","environment-assignment"]),I=new Set([...E,"br\
ace-expansion","glob-flag","glob-outside","glob-unclear","tilde-expansion","unquoted-glob","variable-expansion"]);class L{text;#n;#e;#s;#r;constructor({
event:H,body:N,words:A},x){let S=N;const c=[];for(const k of A){const h=S.length+1;S=`${S} ${(0,W().quoteForScript)(k.text)}`,
c.push({word:k,at:{start:h,end:S.length}})}this.text=S,this.#n=N.length,this.#e=c,this.#s=H,this.#r=x}get hasWords(){return this.#e.
length>0}isGiven=({span:H})=>this.#e.length>0&&H.end>this.#n;inCommand=H=>{const N=this.#e.filter(({at:S})=>S.start<H.span.
end&&S.end>H.span.start),A=N[0]?.word.span??this.#r,x=N.at(-1)?.word.span??this.#r;return{...H,span:{start:A.start,end:x.
end}}};problemsBehind({span:H,words:N},A){if(this.#e.length===0||H.end<=this.#n)return[];const{problems:x}=(0,D().lex)(this.
text.slice(H.start,H.end)),S=x.map(g=>({...g,span:{start:g.span.start+H.start,end:g.span.end+H.start}})),c=x.every(({rule:g})=>E.
has(g)||(0,j().ruleOf)(g).severity==="warning"),k=c?S.filter(this.isGiven):[],h=N[0]?.text??"";if(c&&R.has(h))return k;const n=A.
problems.some(({rule:g,span:b})=>g==="program-not-allowed"&&b.start===N[0]?.span.start);if(c&&!n)return k;const m=$().REFUSED_PROGRAMS.
has(h.replace(/^.*[\\/]/,""))||!c&&x.some(({rule:g})=>!I.has(g)),d=this.#e.find(({word:g})=>m||g.text.startsWith("-"));if(d===
void 0)return k;const o={script:this.#s,word:d.word.text,text:this.text};return[...k,(0,F().problemAt)("script-words-unr\
ead",d.at,o)]}}O.GivenWords=L},46912:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.eventOf=k,O.inspectEmpty=
x,O.quoteForScript=w,O.runsIn=n,O.scriptText=H,O.scriptsThatRun=N;function $(){const r=p(76760);return $=function(){return r},
r}function j(){const r=p(32854);return j=function(){return r},r}function F(){const r=p(93028);return F=function(){return r},
r}function D(){const r=p(95132);return D=function(){return r},r}function W(){const r=p(67953);return W=function(){return r},
r}function R(){const r=p(60210);return R=function(){return r},r}function E(){const r=p(59867);return E=function(){return r},
r}function I(){const r=p(56788);return I=function(){return r},r}function L(){const r=p(10473);return L=function(){return r},
r}const v={selected:!1,runs:[],packages:[],problems:[]};function H({body:r,words:s}){return[r,...s.map(({text:y})=>w(y))].
join(" ")}async function N(r,s,y){const l=(0,W().readSettings)(r),P=k(r);if(l.informs||P===void 0&&r.subcommand!=="pack")
return v;const t=P===void 0&&!f(r),u=X=>(0,W().findPackages)(l,X,y,t),i=await u(s);if("problems"in i)return{...v,problems:i.
problems};const{project:T,selected:M}=i,C=l.ignoreScripts??await c({...s,directory:T}),G={...l,ignoreScripts:C},B=P??"pa\
ck",U=P===void 0?a(r,s,M?i.directories:void 0):[];if("problems"in U)return{...v,project:T,selected:M,problems:U.problems};
const z=P===void 0?U:i.directories,V=[],K=[...i.missing,...await A(i,s,y,u)];for(const X of z){const Y=await(0,E().readPackageJson)(
s.tree,X),Z={...s,directory:X};if(Y===E().INVALID||Y===void 0){const _=$().posix.join(X,"package.json"),Q=Y?(0,I().fails)(
"package-json-invalid",y,{path:_}):(0,I().fails)("package-json-missing",y,{directory:X});K.push(...Q.problems)}else if(P===
void 0)V.push(...g(Y,X,G));else if(h(Y,Z,B)){const _=n(Y,Z,{event:B,words:r.passthrough},G);V.push(..._),K.push(...x(_,B,
Z,y))}else{const _={script:B,passes:G.ifPresent};K.push(...(0,I().fails)("npm-script-missing",y,_).problems)}}return{project:T,
selected:M,runs:V,packages:z,problems:K}}async function A({project:r,directories:s},{base:y,...l},P,t){const u=$().posix.
join(r,"package.json");if(y===void 0||!l.changed.has(u))return[];const i=await t({...l,tree:y});if("problems"in i)return[];
const T=i.directories.filter(M=>!s.includes(M));return T.length===0?[]:[(0,D().problemAt)("workspaces-changed",P,{path:u,
lost:T})]}function x(r,s,{via:y,directory:l},P){if(r.some(({event:u,body:i})=>u===s&&!S(i)))return[];const t=y===void 0?
"npm-script-empty":"npm-script-empty-part";return[(0,D().problemAt)(t,P,{script:s,path:$().posix.join(l,"package.json")})]}
function S(r){return r.split(`
`).every(s=>/^\s*(?:#|$)/.test(s))}async function c(r){const s=await(0,R().readNpmrc)(r);return"settings"in s&&s.settings["\
ignore-scripts"]===!0}function k({subcommand:r,operands:s}){switch(r){case"run":return s[0]?.text;case"test":case"start":case"\
stop":case"restart":return r;default:return}}function h({scripts:r},s,y){return r.has(y)||y==="restart"||y==="env"?!0:y===
"start"&&d(s)}function n(r,s,{event:y,words:l},P={}){const{directory:t}=s,u=r.scripts.get(y)??"",i=u===""?m(y,s):{body:u};
return[...b(r,t,[`pre${y}`],P),...i?[{directory:t,event:y,words:l,...i}]:[],...b(r,t,[`post${y}`],P)]}function m(r,s){return r===
"restart"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:r==="start"&&d(s)?{body:"node server.js",builtIn:"\
server"}:r==="env"?{body:"env"}:void 0}function d(r){const s=(0,j().resolveInTree)(r.tree,(0,I().from)(r,"server.js"));return s.
kind==="outside"||s.kind==="inside"&&(0,F().isRegular)(s.entry.kind)}const o=["prepack","prepare","postpack"];function g(r,s,{
ignoreScripts:y}){return b(r,s,y?["prepare"]:o,{})}function b({scripts:r},s,y,{ignoreScripts:l}){return l?[]:y.flatMap(P=>{
const t=r.get(P);return t?[{directory:s,event:P,body:t,words:[]}]:[]})}function f({operands:r}){return r.length===0||r.some(
({text:s})=>s===".")}function a({operands:r},s,y){const l=y?[...y]:[];!y&&r.length===0&&l.push(s.directory);for(const{text:P,
span:t}of r){if(y&&P===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(P))return(0,I().fails)("downloads",t,{program:"npm",flag:P});
const u=(0,L().entryFrom)(s,P,t);if("problems"in u)return u;if(u.kind!=="directory")return(0,I().fails)("target-not-a-fi\
le",t,{path:P,reason:"archive"});l.push(u.path)}return l}const e=/[\t\n\r "#$&'()*;<>?\\`|~]/;function w(r){return r===""?
"''":e.test(r)?`'${r.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):r}},95598:function(J,O,p){
Object.defineProperty(O,"__esModule",{value:!0}),O.resolveTasks=x;function $(){const d=p(76760);return $=function(){return d},
d}function j(){const d=p(16111);return j=function(){return d},d}function F(){const d=p(77251);return F=function(){return d},
d}function D(){const d=p(32854);return D=function(){return d},d}function W(){const d=p(46138);return W=function(){return d},
d}function R(){const d=p(62205);return R=function(){return d},d}function E(){const d=p(59867);return E=function(){return d},
d}function I(){const d=p(65490);return I=function(){return d},d}function L(){const d=p(56788);return L=function(){return d},
d}function v(){const d=p(46912);return v=function(){return d},d}function H(){const d=p(10473);return H=function(){return d},
d}const N=1024*1024,A={turbo:[["turbo.json","tasks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","\
targetDefaults"]],lerna:[["nx.json","targetDefaults"]]};async function x(d,o,g){const{operands:b,passthrough:f,subcommand:a}=d,
[e]=b,r=(a==="exec"||a==="script-or-tool")&&e?(0,F().tasksOf)(e.text,f):void 0;if(e===void 0||r===void 0)return L().NOTHING;
const{text:s,span:y}=e,l=s==="wireit"?await k(o):await S(await c(o.tree,s,r),o.tree),P=[];for(const{directory:t,script:u,
body:i}of l){const T={...o,directory:t};if(i!==void 0){const G={directory:t,event:`${u} (${s})`,body:i,words:[]};P.push(
await(0,R().resolveRun)(T,G,y,g));continue}const M=await(0,E().usablePackageJson)(o.tree,t);if(M===void 0)continue;const C=(0,v().
runsIn)(M,T,{event:u,words:[]});for(const G of C)P.push(await(0,R().resolveRun)(T,G,y,g))}return(0,L().join)(P)}async function S(d,o){
const g=[];for(const b of(0,I().everyPackage)(o)){const f=await(0,E().usablePackageJson)(o,b);if(b===""||f===void 0)continue;
const a=d.filter(e=>f.scripts.has(e));g.push(...a.map(e=>({directory:b,script:e})))}return g}async function c(d,o,g){const b=new Set(
g);for(const[f,a]of A[o]??[]){const e=h(await m(d,f),a);for(const w of b)for(const r of n(h(h(e,w),"dependsOn")))b.add(r.
replace(/^\^|^.*#/,""))}return[...b]}async function k({tree:d,directory:o,via:g}){const b=await(0,E().readJsonFile)(d,$().
posix.join(o,"package.json")),f=h(h(b,"wireit"),g??""),a=h(f,"command"),e=n(h(f,"dependencies")).flatMap(r=>{const[,s="",
y=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(r)??[],l=(0,D().normalise)($().posix.join(o,s));return l===void 0?[]:[{directory:l,
script:y}]}),w=typeof a=="string"&&g!==void 0;return[...e,...w?[{directory:o,script:g,body:a}]:[]]}function h(d,o){const g=(0,W().
objectIn)(d);return Object.hasOwn(g,o)?g[o]:void 0}function n(d){return Array.isArray(d)?d.map(o=>h(o,"script")??h(o,"ta\
rget")??o).filter(o=>typeof o=="string"):[]}async function m(d,o){const g=await(0,H().readText)(d,o,N);return g&&"text"in
g?(0,j().parse)(g.text):void 0}},38218:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.resolveProgramFiles=
c,O.resolveToolFiles=S;function $(){const f=p(76760);return $=function(){return f},f}function j(){const f=p(32017);return j=
function(){return f},f}function F(){const f=p(32854);return F=function(){return f},f}function D(){const f=p(93028);return D=
function(){return f},f}function W(){const f=p(4289);return W=function(){return f},f}function R(){const f=p(46868);return R=
function(){return f},f}function E(){const f=p(66227);return E=function(){return f},f}function I(){const f=p(15804);return I=
function(){return f},f}function L(){const f=p(59867);return L=function(){return f},f}function v(){const f=p(55013);return v=
function(){return f},f}function H(){const f=p(82293);return H=function(){return f},f}function N(){const f=p(56788);return N=
function(){return f},f}function A(){const f=p(10473);return A=function(){return f},f}const x=["",...["js","cjs","mjs","t\
s","cts","mts","jsx","tsx","json"].map(f=>`.${f}`)];async function S(f,a){return k((0,W().filesNamedBy)(f,a.families),f.
operands[0],a)}function c({files:f=[],flags:a,family:e},w){const r=a.flatMap(({name:s,value:y})=>y&&e&&(0,j().movesTo)(e,
s)?y:[]);return k({files:f,roots:r,nodeFlags:[]},void 0,w)}async function k({files:f,roots:a,nodeFlags:e},w,r){const s=[
"",...a].flatMap(l=>{const P=(0,F().normalise)((0,N().from)(r,l));return P===void 0?[]:[P]}),y=[];for(const l of f)y.push(
l.as==="arguments"?await o(l,w,r):l.as==="tests"?await d(l,r):await h(l,[...new Set(s)],r));for(const l of e)y.push(await(0,I().
inspectNodeFlag)(l,r));return(0,N().join)(y)}async function h(f,a,e){const{as:w,path:r,span:s}=f,y=(0,H().pathProblem)(r,
s,e.directory);if(y!==void 0)return{targets:[],problems:[y]};const l=[];for(const P of a){const t=(0,F().normalise)($().
posix.join(P,r));if(t===void 0)continue;const u=await n(f,t,e);u!==void 0&&l.push(u)}return l.length>0?(0,N().join)(l):w===
"code"||w==="config"?(0,A().nothingAt)(e.tree,$().posix.join(e.directory,r),r,s):w==="module"&&f.first?(0,I().inspectImport)(
e,r,s):N().NOTHING}async function n(f,a,e){const{as:w,path:r,span:s}=f,{tree:y}=e,l=(0,I().firstFile)(y,w==="place"?[a]:
x.map(u=>a+u));if(l===void 0)return;const P=l.kind==="inside"&&!(0,D().isRegular)(l.entry.kind);if(w==="place"&&l.kind===
"inside")return N().NOTHING;if(!P)return m(f,a,l,e);if(w==="config"){const u=(0,F().resolveInTree)(y,$().posix.join(l.path,
"tsconfig.json"));return u.kind==="missing"?N().NOTHING:m(f,a,u,e)}const t=await(0,I().mainOf)(y,a);return t===L().INVALID?
(0,N().fails)("package-json-invalid",s,{path:$().posix.join(r,"package.json")}):t&&m(f,a,t.found,e)}async function m({as:f,
path:a,span:e,ifFile:w},r,s,y){const l=(0,A().fileAt)(s,a,e);if("problems"in l)return l;const P=await(0,I().trustProblems)(
y,l,a,e);if(P.some(E().isUnverified))return{targets:[],problems:P};const t=(0,A().runs)(y,{name:a,path:l.path,wanted:r},
e),u=f==="module"&&w?[w]:[];return{...t,problems:[...P,...u,...t.problems]}}async function d(f,a){const{path:e,span:w}=f,
r=(0,H().testProblem)(e,w,a.directory);if(r!==void 0)return{targets:[],problems:[r]};const y=((0,v().isPattern)(e)?((0,v().
alternativesOf)(e)??[]).map(v().baseOf):[e]).map(P=>(0,F().resolveInTree)(a.tree,(0,N().from)(a,P)));if(y.some(({kind:P})=>P===
"outside"))return(0,N().fails)("target-outside",w,{path:e,reason:"symlink"});const[l]=y;return(0,v().isPattern)(e)||l?.kind!==
"inside"||!(0,D().isRegular)(l.entry.kind)?N().NOTHING:m(f,(0,F().normalise)((0,N().from)(a,e))??e,l,a)}async function o({
path:f,span:a},e,w){const r=await h({as:"config",path:f,span:a},[w.directory],w),s=r.targets[0]?.path;if(e===void 0||s===
void 0)return r;const y=b(await w.tree.read(s),a);if(y===void 0){const P=`@${f}`;return(0,N().join)([r,(0,N().fails)("to\
ol-loads-code",a,{program:e.text,flag:P})])}const l=(0,R().parseTool)(e,y,w.families?.tools).map(P=>({...P,span:a}));return(0,N().
join)([r,{targets:[],problems:l},await k((0,W().filesIn)(e,y,w.families),e,w)])}const g=64*1024;function b(f,a){if(f.length>
g)return;const e=[],w=f.toString("utf8"),r=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let y=r.exec(w);y!==null;y=r.exec(w))
e.push(y[1]??y[2]??"");return e.every(y=>!y.startsWith("@")&&!y.startsWith('"'))?e.map(y=>({text:y,span:a,quoted:!0})):void 0}},
10473:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.entryAt=W,O.entryFrom=I,O.fileAt=E,O.firstLineOf=
N,O.nothingAt=R,O.readText=H,O.resolveCommitted=L,O.runs=v;function $(){const A=p(32854);return $=function(){return A},A}
function j(){const A=p(93028);return j=function(){return A},A}function F(){const A=p(95132);return F=function(){return A},
A}function D(){const A=p(56788);return D=function(){return A},A}function W(A,x,S){switch(A.kind){case"inside":return A.entry;case"\
outside":return(0,D().fails)("target-outside",S,{path:x,reason:"symlink"});case"missing":return(0,D().fails)("target-mis\
sing",S,{path:x});case"loop":return(0,D().fails)("target-not-a-file",S,{path:x,reason:"loop"})}}function R(A,x,S,c){const h=x.
split("/").map((n,m,d)=>d.slice(0,m).join("/")).find(n=>A.stat(n)?.kind==="submodule");return(0,D().fails)("target-missi\
ng",c,{path:S,...h&&{submodule:h}})}function E(A,x,S){const c=W(A,x,S);return"problems"in c||(0,j().isRegular)(c.kind)?c:
(0,D().fails)("target-not-a-file",S,{path:x,reason:c.kind})}function I(A,x,S){const c=x.startsWith("/")?void 0:(0,$().normalise)(
(0,D().from)(A,x));if(c===void 0)return(0,D().fails)("target-outside",S,{path:x,reason:"above"});const k=(0,$().resolveInTree)(
A.tree,c);return k.kind==="missing"?R(A.tree,c,x,S):W(k,x,S)}function L(A,{text:x,span:S}){const c=x.startsWith("/")?void 0:
(0,$().normalise)((0,D().from)(A,x)),k=c===void 0?void 0:(0,$().resolveInTree)(A.tree,c);return c===void 0||k?.kind!=="i\
nside"||!(0,j().isRegular)(k.entry.kind)?D().NOTHING:v(A,{name:x,path:k.path,wanted:c},S)}function v(A,{name:x,path:S,wanted:c},k){
const h=A.changed.has(S)||A.changed.has(c);return{targets:[(0,D().target)(A,{kind:"file",name:x,path:S})],problems:h?[(0,F().
problemAt)("target-changed",k,{path:S})]:[]}}async function H(A,x,S){const c=(0,$().resolveInTree)(A,x);if(!(c.kind==="m\
issing"&&A.stat(x)===void 0))return c.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,j().isRegular)(c.entry.kind)?(c.entry.size??0)>S?{unread:"it is too large"}:{text:(await A.read(c.path,S)).toString(
"utf8"),path:c.path}:{unread:"it is not a regular file"}}async function N(A,x){const[S=""]=(await A.read(x)).subarray(0,
256).toString("latin1").split(`
`,1);return S}},47668:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.listWorkspaces=void 0,O.selectWorkspaces=
v;function $(){const N=p(76760);return $=function(){return N},N}function j(){const N=p(32854);return j=function(){return N},
N}function F(){const N=p(59542);return F=function(){return N},N}function D(){const N=p(59867);return D=function(){return N},
N}function W(){const N=p(55013);return W=function(){return N},N}const R=O.listWorkspaces=(0,F().perPath)(async(N,A)=>{const x=await(0,D().
usablePackageJson)(N,A),S=(0,W().readPatterns)(x?.workspaces??[]);if("unclear"in S)return S;const{wanted:c,entries:k,refused:h}=S;
if(c.length===0)return[];const n=[];for(const{path:o,kind:g}of N.files()){const b=L(A,o);if(b!==void 0)if(g==="symlink"){
const f=c.some(w=>(0,W().matchesPattern)(b,w,{partial:!0})),a=c.some(w=>(0,W().matchesPattern)(b,w)),e=f?(0,j().resolveInTree)(
N,o):void 0;if(e?.kind==="outside")return{unclear:o};if(e?.kind!=="inside"||e.entry.kind!=="directory")continue;if(!a||h.
length>0||c.some(w=>w.startsWith(`${b}/`)))return{unclear:o};n.push(b)}else $().posix.basename(o)==="package.json"&&n.push(
$().posix.dirname(b))}const m=n.filter(o=>c.some(g=>(0,W().matchesPattern)(o,g))).filter(o=>!o.split("/").includes("node\
_modules")).filter(o=>!h.some(g=>(0,W().matchesPattern)(o,g,{dot:!0}))).sort((o,g)=>o.localeCompare(g,"en")),d=k.flatMap(
o=>m.filter(g=>o.some(b=>(0,W().matchesPattern)(g,b,{partial:!0}))));return E(N,A,[...new Set(d)])});async function E(N,A,x){
const S=[],c=new Set;for(const k of x){const h=$().posix.join(A,k).replace(/^\.$/,""),n=await(0,D().readPackageJson)(N,h);
if(n===void 0)continue;if(n===D().INVALID)return{broken:`${h}/package.json`};const m=n.name||I(h);if(c.has(m))return{broken:n.
path};c.add(m),S.push({directory:h,name:m})}return S}function I(N){const A=$().posix.basename($().posix.dirname(N)),x=$().
posix.basename(N);return A.startsWith("@")?`${A}/${x}`:x}function L(N,A){return N===""?A:A.startsWith(`${N}/`)?A.slice(N.
length+1):void 0}function v(N,A,{directory:x,project:S}){const c=m=>$().posix.join("/",m),k=c(L(S,`${x}/`)===void 0?S:x),
h=$().posix.resolve(k,A),n=[$().posix.relative(c(S),$().posix.resolve(c(x),A)),A];return N.filter(m=>{if(m.name===A||c(m.
directory)===h)return!0;const d=$().posix.relative(k,c(m.directory)),o=A.startsWith("./")?`./${d}`:d;return n.some(g=>H(
o,g))})}function H(N,A){const x=/^\.(?:\/|$)/.test(A)===N.startsWith("./"),[S,c]=[$().posix.normalize(N),$().posix.normalize(
`${A}/`)];return x&&A!==""&&`${$().posix.dirname(S)}/`===c&&!$().posix.basename(S).startsWith(".")}},21416:function(J,O,p){
Object.defineProperty(O,"__esModule",{value:!0}),O.Unclear=void 0,O.apart=H,O.ends=v,O.exitOf=x,O.inBackground=N,O.isExamined=
E,O.isIdle=I,O.knownStatus=k,O.nameOf=R,O.optionsIn=c,O.piped=A,O.settle=L;function $(){const h=p(20630);return $=function(){
return h},h}class j extends Error{}O.Unclear=j;const F=new Set(`: [ break case cat cd continue date done echo esac exec \
exit export false fi for head ls printf pwd readonly return select set
  shift sleep tail test trap true umask uname unset wait wc whoami`.split(/\s+/)),D=new Set("chmod chown clear cp kill k\
illall ln mkdir mv pkill rm rmdir rsync sed sort tee touch".split(" ")),W=new Set("[ [[ cmp command diff egrep fgrep fin\
d grep hash read rg test type which".split(" "));function R({words:h}){const[n]=(0,$().startedWords)(h);return(n?.text??
"").replace(/^(?:\/usr)?(?:\/local)?\/bin\//,"")}function E(h){const n=R(h);return n!==""&&!F.has(n)&&!D.has(n)&&!W.has(
n)}function I(h){return F.has(h)}function L(h,n,m){h.status=n,h.done||=h.errexit&&n===1&&!m}function v(h){return(n,m)=>L(
n,h,m)}function H(h,n,m){const d={...n};return h(d,m),d.status}function N(h){return n=>{H(h,n,!1),n.status=0}}function A(h){
return(n,m)=>{const d=h.map(g=>H(g,n,m)),o=n.pipefail&&d.includes(1)?1:d.at(-1);L(n,o??0,m)}}function x(h,[,n]){if(/^(?:exit|return)$/.
test(h)){if(S(n?.text??"$?",0)===void 0)throw new j;return m=>{m.status=S(n?.text??"$?",m.status)??0,m.done=!0}}}function S(h,n){
if(/^\$(?:\?|\{\?\})$/.test(h))return n;if(/^\d+$/.test(h))return Number(h)%256===0?0:1}function c([h,...n]){const m={};
return h?.text!=="set"||n.forEach(({text:d},o)=>{const[,g,b=""]=/^([-+])([a-zA-Z]+)$/.exec(d)??[];b.includes("e")&&(m.errexit=
g==="-");const f=n[o+1]?.text;b.endsWith("o")&&(f==="errexit"||f==="pipefail")&&(m[f]=g==="-")}),m}function k(h,n){return h===
"false"?1:/^(?:test|\[\[?)$/.test(h)?n.filter(({text:m})=>!/^\]\]?$|\$/.test(m)).length===2?0:void 0:h===""||F.has(h)||D.
has(h)?0:void 0}},81413:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.everyCommand=W,O.isBefore=I,O.
isDynamic=H,O.readShellText=D,O.withoutReserved=L;function $(){const k=p(35736);return $=function(){return k},k}const j=128*
1024,F=16;function D(k,h){return k.length>j?[]:new c(k,h).list("",0)}function W(k){return k.flatMap(h=>[h,...W(h.inside)])}
const R=new Set("! { do elif else if then time until while".split(" ")),E=/^([A-Za-z_]\w*)=(.*)$/s;function I({text:k,quoted:h}){
return!h&&R.has(k)}function L(k){const{words:h,assignments:n}=k,m=h.findIndex(b=>!I(b));if(m<1)return k;const d=h.slice(
m),o=d.findIndex(({text:b})=>!E.test(b)),g=o<0?d:d.slice(0,o);return{...k,words:d.slice(g.length),assignments:[...n,...g.
map(v)]}}function v({text:k,span:h}){const[,n="",m=""]=E.exec(k)??[];return{name:n,value:m,span:h}}function H({problems:k,
substituted:h},{span:n}){const m=d=>d.start<n.end&&d.end>n.start;return h.some(m)||k.some(d=>N.has(d.rule)&&m(d.span))}const N=new Set(
["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),A=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,
x=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,S=/\\.?|\$\(|[^\\`$"]+|./sy;
class c{#n;#e;#s=0;constructor(h,n){this.#n=h,this.#e=n}list(h,n){const m=[];let d=this.#r(),o=!1;const g=(b,f="")=>{const a=this.#t(
d,b,f),{words:e,assignments:w,redirections:r,inside:s}=a,y=e.length+w.length+r.length+s.length===0,l=m.at(-1);y?l&&(m[m.
length-1]={...l,separator:l.separator+f}):m.push(a);const P=/^\|&?$/.test(f)?a:void 0;d=this.#r(y?d.pipedFrom:P)};for(;this.#s<
this.#n.length;){const b=this.#s,f=this.#i(o?S:x),a=this.#s;if(f==='"')o=!o;else{if(f===h&&(!o||h==="`"))return g(b),m;if(f===
"$("||f==="`"||!o&&/^[<>]?\($/.test(f)){if(n===F){g(b);continue}const e=this.#n.slice(d.start,b),w=f==="("?A.test(e)?"su\
bshell":"definition":"substitution",r=this.list(f==="`"?"`":")",n+1);d.inside.push(...r),d.gaps.push({kind:w,start:b,end:this.#s}),
w==="subshell"&&(d.subshell=r)}else!o&&/^(?:[;&|\r\n]+|\))$/.test(f)?g(b,f):!o&&f.startsWith("#")&&/^\s?$/.test(this.#n.
charAt(b-1))?d.gaps.push({kind:"comment",start:b,end:a}):!o&&/^(?:[<>]|&>)/.test(f)&&d.gaps.push({kind:"operator",start:b,
end:a})}}return g(this.#n.length),m}#r(h){return{start:this.#s,gaps:[],inside:[],pipedFrom:h}}#i(h){h.lastIndex=this.#s;
const[n=""]=h.exec(this.#n)??[];return this.#s+=n.length,n}#t(h,n,m){const{start:d,gaps:o,inside:g,pipedFrom:b,subshell:f}=h;
let a="",e=d;for(const i of o){const T=i.kind==="comment"||i.kind==="operator"?" ":"_";a+=this.#n.slice(e,i.start)+T.repeat(
i.end-i.start),e=i.end}a+=this.#n.slice(e,n);const w=(0,$().lex)(a,this.#e),r=i=>({...i,span:{start:i.span.start+d,end:i.
span.end+d}}),s=w.words.map(r),y=new Set;let l=0;const t=o.filter(({kind:i})=>i==="operator").map(({start:i,end:T})=>{for(;l<
s.length&&(s[l]?.span.start??T)<T;)l+=1;const M=s[l],C=s[l-1];return C?.span.end===i&&/^\d+$/.test(C.text)&&y.add(C),M&&
y.add(M),{operator:this.#n.slice(i,T),...M&&{target:M}}}),u=[...w.assignments,...w.refused].map(r);return{words:s.filter(
i=>!y.has(i)),assignments:u.sort((i,T)=>i.span.start-T.span.start),redirections:t,problems:w.problems.map(r),span:{start:d,
end:n},separator:m,inside:g,substituted:o.filter(({kind:i})=>i==="substitution"),...b&&{pipedFrom:b},...f&&{subshell:f},
...o.some(({kind:i})=>i==="definition")&&{defines:!0}}}}},20630:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),
O.handsOn=D,O.isShell=E,O.startedWords=W,O.textWithin=I;function $(){const L=p(37866);return $=function(){return L},L}function j(){
const L=p(81413);return j=function(){return L},L}const F=new Set(`builtin busybox command doas env exec ionice nice nohu\
p setsid stdbuf sudo taskset time timeout
  xargs xvfb-run`.split(/\s+/));function D(L){return F.has(L)}function W(L){let v=L;for(;;){const[H,N]=v;if(H?.text==="f\
ind"){const x=v.findIndex(({text:S})=>/^-(?:exec|ok)(?:dir)?$/.test(S));return x<0?v:W(v.slice(x+1))}if(H===void 0||!F.has(
H.text)||H.text==="command"&&/^-[vV]/.test(N?.text??""))return v;const A=v.findIndex((x,S)=>S>0&&R(x,v));if(A<0)return v;
v=v.slice(A)}}function R({text:L},v){const H=N=>(0,$().startsOthers)(N)||$().REFUSED_PROGRAMS.has(N);return v.slice(1).some(
N=>H(N.text))?H(L):!/^-|^\w+=|^\d+[smhd]?$/.test(L)}function E(L){return/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|k|z|a|fi|c|tc)?sh$/.
test(L)}function I(L){const[v,...H]=W(L.words),N=v?.text??"";if(N!=="trap"&&!E(N))return;const A=N==="trap"?-1:H.findIndex(
({text:S})=>/^-\w*c$/.test(S)),x=A<0&&N!=="trap"?void 0:H[A+1];return x===void 0||(0,j().isDynamic)(L,x)?void 0:x}},20639:function(J,O,p){
Object.defineProperty(O,"__esModule",{value:!0}),O.NPM_LOCKFILES=O.LOCKFILES=void 0,O.isCode=I,O.isLockfile=g,O.isOfTests=
n,O.isPackageFile=f,O.isProgramCode=E,O.isTest=k,O.isTestData=h,O.isWritten=L,O.toolThatFinds=y;function $(){const l=p(76760);
return $=function(){return l},l}function j(){const l=p(41330);return j=function(){return l},l}const F=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),D=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),W=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function E(l){return F.has(v(l))}function I(l){return E(l)||D.has(v(l))}function L(l){return I(l)||W.has(v(l))||R.test($().
posix.basename(l))}function v(l){return $().posix.extname(l).slice(1).toLowerCase()}const H={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},N=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
A=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[x,S,c]=Object.values(H).map(l=>new RegExp(`(?:^|/)(?\
:${l})/`,"i"));function k(l){return x.test(l)||N.test(l)}function h(l){return S.test(l)||l.endsWith(".snap")}function n(l){
return k(l)||h(l)||c.test(l)||A.test(l)}const m=O.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],d=O.LOCKFILES=
[...m,"pnpm-lock.yaml","yarn.lock","bun.lock"],o=/^(?:bun\.lockb|(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function g(l){return d.includes(l)||o.test(l)}const b=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bun\.lockb|bunfig\.toml|binding\.gyp)$/;
function f(l){return d.includes(l)||b.test(l)}const a="{js,cjs,mjs,ts,cts,mts}",e="{json,jsonc,json5,yaml,yml,toml}",w=`\
{${a.slice(1,-1)},${e.slice(1,-1)}}`,r={vitest:`vitest.config.${a} vitest.workspace.${w} vite.config.${a}`,jest:`jest.co\
nfig.${w} jest.setup.${a}`,mocha:`.mocharc .mocharc.${w}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${a}`,cypress:`cypress.config.${a}`,eslint:`eslint.config.${a} .eslintrc \
.eslintrc.${w} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${w} prettier.config.${a} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${w} stylelint.config.${a} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${w} .knip.${e} knip.config.${a}`,markdownlint:`.markdownlint.${w}\
 .markdownlint-cli2.${w} .markdownlintignore .markdownlintrc`,cspell:`cspell.${w} .cspell.${w} cspell.config.${w}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${w} nyc.config.${a}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${w} .babelrc .babelrc.${w}`,swc:".swcrc",pytest:"pytest.ini .pytest.ini conftest.py pyproject.toml \
setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.ini",ruff:"ruff.toml .ruf\
f.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml rustfmt.toml",go:"go.mod \
go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xml",gradle:"{build,setting\
s}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets} *.runsettings",phpunit:"\
phpunit.xml phpunit.xml.dist",rspec:".rspec .rubocop.yml",turbo:"turbo.json",nx:"nx.json project.json",lerna:"lerna.json",
npm:".npmrc"};let s;function y(l){if(s??=Object.entries(r).map(([t,u])=>[t,(0,j().default)(u.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.
test(l))return"cargo";const P=l.slice(l.lastIndexOf("/")+1);return s.find(([,t])=>t(P))?.[0]}},44670:function(J,O,p){Object.
defineProperty(O,"__esModule",{value:!0}),O.PRELOADABLE_PACKAGES=O.NODE_FLAGS=O.NODE_ALIASES=O.BUILT_IN_REPORTERS=void 0;
function $(){const R=p(32017);return $=function(){return R},R}const j=O.NODE_FLAGS=(0,$().nameTable)({harmless:`
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
  `}),F=O.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  es-module-specifier-resolution=experimental-specifier-resolution
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  report-directory=report-dir security-reverts=security-revert
  trace-events-enabled=trace-event-categories
  `.trim().split(/\s+/).map(R=>R.split("="))),D=O.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),W=O.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g))},94495:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.NPM_SUBCOMMANDS=O.NPM_SHORTHANDS=
O.NPM_FLAGS=O.MISSPELT=void 0;function $(){const I=p(32017);return $=function(){return I},I}const j=(0,$().nameTable)({harmless:`\

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
  `}),F=O.NPM_FLAGS=new Map([...j].map(([I,{name:L,arity:v,kind:H}])=>[I,{name:L,arity:v==="optional"?"loose":v==="value"?
"value":"none",effect:H}])),D=`
  ?=usage B=save-bundle C=prefix D=save-dev E=save-exact H=usage L=location O=save-optional
  P=save-prod S=save a=all c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly
  desc=description enjoy-by=before f=force g=global h=usage help=usage iwr=include-workspace-root
  l=long local=no-global m=message n=no-yes no=no-yes p=parseable porcelain=parseable
  q=loglevel:warn quiet=loglevel:warn readonly=read-only reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,W=O.NPM_SHORTHANDS=new Map(D.trim().split(/\s+/).map(I=>I.split(/[=:]/)).map(([I="",L,...v])=>[I,[`--${L}`,...v]])),R=O.
NPM_SUBCOMMANDS=(0,$().nameTable)({"runs-script":"test,t,tst run,run-script,rum,urn start stop restart","runs-tool":"exe\
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
t,create,innit","writes-files":"cache patch shrinkwrap version,verison"}),E=O.MISSPELT=new Set(["hlep","rum","urn"])},58690:function(J,O){
Object.defineProperty(O,"__esModule",{value:!0}),O.choosesByName=R,O.isReadByProgram=D;const p=`
  BASH_~ BASH_ENV! BASHOPTS! ENV! HOME! IFS! PATH! PROMPT_COMMAND PS4! SHELLOPTS! XDG_CONFIG_HOME! ZDOTDIR!
  DYLD_~! GLIBC_~ LD_~! LIBRARY_~ MALLOC_~
  C8_~ COVERAGE_~ ELECTRON_~ INIT_CWD MOCHA_~ AVA_~ NODE! NODE_~ NODE_COMPILE_CACHE! NVM_~ NYC_~
  NODE_REPL_EXTERNAL_MODULE! TAP_~ TS_NODE_~ TSX_~ WEBPACK_~
  BUN_~ BUN_OPTIONS! COREPACK_~ DENO_~ NPM_~ npm_execpath! npm_node_execpath! PNPM_~ YARN_~
  CONDA_~ PIP_~ POETRY_~ PYTEST_~ PYTHON~ TOX_~ UV_~ VIRTUAL_~
  BUNDLE_~ GEM_~ LUA_~ PERL~ PERL5DB! PERL5LIB! PERL5OPT! PERLLIB! PHP_~ RUBY~ RUBYLIB! RUBYOPT!
  CARGO_~ CARGO_ALIAS_~! GOPATH~ GOROOT~ GOTOOLCHAIN~ RUST~ RUSTC! RUSTC_WORKSPACE_WRAPPER! RUSTUP_~
  CLASSPATH! GRADLE_~ JAVA~ JAVA_OPTIONS! JAVA_TOOL_OPTIONS! JDK~ JDK_JAVA_OPTIONS! MAVEN_~ MVN_~
  _JAVA_OPTIONS! _JAVA_TOOL_OPTIONS!
  CMAKE_~ COMPLUS_~ CORECLR_~ DOTNET_~ GCC_~ GNUMAKEFLAGS! MAKE~ MAKEFILES! MAKEFLAGS! MSBUILD_~
  GIT_~ GIT_ASKPASS! GIT_CONFIG~! GIT_DIR! GIT_EXEC_PATH! GIT_EXTERNAL_DIFF! GIT_PROXY_COMMAND! GIT_SSH!
  GIT_SSH_COMMAND! GIT_TEMPLATE_DIR! GIT_WORK_TREE!
  BROWSER_~ DOCKER_~ EDITOR_~ OPENSSL_~ SSH_~ SSL_~ SUDO_~ XDG_~
`.match(/\S+/g),$=F(p.map(E=>E.replace("!",""))),j=F(p.flatMap(E=>E.match(/^.*(?=!)/)??[]));function F(E){return new RegExp(
`^(?:${E.join("|").replaceAll("~",".*")})$`,"s")}function D(E){return $.test(E)||/^[A-Z]+_INCLUDE_PATH$/.test(E)}const W=/^PYTHON(?:DONTWRITEBYTECODE|DEVMODE|FAULTHANDLER|HASHSEED|IOENCODING|TRACEMALLOC|UNBUFFERED|UTF8)$/;
function R(E){return j.test(E)||E.startsWith("PYTHON")&&!W.test(E)}},37866:function(J,O,p){Object.defineProperty(O,"__es\
Module",{value:!0}),O.REFUSED_PROGRAMS=void 0,O.hasCommandLine=W,O.isCommandLine=D,O.startsOthers=F;function $(){const E=p(
32017);return $=function(){return E},E}const j=O.REFUSED_PROGRAMS=(0,$().groupsByName)({shell:"bash sh zsh dash ksh fish\
 csh tcsh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup time timeout nice ionice setsid st\
dbuf taskset chrt flock prlimit unshare strace ltrace gdb vim",interpreter:"python python2 python3 php perl ruby deno bu\
n lua java go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 uv poetry composer",system:"cat ls rm c\
p mv grep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod true false exit"});function F(E){
const I=j.get(E)??"system";return/^(?:node|np[mx])$/.test(E)||I!=="system"&&E!=="."}function D(E){const[I="",...L]=E.trim().
split(/\s+/);return R(I)&&L.some(v=>/^-|[./]|^[|&;<>]+$/.test(v))}function W(E){return/&&|\|\||\$\(|`/.test(E)?!0:E.split(
/;\s|\s\|\s/).some(I=>{const[L="",...v]=I.trim().split(/\s+/);return v.length>0&&R(L)})}function R(E){return j.has(E)||F(
E)}},95306:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.UNKNOWN_MODULE=void 0,O.unknownTool=E;function $(){
const I=p(32017);return $=function(){return I},I}const j={flags:{config:"config,c= config-file= rcfile= resolve-plugins-\
relative-to=",code:`
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
ends_with:"run start"},{programs:["ember","hexo","ng"],subcommands:{"never-ends":`${j.subcommands["never-ends"]} s`}},{programs:[
"microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{"never-ends":`${j.flags["never-ends"]} w`}}],
D=(0,$().toolTable)(j),W=O.UNKNOWN_MODULE=(0,$().toolTable)({...j,flags:{...j.flags,code:"custom-syntax= env= environmen\
t= formatter= parser= reporter= resolver= rulesdir= runner= use=",module:"import= load= load-plugins= loader= plugin~="}}),
R=new Map(F.flatMap(({programs:I,flags:L,subcommands:v,...H})=>{const N=(0,$().toolTable)({flags:{...j.flags,...L},subcommands:{
...j.subcommands,...v},...H});return I.map(A=>[A,N])}));function E(I){return R.get(I)??D}},34482:function(J,O,p){Object.
defineProperty(O,"__esModule",{value:!0}),O.Places=void 0,O.contextIn=F;function $(){const R=p(32854);return $=function(){
return R},R}const j="/\0checkout";function F({policy:R,tree:E,platform:I,cwd:L=""},v){const{workspace:H}=R,N=D(R)?j:void 0,
{files:A,cwd:x=L===""?N:`${N??H}/${L}`}=v;return{policy:R,platform:I,proposal:v,mount:A?{at:"/",tree:A}:E?{at:N??H,tree:E}:
{at:j},cwd:x}}function D({workspace:R}){const E=(0,$().locatePath)(R,j,{at:j});return E!==void 0&&(0,$().isLocatedIn)(E,
j)}class W{workspace;cwd;#n;#e;#s;constructor({policy:{workspace:E},cwd:I,platform:L,mount:v}){this.#n=v,this.#e=v.at===
"/"?v:{at:v.at},this.#s=L!=="linux",this.workspace=(0,$().locatePath)(E,j,this.#e)??j,this.cwd=I===void 0?this.workspace:
(0,$().locatePath)(I,this.workspace,v)??j}locate(E){return(0,$().locatePath)(E,this.cwd,this.#n)}leadsInto(E,I){const L=this.
locate(E);return L===void 0?!1:I.some(v=>{const H=(0,$().locatePath)(v,this.workspace,this.#e);return H!==void 0&&this.isIn(
L,H)})}isIn(E,I){return(0,$().isLocatedIn)(E,I,{ignoreCase:this.#s})}mayBeIn(E,I){return(0,$().isLocatedIn)(E,I,{ignoreCase:!0})}}
O.Places=W},21311:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.checkCommandPolicy=k,O.checkFamily=
m,O.failedExamples=h,O.requireExamples=n;function $(){const r=p(7723);return $=function(){return r},r}function j(){const r=p(
51951);return j=function(){return r},r}function F(){const r=p(81413);return F=function(){return r},r}function D(){const r=p(
41115);return D=function(){return r},r}function W(){const r=p(5347);return W=function(){return r},r}function R(){const r=p(
32017);return R=function(){return r},r}function E(){const r=p(41895);return E=function(){return r},r}function I(){const r=p(
94853);return I=function(){return r},r}function L(){const r=p(74238);return L=function(){return r},r}function v(){const r=p(
5468);return v=function(){return r},r}function H(){const r=p(95132);return H=function(){return r},r}function N(){const r=p(
34482);return N=function(){return r},r}function A(){const r=p(83747);return A=function(){return r},r}function x(){const r=p(
6476);return x=function(){return r},r}function S(){const r=p(10777);return S=function(){return r},r}function c(){const r=p(
14111);return c=function(){return r},r}function k({families:r,patterns:s}){if(r.length===0&&s.length===0)return[];const y=r.
flatMap((P,t)=>w(["families",t],m(P)));if(y.length>0)return y;const l=(0,D().registryOf)(r);return s.flatMap((P,t)=>w(["\
patterns",t],o(P,l)))}function h({policy:r,path:s=L().POLICY_PATH,text:y=""}){return k(r).map(({message:l,pointer:P,value:t})=>{
const u=(0,v().placeIn)(y,P,t);return`${u===void 0?s:`${s}:${u}`}: ${l}`})}function n(r){const s=h(r);if(s.length!==0)throw new(E()).
GateError("policy_invalid",`Examples of the policy fail:
${s.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function m(r){const s=W().
familySchema.safeParse(r);if(!s.success)return[{message:`family ${r.name}: ${$().prettifyError(s.error)}`,pointer:["name"],
value:r.name}];const y=(0,D().readFamily)(r),l=g(y);if(l.length>0)return l;const P=(0,D().programTerms)({programs:[y.name],
families:[y]});return[...d(y,"evolver",t=>b(t,P)),...d(y,"curated",t=>f(t,y)),...d(y,"workspace",t=>a(t,y))]}function d(r,s,y){
const{match:l=[],not_match:P=[]}=r[s]??{},t=u=>`family ${r.name}: ${s} ${u} its example`;return w([s],[...e("match",l,u=>!y(
u),t("rejects")),...e("not_match",P,y,t("accepts"))])}function o({name:r,regex:s,match:y,not_match:l},P){const t=(0,c().
compilePattern)(s);if("error"in t)return[{message:`${r}: the pattern ${t.error}`,pointer:["regex"],value:s}];const u=i=>(0,F().
everyCommand)((0,F().readShellText)(i)).some(T=>t.matches((0,c().subjectOf)(T,P)));return[...e("match",y,i=>!u(i),`${r}:\
 does not match`),...e("not_match",l,u,`${r}: matches`)]}function g({name:r,evolver:s}){try{return s&&(0,R().programFamily)(
r,s),[]}catch(y){const{message:l}=y;return[{message:`family ${r}: ${l}`,pointer:["evolver","flags"],value:r}]}}function b(r,s){
const{invocation:y,problems:l}=(0,j().readWords)(r,{programs:s}),P=l.map(H().problemFinding);return y?.family!==void 0&&
P.every(({severity:t})=>t!=="error")}function f(r,s){const y=(0,j().readWords)(r),[l,...P]=(0,A().firstCommand)(y);if(s.
curated===void 0||l?.text!==s.name)return!1;const t=new(N()).Places((0,N().contextIn)({policy:I().DEFAULT_POLICY,tree:void 0,
platform:"linux"},{})),{reasons:u}=(0,x().readOperation)(s,s.curated,P,t);return(0,A().shapeReasons)(y).length+u.length===
0}function a(r,s){return(0,F().everyCommand)((0,F().readShellText)(r)).every(y=>y.words[0]?.text===s.name&&(0,S().findCommandObjections)(
y,s).length===0)}function e(r,s,y,l){return s.flatMap((P,t)=>y(P)?[{message:`${l} ${P}`,pointer:[r,t],value:P}]:[])}function w(r,s){
return s.map(y=>({...y,pointer:[...r,...y.pointer]}))}},46794:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),
O.readArguments=j;function $(){const D=p(14170);return $=function(){return D},D}function j(D,W){const R=[],E=[],I=[],L=[];
let v=!1;for(const A of(0,$().readFlags)(D,F(W)).tokens){const{word:x}=A,S=x.text;if(A.kind==="operand"){v&&L.push({flag:S,
reason:"comes after the expression",word:x}),I.push(x);continue}if(A.kind==="flag"&&A.part.spec.leading){I.length>0&&L.push(
{flag:S,reason:"must come before the operands",word:x}),R.push(S);continue}if(v=W.leading_flags.length>0,A.kind==="unkno\
wn"){L.push({flag:S,reason:"is not in the specification",word:x});continue}const{name:c,kind:k}=A.part.spec;if(R.push(c),
k===void 0)continue;const h=A.consumes?A.next??x:x,n=A.consumes?A.next?.text:A.part.fixed;n===void 0?L.push({flag:S,reason:"\
requires a value",word:x}):E.push({text:n,kind:k,word:h,operand:!1})}const H=W.operands.unless.some(A=>R.includes(A))?1:
0,{kinds:N}=W.operands;for(const[A,x]of I.entries()){const S=N[Math.min(A+H,N.length-1)]??"path";E.push({text:x.text,kind:S,
word:x,operand:!0})}return{flags:R,values:E,problems:L}}function F(D){const W=new Set([...D.flags,...Object.keys(D.dangerous_flags)]),
R=(I,L=!1)=>({spec:{name:I,leading:L},negated:!1,takes:"never"}),E=(I,L)=>{const v=D.value_flags[I];if(v===void 0)return[];
const H={spec:{name:I,kind:v,leading:!1},negated:!1};return[L===void 0?{...H,takes:"always"}:{...H,fixed:L,takes:"never"}]};
return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:I=>{if(D.leading_flags.includes(
I))return[R(I,!0)];if(W.has(I))return[R(I)];const{written:L,attached:v}=(0,$().splitAtEquals)(I),H=I.startsWith("--")?E(
L,v):E(I.slice(0,2),I.slice(2)),N=[...E(I),...H];if(N.length>0)return N.slice(0,1);const x=(/^-[A-Za-z]{2,}$/.test(I)?[...I.
slice(1)]:[]).map(S=>`-${S}`);return x.length>0&&x.every(S=>W.has(S))?x.map(S=>R(S)):void 0}}}},83747:function(J,O,p){Object.
defineProperty(O,"__esModule",{value:!0}),O.curated=void 0,O.firstCommand=m,O.judgeRisk=c,O.shapeReasons=d;function $(){
const b=p(41115);return $=function(){return b},b}function j(){const b=p(95132);return j=function(){return b},b}function F(){
const b=p(34482);return F=function(){return b},b}function D(){const b=p(8737);return D=function(){return b},b}function W(){
const b=p(6476);return W=function(){return b},b}const R=10,E=(b,f,a)=>{const e=[...d(b),...(0,D().besidesProgram)(f,b)],
[w,...r]=m(b);return w===void 0?L([(0,j().finding)("no_command",{}),...e],a):I(w,r,e,a)};O.curated=E;function I(b,f,a,e){
const{policy:w}=e,r=e.proposal.family??b.text,s={span:b.span},y=r===b.text?[]:[(0,j().finding)("family_base_mismatch",{family:r,
base:b.text},s)],l=(0,$().registryOf)(w.families).get(r),P=l?.curated;if(l===void 0||P===void 0)return L([(0,j().finding)(
"not_in_registry",{family:r},s),...y,...a],e);const t=v(r,e),u=new(F()).Places(e),i=(0,W().readOperation)(l,P,f,u),T=[...N(
l,P,e,t).map(G=>({...G,...s})),...a,...y,...i.reasons,...x(i,u,w.allowed_roots),...k(i.risk,w)],{risk:M}=i,C=h(M,t);return T.
some(({severity:G})=>G==="error")?{findings:(0,D().firstOfEach)(T.filter(H),R),risk:M,confirmation:C}:{findings:[...T,...S(
i,t)],risk:M,confirmation:C}}function L(b,{proposal:f}){const a=h("dangerous",f.mode??"structured");return{findings:b.filter(
H),risk:"dangerous",confirmation:a}}function v(b,{policy:f,proposal:a}){return a.mode??(f.experimental.includes(b)?"expe\
rimental":"structured")}function H({severity:b}){return b!=="warning"}function N({name:b,category:f},{maturity:a,platforms:e},{
policy:w,platform:r},s){const y=[];return w.disabled_packs.includes(f)&&y.push((0,j().finding)("family_disabled",{family:b,
pack:f})),e!==void 0&&!e.includes(r)&&y.push((0,j().finding)("platform_unsupported",{family:b,platform:r})),A[a].includes(
s)||y.push((0,j().finding)("maturity_refused",{family:b,maturity:a})),y}const A={structured:["structured","experimental"],
direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function x({paths:b},f,a){return a.length===0?
[]:b.filter(({path:e})=>e.startsWith("~")||!f.leadsInto(e,a)).map(({path:e,word:w})=>(0,j().finding)("outside_allowed_ro\
ots",{path:e,roots:a},w&&{span:w.span}))}function S({warnings:b},f){return[...b.map(a=>(0,j().finding)(a,{})),...f==="ex\
perimental"?[(0,j().finding)("experimental_mode",{})]:[]]}function c(b,{policy:f,proposal:a}){const e=h(b,a.mode??"struc\
tured");return{findings:k(b,f),risk:b,confirmation:e}}function k(b,{mode:f,allow_dangerous:a}){return b==="safe"||b==="w\
rite"&&f!=="safe"||b==="dangerous"&&f==="dangerous"&&a?[]:[(0,j().finding)("policy_risk",{risk:b,mode:f})]}function h(b,f){
return f==="experimental"?"very_strong":b==="dangerous"?"strong":"standard"}const n=new Set(["shell-operator","shell-red\
irection","line-break"]);function m({words:b,problems:f}){const a=f.filter(({rule:w})=>n.has(w)).map(({span:w})=>w.start),
e=Math.min(...a);return b.filter(({span:w})=>w.start<e)}function d({problems:b}){return b.flatMap(f=>{const a={span:f.span},
e=(w,r)=>[(0,j().finding)(w,{operator:r},a)];return(0,j().isProblem)(f,"shell-operator")?e(g(f.args.operator),f.args.operator):
(0,j().isProblem)(f,"shell-redirection")?e("shell_operator.redirection",f.args.operator):(0,j().isProblem)(f,"command-su\
bstitution")?e("shell_operator.substitution",f.args.written):(0,j().isProblem)(f,"line-break")||(0,j().isProblem)(f,"nul\
-character")?e("shell_operator.multiline",f.args.character):o.has(f.rule)?[(0,j().finding)("parse_failed",{},a)]:[]})}const o=new Set(
["unterminated-quote","trailing-backslash","command-too-long"]);function g(b){return b==="|"||b==="|&"?"shell_operator.p\
ipeline":b==="&"?"shell_operator.background":"shell_operator.chaining"}},6476:function(J,O,p){Object.defineProperty(O,"_\
_esModule",{value:!0}),O.readOperation=W;function $(){const h=p(71081);return $=function(){return h},h}function j(){const h=p(
65905);return j=function(){return h},h}function F(){const h=p(95132);return F=function(){return h},h}function D(){const h=p(
46794);return D=function(){return h},h}function W(h,n,m,d){const o=n.forms.length>0?R(h,n,m,d):I(h,n,m,d),g=o.paths.some(
({path:f})=>k.test(f)),b=new Set([...n.warnings,...n.network_touching?["network_touching"]:[],...o.warnings,...g?["env_s\
ecrets"]:[]]);return{...o,warnings:[...b]}}function R(h,n,m,d){let o="",g=[];const b=m[0];for(const e of n.forms){const w=(0,$().
parseForm)(e.argv)??[],r=(0,$().matchForm)(w,m,(y,l)=>c(y,l,d));if(r===void 0)continue;g=E(r.placed);const s=e.warning?[
e.warning]:[];if(!r.wrong)return{reasons:[],risk:e.risk??n.risk,warnings:s,paths:g};o=`does not accept \`${r.wrong.word.
text}\`, which ${r.wrong.reason}; the registered forms are`}const f=n.forms.map(({argv:e})=>`${h.name} ${e}`);return{reasons:[
...(h.category==="archives"?m.filter(({text:e})=>j().SHELL_OPERATOR.test(e)):[]).map(({text:e,span:w})=>(0,F().finding)(
"shell_operator.quoted",{operator:e},{span:w})),(0,F().finding)(A(h.name),{family:h.name,reason:o,forms:f},b?{span:b.span}:
{})],risk:n.risk,warnings:[],paths:g}}function E(h){return h.filter(({kind:n})=>j().PATH_KINDS.has(n)).map(({word:n})=>({
path:n.text,word:n}))}function I({name:h},n,m,d){const{flags:o,values:g,problems:b}=(0,D().readArguments)(m,n),f=b.map(({
flag:y,reason:l,word:P})=>(0,F().finding)("flag_not_allowed",{family:h,flag:y,reason:l},{span:P.span})),a=y=>n.forbidden_prefixes.
find(l=>y.toLowerCase().startsWith(l.toLowerCase()));for(const{text:y,kind:l,word:P,operand:t}of g){const u=c(l,y,d),i={
span:P.span};u&&!(t&&a(y))&&f.push((0,F().finding)("operand_refused",{family:h,operand:y,reason:u},i))}const e=g.filter(
({operand:y})=>y);f.push(...H(h,n,e.length)),f.push(...v(h,n,e,o));for(const{text:y,word:l}of e){const P=a(y);if(P===void 0)
continue;const t={family:h,operand:y,prefix:P};f.push((0,F().finding)("forbidden_operand_prefix",t,{span:l.span}))}const w=g.
filter(({kind:y,text:l})=>j().PATH_KINDS.has(y)&&l!==L).map(({text:y,word:l})=>({path:y,word:l})),r=w.some(({path:y})=>n.
dangerous_targets.includes(y)||n.dangerous_targets.includes("/")&&d.locate(y)==="/"),s=n.default_operand;return{reasons:f,
risk:r?"dangerous":n.risk,warnings:[...o.flatMap(y=>n.dangerous_flags[y]??[]),...r?["broad_permission_target"]:[]],paths:w.
length===0&&s!==void 0?[{path:s}]:w}}const L="-";function v(h,{reads_stdin:n,operands:{min:m}},d,o){if(n===void 0)return[];
const g="is standard input",b=d.filter(({kind:e})=>j().PATH_KINDS.has(e)),f=b.filter(({text:e})=>e===L).map(({text:e,word:w})=>(0,F().
finding)("operand_refused",{family:h,operand:e,reason:g},{span:w.span}));if(f.length>0)return f;const a=d.length;return b.
length>0||a<m||n.unless.some(e=>o.includes(e))?[]:[(0,F().finding)("operand_count",{family:h,count:a,wanted:`at least ${a+
1}`})]}function H(h,{operands:{min:n,max:m}},d){if(d>=n&&(m===void 0||d<=m))return[];const o=m===void 0?`at least ${n}`:
m===n?`exactly ${n}`:`${n} to ${m}`;return[(0,F().finding)("operand_count",{family:h,count:d,wanted:o})]}const N=["tar",
"unzip","zip","ping","curl","git"];function A(h){return h==="dig"||h==="nslookup"?"constrained_form.dns":`constrained_fo\
rm.${N.find(n=>n===h)??"other"}`}const x=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],S=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function c(h,n,m){const d=j().KINDS[h](n);if(d!==void 0||h!=="destination"&&h!=="source")return d;const o=m.locate(n);if(o===
void 0)return"cannot be resolved";if(o==="/")return"is the root of the file system";const b=(/^[\\/]|^[A-Za-z]:/.test(n)||
!m.isIn(o,m.cwd))&&x.find(f=>m.mayBeIn(o,f));if(b)return`is in the system directory ${b}`;if(h!=="destination")return m.
mayBeIn(m.cwd,o)?"is the working directory or one of its parents":S.test(o)?"is a home directory":void 0}const k=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i},
8737:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.besidesProgram=j,O.findProblems=D,O.firstOfEach=
F;function $(){const W=p(95132);return $=function(){return W},W}function j(W,{invocation:R}){const E=R?.family?["program",
"invocation","target"]:["program"];return W.filter(({layer:I,rule:L})=>!E.includes(String(I))||L==="command-not-text")}function F(W,R){
const E=new Map;return W.filter(({rule:I})=>{const L=(E.get(I)??0)+1;return E.set(I,L),L<=R})}function D({problems:W}){return W.
map($().problemFinding)}},10777:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.findCommandObjections=
R,O.isDataFlag=a,O.splitArguments=b,O.workspaceRisk=I,O.workspaceWarnings=L;function $(){const e=p(71081);return $=function(){
return e},e}function j(){const e=p(65905);return j=function(){return e},e}function F(){const e=p(14170);return F=function(){
return e},e}function D(){const e=p(95132);return D=function(){return e},e}const W=new Set(["rm","chmod","chown","kill","\
killall","pkill","dd","shred"]);function R({words:e},w){const[r,...s]=e;if(r===void 0)return[];const y=r.text,l=v(y,s,w?.
workspace);if(l.length>0)return l;const P=(T,{span:M}=r)=>[(0,D().finding)("command_not_allowed",{program:y,reason:T},{span:M})],
t=w?.workspace;if(t===void 0)return P("is not allowed");if(s.length===1&&/^--(?:version|help)$/.test(s[0]?.text??""))return[];
if(t.forms.length>0)return E(s,t)?[]:P("is allowed only in its registered forms");const{reason:u,word:i}=H(s,t);return u===
void 0?[]:P(u,i)}function E(e,{forms:w}){return w.find(({argv:r})=>{const s=(0,$().matchForm)((0,$().parseForm)(r)??[],e,
(y,l)=>j().KINDS[y](l));return s!==void 0&&s.wrong===void 0})}function I({words:[,...e]},{workspace:w}){if(w!==void 0)return w.
writes?"write":E(e,w)?.risk}function L({words:e},{workspace:w}){return A(w?.subcommands,e[1]?.text)?.warnings??[]}function v(e,w,r){
const{flags:s}=b(w,r),y=r?.blocked_flags??[],P=[...s.filter(({text:i})=>f(i,"--force")||y.some(T=>f(i,T))||e==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.
test(i)||W.has(e)&&f(i,"--all"))],t=(i,T)=>s.find(({text:M})=>new RegExp(`^-[A-Za-z]*${i}`).test(M)||f(M,T)),u=e==="rm"?
t("[rR]","--recursive"):void 0;return u&&t("f","--force")&&P.push(u),P.map(({text:i,span:T})=>(0,D().finding)("blocked_f\
lag",{program:e,flag:i},{span:T}))}function H(e,w){const[r,...s]=e,y=A(w.subcommands,r?.text);if(w.subcommands!==void 0&&
y===void 0)return{reason:`is allowed only with the subcommands ${Object.keys(w.subcommands).join(", ")}`};const{flags:l,
data:P,operands:t}=b(y?s:e,w);for(const u of l){const{text:i}=u,T=a(i,w);if(!T&&w.code_flags.some(M=>f(i,M)))return{reason:`\
is not allowed with ${i}, which can run code, delete files, or write elsewhere`,word:u};if(w.flags!==void 0&&!T&&!w.flags.
includes(i))return{reason:`is not allowed with the flag ${i}`,word:u}}for(const u of y?t:[]){const i=j().KINDS[y?.operands??
"path"](u.text);if(i!==void 0)return{reason:`does not accept ${u.text}, which ${i}`,word:u}}return w.language===void 0?{}:
N(w.language,l,P)}function N(e,w,r){const s=w.find(({text:l})=>(f(l,"-e")||f(l,"--expression"))&&l!=="-e"&&l!=="--expres\
sion");if(s!==void 0)return{reason:"has its script attached to a flag",word:s};const y=e==="awk"?x:d;for(const l of r){const P=y(
l.text);if(P!==void 0)return{reason:P,word:l}}return{}}function A(e,w){return e!==void 0&&w!==void 0&&Object.hasOwn(e,w)?
e[w]:void 0}function x(e){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.test(e))return"may run co\
mmands or open files in its program";const w=/\bprintf?\b/.exec(e),r=w===null?"":e.slice(w.index);return/>|(?<!\|)\|(?!\|)/.
test(r)?"may write to files or commands in its program":void 0}const S=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
c=String.raw`(?:${S}(?:\s*,\s*(?:${S}|[+~]\d+))?\s*!?\s*)?`,k=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,h=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${k})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
n=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,m=new RegExp(String.raw`^\s*${c}(?:${h}|${n})\s*(?:[;\n]|$)`);function d(e){if(e.
length>4096)return"has a script that is too long to check";let w=e;for(;w.trim()!=="";){const r=m.exec(w);if(r===null)return"\
may run commands or open files in its script";w=w.slice(r[0].length)}}const o={data_flags:[],data_operands:{count:0,unless:[]}},
g=[{spec:void 0,negated:!1,takes:"always"}];function b(e,{data_flags:w,data_operands:r}=o){const s=[],y=[],l=[],P={flags:"\
anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:i=>w.includes(i)?g:void 0};for(const i of(0,F().
readFlags)(e,P).tokens){if(i.kind==="operand"){l.push(i.word);continue}s.push(i.word),i.consumes&&i.next&&y.push(i.next)}
const u=r.unless.some(i=>s.some(({text:T})=>f(T,i)))?0:r.count;return{flags:s,data:[...y,...l.slice(0,u)],operands:l.slice(
u)}}function f(e,w){const{written:r}=(0,F().splitAtEquals)(e);return r===w?!0:w.startsWith("--")?r.length>2&&w.startsWith(
r):w.length===2&&!e.startsWith("--")&&/^-[A-Za-z]*/.exec(e)?.[0].includes(w.slice(1))===!0}function a(e,{data_flags:w}){
const{written:r}=(0,F().splitAtEquals)(e);return w.some(s=>r===s||s.length===2&&!e.startsWith("--")&&e.startsWith(s))}},
14111:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.compilePattern=a,O.subjectOf=e,O.workspace=void 0;
function $(){const t=p(58067);return $=function(){return t},t}function j(){const t=p(81413);return j=function(){return t},
t}function F(){const t=p(14170);return F=function(){return t},t}function D(){const t=p(41115);return D=function(){return t},
t}function W(){const t=p(13970);return W=function(){return t},t}function R(){const t=p(72720);return R=function(){return t},
t}function E(){const t=p(95132);return E=function(){return t},t}function I(){const t=p(34482);return I=function(){return t},
t}function L(){const t=p(8737);return L=function(){return t},t}function v(){const t=p(10777);return v=function(){return t},
t}const H=(t,u,i)=>i.proposal.tool==="runpy"?m(t,u,i):N(t,(0,L().besidesProgram)(u,t),i);O.workspace=H;function N(t,u,i){
const{policy:T}=i,M=(0,D().registryOf)(T.families),C=new(I()).Places(i),G=(0,j().readShellText)(t.command),B=(0,j().everyCommand)(
G),U=({words:Q})=>h(Q[0],M,i),z=Q=>B.flatMap(q=>b(q,T.patterns,Q,M)),V=[()=>[...A(t,G),...z(1)],()=>[...k(t,i.mount,C,B).
flatMap(Q=>y(Q,U(Q),C)),...z(2)],()=>[...B.flatMap(Q=>(0,v().findCommandObjections)(Q,U(Q))),...z(3)]];for(const Q of V){
const q=Q();if(q.length>0)return{findings:[...(0,L().firstOfEach)(q,1),...u.filter(o)]}}const K=B.flatMap(Q=>{const q=U(
Q);return q?[{command:Q,family:q}]:[]}),X=new Set(K.flatMap(({command:Q,family:q})=>(0,v().workspaceWarnings)(Q,q))),Y=[
...u,...[...X].map(Q=>(0,E().finding)(Q,{}))],Z=new Set(K.map(({command:Q,family:q})=>(0,v().workspaceRisk)(Q,q))),_=W().
riskSchema.options.findLast(Q=>Q!=="safe"&&Z.has(Q));return _&&!Y.some(o)?{findings:Y,risk:_}:{findings:Y}}function A({targets:t},u){
const i=t.flatMap(({script:T})=>T===void 0?[]:[T]);return[...(0,$().findDangers)(u).map(T=>x(T,!0)),...i.flatMap(T=>(0,$().
findDangers)((0,j().readShellText)(T))).map(T=>x(T,!1))]}function x({name:t,pattern:u,words:i},T){const M=i[0]?.span.start,
C=i.at(-1)?.span.end,G=T&&M!==void 0&&C!==void 0?{span:{start:M,end:C}}:{};return(0,E().finding)(t,{pattern:c(u)},G)}const S=200;
function c(t){return t.length>S?`${t.slice(0,S)}\u2026`:t}function k({command:t},{tree:u,at:i},{cwd:T},M){return u!==void 0&&
i!=="/"&&i===T&&M.length===1?(0,j().everyCommand)((0,j().readShellText)(t,u)):M}function h(t,u,{policy:i}){const T=t&&u.
get(t.text);return T&&!i.disabled_packs.includes(T.category)?T:void 0}const n=new Set(`
  bidirectional-character command-not-text command-too-long control-character invisible-character
  lone-surrogate markup-injection nul-character workflow-command
  `.match(/\S+/g));function m({command:t},u,i){const T=u.filter(({rule:U})=>n.has(U)),M=s(t),[C]=M?.args??[];if(M===void 0||
C===void 0||!d.has(M.name)){const U=c(M?.name??t);return{findings:[(0,E().finding)("command_not_allowed",{program:U,reason:"\
is not a call of a file tool with literal arguments"}),...T]}}const B=[...l(C.text,C.span,new(I()).Places(i)),...T];return B.
some(o)?{findings:B}:{findings:B,risk:"write"}}const d=new Set(["write_file"]);function o({severity:t}){return t==="erro\
r"}const g=new Map;function b(t,u,i,T){const M=u.filter(G=>G.layer===i);if(M.length===0)return[];const C=e(t,T);return M.
filter(({regex:G})=>f(G,C)).map(({name:G,regex:B,reason:U})=>(0,E().finding)(`custom_pattern.${i}`,{name:G,pattern:B,reason:U}))}
function f(t,u){const i=a(t);return"error"in i||i.matches(u)}function a(t){const u=g.get(t)??(0,R().compileLinear)(t);return g.
set(t,u),u}function e({words:t,redirections:u},i){const[T,...M]=t,{data:C}=(0,v().splitArguments)(M,i.get(T?.text??"")?.
workspace),G=new Set(C);return[...t.filter(B=>!G.has(B)).map(B=>B.text),...u.map(({operator:B,target:U})=>`${B} ${U?.text??
""}`)].join(" ")}const w=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,r=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function s(t){const u=w.exec(t);if(u===null)return;const[,i="",T=""]=u,M=[];let C=u.indices?.[2]?.[0]??0,G=T;for(;G!=="";){
const B=r.exec(G);if(B===null)return;const[U,z,V]=B;M.push({text:z??V??"",span:{start:C,end:C+U.length}}),G=G.slice(U.length),
C+=U.length}return{name:i,args:M}}function y(t,u,i){const T=u?.workspace,[,...M]=t.words,{flags:C,operands:G}=(0,v().splitArguments)(
M,T),B=t.problems.filter(({rule:V})=>V==="variable-expansion"),U=t.redirections.flatMap(({target:V})=>V??[]),z=C.filter(
({text:V})=>T===void 0||!(0,v().isDataFlag)(V,T)).flatMap(({text:V,span:K})=>P(V).map(X=>({text:X,span:K})));return[...G,
...z,...U].flatMap(({text:V,span:K})=>{const X=B.some(({span:Y})=>Y.start>=K.start&&Y.end<=K.end);return l(V,K,i,X)})}function l(t,u,i,T=!1){
const M=T||t.startsWith("~")?void 0:i.locate(t);return M===void 0||!i.isIn(M,i.workspace)?[(0,E().finding)("path_outside\
_workspace",{path:t},{span:u})]:t.split(/[\\/]/).includes("..")?[(0,E().finding)("path_traversal",{path:t},{span:u})]:[]}
function P(t){const{attached:u}=(0,F().splitAtEquals)(t);return[...u===void 0?[]:[u],...t.startsWith("--")?[]:[t.slice(2)]]}},
81961:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.combine=R,O.policyWith=L,O.stricterOf=W,O.tightenPolicy=
E,O.valuesOf=I;function $(){const v=p(23404);return $=function(){return v},v}function j(){const v=p(41895);return j=function(){
return v},v}function F(){const v=p(74238);return F=function(){return v},v}function D(){const v=p(11160);return D=function(){
return v},v}function W(v,H,N){const A=R(v.policy,H.policy);if("conflicts"in A)throw new(j()).GateError("policy_conflict",
`The policies of the base and of ${N} differ in ${A.conflicts.join(", ")}; the gate cannot determine which is stricter.`,
"Use the same values in both policies.");const{ref:x,digest:S}=H,c=[...v.combinedWith?[v.combinedWith.name]:[],N];return{
...v,policy:A.policy,digest:(0,F().digestPolicy)(A.policy),combinedWith:{name:c.join(" and "),digest:S,...x!==void 0&&{ref:x}}}}
function R(v,H){const N=[],A=I(v),x=I(H);for(const[S,{strictness:c}]of D().POLICY_KEYS){const[k,h]=[A.get(S),x.get(S)];if((0,$().
canonicalize)(k)===(0,$().canonicalize)(h))continue;const n=c.combine(k,h);n?A.set(S,n.value):N.push(S)}return N.length>
0?{conflicts:N}:{policy:L(A)}}function E(v,H){if(Object.values(H).every(c=>c===void 0))return v;const N=I(v.policy),A=[],
x=new Map(Object.entries(H));for(const[c,{strictness:k,input:h}]of D().POLICY_KEYS){const n=h&&x.get(h.name),m=N.get(c);
if(!(!h||n===void 0||n===m))if(m===h.open||k.compare(m,n)==="tighter")N.set(c,n);else{const d={given:String(n),kept:String(
m)};A.push({input:h.name,key:c,...d})}}const S=L(N);return{...v,policy:S,digest:(0,F().digestPolicy)(S),ignoredInputs:A}}
function I(v){const H=v;return new Map([...D().POLICY_KEYS.keys()].map(N=>{const[A="",x]=N.split("."),S=H[A];return[N,x===
void 0?S:S[x]]}))}function L(v){const H={};for(const[N,A]of v){const[x="",S]=N.split(".");H[x]=S===void 0?A:{...H[x],[S]:A}}
return D().policySchema.parse(H)}},76545:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.comparePolicies=
R;function $(){const v=p(23404);return $=function(){return v},v}function j(){const v=p(69873);return j=function(){return v},
v}function F(){const v=p(81961);return F=function(){return v},v}function D(){const v=p(11160);return D=function(){return v},
v}function W(){const v=p(92328);return W=function(){return v},v}function R(v,H){const[N,A]=[(0,F().valuesOf)(v),(0,F().valuesOf)(
H)];return[...D().POLICY_KEYS].flatMap(([x,{strictness:S}])=>{const[c,k]=[N.get(x),A.get(x)],h=E(c,k);if(h===void 0)return[];
const n=S.compare(c,k),m=S.loosens?.(c,k)??n!=="tighter";return[{key:x,change:h,direction:n,loosens:m}]})}function E(v,H){
if(Array.isArray(v)&&Array.isArray(H)){const N=[...(0,W().missingFrom)(v,H).map(A=>`+ ${I(A)}`),...(0,W().missingFrom)(H,
v).map(A=>`- ${I(A)}`)];return N.length===0?void 0:N.join(", ")}return(0,$().canonicalize)(v)===(0,$().canonicalize)(H)?
void 0:`${L(v)} \u2192 ${L(H)}`}function I(v){const H=v.name;return typeof H=="string"?H:L(v)}function L(v){return(0,j().
stringify)(v,{collectionStyle:"flow",lineWidth:0}).trimEnd()}},55366:function(J,O,p){Object.defineProperty(O,"__esModule",
{value:!0}),O.MAX_FILE_BYTES=void 0,O.readBlob=D;function $(){const W=p(41895);return $=function(){return W},W}function j(){
const W=p(7650);return j=function(){return W},W}const F=O.MAX_FILE_BYTES=16*1024*1024;async function D(W,R){const[E]=await W.
read([R]);if(E?.type==="blob")return E.content;throw new($()).GateError("file_unreadable",E?`Object ${R} is a ${E.type},\
 not a file`:`Object ${R} is missing from this clone`,j().FULL_CLONE_HINT)}},48741:function(J,O,p){Object.defineProperty(
O,"__esModule",{value:!0}),O.folderTree=L,O.readOnDisk=H;function $(){const c=p(73024);return $=function(){return c},c}function j(){
const c=p(51455);return j=function(){return c},c}function F(){const c=p(76760);return F=function(){return c},c}function D(){
const c=p(41895);return D=function(){return c},c}function W(){const c=p(55366);return W=function(){return c},c}function R(){
const c=p(39491);return R=function(){return c},c}function E(){const c=p(96681);return E=function(){return c},c}function I(){
const c=p(93028);return I=function(){return c},c}function L(c,k=W().MAX_FILE_BYTES){const h=(0,F().resolve)(c),n=`the di\
rectory ${c}`,m=b=>S(b,()=>(0,$().lstatSync)((0,E().systemPath)((0,F().join)(h,b)))),d=b=>{if(b==="")return{path:b,kind:"\
directory",tracked:!0};if(!(0,R().canBeCheckedOut)(b)||!(0,R().foldersAbove)(b).every(w=>m(w)?.isDirectory()))return;const f=m(
b),a=f&&(0,I().kindOf)(f);if(!f||!a)return;const e=(0,I().isRegular)(a)?{size:f.size}:{};return{path:b,kind:a,...e,tracked:!b.
split("/").includes("node_modules")}},o=b=>d(b)?.kind!=="directory"?[]:(S(b,()=>(0,$().readdirSync)((0,E().systemPath)((0,F().
join)(h,b)),{encoding:"buffer"}))??[]).map(a=>d(b===""?(0,E().decodePath)(a):`${b}/${(0,E().decodePath)(a)}`)).filter(a=>a!==
void 0).sort(R().byEntryPath);function*g(b){for(const f of o(b))f.tracked&&(f.kind==="directory"?yield*g(f.path):yield f)}
return{label:n,stat:d,list:o,files:()=>[...g("")].sort(R().byEntryPath),readlink:b=>d(b)?.kind==="symlink"?S(b,()=>(0,E().
decodePath)((0,$().readlinkSync)((0,E().systemPath)((0,F().join)(h,b)),{encoding:"buffer"}))):void 0,read:async(b,f=k)=>{
const a=d(b);if(!(0,I().isRegular)(a?.kind))throw(0,R().notAFile)(n,b);if((a.size??0)>f)throw(0,R().tooLarge)(n,b,a.size??
0,f);return N((0,F().join)(h,b),b,n,f)}}}const v=$().constants.O_RDONLY|($().constants.O_NOFOLLOW??0)|($().constants.O_NONBLOCK??
0);function H(c,k){return N((0,F().join)(c,k),k,`the directory ${c}`,1/0)}async function N(c,k,h,n){try{const m=await(0,j().
open)((0,E().systemPath)(c),v);try{const d=await m.stat();if(!d.isFile())throw(0,R().notAFile)(h,k);if(d.size>n)throw(0,R().
tooLarge)(h,k,d.size,n);return await m.readFile()}finally{await m.close()}}catch(m){throw m instanceof D().GateError?m:A(
k,m)}}function A(c,k){return new(D()).GateError("file_unreadable",`Cannot read ${c}: ${k instanceof Error?k.message:k}`,
"Check the permissions of the file and of the directories above it.",{cause:k})}const x=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function S(c,k){try{return k()}catch(h){if(x.has(h.code??""))return;throw A(c,h)}}},63550:function(J,O,p){Object.
defineProperty(O,"__esModule",{value:!0}),O.literalTree=j;function $(){const D=p(39491);return $=function(){return D},D}
function j(D,W="the given files"){const R=new Map(Object.entries(D)),E=L=>{const v=R.get(L);return typeof v=="string"?Buffer.
from(v):Buffer.isBuffer(v)?v:v!==void 0&&"executable"in v?Buffer.from(v.executable):void 0};return{...(0,$().indexEntries)(
[...R].map(([L,v])=>F(L,v,E(L)?.length))),label:W,readlink:L=>{const v=R.get(L);return typeof v=="object"&&"symlink"in v?
v.symlink:void 0},read:async L=>{const v=E(L);if(v===void 0)throw(0,$().notAFile)(W,L);return v}}}function F(D,W,R){const E=!D.
split("/").includes("node_modules");if(typeof W=="object"&&"symlink"in W)return{path:D,kind:"symlink",tracked:E};if(typeof W==
"object"&&"submodule"in W)return{path:D,kind:"submodule",oid:W.submodule,tracked:E};const I=typeof W=="object"&&"executa\
ble"in W;return{path:D,kind:I?"executable":"file",...R===void 0?{}:{size:R},tracked:E}}},96681:function(J,O,p){Object.defineProperty(
O,"__esModule",{value:!0}),O.decodePath=j,O.decodePieces=W,O.splitNul=R,O.systemPath=D;function $(){const E=p(4573);return $=
function(){return E},E}function j(E){if((0,$().isUtf8)(E))return E.toString("utf8");let I="";for(let L=0;L<E.length;){const v=F(
E,L);I+=v>0?E.toString("utf8",L,L+v):String.fromCharCode(56320+(E[L]??0)),L+=Math.max(v,1)}return I}function F(E,I){for(let L=1;L<=
4&&I+L<=E.length;L++)if((0,$().isUtf8)(E.subarray(I,I+L)))return L;return 0}function D(E){if(!/[\udc80-\udcff]/.test(E))
return E;const I=E.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.concat(I.map((L,v)=>v%2===1?Buffer.of(L.
charCodeAt(0)-56320):Buffer.from(L)))}function W(E){if(!(0,$().isUtf8)(E))return[...R(E)].map(j);const I=E.toString("utf\
8").split("\0");return I.at(-1)===""&&I.pop(),I}function*R(E){let I=0;for(let L=E.indexOf(0);L>=0;L=E.indexOf(0,I))yield E.
subarray(I,L),I=L+1;I<E.length&&(yield E.subarray(I))}},59542:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),
O.filesNamed=D,O.perPath=R,O.perTree=W;function $(){const E=p(76760);return $=function(){return E},E}function j(){const E=p(
59490);return j=function(){return E},E}const F=W(E=>(0,j().groupBy)(E.files(),({path:I})=>$().posix.basename(I)));function D(E,I){
return F(E).get(I)??[]}function W(E){const I=new WeakMap;return L=>{const v=L.original??L,{answer:H}=I.get(v)??{answer:E(
v)};return I.set(v,{answer:H}),H}}function R(E){const I=W(()=>new Map);return(L,v)=>{const H=I(L),N=H.get(v)??E(L,v);return H.
set(v,N),N}}},80781:function(J,O){Object.defineProperty(O,"__esModule",{value:!0}),O.subTree=p;function p(F,D){if(D==="")
return F;const W=$.get(F)??new Map;$.set(F,W);const R=W.get(D)??j(F,D);return W.set(D,R),R}const $=new WeakMap;function j(F,D){
const W=`${D}/`,R=v=>v===""?D:W+v,E=v=>({...v,path:v.path===D?"":v.path.slice(W.length)}),{original:I,isPending:L}=F;return{
label:F.label,...I&&{original:p(I,D)},...L&&{isPending:v=>L(R(v))},stat:v=>{const H=F.stat(R(v));return H&&E(H)},readlink:v=>F.
readlink(R(v)),list:v=>F.list(R(v)).map(E),files:()=>[...F.files()].filter(({path:v})=>v.startsWith(W)).map(E),read:(v,H)=>F.
read(R(v),H)}}},95132:function(J,O,p){Object.defineProperty(O,"__esModule",{value:!0}),O.describe=I,O.eligibilityOf=k,O.
finding=F,O.isMissingEvidence=h,O.isProblem=R,O.notJudged=x,O.problemAt=W,O.problemFinding=E,O.whyNotJudged=S;function $(){
const n=p(41895);return $=function(){return n},n}function j(){const n=p(13580);return j=function(){return n},n}function F(n,m,d={}){
return D(n,m,d)}function D(n,m,d){const{severity:o,harm:g,layer:b}=(0,j().ruleOf)(n);return{rule:n,severity:o,harm:g,layer:b,
args:m,...d}}function W(n,m,d){return{rule:n,args:d,span:m}}function R(n,m){return n.rule===m}function E({rule:n,args:m,
span:d}){return D(n,m,{span:d})}function I({rule:n,args:m,edit:d,danger:o,level:g}){const b=(0,j().ruleOf)(n);return{message:b.
message(m)+(g?` ${L(g)}`:""),remedy:o===void 0?(d&&N(d))??b.remedy(m):`Remove the command: it ${o}. A person decides whe\
ther the gene needs it.`}}function L({rules:n,level:m,from:d,reason:o}){const g=o===void 0?"":`: ${o.replace(/\.$/,"")}`;
return`The policy sets \`${n}\` to \`${m}\`, instead of ${d}${g}.`}const v=160,H=4;function N({new:n,pointer:m,files:d=[],
fix:o}){if(!(n.length<=H&&n.every(r=>r.length<=v&&!r.includes("`"))))return o?"Run `gene-gate fix --write`, which replac\
es the command (accepted; not run).":void 0;const b=m?.endsWith("/asset_id")===!0,f=b||n.length===0?"":" (accepted; not \
run)",a=o?`; \`gene-gate fix --write\` does this${f}.`:".",[e,...w]=n.map(r=>`\`${r}\``);return e===void 0?`Remove the c\
ommand, which adds no check${a}`:b?`Set \`asset_id\` to ${e}${a}`:d.length>0?`Move it into a script, ${d.map(({path:s})=>`\
\`${s}\``).join(", ")}, and run ${[e,...w].join(", ")}${a}`:w.length===0?`Write ${e} instead${a}`:`Write separate entrie\
s in \`validation\`: ${[e,...w].join(", ")}${a}`}const A=500;function x(n,m,d={}){return F("not-judged",{detail:S(n,m)},
d)}function S(n,m){if((0,$().endsAudit)(m))throw m;return`${n}: ${c(m).slice(0,A).replace(/\.$/,"")}`}function c(n){return n instanceof
$().GateError?n.message:n instanceof Error?`${n.name}: ${n.message}`:String(n)}function k(n){return n.length===0?"eligib\
le":n.every(h)?"unproven":"refuted"}function h({rule:n}){const{unproven:m,undecided:d}=(0,j().ruleOf)(n);return m===!0||
d===!0}},58238:function(J,O,p){p.r(O),p.d(O,{parse:()=>$.parse,stringify:()=>$.stringify});var $=p(15756)},16111:function(J,O,p){
p.r(O),p.d(O,{createScanner:()=>$.createScanner,getNodePath:()=>$.getNodePath,getNodeValue:()=>$.getNodeValue,parse:()=>$.
parse,parseTree:()=>$.parseTree,printParseErrorCode:()=>$.printParseErrorCode});var $=p(99547)}};
