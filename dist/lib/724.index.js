var ti=Object.defineProperty;var s=(R,l)=>ti(R,"name",{value:l,configurable:!0});export const id=724,ids=[724],modules={47117:((R,l,k)=>{function U(x){for(var $ in x)l.hasOwnProperty($)||(l[$]=x[$])}s(
U,"__export"),Object.defineProperty(l,"__esModule",{value:!0}),U(k(63972))}),63972:(function(R,l,k){var U=this&&this.__importDefault||
function(g){return g&&g.__esModule?g:{default:g}};Object.defineProperty(l,"__esModule",{value:!0});const x=k(79896),c=U(
k(2830)).default("@kwsites/file-exists");function q(g,T,v){c("checking %s",g);try{const y=x.statSync(g);return y.isFile()&&
T?(c("[OK] path represents a file"),!0):y.isDirectory()&&v?(c("[OK] path represents a directory"),!0):(c("[FAIL] path re\
presents something other than a file or directory"),!1)}catch(y){if(y.code==="ENOENT")return c("[FAIL] path is not acces\
sible: %o",y),!1;throw c("[FATAL] %o",y),y}}s(q,"check");function B(g,T=l.READABLE){return q(g,(T&l.FILE)>0,(T&l.FOLDER)>
0)}s(B,"exists"),l.exists=B,l.FILE=1,l.FOLDER=2,l.READABLE=l.FILE+l.FOLDER}),19997:((R,l)=>{var k;k={value:!0},l.ud=l.yX=
void 0;function U(){let x,$,c="pending";return{promise:new Promise((B,g)=>{x=B,$=g}),done(B){c==="pending"&&(c="resolved",
x(B))},fail(B){c==="pending"&&(c="rejected",$(B))},get fulfilled(){return c!=="pending"},get status(){return c}}}s(U,"de\
ferred"),l.yX=U,l.ud=U,k=U}),6110:((R,l,k)=>{l.formatArgs=x,l.save=$,l.load=c,l.useColors=U,l.storage=q(),l.destroy=(()=>{
let g=!1;return()=>{g||(g=!0,console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. \
It will be removed in the next major version of `debug`."))}})(),l.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#006\
6CC","#0066FF","#0099CC","#0099FF","#00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#333\
3CC","#3333FF","#3366CC","#3366FF","#3399CC","#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#660\
0CC","#6600FF","#6633CC","#6633FF","#66CC00","#66CC33","#9900CC","#9900FF","#9933CC","#9933FF","#99CC00","#99CC33","#CC0\
000","#CC0033","#CC0066","#CC0099","#CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","#CC6\
600","#CC6633","#CC9900","#CC9933","#CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3\
300","#FF3333","#FF3366","#FF3399","#FF33CC","#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"];function U(){
if(typeof window<"u"&&window.process&&(window.process.type==="renderer"||window.process.__nwjs))return!0;if(typeof navigator<
"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return!1;let g;return typeof document<
"u"&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<
"u"&&window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<"u"&&navigator.
userAgent&&(g=navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/))&&parseInt(g[1],10)>=31||typeof navigator<"u"&&navigator.
userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}s(U,"useColors");function x(g){if(g[0]=(this.useColors?
"%c":"")+this.namespace+(this.useColors?" %c":" ")+g[0]+(this.useColors?"%c ":" ")+"+"+R.exports.humanize(this.diff),!this.
useColors)return;const T="color: "+this.color;g.splice(1,0,T,"color: inherit");let v=0,y=0;g[0].replace(/%[a-zA-Z%]/g,h=>{
h!=="%%"&&(v++,h==="%c"&&(y=v))}),g.splice(y,0,T)}s(x,"formatArgs"),l.log=console.debug||console.log||(()=>{});function $(g){
try{g?l.storage.setItem("debug",g):l.storage.removeItem("debug")}catch{}}s($,"save");function c(){let g;try{g=l.storage.
getItem("debug")||l.storage.getItem("DEBUG")}catch{}return!g&&typeof process<"u"&&"env"in process&&(g=process.env.DEBUG),
g}s(c,"load");function q(){try{return localStorage}catch{}}s(q,"localstorage"),R.exports=k(40897)(l);const{formatters:B}=R.
exports;B.j=function(g){try{return JSON.stringify(g)}catch(T){return"[UnexpectedJSONParseError]: "+T.message}}}),40897:((R,l,k)=>{
function U(x){c.debug=c,c.default=c,c.coerce=y,c.disable=T,c.enable=B,c.enabled=v,c.humanize=k(70744),c.destroy=h,Object.
keys(x).forEach(p=>{c[p]=x[p]}),c.names=[],c.skips=[],c.formatters={};function $(p){let b=0;for(let C=0;C<p.length;C++)b=
(b<<5)-b+p.charCodeAt(C),b|=0;return c.colors[Math.abs(b)%c.colors.length]}s($,"selectColor"),c.selectColor=$;function c(p){
let b,C=null,j,I;function z(...G){if(!z.enabled)return;const Y=z,ne=Number(new Date),xe=ne-(b||ne);Y.diff=xe,Y.prev=b,Y.
curr=ne,b=ne,G[0]=c.coerce(G[0]),typeof G[0]!="string"&&G.unshift("%O");let re=0;G[0]=G[0].replace(/%([a-zA-Z%])/g,(se,Oe)=>{
if(se==="%%")return"%";re++;const ce=c.formatters[Oe];if(typeof ce=="function"){const Ee=G[re];se=ce.call(Y,Ee),G.splice(
re,1),re--}return se}),c.formatArgs.call(Y,G),(Y.log||c.log).apply(Y,G)}return s(z,"debug"),z.namespace=p,z.useColors=c.
useColors(),z.color=c.selectColor(p),z.extend=q,z.destroy=c.destroy,Object.defineProperty(z,"enabled",{enumerable:!0,configurable:!1,
get:s(()=>C!==null?C:(j!==c.namespaces&&(j=c.namespaces,I=c.enabled(p)),I),"get"),set:s(G=>{C=G},"set")}),typeof c.init==
"function"&&c.init(z),z}s(c,"createDebug");function q(p,b){const C=c(this.namespace+(typeof b>"u"?":":b)+p);return C.log=
this.log,C}s(q,"extend");function B(p){c.save(p),c.namespaces=p,c.names=[],c.skips=[];const b=(typeof p=="string"?p:"").
trim().replace(/\s+/g,",").split(",").filter(Boolean);for(const C of b)C[0]==="-"?c.skips.push(C.slice(1)):c.names.push(
C)}s(B,"enable");function g(p,b){let C=0,j=0,I=-1,z=0;for(;C<p.length;)if(j<b.length&&(b[j]===p[C]||b[j]==="*"))b[j]==="\
*"?(I=j,z=C,j++):(C++,j++);else if(I!==-1)j=I+1,z++,C=z;else return!1;for(;j<b.length&&b[j]==="*";)j++;return j===b.length}
s(g,"matchesTemplate");function T(){const p=[...c.names,...c.skips.map(b=>"-"+b)].join(",");return c.enable(""),p}s(T,"d\
isable");function v(p){for(const b of c.skips)if(g(p,b))return!1;for(const b of c.names)if(g(p,b))return!0;return!1}s(v,
"enabled");function y(p){return p instanceof Error?p.stack||p.message:p}s(y,"coerce");function h(){console.warn("Instanc\
e method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `d\
ebug`.")}return s(h,"destroy"),c.enable(c.load()),c}s(U,"setup"),R.exports=U}),2830:((R,l,k)=>{typeof process>"u"||process.
type==="renderer"||process.browser===!0||process.__nwjs?R.exports=k(6110):R.exports=k(95108)}),95108:((R,l,k)=>{const U=k(
52018),x=k(39023);l.init=v,l.log=B,l.formatArgs=c,l.save=g,l.load=T,l.useColors=$,l.destroy=x.deprecate(()=>{},"Instance\
 method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `de\
bug`."),l.colors=[6,2,3,4,5,1];try{const h=k(60075);h&&(h.stderr||h).level>=2&&(l.colors=[20,21,26,27,32,33,38,39,40,41,
42,43,44,45,56,57,62,63,68,69,74,75,76,77,78,79,80,81,92,93,98,99,112,113,128,129,134,135,148,149,160,161,162,163,164,165,
166,167,168,169,170,171,172,173,178,179,184,185,196,197,198,199,200,201,202,203,204,205,206,207,208,209,214,215,220,221])}catch{}
l.inspectOpts=Object.keys(process.env).filter(h=>/^debug_/i.test(h)).reduce((h,p)=>{const b=p.substring(6).toLowerCase().
replace(/_([a-z])/g,(j,I)=>I.toUpperCase());let C=process.env[p];return/^(yes|on|true|enabled)$/i.test(C)?C=!0:/^(no|off|false|disabled)$/i.
test(C)?C=!1:C==="null"?C=null:C=Number(C),h[b]=C,h},{});function $(){return"colors"in l.inspectOpts?!!l.inspectOpts.colors:
U.isatty(process.stderr.fd)}s($,"useColors");function c(h){const{namespace:p,useColors:b}=this;if(b){const C=this.color,
j="\x1B[3"+(C<8?C:"8;5;"+C),I=`  ${j};1m${p} \x1B[0m`;h[0]=I+h[0].split(`
`).join(`
`+I),h.push(j+"m+"+R.exports.humanize(this.diff)+"\x1B[0m")}else h[0]=q()+p+" "+h[0]}s(c,"formatArgs");function q(){return l.
inspectOpts.hideDate?"":new Date().toISOString()+" "}s(q,"getDate");function B(...h){return process.stderr.write(x.formatWithOptions(
l.inspectOpts,...h)+`
`)}s(B,"log");function g(h){h?process.env.DEBUG=h:delete process.env.DEBUG}s(g,"save");function T(){return process.env.DEBUG}
s(T,"load");function v(h){h.inspectOpts={};const p=Object.keys(l.inspectOpts);for(let b=0;b<p.length;b++)h.inspectOpts[p[b]]=
l.inspectOpts[p[b]]}s(v,"init"),R.exports=k(40897)(l);const{formatters:y}=R.exports;y.o=function(h){return this.inspectOpts.
colors=this.useColors,x.inspect(h,this.inspectOpts).split(`
`).map(p=>p.trim()).join(" ")},y.O=function(h){return this.inspectOpts.colors=this.useColors,x.inspect(h,this.inspectOpts)}}),
70744:(R=>{var l=1e3,k=l*60,U=k*60,x=U*24,$=x*7,c=x*365.25;R.exports=function(v,y){y=y||{};var h=typeof v;if(h==="string"&&
v.length>0)return q(v);if(h==="number"&&isFinite(v))return y.long?g(v):B(v);throw new Error("val is not a non-empty stri\
ng or a valid number. val="+JSON.stringify(v))};function q(v){if(v=String(v),!(v.length>100)){var y=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.
exec(v);if(y){var h=parseFloat(y[1]),p=(y[2]||"ms").toLowerCase();switch(p){case"years":case"year":case"yrs":case"yr":case"\
y":return h*c;case"weeks":case"week":case"w":return h*$;case"days":case"day":case"d":return h*x;case"hours":case"hour":case"\
hrs":case"hr":case"h":return h*U;case"minutes":case"minute":case"mins":case"min":case"m":return h*k;case"seconds":case"s\
econd":case"secs":case"sec":case"s":return h*l;case"milliseconds":case"millisecond":case"msecs":case"msec":case"ms":return h;default:
return}}}}s(q,"parse");function B(v){var y=Math.abs(v);return y>=x?Math.round(v/x)+"d":y>=U?Math.round(v/U)+"h":y>=k?Math.
round(v/k)+"m":y>=l?Math.round(v/l)+"s":v+"ms"}s(B,"fmtShort");function g(v){var y=Math.abs(v);return y>=x?T(v,y,x,"day"):
y>=U?T(v,y,U,"hour"):y>=k?T(v,y,k,"minute"):y>=l?T(v,y,l,"second"):v+" ms"}s(g,"fmtLong");function T(v,y,h,p){var b=y>=h*
1.5;return Math.round(v/h)+" "+p+(b?"s":"")}s(T,"plural")}),60075:(module=>{module.exports=eval("require")("supports-col\
or")}),74724:((R,l,k)=>{k.d(l,{Uo:s(()=>ee,"Uo"),Lp:s(()=>Zo,"Lp")});const U=new WeakMap;function x(...e){const t=new String(
e);return U.set(t,e),t}s(x,"dist_c");function $(e){return e instanceof String&&U.has(e)}s($,"dist_r");function c(e){return U.
get(e)??[]}s(c,"dist_o");var q=k(47117),B=k(31421),g=k(2830),T=k(19997),v=k(76760);function*y(e,t){const n=t==="global";
for(const r of e)r.isGlobal===n&&(yield r)}s(y,"x");const h=new Set(["--add","--edit","--remove-section","--rename-secti\
on","--replace-all","--unset","--unset-all","-e"]),p=new Set(["--get","--get-all","--get-color","--get-colorbool","--get\
-regexp","--get-urlmatch","--list","-l"]),b=new Set(["edit","remove-section","rename-section","set","unset"]),C=new Set(
["get","get-color","get-colorbool","list"]);function j(e,t){for(const{name:r}of y(e,"task")){if(h.has(r))return I(!0,t);
if(p.has(r))return I(!1,t)}const n=t.at(0)?.toLowerCase();return n===void 0?null:b.has(n)?I(!0,t.slice(1)):C.has(n)?I(!1,
t.slice(1)):t.length===1?I(!1,t):I(!0,t)}s(j,"A");function I(e=!1,t=[]){const n=t.at(0)?.toLowerCase();return n===void 0?
null:{isWrite:e,isRead:!e,key:n,value:t.at(1)}}s(I,"w");function z(e,t){return t.isWrite&&t.value!==void 0?{key:t.key,value:t.
value,scope:e}:{key:t.key,scope:e}}s(z,"O");function G(e){const t=e?.indexOf("=")||-1;return!e||t<0?null:{key:e.slice(0,
t).trim().toLowerCase(),value:e.slice(t+1)}}s(G,"G");function Y(e){for(const{name:t}of y(e,"task"))switch(t){case"--glob\
al":return"global";case"--system":return"system";case"--worktree":return"worktree";case"--local":return"local";case"--fi\
le":case"-f":return"file"}return"local"}s(Y,"M");function ne({name:e}){if(e==="-c"||e==="--config")return"inline";if(e===
"--config-env")return"env"}s(ne,"N");function*xe(e){for(const t of e){const n=ne(t),r=n&&G(t.value);r&&(yield{...r,scope:n})}}
s(xe,"$");function re(e,t,n){const r={read:[],write:[...xe(t)]};return e==="config"&&Xe(r,Y(t),j(t,n)),r}s(re,"D");function Xe(e,t,n){
if(n===null)return;const r=z(t,n);n.isWrite?e.write.push(r):e.read.push(r)}s(Xe,"L");const se={short:new Map([["c",!0]])},
Oe={short:new Map([["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...se.short.entries()]),long:new Set(["attr-source","con\
fig-env","exec-path","git-dir","list-cmds","namespace","super-prefix","work-tree"])},ce={clone:{short:new Map([["b",!0],
["j",!0],["l",!1],["n",!1],["o",!0],["q",!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origin","upload\
-pack","u","template"])},commit:{short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["file","mes\
sage","reedit-message","reuse-message","template"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(["\
blob","comment","default","file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,
long:new Set(["template"])},pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec",
"receive-pack"])},rebase:{short:new Map([["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],
["v",!1],["x",!0]]),long:new Set(["exec","onto","strategy","strategy-option"])}},Ee={short:new Map,long:new Set};function en(e){
const t=ce[e??""]??Ee;return{short:new Map([...se.short.entries(),...t.short.entries()]),long:t.long}}s(en,"B");function Ke(e,t=Oe){
if(e.startsWith("--")){const n=e.indexOf("=");if(n>2)return[{name:e.slice(0,n),value:e.slice(n+1),needsNext:!1}];const r=e.
slice(2);return[{name:e,needsNext:t.long.has(r)}]}if(e.length===2){const n=e.charAt(1),r=t.short.get(n);return[{name:e,needsNext:r===
!0}]}return tn(e,t.short)}s(Ke,"b");function tn(e,t){const n=e.slice(1).split(""),r=[];for(let o=0;o<n.length;o++){const i=n[o],
a=t.get(i);if(a===void 0)return[{name:e,needsNext:!1}];if(a){const u=n.slice(o+1).join("");if(u&&![...u].every(d=>t.has(
d)))return r.push({name:`-${i}`,value:u,needsNext:!1}),r}r.push({name:`-${i}`,needsNext:a})}return r}s(tn,"j");function nn(e,t=[]){
let n=0;for(;n<e.length;){const r=String(e[n]);if(!r.startsWith("-")||r.length<2)break;const o=Ke(r);let i=n+1;for(const a of o){
const u={name:a.name,value:a.value,absorbedNext:!1,isGlobal:!0};a.needsNext&&u.value===void 0&&i<e.length&&(u.value=String(
e[i]),u.absorbedNext=!0,i++),t.push(u)}n=i}return{flags:t,taskIndex:n}}s(nn,"W");function rn(e,t,n=[]){const r=en(t),o=[],
i=[];let a=0;for(;a<e.length;){const u=e[a];if($(u)){i.push(...c(u)),a++;continue}const d=String(u);if(d==="--"){for(let M=a+
1;M<e.length;M++){const F=e[M];$(F)?i.push(...c(F)):i.push(String(F))}break}if(!d.startsWith("-")||d.length<2){o.push(d),
a++;continue}const E=Ke(d,r);let S=a+1;for(const M of E){const F={name:M.name,value:M.value,absorbedNext:!1,isGlobal:!1};
M.needsNext&&F.value===void 0&&S<e.length&&!$(e[S])&&(F.value=String(e[S]),F.absorbedNext=!0,S++),n.push(F)}a=S}return{flags:n,
positionals:o,pathspecs:i}}s(rn,"V");function*sn({write:e}){for(const t of e)for(const n of on){const r=n(t.key);r&&(yield r)}}
s(sn,"q");function W(e,t,n=String(e)){const r=typeof e=="string"?new RegExp(`\\s*${e.toLowerCase()}`):e;return function(o){
if(r.test(o))return{category:t,message:`Configuring ${n} is not permitted without enabling ${t}`}}}s(W,"f");function L(e,t){
const n=new RegExp(`\\s*${e.toLowerCase().replace(/\./g,"(..+)?.")}`);return W(n,t,e)}s(L,"l");const on=[W("alias","allo\
wUnsafeAlias"),W("core.askPass","allowUnsafeAskPass"),W("core.editor","allowUnsafeEditor"),W("core.fsmonitor","allowUnsa\
feFsMonitor"),W("core.gitProxy","allowUnsafeGitProxy"),W("core.hooksPath","allowUnsafeHooksPath"),W("core.pager","allowU\
nsafePager"),W("core.sshCommand","allowUnsafeSshCommand"),L("credential.helper","allowUnsafeCredentialHelper"),L("diff.c\
ommand","allowUnsafeDiffExternal"),W("diff.external","allowUnsafeDiffExternal"),L("difftool.cmd","allowUnsafeDiffExterna\
l"),L("diff.textconv","allowUnsafeDiffTextConv"),L("filter.clean","allowUnsafeFilter"),L("filter.process","allowUnsafeFi\
lter"),L("filter.smudge","allowUnsafeFilter"),L("gpg.program","allowUnsafeGpgProgram"),W("include.path","allowUnsafeIncl\
ude"),L("includeIf","allowUnsafeInclude"),W("init.templateDir","allowUnsafeTemplateDir"),L("pager.","allowUnsafePager"),
L("merge.driver","allowUnsafeMergeDriver"),L("mergetool.path","allowUnsafeMergeDriver"),L("mergetool.cmd","allowUnsafeMe\
rgeDriver"),L("protocol.allow","allowUnsafeProtocolOverride"),L("remote.receivepack","allowUnsafePack"),L("remote.upload\
pack","allowUnsafePack"),W("uploadpack.packObjectsHook","allowUnsafePack"),W("sequence.editor","allowUnsafeEditor"),L("s\
ubmodule.update","allowUnsafeSubmodule"),L("tar.command","allowUnsafeCommandBinaries"),L("trailer.cmd","allowUnsafeComma\
ndBinaries"),L("trailer.command","allowUnsafeCommandBinaries"),L("url.insteadOf","allowUnsafeUrlRewrite")];function*an(e,t){
for(const n of t)for(const r of un){const o=r(e,n);o&&(yield o)}}s(an,"H");function J(e,t,n,{name:r=String(t),globalOnly:o=!1,
withValue:i=!1}={}){const a=typeof t=="string"?new RegExp(`\\s*${t.toLowerCase()}`):t,u=`Use of ${e?`${e} with option `:
""}${r} is not permitted without enabling ${n}`;return function(d,E){if(!(e&&d!==e)&&!(o&&!E.isGlobal)&&!(i&&E.value===void 0)&&
a.test(E.name))return{category:n,message:u}}}s(J,"c");const le={globalOnly:!0,withValue:!0},un=[J(null,/--(upload|receive)-pack/,
"allowUnsafePack",{name:"--upload-pack or --receive-pack"}),J("clone",/^-\w*u/,"allowUnsafePack"),J("clone","--u","allow\
UnsafePack"),J("push",/^--exec$/,"allowUnsafePack",{name:"--exec"}),J("rebase",/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"\
-x or --exec"}),J(null,"--template","allowUnsafeTemplateDir"),J(null,"--exec-path","allowUnsafeExec",le),J(null,"--git-d\
ir","allowUnsafeConfigPaths",le),J(null,"--work-tree","allowUnsafeConfigPaths",le),J(null,/^-C$/,"allowUnsafeConfigPaths",
{...le,name:"-C"})];function Ve(e,t,n){return[...an(e,t),...sn(n)]}s(Ve,"k");function cn(...e){const{flags:t,taskIndex:n}=nn(
e),r=n<e.length?String(e[n]).toLowerCase():null,o=r!==null?e.slice(n+1):[],{positionals:i,pathspecs:a}=rn(o,r,t),u=re(r,
t,i);return{task:r,flags:t.map(fn),paths:a,config:u,vulnerabilities:ln(Ve(r,t,u))}}s(cn,"Y");function ln(e){return Object.
defineProperty(e,"vulnerabilities",{value:e})}s(ln,"z");function fn({value:e,name:t}){return e!==void 0?{name:t,value:e}:
{name:t}}s(fn,"J");const Je={editor:"allowUnsafeEditor",git_askpass:"allowUnsafeAskPass",git_config_global:"allowUnsafeC\
onfigPaths",git_config_system:"allowUnsafeConfigPaths",git_config_count:"allowUnsafeConfigEnvCount",git_config_parameters:"\
allowUnsafeConfigEnvCount",git_config:"allowUnsafeConfigPaths",git_editor:"allowUnsafeEditor",git_exec_path:"allowUnsafe\
Exec",git_external_diff:"allowUnsafeDiffExternal",git_pager:"allowUnsafePager",git_proxy_command:"allowUnsafeGitProxy",git_template_dir:"\
allowUnsafeTemplateDir",git_sequence_editor:"allowUnsafeEditor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUn\
safeSshCommand",pager:"allowUnsafePager",prefix:"allowUnsafeConfigPaths",ssh_askpass:"allowUnsafeAskPass",visual:"allowU\
nsafeEditor"};function*dn(e){const t=parseInt(e.git_config_count??"0",10);for(let n=0;n<t;n++){const r=e[`git_config_key\
_${n}`],o=e[`git_config_value_${n}`];r!==void 0&&(yield{key:r.toLowerCase().trim(),value:o,scope:"env"})}}s(dn,"Q");function*hn(e){
for(const t of Object.keys(e))if(Te(t)){const n=Je[t];yield{category:n,message:`Use of "${t.toUpperCase()}" is not permi\
tted without enabling ${n}`}}}s(hn,"Z");function Te(e){return Object.hasOwn(Je,e)}s(Te,"_");function pn(e){const t={};for(const[
n,r]of Object.entries(e)){const o=n.toLowerCase().trim();(Te(o)||o.startsWith("git"))&&(t[o]=String(r))}return t}s(pn,"e\
e");function mn(e){const t=pn(e),n={read:[],write:[...dn(t)]},r=[...hn(t),...Ve(null,[],n)];return{config:n,vulnerabilities:r}}
s(mn,"ne");function gn(e,t){return[...cn(...e).vulnerabilities,...mn(t).vulnerabilities]}s(gn,"oe");var wn=k(78474);class Z extends Error{static{
s(this,"dist_O")}constructor(t,n){super(n),this.task=t,Object.setPrototypeOf(this,new.target.prototype)}}class yn extends Z{static{
s(this,"Ae")}constructor(t,n){super(void 0,n),this.config=t}}class ee extends Z{static{s(this,"dist_A")}constructor(t,n,r){
super(t,r),this.task=t,this.plugin=n,Object.setPrototypeOf(this,new.target.prototype)}}class Se extends Z{static{s(this,
"at")}constructor(t,n){super(void 0,n||String(t)),this.git=t}}class bn extends Z{static{s(this,"xe")}constructor(t){super(
void 0,t)}}const fe="\0",de=s(()=>{},"dist_W");function vn(e){return typeof e!="function"?de:e}s(vn,"Ne");function Cn(e){
return typeof e=="function"&&e!==de}s(Cn,"$e");function _n(e,t){const n=e.indexOf(t);return n<=0?[e,""]:[e.substr(0,n),e.
substr(n+1)]}s(_n,"Pe");function kn(e,t=0){return Qe(e)&&e.length>t?e[t]:void 0}s(kn,"Me");function oe(e,t=0){if(Qe(e)&&
e.length>t)return e[e.length-1-t]}s(oe,"dist_N");function Qe(e){return nt(e)}s(Qe,"Dt");function he(e="",t=!0,n=`
`){return e.split(n).reduce((r,o)=>{const i=t?o.trim():o;return i&&r.push(i),r},[])}s(he,"dist_H");function Ae(e,t){return he(
e,!0).map(n=>t(n))}s(Ae,"ut");function Ye(e){return(0,q.exists)(e,q.FOLDER)}s(Ye,"Lt");function V(e,t){return Array.isArray(
e)?e.includes(t)||e.push(t):e.add(t),t}s(V,"dist_S");function xn(e,t){return Array.isArray(e)&&!e.includes(t)&&e.push(t),
e}s(xn,"De");function Fe(e,t){if(Array.isArray(e)){const n=e.indexOf(t);n>=0&&e.splice(n,1)}else e.delete(t);return t}s(
Fe,"ct");const Ue=Object.prototype.toString.call.bind(Object.prototype.toString);function H(e){return Array.isArray(e)?e:
[e]}s(H,"v");function Ze(e){return e.replace(/[\s-]+(.)/g,(t,n)=>n.toUpperCase())}s(Ze,"jt");function ue(e){return H(e).
map(t=>t instanceof String?t:String(t))}s(ue,"dist_L");function A(e,t=0){if(e==null)return t;const n=parseInt(e,10);return Number.
isNaN(n)?t:n}s(A,"p");function pe(e,t){const n=[];for(let r=0,o=e.length;r<o;r++)n.push(t,e[r]);return n}s(pe,"U");function me(e){
return(Array.isArray(e)?Buffer.concat(e):e).toString("utf-8")}s(me,"dist_F");function On(e){return e?Buffer.isBuffer(e)?
e.length:Buffer.byteLength(e):0}s(On,"Le");function En(e,t){const n={};return t.forEach(r=>{e[r]!==void 0&&(n[r]=e[r])}),
n}s(En,"je");function et(e=0){return new Promise(t=>setTimeout(t,e))}s(et,"wt");function tt(e){if(e!==!1)return e}s(tt,"\
bt");function N(e,t,n){return t(e)?e:arguments.length>2?n:void 0}s(N,"d");const ge=s(e=>Array.isArray(e),"dist_K");function $e(e,t){
const n=$(e)?"string":typeof e;return/number|string|boolean/.test(n)&&(!t||!t.includes(n))}s($e,"st");const O=s(e=>typeof e==
"string"||$(e),"m"),Tn=s(e=>O(e)||Buffer.isBuffer(e),"Be"),we=s(e=>O(e)||Array.isArray(e)&&e.every(O),"dist_G");function Ne(e){
return!!e&&Ue(e)==="[object Object]"}s(Ne,"lt");function Sn(e){return typeof e=="function"}s(Sn,"Ie");const nt=s(e=>e==null||
"number|boolean|function".includes(typeof e)?!1:typeof e.length=="number","Bt");var ye=(e=>(e[e.SUCCESS=0]="SUCCESS",e[e.
ERROR=1]="ERROR",e[e.NOT_FOUND=-2]="NOT_FOUND",e[e.UNCLEAN=128]="UNCLEAN",e))(ye||{});class be{static{s(this,"dist_z")}constructor(t,n){
this.stdOut=t,this.stdErr=n}asStrings(){return new be(this.stdOut.toString("utf8"),this.stdErr.toString("utf8"))}}function An(){
throw new Error("LineParser:useMatches not implemented")}s(An,"Ue");class w{static{s(this,"dist_l")}constructor(t,n){this.
matches=[],this.useMatches=An,this.parse=(r,o)=>(this.resetMatches(),this._regExp.every((i,a)=>this.addMatch(i,a,r(a)))?
this.useMatches(o,this.prepareMatches())!==!1:!1),this._regExp=Array.isArray(t)?t:[t],n&&(this.useMatches=n)}resetMatches(){
this.matches.length=0}prepareMatches(){return this.matches}addMatch(t,n,r){const o=r&&t.exec(r);return o&&this.pushMatch(
n,o),!!o}pushMatch(t,n){this.matches.push(...n.slice(1))}}class ie extends w{static{s(this,"dist_x")}addMatch(t,n,r){return/^remote:\s/.
test(String(r))&&super.addMatch(t,n,r)}pushMatch(t,n){(t>0||n.length>1)&&super.pushMatch(t,n)}}const Fn={binary:"git",maxConcurrentProcesses:5,
config:[],trimmed:!1};function Un(...e){const t=process.cwd(),n=Object.assign({baseDir:t,...Fn},...e.filter(r=>typeof r==
"object"&&r));return n.baseDir=n.baseDir||t,n.trimmed=n.trimmed===!0,n}s(Un,"Ge");function rt(e,t=[]){return Ne(e)?Object.
keys(e).reduce((n,r)=>{const o=e[r];if($(o))n.push(o);else if($e(o,["boolean"]))n.push(r+"="+o);else if(Array.isArray(o))
for(const i of o)$e(i,["string","number"])||n.push(r+"="+i);else n.push(r);return n},t):t}s(rt,"It");function _(e,t=0,n=!1){
const r=[];for(let o=0,i=t<0?e.length:t;o<i;o++)"string|number".includes(typeof e[o])&&r.push(String(e[o]));return rt(De(
e),r),n||r.push(...$n(e)),r}s(_,"dist_h");function $n(e){const t=typeof oe(e)=="function";return ue(N(oe(e,t?1:0),ge,[]))}
s($n,"ze");function De(e){const t=Sn(oe(e));return N(oe(e,t?1:0),Ne)}s(De,"ht");function f(e,t=!0){const n=vn(oe(e));return t||
Cn(n)?n:void 0}s(f,"u");function st(e,t){return e(t.stdOut,t.stdErr)}s(st,"Tt");function X(e,t,n,r=!0){return H(n).forEach(
o=>{for(let i=he(o,r),a=0,u=i.length;a<u;a++){const d=s((E=0)=>{if(!(a+E>=u))return i[a+E]},"c");t.some(({parse:E})=>E(d,
e))}}),e}s(X,"dist_E");var Nn=(e=>(e.BARE="bare",e.IN_TREE="tree",e.IS_REPO_ROOT="root",e))(Nn||{});const Me=s(({exitCode:e},t,n,r)=>{
if(e===ye.UNCLEAN&&Ln(t))return n(Buffer.from("false"));r(t)},"mt"),ot=s(e=>e.trim()==="true","Ut");function Dn(e){switch(e){case"\
bare":return jn();case"root":return Mn()}return{commands:["rev-parse","--is-inside-work-tree"],format:"utf-8",onError:Me,
parser:ot}}s(Dn,"We");function Mn(){return{commands:["rev-parse","--git-dir"],format:"utf-8",onError:Me,parser(e){return/^\.(git)?$/.
test(e.trim())}}}s(Mn,"He");function jn(){return{commands:["rev-parse","--is-bare-repository"],format:"utf-8",onError:Me,
parser:ot}}s(jn,"Ke");function Ln(e){return/(Not a git repository|Kein Git-Repository)/i.test(String(e))}s(Ln,"Ve");class Rn{static{
s(this,"Xe")}constructor(t){this.paths=[],this.files=[],this.folders=[],this.dryRun=t}}const Pn=/^[a-z]+\s*/i,In=/^[a-z]+\s+[a-z]+\s*/i,
Bn=/\/$/;function zn(e,t){const n=new Rn(e),r=e?In:Pn;return he(t).forEach(o=>{const i=o.replace(r,"");n.paths.push(i),(Bn.
test(i)?n.folders:n.files).push(i)}),n}s(zn,"Ze");const it=[];function Gn(e){return{commands:it,format:"empty",parser:e}}
s(Gn,"tn");function P(e){return{commands:it,format:"empty",parser(){throw typeof e=="string"?new bn(e):e}}}s(P,"dist_b");
function D(e,t=!1){return{commands:e,format:"utf-8",parser(n){return t?String(n).trim():n}}}s(D,"g");function at(e){return{
commands:e,format:"buffer",parser(t){return t}}}s(at,"Gt");function Wn(e){return e.format==="buffer"}s(Wn,"en");function ut(e){
return e.format==="empty"||!e.commands.length}s(ut,"kt");const qn="Git clean interactive mode is not supported",Hn='Git \
clean mode parameter ("n" or "f") is required',Xn="Git clean unknown option found in: ";var ct=(e=>(e.DRY_RUN="n",e.FORCE=
"f",e.IGNORED_INCLUDED="x",e.IGNORED_ONLY="X",e.EXCLUDING="e",e.QUIET="q",e.RECURSIVE="d",e))(ct||{});const lt=new Set([
"i",...ue(Object.values(ct))]);function Kn(e,t){const{cleanMode:n,options:r,valid:o}=Qn(e);return n?o.options?(r.push(...t),
r.some(er)?P(qn):Vn(n,r)):P(Xn+JSON.stringify(e)):P(Hn)}s(Kn,"on");function Vn(e,t){return{commands:["clean",`-${e}`,...t],
format:"utf-8",parser(n){return zn(e==="n",n)}}}s(Vn,"an");function Jn(e){return Array.isArray(e)&&e.every(t=>lt.has(t))}
s(Jn,"un");function Qn(e){let t,n=[],r={cleanMode:!1,options:!0};return e.replace(/[^a-z]i/g,"").split("").forEach(o=>{Yn(
o)?(t=o,r.cleanMode=!0):r.options=r.options&&Zn(n[n.length]=`-${o}`)}),{cleanMode:t,options:n,valid:r}}s(Qn,"cn");function Yn(e){
return e==="f"||e==="n"}s(Yn,"fn");function Zn(e){return/^-[a-z]$/i.test(e)&&lt.has(e.charAt(1))}s(Zn,"ln");function er(e){
return/^-[^\-]/.test(e)?e.indexOf("i")>0:e==="--interactive"}s(er,"hn");class tr{static{s(this,"mn")}constructor(){this.
files=[],this.values=Object.create(null)}get all(){return this._all||(this._all=this.files.reduce((t,n)=>Object.assign(t,
this.values[n]),{})),this._all}addFile(t){if(!(t in this.values)){const n=oe(this.files);this.values[t]=n?Object.create(
this.values[n]):{},this.files.push(t)}return this.values[t]}addValue(t,n,r){const o=this.addFile(t);Object.hasOwn(o,n)?Array.
isArray(o[n])?o[n].push(r):o[n]=[o[n],r]:o[n]=r,this._all=void 0}}function nr(e){const t=new tr;for(const n of ft(e))t.addValue(
n.file,String(n.key),n.value);return t}s(nr,"pn");function rr(e,t){let n=null;const r=[],o=new Map;for(const i of ft(e,t))
i.key===t&&(r.push(n=i.value),o.has(i.file)||o.set(i.file,[]),o.get(i.file).push(n));return{key:t,paths:Array.from(o.keys()),
scopes:o,value:n,values:r}}s(rr,"dn");function sr(e){return e.replace(/^(file):/,"")}s(sr,"gn");function*ft(e,t=null){const n=e.
split("\0");for(let r=0,o=n.length-1;r<o;){const i=sr(n[r++]);let a=n[r++],u=t;if(a.includes(`
`)){const d=_n(a,`
`);u=d[0],a=d[1]}yield{file:i,key:u,value:a}}}s(ft,"Wt");var dt=(e=>(e.system="system",e.global="global",e.local="local",
e.worktree="worktree",e))(dt||{});function je(e,t){return typeof e=="string"&&Object.hasOwn(dt,e)?e:t}s(je,"dist_Y");function or(e,t,n,r){
const o=["config",`--${r}`];return n&&o.push("--add"),o.push(e,t),{commands:o,format:"utf-8",parser(i){return i}}}s(or,"\
yn");function ir(e,t){const n=["config","--null","--show-origin","--get-all",e];return t&&n.splice(1,0,`--${t}`),{commands:n,
format:"utf-8",parser(r){return rr(r,e)}}}s(ir,"wn");function ar(e){const t=["config","--list","--show-origin","--null"];
return e&&t.push(`--${e}`),{commands:t,format:"utf-8",parser(n){return nr(n)}}}s(ar,"bn");function ur(){return{addConfig(e,t,...n){
return this._runTask(or(e,t,n[0]===!0,je(n[1],"local")),f(arguments))},getConfig(e,t){return this._runTask(ir(e,je(t,void 0)),
f(arguments))},listConfig(...e){return this._runTask(ar(je(e[0],void 0)),f(arguments))}}}s(ur,"Tn");var ht=(e=>(e.ADDED=
"A",e.COPIED="C",e.DELETED="D",e.MODIFIED="M",e.RENAMED="R",e.CHANGED="T",e.UNMERGED="U",e.UNKNOWN="X",e.BROKEN="B",e))(
ht||{});const cr=new Set(Object.values(ht));function lr(e){return cr.has(e)}s(lr,"_n");var pt;const fr=["-h"],ve=Symbol(
"grepQuery");class dr{static{s(this,"En")}constructor(){this[pt]=[]}*[(pt=ve,Symbol.iterator)](){for(const t of this[ve])
yield t}and(...t){return t.length&&this[ve].push("--and","(",...pe(t,"-e"),")"),this}param(...t){return this[ve].push(...pe(
t,"-e")),this}}function hr(...e){return new dr().param(...e)}s(hr,"Sn");function pr(e){const t=new Set,n={};return Ae(e,
r=>{const[o,i,a]=r.split(fe);t.add(o),(n[o]=n[o]||[]).push({line:A(i),path:o,preview:a})}),{paths:t,results:n}}s(pr,"Rn");
function mr(){return{grep(e){const t=f(arguments),n=_(arguments);for(const o of fr)if(n.includes(o))return this._runTask(
P(`git.grep: use of "${o}" is not supported.`),t);typeof e=="string"&&(e=hr().param(e));const r=["grep","--null","-n","-\
-full-name",...n,...e];return this._runTask({commands:r,format:"utf-8",parser(o){return pr(o)}},t)}}}s(mr,"On");var mt=(e=>(e.
MIXED="mixed",e.SOFT="soft",e.HARD="hard",e.MERGE="merge",e.KEEP="keep",e))(mt||{});const gr=ue(Object.values(mt));function wr(e,t){
const n=["reset"];return gt(e)&&n.push(`--${e}`),n.push(...t),D(n)}s(wr,"An");function yr(e){if(gt(e))return e;switch(typeof e){case"\
string":case"undefined":return"soft"}}s(yr,"xn");function gt(e){return typeof e=="string"&&gr.includes(e)}s(gt,"Xt"),g.formatters.
L=e=>String(nt(e)?e.length:"-"),g.formatters.B=e=>Buffer.isBuffer(e)?e.toString("utf8"):Ue(e);function br(){return g("si\
mple-git")}s(br,"Nn");function wt(e,t,n){return!t||!String(t).replace(/\s*/,"")?n?(r,...o)=>{e(r,...o),n(r,...o)}:e:(r,...o)=>{
e(`%s ${r}`,t,...o),n&&n(r,...o)}}s(wt,"vt");function vr(e,t,{namespace:n}){if(typeof e=="string")return e;const r=t&&t.
namespace||"";return r.startsWith(n)?r.substr(n.length+1):r||n}s(vr,"$n");function ae(e,t,n,r=br()){const o=e&&`[${e}]`||
"",i=[],a=typeof t=="string"?r.extend(t):t,u=vr(N(t,O),a,r);return E(n);function d(S,M){return V(i,ae(e,u.replace(/^[^:]+/,
S),M,r))}function E(S){const M=S&&`[${S}]`||"",F=a&&wt(a,M)||de,te=wt(r,`${o} ${M}`,F);return Object.assign(a?F:te,{label:e,
sibling:d,info:te,step:E})}}s(ae,"dist_$");const yt=class He{static{s(this,"M")}constructor(t="GitExecutor"){this.logLabel=
t,this._queue=new Map}withProgress(t){return this._queue.get(t)}createProgress(t){const n=He.getName(t.commands[0]),r=ae(
this.logLabel,n);return{task:t,logger:r,name:n}}push(t){const n=this.createProgress(t);return n.logger("Adding task to t\
he queue, commands = %o",t.commands),this._queue.set(t,n),n}fatal(t){for(const[n,{logger:r}]of Array.from(this._queue.entries()))
n===t.task?(r.info("Failed %o",t),r("Fatal exception, any as-yet un-started tasks run through this executor will not be \
attempted")):r.info("A fatal exception occurred in a previous task, the queue has been purged: %o",t.message),this.complete(
n);if(this._queue.size!==0)throw new Error(`Queue size should be zero after fatal: ${this._queue.size}`)}complete(t){this.
withProgress(t)&&this._queue.delete(t)}attempt(t){const n=this.withProgress(t);if(!n)throw new Z(void 0,"TasksPendingQue\
ue: attempt called for an unknown task");return n.logger("Starting task"),n}static getName(t="empty"){return`task:${t}:${++He.
counter}`}};yt.counter=0;let Cr=yt;class _r{static{s(this,"Pn")}constructor(t,n,r){this._executor=t,this._scheduler=n,this.
_plugins=r,this._chain=Promise.resolve(),this._queue=new Cr}get cwd(){return this._cwd||this._executor.cwd}set cwd(t){this.
_cwd=t}get env(){return this._executor.env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(t){
return this._queue.push(t),this._chain=this._chain.then(()=>this.attemptTask(t))}async attemptTask(t){const n=await this.
_scheduler.next(),r=s(()=>this._queue.complete(t),"r");try{const{logger:o}=this._queue.attempt(t);return await(ut(t)?this.
attemptEmptyTask(t,o):this.attemptRemoteTask(t,o))}catch(o){throw this.onFatalException(t,o)}finally{r(),n()}}onFatalException(t,n){
const r=n instanceof Z?Object.assign(n,{task:t}):new Z(t,n&&String(n));return this._chain=Promise.resolve(),this._queue.
fatal(r),r}async attemptRemoteTask(t,n){const r=this._plugins.exec("spawn.binary","",this.taskContext(t,t.commands)),o=this.
_plugins.exec("spawn.args",[...t.commands],this.taskContext(t,t.commands)),i=await this.gitResponse(t,r,o,this.outputHandler,
n.step("SPAWN")),a=await this.handleTaskData(t,o,i,n.step("HANDLE"));return n("passing response to task's parser as a %s",
t.format),Wn(t)?st(t.parser,a):st(t.parser,a.asStrings())}async attemptEmptyTask(t,n){return n("empty task bypassing chi\
ld process to call to task's parser"),t.parser(this)}handleTaskData(t,n,r,o){const{exitCode:i,rejection:a,stdOut:u,stdErr:d}=r;
return new Promise((E,S)=>{o("Preparing to handle process response exitCode=%d stdOut=",i);const{error:M}=this._plugins.
exec("task.error",{error:a},{...this.taskContext(t,n),...r});if(M&&t.onError)return o.info("exitCode=%s handling with cu\
stom error handler"),t.onError(r,M,F=>{o.info("custom error handler treated as success"),o("custom error returned a %s",
Ue(F)),E(new be(Array.isArray(F)?Buffer.concat(F):F,Buffer.concat(d)))},S);if(M)return o.info("handling as error: exitCo\
de=%s stdErr=%s rejection=%o",i,d.length,a),S(M);o.info("retrieving task output complete"),E(new be(Buffer.concat(u),Buffer.
concat(d)))})}async gitResponse(t,n,r,o,i){const a=i.sibling("output"),u=this._plugins.exec("spawn.options",{cwd:this.cwd,
env:this.env,windowsHide:!0},this.taskContext(t,t.commands));return new Promise(d=>{const E=[],S=[];i.info("%s %o",n,r),
i("%O",u);let M=this._beforeSpawn(t,r);if(M)return d({stdOut:E,stdErr:S,exitCode:9901,rejection:M});this._plugins.exec("\
spawn.before",void 0,{...this.taskContext(t,r),kill(te){M=te||M}});const F=(0,B.spawn)(n,r,u);F.stdout.on("data",bt(E,"s\
tdOut",i,a.step("stdOut"))),F.stderr.on("data",bt(S,"stdErr",i,a.step("stdErr"))),F.on("error",kr(S,i)),o&&(i("Passing c\
hild process stdOut/stdErr to custom outputHandler"),o(n,F.stdout,F.stderr,[...r])),this._plugins.exec("spawn.after",void 0,
{...this.taskContext(t,r),spawned:F,close(te,ei){d({stdOut:E,stdErr:S,exitCode:te,rejection:M||ei})},kill(te){F.killed||
(M=te,F.kill("SIGINT"))}})})}_beforeSpawn(t,n){let r;return this._plugins.exec("spawn.before",void 0,{...this.taskContext(
t,n),kill(o){r=o||r}}),r}taskContext(t,n){return{method:String(kn(t.commands)||""),commands:n,env:{...this.env},input:ut(
t)?void 0:t.input}}}function kr(e,t){return n=>{t("[ERROR] child process exception %o",n),e.push(Buffer.from(String(n.stack),
"ascii"))}}s(kr,"Mn");function bt(e,t,n,r){return o=>{n("%s received %L bytes",t,o),r("%B",o),e.push(o)}}s(bt,"Et");class xr{static{
s(this,"Dn")}constructor(t,n,r){this.cwd=t,this._scheduler=n,this._plugins=r,this._chain=this.chain()}chain(){return new _r(
this,this._scheduler,this._plugins)}push(t){return this._chain.push(t)}}function Or(e,t,n=de){const r=s(i=>{n(null,i)},"\
r"),o=s(i=>{i?.task===e&&n(i,void 0)},"s");t.then(r,o)}s(Or,"Ln");function vt(e,t){return Gn(n=>{if(!Ye(e))throw new Error(
`Git.cwd: cannot change to non-directory "${e}"`);return(t||n).cwd=e})}s(vt,"St");function Le(e){const t=["checkout",...e];
return t[1]==="-b"&&t.includes("-B")&&(t[1]=Fe(t,"-B")),D(t)}s(Le,"dist_Q");function Er(){return{checkout(){return this.
_runTask(Le(_(arguments,1)),f(arguments))},checkoutBranch(e,t){return this._runTask(Le(["-b",e,t,..._(arguments)]),f(arguments))},
checkoutLocalBranch(e){return this._runTask(Le(["-b",e,..._(arguments)]),f(arguments))}}}s(Er,"jn");const Ct=s((e,t,n)=>{
const r=["clone",...n];return O(e)&&r.push(x(e)),O(t)&&r.push(x(t)),D(r)},"Yt"),Tr=s((e,t,n)=>(V(n,"--mirror"),Ct(e,t,n)),
"Bn");function _t(e,t,n,...r){return O(n)?t(n,N(r[0],O),_(arguments)):P(`git.${e}() requires a string 'repoPath'`)}s(_t,
"Rt");function Sr(){return{clone(e,...t){return this._runTask(_t("clone",Ct,N(e,O),...t),f(arguments))},mirror(e,...t){return this.
_runTask(_t("mirror",Tr,N(e,O),...t),f(arguments))}}}s(Sr,"In");const Ar=[new w(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,(e,[
t,n,r])=>{e.branch=t,e.commit=r,e.root=!!n}),new w(/\s*Author:\s(.+)/i,(e,[t])=>{const n=t.split("<"),r=n.pop();!r||!r.includes(
"@")||(e.author={email:r.substr(0,r.length-1),name:n.join("<").trim()})}),new w(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,
(e,[t,n,r])=>{e.summary.changes=parseInt(t,10)||0,e.summary.insertions=parseInt(n,10)||0,e.summary.deletions=parseInt(r,
10)||0}),new w(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,(e,[t,n,r])=>{e.summary.changes=parseInt(t,10)||0;const o=parseInt(
n,10)||0;r==="-"?e.summary.deletions=o:r==="+"&&(e.summary.insertions=o)})];function Fr(e){return X({author:null,branch:"",
commit:"",root:!1,summary:{changes:0,insertions:0,deletions:0}},Ar,e)}s(Fr,"Fn");function Ur(e,t,n){return{commands:["-c",
"core.abbrev=40","commit",...pe(e,"-m"),...t,...n],format:"utf-8",parser:Fr}}s(Ur,"Gn");function $r(){return{commit(t,...n){
const r=f(arguments),o=e(t)||Ur(H(t),H(N(n[0],we,[])),[...ue(N(n[1],ge,[])),..._(arguments,0,!0)]);return this._runTask(
o,r)}};function e(t){return!we(t)&&P("git.commit: requires the commit message to be supplied as a string/string[]")}}s($r,
"zn");function Nr(){return{count:0,garbage:0,inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,sizePack:0}}s(Nr,"qn");
const Dr=new w(/([a-z-]+): (\d+)$/,(e,[t,n])=>{const r=Ze(t);Object.hasOwn(e,r)&&(e[r]=A(n))});function Mr(){return{countObjects(){
return this._runTask({commands:["count-objects","--verbose"],format:"utf-8",parser(e){return X(Nr(),[Dr],e)}})}}}s(Mr,"H\
n");function jr(){return{firstCommit(){return this._runTask(D(["rev-list","--max-parents=0","HEAD"],!0),f(arguments))}}}
s(jr,"Kn");function Lr(e,t){const n=["hash-object",e];return t&&n.push("-w"),D(n,!0)}s(Lr,"Vn");class Re{static{s(this,"\
dist_J")}constructor(t,n,r,o){this.bare=t,this.path=n,this.existing=r,this.gitDir=o}}const Rr=/^Init.+ repository in (.+)$/,
Pr=/^Rein.+ in (.+)$/;function Ir(e,t,n){const r=String(n).trim();let o;if(o=Rr.exec(r))return new Re(e,t,!1,o[1]);if(o=
Pr.exec(r))return new Re(e,t,!0,o[1]);let i="";const a=r.split(" ");for(;a.length;)if(a.shift()==="in"){i=a.join(" ");break}
return new Re(e,t,/^re/i.test(r),i)}s(Ir,"Qn");const kt="--bare";function Br(e){return e.includes(kt)}s(Br,"Jn");function zr(e=!1,t,n){
const r=["init",...n];return e&&!Br(r)&&r.splice(1,0,kt),{commands:r,format:"utf-8",parser(o){return Ir(r.includes("--ba\
re"),t,o)}}}s(zr,"Zn");function Gr(e){return e===void 0?P("interpretTrailers called without input content"):{format:"utf\
-8",parser(t){return Object.fromEntries(Ae(t,n=>{const r=n.indexOf(":");return[Ze(n.substring(0,r).toLowerCase()),n.substring(
r+2).trim()]}))},commands:["interpret-trailers","--parse"],input:e}}s(Gr,"tr");function Wr(){return{interpretTrailers(e){
return this._runTask(Gr(N(e,Tn)),f(arguments))}}}s(Wr,"er");var Q=(e=>(e.NONE="",e.STAT="--stat",e.NUM_STAT="--numstat",
e.NAME_ONLY="--name-only",e.NAME_STATUS="--name-status",e))(Q||{});const xt=/^--(stat|numstat|name-only|name-status)(=|$)/;
function Pe(e){for(let t=0;t<e.length;t++){const n=xt.exec(e[t]);if(n)return`--${n[1]}`}return""}s(Pe,"pt");function qr(e){
return xt.test(e)}s(qr,"nr");class Hr{static{s(this,"rr")}constructor(){this.changed=0,this.deletions=0,this.insertions=
0,this.files=[]}}const Ot=[new w(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,(e,[t,n,r=""])=>{e.files.push({file:t.trim(),changes:A(
n),insertions:r.replace(/[^+]/g,"").length,deletions:r.replace(/[^-]/g,"").length,binary:!1})}),new w(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,
(e,[t,n,r])=>{e.files.push({file:t.trim(),before:A(n),after:A(r),binary:!0})}),new w(/^(.+)\s+\|\s+Bin\s*$/,(e,[t])=>{e.
files.push({file:t.trim(),before:0,after:0,binary:!0})}),new w(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(e,[t,n])=>{
const r=/(\d+) i/.exec(n),o=/(\d+) d/.exec(n);e.changed=A(t),e.insertions=A(r?.[1]),e.deletions=A(o?.[1])})],Xr=[new w(/(\d+)\t(\d+)\t(.+)$/,
(e,[t,n,r])=>{const o=A(t),i=A(n);e.changed++,e.insertions+=o,e.deletions+=i,e.files.push({file:r,changes:o+i,insertions:o,
deletions:i,binary:!1})}),new w(/-\t-\t(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,after:0,before:0,binary:!0})})],
Kr=[new w(/(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,changes:0,insertions:0,deletions:0,binary:!1})})],Vr=[new w(
/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,(e,[t,n,r,o,i])=>{e.changed++,e.files.push({file:i??r,changes:0,insertions:0,
deletions:0,binary:!1,status:tt(lr(t)&&t),from:tt(!!i&&r!==i&&r),similarity:A(n)})})],Jr={[Q.NONE]:Ot,[Q.STAT]:Ot,[Q.NUM_STAT]:Xr,
[Q.NAME_STATUS]:Vr,[Q.NAME_ONLY]:Kr};function Et(e=Q.NONE){const t=Jr[e];return n=>X(new Hr,t,n,!1)}s(Et,"Zt");const Tt="\
\xF2\xF2\xF2\xF2\xF2\xF2 ",St=" \xF2\xF2",At=" \xF2 ",Qr=["hash","date","message","refs","author_name","author_email"];function Yr(e,t){
return t.reduce((n,r,o)=>(n[r]=e[o]||"",n),Object.create({diff:null}))}s(Yr,"cr");function Ft(e=At,t=Qr,n=Q.NONE){const r=Et(
n);return function(o){const i=he(o.trim(),!1,Tt).map(function(a){const u=a.split(St),d=Yr(u[0].split(e),t);return u.length>
1&&u[1].trim()&&(d.diff=r(u[1])),d});return{all:i,latest:i.length&&i[0]||null,total:i.length}}}s(Ft,"re");function Zr(e){
let t=Pe(e);const n=["diff"];return t===Q.NONE&&(t=Q.STAT,n.push("--stat=4096")),n.push(...e),Ie(n)||{commands:n,format:"\
utf-8",parser:Et(t)}}s(Zr,"fr");function Ie(e){const t=e.filter(qr);if(t.length>1)return P(`Summary flags are mutually e\
xclusive - pick one of ${t.join(",")}`);if(t.length&&e.includes("-z"))return P(`Summary flag ${t} parsing is not compati\
ble with null termination option '-z'`)}s(Ie,"dt");var Ut=(e=>(e[e["--pretty"]=0]="--pretty",e[e["max-count"]=1]="max-co\
unt",e[e.maxCount=2]="maxCount",e[e.n=3]="n",e[e.file=4]="file",e[e.format=5]="format",e[e.from=6]="from",e[e.to=7]="to",
e[e.splitter=8]="splitter",e[e.symmetric=9]="symmetric",e[e.mailMap=10]="mailMap",e[e.multiLine=11]="multiLine",e[e.strictDate=
12]="strictDate",e))(Ut||{});function es(e,t){const n=[],r=[];return Object.keys(e).forEach(o=>{n.push(o),r.push(String(
e[o]))}),[n,r.join(t)]}s(es,"lr");function ts(e){return Object.keys(e).reduce((t,n)=>(n in Ut||(t[n]=e[n]),t),{})}s(ts,"\
hr");function $t(e={},t=[]){const n=N(e.splitter,O,At),r=Ne(e.format)?e.format:{hash:"%H",date:e.strictDate===!1?"%ai":"\
%aI",message:"%s",refs:"%D",body:e.multiLine?"%B":"%b",author_name:e.mailMap!==!1?"%aN":"%an",author_email:e.mailMap!==!1?
"%aE":"%ae"},[o,i]=es(r,n),a=[],u=[`--pretty=format:${Tt}${i}${St}`,...t],d=e.n||e["max-count"]||e.maxCount;if(d&&u.push(
`--max-count=${d}`),e.from||e.to){const E=e.symmetric!==!1?"...":"..";a.push(`${e.from||""}${E}${e.to||""}`)}return O(e.
file)&&u.push("--follow",x(e.file)),rt(ts(e),u),{fields:o,splitter:n,commands:[...u,...a]}}s($t,"dist_oe");function ns(e,t,n){
const r=Ft(e,t,Pe(n));return{commands:["log",...n],format:"utf-8",parser:r}}s(ns,"mr");function rs(){return{log(...n){const r=f(
arguments),o=$t(De(arguments),ue(N(arguments[0],ge,[]))),i=t(...n)||Ie(o.commands)||e(o);return this._runTask(i,r)}};function e(n){
return ns(n.splitter,n.fields,n.commands)}function t(n,r){return O(n)&&O(r)&&P("git.log(string, string) should be replac\
ed with git.log({ from: string, to: string })")}}s(rs,"pr");class Be{static{s(this,"dist_Z")}constructor(t,n=null,r){this.
reason=t,this.file=n,this.meta=r}toString(){return`${this.file}:${this.reason}`}}class ss{static{s(this,"dr")}constructor(){
this.conflicts=[],this.merges=[],this.result="success"}get failed(){return this.conflicts.length>0}get reason(){return this.
result}toString(){return this.conflicts.length?`CONFLICTS: ${this.conflicts.join(", ")}`:"OK"}}class Nt{static{s(this,"i\
e")}constructor(){this.remoteMessages={all:[]},this.created=[],this.deleted=[],this.files=[],this.deletions={},this.insertions=
{},this.summary={changes:0,deletions:0,insertions:0}}}class os{static{s(this,"gr")}constructor(){this.remote="",this.hash=
{local:"",remote:""},this.branch={local:"",remote:""},this.message=""}toString(){return this.message}}function ze(e){return e.
objects=e.objects||{compressing:0,counting:0,enumerating:0,packReused:0,reused:{count:0,delta:0},total:{count:0,delta:0}}}
s(ze,"tt");function Dt(e){const t=/^\s*(\d+)/.exec(e),n=/delta (\d+)/i.exec(e);return{count:A(t&&t[1]||"0"),delta:A(n&&n[1]||
"0")}}s(Dt,"Ct");const is=[new ie(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,(e,[t,n])=>{const r=t.
toLowerCase(),o=ze(e.remoteMessages);Object.assign(o,{[r]:A(n)})}),new ie(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,
(e,[t,n])=>{const r=t.toLowerCase(),o=ze(e.remoteMessages);Object.assign(o,{[r]:A(n)})}),new ie(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,
(e,[t,n,r])=>{const o=ze(e.remoteMessages);o.total=Dt(t),o.reused=Dt(n),o.packReused=A(r)})],as=[new ie(/^remote:\s*(.+)$/,
(e,[t])=>(e.remoteMessages.all.push(t.trim()),!1)),...is,new ie([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],
(e,[t])=>{e.remoteMessages.pullRequestUrl=t}),new ie([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],
(e,[t,n,r])=>{e.remoteMessages.vulnerabilities={count:A(t),summary:n,url:r}})];function Mt(e,t){return X({remoteMessages:new us},
as,t)}s(Mt,"ae");class us{static{s(this,"br")}constructor(){this.all=[]}}const cs=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,ls=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,
fs=/^(create|delete) mode \d+ (.+)/,ds=[new w(cs,(e,[t,n,r])=>{e.files.push(t),n&&(e.insertions[t]=n.length),r&&(e.deletions[t]=
r.length)}),new w(ls,(e,[t,,n,,r])=>n!==void 0||r!==void 0?(e.summary.changes=+t||0,e.summary.insertions=+n||0,e.summary.
deletions=+r||0,!0):!1),new w(fs,(e,[t,n])=>{V(e.files,n),V(t==="create"?e.created:e.deleted,n)})],hs=[new w(/^from\s(.+)$/i,
(e,[t])=>{e.remote=t}),new w(/^fatal:\s(.+)$/,(e,[t])=>{e.message=t}),new w(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,
(e,[t,n,r,o])=>{e.branch.local=r,e.hash.local=t,e.branch.remote=o,e.hash.remote=n})],ps=s((e,t)=>X(new Nt,ds,[e,t]),"Sr"),
jt=s((e,t)=>Object.assign(new Nt,ps(e,t),Mt(e,t)),"ue");function ms(e,t){const n=X(new os,hs,[e,t]);return n.message&&n}
s(ms,"Rr");const gs=[new w(/^Auto-merging\s+(.+)$/,(e,[t])=>{e.merges.push(t)}),new w(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,
(e,[t,n])=>{e.conflicts.push(new Be(t,n))}),new w(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(e,[t,n,r])=>{
e.conflicts.push(new Be(t,n,{deleteRef:r}))}),new w(/^CONFLICT\s+\((.+)\):/,(e,[t])=>{e.conflicts.push(new Be(t,null))}),
new w(/^Automatic merge failed;\s+(.+)$/,(e,[t])=>{e.result=t})],ws=s((e,t)=>Object.assign(ys(e),jt(e,t)),"Cr"),ys=s(e=>X(
new ss,gs,e),"Ar");function Lt(e){return e.length?{commands:["merge",...e],format:"utf-8",parser(t,n){const r=ws(t,n);if(r.
failed)throw new Se(r);return r}}:P("Git.merge requires at least one option")}s(Lt,"At");function bs(e,t,n){const r=n.includes(
"deleted"),o=n.includes("tag")||/^refs\/tags/.test(e),i=!n.includes("new");return{deleted:r,tag:o,branch:!o,new:!i,alreadyUpdated:i,
local:e,remote:t}}s(bs,"xr");const vs=[new w(/^Pushing to (.+)$/,(e,[t])=>{e.repo=t}),new w(/^updating local tracking ref '(.+)'/,
(e,[t])=>{e.ref={...e.ref||{},local:t}}),new w(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,(e,[t,n,r])=>{e.pushed.push(bs(t,n,r))}),
new w(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,(e,[t,n,r])=>{e.branch={...e.branch||{},
local:t,remote:n,remoteName:r}}),new w(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,(e,[t,n,r,o])=>{e.update={head:{local:t,
remote:n},hash:{from:r,to:o}}})],Cs=s((e,t)=>{const n=_s(e,t),r=Mt(e,t);return{...n,...r}},"$r"),_s=s((e,t)=>X({pushed:[]},
vs,[e,t]),"Pr");function ks(e={},t){return V(t,"--tags"),Rt(e,t)}s(ks,"Mr");function Rt(e={},t){const n=["push",...t];return e.
branch&&n.splice(1,0,e.branch),e.remote&&n.splice(1,0,e.remote),Fe(n,"-v"),V(n,"--verbose"),V(n,"--porcelain"),{commands:n,
format:"utf-8",parser:Cs}}s(Rt,"ce");function xs(){return{showBuffer(){const e=["show",..._(arguments,1)];return e.includes(
"--binary")||e.splice(1,0,"--binary"),this._runTask(at(e),f(arguments))},show(){const e=["show",..._(arguments,1)];return this.
_runTask(D(e),f(arguments))}}}s(xs,"Dr");const Os=/^(.+)\0(.+)$/;class Es{static{s(this,"jr")}constructor(t,n,r){if(this.
path=t,this.index=n,this.working_dir=r,n==="R"||r==="R"){const o=Os.exec(t)||[null,t,t];this.from=o[2]||"",this.path=o[1]||
""}}}class Ts{static{s(this,"Br")}constructor(){this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.
ignored=void 0,this.modified=[],this.renamed=[],this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,
this.tracking=null,this.detached=!1,this.isClean=()=>!this.files.length}}function Pt(e){const[t,n]=e.split(fe);return{from:n||
t,to:t}}s(Pt,"xt");function K(e,t,n){return[`${e}${t}`,n]}s(K,"dist_");function Ge(e,...t){return t.map(n=>K(e,n,(r,o)=>r.
conflicted.push(o)))}s(Ge,"et");const Ss=new Map([K(" ","A",(e,t)=>e.created.push(t)),K(" ","D",(e,t)=>e.deleted.push(t)),
K(" ","M",(e,t)=>e.modified.push(t)),K("A"," ",(e,t)=>{e.created.push(t),e.staged.push(t)}),K("A","M",(e,t)=>{e.created.
push(t),e.staged.push(t),e.modified.push(t)}),K("D"," ",(e,t)=>{e.deleted.push(t),e.staged.push(t)}),K("M"," ",(e,t)=>{e.
modified.push(t),e.staged.push(t)}),K("M","M",(e,t)=>{e.modified.push(t),e.staged.push(t)}),K("R"," ",(e,t)=>{e.renamed.
push(Pt(t))}),K("R","M",(e,t)=>{const n=Pt(t);e.renamed.push(n),e.modified.push(n.to)}),K("!","!",(e,t)=>{(e.ignored=e.ignored||
[]).push(t)}),K("?","?",(e,t)=>e.not_added.push(t)),...Ge("A","A","U"),...Ge("D","D","U"),...Ge("U","A","D","U"),["##",(e,t)=>{
const n=/ahead (\d+)/,r=/behind (\d+)/,o=/^(.+?(?=(?:\.{3}|\s|$)))/,i=/\.{3}(\S*)/,a=/\son\s(\S+?)(?=\.{3}|$)/;let u=n.exec(
t);e.ahead=u&&+u[1]||0,u=r.exec(t),e.behind=u&&+u[1]||0,u=o.exec(t),e.current=N(u?.[1],O,null),u=i.exec(t),e.tracking=N(
u?.[1],O,null),u=a.exec(t),u&&(e.current=N(u?.[1],O,e.current)),e.detached=/\(no branch\)/.test(t)}]]),As=s(function(e){
const t=e.split(fe),n=new Ts;for(let r=0,o=t.length;r<o;){let i=t[r++].trim();i&&(i.charAt(0)==="R"&&(i+=fe+(t[r++]||"")),
Fs(n,i))}return n},"Ur");function Fs(e,t){const n=t.trim();switch(" "){case n.charAt(2):return r(n.charAt(0),n.charAt(1),
n.slice(3));case n.charAt(1):return r(" ",n.charAt(0),n.slice(2));default:return}function r(o,i,a){const u=`${o}${i}`,d=Ss.
get(u);d&&d(e,a),u!=="##"&&u!=="!!"&&e.files.push(new Es(a,o,i))}s(r,"r")}s(Fs,"Fr");const Us=["--null","-z"];function $s(e){
return{format:"utf-8",commands:["status","--porcelain","-b","-u","--null",...e.filter(t=>!Us.includes(t))],parser(t){return As(
t)}}}s($s,"zr");const It="installed=false";function Ce(e=0,t=0,n=0,r="",o=!0){return Object.defineProperty({major:e,minor:t,
patch:n,agent:r,installed:o},"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,enumerable:!1})}
s(Ce,"dist_q");function Ns(){return Ce(0,0,0,"",!1)}s(Ns,"qr");function Ds(){return{version(){return this._runTask({commands:[
"--version"],format:"utf-8",parser:js,onError(e,t,n,r){if(e.exitCode===ye.NOT_FOUND)return n(Buffer.from(It));r(t)}})}}}
s(Ds,"Wr");const Ms=[new w(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,(e,[t,n,r,o=""])=>{Object.assign(e,Ce(A(t),A(n),
A(r),o))}),new w(/version (\d+)\.(\d+)\.(\D+)(.+)?$/,(e,[t,n,r,o=""])=>{Object.assign(e,Ce(A(t),A(n),r,o))})];function js(e){
return e===It?Ns():X(Ce(0,0,0,e),Ms,e)}s(js,"Kr");class Bt{static{s(this,"le")}constructor(t){this._executor=t}_runTask(t,n){
const r=this._executor.chain(),o=r.push(t);return n&&Or(t,o,n),Object.create(this,{then:{value:o.then.bind(o)},catch:{value:o.
catch.bind(o)},_executor:{value:r}})}add(t){return this._runTask(D(["add",...H(t)]),f(arguments))}cwd(t){const n=f(arguments);
return typeof t=="string"?this._runTask(vt(t,this._executor),n):typeof t?.path=="string"?this._runTask(vt(t.path,t.root&&
this._executor||void 0),n):this._runTask(P("Git.cwd: workingDirectory must be supplied as a string"),n)}hashObject(t,n){
return this._runTask(Lr(t,n===!0),f(arguments))}init(t){return this._runTask(zr(t===!0,this._executor.cwd,_(arguments)),
f(arguments))}merge(){return this._runTask(Lt(_(arguments)),f(arguments))}mergeFromTo(t,n){return O(t)&&O(n)?this._runTask(
Lt([t,n,..._(arguments)]),f(arguments,!1)):this._runTask(P("Git.mergeFromTo requires that the 'remote' and 'branch' argu\
ments are supplied as strings"))}outputHandler(t){return this._executor.outputHandler=t,this}push(){const t=Rt({remote:N(
arguments[0],O),branch:N(arguments[1],O)},_(arguments));return this._runTask(t,f(arguments))}stash(){return this._runTask(
D(["stash",..._(arguments)]),f(arguments))}status(){return this._runTask($s(_(arguments)),f(arguments))}}Object.assign(Bt.
prototype,Er(),Sr(),$r(),ur(),Mr(),jr(),mr(),Wr(),rs(),xs(),Ds());const Ls=(()=>{let e=0;return()=>{e++;const{promise:t,
done:n}=(0,T.ud)();return{promise:t,done:n,id:e}}})();class Rs{static{s(this,"Xr")}constructor(t=2){this.concurrency=t,this.
logger=ae("","scheduler"),this.pending=[],this.running=[],this.logger("Constructed, concurrency=%s",t)}schedule(){if(!this.
pending.length||this.running.length>=this.concurrency){this.logger("Schedule attempt ignored, pending=%s running=%s conc\
urrency=%s",this.pending.length,this.running.length,this.concurrency);return}const t=V(this.running,this.pending.shift());
this.logger("Attempting id=%s",t.id),t.done(()=>{this.logger("Completing id=",t.id),Fe(this.running,t),this.schedule()})}next(){
const{promise:t,id:n}=V(this.pending,Ls());return this.logger("Scheduling id=%s",n),this.schedule(),t}}function Ps(e,t){
return D(["apply",...t,...e])}s(Ps,"Yr");var zt=(e=>(e.CURRENT="*",e.LINKED="+",e))(zt||{});class Is{static{s(this,"Qr")}constructor(){
this.all=[],this.branches={},this.current="",this.detached=!1}push(t,n,r,o,i){t==="*"&&(this.detached=n,this.current=r),
this.all.push(r),this.branches[r]={current:t==="*",linkedWorkTree:t==="+",name:r,commit:o,label:i}}}const Bs=[new w(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,
(e,[t,n,r,o])=>{e.push(Gt(t),!0,n,r,o)}),new w(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(e,[t,n,r,o])=>{e.push(Gt(t),!1,
n,r,o)})],zs=new w(/^(\S+)$/s,(e,[t])=>{e.push(zt.CURRENT,!1,t,"","")});function Gt(e){return e?e.charAt(0):""}s(Gt,"Nt");
function Wt(e,t=!1){return X(new Is,t?[zs]:Bs,e)}s(Wt,"me");class Gs{static{s(this,"ts")}constructor(){this.all=[],this.
branches={},this.errors=[]}get success(){return!this.errors.length}}function Ws(e,t){return{branch:e,hash:t,success:!0}}
s(Ws,"es");function qs(e){return{branch:e,hash:null,success:!1}}s(qs,"ns");const Hs=/(\S+)\s+\(\S+\s([^)]+)\)/,qt=/^error[^']+'([^']+)'/m,
Xs=[new w(Hs,(e,[t,n])=>{const r=Ws(t,n);e.all.push(r),e.branches[t]=r}),new w(qt,(e,[t])=>{const n=qs(t);e.errors.push(
n),e.all.push(n),e.branches[t]=n})],We=s((e,t)=>X(new Gs,Xs,[e,t]),"gt");function Ht(e,t){return t===ye.ERROR&&qt.test(e)}
s(Ht,"de");function Ks(e){const t=["-d","-D","--delete"];return e.some(n=>t.includes(n))}s(Ks,"os");function Vs(e){const t=Ks(
e),n=e.includes("--show-current"),r=["branch",...e];return r.length===1&&r.push("-a"),r.includes("-v")||r.splice(1,0,"-v"),
{format:"utf-8",commands:r,parser(o,i){return t?We(o,i).all[0]:Wt(o,n)}}}s(Vs,"is");function Js(){return{format:"utf-8",
commands:["branch","-v"],parser(e){return Wt(e)}}}s(Js,"as");function Qs(e,t=!1){return{format:"utf-8",commands:["branch",
"-v",t?"-D":"-d",...e],parser(n,r){return We(n,r)},onError({exitCode:n,stdOut:r},o,i,a){if(!Ht(String(o),n))return a(o);
i(r)}}}s(Qs,"us");function Ys(e,t=!1){const n={format:"utf-8",commands:["branch","-v",t?"-D":"-d",e],parser(r,o){return We(
r,o).branches[e]},onError({exitCode:r,stdErr:o,stdOut:i},a,u,d){if(!Ht(String(a),r))return d(a);throw new Se(n.parser(me(
i),me(o)),String(a))}};return n}s(Ys,"cs");function Zs(e){return{commands:["check-ignore",...e],format:"utf-8",parser:eo}}
s(Zs,"fs");function eo(e){return e.split(/\n/g).map(to).filter(Boolean)}s(eo,"ls");function to(e){const t=e.trim().replace(
/^["']|["']$/g,"");return t&&(0,v.normalize)(t)}s(to,"hs");const no=[new w(/From (.+)$/,(e,[t])=>{e.remote=t}),new w(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,
(e,[t,n])=>{e.branches.push({name:t,tracking:n})}),new w(/\* \[new tag]\s+(\S+)\s*-> (.+)$/,(e,[t,n])=>{e.tags.push({name:t,
tracking:n})}),new w(/- \[deleted]\s+\S+\s*-> (.+)$/,(e,[t])=>{e.deleted.push({tracking:t})}),new w(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,
(e,[t,n,r,o])=>{e.updated.push({name:r,tracking:o,to:n,from:t})})];function ro(e,t){return X({raw:e,remote:null,branches:[],
tags:[],updated:[],deleted:[]},no,[e,t])}s(ro,"ps");function so(e){return/^--upload-pack(=|$)/.test(e)}s(so,"ds");function oo(e,t,n){
const r=["fetch",...n];return e&&t&&r.push(e,t),r.find(so)?P("git.fetch: potential exploit argument blocked."):{commands:r,
format:"utf-8",parser:ro}}s(oo,"gs");const io=[new w(/^Renaming (.+) to (.+)$/,(e,[t,n])=>{e.moves.push({from:t,to:n})})];
function ao(e){return X({moves:[]},io,e)}s(ao,"ws");function uo(e,t){return{commands:["mv","-v",...H(e),t],format:"utf-8",
parser:ao}}s(uo,"bs");function co(e,t,n){const r=["pull",...n];return e&&t&&r.splice(1,0,e,t),{commands:r,format:"utf-8",
parser(o,i){return jt(o,i)},onError(o,i,a,u){const d=ms(me(o.stdOut),me(o.stdErr));if(d)return u(new Se(d));u(i)}}}s(co,
"Ts");function lo(e){const t={};return Xt(e,([n])=>t[n]={name:n}),Object.values(t)}s(lo,"ks");function fo(e){const t={};
return Xt(e,([n,r,o])=>{Object.hasOwn(t,n)||(t[n]={name:n,refs:{fetch:"",push:""}}),o&&r&&(t[n].refs[o.replace(/[^a-z]/g,
"")]=r)}),Object.values(t)}s(fo,"_s");function Xt(e,t){Ae(e,n=>t(n.split(/\s+/)))}s(Xt,"ge");function ho(e,t,n){return D(
["remote","add",...n,e,t])}s(ho,"vs");function po(e){const t=["remote"];return e&&t.push("-v"),{commands:t,format:"utf-8",
parser:e?fo:lo}}s(po,"Es");function mo(e){const t=[...e];return t[0]!=="ls-remote"&&t.unshift("ls-remote"),D(t)}s(mo,"Ss");
function go(e){const t=[...e];return t[0]!=="remote"&&t.unshift("remote"),D(t)}s(go,"Rs");function wo(e){return D(["remo\
te","remove",e])}s(wo,"Os");function yo(e={},t){const n=$t(e),r=["stash","list",...n.commands,...t],o=Ft(n.splitter,n.fields,
Pe(r));return Ie(r)||{commands:r,format:"utf-8",parser:o}}s(yo,"Cs");function bo(e,t){return _e(["add",e,t])}s(bo,"As");
function vo(e){return _e(["init",...e])}s(vo,"xs");function _e(e){const t=[...e];return t[0]!=="submodule"&&t.unshift("s\
ubmodule"),D(t)}s(_e,"dist_X");function Co(e){return _e(["update",...e])}s(Co,"Ns");class _o{static{s(this,"$s")}constructor(t,n){
this.all=t,this.latest=n}}const ko=s(function(e,t=!1){const n=e.split(`
`).map(Oo).filter(Boolean);t||n.sort(function(o,i){const a=o.split("."),u=i.split(".");if(a.length===1||u.length===1)return xo(
ke(a[0]),ke(u[0]));for(let d=0,E=Math.max(a.length,u.length);d<E;d++){const S=Kt(ke(a[d]),ke(u[d]));if(S)return S}return 0});
const r=t?n[0]:[...n].reverse().find(o=>o.indexOf(".")>=0);return new _o(n,r)},"Ps");function xo(e,t){const n=Number.isNaN(
e),r=Number.isNaN(t);return n!==r?n?1:-1:n?Kt(e,t):0}s(xo,"Ms");function Kt(e,t){return e===t?0:e>t?1:-1}s(Kt,"ye");function Oo(e){
return e.trim()}s(Oo,"Ds");function ke(e){return typeof e=="string"&&parseInt(e.replace(/^\D+/g,""),10)||0}s(ke,"dist_B");
function Eo(e=[]){const t=e.some(n=>/^--sort=/.test(n));return{format:"utf-8",commands:["tag","-l",...e],parser(n){return ko(
n,t)}}}s(Eo,"Ls");function To(e){return{format:"utf-8",commands:["tag",e],parser(){return{name:e}}}}s(To,"js");function So(e,t){
return{format:"utf-8",commands:["tag","-a","-m",t,e],parser(){return{name:e}}}}s(So,"Bs");function m(e,t){this._plugins=
t,this._executor=new xr(e.baseDir,new Rs(e.maxConcurrentProcesses),t),this._trimmed=e.trimmed}s(m,"dist_f"),(m.prototype=
Object.create(Bt.prototype)).constructor=m,m.prototype.customBinary=function(e){return this._plugins.reconfigure("binary",
e),this},m.prototype.env=function(e,t){return arguments.length===1&&typeof e=="object"?this._executor.env=e:(this._executor.
env=this._executor.env||{})[e]=t,this},m.prototype.stashList=function(e){return this._runTask(yo(De(arguments)||{},ge(e)&&
e||[]),f(arguments))},m.prototype.mv=function(e,t){return this._runTask(uo(e,t),f(arguments))},m.prototype.checkoutLatestTag=
function(e){var t=this;return this.pull(function(){t.tags(function(n,r){t.checkout(r.latest,e)})})},m.prototype.pull=function(e,t,n,r){
return this._runTask(co(N(e,O),N(t,O),_(arguments)),f(arguments))},m.prototype.fetch=function(e,t){return this._runTask(
oo(N(e,O),N(t,O),_(arguments)),f(arguments))},m.prototype.tags=function(e,t){return this._runTask(Eo(_(arguments)),f(arguments))},
m.prototype.rebase=function(){return this._runTask(D(["rebase",..._(arguments)]),f(arguments))},m.prototype.reset=function(e){
return this._runTask(wr(yr(e),_(arguments)),f(arguments))},m.prototype.revert=function(e){const t=f(arguments);return typeof e!=
"string"?this._runTask(P("Commit must be a string"),t):this._runTask(D(["revert",..._(arguments,0,!0),e]),t)},m.prototype.
addTag=function(e){const t=typeof e=="string"?To(e):P("Git.addTag requires a tag name");return this._runTask(t,f(arguments))},
m.prototype.addAnnotatedTag=function(e,t){return this._runTask(So(e,t),f(arguments))},m.prototype.deleteLocalBranch=function(e,t,n){
return this._runTask(Ys(e,typeof t=="boolean"?t:!1),f(arguments))},m.prototype.deleteLocalBranches=function(e,t,n){return this.
_runTask(Qs(e,typeof t=="boolean"?t:!1),f(arguments))},m.prototype.branch=function(e,t){return this._runTask(Vs(_(arguments)),
f(arguments))},m.prototype.branchLocal=function(e){return this._runTask(Js(),f(arguments))},m.prototype.raw=function(e){
const t=!Array.isArray(e),n=[].slice.call(t?arguments:e,0);for(let o=0;o<n.length&&t;o++)if(!$e(n[o])){n.splice(o,n.length-
o);break}n.push(..._(arguments,0,!0));var r=f(arguments);return n.length?this._runTask(D(n,this._trimmed),r):this._runTask(
P("Raw: must supply one or more command to execute"),r)},m.prototype.submoduleAdd=function(e,t,n){return this._runTask(bo(
e,t),f(arguments))},m.prototype.submoduleUpdate=function(e,t){return this._runTask(Co(_(arguments,!0)),f(arguments))},m.
prototype.submoduleInit=function(e,t){return this._runTask(vo(_(arguments,!0)),f(arguments))},m.prototype.subModule=function(e,t){
return this._runTask(_e(_(arguments)),f(arguments))},m.prototype.listRemote=function(){return this._runTask(mo(_(arguments)),
f(arguments))},m.prototype.addRemote=function(e,t,n){return this._runTask(ho(e,t,_(arguments)),f(arguments))},m.prototype.
removeRemote=function(e,t){return this._runTask(wo(e),f(arguments))},m.prototype.getRemotes=function(e,t){return this._runTask(
po(e===!0),f(arguments))},m.prototype.remote=function(e,t){return this._runTask(go(_(arguments)),f(arguments))},m.prototype.
tag=function(e,t){const n=_(arguments);return n[0]!=="tag"&&n.unshift("tag"),this._runTask(D(n),f(arguments))},m.prototype.
updateServerInfo=function(e){return this._runTask(D(["update-server-info"]),f(arguments))},m.prototype.pushTags=function(e,t){
const n=ks({remote:N(e,O)},_(arguments));return this._runTask(n,f(arguments))},m.prototype.rm=function(e){return this._runTask(
D(["rm","-f",...H(e)]),f(arguments))},m.prototype.rmKeepLocal=function(e){return this._runTask(D(["rm","--cached",...H(e)]),
f(arguments))},m.prototype.catFile=function(e,t){return this._catFile("utf-8",arguments)},m.prototype.binaryCatFile=function(){
return this._catFile("buffer",arguments)},m.prototype._catFile=function(e,t){var n=f(t),r=["cat-file"],o=t[0];if(typeof o==
"string")return this._runTask(P("Git.catFile: options must be supplied as an array of strings"),n);Array.isArray(o)&&r.push.
apply(r,o);const i=e==="buffer"?at(r):D(r);return this._runTask(i,n)},m.prototype.diff=function(e,t){const n=O(e)?P("git\
.diff: supplying options as a single string is no longer supported, switch to an array of strings"):D(["diff",..._(arguments)]);
return this._runTask(n,f(arguments))},m.prototype.diffSummary=function(){return this._runTask(Zr(_(arguments,1)),f(arguments))},
m.prototype.applyPatch=function(e){const t=we(e)?Ps(H(e),_([].slice.call(arguments,1))):P("git.applyPatch requires one o\
r more string patches as the first argument");return this._runTask(t,f(arguments))},m.prototype.revparse=function(){const e=[
"rev-parse",..._(arguments,!0)];return this._runTask(D(e,!0),f(arguments))},m.prototype.clean=function(e,t,n){const r=Jn(
e),o=r&&e.join("")||N(e,O)||"",i=_([].slice.call(arguments,r?1:0));return this._runTask(Kn(o,i),f(arguments))},m.prototype.
exec=function(e){const t={commands:[],format:"utf-8",parser(){typeof e=="function"&&e()}};return this._runTask(t)},m.prototype.
checkIgnore=function(e,t){return this._runTask(Zs(H(N(e,we,[]))),f(arguments))},m.prototype.checkIsRepo=function(e,t){return this.
_runTask(Dn(N(e,O)),f(arguments))};function Ao(e){return e?[{type:"spawn.before",action(t,n){e.aborted&&n.kill(new ee(void 0,
"abort","Abort already signaled"))}},{type:"spawn.after",action(t,n){function r(){n.kill(new ee(void 0,"abort","Abort si\
gnal received"))}s(r,"o"),e.addEventListener("abort",r),n.spawned.on("close",()=>e.removeEventListener("abort",r))}}]:void 0}
s(Ao,"Is");const Fo=ae("","plugin:allowEnvironment");function Uo(e,t=!1){const n=new Set(e.map(r=>r.toLowerCase().trim()));
return{type:"spawn.options",action(r,o){const i={...r.env??process.env},a=new Set(Object.keys(o.env).map(u=>u.toLowerCase().
trim()));for(const u of Object.keys(i)){const d=u.toLowerCase().trim();if(!(!$o(d)||n.has(d))){if(a.has(d))throw new ee(
void 0,"allowEnvironment",`Use of "${u}" is blocked by the environment guard - add it to the allowEnvironment option to \
permit it`);Fo("removing ambient guarded environment variable %s",u),delete i[u]}}return{...r,env:{...i,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(
!t)}}}}}s(Uo,"Fs");function $o(e){const t=e.toLowerCase().trim();return t.startsWith("git_")||Te(t)}s($o,"Gs");function No(e={}){
return{type:"spawn.args",action(t,{env:n}){for(const r of gn(t,n))if(e[r.category]!==!0)throw new ee(void 0,"unsafe",r.message);
return t}}}s(No,"zs");function Do(e){const t=pe(e,"-c");return{type:"spawn.args",action(n){return[...t,...n]}}}s(Do,"qs");
const Vt=(0,T.yX)().promise;function Mo({onClose:e=!0,onExit:t=50}={}){function n(){let o=-1;const i={close:(0,T.yX)(),closeTimeout:(0,T.
yX)(),exit:(0,T.yX)(),exitTimeout:(0,T.yX)()},a=Promise.race([e===!1?Vt:i.closeTimeout.promise,t===!1?Vt:i.exitTimeout.promise]);
return r(e,i.close,i.closeTimeout),r(t,i.exit,i.exitTimeout),{close(u){o=u,i.close.done()},exit(u){o=u,i.exit.done()},get exitCode(){
return o},result:a}}s(n,"n");function r(o,i,a){o!==!1&&(o===!0?i.promise:i.promise.then(()=>et(o))).then(a.done)}return s(
r,"r"),{type:"spawn.after",async action(o,{spawned:i,close:a}){const u=n();let d=!0,E=s(()=>{d=!1},"y");i.stdout?.on("da\
ta",E),i.stderr?.on("data",E),i.on("error",E),i.on("close",S=>u.close(S)),i.on("exit",S=>u.exit(S));try{await u.result,d&&
await et(50),a(u.exitCode)}catch(S){a(u.exitCode,S)}}}}s(Mo,"Ws");const Jt=ae("","plugin:binary"),jo="Invalid value supp\
lied for custom binary, requires a single string or an array containing either one or two strings",Lo="Invalid value sup\
plied for custom binary, restricted characters must be removed or supply the unsafe.allowUnsafeCustomBinary option";function Ro(e){
return!e||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(e)}s(Ro,"Vs");function Qt(e,t){if(e.length<1||e.length>2)throw new ee(void 0,
"binary",jo);if(e.some(Ro))if(t)Jt("permitted unsafe binary %o",e);else throw new ee(void 0,"binary",Lo);const[n,r]=e;return{
binary:n,prefix:r}}s(Qt,"Pt");function Po(e,t=["git"],n=!1){let r=Qt(H(t),n);e.on("binary",o=>{r=Qt(H(o),n),Jt.info("rec\
onfiguring %o",r)}),e.append("spawn.binary",()=>r.binary),e.append("spawn.args",o=>r.prefix?[r.prefix,...o]:o)}s(Po,"Xs");
const Yt={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambiguous abbreviated op\
tions blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}};function Io(e){
if(!e)return"UNKNOWN";for(const[t,{text:n}]of Object.entries(Yt))if(e.startsWith(`fatal: ${n}`))return t;return"UNKNOWN"}
s(Io,"Ys");class Bo extends Z{static{s(this,"Qs")}constructor(t=""){const n=Io(t);super(void 0,Yt[n].solution?.replace("\
{message}",t)??t),this.reason=n}}function zo(e){return!!(e.exitCode&&e.stdErr.length)}s(zo,"Js");function Go(e){return Buffer.
concat([...e.stdOut,...e.stdErr])}s(Go,"Zs");function Wo(e=!1,t=zo,n=Go){return(r,o)=>!e&&r||!t(o)?r:n(o)}s(Wo,"to");function qo(e,t){
return e===128&&t.startsWith("fatal:")?new Bo(t):new Z(void 0,t)}s(qo,"eo");function Zt(e){return{type:"task.error",action(t,n){
const r=e(t.error,{stdErr:n.stdErr,stdOut:n.stdOut,exitCode:n.exitCode});return Buffer.isBuffer(r)?{error:qo(n.exitCode,
r.toString("utf-8"))}:{error:r}}}}s(Zt,"Mt");const qe=ae("","plugin:input");function Ho(e){return{type:"spawn.after",action(t,{
commands:n,input:r,spawned:{stdin:o}}){if(!o)return;const i=e?.([...n])??r;if(!i)return qe("generated zero length conten\
t, not writing to stdin");qe("writing %s bytes to stdin",On(i)),o.on("error",a=>{a.code!=="EPIPE"&&qe("[ERROR] stdin err\
or %o",a)}),o.end(i)}}}s(Ho,"no");class Xo{static{s(this,"ro")}constructor(){this.plugins=new Set,this.events=new wn.EventEmitter}on(t,n){
this.events.on(t,n)}reconfigure(t,n){this.events.emit(t,n)}append(t,n){const r=V(this.plugins,{type:t,action:n});return()=>this.
plugins.delete(r)}add(t){const n=[];return H(t).forEach(r=>{r&&this.plugins.add(V(n,r))}),()=>{n.forEach(r=>{this.plugins.
delete(r)})}}exec(t,n,r){let o=n;const i=Object.freeze(Object.create(r));for(const a of this.plugins)a.type===t&&(o=a.action(
o,i));return o}}function Ko(e){const t="--progress",n=["checkout","clone","fetch","pull","push"];return[{type:"spawn.arg\
s",action(r,o){return n.includes(o.method)?xn(r,t):r}},{type:"spawn.after",action(r,o){o.commands.includes(t)&&o.spawned.
stderr?.on("data",i=>{const a=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.exec(i.toString("utf8"));a&&e({method:o.method,stage:Vo(
a[1]),progress:A(a[2]),processed:A(a[3]),total:A(a[4])})})}}]}s(Ko,"so");function Vo(e){return String(e.toLowerCase().split(
" ",1))||"unknown"}s(Vo,"oo");function Jo(e){const t=En(e,["uid","gid"]);return{type:"spawn.options",action(n){return{...t,
...n}}}}s(Jo,"io");function Qo(){return{type:"spawn.args",action(e){const t=[];let n;function r(o){(n=n||[]).push(...o)}
s(r,"r");for(let o=0;o<e.length;o++){const i=e[o];if($(i)){r(c(i));continue}if(i==="--"){r(e.slice(o+1).flatMap(a=>$(a)&&
c(a)||a));break}t.push(i)}return n?[...t,"--",...n.map(String)]:t}}}s(Qo,"ao");function Yo({block:e,stdErr:t=!0,stdOut:n=!0}){
if(e>0)return{type:"spawn.after",action(r,o){let i;function a(){i&&clearTimeout(i),i=setTimeout(d,e)}s(a,"i");function u(){
o.spawned.stdout?.off("data",a),o.spawned.stderr?.off("data",a),o.spawned.off("exit",u),o.spawned.off("close",u),i&&clearTimeout(
i)}s(u,"a");function d(){u(),o.kill(new ee(void 0,"timeout","block timeout reached"))}s(d,"c"),n&&o.spawned.stdout?.on("\
data",a),t&&o.spawned.stderr?.on("data",a),o.spawned.on("exit",u),o.spawned.on("close",u),a()}}}s(Yo,"uo");const Zo=s((e,t)=>{
const n=new Xo,r=Un(e&&(typeof e=="string"?{baseDir:e}:e)||{},t);if(!Ye(r.baseDir))throw new yn(r,"Cannot use simple-git\
 on a directory that does not exist");return Array.isArray(r.config)&&n.add(Do(r.config)),n.add(No(r.unsafe)),n.add(Mo(r.
completion)),r.abort&&n.add(Ao(r.abort)),r.progress&&n.add(Ko(r.progress)),r.timeout&&n.add(Yo(r.timeout)),r.spawnOptions&&
n.add(Jo(r.spawnOptions)),n.add(Qo()),n.add(Ho(r.input)),n.add(Zt(Wo(!0))),r.errors&&n.add(Zt(r.errors)),Po(n,r.binary,r.
unsafe?.allowUnsafeCustomBinary),n.add(Uo(r.allowEnvironment??[],r.unsafe?.allowAbbreviatedOptions)),new m(r,n)},"wo")})};
