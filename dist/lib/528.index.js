"use strict";exports.id=528,exports.ids=[528],exports.modules={58067:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.DOES=
void 0,S.dangerOfScript=m,S.findDangers=A;function $(){const e=g(76760);return $=function(){return e},e}function j(){const e=g(
81413);return j=function(){return e},e}function D(){const e=g(20630);return D=function(){return e},e}const C=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
H=(e,w,n)=>e.some(o=>/^-[A-Za-z]+$/.test(o)&&[...o.slice(1)].some(h=>w.includes(h))||o.length>3&&n.startsWith(o.toLowerCase())),
M=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,N=e=>e.some((w,n)=>{const o=/^(?:-s|--signal)$/.
test(w)?e[n+1]:/^(?:-s|--signal=|-)(.+)$/.exec(w)?.[1];return o!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(o)}),R=(e,w,n)=>(e===
"systemctl"||e==="loginctl")&&w.some(o=>n.test(o)),W=[{name:"mass_deletion",matches:({program:e,args:w})=>e==="rm"&&H(w,
"rR","--recursive")&&w.some(n=>!n.startsWith("-")&&M.test(n))},{name:"raw_disk_write",matches:({program:e,args:w})=>e===
"dd"&&w.some(n=>n.startsWith("if=")||/^of=\/dev\//.test(n))},{name:"filesystem_format",matches:({program:e})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(e)},{name:"direct_disk_write",matches:({program:e,args:w})=>e==="tee"&&w.some(n=>C.test(n))},{name:"world_writable",
matches:({program:e,args:w})=>e==="chmod"&&w.some(n=>/^[0-7]{2,4}[2367]$/.test(n)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
n))},{name:"privilege_escalation",matches:({program:e,args:w})=>e==="chown"&&w.some(n=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(n))},{name:"firewall_manipulation",matches:({program:e})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(e)},
{name:"system_shutdown",matches:({program:e,args:w})=>/^(?:shutdown|poweroff|halt)$/.test(e)||/^(?:init|telinit)$/.test(
e)&&w[0]==="0"||R(e,w,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:e,args:w})=>e==="reboot"||/^(?:init|telinit)$/.
test(e)&&w[0]==="6"||R(e,w,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:e,args:w})=>/^(?:kill|pkill|killall)$/.
test(e)&&N(w)}],k=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,L=new Set(["\
curl","wget","fetch","aria2c"]),I=8,x=4;function A(e,w=0){const n=new Map;return(0,j().everyCommand)(e).flatMap(o=>y(o,n,
w))}function y(e,w,n){const o=[],{words:h}=(0,j().withoutReserved)(e);for(const{operator:a,target:f}of e.redirections)if(a.
includes(">")&&f&&C.test(f.text)){const c=`> ${f.text}`;o.push({name:"direct_disk_write",pattern:c,words:[f]})}const u=t(
e,w);if(u!==void 0){const a=`${u} | ${h[0]?.text??""}`;o.push({name:"remote_code_execution",pattern:a,words:h})}const d=new Set;
for(const a of v(h)){const f=W.find(({matches:E})=>E(a))?.name;if(f!==void 0){const E=a.words.map(({text:F})=>F).join(" ");
o.push({name:f,pattern:E,words:a.words})}const c=p(a);if(c===void 0||d.has(c)||n===x)continue;d.add(c);const T=A((0,j().
readShellText)(c),n+1);o.push(...T.map(E=>({...E,words:a.words})))}return o}function v(e){const w=P(e,0);if(w===void 0)return[];
const n=[w];if((0,D().handsOn)(w.program))for(let o=1;o<=Math.min(e.length-1,I);o+=1){const h=P(e,o);h!==void 0&&!/^-|=/.
test(h.program)&&n.push(h)}if(w.program==="find")for(const[o,{text:h}]of e.entries()){const u=/^-(?:exec|ok)(?:dir)?$/.test(
h)?P(e,o+1):void 0;if(u!==void 0&&n.push(u),n.length>I)break}return n}function P(e,w){const n=e[w];if(n===void 0)return;
const o=e.slice(w);return{program:$().posix.basename(n.text).toLowerCase(),args:o.slice(1).map(({text:u})=>u),words:o}}function p({
program:e,args:w}){if(e==="eval")return w.join(" ");if(!(0,D().isShell)(e))return;const n=w.findIndex(o=>/^-[A-Za-z]*c[A-Za-z]*$/.
test(o));return n<0?void 0:w[n+1]}function t(e,w){const n=v(e.words),o=(e.pipedFrom&&w.get(e.pipedFrom))??b(e.inside);return w.
set(e,o??n.map(({program:h})=>h).find(i)),n.some(({program:h})=>k.test(h))?o:void 0}function b(e){return(0,j().everyCommand)(
e).flatMap(({words:w})=>v(w)).find(({program:w})=>i(w))?.program}function i(e){return L.has(e)}const r=S.DOES={mass_deletion:"\
deletes whole directories",raw_disk_write:"overwrites files or disks",filesystem_format:"formats a disk",direct_disk_write:"\
overwrites a disk",world_writable:"lets every user change files",privilege_escalation:"gives files to the superuser",firewall_manipulation:"\
changes the firewall",system_shutdown:"shuts the machine down",system_reboot:"restarts the machine",remote_code_execution:"\
downloads a script and runs it",force_kill:"kills processes"},l=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,O=/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,
s=16*1024;function m(e){if(e.length>s)return"is too long to check";for(const[,n="",o=""]of e.matchAll(l))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(n)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(o))return r.mass_deletion;const w=A((0,j().readShellText)(e)).find(({name:n})=>n!==
"mass_deletion");return w?r[w.name]:O.test(e)?"pipes text into a shell":void 0}}),98430:((J,S,g)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.exitStatusOf=M;function $(){const I=g(19312);return $=function(){return I},I}function j(){const I=g(
21416);return j=function(){return I},I}function D(){const I=g(81413);return D=function(){return I},I}function C(){const I=g(
20630);return C=function(){return I},I}const H=10;function M(I){const x=(0,D().readShellText)(I),A=new L(I,x),y=A.read();
if(y===void 0||x.length===0)return{vacuous:!1};const{examined:v,compounds:P,places:p}=A,t=N(p);if(v.size===0)return{vacuous:A.
isIdle&&t.every(r=>y(r)===0)};const b=r=>!t.some(l=>{const[O,s]=[y(l.filter(m=>m!==r)),y([...l,r])];return P.has(r)?O!==
s:O<s}),i=[...v].find(([r])=>b(r))?.[1];return{vacuous:!1,...i!==void 0&&{lost:i}}}function N(I){const x=Array.from({length:I},
(y,v)=>v);return I>H?[[],...x.map(y=>[y])]:Array.from({length:2**I},(y,v)=>v).map(y=>x.filter(v=>y&1<<v))}const R=/^(?:exec|exit|function|return|set|trap)$/,
W=/\$\{?[?!]/,k=/^(?:echo|exit|printf|return)$/;class L{examined=new Map;compounds=new Set;places=0;isIdle=!0;#n;#e;#s=0;#r=0;#i=!1;#t;constructor(x,A){
this.#n=x,this.#e=A}read(){try{const x=this.#l();return A=>{const y={status:0,done:!1,errexit:!1,pipefail:!1,failing:A};
x(y,!1);const v={...y,done:!1};return this.#t?.(v,!0),v.done?v.status:y.status}}catch(x){if(x instanceof j().Unclear)return;
throw x}}#l(){const x=this.#a([]);if(this.#f!==void 0)throw new(j()).Unclear;return x}get#f(){return this.#e[this.#s]}get#o(){
const x=this.#f?.words[this.#r];return x===void 0||x.quoted?void 0:x.text}get#u(){return this.#r>0?"":this.#e[this.#s-1]?.
separator??""}#d(){this.#r+=1;const x=this.#f;x&&!x.subshell&&this.#r>=x.words.length&&this.#p(this.#s+1)}#p(x){this.#s=
x,this.#r=0}#a(x){const A=[];for(;this.#f!==void 0&&!x.includes(this.#o??"");){const y=this.#g(),v=this.#r===0&&/^&(?!&)/.
test(this.#u);A.push(v?(0,j().inBackground)(y):y)}return(y,v)=>{for(const P of A)y.done||P(y,v)}}#g(){let x=this.#y();for(;;){
const A=this.#u.slice(0,2);if(A!=="&&"&&A!=="||")return x;const[y,v]=[x,this.#y()];x=(P,p)=>{y(P,!0),!P.done&&P.status===
0==(A==="&&")&&v(P,p)}}}#y(){let x=!1;for(;this.#o==="!"||this.#o==="time";)x=x!==(this.#o==="!"),this.#d();const A=this.#m(),
y=[A];for(;/^\|&?(?!\|)/.test(this.#u);)y.push(this.#m());const v=y.length===1?A:(0,j().piped)(y);return x?P=>{v(P,!0),P.
done||(P.status=P.status===0?1:0)}:v}#m(){const x=this.#f,A=this.#o??"";if(x===void 0||A==="function"||x.defines)throw new(j()).
Unclear;if(A==="case")return this.#b();if(A==="if")return this.#h();if(/^(?:for|select|until|while)$/.test(A))return this.#w(
A);if(A!=="{")return this.#k({...x,words:x.words.slice(this.#r)});this.#d();const y=this.#a(["}"]);return this.#c("}"),y}#c(...x){
if(!x.includes(this.#o??""))throw new(j()).Unclear;this.#d()}#h(){this.#c("if","elif");const x=this.#a(["then"]);this.#c(
"then");const A=this.#a(["elif","else","fi"]),y=this.#o!=="elif";this.#o==="else"&&this.#d();const v=y?this.#a(["fi"]):this.#h();
return y&&this.#c("fi"),(P,p)=>{if(x(P,!0),P.done)return;const t=P.status===0;P.status=0,(t?A:v)(P,p)}}#w(x){const A=/^(?:until|while)$/.
test(x);A?this.#d():this.#p(this.#s+1);const y=this.#i;this.#i||=A;const v=A?this.#a(["do"]):void 0;this.#i=y,this.#c("d\
o");const[P,p]=[this.#s,this.#r],t=this.#a(["done"]);[this.#s,this.#r]=[P,p];const b=this.#a(["done"]);return this.#c("d\
one"),(i,r)=>{if(v?.(i,!0),i.done)return;const l=v===void 0||i.status===0==(x==="while");i.status=0;for(const O of l?[t,
b]:[])i.done||O(i,r)}}#b(){const x=this.#s;this.#p((0,$().endOfCompound)(this.#e,x,this.#r));const A=this.#e.slice(x,this.#s),
y=(0,D().everyCommand)(A).map(D().withoutReserved),v=this.#n.slice(A[0]?.span.start,A.at(-1)?.span.end);if(W.test(v)||y.
some(P=>R.test((0,j().nameOf)(P))))throw new(j()).Unclear;return this.isIdle=!1,this.compounds.add(this.places),this.#O(
y.find(j().isExamined))}#O(x){const A=this.places;return this.places+=1,x&&!this.#i&&this.examined.set(A,x.words.map(({text:y})=>y).
join(" ")),(y,v)=>(0,j().settle)(y,y.failing.includes(A)?1:0,v)}#k(x){this.#p(this.#s+1);const A=(0,C().startedWords)(x.
words),y=(0,j().nameOf)(x),v=(0,C().textWithin)(x),P=x.subshell??(v&&(0,D().readShellText)(v.text));if(y==="trap")return this.#S(
A,P??[],v?.text??"");if(P!==void 0)return this.#P(P,v?.text??this.#n);const p=this.#n.slice(x.span.start,x.span.end);if(W.
test(p)&&!k.test(y)){const i=x.words.length>0?[]:x.assignments.map(l=>l.name);if(i.length!==1||new RegExp(`\\$\\{?${i[0]}\
\\b`).test(this.#n)||p.includes("$(")||p.includes("`"))throw new(j()).Unclear;return(0,j().ends)(0)}(0,j().isIdle)(y)||(this.
isIdle=!1);const t=(0,j().exitOf)(y,A)??this.#A(x,A);return x.redirections.some(({operator:i})=>i.startsWith("&>"))?(0,j().
inBackground)(t):t}#S([,,...x],A,y){if(x.some(P=>P.text==="EXIT"||P.text==="0")&&A.some(P=>(0,j().nameOf)(P)==="exit")){
const P=this.#i;this.#i=!0,this.#t=this.#v(A,y),this.#i=P}return(0,j().ends)(0)}#A(x,A){const y=(0,j().optionsIn)(A),v=(0,j().
isExamined)(x)?void 0:(0,j().knownStatus)((0,j().nameOf)(x),A),P=v===void 0?this.#O((0,j().isExamined)(x)?x:void 0):(0,j().
ends)(v),p=x.words[0]?.text==="exec"&&A!==x.words;return(t,b)=>{Object.assign(t,y),P(t,b),t.done||=p}}#P(x,A){const y=this.#v(
x,A);return(v,P)=>(0,j().settle)(v,(0,j().apart)(y,v,P),P)}#v(x,A){const y=[this.#e,this.#n,this.#s];[this.#e,this.#n,this.#s]=
[x,A,0];const v=this.#l();return[this.#e,this.#n,this.#s]=y,v}}}),3149:((J,S,g)=>{Object.defineProperty(S,"__esModule",{
value:!0}),S.isElsewhere=e,S.isForeign=w,S.isOfMachine=n,S.judgeNodeFlags=s,S.judgeValue=W,S.nodeFlagsIn=l,S.parseHandedOn=
m,S.setsHarmless=b,S.valueProblem=k;function $(){const u=g(44670);return $=function(){return u},u}function j(){const u=g(
32854);return j=function(){return u},u}function D(){const u=g(29064);return D=function(){return u},u}function C(){const u=g(
35736);return C=function(){return u},u}function H(){const u=g(87646);return H=function(){return u},u}function M(){const u=g(
31901);return M=function(){return u},u}const N=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
R=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function W(u,d,a){
const{word:f,flag:c,value:T="",off:E}=d;if(c===void 0)return[];if(c.kind==="node")return E?[]:s(f,l(u,T));const F=c.kind===
"preload"&&!E?A(T,a?.stops===!0):L(c.kind,d,a)||(w(d.written)||n(d.written))&&"tool-loads-code";return F?[k(F,u,d)]:[]}function k(u,d,{
word:{text:a,span:f},written:c,value:T=""}){const E=a===c&&T!==""?`${c} ${T}`:a;return(0,M().flagProblem)(u,d,{name:c,written:E,
span:f,value:T})}function L(u,d,a){const f=I(u,d);return a?.starts==="node"&&u==="code"&&f==="tool-runs-file"?"preloads-\
code":f}function I(u,d){const{written:a,value:f="",off:c}=d;switch(u){case"options":return x.test(f)?"tool-loads-code":I(
"plain",d);case"program":return/[\\/]|^[.~]/.test(f)?"names-program":void 0;case"plain":case"warning":return w(f)||n(f)&&
!v(a,f)?"tool-loads-code":void 0;case"command":case"node":return w(f)?"tool-loads-code":void 0;case"root":return(0,j().normalise)(
f)===void 0?"tool-loads-code":void 0;case"config":return c||!e(f)?void 0:"tool-loads-code";case"code":return c?void 0:t(
f);case"preload":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(f)?c?void 0:t(f):"evaluates-text";case"va\
riable":return i(f);case"module":return/^[\w.:-]*$/.test(f)?void 0:"tool-loads-code";case"compiler":return w(f)?"tool-lo\
ads-code":P.test(f)?"launches-programs":void 0;case"property":return w(f)||(0,j().normalise)(p(f))===void 0?"tool-loads-\
code":void 0;case"output":return c?void 0:r(f);default:return c?void 0:u}}const x=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;
function A(u,d){if($().PRELOADABLE_PACKAGES.has(u)||N.test(u))return"preloads-package";if(d)return"preloads-code";const a=/^(?:@[^/]+\/)?[^/]+$/.
test(u);return t(u)??(a?"preloads-package":"tool-runs-file")}const y=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function v(u,d){return y.test(u)||u==="-t"&&!d.includes(":")}const P=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function p(u){return u.slice(u.indexOf("=")+1)}function t(u){return e(u)?"tool-loads-code":u.split(",").some(d=>/^\.|\.[cm]?[jt]sx?$/.
test(d))?"tool-runs-file":void 0}function b(u){const[,d="",a=""]=/^(\w+)[=:](.*)$/s.exec(u)??[];return d!==""&&(0,D().isHarmlessVariable)(
d,a)}function i(u){const d=u.split(",");if(!d.every(b))return d.some(a=>R.test(a.trim()))?"changes-node-options":void 0}
function r(u){const d=u.slice(u.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.test(d))return e(d)?"writes\
-files":"tool-writes"}function l(u,d){return u==="mocha"||u==="_mocha"?d.split(",").map(a=>a.startsWith("-")?a:`--${a}`):
u==="ava"?(0,C().lex)(d).words.map(({text:a})=>a):[d]}const O="x.js";function s(u,d){return m(u,d).problems}function m({
span:u},d){return(0,H().parseNode)([...d,O,O].map(a=>({text:a,span:u,quoted:!1})))}function e(u){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.
test(u)||u.split(",").some(d=>(0,j().normalise)(d)===void 0)}function w(u){return/(?:^|[=,\s])(?:data|file):/i.test(u)?!0:
!u.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.test(u)?!1:u.split(/[=,:"']/).some(d=>d.includes("..")&&!h(d))}function n(u){return u.
split(/[=,:"']/).some(d=>o.test(d))}const o=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function h(u){return/^[\\/]/.test(u)||(0,j().normalise)(u)!==void 0}}),45806:((J,S,g)=>{Object.defineProperty(S,"__esMod\
ule",{value:!0}),S.launchedBy=v,S.parseInvocation=y;function $(){const c=g(76760);return $=function(){return c},c}function j(){
const c=g(14170);return j=function(){return c},c}function D(){const c=g(68623);return D=function(){return c},c}function C(){
const c=g(37866);return C=function(){return c},c}function H(){const c=g(32017);return H=function(){return c},c}function M(){
const c=g(94854);return M=function(){return c},c}function N(){const c=g(95132);return N=function(){return c},c}function R(){
const c=g(35736);return R=function(){return c},c}function W(){const c=g(3149);return W=function(){return c},c}function k(){
const c=g(87646);return k=function(){return c},c}function L(){const c=g(39872);return L=function(){return c},c}function I(){
const c=g(31901);return I=function(){return c},c}function x(){const c=g(92170);return x=function(){return c},c}const A=4;
function y(c,T,E=H().NO_PROGRAMS){const F=typeof c=="string"?x().PARSERS[c](T,E):(0,L().parseProgram)(c,T,E),{launched:G,
problems:B}=P(F.invocation,E);return G.length===0&&B.length===0?F:{invocation:F.invocation,problems:[...[F,...G].flatMap(
U=>U.problems),...B]}}function v(c,T=H().NO_PROGRAMS){const E=P(c,T).launched.map(F=>F.invocation);return c.launched===void 0?
E:[...p(c).slice(1),...E]}function P(c,T){if(c.launched===void 0)return t(c,T);const E=p(c).map(F=>t(F,T));return{launched:E.
flatMap(F=>F.launched),problems:E.flatMap(F=>F.problems)}}function p(c){return[c,...(c.launched??[]).flatMap(p)]}function t(c,T,E=0){
const{launches:F,problems:G}=l(c,T),B=c.operands[0]?.text??"",U={launched:[],problems:[...G]};for(const z of F){const[V]=z.
words,K=E===A?"launches-programs":z.program===void 0&&V&&i(V.text);if(K){const Y=V?.span??{start:0,end:0};U.problems.push(
(0,I().wordProblem)(K,B,{text:V?.text??"",span:Y}));continue}const X=b(z,T),Z=t(X.invocation,T,E+1);U.launched.push(X,...Z.
launched),U.problems.push(...Z.problems)}return U}function b({program:c,words:T,...E},F){if(c!==void 0){const{invocation:U,
problems:z}=x().PARSERS[c](T,F);return{invocation:{...U,...E},problems:z}}const[G]=T,B=G?.text??"";return(0,x().isProgram)(
B)?x().PARSERS[B](T.slice(1),F):x().PARSERS.npx(T,F)}function i(c){return c.startsWith("-")?"unknown-flag":C().REFUSED_PROGRAMS.
has(c)?"launches-programs":void 0}const r={launches:[],problems:[]};function l(c,{tools:T}){if(c.program==="node")return O(
c);const{subcommand:E,operands:F,passthrough:G}=c,[B]=F,z=(E==="exec"||E==="script-or-tool")&&B?(0,M().toolOf)(B.text,T):
void 0;if(B===void 0||z?.mayStart!==!0)return r;const V=(0,D().readTool)(z,G),K=s(z,B,G,V),X=V.flags.flatMap(({word:Z,flag:Y,
value:_})=>Y?.kind==="command"&&_!==void 0?[{...Z,text:_}]:[]);return d([K,...X.map(Z=>n(B.text,Z))])}function O(c){const[
T]=(0,k().isTestRun)(c)?[]:c.operands;return T===void 0?r:{launches:f(T.text).map(F=>({program:"npx",words:[...["--",F].
map(B=>({...T,text:B})),...c.passthrough],starts:"file"})),problems:[]}}function s({starts:c,subcommands:T},E,F,{flags:G,
operands:B,started:U}){const[z]=U,V=G.some(({flag:K})=>K?.kind==="only-prints"||K?.kind==="evaluates-text");switch(c){case void 0:case"\
tasks":return r;case"node":return V||z&&T.has(z.text)?r:{launches:[{program:"node",words:U}],problems:[]};case"command":
return V||z&&T.has(z.text)?r:e(E.text,F,U);case"command-texts":return d(B.map(K=>n(E.text,K)));case"npm-scripts":return d(
B.map(K=>o(E.text,K,m(G))))}}function m(c){return c.flatMap(({flag:T,word:E})=>T===void 0?[E]:[])}function e(c,T,E){const{
words:F,problems:G}=c==="cross-env"?w(E):{words:E,problems:[]},[B]=F,U=B&&T.find(({text:K})=>K===B.text);if(B===void 0||
U===B)return{launches:[{words:F}],problems:G};const z=`\`${c}\` starts at the first word that is \`${B.text}\``,V={program:c,
flag:B.text,fault:z};return{launches:[{words:F}],problems:[(0,N().problemAt)("flag-value",B.span,V)]}}function w(c){const T=c.
findIndex(({text:G})=>!/^\w+=/.test(G)),E=T<0?c:c.slice(0,T),F=E.flatMap(({text:G,span:B})=>{if((0,W().setsHarmless)(G))
return[];const{written:U,attached:z=""}=(0,j().splitAtEquals)(G);return[(0,N().problemAt)("assignment-refused",B,{name:U,
value:z,known:!1})]});return{words:c.slice(E.length),problems:F}}function n(c,{text:T,span:E}){const[,F="",G=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.
exec(T)??[],{words:B,problems:U}=(0,R().lex)(F===""?T.replace(/^npm:(?=\S)/,"npm run "):G);if(!(0,R().hasOneReading)({problems:U})&&
!(F!==""&&G.trim()===""))return u(c,{text:T,span:E});const z=B.map(V=>({...V,span:E}));return F===""?{launches:[{words:z}],
problems:[]}:/^[\w:.@/*-]+$/.test(F)?h([{text:F,span:E,quoted:!1},...z],"wildcard"):u(c,{text:T,span:E})}function o(c,{text:T,
span:E},F){const[,G="",B=""]=/^\s*(\S+)(.*)$/s.exec(T)??[],{words:U,problems:z}=(0,R().lex)(B),V=B.trim()==="";if(G===""||
!V&&!(0,R().hasOneReading)({problems:z})||/\{!?[*@%\d]/.test(T))return u(c,{text:T,span:E});const K=U.map(Z=>({...Z,span:E})),
X=[...F,{text:G,span:E,quoted:!1},...K];return h(X,/^[\w:.@/-]+$/.test(G)?void 0:"glob")}function h(c,T){const G={program:"\
npm",words:[{text:"run",span:c.at(-1)?.span??{start:0,end:0},quoted:!1},...c]};return{launches:[T?{...G,selects:T}:G],problems:[]}}
function u(c,T){return{launches:[],problems:[(0,I().wordProblem)("launches-programs",c,T)]}}function d(c){return{launches:c.
flatMap(({launches:T})=>T),problems:c.flatMap(({problems:T})=>T)}}const a=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function f(c){const T=$().posix.normalize(c.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
T))return["yarn"];const[,E,F=""]=a.exec(T)??[];if(E===void 0)return[];if(E===".bin")return[F];const B=[...new Set([F.replace(
/\.[cm]?[jt]s$/,""),E])].filter(U=>(0,M().isKnownTool)(U));return B.length>0?B:[E]}}),4289:((J,S,g)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.filesIn=W,S.filesNamedBy=R,S.filesOfFlag=k,S.pythonFiles=I;function $(){const y=g(68623);return $=
function(){return y},y}function j(){const y=g(32017);return j=function(){return y},y}function D(){const y=g(94854);return D=
function(){return y},y}function C(){const y=g(95306);return C=function(){return y},y}function H(){const y=g(32854);return H=
function(){return y},y}function M(){const y=g(3149);return M=function(){return y},y}const N={files:[],roots:[],nodeFlags:[]};
function R({subcommand:y,operands:v,passthrough:P},p=j().NO_PROGRAMS){const[t]=v;return y==="exec"&&t?W(t,P,p):N}function W({
text:y},v,{tools:P}=j().NO_PROGRAMS){const p=(0,D().toolOf)(y,P)??(0,C().unknownTool)(y),t=(0,$().readTool)(p,v);return{
files:[...t.flags.flatMap(b=>k(y,b)),...x(p,t.operands)],roots:t.flags.flatMap(({flag:b,value:i})=>b?.kind==="root"&&i?[
i]:[]),nodeFlags:A(y,p,t)}}function k(y,v){const{word:P,flag:p,value:t="",off:b}=v;if(p===void 0||b||t==="")return[];const{
span:i}=P,r=t.split(",").filter(l=>l!==""&&!(0,M().isElsewhere)(l));switch(p.kind){case"tests":return[{as:"tests",path:t,
span:i}];case"config":return(0,M().isElsewhere)(t)||/^[\w.-]+ *=/.test(t)?[]:[{as:"config",path:t,span:i}];case"root":return(0,M().
isElsewhere)(t)?[]:[{as:"place",path:t,span:i}];case"output":{const l=t.slice(t.lastIndexOf("=")+1);return(0,M().isElsewhere)(
l)?[]:[{as:"place",path:l,span:i}]}case"code":case"preload":case"script-text":{const l=(0,M().valueProblem)("tool-runs-f\
ile",y,v),O=p.kind==="preload";return r.map(s=>{const m=s.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.
test(m)?{as:"code",path:m,span:i}:{as:"module",path:m,span:i,ifFile:l,first:O}})}case"module":case"warning":{const l=p.kind===
"warning"?L(t):t;if(!/^[\w.]+$/.test(l))return[];const O=(0,M().valueProblem)("tool-runs-file",y,v);return I(l).map(s=>({
as:"module",path:s,span:i,ifFile:O}))}default:return[]}}function L(y){return y.split(":")[2]?.trim().replace(/\.?\w*$/,"")??
""}function I(y){const v=y.replaceAll(".","/");return["","src/"].flatMap(P=>[".py","/__main__.py","/__init__.py"].map(p=>`${P}${v}${p}`))}
function x(y,v){const P=y.operands==="tests"||y.operands==="first-tests",t=(y.operands==="first-tests"?v.slice(0,1):y.operands===
"tests"?v:[]).filter(({text:r})=>!y.subcommands.has(r)).map(({text:r,span:l})=>({as:"tests",path:r.replace(/^!|:[\d,*-]+$/g,
""),span:l})),b=y.readsArgumentFiles?v.filter(({text:r})=>r.startsWith("@")):[],i=!P&&!y.mayStart?v:[];return[...t,...i.
flatMap(({text:r,span:l})=>{const O=(0,H().normalise)(r);return O!==void 0&&O!==""&&!(0,H().isWithin)(O,".git",{ignoreCase:!0})&&
!(0,M().isElsewhere)(r)?[{as:"place",path:r,span:l}]:[]}),...b.map(({text:r,span:l})=>({as:"arguments",path:r.slice(1),span:l}))]}
function A(y,{handsOn:v},{flags:P}){return P.flatMap(({word:p,flag:t,value:b="",off:i})=>{const r=t?.kind==="node"&&!i?(0,M().
nodeFlagsIn)(y,b):t===void 0&&v?[p.text,...p.text.includes("=")||b===""?[]:[b]]:[];return r.length===0?[]:(0,M().parseHandedOn)(
p,r).invocation.flags})}}),74167:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.readNopt=C;function $(){const y=g(
94495);return $=function(){return y},y}function j(){const y=g(14170);return j=function(){return y},y}function D(){const y=g(
95132);return D=function(){return y},y}function C(y){const v=[],P=[],p=[],t=[];for(const b of(0,j().readFlags)(y,H).tokens)
if(b.kind==="operand")p.push(b.word);else if(b.kind==="unknown"){const i=x(b);"rule"in i?t.push(i):P.push(i)}else{const{
flag:i,fault:r}=L(b);v.push(i),r!==void 0&&t.push(A(b.word,b.written,r))}return{flags:v,unknown:P,remain:p,problems:t}}const H={
flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:y=>N(y.replace(/^-+/,""))},
M=40;function N(y){const v=R(y);if(v!==void 0&&!v.negated)return[v];const P=k(y);if(P!==void 0)return[P];if(y.length<2||
y.length>M)return v&&[v];const p=[...y].map(k);return p.every(t=>t!==void 0)?p:v&&[v]}function R(y){const v=$().NPM_FLAGS.
get(y);if(v!==void 0)return W(v,!1);if(!y.startsWith("no-"))return;const P=$().NPM_FLAGS.get(y.slice(3));return P&&W(P,!0)}
function W(y,v){const P=y.arity==="value"?v?"never":"always":"true-or-false";return{spec:y,negated:v,takes:P}}function k(y){
const[v,P]=$().NPM_SHORTHANDS.get(y)??[],p=v===void 0?void 0:R(v.slice(2));return p&&(P===void 0?p:{...p,fixed:P,takes:"\
never"})}function L(y){const{word:v,written:P,attached:p,next:t,consumes:b}=y,{spec:i,negated:r,fixed:l}=y.part;if(l===void 0&&
i.arity==="value")return I(y);const O={name:`--${i.name}`,written:P,span:v.span,spec:i};if(l!==void 0){const e={flag:{...O,
value:l,negated:r}};return p===void 0?e:{...e,fault:"it takes no value"}}const s=b?t?.text:p,m={flag:{...O,negated:s==="\
false"?!r:r}};return p!==void 0&&!(0,j().isTruth)(p)?{...m,fault:"npm reads its value as a separate word"}:i.arity==="lo\
ose"&&!b&&(t?.text==="null"||t?.text==="always")?{...m,fault:"npm reads the next word as its value"}:m}function I({word:y,
written:v,attached:P,next:p,consumes:t,part:b}){const{spec:i,negated:r}=b,l=t?p?.text:P,O=t&&p?{start:y.span.start,end:p.
span.end}:y.span,s={name:`--${i.name}`,written:v,span:O,spec:i,negated:r},m={flag:l===void 0?s:{...s,value:l}};return r?
{...m,fault:"it takes a value, so it has no `--no-` form"}:l===void 0||l===""?{...m,fault:"its value is missing"}:l.startsWith(
"-")?{...m,fault:"its value begins with a dash"}:m}function x({word:y,written:v,attached:P}){const p=v.replace(/^-+/,"").
toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,""),t=[...$().NPM_FLAGS.keys(),...$().NPM_SHORTHANDS.keys()].find(
i=>i.startsWith(p));if(t!==void 0){const i={program:"npm",flag:v,meant:`--${t}`};return(0,D().problemAt)("abbreviated-fl\
ag",y.span,i)}if(!/^--[a-z][a-z0-9-]*$/i.test(v))return(0,D().problemAt)("unknown-flag",y.span,{program:"npm",flag:v});const b={
name:v,written:v,span:y.span};return P===void 0?b:{...b,value:P}}function A(y,v,P){return(0,D().problemAt)("flag-value",
y.span,{program:"npm",flag:v,fault:P})}}),87646:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.areHarmlessOptions=
v,S.isTestRun=I,S.parseNode=M;function $(){const P=g(44670);return $=function(){return P},P}function j(){const P=g(14170);
return j=function(){return P},P}function D(){const P=g(95132);return D=function(){return P},P}function C(){const P=g(31901);
return C=function(){return P},P}const H=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function M(P){const p=[],
t=[],b=[],i=new Set;for(const n of(0,j().readFlags)(P,N).tokens){if(n.kind==="operand"){b.push(n.word);continue}if(n.kind===
"unknown"){const f={program:"node",flag:n.written};t.push((0,D().problemAt)("unknown-flag",n.word.span,f));continue}const{
spec:o,negated:h}=n.part,u=W(n);p.push(u);const d=k(o,h,u.value);if(d!==void 0&&t.push(L(u,d)),h)continue;i.add(o.kind);
const a=x(o,u);a!==void 0&&t.push((0,C().flagProblem)(a,"node",u))}const r=I({flags:p}),l=r?b.length:i.has("evaluates-te\
xt")?0:1,O=b.slice(0,l),s=b.slice(l),m=r||i.has("only-prints")||i.has("evaluates-text"),e=A(O,r,P);e!==void 0&&!(m&&O.length===
0)&&t.push(e);const w=(0,C().onlyAsksForInformation)(s);return w!==void 0&&t.push((0,C().printsOnly)("node",w)),{invocation:{
program:"node",flags:p,operands:O,passthrough:s},problems:t}}const N={flags:"first",dash:"operand",separator:/^--$/,equals:"\
long",unknown:"never",expand:P=>{const p=P.startsWith("--"),t=p?P.slice(2).replaceAll("_","-"):P,b=t.startsWith("no-")&&
!$().NODE_FLAGS.has(t),i=b?t.slice(3):t,r=$().NODE_FLAGS.get($().NODE_ALIASES.get(i)??(p?i:""));return r&&[{spec:r,negated:b,
takes:b?"never":R(r)}]}};function R({name:P,arity:p}){return P==="print"?"unless-dash":p==="value"?"always":"never"}function W({
word:{span:P},written:p,attached:t,next:b,consumes:i,part:{spec:r,negated:l}}){const O=i?b?.text:t,s=`--${l?"no-":""}${r.
name}`,m=i&&b?{start:P.start,end:b.span.end}:P;return O===void 0?{name:s,written:p,span:m}:{name:s,written:p,value:O,span:m}}
function k(P,p,t){if(p)return P.arity==="value"?"it takes a value, so it has no `--no-` form":t===void 0?void 0:"a `--no\
-` flag takes no value";if(P.arity==="none"&&P.name!=="print")return t===void 0||P.kind==="opens-inspector"?void 0:"it t\
akes no value";if(P.name!=="print")return t===void 0||t===""?"its value is missing":P.arity==="value"&&t.startsWith("-")?
"its value begins with a dash":void 0}function L(P,p){return(0,D().problemAt)("flag-value",P.span,{program:"node",flag:P.
written,fault:p})}function I({flags:P}){return P.findLast(({name:p})=>p==="--test"||p==="--no-test")?.name==="--test"}function x(P,{
value:p=""}){switch(P.kind){case"harmless":return;case"reports-tests":return $().BUILT_IN_REPORTERS.has(p)?void 0:"prelo\
ads-code";case"tolerates-rejections":return p==="warn"||p==="none"?"hides-failures":void 0;case"writes-report":return p===
"stdout"||p==="stderr"?void 0:"writes-files";case"preloads-code":return $().PRELOADABLE_PACKAGES.has(p)?"preloads-packag\
e":"preloads-code";case"loads-module":return $().PRELOADABLE_PACKAGES.has(p)?"preloads-package":"loads-code";default:return P.
kind}}function A(P,p,t){const[b]=P;if(b===void 0){const l=t.at(-1)?.span.end??0;return p?void 0:(0,D().problemAt)("reads\
-stdin",{start:0,end:l},{program:"node",flag:""})}const{text:i,span:r}=b;if(H.has(i))return(0,D().problemAt)("reads-stdi\
n",r,{program:"node",flag:i});if(i.startsWith("-"))return(0,D().problemAt)("dash-operand",r,{operand:i});if(i==="inspect"||
!p&&i==="debug")return(0,D().problemAt)("opens-inspector",r,{program:"node",flag:i})}const y=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function v(P){if(!y.test(P))return!1;const p={start:0,end:0},t=[...P.split(" "),"x.js"].map(r=>({text:r,span:p,quoted:!1})),
{problems:b,invocation:i}=M(t);return b.length===0&&i.operands.length===1}}),3893:((J,S,g)=>{Object.defineProperty(S,"__\
esModule",{value:!0}),S.isToolName=I,S.parseNpm=R,S.parseNpx=l;function $(){const n=g(94495);return $=function(){return n},
n}function j(){const n=g(14170);return j=function(){return n},n}function D(){const n=g(32017);return D=function(){return n},
n}function C(){const n=g(95132);return C=function(){return n},n}function H(){const n=g(74167);return H=function(){return n},
n}function M(){const n=g(46868);return M=function(){return n},n}function N(){const n=g(31901);return N=function(){return n},
n}function R(n,o=D().NO_PROGRAMS){return W("npm",(0,H().readNopt)(n),n,o)}function W(n,{flags:o,unknown:h,remain:u,problems:d},a,f){
const[c,...T]=u,E=o.find(X=>X.spec.effect==="only-prints"&&!X.negated),F=c&&$().NPM_SUBCOMMANDS.get(c.text),G=F?.kind,B=[
...o.flatMap(X=>P(n,X,G)),...d],U={program:n,flags:o};if(c===void 0)return E===void 0&&B.push(p(n,a)),B.push(...h.map(X=>(0,N().
flagProblem)("unknown-flag",n,X))),{invocation:{...U,operands:[],passthrough:[]},problems:B};if(F===void 0){const X=[...$().
NPM_SUBCOMMANDS].find(([Y])=>Y.startsWith(c.text))?.[1].name??"",Z={subcommand:c.text,meant:X};return B.unshift((0,C().problemAt)(
"unknown-subcommand",c.span,Z)),{invocation:{...U,operands:T,passthrough:[]},problems:B}}const z=F.kind==="runs-script"?
"flag-before-separator":"unknown-flag";if(B.push(...h.map(X=>(0,N().flagProblem)(z,n,X))),$().MISSPELT.has(c.text)){const X={
subcommand:c.text,meant:F.name};B.push((0,C().problemAt)("misspelt-subcommand",c.span,X))}const V={...U,subcommand:F.name},
K=k(F,c,T,{...V,families:f});return{invocation:K.invocation,problems:[...K.problems,...B]}}function k({name:n,kind:o},h,u,{
families:d,...a}){const f={...a,operands:u,passthrough:[]},c=T=>({invocation:f,problems:[(0,N().wordProblem)(T,a.program,
{text:n,span:h.span})]});switch(o){case"runs-script":return L(n,h,u,a);case"runs-tool":return A(h,u,a,d);case"depends-on\
-registry":return c(u[0]?.text==="fix"?"installs":o);case"packs":return y(a.flags,"dry-run")?{invocation:f,problems:[]}:
c("writes-files");case"edits-package":return c(u[0]?.text==="get"?"only-prints":"writes-files");default:return c(o)}}function L(n,o,h,u){
const d=n==="run"?h.slice(0,1):[o],a=n==="run"?h.slice(1):h,[f]=d,c=[];f===void 0?c.push((0,N().printsOnly)("npm",{...o,
text:"run"})):f.text==="env"&&c.push((0,C().problemAt)("prints-environment",f.span,{}));const T=(0,N().onlyAsksForInformation)(
a);return T!==void 0&&c.push((0,N().printsOnly)("npm",T)),{invocation:{...u,operands:d,passthrough:a},problems:c}}function I(n){
return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(n)}const x=new Set(["only-prints","evaluates-text"]);
function A(n,o,h,{tools:u}){const[d,...a]=o;if(d===void 0){const T=h.flags.some(({spec:E,negated:F})=>x.has(E.effect)&&!F)?
[]:[p(h.program,[n])];return{invocation:{...h,operands:[],passthrough:[]},problems:T}}const f={...h,operands:[d],passthrough:a};
return I(d.text)?{invocation:f,problems:(0,M().parseTool)(d,a,u)}:{invocation:f,problems:[(0,N().wordProblem)("downloads",
h.program,d)]}}function y(n,o){const h=n.findLast(u=>u.name===`--${o}`);return h!==void 0&&h.negated!==!0}const v=new Set(
"downloads only-prints dry-run skips-hooks".split(" "));function P(n,o,h){const{effect:u,name:d}=o.spec;if(o.negated&&(v.
has(u)||d==="force"||d==="global"))return[];switch(u){case"harmless":case"allows-missing":return[];case"filters-dependen\
cies":return h==="only-prints"||h==="depends-on-registry"?[]:[(0,N().flagProblem)("installs",n,o)];case"selects-workspac\
e":return h!=="runs-tool"||o.negated?[]:[(0,N().flagProblem)("starts-in-workspace",n,o)];case"changes-directory":return h!==
"runs-tool"&&h!=="packs"?[]:[(0,N().flagProblem)("changes-configuration",n,o)];default:return[(0,N().flagProblem)(u,n,o)]}}
function p(n,o){const h=o[0]?.span.start??0,u=o.at(-1)?.span.end??0;return(0,C().problemAt)("nothing-to-run",{start:h,end:u},
{program:n})}const t=new Set(["always-spawn","ignore-existing","shell-auto-fallback"]),b=new Set(["npm","node-arg","n"]),
i=new Set("package p cache userconfig call c shell".split(" ")),r=new Set("no-install quiet q version v help h".split(" "));
function l(n,o=D().NO_PROGRAMS){const[h]=n,u={text:"exec",span:h?.span??{start:0,end:0},quoted:!1},{rewritten:d,removed:a}=O(
n),f=W("npx",(0,H().readNopt)([u,...d]),n,o),c=a.map(({text:T,span:E})=>(0,N().flagProblem)("unknown-flag","npx",{name:T,
written:T,span:E}));return{invocation:f.invocation,problems:[...c,...f.problems]}}function O(n){const o=[],h=[],{tokens:u,
separator:d}=(0,j().readFlags)(n,s),a=[];for(const c of u)if(c.kind==="operand")a.push(c.word);else if(c.kind==="flag"){
const{word:T,written:E,attached:F,consumes:G,next:B,part:U}=c;if(U.spec==="removed"){h.push(T);continue}o.push({...T,text:e(
m(E),F,T.text)}),G&&B&&o.push(B)}const[f]=a;return d!==void 0?o.push(d):f!==void 0&&o.push({...f,text:"--"}),{rewritten:o.
concat(a),removed:h}}const s={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(n,o)=>{const h=m(
n),u=(a,f)=>[{spec:a,negated:!1,takes:f}];if(t.has(h))return u("removed","never");if(b.has(h))return u("removed","always");
const d=h==="p"?void 0:$().NPM_SHORTHANDS.get(h);return d!==void 0?{instead:o===void 0?d:[...d,o]}:w(h)?u("kept","never"):
u("kept",i.has(h)?"always":"unless-dash")}};function m(n){return n.replace(/^-+/,"")}function e(n,o,h){if(n==="no-instal\
l")return"--yes=false";const u=n==="p"?"--package":n==="shell"?"--script-shell":void 0;return u===void 0?h:o===void 0?u:
`${u}=${o}`}function w(n){const o=$().NPM_FLAGS.get(n)?.arity;return r.has(n)||o==="none"||o==="loose"}}),39872:((J,S,g)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.parseProgram=x;function $(){const m=g(68623);return $=function(){return m},
m}function j(){const m=g(37866);return j=function(){return m},m}function D(){const m=g(32017);return D=function(){return m},
m}function C(){const m=g(94854);return C=function(){return m},m}function H(){const m=g(95132);return H=function(){return m},
m}function M(){const m=g(4289);return M=function(){return m},m}function N(){const m=g(3893);return N=function(){return m},
m}function R(){const m=g(46868);return R=function(){return m},m}function W(){const m=g(31901);return W=function(){return m},
m}function k(){const m=g(92170);return k=function(){return m},m}function L(){const m=g(48886);return L=function(){return m},
m}function I(){const m=g(91883);return I=function(){return m},m}function x(m,e,w){const{program:n}=m,o={program:n,family:m,
flags:[],operands:[],passthrough:[]},h=A({use:m.use,path:"",words:e,family:m,families:w});return{invocation:{...o,...h.invocation},
problems:h.problems}}function A(m){const{use:e,path:w,words:n,family:o}=m,{data:h}=e,u=(0,$().readTool)(e,n),d=u.rest===
void 0?u.flags:[...u.flags,u.rest.flag],a=d.map(v),f=d.flatMap(z=>(0,M().filesOfFlag)(o.program,z)).filter(({as:z})=>z!==
"place"),c=d.flatMap(z=>[...(0,R().toolFlagProblems)(o.program,e,z),...(0,L().buildFlagProblems)(o,z)]),[T,...E]=u.started.
slice(h.skips??0),F=T&&e.subcommands.get(T.text);if(F===void 0||T===void 0){const z=p(m,u),V=P(m,u);return{invocation:{...w&&
{subcommand:w},...h.any_package&&{anyPackage:!0},...z.invocation,flags:a,files:[...f,...y(e,z.invocation.operands??[])]},
problems:[...c,...V,...z.problems]}}const G=w===""?T.text:`${w} ${T.text}`,B=F.data.starts==="own-script"?t("own-script",
T,E,m):A({...m,use:F,path:G,words:E}),U=F.data.does?[(0,W().wordProblem)(F.data.does,o.program,{...T,text:G})]:[];return{
invocation:{...B.invocation,...h.any_package&&{anyPackage:!0},flags:[...a,...B.invocation.flags??[]],files:[...f,...B.invocation.
files??[]]},problems:[...c,...U,...B.problems]}}function y({data:{operands:m,starts:e}},w){return w.flatMap(({text:n,span:o})=>{
const h=(m==="package"||e==="package")&&n.endsWith(".go");return!((0,L().ruleForOperand)("path",n)===void 0)||m!=="tests"&&
!h?[]:[{as:"tests",path:n.replace(/::.*$/s,""),span:o}]})}function v({word:m,written:e,value:w}){return{name:e,written:e,
span:m.span,...w!==void 0&&{value:w}}}function P({use:m,path:e,words:w,family:n},{flags:o}){if(m.data.writes_unless===void 0)
return[];const h=m.data.writes_unless.split(" "),u=w.slice(w.findIndex(({text:a})=>a==="--"));if(o.some(({written:a,off:f})=>!f&&
h.includes(a)))return[];if(u[0]?.text==="--"&&u.some(({text:a})=>h.includes(a)))return[];const d=w[0]?.span??{start:0,end:0};
return[(0,W().wordProblem)("tool-writes",n.program,{text:e||n.program,span:d})]}function p(m,e){const{use:w,family:n,families:o}=m,
{rest:h}=e;if(h!==void 0)return h.flag.flag?.kind==="module"?(0,I().parseModule)(n,h.words,o,x):{invocation:{passthrough:h.
words},problems:[]};const u=w.data.starts??(w.subcommands.size>0?"subcommand":void 0),d=u===void 0?e.operands:e.started.
slice(w.data.skips??0),[a,...f]=d;if(a===void 0){const c=e.flags.some(({flag:G})=>G?.kind==="only-prints"),T={start:0,end:n.
program.length},E=c?void 0:w.data.alone,F=E?[(0,W().wordProblem)(E,n.program,{text:"",span:T})]:[];return{invocation:{},
problems:F}}return u===void 0?{invocation:{operands:d},problems:(0,L().judgeOperands)(w,d,n)}:t(u,a,f,m)}function t(m,e,w,n){
const{program:o}=n.family,h={operands:[e],passthrough:w};switch(m){case"subcommand":{const u={program:o,subcommand:e.text},
d=(0,H().problemAt)("program-subcommand-unknown",e.span,u);return{invocation:h,problems:[d]}}case"file":return l(e,w,o);case"\
package":{const u=(0,L().ruleForOperand)("package",e.text);return{invocation:h,problems:u?[(0,W().wordProblem)(u,o,e)]:[]}}case"\
command":return O(e,w,n);case"script":case"own-script":return{invocation:{...h,subcommand:"run"},problems:r(w,n.family)};case"\
tool":return s("exec",e,w,n);case"script-or-tool":case"script-tool-or-file":{if(!(m==="script-tool-or-file"&&i(e.text))&&
!b.test(e.text)){const d=s("script-or-tool",e,w,n);return{...d,problems:[...d.problems,...r(w,n.family)]}}return m==="sc\
ript-tool-or-file"?l(e,w,o):{invocation:h,problems:[(0,W().wordProblem)("launches-programs",o,e)]}}}}const b=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function i(m){return/[\\/]/.test(m)&&!/^@[\w.-]+\/[\w.-]+$/.test(m)}function r(m,{program:e,use:w}){return m.filter(({text:o})=>{
const h=/^--([\w-]+)/.exec(o)?.[1];return h!==void 0&&w.flags.get((0,D().flagKey)(h))?.kind==="changes-configuration"}).
map(o=>(0,W().wordProblem)("changes-configuration",e,o))}function l(m,e,w){const{text:n,span:o}=m,h={operands:[m],passthrough:e,
starts:"file"};if(n==="-"||n===""||n.startsWith("/dev/"))return{invocation:h,problems:[(0,H().problemAt)("reads-stdin",o,
{program:w,flag:n})]};const u=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(n)&&/:/.test(n);return{invocation:h,
problems:u?[(0,W().wordProblem)("downloads",w,m)]:[]}}function O(m,e,w){const{family:n,families:o}=w,{text:h}=m;if(/:\/\//.
test(h))return{invocation:{},problems:[(0,W().wordProblem)("downloads",n.program,m)]};if(h==="-"||/\.\w+$/.test(h))return l(
m,e,n.program);const u=o.known.get(h);if(u===void 0||!n.data.started_programs.includes(h))return{invocation:{},problems:[
(0,W().wordProblem)("launches-programs",n.program,m)]};const{invocation:d,problems:a}=x(u,e,o);return{invocation:{launched:[
d]},problems:a}}function s(m,e,w,{family:n,families:o}){const{text:h}=e,u=o.allowed.get(h),d=(0,k().isProgram)(h)?k().PARSERS[h](
w,o):u&&x(u,w,o);if(m==="exec"&&i(h))return{invocation:{},problems:[(0,W().wordProblem)("launches-programs",n.program,e)]};
if(!(0,N().isToolName)(h)&&/[\s;&|<>$`'"(){}\\*?]/.test(h))return{invocation:{},problems:[(0,W().wordProblem)("evaluates\
-text",n.program,e)]};const a=j().REFUSED_PROGRAMS.get(h)==="shell",f={subcommand:m,operands:[e],passthrough:w,...d&&{launched:[
d.invocation]}};if(d!==void 0)return{invocation:f,problems:d.problems};if(a||m==="exec"&&j().REFUSED_PROGRAMS.has(h))return{
invocation:f,problems:[(0,W().wordProblem)("launches-programs",n.program,e)]};const{tools:c}=o,T=m==="exec"||(0,C().toolOf)(
h,c)!==void 0||(0,C().refusalOf)(h);return{invocation:f,problems:T?(0,R().parseTool)(e,w,c):[]}}}),46868:((J,S,g)=>{Object.
defineProperty(S,"__esModule",{value:!0}),S.parseTool=W,S.parseUnknownTool=k,S.toolFlagProblems=L;function $(){const t=g(
68623);return $=function(){return t},t}function j(){const t=g(37866);return j=function(){return t},t}function D(){const t=g(
94854);return D=function(){return t},t}function C(){const t=g(77251);return C=function(){return t},t}function H(){const t=g(
95306);return H=function(){return t},t}function M(){const t=g(95132);return M=function(){return t},t}function N(){const t=g(
3149);return N=function(){return t},t}function R(){const t=g(31901);return R=function(){return t},t}function W(t,b,i){const r=t.
text,l=(0,D().refusalOf)(r);if(l!==void 0)return[(0,R().wordProblem)(l,r,t)];const O=(0,R().onlyAsksForInformation)(b);if(O!==
void 0)return[(0,R().printsOnly)(r,O)];const s=(0,D().toolOf)(r,i);if(s===void 0)return k(t,b);const m=(0,$().readTool)(
s,b),e=s.operands==="tests"||s.operands==="first-tests";return[...I(t,b),...x(t,s,m),...m.flags.flatMap(w=>L(r,s,w)),...m.
operands.flatMap(w=>!e&&((0,N().isForeign)(w.text)||s.operands===void 0&&(0,N().isOfMachine)(w.text))?[(0,R().wordProblem)(
"tool-loads-code",r,w)]:[])]}function k(t,b,i=(0,H().unknownTool)(t.text)){const r=t.text,l=(0,$().readTool)(i,b);return[
...x(t,i,l),...y(t,b,l),...l.flags.flatMap(O=>L(r,void 0,O)),...v(t,l)]}function L(t,b,i){return i.flag===void 0?p(t,b,i):
(0,N().judgeValue)(t,i,b)}function I({text:t,span:b},i){const r=(0,C().tasksOf)(t,i);return r===void 0?[]:[(0,M().problemAt)(
"runs-tasks",b,{program:t,tasks:r})]}function x(t,b,{operands:i,started:r}){const O=b.starts===void 0||b.starts==="tasks"?
i:r,s=O.find(({text:e})=>b.readsBehind&&b.subcommands.has(e))??O[0],m=s?A(b,s.text):b.alone;return m===void 0?[]:[(0,R().
wordProblem)(m,t.text,s??t)]}function A({endsWith:t,subcommands:b},i){if(t?.has(i))return;const r=i.split(":").find(l=>b.
get(l)==="never-ends");return b.get(i)??(t||r!==void 0?"never-ends":void 0)}function y({text:t},b,{flags:i,operands:r}){
const l=b[b.findIndex(({text:e})=>e==="--")+1],O=[...new Set([r[0],l])].filter(e=>e!==void 0&&(0,j().startsOthers)(e.text)),
s=i.filter(({written:e,flag:w,value:n=""})=>/^-[ex]$/.test(e)&&/\s/.test(n)||w?.kind!=="config"&&(0,j().isCommandLine)(n)),
m=r.filter(({text:e})=>(0,j().hasCommandLine)(e));return[...O,...s.map(({word:e})=>e),...m].flatMap(e=>e===void 0?[]:[(0,R().
wordProblem)("launches-programs",t,e)])}function v({text:t},{operands:b}){return b.flatMap(i=>i.text==="-"?[(0,R().wordProblem)(
"reads-stdin",t,i)]:P(i.text)?[(0,R().wordProblem)("uses-network",t,i)]:(0,N().isForeign)(i.text)||(0,N().isOfMachine)(i.
text)?[(0,R().wordProblem)("tool-loads-code",t,i)]:[])}function P(t){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(t)}function p(t,b,{word:i,value:r=""}){const l=O=>[(0,R().wordProblem)(O,t,i)];if(b?.handsOn===!0){const O=i.text.includes(
"=")||r===""?[]:[r],s=(0,N().judgeNodeFlags)(i,[i.text,...O]);if(!s.some(({rule:m})=>m==="unknown-flag"))return s}return b?.
stops===!0?l("unknown-flag"):b?.starts==="npm-scripts"?i.text.includes("=")?[]:l("unknown-flag"):(0,N().isForeign)(r)||(0,N().
isOfMachine)(r)?l("tool-loads-code"):b===void 0?[]:l("tool-flag-unknown")}}),31901:((J,S)=>{Object.defineProperty(S,"__e\
sModule",{value:!0}),S.flagProblem=$,S.onlyAsksForInformation=C,S.printsOnly=H,S.wordProblem=g;function g(M,N,{text:R,span:W}){
return j(M,W,{program:N,flag:R})}function $(M,N,R){const{written:W,span:k,value:L}=R,I={program:N,flag:W};return j(M,k,L===
void 0?I:{...I,value:L})}function j(M,N,R){return{rule:M,span:N,args:R}}const D=new Set(["--version","-v","-V","--help",
"-h"]);function C(M){const[N]=M;return M.length===1&&N!==void 0&&D.has(N.text)?N:void 0}function H(M,N){return g("only-p\
rints",M,N)}}),92170:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.PARSERS=void 0,S.isProgram=C;function $(){
const H=g(87646);return $=function(){return H},H}function j(){const H=g(3893);return j=function(){return H},H}const D=S.
PARSERS={node:$().parseNode,npm:j().parseNpm,npx:j().parseNpx};function C(H){return Object.hasOwn(D,H)}}),48886:((J,S,g)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.buildFlagProblems=A,S.judgeOperands=M,S.ruleForOperand=k;function $(){
const r=g(32017);return $=function(){return r},r}function j(){const r=g(32854);return j=function(){return r},r}function D(){
const r=g(95132);return D=function(){return r},r}function C(){const r=g(3149);return C=function(){return r},r}function H(){
const r=g(31901);return H=function(){return r},r}function M({data:{operands:r="path"},refusedOperands:l},O,s){const{deciding_properties:m,
variables:e}=s.data,w=m!==""||e!==void 0;return O.flatMap(n=>{const o=W(l,n.text),h=s.data.completes==="tasks"?N(l,n.text):
void 0,u=o??h??k(r,n.text);return u!==void 0?[(0,H().wordProblem)(u,s.program,n)]:w&&r==="plain"?v(s,n):[]})}function N({
flags:r,prefixes:l},O){const s=R(O.slice(O.lastIndexOf(":")+1)),[m=""]=s;if(m==="")return;if("publish".startsWith(m))return"\
publishes";const e=({name:n})=>{const o=R(n.replace(/~$/,""));return o.length===s.length&&o.every((h,u)=>h.startsWith(s[u]??
""))};return[...r.values(),...l.map(([,n])=>n)].find(e)?.kind}function R(r){return r.split(/(?=[A-Z])|-/).map(l=>l.toLowerCase())}
function W({flags:r,prefixes:l},O){const s=O.replace(/@[^@]*$/,""),m=[O,s,s.slice(s.lastIndexOf(":")+1)].map($().flagKey);
for(const e of m){const n=(/^(?:help|h|version|v|V)$/.test(e)?void 0:r.get(e))??l.find(([o])=>e.startsWith(o))?.[1];if(n!==
void 0)return n.kind}}function k(r,l){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(l))return"downloads";if(l.
startsWith("@")&&r!=="package")return"tool-loads-code";switch(r){case"path":case"tests":return l==="-"?"reads-stdin":L(l.
replace(/::.*$/s,""))||(0,C().isForeign)(l)?"tool-loads-code":void 0;case"package":return l.includes("@")?"downloads":L(
l)?"tool-loads-code":void 0;case"goal":return l.split(":").length>2?"downloads":void 0;case"plain":return(0,C().isForeign)(
l)?"tool-loads-code":void 0}}function L(r){return(0,j().normalise)(r)===void 0}const I=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,
x=/[$`;&|<>(){}\s]/;function A(r,l){return[...y(r,l),...i(r,l)]}function y(r,{flag:l,word:O,value:s=""}){if(l?.kind!=="p\
roperty")return[];const m=s.replace(/^:/,"").split(/[;,]/);return!s.includes("$(")&&!m.some(e=>p(r,e))?[]:[(0,H().wordProblem)(
"changes-configuration",r.program,O)]}function v(r,l){const{program:O,data:s}=r,{text:m,span:e}=l,w=s.variables&&m.includes(
"=")?P(m):void 0;return w!==void 0&&!s.variables?.includes(w)?[(0,D().problemAt)("make-variable",e,{program:O,variable:w})]:
p(r,m)?[(0,H().wordProblem)("changes-configuration",O,l)]:(m.includes("=")?I.test(m):!x.test(m))?[]:[(0,H().wordProblem)(
"evaluates-text",O,l)]}function P(r){return r.replace(/\s*[:+?!]*=.*$/s,"")}function p({data:r},l){const O=P(l).toLowerCase();
return r.deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(s=>s.startsWith("~")?O.endsWith(s.slice(1)):
s.endsWith("~")?O.startsWith(s.slice(0,-1)):O===s)}const t=/^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i,b=/^-{1,2}(?:t|target)(?::|$)/i;
function i({program:r},{word:l,written:O,value:s=""}){if(r!=="dotnet")return[];const[m=""]=`${O.replace(/^[^:]*/,"")}${s}`.
split(";");return t.test(O)&&/\.dll$|[\\/]/i.test(m)?[(0,H().wordProblem)("loads-code",r,l)]:b.test(O)&&/(?:^|[:;,])(?:deploy|pack|publish|push)/i.
test(s||O)?[(0,H().wordProblem)("publishes",r,l)]:[]}}),91883:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.parseModule=x;function $(){const A=g(11186);return $=function(){return A},A}function j(){const A=g(68623);return j=function(){
return A},A}function D(){const A=g(32017);return D=function(){return A},A}function C(){const A=g(95132);return C=function(){
return A},A}function H(){const A=g(3149);return H=function(){return A},A}function M(){const A=g(46868);return M=function(){
return A},A}function N(){const A=g(31901);return N=function(){return A},A}const R=(0,D().groupsByName)({installs:"conda \
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
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"}),I=(0,D().toolTable)({flags:{plain:"v,verb\
ose o,option= f,fail-fast"}});function x({program:A,data:y},[v,...P],p,t){if(v===void 0){const w={program:A,flag:"-m",fault:"\
its value is missing"};return{invocation:{},problems:[(0,C().problemAt)("flag-value",{start:0,end:0},w)]}}const b=p.known.
get(v.text);if(b!==void 0&&y.started_programs.includes(v.text)){const{invocation:w,problems:n}=t(b,P,p);return{invocation:{
launched:[w]},problems:n}}const i={operands:[v],passthrough:P},r=/^[\w.]+$/.test(v.text)?R.get(v.text.replace(/\._(?:_main__|internal\b.*)$/,
"")):"tool-loads-code";if(r!==void 0)return{invocation:i,problems:[(0,N().wordProblem)(r,A,v)]};const l=p.known.get("pyt\
hon");if(v.text==="doctest"&&l!==void 0){const{flags:w,operands:n}=(0,j().readTool)(I,P),o=n.map(u=>t(l,[u],p)),h=w.flatMap(
u=>(0,M().toolFlagProblems)("doctest",I,u));return{invocation:{...i,launched:o.map(u=>u.invocation)},problems:[...h,...o.
flatMap(({problems:u})=>u)]}}const O=W.has(v.text);if(!O&&(0,$().isOfLibrary)(v.text)){const w={program:A,module:v.text};
return{invocation:i,problems:[(0,C().problemAt)("python-module-refused",v.span,w)]}}const[s,...m]=P;if(v.text==="coverag\
e"&&s?.text==="run"&&l!==void 0){const{flags:w,started:n,rest:o}=(0,j().readTool)(L,m),h=o?[{...o.flag.word,text:"-m"},...o.
words]:n,u=w.flatMap(d=>(0,M().toolFlagProblems)("coverage",L,d));if(h.length>0){const d=t(l,h,p);return{invocation:{...i,
starts:"module",launched:[d.invocation]},problems:[...u,...d.problems]}}}const e=P.filter(({text:w})=>(0,H().isForeign)(
w)||O&&k.test(w));return{invocation:O?i:{...i,starts:"module"},problems:e.map(w=>(0,N().wordProblem)("tool-loads-code",v.
text,w))}}}),29064:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.isHarmlessVariable=x,S.readAssignments=
p;function $(){const t=g(58690);return $=function(){return t},t}function j(){const t=g(87646);return j=function(){return t},
t}function D(){const t=g(12096);return D=function(){return t},t}function C(){const t=g(76829);return C=function(){return t},
t}const H=/^[\w.-]{0,64}$/,M=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,N=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
R=/^\d{1,9}$/,W=/^(?:|[01]|true|false|yes|no|on|off)$/i,k=new Map([["NODE_ENV",H],["CI",H],["FORCE_COLOR",H],["NO_COLOR",
H],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",M],["LC_ALL",M],["NODE_NO\
_WARNINGS",W],["TS_NODE_PROJECT",N],["TS_NODE_TRANSPILE_ONLY",W],["TS_NODE_FILES",W]]),L=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],
[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,H]],I="NODE_OPTIONS";function x(t,b){if(t===I)return(0,j().areHarmlessOptions)(
b);const i=k.get(t);return i!==void 0?i.test(b):y(t)?L.some(([l,O])=>l.test(t)&&O.test(b))||W.test(b)||R.test(b):!1}const A=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function y(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(t)?!(0,$().isReadByProgram)(t):A.test(t)}function v(t){return t===
I||k.has(t)||y(t)}const P=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function p(t,b){const i=[],r=[];let l=0;for(const O of t){const[
s]=O.parts,m=s&&!s.quoted?P.exec(s.text):null;if(!m)break;l+=1;const[e,w="",n]=m,o=(0,C().textOf)(O).slice(e.length),h={
start:O.start,end:O.end};if(!n&&x(w,o))i.push({name:w,value:o,span:h}),b.add("environment-assignment",h,{name:w,value:(0,D().
visible)(o)});else{const u=!n&&v(w);b.add("assignment-refused",h,{name:w,value:(0,D().visible)(o),known:u}),n||r.push({name:w,
value:o,span:h})}}return{assignments:i,refused:r,count:l}}}),12096:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.inspectBlanks=y,S.inspectCharacters=N,S.inspectInjection=p,S.inspectLookAlikes=k,S.visible=M;function $(){const t=g(11970);
return $=function(){return t},t}const j=/^\p{Bidi_Control}$/u,D=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function C(t){if(t>=32&&t<127||t===9)return"visible";if(t===0)return"nul-character";if(t===10||t===13)return"line-break";
if(t<160)return"control-character";if(t>=55296&&t<=57343)return"lone-surrogate";const b=String.fromCodePoint(t);return j.
test(b)?"bidirectional-character":D.test(b)?"invisible-character":"visible"}function H(t){return`U+${t.toString(16).toUpperCase().
padStart(4,"0")}`}function M(t,b=120){const i=t.length>b?`${t.slice(0,b)}\u2026`:t;let r="";for(const l of i){const O=l.
codePointAt(0)??0,s=O!==9&&C(O)==="visible";r+=s?l:`<${H(O)}>`}return r}function N(t,b,i,r){let l=b;for(const O of t)R(O,
l,i,r),l+=O.length}function R(t,b,i,r){const l=t.codePointAt(0)??0,O={start:b,end:b+t.length},s=H(l),m=C(l);if(m==="line\
-break"?r.add(m,O,{character:s,quoted:i}):m!=="visible"&&r.add(m,O,{character:s}),m!=="visible"||l<=126)return;const e=t.
normalize("NFKC");e!==t.normalize("NFC")||/[\0-\x7f]/.test(e)?r.add("compatibility-character",O,{character:s,becomes:e}):
i||r.add("non-ascii-unquoted",O,{character:s,shown:t})}const W=/\p{L}+/gu;function k(t,b,i,r){if(/^[\x00-\x7f]*$/.test(t)||
!i&&/\s/.test(t))return;const l=i?L(t):I(t);if(l===void 0)return;const O=[...new Set(t)].filter(s=>s>"\x7F");r.add("look\
-alike-letters",{start:b.start,end:b.end},{word:M(t),looks_like:M(l),characters:O.slice(0,10).map(s=>H(s.codePointAt(0)??
0))})}function L(t){const b=t.normalize("NFKD").replace(/\p{M}/gu,""),i=(0,$().asciiOf)(b);return/^[\x20-\x7e]+$/.test(i)?
i:void 0}function I(t){let b=!1;const i=t.replace(W,r=>{const l=(0,$().asciiOf)(r);return l===r||!/[A-Za-z]/.test(r)?r:(b=
!0,l)});return b?i:void 0}const x=100,A=1e3;function y(t,b){let i=0,r=0;for(let l=0;l<=t.length;l+=1){const O=t.charAt(l);
if(O===" "||O==="	")continue;const s=l-r;if(s>1&&(i+=s-1),s>=x||i>=A){const m=Math.max(s,i);b.add("blank-padding",{start:r,
end:l},{blanks:m});return}r=l+1}}const v=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
P=/<!--|```/;function p(t,b,i){const r=({index:s,0:m})=>i??{start:s,end:s+m.length},l=v.exec(t);l&&b.add("workflow-comma\
nd",r(l),{written:M(l[0])});const O=P.exec(t);O&&b.add("markup-injection",r(O),{written:O[0]})}}),84128:((J,S)=>{Object.
defineProperty(S,"__esModule",{value:!0}),S.literalSegment=R,S.matchName=L,S.matchesStars=I,S.readPattern=g;function g(y){
if(!y.parts.some(r=>!r.quoted&&/[*?[]/.test(r.text)))return;const v=y.parts.flatMap(({text:r,quoted:l})=>Array.from(r,O=>({
character:O,active:!l}))),P=v.findLastIndex(({character:r,active:l})=>l&&r==="]"),p=[];let t,b;for(let r=0;r<v.length;){
const l=$(v,r,P);l?(t??=M(p),b??=l.ambiguity,l.element.kind==="many"&&p.at(-1)?.kind==="many"||p.push(l.element),r=l.end):
(p.push({kind:"literal",character:v[r]?.character??""}),r+=1)}return t===void 0?void 0:{text:v.map(({character:r})=>r).join(
""),prefix:t,segments:N(p),...b&&{ambiguity:b}}}function $(y,v,P){const p=y[v];return p?.active?p.character==="*"?{element:{
kind:"many"},end:v+1}:p.character==="?"?{element:{kind:"one"},end:v+1}:p.character!=="["||P<v?void 0:j(y,v)??{element:{kind:"\
one"},end:v+1,ambiguity:"bracket"}:void 0}function j(y,v){let P=v+1;const p=D(y[P],"!");p&&(P+=1);const t=new Set;for(;!D(
y[P],"]");){const b=C(y[P]);if(b===void 0)return;const i=D(y[P+1],"-")?C(y[P+2]):b;if(i===void 0||!H(b,i))return;P+=D(y[P+
1],"-")?3:1;for(let r=b.charCodeAt(0);r<=i.charCodeAt(0);r+=1)t.add(String.fromCharCode(r))}if(t.size!==0)return{element:{
kind:"set",negated:p,members:t},end:P+1}}function D(y,v){return y?.active===!0&&y.character===v}function C(y){return y&&
/^[A-Za-z0-9_.,@%+]$/.test(y.character)?y.character:void 0}function H(y,v){if(y===v)return!0;const P=[/[a-z]/,/[A-Z]/,/[0-9]/];
return y<v&&P.some(p=>p.test(y)&&p.test(v))}function M(y){return y.map(v=>v.kind==="literal"?v.character:"").join("")}function N(y){
const v=[[]];for(const P of y)P.kind==="literal"&&P.character==="/"?v.push([]):v.at(-1)?.push(P);return v}function R(y){
return y.every(({kind:v})=>v==="literal")?M(y):void 0}const W=y=>Array.from(y),k=y=>Array.from(Buffer.from(y).toString("\
latin1"));function L(y,v){const[P]=y;if(v.startsWith(".")&&!(P?.kind==="literal"&&P.character==="."))return!1;const p=x(
y,v,W);return/^[\x20-\x7e]*$/.test(v)||p===x(y,v,k)?p:void 0}function I(y,v){const P=Array.from(v,p=>p==="*"?{kind:"many"}:
{kind:"literal",character:p});return x(P,y,W)}function x(y,v,P){const p=y.flatMap(l=>l.kind==="literal"?P(l.character).map(
O=>({kind:"literal",character:O})):l),t=P(v);let b=0,i=-1,r=0;for(let l=0;l<t.length;)if(p[b]?.kind==="many")i=b,r=l,b+=
1;else if(A(p[b],t[l]))b+=1,l+=1;else if(i>=0)b=i+1,r+=1,l=r;else return!1;return p.slice(b).every(({kind:l})=>l==="many")}
function A(y,v=""){return y?.kind==="literal"?y.character===v:y?.kind==="set"?y.members.has(v)!==y.negated:y?.kind==="on\
e"}}),30683:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.MAX_PATTERNS=void 0,S.resolvePattern=W;function $(){
const r=g(76760);return $=function(){return r},r}function j(){const r=g(32854);return j=function(){return r},r}function D(){
const r=g(12096);return D=function(){return r},r}function C(){const r=g(84128);return C=function(){return r},r}function H(){
const r=g(76829);return H=function(){return r},r}const M=20,N=4096,R=S.MAX_PATTERNS=64;function W(r,l,O){const{pattern:s,
span:m,position:e}=r,w=(0,D().visible)(s.text),n=I(s);let o=[];if(e==="program")O.add("glob-program",m,{pattern:w});else if(x(
s))O.add("glob-outside",m,{pattern:w});else if(!L(s,l))if(n)O.add("glob-unclear",m,{pattern:w,reason:n});else if(A(s))O.
add("glob-flag",m,{pattern:w,match:""});else if(l)o=k(r,l,O);else if(e==="script"&&y(s))O.add("glob-program",m,{pattern:w});else{
const h={matches:[],count:0,judged:!1};O.add("unquoted-glob",m,{pattern:w,...h})}return o.length===0?[s.text]:o}function k({
pattern:r,span:l,position:O},s,m){const e=(0,D().visible)(r.text),w=p(r,s),n="matches"in w&&!w.matches.every(v);if("ambi\
guity"in w||n){const a="ambiguity"in w?w.ambiguity:"file_name";return m.add("glob-unclear",l,{pattern:e,reason:a}),[]}const{
matches:o}=w,h=o.find(a=>a.startsWith("-"));h!==void 0&&m.add("glob-flag",l,{pattern:e,match:(0,D().visible)(h)}),O==="s\
cript"&&o.length>1&&m.add("glob-program",l,{pattern:e});const u=o.slice(0,M).map(a=>(0,D().visible)(a)),{length:d}=o;return m.
add("unquoted-glob",l,{pattern:e,matches:u,count:d,judged:!0}),o}function L({prefix:r,text:l},O){return r.includes("://")&&
!O?.stat(l.slice(0,l.indexOf("/")))}function I({text:r,segments:l,ambiguity:O}){return O||(r.length>N?"too_many":l.some(
m=>(0,C().literalSegment)(m)===void 0&&(0,C().matchName)(m,".."))?"dot":void 0)}function x({text:r,segments:l}){return r.
startsWith("/")||l.some(O=>(0,C().literalSegment)(O)==="..")}function A({prefix:r}){return r.startsWith("-")&&!r.includes(
"=")}function y({segments:r}){return r.some(l=>l.some(({kind:O})=>O==="many"))}function v(r){const l=new(H()).ProblemCollector;
return(0,D().inspectCharacters)(r,0,!0,l),l.inOrder().length===0}const P=128*1024;function p(r,l){let O=[{written:"",path:""}];
for(const[e,w]of r.segments.entries()){const n=e===r.segments.length-1,o=[];for(const h of O){const u=t(h,w,n,l);if(typeof u==
"string")return{ambiguity:u};o.push(...u)}O=o}const s=O.map(({written:e})=>Buffer.from(e));return s.reduce((e,w)=>e+w.length+
1,0)>P?{ambiguity:"too_many"}:{matches:s.sort(Buffer.compare).map(e=>e.toString())}}function t(r,l,O,s){const{written:m,
path:e}=r,w=(0,C().literalSegment)(l);if(w==="")return O?[r]:"empty_segment";const n=O?"":"/";if(w===".")return[{written:`${m}\
.${n}`,path:e}];const o=[];for(const h of b(e,l,w,s)){if(h==="letters")return"letters";if(!O&&i(h,s))return"symlink";!O&&
h.kind!=="directory"||o.push({written:`${m}${$().posix.basename(h.path)}${n}`,path:h.path})}return o}function*b(r,l,O,s){
if(O!==void 0){const m=s.stat(r===""?O:`${r}/${O}`);m?.tracked&&(yield m);return}for(const m of s.list(r)){if(!m.tracked)
continue;const e=(0,C().matchName)(l,$().posix.basename(m.path));e===void 0?yield"letters":e&&(yield m)}}function i(r,l){
if(r.kind!=="symlink")return r.kind==="submodule";const O=(0,j().resolveInTree)(l,r.path);return O.kind==="missing"?!1:O.
kind!=="inside"||!/^(?:file|executable)$/.test(O.entry.kind)}}),35736:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.hasOneReading=k,S.lex=W;function $(){const p=g(13580);return $=function(){return p},p}function j(){const p=g(29064);return j=
function(){return p},p}function D(){const p=g(12096);return D=function(){return p},p}function C(){const p=g(30683);return C=
function(){return p},p}function H(){const p=g(84128);return H=function(){return p},p}function M(){const p=g(50674);return M=
function(){return p},p}function N(){const p=g(76829);return N=function(){return p},p}const R=128*1024;function W(p,t){const b=new(N()).
ProblemCollector;if(L(p,b))return{words:[],assignments:[],refused:[],problems:b.inOrder()};const i={start:0,end:p.length};
(0,D().inspectBlanks)(p,b),(0,D().inspectInjection)(p,b);const r=(0,M().splitWords)(p,b),{assignments:l,refused:O,count:s}=(0,j().
readAssignments)(r,b);for(const e of r.slice(0,s))A(e,b);const m=I(r.slice(s),t,b);m.length===0&&b.add("empty-command",i,
{});for(const{value:e,span:w}of l)(0,D().inspectInjection)(e,b,w);for(const{text:e,span:w}of m)(0,D().inspectInjection)(
e,b,w);return{words:m,assignments:l,refused:O,problems:b.inOrder()}}function k({problems:p}){return p.every(({rule:t})=>(0,$().
ruleOf)(t).severity==="warning")}function L(p,t){if(Buffer.byteLength(p)<=R)return!1;const b={start:0,end:p.length};return t.
add("command-too-long",b,{limit:R}),!0}function I(p,t,b){const i=[];let r=0;for(const[l,O]of p.entries()){const s={start:O.
start,end:O.end},m=O.parts.some(o=>o.quoted),e=(0,N().textOf)(O);A(O,b),y(O,b),P(O,l===0,b),(0,D().inspectLookAlikes)(e,
O,l===0,b);const w=(0,H().readPattern)(O);if(w&&(r+=1),w&&r>C().MAX_PATTERNS&&b.add("glob-unclear",s,{pattern:(0,D().visible)(
e),reason:"too_many"}),!w||r>C().MAX_PATTERNS){i.push({text:e,span:s,quoted:m});continue}const n=x(l,i);for(const o of(0,C().
resolvePattern)({pattern:w,span:s,position:n},t,b))i.push({text:o,span:s,quoted:m})}return i}function x(p,t){return p===
0?"program":p===1&&t[0]?.text==="node"?"script":"argument"}function A(p,t){for(const[b,i]of p.parts.entries()){if(i.quoted||
!i.text.includes("~"))continue;const r=i.text.search(b===0?/(?:^|[=:])~/:/[=:]~/);if(r<0)continue;const l=i.start+i.text.
indexOf("~",r),O=(0,D().visible)((0,N().textOf)(p));t.add("tilde-expansion",{start:l,end:l+1},{word:O});return}}function y(p,t){
let b=-1,i=!1;for(const r of p.parts)if(!(r.quoted||b<0&&!r.text.includes("{")))for(const{0:l,index:O}of r.text.matchAll(
/[{},]|\.\./g)){const s=r.start+O;if(l==="{")b<0&&(b=s);else if(l!=="}")i=b>=0;else if(i){const m={start:b,end:s+1};t.add(
"brace-expansion",m,{written:(0,D().visible)((0,N().textOf)(p))});return}}}const v=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function P(p,t,b){const i=(0,N().unquotedText)(p);i!==void 0&&(i==="\
!"||t&&v.has(i))&&b.add("reserved-word",{start:p.start,end:p.end},{word:i})}}),50674:((J,S,g)=>{Object.defineProperty(S,
"__esModule",{value:!0}),S.splitWords=C;function $(){const x=g(12096);return $=function(){return x},x}const j=1e3,D=/[ \t\n\r'"\\$`;&|<>()]/g;
function C(x,A){return new H(x,A).split()}class H{#n;#e;#s=[];#r=[];#i=0;#t=0;#l=0;constructor(A,y){this.#n=A,this.#e=y}split(){
for(;this.#t<this.#n.length;)this.#f();if(this.#u(),this.#l>j){const A={start:0,end:this.#n.length};this.#e.add("too-man\
y-quotes",A,{quotes:this.#l,limit:j})}return this.#s}#f(){switch(this.#n.charAt(this.#t)){case" ":case"	":this.#u(),this.#t+=
1;break;case`
`:case"\r":this.#u(),(0,$().inspectCharacters)(this.#n.charAt(this.#t),this.#t,!1,this.#e),this.#t+=1;break;case"'":this.#p();
break;case'"':this.#a();break;case"\\":this.#y();break;case"$":this.#c(!1);break;case"`":this.#h(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#u(),this.#t=I(this.#n,this.#t,this.#e);break;case"#":this.#r.length===0?
this.#b():this.#d();break;default:this.#d()}}#o(A,y,v,P=v){this.#r.length===0&&(this.#i=P),this.#r.push({text:A,quoted:y,
start:v})}#u(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#t}),this.#r=[])}#d(){const A=this.#t;
D.lastIndex=A+1;const y=D.exec(this.#n)?.index??this.#n.length,v=this.#n.slice(A,y);(0,$().inspectCharacters)(v,A,!1,this.#e),
this.#o(v,!1,A),this.#t=y}#p(){const A=this.#t,y=this.#n.indexOf("'",A+1),v=y<0?this.#n.length:y,P=this.#n.slice(A+1,v);
(0,$().inspectCharacters)(P,A+1,!0,this.#e),this.#o(P,!0,A+1,A),this.#g(A,v,"'")}#a(){const A=this.#t,y=this.#n;let v="",
P=A+1;for(this.#t=P;this.#t<y.length&&y.charAt(this.#t)!=='"';){const t=y.charAt(this.#t);t==="\\"&&/["$`\\\n]/.test(y.charAt(
this.#t+1))?(v+=y.slice(P,this.#t),y.charAt(this.#t+1)===`
`&&this.#m(),P=this.#t+1,this.#t+=2):t==="$"?this.#c(!0):t==="`"?this.#h(!0):this.#t+=1}const p=Math.min(this.#t,y.length);
v+=y.slice(P,p),(0,$().inspectCharacters)(y.slice(A+1,p),A+1,!0,this.#e),this.#o(v,!0,A+1,A),this.#g(A,p,'"')}#g(A,y,v){
this.#l+=1,this.#t=Math.min(y+1,this.#n.length),!(y<this.#n.length)&&this.#e.add("unterminated-quote",{start:A,end:y},{quote:v})}#y(){
const A=this.#t,y=this.#n.charAt(A+1);this.#t+=1,y===""?(this.#e.add("trailing-backslash",{start:A,end:A+1},{}),this.#o(
"\\",!0,A)):y===`
`?(this.#t=A,this.#m(),this.#t+=2):y>"\x7F"?this.#o("",!0,A+1,A):((0,$().inspectCharacters)(y,A+1,!0,this.#e),this.#o(y,
!0,A+1,A),this.#t+=1)}#m(){this.#e.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#c(A){const y=W(this.#n,this.#t,
A);y?this.#w(y.kind,y.end,A):(A||this.#o("$",!1,this.#t),this.#t+=1)}#h(A){const y=k(this.#n,this.#t);this.#w("command-s\
ubstitution",y,A)}#w(A,y,v){const P=this.#t,p=this.#n.slice(P,y);this.#e.add(A,{start:P,end:y},{written:(0,$().visible)(
p)}),v||this.#o(p,!0,P),this.#t=y}#b(){const A=this.#t,y=this.#n.indexOf(`
`,A);this.#t=y<0?this.#n.length:y;const v=this.#n.slice(A,this.#t);(0,$().inspectCharacters)(v,A,!1,this.#e),this.#e.add(
"shell-comment",{start:A,end:this.#t},{written:(0,$().visible)(v)})}}const M=/[A-Za-z_]/,N=/[A-Za-z0-9_]/,R=/[0-9@*#?$!-]/;
function W(x,A,y){const v=x.charAt(A+1);if(v==="(")return{kind:x.charAt(A+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:L(x,A+1,"(",")")};if(v==="{")return{kind:"variable-expansion",end:L(x,A+1,"{","}")};if(v==="[")return{kind:"\
arithmetic-expansion",end:L(x,A+1,"[","]")};if(v==="'"||v==='"'){if(y)return;const P=x.indexOf(v,A+2);return{kind:"dolla\
r-quote",end:P<0?x.length:P+1}}if(M.test(v)){let P=A+2;for(;N.test(x.charAt(P));)P+=1;return{kind:"variable-expansion",end:P}}
if(R.test(v)||v>"\x7F")return{kind:"variable-expansion",end:A+2}}function k(x,A){for(let y=A+1;y<x.length;y+=1){const v=x.
charAt(y);if(v==="\\")y+=1;else if(v==="`")return y+1}return x.length}function L(x,A,y,v){let P=0;for(let p=A;p<x.length;p+=
1){const t=x.charAt(p);if(t===y)P+=1;else if(t===v&&(P-=1,P===0))return p+1}return x.length}function I(x,A,y){const v=x.
charAt(A);if(v==="("||v===")")return y.add("shell-parenthesis",{start:A,end:A+1},{character:v}),A+1;const P=v==="<"||v===
">",p=P?/[<>&|-]/:/[;&|]/;let t=A+1;for(;t-A<3&&p.test(x.charAt(t));)t+=1;const b=x.slice(A,t);return y.add(P?"shell-red\
irection":"shell-operator",{start:A,end:t},{operator:b}),t}}),76829:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.ProblemCollector=void 0,S.textOf=D,S.unquotedText=C;function $(){const M=g(13580);return $=function(){return M},M}function j(){
const M=g(95132);return j=function(){return M},M}function D(M){const[N]=M.parts;return M.parts.length===1&&N?N.text:M.parts.
map(R=>R.text).join("")}function C(M){const[N]=M.parts;return M.parts.length===1&&N&&!N.quoted?N.text:void 0}class H{#n=[];#e=new Set;add(N,R,W){
if((0,$().ruleOf)(N).severity==="error"){if(this.#e.has(N))return;this.#e.add(N)}this.#n.push((0,j().problemAt)(N,R,W))}inOrder(){
const N=({rule:R})=>this.#e.has(R)?0:1;return this.#n.sort((R,W)=>R.span.start-W.span.start||N(R)-N(W))}}S.ProblemCollector=
H}),19312:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.MAX_TURNS=void 0,S.endOfCompound=M,S.loopAt=C;function $(){
const N=g(81413);return $=function(){return N},N}const j=S.MAX_TURNS=50,D=/^(?:[\w@./-]+|(?!\/|.*\.\.)[\w@./*?-]+)$/;function C({
commands:N,text:R,tree:W},k){const L=N[k];if(L?.words.some(l=>l.text==="for")!==!0)return;const[I]=(0,$().readShellText)(
R.slice(L.span.start,L.span.end),W),x=I&&(0,$().withoutReserved)(I).words,[A,{text:y=""}={},v,...P]=x??[];if(!I||A?.text!==
"for"||v?.text!=="in")return;const p=l=>D.test(l.text)&&!(0,$().isDynamic)(I,l);if(!/^\w+$/.test(y)||!P.every(p))return;
const t=new RegExp(`\\$(?:${y}(?!\\w)|\\{${y}\\})`,"g");if((R.match(new RegExp(`(?<![\\w-]|\\$\\{?)${y}(?!\\w)`,"g"))??[]).
length!==1)return;const i=M(N,k),r=R.slice(L.span.end,N[i-1]?.span.end);return{turns:P.map(l=>r.replace(t,l.text)),end:i}}
const H=/^(?:case|for|if|select|until|while)$/;function M(N,R,W=0){let k=0;for(let L=R;L<N.length;L+=1){const I=N[L]?.words.
slice(L===R?W:0)??[],[x]=I,A=I.filter(({text:y,quoted:v},P)=>I.slice(0,P).every($().isBefore)&&!v&&H.test(y));if(k+=A.length,
!x?.quoted&&/^(?:done|esac|fi)$/.test(x?.text??"")&&(k-=1),k===0)return L+1}return N.length}}),51951:((J,S,g)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.readCommand=y,S.readWords=p;function $(){const e=g(37866);return $=function(){return e},e}function j(){
const e=g(32017);return j=function(){return e},e}function D(){const e=g(94854);return D=function(){return e},e}function C(){
const e=g(80781);return C=function(){return e},e}function H(){const e=g(95132);return H=function(){return e},e}function M(){
const e=g(45806);return M=function(){return e},e}function N(){const e=g(92170);return N=function(){return e},e}function R(){
const e=g(35736);return R=function(){return e},e}function W(){const e=g(86191);return W=function(){return e},e}function k(){
const e=g(73872);return k=function(){return e},e}function L(){const e=g(60210);return L=function(){return e},e}function I(){
const e=g(82293);return I=function(){return e},e}function x(){const e=g(80827);return x=function(){return e},e}const A=new Set;
async function y(e,w={}){const n=p(e,w),{tree:o,base:h,changed:u=A,cwd:d="",clock:a,programs:f=j().NO_PROGRAMS}=w;if(o===
void 0||n.invocation===void 0||n.argv===null)return n;const c={tree:o,directory:d,changed:u,families:f,...h&&{base:h}},{
invocation:T}=n,{targets:E,problems:F}=await(0,k().resolveInvocation)(T,c,a);return{...n,...await v(T,E,c),targets:E,problems:s(
n.problems,F)}}async function v(e,w,n){if(e.program!=="npm"&&e.program!=="npx")return{};const o=await(0,x().npmScripts)(
e,n),h=w.some(({kind:a,via:f})=>a==="package_binary"&&f===void 0),d=(o?(0,x().stepsIn)(o).some(({text:a})=>P.test(a)):!h)?
await(0,L().foreignSettings)(n.tree,n.changed):[];return{...o&&{scripts:o},...d.length>0&&{npmSettings:d}}}const P=/(?:^|[^\w.-])np[mx](?![\w.-])/;
function p(e,{tree:w,cwd:n="",programs:o=j().NO_PROGRAMS}={}){if(typeof e!="string")return b(e);const{words:h,assignments:u,
problems:d}=(0,R().lex)(e,w&&(0,C().subTree)(w,n)),[a]=h,f=(z,V,K)=>({command:e,words:h,assignments:u,argv:z,...K===void 0?
void 0:{invocation:K},targets:[],problems:V});if(a===void 0)return f(null,d);const c=(0,R().hasOneReading)({problems:d})?
h.map(({text:z})=>z):null,{program:T,problem:E}=r(e,h,o);if(E?.rule==="sentence")return f(c,[E,...d]);if(T===void 0)return f(
c,[...d,E]);const F=t(h,d).slice(1),{invocation:G,problems:B}=(0,M().parseInvocation)(T,F,o),U=(0,I().inspectPaths)(G,n,
o);return f(c,[...d,...B,...U],G)}function t(e,w){const n=w.find(o=>o.rule==="shell-operator"||(0,H().isProblem)(o,"line\
-break")&&!o.args.quoted);return n===void 0?e:e.filter(({span:o})=>o.start<n.span.start)}function b(e){const w=e===null?
"null":Array.isArray(e)?"array":typeof e,n=(0,H().problemAt)("command-not-text",{start:0,end:0},{type:w});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[n]}}const i=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function r(e,w,{allowed:n,offered:o}){const[h]=w,u=h?.text??"",d=(0,N().isProgram)(u)?u:n.get(u);if(d!==void 0)return{program:d};
const a=h?.span??{start:0,end:0},f=(E,F)=>({program:void 0,problem:(0,H().problemAt)(E,a,F)}),[,c]=i.exec(u)??[];if(c===
void 0&&(0,W().isSentence)(e)){const E=w.at(-1)?.span.end??a.end;return{program:void 0,problem:(0,H().problemAt)("senten\
ce",{start:a.start,end:E},{})}}const T=O(u,o);return/[\\/]/.test(u)?f("program-by-path",{program:u,...T}):c!==void 0?f("\
program-look-alike",{program:u,meant:c.toLowerCase()}):f("program-not-allowed",{program:u,group:$().REFUSED_PROGRAMS.get(
u)??(D().TOOLS.has(u)?"npx":"other"),...T,allowed:[...n.keys()]})}const l=new Map([["gradlew","gradle"],["mvnw","mvn"],[
"gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function O(e,w){
const n=w(e);if(n!==void 0)return{offered:n};const o=e.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(
/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),h=l.get(o)??o,u=w(h);return u===void 0?{offered:""}:{offered:u,word:h}}function s(e,w){
const n=new Set(e.map(m)),o=[...e];for(const h of w){const u=m(h);n.has(u)||(n.add(u),o.push(h))}return o}function m({rule:e,
span:w,args:n}){return JSON.stringify([e,w.start,w.end,n])}}),86191:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.isSentence=k,S.namedPaths=x,S.startedFiles=A;function $(){const y=g(37866);return $=function(){return y},y}function j(){
const y=g(32854);return j=function(){return y},y}const D=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
C=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
H=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,M=/^[A-Za-z][a-z']*[:,]?$/,N=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
R=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,W=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function k(y){const v=y.trim(),[P="",...p]=v.split(/\s+/,100);if($().REFUSED_PROGRAMS.has(P))return!1;if(N.test(v)||R.test(
v)||W.test(P))return!0;if(/[;&|<>$`]/.test(v))return!1;const t=M.test(P);if(p.some(i=>/^--?[A-Za-z]/.test(i)))return!1;if((t||
H.test(P))&&p.some(i=>D.test(L(i))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(P))return p.length>0||/[.!:]$/.test(P);const b=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(p[0]??"");return t&&b&&(C.test(P)||/[a-z]{2}[.!?]$/.test(v))}function L(y){return y.replace(/[.,;:!?]$/,"")}const I=/[\s"'`;&|()<>=]+/;
function x(y,v=""){const P=v===""?"":`${v}/`;return y.split(I).map(p=>(0,j().normalise)(P+p)??p)}function A({targets:y}){
return y.flatMap(({kind:v,path:P,parsed:p})=>v==="file"&&P&&!p?[P]:[])}}),66227:((J,S,g)=>{Object.defineProperty(S,"__es\
Module",{value:!0}),S.dependencyHome=v,S.inspectDependency=L,S.isUnverified=I,S.ownerOf=A,S.packageOf=k,S.resolveAtHome=
p;function $(){const t=g(76760);return $=function(){return t},t}function j(){const t=g(20639);return j=function(){return t},
t}function D(){const t=g(80781);return D=function(){return t},t}function C(){const t=g(95132);return C=function(){return t},
t}function H(){const t=g(53169);return H=function(){return t},t}function M(){const t=g(46138);return M=function(){return t},
t}function N(){const t=g(19685);return N=function(){return t},t}function R(){const t=g(67953);return R=function(){return t},
t}function W(){const t=g(59867);return W=function(){return t},t}function k(t){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(t)?.[1]}async function L(t,b,i){const{tree:r,base:l=r}=P(t);return[...await x(r,l,b,i),...await(0,H().compareWithBase)(
r,l,b.name,i),...await y(r,b,i)]}function I({rule:t}){return t==="dependency-unverified"||t==="target-untracked"}async function x(t,b,{
name:i,path:r},l){const O=n=>[(0,C().problemAt)("dependency-unverified",l,{name:i,path:r,fault:n})],[s,m]=await Promise.
all([(0,N().readLocks)(t),(0,N().readLocks)(b)]),e=n=>n.some(({entriesOf:o})=>o(i).length>0);return!e(s)&&e(m)?O("remove\
d"):(await(0,W().usablePackageJson)(t,""))?.dependencies.has(i)?e(s)?[]:s.length===0&&m.length===0?[(0,C().problemAt)("l\
ockfile-missing",l,{})]:O("unlocked"):O("undeclared")}async function A(t,b,i){const r=await(0,N().readLocks)(t),l=O=>r.flatMap(
({entriesOf:s})=>s(O));return i.has(b)&&(r.length===0||l(b).length>0)?b:[...i].find(O=>l(O).some(({bin:s})=>s!==void 0&&
Object.hasOwn(s,b)))}async function y(t,{name:b,binary:i},r){const l=`node_modules/${b}`;if(t.stat(l)===void 0)return[];
const s=(await(0,N().readLocks)(t)).flatMap(({entriesOf:F})=>F(b));if(s.length===0)return[];const m=await(0,W().readJsonFile)(
t,`${l}/package.json`),e=(0,M().objectIn)(m),w=(0,M().textIn)(e,"name"),n=(0,M().textIn)(e,"version"),o=(F,G,B)=>[(0,C().
problemAt)("dependency-stale",r,{name:b,what:F,locked:G,installed:B||"nothing"})],h=m!==void 0,u=s.filter(F=>!h||F.name===
(w||b));if(u.length===0)return o("name",s[0]?.name??"",w);const d=u.filter(F=>!h||["",n].includes(F.version));if(d.length===
0)return o("version",u[0]?.version??"",n);if(i===void 0)return[];const a=d.flatMap(({bin:F})=>F===void 0?[]:[F]),f=a.length>
0?a:[(0,M().binOf)(e.bin,w||b)??{}];if(a.length===0&&e.bin===void 0)return[];const{name:c,file:T}=i,E=f.flatMap(F=>Object.
entries(F).flatMap(([G,B])=>c===void 0||c===G?[$().posix.normalize(B)]:[]));return E.includes(T)?[]:o(c===void 0?"binary":
`binary ${c}`,E[0]??"nothing",T)}function v({tree:t,base:b=t,directory:i}){const r=l=>O=>j().LOCKFILES.some(s=>O.stat($().
posix.join(l,s))!==void 0);return(0,R().foldersUpFrom)(i).find(l=>[t,b].some(r(l)))??""}function P(t,b=v(t)){if(b==="")return t;
const{tree:i,base:r,directory:l,changed:O}=t,s=`${b}/`;return{...t,tree:(0,D().subTree)(i,b),...r&&{base:(0,D().subTree)(
r,b)},directory:l.slice(s.length),changed:new Set([...O].flatMap(m=>m.startsWith(s)?m.slice(s.length):[]))}}async function p(t,b){
const i=v(t),{targets:r,problems:l}=await b(P(t,i));return{targets:r.map(O=>O.path===void 0?O:{...O,path:$().posix.join(
i,O.path)}),problems:l}}}),87146:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.codeFilesOf=v,S.hiddenInInvocation=
x,S.hiddenInWords=I,S.preloadsOf=y,S.readsCode=P;function $(){const n=g(76760);return $=function(){return n},n}function j(){
const n=g(58690);return j=function(){return n},n}function D(){const n=g(37866);return D=function(){return n},n}function C(){
const n=g(45806);return C=function(){return n},n}function H(){const n=g(87646);return H=function(){return n},n}function M(){
const n=g(35736);return M=function(){return n},n}function N(){const n=g(81413);return N=function(){return n},n}function R(){
const n=g(20630);return R=function(){return n},n}function W(){const n=g(60210);return W=function(){return n},n}const k=new Set(
["alias","enable","hash"]),L=new Set("declare export for getopts local read readonly typeset".split(" "));function I(n,o){
const[h,...u]=n.words,d=h?.text??"",[a,...f]=(0,R().startedWords)(n.words),c=a?.text??"";if(n.defines||d==="function"&&!h?.
quoted)return{how:"function",part:d.replace(/_{2,}\{?$/,"")};if(k.has(c)&&f.length>0)return{how:"function",part:c};if(c===
"eval")return{how:"text",part:c};const T=n.words.slice(0,n.words.length-f.length-1),E=d==="env"&&T.find(({text:X})=>/^(?:-C|--ch)/.
test(X));if(E)return{how:"dynamic",part:`env ${E.text}`};const F=p(n).find(m);if(F)return{how:"assignment",part:F.name};
if(a===void 0)return;const G=X=>(0,N().isDynamic)(n,X)||X.text==="{}",B=({span:X})=>o.slice(X.start,X.end);if(G(a))return{
how:"dynamic",part:B(a)};if(d==="exec"&&u.length===0&&l(n))return{how:"input",part:d};if(a.text==="node")return f.find(({
text:Z})=>!Z.startsWith("-"))?.text==="{}"?{how:"dynamic",part:"{}"}:void 0;if(!t(a))return;const z=i(f).find(G);if(z)return{
how:"dynamic",part:B(z)};const V=l(n)||n.words.some(({text:X})=>X==="xargs"),K=f.some(({text:X},Z)=>r(f,Z)&&!b.test(X));
return V&&!K?{how:"input",part:a.text}:void 0}function x(n,o,{invocation:h,problems:u},d){for(const a of[h,...(0,C().launchedBy)(
h,d)]){const{program:f,subcommand:c,flags:T,operands:E,passthrough:F}=a;if(!/^(?:node|np[mx])$/.test(f))continue;const G=f===
"npm"&&c!=="exec"?F.filter(A):[],B=[...T,...E,...G].find(U=>(0,N().isDynamic)(n,U));if(B)return{how:"dynamic",part:o.slice(
B.span.start,B.span.end)}}for(const{rule:a,args:f}of u){if(a==="reads-stdin"&&l(n)&&"program"in f)return{how:"input",part:String(
f.program)};if(a==="assignment-refused"&&"name"in f&&"value"in f){const c=String(f.name);if(m({name:c,value:String(f.value)}))
return{how:"assignment",part:c}}}}function A({text:n}){return!/^[\w@.-]*\$\{?npm_package_version\}?$/.test(n)}function y(n,o){
return[n,...(0,C().launchedBy)(n,o)].flatMap(({program:h,flags:u})=>u.flatMap(({value:d,span:a})=>h==="node"&&d!==void 0&&
/^\.{0,2}\//.test(d)?[{text:d,span:a}]:[]))}function v(n){const[o,...h]=(0,R().startedWords)(n.words);if(o===void 0)return[];
const u=t(o)?i(h).slice(-1):[],d=n.redirections.flatMap(({operator:c,target:T})=>c==="<"&&T&&P(n)?[T]:[]),a=p(n).flatMap(
({name:c,value:T,span:E})=>(c==="PATH"?T.split(":").map(G=>$().posix.join(G,o.text)):c.endsWith("NODE_OPTIONS")||c.endsWith(
"node_options")?e(T)??[]:[T]).map(G=>({text:G,span:E})));return[...o.text.includes("/")?[o]:[],...u,...d,...a]}function P({
words:n}){const[o]=(0,R().startedWords)(n),{text:h}=o??{text:""};return/^(?:node|np[mx])$|\//.test(h)||t({text:h})}function p(n){
const{words:o,assignments:h}=n,[u,...d]=o,a=L.has(u?.text??""),c=(u?.text==="for"?d.slice(0,1):a?d:o.slice(0,o.length-(0,R().
startedWords)(o).length)).flatMap(({text:T,span:E})=>{const[,F,G]=/^(\w+)(?:\+?=(.*))?$/s.exec(T)??[];return F===void 0||
G===void 0&&!a?[]:[{name:F,value:G??"?",span:E}]});return[...h,...c]}function t({text:n}){const o=n.replace(/^(?:\/usr)?(?:\/local)?\/bin\//,
"");return/^(?:(?:ba|da|z|k|fi|c|tc)?sh|\.|source|pwsh|python[\d.]*|perl|php|ruby|deno|bun|lua|osascript)$/.test(o)||D().
REFUSED_PROGRAMS.get(o)==="interpreter"&&!/^(?:cargo|go|java|make)$/.test(o)}const b=/^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0)$/;
function i(n){const o=n.findIndex((h,u)=>r(n,u));return o<0?n:n.slice(0,o+1)}function r(n,o){const{text:h=""}=n[o]??{};return/^-\w*[cemr]$/.
test(n[o-1]?.text??"")?!0:!h.startsWith("-")&&/[./\s]/.test(h)}function l({redirections:n,pipedFrom:o}){return o!==void 0||
n.some(({operator:h})=>/^<(?:<|$)/.test(h))}const O=/(?:^|_)(?:BIN|BINARY|BROWSER|CC|COMMAND|COMPILER|CXX|EDITOR|EXECUTABLE|LINKER|PAGER|RUNNER|SHELL|VISUAL|WRAPPER)(?:_PATH)?$/,
s=/^(?:\$\{?PATH\}?|\/(?:usr\/(?:local\/)?)?s?bin|(?:\.{0,2}\/|\$\{?(?:PWD|INIT_CWD)\}?\/)*node_modules\/\.bin\/?)$/;function m({
name:n,value:o}){if(n==="PATH")return!o.split(":").every(u=>s.test(u));if(n==="NODE_OPTIONS")return e(o)?.length!==0;const[
,h]=/^npm_config_(.*)$/i.exec(n)??[];if(h!==void 0){const u=h.toLowerCase().replaceAll("_","-");return u==="node-options"?
e(o)?.length!==0:u!=="ignore-scripts"&&(0,W().effectOf)(u,o)!=="harmless"}return(0,j().choosesByName)(n)||O.test(n)&&/^(?!\/)[^$]*\//.
test(o)}function e(n){const{words:o,problems:h}=(0,M().lex)(`node ${n} x.js`);if(!h.some(({rule:u})=>u.endsWith("-expans\
ion")||u.endsWith("-substitution")))return(0,H().parseNode)(o.slice(1)).problems.flatMap(({rule:u,args:d})=>{const a="va\
lue"in d?String(d.value):"";return w.has(u)&&!/^[@\w][\w@./-]*$/.test(a)?[a]:[]})}const w=new Set(["changes-configuratio\
n","changes-node-options","loads-code","preloads-code","reads-environment-file"])}),73872:((J,S,g)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.resolveInvocation=k;function $(){const i=g(41330);return $=function(){return i},i}function j(){
const i=g(95132);return j=function(){return i},i}function D(){const i=g(45806);return D=function(){return i},i}function C(){
const i=g(15804);return C=function(){return i},i}function H(){const i=g(52437);return H=function(){return i},i}function M(){
const i=g(59867);return M=function(){return i},i}function N(){const i=g(9504);return N=function(){return i},i}function R(){
const i=g(56788);return R=function(){return i},i}function W(){const i=g(95598);return W=function(){return i},i}function k(i,r,l){
const O=new(R()).Trail((s,m)=>L(s,m,O),l);return L(i,r,O)}async function L(i,r,l){const O=[];for(const s of[i,...(0,D().
launchedBy)(i,r.families)]){const m=await P(s,r);if("rule"in m)O.push({targets:[],problems:[m]});else for(const e of m)O.
push(await I(e,r,l),await(0,W().resolveTasks)(e,r,l))}return(0,R().join)(O)}function I(i,r,l){const{program:O,family:s}=i;
return s!==void 0?(0,N().resolveProgram)(i,s,r,l):O==="node"?(0,C().resolveNode)(i,r):(0,H().resolveNpm)(i,r,l)}const x=/^[\w:.@/-]+$/,
A=200,y=4,v=/^[\w:.@/*?{},[\]-]+$/;async function P(i,r){const{selects:l,operands:O}=i,[s]=O;if(l===void 0||s===void 0)return[
i];const m=await(0,M().usablePackageJson)(r.tree,r.directory),{text:e,span:w}=s,n={program:"npm",flag:e};if(!p(e))return(0,j().
problemAt)("launches-programs",w,n);const o=[...m?.scripts.keys()??[]];if(o.some(u=>u.length>A))return(0,j().problemAt)(
"launches-programs",w,n);const h=o.filter(t(e,l));return h.length===0?(0,j().problemAt)("npm-script-missing",w,{script:e,
passes:!1}):h.every(u=>x.test(u))?h.map(u=>{const{selects:d,...a}=i;return{...a,operands:[{...s,text:u}]}}):(0,j().problemAt)(
"launches-programs",w,n)}function p(i){return i.length<=A&&v.test(i)&&i.split("*").length-1<=y}function t(i,r){if(r==="g\
lob"){const m=(0,$().default)(b(i),{nonegate:!0,strictSlashes:!0});return e=>m(b(e))}const l=i.indexOf("*"),[O,s]=[i.slice(
0,l),i.slice(l+1)];return m=>m.length>=O.length+s.length&&m.startsWith(O)&&m.endsWith(s)}function b(i){return i.replace(
/[:/]/g,r=>r===":"?"/":":")}}),53169:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.compareWithBase=R,S.knownHosts=
m,S.replacedArchive=I;function $(){const o=g(32854);return $=function(){return o},o}function j(){const o=g(93028);return j=
function(){return o},o}function D(){const o=g(95132);return D=function(){return o},o}function C(){const o=g(60210);return C=
function(){return o},o}function H(){const o=g(59867);return H=function(){return o},o}function M(){const o=g(46138);return M=
function(){return o},o}function N(){const o=g(19685);return N=function(){return o},o}async function R(o,h,u,d){if(o===h)
return[];const[a,f]=await Promise.all([(0,N().readLocks)(o),(0,N().readLocks)(h)]),c={hosts:await m(h,f),configured:await e(
o,u)},T=await P(o,h,u,c),E=[];for(const{path:F,entriesOf:G}of a){const B=f.find(z=>z.path===F),U=(B?[B]:f).flatMap(z=>z.
entriesOf(u));for(const z of G(u)){const V=U.filter(Y=>x(Y,z)),K=V.filter(({version:Y})=>Y===z.version),Z=I(z,o,h)||K.length>
0&&K.every(Y=>A(Y,z))?{how:"integrity",to:z.integrity??"nothing"}:V.length>0&&v(z,c)?void 0:W(z,{name:u,tree:o,before:U,
registries:c});Z!==void 0?T.push({name:u,path:F,...Z}):K.length===0&&(U.length>0||!L(z,o))&&E.push({name:u,from:U[0]?.version??
"",to:z.version||(z.source.at??"")})}}return[...r(T).map(F=>(0,D().problemAt)("dependency-redirected",d,F)),...r(E).map(
F=>(0,D().problemAt)("dependency-changed",d,F))]}function W(o,{name:h,tree:u,before:d,registries:a}){const{source:f}=o;if(f.
kind==="git"||f.kind==="tarball")return{how:f.kind,to:f.at};if(f.kind==="file"){const c=d.some(T=>T.source.kind!=="file");
return L(o,u)&&!c?void 0:{how:"file",to:f.at}}return o.name!==h?{how:"alias",to:o.name}:v(o,a)?void 0:{how:"host",to:s(f,
a.configured)}}function k({source:o}){if(o.kind==="file")return(0,$().normalise)(o.at.replace(/#.*$|::.*$/s,""))||void 0}
function L(o,h){const u=k(o),d=u===void 0?void 0:(0,$().resolveInTree)(h,u);return d?.kind==="inside"&&d.entry.kind==="d\
irectory"}function I(o,h,u){const d=k(o);if(d===void 0)return!1;const[a,f]=[h,u].map(T=>(0,$().resolveInTree)(T,d));return!(a?.
kind==="inside"&&(0,j().isRegular)(a.entry.kind))||f?.kind!=="inside"?!1:a.entry.oid!==f.entry.oid||a.entry.size!==f.entry.
size}function x(o,h){return o.name!==h.name||o.source.kind!==h.source.kind?!1:i(o)===i(h)}function A({integrity:o,source:h},{
integrity:u}){if(o===void 0||h.kind==="file"&&u===void 0)return!1;if(u===void 0)return!0;const d=y(o),a=[...y(u)];return a.
some(([f])=>d.has(f))&&a.every(([f,c])=>(d.get(f)??c)!==c)}function y(o){return new Map(o.split(/\s+/).map(h=>{const[,u="",
d=h]=/^([a-z\d]+)[-/](.*)$/is.exec(h)??[];return[u,d]}))}function v({source:o},{hosts:h,configured:u}){return o.kind!=="\
registry"||h.has(s(o,u))}async function P(o,h,u,d){const a=(await t(h,u)).map(f=>p(f,u));return(await t(o,u)).flatMap(f=>{
const c=p(f,u),T=c.source.kind==="registry"&&c.name===u,E=a.some(G=>x(G,c));if(T||E||f.startsWith("workspace:"))return[];
const F=W(c,{name:u,tree:o,before:a,registries:d});return F===void 0?[]:[{name:u,path:"package.json",...F}]})}function p(o,h){
const u=(0,M().aliasIn)(o);return u!==void 0&&u.name!==h?{name:u.name,version:"",source:{kind:"registry"}}:{name:h,version:"",
source:(0,M().sourceOf)(o,h,"")}}async function t(o,h){const u=(0,M().objectIn)(await(0,H().readJsonFile)(o,"package.jso\
n")),d=["dependencies","devDependencies","optionalDependencies"].map(E=>(0,M().textIn)((0,M().objectIn)(u[E]),h)),{overrides:a,
resolutions:f,pnpm:c}=u,T=[a,f,(0,M().objectIn)(c).overrides].flatMap(E=>Object.entries((0,M().objectIn)(E)).flatMap(([F,
G])=>b(F,h)?[typeof G=="string"?G:(0,M().textIn)((0,M().objectIn)(G),".")]:[]));return[...d,...T].filter(E=>E!=="")}function b(o,h){
const u=o.split(/[>]|\*\*\//).at(-1)??"";return u===h||u.startsWith(`${h}@`)||u.endsWith(`/${h}`)}function i({source:{kind:o,
at:h=""},version:u}){return o==="tarball"&&u!==""?h.replaceAll(u,"*"):o==="registry"&&O.includes(h)?"":h}function r(o){return[
...new Map(o.map(h=>[JSON.stringify(h),h])).values()]}const l="registry.npmjs.org",O=[l,"registry.yarnpkg.com"];function s({
at:o},h){return(o===void 0||O.includes(o)?h:void 0)??o??l}async function m(o,h){const u=await w(o),d=Object.entries(u).filter(
([T])=>T==="registry"||T.endsWith(":registry")).map(([,T])=>n(String(T))),a=h.flatMap(({all:T})=>T.flatMap(({source:E})=>E.
kind==="registry"&&E.at?[E.at]:[])),f=u.registry===void 0,c=a.some(T=>O.includes(T));return new Set([...d,...a,...f||c?O:
[]])}async function e(o,h){const u=await w(o),[d]=h.startsWith("@")?h.split("/"):[],a=d&&u[`${d}:registry`]||u.registry;
return a===void 0?void 0:n(String(a))}async function w(o){const h=await(0,C().readNpmrc)({tree:o,directory:""});return"s\
ettings"in h?h.settings:{}}function n(o){return URL.canParse(o)?new URL(o).host:o}}),46138:((J,S,g)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.aliasIn=y,S.binOf=N,S.entryOf=M,S.lockOf=H,S.objectIn=D,S.sourceOf=I,S.textIn=C;function $(){
const v=g(59490);return $=function(){return v},v}function j(){const v=g(3463);return j=function(){return v},v}function D(v){
return(0,j().isMapping)(v)?v:{}}function C(v,P){const p=Object.hasOwn(v,P)?v[P]:void 0;return typeof p=="string"?p:""}function H(v,P,p=[]){
const t=(0,$().groupBy)(P,([b])=>b);return{path:v,entriesOf:b=>(t.get(b)??[]).map(([,i])=>i),all:[...P.map(([,b])=>b),...p]}}
function M({name:v,version:P,source:p},t,b){return{name:v,version:P,source:p,...t&&{integrity:t},...b&&{bin:b}}}function N(v,P){
if(typeof v=="string")return{[P.replace(/^@[^/]*\//,"")]:v};const p=Object.entries(D(v)).filter(([,t])=>typeof t=="strin\
g");return p.length===0?void 0:Object.fromEntries(p)}const R={kind:"registry"},W=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,
k=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,L=/^(?:file|link|portal|workspace):(.*)$/is;function I(v,P,p){const[,t]=L.exec(v)??[];return t!==
void 0?{kind:"file",at:t}:W.test(v)?{kind:"git",at:v.replace(/#.*$/s,"")}:/^https?:/i.test(v)?x(v,P,p):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(v)||/\.t(?:ar\.)?gz$/i.test(v)?{kind:"file",at:v}:k.test(v)?{kind:"git",at:v.replace(/#.*$/s,"")}:R}function x(v,P,p){
const t={kind:"tarball",at:v.replace(/#.*$/s,"")};if(!URL.canParse(v))return t;const{host:b,pathname:i}=new URL(v),r=A(i),
[,l]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(r)??[];if(b==="codeload.github.com"&&l!==void 0)return{kind:"git",at:`https://g\
ithub.com/${l}`};const O=P.replace(/^@[^/]*\//,"");return r.endsWith(`/${P}/-/${O}-${p}.tgz`)||r.endsWith(`/${P}/-/${P}-${p}\
.tgz`)||b==="npm.pkg.github.com"&&r.startsWith(`/download/${P}/${p}/`)?{kind:"registry",at:b}:t}function A(v){try{return decodeURIComponent(
v)}catch{return v}}function y(v){const[,P,p=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(v)??[];return P===void 0||
/^[\^~<>=*v\d]/.test(P)?void 0:{name:P,range:p}}}),19685:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.readLock=
o,S.readLocks=void 0;function $(){const d=g(76760);return $=function(){return d},d}function j(){const d=g(16111);return j=
function(){return d},d}function D(){const d=g(69873);return D=function(){return d},d}function C(){const d=g(20639);return C=
function(){return d},d}function H(){const d=g(26040);return H=function(){return d},d}function M(){const d=g(80287);return M=
function(){return d},d}function N(){const d=g(59542);return N=function(){return d},d}function R(){const d=g(59867);return R=
function(){return d},d}function W(){const d=g(10473);return W=function(){return d},d}function k(){const d=g(46138);return k=
function(){return d},d}function L(d,a){const f=(0,k().objectIn)(a),c=Object.entries((0,k().objectIn)(f.packages));if(c.length===
0)return(0,k().lockOf)(d,...x((0,k().objectIn)(f.dependencies)));const T=[],E=[];for(const[F,G]of c){const[,B,U]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(F)??[];if(U===void 0&&F!==""&&E.push(I(F,(0,k().objectIn)(G))),U===void 0)continue;const z=I(U,(0,k().objectIn)(G));
B===""?T.push([U,z]):E.push(z)}return(0,k().lockOf)(d,T,E)}function I(d,a){const f=(0,k().textIn)(a,"name")||d,c=(0,k().
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
/^(?:@[^/]+\/)?[^/]+$/.test(T)?f.push([T,Z]):c.push(Z)}return(0,k().lockOf)(d,f,c)}const y=["dependencies","devDependenc\
ies","optionalDependencies"];function v(d,a){const f=(0,k().objectIn)(a),c=f.importers===void 0?f:(0,k().objectIn)((0,k().
objectIn)(f.importers)["."]),T=(0,k().objectIn)(f.packages),E=y.flatMap(G=>Object.entries((0,k().objectIn)(c[G])).map(([
B,U])=>{const z=typeof U=="string"?U:(0,k().textIn)((0,k().objectIn)(U),"version");return[B,P(B,z,T)]})),F=Object.keys(T).
map(G=>t(G,"",T[G]));return(0,k().lockOf)(d,E,F)}function P(d,a,f){if(/^(?:link|file|workspace):/.test(a))return{name:d,
version:"",source:(0,k().sourceOf)(a,d,"")};const c=p(a),T=/^\d/.test(c),E=[a,c].flatMap(G=>T?[`${d}@${G}`,`/${d}@${G}`,
`/${d}/${G}`]:[G,`${d}@${G}`]),F=E.find(G=>Object.hasOwn(f,G))??E.at(-1)??"";return t(F,d,f[F])}function p(d){return d.replace(
/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function t(d,a,f){const c=(0,k().objectIn)(f),T=(0,k().objectIn)(c.
resolution),[,E=a,F=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(p(d))??[],G=(0,k().textIn)(c,"name")||E||a,B=(0,k().
textIn)(c,"version")||F,U=b(T,G,B);return(0,k().entryOf)({name:G,version:B,source:U},(0,k().textIn)(T,"integrity"))}function b(d,a,f){
const c=(0,k().textIn)(d,"repo");if(c!=="")return{kind:"git",at:c};const T=(0,k().textIn)(d,"directory");if(T!=="")return{
kind:"file",at:T};const E=(0,k().textIn)(d,"tarball");return E===""?(0,k().sourceOf)(f,a,f):(0,k().sourceOf)(E,a,f)}const i=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;
function r(d,a){if(a.includes("\\"))return;const f=l(a).flatMap(([c,T])=>{const E=(0,k().textIn)(T,"version"),F=(0,k().textIn)(
T,"resolved");return s(c).map(([G,B])=>{const U=(0,k().aliasIn)(B)?.name??G,z=(0,k().sourceOf)(F||B,U,E);return[G,(0,k().
entryOf)({name:U,version:E,source:z},(0,k().textIn)(T,"integrity"))]})});return(0,k().lockOf)(d,f)}function l(d){const a=[];
for(const f of d.split(/\r?\n/)){if(f===""||f.startsWith("#"))continue;const c=a.at(-1),[,T,E]=/^ {2}"?([\w-]+)"? (.*)$/.
exec(f)??[];f.startsWith(" ")?c&&T!==void 0&&E!==void 0&&(c[1][T]=O(E)):a.push([f.replace(/:\s*$/,""),Object.create(null)])}
return a}function O(d){return d.trim().replace(/^"(.*)"$/s,"$1")}function s(d){return d.split(",").flatMap(a=>{const[,f,
c]=i.exec(O(a))??[];return f===void 0||c===void 0?[]:[[f,c]]})}function m(d,a){const c=Object.entries((0,k().objectIn)(a)).
map(([T,E])=>[T,(0,k().objectIn)(E)]).flatMap(([T,E])=>{const[,F="",G=""]=i.exec((0,k().textIn)(E,"resolution"))??[];if(F===
"")return[];const B=(0,k().textIn)(E,"version"),U=(0,k().sourceOf)(e(G),F,B),z=(0,k().textIn)(E,"checksum");return s(T).
map(([V])=>[V,(0,k().entryOf)({name:F,version:B,source:U},z)])});return(0,k().lockOf)(d,c)}function e(d){const[,a]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.
exec(d)??[],f=a===void 0?d:decodeURIComponent(a),[,c]=/__archiveUrl=([^&]+)/.exec(f)??[];return c!==void 0?decodeURIComponent(
c):f.replace(/^npm:/,"")}const w={"npm-shrinkwrap.json":(d,a)=>L(d,JSON.parse(a)),"package-lock.json":(d,a)=>L(d,JSON.parse(
a)),"pnpm-lock.yaml":(d,a)=>v(d,h(a)),"yarn.lock":(d,a)=>/^__metadata:/m.test(a)?m(d,h(a)):r(d,a),"bun.lock":(d,a)=>A(d,
u(a))},n=S.readLocks=(0,N().perTree)(async d=>{const a=C().LOCKFILES.filter(c=>d.stat(c)!==void 0),f=a.filter(c=>c!==C().
NPM_LOCKFILES[1]||!a.includes(C().NPM_LOCKFILES[0]));return Promise.all(f.map(c=>o(d,c)))});async function o(d,a){const f=await(0,W().
readText)(d,a,R().MAX_BYTES),c=w[$().posix.basename(a)];return(f&&"text"in f?(0,H().attempt)(()=>c?.(a,f.text.replace(/^\uFEFF/,
""))):void 0)??{...(0,k().lockOf)(a,[]),unread:!0}}function h(d){if((0,M().isNestedTooDeep)(d))throw new Error("This is \
nested too deep");return(0,D().parse)(d,{maxAliasCount:0,logLevel:"silent"})}function u(d){const a=[],f=(0,j().parse)(d,
a,{allowTrailingComma:!0});if(a.length>0)throw new Error("This is no JSON");return f}}),15804:((J,S,g)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.firstFile=l,S.inspectImport=h,S.inspectNodeFlag=o,S.mainOf=O,S.resolveNode=e,S.resolveScript=
x,S.trustProblems=y;function $(){const a=g(76760);return $=function(){return a},a}function j(){const a=g(32854);return j=
function(){return a},a}function D(){const a=g(93028);return D=function(){return a},a}function C(){const a=g(95132);return C=
function(){return a},a}function H(){const a=g(87646);return H=function(){return a},a}function M(){const a=g(66227);return M=
function(){return a},a}function N(){const a=g(59867);return N=function(){return a},a}function R(){const a=g(55013);return R=
function(){return a},a}function W(){const a=g(82293);return W=function(){return a},a}function k(){const a=g(56788);return k=
function(){return a},a}function L(){const a=g(10473);return L=function(){return a},a}const I=new Set(["","js","mjs","cjs",
"ts","mts","cts"]);async function x(a,f,c){const{tree:T}=a,E=(0,W().pathProblem)(f,c,a.directory);if(E!==void 0)return{targets:[],
problems:[E]};if(f.includes("\\"))return(0,k().fails)("target-not-a-file",c,{path:f,reason:"backslash"});const F=(0,j().
normalise)((0,k().from)(a,f))??"",G=(0,M().dependencyHome)(a);if(G!==""&&(0,j().isWithin)(F,$().posix.join(G,"node_modul\
es")))return(0,M().resolveAtHome)(a,V=>x(V,f,c));const B=l(T,r(F));if(B===void 0)return v(a,f,F,c);if(B.kind!=="inside"||
B.entry.kind!=="directory")return A(a,{path:f,wanted:F,found:B},c);const U=await O(T,F);if(U===N().INVALID)return(0,k().
fails)("package-json-invalid",c,{path:$().posix.join(F,"package.json")});if(U===void 0)return(0,k().fails)("target-not-a\
-file",c,{path:f,reason:"directory"});const z=await A(a,{path:f,wanted:F,found:U.found},c);return U.by===void 0||!a.changed.
has(U.by)?z:(0,k().join)([z,(0,k().fails)("target-changed",c,{path:U.by})])}async function A(a,{path:f,wanted:c,found:T},E){
const{tree:F}=a,G=(0,L().fileAt)(T,f,E);if("problems"in G)return G;const B=/\.([^./]*)$/.exec(G.path.replace(/.*\//,""))?.[1]??
"";if(!I.has(B))return(0,k().fails)("target-extension",E,{path:f,extension:B});const U=await y(a,G,f,E);if(U.some(M().isUnverified))
return{targets:[],problems:U};const z=(0,M().packageOf)(G.path);if(z&&!(0,j().isWithin)(c,"node_modules")&&!c.includes(`\
node_modules/${z}`))return(0,k().fails)("dependency-unverified",E,{name:z,path:f,fault:"linked"});const V=(0,L().runs)(a,
{name:f,path:G.path,wanted:c},E),X=G.tracked&&await b(F,G)?[(0,C().problemAt)("target-writes",E,{path:G.path})]:[];return{
...V,problems:[...U,...V.problems,...X]}}async function y(a,{path:f,tracked:c,built:T},E,F){const G=(0,M().packageOf)(f);
return G===void 0?(c||T)&&!(0,j().isWithin)(f,"node_modules")?[]:[(0,C().problemAt)("target-untracked",F,{path:E})]:c?[(0,C().
problemAt)("dependency-unverified",F,{name:G,path:E,fault:"committed"})]:await(0,M().inspectDependency)(a,{name:G,path:E},
F)}async function v(a,f,c,T){const E=(0,M().packageOf)(c);if(E===void 0&&a.tree.isPending?.(c))return(0,k().fails)("targ\
et-not-judged",T,{path:f});if(E===void 0||a.tree.stat("node_modules")!==void 0)return(0,L().nothingAt)(a.tree,c,f,T);const F=await(0,M().
inspectDependency)(a,{name:E,path:f},T);return F.some(M().isUnverified)?{targets:[],problems:F}:(0,k().join)([(0,k().fails)(
"not-installed",T,{name:E}),{targets:[],problems:F}])}async function P(a,f,c){const T=(0,W().testProblem)(f,c,a.directory);
if(T!==void 0)return{targets:[],problems:[T]};if((0,R().isPattern)(f))return((0,R().alternativesOf)(f)??[]).map(B=>(0,k().
from)(a,B)).some(B=>(0,j().resolveInTree)(a.tree,(0,R().baseOf)(B)).kind==="outside")?(0,k().fails)("target-outside",c,{
path:f,reason:"symlink"}):k().NOTHING;const E=(0,j().resolveInTree)(a.tree,(0,k().from)(a,f));return E.kind==="inside"&&
E.entry.kind==="directory"&&E.entry.tracked?k().NOTHING:x(a,f,c)}const p=256*1024,t=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function b(a,f){if((f.size??0)>p)return!1;const c=(await a.read(f.path)).toString("latin1");return t.test(c)}const i=[
"",".js",".json",".node"];function r(a){return a===""?[""]:i.map(f=>a+f)}function l(a,f){const c=f.map(T=>(0,j().resolveInTree)(
a,T)).filter(T=>T.kind!=="missing");return c.find(T=>T.kind!=="inside"||(0,D().isRegular)(T.entry.kind))??c[0]}async function O(a,f){
const c=$().posix.join(f,"package.json"),T=await(0,N().readJsonFile)(a,c);if(T===N().INVALID)return N().INVALID;const E=T?.
main,F=s(f),G=T===void 0?{}:{by:c};if(typeof E!="string"||E===""){const z=m(a,F);return z&&{found:z,...G}}const B=E.startsWith(
"/")?void 0:(0,j().normalise)($().posix.join(f,E));if(B===void 0)return{found:{kind:"outside",path:E},...G};const U=m(a,
[...r(B),...s(B),...F]);return U&&{found:U,...G}}function s(a){return r($().posix.join(a,"index")).slice(1)}function m(a,f){
return f.map(c=>(0,j().resolveInTree)(a,c)).find(c=>c.kind==="inside"?(0,D().isRegular)(c.entry.kind):c.kind!=="missing")}
async function e(a,f){const{flags:c,operands:T}=a,E=(0,H().isTestRun)(a);if(w(a,E))return k().NOTHING;const F=[];for(const U of c)
F.push(await o(U,f));for(const{text:U,span:z}of T){if(U===""||U.startsWith("-"))continue;const V=E?P:x;F.push(await V(f,
U,z))}const{targets:G,problems:B}=(0,k().join)(F);return c.some(({name:U})=>U==="--check")?{targets:G.map(U=>({...U,parsed:!0})),
problems:B}:{targets:G,problems:B}}function w({operands:a},f){const c=a[0]?.text;return c==="inspect"||c==="debug"&&!f}const n=new Set(
["--import","--require","--experimental-loader"]);async function o(a,f){const{name:c,value:T="",span:E}=a;return c==="--\
env-file"||c==="--env-file-if-exists"?d(f,T,E):!n.has(c)||!/^[@a-z]/i.test(T)?k().NOTHING:h(f,T,E)}async function h(a,f,c){
const T=/^(?:@[^/]+\/)?[^/]+/.exec(f)?.[0]??f;return{targets:[],problems:await(0,M().inspectDependency)(a,{name:T,path:f},
c)}}const u=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function d(a,f,c){if((0,W().pathProblem)(f,c,a.directory)!==void 0)return k().NOTHING;const T=(0,j().resolveInTree)(
a.tree,(0,k().from)(a,f));if(T.kind==="missing"&&a.tree.isPending?.(T.path))return(0,k().fails)("target-not-judged",c,{path:f});
const E=(0,L().fileAt)(T,f,c);if("problems"in E)return E;if(!E.tracked&&!E.built)return(0,k().fails)("target-untracked",
c,{path:f});if((E.size??0)>p)return(0,k().fails)("environment-file-unsafe",c,{path:f,names:[]});const G=[...(await a.tree.
read(E.path)).toString("utf8").matchAll(u)].map(([U])=>U.replace(/\s*=$/,"")).filter(U=>U.toUpperCase()!=="NODE_ENV"),B=[
...new Set(G)].slice(0,10);return B.length===0?k().NOTHING:(0,k().fails)("environment-file-unsafe",c,{path:f,names:B})}}),
67953:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.findPackages=W,S.foldersUpFrom=x,S.readSettings=P;function $(){
const t=g(76760);return $=function(){return t},t}function j(){const t=g(39491);return j=function(){return t},t}function D(){
const t=g(32854);return D=function(){return t},t}function C(){const t=g(95132);return C=function(){return t},t}function H(){
const t=g(59867);return H=function(){return t},t}function M(){const t=g(56788);return M=function(){return t},t}function N(){
const t=g(10473);return N=function(){return t},t}function R(){const t=g(47668);return R=function(){return t},t}async function W(t,b,i,r){
const{workspace:l,workspaces:O,includeRoot:s}=t,m=await k(t,b,i);if("problems"in m)return m;const{directory:e,implied:w}=m;
if(O===!1&&l.length>0)return(0,M().fails)("flag-value",i,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it bes\
ide `--workspace`"});const n={project:e,directories:[e],selected:!1,missing:[]};if(r||O!==!0&&l.length===0&&w===void 0)return n;
const o=await(0,H().usablePackageJson)(b.tree,e);if(o===void 0)return n;const h=await L(o,b,i);if("problems"in h)return h;
const u=new Map;s&&u.set(o.name,e);const d=[],a=l.length>0?l:w===void 0?[]:[void 0];if(a.length===0)for(const f of h)u.set(
f.name,f.directory);for(const f of a){const c={directory:b.directory,project:e},T=f??$().posix.join("/",w??""),E=(0,R().
selectWorkspaces)(h,T,c);E.length===0&&f!==void 0&&d.push((0,C().problemAt)("workspace-missing",i,{workspace:f}));for(const F of E)
u.set(F.name,F.directory)}return u.size===0?d.length>0?{targets:[],problems:d}:(0,M().fails)("workspace-missing",i,{workspace:""}):
{project:e,directories:[...u.values()],selected:!0,missing:d}}async function k({prefix:t,workspaces:b},i,r){if(t!==void 0)
return I(t,i,r);const{tree:l,directory:O}=i,s=x(O),m=s.find(e=>A(l,e)||y(l,e));if(m===void 0||!A(l,m))return(0,M().fails)(
"package-json-missing",r,{directory:O});if(b===!1)return{directory:m};for(const e of s.slice(s.indexOf(m)+1)){const w=await(0,H().
usablePackageJson)(l,e);if(w===void 0)continue;const n=await L(w,i,r);if("problems"in n)return n;if(n.some(o=>o.directory===
m))return{directory:e,implied:m}}return{directory:m}}async function L(t,{tree:b},i){const r=await(0,R().listWorkspaces)(
b,t);return"unclear"in r?(0,M().fails)("target-outside",i,{path:r.unclear,reason:"workspace"}):"broken"in r?(0,M().fails)(
"package-json-invalid",i,{path:r.broken}):r}function I(t,b,i){if((0,D().normalise)((0,M().from)(b,t))===void 0)return M().
NOTHING;const r=(0,N().entryAt)((0,D().resolveInTree)(b.tree,(0,M().from)(b,t)),t,i);return"problems"in r?r:{directory:r.
path}}function x(t){return t===""?[""]:[t,...(0,j().foldersAbove)(t).reverse(),""]}function A(t,b){return(0,D().resolveInTree)(
t,$().posix.join(b,"package.json")).kind!=="missing"}function y(t,b){return(0,D().resolveInTree)(t,$().posix.join(b,"nod\
e_modules")).kind==="inside"}const v=["--usage","--version","--versions"];function P({flags:t}){const b=t.findLast(({name:l})=>l===
"--prefix")?.value,i=p(t,"--workspaces"),r=p(t,"--ignore-scripts");return{informs:v.some(l=>p(t,l)),...b===void 0?{}:{prefix:b},
...i===void 0?{}:{workspaces:i},workspace:t.flatMap(({name:l,value:O})=>l==="--workspace"&&O?[O]:[]),includeRoot:p(t,"--\
include-workspace-root")===!0,...r===void 0?{}:{ignoreScripts:r},ifPresent:p(t,"--if-present")===!0}}function p(t,b){const i=t.
findLast(r=>r.name===b);return i&&i.negated!==!0}}),62205:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.
resolveRun=I;function $(){const b=g(95132);return $=function(){return b},b}function j(){const b=g(58067);return j=function(){
return b},b}function D(){const b=g(98430);return D=function(){return b},b}function C(){const b=g(35736);return C=function(){
return b},b}function H(){const b=g(15804);return H=function(){return b},b}function M(){const b=g(59867);return M=function(){
return b},b}function N(){const b=g(56788);return N=function(){return b},b}function R(){const b=g(32696);return R=function(){
return b},b}function W(){const b=g(80533);return W=function(){return b},b}function k(){const b=g(46912);return k=function(){
return b},b}const L=new Set(["build-files-unread","dependency-changed","dependency-redirected","dependency-stale","lockf\
ile-missing","target-changed","target-writes","not-installed","only-prints","tool-runs-file","workspaces-changed"]);function I(b,i,r,l){
const{directory:O,event:s,words:m,builtIn:e}=i;return l.follow(`${O}\0${s}`,`${e??""}${(0,k().scriptText)(i)}\0${m.length}`,
()=>e==="server"?(0,H().resolveScript)({...b,via:s},"server.js",r):e==="restart"?y(b,m,r,l):v(b,i,r,l),w=>x(w,s,r))}function x(b,i,r){
return b.why==="cycle"?(0,N().fails)("npm-script-cycle",r,{script:i}):(0,N().fails)("npm-script-chain",r,{script:i,limit:b.
limit,what:b.why})}const A=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function y(b,i,r,l){
const O=(e,w,n)=>l.resolve({program:"npm",subcommand:e,flags:w,operands:[{text:e,span:r,quoted:!1}],passthrough:n},b),s=await O(
"stop",[{name:"--if-present",written:"--if-present",span:r}],[]),m=s.problems.filter(({rule:e})=>!A.has(e));return(0,N().
join)([{...s,problems:m},await O("start",[],i)])}async function v(b,i,r,l){const{event:O}=i,s=new(W()).GivenWords(i,r),{
text:m}=s,e={targets:[(0,N().target)(b,{kind:"npm_script",name:O,script:m})],problems:[]},w=(0,j().dangerOfScript)(m);if(w!==
void 0)return(0,N().join)([e,(0,N().fails)("npm-script-dangerous",r,{script:O,text:m,danger:w})]);const n=await(0,R().readCommands)(
{text:m,place:{...b,via:O},trail:l,given:s}),o=n.problems.filter(s.isGiven).map(s.inCommand),h=n.problems.filter(c=>!s.isGiven(
c)).map(c=>({...c,span:r})),{vacuous:u,lost:d}=(0,D().exitStatusOf)(m),f=m.trim()===""||(0,C().hasOneReading)((0,C().lex)(
m))?N().NOTHING:(0,N().fails)("npm-script-compound",r,{script:O,text:m});return{targets:[...e.targets,...n.targets],problems:[
...o,...h.filter(p),...t(h,r,O,m),...await P(b,i,n.hidden,r),...u?[(0,$().problemAt)("only-prints",r,{program:"npm",flag:`\
run ${O}`})]:[],...d===void 0?[]:[(0,$().problemAt)("npm-script-loses-failure",r,{script:O,text:m,command:d})],...f.problems]}}
async function P({base:b,directory:i,changed:r},{event:l,body:O},s,m){if(s.length===0)return[];const e=b&&(await(0,M().usablePackageJson)(
b,i))?.scripts.get(l),w=!r.has((0,N().from)({directory:i},"package.json"))||!/npm_/.test(O);return e===O&&w?[]:s.map(n=>(0,$().
problemAt)("npm-script-hides-code",m,{script:l,text:O,...n}))}function p({rule:b,args:i}){return b==="dependency-unverif\
ied"?"fault"in i&&i.fault==="removed":L.has(b)||b.startsWith("npm-script-")||b.startsWith("npmrc-")}function t(b,i,r,l){
const O=b.find(s=>!p(s));return O===void 0?[]:[(0,$().problemAt)("npm-script-text",i,{script:r,text:l,reason:O.rule})]}}),
52437:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.resolveNpm=P,S.resolveTool=p;function $(){const s=g(
76760);return $=function(){return s},s}function j(){const s=g(94854);return j=function(){return s},s}function D(){const s=g(
32854);return D=function(){return s},s}function C(){const s=g(93028);return C=function(){return s},s}function H(){const s=g(
95132);return H=function(){return s},s}function M(){const s=g(3893);return M=function(){return s},s}function N(){const s=g(
66227);return N=function(){return s},s}function R(){const s=g(19685);return R=function(){return s},s}function W(){const s=g(
62205);return W=function(){return s},s}function k(){const s=g(60210);return k=function(){return s},s}function L(){const s=g(
96916);return L=function(){return s},s}function I(){const s=g(59867);return I=function(){return s},s}function x(){const s=g(
56788);return x=function(){return s},s}function A(){const s=g(46912);return A=function(){return s},s}function y(){const s=g(
38218);return y=function(){return s},s}function v(){const s=g(10473);return v=function(){return s},s}async function P(s,m,e){
const{subcommand:w,operands:n,flags:o}=s,[h]=n,u=h?.span??o[0]?.span??{start:0,end:0};if(w==="exec")return h===void 0?x().
NOTHING:p(m,s,h);const{project:d,selected:a,runs:f,packages:c,problems:T}=await(0,A().scriptsThatRun)(s,m,u);if(d===void 0)
return{targets:[],problems:T};const E=[await(0,k().inspectNpmrc)({...m,directory:d},u)];for(const G of c){const B={...m,
directory:G},U=f.filter(V=>V.directory===G);U.length>0&&E.push(await(0,L().inspectShadows)(B,u));for(const V of U)E.push(
await(0,W().resolveRun)(B,V,u,e));const z=$().posix.join(G,"package.json");m.changed.has(z)&&E.push((0,x().fails)("targe\
t-changed",u,{path:z}))}const F=$().posix.join(d,"package.json");return a&&!c.includes(d)&&m.changed.has(F)&&E.push((0,x().
fails)("target-changed",u,{path:F})),(0,x().join)([...E,{targets:[],problems:T}])}async function p(s,m,{text:e,span:w}){
if(!(0,M().isToolName)(e))return x().NOTHING;const n=m.starts==="file",o=n?x().NOTHING:await(0,N().resolveAtHome)(s,d=>t(
d,e,w));if(!n&&o.targets.length===0)return o;const h=await(0,y().resolveToolFiles)(m,s),u=(0,j().isKnownTool)(e)||s.via!==
void 0;return(0,x().join)([o,u?x().NOTHING:(0,x().fails)("tool-unknown",w,{tool:e}),h])}async function t(s,m,e){const{tree:w}=s,
n=await(0,I().readPackageJson)(w,""),o=(await(0,L().ownBinaries)(w)).get(m);if(o!==void 0&&s.via!==void 0&&w.stat("node_\
modules")===void 0)return(0,v().resolveCommitted)(s,{text:o.file,span:e});if(n===I().INVALID)return(0,x().fails)("packag\
e-json-invalid",e,{path:"package.json"});if(n?.binaries.has(m))return(0,x().fails)("binary-shadowed",e,{name:m,path:n.path});
const h=(0,x().from)(s,`node_modules/.bin/${m}`);if(s.directory!==""&&w.stat(h)!==void 0)return(0,x().fails)("dependency\
-unverified",e,{name:m,path:h,fault:"elsewhere"});const u=w.stat("node_modules");if(u===void 0)return O(s,n,m,e);const d=await r(
w,m),a=w.stat(d),f=(0,D().resolveInTree)(w,d);if(a===void 0||f.kind==="missing")return(0,x().fails)("binary-missing",e,{
name:m});if(f.kind!=="inside")return(0,x().fails)("target-outside",e,{path:d,reason:"symlink"});const c=(0,N().packageOf)(
f.path),T=u.tracked||a.tracked,E=!T&&f.entry.tracked&&await i(w,f.path);if(c===void 0&&!E||!(0,C().isRegular)(f.entry.kind))
return(0,x().fails)("dependency-unverified",e,{name:m,path:f.path,fault:"elsewhere"});if(!E&&(T||f.entry.tracked)){const B={
name:c??m,path:f.path,fault:"committed"};return(0,x().fails)("dependency-unverified",e,B)}const F=E?[]:await b(s,m,f.path,
e);if(F.some(N().isUnverified))return{targets:[],problems:F};if(!await l(w,f.path))return(0,x().fails)("binary-not-node",
e,{name:m,path:f.path});E&&s.changed.has(f.path)&&F.push((0,H().problemAt)("target-changed",e,{path:f.path}));const G={kind:"\
package_binary",name:m,path:f.path};return{targets:[(0,x().target)(s,G)],problems:F}}async function b(s,m,e,w){const n=(0,N().
packageOf)(e)??m,o=e.slice(`node_modules/${n}/`.length),h={name:m.startsWith("@")?void 0:m,file:o},u=await(0,N().inspectDependency)(
s,{name:n,path:e,binary:h},w);if(n===m||!(await(0,R().readLocks)(s.tree)).some(({entriesOf:f})=>f(m).length>0))return u;
const a=await(0,N().inspectDependency)(s,{name:m,path:e},w);return[...u,...a.filter(f=>!(0,N().isUnverified)(f))]}async function i(s,m){
return(await(0,R().readLocks)(s)).some(({all:w})=>w.some(({source:n})=>{const o=n.kind==="file"?(0,D().normalise)(n.at):
void 0;return o!==void 0&&o!==""&&(0,D().isWithin)(m,o)}))}async function r(s,m){const e=`node_modules/.bin/${m}`;if(!m.
startsWith("@"))return e;const w=await(0,I().usablePackageJson)(s,`node_modules/${m}`);if(w===void 0)return e;const[n]=w.
binaries.keys();return`node_modules/.bin/${(w.binaries.size===1?n:void 0)??m.replace(/^@[^/]*\//,"")}`}async function l(s,m){
return/\.[cm]?js$/.test(m)||/^#!.*[/ ]node\b/.test(await(0,v().firstLineOf)(s,m))}async function O(s,m,e,w){const n=await(0,N().
ownerOf)(s.tree,e,m?.dependencies??new Set);if(n===void 0)return(0,x().fails)("binary-missing",w,{name:e});const o={kind:"\
package_binary",name:e},h=await(0,N().inspectDependency)(s,{name:n,path:e},w);return{targets:[(0,x().target)(s,o)],problems:[
s.tree.isPending?.("node_modules")?(0,H().problemAt)("target-not-judged",w,{path:e}):(0,H().problemAt)("not-installed",w,
{name:e}),...h]}}}),60210:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.effectOf=v,S.foreignSettings=i,S.
inspectNpmrc=I,S.npmrcCopies=P,S.readNpmrc=L;function $(){const r=g(76760);return $=function(){return r},r}function j(){
const r=g(58238);return j=function(){return r},r}function D(){const r=g(4537);return D=function(){return r},r}function C(){
const r=g(32854);return C=function(){return r},r}function H(){const r=g(59542);return H=function(){return r},r}function M(){
const r=g(93028);return M=function(){return r},r}function N(){const r=g(87646);return N=function(){return r},r}function R(){
const r=g(56788);return R=function(){return r},r}function W(){const r=g(10473);return W=function(){return r},r}const k=64*
1024;async function L(r){const l=await(0,W().readText)(r.tree,(0,R().from)(r,".npmrc"),k);if(l===void 0)return{settings:{}};
if("unread"in l)return l;const O=(0,D().lfsObstacle)(l.text);return O!==void 0?{unread:O}:{settings:(0,j().parse)(l.text),
file:l.path}}async function I(r,l){const O=(0,R().from)(r,".npmrc"),s=await L(r);if("unread"in s)return(0,R().fails)("np\
mrc-unread",l,{path:O,reason:s.unread});const{settings:m,file:e=O}=s,w=r.changed.has(O)||r.changed.has(e),n={harmless:[],
decides:[],other:[],honoured:[]};for(const[h,u]of Object.entries(m))n[v(h,u)].push(h);for(const h of n.honoured)h==="ign\
ore-scripts"&&w&&n.other.push(h),h==="node-options"&&(w||!(0,N().areHarmlessOptions)(String(m[h])))&&n.decides.push(h);const o=w?
"npmrc-changed":"npmrc-settings";return(0,R().join)([n.decides.length>0?(0,R().fails)("npmrc-redirects",l,{path:O,keys:n.
decides}):R().NOTHING,n.other.length>0?(0,R().fails)(o,l,{path:O,keys:n.other}):R().NOTHING])}const x=new Set(`access al\
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
-scripts","node-options"]);function v(r,l){const O=typeof l!="object"&&!String(l).includes("${");if(r==="ignore-scripts"&&
O)return typeof l=="boolean"?"honoured":"decides";if(y.has(r)&&O)return"honoured";const s=r.toLowerCase().replaceAll("_",
"-");return A.has(s)||r.includes("${")?"decides":!x.has(r)||typeof l=="object"&&!Array.isArray(l)||String(l).includes("$\
{")?"other":"harmless"}async function P(r,l){return Promise.all((0,H().filesNamed)(r,".npmrc").map(({path:O})=>p(r,O,l)))}
async function p(r,l,O){const s=$().posix.dirname(l),m=await L({tree:r,directory:s==="."?"":s});if("unread"in m)return t(
r,l,m.unread);const{settings:e,file:w=l}=m,n=O.has(l)||O.has(w),o=([u,d])=>{const a=v(u,d);return a==="harmless"||a==="h\
onoured"&&!n},h=Object.entries(e);return{path:w,text:(0,j().stringify)(Object.fromEntries(h.filter(o))),dropped:h.filter(
u=>!o(u)).map(([u])=>u)}}function t(r,l,O){const s=(0,C().resolveInTree)(r,l),m=s.kind==="inside"&&(0,M().isRegular)(s.entry.
kind);return{path:m?s.path:l,text:"",dropped:[O],...m?{}:{isLink:!0}}}const b=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function i(r,l){return(await P(r,l)).flatMap(({path:s,dropped:m})=>{const e=m.filter(w=>!b.test(w));return e.length>
0?[`${s}: ${e.join(", ")}`]:[]})}}),96916:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.inspectShadows=A,
S.ownBinaries=void 0;function $(){const i=g(76760);return $=function(){return i},i}function j(){const i=g(37866);return j=
function(){return i},i}function D(){const i=g(32854);return D=function(){return i},i}function C(){const i=g(59542);return C=
function(){return i},i}function H(){const i=g(19685);return H=function(){return i},i}function M(){const i=g(67953);return M=
function(){return i},i}function N(){const i=g(59867);return N=function(){return i},i}function R(){const i=g(56788);return R=
function(){return i},i}function W(){const i=g(47668);return W=function(){return i},i}const k=S.ownBinaries=(0,C().perTree)(
L);async function L(i){const r=await(0,N().usablePackageJson)(i,""),l=r&&r.workspaces.length>0?await(0,W().listWorkspaces)(
i,r):[],O=Array.isArray(l)?l.map(({directory:e})=>e):[],s=(await(0,H().readLocks)(i)).flatMap(({all:e})=>e.flatMap(({source:w})=>w.
kind==="file"?(0,D().normalise)(w.at)??[]:[])),m=new Map;for(const e of new Set([...O,...s])){const w=e===""?void 0:await(0,N().
usablePackageJson)(i,e);for(const[n,o]of w?.binaries??[]){const h=$().posix.join(e,o);m.set($().posix.basename(n),{file:h,
manifest:$().posix.join(e,"package.json")})}}return m}const I=new Set([...j().REFUSED_PROGRAMS.keys(),...`[ alias awk ba\
sename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),x=new Set(["node","npm","npx","sh"]);async function A(i,r){const{tree:l,base:O}=i,
s=await k(l),m=O&&await k(O),e=[...s].flatMap(([n,{manifest:o}])=>I.has(n)?[y(n,o,m?.has(n)===!0,r)]:[]),w=[];for(const n of(0,M().
foldersUpFrom)(i.directory)){const o=await P(l,$().posix.join(n,"node_modules/.bin"));for(const{name:h,path:u,isLocked:d}of o)
w.push(y(h,u,d,r))}return(0,R().join)([...e,...w])}function y(i,r,l,O){return l?x.has(i)?(0,R().fails)("path-shadowed",O,
{path:r}):R().NOTHING:(0,R().fails)("program-replaced",O,{name:i,path:r})}const v=(0,C().perTree)(()=>new Map);function P(i,r){
const l=v(i),O=l.get(r)??p(i,r);return l.set(r,O),O}async function p(i,r){const l=[];for(const{path:O}of i.list(r)){const s=$().
posix.basename(O).replace(/\.(?:cmd|exe|ps1)$/,"");if(!I.has(s))continue;const m=(0,D().resolveInTree)(i,O);if(m.kind!==
"inside")continue;const e=m.path===O?await t(i,m.entry):m.path,w=e!==void 0&&/node_modules\/(?!\.bin\/)/.test(e);l.push(
{name:s,path:O,isLocked:w&&!m.entry.tracked})}return l}async function t(i,{path:r,size:l=0}){if(l>b)return;const O=(await i.
read(r)).toString("utf8"),[,s]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(O)??[];return s&&$().posix.join($().posix.dirname(r),
s)}const b=16*1024}),59867:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.MAX_BYTES=S.INVALID=void 0,S.readJsonFile=
W,S.readPackageJson=I,S.usablePackageJson=x;function $(){const p=g(26040);return $=function(){return p},p}function j(){const p=g(
32854);return j=function(){return p},p}function D(){const p=g(59542);return D=function(){return p},p}function C(){const p=g(
46138);return C=function(){return p},p}function H(){const p=g(10473);return H=function(){return p},p}const M=["dependenc\
ies","devDependencies","optionalDependencies"],N=S.MAX_BYTES=64*1024*1024,R=(0,D().perTree)(()=>new Map);function W(p,t){
const b=R(p),i=b.get(t)??L(p,t);return b.set(t,i),i}const k=S.INVALID=Symbol("invalid");async function L(p,t){if((0,j().
resolveInTree)(p,t).kind==="missing")return;const b=await(0,H().readText)(p,t,N);if(b===void 0||"unread"in b)return k;const i=(0,$().
attempt)(()=>JSON.parse(b.text.replace(/^\uFEFF/,"")));return typeof i=="object"&&i!==null?i:k}async function I(p,t){const b=t===
""?"package.json":`${t}/package.json`,i=await W(p,b);if(i===void 0||i===k)return i;const r=i,l=A.get(r)??y(b,r);return A.
set(r,l),l}async function x(p,t){const b=await I(p,t);return b===k?void 0:b}const A=new WeakMap;function y(p,t){const b=typeof t.
name=="string"?t.name:"";return{path:p,name:b,scripts:v(t.scripts),binaries:new Map(Object.entries((0,C().binOf)(t.bin,b)??
{})),dependencies:new Set(M.flatMap(i=>[...v(t[i]).keys()])),workspaces:P(t.workspaces)}}function v(p){const t=new Map;if(typeof p!=
"object"||p===null||Array.isArray(p))return t;for(const[b,i]of Object.entries(p))typeof i=="string"&&t.set(b,i);return t}
function P(p){const t=Array.isArray(p)?p:p?.packages;return Array.isArray(t)?t.filter(b=>typeof b=="string"):[]}}),65490:((J,S,g)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.everyPackage=p,S.isPackageManager=y,S.resolvePackageManager=A,S.selectsPackages=
v;function $(){const s=g(76760);return $=function(){return s},s}function j(){const s=g(32854);return j=function(){return s},
s}function D(){const s=g(59542);return D=function(){return s},s}function C(){const s=g(31901);return C=function(){return s},
s}function H(){const s=g(52437);return H=function(){return s},s}function M(){const s=g(67953);return M=function(){return s},
s}function N(){const s=g(62205);return N=function(){return s},s}function R(){const s=g(60210);return R=function(){return s},
s}function W(){const s=g(96916);return W=function(){return s},s}function k(){const s=g(59867);return k=function(){return s},
s}function L(){const s=g(56788);return L=function(){return s},s}function I(){const s=g(46912);return I=function(){return s},
s}function x(){const s=g(10473);return x=function(){return s},s}async function A(s,m,e,w){const{subcommand:n,operands:o,
flags:h,launched:u=[]}=s,[d]=o;if(d===void 0)return L().NOTHING;const{text:a,span:f}=d,c=(0,L().join)([await(0,R().inspectNpmrc)(
{...e,directory:""},f),e.directory===""?L().NOTHING:await(0,R().inspectNpmrc)(e,f),await i(m,e,f)]);if(n==="exec"){const B=u.
length>0?L().NOTHING:await(0,H().resolveTool)(e,s,d);return(0,L().join)([c,B])}const T=v(s,m),E=await P(e,T,f);if("probl\
ems"in E)return(0,L().join)([c,E]);const F=E.filter(({manifest:B})=>B.scripts.has(a));if(F.length>0){const B=F.map(U=>t(
U,s,e,w));return(0,L().join)([c,...await Promise.all(B)])}if(n==="script-or-tool"&&u.length>0)return c;if(n==="script-or\
-tool"&&/^(?!@)[^\\/]*[\\/]/.test(a)){const B=[(0,C().wordProblem)("launches-programs",m.program,d)];return(0,L().join)(
[c,{targets:[],problems:B}])}if(n==="script-or-tool"){const B=await(0,H().resolveTool)(e,{...s,subcommand:"exec"},d);return(0,L().
join)([c,B])}const G=h.some(({name:B})=>B==="--if-present");return(0,L().join)([c,(0,L().fails)("npm-script-missing",f,{
script:a,passes:G})])}function y({data:s}){return s.starts==="script-or-tool"||s.starts==="script-tool-or-file"}function v({
anyPackage:s,flags:m,passthrough:e},{data:w}){const n=[...m.map(({name:o})=>o),...e.map(({text:o})=>o)];return s===!0||n.
some(o=>w.selecting_flags.includes(o.replace(/=.*/s,"")))}async function P({tree:s,directory:m},e,w){const n=(0,M().foldersUpFrom)(
m).filter(u=>s.stat($().posix.join(u,"package.json"))!==void 0),o=e?p(s):n.slice(0,1);if(o.length===0)return(0,L().fails)(
"package-json-missing",w,{directory:m});const h=[];for(const u of o){const d=await(0,k().readPackageJson)(s,u);if(d===k().
INVALID)return(0,L().fails)("package-json-invalid",w,{path:$().posix.join(u,"package.json")});d!==void 0&&h.push({directory:u,
manifest:d})}return h}function p(s){const m=[];for(const{path:e}of(0,D().filesNamed)(s,"package.json"))e.split("/").includes(
"node_modules")||m.push($().posix.dirname(e).replace(/^\.$/,""));return m}async function t({directory:s,manifest:m},{operands:[
e],passthrough:w},n,o){const h={...n,directory:s},{text:u="",span:d={start:0,end:0}}=e??{},a=[await(0,W().inspectShadows)(
h,d)],f=(0,I().runsIn)(m,h,{event:u,words:w});for(const E of f)a.push(await(0,N().resolveRun)(h,E,d,o));const c=(0,I().inspectEmpty)(
f,u,h,d);return a.push({targets:[],problems:c}),n.changed.has(m.path)&&a.push((0,L().fails)("target-changed",d,{path:m.path})),
(0,L().join)(a)}const b=256*1024;async function i({data:s},{tree:m},e){const w=[];for(const[n,o]of Object.entries(s.deciding_settings)){
const h=await(0,x().readText)(m,n,b);if(h===void 0)continue;if("unread"in h){w.push((0,L().fails)("npmrc-unread",e,{path:n,
reason:h.unread}));continue}const{text:u}=h,d=o.split(" ").filter(a=>r(a,u));O.test(u)&&d.push("\\"),w.push(d.length===0?
L().NOTHING:(0,L().fails)("npmrc-redirects",e,{path:n,keys:d}))}return(0,L().join)(w)}function r(s,m){const e=s.endsWith(
"!"),w=e?s.slice(0,-1):s,n=new RegExp(`(?:^|[\\s{,.["'])${w}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...m.matchAll(
n)].some(([,o=""])=>!e||l(o.trim()))}function l(s){return/^[>|&*!{[]/.test(s)||(0,j().normalise)(s.replace(/^["']|["']$/g,
""))===void 0}const O=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/}),55013:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.alternativesOf=L,S.baseOf=R,S.isPattern=N,S.matchesPattern=C,S.readPatterns=D;function $(){const I=g(84128);return $=function(){
return I},I}function j(I){return I.length>200||I.split("**").length>2?!1:I==="."?!0:I.split("/").every(x=>/^(?!\.{1,2}$)[\w@.*-]+$/.
test(x))}function D(I){const x=[],A=[],y=I.some(P=>P.includes("{"))?/[[\]!]/:/[[\]]/;for(const P of I){const p=/^!*/.exec(
P)?.[0].length??0,b=(y.test(P)?void 0:L(P.slice(p)))?.map(i=>i.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!b?.every(j))
return{unclear:P};if(p%2===1){A.push(...b);continue}for(let i=0;i<A.length;i+=1)b.some(r=>C(r,A[i]??""))&&A.splice(i,1);
x.push(b)}const v=x.filter(P=>!P.some(p=>A.some(t=>C(p,t))));return{wanted:v.flat(),entries:v,refused:A}}function C(I,x,A={}){
return H(I.split("/"),x.split("/"),A)}function H(I,x,A){const[y,...v]=I,[P,...p]=x;return y===void 0?A.partial||x.every(
t=>t==="**"):P===void 0?!1:P!=="**"?M(y,P,A)&&H(v,p,A):H(I,p,A)?!0:M(y,"*",A)&&H(v,x,A)}function M(I,x,{dot:A=!1}){return I.
startsWith(".")&&!x.startsWith(".")&&!A?!1:(0,$().matchesStars)(I,x)}function N(I){return/[*?[{]/.test(I)}function R(I){
return I.replace(/[^/]*[*?[{].*$/s,"")}const W=200,k=1e3;function L(I){if(I.length>k)return;let x=[I.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const A=[];for(;x.length>0;){const y=[];for(const v of x){const P=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(v);if(P===null)
A.push(v);else{const{0:p,1:t="",index:b}=P,[i,r]=[v.slice(0,b),v.slice(b+p.length)];y.push(...t.split(",").map(l=>`${i}${l}${r}`))}}
if(y.length+A.length>W)return;x=y}return A}}),82293:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.inspectPaths=
R,S.pathProblem=L,S.testProblem=k;function $(){const I=g(32854);return $=function(){return I},I}function j(){const I=g(95132);
return j=function(){return I},I}function D(){const I=g(45806);return D=function(){return I},I}function C(){const I=g(4289);
return C=function(){return I},I}function H(){const I=g(87646);return H=function(){return I},I}function M(){const I=g(55013);
return M=function(){return I},I}const N=new Set(["--env-file","--env-file-if-exists","--prefix"]);function R(I,x,A){const{
passthrough:y}=I,v=[],P=(t,b)=>{const i=L(t,b,x);i!==void 0&&v.push(i)};for(const t of[I,...(0,D().launchedBy)(I,A)]){for(const{
name:i,value:r,span:l}of t.flags)r!==void 0&&(N.has(i)&&P(r,l),i==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(r)&&
P(r,l));for(const{as:i,path:r,span:l}of(0,C().filesNamedBy)(t,A).files){const O=i==="tests"?k(r,l,x):void 0;O!==void 0&&
v.push(O)}if(t.program!=="node"&&t.starts!=="file")continue;const b=t.program==="node"&&(0,H().isTestRun)(t)?k:L;for(const{
text:i,span:r}of t.operands){const l=i===""||i==="-"?void 0:b(i,r,x);l!==void 0&&v.push(l)}}const p=y.find(({text:t})=>W.
test(t));return p!==void 0&&v.push((0,j().problemAt)("absolute-path",p.span,{path:p.text})),v}const W=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function k(I,x,A){if(!(0,M().isPattern)(I))return L(I,x,A);const y=(0,M().alternativesOf)(I);if(y===void 0)return(0,j().
problemAt)("glob-unclear",x,{pattern:I,reason:"too_many"});for(const v of[I,...y]){const P=L(v,x,A);if(P!==void 0)return{
...P,args:{...P.args,path:I}}}}function L(I,x,A){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(I)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(I))return(0,j().problemAt)("target-outside",x,{path:I,reason:"address"});const y=/^(?:[\\/]|[A-Za-z]:)/.test(I),v=y?
void 0:(0,$().normalise)(A===""?I:`${A}/${I}`);if(v===void 0){const P=y?"absolute":"above";return(0,j().problemAt)("targ\
et-outside",x,{path:I,reason:P})}if((0,$().isWithin)(v,".git",{ignoreCase:!0}))return(0,j().problemAt)("target-in-git",x,
{path:I})}}),9504:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.resolveProgram=v;function $(){const d=g(
76760);return $=function(){return d},d}function j(){const d=g(32017);return j=function(){return d},d}function D(){const d=g(
95306);return D=function(){return d},d}function C(){const d=g(32854);return C=function(){return d},d}function H(){const d=g(
59542);return H=function(){return d},d}function M(){const d=g(4289);return M=function(){return d},d}function N(){const d=g(
46868);return N=function(){return d},d}function R(){const d=g(67953);return R=function(){return d},d}function W(){const d=g(
65490);return W=function(){return d},d}function k(){const d=g(55013);return k=function(){return d},d}function L(){const d=g(
82293);return L=function(){return d},d}function I(){const d=g(56788);return I=function(){return d},d}function x(){const d=g(
38218);return x=function(){return d},d}function A(){const d=g(10473);return A=function(){return d},d}const y=5;async function v(d,a,f,c){
const T=p(d,a,f);if("problems"in T)return T;const{subcommand:E,starts:F,operands:G}=d,[B]=G,U=[t(a,f,P(d)),...r(d,T),await(0,x().
resolveProgramFiles)(d,f)];if(E!==void 0){const z=P(d);U.push(await e(a,T,{subcommand:E,span:z}))}if(B!==void 0&&F==="fi\
le"&&U.push(l(T,B)),B!==void 0&&F==="module"&&U.push(O(T,B,d.passthrough)),!(0,W().isPackageManager)(a)){const z={subcommand:E??
B?.text??"",span:P(d)};return(0,I().join)([...U,await n(a,T,z)])}if(E==="run"||E==="exec"||E==="script-or-tool")U.push(await(0,W().
resolvePackageManager)(d,a,T,c));else if(E!==void 0&&(0,W().selectsPackages)(d,a)){const z={text:E,span:P(d),quoted:!1},
V={...d,subcommand:"run",operands:[z]};U.push(await(0,W().resolvePackageManager)(V,a,T,c))}return(0,I().join)(U)}function P({
operands:d,flags:a}){return d[0]?.span??a[0]?.span??{start:0,end:0}}function p({flags:d},a,f){let c=f;for(const{name:T,value:E,
span:F}of d){if(E===void 0||!(0,j().movesTo)(a,T))continue;const G=(0,A().entryFrom)(c,E,F);if("problems"in G)return G;c=
{...f,directory:G.path}}return c}function t({program:d,data:a},{tree:f,changed:c},T){if(a.build_files.length===0)return I().
NOTHING;const E=b(f),F=E.get(a)??i(f,a.build_files);E.set(a,F);const G=F.filter(U=>c.has(U)),B=F.slice(0,y);return(0,I().
join)([F.length===0?I().NOTHING:(0,I().fails)("build-files-unread",T,{program:d,files:B,count:F.length}),...G.map(U=>(0,I().
fails)("target-changed",T,{path:U}))])}const b=(0,H().perTree)(()=>new Map);function i(d,a){const f=c=>a.some(T=>(0,k().
matchesPattern)(T.includes("/")?c:$().posix.basename(c),T,{dot:!0}));return[...d.files()].flatMap(({path:c})=>!(0,C().isWithin)(
c,"node_modules")&&f(c)?c:[])}function r({operands:d,flags:a,starts:f,subcommand:c,family:T},E){const F=T&&(0,W().isPackageManager)(
T)&&c!=="test";return[...(f===void 0&&!F?d:[]).map(({text:U,span:z})=>({text:U.replace(/::.*$/s,""),span:z})),...a.flatMap(
({value:U,span:z})=>U===void 0?[]:[{text:U,span:z}])].map(({text:U,span:z})=>{const V=(0,C().normalise)((0,I().from)(E,U));
return V===void 0||V===""?I().NOTHING:(0,C().isWithin)(V,".git",{ignoreCase:!0})?(0,I().fails)("target-in-git",z,{path:V}):
(0,C().resolveInTree)(E.tree,V).kind==="outside"?(0,I().fails)("target-outside",z,{path:U,reason:"symlink"}):I().NOTHING})}
function l(d,{text:a,span:f}){const c=(0,L().pathProblem)(a,f,d.directory);if(c!==void 0)return{targets:[],problems:[c]};
const T=(0,C().normalise)((0,I().from)(d,a))??"",E=(0,A().fileAt)((0,C().resolveInTree)(d.tree,T),a,f);return"problems"in
E?E:E.tracked?(0,A().runs)(d,{name:a,path:E.path,wanted:T},f):(0,I().fails)("target-untracked",f,{path:a})}function O(d,a,f){
const{text:c,span:T}=a,E=(0,M().pythonFiles)(c).find(F=>!F.endsWith("/__init__.py")&&d.tree.stat((0,I().from)(d,F))!==void 0);
if(E===void 0){const F=(0,N().parseUnknownTool)(a,f,D().UNKNOWN_MODULE);return(0,I().join)([(0,I().fails)("tool-unknown",
T,{tool:c}),{targets:[],problems:F}])}return l(d,{text:E,span:T,quoted:!1})}const s=256*1024,m=/"[^"\n]*\\[uUxX][^"\n]*"\s*[=.\]]|(?:^|[\s{,."'])include["']?\s*=/m;
function e(d,a,f){const c=f.subcommand.replace(/ .*$/s,""),T=h(c),E=G=>m.test(G)||/alias/.test(G)&&T.test(G),F=d.data.alias_files.
map(G=>[G,E]);return o(d,a,{...f,subcommand:c},F)}const w=/^(?:-X(?:m[sx]|ss)\w+|-T|\d+C?|-[Bq]|-ntp|--(?:batch-mode|no-transfer-progress|quiet))$/;
function n(d,a,f){const c=Object.entries(d.data.deciding_settings).map(([E,F])=>[E,G=>u(F,G)]);return o(d,a,{...f,counts:E=>a.
changed.has(E)},c)}async function o({program:d},{tree:a,directory:f},{subcommand:c,span:T,counts:E},F){const G=[];for(const B of F.
length===0?[]:(0,R().foldersUpFrom)(f))for(const[U,z]of F){const V=$().posix.join(B,U),K=E?.(V)!==!1?await(0,A().readText)(
a,V,s):void 0;K===void 0||"text"in K&&!z(K.text)||G.push((0,I().fails)("subcommand-aliased",T,{program:d,subcommand:c,path:V}))}
return(0,I().join)(G)}function h(d){return new RegExp(`(?:^|[\\s{,.["'])(?:${d})["']?\\s*=`,"m")}function u(d,a){return d===
"*"?a.replace(/#.*/g,"").split(/\s+/).some(c=>c!==""&&!w.test(c)):m.test(a)||h(d.replaceAll(" ","|")).test(a)}}),56788:((J,S,g)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.Trail=S.NOTHING=void 0,S.fails=C,S.from=H,S.join=D,S.target=M;function $(){
const k=g(95132);return $=function(){return k},k}const j=S.NOTHING={targets:[],problems:[]};function D(k){return{targets:k.
flatMap(L=>L.targets),problems:k.flatMap(L=>L.problems)}}function C(k,L,I){return{targets:[],problems:[(0,$().problemAt)(
k,L,I)]}}function H({directory:k},L){return k===""?L:`${k}/${L}`}function M({via:k},L){return k===void 0?L:{...L,via:k}}
const N=64,R=2e3;class W{#n=new Set;#e=new Set;resolve;#s;constructor(L,I){this.resolve=L,this.#s=I}async follow(L,I,x,A){
if(this.#n.has(L))return A({why:"cycle"});const y=await this.#s?.tickScript();if(y!==void 0)return A({why:"time",limit:y});
const v=`${L}\0${I}`;if(this.#e.has(v))return j;if(this.#n.size>=N)return A({why:"depth",limit:N});if(this.#e.size>=R)return A(
{why:"count",limit:R});this.#n.add(L);const P=await x();return this.#n.delete(L),this.#e.add(v),P}}S.Trail=W}),32696:((J,S,g)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.readCommands=x;function $(){const l=g(32854);return $=function(){return l},
l}function j(){const l=g(80781);return j=function(){return l},l}function D(){const l=g(45806);return D=function(){return l},
l}function C(){const l=g(92170);return C=function(){return l},l}function H(){const l=g(19312);return H=function(){return l},
l}function M(){const l=g(81413);return M=function(){return l},l}function N(){const l=g(20630);return N=function(){return l},
l}function R(){const l=g(87146);return R=function(){return l},l}function W(){const l=g(82293);return W=function(){return l},
l}function k(){const l=g(56788);return k=function(){return l},l}function L(){const l=g(80533);return L=function(){return l},
l}function I(){const l=g(10473);return I=function(){return l},l}async function x(l){return A(l,(0,M().readShellText)(l.text))}
async function A(l,O){const s=[];let m=l,e=0;for(const[o,h]of O.entries()){if(o<e)continue;const u=(0,M().withoutReserved)(
h);s.push(await A(m,u.inside),await P(m,u)),m=v(u,m);const d=y(m,O,o);for(const a of d?.turns??[]){const f=(m.turns??1)*
(d?.turns.length??1),c=await x({...m,text:a,given:void 0,turns:f});s.push(t(u,c))}e=d?.end??0}const w=s.flatMap(o=>o.hidden),
n=new Map(w.map(o=>[`${o.how} ${o.part}`,o]));return{...(0,k().join)(s),hidden:[...n.values()]}}function y({text:l,place:O,
given:s,turns:m=1},e,w){const n=(0,j().subTree)(O.tree,O.directory),o=s?.hasWords?void 0:(0,H().loopAt)({commands:e,text:l,
tree:n},w);return o&&o.turns.length*m<=H().MAX_TURNS?o:void 0}function v(l,O){const[s,m]=l.words;if(s?.text!=="cd"&&s?.text!==
"pushd")return O;const e=m===void 0||(0,M().isDynamic)(l,m)?void 0:(0,$().normalise)((0,k().from)(O.place,m.text));return e!==
void 0?{...O,place:{...O.place,directory:e}}:{...O,lostIn:O.text.slice(l.span.start,l.span.end).trim()}}async function P({
text:l,place:O,trail:s,given:m,lostIn:e},w){if(e!==void 0&&(0,R().readsCode)(w))return{...k().NOTHING,hidden:[{how:"dyna\
mic",part:e}]};const n=(0,N().textWithin)(w),h=n&&m?.isGiven(n)!==!0?t(n,await x({text:n.text,place:O,trail:s})):void 0,
u=await r({text:l,place:O,trail:s},w),d=u.problems.filter(({span:f})=>!p(w,f)),a=(0,R().hiddenInWords)(w,l)??u.hidden[0];
return{targets:[...u.targets,...h?.targets??[]],problems:[...d,...h?.problems??[],...m?.problemsBehind(w,u)??[]],hidden:[
...a?[a]:[],...h?.hidden??[]]}}function p(l,{start:O,end:s}){return l.words.some(m=>m.span.start<s&&m.span.end>O&&(0,M().
isDynamic)(l,m))}function t({span:l},O){return{...O,problems:O.problems.map(s=>({...s,span:l}))}}const b=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/,
i=new Set(["builtin","command","exec","time"]);async function r({text:l,place:O,trail:s},m){const e=(0,N().startedWords)(
m.words),[w,...n]=e,[o]=m.words,h=(0,k().join)((0,R().codeFilesOf)(m).map(X=>(0,I().resolveCommitted)(O,X)));if(w===void 0||
m.subshell||L().SHELL_WORDS.has(w.text))return{...h,hidden:[]};const{families:u}=O,d=X=>(0,k().fails)("program-not-allow\
ed",X.span,{program:X.text,group:"other"}),a=o&&o!==w&&!i.has(o.text)?d(o):k().NOTHING,f=(0,C().isProgram)(w.text)?w.text:
u?.allowed.get(w.text),c=b.exec(w.text)?.[1]??w.text;if(f===void 0&&/[\\/]/.test(c))return{...(0,k().join)([a,d(w),h]),hidden:[]};
const T=f?(0,D().parseInvocation)(f,n,u):(0,D().parseInvocation)("npx",[{...w,text:c},...n],u),{invocation:E,problems:F}=T,
G=await s.resolve(E,O),B=G.problems.some(({rule:X,span:Z})=>X==="binary-missing"&&Z.start===w.span.start),U={targets:[],
problems:F},z=(0,R().hiddenInInvocation)(m,l,T,u),V=f===void 0&&B?[d(w),U]:[{...U,problems:[...F,...(0,W().inspectPaths)(
E,O.directory,u)]},G],K=(0,R().preloadsOf)(E,u).map(X=>(0,I().resolveCommitted)(O,X));return{...(0,k().join)([a,...V,h,...K]),
hidden:z?[z]:[]}}}),80827:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.npmScripts=A,S.stepsIn=x;function $(){
const f=g(76760);return $=function(){return f},f}function j(){const f=g(13580);return j=function(){return f},f}function D(){
const f=g(3893);return D=function(){return f},f}function C(){const f=g(35736);return C=function(){return f},f}function H(){
const f=g(46138);return H=function(){return f},f}function M(){const f=g(67953);return M=function(){return f},f}function N(){
const f=g(60210);return N=function(){return f},f}function R(){const f=g(59867);return R=function(){return f},f}function W(){
const f=g(56788);return W=function(){return f},f}function k(){const f=g(46912);return k=function(){return f},f}const L={
start:0,end:0},I=200;function x({steps:f}){return f.flatMap(c=>c.command?.nested?.flatMap(x)??[c])}async function A(f,c,T={
left:I}){const{subcommand:E,flags:F}=f;if(E===void 0||E==="pack")return;const{project:G,selected:B,runs:U,packages:z}=await(0,k().
scriptsThatRun)(f,c,L);if(G===void 0)return;const V=await(0,N().readNpmrc)({...c,directory:G}),K=await y(c,G);if("unread"in
V||K===void 0)return;const{settings:X}=V;if(K.devEngines!==void 0||w(F,X))return;const Z=[],Y=n(F,X);for(const q of z){const nn=await y(
c,q);if(nn===void 0||v(nn))return;const en=U.filter(tn=>tn.directory===q),sn=en.length===0?await r(f,c,q):void 0;sn!==void 0&&
Z.push({...P(nn),...sn,directory:q});for(const tn of en){const rn=await p(tn,c,Y,T);Z.push({...P(nn),...rn})}}const _=X["\
node-options"],{prefix:Q}=(0,M().readSettings)(f);return{subcommand:E,directory:c.directory,project:G,prefixed:Q!==void 0,
inWorkspaces:B,config:Y,...typeof _=="string"&&{nodeOptions:_},steps:Z}}async function y(f,c){const T=await(0,R().readJsonFile)(
f.tree,(0,W().from)({directory:c},"package.json"));return T===R().INVALID?void 0:T}function v({bin:f,directories:c}){return!f&&
typeof c=="object"&&c!==null&&"bin"in c}function P(f){const{name:c,version:T}=f;return{packageId:c&&T?`${String(c)}@${String(
T)}`:"",packageEnv:h(f)}}async function p(f,c,T,E){const{directory:F,event:G,body:B}=f,U=(0,k().scriptText)(f),z={...c,directory:F},
V=O(U),K=await b(f,V,z,{config:T,budget:E}),X=f.words.map(Y=>Y.text),Z=K?{argv:[],env:{},...V,nested:K}:V;return{directory:F,
event:G,body:B,words:X,text:U,...Z&&{command:Z}}}const t=new Set(["--if-present","--include-workspace-root","--workspace",
"--workspaces"]);async function b(f,c,T,{config:E,budget:F}){const G=c?.argv[0]==="npm"&&Object.keys(c.env).length===0,B=f.
builtIn==="restart"?[["stop","--if-present"],["start",...f.words.map(({text:z})=>z)]]:G?[c.argv.slice(1)]:[],U=[];for(const z of B){
if(F.left-=1,F.left<0)return;const{invocation:V,problems:K}=(0,D().parseNpm)(z.map(_=>({text:_,span:L,quoted:!0})),T.families);
if(!(K.length===0&&V.flags.every(({name:_})=>t.has(_))))return;const Z=E.npm_config_ignore_scripts==="true"?[i,...V.flags]:
V.flags,Y=await A({...V,flags:Z},T,F);if(Y===void 0)return;U.push(Y)}return U.length>0?U:void 0}const i={name:"--ignore-\
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
  workspaces`.split(/\s+/)),m=new Set("browser cache fetch-retries offline update-notifier".split(" ")),e=["also","dev",
"include","omit","only","optional","production"];function w(f,c){return e.some(T=>T in c||f.some(({name:E})=>E===`--${T}`))}
function n(f,c){const T=Object.entries(c).filter(([G,B])=>{const U=(0,N().effectOf)(G,B);return U==="harmless"||U==="hon\
oured"}),E=f.map(({name:G,value:B,negated:U})=>[G.slice(2),B??U!==!0]),F={};for(const[G,B]of[...T,...E])s.has(G)||m.has(
G)||(F[`npm_config_${G.replaceAll("-","_").toLowerCase()}`]=o(B));return F}function o(f){return Array.isArray(f)?f.map(o).
join(`

`):f==null||f===!1?"":String(f).trim()}function h(f){const{name:c,version:T,config:E,engines:F,bin:G}=f,B={};return u({name:c,
version:T,config:E,engines:F,bin:d(G,c)},"npm_package_",B),Object.fromEntries(Object.entries(B).filter(([U])=>/^[A-Za-z_]\w*$/.
test(U)))}function u(f,c,T){for(const[E,F]of Object.entries(f))if(F!==void 0)if(F===null||F===!1)T[`${c}${E}`]="";else if(Array.
isArray(F))for(const[G,B]of F.entries())u({[`${E}_${G}`]:B},c,T);else typeof F=="object"?u(F,`${c}${E}_`,T):T[`${c}${E}`]=
String(F)}function d(f,c){const F=Object.entries((0,H().binOf)(f,typeof c=="string"?c:"")??{}).map(([G,B])=>[$().posix.basename(
a(G)),a(B)]).filter(([G,B])=>G&&B);return F.length>0?Object.fromEntries(F):void 0}function a(f){return $().posix.join("/",
f.replaceAll("\\","/")).slice(1)}}),80533:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.SHELL_WORDS=S.GivenWords=
void 0;function $(){const k=g(37866);return $=function(){return k},k}function j(){const k=g(13580);return j=function(){return k},
k}function D(){const k=g(95132);return D=function(){return k},k}function C(){const k=g(35736);return C=function(){return k},
k}function H(){const k=g(46912);return H=function(){return k},k}const M=S.SHELL_WORDS=new Set(": [ cd echo exit false te\
st true".split(" ")),N=new Set(["assignment-refused","environment-assignment"]),R=new Set([...N,"brace-expansion","glob-\
flag","glob-outside","glob-unclear","tilde-expansion","unquoted-glob","variable-expansion"]);class W{text;#n;#e;#s;#r;constructor({
event:L,body:I,words:x},A){let y=I;const v=[];for(const P of x){const p=y.length+1;y=`${y} ${(0,H().quoteForScript)(P.text)}`,
v.push({word:P,at:{start:p,end:y.length}})}this.text=y,this.#n=I.length,this.#e=v,this.#s=L,this.#r=A}get hasWords(){return this.#e.
length>0}isGiven=({span:L})=>this.#e.length>0&&L.end>this.#n;inCommand=L=>{const I=this.#e.filter(({at:y})=>y.start<L.span.
end&&y.end>L.span.start),x=I[0]?.word.span??this.#r,A=I.at(-1)?.word.span??this.#r;return{...L,span:{start:x.start,end:A.
end}}};problemsBehind({span:L,words:I},x){if(this.#e.length===0||L.end<=this.#n)return[];const{problems:A}=(0,C().lex)(this.
text.slice(L.start,L.end)),y=A.map(l=>({...l,span:{start:l.span.start+L.start,end:l.span.end+L.start}})),v=A.every(({rule:l})=>N.
has(l)||(0,j().ruleOf)(l).severity==="warning"),P=v?y.filter(this.isGiven):[],p=I[0]?.text??"";if(v&&M.has(p))return P;const t=x.
problems.some(({rule:l,span:O})=>l==="program-not-allowed"&&O.start===I[0]?.span.start);if(v&&!t)return P;const b=$().REFUSED_PROGRAMS.
has(p.replace(/^.*[\\/]/,""))||!v&&A.some(({rule:l})=>!R.has(l)),i=this.#e.find(({word:l})=>b||l.text.startsWith("-"));if(i===
void 0)return P;const r={script:this.#s,word:i.word.text,text:this.text};return[...P,(0,D().problemAt)("script-words-unr\
ead",i.at,r)]}}S.GivenWords=W}),46912:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.eventOf=P,S.inspectEmpty=
A,S.quoteForScript=w,S.runsIn=t,S.scriptText=L,S.scriptsThatRun=I;function $(){const n=g(76760);return $=function(){return n},
n}function j(){const n=g(32854);return j=function(){return n},n}function D(){const n=g(93028);return D=function(){return n},
n}function C(){const n=g(95132);return C=function(){return n},n}function H(){const n=g(67953);return H=function(){return n},
n}function M(){const n=g(60210);return M=function(){return n},n}function N(){const n=g(59867);return N=function(){return n},
n}function R(){const n=g(56788);return R=function(){return n},n}function W(){const n=g(10473);return W=function(){return n},
n}const k={selected:!1,runs:[],packages:[],problems:[]};function L({body:n,words:o}){return[n,...o.map(({text:h})=>w(h))].
join(" ")}async function I(n,o,h){const u=(0,H().readSettings)(n),d=P(n);if(u.informs||d===void 0&&n.subcommand!=="pack")
return k;const a=d===void 0&&!s(n),f=X=>(0,H().findPackages)(u,X,h,a),c=await f(o);if("problems"in c)return{...k,problems:c.
problems};const{project:T,selected:E}=c,F=u.ignoreScripts??await v({...o,directory:T}),G={...u,ignoreScripts:F},B=d??"pa\
ck",U=d===void 0?m(n,o,E?c.directories:void 0):[];if("problems"in U)return{...k,project:T,selected:E,problems:U.problems};
const z=d===void 0?U:c.directories,V=[],K=[...c.missing,...await x(c,o,h,f)];for(const X of z){const Z=await(0,N().readPackageJson)(
o.tree,X),Y={...o,directory:X};if(Z===N().INVALID||Z===void 0){const _=$().posix.join(X,"package.json"),Q=Z?(0,R().fails)(
"package-json-invalid",h,{path:_}):(0,R().fails)("package-json-missing",h,{directory:X});K.push(...Q.problems)}else if(d===
void 0)V.push(...l(Z,X,G));else if(p(Z,Y,B)){const _=t(Z,Y,{event:B,words:n.passthrough},G);V.push(..._),K.push(...A(_,B,
Y,h))}else{const _={script:B,passes:G.ifPresent};K.push(...(0,R().fails)("npm-script-missing",h,_).problems)}}return{project:T,
selected:E,runs:V,packages:z,problems:K}}async function x({project:n,directories:o},{base:h,...u},d,a){const f=$().posix.
join(n,"package.json");if(h===void 0||!u.changed.has(f))return[];const c=await a({...u,tree:h});if("problems"in c)return[];
const T=c.directories.filter(E=>!o.includes(E));return T.length===0?[]:[(0,C().problemAt)("workspaces-changed",d,{path:f,
lost:T})]}function A(n,o,{via:h,directory:u},d){if(n.some(({event:f,body:c})=>f===o&&!y(c)))return[];const a=h===void 0?
"npm-script-empty":"npm-script-empty-part";return[(0,C().problemAt)(a,d,{script:o,path:$().posix.join(u,"package.json")})]}
function y(n){return n.split(`
`).every(o=>/^\s*(?:#|$)/.test(o))}async function v(n){const o=await(0,M().readNpmrc)(n);return"settings"in o&&o.settings["\
ignore-scripts"]===!0}function P({subcommand:n,operands:o}){switch(n){case"run":return o[0]?.text;case"test":case"start":case"\
stop":case"restart":return n;default:return}}function p({scripts:n},o,h){return n.has(h)||h==="restart"||h==="env"?!0:h===
"start"&&i(o)}function t(n,o,{event:h,words:u},d={}){const{directory:a}=o,f=n.scripts.get(h)??"",c=f===""?b(h,o):{body:f};
return[...O(n,a,[`pre${h}`],d),...c?[{directory:a,event:h,words:u,...c}]:[],...O(n,a,[`post${h}`],d)]}function b(n,o){return n===
"restart"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:n==="start"&&i(o)?{body:"node server.js",builtIn:"\
server"}:n==="env"?{body:"env"}:void 0}function i(n){const o=(0,j().resolveInTree)(n.tree,(0,R().from)(n,"server.js"));return o.
kind==="outside"||o.kind==="inside"&&(0,D().isRegular)(o.entry.kind)}const r=["prepack","prepare","postpack"];function l(n,o,{
ignoreScripts:h}){return O(n,o,h?["prepare"]:r,{})}function O({scripts:n},o,h,{ignoreScripts:u}){return u?[]:h.flatMap(d=>{
const a=n.get(d);return a?[{directory:o,event:d,body:a,words:[]}]:[]})}function s({operands:n}){return n.length===0||n.some(
({text:o})=>o===".")}function m({operands:n},o,h){const u=h?[...h]:[];!h&&n.length===0&&u.push(o.directory);for(const{text:d,
span:a}of n){if(h&&d===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(d))return(0,R().fails)("downloads",a,{program:"npm",flag:d});
const f=(0,W().entryFrom)(o,d,a);if("problems"in f)return f;if(f.kind!=="directory")return(0,R().fails)("target-not-a-fi\
le",a,{path:d,reason:"archive"});u.push(f.path)}return u}const e=/[\t\n\r "#$&'()*;<>?\\`|~]/;function w(n){return n===""?
"''":e.test(n)?`'${n.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):n}}),95598:((J,S,g)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.resolveTasks=A;function $(){const i=g(76760);return $=function(){return i},
i}function j(){const i=g(16111);return j=function(){return i},i}function D(){const i=g(77251);return D=function(){return i},
i}function C(){const i=g(32854);return C=function(){return i},i}function H(){const i=g(46138);return H=function(){return i},
i}function M(){const i=g(62205);return M=function(){return i},i}function N(){const i=g(59867);return N=function(){return i},
i}function R(){const i=g(65490);return R=function(){return i},i}function W(){const i=g(56788);return W=function(){return i},
i}function k(){const i=g(46912);return k=function(){return i},i}function L(){const i=g(10473);return L=function(){return i},
i}const I=1024*1024,x={turbo:[["turbo.json","tasks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","\
targetDefaults"]],lerna:[["nx.json","targetDefaults"]]};async function A(i,r,l){const{operands:O,passthrough:s,subcommand:m}=i,
[e]=O,n=(m==="exec"||m==="script-or-tool")&&e?(0,D().tasksOf)(e.text,s):void 0;if(e===void 0||n===void 0)return W().NOTHING;
const{text:o,span:h}=e,u=o==="wireit"?await P(r):await y(await v(r.tree,o,n),r.tree),d=[];for(const{directory:a,script:f,
body:c}of u){const T={...r,directory:a};if(c!==void 0){const G={directory:a,event:`${f} (${o})`,body:c,words:[]};d.push(
await(0,M().resolveRun)(T,G,h,l));continue}const E=await(0,N().usablePackageJson)(r.tree,a);if(E===void 0)continue;const F=(0,k().
runsIn)(E,T,{event:f,words:[]});for(const G of F)d.push(await(0,M().resolveRun)(T,G,h,l))}return(0,W().join)(d)}async function y(i,r){
const l=[];for(const O of(0,R().everyPackage)(r)){const s=await(0,N().usablePackageJson)(r,O);if(O===""||s===void 0)continue;
const m=i.filter(e=>s.scripts.has(e));l.push(...m.map(e=>({directory:O,script:e})))}return l}async function v(i,r,l){const O=new Set(
l);for(const[s,m]of x[r]??[]){const e=p(await b(i,s),m);for(const w of O)for(const n of t(p(p(e,w),"dependsOn")))O.add(n.
replace(/^\^|^.*#/,""))}return[...O]}async function P({tree:i,directory:r,via:l}){const O=await(0,N().readJsonFile)(i,$().
posix.join(r,"package.json")),s=p(p(O,"wireit"),l??""),m=p(s,"command"),e=t(p(s,"dependencies")).flatMap(n=>{const[,o="",
h=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(n)??[],u=(0,C().normalise)($().posix.join(r,o));return u===void 0?[]:[{directory:u,
script:h}]}),w=typeof m=="string"&&l!==void 0;return[...e,...w?[{directory:r,script:l,body:m}]:[]]}function p(i,r){const l=(0,H().
objectIn)(i);return Object.hasOwn(l,r)?l[r]:void 0}function t(i){return Array.isArray(i)?i.map(r=>p(r,"script")??p(r,"ta\
rget")??r).filter(r=>typeof r=="string"):[]}async function b(i,r){const l=await(0,L().readText)(i,r,I);return l&&"text"in
l?(0,j().parse)(l.text):void 0}}),38218:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.resolveProgramFiles=
v,S.resolveToolFiles=y;function $(){const s=g(76760);return $=function(){return s},s}function j(){const s=g(32017);return j=
function(){return s},s}function D(){const s=g(32854);return D=function(){return s},s}function C(){const s=g(93028);return C=
function(){return s},s}function H(){const s=g(4289);return H=function(){return s},s}function M(){const s=g(46868);return M=
function(){return s},s}function N(){const s=g(66227);return N=function(){return s},s}function R(){const s=g(15804);return R=
function(){return s},s}function W(){const s=g(59867);return W=function(){return s},s}function k(){const s=g(55013);return k=
function(){return s},s}function L(){const s=g(82293);return L=function(){return s},s}function I(){const s=g(56788);return I=
function(){return s},s}function x(){const s=g(10473);return x=function(){return s},s}const A=["",...["js","cjs","mjs","t\
s","cts","mts","jsx","tsx","json"].map(s=>`.${s}`)];async function y(s,m){return P((0,H().filesNamedBy)(s,m.families),s.
operands[0],m)}function v({files:s=[],flags:m,family:e},w){const n=m.flatMap(({name:o,value:h})=>h&&e&&(0,j().movesTo)(e,
o)?h:[]);return P({files:s,roots:n,nodeFlags:[]},void 0,w)}async function P({files:s,roots:m,nodeFlags:e},w,n){const o=[
"",...m].flatMap(u=>{const d=(0,D().normalise)((0,I().from)(n,u));return d===void 0?[]:[d]}),h=[];for(const u of s)h.push(
u.as==="arguments"?await r(u,w,n):u.as==="tests"?await i(u,n):await p(u,[...new Set(o)],n));for(const u of e)h.push(await(0,R().
inspectNodeFlag)(u,n));return(0,I().join)(h)}async function p(s,m,e){const{as:w,path:n,span:o}=s,h=(0,L().pathProblem)(n,
o,e.directory);if(h!==void 0)return{targets:[],problems:[h]};const u=[];for(const d of m){const a=(0,D().normalise)($().
posix.join(d,n));if(a===void 0)continue;const f=await t(s,a,e);f!==void 0&&u.push(f)}return u.length>0?(0,I().join)(u):w===
"code"||w==="config"?(0,x().nothingAt)(e.tree,$().posix.join(e.directory,n),n,o):w==="module"&&s.first?(0,R().inspectImport)(
e,n,o):I().NOTHING}async function t(s,m,e){const{as:w,path:n,span:o}=s,{tree:h}=e,u=(0,R().firstFile)(h,w==="place"?[m]:
A.map(f=>m+f));if(u===void 0)return;const d=u.kind==="inside"&&!(0,C().isRegular)(u.entry.kind);if(w==="place"&&u.kind===
"inside")return I().NOTHING;if(!d)return b(s,m,u,e);if(w==="config"){const f=(0,D().resolveInTree)(h,$().posix.join(u.path,
"tsconfig.json"));return f.kind==="missing"?I().NOTHING:b(s,m,f,e)}const a=await(0,R().mainOf)(h,m);return a===W().INVALID?
(0,I().fails)("package-json-invalid",o,{path:$().posix.join(n,"package.json")}):a&&b(s,m,a.found,e)}async function b({as:s,
path:m,span:e,ifFile:w},n,o,h){const u=(0,x().fileAt)(o,m,e);if("problems"in u)return u;const d=await(0,R().trustProblems)(
h,u,m,e);if(d.some(N().isUnverified))return{targets:[],problems:d};const a=(0,x().runs)(h,{name:m,path:u.path,wanted:n},
e),f=s==="module"&&w?[w]:[];return{...a,problems:[...d,...f,...a.problems]}}async function i(s,m){const{path:e,span:w}=s,
n=(0,L().testProblem)(e,w,m.directory);if(n!==void 0)return{targets:[],problems:[n]};const h=((0,k().isPattern)(e)?((0,k().
alternativesOf)(e)??[]).map(k().baseOf):[e]).map(d=>(0,D().resolveInTree)(m.tree,(0,I().from)(m,d)));if(h.some(({kind:d})=>d===
"outside"))return(0,I().fails)("target-outside",w,{path:e,reason:"symlink"});const[u]=h;return(0,k().isPattern)(e)||u?.kind!==
"inside"||!(0,C().isRegular)(u.entry.kind)?I().NOTHING:b(s,(0,D().normalise)((0,I().from)(m,e))??e,u,m)}async function r({
path:s,span:m},e,w){const n=await p({as:"config",path:s,span:m},[w.directory],w),o=n.targets[0]?.path;if(e===void 0||o===
void 0)return n;const h=O(await w.tree.read(o),m);if(h===void 0){const d=`@${s}`;return(0,I().join)([n,(0,I().fails)("to\
ol-loads-code",m,{program:e.text,flag:d})])}const u=(0,M().parseTool)(e,h,w.families?.tools).map(d=>({...d,span:m}));return(0,I().
join)([n,{targets:[],problems:u},await P((0,H().filesIn)(e,h,w.families),e,w)])}const l=64*1024;function O(s,m){if(s.length>
l)return;const e=[],w=s.toString("utf8"),n=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let h=n.exec(w);h!==null;h=n.exec(w))
e.push(h[1]??h[2]??"");return e.every(h=>!h.startsWith("@")&&!h.startsWith('"'))?e.map(h=>({text:h,span:m,quoted:!0})):void 0}}),
10473:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.entryAt=H,S.entryFrom=R,S.fileAt=N,S.firstLineOf=I,S.
nothingAt=M,S.readText=L,S.resolveCommitted=W,S.runs=k;function $(){const x=g(32854);return $=function(){return x},x}function j(){
const x=g(93028);return j=function(){return x},x}function D(){const x=g(95132);return D=function(){return x},x}function C(){
const x=g(56788);return C=function(){return x},x}function H(x,A,y){switch(x.kind){case"inside":return x.entry;case"outsi\
de":return(0,C().fails)("target-outside",y,{path:A,reason:"symlink"});case"missing":return(0,C().fails)("target-missing",
y,{path:A});case"loop":return(0,C().fails)("target-not-a-file",y,{path:A,reason:"loop"})}}function M(x,A,y,v){const p=A.
split("/").map((t,b,i)=>i.slice(0,b).join("/")).find(t=>x.stat(t)?.kind==="submodule");return(0,C().fails)("target-missi\
ng",v,{path:y,...p&&{submodule:p}})}function N(x,A,y){const v=H(x,A,y);return"problems"in v||(0,j().isRegular)(v.kind)?v:
(0,C().fails)("target-not-a-file",y,{path:A,reason:v.kind})}function R(x,A,y){const v=A.startsWith("/")?void 0:(0,$().normalise)(
(0,C().from)(x,A));if(v===void 0)return(0,C().fails)("target-outside",y,{path:A,reason:"above"});const P=(0,$().resolveInTree)(
x.tree,v);return P.kind==="missing"?M(x.tree,v,A,y):H(P,A,y)}function W(x,{text:A,span:y}){const v=A.startsWith("/")?void 0:
(0,$().normalise)((0,C().from)(x,A)),P=v===void 0?void 0:(0,$().resolveInTree)(x.tree,v);return v===void 0||P?.kind!=="i\
nside"||!(0,j().isRegular)(P.entry.kind)?C().NOTHING:k(x,{name:A,path:P.path,wanted:v},y)}function k(x,{name:A,path:y,wanted:v},P){
const p=x.changed.has(y)||x.changed.has(v);return{targets:[(0,C().target)(x,{kind:"file",name:A,path:y})],problems:p?[(0,D().
problemAt)("target-changed",P,{path:y})]:[]}}async function L(x,A,y){const v=(0,$().resolveInTree)(x,A);if(!(v.kind==="m\
issing"&&x.stat(A)===void 0))return v.kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the reposi\
tory"}:(0,j().isRegular)(v.entry.kind)?(v.entry.size??0)>y?{unread:"it is too large"}:{text:(await x.read(v.path,y)).toString(
"utf8"),path:v.path}:{unread:"it is not a regular file"}}async function I(x,A){const[y=""]=(await x.read(A)).subarray(0,
256).toString("latin1").split(`
`,1);return y}}),47668:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.listWorkspaces=N,S.selectWorkspaces=
I;function $(){const A=g(76760);return $=function(){return A},A}function j(){const A=g(32854);return j=function(){return A},
A}function D(){const A=g(59542);return D=function(){return A},A}function C(){const A=g(59867);return C=function(){return A},
A}function H(){const A=g(55013);return H=function(){return A},A}const M=(0,D().perTree)(()=>new Map);function N(A,y){const v=M(
A),P=v.get(y.path)??R(A,y);return v.set(y.path,P),P}async function R(A,y){const v=(0,H().readPatterns)(y.workspaces);if("\
unclear"in v)return v;const{wanted:P,entries:p,refused:t}=v;if(P.length===0)return[];const b=$().posix.dirname(y.path).replace(
/^\.$/,""),i=[];for(const{path:O,kind:s}of A.files()){const m=L(b,O);if(m!==void 0)if(s==="symlink"){const e=P.some(o=>(0,H().
matchesPattern)(m,o,{partial:!0})),w=P.some(o=>(0,H().matchesPattern)(m,o)),n=e?(0,j().resolveInTree)(A,O):void 0;if(n?.
kind==="outside")return{unclear:O};if(n?.kind!=="inside"||n.entry.kind!=="directory")continue;if(!w||t.length>0||P.some(
o=>o.startsWith(`${m}/`)))return{unclear:O};i.push(m)}else $().posix.basename(O)==="package.json"&&i.push($().posix.dirname(
m))}const r=i.filter(O=>P.some(s=>(0,H().matchesPattern)(O,s))).filter(O=>!O.split("/").includes("node_modules")).filter(
O=>!t.some(s=>(0,H().matchesPattern)(O,s,{dot:!0}))).sort((O,s)=>O.localeCompare(s,"en")),l=p.flatMap(O=>r.filter(s=>O.some(
m=>(0,H().matchesPattern)(s,m,{partial:!0}))));return W(A,b,[...new Set(l)])}async function W(A,y,v){const P=[],p=new Set;
for(const t of v){const b=$().posix.join(y,t).replace(/^\.$/,""),i=await(0,C().readPackageJson)(A,b);if(i===void 0)continue;
if(i===C().INVALID)return{broken:`${b}/package.json`};const r=i.name||k(b);if(p.has(r))return{broken:i.path};p.add(r),P.
push({directory:b,name:r})}return P}function k(A){const y=$().posix.basename($().posix.dirname(A)),v=$().posix.basename(
A);return y.startsWith("@")?`${y}/${v}`:v}function L(A,y){return A===""?y:y.startsWith(`${A}/`)?y.slice(A.length+1):void 0}
function I(A,y,{directory:v,project:P}){const p=r=>$().posix.join("/",r),t=p(L(P,`${v}/`)===void 0?P:v),b=$().posix.resolve(
t,y),i=[$().posix.relative(p(P),$().posix.resolve(p(v),y)),y];return A.filter(r=>{if(r.name===y||p(r.directory)===b)return!0;
const l=$().posix.relative(t,p(r.directory)),O=y.startsWith("./")?`./${l}`:l;return i.some(s=>x(O,s))})}function x(A,y){
const v=/^\.(?:\/|$)/.test(y)===A.startsWith("./"),[P,p]=[$().posix.normalize(A),$().posix.normalize(`${y}/`)];return v&&
y!==""&&`${$().posix.dirname(P)}/`===p&&!$().posix.basename(P).startsWith(".")}}),21416:((J,S,g)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.Unclear=void 0,S.apart=L,S.ends=k,S.exitOf=A,S.inBackground=I,S.isExamined=N,S.isIdle=R,S.knownStatus=
P,S.nameOf=M,S.optionsIn=v,S.piped=x,S.settle=W;function $(){const p=g(20630);return $=function(){return p},p}class j extends Error{}
S.Unclear=j;const D=new Set(`: [ break case cat cd continue date done echo esac exec exit export false fi for head ls pr\
intf pwd readonly return select set
  shift sleep tail test trap true umask uname unset wait wc whoami`.split(/\s+/)),C=new Set("chmod chown clear cp kill k\
illall ln mkdir mv pkill rm rmdir rsync sed sort tee touch".split(" ")),H=new Set("[ [[ cmp command diff egrep fgrep fin\
d grep hash read rg test type which".split(" "));function M({words:p}){const[t]=(0,$().startedWords)(p);return(t?.text??
"").replace(/^(?:\/usr)?(?:\/local)?\/bin\//,"")}function N(p){const t=M(p);return t!==""&&!D.has(t)&&!C.has(t)&&!H.has(
t)}function R(p){return D.has(p)}function W(p,t,b){p.status=t,p.done||=p.errexit&&t===1&&!b}function k(p){return(t,b)=>W(
t,p,b)}function L(p,t,b){const i={...t};return p(i,b),i.status}function I(p){return t=>{L(p,t,!1),t.status=0}}function x(p){
return(t,b)=>{const i=p.map(l=>L(l,t,b)),r=t.pipefail&&i.includes(1)?1:i.at(-1);W(t,r??0,b)}}function A(p,[,t]){if(/^(?:exit|return)$/.
test(p)){if(y(t?.text??"$?",0)===void 0)throw new j;return b=>{b.status=y(t?.text??"$?",b.status)??0,b.done=!0}}}function y(p,t){
if(/^\$(?:\?|\{\?\})$/.test(p))return t;if(/^\d+$/.test(p))return Number(p)%256===0?0:1}function v([p,...t]){const b={};
return p?.text!=="set"||t.forEach(({text:i},r)=>{const[,l,O=""]=/^([-+])([a-zA-Z]+)$/.exec(i)??[];O.includes("e")&&(b.errexit=
l==="-");const s=t[r+1]?.text;O.endsWith("o")&&(s==="errexit"||s==="pipefail")&&(b[s]=l==="-")}),b}function P(p,t){return p===
"false"?1:/^(?:test|\[\[?)$/.test(p)?t.filter(({text:b})=>!/^\]\]?$|\$/.test(b)).length===2?0:void 0:p===""||D.has(p)||C.
has(p)?0:void 0}}),81413:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.everyCommand=H,S.isBefore=R,S.isDynamic=
L,S.readShellText=C,S.withoutReserved=W;function $(){const P=g(35736);return $=function(){return P},P}const j=128*1024,D=16;
function C(P,p){return P.length>j?[]:new v(P,p).list("",0)}function H(P){return P.flatMap(p=>[p,...H(p.inside)])}const M=new Set(
"! { do elif else if then time until while".split(" ")),N=/^([A-Za-z_]\w*)=(.*)$/s;function R({text:P,quoted:p}){return!p&&
M.has(P)}function W(P){const{words:p,assignments:t}=P,b=p.findIndex(O=>!R(O));if(b<1)return P;const i=p.slice(b),r=i.findIndex(
({text:O})=>!N.test(O)),l=r<0?i:i.slice(0,r);return{...P,words:i.slice(l.length),assignments:[...t,...l.map(k)]}}function k({
text:P,span:p}){const[,t="",b=""]=N.exec(P)??[];return{name:t,value:b,span:p}}function L({problems:P,substituted:p},{span:t}){
const b=i=>i.start<t.end&&i.end>t.start;return p.some(b)||P.some(i=>I.has(i.rule)&&b(i.span))}const I=new Set(["arithmet\
ic-expansion","command-substitution","dollar-quote","variable-expansion"]),x=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,
A=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,y=/\\.?|\$\(|[^\\`$"]+|./sy;
class v{#n;#e;#s=0;constructor(p,t){this.#n=p,this.#e=t}list(p,t){const b=[];let i=this.#r(),r=!1;const l=(O,s="")=>{const m=this.#t(
i,O,s),{words:e,assignments:w,redirections:n,inside:o}=m,h=e.length+w.length+n.length+o.length===0,u=b.at(-1);h?u&&(b[b.
length-1]={...u,separator:u.separator+s}):b.push(m);const d=/^\|&?$/.test(s)?m:void 0;i=this.#r(h?i.pipedFrom:d)};for(;this.#s<
this.#n.length;){const O=this.#s,s=this.#i(r?y:A),m=this.#s;if(s==='"')r=!r;else{if(s===p&&(!r||p==="`"))return l(O),b;if(s===
"$("||s==="`"||!r&&/^[<>]?\($/.test(s)){if(t===D){l(O);continue}const e=this.#n.slice(i.start,O),w=s==="("?x.test(e)?"su\
bshell":"definition":"substitution",n=this.list(s==="`"?"`":")",t+1);i.inside.push(...n),i.gaps.push({kind:w,start:O,end:this.#s}),
w==="subshell"&&(i.subshell=n)}else!r&&/^(?:[;&|\r\n]+|\))$/.test(s)?l(O,s):!r&&s.startsWith("#")&&/^\s?$/.test(this.#n.
charAt(O-1))?i.gaps.push({kind:"comment",start:O,end:m}):!r&&/^(?:[<>]|&>)/.test(s)&&i.gaps.push({kind:"operator",start:O,
end:m})}}return l(this.#n.length),b}#r(p){return{start:this.#s,gaps:[],inside:[],pipedFrom:p}}#i(p){p.lastIndex=this.#s;
const[t=""]=p.exec(this.#n)??[];return this.#s+=t.length,t}#t(p,t,b){const{start:i,gaps:r,inside:l,pipedFrom:O,subshell:s}=p;
let m="",e=i;for(const c of r){const T=c.kind==="comment"||c.kind==="operator"?" ":"_";m+=this.#n.slice(e,c.start)+T.repeat(
c.end-c.start),e=c.end}m+=this.#n.slice(e,t);const w=(0,$().lex)(m,this.#e),n=c=>({...c,span:{start:c.span.start+i,end:c.
span.end+i}}),o=w.words.map(n),h=new Set;let u=0;const a=r.filter(({kind:c})=>c==="operator").map(({start:c,end:T})=>{for(;u<
o.length&&(o[u]?.span.start??T)<T;)u+=1;const E=o[u],F=o[u-1];return F?.span.end===c&&/^\d+$/.test(F.text)&&h.add(F),E&&
h.add(E),{operator:this.#n.slice(c,T),...E&&{target:E}}}),f=[...w.assignments,...w.refused].map(n);return{words:o.filter(
c=>!h.has(c)),assignments:f.sort((c,T)=>c.span.start-T.span.start),redirections:a,problems:w.problems.map(n),span:{start:i,
end:t},separator:b,inside:l,substituted:r.filter(({kind:c})=>c==="substitution"),...O&&{pipedFrom:O},...s&&{subshell:s},
...r.some(({kind:c})=>c==="definition")&&{defines:!0}}}}}),20630:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.handsOn=C,S.isShell=N,S.startedWords=H,S.textWithin=R;function $(){const W=g(37866);return $=function(){return W},W}function j(){
const W=g(81413);return j=function(){return W},W}const D=new Set(`builtin busybox command doas env exec ionice nice nohu\
p setsid stdbuf sudo taskset time timeout
  xargs xvfb-run`.split(/\s+/));function C(W){return D.has(W)}function H(W){let k=W;for(;;){const[L,I]=k;if(L?.text==="f\
ind"){const A=k.findIndex(({text:y})=>/^-(?:exec|ok)(?:dir)?$/.test(y));return A<0?k:H(k.slice(A+1))}if(L===void 0||!D.has(
L.text)||L.text==="command"&&/^-[vV]/.test(I?.text??""))return k;const x=k.findIndex((A,y)=>y>0&&M(A,k));if(x<0)return k;
k=k.slice(x)}}function M({text:W},k){const L=I=>(0,$().startsOthers)(I)||$().REFUSED_PROGRAMS.has(I);return k.slice(1).some(
I=>L(I.text))?L(W):!/^-|^\w+=|^\d+[smhd]?$/.test(W)}function N(W){return/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|k|z|a|fi|c|tc)?sh$/.
test(W)}function R(W){const[k,...L]=H(W.words),I=k?.text??"";if(I!=="trap"&&!N(I))return;const x=I==="trap"?-1:L.findIndex(
({text:y})=>/^-\w*c$/.test(y)),A=x<0&&I!=="trap"?void 0:L[x+1];return A===void 0||(0,j().isDynamic)(W,A)?void 0:A}}),20639:((J,S,g)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.NPM_LOCKFILES=S.LOCKFILES=void 0,S.isCode=R,S.isLockfile=l,S.isOfTests=
t,S.isPackageFile=s,S.isProgramCode=N,S.isTest=P,S.isTestData=p,S.isWritten=W,S.toolThatFinds=h;function $(){const u=g(76760);
return $=function(){return u},u}function j(){const u=g(41330);return j=function(){return u},u}const D=new Set(`js mjs cj\
s jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),C=new Set("applescript awk bat cljc cmd csh fish fsx gradle htm k\
sh mk ml mli psm1 pyw sed tcl vbs".split(" ")),H=new Set("ini json json5 jsonl toml yaml yml".split(" ")),M=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;
function N(u){return D.has(k(u))}function R(u){return N(u)||C.has(k(u))}function W(u){return R(u)||H.has(k(u))||M.test($().
posix.basename(u))}function k(u){return $().posix.extname(u).slice(1).toLowerCase()}const L={tests:"tests?|__tests__|spe\
cs?|e2e|cypress|playwright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|b\
ench(?:marks?)?"},I=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,
x=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,[A,y,v]=Object.values(L).map(u=>new RegExp(`(?:^|/)(?\
:${u})/`,"i"));function P(u){return A.test(u)||I.test(u)}function p(u){return y.test(u)||u.endsWith(".snap")}function t(u){
return P(u)||p(u)||v.test(u)||x.test(u)}const b=S.NPM_LOCKFILES=["npm-shrinkwrap.json","package-lock.json"],i=S.LOCKFILES=
[...b,"pnpm-lock.yaml","yarn.lock","bun.lock"],r=/^(?:bun\.lockb|(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function l(u){return i.includes(u)||r.test(u)}const O=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bun\.lockb|bunfig\.toml|binding\.gyp)$/;
function s(u){return i.includes(u)||O.test(u)}const m="{js,cjs,mjs,ts,cts,mts}",e="{json,jsonc,json5,yaml,yml,toml}",w=`\
{${m.slice(1,-1)},${e.slice(1,-1)}}`,n={vitest:`vitest.config.${m} vitest.workspace.${w} vite.config.${m}`,jest:`jest.co\
nfig.${w} jest.setup.${m}`,mocha:`.mocharc .mocharc.${w}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cj\
s}",tap:".taprc",playwright:`playwright.config.${m}`,cypress:`cypress.config.${m}`,eslint:`eslint.config.${m} .eslintrc \
.eslintrc.${w} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${w} prettier.config.${m} .pret\
tierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${w} stylelint.config.${m} .stylelintignore`,biome:"biome\
.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${w} .knip.${e} knip.config.${m}`,markdownlint:`.markdownlint.${w}\
 .markdownlint-cli2.${w} .markdownlintignore .markdownlintrc`,cspell:`cspell.${w} .cspell.${w} cspell.config.${w}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${w} nyc.config.${m}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${w} .babelrc .babelrc.${w}`,swc:".swcrc",pytest:"pytest.ini .pytest.ini conftest.py pyproject.toml \
setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.ini",ruff:"ruff.toml .ruf\
f.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml rustfmt.toml",go:"go.mod \
go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xml",gradle:"{build,setting\
s}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets} *.runsettings",phpunit:"\
phpunit.xml phpunit.xml.dist",rspec:".rspec .rubocop.yml",turbo:"turbo.json",nx:"nx.json project.json",lerna:"lerna.json",
npm:".npmrc"};let o;function h(u){if(o??=Object.entries(n).map(([a,f])=>[a,(0,j().default)(f.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.
test(u))return"cargo";const d=u.slice(u.lastIndexOf("/")+1);return o.find(([,a])=>a(d))?.[0]}}),44670:((J,S,g)=>{Object.
defineProperty(S,"__esModule",{value:!0}),S.PRELOADABLE_PACKAGES=S.NODE_FLAGS=S.NODE_ALIASES=S.BUILT_IN_REPORTERS=void 0;
function $(){const M=g(32017);return $=function(){return M},M}const j=S.NODE_FLAGS=(0,$().nameTable)({harmless:`
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
  `.match(/\S+/g))}),94495:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.NPM_SUBCOMMANDS=S.NPM_SHORTHANDS=
S.NPM_FLAGS=S.MISSPELT=void 0;function $(){const R=g(32017);return $=function(){return R},R}const j=(0,$().nameTable)({harmless:`\

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
t,create,innit","writes-files":"cache patch shrinkwrap version,verison"}),N=S.MISSPELT=new Set(["hlep","rum","urn"])}),58690:((J,S)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.choosesByName=M,S.isReadByProgram=C;const g=`
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
`.match(/\S+/g),$=D(g.map(N=>N.replace("!",""))),j=D(g.flatMap(N=>N.match(/^.*(?=!)/)??[]));function D(N){return new RegExp(
`^(?:${N.join("|").replaceAll("~",".*")})$`,"s")}function C(N){return $.test(N)||/^[A-Z]+_INCLUDE_PATH$/.test(N)}const H=/^PYTHON(?:DONTWRITEBYTECODE|DEVMODE|FAULTHANDLER|HASHSEED|IOENCODING|TRACEMALLOC|UNBUFFERED|UTF8)$/;
function M(N){return j.test(N)||N.startsWith("PYTHON")&&!H.test(N)}}),37866:((J,S,g)=>{Object.defineProperty(S,"__esModu\
le",{value:!0}),S.REFUSED_PROGRAMS=void 0,S.hasCommandLine=H,S.isCommandLine=C,S.startsOthers=D;function $(){const N=g(32017);
return $=function(){return N},N}const j=S.REFUSED_PROGRAMS=(0,$().groupsByName)({shell:"bash sh zsh dash ksh fish csh tc\
sh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup time timeout nice ionice setsid stdbuf ta\
skset chrt flock prlimit unshare strace ltrace gdb vim",interpreter:"python python2 python3 php perl ruby deno bun lua j\
ava go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 uv poetry composer",system:"cat ls rm cp mv gr\
ep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod true false exit"});function D(N){const R=j.
get(N)??"system";return/^(?:node|np[mx])$/.test(N)||R!=="system"&&N!=="."}function C(N){const[R="",...W]=N.trim().split(
/\s+/);return M(R)&&W.some(k=>/^-|[./]|^[|&;<>]+$/.test(k))}function H(N){return/&&|\|\||\$\(|`/.test(N)?!0:N.split(/;\s|\s\|\s/).
some(R=>{const[W="",...k]=R.trim().split(/\s+/);return k.length>0&&M(W)})}function M(N){return j.has(N)||D(N)}}),95306:((J,S,g)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.UNKNOWN_MODULE=void 0,S.unknownTool=N;function $(){const R=g(32017);return $=
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
C=(0,$().toolTable)(j),H=S.UNKNOWN_MODULE=(0,$().toolTable)({...j,flags:{...j.flags,code:"custom-syntax= env= environmen\
t= formatter= parser= reporter= resolver= rulesdir= runner= use=",module:"import= load= load-plugins= loader= plugin~="}}),
M=new Map(D.flatMap(({programs:R,flags:W,subcommands:k,...L})=>{const I=(0,$().toolTable)({flags:{...j.flags,...W},subcommands:{
...j.subcommands,...k},...L});return R.map(x=>[x,I])}));function N(R){return M.get(R)??C}}),34482:((J,S,g)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.Places=void 0,S.contextIn=D;function $(){const M=g(32854);return $=function(){return M},M}const j="\
/\0checkout";function D({policy:M,tree:N,platform:R,cwd:W=""},k){const{workspace:L}=M,I=C(M)?j:void 0,{files:x,cwd:A=W===
""?I:`${I??L}/${W}`}=k;return{policy:M,platform:R,proposal:k,mount:x?{at:"/",tree:x}:N?{at:I??L,tree:N}:{at:j},cwd:A}}function C({
workspace:M}){const N=(0,$().locatePath)(M,j,{at:j});return N!==void 0&&(0,$().isLocatedIn)(N,j)}class H{workspace;cwd;#n;#e;#s;constructor({
policy:{workspace:N},cwd:R,platform:W,mount:k}){this.#n=k,this.#e=k.at==="/"?k:{at:k.at},this.#s=W!=="linux",this.workspace=
(0,$().locatePath)(N,j,this.#e)??j,this.cwd=R===void 0?this.workspace:(0,$().locatePath)(R,this.workspace,k)??j}locate(N){
return(0,$().locatePath)(N,this.cwd,this.#n)}leadsInto(N,R){const W=this.locate(N);return W===void 0?!1:R.some(k=>{const L=(0,$().
locatePath)(k,this.workspace,this.#e);return L!==void 0&&this.isIn(W,L)})}isIn(N,R){return(0,$().isLocatedIn)(N,R,{ignoreCase:this.#s})}mayBeIn(N,R){
return(0,$().isLocatedIn)(N,R,{ignoreCase:!0})}}S.Places=H}),21311:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.checkCommandPolicy=P,S.checkFamily=b,S.failedExamples=p,S.requireExamples=t;function $(){const n=g(7723);return $=function(){
return n},n}function j(){const n=g(51951);return j=function(){return n},n}function D(){const n=g(81413);return D=function(){
return n},n}function C(){const n=g(41115);return C=function(){return n},n}function H(){const n=g(5347);return H=function(){
return n},n}function M(){const n=g(32017);return M=function(){return n},n}function N(){const n=g(41895);return N=function(){
return n},n}function R(){const n=g(94853);return R=function(){return n},n}function W(){const n=g(74238);return W=function(){
return n},n}function k(){const n=g(5468);return k=function(){return n},n}function L(){const n=g(95132);return L=function(){
return n},n}function I(){const n=g(34482);return I=function(){return n},n}function x(){const n=g(83747);return x=function(){
return n},n}function A(){const n=g(6476);return A=function(){return n},n}function y(){const n=g(10777);return y=function(){
return n},n}function v(){const n=g(14111);return v=function(){return n},n}function P({families:n,patterns:o}){if(n.length===
0&&o.length===0)return[];const h=n.flatMap((d,a)=>w(["families",a],b(d)));if(h.length>0)return h;const u=(0,C().registryOf)(
n);return o.flatMap((d,a)=>w(["patterns",a],r(d,u)))}function p({policy:n,path:o=W().POLICY_PATH,text:h=""}){return P(n).
map(({message:u,pointer:d,value:a})=>{const f=(0,k().placeIn)(h,d,a);return`${f===void 0?o:`${o}:${f}`}: ${u}`})}function t(n){
const o=p(n);if(o.length!==0)throw new(N()).GateError("policy_invalid",`Examples of the policy fail:
${o.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function b(n){const o=H().
familySchema.safeParse(n);if(!o.success)return[{message:`family ${n.name}: ${$().prettifyError(o.error)}`,pointer:["name"],
value:n.name}];const h=(0,C().readFamily)(n),u=l(h);if(u.length>0)return u;const d=(0,C().programTerms)({programs:[h.name],
families:[h]});return[...i(h,"evolver",a=>O(a,d)),...i(h,"curated",a=>s(a,h)),...i(h,"workspace",a=>m(a,h))]}function i(n,o,h){
const{match:u=[],not_match:d=[]}=n[o]??{},a=f=>`family ${n.name}: ${o} ${f} its example`;return w([o],[...e("match",u,f=>!h(
f),a("rejects")),...e("not_match",d,h,a("accepts"))])}function r({name:n,regex:o,match:h,not_match:u},d){const a=(0,v().
compilePattern)(o);if("error"in a)return[{message:`${n}: the pattern ${a.error}`,pointer:["regex"],value:o}];const f=c=>(0,D().
everyCommand)((0,D().readShellText)(c)).some(T=>a.matches((0,v().subjectOf)(T,d)));return[...e("match",h,c=>!f(c),`${n}:\
 does not match`),...e("not_match",u,f,`${n}: matches`)]}function l({name:n,evolver:o}){try{return o&&(0,M().programFamily)(
n,o),[]}catch(h){const{message:u}=h;return[{message:`family ${n}: ${u}`,pointer:["evolver","flags"],value:n}]}}function O(n,o){
const{invocation:h,problems:u}=(0,j().readWords)(n,{programs:o}),d=u.map(L().problemFinding);return h?.family!==void 0&&
d.every(({severity:a})=>a!=="error")}function s(n,o){const h=(0,j().readWords)(n),[u,...d]=(0,x().firstCommand)(h);if(o.
curated===void 0||u?.text!==o.name)return!1;const a=new(I()).Places((0,I().contextIn)({policy:R().DEFAULT_POLICY,tree:void 0,
platform:"linux"},{})),{reasons:f}=(0,A().readOperation)(o,o.curated,d,a);return(0,x().shapeReasons)(h).length+f.length===
0}function m(n,o){return(0,D().everyCommand)((0,D().readShellText)(n)).every(h=>h.words[0]?.text===o.name&&(0,y().findCommandObjections)(
h,o).length===0)}function e(n,o,h,u){return o.flatMap((d,a)=>h(d)?[{message:`${u} ${d}`,pointer:[n,a],value:d}]:[])}function w(n,o){
return o.map(h=>({...h,pointer:[...n,...h.pointer]}))}}),46794:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.readArguments=j;function $(){const C=g(14170);return $=function(){return C},C}function j(C,H){const M=[],N=[],R=[],W=[];
let k=!1;for(const x of(0,$().readFlags)(C,D(H)).tokens){const{word:A}=x,y=A.text;if(x.kind==="operand"){k&&W.push({flag:y,
reason:"comes after the expression",word:A}),R.push(A);continue}if(x.kind==="flag"&&x.part.spec.leading){R.length>0&&W.push(
{flag:y,reason:"must come before the operands",word:A}),M.push(y);continue}if(k=H.leading_flags.length>0,x.kind==="unkno\
wn"){W.push({flag:y,reason:"is not in the specification",word:A});continue}const{name:v,kind:P}=x.part.spec;if(M.push(v),
P===void 0)continue;const p=x.consumes?x.next??A:A,t=x.consumes?x.next?.text:x.part.fixed;t===void 0?W.push({flag:y,reason:"\
requires a value",word:A}):N.push({text:t,kind:P,word:p,operand:!1})}const L=H.operands.unless.some(x=>M.includes(x))?1:
0,{kinds:I}=H.operands;for(const[x,A]of R.entries()){const y=I[Math.min(x+L,I.length-1)]??"path";N.push({text:A.text,kind:y,
word:A,operand:!0})}return{flags:M,values:N,problems:W}}function D(C){const H=new Set([...C.flags,...Object.keys(C.dangerous_flags)]),
M=(R,W=!1)=>({spec:{name:R,leading:W},negated:!1,takes:"never"}),N=(R,W)=>{const k=C.value_flags[R];if(k===void 0)return[];
const L={spec:{name:R,kind:k,leading:!1},negated:!1};return[W===void 0?{...L,takes:"always"}:{...L,fixed:W,takes:"never"}]};
return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:R=>{if(C.leading_flags.includes(
R))return[M(R,!0)];if(H.has(R))return[M(R)];const{written:W,attached:k}=(0,$().splitAtEquals)(R),L=R.startsWith("--")?N(
W,k):N(R.slice(0,2),R.slice(2)),I=[...N(R),...L];if(I.length>0)return I.slice(0,1);const A=(/^-[A-Za-z]{2,}$/.test(R)?[...R.
slice(1)]:[]).map(y=>`-${y}`);return A.length>0&&A.every(y=>H.has(y))?A.map(y=>M(y)):void 0}}}}),83747:((J,S,g)=>{Object.
defineProperty(S,"__esModule",{value:!0}),S.curated=void 0,S.firstCommand=b,S.judgeRisk=v,S.shapeReasons=i;function $(){
const O=g(41115);return $=function(){return O},O}function j(){const O=g(95132);return j=function(){return O},O}function D(){
const O=g(34482);return D=function(){return O},O}function C(){const O=g(8737);return C=function(){return O},O}function H(){
const O=g(6476);return H=function(){return O},O}const M=10,N=(O,s,m)=>{const e=[...i(O),...(0,C().besidesProgram)(s,O)],
[w,...n]=b(O);return w===void 0?W([(0,j().finding)("no_command",{}),...e],m):R(w,n,e,m)};S.curated=N;function R(O,s,m,e){
const{policy:w}=e,n=e.proposal.family??O.text,o={span:O.span},h=n===O.text?[]:[(0,j().finding)("family_base_mismatch",{family:n,
base:O.text},o)],u=(0,$().registryOf)(w.families).get(n),d=u?.curated;if(u===void 0||d===void 0)return W([(0,j().finding)(
"not_in_registry",{family:n},o),...h,...m],e);const a=k(n,e),f=new(D()).Places(e),c=(0,H().readOperation)(u,d,s,f),T=[...I(
u,d,e,a).map(G=>({...G,...o})),...m,...h,...c.reasons,...A(c,f,w.allowed_roots),...P(c.risk,w)],{risk:E}=c,F=p(E,a);return T.
some(({severity:G})=>G==="error")?{findings:(0,C().firstOfEach)(T.filter(L),M),risk:E,confirmation:F}:{findings:[...T,...y(
c,a)],risk:E,confirmation:F}}function W(O,{proposal:s}){const m=p("dangerous",s.mode??"structured");return{findings:O.filter(
L),risk:"dangerous",confirmation:m}}function k(O,{policy:s,proposal:m}){return m.mode??(s.experimental.includes(O)?"expe\
rimental":"structured")}function L({severity:O}){return O!=="warning"}function I({name:O,category:s},{maturity:m,platforms:e},{
policy:w,platform:n},o){const h=[];return w.disabled_packs.includes(s)&&h.push((0,j().finding)("family_disabled",{family:O,
pack:s})),e!==void 0&&!e.includes(n)&&h.push((0,j().finding)("platform_unsupported",{family:O,platform:n})),x[m].includes(
o)||h.push((0,j().finding)("maturity_refused",{family:O,maturity:m})),h}const x={structured:["structured","experimental"],
direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function A({paths:O},s,m){return m.length===0?
[]:O.filter(({path:e})=>e.startsWith("~")||!s.leadsInto(e,m)).map(({path:e,word:w})=>(0,j().finding)("outside_allowed_ro\
ots",{path:e,roots:m},w&&{span:w.span}))}function y({warnings:O},s){return[...O.map(m=>(0,j().finding)(m,{})),...s==="ex\
perimental"?[(0,j().finding)("experimental_mode",{})]:[]]}function v(O,{policy:s,proposal:m}){const e=p(O,m.mode??"struc\
tured");return{findings:P(O,s),risk:O,confirmation:e}}function P(O,{mode:s,allow_dangerous:m}){return O==="safe"||O==="w\
rite"&&s!=="safe"||O==="dangerous"&&s==="dangerous"&&m?[]:[(0,j().finding)("policy_risk",{risk:O,mode:s})]}function p(O,s){
return s==="experimental"?"very_strong":O==="dangerous"?"strong":"standard"}const t=new Set(["shell-operator","shell-red\
irection","line-break"]);function b({words:O,problems:s}){const m=s.filter(({rule:w})=>t.has(w)).map(({span:w})=>w.start),
e=Math.min(...m);return O.filter(({span:w})=>w.start<e)}function i({problems:O}){return O.flatMap(s=>{const m={span:s.span},
e=(w,n)=>[(0,j().finding)(w,{operator:n},m)];return(0,j().isProblem)(s,"shell-operator")?e(l(s.args.operator),s.args.operator):
(0,j().isProblem)(s,"shell-redirection")?e("shell_operator.redirection",s.args.operator):(0,j().isProblem)(s,"command-su\
bstitution")?e("shell_operator.substitution",s.args.written):(0,j().isProblem)(s,"line-break")||(0,j().isProblem)(s,"nul\
-character")?e("shell_operator.multiline",s.args.character):r.has(s.rule)?[(0,j().finding)("parse_failed",{},m)]:[]})}const r=new Set(
["unterminated-quote","trailing-backslash","command-too-long"]);function l(O){return O==="|"||O==="|&"?"shell_operator.p\
ipeline":O==="&"?"shell_operator.background":"shell_operator.chaining"}}),6476:((J,S,g)=>{Object.defineProperty(S,"__esM\
odule",{value:!0}),S.readOperation=H;function $(){const p=g(71081);return $=function(){return p},p}function j(){const p=g(
65905);return j=function(){return p},p}function D(){const p=g(95132);return D=function(){return p},p}function C(){const p=g(
46794);return C=function(){return p},p}function H(p,t,b,i){const r=t.forms.length>0?M(p,t,b,i):R(p,t,b,i),l=r.paths.some(
({path:s})=>P.test(s)),O=new Set([...t.warnings,...t.network_touching?["network_touching"]:[],...r.warnings,...l?["env_s\
ecrets"]:[]]);return{...r,warnings:[...O]}}function M(p,t,b,i){let r="",l=[];const O=b[0];for(const e of t.forms){const w=(0,$().
parseForm)(e.argv)??[],n=(0,$().matchForm)(w,b,(h,u)=>v(h,u,i));if(n===void 0)continue;l=N(n.placed);const o=e.warning?[
e.warning]:[];if(!n.wrong)return{reasons:[],risk:e.risk??t.risk,warnings:o,paths:l};r=`does not accept \`${n.wrong.word.
text}\`, which ${n.wrong.reason}; the registered forms are`}const s=t.forms.map(({argv:e})=>`${p.name} ${e}`);return{reasons:[
...(p.category==="archives"?b.filter(({text:e})=>j().SHELL_OPERATOR.test(e)):[]).map(({text:e,span:w})=>(0,D().finding)(
"shell_operator.quoted",{operator:e},{span:w})),(0,D().finding)(x(p.name),{family:p.name,reason:r,forms:s},O?{span:O.span}:
{})],risk:t.risk,warnings:[],paths:l}}function N(p){return p.filter(({kind:t})=>j().PATH_KINDS.has(t)).map(({word:t})=>({
path:t.text,word:t}))}function R({name:p},t,b,i){const{flags:r,values:l,problems:O}=(0,C().readArguments)(b,t),s=O.map(({
flag:h,reason:u,word:d})=>(0,D().finding)("flag_not_allowed",{family:p,flag:h,reason:u},{span:d.span})),m=h=>t.forbidden_prefixes.
find(u=>h.toLowerCase().startsWith(u.toLowerCase()));for(const{text:h,kind:u,word:d,operand:a}of l){const f=v(u,h,i),c={
span:d.span};f&&!(a&&m(h))&&s.push((0,D().finding)("operand_refused",{family:p,operand:h,reason:f},c))}const e=l.filter(
({operand:h})=>h);s.push(...L(p,t,e.length)),s.push(...k(p,t,e,r));for(const{text:h,word:u}of e){const d=m(h);if(d===void 0)
continue;const a={family:p,operand:h,prefix:d};s.push((0,D().finding)("forbidden_operand_prefix",a,{span:u.span}))}const w=l.
filter(({kind:h,text:u})=>j().PATH_KINDS.has(h)&&u!==W).map(({text:h,word:u})=>({path:h,word:u})),n=w.some(({path:h})=>t.
dangerous_targets.includes(h)||t.dangerous_targets.includes("/")&&i.locate(h)==="/"),o=t.default_operand;return{reasons:s,
risk:n?"dangerous":t.risk,warnings:[...r.flatMap(h=>t.dangerous_flags[h]??[]),...n?["broad_permission_target"]:[]],paths:w.
length===0&&o!==void 0?[{path:o}]:w}}const W="-";function k(p,{reads_stdin:t,operands:{min:b}},i,r){if(t===void 0)return[];
const l="is standard input",O=i.filter(({kind:e})=>j().PATH_KINDS.has(e)),s=O.filter(({text:e})=>e===W).map(({text:e,word:w})=>(0,D().
finding)("operand_refused",{family:p,operand:e,reason:l},{span:w.span}));if(s.length>0)return s;const m=i.length;return O.
length>0||m<b||t.unless.some(e=>r.includes(e))?[]:[(0,D().finding)("operand_count",{family:p,count:m,wanted:`at least ${m+
1}`})]}function L(p,{operands:{min:t,max:b}},i){if(i>=t&&(b===void 0||i<=b))return[];const r=b===void 0?`at least ${t}`:
b===t?`exactly ${t}`:`${t} to ${b}`;return[(0,D().finding)("operand_count",{family:p,count:i,wanted:r})]}const I=["tar",
"unzip","zip","ping","curl","git"];function x(p){return p==="dig"||p==="nslookup"?"constrained_form.dns":`constrained_fo\
rm.${I.find(t=>t===p)??"other"}`}const A=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],y=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function v(p,t,b){const i=j().KINDS[p](t);if(i!==void 0||p!=="destination"&&p!=="source")return i;const r=b.locate(t);if(r===
void 0)return"cannot be resolved";if(r==="/")return"is the root of the file system";const O=(/^[\\/]|^[A-Za-z]:/.test(t)||
!b.isIn(r,b.cwd))&&A.find(s=>b.mayBeIn(r,s));if(O)return`is in the system directory ${O}`;if(p!=="destination")return b.
mayBeIn(b.cwd,r)?"is the working directory or one of its parents":y.test(r)?"is a home directory":void 0}const P=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i}),
8737:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.besidesProgram=j,S.findProblems=C,S.firstOfEach=D;function $(){
const H=g(95132);return $=function(){return H},H}function j(H,{invocation:M}){const N=M?.family?["program","invocation",
"target"]:["program"];return H.filter(({layer:R,rule:W})=>!N.includes(String(R))||W==="command-not-text")}function D(H,M){
const N=new Map;return H.filter(({rule:R})=>{const W=(N.get(R)??0)+1;return N.set(R,W),W<=M})}function C({problems:H}){return H.
map($().problemFinding)}}),10777:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.findCommandObjections=M,S.
isDataFlag=m,S.splitArguments=O,S.workspaceRisk=R,S.workspaceWarnings=W;function $(){const e=g(71081);return $=function(){
return e},e}function j(){const e=g(65905);return j=function(){return e},e}function D(){const e=g(14170);return D=function(){
return e},e}function C(){const e=g(95132);return C=function(){return e},e}const H=new Set(["rm","chmod","chown","kill","\
killall","pkill","dd","shred"]);function M({words:e},w){const[n,...o]=e;if(n===void 0)return[];const h=n.text,u=k(h,o,w?.
workspace);if(u.length>0)return u;const d=(T,{span:E}=n)=>[(0,C().finding)("command_not_allowed",{program:h,reason:T},{span:E})],
a=w?.workspace;if(a===void 0)return d("is not allowed");if(o.length===1&&/^--(?:version|help)$/.test(o[0]?.text??""))return[];
if(a.forms.length>0)return N(o,a)?[]:d("is allowed only in its registered forms");const{reason:f,word:c}=L(o,a);return f===
void 0?[]:d(f,c)}function N(e,{forms:w}){return w.find(({argv:n})=>{const o=(0,$().matchForm)((0,$().parseForm)(n)??[],e,
(h,u)=>j().KINDS[h](u));return o!==void 0&&o.wrong===void 0})}function R({words:[,...e]},{workspace:w}){if(w!==void 0)return w.
writes?"write":N(e,w)?.risk}function W({words:e},{workspace:w}){return x(w?.subcommands,e[1]?.text)?.warnings??[]}function k(e,w,n){
const{flags:o}=O(w,n),h=n?.blocked_flags??[],d=[...o.filter(({text:c})=>s(c,"--force")||h.some(T=>s(c,T))||e==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.
test(c)||H.has(e)&&s(c,"--all"))],a=(c,T)=>o.find(({text:E})=>new RegExp(`^-[A-Za-z]*${c}`).test(E)||s(E,T)),f=e==="rm"?
a("[rR]","--recursive"):void 0;return f&&a("f","--force")&&d.push(f),d.map(({text:c,span:T})=>(0,C().finding)("blocked_f\
lag",{program:e,flag:c},{span:T}))}function L(e,w){const[n,...o]=e,h=x(w.subcommands,n?.text);if(w.subcommands!==void 0&&
h===void 0)return{reason:`is allowed only with the subcommands ${Object.keys(w.subcommands).join(", ")}`};const{flags:u,
data:d,operands:a}=O(h?o:e,w);for(const f of u){const{text:c}=f,T=m(c,w);if(!T&&w.code_flags.some(E=>s(c,E)))return{reason:`\
is not allowed with ${c}, which can run code, delete files, or write elsewhere`,word:f};if(w.flags!==void 0&&!T&&!w.flags.
includes(c))return{reason:`is not allowed with the flag ${c}`,word:f}}for(const f of h?a:[]){const c=j().KINDS[h?.operands??
"path"](f.text);if(c!==void 0)return{reason:`does not accept ${f.text}, which ${c}`,word:f}}return w.language===void 0?{}:
I(w.language,u,d)}function I(e,w,n){const o=w.find(({text:u})=>(s(u,"-e")||s(u,"--expression"))&&u!=="-e"&&u!=="--expres\
sion");if(o!==void 0)return{reason:"has its script attached to a flag",word:o};const h=e==="awk"?A:i;for(const u of n){const d=h(
u.text);if(d!==void 0)return{reason:d,word:u}}return{}}function x(e,w){return e!==void 0&&w!==void 0&&Object.hasOwn(e,w)?
e[w]:void 0}function A(e){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.test(e))return"may run co\
mmands or open files in its program";const w=/\bprintf?\b/.exec(e),n=w===null?"":e.slice(w.index);return/>|(?<!\|)\|(?!\|)/.
test(n)?"may write to files or commands in its program":void 0}const y=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
v=String.raw`(?:${y}(?:\s*,\s*(?:${y}|[+~]\d+))?\s*!?\s*)?`,P=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,p=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${P})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
t=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,b=new RegExp(String.raw`^\s*${v}(?:${p}|${t})\s*(?:[;\n]|$)`);function i(e){if(e.
length>4096)return"has a script that is too long to check";let w=e;for(;w.trim()!=="";){const n=b.exec(w);if(n===null)return"\
may run commands or open files in its script";w=w.slice(n[0].length)}}const r={data_flags:[],data_operands:{count:0,unless:[]}},
l=[{spec:void 0,negated:!1,takes:"always"}];function O(e,{data_flags:w,data_operands:n}=r){const o=[],h=[],u=[],d={flags:"\
anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:c=>w.includes(c)?l:void 0};for(const c of(0,D().
readFlags)(e,d).tokens){if(c.kind==="operand"){u.push(c.word);continue}o.push(c.word),c.consumes&&c.next&&h.push(c.next)}
const f=n.unless.some(c=>o.some(({text:T})=>s(T,c)))?0:n.count;return{flags:o,data:[...h,...u.slice(0,f)],operands:u.slice(
f)}}function s(e,w){const{written:n}=(0,D().splitAtEquals)(e);return n===w?!0:w.startsWith("--")?n.length>2&&w.startsWith(
n):w.length===2&&!e.startsWith("--")&&/^-[A-Za-z]*/.exec(e)?.[0].includes(w.slice(1))===!0}function m(e,{data_flags:w}){
const{written:n}=(0,D().splitAtEquals)(e);return w.some(o=>n===o||o.length===2&&!e.startsWith("--")&&e.startsWith(o))}}),
14111:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.compilePattern=m,S.subjectOf=e,S.workspace=void 0;function $(){
const a=g(58067);return $=function(){return a},a}function j(){const a=g(81413);return j=function(){return a},a}function D(){
const a=g(14170);return D=function(){return a},a}function C(){const a=g(41115);return C=function(){return a},a}function H(){
const a=g(13970);return H=function(){return a},a}function M(){const a=g(72720);return M=function(){return a},a}function N(){
const a=g(95132);return N=function(){return a},a}function R(){const a=g(34482);return R=function(){return a},a}function W(){
const a=g(8737);return W=function(){return a},a}function k(){const a=g(10777);return k=function(){return a},a}const L=(a,f,c)=>c.
proposal.tool==="runpy"?b(a,f,c):I(a,(0,W().besidesProgram)(f,a),c);S.workspace=L;function I(a,f,c){const{policy:T}=c,E=(0,C().
registryOf)(T.families),F=new(R()).Places(c),G=(0,j().readShellText)(a.command),B=(0,j().everyCommand)(G),U=({words:Q})=>p(
Q[0],E,c),z=Q=>B.flatMap(q=>O(q,T.patterns,Q,E)),V=[()=>[...x(a,G),...z(1)],()=>[...P(a,c.mount,F,B).flatMap(Q=>h(Q,U(Q),
F)),...z(2)],()=>[...B.flatMap(Q=>(0,k().findCommandObjections)(Q,U(Q))),...z(3)]];for(const Q of V){const q=Q();if(q.length>
0)return{findings:[...(0,W().firstOfEach)(q,1),...f.filter(r)]}}const K=B.flatMap(Q=>{const q=U(Q);return q?[{command:Q,
family:q}]:[]}),X=new Set(K.flatMap(({command:Q,family:q})=>(0,k().workspaceWarnings)(Q,q))),Z=[...f,...[...X].map(Q=>(0,N().
finding)(Q,{}))],Y=new Set(K.map(({command:Q,family:q})=>(0,k().workspaceRisk)(Q,q))),_=H().riskSchema.options.findLast(
Q=>Q!=="safe"&&Y.has(Q));return _&&!Z.some(r)?{findings:Z,risk:_}:{findings:Z}}function x({targets:a},f){const c=a.flatMap(
({script:T})=>T===void 0?[]:[T]);return[...(0,$().findDangers)(f).map(T=>A(T,!0)),...c.flatMap(T=>(0,$().findDangers)((0,j().
readShellText)(T))).map(T=>A(T,!1))]}function A({name:a,pattern:f,words:c},T){const E=c[0]?.span.start,F=c.at(-1)?.span.
end,G=T&&E!==void 0&&F!==void 0?{span:{start:E,end:F}}:{};return(0,N().finding)(a,{pattern:v(f)},G)}const y=200;function v(a){
return a.length>y?`${a.slice(0,y)}\u2026`:a}function P({command:a},{tree:f,at:c},{cwd:T},E){return f!==void 0&&c!=="/"&&
c===T&&E.length===1?(0,j().everyCommand)((0,j().readShellText)(a,f)):E}function p(a,f,{policy:c}){const T=a&&f.get(a.text);
return T&&!c.disabled_packs.includes(T.category)?T:void 0}const t=new Set(`
  bidirectional-character command-not-text command-too-long control-character invisible-character
  lone-surrogate markup-injection nul-character workflow-command
  `.match(/\S+/g));function b({command:a},f,c){const T=f.filter(({rule:U})=>t.has(U)),E=o(a),[F]=E?.args??[];if(E===void 0||
F===void 0||!i.has(E.name)){const U=v(E?.name??a);return{findings:[(0,N().finding)("command_not_allowed",{program:U,reason:"\
is not a call of a file tool with literal arguments"}),...T]}}const B=[...u(F.text,F.span,new(R()).Places(c)),...T];return B.
some(r)?{findings:B}:{findings:B,risk:"write"}}const i=new Set(["write_file"]);function r({severity:a}){return a==="erro\
r"}const l=new Map;function O(a,f,c,T){const E=f.filter(G=>G.layer===c);if(E.length===0)return[];const F=e(a,T);return E.
filter(({regex:G})=>s(G,F)).map(({name:G,regex:B,reason:U})=>(0,N().finding)(`custom_pattern.${c}`,{name:G,pattern:B,reason:U}))}
function s(a,f){const c=m(a);return"error"in c||c.matches(f)}function m(a){const f=l.get(a)??(0,M().compileLinear)(a);return l.
set(a,f),f}function e({words:a,redirections:f},c){const[T,...E]=a,{data:F}=(0,k().splitArguments)(E,c.get(T?.text??"")?.
workspace),G=new Set(F);return[...a.filter(B=>!G.has(B)).map(B=>B.text),...f.map(({operator:B,target:U})=>`${B} ${U?.text??
""}`)].join(" ")}const w=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,n=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function o(a){const f=w.exec(a);if(f===null)return;const[,c="",T=""]=f,E=[];let F=f.indices?.[2]?.[0]??0,G=T;for(;G!=="";){
const B=n.exec(G);if(B===null)return;const[U,z,V]=B;E.push({text:z??V??"",span:{start:F,end:F+U.length}}),G=G.slice(U.length),
F+=U.length}return{name:c,args:E}}function h(a,f,c){const T=f?.workspace,[,...E]=a.words,{flags:F,operands:G}=(0,k().splitArguments)(
E,T),B=a.problems.filter(({rule:V})=>V==="variable-expansion"),U=a.redirections.flatMap(({target:V})=>V??[]),z=F.filter(
({text:V})=>T===void 0||!(0,k().isDataFlag)(V,T)).flatMap(({text:V,span:K})=>d(V).map(X=>({text:X,span:K})));return[...G,
...z,...U].flatMap(({text:V,span:K})=>{const X=B.some(({span:Z})=>Z.start>=K.start&&Z.end<=K.end);return u(V,K,c,X)})}function u(a,f,c,T=!1){
const E=T||a.startsWith("~")?void 0:c.locate(a);return E===void 0||!c.isIn(E,c.workspace)?[(0,N().finding)("path_outside\
_workspace",{path:a},{span:f})]:a.split(/[\\/]/).includes("..")?[(0,N().finding)("path_traversal",{path:a},{span:f})]:[]}
function d(a){const{attached:f}=(0,D().splitAtEquals)(a);return[...f===void 0?[]:[f],...a.startsWith("--")?[]:[a.slice(2)]]}}),
81961:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.combine=M,S.policyWith=W,S.stricterOf=H,S.tightenPolicy=
N,S.valuesOf=R;function $(){const k=g(23404);return $=function(){return k},k}function j(){const k=g(41895);return j=function(){
return k},k}function D(){const k=g(74238);return D=function(){return k},k}function C(){const k=g(11160);return C=function(){
return k},k}function H(k,L,I){const x=M(k.policy,L.policy);if("conflicts"in x)throw new(j()).GateError("policy_conflict",
`The policies of the base and of ${I} differ in ${x.conflicts.join(", ")}; the gate cannot determine which is stricter.`,
"Use the same values in both policies.");const{ref:A,digest:y}=L,v=[...k.combinedWith?[k.combinedWith.name]:[],I];return{
...k,policy:x.policy,digest:(0,D().digestPolicy)(x.policy),combinedWith:{name:v.join(" and "),digest:y,...A!==void 0&&{ref:A}}}}
function M(k,L){const I=[],x=R(k),A=R(L);for(const[y,{strictness:v}]of C().POLICY_KEYS){const[P,p]=[x.get(y),A.get(y)];if((0,$().
canonicalize)(P)===(0,$().canonicalize)(p))continue;const t=v.combine(P,p);t?x.set(y,t.value):I.push(y)}return I.length>
0?{conflicts:I}:{policy:W(x)}}function N(k,L){if(Object.values(L).every(v=>v===void 0))return k;const I=R(k.policy),x=[],
A=new Map(Object.entries(L));for(const[v,{strictness:P,input:p}]of C().POLICY_KEYS){const t=p&&A.get(p.name),b=I.get(v);
if(!(!p||t===void 0||t===b))if(b===p.open||P.compare(b,t)==="tighter")I.set(v,t);else{const i={given:String(t),kept:String(
b)};x.push({input:p.name,key:v,...i})}}const y=W(I);return{...k,policy:y,digest:(0,D().digestPolicy)(y),ignoredInputs:x}}
function R(k){const L=k;return new Map([...C().POLICY_KEYS.keys()].map(I=>{const[x="",A]=I.split("."),y=L[x];return[I,A===
void 0?y:y[A]]}))}function W(k){const L={};for(const[I,x]of k){const[A="",y]=I.split(".");L[A]=y===void 0?x:{...L[A],[y]:x}}
return C().policySchema.parse(L)}}),76545:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.comparePolicies=
M;function $(){const k=g(23404);return $=function(){return k},k}function j(){const k=g(69873);return j=function(){return k},
k}function D(){const k=g(81961);return D=function(){return k},k}function C(){const k=g(11160);return C=function(){return k},
k}function H(){const k=g(92328);return H=function(){return k},k}function M(k,L){const[I,x]=[(0,D().valuesOf)(k),(0,D().valuesOf)(
L)];return[...C().POLICY_KEYS].flatMap(([A,{strictness:y}])=>{const[v,P]=[I.get(A),x.get(A)],p=N(v,P);if(p===void 0)return[];
const t=y.compare(v,P),b=y.loosens?.(v,P)??t!=="tighter";return[{key:A,change:p,direction:t,loosens:b}]})}function N(k,L){
if(Array.isArray(k)&&Array.isArray(L)){const I=[...(0,H().missingFrom)(k,L).map(x=>`+ ${R(x)}`),...(0,H().missingFrom)(L,
k).map(x=>`- ${R(x)}`)];return I.length===0?void 0:I.join(", ")}return(0,$().canonicalize)(k)===(0,$().canonicalize)(L)?
void 0:`${W(k)} \u2192 ${W(L)}`}function R(k){const L=k.name;return typeof L=="string"?L:W(k)}function W(k){return(0,j().
stringify)(k,{collectionStyle:"flow",lineWidth:0}).trimEnd()}}),63550:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.literalTree=j;function $(){const C=g(39491);return $=function(){return C},C}function j(C,H="the given files"){const M=new Map(
Object.entries(C)),N=W=>{const k=M.get(W);return typeof k=="string"?Buffer.from(k):Buffer.isBuffer(k)?k:k!==void 0&&"exe\
cutable"in k?Buffer.from(k.executable):void 0};return{...(0,$().indexEntries)([...M].map(([W,k])=>D(W,k,N(W)?.length))),
label:H,readlink:W=>{const k=M.get(W);return typeof k=="object"&&"symlink"in k?k.symlink:void 0},read:async W=>{const k=N(
W);if(k===void 0)throw(0,$().notAFile)(H,W);return k}}}function D(C,H,M){const N=!C.split("/").includes("node_modules");
if(typeof H=="object"&&"symlink"in H)return{path:C,kind:"symlink",tracked:N};if(typeof H=="object"&&"submodule"in H)return{
path:C,kind:"submodule",oid:H.submodule,tracked:N};const R=typeof H=="object"&&"executable"in H;return{path:C,kind:R?"ex\
ecutable":"file",...M===void 0?{}:{size:M},tracked:N}}}),59542:((J,S,g)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.filesNamed=C,S.perTree=H;function $(){const M=g(76760);return $=function(){return M},M}function j(){const M=g(59490);return j=
function(){return M},M}const D=H(M=>(0,j().groupBy)(M.files(),({path:N})=>$().posix.basename(N)));function C(M,N){return D(
M).get(N)??[]}function H(M){const N=new WeakMap;return R=>{const W=R.original??R,{answer:k}=N.get(W)??{answer:M(W)};return N.
set(W,{answer:k}),k}}}),80781:((J,S)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.subTree=g;function g(D,C){if(C===
"")return D;const H=$.get(D)??new Map;$.set(D,H);const M=H.get(C)??j(D,C);return H.set(C,M),M}const $=new WeakMap;function j(D,C){
const H=`${C}/`,M=k=>k===""?C:H+k,N=k=>({...k,path:k.path===C?"":k.path.slice(H.length)}),{original:R,isPending:W}=D;return{
label:D.label,...R&&{original:g(R,C)},...W&&{isPending:k=>W(M(k))},stat:k=>{const L=D.stat(M(k));return L&&N(L)},readlink:k=>D.
readlink(M(k)),list:k=>D.list(M(k)).map(N),files:()=>[...D.files()].filter(({path:k})=>k.startsWith(H)).map(N),read:(k,L)=>D.
read(M(k),L)}}}),58238:((J,S,g)=>{g.r(S),g.d(S,{parse:()=>$.parse,stringify:()=>$.stringify});var $=g(15756)})};
