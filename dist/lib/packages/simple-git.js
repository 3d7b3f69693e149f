"use strict";module.exports={"simple-git"(Aa,V,Ua,Jt){var fe=Object.defineProperty,Qt=Object.getOwnPropertyDescriptor,Zt=Object.getOwnPropertyNames,
er=Object.prototype.hasOwnProperty,tr=(e,t)=>{for(var r in t)fe(e,r,{get:t[r],enumerable:!0})},rr=(e,t,r,n)=>{if(t&&typeof t==
"object"||typeof t=="function")for(let s of Zt(t))!er.call(e,s)&&s!==r&&fe(e,s,{get:()=>t[s],enumerable:!(n=Qt(t,s))||n.
enumerable});return e},nr=e=>rr(fe({},"__esModule",{value:!0}),e),Me={};tr(Me,{GitPluginError:()=>I,simpleGit:()=>Ea}),Jt.
exports=nr(Me);var T=V("chunk-IYWUY3VA"),sr=V("node:child_process"),or=V("node:path"),ar=V("node:events"),ir=(0,T.b)((e,t)=>{
var r=1e3,n=r*60,s=n*60,o=s*24,i=o*7,a=o*365.25;t.exports=function(l,c){c=c||{};var p=typeof l;if(p==="string"&&l.length>
0)return u(l);if(p==="number"&&isFinite(l))return c.long?h(l):g(l);throw new Error("val is not a non-empty string or a v\
alid number. val="+JSON.stringify(l))};function u(l){if(l=String(l),!(l.length>100)){var c=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.
exec(l);if(c){var p=parseFloat(c[1]),y=(c[2]||"ms").toLowerCase();switch(y){case"years":case"year":case"yrs":case"yr":case"\
y":return p*a;case"weeks":case"week":case"w":return p*i;case"days":case"day":case"d":return p*o;case"hours":case"hour":case"\
hrs":case"hr":case"h":return p*s;case"minutes":case"minute":case"mins":case"min":case"m":return p*n;case"seconds":case"s\
econd":case"secs":case"sec":case"s":return p*r;case"milliseconds":case"millisecond":case"msecs":case"msec":case"ms":return p;default:
return}}}}function g(l){var c=Math.abs(l);return c>=o?Math.round(l/o)+"d":c>=s?Math.round(l/s)+"h":c>=n?Math.round(l/n)+
"m":c>=r?Math.round(l/r)+"s":l+"ms"}function h(l){var c=Math.abs(l);return c>=o?w(l,c,o,"day"):c>=s?w(l,c,s,"hour"):c>=n?
w(l,c,n,"minute"):c>=r?w(l,c,r,"second"):l+" ms"}function w(l,c,p,y){var O=c>=p*1.5;return Math.round(l/p)+" "+y+(O?"s":
"")}}),Pe=(0,T.b)((e,t)=>{function r(n){o.debug=o,o.default=o,o.coerce=w,o.disable=g,o.enable=a,o.enabled=h,o.humanize=ir(),
o.destroy=l,Object.keys(n).forEach(c=>{o[c]=n[c]}),o.names=[],o.skips=[],o.formatters={};function s(c){let p=0;for(let y=0;y<
c.length;y++)p=(p<<5)-p+c.charCodeAt(y),p|=0;return o.colors[Math.abs(p)%o.colors.length]}o.selectColor=s;function o(c){
let p,y=null,O,j;function S(...D){if(!S.enabled)return;let B=S,le=Number(new Date),Ta=le-(p||le);B.diff=Ta,B.prev=p,B.curr=
le,p=le,D[0]=o.coerce(D[0]),typeof D[0]!="string"&&D.unshift("%O");let ce=0;D[0]=D[0].replace(/%([a-zA-Z%])/g,($e,Fa)=>{
if($e==="%%")return"%";ce++;let Yt=o.formatters[Fa];if(typeof Yt=="function"){let Sa=D[ce];$e=Yt.call(B,Sa),D.splice(ce,
1),ce--}return $e}),o.formatArgs.call(B,D),(B.log||o.log).apply(B,D)}return S.namespace=c,S.useColors=o.useColors(),S.color=
o.selectColor(c),S.extend=i,S.destroy=o.destroy,Object.defineProperty(S,"enabled",{enumerable:!0,configurable:!1,get:()=>y!==
null?y:(O!==o.namespaces&&(O=o.namespaces,j=o.enabled(c)),j),set:D=>{y=D}}),typeof o.init=="function"&&o.init(S),S}function i(c,p){
let y=o(this.namespace+(typeof p>"u"?":":p)+c);return y.log=this.log,y}function a(c){o.save(c),o.namespaces=c,o.names=[],
o.skips=[];let p=(typeof c=="string"?c:"").trim().replace(/\s+/g,",").split(",").filter(Boolean);for(let y of p)y[0]==="\
-"?o.skips.push(y.slice(1)):o.names.push(y)}function u(c,p){let y=0,O=0,j=-1,S=0;for(;y<c.length;)if(O<p.length&&(p[O]===
c[y]||p[O]==="*"))p[O]==="*"?(j=O,S=y,O++):(y++,O++);else if(j!==-1)O=j+1,S++,y=S;else return!1;for(;O<p.length&&p[O]===
"*";)O++;return O===p.length}function g(){let c=[...o.names,...o.skips.map(p=>"-"+p)].join(",");return o.enable(""),c}function h(c){
for(let p of o.skips)if(u(c,p))return!1;for(let p of o.names)if(u(c,p))return!0;return!1}function w(c){return c instanceof
Error?c.stack||c.message:c}function l(){console.warn("Instance method `debug.destroy()` is deprecated and no longer does\
 anything. It will be removed in the next major version of `debug`.")}return o.enable(o.load()),o}t.exports=r}),ur=(0,T.
b)((e,t)=>{e.formatArgs=n,e.save=s,e.load=o,e.useColors=r,e.storage=i(),e.destroy=(()=>{let u=!1;return()=>{u||(u=!0,console.
warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major \
version of `debug`."))}})(),e.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#0066CC","#0066FF","#0099CC","#0099FF","#\
00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#3333CC","#3333FF","#3366CC","#3366FF","#\
3399CC","#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#6600CC","#6600FF","#6633CC","#6633FF","#\
66CC00","#66CC33","#9900CC","#9900FF","#9933CC","#9933FF","#99CC00","#99CC33","#CC0000","#CC0033","#CC0066","#CC0099","#\
CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","#CC6600","#CC6633","#CC9900","#CC9933","#\
CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3300","#FF3333","#FF3366","#FF3399","#\
FF33CC","#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"];function r(){if(typeof window<"u"&&window.
process&&(window.process.type==="renderer"||window.process.__nwjs))return!0;if(typeof navigator<"u"&&navigator.userAgent&&
navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return!1;let u;return typeof document<"u"&&document.documentElement&&
document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<"u"&&window.console&&(window.
console.firebug||window.console.exception&&window.console.table)||typeof navigator<"u"&&navigator.userAgent&&(u=navigator.
userAgent.toLowerCase().match(/firefox\/(\d+)/))&&parseInt(u[1],10)>=31||typeof navigator<"u"&&navigator.userAgent&&navigator.
userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}function n(u){if(u[0]=(this.useColors?"%c":"")+this.namespace+(this.
useColors?" %c":" ")+u[0]+(this.useColors?"%c ":" ")+"+"+t.exports.humanize(this.diff),!this.useColors)return;let g="col\
or: "+this.color;u.splice(1,0,g,"color: inherit");let h=0,w=0;u[0].replace(/%[a-zA-Z%]/g,l=>{l!=="%%"&&(h++,l==="%c"&&(w=
h))}),u.splice(w,0,g)}e.log=console.debug||console.log||(()=>{});function s(u){try{u?e.storage.setItem("debug",u):e.storage.
removeItem("debug")}catch{}}function o(){let u;try{u=e.storage.getItem("debug")||e.storage.getItem("DEBUG")}catch{}return!u&&
typeof process<"u"&&"env"in process&&(u=process.env.DEBUG),u}function i(){try{return localStorage}catch{}}t.exports=Pe()(
e);var{formatters:a}=t.exports;a.j=function(u){try{return JSON.stringify(u)}catch(g){return"[UnexpectedJSONParseError]: "+
g.message}}}),lr=(0,T.b)((e,t)=>{t.exports={}}),cr=(0,T.b)((e,t)=>{var r=(0,T.a)("tty"),n=(0,T.a)("util");e.init=h,e.log=
a,e.formatArgs=o,e.save=u,e.load=g,e.useColors=s,e.destroy=n.deprecate(()=>{},"Instance method `debug.destroy()` is depr\
ecated and no longer does anything. It will be removed in the next major version of `debug`."),e.colors=[6,2,3,4,5,1];try{
let l=lr();l&&(l.stderr||l).level>=2&&(e.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,62,63,68,69,74,75,76,77,
78,79,80,81,92,93,98,99,112,113,128,129,134,135,148,149,160,161,162,163,164,165,166,167,168,169,170,171,172,173,178,179,
184,185,196,197,198,199,200,201,202,203,204,205,206,207,208,209,214,215,220,221])}catch{}e.inspectOpts=Object.keys(process.
env).filter(l=>/^debug_/i.test(l)).reduce((l,c)=>{let p=c.substring(6).toLowerCase().replace(/_([a-z])/g,(O,j)=>j.toUpperCase()),
y=process.env[c];return/^(yes|on|true|enabled)$/i.test(y)?y=!0:/^(no|off|false|disabled)$/i.test(y)?y=!1:y==="null"?y=null:
y=Number(y),l[p]=y,l},{});function s(){return"colors"in e.inspectOpts?!!e.inspectOpts.colors:r.isatty(process.stderr.fd)}
function o(l){let{namespace:c,useColors:p}=this;if(p){let y=this.color,O="\x1B[3"+(y<8?y:"8;5;"+y),j=`  ${O};1m${c} \x1B[0m`;
l[0]=j+l[0].split(`
`).join(`
`+j),l.push(O+"m+"+t.exports.humanize(this.diff)+"\x1B[0m")}else l[0]=i()+c+" "+l[0]}function i(){return e.inspectOpts.hideDate?
"":new Date().toISOString()+" "}function a(...l){return process.stderr.write(n.formatWithOptions(e.inspectOpts,...l)+`
`)}function u(l){l?process.env.DEBUG=l:delete process.env.DEBUG}function g(){return process.env.DEBUG}function h(l){l.inspectOpts=
{};let c=Object.keys(e.inspectOpts);for(let p=0;p<c.length;p++)l.inspectOpts[c[p]]=e.inspectOpts[c[p]]}t.exports=Pe()(e);
var{formatters:w}=t.exports;w.o=function(l){return this.inspectOpts.colors=this.useColors,n.inspect(l,this.inspectOpts).
split(`
`).map(c=>c.trim()).join(" ")},w.O=function(l){return this.inspectOpts.colors=this.useColors,n.inspect(l,this.inspectOpts)}}),
Le=(0,T.b)((e,t)=>{typeof process>"u"||process.type==="renderer"||process.browser===!0||process.__nwjs?t.exports=ur():t.
exports=cr()}),fr=(0,T.b)(e=>{"use strict";var t=e&&e.__importDefault||function(a){return a&&a.__esModule?a:{default:a}};
Object.defineProperty(e,"__esModule",{value:!0});var r=(0,T.a)("fs"),n=t(Le()),s=n.default("@kwsites/file-exists");function o(a,u,g){
s("checking %s",a);try{let h=r.statSync(a);return h.isFile()&&u?(s("[OK] path represents a file"),!0):h.isDirectory()&&g?
(s("[OK] path represents a directory"),!0):(s("[FAIL] path represents something other than a file or directory"),!1)}catch(h){
if(h.code==="ENOENT")return s("[FAIL] path is not accessible: %o",h),!1;throw s("[FATAL] %o",h),h}}function i(a,u=e.READABLE){
return o(a,(u&e.FILE)>0,(u&e.FOLDER)>0)}e.exists=i,e.FILE=1,e.FOLDER=2,e.READABLE=e.FILE+e.FOLDER}),pr=(0,T.b)(e=>{"use \
strict";function t(r){for(var n in r)e.hasOwnProperty(n)||(e[n]=r[n])}Object.defineProperty(e,"__esModule",{value:!0}),t(
fr())}),hr=(0,T.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.createDeferred=e.deferred=void 0;
function t(){let r,n,s="pending";return{promise:new Promise((o,i)=>{r=o,n=i}),done(o){s==="pending"&&(s="resolved",r(o))},
fail(o){s==="pending"&&(s="rejected",n(o))},get fulfilled(){return s!=="pending"},get status(){return s}}}e.deferred=t,e.
createDeferred=t,e.default=t}),pe=new WeakMap;function he(...e){let t=new String(e);return pe.set(t,e),t}function R(e){return e instanceof
String&&pe.has(e)}function Y(e){return pe.get(e)??[]}var Re=(0,T.d)(pr(),1),de=(0,T.d)(Le(),1),G=(0,T.d)(hr(),1);function*Ie(e,t){
let r=t==="global";for(let n of e)n.isGlobal===r&&(yield n)}var dr=new Set(["--add","--edit","--remove-section","--renam\
e-section","--replace-all","--unset","--unset-all","-e"]),mr=new Set(["--get","--get-all","--get-color","--get-colorbool",
"--get-regexp","--get-urlmatch","--list","-l"]),gr=new Set(["edit","remove-section","rename-section","set","unset"]),wr=new Set(
["get","get-color","get-colorbool","list"]);function yr(e,t){for(let{name:n}of Ie(e,"task")){if(dr.has(n))return z(!0,t);
if(mr.has(n))return z(!1,t)}let r=t.at(0)?.toLowerCase();return r===void 0?null:gr.has(r)?z(!0,t.slice(1)):wr.has(r)?z(!1,
t.slice(1)):t.length===1?z(!1,t):z(!0,t)}function z(e=!1,t=[]){let r=t.at(0)?.toLowerCase();return r===void 0?null:{isWrite:e,
isRead:!e,key:r,value:t.at(1)}}function br(e,t){return t.isWrite&&t.value!==void 0?{key:t.key,value:t.value,scope:e}:{key:t.
key,scope:e}}function vr(e){let t=e?.indexOf("=")||-1;return!e||t<0?null:{key:e.slice(0,t).trim().toLowerCase(),value:e.
slice(t+1)}}function Cr(e){for(let{name:t}of Ie(e,"task"))switch(t){case"--global":return"global";case"--system":return"\
system";case"--worktree":return"worktree";case"--local":return"local";case"--file":case"-f":return"file"}return"local"}function kr({
name:e}){if(e==="-c"||e==="--config")return"inline";if(e==="--config-env")return"env"}function*_r(e){for(let t of e){let r=kr(
t),n=r&&vr(t.value);n&&(yield{...n,scope:r})}}function xr(e,t,r){let n={read:[],write:[..._r(t)]};return e==="config"&&Or(
n,Cr(t),yr(t,r)),n}function Or(e,t,r){if(r===null)return;let n=br(t,r);r.isWrite?e.write.push(n):e.read.push(n)}var Be={
short:new Map([["c",!0]])},Er={short:new Map([["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...Be.short.entries()]),long:new Set(
["attr-source","config-env","exec-path","git-dir","list-cmds","namespace","super-prefix","work-tree"])},Tr={clone:{short:new Map(
[["b",!0],["j",!0],["l",!1],["n",!1],["o",!0],["q",!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origi\
n","upload-pack","u","template"])},commit:{short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["\
file","message","reedit-message","reuse-message","template"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(
["blob","comment","default","file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,
long:new Set(["template"])},pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec",
"receive-pack"])},rebase:{short:new Map([["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],
["v",!1],["x",!0]]),long:new Set(["exec","onto","strategy","strategy-option"])}},Fr={short:new Map,long:new Set};function Sr(e){
let t=Tr[e??""]??Fr;return{short:new Map([...Be.short.entries(),...t.short.entries()]),long:t.long}}function Ge(e,t=Er){
if(e.startsWith("--")){let r=e.indexOf("=");if(r>2)return[{name:e.slice(0,r),value:e.slice(r+1),needsNext:!1}];let n=e.slice(
2);return[{name:e,needsNext:t.long.has(n)}]}if(e.length===2){let r=e.charAt(1),n=t.short.get(r);return[{name:e,needsNext:n===
!0}]}return Ar(e,t.short)}function Ar(e,t){let r=e.slice(1).split(""),n=[];for(let s=0;s<r.length;s++){let o=r[s],i=t.get(
o);if(i===void 0)return[{name:e,needsNext:!1}];if(i){let a=r.slice(s+1).join("");if(a&&![...a].every(u=>t.has(u)))return n.
push({name:`-${o}`,value:a,needsNext:!1}),n}n.push({name:`-${o}`,needsNext:i})}return n}function Ur(e,t=[]){let r=0;for(;r<
e.length;){let n=String(e[r]);if(!n.startsWith("-")||n.length<2)break;let s=Ge(n),o=r+1;for(let i of s){let a={name:i.name,
value:i.value,absorbedNext:!1,isGlobal:!0};i.needsNext&&a.value===void 0&&o<e.length&&(a.value=String(e[o]),a.absorbedNext=
!0,o++),t.push(a)}r=o}return{flags:t,taskIndex:r}}function Nr(e,t,r=[]){let n=Sr(t),s=[],o=[],i=0;for(;i<e.length;){let a=e[i];
if(R(a)){o.push(...Y(a)),i++;continue}let u=String(a);if(u==="--"){for(let w=i+1;w<e.length;w++){let l=e[w];R(l)?o.push(
...Y(l)):o.push(String(l))}break}if(!u.startsWith("-")||u.length<2){s.push(u),i++;continue}let g=Ge(u,n),h=i+1;for(let w of g){
let l={name:w.name,value:w.value,absorbedNext:!1,isGlobal:!1};w.needsNext&&l.value===void 0&&h<e.length&&!R(e[h])&&(l.value=
String(e[h]),l.absorbedNext=!0,h++),r.push(l)}i=h}return{flags:r,positionals:s,pathspecs:o}}function*Dr({write:e}){for(let t of e)
for(let r of $r){let n=r(t.key);n&&(yield n)}}function F(e,t,r=String(e)){let n=typeof e=="string"?new RegExp(`\\s*${e.toLowerCase()}`):
e;return function(s){if(n.test(s))return{category:t,message:`Configuring ${r} is not permitted without enabling ${t}`}}}
function x(e,t){let r=new RegExp(`\\s*${e.toLowerCase().replace(/\./g,"(..+)?.")}`);return F(r,t,e)}var $r=[F("alias","a\
llowUnsafeAlias"),F("core.askPass","allowUnsafeAskPass"),F("core.editor","allowUnsafeEditor"),F("core.fsmonitor","allowU\
nsafeFsMonitor"),F("core.gitProxy","allowUnsafeGitProxy"),F("core.hooksPath","allowUnsafeHooksPath"),F("core.pager","all\
owUnsafePager"),F("core.sshCommand","allowUnsafeSshCommand"),x("credential.helper","allowUnsafeCredentialHelper"),x("dif\
f.command","allowUnsafeDiffExternal"),F("diff.external","allowUnsafeDiffExternal"),x("difftool.cmd","allowUnsafeDiffExte\
rnal"),x("diff.textconv","allowUnsafeDiffTextConv"),x("filter.clean","allowUnsafeFilter"),x("filter.process","allowUnsaf\
eFilter"),x("filter.smudge","allowUnsafeFilter"),x("gpg.program","allowUnsafeGpgProgram"),F("include.path","allowUnsafeI\
nclude"),x("includeIf","allowUnsafeInclude"),F("init.templateDir","allowUnsafeTemplateDir"),x("pager.","allowUnsafePager"),
x("merge.driver","allowUnsafeMergeDriver"),x("mergetool.path","allowUnsafeMergeDriver"),x("mergetool.cmd","allowUnsafeMe\
rgeDriver"),x("protocol.allow","allowUnsafeProtocolOverride"),x("remote.receivepack","allowUnsafePack"),x("remote.upload\
pack","allowUnsafePack"),F("uploadpack.packObjectsHook","allowUnsafePack"),F("sequence.editor","allowUnsafeEditor"),x("s\
ubmodule.update","allowUnsafeSubmodule"),x("tar.command","allowUnsafeCommandBinaries"),x("trailer.cmd","allowUnsafeComma\
ndBinaries"),x("trailer.command","allowUnsafeCommandBinaries"),x("url.insteadOf","allowUnsafeUrlRewrite")];function*jr(e,t){
for(let r of t)for(let n of Mr){let s=n(e,r);s&&(yield s)}}function M(e,t,r,{name:n=String(t),globalOnly:s=!1,withValue:o=!1}={}){
let i=typeof t=="string"?new RegExp(`\\s*${t.toLowerCase()}`):t,a=`Use of ${e?`${e} with option `:""}${n} is not permitt\
ed without enabling ${r}`;return function(u,g){if(!(e&&u!==e)&&!(s&&!g.isGlobal)&&!(o&&g.value===void 0)&&i.test(g.name))
return{category:r,message:a}}}var X={globalOnly:!0,withValue:!0},Mr=[M(null,/--(upload|receive)-pack/,"allowUnsafePack",
{name:"--upload-pack or --receive-pack"}),M("clone",/^-\w*u/,"allowUnsafePack"),M("clone","--u","allowUnsafePack"),M("pu\
sh",/^--exec$/,"allowUnsafePack",{name:"--exec"}),M("rebase",/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"-x or --exec"}),
M(null,"--template","allowUnsafeTemplateDir"),M(null,"--exec-path","allowUnsafeExec",X),M(null,"--git-dir","allowUnsafeC\
onfigPaths",X),M(null,"--work-tree","allowUnsafeConfigPaths",X),M(null,/^-C$/,"allowUnsafeConfigPaths",{...X,name:"-C"})];
function ze(e,t,r){return[...jr(e,t),...Dr(r)]}function Pr(...e){let{flags:t,taskIndex:r}=Ur(e),n=r<e.length?String(e[r]).
toLowerCase():null,s=n!==null?e.slice(r+1):[],{positionals:o,pathspecs:i}=Nr(s,n,t),a=xr(n,t,o);return{task:n,flags:t.map(
Rr),paths:i,config:a,vulnerabilities:Lr(ze(n,t,a))}}function Lr(e){return Object.defineProperty(e,"vulnerabilities",{value:e})}
function Rr({value:e,name:t}){return e!==void 0?{name:t,value:e}:{name:t}}var qe={editor:"allowUnsafeEditor",git_askpass:"\
allowUnsafeAskPass",git_config_global:"allowUnsafeConfigPaths",git_config_system:"allowUnsafeConfigPaths",git_config_count:"\
allowUnsafeConfigEnvCount",git_config_parameters:"allowUnsafeConfigEnvCount",git_config:"allowUnsafeConfigPaths",git_editor:"\
allowUnsafeEditor",git_exec_path:"allowUnsafeExec",git_external_diff:"allowUnsafeDiffExternal",git_pager:"allowUnsafePag\
er",git_proxy_command:"allowUnsafeGitProxy",git_template_dir:"allowUnsafeTemplateDir",git_sequence_editor:"allowUnsafeEd\
itor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUnsafeSshCommand",pager:"allowUnsafePager",prefix:"allowUnsa\
feConfigPaths",ssh_askpass:"allowUnsafeAskPass",visual:"allowUnsafeEditor"};function*Ir(e){let t=parseInt(e.git_config_count??
"0",10);for(let r=0;r<t;r++){let n=e[`git_config_key_${r}`],s=e[`git_config_value_${r}`];n!==void 0&&(yield{key:n.toLowerCase().
trim(),value:s,scope:"env"})}}function*Br(e){for(let t of Object.keys(e))if(me(t)){let r=qe[t];yield{category:r,message:`\
Use of "${t.toUpperCase()}" is not permitted without enabling ${r}`}}}function me(e){return Object.hasOwn(qe,e)}function Gr(e){
let t={};for(let[r,n]of Object.entries(e)){let s=r.toLowerCase().trim();(me(s)||s.startsWith("git"))&&(t[s]=String(n))}return t}
function zr(e){let t=Gr(e),r={read:[],write:[...Ir(t)]},n=[...Br(t),...ze(null,[],r)];return{config:r,vulnerabilities:n}}
function qr(e,t){return[...Pr(...e).vulnerabilities,...zr(t).vulnerabilities]}var L=class extends Error{constructor(e,t){
super(t),this.task=e,Object.setPrototypeOf(this,new.target.prototype)}},Wr=class extends L{constructor(e,t){super(void 0,
t),this.config=e}},I=class extends L{constructor(e,t,r){super(e,r),this.task=e,this.plugin=t,Object.setPrototypeOf(this,
new.target.prototype)}},ge=class extends L{constructor(e,t){super(void 0,t||String(e)),this.git=e}},Hr=class extends L{constructor(e){
super(void 0,e)}},J="\0",Q=()=>{};function Kr(e){return typeof e!="function"?Q:e}function Vr(e){return typeof e=="functi\
on"&&e!==Q}function Yr(e,t){let r=e.indexOf(t);return r<=0?[e,""]:[e.substr(0,r),e.substr(r+1)]}function Xr(e,t=0){return We(
e)&&e.length>t?e[t]:void 0}function q(e,t=0){if(We(e)&&e.length>t)return e[e.length-1-t]}function We(e){return Xe(e)}function Z(e="",t=!0,r=`\

`){return e.split(r).reduce((n,s)=>{let o=t?s.trim():s;return o&&n.push(o),n},[])}function we(e,t){return Z(e,!0).map(r=>t(
r))}function He(e){return(0,Re.exists)(e,Re.FOLDER)}function $(e,t){return Array.isArray(e)?e.includes(t)||e.push(t):e.add(
t),t}function Jr(e,t){return Array.isArray(e)&&!e.includes(t)&&e.push(t),e}function ye(e,t){if(Array.isArray(e)){let r=e.
indexOf(t);r>=0&&e.splice(r,1)}else e.delete(t);return t}var be=Object.prototype.toString.call.bind(Object.prototype.toString);
function A(e){return Array.isArray(e)?e:[e]}function Ke(e){return e.replace(/[\s-]+(.)/g,(t,r)=>r.toUpperCase())}function K(e){
return A(e).map(t=>t instanceof String?t:String(t))}function C(e,t=0){if(e==null)return t;let r=parseInt(e,10);return Number.
isNaN(r)?t:r}function ee(e,t){let r=[];for(let n=0,s=e.length;n<s;n++)r.push(t,e[n]);return r}function te(e){return(Array.
isArray(e)?Buffer.concat(e):e).toString("utf-8")}function Qr(e){return e?Buffer.isBuffer(e)?e.length:Buffer.byteLength(e):
0}function Zr(e,t){let r={};return t.forEach(n=>{e[n]!==void 0&&(r[n]=e[n])}),r}function Ve(e=0){return new Promise(t=>setTimeout(
t,e))}function Ye(e){if(e!==!1)return e}function k(e,t,r){return t(e)?e:arguments.length>2?r:void 0}var re=e=>Array.isArray(
e);function ve(e,t){let r=R(e)?"string":typeof e;return/number|string|boolean/.test(r)&&(!t||!t.includes(r))}var v=e=>typeof e==
"string"||R(e),en=e=>v(e)||Buffer.isBuffer(e),ne=e=>v(e)||Array.isArray(e)&&e.every(v);function Ce(e){return!!e&&be(e)===
"[object Object]"}function tn(e){return typeof e=="function"}var Xe=e=>e==null||"number|boolean|function".includes(typeof e)?
!1:typeof e.length=="number",se=(e=>(e[e.SUCCESS=0]="SUCCESS",e[e.ERROR=1]="ERROR",e[e.NOT_FOUND=-2]="NOT_FOUND",e[e.UNCLEAN=
128]="UNCLEAN",e))(se||{}),Je=class Xt{constructor(t,r){this.stdOut=t,this.stdErr=r}asStrings(){return new Xt(this.stdOut.
toString("utf8"),this.stdErr.toString("utf8"))}};function rn(){throw new Error("LineParser:useMatches not implemented")}
var m=class{constructor(e,t){this.matches=[],this.useMatches=rn,this.parse=(r,n)=>(this.resetMatches(),this._regExp.every(
(s,o)=>this.addMatch(s,o,r(o)))?this.useMatches(n,this.prepareMatches())!==!1:!1),this._regExp=Array.isArray(e)?e:[e],t&&
(this.useMatches=t)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(e,t,r){let n=r&&e.
exec(r);return n&&this.pushMatch(t,n),!!n}pushMatch(e,t){this.matches.push(...t.slice(1))}},W=class extends m{addMatch(e,t,r){
return/^remote:\s/.test(String(r))&&super.addMatch(e,t,r)}pushMatch(e,t){(e>0||t.length>1)&&super.pushMatch(e,t)}},nn={binary:"\
git",maxConcurrentProcesses:5,config:[],trimmed:!1};function sn(...e){let t=process.cwd(),r=Object.assign({baseDir:t,...nn},
...e.filter(n=>typeof n=="object"&&n));return r.baseDir=r.baseDir||t,r.trimmed=r.trimmed===!0,r}function Qe(e,t=[]){return Ce(
e)?Object.keys(e).reduce((r,n)=>{let s=e[n];if(R(s))r.push(s);else if(ve(s,["boolean"]))r.push(n+"="+s);else if(Array.isArray(
s))for(let o of s)ve(o,["string","number"])||r.push(n+"="+o);else r.push(n);return r},t):t}function b(e,t=0,r=!1){let n=[];
for(let s=0,o=t<0?e.length:t;s<o;s++)"string|number".includes(typeof e[s])&&n.push(String(e[s]));return Qe(ke(e),n),r||n.
push(...on(e)),n}function on(e){let t=typeof q(e)=="function";return K(k(q(e,t?1:0),re,[]))}function ke(e){let t=tn(q(e));
return k(q(e,t?1:0),Ce)}function f(e,t=!0){let r=Kr(q(e));return t||Vr(r)?r:void 0}function Ze(e,t){return e(t.stdOut,t.
stdErr)}function U(e,t,r,n=!0){return A(r).forEach(s=>{for(let o=Z(s,n),i=0,a=o.length;i<a;i++){let u=(g=0)=>{if(!(i+g>=
a))return o[i+g]};t.some(({parse:g})=>g(u,e))}}),e}var _e=({exitCode:e},t,r,n)=>{if(e===se.UNCLEAN&&cn(t))return r(Buffer.
from("false"));n(t)},et=e=>e.trim()==="true";function an(e){switch(e){case"bare":return ln();case"root":return un()}return{
commands:["rev-parse","--is-inside-work-tree"],format:"utf-8",onError:_e,parser:et}}function un(){return{commands:["rev-\
parse","--git-dir"],format:"utf-8",onError:_e,parser(e){return/^\.(git)?$/.test(e.trim())}}}function ln(){return{commands:[
"rev-parse","--is-bare-repository"],format:"utf-8",onError:_e,parser:et}}function cn(e){return/(Not a git repository|Kein Git-Repository)/i.
test(String(e))}var fn=class{constructor(e){this.paths=[],this.files=[],this.folders=[],this.dryRun=e}},pn=/^[a-z]+\s*/i,
hn=/^[a-z]+\s+[a-z]+\s*/i,dn=/\/$/;function mn(e,t){let r=new fn(e),n=e?hn:pn;return Z(t).forEach(s=>{let o=s.replace(n,
"");r.paths.push(o),(dn.test(o)?r.folders:r.files).push(o)}),r}var tt=[];function gn(e){return{commands:tt,format:"empty",
parser:e}}function E(e){return{commands:tt,format:"empty",parser(){throw typeof e=="string"?new Hr(e):e}}}function _(e,t=!1){
return{commands:e,format:"utf-8",parser(r){return t?String(r).trim():r}}}function rt(e){return{commands:e,format:"buffer",
parser(t){return t}}}function wn(e){return e.format==="buffer"}function nt(e){return e.format==="empty"||!e.commands.length}
var yn="Git clean interactive mode is not supported",bn='Git clean mode parameter ("n" or "f") is required',vn="Git clea\
n unknown option found in: ",st=(e=>(e.DRY_RUN="n",e.FORCE="f",e.IGNORED_INCLUDED="x",e.IGNORED_ONLY="X",e.EXCLUDING="e",
e.QUIET="q",e.RECURSIVE="d",e))(st||{}),ot=new Set(["i",...K(Object.values(st))]);function Cn(e,t){let{cleanMode:r,options:n,
valid:s}=xn(e);return r?s.options?(n.push(...t),n.some(Tn)?E(yn):kn(r,n)):E(vn+JSON.stringify(e)):E(bn)}function kn(e,t){
return{commands:["clean",`-${e}`,...t],format:"utf-8",parser(r){return mn(e==="n",r)}}}function _n(e){return Array.isArray(
e)&&e.every(t=>ot.has(t))}function xn(e){let t,r=[],n={cleanMode:!1,options:!0};return e.replace(/[^a-z]i/g,"").split("").
forEach(s=>{On(s)?(t=s,n.cleanMode=!0):n.options=n.options&&En(r[r.length]=`-${s}`)}),{cleanMode:t,options:r,valid:n}}function On(e){
return e==="f"||e==="n"}function En(e){return/^-[a-z]$/i.test(e)&&ot.has(e.charAt(1))}function Tn(e){return/^-[^\-]/.test(
e)?e.indexOf("i")>0:e==="--interactive"}var Fn=class{constructor(){this.files=[],this.values=Object.create(null)}get all(){
return this._all||(this._all=this.files.reduce((e,t)=>Object.assign(e,this.values[t]),{})),this._all}addFile(e){if(!(e in
this.values)){let t=q(this.files);this.values[e]=t?Object.create(this.values[t]):{},this.files.push(e)}return this.values[e]}addValue(e,t,r){
let n=this.addFile(e);Object.hasOwn(n,t)?Array.isArray(n[t])?n[t].push(r):n[t]=[n[t],r]:n[t]=r,this._all=void 0}};function Sn(e){
let t=new Fn;for(let r of at(e))t.addValue(r.file,String(r.key),r.value);return t}function An(e,t){let r=null,n=[],s=new Map;
for(let o of at(e,t))o.key===t&&(n.push(r=o.value),s.has(o.file)||s.set(o.file,[]),s.get(o.file).push(r));return{key:t,paths:Array.
from(s.keys()),scopes:s,value:r,values:n}}function Un(e){return e.replace(/^(file):/,"")}function*at(e,t=null){let r=e.split(
"\0");for(let n=0,s=r.length-1;n<s;){let o=Un(r[n++]),i=r[n++],a=t;if(i.includes(`
`)){let u=Yr(i,`
`);a=u[0],i=u[1]}yield{file:o,key:a,value:i}}}var it=(e=>(e.system="system",e.global="global",e.local="local",e.worktree=
"worktree",e))(it||{});function xe(e,t){return typeof e=="string"&&Object.hasOwn(it,e)?e:t}function Nn(e,t,r,n){let s=["\
config",`--${n}`];return r&&s.push("--add"),s.push(e,t),{commands:s,format:"utf-8",parser(o){return o}}}function Dn(e,t){
let r=["config","--null","--show-origin","--get-all",e];return t&&r.splice(1,0,`--${t}`),{commands:r,format:"utf-8",parser(n){
return An(n,e)}}}function $n(e){let t=["config","--list","--show-origin","--null"];return e&&t.push(`--${e}`),{commands:t,
format:"utf-8",parser(r){return Sn(r)}}}function jn(){return{addConfig(e,t,...r){return this._runTask(Nn(e,t,r[0]===!0,xe(
r[1],"local")),f(arguments))},getConfig(e,t){return this._runTask(Dn(e,xe(t,void 0)),f(arguments))},listConfig(...e){return this.
_runTask($n(xe(e[0],void 0)),f(arguments))}}}var ut=(e=>(e.ADDED="A",e.COPIED="C",e.DELETED="D",e.MODIFIED="M",e.RENAMED=
"R",e.CHANGED="T",e.UNMERGED="U",e.UNKNOWN="X",e.BROKEN="B",e))(ut||{}),Mn=new Set(Object.values(ut));function Pn(e){return Mn.
has(e)}var lt,Ln=["-h"],oe=Symbol("grepQuery"),Rn=class{constructor(){this[lt]=[]}*[(lt=oe,Symbol.iterator)](){for(let e of this[oe])
yield e}and(...e){return e.length&&this[oe].push("--and","(",...ee(e,"-e"),")"),this}param(...e){return this[oe].push(...ee(
e,"-e")),this}};function In(...e){return new Rn().param(...e)}function Bn(e){let t=new Set,r={};return we(e,n=>{let[s,o,
i]=n.split(J);t.add(s),(r[s]=r[s]||[]).push({line:C(o),path:s,preview:i})}),{paths:t,results:r}}function Gn(){return{grep(e){
let t=f(arguments),r=b(arguments);for(let s of Ln)if(r.includes(s))return this._runTask(E(`git.grep: use of "${s}" is no\
t supported.`),t);typeof e=="string"&&(e=In().param(e));let n=["grep","--null","-n","--full-name",...r,...e];return this.
_runTask({commands:n,format:"utf-8",parser(s){return Bn(s)}},t)}}}var ct=(e=>(e.MIXED="mixed",e.SOFT="soft",e.HARD="hard",
e.MERGE="merge",e.KEEP="keep",e))(ct||{}),zn=K(Object.values(ct));function qn(e,t){let r=["reset"];return ft(e)&&r.push(
`--${e}`),r.push(...t),_(r)}function Wn(e){if(ft(e))return e;switch(typeof e){case"string":case"undefined":return"soft"}}
function ft(e){return typeof e=="string"&&zn.includes(e)}de.default.formatters.L=e=>String(Xe(e)?e.length:"-"),de.default.
formatters.B=e=>Buffer.isBuffer(e)?e.toString("utf8"):be(e);function Hn(){return(0,de.default)("simple-git")}function pt(e,t,r){
return!t||!String(t).replace(/\s*/,"")?r?(n,...s)=>{e(n,...s),r(n,...s)}:e:(n,...s)=>{e(`%s ${n}`,t,...s),r&&r(n,...s)}}
function Kn(e,t,{namespace:r}){if(typeof e=="string")return e;let n=t&&t.namespace||"";return n.startsWith(r)?n.substr(r.
length+1):n||r}function H(e,t,r,n=Hn()){let s=e&&`[${e}]`||"",o=[],i=typeof t=="string"?n.extend(t):t,a=Kn(k(t,v),i,n);return g(
r);function u(h,w){return $(o,H(e,a.replace(/^[^:]+/,h),w,n))}function g(h){let w=h&&`[${h}]`||"",l=i&&pt(i,w)||Q,c=pt(n,
`${s} ${w}`,l);return Object.assign(i?l:c,{label:e,sibling:u,info:c,step:g})}}var ht=class je{constructor(t="GitExecutor"){
this.logLabel=t,this._queue=new Map}withProgress(t){return this._queue.get(t)}createProgress(t){let r=je.getName(t.commands[0]),
n=H(this.logLabel,r);return{task:t,logger:n,name:r}}push(t){let r=this.createProgress(t);return r.logger("Adding task to\
 the queue, commands = %o",t.commands),this._queue.set(t,r),r}fatal(t){for(let[r,{logger:n}]of Array.from(this._queue.entries()))
r===t.task?(n.info("Failed %o",t),n("Fatal exception, any as-yet un-started tasks run through this executor will not be \
attempted")):n.info("A fatal exception occurred in a previous task, the queue has been purged: %o",t.message),this.complete(
r);if(this._queue.size!==0)throw new Error(`Queue size should be zero after fatal: ${this._queue.size}`)}complete(t){this.
withProgress(t)&&this._queue.delete(t)}attempt(t){let r=this.withProgress(t);if(!r)throw new L(void 0,"TasksPendingQueue\
: attempt called for an unknown task");return r.logger("Starting task"),r}static getName(t="empty"){return`task:${t}:${++je.
counter}`}};ht.counter=0;var Vn=ht,Yn=class{constructor(e,t,r){this._executor=e,this._scheduler=t,this._plugins=r,this._chain=
Promise.resolve(),this._queue=new Vn}get cwd(){return this._cwd||this._executor.cwd}set cwd(e){this._cwd=e}get env(){return this.
_executor.env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(e){return this._queue.push(
e),this._chain=this._chain.then(()=>this.attemptTask(e))}async attemptTask(e){let t=await this._scheduler.next(),r=()=>this.
_queue.complete(e);try{let{logger:n}=this._queue.attempt(e);return await(nt(e)?this.attemptEmptyTask(e,n):this.attemptRemoteTask(
e,n))}catch(n){throw this.onFatalException(e,n)}finally{r(),t()}}onFatalException(e,t){let r=t instanceof L?Object.assign(
t,{task:e}):new L(e,t&&String(t));return this._chain=Promise.resolve(),this._queue.fatal(r),r}async attemptRemoteTask(e,t){
let r=this._plugins.exec("spawn.binary","",this.taskContext(e,e.commands)),n=this._plugins.exec("spawn.args",[...e.commands],
this.taskContext(e,e.commands)),s=await this.gitResponse(e,r,n,this.outputHandler,t.step("SPAWN")),o=await this.handleTaskData(
e,n,s,t.step("HANDLE"));return t("passing response to task's parser as a %s",e.format),wn(e)?Ze(e.parser,o):Ze(e.parser,
o.asStrings())}async attemptEmptyTask(e,t){return t("empty task bypassing child process to call to task's parser"),e.parser(
this)}handleTaskData(e,t,r,n){let{exitCode:s,rejection:o,stdOut:i,stdErr:a}=r;return new Promise((u,g)=>{n("Preparing to\
 handle process response exitCode=%d stdOut=",s);let{error:h}=this._plugins.exec("task.error",{error:o},{...this.taskContext(
e,t),...r});if(h&&e.onError)return n.info("exitCode=%s handling with custom error handler"),e.onError(r,h,w=>{n.info("cu\
stom error handler treated as success"),n("custom error returned a %s",be(w)),u(new Je(Array.isArray(w)?Buffer.concat(w):
w,Buffer.concat(a)))},g);if(h)return n.info("handling as error: exitCode=%s stdErr=%s rejection=%o",s,a.length,o),g(h);n.
info("retrieving task output complete"),u(new Je(Buffer.concat(i),Buffer.concat(a)))})}async gitResponse(e,t,r,n,s){let o=s.
sibling("output"),i=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:!0},this.taskContext(e,e.commands));
return new Promise(a=>{let u=[],g=[];s.info("%s %o",t,r),s("%O",i);let h=this._beforeSpawn(e,r);if(h)return a({stdOut:u,
stdErr:g,exitCode:9901,rejection:h});this._plugins.exec("spawn.before",void 0,{...this.taskContext(e,r),kill(l){h=l||h}});
let w=(0,sr.spawn)(t,r,i);w.stdout.on("data",dt(u,"stdOut",s,o.step("stdOut"))),w.stderr.on("data",dt(g,"stdErr",s,o.step(
"stdErr"))),w.on("error",Xn(g,s)),n&&(s("Passing child process stdOut/stdErr to custom outputHandler"),n(t,w.stdout,w.stderr,
[...r])),this._plugins.exec("spawn.after",void 0,{...this.taskContext(e,r),spawned:w,close(l,c){a({stdOut:u,stdErr:g,exitCode:l,
rejection:h||c})},kill(l){w.killed||(h=l,w.kill("SIGINT"))}})})}_beforeSpawn(e,t){let r;return this._plugins.exec("spawn\
.before",void 0,{...this.taskContext(e,t),kill(n){r=n||r}}),r}taskContext(e,t){return{method:String(Xr(e.commands)||""),
commands:t,env:{...this.env},input:nt(e)?void 0:e.input}}};function Xn(e,t){return r=>{t("[ERROR] child process exceptio\
n %o",r),e.push(Buffer.from(String(r.stack),"ascii"))}}function dt(e,t,r,n){return s=>{r("%s received %L bytes",t,s),n("\
%B",s),e.push(s)}}var Jn=class{constructor(e,t,r){this.cwd=e,this._scheduler=t,this._plugins=r,this._chain=this.chain()}chain(){
return new Yn(this,this._scheduler,this._plugins)}push(e){return this._chain.push(e)}};function Qn(e,t,r=Q){let n=o=>{r(
null,o)},s=o=>{o?.task===e&&r(o,void 0)};t.then(n,s)}function mt(e,t){return gn(r=>{if(!He(e))throw new Error(`Git.cwd: \
cannot change to non-directory "${e}"`);return(t||r).cwd=e})}function Oe(e){let t=["checkout",...e];return t[1]==="-b"&&
t.includes("-B")&&(t[1]=ye(t,"-B")),_(t)}function Zn(){return{checkout(){return this._runTask(Oe(b(arguments,1)),f(arguments))},
checkoutBranch(e,t){return this._runTask(Oe(["-b",e,t,...b(arguments)]),f(arguments))},checkoutLocalBranch(e){return this.
_runTask(Oe(["-b",e,...b(arguments)]),f(arguments))}}}var gt=(e,t,r)=>{let n=["clone",...r];return v(e)&&n.push(he(e)),v(
t)&&n.push(he(t)),_(n)},es=(e,t,r)=>($(r,"--mirror"),gt(e,t,r));function wt(e,t,r,...n){return v(r)?t(r,k(n[0],v),b(arguments)):
E(`git.${e}() requires a string 'repoPath'`)}function ts(){return{clone(e,...t){return this._runTask(wt("clone",gt,k(e,v),
...t),f(arguments))},mirror(e,...t){return this._runTask(wt("mirror",es,k(e,v),...t),f(arguments))}}}var rs=[new m(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,
(e,[t,r,n])=>{e.branch=t,e.commit=n,e.root=!!r}),new m(/\s*Author:\s(.+)/i,(e,[t])=>{let r=t.split("<"),n=r.pop();!n||!n.
includes("@")||(e.author={email:n.substr(0,n.length-1),name:r.join("<").trim()})}),new m(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,
(e,[t,r,n])=>{e.summary.changes=parseInt(t,10)||0,e.summary.insertions=parseInt(r,10)||0,e.summary.deletions=parseInt(n,
10)||0}),new m(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,(e,[t,r,n])=>{e.summary.changes=parseInt(t,10)||0;let s=parseInt(
r,10)||0;n==="-"?e.summary.deletions=s:n==="+"&&(e.summary.insertions=s)})];function ns(e){return U({author:null,branch:"",
commit:"",root:!1,summary:{changes:0,insertions:0,deletions:0}},rs,e)}function ss(e,t,r){return{commands:["-c","core.abb\
rev=40","commit",...ee(e,"-m"),...t,...r],format:"utf-8",parser:ns}}function os(){return{commit(t,...r){let n=f(arguments),
s=e(t)||ss(A(t),A(k(r[0],ne,[])),[...K(k(r[1],re,[])),...b(arguments,0,!0)]);return this._runTask(s,n)}};function e(t){return!ne(
t)&&E("git.commit: requires the commit message to be supplied as a string/string[]")}}function as(){return{count:0,garbage:0,
inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,sizePack:0}}var is=new m(/([a-z-]+): (\d+)$/,(e,[t,r])=>{let n=Ke(
t);Object.hasOwn(e,n)&&(e[n]=C(r))});function us(){return{countObjects(){return this._runTask({commands:["count-objects",
"--verbose"],format:"utf-8",parser(e){return U(as(),[is],e)}})}}}function ls(){return{firstCommit(){return this._runTask(
_(["rev-list","--max-parents=0","HEAD"],!0),f(arguments))}}}function cs(e,t){let r=["hash-object",e];return t&&r.push("-\
w"),_(r,!0)}var Ee=class{constructor(e,t,r,n){this.bare=e,this.path=t,this.existing=r,this.gitDir=n}},fs=/^Init.+ repository in (.+)$/,
ps=/^Rein.+ in (.+)$/;function hs(e,t,r){let n=String(r).trim(),s;if(s=fs.exec(n))return new Ee(e,t,!1,s[1]);if(s=ps.exec(
n))return new Ee(e,t,!0,s[1]);let o="",i=n.split(" ");for(;i.length;)if(i.shift()==="in"){o=i.join(" ");break}return new Ee(
e,t,/^re/i.test(n),o)}var yt="--bare";function ds(e){return e.includes(yt)}function ms(e=!1,t,r){let n=["init",...r];return e&&
!ds(n)&&n.splice(1,0,yt),{commands:n,format:"utf-8",parser(s){return hs(n.includes("--bare"),t,s)}}}function gs(e){return e===
void 0?E("interpretTrailers called without input content"):{format:"utf-8",parser(t){return Object.fromEntries(we(t,r=>{
let n=r.indexOf(":");return[Ke(r.substring(0,n).toLowerCase()),r.substring(n+2).trim()]}))},commands:["interpret-trailer\
s","--parse"],input:e}}function ws(){return{interpretTrailers(e){return this._runTask(gs(k(e,en)),f(arguments))}}}var P=(e=>(e.
NONE="",e.STAT="--stat",e.NUM_STAT="--numstat",e.NAME_ONLY="--name-only",e.NAME_STATUS="--name-status",e))(P||{}),bt=/^--(stat|numstat|name-only|name-status)(=|$)/;
function Te(e){for(let t=0;t<e.length;t++){let r=bt.exec(e[t]);if(r)return`--${r[1]}`}return""}function ys(e){return bt.
test(e)}var bs=class{constructor(){this.changed=0,this.deletions=0,this.insertions=0,this.files=[]}},vt=[new m(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,
(e,[t,r,n=""])=>{e.files.push({file:t.trim(),changes:C(r),insertions:n.replace(/[^+]/g,"").length,deletions:n.replace(/[^-]/g,
"").length,binary:!1})}),new m(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,(e,[t,r,n])=>{e.files.push({file:t.trim(),
before:C(r),after:C(n),binary:!0})}),new m(/^(.+)\s+\|\s+Bin\s*$/,(e,[t])=>{e.files.push({file:t.trim(),before:0,after:0,
binary:!0})}),new m(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(e,[t,r])=>{let n=/(\d+) i/.exec(r),s=/(\d+) d/.exec(
r);e.changed=C(t),e.insertions=C(n?.[1]),e.deletions=C(s?.[1])})],vs=[new m(/(\d+)\t(\d+)\t(.+)$/,(e,[t,r,n])=>{let s=C(
t),o=C(r);e.changed++,e.insertions+=s,e.deletions+=o,e.files.push({file:n,changes:s+o,insertions:s,deletions:o,binary:!1})}),
new m(/-\t-\t(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,after:0,before:0,binary:!0})})],Cs=[new m(/(.+)$/,(e,[t])=>{
e.changed++,e.files.push({file:t,changes:0,insertions:0,deletions:0,binary:!1})})],ks=[new m(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,
(e,[t,r,n,s,o])=>{e.changed++,e.files.push({file:o??n,changes:0,insertions:0,deletions:0,binary:!1,status:Ye(Pn(t)&&t),from:Ye(
!!o&&n!==o&&n),similarity:C(r)})})],_s={[P.NONE]:vt,[P.STAT]:vt,[P.NUM_STAT]:vs,[P.NAME_STATUS]:ks,[P.NAME_ONLY]:Cs};function Ct(e=P.
NONE){let t=_s[e];return r=>U(new bs,t,r,!1)}var kt="\xF2\xF2\xF2\xF2\xF2\xF2 ",_t=" \xF2\xF2",xt=" \xF2 ",xs=["hash","d\
ate","message","refs","author_name","author_email"];function Os(e,t){return t.reduce((r,n,s)=>(r[n]=e[s]||"",r),Object.create(
{diff:null}))}function Ot(e=xt,t=xs,r=P.NONE){let n=Ct(r);return function(s){let o=Z(s.trim(),!1,kt).map(function(i){let a=i.
split(_t),u=Os(a[0].split(e),t);return a.length>1&&a[1].trim()&&(u.diff=n(a[1])),u});return{all:o,latest:o.length&&o[0]||
null,total:o.length}}}function Es(e){let t=Te(e),r=["diff"];return t===P.NONE&&(t=P.STAT,r.push("--stat=4096")),r.push(...e),
Fe(r)||{commands:r,format:"utf-8",parser:Ct(t)}}function Fe(e){let t=e.filter(ys);if(t.length>1)return E(`Summary flags \
are mutually exclusive - pick one of ${t.join(",")}`);if(t.length&&e.includes("-z"))return E(`Summary flag ${t} parsing \
is not compatible with null termination option '-z'`)}var Et=(e=>(e[e["--pretty"]=0]="--pretty",e[e["max-count"]=1]="max\
-count",e[e.maxCount=2]="maxCount",e[e.n=3]="n",e[e.file=4]="file",e[e.format=5]="format",e[e.from=6]="from",e[e.to=7]="\
to",e[e.splitter=8]="splitter",e[e.symmetric=9]="symmetric",e[e.mailMap=10]="mailMap",e[e.multiLine=11]="multiLine",e[e.
strictDate=12]="strictDate",e))(Et||{});function Ts(e,t){let r=[],n=[];return Object.keys(e).forEach(s=>{r.push(s),n.push(
String(e[s]))}),[r,n.join(t)]}function Fs(e){return Object.keys(e).reduce((t,r)=>(r in Et||(t[r]=e[r]),t),{})}function Tt(e={},t=[]){
let r=k(e.splitter,v,xt),n=Ce(e.format)?e.format:{hash:"%H",date:e.strictDate===!1?"%ai":"%aI",message:"%s",refs:"%D",body:e.
multiLine?"%B":"%b",author_name:e.mailMap!==!1?"%aN":"%an",author_email:e.mailMap!==!1?"%aE":"%ae"},[s,o]=Ts(n,r),i=[],a=[
`--pretty=format:${kt}${o}${_t}`,...t],u=e.n||e["max-count"]||e.maxCount;if(u&&a.push(`--max-count=${u}`),e.from||e.to){
let g=e.symmetric!==!1?"...":"..";i.push(`${e.from||""}${g}${e.to||""}`)}return v(e.file)&&a.push("--follow",he(e.file)),
Qe(Fs(e),a),{fields:s,splitter:r,commands:[...a,...i]}}function Ss(e,t,r){let n=Ot(e,t,Te(r));return{commands:["log",...r],
format:"utf-8",parser:n}}function As(){return{log(...r){let n=f(arguments),s=Tt(ke(arguments),K(k(arguments[0],re,[]))),
o=t(...r)||Fe(s.commands)||e(s);return this._runTask(o,n)}};function e(r){return Ss(r.splitter,r.fields,r.commands)}function t(r,n){
return v(r)&&v(n)&&E("git.log(string, string) should be replaced with git.log({ from: string, to: string })")}}var Se=class{constructor(e,t=null,r){
this.reason=e,this.file=t,this.meta=r}toString(){return`${this.file}:${this.reason}`}},Us=class{constructor(){this.conflicts=
[],this.merges=[],this.result="success"}get failed(){return this.conflicts.length>0}get reason(){return this.result}toString(){
return this.conflicts.length?`CONFLICTS: ${this.conflicts.join(", ")}`:"OK"}},Ft=class{constructor(){this.remoteMessages=
{all:[]},this.created=[],this.deleted=[],this.files=[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,
insertions:0}}},Ns=class{constructor(){this.remote="",this.hash={local:"",remote:""},this.branch={local:"",remote:""},this.
message=""}toString(){return this.message}};function Ae(e){return e.objects=e.objects||{compressing:0,counting:0,enumerating:0,
packReused:0,reused:{count:0,delta:0},total:{count:0,delta:0}}}function St(e){let t=/^\s*(\d+)/.exec(e),r=/delta (\d+)/i.
exec(e);return{count:C(t&&t[1]||"0"),delta:C(r&&r[1]||"0")}}var Ds=[new W(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,
(e,[t,r])=>{let n=t.toLowerCase(),s=Ae(e.remoteMessages);Object.assign(s,{[n]:C(r)})}),new W(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,
(e,[t,r])=>{let n=t.toLowerCase(),s=Ae(e.remoteMessages);Object.assign(s,{[n]:C(r)})}),new W(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,
(e,[t,r,n])=>{let s=Ae(e.remoteMessages);s.total=St(t),s.reused=St(r),s.packReused=C(n)})],$s=[new W(/^remote:\s*(.+)$/,
(e,[t])=>(e.remoteMessages.all.push(t.trim()),!1)),...Ds,new W([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],
(e,[t])=>{e.remoteMessages.pullRequestUrl=t}),new W([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],
(e,[t,r,n])=>{e.remoteMessages.vulnerabilities={count:C(t),summary:r,url:n}})];function At(e,t){return U({remoteMessages:new js},
$s,t)}var js=class{constructor(){this.all=[]}},Ms=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,Ps=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,
Ls=/^(create|delete) mode \d+ (.+)/,Rs=[new m(Ms,(e,[t,r,n])=>{e.files.push(t),r&&(e.insertions[t]=r.length),n&&(e.deletions[t]=
n.length)}),new m(Ps,(e,[t,,r,,n])=>r!==void 0||n!==void 0?(e.summary.changes=+t||0,e.summary.insertions=+r||0,e.summary.
deletions=+n||0,!0):!1),new m(Ls,(e,[t,r])=>{$(e.files,r),$(t==="create"?e.created:e.deleted,r)})],Is=[new m(/^from\s(.+)$/i,
(e,[t])=>{e.remote=t}),new m(/^fatal:\s(.+)$/,(e,[t])=>{e.message=t}),new m(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,
(e,[t,r,n,s])=>{e.branch.local=n,e.hash.local=t,e.branch.remote=s,e.hash.remote=r})],Bs=(e,t)=>U(new Ft,Rs,[e,t]),Ut=(e,t)=>Object.
assign(new Ft,Bs(e,t),At(e,t));function Gs(e,t){let r=U(new Ns,Is,[e,t]);return r.message&&r}var zs=[new m(/^Auto-merging\s+(.+)$/,
(e,[t])=>{e.merges.push(t)}),new m(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,(e,[t,r])=>{e.conflicts.push(new Se(t,
r))}),new m(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(e,[t,r,n])=>{e.conflicts.push(new Se(t,r,{deleteRef:n}))}),
new m(/^CONFLICT\s+\((.+)\):/,(e,[t])=>{e.conflicts.push(new Se(t,null))}),new m(/^Automatic merge failed;\s+(.+)$/,(e,[
t])=>{e.result=t})],qs=(e,t)=>Object.assign(Ws(e),Ut(e,t)),Ws=e=>U(new Us,zs,e);function Nt(e){return e.length?{commands:[
"merge",...e],format:"utf-8",parser(t,r){let n=qs(t,r);if(n.failed)throw new ge(n);return n}}:E("Git.merge requires at l\
east one option")}function Hs(e,t,r){let n=r.includes("deleted"),s=r.includes("tag")||/^refs\/tags/.test(e),o=!r.includes(
"new");return{deleted:n,tag:s,branch:!s,new:!o,alreadyUpdated:o,local:e,remote:t}}var Ks=[new m(/^Pushing to (.+)$/,(e,[
t])=>{e.repo=t}),new m(/^updating local tracking ref '(.+)'/,(e,[t])=>{e.ref={...e.ref||{},local:t}}),new m(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,
(e,[t,r,n])=>{e.pushed.push(Hs(t,r,n))}),new m(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,
(e,[t,r,n])=>{e.branch={...e.branch||{},local:t,remote:r,remoteName:n}}),new m(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,
(e,[t,r,n,s])=>{e.update={head:{local:t,remote:r},hash:{from:n,to:s}}})],Vs=(e,t)=>{let r=Ys(e,t),n=At(e,t);return{...r,
...n}},Ys=(e,t)=>U({pushed:[]},Ks,[e,t]);function Xs(e={},t){return $(t,"--tags"),Dt(e,t)}function Dt(e={},t){let r=["pu\
sh",...t];return e.branch&&r.splice(1,0,e.branch),e.remote&&r.splice(1,0,e.remote),ye(r,"-v"),$(r,"--verbose"),$(r,"--po\
rcelain"),{commands:r,format:"utf-8",parser:Vs}}function Js(){return{showBuffer(){let e=["show",...b(arguments,1)];return e.
includes("--binary")||e.splice(1,0,"--binary"),this._runTask(rt(e),f(arguments))},show(){let e=["show",...b(arguments,1)];
return this._runTask(_(e),f(arguments))}}}var Qs=/^(.+)\0(.+)$/,Zs=class{constructor(e,t,r){if(this.path=e,this.index=t,
this.working_dir=r,t==="R"||r==="R"){let n=Qs.exec(e)||[null,e,e];this.from=n[2]||"",this.path=n[1]||""}}},eo=class{constructor(){
this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.ignored=void 0,this.modified=[],this.renamed=[],
this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=null,this.detached=!1,this.isClean=
()=>!this.files.length}};function $t(e){let[t,r]=e.split(J);return{from:r||t,to:t}}function N(e,t,r){return[`${e}${t}`,r]}
function Ue(e,...t){return t.map(r=>N(e,r,(n,s)=>n.conflicted.push(s)))}var to=new Map([N(" ","A",(e,t)=>e.created.push(
t)),N(" ","D",(e,t)=>e.deleted.push(t)),N(" ","M",(e,t)=>e.modified.push(t)),N("A"," ",(e,t)=>{e.created.push(t),e.staged.
push(t)}),N("A","M",(e,t)=>{e.created.push(t),e.staged.push(t),e.modified.push(t)}),N("D"," ",(e,t)=>{e.deleted.push(t),
e.staged.push(t)}),N("M"," ",(e,t)=>{e.modified.push(t),e.staged.push(t)}),N("M","M",(e,t)=>{e.modified.push(t),e.staged.
push(t)}),N("R"," ",(e,t)=>{e.renamed.push($t(t))}),N("R","M",(e,t)=>{let r=$t(t);e.renamed.push(r),e.modified.push(r.to)}),
N("!","!",(e,t)=>{(e.ignored=e.ignored||[]).push(t)}),N("?","?",(e,t)=>e.not_added.push(t)),...Ue("A","A","U"),...Ue("D",
"D","U"),...Ue("U","A","D","U"),["##",(e,t)=>{let r=/ahead (\d+)/,n=/behind (\d+)/,s=/^(.+?(?=(?:\.{3}|\s|$)))/,o=/\.{3}(\S*)/,
i=/\son\s(\S+?)(?=\.{3}|$)/,a=r.exec(t);e.ahead=a&&+a[1]||0,a=n.exec(t),e.behind=a&&+a[1]||0,a=s.exec(t),e.current=k(a?.[1],
v,null),a=o.exec(t),e.tracking=k(a?.[1],v,null),a=i.exec(t),a&&(e.current=k(a?.[1],v,e.current)),e.detached=/\(no branch\)/.
test(t)}]]),ro=function(e){let t=e.split(J),r=new eo;for(let n=0,s=t.length;n<s;){let o=t[n++].trim();o&&(o.charAt(0)===
"R"&&(o+=J+(t[n++]||"")),no(r,o))}return r};function no(e,t){let r=t.trim();switch(" "){case r.charAt(2):return n(r.charAt(
0),r.charAt(1),r.slice(3));case r.charAt(1):return n(" ",r.charAt(0),r.slice(2));default:return}function n(s,o,i){let a=`${s}${o}`,
u=to.get(a);u&&u(e,i),a!=="##"&&a!=="!!"&&e.files.push(new Zs(i,s,o))}}var so=["--null","-z"];function oo(e){return{format:"\
utf-8",commands:["status","--porcelain","-b","-u","--null",...e.filter(t=>!so.includes(t))],parser(t){return ro(t)}}}var jt="\
installed=false";function ae(e=0,t=0,r=0,n="",s=!0){return Object.defineProperty({major:e,minor:t,patch:r,agent:n,installed:s},
"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,enumerable:!1})}function ao(){return ae(
0,0,0,"",!1)}function io(){return{version(){return this._runTask({commands:["--version"],format:"utf-8",parser:lo,onError(e,t,r,n){
if(e.exitCode===se.NOT_FOUND)return r(Buffer.from(jt));n(t)}})}}}var uo=[new m(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,
(e,[t,r,n,s=""])=>{Object.assign(e,ae(C(t),C(r),C(n),s))}),new m(/version (\d+)\.(\d+)\.(\D+)(.+)?$/,(e,[t,r,n,s=""])=>{
Object.assign(e,ae(C(t),C(r),n,s))})];function lo(e){return e===jt?ao():U(ae(0,0,0,e),uo,e)}var Mt=class{constructor(e){
this._executor=e}_runTask(e,t){let r=this._executor.chain(),n=r.push(e);return t&&Qn(e,n,t),Object.create(this,{then:{value:n.
then.bind(n)},catch:{value:n.catch.bind(n)},_executor:{value:r}})}add(e){return this._runTask(_(["add",...A(e)]),f(arguments))}cwd(e){
let t=f(arguments);return typeof e=="string"?this._runTask(mt(e,this._executor),t):typeof e?.path=="string"?this._runTask(
mt(e.path,e.root&&this._executor||void 0),t):this._runTask(E("Git.cwd: workingDirectory must be supplied as a string"),t)}hashObject(e,t){
return this._runTask(cs(e,t===!0),f(arguments))}init(e){return this._runTask(ms(e===!0,this._executor.cwd,b(arguments)),
f(arguments))}merge(){return this._runTask(Nt(b(arguments)),f(arguments))}mergeFromTo(e,t){return v(e)&&v(t)?this._runTask(
Nt([e,t,...b(arguments)]),f(arguments,!1)):this._runTask(E("Git.mergeFromTo requires that the 'remote' and 'branch' argu\
ments are supplied as strings"))}outputHandler(e){return this._executor.outputHandler=e,this}push(){let e=Dt({remote:k(arguments[0],
v),branch:k(arguments[1],v)},b(arguments));return this._runTask(e,f(arguments))}stash(){return this._runTask(_(["stash",
...b(arguments)]),f(arguments))}status(){return this._runTask(oo(b(arguments)),f(arguments))}};Object.assign(Mt.prototype,
Zn(),ts(),os(),jn(),us(),ls(),Gn(),ws(),As(),Js(),io());var co=(()=>{let e=0;return()=>{e++;let{promise:t,done:r}=(0,G.createDeferred)();
return{promise:t,done:r,id:e}}})(),fo=class{constructor(e=2){this.concurrency=e,this.logger=H("","scheduler"),this.pending=
[],this.running=[],this.logger("Constructed, concurrency=%s",e)}schedule(){if(!this.pending.length||this.running.length>=
this.concurrency){this.logger("Schedule attempt ignored, pending=%s running=%s concurrency=%s",this.pending.length,this.
running.length,this.concurrency);return}let e=$(this.running,this.pending.shift());this.logger("Attempting id=%s",e.id),
e.done(()=>{this.logger("Completing id=",e.id),ye(this.running,e),this.schedule()})}next(){let{promise:e,id:t}=$(this.pending,
co());return this.logger("Scheduling id=%s",t),this.schedule(),e}};function po(e,t){return _(["apply",...t,...e])}var Pt=(e=>(e.
CURRENT="*",e.LINKED="+",e))(Pt||{}),ho=class{constructor(){this.all=[],this.branches={},this.current="",this.detached=!1}push(e,t,r,n,s){
e==="*"&&(this.detached=t,this.current=r),this.all.push(r),this.branches[r]={current:e==="*",linkedWorkTree:e==="+",name:r,
commit:n,label:s}}},mo=[new m(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,(e,[t,r,n,s])=>{
e.push(Lt(t),!0,r,n,s)}),new m(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(e,[t,r,n,s])=>{e.push(Lt(t),!1,r,n,s)})],go=new m(
/^(\S+)$/s,(e,[t])=>{e.push(Pt.CURRENT,!1,t,"","")});function Lt(e){return e?e.charAt(0):""}function Rt(e,t=!1){return U(
new ho,t?[go]:mo,e)}var wo=class{constructor(){this.all=[],this.branches={},this.errors=[]}get success(){return!this.errors.
length}};function yo(e,t){return{branch:e,hash:t,success:!0}}function bo(e){return{branch:e,hash:null,success:!1}}var vo=/(\S+)\s+\(\S+\s([^)]+)\)/,
It=/^error[^']+'([^']+)'/m,Co=[new m(vo,(e,[t,r])=>{let n=yo(t,r);e.all.push(n),e.branches[t]=n}),new m(It,(e,[t])=>{let r=bo(
t);e.errors.push(r),e.all.push(r),e.branches[t]=r})],Ne=(e,t)=>U(new wo,Co,[e,t]);function Bt(e,t){return t===se.ERROR&&
It.test(e)}function ko(e){let t=["-d","-D","--delete"];return e.some(r=>t.includes(r))}function _o(e){let t=ko(e),r=e.includes(
"--show-current"),n=["branch",...e];return n.length===1&&n.push("-a"),n.includes("-v")||n.splice(1,0,"-v"),{format:"utf-\
8",commands:n,parser(s,o){return t?Ne(s,o).all[0]:Rt(s,r)}}}function xo(){return{format:"utf-8",commands:["branch","-v"],
parser(e){return Rt(e)}}}function Oo(e,t=!1){return{format:"utf-8",commands:["branch","-v",t?"-D":"-d",...e],parser(r,n){
return Ne(r,n)},onError({exitCode:r,stdOut:n},s,o,i){if(!Bt(String(s),r))return i(s);o(n)}}}function Eo(e,t=!1){let r={format:"\
utf-8",commands:["branch","-v",t?"-D":"-d",e],parser(n,s){return Ne(n,s).branches[e]},onError({exitCode:n,stdErr:s,stdOut:o},i,a,u){
if(!Bt(String(i),n))return u(i);throw new ge(r.parser(te(o),te(s)),String(i))}};return r}function To(e){return{commands:[
"check-ignore",...e],format:"utf-8",parser:Fo}}function Fo(e){return e.split(/\n/g).map(So).filter(Boolean)}function So(e){
let t=e.trim().replace(/^["']|["']$/g,"");return t&&(0,or.normalize)(t)}var Ao=[new m(/From (.+)$/,(e,[t])=>{e.remote=t}),
new m(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,(e,[t,r])=>{e.branches.push({name:t,tracking:r})}),new m(/\* \[new tag]\s+(\S+)\s*-> (.+)$/,
(e,[t,r])=>{e.tags.push({name:t,tracking:r})}),new m(/- \[deleted]\s+\S+\s*-> (.+)$/,(e,[t])=>{e.deleted.push({tracking:t})}),
new m(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,(e,[t,r,n,s])=>{e.updated.push({name:n,tracking:s,to:r,from:t})})];function Uo(e,t){
return U({raw:e,remote:null,branches:[],tags:[],updated:[],deleted:[]},Ao,[e,t])}function No(e){return/^--upload-pack(=|$)/.
test(e)}function Do(e,t,r){let n=["fetch",...r];return e&&t&&n.push(e,t),n.find(No)?E("git.fetch: potential exploit argu\
ment blocked."):{commands:n,format:"utf-8",parser:Uo}}var $o=[new m(/^Renaming (.+) to (.+)$/,(e,[t,r])=>{e.moves.push({
from:t,to:r})})];function jo(e){return U({moves:[]},$o,e)}function Mo(e,t){return{commands:["mv","-v",...A(e),t],format:"\
utf-8",parser:jo}}function Po(e,t,r){let n=["pull",...r];return e&&t&&n.splice(1,0,e,t),{commands:n,format:"utf-8",parser(s,o){
return Ut(s,o)},onError(s,o,i,a){let u=Gs(te(s.stdOut),te(s.stdErr));if(u)return a(new ge(u));a(o)}}}function Lo(e){let t={};
return Gt(e,([r])=>t[r]={name:r}),Object.values(t)}function Ro(e){let t={};return Gt(e,([r,n,s])=>{Object.hasOwn(t,r)||(t[r]=
{name:r,refs:{fetch:"",push:""}}),s&&n&&(t[r].refs[s.replace(/[^a-z]/g,"")]=n)}),Object.values(t)}function Gt(e,t){we(e,
r=>t(r.split(/\s+/)))}function Io(e,t,r){return _(["remote","add",...r,e,t])}function Bo(e){let t=["remote"];return e&&t.
push("-v"),{commands:t,format:"utf-8",parser:e?Ro:Lo}}function Go(e){let t=[...e];return t[0]!=="ls-remote"&&t.unshift("\
ls-remote"),_(t)}function zo(e){let t=[...e];return t[0]!=="remote"&&t.unshift("remote"),_(t)}function qo(e){return _(["\
remote","remove",e])}function Wo(e={},t){let r=Tt(e),n=["stash","list",...r.commands,...t],s=Ot(r.splitter,r.fields,Te(n));
return Fe(n)||{commands:n,format:"utf-8",parser:s}}function Ho(e,t){return ie(["add",e,t])}function Ko(e){return ie(["in\
it",...e])}function ie(e){let t=[...e];return t[0]!=="submodule"&&t.unshift("submodule"),_(t)}function Vo(e){return ie([
"update",...e])}var Yo=class{constructor(e,t){this.all=e,this.latest=t}},Xo=function(e,t=!1){let r=e.split(`
`).map(Qo).filter(Boolean);t||r.sort(function(s,o){let i=s.split("."),a=o.split(".");if(i.length===1||a.length===1)return Jo(
ue(i[0]),ue(a[0]));for(let u=0,g=Math.max(i.length,a.length);u<g;u++){let h=zt(ue(i[u]),ue(a[u]));if(h)return h}return 0});
let n=t?r[0]:[...r].reverse().find(s=>s.indexOf(".")>=0);return new Yo(r,n)};function Jo(e,t){let r=Number.isNaN(e),n=Number.
isNaN(t);return r!==n?r?1:-1:r?zt(e,t):0}function zt(e,t){return e===t?0:e>t?1:-1}function Qo(e){return e.trim()}function ue(e){
return typeof e=="string"&&parseInt(e.replace(/^\D+/g,""),10)||0}function Zo(e=[]){let t=e.some(r=>/^--sort=/.test(r));return{
format:"utf-8",commands:["tag","-l",...e],parser(r){return Xo(r,t)}}}function ea(e){return{format:"utf-8",commands:["tag",
e],parser(){return{name:e}}}}function ta(e,t){return{format:"utf-8",commands:["tag","-a","-m",t,e],parser(){return{name:e}}}}
function d(e,t){this._plugins=t,this._executor=new Jn(e.baseDir,new fo(e.maxConcurrentProcesses),t),this._trimmed=e.trimmed}
(d.prototype=Object.create(Mt.prototype)).constructor=d,d.prototype.customBinary=function(e){return this._plugins.reconfigure(
"binary",e),this},d.prototype.env=function(e,t){return arguments.length===1&&typeof e=="object"?this._executor.env=e:(this.
_executor.env=this._executor.env||{})[e]=t,this},d.prototype.stashList=function(e){return this._runTask(Wo(ke(arguments)||
{},re(e)&&e||[]),f(arguments))},d.prototype.mv=function(e,t){return this._runTask(Mo(e,t),f(arguments))},d.prototype.checkoutLatestTag=
function(e){var t=this;return this.pull(function(){t.tags(function(r,n){t.checkout(n.latest,e)})})},d.prototype.pull=function(e,t,r,n){
return this._runTask(Po(k(e,v),k(t,v),b(arguments)),f(arguments))},d.prototype.fetch=function(e,t){return this._runTask(
Do(k(e,v),k(t,v),b(arguments)),f(arguments))},d.prototype.tags=function(e,t){return this._runTask(Zo(b(arguments)),f(arguments))},
d.prototype.rebase=function(){return this._runTask(_(["rebase",...b(arguments)]),f(arguments))},d.prototype.reset=function(e){
return this._runTask(qn(Wn(e),b(arguments)),f(arguments))},d.prototype.revert=function(e){let t=f(arguments);return typeof e!=
"string"?this._runTask(E("Commit must be a string"),t):this._runTask(_(["revert",...b(arguments,0,!0),e]),t)},d.prototype.
addTag=function(e){let t=typeof e=="string"?ea(e):E("Git.addTag requires a tag name");return this._runTask(t,f(arguments))},
d.prototype.addAnnotatedTag=function(e,t){return this._runTask(ta(e,t),f(arguments))},d.prototype.deleteLocalBranch=function(e,t,r){
return this._runTask(Eo(e,typeof t=="boolean"?t:!1),f(arguments))},d.prototype.deleteLocalBranches=function(e,t,r){return this.
_runTask(Oo(e,typeof t=="boolean"?t:!1),f(arguments))},d.prototype.branch=function(e,t){return this._runTask(_o(b(arguments)),
f(arguments))},d.prototype.branchLocal=function(e){return this._runTask(xo(),f(arguments))},d.prototype.raw=function(e){
let t=!Array.isArray(e),r=[].slice.call(t?arguments:e,0);for(let s=0;s<r.length&&t;s++)if(!ve(r[s])){r.splice(s,r.length-
s);break}r.push(...b(arguments,0,!0));var n=f(arguments);return r.length?this._runTask(_(r,this._trimmed),n):this._runTask(
E("Raw: must supply one or more command to execute"),n)},d.prototype.submoduleAdd=function(e,t,r){return this._runTask(Ho(
e,t),f(arguments))},d.prototype.submoduleUpdate=function(e,t){return this._runTask(Vo(b(arguments,!0)),f(arguments))},d.
prototype.submoduleInit=function(e,t){return this._runTask(Ko(b(arguments,!0)),f(arguments))},d.prototype.subModule=function(e,t){
return this._runTask(ie(b(arguments)),f(arguments))},d.prototype.listRemote=function(){return this._runTask(Go(b(arguments)),
f(arguments))},d.prototype.addRemote=function(e,t,r){return this._runTask(Io(e,t,b(arguments)),f(arguments))},d.prototype.
removeRemote=function(e,t){return this._runTask(qo(e),f(arguments))},d.prototype.getRemotes=function(e,t){return this._runTask(
Bo(e===!0),f(arguments))},d.prototype.remote=function(e,t){return this._runTask(zo(b(arguments)),f(arguments))},d.prototype.
tag=function(e,t){let r=b(arguments);return r[0]!=="tag"&&r.unshift("tag"),this._runTask(_(r),f(arguments))},d.prototype.
updateServerInfo=function(e){return this._runTask(_(["update-server-info"]),f(arguments))},d.prototype.pushTags=function(e,t){
let r=Xs({remote:k(e,v)},b(arguments));return this._runTask(r,f(arguments))},d.prototype.rm=function(e){return this._runTask(
_(["rm","-f",...A(e)]),f(arguments))},d.prototype.rmKeepLocal=function(e){return this._runTask(_(["rm","--cached",...A(e)]),
f(arguments))},d.prototype.catFile=function(e,t){return this._catFile("utf-8",arguments)},d.prototype.binaryCatFile=function(){
return this._catFile("buffer",arguments)},d.prototype._catFile=function(e,t){var r=f(t),n=["cat-file"],s=t[0];if(typeof s==
"string")return this._runTask(E("Git.catFile: options must be supplied as an array of strings"),r);Array.isArray(s)&&n.push.
apply(n,s);let o=e==="buffer"?rt(n):_(n);return this._runTask(o,r)},d.prototype.diff=function(e,t){let r=v(e)?E("git.dif\
f: supplying options as a single string is no longer supported, switch to an array of strings"):_(["diff",...b(arguments)]);
return this._runTask(r,f(arguments))},d.prototype.diffSummary=function(){return this._runTask(Es(b(arguments,1)),f(arguments))},
d.prototype.applyPatch=function(e){let t=ne(e)?po(A(e),b([].slice.call(arguments,1))):E("git.applyPatch requires one or \
more string patches as the first argument");return this._runTask(t,f(arguments))},d.prototype.revparse=function(){let e=[
"rev-parse",...b(arguments,!0)];return this._runTask(_(e,!0),f(arguments))},d.prototype.clean=function(e,t,r){let n=_n(e),
s=n&&e.join("")||k(e,v)||"",o=b([].slice.call(arguments,n?1:0));return this._runTask(Cn(s,o),f(arguments))},d.prototype.
exec=function(e){let t={commands:[],format:"utf-8",parser(){typeof e=="function"&&e()}};return this._runTask(t)},d.prototype.
checkIgnore=function(e,t){return this._runTask(To(A(k(e,ne,[]))),f(arguments))},d.prototype.checkIsRepo=function(e,t){return this.
_runTask(an(k(e,v)),f(arguments))};function ra(e){return e?[{type:"spawn.before",action(t,r){e.aborted&&r.kill(new I(void 0,
"abort","Abort already signaled"))}},{type:"spawn.after",action(t,r){function n(){r.kill(new I(void 0,"abort","Abort sig\
nal received"))}e.addEventListener("abort",n),r.spawned.on("close",()=>e.removeEventListener("abort",n))}}]:void 0}var na=H(
"","plugin:allowEnvironment");function sa(e,t=!1){let r=new Set(e.map(n=>n.toLowerCase().trim()));return{type:"spawn.opt\
ions",action(n,s){let o={...n.env??process.env},i=new Set(Object.keys(s.env).map(a=>a.toLowerCase().trim()));for(let a of Object.
keys(o)){let u=a.toLowerCase().trim();if(!(!oa(u)||r.has(u))){if(i.has(u))throw new I(void 0,"allowEnvironment",`Use of \
"${a}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`);na("removing ambient g\
uarded environment variable %s",a),delete o[a]}}return{...n,env:{...o,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(!t)}}}}}
function oa(e){let t=e.toLowerCase().trim();return t.startsWith("git_")||me(t)}function aa(e={}){return{type:"spawn.args",
action(t,{env:r}){for(let n of qr(t,r))if(e[n.category]!==!0)throw new I(void 0,"unsafe",n.message);return t}}}function ia(e){
let t=ee(e,"-c");return{type:"spawn.args",action(r){return[...t,...r]}}}var qt=(0,G.deferred)().promise;function ua({onClose:e=!0,
onExit:t=50}={}){function r(){let s=-1,o={close:(0,G.deferred)(),closeTimeout:(0,G.deferred)(),exit:(0,G.deferred)(),exitTimeout:(0,G.
deferred)()},i=Promise.race([e===!1?qt:o.closeTimeout.promise,t===!1?qt:o.exitTimeout.promise]);return n(e,o.close,o.closeTimeout),
n(t,o.exit,o.exitTimeout),{close(a){s=a,o.close.done()},exit(a){s=a,o.exit.done()},get exitCode(){return s},result:i}}function n(s,o,i){
s!==!1&&(s===!0?o.promise:o.promise.then(()=>Ve(s))).then(i.done)}return{type:"spawn.after",async action(s,{spawned:o,close:i}){
let a=r(),u=!0,g=()=>{u=!1};o.stdout?.on("data",g),o.stderr?.on("data",g),o.on("error",g),o.on("close",h=>a.close(h)),o.
on("exit",h=>a.exit(h));try{await a.result,u&&await Ve(50),i(a.exitCode)}catch(h){i(a.exitCode,h)}}}}var Wt=H("","plugin\
:binary"),la="Invalid value supplied for custom binary, requires a single string or an array containing either one or tw\
o strings",ca="Invalid value supplied for custom binary, restricted characters must be removed or supply the unsafe.allo\
wUnsafeCustomBinary option";function fa(e){return!e||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(e)}function Ht(e,t){if(e.length<
1||e.length>2)throw new I(void 0,"binary",la);if(e.some(fa))if(t)Wt("permitted unsafe binary %o",e);else throw new I(void 0,
"binary",ca);let[r,n]=e;return{binary:r,prefix:n}}function pa(e,t=["git"],r=!1){let n=Ht(A(t),r);e.on("binary",s=>{n=Ht(
A(s),r),Wt.info("reconfiguring %o",n)}),e.append("spawn.binary",()=>n.binary),e.append("spawn.args",s=>n.prefix?[n.prefix,
...s]:s)}var Kt={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambiguous abbrevi\
ated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}};
function ha(e){if(!e)return"UNKNOWN";for(let[t,{text:r}]of Object.entries(Kt))if(e.startsWith(`fatal: ${r}`))return t;return"\
UNKNOWN"}var da=class extends L{constructor(e=""){let t=ha(e);super(void 0,Kt[t].solution?.replace("{message}",e)??e),this.
reason=t}};function ma(e){return!!(e.exitCode&&e.stdErr.length)}function ga(e){return Buffer.concat([...e.stdOut,...e.stdErr])}
function wa(e=!1,t=ma,r=ga){return(n,s)=>!e&&n||!t(s)?n:r(s)}function ya(e,t){return e===128&&t.startsWith("fatal:")?new da(
t):new L(void 0,t)}function Vt(e){return{type:"task.error",action(t,r){let n=e(t.error,{stdErr:r.stdErr,stdOut:r.stdOut,
exitCode:r.exitCode});return Buffer.isBuffer(n)?{error:ya(r.exitCode,n.toString("utf-8"))}:{error:n}}}}var De=H("","plug\
in:input");function ba(e){return{type:"spawn.after",action(t,{commands:r,input:n,spawned:{stdin:s}}){if(!s)return;let o=e?.(
[...r])??n;if(!o)return De("generated zero length content, not writing to stdin");De("writing %s bytes to stdin",Qr(o)),
s.on("error",i=>{i.code!=="EPIPE"&&De("[ERROR] stdin error %o",i)}),s.end(o)}}}var va=class{constructor(){this.plugins=new Set,
this.events=new ar.EventEmitter}on(e,t){this.events.on(e,t)}reconfigure(e,t){this.events.emit(e,t)}append(e,t){let r=$(this.
plugins,{type:e,action:t});return()=>this.plugins.delete(r)}add(e){let t=[];return A(e).forEach(r=>{r&&this.plugins.add(
$(t,r))}),()=>{t.forEach(r=>{this.plugins.delete(r)})}}exec(e,t,r){let n=t,s=Object.freeze(Object.create(r));for(let o of this.
plugins)o.type===e&&(n=o.action(n,s));return n}};function Ca(e){let t="--progress",r=["checkout","clone","fetch","pull",
"push"];return[{type:"spawn.args",action(n,s){return r.includes(s.method)?Jr(n,t):n}},{type:"spawn.after",action(n,s){s.
commands.includes(t)&&s.spawned.stderr?.on("data",o=>{let i=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.exec(o.toString("ut\
f8"));i&&e({method:s.method,stage:ka(i[1]),progress:C(i[2]),processed:C(i[3]),total:C(i[4])})})}}]}function ka(e){return String(
e.toLowerCase().split(" ",1))||"unknown"}function _a(e){let t=Zr(e,["uid","gid"]);return{type:"spawn.options",action(r){
return{...t,...r}}}}function xa(){return{type:"spawn.args",action(e){let t=[],r;function n(s){(r=r||[]).push(...s)}for(let s=0;s<
e.length;s++){let o=e[s];if(R(o)){n(Y(o));continue}if(o==="--"){n(e.slice(s+1).flatMap(i=>R(i)&&Y(i)||i));break}t.push(o)}
return r?[...t,"--",...r.map(String)]:t}}}function Oa({block:e,stdErr:t=!0,stdOut:r=!0}){if(e>0)return{type:"spawn.after",
action(n,s){let o;function i(){o&&clearTimeout(o),o=setTimeout(u,e)}function a(){s.spawned.stdout?.off("data",i),s.spawned.
stderr?.off("data",i),s.spawned.off("exit",a),s.spawned.off("close",a),o&&clearTimeout(o)}function u(){a(),s.kill(new I(
void 0,"timeout","block timeout reached"))}r&&s.spawned.stdout?.on("data",i),t&&s.spawned.stderr?.on("data",i),s.spawned.
on("exit",a),s.spawned.on("close",a),i()}}}var Ea=(e,t)=>{let r=new va,n=sn(e&&(typeof e=="string"?{baseDir:e}:e)||{},t);
if(!He(n.baseDir))throw new Wr(n,"Cannot use simple-git on a directory that does not exist");return Array.isArray(n.config)&&
r.add(ia(n.config)),r.add(aa(n.unsafe)),r.add(ua(n.completion)),n.abort&&r.add(ra(n.abort)),n.progress&&r.add(Ca(n.progress)),
n.timeout&&r.add(Oa(n.timeout)),n.spawnOptions&&r.add(_a(n.spawnOptions)),r.add(xa()),r.add(ba(n.input)),r.add(Vt(wa(!0))),
n.errors&&r.add(Vt(n.errors)),pa(r,n.binary,n.unsafe?.allowUnsafeCustomBinary),r.add(sa(n.allowEnvironment??[],n.unsafe?.
allowAbbreviatedOptions)),new d(n,r)}}};
