"use strict";exports.id=528,exports.ids=[528],exports.modules={58067:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.dangerOfScript=
o,w.findDangers=P;function I(){const a=l(76760);return I=function(){return a},a}function j(){const a=l(81413);return j=function(){
return a},a}function R(){const a=l(20630);return R=function(){return a},a}const C=/^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/,
L=(a,u,c)=>a.some(h=>/^-[A-Za-z]+$/.test(h)&&[...h.slice(1)].some(O=>u.includes(O))||h.length>3&&c.startsWith(h.toLowerCase())),
M=/^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/,v=a=>a.some((u,c)=>{const h=/^(?:-s|--signal)$/.
test(u)?a[c+1]:/^(?:-s|--signal=|-)(.+)$/.exec(u)?.[1];return h!==void 0&&/^(?:9|(?:sig)?kill)$/i.test(h)}),y=(a,u,c)=>(a===
"systemctl"||a==="loginctl")&&u.some(h=>c.test(h)),A=[{name:"mass_deletion",matches:({program:a,args:u})=>a==="rm"&&L(u,
"rR","--recursive")&&u.some(c=>!c.startsWith("-")&&M.test(c))},{name:"raw_disk_write",matches:({program:a,args:u})=>a===
"dd"&&u.some(c=>c.startsWith("if=")||/^of=\/dev\//.test(c))},{name:"filesystem_format",matches:({program:a})=>/^(?:mkfs(?:\..+)?|mke2fs)$/.
test(a)},{name:"direct_disk_write",matches:({program:a,args:u})=>a==="tee"&&u.some(c=>C.test(c))},{name:"world_writable",
matches:({program:a,args:u})=>a==="chmod"&&u.some(c=>/^[0-7]{2,4}[2367]$/.test(c)||/^[ug]*[ao][uoga]*[+=][rxst]*w/.test(
c))},{name:"privilege_escalation",matches:({program:a,args:u})=>a==="chown"&&u.some(c=>/^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.
test(c))},{name:"firewall_manipulation",matches:({program:a})=>/^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(a)},
{name:"system_shutdown",matches:({program:a,args:u})=>/^(?:shutdown|poweroff|halt)$/.test(a)||/^(?:init|telinit)$/.test(
a)&&u[0]==="0"||y(a,u,/^(?:poweroff|halt)$/)},{name:"system_reboot",matches:({program:a,args:u})=>a==="reboot"||/^(?:init|telinit)$/.
test(a)&&u[0]==="6"||y(a,u,/^(?:reboot|kexec)$/)},{name:"force_kill",matches:({program:a,args:u})=>/^(?:kill|pkill|killall)$/.
test(a)&&v(u)}],k=/^(?:(?:ba|z|da|k|a|fi)?sh|python[\d.]*|perl|ruby|node|php|lua|deno|bun|eval|source|\.)$/,N=new Set(["\
curl","wget","fetch","aria2c"]),S=8,E=4;function P(a,u=0){const c=new Map;return(0,j().everyCommand)(a).flatMap(h=>m(h,c,
u))}function m(a,u,c){const h=[],{words:O}=(0,j().withoutReserved)(a);for(const{operator:$,target:T}of a.redirections)if($.
includes(">")&&T&&C.test(T.text)){const F=`> ${T.text}`;h.push({name:"direct_disk_write",pattern:F,words:[T]})}const g=d(
a,u);if(g!==void 0){const $=`${g} | ${O[0]?.text??""}`;h.push({name:"remote_code_execution",pattern:$,words:O})}const x=new Set;
for(const $ of b(O)){const T=A.find(({matches:W})=>W($))?.name;if(T!==void 0){const W=$.words.map(({text:H})=>H).join(" ");
h.push({name:T,pattern:W,words:$.words})}const F=f($);if(F===void 0||x.has(F)||c===E)continue;x.add(F);const D=P((0,j().
readShellText)(F),c+1);h.push(...D.map(W=>({...W,words:$.words})))}return h}function b(a){const u=p(a,0);if(u===void 0)return[];
const c=[u];if((0,R().handsOn)(u.program))for(let h=1;h<=Math.min(a.length-1,S);h+=1){const O=p(a,h);O!==void 0&&!/^-|=/.
test(O.program)&&c.push(O)}if(u.program==="find")for(const[h,{text:O}]of a.entries()){const g=/^-(?:exec|ok)(?:dir)?$/.test(
O)?p(a,h+1):void 0;if(g!==void 0&&c.push(g),c.length>S)break}return c}function p(a,u){const c=a[u];if(c===void 0)return;
const h=a.slice(u);return{program:I().posix.basename(c.text).toLowerCase(),args:h.slice(1).map(({text:g})=>g),words:h}}function f({
program:a,args:u}){if(a==="eval")return u.join(" ");if(!(0,R().isShell)(a))return;const c=u.findIndex(h=>/^-[A-Za-z]*c[A-Za-z]*$/.
test(h));return c<0?void 0:u[c+1]}function d(a,u){const c=b(a.words),h=(a.pipedFrom&&u.get(a.pipedFrom))??n(a.inside);return u.
set(a,h??c.map(({program:O})=>O).find(e)),c.some(({program:O})=>k.test(O))?h:void 0}function n(a){return(0,j().everyCommand)(
a).flatMap(({words:u})=>b(u)).find(({program:u})=>e(u))?.program}function e(a){return N.has(a)}const t={mass_deletion:"d\
eletes entire directories",raw_disk_write:"writes to raw disks",filesystem_format:"formats a file system",direct_disk_write:"\
writes to raw disks",remote_code_execution:"pipes text into a shell",world_writable:"makes files world-writable",privilege_escalation:"\
changes the owner of files to root",firewall_manipulation:"changes the firewall or stops the machine",system_shutdown:"c\
hanges the firewall or stops the machine",system_reboot:"changes the firewall or stops the machine",force_kill:"kills pr\
ocesses"},i=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,s=/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,r=16*1024;function o(a){if(a.
length>r)return"is too long to check";for(const[,c="",h=""]of a.matchAll(i))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(
c)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(h))return t.mass_deletion;const u=P((0,j().readShellText)(a)).find(({name:c})=>c!==
"mass_deletion");return u?t[u.name]:s.test(a)?t.remote_code_execution:void 0}}),98430:((U,w,l)=>{Object.defineProperty(w,
"__esModule",{value:!0}),w.exitStatusOf=M;function I(){const e=l(28717);return I=function(){return e},e}function j(){const e=l(
81413);return j=function(){return e},e}function R(){const e=l(20630);return R=function(){return e},e}const C=100,L=400;function M(e){
const t=(0,j().readShellText)(e),i=(0,I().structureOf)(t);if(i===void 0)return v(t.find(S));const s=E(i).filter(S);if(s.
length===0){const a=E(i).every(u=>y.has(N(u)))&&!new P(i).some(u=>u===1);return{vacuous:t.length>0&&a}}const r=s.find(o=>s.
length>C||!new P(i,o).some((a,u)=>a===0&&u===1));return v(r)}function v(e){const t=e?.words.map(({text:i})=>i).join(" ");
return{vacuous:!1,...t!==void 0&&{lost:t}}}const y=new Set(`: [ break cat cd continue date echo exec exit export false h\
ead ls printf pwd readonly return set
  shift sleep tail test trap true umask uname unset wait wc whoami`.split(/\s+/)),A=new Set("chmod chown clear cp kill k\
illall ln mkdir mv pkill rm rmdir rsync sed sort tee touch".split(" ")),k=new Set("[ [[ cmp command diff egrep fgrep fin\
d grep hash read rg test type which".split(" "));function N({words:e}){const[t]=(0,R().startedWords)(e);return(t?.text??
"").replace(/^(?:\/usr)?(?:\/local)?\/bin\//,"")}function S(e){const t=N(e);return t!==""&&!y.has(t)&&!A.has(t)&&!k.has(
t)}function E(e){switch(e.kind){case"command":return[e.command];case"definition":return[];case"not":case"background":case"\
subshell":return E(e.node);case"sequence":case"pipeline":case"cases":return e.nodes.flatMap(E);case"and":case"or":return[
...E(e.left),...E(e.right)];case"if":return[e.test,e.yes,...e.no?[e.no]:[]].flatMap(E);case"while":case"until":return[...e.
kind==="until"?[]:E(e.test),...E(e.body)];case"for":return E(e.body)}}class P{#t;#e;#s=new Map;#r=0;#i=[];#n=new Map;#u=!1;#a=0;#o="";constructor(t,i){
this.#t=t,this.#e=i}some(t){const i=[[]],s=new Set;for(const r of i){this.#i=r;const[o,a]=this.#d(0),[u,c]=this.#d(1);if(t(
o,u))return!0;for(const[h,O]of[...a,...c]){if(O!==void 0&&a.get(h)===c.get(h))continue;const g=[...r,h].sort();i.length===
L||s.has(g.join())||(s.add(g.join()),i.push(g))}}return!1}#d(t){this.#r=t,this.#u=!1,this.#n=new Map;const s={status:0,...{
done:!1,errexit:!1,pipefail:!1,trapped:!1},saved:{}};return this.#c(this.#t,s,!1),[s.trapped?0:s.status,this.#n]}#f(t,i){
const s=this.#s.get(t)??this.#s.size;this.#s.set(t,s);const r=`${s}:${this.#o}`;return this.#i.includes(r)?1:(this.#n.set(
r,this.#u&&this.#a===0?JSON.stringify(i):void 0),0)}#c(t,i,s){if(!i.done)switch(t.kind){case"command":this.#m(t.command,
i,s);break;case"definition":m(i,0,s);break;case"not":this.#c(t.node,i,!0),m(i,i.status===0?1:0,!0);break;case"background":
i.saved["!"]=this.#p(t.node,i),m(i,0,!0);break;case"subshell":m(i,this.#p(t.node,i),s);break;case"sequence":for(const r of t.
nodes)this.#c(r,i,s);break;case"pipeline":{const r=t.nodes.map(a=>this.#p(a,i)),o=i.pipefail&&r.includes(1)?1:r.at(-1);m(
i,o??0,s);break}case"cases":{const r=t.nodes.find(o=>this.#f(o,i)===1);m(i,0,!0),r&&this.#c(r,i,s);break}case"and":case"\
or":this.#c(t.left,i,!0),i.status===(t.kind==="and"?0:1)&&this.#c(t.right,i,s);break;case"if":{this.#c(t.test,i,!0);const r=i.
status===0?t.yes:t.no;r===void 0?m(i,0,!0):this.#c(r,i,s);break}default:this.#l(t,i,s)}}#p(t,i){const s={...i,saved:{...i.
saved}};return this.#a+=1,this.#c(t,s,!1),this.#a-=1,s.status}#l(t,i,s){const r=this.#o;for(const o of"12"){this.#o=r+o;
let a=!0;t.kind!=="for"&&(this.#c(t.test,i,!0),a=i.status===(t.kind==="while"?0:1),m(i,0,!0)),a&&this.#c(t.body,i,s)}this.#o=
r}#m(t,i,s){const r=(0,R().startedWords)(t.words),o=t.words[0]?.text??"",a=t===this.#e&&!this.#o.includes("2");if(!a&&b(
t,r,i))return;const u=a?this.#r:d(r,i)??this.#f(t,i);a&&(this.#u=!0),m(i,u,s),(/^(?:exit|return)$/.test(o)||o==="exec"&&
r!==t.words)&&(i.done=!0)}}function m(e,t,i){e.done||(e.status=t,e.done=e.errexit&&t===1&&!i)}function b({words:[e,...t],
assignments:i},s,r){const o=t.map(({text:a})=>a);switch(e?.text){case void 0:for(const{name:a,value:u}of i){const c=p(u,
r);c!==void 0&&(r.saved[a]=c)}return m(r,0,!0),!0;case"exit":case"return":{const[a]=o,u=a===void 0?r.status:p(a,r);return u===
void 0?!1:(r.status=u,r.done=!0,!0)}case"set":return Object.assign(r,f(o)),m(r,0,!0),!0;case"trap":return r.status=0,r.trapped||=
/\bexit\b(?!\s+["']?\$)/.test(o[0]??""),!0;case"wait":return m(r,o[0]&&p(o[0],r)||0,!1),!0;default:return s.length===0}}
function p(e,{status:t,saved:i}){if(e==="$?")return t;if(/^\d+$/.test(e))return Number(e)%256===0?0:1;const[,s=""]=/^\$\{?(!|\w+)\}?$/.
exec(e)??[];return i[s]}function f(e){const t={};return e.forEach((i,s)=>{const[,r,o=""]=/^([-+])([a-zA-Z]+)$/.exec(i)??
[];if(o.includes("e")&&(t.errexit=r==="-"),!o.endsWith("o"))return;const a=e[s+1];(a==="errexit"||a==="pipefail")&&(t[a]=
r==="-")}),t}function d(e,t){const i=N({words:e});return i==="false"?1:/^(?:test|\[\[?)$/.test(i)?n(e,t):y.has(i)||A.has(
i)?0:void 0}function n([,...e],t){const i=e.map(({text:u})=>u).filter(u=>!/^\]\]?$/.test(u)),s=i.map(u=>u.includes("$")?
p(u,t):u),[r,o,a]=s.map(u=>u?.toString());if(!(s.includes(void 0)||i.length>3))return i.length<2?r?0:1:i.length===2?r===
"!"?o?1:0:r==="-n"?o?0:1:r==="-z"?o?1:0:void 0:/^(?:==?|-eq)$/.test(o??"")?r===a?0:1:/^(?:!=|-ne)$/.test(o??"")?r===a?1:
0:o==="-gt"?Number(r)>Number(a)?0:1:void 0}}),70584:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.buildFlagProblems=
L,w.propertyProblems=v;function I(){const E=l(95132);return I=function(){return E},E}function j(){const E=l(31901);return j=
function(){return E},E}const R=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,C=/[$`;&|<>(){}\s]/;function L(E,P){return[
...M(E,P),...S(E,P)]}function M(E,{flag:P,word:m,value:b=""}){if(P?.kind!=="property")return[];const p=b.replace(/^:/,"").
split(/[;,]/);return!b.includes("$(")&&!p.some(f=>A(E,f))?[]:[(0,j().wordProblem)("changes-configuration",E.program,m)]}
function v(E,P){const{program:m,data:b}=E,{text:p,span:f}=P,d=b.variables&&p.includes("=")?y(p):void 0;return d!==void 0&&
!b.variables?.includes(d)?[(0,I().problemAt)("make-variable",f,{program:m,variable:d})]:A(E,p)?[(0,j().wordProblem)("cha\
nges-configuration",m,P)]:(p.includes("=")?R.test(p):!C.test(p))?[]:[(0,j().wordProblem)("evaluates-text",m,P)]}function y(E){
return E.replace(/\s*[:+?!]*=.*$/s,"")}function A({data:E},P){const m=y(P).toLowerCase();return E.deciding_properties.toLowerCase().
split(/\s+/).filter(Boolean).some(b=>b.startsWith("~")?m.endsWith(b.slice(1)):b.endsWith("~")?m.startsWith(b.slice(0,-1)):
m===b)}const k=/^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i,N=/^-{1,2}(?:t|target)(?::|$)/i;function S({program:E},{
word:P,written:m,value:b=""}){if(E!=="dotnet")return[];const[p=""]=`${m.replace(/^[^:]*/,"")}${b}`.split(";");return k.test(
m)&&/\.dll$|[\\/]/i.test(p)?[(0,j().wordProblem)("loads-code",E,P)]:N.test(m)&&/(?:^|[:;,])(?:deploy|pack|publish|push)/i.
test(b||m)?[(0,j().wordProblem)("publishes",E,P)]:[]}}),3149:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.judgeNodeFlags=o,w.judgeValue=k,w.nodeFlagsIn=s,w.parseHandedOn=a,w.setsHarmless=e,w.valueProblem=N;function I(){const u=l(
44670);return I=function(){return u},u}function j(){const u=l(32854);return j=function(){return u},u}function R(){const u=l(
29064);return R=function(){return u},u}function C(){const u=l(35736);return C=function(){return u},u}function L(){const u=l(
32459);return L=function(){return u},u}function M(){const u=l(87646);return M=function(){return u},u}function v(){const u=l(
31901);return v=function(){return u},u}const y=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
A=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function k(u,c,h){
const{word:O,flag:g,value:x="",off:$}=c;if(g===void 0)return[];if(g.kind==="node")return $?[]:o(O,s(u,x));const T=g.kind===
"preload"&&!$?m(x,h?.stops===!0):S(g.kind,c,h)||((0,L().isForeign)(c.written)||(0,L().isOfMachine)(c.written))&&"tool-lo\
ads-code";return T?[N(T,u,c)]:[]}function N(u,c,{word:{text:h,span:O},written:g,value:x=""}){const $=h===g&&x!==""?`${g}\
 ${x}`:h;return(0,v().flagProblem)(u,c,{name:g,written:$,span:O,value:x})}function S(u,c,h){const O=E(u,c);return h?.starts===
"node"&&u==="code"&&O==="tool-runs-file"?"preloads-code":O}function E(u,c){const{written:h,value:O="",off:g}=c;switch(u){case"\
options":return P.test(O)?"tool-loads-code":E("plain",c);case"program":return/[\\/]|^[.~]/.test(O)?"names-program":void 0;case"\
plain":case"warning":return(0,L().isForeign)(O)||(0,L().isOfMachine)(O)&&!p(h,O)?"tool-loads-code":void 0;case"command":case"\
node":return(0,L().isForeign)(O)?"tool-loads-code":void 0;case"root":return(0,j().normalise)(O)===void 0?"tool-loads-cod\
e":void 0;case"config":return g||!(0,L().isElsewhere)(O)?void 0:"tool-loads-code";case"code":return g?void 0:n(O);case"p\
reload":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(O)?g?void 0:n(O):"evaluates-text";case"variable":return t(
O);case"module":return/^[\w.:-]*$/.test(O)?void 0:"tool-loads-code";case"compiler":return(0,L().isForeign)(O)?"tool-load\
s-code":f.test(O)?"launches-programs":void 0;case"property":return(0,L().isForeign)(O)||(0,j().normalise)(d(O))===void 0?
"tool-loads-code":void 0;case"output":return g?void 0:i(O);default:return g?void 0:u}}const P=/[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;
function m(u,c){if(I().PRELOADABLE_PACKAGES.has(u)||y.test(u))return"preloads-package";if(c)return"preloads-code";const h=/^(?:@[^/]+\/)?[^/]+$/.
test(u);return n(u)??(h?"preloads-package":"tool-runs-file")}const b=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function p(u,c){return b.test(u)||u==="-t"&&!c.includes(":")}const f=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function d(u){return u.slice(u.indexOf("=")+1)}function n(u){return(0,L().isElsewhere)(u)?"tool-loads-code":u.split(",").
some(c=>/^\.|\.[cm]?[jt]sx?$/.test(c))?"tool-runs-file":void 0}function e(u){const[,c="",h=""]=/^(\w+)[=:](.*)$/s.exec(u)??
[];return c!==""&&(0,R().isHarmlessVariable)(c,h)}function t(u){const c=u.split(",");if(!c.every(e))return c.some(h=>A.test(
h.trim()))?"changes-node-options":void 0}function i(u){const c=u.slice(u.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.
test(c))return(0,L().isElsewhere)(c)?"writes-files":"tool-writes"}function s(u,c){return u==="mocha"||u==="_mocha"?c.split(
",").map(h=>h.startsWith("-")?h:`--${h}`):u==="ava"?(0,C().lex)(c).words.map(({text:h})=>h):[c]}const r="x.js";function o(u,c){
return a(u,c).problems}function a({span:u},c){return(0,M().parseNode)([...c,r,r].map(h=>({text:h,span:u,quoted:!1})))}}),
32459:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.isElsewhere=j,w.isForeign=R,w.isOfMachine=C;function I(){
const v=l(32854);return I=function(){return v},v}function j(v){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(v)||v.split(
",").some(y=>(0,I().normalise)(y)===void 0)}function R(v){return/(?:^|[=,\s])(?:data|file):/i.test(v)?!0:!v.includes("..")||
/^(?:[\\/]|[A-Za-z]:)/.test(v)?!1:v.split(/[=,:"']/).some(y=>y.includes("..")&&!M(y))}function C(v){return v.split(/[=,:"']/).
some(y=>L.test(y))}const L=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function M(v){return/^[\\/]/.test(v)||(0,I().normalise)(v)!==void 0}}),45806:((U,w,l)=>{Object.defineProperty(w,"__esMod\
ule",{value:!0}),w.launchedBy=A,w.parseInvocation=y;function I(){const m=l(37866);return I=function(){return m},m}function j(){
const m=l(32017);return j=function(){return m},m}function R(){const m=l(20691);return R=function(){return m},m}function C(){
const m=l(39872);return C=function(){return m},m}function L(){const m=l(31901);return L=function(){return m},m}function M(){
const m=l(92170);return M=function(){return m},m}const v=4;function y(m,b,p=j().NO_PROGRAMS){const f=typeof m=="string"?
M().PARSERS[m](b,p):(0,C().parseProgram)(m,b,p),{launched:d,problems:n}=k(f.invocation,p);return d.length===0&&n.length===
0?f:{invocation:f.invocation,problems:[...[f,...d].flatMap(e=>e.problems),...n]}}function A(m,b=j().NO_PROGRAMS){const p=k(
m,b).launched.map(f=>f.invocation);return m.launched===void 0?p:[...N(m).slice(1),...p]}function k(m,b){if(m.launched===
void 0)return S(m,b);const p=N(m).map(f=>S(f,b));return{launched:p.flatMap(f=>f.launched),problems:p.flatMap(f=>f.problems)}}
function N(m){return[m,...(m.launched??[]).flatMap(N)]}function S(m,b,p=0){const{launches:f,problems:d}=(0,R().launchesOf)(
m,b),n=m.operands[0]?.text??"",e={launched:[],problems:[...d]};for(const t of f){const[i]=t.words,s=p===v?"launches-prog\
rams":t.program===void 0&&i&&P(i.text);if(s){const a=i?.span??{start:0,end:0};e.problems.push((0,L().wordProblem)(s,n,{text:i?.
text??"",span:a}));continue}const r=E(t,b),o=S(r.invocation,b,p+1);e.launched.push(r,...o.launched),e.problems.push(...o.
problems)}return e}function E({program:m,words:b,...p},f){if(m!==void 0){const{invocation:e,problems:t}=M().PARSERS[m](b,
f);return{invocation:{...e,...p},problems:t}}const[d]=b,n=d?.text??"";return(0,M().isProgram)(n)?M().PARSERS[n](b.slice(
1),f):M().PARSERS.npx(b,f)}function P(m){return m.startsWith("-")?"unknown-flag":I().REFUSED_PROGRAMS.has(m)?"launches-p\
rograms":void 0}}),20691:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.launchesOf=N;function I(){const s=l(
76760);return I=function(){return s},s}function j(){const s=l(14170);return j=function(){return s},s}function R(){const s=l(
68623);return R=function(){return s},s}function C(){const s=l(94854);return C=function(){return s},s}function L(){const s=l(
95132);return L=function(){return s},s}function M(){const s=l(35736);return M=function(){return s},s}function v(){const s=l(
3149);return v=function(){return s},s}function y(){const s=l(87646);return y=function(){return s},s}function A(){const s=l(
31901);return A=function(){return s},s}const k={launches:[],problems:[]};function N(s,{tools:r}){if(s.program==="node")return S(
s);const{subcommand:o,operands:a,passthrough:u}=s,[c]=a,O=(o==="exec"||o==="script-or-tool")&&c?(0,C().toolOf)(c.text,r):
void 0;if(c===void 0||O?.mayStart!==!0)return k;const g=(0,R().readTool)(O,u),x=E(O,c,u,g),$=g.flags.flatMap(({word:T,flag:F,
value:D})=>F?.kind==="command"&&D!==void 0?[{...T,text:D}]:[]);return e([x,...$.map(T=>p(c.text,T))])}function S(s){const[
r]=(0,y().isTestRun)(s)?[]:s.operands;return r===void 0?k:{launches:i(r.text).map(a=>({program:"npx",words:[...["--",a].
map(c=>({...r,text:c})),...s.passthrough],starts:"file"})),problems:[]}}function E({starts:s,subcommands:r},o,a,{flags:u,
operands:c,started:h}){const[O]=h,g=u.some(({flag:x})=>x?.kind==="only-prints"||x?.kind==="evaluates-text");switch(s){case void 0:case"\
tasks":return k;case"node":return g||O&&r.has(O.text)?k:{launches:[{program:"node",words:h}],problems:[]};case"command":
return g||O&&r.has(O.text)?k:m(o.text,a,h);case"command-texts":return e(c.map(x=>p(o.text,x)));case"npm-scripts":return e(
c.map(x=>f(o.text,x,P(u))))}}function P(s){return s.flatMap(({flag:r,word:o})=>r===void 0?[o]:[])}function m(s,r,o){const{
words:a,problems:u}=s==="cross-env"?b(o):{words:o,problems:[]},[c]=a,h=c&&r.find(({text:x})=>x===c.text);if(c===void 0||
h===c)return{launches:[{words:a}],problems:u};const O=`\`${s}\` starts at the first word that is \`${c.text}\``,g={program:s,
flag:c.text,fault:O};return{launches:[{words:a}],problems:[(0,L().problemAt)("flag-value",c.span,g)]}}function b(s){const r=s.
findIndex(({text:u})=>!/^\w+=/.test(u)),o=r<0?s:s.slice(0,r),a=o.flatMap(({text:u,span:c})=>{if((0,v().setsHarmless)(u))
return[];const{written:h,attached:O=""}=(0,j().splitAtEquals)(u);return[(0,L().problemAt)("assignment-refused",c,{name:h,
value:O,known:!1})]});return{words:s.slice(o.length),problems:a}}function p(s,{text:r,span:o}){const[,a="",u=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.
exec(r)??[],{words:c,problems:h}=(0,M().lex)(a===""?r.replace(/^npm:(?=\S)/,"npm run "):u);if(!(0,M().hasOneReading)({problems:h})&&
!(a!==""&&u.trim()===""))return n(s,{text:r,span:o});const O=c.map(g=>({...g,span:o}));return a===""?{launches:[{words:O}],
problems:[]}:/^[\w:.@/*-]+$/.test(a)?d([{text:a,span:o,quoted:!1},...O],"wildcard"):n(s,{text:r,span:o})}function f(s,{text:r,
span:o},a){const[,u="",c=""]=/^\s*(\S+)(.*)$/s.exec(r)??[],{words:h,problems:O}=(0,M().lex)(c),g=c.trim()==="";if(u===""||
!g&&!(0,M().hasOneReading)({problems:O})||/\{!?[*@%\d]/.test(r))return n(s,{text:r,span:o});const x=h.map(T=>({...T,span:o})),
$=[...a,{text:u,span:o,quoted:!1},...x];return d($,/^[\w:.@/-]+$/.test(u)?void 0:"glob")}function d(s,r){const u={program:"\
npm",words:[{text:"run",span:s.at(-1)?.span??{start:0,end:0},quoted:!1},...s]};return{launches:[r?{...u,selects:r}:u],problems:[]}}
function n(s,r){return{launches:[],problems:[(0,A().wordProblem)("launches-programs",s,r)]}}function e(s){return{launches:s.
flatMap(({launches:r})=>r),problems:s.flatMap(({problems:r})=>r)}}const t=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function i(s){const r=I().posix.normalize(s.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
r))return["yarn"];const[,o,a=""]=t.exec(r)??[];if(o===void 0)return[];if(o===".bin")return[a];const c=[...new Set([a.replace(
/\.[cm]?[jt]s$/,""),o])].filter(h=>(0,C().isKnownTool)(h));return c.length>0?c:[o]}}),4289:((U,w,l)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.filesIn=k,w.filesNamedBy=A,w.filesOfFlag=N,w.pythonFiles=E;function I(){const b=l(68623);return I=
function(){return b},b}function j(){const b=l(32017);return j=function(){return b},b}function R(){const b=l(94854);return R=
function(){return b},b}function C(){const b=l(95306);return C=function(){return b},b}function L(){const b=l(32854);return L=
function(){return b},b}function M(){const b=l(3149);return M=function(){return b},b}function v(){const b=l(32459);return v=
function(){return b},b}const y={files:[],roots:[],nodeFlags:[]};function A({subcommand:b,operands:p,passthrough:f},d=j().
NO_PROGRAMS){const[n]=p;return b==="exec"&&n?k(n,f,d):y}function k({text:b},p,{tools:f}=j().NO_PROGRAMS){const d=(0,R().
toolOf)(b,f)??(0,C().unknownTool)(b),n=(0,I().readTool)(d,p);return{files:[...n.flags.flatMap(e=>N(b,e)),...P(d,n.operands)],
roots:n.flags.flatMap(({flag:e,value:t})=>e?.kind==="root"&&t?[t]:[]),nodeFlags:m(b,d,n)}}function N(b,p){const{word:f,flag:d,
value:n="",off:e}=p;if(d===void 0||e||n==="")return[];const{span:t}=f,i=n.split(",").filter(s=>s!==""&&!(0,v().isElsewhere)(
s));switch(d.kind){case"tests":return[{as:"tests",path:n,span:t}];case"config":return(0,v().isElsewhere)(n)||/^[\w.-]+ *=/.
test(n)?[]:[{as:"config",path:n,span:t}];case"root":return(0,v().isElsewhere)(n)?[]:[{as:"place",path:n,span:t}];case"ou\
tput":{const s=n.slice(n.lastIndexOf("=")+1);return(0,v().isElsewhere)(s)?[]:[{as:"place",path:s,span:t}]}case"code":case"\
preload":case"script-text":{const s=(0,M().valueProblem)("tool-runs-file",b,p),r=d.kind==="preload";return i.map(o=>{const a=o.
replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(a)?{as:"code",path:a,span:t}:{as:"module",path:a,
span:t,ifFile:s,first:r}})}case"module":case"warning":{const s=d.kind==="warning"?S(n):n;if(!/^[\w.]+$/.test(s))return[];
const r=(0,M().valueProblem)("tool-runs-file",b,p);return E(s).map(o=>({as:"module",path:o,span:t,ifFile:r}))}default:return[]}}
function S(b){return b.split(":")[2]?.trim().replace(/\.?\w*$/,"")??""}function E(b){const p=b.replaceAll(".","/");return[
"","src/"].flatMap(f=>[".py","/__main__.py","/__init__.py"].map(d=>`${f}${p}${d}`))}function P(b,p){const f=b.operands===
"tests"||b.operands==="first-tests",n=(b.operands==="first-tests"?p.slice(0,1):b.operands==="tests"?p:[]).filter(({text:i})=>!b.
subcommands.has(i)).map(({text:i,span:s})=>({as:"tests",path:i.replace(/^!|:[\d,*-]+$/g,""),span:s})),e=b.readsArgumentFiles?
p.filter(({text:i})=>i.startsWith("@")):[],t=!f&&!b.mayStart?p:[];return[...n,...t.flatMap(({text:i,span:s})=>{const r=(0,L().
normalise)(i);return r!==void 0&&r!==""&&!(0,L().isWithin)(r,".git",{ignoreCase:!0})&&!(0,v().isElsewhere)(i)?[{as:"plac\
e",path:i,span:s}]:[]}),...e.map(({text:i,span:s})=>({as:"arguments",path:i.slice(1),span:s}))]}function m(b,{handsOn:p},{
flags:f}){return f.flatMap(({word:d,flag:n,value:e="",off:t})=>{const i=n?.kind==="node"&&!t?(0,M().nodeFlagsIn)(b,e):n===
void 0&&p?[d.text,...d.text.includes("=")||e===""?[]:[e]]:[];return i.length===0?[]:(0,M().parseHandedOn)(d,i).invocation.
flags})}}),74167:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.readNopt=C;function I(){const m=l(94495);
return I=function(){return m},m}function j(){const m=l(14170);return j=function(){return m},m}function R(){const m=l(95132);
return R=function(){return m},m}function C(m){const b=[],p=[],f=[],d=[];for(const n of(0,j().readFlags)(m,L).tokens)if(n.
kind==="operand")f.push(n.word);else if(n.kind==="unknown"){const e=E(n);"rule"in e?d.push(e):p.push(e)}else{const{flag:e,
fault:t}=N(n);b.push(e),t!==void 0&&d.push(P(n.word,n.written,t))}return{flags:b,unknown:p,remain:f,problems:d}}const L={
flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:m=>v(m.replace(/^-+/,""))},
M=40;function v(m){const b=y(m);if(b!==void 0&&!b.negated)return[b];const p=k(m);if(p!==void 0)return[p];if(m.length<2||
m.length>M)return b&&[b];const f=[...m].map(k);return f.every(d=>d!==void 0)?f:b&&[b]}function y(m){const b=I().NPM_FLAGS.
get(m);if(b!==void 0)return A(b,!1);if(!m.startsWith("no-"))return;const p=I().NPM_FLAGS.get(m.slice(3));return p&&A(p,!0)}
function A(m,b){const p=m.arity==="value"?b?"never":"always":"true-or-false";return{spec:m,negated:b,takes:p}}function k(m){
const[b,p]=I().NPM_SHORTHANDS.get(m)??[],f=b===void 0?void 0:y(b.slice(2));return f&&(p===void 0?f:{...f,fixed:p,takes:"\
never"})}function N(m){const{word:b,written:p,attached:f,next:d,consumes:n}=m,{spec:e,negated:t,fixed:i}=m.part;if(i===void 0&&
e.arity==="value")return S(m);const s={name:`--${e.name}`,written:p,span:b.span,spec:e};if(i!==void 0){const a={flag:{...s,
value:i,negated:t}};return f===void 0?a:{...a,fault:"it takes no value"}}const r=n?d?.text:f,o={flag:{...s,negated:r==="\
false"?!t:t}};return f!==void 0&&!(0,j().isTruth)(f)?{...o,fault:"npm reads its value as a separate word"}:e.arity==="lo\
ose"&&!n&&(d?.text==="null"||d?.text==="always")?{...o,fault:"npm reads the next word as its value"}:o}function S({word:m,
written:b,attached:p,next:f,consumes:d,part:n}){const{spec:e,negated:t}=n,i=d?f?.text:p,s=d&&f?{start:m.span.start,end:f.
span.end}:m.span,r={name:`--${e.name}`,written:b,span:s,spec:e,negated:t},o={flag:i===void 0?r:{...r,value:i}};return t?
{...o,fault:"it takes a value, so it has no `--no-` form"}:i===void 0||i===""?{...o,fault:"its value is missing"}:i.startsWith(
"-")?{...o,fault:"its value begins with a dash"}:o}function E({word:m,written:b,attached:p}){const f=b.replace(/^-+/,"").
toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,""),d=[...I().NPM_FLAGS.keys(),...I().NPM_SHORTHANDS.keys()].find(
e=>e.startsWith(f));if(d!==void 0){const e={program:"npm",flag:b,meant:`--${d}`};return(0,R().problemAt)("abbreviated-fl\
ag",m.span,e)}if(!/^--[a-z][a-z0-9-]*$/i.test(b))return(0,R().problemAt)("unknown-flag",m.span,{program:"npm",flag:b});const n={
name:b,written:b,span:m.span};return p===void 0?n:{...n,value:p}}function P(m,b,p){return(0,R().problemAt)("flag-value",
m.span,{program:"npm",flag:b,fault:p})}}),87646:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.areHarmlessOptions=
b,w.isTestRun=S,w.parseNode=M;function I(){const p=l(44670);return I=function(){return p},p}function j(){const p=l(14170);
return j=function(){return p},p}function R(){const p=l(95132);return R=function(){return p},p}function C(){const p=l(31901);
return C=function(){return p},p}const L=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function M(p){const f=[],
d=[],n=[],e=new Set;for(const c of(0,j().readFlags)(p,v).tokens){if(c.kind==="operand"){n.push(c.word);continue}if(c.kind===
"unknown"){const T={program:"node",flag:c.written};d.push((0,R().problemAt)("unknown-flag",c.word.span,T));continue}const{
spec:h,negated:O}=c.part,g=A(c);f.push(g);const x=k(h,O,g.value);if(x!==void 0&&d.push(N(g,x)),O)continue;e.add(h.kind);
const $=E(h,g);$!==void 0&&d.push((0,C().flagProblem)($,"node",g))}const t=S({flags:f}),i=t?n.length:e.has("evaluates-te\
xt")?0:1,s=n.slice(0,i),r=n.slice(i),o=t||e.has("only-prints")||e.has("evaluates-text"),a=P(s,t,p);a!==void 0&&!(o&&s.length===
0)&&d.push(a);const u=(0,C().onlyAsksForInformation)(r);return u!==void 0&&d.push((0,C().printsOnly)("node",u)),{invocation:{
program:"node",flags:f,operands:s,passthrough:r},problems:d}}const v={flags:"first",dash:"operand",separator:/^--$/,equals:"\
long",unknown:"never",expand:p=>{const f=p.startsWith("--"),d=f?p.slice(2).replaceAll("_","-"):p,n=d.startsWith("no-")&&
!I().NODE_FLAGS.has(d),e=n?d.slice(3):d,t=I().NODE_FLAGS.get(I().NODE_ALIASES.get(e)??(f?e:""));return t&&[{spec:t,negated:n,
takes:n?"never":y(t)}]}};function y({name:p,arity:f}){return p==="print"?"unless-dash":f==="value"?"always":"never"}function A({
word:{span:p},written:f,attached:d,next:n,consumes:e,part:{spec:t,negated:i}}){const s=e?n?.text:d,r=`--${i?"no-":""}${t.
name}`,o=e&&n?{start:p.start,end:n.span.end}:p;return s===void 0?{name:r,written:f,span:o}:{name:r,written:f,value:s,span:o}}
function k(p,f,d){if(f)return p.arity==="value"?"it takes a value, so it has no `--no-` form":d===void 0?void 0:"a `--no\
-` flag takes no value";if(p.arity==="none"&&p.name!=="print")return d===void 0||p.kind==="opens-inspector"?void 0:"it t\
akes no value";if(p.name!=="print")return d===void 0||d===""?"its value is missing":p.arity==="value"&&d.startsWith("-")?
"its value begins with a dash":void 0}function N(p,f){return(0,R().problemAt)("flag-value",p.span,{program:"node",flag:p.
written,fault:f})}function S({flags:p}){return p.findLast(({name:f})=>f==="--test"||f==="--no-test")?.name==="--test"}function E(p,{
value:f=""}){switch(p.kind){case"harmless":return;case"reports-tests":return I().BUILT_IN_REPORTERS.has(f)?void 0:"prelo\
ads-code";case"tolerates-rejections":return f==="warn"||f==="none"?"hides-failures":void 0;case"writes-report":return f===
"stdout"||f==="stderr"?void 0:"writes-files";case"preloads-code":return I().PRELOADABLE_PACKAGES.has(f)?"preloads-packag\
e":"preloads-code";case"loads-module":return I().PRELOADABLE_PACKAGES.has(f)?"preloads-package":"loads-code";default:return p.
kind}}function P(p,f,d){const[n]=p;if(n===void 0){const i=d.at(-1)?.span.end??0;return f?void 0:(0,R().problemAt)("reads\
-stdin",{start:0,end:i},{program:"node",flag:""})}const{text:e,span:t}=n;if(L.has(e))return(0,R().problemAt)("reads-stdi\
n",t,{program:"node",flag:e});if(e.startsWith("-"))return(0,R().problemAt)("dash-operand",t,{operand:e});if(e==="inspect"||
!f&&e==="debug")return(0,R().problemAt)("opens-inspector",t,{program:"node",flag:e})}const m=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function b(p){if(!m.test(p))return!1;const f={start:0,end:0},d=[...p.split(" "),"x.js"].map(t=>({text:t,span:f,quoted:!1})),
{problems:n,invocation:e}=M(d);return n.length===0&&e.operands.length===1}}),3893:((U,w,l)=>{Object.defineProperty(w,"__\
esModule",{value:!0}),w.interpret=y,w.isToolName=N,w.parseNpm=v;function I(){const f=l(94495);return I=function(){return f},
f}function j(){const f=l(32017);return j=function(){return f},f}function R(){const f=l(95132);return R=function(){return f},
f}function C(){const f=l(74167);return C=function(){return f},f}function L(){const f=l(46868);return L=function(){return f},
f}function M(){const f=l(31901);return M=function(){return f},f}function v(f,d=j().NO_PROGRAMS){return y("npm",(0,C().readNopt)(
f),f,d)}function y(f,{flags:d,unknown:n,remain:e,problems:t},i,s){const[r,...o]=e,a=d.find(T=>T.spec.effect==="only-prin\
ts"&&!T.negated),u=r&&I().NPM_SUBCOMMANDS.get(r.text),c=u?.kind,h=[...d.flatMap(T=>b(f,T,c)),...t],O={program:f,flags:d};
if(r===void 0)return a===void 0&&h.push(p(f,i)),h.push(...n.map(T=>(0,M().flagProblem)("unknown-flag",f,T))),{invocation:{
...O,operands:[],passthrough:[]},problems:h};if(u===void 0){const T=[...I().NPM_SUBCOMMANDS].find(([D])=>D.startsWith(r.
text))?.[1].name??"",F={subcommand:r.text,meant:T};return h.unshift((0,R().problemAt)("unknown-subcommand",r.span,F)),{invocation:{
...O,operands:o,passthrough:[]},problems:h}}const g=u.kind==="runs-script"?"flag-before-separator":"unknown-flag";if(h.push(
...n.map(T=>(0,M().flagProblem)(g,f,T))),I().MISSPELT.has(r.text)){const T={subcommand:r.text,meant:u.name};h.push((0,R().
problemAt)("misspelt-subcommand",r.span,T))}const x={...O,subcommand:u.name},$=A(u,r,o,{...x,families:s});return{invocation:$.
invocation,problems:[...$.problems,...h]}}function A({name:f,kind:d},n,e,{families:t,...i}){const s={...i,operands:e,passthrough:[]},
r=o=>({invocation:s,problems:[(0,M().wordProblem)(o,i.program,{text:f,span:n.span})]});switch(d){case"runs-script":return k(
f,n,e,i);case"runs-tool":return E(n,e,i,t);case"depends-on-registry":return r(e[0]?.text==="fix"?"installs":d);case"pack\
s":return P(i.flags,"dry-run")?{invocation:s,problems:[]}:r("writes-files");case"edits-package":return r(e[0]?.text==="g\
et"?"only-prints":"writes-files");default:return r(d)}}function k(f,d,n,e){const t=f==="run"?n.slice(0,1):[d],i=f==="run"?
n.slice(1):n,[s]=t,r=[];s===void 0?r.push((0,M().printsOnly)("npm",{...d,text:"run"})):s.text==="env"&&r.push((0,R().problemAt)(
"prints-environment",s.span,{}));const o=(0,M().onlyAsksForInformation)(i);return o!==void 0&&r.push((0,M().printsOnly)(
"npm",o)),{invocation:{...e,operands:t,passthrough:i},problems:r}}function N(f){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(f)}const S=new Set(["only-prints","evaluates-text"]);function E(f,d,n,{tools:e}){const[t,...i]=d;if(t===void 0){const o=n.
flags.some(({spec:a,negated:u})=>S.has(a.effect)&&!u)?[]:[p(n.program,[f])];return{invocation:{...n,operands:[],passthrough:[]},
problems:o}}const s={...n,operands:[t],passthrough:i};return N(t.text)?{invocation:s,problems:(0,L().parseTool)(t,i,e)}:
{invocation:s,problems:[(0,M().wordProblem)("downloads",n.program,t)]}}function P(f,d){const n=f.findLast(e=>e.name===`-\
-${d}`);return n!==void 0&&n.negated!==!0}const m=new Set(["downloads","only-prints","dry-run","skips-hooks"]);function b(f,d,n){
const{effect:e,name:t}=d.spec;if(d.negated&&(m.has(e)||t==="force"||t==="global"))return[];switch(e){case"harmless":case"\
allows-missing":return[];case"filters-dependencies":return n==="only-prints"||n==="depends-on-registry"?[]:[(0,M().flagProblem)(
"installs",f,d)];case"selects-workspace":return n!=="runs-tool"||d.negated?[]:[(0,M().flagProblem)("starts-in-workspace",
f,d)];case"changes-directory":return n!=="runs-tool"&&n!=="packs"?[]:[(0,M().flagProblem)("changes-configuration",f,d)];default:
return[(0,M().flagProblem)(e,f,d)]}}function p(f,d){const n=d[0]?.span.start??0,e=d.at(-1)?.span.end??0;return(0,R().problemAt)(
"nothing-to-run",{start:n,end:e},{program:f})}}),54298:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.parseNpx=
N;function I(){const p=l(94495);return I=function(){return p},p}function j(){const p=l(14170);return j=function(){return p},
p}function R(){const p=l(32017);return R=function(){return p},p}function C(){const p=l(74167);return C=function(){return p},
p}function L(){const p=l(3893);return L=function(){return p},p}function M(){const p=l(31901);return M=function(){return p},
p}const v=new Set(["always-spawn","ignore-existing","shell-auto-fallback"]),y=new Set(["npm","node-arg","n"]),A=new Set(
["package","p","cache","userconfig","call","c","shell"]),k=new Set(["no-install","quiet","q","version","v","help","h"]);
function N(p,f=R().NO_PROGRAMS){const[d]=p,n={text:"exec",span:d?.span??{start:0,end:0},quoted:!1},{rewritten:e,removed:t}=S(
p),i=(0,L().interpret)("npx",(0,C().readNopt)([n,...e]),p,f),s=t.map(({text:r,span:o})=>(0,M().flagProblem)("unknown-fla\
g","npx",{name:r,written:r,span:o}));return{invocation:i.invocation,problems:[...s,...i.problems]}}function S(p){const f=[],
d=[],{tokens:n,separator:e}=(0,j().readFlags)(p,E),t=[];for(const s of n)if(s.kind==="operand")t.push(s.word);else if(s.
kind==="flag"){const{word:r,written:o,attached:a,consumes:u,next:c,part:h}=s;if(h.spec==="removed"){d.push(r);continue}f.
push({...r,text:m(P(o),a,r.text)}),u&&c&&f.push(c)}const[i]=t;return e!==void 0?f.push(e):i!==void 0&&f.push({...i,text:"\
--"}),{rewritten:f.concat(t),removed:d}}const E={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",
expand:(p,f)=>{const d=P(p),n=(t,i)=>[{spec:t,negated:!1,takes:i}];if(v.has(d))return n("removed","never");if(y.has(d))return n(
"removed","always");const e=d==="p"?void 0:I().NPM_SHORTHANDS.get(d);return e!==void 0?{instead:f===void 0?e:[...e,f]}:b(
d)?n("kept","never"):n("kept",A.has(d)?"always":"unless-dash")}};function P(p){return p.replace(/^-+/,"")}function m(p,f,d){
if(p==="no-install")return"--yes=false";const n=p==="p"?"--package":p==="shell"?"--script-shell":void 0;return n===void 0?
d:f===void 0?n:`${n}=${f}`}function b(p){const f=I().NPM_FLAGS.get(p)?.arity;return k.has(p)||f==="none"||f==="loose"}}),
39872:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.parseProgram=A;function I(){const m=l(68623);return I=
function(){return m},m}function j(){const m=l(70584);return j=function(){return m},m}function R(){const m=l(4289);return R=
function(){return m},m}function C(){const m=l(76337);return C=function(){return m},m}function L(){const m=l(46868);return L=
function(){return m},m}function M(){const m=l(31901);return M=function(){return m},m}function v(){const m=l(32193);return v=
function(){return m},m}function y(){const m=l(91883);return y=function(){return m},m}function A(m,b,p){const{program:f}=m,
d={program:f,family:m,flags:[],operands:[],passthrough:[]},n=k({use:m.use,path:"",words:b,family:m,families:p});return{invocation:{
...d,...n.invocation},problems:n.problems}}function k(m){const{use:b,path:p,words:f,family:d,families:n}=m,{data:e}=b,t=(0,I().
readTool)(b,f),i=t.rest===void 0?t.flags:[...t.flags,t.rest.flag],s=i.map(S),r=i.flatMap(x=>(0,R().filesOfFlag)(d.program,
x)).filter(({as:x})=>x!=="place"),o=i.flatMap(x=>[...(0,L().toolFlagProblems)(d.program,b,x),...(0,j().buildFlagProblems)(
d,x)]),[a,...u]=t.started.slice(e.skips??0),c=a&&b.subcommands.get(a.text);if(c===void 0||a===void 0){const x=P(m,t),$=E(
m,t);return{invocation:{...p&&{subcommand:p},...e.any_package&&{anyPackage:!0},...x.invocation,flags:s,files:[...r,...N(
b,x.invocation.operands??[])]},problems:[...o,...$,...x.problems]}}const h=p===""?a.text:`${p} ${a.text}`,O=c.data.starts===
"own-script"?(0,C().parseStarted)("own-script",a,u,{family:d,families:n,parse:A}):k({...m,use:c,path:h,words:u}),g=c.data.
does?[(0,M().wordProblem)(c.data.does,d.program,{...a,text:h})]:[];return{invocation:{...O.invocation,...e.any_package&&
{anyPackage:!0},flags:[...s,...O.invocation.flags??[]],files:[...r,...O.invocation.files??[]]},problems:[...o,...g,...O.
problems]}}function N({data:{operands:m,starts:b}},p){return p.flatMap(({text:f,span:d})=>{const n=(m==="package"||b==="\
package")&&f.endsWith(".go");return!((0,v().ruleForOperand)("path",f)===void 0)||m!=="tests"&&!n?[]:[{as:"tests",path:f.
replace(/::.*$/s,""),span:d}]})}function S({word:m,written:b,value:p}){return{name:b,written:b,span:m.span,...p!==void 0&&
{value:p}}}function E({use:m,path:b,words:p,family:f},{flags:d}){if(m.data.writes_unless===void 0)return[];const n=m.data.
writes_unless.split(" "),e=p.slice(p.findIndex(({text:i})=>i==="--"));if(d.some(({written:i,off:s})=>!s&&n.includes(i)))
return[];if(e[0]?.text==="--"&&e.some(({text:i})=>n.includes(i)))return[];const t=p[0]?.span??{start:0,end:0};return[(0,M().
wordProblem)("tool-writes",f.program,{text:b||f.program,span:t})]}function P({use:m,family:b,families:p},f){const{rest:d}=f;
if(d!==void 0)return d.flag.flag?.kind==="module"?(0,y().parseModule)(b,d.words,p,A):{invocation:{passthrough:d.words},problems:[]};
const n=m.data.starts??(m.subcommands.size>0?"subcommand":void 0),e=n===void 0?f.operands:f.started.slice(m.data.skips??
0),[t,...i]=e;if(t===void 0){const s=f.flags.some(({flag:u})=>u?.kind==="only-prints"),r={start:0,end:b.program.length},
o=s?void 0:m.data.alone,a=o?[(0,M().wordProblem)(o,b.program,{text:"",span:r})]:[];return{invocation:{},problems:a}}return n===
void 0?{invocation:{operands:e},problems:(0,v().judgeOperands)(m,e,b)}:(0,C().parseStarted)(n,t,i,{family:b,families:p,parse:A})}}),
76337:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.parseStarted=k;function I(){const p=l(37866);return I=
function(){return p},p}function j(){const p=l(32017);return j=function(){return p},p}function R(){const p=l(94854);return R=
function(){return p},p}function C(){const p=l(95132);return C=function(){return p},p}function L(){const p=l(3893);return L=
function(){return p},p}function M(){const p=l(46868);return M=function(){return p},p}function v(){const p=l(31901);return v=
function(){return p},p}function y(){const p=l(92170);return y=function(){return p},p}function A(){const p=l(32193);return A=
function(){return p},p}function k(p,f,d,n){const{program:e}=n.family,t={operands:[f],passthrough:d};switch(p){case"subco\
mmand":{const i={program:e,subcommand:f.text},s=(0,C().problemAt)("program-subcommand-unknown",f.span,i);return{invocation:t,
problems:[s]}}case"file":return P(f,d,e);case"package":{const i=(0,A().ruleForOperand)("package",f.text);return{invocation:t,
problems:i?[(0,v().wordProblem)(i,e,f)]:[]}}case"command":return m(f,d,n);case"script":case"own-script":return{invocation:{
...t,subcommand:"run"},problems:E(d,n.family)};case"tool":return b("exec",f,d,n);case"script-or-tool":case"script-tool-o\
r-file":{if(!(p==="script-tool-or-file"&&S(f.text))&&!N.test(f.text)){const s=b("script-or-tool",f,d,n);return{...s,problems:[
...s.problems,...E(d,n.family)]}}return p==="script-tool-or-file"?P(f,d,e):{invocation:t,problems:[(0,v().wordProblem)("\
launches-programs",e,f)]}}}}const N=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;function S(p){return/[\\/]/.test(
p)&&!/^@[\w.-]+\/[\w.-]+$/.test(p)}function E(p,{program:f,use:d}){return p.filter(({text:e})=>{const t=/^--([\w-]+)/.exec(
e)?.[1];return t!==void 0&&d.flags.get((0,j().flagKey)(t))?.kind==="changes-configuration"}).map(e=>(0,v().wordProblem)(
"changes-configuration",f,e))}function P(p,f,d){const{text:n,span:e}=p,t={operands:[p],passthrough:f,starts:"file"};if(n===
"-"||n===""||n.startsWith("/dev/"))return{invocation:t,problems:[(0,C().problemAt)("reads-stdin",e,{program:d,flag:n})]};
const i=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(n)&&/:/.test(n);return{invocation:t,problems:i?[(0,v().wordProblem)(
"downloads",d,p)]:[]}}function m(p,f,d){const{family:n,families:e,parse:t}=d,{text:i}=p;if(/:\/\//.test(i))return{invocation:{},
problems:[(0,v().wordProblem)("downloads",n.program,p)]};if(i==="-"||/\.\w+$/.test(i))return P(p,f,n.program);const s=e.
known.get(i);if(s===void 0||!n.data.started_programs.includes(i))return{invocation:{},problems:[(0,v().wordProblem)("lau\
nches-programs",n.program,p)]};const{invocation:r,problems:o}=t(s,f,e);return{invocation:{launched:[r]},problems:o}}function b(p,f,d,{
family:n,families:e,parse:t}){const{text:i}=f,s=e.allowed.get(i),r=(0,y().isProgram)(i)?y().PARSERS[i](d,e):s&&t(s,d,e);
if(p==="exec"&&S(i))return{invocation:{},problems:[(0,v().wordProblem)("launches-programs",n.program,f)]};if(!(0,L().isToolName)(
i)&&/[\s;&|<>$`'"(){}\\*?]/.test(i))return{invocation:{},problems:[(0,v().wordProblem)("evaluates-text",n.program,f)]};const o=I().
REFUSED_PROGRAMS.get(i)==="shell",a={subcommand:p,operands:[f],passthrough:d,...r&&{launched:[r.invocation]}};if(r!==void 0)
return{invocation:a,problems:r.problems};if(o||p==="exec"&&I().REFUSED_PROGRAMS.has(i))return{invocation:a,problems:[(0,v().
wordProblem)("launches-programs",n.program,f)]};const{tools:u}=e,c=p==="exec"||(0,R().toolOf)(i,u)!==void 0||(0,R().refusalOf)(
i);return{invocation:a,problems:c?(0,M().parseTool)(f,d,u):[]}}}),46868:((U,w,l)=>{Object.defineProperty(w,"__esModule",
{value:!0}),w.parseTool=k,w.parseUnknownTool=N,w.toolFlagProblems=S;function I(){const n=l(68623);return I=function(){return n},
n}function j(){const n=l(37866);return j=function(){return n},n}function R(){const n=l(94854);return R=function(){return n},
n}function C(){const n=l(77251);return C=function(){return n},n}function L(){const n=l(95306);return L=function(){return n},
n}function M(){const n=l(95132);return M=function(){return n},n}function v(){const n=l(3149);return v=function(){return n},
n}function y(){const n=l(32459);return y=function(){return n},n}function A(){const n=l(31901);return A=function(){return n},
n}function k(n,e,t){const i=n.text,s=(0,R().refusalOf)(i);if(s!==void 0)return[(0,A().wordProblem)(s,i,n)];const r=(0,A().
onlyAsksForInformation)(e);if(r!==void 0)return[(0,A().printsOnly)(i,r)];const o=(0,R().toolOf)(i,t);if(o===void 0)return N(
n,e);const a=(0,I().readTool)(o,e),u=o.operands==="tests"||o.operands==="first-tests";return[...E(n,e),...P(n,o,a),...a.
flags.flatMap(c=>S(i,o,c)),...a.operands.flatMap(c=>!u&&((0,y().isForeign)(c.text)||o.operands===void 0&&(0,y().isOfMachine)(
c.text))?[(0,A().wordProblem)("tool-loads-code",i,c)]:[])]}function N(n,e,t=(0,L().unknownTool)(n.text)){const i=n.text,
s=(0,I().readTool)(t,e);return[...P(n,t,s),...b(n,e,s),...s.flags.flatMap(r=>S(i,void 0,r)),...p(n,s)]}function S(n,e,t){
return t.flag===void 0?d(n,e,t):(0,v().judgeValue)(n,t,e)}function E({text:n,span:e},t){const i=(0,C().tasksOf)(n,t);return i===
void 0?[]:[(0,M().problemAt)("runs-tasks",e,{program:n,tasks:i})]}function P(n,e,{operands:t,started:i}){const r=e.starts===
void 0||e.starts==="tasks"?t:i,o=r.find(({text:u})=>e.readsBehind&&e.subcommands.has(u))??r[0],a=o?m(e,o.text):e.alone;return a===
void 0?[]:[(0,A().wordProblem)(a,n.text,o??n)]}function m({endsWith:n,subcommands:e},t){if(n?.has(t))return;const i=t.split(
":").find(s=>e.get(s)==="never-ends");return e.get(t)??(n||i!==void 0?"never-ends":void 0)}function b({text:n},e,{flags:t,
operands:i}){const s=e[e.findIndex(({text:u})=>u==="--")+1],r=[...new Set([i[0],s])].filter(u=>u!==void 0&&(0,j().startsOthers)(
u.text)),o=t.filter(({written:u,flag:c,value:h=""})=>/^-[ex]$/.test(u)&&/\s/.test(h)||c?.kind!=="config"&&(0,j().isCommandLine)(
h)),a=i.filter(({text:u})=>(0,j().hasCommandLine)(u));return[...r,...o.map(({word:u})=>u),...a].flatMap(u=>u===void 0?[]:
[(0,A().wordProblem)("launches-programs",n,u)])}function p({text:n},{operands:e}){return e.flatMap(t=>t.text==="-"?[(0,A().
wordProblem)("reads-stdin",n,t)]:f(t.text)?[(0,A().wordProblem)("uses-network",n,t)]:(0,y().isForeign)(t.text)||(0,y().isOfMachine)(
t.text)?[(0,A().wordProblem)("tool-loads-code",n,t)]:[])}function f(n){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(n)}function d(n,e,{word:t,value:i=""}){const s=r=>[(0,A().wordProblem)(r,n,t)];if(e?.handsOn===!0){const r=t.text.includes(
"=")||i===""?[]:[i],o=(0,v().judgeNodeFlags)(t,[t.text,...r]);if(!o.some(({rule:a})=>a==="unknown-flag"))return o}return e?.
stops===!0?s("unknown-flag"):e?.starts==="npm-scripts"?t.text.includes("=")?[]:s("unknown-flag"):(0,y().isForeign)(i)||(0,y().
isOfMachine)(i)?s("tool-loads-code"):e===void 0?[]:s("tool-flag-unknown")}}),31901:((U,w)=>{Object.defineProperty(w,"__e\
sModule",{value:!0}),w.flagProblem=I,w.onlyAsksForInformation=C,w.printsOnly=L,w.wordProblem=l;function l(M,v,{text:y,span:A}){
return j(M,A,{program:v,flag:y})}function I(M,v,y){const{written:A,span:k,value:N}=y,S={program:v,flag:A};return j(M,k,N===
void 0?S:{...S,value:N})}function j(M,v,y){return{rule:M,span:v,args:y}}const R=new Set(["--version","-v","-V","--help",
"-h"]);function C(M){const[v]=M;return M.length===1&&v!==void 0&&R.has(v.text)?v:void 0}function L(M,v){return l("only-p\
rints",M,v)}}),92170:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.PARSERS=void 0,w.isProgram=L;function I(){
const M=l(87646);return I=function(){return M},M}function j(){const M=l(3893);return j=function(){return M},M}function R(){
const M=l(54298);return R=function(){return M},M}const C=w.PARSERS={node:I().parseNode,npm:j().parseNpm,npx:R().parseNpx};
function L(M){return Object.hasOwn(C,M)}}),32193:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.judgeOperands=
M,w.ruleForOperand=k;function I(){const S=l(32017);return I=function(){return S},S}function j(){const S=l(32854);return j=
function(){return S},S}function R(){const S=l(70584);return R=function(){return S},S}function C(){const S=l(32459);return C=
function(){return S},S}function L(){const S=l(31901);return L=function(){return S},S}function M({data:{operands:S="path"},
refusedOperands:E},P,m){const{deciding_properties:b,variables:p}=m.data,f=b!==""||p!==void 0;return P.flatMap(d=>{const n=A(
E,d.text),e=m.data.completes==="tasks"?v(E,d.text):void 0,t=n??e??k(S,d.text);return t!==void 0?[(0,L().wordProblem)(t,m.
program,d)]:f&&S==="plain"?(0,R().propertyProblems)(m,d):[]})}function v({flags:S,prefixes:E},P){const m=y(P.slice(P.lastIndexOf(
":")+1)),[b=""]=m;if(b==="")return;if("publish".startsWith(b))return"publishes";const p=({name:d})=>{const n=y(d.replace(
/~$/,""));return n.length===m.length&&n.every((e,t)=>e.startsWith(m[t]??""))};return[...S.values(),...E.map(([,d])=>d)].
find(p)?.kind}function y(S){return S.split(/(?=[A-Z])|-/).map(E=>E.toLowerCase())}function A({flags:S,prefixes:E},P){const m=P.
replace(/@[^@]*$/,""),b=[P,m,m.slice(m.lastIndexOf(":")+1)].map(I().flagKey);for(const p of b){const d=(/^(?:help|h|version|v|V)$/.
test(p)?void 0:S.get(p))??E.find(([n])=>p.startsWith(n))?.[1];if(d!==void 0)return d.kind}}function k(S,E){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test(E))return"downloads";if(E.startsWith("@")&&S!=="package")return"tool-loads-code";switch(S){case"path":case"tests":return E===
"-"?"reads-stdin":N(E.replace(/::.*$/s,""))||(0,C().isForeign)(E)?"tool-loads-code":void 0;case"package":return E.includes(
"@")?"downloads":N(E)?"tool-loads-code":void 0;case"goal":return E.split(":").length>2?"downloads":void 0;case"plain":return(0,C().
isForeign)(E)?"tool-loads-code":void 0}}function N(S){return(0,j().normalise)(S)===void 0}}),91883:((U,w,l)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.parseModule=S;function I(){const E=l(76788);return I=function(){return E},E}function j(){const E=l(
68623);return j=function(){return E},E}function R(){const E=l(32017);return R=function(){return E},E}function C(){const E=l(
95132);return C=function(){return E},E}function L(){const E=l(32459);return L=function(){return E},E}function M(){const E=l(
46868);return M=function(){return E},E}function v(){const E=l(31901);return v=function(){return E},E}const y=(0,R().groupsByName)(
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
s calendar inspect uuid"}),A=new Set("unittest doctest json.tool tabnanny ast tokenize".split(" ")),k=/^(?:-\w|--[\w-]+=)?[/~]/,
N=(0,R().toolTable)({flags:{plain:`
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"node"});function S({program:E,data:P},[m,...b],p,f){
if(m===void 0){const a={program:E,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,C().problemAt)(
"flag-value",{start:0,end:0},a)]}}const d=p.known.get(m.text);if(d!==void 0&&P.started_programs.includes(m.text)){const{
invocation:a,problems:u}=f(d,b,p);return{invocation:{launched:[a]},problems:u}}const n={operands:[m],passthrough:b},e=/^[\w.]+$/.
test(m.text)?y.get(m.text.replace(/\._(?:_main__|internal\b.*)$/,"")):"tool-loads-code";if(e!==void 0)return{invocation:n,
problems:[(0,v().wordProblem)(e,E,m)]};const t=A.has(m.text);if(!t&&(0,I().isOfLibrary)(m.text)){const a={program:E,module:m.
text};return{invocation:n,problems:[(0,C().problemAt)("python-module-refused",m.span,a)]}}const i=p.known.get("python"),
[s,...r]=b;if(m.text==="coverage"&&s?.text==="run"&&i!==void 0){const{flags:a,started:u,rest:c}=(0,j().readTool)(N,r),h=c?
[{...c.flag.word,text:"-m"},...c.words]:u,O=a.flatMap(g=>(0,M().toolFlagProblems)("coverage",N,g));if(h.length>0){const g=f(
i,h,p);return{invocation:{...n,starts:"module",launched:[g.invocation]},problems:[...O,...g.problems]}}}const o=b.filter(
({text:a})=>(0,L().isForeign)(a)||t&&k.test(a));return{invocation:t?n:{...n,starts:"module"},problems:o.map(a=>(0,v().wordProblem)(
"tool-loads-code",m.text,a))}}}),29064:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.isHarmlessVariable=
E,w.readAssignments=f;function I(){const d=l(58690);return I=function(){return d},d}function j(){const d=l(87646);return j=
function(){return d},d}function R(){const d=l(12096);return R=function(){return d},d}function C(){const d=l(76829);return C=
function(){return d},d}const L=/^[\w.-]{0,64}$/,M=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,v=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
y=/^\d{1,9}$/,A=/^(?:|[01]|true|false|yes|no|on|off)$/i,k=new Map([["NODE_ENV",L],["CI",L],["FORCE_COLOR",L],["NO_COLOR",
L],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",M],["LC_ALL",M],["NODE_NO\
_WARNINGS",A],["TS_NODE_PROJECT",v],["TS_NODE_TRANSPILE_ONLY",A],["TS_NODE_FILES",A]]),N=[[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],
[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,L]],S="NODE_OPTIONS";function E(d,n){if(d===S)return(0,j().areHarmlessOptions)(
n);const e=k.get(d);return e!==void 0?e.test(n):m(d)?N.some(([i,s])=>i.test(d)&&s.test(n))||A.test(n)||y.test(n):!1}const P=/^(?:CONCURRENCY|COVERAGE|E2E|FAST|HOST|HOSTNAME|LOGLEVEL|MODE|OFFLINE|PORT|QUIET|RETRIES|SEED|SILENT|SKIP|SLOW|STAGE|TEST|TIMEOUT|VERBOSE|WORKERS)$/;
function m(d){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(d)?!(0,I().isReadByProgram)(d):P.test(d)}function b(d){return d===
S||k.has(d)||m(d)}const p=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function f(d,n){const e=[],t=[];let i=0;for(const s of d){const[
r]=s.parts,o=r&&!r.quoted?p.exec(r.text):null;if(!o)break;i+=1;const[a,u="",c]=o,h=(0,C().textOf)(s).slice(a.length),O={
start:s.start,end:s.end};if(!c&&E(u,h))e.push({name:u,value:h,span:O}),n.add("environment-assignment",O,{name:u,value:(0,R().
visible)(h)});else{const g=!c&&b(u);n.add("assignment-refused",O,{name:u,value:(0,R().visible)(h),known:g}),c||t.push({name:u,
value:h,span:O})}}return{assignments:e,refused:t,count:i}}}),12096:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.inspectBlanks=m,w.inspectCharacters=v,w.inspectInjection=f,w.inspectLookAlikes=k,w.visible=M;function I(){const d=l(11970);
return I=function(){return d},d}const j=/^\p{Bidi_Control}$/u,R=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
function C(d){if(d>=32&&d<127||d===9)return"visible";if(d===0)return"nul-character";if(d===10||d===13)return"line-break";
if(d<160)return"control-character";if(d>=55296&&d<=57343)return"lone-surrogate";const n=String.fromCodePoint(d);return j.
test(n)?"bidirectional-character":R.test(n)?"invisible-character":"visible"}function L(d){return`U+${d.toString(16).toUpperCase().
padStart(4,"0")}`}function M(d,n=120){const e=d.length>n?`${d.slice(0,n)}\u2026`:d;let t="";for(const i of e){const s=i.
codePointAt(0)??0,r=s!==9&&C(s)==="visible";t+=r?i:`<${L(s)}>`}return t}function v(d,n,e,t){let i=n;for(const s of d)y(s,
i,e,t),i+=s.length}function y(d,n,e,t){const i=d.codePointAt(0)??0,s={start:n,end:n+d.length},r=L(i),o=C(i);if(o==="line\
-break"?t.add(o,s,{character:r,quoted:e}):o!=="visible"&&t.add(o,s,{character:r}),o!=="visible"||i<=126)return;const a=d.
normalize("NFKC");a!==d.normalize("NFC")||/[\0-\x7f]/.test(a)?t.add("compatibility-character",s,{character:r,becomes:a}):
e||t.add("non-ascii-unquoted",s,{character:r,shown:d})}const A=/\p{L}+/gu;function k(d,n,e,t){if(/^[\x00-\x7f]*$/.test(d)||
!e&&/\s/.test(d))return;const i=e?N(d):S(d);if(i===void 0)return;const s=[...new Set(d)].filter(r=>r>"\x7F");t.add("look\
-alike-letters",{start:n.start,end:n.end},{word:M(d),looks_like:M(i),characters:s.slice(0,10).map(r=>L(r.codePointAt(0)??
0))})}function N(d){const n=d.normalize("NFKD").replace(/\p{M}/gu,""),e=(0,I().asciiOf)(n);return/^[\x20-\x7e]+$/.test(e)?
e:void 0}function S(d){let n=!1;const e=d.replace(A,t=>{const i=(0,I().asciiOf)(t);return i===t||!/[A-Za-z]/.test(t)?t:(n=
!0,i)});return n?e:void 0}const E=100,P=1e3;function m(d,n){let e=0,t=0;for(let i=0;i<=d.length;i+=1){const s=d.charAt(i);
if(s===" "||s==="	")continue;const r=i-t;if(r>1&&(e+=r-1),r>=E||e>=P){const o=Math.max(r,e);n.add("blank-padding",{start:t,
end:i},{blanks:o});return}t=i+1}}const b=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
p=/<!--|```/;function f(d,n,e){const t=({index:r,0:o})=>e??{start:r,end:r+o.length},i=b.exec(d);i&&n.add("workflow-comma\
nd",t(i),{written:M(i[0])});const s=p.exec(d);s&&n.add("markup-injection",t(s),{written:s[0]})}}),84128:((U,w)=>{Object.
defineProperty(w,"__esModule",{value:!0}),w.literalSegment=y,w.matchName=N,w.matchesStars=S,w.readPattern=l;function l(m){
if(!m.parts.some(t=>!t.quoted&&/[*?[]/.test(t.text)))return;const b=m.parts.flatMap(({text:t,quoted:i})=>Array.from(t,s=>({
character:s,active:!i}))),p=b.findLastIndex(({character:t,active:i})=>i&&t==="]"),f=[];let d,n;for(let t=0;t<b.length;){
const i=I(b,t,p);i?(d??=M(f),n??=i.ambiguity,i.element.kind==="many"&&f.at(-1)?.kind==="many"||f.push(i.element),t=i.end):
(f.push({kind:"literal",character:b[t]?.character??""}),t+=1)}return d===void 0?void 0:{text:b.map(({character:t})=>t).join(
""),prefix:d,segments:v(f),...n&&{ambiguity:n}}}function I(m,b,p){const f=m[b];return f?.active?f.character==="*"?{element:{
kind:"many"},end:b+1}:f.character==="?"?{element:{kind:"one"},end:b+1}:f.character!=="["||p<b?void 0:j(m,b)??{element:{kind:"\
one"},end:b+1,ambiguity:"bracket"}:void 0}function j(m,b){let p=b+1;const f=R(m[p],"!");f&&(p+=1);const d=new Set;for(;!R(
m[p],"]");){const n=C(m[p]);if(n===void 0)return;const e=R(m[p+1],"-")?C(m[p+2]):n;if(e===void 0||!L(n,e))return;p+=R(m[p+
1],"-")?3:1;for(let t=n.charCodeAt(0);t<=e.charCodeAt(0);t+=1)d.add(String.fromCharCode(t))}if(d.size!==0)return{element:{
kind:"set",negated:f,members:d},end:p+1}}function R(m,b){return m?.active===!0&&m.character===b}function C(m){return m&&
/^[A-Za-z0-9_.,@%+]$/.test(m.character)?m.character:void 0}function L(m,b){if(m===b)return!0;const p=[/[a-z]/,/[A-Z]/,/[0-9]/];
return m<b&&p.some(f=>f.test(m)&&f.test(b))}function M(m){return m.map(b=>b.kind==="literal"?b.character:"").join("")}function v(m){
const b=[[]];for(const p of m)p.kind==="literal"&&p.character==="/"?b.push([]):b.at(-1)?.push(p);return b}function y(m){
return m.every(({kind:b})=>b==="literal")?M(m):void 0}const A=m=>Array.from(m),k=m=>Array.from(Buffer.from(m).toString("\
latin1"));function N(m,b){const[p]=m;if(b.startsWith(".")&&!(p?.kind==="literal"&&p.character==="."))return!1;const f=E(
m,b,A);return/^[\x20-\x7e]*$/.test(b)||f===E(m,b,k)?f:void 0}function S(m,b){const p=Array.from(b,f=>f==="*"?{kind:"many"}:
{kind:"literal",character:f});return E(p,m,A)}function E(m,b,p){const f=m.flatMap(i=>i.kind==="literal"?p(i.character).map(
s=>({kind:"literal",character:s})):i),d=p(b);let n=0,e=-1,t=0;for(let i=0;i<d.length;)if(f[n]?.kind==="many")e=n,t=i,n+=
1;else if(P(f[n],d[i]))n+=1,i+=1;else if(e>=0)n=e+1,t+=1,i=t;else return!1;return f.slice(n).every(({kind:i})=>i==="many")}
function P(m,b=""){return m?.kind==="literal"?m.character===b:m?.kind==="set"?m.members.has(b)!==m.negated:m?.kind==="on\
e"}}),30683:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.MAX_PATTERNS=void 0,w.resolvePattern=A;function I(){
const t=l(76760);return I=function(){return t},t}function j(){const t=l(32854);return j=function(){return t},t}function R(){
const t=l(12096);return R=function(){return t},t}function C(){const t=l(84128);return C=function(){return t},t}function L(){
const t=l(76829);return L=function(){return t},t}const M=20,v=4096,y=w.MAX_PATTERNS=64;function A(t,i,s){const{pattern:r,
span:o,position:a}=t,u=(0,R().visible)(r.text),c=S(r);let h=[];if(a==="program")s.add("glob-program",o,{pattern:u});else if(E(
r))s.add("glob-outside",o,{pattern:u});else if(!N(r,i))if(c)s.add("glob-unclear",o,{pattern:u,reason:c});else if(P(r))s.
add("glob-flag",o,{pattern:u,match:""});else if(i)h=k(t,i,s);else if(a==="script"&&m(r))s.add("glob-program",o,{pattern:u});else{
const O={matches:[],count:0,judged:!1};s.add("unquoted-glob",o,{pattern:u,...O})}return h.length===0?[r.text]:h}function k({
pattern:t,span:i,position:s},r,o){const a=(0,R().visible)(t.text),u=f(t,r),c="matches"in u&&!u.matches.every(b);if("ambi\
guity"in u||c){const $="ambiguity"in u?u.ambiguity:"file_name";return o.add("glob-unclear",i,{pattern:a,reason:$}),[]}const{
matches:h}=u,O=h.find($=>$.startsWith("-"));O!==void 0&&o.add("glob-flag",i,{pattern:a,match:(0,R().visible)(O)}),s==="s\
cript"&&h.length>1&&o.add("glob-program",i,{pattern:a});const g=h.slice(0,M).map($=>(0,R().visible)($)),{length:x}=h;return o.
add("unquoted-glob",i,{pattern:a,matches:g,count:x,judged:!0}),h}function N({prefix:t,text:i},s){return t.includes("://")&&
!s?.stat(i.slice(0,i.indexOf("/")))}function S({text:t,segments:i,ambiguity:s}){return s||(t.length>v?"too_many":i.some(
o=>(0,C().literalSegment)(o)===void 0&&(0,C().matchName)(o,".."))?"dot":void 0)}function E({text:t,segments:i}){return t.
startsWith("/")||i.some(s=>(0,C().literalSegment)(s)==="..")}function P({prefix:t}){return t.startsWith("-")&&!t.includes(
"=")}function m({segments:t}){return t.some(i=>i.some(({kind:s})=>s==="many"))}function b(t){const i=new(L()).ProblemCollector;
return(0,R().inspectCharacters)(t,0,!0,i),i.inOrder().length===0}const p=128*1024;function f(t,i){let s=[{written:"",path:""}];
for(const[a,u]of t.segments.entries()){const c=a===t.segments.length-1,h=[];for(const O of s){const g=d(O,u,c,i);if(typeof g==
"string")return{ambiguity:g};h.push(...g)}s=h}const r=s.map(({written:a})=>Buffer.from(a));return r.reduce((a,u)=>a+u.length+
1,0)>p?{ambiguity:"too_many"}:{matches:r.sort(Buffer.compare).map(a=>a.toString())}}function d(t,i,s,r){const{written:o,
path:a}=t,u=(0,C().literalSegment)(i);if(u==="")return s?[t]:"empty_segment";const c=s?"":"/";if(u===".")return[{written:`${o}\
.${c}`,path:a}];const h=[];for(const O of n(a,i,u,r)){if(O==="letters")return"letters";if(!s&&e(O,r))return"symlink";!s&&
O.kind!=="directory"||h.push({written:`${o}${I().posix.basename(O.path)}${c}`,path:O.path})}return h}function*n(t,i,s,r){
if(s!==void 0){const o=r.stat(t===""?s:`${t}/${s}`);o?.tracked&&(yield o);return}for(const o of r.list(t)){if(!o.tracked)
continue;const a=(0,C().matchName)(i,I().posix.basename(o.path));a===void 0?yield"letters":a&&(yield o)}}function e(t,i){
if(t.kind!=="symlink")return t.kind==="submodule";const s=(0,j().resolveInTree)(i,t.path);return s.kind==="missing"?!1:s.
kind!=="inside"||!/^(?:file|executable)$/.test(s.entry.kind)}}),35736:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.hasOneReading=k,w.lex=A;function I(){const f=l(13580);return I=function(){return f},f}function j(){const f=l(29064);return j=
function(){return f},f}function R(){const f=l(12096);return R=function(){return f},f}function C(){const f=l(30683);return C=
function(){return f},f}function L(){const f=l(84128);return L=function(){return f},f}function M(){const f=l(50674);return M=
function(){return f},f}function v(){const f=l(76829);return v=function(){return f},f}const y=128*1024;function A(f,d){const n=new(v()).
ProblemCollector;if(N(f,n))return{words:[],assignments:[],refused:[],problems:n.inOrder()};const e={start:0,end:f.length};
(0,R().inspectBlanks)(f,n),(0,R().inspectInjection)(f,n);const t=(0,M().splitWords)(f,n),{assignments:i,refused:s,count:r}=(0,j().
readAssignments)(t,n);for(const a of t.slice(0,r))P(a,n);const o=S(t.slice(r),d,n);o.length===0&&n.add("empty-command",e,
{});for(const{value:a,span:u}of i)(0,R().inspectInjection)(a,n,u);for(const{text:a,span:u}of o)(0,R().inspectInjection)(
a,n,u);return{words:o,assignments:i,refused:s,problems:n.inOrder()}}function k({problems:f}){return f.every(({rule:d})=>(0,I().
ruleOf)(d).severity==="warning")}function N(f,d){if(Buffer.byteLength(f)<=y)return!1;const n={start:0,end:f.length};return d.
add("command-too-long",n,{limit:y}),!0}function S(f,d,n){const e=[];let t=0;for(const[i,s]of f.entries()){const r={start:s.
start,end:s.end},o=s.parts.some(h=>h.quoted),a=(0,v().textOf)(s);P(s,n),m(s,n),p(s,i===0,n),(0,R().inspectLookAlikes)(a,
s,i===0,n);const u=(0,L().readPattern)(s);if(u&&(t+=1),u&&t>C().MAX_PATTERNS&&n.add("glob-unclear",r,{pattern:(0,R().visible)(
a),reason:"too_many"}),!u||t>C().MAX_PATTERNS){e.push({text:a,span:r,quoted:o});continue}const c=E(i,e);for(const h of(0,C().
resolvePattern)({pattern:u,span:r,position:c},d,n))e.push({text:h,span:r,quoted:o})}return e}function E(f,d){return f===
0?"program":f===1&&d[0]?.text==="node"?"script":"argument"}function P(f,d){for(const[n,e]of f.parts.entries()){if(e.quoted||
!e.text.includes("~"))continue;const t=e.text.search(n===0?/(?:^|[=:])~/:/[=:]~/);if(t<0)continue;const i=e.start+e.text.
indexOf("~",t),s=(0,R().visible)((0,v().textOf)(f));d.add("tilde-expansion",{start:i,end:i+1},{word:s});return}}function m(f,d){
let n=-1,e=!1;for(const t of f.parts)if(!(t.quoted||n<0&&!t.text.includes("{")))for(const{0:i,index:s}of t.text.matchAll(
/[{},]|\.\./g)){const r=t.start+s;if(i==="{")n<0&&(n=r);else if(i!=="}")e=n>=0;else if(e){const o={start:n,end:r+1};d.add(
"brace-expansion",o,{written:(0,R().visible)((0,v().textOf)(f))});return}}}const b=new Set(`if then else elif fi do done\
 case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function p(f,d,n){const e=(0,v().unquotedText)(f);e!==void 0&&(e==="\
!"||d&&b.has(e))&&n.add("reserved-word",{start:f.start,end:f.end},{word:e})}}),62603:((U,w)=>{Object.defineProperty(w,"_\
_esModule",{value:!0}),w.backtickEnd=C,w.readDollar=R,w.readOperator=M;const l=/[A-Za-z_]/,I=/[A-Za-z0-9_]/,j=/[0-9@*#?$!-]/;
function R(v,y,A){const k=v.charAt(y+1);if(k==="(")return{kind:v.charAt(y+2)==="("?"arithmetic-expansion":"command-subst\
itution",end:L(v,y+1,"(",")")};if(k==="{")return{kind:"variable-expansion",end:L(v,y+1,"{","}")};if(k==="[")return{kind:"\
arithmetic-expansion",end:L(v,y+1,"[","]")};if(k==="'"||k==='"'){if(A)return;const N=v.indexOf(k,y+2);return{kind:"dolla\
r-quote",end:N<0?v.length:N+1}}if(l.test(k)){let N=y+2;for(;I.test(v.charAt(N));)N+=1;return{kind:"variable-expansion",end:N}}
if(j.test(k)||k>"\x7F")return{kind:"variable-expansion",end:y+2}}function C(v,y){for(let A=y+1;A<v.length;A+=1){const k=v.
charAt(A);if(k==="\\")A+=1;else if(k==="`")return A+1}return v.length}function L(v,y,A,k){let N=0;for(let S=y;S<v.length;S+=
1){const E=v.charAt(S);if(E===A)N+=1;else if(E===k&&(N-=1,N===0))return S+1}return v.length}function M(v,y,A){const k=v.
charAt(y);if(k==="("||k===")")return A.add("shell-parenthesis",{start:y,end:y+1},{character:k}),y+1;const N=k==="<"||k===
">",S=N?/[<>&|-]/:/[;&|]/;let E=y+1;for(;E-y<3&&S.test(v.charAt(E));)E+=1;const P=v.slice(y,E);return A.add(N?"shell-red\
irection":"shell-operator",{start:y,end:E},{operator:P}),E}}),50674:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.splitWords=L;function I(){const v=l(12096);return I=function(){return v},v}function j(){const v=l(62603);return j=function(){
return v},v}const R=1e3,C=/[ \t\n\r'"\\$`;&|<>()]/g;function L(v,y){return new M(v,y).split()}class M{#t;#e;#s=[];#r=[];#i=0;#n=0;#u=0;constructor(y,A){
this.#t=y,this.#e=A}split(){for(;this.#n<this.#t.length;)this.#a();if(this.#d(),this.#u>R){const y={start:0,end:this.#t.
length};this.#e.add("too-many-quotes",y,{quotes:this.#u,limit:R})}return this.#s}#a(){switch(this.#t.charAt(this.#n)){case"\
 ":case"	":this.#d(),this.#n+=1;break;case`
`:case"\r":this.#d(),(0,I().inspectCharacters)(this.#t.charAt(this.#n),this.#n,!1,this.#e),this.#n+=1;break;case"'":this.#c();
break;case'"':this.#p();break;case"\\":this.#m();break;case"$":this.#g(!1);break;case"`":this.#y(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#d(),this.#n=(0,j().readOperator)(this.#t,this.#n,this.#e);break;case"#":
this.#r.length===0?this.#w():this.#f();break;default:this.#f()}}#o(y,A,k,N=k){this.#r.length===0&&(this.#i=N),this.#r.push(
{text:y,quoted:A,start:k})}#d(){this.#r.length!==0&&(this.#s.push({parts:this.#r,start:this.#i,end:this.#n}),this.#r=[])}#f(){
const y=this.#n;C.lastIndex=y+1;const A=C.exec(this.#t)?.index??this.#t.length,k=this.#t.slice(y,A);(0,I().inspectCharacters)(
k,y,!1,this.#e),this.#o(k,!1,y),this.#n=A}#c(){const y=this.#n,A=this.#t.indexOf("'",y+1),k=A<0?this.#t.length:A,N=this.#t.
slice(y+1,k);(0,I().inspectCharacters)(N,y+1,!0,this.#e),this.#o(N,!0,y+1,y),this.#l(y,k,"'")}#p(){const y=this.#n,A=this.#t;
let k="",N=y+1;for(this.#n=N;this.#n<A.length&&A.charAt(this.#n)!=='"';){const E=A.charAt(this.#n);E==="\\"&&/["$`\\\n]/.
test(A.charAt(this.#n+1))?(k+=A.slice(N,this.#n),A.charAt(this.#n+1)===`
`&&this.#h(),N=this.#n+1,this.#n+=2):E==="$"?this.#g(!0):E==="`"?this.#y(!0):this.#n+=1}const S=Math.min(this.#n,A.length);
k+=A.slice(N,S),(0,I().inspectCharacters)(A.slice(y+1,S),y+1,!0,this.#e),this.#o(k,!0,y+1,y),this.#l(y,S,'"')}#l(y,A,k){
this.#u+=1,this.#n=Math.min(A+1,this.#t.length),!(A<this.#t.length)&&this.#e.add("unterminated-quote",{start:y,end:A},{quote:k})}#m(){
const y=this.#n,A=this.#t.charAt(y+1);this.#n+=1,A===""?(this.#e.add("trailing-backslash",{start:y,end:y+1},{}),this.#o(
"\\",!0,y)):A===`
`?(this.#n=y,this.#h(),this.#n+=2):A>"\x7F"?this.#o("",!0,y+1,y):((0,I().inspectCharacters)(A,y+1,!0,this.#e),this.#o(A,
!0,y+1,y),this.#n+=1)}#h(){this.#e.add("line-continuation",{start:this.#n,end:this.#n+2},{})}#g(y){const A=(0,j().readDollar)(
this.#t,this.#n,y);A?this.#b(A.kind,A.end,y):(y||this.#o("$",!1,this.#n),this.#n+=1)}#y(y){const A=(0,j().backtickEnd)(this.#t,
this.#n);this.#b("command-substitution",A,y)}#b(y,A,k){const N=this.#n,S=this.#t.slice(N,A);this.#e.add(y,{start:N,end:A},
{written:(0,I().visible)(S)}),k||this.#o(S,!0,N),this.#n=A}#w(){const y=this.#n,A=this.#t.indexOf(`
`,y);this.#n=A<0?this.#t.length:A;const k=this.#t.slice(y,this.#n);(0,I().inspectCharacters)(k,y,!1,this.#e),this.#e.add(
"shell-comment",{start:y,end:this.#n},{written:(0,I().visible)(k)})}}}),76829:((U,w,l)=>{Object.defineProperty(w,"__esMo\
dule",{value:!0}),w.ProblemCollector=void 0,w.textOf=R,w.unquotedText=C;function I(){const M=l(13580);return I=function(){
return M},M}function j(){const M=l(95132);return j=function(){return M},M}function R(M){const[v]=M.parts;return M.parts.
length===1&&v?v.text:M.parts.map(y=>y.text).join("")}function C(M){const[v]=M.parts;return M.parts.length===1&&v&&!v.quoted?
v.text:void 0}class L{#t=[];#e=new Set;add(v,y,A){if((0,I().ruleOf)(v).severity==="error"){if(this.#e.has(v))return;this.#e.
add(v)}this.#t.push((0,j().problemAt)(v,y,A))}inOrder(){const v=({rule:y})=>this.#e.has(y)?0:1;return this.#t.sort((y,A)=>y.
span.start-A.span.start||v(y)-v(A))}}w.ProblemCollector=L}),19312:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.loopAt=C;function I(){const M=l(81413);return I=function(){return M},M}const j=50,R=/^(?:[\w@./-]+|(?!\/|.*\.\.)[\w@./*?-]+)$/;
function C({commands:M,text:v,tree:y},A){const k=M[A];if(k?.words.some(t=>t.text==="for")!==!0)return;const[N]=(0,I().readShellText)(
v.slice(k.span.start,k.span.end),y),S=N&&(0,I().withoutReserved)(N).words,[E,{text:P=""}={},m,...b]=S??[];if(!N||E?.text!==
"for"||m?.text!=="in")return;const p=t=>R.test(t.text)&&!(0,I().isDynamic)(N,t);if(!/^\w+$/.test(P)||b.length>j||!b.every(
p))return;const f=new RegExp(`\\$(?:${P}(?!\\w)|\\{${P}\\})`,"g");if((v.match(new RegExp(`(?<![\\w-]|\\$\\{?)${P}(?!\\w)`,
"g"))??[]).length!==1)return;const n=L(M,A),e=v.slice(k.span.end,M[n-1]?.span.end);return{turns:b.map(t=>e.replace(f,t.text)),
end:n}}function L(M,v){let y=0;for(let A=v;A<M.length;A+=1){const[k]=M[A]?.words??[],N=M[A]?.words.filter(({text:S,quoted:E},P,m)=>m.
slice(0,P).every(I().isBefore)&&!E&&/^(?:for|select|until|while)$/.test(S));if(y+=N?.length??0,k?.text==="done"&&(y-=1),
y===0)return A+1}return M.length}}),51951:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.readCommand=m,w.
readWords=f;function I(){const a=l(37866);return I=function(){return a},a}function j(){const a=l(32017);return j=function(){
return a},a}function R(){const a=l(94854);return R=function(){return a},a}function C(){const a=l(80781);return C=function(){
return a},a}function L(){const a=l(95132);return L=function(){return a},a}function M(){const a=l(45806);return M=function(){
return a},a}function v(){const a=l(92170);return v=function(){return a},a}function y(){const a=l(35736);return y=function(){
return a},a}function A(){const a=l(86191);return A=function(){return a},a}function k(){const a=l(73872);return k=function(){
return a},a}function N(){const a=l(60210);return N=function(){return a},a}function S(){const a=l(82293);return S=function(){
return a},a}function E(){const a=l(80827);return E=function(){return a},a}const P=new Set;async function m(a,u={}){const c=f(
a,u),{tree:h,base:O,changed:g=P,cwd:x="",clock:$,programs:T=j().NO_PROGRAMS}=u;if(h===void 0||c.invocation===void 0||c.argv===
null)return c;const F={tree:h,directory:x,changed:g,families:T,...O&&{base:O}},{invocation:D}=c,{targets:W,problems:H}=await(0,k().
resolveInvocation)(D,F,$);return{...c,...await b(D,W,F),targets:W,problems:r(c.problems,H)}}async function b(a,u,c){if(a.
program!=="npm"&&a.program!=="npx")return{};const h=await(0,E().npmScripts)(a,c),O=u.some(({kind:$,via:T})=>$==="package\
_binary"&&T===void 0),x=(h?(0,E().stepsIn)(h).some(({text:$})=>p.test($)):!O)?await(0,N().foreignSettings)(c.tree,c.changed):
[];return{...h&&{scripts:h},...x.length>0&&{npmSettings:x}}}const p=/(?:^|[^\w.-])np[mx](?![\w.-])/;function f(a,{tree:u,
cwd:c="",programs:h=j().NO_PROGRAMS}={}){if(typeof a!="string")return n(a);const{words:O,assignments:g,problems:x}=(0,y().
lex)(a,u&&(0,C().subTree)(u,c)),[$]=O,T=(V,X,K)=>({command:a,words:O,assignments:g,argv:V,...K===void 0?void 0:{invocation:K},
targets:[],problems:X});if($===void 0)return T(null,x);const F=(0,y().hasOneReading)({problems:x})?O.map(({text:V})=>V):
null,{program:D,problem:W}=t(a,O,h);if(W?.rule==="sentence")return T(F,[W,...x]);if(D===void 0)return T(F,[...x,W]);const H=d(
O,x).slice(1),{invocation:G,problems:B}=(0,M().parseInvocation)(D,H,h),z=(0,S().inspectPaths)(G,c,h);return T(F,[...x,...B,
...z],G)}function d(a,u){const c=u.find(h=>h.rule==="shell-operator"||(0,L().isProblem)(h,"line-break")&&!h.args.quoted);
return c===void 0?a:a.filter(({span:h})=>h.start<c.span.start)}function n(a){const u=a===null?"null":Array.isArray(a)?"a\
rray":typeof a,c=(0,L().problemAt)("command-not-text",{start:0,end:0},{type:u});return{command:"",words:[],assignments:[],
argv:null,targets:[],problems:[c]}}const e=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function t(a,u,{
allowed:c,offered:h}){const[O]=u,g=O?.text??"",x=(0,v().isProgram)(g)?g:c.get(g);if(x!==void 0)return{program:x};const $=O?.
span??{start:0,end:0},T=(W,H)=>({program:void 0,problem:(0,L().problemAt)(W,$,H)}),[,F]=e.exec(g)??[];if(F===void 0&&(0,A().
isSentence)(a)){const W=u.at(-1)?.span.end??$.end;return{program:void 0,problem:(0,L().problemAt)("sentence",{start:$.start,
end:W},{})}}const D=s(g,h);return/[\\/]/.test(g)?T("program-by-path",{program:g,...D}):F!==void 0?T("program-look-alike",
{program:g,meant:F.toLowerCase()}):T("program-not-allowed",{program:g,group:I().REFUSED_PROGRAMS.get(g)??(R().TOOLS.has(
g)?"npx":"other"),...D,allowed:[...c.keys()]})}const i=new Map([["gradlew","gradle"],["mvnw","mvn"],["gmake","make"],["b\
unx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],["uvx","uv"],["py.test","pytest"],["py","python"]]);function s(a,u){const c=u(
a);if(c!==void 0)return{offered:c};const h=a.replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,
"$1"),O=i.get(h)??h,g=u(O);return g===void 0?{offered:""}:{offered:g,word:O}}function r(a,u){const c=new Set(a.map(o)),h=[
...a];for(const O of u){const g=o(O);c.has(g)||(c.add(g),h.push(O))}return h}function o({rule:a,span:u,args:c}){return JSON.
stringify([a,u.start,u.end,c])}}),86191:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.isSentence=k,w.namedPaths=
E,w.startedFiles=P;function I(){const m=l(37866);return I=function(){return m},m}function j(){const m=l(32854);return j=
function(){return m},m}const R=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
C=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
L=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,M=/^[A-Za-z][a-z']*[:,]?$/,v=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
y=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,A=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function k(m){const b=m.trim(),[p="",...f]=b.split(/\s+/,100);if(I().REFUSED_PROGRAMS.has(p))return!1;if(v.test(b)||y.test(
b)||A.test(p))return!0;if(/[;&|<>$`]/.test(b))return!1;const d=M.test(p);if(f.some(e=>/^--?[A-Za-z]/.test(e)))return!1;if((d||
L.test(p))&&f.some(e=>R.test(N(e))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(p))return f.length>0||/[.!:]$/.test(p);const n=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(f[0]??"");return d&&n&&(C.test(p)||/[a-z]{2}[.!?]$/.test(b))}function N(m){return m.replace(/[.,;:!?]$/,"")}const S=/[\s"'`;&|()<>=]+/;
function E(m,b=""){const p=b===""?"":`${b}/`;return m.split(S).map(f=>(0,j().normalise)(p+f)??f)}function P({targets:m}){
return m.flatMap(({kind:b,path:p})=>b==="file"&&p?[p]:[])}}),40324:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.inspectAliases=v;function I(){const y=l(76760);return I=function(){return y},y}function j(){const y=l(67953);return j=
function(){return y},y}function R(){const y=l(56788);return R=function(){return y},y}function C(){const y=l(10473);return C=
function(){return y},y}const L=256*1024,M=/"[^"\n]*\\[uUxX][^"\n]*"\s*[=.\]]|(?:^|[\s{,."'])include["']?\s*=/m;async function v({
program:y,data:A},{tree:k,directory:N},{subcommand:S,span:E}){const P=S.replace(/ .*$/s,""),m=new RegExp(`(?:^|[\\s{,.["'\
])${P}["']?\\s*=`,"m"),b=[];for(const p of A.alias_files.length===0?[]:(0,j().foldersUpFrom)(N))for(const f of A.alias_files){
const d=I().posix.join(p,f),n=await(0,C().readText)(k,d,L);if(n===void 0)continue;("unread"in n||M.test(n.text)||/alias/.
test(n.text)&&m.test(n.text))&&b.push((0,R().fails)("subcommand-aliased",E,{program:y,subcommand:P,path:d}))}return(0,R().
join)(b)}}),1931:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.choosesCode=v,w.preloadsIn=y;function I(){
const k=l(58690);return I=function(){return k},k}function j(){const k=l(87646);return j=function(){return k},k}function R(){
const k=l(35736);return R=function(){return k},k}function C(){const k=l(60210);return C=function(){return k},k}const L=/(?:^|_)(?:BIN|BINARY|BROWSER|CC|COMMAND|COMPILER|CXX|EDITOR|EXECUTABLE|LINKER|PAGER|RUNNER|SHELL|VISUAL|WRAPPER)(?:_PATH)?$/,
M=/^(?:\$\{?PATH\}?|\/(?:usr\/(?:local\/)?)?s?bin|(?:\.{0,2}\/|\$\{?(?:PWD|INIT_CWD)\}?\/)*node_modules\/\.bin\/?)$/;function v({
name:k,value:N}){if(k==="PATH")return!N.split(":").every(E=>M.test(E));if(k==="NODE_OPTIONS")return y(N)?.length!==0;const[
,S]=/^npm_config_(.*)$/i.exec(k)??[];if(S!==void 0){const E=S.toLowerCase().replaceAll("_","-");return E==="node-options"?
y(N)?.length!==0:E!=="ignore-scripts"&&(0,C().effectOf)(E,N)!=="harmless"}return(0,I().choosesByName)(k)||L.test(k)&&/^(?!\/)[^$]*\//.
test(N)}function y(k){const{words:N,problems:S}=(0,R().lex)(`node ${k} x.js`);if(!S.some(({rule:E})=>E.endsWith("-expans\
ion")||E.endsWith("-substitution")))return(0,j().parseNode)(N.slice(1)).problems.flatMap(({rule:E,args:P})=>{const m="va\
lue"in P?String(P.value):"";return A.has(E)&&!/^[@\w][\w@./-]*$/.test(m)?[m]:[]})}const A=new Set(["changes-configuratio\
n","changes-node-options","loads-code","preloads-code","reads-environment-file"])}),41015:((U,w,l)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.dependencyHome=L,w.placeAtHome=M,w.resolveAtHome=v;function I(){const y=l(76760);return I=function(){
return y},y}function j(){const y=l(81624);return j=function(){return y},y}function R(){const y=l(80781);return R=function(){
return y},y}function C(){const y=l(67953);return C=function(){return y},y}function L({tree:y,base:A=y,directory:k}){const N=S=>E=>j().
LOCKFILES.some(P=>E.stat(I().posix.join(S,P))!==void 0);return(0,C().foldersUpFrom)(k).find(S=>[y,A].some(N(S)))??""}function M(y,A=L(
y)){if(A==="")return y;const{tree:k,base:N,directory:S,changed:E}=y,P=`${A}/`;return{...y,tree:(0,R().subTree)(k,A),...N&&
{base:(0,R().subTree)(N,A)},directory:S.slice(P.length),changed:new Set([...E].flatMap(m=>m.startsWith(P)?m.slice(P.length):
[]))}}async function v(y,A){const k=L(y),{targets:N,problems:S}=await A(M(y,k));return{targets:N.map(E=>E.path===void 0?
E:{...E,path:I().posix.join(k,E.path)}),problems:S}}}),66227:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.inspectDependency=A,w.isUnverified=k,w.ownerOf=S,w.packageOf=y;function I(){const P=l(76760);return I=function(){return P},
P}function j(){const P=l(95132);return j=function(){return P},P}function R(){const P=l(41015);return R=function(){return P},
P}function C(){const P=l(53169);return C=function(){return P},P}function L(){const P=l(46138);return L=function(){return P},
P}function M(){const P=l(19685);return M=function(){return P},P}function v(){const P=l(59867);return v=function(){return P},
P}function y(P){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(P)?.[1]}async function A(P,m,b){const{tree:p,base:f=p}=(0,R().
placeAtHome)(P);return[...await N(p,f,m,b),...await(0,C().compareWithBase)(p,f,m.name,b),...await E(p,m,b)]}function k({
rule:P}){return P==="dependency-unverified"||P==="target-untracked"}async function N(P,m,{name:b,path:p},f){const d=s=>[
(0,j().problemAt)("dependency-unverified",f,{name:b,path:p,fault:s})],[n,e]=await Promise.all([(0,M().readLocks)(P),(0,M().
readLocks)(m)]),t=s=>s.some(({entriesOf:r})=>r(b).length>0);return!t(n)&&t(e)?d("removed"):(await(0,v().usablePackageJson)(
P,""))?.dependencies.has(b)?t(n)?[]:n.length===0&&e.length===0?[(0,j().problemAt)("lockfile-missing",f,{})]:d("unlocked"):
d("undeclared")}async function S(P,m,b){const p=await(0,M().readLocks)(P),f=d=>p.flatMap(({entriesOf:n})=>n(d));return b.
has(m)&&(p.length===0||f(m).length>0)?m:[...b].find(d=>f(d).some(({bin:n})=>n!==void 0&&Object.hasOwn(n,m)))}async function E(P,{
name:m,binary:b},p){const f=`node_modules/${m}`;if(P.stat(f)===void 0)return[];const n=(await(0,M().readLocks)(P)).flatMap(
({entriesOf:$})=>$(m));if(n.length===0)return[];const e=await(0,v().readJsonFile)(P,`${f}/package.json`),t=(0,L().objectIn)(
e),i=(0,L().textIn)(t,"name"),s=(0,L().textIn)(t,"version"),r=($,T,F)=>[(0,j().problemAt)("dependency-stale",p,{name:m,what:$,
locked:T,installed:F||"nothing"})],o=e!==void 0,a=n.filter($=>!o||$.name===(i||m));if(a.length===0)return r("name",n[0]?.
name??"",i);const u=a.filter($=>!o||["",s].includes($.version));if(u.length===0)return r("version",a[0]?.version??"",s);
if(b===void 0)return[];const c=u.flatMap(({bin:$})=>$===void 0?[]:[$]),h=c.length>0?c:[(0,L().binOf)(t.bin,i||m)??{}];if(c.
length===0&&t.bin===void 0)return[];const{name:O,file:g}=b,x=h.flatMap($=>Object.entries($).flatMap(([T,F])=>O===void 0||
O===T?[I().posix.normalize(F)]:[]));return x.includes(g)?[]:r(O===void 0?"binary":`binary ${O}`,x[0]??"nothing",g)}}),72309:((U,w,l)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.exportedConfig=y,w.mayChangeMode=v,w.packageEnv=k;function I(){const P=l(
76760);return I=function(){return P},P}function j(){const P=l(46138);return j=function(){return P},P}function R(){const P=l(
60210);return R=function(){return P},P}const C=new Set(`cache-max cache-min if-present include-workspace-root init.autho\
r.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),L=new Set("browser cache fetch-retries offline update-notifier".split(" ")),M=["also","dev",
"include","omit","only","optional","production"];function v(P,m){return M.some(b=>b in m||P.some(({name:p})=>p===`--${b}`))}
function y(P,m){const b=Object.entries(m).filter(([d,n])=>{const e=(0,R().effectOf)(d,n);return e==="harmless"||e==="hon\
oured"}),p=P.map(({name:d,value:n,negated:e})=>[d.slice(2),n??e!==!0]),f={};for(const[d,n]of[...b,...p])C.has(d)||L.has(
d)||(f[`npm_config_${d.replaceAll("-","_").toLowerCase()}`]=A(n));return f}function A(P){return Array.isArray(P)?P.map(A).
join(`

`):P==null||P===!1?"":String(P).trim()}function k(P){const{name:m,version:b,config:p,engines:f,bin:d}=P,n={};return N({name:m,
version:b,config:p,engines:f,bin:S(d,m)},"npm_package_",n),Object.fromEntries(Object.entries(n).filter(([e])=>/^[A-Za-z_]\w*$/.
test(e)))}function N(P,m,b){for(const[p,f]of Object.entries(P))if(f!==void 0)if(f===null||f===!1)b[`${m}${p}`]="";else if(Array.
isArray(f))for(const[d,n]of f.entries())N({[`${p}_${d}`]:n},m,b);else typeof f=="object"?N(f,`${m}${p}_`,b):b[`${m}${p}`]=
String(f)}function S(P,m){const f=Object.entries((0,j().binOf)(P,typeof m=="string"?m:"")??{}).map(([d,n])=>[I().posix.basename(
E(d)),E(n)]).filter(([d,n])=>d&&n);return f.length>0?Object.fromEntries(f):void 0}function E(P){return I().posix.join("/",
P.replaceAll("\\","/")).slice(1)}}),87146:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.codeFilesOf=S,w.
hiddenInInvocation=k,w.hiddenInWords=A,w.preloadsOf=N,w.readsCode=E;function I(){const n=l(76760);return I=function(){return n},
n}function j(){const n=l(37866);return j=function(){return n},n}function R(){const n=l(45806);return R=function(){return n},
n}function C(){const n=l(81413);return C=function(){return n},n}function L(){const n=l(20630);return L=function(){return n},
n}function M(){const n=l(1931);return M=function(){return n},n}const v=new Set(["alias","enable","hash"]),y=new Set("dec\
lare export for getopts local read readonly typeset".split(" "));function A(n,e){const[t,...i]=n.words,s=t?.text??"",[r,
...o]=(0,L().startedWords)(n.words),a=r?.text??"";if(n.defines||s==="function"&&!t?.quoted)return{how:"function",part:s.
replace(/_{2,}\{?$/,"")};if(v.has(a)&&o.length>0)return{how:"function",part:a};if(a==="eval")return{how:"text",part:a};const u=n.
words.slice(0,n.words.length-o.length-1),c=s==="env"&&u.find(({text:D})=>/^(?:-C|--ch)/.test(D));if(c)return{how:"dynami\
c",part:`env ${c.text}`};const h=P(n).find(M().choosesCode);if(h)return{how:"assignment",part:h.name};if(r===void 0)return;
const O=D=>(0,C().isDynamic)(n,D)||D.text==="{}",g=({span:D})=>e.slice(D.start,D.end);if(O(r))return{how:"dynamic",part:g(
r)};if(s==="exec"&&i.length===0&&d(n))return{how:"input",part:s};if(r.text==="node")return o.find(({text:W})=>!W.startsWith(
"-"))?.text==="{}"?{how:"dynamic",part:"{}"}:void 0;if(!m(r))return;const $=p(o).find(O);if($)return{how:"dynamic",part:g(
$)};const T=d(n)||n.words.some(({text:D})=>D==="xargs"),F=o.some(({text:D},W)=>f(o,W)&&!b.test(D));return T&&!F?{how:"in\
put",part:r.text}:void 0}function k(n,e,{invocation:t,problems:i},s){for(const{program:r,flags:o,operands:a}of[t,...(0,R().
launchedBy)(t,s)]){if(!/^(?:node|np[mx])$/.test(r))continue;const u=[...o,...a].find(c=>(0,C().isDynamic)(n,c));if(u)return{
how:"dynamic",part:e.slice(u.span.start,u.span.end)}}for(const{rule:r,args:o}of i){if(r==="reads-stdin"&&d(n)&&"program"in
o)return{how:"input",part:String(o.program)};if(r==="assignment-refused"&&"name"in o&&"value"in o){const a=String(o.name);
if((0,M().choosesCode)({name:a,value:String(o.value)}))return{how:"assignment",part:a}}}}function N(n,e){return[n,...(0,R().
launchedBy)(n,e)].flatMap(({program:t,flags:i})=>i.flatMap(({value:s,span:r})=>t==="node"&&s!==void 0&&/^\.{0,2}\//.test(
s)?[{text:s,span:r}]:[]))}function S(n){const[e,...t]=(0,L().startedWords)(n.words);if(e===void 0)return[];const i=m(e)?
p(t).slice(-1):[],s=n.redirections.flatMap(({operator:a,target:u})=>a==="<"&&u&&E(n)?[u]:[]),r=P(n).flatMap(({name:a,value:u,
span:c})=>(a==="PATH"?u.split(":").map(O=>I().posix.join(O,e.text)):a.endsWith("NODE_OPTIONS")||a.endsWith("node_options")?
(0,M().preloadsIn)(u)??[]:[u]).map(O=>({text:O,span:c})));return[...e.text.includes("/")?[e]:[],...i,...s,...r]}function E({
words:n}){const[e]=(0,L().startedWords)(n),{text:t}=e??{text:""};return/^(?:node|np[mx])$|\//.test(t)||m({text:t})}function P(n){
const{words:e,assignments:t}=n,[i,...s]=e,r=y.has(i?.text??""),a=(i?.text==="for"?s.slice(0,1):r?s:e.slice(0,e.length-(0,L().
startedWords)(e).length)).flatMap(({text:u,span:c})=>{const[,h,O]=/^(\w+)(?:\+?=(.*))?$/s.exec(u)??[];return h===void 0||
O===void 0&&!r?[]:[{name:h,value:O??"?",span:c}]});return[...t,...a]}function m({text:n}){const e=n.replace(/^(?:\/usr)?(?:\/local)?\/bin\//,
"");return/^(?:(?:ba|da|z|k|fi|c|tc)?sh|\.|source|pwsh|python[\d.]*|perl|php|ruby|deno|bun|lua|osascript)$/.test(e)||j().
REFUSED_PROGRAMS.get(e)==="interpreter"&&!/^(?:cargo|go|java|make)$/.test(e)}const b=/^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0)$/;
function p(n){const e=n.findIndex((t,i)=>f(n,i));return e<0?n:n.slice(0,e+1)}function f(n,e){const{text:t=""}=n[e]??{};return/^-\w*[cemr]$/.
test(n[e-1]?.text??"")?!0:!t.startsWith("-")&&/[./\s]/.test(t)}function d({redirections:n,pipedFrom:e}){return e!==void 0||
n.some(({operator:t})=>/^<(?:<|$)/.test(t))}}),73872:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.resolveInvocation=
k;function I(){const e=l(41330);return I=function(){return e},e}function j(){const e=l(95132);return j=function(){return e},
e}function R(){const e=l(45806);return R=function(){return e},e}function C(){const e=l(15804);return C=function(){return e},
e}function L(){const e=l(52437);return L=function(){return e},e}function M(){const e=l(59867);return M=function(){return e},
e}function v(){const e=l(9504);return v=function(){return e},e}function y(){const e=l(56788);return y=function(){return e},
e}function A(){const e=l(95598);return A=function(){return e},e}function k(e,t,i){const s=new(y()).Trail((r,o)=>N(r,o,s),
i);return N(e,t,s)}async function N(e,t,i){const s=[];for(const r of[e,...(0,R().launchedBy)(e,t.families)]){const o=await p(
r,t);if("rule"in o)s.push({targets:[],problems:[o]});else for(const a of o)s.push(await S(a,t,i),await(0,A().resolveTasks)(
a,t,i))}return(0,y().join)(s)}function S(e,t,i){const{program:s,family:r}=e;return r!==void 0?(0,v().resolveProgram)(e,r,
t,i):s==="node"?(0,C().resolveNode)(e,t):(0,L().resolveNpm)(e,t,i)}const E=/^[\w:.@/-]+$/,P=200,m=4,b=/^[\w:.@/*?{},[\]-]+$/;
async function p(e,t){const{selects:i,operands:s}=e,[r]=s;if(i===void 0||r===void 0)return[e];const o=await(0,M().usablePackageJson)(
t.tree,t.directory),{text:a,span:u}=r,c={program:"npm",flag:a};if(!f(a))return(0,j().problemAt)("launches-programs",u,c);
const h=[...o?.scripts.keys()??[]];if(h.some(g=>g.length>P))return(0,j().problemAt)("launches-programs",u,c);const O=h.filter(
d(a,i));return O.length===0?(0,j().problemAt)("npm-script-missing",u,{script:a,passes:!1}):O.every(g=>E.test(g))?O.map(g=>{
const{selects:x,...$}=e;return{...$,operands:[{...r,text:g}]}}):(0,j().problemAt)("launches-programs",u,c)}function f(e){
return e.length<=P&&b.test(e)&&e.split("*").length-1<=m}function d(e,t){if(t==="glob"){const o=(0,I().default)(n(e),{nonegate:!0,
strictSlashes:!0});return a=>o(n(a))}const i=e.indexOf("*"),[s,r]=[e.slice(0,i),e.slice(i+1)];return o=>o.length>=s.length+
r.length&&o.startsWith(s)&&o.endsWith(r)}function n(e){return e.replace(/[:/]/g,t=>t===":"?"/":":")}}),53169:((U,w,l)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.compareWithBase=y,w.knownHosts=o,w.replacedArchive=S;function I(){const h=l(
32854);return I=function(){return h},h}function j(){const h=l(93028);return j=function(){return h},h}function R(){const h=l(
95132);return R=function(){return h},h}function C(){const h=l(60210);return C=function(){return h},h}function L(){const h=l(
59867);return L=function(){return h},h}function M(){const h=l(46138);return M=function(){return h},h}function v(){const h=l(
19685);return v=function(){return h},h}async function y(h,O,g,x){if(h===O)return[];const[$,T]=await Promise.all([(0,v().
readLocks)(h),(0,v().readLocks)(O)]),F={hosts:await o(O,T),configured:await a(h,g)},D=await p(h,O,g),W=[];for(const{path:H,
entriesOf:G}of $){const B=T.find(V=>V.path===H),z=(B?[B]:T).flatMap(V=>V.entriesOf(g));for(const V of G(g)){const X=z.filter(
J=>E(J,V)),K=X.filter(({version:J})=>J===V.version),Y=S(V,h,O)||K.length>0&&K.every(J=>P(J,V))?{how:"integrity",to:V.integrity??
"nothing"}:X.length>0&&b(V,F)?void 0:A(V,{name:g,tree:h,before:z,registries:F});Y!==void 0?D.push({name:g,path:H,...Y}):
K.length===0&&(z.length>0||!N(V,h))&&W.push({name:g,from:z[0]?.version??"",to:V.version||(V.source.at??"")})}}return[...t(
D).map(H=>(0,R().problemAt)("dependency-redirected",x,H)),...t(W).map(H=>(0,R().problemAt)("dependency-changed",x,H))]}function A(h,{
name:O,tree:g,before:x,registries:$}){const{source:T}=h;if(T.kind==="git"||T.kind==="tarball")return{how:T.kind,to:T.at};
if(T.kind==="file"){const F=x.some(D=>D.source.kind!=="file");return N(h,g)&&!F?void 0:{how:"file",to:T.at}}return h.name!==
O?{how:"alias",to:h.name}:b(h,$)?void 0:{how:"host",to:r(T,$.configured)}}function k({source:h}){if(h.kind==="file")return(0,I().
normalise)(h.at.replace(/#.*$|::.*$/s,""))||void 0}function N(h,O){const g=k(h),x=g===void 0?void 0:(0,I().resolveInTree)(
O,g);return x?.kind==="inside"&&x.entry.kind==="directory"}function S(h,O,g){const x=k(h);if(x===void 0)return!1;const[$,
T]=[O,g].map(D=>(0,I().resolveInTree)(D,x));return!($?.kind==="inside"&&(0,j().isRegular)($.entry.kind))||T?.kind!=="ins\
ide"?!1:$.entry.oid!==T.entry.oid||$.entry.size!==T.entry.size}function E(h,O){return h.name!==O.name||h.source.kind!==O.
source.kind?!1:e(h)===e(O)}function P({integrity:h,source:O},{integrity:g}){if(h===void 0||O.kind==="file"&&g===void 0)return!1;
if(g===void 0)return!0;const x=m(h),$=[...m(g)];return $.some(([T])=>x.has(T))&&$.every(([T,F])=>(x.get(T)??F)!==F)}function m(h){
return new Map(h.split(/\s+/).map(O=>{const[,g="",x=O]=/^([a-z\d]+)[-/](.*)$/is.exec(O)??[];return[g,x]}))}function b({source:h},{
hosts:O,configured:g}){return h.kind!=="registry"||O.has(r(h,g))}async function p(h,O,g){const x=(await d(O,g)).map($=>f(
$,g));return(await d(h,g)).flatMap($=>{const T=f($,g);if(x.some(({how:F,to:D})=>F===T.how&&D===T.to))return[];if(T.how===
"registry")return[];if(T.how==="file"){const F={name:g,version:"",source:{kind:"file",at:T.to}},D=$.startsWith("workspac\
e:")||N(F,h),W=x.some(({how:H})=>H!=="file")&&!$.startsWith("workspace:");if(D&&!W)return[]}return[{name:g,path:"package\
.json",how:T.how,to:T.to}]})}function f(h,O){const g=(0,M().aliasIn)(h);if(g!==void 0&&g.name!==O)return{how:"alias",to:g.
name};const{kind:x,at:$=""}=(0,M().sourceOf)(h,O,"");return{how:x,to:$}}async function d(h,O){const g=(0,M().objectIn)(await(0,L().
readJsonFile)(h,"package.json")),x=["dependencies","devDependencies","optionalDependencies"].map(W=>(0,M().textIn)((0,M().
objectIn)(g[W]),O)),{overrides:$,resolutions:T,pnpm:F}=g,D=[$,T,(0,M().objectIn)(F).overrides].flatMap(W=>Object.entries(
(0,M().objectIn)(W)).flatMap(([H,G])=>n(H,O)?[typeof G=="string"?G:(0,M().textIn)((0,M().objectIn)(G),".")]:[]));return[
...x,...D].filter(W=>W!=="")}function n(h,O){const g=h.split(/[>]|\*\*\//).at(-1)??"";return g===O||g.startsWith(`${O}@`)||
g.endsWith(`/${O}`)}function e({source:{kind:h,at:O=""},version:g}){return h==="tarball"&&g!==""?O.replaceAll(g,"*"):h===
"registry"&&s.includes(O)?"":O}function t(h){return[...new Map(h.map(O=>[JSON.stringify(O),O])).values()]}const i="regis\
try.npmjs.org",s=[i,"registry.yarnpkg.com"];function r({at:h},O){return(h===void 0||s.includes(h)?O:void 0)??h??i}async function o(h,O){
const g=await u(h),x=Object.entries(g).filter(([D])=>D==="registry"||D.endsWith(":registry")).map(([,D])=>c(String(D))),
$=O.flatMap(({all:D})=>D.flatMap(({source:W})=>W.kind==="registry"&&W.at?[W.at]:[])),T=g.registry===void 0,F=$.some(D=>s.
includes(D));return new Set([...x,...$,...T||F?s:[]])}async function a(h,O){const g=await u(h),[x]=O.startsWith("@")?O.split(
"/"):[],$=x&&g[`${x}:registry`]||g.registry;return $===void 0?void 0:c(String($))}async function u(h){const O=await(0,C().
readNpmrc)({tree:h,directory:""});return"settings"in O?O.settings:{}}function c(h){return URL.canParse(h)?new URL(h).host:
h}}),46138:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.aliasIn=m,w.binOf=v,w.entryOf=M,w.lockOf=L,w.objectIn=
R,w.sourceOf=S,w.textIn=C;function I(){const b=l(59490);return I=function(){return b},b}function j(){const b=l(3463);return j=
function(){return b},b}function R(b){return(0,j().isMapping)(b)?b:{}}function C(b,p){const f=Object.hasOwn(b,p)?b[p]:void 0;
return typeof f=="string"?f:""}function L(b,p,f=[]){const d=(0,I().groupBy)(p,([n])=>n);return{path:b,entriesOf:n=>(d.get(
n)??[]).map(([,e])=>e),all:[...p.map(([,n])=>n),...f]}}function M({name:b,version:p,source:f},d,n){return{name:b,version:p,
source:f,...d&&{integrity:d},...n&&{bin:n}}}function v(b,p){if(typeof b=="string")return{[p.replace(/^@[^/]*\//,"")]:b};
const f=Object.entries(R(b)).filter(([,d])=>typeof d=="string");return f.length===0?void 0:Object.fromEntries(f)}const y={
kind:"registry"},A=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):|[^@/:]+@[^:./]+\.[^:/]+:)|\.git(?:#|$)/i,k=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
N=/^(?:file|link|portal|workspace):(.*)$/is;function S(b,p,f){const[,d]=N.exec(b)??[];return d!==void 0?{kind:"file",at:d}:
A.test(b)?{kind:"git",at:b.replace(/#.*$/s,"")}:/^https?:/i.test(b)?E(b,p,f):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(b)||
/\.t(?:ar\.)?gz$/i.test(b)?{kind:"file",at:b}:k.test(b)?{kind:"git",at:b.replace(/#.*$/s,"")}:y}function E(b,p,f){const d={
kind:"tarball",at:b.replace(/#.*$/s,"")};if(!URL.canParse(b))return d;const{host:n,pathname:e}=new URL(b),t=P(e),[,i]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.
exec(t)??[];if(n==="codeload.github.com"&&i!==void 0)return{kind:"git",at:`https://github.com/${i}`};const s=p.replace(/^@[^/]*\//,
"");return t.endsWith(`/${p}/-/${s}-${f}.tgz`)||t.endsWith(`/${p}/-/${p}-${f}.tgz`)||n==="npm.pkg.github.com"&&t.startsWith(
`/download/${p}/${f}/`)?{kind:"registry",at:n}:d}function P(b){try{return decodeURIComponent(b)}catch{return b}}function m(b){
const[,p,f=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(b)??[];return p===void 0||/^[\^~<>=*v\d]/.test(p)?void 0:{name:p,
range:f}}}),19685:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.readLocks=void 0;function I(){const g=l(
16111);return I=function(){return g},g}function j(){const g=l(69873);return j=function(){return g},g}function R(){const g=l(
81624);return R=function(){return g},g}function C(){const g=l(26040);return C=function(){return g},g}function L(){const g=l(
59542);return L=function(){return g},g}function M(){const g=l(59867);return M=function(){return g},g}function v(){const g=l(
10473);return v=function(){return g},g}function y(){const g=l(46138);return y=function(){return g},g}function A(g,x){const $=(0,y().
objectIn)(x),T=Object.entries((0,y().objectIn)($.packages));if(T.length===0)return(0,y().lockOf)(g,...N((0,y().objectIn)(
$.dependencies)));const F=[],D=[];for(const[W,H]of T){const[,G,B]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(W)??
[];if(B===void 0)continue;const z=k(B,(0,y().objectIn)(H));G===""?F.push([B,z]):D.push(z)}return(0,y().lockOf)(g,F,D)}function k(g,x){
const $=(0,y().textIn)(x,"name")||g,T=(0,y().textIn)(x,"version"),F=(0,y().textIn)(x,"resolved"),D=x.link===!0?{kind:"fi\
le",at:F.replace(/^file:/,"")}:(0,y().sourceOf)(F,$,T);return(0,y().entryOf)({name:$,version:T,source:D},(0,y().textIn)(
x,"integrity"),(0,y().binOf)(x.bin,$))}function N(g){const x=[];return[Object.entries(g).map(([T,F])=>{const D=(0,y().objectIn)(
F),W=(0,y().textIn)(D,"version"),{name:H,range:G}=(0,y().aliasIn)(W)??{name:T,range:W},B=(0,y().sourceOf)(W,H,G),z=B.kind===
"registry"?(0,y().sourceOf)((0,y().textIn)(D,"resolved"),H,G):B,[V,X]=N((0,y().objectIn)(D.dependencies));for(const[,K]of V)
x.push(K);for(const K of X)x.push(K);return[T,(0,y().entryOf)({name:H,version:G,source:z},(0,y().textIn)(D,"integrity"))]}),
x]}function S(g,x){const $=[],T=[];for(const[F,D]of Object.entries((0,y().objectIn)((0,y().objectIn)(x).packages))){const W=Array.
isArray(D)?D:[],[,H=F,G=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(String(W[0]??""))??[],B=(0,y().sourceOf)(G,H,G),z=B.kind===
"registry",V=z&&typeof W[1]=="string"?W[1]:"",X=W.slice(1).findLast(Y=>/^[a-z\d]+-[\w+/=]+$/i.test(String(Y))),K=W.slice(
1).map(y().objectIn).find(Y=>Object.keys(Y).length>0),Z=(0,y().entryOf)({name:H,version:z?G:"",source:V===""?B:(0,y().sourceOf)(
V,H,G)},X===void 0?"":String(X),(0,y().binOf)(K?.bin,H));/^(?:@[^/]+\/)?[^/]+$/.test(F)?$.push([F,Z]):T.push(Z)}return(0,y().
lockOf)(g,$,T)}const E=["dependencies","devDependencies","optionalDependencies"];function P(g,x){const $=(0,y().objectIn)(
x),T=$.importers===void 0?$:(0,y().objectIn)((0,y().objectIn)($.importers)["."]),F=(0,y().objectIn)($.packages),D=E.flatMap(
H=>Object.entries((0,y().objectIn)(T[H])).map(([G,B])=>{const z=typeof B=="string"?B:(0,y().textIn)((0,y().objectIn)(B),
"version");return[G,m(G,z,F)]})),W=Object.keys(F).map(H=>p(H,"",F[H]));return(0,y().lockOf)(g,D,W)}function m(g,x,$){if(/^(?:link|file|workspace):/.
test(x))return{name:g,version:"",source:(0,y().sourceOf)(x,g,"")};const T=b(x),F=/^\d/.test(T),D=[x,T].flatMap(H=>F?[`${g}\
@${H}`,`/${g}@${H}`,`/${g}/${H}`]:[H,`${g}@${H}`]),W=D.find(H=>Object.hasOwn($,H))??D.at(-1)??"";return p(W,g,$[W])}function b(g){
return g.replace(/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function p(g,x,$){const T=(0,y().objectIn)($),F=(0,y().
objectIn)(T.resolution),[,D=x,W=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(b(g))??[],H=(0,y().textIn)(T,"name")||D||
x,G=(0,y().textIn)(T,"version")||W,B=f(F,H,G);return(0,y().entryOf)({name:H,version:G,source:B},(0,y().textIn)(F,"integr\
ity"))}function f(g,x,$){const T=(0,y().textIn)(g,"repo");if(T!=="")return{kind:"git",at:T};const F=(0,y().textIn)(g,"di\
rectory");if(F!=="")return{kind:"file",at:F};const D=(0,y().textIn)(g,"tarball");return D===""?(0,y().sourceOf)($,x,$):(0,y().
sourceOf)(D,x,$)}const d=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;function n(g,x){const $=e(x).flatMap(([T,F])=>{const D=(0,y().textIn)(
F,"version"),W=(0,y().textIn)(F,"resolved");return i(T).map(([H,G])=>{const B=(0,y().aliasIn)(G)?.name??H,z=(0,y().sourceOf)(
G,B,D),V=z.kind==="file"||z.kind==="git"?z:(0,y().sourceOf)(W,B,D);return[H,(0,y().entryOf)({name:B,version:D,source:V},
(0,y().textIn)(F,"integrity"))]})});return(0,y().lockOf)(g,$)}function e(g){const x=[];for(const $ of g.split(/\r?\n/)){
if($===""||$.startsWith("#"))continue;const T=x.at(-1),[,F,D]=/^ {2}"?([\w-]+)"? (.*)$/.exec($)??[];$.startsWith(" ")?T&&
F!==void 0&&D!==void 0&&(T[1][F]=t(D)):x.push([$.replace(/:\s*$/,""),Object.create(null)])}return x}function t(g){return g.
trim().replace(/^"(.*)"$/s,"$1")}function i(g){return g.split(",").flatMap(x=>{const[,$,T]=d.exec(t(x))??[];return $===void 0||
T===void 0?[]:[[$,T]]})}function s(g,x){const T=Object.entries((0,y().objectIn)(x)).map(([F,D])=>[F,(0,y().objectIn)(D)]).
flatMap(([F,D])=>{const[,W="",H=""]=d.exec((0,y().textIn)(D,"resolution"))??[];if(W==="")return[];const G=(0,y().textIn)(
D,"version"),B=(0,y().sourceOf)(r(H),W,G),z=(0,y().textIn)(D,"checksum");return i(F).map(([V])=>[V,(0,y().entryOf)({name:W,
version:G,source:B},z)])});return(0,y().lockOf)(g,T)}function r(g){const[,x]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(
g)??[],$=x===void 0?g:decodeURIComponent(x),[,T]=/__archiveUrl=([^&]+)/.exec($)??[];return T!==void 0?decodeURIComponent(
T):$.replace(/^npm:/,"")}const o={"pnpm-lock.yaml":(g,x)=>P(g,O(x)),"yarn.lock":(g,x)=>/^__metadata:/m.test(x)?s(g,O(x)):
n(g,x),"bun.lock":(g,x)=>S(g,(0,I().parse)(x,[],{allowTrailingComma:!0}))},a=w.readLocks=(0,L().perTree)(u);async function u(g){
const x=Object.entries(o).map(([T,F])=>h(g,T,F));return(await Promise.all([c(g),...x])).filter(T=>T!==void 0)}async function c(g){
for(const x of R().NPM_LOCKFILES){const $=await(0,M().readJsonFile)(g,x);if($!==void 0)return $===M().INVALID?(0,y().lockOf)(
x,[]):A(x,$)}}async function h(g,x,$){const T=await(0,v().readText)(g,x,M().MAX_BYTES);return T&&("unread"in T?(0,y().lockOf)(
x,[]):$(x,T.text))}function O(g){return(0,C().attempt)(()=>(0,j().parse)(g,{maxAliasCount:0,logLevel:"silent"}))}}),15804:((U,w,l)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.firstFile=s,w.inspectImport=g,w.inspectNodeFlag=O,w.mainOf=r,w.resolveNode=
u,w.resolveScript=P,w.trustProblems=b;function I(){const T=l(76760);return I=function(){return T},T}function j(){const T=l(
32854);return j=function(){return T},T}function R(){const T=l(93028);return R=function(){return T},T}function C(){const T=l(
95132);return C=function(){return T},T}function L(){const T=l(87646);return L=function(){return T},T}function M(){const T=l(
66227);return M=function(){return T},T}function v(){const T=l(41015);return v=function(){return T},T}function y(){const T=l(
59867);return y=function(){return T},T}function A(){const T=l(55013);return A=function(){return T},T}function k(){const T=l(
82293);return k=function(){return T},T}function N(){const T=l(56788);return N=function(){return T},T}function S(){const T=l(
10473);return S=function(){return T},T}const E=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function P(T,F,D){const{
tree:W}=T,H=(0,k().pathProblem)(F,D,T.directory);if(H!==void 0)return{targets:[],problems:[H]};if(F.includes("\\"))return(0,N().
fails)("target-not-a-file",D,{path:F,reason:"backslash"});const G=(0,j().normalise)((0,N().from)(T,F))??"",B=(0,v().dependencyHome)(
T);if(B!==""&&(0,j().isWithin)(G,I().posix.join(B,"node_modules")))return(0,v().resolveAtHome)(T,K=>P(K,F,D));const z=s(
W,i(G));if(z===void 0)return p(T,F,G,D);if(z.kind!=="inside"||z.entry.kind!=="directory")return m(T,{path:F,wanted:G,found:z},
D);const V=await r(W,G);if(V===y().INVALID)return(0,N().fails)("package-json-invalid",D,{path:I().posix.join(G,"package.\
json")});if(V===void 0)return(0,N().fails)("target-not-a-file",D,{path:F,reason:"directory"});const X=await m(T,{path:F,
wanted:G,found:V.found},D);return V.by===void 0||!T.changed.has(V.by)?X:(0,N().join)([X,(0,N().fails)("target-changed",D,
{path:V.by})])}async function m(T,{path:F,wanted:D,found:W},H){const{tree:G,changed:B}=T,z=(0,S().fileAt)(W,F,H);if("pro\
blems"in z)return z;const V=/\.([^./]*)$/.exec(z.path.replace(/.*\//,""))?.[1]??"";if(!E.has(V))return(0,N().fails)("tar\
get-extension",H,{path:F,extension:V});const X=await b(T,z,F,H);if(X.some(M().isUnverified))return{targets:[],problems:X};
const K=(0,M().packageOf)(z.path);if(K&&!(0,j().isWithin)(D,"node_modules")&&!D.includes(`node_modules/${K}`))return(0,N().
fails)("dependency-unverified",H,{name:K,path:F,fault:"linked"});const Z=[...X],Y={path:z.path};return(B.has(z.path)||B.
has(D))&&Z.push((0,C().problemAt)("target-changed",H,Y)),z.tracked&&await e(G,z)&&Z.push((0,C().problemAt)("target-write\
s",H,Y)),{targets:[(0,N().target)(T,{kind:"file",name:F,path:z.path})],problems:Z}}async function b(T,{path:F,tracked:D,
built:W},H,G){const B=(0,M().packageOf)(F);return B===void 0?(D||W)&&!(0,j().isWithin)(F,"node_modules")?[]:[(0,C().problemAt)(
"target-untracked",G,{path:H})]:D?[(0,C().problemAt)("dependency-unverified",G,{name:B,path:H,fault:"committed"})]:await(0,M().
inspectDependency)(T,{name:B,path:H},G)}async function p(T,F,D,W){const H=(0,M().packageOf)(D);if(H===void 0&&T.tree.isPending?.(
D))return(0,N().fails)("target-not-judged",W,{path:F});if(H===void 0||T.tree.stat("node_modules")!==void 0)return(0,S().
nothingAt)(T.tree,D,F,W);const G=await(0,M().inspectDependency)(T,{name:H,path:F},W);return G.some(M().isUnverified)?{targets:[],
problems:G}:(0,N().join)([(0,N().fails)("not-installed",W,{name:H}),{targets:[],problems:G}])}async function f(T,F,D){const W=(0,k().
testProblem)(F,D,T.directory);if(W!==void 0)return{targets:[],problems:[W]};if((0,A().isPattern)(F))return((0,A().alternativesOf)(
F)??[]).map(z=>(0,N().from)(T,z)).some(z=>(0,j().resolveInTree)(T.tree,(0,A().baseOf)(z)).kind==="outside")?(0,N().fails)(
"target-outside",D,{path:F,reason:"symlink"}):N().NOTHING;const H=(0,j().resolveInTree)(T.tree,(0,N().from)(T,F));return H.
kind==="inside"&&H.entry.kind==="directory"&&H.entry.tracked?N().NOTHING:P(T,F,D)}const d=256*1024,n=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function e(T,F){if((F.size??0)>d)return!1;const D=(await T.read(F.path)).toString("latin1");return n.test(D)}const t=[
"",".js",".json",".node"];function i(T){return T===""?[""]:t.map(F=>T+F)}function s(T,F){const D=F.map(W=>(0,j().resolveInTree)(
T,W)).filter(W=>W.kind!=="missing");return D.find(W=>W.kind!=="inside"||(0,R().isRegular)(W.entry.kind))??D[0]}async function r(T,F){
const D=I().posix.join(F,"package.json"),W=await(0,y().readJsonFile)(T,D);if(W===y().INVALID)return y().INVALID;const H=W?.
main,G=o(F),B=W===void 0?{}:{by:D};if(typeof H!="string"||H===""){const X=a(T,G);return X&&{found:X,...B}}const z=H.startsWith(
"/")?void 0:(0,j().normalise)(I().posix.join(F,H));if(z===void 0)return{found:{kind:"outside",path:H},...B};const V=a(T,
[...i(z),...o(z),...G]);return V&&{found:V,...B}}function o(T){return i(I().posix.join(T,"index")).slice(1)}function a(T,F){
return F.map(D=>(0,j().resolveInTree)(T,D)).find(D=>D.kind==="inside"?(0,R().isRegular)(D.entry.kind):D.kind!=="missing")}
async function u(T,F){const{flags:D,operands:W}=T,H=(0,L().isTestRun)(T);if(c(T,H))return N().NOTHING;const G=[];for(const B of D)
G.push(await O(B,F));for(const{text:B,span:z}of W){if(B===""||B.startsWith("-"))continue;const V=H?f:P;G.push(await V(F,
B,z))}return(0,N().join)(G)}function c({operands:T},F){const D=T[0]?.text;return D==="inspect"||D==="debug"&&!F}const h=new Set(
["--import","--require","--experimental-loader"]);async function O(T,F){const{name:D,value:W="",span:H}=T;return D==="--\
env-file"||D==="--env-file-if-exists"?$(F,W,H):!h.has(D)||!/^[@a-z]/i.test(W)?N().NOTHING:g(F,W,H)}async function g(T,F,D){
const W=/^(?:@[^/]+\/)?[^/]+/.exec(F)?.[0]??F;return{targets:[],problems:await(0,M().inspectDependency)(T,{name:W,path:F},
D)}}const x=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function $(T,F,D){if((0,k().pathProblem)(F,D,T.directory)!==void 0)return N().NOTHING;const W=(0,j().resolveInTree)(
T.tree,(0,N().from)(T,F));if(W.kind==="missing"&&T.tree.isPending?.(W.path))return(0,N().fails)("target-not-judged",D,{path:F});
const H=(0,S().fileAt)(W,F,D);if("problems"in H)return H;if(!H.tracked&&!H.built)return(0,N().fails)("target-untracked",
D,{path:F});if((H.size??0)>d)return(0,N().fails)("environment-file-unsafe",D,{path:F,names:[]});const B=[...(await T.tree.
read(H.path)).toString("utf8").matchAll(x)].map(([V])=>V.replace(/\s*=$/,"")).filter(V=>V.toUpperCase()!=="NODE_ENV"),z=[
...new Set(B)].slice(0,10);return z.length===0?N().NOTHING:(0,N().fails)("environment-file-unsafe",D,{path:F,names:z})}}),
67953:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.findPackages=A,w.foldersUpFrom=E,w.readSettings=p;function I(){
const d=l(76760);return I=function(){return d},d}function j(){const d=l(39491);return j=function(){return d},d}function R(){
const d=l(32854);return R=function(){return d},d}function C(){const d=l(95132);return C=function(){return d},d}function L(){
const d=l(59867);return L=function(){return d},d}function M(){const d=l(56788);return M=function(){return d},d}function v(){
const d=l(10473);return v=function(){return d},d}function y(){const d=l(47668);return y=function(){return d},d}async function A(d,n,e,t){
const{workspace:i,workspaces:s,includeRoot:r}=d,o=await k(d,n,e);if("problems"in o)return o;const{directory:a,implied:u}=o;
if(s===!1&&i.length>0)return(0,M().fails)("flag-value",e,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it bes\
ide `--workspace`"});const c={project:a,directories:[a],selected:!1,missing:[]};if(t||s!==!0&&i.length===0&&u===void 0)return c;
const h=await(0,L().usablePackageJson)(n.tree,a);if(h===void 0)return c;const O=await N(h,n,e);if("problems"in O)return O;
const g=new Map;r&&g.set(h.name,a);const x=[],$=i.length>0?i:u===void 0?[]:[void 0];if($.length===0)for(const T of O)g.set(
T.name,T.directory);for(const T of $){const F={directory:n.directory,project:a},D=T??I().posix.join("/",u??""),W=(0,y().
selectWorkspaces)(O,D,F);W.length===0&&T!==void 0&&x.push((0,C().problemAt)("workspace-missing",e,{workspace:T}));for(const H of W)
g.set(H.name,H.directory)}return g.size===0?x.length>0?{targets:[],problems:x}:(0,M().fails)("workspace-missing",e,{workspace:""}):
{project:a,directories:[...g.values()],selected:!0,missing:x}}async function k({prefix:d,workspaces:n},e,t){if(d!==void 0)
return S(d,e,t);const{tree:i,directory:s}=e,r=E(s),o=r.find(a=>P(i,a)||m(i,a));if(o===void 0||!P(i,o))return(0,M().fails)(
"package-json-missing",t,{directory:s});if(n===!1)return{directory:o};for(const a of r.slice(r.indexOf(o)+1)){const u=await(0,L().
usablePackageJson)(i,a);if(u===void 0)continue;const c=await N(u,e,t);if("problems"in c)return c;if(c.some(h=>h.directory===
o))return{directory:a,implied:o}}return{directory:o}}async function N(d,{tree:n},e){const t=await(0,y().listWorkspaces)(
n,d);return"unclear"in t?(0,M().fails)("target-outside",e,{path:t.unclear,reason:"workspace"}):"broken"in t?(0,M().fails)(
"package-json-invalid",e,{path:t.broken}):t}function S(d,n,e){if((0,R().normalise)((0,M().from)(n,d))===void 0)return M().
NOTHING;const t=(0,v().entryAt)((0,R().resolveInTree)(n.tree,(0,M().from)(n,d)),d,e);return"problems"in t?t:{directory:t.
path}}function E(d){return d===""?[""]:[d,...(0,j().foldersAbove)(d).reverse(),""]}function P(d,n){return(0,R().resolveInTree)(
d,I().posix.join(n,"package.json")).kind!=="missing"}function m(d,n){return(0,R().resolveInTree)(d,I().posix.join(n,"nod\
e_modules")).kind==="inside"}const b=["--usage","--version","--versions"];function p({flags:d}){const n=d.findLast(({name:i})=>i===
"--prefix")?.value,e=f(d,"--workspaces"),t=f(d,"--ignore-scripts");return{informs:b.some(i=>f(d,i)),...n===void 0?{}:{prefix:n},
...e===void 0?{}:{workspaces:e},workspace:d.flatMap(({name:i,value:s})=>i==="--workspace"&&s?[s]:[]),includeRoot:f(d,"--\
include-workspace-root")===!0,...t===void 0?{}:{ignoreScripts:t},ifPresent:f(d,"--if-present")===!0}}function f(d,n){const e=d.
findLast(t=>t.name===n);return e&&e.negated!==!0}}),62205:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.
resolveRun=S;function I(){const n=l(95132);return I=function(){return n},n}function j(){const n=l(58067);return j=function(){
return n},n}function R(){const n=l(98430);return R=function(){return n},n}function C(){const n=l(35736);return C=function(){
return n},n}function L(){const n=l(15804);return L=function(){return n},n}function M(){const n=l(59867);return M=function(){
return n},n}function v(){const n=l(56788);return v=function(){return n},n}function y(){const n=l(32696);return y=function(){
return n},n}function A(){const n=l(80533);return A=function(){return n},n}function k(){const n=l(46912);return k=function(){
return n},n}const N=new Set(["build-files-unread","dependency-changed","dependency-redirected","dependency-stale","lockf\
ile-missing","target-changed","target-writes","not-installed","only-prints","tool-runs-file","workspaces-changed"]);function S(n,e,t,i){
const{directory:s,event:r,words:o,builtIn:a}=e;return i.follow(`${s}\0${r}`,`${a??""}${(0,k().scriptText)(e)}\0${o.length}`,
()=>a==="server"?(0,L().resolveScript)({...n,via:r},"server.js",t):a==="restart"?m(n,o,t,i):b(n,e,t,i),u=>E(u,r,t))}function E(n,e,t){
return n.why==="cycle"?(0,v().fails)("npm-script-cycle",t,{script:e}):(0,v().fails)("npm-script-chain",t,{script:e,limit:n.
limit,what:n.why})}const P=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function m(n,e,t,i){
const s=(a,u,c)=>i.resolve({program:"npm",subcommand:a,flags:u,operands:[{text:a,span:t,quoted:!1}],passthrough:c},n),r=await s(
"stop",[{name:"--if-present",written:"--if-present",span:t}],[]),o=r.problems.filter(({rule:a})=>!P.has(a));return(0,v().
join)([{...r,problems:o},await s("start",[],e)])}async function b(n,e,t,i){const{event:s}=e,r=new(A()).GivenWords(e,t),{
text:o}=r,a={targets:[(0,v().target)(n,{kind:"npm_script",name:s,script:o})],problems:[]},u=(0,j().dangerOfScript)(o);if(u!==
void 0)return(0,v().join)([a,(0,v().fails)("npm-script-dangerous",t,{script:s,text:o,danger:u})]);const c=await(0,y().readCommands)(
{text:o,place:{...n,via:s},trail:i,given:r}),h=c.problems.filter(r.isGiven).map(r.inCommand),O=c.problems.filter(F=>!r.isGiven(
F)).map(F=>({...F,span:t})),{vacuous:g,lost:x}=(0,R().exitStatusOf)(o),T=o.trim()===""||(0,C().hasOneReading)((0,C().lex)(
o))?v().NOTHING:(0,v().fails)("npm-script-compound",t,{script:s,text:o});return{targets:[...a.targets,...c.targets],problems:[
...h,...O.filter(f),...d(O,t,s,o),...await p(n,e,c.hidden,t),...g?[(0,I().problemAt)("only-prints",t,{program:"npm",flag:`\
run ${s}`})]:[],...x===void 0?[]:[(0,I().problemAt)("npm-script-loses-failure",t,{script:s,text:o,command:x})],...T.problems]}}
async function p({base:n,directory:e,changed:t},{event:i,body:s},r,o){if(r.length===0)return[];const a=n&&(await(0,M().usablePackageJson)(
n,e))?.scripts.get(i),u=!t.has((0,v().from)({directory:e},"package.json"))||!/npm_/.test(s);return a===s&&u?[]:r.map(c=>(0,I().
problemAt)("npm-script-hides-code",o,{script:i,text:s,...c}))}function f({rule:n,args:e}){return n==="dependency-unverif\
ied"?"fault"in e&&e.fault==="removed":N.has(n)||n.startsWith("npm-script-")||n.startsWith("npmrc-")}function d(n,e,t,i){
const s=n.find(r=>!f(r));return s===void 0?[]:[(0,I().problemAt)("npm-script-text",e,{script:t,text:i,reason:s.rule})]}}),
52437:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.resolveNpm=f,w.resolveTool=d;function I(){const o=l(
76760);return I=function(){return o},o}function j(){const o=l(94854);return j=function(){return o},o}function R(){const o=l(
32854);return R=function(){return o},o}function C(){const o=l(93028);return C=function(){return o},o}function L(){const o=l(
95132);return L=function(){return o},o}function M(){const o=l(3893);return M=function(){return o},o}function v(){const o=l(
66227);return v=function(){return o},o}function y(){const o=l(41015);return y=function(){return o},o}function A(){const o=l(
19685);return A=function(){return o},o}function k(){const o=l(62205);return k=function(){return o},o}function N(){const o=l(
60210);return N=function(){return o},o}function S(){const o=l(96916);return S=function(){return o},o}function E(){const o=l(
59867);return E=function(){return o},o}function P(){const o=l(56788);return P=function(){return o},o}function m(){const o=l(
46912);return m=function(){return o},o}function b(){const o=l(38218);return b=function(){return o},o}function p(){const o=l(
10473);return p=function(){return o},o}async function f(o,a,u){const{subcommand:c,operands:h,flags:O}=o,[g]=h,x=g?.span??
O[0]?.span??{start:0,end:0};if(c==="exec")return g===void 0?P().NOTHING:d(a,o,g);const{project:$,selected:T,runs:F,packages:D,
problems:W}=await(0,m().scriptsThatRun)(o,a,x);if($===void 0)return{targets:[],problems:W};const H=[await(0,N().inspectNpmrc)(
{...a,directory:$},x)];for(const B of D){const z={...a,directory:B},V=F.filter(K=>K.directory===B);V.length>0&&H.push(await(0,S().
inspectShadows)(z,x));for(const K of V)H.push(await(0,k().resolveRun)(z,K,x,u));const X=I().posix.join(B,"package.json");
a.changed.has(X)&&H.push((0,P().fails)("target-changed",x,{path:X}))}const G=I().posix.join($,"package.json");return T&&
!D.includes($)&&a.changed.has(G)&&H.push((0,P().fails)("target-changed",x,{path:G})),(0,P().join)([...H,{targets:[],problems:W}])}
async function d(o,a,{text:u,span:c}){if(!(0,M().isToolName)(u))return P().NOTHING;const h=a.starts==="file",O=h?P().NOTHING:
await(0,y().resolveAtHome)(o,$=>n($,u,c));if(!h&&O.targets.length===0)return O;const g=await(0,b().resolveToolFiles)(a,o),
x=(0,j().isKnownTool)(u)||o.via!==void 0;return(0,P().join)([O,x?P().NOTHING:(0,P().fails)("tool-unknown",c,{tool:u}),g])}
async function n(o,a,u){const{tree:c}=o,h=await(0,E().readPackageJson)(c,""),O=(await(0,S().ownBinaries)(c)).get(a);if(O!==
void 0&&o.via!==void 0&&c.stat("node_modules")===void 0)return(0,p().resolveCommitted)(o,{text:O.file,span:u});if(h===E().
INVALID)return(0,P().fails)("package-json-invalid",u,{path:"package.json"});if(h?.binaries.has(a))return(0,P().fails)("b\
inary-shadowed",u,{name:a,path:h.path});const g=(0,P().from)(o,`node_modules/.bin/${a}`);if(o.directory!==""&&c.stat(g)!==
void 0)return(0,P().fails)("dependency-unverified",u,{name:a,path:g,fault:"elsewhere"});const x=c.stat("node_modules");if(x===
void 0)return r(o,h,a,u);const $=await i(c,a),T=c.stat($),F=(0,R().resolveInTree)(c,$);if(T===void 0||F.kind==="missing")
return(0,P().fails)("binary-missing",u,{name:a});if(F.kind!=="inside")return(0,P().fails)("target-outside",u,{path:$,reason:"\
symlink"});const D=(0,v().packageOf)(F.path),W=x.tracked||T.tracked,H=!W&&F.entry.tracked&&await t(c,F.path);if(D===void 0&&
!H||!(0,C().isRegular)(F.entry.kind))return(0,P().fails)("dependency-unverified",u,{name:a,path:F.path,fault:"elsewhere"});
if(!H&&(W||F.entry.tracked)){const z={name:D??a,path:F.path,fault:"committed"};return(0,P().fails)("dependency-unverifie\
d",u,z)}const G=H?[]:await e(o,a,F.path,u);if(G.some(v().isUnverified))return{targets:[],problems:G};if(!await s(c,F.path))
return(0,P().fails)("binary-not-node",u,{name:a,path:F.path});H&&o.changed.has(F.path)&&G.push((0,L().problemAt)("target\
-changed",u,{path:F.path}));const B={kind:"package_binary",name:a,path:F.path};return{targets:[(0,P().target)(o,B)],problems:G}}
async function e(o,a,u,c){const h=(0,v().packageOf)(u)??a,O=u.slice(`node_modules/${h}/`.length),g={name:a.startsWith("@")?
void 0:a,file:O},x=await(0,v().inspectDependency)(o,{name:h,path:u,binary:g},c);if(h===a||!(await(0,A().readLocks)(o.tree)).
some(({entriesOf:F})=>F(a).length>0))return x;const T=await(0,v().inspectDependency)(o,{name:a,path:u},c);return[...x,...T.
filter(F=>!(0,v().isUnverified)(F))]}async function t(o,a){return(await(0,A().readLocks)(o)).some(({all:c})=>c.some(({source:h})=>{
const O=h.kind==="file"?(0,R().normalise)(h.at):void 0;return O!==void 0&&O!==""&&(0,R().isWithin)(a,O)}))}async function i(o,a){
const u=`node_modules/.bin/${a}`;if(!a.startsWith("@"))return u;const c=await(0,E().usablePackageJson)(o,`node_modules/${a}`);
if(c===void 0)return u;const[h]=c.binaries.keys();return`node_modules/.bin/${(c.binaries.size===1?h:void 0)??a.replace(/^@[^/]*\//,
"")}`}async function s(o,a){return/\.[cm]?js$/.test(a)||/^#!.*[/ ]node\b/.test(await(0,p().firstLineOf)(o,a))}async function r(o,a,u,c){
const h=await(0,v().ownerOf)(o.tree,u,a?.dependencies??new Set);if(h===void 0)return(0,P().fails)("binary-missing",c,{name:u});
const O={kind:"package_binary",name:u},g=await(0,v().inspectDependency)(o,{name:h,path:u},c);return{targets:[(0,P().target)(
o,O)],problems:[o.tree.isPending?.("node_modules")?(0,L().problemAt)("target-not-judged",c,{path:u}):(0,L().problemAt)("\
not-installed",c,{name:u}),...g]}}}),60210:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.effectOf=b,w.foreignSettings=
e,w.inspectNpmrc=S,w.npmrcCopies=p,w.readNpmrc=N;function I(){const t=l(76760);return I=function(){return t},t}function j(){
const t=l(58238);return j=function(){return t},t}function R(){const t=l(32854);return R=function(){return t},t}function C(){
const t=l(59542);return C=function(){return t},t}function L(){const t=l(93028);return L=function(){return t},t}function M(){
const t=l(87646);return M=function(){return t},t}function v(){const t=l(56788);return v=function(){return t},t}function y(){
const t=l(10473);return y=function(){return t},t}const A=64*1024,k="version https://git-lfs.github.com/spec/";async function N(t){
const i=await(0,y().readText)(t.tree,(0,v().from)(t,".npmrc"),A);return i===void 0?{settings:{}}:"unread"in i?i:i.text.startsWith(
k)?{unread:"it is a Git LFS pointer"}:{settings:(0,j().parse)(i.text),file:i.path}}async function S(t,i){const s=(0,v().
from)(t,".npmrc"),r=await N(t);if("unread"in r)return(0,v().fails)("npmrc-unread",i,{path:s,reason:r.unread});const{settings:o,
file:a=s}=r,u=t.changed.has(s)||t.changed.has(a),c={harmless:[],decides:[],other:[],honoured:[]};for(const[O,g]of Object.
entries(o))c[b(O,g)].push(O);for(const O of c.honoured)O==="ignore-scripts"&&u&&c.other.push(O),O==="node-options"&&(u||
!(0,M().areHarmlessOptions)(String(o[O])))&&c.decides.push(O);const h=u?"npmrc-changed":"npmrc-settings";return(0,v().join)(
[c.decides.length>0?(0,v().fails)("npmrc-redirects",i,{path:s,keys:c.decides}):v().NOTHING,c.other.length>0?(0,v().fails)(
h,i,{path:s,keys:c.other}):v().NOTHING])}const E=new Set(`access allow-same-version audit audit-level auth-type bin-link\
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),P=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),m=new Set(["ignore\
-scripts","node-options"]);function b(t,i){const s=typeof i!="object"&&!String(i).includes("${");if(t==="ignore-scripts"&&
s)return typeof i=="boolean"?"honoured":"decides";if(m.has(t)&&s)return"honoured";const r=t.toLowerCase().replaceAll("_",
"-");return P.has(r)||t.includes("${")?"decides":!E.has(t)||typeof i=="object"&&!Array.isArray(i)||String(i).includes("$\
{")?"other":"harmless"}async function p(t,i){return Promise.all((0,C().filesNamed)(t,".npmrc").map(({path:s})=>f(t,s,i)))}
async function f(t,i,s){const r=I().posix.dirname(i),o=await N({tree:t,directory:r==="."?"":r});if("unread"in o)return d(
t,i,o.unread);const{settings:a,file:u=i}=o,c=s.has(i)||s.has(u),h=([g,x])=>{const $=b(g,x);return $==="harmless"||$==="h\
onoured"&&!c},O=Object.entries(a);return{path:u,text:(0,j().stringify)(Object.fromEntries(O.filter(h))),dropped:O.filter(
g=>!h(g)).map(([g])=>g)}}function d(t,i,s){const r=(0,R().resolveInTree)(t,i),o=r.kind==="inside"&&(0,L().isRegular)(r.entry.
kind);return{path:o?r.path:i,text:"",dropped:[s],...o?{}:{isLink:!0}}}const n=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function e(t,i){return(await p(t,i)).flatMap(({path:r,dropped:o})=>{const a=o.filter(u=>!n.test(u));return a.length>
0?[`${r}: ${a.join(", ")}`]:[]})}}),96916:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.inspectShadows=P,
w.ownBinaries=void 0;function I(){const e=l(76760);return I=function(){return e},e}function j(){const e=l(37866);return j=
function(){return e},e}function R(){const e=l(32854);return R=function(){return e},e}function C(){const e=l(59542);return C=
function(){return e},e}function L(){const e=l(19685);return L=function(){return e},e}function M(){const e=l(67953);return M=
function(){return e},e}function v(){const e=l(59867);return v=function(){return e},e}function y(){const e=l(56788);return y=
function(){return e},e}function A(){const e=l(47668);return A=function(){return e},e}const k=w.ownBinaries=(0,C().perTree)(
N);async function N(e){const t=await(0,v().usablePackageJson)(e,""),i=t&&t.workspaces.length>0?await(0,A().listWorkspaces)(
e,t):[],s=Array.isArray(i)?i.map(({directory:a})=>a):[],r=(await(0,L().readLocks)(e)).flatMap(({all:a})=>a.flatMap(({source:u})=>u.
kind==="file"?(0,R().normalise)(u.at)??[]:[])),o=new Map;for(const a of new Set([...s,...r])){const u=a===""?void 0:await(0,v().
usablePackageJson)(e,a);for(const[c,h]of u?.binaries??[]){const O=I().posix.join(a,h);o.set(I().posix.basename(c),{file:O,
manifest:I().posix.join(a,"package.json")})}}return o}const S=new Set([...j().REFUSED_PROGRAMS.keys(),...`[ alias awk ba\
sename cargo chgrp chown cksum clear cmp comm cut date dd df dirname du expr fg
  file find fmt fold gawk getopts git gzip hash hostname id install join jobs kill killall ln local
  logname make md5sum mkdir mkfifo mktemp node nl npm npx od open paste patch pkill printf ps pwd
  read readlink realpath rmdir rsync seq set sha256sum shift sleep sort split ssh stat stty su sum
  sync tar tee tr trap tty type umask uname uniq unlink unzip uptime users wait watch which who
  whoami xargs yes zip`.split(/\s+/)]),E=new Set(["node","npm","npx","sh"]);async function P(e,t){const{tree:i,base:s}=e,
r=await k(i),o=s&&await k(s),a=[...r].flatMap(([c,{manifest:h}])=>S.has(c)?[m(c,h,o?.has(c)===!0,t)]:[]),u=[];for(const c of(0,M().
foldersUpFrom)(e.directory)){const h=await p(i,I().posix.join(c,"node_modules/.bin"));for(const{name:O,path:g,isLocked:x}of h)
u.push(m(O,g,x,t))}return(0,y().join)([...a,...u])}function m(e,t,i,s){return i?E.has(e)?(0,y().fails)("path-shadowed",s,
{path:t}):y().NOTHING:(0,y().fails)("program-replaced",s,{name:e,path:t})}const b=(0,C().perTree)(()=>new Map);function p(e,t){
const i=b(e),s=i.get(t)??f(e,t);return i.set(t,s),s}async function f(e,t){const i=[];for(const{path:s}of e.list(t)){const r=I().
posix.basename(s).replace(/\.(?:cmd|exe|ps1)$/,"");if(!S.has(r))continue;const o=(0,R().resolveInTree)(e,s);if(o.kind!==
"inside")continue;const a=o.path===s?await d(e,o.entry):o.path,u=a!==void 0&&/node_modules\/(?!\.bin\/)/.test(a);i.push(
{name:r,path:s,isLocked:u&&!o.entry.tracked})}return i}async function d(e,{path:t,size:i=0}){if(i>n)return;const s=(await e.
read(t)).toString("utf8"),[,r]=/"\$basedir\/([^"\n]+)"\s+"\$@"/.exec(s)??[];return r&&I().posix.join(I().posix.dirname(t),
r)}const n=16*1024}),59867:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.MAX_BYTES=w.INVALID=void 0,w.readJsonFile=
A,w.readPackageJson=S,w.usablePackageJson=E;function I(){const f=l(26040);return I=function(){return f},f}function j(){const f=l(
32854);return j=function(){return f},f}function R(){const f=l(59542);return R=function(){return f},f}function C(){const f=l(
46138);return C=function(){return f},f}function L(){const f=l(10473);return L=function(){return f},f}const M=["dependenc\
ies","devDependencies","optionalDependencies"],v=w.MAX_BYTES=64*1024*1024,y=(0,R().perTree)(()=>new Map);function A(f,d){
const n=y(f),e=n.get(d)??N(f,d);return n.set(d,e),e}const k=w.INVALID=Symbol("invalid");async function N(f,d){if((0,j().
resolveInTree)(f,d).kind==="missing")return;const n=await(0,L().readText)(f,d,v);if(n===void 0||"unread"in n)return k;const e=(0,I().
attempt)(()=>JSON.parse(n.text.replace(/^\uFEFF/,"")));return typeof e=="object"&&e!==null?e:k}async function S(f,d){const n=d===
""?"package.json":`${d}/package.json`,e=await A(f,n);if(e===void 0||e===k)return e;const t=e,i=P.get(t)??m(n,t);return P.
set(t,i),i}async function E(f,d){const n=await S(f,d);return n===k?void 0:n}const P=new WeakMap;function m(f,d){const n=typeof d.
name=="string"?d.name:"";return{path:f,name:n,scripts:b(d.scripts),binaries:new Map(Object.entries((0,C().binOf)(d.bin,n)??
{})),dependencies:new Set(M.flatMap(e=>[...b(d[e]).keys()])),workspaces:p(d.workspaces)}}function b(f){const d=new Map;if(typeof f!=
"object"||f===null||Array.isArray(f))return d;for(const[n,e]of Object.entries(f))typeof e=="string"&&d.set(n,e);return d}
function p(f){const d=Array.isArray(f)?f:f?.packages;return Array.isArray(d)?d.filter(n=>typeof n=="string"):[]}}),65490:((U,w,l)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.everyPackage=f,w.isPackageManager=m,w.resolvePackageManager=P,w.selectsPackages=
b;function I(){const r=l(76760);return I=function(){return r},r}function j(){const r=l(32854);return j=function(){return r},
r}function R(){const r=l(59542);return R=function(){return r},r}function C(){const r=l(31901);return C=function(){return r},
r}function L(){const r=l(52437);return L=function(){return r},r}function M(){const r=l(67953);return M=function(){return r},
r}function v(){const r=l(62205);return v=function(){return r},r}function y(){const r=l(60210);return y=function(){return r},
r}function A(){const r=l(96916);return A=function(){return r},r}function k(){const r=l(59867);return k=function(){return r},
r}function N(){const r=l(56788);return N=function(){return r},r}function S(){const r=l(46912);return S=function(){return r},
r}function E(){const r=l(10473);return E=function(){return r},r}async function P(r,o,a,u){const{subcommand:c,operands:h,
flags:O,launched:g=[]}=r,[x]=h;if(x===void 0)return N().NOTHING;const{text:$,span:T}=x,F=(0,N().join)([await(0,y().inspectNpmrc)(
{...a,directory:""},T),a.directory===""?N().NOTHING:await(0,y().inspectNpmrc)(a,T),await e(o,a,T)]);if(c==="exec"){const B=g.
length>0?N().NOTHING:await(0,L().resolveTool)(a,r,x);return(0,N().join)([F,B])}const D=b(r,o),W=await p(a,D,T);if("probl\
ems"in W)return(0,N().join)([F,W]);const H=W.filter(({manifest:B})=>B.scripts.has($));if(H.length>0){const B=H.map(z=>d(
z,r,a,u));return(0,N().join)([F,...await Promise.all(B)])}if(c==="script-or-tool"&&g.length>0)return F;if(c==="script-or\
-tool"&&/^(?!@)[^\\/]*[\\/]/.test($)){const B=[(0,C().wordProblem)("launches-programs",o.program,x)];return(0,N().join)(
[F,{targets:[],problems:B}])}if(c==="script-or-tool"){const B=await(0,L().resolveTool)(a,{...r,subcommand:"exec"},x);return(0,N().
join)([F,B])}const G=O.some(({name:B})=>B==="--if-present");return(0,N().join)([F,(0,N().fails)("npm-script-missing",T,{
script:$,passes:G})])}function m({data:r}){return r.starts==="script-or-tool"||r.starts==="script-tool-or-file"}function b({
anyPackage:r,flags:o,passthrough:a},{data:u}){const c=[...o.map(({name:h})=>h),...a.map(({text:h})=>h)];return r===!0||c.
some(h=>u.selecting_flags.includes(h.replace(/=.*/s,"")))}async function p({tree:r,directory:o},a,u){const c=(0,M().foldersUpFrom)(
o).filter(g=>r.stat(I().posix.join(g,"package.json"))!==void 0),h=a?f(r):c.slice(0,1);if(h.length===0)return(0,N().fails)(
"package-json-missing",u,{directory:o});const O=[];for(const g of h){const x=await(0,k().readPackageJson)(r,g);if(x===k().
INVALID)return(0,N().fails)("package-json-invalid",u,{path:I().posix.join(g,"package.json")});x!==void 0&&O.push({directory:g,
manifest:x})}return O}function f(r){const o=[];for(const{path:a}of(0,R().filesNamed)(r,"package.json"))a.split("/").includes(
"node_modules")||o.push(I().posix.dirname(a).replace(/^\.$/,""));return o}async function d({directory:r,manifest:o},{operands:[
a],passthrough:u},c,h){const O={...c,directory:r},{text:g="",span:x={start:0,end:0}}=a??{},$=[await(0,A().inspectShadows)(
O,x)],T=(0,S().runsIn)(o,O,{event:g,words:u});for(const W of T)$.push(await(0,v().resolveRun)(O,W,x,h));const F=(0,S().inspectEmpty)(
T,g,O,x);return $.push({targets:[],problems:F}),c.changed.has(o.path)&&$.push((0,N().fails)("target-changed",x,{path:o.path})),
(0,N().join)($)}const n=256*1024;async function e({data:r},{tree:o},a){const u=[];for(const[c,h]of Object.entries(r.deciding_settings)){
const O=await(0,E().readText)(o,c,n);if(O===void 0)continue;if("unread"in O){u.push((0,N().fails)("npmrc-unread",a,{path:c,
reason:O.unread}));continue}const{text:g}=O,x=h.split(" ").filter($=>t($,g));s.test(g)&&x.push("\\"),u.push(x.length===0?
N().NOTHING:(0,N().fails)("npmrc-redirects",a,{path:c,keys:x}))}return(0,N().join)(u)}function t(r,o){const a=r.endsWith(
"!"),u=a?r.slice(0,-1):r,c=new RegExp(`(?:^|[\\s{,.["'])${u}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...o.matchAll(
c)].some(([,h=""])=>!a||i(h.trim()))}function i(r){return/^[>|&*!{[]/.test(r)||(0,j().normalise)(r.replace(/^["']|["']$/g,
""))===void 0}const s=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/}),55013:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.alternativesOf=N,w.baseOf=y,w.isPattern=v,w.matchesPattern=C,w.readPatterns=R;function I(){const S=l(84128);return I=function(){
return S},S}function j(S){return S.length>200||S.split("**").length>2?!1:S==="."?!0:S.split("/").every(E=>/^(?!\.{1,2}$)[\w@.*-]+$/.
test(E))}function R(S){const E=[],P=[],m=S.some(p=>p.includes("{"))?/[[\]!]/:/[[\]]/;for(const p of S){const f=/^!*/.exec(
p)?.[0].length??0,n=(m.test(p)?void 0:N(p.slice(f)))?.map(e=>e.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!n?.every(j))
return{unclear:p};if(f%2===1){P.push(...n);continue}for(let e=0;e<P.length;e+=1)n.some(t=>C(t,P[e]??""))&&P.splice(e,1);
E.push(n)}const b=E.filter(p=>!p.some(f=>P.some(d=>C(f,d))));return{wanted:b.flat(),entries:b,refused:P}}function C(S,E,P={}){
return L(S.split("/"),E.split("/"),P)}function L(S,E,P){const[m,...b]=S,[p,...f]=E;return m===void 0?P.partial||E.every(
d=>d==="**"):p===void 0?!1:p!=="**"?M(m,p,P)&&L(b,f,P):L(S,f,P)?!0:M(m,"*",P)&&L(b,E,P)}function M(S,E,{dot:P=!1}){return S.
startsWith(".")&&!E.startsWith(".")&&!P?!1:(0,I().matchesStars)(S,E)}function v(S){return/[*?[{]/.test(S)}function y(S){
return S.replace(/[^/]*[*?[{].*$/s,"")}const A=200,k=1e3;function N(S){if(S.length>k)return;let E=[S.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const P=[];for(;E.length>0;){const m=[];for(const b of E){const p=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(b);if(p===null)
P.push(b);else{const{0:f,1:d="",index:n}=p,[e,t]=[b.slice(0,n),b.slice(n+f.length)];m.push(...d.split(",").map(i=>`${e}${i}${t}`))}}
if(m.length+P.length>A)return;E=m}return P}}),82293:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.inspectPaths=
y,w.pathProblem=N,w.testProblem=k;function I(){const S=l(32854);return I=function(){return S},S}function j(){const S=l(95132);
return j=function(){return S},S}function R(){const S=l(45806);return R=function(){return S},S}function C(){const S=l(4289);
return C=function(){return S},S}function L(){const S=l(87646);return L=function(){return S},S}function M(){const S=l(55013);
return M=function(){return S},S}const v=new Set(["--env-file","--env-file-if-exists","--prefix"]);function y(S,E,P){const{
passthrough:m}=S,b=[],p=(d,n)=>{const e=N(d,n,E);e!==void 0&&b.push(e)};for(const d of[S,...(0,R().launchedBy)(S,P)]){for(const{
name:e,value:t,span:i}of d.flags)t!==void 0&&(v.has(e)&&p(t,i),e==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(t)&&
p(t,i));for(const{as:e,path:t,span:i}of(0,C().filesNamedBy)(d,P).files){const s=e==="tests"?k(t,i,E):void 0;s!==void 0&&
b.push(s)}if(d.program!=="node"&&d.starts!=="file")continue;const n=d.program==="node"&&(0,L().isTestRun)(d)?k:N;for(const{
text:e,span:t}of d.operands){const i=e===""||e==="-"?void 0:n(e,t,E);i!==void 0&&b.push(i)}}const f=m.find(({text:d})=>A.
test(d));return f!==void 0&&b.push((0,j().problemAt)("absolute-path",f.span,{path:f.text})),b}const A=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function k(S,E,P){if(!(0,M().isPattern)(S))return N(S,E,P);const m=(0,M().alternativesOf)(S);if(m===void 0)return(0,j().
problemAt)("glob-unclear",E,{pattern:S,reason:"too_many"});for(const b of[S,...m]){const p=N(b,E,P);if(p!==void 0)return{
...p,args:{...p.args,path:S}}}}function N(S,E,P){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(S)&&/^(?:data|node|file|[a-z]+:\/)/i.
test(S))return(0,j().problemAt)("target-outside",E,{path:S,reason:"address"});const m=/^(?:[\\/]|[A-Za-z]:)/.test(S),b=m?
void 0:(0,I().normalise)(P===""?S:`${P}/${S}`);if(b===void 0){const p=m?"absolute":"above";return(0,j().problemAt)("targ\
et-outside",E,{path:S,reason:p})}if((0,I().isWithin)(b,".git",{ignoreCase:!0}))return(0,j().problemAt)("target-in-git",E,
{path:S})}}),9504:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.resolveProgram=b;function I(){const r=l(
76760);return I=function(){return r},r}function j(){const r=l(32017);return j=function(){return r},r}function R(){const r=l(
95306);return R=function(){return r},r}function C(){const r=l(32854);return C=function(){return r},r}function L(){const r=l(
59542);return L=function(){return r},r}function M(){const r=l(4289);return M=function(){return r},r}function v(){const r=l(
46868);return v=function(){return r},r}function y(){const r=l(40324);return y=function(){return r},r}function A(){const r=l(
65490);return A=function(){return r},r}function k(){const r=l(55013);return k=function(){return r},r}function N(){const r=l(
82293);return N=function(){return r},r}function S(){const r=l(56788);return S=function(){return r},r}function E(){const r=l(
38218);return E=function(){return r},r}function P(){const r=l(10473);return P=function(){return r},r}const m=5;async function b(r,o,a,u){
const c=f(r,o,a);if("problems"in c)return c;const{subcommand:h,starts:O,operands:g}=r,[x]=g,$=[d(o,a,p(r)),...t(r,c),await(0,E().
resolveProgramFiles)(r,a)];if(h!==void 0){const T=p(r);$.push(await(0,y().inspectAliases)(o,c,{subcommand:h,span:T}))}if(x!==
void 0&&O==="file"&&$.push(i(c,x)),x!==void 0&&O==="module"&&$.push(s(c,x,r.passthrough)),!(0,A().isPackageManager)(o))return(0,S().
join)($);if(h==="run"||h==="exec"||h==="script-or-tool")$.push(await(0,A().resolvePackageManager)(r,o,c,u));else if(h!==
void 0&&(0,A().selectsPackages)(r,o)){const T={text:h,span:p(r),quoted:!1},F={...r,subcommand:"run",operands:[T]};$.push(
await(0,A().resolvePackageManager)(F,o,c,u))}return(0,S().join)($)}function p({operands:r,flags:o}){return r[0]?.span??o[0]?.
span??{start:0,end:0}}function f({flags:r},o,a){let u=a;for(const{name:c,value:h,span:O}of r){if(h===void 0||!(0,j().movesTo)(
o,c))continue;const g=(0,P().entryFrom)(u,h,O);if("problems"in g)return g;u={...a,directory:g.path}}return u}function d({
program:r,data:o},{tree:a,changed:u},c){if(o.build_files.length===0)return S().NOTHING;const h=n(a),O=h.get(o)??e(a,o.build_files);
h.set(o,O);const g=O.filter($=>u.has($)),x=O.slice(0,m);return(0,S().join)([O.length===0?S().NOTHING:(0,S().fails)("buil\
d-files-unread",c,{program:r,files:x,count:O.length}),...g.map($=>(0,S().fails)("target-changed",c,{path:$}))])}const n=(0,L().
perTree)(()=>new Map);function e(r,o){const a=u=>o.some(c=>(0,k().matchesPattern)(c.includes("/")?u:I().posix.basename(u),
c,{dot:!0}));return[...r.files()].flatMap(({path:u})=>!(0,C().isWithin)(u,"node_modules")&&a(u)?u:[])}function t({operands:r,
flags:o,starts:a,subcommand:u,family:c},h){const O=c&&(0,A().isPackageManager)(c)&&u!=="test";return[...(a===void 0&&!O?
r:[]).map(({text:$,span:T})=>({text:$.replace(/::.*$/s,""),span:T})),...o.flatMap(({value:$,span:T})=>$===void 0?[]:[{text:$,
span:T}])].map(({text:$,span:T})=>{const F=(0,C().normalise)((0,S().from)(h,$));return F===void 0||F===""?S().NOTHING:(0,C().
isWithin)(F,".git",{ignoreCase:!0})?(0,S().fails)("target-in-git",T,{path:F}):(0,C().resolveInTree)(h.tree,F).kind==="ou\
tside"?(0,S().fails)("target-outside",T,{path:$,reason:"symlink"}):S().NOTHING})}function i(r,{text:o,span:a}){const u=(0,N().
pathProblem)(o,a,r.directory);if(u!==void 0)return{targets:[],problems:[u]};const c=(0,C().normalise)((0,S().from)(r,o))??
"",h=(0,P().fileAt)((0,C().resolveInTree)(r.tree,c),o,a);if("problems"in h)return h;if(!h.tracked)return(0,S().fails)("t\
arget-untracked",a,{path:o});const O=r.changed.has(h.path)||r.changed.has(c);return(0,S().join)([{targets:[(0,S().target)(
r,{kind:"file",name:o,path:h.path})],problems:[]},O?(0,S().fails)("target-changed",a,{path:h.path}):S().NOTHING])}function s(r,o,a){
const{text:u,span:c}=o,h=(0,M().pythonFiles)(u).find(O=>!O.endsWith("/__init__.py")&&r.tree.stat((0,S().from)(r,O))!==void 0);
if(h===void 0){const O=(0,v().parseUnknownTool)(o,a,R().UNKNOWN_MODULE);return(0,S().join)([(0,S().fails)("tool-unknown",
c,{tool:u}),{targets:[],problems:O}])}return i(r,{text:h,span:c,quoted:!1})}}),56788:((U,w,l)=>{Object.defineProperty(w,
"__esModule",{value:!0}),w.Trail=w.NOTHING=void 0,w.fails=C,w.from=L,w.join=R,w.target=M;function I(){const k=l(95132);return I=
function(){return k},k}const j=w.NOTHING={targets:[],problems:[]};function R(k){return{targets:k.flatMap(N=>N.targets),problems:k.
flatMap(N=>N.problems)}}function C(k,N,S){return{targets:[],problems:[(0,I().problemAt)(k,N,S)]}}function L({directory:k},N){
return k===""?N:`${k}/${N}`}function M({via:k},N){return k===void 0?N:{...N,via:k}}const v=64,y=2e3;class A{#t=new Set;#e=new Set;resolve;#s;constructor(N,S){
this.resolve=N,this.#s=S}async follow(N,S,E,P){if(this.#t.has(N))return P({why:"cycle"});const m=await this.#s?.tickScript();
if(m!==void 0)return P({why:"time",limit:m});const b=`${N}\0${S}`;if(this.#e.has(b))return j;if(this.#t.size>=v)return P(
{why:"depth",limit:v});if(this.#e.size>=y)return P({why:"count",limit:y});this.#t.add(N);const p=await E();return this.#t.
delete(N),this.#e.add(b),p}}w.Trail=A}),32696:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.readCommands=
E;function I(){const i=l(32854);return I=function(){return i},i}function j(){const i=l(80781);return j=function(){return i},
i}function R(){const i=l(45806);return R=function(){return i},i}function C(){const i=l(92170);return C=function(){return i},
i}function L(){const i=l(19312);return L=function(){return i},i}function M(){const i=l(81413);return M=function(){return i},
i}function v(){const i=l(20630);return v=function(){return i},i}function y(){const i=l(87146);return y=function(){return i},
i}function A(){const i=l(82293);return A=function(){return i},i}function k(){const i=l(56788);return k=function(){return i},
i}function N(){const i=l(80533);return N=function(){return i},i}function S(){const i=l(10473);return S=function(){return i},
i}async function E(i){return P(i,(0,M().readShellText)(i.text))}async function P(i,s){const r=[];let o=i,a=0;for(const[h,
O]of s.entries()){if(h<a)continue;const g=(0,M().withoutReserved)(O);r.push(await P(o,g.inside),await p(o,g)),o=b(g,o);const x=m(
o,s,h);for(const $ of x?.turns??[])r.push(d(g,await E({...o,text:$,given:void 0})));a=x?.end??0}const u=r.flatMap(h=>h.hidden),
c=new Map(u.map(h=>[`${h.how} ${h.part}`,h]));return{...(0,k().join)(r),hidden:[...c.values()]}}function m({text:i,place:s,
given:r},o,a){const u=(0,j().subTree)(s.tree,s.directory);return r?.hasWords?void 0:(0,L().loopAt)({commands:o,text:i,tree:u},
a)}function b(i,s){const[r,o]=i.words;if(r?.text!=="cd"&&r?.text!=="pushd")return s;const a=o===void 0||(0,M().isDynamic)(
i,o)?void 0:(0,I().normalise)((0,k().from)(s.place,o.text));return a!==void 0?{...s,place:{...s.place,directory:a}}:{...s,
lostIn:s.text.slice(i.span.start,i.span.end).trim()}}async function p({text:i,place:s,trail:r,given:o,lostIn:a},u){if(a!==
void 0&&(0,y().readsCode)(u))return{...k().NOTHING,hidden:[{how:"dynamic",part:a}]};const c=(0,v().textWithin)(u),O=c&&o?.
isGiven(c)!==!0?d(c,await E({text:c.text,place:s,trail:r})):void 0,g=await t({text:i,place:s,trail:r},u),x=g.problems.filter(
({span:T})=>!f(u,T)),$=(0,y().hiddenInWords)(u,i)??g.hidden[0];return{targets:[...g.targets,...O?.targets??[]],problems:[
...x,...O?.problems??[],...o?.problemsBehind(u,g)??[]],hidden:[...$?[$]:[],...O?.hidden??[]]}}function f(i,{start:s,end:r}){
return i.words.some(o=>o.span.start<r&&o.span.end>s&&(0,M().isDynamic)(i,o))}function d({span:i},s){return{...s,problems:s.
problems.map(r=>({...r,span:i}))}}const n=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/,e=new Set(["builtin","command","ex\
ec","time"]);async function t({text:i,place:s,trail:r},o){const a=(0,v().startedWords)(o.words),[u,...c]=a,[h]=o.words,O=(0,k().
join)((0,y().codeFilesOf)(o).map(Z=>(0,S().resolveCommitted)(s,Z)));if(u===void 0||o.subshell||N().SHELL_WORDS.has(u.text))
return{...O,hidden:[]};const{families:g}=s,x=Z=>(0,k().fails)("program-not-allowed",Z.span,{program:Z.text,group:"other"}),
$=h&&h!==u&&!e.has(h.text)?x(h):k().NOTHING,T=(0,C().isProgram)(u.text)?u.text:g?.allowed.get(u.text),F=n.exec(u.text)?.[1]??
u.text;if(T===void 0&&/[\\/]/.test(F))return{...(0,k().join)([$,x(u),O]),hidden:[]};const D=T?(0,R().parseInvocation)(T,
c,g):(0,R().parseInvocation)("npx",[{...u,text:F},...c],g),{invocation:W,problems:H}=D,G=await r.resolve(W,s),B=G.problems.
some(({rule:Z,span:Y})=>Z==="binary-missing"&&Y.start===u.span.start),z={targets:[],problems:H},V=(0,y().hiddenInInvocation)(
o,i,D,g),X=T===void 0&&B?[x(u),z]:[{...z,problems:[...H,...(0,A().inspectPaths)(W,s.directory,g)]},G],K=(0,y().preloadsOf)(
W,g).map(Z=>(0,S().resolveCommitted)(s,Z));return{...(0,k().join)([$,...X,O,...K]),hidden:V?[V]:[]}}}),80827:((U,w,l)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.npmScripts=E,w.stepsIn=S;function I(){const s=l(13580);return I=function(){
return s},s}function j(){const s=l(3893);return j=function(){return s},s}function R(){const s=l(35736);return R=function(){
return s},s}function C(){const s=l(72309);return C=function(){return s},s}function L(){const s=l(67953);return L=function(){
return s},s}function M(){const s=l(60210);return M=function(){return s},s}function v(){const s=l(59867);return v=function(){
return s},s}function y(){const s=l(56788);return y=function(){return s},s}function A(){const s=l(46912);return A=function(){
return s},s}const k={start:0,end:0},N=200;function S({steps:s}){return s.flatMap(r=>r.command?.nested?.flatMap(S)??[r])}
async function E(s,r,o={left:N}){const{subcommand:a,flags:u}=s;if(a===void 0||a==="pack")return;const{project:c,selected:h,
runs:O,packages:g}=await(0,A().scriptsThatRun)(s,r,k);if(c===void 0)return;const x=await(0,M().readNpmrc)({...r,directory:c}),
$=await P(r,c);if("unread"in x||$===void 0)return;const{settings:T}=x;if($.devEngines!==void 0||(0,C().mayChangeMode)(u,
T))return;const F=[],D=(0,C().exportedConfig)(u,T);for(const G of g){const B=await P(r,G);if(B===void 0||m(B))return;const z=O.
filter(X=>X.directory===G),V=z.length===0?await e(s,r,G):void 0;V!==void 0&&F.push({...b(B),...V,directory:G});for(const X of z){
const K=await p(X,r,D,o);F.push({...b(B),...K})}}const W=T["node-options"],{prefix:H}=(0,L().readSettings)(s);return{subcommand:a,
directory:r.directory,project:c,prefixed:H!==void 0,inWorkspaces:h,config:D,...typeof W=="string"&&{nodeOptions:W},steps:F}}
async function P(s,r){const o=await(0,v().readJsonFile)(s.tree,(0,y().from)({directory:r},"package.json"));return o===v().
INVALID?void 0:o}function m({bin:s,directories:r}){return!s&&typeof r=="object"&&r!==null&&"bin"in r}function b(s){const{
name:r,version:o}=s;return{packageId:r&&o?`${String(r)}@${String(o)}`:"",packageEnv:(0,C().packageEnv)(s)}}async function p(s,r,o,a){
const{directory:u,event:c,body:h}=s,O=(0,A().scriptText)(s),g={...r,directory:u},x=i(O),$=await d(s,x,g,{config:o,budget:a}),
T=s.words.map(D=>D.text),F=$?{argv:[],env:{},...x,nested:$}:x;return{directory:u,event:c,body:h,words:T,text:O,...F&&{command:F}}}
const f=new Set(["--if-present","--include-workspace-root","--workspace","--workspaces"]);async function d(s,r,o,{config:a,
budget:u}){const c=r?.argv[0]==="npm"&&Object.keys(r.env).length===0,h=s.builtIn==="restart"?[["stop","--if-present"],["\
start",...s.words.map(({text:g})=>g)]]:c?[r.argv.slice(1)]:[],O=[];for(const g of h){if(u.left-=1,u.left<0)return;const{
invocation:x,problems:$}=(0,j().parseNpm)(g.map(W=>({text:W,span:k,quoted:!0})),o.families);if(!($.length===0&&x.flags.every(
({name:W})=>f.has(W))))return;const F=a.npm_config_ignore_scripts==="true"?[n,...x.flags]:x.flags,D=await E({...x,flags:F},
o,u);if(D===void 0)return;O.push(D)}return O.length>0?O:void 0}const n={name:"--ignore-scripts",written:"--ignore-script\
s",span:k};async function e(s,{tree:r},o){const a=(0,A().eventOf)(s),u=(await(0,v().usablePackageJson)(r,o))?.scripts.has(
a??"");if(!(a===void 0||u||(0,L().readSettings)(s).ifPresent))return{event:a,words:[],text:""}}const t=new Set(`! . : [ \
[[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/));function i(s){const{words:r,assignments:o,refused:a,
problems:u}=(0,R().lex)(s),c=u.every(({rule:$})=>$==="assignment-refused"||(0,I().ruleOf)($).severity==="warning"&&$!=="\
unquoted-glob"),h=u.filter(({rule:$})=>$==="assignment-refused").length,[O]=r;if(!c||h!==a.length||O===void 0||t.has(O.text)||
O.text.includes("="))return;const g=[...o,...a].sort(($,T)=>$.span.start-T.span.start);if(g.some(({name:$})=>$==="PATH"))
return;const x=Object.fromEntries(g.map(({name:$,value:T})=>[$,T]));return{argv:r.map($=>$.text),env:x}}}),80533:((U,w,l)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.SHELL_WORDS=w.GivenWords=void 0;function I(){const k=l(37866);return I=
function(){return k},k}function j(){const k=l(13580);return j=function(){return k},k}function R(){const k=l(95132);return R=
function(){return k},k}function C(){const k=l(35736);return C=function(){return k},k}function L(){const k=l(46912);return L=
function(){return k},k}const M=w.SHELL_WORDS=new Set(": [ cd echo exit false test true".split(" ")),v=new Set(["assignme\
nt-refused","environment-assignment"]),y=new Set([...v,"brace-expansion","glob-flag","glob-outside","glob-unclear","tild\
e-expansion","unquoted-glob","variable-expansion"]);class A{text;#t;#e;#s;#r;constructor({event:N,body:S,words:E},P){let m=S;
const b=[];for(const p of E){const f=m.length+1;m=`${m} ${(0,L().quoteForScript)(p.text)}`,b.push({word:p,at:{start:f,end:m.
length}})}this.text=m,this.#t=S.length,this.#e=b,this.#s=N,this.#r=P}get hasWords(){return this.#e.length>0}isGiven=({span:N})=>this.#e.
length>0&&N.end>this.#t;inCommand=N=>{const S=this.#e.filter(({at:m})=>m.start<N.span.end&&m.end>N.span.start),E=S[0]?.word.
span??this.#r,P=S.at(-1)?.word.span??this.#r;return{...N,span:{start:E.start,end:P.end}}};problemsBehind({span:N,words:S},E){
if(this.#e.length===0||N.end<=this.#t)return[];const{problems:P}=(0,C().lex)(this.text.slice(N.start,N.end)),m=P.map(i=>({
...i,span:{start:i.span.start+N.start,end:i.span.end+N.start}})),b=P.every(({rule:i})=>v.has(i)||(0,j().ruleOf)(i).severity===
"warning"),p=b?m.filter(this.isGiven):[],f=S[0]?.text??"";if(b&&M.has(f))return p;const d=E.problems.some(({rule:i,span:s})=>i===
"program-not-allowed"&&s.start===S[0]?.span.start);if(b&&!d)return p;const n=I().REFUSED_PROGRAMS.has(f.replace(/^.*[\\/]/,
""))||!b&&P.some(({rule:i})=>!y.has(i)),e=this.#e.find(({word:i})=>n||i.text.startsWith("-"));if(e===void 0)return p;const t={
script:this.#s,word:e.word.text,text:this.text};return[...p,(0,R().problemAt)("script-words-unread",e.at,t)]}}w.GivenWords=
A}),46912:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.eventOf=p,w.inspectEmpty=P,w.quoteForScript=u,w.
runsIn=d,w.scriptText=N,w.scriptsThatRun=S;function I(){const c=l(76760);return I=function(){return c},c}function j(){const c=l(
32854);return j=function(){return c},c}function R(){const c=l(93028);return R=function(){return c},c}function C(){const c=l(
95132);return C=function(){return c},c}function L(){const c=l(67953);return L=function(){return c},c}function M(){const c=l(
60210);return M=function(){return c},c}function v(){const c=l(59867);return v=function(){return c},c}function y(){const c=l(
56788);return y=function(){return c},c}function A(){const c=l(10473);return A=function(){return c},c}const k={selected:!1,
runs:[],packages:[],problems:[]};function N({body:c,words:h}){return[c,...h.map(({text:O})=>u(O))].join(" ")}async function S(c,h,O){
const g=(0,L().readSettings)(c),x=p(c);if(g.informs||x===void 0&&c.subcommand!=="pack")return k;const $=x===void 0&&!r(c),
T=Z=>(0,L().findPackages)(g,Z,O,$),F=await T(h);if("problems"in F)return{...k,problems:F.problems};const{project:D,selected:W}=F,
H=g.ignoreScripts??await b({...h,directory:D}),G={...g,ignoreScripts:H},B=x??"pack",z=x===void 0?o(c,h,W?F.directories:void 0):
[];if("problems"in z)return{...k,project:D,selected:W,problems:z.problems};const V=x===void 0?z:F.directories,X=[],K=[...F.
missing,...await E(F,h,O,T)];for(const Z of V){const Y=await(0,v().readPackageJson)(h.tree,Z),J={...h,directory:Z};if(Y===
v().INVALID||Y===void 0){const Q=I().posix.join(Z,"package.json"),_=Y?(0,y().fails)("package-json-invalid",O,{path:Q}):(0,y().
fails)("package-json-missing",O,{directory:Z});K.push(..._.problems)}else if(x===void 0)X.push(...i(Y,Z,G));else if(f(Y,
J,B)){const Q=d(Y,J,{event:B,words:c.passthrough},G);X.push(...Q),K.push(...P(Q,B,J,O))}else{const Q={script:B,passes:G.
ifPresent};K.push(...(0,y().fails)("npm-script-missing",O,Q).problems)}}return{project:D,selected:W,runs:X,packages:V,problems:K}}
async function E({project:c,directories:h},{base:O,...g},x,$){const T=I().posix.join(c,"package.json");if(O===void 0||!g.
changed.has(T))return[];const F=await $({...g,tree:O});if("problems"in F)return[];const D=F.directories.filter(W=>!h.includes(
W));return D.length===0?[]:[(0,C().problemAt)("workspaces-changed",x,{path:T,lost:D})]}function P(c,h,{via:O,directory:g},x){
if(c.some(({event:T,body:F})=>T===h&&!m(F)))return[];const $=O===void 0?"npm-script-empty":"npm-script-empty-part";return[
(0,C().problemAt)($,x,{script:h,path:I().posix.join(g,"package.json")})]}function m(c){return c.split(`
`).every(h=>/^\s*(?:#|$)/.test(h))}async function b(c){const h=await(0,M().readNpmrc)(c);return"settings"in h&&h.settings["\
ignore-scripts"]===!0}function p({subcommand:c,operands:h}){switch(c){case"run":return h[0]?.text;case"test":case"start":case"\
stop":case"restart":return c;default:return}}function f({scripts:c},h,O){return c.has(O)||O==="restart"||O==="env"?!0:O===
"start"&&e(h)}function d(c,h,{event:O,words:g},x={}){const{directory:$}=h,T=c.scripts.get(O)??"",F=T===""?n(O,h):{body:T};
return[...s(c,$,[`pre${O}`],x),...F?[{directory:$,event:O,words:g,...F}]:[],...s(c,$,[`post${O}`],x)]}function n(c,h){return c===
"restart"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:c==="start"&&e(h)?{body:"node server.js",builtIn:"\
server"}:c==="env"?{body:"env"}:void 0}function e(c){const h=(0,j().resolveInTree)(c.tree,(0,y().from)(c,"server.js"));return h.
kind==="outside"||h.kind==="inside"&&(0,R().isRegular)(h.entry.kind)}const t=["prepack","prepare","postpack"];function i(c,h,{
ignoreScripts:O}){return s(c,h,O?["prepare"]:t,{})}function s({scripts:c},h,O,{ignoreScripts:g}){return g?[]:O.flatMap(x=>{
const $=c.get(x);return $?[{directory:h,event:x,body:$,words:[]}]:[]})}function r({operands:c}){return c.length===0||c.some(
({text:h})=>h===".")}function o({operands:c},h,O){const g=O?[...O]:[];!O&&c.length===0&&g.push(h.directory);for(const{text:x,
span:$}of c){if(O&&x===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(x))return(0,y().fails)("downloads",$,{program:"npm",flag:x});
const T=(0,A().entryFrom)(h,x,$);if("problems"in T)return T;if(T.kind!=="directory")return(0,y().fails)("target-not-a-fi\
le",$,{path:x,reason:"archive"});g.push(T.path)}return g}const a=/[\t\n\r "#$&'()*;<>?\\`|~]/;function u(c){return c===""?
"''":a.test(c)?`'${c.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):c}}),95598:((U,w,l)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.resolveTasks=E,w.startedByWireit=b;function I(){const n=l(76760);return I=
function(){return n},n}function j(){const n=l(16111);return j=function(){return n},n}function R(){const n=l(77251);return R=
function(){return n},n}function C(){const n=l(32854);return C=function(){return n},n}function L(){const n=l(62205);return L=
function(){return n},n}function M(){const n=l(59867);return M=function(){return n},n}function v(){const n=l(65490);return v=
function(){return n},n}function y(){const n=l(56788);return y=function(){return n},n}function A(){const n=l(46912);return A=
function(){return n},n}function k(){const n=l(10473);return k=function(){return n},n}const N=1024*1024,S={turbo:[["turbo\
.json","tasks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","targetDefaults"]],lerna:[["nx.json","\
targetDefaults"]]};async function E(n,e,t){const{operands:i,passthrough:s,subcommand:r}=n,[o]=i,u=(r==="exec"||r==="scri\
pt-or-tool")&&o?(0,R().tasksOf)(o.text,s):void 0;if(o===void 0||u===void 0)return y().NOTHING;const{text:c,span:h}=o,O=c===
"wireit"?await b(e):await P(await m(e.tree,c,u),e.tree),g=[];for(const{directory:x,script:$,body:T}of O){const F={...e,directory:x};
if(T!==void 0){const H={directory:x,event:`${$} (${c})`,body:T,words:[]};g.push(await(0,L().resolveRun)(F,H,h,t));continue}
const D=await(0,M().usablePackageJson)(e.tree,x);if(D===void 0)continue;const W=(0,A().runsIn)(D,F,{event:$,words:[]});for(const H of W)
g.push(await(0,L().resolveRun)(F,H,h,t))}return(0,y().join)(g)}async function P(n,e){const t=[];for(const i of(0,v().everyPackage)(
e)){const s=await(0,M().usablePackageJson)(e,i);if(i===""||s===void 0)continue;const r=n.filter(o=>s.scripts.has(o));t.push(
...r.map(o=>({directory:i,script:o})))}return t}async function m(n,e,t){const i=new Set(t);for(const[s,r]of S[e]??[]){const o=p(
await d(n,s),r);for(const a of i)for(const u of f(p(p(o,a),"dependsOn")))i.add(u.replace(/^\^|^.*#/,""))}return[...i]}async function b({
tree:n,directory:e,via:t}){const i=await(0,M().readJsonFile)(n,I().posix.join(e,"package.json")),s=p(p(i,"wireit"),t??""),
r=p(s,"command"),o=f(p(s,"dependencies")).flatMap(u=>{const[,c="",h=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(u)??[],O=(0,C().
normalise)(I().posix.join(e,c));return O===void 0?[]:[{directory:O,script:h}]}),a=typeof r=="string"&&t!==void 0;return[
...o,...a?[{directory:e,script:t,body:r}]:[]]}function p(n,e){if(!(typeof n!="object"||n===null||!Object.hasOwn(n,e)))return n[e]}
function f(n){return Array.isArray(n)?n.map(e=>p(e,"script")??p(e,"target")??e).filter(e=>typeof e=="string"):[]}async function d(n,e){
const t=await(0,k().readText)(n,e,N);return t&&"text"in t?(0,j().parse)(t.text):void 0}}),38218:((U,w,l)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.resolveProgramFiles=p,w.resolveToolFiles=b;function I(){const o=l(76760);return I=function(){
return o},o}function j(){const o=l(32017);return j=function(){return o},o}function R(){const o=l(32854);return R=function(){
return o},o}function C(){const o=l(93028);return C=function(){return o},o}function L(){const o=l(95132);return L=function(){
return o},o}function M(){const o=l(4289);return M=function(){return o},o}function v(){const o=l(46868);return v=function(){
return o},o}function y(){const o=l(66227);return y=function(){return o},o}function A(){const o=l(15804);return A=function(){
return o},o}function k(){const o=l(59867);return k=function(){return o},o}function N(){const o=l(55013);return N=function(){
return o},o}function S(){const o=l(82293);return S=function(){return o},o}function E(){const o=l(56788);return E=function(){
return o},o}function P(){const o=l(10473);return P=function(){return o},o}const m=["",...["js","cjs","mjs","ts","cts","m\
ts","jsx","tsx","json"].map(o=>`.${o}`)];async function b(o,a){return f((0,M().filesNamedBy)(o,a.families),o.operands[0],
a)}function p({files:o=[],flags:a,family:u},c){const h=a.flatMap(({name:O,value:g})=>g&&u&&(0,j().movesTo)(u,O)?g:[]);return f(
{files:o,roots:h,nodeFlags:[]},void 0,c)}async function f({files:o,roots:a,nodeFlags:u},c,h){const O=["",...a].flatMap(x=>{
const $=(0,R().normalise)((0,E().from)(h,x));return $===void 0?[]:[$]}),g=[];for(const x of o)g.push(x.as==="arguments"?
await i(x,c,h):x.as==="tests"?await t(x,h):await d(x,[...new Set(O)],h));for(const x of u)g.push(await(0,A().inspectNodeFlag)(
x,h));return(0,E().join)(g)}async function d(o,a,u){const{as:c,path:h,span:O}=o,g=(0,S().pathProblem)(h,O,u.directory);if(g!==
void 0)return{targets:[],problems:[g]};const x=[];for(const $ of a){const T=(0,R().normalise)(I().posix.join($,h));if(T===
void 0)continue;const F=await n(o,T,u);F!==void 0&&x.push(F)}return x.length>0?(0,E().join)(x):c==="code"||c==="config"?
(0,P().nothingAt)(u.tree,I().posix.join(u.directory,h),h,O):c==="module"&&o.first?(0,A().inspectImport)(u,h,O):E().NOTHING}
async function n(o,a,u){const{as:c,path:h,span:O}=o,{tree:g}=u,x=(0,A().firstFile)(g,c==="place"?[a]:m.map(F=>a+F));if(x===
void 0)return;const $=x.kind==="inside"&&!(0,C().isRegular)(x.entry.kind);if(c==="place"&&x.kind==="inside")return E().NOTHING;
if(!$)return e(o,a,x,u);if(c==="config"){const F=(0,R().resolveInTree)(g,I().posix.join(x.path,"tsconfig.json"));return F.
kind==="missing"?E().NOTHING:e(o,a,F,u)}const T=await(0,A().mainOf)(g,a);return T===k().INVALID?(0,E().fails)("package-j\
son-invalid",O,{path:I().posix.join(h,"package.json")}):T&&e(o,a,T.found,u)}async function e({as:o,path:a,span:u,ifFile:c},h,O,g){
const x=(0,P().fileAt)(O,a,u);if("problems"in x)return x;const $=await(0,A().trustProblems)(g,x,a,u);if($.some(y().isUnverified))
return{targets:[],problems:$};const T=g.changed.has(x.path)||g.changed.has(h);return{targets:[(0,E().target)(g,{kind:"fi\
le",name:a,path:x.path})],problems:[...$,...o==="module"&&c?[c]:[],...T?[(0,L().problemAt)("target-changed",u,{path:x.path})]:
[]]}}async function t(o,a){const{path:u,span:c}=o,h=(0,S().testProblem)(u,c,a.directory);if(h!==void 0)return{targets:[],
problems:[h]};const g=((0,N().isPattern)(u)?((0,N().alternativesOf)(u)??[]).map(N().baseOf):[u]).map($=>(0,R().resolveInTree)(
a.tree,(0,E().from)(a,$)));if(g.some(({kind:$})=>$==="outside"))return(0,E().fails)("target-outside",c,{path:u,reason:"s\
ymlink"});const[x]=g;return(0,N().isPattern)(u)||x?.kind!=="inside"||!(0,C().isRegular)(x.entry.kind)?E().NOTHING:e(o,(0,R().
normalise)((0,E().from)(a,u))??u,x,a)}async function i({path:o,span:a},u,c){const h=await d({as:"config",path:o,span:a},
[c.directory],c),O=h.targets[0]?.path;if(u===void 0||O===void 0)return h;const g=r(await c.tree.read(O),a);if(g===void 0){
const $=`@${o}`;return(0,E().join)([h,(0,E().fails)("tool-loads-code",a,{program:u.text,flag:$})])}const x=(0,v().parseTool)(
u,g,c.families?.tools).map($=>({...$,span:a}));return(0,E().join)([h,{targets:[],problems:x},await f((0,M().filesIn)(u,g,
c.families),u,c)])}const s=64*1024;function r(o,a){if(o.length>s)return;const u=[],c=o.toString("utf8"),h=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;
for(let g=h.exec(c);g!==null;g=h.exec(c))u.push(g[1]??g[2]??"");return u.every(g=>!g.startsWith("@")&&!g.startsWith('"'))?
u.map(g=>({text:g,span:a,quoted:!0})):void 0}}),10473:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.entryAt=
C,w.entryFrom=y,w.fileAt=v,w.firstLineOf=N,w.nothingAt=M,w.readText=k,w.resolveCommitted=A;function I(){const S=l(32854);
return I=function(){return S},S}function j(){const S=l(93028);return j=function(){return S},S}function R(){const S=l(56788);
return R=function(){return S},S}function C(S,E,P){switch(S.kind){case"inside":return S.entry;case"outside":return(0,R().
fails)("target-outside",P,{path:E,reason:"symlink"});case"missing":return(0,R().fails)("target-missing",P,{path:E});case"\
loop":return(0,R().fails)("target-not-a-file",P,{path:E,reason:"loop"})}}function L(S,E,P,m){const b=(0,I().resolveInTree)(
S,E);return b.kind==="missing"?M(S,E,P,m):C(b,P,m)}function M(S,E,P,m){const p=E.split("/").map((f,d,n)=>n.slice(0,d).join(
"/")).find(f=>S.stat(f)?.kind==="submodule");return(0,R().fails)("target-missing",m,{path:P,...p&&{submodule:p}})}function v(S,E,P){
const m=C(S,E,P);return"problems"in m||(0,j().isRegular)(m.kind)?m:(0,R().fails)("target-not-a-file",P,{path:E,reason:m.
kind})}function y(S,E,P){const m=E.startsWith("/")?void 0:(0,I().normalise)((0,R().from)(S,E));return m===void 0?(0,R().
fails)("target-outside",P,{path:E,reason:"above"}):L(S.tree,m,E,P)}function A(S,{text:E,span:P}){const m=E.startsWith("/")?
void 0:(0,I().normalise)((0,R().from)(S,E)),b=m===void 0?void 0:(0,I().resolveInTree)(S.tree,m);if(m===void 0||b?.kind!==
"inside"||!(0,j().isRegular)(b.entry.kind))return R().NOTHING;const{path:p}=b,f=S.changed.has(p)||S.changed.has(m);return(0,R().
join)([{targets:[(0,R().target)(S,{kind:"file",name:E,path:p})],problems:[]},f?(0,R().fails)("target-changed",P,{path:p}):
R().NOTHING])}async function k(S,E,P){const m=(0,I().resolveInTree)(S,E);if(!(m.kind==="missing"&&S.stat(E)===void 0))return m.
kind!=="inside"?{unread:"it is a symbolic link that leads to no file of the repository"}:(0,j().isRegular)(m.entry.kind)?
(m.entry.size??0)>P?{unread:"it is too large"}:{text:(await S.read(m.path,P)).toString("utf8"),path:m.path}:{unread:"it \
is not a regular file"}}async function N(S,E){const[P=""]=(await S.read(E)).subarray(0,256).toString("latin1").split(`
`,1);return P}}),47668:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.listWorkspaces=v,w.selectWorkspaces=
S;function I(){const P=l(76760);return I=function(){return P},P}function j(){const P=l(32854);return j=function(){return P},
P}function R(){const P=l(59542);return R=function(){return P},P}function C(){const P=l(59867);return C=function(){return P},
P}function L(){const P=l(55013);return L=function(){return P},P}const M=(0,R().perTree)(()=>new Map);function v(P,m){const b=M(
P),p=b.get(m.path)??y(P,m);return b.set(m.path,p),p}async function y(P,m){const b=(0,L().readPatterns)(m.workspaces);if("\
unclear"in b)return b;const{wanted:p,entries:f,refused:d}=b;if(p.length===0)return[];const n=I().posix.dirname(m.path).replace(
/^\.$/,""),e=[];for(const{path:s,kind:r}of P.files()){const o=N(n,s);if(o!==void 0)if(r==="symlink"){const a=p.some(h=>(0,L().
matchesPattern)(o,h,{partial:!0})),u=p.some(h=>(0,L().matchesPattern)(o,h)),c=a?(0,j().resolveInTree)(P,s):void 0;if(c?.
kind==="outside")return{unclear:s};if(c?.kind!=="inside"||c.entry.kind!=="directory")continue;if(!u||d.length>0||p.some(
h=>h.startsWith(`${o}/`)))return{unclear:s};e.push(o)}else I().posix.basename(s)==="package.json"&&e.push(I().posix.dirname(
o))}const t=e.filter(s=>p.some(r=>(0,L().matchesPattern)(s,r))).filter(s=>!s.split("/").includes("node_modules")).filter(
s=>!d.some(r=>(0,L().matchesPattern)(s,r,{dot:!0}))).sort((s,r)=>s.localeCompare(r,"en")),i=f.flatMap(s=>t.filter(r=>s.some(
o=>(0,L().matchesPattern)(r,o,{partial:!0}))));return A(P,n,[...new Set(i)])}async function A(P,m,b){const p=[],f=new Set;
for(const d of b){const n=I().posix.join(m,d).replace(/^\.$/,""),e=await(0,C().readPackageJson)(P,n);if(e===void 0)continue;
if(e===C().INVALID)return{broken:`${n}/package.json`};const t=e.name||k(n);if(f.has(t))return{broken:e.path};f.add(t),p.
push({directory:n,name:t})}return p}function k(P){const m=I().posix.basename(I().posix.dirname(P)),b=I().posix.basename(
P);return m.startsWith("@")?`${m}/${b}`:b}function N(P,m){return P===""?m:m.startsWith(`${P}/`)?m.slice(P.length+1):void 0}
function S(P,m,{directory:b,project:p}){const f=t=>I().posix.join("/",t),d=f(N(p,`${b}/`)===void 0?p:b),n=I().posix.resolve(
d,m),e=[I().posix.relative(f(p),I().posix.resolve(f(b),m)),m];return P.filter(t=>{if(t.name===m||f(t.directory)===n)return!0;
const i=I().posix.relative(d,f(t.directory)),s=m.startsWith("./")?`./${i}`:i;return e.some(r=>E(s,r))})}function E(P,m){
const b=/^\.(?:\/|$)/.test(m)===P.startsWith("./"),[p,f]=[I().posix.normalize(P),I().posix.normalize(`${m}/`)];return b&&
m!==""&&`${I().posix.dirname(p)}/`===f&&!I().posix.basename(p).startsWith(".")}}),28717:((U,w,l)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.structureOf=C;function I(){const v=l(81413);return I=function(){return v},v}function j(){const v=l(
20630);return j=function(){return v},v}const R=40;function C(v,y=0){const A=new M(v,y);try{return A.whole()}catch(k){if(k instanceof
L)return;throw k}}class L extends Error{}class M{#t;#e;#s=0;#r=0;constructor(y,A){this.#t=y,this.#e=A}whole(){const y=this.#f(
[]);if(this.#i!==void 0)throw new L;return y}get#i(){return this.#t[this.#s]}get#n(){const y=this.#i?.words[this.#r];return y===
void 0||y.quoted?void 0:y.text}get#u(){return this.#r>0?"":this.#t[this.#s-1]?.separator??""}#a(){this.#r+=1;const y=this.#i;
y&&!y.subshell&&this.#r>=y.words.length&&this.#o()}#o(){this.#s+=1,this.#r=0}#d(y){if(this.#n!==y)throw new L;this.#a()}#f(y){
const A=[];for(;this.#i!==void 0&&!y.includes(this.#n??"")&&!(A.length>0&&y.includes("esac")&&this.#u.includes(";;"));){
const N=this.#c(),S=this.#r===0&&/^&(?!&)/.test(this.#u);A.push(S?{kind:"background",node:N}:N)}const[k]=A;return A.length===
1&&k?k:{kind:"sequence",nodes:A}}#c(){let y=this.#p();for(;;){const A=/^&&/.test(this.#u)?"and":/^\|\|/.test(this.#u)?"o\
r":"";if(A==="")return y;y={kind:A,left:y,right:this.#p()}}}#p(){let y=!1;for(;this.#n==="!"||this.#n==="time";)y=y!==(this.#n===
"!"),this.#a();const A=this.#l(),k=[A];for(;/^\|&?(?!\|)/.test(this.#u);)k.push(this.#l());const N=k.length===1?A:{kind:"\
pipeline",nodes:k};return y?{kind:"not",node:N}:N}#l(){if(this.#e+=1,this.#i===void 0||this.#e>R)throw new L;const y=this.#m(
this.#n)??this.#b(this.#i);return this.#e-=1,y}#m(y){switch(y){case"if":return this.#g();case"while":case"until":{this.#a();
const A=this.#f(["do"]);return{kind:y,test:A,body:this.#h()}}case"for":case"select":return this.#o(),{kind:"for",body:this.#h()};case"\
case":return this.#y();case"{":{this.#a();const A=this.#f(["}"]);return this.#d("}"),A}case"function":return this.#a(),this.#a(),
this.#l(),{kind:"definition"};default:return}}#h(){this.#d("do");const y=this.#f(["done"]);return this.#d("done"),y}#g(){
this.#a();const y=this.#f(["then"]);this.#d("then");const A=this.#f(["elif","else","fi"]);if(this.#n==="elif")return{kind:"\
if",test:y,yes:A,no:this.#g()};const k=this.#n!=="else";k||this.#a();const N=k?void 0:this.#f(["fi"]);return this.#d("fi"),
{kind:"if",test:y,yes:A,...N&&{no:N}}}#y(){const y=[];for(this.#o();this.#i!==void 0&&this.#n!=="esac";)this.#u.includes(
")")?y.push(this.#f(["esac"])):this.#o();return this.#d("esac"),{kind:"cases",nodes:y}}#b(y){if(y.defines&&this.#r===0)return this.#a(),
this.#l(),{kind:"definition"};const A=y.words.slice(this.#r);this.#o();const k=A[0]?.text==="trap"?void 0:(0,j().textWithin)(
{...y,words:A}),N=y.subshell??(k&&(0,I().readShellText)(k.text));if(N===void 0){const E={kind:"command",command:{...y,words:A}};
return y.redirections.some(({operator:m})=>m.startsWith("&>"))?{kind:"background",node:E}:E}const S=C(N,this.#e);if(S===
void 0)throw new L;return{kind:"subshell",node:S}}}}),81413:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.everyCommand=L,w.isBefore=y,w.isDynamic=N,w.readShellText=C,w.withoutReserved=A;function I(){const p=l(35736);return I=
function(){return p},p}const j=128*1024,R=16;function C(p,f){return p.length>j?[]:new b(p,f).list("",0)}function L(p){return p.
flatMap(f=>[f,...L(f.inside)])}const M=new Set("! { do elif else if then time until while".split(" ")),v=/^([A-Za-z_]\w*)=(.*)$/s;
function y({text:p,quoted:f}){return!f&&M.has(p)}function A(p){const{words:f,assignments:d}=p,n=f.findIndex(s=>!y(s));if(n<
1)return p;const e=f.slice(n),t=e.findIndex(({text:s})=>!v.test(s)),i=t<0?e:e.slice(0,t);return{...p,words:e.slice(i.length),
assignments:[...d,...i.map(k)]}}function k({text:p,span:f}){const[,d="",n=""]=v.exec(p)??[];return{name:d,value:n,span:f}}
function N({problems:p,substituted:f},{span:d}){const n=e=>e.start<d.end&&e.end>d.start;return f.some(n)||p.some(e=>S.has(
e.rule)&&n(e.span))}const S=new Set(["arithmetic-expansion","command-substitution","dollar-quote","variable-expansion"]),
E=/^\s*(?:(?:!|\{|do|elif|else|if|then|time|until|while)\s+)*$/,P=/\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy,
m=/\\.?|\$\(|[^\\`$"]+|./sy;class b{#t;#e;#s=0;constructor(f,d){this.#t=f,this.#e=d}list(f,d){const n=[];let e=this.#r(),
t=!1;const i=(s,r="")=>{const o=this.#n(e,s,r),{words:a,assignments:u,redirections:c,inside:h}=o,O=a.length+u.length+c.length+
h.length===0,g=n.at(-1);O?g&&(n[n.length-1]={...g,separator:g.separator+r}):n.push(o);const x=/^\|&?$/.test(r)?o:void 0;
e=this.#r(O?e.pipedFrom:x)};for(;this.#s<this.#t.length;){const s=this.#s,r=this.#i(t?m:P),o=this.#s;if(r==='"')t=!t;else{
if(r===f&&(!t||f==="`"))return i(s),n;if(r==="$("||r==="`"||!t&&/^[<>]?\($/.test(r)){if(d===R){i(s);continue}const a=this.#t.
slice(e.start,s),u=r==="("?E.test(a)?"subshell":"definition":"substitution",c=this.list(r==="`"?"`":")",d+1);e.inside.push(
...c),e.gaps.push({kind:u,start:s,end:this.#s}),u==="subshell"&&(e.subshell=c)}else!t&&/^(?:[;&|\r\n]+|\))$/.test(r)?i(s,
r):!t&&r.startsWith("#")&&/^\s?$/.test(this.#t.charAt(s-1))?e.gaps.push({kind:"comment",start:s,end:o}):!t&&/^(?:[<>]|&>)/.
test(r)&&e.gaps.push({kind:"operator",start:s,end:o})}}return i(this.#t.length),n}#r(f){return{start:this.#s,gaps:[],inside:[],
pipedFrom:f}}#i(f){f.lastIndex=this.#s;const[d=""]=f.exec(this.#t)??[];return this.#s+=d.length,d}#n(f,d,n){const{start:e,
gaps:t,inside:i,pipedFrom:s,subshell:r}=f;let o="",a=e;for(const F of t){const D=F.kind==="comment"||F.kind==="operator"?
" ":"_";o+=this.#t.slice(a,F.start)+D.repeat(F.end-F.start),a=F.end}o+=this.#t.slice(a,d);const u=(0,I().lex)(o,this.#e),
c=F=>({...F,span:{start:F.span.start+e,end:F.span.end+e}}),h=u.words.map(c),O=new Set;let g=0;const $=t.filter(({kind:F})=>F===
"operator").map(({start:F,end:D})=>{for(;g<h.length&&(h[g]?.span.start??D)<D;)g+=1;const W=h[g],H=h[g-1];return H?.span.
end===F&&/^\d+$/.test(H.text)&&O.add(H),W&&O.add(W),{operator:this.#t.slice(F,D),...W&&{target:W}}}),T=[...u.assignments,
...u.refused].map(c);return{words:h.filter(F=>!O.has(F)),assignments:T.sort((F,D)=>F.span.start-D.span.start),redirections:$,
problems:u.problems.map(c),span:{start:e,end:d},separator:n,inside:i,substituted:t.filter(({kind:F})=>F==="substitution"),
...s&&{pipedFrom:s},...r&&{subshell:r},...t.some(({kind:F})=>F==="definition")&&{defines:!0}}}}}),20630:((U,w,l)=>{Object.
defineProperty(w,"__esModule",{value:!0}),w.handsOn=C,w.isShell=v,w.startedWords=L,w.textWithin=y;function I(){const A=l(
37866);return I=function(){return A},A}function j(){const A=l(81413);return j=function(){return A},A}const R=new Set(`bu\
iltin busybox command doas env exec ionice nice nohup setsid stdbuf sudo taskset time timeout
  xargs xvfb-run`.split(/\s+/));function C(A){return R.has(A)}function L(A){let k=A;for(;;){const[N,S]=k;if(N?.text==="f\
ind"){const P=k.findIndex(({text:m})=>/^-(?:exec|ok)(?:dir)?$/.test(m));return P<0?k:L(k.slice(P+1))}if(N===void 0||!R.has(
N.text)||N.text==="command"&&/^-[vV]/.test(S?.text??""))return k;const E=k.findIndex((P,m)=>m>0&&M(P,k));if(E<0)return k;
k=k.slice(E)}}function M({text:A},k){const N=S=>(0,I().startsOthers)(S)||I().REFUSED_PROGRAMS.has(S);return k.slice(1).some(
S=>N(S.text))?N(A):!/^-|^\w+=|^\d+[smhd]?$/.test(A)}function v(A){return/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|k|z|a|fi|c|tc)?sh$/.
test(A)}function y(A){const[k,...N]=L(A.words),S=k?.text??"";if(S!=="trap"&&!v(S))return;const E=S==="trap"?-1:N.findIndex(
({text:m})=>/^-\w*c$/.test(m)),P=E<0&&S!=="trap"?void 0:N[E+1];return P===void 0||(0,j().isDynamic)(A,P)?void 0:P}}),44670:((U,w,l)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.PRELOADABLE_PACKAGES=w.NODE_FLAGS=w.NODE_ALIASES=w.BUILT_IN_REPORTERS=
void 0;function I(){const M=l(32017);return I=function(){return M},M}const j=w.NODE_FLAGS=(0,I().nameTable)({harmless:`
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
  `}),R=w.NODE_ALIASES=new Map([["-c","check"],["-C","conditions"],["-e","eval"],["-h","help"],["-i","interactive"],["-p",
"print"],["-pe","print"],["-r","require"],["-v","version"],["debug-port","inspect-port"],["enable-network-family-autosel\
ection","network-family-autoselection"],["es-module-specifier-resolution","experimental-specifier-resolution"],["experim\
ental-default-config-file","experimental-config-file"],["experimental-strip-types","strip-types"],["experimental-test-is\
olation","test-isolation"],["loader","experimental-loader"],["report-directory","report-dir"],["security-reverts","secur\
ity-revert"],["trace-events-enabled","trace-event-categories"]]),C=w.BUILT_IN_REPORTERS=new Set(["dot","junit","lcov","s\
pec","tap"]),L=w.PRELOADABLE_PACKAGES=new Set(["@swc-node/register","dotenv/config","esbuild-register","source-map-suppo\
rt/register","ts-node/esm","ts-node/register","ts-node/register/transpile-only","tsx","tsx/cjs","tsx/esm"])}),94495:((U,w,l)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.NPM_SUBCOMMANDS=w.NPM_SHORTHANDS=w.NPM_FLAGS=w.MISSPELT=void 0;function I(){
const v=l(32017);return I=function(){return v},v}const j=(0,I().nameTable)({harmless:`
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
  `}),R=w.NPM_FLAGS=new Map([...j].map(([v,{name:y,arity:A,kind:k}])=>[v,{name:y,arity:A==="optional"?"loose":A==="value"?
"value":"none",effect:k}])),C=w.NPM_SHORTHANDS=new Map([["?",["--usage"]],["B",["--save-bundle"]],["C",["--prefix"]],["D",
["--save-dev"]],["E",["--save-exact"]],["H",["--usage"]],["L",["--location"]],["O",["--save-optional"]],["P",["--save-pr\
od"]],["S",["--save"]],["a",["--all"]],["c",["--call"]],["d",["--loglevel","info"]],["dd",["--loglevel","verbose"]],["dd\
d",["--loglevel","silly"]],["desc",["--description"]],["enjoy-by",["--before"]],["f",["--force"]],["g",["--global"]],["h",
["--usage"]],["help",["--usage"]],["iwr",["--include-workspace-root"]],["l",["--long"]],["local",["--no-global"]],["m",[
"--message"]],["n",["--no-yes"]],["no",["--no-yes"]],["p",["--parseable"]],["porcelain",["--parseable"]],["q",["--loglev\
el","warn"]],["quiet",["--loglevel","warn"]],["readonly",["--read-only"]],["reg",["--registry"]],["s",["--loglevel","sil\
ent"]],["silent",["--loglevel","silent"]],["v",["--version"]],["verbose",["--loglevel","verbose"]],["w",["--workspace"]],
["ws",["--workspaces"]],["y",["--yes"]]]),L=w.NPM_SUBCOMMANDS=(0,I().nameTable)({"runs-script":"test,t,tst run,run-scrip\
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
t,create,innit","writes-files":"cache patch shrinkwrap version,verison"}),M=w.MISSPELT=new Set(["hlep","rum","urn"])}),81624:((U,w)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.NPM_LOCKFILES=w.LOCKFILES=void 0,w.isPackageFile=C;const l=w.NPM_LOCKFILES=
["npm-shrinkwrap.json","package-lock.json"],I=["pnpm-lock.yaml","yarn.lock","bun.lock"],j=w.LOCKFILES=[...l,...I],R=/^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bun\.lockb|bunfig\.toml|binding\.gyp)$/;
function C(L){return j.includes(L)||R.test(L)}}),58690:((U,w)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.choosesByName=
M,w.isReadByProgram=C;const l=`
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
`.match(/\S+/g),I=R(l.map(v=>v.replace("!",""))),j=R(l.flatMap(v=>v.match(/^.*(?=!)/)??[]));function R(v){return new RegExp(
`^(?:${v.join("|").replaceAll("~",".*")})$`,"s")}function C(v){return I.test(v)||/^[A-Z]+_INCLUDE_PATH$/.test(v)}const L=/^PYTHON(?:DONTWRITEBYTECODE|DEVMODE|FAULTHANDLER|HASHSEED|IOENCODING|TRACEMALLOC|UNBUFFERED|UTF8)$/;
function M(v){return j.test(v)||v.startsWith("PYTHON")&&!L.test(v)}}),76788:((U,w)=>{Object.defineProperty(w,"__esModule",
{value:!0}),w.isOfLibrary=I;const l=new Set(`
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
  `.trim().split(/\s+/));function I(j){return l.has(j.replace(/\..*$/s,""))}}),37866:((U,w,l)=>{Object.defineProperty(w,
"__esModule",{value:!0}),w.REFUSED_PROGRAMS=void 0,w.hasCommandLine=L,w.isCommandLine=C,w.startsOthers=R;function I(){const v=l(
32017);return I=function(){return v},v}const j=w.REFUSED_PROGRAMS=(0,I().groupsByName)({shell:"bash sh zsh dash ksh fish\
 csh tcsh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup time timeout nice ionice setsid st\
dbuf taskset chrt flock prlimit unshare strace ltrace gdb vim",interpreter:"python python2 python3 php perl ruby deno bu\
n lua java go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 uv poetry composer",system:"cat ls rm c\
p mv grep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod true false exit"});function R(v){
const y=j.get(v)??"system";return/^(?:node|np[mx])$/.test(v)||y!=="system"&&v!=="."}function C(v){const[y="",...A]=v.trim().
split(/\s+/);return M(y)&&A.some(k=>/^-|[./]|^[|&;<>]+$/.test(k))}function L(v){return/&&|\|\||\$\(|`/.test(v)?!0:v.split(
/;\s|\s\|\s/).some(y=>{const[A="",...k]=y.trim().split(/\s+/);return k.length>0&&M(A)})}function M(v){return j.has(v)||R(
v)}}),95306:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.UNKNOWN_MODULE=void 0,w.unknownTool=v;function I(){
const y=l(32017);return I=function(){return y},y}const j={flags:{config:"config,c= config-file= rcfile= resolve-plugins-\
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
never-ends"]} w`}}],C=(0,I().toolTable)(j),L=w.UNKNOWN_MODULE=(0,I().toolTable)({...j,flags:{...j.flags,code:"custom-syn\
tax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= use=",module:"import= load= load-plugins\
= loader= plugin~="}}),M=new Map(R.flatMap(({programs:y,flags:A,subcommands:k,...N})=>{const S=(0,I().toolTable)({flags:{
...j.flags,...A},subcommands:{...j.subcommands,...k},...N});return y.map(E=>[E,S])}));function v(y){return M.get(y)??C}}),
34482:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.Places=void 0,w.contextIn=R;function I(){const v=l(32854);
return I=function(){return v},v}const j="/\0checkout";function R({policy:v,tree:y,platform:A,cwd:k=""},N){const{workspace:S}=v,
E=L(v)?j:void 0,{files:P,cwd:m=k===""?E:`${E??S}/${k}`}=N;return{policy:v,platform:A,proposal:N,mount:P?{at:"/",tree:P}:
y?{at:E??S,tree:y}:{at:j},cwd:m}}const C=new WeakMap;function L(v){const y=C.get(v);if(y!==void 0)return y;const A=(0,I().
locatePath)(v.workspace,j,{at:j}),k=A!==void 0&&(0,I().isLocatedIn)(A,j);return C.set(v,k),k}class M{workspace;cwd;#t;#e;#s;constructor({
policy:{workspace:y},cwd:A,platform:k,mount:N}){this.#t=N,this.#e=N.at==="/"?N:{at:N.at},this.#s=k!=="linux",this.workspace=
(0,I().locatePath)(y,j,this.#e)??j,this.cwd=A===void 0?this.workspace:(0,I().locatePath)(A,this.workspace,N)??j}locate(y){
return(0,I().locatePath)(y,this.cwd,this.#t)}leadsInto(y,A){const k=this.locate(y);return k===void 0?!1:A.some(N=>{const S=(0,I().
locatePath)(N,this.workspace,this.#e);return S!==void 0&&this.isIn(k,S)})}isIn(y,A){return(0,I().isLocatedIn)(y,A,{ignoreCase:this.#s})}mayBeIn(y,A){
return(0,I().isLocatedIn)(y,A,{ignoreCase:!0})}}w.Places=M}),21311:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.checkCommandPolicy=p,w.checkFamily=n,w.failedExamples=f,w.requireExamples=d;function I(){const c=l(7723);return I=function(){
return c},c}function j(){const c=l(51951);return j=function(){return c},c}function R(){const c=l(81413);return R=function(){
return c},c}function C(){const c=l(41115);return C=function(){return c},c}function L(){const c=l(5347);return L=function(){
return c},c}function M(){const c=l(32017);return M=function(){return c},c}function v(){const c=l(41895);return v=function(){
return c},c}function y(){const c=l(94853);return y=function(){return c},c}function A(){const c=l(74238);return A=function(){
return c},c}function k(){const c=l(5468);return k=function(){return c},c}function N(){const c=l(95132);return N=function(){
return c},c}function S(){const c=l(34482);return S=function(){return c},c}function E(){const c=l(83747);return E=function(){
return c},c}function P(){const c=l(6476);return P=function(){return c},c}function m(){const c=l(10777);return m=function(){
return c},c}function b(){const c=l(14111);return b=function(){return c},c}function p({families:c,patterns:h}){if(c.length===
0&&h.length===0)return[];const O=c.flatMap((x,$)=>u(["families",$],n(x)));if(O.length>0)return O;const g=(0,C().registryOf)(
c);return h.flatMap((x,$)=>u(["patterns",$],t(x,g)))}function f({policy:c,path:h=A().POLICY_PATH,text:O=""}){return p(c).
map(({message:g,pointer:x,value:$})=>{const T=(0,k().placeIn)(O,x,$);return`${T===void 0?h:`${h}:${T}`}: ${g}`})}function d(c){
const h=f(c);if(h.length!==0)throw new(v()).GateError("policy_invalid",`Examples of the policy fail:
${h.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function n(c){const h=L().
familySchema.safeParse(c);if(!h.success)return[{message:`family ${c.name}: ${I().prettifyError(h.error)}`,pointer:["name"],
value:c.name}];const O=(0,C().readFamily)(c),g=i(O);if(g.length>0)return g;const x=(0,C().programTerms)({programs:[O.name],
families:[O]});return[...e(O,"evolver",$=>s($,x)),...e(O,"curated",$=>r($,O)),...e(O,"workspace",$=>o($,O))]}function e(c,h,O){
const{match:g=[],not_match:x=[]}=c[h]??{},$=T=>`family ${c.name}: ${h} ${T} its example`;return u([h],[...a("match",g,T=>!O(
T),$("rejects")),...a("not_match",x,O,$("accepts"))])}function t({name:c,regex:h,match:O,not_match:g},x){const $=(0,b().
compilePattern)(h);if("error"in $)return[{message:`${c}: the pattern ${$.error}`,pointer:["regex"],value:h}];const T=F=>(0,R().
everyCommand)((0,R().readShellText)(F)).some(D=>$.matches((0,b().subjectOf)(D,x)));return[...a("match",O,F=>!T(F),`${c}:\
 does not match`),...a("not_match",g,T,`${c}: matches`)]}function i({name:c,evolver:h}){try{return h&&(0,M().programFamily)(
c,h),[]}catch(O){const{message:g}=O;return[{message:`family ${c}: ${g}`,pointer:["evolver","flags"],value:c}]}}function s(c,h){
const{invocation:O,problems:g}=(0,j().readWords)(c,{programs:h}),x=g.map(N().problemFinding);return O?.family!==void 0&&
x.every(({severity:$})=>$!=="error")}function r(c,h){const O=(0,j().readWords)(c),[g,...x]=(0,E().firstCommand)(O);if(h.
curated===void 0||g?.text!==h.name)return!1;const $=new(S()).Places((0,S().contextIn)({policy:y().DEFAULT_POLICY,tree:void 0,
platform:"linux"},{})),{reasons:T}=(0,P().readOperation)(h,h.curated,x,$);return(0,E().shapeReasons)(O).length+T.length===
0}function o(c,h){return(0,R().everyCommand)((0,R().readShellText)(c)).every(O=>O.words[0]?.text===h.name&&(0,m().findCommandObjections)(
O,h).length===0)}function a(c,h,O,g){return h.flatMap((x,$)=>O(x)?[{message:`${g} ${x}`,pointer:[c,$],value:x}]:[])}function u(c,h){
return h.map(O=>({...O,pointer:[...c,...O.pointer]}))}}),46794:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.readArguments=j;function I(){const L=l(14170);return I=function(){return L},L}function j(L,M){const v=[],y=[],A=[],k=[];
let N=!1;for(const P of(0,I().readFlags)(L,R(M)).tokens){const{word:m}=P,b=m.text;if(P.kind==="operand"){N&&k.push({flag:b,
reason:"comes after the expression",word:m}),A.push(m);continue}if(P.kind==="flag"&&P.part.spec.leading){A.length>0&&k.push(
{flag:b,reason:"must come before the operands",word:m}),v.push(b);continue}if(N=M.leading_flags.length>0,P.kind==="unkno\
wn"){k.push({flag:b,reason:"is not in the specification",word:m});continue}const{name:p,kind:f}=P.part.spec;if(v.push(p),
f===void 0)continue;const d=P.consumes?P.next??m:m,n=P.consumes?P.next?.text:P.part.fixed;n===void 0?k.push({flag:b,reason:"\
requires a value",word:m}):y.push({text:n,kind:f,word:d,operand:!1})}const S=M.operands.unless.some(P=>v.includes(P))?1:
0,{kinds:E}=M.operands;for(const[P,m]of A.entries()){const b=E[Math.min(P+S,E.length-1)]??"path";y.push({text:m.text,kind:b,
word:m,operand:!0})}return{flags:v,values:y,problems:k}}function R(L){const M=new Set([...L.flags,...Object.keys(L.dangerous_flags)]),
v=(A,k=!1)=>({spec:{name:A,leading:k},negated:!1,takes:"never"}),y=(A,k)=>{const N=L.value_flags[A];if(N===void 0)return[];
const S={spec:{name:A,kind:N,leading:!1},negated:!1};return[k===void 0?{...S,takes:"always"}:{...S,fixed:k,takes:"never"}]};
return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:A=>{if(L.leading_flags.includes(
A))return[v(A,!0)];if(M.has(A))return[v(A)];const k=y(A);if(k.length>0)return k;const N=C(A),S=N&&y(N.name,N.value);if(S!==
void 0&&S.length>0)return S;const P=(/^-[A-Za-z]{2,}$/.test(A)?[...A.slice(1)]:[]).map(m=>`-${m}`);return P.length>0&&P.
every(m=>M.has(m))?P.map(m=>v(m)):void 0}}}function C(L){const{written:M,attached:v}=(0,I().splitAtEquals)(L);return L.startsWith(
"--")&&v!==void 0?{name:M,value:v}:L.startsWith("--")?void 0:{name:L.slice(0,2),value:L.slice(2)}}}),83747:((U,w,l)=>{Object.
defineProperty(w,"__esModule",{value:!0}),w.curated=void 0,w.firstCommand=n,w.judgeRisk=b,w.shapeReasons=e;function I(){
const s=l(41115);return I=function(){return s},s}function j(){const s=l(95132);return j=function(){return s},s}function R(){
const s=l(34482);return R=function(){return s},s}function C(){const s=l(8737);return C=function(){return s},s}function L(){
const s=l(6476);return L=function(){return s},s}const M=10,v=w.curated={judge:(s,r,o)=>{const a=[...e(s),...(0,C().besidesProgram)(
r,s)],[u,...c]=n(s);return u===void 0?A([(0,j().finding)("no_command",{}),...a],o):y(u,c,a,o)}};function y(s,r,o,a){const{
policy:u}=a,c=a.proposal.family??s.text,h={span:s.span},O=c===s.text?[]:[(0,j().finding)("family_base_mismatch",{family:c,
base:s.text},h)],g=(0,I().registryOf)(u.families).get(c),x=g?.curated;if(g===void 0||x===void 0)return A([(0,j().finding)(
"not_in_registry",{family:c},h),...O,...o],a);const $=k(c,a),T=new(R()).Places(a),F=(0,L().readOperation)(g,x,r,T),D=[...S(
g,x,a,$).map(G=>({...G,...h})),...o,...O,...F.reasons,...P(F,T,u.allowed_roots),...p(F.risk,u)],{risk:W}=F,H=f(W,$);return D.
some(({severity:G})=>G==="error")?{findings:(0,C().firstOfEach)(D.filter(N),M),risk:W,confirmation:H}:{findings:[...D,...m(
F,$)],risk:W,confirmation:H}}function A(s,{proposal:r}){const o=f("dangerous",r.mode??"structured");return{findings:s.filter(
N),risk:"dangerous",confirmation:o}}function k(s,{policy:r,proposal:o}){return o.mode??(r.experimental.includes(s)?"expe\
rimental":"structured")}function N({severity:s}){return s!=="warning"}function S({name:s,category:r},{maturity:o,platforms:a},{
policy:u,platform:c},h){const O=[];return u.disabled_packs.includes(r)&&O.push((0,j().finding)("family_disabled",{family:s,
pack:r})),a!==void 0&&!a.includes(c)&&O.push((0,j().finding)("platform_unsupported",{family:s,platform:c})),E[o].includes(
h)||O.push((0,j().finding)("maturity_refused",{family:s,maturity:o})),O}const E={structured:["structured","experimental"],
direct_only:["structured"],experimental_only:["experimental"],blocked:[]};function P({paths:s},r,o){return o.length===0?
[]:s.filter(({path:a})=>a.startsWith("~")||!r.leadsInto(a,o)).map(({path:a,word:u})=>(0,j().finding)("outside_allowed_ro\
ots",{path:a,roots:o},u&&{span:u.span}))}function m({warnings:s},r){return[...s.map(o=>(0,j().finding)(o,{})),...r==="ex\
perimental"?[(0,j().finding)("experimental_mode",{})]:[]]}function b(s,{policy:r,proposal:o}){const a=f(s,o.mode??"struc\
tured");return{findings:p(s,r),risk:s,confirmation:a}}function p(s,{mode:r,allow_dangerous:o}){return s==="safe"||s==="w\
rite"&&r!=="safe"||s==="dangerous"&&r==="dangerous"&&o?[]:[(0,j().finding)("policy_risk",{risk:s,mode:r})]}function f(s,r){
return r==="experimental"?"very_strong":s==="dangerous"?"strong":"standard"}const d=new Set(["shell-operator","shell-red\
irection","line-break"]);function n({words:s,problems:r}){const o=r.filter(({rule:u})=>d.has(u)).map(({span:u})=>u.start),
a=Math.min(...o);return s.filter(({span:u})=>u.start<a)}function e({problems:s}){return s.flatMap(r=>{const o={span:r.span};
if((0,j().isProblem)(r,"shell-operator")){const{operator:a}=r.args;return[(0,j().finding)(i(a),{operator:a},o)]}if((0,j().
isProblem)(r,"shell-redirection")){const{operator:a}=r.args;return[(0,j().finding)("shell_operator.redirection",{operator:a},
o)]}if((0,j().isProblem)(r,"command-substitution")){const{written:a}=r.args;return[(0,j().finding)("shell_operator.subst\
itution",{operator:a},o)]}if((0,j().isProblem)(r,"line-break")||(0,j().isProblem)(r,"nul-character")){const{character:a}=r.
args;return[(0,j().finding)("shell_operator.multiline",{operator:a},o)]}return t.has(r.rule)?[(0,j().finding)("parse_fai\
led",{},o)]:[]})}const t=new Set(["unterminated-quote","trailing-backslash","command-too-long"]);function i(s){return s===
"|"||s==="|&"?"shell_operator.pipeline":s==="&"?"shell_operator.background":"shell_operator.chaining"}}),6476:((U,w,l)=>{
Object.defineProperty(w,"__esModule",{value:!0}),w.readOperation=L;function I(){const d=l(71081);return I=function(){return d},
d}function j(){const d=l(65905);return j=function(){return d},d}function R(){const d=l(95132);return R=function(){return d},
d}function C(){const d=l(46794);return C=function(){return d},d}function L(d,n,e,t){const i=[...n.warnings,...n.network_touching?
["network_touching"]:[]],s=n.forms.length>0?M(d,n,e,t):y(d,n,e,t),r=s.paths.some(({path:a})=>f(a)),o=new Set([...i,...s.
warnings,...r?["env_secrets"]:[]]);return{...s,warnings:[...o]}}function M(d,n,e,t){let i="",s=[];const r=e[0];for(const u of n.
forms){const c=(0,I().parseForm)(u.argv)??[],h=(0,I().matchForm)(c,e,(O,g)=>b(O,g,t));if(h.kind==="operand")s=v(h.placed),
i=`does not accept \`${h.word.text}\`, which ${h.reason}; the registered forms are`;else if(h.kind==="match")return{reasons:[],
risk:u.risk??n.risk,warnings:u.warning?[u.warning]:[],paths:v(h.placed)}}const o=n.forms.map(({argv:u})=>`${d.name} ${u}`);
return{reasons:[...(d.category==="archives"?e.filter(({text:u})=>j().SHELL_OPERATOR.test(u)):[]).map(({text:u,span:c})=>(0,R().
finding)("shell_operator.quoted",{operator:u},{span:c})),(0,R().finding)(E(d.name),{family:d.name,reason:i,forms:o},r?{span:r.
span}:{})],risk:n.risk,warnings:[],paths:s}}function v(d){return d.filter(({kind:n})=>j().PATH_KINDS.has(n)).map(({word:n})=>({
path:n.text,word:n}))}function y({name:d},n,e,t){const{flags:i,values:s,problems:r}=(0,C().readArguments)(e,n),o=r.map(({
flag:g,reason:x,word:$})=>(0,R().finding)("flag_not_allowed",{family:d,flag:g,reason:x},{span:$.span})),a=g=>n.forbidden_prefixes.
find(x=>g.toLowerCase().startsWith(x.toLowerCase()));for(const{text:g,kind:x,word:$,operand:T}of s){const F=b(x,g,t),D={
span:$.span};F&&!(T&&a(g))&&o.push((0,R().finding)("operand_refused",{family:d,operand:g,reason:F},D))}const u=s.filter(
({operand:g})=>g);o.push(...N(d,n,u.length)),o.push(...k(d,n,u,i));for(const{text:g,word:x}of u){const $=a(g);if($===void 0)
continue;const T={family:d,operand:g,prefix:$};o.push((0,R().finding)("forbidden_operand_prefix",T,{span:x.span}))}const c=s.
filter(({kind:g,text:x})=>j().PATH_KINDS.has(g)&&x!==A).map(({text:g,word:x})=>({path:g,word:x})),h=c.some(({path:g})=>n.
dangerous_targets.includes(g)||n.dangerous_targets.includes("/")&&t.locate(g)==="/"),O=n.default_operand;return{reasons:o,
risk:h?"dangerous":n.risk,warnings:[...i.flatMap(g=>n.dangerous_flags[g]??[]),...h?["broad_permission_target"]:[]],paths:c.
length===0&&O!==void 0?[{path:O}]:c}}const A="-";function k(d,{reads_stdin:n,operands:{min:e}},t,i){if(n===void 0)return[];
const s="is standard input",r=t.filter(({kind:u})=>j().PATH_KINDS.has(u)),o=r.filter(({text:u})=>u===A).map(({text:u,word:c})=>(0,R().
finding)("operand_refused",{family:d,operand:u,reason:s},{span:c.span}));if(o.length>0)return o;const a=t.length;return r.
length>0||a<e||n.unless.some(u=>i.includes(u))?[]:[(0,R().finding)("operand_count",{family:d,count:a,wanted:`at least ${a+
1}`})]}function N(d,{operands:{min:n,max:e}},t){if(t>=n&&(e===void 0||t<=e))return[];const i=e===void 0?`at least ${n}`:
e===n?`exactly ${n}`:`${n} to ${e}`;return[(0,R().finding)("operand_count",{family:d,count:t,wanted:i})]}const S=new Map(
[["tar","constrained_form.tar"],["unzip","constrained_form.unzip"],["zip","constrained_form.zip"],["ping","constrained_f\
orm.ping"],["curl","constrained_form.curl"],["dig","constrained_form.dns"],["nslookup","constrained_form.dns"],["git","c\
onstrained_form.git"]]);function E(d){return S.get(d)??"constrained_form.other"}const P=["/bin","/dev","/etc","/lib","/p\
rivate","/sbin","/usr","/var"],m=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;function b(d,n,e){const t=j().KINDS[d](n);if(t!==
void 0||d!=="destination"&&d!=="source")return t;const i=e.locate(n);if(i===void 0)return"cannot be resolved";if(i==="/")
return"is the root of the file system";const r=(/^[\\/]|^[A-Za-z]:/.test(n)||!e.isIn(i,e.cwd))&&P.find(o=>e.mayBeIn(i,o));
if(r)return`is in the system directory ${r}`;if(d!=="destination")return e.mayBeIn(e.cwd,i)?"is the working directory or\
 one of its parents":m.test(i)?"is a home directory":void 0}const p=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;
function f(d){return p.test(d)}}),8737:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.besidesProgram=j,w.
findProblems=C,w.firstOfEach=R;function I(){const L=l(95132);return I=function(){return L},L}function j(L,{invocation:M}){
const v=M?.family?["program","invocation","target"]:["program"];return L.filter(({layer:y,rule:A})=>!v.includes(String(y))||
A==="command-not-text")}function R(L,M){const v=new Map;return L.filter(({rule:y})=>{const A=(v.get(y)??0)+1;return v.set(
y,A),A<=M})}function C({problems:L}){return L.map(I().problemFinding)}}),10777:((U,w,l)=>{Object.defineProperty(w,"__esM\
odule",{value:!0}),w.findCommandObjections=M,w.workspaceRisk=y,w.workspaceWarnings=A;function I(){const t=l(71081);return I=
function(){return t},t}function j(){const t=l(65905);return j=function(){return t},t}function R(){const t=l(95132);return R=
function(){return t},t}function C(){const t=l(67407);return C=function(){return t},t}const L=new Set(["rm","chmod","chow\
n","kill","killall","pkill","dd","shred"]);function M({words:t},i){const[s,...r]=t;if(s===void 0)return[];const o=s.text,
a=k(o,r,i?.workspace);if(a.length>0)return a;const u=(g,{span:x}=s)=>[(0,R().finding)("command_not_allowed",{program:o,reason:g},
{span:x})],c=i?.workspace;if(c===void 0)return u("is not allowed");if(r.length===1&&/^--(?:version|help)$/.test(r[0]?.text??
""))return[];if(c.forms.length>0)return v(r,c)?[]:u("is allowed only in its registered forms");const{reason:h,word:O}=N(
r,c);return h===void 0?[]:u(h,O)}function v(t,{forms:i}){return i.find(({argv:s})=>(0,I().matchForm)((0,I().parseForm)(s)??
[],t,(r,o)=>j().KINDS[r](o)).kind==="match")}function y({words:[,...t]},{workspace:i}){if(i!==void 0)return i.writes?"wr\
ite":v(t,i)?.risk}function A({words:t},{workspace:i}){return E(i?.subcommands,t[1]?.text)?.warnings??[]}function k(t,i,s){
const{flags:r}=(0,C().splitArguments)(i,s),o=s?.blocked_flags??[],u=[...r.filter(({text:O})=>(0,C().hasFlag)(O,"--force")||
o.some(g=>(0,C().hasFlag)(O,g))||t==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.test(O)||L.has(t)&&(0,C().hasFlag)(O,"--all"))],
c=(O,g)=>r.find(({text:x})=>new RegExp(`^-[A-Za-z]*${O}`).test(x)||(0,C().hasFlag)(x,g)),h=t==="rm"?c("[rR]","--recursiv\
e"):void 0;return h&&c("f","--force")&&u.push(h),u.map(({text:O,span:g})=>(0,R().finding)("blocked_flag",{program:t,flag:O},
{span:g}))}function N(t,i){const[s,...r]=t,o=E(i.subcommands,s?.text);if(i.subcommands!==void 0&&o===void 0)return{reason:`\
is allowed only with the subcommands ${Object.keys(i.subcommands).join(", ")}`};const{flags:a,data:u,operands:c}=(0,C().
splitArguments)(o?r:t,i);for(const h of a){const{text:O}=h,g=(0,C().isDataFlag)(O,i);if(!g&&i.code_flags.some(x=>(0,C().
hasFlag)(O,x)))return{reason:`is not allowed with ${O}, which can run code, delete files, or write elsewhere`,word:h};if(i.
flags!==void 0&&!g&&!i.flags.includes(O))return{reason:`is not allowed with the flag ${O}`,word:h}}for(const h of o?c:[]){
const O=j().KINDS[o?.operands??"path"](h.text);if(O!==void 0)return{reason:`does not accept ${h.text}, which ${O}`,word:h}}
return i.language===void 0?{}:S(i.language,a,u)}function S(t,i,s){const r=i.find(({text:a})=>((0,C().hasFlag)(a,"-e")||(0,C().
hasFlag)(a,"--expression"))&&a!=="-e"&&a!=="--expression");if(r!==void 0)return{reason:"has its script attached to a fla\
g",word:r};const o=t==="awk"?P:e;for(const a of s){const u=o(a.text);if(u!==void 0)return{reason:u,word:a}}return{}}function E(t,i){
return t!==void 0&&i!==void 0&&Object.hasOwn(t,i)?t[i]:void 0}function P(t){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.
test(t))return"may run commands or open files in its program";const i=/\bprintf?\b/.exec(t),s=i===null?"":t.slice(i.index);
return/>|(?<!\|)\|(?!\|)/.test(s)?"may write to files or commands in its program":void 0}const m=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
b=String.raw`(?:${m}(?:\s*,\s*(?:${m}|[+~]\d+))?\s*!?\s*)?`,p=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,f=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${p})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
d=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,n=new RegExp(String.raw`^\s*${b}(?:${f}|${d})\s*(?:[;\n]|$)`);function e(t){if(t.
length>4096)return"has a script that is too long to check";let i=t;for(;i.trim()!=="";){const s=n.exec(i);if(s===null)return"\
may run commands or open files in its script";i=i.slice(s[0].length)}}}),67407:((U,w,l)=>{Object.defineProperty(w,"__esM\
odule",{value:!0}),w.hasFlag=L,w.isDataFlag=M,w.splitArguments=C;function I(){const v=l(14170);return I=function(){return v},
v}const j={data_flags:[],data_operands:{count:0,unless:[]}},R=[{spec:void 0,negated:!1,takes:"always"}];function C(v,{data_flags:y,
data_operands:A}=j){const k=[],N=[],S=[],E={flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"neve\
r",expand:b=>y.includes(b)?R:void 0};for(const b of(0,I().readFlags)(v,E).tokens){if(b.kind==="operand"){S.push(b.word);
continue}k.push(b.word),b.consumes&&b.next&&N.push(b.next)}const m=A.unless.some(b=>k.some(({text:p})=>L(p,b)))?0:A.count;
return{flags:k,data:[...N,...S.slice(0,m)],operands:S.slice(m)}}function L(v,y){const{written:A}=(0,I().splitAtEquals)(v);
return A===y?!0:y.startsWith("--")?A.length>2&&y.startsWith(A):y.length===2&&!v.startsWith("--")&&/^-[A-Za-z]*/.exec(v)?.[0].
includes(y.slice(1))===!0}function M(v,{data_flags:y}){const{written:A}=(0,I().splitAtEquals)(v);return y.some(k=>A===k||
k.length===2&&!v.startsWith("--")&&v.startsWith(k))}}),68178:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),
w.findPathObjections=C,w.judgePath=L;function I(){const v=l(14170);return I=function(){return v},v}function j(){const v=l(
95132);return j=function(){return v},v}function R(){const v=l(67407);return R=function(){return v},v}function C(v,y,A){const k=y?.
workspace,[,...N]=v.words,{flags:S,operands:E}=(0,R().splitArguments)(N,k),P=v.problems.filter(({rule:p})=>p==="variable\
-expansion"),m=v.redirections.flatMap(({target:p})=>p??[]),b=S.filter(({text:p})=>k===void 0||!(0,R().isDataFlag)(p,k)).
flatMap(({text:p,span:f})=>M(p).map(d=>({text:d,span:f})));return[...E,...b,...m].flatMap(({text:p,span:f})=>{const d=P.
some(({span:n})=>n.start>=f.start&&n.end<=f.end);return L(p,f,A,d)})}function L(v,y,A,k=!1){const N=k||v.startsWith("~")?
void 0:A.locate(v);return N===void 0||!A.isIn(N,A.workspace)?[(0,j().finding)("path_outside_workspace",{path:v},{span:y})]:
v.split(/[\\/]/).includes("..")?[(0,j().finding)("path_traversal",{path:v},{span:y})]:[]}function M(v){const{attached:y}=(0,I().
splitAtEquals)(v);return[...y===void 0?[]:[y],...v.startsWith("--")?[]:[v.slice(2)]]}}),14111:((U,w,l)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.compilePattern=a,w.subjectOf=u,w.workspace=void 0;function I(){const g=l(58067);return I=function(){
return g},g}function j(){const g=l(81413);return j=function(){return g},g}function R(){const g=l(41115);return R=function(){
return g},g}function C(){const g=l(13970);return C=function(){return g},g}function L(){const g=l(72720);return L=function(){
return g},g}function M(){const g=l(95132);return M=function(){return g},g}function v(){const g=l(34482);return v=function(){
return g},g}function y(){const g=l(8737);return y=function(){return g},g}function A(){const g=l(10777);return A=function(){
return g},g}function k(){const g=l(67407);return k=function(){return g},g}function N(){const g=l(68178);return N=function(){
return g},g}const S=w.workspace={judge:(g,x,$)=>$.proposal.tool==="runpy"?e(g,x,$):E(g,(0,y().besidesProgram)(x,g),$)};function E(g,x,$){
const{policy:T}=$,F=(0,R().registryOf)(T.families),D=new(v()).Places($),W=(0,j().readShellText)(g.command),H=(0,j().everyCommand)(
W),G=({words:J})=>d(J[0],F,$),B=J=>H.flatMap(Q=>r(Q,T.patterns,J,F)),z=[()=>[...P(g,W),...B(1)],()=>[...f(g,$.mount,D,H).
flatMap(J=>(0,N().findPathObjections)(J,G(J),D)),...B(2)],()=>[...H.flatMap(J=>(0,A().findCommandObjections)(J,G(J))),...B(
3)]];for(const J of z){const Q=J();if(Q.length>0)return{findings:[...(0,y().firstOfEach)(Q,1),...x.filter(i)]}}const V=H.
flatMap(J=>{const Q=G(J);return Q?[{command:J,family:Q}]:[]}),X=new Set(V.flatMap(({command:J,family:Q})=>(0,A().workspaceWarnings)(
J,Q))),K=[...x,...[...X].map(J=>(0,M().finding)(J,{}))],Z=new Set(V.map(({command:J,family:Q})=>(0,A().workspaceRisk)(J,
Q))),Y=C().riskSchema.options.findLast(J=>J!=="safe"&&Z.has(J));return Y&&!K.some(i)?{findings:K,risk:Y}:{findings:K}}function P({
targets:g},x){const $=g.flatMap(({script:T})=>T===void 0?[]:[T]);return[...(0,I().findDangers)(x).map(T=>m(T,!0)),...$.flatMap(
T=>(0,I().findDangers)((0,j().readShellText)(T))).map(T=>m(T,!1))]}function m({name:g,pattern:x,words:$},T){const F=$[0]?.
span.start,D=$.at(-1)?.span.end,W=T&&F!==void 0&&D!==void 0?{span:{start:F,end:D}}:{};return(0,M().finding)(g,{pattern:p(
x)},W)}const b=200;function p(g){return g.length>b?`${g.slice(0,b)}\u2026`:g}function f({command:g},{tree:x,at:$},{cwd:T},F){
return x!==void 0&&$!=="/"&&$===T&&F.length===1?(0,j().everyCommand)((0,j().readShellText)(g,x)):F}function d(g,x,{policy:$}){
const T=g&&x.get(g.text);return T&&!$.disabled_packs.includes(T.category)?T:void 0}const n=new Set(["bidirectional-chara\
cter","command-not-text","command-too-long","control-character","invisible-character","lone-surrogate","markup-injection",
"nul-character","workflow-command"]);function e({command:g},x,$){const T=x.filter(({rule:G})=>n.has(G)),F=O(g),[D]=F?.args??
[];if(F===void 0||D===void 0||!t.has(F.name)){const G=p(F?.name??g);return{findings:[(0,M().finding)("command_not_allowe\
d",{program:G,reason:"is not a call of a file tool with literal arguments"}),...T]}}const H=[...(0,N().judgePath)(D.text,
D.span,new(v()).Places($)),...T];return H.some(i)?{findings:H}:{findings:H,risk:"write"}}const t=new Set(["write_file"]);
function i({severity:g}){return g==="error"}const s=new Map;function r(g,x,$,T){const F=x.filter(W=>W.layer===$);if(F.length===
0)return[];const D=u(g,T);return F.filter(({regex:W})=>o(W,D)).map(({name:W,regex:H,reason:G})=>(0,M().finding)(`custom_\
pattern.${$}`,{name:W,pattern:H,reason:G}))}function o(g,x){const $=a(g);return"error"in $||$.matches(x)}function a(g){const x=s.
get(g)??(0,L().compileLinear)(g);return s.set(g,x),x}function u({words:g,redirections:x},$){const[T,...F]=g,{data:D}=(0,k().
splitArguments)(F,$.get(T?.text??"")?.workspace),W=new Set(D);return[...g.filter(H=>!W.has(H)).map(H=>H.text),...x.map(({
operator:H,target:G})=>`${H} ${G?.text??""}`)].join(" ")}const c=/^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d,h=/^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;
function O(g){const x=c.exec(g);if(x===null)return;const[,$="",T=""]=x,F=[];let D=x.indices?.[2]?.[0]??0,W=T;for(;W!=="";){
const H=h.exec(W);if(H===null)return;const[G,B,z]=H;F.push({text:B??z??"",span:{start:D,end:D+G.length}}),W=W.slice(G.length),
D+=G.length}return{name:$,args:F}}}),81961:((U,w,l)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.combine=M,w.policyWith=
A,w.stricterOf=L,w.tightenPolicy=v,w.valuesOf=y;function I(){const S=l(23404);return I=function(){return S},S}function j(){
const S=l(41895);return j=function(){return S},S}function R(){const S=l(74238);return R=function(){return S},S}function C(){
const S=l(11160);return C=function(){return S},S}function L(S,E,P){const m=M(S.policy,E.policy);if("conflicts"in m)throw new(j()).
GateError("policy_conflict",`The policies of the base and of ${P} differ in ${m.conflicts.join(", ")}; the gate cannot d\
etermine which is stricter.`,"Use the same values in both policies.");const{ref:b,digest:p}=E,f=[...S.combinedWith?[S.combinedWith.
name]:[],P];return{...S,policy:m.policy,digest:(0,R().digestPolicy)(m.policy),combinedWith:{name:f.join(" and "),digest:p,
...b!==void 0&&{ref:b}}}}function M(S,E){const P=[],m=y(S),b=y(E);for(const[p,{strictness:f}]of C().POLICY_KEYS){const[d,
n]=[m.get(p),b.get(p)];if((0,I().canonicalize)(d)===(0,I().canonicalize)(n))continue;const e=f.combine(d,n);e?m.set(p,e.
value):P.push(p)}return P.length>0?{conflicts:P}:{policy:A(m)}}function v(S,E){if(Object.values(E).every(f=>f===void 0))
return S;const P=y(S.policy),m=[],b=new Map(Object.entries(E));for(const[f,{strictness:d,input:n}]of C().POLICY_KEYS){const e=n&&
b.get(n.name),t=P.get(f);if(!(!n||e===void 0||e===t))if(t===n.open||d.compare(t,e)==="tighter")P.set(f,e);else{const i={
given:String(e),kept:String(t)};m.push({input:n.name,key:f,...i})}}const p=A(P);return{...S,policy:p,digest:(0,R().digestPolicy)(
p),ignoredInputs:m}}function y(S){return new Map([...C().POLICY_KEYS.keys()].map(E=>[E,k(S,E.split("."))]))}function A(S){
const E={};for(const[P,m]of S)N(E,P.split("."),m);return C().policySchema.parse(E)}function k(S,[E="",...P]){return P.length===
0?S[E]:k(S[E],P)}function N(S,[E="",...P],m){P.length===0?S[E]=m:(S[E]??={},N(S[E],P,m))}}),76545:((U,w,l)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.comparePolicies=M;function I(){const k=l(23404);return I=function(){return k},k}function j(){
const k=l(69873);return j=function(){return k},k}function R(){const k=l(81961);return R=function(){return k},k}function C(){
const k=l(11160);return C=function(){return k},k}function L(){const k=l(92328);return L=function(){return k},k}function M(k,N){
const[S,E]=[(0,R().valuesOf)(k),(0,R().valuesOf)(N)];return[...C().POLICY_KEYS].flatMap(([P,{strictness:m}])=>{const[b,p]=[
S.get(P),E.get(P)],f=v(b,p);if(f===void 0)return[];const d=m.compare(b,p);return[{key:P,change:f,direction:d,loosens:m.loosens(
b,p)}]})}function v(k,N){if(Array.isArray(k)&&Array.isArray(N)){const S=[...(0,L().missingFrom)(k,N).map(E=>`+ ${y(E)}`),
...(0,L().missingFrom)(N,k).map(E=>`- ${y(E)}`)];return S.length===0?void 0:S.join(", ")}return(0,I().canonicalize)(k)===
(0,I().canonicalize)(N)?void 0:`${A(k)} \u2192 ${A(N)}`}function y(k){const N=k.name;return typeof N=="string"?N:A(k)}function A(k){
return(0,j().stringify)(k,{collectionStyle:"flow",lineWidth:0}).trimEnd()}}),63550:((U,w,l)=>{Object.defineProperty(w,"_\
_esModule",{value:!0}),w.literalTree=j;function I(){const C=l(39491);return I=function(){return C},C}function j(C,L="the\
 given files"){const M=new Map(Object.entries(C)),v=A=>{const k=M.get(A);return typeof k=="string"?Buffer.from(k):Buffer.
isBuffer(k)?k:k!==void 0&&"executable"in k?Buffer.from(k.executable):void 0};return{...(0,I().indexEntries)([...M].map(([
A,k])=>R(A,k,v(A)?.length))),label:L,readlink:A=>{const k=M.get(A);return typeof k=="object"&&"symlink"in k?k.symlink:void 0},
read:async A=>{const k=v(A);if(k===void 0)throw(0,I().notAFile)(L,A);return k}}}function R(C,L,M){const v=!C.split("/").
includes("node_modules");if(typeof L=="object"&&"symlink"in L)return{path:C,kind:"symlink",tracked:v};if(typeof L=="obje\
ct"&&"submodule"in L)return{path:C,kind:"submodule",oid:L.submodule,tracked:v};const y=typeof L=="object"&&"executable"in
L;return{path:C,kind:y?"executable":"file",...M===void 0?{}:{size:M},tracked:v}}}),59542:((U,w,l)=>{Object.defineProperty(
w,"__esModule",{value:!0}),w.filesNamed=C,w.perTree=L;function I(){const M=l(76760);return I=function(){return M},M}function j(){
const M=l(59490);return j=function(){return M},M}const R=L(M=>(0,j().groupBy)(M.files(),({path:v})=>I().posix.basename(v)));
function C(M,v){return R(M).get(v)??[]}function L(M){const v=new WeakMap;return y=>{const A=y.original??y,{answer:k}=v.get(
A)??{answer:M(A)};return v.set(A,{answer:k}),k}}}),80781:((U,w)=>{Object.defineProperty(w,"__esModule",{value:!0}),w.subTree=
l;function l(R,C){if(C==="")return R;const L=I.get(R)??new Map;I.set(R,L);const M=L.get(C)??j(R,C);return L.set(C,M),M}const I=new WeakMap;
function j(R,C){const L=`${C}/`,M=k=>k===""?C:L+k,v=k=>({...k,path:k.path===C?"":k.path.slice(L.length)}),{original:y,isPending:A}=R;
return{label:R.label,...y&&{original:l(y,C)},...A&&{isPending:k=>A(M(k))},stat:k=>{const N=R.stat(M(k));return N&&v(N)},
readlink:k=>R.readlink(M(k)),list:k=>R.list(M(k)).map(v),files:()=>[...R.files()].filter(({path:k})=>k.startsWith(L)).map(
v),read:(k,N)=>R.read(M(k),N)}}}),58238:((U,w,l)=>{l.r(w),l.d(w,{parse:()=>I.parse,stringify:()=>I.stringify});var I=l(15756)})};
