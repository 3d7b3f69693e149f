"use strict";exports.id=528,exports.ids=[528],exports.modules={58067:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.dangerOfScript=
r,O.findDangers=y;function I(){const a=m(76760);return I=function(){return a},a}function j(){const a=m(81413);return j=function(){
return a},a}function L(){const a=m(20630);return L=function(){return a},a}const C=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
F=(a,d,n)=>a.some(u=>/^-[A-Za-z]+$/.test(u)&&[...u.slice(1)].some(b=>d.includes(b))||u.length>3&&n.startsWith(u.toLowerCase())),
R=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,P=a=>a.some((d,n)=>{const u=/^(?:-s|--signal)$/.
test(d)?a[n+1]:/^(?:-s|--signal=|-)(.+)$/.exec(d)?.[1];return u!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(u)}),E=(a,d,n)=>(a===
"systemctl"||a==="loginctl")&&d.some(u=>n.test(u)),k=[{name:"mass_deletion",matches:({program:a,args:d})=>a==="rm"&&F(d,
"rR","--recursive")&&d.some(n=>!n.startsWith("-")&&R.test(n))},{name:"raw_disk_write",matches:({program:a,args:d})=>a===
"dd"&&d.some(n=>n.startsWith("if=")||/^of=\/dev\//.test(n))},{name:"filesystem_format",matches:({program:a})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(a)},{name:"direct_disk_write",matches:({program:a,args:d})=>a==="tee"&&d.some(n=>C.test(n))},{name:"world_writable",
matches:({program:a,args:d})=>a==="chmod"&&d.some(n=>/^[0-7]{2,4}[2367]$/.test(n)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
n))},{name:"privilege_escalation",matches:({program:a,args:d})=>a==="chown"&&d.some(n=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(n))},{name:"firewall_manipulation",matches:({program:a})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(a)},
{name:"system_shutdown",matches:({program:a,args:d})=>/^(?:shutdown|poweroff|halt)$/.test(a)||/^(?:init|telinit)$/.test(
a)&&d[0]==="0"||E(a,d,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:a,args:d})=>a==="reboot"||/^(?:init|telinit)$/.
test(a)&&d[0]==="6"||E(a,d,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:a,args:d})=>/^(?:kill|pkill|killall)$/.
test(a)&&P(d)}],A=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,N=new Set(["\
curl","wget","fetch","aria2c"]),S=8,x=4;function y(a,d=0){const n=new Map;return(0,j().everyCommand)(a).flatMap(u=>h(u,n,
d))}function h(a,d,n){const u=[],{words:b}=(0,j().withoutReserved)(a);for(const{operator:M,target:v}of a.redirections)if(M.
includes(">")&&v&&C.test(v.text)){const $=`> ${v.text}`;u.push({name:"direct_disk_write",pattern:$,words:[v]})}const l=f(
a,d);if(l!==void 0){const M=`${l} | ${b[0]?.text??""}`;u.push({name:"remote_code_execution",pattern:M,words:b})}const T=new Set;
for(const M of w(b)){const v=k.find(({matches:W})=>W(M))?.name;if(v!==void 0){const W=M.words.map(({text:H})=>H).join(" ");
u.push({name:v,pattern:W,words:M.words})}const $=p(M);if($===void 0||T.has($)||n===x)continue;T.add($);const D=y((0,j().
readShellText)($),n+1);u.push(...D.map(W=>({...W,words:M.words})))}return u}function w(a){const d=g(a,0);if(d===void 0)return[];
const n=[d];if((0,L().handsOn)(d.program))for(let u=1;u<=Math.min(a.length-1,S);u+=1){const b=g(a,u);b!==void 0&&!/^-|=/.
test(b.program)&&n.push(b)}if(d.program==="find")for(const[u,{text:b}]of a.entries()){const l=/^-(?:exec|ok)(?:dir)?$/.test(
b)?g(a,u+1):void 0;if(l!==void 0&&n.push(l),n.length>S)break}return n}function g(a,d){const n=a[d];if(n===void 0)return;
const u=a.slice(d);return{program:I().posix.basename(n.text).toLowerCase(),args:u.slice(1).map(({text:l})=>l),words:u}}function p({
program:a,args:d}){if(a==="eval")return d.join(" ");if(!(0,L().isShell)(a))return;const n=d.findIndex(u=>/^-[A-Za-z]*c[A-Za-z]*$/.
test(u));return n<0?void 0:d[n+1]}function f(a,d){const n=w(a.words),u=(a.pipedFrom&&d.get(a.pipedFrom))??e(a.inside);return d.
set(a,u??n.map(({program:b})=>b).find(s)),n.some(({program:b})=>A.test(b))?u:void 0}function e(a){return(0,j().everyCommand)(
a).flatMap(({words:d})=>w(d)).find(({program:d})=>s(d))?.program}function s(a){return N.has(a)}const t={mass_deletion:"d\
eletes entire directories",raw_disk_write:"writes to raw disks",filesystem_format:"formats a file system",direct_disk_write:"\
writes to raw disks",remote_code_execution:"pipes text into a shell",world_writable:"makes files world-writable",privilege_escalation:"\
changes the owner of files to root",firewall_manipulation:"changes the firewall or stops the machine",system_shutdown:"c\
hanges the firewall or stops the machine",system_reboot:"changes the firewall or stops the machine",force_kill:"kills pr\
ocesses"},c=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,o=/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,i=16*1024;function r(a){if(a.
length>i)return"is too long to check";for(const[,n="",u=""]of a.matchAll(c))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(
n)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(u))return t.mass_deletion;const d=y((0,j().readShellText)(a)).find(({name:n})=>n!==
"mass_deletion");return d?t[d.name]:o.test(a)?t.remote_code_execution:void 0}}),98430:((V,O,m)=>{Object.defineProperty(O,
"__esModule",{value:!0}),O.exitStatusOf=R;function I(){const S=m(19312);return I=function(){return S},S}function j(){const S=m(
21416);return j=function(){return S},S}function L(){const S=m(81413);return L=function(){return S},S}function C(){const S=m(
20630);return C=function(){return S},S}const F=10;function R(S){const x=(0,L().readShellText)(S),y=new N(S,x),h=y.read();
if(h===void 0||x.length===0)return{vacuous:!1};const{examined:w,compounds:g,places:p}=y,f=P(p);if(w.size===0)return{vacuous:y.
isIdle&&f.every(t=>h(t)===0)};const e=t=>!f.some(c=>{const[o,i]=[h(c.filter(r=>r!==t)),h([...c,t])];return g.has(t)?o!==
i:o<i}),s=[...w].find(([t])=>e(t))?.[1];return{vacuous:!1,...s!==void 0&&{lost:s}}}function P(S){const x=Array.from({length:S},
(h,w)=>w);return S>F?[[],...x.map(h=>[h])]:Array.from({length:2**S},(h,w)=>w).map(h=>x.filter(w=>h&1<<w))}const E=/^(?:exec|exit|function|return|set|trap)$/,
k=/\$\{?[?!]/,A=/^(?:echo|exit|printf|return)$/;class N{examined=new Map;compounds=new Set;places=0;isIdle=!0;#n;#e;#s=0;#r=0;#i=!1;#t;constructor(x,y){
this.#n=x,this.#e=y}read(){try{const x=this.#l();return y=>{const h={status:0,done:!1,errexit:!1,pipefail:!1,failing:y};
x(h,!1);const w={...h,done:!1};return this.#t?.(w,!0),w.done?w.status:h.status}}catch(x){if(x instanceof j().Unclear)return;
throw x}}#l(){const x=this.#a([]);if(this.#f!==void 0)throw new(j()).Unclear;return x}get#f(){return this.#e[this.#s]}get#o(){
const x=this.#f?.words[this.#r];return x===void 0||x.quoted?void 0:x.text}get#u(){return this.#r>0?"":this.#e[this.#s-1]?.
separator??""}#d(){this.#r+=1;const x=this.#f;x&&!x.subshell&&this.#r>=x.words.length&&this.#p(this.#s+1)}#p(x){this.#s=
x,this.#r=0}#a(x){const y=[];for(;this.#f!==void 0&&!x.includes(this.#o??"");){const h=this.#g(),w=this.#r===0&&/^&(?!&)/.
test(this.#u);y.push(w?(0,j().inBackground)(h):h)}return(h,w)=>{for(const g of y)h.done||g(h,w)}}#g(){let x=this.#y();for(;;){
const y=this.#u.slice(0,2);if(y!=="&&"&&y!=="||")return x;const[h,w]=[x,this.#y()];x=(g,p)=>{h(g,!0),!g.done&&g.status===
0==(y==="&&")&&w(g,p)}}}#y(){let x=!1;for(;this.#o==="!"||this.#o==="time";)x=x!==(this.#o==="!"),this.#d();const y=this.#m(),
h=[y];for(;/^\|&?(?!\|)/.test(this.#u);)h.push(this.#m());const w=h.length===1?y:(0,j().piped)(h);return x?g=>{w(g,!0),g.
done||(g.status=g.status===0?1:0)}:w}#m(){const x=this.#f,y=this.#o??"";if(x===void 0||y==="function"||x.defines)throw new(j()).
Unclear;if(y==="case")return this.#b();if(y==="if")return this.#h();if(/^(?:for|select|until|while)$/.test(y))return this.#w(
y);if(y!=="{")return this.#k({...x,words:x.words.slice(this.#r)});this.#d();const h=this.#a(["}"]);return this.#c("}"),h}#c(...x){
if(!x.includes(this.#o??""))throw new(j()).Unclear;this.#d()}#h(){this.#c("if","elif");const x=this.#a(["then"]);this.#c(
"then");const y=this.#a(["elif","else","fi"]),h=this.#o!=="elif";this.#o==="else"&&this.#d();const w=h?this.#a(["fi"]):this.#h();
return h&&this.#c("fi"),(g,p)=>{if(x(g,!0),g.done)return;const f=g.status===0;g.status=0,(f?y:w)(g,p)}}#w(x){const y=/^(?:until|while)$/.
test(x);y?this.#d():this.#p(this.#s+1);const h=this.#i;this.#i||=y;const w=y?this.#a(["do"]):void 0;this.#i=h,this.#c("d\
o");const[g,p]=[this.#s,this.#r],f=this.#a(["done"]);[this.#s,this.#r]=[g,p];const e=this.#a(["done"]);return this.#c("d\
one"),(s,t)=>{if(w?.(s,!0),s.done)return;const c=w===void 0||s.status===0==(x==="while");s.status=0;for(const o of c?[f,
e]:[])s.done||o(s,t)}}#b(){const x=this.#s;this.#p((0,I().endOfCompound)(this.#e,x,this.#r));const y=this.#e.slice(x,this.#s),
h=(0,L().everyCommand)(y).map(L().withoutReserved),w=this.#n.slice(y[0]?.span.start,y.at(-1)?.span.end);if(k.test(w)||h.
some(g=>E.test((0,j().nameOf)(g))))throw new(j()).Unclear;return this.isIdle=!1,this.compounds.add(this.places),this.#O(
h.find(j().isExamined))}#O(x){const y=this.places;return this.places+=1,x&&!this.#i&&this.examined.set(y,x.words.map(({text:h})=>h).
join(" ")),(h,w)=>(0,j().settle)(h,h.failing.includes(y)?1:0,w)}#k(x){this.#p(this.#s+1);const y=(0,C().startedWords)(x.
words),h=(0,j().nameOf)(x),w=(0,C().textWithin)(x),g=x.subshell??(w&&(0,L().readShellText)(w.text));if(h==="trap")return this.#S(
y,g??[],w?.text??"");if(g!==void 0)return this.#P(g,w?.text??this.#n);const p=this.#n.slice(x.span.start,x.span.end);if(k.
test(p)&&!A.test(h))throw new(j()).Unclear;(0,j().isIdle)(h)||(this.isIdle=!1);const f=(0,j().exitOf)(h,y)??this.#A(x,y);
return x.redirections.some(({operator:s})=>s.startsWith("&>"))?(0,j().inBackground)(f):f}#S([,,...x],y,h){if(x.some(g=>g.
text==="EXIT"||g.text==="0")&&y.some(g=>(0,j().nameOf)(g)==="exit")){const g=this.#i;this.#i=!0,this.#t=this.#v(y,h),this.#i=
g}return(0,j().ends)(0)}#A(x,y){const h=(0,j().optionsIn)(y),w=(0,j().isExamined)(x)?void 0:(0,j().knownStatus)((0,j().nameOf)(
x),y),g=w===void 0?this.#O((0,j().isExamined)(x)?x:void 0):(0,j().ends)(w),p=x.words[0]?.text==="exec"&&y!==x.words;return(f,e)=>{
Object.assign(f,h),g(f,e),f.done||=p}}#P(x,y){const h=this.#v(x,y);return(w,g)=>(0,j().settle)(w,(0,j().apart)(h,w,g),g)}#v(x,y){
const h=[this.#e,this.#n,this.#s];[this.#e,this.#n,this.#s]=[x,y,0];const w=this.#l();return[this.#e,this.#n,this.#s]=h,
w}}}),3149:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.judgeNodeFlags=r,O.judgeValue=A,O.nodeFlagsIn=o,
O.parseHandedOn=a,O.setsHarmless=s,O.valueProblem=N;function I(){const d=m(44670);return I=function(){return d},d}function j(){
const d=m(32854);return j=function(){return d},d}function L(){const d=m(29064);return L=function(){return d},d}function C(){
const d=m(35736);return C=function(){return d},d}function F(){const d=m(32459);return F=function(){return d},d}function R(){
const d=m(87646);return R=function(){return d},d}function P(){const d=m(31901);return P=function(){return d},d}const E=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
k=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function A(d,n,u){
const{word:b,flag:l,value:T="",off:M}=n;if(l===void 0)return[];if(l.kind==="node")return M?[]:r(b,o(d,T));const v=l.kind===
"preload"&&!M?h(T,u?.stops===!0):S(l.kind,n,u)||((0,F().isForeign)(n.written)||(0,F().isOfMachine)(n.written))&&"tool-lo\
ads-code";return v?[N(v,d,n)]:[]}function N(d,n,{word:{text:u,span:b},written:l,value:T=""}){const M=u===l&&T!==""?`${l}\
 ${T}`:u;return(0,P().flagProblem)(d,n,{name:l,written:M,span:b,value:T})}function S(d,n,u){const b=x(d,n);return u?.starts===
"node"&&d==="code"&&b==="tool-runs-file"?"preloads-code":b}function x(d,n){const{written:u,value:b="",off:l}=n;switch(d){case"\
options":return y.test(b)?"tool-loads-code":x("plain",n);case"program":return/[\\/]|^[.~]/.test(b)?"names-program":void 0;case"\
plain":case"warning":return(0,F().isForeign)(b)||(0,F().isOfMachine)(b)&&!g(u,b)?"tool-loads-code":void 0;case"command":case"\
node":return(0,F().isForeign)(b)?"tool-loads-code":void 0;case"root":return(0,j().normalise)(b)===void 0?"tool-loads-cod\
e":void 0;case"config":return l||!(0,F().isElsewhere)(b)?void 0:"tool-loads-code";case"code":return l?void 0:e(b);case"p\
reload":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(b)?l?void 0:e(b):"evaluates-text";case"variable":return t(
b);case"module":return/^[\w.:-]*$/.test(b)?void 0:"tool-loads-code";case"compiler":return(0,F().isForeign)(b)?"tool-load\
s-code":p.test(b)?"launches-programs":void 0;case"property":return(0,F().isForeign)(b)||(0,j().normalise)(f(b))===void 0?
"tool-loads-code":void 0;case"output":return l?void 0:c(b);default:return l?void 0:d}}const y=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;
function h(d,n){if(I().PRELOADABLE_PACKAGES.has(d)||E.test(d))return"preloads-package";if(n)return"preloads-code";const u=/^(?:@[^/]+\/)?[^/]+$/.
test(d);return e(d)??(u?"preloads-package":"tool-runs-file")}const w=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function g(d,n){return w.test(d)||d==="-t"&&!n.includes(":")}const p=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function f(d){return d.slice(d.indexOf("=")+1)}function e(d){return(0,F().isElsewhere)(d)?"tool-loads-code":d.split(",").
some(n=>/^\.|\.[cm]?[jt]sx?$/.test(n))?"tool-runs-file":void 0}function s(d){const[,n="",u=""]=/^(\w+)[=:](.*)$/s.exec(d)??
[];return n!==""&&(0,L().isHarmlessVariable)(n,u)}function t(d){const n=d.split(",");if(!n.every(s))return n.some(u=>k.test(
u.trim()))?"changes-node-options":void 0}function c(d){const n=d.slice(d.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(n))return(0,F().isElsewhere)(n)?"writes-files":"tool-writes"}function o(d,n){return d==="mocha"||d==="_mocha"?n.split(
",").map(u=>u.startsWith("-")?u:`--${u}`):d==="ava"?(0,C().lex)(n).words.map(({text:u})=>u):[n]}const i="x.js";function r(d,n){
return a(d,n).problems}function a({span:d},n){return(0,R().parseNode)([...n,i,i].map(u=>({text:u,span:d,quoted:!1})))}}),
32459:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.isElsewhere=j,O.isForeign=L,O.isOfMachine=C;function I(){
const P=m(32854);return I=function(){return P},P}function j(P){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(P)||P.split(
",").some(E=>(0,I().normalise)(E)===void 0)}function L(P){return/(?:^|[=,\s])(?:data|file):/i.test(P)?!0:!P.includes("..")||
/^(?:[\\/]|[A-Za-z]:)/.test(P)?!1:P.split(/[=,:"']/).some(E=>E.includes("..")&&!R(E))}function C(P){return P.split(/[=,:"']/).
some(E=>F.test(E))}const F=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function R(P){return/^[\\/]/.test(P)||(0,I().normalise)(P)!==void 0}}),45806:((V,O,m)=>{Object.defineProperty(O,"__esMod\
ule",{value:!0}),O.launchedBy=k,O.parseInvocation=E;function I(){const h=m(37866);return I=function(){return h},h}function j(){
const h=m(32017);return j=function(){return h},h}function L(){const h=m(20691);return L=function(){return h},h}function C(){
const h=m(39872);return C=function(){return h},h}function F(){const h=m(31901);return F=function(){return h},h}function R(){
const h=m(92170);return R=function(){return h},h}const P=4;function E(h,w,g=j().NO_PROGRAMS){const p=typeof h=="string"?
R().PARSERS[h](w,g):(0,C().parseProgram)(h,w,g),{launched:f,problems:e}=A(p.invocation,g);return f.length===0&&e.length===
0?p:{invocation:p.invocation,problems:[...[p,...f].flatMap(s=>s.problems),...e]}}function k(h,w=j().NO_PROGRAMS){const g=A(
h,w).launched.map(p=>p.invocation);return h.launched===void 0?g:[...N(h).slice(1),...g]}function A(h,w){if(h.launched===
void 0)return S(h,w);const g=N(h).map(p=>S(p,w));return{launched:g.flatMap(p=>p.launched),problems:g.flatMap(p=>p.problems)}}
function N(h){return[h,...(h.launched??[]).flatMap(N)]}function S(h,w,g=0){const{launches:p,problems:f}=(0,L().launchesOf)(
h,w),e=h.operands[0]?.text??"",s={launched:[],problems:[...f]};for(const t of p){const[c]=t.words,o=g===P?"launches-prog\
rams":t.program===void 0&&c&&y(c.text);if(o){const a=c?.span??{start:0,end:0};s.problems.push((0,F().wordProblem)(o,e,{text:c?.
text??"",span:a}));continue}const i=x(t,w),r=S(i.invocation,w,g+1);s.launched.push(i,...r.launched),s.problems.push(...r.
problems)}return s}function x({program:h,words:w,...g},p){if(h!==void 0){const{invocation:s,problems:t}=R().PARSERS[h](w,
p);return{invocation:{...s,...g},problems:t}}const[f]=w,e=f?.text??"";return(0,R().isProgram)(e)?R().PARSERS[e](w.slice(
1),p):R().PARSERS.npx(w,p)}function y(h){return h.startsWith("-")?"unknown-flag":I().REFUSED_PROGRAMS.has(h)?"launches-p\
rograms":void 0}}),20691:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.launchesOf=N;function I(){const o=m(
76760);return I=function(){return o},o}function j(){const o=m(14170);return j=function(){return o},o}function L(){const o=m(
68623);return L=function(){return o},o}function C(){const o=m(94854);return C=function(){return o},o}function F(){const o=m(
95132);return F=function(){return o},o}function R(){const o=m(35736);return R=function(){return o},o}function P(){const o=m(
3149);return P=function(){return o},o}function E(){const o=m(87646);return E=function(){return o},o}function k(){const o=m(
31901);return k=function(){return o},o}const A={launches:[],problems:[]};function N(o,{tools:i}){if(o.program==="node")return S(
o);const{subcommand:r,operands:a,passthrough:d}=o,[n]=a,b=(r==="exec"||r==="script-or-tool")&&n?(0,C().toolOf)(n.text,i):
void 0;if(n===void 0||b?.mayStart!==!0)return A;const l=(0,L().readTool)(b,d),T=x(b,n,d,l),M=l.flags.flatMap(({word:v,flag:$,
value:D})=>$?.kind==="command"&&D!==void 0?[{...v,text:D}]:[]);return s([T,...M.map(v=>g(n.text,v))])}function S(o){const[
i]=(0,E().isTestRun)(o)?[]:o.operands;return i===void 0?A:{launches:c(i.text).map(a=>({program:"npx",words:[...["--",a].
map(n=>({...i,text:n})),...o.passthrough],starts:"file"})),problems:[]}}function x({starts:o,subcommands:i},r,a,{flags:d,
operands:n,started:u}){const[b]=u,l=d.some(({flag:T})=>T?.kind==="only-prints"||T?.kind==="evaluates-text");switch(o){case void 0:case"\
tasks":return A;case"node":return l||b&&i.has(b.text)?A:{launches:[{program:"node",words:u}],problems:[]};case"command":
return l||b&&i.has(b.text)?A:h(r.text,a,u);case"command-texts":return s(n.map(T=>g(r.text,T)));case"npm-scripts":return s(
n.map(T=>p(r.text,T,y(d))))}}function y(o){return o.flatMap(({flag:i,word:r})=>i===void 0?[r]:[])}function h(o,i,r){const{
words:a,problems:d}=o==="cross-env"?w(r):{words:r,problems:[]},[n]=a,u=n&&i.find(({text:T})=>T===n.text);if(n===void 0||
u===n)return{launches:[{words:a}],problems:d};const b=`\`${o}\` starts at the first word that is \`${n.text}\``,l={program:o,
flag:n.text,fault:b};return{launches:[{words:a}],problems:[(0,F().problemAt)("flag-value",n.span,l)]}}function w(o){const i=o.
findIndex(({text:d})=>!/^\w+=/.test(d)),r=i<0?o:o.slice(0,i),a=r.flatMap(({text:d,span:n})=>{if((0,P().setsHarmless)(d))
return[];const{written:u,attached:b=""}=(0,j().splitAtEquals)(d);return[(0,F().problemAt)("assignment-refused",n,{name:u,
value:b,known:!1})]});return{words:o.slice(r.length),problems:a}}function g(o,{text:i,span:r}){const[,a="",d=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.
exec(i)??[],{words:n,problems:u}=(0,R().lex)(a===""?i.replace(/^npm:(?=\S)/,"npm run "):d);if(!(0,R().hasOneReading)({problems:u})&&
!(a!==""&&d.trim()===""))return e(o,{text:i,span:r});const b=n.map(l=>({...l,span:r}));return a===""?{launches:[{words:b}],
problems:[]}:/^[\w:.@/*-]+$/.test(a)?f([{text:a,span:r,quoted:!1},...b],"wildcard"):e(o,{text:i,span:r})}function p(o,{text:i,
span:r},a){const[,d="",n=""]=/^\s*(\S+)(.*)$/s.exec(i)??[],{words:u,problems:b}=(0,R().lex)(n),l=n.trim()==="";if(d===""||
!l&&!(0,R().hasOneReading)({problems:b})||/\{!?[*@%\d]/.test(i))return e(o,{text:i,span:r});const T=u.map(v=>({...v,span:r})),
M=[...a,{text:d,span:r,quoted:!1},...T];return f(M,/^[\w:.@/-]+$/.test(d)?void 0:"glob")}function f(o,i){const d={program:"\
npm",words:[{text:"run",span:o.at(-1)?.span??{start:0,end:0},quoted:!1},...o]};return{launches:[i?{...d,selects:i}:d],problems:[]}}
function e(o,i){return{launches:[],problems:[(0,k().wordProblem)("launches-programs",o,i)]}}function s(o){return{launches:o.
flatMap(({launches:i})=>i),problems:o.flatMap(({problems:i})=>i)}}const t=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function c(o){const i=I().posix.normalize(o.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
i))return["yarn"];const[,r,a=""]=t.exec(i)??[];if(r===void 0)return[];if(r===".bin")return[a];const n=[...new Set([a.replace(
/\.[cm]?[jt]s$/,""),r])].filter(u=>(0,C().isKnownTool)(u));return n.length>0?n:[r]}}),4289:((V,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.filesIn=A,O.filesNamedBy=k,O.filesOfFlag=N,O.pythonFiles=x;function I(){const w=m(68623);return I=
function(){return w},w}function j(){const w=m(32017);return j=function(){return w},w}function L(){const w=m(94854);return L=
function(){return w},w}function C(){const w=m(95306);return C=function(){return w},w}function F(){const w=m(32854);return F=
function(){return w},w}function R(){const w=m(3149);return R=function(){return w},w}function P(){const w=m(32459);return P=
function(){return w},w}const E={files:[],roots:[],nodeFlags:[]};function k({subcommand:w,operands:g,passthrough:p},f=j().
NO_PROGRAMS){const[e]=g;return w==="exec"&&e?A(e,p,f):E}function A({text:w},g,{tools:p}=j().NO_PROGRAMS){const f=(0,L().
toolOf)(w,p)??(0,C().unknownTool)(w),e=(0,I().readTool)(f,g);return{files:[...e.flags.flatMap(s=>N(w,s)),...y(f,e.operands)],
roots:e.flags.flatMap(({flag:s,value:t})=>s?.kind==="root"&&t?[t]:[]),nodeFlags:h(w,f,e)}}function N(w,g){const{word:p,flag:f,
value:e="",off:s}=g;if(f===void 0||s||e==="")return[];const{span:t}=p,c=e.split(",").filter(o=>o!==""&&!(0,P().isElsewhere)(
o));switch(f.kind){case"tests":return[{as:"tests",path:e,span:t}];case"config":return(0,P().isElsewhere)(e)||/^[\w.-]+ *=/.
test(e)?[]:[{as:"config",path:e,span:t}];case"root":return(0,P().isElsewhere)(e)?[]:[{as:"place",path:e,span:t}];case"ou\
tput":{const o=e.slice(e.lastIndexOf("=")+1);return(0,P().isElsewhere)(o)?[]:[{as:"place",path:o,span:t}]}case"code":case"\
preload":case"script-text":{const o=(0,R().valueProblem)("tool-runs-file",w,g),i=f.kind==="preload";return c.map(r=>{const a=r.
replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(a)?{as:"code",path:a,span:t}:{as:"module",path:a,
span:t,ifFile:o,first:i}})}case"module":case"warning":{const o=f.kind==="warning"?S(e):e;if(!/^[\w.]+$/.test(o))return[];
const i=(0,R().valueProblem)("tool-runs-file",w,g);return x(o).map(r=>({as:"module",path:r,span:t,ifFile:i}))}default:return[]}}
function S(w){return w.split(":")[2]?.trim().replace(/\.?\w*$/,"")??""}function x(w){const g=w.replaceAll(".","/");return[
"","src/"].flatMap(p=>[".py","/__main__.py","/__init__.py"].map(f=>`${p}${g}${f}`))}function y(w,g){const p=w.operands===
"tests"||w.operands==="first-tests",e=(w.operands==="first-tests"?g.slice(0,1):w.operands==="tests"?g:[]).filter(({text:c})=>!w.
subcommands.has(c)).map(({text:c,span:o})=>({as:"tests",path:c.replace(/^!|:[\d,*-]+$/g,""),span:o})),s=w.readsArgumentFiles?
g.filter(({text:c})=>c.startsWith("@")):[],t=!p&&!w.mayStart?g:[];return[...e,...t.flatMap(({text:c,span:o})=>{const i=(0,F().
normalise)(c);return i!==void 0&&i!==""&&!(0,F().isWithin)(i,".git",{ignoreCase:!0})&&!(0,P().isElsewhere)(c)?[{as:"plac\
e",path:c,span:o}]:[]}),...s.map(({text:c,span:o})=>({as:"arguments",path:c.slice(1),span:o}))]}function h(w,{handsOn:g},{
flags:p}){return p.flatMap(({word:f,flag:e,value:s="",off:t})=>{const c=e?.kind==="node"&&!t?(0,R().nodeFlagsIn)(w,s):e===
void 0&&g?[f.text,...f.text.includes("=")||s===""?[]:[s]]:[];return c.length===0?[]:(0,R().parseHandedOn)(f,c).invocation.
flags})}}),74167:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readNopt=C;function I(){const h=m(94495);
return I=function(){return h},h}function j(){const h=m(14170);return j=function(){return h},h}function L(){const h=m(95132);
return L=function(){return h},h}function C(h){const w=[],g=[],p=[],f=[];for(const e of(0,j().readFlags)(h,F).tokens)if(e.
kind==="operand")p.push(e.word);else if(e.kind==="unknown"){const s=x(e);"rule"in s?f.push(s):g.push(s)}else{const{flag:s,
fault:t}=N(e);w.push(s),t!==void 0&&f.push(y(e.word,e.written,t))}return{flags:w,unknown:g,remain:p,problems:f}}const F={
flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:h=>P(h.replace(/^-+/,""))},
R=40;function P(h){const w=E(h);if(w!==void 0&&!w.negated)return[w];const g=A(h);if(g!==void 0)return[g];if(h.length<2||
h.length>R)return w&&[w];const p=[...h].map(A);return p.every(f=>f!==void 0)?p:w&&[w]}function E(h){const w=I().NPM_FLAGS.
get(h);if(w!==void 0)return k(w,!1);if(!h.startsWith("no-"))return;const g=I().NPM_FLAGS.get(h.slice(3));return g&&k(g,!0)}
function k(h,w){const g=h.arity==="value"?w?"never":"always":"true-or-false";return{spec:h,negated:w,takes:g}}function A(h){
const[w,g]=I().NPM_SHORTHANDS.get(h)??[],p=w===void 0?void 0:E(w.slice(2));return p&&(g===void 0?p:{...p,fixed:g,takes:"\
never"})}function N(h){const{word:w,written:g,attached:p,next:f,consumes:e}=h,{spec:s,negated:t,fixed:c}=h.part;if(c===void 0&&
s.arity==="value")return S(h);const o={name:`--${s.name}`,written:g,span:w.span,spec:s};if(c!==void 0){const a={flag:{...o,
value:c,negated:t}};return p===void 0?a:{...a,fault:"it takes no value"}}const i=e?f?.text:p,r={flag:{...o,negated:i==="\
false"?!t:t}};return p!==void 0&&!(0,j().isTruth)(p)?{...r,fault:"npm reads its value as a separate word"}:s.arity==="lo\
ose"&&!e&&(f?.text==="null"||f?.text==="always")?{...r,fault:"npm reads the next word as its value"}:r}function S({word:h,
written:w,attached:g,next:p,consumes:f,part:e}){const{spec:s,negated:t}=e,c=f?p?.text:g,o=f&&p?{start:h.span.start,end:p.
span.end}:h.span,i={name:`--${s.name}`,written:w,span:o,spec:s,negated:t},r={flag:c===void 0?i:{...i,value:c}};return t?
{...r,fault:"it takes a value, so it has no `--no-` form"}:c===void 0||c===""?{...r,fault:"its value is missing"}:c.startsWith(
"-")?{...r,fault:"its value begins with a dash"}:r}function x({word:h,written:w,attached:g}){const p=w.replace(/^-+/,"").
toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,""),f=[...I().NPM_FLAGS.keys(),...I().NPM_SHORTHANDS.keys()].find(
s=>s.startsWith(p));if(f!==void 0){const s={program:"npm",flag:w,meant:`--${f}`};return(0,L().problemAt)("abbreviated-fl\
ag",h.span,s)}if(!/^--[a-z][a-z0-9-]*$/i.test(w))return(0,L().problemAt)("unknown-flag",h.span,{program:"npm",flag:w});const e={
name:w,written:w,span:h.span};return g===void 0?e:{...e,value:g}}function y(h,w,g){return(0,L().problemAt)("flag-value",
h.span,{program:"npm",flag:w,fault:g})}}),87646:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.areHarmlessOptions=
w,O.isTestRun=S,O.parseNode=R;function I(){const g=m(44670);return I=function(){return g},g}function j(){const g=m(14170);
return j=function(){return g},g}function L(){const g=m(95132);return L=function(){return g},g}function C(){const g=m(31901);
return C=function(){return g},g}const F=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function R(g){const p=[],
f=[],e=[],s=new Set;for(const n of(0,j().readFlags)(g,P).tokens){if(n.kind==="operand"){e.push(n.word);continue}if(n.kind===
"unknown"){const v={program:"node",flag:n.written};f.push((0,L().problemAt)("unknown-flag",n.word.span,v));continue}const{
spec:u,negated:b}=n.part,l=k(n);p.push(l);const T=A(u,b,l.value);if(T!==void 0&&f.push(N(l,T)),b)continue;s.add(u.kind);
const M=x(u,l);M!==void 0&&f.push((0,C().flagProblem)(M,"node",l))}const t=S({flags:p}),c=t?e.length:s.has("evaluates-te\
xt")?0:1,o=e.slice(0,c),i=e.slice(c),r=t||s.has("only-prints")||s.has("evaluates-text"),a=y(o,t,g);a!==void 0&&!(r&&o.length===
0)&&f.push(a);const d=(0,C().onlyAsksForInformation)(i);return d!==void 0&&f.push((0,C().printsOnly)("node",d)),{invocation:{
program:"node",flags:p,operands:o,passthrough:i},problems:f}}const P={flags:"first",dash:"operand",separator:/^--$/,equals:"\
long",unknown:"never",expand:g=>{const p=g.startsWith("--"),f=p?g.slice(2).replaceAll("_","-"):g,e=f.startsWith("no-")&&
!I().NODE_FLAGS.has(f),s=e?f.slice(3):f,t=I().NODE_FLAGS.get(I().NODE_ALIASES.get(s)??(p?s:""));return t&&[{spec:t,negated:e,
takes:e?"never":E(t)}]}};function E({name:g,arity:p}){return g==="print"?"unless-dash":p==="value"?"always":"never"}function k({
word:{span:g},written:p,attached:f,next:e,consumes:s,part:{spec:t,negated:c}}){const o=s?e?.text:f,i=`--${c?"no-":""}${t.
name}`,r=s&&e?{start:g.start,end:e.span.end}:g;return o===void 0?{name:i,written:p,span:r}:{name:i,written:p,value:o,span:r}}
function A(g,p,f){if(p)return g.arity==="value"?"it takes a value, so it has no `--no-` form":f===void 0?void 0:"a `--no\
-` flag takes no value";if(g.arity==="none"&&g.name!=="print")return f===void 0||g.kind==="opens-inspector"?void 0:"it t\
akes no value";if(g.name!=="print")return f===void 0||f===""?"its value is missing":g.arity==="value"&&f.startsWith("-")?
"its value begins with a dash":void 0}function N(g,p){return(0,L().problemAt)("flag-value",g.span,{program:"node",flag:g.
written,fault:p})}function S({flags:g}){return g.findLast(({name:p})=>p==="--test"||p==="--no-test")?.name==="--test"}function x(g,{
value:p=""}){switch(g.kind){case"harmless":return;case"reports-tests":return I().BUILT_IN_REPORTERS.has(p)?void 0:"prelo\
ads-code";case"tolerates-rejections":return p==="warn"||p==="none"?"hides-failures":void 0;case"writes-report":return p===
"stdout"||p==="stderr"?void 0:"writes-files";case"preloads-code":return I().PRELOADABLE_PACKAGES.has(p)?"preloads-packag\
e":"preloads-code";case"loads-module":return I().PRELOADABLE_PACKAGES.has(p)?"preloads-package":"loads-code";default:return g.
kind}}function y(g,p,f){const[e]=g;if(e===void 0){const c=f.at(-1)?.span.end??0;return p?void 0:(0,L().problemAt)("reads\
-stdin",{start:0,end:c},{program:"node",flag:""})}const{text:s,span:t}=e;if(F.has(s))return(0,L().problemAt)("reads-stdi\
n",t,{program:"node",flag:s});if(s.startsWith("-"))return(0,L().problemAt)("dash-operand",t,{operand:s});if(s==="inspect"||
!p&&s==="debug")return(0,L().problemAt)("opens-inspector",t,{program:"node",flag:s})}const h=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function w(g){if(!h.test(g))return!1;const p={start:0,end:0},f=[...g.split(" "),"x.js"].map(t=>({text:t,span:p,quoted:!1})),
{problems:e,invocation:s}=R(f);return e.length===0&&s.operands.length===1}}),3893:((V,O,m)=>{Object.defineProperty(O,"__\
esModule",{value:!0}),O.isToolName=S,O.parseNpm=E,O.parseNpx=c;function I(){const n=m(94495);return I=function(){return n},
n}function j(){const n=m(14170);return j=function(){return n},n}function L(){const n=m(32017);return L=function(){return n},
n}function C(){const n=m(95132);return C=function(){return n},n}function F(){const n=m(74167);return F=function(){return n},
n}function R(){const n=m(46868);return R=function(){return n},n}function P(){const n=m(31901);return P=function(){return n},
n}function E(n,u=L().NO_PROGRAMS){return k("npm",(0,F().readNopt)(n),n,u)}function k(n,{flags:u,unknown:b,remain:l,problems:T},M,v){
const[$,...D]=l,W=u.find(J=>J.spec.effect==="only-prints"&&!J.negated),H=$&&I().NPM_SUBCOMMANDS.get($.text),G=H?.kind,B=[
...u.flatMap(J=>g(n,J,G)),...T],U={program:n,flags:u};if($===void 0)return W===void 0&&B.push(p(n,M)),B.push(...b.map(J=>(0,P().
flagProblem)("unknown-flag",n,J))),{invocation:{...U,operands:[],passthrough:[]},problems:B};if(H===void 0){const J=[...I().
NPM_SUBCOMMANDS].find(([Q])=>Q.startsWith($.text))?.[1].name??"",Z={subcommand:$.text,meant:J};return B.unshift((0,C().problemAt)(
"unknown-subcommand",$.span,Z)),{invocation:{...U,operands:D,passthrough:[]},problems:B}}const z=H.kind==="runs-script"?
"flag-before-separator":"unknown-flag";if(B.push(...b.map(J=>(0,P().flagProblem)(z,n,J))),I().MISSPELT.has($.text)){const J={
subcommand:$.text,meant:H.name};B.push((0,C().problemAt)("misspelt-subcommand",$.span,J))}const X={...U,subcommand:H.name},
K=A(H,$,D,{...X,families:v});return{invocation:K.invocation,problems:[...K.problems,...B]}}function A({name:n,kind:u},b,l,{
families:T,...M}){const v={...M,operands:l,passthrough:[]},$=D=>({invocation:v,problems:[(0,P().wordProblem)(D,M.program,
{text:n,span:b.span})]});switch(u){case"runs-script":return N(n,b,l,M);case"runs-tool":return y(b,l,M,T);case"depends-on\
-registry":return $(l[0]?.text==="fix"?"installs":u);case"packs":return h(M.flags,"dry-run")?{invocation:v,problems:[]}:
$("writes-files");case"edits-package":return $(l[0]?.text==="get"?"only-prints":"writes-files");default:return $(u)}}function N(n,u,b,l){
const T=n==="run"?b.slice(0,1):[u],M=n==="run"?b.slice(1):b,[v]=T,$=[];v===void 0?$.push((0,P().printsOnly)("npm",{...u,
text:"run"})):v.text==="env"&&$.push((0,C().problemAt)("prints-environment",v.span,{}));const D=(0,P().onlyAsksForInformation)(
M);return D!==void 0&&$.push((0,P().printsOnly)("npm",D)),{invocation:{...l,operands:T,passthrough:M},problems:$}}function S(n){
return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(n)}const x=new Set(["only-prints","evaluates-text"]);
function y(n,u,b,{tools:l}){const[T,...M]=u;if(T===void 0){const D=b.flags.some(({spec:W,negated:H})=>x.has(W.effect)&&!H)?
[]:[p(b.program,[n])];return{invocation:{...b,operands:[],passthrough:[]},problems:D}}const v={...b,operands:[T],passthrough:M};
return S(T.text)?{invocation:v,problems:(0,R().parseTool)(T,M,l)}:{invocation:v,problems:[(0,P().wordProblem)("downloads",
b.program,T)]}}function h(n,u){const b=n.findLast(l=>l.name===`--${u}`);return b!==void 0&&b.negated!==!0}const w=new Set(
"downloads only-prints dry-run skips-hooks".split(" "));function g(n,u,b){const{effect:l,name:T}=u.spec;if(u.negated&&(w.
has(l)||T==="force"||T==="global"))return[];switch(l){case"harmless":case"allows-missing":return[];case"filters-dependen\
cies":return b==="only-prints"||b==="depends-on-registry"?[]:[(0,P().flagProblem)("installs",n,u)];case"selects-workspac\
e":return b!=="runs-tool"||u.negated?[]:[(0,P().flagProblem)("starts-in-workspace",n,u)];case"changes-directory":return b!==
"runs-tool"&&b!=="packs"?[]:[(0,P().flagProblem)("changes-configuration",n,u)];default:return[(0,P().flagProblem)(l,n,u)]}}
function p(n,u){const b=u[0]?.span.start??0,l=u.at(-1)?.span.end??0;return(0,C().problemAt)("nothing-to-run",{start:b,end:l},
{program:n})}const f=new Set(["always-spawn","ignore-existing","shell-auto-fallback"]),e=new Set(["npm","node-arg","n"]),
s=new Set("package p cache userconfig call c shell".split(" ")),t=new Set("no-install quiet q version v help h".split(" "));
function c(n,u=L().NO_PROGRAMS){const[b]=n,l={text:"exec",span:b?.span??{start:0,end:0},quoted:!1},{rewritten:T,removed:M}=o(
n),v=k("npx",(0,F().readNopt)([l,...T]),n,u),$=M.map(({text:D,span:W})=>(0,P().flagProblem)("unknown-flag","npx",{name:D,
written:D,span:W}));return{invocation:v.invocation,problems:[...$,...v.problems]}}function o(n){const u=[],b=[],{tokens:l,
separator:T}=(0,j().readFlags)(n,i),M=[];for(const $ of l)if($.kind==="operand")M.push($.word);else if($.kind==="flag"){
const{word:D,written:W,attached:H,consumes:G,next:B,part:U}=$;if(U.spec==="removed"){b.push(D);continue}u.push({...D,text:a(
r(W),H,D.text)}),G&&B&&u.push(B)}const[v]=M;return T!==void 0?u.push(T):v!==void 0&&u.push({...v,text:"--"}),{rewritten:u.
concat(M),removed:b}}const i={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(n,u)=>{const b=r(
n),l=(M,v)=>[{spec:M,negated:!1,takes:v}];if(f.has(b))return l("removed","never");if(e.has(b))return l("removed","always");
const T=b==="p"?void 0:I().NPM_SHORTHANDS.get(b);return T!==void 0?{instead:u===void 0?T:[...T,u]}:d(b)?l("kept","never"):
l("kept",s.has(b)?"always":"unless-dash")}};function r(n){return n.replace(/^-+/,"")}function a(n,u,b){if(n==="no-instal\
l")return"--yes=false";const l=n==="p"?"--package":n==="shell"?"--script-shell":void 0;return l===void 0?b:u===void 0?l:
`${l}=${u}`}function d(n){const u=I().NPM_FLAGS.get(n)?.arity;return t.has(n)||u==="none"||u==="loose"}}),39872:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.parseProgram=E;function I(){const y=m(68623);return I=function(){return y},
y}function j(){const y=m(4289);return j=function(){return y},y}function L(){const y=m(76337);return L=function(){return y},
y}function C(){const y=m(46868);return C=function(){return y},y}function F(){const y=m(31901);return F=function(){return y},
y}function R(){const y=m(48886);return R=function(){return y},y}function P(){const y=m(91883);return P=function(){return y},
y}function E(y,h,w){const{program:g}=y,p={program:g,family:y,flags:[],operands:[],passthrough:[]},f=k({use:y.use,path:"",
words:h,family:y,families:w});return{invocation:{...p,...f.invocation},problems:f.problems}}function k(y){const{use:h,path:w,
words:g,family:p,families:f}=y,{data:e}=h,s=(0,I().readTool)(h,g),t=s.rest===void 0?s.flags:[...s.flags,s.rest.flag],c=t.
map(N),o=t.flatMap(l=>(0,j().filesOfFlag)(p.program,l)).filter(({as:l})=>l!=="place"),i=t.flatMap(l=>[...(0,C().toolFlagProblems)(
p.program,h,l),...(0,R().buildFlagProblems)(p,l)]),[r,...a]=s.started.slice(e.skips??0),d=r&&h.subcommands.get(r.text);if(d===
void 0||r===void 0){const l=x(y,s),T=S(y,s);return{invocation:{...w&&{subcommand:w},...e.any_package&&{anyPackage:!0},...l.
invocation,flags:c,files:[...o,...A(h,l.invocation.operands??[])]},problems:[...i,...T,...l.problems]}}const n=w===""?r.
text:`${w} ${r.text}`,u=d.data.starts==="own-script"?(0,L().parseStarted)("own-script",r,a,{family:p,families:f,parse:E}):
k({...y,use:d,path:n,words:a}),b=d.data.does?[(0,F().wordProblem)(d.data.does,p.program,{...r,text:n})]:[];return{invocation:{
...u.invocation,...e.any_package&&{anyPackage:!0},flags:[...c,...u.invocation.flags??[]],files:[...o,...u.invocation.files??
[]]},problems:[...i,...b,...u.problems]}}function A({data:{operands:y,starts:h}},w){return w.flatMap(({text:g,span:p})=>{
const f=(y==="package"||h==="package")&&g.endsWith(".go");return!((0,R().ruleForOperand)("path",g)===void 0)||y!=="tests"&&
!f?[]:[{as:"tests",path:g.replace(/::.*$/s,""),span:p}]})}function N({word:y,written:h,value:w}){return{name:h,written:h,
span:y.span,...w!==void 0&&{value:w}}}function S({use:y,path:h,words:w,family:g},{flags:p}){if(y.data.writes_unless===void 0)
return[];const f=y.data.writes_unless.split(" "),e=w.slice(w.findIndex(({text:t})=>t==="--"));if(p.some(({written:t,off:c})=>!c&&
f.includes(t)))return[];if(e[0]?.text==="--"&&e.some(({text:t})=>f.includes(t)))return[];const s=w[0]?.span??{start:0,end:0};
return[(0,F().wordProblem)("tool-writes",g.program,{text:h||g.program,span:s})]}function x({use:y,family:h,families:w},g){
const{rest:p}=g;if(p!==void 0)return p.flag.flag?.kind==="module"?(0,P().parseModule)(h,p.words,w,E):{invocation:{passthrough:p.
words},problems:[]};const f=y.data.starts??(y.subcommands.size>0?"subcommand":void 0),e=f===void 0?g.operands:g.started.
slice(y.data.skips??0),[s,...t]=e;if(s===void 0){const c=g.flags.some(({flag:a})=>a?.kind==="only-prints"),o={start:0,end:h.
program.length},i=c?void 0:y.data.alone,r=i?[(0,F().wordProblem)(i,h.program,{text:"",span:o})]:[];return{invocation:{},
problems:r}}return f===void 0?{invocation:{operands:e},problems:(0,R().judgeOperands)(y,e,h)}:(0,L().parseStarted)(f,s,t,
{family:h,families:w,parse:E})}}),76337:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.parseStarted=A;function I(){
const g=m(37866);return I=function(){return g},g}function j(){const g=m(32017);return j=function(){return g},g}function L(){
const g=m(94854);return L=function(){return g},g}function C(){const g=m(95132);return C=function(){return g},g}function F(){
const g=m(3893);return F=function(){return g},g}function R(){const g=m(46868);return R=function(){return g},g}function P(){
const g=m(31901);return P=function(){return g},g}function E(){const g=m(92170);return E=function(){return g},g}function k(){
const g=m(48886);return k=function(){return g},g}function A(g,p,f,e){const{program:s}=e.family,t={operands:[p],passthrough:f};
switch(g){case"subcommand":{const c={program:s,subcommand:p.text},o=(0,C().problemAt)("program-subcommand-unknown",p.span,
c);return{invocation:t,problems:[o]}}case"file":return y(p,f,s);case"package":{const c=(0,k().ruleForOperand)("package",
p.text);return{invocation:t,problems:c?[(0,P().wordProblem)(c,s,p)]:[]}}case"command":return h(p,f,e);case"script":case"\
own-script":return{invocation:{...t,subcommand:"run"},problems:x(f,e.family)};case"tool":return w("exec",p,f,e);case"scr\
ipt-or-tool":case"script-tool-or-file":{if(!(g==="script-tool-or-file"&&S(p.text))&&!N.test(p.text)){const o=w("script-o\
r-tool",p,f,e);return{...o,problems:[...o.problems,...x(f,e.family)]}}return g==="script-tool-or-file"?y(p,f,s):{invocation:t,
problems:[(0,P().wordProblem)("launches-programs",s,p)]}}}}const N=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function S(g){return/[\\/]/.test(g)&&!/^@[\w.-]+\/[\w.-]+$/.test(g)}function x(g,{program:p,use:f}){return g.filter(({text:s})=>{
const t=/^--([\w-]+)/.exec(s)?.[1];return t!==void 0&&f.flags.get((0,j().flagKey)(t))?.kind==="changes-configuration"}).
map(s=>(0,P().wordProblem)("changes-configuration",p,s))}function y(g,p,f){const{text:e,span:s}=g,t={operands:[g],passthrough:p,
starts:"file"};if(e==="-"||e===""||e.startsWith("/dev/"))return{invocation:t,problems:[(0,C().problemAt)("reads-stdin",s,
{program:f,flag:e})]};const c=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(e)&&/:/.test(e);return{invocation:t,
problems:c?[(0,P().wordProblem)("downloads",f,g)]:[]}}function h(g,p,f){const{family:e,families:s,parse:t}=f,{text:c}=g;
if(/:\/\//.test(c))return{invocation:{},problems:[(0,P().wordProblem)("downloads",e.program,g)]};if(c==="-"||/\.\w+$/.test(
c))return y(g,p,e.program);const o=s.known.get(c);if(o===void 0||!e.data.started_programs.includes(c))return{invocation:{},
problems:[(0,P().wordProblem)("launches-programs",e.program,g)]};const{invocation:i,problems:r}=t(o,p,s);return{invocation:{
launched:[i]},problems:r}}function w(g,p,f,{family:e,families:s,parse:t}){const{text:c}=p,o=s.allowed.get(c),i=(0,E().isProgram)(
c)?E().PARSERS[c](f,s):o&&t(o,f,s);if(g==="exec"&&S(c))return{invocation:{},problems:[(0,P().wordProblem)("launches-prog\
rams",e.program,p)]};if(!(0,F().isToolName)(c)&&/[\s;&|<>$`'"(){}\\*?]/.test(c))return{invocation:{},problems:[(0,P().wordProblem)(
"evaluates-text",e.program,p)]};const r=I().REFUSED_PROGRAMS.get(c)==="shell",a={subcommand:g,operands:[p],passthrough:f,
...i&&{launched:[i.invocation]}};if(i!==void 0)return{invocation:a,problems:i.problems};if(r||g==="exec"&&I().REFUSED_PROGRAMS.
has(c))return{invocation:a,problems:[(0,P().wordProblem)("launches-programs",e.program,p)]};const{tools:d}=s,n=g==="exec"||
(0,L().toolOf)(c,d)!==void 0||(0,L().refusalOf)(c);return{invocation:a,problems:n?(0,R().parseTool)(p,f,d):[]}}}),46868:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.parseTool=A,O.parseUnknownTool=N,O.toolFlagProblems=S;function I(){const e=m(
68623);return I=function(){return e},e}function j(){const e=m(37866);return j=function(){return e},e}function L(){const e=m(
94854);return L=function(){return e},e}function C(){const e=m(77251);return C=function(){return e},e}function F(){const e=m(
95306);return F=function(){return e},e}function R(){const e=m(95132);return R=function(){return e},e}function P(){const e=m(
3149);return P=function(){return e},e}function E(){const e=m(32459);return E=function(){return e},e}function k(){const e=m(
31901);return k=function(){return e},e}function A(e,s,t){const c=e.text,o=(0,L().refusalOf)(c);if(o!==void 0)return[(0,k().
wordProblem)(o,c,e)];const i=(0,k().onlyAsksForInformation)(s);if(i!==void 0)return[(0,k().printsOnly)(c,i)];const r=(0,L().
toolOf)(c,t);if(r===void 0)return N(e,s);const a=(0,I().readTool)(r,s),d=r.operands==="tests"||r.operands==="first-tests";
return[...x(e,s),...y(e,r,a),...a.flags.flatMap(n=>S(c,r,n)),...a.operands.flatMap(n=>!d&&((0,E().isForeign)(n.text)||r.
operands===void 0&&(0,E().isOfMachine)(n.text))?[(0,k().wordProblem)("tool-loads-code",c,n)]:[])]}function N(e,s,t=(0,F().
unknownTool)(e.text)){const c=e.text,o=(0,I().readTool)(t,s);return[...y(e,t,o),...w(e,s,o),...o.flags.flatMap(i=>S(c,void 0,
i)),...g(e,o)]}function S(e,s,t){return t.flag===void 0?f(e,s,t):(0,P().judgeValue)(e,t,s)}function x({text:e,span:s},t){
const c=(0,C().tasksOf)(e,t);return c===void 0?[]:[(0,R().problemAt)("runs-tasks",s,{program:e,tasks:c})]}function y(e,s,{
operands:t,started:c}){const i=s.starts===void 0||s.starts==="tasks"?t:c,r=i.find(({text:d})=>s.readsBehind&&s.subcommands.
has(d))??i[0],a=r?h(s,r.text):s.alone;return a===void 0?[]:[(0,k().wordProblem)(a,e.text,r??e)]}function h({endsWith:e,subcommands:s},t){
if(e?.has(t))return;const c=t.split(":").find(o=>s.get(o)==="never-ends");return s.get(t)??(e||c!==void 0?"never-ends":void 0)}
function w({text:e},s,{flags:t,operands:c}){const o=s[s.findIndex(({text:d})=>d==="--")+1],i=[...new Set([c[0],o])].filter(
d=>d!==void 0&&(0,j().startsOthers)(d.text)),r=t.filter(({written:d,flag:n,value:u=""})=>/^-[ex]$/.test(d)&&/\s/.test(u)||
n?.kind!=="config"&&(0,j().isCommandLine)(u)),a=c.filter(({text:d})=>(0,j().hasCommandLine)(d));return[...i,...r.map(({word:d})=>d),
...a].flatMap(d=>d===void 0?[]:[(0,k().wordProblem)("launches-programs",e,d)])}function g({text:e},{operands:s}){return s.
flatMap(t=>t.text==="-"?[(0,k().wordProblem)("reads-stdin",e,t)]:p(t.text)?[(0,k().wordProblem)("uses-network",e,t)]:(0,E().
isForeign)(t.text)||(0,E().isOfMachine)(t.text)?[(0,k().wordProblem)("tool-loads-code",e,t)]:[])}function p(e){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(e)}function f(e,s,{word:t,value:c=""}){const o=i=>[(0,k().wordProblem)(i,e,t)];if(s?.handsOn===!0){const i=t.text.includes(
"=")||c===""?[]:[c],r=(0,P().judgeNodeFlags)(t,[t.text,...i]);if(!r.some(({rule:a})=>a==="unknown-flag"))return r}return s?.
stops===!0?o("unknown-flag"):s?.starts==="npm-scripts"?t.text.includes("=")?[]:o("unknown-flag"):(0,E().isForeign)(c)||(0,E().
isOfMachine)(c)?o("tool-loads-code"):s===void 0?[]:o("tool-flag-unknown")}}),31901:((V,O)=>{Object.defineProperty(O,"__e\
sModule",{value:!0}),O.flagProblem=I,O.onlyAsksForInformation=C,O.printsOnly=F,O.wordProblem=m;function m(R,P,{text:E,span:k}){
return j(R,k,{program:P,flag:E})}function I(R,P,E){const{written:k,span:A,value:N}=E,S={program:P,flag:k};return j(R,A,N===
void 0?S:{...S,value:N})}function j(R,P,E){return{rule:R,span:P,args:E}}const L=new Set(["--version","-v","-V","--help",
"-h"]);function C(R){const[P]=R;return R.length===1&&P!==void 0&&L.has(P.text)?P:void 0}function F(R,P){return m("only-p\
rints",R,P)}}),92170:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.PARSERS=void 0,O.isProgram=C;function I(){
const F=m(87646);return I=function(){return F},F}function j(){const F=m(3893);return j=function(){return F},F}const L=O.
PARSERS={node:I().parseNode,npm:j().parseNpm,npx:j().parseNpx};function C(F){return Object.hasOwn(L,F)}}),48886:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.buildFlagProblems=y,O.judgeOperands=R,O.ruleForOperand=A;function I(){
const t=m(32017);return I=function(){return t},t}function j(){const t=m(32854);return j=function(){return t},t}function L(){
const t=m(95132);return L=function(){return t},t}function C(){const t=m(32459);return C=function(){return t},t}function F(){
const t=m(31901);return F=function(){return t},t}function R({data:{operands:t="path"},refusedOperands:c},o,i){const{deciding_properties:r,
variables:a}=i.data,d=r!==""||a!==void 0;return o.flatMap(n=>{const u=k(c,n.text),b=i.data.completes==="tasks"?P(c,n.text):
void 0,l=u??b??A(t,n.text);return l!==void 0?[(0,F().wordProblem)(l,i.program,n)]:d&&t==="plain"?w(i,n):[]})}function P({
flags:t,prefixes:c},o){const i=E(o.slice(o.lastIndexOf(":")+1)),[r=""]=i;if(r==="")return;if("publish".startsWith(r))return"\
publishes";const a=({name:n})=>{const u=E(n.replace(/~$/,""));return u.length===i.length&&u.every((b,l)=>b.startsWith(i[l]??
""))};return[...t.values(),...c.map(([,n])=>n)].find(a)?.kind}function E(t){return t.split(/(?=[A-Z])|-/).map(c=>c.toLowerCase())}
function k({flags:t,prefixes:c},o){const i=o.replace(/@[^@]*$/,""),r=[o,i,i.slice(i.lastIndexOf(":")+1)].map(I().flagKey);
for(const a of r){const n=(/^(?:help|h|version|v|V)$/.test(a)?void 0:t.get(a))??c.find(([u])=>a.startsWith(u))?.[1];if(n!==
void 0)return n.kind}}function A(t,c){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(c))return"downloads";if(c.
startsWith("@")&&t!=="package")return"tool-loads-code";switch(t){case"path":case"tests":return c==="-"?"reads-stdin":N(c.
replace(/::.*$/s,""))||(0,C().isForeign)(c)?"tool-loads-code":void 0;case"package":return c.includes("@")?"downloads":N(
c)?"tool-loads-code":void 0;case"goal":return c.split(":").length>2?"downloads":void 0;case"plain":return(0,C().isForeign)(
c)?"tool-loads-code":void 0}}function N(t){return(0,j().normalise)(t)===void 0}const S=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,
x=/[$`;&|<>(){}\s]/;function y(t,c){return[...h(t,c),...s(t,c)]}function h(t,{flag:c,word:o,value:i=""}){if(c?.kind!=="p\
roperty")return[];const r=i.replace(/^:/,"").split(/[;,]/);return!i.includes("$(")&&!r.some(a=>p(t,a))?[]:[(0,F().wordProblem)(
"changes-configuration",t.program,o)]}function w(t,c){const{program:o,data:i}=t,{text:r,span:a}=c,d=i.variables&&r.includes(
"=")?g(r):void 0;return d!==void 0&&!i.variables?.includes(d)?[(0,L().problemAt)("make-variable",a,{program:o,variable:d})]:
p(t,r)?[(0,F().wordProblem)("changes-configuration",o,c)]:(r.includes("=")?S.test(r):!x.test(r))?[]:[(0,F().wordProblem)(
"evaluates-text",o,c)]}function g(t){return t.replace(/\s*[:+?!]*=.*$/s,"")}function p({data:t},c){const o=g(c).toLowerCase();
return t.deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(i=>i.startsWith("~")?o.endsWith(i.slice(1)):
i.endsWith("~")?o.startsWith(i.slice(0,-1)):o===i)}const f=/^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i,e=/^-{1,2}(?:t|target)(?::|$)/i;
function s({program:t},{word:c,written:o,value:i=""}){if(t!=="dotnet")return[];const[r=""]=`${o.replace(/^[^:]*/,"")}${i}`.
split(";");return f.test(o)&&/\.dll$|[\\/]/i.test(r)?[(0,F().wordProblem)("loads-code",t,c)]:e.test(o)&&/(?:^|[:;,])(?:deploy|pack|publish|push)/i.
test(i||o)?[(0,F().wordProblem)("publishes",t,c)]:[]}}),91883:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.parseModule=S;function I(){const x=m(11186);return I=function(){return x},x}function j(){const x=m(68623);return j=function(){
return x},x}function L(){const x=m(32017);return L=function(){return x},x}function C(){const x=m(95132);return C=function(){
return x},x}function F(){const x=m(32459);return F=function(){return x},x}function R(){const x=m(46868);return R=function(){
return x},x}function P(){const x=m(31901);return P=function(){return x},x}const E=(0,L().groupsByName)({installs:"conda \
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
s calendar inspect uuid"}),k=new Set("unittest doctest json.tool tabnanny ast tokenize".split(" ")),A=/^(?:-\w|--[\w-]+=)?[/~]/,
N=(0,L().toolTable)({flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"});function S({program:x,data:y},[h,...w],g,p){
if(h===void 0){const a={program:x,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,C().problemAt)(
"flag-value",{start:0,end:0},a)]}}const f=g.known.get(h.text);if(f!==void 0&&y.started_programs.includes(h.text)){const{
invocation:a,problems:d}=p(f,w,g);return{invocation:{launched:[a]},problems:d}}const e={operands:[h],passthrough:w},s=/^[\w.]+$/.
test(h.text)?E.get(h.text.replace(/\._(?:_main__|internal\b.*)$/,"")):"tool-loads-code";if(s!==void 0)return{invocation:e,
problems:[(0,P().wordProblem)(s,x,h)]};const t=k.has(h.text);if(!t&&(0,I().isOfLibrary)(h.text)){const a={program:x,module:h.
text};return{invocation:e,problems:[(0,C().problemAt)("python-module-refused",h.span,a)]}}const c=g.known.get("python"),
[o,...i]=w;if(h.text==="coverage"&&o?.text==="run"&&c!==void 0){const{flags:a,started:d,rest:n}=(0,j().readTool)(N,i),u=n?
[{...n.flag.word,text:"-m"},...n.words]:d,b=a.flatMap(l=>(0,R().toolFlagProblems)("coverage",N,l));if(u.length>0){const l=p(
c,u,g);return{invocation:{...e,starts:"module",launched:[l.invocation]},problems:[...b,...l.problems]}}}const r=w.filter(
({text:a})=>(0,F().isForeign)(a)||t&&A.test(a));return{invocation:t?e:{...e,starts:"module"},problems:r.map(a=>(0,P().wordProblem)(
"tool-loads-code",h.text,a))}}}),29064:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.isHarmlessVariable=
x,O.readAssignments=p;function I(){const f=m(58690);return I=function(){return f},f}function j(){const f=m(87646);return j=
function(){return f},f}function L(){const f=m(12096);return L=function(){return f},f}function C(){const f=m(76829);return C=
function(){return f},f}const F=/^[\w.-]{0,64}$/,R=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,P=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
E=/^\d{1,9}$/,k=/^(?:|[01]|true|false|yes|no|on|off)$/i,A=new Map([["NODE_ENV",F],["CI",F],["FORCE_COLOR",F],["NO_COLOR",
F],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",R],["LC_ALL",R],["NODE_NO\
_WARNINGS",k],["TS_NODE_PROJECT",P],["TS_NODE_TRANSPILE_ONLY",k],["TS_NODE_FILES",k]]),N=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],
[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,F]],S="NODE_OPTIONS";function x(f,e){if(f===S)return(0,j().areHarmlessOptions)(
e);const s=A.get(f);return s!==void 0?s.test(e):h(f)?N.some(([c,o])=>c.test(f)&&o.test(e))||k.test(e)||E.test(e):!1}const y=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function h(f){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(f)?!(0,I().isReadByProgram)(f):y.test(f)}function w(f){return f===
S||A.has(f)||h(f)}const g=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function p(f,e){const s=[],t=[];let c=0;for(const o of f){const[
i]=o.parts,r=i&&!i.quoted?g.exec(i.text):null;if(!r)break;c+=1;const[a,d="",n]=r,u=(0,C().textOf)(o).slice(a.length),b={
start:o.start,end:o.end};if(!n&&x(d,u))s.push({name:d,value:u,span:b}),e.add("environment-assignment",b,{name:d,value:(0,L().
visible)(u)});else{const l=!n&&w(d);e.add("assignment-refused",b,{name:d,value:(0,L().visible)(u),known:l}),n||t.push({name:d,
value:u,span:b})}}return{assignments:s,refused:t,count:c}}}),12096:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.inspectBlanks=h,O.inspectCharacters=P,O.inspectInjection=p,O.inspectLookAlikes=A,O.visible=R;function I(){const f=m(11970);
return I=function(){return f},f}const j=/^\p{Bidi_Control}$/u,L=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function C(f){if(f>=32&&f<127||f===9)return"visible";if(f===0)return"nul-character";if(f===10||f===13)return"line-break";
if(f<160)return"control-character";if(f>=55296&&f<=57343)return"lone-surrogate";const e=String.fromCodePoint(f);return j.
test(e)?"bidirectional-character":L.test(e)?"invisible-character":"visible"}function F(f){return`U+${f.toString(16).toUpperCase().
padStart(4,"0")}`}function R(f,e=120){const s=f.length>e?`${f.slice(0,e)}\u2026`:f;let t="";for(const c of s){const o=c.
codePointAt(0)??0,i=o!==9&&C(o)==="visible";t+=i?c:`<${F(o)}>`}return t}function P(f,e,s,t){let c=e;for(const o of f)E(o,
c,s,t),c+=o.length}function E(f,e,s,t){const c=f.codePointAt(0)??0,o={start:e,end:e+f.length},i=F(c),r=C(c);if(r==="line\
-break"?t.add(r,o,{character:i,quoted:s}):r!=="visible"&&t.add(r,o,{character:i}),r!=="visible"||c<=126)return;const a=f.
normalize("NFKC");a!==f.normalize("NFC")||/[\0-\x7f]/.test(a)?t.add("compatibility-character",o,{character:i,becomes:a}):
s||t.add("non-ascii-unquoted",o,{character:i,shown:f})}const k=/\p{L}+/gu;function A(f,e,s,t){if(/^[\x00-\x7f]*$/.test(f)||
!s&&/\s/.test(f))return;const c=s?N(f):S(f);if(c===void 0)return;const o=[...new Set(f)].filter(i=>i>"\x7F");t.add("look\
-alike-letters",{start:e.start,end:e.end},{word:R(f),looks_like:R(c),characters:o.slice(0,10).map(i=>F(i.codePointAt(0)??
0))})}function N(f){const e=f.normalize("NFKD").replace(/\p{M}/gu,""),s=(0,I().asciiOf)(e);return/^[\x20-\x7e]+$/.test(s)?
s:void 0}function S(f){let e=!1;const s=f.replace(k,t=>{const c=(0,I().asciiOf)(t);return c===t||!/[A-Za-z]/.test(t)?t:(e=
!0,c)});return e?s:void 0}const x=100,y=1e3;function h(f,e){let s=0,t=0;for(let c=0;c<=f.length;c+=1){const o=f.charAt(c);
if(o===" "||o==="	")continue;const i=c-t;if(i>1&&(s+=i-1),i>=x||s>=y){const r=Math.max(i,s);e.add("blank-padding",{start:t,
end:c},{blanks:r});return}t=c+1}}const w=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
g=/<!--|```/;function p(f,e,s){const t=({index:i,0:r})=>s??{start:i,end:i+r.length},c=w.exec(f);c&&e.add("workflow-comma\
nd",t(c),{written:R(c[0])});const o=g.exec(f);o&&e.add("markup-injection",t(o),{written:o[0]})}}),84128:((V,O)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.literalSegment=E,O.matchName=N,O.matchesStars=S,O.readPattern=m;function m(h){
if(!h.parts.some(t=>!t.quoted&&/[*?[]/.test(t.text)))return;const w=h.parts.flatMap(({text:t,quoted:c})=>Array.from(t,o=>({
character:o,active:!c}))),g=w.findLastIndex(({character:t,active:c})=>c&&t==="]"),p=[];let f,e;for(let t=0;t<w.length;){
const c=I(w,t,g);c?(f??=R(p),e??=c.ambiguity,c.element.kind==="many"&&p.at(-1)?.kind==="many"||p.push(c.element),t=c.end):
(p.push({kind:"literal",character:w[t]?.character??""}),t+=1)}return f===void 0?void 0:{text:w.map(({character:t})=>t).join(
""),prefix:f,segments:P(p),...e&&{ambiguity:e}}}function I(h,w,g){const p=h[w];return p?.active?p.character==="*"?{element:{
kind:"many"},end:w+1}:p.character==="?"?{element:{kind:"one"},end:w+1}:p.character!=="["||g<w?void 0:j(h,w)??{element:{kind:"\
one"},end:w+1,ambiguity:"bracket"}:void 0}function j(h,w){let g=w+1;const p=L(h[g],"!");p&&(g+=1);const f=new Set;for(;!L(
h[g],"]");){const e=C(h[g]);if(e===void 0)return;const s=L(h[g+1],"-")?C(h[g+2]):e;if(s===void 0||!F(e,s))return;g+=L(h[g+
1],"-")?3:1;for(let t=e.charCodeAt(0);t<=s.charCodeAt(0);t+=1)f.add(String.fromCharCode(t))}if(f.size!==0)return{element:{
kind:"set",negated:p,members:f},end:g+1}}function L(h,w){return h?.active===!0&&h.character===w}function C(h){return h&&
/^[A-Za-z0-9_.,@%+]$/.test(h.character)?h.character:void 0}function F(h,w){if(h===w)return!0;const g=[/[a-z]/,/[A-Z]/,/[0-9]/];
return h<w&&g.some(p=>p.test(h)&&p.test(w))}function R(h){return h.map(w=>w.kind==="literal"?w.character:"").join("")}function P(h){
const w=[[]];for(const g of h)g.kind==="literal"&&g.character==="/"?w.push([]):w.at(-1)?.push(g);return w}function E(h){
return h.every(({kind:w})=>w==="literal")?R(h):void 0}const k=h=>Array.from(h),A=h=>Array.from(Buffer.from(h).toString("\
latin1"));function N(h,w){const[g]=h;if(w.startsWith(".")&&!(g?.kind==="literal"&&g.character==="."))return!1;const p=x(
h,w,k);return/^[\x20-\x7e]*$/.test(w)||p===x(h,w,A)?p:void 0}function S(h,w){const g=Array.from(w,p=>p==="*"?{kind:"many"}:
{kind:"literal",character:p});return x(g,h,k)}function x(h,w,g){const p=h.flatMap(c=>c.kind==="literal"?g(c.character).map(
o=>({kind:"literal",character:o})):c),f=g(w);let e=0,s=-1,t=0;for(let c=0;c<f.length;)if(p[e]?.kind==="many")s=e,t=c,e+=
1;else if(y(p[e],f[c]))e+=1,c+=1;else if(s>=0)e=s+1,t+=1,c=t;else return!1;return p.slice(e).every(({kind:c})=>c==="many")}
function y(h,w=""){return h?.kind==="literal"?h.character===w:h?.kind==="set"?h.members.has(w)!==h.negated:h?.kind==="on\
e"}}),30683:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.MAX_PATTERNS=void 0,O.resolvePattern=k;function I(){
const t=m(76760);return I=function(){return t},t}function j(){const t=m(32854);return j=function(){return t},t}function L(){
const t=m(12096);return L=function(){return t},t}function C(){const t=m(84128);return C=function(){return t},t}function F(){
const t=m(76829);return F=function(){return t},t}const R=20,P=4096,E=O.MAX_PATTERNS=64;function k(t,c,o){const{pattern:i,
span:r,position:a}=t,d=(0,L().visible)(i.text),n=S(i);let u=[];if(a==="program")o.add("glob-program",r,{pattern:d});else if(x(
i))o.add("glob-outside",r,{pattern:d});else if(!N(i,c))if(n)o.add("glob-unclear",r,{pattern:d,reason:n});else if(y(i))o.
add("glob-flag",r,{pattern:d,match:""});else if(c)u=A(t,c,o);else if(a==="script"&&h(i))o.add("glob-program",r,{pattern:d});else{
const b={matches:[],count:0,judged:!1};o.add("unquoted-glob",r,{pattern:d,...b})}return u.length===0?[i.text]:u}function A({
pattern:t,span:c,position:o},i,r){const a=(0,L().visible)(t.text),d=p(t,i),n="matches"in d&&!d.matches.every(w);if("ambi\
guity"in d||n){const M="ambiguity"in d?d.ambiguity:"file_name";return r.add("glob-unclear",c,{pattern:a,reason:M}),[]}const{
matches:u}=d,b=u.find(M=>M.startsWith("-"));b!==void 0&&r.add("glob-flag",c,{pattern:a,match:(0,L().visible)(b)}),o==="s\
cript"&&u.length>1&&r.add("glob-program",c,{pattern:a});const l=u.slice(0,R).map(M=>(0,L().visible)(M)),{length:T}=u;return r.
add("unquoted-glob",c,{pattern:a,matches:l,count:T,judged:!0}),u}function N({prefix:t,text:c},o){return t.includes("://")&&
!o?.stat(c.slice(0,c.indexOf("/")))}function S({text:t,segments:c,ambiguity:o}){return o||(t.length>P?"too_many":c.some(
r=>(0,C().literalSegment)(r)===void 0&&(0,C().matchName)(r,".."))?"dot":void 0)}function x({text:t,segments:c}){return t.
startsWith("/")||c.some(o=>(0,C().literalSegment)(o)==="..")}function y({prefix:t}){return t.startsWith("-")&&!t.includes(
"=")}function h({segments:t}){return t.some(c=>c.some(({kind:o})=>o==="many"))}function w(t){const c=new(F()).ProblemCollector;
return(0,L().inspectCharacters)(t,0,!0,c),c.inOrder().length===0}const g=128*1024;function p(t,c){let o=[{written:"",path:""}];
for(const[a,d]of t.segments.entries()){const n=a===t.segments.length-1,u=[];for(const b of o){const l=f(b,d,n,c);if(typeof l==
"string")return{ambiguity:l};u.push(...l)}o=u}const i=o.map(({written:a})=>Buffer.from(a));return i.reduce((a,d)=>a+d.length+
1,0)>g?{ambiguity:"too_many"}:{matches:i.sort(Buffer.compare).map(a=>a.toString())}}function f(t,c,o,i){const{written:r,
path:a}=t,d=(0,C().literalSegment)(c);if(d==="")return o?[t]:"empty_segment";const n=o?"":"/";if(d===".")return[{written:`${r}\
.${n}`,path:a}];const u=[];for(const b of e(a,c,d,i)){if(b==="letters")return"letters";if(!o&&s(b,i))return"symlink";!o&&
b.kind!=="directory"||u.push({written:`${r}${I().posix.basename(b.path)}${n}`,path:b.path})}return u}function*e(t,c,o,i){
if(o!==void 0){const r=i.stat(t===""?o:`${t}/${o}`);r?.tracked&&(yield r);return}for(const r of i.list(t)){if(!r.tracked)
continue;const a=(0,C().matchName)(c,I().posix.basename(r.path));a===void 0?yield"letters":a&&(yield r)}}function s(t,c){
if(t.kind!=="symlink")return t.kind==="submodule";const o=(0,j().resolveInTree)(c,t.path);return o.kind==="missing"?!1:o.
kind!=="inside"||!/^(?:file|executable)$/.test(o.entry.kind)}}),35736:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.hasOneReading=A,O.lex=k;function I(){const p=m(13580);return I=function(){return p},p}function j(){const p=m(29064);return j=
function(){return p},p}function L(){const p=m(12096);return L=function(){return p},p}function C(){const p=m(30683);return C=
function(){return p},p}function F(){const p=m(84128);return F=function(){return p},p}function R(){const p=m(50674);return R=
function(){return p},p}function P(){const p=m(76829);return P=function(){return p},p}const E=128*1024;function k(p,f){const e=new(P()).
ProblemCollector;if(N(p,e))return{words:[],assignments:[],refused:[],problems:e.inOrder()};const s={start:0,end:p.length};
(0,L().inspectBlanks)(p,e),(0,L().inspectInjection)(p,e);const t=(0,R().splitWords)(p,e),{assignments:c,refused:o,count:i}=(0,j().
readAssignments)(t,e);for(const a of t.slice(0,i))y(a,e);const r=S(t.slice(i),f,e);r.length===0&&e.add("empty-command",s,
{});for(const{value:a,span:d}of c)(0,L().inspectInjection)(a,e,d);for(const{text:a,span:d}of r)(0,L().inspectInjection)(
a,e,d);return{words:r,assignments:c,refused:o,problems:e.inOrder()}}function A({problems:p}){return p.every(({rule:f})=>(0,I().
ruleOf)(f).severity==="warning")}function N(p,f){if(Buffer.byteLength(p)<=E)return!1;const e={start:0,end:p.length};return f.
add("command-too-long",e,{limit:E}),!0}function S(p,f,e){const s=[];let t=0;for(const[c,o]of p.entries()){const i={start:o.
start,end:o.end},r=o.parts.some(u=>u.quoted),a=(0,P().textOf)(o);y(o,e),h(o,e),g(o,c===0,e),(0,L().inspectLookAlikes)(a,
o,c===0,e);const d=(0,F().readPattern)(o);if(d&&(t+=1),d&&t>C().MAX_PATTERNS&&e.add("glob-unclear",i,{pattern:(0,L().visible)(
a),reason:"too_many"}),!d||t>C().MAX_PATTERNS){s.push({text:a,span:i,quoted:r});continue}const n=x(c,s);for(const u of(0,C().
resolvePattern)({pattern:d,span:i,position:n},f,e))s.push({text:u,span:i,quoted:r})}return s}function x(p,f){return p===
0?"program":p===1&&f[0]?.text==="node"?"script":"argument"}function y(p,f){for(const[e,s]of p.parts.entries()){if(s.quoted||
!s.text.includes("~"))continue;const t=s.text.search(e===0?/(?:^|[=:])~/:/[=:]~/);if(t<0)continue;const c=s.start+s.text.
indexOf("~",t),o=(0,L().visible)((0,P().textOf)(p));f.add("tilde-expansion",{start:c,end:c+1},{word:o});return}}function h(p,f){
let e=-1,s=!1;for(const t of p.parts)if(!(t.quoted||e<0&&!t.text.includes("{")))for(const{0:c,index:o}of t.text.matchAll(
/[{},]|\.\./g)){const i=t.start+o;if(c==="{")e<0&&(e=i);else if(c!=="}")s=e>=0;else if(s){const r={start:e,end:i+1};f.add(
"brace-expansion",r,{written:(0,L().visible)((0,P().textOf)(p))});return}}}const w=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function g(p,f,e){const s=(0,P().unquotedText)(p);s!==void 0&&(s==="\
!"||f&&w.has(s))&&e.add("reserved-word",{start:p.start,end:p.end},{word:s})}}),62603:((V,O)=>{Object.defineProperty(O,"_\
_esModule",{value:!0}),O.backtickEnd=C,O.readDollar=L,O.readOperator=R;const m=/[A-Za-z_]/,I=/[A-Za-z0-9_]/,j=/[0-9@*#?$!-]/;
function L(P,E,k){const A=P.charAt(E+1);if(A==="(")return{kind:P.charAt(E+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:F(P,E+1,"(",")")};if(A==="{")return{kind:"variable-expansion",end:F(P,E+1,"{","}")};if(A==="[")return{kind:"\
arithmetic-expansion",end:F(P,E+1,"[","]")};if(A==="'"||A==='"'){if(k)return;const N=P.indexOf(A,E+2);return{kind:"dolla\
r-quote",end:N<0?P.length:N+1}}if(m.test(A)){let N=E+2;for(;I.test(P.charAt(N));)N+=1;return{kind:"variable-expansion",end:N}}
if(j.test(A)||A>"\x7F")return{kind:"variable-expansion",end:E+2}}function C(P,E){for(let k=E+1;k<P.length;k+=1){const A=P.
charAt(k);if(A==="\\")k+=1;else if(A==="`")return k+1}return P.length}function F(P,E,k,A){let N=0;for(let S=E;S<P.length;S+=
1){const x=P.charAt(S);if(x===k)N+=1;else if(x===A&&(N-=1,N===0))return S+1}return P.length}function R(P,E,k){const A=P.
charAt(E);if(A==="("||A===")")return k.add("shell-parenthesis",{start:E,end:E+1},{character:A}),E+1;const N=A==="<"||A===
">",S=N?/[<>&|-]/:/[;&|]/;let x=E+1;for(;x-E<3&&S.test(P.charAt(x));)x+=1;const y=P.slice(E,x);return k.add(N?"shell-red\
irection":"shell-operator",{start:E,end:x},{operator:y}),x}}),50674:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.splitWords=F;function I(){const P=m(12096);return I=function(){return P},P}function j(){const P=m(62603);return j=function(){
return P},P}const L=1e3,C=/[ \t\n\r'"\\$`;&|<>()]/g;function F(P,E){return new R(P,E).split()}class R{#n;#e;#s=[];#r=[];#i=0;#t=0;#l=0;constructor(E,k){
this.#n=E,this.#e=k}split(){for(;this.#t<this.#n.length;)this.#f();if(this.#u(),this.#l>L){const E={start:0,end:this.#n.
length};this.#e.add("too-many-quotes",E,{quotes:this.#l,limit:L})}return this.#s}#f(){switch(this.#n.charAt(this.#t)){case"\
 ":case"	":this.#u(),this.#t+=1;break;case`
`:case"\r":this.#u(),(0,I().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#p();
break;case'"':this.#a();break;case"\\":this.#y();break;case"$":this.#c(!1);break;case"`":this.#h(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#u(),this.#t=(0,j().readOperator)(this.#n,this.#t,this.#e);break;case"#":
this.#r.length===0?this.#b():this.#d();break;default:this.#d()}}#o(E,k,A,N=A){this.#r.length===0&&(this.#i=N),this.#r.push(
{text:E,quoted:k,start:A})}#u(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#d(){
const E=this.#t;C.lastIndex=E+1;const k=C.exec(this.#n)?.index??this.#n.length,A=this.#n.slice(E,k);(0,I().inspectCharacters)(
A,E,!1,this.#e),this.#o(A,!1,E),this.#t=k}#p(){const E=this.#t,k=this.#n.indexOf("'",E+1),A=k<0?this.#n.length:k,N=this.#n.
slice(E+1,A);(0,I().inspectCharacters)(N,E+1,!0,this.#e),this.#o(N,!0,E+1,E),this.#g(E,A,"'")}#a(){const E=this.#t,k=this.#n;
let A="",N=E+1;for(this.#t=N;this.#t<k.length&&k.charAt(this.#t)!=='"';){const x=k.charAt(this.#t);x==="\\"&&/["$`\\\n]/.
test(k.charAt(this.#t+1))?(A+=k.slice(N,this.#t),k.charAt(this.#t+1)===`
`&&this.#m(),N=this.#t+1,this.#t+=2):x==="$"?this.#c(!0):x==="`"?this.#h(!0):this.#t+=1}const S=Math.min(this.#t,k.length);
A+=k.slice(N,S),(0,I().inspectCharacters)(k.slice(E+1,S),E+1,!0,this.#e),this.#o(A,!0,E+1,E),this.#g(E,S,'"')}#g(E,k,A){
this.#l+=1,this.#t=Math.min(k+1,this.#n.length),!(k<this.#n.length)&&this.#e.add("unterminated-quote",{start:E,end:k},{quote:A})}#y(){
const E=this.#t,k=this.#n.charAt(E+1);this.#t+=1,k===""?(this.#e.add("trailing-backslash",{start:E,end:E+1},{}),this.#o(
"\\",!0,E)):k===`
`?(this.#t=E,this.#m(),this.#t+=2):k>"\x7F"?this.#o("",!0,E+1,E):((0,I().inspectCharacters)(k,E+1,!0,this.#e),this.#o(k,
!0,E+1,E),this.#t+=1)}#m(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#c(E){const k=(0,j().readDollar)(
this.#n,this.#t,E);k?this.#w(k.kind,k.end,E):(E||this.#o("$",!1,this.#t),this.#t+=1)}#h(E){const k=(0,j().backtickEnd)(this.#n,
this.#t);this.#w("command-substitution",k,E)}#w(E,k,A){const N=this.#t,S=this.#n.slice(N,k);this.#e.add(E,{start:N,end:k},
{written:(0,I().visible)(S)}),A||this.#o(S,!0,N),this.#t=k}#b(){const E=this.#t,k=this.#n.indexOf(`
`,E);this.#t=k<0?this.#n.length:k;const A=this.#n.slice(E,this.#t);(0,I().inspectCharacters)(A,E,!1,this.#e),this.#e.add(
"shell-comment",{start:E,end:this.#t},{written:(0,I().visible)(A)})}}}),76829:((V,O,m)=>{Object.defineProperty(O,"__esMo\
dule",{value:!0}),O.ProblemCollector=void 0,O.textOf=L,O.unquotedText=C;function I(){const R=m(13580);return I=function(){
return R},R}function j(){const R=m(95132);return j=function(){return R},R}function L(R){const[P]=R.parts;return R.parts.
length===1&&P?P.text:R.parts.map(E=>E.text).join("")}function C(R){const[P]=R.parts;return R.parts.length===1&&P&&!P.quoted?
P.text:void 0}class F{#n=[];#e=new Set;add(P,E,k){if((0,I().ruleOf)(P).severity==="error"){if(this.#e.has(P))return;this.#e.
add(P)}this.#n.push((0,j().problemAt)(P,E,k))}inOrder(){const P=({rule:E})=>this.#e.has(E)?0:1;return this.#n.sort((E,k)=>E.
span.start-k.span.start||P(E)-P(k))}}O.ProblemCollector=F}),19312:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.endOfCompound=R,O.loopAt=C;function I(){const P=m(81413);return I=function(){return P},P}const j=50,L=/^(?:[\w@./-]+|(?!\/|.*\.\.)[\w@./*?-]+)$/;
function C({commands:P,text:E,tree:k},A){const N=P[A];if(N?.words.some(c=>c.text==="for")!==!0)return;const[S]=(0,I().readShellText)(
E.slice(N.span.start,N.span.end),k),x=S&&(0,I().withoutReserved)(S).words,[y,{text:h=""}={},w,...g]=x??[];if(!S||y?.text!==
"for"||w?.text!=="in")return;const p=c=>L.test(c.text)&&!(0,I().isDynamic)(S,c);if(!/^\w+$/.test(h)||g.length>j||!g.every(
p))return;const f=new RegExp(`\\$(?:${h}(?!\\w)|\\{${h}\\})`,"g");if((E.match(new RegExp(`(?<![\\w-]|\\$\\{?)${h}(?!\\w)`,
"g"))??[]).length!==1)return;const s=R(P,A),t=E.slice(N.span.end,P[s-1]?.span.end);return{turns:g.map(c=>t.replace(f,c.text)),
end:s}}const F=/^(?:case|for|if|select|until|while)$/;function R(P,E,k=0){let A=0;for(let N=E;N<P.length;N+=1){const S=P[N]?.
words.slice(N===E?k:0)??[],[x]=S,y=S.filter(({text:h,quoted:w},g)=>S.slice(0,g).every(I().isBefore)&&!w&&F.test(h));if(A+=
y.length,!x?.quoted&&/^(?:done|esac|fi)$/.test(x?.text??"")&&(A-=1),A===0)return N+1}return P.length}}),51951:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.readCommand=h,O.readWords=p;function I(){const a=m(37866);return I=function(){
return a},a}function j(){const a=m(32017);return j=function(){return a},a}function L(){const a=m(94854);return L=function(){
return a},a}function C(){const a=m(80781);return C=function(){return a},a}function F(){const a=m(95132);return F=function(){
return a},a}function R(){const a=m(45806);return R=function(){return a},a}function P(){const a=m(92170);return P=function(){
return a},a}function E(){const a=m(35736);return E=function(){return a},a}function k(){const a=m(86191);return k=function(){
return a},a}function A(){const a=m(73872);return A=function(){return a},a}function N(){const a=m(60210);return N=function(){
return a},a}function S(){const a=m(82293);return S=function(){return a},a}function x(){const a=m(80827);return x=function(){
return a},a}const y=new Set;async function h(a,d={}){const n=p(a,d),{tree:u,base:b,changed:l=y,cwd:T="",clock:M,programs:v=j().
NO_PROGRAMS}=d;if(u===void 0||n.invocation===void 0||n.argv===null)return n;const $={tree:u,directory:T,changed:l,families:v,
...b&&{base:b}},{invocation:D}=n,{targets:W,problems:H}=await(0,A().resolveInvocation)(D,$,M);return{...n,...await w(D,W,
$),targets:W,problems:i(n.problems,H)}}async function w(a,d,n){if(a.program!=="npm"&&a.program!=="npx")return{};const u=await(0,x().
npmScripts)(a,n),b=d.some(({kind:M,via:v})=>M==="package_binary"&&v===void 0),T=(u?(0,x().stepsIn)(u).some(({text:M})=>g.
test(M)):!b)?await(0,N().foreignSettings)(n.tree,n.changed):[];return{...u&&{scripts:u},...T.length>0&&{npmSettings:T}}}
const g=/(?:^|[^\w.-])np[mx](?![\w.-])/;function p(a,{tree:d,cwd:n="",programs:u=j().NO_PROGRAMS}={}){if(typeof a!="stri\
ng")return e(a);const{words:b,assignments:l,problems:T}=(0,E().lex)(a,d&&(0,C().subTree)(d,n)),[M]=b,v=(z,X,K)=>({command:a,
words:b,assignments:l,argv:z,...K===void 0?void 0:{invocation:K},targets:[],problems:X});if(M===void 0)return v(null,T);
const $=(0,E().hasOneReading)({problems:T})?b.map(({text:z})=>z):null,{program:D,problem:W}=t(a,b,u);if(W?.rule==="sente\
nce")return v($,[W,...T]);if(D===void 0)return v($,[...T,W]);const H=f(b,T).slice(1),{invocation:G,problems:B}=(0,R().parseInvocation)(
D,H,u),U=(0,S().inspectPaths)(G,n,u);return v($,[...T,...B,...U],G)}function f(a,d){const n=d.find(u=>u.rule==="shell-op\
erator"||(0,F().isProblem)(u,"line-break")&&!u.args.quoted);return n===void 0?a:a.filter(({span:u})=>u.start<n.span.start)}
function e(a){const d=a===null?"null":Array.isArray(a)?"array":typeof a,n=(0,F().problemAt)("command-not-text",{start:0,
end:0},{type:d});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[n]}}const s=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function t(a,d,{allowed:n,offered:u}){const[b]=d,l=b?.text??"",T=(0,P().isProgram)(l)?l:n.get(l);if(T!==void 0)return{program:T};
const M=b?.span??{start:0,end:0},v=(W,H)=>({program:void 0,problem:(0,F().problemAt)(W,M,H)}),[,$]=s.exec(l)??[];if($===
void 0&&(0,k().isSentence)(a)){const W=d.at(-1)?.span.end??M.end;return{program:void 0,problem:(0,F().problemAt)("senten\
ce",{start:M.start,end:W},{})}}const D=o(l,u);return/[\\/]/.test(l)?v("program-by-path",{program:l,...D}):$!==void 0?v("\
program-look-alike",{program:l,meant:$.toLowerCase()}):v("program-not-allowed",{program:l,group:I().REFUSED_PROGRAMS.get(
l)??(L().TOOLS.has(l)?"npx":"other"),...D,allowed:[...n.keys()]})}const c=new Map([["gradlew","gradle"],["mvnw","mvn"],[
"gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function o(a,d){
const n=d(a);if(n!==void 0)return{offered:n};const u=a.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(
/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),b=c.get(u)??u,l=d(b);return l===void 0?{offered:""}:{offered:l,word:b}}function i(a,d){
const n=new Set(a.map(r)),u=[...a];for(const b of d){const l=r(b);n.has(l)||(n.add(l),u.push(b))}return u}function r({rule:a,
span:d,args:n}){return JSON.stringify([a,d.start,d.end,n])}}),86191:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.isSentence=A,O.namedPaths=x,O.startedFiles=y;function I(){const h=m(37866);return I=function(){return h},h}function j(){
const h=m(32854);return j=function(){return h},h}const L=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
C=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
F=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,R=/^[A-Za-z][a-z']*[:,]?$/,P=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
E=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,k=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function A(h){const w=h.trim(),[g="",...p]=w.split(/\s+/,100);if(I().REFUSED_PROGRAMS.has(g))return!1;if(P.test(w)||E.test(
w)||k.test(g))return!0;if(/[;&|<>$`]/.test(w))return!1;const f=R.test(g);if(p.some(s=>/^--?[A-Za-z]/.test(s)))return!1;if((f||
F.test(g))&&p.some(s=>L.test(N(s))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(g))return p.length>0||/[.!:]$/.test(g);const e=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(p[0]??"");return f&&e&&(C.test(g)||/[a-z]{2}[.!?]$/.test(w))}function N(h){return h.replace(/[.,;:!?]$/,"")}const S=/[\s"'`;&|()<>=]+/;
function x(h,w=""){const g=w===""?"":`${w}/`;return h.split(S).map(p=>(0,j().normalise)(g+p)??p)}function y({targets:h}){
return h.flatMap(({kind:w,path:g,parsed:p})=>w==="file"&&g&&!p?[g]:[])}}),40324:((V,O,m)=>{Object.defineProperty(O,"__es\
Module",{value:!0}),O.inspectAliases=P,O.inspectWrappers=k;function I(){const N=m(76760);return I=function(){return N},N}
function j(){const N=m(67953);return j=function(){return N},N}function L(){const N=m(56788);return L=function(){return N},
N}function C(){const N=m(10473);return C=function(){return N},N}const F=256*1024,R=/"[^"\n]*\\[uUxX][^"\n]*"\s*[=.\]]|(?:^|[\s{,."'])include["']?\s*=/m;
async function P({program:N,data:S},{tree:x,directory:y},{subcommand:h,span:w}){const g=h.replace(/ .*$/s,""),p=new RegExp(
`(?:^|[\\s{,.["'])${g}["']?\\s*=`,"m"),f=[];for(const e of S.alias_files.length===0?[]:(0,j().foldersUpFrom)(y))for(const s of S.
alias_files){const t=I().posix.join(e,s),c=await(0,C().readText)(x,t,F);if(c===void 0)continue;("unread"in c||R.test(c.text)||
/alias/.test(c.text)&&p.test(c.text))&&f.push((0,L().fails)("subcommand-aliased",w,{program:N,subcommand:g,path:t}))}return(0,L().
join)(f)}const E=/^(?:-X(?:m[sx]|ss)\w+|-T|\d+C?|-[Bq]|-ntp|--(?:batch-mode|no-transfer-progress|quiet))$/;async function k({
program:N,data:S},{tree:x,directory:y,changed:h},{subcommand:w,span:g}){const p=[];for(const f of(0,j().foldersUpFrom)(y))
for(const[e,s]of Object.entries(S.deciding_settings)){const t=I().posix.join(f,e),c=h.has(t)?await(0,C().readText)(x,t,F):
void 0;c!==void 0&&("unread"in c||A(s,c.text))&&p.push((0,L().fails)("subcommand-aliased",g,{program:N,subcommand:w,path:t}))}
return(0,L().join)(p)}function A(N,S){if(N==="*")return S.replace(/#.*/g,"").split(/\s+/).some(h=>h!==""&&!E.test(h));const x=new RegExp(
`(?:^|[\\s{,.["'])(?:${N.replaceAll(" ","|")})["']?\\s*=`,"m");return R.test(S)||x.test(S)}}),1931:((V,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.choosesCode=P,O.preloadsIn=E;function I(){const A=m(58690);return I=function(){return A},A}
function j(){const A=m(87646);return j=function(){return A},A}function L(){const A=m(35736);return L=function(){return A},
A}function C(){const A=m(60210);return C=function(){return A},A}const F=/(?:^|_)(?:BIN|BINARY|BROWSER|CC|COMMAND|COMPILER|CXX|EDITOR|EXECUTABLE|LINKER|PAGER|RUNNER|SHELL|VISUAL|WRAPPER)(?:_PATH)?$/,
R=/^(?:\$\{?PATH\}?|\/(?:usr\/(?:local\/)?)?s?bin|(?:\.{0,2}\/|\$\{?(?:PWD|INIT_CWD)\}?\/)*node_modules\/\.bin\/?)$/;function P({
name:A,value:N}){if(A==="PATH")return!N.split(":").every(x=>R.test(x));if(A==="NODE_OPTIONS")return E(N)?.length!==0;const[
,S]=/^npm_config_(.*)$/i.exec(A)??[];if(S!==void 0){const x=S.toLowerCase().replaceAll("_","-");return x==="node-options"?
E(N)?.length!==0:x!=="ignore-scripts"&&(0,C().effectOf)(x,N)!=="harmless"}return(0,I().choosesByName)(A)||F.test(A)&&/^(?!\/)[^$]*\//.
test(N)}function E(A){const{words:N,problems:S}=(0,L().lex)(`node ${A} x.js`);if(!S.some(({rule:x})=>x.endsWith("-expans\
ion")||x.endsWith("-substitution")))return(0,j().parseNode)(N.slice(1)).problems.flatMap(({rule:x,args:y})=>{const h="va\
lue"in y?String(y.value):"";return k.has(x)&&!/^[@\w][\w@./-]*$/.test(h)?[h]:[]})}const k=new Set(["changes-configuratio\
n","changes-node-options","loads-code","preloads-code","reads-environment-file"])}),41015:((V,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.dependencyHome=F,O.placeAtHome=R,O.resolveAtHome=P;function I(){const E=m(76760);return I=function(){
return E},E}function j(){const E=m(20639);return j=function(){return E},E}function L(){const E=m(80781);return L=function(){
return E},E}function C(){const E=m(67953);return C=function(){return E},E}function F({tree:E,base:k=E,directory:A}){const N=S=>x=>j().
LOCKFILES.some(y=>x.stat(I().posix.join(S,y))!==void 0);return(0,C().foldersUpFrom)(A).find(S=>[E,k].some(N(S)))??""}function R(E,k=F(
E)){if(k==="")return E;const{tree:A,base:N,directory:S,changed:x}=E,y=`${k}/`;return{...E,tree:(0,L().subTree)(A,k),...N&&
{base:(0,L().subTree)(N,k)},directory:S.slice(y.length),changed:new Set([...x].flatMap(h=>h.startsWith(y)?h.slice(y.length):
[]))}}async function P(E,k){const A=F(E),{targets:N,problems:S}=await k(R(E,A));return{targets:N.map(x=>x.path===void 0?
x:{...x,path:I().posix.join(A,x.path)}),problems:S}}}),66227:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.inspectDependency=k,O.isUnverified=A,O.ownerOf=S,O.packageOf=E;function I(){const y=m(76760);return I=function(){return y},
y}function j(){const y=m(95132);return j=function(){return y},y}function L(){const y=m(41015);return L=function(){return y},
y}function C(){const y=m(53169);return C=function(){return y},y}function F(){const y=m(46138);return F=function(){return y},
y}function R(){const y=m(19685);return R=function(){return y},y}function P(){const y=m(59867);return P=function(){return y},
y}function E(y){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(y)?.[1]}async function k(y,h,w){const{tree:g,base:p=g}=(0,L().
placeAtHome)(y);return[...await N(g,p,h,w),...await(0,C().compareWithBase)(g,p,h.name,w),...await x(g,h,w)]}function A({
rule:y}){return y==="dependency-unverified"||y==="target-untracked"}async function N(y,h,{name:w,path:g},p){const f=o=>[
(0,j().problemAt)("dependency-unverified",p,{name:w,path:g,fault:o})],[e,s]=await Promise.all([(0,R().readLocks)(y),(0,R().
readLocks)(h)]),t=o=>o.some(({entriesOf:i})=>i(w).length>0);return!t(e)&&t(s)?f("removed"):(await(0,P().usablePackageJson)(
y,""))?.dependencies.has(w)?t(e)?[]:e.length===0&&s.length===0?[(0,j().problemAt)("lockfile-missing",p,{})]:f("unlocked"):
f("undeclared")}async function S(y,h,w){const g=await(0,R().readLocks)(y),p=f=>g.flatMap(({entriesOf:e})=>e(f));return w.
has(h)&&(g.length===0||p(h).length>0)?h:[...w].find(f=>p(f).some(({bin:e})=>e!==void 0&&Object.hasOwn(e,h)))}async function x(y,{
name:h,binary:w},g){const p=`node_modules/${h}`;if(y.stat(p)===void 0)return[];const e=(await(0,R().readLocks)(y)).flatMap(
({entriesOf:M})=>M(h));if(e.length===0)return[];const s=await(0,P().readJsonFile)(y,`${p}/package.json`),t=(0,F().objectIn)(
s),c=(0,F().textIn)(t,"name"),o=(0,F().textIn)(t,"version"),i=(M,v,$)=>[(0,j().problemAt)("dependency-stale",g,{name:h,what:M,
locked:v,installed:$||"nothing"})],r=s!==void 0,a=e.filter(M=>!r||M.name===(c||h));if(a.length===0)return i("name",e[0]?.
name??"",c);const d=a.filter(M=>!r||["",o].includes(M.version));if(d.length===0)return i("version",a[0]?.version??"",o);
if(w===void 0)return[];const n=d.flatMap(({bin:M})=>M===void 0?[]:[M]),u=n.length>0?n:[(0,F().binOf)(t.bin,c||h)??{}];if(n.
length===0&&t.bin===void 0)return[];const{name:b,file:l}=w,T=u.flatMap(M=>Object.entries(M).flatMap(([v,$])=>b===void 0||
b===v?[I().posix.normalize($)]:[]));return T.includes(l)?[]:i(b===void 0?"binary":`binary ${b}`,T[0]??"nothing",l)}}),72309:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.exportedConfig=E,O.mayChangeMode=P,O.packageEnv=A;function I(){const y=m(
76760);return I=function(){return y},y}function j(){const y=m(46138);return j=function(){return y},y}function L(){const y=m(
60210);return L=function(){return y},y}const C=new Set(`cache-max cache-min if-present include-workspace-root init.autho\
r.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),F=new Set("browser cache fetch-retries offline update-notifier".split(" ")),R=["also","dev",
"include","omit","only","optional","production"];function P(y,h){return R.some(w=>w in h||y.some(({name:g})=>g===`--${w}`))}
function E(y,h){const w=Object.entries(h).filter(([f,e])=>{const s=(0,L().effectOf)(f,e);return s==="harmless"||s==="hon\
oured"}),g=y.map(({name:f,value:e,negated:s})=>[f.slice(2),e??s!==!0]),p={};for(const[f,e]of[...w,...g])C.has(f)||F.has(
f)||(p[`npm_config_${f.replaceAll("-","_").toLowerCase()}`]=k(e));return p}function k(y){return Array.isArray(y)?y.map(k).
join(`

`):y==null||y===!1?"":String(y).trim()}function A(y){const{name:h,version:w,config:g,engines:p,bin:f}=y,e={};return N({name:h,
version:w,config:g,engines:p,bin:S(f,h)},"npm_package_",e),Object.fromEntries(Object.entries(e).filter(([s])=>/^[A-Za-z_]\w*$/.
test(s)))}function N(y,h,w){for(const[g,p]of Object.entries(y))if(p!==void 0)if(p===null||p===!1)w[`${h}${g}`]="";else if(Array.
isArray(p))for(const[f,e]of p.entries())N({[`${g}_${f}`]:e},h,w);else typeof p=="object"?N(p,`${h}${g}_`,w):w[`${h}${g}`]=
String(p)}function S(y,h){const p=Object.entries((0,j().binOf)(y,typeof h=="string"?h:"")??{}).map(([f,e])=>[I().posix.basename(
x(f)),x(e)]).filter(([f,e])=>f&&e);return p.length>0?Object.fromEntries(p):void 0}function x(y){return I().posix.join("/",
y.replaceAll("\\","/")).slice(1)}}),87146:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.codeFilesOf=S,O.
hiddenInInvocation=A,O.hiddenInWords=k,O.preloadsOf=N,O.readsCode=x;function I(){const e=m(76760);return I=function(){return e},
e}function j(){const e=m(37866);return j=function(){return e},e}function L(){const e=m(45806);return L=function(){return e},
e}function C(){const e=m(81413);return C=function(){return e},e}function F(){const e=m(20630);return F=function(){return e},
e}function R(){const e=m(1931);return R=function(){return e},e}const P=new Set(["alias","enable","hash"]),E=new Set("dec\
lare export for getopts local read readonly typeset".split(" "));function k(e,s){const[t,...c]=e.words,o=t?.text??"",[i,
...r]=(0,F().startedWords)(e.words),a=i?.text??"";if(e.defines||o==="function"&&!t?.quoted)return{how:"function",part:o.
replace(/_{2,}\{?$/,"")};if(P.has(a)&&r.length>0)return{how:"function",part:a};if(a==="eval")return{how:"text",part:a};const d=e.
words.slice(0,e.words.length-r.length-1),n=o==="env"&&d.find(({text:D})=>/^(?:-C|--ch)/.test(D));if(n)return{how:"dynami\
c",part:`env ${n.text}`};const u=y(e).find(R().choosesCode);if(u)return{how:"assignment",part:u.name};if(i===void 0)return;
const b=D=>(0,C().isDynamic)(e,D)||D.text==="{}",l=({span:D})=>s.slice(D.start,D.end);if(b(i))return{how:"dynamic",part:l(
i)};if(o==="exec"&&c.length===0&&f(e))return{how:"input",part:o};if(i.text==="node")return r.find(({text:W})=>!W.startsWith(
"-"))?.text==="{}"?{how:"dynamic",part:"{}"}:void 0;if(!h(i))return;const M=g(r).find(b);if(M)return{how:"dynamic",part:l(
M)};const v=f(e)||e.words.some(({text:D})=>D==="xargs"),$=r.some(({text:D},W)=>p(r,W)&&!w.test(D));return v&&!$?{how:"in\
put",part:i.text}:void 0}function A(e,s,{invocation:t,problems:c},o){for(const{program:i,flags:r,operands:a}of[t,...(0,L().
launchedBy)(t,o)]){if(!/^(?:node|np[mx])$/.test(i))continue;const d=[...r,...a].find(n=>(0,C().isDynamic)(e,n));if(d)return{
how:"dynamic",part:s.slice(d.span.start,d.span.end)}}for(const{rule:i,args:r}of c){if(i==="reads-stdin"&&f(e)&&"program"in
r)return{how:"input",part:String(r.program)};if(i==="assignment-refused"&&"name"in r&&"value"in r){const a=String(r.name);
if((0,R().choosesCode)({name:a,value:String(r.value)}))return{how:"assignment",part:a}}}}function N(e,s){return[e,...(0,L().
launchedBy)(e,s)].flatMap(({program:t,flags:c})=>c.flatMap(({value:o,span:i})=>t==="node"&&o!==void 0&&/^\.{0,2}\//.test(
o)?[{text:o,span:i}]:[]))}function S(e){const[s,...t]=(0,F().startedWords)(e.words);if(s===void 0)return[];const c=h(s)?
g(t).slice(-1):[],o=e.redirections.flatMap(({operator:a,target:d})=>a==="<"&&d&&x(e)?[d]:[]),i=y(e).flatMap(({name:a,value:d,
span:n})=>(a==="PATH"?d.split(":").map(b=>I().posix.join(b,s.text)):a.endsWith("NODE_OPTIONS")||a.endsWith("node_options")?
(0,R().preloadsIn)(d)??[]:[d]).map(b=>({text:b,span:n})));return[...s.text.includes("/")?[s]:[],...c,...o,...i]}function x({
words:e}){const[s]=(0,F().startedWords)(e),{text:t}=s??{text:""};return/^(?:node|np[mx])$|\//.test(t)||h({text:t})}function y(e){
const{words:s,assignments:t}=e,[c,...o]=s,i=E.has(c?.text??""),a=(c?.text==="for"?o.slice(0,1):i?o:s.slice(0,s.length-(0,F().
startedWords)(s).length)).flatMap(({text:d,span:n})=>{const[,u,b]=/^(\w+)(?:\+?=(.*))?$/s.exec(d)??[];return u===void 0||
b===void 0&&!i?[]:[{name:u,value:b??"?",span:n}]});return[...t,...a]}function h({text:e}){const s=e.replace(/^(?:\/usr)?(?:\/local)?\/bin\//,
"");return/^(?:(?:ba|da|z|k|fi|c|tc)?sh|\.|source|pwsh|python[\d.]*|perl|php|ruby|deno|bun|lua|osascript)$/.test(s)||j().
REFUSED_PROGRAMS.get(s)==="interpreter"&&!/^(?:cargo|go|java|make)$/.test(s)}const w=/^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0)$/;
function g(e){const s=e.findIndex((t,c)=>p(e,c));return s<0?e:e.slice(0,s+1)}function p(e,s){const{text:t=""}=e[s]??{};return/^-\w*[cemr]$/.
test(e[s-1]?.text??"")?!0:!t.startsWith("-")&&/[./\s]/.test(t)}function f({redirections:e,pipedFrom:s}){return s!==void 0||
e.some(({operator:t})=>/^<(?:<|$)/.test(t))}}),73872:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveInvocation=
A;function I(){const s=m(41330);return I=function(){return s},s}function j(){const s=m(95132);return j=function(){return s},
s}function L(){const s=m(45806);return L=function(){return s},s}function C(){const s=m(15804);return C=function(){return s},
s}function F(){const s=m(52437);return F=function(){return s},s}function R(){const s=m(59867);return R=function(){return s},
s}function P(){const s=m(9504);return P=function(){return s},s}function E(){const s=m(56788);return E=function(){return s},
s}function k(){const s=m(95598);return k=function(){return s},s}function A(s,t,c){const o=new(E()).Trail((i,r)=>N(i,r,o),
c);return N(s,t,o)}async function N(s,t,c){const o=[];for(const i of[s,...(0,L().launchedBy)(s,t.families)]){const r=await g(
i,t);if("rule"in r)o.push({targets:[],problems:[r]});else for(const a of r)o.push(await S(a,t,c),await(0,k().resolveTasks)(
a,t,c))}return(0,E().join)(o)}function S(s,t,c){const{program:o,family:i}=s;return i!==void 0?(0,P().resolveProgram)(s,i,
t,c):o==="node"?(0,C().resolveNode)(s,t):(0,F().resolveNpm)(s,t,c)}const x=/^[\w:.@/-]+$/,y=200,h=4,w=/^[\w:.@/*?{},[\]-]+$/;
async function g(s,t){const{selects:c,operands:o}=s,[i]=o;if(c===void 0||i===void 0)return[s];const r=await(0,R().usablePackageJson)(
t.tree,t.directory),{text:a,span:d}=i,n={program:"npm",flag:a};if(!p(a))return(0,j().problemAt)("launches-programs",d,n);
const u=[...r?.scripts.keys()??[]];if(u.some(l=>l.length>y))return(0,j().problemAt)("launches-programs",d,n);const b=u.filter(
f(a,c));return b.length===0?(0,j().problemAt)("npm-script-missing",d,{script:a,passes:!1}):b.every(l=>x.test(l))?b.map(l=>{
const{selects:T,...M}=s;return{...M,operands:[{...i,text:l}]}}):(0,j().problemAt)("launches-programs",d,n)}function p(s){
return s.length<=y&&w.test(s)&&s.split("*").length-1<=h}function f(s,t){if(t==="glob"){const r=(0,I().default)(e(s),{nonegate:!0,
strictSlashes:!0});return a=>r(e(a))}const c=s.indexOf("*"),[o,i]=[s.slice(0,c),s.slice(c+1)];return r=>r.length>=o.length+
i.length&&r.startsWith(o)&&r.endsWith(i)}function e(s){return s.replace(/[:/]/g,t=>t===":"?"/":":")}}),53169:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.compareWithBase=E,O.knownHosts=r,O.replacedArchive=S;function I(){const u=m(
32854);return I=function(){return u},u}function j(){const u=m(93028);return j=function(){return u},u}function L(){const u=m(
95132);return L=function(){return u},u}function C(){const u=m(60210);return C=function(){return u},u}function F(){const u=m(
59867);return F=function(){return u},u}function R(){const u=m(46138);return R=function(){return u},u}function P(){const u=m(
19685);return P=function(){return u},u}async function E(u,b,l,T){if(u===b)return[];const[M,v]=await Promise.all([(0,P().
readLocks)(u),(0,P().readLocks)(b)]),$={hosts:await r(b,v),configured:await a(u,l)},D=await g(u,b,l),W=[];for(const{path:H,
entriesOf:G}of M){const B=v.find(z=>z.path===H),U=(B?[B]:v).flatMap(z=>z.entriesOf(l));for(const z of G(l)){const X=U.filter(
Q=>x(Q,z)),K=X.filter(({version:Q})=>Q===z.version),Z=S(z,u,b)||K.length>0&&K.every(Q=>y(Q,z))?{how:"integrity",to:z.integrity??
"nothing"}:X.length>0&&w(z,$)?void 0:k(z,{name:l,tree:u,before:U,registries:$});Z!==void 0?D.push({name:l,path:H,...Z}):
K.length===0&&(U.length>0||!N(z,u))&&W.push({name:l,from:U[0]?.version??"",to:z.version||(z.source.at??"")})}}return[...t(
D).map(H=>(0,L().problemAt)("dependency-redirected",T,H)),...t(W).map(H=>(0,L().problemAt)("dependency-changed",T,H))]}function k(u,{
name:b,tree:l,before:T,registries:M}){const{source:v}=u;if(v.kind==="git"||v.kind==="tarball")return{how:v.kind,to:v.at};
if(v.kind==="file"){const $=T.some(D=>D.source.kind!=="file");return N(u,l)&&!$?void 0:{how:"file",to:v.at}}return u.name!==
b?{how:"alias",to:u.name}:w(u,M)?void 0:{how:"host",to:i(v,M.configured)}}function A({source:u}){if(u.kind==="file")return(0,I().
normalise)(u.at.replace(/#.*$|::.*$/s,""))||void 0}function N(u,b){const l=A(u),T=l===void 0?void 0:(0,I().resolveInTree)(
b,l);return T?.kind==="inside"&&T.entry.kind==="directory"}function S(u,b,l){const T=A(u);if(T===void 0)return!1;const[M,
v]=[b,l].map(D=>(0,I().resolveInTree)(D,T));return!(M?.kind==="inside"&&(0,j().isRegular)(M.entry.kind))||v?.kind!=="ins\
ide"?!1:M.entry.oid!==v.entry.oid||M.entry.size!==v.entry.size}function x(u,b){return u.name!==b.name||u.source.kind!==b.
source.kind?!1:s(u)===s(b)}function y({integrity:u,source:b},{integrity:l}){if(u===void 0||b.kind==="file"&&l===void 0)return!1;
if(l===void 0)return!0;const T=h(u),M=[...h(l)];return M.some(([v])=>T.has(v))&&M.every(([v,$])=>(T.get(v)??$)!==$)}function h(u){
return new Map(u.split(/\s+/).map(b=>{const[,l="",T=b]=/^([a-z\d]+)[-/](.*)$/is.exec(b)??[];return[l,T]}))}function w({source:u},{
hosts:b,configured:l}){return u.kind!=="registry"||b.has(i(u,l))}async function g(u,b,l){const T=(await f(b,l)).map(M=>p(
M,l));return(await f(u,l)).flatMap(M=>{const v=p(M,l);if(T.some(({how:$,to:D})=>$===v.how&&D===v.to))return[];if(v.how===
"registry")return[];if(v.how==="file"){const $={name:l,version:"",source:{kind:"file",at:v.to}},D=M.startsWith("workspac\
e:")||N($,u),W=T.some(({how:H})=>H!=="file")&&!M.startsWith("workspace:");if(D&&!W)return[]}return[{name:l,path:"package\
.json",how:v.how,to:v.to}]})}function p(u,b){const l=(0,R().aliasIn)(u);if(l!==void 0&&l.name!==b)return{how:"alias",to:l.
name};const{kind:T,at:M=""}=(0,R().sourceOf)(u,b,"");return{how:T,to:M}}async function f(u,b){const l=(0,R().objectIn)(await(0,F().
readJsonFile)(u,"package.json")),T=["dependencies","devDependencies","optionalDependencies"].map(W=>(0,R().textIn)((0,R().
objectIn)(l[W]),b)),{overrides:M,resolutions:v,pnpm:$}=l,D=[M,v,(0,R().objectIn)($).overrides].flatMap(W=>Object.entries(
(0,R().objectIn)(W)).flatMap(([H,G])=>e(H,b)?[typeof G=="string"?G:(0,R().textIn)((0,R().objectIn)(G),".")]:[]));return[
...T,...D].filter(W=>W!=="")}function e(u,b){const l=u.split(/[>]|\*\*\//).at(-1)??"";return l===b||l.startsWith(`${b}@`)||
l.endsWith(`/${b}`)}function s({source:{kind:u,at:b=""},version:l}){return u==="tarball"&&l!==""?b.replaceAll(l,"*"):u===
"registry"&&o.includes(b)?"":b}function t(u){return[...new Map(u.map(b=>[JSON.stringify(b),b])).values()]}const c="regis\
try.npmjs.org",o=[c,"registry.yarnpkg.com"];function i({at:u},b){return(u===void 0||o.includes(u)?b:void 0)??u??c}async function r(u,b){
const l=await d(u),T=Object.entries(l).filter(([D])=>D==="registry"||D.endsWith(":registry")).map(([,D])=>n(String(D))),
M=b.flatMap(({all:D})=>D.flatMap(({source:W})=>W.kind==="registry"&&W.at?[W.at]:[])),v=l.registry===void 0,$=M.some(D=>o.
includes(D));return new Set([...T,...M,...v||$?o:[]])}async function a(u,b){const l=await d(u),[T]=b.startsWith("@")?b.split(
"/"):[],M=T&&l[`${T}:registry`]||l.registry;return M===void 0?void 0:n(String(M))}async function d(u){const b=await(0,C().
readNpmrc)({tree:u,directory:""});return"settings"in b?b.settings:{}}function n(u){return URL.canParse(u)?new URL(u).host:
u}}),46138:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.aliasIn=h,O.binOf=P,O.entryOf=R,O.lockOf=F,O.objectIn=
L,O.sourceOf=S,O.textIn=C;function I(){const w=m(59490);return I=function(){return w},w}function j(){const w=m(3463);return j=
function(){return w},w}function L(w){return(0,j().isMapping)(w)?w:{}}function C(w,g){const p=Object.hasOwn(w,g)?w[g]:void 0;
return typeof p=="string"?p:""}function F(w,g,p=[]){const f=(0,I().groupBy)(g,([e])=>e);return{path:w,entriesOf:e=>(f.get(
e)??[]).map(([,s])=>s),all:[...g.map(([,e])=>e),...p]}}function R({name:w,version:g,source:p},f,e){return{name:w,version:g,
source:p,...f&&{integrity:f},...e&&{bin:e}}}function P(w,g){if(typeof w=="string")return{[g.replace(/^@[^/]*\//,"")]:w};
const p=Object.entries(L(w)).filter(([,f])=>typeof f=="string");return p.length===0?void 0:Object.fromEntries(p)}const E={
kind:"registry"},k=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,A=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
N=/^(?:file|link|portal|workspace):(.*)$/is;function S(w,g,p){const[,f]=N.exec(w)??[];return f!==void 0?{kind:"file",at:f}:
k.test(w)?{kind:"git",at:w.replace(/#.*$/s,"")}:/^https?:/i.test(w)?x(w,g,p):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(w)||
/\.t(?:ar\.)?gz$/i.test(w)?{kind:"file",at:w}:A.test(w)?{kind:"git",at:w.replace(/#.*$/s,"")}:E}function x(w,g,p){const f={
kind:"tarball",at:w.replace(/#.*$/s,"")};if(!URL.canParse(w))return f;const{host:e,pathname:s}=new URL(w),t=y(s),[,c]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(t)??[];if(e==="codeload.github.com"&&c!==void 0)return{kind:"git",at:`https://github.com/${c}`};const o=g.replace(/^@[^/]*\//,
"");return t.endsWith(`/${g}/-/${o}-${p}.tgz`)||t.endsWith(`/${g}/-/${g}-${p}.tgz`)||e==="npm.pkg.github.com"&&t.startsWith(
`/download/${g}/${p}/`)?{kind:"registry",at:e}:f}function y(w){try{return decodeURIComponent(w)}catch{return w}}function h(w){
const[,g,p=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(w)??[];return g===void 0||/^[\^~<>=*v\d]/.test(g)?void 0:{name:g,
range:p}}}),19685:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readLock=n,O.readLocks=void 0;function I(){
const l=m(76760);return I=function(){return l},l}function j(){const l=m(16111);return j=function(){return l},l}function L(){
const l=m(69873);return L=function(){return l},l}function C(){const l=m(20639);return C=function(){return l},l}function F(){
const l=m(26040);return F=function(){return l},l}function R(){const l=m(59542);return R=function(){return l},l}function P(){
const l=m(59867);return P=function(){return l},l}function E(){const l=m(10473);return E=function(){return l},l}function k(){
const l=m(46138);return k=function(){return l},l}function A(l,T){const M=(0,k().objectIn)(T),v=Object.entries((0,k().objectIn)(
M.packages));if(v.length===0)return(0,k().lockOf)(l,...S((0,k().objectIn)(M.dependencies)));const $=[],D=[];for(const[W,
H]of v){const[,G,B]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(W)??[];if(B===void 0&&W!==""&&D.push(N(W,(0,k().objectIn)(
H))),B===void 0)continue;const U=N(B,(0,k().objectIn)(H));G===""?$.push([B,U]):D.push(U)}return(0,k().lockOf)(l,$,D)}function N(l,T){
const M=(0,k().textIn)(T,"name")||l,v=(0,k().textIn)(T,"version"),$=(0,k().textIn)(T,"resolved"),D=T.link===!0?{kind:"fi\
le",at:$.replace(/^file:/,"")}:(0,k().sourceOf)($,M,v);return(0,k().entryOf)({name:M,version:v,source:D},(0,k().textIn)(
T,"integrity"),(0,k().binOf)(T.bin,M))}function S(l){const T=[];return[Object.entries(l).map(([v,$])=>{const D=(0,k().objectIn)(
$),W=(0,k().textIn)(D,"version"),{name:H,range:G}=(0,k().aliasIn)(W)??{name:v,range:W},B=(0,k().sourceOf)(W,H,G),U=B.kind===
"registry"?(0,k().sourceOf)((0,k().textIn)(D,"resolved"),H,G):B,[z,X]=S((0,k().objectIn)(D.dependencies));for(const[,K]of z)
T.push(K);for(const K of X)T.push(K);return[v,(0,k().entryOf)({name:H,version:G,source:U},(0,k().textIn)(D,"integrity"))]}),
T]}function x(l,T){const M=[],v=[];for(const[$,D]of Object.entries((0,k().objectIn)((0,k().objectIn)(T).packages))){const W=Array.
isArray(D)?D:[],[,H=$,G=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(String(W[0]??""))??[],B=(0,k().sourceOf)(G,H,G),U=B.kind===
"registry",z=U&&typeof W[1]=="string"?W[1]:"",X=W.slice(1).findLast(Z=>/^[a-z\d]+-[\w+/=]+$/i.test(String(Z))),K=W.slice(
1).map(k().objectIn).find(Z=>Object.keys(Z).length>0),J=(0,k().entryOf)({name:H,version:U?G:"",source:z===""?B:(0,k().sourceOf)(
z,H,G)},X===void 0?"":String(X),(0,k().binOf)(K?.bin,H));/^(?:@[^/]+\/)?[^/]+$/.test($)?M.push([$,J]):v.push(J)}return(0,k().
lockOf)(l,M,v)}const y=["dependencies","devDependencies","optionalDependencies"];function h(l,T){const M=(0,k().objectIn)(
T),v=M.importers===void 0?M:(0,k().objectIn)((0,k().objectIn)(M.importers)["."]),$=(0,k().objectIn)(M.packages),D=y.flatMap(
H=>Object.entries((0,k().objectIn)(v[H])).map(([G,B])=>{const U=typeof B=="string"?B:(0,k().textIn)((0,k().objectIn)(B),
"version");return[G,w(G,U,$)]})),W=Object.keys($).map(H=>p(H,"",$[H]));return(0,k().lockOf)(l,D,W)}function w(l,T,M){if(/^(?:link|file|workspace):/.
test(T))return{name:l,version:"",source:(0,k().sourceOf)(T,l,"")};const v=g(T),$=/^\d/.test(v),D=[T,v].flatMap(H=>$?[`${l}\
@${H}`,`/${l}@${H}`,`/${l}/${H}`]:[H,`${l}@${H}`]),W=D.find(H=>Object.hasOwn(M,H))??D.at(-1)??"";return p(W,l,M[W])}function g(l){
return l.replace(/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function p(l,T,M){const v=(0,k().objectIn)(M),$=(0,k().
objectIn)(v.resolution),[,D=T,W=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(g(l))??[],H=(0,k().textIn)(v,"name")||D||
T,G=(0,k().textIn)(v,"version")||W,B=f($,H,G);return(0,k().entryOf)({name:H,version:G,source:B},(0,k().textIn)($,"integr\
ity"))}function f(l,T,M){const v=(0,k().textIn)(l,"repo");if(v!=="")return{kind:"git",at:v};const $=(0,k().textIn)(l,"di\
rectory");if($!=="")return{kind:"file",at:$};const D=(0,k().textIn)(l,"tarball");return D===""?(0,k().sourceOf)(M,T,M):(0,k().
sourceOf)(D,T,M)}const e=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;function s(l,T){if(T.includes("\\"))return;const M=t(T).flatMap(
([v,$])=>{const D=(0,k().textIn)($,"version"),W=(0,k().textIn)($,"resolved");return o(v).map(([H,G])=>{const B=(0,k().aliasIn)(
G)?.name??H,U=(0,k().sourceOf)(W||G,B,D);return[H,(0,k().entryOf)({name:B,version:D,source:U},(0,k().textIn)($,"integrit\
y"))]})});return(0,k().lockOf)(l,M)}function t(l){const T=[];for(const M of l.split(/\r?\n/)){if(M===""||M.startsWith("#"))
continue;const v=T.at(-1),[,$,D]=/^ {2}"?([\w-]+)"? (.*)$/.exec(M)??[];M.startsWith(" ")?v&&$!==void 0&&D!==void 0&&(v[1][$]=
c(D)):T.push([M.replace(/:\s*$/,""),Object.create(null)])}return T}function c(l){return l.trim().replace(/^"(.*)"$/s,"$1")}
function o(l){return l.split(",").flatMap(T=>{const[,M,v]=e.exec(c(T))??[];return M===void 0||v===void 0?[]:[[M,v]]})}function i(l,T){
const v=Object.entries((0,k().objectIn)(T)).map(([$,D])=>[$,(0,k().objectIn)(D)]).flatMap(([$,D])=>{const[,W="",H=""]=e.
exec((0,k().textIn)(D,"resolution"))??[];if(W==="")return[];const G=(0,k().textIn)(D,"version"),B=(0,k().sourceOf)(r(H),
W,G),U=(0,k().textIn)(D,"checksum");return o($).map(([z])=>[z,(0,k().entryOf)({name:W,version:G,source:B},U)])});return(0,k().
lockOf)(l,v)}function r(l){const[,T]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(l)??[],M=T===void 0?l:decodeURIComponent(
T),[,v]=/__archiveUrl=([^&]+)/.exec(M)??[];return v!==void 0?decodeURIComponent(v):M.replace(/^npm:/,"")}const a={"npm-s\
hrinkwrap.json":(l,T)=>A(l,JSON.parse(T)),"package-lock.json":(l,T)=>A(l,JSON.parse(T)),"pnpm-lock.yaml":(l,T)=>h(l,u(T)),
"yarn.lock":(l,T)=>/^__metadata:/m.test(T)?i(l,u(T)):s(l,T),"bun.lock":(l,T)=>x(l,b(T))},d=O.readLocks=(0,R().perTree)(async l=>{
const T=C().LOCKFILES.filter(v=>l.stat(v)!==void 0),M=T.filter(v=>v!==C().NPM_LOCKFILES[1]||!T.includes(C().NPM_LOCKFILES[0]));
return Promise.all(M.map(v=>n(l,v)))});async function n(l,T){const M=await(0,E().readText)(l,T,P().MAX_BYTES),v=a[I().posix.
basename(T)];return(M&&"text"in M?(0,F().attempt)(()=>v?.(T,M.text.replace(/^\uFEFF/,""))):void 0)??{...(0,k().lockOf)(T,
[]),unread:!0}}function u(l){return(0,L().parse)(l,{maxAliasCount:0,logLevel:"silent"})}function b(l){const T=[],M=(0,j().
parse)(l,T,{allowTrailingComma:!0});if(T.length>0)throw new Error("This is no JSON");return M}}),15804:((V,O,m)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.firstFile=o,O.inspectImport=l,O.inspectNodeFlag=b,O.mainOf=i,O.resolveNode=d,
O.resolveScript=y,O.trustProblems=w;function I(){const v=m(76760);return I=function(){return v},v}function j(){const v=m(
32854);return j=function(){return v},v}function L(){const v=m(93028);return L=function(){return v},v}function C(){const v=m(
95132);return C=function(){return v},v}function F(){const v=m(87646);return F=function(){return v},v}function R(){const v=m(
66227);return R=function(){return v},v}function P(){const v=m(41015);return P=function(){return v},v}function E(){const v=m(
59867);return E=function(){return v},v}function k(){const v=m(55013);return k=function(){return v},v}function A(){const v=m(
82293);return A=function(){return v},v}function N(){const v=m(56788);return N=function(){return v},v}function S(){const v=m(
10473);return S=function(){return v},v}const x=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function y(v,$,D){const{
tree:W}=v,H=(0,A().pathProblem)($,D,v.directory);if(H!==void 0)return{targets:[],problems:[H]};if($.includes("\\"))return(0,N().
fails)("target-not-a-file",D,{path:$,reason:"backslash"});const G=(0,j().normalise)((0,N().from)(v,$))??"",B=(0,P().dependencyHome)(
v);if(B!==""&&(0,j().isWithin)(G,I().posix.join(B,"node_modules")))return(0,P().resolveAtHome)(v,K=>y(K,$,D));const U=o(
W,c(G));if(U===void 0)return g(v,$,G,D);if(U.kind!=="inside"||U.entry.kind!=="directory")return h(v,{path:$,wanted:G,found:U},
D);const z=await i(W,G);if(z===E().INVALID)return(0,N().fails)("package-json-invalid",D,{path:I().posix.join(G,"package.\
json")});if(z===void 0)return(0,N().fails)("target-not-a-file",D,{path:$,reason:"directory"});const X=await h(v,{path:$,
wanted:G,found:z.found},D);return z.by===void 0||!v.changed.has(z.by)?X:(0,N().join)([X,(0,N().fails)("target-changed",D,
{path:z.by})])}async function h(v,{path:$,wanted:D,found:W},H){const{tree:G,changed:B}=v,U=(0,S().fileAt)(W,$,H);if("pro\
blems"in U)return U;const z=/\.([^./]*)$/.exec(U.path.replace(/.*\//,""))?.[1]??"";if(!x.has(z))return(0,N().fails)("tar\
get-extension",H,{path:$,extension:z});const X=await w(v,U,$,H);if(X.some(R().isUnverified))return{targets:[],problems:X};
const K=(0,R().packageOf)(U.path);if(K&&!(0,j().isWithin)(D,"node_modules")&&!D.includes(`node_modules/${K}`))return(0,N().
fails)("dependency-unverified",H,{name:K,path:$,fault:"linked"});const J=[...X],Z={path:U.path};return(B.has(U.path)||B.
has(D))&&J.push((0,C().problemAt)("target-changed",H,Z)),U.tracked&&await s(G,U)&&J.push((0,C().problemAt)("target-write\
s",H,Z)),{targets:[(0,N().target)(v,{kind:"file",name:$,path:U.path})],problems:J}}async function w(v,{path:$,tracked:D,
built:W},H,G){const B=(0,R().packageOf)($);return B===void 0?(D||W)&&!(0,j().isWithin)($,"node_modules")?[]:[(0,C().problemAt)(
"target-untracked",G,{path:H})]:D?[(0,C().problemAt)("dependency-unverified",G,{name:B,path:H,fault:"committed"})]:await(0,R().
inspectDependency)(v,{name:B,path:H},G)}async function g(v,$,D,W){const H=(0,R().packageOf)(D);if(H===void 0&&v.tree.isPending?.(
D))return(0,N().fails)("target-not-judged",W,{path:$});if(H===void 0||v.tree.stat("node_modules")!==void 0)return(0,S().
nothingAt)(v.tree,D,$,W);const G=await(0,R().inspectDependency)(v,{name:H,path:$},W);return G.some(R().isUnverified)?{targets:[],
problems:G}:(0,N().join)([(0,N().fails)("not-installed",W,{name:H}),{targets:[],problems:G}])}async function p(v,$,D){const W=(0,A().
testProblem)($,D,v.directory);if(W!==void 0)return{targets:[],problems:[W]};if((0,k().isPattern)($))return((0,k().alternativesOf)(
$)??[]).map(U=>(0,N().from)(v,U)).some(U=>(0,j().resolveInTree)(v.tree,(0,k().baseOf)(U)).kind==="outside")?(0,N().fails)(
"target-outside",D,{path:$,reason:"symlink"}):N().NOTHING;const H=(0,j().resolveInTree)(v.tree,(0,N().from)(v,$));return H.
kind==="inside"&&H.entry.kind==="directory"&&H.entry.tracked?N().NOTHING:y(v,$,D)}const f=256*1024,e=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function s(v,$){if(($.size??0)>f)return!1;const D=(await v.read($.path)).toString("latin1");return e.test(D)}const t=[
"",".js",".json",".node"];function c(v){return v===""?[""]:t.map($=>v+$)}function o(v,$){const D=$.map(W=>(0,j().resolveInTree)(
v,W)).filter(W=>W.kind!=="missing");return D.find(W=>W.kind!=="inside"||(0,L().isRegular)(W.entry.kind))??D[0]}async function i(v,$){
const D=I().posix.join($,"package.json"),W=await(0,E().readJsonFile)(v,D);if(W===E().INVALID)return E().INVALID;const H=W?.
main,G=r($),B=W===void 0?{}:{by:D};if(typeof H!="string"||H===""){const X=a(v,G);return X&&{found:X,...B}}const U=H.startsWith(
"/")?void 0:(0,j().normalise)(I().posix.join($,H));if(U===void 0)return{found:{kind:"outside",path:H},...B};const z=a(v,
[...c(U),...r(U),...G]);return z&&{found:z,...B}}function r(v){return c(I().posix.join(v,"index")).slice(1)}function a(v,$){
return $.map(D=>(0,j().resolveInTree)(v,D)).find(D=>D.kind==="inside"?(0,L().isRegular)(D.entry.kind):D.kind!=="missing")}
async function d(v,$){const{flags:D,operands:W}=v,H=(0,F().isTestRun)(v);if(n(v,H))return N().NOTHING;const G=[];for(const z of D)
G.push(await b(z,$));for(const{text:z,span:X}of W){if(z===""||z.startsWith("-"))continue;const K=H?p:y;G.push(await K($,
z,X))}const{targets:B,problems:U}=(0,N().join)(G);return D.some(({name:z})=>z==="--check")?{targets:B.map(z=>({...z,parsed:!0})),
problems:U}:{targets:B,problems:U}}function n({operands:v},$){const D=v[0]?.text;return D==="inspect"||D==="debug"&&!$}const u=new Set(
["--import","--require","--experimental-loader"]);async function b(v,$){const{name:D,value:W="",span:H}=v;return D==="--\
env-file"||D==="--env-file-if-exists"?M($,W,H):!u.has(D)||!/^[@a-z]/i.test(W)?N().NOTHING:l($,W,H)}async function l(v,$,D){
const W=/^(?:@[^/]+\/)?[^/]+/.exec($)?.[0]??$;return{targets:[],problems:await(0,R().inspectDependency)(v,{name:W,path:$},
D)}}const T=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function M(v,$,D){if((0,A().pathProblem)($,D,v.directory)!==void 0)return N().NOTHING;const W=(0,j().resolveInTree)(
v.tree,(0,N().from)(v,$));if(W.kind==="missing"&&v.tree.isPending?.(W.path))return(0,N().fails)("target-not-judged",D,{path:$});
const H=(0,S().fileAt)(W,$,D);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,N().fails)("target-untracked",
D,{path:$});if((H.size??0)>f)return(0,N().fails)("environment-file-unsafe",D,{path:$,names:[]});const B=[...(await v.tree.
read(H.path)).toString("utf8").matchAll(T)].map(([z])=>z.replace(/\s*=$/,"")).filter(z=>z.toUpperCase()!=="NODE_ENV"),U=[
...new Set(B)].slice(0,10);return U.length===0?N().NOTHING:(0,N().fails)("environment-file-unsafe",D,{path:$,names:U})}}),
67953:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.findPackages=k,O.foldersUpFrom=x,O.readSettings=g;function I(){
const f=m(76760);return I=function(){return f},f}function j(){const f=m(39491);return j=function(){return f},f}function L(){
const f=m(32854);return L=function(){return f},f}function C(){const f=m(95132);return C=function(){return f},f}function F(){
const f=m(59867);return F=function(){return f},f}function R(){const f=m(56788);return R=function(){return f},f}function P(){
const f=m(10473);return P=function(){return f},f}function E(){const f=m(47668);return E=function(){return f},f}async function k(f,e,s,t){
const{workspace:c,workspaces:o,includeRoot:i}=f,r=await A(f,e,s);if("problems"in r)return r;const{directory:a,implied:d}=r;
if(o===!1&&c.length>0)return(0,R().fails)("flag-value",s,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it bes\
ide `--workspace`"});const n={project:a,directories:[a],selected:!1,missing:[]};if(t||o!==!0&&c.length===0&&d===void 0)return n;
const u=await(0,F().usablePackageJson)(e.tree,a);if(u===void 0)return n;const b=await N(u,e,s);if("problems"in b)return b;
const l=new Map;i&&l.set(u.name,a);const T=[],M=c.length>0?c:d===void 0?[]:[void 0];if(M.length===0)for(const v of b)l.set(
v.name,v.directory);for(const v of M){const $={directory:e.directory,project:a},D=v??I().posix.join("/",d??""),W=(0,E().
selectWorkspaces)(b,D,$);W.length===0&&v!==void 0&&T.push((0,C().problemAt)("workspace-missing",s,{workspace:v}));for(const H of W)
l.set(H.name,H.directory)}return l.size===0?T.length>0?{targets:[],problems:T}:(0,R().fails)("workspace-missing",s,{workspace:""}):
{project:a,directories:[...l.values()],selected:!0,missing:T}}async function A({prefix:f,workspaces:e},s,t){if(f!==void 0)
return S(f,s,t);const{tree:c,directory:o}=s,i=x(o),r=i.find(a=>y(c,a)||h(c,a));if(r===void 0||!y(c,r))return(0,R().fails)(
"package-json-missing",t,{directory:o});if(e===!1)return{directory:r};for(const a of i.slice(i.indexOf(r)+1)){const d=await(0,F().
usablePackageJson)(c,a);if(d===void 0)continue;const n=await N(d,s,t);if("problems"in n)return n;if(n.some(u=>u.directory===
r))return{directory:a,implied:r}}return{directory:r}}async function N(f,{tree:e},s){const t=await(0,E().listWorkspaces)(
e,f);return"unclear"in t?(0,R().fails)("target-outside",s,{path:t.unclear,reason:"workspace"}):"broken"in t?(0,R().fails)(
"package-json-invalid",s,{path:t.broken}):t}function S(f,e,s){if((0,L().normalise)((0,R().from)(e,f))===void 0)return R().
NOTHING;const t=(0,P().entryAt)((0,L().resolveInTree)(e.tree,(0,R().from)(e,f)),f,s);return"problems"in t?t:{directory:t.
path}}function x(f){return f===""?[""]:[f,...(0,j().foldersAbove)(f).reverse(),""]}function y(f,e){return(0,L().resolveInTree)(
f,I().posix.join(e,"package.json")).kind!=="missing"}function h(f,e){return(0,L().resolveInTree)(f,I().posix.join(e,"nod\
e_modules")).kind==="inside"}const w=["--usage","--version","--versions"];function g({flags:f}){const e=f.findLast(({name:c})=>c===
"--prefix")?.value,s=p(f,"--workspaces"),t=p(f,"--ignore-scripts");return{informs:w.some(c=>p(f,c)),...e===void 0?{}:{prefix:e},
...s===void 0?{}:{workspaces:s},workspace:f.flatMap(({name:c,value:o})=>c==="--workspace"&&o?[o]:[]),includeRoot:p(f,"--\
include-workspace-root")===!0,...t===void 0?{}:{ignoreScripts:t},ifPresent:p(f,"--if-present")===!0}}function p(f,e){const s=f.
findLast(t=>t.name===e);return s&&s.negated!==!0}}),62205:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.
resolveRun=S;function I(){const e=m(95132);return I=function(){return e},e}function j(){const e=m(58067);return j=function(){
return e},e}function L(){const e=m(98430);return L=function(){return e},e}function C(){const e=m(35736);return C=function(){
return e},e}function F(){const e=m(15804);return F=function(){return e},e}function R(){const e=m(59867);return R=function(){
return e},e}function P(){const e=m(56788);return P=function(){return e},e}function E(){const e=m(32696);return E=function(){
return e},e}function k(){const e=m(80533);return k=function(){return e},e}function A(){const e=m(46912);return A=function(){
return e},e}const N=new Set(["build-files-unread","dependency-changed","dependency-redirected","dependency-stale","lockf\
ile-missing","target-changed","target-writes","not-installed","only-prints","tool-runs-file","workspaces-changed"]);function S(e,s,t,c){
const{directory:o,event:i,words:r,builtIn:a}=s;return c.follow(`${o}\0${i}`,`${a??""}${(0,A().scriptText)(s)}\0${r.length}`,
()=>a==="server"?(0,F().resolveScript)({...e,via:i},"server.js",t):a==="restart"?h(e,r,t,c):w(e,s,t,c),d=>x(d,i,t))}function x(e,s,t){
return e.why==="cycle"?(0,P().fails)("npm-script-cycle",t,{script:s}):(0,P().fails)("npm-script-chain",t,{script:s,limit:e.
limit,what:e.why})}const y=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function h(e,s,t,c){
const o=(a,d,n)=>c.resolve({program:"npm",subcommand:a,flags:d,operands:[{text:a,span:t,quoted:!1}],passthrough:n},e),i=await o(
"stop",[{name:"--if-present",written:"--if-present",span:t}],[]),r=i.problems.filter(({rule:a})=>!y.has(a));return(0,P().
join)([{...i,problems:r},await o("start",[],s)])}async function w(e,s,t,c){const{event:o}=s,i=new(k()).GivenWords(s,t),{
text:r}=i,a={targets:[(0,P().target)(e,{kind:"npm_script",name:o,script:r})],problems:[]},d=(0,j().dangerOfScript)(r);if(d!==
void 0)return(0,P().join)([a,(0,P().fails)("npm-script-dangerous",t,{script:o,text:r,danger:d})]);const n=await(0,E().readCommands)(
{text:r,place:{...e,via:o},trail:c,given:i}),u=n.problems.filter(i.isGiven).map(i.inCommand),b=n.problems.filter($=>!i.isGiven(
$)).map($=>({...$,span:t})),{vacuous:l,lost:T}=(0,L().exitStatusOf)(r),v=r.trim()===""||(0,C().hasOneReading)((0,C().lex)(
r))?P().NOTHING:(0,P().fails)("npm-script-compound",t,{script:o,text:r});return{targets:[...a.targets,...n.targets],problems:[
...u,...b.filter(p),...f(b,t,o,r),...await g(e,s,n.hidden,t),...l?[(0,I().problemAt)("only-prints",t,{program:"npm",flag:`\
run ${o}`})]:[],...T===void 0?[]:[(0,I().problemAt)("npm-script-loses-failure",t,{script:o,text:r,command:T})],...v.problems]}}
async function g({base:e,directory:s,changed:t},{event:c,body:o},i,r){if(i.length===0)return[];const a=e&&(await(0,R().usablePackageJson)(
e,s))?.scripts.get(c),d=!t.has((0,P().from)({directory:s},"package.json"))||!/npm_/.test(o);return a===o&&d?[]:i.map(n=>(0,I().
problemAt)("npm-script-hides-code",r,{script:c,text:o,...n}))}function p({rule:e,args:s}){return e==="dependency-unverif\
ied"?"fault"in s&&s.fault==="removed":N.has(e)||e.startsWith("npm-script-")||e.startsWith("npmrc-")}function f(e,s,t,c){
const o=e.find(i=>!p(i));return o===void 0?[]:[(0,I().problemAt)("npm-script-text",s,{script:t,text:c,reason:o.rule})]}}),
52437:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveNpm=p,O.resolveTool=f;function I(){const r=m(
76760);return I=function(){return r},r}function j(){const r=m(94854);return j=function(){return r},r}function L(){const r=m(
32854);return L=function(){return r},r}function C(){const r=m(93028);return C=function(){return r},r}function F(){const r=m(
95132);return F=function(){return r},r}function R(){const r=m(3893);return R=function(){return r},r}function P(){const r=m(
66227);return P=function(){return r},r}function E(){const r=m(41015);return E=function(){return r},r}function k(){const r=m(
19685);return k=function(){return r},r}function A(){const r=m(62205);return A=function(){return r},r}function N(){const r=m(
60210);return N=function(){return r},r}function S(){const r=m(96916);return S=function(){return r},r}function x(){const r=m(
59867);return x=function(){return r},r}function y(){const r=m(56788);return y=function(){return r},r}function h(){const r=m(
46912);return h=function(){return r},r}function w(){const r=m(38218);return w=function(){return r},r}function g(){const r=m(
10473);return g=function(){return r},r}async function p(r,a,d){const{subcommand:n,operands:u,flags:b}=r,[l]=u,T=l?.span??
b[0]?.span??{start:0,end:0};if(n==="exec")return l===void 0?y().NOTHING:f(a,r,l);const{project:M,selected:v,runs:$,packages:D,
problems:W}=await(0,h().scriptsThatRun)(r,a,T);if(M===void 0)return{targets:[],problems:W};const H=[await(0,N().inspectNpmrc)(
{...a,directory:M},T)];for(const B of D){const U={...a,directory:B},z=$.filter(K=>K.directory===B);z.length>0&&H.push(await(0,S().
inspectShadows)(U,T));for(const K of z)H.push(await(0,A().resolveRun)(U,K,T,d));const X=I().posix.join(B,"package.json");
a.changed.has(X)&&H.push((0,y().fails)("target-changed",T,{path:X}))}const G=I().posix.join(M,"package.json");return v&&
!D.includes(M)&&a.changed.has(G)&&H.push((0,y().fails)("target-changed",T,{path:G})),(0,y().join)([...H,{targets:[],problems:W}])}
async function f(r,a,{text:d,span:n}){if(!(0,R().isToolName)(d))return y().NOTHING;const u=a.starts==="file",b=u?y().NOTHING:
await(0,E().resolveAtHome)(r,M=>e(M,d,n));if(!u&&b.targets.length===0)return b;const l=await(0,w().resolveToolFiles)(a,r),
T=(0,j().isKnownTool)(d)||r.via!==void 0;return(0,y().join)([b,T?y().NOTHING:(0,y().fails)("tool-unknown",n,{tool:d}),l])}
async function e(r,a,d){const{tree:n}=r,u=await(0,x().readPackageJson)(n,""),b=(await(0,S().ownBinaries)(n)).get(a);if(b!==
void 0&&r.via!==void 0&&n.stat("node_modules")===void 0)return(0,g().resolveCommitted)(r,{text:b.file,span:d});if(u===x().
INVALID)return(0,y().fails)("package-json-invalid",d,{path:"package.json"});if(u?.binaries.has(a))return(0,y().fails)("b\
inary-shadowed",d,{name:a,path:u.path});const l=(0,y().from)(r,`node_modules/.bin/${a}`);if(r.directory!==""&&n.stat(l)!==
void 0)return(0,y().fails)("dependency-unverified",d,{name:a,path:l,fault:"elsewhere"});const T=n.stat("node_modules");if(T===
void 0)return i(r,u,a,d);const M=await c(n,a),v=n.stat(M),$=(0,L().resolveInTree)(n,M);if(v===void 0||$.kind==="missing")
return(0,y().fails)("binary-missing",d,{name:a});if($.kind!=="inside")return(0,y().fails)("target-outside",d,{path:M,reason:"\
symlink"});const D=(0,P().packageOf)($.path),W=T.tracked||v.tracked,H=!W&&$.entry.tracked&&await t(n,$.path);if(D===void 0&&
!H||!(0,C().isRegular)($.entry.kind))return(0,y().fails)("dependency-unverified",d,{name:a,path:$.path,fault:"elsewhere"});
if(!H&&(W||$.entry.tracked)){const U={name:D??a,path:$.path,fault:"committed"};return(0,y().fails)("dependency-unverifie\
d",d,U)}const G=H?[]:await s(r,a,$.path,d);if(G.some(P().isUnverified))return{targets:[],problems:G};if(!await o(n,$.path))
return(0,y().fails)("binary-not-node",d,{name:a,path:$.path});H&&r.changed.has($.path)&&G.push((0,F().problemAt)("target\
-changed",d,{path:$.path}));const B={kind:"package_binary",name:a,path:$.path};return{targets:[(0,y().target)(r,B)],problems:G}}
async function s(r,a,d,n){const u=(0,P().packageOf)(d)??a,b=d.slice(`node_modules/${u}/`.length),l={name:a.startsWith("@")?
void 0:a,file:b},T=await(0,P().inspectDependency)(r,{name:u,path:d,binary:l},n);if(u===a||!(await(0,k().readLocks)(r.tree)).
some(({entriesOf:$})=>$(a).length>0))return T;const v=await(0,P().inspectDependency)(r,{name:a,path:d},n);return[...T,...v.
filter($=>!(0,P().isUnverified)($))]}async function t(r,a){return(await(0,k().readLocks)(r)).some(({all:n})=>n.some(({source:u})=>{
const b=u.kind==="file"?(0,L().normalise)(u.at):void 0;return b!==void 0&&b!==""&&(0,L().isWithin)(a,b)}))}async function c(r,a){
const d=`node_modules/.bin/${a}`;if(!a.startsWith("@"))return d;const n=await(0,x().usablePackageJson)(r,`node_modules/${a}`);
if(n===void 0)return d;const[u]=n.binaries.keys();return`node_modules/.bin/${(n.binaries.size===1?u:void 0)??a.replace(/^@[^/]*\//,
"")}`}async function o(r,a){return/\.[cm]?js$/.test(a)||/^#!.*[/ ]node\b/.test(await(0,g().firstLineOf)(r,a))}async function i(r,a,d,n){
const u=await(0,P().ownerOf)(r.tree,d,a?.dependencies??new Set);if(u===void 0)return(0,y().fails)("binary-missing",n,{name:d});
const b={kind:"package_binary",name:d},l=await(0,P().inspectDependency)(r,{name:u,path:d},n);return{targets:[(0,y().target)(
r,b)],problems:[r.tree.isPending?.("node_modules")?(0,F().problemAt)("target-not-judged",n,{path:d}):(0,F().problemAt)("\
not-installed",n,{name:d}),...l]}}}),60210:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.effectOf=w,O.foreignSettings=
s,O.inspectNpmrc=S,O.npmrcCopies=g,O.readNpmrc=N;function I(){const t=m(76760);return I=function(){return t},t}function j(){
const t=m(58238);return j=function(){return t},t}function L(){const t=m(4537);return L=function(){return t},t}function C(){
const t=m(32854);return C=function(){return t},t}function F(){const t=m(59542);return F=function(){return t},t}function R(){
const t=m(93028);return R=function(){return t},t}function P(){const t=m(87646);return P=function(){return t},t}function E(){
const t=m(56788);return E=function(){return t},t}function k(){const t=m(10473);return k=function(){return t},t}const A=64*
1024;async function N(t){const c=await(0,k().readText)(t.tree,(0,E().from)(t,".npmrc"),A);if(c===void 0)return{settings:{}};
if("unread"in c)return c;const o=(0,L().lfsObstacle)(c.text);return o!==void 0?{unread:o}:{settings:(0,j().parse)(c.text),
file:c.path}}async function S(t,c){const o=(0,E().from)(t,".npmrc"),i=await N(t);if("unread"in i)return(0,E().fails)("np\
mrc-unread",c,{path:o,reason:i.unread});const{settings:r,file:a=o}=i,d=t.changed.has(o)||t.changed.has(a),n={harmless:[],
decides:[],other:[],honoured:[]};for(const[b,l]of Object.entries(r))n[w(b,l)].push(b);for(const b of n.honoured)b==="ign\
ore-scripts"&&d&&n.other.push(b),b==="node-options"&&(d||!(0,P().areHarmlessOptions)(String(r[b])))&&n.decides.push(b);const u=d?
"npmrc-changed":"npmrc-settings";return(0,E().join)([n.decides.length>0?(0,E().fails)("npmrc-redirects",c,{path:o,keys:n.
decides}):E().NOTHING,n.other.length>0?(0,E().fails)(u,c,{path:o,keys:n.other}):E().NOTHING])}const x=new Set(`access al\
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),y=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),h=new Set(["ignore\
-scripts","node-options"]);function w(t,c){const o=typeof c!="object"&&!String(c).includes("${");if(t==="ignore-scripts"&&
o)return typeof c=="boolean"?"honoured":"decides";if(h.has(t)&&o)return"honoured";const i=t.toLowerCase().replaceAll("_",
"-");return y.has(i)||t.includes("${")?"decides":!x.has(t)||typeof c=="object"&&!Array.isArray(c)||String(c).includes("$\
{")?"other":"harmless"}async function g(t,c){return Promise.all((0,F().filesNamed)(t,".npmrc").map(({path:o})=>p(t,o,c)))}
async function p(t,c,o){const i=I().posix.dirname(c),r=await N({tree:t,directory:i==="."?"":i});if("unread"in r)return f(
t,c,r.unread);const{settings:a,file:d=c}=r,n=o.has(c)||o.has(d),u=([l,T])=>{const M=w(l,T);return M==="harmless"||M==="h\
onoured"&&!n},b=Object.entries(a);return{path:d,text:(0,j().stringify)(Object.fromEntries(b.filter(u))),dropped:b.filter(
l=>!u(l)).map(([l])=>l)}}function f(t,c,o){const i=(0,C().resolveInTree)(t,c),r=i.kind==="inside"&&(0,R().isRegular)(i.entry.
kind);return{path:r?i.path:c,text:"",dropped:[o],...r?{}:{isLink:!0}}}const e=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function s(t,c){return(await g(t,c)).flatMap(({path:i,dropped:r})=>{const a=r.filter(d=>!e.test(d));return a.length>
0?[`${i}: ${a.join(", ")}`]:[]})}}),96916:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.inspectShadows=y,
O.ownBinaries=void 0;function I(){const s=m(76760);return I=function(){return s},s}function j(){const s=m(37866);return j=
function(){return s},s}function L(){const s=m(32854);return L=function(){return s},s}function C(){const s=m(59542);return C=
function(){return s},s}function F(){const s=m(19685);return F=function(){return s},s}function R(){const s=m(67953);return R=
function(){return s},s}function P(){const s=m(59867);return P=function(){return s},s}function E(){const s=m(56788);return E=
function(){return s},s}function k(){const s=m(47668);return k=function(){return s},s}const A=O.ownBinaries=(0,C().perTree)(
N);async function N(s){const t=await(0,P().usablePackageJson)(s,""),c=t&&t.workspaces.length>0?await(0,k().listWorkspaces)(
s,t):[],o=Array.isArray(c)?c.map(({directory:a})=>a):[],i=(await(0,F().readLocks)(s)).flatMap(({all:a})=>a.flatMap(({source:d})=>d.
kind==="file"?(0,L().normalise)(d.at)??[]:[])),r=new Map;for(const a of new Set([...o,...i])){const d=a===""?void 0:await(0,P().
usablePackageJson)(s,a);for(const[n,u]of d?.binaries??[]){const b=I().posix.join(a,u);r.set(I().posix.basename(n),{file:b,
manifest:I().posix.join(a,"package.json")})}}return r}const S=new Set([...j().REFUSED_PROGRAMS.keys(),...`[ alias awk ba\
sename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),x=new Set(["node","npm","npx","sh"]);async function y(s,t){const{tree:c,base:o}=s,
i=await A(c),r=o&&await A(o),a=[...i].flatMap(([n,{manifest:u}])=>S.has(n)?[h(n,u,r?.has(n)===!0,t)]:[]),d=[];for(const n of(0,R().
foldersUpFrom)(s.directory)){const u=await g(c,I().posix.join(n,"node_modules/.bin"));for(const{name:b,path:l,isLocked:T}of u)
d.push(h(b,l,T,t))}return(0,E().join)([...a,...d])}function h(s,t,c,o){return c?x.has(s)?(0,E().fails)("path-shadowed",o,
{path:t}):E().NOTHING:(0,E().fails)("program-replaced",o,{name:s,path:t})}const w=(0,C().perTree)(()=>new Map);function g(s,t){
const c=w(s),o=c.get(t)??p(s,t);return c.set(t,o),o}async function p(s,t){const c=[];for(const{path:o}of s.list(t)){const i=I().
posix.basename(o).replace(/\.(?:cmd|exe|ps1)$/,"");if(!S.has(i))continue;const r=(0,L().resolveInTree)(s,o);if(r.kind!==
"inside")continue;const a=r.path===o?await f(s,r.entry):r.path,d=a!==void 0&&/node_modules\/(?!\.bin\/)/.test(a);c.push(
{name:i,path:o,isLocked:d&&!r.entry.tracked})}return c}async function f(s,{path:t,size:c=0}){if(c>e)return;const o=(await s.
read(t)).toString("utf8"),[,i]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(o)??[];return i&&I().posix.join(I().posix.dirname(t),
i)}const e=16*1024}),59867:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.MAX_BYTES=O.INVALID=void 0,O.readJsonFile=
k,O.readPackageJson=S,O.usablePackageJson=x;function I(){const p=m(26040);return I=function(){return p},p}function j(){const p=m(
32854);return j=function(){return p},p}function L(){const p=m(59542);return L=function(){return p},p}function C(){const p=m(
46138);return C=function(){return p},p}function F(){const p=m(10473);return F=function(){return p},p}const R=["dependenc\
ies","devDependencies","optionalDependencies"],P=O.MAX_BYTES=64*1024*1024,E=(0,L().perTree)(()=>new Map);function k(p,f){
const e=E(p),s=e.get(f)??N(p,f);return e.set(f,s),s}const A=O.INVALID=Symbol("invalid");async function N(p,f){if((0,j().
resolveInTree)(p,f).kind==="missing")return;const e=await(0,F().readText)(p,f,P);if(e===void 0||"unread"in e)return A;const s=(0,I().
attempt)(()=>JSON.parse(e.text.replace(/^\uFEFF/,"")));return typeof s=="object"&&s!==null?s:A}async function S(p,f){const e=f===
""?"package.json":`${f}/package.json`,s=await k(p,e);if(s===void 0||s===A)return s;const t=s,c=y.get(t)??h(e,t);return y.
set(t,c),c}async function x(p,f){const e=await S(p,f);return e===A?void 0:e}const y=new WeakMap;function h(p,f){const e=typeof f.
name=="string"?f.name:"";return{path:p,name:e,scripts:w(f.scripts),binaries:new Map(Object.entries((0,C().binOf)(f.bin,e)??
{})),dependencies:new Set(R.flatMap(s=>[...w(f[s]).keys()])),workspaces:g(f.workspaces)}}function w(p){const f=new Map;if(typeof p!=
"object"||p===null||Array.isArray(p))return f;for(const[e,s]of Object.entries(p))typeof s=="string"&&f.set(e,s);return f}
function g(p){const f=Array.isArray(p)?p:p?.packages;return Array.isArray(f)?f.filter(e=>typeof e=="string"):[]}}),65490:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.everyPackage=p,O.isPackageManager=h,O.resolvePackageManager=y,O.selectsPackages=
w;function I(){const i=m(76760);return I=function(){return i},i}function j(){const i=m(32854);return j=function(){return i},
i}function L(){const i=m(59542);return L=function(){return i},i}function C(){const i=m(31901);return C=function(){return i},
i}function F(){const i=m(52437);return F=function(){return i},i}function R(){const i=m(67953);return R=function(){return i},
i}function P(){const i=m(62205);return P=function(){return i},i}function E(){const i=m(60210);return E=function(){return i},
i}function k(){const i=m(96916);return k=function(){return i},i}function A(){const i=m(59867);return A=function(){return i},
i}function N(){const i=m(56788);return N=function(){return i},i}function S(){const i=m(46912);return S=function(){return i},
i}function x(){const i=m(10473);return x=function(){return i},i}async function y(i,r,a,d){const{subcommand:n,operands:u,
flags:b,launched:l=[]}=i,[T]=u;if(T===void 0)return N().NOTHING;const{text:M,span:v}=T,$=(0,N().join)([await(0,E().inspectNpmrc)(
{...a,directory:""},v),a.directory===""?N().NOTHING:await(0,E().inspectNpmrc)(a,v),await s(r,a,v)]);if(n==="exec"){const B=l.
length>0?N().NOTHING:await(0,F().resolveTool)(a,i,T);return(0,N().join)([$,B])}const D=w(i,r),W=await g(a,D,v);if("probl\
ems"in W)return(0,N().join)([$,W]);const H=W.filter(({manifest:B})=>B.scripts.has(M));if(H.length>0){const B=H.map(U=>f(
U,i,a,d));return(0,N().join)([$,...await Promise.all(B)])}if(n==="script-or-tool"&&l.length>0)return $;if(n==="script-or\
-tool"&&/^(?!@)[^\\/]*[\\/]/.test(M)){const B=[(0,C().wordProblem)("launches-programs",r.program,T)];return(0,N().join)(
[$,{targets:[],problems:B}])}if(n==="script-or-tool"){const B=await(0,F().resolveTool)(a,{...i,subcommand:"exec"},T);return(0,N().
join)([$,B])}const G=b.some(({name:B})=>B==="--if-present");return(0,N().join)([$,(0,N().fails)("npm-script-missing",v,{
script:M,passes:G})])}function h({data:i}){return i.starts==="script-or-tool"||i.starts==="script-tool-or-file"}function w({
anyPackage:i,flags:r,passthrough:a},{data:d}){const n=[...r.map(({name:u})=>u),...a.map(({text:u})=>u)];return i===!0||n.
some(u=>d.selecting_flags.includes(u.replace(/=.*/s,"")))}async function g({tree:i,directory:r},a,d){const n=(0,R().foldersUpFrom)(
r).filter(l=>i.stat(I().posix.join(l,"package.json"))!==void 0),u=a?p(i):n.slice(0,1);if(u.length===0)return(0,N().fails)(
"package-json-missing",d,{directory:r});const b=[];for(const l of u){const T=await(0,A().readPackageJson)(i,l);if(T===A().
INVALID)return(0,N().fails)("package-json-invalid",d,{path:I().posix.join(l,"package.json")});T!==void 0&&b.push({directory:l,
manifest:T})}return b}function p(i){const r=[];for(const{path:a}of(0,L().filesNamed)(i,"package.json"))a.split("/").includes(
"node_modules")||r.push(I().posix.dirname(a).replace(/^\.$/,""));return r}async function f({directory:i,manifest:r},{operands:[
a],passthrough:d},n,u){const b={...n,directory:i},{text:l="",span:T={start:0,end:0}}=a??{},M=[await(0,k().inspectShadows)(
b,T)],v=(0,S().runsIn)(r,b,{event:l,words:d});for(const W of v)M.push(await(0,P().resolveRun)(b,W,T,u));const $=(0,S().inspectEmpty)(
v,l,b,T);return M.push({targets:[],problems:$}),n.changed.has(r.path)&&M.push((0,N().fails)("target-changed",T,{path:r.path})),
(0,N().join)(M)}const e=256*1024;async function s({data:i},{tree:r},a){const d=[];for(const[n,u]of Object.entries(i.deciding_settings)){
const b=await(0,x().readText)(r,n,e);if(b===void 0)continue;if("unread"in b){d.push((0,N().fails)("npmrc-unread",a,{path:n,
reason:b.unread}));continue}const{text:l}=b,T=u.split(" ").filter(M=>t(M,l));o.test(l)&&T.push("\\"),d.push(T.length===0?
N().NOTHING:(0,N().fails)("npmrc-redirects",a,{path:n,keys:T}))}return(0,N().join)(d)}function t(i,r){const a=i.endsWith(
"!"),d=a?i.slice(0,-1):i,n=new RegExp(`(?:^|[\\s{,.["'])${d}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...r.matchAll(
n)].some(([,u=""])=>!a||c(u.trim()))}function c(i){return/^[>|&*!{[]/.test(i)||(0,j().normalise)(i.replace(/^["']|["']$/g,
""))===void 0}const o=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/}),55013:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.alternativesOf=N,O.baseOf=E,O.isPattern=P,O.matchesPattern=C,O.readPatterns=L;function I(){const S=m(84128);return I=function(){
return S},S}function j(S){return S.length>200||S.split("**").length>2?!1:S==="."?!0:S.split("/").every(x=>/^(?!\.{1,2}$)[\w@.*-]+$/.
test(x))}function L(S){const x=[],y=[],h=S.some(g=>g.includes("{"))?/[[\]!]/:/[[\]]/;for(const g of S){const p=/^!*/.exec(
g)?.[0].length??0,e=(h.test(g)?void 0:N(g.slice(p)))?.map(s=>s.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!e?.every(j))
return{unclear:g};if(p%2===1){y.push(...e);continue}for(let s=0;s<y.length;s+=1)e.some(t=>C(t,y[s]??""))&&y.splice(s,1);
x.push(e)}const w=x.filter(g=>!g.some(p=>y.some(f=>C(p,f))));return{wanted:w.flat(),entries:w,refused:y}}function C(S,x,y={}){
return F(S.split("/"),x.split("/"),y)}function F(S,x,y){const[h,...w]=S,[g,...p]=x;return h===void 0?y.partial||x.every(
f=>f==="**"):g===void 0?!1:g!=="**"?R(h,g,y)&&F(w,p,y):F(S,p,y)?!0:R(h,"*",y)&&F(w,x,y)}function R(S,x,{dot:y=!1}){return S.
startsWith(".")&&!x.startsWith(".")&&!y?!1:(0,I().matchesStars)(S,x)}function P(S){return/[*?[{]/.test(S)}function E(S){
return S.replace(/[^/]*[*?[{].*$/s,"")}const k=200,A=1e3;function N(S){if(S.length>A)return;let x=[S.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const y=[];for(;x.length>0;){const h=[];for(const w of x){const g=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(w);if(g===null)
y.push(w);else{const{0:p,1:f="",index:e}=g,[s,t]=[w.slice(0,e),w.slice(e+p.length)];h.push(...f.split(",").map(c=>`${s}${c}${t}`))}}
if(h.length+y.length>k)return;x=h}return y}}),82293:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.inspectPaths=
E,O.pathProblem=N,O.testProblem=A;function I(){const S=m(32854);return I=function(){return S},S}function j(){const S=m(95132);
return j=function(){return S},S}function L(){const S=m(45806);return L=function(){return S},S}function C(){const S=m(4289);
return C=function(){return S},S}function F(){const S=m(87646);return F=function(){return S},S}function R(){const S=m(55013);
return R=function(){return S},S}const P=new Set(["--env-file","--env-file-if-exists","--prefix"]);function E(S,x,y){const{
passthrough:h}=S,w=[],g=(f,e)=>{const s=N(f,e,x);s!==void 0&&w.push(s)};for(const f of[S,...(0,L().launchedBy)(S,y)]){for(const{
name:s,value:t,span:c}of f.flags)t!==void 0&&(P.has(s)&&g(t,c),s==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(t)&&
g(t,c));for(const{as:s,path:t,span:c}of(0,C().filesNamedBy)(f,y).files){const o=s==="tests"?A(t,c,x):void 0;o!==void 0&&
w.push(o)}if(f.program!=="node"&&f.starts!=="file")continue;const e=f.program==="node"&&(0,F().isTestRun)(f)?A:N;for(const{
text:s,span:t}of f.operands){const c=s===""||s==="-"?void 0:e(s,t,x);c!==void 0&&w.push(c)}}const p=h.find(({text:f})=>k.
test(f));return p!==void 0&&w.push((0,j().problemAt)("absolute-path",p.span,{path:p.text})),w}const k=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function A(S,x,y){if(!(0,R().isPattern)(S))return N(S,x,y);const h=(0,R().alternativesOf)(S);if(h===void 0)return(0,j().
problemAt)("glob-unclear",x,{pattern:S,reason:"too_many"});for(const w of[S,...h]){const g=N(w,x,y);if(g!==void 0)return{
...g,args:{...g.args,path:S}}}}function N(S,x,y){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(S)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(S))return(0,j().problemAt)("target-outside",x,{path:S,reason:"address"});const h=/^(?:[\\/]|[A-Za-z]:)/.test(S),w=h?
void 0:(0,I().normalise)(y===""?S:`${y}/${S}`);if(w===void 0){const g=h?"absolute":"above";return(0,j().problemAt)("targ\
et-outside",x,{path:S,reason:g})}if((0,I().isWithin)(w,".git",{ignoreCase:!0}))return(0,j().problemAt)("target-in-git",x,
{path:S})}}),9504:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveProgram=w;function I(){const i=m(
76760);return I=function(){return i},i}function j(){const i=m(32017);return j=function(){return i},i}function L(){const i=m(
95306);return L=function(){return i},i}function C(){const i=m(32854);return C=function(){return i},i}function F(){const i=m(
59542);return F=function(){return i},i}function R(){const i=m(4289);return R=function(){return i},i}function P(){const i=m(
46868);return P=function(){return i},i}function E(){const i=m(40324);return E=function(){return i},i}function k(){const i=m(
65490);return k=function(){return i},i}function A(){const i=m(55013);return A=function(){return i},i}function N(){const i=m(
82293);return N=function(){return i},i}function S(){const i=m(56788);return S=function(){return i},i}function x(){const i=m(
38218);return x=function(){return i},i}function y(){const i=m(10473);return y=function(){return i},i}const h=5;async function w(i,r,a,d){
const n=p(i,r,a);if("problems"in n)return n;const{subcommand:u,starts:b,operands:l}=i,[T]=l,M=[f(r,a,g(i)),...t(i,n),await(0,x().
resolveProgramFiles)(i,a)];if(u!==void 0){const v=g(i);M.push(await(0,E().inspectAliases)(r,n,{subcommand:u,span:v}))}if(T!==
void 0&&b==="file"&&M.push(c(n,T)),T!==void 0&&b==="module"&&M.push(o(n,T,i.passthrough)),!(0,k().isPackageManager)(r)){
const v={subcommand:u??T?.text??"",span:g(i)};return(0,S().join)([...M,await(0,E().inspectWrappers)(r,n,v)])}if(u==="run"||
u==="exec"||u==="script-or-tool")M.push(await(0,k().resolvePackageManager)(i,r,n,d));else if(u!==void 0&&(0,k().selectsPackages)(
i,r)){const v={text:u,span:g(i),quoted:!1},$={...i,subcommand:"run",operands:[v]};M.push(await(0,k().resolvePackageManager)(
$,r,n,d))}return(0,S().join)(M)}function g({operands:i,flags:r}){return i[0]?.span??r[0]?.span??{start:0,end:0}}function p({
flags:i},r,a){let d=a;for(const{name:n,value:u,span:b}of i){if(u===void 0||!(0,j().movesTo)(r,n))continue;const l=(0,y().
entryFrom)(d,u,b);if("problems"in l)return l;d={...a,directory:l.path}}return d}function f({program:i,data:r},{tree:a,changed:d},n){
if(r.build_files.length===0)return S().NOTHING;const u=e(a),b=u.get(r)??s(a,r.build_files);u.set(r,b);const l=b.filter(M=>d.
has(M)),T=b.slice(0,h);return(0,S().join)([b.length===0?S().NOTHING:(0,S().fails)("build-files-unread",n,{program:i,files:T,
count:b.length}),...l.map(M=>(0,S().fails)("target-changed",n,{path:M}))])}const e=(0,F().perTree)(()=>new Map);function s(i,r){
const a=d=>r.some(n=>(0,A().matchesPattern)(n.includes("/")?d:I().posix.basename(d),n,{dot:!0}));return[...i.files()].flatMap(
({path:d})=>!(0,C().isWithin)(d,"node_modules")&&a(d)?d:[])}function t({operands:i,flags:r,starts:a,subcommand:d,family:n},u){
const b=n&&(0,k().isPackageManager)(n)&&d!=="test";return[...(a===void 0&&!b?i:[]).map(({text:M,span:v})=>({text:M.replace(
/::.*$/s,""),span:v})),...r.flatMap(({value:M,span:v})=>M===void 0?[]:[{text:M,span:v}])].map(({text:M,span:v})=>{const $=(0,C().
normalise)((0,S().from)(u,M));return $===void 0||$===""?S().NOTHING:(0,C().isWithin)($,".git",{ignoreCase:!0})?(0,S().fails)(
"target-in-git",v,{path:$}):(0,C().resolveInTree)(u.tree,$).kind==="outside"?(0,S().fails)("target-outside",v,{path:M,reason:"\
symlink"}):S().NOTHING})}function c(i,{text:r,span:a}){const d=(0,N().pathProblem)(r,a,i.directory);if(d!==void 0)return{
targets:[],problems:[d]};const n=(0,C().normalise)((0,S().from)(i,r))??"",u=(0,y().fileAt)((0,C().resolveInTree)(i.tree,
n),r,a);if("problems"in u)return u;if(!u.tracked)return(0,S().fails)("target-untracked",a,{path:r});const b=i.changed.has(
u.path)||i.changed.has(n);return(0,S().join)([{targets:[(0,S().target)(i,{kind:"file",name:r,path:u.path})],problems:[]},
b?(0,S().fails)("target-changed",a,{path:u.path}):S().NOTHING])}function o(i,r,a){const{text:d,span:n}=r,u=(0,R().pythonFiles)(
d).find(b=>!b.endsWith("/__init__.py")&&i.tree.stat((0,S().from)(i,b))!==void 0);if(u===void 0){const b=(0,P().parseUnknownTool)(
r,a,L().UNKNOWN_MODULE);return(0,S().join)([(0,S().fails)("tool-unknown",n,{tool:d}),{targets:[],problems:b}])}return c(
i,{text:u,span:n,quoted:!1})}}),56788:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.Trail=O.NOTHING=void 0,
O.fails=C,O.from=F,O.join=L,O.target=R;function I(){const A=m(95132);return I=function(){return A},A}const j=O.NOTHING={
targets:[],problems:[]};function L(A){return{targets:A.flatMap(N=>N.targets),problems:A.flatMap(N=>N.problems)}}function C(A,N,S){
return{targets:[],problems:[(0,I().problemAt)(A,N,S)]}}function F({directory:A},N){return A===""?N:`${A}/${N}`}function R({
via:A},N){return A===void 0?N:{...N,via:A}}const P=64,E=2e3;class k{#n=new Set;#e=new Set;resolve;#s;constructor(N,S){this.
resolve=N,this.#s=S}async follow(N,S,x,y){if(this.#n.has(N))return y({why:"cycle"});const h=await this.#s?.tickScript();
if(h!==void 0)return y({why:"time",limit:h});const w=`${N}\0${S}`;if(this.#e.has(w))return j;if(this.#n.size>=P)return y(
{why:"depth",limit:P});if(this.#e.size>=E)return y({why:"count",limit:E});this.#n.add(N);const g=await x();return this.#n.
delete(N),this.#e.add(w),g}}O.Trail=k}),32696:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.readCommands=
x;function I(){const c=m(32854);return I=function(){return c},c}function j(){const c=m(80781);return j=function(){return c},
c}function L(){const c=m(45806);return L=function(){return c},c}function C(){const c=m(92170);return C=function(){return c},
c}function F(){const c=m(19312);return F=function(){return c},c}function R(){const c=m(81413);return R=function(){return c},
c}function P(){const c=m(20630);return P=function(){return c},c}function E(){const c=m(87146);return E=function(){return c},
c}function k(){const c=m(82293);return k=function(){return c},c}function A(){const c=m(56788);return A=function(){return c},
c}function N(){const c=m(80533);return N=function(){return c},c}function S(){const c=m(10473);return S=function(){return c},
c}async function x(c){return y(c,(0,R().readShellText)(c.text))}async function y(c,o){const i=[];let r=c,a=0;for(const[u,
b]of o.entries()){if(u<a)continue;const l=(0,R().withoutReserved)(b);i.push(await y(r,l.inside),await g(r,l)),r=w(l,r);const T=h(
r,o,u);for(const M of T?.turns??[])i.push(f(l,await x({...r,text:M,given:void 0})));a=T?.end??0}const d=i.flatMap(u=>u.hidden),
n=new Map(d.map(u=>[`${u.how} ${u.part}`,u]));return{...(0,A().join)(i),hidden:[...n.values()]}}function h({text:c,place:o,
given:i},r,a){const d=(0,j().subTree)(o.tree,o.directory);return i?.hasWords?void 0:(0,F().loopAt)({commands:r,text:c,tree:d},
a)}function w(c,o){const[i,r]=c.words;if(i?.text!=="cd"&&i?.text!=="pushd")return o;const a=r===void 0||(0,R().isDynamic)(
c,r)?void 0:(0,I().normalise)((0,A().from)(o.place,r.text));return a!==void 0?{...o,place:{...o.place,directory:a}}:{...o,
lostIn:o.text.slice(c.span.start,c.span.end).trim()}}async function g({text:c,place:o,trail:i,given:r,lostIn:a},d){if(a!==
void 0&&(0,E().readsCode)(d))return{...A().NOTHING,hidden:[{how:"dynamic",part:a}]};const n=(0,P().textWithin)(d),b=n&&r?.
isGiven(n)!==!0?f(n,await x({text:n.text,place:o,trail:i})):void 0,l=await t({text:c,place:o,trail:i},d),T=l.problems.filter(
({span:v})=>!p(d,v)),M=(0,E().hiddenInWords)(d,c)??l.hidden[0];return{targets:[...l.targets,...b?.targets??[]],problems:[
...T,...b?.problems??[],...r?.problemsBehind(d,l)??[]],hidden:[...M?[M]:[],...b?.hidden??[]]}}function p(c,{start:o,end:i}){
return c.words.some(r=>r.span.start<i&&r.span.end>o&&(0,R().isDynamic)(c,r))}function f({span:c},o){return{...o,problems:o.
problems.map(i=>({...i,span:c}))}}const e=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/,s=new Set(["builtin","command","ex\
ec","time"]);async function t({text:c,place:o,trail:i},r){const a=(0,P().startedWords)(r.words),[d,...n]=a,[u]=r.words,b=(0,A().
join)((0,E().codeFilesOf)(r).map(J=>(0,S().resolveCommitted)(o,J)));if(d===void 0||r.subshell||N().SHELL_WORDS.has(d.text))
return{...b,hidden:[]};const{families:l}=o,T=J=>(0,A().fails)("program-not-allowed",J.span,{program:J.text,group:"other"}),
M=u&&u!==d&&!s.has(u.text)?T(u):A().NOTHING,v=(0,C().isProgram)(d.text)?d.text:l?.allowed.get(d.text),$=e.exec(d.text)?.[1]??
d.text;if(v===void 0&&/[\\/]/.test($))return{...(0,A().join)([M,T(d),b]),hidden:[]};const D=v?(0,L().parseInvocation)(v,
n,l):(0,L().parseInvocation)("npx",[{...d,text:$},...n],l),{invocation:W,problems:H}=D,G=await i.resolve(W,o),B=G.problems.
some(({rule:J,span:Z})=>J==="binary-missing"&&Z.start===d.span.start),U={targets:[],problems:H},z=(0,E().hiddenInInvocation)(
r,c,D,l),X=v===void 0&&B?[T(d),U]:[{...U,problems:[...H,...(0,k().inspectPaths)(W,o.directory,l)]},G],K=(0,E().preloadsOf)(
W,l).map(J=>(0,S().resolveCommitted)(o,J));return{...(0,A().join)([M,...X,b,...K]),hidden:z?[z]:[]}}}),80827:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.npmScripts=x,O.stepsIn=S;function I(){const o=m(13580);return I=function(){
return o},o}function j(){const o=m(3893);return j=function(){return o},o}function L(){const o=m(35736);return L=function(){
return o},o}function C(){const o=m(72309);return C=function(){return o},o}function F(){const o=m(67953);return F=function(){
return o},o}function R(){const o=m(60210);return R=function(){return o},o}function P(){const o=m(59867);return P=function(){
return o},o}function E(){const o=m(56788);return E=function(){return o},o}function k(){const o=m(46912);return k=function(){
return o},o}const A={start:0,end:0},N=200;function S({steps:o}){return o.flatMap(i=>i.command?.nested?.flatMap(S)??[i])}
async function x(o,i,r={left:N}){const{subcommand:a,flags:d}=o;if(a===void 0||a==="pack")return;const{project:n,selected:u,
runs:b,packages:l}=await(0,k().scriptsThatRun)(o,i,A);if(n===void 0)return;const T=await(0,R().readNpmrc)({...i,directory:n}),
M=await y(i,n);if("unread"in T||M===void 0)return;const{settings:v}=T;if(M.devEngines!==void 0||(0,C().mayChangeMode)(d,
v))return;const $=[],D=(0,C().exportedConfig)(d,v);for(const G of l){const B=await y(i,G);if(B===void 0||h(B))return;const U=b.
filter(X=>X.directory===G),z=U.length===0?await s(o,i,G):void 0;z!==void 0&&$.push({...w(B),...z,directory:G});for(const X of U){
const K=await g(X,i,D,r);$.push({...w(B),...K})}}const W=v["node-options"],{prefix:H}=(0,F().readSettings)(o);return{subcommand:a,
directory:i.directory,project:n,prefixed:H!==void 0,inWorkspaces:u,config:D,...typeof W=="string"&&{nodeOptions:W},steps:$}}
async function y(o,i){const r=await(0,P().readJsonFile)(o.tree,(0,E().from)({directory:i},"package.json"));return r===P().
INVALID?void 0:r}function h({bin:o,directories:i}){return!o&&typeof i=="object"&&i!==null&&"bin"in i}function w(o){const{
name:i,version:r}=o;return{packageId:i&&r?`${String(i)}@${String(r)}`:"",packageEnv:(0,C().packageEnv)(o)}}async function g(o,i,r,a){
const{directory:d,event:n,body:u}=o,b=(0,k().scriptText)(o),l={...i,directory:d},T=c(b),M=await f(o,T,l,{config:r,budget:a}),
v=o.words.map(D=>D.text),$=M?{argv:[],env:{},...T,nested:M}:T;return{directory:d,event:n,body:u,words:v,text:b,...$&&{command:$}}}
const p=new Set(["--if-present","--include-workspace-root","--workspace","--workspaces"]);async function f(o,i,r,{config:a,
budget:d}){const n=i?.argv[0]==="npm"&&Object.keys(i.env).length===0,u=o.builtIn==="restart"?[["stop","--if-present"],["\
start",...o.words.map(({text:l})=>l)]]:n?[i.argv.slice(1)]:[],b=[];for(const l of u){if(d.left-=1,d.left<0)return;const{
invocation:T,problems:M}=(0,j().parseNpm)(l.map(W=>({text:W,span:A,quoted:!0})),r.families);if(!(M.length===0&&T.flags.every(
({name:W})=>p.has(W))))return;const $=a.npm_config_ignore_scripts==="true"?[e,...T.flags]:T.flags,D=await x({...T,flags:$},
r,d);if(D===void 0)return;b.push(D)}return b.length>0?b:void 0}const e={name:"--ignore-scripts",written:"--ignore-script\
s",span:A};async function s(o,{tree:i},r){const a=(0,k().eventOf)(o),d=(await(0,P().usablePackageJson)(i,r))?.scripts.has(
a??"");if(!(a===void 0||d||(0,F().readSettings)(o).ifPresent))return{event:a,words:[],text:""}}const t=new Set(`! . : [ \
[[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/));function c(o){const{words:i,assignments:r,refused:a,
problems:d}=(0,L().lex)(o),n=d.every(({rule:M})=>M==="assignment-refused"||(0,I().ruleOf)(M).severity==="warning"&&M!=="\
unquoted-glob"),u=d.filter(({rule:M})=>M==="assignment-refused").length,[b]=i;if(!n||u!==a.length||b===void 0||t.has(b.text)||
b.text.includes("="))return;const l=[...r,...a].sort((M,v)=>M.span.start-v.span.start);if(l.some(({name:M})=>M==="PATH"))
return;const T=Object.fromEntries(l.map(({name:M,value:v})=>[M,v]));return{argv:i.map(M=>M.text),env:T}}}),80533:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.SHELL_WORDS=O.GivenWords=void 0;function I(){const A=m(37866);return I=
function(){return A},A}function j(){const A=m(13580);return j=function(){return A},A}function L(){const A=m(95132);return L=
function(){return A},A}function C(){const A=m(35736);return C=function(){return A},A}function F(){const A=m(46912);return F=
function(){return A},A}const R=O.SHELL_WORDS=new Set(": [ cd echo exit false test true".split(" ")),P=new Set(["assignme\
nt-refused","environment-assignment"]),E=new Set([...P,"brace-expansion","glob-flag","glob-outside","glob-unclear","tild\
e-expansion","unquoted-glob","variable-expansion"]);class k{text;#n;#e;#s;#r;constructor({event:N,body:S,words:x},y){let h=S;
const w=[];for(const g of x){const p=h.length+1;h=`${h} ${(0,F().quoteForScript)(g.text)}`,w.push({word:g,at:{start:p,end:h.
length}})}this.text=h,this.#n=S.length,this.#e=w,this.#s=N,this.#r=y}get hasWords(){return this.#e.length>0}isGiven=({span:N})=>this.#e.
length>0&&N.end>this.#n;inCommand=N=>{const S=this.#e.filter(({at:h})=>h.start<N.span.end&&h.end>N.span.start),x=S[0]?.word.
span??this.#r,y=S.at(-1)?.word.span??this.#r;return{...N,span:{start:x.start,end:y.end}}};problemsBehind({span:N,words:S},x){
if(this.#e.length===0||N.end<=this.#n)return[];const{problems:y}=(0,C().lex)(this.text.slice(N.start,N.end)),h=y.map(c=>({
...c,span:{start:c.span.start+N.start,end:c.span.end+N.start}})),w=y.every(({rule:c})=>P.has(c)||(0,j().ruleOf)(c).severity===
"warning"),g=w?h.filter(this.isGiven):[],p=S[0]?.text??"";if(w&&R.has(p))return g;const f=x.problems.some(({rule:c,span:o})=>c===
"program-not-allowed"&&o.start===S[0]?.span.start);if(w&&!f)return g;const e=I().REFUSED_PROGRAMS.has(p.replace(/^.*[\\/]/,
""))||!w&&y.some(({rule:c})=>!E.has(c)),s=this.#e.find(({word:c})=>e||c.text.startsWith("-"));if(s===void 0)return g;const t={
script:this.#s,word:s.word.text,text:this.text};return[...g,(0,L().problemAt)("script-words-unread",s.at,t)]}}O.GivenWords=
k}),46912:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.eventOf=g,O.inspectEmpty=y,O.quoteForScript=d,O.
runsIn=f,O.scriptText=N,O.scriptsThatRun=S;function I(){const n=m(76760);return I=function(){return n},n}function j(){const n=m(
32854);return j=function(){return n},n}function L(){const n=m(93028);return L=function(){return n},n}function C(){const n=m(
95132);return C=function(){return n},n}function F(){const n=m(67953);return F=function(){return n},n}function R(){const n=m(
60210);return R=function(){return n},n}function P(){const n=m(59867);return P=function(){return n},n}function E(){const n=m(
56788);return E=function(){return n},n}function k(){const n=m(10473);return k=function(){return n},n}const A={selected:!1,
runs:[],packages:[],problems:[]};function N({body:n,words:u}){return[n,...u.map(({text:b})=>d(b))].join(" ")}async function S(n,u,b){
const l=(0,F().readSettings)(n),T=g(n);if(l.informs||T===void 0&&n.subcommand!=="pack")return A;const M=T===void 0&&!i(n),
v=J=>(0,F().findPackages)(l,J,b,M),$=await v(u);if("problems"in $)return{...A,problems:$.problems};const{project:D,selected:W}=$,
H=l.ignoreScripts??await w({...u,directory:D}),G={...l,ignoreScripts:H},B=T??"pack",U=T===void 0?r(n,u,W?$.directories:void 0):
[];if("problems"in U)return{...A,project:D,selected:W,problems:U.problems};const z=T===void 0?U:$.directories,X=[],K=[...$.
missing,...await x($,u,b,v)];for(const J of z){const Z=await(0,P().readPackageJson)(u.tree,J),Q={...u,directory:J};if(Z===
P().INVALID||Z===void 0){const q=I().posix.join(J,"package.json"),nn=Z?(0,E().fails)("package-json-invalid",b,{path:q}):
(0,E().fails)("package-json-missing",b,{directory:J});K.push(...nn.problems)}else if(T===void 0)X.push(...c(Z,J,G));else if(p(
Z,Q,B)){const q=f(Z,Q,{event:B,words:n.passthrough},G);X.push(...q),K.push(...y(q,B,Q,b))}else{const q={script:B,passes:G.
ifPresent};K.push(...(0,E().fails)("npm-script-missing",b,q).problems)}}return{project:D,selected:W,runs:X,packages:z,problems:K}}
async function x({project:n,directories:u},{base:b,...l},T,M){const v=I().posix.join(n,"package.json");if(b===void 0||!l.
changed.has(v))return[];const $=await M({...l,tree:b});if("problems"in $)return[];const D=$.directories.filter(W=>!u.includes(
W));return D.length===0?[]:[(0,C().problemAt)("workspaces-changed",T,{path:v,lost:D})]}function y(n,u,{via:b,directory:l},T){
if(n.some(({event:v,body:$})=>v===u&&!h($)))return[];const M=b===void 0?"npm-script-empty":"npm-script-empty-part";return[
(0,C().problemAt)(M,T,{script:u,path:I().posix.join(l,"package.json")})]}function h(n){return n.split(`
`).every(u=>/^\s*(?:#|$)/.test(u))}async function w(n){const u=await(0,R().readNpmrc)(n);return"settings"in u&&u.settings["\
ignore-scripts"]===!0}function g({subcommand:n,operands:u}){switch(n){case"run":return u[0]?.text;case"test":case"start":case"\
stop":case"restart":return n;default:return}}function p({scripts:n},u,b){return n.has(b)||b==="restart"||b==="env"?!0:b===
"start"&&s(u)}function f(n,u,{event:b,words:l},T={}){const{directory:M}=u,v=n.scripts.get(b)??"",$=v===""?e(b,u):{body:v};
return[...o(n,M,[`pre${b}`],T),...$?[{directory:M,event:b,words:l,...$}]:[],...o(n,M,[`post${b}`],T)]}function e(n,u){return n===
"restart"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:n==="start"&&s(u)?{body:"node server.js",builtIn:"\
server"}:n==="env"?{body:"env"}:void 0}function s(n){const u=(0,j().resolveInTree)(n.tree,(0,E().from)(n,"server.js"));return u.
kind==="outside"||u.kind==="inside"&&(0,L().isRegular)(u.entry.kind)}const t=["prepack","prepare","postpack"];function c(n,u,{
ignoreScripts:b}){return o(n,u,b?["prepare"]:t,{})}function o({scripts:n},u,b,{ignoreScripts:l}){return l?[]:b.flatMap(T=>{
const M=n.get(T);return M?[{directory:u,event:T,body:M,words:[]}]:[]})}function i({operands:n}){return n.length===0||n.some(
({text:u})=>u===".")}function r({operands:n},u,b){const l=b?[...b]:[];!b&&n.length===0&&l.push(u.directory);for(const{text:T,
span:M}of n){if(b&&T===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(T))return(0,E().fails)("downloads",M,{program:"npm",flag:T});
const v=(0,k().entryFrom)(u,T,M);if("problems"in v)return v;if(v.kind!=="directory")return(0,E().fails)("target-not-a-fi\
le",M,{path:T,reason:"archive"});l.push(v.path)}return l}const a=/[\t\n\r "#$&'()*;<>?\\`|~]/;function d(n){return n===""?
"''":a.test(n)?`'${n.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):n}}),95598:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.resolveTasks=y;function I(){const s=m(76760);return I=function(){return s},
s}function j(){const s=m(16111);return j=function(){return s},s}function L(){const s=m(77251);return L=function(){return s},
s}function C(){const s=m(32854);return C=function(){return s},s}function F(){const s=m(46138);return F=function(){return s},
s}function R(){const s=m(62205);return R=function(){return s},s}function P(){const s=m(59867);return P=function(){return s},
s}function E(){const s=m(65490);return E=function(){return s},s}function k(){const s=m(56788);return k=function(){return s},
s}function A(){const s=m(46912);return A=function(){return s},s}function N(){const s=m(10473);return N=function(){return s},
s}const S=1024*1024,x={turbo:[["turbo.json","tasks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","\
targetDefaults"]],lerna:[["nx.json","targetDefaults"]]};async function y(s,t,c){const{operands:o,passthrough:i,subcommand:r}=s,
[a]=o,n=(r==="exec"||r==="script-or-tool")&&a?(0,L().tasksOf)(a.text,i):void 0;if(a===void 0||n===void 0)return k().NOTHING;
const{text:u,span:b}=a,l=u==="wireit"?await g(t):await h(await w(t.tree,u,n),t.tree),T=[];for(const{directory:M,script:v,
body:$}of l){const D={...t,directory:M};if($!==void 0){const G={directory:M,event:`${v} (${u})`,body:$,words:[]};T.push(
await(0,R().resolveRun)(D,G,b,c));continue}const W=await(0,P().usablePackageJson)(t.tree,M);if(W===void 0)continue;const H=(0,A().
runsIn)(W,D,{event:v,words:[]});for(const G of H)T.push(await(0,R().resolveRun)(D,G,b,c))}return(0,k().join)(T)}async function h(s,t){
const c=[];for(const o of(0,E().everyPackage)(t)){const i=await(0,P().usablePackageJson)(t,o);if(o===""||i===void 0)continue;
const r=s.filter(a=>i.scripts.has(a));c.push(...r.map(a=>({directory:o,script:a})))}return c}async function w(s,t,c){const o=new Set(
c);for(const[i,r]of x[t]??[]){const a=p(await e(s,i),r);for(const d of o)for(const n of f(p(p(a,d),"dependsOn")))o.add(n.
replace(/^\^|^.*#/,""))}return[...o]}async function g({tree:s,directory:t,via:c}){const o=await(0,P().readJsonFile)(s,I().
posix.join(t,"package.json")),i=p(p(o,"wireit"),c??""),r=p(i,"command"),a=f(p(i,"dependencies")).flatMap(n=>{const[,u="",
b=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(n)??[],l=(0,C().normalise)(I().posix.join(t,u));return l===void 0?[]:[{directory:l,
script:b}]}),d=typeof r=="string"&&c!==void 0;return[...a,...d?[{directory:t,script:c,body:r}]:[]]}function p(s,t){const c=(0,F().
objectIn)(s);return Object.hasOwn(c,t)?c[t]:void 0}function f(s){return Array.isArray(s)?s.map(t=>p(t,"script")??p(t,"ta\
rget")??t).filter(t=>typeof t=="string"):[]}async function e(s,t){const c=await(0,N().readText)(s,t,S);return c&&"text"in
c?(0,j().parse)(c.text):void 0}}),38218:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.resolveProgramFiles=
g,O.resolveToolFiles=w;function I(){const r=m(76760);return I=function(){return r},r}function j(){const r=m(32017);return j=
function(){return r},r}function L(){const r=m(32854);return L=function(){return r},r}function C(){const r=m(93028);return C=
function(){return r},r}function F(){const r=m(95132);return F=function(){return r},r}function R(){const r=m(4289);return R=
function(){return r},r}function P(){const r=m(46868);return P=function(){return r},r}function E(){const r=m(66227);return E=
function(){return r},r}function k(){const r=m(15804);return k=function(){return r},r}function A(){const r=m(59867);return A=
function(){return r},r}function N(){const r=m(55013);return N=function(){return r},r}function S(){const r=m(82293);return S=
function(){return r},r}function x(){const r=m(56788);return x=function(){return r},r}function y(){const r=m(10473);return y=
function(){return r},r}const h=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(r=>`.${r}`)];async function w(r,a){
return p((0,R().filesNamedBy)(r,a.families),r.operands[0],a)}function g({files:r=[],flags:a,family:d},n){const u=a.flatMap(
({name:b,value:l})=>l&&d&&(0,j().movesTo)(d,b)?l:[]);return p({files:r,roots:u,nodeFlags:[]},void 0,n)}async function p({
files:r,roots:a,nodeFlags:d},n,u){const b=["",...a].flatMap(T=>{const M=(0,L().normalise)((0,x().from)(u,T));return M===
void 0?[]:[M]}),l=[];for(const T of r)l.push(T.as==="arguments"?await c(T,n,u):T.as==="tests"?await t(T,u):await f(T,[...new Set(
b)],u));for(const T of d)l.push(await(0,k().inspectNodeFlag)(T,u));return(0,x().join)(l)}async function f(r,a,d){const{as:n,
path:u,span:b}=r,l=(0,S().pathProblem)(u,b,d.directory);if(l!==void 0)return{targets:[],problems:[l]};const T=[];for(const M of a){
const v=(0,L().normalise)(I().posix.join(M,u));if(v===void 0)continue;const $=await e(r,v,d);$!==void 0&&T.push($)}return T.
length>0?(0,x().join)(T):n==="code"||n==="config"?(0,y().nothingAt)(d.tree,I().posix.join(d.directory,u),u,b):n==="modul\
e"&&r.first?(0,k().inspectImport)(d,u,b):x().NOTHING}async function e(r,a,d){const{as:n,path:u,span:b}=r,{tree:l}=d,T=(0,k().
firstFile)(l,n==="place"?[a]:h.map($=>a+$));if(T===void 0)return;const M=T.kind==="inside"&&!(0,C().isRegular)(T.entry.kind);
if(n==="place"&&T.kind==="inside")return x().NOTHING;if(!M)return s(r,a,T,d);if(n==="config"){const $=(0,L().resolveInTree)(
l,I().posix.join(T.path,"tsconfig.json"));return $.kind==="missing"?x().NOTHING:s(r,a,$,d)}const v=await(0,k().mainOf)(l,
a);return v===A().INVALID?(0,x().fails)("package-json-invalid",b,{path:I().posix.join(u,"package.json")}):v&&s(r,a,v.found,
d)}async function s({as:r,path:a,span:d,ifFile:n},u,b,l){const T=(0,y().fileAt)(b,a,d);if("problems"in T)return T;const M=await(0,k().
trustProblems)(l,T,a,d);if(M.some(E().isUnverified))return{targets:[],problems:M};const v=l.changed.has(T.path)||l.changed.
has(u);return{targets:[(0,x().target)(l,{kind:"file",name:a,path:T.path})],problems:[...M,...r==="module"&&n?[n]:[],...v?
[(0,F().problemAt)("target-changed",d,{path:T.path})]:[]]}}async function t(r,a){const{path:d,span:n}=r,u=(0,S().testProblem)(
d,n,a.directory);if(u!==void 0)return{targets:[],problems:[u]};const l=((0,N().isPattern)(d)?((0,N().alternativesOf)(d)??
[]).map(N().baseOf):[d]).map(M=>(0,L().resolveInTree)(a.tree,(0,x().from)(a,M)));if(l.some(({kind:M})=>M==="outside"))return(0,x().
fails)("target-outside",n,{path:d,reason:"symlink"});const[T]=l;return(0,N().isPattern)(d)||T?.kind!=="inside"||!(0,C().
isRegular)(T.entry.kind)?x().NOTHING:s(r,(0,L().normalise)((0,x().from)(a,d))??d,T,a)}async function c({path:r,span:a},d,n){
const u=await f({as:"config",path:r,span:a},[n.directory],n),b=u.targets[0]?.path;if(d===void 0||b===void 0)return u;const l=i(
await n.tree.read(b),a);if(l===void 0){const M=`@${r}`;return(0,x().join)([u,(0,x().fails)("tool-loads-code",a,{program:d.
text,flag:M})])}const T=(0,P().parseTool)(d,l,n.families?.tools).map(M=>({...M,span:a}));return(0,x().join)([u,{targets:[],
problems:T},await p((0,R().filesIn)(d,l,n.families),d,n)])}const o=64*1024;function i(r,a){if(r.length>o)return;const d=[],
n=r.toString("utf8"),u=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let l=u.exec(n);l!==null;l=u.exec(n))d.push(l[1]??l[2]??"");
return d.every(l=>!l.startsWith("@")&&!l.startsWith('"'))?d.map(l=>({text:l,span:a,quoted:!0})):void 0}}),10473:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.entryAt=C,O.entryFrom=E,O.fileAt=P,O.firstLineOf=N,O.nothingAt=R,O.readText=
A,O.resolveCommitted=k;function I(){const S=m(32854);return I=function(){return S},S}function j(){const S=m(93028);return j=
function(){return S},S}function L(){const S=m(56788);return L=function(){return S},S}function C(S,x,y){switch(S.kind){case"\
inside":return S.entry;case"outside":return(0,L().fails)("target-outside",y,{path:x,reason:"symlink"});case"missing":return(0,L().
fails)("target-missing",y,{path:x});case"loop":return(0,L().fails)("target-not-a-file",y,{path:x,reason:"loop"})}}function F(S,x,y,h){
const w=(0,I().resolveInTree)(S,x);return w.kind==="missing"?R(S,x,y,h):C(w,y,h)}function R(S,x,y,h){const g=x.split("/").
map((p,f,e)=>e.slice(0,f).join("/")).find(p=>S.stat(p)?.kind==="submodule");return(0,L().fails)("target-missing",h,{path:y,
...g&&{submodule:g}})}function P(S,x,y){const h=C(S,x,y);return"problems"in h||(0,j().isRegular)(h.kind)?h:(0,L().fails)(
"target-not-a-file",y,{path:x,reason:h.kind})}function E(S,x,y){const h=x.startsWith("/")?void 0:(0,I().normalise)((0,L().
from)(S,x));return h===void 0?(0,L().fails)("target-outside",y,{path:x,reason:"above"}):F(S.tree,h,x,y)}function k(S,{text:x,
span:y}){const h=x.startsWith("/")?void 0:(0,I().normalise)((0,L().from)(S,x)),w=h===void 0?void 0:(0,I().resolveInTree)(
S.tree,h);if(h===void 0||w?.kind!=="inside"||!(0,j().isRegular)(w.entry.kind))return L().NOTHING;const{path:g}=w,p=S.changed.
has(g)||S.changed.has(h);return(0,L().join)([{targets:[(0,L().target)(S,{kind:"file",name:x,path:g})],problems:[]},p?(0,L().
fails)("target-changed",y,{path:g}):L().NOTHING])}async function A(S,x,y){const h=(0,I().resolveInTree)(S,x);if(!(h.kind===
"missing"&&S.stat(x)===void 0))return h.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the repo\
sitory"}:(0,j().isRegular)(h.entry.kind)?(h.entry.size??0)>y?{unread:"it is too large"}:{text:(await S.read(h.path,y)).toString(
"utf8"),path:h.path}:{unread:"it is not a regular file"}}async function N(S,x){const[y=""]=(await S.read(x)).subarray(0,
256).toString("latin1").split(`
`,1);return y}}),47668:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.listWorkspaces=P,O.selectWorkspaces=
S;function I(){const y=m(76760);return I=function(){return y},y}function j(){const y=m(32854);return j=function(){return y},
y}function L(){const y=m(59542);return L=function(){return y},y}function C(){const y=m(59867);return C=function(){return y},
y}function F(){const y=m(55013);return F=function(){return y},y}const R=(0,L().perTree)(()=>new Map);function P(y,h){const w=R(
y),g=w.get(h.path)??E(y,h);return w.set(h.path,g),g}async function E(y,h){const w=(0,F().readPatterns)(h.workspaces);if("\
unclear"in w)return w;const{wanted:g,entries:p,refused:f}=w;if(g.length===0)return[];const e=I().posix.dirname(h.path).replace(
/^\.$/,""),s=[];for(const{path:o,kind:i}of y.files()){const r=N(e,o);if(r!==void 0)if(i==="symlink"){const a=g.some(u=>(0,F().
matchesPattern)(r,u,{partial:!0})),d=g.some(u=>(0,F().matchesPattern)(r,u)),n=a?(0,j().resolveInTree)(y,o):void 0;if(n?.
kind==="outside")return{unclear:o};if(n?.kind!=="inside"||n.entry.kind!=="directory")continue;if(!d||f.length>0||g.some(
u=>u.startsWith(`${r}/`)))return{unclear:o};s.push(r)}else I().posix.basename(o)==="package.json"&&s.push(I().posix.dirname(
r))}const t=s.filter(o=>g.some(i=>(0,F().matchesPattern)(o,i))).filter(o=>!o.split("/").includes("node_modules")).filter(
o=>!f.some(i=>(0,F().matchesPattern)(o,i,{dot:!0}))).sort((o,i)=>o.localeCompare(i,"en")),c=p.flatMap(o=>t.filter(i=>o.some(
r=>(0,F().matchesPattern)(i,r,{partial:!0}))));return k(y,e,[...new Set(c)])}async function k(y,h,w){const g=[],p=new Set;
for(const f of w){const e=I().posix.join(h,f).replace(/^\.$/,""),s=await(0,C().readPackageJson)(y,e);if(s===void 0)continue;
if(s===C().INVALID)return{broken:`${e}/package.json`};const t=s.name||A(e);if(p.has(t))return{broken:s.path};p.add(t),g.
push({directory:e,name:t})}return g}function A(y){const h=I().posix.basename(I().posix.dirname(y)),w=I().posix.basename(
y);return h.startsWith("@")?`${h}/${w}`:w}function N(y,h){return y===""?h:h.startsWith(`${y}/`)?h.slice(y.length+1):void 0}
function S(y,h,{directory:w,project:g}){const p=t=>I().posix.join("/",t),f=p(N(g,`${w}/`)===void 0?g:w),e=I().posix.resolve(
f,h),s=[I().posix.relative(p(g),I().posix.resolve(p(w),h)),h];return y.filter(t=>{if(t.name===h||p(t.directory)===e)return!0;
const c=I().posix.relative(f,p(t.directory)),o=h.startsWith("./")?`./${c}`:c;return s.some(i=>x(o,i))})}function x(y,h){
const w=/^\.(?:\/|$)/.test(h)===y.startsWith("./"),[g,p]=[I().posix.normalize(y),I().posix.normalize(`${h}/`)];return w&&
h!==""&&`${I().posix.dirname(g)}/`===p&&!I().posix.basename(g).startsWith(".")}}),21416:((V,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.Unclear=void 0,O.apart=N,O.ends=A,O.exitOf=y,O.inBackground=S,O.isExamined=P,O.isIdle=E,O.knownStatus=
g,O.nameOf=R,O.optionsIn=w,O.piped=x,O.settle=k;function I(){const p=m(20630);return I=function(){return p},p}class j extends Error{}
O.Unclear=j;const L=new Set(`: [ break case cat cd continue date done echo esac exec exit export false fi for head ls pr\
intf pwd readonly return select set
  shift sleep tail test trap true umask uname unset wait wc whoami`.split(/\s+/)),C=new Set("chmod chown clear cp kill k\
illall ln mkdir mv pkill rm rmdir rsync sed sort tee touch".split(" ")),F=new Set("[ [[ cmp command diff egrep fgrep fin\
d grep hash read rg test type which".split(" "));function R({words:p}){const[f]=(0,I().startedWords)(p);return(f?.text??
"").replace(/^(?:\/usr)?(?:\/local)?\/bin\//,"")}function P(p){const f=R(p);return f!==""&&!L.has(f)&&!C.has(f)&&!F.has(
f)}function E(p){return L.has(p)}function k(p,f,e){p.status=f,p.done||=p.errexit&&f===1&&!e}function A(p){return(f,e)=>k(
f,p,e)}function N(p,f,e){const s={...f};return p(s,e),s.status}function S(p){return f=>{N(p,f,!1),f.status=0}}function x(p){
return(f,e)=>{const s=p.map(c=>N(c,f,e)),t=f.pipefail&&s.includes(1)?1:s.at(-1);k(f,t??0,e)}}function y(p,[,f]){if(/^(?:exit|return)$/.
test(p)){if(h(f?.text??"$?",0)===void 0)throw new j;return e=>{e.status=h(f?.text??"$?",e.status)??0,e.done=!0}}}function h(p,f){
if(/^\$(?:\?|\{\?\})$/.test(p))return f;if(/^\d+$/.test(p))return Number(p)%256===0?0:1}function w([p,...f]){const e={};
return p?.text!=="set"||f.forEach(({text:s},t)=>{const[,c,o=""]=/^([-+])([a-zA-Z]+)$/.exec(s)??[];o.includes("e")&&(e.errexit=
c==="-");const i=f[t+1]?.text;o.endsWith("o")&&(i==="errexit"||i==="pipefail")&&(e[i]=c==="-")}),e}function g(p,f){return p===
"false"?1:/^(?:test|\[\[?)$/.test(p)?f.filter(({text:e})=>!/^\]\]?$|\$/.test(e)).length===2?0:void 0:p===""||L.has(p)||C.
has(p)?0:void 0}}),81413:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.everyCommand=F,O.isBefore=E,O.isDynamic=
N,O.readShellText=C,O.withoutReserved=k;function I(){const g=m(35736);return I=function(){return g},g}const j=128*1024,L=16;
function C(g,p){return g.length>j?[]:new w(g,p).list("",0)}function F(g){return g.flatMap(p=>[p,...F(p.inside)])}const R=new Set(
"! { do elif else if then time until while".split(" ")),P=/^([A-Za-z_]\w*)=(.*)$/s;function E({text:g,quoted:p}){return!p&&
R.has(g)}function k(g){const{words:p,assignments:f}=g,e=p.findIndex(o=>!E(o));if(e<1)return g;const s=p.slice(e),t=s.findIndex(
({text:o})=>!P.test(o)),c=t<0?s:s.slice(0,t);return{...g,words:s.slice(c.length),assignments:[...f,...c.map(A)]}}function A({
text:g,span:p}){const[,f="",e=""]=P.exec(g)??[];return{name:f,value:e,span:p}}function N({problems:g,substituted:p},{span:f}){
const e=s=>s.start<f.end&&s.end>f.start;return p.some(e)||g.some(s=>S.has(s.rule)&&e(s.span))}const S=new Set(["arithmet\
ic-expansion","command-substitution","dollar-quote","variable-expansion"]),x=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,
y=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,h=/\\.?|\$\(|[^\\`$"]+|./sy;
class w{#n;#e;#s=0;constructor(p,f){this.#n=p,this.#e=f}list(p,f){const e=[];let s=this.#r(),t=!1;const c=(o,i="")=>{const r=this.#t(
s,o,i),{words:a,assignments:d,redirections:n,inside:u}=r,b=a.length+d.length+n.length+u.length===0,l=e.at(-1);b?l&&(e[e.
length-1]={...l,separator:l.separator+i}):e.push(r);const T=/^\|&?$/.test(i)?r:void 0;s=this.#r(b?s.pipedFrom:T)};for(;this.#s<
this.#n.length;){const o=this.#s,i=this.#i(t?h:y),r=this.#s;if(i==='"')t=!t;else{if(i===p&&(!t||p==="`"))return c(o),e;if(i===
"$("||i==="`"||!t&&/^[<>]?\($/.test(i)){if(f===L){c(o);continue}const a=this.#n.slice(s.start,o),d=i==="("?x.test(a)?"su\
bshell":"definition":"substitution",n=this.list(i==="`"?"`":")",f+1);s.inside.push(...n),s.gaps.push({kind:d,start:o,end:this.#s}),
d==="subshell"&&(s.subshell=n)}else!t&&/^(?:[;&|\r\n]+|\))$/.test(i)?c(o,i):!t&&i.startsWith("#")&&/^\s?$/.test(this.#n.
charAt(o-1))?s.gaps.push({kind:"comment",start:o,end:r}):!t&&/^(?:[<>]|&>)/.test(i)&&s.gaps.push({kind:"operator",start:o,
end:r})}}return c(this.#n.length),e}#r(p){return{start:this.#s,gaps:[],inside:[],pipedFrom:p}}#i(p){p.lastIndex=this.#s;
const[f=""]=p.exec(this.#n)??[];return this.#s+=f.length,f}#t(p,f,e){const{start:s,gaps:t,inside:c,pipedFrom:o,subshell:i}=p;
let r="",a=s;for(const $ of t){const D=$.kind==="comment"||$.kind==="operator"?" ":"_";r+=this.#n.slice(a,$.start)+D.repeat(
$.end-$.start),a=$.end}r+=this.#n.slice(a,f);const d=(0,I().lex)(r,this.#e),n=$=>({...$,span:{start:$.span.start+s,end:$.
span.end+s}}),u=d.words.map(n),b=new Set;let l=0;const M=t.filter(({kind:$})=>$==="operator").map(({start:$,end:D})=>{for(;l<
u.length&&(u[l]?.span.start??D)<D;)l+=1;const W=u[l],H=u[l-1];return H?.span.end===$&&/^\d+$/.test(H.text)&&b.add(H),W&&
b.add(W),{operator:this.#n.slice($,D),...W&&{target:W}}}),v=[...d.assignments,...d.refused].map(n);return{words:u.filter(
$=>!b.has($)),assignments:v.sort(($,D)=>$.span.start-D.span.start),redirections:M,problems:d.problems.map(n),span:{start:s,
end:f},separator:e,inside:c,substituted:t.filter(({kind:$})=>$==="substitution"),...o&&{pipedFrom:o},...i&&{subshell:i},
...t.some(({kind:$})=>$==="definition")&&{defines:!0}}}}}),20630:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.handsOn=C,O.isShell=P,O.startedWords=F,O.textWithin=E;function I(){const k=m(37866);return I=function(){return k},k}function j(){
const k=m(81413);return j=function(){return k},k}const L=new Set(`builtin busybox command doas env exec ionice nice nohu\
p setsid stdbuf sudo taskset time timeout
  xargs xvfb-run`.split(/\s+/));function C(k){return L.has(k)}function F(k){let A=k;for(;;){const[N,S]=A;if(N?.text==="f\
ind"){const y=A.findIndex(({text:h})=>/^-(?:exec|ok)(?:dir)?$/.test(h));return y<0?A:F(A.slice(y+1))}if(N===void 0||!L.has(
N.text)||N.text==="command"&&/^-[vV]/.test(S?.text??""))return A;const x=A.findIndex((y,h)=>h>0&&R(y,A));if(x<0)return A;
A=A.slice(x)}}function R({text:k},A){const N=S=>(0,I().startsOthers)(S)||I().REFUSED_PROGRAMS.has(S);return A.slice(1).some(
S=>N(S.text))?N(k):!/^-|^\w+=|^\d+[smhd]?$/.test(k)}function P(k){return/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|k|z|a|fi|c|tc)?sh$/.
test(k)}function E(k){const[A,...N]=F(k.words),S=A?.text??"";if(S!=="trap"&&!P(S))return;const x=S==="trap"?-1:N.findIndex(
({text:h})=>/^-\w*c$/.test(h)),y=x<0&&S!=="trap"?void 0:N[x+1];return y===void 0||(0,j().isDynamic)(k,y)?void 0:y}}),20639:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.NPM_LOCKFILES=O.LOCKFILES=void 0,O.isCode=E,O.isLockfile=c,O.isOfTests=
f,O.isPackageFile=i,O.isProgramCode=P,O.isTest=g,O.isTestData=p,O.isWritten=k,O.toolThatFinds=b;function I(){const l=m(76760);
return I=function(){return l},l}function j(){const l=m(41330);return j=function(){return l},l}const L=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),C=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),F=new Set("ini json json5 jsonl toml yaml yml".split(" ")),R=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function P(l){return L.has(A(l))}function E(l){return P(l)||C.has(A(l))}function k(l){return E(l)||F.has(A(l))||R.test(I().
posix.basename(l))}function A(l){return I().posix.extname(l).slice(1).toLowerCase()}const N={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},S=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
x=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[y,h,w]=Object.values(N).map(l=>new RegExp(`(?:^|/)(?\
:${l})/`,"i"));function g(l){return y.test(l)||S.test(l)}function p(l){return h.test(l)||l.endsWith(".snap")}function f(l){
return g(l)||p(l)||w.test(l)||x.test(l)}const e=O.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],s=O.LOCKFILES=
[...e,"pnpm-lock.yaml","yarn.lock","bun.lock"],t=/^(?:bun\.lockb|(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function c(l){return s.includes(l)||t.test(l)}const o=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bun\.lockb|bunfig\.toml|binding\.gyp)$/;
function i(l){return s.includes(l)||o.test(l)}const r="{js,cjs,mjs,ts,cts,mts}",a="{json,jsonc,json5,yaml,yml,toml}",d=`\
{${r.slice(1,-1)},${a.slice(1,-1)}}`,n={vitest:`vitest.config.${r} vitest.workspace.${d} vite.config.${r}`,jest:`jest.co\
nfig.${d} jest.setup.${r}`,mocha:`.mocharc .mocharc.${d}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${r}`,cypress:`cypress.config.${r}`,eslint:`eslint.config.${r} .eslintrc \
.eslintrc.${d} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${d} prettier.config.${r} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${d} stylelint.config.${r} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${d} .knip.${a} knip.config.${r}`,markdownlint:`.markdownlint.${d}\
 .markdownlint-cli2.${d} .markdownlintignore .markdownlintrc`,cspell:`cspell.${d} .cspell.${d} cspell.config.${d}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${d} nyc.config.${r}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${d} .babelrc .babelrc.${d}`,swc:".swcrc",pytest:"pytest.ini .pytest.ini conftest.py pyproject.toml \
setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.ini",ruff:"ruff.toml .ruf\
f.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml rustfmt.toml",go:"go.mod \
go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xml",gradle:"{build,setting\
s}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets} *.runsettings",phpunit:"\
phpunit.xml phpunit.xml.dist",rspec:".rspec .rubocop.yml",turbo:"turbo.json",nx:"nx.json project.json",lerna:"lerna.json",
npm:".npmrc"};let u;function b(l){if(u??=Object.entries(n).map(([M,v])=>[M,(0,j().default)(v.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.
test(l))return"cargo";const T=l.slice(l.lastIndexOf("/")+1);return u.find(([,M])=>M(T))?.[0]}}),44670:((V,O,m)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.PRELOADABLE_PACKAGES=O.NODE_FLAGS=O.NODE_ALIASES=O.BUILT_IN_REPORTERS=void 0;
function I(){const R=m(32017);return I=function(){return R},R}const j=O.NODE_FLAGS=(0,I().nameTable)({harmless:`
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
  `.trim().split(/\s+/).map(R=>R.split("="))),C=O.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),F=O.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g))}),94495:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.NPM_SUBCOMMANDS=O.NPM_SHORTHANDS=
O.NPM_FLAGS=O.MISSPELT=void 0;function I(){const E=m(32017);return I=function(){return E},E}const j=(0,I().nameTable)({harmless:`\

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
  `}),L=O.NPM_FLAGS=new Map([...j].map(([E,{name:k,arity:A,kind:N}])=>[E,{name:k,arity:A==="optional"?"loose":A==="value"?
"value":"none",effect:N}])),C=`
  ?=usage B=save-bundle C=prefix D=save-dev E=save-exact H=usage L=location O=save-optional
  P=save-prod S=save a=all c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly
  desc=description enjoy-by=before f=force g=global h=usage help=usage iwr=include-workspace-root
  l=long local=no-global m=message n=no-yes no=no-yes p=parseable porcelain=parseable
  q=loglevel:warn quiet=loglevel:warn readonly=read-only reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,F=O.NPM_SHORTHANDS=new Map(C.trim().split(/\s+/).map(E=>E.split(/[=:]/)).map(([E="",k,...A])=>[E,[`--${k}`,...A]])),R=O.
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
Object.defineProperty(O,"__esModule",{value:!0}),O.choosesByName=R,O.isReadByProgram=C;const m=`
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
`.match(/\S+/g),I=L(m.map(P=>P.replace("!",""))),j=L(m.flatMap(P=>P.match(/^.*(?=!)/)??[]));function L(P){return new RegExp(
`^(?:${P.join("|").replaceAll("~",".*")})$`,"s")}function C(P){return I.test(P)||/^[A-Z]+_INCLUDE_PATH$/.test(P)}const F=/^PYTHON(?:DONTWRITEBYTECODE|DEVMODE|FAULTHANDLER|HASHSEED|IOENCODING|TRACEMALLOC|UNBUFFERED|UTF8)$/;
function R(P){return j.test(P)||P.startsWith("PYTHON")&&!F.test(P)}}),37866:((V,O,m)=>{Object.defineProperty(O,"__esModu\
le",{value:!0}),O.REFUSED_PROGRAMS=void 0,O.hasCommandLine=F,O.isCommandLine=C,O.startsOthers=L;function I(){const P=m(32017);
return I=function(){return P},P}const j=O.REFUSED_PROGRAMS=(0,I().groupsByName)({shell:"bash sh zsh dash ksh fish csh tc\
sh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup time timeout nice ionice setsid stdbuf ta\
skset chrt flock prlimit unshare strace ltrace gdb vim",interpreter:"python python2 python3 php perl ruby deno bun lua j\
ava go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 uv poetry composer",system:"cat ls rm cp mv gr\
ep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod true false exit"});function L(P){const E=j.
get(P)??"system";return/^(?:node|np[mx])$/.test(P)||E!=="system"&&P!=="."}function C(P){const[E="",...k]=P.trim().split(
/\s+/);return R(E)&&k.some(A=>/^-|[./]|^[|&;<>]+$/.test(A))}function F(P){return/&&|\|\||\$\(|`/.test(P)?!0:P.split(/;\s|\s\|\s/).
some(E=>{const[k="",...A]=E.trim().split(/\s+/);return A.length>0&&R(k)})}function R(P){return j.has(P)||L(P)}}),95306:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.UNKNOWN_MODULE=void 0,O.unknownTool=P;function I(){const E=m(32017);return I=
function(){return E},E}const j={flags:{config:"config,c= config-file= rcfile= resolve-plugins-relative-to=",code:`
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
ds"}}},{programs:["microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{"never-ends":`${j.flags["\
never-ends"]} w`}}],C=(0,I().toolTable)(j),F=O.UNKNOWN_MODULE=(0,I().toolTable)({...j,flags:{...j.flags,code:"custom-syn\
tax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= use=",module:"import= load= load-plugins\
= loader= plugin~="}}),R=new Map(L.flatMap(({programs:E,flags:k,subcommands:A,...N})=>{const S=(0,I().toolTable)({flags:{
...j.flags,...k},subcommands:{...j.subcommands,...A},...N});return E.map(x=>[x,S])}));function P(E){return R.get(E)??C}}),
34482:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.Places=void 0,O.contextIn=L;function I(){const P=m(32854);
return I=function(){return P},P}const j="/\0checkout";function L({policy:P,tree:E,platform:k,cwd:A=""},N){const{workspace:S}=P,
x=F(P)?j:void 0,{files:y,cwd:h=A===""?x:`${x??S}/${A}`}=N;return{policy:P,platform:k,proposal:N,mount:y?{at:"/",tree:y}:
E?{at:x??S,tree:E}:{at:j},cwd:h}}const C=new WeakMap;function F(P){const E=C.get(P);if(E!==void 0)return E;const k=(0,I().
locatePath)(P.workspace,j,{at:j}),A=k!==void 0&&(0,I().isLocatedIn)(k,j);return C.set(P,A),A}class R{workspace;cwd;#n;#e;#s;constructor({
policy:{workspace:E},cwd:k,platform:A,mount:N}){this.#n=N,this.#e=N.at==="/"?N:{at:N.at},this.#s=A!=="linux",this.workspace=
(0,I().locatePath)(E,j,this.#e)??j,this.cwd=k===void 0?this.workspace:(0,I().locatePath)(k,this.workspace,N)??j}locate(E){
return(0,I().locatePath)(E,this.cwd,this.#n)}leadsInto(E,k){const A=this.locate(E);return A===void 0?!1:k.some(N=>{const S=(0,I().
locatePath)(N,this.workspace,this.#e);return S!==void 0&&this.isIn(A,S)})}isIn(E,k){return(0,I().isLocatedIn)(E,k,{ignoreCase:this.#s})}mayBeIn(E,k){
return(0,I().isLocatedIn)(E,k,{ignoreCase:!0})}}O.Places=R}),21311:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.checkCommandPolicy=g,O.checkFamily=e,O.failedExamples=p,O.requireExamples=f;function I(){const n=m(7723);return I=function(){
return n},n}function j(){const n=m(51951);return j=function(){return n},n}function L(){const n=m(81413);return L=function(){
return n},n}function C(){const n=m(41115);return C=function(){return n},n}function F(){const n=m(5347);return F=function(){
return n},n}function R(){const n=m(32017);return R=function(){return n},n}function P(){const n=m(41895);return P=function(){
return n},n}function E(){const n=m(94853);return E=function(){return n},n}function k(){const n=m(74238);return k=function(){
return n},n}function A(){const n=m(5468);return A=function(){return n},n}function N(){const n=m(95132);return N=function(){
return n},n}function S(){const n=m(34482);return S=function(){return n},n}function x(){const n=m(83747);return x=function(){
return n},n}function y(){const n=m(6476);return y=function(){return n},n}function h(){const n=m(10777);return h=function(){
return n},n}function w(){const n=m(14111);return w=function(){return n},n}function g({families:n,patterns:u}){if(n.length===
0&&u.length===0)return[];const b=n.flatMap((T,M)=>d(["families",M],e(T)));if(b.length>0)return b;const l=(0,C().registryOf)(
n);return u.flatMap((T,M)=>d(["patterns",M],t(T,l)))}function p({policy:n,path:u=k().POLICY_PATH,text:b=""}){return g(n).
map(({message:l,pointer:T,value:M})=>{const v=(0,A().placeIn)(b,T,M);return`${v===void 0?u:`${u}:${v}`}: ${l}`})}function f(n){
const u=p(n);if(u.length!==0)throw new(P()).GateError("policy_invalid",`Examples of the policy fail:
${u.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function e(n){const u=F().
familySchema.safeParse(n);if(!u.success)return[{message:`family ${n.name}: ${I().prettifyError(u.error)}`,pointer:["name"],
value:n.name}];const b=(0,C().readFamily)(n),l=c(b);if(l.length>0)return l;const T=(0,C().programTerms)({programs:[b.name],
families:[b]});return[...s(b,"evolver",M=>o(M,T)),...s(b,"curated",M=>i(M,b)),...s(b,"workspace",M=>r(M,b))]}function s(n,u,b){
const{match:l=[],not_match:T=[]}=n[u]??{},M=v=>`family ${n.name}: ${u} ${v} its example`;return d([u],[...a("match",l,v=>!b(
v),M("rejects")),...a("not_match",T,b,M("accepts"))])}function t({name:n,regex:u,match:b,not_match:l},T){const M=(0,w().
compilePattern)(u);if("error"in M)return[{message:`${n}: the pattern ${M.error}`,pointer:["regex"],value:u}];const v=$=>(0,L().
everyCommand)((0,L().readShellText)($)).some(D=>M.matches((0,w().subjectOf)(D,T)));return[...a("match",b,$=>!v($),`${n}:\
 does not match`),...a("not_match",l,v,`${n}: matches`)]}function c({name:n,evolver:u}){try{return u&&(0,R().programFamily)(
n,u),[]}catch(b){const{message:l}=b;return[{message:`family ${n}: ${l}`,pointer:["evolver","flags"],value:n}]}}function o(n,u){
const{invocation:b,problems:l}=(0,j().readWords)(n,{programs:u}),T=l.map(N().problemFinding);return b?.family!==void 0&&
T.every(({severity:M})=>M!=="error")}function i(n,u){const b=(0,j().readWords)(n),[l,...T]=(0,x().firstCommand)(b);if(u.
curated===void 0||l?.text!==u.name)return!1;const M=new(S()).Places((0,S().contextIn)({policy:E().DEFAULT_POLICY,tree:void 0,
platform:"linux"},{})),{reasons:v}=(0,y().readOperation)(u,u.curated,T,M);return(0,x().shapeReasons)(b).length+v.length===
0}function r(n,u){return(0,L().everyCommand)((0,L().readShellText)(n)).every(b=>b.words[0]?.text===u.name&&(0,h().findCommandObjections)(
b,u).length===0)}function a(n,u,b,l){return u.flatMap((T,M)=>b(T)?[{message:`${l} ${T}`,pointer:[n,M],value:T}]:[])}function d(n,u){
return u.map(b=>({...b,pointer:[...n,...b.pointer]}))}}),46794:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.readArguments=j;function I(){const F=m(14170);return I=function(){return F},F}function j(F,R){const P=[],E=[],k=[],A=[];
let N=!1;for(const y of(0,I().readFlags)(F,L(R)).tokens){const{word:h}=y,w=h.text;if(y.kind==="operand"){N&&A.push({flag:w,
reason:"comes after the expression",word:h}),k.push(h);continue}if(y.kind==="flag"&&y.part.spec.leading){k.length>0&&A.push(
{flag:w,reason:"must come before the operands",word:h}),P.push(w);continue}if(N=R.leading_flags.length>0,y.kind==="unkno\
wn"){A.push({flag:w,reason:"is not in the specification",word:h});continue}const{name:g,kind:p}=y.part.spec;if(P.push(g),
p===void 0)continue;const f=y.consumes?y.next??h:h,e=y.consumes?y.next?.text:y.part.fixed;e===void 0?A.push({flag:w,reason:"\
requires a value",word:h}):E.push({text:e,kind:p,word:f,operand:!1})}const S=R.operands.unless.some(y=>P.includes(y))?1:
0,{kinds:x}=R.operands;for(const[y,h]of k.entries()){const w=x[Math.min(y+S,x.length-1)]??"path";E.push({text:h.text,kind:w,
word:h,operand:!0})}return{flags:P,values:E,problems:A}}function L(F){const R=new Set([...F.flags,...Object.keys(F.dangerous_flags)]),
P=(k,A=!1)=>({spec:{name:k,leading:A},negated:!1,takes:"never"}),E=(k,A)=>{const N=F.value_flags[k];if(N===void 0)return[];
const S={spec:{name:k,kind:N,leading:!1},negated:!1};return[A===void 0?{...S,takes:"always"}:{...S,fixed:A,takes:"never"}]};
return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:k=>{if(F.leading_flags.includes(
k))return[P(k,!0)];if(R.has(k))return[P(k)];const A=E(k);if(A.length>0)return A;const N=C(k),S=N&&E(N.name,N.value);if(S!==
void 0&&S.length>0)return S;const y=(/^-[A-Za-z]{2,}$/.test(k)?[...k.slice(1)]:[]).map(h=>`-${h}`);return y.length>0&&y.
every(h=>R.has(h))?y.map(h=>P(h)):void 0}}}function C(F){const{written:R,attached:P}=(0,I().splitAtEquals)(F);return F.startsWith(
"--")&&P!==void 0?{name:R,value:P}:F.startsWith("--")?void 0:{name:F.slice(0,2),value:F.slice(2)}}}),83747:((V,O,m)=>{Object.
defineProperty(O,"__esModule",{value:!0}),O.curated=void 0,O.firstCommand=e,O.judgeRisk=w,O.shapeReasons=s;function I(){
const o=m(41115);return I=function(){return o},o}function j(){const o=m(95132);return j=function(){return o},o}function L(){
const o=m(34482);return L=function(){return o},o}function C(){const o=m(8737);return C=function(){return o},o}function F(){
const o=m(6476);return F=function(){return o},o}const R=10,P=O.curated={judge:(o,i,r)=>{const a=[...s(o),...(0,C().besidesProgram)(
i,o)],[d,...n]=e(o);return d===void 0?k([(0,j().finding)("no_command",{}),...a],r):E(d,n,a,r)}};function E(o,i,r,a){const{
policy:d}=a,n=a.proposal.family??o.text,u={span:o.span},b=n===o.text?[]:[(0,j().finding)("family_base_mismatch",{family:n,
base:o.text},u)],l=(0,I().registryOf)(d.families).get(n),T=l?.curated;if(l===void 0||T===void 0)return k([(0,j().finding)(
"not_in_registry",{family:n},u),...b,...r],a);const M=A(n,a),v=new(L()).Places(a),$=(0,F().readOperation)(l,T,i,v),D=[...S(
l,T,a,M).map(G=>({...G,...u})),...r,...b,...$.reasons,...y($,v,d.allowed_roots),...g($.risk,d)],{risk:W}=$,H=p(W,M);return D.
some(({severity:G})=>G==="error")?{findings:(0,C().firstOfEach)(D.filter(N),R),risk:W,confirmation:H}:{findings:[...D,...h(
$,M)],risk:W,confirmation:H}}function k(o,{proposal:i}){const r=p("dangerous",i.mode??"structured");return{findings:o.filter(
N),risk:"dangerous",confirmation:r}}function A(o,{policy:i,proposal:r}){return r.mode??(i.experimental.includes(o)?"expe\
rimental":"structured")}function N({severity:o}){return o!=="warning"}function S({name:o,category:i},{maturity:r,platforms:a},{
policy:d,platform:n},u){const b=[];return d.disabled_packs.includes(i)&&b.push((0,j().finding)("family_disabled",{family:o,
pack:i})),a!==void 0&&!a.includes(n)&&b.push((0,j().finding)("platform_unsupported",{family:o,platform:n})),x[r].includes(
u)||b.push((0,j().finding)("maturity_refused",{family:o,maturity:r})),b}const x={structured:["structured","experimental"],
direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function y({paths:o},i,r){return r.length===0?
[]:o.filter(({path:a})=>a.startsWith("~")||!i.leadsInto(a,r)).map(({path:a,word:d})=>(0,j().finding)("outside_allowed_ro\
ots",{path:a,roots:r},d&&{span:d.span}))}function h({warnings:o},i){return[...o.map(r=>(0,j().finding)(r,{})),...i==="ex\
perimental"?[(0,j().finding)("experimental_mode",{})]:[]]}function w(o,{policy:i,proposal:r}){const a=p(o,r.mode??"struc\
tured");return{findings:g(o,i),risk:o,confirmation:a}}function g(o,{mode:i,allow_dangerous:r}){return o==="safe"||o==="w\
rite"&&i!=="safe"||o==="dangerous"&&i==="dangerous"&&r?[]:[(0,j().finding)("policy_risk",{risk:o,mode:i})]}function p(o,i){
return i==="experimental"?"very_strong":o==="dangerous"?"strong":"standard"}const f=new Set(["shell-operator","shell-red\
irection","line-break"]);function e({words:o,problems:i}){const r=i.filter(({rule:d})=>f.has(d)).map(({span:d})=>d.start),
a=Math.min(...r);return o.filter(({span:d})=>d.start<a)}function s({problems:o}){return o.flatMap(i=>{const r={span:i.span};
if((0,j().isProblem)(i,"shell-operator")){const{operator:a}=i.args;return[(0,j().finding)(c(a),{operator:a},r)]}if((0,j().
isProblem)(i,"shell-redirection")){const{operator:a}=i.args;return[(0,j().finding)("shell_operator.redirection",{operator:a},
r)]}if((0,j().isProblem)(i,"command-substitution")){const{written:a}=i.args;return[(0,j().finding)("shell_operator.subst\
itution",{operator:a},r)]}if((0,j().isProblem)(i,"line-break")||(0,j().isProblem)(i,"nul-character")){const{character:a}=i.
args;return[(0,j().finding)("shell_operator.multiline",{operator:a},r)]}return t.has(i.rule)?[(0,j().finding)("parse_fai\
led",{},r)]:[]})}const t=new Set(["unterminated-quote","trailing-backslash","command-too-long"]);function c(o){return o===
"|"||o==="|&"?"shell_operator.pipeline":o==="&"?"shell_operator.background":"shell_operator.chaining"}}),6476:((V,O,m)=>{
Object.defineProperty(O,"__esModule",{value:!0}),O.readOperation=F;function I(){const f=m(71081);return I=function(){return f},
f}function j(){const f=m(65905);return j=function(){return f},f}function L(){const f=m(95132);return L=function(){return f},
f}function C(){const f=m(46794);return C=function(){return f},f}function F(f,e,s,t){const c=[...e.warnings,...e.network_touching?
["network_touching"]:[]],o=e.forms.length>0?R(f,e,s,t):E(f,e,s,t),i=o.paths.some(({path:a})=>p(a)),r=new Set([...c,...o.
warnings,...i?["env_secrets"]:[]]);return{...o,warnings:[...r]}}function R(f,e,s,t){let c="",o=[];const i=s[0];for(const d of e.
forms){const n=(0,I().parseForm)(d.argv)??[],u=(0,I().matchForm)(n,s,(b,l)=>w(b,l,t));if(u.kind==="operand")o=P(u.placed),
c=`does not accept \`${u.word.text}\`, which ${u.reason}; the registered forms are`;else if(u.kind==="match")return{reasons:[],
risk:d.risk??e.risk,warnings:d.warning?[d.warning]:[],paths:P(u.placed)}}const r=e.forms.map(({argv:d})=>`${f.name} ${d}`);
return{reasons:[...(f.category==="archives"?s.filter(({text:d})=>j().SHELL_OPERATOR.test(d)):[]).map(({text:d,span:n})=>(0,L().
finding)("shell_operator.quoted",{operator:d},{span:n})),(0,L().finding)(x(f.name),{family:f.name,reason:c,forms:r},i?{span:i.
span}:{})],risk:e.risk,warnings:[],paths:o}}function P(f){return f.filter(({kind:e})=>j().PATH_KINDS.has(e)).map(({word:e})=>({
path:e.text,word:e}))}function E({name:f},e,s,t){const{flags:c,values:o,problems:i}=(0,C().readArguments)(s,e),r=i.map(({
flag:l,reason:T,word:M})=>(0,L().finding)("flag_not_allowed",{family:f,flag:l,reason:T},{span:M.span})),a=l=>e.forbidden_prefixes.
find(T=>l.toLowerCase().startsWith(T.toLowerCase()));for(const{text:l,kind:T,word:M,operand:v}of o){const $=w(T,l,t),D={
span:M.span};$&&!(v&&a(l))&&r.push((0,L().finding)("operand_refused",{family:f,operand:l,reason:$},D))}const d=o.filter(
({operand:l})=>l);r.push(...N(f,e,d.length)),r.push(...A(f,e,d,c));for(const{text:l,word:T}of d){const M=a(l);if(M===void 0)
continue;const v={family:f,operand:l,prefix:M};r.push((0,L().finding)("forbidden_operand_prefix",v,{span:T.span}))}const n=o.
filter(({kind:l,text:T})=>j().PATH_KINDS.has(l)&&T!==k).map(({text:l,word:T})=>({path:l,word:T})),u=n.some(({path:l})=>e.
dangerous_targets.includes(l)||e.dangerous_targets.includes("/")&&t.locate(l)==="/"),b=e.default_operand;return{reasons:r,
risk:u?"dangerous":e.risk,warnings:[...c.flatMap(l=>e.dangerous_flags[l]??[]),...u?["broad_permission_target"]:[]],paths:n.
length===0&&b!==void 0?[{path:b}]:n}}const k="-";function A(f,{reads_stdin:e,operands:{min:s}},t,c){if(e===void 0)return[];
const o="is standard input",i=t.filter(({kind:d})=>j().PATH_KINDS.has(d)),r=i.filter(({text:d})=>d===k).map(({text:d,word:n})=>(0,L().
finding)("operand_refused",{family:f,operand:d,reason:o},{span:n.span}));if(r.length>0)return r;const a=t.length;return i.
length>0||a<s||e.unless.some(d=>c.includes(d))?[]:[(0,L().finding)("operand_count",{family:f,count:a,wanted:`at least ${a+
1}`})]}function N(f,{operands:{min:e,max:s}},t){if(t>=e&&(s===void 0||t<=s))return[];const c=s===void 0?`at least ${e}`:
s===e?`exactly ${e}`:`${e} to ${s}`;return[(0,L().finding)("operand_count",{family:f,count:t,wanted:c})]}const S=new Map(
[["tar","constrained_form.tar"],["unzip","constrained_form.unzip"],["zip","constrained_form.zip"],["ping","constrained_f\
orm.ping"],["curl","constrained_form.curl"],["dig","constrained_form.dns"],["nslookup","constrained_form.dns"],["git","c\
onstrained_form.git"]]);function x(f){return S.get(f)??"constrained_form.other"}const y=["/bin","/dev","/etc","/lib","/p\
rivate","/sbin","/usr","/var"],h=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;function w(f,e,s){const t=j().KINDS[f](e);if(t!==
void 0||f!=="destination"&&f!=="source")return t;const c=s.locate(e);if(c===void 0)return"cannot be resolved";if(c==="/")
return"is the root of the file system";const i=(/^[\\/]|^[A-Za-z]:/.test(e)||!s.isIn(c,s.cwd))&&y.find(r=>s.mayBeIn(c,r));
if(i)return`is in the system directory ${i}`;if(f!=="destination")return s.mayBeIn(s.cwd,c)?"is the working directory or\
 one of its parents":h.test(c)?"is a home directory":void 0}const g=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;
function p(f){return g.test(f)}}),8737:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.besidesProgram=j,O.
findProblems=C,O.firstOfEach=L;function I(){const F=m(95132);return I=function(){return F},F}function j(F,{invocation:R}){
const P=R?.family?["program","invocation","target"]:["program"];return F.filter(({layer:E,rule:k})=>!P.includes(String(E))||
k==="command-not-text")}function L(F,R){const P=new Map;return F.filter(({rule:E})=>{const k=(P.get(E)??0)+1;return P.set(
E,k),k<=R})}function C({problems:F}){return F.map(I().problemFinding)}}),10777:((V,O,m)=>{Object.defineProperty(O,"__esM\
odule",{value:!0}),O.findCommandObjections=R,O.workspaceRisk=E,O.workspaceWarnings=k;function I(){const t=m(71081);return I=
function(){return t},t}function j(){const t=m(65905);return j=function(){return t},t}function L(){const t=m(95132);return L=
function(){return t},t}function C(){const t=m(67407);return C=function(){return t},t}const F=new Set(["rm","chmod","chow\
n","kill","killall","pkill","dd","shred"]);function R({words:t},c){const[o,...i]=t;if(o===void 0)return[];const r=o.text,
a=A(r,i,c?.workspace);if(a.length>0)return a;const d=(l,{span:T}=o)=>[(0,L().finding)("command_not_allowed",{program:r,reason:l},
{span:T})],n=c?.workspace;if(n===void 0)return d("is not allowed");if(i.length===1&&/^--(?:version|help)$/.test(i[0]?.text??
""))return[];if(n.forms.length>0)return P(i,n)?[]:d("is allowed only in its registered forms");const{reason:u,word:b}=N(
i,n);return u===void 0?[]:d(u,b)}function P(t,{forms:c}){return c.find(({argv:o})=>(0,I().matchForm)((0,I().parseForm)(o)??
[],t,(i,r)=>j().KINDS[i](r)).kind==="match")}function E({words:[,...t]},{workspace:c}){if(c!==void 0)return c.writes?"wr\
ite":P(t,c)?.risk}function k({words:t},{workspace:c}){return x(c?.subcommands,t[1]?.text)?.warnings??[]}function A(t,c,o){
const{flags:i}=(0,C().splitArguments)(c,o),r=o?.blocked_flags??[],d=[...i.filter(({text:b})=>(0,C().hasFlag)(b,"--force")||
r.some(l=>(0,C().hasFlag)(b,l))||t==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.test(b)||F.has(t)&&(0,C().hasFlag)(b,"--all"))],
n=(b,l)=>i.find(({text:T})=>new RegExp(`^-[A-Za-z]*${b}`).test(T)||(0,C().hasFlag)(T,l)),u=t==="rm"?n("[rR]","--recursiv\
e"):void 0;return u&&n("f","--force")&&d.push(u),d.map(({text:b,span:l})=>(0,L().finding)("blocked_flag",{program:t,flag:b},
{span:l}))}function N(t,c){const[o,...i]=t,r=x(c.subcommands,o?.text);if(c.subcommands!==void 0&&r===void 0)return{reason:`\
is allowed only with the subcommands ${Object.keys(c.subcommands).join(", ")}`};const{flags:a,data:d,operands:n}=(0,C().
splitArguments)(r?i:t,c);for(const u of a){const{text:b}=u,l=(0,C().isDataFlag)(b,c);if(!l&&c.code_flags.some(T=>(0,C().
hasFlag)(b,T)))return{reason:`is not allowed with ${b}, which can run code, delete files, or write elsewhere`,word:u};if(c.
flags!==void 0&&!l&&!c.flags.includes(b))return{reason:`is not allowed with the flag ${b}`,word:u}}for(const u of r?n:[]){
const b=j().KINDS[r?.operands??"path"](u.text);if(b!==void 0)return{reason:`does not accept ${u.text}, which ${b}`,word:u}}
return c.language===void 0?{}:S(c.language,a,d)}function S(t,c,o){const i=c.find(({text:a})=>((0,C().hasFlag)(a,"-e")||(0,C().
hasFlag)(a,"--expression"))&&a!=="-e"&&a!=="--expression");if(i!==void 0)return{reason:"has its script attached to a fla\
g",word:i};const r=t==="awk"?y:s;for(const a of o){const d=r(a.text);if(d!==void 0)return{reason:d,word:a}}return{}}function x(t,c){
return t!==void 0&&c!==void 0&&Object.hasOwn(t,c)?t[c]:void 0}function y(t){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.
test(t))return"may run commands or open files in its program";const c=/\bprintf?\b/.exec(t),o=c===null?"":t.slice(c.index);
return/>|(?<!\|)\|(?!\|)/.test(o)?"may write to files or commands in its program":void 0}const h=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
w=String.raw`(?:${h}(?:\s*,\s*(?:${h}|[+~]\d+))?\s*!?\s*)?`,g=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,p=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${g})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
f=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,e=new RegExp(String.raw`^\s*${w}(?:${p}|${f})\s*(?:[;\n]|$)`);function s(t){if(t.
length>4096)return"has a script that is too long to check";let c=t;for(;c.trim()!=="";){const o=e.exec(c);if(o===null)return"\
may run commands or open files in its script";c=c.slice(o[0].length)}}}),67407:((V,O,m)=>{Object.defineProperty(O,"__esM\
odule",{value:!0}),O.hasFlag=F,O.isDataFlag=R,O.splitArguments=C;function I(){const P=m(14170);return I=function(){return P},
P}const j={data_flags:[],data_operands:{count:0,unless:[]}},L=[{spec:void 0,negated:!1,takes:"always"}];function C(P,{data_flags:E,
data_operands:k}=j){const A=[],N=[],S=[],x={flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"neve\
r",expand:w=>E.includes(w)?L:void 0};for(const w of(0,I().readFlags)(P,x).tokens){if(w.kind==="operand"){S.push(w.word);
continue}A.push(w.word),w.consumes&&w.next&&N.push(w.next)}const h=k.unless.some(w=>A.some(({text:g})=>F(g,w)))?0:k.count;
return{flags:A,data:[...N,...S.slice(0,h)],operands:S.slice(h)}}function F(P,E){const{written:k}=(0,I().splitAtEquals)(P);
return k===E?!0:E.startsWith("--")?k.length>2&&E.startsWith(k):E.length===2&&!P.startsWith("--")&&/^-[A-Za-z]*/.exec(P)?.[0].
includes(E.slice(1))===!0}function R(P,{data_flags:E}){const{written:k}=(0,I().splitAtEquals)(P);return E.some(A=>k===A||
A.length===2&&!P.startsWith("--")&&P.startsWith(A))}}),14111:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),
O.compilePattern=a,O.subjectOf=d,O.workspace=void 0;function I(){const v=m(58067);return I=function(){return v},v}function j(){
const v=m(81413);return j=function(){return v},v}function L(){const v=m(14170);return L=function(){return v},v}function C(){
const v=m(41115);return C=function(){return v},v}function F(){const v=m(13970);return F=function(){return v},v}function R(){
const v=m(72720);return R=function(){return v},v}function P(){const v=m(95132);return P=function(){return v},v}function E(){
const v=m(34482);return E=function(){return v},v}function k(){const v=m(8737);return k=function(){return v},v}function A(){
const v=m(10777);return A=function(){return v},v}function N(){const v=m(67407);return N=function(){return v},v}const S=O.
workspace={judge:(v,$,D)=>D.proposal.tool==="runpy"?s(v,$,D):x(v,(0,k().besidesProgram)($,v),D)};function x(v,$,D){const{
policy:W}=D,H=(0,C().registryOf)(W.families),G=new(E()).Places(D),B=(0,j().readShellText)(v.command),U=(0,j().everyCommand)(
B),z=({words:Y})=>f(Y[0],H,D),X=Y=>U.flatMap(_=>i(_,W.patterns,Y,H)),K=[()=>[...y(v,B),...X(1)],()=>[...p(v,D.mount,G,U).
flatMap(Y=>l(Y,z(Y),G)),...X(2)],()=>[...U.flatMap(Y=>(0,A().findCommandObjections)(Y,z(Y))),...X(3)]];for(const Y of K){
const _=Y();if(_.length>0)return{findings:[...(0,k().firstOfEach)(_,1),...$.filter(c)]}}const J=U.flatMap(Y=>{const _=z(
Y);return _?[{command:Y,family:_}]:[]}),Z=new Set(J.flatMap(({command:Y,family:_})=>(0,A().workspaceWarnings)(Y,_))),Q=[
...$,...[...Z].map(Y=>(0,P().finding)(Y,{}))],q=new Set(J.map(({command:Y,family:_})=>(0,A().workspaceRisk)(Y,_))),nn=F().
riskSchema.options.findLast(Y=>Y!=="safe"&&q.has(Y));return nn&&!Q.some(c)?{findings:Q,risk:nn}:{findings:Q}}function y({
targets:v},$){const D=v.flatMap(({script:W})=>W===void 0?[]:[W]);return[...(0,I().findDangers)($).map(W=>h(W,!0)),...D.flatMap(
W=>(0,I().findDangers)((0,j().readShellText)(W))).map(W=>h(W,!1))]}function h({name:v,pattern:$,words:D},W){const H=D[0]?.
span.start,G=D.at(-1)?.span.end,B=W&&H!==void 0&&G!==void 0?{span:{start:H,end:G}}:{};return(0,P().finding)(v,{pattern:g(
$)},B)}const w=200;function g(v){return v.length>w?`${v.slice(0,w)}\u2026`:v}function p({command:v},{tree:$,at:D},{cwd:W},H){
return $!==void 0&&D!=="/"&&D===W&&H.length===1?(0,j().everyCommand)((0,j().readShellText)(v,$)):H}function f(v,$,{policy:D}){
const W=v&&$.get(v.text);return W&&!D.disabled_packs.includes(W.category)?W:void 0}const e=new Set(`
  bidirectional-character command-not-text command-too-long control-character invisible-character
  lone-surrogate markup-injection nul-character workflow-command
  `.match(/\S+/g));function s({command:v},$,D){const W=$.filter(({rule:z})=>e.has(z)),H=b(v),[G]=H?.args??[];if(H===void 0||
G===void 0||!t.has(H.name)){const z=g(H?.name??v);return{findings:[(0,P().finding)("command_not_allowed",{program:z,reason:"\
is not a call of a file tool with literal arguments"}),...W]}}const U=[...T(G.text,G.span,new(E()).Places(D)),...W];return U.
some(c)?{findings:U}:{findings:U,risk:"write"}}const t=new Set(["write_file"]);function c({severity:v}){return v==="erro\
r"}const o=new Map;function i(v,$,D,W){const H=$.filter(B=>B.layer===D);if(H.length===0)return[];const G=d(v,W);return H.
filter(({regex:B})=>r(B,G)).map(({name:B,regex:U,reason:z})=>(0,P().finding)(`custom_pattern.${D}`,{name:B,pattern:U,reason:z}))}
function r(v,$){const D=a(v);return"error"in D||D.matches($)}function a(v){const $=o.get(v)??(0,R().compileLinear)(v);return o.
set(v,$),$}function d({words:v,redirections:$},D){const[W,...H]=v,{data:G}=(0,N().splitArguments)(H,D.get(W?.text??"")?.
workspace),B=new Set(G);return[...v.filter(U=>!B.has(U)).map(U=>U.text),...$.map(({operator:U,target:z})=>`${U} ${z?.text??
""}`)].join(" ")}const n=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,u=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function b(v){const $=n.exec(v);if($===null)return;const[,D="",W=""]=$,H=[];let G=$.indices?.[2]?.[0]??0,B=W;for(;B!=="";){
const U=u.exec(B);if(U===null)return;const[z,X,K]=U;H.push({text:X??K??"",span:{start:G,end:G+z.length}}),B=B.slice(z.length),
G+=z.length}return{name:D,args:H}}function l(v,$,D){const W=$?.workspace,[,...H]=v.words,{flags:G,operands:B}=(0,N().splitArguments)(
H,W),U=v.problems.filter(({rule:K})=>K==="variable-expansion"),z=v.redirections.flatMap(({target:K})=>K??[]),X=G.filter(
({text:K})=>W===void 0||!(0,N().isDataFlag)(K,W)).flatMap(({text:K,span:J})=>M(K).map(Z=>({text:Z,span:J})));return[...B,
...X,...z].flatMap(({text:K,span:J})=>{const Z=U.some(({span:Q})=>Q.start>=J.start&&Q.end<=J.end);return T(K,J,D,Z)})}function T(v,$,D,W=!1){
const H=W||v.startsWith("~")?void 0:D.locate(v);return H===void 0||!D.isIn(H,D.workspace)?[(0,P().finding)("path_outside\
_workspace",{path:v},{span:$})]:v.split(/[\\/]/).includes("..")?[(0,P().finding)("path_traversal",{path:v},{span:$})]:[]}
function M(v){const{attached:$}=(0,L().splitAtEquals)(v);return[...$===void 0?[]:[$],...v.startsWith("--")?[]:[v.slice(2)]]}}),
81961:((V,O,m)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.combine=R,O.policyWith=k,O.stricterOf=F,O.tightenPolicy=
P,O.valuesOf=E;function I(){const S=m(23404);return I=function(){return S},S}function j(){const S=m(41895);return j=function(){
return S},S}function L(){const S=m(74238);return L=function(){return S},S}function C(){const S=m(11160);return C=function(){
return S},S}function F(S,x,y){const h=R(S.policy,x.policy);if("conflicts"in h)throw new(j()).GateError("policy_conflict",
`The policies of the base and of ${y} differ in ${h.conflicts.join(", ")}; the gate cannot determine which is stricter.`,
"Use the same values in both policies.");const{ref:w,digest:g}=x,p=[...S.combinedWith?[S.combinedWith.name]:[],y];return{
...S,policy:h.policy,digest:(0,L().digestPolicy)(h.policy),combinedWith:{name:p.join(" and "),digest:g,...w!==void 0&&{ref:w}}}}
function R(S,x){const y=[],h=E(S),w=E(x);for(const[g,{strictness:p}]of C().POLICY_KEYS){const[f,e]=[h.get(g),w.get(g)];if((0,I().
canonicalize)(f)===(0,I().canonicalize)(e))continue;const s=p.combine(f,e);s?h.set(g,s.value):y.push(g)}return y.length>
0?{conflicts:y}:{policy:k(h)}}function P(S,x){if(Object.values(x).every(p=>p===void 0))return S;const y=E(S.policy),h=[],
w=new Map(Object.entries(x));for(const[p,{strictness:f,input:e}]of C().POLICY_KEYS){const s=e&&w.get(e.name),t=y.get(p);
if(!(!e||s===void 0||s===t))if(t===e.open||f.compare(t,s)==="tighter")y.set(p,s);else{const c={given:String(s),kept:String(
t)};h.push({input:e.name,key:p,...c})}}const g=k(y);return{...S,policy:g,digest:(0,L().digestPolicy)(g),ignoredInputs:h}}
function E(S){return new Map([...C().POLICY_KEYS.keys()].map(x=>[x,A(S,x.split("."))]))}function k(S){const x={};for(const[
y,h]of S)N(x,y.split("."),h);return C().policySchema.parse(x)}function A(S,[x="",...y]){return y.length===0?S[x]:A(S[x],
y)}function N(S,[x="",...y],h){y.length===0?S[x]=h:(S[x]??={},N(S[x],y,h))}}),76545:((V,O,m)=>{Object.defineProperty(O,"\
__esModule",{value:!0}),O.comparePolicies=R;function I(){const A=m(23404);return I=function(){return A},A}function j(){const A=m(
69873);return j=function(){return A},A}function L(){const A=m(81961);return L=function(){return A},A}function C(){const A=m(
11160);return C=function(){return A},A}function F(){const A=m(92328);return F=function(){return A},A}function R(A,N){const[
S,x]=[(0,L().valuesOf)(A),(0,L().valuesOf)(N)];return[...C().POLICY_KEYS].flatMap(([y,{strictness:h}])=>{const[w,g]=[S.get(
y),x.get(y)],p=P(w,g);if(p===void 0)return[];const f=h.compare(w,g);return[{key:y,change:p,direction:f,loosens:h.loosens(
w,g)}]})}function P(A,N){if(Array.isArray(A)&&Array.isArray(N)){const S=[...(0,F().missingFrom)(A,N).map(x=>`+ ${E(x)}`),
...(0,F().missingFrom)(N,A).map(x=>`- ${E(x)}`)];return S.length===0?void 0:S.join(", ")}return(0,I().canonicalize)(A)===
(0,I().canonicalize)(N)?void 0:`${k(A)} \u2192 ${k(N)}`}function E(A){const N=A.name;return typeof N=="string"?N:k(A)}function k(A){
return(0,j().stringify)(A,{collectionStyle:"flow",lineWidth:0}).trimEnd()}}),63550:((V,O,m)=>{Object.defineProperty(O,"_\
_esModule",{value:!0}),O.literalTree=j;function I(){const C=m(39491);return I=function(){return C},C}function j(C,F="the\
 given files"){const R=new Map(Object.entries(C)),P=k=>{const A=R.get(k);return typeof A=="string"?Buffer.from(A):Buffer.
isBuffer(A)?A:A!==void 0&&"executable"in A?Buffer.from(A.executable):void 0};return{...(0,I().indexEntries)([...R].map(([
k,A])=>L(k,A,P(k)?.length))),label:F,readlink:k=>{const A=R.get(k);return typeof A=="object"&&"symlink"in A?A.symlink:void 0},
read:async k=>{const A=P(k);if(A===void 0)throw(0,I().notAFile)(F,k);return A}}}function L(C,F,R){const P=!C.split("/").
includes("node_modules");if(typeof F=="object"&&"symlink"in F)return{path:C,kind:"symlink",tracked:P};if(typeof F=="obje\
ct"&&"submodule"in F)return{path:C,kind:"submodule",oid:F.submodule,tracked:P};const E=typeof F=="object"&&"executable"in
F;return{path:C,kind:E?"executable":"file",...R===void 0?{}:{size:R},tracked:P}}}),59542:((V,O,m)=>{Object.defineProperty(
O,"__esModule",{value:!0}),O.filesNamed=C,O.perTree=F;function I(){const R=m(76760);return I=function(){return R},R}function j(){
const R=m(59490);return j=function(){return R},R}const L=F(R=>(0,j().groupBy)(R.files(),({path:P})=>I().posix.basename(P)));
function C(R,P){return L(R).get(P)??[]}function F(R){const P=new WeakMap;return E=>{const k=E.original??E,{answer:A}=P.get(
k)??{answer:R(k)};return P.set(k,{answer:A}),A}}}),80781:((V,O)=>{Object.defineProperty(O,"__esModule",{value:!0}),O.subTree=
m;function m(L,C){if(C==="")return L;const F=I.get(L)??new Map;I.set(L,F);const R=F.get(C)??j(L,C);return F.set(C,R),R}const I=new WeakMap;
function j(L,C){const F=`${C}/`,R=A=>A===""?C:F+A,P=A=>({...A,path:A.path===C?"":A.path.slice(F.length)}),{original:E,isPending:k}=L;
return{label:L.label,...E&&{original:m(E,C)},...k&&{isPending:A=>k(R(A))},stat:A=>{const N=L.stat(R(A));return N&&P(N)},
readlink:A=>L.readlink(R(A)),list:A=>L.list(R(A)).map(P),files:()=>[...L.files()].filter(({path:A})=>A.startsWith(F)).map(
P),read:(A,N)=>L.read(R(A),N)}}}),58238:((V,O,m)=>{m.r(O),m.d(O,{parse:()=>I.parse,stringify:()=>I.stringify});var I=m(15756)})};
