"use strict";exports.id=528,exports.ids=[528],exports.modules={58067:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.DOES=
void 0,S.dangerOfScript=p,S.findDangers=A;function I(){const e=h(76760);return I=function(){return e},e}function j(){const e=h(
81413);return j=function(){return e},e}function D(){const e=h(20630);return D=function(){return e},e}const C=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
H=(e,y,n)=>e.some(i=>/^-[A-Za-z]+$/.test(i)&&[...i.slice(1)].some(m=>y.includes(m))||i.length>3&&n.startsWith(i.toLowerCase())),
M=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,N=e=>e.some((y,n)=>{const i=/^(?:-s|--signal)$/.
test(y)?e[n+1]:/^(?:-s|--signal=|-)(.+)$/.exec(y)?.[1];return i!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(i)}),R=(e,y,n)=>(e===
"systemctl"||e==="loginctl")&&y.some(i=>n.test(i)),W=[{name:"mass_deletion",matches:({program:e,args:y})=>e==="rm"&&H(y,
"rR","--recursive")&&y.some(n=>!n.startsWith("-")&&M.test(n))},{name:"raw_disk_write",matches:({program:e,args:y})=>e===
"dd"&&y.some(n=>n.startsWith("if=")||/^of=\/dev\//.test(n))},{name:"filesystem_format",matches:({program:e})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(e)},{name:"direct_disk_write",matches:({program:e,args:y})=>e==="tee"&&y.some(n=>C.test(n))},{name:"world_writable",
matches:({program:e,args:y})=>e==="chmod"&&y.some(n=>/^[0-7]{2,4}[2367]$/.test(n)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
n))},{name:"privilege_escalation",matches:({program:e,args:y})=>e==="chown"&&y.some(n=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(n))},{name:"firewall_manipulation",matches:({program:e})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(e)},
{name:"system_shutdown",matches:({program:e,args:y})=>/^(?:shutdown|poweroff|halt)$/.test(e)||/^(?:init|telinit)$/.test(
e)&&y[0]==="0"||R(e,y,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:e,args:y})=>e==="reboot"||/^(?:init|telinit)$/.
test(e)&&y[0]==="6"||R(e,y,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:e,args:y})=>/^(?:kill|pkill|killall)$/.
test(e)&&N(y)}],k=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,L=new Set(["\
curl","wget","fetch","aria2c"]),$=8,x=4;function A(e,y=0){const n=new Map;return(0,j().everyCommand)(e).flatMap(i=>g(i,n,
y))}function g(e,y,n){const i=[],{words:m}=(0,j().withoutReserved)(e);for(const{operator:a,target:f}of e.redirections)if(a.
includes(">")&&f&&C.test(f.text)){const c=`> ${f.text}`;i.push({name:"direct_disk_write",pattern:c,words:[f]})}const u=t(
e,y);if(u!==void 0){const a=`${u} | ${m[0]?.text??""}`;i.push({name:"remote_code_execution",pattern:a,words:m})}const d=new Set;
for(const a of v(m)){const f=W.find(({matches:E})=>E(a))?.name;if(f!==void 0){const E=a.words.map(({text:F})=>F).join(" ");
i.push({name:f,pattern:E,words:a.words})}const c=b(a);if(c===void 0||d.has(c)||n===x)continue;d.add(c);const T=A((0,j().
readShellText)(c),n+1);i.push(...T.map(E=>({...E,words:a.words})))}return i}function v(e){const y=P(e,0);if(y===void 0)return[];
const n=[y];if((0,D().handsOn)(y.program))for(let i=1;i<=Math.min(e.length-1,$);i+=1){const m=P(e,i);m!==void 0&&!/^-|=/.
test(m.program)&&n.push(m)}if(y.program==="find")for(const[i,{text:m}]of e.entries()){const u=/^-(?:exec|ok)(?:dir)?$/.test(
m)?P(e,i+1):void 0;if(u!==void 0&&n.push(u),n.length>$)break}return n}function P(e,y){const n=e[y];if(n===void 0)return;
const i=e.slice(y);return{program:I().posix.basename(n.text).toLowerCase(),args:i.slice(1).map(({text:u})=>u),words:i}}function b({
program:e,args:y}){if(e==="eval")return y.join(" ");if(!(0,D().isShell)(e))return;const n=y.findIndex(i=>/^-[A-Za-z]*c[A-Za-z]*$/.
test(i));return n<0?void 0:y[n+1]}function t(e,y){const n=v(e.words),i=(e.pipedFrom&&y.get(e.pipedFrom))??w(e.inside);return y.
set(e,i??n.map(({program:m})=>m).find(o)),n.some(({program:m})=>k.test(m))?i:void 0}function w(e){return(0,j().everyCommand)(
e).flatMap(({words:y})=>v(y)).find(({program:y})=>o(y))?.program}function o(e){return L.has(e)}const r=S.DOES={mass_deletion:"\
deletes whole directories",raw_disk_write:"overwrites files or disks",filesystem_format:"formats a disk",direct_disk_write:"\
overwrites a disk",world_writable:"lets every user change files",privilege_escalation:"gives files to the superuser",firewall_manipulation:"\
changes the firewall",system_shutdown:"shuts the machine down",system_reboot:"restarts the machine",remote_code_execution:"\
downloads a script and runs it",force_kill:"kills processes"},l=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,O=/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,
s=16*1024;function p(e){if(e.length>s)return"is too long to check";for(const[,n="",i=""]of e.matchAll(l))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(n)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(i))return r.mass_deletion;const y=A((0,j().readShellText)(e)).find(({name:n})=>n!==
"mass_deletion");return y?r[y.name]:O.test(e)?"pipes text into a shell":void 0}}),98430:((J,S,h)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.exitStatusOf=M;function I(){const $=h(19312);return I=function(){return $},$}function j(){const $=h(
21416);return j=function(){return $},$}function D(){const $=h(81413);return D=function(){return $},$}function C(){const $=h(
20630);return C=function(){return $},$}const H=10;function M($){const x=(0,D().readShellText)($),A=new L($,x),g=A.read();
if(g===void 0||x.length===0)return{vacuous:!1};const{examined:v,compounds:P,places:b}=A,t=N(b);if(v.size===0)return{vacuous:A.
isIdle&&t.every(r=>g(r)===0)};const w=r=>!t.some(l=>{const[O,s]=[g(l.filter(p=>p!==r)),g([...l,r])];return P.has(r)?O!==
s:O<s}),o=[...v].find(([r])=>w(r))?.[1];return{vacuous:!1,...o!==void 0&&{lost:o}}}function N($){const x=Array.from({length:$},
(g,v)=>v);return $>H?[[],...x.map(g=>[g])]:Array.from({length:2**$},(g,v)=>v).map(g=>x.filter(v=>g&1<<v))}const R=/^(?:exec|exit|function|return|set|trap)$/,
W=/\$\{?[?!]/,k=/^(?:echo|exit|printf|return)$/;class L{examined=new Map;compounds=new Set;places=0;isIdle=!0;#n;#e;#s=0;#r=0;#i=!1;#t;constructor(x,A){
this.#n=x,this.#e=A}read(){try{const x=this.#l();return A=>{const g={status:0,done:!1,errexit:!1,pipefail:!1,failing:A};
x(g,!1);const v={...g,done:!1};return this.#t?.(v,!0),v.done?v.status:g.status}}catch(x){if(x instanceof j().Unclear)return;
throw x}}#l(){const x=this.#a([]);if(this.#f!==void 0)throw new(j()).Unclear;return x}get#f(){return this.#e[this.#s]}get#o(){
const x=this.#f?.words[this.#r];return x===void 0||x.quoted?void 0:x.text}get#u(){return this.#r>0?"":this.#e[this.#s-1]?.
separator??""}#d(){this.#r+=1;const x=this.#f;x&&!x.subshell&&this.#r>=x.words.length&&this.#p(this.#s+1)}#p(x){this.#s=
x,this.#r=0}#a(x){const A=[];for(;this.#f!==void 0&&!x.includes(this.#o??"");){const g=this.#g(),v=this.#r===0&&/^&(?!&)/.
test(this.#u);A.push(v?(0,j().inBackground)(g):g)}return(g,v)=>{for(const P of A)g.done||P(g,v)}}#g(){let x=this.#y();for(;;){
const A=this.#u.slice(0,2);if(A!=="&&"&&A!=="||")return x;const[g,v]=[x,this.#y()];x=(P,b)=>{g(P,!0),!P.done&&P.status===
0==(A==="&&")&&v(P,b)}}}#y(){let x=!1;for(;this.#o==="!"||this.#o==="time";)x=x!==(this.#o==="!"),this.#d();const A=this.#m(),
g=[A];for(;/^\|&?(?!\|)/.test(this.#u);)g.push(this.#m());const v=g.length===1?A:(0,j().piped)(g);return x?P=>{v(P,!0),P.
done||(P.status=P.status===0?1:0)}:v}#m(){const x=this.#f,A=this.#o??"";if(x===void 0||A==="function"||x.defines)throw new(j()).
Unclear;if(A==="case")return this.#b();if(A==="if")return this.#h();if(/^(?:for|select|until|while)$/.test(A))return this.#w(
A);if(A!=="{")return this.#k({...x,words:x.words.slice(this.#r)});this.#d();const g=this.#a(["}"]);return this.#c("}"),g}#c(...x){
if(!x.includes(this.#o??""))throw new(j()).Unclear;this.#d()}#h(){this.#c("if","elif");const x=this.#a(["then"]);this.#c(
"then");const A=this.#a(["elif","else","fi"]),g=this.#o!=="elif";this.#o==="else"&&this.#d();const v=g?this.#a(["fi"]):this.#h();
return g&&this.#c("fi"),(P,b)=>{if(x(P,!0),P.done)return;const t=P.status===0;P.status=0,(t?A:v)(P,b)}}#w(x){const A=/^(?:until|while)$/.
test(x);A?this.#d():this.#p(this.#s+1);const g=this.#i;this.#i||=A;const v=A?this.#a(["do"]):void 0;this.#i=g,this.#c("d\
o");const[P,b]=[this.#s,this.#r],t=this.#a(["done"]);[this.#s,this.#r]=[P,b];const w=this.#a(["done"]);return this.#c("d\
one"),(o,r)=>{if(v?.(o,!0),o.done)return;const l=v===void 0||o.status===0==(x==="while");o.status=0;for(const O of l?[t,
w]:[])o.done||O(o,r)}}#b(){const x=this.#s;this.#p((0,I().endOfCompound)(this.#e,x,this.#r));const A=this.#e.slice(x,this.#s),
g=(0,D().everyCommand)(A).map(D().withoutReserved),v=this.#n.slice(A[0]?.span.start,A.at(-1)?.span.end);if(W.test(v)||g.
some(P=>R.test((0,j().nameOf)(P))))throw new(j()).Unclear;return this.isIdle=!1,this.compounds.add(this.places),this.#O(
g.find(j().isExamined))}#O(x){const A=this.places;return this.places+=1,x&&!this.#i&&this.examined.set(A,x.words.map(({text:g})=>g).
join(" ")),(g,v)=>(0,j().settle)(g,g.failing.includes(A)?1:0,v)}#k(x){this.#p(this.#s+1);const A=(0,C().startedWords)(x.
words),g=(0,j().nameOf)(x),v=(0,C().textWithin)(x),P=x.subshell??(v&&(0,D().readShellText)(v.text));if(g==="trap")return this.#S(
A,P??[],v?.text??"");if(P!==void 0)return this.#P(P,v?.text??this.#n);const b=this.#n.slice(x.span.start,x.span.end);if(W.
test(b)&&!k.test(g)){const o=x.words.length>0?[]:x.assignments.map(l=>l.name);if(o.length!==1||new RegExp(`\\$\\{?${o[0]}\
\\b`).test(this.#n)||b.includes("$(")||b.includes("`"))throw new(j()).Unclear;return(0,j().ends)(0)}(0,j().isIdle)(g)||(this.
isIdle=!1);const t=(0,j().exitOf)(g,A)??this.#A(x,A);return x.redirections.some(({operator:o})=>o.startsWith("&>"))?(0,j().
inBackground)(t):t}#S([,,...x],A,g){if(x.some(P=>P.text==="EXIT"||P.text==="0")&&A.some(P=>(0,j().nameOf)(P)==="exit")){
const P=this.#i;this.#i=!0,this.#t=this.#v(A,g),this.#i=P}return(0,j().ends)(0)}#A(x,A){const g=(0,j().optionsIn)(A),v=(0,j().
isExamined)(x)?void 0:(0,j().knownStatus)((0,j().nameOf)(x),A),P=v===void 0?this.#O((0,j().isExamined)(x)?x:void 0):(0,j().
ends)(v),b=x.words[0]?.text==="exec"&&A!==x.words;return(t,w)=>{Object.assign(t,g),P(t,w),t.done||=b}}#P(x,A){const g=this.#v(
x,A);return(v,P)=>(0,j().settle)(v,(0,j().apart)(g,v,P),P)}#v(x,A){const g=[this.#e,this.#n,this.#s];[this.#e,this.#n,this.#s]=
[x,A,0];const v=this.#l();return[this.#e,this.#n,this.#s]=g,v}}}),3149:((J,S,h)=>{Object.defineProperty(S,"__esModule",{
value:!0}),S.isElsewhere=e,S.isForeign=y,S.isOfMachine=n,S.judgeNodeFlags=s,S.judgeValue=W,S.nodeFlagsIn=l,S.parseHandedOn=
p,S.setsHarmless=w,S.valueProblem=k;function I(){const u=h(44670);return I=function(){return u},u}function j(){const u=h(
32854);return j=function(){return u},u}function D(){const u=h(29064);return D=function(){return u},u}function C(){const u=h(
35736);return C=function(){return u},u}function H(){const u=h(87646);return H=function(){return u},u}function M(){const u=h(
31901);return M=function(){return u},u}const N=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
R=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function W(u,d,a){
const{word:f,flag:c,value:T="",off:E}=d;if(c===void 0)return[];if(c.kind==="node")return E?[]:s(f,l(u,T));const F=c.kind===
"preload"&&!E?A(T,a?.stops===!0):L(c.kind,d,a)||(y(d.written)||n(d.written))&&"tool-loads-code";return F?[k(F,u,d)]:[]}function k(u,d,{
word:{text:a,span:f},written:c,value:T=""}){const E=a===c&&T!==""?`${c} ${T}`:a;return(0,M().flagProblem)(u,d,{name:c,written:E,
span:f,value:T})}function L(u,d,a){const f=$(u,d);return a?.starts==="node"&&u==="code"&&f==="tool-runs-file"?"preloads-\
code":f}function $(u,d){const{written:a,value:f="",off:c}=d;switch(u){case"options":return x.test(f)?"tool-loads-code":$(
"plain",d);case"program":return/[\\/]|^[.~]/.test(f)?"names-program":void 0;case"plain":case"warning":return y(f)||n(f)&&
!v(a,f)?"tool-loads-code":void 0;case"command":case"node":return y(f)?"tool-loads-code":void 0;case"root":return(0,j().normalise)(
f)===void 0?"tool-loads-code":void 0;case"config":return c||!e(f)?void 0:"tool-loads-code";case"code":return c?void 0:t(
f);case"preload":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(f)?c?void 0:t(f):"evaluates-text";case"va\
riable":return o(f);case"module":return/^[\w.:-]*$/.test(f)?void 0:"tool-loads-code";case"compiler":return y(f)?"tool-lo\
ads-code":P.test(f)?"launches-programs":void 0;case"property":return y(f)||(0,j().normalise)(b(f))===void 0?"tool-loads-\
code":void 0;case"output":return c?void 0:r(f);default:return c?void 0:u}}const x=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;
function A(u,d){if(I().PRELOADABLE_PACKAGES.has(u)||N.test(u))return"preloads-package";if(d)return"preloads-code";const a=/^(?:@[^/]+\/)?[^/]+$/.
test(u);return t(u)??(a?"preloads-package":"tool-runs-file")}const g=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function v(u,d){return g.test(u)||u==="-t"&&!d.includes(":")}const P=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function b(u){return u.slice(u.indexOf("=")+1)}function t(u){return e(u)?"tool-loads-code":u.split(",").some(d=>/^\.|\.[cm]?[jt]sx?$/.
test(d))?"tool-runs-file":void 0}function w(u){const[,d="",a=""]=/^(\w+)[=:](.*)$/s.exec(u)??[];return d!==""&&(0,D().isHarmlessVariable)(
d,a)}function o(u){const d=u.split(",");if(!d.every(w))return d.some(a=>R.test(a.trim()))?"changes-node-options":void 0}
function r(u){const d=u.slice(u.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.test(d))return e(d)?"writes\
-files":"tool-writes"}function l(u,d){return u==="mocha"||u==="_mocha"?d.split(",").map(a=>a.startsWith("-")?a:`--${a}`):
u==="ava"?(0,C().lex)(d).words.map(({text:a})=>a):[d]}const O="x.js";function s(u,d){return p(u,d).problems}function p({
span:u},d){return(0,H().parseNode)([...d,O,O].map(a=>({text:a,span:u,quoted:!1})))}function e(u){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.
test(u)||u.split(",").some(d=>(0,j().normalise)(d)===void 0)}function y(u){return/(?:^|[=,\s])(?:data|file):/i.test(u)?!0:
!u.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(u)?!1:u.split(/[=,:"']/).some(d=>d.includes("..")&&!m(d))}function n(u){return u.
split(/[=,:"']/).some(d=>i.test(d))}const i=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function m(u){return/^[\\/]/.test(u)||(0,j().normalise)(u)!==void 0}}),45806:((J,S,h)=>{Object.defineProperty(S,"__esMod\
ule",{value:!0}),S.launchedBy=v,S.parseInvocation=g;function I(){const c=h(76760);return I=function(){return c},c}function j(){
const c=h(14170);return j=function(){return c},c}function D(){const c=h(68623);return D=function(){return c},c}function C(){
const c=h(37866);return C=function(){return c},c}function H(){const c=h(32017);return H=function(){return c},c}function M(){
const c=h(94854);return M=function(){return c},c}function N(){const c=h(95132);return N=function(){return c},c}function R(){
const c=h(35736);return R=function(){return c},c}function W(){const c=h(3149);return W=function(){return c},c}function k(){
const c=h(87646);return k=function(){return c},c}function L(){const c=h(39872);return L=function(){return c},c}function $(){
const c=h(31901);return $=function(){return c},c}function x(){const c=h(92170);return x=function(){return c},c}const A=4;
function g(c,T,E=H().NO_PROGRAMS){const F=typeof c=="string"?x().PARSERS[c](T,E):(0,L().parseProgram)(c,T,E),{launched:G,
problems:B}=P(F.invocation,E);return G.length===0&&B.length===0?F:{invocation:F.invocation,problems:[...[F,...G].flatMap(
U=>U.problems),...B]}}function v(c,T=H().NO_PROGRAMS){const E=P(c,T).launched.map(F=>F.invocation);return c.launched===void 0?
E:[...b(c).slice(1),...E]}function P(c,T){if(c.launched===void 0)return t(c,T);const E=b(c).map(F=>t(F,T));return{launched:E.
flatMap(F=>F.launched),problems:E.flatMap(F=>F.problems)}}function b(c){return[c,...(c.launched??[]).flatMap(b)]}function t(c,T,E=0){
const{launches:F,problems:G}=l(c,T),B=c.operands[0]?.text??"",U={launched:[],problems:[...G]};for(const z of F){const[V]=z.
words,K=E===A?"launches-programs":z.program===void 0&&V&&o(V.text);if(K){const Y=V?.span??{start:0,end:0};U.problems.push(
(0,$().wordProblem)(K,B,{text:V?.text??"",span:Y}));continue}const X=w(z,T),Z=t(X.invocation,T,E+1);U.launched.push(X,...Z.
launched),U.problems.push(...Z.problems)}return U}function w({program:c,words:T,...E},F){if(c!==void 0){const{invocation:U,
problems:z}=x().PARSERS[c](T,F);return{invocation:{...U,...E},problems:z}}const[G]=T,B=G?.text??"";return(0,x().isProgram)(
B)?x().PARSERS[B](T.slice(1),F):x().PARSERS.npx(T,F)}function o(c){return c.startsWith("-")?"unknown-flag":C().REFUSED_PROGRAMS.
has(c)?"launches-programs":void 0}const r={launches:[],problems:[]};function l(c,{tools:T}){if(c.program==="node")return O(
c);const{subcommand:E,operands:F,passthrough:G}=c,[B]=F,z=(E==="exec"||E==="script-or-tool")&&B?(0,M().toolOf)(B.text,T):
void 0;if(B===void 0||z?.mayStart!==!0)return r;const V=(0,D().readTool)(z,G),K=s(z,B,G,V),X=V.flags.flatMap(({word:Z,flag:Y,
value:_})=>Y?.kind==="command"&&_!==void 0?[{...Z,text:_}]:[]);return d([K,...X.map(Z=>n(B.text,Z))])}function O(c){const[
T]=(0,k().isTestRun)(c)?[]:c.operands;return T===void 0?r:{launches:f(T.text).map(F=>({program:"npx",words:[...["--",F].
map(B=>({...T,text:B})),...c.passthrough],starts:"file"})),problems:[]}}function s({starts:c,subcommands:T},E,F,{flags:G,
operands:B,started:U}){const[z]=U,V=G.some(({flag:K})=>K?.kind==="only-prints"||K?.kind==="evaluates-text");switch(c){case void 0:case"\
tasks":return r;case"node":return V||z&&T.has(z.text)?r:{launches:[{program:"node",words:U}],problems:[]};case"command":
return V||z&&T.has(z.text)?r:e(E.text,F,U);case"command-texts":return d(B.map(K=>n(E.text,K)));case"npm-scripts":return d(
B.map(K=>i(E.text,K,p(G))))}}function p(c){return c.flatMap(({flag:T,word:E})=>T===void 0?[E]:[])}function e(c,T,E){const{
words:F,problems:G}=c==="cross-env"?y(E):{words:E,problems:[]},[B]=F,U=B&&T.find(({text:K})=>K===B.text);if(B===void 0||
U===B)return{launches:[{words:F}],problems:G};const z=`\`${c}\` starts at the first word that is \`${B.text}\``,V={program:c,
flag:B.text,fault:z};return{launches:[{words:F}],problems:[(0,N().problemAt)("flag-value",B.span,V)]}}function y(c){const T=c.
findIndex(({text:G})=>!/^\w+=/.test(G)),E=T<0?c:c.slice(0,T),F=E.flatMap(({text:G,span:B})=>{if((0,W().setsHarmless)(G))
return[];const{written:U,attached:z=""}=(0,j().splitAtEquals)(G);return[(0,N().problemAt)("assignment-refused",B,{name:U,
value:z,known:!1})]});return{words:c.slice(E.length),problems:F}}function n(c,{text:T,span:E}){const[,F="",G=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.
exec(T)??[],{words:B,problems:U}=(0,R().lex)(F===""?T.replace(/^npm:(?=\S)/,"npm run "):G);if(!(0,R().hasOneReading)({problems:U})&&
!(F!==""&&G.trim()===""))return u(c,{text:T,span:E});const z=B.map(V=>({...V,span:E}));return F===""?{launches:[{words:z}],
problems:[]}:/^[\w:.@/*-]+$/.test(F)?m([{text:F,span:E,quoted:!1},...z],"wildcard"):u(c,{text:T,span:E})}function i(c,{text:T,
span:E},F){const[,G="",B=""]=/^\s*(\S+)(.*)$/s.exec(T)??[],{words:U,problems:z}=(0,R().lex)(B),V=B.trim()==="";if(G===""||
!V&&!(0,R().hasOneReading)({problems:z})||/\{!?[*@%\d]/.test(T))return u(c,{text:T,span:E});const K=U.map(Z=>({...Z,span:E})),
X=[...F,{text:G,span:E,quoted:!1},...K];return m(X,/^[\w:.@/-]+$/.test(G)?void 0:"glob")}function m(c,T){const G={program:"\
npm",words:[{text:"run",span:c.at(-1)?.span??{start:0,end:0},quoted:!1},...c]};return{launches:[T?{...G,selects:T}:G],problems:[]}}
function u(c,T){return{launches:[],problems:[(0,$().wordProblem)("launches-programs",c,T)]}}function d(c){return{launches:c.
flatMap(({launches:T})=>T),problems:c.flatMap(({problems:T})=>T)}}const a=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function f(c){const T=I().posix.normalize(c.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
T))return["yarn"];const[,E,F=""]=a.exec(T)??[];if(E===void 0)return[];if(E===".bin")return[F];const B=[...new Set([F.replace(
/\.[cm]?[jt]s$/,""),E])].filter(U=>(0,M().isKnownTool)(U));return B.length>0?B:[E]}}),4289:((J,S,h)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.filesIn=W,S.filesNamedBy=R,S.filesOfFlag=k,S.pythonFiles=$;function I(){const g=h(68623);return I=
function(){return g},g}function j(){const g=h(32017);return j=function(){return g},g}function D(){const g=h(94854);return D=
function(){return g},g}function C(){const g=h(95306);return C=function(){return g},g}function H(){const g=h(32854);return H=
function(){return g},g}function M(){const g=h(3149);return M=function(){return g},g}const N={files:[],roots:[],nodeFlags:[]};
function R({subcommand:g,operands:v,passthrough:P},b=j().NO_PROGRAMS){const[t]=v;return g==="exec"&&t?W(t,P,b):N}function W({
text:g},v,{tools:P}=j().NO_PROGRAMS){const b=(0,D().toolOf)(g,P)??(0,C().unknownTool)(g),t=(0,I().readTool)(b,v);return{
files:[...t.flags.flatMap(w=>k(g,w)),...x(b,t.operands)],roots:t.flags.flatMap(({flag:w,value:o})=>w?.kind==="root"&&o?[
o]:[]),nodeFlags:A(g,b,t)}}function k(g,v){const{word:P,flag:b,value:t="",off:w}=v;if(b===void 0||w||t==="")return[];const{
span:o}=P,r=t.split(",").filter(l=>l!==""&&!(0,M().isElsewhere)(l));switch(b.kind){case"tests":return[{as:"tests",path:t,
span:o}];case"config":return(0,M().isElsewhere)(t)||/^[\w.-]+ *=/.test(t)?[]:[{as:"config",path:t,span:o}];case"root":return(0,M().
isElsewhere)(t)?[]:[{as:"place",path:t,span:o}];case"output":{const l=t.slice(t.lastIndexOf("=")+1);return(0,M().isElsewhere)(
l)?[]:[{as:"place",path:l,span:o}]}case"code":case"preload":case"script-text":{const l=(0,M().valueProblem)("tool-runs-f\
ile",g,v),O=b.kind==="preload";return r.map(s=>{const p=s.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.
test(p)?{as:"code",path:p,span:o}:{as:"module",path:p,span:o,ifFile:l,first:O}})}case"module":case"warning":{const l=b.kind===
"warning"?L(t):t;if(!/^[\w.]+$/.test(l))return[];const O=(0,M().valueProblem)("tool-runs-file",g,v);return $(l).map(s=>({
as:"module",path:s,span:o,ifFile:O}))}default:return[]}}function L(g){return g.split(":")[2]?.trim().replace(/\.?\w*$/,"")??
""}function $(g){const v=g.replaceAll(".","/");return["","src/"].flatMap(P=>[".py","/__main__.py","/__init__.py"].map(b=>`${P}${v}${b}`))}
function x(g,v){const P=g.operands==="tests"||g.operands==="first-tests",t=(g.operands==="first-tests"?v.slice(0,1):g.operands===
"tests"?v:[]).filter(({text:r})=>!g.subcommands.has(r)).map(({text:r,span:l})=>({as:"tests",path:r.replace(/^!|:[\d,*-]+$/g,
""),span:l})),w=g.readsArgumentFiles?v.filter(({text:r})=>r.startsWith("@")):[],o=!P&&!g.mayStart?v:[];return[...t,...o.
flatMap(({text:r,span:l})=>{const O=(0,H().normalise)(r);return O!==void 0&&O!==""&&!(0,H().isWithin)(O,".git",{ignoreCase:!0})&&
!(0,M().isElsewhere)(r)?[{as:"place",path:r,span:l}]:[]}),...w.map(({text:r,span:l})=>({as:"arguments",path:r.slice(1),span:l}))]}
function A(g,{handsOn:v},{flags:P}){return P.flatMap(({word:b,flag:t,value:w="",off:o})=>{const r=t?.kind==="node"&&!o?(0,M().
nodeFlagsIn)(g,w):t===void 0&&v?[b.text,...b.text.includes("=")||w===""?[]:[w]]:[];return r.length===0?[]:(0,M().parseHandedOn)(
b,r).invocation.flags})}}),74167:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.readNopt=C;function I(){const g=h(
94495);return I=function(){return g},g}function j(){const g=h(14170);return j=function(){return g},g}function D(){const g=h(
95132);return D=function(){return g},g}function C(g){const v=[],P=[],b=[],t=[];for(const w of(0,j().readFlags)(g,H).tokens)
if(w.kind==="operand")b.push(w.word);else if(w.kind==="unknown"){const o=x(w);"rule"in o?t.push(o):P.push(o)}else{const{
flag:o,fault:r}=L(w);v.push(o),r!==void 0&&t.push(A(w.word,w.written,r))}return{flags:v,unknown:P,remain:b,problems:t}}const H={
flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:g=>N(g.replace(/^-+/,""))},
M=40;function N(g){const v=R(g);if(v!==void 0&&!v.negated)return[v];const P=k(g);if(P!==void 0)return[P];if(g.length<2||
g.length>M)return v&&[v];const b=[...g].map(k);return b.every(t=>t!==void 0)?b:v&&[v]}function R(g){const v=I().NPM_FLAGS.
get(g);if(v!==void 0)return W(v,!1);if(!g.startsWith("no-"))return;const P=I().NPM_FLAGS.get(g.slice(3));return P&&W(P,!0)}
function W(g,v){const P=g.arity==="value"?v?"never":"always":"true-or-false";return{spec:g,negated:v,takes:P}}function k(g){
const[v,P]=I().NPM_SHORTHANDS.get(g)??[],b=v===void 0?void 0:R(v.slice(2));return b&&(P===void 0?b:{...b,fixed:P,takes:"\
never"})}function L(g){const{word:v,written:P,attached:b,next:t,consumes:w}=g,{spec:o,negated:r,fixed:l}=g.part;if(l===void 0&&
o.arity==="value")return $(g);const O={name:`--${o.name}`,written:P,span:v.span,spec:o};if(l!==void 0){const e={flag:{...O,
value:l,negated:r}};return b===void 0?e:{...e,fault:"it takes no value"}}const s=w?t?.text:b,p={flag:{...O,negated:s==="\
false"?!r:r}};return b!==void 0&&!(0,j().isTruth)(b)?{...p,fault:"npm reads its value as a separate word"}:o.arity==="lo\
ose"&&!w&&(t?.text==="null"||t?.text==="always")?{...p,fault:"npm reads the next word as its value"}:p}function $({word:g,
written:v,attached:P,next:b,consumes:t,part:w}){const{spec:o,negated:r}=w,l=t?b?.text:P,O=t&&b?{start:g.span.start,end:b.
span.end}:g.span,s={name:`--${o.name}`,written:v,span:O,spec:o,negated:r},p={flag:l===void 0?s:{...s,value:l}};return r?
{...p,fault:"it takes a value, so it has no `--no-` form"}:l===void 0||l===""?{...p,fault:"its value is missing"}:l.startsWith(
"-")?{...p,fault:"its value begins with a dash"}:p}function x({word:g,written:v,attached:P}){const b=v.replace(/^-+/,"").
toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,""),t=[...I().NPM_FLAGS.keys(),...I().NPM_SHORTHANDS.keys()].find(
o=>o.startsWith(b));if(t!==void 0){const o={program:"npm",flag:v,meant:`--${t}`};return(0,D().problemAt)("abbreviated-fl\
ag",g.span,o)}if(!/^--[a-z][a-z0-9-]*$/i.test(v))return(0,D().problemAt)("unknown-flag",g.span,{program:"npm",flag:v});const w={
name:v,written:v,span:g.span};return P===void 0?w:{...w,value:P}}function A(g,v,P){return(0,D().problemAt)("flag-value",
g.span,{program:"npm",flag:v,fault:P})}}),87646:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.areHarmlessOptions=
v,S.isTestRun=$,S.parseNode=M;function I(){const P=h(44670);return I=function(){return P},P}function j(){const P=h(14170);
return j=function(){return P},P}function D(){const P=h(95132);return D=function(){return P},P}function C(){const P=h(31901);
return C=function(){return P},P}const H=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function M(P){const b=[],
t=[],w=[],o=new Set;for(const n of(0,j().readFlags)(P,N).tokens){if(n.kind==="operand"){w.push(n.word);continue}if(n.kind===
"unknown"){const f={program:"node",flag:n.written};t.push((0,D().problemAt)("unknown-flag",n.word.span,f));continue}const{
spec:i,negated:m}=n.part,u=W(n);b.push(u);const d=k(i,m,u.value);if(d!==void 0&&t.push(L(u,d)),m)continue;o.add(i.kind);
const a=x(i,u);a!==void 0&&t.push((0,C().flagProblem)(a,"node",u))}const r=$({flags:b}),l=r?w.length:o.has("evaluates-te\
xt")?0:1,O=w.slice(0,l),s=w.slice(l),p=r||o.has("only-prints")||o.has("evaluates-text"),e=A(O,r,P);e!==void 0&&!(p&&O.length===
0)&&t.push(e);const y=(0,C().onlyAsksForInformation)(s);return y!==void 0&&t.push((0,C().printsOnly)("node",y)),{invocation:{
program:"node",flags:b,operands:O,passthrough:s},problems:t}}const N={flags:"first",dash:"operand",separator:/^--$/,equals:"\
long",unknown:"never",expand:P=>{const b=P.startsWith("--"),t=b?P.slice(2).replaceAll("_","-"):P,w=t.startsWith("no-")&&
!I().NODE_FLAGS.has(t),o=w?t.slice(3):t,r=I().NODE_FLAGS.get(I().NODE_ALIASES.get(o)??(b?o:""));return r&&[{spec:r,negated:w,
takes:w?"never":R(r)}]}};function R({name:P,arity:b}){return P==="print"?"unless-dash":b==="value"?"always":"never"}function W({
word:{span:P},written:b,attached:t,next:w,consumes:o,part:{spec:r,negated:l}}){const O=o?w?.text:t,s=`--${l?"no-":""}${r.
name}`,p=o&&w?{start:P.start,end:w.span.end}:P;return O===void 0?{name:s,written:b,span:p}:{name:s,written:b,value:O,span:p}}
function k(P,b,t){if(b)return P.arity==="value"?"it takes a value, so it has no `--no-` form":t===void 0?void 0:"a `--no\
-` flag takes no value";if(P.arity==="none"&&P.name!=="print")return t===void 0||P.kind==="opens-inspector"?void 0:"it t\
akes no value";if(P.name!=="print")return t===void 0||t===""?"its value is missing":P.arity==="value"&&t.startsWith("-")?
"its value begins with a dash":void 0}function L(P,b){return(0,D().problemAt)("flag-value",P.span,{program:"node",flag:P.
written,fault:b})}function $({flags:P}){return P.findLast(({name:b})=>b==="--test"||b==="--no-test")?.name==="--test"}function x(P,{
value:b=""}){switch(P.kind){case"harmless":return;case"reports-tests":return I().BUILT_IN_REPORTERS.has(b)?void 0:"prelo\
ads-code";case"tolerates-rejections":return b==="warn"||b==="none"?"hides-failures":void 0;case"writes-report":return b===
"stdout"||b==="stderr"?void 0:"writes-files";case"preloads-code":return I().PRELOADABLE_PACKAGES.has(b)?"preloads-packag\
e":"preloads-code";case"loads-module":return I().PRELOADABLE_PACKAGES.has(b)?"preloads-package":"loads-code";default:return P.
kind}}function A(P,b,t){const[w]=P;if(w===void 0){const l=t.at(-1)?.span.end??0;return b?void 0:(0,D().problemAt)("reads\
-stdin",{start:0,end:l},{program:"node",flag:""})}const{text:o,span:r}=w;if(H.has(o))return(0,D().problemAt)("reads-stdi\
n",r,{program:"node",flag:o});if(o.startsWith("-"))return(0,D().problemAt)("dash-operand",r,{operand:o});if(o==="inspect"||
!b&&o==="debug")return(0,D().problemAt)("opens-inspector",r,{program:"node",flag:o})}const g=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function v(P){if(!g.test(P))return!1;const b={start:0,end:0},t=[...P.split(" "),"x.js"].map(r=>({text:r,span:b,quoted:!1})),
{problems:w,invocation:o}=M(t);return w.length===0&&o.operands.length===1}}),3893:((J,S,h)=>{Object.defineProperty(S,"__\
esModule",{value:!0}),S.isToolName=$,S.parseNpm=R,S.parseNpx=l;function I(){const n=h(94495);return I=function(){return n},
n}function j(){const n=h(14170);return j=function(){return n},n}function D(){const n=h(32017);return D=function(){return n},
n}function C(){const n=h(95132);return C=function(){return n},n}function H(){const n=h(74167);return H=function(){return n},
n}function M(){const n=h(46868);return M=function(){return n},n}function N(){const n=h(31901);return N=function(){return n},
n}function R(n,i=D().NO_PROGRAMS){return W("npm",(0,H().readNopt)(n),n,i)}function W(n,{flags:i,unknown:m,remain:u,problems:d},a,f){
const[c,...T]=u,E=i.find(X=>X.spec.effect==="only-prints"&&!X.negated),F=c&&I().NPM_SUBCOMMANDS.get(c.text),G=F?.kind,B=[
...i.flatMap(X=>P(n,X,G)),...d],U={program:n,flags:i};if(c===void 0)return E===void 0&&B.push(b(n,a)),B.push(...m.map(X=>(0,N().
flagProblem)("unknown-flag",n,X))),{invocation:{...U,operands:[],passthrough:[]},problems:B};if(F===void 0){const X=[...I().
NPM_SUBCOMMANDS].find(([Y])=>Y.startsWith(c.text))?.[1].name??"",Z={subcommand:c.text,meant:X};return B.unshift((0,C().problemAt)(
"unknown-subcommand",c.span,Z)),{invocation:{...U,operands:T,passthrough:[]},problems:B}}const z=F.kind==="runs-script"?
"flag-before-separator":"unknown-flag";if(B.push(...m.map(X=>(0,N().flagProblem)(z,n,X))),I().MISSPELT.has(c.text)){const X={
subcommand:c.text,meant:F.name};B.push((0,C().problemAt)("misspelt-subcommand",c.span,X))}const V={...U,subcommand:F.name},
K=k(F,c,T,{...V,families:f});return{invocation:K.invocation,problems:[...K.problems,...B]}}function k({name:n,kind:i},m,u,{
families:d,...a}){const f={...a,operands:u,passthrough:[]},c=T=>({invocation:f,problems:[(0,N().wordProblem)(T,a.program,
{text:n,span:m.span})]});switch(i){case"runs-script":return L(n,m,u,a);case"runs-tool":return A(m,u,a,d);case"depends-on\
-registry":return c(u[0]?.text==="fix"?"installs":i);case"packs":return g(a.flags,"dry-run")?{invocation:f,problems:[]}:
c("writes-files");case"edits-package":return c(u[0]?.text==="get"?"only-prints":"writes-files");default:return c(i)}}function L(n,i,m,u){
const d=n==="run"?m.slice(0,1):[i],a=n==="run"?m.slice(1):m,[f]=d,c=[];f===void 0?c.push((0,N().printsOnly)("npm",{...i,
text:"run"})):f.text==="env"&&c.push((0,C().problemAt)("prints-environment",f.span,{}));const T=(0,N().onlyAsksForInformation)(
a);return T!==void 0&&c.push((0,N().printsOnly)("npm",T)),{invocation:{...u,operands:d,passthrough:a},problems:c}}function $(n){
return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(n)}const x=new Set(["only-prints","evaluates-text"]);
function A(n,i,m,{tools:u}){const[d,...a]=i;if(d===void 0){const T=m.flags.some(({spec:E,negated:F})=>x.has(E.effect)&&!F)?
[]:[b(m.program,[n])];return{invocation:{...m,operands:[],passthrough:[]},problems:T}}const f={...m,operands:[d],passthrough:a};
return $(d.text)?{invocation:f,problems:(0,M().parseTool)(d,a,u)}:{invocation:f,problems:[(0,N().wordProblem)("downloads",
m.program,d)]}}function g(n,i){const m=n.findLast(u=>u.name===`--${i}`);return m!==void 0&&m.negated!==!0}const v=new Set(
"downloads only-prints dry-run skips-hooks".split(" "));function P(n,i,m){const{effect:u,name:d}=i.spec;if(i.negated&&(v.
has(u)||d==="force"||d==="global"))return[];switch(u){case"harmless":case"allows-missing":return[];case"filters-dependen\
cies":return m==="only-prints"||m==="depends-on-registry"?[]:[(0,N().flagProblem)("installs",n,i)];case"selects-workspac\
e":return m!=="runs-tool"||i.negated?[]:[(0,N().flagProblem)("starts-in-workspace",n,i)];case"changes-directory":return m!==
"runs-tool"&&m!=="packs"?[]:[(0,N().flagProblem)("changes-configuration",n,i)];default:return[(0,N().flagProblem)(u,n,i)]}}
function b(n,i){const m=i[0]?.span.start??0,u=i.at(-1)?.span.end??0;return(0,C().problemAt)("nothing-to-run",{start:m,end:u},
{program:n})}const t=new Set(["always-spawn","ignore-existing","shell-auto-fallback"]),w=new Set(["npm","node-arg","n"]),
o=new Set("package p cache userconfig call c shell".split(" ")),r=new Set("no-install quiet q version v help h".split(" "));
function l(n,i=D().NO_PROGRAMS){const[m]=n,u={text:"exec",span:m?.span??{start:0,end:0},quoted:!1},{rewritten:d,removed:a}=O(
n),f=W("npx",(0,H().readNopt)([u,...d]),n,i),c=a.map(({text:T,span:E})=>(0,N().flagProblem)("unknown-flag","npx",{name:T,
written:T,span:E}));return{invocation:f.invocation,problems:[...c,...f.problems]}}function O(n){const i=[],m=[],{tokens:u,
separator:d}=(0,j().readFlags)(n,s),a=[];for(const c of u)if(c.kind==="operand")a.push(c.word);else if(c.kind==="flag"){
const{word:T,written:E,attached:F,consumes:G,next:B,part:U}=c;if(U.spec==="removed"){m.push(T);continue}i.push({...T,text:e(
p(E),F,T.text)}),G&&B&&i.push(B)}const[f]=a;return d!==void 0?i.push(d):f!==void 0&&i.push({...f,text:"--"}),{rewritten:i.
concat(a),removed:m}}const s={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(n,i)=>{const m=p(
n),u=(a,f)=>[{spec:a,negated:!1,takes:f}];if(t.has(m))return u("removed","never");if(w.has(m))return u("removed","always");
const d=m==="p"?void 0:I().NPM_SHORTHANDS.get(m);return d!==void 0?{instead:i===void 0?d:[...d,i]}:y(m)?u("kept","never"):
u("kept",o.has(m)?"always":"unless-dash")}};function p(n){return n.replace(/^-+/,"")}function e(n,i,m){if(n==="no-instal\
l")return"--yes=false";const u=n==="p"?"--package":n==="shell"?"--script-shell":void 0;return u===void 0?m:i===void 0?u:
`${u}=${i}`}function y(n){const i=I().NPM_FLAGS.get(n)?.arity;return r.has(n)||i==="none"||i==="loose"}}),39872:((J,S,h)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.parseProgram=x;function I(){const p=h(68623);return I=function(){return p},
p}function j(){const p=h(37866);return j=function(){return p},p}function D(){const p=h(32017);return D=function(){return p},
p}function C(){const p=h(94854);return C=function(){return p},p}function H(){const p=h(95132);return H=function(){return p},
p}function M(){const p=h(4289);return M=function(){return p},p}function N(){const p=h(3893);return N=function(){return p},
p}function R(){const p=h(46868);return R=function(){return p},p}function W(){const p=h(31901);return W=function(){return p},
p}function k(){const p=h(92170);return k=function(){return p},p}function L(){const p=h(48886);return L=function(){return p},
p}function $(){const p=h(91883);return $=function(){return p},p}function x(p,e,y){const{program:n}=p,i={program:n,family:p,
flags:[],operands:[],passthrough:[]},m=A({use:p.use,path:"",words:e,family:p,families:y});return{invocation:{...i,...m.invocation},
problems:m.problems}}function A(p){const{use:e,path:y,words:n,family:i}=p,{data:m}=e,u=(0,I().readTool)(e,n),d=u.rest===
void 0?u.flags:[...u.flags,u.rest.flag],a=d.map(v),f=d.flatMap(z=>(0,M().filesOfFlag)(i.program,z)).filter(({as:z})=>z!==
"place"),c=d.flatMap(z=>[...(0,R().toolFlagProblems)(i.program,e,z),...(0,L().buildFlagProblems)(i,z)]),[T,...E]=u.started.
slice(m.skips??0),F=T&&e.subcommands.get(T.text);if(F===void 0||T===void 0){const z=b(p,u),V=P(p,u);return{invocation:{...y&&
{subcommand:y},...m.any_package&&{anyPackage:!0},...z.invocation,flags:a,files:[...f,...g(e,z.invocation.operands??[])]},
problems:[...c,...V,...z.problems]}}const G=y===""?T.text:`${y} ${T.text}`,B=F.data.starts==="own-script"?t("own-script",
T,E,p):A({...p,use:F,path:G,words:E}),U=F.data.does?[(0,W().wordProblem)(F.data.does,i.program,{...T,text:G})]:[];return{
invocation:{...B.invocation,...m.any_package&&{anyPackage:!0},flags:[...a,...B.invocation.flags??[]],files:[...f,...B.invocation.
files??[]]},problems:[...c,...U,...B.problems]}}function g({data:{operands:p,starts:e}},y){return y.flatMap(({text:n,span:i})=>{
const m=(p==="package"||e==="package")&&n.endsWith(".go");return!((0,L().ruleForOperand)("path",n)===void 0)||p!=="tests"&&
!m?[]:[{as:"tests",path:n.replace(/::.*$/s,""),span:i}]})}function v({word:p,written:e,value:y}){return{name:e,written:e,
span:p.span,...y!==void 0&&{value:y}}}function P({use:p,path:e,words:y,family:n},{flags:i}){if(p.data.writes_unless===void 0)
return[];const m=p.data.writes_unless.split(" "),u=y.slice(y.findIndex(({text:a})=>a==="--"));if(i.some(({written:a,off:f})=>!f&&
m.includes(a)))return[];if(u[0]?.text==="--"&&u.some(({text:a})=>m.includes(a)))return[];const d=y[0]?.span??{start:0,end:0};
return[(0,W().wordProblem)("tool-writes",n.program,{text:e||n.program,span:d})]}function b(p,e){const{use:y,family:n,families:i}=p,
{rest:m}=e;if(m!==void 0)return m.flag.flag?.kind==="module"?(0,$().parseModule)(n,m.words,i,x):{invocation:{passthrough:m.
words},problems:[]};const u=y.data.starts??(y.subcommands.size>0?"subcommand":void 0),d=u===void 0?e.operands:e.started.
slice(y.data.skips??0),[a,...f]=d;if(a===void 0){const c=e.flags.some(({flag:G})=>G?.kind==="only-prints"),T={start:0,end:n.
program.length},E=c?void 0:y.data.alone,F=E?[(0,W().wordProblem)(E,n.program,{text:"",span:T})]:[];return{invocation:{},
problems:F}}return u===void 0?{invocation:{operands:d},problems:(0,L().judgeOperands)(y,d,n)}:t(u,a,f,p)}function t(p,e,y,n){
const{program:i}=n.family,m={operands:[e],passthrough:y};switch(p){case"subcommand":{const u={program:i,subcommand:e.text},
d=(0,H().problemAt)("program-subcommand-unknown",e.span,u);return{invocation:m,problems:[d]}}case"file":return l(e,y,i);case"\
package":{const u=(0,L().ruleForOperand)("package",e.text);return{invocation:m,problems:u?[(0,W().wordProblem)(u,i,e)]:[]}}case"\
command":return O(e,y,n);case"script":case"own-script":return{invocation:{...m,subcommand:"run"},problems:r(y,n.family)};case"\
tool":return s("exec",e,y,n);case"script-or-tool":case"script-tool-or-file":{if(!(p==="script-tool-or-file"&&o(e.text))&&
!w.test(e.text)){const d=s("script-or-tool",e,y,n);return{...d,problems:[...d.problems,...r(y,n.family)]}}return p==="sc\
ript-tool-or-file"?l(e,y,i):{invocation:m,problems:[(0,W().wordProblem)("launches-programs",i,e)]}}}}const w=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function o(p){return/[\\/]/.test(p)&&!/^@[\w.-]+\/[\w.-]+$/.test(p)}function r(p,{program:e,use:y}){return p.filter(({text:i})=>{
const m=/^--([\w-]+)/.exec(i)?.[1];return m!==void 0&&y.flags.get((0,D().flagKey)(m))?.kind==="changes-configuration"}).
map(i=>(0,W().wordProblem)("changes-configuration",e,i))}function l(p,e,y){const{text:n,span:i}=p,m={operands:[p],passthrough:e,
starts:"file"};if(n==="-"||n===""||n.startsWith("/dev/"))return{invocation:m,problems:[(0,H().problemAt)("reads-stdin",i,
{program:y,flag:n})]};const u=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(n)&&/:/.test(n);return{invocation:m,
problems:u?[(0,W().wordProblem)("downloads",y,p)]:[]}}function O(p,e,y){const{family:n,families:i}=y,{text:m}=p;if(/:\/\//.
test(m))return{invocation:{},problems:[(0,W().wordProblem)("downloads",n.program,p)]};if(m==="-"||/\.\w+$/.test(m))return l(
p,e,n.program);const u=i.known.get(m);if(u===void 0||!n.data.started_programs.includes(m))return{invocation:{},problems:[
(0,W().wordProblem)("launches-programs",n.program,p)]};const{invocation:d,problems:a}=x(u,e,i);return{invocation:{launched:[
d]},problems:a}}function s(p,e,y,{family:n,families:i}){const{text:m}=e,u=i.allowed.get(m),d=(0,k().isProgram)(m)?k().PARSERS[m](
y,i):u&&x(u,y,i);if(p==="exec"&&o(m))return{invocation:{},problems:[(0,W().wordProblem)("launches-programs",n.program,e)]};
if(!(0,N().isToolName)(m)&&/[\s;&|<>$`'"(){}\\*?]/.test(m))return{invocation:{},problems:[(0,W().wordProblem)("evaluates\
-text",n.program,e)]};const a=j().REFUSED_PROGRAMS.get(m)==="shell",f={subcommand:p,operands:[e],passthrough:y,...d&&{launched:[
d.invocation]}};if(d!==void 0)return{invocation:f,problems:d.problems};if(a||p==="exec"&&j().REFUSED_PROGRAMS.has(m))return{
invocation:f,problems:[(0,W().wordProblem)("launches-programs",n.program,e)]};const{tools:c}=i,T=p==="exec"||(0,C().toolOf)(
m,c)!==void 0||(0,C().refusalOf)(m);return{invocation:f,problems:T?(0,R().parseTool)(e,y,c):[]}}}),46868:((J,S,h)=>{Object.
defineProperty(S,"__esModule",{value:!0}),S.parseTool=W,S.parseUnknownTool=k,S.toolFlagProblems=L;function I(){const t=h(
68623);return I=function(){return t},t}function j(){const t=h(37866);return j=function(){return t},t}function D(){const t=h(
94854);return D=function(){return t},t}function C(){const t=h(77251);return C=function(){return t},t}function H(){const t=h(
95306);return H=function(){return t},t}function M(){const t=h(95132);return M=function(){return t},t}function N(){const t=h(
3149);return N=function(){return t},t}function R(){const t=h(31901);return R=function(){return t},t}function W(t,w,o){const r=t.
text,l=(0,D().refusalOf)(r);if(l!==void 0)return[(0,R().wordProblem)(l,r,t)];const O=(0,R().onlyAsksForInformation)(w);if(O!==
void 0)return[(0,R().printsOnly)(r,O)];const s=(0,D().toolOf)(r,o);if(s===void 0)return k(t,w);const p=(0,I().readTool)(
s,w),e=s.operands==="tests"||s.operands==="first-tests";return[...$(t,w),...x(t,s,p),...p.flags.flatMap(y=>L(r,s,y)),...p.
operands.flatMap(y=>!e&&((0,N().isForeign)(y.text)||s.operands===void 0&&(0,N().isOfMachine)(y.text))?[(0,R().wordProblem)(
"tool-loads-code",r,y)]:[])]}function k(t,w,o=(0,H().unknownTool)(t.text)){const r=t.text,l=(0,I().readTool)(o,w);return[
...x(t,o,l),...g(t,w,l),...l.flags.flatMap(O=>L(r,void 0,O)),...v(t,l)]}function L(t,w,o){return o.flag===void 0?b(t,w,o):
(0,N().judgeValue)(t,o,w)}function $({text:t,span:w},o){const r=(0,C().tasksOf)(t,o);return r===void 0?[]:[(0,M().problemAt)(
"runs-tasks",w,{program:t,tasks:r})]}function x(t,w,{operands:o,started:r}){const O=w.starts===void 0||w.starts==="tasks"?
o:r,s=O.find(({text:e})=>w.readsBehind&&w.subcommands.has(e))??O[0],p=s?A(w,s.text):w.alone;return p===void 0?[]:[(0,R().
wordProblem)(p,t.text,s??t)]}function A({endsWith:t,subcommands:w},o){if(t?.has(o))return;const r=o.split(":").find(l=>w.
get(l)==="never-ends");return w.get(o)??(t||r!==void 0?"never-ends":void 0)}function g({text:t},w,{flags:o,operands:r}){
const l=w[w.findIndex(({text:e})=>e==="--")+1],O=[...new Set([r[0],l])].filter(e=>e!==void 0&&(0,j().startsOthers)(e.text)),
s=o.filter(({written:e,flag:y,value:n=""})=>/^-[ex]$/.test(e)&&/\s/.test(n)||y?.kind!=="config"&&(0,j().isCommandLine)(n)),
p=r.filter(({text:e})=>(0,j().hasCommandLine)(e));return[...O,...s.map(({word:e})=>e),...p].flatMap(e=>e===void 0?[]:[(0,R().
wordProblem)("launches-programs",t,e)])}function v({text:t},{operands:w}){return w.flatMap(o=>o.text==="-"?[(0,R().wordProblem)(
"reads-stdin",t,o)]:P(o.text)?[(0,R().wordProblem)("uses-network",t,o)]:(0,N().isForeign)(o.text)||(0,N().isOfMachine)(o.
text)?[(0,R().wordProblem)("tool-loads-code",t,o)]:[])}function P(t){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(t)}function b(t,w,{word:o,value:r=""}){const l=O=>[(0,R().wordProblem)(O,t,o)];if(w?.handsOn===!0){const O=o.text.includes(
"=")||r===""?[]:[r],s=(0,N().judgeNodeFlags)(o,[o.text,...O]);if(!s.some(({rule:p})=>p==="unknown-flag"))return s}return w?.
stops===!0?l("unknown-flag"):w?.starts==="npm-scripts"?o.text.includes("=")?[]:l("unknown-flag"):(0,N().isForeign)(r)||(0,N().
isOfMachine)(r)?l("tool-loads-code"):w===void 0?[]:l("tool-flag-unknown")}}),31901:((J,S)=>{Object.defineProperty(S,"__e\
sModule",{value:!0}),S.flagProblem=I,S.onlyAsksForInformation=C,S.printsOnly=H,S.wordProblem=h;function h(M,N,{text:R,span:W}){
return j(M,W,{program:N,flag:R})}function I(M,N,R){const{written:W,span:k,value:L}=R,$={program:N,flag:W};return j(M,k,L===
void 0?$:{...$,value:L})}function j(M,N,R){return{rule:M,span:N,args:R}}const D=new Set(["--version","-v","-V","--help",
"-h"]);function C(M){const[N]=M;return M.length===1&&N!==void 0&&D.has(N.text)?N:void 0}function H(M,N){return h("only-p\
rints",M,N)}}),92170:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.PARSERS=void 0,S.isProgram=C;function I(){
const H=h(87646);return I=function(){return H},H}function j(){const H=h(3893);return j=function(){return H},H}const D=S.
PARSERS={node:I().parseNode,npm:j().parseNpm,npx:j().parseNpx};function C(H){return Object.hasOwn(D,H)}}),48886:((J,S,h)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.buildFlagProblems=A,S.judgeOperands=M,S.ruleForOperand=k;function I(){
const r=h(32017);return I=function(){return r},r}function j(){const r=h(32854);return j=function(){return r},r}function D(){
const r=h(95132);return D=function(){return r},r}function C(){const r=h(3149);return C=function(){return r},r}function H(){
const r=h(31901);return H=function(){return r},r}function M({data:{operands:r="path"},refusedOperands:l},O,s){const{deciding_properties:p,
variables:e}=s.data,y=p!==""||e!==void 0;return O.flatMap(n=>{const i=W(l,n.text),m=s.data.completes==="tasks"?N(l,n.text):
void 0,u=i??m??k(r,n.text);return u!==void 0?[(0,H().wordProblem)(u,s.program,n)]:y&&r==="plain"?v(s,n):[]})}function N({
flags:r,prefixes:l},O){const s=R(O.slice(O.lastIndexOf(":")+1)),[p=""]=s;if(p==="")return;if("publish".startsWith(p))return"\
publishes";const e=({name:n})=>{const i=R(n.replace(/~$/,""));return i.length===s.length&&i.every((m,u)=>m.startsWith(s[u]??
""))};return[...r.values(),...l.map(([,n])=>n)].find(e)?.kind}function R(r){return r.split(/(?=[A-Z])|-/).map(l=>l.toLowerCase())}
function W({flags:r,prefixes:l},O){const s=O.replace(/@[^@]*$/,""),p=[O,s,s.slice(s.lastIndexOf(":")+1)].map(I().flagKey);
for(const e of p){const n=(/^(?:help|h|version|v|V)$/.test(e)?void 0:r.get(e))??l.find(([i])=>e.startsWith(i))?.[1];if(n!==
void 0)return n.kind}}function k(r,l){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(l))return"downloads";if(l.
startsWith("@")&&r!=="package")return"tool-loads-code";switch(r){case"path":case"tests":return l==="-"?"reads-stdin":L(l.
replace(/::.*$/s,""))||(0,C().isForeign)(l)?"tool-loads-code":void 0;case"package":return l.includes("@")?"downloads":L(
l)?"tool-loads-code":void 0;case"goal":return l.split(":").length>2?"downloads":void 0;case"plain":return(0,C().isForeign)(
l)?"tool-loads-code":void 0}}function L(r){return(0,j().normalise)(r)===void 0}const $=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,
x=/[$`;&|<>(){}\s]/;function A(r,l){return[...g(r,l),...o(r,l)]}function g(r,{flag:l,word:O,value:s=""}){if(l?.kind!=="p\
roperty")return[];const p=s.replace(/^:/,"").split(/[;,]/);return!s.includes("$(")&&!p.some(e=>b(r,e))?[]:[(0,H().wordProblem)(
"changes-configuration",r.program,O)]}function v(r,l){const{program:O,data:s}=r,{text:p,span:e}=l,y=s.variables&&p.includes(
"=")?P(p):void 0;return y!==void 0&&!s.variables?.includes(y)?[(0,D().problemAt)("make-variable",e,{program:O,variable:y})]:
b(r,p)?[(0,H().wordProblem)("changes-configuration",O,l)]:(p.includes("=")?$.test(p):!x.test(p))?[]:[(0,H().wordProblem)(
"evaluates-text",O,l)]}function P(r){return r.replace(/\s*[:+?!]*=.*$/s,"")}function b({data:r},l){const O=P(l).toLowerCase();
return r.deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(s=>s.startsWith("~")?O.endsWith(s.slice(1)):
s.endsWith("~")?O.startsWith(s.slice(0,-1)):O===s)}const t=/^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i,w=/^-{1,2}(?:t|target)(?::|$)/i;
function o({program:r},{word:l,written:O,value:s=""}){if(r!=="dotnet")return[];const[p=""]=`${O.replace(/^[^:]*/,"")}${s}`.
split(";");return t.test(O)&&/\.dll$|[\\/]/i.test(p)?[(0,H().wordProblem)("loads-code",r,l)]:w.test(O)&&/(?:^|[:;,])(?:deploy|pack|publish|push)/i.
test(s||O)?[(0,H().wordProblem)("publishes",r,l)]:[]}}),91883:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.parseModule=x;function I(){const A=h(11186);return I=function(){return A},A}function j(){const A=h(68623);return j=function(){
return A},A}function D(){const A=h(32017);return D=function(){return A},A}function C(){const A=h(95132);return C=function(){
return A},A}function H(){const A=h(3149);return H=function(){return A},A}function M(){const A=h(46868);return M=function(){
return A},A}function N(){const A=h(31901);return N=function(){return A},A}const R=(0,D().groupsByName)({installs:"conda \
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
s calendar inspect uuid"}),W=new Set("unittest json.tool tabnanny ast tokenize".split(" ")),k=/^(?:-\w|--[\w-]+=)?[/~]/,
L=(0,D().toolTable)({flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),$=(0,D().toolTable)({flags:{plain:"v,verb\
ose o,option= f,fail-fast"}});function x({program:A,data:g},[v,...P],b,t){if(v===void 0){const y={program:A,flag:"-m",fault:"\
its value is missing"};return{invocation:{},problems:[(0,C().problemAt)("flag-value",{start:0,end:0},y)]}}const w=b.known.
get(v.text);if(w!==void 0&&g.started_programs.includes(v.text)){const{invocation:y,problems:n}=t(w,P,b);return{invocation:{
launched:[y]},problems:n}}const o={operands:[v],passthrough:P},r=/^[\w.]+$/.test(v.text)?R.get(v.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"tool-loads-code";if(r!==void 0)return{invocation:o,problems:[(0,N().wordProblem)(r,A,v)]};const l=b.known.get("pyt\
hon");if(v.text==="doctest"&&l!==void 0){const{flags:y,operands:n}=(0,j().readTool)($,P),i=n.map(u=>t(l,[u],b)),m=y.flatMap(
u=>(0,M().toolFlagProblems)("doctest",$,u));return{invocation:{...o,launched:i.map(u=>u.invocation)},problems:[...m,...i.
flatMap(({problems:u})=>u)]}}const O=W.has(v.text);if(!O&&(0,I().isOfLibrary)(v.text)){const y={program:A,module:v.text};
return{invocation:o,problems:[(0,C().problemAt)("python-module-refused",v.span,y)]}}const[s,...p]=P;if(v.text==="coverag\
e"&&s?.text==="run"&&l!==void 0){const{flags:y,started:n,rest:i}=(0,j().readTool)(L,p),m=i?[{...i.flag.word,text:"-m"},...i.
words]:n,u=y.flatMap(d=>(0,M().toolFlagProblems)("coverage",L,d));if(m.length>0){const d=t(l,m,b);return{invocation:{...o,
starts:"module",launched:[d.invocation]},problems:[...u,...d.problems]}}}const e=P.filter(({text:y})=>(0,H().isForeign)(
y)||O&&k.test(y));return{invocation:O?o:{...o,starts:"module"},problems:e.map(y=>(0,N().wordProblem)("tool-loads-code",v.
text,y))}}}),29064:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.isHarmlessVariable=x,S.readAssignments=
b;function I(){const t=h(58690);return I=function(){return t},t}function j(){const t=h(87646);return j=function(){return t},
t}function D(){const t=h(12096);return D=function(){return t},t}function C(){const t=h(76829);return C=function(){return t},
t}const H=/^[\w.-]{0,64}$/,M=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,N=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
R=/^\d{1,9}$/,W=/^(?:|[01]|true|false|yes|no|on|off)$/i,k=new Map([["NODE_ENV",H],["CI",H],["FORCE_COLOR",H],["NO_COLOR",
H],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",M],["LC_ALL",M],["NODE_NO\
_WARNINGS",W],["TS_NODE_PROJECT",N],["TS_NODE_TRANSPILE_ONLY",W],["TS_NODE_FILES",W]]),L=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],
[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,H]],$="NODE_OPTIONS";function x(t,w){if(t===$)return(0,j().areHarmlessOptions)(
w);const o=k.get(t);return o!==void 0?o.test(w):g(t)?L.some(([l,O])=>l.test(t)&&O.test(w))||W.test(w)||R.test(w):!1}const A=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function g(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(t)?!(0,I().isReadByProgram)(t):A.test(t)}function v(t){return t===
$||k.has(t)||g(t)}const P=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function b(t,w){const o=[],r=[];let l=0;for(const O of t){const[
s]=O.parts,p=s&&!s.quoted?P.exec(s.text):null;if(!p)break;l+=1;const[e,y="",n]=p,i=(0,C().textOf)(O).slice(e.length),m={
start:O.start,end:O.end};if(!n&&x(y,i))o.push({name:y,value:i,span:m}),w.add("environment-assignment",m,{name:y,value:(0,D().
visible)(i)});else{const u=!n&&v(y);w.add("assignment-refused",m,{name:y,value:(0,D().visible)(i),known:u}),n||r.push({name:y,
value:i,span:m})}}return{assignments:o,refused:r,count:l}}}),12096:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.inspectBlanks=g,S.inspectCharacters=N,S.inspectInjection=b,S.inspectLookAlikes=k,S.visible=M;function I(){const t=h(11970);
return I=function(){return t},t}const j=/^\p{Bidi_Control}$/u,D=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function C(t){if(t>=32&&t<127||t===9)return"visible";if(t===0)return"nul-character";if(t===10||t===13)return"line-break";
if(t<160)return"control-character";if(t>=55296&&t<=57343)return"lone-surrogate";const w=String.fromCodePoint(t);return j.
test(w)?"bidirectional-character":D.test(w)?"invisible-character":"visible"}function H(t){return`U+${t.toString(16).toUpperCase().
padStart(4,"0")}`}function M(t,w=120){const o=t.length>w?`${t.slice(0,w)}\u2026`:t;let r="";for(const l of o){const O=l.
codePointAt(0)??0,s=O!==9&&C(O)==="visible";r+=s?l:`<${H(O)}>`}return r}function N(t,w,o,r){let l=w;for(const O of t)R(O,
l,o,r),l+=O.length}function R(t,w,o,r){const l=t.codePointAt(0)??0,O={start:w,end:w+t.length},s=H(l),p=C(l);if(p==="line\
-break"?r.add(p,O,{character:s,quoted:o}):p!=="visible"&&r.add(p,O,{character:s}),p!=="visible"||l<=126)return;const e=t.
normalize("NFKC");e!==t.normalize("NFC")||/[\0-\x7f]/.test(e)?r.add("compatibility-character",O,{character:s,becomes:e}):
o||r.add("non-ascii-unquoted",O,{character:s,shown:t})}const W=/\p{L}+/gu;function k(t,w,o,r){if(/^[\x00-\x7f]*$/.test(t)||
!o&&/\s/.test(t))return;const l=o?L(t):$(t);if(l===void 0)return;const O=[...new Set(t)].filter(s=>s>"\x7F");r.add("look\
-alike-letters",{start:w.start,end:w.end},{word:M(t),looks_like:M(l),characters:O.slice(0,10).map(s=>H(s.codePointAt(0)??
0))})}function L(t){const w=t.normalize("NFKD").replace(/\p{M}/gu,""),o=(0,I().asciiOf)(w);return/^[\x20-\x7e]+$/.test(o)?
o:void 0}function $(t){let w=!1;const o=t.replace(W,r=>{const l=(0,I().asciiOf)(r);return l===r||!/[A-Za-z]/.test(r)?r:(w=
!0,l)});return w?o:void 0}const x=100,A=1e3;function g(t,w){let o=0,r=0;for(let l=0;l<=t.length;l+=1){const O=t.charAt(l);
if(O===" "||O==="	")continue;const s=l-r;if(s>1&&(o+=s-1),s>=x||o>=A){const p=Math.max(s,o);w.add("blank-padding",{start:r,
end:l},{blanks:p});return}r=l+1}}const v=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
P=/<!--|```/;function b(t,w,o){const r=({index:s,0:p})=>o??{start:s,end:s+p.length},l=v.exec(t);l&&w.add("workflow-comma\
nd",r(l),{written:M(l[0])});const O=P.exec(t);O&&w.add("markup-injection",r(O),{written:O[0]})}}),84128:((J,S)=>{Object.
defineProperty(S,"__esModule",{value:!0}),S.literalSegment=R,S.matchName=L,S.matchesStars=$,S.readPattern=h;function h(g){
if(!g.parts.some(r=>!r.quoted&&/[*?[]/.test(r.text)))return;const v=g.parts.flatMap(({text:r,quoted:l})=>Array.from(r,O=>({
character:O,active:!l}))),P=v.findLastIndex(({character:r,active:l})=>l&&r==="]"),b=[];let t,w;for(let r=0;r<v.length;){
const l=I(v,r,P);l?(t??=M(b),w??=l.ambiguity,l.element.kind==="many"&&b.at(-1)?.kind==="many"||b.push(l.element),r=l.end):
(b.push({kind:"literal",character:v[r]?.character??""}),r+=1)}return t===void 0?void 0:{text:v.map(({character:r})=>r).join(
""),prefix:t,segments:N(b),...w&&{ambiguity:w}}}function I(g,v,P){const b=g[v];return b?.active?b.character==="*"?{element:{
kind:"many"},end:v+1}:b.character==="?"?{element:{kind:"one"},end:v+1}:b.character!=="["||P<v?void 0:j(g,v)??{element:{kind:"\
one"},end:v+1,ambiguity:"bracket"}:void 0}function j(g,v){let P=v+1;const b=D(g[P],"!");b&&(P+=1);const t=new Set;for(;!D(
g[P],"]");){const w=C(g[P]);if(w===void 0)return;const o=D(g[P+1],"-")?C(g[P+2]):w;if(o===void 0||!H(w,o))return;P+=D(g[P+
1],"-")?3:1;for(let r=w.charCodeAt(0);r<=o.charCodeAt(0);r+=1)t.add(String.fromCharCode(r))}if(t.size!==0)return{element:{
kind:"set",negated:b,members:t},end:P+1}}function D(g,v){return g?.active===!0&&g.character===v}function C(g){return g&&
/^[A-Za-z0-9_.,@%+]$/.test(g.character)?g.character:void 0}function H(g,v){if(g===v)return!0;const P=[/[a-z]/,/[A-Z]/,/[0-9]/];
return g<v&&P.some(b=>b.test(g)&&b.test(v))}function M(g){return g.map(v=>v.kind==="literal"?v.character:"").join("")}function N(g){
const v=[[]];for(const P of g)P.kind==="literal"&&P.character==="/"?v.push([]):v.at(-1)?.push(P);return v}function R(g){
return g.every(({kind:v})=>v==="literal")?M(g):void 0}const W=g=>Array.from(g),k=g=>Array.from(Buffer.from(g).toString("\
latin1"));function L(g,v){const[P]=g;if(v.startsWith(".")&&!(P?.kind==="literal"&&P.character==="."))return!1;const b=x(
g,v,W);return/^[\x20-\x7e]*$/.test(v)||b===x(g,v,k)?b:void 0}function $(g,v){const P=Array.from(v,b=>b==="*"?{kind:"many"}:
{kind:"literal",character:b});return x(P,g,W)}function x(g,v,P){const b=g.flatMap(l=>l.kind==="literal"?P(l.character).map(
O=>({kind:"literal",character:O})):l),t=P(v);let w=0,o=-1,r=0;for(let l=0;l<t.length;)if(b[w]?.kind==="many")o=w,r=l,w+=
1;else if(A(b[w],t[l]))w+=1,l+=1;else if(o>=0)w=o+1,r+=1,l=r;else return!1;return b.slice(w).every(({kind:l})=>l==="many")}
function A(g,v=""){return g?.kind==="literal"?g.character===v:g?.kind==="set"?g.members.has(v)!==g.negated:g?.kind==="on\
e"}}),30683:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.MAX_PATTERNS=void 0,S.resolvePattern=W;function I(){
const r=h(76760);return I=function(){return r},r}function j(){const r=h(32854);return j=function(){return r},r}function D(){
const r=h(12096);return D=function(){return r},r}function C(){const r=h(84128);return C=function(){return r},r}function H(){
const r=h(76829);return H=function(){return r},r}const M=20,N=4096,R=S.MAX_PATTERNS=64;function W(r,l,O){const{pattern:s,
span:p,position:e}=r,y=(0,D().visible)(s.text),n=$(s);let i=[];if(e==="program")O.add("glob-program",p,{pattern:y});else if(x(
s))O.add("glob-outside",p,{pattern:y});else if(!L(s,l))if(n)O.add("glob-unclear",p,{pattern:y,reason:n});else if(A(s))O.
add("glob-flag",p,{pattern:y,match:""});else if(l)i=k(r,l,O);else if(e==="script"&&g(s))O.add("glob-program",p,{pattern:y});else{
const m={matches:[],count:0,judged:!1};O.add("unquoted-glob",p,{pattern:y,...m})}return i.length===0?[s.text]:i}function k({
pattern:r,span:l,position:O},s,p){const e=(0,D().visible)(r.text),y=b(r,s),n="matches"in y&&!y.matches.every(v);if("ambi\
guity"in y||n){const a="ambiguity"in y?y.ambiguity:"file_name";return p.add("glob-unclear",l,{pattern:e,reason:a}),[]}const{
matches:i}=y,m=i.find(a=>a.startsWith("-"));m!==void 0&&p.add("glob-flag",l,{pattern:e,match:(0,D().visible)(m)}),O==="s\
cript"&&i.length>1&&p.add("glob-program",l,{pattern:e});const u=i.slice(0,M).map(a=>(0,D().visible)(a)),{length:d}=i;return p.
add("unquoted-glob",l,{pattern:e,matches:u,count:d,judged:!0}),i}function L({prefix:r,text:l},O){return r.includes("://")&&
!O?.stat(l.slice(0,l.indexOf("/")))}function $({text:r,segments:l,ambiguity:O}){return O||(r.length>N?"too_many":l.some(
p=>(0,C().literalSegment)(p)===void 0&&(0,C().matchName)(p,".."))?"dot":void 0)}function x({text:r,segments:l}){return r.
startsWith("/")||l.some(O=>(0,C().literalSegment)(O)==="..")}function A({prefix:r}){return r.startsWith("-")&&!r.includes(
"=")}function g({segments:r}){return r.some(l=>l.some(({kind:O})=>O==="many"))}function v(r){const l=new(H()).ProblemCollector;
return(0,D().inspectCharacters)(r,0,!0,l),l.inOrder().length===0}const P=128*1024;function b(r,l){let O=[{written:"",path:""}];
for(const[e,y]of r.segments.entries()){const n=e===r.segments.length-1,i=[];for(const m of O){const u=t(m,y,n,l);if(typeof u==
"string")return{ambiguity:u};i.push(...u)}O=i}const s=O.map(({written:e})=>Buffer.from(e));return s.reduce((e,y)=>e+y.length+
1,0)>P?{ambiguity:"too_many"}:{matches:s.sort(Buffer.compare).map(e=>e.toString())}}function t(r,l,O,s){const{written:p,
path:e}=r,y=(0,C().literalSegment)(l);if(y==="")return O?[r]:"empty_segment";const n=O?"":"/";if(y===".")return[{written:`${p}\
.${n}`,path:e}];const i=[];for(const m of w(e,l,y,s)){if(m==="letters")return"letters";if(!O&&o(m,s))return"symlink";!O&&
m.kind!=="directory"||i.push({written:`${p}${I().posix.basename(m.path)}${n}`,path:m.path})}return i}function*w(r,l,O,s){
if(O!==void 0){const p=s.stat(r===""?O:`${r}/${O}`);p?.tracked&&(yield p);return}for(const p of s.list(r)){if(!p.tracked)
continue;const e=(0,C().matchName)(l,I().posix.basename(p.path));e===void 0?yield"letters":e&&(yield p)}}function o(r,l){
if(r.kind!=="symlink")return r.kind==="submodule";const O=(0,j().resolveInTree)(l,r.path);return O.kind==="missing"?!1:O.
kind!=="inside"||!/^(?:file|executable)$/.test(O.entry.kind)}}),35736:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.hasOneReading=k,S.lex=W;function I(){const b=h(13580);return I=function(){return b},b}function j(){const b=h(29064);return j=
function(){return b},b}function D(){const b=h(12096);return D=function(){return b},b}function C(){const b=h(30683);return C=
function(){return b},b}function H(){const b=h(84128);return H=function(){return b},b}function M(){const b=h(50674);return M=
function(){return b},b}function N(){const b=h(76829);return N=function(){return b},b}const R=128*1024;function W(b,t){const w=new(N()).
ProblemCollector;if(L(b,w))return{words:[],assignments:[],refused:[],problems:w.inOrder()};const o={start:0,end:b.length};
(0,D().inspectBlanks)(b,w),(0,D().inspectInjection)(b,w);const r=(0,M().splitWords)(b,w),{assignments:l,refused:O,count:s}=(0,j().
readAssignments)(r,w);for(const e of r.slice(0,s))A(e,w);const p=$(r.slice(s),t,w);p.length===0&&w.add("empty-command",o,
{});for(const{value:e,span:y}of l)(0,D().inspectInjection)(e,w,y);for(const{text:e,span:y}of p)(0,D().inspectInjection)(
e,w,y);return{words:p,assignments:l,refused:O,problems:w.inOrder()}}function k({problems:b}){return b.every(({rule:t})=>(0,I().
ruleOf)(t).severity==="warning")}function L(b,t){if(Buffer.byteLength(b)<=R)return!1;const w={start:0,end:b.length};return t.
add("command-too-long",w,{limit:R}),!0}function $(b,t,w){const o=[];let r=0;for(const[l,O]of b.entries()){const s={start:O.
start,end:O.end},p=O.parts.some(i=>i.quoted),e=(0,N().textOf)(O);A(O,w),g(O,w),P(O,l===0,w),(0,D().inspectLookAlikes)(e,
O,l===0,w);const y=(0,H().readPattern)(O);if(y&&(r+=1),y&&r>C().MAX_PATTERNS&&w.add("glob-unclear",s,{pattern:(0,D().visible)(
e),reason:"too_many"}),!y||r>C().MAX_PATTERNS){o.push({text:e,span:s,quoted:p});continue}const n=x(l,o);for(const i of(0,C().
resolvePattern)({pattern:y,span:s,position:n},t,w))o.push({text:i,span:s,quoted:p})}return o}function x(b,t){return b===
0?"program":b===1&&t[0]?.text==="node"?"script":"argument"}function A(b,t){for(const[w,o]of b.parts.entries()){if(o.quoted||
!o.text.includes("~"))continue;const r=o.text.search(w===0?/(?:^|[=:])~/:/[=:]~/);if(r<0)continue;const l=o.start+o.text.
indexOf("~",r),O=(0,D().visible)((0,N().textOf)(b));t.add("tilde-expansion",{start:l,end:l+1},{word:O});return}}function g(b,t){
let w=-1,o=!1;for(const r of b.parts)if(!(r.quoted||w<0&&!r.text.includes("{")))for(const{0:l,index:O}of r.text.matchAll(
/[{},]|\.\./g)){const s=r.start+O;if(l==="{")w<0&&(w=s);else if(l!=="}")o=w>=0;else if(o){const p={start:w,end:s+1};t.add(
"brace-expansion",p,{written:(0,D().visible)((0,N().textOf)(b))});return}}}const v=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function P(b,t,w){const o=(0,N().unquotedText)(b);o!==void 0&&(o==="\
!"||t&&v.has(o))&&w.add("reserved-word",{start:b.start,end:b.end},{word:o})}}),50674:((J,S,h)=>{Object.defineProperty(S,
"__esModule",{value:!0}),S.splitWords=C;function I(){const x=h(12096);return I=function(){return x},x}const j=1e3,D=/[ \t\n\r'"\\$`;&|<>()]/g;
function C(x,A){return new H(x,A).split()}class H{#n;#e;#s=[];#r=[];#i=0;#t=0;#l=0;constructor(A,g){this.#n=A,this.#e=g}split(){
for(;this.#t<this.#n.length;)this.#f();if(this.#u(),this.#l>j){const A={start:0,end:this.#n.length};this.#e.add("too-man\
y-quotes",A,{quotes:this.#l,limit:j})}return this.#s}#f(){switch(this.#n.charAt(this.#t)){case" ":case"	":this.#u(),this.#t+=
1;break;case`
`:case"\r":this.#u(),(0,I().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#p();
break;case'"':this.#a();break;case"\\":this.#y();break;case"$":this.#c(!1);break;case"`":this.#h(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#u(),this.#t=$(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#b():this.#d();break;default:this.#d()}}#o(A,g,v,P=v){this.#r.length===0&&(this.#i=P),this.#r.push({text:A,quoted:g,
start:v})}#u(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#d(){const A=this.#t;
D.lastIndex=A+1;const g=D.exec(this.#n)?.index??this.#n.length,v=this.#n.slice(A,g);(0,I().inspectCharacters)(v,A,!1,this.#e),
this.#o(v,!1,A),this.#t=g}#p(){const A=this.#t,g=this.#n.indexOf("'",A+1),v=g<0?this.#n.length:g,P=this.#n.slice(A+1,v);
(0,I().inspectCharacters)(P,A+1,!0,this.#e),this.#o(P,!0,A+1,A),this.#g(A,v,"'")}#a(){const A=this.#t,g=this.#n;let v="",
P=A+1;for(this.#t=P;this.#t<g.length&&g.charAt(this.#t)!=='"';){const t=g.charAt(this.#t);t==="\\"&&/["$`\\\n]/.test(g.charAt(
this.#t+1))?(v+=g.slice(P,this.#t),g.charAt(this.#t+1)===`
`&&this.#m(),P=this.#t+1,this.#t+=2):t==="$"?this.#c(!0):t==="`"?this.#h(!0):this.#t+=1}const b=Math.min(this.#t,g.length);
v+=g.slice(P,b),(0,I().inspectCharacters)(g.slice(A+1,b),A+1,!0,this.#e),this.#o(v,!0,A+1,A),this.#g(A,b,'"')}#g(A,g,v){
this.#l+=1,this.#t=Math.min(g+1,this.#n.length),!(g<this.#n.length)&&this.#e.add("unterminated-quote",{start:A,end:g},{quote:v})}#y(){
const A=this.#t,g=this.#n.charAt(A+1);this.#t+=1,g===""?(this.#e.add("trailing-backslash",{start:A,end:A+1},{}),this.#o(
"\\",!0,A)):g===`
`?(this.#t=A,this.#m(),this.#t+=2):g>"\x7F"?this.#o("",!0,A+1,A):((0,I().inspectCharacters)(g,A+1,!0,this.#e),this.#o(g,
!0,A+1,A),this.#t+=1)}#m(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#c(A){const g=W(this.#n,this.#t,
A);g?this.#w(g.kind,g.end,A):(A||this.#o("$",!1,this.#t),this.#t+=1)}#h(A){const g=k(this.#n,this.#t);this.#w("command-s\
ubstitution",g,A)}#w(A,g,v){const P=this.#t,b=this.#n.slice(P,g);this.#e.add(A,{start:P,end:g},{written:(0,I().visible)(
b)}),v||this.#o(b,!0,P),this.#t=g}#b(){const A=this.#t,g=this.#n.indexOf(`
`,A);this.#t=g<0?this.#n.length:g;const v=this.#n.slice(A,this.#t);(0,I().inspectCharacters)(v,A,!1,this.#e),this.#e.add(
"shell-comment",{start:A,end:this.#t},{written:(0,I().visible)(v)})}}const M=/[A-Za-z_]/,N=/[A-Za-z0-9_]/,R=/[0-9@*#?$!-]/;
function W(x,A,g){const v=x.charAt(A+1);if(v==="(")return{kind:x.charAt(A+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:L(x,A+1,"(",")")};if(v==="{")return{kind:"variable-expansion",end:L(x,A+1,"{","}")};if(v==="[")return{kind:"\
arithmetic-expansion",end:L(x,A+1,"[","]")};if(v==="'"||v==='"'){if(g)return;const P=x.indexOf(v,A+2);return{kind:"dolla\
r-quote",end:P<0?x.length:P+1}}if(M.test(v)){let P=A+2;for(;N.test(x.charAt(P));)P+=1;return{kind:"variable-expansion",end:P}}
if(R.test(v)||v>"\x7F")return{kind:"variable-expansion",end:A+2}}function k(x,A){for(let g=A+1;g<x.length;g+=1){const v=x.
charAt(g);if(v==="\\")g+=1;else if(v==="`")return g+1}return x.length}function L(x,A,g,v){let P=0;for(let b=A;b<x.length;b+=
1){const t=x.charAt(b);if(t===g)P+=1;else if(t===v&&(P-=1,P===0))return b+1}return x.length}function $(x,A,g){const v=x.
charAt(A);if(v==="("||v===")")return g.add("shell-parenthesis",{start:A,end:A+1},{character:v}),A+1;const P=v==="<"||v===
">",b=P?/[<>&|-]/:/[;&|]/;let t=A+1;for(;t-A<3&&b.test(x.charAt(t));)t+=1;const w=x.slice(A,t);return g.add(P?"shell-red\
irection":"shell-operator",{start:A,end:t},{operator:w}),t}}),76829:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.ProblemCollector=void 0,S.textOf=D,S.unquotedText=C;function I(){const M=h(13580);return I=function(){return M},M}function j(){
const M=h(95132);return j=function(){return M},M}function D(M){const[N]=M.parts;return M.parts.length===1&&N?N.text:M.parts.
map(R=>R.text).join("")}function C(M){const[N]=M.parts;return M.parts.length===1&&N&&!N.quoted?N.text:void 0}class H{#n=[];#e=new Set;add(N,R,W){
if((0,I().ruleOf)(N).severity==="error"){if(this.#e.has(N))return;this.#e.add(N)}this.#n.push((0,j().problemAt)(N,R,W))}inOrder(){
const N=({rule:R})=>this.#e.has(R)?0:1;return this.#n.sort((R,W)=>R.span.start-W.span.start||N(R)-N(W))}}S.ProblemCollector=
H}),19312:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.MAX_TURNS=void 0,S.endOfCompound=M,S.loopAt=C;function I(){
const N=h(81413);return I=function(){return N},N}const j=S.MAX_TURNS=50,D=/^(?:[\w@./-]+|(?!\/|.*\.\.)[\w@./*?-]+)$/;function C({
commands:N,text:R,tree:W},k){const L=N[k];if(L?.words.some(l=>l.text==="for")!==!0)return;const[$]=(0,I().readShellText)(
R.slice(L.span.start,L.span.end),W),x=$&&(0,I().withoutReserved)($).words,[A,{text:g=""}={},v,...P]=x??[];if(!$||A?.text!==
"for"||v?.text!=="in")return;const b=l=>D.test(l.text)&&!(0,I().isDynamic)($,l);if(!/^\w+$/.test(g)||!P.every(b))return;
const t=new RegExp(`\\$(?:${g}(?!\\w)|\\{${g}\\})`,"g");if((R.match(new RegExp(`(?<![\\w-]|\\$\\{?)${g}(?!\\w)`,"g"))??[]).
length!==1)return;const o=M(N,k),r=R.slice(L.span.end,N[o-1]?.span.end);return{turns:P.map(l=>r.replace(t,l.text)),end:o}}
const H=/^(?:case|for|if|select|until|while)$/;function M(N,R,W=0){let k=0;for(let L=R;L<N.length;L+=1){const $=N[L]?.words.
slice(L===R?W:0)??[],[x]=$,A=$.filter(({text:g,quoted:v},P)=>$.slice(0,P).every(I().isBefore)&&!v&&H.test(g));if(k+=A.length,
!x?.quoted&&/^(?:done|esac|fi)$/.test(x?.text??"")&&(k-=1),k===0)return L+1}return N.length}}),51951:((J,S,h)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.readCommand=g,S.readWords=b;function I(){const e=h(37866);return I=function(){return e},e}function j(){
const e=h(32017);return j=function(){return e},e}function D(){const e=h(94854);return D=function(){return e},e}function C(){
const e=h(80781);return C=function(){return e},e}function H(){const e=h(95132);return H=function(){return e},e}function M(){
const e=h(45806);return M=function(){return e},e}function N(){const e=h(92170);return N=function(){return e},e}function R(){
const e=h(35736);return R=function(){return e},e}function W(){const e=h(86191);return W=function(){return e},e}function k(){
const e=h(73872);return k=function(){return e},e}function L(){const e=h(60210);return L=function(){return e},e}function $(){
const e=h(82293);return $=function(){return e},e}function x(){const e=h(80827);return x=function(){return e},e}const A=new Set;
async function g(e,y={}){const n=b(e,y),{tree:i,base:m,changed:u=A,cwd:d="",clock:a,programs:f=j().NO_PROGRAMS}=y;if(i===
void 0||n.invocation===void 0||n.argv===null)return n;const c={tree:i,directory:d,changed:u,families:f,...m&&{base:m}},{
invocation:T}=n,{targets:E,problems:F}=await(0,k().resolveInvocation)(T,c,a);return{...n,...await v(T,E,c),targets:E,problems:s(
n.problems,F)}}async function v(e,y,n){if(e.program!=="npm"&&e.program!=="npx")return{};const i=await(0,x().npmScripts)(
e,n),m=y.some(({kind:a,via:f})=>a==="package_binary"&&f===void 0),d=(i?(0,x().stepsIn)(i).some(({text:a})=>P.test(a)):!m)?
await(0,L().foreignSettings)(n.tree,n.changed):[];return{...i&&{scripts:i},...d.length>0&&{npmSettings:d}}}const P=/(?:^|[^\w.-])np[mx](?![\w.-])/;
function b(e,{tree:y,cwd:n="",programs:i=j().NO_PROGRAMS}={}){if(typeof e!="string")return w(e);const{words:m,assignments:u,
problems:d}=(0,R().lex)(e,y&&(0,C().subTree)(y,n)),[a]=m,f=(z,V,K)=>({command:e,words:m,assignments:u,argv:z,...K===void 0?
void 0:{invocation:K},targets:[],problems:V});if(a===void 0)return f(null,d);const c=(0,R().hasOneReading)({problems:d})?
m.map(({text:z})=>z):null,{program:T,problem:E}=r(e,m,i);if(E?.rule==="sentence")return f(c,[E,...d]);if(T===void 0)return f(
c,[...d,E]);const F=t(m,d).slice(1),{invocation:G,problems:B}=(0,M().parseInvocation)(T,F,i),U=(0,$().inspectPaths)(G,n,
i);return f(c,[...d,...B,...U],G)}function t(e,y){const n=y.find(i=>i.rule==="shell-operator"||(0,H().isProblem)(i,"line\
-break")&&!i.args.quoted);return n===void 0?e:e.filter(({span:i})=>i.start<n.span.start)}function w(e){const y=e===null?
"null":Array.isArray(e)?"array":typeof e,n=(0,H().problemAt)("command-not-text",{start:0,end:0},{type:y});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[n]}}const o=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function r(e,y,{allowed:n,offered:i}){const[m]=y,u=m?.text??"",d=(0,N().isProgram)(u)?u:n.get(u);if(d!==void 0)return{program:d};
const a=m?.span??{start:0,end:0},f=(E,F)=>({program:void 0,problem:(0,H().problemAt)(E,a,F)}),[,c]=o.exec(u)??[];if(c===
void 0&&(0,W().isSentence)(e)){const E=y.at(-1)?.span.end??a.end;return{program:void 0,problem:(0,H().problemAt)("senten\
ce",{start:a.start,end:E},{})}}const T=O(u,i);return/[\\/]/.test(u)?f("program-by-path",{program:u,...T}):c!==void 0?f("\
program-look-alike",{program:u,meant:c.toLowerCase()}):f("program-not-allowed",{program:u,group:I().REFUSED_PROGRAMS.get(
u)??(D().TOOLS.has(u)?"npx":"other"),...T,allowed:[...n.keys()]})}const l=new Map([["gradlew","gradle"],["mvnw","mvn"],[
"gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function O(e,y){
const n=y(e);if(n!==void 0)return{offered:n};const i=e.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(
/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),m=l.get(i)??i,u=y(m);return u===void 0?{offered:""}:{offered:u,word:m}}function s(e,y){
const n=new Set(e.map(p)),i=[...e];for(const m of y){const u=p(m);n.has(u)||(n.add(u),i.push(m))}return i}function p({rule:e,
span:y,args:n}){return JSON.stringify([e,y.start,y.end,n])}}),86191:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.isSentence=k,S.namedPaths=x,S.startedFiles=A;function I(){const g=h(37866);return I=function(){return g},g}function j(){
const g=h(32854);return j=function(){return g},g}const D=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
C=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
H=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,M=/^[A-Za-z][a-z']*[:,]?$/,N=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
R=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,W=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function k(g){const v=g.trim(),[P="",...b]=v.split(/\s+/,100);if(I().REFUSED_PROGRAMS.has(P))return!1;if(N.test(v)||R.test(
v)||W.test(P))return!0;if(/[;&|<>$`]/.test(v))return!1;const t=M.test(P);if(b.some(o=>/^--?[A-Za-z]/.test(o)))return!1;if((t||
H.test(P))&&b.some(o=>D.test(L(o))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(P))return b.length>0||/[.!:]$/.test(P);const w=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(b[0]??"");return t&&w&&(C.test(P)||/[a-z]{2}[.!?]$/.test(v))}function L(g){return g.replace(/[.,;:!?]$/,"")}const $=/[\s"'`;&|()<>=]+/;
function x(g,v=""){const P=v===""?"":`${v}/`;return g.split($).map(b=>(0,j().normalise)(P+b)??b)}function A({targets:g}){
return g.flatMap(({kind:v,path:P,parsed:b})=>v==="file"&&P&&!b?[P]:[])}}),66227:((J,S,h)=>{Object.defineProperty(S,"__es\
Module",{value:!0}),S.dependencyHome=v,S.inspectDependency=L,S.isUnverified=$,S.ownerOf=A,S.packageOf=k,S.resolveAtHome=
b;function I(){const t=h(76760);return I=function(){return t},t}function j(){const t=h(20639);return j=function(){return t},
t}function D(){const t=h(80781);return D=function(){return t},t}function C(){const t=h(95132);return C=function(){return t},
t}function H(){const t=h(53169);return H=function(){return t},t}function M(){const t=h(46138);return M=function(){return t},
t}function N(){const t=h(19685);return N=function(){return t},t}function R(){const t=h(67953);return R=function(){return t},
t}function W(){const t=h(59867);return W=function(){return t},t}function k(t){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(t)?.[1]}async function L(t,w,o){const{tree:r,base:l=r}=P(t);return[...await x(r,l,w,o),...await(0,H().compareWithBase)(
r,l,w.name,o),...await g(r,w,o)]}function $({rule:t}){return t==="dependency-unverified"||t==="target-untracked"}async function x(t,w,{
name:o,path:r},l){const O=n=>[(0,C().problemAt)("dependency-unverified",l,{name:o,path:r,fault:n})],[s,p]=await Promise.
all([(0,N().readLocks)(t),(0,N().readLocks)(w)]),e=n=>n.some(({entriesOf:i})=>i(o).length>0);return!e(s)&&e(p)?O("remove\
d"):(await(0,W().usablePackageJson)(t,""))?.dependencies.has(o)?e(s)?[]:s.length===0&&p.length===0?[(0,C().problemAt)("l\
ockfile-missing",l,{})]:O("unlocked"):O("undeclared")}async function A(t,w,o){const r=await(0,N().readLocks)(t),l=O=>r.flatMap(
({entriesOf:s})=>s(O));return o.has(w)&&(r.length===0||l(w).length>0)?w:[...o].find(O=>l(O).some(({bin:s})=>s!==void 0&&
Object.hasOwn(s,w)))}async function g(t,{name:w,binary:o},r){const l=`node_modules/${w}`;if(t.stat(l)===void 0)return[];
const s=(await(0,N().readLocks)(t)).flatMap(({entriesOf:F})=>F(w));if(s.length===0)return[];const p=await(0,W().readJsonFile)(
t,`${l}/package.json`),e=(0,M().objectIn)(p),y=(0,M().textIn)(e,"name"),n=(0,M().textIn)(e,"version"),i=(F,G,B)=>[(0,C().
problemAt)("dependency-stale",r,{name:w,what:F,locked:G,installed:B||"nothing"})],m=p!==void 0,u=s.filter(F=>!m||F.name===
(y||w));if(u.length===0)return i("name",s[0]?.name??"",y);const d=u.filter(F=>!m||["",n].includes(F.version));if(d.length===
0)return i("version",u[0]?.version??"",n);if(o===void 0)return[];const a=d.flatMap(({bin:F})=>F===void 0?[]:[F]),f=a.length>
0?a:[(0,M().binOf)(e.bin,y||w)??{}];if(a.length===0&&e.bin===void 0)return[];const{name:c,file:T}=o,E=f.flatMap(F=>Object.
entries(F).flatMap(([G,B])=>c===void 0||c===G?[I().posix.normalize(B)]:[]));return E.includes(T)?[]:i(c===void 0?"binary":
`binary ${c}`,E[0]??"nothing",T)}function v({tree:t,base:w=t,directory:o}){const r=l=>O=>j().LOCKFILES.some(s=>O.stat(I().
posix.join(l,s))!==void 0);return(0,R().foldersUpFrom)(o).find(l=>[t,w].some(r(l)))??""}function P(t,w=v(t)){if(w==="")return t;
const{tree:o,base:r,directory:l,changed:O}=t,s=`${w}/`;return{...t,tree:(0,D().subTree)(o,w),...r&&{base:(0,D().subTree)(
r,w)},directory:l.slice(s.length),changed:new Set([...O].flatMap(p=>p.startsWith(s)?p.slice(s.length):[]))}}async function b(t,w){
const o=v(t),{targets:r,problems:l}=await w(P(t,o));return{targets:r.map(O=>O.path===void 0?O:{...O,path:I().posix.join(
o,O.path)}),problems:l}}}),87146:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.codeFilesOf=v,S.hiddenInInvocation=
x,S.hiddenInWords=$,S.preloadsOf=g,S.readsCode=P;function I(){const n=h(76760);return I=function(){return n},n}function j(){
const n=h(58690);return j=function(){return n},n}function D(){const n=h(37866);return D=function(){return n},n}function C(){
const n=h(45806);return C=function(){return n},n}function H(){const n=h(87646);return H=function(){return n},n}function M(){
const n=h(35736);return M=function(){return n},n}function N(){const n=h(81413);return N=function(){return n},n}function R(){
const n=h(20630);return R=function(){return n},n}function W(){const n=h(60210);return W=function(){return n},n}const k=new Set(
["alias","enable","hash"]),L=new Set("declare export for getopts local read readonly typeset".split(" "));function $(n,i){
const[m,...u]=n.words,d=m?.text??"",[a,...f]=(0,R().startedWords)(n.words),c=a?.text??"";if(n.defines||d==="function"&&!m?.
quoted)return{how:"function",part:d.replace(/_{2,}\{?$/,"")};if(k.has(c)&&f.length>0)return{how:"function",part:c};if(c===
"eval")return{how:"text",part:c};const T=n.words.slice(0,n.words.length-f.length-1),E=d==="env"&&T.find(({text:X})=>/^(?:-C|--ch)/.
test(X));if(E)return{how:"dynamic",part:`env ${E.text}`};const F=b(n).find(p);if(F)return{how:"assignment",part:F.name};
if(a===void 0)return;const G=X=>(0,N().isDynamic)(n,X)||X.text==="{}",B=({span:X})=>i.slice(X.start,X.end);if(G(a))return{
how:"dynamic",part:B(a)};if(d==="exec"&&u.length===0&&l(n))return{how:"input",part:d};if(a.text==="node")return f.find(({
text:Z})=>!Z.startsWith("-"))?.text==="{}"?{how:"dynamic",part:"{}"}:void 0;if(!t(a))return;const z=o(f).find(G);if(z)return{
how:"dynamic",part:B(z)};const V=l(n)||n.words.some(({text:X})=>X==="xargs"),K=f.some(({text:X},Z)=>r(f,Z)&&!w.test(X));
return V&&!K?{how:"input",part:a.text}:void 0}function x(n,i,{invocation:m,problems:u},d){for(const a of[m,...(0,C().launchedBy)(
m,d)]){const{program:f,subcommand:c,flags:T,operands:E,passthrough:F}=a;if(!/^(?:node|np[mx])$/.test(f))continue;const G=f===
"npm"&&c!=="exec"?F.filter(A):[],B=[...T,...E,...G].find(U=>(0,N().isDynamic)(n,U));if(B)return{how:"dynamic",part:i.slice(
B.span.start,B.span.end)}}for(const{rule:a,args:f}of u){if(a==="reads-stdin"&&l(n)&&"program"in f)return{how:"input",part:String(
f.program)};if(a==="assignment-refused"&&"name"in f&&"value"in f){const c=String(f.name);if(p({name:c,value:String(f.value)}))
return{how:"assignment",part:c}}}}function A({text:n}){return!/^[\w@.-]*\$\{?npm_package_version\}?$/.test(n)}function g(n,i){
return[n,...(0,C().launchedBy)(n,i)].flatMap(({program:m,flags:u})=>u.flatMap(({value:d,span:a})=>m==="node"&&d!==void 0&&
/^\.{0,2}\//.test(d)?[{text:d,span:a}]:[]))}function v(n){const[i,...m]=(0,R().startedWords)(n.words);if(i===void 0)return[];
const u=t(i)?o(m).slice(-1):[],d=n.redirections.flatMap(({operator:c,target:T})=>c==="<"&&T&&P(n)?[T]:[]),a=b(n).flatMap(
({name:c,value:T,span:E})=>(c==="PATH"?T.split(":").map(G=>I().posix.join(G,i.text)):c.endsWith("NODE_OPTIONS")||c.endsWith(
"node_options")?e(T)??[]:[T]).map(G=>({text:G,span:E})));return[...i.text.includes("/")?[i]:[],...u,...d,...a]}function P({
words:n}){const[i]=(0,R().startedWords)(n),{text:m}=i??{text:""};return/^(?:node|np[mx])$|\//.test(m)||t({text:m})}function b(n){
const{words:i,assignments:m}=n,[u,...d]=i,a=L.has(u?.text??""),c=(u?.text==="for"?d.slice(0,1):a?d:i.slice(0,i.length-(0,R().
startedWords)(i).length)).flatMap(({text:T,span:E})=>{const[,F,G]=/^(\w+)(?:\+?=(.*))?$/s.exec(T)??[];return F===void 0||
G===void 0&&!a?[]:[{name:F,value:G??"?",span:E}]});return[...m,...c]}function t({text:n}){const i=n.replace(/^(?:\/usr)?(?:\/local)?\/bin\//,
"");return/^(?:(?:ba|da|z|k|fi|c|tc)?sh|\.|source|pwsh|python[\d.]*|perl|php|ruby|deno|bun|lua|osascript)$/.test(i)||D().
REFUSED_PROGRAMS.get(i)==="interpreter"&&!/^(?:cargo|go|java|make)$/.test(i)}const w=/^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0)$/;
function o(n){const i=n.findIndex((m,u)=>r(n,u));return i<0?n:n.slice(0,i+1)}function r(n,i){const{text:m=""}=n[i]??{};return/^-\w*[cemr]$/.
test(n[i-1]?.text??"")?!0:!m.startsWith("-")&&/[./\s]/.test(m)}function l({redirections:n,pipedFrom:i}){return i!==void 0||
n.some(({operator:m})=>/^<(?:<|$)/.test(m))}const O=/(?:^|_)(?:BIN|BINARY|BROWSER|CC|COMMAND|COMPILER|CXX|EDITOR|EXECUTABLE|LINKER|PAGER|RUNNER|SHELL|VISUAL|WRAPPER)(?:_PATH)?$/,
s=/^(?:\$\{?PATH\}?|\/(?:usr\/(?:local\/)?)?s?bin|(?:\.{0,2}\/|\$\{?(?:PWD|INIT_CWD)\}?\/)*node_modules\/\.bin\/?)$/;function p({
name:n,value:i}){if(n==="PATH")return!i.split(":").every(u=>s.test(u));if(n==="NODE_OPTIONS")return e(i)?.length!==0;const[
,m]=/^npm_config_(.*)$/i.exec(n)??[];if(m!==void 0){const u=m.toLowerCase().replaceAll("_","-");return u==="node-options"?
e(i)?.length!==0:u!=="ignore-scripts"&&(0,W().effectOf)(u,i)!=="harmless"}return(0,j().choosesByName)(n)||O.test(n)&&/^(?!\/)[^$]*\//.
test(i)}function e(n){const{words:i,problems:m}=(0,M().lex)(`node ${n} x.js`);if(!m.some(({rule:u})=>u.endsWith("-expans\
ion")||u.endsWith("-substitution")))return(0,H().parseNode)(i.slice(1)).problems.flatMap(({rule:u,args:d})=>{const a="va\
lue"in d?String(d.value):"";return y.has(u)&&!/^[@\w][\w@./-]*$/.test(a)?[a]:[]})}const y=new Set(["changes-configuratio\
n","changes-node-options","loads-code","preloads-code","reads-environment-file"])}),73872:((J,S,h)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.resolveInvocation=k;function I(){const o=h(41330);return I=function(){return o},o}function j(){
const o=h(95132);return j=function(){return o},o}function D(){const o=h(45806);return D=function(){return o},o}function C(){
const o=h(15804);return C=function(){return o},o}function H(){const o=h(52437);return H=function(){return o},o}function M(){
const o=h(59867);return M=function(){return o},o}function N(){const o=h(9504);return N=function(){return o},o}function R(){
const o=h(56788);return R=function(){return o},o}function W(){const o=h(95598);return W=function(){return o},o}function k(o,r,l){
const O=new(R()).Trail((s,p)=>L(s,p,O),l);return L(o,r,O)}async function L(o,r,l){const O=[];for(const s of[o,...(0,D().
launchedBy)(o,r.families)]){const p=await P(s,r);if("rule"in p)O.push({targets:[],problems:[p]});else for(const e of p)O.
push(await $(e,r,l),await(0,W().resolveTasks)(e,r,l))}return(0,R().join)(O)}function $(o,r,l){const{program:O,family:s}=o;
return s!==void 0?(0,N().resolveProgram)(o,s,r,l):O==="node"?(0,C().resolveNode)(o,r):(0,H().resolveNpm)(o,r,l)}const x=/^[\w:.@/-]+$/,
A=200,g=4,v=/^[\w:.@/*?{},[\]-]+$/;async function P(o,r){const{selects:l,operands:O}=o,[s]=O;if(l===void 0||s===void 0)return[
o];const p=await(0,M().usablePackageJson)(r.tree,r.directory),{text:e,span:y}=s,n={program:"npm",flag:e};if(!b(e))return(0,j().
problemAt)("launches-programs",y,n);const i=[...p?.scripts.keys()??[]];if(i.some(u=>u.length>A))return(0,j().problemAt)(
"launches-programs",y,n);const m=i.filter(t(e,l));return m.length===0?(0,j().problemAt)("npm-script-missing",y,{script:e,
passes:!1}):m.every(u=>x.test(u))?m.map(u=>{const{selects:d,...a}=o;return{...a,operands:[{...s,text:u}]}}):(0,j().problemAt)(
"launches-programs",y,n)}function b(o){return o.length<=A&&v.test(o)&&o.split("*").length-1<=g}function t(o,r){if(r==="g\
lob"){const p=(0,I().default)(w(o),{nonegate:!0,strictSlashes:!0});return e=>p(w(e))}const l=o.indexOf("*"),[O,s]=[o.slice(
0,l),o.slice(l+1)];return p=>p.length>=O.length+s.length&&p.startsWith(O)&&p.endsWith(s)}function w(o){return o.replace(
/[:/]/g,r=>r===":"?"/":":")}}),53169:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.compareWithBase=R,S.knownHosts=
p,S.replacedArchive=$;function I(){const i=h(32854);return I=function(){return i},i}function j(){const i=h(93028);return j=
function(){return i},i}function D(){const i=h(95132);return D=function(){return i},i}function C(){const i=h(60210);return C=
function(){return i},i}function H(){const i=h(59867);return H=function(){return i},i}function M(){const i=h(46138);return M=
function(){return i},i}function N(){const i=h(19685);return N=function(){return i},i}async function R(i,m,u,d){if(i===m)
return[];const[a,f]=await Promise.all([(0,N().readLocks)(i),(0,N().readLocks)(m)]),c={hosts:await p(m,f),configured:await e(
i,u)},T=await P(i,m,u,c),E=[];for(const{path:F,entriesOf:G}of a){const B=f.find(z=>z.path===F),U=(B?[B]:f).flatMap(z=>z.
entriesOf(u));for(const z of G(u)){const V=U.filter(Y=>x(Y,z)),K=V.filter(({version:Y})=>Y===z.version),Z=$(z,i,m)||K.length>
0&&K.every(Y=>A(Y,z))?{how:"integrity",to:z.integrity??"nothing"}:V.length>0&&v(z,c)?void 0:W(z,{name:u,tree:i,before:U,
registries:c});Z!==void 0?T.push({name:u,path:F,...Z}):K.length===0&&(U.length>0||!L(z,i))&&E.push({name:u,from:U[0]?.version??
"",to:z.version||(z.source.at??"")})}}return[...r(T).map(F=>(0,D().problemAt)("dependency-redirected",d,F)),...r(E).map(
F=>(0,D().problemAt)("dependency-changed",d,F))]}function W(i,{name:m,tree:u,before:d,registries:a}){const{source:f}=i;if(f.
kind==="git"||f.kind==="tarball")return{how:f.kind,to:f.at};if(f.kind==="file"){const c=d.some(T=>T.source.kind!=="file");
return L(i,u)&&!c?void 0:{how:"file",to:f.at}}return i.name!==m?{how:"alias",to:i.name}:v(i,a)?void 0:{how:"host",to:s(f,
a.configured)}}function k({source:i}){if(i.kind==="file")return(0,I().normalise)(i.at.replace(/#.*$|::.*$/s,""))||void 0}
function L(i,m){const u=k(i),d=u===void 0?void 0:(0,I().resolveInTree)(m,u);return d?.kind==="inside"&&d.entry.kind==="d\
irectory"}function $(i,m,u){const d=k(i);if(d===void 0)return!1;const[a,f]=[m,u].map(T=>(0,I().resolveInTree)(T,d));return!(a?.
kind==="inside"&&(0,j().isRegular)(a.entry.kind))||f?.kind!=="inside"?!1:a.entry.oid!==f.entry.oid||a.entry.size!==f.entry.
size}function x(i,m){return i.name!==m.name||i.source.kind!==m.source.kind?!1:o(i)===o(m)}function A({integrity:i,source:m},{
integrity:u}){if(i===void 0||m.kind==="file"&&u===void 0)return!1;if(u===void 0)return!0;const d=g(i),a=[...g(u)];return a.
some(([f])=>d.has(f))&&a.every(([f,c])=>(d.get(f)??c)!==c)}function g(i){return new Map(i.split(/\s+/).map(m=>{const[,u="",
d=m]=/^([a-z\d]+)[-/](.*)$/is.exec(m)??[];return[u,d]}))}function v({source:i},{hosts:m,configured:u}){return i.kind!=="\
registry"||m.has(s(i,u))}async function P(i,m,u,d){const a=(await t(m,u)).map(f=>b(f,u));return(await t(i,u)).flatMap(f=>{
const c=b(f,u),T=c.source.kind==="registry"&&c.name===u,E=a.some(G=>x(G,c));if(T||E||f.startsWith("workspace:"))return[];
const F=W(c,{name:u,tree:i,before:a,registries:d});return F===void 0?[]:[{name:u,path:"package.json",...F}]})}function b(i,m){
const u=(0,M().aliasIn)(i);return u!==void 0&&u.name!==m?{name:u.name,version:"",source:{kind:"registry"}}:{name:m,version:"",
source:(0,M().sourceOf)(i,m,"")}}async function t(i,m){const u=(0,M().objectIn)(await(0,H().readJsonFile)(i,"package.jso\
n")),d=["dependencies","devDependencies","optionalDependencies"].map(E=>(0,M().textIn)((0,M().objectIn)(u[E]),m)),{overrides:a,
resolutions:f,pnpm:c}=u,T=[a,f,(0,M().objectIn)(c).overrides].flatMap(E=>Object.entries((0,M().objectIn)(E)).flatMap(([F,
G])=>w(F,m)?[typeof G=="string"?G:(0,M().textIn)((0,M().objectIn)(G),".")]:[]));return[...d,...T].filter(E=>E!=="")}function w(i,m){
const u=i.split(/[>]|\*\*\//).at(-1)??"";return u===m||u.startsWith(`${m}@`)||u.endsWith(`/${m}`)}function o({source:{kind:i,
at:m=""},version:u}){return i==="tarball"&&u!==""?m.replaceAll(u,"*"):i==="registry"&&O.includes(m)?"":m}function r(i){return[
...new Map(i.map(m=>[JSON.stringify(m),m])).values()]}const l="registry.npmjs.org",O=[l,"registry.yarnpkg.com"];function s({
at:i},m){return(i===void 0||O.includes(i)?m:void 0)??i??l}async function p(i,m){const u=await y(i),d=Object.entries(u).filter(
([T])=>T==="registry"||T.endsWith(":registry")).map(([,T])=>n(String(T))),a=m.flatMap(({all:T})=>T.flatMap(({source:E})=>E.
kind==="registry"&&E.at?[E.at]:[])),f=u.registry===void 0,c=a.some(T=>O.includes(T));return new Set([...d,...a,...f||c?O:
[]])}async function e(i,m){const u=await y(i),[d]=m.startsWith("@")?m.split("/"):[],a=d&&u[`${d}:registry`]||u.registry;
return a===void 0?void 0:n(String(a))}async function y(i){const m=await(0,C().readNpmrc)({tree:i,directory:""});return"s\
ettings"in m?m.settings:{}}function n(i){return URL.canParse(i)?new URL(i).host:i}}),46138:((J,S,h)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.aliasIn=g,S.binOf=N,S.entryOf=M,S.lockOf=H,S.objectIn=D,S.sourceOf=$,S.textIn=C;function I(){
const v=h(59490);return I=function(){return v},v}function j(){const v=h(3463);return j=function(){return v},v}function D(v){
return(0,j().isMapping)(v)?v:{}}function C(v,P){const b=Object.hasOwn(v,P)?v[P]:void 0;return typeof b=="string"?b:""}function H(v,P,b=[]){
const t=(0,I().groupBy)(P,([w])=>w);return{path:v,entriesOf:w=>(t.get(w)??[]).map(([,o])=>o),all:[...P.map(([,w])=>w),...b]}}
function M({name:v,version:P,source:b},t,w){return{name:v,version:P,source:b,...t&&{integrity:t},...w&&{bin:w}}}function N(v,P){
if(typeof v=="string")return{[P.replace(/^@[^/]*\//,"")]:v};const b=Object.entries(D(v)).filter(([,t])=>typeof t=="strin\
g");return b.length===0?void 0:Object.fromEntries(b)}const R={kind:"registry"},W=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
k=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,L=/^(?:file|link|portal|workspace):(.*)$/is;function $(v,P,b){const[,t]=L.exec(v)??[];return t!==
void 0?{kind:"file",at:t}:W.test(v)?{kind:"git",at:v.replace(/#.*$/s,"")}:/^https?:/i.test(v)?x(v,P,b):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(v)||/\.t(?:ar\.)?gz$/i.test(v)?{kind:"file",at:v}:k.test(v)?{kind:"git",at:v.replace(/#.*$/s,"")}:R}function x(v,P,b){
const t={kind:"tarball",at:v.replace(/#.*$/s,"")};if(!URL.canParse(v))return t;const{host:w,pathname:o}=new URL(v),r=A(o),
[,l]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(r)??[];if(w==="codeload.github.com"&&l!==void 0)return{kind:"git",at:`https://g\
ithub.com/${l}`};const O=P.replace(/^@[^/]*\//,"");return r.endsWith(`/${P}/-/${O}-${b}.tgz`)||r.endsWith(`/${P}/-/${P}-${b}\
.tgz`)||w==="npm.pkg.github.com"&&r.startsWith(`/download/${P}/${b}/`)?{kind:"registry",at:w}:t}function A(v){try{return decodeURIComponent(
v)}catch{return v}}function g(v){const[,P,b=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(v)??[];return P===void 0||
/^[\^~<>=*v\d]/.test(P)?void 0:{name:P,range:b}}}),19685:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.readLock=
i,S.readLocks=void 0;function I(){const d=h(76760);return I=function(){return d},d}function j(){const d=h(16111);return j=
function(){return d},d}function D(){const d=h(69873);return D=function(){return d},d}function C(){const d=h(20639);return C=
function(){return d},d}function H(){const d=h(26040);return H=function(){return d},d}function M(){const d=h(80287);return M=
function(){return d},d}function N(){const d=h(59542);return N=function(){return d},d}function R(){const d=h(59867);return R=
function(){return d},d}function W(){const d=h(10473);return W=function(){return d},d}function k(){const d=h(46138);return k=
function(){return d},d}function L(d,a){const f=(0,k().objectIn)(a),c=Object.entries((0,k().objectIn)(f.packages));if(c.length===
0)return(0,k().lockOf)(d,...x((0,k().objectIn)(f.dependencies)));const T=[],E=[];for(const[F,G]of c){const[,B,U]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(F)??[];if(U===void 0&&F!==""&&E.push($(F,(0,k().objectIn)(G))),U===void 0)continue;const z=$(U,(0,k().objectIn)(G));
B===""?T.push([U,z]):E.push(z)}return(0,k().lockOf)(d,T,E)}function $(d,a){const f=(0,k().textIn)(a,"name")||d,c=(0,k().
textIn)(a,"version"),T=(0,k().textIn)(a,"resolved"),E=a.link===!0?{kind:"file",at:T.replace(/^file:/,"")}:(0,k().sourceOf)(
T,f,c);return(0,k().entryOf)({name:f,version:c,source:E},(0,k().textIn)(a,"integrity"),(0,k().binOf)(a.bin,f))}function x(d){
const a=[];return[Object.entries(d).map(([c,T])=>{const E=(0,k().objectIn)(T),F=(0,k().textIn)(E,"version"),{name:G,range:B}=(0,k().
aliasIn)(F)??{name:c,range:F},U=(0,k().sourceOf)(F,G,B),z=U.kind==="registry"?(0,k().sourceOf)((0,k().textIn)(E,"resolve\
d"),G,B):U,[V,K]=x((0,k().objectIn)(E.dependencies));for(const[,X]of V)a.push(X);for(const X of K)a.push(X);return[c,(0,k().
entryOf)({name:G,version:B,source:z},(0,k().textIn)(E,"integrity"))]}),a]}function A(d,a){const f=[],c=[];for(const[T,E]of Object.
entries((0,k().objectIn)((0,k().objectIn)(a).packages))){const F=Array.isArray(E)?E:[],[,G=T,B=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.
exec(String(F[0]??""))??[],U=(0,k().sourceOf)(B,G,B),z=U.kind==="registry",V=z&&typeof F[1]=="string"?F[1]:"",K=F.slice(
1).findLast(Y=>/^[a-z\d]+-[\w+/=]+$/i.test(String(Y))),X=F.slice(1).map(k().objectIn).find(Y=>Object.keys(Y).length>0),Z=(0,k().
entryOf)({name:G,version:z?B:"",source:V===""?U:(0,k().sourceOf)(V,G,B)},K===void 0?"":String(K),(0,k().binOf)(X?.bin,G));
/^(?:@[^/]+\/)?[^/]+$/.test(T)?f.push([T,Z]):c.push(Z)}return(0,k().lockOf)(d,f,c)}const g=["dependencies","devDependenc\
ies","optionalDependencies"];function v(d,a){const f=(0,k().objectIn)(a),c=f.importers===void 0?f:(0,k().objectIn)((0,k().
objectIn)(f.importers)["."]),T=(0,k().objectIn)(f.packages),E=g.flatMap(G=>Object.entries((0,k().objectIn)(c[G])).map(([
B,U])=>{const z=typeof U=="string"?U:(0,k().textIn)((0,k().objectIn)(U),"version");return[B,P(B,z,T)]})),F=Object.keys(T).
map(G=>t(G,"",T[G]));return(0,k().lockOf)(d,E,F)}function P(d,a,f){if(/^(?:link|file|workspace):/.test(a))return{name:d,
version:"",source:(0,k().sourceOf)(a,d,"")};const c=b(a),T=/^\d/.test(c),E=[a,c].flatMap(G=>T?[`${d}@${G}`,`/${d}@${G}`,
`/${d}/${G}`]:[G,`${d}@${G}`]),F=E.find(G=>Object.hasOwn(f,G))??E.at(-1)??"";return t(F,d,f[F])}function b(d){return d.replace(
/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function t(d,a,f){const c=(0,k().objectIn)(f),T=(0,k().objectIn)(c.
resolution),[,E=a,F=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(b(d))??[],G=(0,k().textIn)(c,"name")||E||a,B=(0,k().
textIn)(c,"version")||F,U=w(T,G,B);return(0,k().entryOf)({name:G,version:B,source:U},(0,k().textIn)(T,"integrity"))}function w(d,a,f){
const c=(0,k().textIn)(d,"repo");if(c!=="")return{kind:"git",at:c};const T=(0,k().textIn)(d,"directory");if(T!=="")return{
kind:"file",at:T};const E=(0,k().textIn)(d,"tarball");return E===""?(0,k().sourceOf)(f,a,f):(0,k().sourceOf)(E,a,f)}const o=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;
function r(d,a){if(a.includes("\\"))return;const f=l(a).flatMap(([c,T])=>{const E=(0,k().textIn)(T,"version"),F=(0,k().textIn)(
T,"resolved");return s(c).map(([G,B])=>{const U=(0,k().aliasIn)(B)?.name??G,z=(0,k().sourceOf)(F||B,U,E);return[G,(0,k().
entryOf)({name:U,version:E,source:z},(0,k().textIn)(T,"integrity"))]})});return(0,k().lockOf)(d,f)}function l(d){const a=[];
for(const f of d.split(/\r?\n/)){if(f===""||f.startsWith("#"))continue;const c=a.at(-1),[,T,E]=/^ {2}"?([\w-]+)"? (.*)$/.
exec(f)??[];f.startsWith(" ")?c&&T!==void 0&&E!==void 0&&(c[1][T]=O(E)):a.push([f.replace(/:\s*$/,""),Object.create(null)])}
return a}function O(d){return d.trim().replace(/^"(.*)"$/s,"$1")}function s(d){return d.split(",").flatMap(a=>{const[,f,
c]=o.exec(O(a))??[];return f===void 0||c===void 0?[]:[[f,c]]})}function p(d,a){const c=Object.entries((0,k().objectIn)(a)).
map(([T,E])=>[T,(0,k().objectIn)(E)]).flatMap(([T,E])=>{const[,F="",G=""]=o.exec((0,k().textIn)(E,"resolution"))??[];if(F===
"")return[];const B=(0,k().textIn)(E,"version"),U=(0,k().sourceOf)(e(G),F,B),z=(0,k().textIn)(E,"checksum");return s(T).
map(([V])=>[V,(0,k().entryOf)({name:F,version:B,source:U},z)])});return(0,k().lockOf)(d,c)}function e(d){const[,a]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.
exec(d)??[],f=a===void 0?d:decodeURIComponent(a),[,c]=/__archiveUrl=([^&]+)/.exec(f)??[];return c!==void 0?decodeURIComponent(
c):f.replace(/^npm:/,"")}const y={"npm-shrinkwrap.json":(d,a)=>L(d,JSON.parse(a)),"package-lock.json":(d,a)=>L(d,JSON.parse(
a)),"pnpm-lock.yaml":(d,a)=>v(d,m(a)),"yarn.lock":(d,a)=>/^__metadata:/m.test(a)?p(d,m(a)):r(d,a),"bun.lock":(d,a)=>A(d,
u(a))},n=S.readLocks=(0,N().perTree)(async d=>{const a=C().LOCKFILES.filter(c=>d.stat(c)!==void 0),f=a.filter(c=>c!==C().
NPM_LOCKFILES[1]||!a.includes(C().NPM_LOCKFILES[0]));return Promise.all(f.map(c=>i(d,c)))});async function i(d,a){const f=await(0,W().
readText)(d,a,R().MAX_BYTES),c=y[I().posix.basename(a)];return(f&&"text"in f?(0,H().attempt)(()=>c?.(a,f.text.replace(/^\uFEFF/,
""))):void 0)??{...(0,k().lockOf)(a,[]),unread:!0}}function m(d){if((0,M().isNestedTooDeep)(d))throw new Error("This is \
nested too deep");return(0,D().parse)(d,{maxAliasCount:0,logLevel:"silent"})}function u(d){const a=[],f=(0,j().parse)(d,
a,{allowTrailingComma:!0});if(a.length>0)throw new Error("This is no JSON");return f}}),15804:((J,S,h)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.firstFile=l,S.inspectImport=m,S.inspectNodeFlag=i,S.mainOf=O,S.resolveNode=e,S.resolveScript=
x,S.trustProblems=g;function I(){const a=h(76760);return I=function(){return a},a}function j(){const a=h(32854);return j=
function(){return a},a}function D(){const a=h(93028);return D=function(){return a},a}function C(){const a=h(95132);return C=
function(){return a},a}function H(){const a=h(87646);return H=function(){return a},a}function M(){const a=h(66227);return M=
function(){return a},a}function N(){const a=h(59867);return N=function(){return a},a}function R(){const a=h(55013);return R=
function(){return a},a}function W(){const a=h(82293);return W=function(){return a},a}function k(){const a=h(56788);return k=
function(){return a},a}function L(){const a=h(10473);return L=function(){return a},a}const $=new Set(["","js","mjs","cjs",
"ts","mts","cts"]);async function x(a,f,c){const{tree:T}=a,E=(0,W().pathProblem)(f,c,a.directory);if(E!==void 0)return{targets:[],
problems:[E]};if(f.includes("\\"))return(0,k().fails)("target-not-a-file",c,{path:f,reason:"backslash"});const F=(0,j().
normalise)((0,k().from)(a,f))??"",G=(0,M().dependencyHome)(a);if(G!==""&&(0,j().isWithin)(F,I().posix.join(G,"node_modul\
es")))return(0,M().resolveAtHome)(a,V=>x(V,f,c));const B=l(T,r(F));if(B===void 0)return v(a,f,F,c);if(B.kind!=="inside"||
B.entry.kind!=="directory")return A(a,{path:f,wanted:F,found:B},c);const U=await O(T,F);if(U===N().INVALID)return(0,k().
fails)("package-json-invalid",c,{path:I().posix.join(F,"package.json")});if(U===void 0)return(0,k().fails)("target-not-a\
-file",c,{path:f,reason:"directory"});const z=await A(a,{path:f,wanted:F,found:U.found},c);return U.by===void 0||!a.changed.
has(U.by)?z:(0,k().join)([z,(0,k().fails)("target-changed",c,{path:U.by})])}async function A(a,{path:f,wanted:c,found:T},E){
const{tree:F}=a,G=(0,L().fileAt)(T,f,E);if("problems"in G)return G;const B=/\.([^./]*)$/.exec(G.path.replace(/.*\//,""))?.[1]??
"";if(!$.has(B))return(0,k().fails)("target-extension",E,{path:f,extension:B});const U=await g(a,G,f,E);if(U.some(M().isUnverified))
return{targets:[],problems:U};const z=(0,M().packageOf)(G.path);if(z&&!(0,j().isWithin)(c,"node_modules")&&!c.includes(`\
node_modules/${z}`))return(0,k().fails)("dependency-unverified",E,{name:z,path:f,fault:"linked"});const V=(0,L().runs)(a,
{name:f,path:G.path,wanted:c},E),X=G.tracked&&await w(F,G)?[(0,C().problemAt)("target-writes",E,{path:G.path})]:[];return{
...V,problems:[...U,...V.problems,...X]}}async function g(a,{path:f,tracked:c,built:T},E,F){const G=(0,M().packageOf)(f);
return G===void 0?(c||T)&&!(0,j().isWithin)(f,"node_modules")?[]:[(0,C().problemAt)("target-untracked",F,{path:E})]:c?[(0,C().
problemAt)("dependency-unverified",F,{name:G,path:E,fault:"committed"})]:await(0,M().inspectDependency)(a,{name:G,path:E},
F)}async function v(a,f,c,T){const E=(0,M().packageOf)(c);if(E===void 0&&a.tree.isPending?.(c))return(0,k().fails)("targ\
et-not-judged",T,{path:f});if(E===void 0||a.tree.stat("node_modules")!==void 0)return(0,L().nothingAt)(a.tree,c,f,T);const F=await(0,M().
inspectDependency)(a,{name:E,path:f},T);return F.some(M().isUnverified)?{targets:[],problems:F}:(0,k().join)([(0,k().fails)(
"not-installed",T,{name:E}),{targets:[],problems:F}])}async function P(a,f,c){const T=(0,W().testProblem)(f,c,a.directory);
if(T!==void 0)return{targets:[],problems:[T]};if((0,R().isPattern)(f))return((0,R().alternativesOf)(f)??[]).map(B=>(0,k().
from)(a,B)).some(B=>(0,j().resolveInTree)(a.tree,(0,R().baseOf)(B)).kind==="outside")?(0,k().fails)("target-outside",c,{
path:f,reason:"symlink"}):k().NOTHING;const E=(0,j().resolveInTree)(a.tree,(0,k().from)(a,f));return E.kind==="inside"&&
E.entry.kind==="directory"&&E.entry.tracked?k().NOTHING:x(a,f,c)}const b=256*1024,t=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function w(a,f){if((f.size??0)>b)return!1;const c=(await a.read(f.path)).toString("latin1");return t.test(c)}const o=[
"",".js",".json",".node"];function r(a){return a===""?[""]:o.map(f=>a+f)}function l(a,f){const c=f.map(T=>(0,j().resolveInTree)(
a,T)).filter(T=>T.kind!=="missing");return c.find(T=>T.kind!=="inside"||(0,D().isRegular)(T.entry.kind))??c[0]}async function O(a,f){
const c=I().posix.join(f,"package.json"),T=await(0,N().readJsonFile)(a,c);if(T===N().INVALID)return N().INVALID;const E=T?.
main,F=s(f),G=T===void 0?{}:{by:c};if(typeof E!="string"||E===""){const z=p(a,F);return z&&{found:z,...G}}const B=E.startsWith(
"/")?void 0:(0,j().normalise)(I().posix.join(f,E));if(B===void 0)return{found:{kind:"outside",path:E},...G};const U=p(a,
[...r(B),...s(B),...F]);return U&&{found:U,...G}}function s(a){return r(I().posix.join(a,"index")).slice(1)}function p(a,f){
return f.map(c=>(0,j().resolveInTree)(a,c)).find(c=>c.kind==="inside"?(0,D().isRegular)(c.entry.kind):c.kind!=="missing")}
async function e(a,f){const{flags:c,operands:T}=a,E=(0,H().isTestRun)(a);if(y(a,E))return k().NOTHING;const F=[];for(const U of c)
F.push(await i(U,f));for(const{text:U,span:z}of T){if(U===""||U.startsWith("-"))continue;const V=E?P:x;F.push(await V(f,
U,z))}const{targets:G,problems:B}=(0,k().join)(F);return c.some(({name:U})=>U==="--check")?{targets:G.map(U=>({...U,parsed:!0})),
problems:B}:{targets:G,problems:B}}function y({operands:a},f){const c=a[0]?.text;return c==="inspect"||c==="debug"&&!f}const n=new Set(
["--import","--require","--experimental-loader"]);async function i(a,f){const{name:c,value:T="",span:E}=a;return c==="--\
env-file"||c==="--env-file-if-exists"?d(f,T,E):!n.has(c)||!/^[@a-z]/i.test(T)?k().NOTHING:m(f,T,E)}async function m(a,f,c){
const T=/^(?:@[^/]+\/)?[^/]+/.exec(f)?.[0]??f;return{targets:[],problems:await(0,M().inspectDependency)(a,{name:T,path:f},
c)}}const u=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function d(a,f,c){if((0,W().pathProblem)(f,c,a.directory)!==void 0)return k().NOTHING;const T=(0,j().resolveInTree)(
a.tree,(0,k().from)(a,f));if(T.kind==="missing"&&a.tree.isPending?.(T.path))return(0,k().fails)("target-not-judged",c,{path:f});
const E=(0,L().fileAt)(T,f,c);if("problems"in E)return E;if(!E.tracked&&!E.built)return(0,k().fails)("target-untracked",
c,{path:f});if((E.size??0)>b)return(0,k().fails)("environment-file-unsafe",c,{path:f,names:[]});const G=[...(await a.tree.
read(E.path)).toString("utf8").matchAll(u)].map(([U])=>U.replace(/\s*=$/,"")).filter(U=>U.toUpperCase()!=="NODE_ENV"),B=[
...new Set(G)].slice(0,10);return B.length===0?k().NOTHING:(0,k().fails)("environment-file-unsafe",c,{path:f,names:B})}}),
67953:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.findPackages=W,S.foldersUpFrom=x,S.readSettings=P;function I(){
const t=h(76760);return I=function(){return t},t}function j(){const t=h(39491);return j=function(){return t},t}function D(){
const t=h(32854);return D=function(){return t},t}function C(){const t=h(95132);return C=function(){return t},t}function H(){
const t=h(59867);return H=function(){return t},t}function M(){const t=h(56788);return M=function(){return t},t}function N(){
const t=h(10473);return N=function(){return t},t}function R(){const t=h(47668);return R=function(){return t},t}async function W(t,w,o,r){
const{workspace:l,workspaces:O,includeRoot:s}=t,p=await k(t,w,o);if("problems"in p)return p;const{directory:e,implied:y}=p;
if(O===!1&&l.length>0)return(0,M().fails)("flag-value",o,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it bes\
ide `--workspace`"});const n={project:e,directories:[e],selected:!1,missing:[]};if(r||O!==!0&&l.length===0&&y===void 0)return n;
const i=await(0,H().usablePackageJson)(w.tree,e);if(i===void 0)return n;const m=await L(i,w,o);if("problems"in m)return m;
const u=new Map;s&&u.set(i.name,e);const d=[],a=l.length>0?l:y===void 0?[]:[void 0];if(a.length===0)for(const f of m)u.set(
f.name,f.directory);for(const f of a){const c={directory:w.directory,project:e},T=f??I().posix.join("/",y??""),E=(0,R().
selectWorkspaces)(m,T,c);E.length===0&&f!==void 0&&d.push((0,C().problemAt)("workspace-missing",o,{workspace:f}));for(const F of E)
u.set(F.name,F.directory)}return u.size===0?d.length>0?{targets:[],problems:d}:(0,M().fails)("workspace-missing",o,{workspace:""}):
{project:e,directories:[...u.values()],selected:!0,missing:d}}async function k({prefix:t,workspaces:w},o,r){if(t!==void 0)
return $(t,o,r);const{tree:l,directory:O}=o,s=x(O),p=s.find(e=>A(l,e)||g(l,e));if(p===void 0||!A(l,p))return(0,M().fails)(
"package-json-missing",r,{directory:O});if(w===!1)return{directory:p};for(const e of s.slice(s.indexOf(p)+1)){const y=await(0,H().
usablePackageJson)(l,e);if(y===void 0)continue;const n=await L(y,o,r);if("problems"in n)return n;if(n.some(i=>i.directory===
p))return{directory:e,implied:p}}return{directory:p}}async function L(t,{tree:w},o){const r=await(0,R().listWorkspaces)(
w,t);return"unclear"in r?(0,M().fails)("target-outside",o,{path:r.unclear,reason:"workspace"}):"broken"in r?(0,M().fails)(
"package-json-invalid",o,{path:r.broken}):r}function $(t,w,o){if((0,D().normalise)((0,M().from)(w,t))===void 0)return M().
NOTHING;const r=(0,N().entryAt)((0,D().resolveInTree)(w.tree,(0,M().from)(w,t)),t,o);return"problems"in r?r:{directory:r.
path}}function x(t){return t===""?[""]:[t,...(0,j().foldersAbove)(t).reverse(),""]}function A(t,w){return(0,D().resolveInTree)(
t,I().posix.join(w,"package.json")).kind!=="missing"}function g(t,w){return(0,D().resolveInTree)(t,I().posix.join(w,"nod\
e_modules")).kind==="inside"}const v=["--usage","--version","--versions"];function P({flags:t}){const w=t.findLast(({name:l})=>l===
"--prefix")?.value,o=b(t,"--workspaces"),r=b(t,"--ignore-scripts");return{informs:v.some(l=>b(t,l)),...w===void 0?{}:{prefix:w},
...o===void 0?{}:{workspaces:o},workspace:t.flatMap(({name:l,value:O})=>l==="--workspace"&&O?[O]:[]),includeRoot:b(t,"--\
include-workspace-root")===!0,...r===void 0?{}:{ignoreScripts:r},ifPresent:b(t,"--if-present")===!0}}function b(t,w){const o=t.
findLast(r=>r.name===w);return o&&o.negated!==!0}}),62205:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.
resolveRun=$;function I(){const w=h(95132);return I=function(){return w},w}function j(){const w=h(58067);return j=function(){
return w},w}function D(){const w=h(98430);return D=function(){return w},w}function C(){const w=h(35736);return C=function(){
return w},w}function H(){const w=h(15804);return H=function(){return w},w}function M(){const w=h(59867);return M=function(){
return w},w}function N(){const w=h(56788);return N=function(){return w},w}function R(){const w=h(32696);return R=function(){
return w},w}function W(){const w=h(80533);return W=function(){return w},w}function k(){const w=h(46912);return k=function(){
return w},w}const L=new Set(["build-files-unread","dependency-changed","dependency-redirected","dependency-stale","lockf\
ile-missing","target-changed","target-writes","not-installed","only-prints","tool-runs-file","workspaces-changed"]);function $(w,o,r,l){
const{directory:O,event:s,words:p,builtIn:e}=o;return l.follow(`${O}\0${s}`,`${e??""}${(0,k().scriptText)(o)}\0${p.length}`,
()=>e==="server"?(0,H().resolveScript)({...w,via:s},"server.js",r):e==="restart"?g(w,p,r,l):v(w,o,r,l),y=>x(y,s,r))}function x(w,o,r){
return w.why==="cycle"?(0,N().fails)("npm-script-cycle",r,{script:o}):(0,N().fails)("npm-script-chain",r,{script:o,limit:w.
limit,what:w.why})}const A=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function g(w,o,r,l){
const O=(e,y,n)=>l.resolve({program:"npm",subcommand:e,flags:y,operands:[{text:e,span:r,quoted:!1}],passthrough:n},w),s=await O(
"stop",[{name:"--if-present",written:"--if-present",span:r}],[]),p=s.problems.filter(({rule:e})=>!A.has(e));return(0,N().
join)([{...s,problems:p},await O("start",[],o)])}async function v(w,o,r,l){const{event:O}=o,s=new(W()).GivenWords(o,r),{
text:p}=s,e={targets:[(0,N().target)(w,{kind:"npm_script",name:O,script:p})],problems:[]},y=(0,j().dangerOfScript)(p);if(y!==
void 0)return(0,N().join)([e,(0,N().fails)("npm-script-dangerous",r,{script:O,text:p,danger:y})]);const n=await(0,R().readCommands)(
{text:p,place:{...w,via:O},trail:l,given:s}),i=n.problems.filter(s.isGiven).map(s.inCommand),m=n.problems.filter(c=>!s.isGiven(
c)).map(c=>({...c,span:r})),{vacuous:u,lost:d}=(0,D().exitStatusOf)(p),f=p.trim()===""||(0,C().hasOneReading)((0,C().lex)(
p))?N().NOTHING:(0,N().fails)("npm-script-compound",r,{script:O,text:p});return{targets:[...e.targets,...n.targets],problems:[
...i,...m.filter(b),...t(m,r,O,p),...await P(w,o,n.hidden,r),...u?[(0,I().problemAt)("only-prints",r,{program:"npm",flag:`\
run ${O}`})]:[],...d===void 0?[]:[(0,I().problemAt)("npm-script-loses-failure",r,{script:O,text:p,command:d})],...f.problems]}}
async function P({base:w,directory:o,changed:r},{event:l,body:O},s,p){if(s.length===0)return[];const e=w&&(await(0,M().usablePackageJson)(
w,o))?.scripts.get(l),y=!r.has((0,N().from)({directory:o},"package.json"))||!/npm_/.test(O);return e===O&&y?[]:s.map(n=>(0,I().
problemAt)("npm-script-hides-code",p,{script:l,text:O,...n}))}function b({rule:w,args:o}){return w==="dependency-unverif\
ied"?"fault"in o&&o.fault==="removed":L.has(w)||w.startsWith("npm-script-")||w.startsWith("npmrc-")}function t(w,o,r,l){
const O=w.find(s=>!b(s));return O===void 0?[]:[(0,I().problemAt)("npm-script-text",o,{script:r,text:l,reason:O.rule})]}}),
52437:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.resolveNpm=P,S.resolveTool=b;function I(){const s=h(
76760);return I=function(){return s},s}function j(){const s=h(94854);return j=function(){return s},s}function D(){const s=h(
32854);return D=function(){return s},s}function C(){const s=h(93028);return C=function(){return s},s}function H(){const s=h(
95132);return H=function(){return s},s}function M(){const s=h(3893);return M=function(){return s},s}function N(){const s=h(
66227);return N=function(){return s},s}function R(){const s=h(19685);return R=function(){return s},s}function W(){const s=h(
62205);return W=function(){return s},s}function k(){const s=h(60210);return k=function(){return s},s}function L(){const s=h(
96916);return L=function(){return s},s}function $(){const s=h(59867);return $=function(){return s},s}function x(){const s=h(
56788);return x=function(){return s},s}function A(){const s=h(46912);return A=function(){return s},s}function g(){const s=h(
38218);return g=function(){return s},s}function v(){const s=h(10473);return v=function(){return s},s}async function P(s,p,e){
const{subcommand:y,operands:n,flags:i}=s,[m]=n,u=m?.span??i[0]?.span??{start:0,end:0};if(y==="exec")return m===void 0?x().
NOTHING:b(p,s,m);const{project:d,selected:a,runs:f,packages:c,problems:T}=await(0,A().scriptsThatRun)(s,p,u);if(d===void 0)
return{targets:[],problems:T};const E=[await(0,k().inspectNpmrc)({...p,directory:d},u)];for(const G of c){const B={...p,
directory:G},U=f.filter(V=>V.directory===G);U.length>0&&E.push(await(0,L().inspectShadows)(B,u));for(const V of U)E.push(
await(0,W().resolveRun)(B,V,u,e));const z=I().posix.join(G,"package.json");p.changed.has(z)&&E.push((0,x().fails)("targe\
t-changed",u,{path:z}))}const F=I().posix.join(d,"package.json");return a&&!c.includes(d)&&p.changed.has(F)&&E.push((0,x().
fails)("target-changed",u,{path:F})),(0,x().join)([...E,{targets:[],problems:T}])}async function b(s,p,{text:e,span:y}){
if(!(0,M().isToolName)(e))return x().NOTHING;const n=p.starts==="file",i=n?x().NOTHING:await(0,N().resolveAtHome)(s,d=>t(
d,e,y));if(!n&&i.targets.length===0)return i;const m=await(0,g().resolveToolFiles)(p,s),u=(0,j().isKnownTool)(e)||s.via!==
void 0;return(0,x().join)([i,u?x().NOTHING:(0,x().fails)("tool-unknown",y,{tool:e}),m])}async function t(s,p,e){const{tree:y}=s,
n=await(0,$().readPackageJson)(y,""),i=(await(0,L().ownBinaries)(y)).get(p);if(i!==void 0&&s.via!==void 0&&y.stat("node_\
modules")===void 0)return(0,v().resolveCommitted)(s,{text:i.file,span:e});if(n===$().INVALID)return(0,x().fails)("packag\
e-json-invalid",e,{path:"package.json"});if(n?.binaries.has(p))return(0,x().fails)("binary-shadowed",e,{name:p,path:n.path});
const m=(0,x().from)(s,`node_modules/.bin/${p}`);if(s.directory!==""&&y.stat(m)!==void 0)return(0,x().fails)("dependency\
-unverified",e,{name:p,path:m,fault:"elsewhere"});const u=y.stat("node_modules");if(u===void 0)return O(s,n,p,e);const d=await r(
y,p),a=y.stat(d),f=(0,D().resolveInTree)(y,d);if(a===void 0||f.kind==="missing")return(0,x().fails)("binary-missing",e,{
name:p});if(f.kind!=="inside")return(0,x().fails)("target-outside",e,{path:d,reason:"symlink"});const c=(0,N().packageOf)(
f.path),T=u.tracked||a.tracked,E=!T&&f.entry.tracked&&await o(y,f.path);if(c===void 0&&!E||!(0,C().isRegular)(f.entry.kind))
return(0,x().fails)("dependency-unverified",e,{name:p,path:f.path,fault:"elsewhere"});if(!E&&(T||f.entry.tracked)){const B={
name:c??p,path:f.path,fault:"committed"};return(0,x().fails)("dependency-unverified",e,B)}const F=E?[]:await w(s,p,f.path,
e);if(F.some(N().isUnverified))return{targets:[],problems:F};if(!await l(y,f.path))return(0,x().fails)("binary-not-node",
e,{name:p,path:f.path});E&&s.changed.has(f.path)&&F.push((0,H().problemAt)("target-changed",e,{path:f.path}));const G={kind:"\
package_binary",name:p,path:f.path};return{targets:[(0,x().target)(s,G)],problems:F}}async function w(s,p,e,y){const n=(0,N().
packageOf)(e)??p,i=e.slice(`node_modules/${n}/`.length),m={name:p.startsWith("@")?void 0:p,file:i},u=await(0,N().inspectDependency)(
s,{name:n,path:e,binary:m},y);if(n===p||!(await(0,R().readLocks)(s.tree)).some(({entriesOf:f})=>f(p).length>0))return u;
const a=await(0,N().inspectDependency)(s,{name:p,path:e},y);return[...u,...a.filter(f=>!(0,N().isUnverified)(f))]}async function o(s,p){
return(await(0,R().readLocks)(s)).some(({all:y})=>y.some(({source:n})=>{const i=n.kind==="file"?(0,D().normalise)(n.at):
void 0;return i!==void 0&&i!==""&&(0,D().isWithin)(p,i)}))}async function r(s,p){const e=`node_modules/.bin/${p}`;if(!p.
startsWith("@"))return e;const y=await(0,$().usablePackageJson)(s,`node_modules/${p}`);if(y===void 0)return e;const[n]=y.
binaries.keys();return`node_modules/.bin/${(y.binaries.size===1?n:void 0)??p.replace(/^@[^/]*\//,"")}`}async function l(s,p){
return/\.[cm]?js$/.test(p)||/^#!.*[/ ]node\b/.test(await(0,v().firstLineOf)(s,p))}async function O(s,p,e,y){const n=await(0,N().
ownerOf)(s.tree,e,p?.dependencies??new Set);if(n===void 0)return(0,x().fails)("binary-missing",y,{name:e});const i={kind:"\
package_binary",name:e},m=await(0,N().inspectDependency)(s,{name:n,path:e},y);return{targets:[(0,x().target)(s,i)],problems:[
s.tree.isPending?.("node_modules")?(0,H().problemAt)("target-not-judged",y,{path:e}):(0,H().problemAt)("not-installed",y,
{name:e}),...m]}}}),60210:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.effectOf=v,S.foreignSettings=o,S.
inspectNpmrc=$,S.npmrcCopies=P,S.readNpmrc=L;function I(){const r=h(76760);return I=function(){return r},r}function j(){
const r=h(58238);return j=function(){return r},r}function D(){const r=h(4537);return D=function(){return r},r}function C(){
const r=h(32854);return C=function(){return r},r}function H(){const r=h(59542);return H=function(){return r},r}function M(){
const r=h(93028);return M=function(){return r},r}function N(){const r=h(87646);return N=function(){return r},r}function R(){
const r=h(56788);return R=function(){return r},r}function W(){const r=h(10473);return W=function(){return r},r}const k=64*
1024;async function L(r){const l=await(0,W().readText)(r.tree,(0,R().from)(r,".npmrc"),k);if(l===void 0)return{settings:{}};
if("unread"in l)return l;const O=(0,D().lfsObstacle)(l.text);return O!==void 0?{unread:O}:{settings:(0,j().parse)(l.text),
file:l.path}}async function $(r,l){const O=(0,R().from)(r,".npmrc"),s=await L(r);if("unread"in s)return(0,R().fails)("np\
mrc-unread",l,{path:O,reason:s.unread});const{settings:p,file:e=O}=s,y=r.changed.has(O)||r.changed.has(e),n={harmless:[],
decides:[],other:[],honoured:[]};for(const[m,u]of Object.entries(p))n[v(m,u)].push(m);for(const m of n.honoured)m==="ign\
ore-scripts"&&y&&n.other.push(m),m==="node-options"&&(y||!(0,N().areHarmlessOptions)(String(p[m])))&&n.decides.push(m);const i=y?
"npmrc-changed":"npmrc-settings";return(0,R().join)([n.decides.length>0?(0,R().fails)("npmrc-redirects",l,{path:O,keys:n.
decides}):R().NOTHING,n.other.length>0?(0,R().fails)(i,l,{path:O,keys:n.other}):R().NOTHING])}const x=new Set(`access al\
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
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),g=new Set(["ignore\
-scripts","node-options"]);function v(r,l){const O=typeof l!="object"&&!String(l).includes("${");if(r==="ignore-scripts"&&
O)return typeof l=="boolean"?"honoured":"decides";if(g.has(r)&&O)return"honoured";const s=r.toLowerCase().replaceAll("_",
"-");return A.has(s)||r.includes("${")?"decides":!x.has(r)||typeof l=="object"&&!Array.isArray(l)||String(l).includes("$\
{")?"other":"harmless"}async function P(r,l){return Promise.all((0,H().filesNamed)(r,".npmrc").map(({path:O})=>b(r,O,l)))}
async function b(r,l,O){const s=I().posix.dirname(l),p=await L({tree:r,directory:s==="."?"":s});if("unread"in p)return t(
r,l,p.unread);const{settings:e,file:y=l}=p,n=O.has(l)||O.has(y),i=([u,d])=>{const a=v(u,d);return a==="harmless"||a==="h\
onoured"&&!n},m=Object.entries(e);return{path:y,text:(0,j().stringify)(Object.fromEntries(m.filter(i))),dropped:m.filter(
u=>!i(u)).map(([u])=>u)}}function t(r,l,O){const s=(0,C().resolveInTree)(r,l),p=s.kind==="inside"&&(0,M().isRegular)(s.entry.
kind);return{path:p?s.path:l,text:"",dropped:[O],...p?{}:{isLink:!0}}}const w=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function o(r,l){return(await P(r,l)).flatMap(({path:s,dropped:p})=>{const e=p.filter(y=>!w.test(y));return e.length>
0?[`${s}: ${e.join(", ")}`]:[]})}}),96916:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.inspectShadows=A,
S.ownBinaries=void 0;function I(){const o=h(76760);return I=function(){return o},o}function j(){const o=h(37866);return j=
function(){return o},o}function D(){const o=h(32854);return D=function(){return o},o}function C(){const o=h(59542);return C=
function(){return o},o}function H(){const o=h(19685);return H=function(){return o},o}function M(){const o=h(67953);return M=
function(){return o},o}function N(){const o=h(59867);return N=function(){return o},o}function R(){const o=h(56788);return R=
function(){return o},o}function W(){const o=h(47668);return W=function(){return o},o}const k=S.ownBinaries=(0,C().perTree)(
L);async function L(o){const r=await(0,N().usablePackageJson)(o,""),l=r&&r.workspaces.length>0?await(0,W().listWorkspaces)(
o,r):[],O=Array.isArray(l)?l.map(({directory:e})=>e):[],s=(await(0,H().readLocks)(o)).flatMap(({all:e})=>e.flatMap(({source:y})=>y.
kind==="file"?(0,D().normalise)(y.at)??[]:[])),p=new Map;for(const e of new Set([...O,...s])){const y=e===""?void 0:await(0,N().
usablePackageJson)(o,e);for(const[n,i]of y?.binaries??[]){const m=I().posix.join(e,i);p.set(I().posix.basename(n),{file:m,
manifest:I().posix.join(e,"package.json")})}}return p}const $=new Set([...j().REFUSED_PROGRAMS.keys(),...`[ alias awk ba\
sename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),x=new Set(["node","npm","npx","sh"]);async function A(o,r){const{tree:l,base:O}=o,
s=await k(l),p=O&&await k(O),e=[...s].flatMap(([n,{manifest:i}])=>$.has(n)?[g(n,i,p?.has(n)===!0,r)]:[]),y=[];for(const n of(0,M().
foldersUpFrom)(o.directory)){const i=await P(l,I().posix.join(n,"node_modules/.bin"));for(const{name:m,path:u,isLocked:d}of i)
y.push(g(m,u,d,r))}return(0,R().join)([...e,...y])}function g(o,r,l,O){return l?x.has(o)?(0,R().fails)("path-shadowed",O,
{path:r}):R().NOTHING:(0,R().fails)("program-replaced",O,{name:o,path:r})}const v=(0,C().perTree)(()=>new Map);function P(o,r){
const l=v(o),O=l.get(r)??b(o,r);return l.set(r,O),O}async function b(o,r){const l=[];for(const{path:O}of o.list(r)){const s=I().
posix.basename(O).replace(/\.(?:cmd|exe|ps1)$/,"");if(!$.has(s))continue;const p=(0,D().resolveInTree)(o,O);if(p.kind!==
"inside")continue;const e=p.path===O?await t(o,p.entry):p.path,y=e!==void 0&&/node_modules\/(?!\.bin\/)/.test(e);l.push(
{name:s,path:O,isLocked:y&&!p.entry.tracked})}return l}async function t(o,{path:r,size:l=0}){if(l>w)return;const O=(await o.
read(r)).toString("utf8"),[,s]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(O)??[];return s&&I().posix.join(I().posix.dirname(r),
s)}const w=16*1024}),59867:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.MAX_BYTES=S.INVALID=void 0,S.readJsonFile=
k,S.readPackageJson=x,S.usablePackageJson=A;function I(){const t=h(26040);return I=function(){return t},t}function j(){const t=h(
80287);return j=function(){return t},t}function D(){const t=h(32854);return D=function(){return t},t}function C(){const t=h(
59542);return C=function(){return t},t}function H(){const t=h(46138);return H=function(){return t},t}function M(){const t=h(
10473);return M=function(){return t},t}const N=["dependencies","devDependencies","optionalDependencies"],R=S.MAX_BYTES=64*
1024*1024,W=(0,C().perTree)(()=>new Map);function k(t,w){const o=W(t),r=o.get(w)??$(t,w);return o.set(w,r),r}const L=S.INVALID=
Symbol("invalid");async function $(t,w){if((0,D().resolveInTree)(t,w).kind==="missing")return;const o=await(0,M().readText)(
t,w,R);if(o===void 0||"unread"in o||(0,j().isNestedTooDeep)(o.text))return L;const r=(0,I().attempt)(()=>JSON.parse(o.text.
replace(/^\uFEFF/,"")));return typeof r=="object"&&r!==null?r:L}async function x(t,w){const o=w===""?"package.json":`${w}\
/package.json`,r=await k(t,o);if(r===void 0||r===L)return r;const l=r,O=g.get(l)??v(o,l);return g.set(l,O),O}async function A(t,w){
const o=await x(t,w);return o===L?void 0:o}const g=new WeakMap;function v(t,w){const o=typeof w.name=="string"?w.name:"";
return{path:t,name:o,scripts:P(w.scripts),binaries:new Map(Object.entries((0,H().binOf)(w.bin,o)??{})),dependencies:new Set(
N.flatMap(r=>[...P(w[r]).keys()])),workspaces:b(w.workspaces)}}function P(t){const w=new Map;if(typeof t!="object"||t===
null||Array.isArray(t))return w;for(const[o,r]of Object.entries(t))typeof r=="string"&&w.set(o,r);return w}function b(t){
const w=Array.isArray(t)?t:t?.packages;return Array.isArray(w)?w.filter(o=>typeof o=="string"):[]}}),65490:((J,S,h)=>{Object.
defineProperty(S,"__esModule",{value:!0}),S.everyPackage=b,S.isPackageManager=g,S.resolvePackageManager=A,S.selectsPackages=
v;function I(){const s=h(76760);return I=function(){return s},s}function j(){const s=h(32854);return j=function(){return s},
s}function D(){const s=h(59542);return D=function(){return s},s}function C(){const s=h(31901);return C=function(){return s},
s}function H(){const s=h(52437);return H=function(){return s},s}function M(){const s=h(67953);return M=function(){return s},
s}function N(){const s=h(62205);return N=function(){return s},s}function R(){const s=h(60210);return R=function(){return s},
s}function W(){const s=h(96916);return W=function(){return s},s}function k(){const s=h(59867);return k=function(){return s},
s}function L(){const s=h(56788);return L=function(){return s},s}function $(){const s=h(46912);return $=function(){return s},
s}function x(){const s=h(10473);return x=function(){return s},s}async function A(s,p,e,y){const{subcommand:n,operands:i,
flags:m,launched:u=[]}=s,[d]=i;if(d===void 0)return L().NOTHING;const{text:a,span:f}=d,c=(0,L().join)([await(0,R().inspectNpmrc)(
{...e,directory:""},f),e.directory===""?L().NOTHING:await(0,R().inspectNpmrc)(e,f),await o(p,e,f)]);if(n==="exec"){const B=u.
length>0?L().NOTHING:await(0,H().resolveTool)(e,s,d);return(0,L().join)([c,B])}const T=v(s,p),E=await P(e,T,f);if("probl\
ems"in E)return(0,L().join)([c,E]);const F=E.filter(({manifest:B})=>B.scripts.has(a));if(F.length>0){const B=F.map(U=>t(
U,s,e,y));return(0,L().join)([c,...await Promise.all(B)])}if(n==="script-or-tool"&&u.length>0)return c;if(n==="script-or\
-tool"&&/^(?!@)[^\\/]*[\\/]/.test(a)){const B=[(0,C().wordProblem)("launches-programs",p.program,d)];return(0,L().join)(
[c,{targets:[],problems:B}])}if(n==="script-or-tool"){const B=await(0,H().resolveTool)(e,{...s,subcommand:"exec"},d);return(0,L().
join)([c,B])}const G=m.some(({name:B})=>B==="--if-present");return(0,L().join)([c,(0,L().fails)("npm-script-missing",f,{
script:a,passes:G})])}function g({data:s}){return s.starts==="script-or-tool"||s.starts==="script-tool-or-file"}function v({
anyPackage:s,flags:p,passthrough:e},{data:y}){const n=[...p.map(({name:i})=>i),...e.map(({text:i})=>i)];return s===!0||n.
some(i=>y.selecting_flags.includes(i.replace(/=.*/s,"")))}async function P({tree:s,directory:p},e,y){const n=(0,M().foldersUpFrom)(
p).filter(u=>s.stat(I().posix.join(u,"package.json"))!==void 0),i=e?b(s):n.slice(0,1);if(i.length===0)return(0,L().fails)(
"package-json-missing",y,{directory:p});const m=[];for(const u of i){const d=await(0,k().readPackageJson)(s,u);if(d===k().
INVALID)return(0,L().fails)("package-json-invalid",y,{path:I().posix.join(u,"package.json")});d!==void 0&&m.push({directory:u,
manifest:d})}return m}function b(s){const p=[];for(const{path:e}of(0,D().filesNamed)(s,"package.json"))e.split("/").includes(
"node_modules")||p.push(I().posix.dirname(e).replace(/^\.$/,""));return p}async function t({directory:s,manifest:p},{operands:[
e],passthrough:y},n,i){const m={...n,directory:s},{text:u="",span:d={start:0,end:0}}=e??{},a=[await(0,W().inspectShadows)(
m,d)],f=(0,$().runsIn)(p,m,{event:u,words:y});for(const E of f)a.push(await(0,N().resolveRun)(m,E,d,i));const c=(0,$().inspectEmpty)(
f,u,m,d);return a.push({targets:[],problems:c}),n.changed.has(p.path)&&a.push((0,L().fails)("target-changed",d,{path:p.path})),
(0,L().join)(a)}const w=256*1024;async function o({data:s},{tree:p},e){const y=[];for(const[n,i]of Object.entries(s.deciding_settings)){
const m=await(0,x().readText)(p,n,w);if(m===void 0)continue;if("unread"in m){y.push((0,L().fails)("npmrc-unread",e,{path:n,
reason:m.unread}));continue}const{text:u}=m,d=i.split(" ").filter(a=>r(a,u));O.test(u)&&d.push("\\"),y.push(d.length===0?
L().NOTHING:(0,L().fails)("npmrc-redirects",e,{path:n,keys:d}))}return(0,L().join)(y)}function r(s,p){const e=s.endsWith(
"!"),y=e?s.slice(0,-1):s,n=new RegExp(`(?:^|[\\s{,.["'])${y}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...p.matchAll(
n)].some(([,i=""])=>!e||l(i.trim()))}function l(s){return/^[>|&*!{[]/.test(s)||(0,j().normalise)(s.replace(/^["']|["']$/g,
""))===void 0}const O=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/}),55013:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.alternativesOf=L,S.baseOf=R,S.isPattern=N,S.matchesPattern=C,S.readPatterns=D;function I(){const $=h(84128);return I=function(){
return $},$}function j($){return $.length>200||$.split("**").length>2?!1:$==="."?!0:$.split("/").every(x=>/^(?!\.{1,2}$)[\w@.*-]+$/.
test(x))}function D($){const x=[],A=[],g=$.some(P=>P.includes("{"))?/[[\]!]/:/[[\]]/;for(const P of $){const b=/^!*/.exec(
P)?.[0].length??0,w=(g.test(P)?void 0:L(P.slice(b)))?.map(o=>o.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!w?.every(j))
return{unclear:P};if(b%2===1){A.push(...w);continue}for(let o=0;o<A.length;o+=1)w.some(r=>C(r,A[o]??""))&&A.splice(o,1);
x.push(w)}const v=x.filter(P=>!P.some(b=>A.some(t=>C(b,t))));return{wanted:v.flat(),entries:v,refused:A}}function C($,x,A={}){
return H($.split("/"),x.split("/"),A)}function H($,x,A){const[g,...v]=$,[P,...b]=x;return g===void 0?A.partial||x.every(
t=>t==="**"):P===void 0?!1:P!=="**"?M(g,P,A)&&H(v,b,A):H($,b,A)?!0:M(g,"*",A)&&H(v,x,A)}function M($,x,{dot:A=!1}){return $.
startsWith(".")&&!x.startsWith(".")&&!A?!1:(0,I().matchesStars)($,x)}function N($){return/[*?[{]/.test($)}function R($){
return $.replace(/[^/]*[*?[{].*$/s,"")}const W=200,k=1e3;function L($){if($.length>k)return;let x=[$.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const A=[];for(;x.length>0;){const g=[];for(const v of x){const P=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(v);if(P===null)
A.push(v);else{const{0:b,1:t="",index:w}=P,[o,r]=[v.slice(0,w),v.slice(w+b.length)];g.push(...t.split(",").map(l=>`${o}${l}${r}`))}}
if(g.length+A.length>W)return;x=g}return A}}),82293:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.inspectPaths=
R,S.pathProblem=L,S.testProblem=k;function I(){const $=h(32854);return I=function(){return $},$}function j(){const $=h(95132);
return j=function(){return $},$}function D(){const $=h(45806);return D=function(){return $},$}function C(){const $=h(4289);
return C=function(){return $},$}function H(){const $=h(87646);return H=function(){return $},$}function M(){const $=h(55013);
return M=function(){return $},$}const N=new Set(["--env-file","--env-file-if-exists","--prefix"]);function R($,x,A){const{
passthrough:g}=$,v=[],P=(t,w)=>{const o=L(t,w,x);o!==void 0&&v.push(o)};for(const t of[$,...(0,D().launchedBy)($,A)]){for(const{
name:o,value:r,span:l}of t.flags)r!==void 0&&(N.has(o)&&P(r,l),o==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(r)&&
P(r,l));for(const{as:o,path:r,span:l}of(0,C().filesNamedBy)(t,A).files){const O=o==="tests"?k(r,l,x):void 0;O!==void 0&&
v.push(O)}if(t.program!=="node"&&t.starts!=="file")continue;const w=t.program==="node"&&(0,H().isTestRun)(t)?k:L;for(const{
text:o,span:r}of t.operands){const l=o===""||o==="-"?void 0:w(o,r,x);l!==void 0&&v.push(l)}}const b=g.find(({text:t})=>W.
test(t));return b!==void 0&&v.push((0,j().problemAt)("absolute-path",b.span,{path:b.text})),v}const W=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function k($,x,A){if(!(0,M().isPattern)($))return L($,x,A);const g=(0,M().alternativesOf)($);if(g===void 0)return(0,j().
problemAt)("glob-unclear",x,{pattern:$,reason:"too_many"});for(const v of[$,...g]){const P=L(v,x,A);if(P!==void 0)return{
...P,args:{...P.args,path:$}}}}function L($,x,A){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test($)&&/^(?:data|node|file|[a-z]+:\/)/i.
test($))return(0,j().problemAt)("target-outside",x,{path:$,reason:"address"});const g=/^(?:[\\/]|[A-Za-z]:)/.test($),v=g?
void 0:(0,I().normalise)(A===""?$:`${A}/${$}`);if(v===void 0){const P=g?"absolute":"above";return(0,j().problemAt)("targ\
et-outside",x,{path:$,reason:P})}if((0,I().isWithin)(v,".git",{ignoreCase:!0}))return(0,j().problemAt)("target-in-git",x,
{path:$})}}),9504:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.resolveProgram=v;function I(){const d=h(
76760);return I=function(){return d},d}function j(){const d=h(32017);return j=function(){return d},d}function D(){const d=h(
95306);return D=function(){return d},d}function C(){const d=h(32854);return C=function(){return d},d}function H(){const d=h(
59542);return H=function(){return d},d}function M(){const d=h(4289);return M=function(){return d},d}function N(){const d=h(
46868);return N=function(){return d},d}function R(){const d=h(67953);return R=function(){return d},d}function W(){const d=h(
65490);return W=function(){return d},d}function k(){const d=h(55013);return k=function(){return d},d}function L(){const d=h(
82293);return L=function(){return d},d}function $(){const d=h(56788);return $=function(){return d},d}function x(){const d=h(
38218);return x=function(){return d},d}function A(){const d=h(10473);return A=function(){return d},d}const g=5;async function v(d,a,f,c){
const T=b(d,a,f);if("problems"in T)return T;const{subcommand:E,starts:F,operands:G}=d,[B]=G,U=[t(a,f,P(d)),...r(d,T),await(0,x().
resolveProgramFiles)(d,f)];if(E!==void 0){const z=P(d);U.push(await e(a,T,{subcommand:E,span:z}))}if(B!==void 0&&F==="fi\
le"&&U.push(l(T,B)),B!==void 0&&F==="module"&&U.push(O(T,B,d.passthrough)),!(0,W().isPackageManager)(a)){const z={subcommand:E??
B?.text??"",span:P(d)};return(0,$().join)([...U,await n(a,T,z)])}if(E==="run"||E==="exec"||E==="script-or-tool")U.push(await(0,W().
resolvePackageManager)(d,a,T,c));else if(E!==void 0&&(0,W().selectsPackages)(d,a)){const z={text:E,span:P(d),quoted:!1},
V={...d,subcommand:"run",operands:[z]};U.push(await(0,W().resolvePackageManager)(V,a,T,c))}return(0,$().join)(U)}function P({
operands:d,flags:a}){return d[0]?.span??a[0]?.span??{start:0,end:0}}function b({flags:d},a,f){let c=f;for(const{name:T,value:E,
span:F}of d){if(E===void 0||!(0,j().movesTo)(a,T))continue;const G=(0,A().entryFrom)(c,E,F);if("problems"in G)return G;c=
{...f,directory:G.path}}return c}function t({program:d,data:a},{tree:f,changed:c},T){if(a.build_files.length===0)return $().
NOTHING;const E=w(f),F=E.get(a)??o(f,a.build_files);E.set(a,F);const G=F.filter(U=>c.has(U)),B=F.slice(0,g);return(0,$().
join)([F.length===0?$().NOTHING:(0,$().fails)("build-files-unread",T,{program:d,files:B,count:F.length}),...G.map(U=>(0,$().
fails)("target-changed",T,{path:U}))])}const w=(0,H().perTree)(()=>new Map);function o(d,a){const f=c=>a.some(T=>(0,k().
matchesPattern)(T.includes("/")?c:I().posix.basename(c),T,{dot:!0}));return[...d.files()].flatMap(({path:c})=>!(0,C().isWithin)(
c,"node_modules")&&f(c)?c:[])}function r({operands:d,flags:a,starts:f,subcommand:c,family:T},E){const F=T&&(0,W().isPackageManager)(
T)&&c!=="test";return[...(f===void 0&&!F?d:[]).map(({text:U,span:z})=>({text:U.replace(/::.*$/s,""),span:z})),...a.flatMap(
({value:U,span:z})=>U===void 0?[]:[{text:U,span:z}])].map(({text:U,span:z})=>{const V=(0,C().normalise)((0,$().from)(E,U));
return V===void 0||V===""?$().NOTHING:(0,C().isWithin)(V,".git",{ignoreCase:!0})?(0,$().fails)("target-in-git",z,{path:V}):
(0,C().resolveInTree)(E.tree,V).kind==="outside"?(0,$().fails)("target-outside",z,{path:U,reason:"symlink"}):$().NOTHING})}
function l(d,{text:a,span:f}){const c=(0,L().pathProblem)(a,f,d.directory);if(c!==void 0)return{targets:[],problems:[c]};
const T=(0,C().normalise)((0,$().from)(d,a))??"",E=(0,A().fileAt)((0,C().resolveInTree)(d.tree,T),a,f);return"problems"in
E?E:E.tracked?(0,A().runs)(d,{name:a,path:E.path,wanted:T},f):(0,$().fails)("target-untracked",f,{path:a})}function O(d,a,f){
const{text:c,span:T}=a,E=(0,M().pythonFiles)(c).find(F=>!F.endsWith("/__init__.py")&&d.tree.stat((0,$().from)(d,F))!==void 0);
if(E===void 0){const F=(0,N().parseUnknownTool)(a,f,D().UNKNOWN_MODULE);return(0,$().join)([(0,$().fails)("tool-unknown",
T,{tool:c}),{targets:[],problems:F}])}return l(d,{text:E,span:T,quoted:!1})}const s=256*1024,p=/"[^"\n]*\\[uUxX][^"\n]*"\s*[=.\]]|(?:^|[\s{,."'])include["']?\s*=/m;
function e(d,a,f){const c=f.subcommand.replace(/ .*$/s,""),T=m(c),E=G=>p.test(G)||/alias/.test(G)&&T.test(G),F=d.data.alias_files.
map(G=>[G,E]);return i(d,a,{...f,subcommand:c},F)}const y=/^(?:-X(?:m[sx]|ss)\w+|-T|\d+C?|-[Bq]|-ntp|--(?:batch-mode|no-transfer-progress|quiet))$/;
function n(d,a,f){const c=Object.entries(d.data.deciding_settings).map(([E,F])=>[E,G=>u(F,G)]);return i(d,a,{...f,counts:E=>a.
changed.has(E)},c)}async function i({program:d},{tree:a,directory:f},{subcommand:c,span:T,counts:E},F){const G=[];for(const B of F.
length===0?[]:(0,R().foldersUpFrom)(f))for(const[U,z]of F){const V=I().posix.join(B,U),K=E?.(V)!==!1?await(0,A().readText)(
a,V,s):void 0;K===void 0||"text"in K&&!z(K.text)||G.push((0,$().fails)("subcommand-aliased",T,{program:d,subcommand:c,path:V}))}
return(0,$().join)(G)}function m(d){return new RegExp(`(?:^|[\\s{,.["'])(?:${d})["']?\\s*=`,"m")}function u(d,a){return d===
"*"?a.replace(/#.*/g,"").split(/\s+/).some(c=>c!==""&&!y.test(c)):p.test(a)||m(d.replaceAll(" ","|")).test(a)}}),56788:((J,S,h)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.Trail=S.NOTHING=void 0,S.fails=C,S.from=H,S.join=D,S.target=M;function I(){
const k=h(95132);return I=function(){return k},k}const j=S.NOTHING={targets:[],problems:[]};function D(k){return{targets:k.
flatMap(L=>L.targets),problems:k.flatMap(L=>L.problems)}}function C(k,L,$){return{targets:[],problems:[(0,I().problemAt)(
k,L,$)]}}function H({directory:k},L){return k===""?L:`${k}/${L}`}function M({via:k},L){return k===void 0?L:{...L,via:k}}
const N=64,R=2e3;class W{#n=new Set;#e=new Set;resolve;#s;constructor(L,$){this.resolve=L,this.#s=$}async follow(L,$,x,A){
if(this.#n.has(L))return A({why:"cycle"});const g=await this.#s?.tickScript();if(g!==void 0)return A({why:"time",limit:g});
const v=`${L}\0${$}`;if(this.#e.has(v))return j;if(this.#n.size>=N)return A({why:"depth",limit:N});if(this.#e.size>=R)return A(
{why:"count",limit:R});this.#n.add(L);const P=await x();return this.#n.delete(L),this.#e.add(v),P}}S.Trail=W}),32696:((J,S,h)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.readCommands=x;function I(){const l=h(32854);return I=function(){return l},
l}function j(){const l=h(80781);return j=function(){return l},l}function D(){const l=h(45806);return D=function(){return l},
l}function C(){const l=h(92170);return C=function(){return l},l}function H(){const l=h(19312);return H=function(){return l},
l}function M(){const l=h(81413);return M=function(){return l},l}function N(){const l=h(20630);return N=function(){return l},
l}function R(){const l=h(87146);return R=function(){return l},l}function W(){const l=h(82293);return W=function(){return l},
l}function k(){const l=h(56788);return k=function(){return l},l}function L(){const l=h(80533);return L=function(){return l},
l}function $(){const l=h(10473);return $=function(){return l},l}async function x(l){return A(l,(0,M().readShellText)(l.text))}
async function A(l,O){const s=[];let p=l,e=0;for(const[i,m]of O.entries()){if(i<e)continue;const u=(0,M().withoutReserved)(
m);s.push(await A(p,u.inside),await P(p,u)),p=v(u,p);const d=g(p,O,i);for(const a of d?.turns??[]){const f=(p.turns??1)*
(d?.turns.length??1),c=await x({...p,text:a,given:void 0,turns:f});s.push(t(u,c))}e=d?.end??0}const y=s.flatMap(i=>i.hidden),
n=new Map(y.map(i=>[`${i.how} ${i.part}`,i]));return{...(0,k().join)(s),hidden:[...n.values()]}}function g({text:l,place:O,
given:s,turns:p=1},e,y){const n=(0,j().subTree)(O.tree,O.directory),i=s?.hasWords?void 0:(0,H().loopAt)({commands:e,text:l,
tree:n},y);return i&&i.turns.length*p<=H().MAX_TURNS?i:void 0}function v(l,O){const[s,p]=l.words;if(s?.text!=="cd"&&s?.text!==
"pushd")return O;const e=p===void 0||(0,M().isDynamic)(l,p)?void 0:(0,I().normalise)((0,k().from)(O.place,p.text));return e!==
void 0?{...O,place:{...O.place,directory:e}}:{...O,lostIn:O.text.slice(l.span.start,l.span.end).trim()}}async function P({
text:l,place:O,trail:s,given:p,lostIn:e},y){if(e!==void 0&&(0,R().readsCode)(y))return{...k().NOTHING,hidden:[{how:"dyna\
mic",part:e}]};const n=(0,N().textWithin)(y),m=n&&p?.isGiven(n)!==!0?t(n,await x({text:n.text,place:O,trail:s})):void 0,
u=await r({text:l,place:O,trail:s},y),d=u.problems.filter(({span:f})=>!b(y,f)),a=(0,R().hiddenInWords)(y,l)??u.hidden[0];
return{targets:[...u.targets,...m?.targets??[]],problems:[...d,...m?.problems??[],...p?.problemsBehind(y,u)??[]],hidden:[
...a?[a]:[],...m?.hidden??[]]}}function b(l,{start:O,end:s}){return l.words.some(p=>p.span.start<s&&p.span.end>O&&(0,M().
isDynamic)(l,p))}function t({span:l},O){return{...O,problems:O.problems.map(s=>({...s,span:l}))}}const w=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/,
o=new Set(["builtin","command","exec","time"]);async function r({text:l,place:O,trail:s},p){const e=(0,N().startedWords)(
p.words),[y,...n]=e,[i]=p.words,m=(0,k().join)((0,R().codeFilesOf)(p).map(X=>(0,$().resolveCommitted)(O,X)));if(y===void 0||
p.subshell||L().SHELL_WORDS.has(y.text))return{...m,hidden:[]};const{families:u}=O,d=X=>(0,k().fails)("program-not-allow\
ed",X.span,{program:X.text,group:"other"}),a=i&&i!==y&&!o.has(i.text)?d(i):k().NOTHING,f=(0,C().isProgram)(y.text)?y.text:
u?.allowed.get(y.text),c=w.exec(y.text)?.[1]??y.text;if(f===void 0&&/[\\/]/.test(c))return{...(0,k().join)([a,d(y),m]),hidden:[]};
const T=f?(0,D().parseInvocation)(f,n,u):(0,D().parseInvocation)("npx",[{...y,text:c},...n],u),{invocation:E,problems:F}=T,
G=await s.resolve(E,O),B=G.problems.some(({rule:X,span:Z})=>X==="binary-missing"&&Z.start===y.span.start),U={targets:[],
problems:F},z=(0,R().hiddenInInvocation)(p,l,T,u),V=f===void 0&&B?[d(y),U]:[{...U,problems:[...F,...(0,W().inspectPaths)(
E,O.directory,u)]},G],K=(0,R().preloadsOf)(E,u).map(X=>(0,$().resolveCommitted)(O,X));return{...(0,k().join)([a,...V,m,...K]),
hidden:z?[z]:[]}}}),80827:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.npmScripts=A,S.stepsIn=x;function I(){
const f=h(76760);return I=function(){return f},f}function j(){const f=h(13580);return j=function(){return f},f}function D(){
const f=h(3893);return D=function(){return f},f}function C(){const f=h(35736);return C=function(){return f},f}function H(){
const f=h(46138);return H=function(){return f},f}function M(){const f=h(67953);return M=function(){return f},f}function N(){
const f=h(60210);return N=function(){return f},f}function R(){const f=h(59867);return R=function(){return f},f}function W(){
const f=h(56788);return W=function(){return f},f}function k(){const f=h(46912);return k=function(){return f},f}const L={
start:0,end:0},$=200;function x({steps:f}){return f.flatMap(c=>c.command?.nested?.flatMap(x)??[c])}async function A(f,c,T={
left:$}){const{subcommand:E,flags:F}=f;if(E===void 0||E==="pack")return;const{project:G,selected:B,runs:U,packages:z}=await(0,k().
scriptsThatRun)(f,c,L);if(G===void 0)return;const V=await(0,N().readNpmrc)({...c,directory:G}),K=await g(c,G);if("unread"in
V||K===void 0)return;const{settings:X}=V;if(K.devEngines!==void 0||y(F,X))return;const Z=[],Y=n(F,X);for(const q of z){const nn=await g(
c,q);if(nn===void 0||v(nn))return;const en=U.filter(tn=>tn.directory===q),sn=en.length===0?await r(f,c,q):void 0;sn!==void 0&&
Z.push({...P(nn),...sn,directory:q});for(const tn of en){const rn=await b(tn,c,Y,T);Z.push({...P(nn),...rn})}}const _=X["\
node-options"],{prefix:Q}=(0,M().readSettings)(f);return{subcommand:E,directory:c.directory,project:G,prefixed:Q!==void 0,
inWorkspaces:B,config:Y,...typeof _=="string"&&{nodeOptions:_},steps:Z}}async function g(f,c){const T=await(0,R().readJsonFile)(
f.tree,(0,W().from)({directory:c},"package.json"));return T===R().INVALID?void 0:T}function v({bin:f,directories:c}){return!f&&
typeof c=="object"&&c!==null&&"bin"in c}function P(f){const{name:c,version:T}=f;return{packageId:c&&T?`${String(c)}@${String(
T)}`:"",packageEnv:m(f)}}async function b(f,c,T,E){const{directory:F,event:G,body:B}=f,U=(0,k().scriptText)(f),z={...c,directory:F},
V=O(U),K=await w(f,V,z,{config:T,budget:E}),X=f.words.map(Y=>Y.text),Z=K?{argv:[],env:{},...V,nested:K}:V;return{directory:F,
event:G,body:B,words:X,text:U,...Z&&{command:Z}}}const t=new Set(["--if-present","--include-workspace-root","--workspace",
"--workspaces"]);async function w(f,c,T,{config:E,budget:F}){const G=c?.argv[0]==="npm"&&Object.keys(c.env).length===0,B=f.
builtIn==="restart"?[["stop","--if-present"],["start",...f.words.map(({text:z})=>z)]]:G?[c.argv.slice(1)]:[],U=[];for(const z of B){
if(F.left-=1,F.left<0)return;const{invocation:V,problems:K}=(0,D().parseNpm)(z.map(_=>({text:_,span:L,quoted:!0})),T.families);
if(!(K.length===0&&V.flags.every(({name:_})=>t.has(_))))return;const Z=E.npm_config_ignore_scripts==="true"?[o,...V.flags]:
V.flags,Y=await A({...V,flags:Z},T,F);if(Y===void 0)return;U.push(Y)}return U.length>0?U:void 0}const o={name:"--ignore-\
scripts",written:"--ignore-scripts",span:L};async function r(f,{tree:c},T){const E=(0,k().eventOf)(f),F=(await(0,R().usablePackageJson)(
c,T))?.scripts.has(E??"");if(!(E===void 0||F||(0,M().readSettings)(f).ifPresent))return{event:E,words:[],text:""}}const l=new Set(
`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/));function O(f){const{words:c,assignments:T,refused:E,
problems:F}=(0,C().lex)(f),G=F.every(({rule:K})=>K==="assignment-refused"||(0,j().ruleOf)(K).severity==="warning"&&K!=="\
unquoted-glob"),B=F.filter(({rule:K})=>K==="assignment-refused").length,[U]=c;if(!G||B!==E.length||U===void 0||l.has(U.text)||
U.text.includes("="))return;const z=[...T,...E].sort((K,X)=>K.span.start-X.span.start);if(z.some(({name:K})=>K==="PATH"))
return;const V=Object.fromEntries(z.map(({name:K,value:X})=>[K,X]));return{argv:c.map(K=>K.text),env:V}}const s=new Set(
`cache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),p=new Set("browser cache fetch-retries offline update-notifier".split(" ")),e=["also","dev",
"include","omit","only","optional","production"];function y(f,c){return e.some(T=>T in c||f.some(({name:E})=>E===`--${T}`))}
function n(f,c){const T=Object.entries(c).filter(([G,B])=>{const U=(0,N().effectOf)(G,B);return U==="harmless"||U==="hon\
oured"}),E=f.map(({name:G,value:B,negated:U})=>[G.slice(2),B??U!==!0]),F={};for(const[G,B]of[...T,...E])s.has(G)||p.has(
G)||(F[`npm_config_${G.replaceAll("-","_").toLowerCase()}`]=i(B));return F}function i(f){return Array.isArray(f)?f.map(i).
join(`

`):f==null||f===!1?"":String(f).trim()}function m(f){const{name:c,version:T,config:E,engines:F,bin:G}=f,B={};return u({name:c,
version:T,config:E,engines:F,bin:d(G,c)},"npm_package_",B),Object.fromEntries(Object.entries(B).filter(([U])=>/^[A-Za-z_]\w*$/.
test(U)))}function u(f,c,T){for(const[E,F]of Object.entries(f))if(F!==void 0)if(F===null||F===!1)T[`${c}${E}`]="";else if(Array.
isArray(F))for(const[G,B]of F.entries())u({[`${E}_${G}`]:B},c,T);else typeof F=="object"?u(F,`${c}${E}_`,T):T[`${c}${E}`]=
String(F)}function d(f,c){const F=Object.entries((0,H().binOf)(f,typeof c=="string"?c:"")??{}).map(([G,B])=>[I().posix.basename(
a(G)),a(B)]).filter(([G,B])=>G&&B);return F.length>0?Object.fromEntries(F):void 0}function a(f){return I().posix.join("/",
f.replaceAll("\\","/")).slice(1)}}),80533:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.SHELL_WORDS=S.GivenWords=
void 0;function I(){const k=h(37866);return I=function(){return k},k}function j(){const k=h(13580);return j=function(){return k},
k}function D(){const k=h(95132);return D=function(){return k},k}function C(){const k=h(35736);return C=function(){return k},
k}function H(){const k=h(46912);return H=function(){return k},k}const M=S.SHELL_WORDS=new Set(": [ cd echo exit false te\
st true".split(" ")),N=new Set(["assignment-refused","environment-assignment"]),R=new Set([...N,"brace-expansion","glob-\
flag","glob-outside","glob-unclear","tilde-expansion","unquoted-glob","variable-expansion"]);class W{text;#n;#e;#s;#r;constructor({
event:L,body:$,words:x},A){let g=$;const v=[];for(const P of x){const b=g.length+1;g=`${g} ${(0,H().quoteForScript)(P.text)}`,
v.push({word:P,at:{start:b,end:g.length}})}this.text=g,this.#n=$.length,this.#e=v,this.#s=L,this.#r=A}get hasWords(){return this.#e.
length>0}isGiven=({span:L})=>this.#e.length>0&&L.end>this.#n;inCommand=L=>{const $=this.#e.filter(({at:g})=>g.start<L.span.
end&&g.end>L.span.start),x=$[0]?.word.span??this.#r,A=$.at(-1)?.word.span??this.#r;return{...L,span:{start:x.start,end:A.
end}}};problemsBehind({span:L,words:$},x){if(this.#e.length===0||L.end<=this.#n)return[];const{problems:A}=(0,C().lex)(this.
text.slice(L.start,L.end)),g=A.map(l=>({...l,span:{start:l.span.start+L.start,end:l.span.end+L.start}})),v=A.every(({rule:l})=>N.
has(l)||(0,j().ruleOf)(l).severity==="warning"),P=v?g.filter(this.isGiven):[],b=$[0]?.text??"";if(v&&M.has(b))return P;const t=x.
problems.some(({rule:l,span:O})=>l==="program-not-allowed"&&O.start===$[0]?.span.start);if(v&&!t)return P;const w=I().REFUSED_PROGRAMS.
has(b.replace(/^.*[\\/]/,""))||!v&&A.some(({rule:l})=>!R.has(l)),o=this.#e.find(({word:l})=>w||l.text.startsWith("-"));if(o===
void 0)return P;const r={script:this.#s,word:o.word.text,text:this.text};return[...P,(0,D().problemAt)("script-words-unr\
ead",o.at,r)]}}S.GivenWords=W}),46912:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.eventOf=P,S.inspectEmpty=
A,S.quoteForScript=y,S.runsIn=t,S.scriptText=L,S.scriptsThatRun=$;function I(){const n=h(76760);return I=function(){return n},
n}function j(){const n=h(32854);return j=function(){return n},n}function D(){const n=h(93028);return D=function(){return n},
n}function C(){const n=h(95132);return C=function(){return n},n}function H(){const n=h(67953);return H=function(){return n},
n}function M(){const n=h(60210);return M=function(){return n},n}function N(){const n=h(59867);return N=function(){return n},
n}function R(){const n=h(56788);return R=function(){return n},n}function W(){const n=h(10473);return W=function(){return n},
n}const k={selected:!1,runs:[],packages:[],problems:[]};function L({body:n,words:i}){return[n,...i.map(({text:m})=>y(m))].
join(" ")}async function $(n,i,m){const u=(0,H().readSettings)(n),d=P(n);if(u.informs||d===void 0&&n.subcommand!=="pack")
return k;const a=d===void 0&&!s(n),f=X=>(0,H().findPackages)(u,X,m,a),c=await f(i);if("problems"in c)return{...k,problems:c.
problems};const{project:T,selected:E}=c,F=u.ignoreScripts??await v({...i,directory:T}),G={...u,ignoreScripts:F},B=d??"pa\
ck",U=d===void 0?p(n,i,E?c.directories:void 0):[];if("problems"in U)return{...k,project:T,selected:E,problems:U.problems};
const z=d===void 0?U:c.directories,V=[],K=[...c.missing,...await x(c,i,m,f)];for(const X of z){const Z=await(0,N().readPackageJson)(
i.tree,X),Y={...i,directory:X};if(Z===N().INVALID||Z===void 0){const _=I().posix.join(X,"package.json"),Q=Z?(0,R().fails)(
"package-json-invalid",m,{path:_}):(0,R().fails)("package-json-missing",m,{directory:X});K.push(...Q.problems)}else if(d===
void 0)V.push(...l(Z,X,G));else if(b(Z,Y,B)){const _=t(Z,Y,{event:B,words:n.passthrough},G);V.push(..._),K.push(...A(_,B,
Y,m))}else{const _={script:B,passes:G.ifPresent};K.push(...(0,R().fails)("npm-script-missing",m,_).problems)}}return{project:T,
selected:E,runs:V,packages:z,problems:K}}async function x({project:n,directories:i},{base:m,...u},d,a){const f=I().posix.
join(n,"package.json");if(m===void 0||!u.changed.has(f))return[];const c=await a({...u,tree:m});if("problems"in c)return[];
const T=c.directories.filter(E=>!i.includes(E));return T.length===0?[]:[(0,C().problemAt)("workspaces-changed",d,{path:f,
lost:T})]}function A(n,i,{via:m,directory:u},d){if(n.some(({event:f,body:c})=>f===i&&!g(c)))return[];const a=m===void 0?
"npm-script-empty":"npm-script-empty-part";return[(0,C().problemAt)(a,d,{script:i,path:I().posix.join(u,"package.json")})]}
function g(n){return n.split(`
`).every(i=>/^\s*(?:#|$)/.test(i))}async function v(n){const i=await(0,M().readNpmrc)(n);return"settings"in i&&i.settings["\
ignore-scripts"]===!0}function P({subcommand:n,operands:i}){switch(n){case"run":return i[0]?.text;case"test":case"start":case"\
stop":case"restart":return n;default:return}}function b({scripts:n},i,m){return n.has(m)||m==="restart"||m==="env"?!0:m===
"start"&&o(i)}function t(n,i,{event:m,words:u},d={}){const{directory:a}=i,f=n.scripts.get(m)??"",c=f===""?w(m,i):{body:f};
return[...O(n,a,[`pre${m}`],d),...c?[{directory:a,event:m,words:u,...c}]:[],...O(n,a,[`post${m}`],d)]}function w(n,i){return n===
"restart"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:n==="start"&&o(i)?{body:"node server.js",builtIn:"\
server"}:n==="env"?{body:"env"}:void 0}function o(n){const i=(0,j().resolveInTree)(n.tree,(0,R().from)(n,"server.js"));return i.
kind==="outside"||i.kind==="inside"&&(0,D().isRegular)(i.entry.kind)}const r=["prepack","prepare","postpack"];function l(n,i,{
ignoreScripts:m}){return O(n,i,m?["prepare"]:r,{})}function O({scripts:n},i,m,{ignoreScripts:u}){return u?[]:m.flatMap(d=>{
const a=n.get(d);return a?[{directory:i,event:d,body:a,words:[]}]:[]})}function s({operands:n}){return n.length===0||n.some(
({text:i})=>i===".")}function p({operands:n},i,m){const u=m?[...m]:[];!m&&n.length===0&&u.push(i.directory);for(const{text:d,
span:a}of n){if(m&&d===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(d))return(0,R().fails)("downloads",a,{program:"npm",flag:d});
const f=(0,W().entryFrom)(i,d,a);if("problems"in f)return f;if(f.kind!=="directory")return(0,R().fails)("target-not-a-fi\
le",a,{path:d,reason:"archive"});u.push(f.path)}return u}const e=/[\t\n\r "#$&'()*;<>?\\`|~]/;function y(n){return n===""?
"''":e.test(n)?`'${n.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):n}}),95598:((J,S,h)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.resolveTasks=A;function I(){const o=h(76760);return I=function(){return o},
o}function j(){const o=h(16111);return j=function(){return o},o}function D(){const o=h(77251);return D=function(){return o},
o}function C(){const o=h(32854);return C=function(){return o},o}function H(){const o=h(46138);return H=function(){return o},
o}function M(){const o=h(62205);return M=function(){return o},o}function N(){const o=h(59867);return N=function(){return o},
o}function R(){const o=h(65490);return R=function(){return o},o}function W(){const o=h(56788);return W=function(){return o},
o}function k(){const o=h(46912);return k=function(){return o},o}function L(){const o=h(10473);return L=function(){return o},
o}const $=1024*1024,x={turbo:[["turbo.json","tasks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","\
targetDefaults"]],lerna:[["nx.json","targetDefaults"]]};async function A(o,r,l){const{operands:O,passthrough:s,subcommand:p}=o,
[e]=O,n=(p==="exec"||p==="script-or-tool")&&e?(0,D().tasksOf)(e.text,s):void 0;if(e===void 0||n===void 0)return W().NOTHING;
const{text:i,span:m}=e,u=i==="wireit"?await P(r):await g(await v(r.tree,i,n),r.tree),d=[];for(const{directory:a,script:f,
body:c}of u){const T={...r,directory:a};if(c!==void 0){const G={directory:a,event:`${f} (${i})`,body:c,words:[]};d.push(
await(0,M().resolveRun)(T,G,m,l));continue}const E=await(0,N().usablePackageJson)(r.tree,a);if(E===void 0)continue;const F=(0,k().
runsIn)(E,T,{event:f,words:[]});for(const G of F)d.push(await(0,M().resolveRun)(T,G,m,l))}return(0,W().join)(d)}async function g(o,r){
const l=[];for(const O of(0,R().everyPackage)(r)){const s=await(0,N().usablePackageJson)(r,O);if(O===""||s===void 0)continue;
const p=o.filter(e=>s.scripts.has(e));l.push(...p.map(e=>({directory:O,script:e})))}return l}async function v(o,r,l){const O=new Set(
l);for(const[s,p]of x[r]??[]){const e=b(await w(o,s),p);for(const y of O)for(const n of t(b(b(e,y),"dependsOn")))O.add(n.
replace(/^\^|^.*#/,""))}return[...O]}async function P({tree:o,directory:r,via:l}){const O=await(0,N().readJsonFile)(o,I().
posix.join(r,"package.json")),s=b(b(O,"wireit"),l??""),p=b(s,"command"),e=t(b(s,"dependencies")).flatMap(n=>{const[,i="",
m=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(n)??[],u=(0,C().normalise)(I().posix.join(r,i));return u===void 0?[]:[{directory:u,
script:m}]}),y=typeof p=="string"&&l!==void 0;return[...e,...y?[{directory:r,script:l,body:p}]:[]]}function b(o,r){const l=(0,H().
objectIn)(o);return Object.hasOwn(l,r)?l[r]:void 0}function t(o){return Array.isArray(o)?o.map(r=>b(r,"script")??b(r,"ta\
rget")??r).filter(r=>typeof r=="string"):[]}async function w(o,r){const l=await(0,L().readText)(o,r,$);return l&&"text"in
l?(0,j().parse)(l.text):void 0}}),38218:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.resolveProgramFiles=
v,S.resolveToolFiles=g;function I(){const s=h(76760);return I=function(){return s},s}function j(){const s=h(32017);return j=
function(){return s},s}function D(){const s=h(32854);return D=function(){return s},s}function C(){const s=h(93028);return C=
function(){return s},s}function H(){const s=h(4289);return H=function(){return s},s}function M(){const s=h(46868);return M=
function(){return s},s}function N(){const s=h(66227);return N=function(){return s},s}function R(){const s=h(15804);return R=
function(){return s},s}function W(){const s=h(59867);return W=function(){return s},s}function k(){const s=h(55013);return k=
function(){return s},s}function L(){const s=h(82293);return L=function(){return s},s}function $(){const s=h(56788);return $=
function(){return s},s}function x(){const s=h(10473);return x=function(){return s},s}const A=["",...["js","cjs","mjs","t\
s","cts","mts","jsx","tsx","json"].map(s=>`.${s}`)];async function g(s,p){return P((0,H().filesNamedBy)(s,p.families),s.
operands[0],p)}function v({files:s=[],flags:p,family:e},y){const n=p.flatMap(({name:i,value:m})=>m&&e&&(0,j().movesTo)(e,
i)?m:[]);return P({files:s,roots:n,nodeFlags:[]},void 0,y)}async function P({files:s,roots:p,nodeFlags:e},y,n){const i=[
"",...p].flatMap(u=>{const d=(0,D().normalise)((0,$().from)(n,u));return d===void 0?[]:[d]}),m=[];for(const u of s)m.push(
u.as==="arguments"?await r(u,y,n):u.as==="tests"?await o(u,n):await b(u,[...new Set(i)],n));for(const u of e)m.push(await(0,R().
inspectNodeFlag)(u,n));return(0,$().join)(m)}async function b(s,p,e){const{as:y,path:n,span:i}=s,m=(0,L().pathProblem)(n,
i,e.directory);if(m!==void 0)return{targets:[],problems:[m]};const u=[];for(const d of p){const a=(0,D().normalise)(I().
posix.join(d,n));if(a===void 0)continue;const f=await t(s,a,e);f!==void 0&&u.push(f)}return u.length>0?(0,$().join)(u):y===
"code"||y==="config"?(0,x().nothingAt)(e.tree,I().posix.join(e.directory,n),n,i):y==="module"&&s.first?(0,R().inspectImport)(
e,n,i):$().NOTHING}async function t(s,p,e){const{as:y,path:n,span:i}=s,{tree:m}=e,u=(0,R().firstFile)(m,y==="place"?[p]:
A.map(f=>p+f));if(u===void 0)return;const d=u.kind==="inside"&&!(0,C().isRegular)(u.entry.kind);if(y==="place"&&u.kind===
"inside")return $().NOTHING;if(!d)return w(s,p,u,e);if(y==="config"){const f=(0,D().resolveInTree)(m,I().posix.join(u.path,
"tsconfig.json"));return f.kind==="missing"?$().NOTHING:w(s,p,f,e)}const a=await(0,R().mainOf)(m,p);return a===W().INVALID?
(0,$().fails)("package-json-invalid",i,{path:I().posix.join(n,"package.json")}):a&&w(s,p,a.found,e)}async function w({as:s,
path:p,span:e,ifFile:y},n,i,m){const u=(0,x().fileAt)(i,p,e);if("problems"in u)return u;const d=await(0,R().trustProblems)(
m,u,p,e);if(d.some(N().isUnverified))return{targets:[],problems:d};const a=(0,x().runs)(m,{name:p,path:u.path,wanted:n},
e),f=s==="module"&&y?[y]:[];return{...a,problems:[...d,...f,...a.problems]}}async function o(s,p){const{path:e,span:y}=s,
n=(0,L().testProblem)(e,y,p.directory);if(n!==void 0)return{targets:[],problems:[n]};const m=((0,k().isPattern)(e)?((0,k().
alternativesOf)(e)??[]).map(k().baseOf):[e]).map(d=>(0,D().resolveInTree)(p.tree,(0,$().from)(p,d)));if(m.some(({kind:d})=>d===
"outside"))return(0,$().fails)("target-outside",y,{path:e,reason:"symlink"});const[u]=m;return(0,k().isPattern)(e)||u?.kind!==
"inside"||!(0,C().isRegular)(u.entry.kind)?$().NOTHING:w(s,(0,D().normalise)((0,$().from)(p,e))??e,u,p)}async function r({
path:s,span:p},e,y){const n=await b({as:"config",path:s,span:p},[y.directory],y),i=n.targets[0]?.path;if(e===void 0||i===
void 0)return n;const m=O(await y.tree.read(i),p);if(m===void 0){const d=`@${s}`;return(0,$().join)([n,(0,$().fails)("to\
ol-loads-code",p,{program:e.text,flag:d})])}const u=(0,M().parseTool)(e,m,y.families?.tools).map(d=>({...d,span:p}));return(0,$().
join)([n,{targets:[],problems:u},await P((0,H().filesIn)(e,m,y.families),e,y)])}const l=64*1024;function O(s,p){if(s.length>
l)return;const e=[],y=s.toString("utf8"),n=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let m=n.exec(y);m!==null;m=n.exec(y))
e.push(m[1]??m[2]??"");return e.every(m=>!m.startsWith("@")&&!m.startsWith('"'))?e.map(m=>({text:m,span:p,quoted:!0})):void 0}}),
10473:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.entryAt=H,S.entryFrom=R,S.fileAt=N,S.firstLineOf=$,S.
nothingAt=M,S.readText=L,S.resolveCommitted=W,S.runs=k;function I(){const x=h(32854);return I=function(){return x},x}function j(){
const x=h(93028);return j=function(){return x},x}function D(){const x=h(95132);return D=function(){return x},x}function C(){
const x=h(56788);return C=function(){return x},x}function H(x,A,g){switch(x.kind){case"inside":return x.entry;case"outsi\
de":return(0,C().fails)("target-outside",g,{path:A,reason:"symlink"});case"missing":return(0,C().fails)("target-missing",
g,{path:A});case"loop":return(0,C().fails)("target-not-a-file",g,{path:A,reason:"loop"})}}function M(x,A,g,v){const b=A.
split("/").map((t,w,o)=>o.slice(0,w).join("/")).find(t=>x.stat(t)?.kind==="submodule");return(0,C().fails)("target-missi\
ng",v,{path:g,...b&&{submodule:b}})}function N(x,A,g){const v=H(x,A,g);return"problems"in v||(0,j().isRegular)(v.kind)?v:
(0,C().fails)("target-not-a-file",g,{path:A,reason:v.kind})}function R(x,A,g){const v=A.startsWith("/")?void 0:(0,I().normalise)(
(0,C().from)(x,A));if(v===void 0)return(0,C().fails)("target-outside",g,{path:A,reason:"above"});const P=(0,I().resolveInTree)(
x.tree,v);return P.kind==="missing"?M(x.tree,v,A,g):H(P,A,g)}function W(x,{text:A,span:g}){const v=A.startsWith("/")?void 0:
(0,I().normalise)((0,C().from)(x,A)),P=v===void 0?void 0:(0,I().resolveInTree)(x.tree,v);return v===void 0||P?.kind!=="i\
nside"||!(0,j().isRegular)(P.entry.kind)?C().NOTHING:k(x,{name:A,path:P.path,wanted:v},g)}function k(x,{name:A,path:g,wanted:v},P){
const b=x.changed.has(g)||x.changed.has(v);return{targets:[(0,C().target)(x,{kind:"file",name:A,path:g})],problems:b?[(0,D().
problemAt)("target-changed",P,{path:g})]:[]}}async function L(x,A,g){const v=(0,I().resolveInTree)(x,A);if(!(v.kind==="m\
issing"&&x.stat(A)===void 0))return v.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,j().isRegular)(v.entry.kind)?(v.entry.size??0)>g?{unread:"it is too large"}:{text:(await x.read(v.path,g)).toString(
"utf8"),path:v.path}:{unread:"it is not a regular file"}}async function $(x,A){const[g=""]=(await x.read(A)).subarray(0,
256).toString("latin1").split(`
`,1);return g}}),47668:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.listWorkspaces=N,S.selectWorkspaces=
$;function I(){const A=h(76760);return I=function(){return A},A}function j(){const A=h(32854);return j=function(){return A},
A}function D(){const A=h(59542);return D=function(){return A},A}function C(){const A=h(59867);return C=function(){return A},
A}function H(){const A=h(55013);return H=function(){return A},A}const M=(0,D().perTree)(()=>new Map);function N(A,g){const v=M(
A),P=v.get(g.path)??R(A,g);return v.set(g.path,P),P}async function R(A,g){const v=(0,H().readPatterns)(g.workspaces);if("\
unclear"in v)return v;const{wanted:P,entries:b,refused:t}=v;if(P.length===0)return[];const w=I().posix.dirname(g.path).replace(
/^\.$/,""),o=[];for(const{path:O,kind:s}of A.files()){const p=L(w,O);if(p!==void 0)if(s==="symlink"){const e=P.some(i=>(0,H().
matchesPattern)(p,i,{partial:!0})),y=P.some(i=>(0,H().matchesPattern)(p,i)),n=e?(0,j().resolveInTree)(A,O):void 0;if(n?.
kind==="outside")return{unclear:O};if(n?.kind!=="inside"||n.entry.kind!=="directory")continue;if(!y||t.length>0||P.some(
i=>i.startsWith(`${p}/`)))return{unclear:O};o.push(p)}else I().posix.basename(O)==="package.json"&&o.push(I().posix.dirname(
p))}const r=o.filter(O=>P.some(s=>(0,H().matchesPattern)(O,s))).filter(O=>!O.split("/").includes("node_modules")).filter(
O=>!t.some(s=>(0,H().matchesPattern)(O,s,{dot:!0}))).sort((O,s)=>O.localeCompare(s,"en")),l=b.flatMap(O=>r.filter(s=>O.some(
p=>(0,H().matchesPattern)(s,p,{partial:!0}))));return W(A,w,[...new Set(l)])}async function W(A,g,v){const P=[],b=new Set;
for(const t of v){const w=I().posix.join(g,t).replace(/^\.$/,""),o=await(0,C().readPackageJson)(A,w);if(o===void 0)continue;
if(o===C().INVALID)return{broken:`${w}/package.json`};const r=o.name||k(w);if(b.has(r))return{broken:o.path};b.add(r),P.
push({directory:w,name:r})}return P}function k(A){const g=I().posix.basename(I().posix.dirname(A)),v=I().posix.basename(
A);return g.startsWith("@")?`${g}/${v}`:v}function L(A,g){return A===""?g:g.startsWith(`${A}/`)?g.slice(A.length+1):void 0}
function $(A,g,{directory:v,project:P}){const b=r=>I().posix.join("/",r),t=b(L(P,`${v}/`)===void 0?P:v),w=I().posix.resolve(
t,g),o=[I().posix.relative(b(P),I().posix.resolve(b(v),g)),g];return A.filter(r=>{if(r.name===g||b(r.directory)===w)return!0;
const l=I().posix.relative(t,b(r.directory)),O=g.startsWith("./")?`./${l}`:l;return o.some(s=>x(O,s))})}function x(A,g){
const v=/^\.(?:\/|$)/.test(g)===A.startsWith("./"),[P,b]=[I().posix.normalize(A),I().posix.normalize(`${g}/`)];return v&&
g!==""&&`${I().posix.dirname(P)}/`===b&&!I().posix.basename(P).startsWith(".")}}),21416:((J,S,h)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.Unclear=void 0,S.apart=L,S.ends=k,S.exitOf=A,S.inBackground=$,S.isExamined=N,S.isIdle=R,S.knownStatus=
P,S.nameOf=M,S.optionsIn=v,S.piped=x,S.settle=W;function I(){const b=h(20630);return I=function(){return b},b}class j extends Error{}
S.Unclear=j;const D=new Set(`: [ break case cat cd continue date done echo esac exec exit export false fi for head ls pr\
intf pwd readonly return select set
  shift sleep tail test trap true umask uname unset wait wc whoami`.split(/\s+/)),C=new Set("chmod chown clear cp kill k\
illall ln mkdir mv pkill rm rmdir rsync sed sort tee touch".split(" ")),H=new Set("[ [[ cmp command diff egrep fgrep fin\
d grep hash read rg test type which".split(" "));function M({words:b}){const[t]=(0,I().startedWords)(b);return(t?.text??
"").replace(/^(?:\/usr)?(?:\/local)?\/bin\//,"")}function N(b){const t=M(b);return t!==""&&!D.has(t)&&!C.has(t)&&!H.has(
t)}function R(b){return D.has(b)}function W(b,t,w){b.status=t,b.done||=b.errexit&&t===1&&!w}function k(b){return(t,w)=>W(
t,b,w)}function L(b,t,w){const o={...t};return b(o,w),o.status}function $(b){return t=>{L(b,t,!1),t.status=0}}function x(b){
return(t,w)=>{const o=b.map(l=>L(l,t,w)),r=t.pipefail&&o.includes(1)?1:o.at(-1);W(t,r??0,w)}}function A(b,[,t]){if(/^(?:exit|return)$/.
test(b)){if(g(t?.text??"$?",0)===void 0)throw new j;return w=>{w.status=g(t?.text??"$?",w.status)??0,w.done=!0}}}function g(b,t){
if(/^\$(?:\?|\{\?\})$/.test(b))return t;if(/^\d+$/.test(b))return Number(b)%256===0?0:1}function v([b,...t]){const w={};
return b?.text!=="set"||t.forEach(({text:o},r)=>{const[,l,O=""]=/^([-+])([a-zA-Z]+)$/.exec(o)??[];O.includes("e")&&(w.errexit=
l==="-");const s=t[r+1]?.text;O.endsWith("o")&&(s==="errexit"||s==="pipefail")&&(w[s]=l==="-")}),w}function P(b,t){return b===
"false"?1:/^(?:test|\[\[?)$/.test(b)?t.filter(({text:w})=>!/^\]\]?$|\$/.test(w)).length===2?0:void 0:b===""||D.has(b)||C.
has(b)?0:void 0}}),81413:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.everyCommand=H,S.isBefore=R,S.isDynamic=
L,S.readShellText=C,S.withoutReserved=W;function I(){const P=h(35736);return I=function(){return P},P}const j=128*1024,D=16;
function C(P,b){return P.length>j?[]:new v(P,b).list("",0)}function H(P){return P.flatMap(b=>[b,...H(b.inside)])}const M=new Set(
"! { do elif else if then time until while".split(" ")),N=/^([A-Za-z_]\w*)=(.*)$/s;function R({text:P,quoted:b}){return!b&&
M.has(P)}function W(P){const{words:b,assignments:t}=P,w=b.findIndex(O=>!R(O));if(w<1)return P;const o=b.slice(w),r=o.findIndex(
({text:O})=>!N.test(O)),l=r<0?o:o.slice(0,r);return{...P,words:o.slice(l.length),assignments:[...t,...l.map(k)]}}function k({
text:P,span:b}){const[,t="",w=""]=N.exec(P)??[];return{name:t,value:w,span:b}}function L({problems:P,substituted:b},{span:t}){
const w=o=>o.start<t.end&&o.end>t.start;return b.some(w)||P.some(o=>$.has(o.rule)&&w(o.span))}const $=new Set(["arithmet\
ic-expansion","command-substitution","dollar-quote","variable-expansion"]),x=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,
A=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,g=/\\.?|\$\(|[^\\`$"]+|./sy;
class v{#n;#e;#s=0;constructor(b,t){this.#n=b,this.#e=t}list(b,t){const w=[];let o=this.#r(),r=!1;const l=(O,s="")=>{const p=this.#t(
o,O,s),{words:e,assignments:y,redirections:n,inside:i}=p,m=e.length+y.length+n.length+i.length===0,u=w.at(-1);m?u&&(w[w.
length-1]={...u,separator:u.separator+s}):w.push(p);const d=/^\|&?$/.test(s)?p:void 0;o=this.#r(m?o.pipedFrom:d)};for(;this.#s<
this.#n.length;){const O=this.#s,s=this.#i(r?g:A),p=this.#s;if(s==='"')r=!r;else{if(s===b&&(!r||b==="`"))return l(O),w;if(s===
"$("||s==="`"||!r&&/^[<>]?\($/.test(s)){if(t===D){l(O);continue}const e=this.#n.slice(o.start,O),y=s==="("?x.test(e)?"su\
bshell":"definition":"substitution",n=this.list(s==="`"?"`":")",t+1);o.inside.push(...n),o.gaps.push({kind:y,start:O,end:this.#s}),
y==="subshell"&&(o.subshell=n)}else!r&&/^(?:[;&|\r\n]+|\))$/.test(s)?l(O,s):!r&&s.startsWith("#")&&/^\s?$/.test(this.#n.
charAt(O-1))?o.gaps.push({kind:"comment",start:O,end:p}):!r&&/^(?:[<>]|&>)/.test(s)&&o.gaps.push({kind:"operator",start:O,
end:p})}}return l(this.#n.length),w}#r(b){return{start:this.#s,gaps:[],inside:[],pipedFrom:b}}#i(b){b.lastIndex=this.#s;
const[t=""]=b.exec(this.#n)??[];return this.#s+=t.length,t}#t(b,t,w){const{start:o,gaps:r,inside:l,pipedFrom:O,subshell:s}=b;
let p="",e=o;for(const c of r){const T=c.kind==="comment"||c.kind==="operator"?" ":"_";p+=this.#n.slice(e,c.start)+T.repeat(
c.end-c.start),e=c.end}p+=this.#n.slice(e,t);const y=(0,I().lex)(p,this.#e),n=c=>({...c,span:{start:c.span.start+o,end:c.
span.end+o}}),i=y.words.map(n),m=new Set;let u=0;const a=r.filter(({kind:c})=>c==="operator").map(({start:c,end:T})=>{for(;u<
i.length&&(i[u]?.span.start??T)<T;)u+=1;const E=i[u],F=i[u-1];return F?.span.end===c&&/^\d+$/.test(F.text)&&m.add(F),E&&
m.add(E),{operator:this.#n.slice(c,T),...E&&{target:E}}}),f=[...y.assignments,...y.refused].map(n);return{words:i.filter(
c=>!m.has(c)),assignments:f.sort((c,T)=>c.span.start-T.span.start),redirections:a,problems:y.problems.map(n),span:{start:o,
end:t},separator:w,inside:l,substituted:r.filter(({kind:c})=>c==="substitution"),...O&&{pipedFrom:O},...s&&{subshell:s},
...r.some(({kind:c})=>c==="definition")&&{defines:!0}}}}}),20630:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.handsOn=C,S.isShell=N,S.startedWords=H,S.textWithin=R;function I(){const W=h(37866);return I=function(){return W},W}function j(){
const W=h(81413);return j=function(){return W},W}const D=new Set(`builtin busybox command doas env exec ionice nice nohu\
p setsid stdbuf sudo taskset time timeout
  xargs xvfb-run`.split(/\s+/));function C(W){return D.has(W)}function H(W){let k=W;for(;;){const[L,$]=k;if(L?.text==="f\
ind"){const A=k.findIndex(({text:g})=>/^-(?:exec|ok)(?:dir)?$/.test(g));return A<0?k:H(k.slice(A+1))}if(L===void 0||!D.has(
L.text)||L.text==="command"&&/^-[vV]/.test($?.text??""))return k;const x=k.findIndex((A,g)=>g>0&&M(A,k));if(x<0)return k;
k=k.slice(x)}}function M({text:W},k){const L=$=>(0,I().startsOthers)($)||I().REFUSED_PROGRAMS.has($);return k.slice(1).some(
$=>L($.text))?L(W):!/^-|^\w+=|^\d+[smhd]?$/.test(W)}function N(W){return/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|k|z|a|fi|c|tc)?sh$/.
test(W)}function R(W){const[k,...L]=H(W.words),$=k?.text??"";if($!=="trap"&&!N($))return;const x=$==="trap"?-1:L.findIndex(
({text:g})=>/^-\w*c$/.test(g)),A=x<0&&$!=="trap"?void 0:L[x+1];return A===void 0||(0,j().isDynamic)(W,A)?void 0:A}}),20639:((J,S,h)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.NPM_LOCKFILES=S.LOCKFILES=void 0,S.isCode=R,S.isLockfile=l,S.isOfTests=
t,S.isPackageFile=s,S.isProgramCode=N,S.isTest=P,S.isTestData=b,S.isWritten=W,S.toolThatFinds=m;function I(){const u=h(76760);
return I=function(){return u},u}function j(){const u=h(41330);return j=function(){return u},u}const D=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),C=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),H=new Set("ini json json5 jsonl toml yaml yml".split(" ")),M=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function N(u){return D.has(k(u))}function R(u){return N(u)||C.has(k(u))}function W(u){return R(u)||H.has(k(u))||M.test(I().
posix.basename(u))}function k(u){return I().posix.extname(u).slice(1).toLowerCase()}const L={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},$=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
x=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[A,g,v]=Object.values(L).map(u=>new RegExp(`(?:^|/)(?\
:${u})/`,"i"));function P(u){return A.test(u)||$.test(u)}function b(u){return g.test(u)||u.endsWith(".snap")}function t(u){
return P(u)||b(u)||v.test(u)||x.test(u)}const w=S.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],o=S.LOCKFILES=
[...w,"pnpm-lock.yaml","yarn.lock","bun.lock"],r=/^(?:bun\.lockb|(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function l(u){return o.includes(u)||r.test(u)}const O=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bun\.lockb|bunfig\.toml|binding\.gyp)$/;
function s(u){return o.includes(u)||O.test(u)}const p="{js,cjs,mjs,ts,cts,mts}",e="{json,jsonc,json5,yaml,yml,toml}",y=`\
{${p.slice(1,-1)},${e.slice(1,-1)}}`,n={vitest:`vitest.config.${p} vitest.workspace.${y} vite.config.${p}`,jest:`jest.co\
nfig.${y} jest.setup.${p}`,mocha:`.mocharc .mocharc.${y}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${p}`,cypress:`cypress.config.${p}`,eslint:`eslint.config.${p} .eslintrc \
.eslintrc.${y} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${y} prettier.config.${p} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${y} stylelint.config.${p} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${y} .knip.${e} knip.config.${p}`,markdownlint:`.markdownlint.${y}\
 .markdownlint-cli2.${y} .markdownlintignore .markdownlintrc`,cspell:`cspell.${y} .cspell.${y} cspell.config.${y}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${y} nyc.config.${p}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${y} .babelrc .babelrc.${y}`,swc:".swcrc",pytest:"pytest.ini .pytest.ini conftest.py pyproject.toml \
setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.ini",ruff:"ruff.toml .ruf\
f.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml rustfmt.toml",go:"go.mod \
go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xml",gradle:"{build,setting\
s}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets} *.runsettings",phpunit:"\
phpunit.xml phpunit.xml.dist",rspec:".rspec .rubocop.yml",turbo:"turbo.json",nx:"nx.json project.json",lerna:"lerna.json",
npm:".npmrc"};let i;function m(u){if(i??=Object.entries(n).map(([a,f])=>[a,(0,j().default)(f.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.
test(u))return"cargo";const d=u.slice(u.lastIndexOf("/")+1);return i.find(([,a])=>a(d))?.[0]}}),44670:((J,S,h)=>{Object.
defineProperty(S,"__esModule",{value:!0}),S.PRELOADABLE_PACKAGES=S.NODE_FLAGS=S.NODE_ALIASES=S.BUILT_IN_REPORTERS=void 0;
function I(){const M=h(32017);return I=function(){return M},M}const j=S.NODE_FLAGS=(0,I().nameTable)({harmless:`
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
  `}),D=S.NODE_ALIASES=new Map(`
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  es-module-specifier-resolution=experimental-specifier-resolution
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  report-directory=report-dir security-reverts=security-revert
  trace-events-enabled=trace-event-categories
  `.trim().split(/\s+/).map(M=>M.split("="))),C=S.BUILT_IN_REPORTERS=new Set("dot junit lcov spec tap".split(" ")),H=S.PRELOADABLE_PACKAGES=
new Set(`
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g))}),94495:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.NPM_SUBCOMMANDS=S.NPM_SHORTHANDS=
S.NPM_FLAGS=S.MISSPELT=void 0;function I(){const R=h(32017);return I=function(){return R},R}const j=(0,I().nameTable)({harmless:`\

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
  `}),D=S.NPM_FLAGS=new Map([...j].map(([R,{name:W,arity:k,kind:L}])=>[R,{name:W,arity:k==="optional"?"loose":k==="value"?
"value":"none",effect:L}])),C=`
  ?=usage B=save-bundle C=prefix D=save-dev E=save-exact H=usage L=location O=save-optional
  P=save-prod S=save a=all c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly
  desc=description enjoy-by=before f=force g=global h=usage help=usage iwr=include-workspace-root
  l=long local=no-global m=message n=no-yes no=no-yes p=parseable porcelain=parseable
  q=loglevel:warn quiet=loglevel:warn readonly=read-only reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`,H=S.NPM_SHORTHANDS=new Map(C.trim().split(/\s+/).map(R=>R.split(/[=:]/)).map(([R="",W,...k])=>[R,[`--${W}`,...k]])),M=S.
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
t,create,innit","writes-files":"cache patch shrinkwrap version,verison"}),N=S.MISSPELT=new Set(["hlep","rum","urn"])}),58690:((J,S)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.choosesByName=M,S.isReadByProgram=C;const h=`
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
`.match(/\S+/g),I=D(h.map(N=>N.replace("!",""))),j=D(h.flatMap(N=>N.match(/^.*(?=!)/)??[]));function D(N){return new RegExp(
`^(?:${N.join("|").replaceAll("~",".*")})$`,"s")}function C(N){return I.test(N)||/^[A-Z]+_INCLUDE_PATH$/.test(N)}const H=/^PYTHON(?:DONTWRITEBYTECODE|DEVMODE|FAULTHANDLER|HASHSEED|IOENCODING|TRACEMALLOC|UNBUFFERED|UTF8)$/;
function M(N){return j.test(N)||N.startsWith("PYTHON")&&!H.test(N)}}),37866:((J,S,h)=>{Object.defineProperty(S,"__esModu\
le",{value:!0}),S.REFUSED_PROGRAMS=void 0,S.hasCommandLine=H,S.isCommandLine=C,S.startsOthers=D;function I(){const N=h(32017);
return I=function(){return N},N}const j=S.REFUSED_PROGRAMS=(0,I().groupsByName)({shell:"bash sh zsh dash ksh fish csh tc\
sh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup time timeout nice ionice setsid stdbuf ta\
skset chrt flock prlimit unshare strace ltrace gdb vim",interpreter:"python python2 python3 php perl ruby deno bun lua j\
ava go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 uv poetry composer",system:"cat ls rm cp mv gr\
ep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod true false exit"});function D(N){const R=j.
get(N)??"system";return/^(?:node|np[mx])$/.test(N)||R!=="system"&&N!=="."}function C(N){const[R="",...W]=N.trim().split(
/\s+/);return M(R)&&W.some(k=>/^-|[./]|^[|&;<>]+$/.test(k))}function H(N){return/&&|\|\||\$\(|`/.test(N)?!0:N.split(/;\s|\s\|\s/).
some(R=>{const[W="",...k]=R.trim().split(/\s+/);return k.length>0&&M(W)})}function M(N){return j.has(N)||D(N)}}),95306:((J,S,h)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.UNKNOWN_MODULE=void 0,S.unknownTool=N;function I(){const R=h(32017);return I=
function(){return R},R}const j={flags:{config:"config,c= config-file= rcfile= resolve-plugins-relative-to=",code:`
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
ends_with:"run start"},{programs:["ember","hexo","ng"],subcommands:{"never-ends":`${j.subcommands["never-ends"]} s`}},{programs:[
"microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{"never-ends":`${j.flags["never-ends"]} w`}}],
C=(0,I().toolTable)(j),H=S.UNKNOWN_MODULE=(0,I().toolTable)({...j,flags:{...j.flags,code:"custom-syntax= env= environmen\
t= formatter= parser= reporter= resolver= rulesdir= runner= use=",module:"import= load= load-plugins= loader= plugin~="}}),
M=new Map(D.flatMap(({programs:R,flags:W,subcommands:k,...L})=>{const $=(0,I().toolTable)({flags:{...j.flags,...W},subcommands:{
...j.subcommands,...k},...L});return R.map(x=>[x,$])}));function N(R){return M.get(R)??C}}),34482:((J,S,h)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.Places=void 0,S.contextIn=D;function I(){const M=h(32854);return I=function(){return M},M}const j="\
/\0checkout";function D({policy:M,tree:N,platform:R,cwd:W=""},k){const{workspace:L}=M,$=C(M)?j:void 0,{files:x,cwd:A=W===
""?$:`${$??L}/${W}`}=k;return{policy:M,platform:R,proposal:k,mount:x?{at:"/",tree:x}:N?{at:$??L,tree:N}:{at:j},cwd:A}}function C({
workspace:M}){const N=(0,I().locatePath)(M,j,{at:j});return N!==void 0&&(0,I().isLocatedIn)(N,j)}class H{workspace;cwd;#n;#e;#s;constructor({
policy:{workspace:N},cwd:R,platform:W,mount:k}){this.#n=k,this.#e=k.at==="/"?k:{at:k.at},this.#s=W!=="linux",this.workspace=
(0,I().locatePath)(N,j,this.#e)??j,this.cwd=R===void 0?this.workspace:(0,I().locatePath)(R,this.workspace,k)??j}locate(N){
return(0,I().locatePath)(N,this.cwd,this.#n)}leadsInto(N,R){const W=this.locate(N);return W===void 0?!1:R.some(k=>{const L=(0,I().
locatePath)(k,this.workspace,this.#e);return L!==void 0&&this.isIn(W,L)})}isIn(N,R){return(0,I().isLocatedIn)(N,R,{ignoreCase:this.#s})}mayBeIn(N,R){
return(0,I().isLocatedIn)(N,R,{ignoreCase:!0})}}S.Places=H}),21311:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.checkCommandPolicy=P,S.checkFamily=w,S.failedExamples=b,S.requireExamples=t;function I(){const n=h(7723);return I=function(){
return n},n}function j(){const n=h(51951);return j=function(){return n},n}function D(){const n=h(81413);return D=function(){
return n},n}function C(){const n=h(41115);return C=function(){return n},n}function H(){const n=h(5347);return H=function(){
return n},n}function M(){const n=h(32017);return M=function(){return n},n}function N(){const n=h(41895);return N=function(){
return n},n}function R(){const n=h(94853);return R=function(){return n},n}function W(){const n=h(74238);return W=function(){
return n},n}function k(){const n=h(5468);return k=function(){return n},n}function L(){const n=h(95132);return L=function(){
return n},n}function $(){const n=h(34482);return $=function(){return n},n}function x(){const n=h(83747);return x=function(){
return n},n}function A(){const n=h(6476);return A=function(){return n},n}function g(){const n=h(10777);return g=function(){
return n},n}function v(){const n=h(14111);return v=function(){return n},n}function P({families:n,patterns:i}){if(n.length===
0&&i.length===0)return[];const m=n.flatMap((d,a)=>y(["families",a],w(d)));if(m.length>0)return m;const u=(0,C().registryOf)(
n);return i.flatMap((d,a)=>y(["patterns",a],r(d,u)))}function b({policy:n,path:i=W().POLICY_PATH,text:m=""}){return P(n).
map(({message:u,pointer:d,value:a})=>{const f=(0,k().placeIn)(m,d,a);return`${f===void 0?i:`${i}:${f}`}: ${u}`})}function t(n){
const i=b(n);if(i.length!==0)throw new(N()).GateError("policy_invalid",`Examples of the policy fail:
${i.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function w(n){const i=H().
familySchema.safeParse(n);if(!i.success)return[{message:`family ${n.name}: ${I().prettifyError(i.error)}`,pointer:["name"],
value:n.name}];const m=(0,C().readFamily)(n),u=l(m);if(u.length>0)return u;const d=(0,C().programTerms)({programs:[m.name],
families:[m]});return[...o(m,"evolver",a=>O(a,d)),...o(m,"curated",a=>s(a,m)),...o(m,"workspace",a=>p(a,m))]}function o(n,i,m){
const{match:u=[],not_match:d=[]}=n[i]??{},a=f=>`family ${n.name}: ${i} ${f} its example`;return y([i],[...e("match",u,f=>!m(
f),a("rejects")),...e("not_match",d,m,a("accepts"))])}function r({name:n,regex:i,match:m,not_match:u},d){const a=(0,v().
compilePattern)(i);if("error"in a)return[{message:`${n}: the pattern ${a.error}`,pointer:["regex"],value:i}];const f=c=>(0,D().
everyCommand)((0,D().readShellText)(c)).some(T=>a.matches((0,v().subjectOf)(T,d)));return[...e("match",m,c=>!f(c),`${n}:\
 does not match`),...e("not_match",u,f,`${n}: matches`)]}function l({name:n,evolver:i}){try{return i&&(0,M().programFamily)(
n,i),[]}catch(m){const{message:u}=m;return[{message:`family ${n}: ${u}`,pointer:["evolver","flags"],value:n}]}}function O(n,i){
const{invocation:m,problems:u}=(0,j().readWords)(n,{programs:i}),d=u.map(L().problemFinding);return m?.family!==void 0&&
d.every(({severity:a})=>a!=="error")}function s(n,i){const m=(0,j().readWords)(n),[u,...d]=(0,x().firstCommand)(m);if(i.
curated===void 0||u?.text!==i.name)return!1;const a=new($()).Places((0,$().contextIn)({policy:R().DEFAULT_POLICY,tree:void 0,
platform:"linux"},{})),{reasons:f}=(0,A().readOperation)(i,i.curated,d,a);return(0,x().shapeReasons)(m).length+f.length===
0}function p(n,i){return(0,D().everyCommand)((0,D().readShellText)(n)).every(m=>m.words[0]?.text===i.name&&(0,g().findCommandObjections)(
m,i).length===0)}function e(n,i,m,u){return i.flatMap((d,a)=>m(d)?[{message:`${u} ${d}`,pointer:[n,a],value:d}]:[])}function y(n,i){
return i.map(m=>({...m,pointer:[...n,...m.pointer]}))}}),46794:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.readArguments=j;function I(){const C=h(14170);return I=function(){return C},C}function j(C,H){const M=[],N=[],R=[],W=[];
let k=!1;for(const x of(0,I().readFlags)(C,D(H)).tokens){const{word:A}=x,g=A.text;if(x.kind==="operand"){k&&W.push({flag:g,
reason:"comes after the expression",word:A}),R.push(A);continue}if(x.kind==="flag"&&x.part.spec.leading){R.length>0&&W.push(
{flag:g,reason:"must come before the operands",word:A}),M.push(g);continue}if(k=H.leading_flags.length>0,x.kind==="unkno\
wn"){W.push({flag:g,reason:"is not in the specification",word:A});continue}const{name:v,kind:P}=x.part.spec;if(M.push(v),
P===void 0)continue;const b=x.consumes?x.next??A:A,t=x.consumes?x.next?.text:x.part.fixed;t===void 0?W.push({flag:g,reason:"\
requires a value",word:A}):N.push({text:t,kind:P,word:b,operand:!1})}const L=H.operands.unless.some(x=>M.includes(x))?1:
0,{kinds:$}=H.operands;for(const[x,A]of R.entries()){const g=$[Math.min(x+L,$.length-1)]??"path";N.push({text:A.text,kind:g,
word:A,operand:!0})}return{flags:M,values:N,problems:W}}function D(C){const H=new Set([...C.flags,...Object.keys(C.dangerous_flags)]),
M=(R,W=!1)=>({spec:{name:R,leading:W},negated:!1,takes:"never"}),N=(R,W)=>{const k=C.value_flags[R];if(k===void 0)return[];
const L={spec:{name:R,kind:k,leading:!1},negated:!1};return[W===void 0?{...L,takes:"always"}:{...L,fixed:W,takes:"never"}]};
return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:R=>{if(C.leading_flags.includes(
R))return[M(R,!0)];if(H.has(R))return[M(R)];const{written:W,attached:k}=(0,I().splitAtEquals)(R),L=R.startsWith("--")?N(
W,k):N(R.slice(0,2),R.slice(2)),$=[...N(R),...L];if($.length>0)return $.slice(0,1);const A=(/^-[A-Za-z]{2,}$/.test(R)?[...R.
slice(1)]:[]).map(g=>`-${g}`);return A.length>0&&A.every(g=>H.has(g))?A.map(g=>M(g)):void 0}}}}),83747:((J,S,h)=>{Object.
defineProperty(S,"__esModule",{value:!0}),S.curated=void 0,S.firstCommand=w,S.judgeRisk=v,S.shapeReasons=o;function I(){
const O=h(41115);return I=function(){return O},O}function j(){const O=h(95132);return j=function(){return O},O}function D(){
const O=h(34482);return D=function(){return O},O}function C(){const O=h(8737);return C=function(){return O},O}function H(){
const O=h(6476);return H=function(){return O},O}const M=10,N=(O,s,p)=>{const e=[...o(O),...(0,C().besidesProgram)(s,O)],
[y,...n]=w(O);return y===void 0?W([(0,j().finding)("no_command",{}),...e],p):R(y,n,e,p)};S.curated=N;function R(O,s,p,e){
const{policy:y}=e,n=e.proposal.family??O.text,i={span:O.span},m=n===O.text?[]:[(0,j().finding)("family_base_mismatch",{family:n,
base:O.text},i)],u=(0,I().registryOf)(y.families).get(n),d=u?.curated;if(u===void 0||d===void 0)return W([(0,j().finding)(
"not_in_registry",{family:n},i),...m,...p],e);const a=k(n,e),f=new(D()).Places(e),c=(0,H().readOperation)(u,d,s,f),T=[...$(
u,d,e,a).map(G=>({...G,...i})),...p,...m,...c.reasons,...A(c,f,y.allowed_roots),...P(c.risk,y)],{risk:E}=c,F=b(E,a);return T.
some(({severity:G})=>G==="error")?{findings:(0,C().firstOfEach)(T.filter(L),M),risk:E,confirmation:F}:{findings:[...T,...g(
c,a)],risk:E,confirmation:F}}function W(O,{proposal:s}){const p=b("dangerous",s.mode??"structured");return{findings:O.filter(
L),risk:"dangerous",confirmation:p}}function k(O,{policy:s,proposal:p}){return p.mode??(s.experimental.includes(O)?"expe\
rimental":"structured")}function L({severity:O}){return O!=="warning"}function $({name:O,category:s},{maturity:p,platforms:e},{
policy:y,platform:n},i){const m=[];return y.disabled_packs.includes(s)&&m.push((0,j().finding)("family_disabled",{family:O,
pack:s})),e!==void 0&&!e.includes(n)&&m.push((0,j().finding)("platform_unsupported",{family:O,platform:n})),x[p].includes(
i)||m.push((0,j().finding)("maturity_refused",{family:O,maturity:p})),m}const x={structured:["structured","experimental"],
direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function A({paths:O},s,p){return p.length===0?
[]:O.filter(({path:e})=>e.startsWith("~")||!s.leadsInto(e,p)).map(({path:e,word:y})=>(0,j().finding)("outside_allowed_ro\
ots",{path:e,roots:p},y&&{span:y.span}))}function g({warnings:O},s){return[...O.map(p=>(0,j().finding)(p,{})),...s==="ex\
perimental"?[(0,j().finding)("experimental_mode",{})]:[]]}function v(O,{policy:s,proposal:p}){const e=b(O,p.mode??"struc\
tured");return{findings:P(O,s),risk:O,confirmation:e}}function P(O,{mode:s,allow_dangerous:p}){return O==="safe"||O==="w\
rite"&&s!=="safe"||O==="dangerous"&&s==="dangerous"&&p?[]:[(0,j().finding)("policy_risk",{risk:O,mode:s})]}function b(O,s){
return s==="experimental"?"very_strong":O==="dangerous"?"strong":"standard"}const t=new Set(["shell-operator","shell-red\
irection","line-break"]);function w({words:O,problems:s}){const p=s.filter(({rule:y})=>t.has(y)).map(({span:y})=>y.start),
e=Math.min(...p);return O.filter(({span:y})=>y.start<e)}function o({problems:O}){return O.flatMap(s=>{const p={span:s.span},
e=(y,n)=>[(0,j().finding)(y,{operator:n},p)];return(0,j().isProblem)(s,"shell-operator")?e(l(s.args.operator),s.args.operator):
(0,j().isProblem)(s,"shell-redirection")?e("shell_operator.redirection",s.args.operator):(0,j().isProblem)(s,"command-su\
bstitution")?e("shell_operator.substitution",s.args.written):(0,j().isProblem)(s,"line-break")||(0,j().isProblem)(s,"nul\
-character")?e("shell_operator.multiline",s.args.character):r.has(s.rule)?[(0,j().finding)("parse_failed",{},p)]:[]})}const r=new Set(
["unterminated-quote","trailing-backslash","command-too-long"]);function l(O){return O==="|"||O==="|&"?"shell_operator.p\
ipeline":O==="&"?"shell_operator.background":"shell_operator.chaining"}}),6476:((J,S,h)=>{Object.defineProperty(S,"__esM\
odule",{value:!0}),S.readOperation=H;function I(){const b=h(71081);return I=function(){return b},b}function j(){const b=h(
65905);return j=function(){return b},b}function D(){const b=h(95132);return D=function(){return b},b}function C(){const b=h(
46794);return C=function(){return b},b}function H(b,t,w,o){const r=t.forms.length>0?M(b,t,w,o):R(b,t,w,o),l=r.paths.some(
({path:s})=>P.test(s)),O=new Set([...t.warnings,...t.network_touching?["network_touching"]:[],...r.warnings,...l?["env_s\
ecrets"]:[]]);return{...r,warnings:[...O]}}function M(b,t,w,o){let r="",l=[];const O=w[0];for(const e of t.forms){const y=(0,I().
parseForm)(e.argv)??[],n=(0,I().matchForm)(y,w,(m,u)=>v(m,u,o));if(n===void 0)continue;l=N(n.placed);const i=e.warning?[
e.warning]:[];if(!n.wrong)return{reasons:[],risk:e.risk??t.risk,warnings:i,paths:l};r=`does not accept \`${n.wrong.word.
text}\`, which ${n.wrong.reason}; the registered forms are`}const s=t.forms.map(({argv:e})=>`${b.name} ${e}`);return{reasons:[
...(b.category==="archives"?w.filter(({text:e})=>j().SHELL_OPERATOR.test(e)):[]).map(({text:e,span:y})=>(0,D().finding)(
"shell_operator.quoted",{operator:e},{span:y})),(0,D().finding)(x(b.name),{family:b.name,reason:r,forms:s},O?{span:O.span}:
{})],risk:t.risk,warnings:[],paths:l}}function N(b){return b.filter(({kind:t})=>j().PATH_KINDS.has(t)).map(({word:t})=>({
path:t.text,word:t}))}function R({name:b},t,w,o){const{flags:r,values:l,problems:O}=(0,C().readArguments)(w,t),s=O.map(({
flag:m,reason:u,word:d})=>(0,D().finding)("flag_not_allowed",{family:b,flag:m,reason:u},{span:d.span})),p=m=>t.forbidden_prefixes.
find(u=>m.toLowerCase().startsWith(u.toLowerCase()));for(const{text:m,kind:u,word:d,operand:a}of l){const f=v(u,m,o),c={
span:d.span};f&&!(a&&p(m))&&s.push((0,D().finding)("operand_refused",{family:b,operand:m,reason:f},c))}const e=l.filter(
({operand:m})=>m);s.push(...L(b,t,e.length)),s.push(...k(b,t,e,r));for(const{text:m,word:u}of e){const d=p(m);if(d===void 0)
continue;const a={family:b,operand:m,prefix:d};s.push((0,D().finding)("forbidden_operand_prefix",a,{span:u.span}))}const y=l.
filter(({kind:m,text:u})=>j().PATH_KINDS.has(m)&&u!==W).map(({text:m,word:u})=>({path:m,word:u})),n=y.some(({path:m})=>t.
dangerous_targets.includes(m)||t.dangerous_targets.includes("/")&&o.locate(m)==="/"),i=t.default_operand;return{reasons:s,
risk:n?"dangerous":t.risk,warnings:[...r.flatMap(m=>t.dangerous_flags[m]??[]),...n?["broad_permission_target"]:[]],paths:y.
length===0&&i!==void 0?[{path:i}]:y}}const W="-";function k(b,{reads_stdin:t,operands:{min:w}},o,r){if(t===void 0)return[];
const l="is standard input",O=o.filter(({kind:e})=>j().PATH_KINDS.has(e)),s=O.filter(({text:e})=>e===W).map(({text:e,word:y})=>(0,D().
finding)("operand_refused",{family:b,operand:e,reason:l},{span:y.span}));if(s.length>0)return s;const p=o.length;return O.
length>0||p<w||t.unless.some(e=>r.includes(e))?[]:[(0,D().finding)("operand_count",{family:b,count:p,wanted:`at least ${p+
1}`})]}function L(b,{operands:{min:t,max:w}},o){if(o>=t&&(w===void 0||o<=w))return[];const r=w===void 0?`at least ${t}`:
w===t?`exactly ${t}`:`${t} to ${w}`;return[(0,D().finding)("operand_count",{family:b,count:o,wanted:r})]}const $=["tar",
"unzip","zip","ping","curl","git"];function x(b){return b==="dig"||b==="nslookup"?"constrained_form.dns":`constrained_fo\
rm.${$.find(t=>t===b)??"other"}`}const A=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],g=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function v(b,t,w){const o=j().KINDS[b](t);if(o!==void 0||b!=="destination"&&b!=="source")return o;const r=w.locate(t);if(r===
void 0)return"cannot be resolved";if(r==="/")return"is the root of the file system";const O=(/^[\\/]|^[A-Za-z]:/.test(t)||
!w.isIn(r,w.cwd))&&A.find(s=>w.mayBeIn(r,s));if(O)return`is in the system directory ${O}`;if(b!=="destination")return w.
mayBeIn(w.cwd,r)?"is the working directory or one of its parents":g.test(r)?"is a home directory":void 0}const P=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i}),
8737:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.besidesProgram=j,S.findProblems=C,S.firstOfEach=D;function I(){
const H=h(95132);return I=function(){return H},H}function j(H,{invocation:M}){const N=M?.family?["program","invocation",
"target"]:["program"];return H.filter(({layer:R,rule:W})=>!N.includes(String(R))||W==="command-not-text")}function D(H,M){
const N=new Map;return H.filter(({rule:R})=>{const W=(N.get(R)??0)+1;return N.set(R,W),W<=M})}function C({problems:H}){return H.
map(I().problemFinding)}}),10777:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.findCommandObjections=M,S.
isDataFlag=p,S.splitArguments=O,S.workspaceRisk=R,S.workspaceWarnings=W;function I(){const e=h(71081);return I=function(){
return e},e}function j(){const e=h(65905);return j=function(){return e},e}function D(){const e=h(14170);return D=function(){
return e},e}function C(){const e=h(95132);return C=function(){return e},e}const H=new Set(["rm","chmod","chown","kill","\
killall","pkill","dd","shred"]);function M({words:e},y){const[n,...i]=e;if(n===void 0)return[];const m=n.text,u=k(m,i,y?.
workspace);if(u.length>0)return u;const d=(T,{span:E}=n)=>[(0,C().finding)("command_not_allowed",{program:m,reason:T},{span:E})],
a=y?.workspace;if(a===void 0)return d("is not allowed");if(i.length===1&&/^--(?:version|help)$/.test(i[0]?.text??""))return[];
if(a.forms.length>0)return N(i,a)?[]:d("is allowed only in its registered forms");const{reason:f,word:c}=L(i,a);return f===
void 0?[]:d(f,c)}function N(e,{forms:y}){return y.find(({argv:n})=>{const i=(0,I().matchForm)((0,I().parseForm)(n)??[],e,
(m,u)=>j().KINDS[m](u));return i!==void 0&&i.wrong===void 0})}function R({words:[,...e]},{workspace:y}){if(y!==void 0)return y.
writes?"write":N(e,y)?.risk}function W({words:e},{workspace:y}){return x(y?.subcommands,e[1]?.text)?.warnings??[]}function k(e,y,n){
const{flags:i}=O(y,n),m=n?.blocked_flags??[],d=[...i.filter(({text:c})=>s(c,"--force")||m.some(T=>s(c,T))||e==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.
test(c)||H.has(e)&&s(c,"--all"))],a=(c,T)=>i.find(({text:E})=>new RegExp(`^-[A-Za-z]*${c}`).test(E)||s(E,T)),f=e==="rm"?
a("[rR]","--recursive"):void 0;return f&&a("f","--force")&&d.push(f),d.map(({text:c,span:T})=>(0,C().finding)("blocked_f\
lag",{program:e,flag:c},{span:T}))}function L(e,y){const[n,...i]=e,m=x(y.subcommands,n?.text);if(y.subcommands!==void 0&&
m===void 0)return{reason:`is allowed only with the subcommands ${Object.keys(y.subcommands).join(", ")}`};const{flags:u,
data:d,operands:a}=O(m?i:e,y);for(const f of u){const{text:c}=f,T=p(c,y);if(!T&&y.code_flags.some(E=>s(c,E)))return{reason:`\
is not allowed with ${c}, which can run code, delete files, or write elsewhere`,word:f};if(y.flags!==void 0&&!T&&!y.flags.
includes(c))return{reason:`is not allowed with the flag ${c}`,word:f}}for(const f of m?a:[]){const c=j().KINDS[m?.operands??
"path"](f.text);if(c!==void 0)return{reason:`does not accept ${f.text}, which ${c}`,word:f}}return y.language===void 0?{}:
$(y.language,u,d)}function $(e,y,n){const i=y.find(({text:u})=>(s(u,"-e")||s(u,"--expression"))&&u!=="-e"&&u!=="--expres\
sion");if(i!==void 0)return{reason:"has its script attached to a flag",word:i};const m=e==="awk"?A:o;for(const u of n){const d=m(
u.text);if(d!==void 0)return{reason:d,word:u}}return{}}function x(e,y){return e!==void 0&&y!==void 0&&Object.hasOwn(e,y)?
e[y]:void 0}function A(e){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.test(e))return"may run co\
mmands or open files in its program";const y=/\bprintf?\b/.exec(e),n=y===null?"":e.slice(y.index);return/>|(?<!\|)\|(?!\|)/.
test(n)?"may write to files or commands in its program":void 0}const g=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
v=String.raw`(?:${g}(?:\s*,\s*(?:${g}|[+~]\d+))?\s*!?\s*)?`,P=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,b=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${P})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
t=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,w=new RegExp(String.raw`^\s*${v}(?:${b}|${t})\s*(?:[;\n]|$)`);function o(e){if(e.
length>4096)return"has a script that is too long to check";let y=e;for(;y.trim()!=="";){const n=w.exec(y);if(n===null)return"\
may run commands or open files in its script";y=y.slice(n[0].length)}}const r={data_flags:[],data_operands:{count:0,unless:[]}},
l=[{spec:void 0,negated:!1,takes:"always"}];function O(e,{data_flags:y,data_operands:n}=r){const i=[],m=[],u=[],d={flags:"\
anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:c=>y.includes(c)?l:void 0};for(const c of(0,D().
readFlags)(e,d).tokens){if(c.kind==="operand"){u.push(c.word);continue}i.push(c.word),c.consumes&&c.next&&m.push(c.next)}
const f=n.unless.some(c=>i.some(({text:T})=>s(T,c)))?0:n.count;return{flags:i,data:[...m,...u.slice(0,f)],operands:u.slice(
f)}}function s(e,y){const{written:n}=(0,D().splitAtEquals)(e);return n===y?!0:y.startsWith("--")?n.length>2&&y.startsWith(
n):y.length===2&&!e.startsWith("--")&&/^-[A-Za-z]*/.exec(e)?.[0].includes(y.slice(1))===!0}function p(e,{data_flags:y}){
const{written:n}=(0,D().splitAtEquals)(e);return y.some(i=>n===i||i.length===2&&!e.startsWith("--")&&e.startsWith(i))}}),
14111:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.compilePattern=p,S.subjectOf=e,S.workspace=void 0;function I(){
const a=h(58067);return I=function(){return a},a}function j(){const a=h(81413);return j=function(){return a},a}function D(){
const a=h(14170);return D=function(){return a},a}function C(){const a=h(41115);return C=function(){return a},a}function H(){
const a=h(13970);return H=function(){return a},a}function M(){const a=h(72720);return M=function(){return a},a}function N(){
const a=h(95132);return N=function(){return a},a}function R(){const a=h(34482);return R=function(){return a},a}function W(){
const a=h(8737);return W=function(){return a},a}function k(){const a=h(10777);return k=function(){return a},a}const L=(a,f,c)=>c.
proposal.tool==="runpy"?w(a,f,c):$(a,(0,W().besidesProgram)(f,a),c);S.workspace=L;function $(a,f,c){const{policy:T}=c,E=(0,C().
registryOf)(T.families),F=new(R()).Places(c),G=(0,j().readShellText)(a.command),B=(0,j().everyCommand)(G),U=({words:Q})=>b(
Q[0],E,c),z=Q=>B.flatMap(q=>O(q,T.patterns,Q,E)),V=[()=>[...x(a,G),...z(1)],()=>[...P(a,c.mount,F,B).flatMap(Q=>m(Q,U(Q),
F)),...z(2)],()=>[...B.flatMap(Q=>(0,k().findCommandObjections)(Q,U(Q))),...z(3)]];for(const Q of V){const q=Q();if(q.length>
0)return{findings:[...(0,W().firstOfEach)(q,1),...f.filter(r)]}}const K=B.flatMap(Q=>{const q=U(Q);return q?[{command:Q,
family:q}]:[]}),X=new Set(K.flatMap(({command:Q,family:q})=>(0,k().workspaceWarnings)(Q,q))),Z=[...f,...[...X].map(Q=>(0,N().
finding)(Q,{}))],Y=new Set(K.map(({command:Q,family:q})=>(0,k().workspaceRisk)(Q,q))),_=H().riskSchema.options.findLast(
Q=>Q!=="safe"&&Y.has(Q));return _&&!Z.some(r)?{findings:Z,risk:_}:{findings:Z}}function x({targets:a},f){const c=a.flatMap(
({script:T})=>T===void 0?[]:[T]);return[...(0,I().findDangers)(f).map(T=>A(T,!0)),...c.flatMap(T=>(0,I().findDangers)((0,j().
readShellText)(T))).map(T=>A(T,!1))]}function A({name:a,pattern:f,words:c},T){const E=c[0]?.span.start,F=c.at(-1)?.span.
end,G=T&&E!==void 0&&F!==void 0?{span:{start:E,end:F}}:{};return(0,N().finding)(a,{pattern:v(f)},G)}const g=200;function v(a){
return a.length>g?`${a.slice(0,g)}\u2026`:a}function P({command:a},{tree:f,at:c},{cwd:T},E){return f!==void 0&&c!=="/"&&
c===T&&E.length===1?(0,j().everyCommand)((0,j().readShellText)(a,f)):E}function b(a,f,{policy:c}){const T=a&&f.get(a.text);
return T&&!c.disabled_packs.includes(T.category)?T:void 0}const t=new Set(`
  bidirectional-character command-not-text command-too-long control-character invisible-character
  lone-surrogate markup-injection nul-character workflow-command
  `.match(/\S+/g));function w({command:a},f,c){const T=f.filter(({rule:U})=>t.has(U)),E=i(a),[F]=E?.args??[];if(E===void 0||
F===void 0||!o.has(E.name)){const U=v(E?.name??a);return{findings:[(0,N().finding)("command_not_allowed",{program:U,reason:"\
is not a call of a file tool with literal arguments"}),...T]}}const B=[...u(F.text,F.span,new(R()).Places(c)),...T];return B.
some(r)?{findings:B}:{findings:B,risk:"write"}}const o=new Set(["write_file"]);function r({severity:a}){return a==="erro\
r"}const l=new Map;function O(a,f,c,T){const E=f.filter(G=>G.layer===c);if(E.length===0)return[];const F=e(a,T);return E.
filter(({regex:G})=>s(G,F)).map(({name:G,regex:B,reason:U})=>(0,N().finding)(`custom_pattern.${c}`,{name:G,pattern:B,reason:U}))}
function s(a,f){const c=p(a);return"error"in c||c.matches(f)}function p(a){const f=l.get(a)??(0,M().compileLinear)(a);return l.
set(a,f),f}function e({words:a,redirections:f},c){const[T,...E]=a,{data:F}=(0,k().splitArguments)(E,c.get(T?.text??"")?.
workspace),G=new Set(F);return[...a.filter(B=>!G.has(B)).map(B=>B.text),...f.map(({operator:B,target:U})=>`${B} ${U?.text??
""}`)].join(" ")}const y=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,n=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function i(a){const f=y.exec(a);if(f===null)return;const[,c="",T=""]=f,E=[];let F=f.indices?.[2]?.[0]??0,G=T;for(;G!=="";){
const B=n.exec(G);if(B===null)return;const[U,z,V]=B;E.push({text:z??V??"",span:{start:F,end:F+U.length}}),G=G.slice(U.length),
F+=U.length}return{name:c,args:E}}function m(a,f,c){const T=f?.workspace,[,...E]=a.words,{flags:F,operands:G}=(0,k().splitArguments)(
E,T),B=a.problems.filter(({rule:V})=>V==="variable-expansion"),U=a.redirections.flatMap(({target:V})=>V??[]),z=F.filter(
({text:V})=>T===void 0||!(0,k().isDataFlag)(V,T)).flatMap(({text:V,span:K})=>d(V).map(X=>({text:X,span:K})));return[...G,
...z,...U].flatMap(({text:V,span:K})=>{const X=B.some(({span:Z})=>Z.start>=K.start&&Z.end<=K.end);return u(V,K,c,X)})}function u(a,f,c,T=!1){
const E=T||a.startsWith("~")?void 0:c.locate(a);return E===void 0||!c.isIn(E,c.workspace)?[(0,N().finding)("path_outside\
_workspace",{path:a},{span:f})]:a.split(/[\\/]/).includes("..")?[(0,N().finding)("path_traversal",{path:a},{span:f})]:[]}
function d(a){const{attached:f}=(0,D().splitAtEquals)(a);return[...f===void 0?[]:[f],...a.startsWith("--")?[]:[a.slice(2)]]}}),
81961:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.combine=M,S.policyWith=W,S.stricterOf=H,S.tightenPolicy=
N,S.valuesOf=R;function I(){const k=h(23404);return I=function(){return k},k}function j(){const k=h(41895);return j=function(){
return k},k}function D(){const k=h(74238);return D=function(){return k},k}function C(){const k=h(11160);return C=function(){
return k},k}function H(k,L,$){const x=M(k.policy,L.policy);if("conflicts"in x)throw new(j()).GateError("policy_conflict",
`The policies of the base and of ${$} differ in ${x.conflicts.join(", ")}; the gate cannot determine which is stricter.`,
"Use the same values in both policies.");const{ref:A,digest:g}=L,v=[...k.combinedWith?[k.combinedWith.name]:[],$];return{
...k,policy:x.policy,digest:(0,D().digestPolicy)(x.policy),combinedWith:{name:v.join(" and "),digest:g,...A!==void 0&&{ref:A}}}}
function M(k,L){const $=[],x=R(k),A=R(L);for(const[g,{strictness:v}]of C().POLICY_KEYS){const[P,b]=[x.get(g),A.get(g)];if((0,I().
canonicalize)(P)===(0,I().canonicalize)(b))continue;const t=v.combine(P,b);t?x.set(g,t.value):$.push(g)}return $.length>
0?{conflicts:$}:{policy:W(x)}}function N(k,L){if(Object.values(L).every(v=>v===void 0))return k;const $=R(k.policy),x=[],
A=new Map(Object.entries(L));for(const[v,{strictness:P,input:b}]of C().POLICY_KEYS){const t=b&&A.get(b.name),w=$.get(v);
if(!(!b||t===void 0||t===w))if(w===b.open||P.compare(w,t)==="tighter")$.set(v,t);else{const o={given:String(t),kept:String(
w)};x.push({input:b.name,key:v,...o})}}const g=W($);return{...k,policy:g,digest:(0,D().digestPolicy)(g),ignoredInputs:x}}
function R(k){const L=k;return new Map([...C().POLICY_KEYS.keys()].map($=>{const[x="",A]=$.split("."),g=L[x];return[$,A===
void 0?g:g[A]]}))}function W(k){const L={};for(const[$,x]of k){const[A="",g]=$.split(".");L[A]=g===void 0?x:{...L[A],[g]:x}}
return C().policySchema.parse(L)}}),76545:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.comparePolicies=
M;function I(){const k=h(23404);return I=function(){return k},k}function j(){const k=h(69873);return j=function(){return k},
k}function D(){const k=h(81961);return D=function(){return k},k}function C(){const k=h(11160);return C=function(){return k},
k}function H(){const k=h(92328);return H=function(){return k},k}function M(k,L){const[$,x]=[(0,D().valuesOf)(k),(0,D().valuesOf)(
L)];return[...C().POLICY_KEYS].flatMap(([A,{strictness:g}])=>{const[v,P]=[$.get(A),x.get(A)],b=N(v,P);if(b===void 0)return[];
const t=g.compare(v,P),w=g.loosens?.(v,P)??t!=="tighter";return[{key:A,change:b,direction:t,loosens:w}]})}function N(k,L){
if(Array.isArray(k)&&Array.isArray(L)){const $=[...(0,H().missingFrom)(k,L).map(x=>`+ ${R(x)}`),...(0,H().missingFrom)(L,
k).map(x=>`- ${R(x)}`)];return $.length===0?void 0:$.join(", ")}return(0,I().canonicalize)(k)===(0,I().canonicalize)(L)?
void 0:`${W(k)} \u2192 ${W(L)}`}function R(k){const L=k.name;return typeof L=="string"?L:W(k)}function W(k){return(0,j().
stringify)(k,{collectionStyle:"flow",lineWidth:0}).trimEnd()}}),63550:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.literalTree=j;function I(){const C=h(39491);return I=function(){return C},C}function j(C,H="the given files"){const M=new Map(
Object.entries(C)),N=W=>{const k=M.get(W);return typeof k=="string"?Buffer.from(k):Buffer.isBuffer(k)?k:k!==void 0&&"exe\
cutable"in k?Buffer.from(k.executable):void 0};return{...(0,I().indexEntries)([...M].map(([W,k])=>D(W,k,N(W)?.length))),
label:H,readlink:W=>{const k=M.get(W);return typeof k=="object"&&"symlink"in k?k.symlink:void 0},read:async W=>{const k=N(
W);if(k===void 0)throw(0,I().notAFile)(H,W);return k}}}function D(C,H,M){const N=!C.split("/").includes("node_modules");
if(typeof H=="object"&&"symlink"in H)return{path:C,kind:"symlink",tracked:N};if(typeof H=="object"&&"submodule"in H)return{
path:C,kind:"submodule",oid:H.submodule,tracked:N};const R=typeof H=="object"&&"executable"in H;return{path:C,kind:R?"ex\
ecutable":"file",...M===void 0?{}:{size:M},tracked:N}}}),59542:((J,S,h)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.filesNamed=C,S.perTree=H;function I(){const M=h(76760);return I=function(){return M},M}function j(){const M=h(59490);return j=
function(){return M},M}const D=H(M=>(0,j().groupBy)(M.files(),({path:N})=>I().posix.basename(N)));function C(M,N){return D(
M).get(N)??[]}function H(M){const N=new WeakMap;return R=>{const W=R.original??R,{answer:k}=N.get(W)??{answer:M(W)};return N.
set(W,{answer:k}),k}}}),80781:((J,S)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.subTree=h;function h(D,C){if(C===
"")return D;const H=I.get(D)??new Map;I.set(D,H);const M=H.get(C)??j(D,C);return H.set(C,M),M}const I=new WeakMap;function j(D,C){
const H=`${C}/`,M=k=>k===""?C:H+k,N=k=>({...k,path:k.path===C?"":k.path.slice(H.length)}),{original:R,isPending:W}=D;return{
label:D.label,...R&&{original:h(R,C)},...W&&{isPending:k=>W(M(k))},stat:k=>{const L=D.stat(M(k));return L&&N(L)},readlink:k=>D.
readlink(M(k)),list:k=>D.list(M(k)).map(N),files:()=>[...D.files()].filter(({path:k})=>k.startsWith(H)).map(N),read:(k,L)=>D.
read(M(k),L)}}}),58238:((J,S,h)=>{h.r(S),h.d(S,{parse:()=>I.parse,stringify:()=>I.stringify});var I=h(15756)})};
