"use strict";exports.id=528,exports.ids=[528],exports.modules={58067:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.dangerOfScript=
o,O.findDangers=b;function I(){const i=p(76760);return I=function(){return i},i}function M(){const i=p(81413);return M=function(){
return i},i}function L(){const i=p(20630);return L=function(){return i},i}const F=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
C=(i,l,n)=>i.some(d=>/^-[A-Za-z]+$/.test(d)&&[...d.slice(1)].some(g=>l.includes(g))||d.length>3&&n.startsWith(d.toLowerCase())),
R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,P=i=>i.some((l,n)=>{const d=/^(?:-s|--signal)$/.
test(l)?i[n+1]:/^(?:-s|--signal=|-)(.+)$/.exec(l)?.[1];return d!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(d)}),A=(i,l,n)=>(i===
"systemctl"||i==="loginctl")&&l.some(d=>n.test(d)),$=[{name:"mass_deletion",matches:({program:i,args:l})=>i==="rm"&&C(l,
"rR","--recursive")&&l.some(n=>!n.startsWith("-")&&R.test(n))},{name:"raw_disk_write",matches:({program:i,args:l})=>i===
"dd"&&l.some(n=>n.startsWith("if=")||/^of=\/dev\//.test(n))},{name:"filesystem_format",matches:({program:i})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(i)},{name:"direct_disk_write",matches:({program:i,args:l})=>i==="tee"&&l.some(n=>F.test(n))},{name:"world_writable",
matches:({program:i,args:l})=>i==="chmod"&&l.some(n=>/^[0-7]{2,4}[2367]$/.test(n)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
n))},{name:"privilege_escalation",matches:({program:i,args:l})=>i==="chown"&&l.some(n=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(n))},{name:"firewall_manipulation",matches:({program:i})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(i)},
{name:"system_shutdown",matches:({program:i,args:l})=>/^(?:shutdown|poweroff|halt)$/.test(i)||/^(?:init|telinit)$/.test(
i)&&l[0]==="0"||A(i,l,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:i,args:l})=>i==="reboot"||/^(?:init|telinit)$/.
test(i)&&l[0]==="6"||A(i,l,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:i,args:l})=>/^(?:kill|pkill|killall)$/.
test(i)&&P(l)}],y=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,E=new Set(["\
curl","wget","fetch","aria2c"]),T=8,S=4;function b(i,l=0){const n=new Map;return(0,M().everyCommand)(i).flatMap(d=>m(d,n,
l))}function m(i,l,n){const d=[],{words:g}=(0,M().withoutReserved)(i);for(const{operator:j,target:k}of i.redirections)if(j.
includes(">")&&k&&F.test(k.text)){const N=`> ${k.text}`;d.push({name:"direct_disk_write",pattern:N,words:[k]})}const v=f(
i,l);if(v!==void 0){const j=`${v} | ${g[0]?.text??""}`;d.push({name:"remote_code_execution",pattern:j,words:g})}const x=new Set;
for(const j of w(g)){const k=$.find(({matches:W})=>W(j))?.name;if(k!==void 0){const W=j.words.map(({text:H})=>H).join(" ");
d.push({name:k,pattern:W,words:j.words})}const N=u(j);if(N===void 0||x.has(N)||n===S)continue;x.add(N);const D=b((0,M().
readShellText)(N),n+1);d.push(...D.map(W=>({...W,words:j.words})))}return d}function w(i){const l=h(i,0);if(l===void 0)return[];
const n=[l];if((0,L().handsOn)(l.program))for(let d=1;d<=Math.min(i.length-1,T);d+=1){const g=h(i,d);g!==void 0&&!/^-|=/.
test(g.program)&&n.push(g)}if(l.program==="find")for(const[d,{text:g}]of i.entries()){const v=/^-(?:exec|ok)(?:dir)?$/.test(
g)?h(i,d+1):void 0;if(v!==void 0&&n.push(v),n.length>T)break}return n}function h(i,l){const n=i[l];if(n===void 0)return;
const d=i.slice(l);return{program:I().posix.basename(n.text).toLowerCase(),args:d.slice(1).map(({text:v})=>v),words:d}}function u({
program:i,args:l}){if(i==="eval")return l.join(" ");if(!(0,L().isShell)(i))return;const n=l.findIndex(d=>/^-[A-Za-z]*c[A-Za-z]*$/.
test(d));return n<0?void 0:l[n+1]}function f(i,l){const n=w(i.words),d=(i.pipedFrom&&l.get(i.pipedFrom))??s(i.inside);return l.
set(i,d??n.map(({program:g})=>g).find(r)),n.some(({program:g})=>y.test(g))?d:void 0}function s(i){return(0,M().everyCommand)(
i).flatMap(({words:l})=>w(l)).find(({program:l})=>r(l))?.program}function r(i){return E.has(i)}const t={mass_deletion:"d\
eletes entire directories",raw_disk_write:"writes to raw disks",filesystem_format:"formats a file system",direct_disk_write:"\
writes to raw disks",remote_code_execution:"pipes text into a shell",world_writable:"makes files world-writable",privilege_escalation:"\
changes the owner of files to root",firewall_manipulation:"changes the firewall or stops the machine",system_shutdown:"c\
hanges the firewall or stops the machine",system_reboot:"changes the firewall or stops the machine",force_kill:"kills pr\
ocesses"},c=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,e=/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,a=16*1024;function o(i){if(i.
length>a)return"is too long to check";for(const[,n="",d=""]of i.matchAll(c))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(
n)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(d))return t.mass_deletion;const l=b((0,M().readShellText)(i)).find(({name:n})=>n!==
"mass_deletion");return l?t[l.name]:e.test(i)?t.remote_code_execution:void 0}}),98430:((V,O,p)=>{Object.defineProperty(O,
"__esModule",{value:!0}),O.exitStatusOf=R;function I(){const T=p(19312);return I=function(){return T},T}function M(){const T=p(
21416);return M=function(){return T},T}function L(){const T=p(81413);return L=function(){return T},T}function F(){const T=p(
20630);return F=function(){return T},T}const C=10;function R(T){const S=(0,L().readShellText)(T),b=new E(T,S),m=b.read();
if(m===void 0||S.length===0)return{vacuous:!1};const{examined:w,compounds:h,places:u}=b,f=P(u);if(w.size===0)return{vacuous:b.
isIdle&&f.every(t=>m(t)===0)};const s=t=>!f.some(c=>{const[e,a]=[m(c.filter(o=>o!==t)),m([...c,t])];return h.has(t)?e!==
a:e<a}),r=[...w].find(([t])=>s(t))?.[1];return{vacuous:!1,...r!==void 0&&{lost:r}}}function P(T){const S=Array.from({length:T},
(m,w)=>w);return T>C?[[],...S.map(m=>[m])]:Array.from({length:2**T},(m,w)=>w).map(m=>S.filter(w=>m&1<<w))}const A=/^(?:exec|exit|function|return|set|trap)$/,
$=/\$\{?[?!]/,y=/^(?:echo|exit|printf|return)$/;class E{examined=new Map;compounds=new Set;places=0;isIdle=!0;#n;#e;#s=0;#r=0;#i=!1;#t;constructor(S,b){
this.#n=S,this.#e=b}read(){try{const S=this.#l();return b=>{const m={status:0,done:!1,errexit:!1,pipefail:!1,failing:b};
S(m,!1);const w={...m,done:!1};return this.#t?.(w,!0),w.done?w.status:m.status}}catch(S){if(S instanceof M().Unclear)return;
throw S}}#l(){const S=this.#a([]);if(this.#f!==void 0)throw new(M()).Unclear;return S}get#f(){return this.#e[this.#s]}get#o(){
const S=this.#f?.words[this.#r];return S===void 0||S.quoted?void 0:S.text}get#u(){return this.#r>0?"":this.#e[this.#s-1]?.
separator??""}#d(){this.#r+=1;const S=this.#f;S&&!S.subshell&&this.#r>=S.words.length&&this.#p(this.#s+1)}#p(S){this.#s=
S,this.#r=0}#a(S){const b=[];for(;this.#f!==void 0&&!S.includes(this.#o??"");){const m=this.#g(),w=this.#r===0&&/^&(?!&)/.
test(this.#u);b.push(w?(0,M().inBackground)(m):m)}return(m,w)=>{for(const h of b)m.done||h(m,w)}}#g(){let S=this.#y();for(;;){
const b=this.#u.slice(0,2);if(b!=="&&"&&b!=="||")return S;const[m,w]=[S,this.#y()];S=(h,u)=>{m(h,!0),!h.done&&h.status===
0==(b==="&&")&&w(h,u)}}}#y(){let S=!1;for(;this.#o==="!"||this.#o==="time";)S=S!==(this.#o==="!"),this.#d();const b=this.#m(),
m=[b];for(;/^\|&?(?!\|)/.test(this.#u);)m.push(this.#m());const w=m.length===1?b:(0,M().piped)(m);return S?h=>{w(h,!0),h.
done||(h.status=h.status===0?1:0)}:w}#m(){const S=this.#f,b=this.#o??"";if(S===void 0||b==="function"||S.defines)throw new(M()).
Unclear;if(b==="case")return this.#b();if(b==="if")return this.#h();if(/^(?:for|select|until|while)$/.test(b))return this.#w(
b);if(b!=="{")return this.#k({...S,words:S.words.slice(this.#r)});this.#d();const m=this.#a(["}"]);return this.#c("}"),m}#c(...S){
if(!S.includes(this.#o??""))throw new(M()).Unclear;this.#d()}#h(){this.#c("if","elif");const S=this.#a(["then"]);this.#c(
"then");const b=this.#a(["elif","else","fi"]),m=this.#o!=="elif";this.#o==="else"&&this.#d();const w=m?this.#a(["fi"]):this.#h();
return m&&this.#c("fi"),(h,u)=>{if(S(h,!0),h.done)return;const f=h.status===0;h.status=0,(f?b:w)(h,u)}}#w(S){const b=/^(?:until|while)$/.
test(S);b?this.#d():this.#p(this.#s+1);const m=this.#i;this.#i||=b;const w=b?this.#a(["do"]):void 0;this.#i=m,this.#c("d\
o");const[h,u]=[this.#s,this.#r],f=this.#a(["done"]);[this.#s,this.#r]=[h,u];const s=this.#a(["done"]);return this.#c("d\
one"),(r,t)=>{if(w?.(r,!0),r.done)return;const c=w===void 0||r.status===0==(S==="while");r.status=0;for(const e of c?[f,
s]:[])r.done||e(r,t)}}#b(){const S=this.#s;this.#p((0,I().endOfCompound)(this.#e,S,this.#r));const b=this.#e.slice(S,this.#s),
m=(0,L().everyCommand)(b).map(L().withoutReserved),w=this.#n.slice(b[0]?.span.start,b.at(-1)?.span.end);if($.test(w)||m.
some(h=>A.test((0,M().nameOf)(h))))throw new(M()).Unclear;return this.isIdle=!1,this.compounds.add(this.places),this.#O(
m.find(M().isExamined))}#O(S){const b=this.places;return this.places+=1,S&&!this.#i&&this.examined.set(b,S.words.map(({text:m})=>m).
join(" ")),(m,w)=>(0,M().settle)(m,m.failing.includes(b)?1:0,w)}#k(S){this.#p(this.#s+1);const b=(0,F().startedWords)(S.
words),m=(0,M().nameOf)(S),w=(0,F().textWithin)(S),h=S.subshell??(w&&(0,L().readShellText)(w.text));if(m==="trap")return this.#S(
b,h??[],w?.text??"");if(h!==void 0)return this.#P(h,w?.text??this.#n);const u=this.#n.slice(S.span.start,S.span.end);if($.
test(u)&&!y.test(m))throw new(M()).Unclear;(0,M().isIdle)(m)||(this.isIdle=!1);const f=(0,M().exitOf)(m,b)??this.#A(S,b);
return S.redirections.some(({operator:r})=>r.startsWith("&>"))?(0,M().inBackground)(f):f}#S([,,...S],b,m){if(S.some(h=>h.
text==="EXIT"||h.text==="0")&&b.some(h=>(0,M().nameOf)(h)==="exit")){const h=this.#i;this.#i=!0,this.#t=this.#v(b,m),this.#i=
h}return(0,M().ends)(0)}#A(S,b){const m=(0,M().optionsIn)(b),w=(0,M().isExamined)(S)?void 0:(0,M().knownStatus)((0,M().nameOf)(
S),b),h=w===void 0?this.#O((0,M().isExamined)(S)?S:void 0):(0,M().ends)(w),u=S.words[0]?.text==="exec"&&b!==S.words;return(f,s)=>{
Object.assign(f,m),h(f,s),f.done||=u}}#P(S,b){const m=this.#v(S,b);return(w,h)=>(0,M().settle)(w,(0,M().apart)(m,w,h),h)}#v(S,b){
const m=[this.#e,this.#n,this.#s];[this.#e,this.#n,this.#s]=[S,b,0];const w=this.#l();return[this.#e,this.#n,this.#s]=m,
w}}}),3149:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.judgeNodeFlags=o,O.judgeValue=y,O.nodeFlagsIn=e,
O.parseHandedOn=i,O.setsHarmless=r,O.valueProblem=E;function I(){const l=p(44670);return I=function(){return l},l}function M(){
const l=p(32854);return M=function(){return l},l}function L(){const l=p(29064);return L=function(){return l},l}function F(){
const l=p(35736);return F=function(){return l},l}function C(){const l=p(32459);return C=function(){return l},l}function R(){
const l=p(87646);return R=function(){return l},l}function P(){const l=p(31901);return P=function(){return l},l}const A=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
$=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function y(l,n,d){
const{word:g,flag:v,value:x="",off:j}=n;if(v===void 0)return[];if(v.kind==="node")return j?[]:o(g,e(l,x));const k=v.kind===
"preload"&&!j?m(x,d?.stops===!0):T(v.kind,n,d)||((0,C().isForeign)(n.written)||(0,C().isOfMachine)(n.written))&&"tool-lo\
ads-code";return k?[E(k,l,n)]:[]}function E(l,n,{word:{text:d,span:g},written:v,value:x=""}){const j=d===v&&x!==""?`${v}\
 ${x}`:d;return(0,P().flagProblem)(l,n,{name:v,written:j,span:g,value:x})}function T(l,n,d){const g=S(l,n);return d?.starts===
"node"&&l==="code"&&g==="tool-runs-file"?"preloads-code":g}function S(l,n){const{written:d,value:g="",off:v}=n;switch(l){case"\
options":return b.test(g)?"tool-loads-code":S("plain",n);case"program":return/[\\/]|^[.~]/.test(g)?"names-program":void 0;case"\
plain":case"warning":return(0,C().isForeign)(g)||(0,C().isOfMachine)(g)&&!h(d,g)?"tool-loads-code":void 0;case"command":case"\
node":return(0,C().isForeign)(g)?"tool-loads-code":void 0;case"root":return(0,M().normalise)(g)===void 0?"tool-loads-cod\
e":void 0;case"config":return v||!(0,C().isElsewhere)(g)?void 0:"tool-loads-code";case"code":return v?void 0:s(g);case"p\
reload":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(g)?v?void 0:s(g):"evaluates-text";case"variable":return t(
g);case"module":return/^[\w.:-]*$/.test(g)?void 0:"tool-loads-code";case"compiler":return(0,C().isForeign)(g)?"tool-load\
s-code":u.test(g)?"launches-programs":void 0;case"property":return(0,C().isForeign)(g)||(0,M().normalise)(f(g))===void 0?
"tool-loads-code":void 0;case"output":return v?void 0:c(g);default:return v?void 0:l}}const b=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;
function m(l,n){if(I().PRELOADABLE_PACKAGES.has(l)||A.test(l))return"preloads-package";if(n)return"preloads-code";const d=/^(?:@[^/]+\/)?[^/]+$/.
test(l);return s(l)??(d?"preloads-package":"tool-runs-file")}const w=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function h(l,n){return w.test(l)||l==="-t"&&!n.includes(":")}const u=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function f(l){return l.slice(l.indexOf("=")+1)}function s(l){return(0,C().isElsewhere)(l)?"tool-loads-code":l.split(",").
some(n=>/^\.|\.[cm]?[jt]sx?$/.test(n))?"tool-runs-file":void 0}function r(l){const[,n="",d=""]=/^(\w+)[=:](.*)$/s.exec(l)??
[];return n!==""&&(0,L().isHarmlessVariable)(n,d)}function t(l){const n=l.split(",");if(!n.every(r))return n.some(d=>$.test(
d.trim()))?"changes-node-options":void 0}function c(l){const n=l.slice(l.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(n))return(0,C().isElsewhere)(n)?"writes-files":"tool-writes"}function e(l,n){return l==="mocha"||l==="_mocha"?n.split(
",").map(d=>d.startsWith("-")?d:`--${d}`):l==="ava"?(0,F().lex)(n).words.map(({text:d})=>d):[n]}const a="x.js";function o(l,n){
return i(l,n).problems}function i({span:l},n){return(0,R().parseNode)([...n,a,a].map(d=>({text:d,span:l,quoted:!1})))}}),
32459:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.isElsewhere=M,O.isForeign=L,O.isOfMachine=F;function I(){
const P=p(32854);return I=function(){return P},P}function M(P){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(P)||P.split(
",").some(A=>(0,I().normalise)(A)===void 0)}function L(P){return/(?:^|[=,\s])(?:data|file):/i.test(P)?!0:!P.includes("..")||
/^(?:[\\/]|[A-Za-z]:)/.test(P)?!1:P.split(/[=,:"']/).some(A=>A.includes("..")&&!R(A))}function F(P){return P.split(/[=,:"']/).
some(A=>C.test(A))}const C=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function R(P){return/^[\\/]/.test(P)||(0,I().normalise)(P)!==void 0}}),45806:((V,O,p)=>{Object.defineProperty(O,"__esMod\
ule",{value:!0}),O.launchedBy=$,O.parseInvocation=A;function I(){const m=p(37866);return I=function(){return m},m}function M(){
const m=p(32017);return M=function(){return m},m}function L(){const m=p(20691);return L=function(){return m},m}function F(){
const m=p(39872);return F=function(){return m},m}function C(){const m=p(31901);return C=function(){return m},m}function R(){
const m=p(92170);return R=function(){return m},m}const P=4;function A(m,w,h=M().NO_PROGRAMS){const u=typeof m=="string"?
R().PARSERS[m](w,h):(0,F().parseProgram)(m,w,h),{launched:f,problems:s}=y(u.invocation,h);return f.length===0&&s.length===
0?u:{invocation:u.invocation,problems:[...[u,...f].flatMap(r=>r.problems),...s]}}function $(m,w=M().NO_PROGRAMS){const h=y(
m,w).launched.map(u=>u.invocation);return m.launched===void 0?h:[...E(m).slice(1),...h]}function y(m,w){if(m.launched===
void 0)return T(m,w);const h=E(m).map(u=>T(u,w));return{launched:h.flatMap(u=>u.launched),problems:h.flatMap(u=>u.problems)}}
function E(m){return[m,...(m.launched??[]).flatMap(E)]}function T(m,w,h=0){const{launches:u,problems:f}=(0,L().launchesOf)(
m,w),s=m.operands[0]?.text??"",r={launched:[],problems:[...f]};for(const t of u){const[c]=t.words,e=h===P?"launches-prog\
rams":t.program===void 0&&c&&b(c.text);if(e){const i=c?.span??{start:0,end:0};r.problems.push((0,C().wordProblem)(e,s,{text:c?.
text??"",span:i}));continue}const a=S(t,w),o=T(a.invocation,w,h+1);r.launched.push(a,...o.launched),r.problems.push(...o.
problems)}return r}function S({program:m,words:w,...h},u){if(m!==void 0){const{invocation:r,problems:t}=R().PARSERS[m](w,
u);return{invocation:{...r,...h},problems:t}}const[f]=w,s=f?.text??"";return(0,R().isProgram)(s)?R().PARSERS[s](w.slice(
1),u):R().PARSERS.npx(w,u)}function b(m){return m.startsWith("-")?"unknown-flag":I().REFUSED_PROGRAMS.has(m)?"launches-p\
rograms":void 0}}),20691:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.launchesOf=E;function I(){const e=p(
76760);return I=function(){return e},e}function M(){const e=p(14170);return M=function(){return e},e}function L(){const e=p(
68623);return L=function(){return e},e}function F(){const e=p(94854);return F=function(){return e},e}function C(){const e=p(
95132);return C=function(){return e},e}function R(){const e=p(35736);return R=function(){return e},e}function P(){const e=p(
3149);return P=function(){return e},e}function A(){const e=p(87646);return A=function(){return e},e}function $(){const e=p(
31901);return $=function(){return e},e}const y={launches:[],problems:[]};function E(e,{tools:a}){if(e.program==="node")return T(
e);const{subcommand:o,operands:i,passthrough:l}=e,[n]=i,g=(o==="exec"||o==="script-or-tool")&&n?(0,F().toolOf)(n.text,a):
void 0;if(n===void 0||g?.mayStart!==!0)return y;const v=(0,L().readTool)(g,l),x=S(g,n,l,v),j=v.flags.flatMap(({word:k,flag:N,
value:D})=>N?.kind==="command"&&D!==void 0?[{...k,text:D}]:[]);return r([x,...j.map(k=>h(n.text,k))])}function T(e){const[
a]=(0,A().isTestRun)(e)?[]:e.operands;return a===void 0?y:{launches:c(a.text).map(i=>({program:"npx",words:[...["--",i].
map(n=>({...a,text:n})),...e.passthrough],starts:"file"})),problems:[]}}function S({starts:e,subcommands:a},o,i,{flags:l,
operands:n,started:d}){const[g]=d,v=l.some(({flag:x})=>x?.kind==="only-prints"||x?.kind==="evaluates-text");switch(e){case void 0:case"\
tasks":return y;case"node":return v||g&&a.has(g.text)?y:{launches:[{program:"node",words:d}],problems:[]};case"command":
return v||g&&a.has(g.text)?y:m(o.text,i,d);case"command-texts":return r(n.map(x=>h(o.text,x)));case"npm-scripts":return r(
n.map(x=>u(o.text,x,b(l))))}}function b(e){return e.flatMap(({flag:a,word:o})=>a===void 0?[o]:[])}function m(e,a,o){const{
words:i,problems:l}=e==="cross-env"?w(o):{words:o,problems:[]},[n]=i,d=n&&a.find(({text:x})=>x===n.text);if(n===void 0||
d===n)return{launches:[{words:i}],problems:l};const g=`\`${e}\` starts at the first word that is \`${n.text}\``,v={program:e,
flag:n.text,fault:g};return{launches:[{words:i}],problems:[(0,C().problemAt)("flag-value",n.span,v)]}}function w(e){const a=e.
findIndex(({text:l})=>!/^\w+=/.test(l)),o=a<0?e:e.slice(0,a),i=o.flatMap(({text:l,span:n})=>{if((0,P().setsHarmless)(l))
return[];const{written:d,attached:g=""}=(0,M().splitAtEquals)(l);return[(0,C().problemAt)("assignment-refused",n,{name:d,
value:g,known:!1})]});return{words:e.slice(o.length),problems:i}}function h(e,{text:a,span:o}){const[,i="",l=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.
exec(a)??[],{words:n,problems:d}=(0,R().lex)(i===""?a.replace(/^npm:(?=\S)/,"npm run "):l);if(!(0,R().hasOneReading)({problems:d})&&
!(i!==""&&l.trim()===""))return s(e,{text:a,span:o});const g=n.map(v=>({...v,span:o}));return i===""?{launches:[{words:g}],
problems:[]}:/^[\w:.@/*-]+$/.test(i)?f([{text:i,span:o,quoted:!1},...g],"wildcard"):s(e,{text:a,span:o})}function u(e,{text:a,
span:o},i){const[,l="",n=""]=/^\s*(\S+)(.*)$/s.exec(a)??[],{words:d,problems:g}=(0,R().lex)(n),v=n.trim()==="";if(l===""||
!v&&!(0,R().hasOneReading)({problems:g})||/\{!?[*@%\d]/.test(a))return s(e,{text:a,span:o});const x=d.map(k=>({...k,span:o})),
j=[...i,{text:l,span:o,quoted:!1},...x];return f(j,/^[\w:.@/-]+$/.test(l)?void 0:"glob")}function f(e,a){const l={program:"\
npm",words:[{text:"run",span:e.at(-1)?.span??{start:0,end:0},quoted:!1},...e]};return{launches:[a?{...l,selects:a}:l],problems:[]}}
function s(e,a){return{launches:[],problems:[(0,$().wordProblem)("launches-programs",e,a)]}}function r(e){return{launches:e.
flatMap(({launches:a})=>a),problems:e.flatMap(({problems:a})=>a)}}const t=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function c(e){const a=I().posix.normalize(e.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
a))return["yarn"];const[,o,i=""]=t.exec(a)??[];if(o===void 0)return[];if(o===".bin")return[i];const n=[...new Set([i.replace(
/\.[cm]?[jt]s$/,""),o])].filter(d=>(0,F().isKnownTool)(d));return n.length>0?n:[o]}}),4289:((V,O,p)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.filesIn=y,O.filesNamedBy=$,O.filesOfFlag=E,O.pythonFiles=S;function I(){const w=p(68623);return I=
function(){return w},w}function M(){const w=p(32017);return M=function(){return w},w}function L(){const w=p(94854);return L=
function(){return w},w}function F(){const w=p(95306);return F=function(){return w},w}function C(){const w=p(32854);return C=
function(){return w},w}function R(){const w=p(3149);return R=function(){return w},w}function P(){const w=p(32459);return P=
function(){return w},w}const A={files:[],roots:[],nodeFlags:[]};function $({subcommand:w,operands:h,passthrough:u},f=M().
NO_PROGRAMS){const[s]=h;return w==="exec"&&s?y(s,u,f):A}function y({text:w},h,{tools:u}=M().NO_PROGRAMS){const f=(0,L().
toolOf)(w,u)??(0,F().unknownTool)(w),s=(0,I().readTool)(f,h);return{files:[...s.flags.flatMap(r=>E(w,r)),...b(f,s.operands)],
roots:s.flags.flatMap(({flag:r,value:t})=>r?.kind==="root"&&t?[t]:[]),nodeFlags:m(w,f,s)}}function E(w,h){const{word:u,flag:f,
value:s="",off:r}=h;if(f===void 0||r||s==="")return[];const{span:t}=u,c=s.split(",").filter(e=>e!==""&&!(0,P().isElsewhere)(
e));switch(f.kind){case"tests":return[{as:"tests",path:s,span:t}];case"config":return(0,P().isElsewhere)(s)||/^[\w.-]+ *=/.
test(s)?[]:[{as:"config",path:s,span:t}];case"root":return(0,P().isElsewhere)(s)?[]:[{as:"place",path:s,span:t}];case"ou\
tput":{const e=s.slice(s.lastIndexOf("=")+1);return(0,P().isElsewhere)(e)?[]:[{as:"place",path:e,span:t}]}case"code":case"\
preload":case"script-text":{const e=(0,R().valueProblem)("tool-runs-file",w,h),a=f.kind==="preload";return c.map(o=>{const i=o.
replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(i)?{as:"code",path:i,span:t}:{as:"module",path:i,
span:t,ifFile:e,first:a}})}case"module":case"warning":{const e=f.kind==="warning"?T(s):s;if(!/^[\w.]+$/.test(e))return[];
const a=(0,R().valueProblem)("tool-runs-file",w,h);return S(e).map(o=>({as:"module",path:o,span:t,ifFile:a}))}default:return[]}}
function T(w){return w.split(":")[2]?.trim().replace(/\.?\w*$/,"")??""}function S(w){const h=w.replaceAll(".","/");return[
"","src/"].flatMap(u=>[".py","/__main__.py","/__init__.py"].map(f=>`${u}${h}${f}`))}function b(w,h){const u=w.operands===
"tests"||w.operands==="first-tests",s=(w.operands==="first-tests"?h.slice(0,1):w.operands==="tests"?h:[]).filter(({text:c})=>!w.
subcommands.has(c)).map(({text:c,span:e})=>({as:"tests",path:c.replace(/^!|:[\d,*-]+$/g,""),span:e})),r=w.readsArgumentFiles?
h.filter(({text:c})=>c.startsWith("@")):[],t=!u&&!w.mayStart?h:[];return[...s,...t.flatMap(({text:c,span:e})=>{const a=(0,C().
normalise)(c);return a!==void 0&&a!==""&&!(0,C().isWithin)(a,".git",{ignoreCase:!0})&&!(0,P().isElsewhere)(c)?[{as:"plac\
e",path:c,span:e}]:[]}),...r.map(({text:c,span:e})=>({as:"arguments",path:c.slice(1),span:e}))]}function m(w,{handsOn:h},{
flags:u}){return u.flatMap(({word:f,flag:s,value:r="",off:t})=>{const c=s?.kind==="node"&&!t?(0,R().nodeFlagsIn)(w,r):s===
void 0&&h?[f.text,...f.text.includes("=")||r===""?[]:[r]]:[];return c.length===0?[]:(0,R().parseHandedOn)(f,c).invocation.
flags})}}),74167:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readNopt=F;function I(){const m=p(94495);
return I=function(){return m},m}function M(){const m=p(14170);return M=function(){return m},m}function L(){const m=p(95132);
return L=function(){return m},m}function F(m){const w=[],h=[],u=[],f=[];for(const s of(0,M().readFlags)(m,C).tokens)if(s.
kind==="operand")u.push(s.word);else if(s.kind==="unknown"){const r=S(s);"rule"in r?f.push(r):h.push(r)}else{const{flag:r,
fault:t}=E(s);w.push(r),t!==void 0&&f.push(b(s.word,s.written,t))}return{flags:w,unknown:h,remain:u,problems:f}}const C={
flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:m=>P(m.replace(/^-+/,""))},
R=40;function P(m){const w=A(m);if(w!==void 0&&!w.negated)return[w];const h=y(m);if(h!==void 0)return[h];if(m.length<2||
m.length>R)return w&&[w];const u=[...m].map(y);return u.every(f=>f!==void 0)?u:w&&[w]}function A(m){const w=I().NPM_FLAGS.
get(m);if(w!==void 0)return $(w,!1);if(!m.startsWith("no-"))return;const h=I().NPM_FLAGS.get(m.slice(3));return h&&$(h,!0)}
function $(m,w){const h=m.arity==="value"?w?"never":"always":"true-or-false";return{spec:m,negated:w,takes:h}}function y(m){
const[w,h]=I().NPM_SHORTHANDS.get(m)??[],u=w===void 0?void 0:A(w.slice(2));return u&&(h===void 0?u:{...u,fixed:h,takes:"\
never"})}function E(m){const{word:w,written:h,attached:u,next:f,consumes:s}=m,{spec:r,negated:t,fixed:c}=m.part;if(c===void 0&&
r.arity==="value")return T(m);const e={name:`--${r.name}`,written:h,span:w.span,spec:r};if(c!==void 0){const i={flag:{...e,
value:c,negated:t}};return u===void 0?i:{...i,fault:"it takes no value"}}const a=s?f?.text:u,o={flag:{...e,negated:a==="\
false"?!t:t}};return u!==void 0&&!(0,M().isTruth)(u)?{...o,fault:"npm reads its value as a separate word"}:r.arity==="lo\
ose"&&!s&&(f?.text==="null"||f?.text==="always")?{...o,fault:"npm reads the next word as its value"}:o}function T({word:m,
written:w,attached:h,next:u,consumes:f,part:s}){const{spec:r,negated:t}=s,c=f?u?.text:h,e=f&&u?{start:m.span.start,end:u.
span.end}:m.span,a={name:`--${r.name}`,written:w,span:e,spec:r,negated:t},o={flag:c===void 0?a:{...a,value:c}};return t?
{...o,fault:"it takes a value, so it has no `--no-` form"}:c===void 0||c===""?{...o,fault:"its value is missing"}:c.startsWith(
"-")?{...o,fault:"its value begins with a dash"}:o}function S({word:m,written:w,attached:h}){const u=w.replace(/^-+/,"").
toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,""),f=[...I().NPM_FLAGS.keys(),...I().NPM_SHORTHANDS.keys()].find(
r=>r.startsWith(u));if(f!==void 0){const r={program:"npm",flag:w,meant:`--${f}`};return(0,L().problemAt)("abbreviated-fl\
ag",m.span,r)}if(!/^--[a-z][a-z0-9-]*$/i.test(w))return(0,L().problemAt)("unknown-flag",m.span,{program:"npm",flag:w});const s={
name:w,written:w,span:m.span};return h===void 0?s:{...s,value:h}}function b(m,w,h){return(0,L().problemAt)("flag-value",
m.span,{program:"npm",flag:w,fault:h})}}),87646:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.areHarmlessOptions=
w,O.isTestRun=T,O.parseNode=R;function I(){const h=p(44670);return I=function(){return h},h}function M(){const h=p(14170);
return M=function(){return h},h}function L(){const h=p(95132);return L=function(){return h},h}function F(){const h=p(31901);
return F=function(){return h},h}const C=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function R(h){const u=[],
f=[],s=[],r=new Set;for(const n of(0,M().readFlags)(h,P).tokens){if(n.kind==="operand"){s.push(n.word);continue}if(n.kind===
"unknown"){const k={program:"node",flag:n.written};f.push((0,L().problemAt)("unknown-flag",n.word.span,k));continue}const{
spec:d,negated:g}=n.part,v=$(n);u.push(v);const x=y(d,g,v.value);if(x!==void 0&&f.push(E(v,x)),g)continue;r.add(d.kind);
const j=S(d,v);j!==void 0&&f.push((0,F().flagProblem)(j,"node",v))}const t=T({flags:u}),c=t?s.length:r.has("evaluates-te\
xt")?0:1,e=s.slice(0,c),a=s.slice(c),o=t||r.has("only-prints")||r.has("evaluates-text"),i=b(e,t,h);i!==void 0&&!(o&&e.length===
0)&&f.push(i);const l=(0,F().onlyAsksForInformation)(a);return l!==void 0&&f.push((0,F().printsOnly)("node",l)),{invocation:{
program:"node",flags:u,operands:e,passthrough:a},problems:f}}const P={flags:"first",dash:"operand",separator:/^--$/,equals:"\
long",unknown:"never",expand:h=>{const u=h.startsWith("--"),f=u?h.slice(2).replaceAll("_","-"):h,s=f.startsWith("no-")&&
!I().NODE_FLAGS.has(f),r=s?f.slice(3):f,t=I().NODE_FLAGS.get(I().NODE_ALIASES.get(r)??(u?r:""));return t&&[{spec:t,negated:s,
takes:s?"never":A(t)}]}};function A({name:h,arity:u}){return h==="print"?"unless-dash":u==="value"?"always":"never"}function $({
word:{span:h},written:u,attached:f,next:s,consumes:r,part:{spec:t,negated:c}}){const e=r?s?.text:f,a=`--${c?"no-":""}${t.
name}`,o=r&&s?{start:h.start,end:s.span.end}:h;return e===void 0?{name:a,written:u,span:o}:{name:a,written:u,value:e,span:o}}
function y(h,u,f){if(u)return h.arity==="value"?"it takes a value, so it has no `--no-` form":f===void 0?void 0:"a `--no\
-` flag takes no value";if(h.arity==="none"&&h.name!=="print")return f===void 0||h.kind==="opens-inspector"?void 0:"it t\
akes no value";if(h.name!=="print")return f===void 0||f===""?"its value is missing":h.arity==="value"&&f.startsWith("-")?
"its value begins with a dash":void 0}function E(h,u){return(0,L().problemAt)("flag-value",h.span,{program:"node",flag:h.
written,fault:u})}function T({flags:h}){return h.findLast(({name:u})=>u==="--test"||u==="--no-test")?.name==="--test"}function S(h,{
value:u=""}){switch(h.kind){case"harmless":return;case"reports-tests":return I().BUILT_IN_REPORTERS.has(u)?void 0:"prelo\
ads-code";case"tolerates-rejections":return u==="warn"||u==="none"?"hides-failures":void 0;case"writes-report":return u===
"stdout"||u==="stderr"?void 0:"writes-files";case"preloads-code":return I().PRELOADABLE_PACKAGES.has(u)?"preloads-packag\
e":"preloads-code";case"loads-module":return I().PRELOADABLE_PACKAGES.has(u)?"preloads-package":"loads-code";default:return h.
kind}}function b(h,u,f){const[s]=h;if(s===void 0){const c=f.at(-1)?.span.end??0;return u?void 0:(0,L().problemAt)("reads\
-stdin",{start:0,end:c},{program:"node",flag:""})}const{text:r,span:t}=s;if(C.has(r))return(0,L().problemAt)("reads-stdi\
n",t,{program:"node",flag:r});if(r.startsWith("-"))return(0,L().problemAt)("dash-operand",t,{operand:r});if(r==="inspect"||
!u&&r==="debug")return(0,L().problemAt)("opens-inspector",t,{program:"node",flag:r})}const m=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function w(h){if(!m.test(h))return!1;const u={start:0,end:0},f=[...h.split(" "),"x.js"].map(t=>({text:t,span:u,quoted:!1})),
{problems:s,invocation:r}=R(f);return s.length===0&&r.operands.length===1}}),3893:((V,O,p)=>{Object.defineProperty(O,"__\
esModule",{value:!0}),O.isToolName=T,O.parseNpm=A,O.parseNpx=c;function I(){const n=p(94495);return I=function(){return n},
n}function M(){const n=p(14170);return M=function(){return n},n}function L(){const n=p(32017);return L=function(){return n},
n}function F(){const n=p(95132);return F=function(){return n},n}function C(){const n=p(74167);return C=function(){return n},
n}function R(){const n=p(46868);return R=function(){return n},n}function P(){const n=p(31901);return P=function(){return n},
n}function A(n,d=L().NO_PROGRAMS){return $("npm",(0,C().readNopt)(n),n,d)}function $(n,{flags:d,unknown:g,remain:v,problems:x},j,k){
const[N,...D]=v,W=d.find(X=>X.spec.effect==="only-prints"&&!X.negated),H=N&&I().NPM_SUBCOMMANDS.get(N.text),G=H?.kind,B=[
...d.flatMap(X=>h(n,X,G)),...x],U={program:n,flags:d};if(N===void 0)return W===void 0&&B.push(u(n,j)),B.push(...g.map(X=>(0,P().
flagProblem)("unknown-flag",n,X))),{invocation:{...U,operands:[],passthrough:[]},problems:B};if(H===void 0){const X=[...I().
NPM_SUBCOMMANDS].find(([Q])=>Q.startsWith(N.text))?.[1].name??"",Z={subcommand:N.text,meant:X};return B.unshift((0,F().problemAt)(
"unknown-subcommand",N.span,Z)),{invocation:{...U,operands:D,passthrough:[]},problems:B}}const z=H.kind==="runs-script"?
"flag-before-separator":"unknown-flag";if(B.push(...g.map(X=>(0,P().flagProblem)(z,n,X))),I().MISSPELT.has(N.text)){const X={
subcommand:N.text,meant:H.name};B.push((0,F().problemAt)("misspelt-subcommand",N.span,X))}const J={...U,subcommand:H.name},
K=y(H,N,D,{...J,families:k});return{invocation:K.invocation,problems:[...K.problems,...B]}}function y({name:n,kind:d},g,v,{
families:x,...j}){const k={...j,operands:v,passthrough:[]},N=D=>({invocation:k,problems:[(0,P().wordProblem)(D,j.program,
{text:n,span:g.span})]});switch(d){case"runs-script":return E(n,g,v,j);case"runs-tool":return b(g,v,j,x);case"depends-on\
-registry":return N(v[0]?.text==="fix"?"installs":d);case"packs":return m(j.flags,"dry-run")?{invocation:k,problems:[]}:
N("writes-files");case"edits-package":return N(v[0]?.text==="get"?"only-prints":"writes-files");default:return N(d)}}function E(n,d,g,v){
const x=n==="run"?g.slice(0,1):[d],j=n==="run"?g.slice(1):g,[k]=x,N=[];k===void 0?N.push((0,P().printsOnly)("npm",{...d,
text:"run"})):k.text==="env"&&N.push((0,F().problemAt)("prints-environment",k.span,{}));const D=(0,P().onlyAsksForInformation)(
j);return D!==void 0&&N.push((0,P().printsOnly)("npm",D)),{invocation:{...v,operands:x,passthrough:j},problems:N}}function T(n){
return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(n)}const S=new Set(["only-prints","evaluates-text"]);
function b(n,d,g,{tools:v}){const[x,...j]=d;if(x===void 0){const D=g.flags.some(({spec:W,negated:H})=>S.has(W.effect)&&!H)?
[]:[u(g.program,[n])];return{invocation:{...g,operands:[],passthrough:[]},problems:D}}const k={...g,operands:[x],passthrough:j};
return T(x.text)?{invocation:k,problems:(0,R().parseTool)(x,j,v)}:{invocation:k,problems:[(0,P().wordProblem)("downloads",
g.program,x)]}}function m(n,d){const g=n.findLast(v=>v.name===`--${d}`);return g!==void 0&&g.negated!==!0}const w=new Set(
"downloads only-prints dry-run skips-hooks".split(" "));function h(n,d,g){const{effect:v,name:x}=d.spec;if(d.negated&&(w.
has(v)||x==="force"||x==="global"))return[];switch(v){case"harmless":case"allows-missing":return[];case"filters-dependen\
cies":return g==="only-prints"||g==="depends-on-registry"?[]:[(0,P().flagProblem)("installs",n,d)];case"selects-workspac\
e":return g!=="runs-tool"||d.negated?[]:[(0,P().flagProblem)("starts-in-workspace",n,d)];case"changes-directory":return g!==
"runs-tool"&&g!=="packs"?[]:[(0,P().flagProblem)("changes-configuration",n,d)];default:return[(0,P().flagProblem)(v,n,d)]}}
function u(n,d){const g=d[0]?.span.start??0,v=d.at(-1)?.span.end??0;return(0,F().problemAt)("nothing-to-run",{start:g,end:v},
{program:n})}const f=new Set(["always-spawn","ignore-existing","shell-auto-fallback"]),s=new Set(["npm","node-arg","n"]),
r=new Set("package p cache userconfig call c shell".split(" ")),t=new Set("no-install quiet q version v help h".split(" "));
function c(n,d=L().NO_PROGRAMS){const[g]=n,v={text:"exec",span:g?.span??{start:0,end:0},quoted:!1},{rewritten:x,removed:j}=e(
n),k=$("npx",(0,C().readNopt)([v,...x]),n,d),N=j.map(({text:D,span:W})=>(0,P().flagProblem)("unknown-flag","npx",{name:D,
written:D,span:W}));return{invocation:k.invocation,problems:[...N,...k.problems]}}function e(n){const d=[],g=[],{tokens:v,
separator:x}=(0,M().readFlags)(n,a),j=[];for(const N of v)if(N.kind==="operand")j.push(N.word);else if(N.kind==="flag"){
const{word:D,written:W,attached:H,consumes:G,next:B,part:U}=N;if(U.spec==="removed"){g.push(D);continue}d.push({...D,text:i(
o(W),H,D.text)}),G&&B&&d.push(B)}const[k]=j;return x!==void 0?d.push(x):k!==void 0&&d.push({...k,text:"--"}),{rewritten:d.
concat(j),removed:g}}const a={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(n,d)=>{const g=o(
n),v=(j,k)=>[{spec:j,negated:!1,takes:k}];if(f.has(g))return v("removed","never");if(s.has(g))return v("removed","always");
const x=g==="p"?void 0:I().NPM_SHORTHANDS.get(g);return x!==void 0?{instead:d===void 0?x:[...x,d]}:l(g)?v("kept","never"):
v("kept",r.has(g)?"always":"unless-dash")}};function o(n){return n.replace(/^-+/,"")}function i(n,d,g){if(n==="no-instal\
l")return"--yes=false";const v=n==="p"?"--package":n==="shell"?"--script-shell":void 0;return v===void 0?g:d===void 0?v:
`${v}=${d}`}function l(n){const d=I().NPM_FLAGS.get(n)?.arity;return t.has(n)||d==="none"||d==="loose"}}),39872:((V,O,p)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.parseProgram=A;function I(){const b=p(68623);return I=function(){return b},
b}function M(){const b=p(4289);return M=function(){return b},b}function L(){const b=p(76337);return L=function(){return b},
b}function F(){const b=p(46868);return F=function(){return b},b}function C(){const b=p(31901);return C=function(){return b},
b}function R(){const b=p(48886);return R=function(){return b},b}function P(){const b=p(91883);return P=function(){return b},
b}function A(b,m,w){const{program:h}=b,u={program:h,family:b,flags:[],operands:[],passthrough:[]},f=$({use:b.use,path:"",
words:m,family:b,families:w});return{invocation:{...u,...f.invocation},problems:f.problems}}function $(b){const{use:m,path:w,
words:h,family:u,families:f}=b,{data:s}=m,r=(0,I().readTool)(m,h),t=r.rest===void 0?r.flags:[...r.flags,r.rest.flag],c=t.
map(E),e=t.flatMap(v=>(0,M().filesOfFlag)(u.program,v)).filter(({as:v})=>v!=="place"),a=t.flatMap(v=>[...(0,F().toolFlagProblems)(
u.program,m,v),...(0,R().buildFlagProblems)(u,v)]),[o,...i]=r.started.slice(s.skips??0),l=o&&m.subcommands.get(o.text);if(l===
void 0||o===void 0){const v=S(b,r),x=T(b,r);return{invocation:{...w&&{subcommand:w},...s.any_package&&{anyPackage:!0},...v.
invocation,flags:c,files:[...e,...y(m,v.invocation.operands??[])]},problems:[...a,...x,...v.problems]}}const n=w===""?o.
text:`${w} ${o.text}`,d=l.data.starts==="own-script"?(0,L().parseStarted)("own-script",o,i,{family:u,families:f,parse:A}):
$({...b,use:l,path:n,words:i}),g=l.data.does?[(0,C().wordProblem)(l.data.does,u.program,{...o,text:n})]:[];return{invocation:{
...d.invocation,...s.any_package&&{anyPackage:!0},flags:[...c,...d.invocation.flags??[]],files:[...e,...d.invocation.files??
[]]},problems:[...a,...g,...d.problems]}}function y({data:{operands:b,starts:m}},w){return w.flatMap(({text:h,span:u})=>{
const f=(b==="package"||m==="package")&&h.endsWith(".go");return!((0,R().ruleForOperand)("path",h)===void 0)||b!=="tests"&&
!f?[]:[{as:"tests",path:h.replace(/::.*$/s,""),span:u}]})}function E({word:b,written:m,value:w}){return{name:m,written:m,
span:b.span,...w!==void 0&&{value:w}}}function T({use:b,path:m,words:w,family:h},{flags:u}){if(b.data.writes_unless===void 0)
return[];const f=b.data.writes_unless.split(" "),s=w.slice(w.findIndex(({text:t})=>t==="--"));if(u.some(({written:t,off:c})=>!c&&
f.includes(t)))return[];if(s[0]?.text==="--"&&s.some(({text:t})=>f.includes(t)))return[];const r=w[0]?.span??{start:0,end:0};
return[(0,C().wordProblem)("tool-writes",h.program,{text:m||h.program,span:r})]}function S({use:b,family:m,families:w},h){
const{rest:u}=h;if(u!==void 0)return u.flag.flag?.kind==="module"?(0,P().parseModule)(m,u.words,w,A):{invocation:{passthrough:u.
words},problems:[]};const f=b.data.starts??(b.subcommands.size>0?"subcommand":void 0),s=f===void 0?h.operands:h.started.
slice(b.data.skips??0),[r,...t]=s;if(r===void 0){const c=h.flags.some(({flag:i})=>i?.kind==="only-prints"),e={start:0,end:m.
program.length},a=c?void 0:b.data.alone,o=a?[(0,C().wordProblem)(a,m.program,{text:"",span:e})]:[];return{invocation:{},
problems:o}}return f===void 0?{invocation:{operands:s},problems:(0,R().judgeOperands)(b,s,m)}:(0,L().parseStarted)(f,r,t,
{family:m,families:w,parse:A})}}),76337:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.parseStarted=y;function I(){
const h=p(37866);return I=function(){return h},h}function M(){const h=p(32017);return M=function(){return h},h}function L(){
const h=p(94854);return L=function(){return h},h}function F(){const h=p(95132);return F=function(){return h},h}function C(){
const h=p(3893);return C=function(){return h},h}function R(){const h=p(46868);return R=function(){return h},h}function P(){
const h=p(31901);return P=function(){return h},h}function A(){const h=p(92170);return A=function(){return h},h}function $(){
const h=p(48886);return $=function(){return h},h}function y(h,u,f,s){const{program:r}=s.family,t={operands:[u],passthrough:f};
switch(h){case"subcommand":{const c={program:r,subcommand:u.text},e=(0,F().problemAt)("program-subcommand-unknown",u.span,
c);return{invocation:t,problems:[e]}}case"file":return b(u,f,r);case"package":{const c=(0,$().ruleForOperand)("package",
u.text);return{invocation:t,problems:c?[(0,P().wordProblem)(c,r,u)]:[]}}case"command":return m(u,f,s);case"script":case"\
own-script":return{invocation:{...t,subcommand:"run"},problems:S(f,s.family)};case"tool":return w("exec",u,f,s);case"scr\
ipt-or-tool":case"script-tool-or-file":{if(!(h==="script-tool-or-file"&&T(u.text))&&!E.test(u.text)){const e=w("script-o\
r-tool",u,f,s);return{...e,problems:[...e.problems,...S(f,s.family)]}}return h==="script-tool-or-file"?b(u,f,r):{invocation:t,
problems:[(0,P().wordProblem)("launches-programs",r,u)]}}}}const E=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function T(h){return/[\\/]/.test(h)&&!/^@[\w.-]+\/[\w.-]+$/.test(h)}function S(h,{program:u,use:f}){return h.filter(({text:r})=>{
const t=/^--([\w-]+)/.exec(r)?.[1];return t!==void 0&&f.flags.get((0,M().flagKey)(t))?.kind==="changes-configuration"}).
map(r=>(0,P().wordProblem)("changes-configuration",u,r))}function b(h,u,f){const{text:s,span:r}=h,t={operands:[h],passthrough:u,
starts:"file"};if(s==="-"||s===""||s.startsWith("/dev/"))return{invocation:t,problems:[(0,F().problemAt)("reads-stdin",r,
{program:f,flag:s})]};const c=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(s)&&/:/.test(s);return{invocation:t,
problems:c?[(0,P().wordProblem)("downloads",f,h)]:[]}}function m(h,u,f){const{family:s,families:r,parse:t}=f,{text:c}=h;
if(/:\/\//.test(c))return{invocation:{},problems:[(0,P().wordProblem)("downloads",s.program,h)]};if(c==="-"||/\.\w+$/.test(
c))return b(h,u,s.program);const e=r.known.get(c);if(e===void 0||!s.data.started_programs.includes(c))return{invocation:{},
problems:[(0,P().wordProblem)("launches-programs",s.program,h)]};const{invocation:a,problems:o}=t(e,u,r);return{invocation:{
launched:[a]},problems:o}}function w(h,u,f,{family:s,families:r,parse:t}){const{text:c}=u,e=r.allowed.get(c),a=(0,A().isProgram)(
c)?A().PARSERS[c](f,r):e&&t(e,f,r);if(h==="exec"&&T(c))return{invocation:{},problems:[(0,P().wordProblem)("launches-prog\
rams",s.program,u)]};if(!(0,C().isToolName)(c)&&/[\s;&|<>$`'"(){}\\*?]/.test(c))return{invocation:{},problems:[(0,P().wordProblem)(
"evaluates-text",s.program,u)]};const o=I().REFUSED_PROGRAMS.get(c)==="shell",i={subcommand:h,operands:[u],passthrough:f,
...a&&{launched:[a.invocation]}};if(a!==void 0)return{invocation:i,problems:a.problems};if(o||h==="exec"&&I().REFUSED_PROGRAMS.
has(c))return{invocation:i,problems:[(0,P().wordProblem)("launches-programs",s.program,u)]};const{tools:l}=r,n=h==="exec"||
(0,L().toolOf)(c,l)!==void 0||(0,L().refusalOf)(c);return{invocation:i,problems:n?(0,R().parseTool)(u,f,l):[]}}}),46868:((V,O,p)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.parseTool=y,O.parseUnknownTool=E,O.toolFlagProblems=T;function I(){const s=p(
68623);return I=function(){return s},s}function M(){const s=p(37866);return M=function(){return s},s}function L(){const s=p(
94854);return L=function(){return s},s}function F(){const s=p(77251);return F=function(){return s},s}function C(){const s=p(
95306);return C=function(){return s},s}function R(){const s=p(95132);return R=function(){return s},s}function P(){const s=p(
3149);return P=function(){return s},s}function A(){const s=p(32459);return A=function(){return s},s}function $(){const s=p(
31901);return $=function(){return s},s}function y(s,r,t){const c=s.text,e=(0,L().refusalOf)(c);if(e!==void 0)return[(0,$().
wordProblem)(e,c,s)];const a=(0,$().onlyAsksForInformation)(r);if(a!==void 0)return[(0,$().printsOnly)(c,a)];const o=(0,L().
toolOf)(c,t);if(o===void 0)return E(s,r);const i=(0,I().readTool)(o,r),l=o.operands==="tests"||o.operands==="first-tests";
return[...S(s,r),...b(s,o,i),...i.flags.flatMap(n=>T(c,o,n)),...i.operands.flatMap(n=>!l&&((0,A().isForeign)(n.text)||o.
operands===void 0&&(0,A().isOfMachine)(n.text))?[(0,$().wordProblem)("tool-loads-code",c,n)]:[])]}function E(s,r,t=(0,C().
unknownTool)(s.text)){const c=s.text,e=(0,I().readTool)(t,r);return[...b(s,t,e),...w(s,r,e),...e.flags.flatMap(a=>T(c,void 0,
a)),...h(s,e)]}function T(s,r,t){return t.flag===void 0?f(s,r,t):(0,P().judgeValue)(s,t,r)}function S({text:s,span:r},t){
const c=(0,F().tasksOf)(s,t);return c===void 0?[]:[(0,R().problemAt)("runs-tasks",r,{program:s,tasks:c})]}function b(s,r,{
operands:t,started:c}){const a=r.starts===void 0||r.starts==="tasks"?t:c,o=a.find(({text:l})=>r.readsBehind&&r.subcommands.
has(l))??a[0],i=o?m(r,o.text):r.alone;return i===void 0?[]:[(0,$().wordProblem)(i,s.text,o??s)]}function m({endsWith:s,subcommands:r},t){
if(s?.has(t))return;const c=t.split(":").find(e=>r.get(e)==="never-ends");return r.get(t)??(s||c!==void 0?"never-ends":void 0)}
function w({text:s},r,{flags:t,operands:c}){const e=r[r.findIndex(({text:l})=>l==="--")+1],a=[...new Set([c[0],e])].filter(
l=>l!==void 0&&(0,M().startsOthers)(l.text)),o=t.filter(({written:l,flag:n,value:d=""})=>/^-[ex]$/.test(l)&&/\s/.test(d)||
n?.kind!=="config"&&(0,M().isCommandLine)(d)),i=c.filter(({text:l})=>(0,M().hasCommandLine)(l));return[...a,...o.map(({word:l})=>l),
...i].flatMap(l=>l===void 0?[]:[(0,$().wordProblem)("launches-programs",s,l)])}function h({text:s},{operands:r}){return r.
flatMap(t=>t.text==="-"?[(0,$().wordProblem)("reads-stdin",s,t)]:u(t.text)?[(0,$().wordProblem)("uses-network",s,t)]:(0,A().
isForeign)(t.text)||(0,A().isOfMachine)(t.text)?[(0,$().wordProblem)("tool-loads-code",s,t)]:[])}function u(s){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(s)}function f(s,r,{word:t,value:c=""}){const e=a=>[(0,$().wordProblem)(a,s,t)];if(r?.handsOn===!0){const a=t.text.includes(
"=")||c===""?[]:[c],o=(0,P().judgeNodeFlags)(t,[t.text,...a]);if(!o.some(({rule:i})=>i==="unknown-flag"))return o}return r?.
stops===!0?e("unknown-flag"):r?.starts==="npm-scripts"?t.text.includes("=")?[]:e("unknown-flag"):(0,A().isForeign)(c)||(0,A().
isOfMachine)(c)?e("tool-loads-code"):r===void 0?[]:e("tool-flag-unknown")}}),31901:((V,O)=>{Object.defineProperty(O,"__e\
sModule",{value:!0}),O.flagProblem=I,O.onlyAsksForInformation=F,O.printsOnly=C,O.wordProblem=p;function p(R,P,{text:A,span:$}){
return M(R,$,{program:P,flag:A})}function I(R,P,A){const{written:$,span:y,value:E}=A,T={program:P,flag:$};return M(R,y,E===
void 0?T:{...T,value:E})}function M(R,P,A){return{rule:R,span:P,args:A}}const L=new Set(["--version","-v","-V","--help",
"-h"]);function F(R){const[P]=R;return R.length===1&&P!==void 0&&L.has(P.text)?P:void 0}function C(R,P){return p("only-p\
rints",R,P)}}),92170:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.PARSERS=void 0,O.isProgram=F;function I(){
const C=p(87646);return I=function(){return C},C}function M(){const C=p(3893);return M=function(){return C},C}const L=O.
PARSERS={node:I().parseNode,npm:M().parseNpm,npx:M().parseNpx};function F(C){return Object.hasOwn(L,C)}}),48886:((V,O,p)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.buildFlagProblems=b,O.judgeOperands=R,O.ruleForOperand=y;function I(){
const t=p(32017);return I=function(){return t},t}function M(){const t=p(32854);return M=function(){return t},t}function L(){
const t=p(95132);return L=function(){return t},t}function F(){const t=p(32459);return F=function(){return t},t}function C(){
const t=p(31901);return C=function(){return t},t}function R({data:{operands:t="path"},refusedOperands:c},e,a){const{deciding_properties:o,
variables:i}=a.data,l=o!==""||i!==void 0;return e.flatMap(n=>{const d=$(c,n.text),g=a.data.completes==="tasks"?P(c,n.text):
void 0,v=d??g??y(t,n.text);return v!==void 0?[(0,C().wordProblem)(v,a.program,n)]:l&&t==="plain"?w(a,n):[]})}function P({
flags:t,prefixes:c},e){const a=A(e.slice(e.lastIndexOf(":")+1)),[o=""]=a;if(o==="")return;if("publish".startsWith(o))return"\
publishes";const i=({name:n})=>{const d=A(n.replace(/~$/,""));return d.length===a.length&&d.every((g,v)=>g.startsWith(a[v]??
""))};return[...t.values(),...c.map(([,n])=>n)].find(i)?.kind}function A(t){return t.split(/(?=[A-Z])|-/).map(c=>c.toLowerCase())}
function $({flags:t,prefixes:c},e){const a=e.replace(/@[^@]*$/,""),o=[e,a,a.slice(a.lastIndexOf(":")+1)].map(I().flagKey);
for(const i of o){const n=(/^(?:help|h|version|v|V)$/.test(i)?void 0:t.get(i))??c.find(([d])=>i.startsWith(d))?.[1];if(n!==
void 0)return n.kind}}function y(t,c){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(c))return"downloads";if(c.
startsWith("@")&&t!=="package")return"tool-loads-code";switch(t){case"path":case"tests":return c==="-"?"reads-stdin":E(c.
replace(/::.*$/s,""))||(0,F().isForeign)(c)?"tool-loads-code":void 0;case"package":return c.includes("@")?"downloads":E(
c)?"tool-loads-code":void 0;case"goal":return c.split(":").length>2?"downloads":void 0;case"plain":return(0,F().isForeign)(
c)?"tool-loads-code":void 0}}function E(t){return(0,M().normalise)(t)===void 0}const T=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,
S=/[$`;&|<>(){}\s]/;function b(t,c){return[...m(t,c),...r(t,c)]}function m(t,{flag:c,word:e,value:a=""}){if(c?.kind!=="p\
roperty")return[];const o=a.replace(/^:/,"").split(/[;,]/);return!a.includes("$(")&&!o.some(i=>u(t,i))?[]:[(0,C().wordProblem)(
"changes-configuration",t.program,e)]}function w(t,c){const{program:e,data:a}=t,{text:o,span:i}=c,l=a.variables&&o.includes(
"=")?h(o):void 0;return l!==void 0&&!a.variables?.includes(l)?[(0,L().problemAt)("make-variable",i,{program:e,variable:l})]:
u(t,o)?[(0,C().wordProblem)("changes-configuration",e,c)]:(o.includes("=")?T.test(o):!S.test(o))?[]:[(0,C().wordProblem)(
"evaluates-text",e,c)]}function h(t){return t.replace(/\s*[:+?!]*=.*$/s,"")}function u({data:t},c){const e=h(c).toLowerCase();
return t.deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(a=>a.startsWith("~")?e.endsWith(a.slice(1)):
a.endsWith("~")?e.startsWith(a.slice(0,-1)):e===a)}const f=/^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i,s=/^-{1,2}(?:t|target)(?::|$)/i;
function r({program:t},{word:c,written:e,value:a=""}){if(t!=="dotnet")return[];const[o=""]=`${e.replace(/^[^:]*/,"")}${a}`.
split(";");return f.test(e)&&/\.dll$|[\\/]/i.test(o)?[(0,C().wordProblem)("loads-code",t,c)]:s.test(e)&&/(?:^|[:;,])(?:deploy|pack|publish|push)/i.
test(a||e)?[(0,C().wordProblem)("publishes",t,c)]:[]}}),91883:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.parseModule=T;function I(){const S=p(11186);return I=function(){return S},S}function M(){const S=p(68623);return M=function(){
return S},S}function L(){const S=p(32017);return L=function(){return S},S}function F(){const S=p(95132);return F=function(){
return S},S}function C(){const S=p(32459);return C=function(){return S},S}function R(){const S=p(46868);return R=function(){
return S},S}function P(){const S=p(31901);return P=function(){return S},S}const A=(0,L().groupsByName)({installs:"conda \
pip ensurepip pre_commit venv virtualenv easy_install poetry pipx build setuptools cookiecutter copier",publishes:"twine\
 semantic_release huggingface_hub","never-ends":`
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
s calendar inspect uuid"}),$=new Set("unittest doctest json.tool tabnanny ast tokenize".split(" ")),y=/^(?:-\w|--[\w-]+=)?[/~]/,
E=(0,L().toolTable)({flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"});function T({program:S,data:b},[m,...w],h,u){
if(m===void 0){const i={program:S,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,F().problemAt)(
"flag-value",{start:0,end:0},i)]}}const f=h.known.get(m.text);if(f!==void 0&&b.started_programs.includes(m.text)){const{
invocation:i,problems:l}=u(f,w,h);return{invocation:{launched:[i]},problems:l}}const s={operands:[m],passthrough:w},r=/^[\w.]+$/.
test(m.text)?A.get(m.text.replace(/\._(?:_main__|internal\b.*)$/,"")):"tool-loads-code";if(r!==void 0)return{invocation:s,
problems:[(0,P().wordProblem)(r,S,m)]};const t=$.has(m.text);if(!t&&(0,I().isOfLibrary)(m.text)){const i={program:S,module:m.
text};return{invocation:s,problems:[(0,F().problemAt)("python-module-refused",m.span,i)]}}const c=h.known.get("python"),
[e,...a]=w;if(m.text==="coverage"&&e?.text==="run"&&c!==void 0){const{flags:i,started:l,rest:n}=(0,M().readTool)(E,a),d=n?
[{...n.flag.word,text:"-m"},...n.words]:l,g=i.flatMap(v=>(0,R().toolFlagProblems)("coverage",E,v));if(d.length>0){const v=u(
c,d,h);return{invocation:{...s,starts:"module",launched:[v.invocation]},problems:[...g,...v.problems]}}}const o=w.filter(
({text:i})=>(0,C().isForeign)(i)||t&&y.test(i));return{invocation:t?s:{...s,starts:"module"},problems:o.map(i=>(0,P().wordProblem)(
"tool-loads-code",m.text,i))}}}),29064:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.isHarmlessVariable=
S,O.readAssignments=u;function I(){const f=p(58690);return I=function(){return f},f}function M(){const f=p(87646);return M=
function(){return f},f}function L(){const f=p(12096);return L=function(){return f},f}function F(){const f=p(76829);return F=
function(){return f},f}const C=/^[\w.-]{0,64}$/,R=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,P=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
A=/^\d{1,9}$/,$=/^(?:|[01]|true|false|yes|no|on|off)$/i,y=new Map([["NODE_ENV",C],["CI",C],["FORCE_COLOR",C],["NO_COLOR",
C],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",R],["LC_ALL",R],["NODE_NO\
_WARNINGS",$],["TS_NODE_PROJECT",P],["TS_NODE_TRANSPILE_ONLY",$],["TS_NODE_FILES",$]]),E=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],
[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,C]],T="NODE_OPTIONS";function S(f,s){if(f===T)return(0,M().areHarmlessOptions)(
s);const r=y.get(f);return r!==void 0?r.test(s):m(f)?E.some(([c,e])=>c.test(f)&&e.test(s))||$.test(s)||A.test(s):!1}const b=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function m(f){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(f)?!(0,I().isReadByProgram)(f):b.test(f)}function w(f){return f===
T||y.has(f)||m(f)}const h=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function u(f,s){const r=[],t=[];let c=0;for(const e of f){const[
a]=e.parts,o=a&&!a.quoted?h.exec(a.text):null;if(!o)break;c+=1;const[i,l="",n]=o,d=(0,F().textOf)(e).slice(i.length),g={
start:e.start,end:e.end};if(!n&&S(l,d))r.push({name:l,value:d,span:g}),s.add("environment-assignment",g,{name:l,value:(0,L().
visible)(d)});else{const v=!n&&w(l);s.add("assignment-refused",g,{name:l,value:(0,L().visible)(d),known:v}),n||t.push({name:l,
value:d,span:g})}}return{assignments:r,refused:t,count:c}}}),12096:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.inspectBlanks=m,O.inspectCharacters=P,O.inspectInjection=u,O.inspectLookAlikes=y,O.visible=R;function I(){const f=p(11970);
return I=function(){return f},f}const M=/^\p{Bidi_Control}$/u,L=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function F(f){if(f>=32&&f<127||f===9)return"visible";if(f===0)return"nul-character";if(f===10||f===13)return"line-break";
if(f<160)return"control-character";if(f>=55296&&f<=57343)return"lone-surrogate";const s=String.fromCodePoint(f);return M.
test(s)?"bidirectional-character":L.test(s)?"invisible-character":"visible"}function C(f){return`U+${f.toString(16).toUpperCase().
padStart(4,"0")}`}function R(f,s=120){const r=f.length>s?`${f.slice(0,s)}\u2026`:f;let t="";for(const c of r){const e=c.
codePointAt(0)??0,a=e!==9&&F(e)==="visible";t+=a?c:`<${C(e)}>`}return t}function P(f,s,r,t){let c=s;for(const e of f)A(e,
c,r,t),c+=e.length}function A(f,s,r,t){const c=f.codePointAt(0)??0,e={start:s,end:s+f.length},a=C(c),o=F(c);if(o==="line\
-break"?t.add(o,e,{character:a,quoted:r}):o!=="visible"&&t.add(o,e,{character:a}),o!=="visible"||c<=126)return;const i=f.
normalize("NFKC");i!==f.normalize("NFC")||/[\0-\x7f]/.test(i)?t.add("compatibility-character",e,{character:a,becomes:i}):
r||t.add("non-ascii-unquoted",e,{character:a,shown:f})}const $=/\p{L}+/gu;function y(f,s,r,t){if(/^[\x00-\x7f]*$/.test(f)||
!r&&/\s/.test(f))return;const c=r?E(f):T(f);if(c===void 0)return;const e=[...new Set(f)].filter(a=>a>"\x7F");t.add("look\
-alike-letters",{start:s.start,end:s.end},{word:R(f),looks_like:R(c),characters:e.slice(0,10).map(a=>C(a.codePointAt(0)??
0))})}function E(f){const s=f.normalize("NFKD").replace(/\p{M}/gu,""),r=(0,I().asciiOf)(s);return/^[\x20-\x7e]+$/.test(r)?
r:void 0}function T(f){let s=!1;const r=f.replace($,t=>{const c=(0,I().asciiOf)(t);return c===t||!/[A-Za-z]/.test(t)?t:(s=
!0,c)});return s?r:void 0}const S=100,b=1e3;function m(f,s){let r=0,t=0;for(let c=0;c<=f.length;c+=1){const e=f.charAt(c);
if(e===" "||e==="	")continue;const a=c-t;if(a>1&&(r+=a-1),a>=S||r>=b){const o=Math.max(a,r);s.add("blank-padding",{start:t,
end:c},{blanks:o});return}t=c+1}}const w=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
h=/<!--|```/;function u(f,s,r){const t=({index:a,0:o})=>r??{start:a,end:a+o.length},c=w.exec(f);c&&s.add("workflow-comma\
nd",t(c),{written:R(c[0])});const e=h.exec(f);e&&s.add("markup-injection",t(e),{written:e[0]})}}),84128:((V,O)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.literalSegment=A,O.matchName=E,O.matchesStars=T,O.readPattern=p;function p(m){
if(!m.parts.some(t=>!t.quoted&&/[*?[]/.test(t.text)))return;const w=m.parts.flatMap(({text:t,quoted:c})=>Array.from(t,e=>({
character:e,active:!c}))),h=w.findLastIndex(({character:t,active:c})=>c&&t==="]"),u=[];let f,s;for(let t=0;t<w.length;){
const c=I(w,t,h);c?(f??=R(u),s??=c.ambiguity,c.element.kind==="many"&&u.at(-1)?.kind==="many"||u.push(c.element),t=c.end):
(u.push({kind:"literal",character:w[t]?.character??""}),t+=1)}return f===void 0?void 0:{text:w.map(({character:t})=>t).join(
""),prefix:f,segments:P(u),...s&&{ambiguity:s}}}function I(m,w,h){const u=m[w];return u?.active?u.character==="*"?{element:{
kind:"many"},end:w+1}:u.character==="?"?{element:{kind:"one"},end:w+1}:u.character!=="["||h<w?void 0:M(m,w)??{element:{kind:"\
one"},end:w+1,ambiguity:"bracket"}:void 0}function M(m,w){let h=w+1;const u=L(m[h],"!");u&&(h+=1);const f=new Set;for(;!L(
m[h],"]");){const s=F(m[h]);if(s===void 0)return;const r=L(m[h+1],"-")?F(m[h+2]):s;if(r===void 0||!C(s,r))return;h+=L(m[h+
1],"-")?3:1;for(let t=s.charCodeAt(0);t<=r.charCodeAt(0);t+=1)f.add(String.fromCharCode(t))}if(f.size!==0)return{element:{
kind:"set",negated:u,members:f},end:h+1}}function L(m,w){return m?.active===!0&&m.character===w}function F(m){return m&&
/^[A-Za-z0-9_.,@%+]$/.test(m.character)?m.character:void 0}function C(m,w){if(m===w)return!0;const h=[/[a-z]/,/[A-Z]/,/[0-9]/];
return m<w&&h.some(u=>u.test(m)&&u.test(w))}function R(m){return m.map(w=>w.kind==="literal"?w.character:"").join("")}function P(m){
const w=[[]];for(const h of m)h.kind==="literal"&&h.character==="/"?w.push([]):w.at(-1)?.push(h);return w}function A(m){
return m.every(({kind:w})=>w==="literal")?R(m):void 0}const $=m=>Array.from(m),y=m=>Array.from(Buffer.from(m).toString("\
latin1"));function E(m,w){const[h]=m;if(w.startsWith(".")&&!(h?.kind==="literal"&&h.character==="."))return!1;const u=S(
m,w,$);return/^[\x20-\x7e]*$/.test(w)||u===S(m,w,y)?u:void 0}function T(m,w){const h=Array.from(w,u=>u==="*"?{kind:"many"}:
{kind:"literal",character:u});return S(h,m,$)}function S(m,w,h){const u=m.flatMap(c=>c.kind==="literal"?h(c.character).map(
e=>({kind:"literal",character:e})):c),f=h(w);let s=0,r=-1,t=0;for(let c=0;c<f.length;)if(u[s]?.kind==="many")r=s,t=c,s+=
1;else if(b(u[s],f[c]))s+=1,c+=1;else if(r>=0)s=r+1,t+=1,c=t;else return!1;return u.slice(s).every(({kind:c})=>c==="many")}
function b(m,w=""){return m?.kind==="literal"?m.character===w:m?.kind==="set"?m.members.has(w)!==m.negated:m?.kind==="on\
e"}}),30683:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.MAX_PATTERNS=void 0,O.resolvePattern=$;function I(){
const t=p(76760);return I=function(){return t},t}function M(){const t=p(32854);return M=function(){return t},t}function L(){
const t=p(12096);return L=function(){return t},t}function F(){const t=p(84128);return F=function(){return t},t}function C(){
const t=p(76829);return C=function(){return t},t}const R=20,P=4096,A=O.MAX_PATTERNS=64;function $(t,c,e){const{pattern:a,
span:o,position:i}=t,l=(0,L().visible)(a.text),n=T(a);let d=[];if(i==="program")e.add("glob-program",o,{pattern:l});else if(S(
a))e.add("glob-outside",o,{pattern:l});else if(!E(a,c))if(n)e.add("glob-unclear",o,{pattern:l,reason:n});else if(b(a))e.
add("glob-flag",o,{pattern:l,match:""});else if(c)d=y(t,c,e);else if(i==="script"&&m(a))e.add("glob-program",o,{pattern:l});else{
const g={matches:[],count:0,judged:!1};e.add("unquoted-glob",o,{pattern:l,...g})}return d.length===0?[a.text]:d}function y({
pattern:t,span:c,position:e},a,o){const i=(0,L().visible)(t.text),l=u(t,a),n="matches"in l&&!l.matches.every(w);if("ambi\
guity"in l||n){const j="ambiguity"in l?l.ambiguity:"file_name";return o.add("glob-unclear",c,{pattern:i,reason:j}),[]}const{
matches:d}=l,g=d.find(j=>j.startsWith("-"));g!==void 0&&o.add("glob-flag",c,{pattern:i,match:(0,L().visible)(g)}),e==="s\
cript"&&d.length>1&&o.add("glob-program",c,{pattern:i});const v=d.slice(0,R).map(j=>(0,L().visible)(j)),{length:x}=d;return o.
add("unquoted-glob",c,{pattern:i,matches:v,count:x,judged:!0}),d}function E({prefix:t,text:c},e){return t.includes("://")&&
!e?.stat(c.slice(0,c.indexOf("/")))}function T({text:t,segments:c,ambiguity:e}){return e||(t.length>P?"too_many":c.some(
o=>(0,F().literalSegment)(o)===void 0&&(0,F().matchName)(o,".."))?"dot":void 0)}function S({text:t,segments:c}){return t.
startsWith("/")||c.some(e=>(0,F().literalSegment)(e)==="..")}function b({prefix:t}){return t.startsWith("-")&&!t.includes(
"=")}function m({segments:t}){return t.some(c=>c.some(({kind:e})=>e==="many"))}function w(t){const c=new(C()).ProblemCollector;
return(0,L().inspectCharacters)(t,0,!0,c),c.inOrder().length===0}const h=128*1024;function u(t,c){let e=[{written:"",path:""}];
for(const[i,l]of t.segments.entries()){const n=i===t.segments.length-1,d=[];for(const g of e){const v=f(g,l,n,c);if(typeof v==
"string")return{ambiguity:v};d.push(...v)}e=d}const a=e.map(({written:i})=>Buffer.from(i));return a.reduce((i,l)=>i+l.length+
1,0)>h?{ambiguity:"too_many"}:{matches:a.sort(Buffer.compare).map(i=>i.toString())}}function f(t,c,e,a){const{written:o,
path:i}=t,l=(0,F().literalSegment)(c);if(l==="")return e?[t]:"empty_segment";const n=e?"":"/";if(l===".")return[{written:`${o}\
.${n}`,path:i}];const d=[];for(const g of s(i,c,l,a)){if(g==="letters")return"letters";if(!e&&r(g,a))return"symlink";!e&&
g.kind!=="directory"||d.push({written:`${o}${I().posix.basename(g.path)}${n}`,path:g.path})}return d}function*s(t,c,e,a){
if(e!==void 0){const o=a.stat(t===""?e:`${t}/${e}`);o?.tracked&&(yield o);return}for(const o of a.list(t)){if(!o.tracked)
continue;const i=(0,F().matchName)(c,I().posix.basename(o.path));i===void 0?yield"letters":i&&(yield o)}}function r(t,c){
if(t.kind!=="symlink")return t.kind==="submodule";const e=(0,M().resolveInTree)(c,t.path);return e.kind==="missing"?!1:e.
kind!=="inside"||!/^(?:file|executable)$/.test(e.entry.kind)}}),35736:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.hasOneReading=y,O.lex=$;function I(){const u=p(13580);return I=function(){return u},u}function M(){const u=p(29064);return M=
function(){return u},u}function L(){const u=p(12096);return L=function(){return u},u}function F(){const u=p(30683);return F=
function(){return u},u}function C(){const u=p(84128);return C=function(){return u},u}function R(){const u=p(50674);return R=
function(){return u},u}function P(){const u=p(76829);return P=function(){return u},u}const A=128*1024;function $(u,f){const s=new(P()).
ProblemCollector;if(E(u,s))return{words:[],assignments:[],refused:[],problems:s.inOrder()};const r={start:0,end:u.length};
(0,L().inspectBlanks)(u,s),(0,L().inspectInjection)(u,s);const t=(0,R().splitWords)(u,s),{assignments:c,refused:e,count:a}=(0,M().
readAssignments)(t,s);for(const i of t.slice(0,a))b(i,s);const o=T(t.slice(a),f,s);o.length===0&&s.add("empty-command",r,
{});for(const{value:i,span:l}of c)(0,L().inspectInjection)(i,s,l);for(const{text:i,span:l}of o)(0,L().inspectInjection)(
i,s,l);return{words:o,assignments:c,refused:e,problems:s.inOrder()}}function y({problems:u}){return u.every(({rule:f})=>(0,I().
ruleOf)(f).severity==="warning")}function E(u,f){if(Buffer.byteLength(u)<=A)return!1;const s={start:0,end:u.length};return f.
add("command-too-long",s,{limit:A}),!0}function T(u,f,s){const r=[];let t=0;for(const[c,e]of u.entries()){const a={start:e.
start,end:e.end},o=e.parts.some(d=>d.quoted),i=(0,P().textOf)(e);b(e,s),m(e,s),h(e,c===0,s),(0,L().inspectLookAlikes)(i,
e,c===0,s);const l=(0,C().readPattern)(e);if(l&&(t+=1),l&&t>F().MAX_PATTERNS&&s.add("glob-unclear",a,{pattern:(0,L().visible)(
i),reason:"too_many"}),!l||t>F().MAX_PATTERNS){r.push({text:i,span:a,quoted:o});continue}const n=S(c,r);for(const d of(0,F().
resolvePattern)({pattern:l,span:a,position:n},f,s))r.push({text:d,span:a,quoted:o})}return r}function S(u,f){return u===
0?"program":u===1&&f[0]?.text==="node"?"script":"argument"}function b(u,f){for(const[s,r]of u.parts.entries()){if(r.quoted||
!r.text.includes("~"))continue;const t=r.text.search(s===0?/(?:^|[=:])~/:/[=:]~/);if(t<0)continue;const c=r.start+r.text.
indexOf("~",t),e=(0,L().visible)((0,P().textOf)(u));f.add("tilde-expansion",{start:c,end:c+1},{word:e});return}}function m(u,f){
let s=-1,r=!1;for(const t of u.parts)if(!(t.quoted||s<0&&!t.text.includes("{")))for(const{0:c,index:e}of t.text.matchAll(
/[{},]|\.\./g)){const a=t.start+e;if(c==="{")s<0&&(s=a);else if(c!=="}")r=s>=0;else if(r){const o={start:s,end:a+1};f.add(
"brace-expansion",o,{written:(0,L().visible)((0,P().textOf)(u))});return}}}const w=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function h(u,f,s){const r=(0,P().unquotedText)(u);r!==void 0&&(r==="\
!"||f&&w.has(r))&&s.add("reserved-word",{start:u.start,end:u.end},{word:r})}}),62603:((V,O)=>{Object.defineProperty(O,"_\
_esModule",{value:!0}),O.backtickEnd=F,O.readDollar=L,O.readOperator=R;const p=/[A-Za-z_]/,I=/[A-Za-z0-9_]/,M=/[0-9@*#?$!-]/;
function L(P,A,$){const y=P.charAt(A+1);if(y==="(")return{kind:P.charAt(A+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:C(P,A+1,"(",")")};if(y==="{")return{kind:"variable-expansion",end:C(P,A+1,"{","}")};if(y==="[")return{kind:"\
arithmetic-expansion",end:C(P,A+1,"[","]")};if(y==="'"||y==='"'){if($)return;const E=P.indexOf(y,A+2);return{kind:"dolla\
r-quote",end:E<0?P.length:E+1}}if(p.test(y)){let E=A+2;for(;I.test(P.charAt(E));)E+=1;return{kind:"variable-expansion",end:E}}
if(M.test(y)||y>"\x7F")return{kind:"variable-expansion",end:A+2}}function F(P,A){for(let $=A+1;$<P.length;$+=1){const y=P.
charAt($);if(y==="\\")$+=1;else if(y==="`")return $+1}return P.length}function C(P,A,$,y){let E=0;for(let T=A;T<P.length;T+=
1){const S=P.charAt(T);if(S===$)E+=1;else if(S===y&&(E-=1,E===0))return T+1}return P.length}function R(P,A,$){const y=P.
charAt(A);if(y==="("||y===")")return $.add("shell-parenthesis",{start:A,end:A+1},{character:y}),A+1;const E=y==="<"||y===
">",T=E?/[<>&|-]/:/[;&|]/;let S=A+1;for(;S-A<3&&T.test(P.charAt(S));)S+=1;const b=P.slice(A,S);return $.add(E?"shell-red\
irection":"shell-operator",{start:A,end:S},{operator:b}),S}}),50674:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.splitWords=C;function I(){const P=p(12096);return I=function(){return P},P}function M(){const P=p(62603);return M=function(){
return P},P}const L=1e3,F=/[ \t\n\r'"\\$`;&|<>()]/g;function C(P,A){return new R(P,A).split()}class R{#n;#e;#s=[];#r=[];#i=0;#t=0;#l=0;constructor(A,$){
this.#n=A,this.#e=$}split(){for(;this.#t<this.#n.length;)this.#f();if(this.#u(),this.#l>L){const A={start:0,end:this.#n.
length};this.#e.add("too-many-quotes",A,{quotes:this.#l,limit:L})}return this.#s}#f(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#u(),this.#t+=1;break;case`
`:case"\r":this.#u(),(0,I().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#p();
break;case'"':this.#a();break;case"\\":this.#y();break;case"$":this.#c(!1);break;case"`":this.#h(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#u(),this.#t=(0,M().readOperator)(this.#n,this.#t,this.#e);break;case"#":
this.#r.length===0?this.#b():this.#d();break;default:this.#d()}}#o(A,$,y,E=y){this.#r.length===0&&(this.#i=E),this.#r.push(
{text:A,quoted:$,start:y})}#u(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#d(){
const A=this.#t;F.lastIndex=A+1;const $=F.exec(this.#n)?.index??this.#n.length,y=this.#n.slice(A,$);(0,I().inspectCharacters)(
y,A,!1,this.#e),this.#o(y,!1,A),this.#t=$}#p(){const A=this.#t,$=this.#n.indexOf("'",A+1),y=$<0?this.#n.length:$,E=this.#n.
slice(A+1,y);(0,I().inspectCharacters)(E,A+1,!0,this.#e),this.#o(E,!0,A+1,A),this.#g(A,y,"'")}#a(){const A=this.#t,$=this.#n;
let y="",E=A+1;for(this.#t=E;this.#t<$.length&&$.charAt(this.#t)!=='"';){const S=$.charAt(this.#t);S==="\\"&&/["$`\\\n]/.
test($.charAt(this.#t+1))?(y+=$.slice(E,this.#t),$.charAt(this.#t+1)===`
`&&this.#m(),E=this.#t+1,this.#t+=2):S==="$"?this.#c(!0):S==="`"?this.#h(!0):this.#t+=1}const T=Math.min(this.#t,$.length);
y+=$.slice(E,T),(0,I().inspectCharacters)($.slice(A+1,T),A+1,!0,this.#e),this.#o(y,!0,A+1,A),this.#g(A,T,'"')}#g(A,$,y){
this.#l+=1,this.#t=Math.min($+1,this.#n.length),!($<this.#n.length)&&this.#e.add("unterminated-quote",{start:A,end:$},{quote:y})}#y(){
const A=this.#t,$=this.#n.charAt(A+1);this.#t+=1,$===""?(this.#e.add("trailing-backslash",{start:A,end:A+1},{}),this.#o(
"\\",!0,A)):$===`
`?(this.#t=A,this.#m(),this.#t+=2):$>"\x7F"?this.#o("",!0,A+1,A):((0,I().inspectCharacters)($,A+1,!0,this.#e),this.#o($,
!0,A+1,A),this.#t+=1)}#m(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#c(A){const $=(0,M().readDollar)(
this.#n,this.#t,A);$?this.#w($.kind,$.end,A):(A||this.#o("$",!1,this.#t),this.#t+=1)}#h(A){const $=(0,M().backtickEnd)(this.#n,
this.#t);this.#w("command-substitution",$,A)}#w(A,$,y){const E=this.#t,T=this.#n.slice(E,$);this.#e.add(A,{start:E,end:$},
{written:(0,I().visible)(T)}),y||this.#o(T,!0,E),this.#t=$}#b(){const A=this.#t,$=this.#n.indexOf(`
`,A);this.#t=$<0?this.#n.length:$;const y=this.#n.slice(A,this.#t);(0,I().inspectCharacters)(y,A,!1,this.#e),this.#e.add(
"shell-comment",{start:A,end:this.#t},{written:(0,I().visible)(y)})}}}),76829:((V,O,p)=>{Object.defineProperty(O,"__esMo\
dule",{value:!0}),O.ProblemCollector=void 0,O.textOf=L,O.unquotedText=F;function I(){const R=p(13580);return I=function(){
return R},R}function M(){const R=p(95132);return M=function(){return R},R}function L(R){const[P]=R.parts;return R.parts.
length===1&&P?P.text:R.parts.map(A=>A.text).join("")}function F(R){const[P]=R.parts;return R.parts.length===1&&P&&!P.quoted?
P.text:void 0}class C{#n=[];#e=new Set;add(P,A,$){if((0,I().ruleOf)(P).severity==="error"){if(this.#e.has(P))return;this.#e.
add(P)}this.#n.push((0,M().problemAt)(P,A,$))}inOrder(){const P=({rule:A})=>this.#e.has(A)?0:1;return this.#n.sort((A,$)=>A.
span.start-$.span.start||P(A)-P($))}}O.ProblemCollector=C}),19312:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.MAX_TURNS=void 0,O.endOfCompound=R,O.loopAt=F;function I(){const P=p(81413);return I=function(){return P},P}const M=O.
MAX_TURNS=50,L=/^(?:[\w@./-]+|(?!\/|.*\.\.)[\w@./*?-]+)$/;function F({commands:P,text:A,tree:$},y){const E=P[y];if(E?.words.
some(c=>c.text==="for")!==!0)return;const[T]=(0,I().readShellText)(A.slice(E.span.start,E.span.end),$),S=T&&(0,I().withoutReserved)(
T).words,[b,{text:m=""}={},w,...h]=S??[];if(!T||b?.text!=="for"||w?.text!=="in")return;const u=c=>L.test(c.text)&&!(0,I().
isDynamic)(T,c);if(!/^\w+$/.test(m)||!h.every(u))return;const f=new RegExp(`\\$(?:${m}(?!\\w)|\\{${m}\\})`,"g");if((A.match(
new RegExp(`(?<![\\w-]|\\$\\{?)${m}(?!\\w)`,"g"))??[]).length!==1)return;const r=R(P,y),t=A.slice(E.span.end,P[r-1]?.span.
end);return{turns:h.map(c=>t.replace(f,c.text)),end:r}}const C=/^(?:case|for|if|select|until|while)$/;function R(P,A,$=0){
let y=0;for(let E=A;E<P.length;E+=1){const T=P[E]?.words.slice(E===A?$:0)??[],[S]=T,b=T.filter(({text:m,quoted:w},h)=>T.
slice(0,h).every(I().isBefore)&&!w&&C.test(m));if(y+=b.length,!S?.quoted&&/^(?:done|esac|fi)$/.test(S?.text??"")&&(y-=1),
y===0)return E+1}return P.length}}),51951:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readCommand=m,O.
readWords=u;function I(){const i=p(37866);return I=function(){return i},i}function M(){const i=p(32017);return M=function(){
return i},i}function L(){const i=p(94854);return L=function(){return i},i}function F(){const i=p(80781);return F=function(){
return i},i}function C(){const i=p(95132);return C=function(){return i},i}function R(){const i=p(45806);return R=function(){
return i},i}function P(){const i=p(92170);return P=function(){return i},i}function A(){const i=p(35736);return A=function(){
return i},i}function $(){const i=p(86191);return $=function(){return i},i}function y(){const i=p(73872);return y=function(){
return i},i}function E(){const i=p(60210);return E=function(){return i},i}function T(){const i=p(82293);return T=function(){
return i},i}function S(){const i=p(80827);return S=function(){return i},i}const b=new Set;async function m(i,l={}){const n=u(
i,l),{tree:d,base:g,changed:v=b,cwd:x="",clock:j,programs:k=M().NO_PROGRAMS}=l;if(d===void 0||n.invocation===void 0||n.argv===
null)return n;const N={tree:d,directory:x,changed:v,families:k,...g&&{base:g}},{invocation:D}=n,{targets:W,problems:H}=await(0,y().
resolveInvocation)(D,N,j);return{...n,...await w(D,W,N),targets:W,problems:a(n.problems,H)}}async function w(i,l,n){if(i.
program!=="npm"&&i.program!=="npx")return{};const d=await(0,S().npmScripts)(i,n),g=l.some(({kind:j,via:k})=>j==="package\
_binary"&&k===void 0),x=(d?(0,S().stepsIn)(d).some(({text:j})=>h.test(j)):!g)?await(0,E().foreignSettings)(n.tree,n.changed):
[];return{...d&&{scripts:d},...x.length>0&&{npmSettings:x}}}const h=/(?:^|[^\w.-])np[mx](?![\w.-])/;function u(i,{tree:l,
cwd:n="",programs:d=M().NO_PROGRAMS}={}){if(typeof i!="string")return s(i);const{words:g,assignments:v,problems:x}=(0,A().
lex)(i,l&&(0,F().subTree)(l,n)),[j]=g,k=(z,J,K)=>({command:i,words:g,assignments:v,argv:z,...K===void 0?void 0:{invocation:K},
targets:[],problems:J});if(j===void 0)return k(null,x);const N=(0,A().hasOneReading)({problems:x})?g.map(({text:z})=>z):
null,{program:D,problem:W}=t(i,g,d);if(W?.rule==="sentence")return k(N,[W,...x]);if(D===void 0)return k(N,[...x,W]);const H=f(
g,x).slice(1),{invocation:G,problems:B}=(0,R().parseInvocation)(D,H,d),U=(0,T().inspectPaths)(G,n,d);return k(N,[...x,...B,
...U],G)}function f(i,l){const n=l.find(d=>d.rule==="shell-operator"||(0,C().isProblem)(d,"line-break")&&!d.args.quoted);
return n===void 0?i:i.filter(({span:d})=>d.start<n.span.start)}function s(i){const l=i===null?"null":Array.isArray(i)?"a\
rray":typeof i,n=(0,C().problemAt)("command-not-text",{start:0,end:0},{type:l});return{command:"",words:[],assignments:[],
argv:null,targets:[],problems:[n]}}const r=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function t(i,l,{
allowed:n,offered:d}){const[g]=l,v=g?.text??"",x=(0,P().isProgram)(v)?v:n.get(v);if(x!==void 0)return{program:x};const j=g?.
span??{start:0,end:0},k=(W,H)=>({program:void 0,problem:(0,C().problemAt)(W,j,H)}),[,N]=r.exec(v)??[];if(N===void 0&&(0,$().
isSentence)(i)){const W=l.at(-1)?.span.end??j.end;return{program:void 0,problem:(0,C().problemAt)("sentence",{start:j.start,
end:W},{})}}const D=e(v,d);return/[\\/]/.test(v)?k("program-by-path",{program:v,...D}):N!==void 0?k("program-look-alike",
{program:v,meant:N.toLowerCase()}):k("program-not-allowed",{program:v,group:I().REFUSED_PROGRAMS.get(v)??(L().TOOLS.has(
v)?"npx":"other"),...D,allowed:[...n.keys()]})}const c=new Map([["gradlew","gradle"],["mvnw","mvn"],["gmake","make"],["b\
unx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function e(i,l){const n=l(
i);if(n!==void 0)return{offered:n};const d=i.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),g=c.get(d)??d,v=l(g);return v===void 0?{offered:""}:{offered:v,word:g}}function a(i,l){const n=new Set(i.map(o)),d=[
...i];for(const g of l){const v=o(g);n.has(v)||(n.add(v),d.push(g))}return d}function o({rule:i,span:l,args:n}){return JSON.
stringify([i,l.start,l.end,n])}}),86191:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.isSentence=y,O.namedPaths=
S,O.startedFiles=b;function I(){const m=p(37866);return I=function(){return m},m}function M(){const m=p(32854);return M=
function(){return m},m}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
F=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
C=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,P=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
A=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,$=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function y(m){const w=m.trim(),[h="",...u]=w.split(/\s+/,100);if(I().REFUSED_PROGRAMS.has(h))return!1;if(P.test(w)||A.test(
w)||$.test(h))return!0;if(/[;&|<>$`]/.test(w))return!1;const f=R.test(h);if(u.some(r=>/^--?[A-Za-z]/.test(r)))return!1;if((f||
C.test(h))&&u.some(r=>L.test(E(r))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(h))return u.length>0||/[.!:]$/.test(h);const s=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(u[0]??"");return f&&s&&(F.test(h)||/[a-z]{2}[.!?]$/.test(w))}function E(m){return m.replace(/[.,;:!?]$/,"")}const T=/[\s"'`;&|()<>=]+/;
function S(m,w=""){const h=w===""?"":`${w}/`;return m.split(T).map(u=>(0,M().normalise)(h+u)??u)}function b({targets:m}){
return m.flatMap(({kind:w,path:h,parsed:u})=>w==="file"&&h&&!u?[h]:[])}}),40324:((V,O,p)=>{Object.defineProperty(O,"__es\
Module",{value:!0}),O.inspectAliases=P,O.inspectWrappers=$;function I(){const E=p(76760);return I=function(){return E},E}
function M(){const E=p(67953);return M=function(){return E},E}function L(){const E=p(56788);return L=function(){return E},
E}function F(){const E=p(10473);return F=function(){return E},E}const C=256*1024,R=/"[^"\n]*\\[uUxX][^"\n]*"\s*[=.\]]|(?:^|[\s{,."'])include["']?\s*=/m;
async function P({program:E,data:T},{tree:S,directory:b},{subcommand:m,span:w}){const h=m.replace(/ .*$/s,""),u=new RegExp(
`(?:^|[\\s{,.["'])${h}["']?\\s*=`,"m"),f=[];for(const s of T.alias_files.length===0?[]:(0,M().foldersUpFrom)(b))for(const r of T.
alias_files){const t=I().posix.join(s,r),c=await(0,F().readText)(S,t,C);if(c===void 0)continue;("unread"in c||R.test(c.text)||
/alias/.test(c.text)&&u.test(c.text))&&f.push((0,L().fails)("subcommand-aliased",w,{program:E,subcommand:h,path:t}))}return(0,L().
join)(f)}const A=/^(?:-X(?:m[sx]|ss)\w+|-T|\d+C?|-[Bq]|-ntp|--(?:batch-mode|no-transfer-progress|quiet))$/;async function $({
program:E,data:T},{tree:S,directory:b,changed:m},{subcommand:w,span:h}){const u=[];for(const f of(0,M().foldersUpFrom)(b))
for(const[s,r]of Object.entries(T.deciding_settings)){const t=I().posix.join(f,s),c=m.has(t)?await(0,F().readText)(S,t,C):
void 0;c!==void 0&&("unread"in c||y(r,c.text))&&u.push((0,L().fails)("subcommand-aliased",h,{program:E,subcommand:w,path:t}))}
return(0,L().join)(u)}function y(E,T){if(E==="*")return T.replace(/#.*/g,"").split(/\s+/).some(m=>m!==""&&!A.test(m));const S=new RegExp(
`(?:^|[\\s{,.["'])(?:${E.replaceAll(" ","|")})["']?\\s*=`,"m");return R.test(T)||S.test(T)}}),1931:((V,O,p)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.choosesCode=P,O.preloadsIn=A;function I(){const y=p(58690);return I=function(){return y},y}
function M(){const y=p(87646);return M=function(){return y},y}function L(){const y=p(35736);return L=function(){return y},
y}function F(){const y=p(60210);return F=function(){return y},y}const C=/(?:^|_)(?:BIN|BINARY|BROWSER|CC|COMMAND|COMPILER|CXX|EDITOR|EXECUTABLE|LINKER|PAGER|RUNNER|SHELL|VISUAL|WRAPPER)(?:_PATH)?$/,
R=/^(?:\$\{?PATH\}?|\/(?:usr\/(?:local\/)?)?s?bin|(?:\.{0,2}\/|\$\{?(?:PWD|INIT_CWD)\}?\/)*node_modules\/\.bin\/?)$/;function P({
name:y,value:E}){if(y==="PATH")return!E.split(":").every(S=>R.test(S));if(y==="NODE_OPTIONS")return A(E)?.length!==0;const[
,T]=/^npm_config_(.*)$/i.exec(y)??[];if(T!==void 0){const S=T.toLowerCase().replaceAll("_","-");return S==="node-options"?
A(E)?.length!==0:S!=="ignore-scripts"&&(0,F().effectOf)(S,E)!=="harmless"}return(0,I().choosesByName)(y)||C.test(y)&&/^(?!\/)[^$]*\//.
test(E)}function A(y){const{words:E,problems:T}=(0,L().lex)(`node ${y} x.js`);if(!T.some(({rule:S})=>S.endsWith("-expans\
ion")||S.endsWith("-substitution")))return(0,M().parseNode)(E.slice(1)).problems.flatMap(({rule:S,args:b})=>{const m="va\
lue"in b?String(b.value):"";return $.has(S)&&!/^[@\w][\w@./-]*$/.test(m)?[m]:[]})}const $=new Set(["changes-configuratio\
n","changes-node-options","loads-code","preloads-code","reads-environment-file"])}),41015:((V,O,p)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.dependencyHome=C,O.placeAtHome=R,O.resolveAtHome=P;function I(){const A=p(76760);return I=function(){
return A},A}function M(){const A=p(20639);return M=function(){return A},A}function L(){const A=p(80781);return L=function(){
return A},A}function F(){const A=p(67953);return F=function(){return A},A}function C({tree:A,base:$=A,directory:y}){const E=T=>S=>M().
LOCKFILES.some(b=>S.stat(I().posix.join(T,b))!==void 0);return(0,F().foldersUpFrom)(y).find(T=>[A,$].some(E(T)))??""}function R(A,$=C(
A)){if($==="")return A;const{tree:y,base:E,directory:T,changed:S}=A,b=`${$}/`;return{...A,tree:(0,L().subTree)(y,$),...E&&
{base:(0,L().subTree)(E,$)},directory:T.slice(b.length),changed:new Set([...S].flatMap(m=>m.startsWith(b)?m.slice(b.length):
[]))}}async function P(A,$){const y=C(A),{targets:E,problems:T}=await $(R(A,y));return{targets:E.map(S=>S.path===void 0?
S:{...S,path:I().posix.join(y,S.path)}),problems:T}}}),66227:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.inspectDependency=$,O.isUnverified=y,O.ownerOf=T,O.packageOf=A;function I(){const b=p(76760);return I=function(){return b},
b}function M(){const b=p(95132);return M=function(){return b},b}function L(){const b=p(41015);return L=function(){return b},
b}function F(){const b=p(53169);return F=function(){return b},b}function C(){const b=p(46138);return C=function(){return b},
b}function R(){const b=p(19685);return R=function(){return b},b}function P(){const b=p(59867);return P=function(){return b},
b}function A(b){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(b)?.[1]}async function $(b,m,w){const{tree:h,base:u=h}=(0,L().
placeAtHome)(b);return[...await E(h,u,m,w),...await(0,F().compareWithBase)(h,u,m.name,w),...await S(h,m,w)]}function y({
rule:b}){return b==="dependency-unverified"||b==="target-untracked"}async function E(b,m,{name:w,path:h},u){const f=e=>[
(0,M().problemAt)("dependency-unverified",u,{name:w,path:h,fault:e})],[s,r]=await Promise.all([(0,R().readLocks)(b),(0,R().
readLocks)(m)]),t=e=>e.some(({entriesOf:a})=>a(w).length>0);return!t(s)&&t(r)?f("removed"):(await(0,P().usablePackageJson)(
b,""))?.dependencies.has(w)?t(s)?[]:s.length===0&&r.length===0?[(0,M().problemAt)("lockfile-missing",u,{})]:f("unlocked"):
f("undeclared")}async function T(b,m,w){const h=await(0,R().readLocks)(b),u=f=>h.flatMap(({entriesOf:s})=>s(f));return w.
has(m)&&(h.length===0||u(m).length>0)?m:[...w].find(f=>u(f).some(({bin:s})=>s!==void 0&&Object.hasOwn(s,m)))}async function S(b,{
name:m,binary:w},h){const u=`node_modules/${m}`;if(b.stat(u)===void 0)return[];const s=(await(0,R().readLocks)(b)).flatMap(
({entriesOf:j})=>j(m));if(s.length===0)return[];const r=await(0,P().readJsonFile)(b,`${u}/package.json`),t=(0,C().objectIn)(
r),c=(0,C().textIn)(t,"name"),e=(0,C().textIn)(t,"version"),a=(j,k,N)=>[(0,M().problemAt)("dependency-stale",h,{name:m,what:j,
locked:k,installed:N||"nothing"})],o=r!==void 0,i=s.filter(j=>!o||j.name===(c||m));if(i.length===0)return a("name",s[0]?.
name??"",c);const l=i.filter(j=>!o||["",e].includes(j.version));if(l.length===0)return a("version",i[0]?.version??"",e);
if(w===void 0)return[];const n=l.flatMap(({bin:j})=>j===void 0?[]:[j]),d=n.length>0?n:[(0,C().binOf)(t.bin,c||m)??{}];if(n.
length===0&&t.bin===void 0)return[];const{name:g,file:v}=w,x=d.flatMap(j=>Object.entries(j).flatMap(([k,N])=>g===void 0||
g===k?[I().posix.normalize(N)]:[]));return x.includes(v)?[]:a(g===void 0?"binary":`binary ${g}`,x[0]??"nothing",v)}}),72309:((V,O,p)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.exportedConfig=A,O.mayChangeMode=P,O.packageEnv=y;function I(){const b=p(
76760);return I=function(){return b},b}function M(){const b=p(46138);return M=function(){return b},b}function L(){const b=p(
60210);return L=function(){return b},b}const F=new Set(`cache-max cache-min if-present include-workspace-root init.autho\
r.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),C=new Set("browser cache fetch-retries offline update-notifier".split(" ")),R=["also","dev",
"include","omit","only","optional","production"];function P(b,m){return R.some(w=>w in m||b.some(({name:h})=>h===`--${w}`))}
function A(b,m){const w=Object.entries(m).filter(([f,s])=>{const r=(0,L().effectOf)(f,s);return r==="harmless"||r==="hon\
oured"}),h=b.map(({name:f,value:s,negated:r})=>[f.slice(2),s??r!==!0]),u={};for(const[f,s]of[...w,...h])F.has(f)||C.has(
f)||(u[`npm_config_${f.replaceAll("-","_").toLowerCase()}`]=$(s));return u}function $(b){return Array.isArray(b)?b.map($).
join(`

`):b==null||b===!1?"":String(b).trim()}function y(b){const{name:m,version:w,config:h,engines:u,bin:f}=b,s={};return E({name:m,
version:w,config:h,engines:u,bin:T(f,m)},"npm_package_",s),Object.fromEntries(Object.entries(s).filter(([r])=>/^[A-Za-z_]\w*$/.
test(r)))}function E(b,m,w){for(const[h,u]of Object.entries(b))if(u!==void 0)if(u===null||u===!1)w[`${m}${h}`]="";else if(Array.
isArray(u))for(const[f,s]of u.entries())E({[`${h}_${f}`]:s},m,w);else typeof u=="object"?E(u,`${m}${h}_`,w):w[`${m}${h}`]=
String(u)}function T(b,m){const u=Object.entries((0,M().binOf)(b,typeof m=="string"?m:"")??{}).map(([f,s])=>[I().posix.basename(
S(f)),S(s)]).filter(([f,s])=>f&&s);return u.length>0?Object.fromEntries(u):void 0}function S(b){return I().posix.join("/",
b.replaceAll("\\","/")).slice(1)}}),87146:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.codeFilesOf=T,O.
hiddenInInvocation=y,O.hiddenInWords=$,O.preloadsOf=E,O.readsCode=S;function I(){const s=p(76760);return I=function(){return s},
s}function M(){const s=p(37866);return M=function(){return s},s}function L(){const s=p(45806);return L=function(){return s},
s}function F(){const s=p(81413);return F=function(){return s},s}function C(){const s=p(20630);return C=function(){return s},
s}function R(){const s=p(1931);return R=function(){return s},s}const P=new Set(["alias","enable","hash"]),A=new Set("dec\
lare export for getopts local read readonly typeset".split(" "));function $(s,r){const[t,...c]=s.words,e=t?.text??"",[a,
...o]=(0,C().startedWords)(s.words),i=a?.text??"";if(s.defines||e==="function"&&!t?.quoted)return{how:"function",part:e.
replace(/_{2,}\{?$/,"")};if(P.has(i)&&o.length>0)return{how:"function",part:i};if(i==="eval")return{how:"text",part:i};const l=s.
words.slice(0,s.words.length-o.length-1),n=e==="env"&&l.find(({text:D})=>/^(?:-C|--ch)/.test(D));if(n)return{how:"dynami\
c",part:`env ${n.text}`};const d=b(s).find(R().choosesCode);if(d)return{how:"assignment",part:d.name};if(a===void 0)return;
const g=D=>(0,F().isDynamic)(s,D)||D.text==="{}",v=({span:D})=>r.slice(D.start,D.end);if(g(a))return{how:"dynamic",part:v(
a)};if(e==="exec"&&c.length===0&&f(s))return{how:"input",part:e};if(a.text==="node")return o.find(({text:W})=>!W.startsWith(
"-"))?.text==="{}"?{how:"dynamic",part:"{}"}:void 0;if(!m(a))return;const j=h(o).find(g);if(j)return{how:"dynamic",part:v(
j)};const k=f(s)||s.words.some(({text:D})=>D==="xargs"),N=o.some(({text:D},W)=>u(o,W)&&!w.test(D));return k&&!N?{how:"in\
put",part:a.text}:void 0}function y(s,r,{invocation:t,problems:c},e){for(const{program:a,flags:o,operands:i}of[t,...(0,L().
launchedBy)(t,e)]){if(!/^(?:node|np[mx])$/.test(a))continue;const l=[...o,...i].find(n=>(0,F().isDynamic)(s,n));if(l)return{
how:"dynamic",part:r.slice(l.span.start,l.span.end)}}for(const{rule:a,args:o}of c){if(a==="reads-stdin"&&f(s)&&"program"in
o)return{how:"input",part:String(o.program)};if(a==="assignment-refused"&&"name"in o&&"value"in o){const i=String(o.name);
if((0,R().choosesCode)({name:i,value:String(o.value)}))return{how:"assignment",part:i}}}}function E(s,r){return[s,...(0,L().
launchedBy)(s,r)].flatMap(({program:t,flags:c})=>c.flatMap(({value:e,span:a})=>t==="node"&&e!==void 0&&/^\.{0,2}\//.test(
e)?[{text:e,span:a}]:[]))}function T(s){const[r,...t]=(0,C().startedWords)(s.words);if(r===void 0)return[];const c=m(r)?
h(t).slice(-1):[],e=s.redirections.flatMap(({operator:i,target:l})=>i==="<"&&l&&S(s)?[l]:[]),a=b(s).flatMap(({name:i,value:l,
span:n})=>(i==="PATH"?l.split(":").map(g=>I().posix.join(g,r.text)):i.endsWith("NODE_OPTIONS")||i.endsWith("node_options")?
(0,R().preloadsIn)(l)??[]:[l]).map(g=>({text:g,span:n})));return[...r.text.includes("/")?[r]:[],...c,...e,...a]}function S({
words:s}){const[r]=(0,C().startedWords)(s),{text:t}=r??{text:""};return/^(?:node|np[mx])$|\//.test(t)||m({text:t})}function b(s){
const{words:r,assignments:t}=s,[c,...e]=r,a=A.has(c?.text??""),i=(c?.text==="for"?e.slice(0,1):a?e:r.slice(0,r.length-(0,C().
startedWords)(r).length)).flatMap(({text:l,span:n})=>{const[,d,g]=/^(\w+)(?:\+?=(.*))?$/s.exec(l)??[];return d===void 0||
g===void 0&&!a?[]:[{name:d,value:g??"?",span:n}]});return[...t,...i]}function m({text:s}){const r=s.replace(/^(?:\/usr)?(?:\/local)?\/bin\//,
"");return/^(?:(?:ba|da|z|k|fi|c|tc)?sh|\.|source|pwsh|python[\d.]*|perl|php|ruby|deno|bun|lua|osascript)$/.test(r)||M().
REFUSED_PROGRAMS.get(r)==="interpreter"&&!/^(?:cargo|go|java|make)$/.test(r)}const w=/^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0)$/;
function h(s){const r=s.findIndex((t,c)=>u(s,c));return r<0?s:s.slice(0,r+1)}function u(s,r){const{text:t=""}=s[r]??{};return/^-\w*[cemr]$/.
test(s[r-1]?.text??"")?!0:!t.startsWith("-")&&/[./\s]/.test(t)}function f({redirections:s,pipedFrom:r}){return r!==void 0||
s.some(({operator:t})=>/^<(?:<|$)/.test(t))}}),73872:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveInvocation=
y;function I(){const r=p(41330);return I=function(){return r},r}function M(){const r=p(95132);return M=function(){return r},
r}function L(){const r=p(45806);return L=function(){return r},r}function F(){const r=p(15804);return F=function(){return r},
r}function C(){const r=p(52437);return C=function(){return r},r}function R(){const r=p(59867);return R=function(){return r},
r}function P(){const r=p(9504);return P=function(){return r},r}function A(){const r=p(56788);return A=function(){return r},
r}function $(){const r=p(95598);return $=function(){return r},r}function y(r,t,c){const e=new(A()).Trail((a,o)=>E(a,o,e),
c);return E(r,t,e)}async function E(r,t,c){const e=[];for(const a of[r,...(0,L().launchedBy)(r,t.families)]){const o=await h(
a,t);if("rule"in o)e.push({targets:[],problems:[o]});else for(const i of o)e.push(await T(i,t,c),await(0,$().resolveTasks)(
i,t,c))}return(0,A().join)(e)}function T(r,t,c){const{program:e,family:a}=r;return a!==void 0?(0,P().resolveProgram)(r,a,
t,c):e==="node"?(0,F().resolveNode)(r,t):(0,C().resolveNpm)(r,t,c)}const S=/^[\w:.@/-]+$/,b=200,m=4,w=/^[\w:.@/*?{},[\]-]+$/;
async function h(r,t){const{selects:c,operands:e}=r,[a]=e;if(c===void 0||a===void 0)return[r];const o=await(0,R().usablePackageJson)(
t.tree,t.directory),{text:i,span:l}=a,n={program:"npm",flag:i};if(!u(i))return(0,M().problemAt)("launches-programs",l,n);
const d=[...o?.scripts.keys()??[]];if(d.some(v=>v.length>b))return(0,M().problemAt)("launches-programs",l,n);const g=d.filter(
f(i,c));return g.length===0?(0,M().problemAt)("npm-script-missing",l,{script:i,passes:!1}):g.every(v=>S.test(v))?g.map(v=>{
const{selects:x,...j}=r;return{...j,operands:[{...a,text:v}]}}):(0,M().problemAt)("launches-programs",l,n)}function u(r){
return r.length<=b&&w.test(r)&&r.split("*").length-1<=m}function f(r,t){if(t==="glob"){const o=(0,I().default)(s(r),{nonegate:!0,
strictSlashes:!0});return i=>o(s(i))}const c=r.indexOf("*"),[e,a]=[r.slice(0,c),r.slice(c+1)];return o=>o.length>=e.length+
a.length&&o.startsWith(e)&&o.endsWith(a)}function s(r){return r.replace(/[:/]/g,t=>t===":"?"/":":")}}),53169:((V,O,p)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.compareWithBase=A,O.knownHosts=o,O.replacedArchive=T;function I(){const d=p(
32854);return I=function(){return d},d}function M(){const d=p(93028);return M=function(){return d},d}function L(){const d=p(
95132);return L=function(){return d},d}function F(){const d=p(60210);return F=function(){return d},d}function C(){const d=p(
59867);return C=function(){return d},d}function R(){const d=p(46138);return R=function(){return d},d}function P(){const d=p(
19685);return P=function(){return d},d}async function A(d,g,v,x){if(d===g)return[];const[j,k]=await Promise.all([(0,P().
readLocks)(d),(0,P().readLocks)(g)]),N={hosts:await o(g,k),configured:await i(d,v)},D=await h(d,g,v),W=[];for(const{path:H,
entriesOf:G}of j){const B=k.find(z=>z.path===H),U=(B?[B]:k).flatMap(z=>z.entriesOf(v));for(const z of G(v)){const J=U.filter(
Q=>S(Q,z)),K=J.filter(({version:Q})=>Q===z.version),Z=T(z,d,g)||K.length>0&&K.every(Q=>b(Q,z))?{how:"integrity",to:z.integrity??
"nothing"}:J.length>0&&w(z,N)?void 0:$(z,{name:v,tree:d,before:U,registries:N});Z!==void 0?D.push({name:v,path:H,...Z}):
K.length===0&&(U.length>0||!E(z,d))&&W.push({name:v,from:U[0]?.version??"",to:z.version||(z.source.at??"")})}}return[...t(
D).map(H=>(0,L().problemAt)("dependency-redirected",x,H)),...t(W).map(H=>(0,L().problemAt)("dependency-changed",x,H))]}function $(d,{
name:g,tree:v,before:x,registries:j}){const{source:k}=d;if(k.kind==="git"||k.kind==="tarball")return{how:k.kind,to:k.at};
if(k.kind==="file"){const N=x.some(D=>D.source.kind!=="file");return E(d,v)&&!N?void 0:{how:"file",to:k.at}}return d.name!==
g?{how:"alias",to:d.name}:w(d,j)?void 0:{how:"host",to:a(k,j.configured)}}function y({source:d}){if(d.kind==="file")return(0,I().
normalise)(d.at.replace(/#.*$|::.*$/s,""))||void 0}function E(d,g){const v=y(d),x=v===void 0?void 0:(0,I().resolveInTree)(
g,v);return x?.kind==="inside"&&x.entry.kind==="directory"}function T(d,g,v){const x=y(d);if(x===void 0)return!1;const[j,
k]=[g,v].map(D=>(0,I().resolveInTree)(D,x));return!(j?.kind==="inside"&&(0,M().isRegular)(j.entry.kind))||k?.kind!=="ins\
ide"?!1:j.entry.oid!==k.entry.oid||j.entry.size!==k.entry.size}function S(d,g){return d.name!==g.name||d.source.kind!==g.
source.kind?!1:r(d)===r(g)}function b({integrity:d,source:g},{integrity:v}){if(d===void 0||g.kind==="file"&&v===void 0)return!1;
if(v===void 0)return!0;const x=m(d),j=[...m(v)];return j.some(([k])=>x.has(k))&&j.every(([k,N])=>(x.get(k)??N)!==N)}function m(d){
return new Map(d.split(/\s+/).map(g=>{const[,v="",x=g]=/^([a-z\d]+)[-/](.*)$/is.exec(g)??[];return[v,x]}))}function w({source:d},{
hosts:g,configured:v}){return d.kind!=="registry"||g.has(a(d,v))}async function h(d,g,v){const x=(await f(g,v)).map(j=>u(
j,v));return(await f(d,v)).flatMap(j=>{const k=u(j,v);if(x.some(({how:N,to:D})=>N===k.how&&D===k.to))return[];if(k.how===
"registry")return[];if(k.how==="file"){const N={name:v,version:"",source:{kind:"file",at:k.to}},D=j.startsWith("workspac\
e:")||E(N,d),W=x.some(({how:H})=>H!=="file")&&!j.startsWith("workspace:");if(D&&!W)return[]}return[{name:v,path:"package\
.json",how:k.how,to:k.to}]})}function u(d,g){const v=(0,R().aliasIn)(d);if(v!==void 0&&v.name!==g)return{how:"alias",to:v.
name};const{kind:x,at:j=""}=(0,R().sourceOf)(d,g,"");return{how:x,to:j}}async function f(d,g){const v=(0,R().objectIn)(await(0,C().
readJsonFile)(d,"package.json")),x=["dependencies","devDependencies","optionalDependencies"].map(W=>(0,R().textIn)((0,R().
objectIn)(v[W]),g)),{overrides:j,resolutions:k,pnpm:N}=v,D=[j,k,(0,R().objectIn)(N).overrides].flatMap(W=>Object.entries(
(0,R().objectIn)(W)).flatMap(([H,G])=>s(H,g)?[typeof G=="string"?G:(0,R().textIn)((0,R().objectIn)(G),".")]:[]));return[
...x,...D].filter(W=>W!=="")}function s(d,g){const v=d.split(/[>]|\*\*\//).at(-1)??"";return v===g||v.startsWith(`${g}@`)||
v.endsWith(`/${g}`)}function r({source:{kind:d,at:g=""},version:v}){return d==="tarball"&&v!==""?g.replaceAll(v,"*"):d===
"registry"&&e.includes(g)?"":g}function t(d){return[...new Map(d.map(g=>[JSON.stringify(g),g])).values()]}const c="regis\
try.npmjs.org",e=[c,"registry.yarnpkg.com"];function a({at:d},g){return(d===void 0||e.includes(d)?g:void 0)??d??c}async function o(d,g){
const v=await l(d),x=Object.entries(v).filter(([D])=>D==="registry"||D.endsWith(":registry")).map(([,D])=>n(String(D))),
j=g.flatMap(({all:D})=>D.flatMap(({source:W})=>W.kind==="registry"&&W.at?[W.at]:[])),k=v.registry===void 0,N=j.some(D=>e.
includes(D));return new Set([...x,...j,...k||N?e:[]])}async function i(d,g){const v=await l(d),[x]=g.startsWith("@")?g.split(
"/"):[],j=x&&v[`${x}:registry`]||v.registry;return j===void 0?void 0:n(String(j))}async function l(d){const g=await(0,F().
readNpmrc)({tree:d,directory:""});return"settings"in g?g.settings:{}}function n(d){return URL.canParse(d)?new URL(d).host:
d}}),46138:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.aliasIn=m,O.binOf=P,O.entryOf=R,O.lockOf=C,O.objectIn=
L,O.sourceOf=T,O.textIn=F;function I(){const w=p(59490);return I=function(){return w},w}function M(){const w=p(3463);return M=
function(){return w},w}function L(w){return(0,M().isMapping)(w)?w:{}}function F(w,h){const u=Object.hasOwn(w,h)?w[h]:void 0;
return typeof u=="string"?u:""}function C(w,h,u=[]){const f=(0,I().groupBy)(h,([s])=>s);return{path:w,entriesOf:s=>(f.get(
s)??[]).map(([,r])=>r),all:[...h.map(([,s])=>s),...u]}}function R({name:w,version:h,source:u},f,s){return{name:w,version:h,
source:u,...f&&{integrity:f},...s&&{bin:s}}}function P(w,h){if(typeof w=="string")return{[h.replace(/^@[^/]*\//,"")]:w};
const u=Object.entries(L(w)).filter(([,f])=>typeof f=="string");return u.length===0?void 0:Object.fromEntries(u)}const A={
kind:"registry"},$=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,y=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
E=/^(?:file|link|portal|workspace):(.*)$/is;function T(w,h,u){const[,f]=E.exec(w)??[];return f!==void 0?{kind:"file",at:f}:
$.test(w)?{kind:"git",at:w.replace(/#.*$/s,"")}:/^https?:/i.test(w)?S(w,h,u):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(w)||
/\.t(?:ar\.)?gz$/i.test(w)?{kind:"file",at:w}:y.test(w)?{kind:"git",at:w.replace(/#.*$/s,"")}:A}function S(w,h,u){const f={
kind:"tarball",at:w.replace(/#.*$/s,"")};if(!URL.canParse(w))return f;const{host:s,pathname:r}=new URL(w),t=b(r),[,c]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(t)??[];if(s==="codeload.github.com"&&c!==void 0)return{kind:"git",at:`https://github.com/${c}`};const e=h.replace(/^@[^/]*\//,
"");return t.endsWith(`/${h}/-/${e}-${u}.tgz`)||t.endsWith(`/${h}/-/${h}-${u}.tgz`)||s==="npm.pkg.github.com"&&t.startsWith(
`/download/${h}/${u}/`)?{kind:"registry",at:s}:f}function b(w){try{return decodeURIComponent(w)}catch{return w}}function m(w){
const[,h,u=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(w)??[];return h===void 0||/^[\^~<>=*v\d]/.test(h)?void 0:{name:h,
range:u}}}),19685:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readLock=d,O.readLocks=void 0;function I(){
const x=p(76760);return I=function(){return x},x}function M(){const x=p(16111);return M=function(){return x},x}function L(){
const x=p(69873);return L=function(){return x},x}function F(){const x=p(20639);return F=function(){return x},x}function C(){
const x=p(26040);return C=function(){return x},x}function R(){const x=p(80287);return R=function(){return x},x}function P(){
const x=p(59542);return P=function(){return x},x}function A(){const x=p(59867);return A=function(){return x},x}function $(){
const x=p(10473);return $=function(){return x},x}function y(){const x=p(46138);return y=function(){return x},x}function E(x,j){
const k=(0,y().objectIn)(j),N=Object.entries((0,y().objectIn)(k.packages));if(N.length===0)return(0,y().lockOf)(x,...S((0,y().
objectIn)(k.dependencies)));const D=[],W=[];for(const[H,G]of N){const[,B,U]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(H)??[];if(U===void 0&&H!==""&&W.push(T(H,(0,y().objectIn)(G))),U===void 0)continue;const z=T(U,(0,y().objectIn)(G));
B===""?D.push([U,z]):W.push(z)}return(0,y().lockOf)(x,D,W)}function T(x,j){const k=(0,y().textIn)(j,"name")||x,N=(0,y().
textIn)(j,"version"),D=(0,y().textIn)(j,"resolved"),W=j.link===!0?{kind:"file",at:D.replace(/^file:/,"")}:(0,y().sourceOf)(
D,k,N);return(0,y().entryOf)({name:k,version:N,source:W},(0,y().textIn)(j,"integrity"),(0,y().binOf)(j.bin,k))}function S(x){
const j=[];return[Object.entries(x).map(([N,D])=>{const W=(0,y().objectIn)(D),H=(0,y().textIn)(W,"version"),{name:G,range:B}=(0,y().
aliasIn)(H)??{name:N,range:H},U=(0,y().sourceOf)(H,G,B),z=U.kind==="registry"?(0,y().sourceOf)((0,y().textIn)(W,"resolve\
d"),G,B):U,[J,K]=S((0,y().objectIn)(W.dependencies));for(const[,X]of J)j.push(X);for(const X of K)j.push(X);return[N,(0,y().
entryOf)({name:G,version:B,source:z},(0,y().textIn)(W,"integrity"))]}),j]}function b(x,j){const k=[],N=[];for(const[D,W]of Object.
entries((0,y().objectIn)((0,y().objectIn)(j).packages))){const H=Array.isArray(W)?W:[],[,G=D,B=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.
exec(String(H[0]??""))??[],U=(0,y().sourceOf)(B,G,B),z=U.kind==="registry",J=z&&typeof H[1]=="string"?H[1]:"",K=H.slice(
1).findLast(Q=>/^[a-z\d]+-[\w+/=]+$/i.test(String(Q))),X=H.slice(1).map(y().objectIn).find(Q=>Object.keys(Q).length>0),Z=(0,y().
entryOf)({name:G,version:z?B:"",source:J===""?U:(0,y().sourceOf)(J,G,B)},K===void 0?"":String(K),(0,y().binOf)(X?.bin,G));
/^(?:@[^/]+\/)?[^/]+$/.test(D)?k.push([D,Z]):N.push(Z)}return(0,y().lockOf)(x,k,N)}const m=["dependencies","devDependenc\
ies","optionalDependencies"];function w(x,j){const k=(0,y().objectIn)(j),N=k.importers===void 0?k:(0,y().objectIn)((0,y().
objectIn)(k.importers)["."]),D=(0,y().objectIn)(k.packages),W=m.flatMap(G=>Object.entries((0,y().objectIn)(N[G])).map(([
B,U])=>{const z=typeof U=="string"?U:(0,y().textIn)((0,y().objectIn)(U),"version");return[B,h(B,z,D)]})),H=Object.keys(D).
map(G=>f(G,"",D[G]));return(0,y().lockOf)(x,W,H)}function h(x,j,k){if(/^(?:link|file|workspace):/.test(j))return{name:x,
version:"",source:(0,y().sourceOf)(j,x,"")};const N=u(j),D=/^\d/.test(N),W=[j,N].flatMap(G=>D?[`${x}@${G}`,`/${x}@${G}`,
`/${x}/${G}`]:[G,`${x}@${G}`]),H=W.find(G=>Object.hasOwn(k,G))??W.at(-1)??"";return f(H,x,k[H])}function u(x){return x.replace(
/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function f(x,j,k){const N=(0,y().objectIn)(k),D=(0,y().objectIn)(N.
resolution),[,W=j,H=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(u(x))??[],G=(0,y().textIn)(N,"name")||W||j,B=(0,y().
textIn)(N,"version")||H,U=s(D,G,B);return(0,y().entryOf)({name:G,version:B,source:U},(0,y().textIn)(D,"integrity"))}function s(x,j,k){
const N=(0,y().textIn)(x,"repo");if(N!=="")return{kind:"git",at:N};const D=(0,y().textIn)(x,"directory");if(D!=="")return{
kind:"file",at:D};const W=(0,y().textIn)(x,"tarball");return W===""?(0,y().sourceOf)(k,j,k):(0,y().sourceOf)(W,j,k)}const r=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;
function t(x,j){if(j.includes("\\"))return;const k=c(j).flatMap(([N,D])=>{const W=(0,y().textIn)(D,"version"),H=(0,y().textIn)(
D,"resolved");return a(N).map(([G,B])=>{const U=(0,y().aliasIn)(B)?.name??G,z=(0,y().sourceOf)(H||B,U,W);return[G,(0,y().
entryOf)({name:U,version:W,source:z},(0,y().textIn)(D,"integrity"))]})});return(0,y().lockOf)(x,k)}function c(x){const j=[];
for(const k of x.split(/\r?\n/)){if(k===""||k.startsWith("#"))continue;const N=j.at(-1),[,D,W]=/^ {2}"?([\w-]+)"? (.*)$/.
exec(k)??[];k.startsWith(" ")?N&&D!==void 0&&W!==void 0&&(N[1][D]=e(W)):j.push([k.replace(/:\s*$/,""),Object.create(null)])}
return j}function e(x){return x.trim().replace(/^"(.*)"$/s,"$1")}function a(x){return x.split(",").flatMap(j=>{const[,k,
N]=r.exec(e(j))??[];return k===void 0||N===void 0?[]:[[k,N]]})}function o(x,j){const N=Object.entries((0,y().objectIn)(j)).
map(([D,W])=>[D,(0,y().objectIn)(W)]).flatMap(([D,W])=>{const[,H="",G=""]=r.exec((0,y().textIn)(W,"resolution"))??[];if(H===
"")return[];const B=(0,y().textIn)(W,"version"),U=(0,y().sourceOf)(i(G),H,B),z=(0,y().textIn)(W,"checksum");return a(D).
map(([J])=>[J,(0,y().entryOf)({name:H,version:B,source:U},z)])});return(0,y().lockOf)(x,N)}function i(x){const[,j]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.
exec(x)??[],k=j===void 0?x:decodeURIComponent(j),[,N]=/__archiveUrl=([^&]+)/.exec(k)??[];return N!==void 0?decodeURIComponent(
N):k.replace(/^npm:/,"")}const l={"npm-shrinkwrap.json":(x,j)=>E(x,JSON.parse(j)),"package-lock.json":(x,j)=>E(x,JSON.parse(
j)),"pnpm-lock.yaml":(x,j)=>w(x,g(j)),"yarn.lock":(x,j)=>/^__metadata:/m.test(j)?o(x,g(j)):t(x,j),"bun.lock":(x,j)=>b(x,
v(j))},n=O.readLocks=(0,P().perTree)(async x=>{const j=F().LOCKFILES.filter(N=>x.stat(N)!==void 0),k=j.filter(N=>N!==F().
NPM_LOCKFILES[1]||!j.includes(F().NPM_LOCKFILES[0]));return Promise.all(k.map(N=>d(x,N)))});async function d(x,j){const k=await(0,$().
readText)(x,j,A().MAX_BYTES),N=l[I().posix.basename(j)];return(k&&"text"in k?(0,C().attempt)(()=>N?.(j,k.text.replace(/^\uFEFF/,
""))):void 0)??{...(0,y().lockOf)(j,[]),unread:!0}}function g(x){if((0,R().isNestedTooDeep)(x))throw new Error("This is \
nested too deep");return(0,L().parse)(x,{maxAliasCount:0,logLevel:"silent"})}function v(x){const j=[],k=(0,M().parse)(x,
j,{allowTrailingComma:!0});if(j.length>0)throw new Error("This is no JSON");return k}}),15804:((V,O,p)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.firstFile=e,O.inspectImport=v,O.inspectNodeFlag=g,O.mainOf=a,O.resolveNode=l,O.resolveScript=
b,O.trustProblems=w;function I(){const k=p(76760);return I=function(){return k},k}function M(){const k=p(32854);return M=
function(){return k},k}function L(){const k=p(93028);return L=function(){return k},k}function F(){const k=p(95132);return F=
function(){return k},k}function C(){const k=p(87646);return C=function(){return k},k}function R(){const k=p(66227);return R=
function(){return k},k}function P(){const k=p(41015);return P=function(){return k},k}function A(){const k=p(59867);return A=
function(){return k},k}function $(){const k=p(55013);return $=function(){return k},k}function y(){const k=p(82293);return y=
function(){return k},k}function E(){const k=p(56788);return E=function(){return k},k}function T(){const k=p(10473);return T=
function(){return k},k}const S=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function b(k,N,D){const{tree:W}=k,H=(0,y().
pathProblem)(N,D,k.directory);if(H!==void 0)return{targets:[],problems:[H]};if(N.includes("\\"))return(0,E().fails)("tar\
get-not-a-file",D,{path:N,reason:"backslash"});const G=(0,M().normalise)((0,E().from)(k,N))??"",B=(0,P().dependencyHome)(
k);if(B!==""&&(0,M().isWithin)(G,I().posix.join(B,"node_modules")))return(0,P().resolveAtHome)(k,K=>b(K,N,D));const U=e(
W,c(G));if(U===void 0)return h(k,N,G,D);if(U.kind!=="inside"||U.entry.kind!=="directory")return m(k,{path:N,wanted:G,found:U},
D);const z=await a(W,G);if(z===A().INVALID)return(0,E().fails)("package-json-invalid",D,{path:I().posix.join(G,"package.\
json")});if(z===void 0)return(0,E().fails)("target-not-a-file",D,{path:N,reason:"directory"});const J=await m(k,{path:N,
wanted:G,found:z.found},D);return z.by===void 0||!k.changed.has(z.by)?J:(0,E().join)([J,(0,E().fails)("target-changed",D,
{path:z.by})])}async function m(k,{path:N,wanted:D,found:W},H){const{tree:G,changed:B}=k,U=(0,T().fileAt)(W,N,H);if("pro\
blems"in U)return U;const z=/\.([^./]*)$/.exec(U.path.replace(/.*\//,""))?.[1]??"";if(!S.has(z))return(0,E().fails)("tar\
get-extension",H,{path:N,extension:z});const J=await w(k,U,N,H);if(J.some(R().isUnverified))return{targets:[],problems:J};
const K=(0,R().packageOf)(U.path);if(K&&!(0,M().isWithin)(D,"node_modules")&&!D.includes(`node_modules/${K}`))return(0,E().
fails)("dependency-unverified",H,{name:K,path:N,fault:"linked"});const X=[...J],Z={path:U.path};return(B.has(U.path)||B.
has(D))&&X.push((0,F().problemAt)("target-changed",H,Z)),U.tracked&&await r(G,U)&&X.push((0,F().problemAt)("target-write\
s",H,Z)),{targets:[(0,E().target)(k,{kind:"file",name:N,path:U.path})],problems:X}}async function w(k,{path:N,tracked:D,
built:W},H,G){const B=(0,R().packageOf)(N);return B===void 0?(D||W)&&!(0,M().isWithin)(N,"node_modules")?[]:[(0,F().problemAt)(
"target-untracked",G,{path:H})]:D?[(0,F().problemAt)("dependency-unverified",G,{name:B,path:H,fault:"committed"})]:await(0,R().
inspectDependency)(k,{name:B,path:H},G)}async function h(k,N,D,W){const H=(0,R().packageOf)(D);if(H===void 0&&k.tree.isPending?.(
D))return(0,E().fails)("target-not-judged",W,{path:N});if(H===void 0||k.tree.stat("node_modules")!==void 0)return(0,T().
nothingAt)(k.tree,D,N,W);const G=await(0,R().inspectDependency)(k,{name:H,path:N},W);return G.some(R().isUnverified)?{targets:[],
problems:G}:(0,E().join)([(0,E().fails)("not-installed",W,{name:H}),{targets:[],problems:G}])}async function u(k,N,D){const W=(0,y().
testProblem)(N,D,k.directory);if(W!==void 0)return{targets:[],problems:[W]};if((0,$().isPattern)(N))return((0,$().alternativesOf)(
N)??[]).map(U=>(0,E().from)(k,U)).some(U=>(0,M().resolveInTree)(k.tree,(0,$().baseOf)(U)).kind==="outside")?(0,E().fails)(
"target-outside",D,{path:N,reason:"symlink"}):E().NOTHING;const H=(0,M().resolveInTree)(k.tree,(0,E().from)(k,N));return H.
kind==="inside"&&H.entry.kind==="directory"&&H.entry.tracked?E().NOTHING:b(k,N,D)}const f=256*1024,s=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function r(k,N){if((N.size??0)>f)return!1;const D=(await k.read(N.path)).toString("latin1");return s.test(D)}const t=[
"",".js",".json",".node"];function c(k){return k===""?[""]:t.map(N=>k+N)}function e(k,N){const D=N.map(W=>(0,M().resolveInTree)(
k,W)).filter(W=>W.kind!=="missing");return D.find(W=>W.kind!=="inside"||(0,L().isRegular)(W.entry.kind))??D[0]}async function a(k,N){
const D=I().posix.join(N,"package.json"),W=await(0,A().readJsonFile)(k,D);if(W===A().INVALID)return A().INVALID;const H=W?.
main,G=o(N),B=W===void 0?{}:{by:D};if(typeof H!="string"||H===""){const J=i(k,G);return J&&{found:J,...B}}const U=H.startsWith(
"/")?void 0:(0,M().normalise)(I().posix.join(N,H));if(U===void 0)return{found:{kind:"outside",path:H},...B};const z=i(k,
[...c(U),...o(U),...G]);return z&&{found:z,...B}}function o(k){return c(I().posix.join(k,"index")).slice(1)}function i(k,N){
return N.map(D=>(0,M().resolveInTree)(k,D)).find(D=>D.kind==="inside"?(0,L().isRegular)(D.entry.kind):D.kind!=="missing")}
async function l(k,N){const{flags:D,operands:W}=k,H=(0,C().isTestRun)(k);if(n(k,H))return E().NOTHING;const G=[];for(const z of D)
G.push(await g(z,N));for(const{text:z,span:J}of W){if(z===""||z.startsWith("-"))continue;const K=H?u:b;G.push(await K(N,
z,J))}const{targets:B,problems:U}=(0,E().join)(G);return D.some(({name:z})=>z==="--check")?{targets:B.map(z=>({...z,parsed:!0})),
problems:U}:{targets:B,problems:U}}function n({operands:k},N){const D=k[0]?.text;return D==="inspect"||D==="debug"&&!N}const d=new Set(
["--import","--require","--experimental-loader"]);async function g(k,N){const{name:D,value:W="",span:H}=k;return D==="--\
env-file"||D==="--env-file-if-exists"?j(N,W,H):!d.has(D)||!/^[@a-z]/i.test(W)?E().NOTHING:v(N,W,H)}async function v(k,N,D){
const W=/^(?:@[^/]+\/)?[^/]+/.exec(N)?.[0]??N;return{targets:[],problems:await(0,R().inspectDependency)(k,{name:W,path:N},
D)}}const x=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function j(k,N,D){if((0,y().pathProblem)(N,D,k.directory)!==void 0)return E().NOTHING;const W=(0,M().resolveInTree)(
k.tree,(0,E().from)(k,N));if(W.kind==="missing"&&k.tree.isPending?.(W.path))return(0,E().fails)("target-not-judged",D,{path:N});
const H=(0,T().fileAt)(W,N,D);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,E().fails)("target-untracked",
D,{path:N});if((H.size??0)>f)return(0,E().fails)("environment-file-unsafe",D,{path:N,names:[]});const B=[...(await k.tree.
read(H.path)).toString("utf8").matchAll(x)].map(([z])=>z.replace(/\s*=$/,"")).filter(z=>z.toUpperCase()!=="NODE_ENV"),U=[
...new Set(B)].slice(0,10);return U.length===0?E().NOTHING:(0,E().fails)("environment-file-unsafe",D,{path:N,names:U})}}),
67953:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.findPackages=$,O.foldersUpFrom=S,O.readSettings=h;function I(){
const f=p(76760);return I=function(){return f},f}function M(){const f=p(39491);return M=function(){return f},f}function L(){
const f=p(32854);return L=function(){return f},f}function F(){const f=p(95132);return F=function(){return f},f}function C(){
const f=p(59867);return C=function(){return f},f}function R(){const f=p(56788);return R=function(){return f},f}function P(){
const f=p(10473);return P=function(){return f},f}function A(){const f=p(47668);return A=function(){return f},f}async function $(f,s,r,t){
const{workspace:c,workspaces:e,includeRoot:a}=f,o=await y(f,s,r);if("problems"in o)return o;const{directory:i,implied:l}=o;
if(e===!1&&c.length>0)return(0,R().fails)("flag-value",r,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it bes\
ide `--workspace`"});const n={project:i,directories:[i],selected:!1,missing:[]};if(t||e!==!0&&c.length===0&&l===void 0)return n;
const d=await(0,C().usablePackageJson)(s.tree,i);if(d===void 0)return n;const g=await E(d,s,r);if("problems"in g)return g;
const v=new Map;a&&v.set(d.name,i);const x=[],j=c.length>0?c:l===void 0?[]:[void 0];if(j.length===0)for(const k of g)v.set(
k.name,k.directory);for(const k of j){const N={directory:s.directory,project:i},D=k??I().posix.join("/",l??""),W=(0,A().
selectWorkspaces)(g,D,N);W.length===0&&k!==void 0&&x.push((0,F().problemAt)("workspace-missing",r,{workspace:k}));for(const H of W)
v.set(H.name,H.directory)}return v.size===0?x.length>0?{targets:[],problems:x}:(0,R().fails)("workspace-missing",r,{workspace:""}):
{project:i,directories:[...v.values()],selected:!0,missing:x}}async function y({prefix:f,workspaces:s},r,t){if(f!==void 0)
return T(f,r,t);const{tree:c,directory:e}=r,a=S(e),o=a.find(i=>b(c,i)||m(c,i));if(o===void 0||!b(c,o))return(0,R().fails)(
"package-json-missing",t,{directory:e});if(s===!1)return{directory:o};for(const i of a.slice(a.indexOf(o)+1)){const l=await(0,C().
usablePackageJson)(c,i);if(l===void 0)continue;const n=await E(l,r,t);if("problems"in n)return n;if(n.some(d=>d.directory===
o))return{directory:i,implied:o}}return{directory:o}}async function E(f,{tree:s},r){const t=await(0,A().listWorkspaces)(
s,f);return"unclear"in t?(0,R().fails)("target-outside",r,{path:t.unclear,reason:"workspace"}):"broken"in t?(0,R().fails)(
"package-json-invalid",r,{path:t.broken}):t}function T(f,s,r){if((0,L().normalise)((0,R().from)(s,f))===void 0)return R().
NOTHING;const t=(0,P().entryAt)((0,L().resolveInTree)(s.tree,(0,R().from)(s,f)),f,r);return"problems"in t?t:{directory:t.
path}}function S(f){return f===""?[""]:[f,...(0,M().foldersAbove)(f).reverse(),""]}function b(f,s){return(0,L().resolveInTree)(
f,I().posix.join(s,"package.json")).kind!=="missing"}function m(f,s){return(0,L().resolveInTree)(f,I().posix.join(s,"nod\
e_modules")).kind==="inside"}const w=["--usage","--version","--versions"];function h({flags:f}){const s=f.findLast(({name:c})=>c===
"--prefix")?.value,r=u(f,"--workspaces"),t=u(f,"--ignore-scripts");return{informs:w.some(c=>u(f,c)),...s===void 0?{}:{prefix:s},
...r===void 0?{}:{workspaces:r},workspace:f.flatMap(({name:c,value:e})=>c==="--workspace"&&e?[e]:[]),includeRoot:u(f,"--\
include-workspace-root")===!0,...t===void 0?{}:{ignoreScripts:t},ifPresent:u(f,"--if-present")===!0}}function u(f,s){const r=f.
findLast(t=>t.name===s);return r&&r.negated!==!0}}),62205:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.
resolveRun=T;function I(){const s=p(95132);return I=function(){return s},s}function M(){const s=p(58067);return M=function(){
return s},s}function L(){const s=p(98430);return L=function(){return s},s}function F(){const s=p(35736);return F=function(){
return s},s}function C(){const s=p(15804);return C=function(){return s},s}function R(){const s=p(59867);return R=function(){
return s},s}function P(){const s=p(56788);return P=function(){return s},s}function A(){const s=p(32696);return A=function(){
return s},s}function $(){const s=p(80533);return $=function(){return s},s}function y(){const s=p(46912);return y=function(){
return s},s}const E=new Set(["build-files-unread","dependency-changed","dependency-redirected","dependency-stale","lockf\
ile-missing","target-changed","target-writes","not-installed","only-prints","tool-runs-file","workspaces-changed"]);function T(s,r,t,c){
const{directory:e,event:a,words:o,builtIn:i}=r;return c.follow(`${e}\0${a}`,`${i??""}${(0,y().scriptText)(r)}\0${o.length}`,
()=>i==="server"?(0,C().resolveScript)({...s,via:a},"server.js",t):i==="restart"?m(s,o,t,c):w(s,r,t,c),l=>S(l,a,t))}function S(s,r,t){
return s.why==="cycle"?(0,P().fails)("npm-script-cycle",t,{script:r}):(0,P().fails)("npm-script-chain",t,{script:r,limit:s.
limit,what:s.why})}const b=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function m(s,r,t,c){
const e=(i,l,n)=>c.resolve({program:"npm",subcommand:i,flags:l,operands:[{text:i,span:t,quoted:!1}],passthrough:n},s),a=await e(
"stop",[{name:"--if-present",written:"--if-present",span:t}],[]),o=a.problems.filter(({rule:i})=>!b.has(i));return(0,P().
join)([{...a,problems:o},await e("start",[],r)])}async function w(s,r,t,c){const{event:e}=r,a=new($()).GivenWords(r,t),{
text:o}=a,i={targets:[(0,P().target)(s,{kind:"npm_script",name:e,script:o})],problems:[]},l=(0,M().dangerOfScript)(o);if(l!==
void 0)return(0,P().join)([i,(0,P().fails)("npm-script-dangerous",t,{script:e,text:o,danger:l})]);const n=await(0,A().readCommands)(
{text:o,place:{...s,via:e},trail:c,given:a}),d=n.problems.filter(a.isGiven).map(a.inCommand),g=n.problems.filter(N=>!a.isGiven(
N)).map(N=>({...N,span:t})),{vacuous:v,lost:x}=(0,L().exitStatusOf)(o),k=o.trim()===""||(0,F().hasOneReading)((0,F().lex)(
o))?P().NOTHING:(0,P().fails)("npm-script-compound",t,{script:e,text:o});return{targets:[...i.targets,...n.targets],problems:[
...d,...g.filter(u),...f(g,t,e,o),...await h(s,r,n.hidden,t),...v?[(0,I().problemAt)("only-prints",t,{program:"npm",flag:`\
run ${e}`})]:[],...x===void 0?[]:[(0,I().problemAt)("npm-script-loses-failure",t,{script:e,text:o,command:x})],...k.problems]}}
async function h({base:s,directory:r,changed:t},{event:c,body:e},a,o){if(a.length===0)return[];const i=s&&(await(0,R().usablePackageJson)(
s,r))?.scripts.get(c),l=!t.has((0,P().from)({directory:r},"package.json"))||!/npm_/.test(e);return i===e&&l?[]:a.map(n=>(0,I().
problemAt)("npm-script-hides-code",o,{script:c,text:e,...n}))}function u({rule:s,args:r}){return s==="dependency-unverif\
ied"?"fault"in r&&r.fault==="removed":E.has(s)||s.startsWith("npm-script-")||s.startsWith("npmrc-")}function f(s,r,t,c){
const e=s.find(a=>!u(a));return e===void 0?[]:[(0,I().problemAt)("npm-script-text",r,{script:t,text:c,reason:e.rule})]}}),
52437:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveNpm=u,O.resolveTool=f;function I(){const o=p(
76760);return I=function(){return o},o}function M(){const o=p(94854);return M=function(){return o},o}function L(){const o=p(
32854);return L=function(){return o},o}function F(){const o=p(93028);return F=function(){return o},o}function C(){const o=p(
95132);return C=function(){return o},o}function R(){const o=p(3893);return R=function(){return o},o}function P(){const o=p(
66227);return P=function(){return o},o}function A(){const o=p(41015);return A=function(){return o},o}function $(){const o=p(
19685);return $=function(){return o},o}function y(){const o=p(62205);return y=function(){return o},o}function E(){const o=p(
60210);return E=function(){return o},o}function T(){const o=p(96916);return T=function(){return o},o}function S(){const o=p(
59867);return S=function(){return o},o}function b(){const o=p(56788);return b=function(){return o},o}function m(){const o=p(
46912);return m=function(){return o},o}function w(){const o=p(38218);return w=function(){return o},o}function h(){const o=p(
10473);return h=function(){return o},o}async function u(o,i,l){const{subcommand:n,operands:d,flags:g}=o,[v]=d,x=v?.span??
g[0]?.span??{start:0,end:0};if(n==="exec")return v===void 0?b().NOTHING:f(i,o,v);const{project:j,selected:k,runs:N,packages:D,
problems:W}=await(0,m().scriptsThatRun)(o,i,x);if(j===void 0)return{targets:[],problems:W};const H=[await(0,E().inspectNpmrc)(
{...i,directory:j},x)];for(const B of D){const U={...i,directory:B},z=N.filter(K=>K.directory===B);z.length>0&&H.push(await(0,T().
inspectShadows)(U,x));for(const K of z)H.push(await(0,y().resolveRun)(U,K,x,l));const J=I().posix.join(B,"package.json");
i.changed.has(J)&&H.push((0,b().fails)("target-changed",x,{path:J}))}const G=I().posix.join(j,"package.json");return k&&
!D.includes(j)&&i.changed.has(G)&&H.push((0,b().fails)("target-changed",x,{path:G})),(0,b().join)([...H,{targets:[],problems:W}])}
async function f(o,i,{text:l,span:n}){if(!(0,R().isToolName)(l))return b().NOTHING;const d=i.starts==="file",g=d?b().NOTHING:
await(0,A().resolveAtHome)(o,j=>s(j,l,n));if(!d&&g.targets.length===0)return g;const v=await(0,w().resolveToolFiles)(i,o),
x=(0,M().isKnownTool)(l)||o.via!==void 0;return(0,b().join)([g,x?b().NOTHING:(0,b().fails)("tool-unknown",n,{tool:l}),v])}
async function s(o,i,l){const{tree:n}=o,d=await(0,S().readPackageJson)(n,""),g=(await(0,T().ownBinaries)(n)).get(i);if(g!==
void 0&&o.via!==void 0&&n.stat("node_modules")===void 0)return(0,h().resolveCommitted)(o,{text:g.file,span:l});if(d===S().
INVALID)return(0,b().fails)("package-json-invalid",l,{path:"package.json"});if(d?.binaries.has(i))return(0,b().fails)("b\
inary-shadowed",l,{name:i,path:d.path});const v=(0,b().from)(o,`node_modules/.bin/${i}`);if(o.directory!==""&&n.stat(v)!==
void 0)return(0,b().fails)("dependency-unverified",l,{name:i,path:v,fault:"elsewhere"});const x=n.stat("node_modules");if(x===
void 0)return a(o,d,i,l);const j=await c(n,i),k=n.stat(j),N=(0,L().resolveInTree)(n,j);if(k===void 0||N.kind==="missing")
return(0,b().fails)("binary-missing",l,{name:i});if(N.kind!=="inside")return(0,b().fails)("target-outside",l,{path:j,reason:"\
symlink"});const D=(0,P().packageOf)(N.path),W=x.tracked||k.tracked,H=!W&&N.entry.tracked&&await t(n,N.path);if(D===void 0&&
!H||!(0,F().isRegular)(N.entry.kind))return(0,b().fails)("dependency-unverified",l,{name:i,path:N.path,fault:"elsewhere"});
if(!H&&(W||N.entry.tracked)){const U={name:D??i,path:N.path,fault:"committed"};return(0,b().fails)("dependency-unverifie\
d",l,U)}const G=H?[]:await r(o,i,N.path,l);if(G.some(P().isUnverified))return{targets:[],problems:G};if(!await e(n,N.path))
return(0,b().fails)("binary-not-node",l,{name:i,path:N.path});H&&o.changed.has(N.path)&&G.push((0,C().problemAt)("target\
-changed",l,{path:N.path}));const B={kind:"package_binary",name:i,path:N.path};return{targets:[(0,b().target)(o,B)],problems:G}}
async function r(o,i,l,n){const d=(0,P().packageOf)(l)??i,g=l.slice(`node_modules/${d}/`.length),v={name:i.startsWith("@")?
void 0:i,file:g},x=await(0,P().inspectDependency)(o,{name:d,path:l,binary:v},n);if(d===i||!(await(0,$().readLocks)(o.tree)).
some(({entriesOf:N})=>N(i).length>0))return x;const k=await(0,P().inspectDependency)(o,{name:i,path:l},n);return[...x,...k.
filter(N=>!(0,P().isUnverified)(N))]}async function t(o,i){return(await(0,$().readLocks)(o)).some(({all:n})=>n.some(({source:d})=>{
const g=d.kind==="file"?(0,L().normalise)(d.at):void 0;return g!==void 0&&g!==""&&(0,L().isWithin)(i,g)}))}async function c(o,i){
const l=`node_modules/.bin/${i}`;if(!i.startsWith("@"))return l;const n=await(0,S().usablePackageJson)(o,`node_modules/${i}`);
if(n===void 0)return l;const[d]=n.binaries.keys();return`node_modules/.bin/${(n.binaries.size===1?d:void 0)??i.replace(/^@[^/]*\//,
"")}`}async function e(o,i){return/\.[cm]?js$/.test(i)||/^#!.*[/ ]node\b/.test(await(0,h().firstLineOf)(o,i))}async function a(o,i,l,n){
const d=await(0,P().ownerOf)(o.tree,l,i?.dependencies??new Set);if(d===void 0)return(0,b().fails)("binary-missing",n,{name:l});
const g={kind:"package_binary",name:l},v=await(0,P().inspectDependency)(o,{name:d,path:l},n);return{targets:[(0,b().target)(
o,g)],problems:[o.tree.isPending?.("node_modules")?(0,C().problemAt)("target-not-judged",n,{path:l}):(0,C().problemAt)("\
not-installed",n,{name:l}),...v]}}}),60210:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.effectOf=w,O.foreignSettings=
r,O.inspectNpmrc=T,O.npmrcCopies=h,O.readNpmrc=E;function I(){const t=p(76760);return I=function(){return t},t}function M(){
const t=p(58238);return M=function(){return t},t}function L(){const t=p(4537);return L=function(){return t},t}function F(){
const t=p(32854);return F=function(){return t},t}function C(){const t=p(59542);return C=function(){return t},t}function R(){
const t=p(93028);return R=function(){return t},t}function P(){const t=p(87646);return P=function(){return t},t}function A(){
const t=p(56788);return A=function(){return t},t}function $(){const t=p(10473);return $=function(){return t},t}const y=64*
1024;async function E(t){const c=await(0,$().readText)(t.tree,(0,A().from)(t,".npmrc"),y);if(c===void 0)return{settings:{}};
if("unread"in c)return c;const e=(0,L().lfsObstacle)(c.text);return e!==void 0?{unread:e}:{settings:(0,M().parse)(c.text),
file:c.path}}async function T(t,c){const e=(0,A().from)(t,".npmrc"),a=await E(t);if("unread"in a)return(0,A().fails)("np\
mrc-unread",c,{path:e,reason:a.unread});const{settings:o,file:i=e}=a,l=t.changed.has(e)||t.changed.has(i),n={harmless:[],
decides:[],other:[],honoured:[]};for(const[g,v]of Object.entries(o))n[w(g,v)].push(g);for(const g of n.honoured)g==="ign\
ore-scripts"&&l&&n.other.push(g),g==="node-options"&&(l||!(0,P().areHarmlessOptions)(String(o[g])))&&n.decides.push(g);const d=l?
"npmrc-changed":"npmrc-settings";return(0,A().join)([n.decides.length>0?(0,A().fails)("npmrc-redirects",c,{path:e,keys:n.
decides}):A().NOTHING,n.other.length>0?(0,A().fails)(d,c,{path:e,keys:n.other}):A().NOTHING])}const S=new Set(`access al\
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),b=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),m=new Set(["ignore\
-scripts","node-options"]);function w(t,c){const e=typeof c!="object"&&!String(c).includes("${");if(t==="ignore-scripts"&&
e)return typeof c=="boolean"?"honoured":"decides";if(m.has(t)&&e)return"honoured";const a=t.toLowerCase().replaceAll("_",
"-");return b.has(a)||t.includes("${")?"decides":!S.has(t)||typeof c=="object"&&!Array.isArray(c)||String(c).includes("$\
{")?"other":"harmless"}async function h(t,c){return Promise.all((0,C().filesNamed)(t,".npmrc").map(({path:e})=>u(t,e,c)))}
async function u(t,c,e){const a=I().posix.dirname(c),o=await E({tree:t,directory:a==="."?"":a});if("unread"in o)return f(
t,c,o.unread);const{settings:i,file:l=c}=o,n=e.has(c)||e.has(l),d=([v,x])=>{const j=w(v,x);return j==="harmless"||j==="h\
onoured"&&!n},g=Object.entries(i);return{path:l,text:(0,M().stringify)(Object.fromEntries(g.filter(d))),dropped:g.filter(
v=>!d(v)).map(([v])=>v)}}function f(t,c,e){const a=(0,F().resolveInTree)(t,c),o=a.kind==="inside"&&(0,R().isRegular)(a.entry.
kind);return{path:o?a.path:c,text:"",dropped:[e],...o?{}:{isLink:!0}}}const s=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function r(t,c){return(await h(t,c)).flatMap(({path:a,dropped:o})=>{const i=o.filter(l=>!s.test(l));return i.length>
0?[`${a}: ${i.join(", ")}`]:[]})}}),96916:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.inspectShadows=b,
O.ownBinaries=void 0;function I(){const r=p(76760);return I=function(){return r},r}function M(){const r=p(37866);return M=
function(){return r},r}function L(){const r=p(32854);return L=function(){return r},r}function F(){const r=p(59542);return F=
function(){return r},r}function C(){const r=p(19685);return C=function(){return r},r}function R(){const r=p(67953);return R=
function(){return r},r}function P(){const r=p(59867);return P=function(){return r},r}function A(){const r=p(56788);return A=
function(){return r},r}function $(){const r=p(47668);return $=function(){return r},r}const y=O.ownBinaries=(0,F().perTree)(
E);async function E(r){const t=await(0,P().usablePackageJson)(r,""),c=t&&t.workspaces.length>0?await(0,$().listWorkspaces)(
r,t):[],e=Array.isArray(c)?c.map(({directory:i})=>i):[],a=(await(0,C().readLocks)(r)).flatMap(({all:i})=>i.flatMap(({source:l})=>l.
kind==="file"?(0,L().normalise)(l.at)??[]:[])),o=new Map;for(const i of new Set([...e,...a])){const l=i===""?void 0:await(0,P().
usablePackageJson)(r,i);for(const[n,d]of l?.binaries??[]){const g=I().posix.join(i,d);o.set(I().posix.basename(n),{file:g,
manifest:I().posix.join(i,"package.json")})}}return o}const T=new Set([...M().REFUSED_PROGRAMS.keys(),...`[ alias awk ba\
sename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),S=new Set(["node","npm","npx","sh"]);async function b(r,t){const{tree:c,base:e}=r,
a=await y(c),o=e&&await y(e),i=[...a].flatMap(([n,{manifest:d}])=>T.has(n)?[m(n,d,o?.has(n)===!0,t)]:[]),l=[];for(const n of(0,R().
foldersUpFrom)(r.directory)){const d=await h(c,I().posix.join(n,"node_modules/.bin"));for(const{name:g,path:v,isLocked:x}of d)
l.push(m(g,v,x,t))}return(0,A().join)([...i,...l])}function m(r,t,c,e){return c?S.has(r)?(0,A().fails)("path-shadowed",e,
{path:t}):A().NOTHING:(0,A().fails)("program-replaced",e,{name:r,path:t})}const w=(0,F().perTree)(()=>new Map);function h(r,t){
const c=w(r),e=c.get(t)??u(r,t);return c.set(t,e),e}async function u(r,t){const c=[];for(const{path:e}of r.list(t)){const a=I().
posix.basename(e).replace(/\.(?:cmd|exe|ps1)$/,"");if(!T.has(a))continue;const o=(0,L().resolveInTree)(r,e);if(o.kind!==
"inside")continue;const i=o.path===e?await f(r,o.entry):o.path,l=i!==void 0&&/node_modules\/(?!\.bin\/)/.test(i);c.push(
{name:a,path:e,isLocked:l&&!o.entry.tracked})}return c}async function f(r,{path:t,size:c=0}){if(c>s)return;const e=(await r.
read(t)).toString("utf8"),[,a]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(e)??[];return a&&I().posix.join(I().posix.dirname(t),
a)}const s=16*1024}),59867:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.MAX_BYTES=O.INVALID=void 0,O.readJsonFile=
$,O.readPackageJson=T,O.usablePackageJson=S;function I(){const u=p(26040);return I=function(){return u},u}function M(){const u=p(
32854);return M=function(){return u},u}function L(){const u=p(59542);return L=function(){return u},u}function F(){const u=p(
46138);return F=function(){return u},u}function C(){const u=p(10473);return C=function(){return u},u}const R=["dependenc\
ies","devDependencies","optionalDependencies"],P=O.MAX_BYTES=64*1024*1024,A=(0,L().perTree)(()=>new Map);function $(u,f){
const s=A(u),r=s.get(f)??E(u,f);return s.set(f,r),r}const y=O.INVALID=Symbol("invalid");async function E(u,f){if((0,M().
resolveInTree)(u,f).kind==="missing")return;const s=await(0,C().readText)(u,f,P);if(s===void 0||"unread"in s)return y;const r=(0,I().
attempt)(()=>JSON.parse(s.text.replace(/^\uFEFF/,"")));return typeof r=="object"&&r!==null?r:y}async function T(u,f){const s=f===
""?"package.json":`${f}/package.json`,r=await $(u,s);if(r===void 0||r===y)return r;const t=r,c=b.get(t)??m(s,t);return b.
set(t,c),c}async function S(u,f){const s=await T(u,f);return s===y?void 0:s}const b=new WeakMap;function m(u,f){const s=typeof f.
name=="string"?f.name:"";return{path:u,name:s,scripts:w(f.scripts),binaries:new Map(Object.entries((0,F().binOf)(f.bin,s)??
{})),dependencies:new Set(R.flatMap(r=>[...w(f[r]).keys()])),workspaces:h(f.workspaces)}}function w(u){const f=new Map;if(typeof u!=
"object"||u===null||Array.isArray(u))return f;for(const[s,r]of Object.entries(u))typeof r=="string"&&f.set(s,r);return f}
function h(u){const f=Array.isArray(u)?u:u?.packages;return Array.isArray(f)?f.filter(s=>typeof s=="string"):[]}}),65490:((V,O,p)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.everyPackage=u,O.isPackageManager=m,O.resolvePackageManager=b,O.selectsPackages=
w;function I(){const a=p(76760);return I=function(){return a},a}function M(){const a=p(32854);return M=function(){return a},
a}function L(){const a=p(59542);return L=function(){return a},a}function F(){const a=p(31901);return F=function(){return a},
a}function C(){const a=p(52437);return C=function(){return a},a}function R(){const a=p(67953);return R=function(){return a},
a}function P(){const a=p(62205);return P=function(){return a},a}function A(){const a=p(60210);return A=function(){return a},
a}function $(){const a=p(96916);return $=function(){return a},a}function y(){const a=p(59867);return y=function(){return a},
a}function E(){const a=p(56788);return E=function(){return a},a}function T(){const a=p(46912);return T=function(){return a},
a}function S(){const a=p(10473);return S=function(){return a},a}async function b(a,o,i,l){const{subcommand:n,operands:d,
flags:g,launched:v=[]}=a,[x]=d;if(x===void 0)return E().NOTHING;const{text:j,span:k}=x,N=(0,E().join)([await(0,A().inspectNpmrc)(
{...i,directory:""},k),i.directory===""?E().NOTHING:await(0,A().inspectNpmrc)(i,k),await r(o,i,k)]);if(n==="exec"){const B=v.
length>0?E().NOTHING:await(0,C().resolveTool)(i,a,x);return(0,E().join)([N,B])}const D=w(a,o),W=await h(i,D,k);if("probl\
ems"in W)return(0,E().join)([N,W]);const H=W.filter(({manifest:B})=>B.scripts.has(j));if(H.length>0){const B=H.map(U=>f(
U,a,i,l));return(0,E().join)([N,...await Promise.all(B)])}if(n==="script-or-tool"&&v.length>0)return N;if(n==="script-or\
-tool"&&/^(?!@)[^\\/]*[\\/]/.test(j)){const B=[(0,F().wordProblem)("launches-programs",o.program,x)];return(0,E().join)(
[N,{targets:[],problems:B}])}if(n==="script-or-tool"){const B=await(0,C().resolveTool)(i,{...a,subcommand:"exec"},x);return(0,E().
join)([N,B])}const G=g.some(({name:B})=>B==="--if-present");return(0,E().join)([N,(0,E().fails)("npm-script-missing",k,{
script:j,passes:G})])}function m({data:a}){return a.starts==="script-or-tool"||a.starts==="script-tool-or-file"}function w({
anyPackage:a,flags:o,passthrough:i},{data:l}){const n=[...o.map(({name:d})=>d),...i.map(({text:d})=>d)];return a===!0||n.
some(d=>l.selecting_flags.includes(d.replace(/=.*/s,"")))}async function h({tree:a,directory:o},i,l){const n=(0,R().foldersUpFrom)(
o).filter(v=>a.stat(I().posix.join(v,"package.json"))!==void 0),d=i?u(a):n.slice(0,1);if(d.length===0)return(0,E().fails)(
"package-json-missing",l,{directory:o});const g=[];for(const v of d){const x=await(0,y().readPackageJson)(a,v);if(x===y().
INVALID)return(0,E().fails)("package-json-invalid",l,{path:I().posix.join(v,"package.json")});x!==void 0&&g.push({directory:v,
manifest:x})}return g}function u(a){const o=[];for(const{path:i}of(0,L().filesNamed)(a,"package.json"))i.split("/").includes(
"node_modules")||o.push(I().posix.dirname(i).replace(/^\.$/,""));return o}async function f({directory:a,manifest:o},{operands:[
i],passthrough:l},n,d){const g={...n,directory:a},{text:v="",span:x={start:0,end:0}}=i??{},j=[await(0,$().inspectShadows)(
g,x)],k=(0,T().runsIn)(o,g,{event:v,words:l});for(const W of k)j.push(await(0,P().resolveRun)(g,W,x,d));const N=(0,T().inspectEmpty)(
k,v,g,x);return j.push({targets:[],problems:N}),n.changed.has(o.path)&&j.push((0,E().fails)("target-changed",x,{path:o.path})),
(0,E().join)(j)}const s=256*1024;async function r({data:a},{tree:o},i){const l=[];for(const[n,d]of Object.entries(a.deciding_settings)){
const g=await(0,S().readText)(o,n,s);if(g===void 0)continue;if("unread"in g){l.push((0,E().fails)("npmrc-unread",i,{path:n,
reason:g.unread}));continue}const{text:v}=g,x=d.split(" ").filter(j=>t(j,v));e.test(v)&&x.push("\\"),l.push(x.length===0?
E().NOTHING:(0,E().fails)("npmrc-redirects",i,{path:n,keys:x}))}return(0,E().join)(l)}function t(a,o){const i=a.endsWith(
"!"),l=i?a.slice(0,-1):a,n=new RegExp(`(?:^|[\\s{,.["'])${l}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...o.matchAll(
n)].some(([,d=""])=>!i||c(d.trim()))}function c(a){return/^[>|&*!{[]/.test(a)||(0,M().normalise)(a.replace(/^["']|["']$/g,
""))===void 0}const e=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/}),55013:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.alternativesOf=E,O.baseOf=A,O.isPattern=P,O.matchesPattern=F,O.readPatterns=L;function I(){const T=p(84128);return I=function(){
return T},T}function M(T){return T.length>200||T.split("**").length>2?!1:T==="."?!0:T.split("/").every(S=>/^(?!\.{1,2}$)[\w@.*-]+$/.
test(S))}function L(T){const S=[],b=[],m=T.some(h=>h.includes("{"))?/[[\]!]/:/[[\]]/;for(const h of T){const u=/^!*/.exec(
h)?.[0].length??0,s=(m.test(h)?void 0:E(h.slice(u)))?.map(r=>r.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!s?.every(M))
return{unclear:h};if(u%2===1){b.push(...s);continue}for(let r=0;r<b.length;r+=1)s.some(t=>F(t,b[r]??""))&&b.splice(r,1);
S.push(s)}const w=S.filter(h=>!h.some(u=>b.some(f=>F(u,f))));return{wanted:w.flat(),entries:w,refused:b}}function F(T,S,b={}){
return C(T.split("/"),S.split("/"),b)}function C(T,S,b){const[m,...w]=T,[h,...u]=S;return m===void 0?b.partial||S.every(
f=>f==="**"):h===void 0?!1:h!=="**"?R(m,h,b)&&C(w,u,b):C(T,u,b)?!0:R(m,"*",b)&&C(w,S,b)}function R(T,S,{dot:b=!1}){return T.
startsWith(".")&&!S.startsWith(".")&&!b?!1:(0,I().matchesStars)(T,S)}function P(T){return/[*?[{]/.test(T)}function A(T){
return T.replace(/[^/]*[*?[{].*$/s,"")}const $=200,y=1e3;function E(T){if(T.length>y)return;let S=[T.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const b=[];for(;S.length>0;){const m=[];for(const w of S){const h=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(w);if(h===null)
b.push(w);else{const{0:u,1:f="",index:s}=h,[r,t]=[w.slice(0,s),w.slice(s+u.length)];m.push(...f.split(",").map(c=>`${r}${c}${t}`))}}
if(m.length+b.length>$)return;S=m}return b}}),82293:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.inspectPaths=
A,O.pathProblem=E,O.testProblem=y;function I(){const T=p(32854);return I=function(){return T},T}function M(){const T=p(95132);
return M=function(){return T},T}function L(){const T=p(45806);return L=function(){return T},T}function F(){const T=p(4289);
return F=function(){return T},T}function C(){const T=p(87646);return C=function(){return T},T}function R(){const T=p(55013);
return R=function(){return T},T}const P=new Set(["--env-file","--env-file-if-exists","--prefix"]);function A(T,S,b){const{
passthrough:m}=T,w=[],h=(f,s)=>{const r=E(f,s,S);r!==void 0&&w.push(r)};for(const f of[T,...(0,L().launchedBy)(T,b)]){for(const{
name:r,value:t,span:c}of f.flags)t!==void 0&&(P.has(r)&&h(t,c),r==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(t)&&
h(t,c));for(const{as:r,path:t,span:c}of(0,F().filesNamedBy)(f,b).files){const e=r==="tests"?y(t,c,S):void 0;e!==void 0&&
w.push(e)}if(f.program!=="node"&&f.starts!=="file")continue;const s=f.program==="node"&&(0,C().isTestRun)(f)?y:E;for(const{
text:r,span:t}of f.operands){const c=r===""||r==="-"?void 0:s(r,t,S);c!==void 0&&w.push(c)}}const u=m.find(({text:f})=>$.
test(f));return u!==void 0&&w.push((0,M().problemAt)("absolute-path",u.span,{path:u.text})),w}const $=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function y(T,S,b){if(!(0,R().isPattern)(T))return E(T,S,b);const m=(0,R().alternativesOf)(T);if(m===void 0)return(0,M().
problemAt)("glob-unclear",S,{pattern:T,reason:"too_many"});for(const w of[T,...m]){const h=E(w,S,b);if(h!==void 0)return{
...h,args:{...h.args,path:T}}}}function E(T,S,b){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(T)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(T))return(0,M().problemAt)("target-outside",S,{path:T,reason:"address"});const m=/^(?:[\\/]|[A-Za-z]:)/.test(T),w=m?
void 0:(0,I().normalise)(b===""?T:`${b}/${T}`);if(w===void 0){const h=m?"absolute":"above";return(0,M().problemAt)("targ\
et-outside",S,{path:T,reason:h})}if((0,I().isWithin)(w,".git",{ignoreCase:!0}))return(0,M().problemAt)("target-in-git",S,
{path:T})}}),9504:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveProgram=w;function I(){const a=p(
76760);return I=function(){return a},a}function M(){const a=p(32017);return M=function(){return a},a}function L(){const a=p(
95306);return L=function(){return a},a}function F(){const a=p(32854);return F=function(){return a},a}function C(){const a=p(
59542);return C=function(){return a},a}function R(){const a=p(4289);return R=function(){return a},a}function P(){const a=p(
46868);return P=function(){return a},a}function A(){const a=p(40324);return A=function(){return a},a}function $(){const a=p(
65490);return $=function(){return a},a}function y(){const a=p(55013);return y=function(){return a},a}function E(){const a=p(
82293);return E=function(){return a},a}function T(){const a=p(56788);return T=function(){return a},a}function S(){const a=p(
38218);return S=function(){return a},a}function b(){const a=p(10473);return b=function(){return a},a}const m=5;async function w(a,o,i,l){
const n=u(a,o,i);if("problems"in n)return n;const{subcommand:d,starts:g,operands:v}=a,[x]=v,j=[f(o,i,h(a)),...t(a,n),await(0,S().
resolveProgramFiles)(a,i)];if(d!==void 0){const k=h(a);j.push(await(0,A().inspectAliases)(o,n,{subcommand:d,span:k}))}if(x!==
void 0&&g==="file"&&j.push(c(n,x)),x!==void 0&&g==="module"&&j.push(e(n,x,a.passthrough)),!(0,$().isPackageManager)(o)){
const k={subcommand:d??x?.text??"",span:h(a)};return(0,T().join)([...j,await(0,A().inspectWrappers)(o,n,k)])}if(d==="run"||
d==="exec"||d==="script-or-tool")j.push(await(0,$().resolvePackageManager)(a,o,n,l));else if(d!==void 0&&(0,$().selectsPackages)(
a,o)){const k={text:d,span:h(a),quoted:!1},N={...a,subcommand:"run",operands:[k]};j.push(await(0,$().resolvePackageManager)(
N,o,n,l))}return(0,T().join)(j)}function h({operands:a,flags:o}){return a[0]?.span??o[0]?.span??{start:0,end:0}}function u({
flags:a},o,i){let l=i;for(const{name:n,value:d,span:g}of a){if(d===void 0||!(0,M().movesTo)(o,n))continue;const v=(0,b().
entryFrom)(l,d,g);if("problems"in v)return v;l={...i,directory:v.path}}return l}function f({program:a,data:o},{tree:i,changed:l},n){
if(o.build_files.length===0)return T().NOTHING;const d=s(i),g=d.get(o)??r(i,o.build_files);d.set(o,g);const v=g.filter(j=>l.
has(j)),x=g.slice(0,m);return(0,T().join)([g.length===0?T().NOTHING:(0,T().fails)("build-files-unread",n,{program:a,files:x,
count:g.length}),...v.map(j=>(0,T().fails)("target-changed",n,{path:j}))])}const s=(0,C().perTree)(()=>new Map);function r(a,o){
const i=l=>o.some(n=>(0,y().matchesPattern)(n.includes("/")?l:I().posix.basename(l),n,{dot:!0}));return[...a.files()].flatMap(
({path:l})=>!(0,F().isWithin)(l,"node_modules")&&i(l)?l:[])}function t({operands:a,flags:o,starts:i,subcommand:l,family:n},d){
const g=n&&(0,$().isPackageManager)(n)&&l!=="test";return[...(i===void 0&&!g?a:[]).map(({text:j,span:k})=>({text:j.replace(
/::.*$/s,""),span:k})),...o.flatMap(({value:j,span:k})=>j===void 0?[]:[{text:j,span:k}])].map(({text:j,span:k})=>{const N=(0,F().
normalise)((0,T().from)(d,j));return N===void 0||N===""?T().NOTHING:(0,F().isWithin)(N,".git",{ignoreCase:!0})?(0,T().fails)(
"target-in-git",k,{path:N}):(0,F().resolveInTree)(d.tree,N).kind==="outside"?(0,T().fails)("target-outside",k,{path:j,reason:"\
symlink"}):T().NOTHING})}function c(a,{text:o,span:i}){const l=(0,E().pathProblem)(o,i,a.directory);if(l!==void 0)return{
targets:[],problems:[l]};const n=(0,F().normalise)((0,T().from)(a,o))??"",d=(0,b().fileAt)((0,F().resolveInTree)(a.tree,
n),o,i);if("problems"in d)return d;if(!d.tracked)return(0,T().fails)("target-untracked",i,{path:o});const g=a.changed.has(
d.path)||a.changed.has(n);return(0,T().join)([{targets:[(0,T().target)(a,{kind:"file",name:o,path:d.path})],problems:[]},
g?(0,T().fails)("target-changed",i,{path:d.path}):T().NOTHING])}function e(a,o,i){const{text:l,span:n}=o,d=(0,R().pythonFiles)(
l).find(g=>!g.endsWith("/__init__.py")&&a.tree.stat((0,T().from)(a,g))!==void 0);if(d===void 0){const g=(0,P().parseUnknownTool)(
o,i,L().UNKNOWN_MODULE);return(0,T().join)([(0,T().fails)("tool-unknown",n,{tool:l}),{targets:[],problems:g}])}return c(
a,{text:d,span:n,quoted:!1})}}),56788:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.Trail=O.NOTHING=void 0,
O.fails=F,O.from=C,O.join=L,O.target=R;function I(){const y=p(95132);return I=function(){return y},y}const M=O.NOTHING={
targets:[],problems:[]};function L(y){return{targets:y.flatMap(E=>E.targets),problems:y.flatMap(E=>E.problems)}}function F(y,E,T){
return{targets:[],problems:[(0,I().problemAt)(y,E,T)]}}function C({directory:y},E){return y===""?E:`${y}/${E}`}function R({
via:y},E){return y===void 0?E:{...E,via:y}}const P=64,A=2e3;class ${#n=new Set;#e=new Set;resolve;#s;constructor(E,T){this.
resolve=E,this.#s=T}async follow(E,T,S,b){if(this.#n.has(E))return b({why:"cycle"});const m=await this.#s?.tickScript();
if(m!==void 0)return b({why:"time",limit:m});const w=`${E}\0${T}`;if(this.#e.has(w))return M;if(this.#n.size>=P)return b(
{why:"depth",limit:P});if(this.#e.size>=A)return b({why:"count",limit:A});this.#n.add(E);const h=await S();return this.#n.
delete(E),this.#e.add(w),h}}O.Trail=$}),32696:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readCommands=
S;function I(){const c=p(32854);return I=function(){return c},c}function M(){const c=p(80781);return M=function(){return c},
c}function L(){const c=p(45806);return L=function(){return c},c}function F(){const c=p(92170);return F=function(){return c},
c}function C(){const c=p(19312);return C=function(){return c},c}function R(){const c=p(81413);return R=function(){return c},
c}function P(){const c=p(20630);return P=function(){return c},c}function A(){const c=p(87146);return A=function(){return c},
c}function $(){const c=p(82293);return $=function(){return c},c}function y(){const c=p(56788);return y=function(){return c},
c}function E(){const c=p(80533);return E=function(){return c},c}function T(){const c=p(10473);return T=function(){return c},
c}async function S(c){return b(c,(0,R().readShellText)(c.text))}async function b(c,e){const a=[];let o=c,i=0;for(const[d,
g]of e.entries()){if(d<i)continue;const v=(0,R().withoutReserved)(g);a.push(await b(o,v.inside),await h(o,v)),o=w(v,o);const x=m(
o,e,d);for(const j of x?.turns??[]){const k=(o.turns??1)*(x?.turns.length??1),N=await S({...o,text:j,given:void 0,turns:k});
a.push(f(v,N))}i=x?.end??0}const l=a.flatMap(d=>d.hidden),n=new Map(l.map(d=>[`${d.how} ${d.part}`,d]));return{...(0,y().
join)(a),hidden:[...n.values()]}}function m({text:c,place:e,given:a,turns:o=1},i,l){const n=(0,M().subTree)(e.tree,e.directory),
d=a?.hasWords?void 0:(0,C().loopAt)({commands:i,text:c,tree:n},l);return d&&d.turns.length*o<=C().MAX_TURNS?d:void 0}function w(c,e){
const[a,o]=c.words;if(a?.text!=="cd"&&a?.text!=="pushd")return e;const i=o===void 0||(0,R().isDynamic)(c,o)?void 0:(0,I().
normalise)((0,y().from)(e.place,o.text));return i!==void 0?{...e,place:{...e.place,directory:i}}:{...e,lostIn:e.text.slice(
c.span.start,c.span.end).trim()}}async function h({text:c,place:e,trail:a,given:o,lostIn:i},l){if(i!==void 0&&(0,A().readsCode)(
l))return{...y().NOTHING,hidden:[{how:"dynamic",part:i}]};const n=(0,P().textWithin)(l),g=n&&o?.isGiven(n)!==!0?f(n,await S(
{text:n.text,place:e,trail:a})):void 0,v=await t({text:c,place:e,trail:a},l),x=v.problems.filter(({span:k})=>!u(l,k)),j=(0,A().
hiddenInWords)(l,c)??v.hidden[0];return{targets:[...v.targets,...g?.targets??[]],problems:[...x,...g?.problems??[],...o?.
problemsBehind(l,v)??[]],hidden:[...j?[j]:[],...g?.hidden??[]]}}function u(c,{start:e,end:a}){return c.words.some(o=>o.span.
start<a&&o.span.end>e&&(0,R().isDynamic)(c,o))}function f({span:c},e){return{...e,problems:e.problems.map(a=>({...a,span:c}))}}
const s=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/,r=new Set(["builtin","command","exec","time"]);async function t({text:c,
place:e,trail:a},o){const i=(0,P().startedWords)(o.words),[l,...n]=i,[d]=o.words,g=(0,y().join)((0,A().codeFilesOf)(o).map(
X=>(0,T().resolveCommitted)(e,X)));if(l===void 0||o.subshell||E().SHELL_WORDS.has(l.text))return{...g,hidden:[]};const{families:v}=e,
x=X=>(0,y().fails)("program-not-allowed",X.span,{program:X.text,group:"other"}),j=d&&d!==l&&!r.has(d.text)?x(d):y().NOTHING,
k=(0,F().isProgram)(l.text)?l.text:v?.allowed.get(l.text),N=s.exec(l.text)?.[1]??l.text;if(k===void 0&&/[\\/]/.test(N))return{
...(0,y().join)([j,x(l),g]),hidden:[]};const D=k?(0,L().parseInvocation)(k,n,v):(0,L().parseInvocation)("npx",[{...l,text:N},
...n],v),{invocation:W,problems:H}=D,G=await a.resolve(W,e),B=G.problems.some(({rule:X,span:Z})=>X==="binary-missing"&&Z.
start===l.span.start),U={targets:[],problems:H},z=(0,A().hiddenInInvocation)(o,c,D,v),J=k===void 0&&B?[x(l),U]:[{...U,problems:[
...H,...(0,$().inspectPaths)(W,e.directory,v)]},G],K=(0,A().preloadsOf)(W,v).map(X=>(0,T().resolveCommitted)(e,X));return{
...(0,y().join)([j,...J,g,...K]),hidden:z?[z]:[]}}}),80827:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.
npmScripts=S,O.stepsIn=T;function I(){const e=p(13580);return I=function(){return e},e}function M(){const e=p(3893);return M=
function(){return e},e}function L(){const e=p(35736);return L=function(){return e},e}function F(){const e=p(72309);return F=
function(){return e},e}function C(){const e=p(67953);return C=function(){return e},e}function R(){const e=p(60210);return R=
function(){return e},e}function P(){const e=p(59867);return P=function(){return e},e}function A(){const e=p(56788);return A=
function(){return e},e}function $(){const e=p(46912);return $=function(){return e},e}const y={start:0,end:0},E=200;function T({
steps:e}){return e.flatMap(a=>a.command?.nested?.flatMap(T)??[a])}async function S(e,a,o={left:E}){const{subcommand:i,flags:l}=e;
if(i===void 0||i==="pack")return;const{project:n,selected:d,runs:g,packages:v}=await(0,$().scriptsThatRun)(e,a,y);if(n===
void 0)return;const x=await(0,R().readNpmrc)({...a,directory:n}),j=await b(a,n);if("unread"in x||j===void 0)return;const{
settings:k}=x;if(j.devEngines!==void 0||(0,F().mayChangeMode)(l,k))return;const N=[],D=(0,F().exportedConfig)(l,k);for(const G of v){
const B=await b(a,G);if(B===void 0||m(B))return;const U=g.filter(J=>J.directory===G),z=U.length===0?await r(e,a,G):void 0;
z!==void 0&&N.push({...w(B),...z,directory:G});for(const J of U){const K=await h(J,a,D,o);N.push({...w(B),...K})}}const W=k["\
node-options"],{prefix:H}=(0,C().readSettings)(e);return{subcommand:i,directory:a.directory,project:n,prefixed:H!==void 0,
inWorkspaces:d,config:D,...typeof W=="string"&&{nodeOptions:W},steps:N}}async function b(e,a){const o=await(0,P().readJsonFile)(
e.tree,(0,A().from)({directory:a},"package.json"));return o===P().INVALID?void 0:o}function m({bin:e,directories:a}){return!e&&
typeof a=="object"&&a!==null&&"bin"in a}function w(e){const{name:a,version:o}=e;return{packageId:a&&o?`${String(a)}@${String(
o)}`:"",packageEnv:(0,F().packageEnv)(e)}}async function h(e,a,o,i){const{directory:l,event:n,body:d}=e,g=(0,$().scriptText)(
e),v={...a,directory:l},x=c(g),j=await f(e,x,v,{config:o,budget:i}),k=e.words.map(D=>D.text),N=j?{argv:[],env:{},...x,nested:j}:
x;return{directory:l,event:n,body:d,words:k,text:g,...N&&{command:N}}}const u=new Set(["--if-present","--include-workspa\
ce-root","--workspace","--workspaces"]);async function f(e,a,o,{config:i,budget:l}){const n=a?.argv[0]==="npm"&&Object.keys(
a.env).length===0,d=e.builtIn==="restart"?[["stop","--if-present"],["start",...e.words.map(({text:v})=>v)]]:n?[a.argv.slice(
1)]:[],g=[];for(const v of d){if(l.left-=1,l.left<0)return;const{invocation:x,problems:j}=(0,M().parseNpm)(v.map(W=>({text:W,
span:y,quoted:!0})),o.families);if(!(j.length===0&&x.flags.every(({name:W})=>u.has(W))))return;const N=i.npm_config_ignore_scripts===
"true"?[s,...x.flags]:x.flags,D=await S({...x,flags:N},o,l);if(D===void 0)return;g.push(D)}return g.length>0?g:void 0}const s={
name:"--ignore-scripts",written:"--ignore-scripts",span:y};async function r(e,{tree:a},o){const i=(0,$().eventOf)(e),l=(await(0,P().
usablePackageJson)(a,o))?.scripts.has(i??"");if(!(i===void 0||l||(0,C().readSettings)(e).ifPresent))return{event:i,words:[],
text:""}}const t=new Set(`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/));function c(e){const{words:a,assignments:o,refused:i,
problems:l}=(0,L().lex)(e),n=l.every(({rule:j})=>j==="assignment-refused"||(0,I().ruleOf)(j).severity==="warning"&&j!=="\
unquoted-glob"),d=l.filter(({rule:j})=>j==="assignment-refused").length,[g]=a;if(!n||d!==i.length||g===void 0||t.has(g.text)||
g.text.includes("="))return;const v=[...o,...i].sort((j,k)=>j.span.start-k.span.start);if(v.some(({name:j})=>j==="PATH"))
return;const x=Object.fromEntries(v.map(({name:j,value:k})=>[j,k]));return{argv:a.map(j=>j.text),env:x}}}),80533:((V,O,p)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.SHELL_WORDS=O.GivenWords=void 0;function I(){const y=p(37866);return I=
function(){return y},y}function M(){const y=p(13580);return M=function(){return y},y}function L(){const y=p(95132);return L=
function(){return y},y}function F(){const y=p(35736);return F=function(){return y},y}function C(){const y=p(46912);return C=
function(){return y},y}const R=O.SHELL_WORDS=new Set(": [ cd echo exit false test true".split(" ")),P=new Set(["assignme\
nt-refused","environment-assignment"]),A=new Set([...P,"brace-expansion","glob-flag","glob-outside","glob-unclear","tild\
e-expansion","unquoted-glob","variable-expansion"]);class ${text;#n;#e;#s;#r;constructor({event:E,body:T,words:S},b){let m=T;
const w=[];for(const h of S){const u=m.length+1;m=`${m} ${(0,C().quoteForScript)(h.text)}`,w.push({word:h,at:{start:u,end:m.
length}})}this.text=m,this.#n=T.length,this.#e=w,this.#s=E,this.#r=b}get hasWords(){return this.#e.length>0}isGiven=({span:E})=>this.#e.
length>0&&E.end>this.#n;inCommand=E=>{const T=this.#e.filter(({at:m})=>m.start<E.span.end&&m.end>E.span.start),S=T[0]?.word.
span??this.#r,b=T.at(-1)?.word.span??this.#r;return{...E,span:{start:S.start,end:b.end}}};problemsBehind({span:E,words:T},S){
if(this.#e.length===0||E.end<=this.#n)return[];const{problems:b}=(0,F().lex)(this.text.slice(E.start,E.end)),m=b.map(c=>({
...c,span:{start:c.span.start+E.start,end:c.span.end+E.start}})),w=b.every(({rule:c})=>P.has(c)||(0,M().ruleOf)(c).severity===
"warning"),h=w?m.filter(this.isGiven):[],u=T[0]?.text??"";if(w&&R.has(u))return h;const f=S.problems.some(({rule:c,span:e})=>c===
"program-not-allowed"&&e.start===T[0]?.span.start);if(w&&!f)return h;const s=I().REFUSED_PROGRAMS.has(u.replace(/^.*[\\/]/,
""))||!w&&b.some(({rule:c})=>!A.has(c)),r=this.#e.find(({word:c})=>s||c.text.startsWith("-"));if(r===void 0)return h;const t={
script:this.#s,word:r.word.text,text:this.text};return[...h,(0,L().problemAt)("script-words-unread",r.at,t)]}}O.GivenWords=
$}),46912:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.eventOf=h,O.inspectEmpty=b,O.quoteForScript=l,O.
runsIn=f,O.scriptText=E,O.scriptsThatRun=T;function I(){const n=p(76760);return I=function(){return n},n}function M(){const n=p(
32854);return M=function(){return n},n}function L(){const n=p(93028);return L=function(){return n},n}function F(){const n=p(
95132);return F=function(){return n},n}function C(){const n=p(67953);return C=function(){return n},n}function R(){const n=p(
60210);return R=function(){return n},n}function P(){const n=p(59867);return P=function(){return n},n}function A(){const n=p(
56788);return A=function(){return n},n}function $(){const n=p(10473);return $=function(){return n},n}const y={selected:!1,
runs:[],packages:[],problems:[]};function E({body:n,words:d}){return[n,...d.map(({text:g})=>l(g))].join(" ")}async function T(n,d,g){
const v=(0,C().readSettings)(n),x=h(n);if(v.informs||x===void 0&&n.subcommand!=="pack")return y;const j=x===void 0&&!a(n),
k=X=>(0,C().findPackages)(v,X,g,j),N=await k(d);if("problems"in N)return{...y,problems:N.problems};const{project:D,selected:W}=N,
H=v.ignoreScripts??await w({...d,directory:D}),G={...v,ignoreScripts:H},B=x??"pack",U=x===void 0?o(n,d,W?N.directories:void 0):
[];if("problems"in U)return{...y,project:D,selected:W,problems:U.problems};const z=x===void 0?U:N.directories,J=[],K=[...N.
missing,...await S(N,d,g,k)];for(const X of z){const Z=await(0,P().readPackageJson)(d.tree,X),Q={...d,directory:X};if(Z===
P().INVALID||Z===void 0){const q=I().posix.join(X,"package.json"),nn=Z?(0,A().fails)("package-json-invalid",g,{path:q}):
(0,A().fails)("package-json-missing",g,{directory:X});K.push(...nn.problems)}else if(x===void 0)J.push(...c(Z,X,G));else if(u(
Z,Q,B)){const q=f(Z,Q,{event:B,words:n.passthrough},G);J.push(...q),K.push(...b(q,B,Q,g))}else{const q={script:B,passes:G.
ifPresent};K.push(...(0,A().fails)("npm-script-missing",g,q).problems)}}return{project:D,selected:W,runs:J,packages:z,problems:K}}
async function S({project:n,directories:d},{base:g,...v},x,j){const k=I().posix.join(n,"package.json");if(g===void 0||!v.
changed.has(k))return[];const N=await j({...v,tree:g});if("problems"in N)return[];const D=N.directories.filter(W=>!d.includes(
W));return D.length===0?[]:[(0,F().problemAt)("workspaces-changed",x,{path:k,lost:D})]}function b(n,d,{via:g,directory:v},x){
if(n.some(({event:k,body:N})=>k===d&&!m(N)))return[];const j=g===void 0?"npm-script-empty":"npm-script-empty-part";return[
(0,F().problemAt)(j,x,{script:d,path:I().posix.join(v,"package.json")})]}function m(n){return n.split(`
`).every(d=>/^\s*(?:#|$)/.test(d))}async function w(n){const d=await(0,R().readNpmrc)(n);return"settings"in d&&d.settings["\
ignore-scripts"]===!0}function h({subcommand:n,operands:d}){switch(n){case"run":return d[0]?.text;case"test":case"start":case"\
stop":case"restart":return n;default:return}}function u({scripts:n},d,g){return n.has(g)||g==="restart"||g==="env"?!0:g===
"start"&&r(d)}function f(n,d,{event:g,words:v},x={}){const{directory:j}=d,k=n.scripts.get(g)??"",N=k===""?s(g,d):{body:k};
return[...e(n,j,[`pre${g}`],x),...N?[{directory:j,event:g,words:v,...N}]:[],...e(n,j,[`post${g}`],x)]}function s(n,d){return n===
"restart"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:n==="start"&&r(d)?{body:"node server.js",builtIn:"\
server"}:n==="env"?{body:"env"}:void 0}function r(n){const d=(0,M().resolveInTree)(n.tree,(0,A().from)(n,"server.js"));return d.
kind==="outside"||d.kind==="inside"&&(0,L().isRegular)(d.entry.kind)}const t=["prepack","prepare","postpack"];function c(n,d,{
ignoreScripts:g}){return e(n,d,g?["prepare"]:t,{})}function e({scripts:n},d,g,{ignoreScripts:v}){return v?[]:g.flatMap(x=>{
const j=n.get(x);return j?[{directory:d,event:x,body:j,words:[]}]:[]})}function a({operands:n}){return n.length===0||n.some(
({text:d})=>d===".")}function o({operands:n},d,g){const v=g?[...g]:[];!g&&n.length===0&&v.push(d.directory);for(const{text:x,
span:j}of n){if(g&&x===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(x))return(0,A().fails)("downloads",j,{program:"npm",flag:x});
const k=(0,$().entryFrom)(d,x,j);if("problems"in k)return k;if(k.kind!=="directory")return(0,A().fails)("target-not-a-fi\
le",j,{path:x,reason:"archive"});v.push(k.path)}return v}const i=/[\t\n\r "#$&'()*;<>?\\`|~]/;function l(n){return n===""?
"''":i.test(n)?`'${n.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):n}}),95598:((V,O,p)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.resolveTasks=b;function I(){const r=p(76760);return I=function(){return r},
r}function M(){const r=p(16111);return M=function(){return r},r}function L(){const r=p(77251);return L=function(){return r},
r}function F(){const r=p(32854);return F=function(){return r},r}function C(){const r=p(46138);return C=function(){return r},
r}function R(){const r=p(62205);return R=function(){return r},r}function P(){const r=p(59867);return P=function(){return r},
r}function A(){const r=p(65490);return A=function(){return r},r}function $(){const r=p(56788);return $=function(){return r},
r}function y(){const r=p(46912);return y=function(){return r},r}function E(){const r=p(10473);return E=function(){return r},
r}const T=1024*1024,S={turbo:[["turbo.json","tasks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","\
targetDefaults"]],lerna:[["nx.json","targetDefaults"]]};async function b(r,t,c){const{operands:e,passthrough:a,subcommand:o}=r,
[i]=e,n=(o==="exec"||o==="script-or-tool")&&i?(0,L().tasksOf)(i.text,a):void 0;if(i===void 0||n===void 0)return $().NOTHING;
const{text:d,span:g}=i,v=d==="wireit"?await h(t):await m(await w(t.tree,d,n),t.tree),x=[];for(const{directory:j,script:k,
body:N}of v){const D={...t,directory:j};if(N!==void 0){const G={directory:j,event:`${k} (${d})`,body:N,words:[]};x.push(
await(0,R().resolveRun)(D,G,g,c));continue}const W=await(0,P().usablePackageJson)(t.tree,j);if(W===void 0)continue;const H=(0,y().
runsIn)(W,D,{event:k,words:[]});for(const G of H)x.push(await(0,R().resolveRun)(D,G,g,c))}return(0,$().join)(x)}async function m(r,t){
const c=[];for(const e of(0,A().everyPackage)(t)){const a=await(0,P().usablePackageJson)(t,e);if(e===""||a===void 0)continue;
const o=r.filter(i=>a.scripts.has(i));c.push(...o.map(i=>({directory:e,script:i})))}return c}async function w(r,t,c){const e=new Set(
c);for(const[a,o]of S[t]??[]){const i=u(await s(r,a),o);for(const l of e)for(const n of f(u(u(i,l),"dependsOn")))e.add(n.
replace(/^\^|^.*#/,""))}return[...e]}async function h({tree:r,directory:t,via:c}){const e=await(0,P().readJsonFile)(r,I().
posix.join(t,"package.json")),a=u(u(e,"wireit"),c??""),o=u(a,"command"),i=f(u(a,"dependencies")).flatMap(n=>{const[,d="",
g=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(n)??[],v=(0,F().normalise)(I().posix.join(t,d));return v===void 0?[]:[{directory:v,
script:g}]}),l=typeof o=="string"&&c!==void 0;return[...i,...l?[{directory:t,script:c,body:o}]:[]]}function u(r,t){const c=(0,C().
objectIn)(r);return Object.hasOwn(c,t)?c[t]:void 0}function f(r){return Array.isArray(r)?r.map(t=>u(t,"script")??u(t,"ta\
rget")??t).filter(t=>typeof t=="string"):[]}async function s(r,t){const c=await(0,E().readText)(r,t,T);return c&&"text"in
c?(0,M().parse)(c.text):void 0}}),38218:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveProgramFiles=
h,O.resolveToolFiles=w;function I(){const o=p(76760);return I=function(){return o},o}function M(){const o=p(32017);return M=
function(){return o},o}function L(){const o=p(32854);return L=function(){return o},o}function F(){const o=p(93028);return F=
function(){return o},o}function C(){const o=p(95132);return C=function(){return o},o}function R(){const o=p(4289);return R=
function(){return o},o}function P(){const o=p(46868);return P=function(){return o},o}function A(){const o=p(66227);return A=
function(){return o},o}function $(){const o=p(15804);return $=function(){return o},o}function y(){const o=p(59867);return y=
function(){return o},o}function E(){const o=p(55013);return E=function(){return o},o}function T(){const o=p(82293);return T=
function(){return o},o}function S(){const o=p(56788);return S=function(){return o},o}function b(){const o=p(10473);return b=
function(){return o},o}const m=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(o=>`.${o}`)];async function w(o,i){
return u((0,R().filesNamedBy)(o,i.families),o.operands[0],i)}function h({files:o=[],flags:i,family:l},n){const d=i.flatMap(
({name:g,value:v})=>v&&l&&(0,M().movesTo)(l,g)?v:[]);return u({files:o,roots:d,nodeFlags:[]},void 0,n)}async function u({
files:o,roots:i,nodeFlags:l},n,d){const g=["",...i].flatMap(x=>{const j=(0,L().normalise)((0,S().from)(d,x));return j===
void 0?[]:[j]}),v=[];for(const x of o)v.push(x.as==="arguments"?await c(x,n,d):x.as==="tests"?await t(x,d):await f(x,[...new Set(
g)],d));for(const x of l)v.push(await(0,$().inspectNodeFlag)(x,d));return(0,S().join)(v)}async function f(o,i,l){const{as:n,
path:d,span:g}=o,v=(0,T().pathProblem)(d,g,l.directory);if(v!==void 0)return{targets:[],problems:[v]};const x=[];for(const j of i){
const k=(0,L().normalise)(I().posix.join(j,d));if(k===void 0)continue;const N=await s(o,k,l);N!==void 0&&x.push(N)}return x.
length>0?(0,S().join)(x):n==="code"||n==="config"?(0,b().nothingAt)(l.tree,I().posix.join(l.directory,d),d,g):n==="modul\
e"&&o.first?(0,$().inspectImport)(l,d,g):S().NOTHING}async function s(o,i,l){const{as:n,path:d,span:g}=o,{tree:v}=l,x=(0,$().
firstFile)(v,n==="place"?[i]:m.map(N=>i+N));if(x===void 0)return;const j=x.kind==="inside"&&!(0,F().isRegular)(x.entry.kind);
if(n==="place"&&x.kind==="inside")return S().NOTHING;if(!j)return r(o,i,x,l);if(n==="config"){const N=(0,L().resolveInTree)(
v,I().posix.join(x.path,"tsconfig.json"));return N.kind==="missing"?S().NOTHING:r(o,i,N,l)}const k=await(0,$().mainOf)(v,
i);return k===y().INVALID?(0,S().fails)("package-json-invalid",g,{path:I().posix.join(d,"package.json")}):k&&r(o,i,k.found,
l)}async function r({as:o,path:i,span:l,ifFile:n},d,g,v){const x=(0,b().fileAt)(g,i,l);if("problems"in x)return x;const j=await(0,$().
trustProblems)(v,x,i,l);if(j.some(A().isUnverified))return{targets:[],problems:j};const k=v.changed.has(x.path)||v.changed.
has(d);return{targets:[(0,S().target)(v,{kind:"file",name:i,path:x.path})],problems:[...j,...o==="module"&&n?[n]:[],...k?
[(0,C().problemAt)("target-changed",l,{path:x.path})]:[]]}}async function t(o,i){const{path:l,span:n}=o,d=(0,T().testProblem)(
l,n,i.directory);if(d!==void 0)return{targets:[],problems:[d]};const v=((0,E().isPattern)(l)?((0,E().alternativesOf)(l)??
[]).map(E().baseOf):[l]).map(j=>(0,L().resolveInTree)(i.tree,(0,S().from)(i,j)));if(v.some(({kind:j})=>j==="outside"))return(0,S().
fails)("target-outside",n,{path:l,reason:"symlink"});const[x]=v;return(0,E().isPattern)(l)||x?.kind!=="inside"||!(0,F().
isRegular)(x.entry.kind)?S().NOTHING:r(o,(0,L().normalise)((0,S().from)(i,l))??l,x,i)}async function c({path:o,span:i},l,n){
const d=await f({as:"config",path:o,span:i},[n.directory],n),g=d.targets[0]?.path;if(l===void 0||g===void 0)return d;const v=a(
await n.tree.read(g),i);if(v===void 0){const j=`@${o}`;return(0,S().join)([d,(0,S().fails)("tool-loads-code",i,{program:l.
text,flag:j})])}const x=(0,P().parseTool)(l,v,n.families?.tools).map(j=>({...j,span:i}));return(0,S().join)([d,{targets:[],
problems:x},await u((0,R().filesIn)(l,v,n.families),l,n)])}const e=64*1024;function a(o,i){if(o.length>e)return;const l=[],
n=o.toString("utf8"),d=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let v=d.exec(n);v!==null;v=d.exec(n))l.push(v[1]??v[2]??"");
return l.every(v=>!v.startsWith("@")&&!v.startsWith('"'))?l.map(v=>({text:v,span:i,quoted:!0})):void 0}}),10473:((V,O,p)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.entryAt=F,O.entryFrom=A,O.fileAt=P,O.firstLineOf=E,O.nothingAt=R,O.readText=
y,O.resolveCommitted=$;function I(){const T=p(32854);return I=function(){return T},T}function M(){const T=p(93028);return M=
function(){return T},T}function L(){const T=p(56788);return L=function(){return T},T}function F(T,S,b){switch(T.kind){case"\
inside":return T.entry;case"outside":return(0,L().fails)("target-outside",b,{path:S,reason:"symlink"});case"missing":return(0,L().
fails)("target-missing",b,{path:S});case"loop":return(0,L().fails)("target-not-a-file",b,{path:S,reason:"loop"})}}function C(T,S,b,m){
const w=(0,I().resolveInTree)(T,S);return w.kind==="missing"?R(T,S,b,m):F(w,b,m)}function R(T,S,b,m){const h=S.split("/").
map((u,f,s)=>s.slice(0,f).join("/")).find(u=>T.stat(u)?.kind==="submodule");return(0,L().fails)("target-missing",m,{path:b,
...h&&{submodule:h}})}function P(T,S,b){const m=F(T,S,b);return"problems"in m||(0,M().isRegular)(m.kind)?m:(0,L().fails)(
"target-not-a-file",b,{path:S,reason:m.kind})}function A(T,S,b){const m=S.startsWith("/")?void 0:(0,I().normalise)((0,L().
from)(T,S));return m===void 0?(0,L().fails)("target-outside",b,{path:S,reason:"above"}):C(T.tree,m,S,b)}function $(T,{text:S,
span:b}){const m=S.startsWith("/")?void 0:(0,I().normalise)((0,L().from)(T,S)),w=m===void 0?void 0:(0,I().resolveInTree)(
T.tree,m);if(m===void 0||w?.kind!=="inside"||!(0,M().isRegular)(w.entry.kind))return L().NOTHING;const{path:h}=w,u=T.changed.
has(h)||T.changed.has(m);return(0,L().join)([{targets:[(0,L().target)(T,{kind:"file",name:S,path:h})],problems:[]},u?(0,L().
fails)("target-changed",b,{path:h}):L().NOTHING])}async function y(T,S,b){const m=(0,I().resolveInTree)(T,S);if(!(m.kind===
"missing"&&T.stat(S)===void 0))return m.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the repo\
sitory"}:(0,M().isRegular)(m.entry.kind)?(m.entry.size??0)>b?{unread:"it is too large"}:{text:(await T.read(m.path,b)).toString(
"utf8"),path:m.path}:{unread:"it is not a regular file"}}async function E(T,S){const[b=""]=(await T.read(S)).subarray(0,
256).toString("latin1").split(`
`,1);return b}}),47668:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.listWorkspaces=P,O.selectWorkspaces=
T;function I(){const b=p(76760);return I=function(){return b},b}function M(){const b=p(32854);return M=function(){return b},
b}function L(){const b=p(59542);return L=function(){return b},b}function F(){const b=p(59867);return F=function(){return b},
b}function C(){const b=p(55013);return C=function(){return b},b}const R=(0,L().perTree)(()=>new Map);function P(b,m){const w=R(
b),h=w.get(m.path)??A(b,m);return w.set(m.path,h),h}async function A(b,m){const w=(0,C().readPatterns)(m.workspaces);if("\
unclear"in w)return w;const{wanted:h,entries:u,refused:f}=w;if(h.length===0)return[];const s=I().posix.dirname(m.path).replace(
/^\.$/,""),r=[];for(const{path:e,kind:a}of b.files()){const o=E(s,e);if(o!==void 0)if(a==="symlink"){const i=h.some(d=>(0,C().
matchesPattern)(o,d,{partial:!0})),l=h.some(d=>(0,C().matchesPattern)(o,d)),n=i?(0,M().resolveInTree)(b,e):void 0;if(n?.
kind==="outside")return{unclear:e};if(n?.kind!=="inside"||n.entry.kind!=="directory")continue;if(!l||f.length>0||h.some(
d=>d.startsWith(`${o}/`)))return{unclear:e};r.push(o)}else I().posix.basename(e)==="package.json"&&r.push(I().posix.dirname(
o))}const t=r.filter(e=>h.some(a=>(0,C().matchesPattern)(e,a))).filter(e=>!e.split("/").includes("node_modules")).filter(
e=>!f.some(a=>(0,C().matchesPattern)(e,a,{dot:!0}))).sort((e,a)=>e.localeCompare(a,"en")),c=u.flatMap(e=>t.filter(a=>e.some(
o=>(0,C().matchesPattern)(a,o,{partial:!0}))));return $(b,s,[...new Set(c)])}async function $(b,m,w){const h=[],u=new Set;
for(const f of w){const s=I().posix.join(m,f).replace(/^\.$/,""),r=await(0,F().readPackageJson)(b,s);if(r===void 0)continue;
if(r===F().INVALID)return{broken:`${s}/package.json`};const t=r.name||y(s);if(u.has(t))return{broken:r.path};u.add(t),h.
push({directory:s,name:t})}return h}function y(b){const m=I().posix.basename(I().posix.dirname(b)),w=I().posix.basename(
b);return m.startsWith("@")?`${m}/${w}`:w}function E(b,m){return b===""?m:m.startsWith(`${b}/`)?m.slice(b.length+1):void 0}
function T(b,m,{directory:w,project:h}){const u=t=>I().posix.join("/",t),f=u(E(h,`${w}/`)===void 0?h:w),s=I().posix.resolve(
f,m),r=[I().posix.relative(u(h),I().posix.resolve(u(w),m)),m];return b.filter(t=>{if(t.name===m||u(t.directory)===s)return!0;
const c=I().posix.relative(f,u(t.directory)),e=m.startsWith("./")?`./${c}`:c;return r.some(a=>S(e,a))})}function S(b,m){
const w=/^\.(?:\/|$)/.test(m)===b.startsWith("./"),[h,u]=[I().posix.normalize(b),I().posix.normalize(`${m}/`)];return w&&
m!==""&&`${I().posix.dirname(h)}/`===u&&!I().posix.basename(h).startsWith(".")}}),21416:((V,O,p)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.Unclear=void 0,O.apart=E,O.ends=y,O.exitOf=b,O.inBackground=T,O.isExamined=P,O.isIdle=A,O.knownStatus=
h,O.nameOf=R,O.optionsIn=w,O.piped=S,O.settle=$;function I(){const u=p(20630);return I=function(){return u},u}class M extends Error{}
O.Unclear=M;const L=new Set(`: [ break case cat cd continue date done echo esac exec exit export false fi for head ls pr\
intf pwd readonly return select set
  shift sleep tail test trap true umask uname unset wait wc whoami`.split(/\s+/)),F=new Set("chmod chown clear cp kill k\
illall ln mkdir mv pkill rm rmdir rsync sed sort tee touch".split(" ")),C=new Set("[ [[ cmp command diff egrep fgrep fin\
d grep hash read rg test type which".split(" "));function R({words:u}){const[f]=(0,I().startedWords)(u);return(f?.text??
"").replace(/^(?:\/usr)?(?:\/local)?\/bin\//,"")}function P(u){const f=R(u);return f!==""&&!L.has(f)&&!F.has(f)&&!C.has(
f)}function A(u){return L.has(u)}function $(u,f,s){u.status=f,u.done||=u.errexit&&f===1&&!s}function y(u){return(f,s)=>$(
f,u,s)}function E(u,f,s){const r={...f};return u(r,s),r.status}function T(u){return f=>{E(u,f,!1),f.status=0}}function S(u){
return(f,s)=>{const r=u.map(c=>E(c,f,s)),t=f.pipefail&&r.includes(1)?1:r.at(-1);$(f,t??0,s)}}function b(u,[,f]){if(/^(?:exit|return)$/.
test(u)){if(m(f?.text??"$?",0)===void 0)throw new M;return s=>{s.status=m(f?.text??"$?",s.status)??0,s.done=!0}}}function m(u,f){
if(/^\$(?:\?|\{\?\})$/.test(u))return f;if(/^\d+$/.test(u))return Number(u)%256===0?0:1}function w([u,...f]){const s={};
return u?.text!=="set"||f.forEach(({text:r},t)=>{const[,c,e=""]=/^([-+])([a-zA-Z]+)$/.exec(r)??[];e.includes("e")&&(s.errexit=
c==="-");const a=f[t+1]?.text;e.endsWith("o")&&(a==="errexit"||a==="pipefail")&&(s[a]=c==="-")}),s}function h(u,f){return u===
"false"?1:/^(?:test|\[\[?)$/.test(u)?f.filter(({text:s})=>!/^\]\]?$|\$/.test(s)).length===2?0:void 0:u===""||L.has(u)||F.
has(u)?0:void 0}}),81413:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.everyCommand=C,O.isBefore=A,O.isDynamic=
E,O.readShellText=F,O.withoutReserved=$;function I(){const h=p(35736);return I=function(){return h},h}const M=128*1024,L=16;
function F(h,u){return h.length>M?[]:new w(h,u).list("",0)}function C(h){return h.flatMap(u=>[u,...C(u.inside)])}const R=new Set(
"! { do elif else if then time until while".split(" ")),P=/^([A-Za-z_]\w*)=(.*)$/s;function A({text:h,quoted:u}){return!u&&
R.has(h)}function $(h){const{words:u,assignments:f}=h,s=u.findIndex(e=>!A(e));if(s<1)return h;const r=u.slice(s),t=r.findIndex(
({text:e})=>!P.test(e)),c=t<0?r:r.slice(0,t);return{...h,words:r.slice(c.length),assignments:[...f,...c.map(y)]}}function y({
text:h,span:u}){const[,f="",s=""]=P.exec(h)??[];return{name:f,value:s,span:u}}function E({problems:h,substituted:u},{span:f}){
const s=r=>r.start<f.end&&r.end>f.start;return u.some(s)||h.some(r=>T.has(r.rule)&&s(r.span))}const T=new Set(["arithmet\
ic-expansion","command-substitution","dollar-quote","variable-expansion"]),S=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,
b=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,m=/\\.?|\$\(|[^\\`$"]+|./sy;
class w{#n;#e;#s=0;constructor(u,f){this.#n=u,this.#e=f}list(u,f){const s=[];let r=this.#r(),t=!1;const c=(e,a="")=>{const o=this.#t(
r,e,a),{words:i,assignments:l,redirections:n,inside:d}=o,g=i.length+l.length+n.length+d.length===0,v=s.at(-1);g?v&&(s[s.
length-1]={...v,separator:v.separator+a}):s.push(o);const x=/^\|&?$/.test(a)?o:void 0;r=this.#r(g?r.pipedFrom:x)};for(;this.#s<
this.#n.length;){const e=this.#s,a=this.#i(t?m:b),o=this.#s;if(a==='"')t=!t;else{if(a===u&&(!t||u==="`"))return c(e),s;if(a===
"$("||a==="`"||!t&&/^[<>]?\($/.test(a)){if(f===L){c(e);continue}const i=this.#n.slice(r.start,e),l=a==="("?S.test(i)?"su\
bshell":"definition":"substitution",n=this.list(a==="`"?"`":")",f+1);r.inside.push(...n),r.gaps.push({kind:l,start:e,end:this.#s}),
l==="subshell"&&(r.subshell=n)}else!t&&/^(?:[;&|\r\n]+|\))$/.test(a)?c(e,a):!t&&a.startsWith("#")&&/^\s?$/.test(this.#n.
charAt(e-1))?r.gaps.push({kind:"comment",start:e,end:o}):!t&&/^(?:[<>]|&>)/.test(a)&&r.gaps.push({kind:"operator",start:e,
end:o})}}return c(this.#n.length),s}#r(u){return{start:this.#s,gaps:[],inside:[],pipedFrom:u}}#i(u){u.lastIndex=this.#s;
const[f=""]=u.exec(this.#n)??[];return this.#s+=f.length,f}#t(u,f,s){const{start:r,gaps:t,inside:c,pipedFrom:e,subshell:a}=u;
let o="",i=r;for(const N of t){const D=N.kind==="comment"||N.kind==="operator"?" ":"_";o+=this.#n.slice(i,N.start)+D.repeat(
N.end-N.start),i=N.end}o+=this.#n.slice(i,f);const l=(0,I().lex)(o,this.#e),n=N=>({...N,span:{start:N.span.start+r,end:N.
span.end+r}}),d=l.words.map(n),g=new Set;let v=0;const j=t.filter(({kind:N})=>N==="operator").map(({start:N,end:D})=>{for(;v<
d.length&&(d[v]?.span.start??D)<D;)v+=1;const W=d[v],H=d[v-1];return H?.span.end===N&&/^\d+$/.test(H.text)&&g.add(H),W&&
g.add(W),{operator:this.#n.slice(N,D),...W&&{target:W}}}),k=[...l.assignments,...l.refused].map(n);return{words:d.filter(
N=>!g.has(N)),assignments:k.sort((N,D)=>N.span.start-D.span.start),redirections:j,problems:l.problems.map(n),span:{start:r,
end:f},separator:s,inside:c,substituted:t.filter(({kind:N})=>N==="substitution"),...e&&{pipedFrom:e},...a&&{subshell:a},
...t.some(({kind:N})=>N==="definition")&&{defines:!0}}}}}),20630:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.handsOn=F,O.isShell=P,O.startedWords=C,O.textWithin=A;function I(){const $=p(37866);return I=function(){return $},$}function M(){
const $=p(81413);return M=function(){return $},$}const L=new Set(`builtin busybox command doas env exec ionice nice nohu\
p setsid stdbuf sudo taskset time timeout
  xargs xvfb-run`.split(/\s+/));function F($){return L.has($)}function C($){let y=$;for(;;){const[E,T]=y;if(E?.text==="f\
ind"){const b=y.findIndex(({text:m})=>/^-(?:exec|ok)(?:dir)?$/.test(m));return b<0?y:C(y.slice(b+1))}if(E===void 0||!L.has(
E.text)||E.text==="command"&&/^-[vV]/.test(T?.text??""))return y;const S=y.findIndex((b,m)=>m>0&&R(b,y));if(S<0)return y;
y=y.slice(S)}}function R({text:$},y){const E=T=>(0,I().startsOthers)(T)||I().REFUSED_PROGRAMS.has(T);return y.slice(1).some(
T=>E(T.text))?E($):!/^-|^\w+=|^\d+[smhd]?$/.test($)}function P($){return/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|k|z|a|fi|c|tc)?sh$/.
test($)}function A($){const[y,...E]=C($.words),T=y?.text??"";if(T!=="trap"&&!P(T))return;const S=T==="trap"?-1:E.findIndex(
({text:m})=>/^-\w*c$/.test(m)),b=S<0&&T!=="trap"?void 0:E[S+1];return b===void 0||(0,M().isDynamic)($,b)?void 0:b}}),20639:((V,O,p)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.NPM_LOCKFILES=O.LOCKFILES=void 0,O.isCode=A,O.isLockfile=c,O.isOfTests=
f,O.isPackageFile=a,O.isProgramCode=P,O.isTest=h,O.isTestData=u,O.isWritten=$,O.toolThatFinds=g;function I(){const v=p(76760);
return I=function(){return v},v}function M(){const v=p(41330);return M=function(){return v},v}const L=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),F=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),C=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function P(v){return L.has(y(v))}function A(v){return P(v)||F.has(y(v))}function $(v){return A(v)||C.has(y(v))||R.test(I().
posix.basename(v))}function y(v){return I().posix.extname(v).slice(1).toLowerCase()}const E={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},T=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
S=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[b,m,w]=Object.values(E).map(v=>new RegExp(`(?:^|/)(?\
:${v})/`,"i"));function h(v){return b.test(v)||T.test(v)}function u(v){return m.test(v)||v.endsWith(".snap")}function f(v){
return h(v)||u(v)||w.test(v)||S.test(v)}const s=O.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],r=O.LOCKFILES=
[...s,"pnpm-lock.yaml","yarn.lock","bun.lock"],t=/^(?:bun\.lockb|(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function c(v){return r.includes(v)||t.test(v)}const e=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bun\.lockb|bunfig\.toml|binding\.gyp)$/;
function a(v){return r.includes(v)||e.test(v)}const o="{js,cjs,mjs,ts,cts,mts}",i="{json,jsonc,json5,yaml,yml,toml}",l=`\
{${o.slice(1,-1)},${i.slice(1,-1)}}`,n={vitest:`vitest.config.${o} vitest.workspace.${l} vite.config.${o}`,jest:`jest.co\
nfig.${l} jest.setup.${o}`,mocha:`.mocharc .mocharc.${l}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${o}`,cypress:`cypress.config.${o}`,eslint:`eslint.config.${o} .eslintrc \
.eslintrc.${l} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${l} prettier.config.${o} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${l} stylelint.config.${o} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${l} .knip.${i} knip.config.${o}`,markdownlint:`.markdownlint.${l}\
 .markdownlint-cli2.${l} .markdownlintignore .markdownlintrc`,cspell:`cspell.${l} .cspell.${l} cspell.config.${l}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${l} nyc.config.${o}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${l} .babelrc .babelrc.${l}`,swc:".swcrc",pytest:"pytest.ini .pytest.ini conftest.py pyproject.toml \
setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.ini",ruff:"ruff.toml .ruf\
f.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml rustfmt.toml",go:"go.mod \
go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xml",gradle:"{build,setting\
s}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets} *.runsettings",phpunit:"\
phpunit.xml phpunit.xml.dist",rspec:".rspec .rubocop.yml",turbo:"turbo.json",nx:"nx.json project.json",lerna:"lerna.json",
npm:".npmrc"};let d;function g(v){if(d??=Object.entries(n).map(([j,k])=>[j,(0,M().default)(k.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.
test(v))return"cargo";const x=v.slice(v.lastIndexOf("/")+1);return d.find(([,j])=>j(x))?.[0]}}),44670:((V,O,p)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.PRELOADABLE_PACKAGES=O.NODE_FLAGS=O.NODE_ALIASES=O.BUILT_IN_REPORTERS=void 0;
function I(){const R=p(32017);return I=function(){return R},R}const M=O.NODE_FLAGS=(0,I().nameTable)({harmless:`
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
  `}),L=O.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  es-module-specifier-resolution=experimental-specifier-resolution
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  report-directory=report-dir security-reverts=security-revert
  trace-events-enabled=trace-event-categories
  `.trim().split(/\s+/).map(R=>R.split("="))),F=O.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),C=O.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g))}),94495:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.NPM_SUBCOMMANDS=O.NPM_SHORTHANDS=
O.NPM_FLAGS=O.MISSPELT=void 0;function I(){const A=p(32017);return I=function(){return A},A}const M=(0,I().nameTable)({harmless:`\

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
  `}),L=O.NPM_FLAGS=new Map([...M].map(([A,{name:$,arity:y,kind:E}])=>[A,{name:$,arity:y==="optional"?"loose":y==="value"?
"value":"none",effect:E}])),F=`
  ?=usage B=save-bundle C=prefix D=save-dev E=save-exact H=usage L=location O=save-optional
  P=save-prod S=save a=all c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly
  desc=description enjoy-by=before f=force g=global h=usage help=usage iwr=include-workspace-root
  l=long local=no-global m=message n=no-yes no=no-yes p=parseable porcelain=parseable
  q=loglevel:warn quiet=loglevel:warn readonly=read-only reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,C=O.NPM_SHORTHANDS=new Map(F.trim().split(/\s+/).map(A=>A.split(/[=:]/)).map(([A="",$,...y])=>[A,[`--${$}`,...y]])),R=O.
NPM_SUBCOMMANDS=(0,I().nameTable)({"runs-script":"test,t,tst run,run-script,rum,urn start stop restart","runs-tool":"exe\
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
t,create,innit","writes-files":"cache patch shrinkwrap version,verison"}),P=O.MISSPELT=new Set(["hlep","rum","urn"])}),58690:((V,O)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.choosesByName=R,O.isReadByProgram=F;const p=`
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
`.match(/\S+/g),I=L(p.map(P=>P.replace("!",""))),M=L(p.flatMap(P=>P.match(/^.*(?=!)/)??[]));function L(P){return new RegExp(
`^(?:${P.join("|").replaceAll("~",".*")})$`,"s")}function F(P){return I.test(P)||/^[A-Z]+_INCLUDE_PATH$/.test(P)}const C=/^PYTHON(?:DONTWRITEBYTECODE|DEVMODE|FAULTHANDLER|HASHSEED|IOENCODING|TRACEMALLOC|UNBUFFERED|UTF8)$/;
function R(P){return M.test(P)||P.startsWith("PYTHON")&&!C.test(P)}}),37866:((V,O,p)=>{Object.defineProperty(O,"__esModu\
le",{value:!0}),O.REFUSED_PROGRAMS=void 0,O.hasCommandLine=C,O.isCommandLine=F,O.startsOthers=L;function I(){const P=p(32017);
return I=function(){return P},P}const M=O.REFUSED_PROGRAMS=(0,I().groupsByName)({shell:"bash sh zsh dash ksh fish csh tc\
sh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup time timeout nice ionice setsid stdbuf ta\
skset chrt flock prlimit unshare strace ltrace gdb vim",interpreter:"python python2 python3 php perl ruby deno bun lua j\
ava go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 uv poetry composer",system:"cat ls rm cp mv gr\
ep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod true false exit"});function L(P){const A=M.
get(P)??"system";return/^(?:node|np[mx])$/.test(P)||A!=="system"&&P!=="."}function F(P){const[A="",...$]=P.trim().split(
/\s+/);return R(A)&&$.some(y=>/^-|[./]|^[|&;<>]+$/.test(y))}function C(P){return/&&|\|\||\$\(|`/.test(P)?!0:P.split(/;\s|\s\|\s/).
some(A=>{const[$="",...y]=A.trim().split(/\s+/);return y.length>0&&R($)})}function R(P){return M.has(P)||L(P)}}),95306:((V,O,p)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.UNKNOWN_MODULE=void 0,O.unknownTool=P;function I(){const A=p(32017);return I=
function(){return A},A}const M={flags:{config:"config,c= config-file= rcfile= resolve-plugins-relative-to=",code:`
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
writes-files":"clean create eject init new"}},L=[{programs:["next"],alone:"never-ends",ends_with:"build info lint teleme\
try typegen"},{programs:["parcel","vitepress"],alone:"never-ends",ends_with:"build"},{programs:["storybook"],alone:"neve\
r-ends",ends_with:"build doctor"},{programs:["testem"],alone:"never-ends",ends_with:"ci launchers"},{programs:["karma"],
ends_with:"run start"},{programs:["ember","hexo","ng"],subcommands:{"never-ends":`${M.subcommands["never-ends"]} s`}},{programs:[
"microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{"never-ends":`${M.flags["never-ends"]} w`}}],
F=(0,I().toolTable)(M),C=O.UNKNOWN_MODULE=(0,I().toolTable)({...M,flags:{...M.flags,code:"custom-syntax= env= environmen\
t= formatter= parser= reporter= resolver= rulesdir= runner= use=",module:"import= load= load-plugins= loader= plugin~="}}),
R=new Map(L.flatMap(({programs:A,flags:$,subcommands:y,...E})=>{const T=(0,I().toolTable)({flags:{...M.flags,...$},subcommands:{
...M.subcommands,...y},...E});return A.map(S=>[S,T])}));function P(A){return R.get(A)??F}}),34482:((V,O,p)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.Places=void 0,O.contextIn=L;function I(){const R=p(32854);return I=function(){return R},R}const M="\
/\0checkout";function L({policy:R,tree:P,platform:A,cwd:$=""},y){const{workspace:E}=R,T=F(R)?M:void 0,{files:S,cwd:b=$===
""?T:`${T??E}/${$}`}=y;return{policy:R,platform:A,proposal:y,mount:S?{at:"/",tree:S}:P?{at:T??E,tree:P}:{at:M},cwd:b}}function F({
workspace:R}){const P=(0,I().locatePath)(R,M,{at:M});return P!==void 0&&(0,I().isLocatedIn)(P,M)}class C{workspace;cwd;#n;#e;#s;constructor({
policy:{workspace:P},cwd:A,platform:$,mount:y}){this.#n=y,this.#e=y.at==="/"?y:{at:y.at},this.#s=$!=="linux",this.workspace=
(0,I().locatePath)(P,M,this.#e)??M,this.cwd=A===void 0?this.workspace:(0,I().locatePath)(A,this.workspace,y)??M}locate(P){
return(0,I().locatePath)(P,this.cwd,this.#n)}leadsInto(P,A){const $=this.locate(P);return $===void 0?!1:A.some(y=>{const E=(0,I().
locatePath)(y,this.workspace,this.#e);return E!==void 0&&this.isIn($,E)})}isIn(P,A){return(0,I().isLocatedIn)(P,A,{ignoreCase:this.#s})}mayBeIn(P,A){
return(0,I().isLocatedIn)(P,A,{ignoreCase:!0})}}O.Places=C}),21311:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.checkCommandPolicy=h,O.checkFamily=s,O.failedExamples=u,O.requireExamples=f;function I(){const n=p(7723);return I=function(){
return n},n}function M(){const n=p(51951);return M=function(){return n},n}function L(){const n=p(81413);return L=function(){
return n},n}function F(){const n=p(41115);return F=function(){return n},n}function C(){const n=p(5347);return C=function(){
return n},n}function R(){const n=p(32017);return R=function(){return n},n}function P(){const n=p(41895);return P=function(){
return n},n}function A(){const n=p(94853);return A=function(){return n},n}function $(){const n=p(74238);return $=function(){
return n},n}function y(){const n=p(5468);return y=function(){return n},n}function E(){const n=p(95132);return E=function(){
return n},n}function T(){const n=p(34482);return T=function(){return n},n}function S(){const n=p(83747);return S=function(){
return n},n}function b(){const n=p(6476);return b=function(){return n},n}function m(){const n=p(10777);return m=function(){
return n},n}function w(){const n=p(14111);return w=function(){return n},n}function h({families:n,patterns:d}){if(n.length===
0&&d.length===0)return[];const g=n.flatMap((x,j)=>l(["families",j],s(x)));if(g.length>0)return g;const v=(0,F().registryOf)(
n);return d.flatMap((x,j)=>l(["patterns",j],t(x,v)))}function u({policy:n,path:d=$().POLICY_PATH,text:g=""}){return h(n).
map(({message:v,pointer:x,value:j})=>{const k=(0,y().placeIn)(g,x,j);return`${k===void 0?d:`${d}:${k}`}: ${v}`})}function f(n){
const d=u(n);if(d.length!==0)throw new(P()).GateError("policy_invalid",`Examples of the policy fail:
${d.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function s(n){const d=C().
familySchema.safeParse(n);if(!d.success)return[{message:`family ${n.name}: ${I().prettifyError(d.error)}`,pointer:["name"],
value:n.name}];const g=(0,F().readFamily)(n),v=c(g);if(v.length>0)return v;const x=(0,F().programTerms)({programs:[g.name],
families:[g]});return[...r(g,"evolver",j=>e(j,x)),...r(g,"curated",j=>a(j,g)),...r(g,"workspace",j=>o(j,g))]}function r(n,d,g){
const{match:v=[],not_match:x=[]}=n[d]??{},j=k=>`family ${n.name}: ${d} ${k} its example`;return l([d],[...i("match",v,k=>!g(
k),j("rejects")),...i("not_match",x,g,j("accepts"))])}function t({name:n,regex:d,match:g,not_match:v},x){const j=(0,w().
compilePattern)(d);if("error"in j)return[{message:`${n}: the pattern ${j.error}`,pointer:["regex"],value:d}];const k=N=>(0,L().
everyCommand)((0,L().readShellText)(N)).some(D=>j.matches((0,w().subjectOf)(D,x)));return[...i("match",g,N=>!k(N),`${n}:\
 does not match`),...i("not_match",v,k,`${n}: matches`)]}function c({name:n,evolver:d}){try{return d&&(0,R().programFamily)(
n,d),[]}catch(g){const{message:v}=g;return[{message:`family ${n}: ${v}`,pointer:["evolver","flags"],value:n}]}}function e(n,d){
const{invocation:g,problems:v}=(0,M().readWords)(n,{programs:d}),x=v.map(E().problemFinding);return g?.family!==void 0&&
x.every(({severity:j})=>j!=="error")}function a(n,d){const g=(0,M().readWords)(n),[v,...x]=(0,S().firstCommand)(g);if(d.
curated===void 0||v?.text!==d.name)return!1;const j=new(T()).Places((0,T().contextIn)({policy:A().DEFAULT_POLICY,tree:void 0,
platform:"linux"},{})),{reasons:k}=(0,b().readOperation)(d,d.curated,x,j);return(0,S().shapeReasons)(g).length+k.length===
0}function o(n,d){return(0,L().everyCommand)((0,L().readShellText)(n)).every(g=>g.words[0]?.text===d.name&&(0,m().findCommandObjections)(
g,d).length===0)}function i(n,d,g,v){return d.flatMap((x,j)=>g(x)?[{message:`${v} ${x}`,pointer:[n,j],value:x}]:[])}function l(n,d){
return d.map(g=>({...g,pointer:[...n,...g.pointer]}))}}),46794:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.readArguments=M;function I(){const F=p(14170);return I=function(){return F},F}function M(F,C){const R=[],P=[],A=[],$=[];
let y=!1;for(const S of(0,I().readFlags)(F,L(C)).tokens){const{word:b}=S,m=b.text;if(S.kind==="operand"){y&&$.push({flag:m,
reason:"comes after the expression",word:b}),A.push(b);continue}if(S.kind==="flag"&&S.part.spec.leading){A.length>0&&$.push(
{flag:m,reason:"must come before the operands",word:b}),R.push(m);continue}if(y=C.leading_flags.length>0,S.kind==="unkno\
wn"){$.push({flag:m,reason:"is not in the specification",word:b});continue}const{name:w,kind:h}=S.part.spec;if(R.push(w),
h===void 0)continue;const u=S.consumes?S.next??b:b,f=S.consumes?S.next?.text:S.part.fixed;f===void 0?$.push({flag:m,reason:"\
requires a value",word:b}):P.push({text:f,kind:h,word:u,operand:!1})}const E=C.operands.unless.some(S=>R.includes(S))?1:
0,{kinds:T}=C.operands;for(const[S,b]of A.entries()){const m=T[Math.min(S+E,T.length-1)]??"path";P.push({text:b.text,kind:m,
word:b,operand:!0})}return{flags:R,values:P,problems:$}}function L(F){const C=new Set([...F.flags,...Object.keys(F.dangerous_flags)]),
R=(A,$=!1)=>({spec:{name:A,leading:$},negated:!1,takes:"never"}),P=(A,$)=>{const y=F.value_flags[A];if(y===void 0)return[];
const E={spec:{name:A,kind:y,leading:!1},negated:!1};return[$===void 0?{...E,takes:"always"}:{...E,fixed:$,takes:"never"}]};
return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:A=>{if(F.leading_flags.includes(
A))return[R(A,!0)];if(C.has(A))return[R(A)];const{written:$,attached:y}=(0,I().splitAtEquals)(A),E=A.startsWith("--")?P(
$,y):P(A.slice(0,2),A.slice(2)),T=[...P(A),...E];if(T.length>0)return T.slice(0,1);const b=(/^-[A-Za-z]{2,}$/.test(A)?[...A.
slice(1)]:[]).map(m=>`-${m}`);return b.length>0&&b.every(m=>C.has(m))?b.map(m=>R(m)):void 0}}}}),83747:((V,O,p)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.curated=void 0,O.firstCommand=s,O.judgeRisk=w,O.shapeReasons=r;function I(){
const e=p(41115);return I=function(){return e},e}function M(){const e=p(95132);return M=function(){return e},e}function L(){
const e=p(34482);return L=function(){return e},e}function F(){const e=p(8737);return F=function(){return e},e}function C(){
const e=p(6476);return C=function(){return e},e}const R=10,P=(e,a,o)=>{const i=[...r(e),...(0,F().besidesProgram)(a,e)],
[l,...n]=s(e);return l===void 0?$([(0,M().finding)("no_command",{}),...i],o):A(l,n,i,o)};O.curated=P;function A(e,a,o,i){
const{policy:l}=i,n=i.proposal.family??e.text,d={span:e.span},g=n===e.text?[]:[(0,M().finding)("family_base_mismatch",{family:n,
base:e.text},d)],v=(0,I().registryOf)(l.families).get(n),x=v?.curated;if(v===void 0||x===void 0)return $([(0,M().finding)(
"not_in_registry",{family:n},d),...g,...o],i);const j=y(n,i),k=new(L()).Places(i),N=(0,C().readOperation)(v,x,a,k),D=[...T(
v,x,i,j).map(G=>({...G,...d})),...o,...g,...N.reasons,...b(N,k,l.allowed_roots),...h(N.risk,l)],{risk:W}=N,H=u(W,j);return D.
some(({severity:G})=>G==="error")?{findings:(0,F().firstOfEach)(D.filter(E),R),risk:W,confirmation:H}:{findings:[...D,...m(
N,j)],risk:W,confirmation:H}}function $(e,{proposal:a}){const o=u("dangerous",a.mode??"structured");return{findings:e.filter(
E),risk:"dangerous",confirmation:o}}function y(e,{policy:a,proposal:o}){return o.mode??(a.experimental.includes(e)?"expe\
rimental":"structured")}function E({severity:e}){return e!=="warning"}function T({name:e,category:a},{maturity:o,platforms:i},{
policy:l,platform:n},d){const g=[];return l.disabled_packs.includes(a)&&g.push((0,M().finding)("family_disabled",{family:e,
pack:a})),i!==void 0&&!i.includes(n)&&g.push((0,M().finding)("platform_unsupported",{family:e,platform:n})),S[o].includes(
d)||g.push((0,M().finding)("maturity_refused",{family:e,maturity:o})),g}const S={structured:["structured","experimental"],
direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function b({paths:e},a,o){return o.length===0?
[]:e.filter(({path:i})=>i.startsWith("~")||!a.leadsInto(i,o)).map(({path:i,word:l})=>(0,M().finding)("outside_allowed_ro\
ots",{path:i,roots:o},l&&{span:l.span}))}function m({warnings:e},a){return[...e.map(o=>(0,M().finding)(o,{})),...a==="ex\
perimental"?[(0,M().finding)("experimental_mode",{})]:[]]}function w(e,{policy:a,proposal:o}){const i=u(e,o.mode??"struc\
tured");return{findings:h(e,a),risk:e,confirmation:i}}function h(e,{mode:a,allow_dangerous:o}){return e==="safe"||e==="w\
rite"&&a!=="safe"||e==="dangerous"&&a==="dangerous"&&o?[]:[(0,M().finding)("policy_risk",{risk:e,mode:a})]}function u(e,a){
return a==="experimental"?"very_strong":e==="dangerous"?"strong":"standard"}const f=new Set(["shell-operator","shell-red\
irection","line-break"]);function s({words:e,problems:a}){const o=a.filter(({rule:l})=>f.has(l)).map(({span:l})=>l.start),
i=Math.min(...o);return e.filter(({span:l})=>l.start<i)}function r({problems:e}){return e.flatMap(a=>{const o={span:a.span},
i=(l,n)=>[(0,M().finding)(l,{operator:n},o)];return(0,M().isProblem)(a,"shell-operator")?i(c(a.args.operator),a.args.operator):
(0,M().isProblem)(a,"shell-redirection")?i("shell_operator.redirection",a.args.operator):(0,M().isProblem)(a,"command-su\
bstitution")?i("shell_operator.substitution",a.args.written):(0,M().isProblem)(a,"line-break")||(0,M().isProblem)(a,"nul\
-character")?i("shell_operator.multiline",a.args.character):t.has(a.rule)?[(0,M().finding)("parse_failed",{},o)]:[]})}const t=new Set(
["unterminated-quote","trailing-backslash","command-too-long"]);function c(e){return e==="|"||e==="|&"?"shell_operator.p\
ipeline":e==="&"?"shell_operator.background":"shell_operator.chaining"}}),6476:((V,O,p)=>{Object.defineProperty(O,"__esM\
odule",{value:!0}),O.readOperation=C;function I(){const u=p(71081);return I=function(){return u},u}function M(){const u=p(
65905);return M=function(){return u},u}function L(){const u=p(95132);return L=function(){return u},u}function F(){const u=p(
46794);return F=function(){return u},u}function C(u,f,s,r){const t=f.forms.length>0?R(u,f,s,r):A(u,f,s,r),c=t.paths.some(
({path:a})=>h.test(a)),e=new Set([...f.warnings,...f.network_touching?["network_touching"]:[],...t.warnings,...c?["env_s\
ecrets"]:[]]);return{...t,warnings:[...e]}}function R(u,f,s,r){let t="",c=[];const e=s[0];for(const i of f.forms){const l=(0,I().
parseForm)(i.argv)??[],n=(0,I().matchForm)(l,s,(g,v)=>w(g,v,r));if(n===void 0)continue;c=P(n.placed);const d=i.warning?[
i.warning]:[];if(!n.wrong)return{reasons:[],risk:i.risk??f.risk,warnings:d,paths:c};t=`does not accept \`${n.wrong.word.
text}\`, which ${n.wrong.reason}; the registered forms are`}const a=f.forms.map(({argv:i})=>`${u.name} ${i}`);return{reasons:[
...(u.category==="archives"?s.filter(({text:i})=>M().SHELL_OPERATOR.test(i)):[]).map(({text:i,span:l})=>(0,L().finding)(
"shell_operator.quoted",{operator:i},{span:l})),(0,L().finding)(S(u.name),{family:u.name,reason:t,forms:a},e?{span:e.span}:
{})],risk:f.risk,warnings:[],paths:c}}function P(u){return u.filter(({kind:f})=>M().PATH_KINDS.has(f)).map(({word:f})=>({
path:f.text,word:f}))}function A({name:u},f,s,r){const{flags:t,values:c,problems:e}=(0,F().readArguments)(s,f),a=e.map(({
flag:g,reason:v,word:x})=>(0,L().finding)("flag_not_allowed",{family:u,flag:g,reason:v},{span:x.span})),o=g=>f.forbidden_prefixes.
find(v=>g.toLowerCase().startsWith(v.toLowerCase()));for(const{text:g,kind:v,word:x,operand:j}of c){const k=w(v,g,r),N={
span:x.span};k&&!(j&&o(g))&&a.push((0,L().finding)("operand_refused",{family:u,operand:g,reason:k},N))}const i=c.filter(
({operand:g})=>g);a.push(...E(u,f,i.length)),a.push(...y(u,f,i,t));for(const{text:g,word:v}of i){const x=o(g);if(x===void 0)
continue;const j={family:u,operand:g,prefix:x};a.push((0,L().finding)("forbidden_operand_prefix",j,{span:v.span}))}const l=c.
filter(({kind:g,text:v})=>M().PATH_KINDS.has(g)&&v!==$).map(({text:g,word:v})=>({path:g,word:v})),n=l.some(({path:g})=>f.
dangerous_targets.includes(g)||f.dangerous_targets.includes("/")&&r.locate(g)==="/"),d=f.default_operand;return{reasons:a,
risk:n?"dangerous":f.risk,warnings:[...t.flatMap(g=>f.dangerous_flags[g]??[]),...n?["broad_permission_target"]:[]],paths:l.
length===0&&d!==void 0?[{path:d}]:l}}const $="-";function y(u,{reads_stdin:f,operands:{min:s}},r,t){if(f===void 0)return[];
const c="is standard input",e=r.filter(({kind:i})=>M().PATH_KINDS.has(i)),a=e.filter(({text:i})=>i===$).map(({text:i,word:l})=>(0,L().
finding)("operand_refused",{family:u,operand:i,reason:c},{span:l.span}));if(a.length>0)return a;const o=r.length;return e.
length>0||o<s||f.unless.some(i=>t.includes(i))?[]:[(0,L().finding)("operand_count",{family:u,count:o,wanted:`at least ${o+
1}`})]}function E(u,{operands:{min:f,max:s}},r){if(r>=f&&(s===void 0||r<=s))return[];const t=s===void 0?`at least ${f}`:
s===f?`exactly ${f}`:`${f} to ${s}`;return[(0,L().finding)("operand_count",{family:u,count:r,wanted:t})]}const T=["tar",
"unzip","zip","ping","curl","git"];function S(u){return u==="dig"||u==="nslookup"?"constrained_form.dns":`constrained_fo\
rm.${T.find(f=>f===u)??"other"}`}const b=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],m=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function w(u,f,s){const r=M().KINDS[u](f);if(r!==void 0||u!=="destination"&&u!=="source")return r;const t=s.locate(f);if(t===
void 0)return"cannot be resolved";if(t==="/")return"is the root of the file system";const e=(/^[\\/]|^[A-Za-z]:/.test(f)||
!s.isIn(t,s.cwd))&&b.find(a=>s.mayBeIn(t,a));if(e)return`is in the system directory ${e}`;if(u!=="destination")return s.
mayBeIn(s.cwd,t)?"is the working directory or one of its parents":m.test(t)?"is a home directory":void 0}const h=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i}),
8737:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.besidesProgram=M,O.findProblems=F,O.firstOfEach=L;function I(){
const C=p(95132);return I=function(){return C},C}function M(C,{invocation:R}){const P=R?.family?["program","invocation",
"target"]:["program"];return C.filter(({layer:A,rule:$})=>!P.includes(String(A))||$==="command-not-text")}function L(C,R){
const P=new Map;return C.filter(({rule:A})=>{const $=(P.get(A)??0)+1;return P.set(A,$),$<=R})}function F({problems:C}){return C.
map(I().problemFinding)}}),10777:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.findCommandObjections=R,O.
workspaceRisk=A,O.workspaceWarnings=$;function I(){const t=p(71081);return I=function(){return t},t}function M(){const t=p(
65905);return M=function(){return t},t}function L(){const t=p(95132);return L=function(){return t},t}function F(){const t=p(
67407);return F=function(){return t},t}const C=new Set(["rm","chmod","chown","kill","killall","pkill","dd","shred"]);function R({
words:t},c){const[e,...a]=t;if(e===void 0)return[];const o=e.text,i=y(o,a,c?.workspace);if(i.length>0)return i;const l=(v,{
span:x}=e)=>[(0,L().finding)("command_not_allowed",{program:o,reason:v},{span:x})],n=c?.workspace;if(n===void 0)return l(
"is not allowed");if(a.length===1&&/^--(?:version|help)$/.test(a[0]?.text??""))return[];if(n.forms.length>0)return P(a,n)?
[]:l("is allowed only in its registered forms");const{reason:d,word:g}=E(a,n);return d===void 0?[]:l(d,g)}function P(t,{
forms:c}){return c.find(({argv:e})=>{const a=(0,I().matchForm)((0,I().parseForm)(e)??[],t,(o,i)=>M().KINDS[o](i));return a!==
void 0&&a.wrong===void 0})}function A({words:[,...t]},{workspace:c}){if(c!==void 0)return c.writes?"write":P(t,c)?.risk}
function $({words:t},{workspace:c}){return S(c?.subcommands,t[1]?.text)?.warnings??[]}function y(t,c,e){const{flags:a}=(0,F().
splitArguments)(c,e),o=e?.blocked_flags??[],l=[...a.filter(({text:g})=>(0,F().hasFlag)(g,"--force")||o.some(v=>(0,F().hasFlag)(
g,v))||t==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.test(g)||C.has(t)&&(0,F().hasFlag)(g,"--all"))],n=(g,v)=>a.find(({text:x})=>new RegExp(
`^-[A-Za-z]*${g}`).test(x)||(0,F().hasFlag)(x,v)),d=t==="rm"?n("[rR]","--recursive"):void 0;return d&&n("f","--force")&&
l.push(d),l.map(({text:g,span:v})=>(0,L().finding)("blocked_flag",{program:t,flag:g},{span:v}))}function E(t,c){const[e,
...a]=t,o=S(c.subcommands,e?.text);if(c.subcommands!==void 0&&o===void 0)return{reason:`is allowed only with the subcomm\
ands ${Object.keys(c.subcommands).join(", ")}`};const{flags:i,data:l,operands:n}=(0,F().splitArguments)(o?a:t,c);for(const d of i){
const{text:g}=d,v=(0,F().isDataFlag)(g,c);if(!v&&c.code_flags.some(x=>(0,F().hasFlag)(g,x)))return{reason:`is not allowe\
d with ${g}, which can run code, delete files, or write elsewhere`,word:d};if(c.flags!==void 0&&!v&&!c.flags.includes(g))
return{reason:`is not allowed with the flag ${g}`,word:d}}for(const d of o?n:[]){const g=M().KINDS[o?.operands??"path"](
d.text);if(g!==void 0)return{reason:`does not accept ${d.text}, which ${g}`,word:d}}return c.language===void 0?{}:T(c.language,
i,l)}function T(t,c,e){const a=c.find(({text:i})=>((0,F().hasFlag)(i,"-e")||(0,F().hasFlag)(i,"--expression"))&&i!=="-e"&&
i!=="--expression");if(a!==void 0)return{reason:"has its script attached to a flag",word:a};const o=t==="awk"?b:r;for(const i of e){
const l=o(i.text);if(l!==void 0)return{reason:l,word:i}}return{}}function S(t,c){return t!==void 0&&c!==void 0&&Object.hasOwn(
t,c)?t[c]:void 0}function b(t){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.test(t))return"may r\
un commands or open files in its program";const c=/\bprintf?\b/.exec(t),e=c===null?"":t.slice(c.index);return/>|(?<!\|)\|(?!\|)/.
test(e)?"may write to files or commands in its program":void 0}const m=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
w=String.raw`(?:${m}(?:\s*,\s*(?:${m}|[+~]\d+))?\s*!?\s*)?`,h=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,u=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${h})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
f=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,s=new RegExp(String.raw`^\s*${w}(?:${u}|${f})\s*(?:[;\n]|$)`);function r(t){if(t.
length>4096)return"has a script that is too long to check";let c=t;for(;c.trim()!=="";){const e=s.exec(c);if(e===null)return"\
may run commands or open files in its script";c=c.slice(e[0].length)}}}),67407:((V,O,p)=>{Object.defineProperty(O,"__esM\
odule",{value:!0}),O.hasFlag=C,O.isDataFlag=R,O.splitArguments=F;function I(){const P=p(14170);return I=function(){return P},
P}const M={data_flags:[],data_operands:{count:0,unless:[]}},L=[{spec:void 0,negated:!1,takes:"always"}];function F(P,{data_flags:A,
data_operands:$}=M){const y=[],E=[],T=[],S={flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"neve\
r",expand:w=>A.includes(w)?L:void 0};for(const w of(0,I().readFlags)(P,S).tokens){if(w.kind==="operand"){T.push(w.word);
continue}y.push(w.word),w.consumes&&w.next&&E.push(w.next)}const m=$.unless.some(w=>y.some(({text:h})=>C(h,w)))?0:$.count;
return{flags:y,data:[...E,...T.slice(0,m)],operands:T.slice(m)}}function C(P,A){const{written:$}=(0,I().splitAtEquals)(P);
return $===A?!0:A.startsWith("--")?$.length>2&&A.startsWith($):A.length===2&&!P.startsWith("--")&&/^-[A-Za-z]*/.exec(P)?.[0].
includes(A.slice(1))===!0}function R(P,{data_flags:A}){const{written:$}=(0,I().splitAtEquals)(P);return A.some(y=>$===y||
y.length===2&&!P.startsWith("--")&&P.startsWith(y))}}),14111:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.compilePattern=i,O.subjectOf=l,O.workspace=void 0;function I(){const k=p(58067);return I=function(){return k},k}function M(){
const k=p(81413);return M=function(){return k},k}function L(){const k=p(14170);return L=function(){return k},k}function F(){
const k=p(41115);return F=function(){return k},k}function C(){const k=p(13970);return C=function(){return k},k}function R(){
const k=p(72720);return R=function(){return k},k}function P(){const k=p(95132);return P=function(){return k},k}function A(){
const k=p(34482);return A=function(){return k},k}function $(){const k=p(8737);return $=function(){return k},k}function y(){
const k=p(10777);return y=function(){return k},k}function E(){const k=p(67407);return E=function(){return k},k}const T=(k,N,D)=>D.
proposal.tool==="runpy"?r(k,N,D):S(k,(0,$().besidesProgram)(N,k),D);O.workspace=T;function S(k,N,D){const{policy:W}=D,H=(0,F().
registryOf)(W.families),G=new(A()).Places(D),B=(0,M().readShellText)(k.command),U=(0,M().everyCommand)(B),z=({words:Y})=>f(
Y[0],H,D),J=Y=>U.flatMap(_=>a(_,W.patterns,Y,H)),K=[()=>[...b(k,B),...J(1)],()=>[...u(k,D.mount,G,U).flatMap(Y=>v(Y,z(Y),
G)),...J(2)],()=>[...U.flatMap(Y=>(0,y().findCommandObjections)(Y,z(Y))),...J(3)]];for(const Y of K){const _=Y();if(_.length>
0)return{findings:[...(0,$().firstOfEach)(_,1),...N.filter(c)]}}const X=U.flatMap(Y=>{const _=z(Y);return _?[{command:Y,
family:_}]:[]}),Z=new Set(X.flatMap(({command:Y,family:_})=>(0,y().workspaceWarnings)(Y,_))),Q=[...N,...[...Z].map(Y=>(0,P().
finding)(Y,{}))],q=new Set(X.map(({command:Y,family:_})=>(0,y().workspaceRisk)(Y,_))),nn=C().riskSchema.options.findLast(
Y=>Y!=="safe"&&q.has(Y));return nn&&!Q.some(c)?{findings:Q,risk:nn}:{findings:Q}}function b({targets:k},N){const D=k.flatMap(
({script:W})=>W===void 0?[]:[W]);return[...(0,I().findDangers)(N).map(W=>m(W,!0)),...D.flatMap(W=>(0,I().findDangers)((0,M().
readShellText)(W))).map(W=>m(W,!1))]}function m({name:k,pattern:N,words:D},W){const H=D[0]?.span.start,G=D.at(-1)?.span.
end,B=W&&H!==void 0&&G!==void 0?{span:{start:H,end:G}}:{};return(0,P().finding)(k,{pattern:h(N)},B)}const w=200;function h(k){
return k.length>w?`${k.slice(0,w)}\u2026`:k}function u({command:k},{tree:N,at:D},{cwd:W},H){return N!==void 0&&D!=="/"&&
D===W&&H.length===1?(0,M().everyCommand)((0,M().readShellText)(k,N)):H}function f(k,N,{policy:D}){const W=k&&N.get(k.text);
return W&&!D.disabled_packs.includes(W.category)?W:void 0}const s=new Set(`
  bidirectional-character command-not-text command-too-long control-character invisible-character
  lone-surrogate markup-injection nul-character workflow-command
  `.match(/\S+/g));function r({command:k},N,D){const W=N.filter(({rule:z})=>s.has(z)),H=g(k),[G]=H?.args??[];if(H===void 0||
G===void 0||!t.has(H.name)){const z=h(H?.name??k);return{findings:[(0,P().finding)("command_not_allowed",{program:z,reason:"\
is not a call of a file tool with literal arguments"}),...W]}}const U=[...x(G.text,G.span,new(A()).Places(D)),...W];return U.
some(c)?{findings:U}:{findings:U,risk:"write"}}const t=new Set(["write_file"]);function c({severity:k}){return k==="erro\
r"}const e=new Map;function a(k,N,D,W){const H=N.filter(B=>B.layer===D);if(H.length===0)return[];const G=l(k,W);return H.
filter(({regex:B})=>o(B,G)).map(({name:B,regex:U,reason:z})=>(0,P().finding)(`custom_pattern.${D}`,{name:B,pattern:U,reason:z}))}
function o(k,N){const D=i(k);return"error"in D||D.matches(N)}function i(k){const N=e.get(k)??(0,R().compileLinear)(k);return e.
set(k,N),N}function l({words:k,redirections:N},D){const[W,...H]=k,{data:G}=(0,E().splitArguments)(H,D.get(W?.text??"")?.
workspace),B=new Set(G);return[...k.filter(U=>!B.has(U)).map(U=>U.text),...N.map(({operator:U,target:z})=>`${U} ${z?.text??
""}`)].join(" ")}const n=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,d=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function g(k){const N=n.exec(k);if(N===null)return;const[,D="",W=""]=N,H=[];let G=N.indices?.[2]?.[0]??0,B=W;for(;B!=="";){
const U=d.exec(B);if(U===null)return;const[z,J,K]=U;H.push({text:J??K??"",span:{start:G,end:G+z.length}}),B=B.slice(z.length),
G+=z.length}return{name:D,args:H}}function v(k,N,D){const W=N?.workspace,[,...H]=k.words,{flags:G,operands:B}=(0,E().splitArguments)(
H,W),U=k.problems.filter(({rule:K})=>K==="variable-expansion"),z=k.redirections.flatMap(({target:K})=>K??[]),J=G.filter(
({text:K})=>W===void 0||!(0,E().isDataFlag)(K,W)).flatMap(({text:K,span:X})=>j(K).map(Z=>({text:Z,span:X})));return[...B,
...J,...z].flatMap(({text:K,span:X})=>{const Z=U.some(({span:Q})=>Q.start>=X.start&&Q.end<=X.end);return x(K,X,D,Z)})}function x(k,N,D,W=!1){
const H=W||k.startsWith("~")?void 0:D.locate(k);return H===void 0||!D.isIn(H,D.workspace)?[(0,P().finding)("path_outside\
_workspace",{path:k},{span:N})]:k.split(/[\\/]/).includes("..")?[(0,P().finding)("path_traversal",{path:k},{span:N})]:[]}
function j(k){const{attached:N}=(0,L().splitAtEquals)(k);return[...N===void 0?[]:[N],...k.startsWith("--")?[]:[k.slice(2)]]}}),
81961:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.combine=R,O.policyWith=$,O.stricterOf=C,O.tightenPolicy=
P,O.valuesOf=A;function I(){const y=p(23404);return I=function(){return y},y}function M(){const y=p(41895);return M=function(){
return y},y}function L(){const y=p(74238);return L=function(){return y},y}function F(){const y=p(11160);return F=function(){
return y},y}function C(y,E,T){const S=R(y.policy,E.policy);if("conflicts"in S)throw new(M()).GateError("policy_conflict",
`The policies of the base and of ${T} differ in ${S.conflicts.join(", ")}; the gate cannot determine which is stricter.`,
"Use the same values in both policies.");const{ref:b,digest:m}=E,w=[...y.combinedWith?[y.combinedWith.name]:[],T];return{
...y,policy:S.policy,digest:(0,L().digestPolicy)(S.policy),combinedWith:{name:w.join(" and "),digest:m,...b!==void 0&&{ref:b}}}}
function R(y,E){const T=[],S=A(y),b=A(E);for(const[m,{strictness:w}]of F().POLICY_KEYS){const[h,u]=[S.get(m),b.get(m)];if((0,I().
canonicalize)(h)===(0,I().canonicalize)(u))continue;const f=w.combine(h,u);f?S.set(m,f.value):T.push(m)}return T.length>
0?{conflicts:T}:{policy:$(S)}}function P(y,E){if(Object.values(E).every(w=>w===void 0))return y;const T=A(y.policy),S=[],
b=new Map(Object.entries(E));for(const[w,{strictness:h,input:u}]of F().POLICY_KEYS){const f=u&&b.get(u.name),s=T.get(w);
if(!(!u||f===void 0||f===s))if(s===u.open||h.compare(s,f)==="tighter")T.set(w,f);else{const r={given:String(f),kept:String(
s)};S.push({input:u.name,key:w,...r})}}const m=$(T);return{...y,policy:m,digest:(0,L().digestPolicy)(m),ignoredInputs:S}}
function A(y){const E=y;return new Map([...F().POLICY_KEYS.keys()].map(T=>{const[S="",b]=T.split("."),m=E[S];return[T,b===
void 0?m:m[b]]}))}function $(y){const E={};for(const[T,S]of y){const[b="",m]=T.split(".");E[b]=m===void 0?S:{...E[b],[m]:S}}
return F().policySchema.parse(E)}}),76545:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.comparePolicies=
R;function I(){const y=p(23404);return I=function(){return y},y}function M(){const y=p(69873);return M=function(){return y},
y}function L(){const y=p(81961);return L=function(){return y},y}function F(){const y=p(11160);return F=function(){return y},
y}function C(){const y=p(92328);return C=function(){return y},y}function R(y,E){const[T,S]=[(0,L().valuesOf)(y),(0,L().valuesOf)(
E)];return[...F().POLICY_KEYS].flatMap(([b,{strictness:m}])=>{const[w,h]=[T.get(b),S.get(b)],u=P(w,h);if(u===void 0)return[];
const f=m.compare(w,h),s=m.loosens?.(w,h)??f!=="tighter";return[{key:b,change:u,direction:f,loosens:s}]})}function P(y,E){
if(Array.isArray(y)&&Array.isArray(E)){const T=[...(0,C().missingFrom)(y,E).map(S=>`+ ${A(S)}`),...(0,C().missingFrom)(E,
y).map(S=>`- ${A(S)}`)];return T.length===0?void 0:T.join(", ")}return(0,I().canonicalize)(y)===(0,I().canonicalize)(E)?
void 0:`${$(y)} \u2192 ${$(E)}`}function A(y){const E=y.name;return typeof E=="string"?E:$(y)}function $(y){return(0,M().
stringify)(y,{collectionStyle:"flow",lineWidth:0}).trimEnd()}}),63550:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.literalTree=M;function I(){const F=p(39491);return I=function(){return F},F}function M(F,C="the given files"){const R=new Map(
Object.entries(F)),P=$=>{const y=R.get($);return typeof y=="string"?Buffer.from(y):Buffer.isBuffer(y)?y:y!==void 0&&"exe\
cutable"in y?Buffer.from(y.executable):void 0};return{...(0,I().indexEntries)([...R].map(([$,y])=>L($,y,P($)?.length))),
label:C,readlink:$=>{const y=R.get($);return typeof y=="object"&&"symlink"in y?y.symlink:void 0},read:async $=>{const y=P(
$);if(y===void 0)throw(0,I().notAFile)(C,$);return y}}}function L(F,C,R){const P=!F.split("/").includes("node_modules");
if(typeof C=="object"&&"symlink"in C)return{path:F,kind:"symlink",tracked:P};if(typeof C=="object"&&"submodule"in C)return{
path:F,kind:"submodule",oid:C.submodule,tracked:P};const A=typeof C=="object"&&"executable"in C;return{path:F,kind:A?"ex\
ecutable":"file",...R===void 0?{}:{size:R},tracked:P}}}),59542:((V,O,p)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.filesNamed=F,O.perTree=C;function I(){const R=p(76760);return I=function(){return R},R}function M(){const R=p(59490);return M=
function(){return R},R}const L=C(R=>(0,M().groupBy)(R.files(),({path:P})=>I().posix.basename(P)));function F(R,P){return L(
R).get(P)??[]}function C(R){const P=new WeakMap;return A=>{const $=A.original??A,{answer:y}=P.get($)??{answer:R($)};return P.
set($,{answer:y}),y}}}),80781:((V,O)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.subTree=p;function p(L,F){if(F===
"")return L;const C=I.get(L)??new Map;I.set(L,C);const R=C.get(F)??M(L,F);return C.set(F,R),R}const I=new WeakMap;function M(L,F){
const C=`${F}/`,R=y=>y===""?F:C+y,P=y=>({...y,path:y.path===F?"":y.path.slice(C.length)}),{original:A,isPending:$}=L;return{
label:L.label,...A&&{original:p(A,F)},...$&&{isPending:y=>$(R(y))},stat:y=>{const E=L.stat(R(y));return E&&P(E)},readlink:y=>L.
readlink(R(y)),list:y=>L.list(R(y)).map(P),files:()=>[...L.files()].filter(({path:y})=>y.startsWith(C)).map(P),read:(y,E)=>L.
read(R(y),E)}}}),58238:((V,O,p)=>{p.r(O),p.d(O,{parse:()=>I.parse,stringify:()=>I.stringify});var I=p(15756)})};
