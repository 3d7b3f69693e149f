exports.id=5727,exports.ids=[5727],exports.modules={47117:function(U,C,p){"use strict";function S(b){for(var v in b)C.hasOwnProperty(
v)||(C[v]=b[v])}Object.defineProperty(C,"__esModule",{value:!0}),S(p(63972))},63972:(function(U,C,p){"use strict";var S=this&&
this.__importDefault||function(f){return f&&f.__esModule?f:{default:f}};Object.defineProperty(C,"__esModule",{value:!0});
const b=p(79896),g=S(p(2830)).default("@kwsites/file-exists");function y(f,d,l){g("checking %s",f);try{const o=b.statSync(
f);return o.isFile()&&d?(g("[OK] path represents a file"),!0):o.isDirectory()&&l?(g("[OK] path represents a directory"),
!0):(g("[FAIL] path represents something other than a file or directory"),!1)}catch(o){if(o.code==="ENOENT")return g("[F\
AIL] path is not accessible: %o",o),!1;throw g("[FATAL] %o",o),o}}function m(f,d=C.READABLE){return y(f,(d&C.FILE)>0,(d&
C.FOLDER)>0)}C.exists=m,C.FILE=1,C.FOLDER=2,C.READABLE=C.FILE+C.FOLDER}),19997:function(U,C){"use strict";var p;p={value:!0},
C.ud=C.yX=void 0;function S(){let b,v,g="pending";return{promise:new Promise((m,f)=>{b=m,v=f}),done(m){g==="pending"&&(g=
"resolved",b(m))},fail(m){g==="pending"&&(g="rejected",v(m))},get fulfilled(){return g!=="pending"},get status(){return g}}}
C.yX=S,C.ud=S,p=S},6110:function(U,C,p){C.formatArgs=b,C.save=v,C.load=g,C.useColors=S,C.storage=y(),C.destroy=(()=>{let f=!1;
return()=>{f||(f=!0,console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will b\
e removed in the next major version of `debug`."))}})(),C.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#0066CC","#00\
66FF","#0099CC","#0099FF","#00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#3333CC","#33\
33FF","#3366CC","#3366FF","#3399CC","#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#6600CC","#66\
00FF","#6633CC","#6633FF","#66CC00","#66CC33","#9900CC","#9900FF","#9933CC","#9933FF","#99CC00","#99CC33","#CC0000","#CC\
0033","#CC0066","#CC0099","#CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","#CC6600","#CC\
6633","#CC9900","#CC9933","#CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3300","#FF\
3333","#FF3366","#FF3399","#FF33CC","#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"];function S(){
if(typeof window<"u"&&window.process&&(window.process.type==="renderer"||window.process.__nwjs))return!0;if(typeof navigator<
"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return!1;let f;return typeof document<
"u"&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<
"u"&&window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<"u"&&navigator.
userAgent&&(f=navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/))&&parseInt(f[1],10)>=31||typeof navigator<"u"&&navigator.
userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}function b(f){if(f[0]=(this.useColors?"%c":"")+
this.namespace+(this.useColors?" %c":" ")+f[0]+(this.useColors?"%c ":" ")+"+"+U.exports.humanize(this.diff),!this.useColors)
return;const d="color: "+this.color;f.splice(1,0,d,"color: inherit");let l=0,o=0;f[0].replace(/%[a-zA-Z%]/g,s=>{s!=="%%"&&
(l++,s==="%c"&&(o=l))}),f.splice(o,0,d)}C.log=console.debug||console.log||(()=>{});function v(f){try{f?C.storage.setItem(
"debug",f):C.storage.removeItem("debug")}catch{}}function g(){let f;try{f=C.storage.getItem("debug")||C.storage.getItem(
"DEBUG")}catch{}return!f&&typeof process<"u"&&"env"in process&&(f=process.env.DEBUG),f}function y(){try{return localStorage}catch{}}
U.exports=p(40897)(C);const{formatters:m}=U.exports;m.j=function(f){try{return JSON.stringify(f)}catch(d){return"[Unexpe\
ctedJSONParseError]: "+d.message}}},40897:function(U,C,p){function S(b){g.debug=g,g.default=g,g.coerce=o,g.disable=d,g.enable=
m,g.enabled=l,g.humanize=p(70744),g.destroy=s,Object.keys(b).forEach(i=>{g[i]=b[i]}),g.names=[],g.skips=[],g.formatters=
{};function v(i){let n=0;for(let r=0;r<i.length;r++)n=(n<<5)-n+i.charCodeAt(r),n|=0;return g.colors[Math.abs(n)%g.colors.
length]}g.selectColor=v;function g(i){let n,r=null,c,u;function w(...E){if(!w.enabled)return;const k=w,O=Number(new Date),
L=O-(n||O);k.diff=L,k.prev=n,k.curr=O,n=O,E[0]=g.coerce(E[0]),typeof E[0]!="string"&&E.unshift("%O");let N=0;E[0]=E[0].replace(
/%([a-zA-Z%])/g,(x,P)=>{if(x==="%%")return"%";N++;const W=g.formatters[P];if(typeof W=="function"){const _=E[N];x=W.call(
k,_),E.splice(N,1),N--}return x}),g.formatArgs.call(k,E),(k.log||g.log).apply(k,E)}return w.namespace=i,w.useColors=g.useColors(),
w.color=g.selectColor(i),w.extend=y,w.destroy=g.destroy,Object.defineProperty(w,"enabled",{enumerable:!0,configurable:!1,
get:()=>r!==null?r:(c!==g.namespaces&&(c=g.namespaces,u=g.enabled(i)),u),set:E=>{r=E}}),typeof g.init=="function"&&g.init(
w),w}function y(i,n){const r=g(this.namespace+(typeof n>"u"?":":n)+i);return r.log=this.log,r}function m(i){g.save(i),g.
namespaces=i,g.names=[],g.skips=[];const n=(typeof i=="string"?i:"").trim().replace(/\s+/g,",").split(",").filter(Boolean);
for(const r of n)r[0]==="-"?g.skips.push(r.slice(1)):g.names.push(r)}function f(i,n){let r=0,c=0,u=-1,w=0;for(;r<i.length;)
if(c<n.length&&(n[c]===i[r]||n[c]==="*"))n[c]==="*"?(u=c,w=r,c++):(r++,c++);else if(u!==-1)c=u+1,w++,r=w;else return!1;for(;c<
n.length&&n[c]==="*";)c++;return c===n.length}function d(){const i=[...g.names,...g.skips.map(n=>"-"+n)].join(",");return g.
enable(""),i}function l(i){for(const n of g.skips)if(f(i,n))return!1;for(const n of g.names)if(f(i,n))return!0;return!1}
function o(i){return i instanceof Error?i.stack||i.message:i}function s(){console.warn("Instance method `debug.destroy()\
` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.")}return g.enable(
g.load()),g}U.exports=S},2830:function(U,C,p){typeof process>"u"||process.type==="renderer"||process.browser===!0||process.
__nwjs?U.exports=p(6110):U.exports=p(95108)},95108:function(U,C,p){const S=p(52018),b=p(39023);C.init=l,C.log=m,C.formatArgs=
g,C.save=f,C.load=d,C.useColors=v,C.destroy=b.deprecate(()=>{},"Instance method `debug.destroy()` is deprecated and no l\
onger does anything. It will be removed in the next major version of `debug`."),C.colors=[6,2,3,4,5,1];try{const s=p(60075);
s&&(s.stderr||s).level>=2&&(C.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,62,63,68,69,74,75,76,77,78,79,80,81,
92,93,98,99,112,113,128,129,134,135,148,149,160,161,162,163,164,165,166,167,168,169,170,171,172,173,178,179,184,185,196,
197,198,199,200,201,202,203,204,205,206,207,208,209,214,215,220,221])}catch{}C.inspectOpts=Object.keys(process.env).filter(
s=>/^debug_/i.test(s)).reduce((s,i)=>{const n=i.substring(6).toLowerCase().replace(/_([a-z])/g,(c,u)=>u.toUpperCase());let r=process.
env[i];return/^(yes|on|true|enabled)$/i.test(r)?r=!0:/^(no|off|false|disabled)$/i.test(r)?r=!1:r==="null"?r=null:r=Number(
r),s[n]=r,s},{});function v(){return"colors"in C.inspectOpts?!!C.inspectOpts.colors:S.isatty(process.stderr.fd)}function g(s){
const{namespace:i,useColors:n}=this;if(n){const r=this.color,c="\x1B[3"+(r<8?r:"8;5;"+r),u=`  ${c};1m${i} \x1B[0m`;s[0]=
u+s[0].split(`
`).join(`
`+u),s.push(c+"m+"+U.exports.humanize(this.diff)+"\x1B[0m")}else s[0]=y()+i+" "+s[0]}function y(){return C.inspectOpts.hideDate?
"":new Date().toISOString()+" "}function m(...s){return process.stderr.write(b.formatWithOptions(C.inspectOpts,...s)+`
`)}function f(s){s?process.env.DEBUG=s:delete process.env.DEBUG}function d(){return process.env.DEBUG}function l(s){s.inspectOpts=
{};const i=Object.keys(C.inspectOpts);for(let n=0;n<i.length;n++)s.inspectOpts[i[n]]=C.inspectOpts[i[n]]}U.exports=p(40897)(
C);const{formatters:o}=U.exports;o.o=function(s){return this.inspectOpts.colors=this.useColors,b.inspect(s,this.inspectOpts).
split(`
`).map(i=>i.trim()).join(" ")},o.O=function(s){return this.inspectOpts.colors=this.useColors,b.inspect(s,this.inspectOpts)}},
70298:function(U){function C(V){return Array.isArray(V)?V:[V]}const p=void 0,S="",b=" ",v="\\",g=/^\s+$/,y=/(?:[^\\]|^)\\$/,
m=/^\\!/,f=/^\\#/,d=/\r?\n/g,l=/^\.{0,2}\/|^\.{1,2}$/,o=/\/$/,s="/";let i="node-ignore";typeof Symbol<"u"&&(i=Symbol.for(
"node-ignore"));const n=i,r=(V,M,J)=>(Object.defineProperty(V,M,{value:J}),J),c=/([0-z])-([0-z])/g,u=()=>!1,w=V=>V.replace(
c,(M,J,re)=>J.charCodeAt(0)<=re.charCodeAt(0)?M:S),E=V=>{const{length:M}=V;return V.slice(0,M-M%2)},k=[[/^\uFEFF/,()=>S],
[/((?:\\\\)*?)(\\?\s+)$/,(V,M,J)=>M+(J.indexOf("\\")===0?b:S)],[/(\\+?)\s/g,(V,M)=>{const{length:J}=M;return M.slice(0,J-
J%2)+b}],[/[\\$.|*+(){^]/g,V=>`\\${V}`],[/(?!\\)\?/g,()=>"[^/]"],[/^\//,()=>"^"],[/\//g,()=>"\\/"],[/^\^*\\\*\\\*\\\//,()=>"\
^(?:.*\\/)?"],[/^(?=[^^])/,function(){return/\/(?!$)/.test(this)?"^":"(?:^|\\/)"}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(V,M,J)=>M+
6<J.length?"(?:\\/[^\\/]+)*":"\\/.+"],[/(^|[^\\]+)(\\\*)+(?=.+)/g,(V,M,J)=>{const re=J.replace(/\\\*/g,"[^\\/]*");return M+
re}],[/\\\\\\(?=[$.|*+(){^])/g,()=>v],[/\\\\/g,()=>v],[/(\\)?\[([^\]/]*?)(\\*)($|\])/g,(V,M,J,re,ae)=>M===v?`\\[${J}${E(
re)}${ae}`:ae==="]"&&re.length%2===0?`[${w(J)}${re}]`:"[]"],[/(?:[^*])$/,V=>/\/$/.test(V)?`${V}$`:`${V}(?=$|\\/$)`]],O=/(^|\\\/)?\\\*$/,
L="regex",N="checkRegex",R="_",x={[L](V,M){return`${M?`${M}[^/]+`:"[^/]*"}(?=$|\\/$)`},[N](V,M){return`${M?`${M}[^/]*`:"\
[^/]*"}(?=$|\\/$)`}},P=V=>k.reduce((M,[J,re])=>M.replace(J,re.bind(V)),V),W=V=>typeof V=="string",_=V=>V&&W(V)&&!g.test(
V)&&!y.test(V)&&V.indexOf("#")!==0,z=V=>V.split(d).filter(Boolean);class se{constructor(M,J,re,ae,Ae,Pe){this.pattern=M,
this.mark=J,this.negative=Ae,r(this,"body",re),r(this,"ignoreCase",ae),r(this,"regexPrefix",Pe)}get regex(){const M=R+L;
return this[M]?this[M]:this._make(L,M)}get checkRegex(){const M=R+N;return this[M]?this[M]:this._make(N,M)}_make(M,J){const re=this.
regexPrefix.replace(O,x[M]),ae=this.ignoreCase?new RegExp(re,"i"):new RegExp(re);return r(this,J,ae)}}const ge=({pattern:V,
mark:M},J)=>{let re=!1,ae=V;ae.indexOf("!")===0&&(re=!0,ae=ae.substr(1)),ae=ae.replace(m,"!").replace(f,"#");const Ae=P(
ae);return new se(V,M,ae,J,re,Ae)};class me{constructor(M){this._ignoreCase=M,this._rules=[]}_add(M){if(M&&M[n]){this._rules=
this._rules.concat(M._rules._rules),this._added=!0;return}if(W(M)&&(M={pattern:M}),_(M.pattern)){const J=ge(M,this._ignoreCase);
this._added=!0,this._rules.push(J)}}add(M){return this._added=!1,C(W(M)?z(M):M).forEach(this._add,this),this._added}test(M,J,re){
let ae=!1,Ae=!1,Pe;this._rules.forEach(Fe=>{const{negative:$e}=Fe;Ae===$e&&ae!==Ae||$e&&!ae&&!Ae&&!J||!Fe[re].test(M)||(ae=
!$e,Ae=$e,Pe=$e?p:Fe)});const Ue={ignored:ae,unignored:Ae};return Pe&&(Ue.rule=Pe),Ue}}const fe=(V,M)=>{throw new M(V)},
ce=(V,M,J)=>W(V)?V?ce.isNotRelative(V)?J(`path should be a \`path.relative()\`d string, but got "${M}"`,RangeError):!0:J(
"path must not be empty",TypeError):J(`path must be a string, but got \`${M}\``,TypeError),H=V=>l.test(V);ce.isNotRelative=
H,ce.convert=V=>V;class ne{constructor({ignorecase:M=!0,ignoreCase:J=M,allowRelativePaths:re=!1}={}){r(this,n,!0),this._rules=
new me(J),this._strictPathCheck=!re,this._initCache()}_initCache(){this._ignoreCache=Object.create(null),this._testCache=
Object.create(null)}add(M){return this._rules.add(M)&&this._initCache(),this}addPattern(M){return this.add(M)}_test(M,J,re,ae){
const Ae=M&&ce.convert(M);return ce(Ae,M,this._strictPathCheck?fe:u),this._t(Ae,J,re,ae)}checkIgnore(M){if(!o.test(M))return this.
test(M);const J=M.split(s).filter(Boolean);if(J.pop(),J.length){const re=this._t(J.join(s)+s,this._testCache,!0,J);if(re.
ignored)return re}return this._rules.test(M,!1,N)}_t(M,J,re,ae){if(M in J)return J[M];if(ae||(ae=M.split(s).filter(Boolean)),
ae.pop(),!ae.length)return J[M]=this._rules.test(M,re,L);const Ae=this._t(ae.join(s)+s,J,re,ae);return J[M]=Ae.ignored?Ae:
this._rules.test(M,re,L)}ignores(M){return this._test(M,this._ignoreCache,!1).ignored}createFilter(){return M=>!this.ignores(
M)}filter(M){return C(M).filter(this.createFilter())}test(M){return this._test(M,this._testCache,!0)}}const le=V=>new ne(
V),Ce=V=>ce(V&&ce.convert(V),V,u),Ee=()=>{const V=J=>/^\\\\\?\\/.test(J)||/["<>|\u0000-\u001F]+/u.test(J)?J:J.replace(/\\/g,
"/");ce.convert=V;const M=/^[a-z]:\//i;ce.isNotRelative=J=>M.test(J)||H(J)};typeof process<"u"&&process.platform==="win3\
2"&&Ee(),U.exports=le,le.default=le,U.exports.isPathValid=Ce,r(U.exports,Symbol.for("setupWindows"),Ee)},15756:function(U){
const{hasOwnProperty:C}=Object.prototype,p=(m,f={})=>{typeof f=="string"&&(f={section:f}),f.align=f.align===!0,f.newline=
f.newline===!0,f.sort=f.sort===!0,f.whitespace=f.whitespace===!0||f.align===!0,f.platform=f.platform||typeof process<"u"&&
process.platform,f.bracketedArray=f.bracketedArray!==!1;const d=f.platform==="win32"?`\r
`:`
`,l=f.whitespace?" = ":"=",o=[],s=f.sort?Object.keys(m).sort():Object.keys(m);let i=0;f.align&&(i=g(s.filter(c=>m[c]===null||
Array.isArray(m[c])||typeof m[c]!="object").map(c=>Array.isArray(m[c])?`${c}[]`:c).concat([""]).reduce((c,u)=>g(c).length>=
g(u).length?c:u)).length);let n="";const r=f.bracketedArray?"[]":"";for(const c of s){const u=m[c];if(u&&Array.isArray(u))
for(const w of u)n+=g(`${c}${r}`).padEnd(i," ")+l+g(w)+d;else u&&typeof u=="object"?o.push(c):n+=g(c).padEnd(i," ")+l+g(
u)+d}f.section&&n.length&&(n="["+g(f.section)+"]"+(f.newline?d+d:d)+n);for(const c of o){const u=S(c,".").join("\\."),w=(f.
section?f.section+".":"")+u,E=p(m[c],{...f,section:w});n.length&&E.length&&(n+=d),n+=E}return n};function S(m,f){var d=0,
l=0,o=0,s=[];do if(o=m.indexOf(f,d),o!==-1){if(d=o+f.length,o>0&&m[o-1]==="\\")continue;s.push(m.slice(l,o)),l=o+f.length}while(o!==
-1);return s.push(m.slice(l)),s}const b=(m,f={})=>{f.bracketedArray=f.bracketedArray!==!1;const d=Object.create(null);let l=d,
o=null;const s=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,i=m.split(/[\r\n]+/g),n={};for(const c of i){if(!c||c.match(/^\s*[;#]/)||
c.match(/^\s*$/))continue;const u=c.match(s);if(!u)continue;if(u[1]!==void 0){if(o=y(u[1]),o==="__proto__"){l=Object.create(
null);continue}l=d[o]=d[o]||Object.create(null);continue}const w=y(u[2]);let E;f.bracketedArray?E=w.length>2&&w.slice(-2)===
"[]":(n[w]=(n?.[w]||0)+1,E=n[w]>1);const k=E&&w.endsWith("[]")?w.slice(0,-2):w;if(k==="__proto__")continue;const O=u[3]?
y(u[4]):!0,L=O==="true"||O==="false"||O==="null"?JSON.parse(O):O;E&&(C.call(l,k)?Array.isArray(l[k])||(l[k]=[l[k]]):l[k]=
[]),Array.isArray(l[k])?l[k].push(L):l[k]=L}const r=[];for(const c of Object.keys(d)){if(!C.call(d,c)||typeof d[c]!="obj\
ect"||Array.isArray(d[c]))continue;const u=S(c,".");l=d;const w=u.pop(),E=w.replace(/\\\./g,".");for(const k of u)k!=="_\
_proto__"&&((!C.call(l,k)||typeof l[k]!="object")&&(l[k]=Object.create(null)),l=l[k]);l===d&&E===w||(l[E]=d[c],r.push(c))}
for(const c of r)delete d[c];return d},v=m=>m.startsWith('"')&&m.endsWith('"')||m.startsWith("'")&&m.endsWith("'"),g=m=>typeof m!=
"string"||m.match(/[=\r\n]/)||m.match(/^\[/)||m.length>1&&v(m)||m!==m.trim()?JSON.stringify(m):m.split(";").join("\\;").
split("#").join("\\#"),y=m=>{if(m=(m||"").trim(),v(m)){m.charAt(0)==="'"&&(m=m.slice(1,-1));try{m=JSON.parse(m)}catch{}}else{
let f=!1,d="";for(let l=0,o=m.length;l<o;l++){const s=m.charAt(l);if(f)"\\;#".indexOf(s)!==-1?d+=s:d+="\\"+s,f=!1;else{if("\
;#".indexOf(s)!==-1)break;s==="\\"?f=!0:d+=s}}return f&&(d+="\\"),d.trim()}return m};U.exports={parse:b,decode:b,stringify:p,
encode:p,safe:g,unsafe:y}},70744:function(U){var C=1e3,p=C*60,S=p*60,b=S*24,v=b*7,g=b*365.25;U.exports=function(l,o){o=o||
{};var s=typeof l;if(s==="string"&&l.length>0)return y(l);if(s==="number"&&isFinite(l))return o.long?f(l):m(l);throw new Error(
"val is not a non-empty string or a valid number. val="+JSON.stringify(l))};function y(l){if(l=String(l),!(l.length>100)){
var o=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.
exec(l);if(o){var s=parseFloat(o[1]),i=(o[2]||"ms").toLowerCase();switch(i){case"years":case"year":case"yrs":case"yr":case"\
y":return s*g;case"weeks":case"week":case"w":return s*v;case"days":case"day":case"d":return s*b;case"hours":case"hour":case"\
hrs":case"hr":case"h":return s*S;case"minutes":case"minute":case"mins":case"min":case"m":return s*p;case"seconds":case"s\
econd":case"secs":case"sec":case"s":return s*C;case"milliseconds":case"millisecond":case"msecs":case"msec":case"ms":return s;default:
return}}}}function m(l){var o=Math.abs(l);return o>=b?Math.round(l/b)+"d":o>=S?Math.round(l/S)+"h":o>=p?Math.round(l/p)+
"m":o>=C?Math.round(l/C)+"s":l+"ms"}function f(l){var o=Math.abs(l);return o>=b?d(l,o,b,"day"):o>=S?d(l,o,S,"hour"):o>=p?
d(l,o,p,"minute"):o>=C?d(l,o,C,"second"):l+" ms"}function d(l,o,s,i){var n=o>=s*1.5;return Math.round(l/s)+" "+i+(n?"s":
"")}},60075:function(module){module.exports=eval("require")("supports-color")},57349:function(U,C,p){"use strict";var S=p(
41127),b=p(63301),v=p(84454),g=p(92223),y=p(87103),m=p(90334),f=p(13142);function d(o,s,i,n,r,c){const u=i.type==="block\
-map"?y.resolveBlockMap(o,s,i,n,c):i.type==="block-seq"?m.resolveBlockSeq(o,s,i,n,c):f.resolveFlowCollection(o,s,i,n,c),
w=u.constructor;return r==="!"||r===w.tagName?(u.tag=w.tagName,u):(r&&(u.tag=r),u)}function l(o,s,i,n,r){const c=n.tag,u=c?
s.directives.tagName(c.source,N=>r(c,"TAG_RESOLVE_FAILED",N)):null;if(i.type==="block-seq"){const{anchor:N,newlineAfterProp:R}=n,
x=N&&c?N.offset>c.offset?N:c:N??c;x&&(!R||R.offset<x.offset)&&r(x,"MISSING_CHAR","Missing newline after block sequence p\
rops")}const w=i.type==="block-map"?"map":i.type==="block-seq"?"seq":i.start.source==="{"?"map":"seq";if(!c||!u||u==="!"||
u===v.YAMLMap.tagName&&w==="map"||u===g.YAMLSeq.tagName&&w==="seq")return d(o,s,i,r,u);let E=s.schema.tags.find(N=>N.tag===
u&&N.collection===w);if(!E){const N=s.schema.knownTags[u];if(N?.collection===w)s.schema.tags.push(Object.assign({},N,{default:!1})),
E=N;else return N?r(c,"BAD_COLLECTION_TYPE",`${N.tag} used for ${w} collection, but expects ${N.collection??"scalar"}`,!0):
r(c,"TAG_RESOLVE_FAILED",`Unresolved tag: ${u}`,!0),d(o,s,i,r,u)}const k=d(o,s,i,r,u,E),O=E.resolve?.(k,N=>r(c,"TAG_RESO\
LVE_FAILED",N),s.options)??k,L=S.isNode(O)?O:new b.Scalar(O);return L.range=k.range,L.tag=u,E?.format&&(L.format=E.format),
L}C.composeCollection=l},23683:function(U,C,p){"use strict";var S=p(3021),b=p(45937),v=p(17788),g=p(34631);function y(m,f,{
offset:d,start:l,value:o,end:s},i){const n=Object.assign({_directives:f},m),r=new S.Document(void 0,n),c={atKey:!1,atRoot:!0,
directives:r.directives,options:r.options,schema:r.schema},u=g.resolveProps(l,{indicator:"doc-start",next:o??s?.[0],offset:d,
onError:i,parentIndent:0,startOnNewline:!0});u.found&&(r.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="bloc\
k-seq")&&!u.hasNewline&&i(u.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),
r.contents=o?b.composeNode(c,o,u,i):b.composeEmptyNode(c,u.end,l,null,u,i);const w=r.contents.range[2],E=v.resolveEnd(s,
w,!1,i);return E.comment&&(r.comment=E.comment),r.range=[d,w,E.offset],r}C.composeDoc=y},45937:function(U,C,p){"use stri\
ct";var S=p(4065),b=p(41127),v=p(57349),g=p(5413),y=p(17788),m=p(22599);const f={composeNode:d,composeEmptyNode:l};function d(s,i,n,r){
const c=s.atKey,{spaceBefore:u,comment:w,anchor:E,tag:k}=n;let O,L=!0;switch(i.type){case"alias":O=o(s,i,r),(E||k)&&r(i,
"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double\
-quoted-scalar":case"block-scalar":O=g.composeScalar(s,i,k,r),E&&(O.anchor=E.source.substring(1));break;case"block-map":case"\
block-seq":case"flow-collection":try{O=v.composeCollection(f,s,i,n,r),E&&(O.anchor=E.source.substring(1))}catch(N){const R=N instanceof
Error?N.message:String(N);r(i,"RESOURCE_EXHAUSTION",R)}break;default:{const N=i.type==="error"?i.message:`Unsupported to\
ken (type: ${i.type})`;r(i,"UNEXPECTED_TOKEN",N),L=!1}}return O??(O=l(s,i.offset,void 0,null,n,r)),E&&O.anchor===""&&r(E,
"BAD_ALIAS","Anchor cannot be an empty string"),c&&s.options.stringKeys&&(!b.isScalar(O)||typeof O.value!="string"||O.tag&&
O.tag!=="tag:yaml.org,2002:str")&&r(k??i,"NON_STRING_KEY","With stringKeys, all keys must be strings"),u&&(O.spaceBefore=
!0),w&&(i.type==="scalar"&&i.source===""?O.comment=w:O.commentBefore=w),s.options.keepSourceTokens&&L&&(O.srcToken=i),O}
function l(s,i,n,r,{spaceBefore:c,comment:u,anchor:w,tag:E,end:k},O){const L={type:"scalar",offset:m.emptyScalarPosition(
i,n,r),indent:-1,source:""},N=g.composeScalar(s,L,E,O);return w&&(N.anchor=w.source.substring(1),N.anchor===""&&O(w,"BAD\
_ALIAS","Anchor cannot be an empty string")),c&&(N.spaceBefore=!0),u&&(N.comment=u,N.range[2]=k),N}function o({options:s},{
offset:i,source:n,end:r},c){const u=new S.Alias(n.substring(1));u.source===""&&c(i,"BAD_ALIAS","Alias cannot be an empty\
 string"),u.source.endsWith(":")&&c(i+n.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const w=i+n.length,E=y.
resolveEnd(r,w,s.strict,c);return u.range=[i,w,E.offset],E.comment&&(u.comment=E.comment),u}C.composeEmptyNode=l,C.composeNode=
d},5413:function(U,C,p){"use strict";var S=p(41127),b=p(63301),v=p(48913),g=p(76842);function y(d,l,o,s){const{value:i,type:n,
comment:r,range:c}=l.type==="block-scalar"?v.resolveBlockScalar(d,l,s):g.resolveFlowScalar(l,d.options.strict,s),u=o?d.directives.
tagName(o.source,k=>s(o,"TAG_RESOLVE_FAILED",k)):null;let w;d.options.stringKeys&&d.atKey?w=d.schema[S.SCALAR]:u?w=m(d.schema,
i,u,o,s):l.type==="scalar"?w=f(d,i,l,s):w=d.schema[S.SCALAR];let E;try{const k=w.resolve(i,O=>s(o??l,"TAG_RESOLVE_FAILED",
O),d.options);E=S.isScalar(k)?k:new b.Scalar(k)}catch(k){const O=k instanceof Error?k.message:String(k);s(o??l,"TAG_RESO\
LVE_FAILED",O),E=new b.Scalar(i)}return E.range=c,E.source=i,n&&(E.type=n),u&&(E.tag=u),w.format&&(E.format=w.format),r&&
(E.comment=r),E}function m(d,l,o,s,i){if(o==="!")return d[S.SCALAR];const n=[];for(const c of d.tags)if(!c.collection&&c.
tag===o)if(c.default&&c.test)n.push(c);else return c;for(const c of n)if(c.test?.test(l))return c;const r=d.knownTags[o];
return r&&!r.collection?(d.tags.push(Object.assign({},r,{default:!1,test:void 0})),r):(i(s,"TAG_RESOLVE_FAILED",`Unresol\
ved tag: ${o}`,o!=="tag:yaml.org,2002:str"),d[S.SCALAR])}function f({atKey:d,directives:l,schema:o},s,i,n){const r=o.tags.
find(c=>(c.default===!0||d&&c.default==="key")&&c.test?.test(s))||o[S.SCALAR];if(o.compat){const c=o.compat.find(u=>u.default&&
u.test?.test(s))??o[S.SCALAR];if(r.tag!==c.tag){const u=l.tagString(r.tag),w=l.tagString(c.tag),E=`Value may be parsed a\
s either ${u} or ${w}`;n(i,"TAG_RESOLVE_FAILED",E,!0)}}return r}C.composeScalar=y},89984:function(U,C,p){"use strict";var S=p(
932),b=p(61342),v=p(3021),g=p(91464),y=p(41127),m=p(23683),f=p(17788);function d(s){if(typeof s=="number")return[s,s+1];
if(Array.isArray(s))return s.length===2?s:[s[0],s[1]];const{offset:i,source:n}=s;return[i,i+(typeof n=="string"?n.length:
1)]}function l(s){let i="",n=!1,r=!1;for(let c=0;c<s.length;++c){const u=s[c];switch(u[0]){case"#":i+=(i===""?"":r?`

`:`
`)+(u.substring(1)||" "),n=!0,r=!1;break;case"%":s[c+1]?.[0]!=="#"&&(c+=1),n=!1;break;default:n||(r=!0),n=!1}}return{comment:i,
afterEmptyLine:r}}class o{constructor(i={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(n,r,c,u)=>{const w=d(n);u?this.warnings.push(new g.YAMLWarning(w,r,c)):this.errors.push(new g.YAMLParseError(
w,r,c))},this.directives=new b.Directives({version:i.version||"1.2"}),this.options=i}decorate(i,n){const{comment:r,afterEmptyLine:c}=l(
this.prelude);if(r){const u=i.contents;if(n)i.comment=i.comment?`${i.comment}
${r}`:r;else if(c||i.directives.docStart||!u)i.commentBefore=r;else if(y.isCollection(u)&&!u.flow&&u.items.length>0){let w=u.
items[0];y.isPair(w)&&(w=w.key);const E=w.commentBefore;w.commentBefore=E?`${r}
${E}`:r}else{const w=u.commentBefore;u.commentBefore=w?`${r}
${w}`:r}}if(n){for(let u=0;u<this.errors.length;++u)i.errors.push(this.errors[u]);for(let u=0;u<this.warnings.length;++u)
i.warnings.push(this.warnings[u])}else i.errors=this.errors,i.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:l(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(i,n=!1,r=-1){for(const c of i)yield*this.next(c);yield*this.end(n,r)}*next(i){switch(S.env.LOG_STREAM&&
console.dir(i,{depth:null}),i.type){case"directive":this.directives.add(i.source,(n,r,c)=>{const u=d(i);u[0]+=n,this.onError(
u,"BAD_DIRECTIVE",r,c)}),this.prelude.push(i.source),this.atDirectives=!0;break;case"document":{const n=m.composeDoc(this.
options,this.directives,i,this.onError);this.atDirectives&&!n.directives.docStart&&this.onError(i,"MISSING_CHAR","Missin\
g directives-end/doc-start indicator line"),this.decorate(n,!1),this.doc&&(yield this.doc),this.doc=n,this.atDirectives=
!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(i.source);break;case"erro\
r":{const n=i.source?`${i.message}: ${JSON.stringify(i.source)}`:i.message,r=new g.YAMLParseError(d(i),"UNEXPECTED_TOKEN",
n);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){const r="\
Unexpected doc-end without preceding document";this.errors.push(new g.YAMLParseError(d(i),"UNEXPECTED_TOKEN",r));break}this.
doc.directives.docEnd=!0;const n=f.resolveEnd(i.end,i.offset+i.source.length,this.doc.options.strict,this.onError);if(this.
decorate(this.doc,!0),n.comment){const r=this.doc.comment;this.doc.comment=r?`${r}
${n.comment}`:n.comment}this.doc.range[2]=n.offset;break}default:this.errors.push(new g.YAMLParseError(d(i),"UNEXPECTED_\
TOKEN",`Unsupported token ${i.type}`))}}*end(i=!1,n=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(i){
const r=Object.assign({_directives:this.directives},this.options),c=new v.Document(void 0,r);this.atDirectives&&this.onError(
n,"MISSING_CHAR","Missing directives-end indicator line"),c.range=[0,n,n],this.decorate(c,!1),yield c}}}C.Composer=o},87103:function(U,C,p){
"use strict";var S=p(57165),b=p(84454),v=p(34631),g=p(9499),y=p(74051),m=p(81187);const f="All mapping items must start \
at the same column";function d({composeNode:l,composeEmptyNode:o},s,i,n,r){const c=r?.nodeClass??b.YAMLMap,u=new c(s.schema);
s.atRoot&&(s.atRoot=!1);let w=i.offset,E=null;for(const k of i.items){const{start:O,key:L,sep:N,value:R}=k,x=v.resolveProps(
O,{indicator:"explicit-key-ind",next:L??N?.[0],offset:w,onError:n,parentIndent:i.indent,startOnNewline:!0}),P=!x.found;if(P){
if(L&&(L.type==="block-seq"?n(w,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"inde\
nt"in L&&L.indent!==i.indent&&n(w,"BAD_INDENT",f)),!x.anchor&&!x.tag&&!N){E=x.end,x.comment&&(u.comment?u.comment+=`
`+x.comment:u.comment=x.comment);continue}(x.newlineAfterProp||g.containsNewline(L))&&n(L??O[O.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else x.found?.indent!==i.indent&&n(w,"BAD_INDENT",f);s.atKey=!0;const W=x.
end,_=L?l(s,L,x,n):o(s,W,O,null,x,n);s.schema.compat&&y.flowIndentCheck(i.indent,L,n),s.atKey=!1,m.mapIncludes(s,u.items,
_)&&n(W,"DUPLICATE_KEY","Map keys must be unique");const z=v.resolveProps(N??[],{indicator:"map-value-ind",next:R,offset:_.
range[2],onError:n,parentIndent:i.indent,startOnNewline:!L||L.type==="block-scalar"});if(w=z.end,z.found){P&&(R?.type===
"block-map"&&!z.hasNewline&&n(w,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),s.options.
strict&&x.start<z.found.offset-1024&&n(_.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));const se=R?l(s,R,z,n):o(s,w,N,null,z,n);s.schema.compat&&y.flowIndentCheck(
i.indent,R,n),w=se.range[2];const ge=new S.Pair(_,se);s.options.keepSourceTokens&&(ge.srcToken=k),u.items.push(ge)}else{
P&&n(_.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),z.comment&&(_.comment?_.comment+=`
`+z.comment:_.comment=z.comment);const se=new S.Pair(_);s.options.keepSourceTokens&&(se.srcToken=k),u.items.push(se)}}return E&&
E<w&&n(E,"IMPOSSIBLE","Map comment with trailing content"),u.range=[i.offset,w,E??w],u}C.resolveBlockMap=d},48913:function(U,C,p){
"use strict";var S=p(63301);function b(y,m,f){const d=m.offset,l=v(m,y.options.strict,f);if(!l)return{value:"",type:null,
comment:"",range:[d,d,d]};const o=l.mode===">"?S.Scalar.BLOCK_FOLDED:S.Scalar.BLOCK_LITERAL,s=m.source?g(m.source):[];let i=s.
length;for(let O=s.length-1;O>=0;--O){const L=s[O][1];if(L===""||L==="\r")i=O;else break}if(i===0){const O=l.chomp==="+"&&
s.length>0?`
`.repeat(Math.max(1,s.length-1)):"";let L=d+l.length;return m.source&&(L+=m.source.length),{value:O,type:o,comment:l.comment,
range:[d,L,L]}}let n=m.indent+l.indent,r=m.offset+l.length,c=0;for(let O=0;O<i;++O){const[L,N]=s[O];if(N===""||N==="\r")
l.indent===0&&L.length>n&&(n=L.length);else{L.length<n&&f(r+L.length,"MISSING_CHAR","Block scalars with more-indented le\
ading empty lines must use an explicit indentation indicator"),l.indent===0&&(n=L.length),c=O,n===0&&!y.atRoot&&f(r,"BAD\
_INDENT","Block scalar values in collections must be indented");break}r+=L.length+N.length+1}for(let O=s.length-1;O>=i;--O)
s[O][0].length>n&&(i=O+1);let u="",w="",E=!1;for(let O=0;O<c;++O)u+=s[O][0].slice(n)+`
`;for(let O=c;O<i;++O){let[L,N]=s[O];r+=L.length+N.length+1;const R=N[N.length-1]==="\r";if(R&&(N=N.slice(0,-1)),N&&L.length<
n){const P=`Block scalar lines must not be less indented than their ${l.indent?"explicit indentation indicator":"first l\
ine"}`;f(r-N.length-(R?2:1),"BAD_INDENT",P),L=""}o===S.Scalar.BLOCK_LITERAL?(u+=w+L.slice(n)+N,w=`
`):L.length>n||N[0]==="	"?(w===" "?w=`
`:!E&&w===`
`&&(w=`

`),u+=w+L.slice(n)+N,w=`
`,E=!0):N===""?w===`
`?u+=`
`:w=`
`:(u+=w+N,w=" ",E=!1)}switch(l.chomp){case"-":break;case"+":for(let O=i;O<s.length;++O)u+=`
`+s[O][0].slice(n);u[u.length-1]!==`
`&&(u+=`
`);break;default:u+=`
`}const k=d+l.length+m.source.length;return{value:u,type:o,comment:l.comment,range:[d,k,k]}}function v({offset:y,props:m},f,d){
if(m[0].type!=="block-scalar-header")return d(m[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:l}=m[0],
o=l[0];let s=0,i="",n=-1;for(let w=1;w<l.length;++w){const E=l[w];if(!i&&(E==="-"||E==="+"))i=E;else{const k=Number(E);!s&&
k?s=k:n===-1&&(n=y+w)}}n!==-1&&d(n,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${l}`);let r=!1,c="",
u=l.length;for(let w=1;w<m.length;++w){const E=m[w];switch(E.type){case"space":r=!0;case"newline":u+=E.source.length;break;case"\
comment":f&&!r&&d(E,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),u+=E.source.
length,c=E.source.substring(1);break;case"error":d(E,"UNEXPECTED_TOKEN",E.message),u+=E.source.length;break;default:{const k=`\
Unexpected token in block scalar header: ${E.type}`;d(E,"UNEXPECTED_TOKEN",k);const O=E.source;O&&typeof O=="string"&&(u+=
O.length)}}}return{mode:o,indent:s,chomp:i,comment:c,length:u}}function g(y){const m=y.split(/\n( *)/),f=m[0],d=f.match(
/^( *)/),o=[d?.[1]?[d[1],f.slice(d[1].length)]:["",f]];for(let s=1;s<m.length;s+=2)o.push([m[s],m[s+1]]);return o}C.resolveBlockScalar=
b},90334:function(U,C,p){"use strict";var S=p(92223),b=p(34631),v=p(74051);function g({composeNode:y,composeEmptyNode:m},f,d,l,o){
const s=o?.nodeClass??S.YAMLSeq,i=new s(f.schema);f.atRoot&&(f.atRoot=!1),f.atKey&&(f.atKey=!1);let n=d.offset,r=null;for(const{
start:c,value:u}of d.items){const w=b.resolveProps(c,{indicator:"seq-item-ind",next:u,offset:n,onError:l,parentIndent:d.
indent,startOnNewline:!0});if(!w.found)if(w.anchor||w.tag||u)u?.type==="block-seq"?l(w.end,"BAD_INDENT","All sequence it\
ems must start at the same column"):l(n,"MISSING_CHAR","Sequence item without - indicator");else{r=w.end,w.comment&&(i.comment=
w.comment);continue}const E=u?y(f,u,w,l):m(f,w.end,c,null,w,l);f.schema.compat&&v.flowIndentCheck(d.indent,u,l),n=E.range[2],
i.items.push(E)}return i.range=[d.offset,n,r??n],i}C.resolveBlockSeq=g},17788:function(U,C){"use strict";function p(S,b,v,g){
let y="";if(S){let m=!1,f="";for(const d of S){const{source:l,type:o}=d;switch(o){case"space":m=!0;break;case"comment":{
v&&!m&&g(d,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const s=l.substring(
1)||" ";y?y+=f+s:y=s,f="";break}case"newline":y&&(f+=l),m=!0;break;default:g(d,"UNEXPECTED_TOKEN",`Unexpected ${o} at no\
de end`)}b+=l.length}}return{comment:y,offset:b}}C.resolveEnd=p},13142:function(U,C,p){"use strict";var S=p(41127),b=p(57165),
v=p(84454),g=p(92223),y=p(17788),m=p(34631),f=p(9499),d=p(81187);const l="Block collections are not allowed within flow \
collections",o=i=>i&&(i.type==="block-map"||i.type==="block-seq");function s({composeNode:i,composeEmptyNode:n},r,c,u,w){
const E=c.start.source==="{",k=E?"flow map":"flow sequence",O=w?.nodeClass??(E?v.YAMLMap:g.YAMLSeq),L=new O(r.schema);L.
flow=!0;const N=r.atRoot;N&&(r.atRoot=!1),r.atKey&&(r.atKey=!1);let R=c.offset+c.start.source.length;for(let z=0;z<c.items.
length;++z){const se=c.items[z],{start:ge,key:me,sep:fe,value:ce}=se,H=m.resolveProps(ge,{flow:k,indicator:"explicit-key\
-ind",next:me??fe?.[0],offset:R,onError:u,parentIndent:c.indent,startOnNewline:!1});if(!H.found){if(!H.anchor&&!H.tag&&!fe&&
!ce){z===0&&H.comma?u(H.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${k}`):z<c.items.length-1&&u(H.start,"UNEXPECTED_TOKEN",
`Unexpected empty item in ${k}`),H.comment&&(L.comment?L.comment+=`
`+H.comment:L.comment=H.comment),R=H.end;continue}!E&&r.options.strict&&f.containsNewline(me)&&u(me,"MULTILINE_IMPLICIT_\
KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(z===0)H.comma&&u(H.comma,"UNEXPECTED_TOKEN",
`Unexpected , in ${k}`);else if(H.comma||u(H.start,"MISSING_CHAR",`Missing , between ${k} items`),H.comment){let ne="";e:
for(const le of ge)switch(le.type){case"comma":case"space":break;case"comment":ne=le.source.substring(1);break e;default:
break e}if(ne){let le=L.items[L.items.length-1];S.isPair(le)&&(le=le.value??le.key),le.comment?le.comment+=`
`+ne:le.comment=ne,H.comment=H.comment.substring(ne.length+1)}}if(!E&&!fe&&!H.found){const ne=ce?i(r,ce,H,u):n(r,H.end,fe,
null,H,u);L.items.push(ne),R=ne.range[2],o(ce)&&u(ne.range,"BLOCK_IN_FLOW",l)}else{r.atKey=!0;const ne=H.end,le=me?i(r,me,
H,u):n(r,ne,ge,null,H,u);o(me)&&u(le.range,"BLOCK_IN_FLOW",l),r.atKey=!1;const Ce=m.resolveProps(fe??[],{flow:k,indicator:"\
map-value-ind",next:ce,offset:le.range[2],onError:u,parentIndent:c.indent,startOnNewline:!1});if(Ce.found){if(!E&&!H.found&&
r.options.strict){if(fe)for(const M of fe){if(M===Ce.found)break;if(M.type==="newline"){u(M,"MULTILINE_IMPLICIT_KEY","Im\
plicit keys of flow sequence pairs need to be on a single line");break}}H.start<Ce.found.offset-1024&&u(Ce.found,"KEY_OV\
ER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else ce&&
("source"in ce&&ce.source?.[0]===":"?u(ce,"MISSING_CHAR",`Missing space after : in ${k}`):u(Ce.start,"MISSING_CHAR",`Mis\
sing , or : between ${k} items`));const Ee=ce?i(r,ce,Ce,u):Ce.found?n(r,Ce.end,fe,null,Ce,u):null;Ee?o(ce)&&u(Ee.range,"\
BLOCK_IN_FLOW",l):Ce.comment&&(le.comment?le.comment+=`
`+Ce.comment:le.comment=Ce.comment);const V=new b.Pair(le,Ee);if(r.options.keepSourceTokens&&(V.srcToken=se),E){const M=L;
d.mapIncludes(r,M.items,le)&&u(ne,"DUPLICATE_KEY","Map keys must be unique"),M.items.push(V)}else{const M=new v.YAMLMap(
r.schema);M.flow=!0,M.items.push(V);const J=(Ee??le).range;M.range=[le.range[0],J[1],J[2]],L.items.push(M)}R=Ee?Ee.range[2]:
Ce.end}}const x=E?"}":"]",[P,...W]=c.end;let _=R;if(P?.source===x)_=P.offset+P.source.length;else{const z=k[0].toUpperCase()+
k.substring(1),se=N?`${z} must end with a ${x}`:`${z} in block collection must be sufficiently indented and end with a ${x}`;
u(R,N?"MISSING_CHAR":"BAD_INDENT",se),P&&P.source.length!==1&&W.unshift(P)}if(W.length>0){const z=y.resolveEnd(W,_,r.options.
strict,u);z.comment&&(L.comment?L.comment+=`
`+z.comment:L.comment=z.comment),L.range=[c.offset,_,z.offset]}else L.range=[c.offset,_,_];return L}C.resolveFlowCollection=
s},76842:function(U,C,p){"use strict";var S=p(63301),b=p(17788);function v(s,i,n){const{offset:r,type:c,source:u,end:w}=s;
let E,k;const O=(R,x,P)=>n(r+R,x,P);switch(c){case"scalar":E=S.Scalar.PLAIN,k=g(u,O);break;case"single-quoted-scalar":E=
S.Scalar.QUOTE_SINGLE,k=y(u,O);break;case"double-quoted-scalar":E=S.Scalar.QUOTE_DOUBLE,k=f(u,O);break;default:return n(
s,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${c}`),{value:"",type:null,comment:"",range:[r,r+u.length,
r+u.length]}}const L=r+u.length,N=b.resolveEnd(w,L,i,n);return{value:k,type:E,comment:N.comment,range:[r,L,N.offset]}}function g(s,i){
let n="";switch(s[0]){case"	":n="a tab character";break;case",":n="flow indicator character ,";break;case"%":n="directiv\
e indicator character %";break;case"|":case">":{n=`block scalar indicator ${s[0]}`;break}case"@":case"`":{n=`reserved ch\
aracter ${s[0]}`;break}}return n&&i(0,"BAD_SCALAR_START",`Plain value cannot start with ${n}`),m(s)}function y(s,i){return(s[s.
length-1]!=="'"||s.length===1)&&i(s.length,"MISSING_CHAR","Missing closing 'quote"),m(s.slice(1,-1)).replace(/''/g,"'")}
function m(s){const i=/(.*?)\r?\n/sy;let n=i.exec(s);if(!n)return s;let r,c;try{r=new RegExp("(?<![ 	])[ 	]+$"),c=new RegExp(
"^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,c=/^[ \t]+|[ \t]+$/g}let u=n[1].replace(r,""),w=" ",E=i.lastIndex;for(;n=
i.exec(s);){const O=n[1].replace(c,"");O===""?w===`
`?u+=w:w=`
`:(u+=w+O,w=" "),E=i.lastIndex}const k=/[ \t]*(.*)/sy;return k.lastIndex=E,n=k.exec(s),u+w+(n?.[1]??"")}function f(s,i){
let n="";for(let r=1;r<s.length-1;++r){const c=s[r];if(!(c==="\r"&&s[r+1]===`
`))if(c===`
`){const{fold:u,offset:w}=d(s,r);n+=u,r=w}else if(c==="\\"){let u=s[++r];const w=l[u];if(w)n+=w;else if(u===`
`)for(u=s[r+1];u===" "||u==="	";)u=s[++r+1];else if(u==="\r"&&s[r+1]===`
`)for(u=s[++r+1];u===" "||u==="	";)u=s[++r+1];else if(u==="x"||u==="u"||u==="U"){const E=u==="x"?2:u==="u"?4:8;n+=o(s,r+
1,E,i),r+=E}else{const E=s.substr(r-1,2);i(r-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${E}`),n+=E}}else if(c===" "||c===
"	"){const u=r;let w=s[r+1];for(;w===" "||w==="	";)w=s[++r+1];w!==`
`&&!(w==="\r"&&s[r+2]===`
`)&&(n+=r>u?s.slice(u,r+1):c)}else n+=c}return(s[s.length-1]!=='"'||s.length===1)&&i(s.length,"MISSING_CHAR",'Missing cl\
osing "quote'),n}function d(s,i){let n="",r=s[i+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&s[i+2]!==`
`);)r===`
`&&(n+=`
`),i+=1,r=s[i+1];return n||(n=" "),{fold:n,offset:i}}const l={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function o(s,i,n,r){
const c=s.substr(i,n),w=c.length===n&&/^[0-9a-fA-F]+$/.test(c)?parseInt(c,16):NaN;try{return String.fromCodePoint(w)}catch{
const E=s.substr(i-2,n+2);return r(i-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${E}`),E}}C.resolveFlowScalar=v},34631:function(U,C){
"use strict";function p(S,{flow:b,indicator:v,next:g,offset:y,onError:m,parentIndent:f,startOnNewline:d}){let l=!1,o=d,s=d,
i="",n="",r=!1,c=!1,u=null,w=null,E=null,k=null,O=null,L=null,N=null;for(const P of S)switch(c&&(P.type!=="space"&&P.type!==
"newline"&&P.type!=="comma"&&m(P.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white \
space"),c=!1),u&&(o&&P.type!=="comment"&&P.type!=="newline"&&m(u,"TAB_AS_INDENT","Tabs are not allowed as indentation"),
u=null),P.type){case"space":!b&&(v!=="doc-start"||g?.type!=="flow-collection")&&P.source.includes("	")&&(u=P),s=!0;break;case"\
comment":{s||m(P,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const W=P.source.
substring(1)||" ";i?i+=n+W:i=W,n="",o=!1;break}case"newline":o?i?i+=P.source:(!L||v!=="seq-item-ind")&&(l=!0):n+=P.source,
o=!0,r=!0,(w||E)&&(k=P),s=!0;break;case"anchor":w&&m(P,"MULTIPLE_ANCHORS","A node can have at most one anchor"),P.source.
endsWith(":")&&m(P.offset+P.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),w=P,N??(N=P.offset),o=!1,s=
!1,c=!0;break;case"tag":{E&&m(P,"MULTIPLE_TAGS","A node can have at most one tag"),E=P,N??(N=P.offset),o=!1,s=!1,c=!0;break}case v:
(w||E)&&m(P,"BAD_PROP_ORDER",`Anchors and tags must be after the ${P.source} indicator`),L&&m(P,"UNEXPECTED_TOKEN",`Unex\
pected ${P.source} in ${b??"collection"}`),L=P,o=v==="seq-item-ind"||v==="explicit-key-ind",s=!1;break;case"comma":if(b){
O&&m(P,"UNEXPECTED_TOKEN",`Unexpected , in ${b}`),O=P,o=!1,s=!1;break}default:m(P,"UNEXPECTED_TOKEN",`Unexpected ${P.type}\
 token`),o=!1,s=!1}const R=S[S.length-1],x=R?R.offset+R.source.length:y;return c&&g&&g.type!=="space"&&g.type!=="newline"&&
g.type!=="comma"&&(g.type!=="scalar"||g.source!=="")&&m(g.offset,"MISSING_CHAR","Tags and anchors must be separated from\
 the next token by white space"),u&&(o&&u.indent<=f||g?.type==="block-map"||g?.type==="block-seq")&&m(u,"TAB_AS_INDENT",
"Tabs are not allowed as indentation"),{comma:O,found:L,spaceBefore:l,comment:i,hasNewline:r,anchor:w,tag:E,newlineAfterProp:k,
end:x,start:N??x}}C.resolveProps=p},9499:function(U,C){"use strict";function p(S){if(!S)return null;switch(S.type){case"\
alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(S.source.includes(`
`))return!0;if(S.end){for(const b of S.end)if(b.type==="newline")return!0}return!1;case"flow-collection":for(const b of S.
items){for(const v of b.start)if(v.type==="newline")return!0;if(b.sep){for(const v of b.sep)if(v.type==="newline")return!0}
if(p(b.key)||p(b.value))return!0}return!1;default:return!0}}C.containsNewline=p},22599:function(U,C){"use strict";function p(S,b,v){
if(b){v??(v=b.length);for(let g=v-1;g>=0;--g){let y=b[g];switch(y.type){case"space":case"comment":case"newline":S-=y.source.
length;continue}for(y=b[++g];y?.type==="space";)S+=y.source.length,y=b[++g];break}}return S}C.emptyScalarPosition=p},74051:function(U,C,p){
"use strict";var S=p(9499);function b(v,g,y){if(g?.type==="flow-collection"){const m=g.end[0];m.indent===v&&(m.source===
"]"||m.source==="}")&&S.containsNewline(g)&&y(m,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}
C.flowIndentCheck=b},81187:function(U,C,p){"use strict";var S=p(41127);function b(v,g,y){const{uniqueKeys:m}=v.options;if(m===
!1)return!1;const f=typeof m=="function"?m:(d,l)=>d===l||S.isScalar(d)&&S.isScalar(l)&&d.value===l.value;return g.some(d=>f(
d.key,y))}C.mapIncludes=b},3021:function(U,C,p){"use strict";var S=p(4065),b=p(40101),v=p(41127),g=p(57165),y=p(74043),m=p(
45840),f=p(6829),d=p(71596),l=p(83661),o=p(42404),s=p(61342);class i{constructor(c,u,w){this.commentBefore=null,this.comment=
null,this.errors=[],this.warnings=[],Object.defineProperty(this,v.NODE_TYPE,{value:v.DOC});let E=null;typeof u=="functio\
n"||Array.isArray(u)?E=u:w===void 0&&u&&(w=u,u=void 0);const k=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"\
warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},w);this.options=k;let{version:O}=k;w?._directives?
(this.directives=w._directives.atDocument(),this.directives.yaml.explicit&&(O=this.directives.yaml.version)):this.directives=
new s.Directives({version:O}),this.setSchema(O,w),this.contents=c===void 0?null:this.createNode(c,E,w)}clone(){const c=Object.
create(i.prototype,{[v.NODE_TYPE]:{value:v.DOC}});return c.commentBefore=this.commentBefore,c.comment=this.comment,c.errors=
this.errors.slice(),c.warnings=this.warnings.slice(),c.options=Object.assign({},this.options),this.directives&&(c.directives=
this.directives.clone()),c.schema=this.schema.clone(),c.contents=v.isNode(this.contents)?this.contents.clone(c.schema):this.
contents,this.range&&(c.range=this.range.slice()),c}add(c){n(this.contents)&&this.contents.add(c)}addIn(c,u){n(this.contents)&&
this.contents.addIn(c,u)}createAlias(c,u){if(!c.anchor){const w=d.anchorNames(this);c.anchor=!u||w.has(u)?d.findNewAnchor(
u||"a",w):u}return new S.Alias(c.anchor)}createNode(c,u,w){let E;if(typeof u=="function")c=u.call({"":c},"",c),E=u;else if(Array.
isArray(u)){const ge=fe=>typeof fe=="number"||fe instanceof String||fe instanceof Number,me=u.filter(ge).map(String);me.
length>0&&(u=u.concat(me)),E=u}else w===void 0&&u&&(w=u,u=void 0);const{aliasDuplicateObjects:k,anchorPrefix:O,flow:L,keepUndefined:N,
onTagObj:R,tag:x}=w??{},{onAnchor:P,setAnchors:W,sourceObjects:_}=d.createNodeAnchors(this,O||"a"),z={aliasDuplicateObjects:k??
!0,keepUndefined:N??!1,onAnchor:P,onTagObj:R,replacer:E,schema:this.schema,sourceObjects:_},se=o.createNode(c,x,z);return L&&
v.isCollection(se)&&(se.flow=!0),W(),se}createPair(c,u,w={}){const E=this.createNode(c,null,w),k=this.createNode(u,null,
w);return new g.Pair(E,k)}delete(c){return n(this.contents)?this.contents.delete(c):!1}deleteIn(c){return b.isEmptyPath(
c)?this.contents==null?!1:(this.contents=null,!0):n(this.contents)?this.contents.deleteIn(c):!1}get(c,u){return v.isCollection(
this.contents)?this.contents.get(c,u):void 0}getIn(c,u){return b.isEmptyPath(c)?!u&&v.isScalar(this.contents)?this.contents.
value:this.contents:v.isCollection(this.contents)?this.contents.getIn(c,u):void 0}has(c){return v.isCollection(this.contents)?
this.contents.has(c):!1}hasIn(c){return b.isEmptyPath(c)?this.contents!==void 0:v.isCollection(this.contents)?this.contents.
hasIn(c):!1}set(c,u){this.contents==null?this.contents=b.collectionFromPath(this.schema,[c],u):n(this.contents)&&this.contents.
set(c,u)}setIn(c,u){b.isEmptyPath(c)?this.contents=u:this.contents==null?this.contents=b.collectionFromPath(this.schema,
Array.from(c),u):n(this.contents)&&this.contents.setIn(c,u)}setSchema(c,u={}){typeof c=="number"&&(c=String(c));let w;switch(c){case"\
1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new s.Directives({version:"1.1"}),w={resolveKnownTags:!1,
schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=c:this.directives=new s.Directives(
{version:c}),w={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,w=null;break;default:{
const E=JSON.stringify(c);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${E}`)}}if(u.schema instanceof
Object)this.schema=u.schema;else if(w)this.schema=new m.Schema(Object.assign(w,u));else throw new Error("With a null YAM\
L version, the { schema: Schema } option is required")}toJS({json:c,jsonArg:u,mapAsMap:w,maxAliasCount:E,onAnchor:k,reviver:O}={}){
const L={anchors:new Map,doc:this,keep:!c,mapAsMap:w===!0,mapKeyWarned:!1,maxAliasCount:typeof E=="number"?E:100},N=y.toJS(
this.contents,u??"",L);if(typeof k=="function")for(const{count:R,res:x}of L.anchors.values())k(x,R);return typeof O=="fu\
nction"?l.applyReviver(O,{"":N},"",N):N}toJSON(c,u){return this.toJS({json:!0,jsonArg:c,mapAsMap:!1,onAnchor:u})}toString(c={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in c&&(!Number.isInteger(
c.indent)||Number(c.indent)<=0)){const u=JSON.stringify(c.indent);throw new Error(`"indent" option must be a positive in\
teger, not ${u}`)}return f.stringifyDocument(this,c)}}function n(r){if(v.isCollection(r))return!0;throw new Error("Expec\
ted a YAML collection as document contents")}C.Document=i},71596:function(U,C,p){"use strict";var S=p(41127),b=p(10204);
function v(f){if(/[\x00-\x19\s,[\]{}]/.test(f)){const l=`Anchor must not contain whitespace or control characters: ${JSON.
stringify(f)}`;throw new Error(l)}return!0}function g(f){const d=new Set;return b.visit(f,{Value(l,o){o.anchor&&d.add(o.
anchor)}}),d}function y(f,d){for(let l=1;;++l){const o=`${f}${l}`;if(!d.has(o))return o}}function m(f,d){const l=[],o=new Map;
let s=null;return{onAnchor:i=>{l.push(i),s??(s=g(f));const n=y(d,s);return s.add(n),n},setAnchors:()=>{for(const i of l){
const n=o.get(i);if(typeof n=="object"&&n.anchor&&(S.isScalar(n.node)||S.isCollection(n.node)))n.node.anchor=n.anchor;else{
const r=new Error("Failed to resolve repeated object (this should not happen)");throw r.source=i,r}}},sourceObjects:o}}C.
anchorIsValid=v,C.anchorNames=g,C.createNodeAnchors=m,C.findNewAnchor=y},83661:function(U,C){"use strict";function p(S,b,v,g){
if(g&&typeof g=="object")if(Array.isArray(g))for(let y=0,m=g.length;y<m;++y){const f=g[y],d=p(S,g,String(y),f);d===void 0?
delete g[y]:d!==f&&(g[y]=d)}else if(g instanceof Map)for(const y of Array.from(g.keys())){const m=g.get(y),f=p(S,g,y,m);
f===void 0?g.delete(y):f!==m&&g.set(y,f)}else if(g instanceof Set)for(const y of Array.from(g)){const m=p(S,g,y,y);m===void 0?
g.delete(y):m!==y&&(g.delete(y),g.add(m))}else for(const[y,m]of Object.entries(g)){const f=p(S,g,y,m);f===void 0?delete g[y]:
f!==m&&(g[y]=f)}return S.call(b,v,g)}C.applyReviver=p},42404:function(U,C,p){"use strict";var S=p(4065),b=p(41127),v=p(63301);
const g="tag:yaml.org,2002:";function y(f,d,l){if(d){const o=l.filter(i=>i.tag===d),s=o.find(i=>!i.format)??o[0];if(!s)throw new Error(
`Tag ${d} not found`);return s}return l.find(o=>o.identify?.(f)&&!o.format)}function m(f,d,l){if(b.isDocument(f)&&(f=f.contents),
b.isNode(f))return f;if(b.isPair(f)){const E=l.schema[b.MAP].createNode?.(l.schema,null,l);return E.items.push(f),E}(f instanceof
String||f instanceof Number||f instanceof Boolean||typeof BigInt<"u"&&f instanceof BigInt)&&(f=f.valueOf());const{aliasDuplicateObjects:o,
onAnchor:s,onTagObj:i,schema:n,sourceObjects:r}=l;let c;if(o&&f&&typeof f=="object"){if(c=r.get(f),c)return c.anchor??(c.
anchor=s(f)),new S.Alias(c.anchor);c={anchor:null,node:null},r.set(f,c)}d?.startsWith("!!")&&(d=g+d.slice(2));let u=y(f,
d,n.tags);if(!u){if(f&&typeof f.toJSON=="function"&&(f=f.toJSON()),!f||typeof f!="object"){const E=new v.Scalar(f);return c&&
(c.node=E),E}u=f instanceof Map?n[b.MAP]:Symbol.iterator in Object(f)?n[b.SEQ]:n[b.MAP]}i&&(i(u),delete l.onTagObj);const w=u?.
createNode?u.createNode(l.schema,f,l):typeof u?.nodeClass?.from=="function"?u.nodeClass.from(l.schema,f,l):new v.Scalar(
f);return d?w.tag=d:u.default||(w.tag=u.tag),c&&(c.node=w),w}C.createNode=m},61342:function(U,C,p){"use strict";var S=p(
41127),b=p(10204);const v={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},g=m=>m.replace(/[!,[\]{}]/g,f=>v[f]);
class y{constructor(f,d){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},y.defaultYaml,f),this.tags=Object.
assign({},y.defaultTags,d)}clone(){const f=new y(this.yaml,this.tags);return f.docStart=this.docStart,f}atDocument(){const f=new y(
this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.
yaml={explicit:y.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},y.defaultTags);break}return f}add(f,d){this.
atNextDocument&&(this.yaml={explicit:y.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},y.defaultTags),this.
atNextDocument=!1);const l=f.trim().split(/[ \t]+/),o=l.shift();switch(o){case"%TAG":{if(l.length!==2&&(d(0,"%TAG direct\
ive should contain exactly two parts"),l.length<2))return!1;const[s,i]=l;return this.tags[s]=i,!0}case"%YAML":{if(this.yaml.
explicit=!0,l.length!==1)return d(0,"%YAML directive should contain exactly one part"),!1;const[s]=l;if(s==="1.1"||s==="\
1.2")return this.yaml.version=s,!0;{const i=/^\d+\.\d+$/.test(s);return d(6,`Unsupported YAML version ${s}`,i),!1}}default:
return d(0,`Unknown directive ${o}`,!0),!1}}tagName(f,d){if(f==="!")return"!";if(f[0]!=="!")return d(`Not a valid tag: ${f}`),
null;if(f[1]==="<"){const i=f.slice(2,-1);return i==="!"||i==="!!"?(d(`Verbatim tags aren't resolved, so ${f} is invalid\
.`),null):(f[f.length-1]!==">"&&d("Verbatim tags must end with a >"),i)}const[,l,o]=f.match(/^(.*!)([^!]*)$/s);o||d(`The\
 ${f} tag has no suffix`);const s=this.tags[l];if(s)try{return s+decodeURIComponent(o)}catch(i){return d(String(i)),null}
return l==="!"?f:(d(`Could not resolve tag: ${f}`),null)}tagString(f){for(const[d,l]of Object.entries(this.tags))if(f.startsWith(
l))return d+g(f.substring(l.length));return f[0]==="!"?f:`!<${f}>`}toString(f){const d=this.yaml.explicit?[`%YAML ${this.
yaml.version||"1.2"}`]:[],l=Object.entries(this.tags);let o;if(f&&l.length>0&&S.isNode(f.contents)){const s={};b.visit(f.
contents,(i,n)=>{S.isNode(n)&&n.tag&&(s[n.tag]=!0)}),o=Object.keys(s)}else o=[];for(const[s,i]of l)s==="!!"&&i==="tag:ya\
ml.org,2002:"||(!f||o.some(n=>n.startsWith(i)))&&d.push(`%TAG ${s} ${i}`);return d.join(`
`)}}y.defaultYaml={explicit:!1,version:"1.2"},y.defaultTags={"!!":"tag:yaml.org,2002:"},C.Directives=y},91464:function(U,C){
"use strict";class p extends Error{constructor(y,m,f,d){super(),this.name=y,this.code=f,this.message=d,this.pos=m}}class S extends p{constructor(y,m,f){
super("YAMLParseError",y,m,f)}}class b extends p{constructor(y,m,f){super("YAMLWarning",y,m,f)}}const v=(g,y)=>m=>{if(m.
pos[0]===-1)return;m.linePos=m.pos.map(s=>y.linePos(s));const{line:f,col:d}=m.linePos[0];m.message+=` at line ${f}, colu\
mn ${d}`;let l=d-1,o=g.substring(y.lineStarts[f-1],y.lineStarts[f]).replace(/[\n\r]+$/,"");if(l>=60&&o.length>80){const s=Math.
min(l-39,o.length-79);o="\u2026"+o.substring(s),l-=s-1}if(o.length>80&&(o=o.substring(0,79)+"\u2026"),f>1&&/^ *$/.test(o.
substring(0,l))){let s=g.substring(y.lineStarts[f-2],y.lineStarts[f-1]);s.length>80&&(s=s.substring(0,79)+`\u2026
`),o=s+o}if(/[^ ]/.test(o)){let s=1;const i=m.linePos[1];i?.line===f&&i.col>d&&(s=Math.max(1,Math.min(i.col-d,80-l)));const n="\
 ".repeat(l)+"^".repeat(s);m.message+=`:

${o}
${n}
`}};C.YAMLError=p,C.YAMLParseError=S,C.YAMLWarning=b,C.prettifyError=v},38815:function(U,C,p){"use strict";var S,b=p(89984),
v=p(3021),g=p(45840),y=p(91464),m=p(4065),f=p(41127),d=p(57165),l=p(63301),o=p(84454),s=p(92223),i=p(3461),n=p(40361),r=p(
66628),c=p(3456),u=p(84047),w=p(10204);S=b.Composer,S=v.Document,S=g.Schema,S=y.YAMLError,S=y.YAMLParseError,S=y.YAMLWarning,
S=m.Alias,C.Vj=f.isAlias,S=f.isCollection,S=f.isDocument,C.jh=f.isMap,C.Ll=f.isNode,S=f.isPair,C.jn=f.isScalar,C.oP=f.isSeq,
S=d.Pair,S=l.Scalar,S=o.YAMLMap,S=s.YAMLSeq,S=i,S=n.Lexer,C.HN=r.LineCounter,S=c.Parser,C.qg=u.parse,S=u.parseAllDocuments,
C.Tp=u.parseDocument,C.As=u.stringify,C.YR=w.visit,S=w.visitAsync},57249:function(U,C,p){"use strict";var S=p(932);function b(g,...y){
g==="debug"&&console.log(...y)}function v(g,y){(g==="debug"||g==="warn")&&(typeof S.emitWarning=="function"?S.emitWarning(
y):console.warn(y))}C.debug=b,C.warn=v},4065:function(U,C,p){"use strict";var S=p(71596),b=p(10204),v=p(41127),g=p(66673),
y=p(74043);class m extends g.NodeBase{constructor(l){super(v.ALIAS),this.source=l,Object.defineProperty(this,"tag",{set(){
throw new Error("Alias nodes cannot have tags")}})}resolve(l,o){if(o?.maxAliasCount===0)throw new ReferenceError("Alias \
resolution is disabled");let s;o?.aliasResolveCache?s=o.aliasResolveCache:(s=[],b.visit(l,{Node:(n,r)=>{(v.isAlias(r)||v.
hasAnchor(r))&&s.push(r)}}),o&&(o.aliasResolveCache=s));let i;for(const n of s){if(n===this)break;n.anchor===this.source&&
(i=n)}if(i&&o){const{anchors:n,doc:r,maxAliasCount:c}=o;let u=n.get(i);if(u||(y.toJS(i,null,o),u=n.get(i)),u?.res===void 0){
const w="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(w)}if(c>=0&&(u.count+=1,u.aliasCount===
0&&(u.aliasCount=f(r,i,n)),u.count*u.aliasCount>c)){const w="Excessive alias count indicates a resource exhaustion attac\
k";throw new ReferenceError(w)}}return i}toJSON(l,o){if(!o)return{source:this.source};const s=this.resolve(o.doc,o);if(!s){
const i=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(i)}return o.
anchors.get(s).res}toString(l,o,s){const i=`*${this.source}`;if(l){if(S.anchorIsValid(this.source),l.options.verifyAliasOrder&&
!l.anchors.has(this.source)){const n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(
n)}if(l.implicitKey)return`${i} `}return i}}function f(d,l,o){if(v.isAlias(l)){const s=l.resolve(d),i=o&&s&&o.get(s);return i?
i.count*i.aliasCount:0}else if(v.isCollection(l)){let s=0;for(const i of l.items){const n=f(d,i,o);n>s&&(s=n)}return s}else if(v.
isPair(l)){const s=f(d,l.key,o),i=f(d,l.value,o);return Math.max(s,i)}return 1}C.Alias=m},40101:function(U,C,p){"use str\
ict";var S=p(42404),b=p(41127),v=p(66673);function g(f,d,l){let o=l;for(let s=d.length-1;s>=0;--s){const i=d[s];if(typeof i==
"number"&&Number.isInteger(i)&&i>=0){const n=[];n[i]=o,o=n}else o=new Map([[i,o]])}return S.createNode(o,void 0,{aliasDuplicateObjects:!1,
keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:f,sourceObjects:new Map})}
const y=f=>f==null||typeof f=="object"&&!!f[Symbol.iterator]().next().done;class m extends v.NodeBase{constructor(d,l){super(
d),Object.defineProperty(this,"schema",{value:l,configurable:!0,enumerable:!1,writable:!0})}clone(d){const l=Object.create(
Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return d&&(l.schema=d),l.items=l.items.map(o=>b.isNode(
o)||b.isPair(o)?o.clone(d):o),this.range&&(l.range=this.range.slice()),l}addIn(d,l){if(y(d))this.add(l);else{const[o,...s]=d,
i=this.get(o,!0);if(b.isCollection(i))i.addIn(s,l);else if(i===void 0&&this.schema)this.set(o,g(this.schema,s,l));else throw new Error(
`Expected YAML collection at ${o}. Remaining path: ${s}`)}}deleteIn(d){const[l,...o]=d;if(o.length===0)return this.delete(
l);const s=this.get(l,!0);if(b.isCollection(s))return s.deleteIn(o);throw new Error(`Expected YAML collection at ${l}. R\
emaining path: ${o}`)}getIn(d,l){const[o,...s]=d,i=this.get(o,!0);return s.length===0?!l&&b.isScalar(i)?i.value:i:b.isCollection(
i)?i.getIn(s,l):void 0}hasAllNullValues(d){return this.items.every(l=>{if(!b.isPair(l))return!1;const o=l.value;return o==
null||d&&b.isScalar(o)&&o.value==null&&!o.commentBefore&&!o.comment&&!o.tag})}hasIn(d){const[l,...o]=d;if(o.length===0)return this.
has(l);const s=this.get(l,!0);return b.isCollection(s)?s.hasIn(o):!1}setIn(d,l){const[o,...s]=d;if(s.length===0)this.set(
o,l);else{const i=this.get(o,!0);if(b.isCollection(i))i.setIn(s,l);else if(i===void 0&&this.schema)this.set(o,g(this.schema,
s,l));else throw new Error(`Expected YAML collection at ${o}. Remaining path: ${s}`)}}}C.Collection=m,C.collectionFromPath=
g,C.isEmptyPath=y},66673:function(U,C,p){"use strict";var S=p(83661),b=p(41127),v=p(74043);class g{constructor(m){Object.
defineProperty(this,b.NODE_TYPE,{value:m})}clone(){const m=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(m.range=this.range.slice()),m}toJS(m,{mapAsMap:f,maxAliasCount:d,onAnchor:l,reviver:o}={}){if(!b.
isDocument(m))throw new TypeError("A document argument is required");const s={anchors:new Map,doc:m,keep:!0,mapAsMap:f===
!0,mapKeyWarned:!1,maxAliasCount:typeof d=="number"?d:100},i=v.toJS(this,"",s);if(typeof l=="function")for(const{count:n,
res:r}of s.anchors.values())l(r,n);return typeof o=="function"?S.applyReviver(o,{"":i},"",i):i}}C.NodeBase=g},57165:function(U,C,p){
"use strict";var S=p(42404),b=p(59748),v=p(97104),g=p(41127);function y(f,d,l){const o=S.createNode(f,void 0,l),s=S.createNode(
d,void 0,l);return new m(o,s)}class m{constructor(d,l=null){Object.defineProperty(this,g.NODE_TYPE,{value:g.PAIR}),this.
key=d,this.value=l}clone(d){let{key:l,value:o}=this;return g.isNode(l)&&(l=l.clone(d)),g.isNode(o)&&(o=o.clone(d)),new m(
l,o)}toJSON(d,l){const o=l?.mapAsMap?new Map:{};return v.addPairToJSMap(l,o,this)}toString(d,l,o){return d?.doc?b.stringifyPair(
this,d,l,o):JSON.stringify(this)}}C.Pair=m,C.createPair=y},63301:function(U,C,p){"use strict";var S=p(41127),b=p(66673),
v=p(74043);const g=m=>!m||typeof m!="function"&&typeof m!="object";class y extends b.NodeBase{constructor(f){super(S.SCALAR),
this.value=f}toJSON(f,d){return d?.keep?this.value:v.toJS(this.value,f,d)}toString(){return String(this.value)}}y.BLOCK_FOLDED=
"BLOCK_FOLDED",y.BLOCK_LITERAL="BLOCK_LITERAL",y.PLAIN="PLAIN",y.QUOTE_DOUBLE="QUOTE_DOUBLE",y.QUOTE_SINGLE="QUOTE_SINGL\
E",C.Scalar=y,C.isScalarValue=g},84454:function(U,C,p){"use strict";var S=p(61212),b=p(97104),v=p(40101),g=p(41127),y=p(
57165),m=p(63301);function f(l,o){const s=g.isScalar(o)?o.value:o;for(const i of l)if(g.isPair(i)&&(i.key===o||i.key===s||
g.isScalar(i.key)&&i.key.value===s))return i}class d extends v.Collection{static get tagName(){return"tag:yaml.org,2002:\
map"}constructor(o){super(g.MAP,o),this.items=[]}static from(o,s,i){const{keepUndefined:n,replacer:r}=i,c=new this(o),u=(w,E)=>{
if(typeof r=="function")E=r.call(s,w,E);else if(Array.isArray(r)&&!r.includes(w))return;(E!==void 0||n)&&c.items.push(y.
createPair(w,E,i))};if(s instanceof Map)for(const[w,E]of s)u(w,E);else if(s&&typeof s=="object")for(const w of Object.keys(
s))u(w,s[w]);return typeof o.sortMapEntries=="function"&&c.items.sort(o.sortMapEntries),c}add(o,s){let i;g.isPair(o)?i=o:
!o||typeof o!="object"||!("key"in o)?i=new y.Pair(o,o?.value):i=new y.Pair(o.key,o.value);const n=f(this.items,i.key),r=this.
schema?.sortMapEntries;if(n){if(!s)throw new Error(`Key ${i.key} already set`);g.isScalar(n.value)&&m.isScalarValue(i.value)?
n.value.value=i.value:n.value=i.value}else if(r){const c=this.items.findIndex(u=>r(i,u)<0);c===-1?this.items.push(i):this.
items.splice(c,0,i)}else this.items.push(i)}delete(o){const s=f(this.items,o);return s?this.items.splice(this.items.indexOf(
s),1).length>0:!1}get(o,s){const n=f(this.items,o)?.value;return(!s&&g.isScalar(n)?n.value:n)??void 0}has(o){return!!f(this.
items,o)}set(o,s){this.add(new y.Pair(o,s),!0)}toJSON(o,s,i){const n=i?new i:s?.mapAsMap?new Map:{};s?.onCreate&&s.onCreate(
n);for(const r of this.items)b.addPairToJSMap(s,n,r);return n}toString(o,s,i){if(!o)return JSON.stringify(this);for(const n of this.
items)if(!g.isPair(n))throw new Error(`Map items must all be pairs; found ${JSON.stringify(n)} instead`);return!o.allNullValues&&
this.hasAllNullValues(!1)&&(o=Object.assign({},o,{allNullValues:!0})),S.stringifyCollection(this,o,{blockItemPrefix:"",flowChars:{
start:"{",end:"}"},itemIndent:o.indent||"",onChompKeep:i,onComment:s})}}C.YAMLMap=d,C.findPair=f},92223:function(U,C,p){
"use strict";var S=p(42404),b=p(61212),v=p(40101),g=p(41127),y=p(63301),m=p(74043);class f extends v.Collection{static get tagName(){
return"tag:yaml.org,2002:seq"}constructor(o){super(g.SEQ,o),this.items=[]}add(o){this.items.push(o)}delete(o){const s=d(
o);return typeof s!="number"?!1:this.items.splice(s,1).length>0}get(o,s){const i=d(o);if(typeof i!="number")return;const n=this.
items[i];return!s&&g.isScalar(n)?n.value:n}has(o){const s=d(o);return typeof s=="number"&&s<this.items.length}set(o,s){const i=d(
o);if(typeof i!="number")throw new Error(`Expected a valid index, not ${o}.`);const n=this.items[i];g.isScalar(n)&&y.isScalarValue(
s)?n.value=s:this.items[i]=s}toJSON(o,s){const i=[];s?.onCreate&&s.onCreate(i);let n=0;for(const r of this.items)i.push(
m.toJS(r,String(n++),s));return i}toString(o,s,i){return o?b.stringifyCollection(this,o,{blockItemPrefix:"- ",flowChars:{
start:"[",end:"]"},itemIndent:(o.indent||"")+"  ",onChompKeep:i,onComment:s}):JSON.stringify(this)}static from(o,s,i){const{
replacer:n}=i,r=new this(o);if(s&&Symbol.iterator in Object(s)){let c=0;for(let u of s){if(typeof n=="function"){const w=s instanceof
Set?u:String(c++);u=n.call(s,w,u)}r.items.push(S.createNode(u,void 0,i))}}return r}}function d(l){let o=g.isScalar(l)?l.
value:l;return o&&typeof o=="string"&&(o=Number(o)),typeof o=="number"&&Number.isInteger(o)&&o>=0?o:null}C.YAMLSeq=f},97104:function(U,C,p){
"use strict";var S=p(57249),b=p(90452),v=p(2148),g=p(41127),y=p(74043);function m(d,l,{key:o,value:s}){if(g.isNode(o)&&o.
addToJSMap)o.addToJSMap(d,l,s);else if(b.isMergeKey(d,o))b.addMergeToJSMap(d,l,s);else{const i=y.toJS(o,"",d);if(l instanceof
Map)l.set(i,y.toJS(s,i,d));else if(l instanceof Set)l.add(i);else{const n=f(o,i,d),r=y.toJS(s,n,d);n in l?Object.defineProperty(
l,n,{value:r,writable:!0,enumerable:!0,configurable:!0}):l[n]=r}}return l}function f(d,l,o){if(l===null)return"";if(typeof l!=
"object")return String(l);if(g.isNode(d)&&o?.doc){const s=v.createStringifyContext(o.doc,{});s.anchors=new Set;for(const n of o.
anchors.keys())s.anchors.add(n.anchor);s.inFlow=!0,s.inStringifyKey=!0;const i=d.toString(s);if(!o.mapKeyWarned){let n=JSON.
stringify(i);n.length>40&&(n=n.substring(0,36)+'..."'),S.warn(o.doc.options.logLevel,`Keys with collection values will b\
e stringified due to JS Object restrictions: ${n}. Set mapAsMap: true to use object keys.`),o.mapKeyWarned=!0}return i}return JSON.
stringify(l)}C.addPairToJSMap=m},41127:function(U,C){"use strict";const p=Symbol.for("yaml.alias"),S=Symbol.for("yaml.do\
cument"),b=Symbol.for("yaml.map"),v=Symbol.for("yaml.pair"),g=Symbol.for("yaml.scalar"),y=Symbol.for("yaml.seq"),m=Symbol.
for("yaml.node.type"),f=u=>!!u&&typeof u=="object"&&u[m]===p,d=u=>!!u&&typeof u=="object"&&u[m]===S,l=u=>!!u&&typeof u==
"object"&&u[m]===b,o=u=>!!u&&typeof u=="object"&&u[m]===v,s=u=>!!u&&typeof u=="object"&&u[m]===g,i=u=>!!u&&typeof u=="ob\
ject"&&u[m]===y;function n(u){if(u&&typeof u=="object")switch(u[m]){case b:case y:return!0}return!1}function r(u){if(u&&
typeof u=="object")switch(u[m]){case p:case b:case g:case y:return!0}return!1}const c=u=>(s(u)||n(u))&&!!u.anchor;C.ALIAS=
p,C.DOC=S,C.MAP=b,C.NODE_TYPE=m,C.PAIR=v,C.SCALAR=g,C.SEQ=y,C.hasAnchor=c,C.isAlias=f,C.isCollection=n,C.isDocument=d,C.
isMap=l,C.isNode=r,C.isPair=o,C.isScalar=s,C.isSeq=i},74043:function(U,C,p){"use strict";var S=p(41127);function b(v,g,y){
if(Array.isArray(v))return v.map((m,f)=>b(m,String(f),y));if(v&&typeof v.toJSON=="function"){if(!y||!S.hasAnchor(v))return v.
toJSON(g,y);const m={aliasCount:0,count:1,res:void 0};y.anchors.set(v,m),y.onCreate=d=>{m.res=d,delete y.onCreate};const f=v.
toJSON(g,y);return y.onCreate&&y.onCreate(f),f}return typeof v=="bigint"&&!y?.keep?Number(v):v}C.toJS=b},60110:function(U,C,p){
"use strict";var S=p(48913),b=p(76842),v=p(91464),g=p(83069);function y(s,i=!0,n){if(s){const r=(c,u,w)=>{const E=typeof c==
"number"?c:Array.isArray(c)?c[0]:c.offset;if(n)n(E,u,w);else throw new v.YAMLParseError([E,E+1],u,w)};switch(s.type){case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":return b.resolveFlowScalar(s,i,r);case"block-scalar":return S.
resolveBlockScalar({options:{strict:i}},s,r)}}return null}function m(s,i){const{implicitKey:n=!1,indent:r,inFlow:c=!1,offset:u=-1,
type:w="PLAIN"}=i,E=g.stringifyString({type:w,value:s},{implicitKey:n,indent:r>0?" ".repeat(r):"",inFlow:c,options:{blockQuote:!0,
lineWidth:-1}}),k=i.end??[{type:"newline",offset:-1,indent:r,source:`
`}];switch(E[0]){case"|":case">":{const O=E.indexOf(`
`),L=E.substring(0,O),N=E.substring(O+1)+`
`,R=[{type:"block-scalar-header",offset:u,indent:r,source:L}];return l(R,k)||R.push({type:"newline",offset:-1,indent:r,source:`\

`}),{type:"block-scalar",offset:u,indent:r,props:R,source:N}}case'"':return{type:"double-quoted-scalar",offset:u,indent:r,
source:E,end:k};case"'":return{type:"single-quoted-scalar",offset:u,indent:r,source:E,end:k};default:return{type:"scalar",
offset:u,indent:r,source:E,end:k}}}function f(s,i,n={}){let{afterKey:r=!1,implicitKey:c=!1,inFlow:u=!1,type:w}=n,E="inde\
nt"in s?s.indent:null;if(r&&typeof E=="number"&&(E+=2),!w)switch(s.type){case"single-quoted-scalar":w="QUOTE_SINGLE";break;case"\
double-quoted-scalar":w="QUOTE_DOUBLE";break;case"block-scalar":{const O=s.props[0];if(O.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");w=O.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:w="PLAIN"}const k=g.stringifyString(
{type:w,value:i},{implicitKey:c||E===null,indent:E!==null&&E>0?" ".repeat(E):"",inFlow:u,options:{blockQuote:!0,lineWidth:-1}});
switch(k[0]){case"|":case">":d(s,k);break;case'"':o(s,k,"double-quoted-scalar");break;case"'":o(s,k,"single-quoted-scala\
r");break;default:o(s,k,"scalar")}}function d(s,i){const n=i.indexOf(`
`),r=i.substring(0,n),c=i.substring(n+1)+`
`;if(s.type==="block-scalar"){const u=s.props[0];if(u.type!=="block-scalar-header")throw new Error("Invalid block scalar\
 header");u.source=r,s.source=c}else{const{offset:u}=s,w="indent"in s?s.indent:-1,E=[{type:"block-scalar-header",offset:u,
indent:w,source:r}];l(E,"end"in s?s.end:void 0)||E.push({type:"newline",offset:-1,indent:w,source:`
`});for(const k of Object.keys(s))k!=="type"&&k!=="offset"&&delete s[k];Object.assign(s,{type:"block-scalar",indent:w,props:E,
source:c})}}function l(s,i){if(i)for(const n of i)switch(n.type){case"space":case"comment":s.push(n);break;case"newline":
return s.push(n),!0}return!1}function o(s,i,n){switch(s.type){case"scalar":case"double-quoted-scalar":case"single-quoted\
-scalar":s.type=n,s.source=i;break;case"block-scalar":{const r=s.props.slice(1);let c=i.length;s.props[0].type==="block-\
scalar-header"&&(c-=s.props[0].source.length);for(const u of r)u.offset+=c;delete s.props,Object.assign(s,{type:n,source:i,
end:r});break}case"block-map":case"block-seq":{const c={type:"newline",offset:s.offset+i.length,indent:s.indent,source:`\

`};delete s.items,Object.assign(s,{type:n,source:i,end:[c]});break}default:{const r="indent"in s?s.indent:-1,c="end"in s&&
Array.isArray(s.end)?s.end.filter(u=>u.type==="space"||u.type==="comment"||u.type==="newline"):[];for(const u of Object.
keys(s))u!=="type"&&u!=="offset"&&delete s[u];Object.assign(s,{type:n,indent:r,source:i,end:c})}}}C.createScalarToken=m,
C.resolveAsScalar=y,C.setScalarValue=f},91733:function(U,C){"use strict";const p=v=>"type"in v?S(v):b(v);function S(v){switch(v.
type){case"block-scalar":{let g="";for(const y of v.props)g+=S(y);return g+v.source}case"block-map":case"block-seq":{let g="";
for(const y of v.items)g+=b(y);return g}case"flow-collection":{let g=v.start.source;for(const y of v.items)g+=b(y);for(const y of v.
end)g+=y.source;return g}case"document":{let g=b(v);if(v.end)for(const y of v.end)g+=y.source;return g}default:{let g=v.
source;if("end"in v&&v.end)for(const y of v.end)g+=y.source;return g}}}function b({start:v,key:g,sep:y,value:m}){let f="";
for(const d of v)f+=d.source;if(g&&(f+=S(g)),y)for(const d of y)f+=d.source;return m&&(f+=S(m)),f}C.stringify=p},97715:function(U,C){
"use strict";const p=Symbol("break visit"),S=Symbol("skip children"),b=Symbol("remove item");function v(y,m){"type"in y&&
y.type==="document"&&(y={start:y.start,value:y.value}),g(Object.freeze([]),y,m)}v.BREAK=p,v.SKIP=S,v.REMOVE=b,v.itemAtPath=
(y,m)=>{let f=y;for(const[d,l]of m){const o=f?.[d];if(o&&"items"in o)f=o.items[l];else return}return f},v.parentCollection=
(y,m)=>{const f=v.itemAtPath(y,m.slice(0,-1)),d=m[m.length-1][0],l=f?.[d];if(l&&"items"in l)return l;throw new Error("Pa\
rent collection not found")};function g(y,m,f){let d=f(m,y);if(typeof d=="symbol")return d;for(const l of["key","value"]){
const o=m[l];if(o&&"items"in o){for(let s=0;s<o.items.length;++s){const i=g(Object.freeze(y.concat([[l,s]])),o.items[s],
f);if(typeof i=="number")s=i-1;else{if(i===p)return p;i===b&&(o.items.splice(s,1),s-=1)}}typeof d=="function"&&l==="key"&&
(d=d(m,y))}}return typeof d=="function"?d(m,y):d}C.visit=v},3461:function(U,C,p){"use strict";var S=p(60110),b=p(91733),
v=p(97715);const g="\uFEFF",y="",m="",f="",d=i=>!!i&&"items"in i,l=i=>!!i&&(i.type==="scalar"||i.type==="single-quote\
d-scalar"||i.type==="double-quoted-scalar"||i.type==="block-scalar");function o(i){switch(i){case g:return"<BOM>";case y:
return"<DOC>";case m:return"<FLOW_END>";case f:return"<SCALAR>";default:return JSON.stringify(i)}}function s(i){switch(i){case g:
return"byte-order-mark";case y:return"doc-mode";case m:return"flow-error-end";case f:return"scalar";case"---":return"doc\
-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(i[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}C.createScalarToken=S.createScalarToken,C.resolveAsScalar=S.
resolveAsScalar,C.setScalarValue=S.setScalarValue,C.stringify=b.stringify,C.visit=v.visit,C.BOM=g,C.DOCUMENT=y,C.FLOW_END=
m,C.SCALAR=f,C.isCollection=d,C.isScalar=l,C.prettyToken=o,C.tokenType=s},40361:function(U,C,p){"use strict";var S=p(3461);
function b(l){switch(l){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}const v=new Set("0123456789ABCDEFabcdef"),g=new Set("0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),y=new Set(",[]{}"),m=new Set(` ,[]{}
\r	`),f=l=>!l||m.has(l);class d{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(o,s=!1){
if(o){if(typeof o!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+o:o,this.lineEndPos=
null}this.atEnd=!s;let i=this.next??"stream";for(;i&&(s||this.hasChars(1));)i=yield*this.parseNext(i)}atLineEnd(){let o=this.
pos,s=this.buffer[o];for(;s===" "||s==="	";)s=this.buffer[++o];return!s||s==="#"||s===`
`?!0:s==="\r"?this.buffer[o+1]===`
`:!1}charAt(o){return this.buffer[this.pos+o]}continueScalar(o){let s=this.buffer[o];if(this.indentNext>0){let i=0;for(;s===
" ";)s=this.buffer[++i+o];if(s==="\r"){const n=this.buffer[i+o+1];if(n===`
`||!n&&!this.atEnd)return o+i+1}return s===`
`||i>=this.indentNext||!s&&!this.atEnd?o+i:-1}if(s==="-"||s==="."){const i=this.buffer.substr(o,3);if((i==="---"||i===".\
..")&&b(this.buffer[o+3]))return-1}return o}getLine(){let o=this.lineEndPos;return(typeof o!="number"||o!==-1&&o<this.pos)&&
(o=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=o),o===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[o-1]==="\r"&&(o-=1),this.
buffer.substring(this.pos,o))}hasChars(o){return this.pos+o<=this.buffer.length}setNext(o){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=o,null}peek(o){return this.buffer.substr(this.pos,o)}*parseNext(o){
switch(o){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let o=this.getLine();if(o===null)return this.setNext("strea\
m");if(o[0]===S.BOM&&(yield*this.pushCount(1),o=o.substring(1)),o[0]==="%"){let s=o.length,i=o.indexOf("#");for(;i!==-1;){
const r=o[i-1];if(r===" "||r==="	"){s=i-1;break}else i=o.indexOf("#",i+1)}for(;;){const r=o[s-1];if(r===" "||r==="	")s-=
1;else break}const n=(yield*this.pushCount(s))+(yield*this.pushSpaces(!0));return yield*this.pushCount(o.length-n),this.
pushNewline(),"stream"}if(this.atLineEnd()){const s=yield*this.pushSpaces(!0);return yield*this.pushCount(o.length-s),yield*this.
pushNewline(),"stream"}return yield S.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const o=this.charAt(0);if(!o&&
!this.atEnd)return this.setNext("line-start");if(o==="-"||o==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext(
"line-start");const s=this.peek(3);if((s==="---"||s==="...")&&b(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=
0,this.indentNext=0,s==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&
!b(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[o,s]=this.peek(
2);if(!s&&!this.atEnd)return this.setNext("block-start");if((o==="-"||o==="?"||o===":")&&b(s)){const i=(yield*this.pushCount(
1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=i,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);const o=this.getLine();if(o===null)return this.setNext("doc");let s=yield*this.pushIndicators();
switch(o[s]){case"#":yield*this.pushCount(o.length-s);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(
1),"doc";case"*":return yield*this.pushUntil(f),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case"\
>":return s+=yield*this.parseBlockScalarHeader(),s+=yield*this.pushSpaces(!0),yield*this.pushCount(o.length-s),yield*this.
pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let o,s,
i=-1;do o=yield*this.pushNewline(),o>0?(s=yield*this.pushSpaces(!1),this.indentValue=i=s):s=0,s+=yield*this.pushSpaces(!0);while(o+
s>0);const n=this.getLine();if(n===null)return this.setNext("flow");if((i!==-1&&i<this.indentNext&&n[0]!=="#"||i===0&&(n.
startsWith("---")||n.startsWith("..."))&&b(n[3]))&&!(i===this.indentNext-1&&this.flowLevel===1&&(n[0]==="]"||n[0]==="}")))
return this.flowLevel=0,yield S.FLOW_END,yield*this.parseLineStart();let r=0;for(;n[r]===",";)r+=yield*this.pushCount(1),
r+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(r+=yield*this.pushIndicators(),n[r]){case void 0:return"flow";case"#":
return yield*this.pushCount(n.length-r),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=
1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"\
*":return yield*this.pushUntil(f),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{
const c=this.charAt(1);if(this.flowKey||b(c)||c===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(
!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const o=this.charAt(0);let s=this.
buffer.indexOf(o,this.pos+1);if(o==="'")for(;s!==-1&&this.buffer[s+1]==="'";)s=this.buffer.indexOf("'",s+2);else for(;s!==
-1;){let r=0;for(;this.buffer[s-1-r]==="\\";)r+=1;if(r%2===0)break;s=this.buffer.indexOf('"',s+1)}const i=this.buffer.substring(
0,s);let n=i.indexOf(`
`,this.pos);if(n!==-1){for(;n!==-1;){const r=this.continueScalar(n+1);if(r===-1)break;n=i.indexOf(`
`,r)}n!==-1&&(s=n-(i[n-1]==="\r"?2:1))}if(s===-1){if(!this.atEnd)return this.setNext("quoted-scalar");s=this.buffer.length}
return yield*this.pushToIndex(s+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let o=this.pos;for(;;){const s=this.buffer[++o];if(s==="+")this.blockScalarKeep=!0;else if(s>"0"&&s<=
"9")this.blockScalarIndent=Number(s)-1;else if(s!=="-")break}return yield*this.pushUntil(s=>b(s)||s==="#")}*parseBlockScalar(){
let o=this.pos-1,s=0,i;e:for(let r=this.pos;i=this.buffer[r];++r)switch(i){case" ":s+=1;break;case`
`:o=r,s=0;break;case"\r":{const c=this.buffer[r+1];if(!c&&!this.atEnd)return this.setNext("block-scalar");if(c===`
`)break}default:break e}if(!i&&!this.atEnd)return this.setNext("block-scalar");if(s>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=s:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const r=this.continueScalar(
o+1);if(r===-1)break;o=this.buffer.indexOf(`
`,r)}while(o!==-1);if(o===-1){if(!this.atEnd)return this.setNext("block-scalar");o=this.buffer.length}}let n=o+1;for(i=this.
buffer[n];i===" ";)i=this.buffer[++n];if(i==="	"){for(;i==="	"||i===" "||i==="\r"||i===`
`;)i=this.buffer[++n];o=n-1}else if(!this.blockScalarKeep)do{let r=o-1,c=this.buffer[r];c==="\r"&&(c=this.buffer[--r]);const u=r;
for(;c===" ";)c=this.buffer[--r];if(c===`
`&&r>=this.pos&&r+1+s>u)o=r;else break}while(!0);return yield S.SCALAR,yield*this.pushToIndex(o+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
const o=this.flowLevel>0;let s=this.pos-1,i=this.pos-1,n;for(;n=this.buffer[++i];)if(n===":"){const r=this.buffer[i+1];if(b(
r)||o&&y.has(r))break;s=i}else if(b(n)){let r=this.buffer[i+1];if(n==="\r"&&(r===`
`?(i+=1,n=`
`,r=this.buffer[i+1]):s=i),r==="#"||o&&y.has(r))break;if(n===`
`){const c=this.continueScalar(i+1);if(c===-1)break;i=Math.max(i,c-2)}}else{if(o&&y.has(n))break;s=i}return!n&&!this.atEnd?
this.setNext("plain-scalar"):(yield S.SCALAR,yield*this.pushToIndex(s+1,!0),o?"flow":"doc")}*pushCount(o){return o>0?(yield this.
buffer.substr(this.pos,o),this.pos+=o,o):0}*pushToIndex(o,s){const i=this.buffer.slice(this.pos,o);return i?(yield i,this.
pos+=i.length,i.length):(s&&(yield""),0)}*pushIndicators(){let o=0;e:for(;;){switch(this.charAt(0)){case"!":o+=yield*this.
pushTag(),o+=yield*this.pushSpaces(!0);continue e;case"&":o+=yield*this.pushUntil(f),o+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{const s=this.flowLevel>0,i=this.charAt(1);if(b(i)||s&&y.has(i)){s?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,o+=yield*this.pushCount(1),o+=yield*this.pushSpaces(!0);continue e}}}break e}return o}*pushTag(){
if(this.charAt(1)==="<"){let o=this.pos+2,s=this.buffer[o];for(;!b(s)&&s!==">";)s=this.buffer[++o];return yield*this.pushToIndex(
s===">"?o+1:o,!1)}else{let o=this.pos+1,s=this.buffer[o];for(;s;)if(g.has(s))s=this.buffer[++o];else if(s==="%"&&v.has(this.
buffer[o+1])&&v.has(this.buffer[o+2]))s=this.buffer[o+=3];else break;return yield*this.pushToIndex(o,!1)}}*pushNewline(){
const o=this.buffer[this.pos];return o===`
`?yield*this.pushCount(1):o==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(o){let s=this.pos-1,i;do i=this.buffer[++s];while(i===" "||o&&i==="	");const n=s-
this.pos;return n>0&&(yield this.buffer.substr(this.pos,n),this.pos=s),n}*pushUntil(o){let s=this.pos,i=this.buffer[s];for(;!o(
i);)i=this.buffer[++s];return yield*this.pushToIndex(s,!1)}}C.Lexer=d},66628:function(U,C){"use strict";class p{constructor(){
this.lineStarts=[],this.addNewLine=b=>this.lineStarts.push(b),this.linePos=b=>{let v=0,g=this.lineStarts.length;for(;v<g;){
const m=v+g>>1;this.lineStarts[m]<b?v=m+1:g=m}if(this.lineStarts[v]===b)return{line:v+1,col:1};if(v===0)return{line:0,col:b};
const y=this.lineStarts[v-1];return{line:v,col:b-y+1}}}}C.LineCounter=p},3456:function(U,C,p){"use strict";var S=p(932),
b=p(3461),v=p(40361);function g(i,n){for(let r=0;r<i.length;++r)if(i[r].type===n)return!0;return!1}function y(i){for(let n=0;n<
i.length;++n)switch(i[n].type){case"space":case"comment":case"newline":break;default:return n}return-1}function m(i){switch(i?.
type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:
return!1}}function f(i){switch(i.type){case"document":return i.start;case"block-map":{const n=i.items[i.items.length-1];
return n.sep??n.start}case"block-seq":return i.items[i.items.length-1].start;default:return[]}}function d(i){if(i.length===
0)return[];let n=i.length;e:for(;--n>=0;)switch(i[n].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"\
seq-item-ind":case"newline":break e}for(;i[++n]?.type==="space";);return i.splice(n,i.length)}function l(i,n){if(n.length<
1e5)Array.prototype.push.apply(i,n);else for(let r=0;r<n.length;++r)i.push(n[r])}function o(i){if(i.start.type==="flow-s\
eq-start")for(const n of i.items)n.sep&&!n.value&&!g(n.start,"explicit-key-ind")&&!g(n.sep,"map-value-ind")&&(n.key&&(n.
value=n.key),delete n.key,m(n.value)?n.value.end?l(n.value.end,n.sep):n.value.end=n.sep:l(n.start,n.sep),delete n.sep)}class s{constructor(n){
this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type=
"",this.lexer=new v.Lexer,this.onNewLine=n}*parse(n,r=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const c of this.
lexer.lex(n,r))yield*this.next(c);r||(yield*this.end())}*next(n){if(this.source=n,S.env.LOG_TOKENS&&console.log("|",b.prettyToken(
n)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=n.length;return}const r=b.tokenType(n);if(r)if(r==="s\
calar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=r,yield*this.step(),r){case"newline":
this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+n.length);break;case"space":this.atNewLine&&n[0]===
" "&&(this.indent+=n.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=
n.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=n.length}else{const c=`\
Not a YAML token: ${n}`;yield*this.pop({type:"error",offset:this.offset,message:c,source:n}),this.offset+=n.length}}*end(){
for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,
source:this.source}}*step(){const n=this.peek(1);if(this.type==="doc-end"&&n?.type!=="doc-end"){for(;this.stack.length>0;)
yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!n)return yield*this.
stream();switch(n.type){case"document":return yield*this.document(n);case"alias":case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":return yield*this.scalar(n);case"block-scalar":return yield*this.blockScalar(n);case"block-map":return yield*this.
blockMap(n);case"block-seq":return yield*this.blockSequence(n);case"flow-collection":return yield*this.flowCollection(n);case"\
doc-end":return yield*this.documentEnd(n)}yield*this.pop()}peek(n){return this.stack[this.stack.length-n]}*pop(n){const r=n??
this.stack.pop();if(!r)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.
stack.length===0)yield r;else{const c=this.peek(1);switch(r.type==="block-scalar"?r.indent="indent"in c?c.indent:0:r.type===
"flow-collection"&&c.type==="document"&&(r.indent=0),r.type==="flow-collection"&&o(r),c.type){case"document":c.value=r;break;case"\
block-scalar":c.props.push(r);break;case"block-map":{const u=c.items[c.items.length-1];if(u.value){c.items.push({start:[],
key:r,sep:[]}),this.onKeyLine=!0;return}else if(u.sep)u.value=r;else{Object.assign(u,{key:r,sep:[]}),this.onKeyLine=!u.explicitKey;
return}break}case"block-seq":{const u=c.items[c.items.length-1];u.value?c.items.push({start:[],value:r}):u.value=r;break}case"\
flow-collection":{const u=c.items[c.items.length-1];!u||u.value?c.items.push({start:[],key:r,sep:[]}):u.sep?u.value=r:Object.
assign(u,{key:r,sep:[]});return}default:yield*this.pop(),yield*this.pop(r)}if((c.type==="document"||c.type==="block-map"||
c.type==="block-seq")&&(r.type==="block-map"||r.type==="block-seq")){const u=r.items[r.items.length-1];u&&!u.sep&&!u.value&&
u.start.length>0&&y(u.start)===-1&&(r.indent===0||u.start.every(w=>w.type!=="comment"||w.indent<r.indent))&&(c.type==="d\
ocument"?c.end=u.start:c.items.push({start:u.start}),r.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-\
line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"commen\
t":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const n={type:"document",offset:this.offset,
start:[]};this.type==="doc-start"&&n.start.push(this.sourceToken),this.stack.push(n);return}}yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(n){if(n.value)return yield*this.
lineEnd(n);switch(this.type){case"doc-start":{y(n.start)!==-1?(yield*this.pop(),yield*this.step()):n.start.push(this.sourceToken);
return}case"anchor":case"tag":case"space":case"comment":case"newline":n.start.push(this.sourceToken);return}const r=this.
startBlockValue(n);r?this.stack.push(r):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in \
YAML document`,source:this.source}}*scalar(n){if(this.type==="map-value-ind"){const r=f(this.peek(2)),c=d(r);let u;n.end?
(u=n.end,u.push(this.sourceToken),delete n.end):u=[this.sourceToken];const w={type:"block-map",offset:n.offset,indent:n.
indent,items:[{start:c,key:n,sep:u}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=w}else yield*this.lineEnd(n)}*blockScalar(n){
switch(this.type){case"space":case"comment":case"newline":n.props.push(this.sourceToken);return;case"scalar":if(n.source=
this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let r=this.source.indexOf(`
`)+1;for(;r!==0;)this.onNewLine(this.offset+r),r=this.source.indexOf(`
`,r)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(n){const r=n.items[n.items.length-1];
switch(this.type){case"newline":if(this.onKeyLine=!1,r.value){const c="end"in r.value?r.value.end:void 0;(Array.isArray(
c)?c[c.length-1]:void 0)?.type==="comment"?c?.push(this.sourceToken):n.items.push({start:[this.sourceToken]})}else r.sep?
r.sep.push(this.sourceToken):r.start.push(this.sourceToken);return;case"space":case"comment":if(r.value)n.items.push({start:[
this.sourceToken]});else if(r.sep)r.sep.push(this.sourceToken);else{if(this.atIndentedComment(r.start,n.indent)){const u=n.
items[n.items.length-2]?.value?.end;if(Array.isArray(u)){l(u,r.start),u.push(this.sourceToken),n.items.pop();return}}r.start.
push(this.sourceToken)}return}if(this.indent>=n.indent){const c=!this.onKeyLine&&this.indent===n.indent,u=c&&(r.sep||r.explicitKey)&&
this.type!=="seq-item-ind";let w=[];if(u&&r.sep&&!r.value){const E=[];for(let k=0;k<r.sep.length;++k){const O=r.sep[k];switch(O.
type){case"newline":E.push(k);break;case"space":break;case"comment":O.indent>n.indent&&(E.length=0);break;default:E.length=
0}}E.length>=2&&(w=r.sep.splice(E[1]))}switch(this.type){case"anchor":case"tag":u||r.value?(w.push(this.sourceToken),n.items.
push({start:w}),this.onKeyLine=!0):r.sep?r.sep.push(this.sourceToken):r.start.push(this.sourceToken);return;case"explici\
t-key-ind":!r.sep&&!r.explicitKey?(r.start.push(this.sourceToken),r.explicitKey=!0):u||r.value?(w.push(this.sourceToken),
n.items.push({start:w,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{
start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(r.explicitKey)if(r.sep)if(r.
value)n.items.push({start:[],key:null,sep:[this.sourceToken]});else if(g(r.sep,"map-value-ind"))this.stack.push({type:"b\
lock-map",offset:this.offset,indent:this.indent,items:[{start:w,key:null,sep:[this.sourceToken]}]});else if(m(r.key)&&!g(
r.sep,"newline")){const E=d(r.start),k=r.key,O=r.sep;O.push(this.sourceToken),delete r.key,delete r.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:E,key:k,sep:O}]})}else w.length>0?r.sep=r.sep.concat(
w,this.sourceToken):r.sep.push(this.sourceToken);else if(g(r.start,"newline"))Object.assign(r,{key:null,sep:[this.sourceToken]});else{
const E=d(r.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:E,key:null,sep:[
this.sourceToken]}]})}else r.sep?r.value||u?n.items.push({start:w,key:null,sep:[this.sourceToken]}):g(r.sep,"map-value-i\
nd")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):
r.sep.push(this.sourceToken):Object.assign(r,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const E=this.flowScalar(this.type);u||r.value?(n.items.push(
{start:w,key:E,sep:[]}),this.onKeyLine=!0):r.sep?this.stack.push(E):(Object.assign(r,{key:E,sep:[]}),this.onKeyLine=!0);
return}default:{const E=this.startBlockValue(n);if(E){if(E.type==="block-seq"){if(!r.explicitKey&&r.sep&&!g(r.sep,"newli\
ne")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else c&&n.items.push({start:w});this.stack.push(E);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(n){
const r=n.items[n.items.length-1];switch(this.type){case"newline":if(r.value){const c="end"in r.value?r.value.end:void 0;
(Array.isArray(c)?c[c.length-1]:void 0)?.type==="comment"?c?.push(this.sourceToken):n.items.push({start:[this.sourceToken]})}else
r.start.push(this.sourceToken);return;case"space":case"comment":if(r.value)n.items.push({start:[this.sourceToken]});else{
if(this.atIndentedComment(r.start,n.indent)){const u=n.items[n.items.length-2]?.value?.end;if(Array.isArray(u)){l(u,r.start),
u.push(this.sourceToken),n.items.pop();return}}r.start.push(this.sourceToken)}return;case"anchor":case"tag":if(r.value||
this.indent<=n.indent)break;r.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==n.indent)break;r.value||
g(r.start,"seq-item-ind")?n.items.push({start:[this.sourceToken]}):r.start.push(this.sourceToken);return}if(this.indent>
n.indent){const c=this.startBlockValue(n);if(c){this.stack.push(c);return}}yield*this.pop(),yield*this.step()}*flowCollection(n){
const r=n.items[n.items.length-1];if(this.type==="flow-error-end"){let c;do yield*this.pop(),c=this.peek(1);while(c?.type===
"flow-collection")}else if(n.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!r||r.sep?n.items.push(
{start:[this.sourceToken]}):r.start.push(this.sourceToken);return;case"map-value-ind":!r||r.value?n.items.push({start:[],
key:null,sep:[this.sourceToken]}):r.sep?r.sep.push(this.sourceToken):Object.assign(r,{key:null,sep:[this.sourceToken]});
return;case"space":case"comment":case"newline":case"anchor":case"tag":!r||r.value?n.items.push({start:[this.sourceToken]}):
r.sep?r.sep.push(this.sourceToken):r.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-sca\
lar":case"double-quoted-scalar":{const u=this.flowScalar(this.type);!r||r.value?n.items.push({start:[],key:u,sep:[]}):r.
sep?this.stack.push(u):Object.assign(r,{key:u,sep:[]});return}case"flow-map-end":case"flow-seq-end":n.end.push(this.sourceToken);
return}const c=this.startBlockValue(n);c?this.stack.push(c):(yield*this.pop(),yield*this.step())}else{const c=this.peek(
2);if(c.type==="block-map"&&(this.type==="map-value-ind"&&c.indent===n.indent||this.type==="newline"&&!c.items[c.items.length-
1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&c.type!=="flow-collection"){const u=f(c),
w=d(u);o(n);const E=n.end.splice(1,n.end.length);E.push(this.sourceToken);const k={type:"block-map",offset:n.offset,indent:n.
indent,items:[{start:w,key:n,sep:E}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=k}else yield*this.lineEnd(n)}}flowScalar(n){
if(this.onNewLine){let r=this.source.indexOf(`
`)+1;for(;r!==0;)this.onNewLine(this.offset+r),r=this.source.indexOf(`
`,r)+1}return{type:n,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(n){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;const r=f(n),c=d(r);return c.push(this.sourceToken),{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:c,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const r=f(n),c=d(r);return{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:c,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(n,r){
return this.type!=="comment"||this.indent<=r?!1:n.every(c=>c.type==="newline"||c.type==="space")}*documentEnd(n){this.type!==
"doc-mode"&&(n.end?n.end.push(this.sourceToken):n.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(n){
switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.
pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:n.end?n.end.push(this.sourceToken):n.end=[this.sourceToken],
this.type==="newline"&&(yield*this.pop())}}}C.Parser=s},84047:function(U,C,p){"use strict";var S=p(89984),b=p(3021),v=p(
91464),g=p(57249),y=p(41127),m=p(66628),f=p(3456);function d(n){const r=n.prettyErrors!==!1;return{lineCounter:n.lineCounter||
r&&new m.LineCounter||null,prettyErrors:r}}function l(n,r={}){const{lineCounter:c,prettyErrors:u}=d(r),w=new f.Parser(c?.
addNewLine),E=new S.Composer(r),k=Array.from(E.compose(w.parse(n)));if(u&&c)for(const O of k)O.errors.forEach(v.prettifyError(
n,c)),O.warnings.forEach(v.prettifyError(n,c));return k.length>0?k:Object.assign([],{empty:!0},E.streamInfo())}function o(n,r={}){
const{lineCounter:c,prettyErrors:u}=d(r),w=new f.Parser(c?.addNewLine),E=new S.Composer(r);let k=null;for(const O of E.compose(
w.parse(n),!0,n.length))if(!k)k=O;else if(k.options.logLevel!=="silent"){k.errors.push(new v.YAMLParseError(O.range.slice(
0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return u&&c&&(k.errors.
forEach(v.prettifyError(n,c)),k.warnings.forEach(v.prettifyError(n,c))),k}function s(n,r,c){let u;typeof r=="function"?u=
r:c===void 0&&r&&typeof r=="object"&&(c=r);const w=o(n,c);if(!w)return null;if(w.warnings.forEach(E=>g.warn(w.options.logLevel,
E)),w.errors.length>0){if(w.options.logLevel!=="silent")throw w.errors[0];w.errors=[]}return w.toJS(Object.assign({reviver:u},
c))}function i(n,r,c){let u=null;if(typeof r=="function"||Array.isArray(r)?u=r:c===void 0&&r&&(c=r),typeof c=="string"&&
(c=c.length),typeof c=="number"){const w=Math.round(c);c=w<1?void 0:w>8?{indent:8}:{indent:w}}if(n===void 0){const{keepUndefined:w}=c??
r??{};if(!w)return}return y.isDocument(n)&&!u?n.toString(c):new b.Document(n,u,c).toString(c)}C.parse=s,C.parseAllDocuments=
l,C.parseDocument=o,C.stringify=i},45840:function(U,C,p){"use strict";var S=p(41127),b=p(47451),v=p(1706),g=p(66464),y=p(
90018);const m=(d,l)=>d.key<l.key?-1:d.key>l.key?1:0;class f{constructor({compat:l,customTags:o,merge:s,resolveKnownTags:i,
schema:n,sortMapEntries:r,toStringDefaults:c}){this.compat=Array.isArray(l)?y.getTags(l,"compat"):l?y.getTags(null,l):null,
this.name=typeof n=="string"&&n||"core",this.knownTags=i?y.coreKnownTags:{},this.tags=y.getTags(o,this.name,s),this.toStringOptions=
c??null,Object.defineProperty(this,S.MAP,{value:b.map}),Object.defineProperty(this,S.SCALAR,{value:g.string}),Object.defineProperty(
this,S.SEQ,{value:v.seq}),this.sortMapEntries=typeof r=="function"?r:r===!0?m:null}clone(){const l=Object.create(f.prototype,
Object.getOwnPropertyDescriptors(this));return l.tags=this.tags.slice(),l}}C.Schema=f},47451:function(U,C,p){"use strict";
var S=p(41127),b=p(84454);const v={collection:"map",default:!0,nodeClass:b.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(g,y){
return S.isMap(g)||y("Expected a mapping for this tag"),g},createNode:(g,y,m)=>b.YAMLMap.from(g,y,m)};C.map=v},73632:function(U,C,p){
"use strict";var S=p(63301);const b={identify:v=>v==null,createNode:()=>new S.Scalar(null),default:!0,tag:"tag:yaml.org,\
2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new S.Scalar(null),stringify:({source:v},g)=>typeof v=="string"&&b.test.
test(v)?v:g.options.nullStr};C.nullTag=b},1706:function(U,C,p){"use strict";var S=p(41127),b=p(92223);const v={collection:"\
seq",default:!0,nodeClass:b.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(g,y){return S.isSeq(g)||y("Expected a sequence f\
or this tag"),g},createNode:(g,y,m)=>b.YAMLSeq.from(g,y,m)};C.seq=v},66464:function(U,C,p){"use strict";var S=p(83069);const b={
identify:v=>typeof v=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:v=>v,stringify(v,g,y,m){return g=Object.assign(
{actualString:!0},g),S.stringifyString(v,g,y,m)}};C.string=b},73959:function(U,C,p){"use strict";var S=p(63301);const b={
identify:v=>typeof v=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:v=>new S.
Scalar(v[0]==="t"||v[0]==="T"),stringify({source:v,value:g},y){if(v&&b.test.test(v)){const m=v[0]==="t"||v[0]==="T";if(g===
m)return v}return g?y.options.trueStr:y.options.falseStr}};C.boolTag=b},38405:function(U,C,p){"use strict";var S=p(63301),
b=p(28689);const v={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:m=>m.slice(-3).toLowerCase()==="nan"?NaN:m[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:b.
stringifyNumber},g={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:m=>parseFloat(m),stringify(m){const f=Number(m.value);return isFinite(f)?f.toExponential():b.stringifyNumber(m)}},
y={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(m){
const f=new S.Scalar(parseFloat(m)),d=m.indexOf(".");return d!==-1&&m[m.length-1]==="0"&&(f.minFractionDigits=m.length-d-
1),f},stringify:b.stringifyNumber};C.float=y,C.floatExp=g,C.floatNaN=v},59874:function(U,C,p){"use strict";var S=p(28689);
const b=d=>typeof d=="bigint"||Number.isInteger(d),v=(d,l,o,{intAsBigInt:s})=>s?BigInt(d):parseInt(d.substring(l),o);function g(d,l,o){
const{value:s}=d;return b(s)&&s>=0?o+s.toString(l):S.stringifyNumber(d)}const y={identify:d=>b(d)&&d>=0,default:!0,tag:"\
tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(d,l,o)=>v(d,2,8,o),stringify:d=>g(d,8,"0o")},m={identify:b,
default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(d,l,o)=>v(d,0,10,o),stringify:S.stringifyNumber},f={
identify:d=>b(d)&&d>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(d,l,o)=>v(d,
2,16,o),stringify:d=>g(d,16,"0x")};C.int=m,C.intHex=f,C.intOct=y},70896:function(U,C,p){"use strict";var S=p(47451),b=p(
73632),v=p(1706),g=p(66464),y=p(73959),m=p(38405),f=p(59874);const d=[S.map,v.seq,g.string,b.nullTag,y.boolTag,f.intOct,
f.int,f.intHex,m.floatNaN,m.floatExp,m.float];C.schema=d},33559:function(U,C,p){"use strict";var S=p(63301),b=p(47451),v=p(
1706);function g(l){return typeof l=="bigint"||Number.isInteger(l)}const y=({value:l})=>JSON.stringify(l),m=[{identify:l=>typeof l==
"string",default:!0,tag:"tag:yaml.org,2002:str",resolve:l=>l,stringify:y},{identify:l=>l==null,createNode:()=>new S.Scalar(
null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:y},{identify:l=>typeof l=="boolea\
n",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:l=>l==="true",stringify:y},{identify:g,default:!0,
tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(l,o,{intAsBigInt:s})=>s?BigInt(l):parseInt(l,10),stringify:({
value:l})=>g(l)?l.toString():JSON.stringify(l)},{identify:l=>typeof l=="number",default:!0,tag:"tag:yaml.org,2002:float",
test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:l=>parseFloat(l),stringify:y}],f={default:!0,tag:"",
test:/^/,resolve(l,o){return o(`Unresolved plain scalar ${JSON.stringify(l)}`),l}},d=[b.map,v.seq].concat(m,f);C.schema=
d},90018:function(U,C,p){"use strict";var S=p(47451),b=p(73632),v=p(1706),g=p(66464),y=p(73959),m=p(38405),f=p(59874),d=p(
70896),l=p(33559),o=p(56083),s=p(90452),i=p(50303),n=p(18385),r=p(35913),c=p(81528),u=p(24371);const w=new Map([["core",
d.schema],["failsafe",[S.map,v.seq,g.string]],["json",l.schema],["yaml11",r.schema],["yaml-1.1",r.schema]]),E={binary:o.
binary,bool:y.boolTag,float:m.float,floatExp:m.floatExp,floatNaN:m.floatNaN,floatTime:u.floatTime,int:f.int,intHex:f.intHex,
intOct:f.intOct,intTime:u.intTime,map:S.map,merge:s.merge,null:b.nullTag,omap:i.omap,pairs:n.pairs,seq:v.seq,set:c.set,timestamp:u.
timestamp},k={"tag:yaml.org,2002:binary":o.binary,"tag:yaml.org,2002:merge":s.merge,"tag:yaml.org,2002:omap":i.omap,"tag\
:yaml.org,2002:pairs":n.pairs,"tag:yaml.org,2002:set":c.set,"tag:yaml.org,2002:timestamp":u.timestamp};function O(L,N,R){
const x=w.get(N);if(x&&!L)return R&&!x.includes(s.merge)?x.concat(s.merge):x.slice();let P=x;if(!P)if(Array.isArray(L))P=
[];else{const W=Array.from(w.keys()).filter(_=>_!=="yaml11").map(_=>JSON.stringify(_)).join(", ");throw new Error(`Unkno\
wn schema "${N}"; use one of ${W} or define customTags array`)}if(Array.isArray(L))for(const W of L)P=P.concat(W);else typeof L==
"function"&&(P=L(P.slice()));return R&&(P=P.concat(s.merge)),P.reduce((W,_)=>{const z=typeof _=="string"?E[_]:_;if(!z){const se=JSON.
stringify(_),ge=Object.keys(E).map(me=>JSON.stringify(me)).join(", ");throw new Error(`Unknown custom tag ${se}; use one\
 of ${ge}`)}return W.includes(z)||W.push(z),W},[])}C.coreKnownTags=k,C.getTags=O},56083:function(U,C,p){"use strict";var S=p(
20181),b=p(63301),v=p(83069);const g={identify:y=>y instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(y,m){
if(typeof S.Buffer=="function")return S.Buffer.from(y,"base64");if(typeof atob=="function"){const f=atob(y.replace(/[\n\r]/g,
"")),d=new Uint8Array(f.length);for(let l=0;l<f.length;++l)d[l]=f.charCodeAt(l);return d}else return m("This environment\
 does not support reading binary tags; either Buffer or atob is required"),y},stringify({comment:y,type:m,value:f},d,l,o){
if(!f)return"";const s=f;let i;if(typeof S.Buffer=="function")i=s instanceof S.Buffer?s.toString("base64"):S.Buffer.from(
s.buffer).toString("base64");else if(typeof btoa=="function"){let n="";for(let r=0;r<s.length;++r)n+=String.fromCharCode(
s[r]);i=btoa(n)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is re\
quired");if(m??(m=b.Scalar.BLOCK_LITERAL),m!==b.Scalar.QUOTE_DOUBLE){const n=Math.max(d.options.lineWidth-d.indent.length,
d.options.minContentWidth),r=Math.ceil(i.length/n),c=new Array(r);for(let u=0,w=0;u<r;++u,w+=n)c[u]=i.substr(w,n);i=c.join(
m===b.Scalar.BLOCK_LITERAL?`
`:" ")}return v.stringifyString({comment:y,type:m,value:i},d,l,o)}};C.binary=g},88398:function(U,C,p){"use strict";var S=p(
63301);function b({value:y,source:m},f){return m&&(y?v:g).test.test(m)?m:y?f.options.trueStr:f.options.falseStr}const v={
identify:y=>y===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new S.
Scalar(!0),stringify:b},g={identify:y=>y===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new S.Scalar(!1),stringify:b};C.falseTag=g,C.trueTag=v},35782:function(U,C,p){"use strict";var S=p(63301),b=p(
28689);const v={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:m=>m.slice(-3).toLowerCase()==="nan"?NaN:m[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:b.
stringifyNumber},g={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:m=>parseFloat(m.replace(/_/g,"")),stringify(m){const f=Number(m.value);return isFinite(f)?f.toExponential():b.stringifyNumber(
m)}},y={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(m){const f=new S.Scalar(parseFloat(m.replace(/_/g,""))),d=m.indexOf(".");if(d!==-1){const l=m.substring(d+1).replace(
/_/g,"");l[l.length-1]==="0"&&(f.minFractionDigits=l.length)}return f},stringify:b.stringifyNumber};C.float=y,C.floatExp=
g,C.floatNaN=v},10873:function(U,C,p){"use strict";var S=p(28689);const b=l=>typeof l=="bigint"||Number.isInteger(l);function v(l,o,s,{
intAsBigInt:i}){const n=l[0];if((n==="-"||n==="+")&&(o+=1),l=l.substring(o).replace(/_/g,""),i){switch(s){case 2:l=`0b${l}`;
break;case 8:l=`0o${l}`;break;case 16:l=`0x${l}`;break}const c=BigInt(l);return n==="-"?BigInt(-1)*c:c}const r=parseInt(
l,s);return n==="-"?-1*r:r}function g(l,o,s){const{value:i}=l;if(b(i)){const n=i.toString(o);return i<0?"-"+s+n.substr(1):
s+n}return S.stringifyNumber(l)}const y={identify:b,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(l,o,s)=>v(l,2,2,s),stringify:l=>g(l,2,"0b")},m={identify:b,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",
test:/^[-+]?0[0-7_]+$/,resolve:(l,o,s)=>v(l,1,8,s),stringify:l=>g(l,8,"0")},f={identify:b,default:!0,tag:"tag:yaml.org,2\
002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(l,o,s)=>v(l,0,10,s),stringify:S.stringifyNumber},d={identify:b,default:!0,tag:"\
tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(l,o,s)=>v(l,2,16,s),stringify:l=>g(l,16,"0x")};
C.int=f,C.intBin=y,C.intHex=d,C.intOct=m},90452:function(U,C,p){"use strict";var S=p(41127),b=p(63301);const v="<<",g={identify:l=>l===
v||typeof l=="symbol"&&l.description===v,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(
new b.Scalar(Symbol(v)),{addToJSMap:m}),stringify:()=>v},y=(l,o)=>(g.identify(o)||S.isScalar(o)&&(!o.type||o.type===b.Scalar.
PLAIN)&&g.identify(o.value))&&l?.doc.schema.tags.some(s=>s.tag===g.tag&&s.default);function m(l,o,s){const i=d(l,s);if(S.
isSeq(i))for(const n of i.items)f(l,o,n);else if(Array.isArray(i))for(const n of i)f(l,o,n);else f(l,o,i)}function f(l,o,s){
const i=d(l,s);if(!S.isMap(i))throw new Error("Merge sources must be maps or map aliases");const n=i.toJSON(null,l,Map);
for(const[r,c]of n)o instanceof Map?o.has(r)||o.set(r,c):o instanceof Set?o.add(r):Object.prototype.hasOwnProperty.call(
o,r)||Object.defineProperty(o,r,{value:c,writable:!0,enumerable:!0,configurable:!0});return o}function d(l,o){return l&&
S.isAlias(o)?o.resolve(l.doc,l):o}C.addMergeToJSMap=m,C.isMergeKey=y,C.merge=g},50303:function(U,C,p){"use strict";var S=p(
41127),b=p(74043),v=p(84454),g=p(92223),y=p(18385);class m extends g.YAMLSeq{constructor(){super(),this.add=v.YAMLMap.prototype.
add.bind(this),this.delete=v.YAMLMap.prototype.delete.bind(this),this.get=v.YAMLMap.prototype.get.bind(this),this.has=v.
YAMLMap.prototype.has.bind(this),this.set=v.YAMLMap.prototype.set.bind(this),this.tag=m.tag}toJSON(l,o){if(!o)return super.
toJSON(l);const s=new Map;o?.onCreate&&o.onCreate(s);for(const i of this.items){let n,r;if(S.isPair(i)?(n=b.toJS(i.key,"",
o),r=b.toJS(i.value,n,o)):n=b.toJS(i,"",o),s.has(n))throw new Error("Ordered maps must not include duplicate keys");s.set(
n,r)}return s}static from(l,o,s){const i=y.createPairs(l,o,s),n=new this;return n.items=i.items,n}}m.tag="tag:yaml.org,2\
002:omap";const f={collection:"seq",identify:d=>d instanceof Map,nodeClass:m,default:!1,tag:"tag:yaml.org,2002:omap",resolve(d,l){
const o=y.resolvePairs(d,l),s=[];for(const{key:i}of o.items)S.isScalar(i)&&(s.includes(i.value)?l(`Ordered maps must not\
 include duplicate keys: ${i.value}`):s.push(i.value));return Object.assign(new m,o)},createNode:(d,l,o)=>m.from(d,l,o)};
C.YAMLOMap=m,C.omap=f},18385:function(U,C,p){"use strict";var S=p(41127),b=p(57165),v=p(63301),g=p(92223);function y(d,l){
if(S.isSeq(d))for(let o=0;o<d.items.length;++o){let s=d.items[o];if(!S.isPair(s)){if(S.isMap(s)){s.items.length>1&&l("Ea\
ch pair must have its own sequence indicator");const i=s.items[0]||new b.Pair(new v.Scalar(null));if(s.commentBefore&&(i.
key.commentBefore=i.key.commentBefore?`${s.commentBefore}
${i.key.commentBefore}`:s.commentBefore),s.comment){const n=i.value??i.key;n.comment=n.comment?`${s.comment}
${n.comment}`:s.comment}s=i}d.items[o]=S.isPair(s)?s:new b.Pair(s)}}else l("Expected a sequence for this tag");return d}
function m(d,l,o){const{replacer:s}=o,i=new g.YAMLSeq(d);i.tag="tag:yaml.org,2002:pairs";let n=0;if(l&&Symbol.iterator in
Object(l))for(let r of l){typeof s=="function"&&(r=s.call(l,String(n++),r));let c,u;if(Array.isArray(r))if(r.length===2)
c=r[0],u=r[1];else throw new TypeError(`Expected [key, value] tuple: ${r}`);else if(r&&r instanceof Object){const w=Object.
keys(r);if(w.length===1)c=w[0],u=r[c];else throw new TypeError(`Expected tuple with one key, not ${w.length} keys`)}else
c=r;i.items.push(b.createPair(c,u,o))}return i}const f={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:y,
createNode:m};C.createPairs=m,C.pairs=f,C.resolvePairs=y},35913:function(U,C,p){"use strict";var S=p(47451),b=p(73632),v=p(
1706),g=p(66464),y=p(56083),m=p(88398),f=p(35782),d=p(10873),l=p(90452),o=p(50303),s=p(18385),i=p(81528),n=p(24371);const r=[
S.map,v.seq,g.string,b.nullTag,m.trueTag,m.falseTag,d.intBin,d.intOct,d.int,d.intHex,f.floatNaN,f.floatExp,f.float,y.binary,
l.merge,o.omap,s.pairs,i.set,n.intTime,n.floatTime,n.timestamp];C.schema=r},81528:function(U,C,p){"use strict";var S=p(41127),
b=p(57165),v=p(84454);class g extends v.YAMLMap{constructor(f){super(f),this.tag=g.tag}add(f){let d;S.isPair(f)?d=f:f&&typeof f==
"object"&&"key"in f&&"value"in f&&f.value===null?d=new b.Pair(f.key,null):d=new b.Pair(f,null),v.findPair(this.items,d.key)||
this.items.push(d)}get(f,d){const l=v.findPair(this.items,f);return!d&&S.isPair(l)?S.isScalar(l.key)?l.key.value:l.key:l}set(f,d){
if(typeof d!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof d}`);const l=v.
findPair(this.items,f);l&&!d?this.items.splice(this.items.indexOf(l),1):!l&&d&&this.items.push(new b.Pair(f))}toJSON(f,d){
return super.toJSON(f,d,Set)}toString(f,d,l){if(!f)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.
toString(Object.assign({},f,{allNullValues:!0}),d,l);throw new Error("Set items must all have null values")}static from(f,d,l){
const{replacer:o}=l,s=new this(f);if(d&&Symbol.iterator in Object(d))for(let i of d)typeof o=="function"&&(i=o.call(d,i,
i)),s.items.push(b.createPair(i,null,l));return s}}g.tag="tag:yaml.org,2002:set";const y={collection:"map",identify:m=>m instanceof
Set,nodeClass:g,default:!1,tag:"tag:yaml.org,2002:set",createNode:(m,f,d)=>g.from(m,f,d),resolve(m,f){if(S.isMap(m)){if(m.
hasAllNullValues(!0))return Object.assign(new g,m);f("Set items must all have null values")}else f("Expected a mapping f\
or this tag");return m}};C.YAMLSet=g,C.set=y},24371:function(U,C,p){"use strict";var S=p(28689);function b(f,d){const l=f[0],
o=l==="-"||l==="+"?f.substring(1):f,s=n=>d?BigInt(n):Number(n),i=o.replace(/_/g,"").split(":").reduce((n,r)=>n*s(60)+s(r),
s(0));return l==="-"?s(-1)*i:i}function v(f){let{value:d}=f,l=n=>n;if(typeof d=="bigint")l=n=>BigInt(n);else if(isNaN(d)||
!isFinite(d))return S.stringifyNumber(f);let o="";d<0&&(o="-",d*=l(-1));const s=l(60),i=[d%s];return d<60?i.unshift(0):(d=
(d-i[0])/s,i.unshift(d%s),d>=60&&(d=(d-i[0])/s,i.unshift(d))),o+i.map(n=>String(n).padStart(2,"0")).join(":").replace(/000000\d*$/,
"")}const g={identify:f=>typeof f=="bigint"||Number.isInteger(f),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:(f,d,{intAsBigInt:l})=>b(f,l),stringify:v},y={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:f\
loat",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:f=>b(f,!1),stringify:v},m={identify:f=>f instanceof
Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0\
-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(f){const d=f.match(
m.test);if(!d)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,l,o,s,i,n,r]=d.map(Number),
c=d[7]?Number((d[7]+"00").substr(1,3)):0;let u=Date.UTC(l,o-1,s,i||0,n||0,r||0,c);const w=d[8];if(w&&w!=="Z"){let E=b(w,
!1);Math.abs(E)<30&&(E*=60),u-=6e4*E}return new Date(u)},stringify:({value:f})=>f?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""};C.floatTime=y,C.intTime=g,C.timestamp=m},34475:function(U,C){"use strict";const p="flow",S="block",b="quoted";function v(y,m,f="\
flow",{indentAtStart:d,lineWidth:l=80,minContentWidth:o=20,onFold:s,onOverflow:i}={}){if(!l||l<0)return y;l<o&&(o=0);const n=Math.
max(1+o,1+l-m.length);if(y.length<=n)return y;const r=[],c={};let u=l-m.length;typeof d=="number"&&(d>l-Math.max(2,o)?r.
push(0):u=l-d);let w,E,k=!1,O=-1,L=-1,N=-1;f===S&&(O=g(y,O,m.length),O!==-1&&(u=O+n));for(let x;x=y[O+=1];){if(f===b&&x===
"\\"){switch(L=O,y[O+1]){case"x":O+=3;break;case"u":O+=5;break;case"U":O+=9;break;default:O+=1}N=O}if(x===`
`)f===S&&(O=g(y,O,m.length)),u=O+m.length+n,w=void 0;else{if(x===" "&&E&&E!==" "&&E!==`
`&&E!=="	"){const P=y[O+1];P&&P!==" "&&P!==`
`&&P!=="	"&&(w=O)}if(O>=u)if(w)r.push(w),u=w+n,w=void 0;else if(f===b){for(;E===" "||E==="	";)E=x,x=y[O+=1],k=!0;const P=O>
N+1?O-2:L-1;if(c[P])return y;r.push(P),c[P]=!0,u=P+n,w=void 0}else k=!0}E=x}if(k&&i&&i(),r.length===0)return y;s&&s();let R=y.
slice(0,r[0]);for(let x=0;x<r.length;++x){const P=r[x],W=r[x+1]||y.length;P===0?R=`
${m}${y.slice(0,W)}`:(f===b&&c[P]&&(R+=`${y[P]}\\`),R+=`
${m}${y.slice(P+1,W)}`)}return R}function g(y,m,f){let d=m,l=m+1,o=y[l];for(;o===" "||o==="	";)if(m<l+f)o=y[++m];else{do
o=y[++m];while(o&&o!==`
`);d=m,l=m+1,o=y[l]}return d}C.FOLD_BLOCK=S,C.FOLD_FLOW=p,C.FOLD_QUOTED=b,C.foldFlowLines=v},2148:function(U,C,p){"use s\
trict";var S=p(71596),b=p(41127),v=p(59799),g=p(83069);function y(l,o){const s=Object.assign({blockQuote:!0,commentString:v.
stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,
trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},l.schema.toStringOptions,o);let i;switch(s.collectionStyle){case"bl\
ock":i=!1;break;case"flow":i=!0;break;default:i=null}return{anchors:new Set,doc:l,flowCollectionPadding:s.flowCollectionPadding?
" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:i,options:s}}function m(l,o){if(o.
tag){const n=l.filter(r=>r.tag===o.tag);if(n.length>0)return n.find(r=>r.format===o.format)??n[0]}let s,i;if(b.isScalar(
o)){i=o.value;let n=l.filter(r=>r.identify?.(i));if(n.length>1){const r=n.filter(c=>c.test);r.length>0&&(n=r)}s=n.find(r=>r.
format===o.format)??n.find(r=>!r.format)}else i=o,s=l.find(n=>n.nodeClass&&i instanceof n.nodeClass);if(!s){const n=i?.constructor?.
name??(i===null?"null":typeof i);throw new Error(`Tag not resolved for ${n} value`)}return s}function f(l,o,{anchors:s,doc:i}){
if(!i.directives)return"";const n=[],r=(b.isScalar(l)||b.isCollection(l))&&l.anchor;r&&S.anchorIsValid(r)&&(s.add(r),n.push(
`&${r}`));const c=l.tag??(o.default?null:o.tag);return c&&n.push(i.directives.tagString(c)),n.join(" ")}function d(l,o,s,i){
if(b.isPair(l))return l.toString(o,s,i);if(b.isAlias(l)){if(o.doc.directives)return l.toString(o);if(o.resolvedAliases?.
has(l))throw new TypeError("Cannot stringify circular structure without alias nodes");o.resolvedAliases?o.resolvedAliases.
add(l):o.resolvedAliases=new Set([l]),l=l.resolve(o.doc)}let n;const r=b.isNode(l)?l:o.doc.createNode(l,{onTagObj:w=>n=w});
n??(n=m(o.doc.schema.tags,r));const c=f(r,n,o);c.length>0&&(o.indentAtStart=(o.indentAtStart??0)+c.length+1);const u=typeof n.
stringify=="function"?n.stringify(r,o,s,i):b.isScalar(r)?g.stringifyString(r,o,s,i):r.toString(o,s,i);return c?b.isScalar(
r)||u[0]==="{"||u[0]==="["?`${c} ${u}`:`${c}
${o.indent}${u}`:u}C.createStringifyContext=y,C.stringify=d},61212:function(U,C,p){"use strict";var S=p(41127),b=p(2148),
v=p(59799);function g(d,l,o){return(l.inFlow??d.flow?m:y)(d,l,o)}function y({comment:d,items:l},o,{blockItemPrefix:s,flowChars:i,
itemIndent:n,onChompKeep:r,onComment:c}){const{indent:u,options:{commentString:w}}=o,E=Object.assign({},o,{indent:n,type:null});
let k=!1;const O=[];for(let N=0;N<l.length;++N){const R=l[N];let x=null;if(S.isNode(R))!k&&R.spaceBefore&&O.push(""),f(o,
O,R.commentBefore,k),R.comment&&(x=R.comment);else if(S.isPair(R)){const W=S.isNode(R.key)?R.key:null;W&&(!k&&W.spaceBefore&&
O.push(""),f(o,O,W.commentBefore,k))}k=!1;let P=b.stringify(R,E,()=>x=null,()=>k=!0);x&&(P+=v.lineComment(P,n,w(x))),k&&
x&&(k=!1),O.push(s+P)}let L;if(O.length===0)L=i.start+i.end;else{L=O[0];for(let N=1;N<O.length;++N){const R=O[N];L+=R?`
${u}${R}`:`
`}}return d?(L+=`
`+v.indentComment(w(d),u),c&&c()):k&&r&&r(),L}function m({items:d},l,{flowChars:o,itemIndent:s}){const{indent:i,indentStep:n,
flowCollectionPadding:r,options:{commentString:c}}=l;s+=n;const u=Object.assign({},l,{indent:s,inFlow:!0,type:null});let w=!1,
E=0;const k=[];for(let N=0;N<d.length;++N){const R=d[N];let x=null;if(S.isNode(R))R.spaceBefore&&k.push(""),f(l,k,R.commentBefore,
!1),R.comment&&(x=R.comment);else if(S.isPair(R)){const W=S.isNode(R.key)?R.key:null;W&&(W.spaceBefore&&k.push(""),f(l,k,
W.commentBefore,!1),W.comment&&(w=!0));const _=S.isNode(R.value)?R.value:null;_?(_.comment&&(x=_.comment),_.commentBefore&&
(w=!0)):R.value==null&&W?.comment&&(x=W.comment)}x&&(w=!0);let P=b.stringify(R,u,()=>x=null);w||(w=k.length>E||P.includes(
`
`)),N<d.length-1?P+=",":l.options.trailingComma&&(l.options.lineWidth>0&&(w||(w=k.reduce((W,_)=>W+_.length+2,2)+(P.length+
2)>l.options.lineWidth)),w&&(P+=",")),x&&(P+=v.lineComment(P,s,c(x))),k.push(P),E=k.length}const{start:O,end:L}=o;if(k.length===
0)return O+L;if(!w){const N=k.reduce((R,x)=>R+x.length+2,2);w=l.options.lineWidth>0&&N>l.options.lineWidth}if(w){let N=O;
for(const R of k)N+=R?`
${n}${i}${R}`:`
`;return`${N}
${i}${L}`}else return`${O}${r}${k.join(" ")}${r}${L}`}function f({indent:d,options:{commentString:l}},o,s,i){if(s&&i&&(s=
s.replace(/^\n+/,"")),s){const n=v.indentComment(l(s),d);o.push(n.trimStart())}}C.stringifyCollection=g},59799:function(U,C){
"use strict";const p=v=>v.replace(/^(?!$)(?: $)?/gm,"#");function S(v,g){return/^\n+$/.test(v)?v.substring(1):g?v.replace(
/^(?! *$)/gm,g):v}const b=(v,g,y)=>v.endsWith(`
`)?S(y,g):y.includes(`
`)?`
`+S(y,g):(v.endsWith(" ")?"":" ")+y;C.indentComment=S,C.lineComment=b,C.stringifyComment=p},6829:function(U,C,p){"use st\
rict";var S=p(41127),b=p(2148),v=p(59799);function g(y,m){const f=[];let d=m.directives===!0;if(m.directives!==!1&&y.directives){
const n=y.directives.toString(y);n?(f.push(n),d=!0):y.directives.docStart&&(d=!0)}d&&f.push("---");const l=b.createStringifyContext(
y,m),{commentString:o}=l.options;if(y.commentBefore){f.length!==1&&f.unshift("");const n=o(y.commentBefore);f.unshift(v.
indentComment(n,""))}let s=!1,i=null;if(y.contents){if(S.isNode(y.contents)){if(y.contents.spaceBefore&&d&&f.push(""),y.
contents.commentBefore){const c=o(y.contents.commentBefore);f.push(v.indentComment(c,""))}l.forceBlockIndent=!!y.comment,
i=y.contents.comment}const n=i?void 0:()=>s=!0;let r=b.stringify(y.contents,l,()=>i=null,n);i&&(r+=v.lineComment(r,"",o(
i))),(r[0]==="|"||r[0]===">")&&f[f.length-1]==="---"?f[f.length-1]=`--- ${r}`:f.push(r)}else f.push(b.stringify(y.contents,
l));if(y.directives?.docEnd)if(y.comment){const n=o(y.comment);n.includes(`
`)?(f.push("..."),f.push(v.indentComment(n,""))):f.push(`... ${n}`)}else f.push("...");else{let n=y.comment;n&&s&&(n=n.replace(
/^\n+/,"")),n&&((!s||i)&&f[f.length-1]!==""&&f.push(""),f.push(v.indentComment(o(n),"")))}return f.join(`
`)+`
`}C.stringifyDocument=g},28689:function(U,C){"use strict";function p({format:S,minFractionDigits:b,tag:v,value:g}){if(typeof g==
"bigint")return String(g);const y=typeof g=="number"?g:Number(g);if(!isFinite(y))return isNaN(y)?".nan":y<0?"-.inf":".in\
f";let m=Object.is(g,-0)?"-0":JSON.stringify(g);if(!S&&b&&(!v||v==="tag:yaml.org,2002:float")&&/^-?\d/.test(m)&&!m.includes(
"e")){let f=m.indexOf(".");f<0&&(f=m.length,m+=".");let d=b-(m.length-f-1);for(;d-- >0;)m+="0"}return m}C.stringifyNumber=
p},59748:function(U,C,p){"use strict";var S=p(41127),b=p(63301),v=p(2148),g=p(59799);function y({key:m,value:f},d,l,o){const{
allNullValues:s,doc:i,indent:n,indentStep:r,options:{commentString:c,indentSeq:u,simpleKeys:w}}=d;let E=S.isNode(m)&&m.comment||
null;if(w){if(E)throw new Error("With simple keys, key nodes cannot have comments");if(S.isCollection(m)||!S.isNode(m)&&
typeof m=="object"){const se="With simple keys, collection cannot be used as a key value";throw new Error(se)}}let k=!w&&
(!m||E&&f==null&&!d.inFlow||S.isCollection(m)||(S.isScalar(m)?m.type===b.Scalar.BLOCK_FOLDED||m.type===b.Scalar.BLOCK_LITERAL:
typeof m=="object"));d=Object.assign({},d,{allNullValues:!1,implicitKey:!k&&(w||!s),indent:n+r});let O=!1,L=!1,N=v.stringify(
m,d,()=>O=!0,()=>L=!0);if(!k&&!d.inFlow&&N.length>1024){if(w)throw new Error("With simple keys, single line scalar must \
not span more than 1024 characters");k=!0}if(d.inFlow){if(s||f==null)return O&&l&&l(),N===""?"?":k?`? ${N}`:N}else if(s&&
!w||f==null&&k)return N=`? ${N}`,E&&!O?N+=g.lineComment(N,d.indent,c(E)):L&&o&&o(),N;O&&(E=null),k?(E&&(N+=g.lineComment(
N,d.indent,c(E))),N=`? ${N}
${n}:`):(N=`${N}:`,E&&(N+=g.lineComment(N,d.indent,c(E))));let R,x,P;S.isNode(f)?(R=!!f.spaceBefore,x=f.commentBefore,P=
f.comment):(R=!1,x=null,P=null,f&&typeof f=="object"&&(f=i.createNode(f))),d.implicitKey=!1,!k&&!E&&S.isScalar(f)&&(d.indentAtStart=
N.length+1),L=!1,!u&&r.length>=2&&!d.inFlow&&!k&&S.isSeq(f)&&!f.flow&&!f.tag&&!f.anchor&&(d.indent=d.indent.substring(2));
let W=!1;const _=v.stringify(f,d,()=>W=!0,()=>L=!0);let z=" ";if(E||R||x){if(z=R?`
`:"",x){const se=c(x);z+=`
${g.indentComment(se,d.indent)}`}_===""&&!d.inFlow?z===`
`&&P&&(z=`

`):z+=`
${d.indent}`}else if(!k&&S.isCollection(f)){const se=_[0],ge=_.indexOf(`
`),me=ge!==-1,fe=d.inFlow??f.flow??f.items.length===0;if(me||!fe){let ce=!1;if(me&&(se==="&"||se==="!")){let H=_.indexOf(
" ");se==="&"&&H!==-1&&H<ge&&_[H+1]==="!"&&(H=_.indexOf(" ",H+1)),(H===-1||ge<H)&&(ce=!0)}ce||(z=`
${d.indent}`)}}else(_===""||_[0]===`
`)&&(z="");return N+=z+_,d.inFlow?W&&l&&l():P&&!W?N+=g.lineComment(N,d.indent,c(P)):L&&o&&o(),N}C.stringifyPair=y},83069:function(U,C,p){
"use strict";var S=p(63301),b=p(34475);const v=(n,r)=>({indentAtStart:r?n.indent.length:n.indentAtStart,lineWidth:n.options.
lineWidth,minContentWidth:n.options.minContentWidth}),g=n=>/^(%|---|\.\.\.)/m.test(n);function y(n,r,c){if(!r||r<0)return!1;
const u=r-c,w=n.length;if(w<=u)return!1;for(let E=0,k=0;E<w;++E)if(n[E]===`
`){if(E-k>u)return!0;if(k=E+1,w-k<=u)return!1}return!0}function m(n,r){const c=JSON.stringify(n);if(r.options.doubleQuotedAsJSON)
return c;const{implicitKey:u}=r,w=r.options.doubleQuotedMinMultiLineLength,E=r.indent||(g(n)?"  ":"");let k="",O=0;for(let L=0,
N=c[L];N;N=c[++L])if(N===" "&&c[L+1]==="\\"&&c[L+2]==="n"&&(k+=c.slice(O,L)+"\\ ",L+=1,O=L,N="\\"),N==="\\")switch(c[L+1]){case"\
u":{k+=c.slice(O,L);const R=c.substr(L+2,4);switch(R){case"0000":k+="\\0";break;case"0007":k+="\\a";break;case"000b":k+=
"\\v";break;case"001b":k+="\\e";break;case"0085":k+="\\N";break;case"00a0":k+="\\_";break;case"2028":k+="\\L";break;case"\
2029":k+="\\P";break;default:R.substr(0,2)==="00"?k+="\\x"+R.substr(2):k+=c.substr(L,6)}L+=5,O=L+1}break;case"n":if(u||c[L+
2]==='"'||c.length<w)L+=1;else{for(k+=c.slice(O,L)+`

`;c[L+2]==="\\"&&c[L+3]==="n"&&c[L+4]!=='"';)k+=`
`,L+=2;k+=E,c[L+2]===" "&&(k+="\\"),L+=1,O=L+1}break;default:L+=1}return k=O?k+c.slice(O):c,u?k:b.foldFlowLines(k,E,b.FOLD_QUOTED,
v(r,!1))}function f(n,r){if(r.options.singleQuote===!1||r.implicitKey&&n.includes(`
`)||/[ \t]\n|\n[ \t]/.test(n))return m(n,r);const c=r.indent||(g(n)?"  ":""),u="'"+n.replace(/'/g,"''").replace(/\n+/g,`\
$&
${c}`)+"'";return r.implicitKey?u:b.foldFlowLines(u,c,b.FOLD_FLOW,v(r,!1))}function d(n,r){const{singleQuote:c}=r.options;
let u;if(c===!1)u=m;else{const w=n.includes('"'),E=n.includes("'");w&&!E?u=f:E&&!w?u=m:u=c?f:m}return u(n,r)}let l;try{l=
new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{l=/\n+(?!\n|$)/g}function o({comment:n,type:r,value:c},u,w,E){const{blockQuote:k,commentString:O,lineWidth:L}=u.
options;if(!k||/\n[\t ]+$/.test(c))return d(c,u);const N=u.indent||(u.forceBlockIndent||g(c)?"  ":""),R=k==="literal"?!0:
k==="folded"||r===S.Scalar.BLOCK_FOLDED?!1:r===S.Scalar.BLOCK_LITERAL?!0:!y(c,L,N.length);if(!c)return R?`|
`:`>
`;let x,P;for(P=c.length;P>0;--P){const H=c[P-1];if(H!==`
`&&H!=="	"&&H!==" ")break}let W=c.substring(P);const _=W.indexOf(`
`);_===-1?x="-":c===W||_!==W.length-1?(x="+",E&&E()):x="",W&&(c=c.slice(0,-W.length),W[W.length-1]===`
`&&(W=W.slice(0,-1)),W=W.replace(l,`$&${N}`));let z=!1,se,ge=-1;for(se=0;se<c.length;++se){const H=c[se];if(H===" ")z=!0;else if(H===
`
`)ge=se;else break}let me=c.substring(0,ge<se?ge+1:se);me&&(c=c.substring(me.length),me=me.replace(/\n+/g,`$&${N}`));let ce=(z?
N?"2":"1":"")+x;if(n&&(ce+=" "+O(n.replace(/ ?[\r\n]+/g," ")),w&&w()),!R){const H=c.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${N}`);let ne=!1;const le=v(u,!0);
k!=="folded"&&r!==S.Scalar.BLOCK_FOLDED&&(le.onOverflow=()=>{ne=!0});const Ce=b.foldFlowLines(`${me}${H}${W}`,N,b.FOLD_BLOCK,
le);if(!ne)return`>${ce}
${N}${Ce}`}return c=c.replace(/\n+/g,`$&${N}`),`|${ce}
${N}${me}${c}${W}`}function s(n,r,c,u){const{type:w,value:E}=n,{actualString:k,implicitKey:O,indent:L,indentStep:N,inFlow:R}=r;
if(O&&E.includes(`
`)||R&&/[[\]{},]/.test(E))return d(E,r);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(E))return O||R||!E.includes(`
`)?d(E,r):o(n,r,c,u);if(!O&&!R&&w!==S.Scalar.PLAIN&&E.includes(`
`))return o(n,r,c,u);if(g(E)){if(L==="")return r.forceBlockIndent=!0,o(n,r,c,u);if(O&&L===N)return d(E,r)}const x=E.replace(
/\n+/g,`$&
${L}`);if(k){const P=z=>z.default&&z.tag!=="tag:yaml.org,2002:str"&&z.test?.test(x),{compat:W,tags:_}=r.doc.schema;if(_.
some(P)||W?.some(P))return d(E,r)}return O?x:b.foldFlowLines(x,L,b.FOLD_FLOW,v(r,!1))}function i(n,r,c,u){const{implicitKey:w,
inFlow:E}=r,k=typeof n.value=="string"?n:Object.assign({},n,{value:String(n.value)});let{type:O}=n;O!==S.Scalar.QUOTE_DOUBLE&&
/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(k.value)&&(O=S.Scalar.QUOTE_DOUBLE);const L=R=>{switch(R){case S.
Scalar.BLOCK_FOLDED:case S.Scalar.BLOCK_LITERAL:return w||E?d(k.value,r):o(k,r,c,u);case S.Scalar.QUOTE_DOUBLE:return m(
k.value,r);case S.Scalar.QUOTE_SINGLE:return f(k.value,r);case S.Scalar.PLAIN:return s(k,r,c,u);default:return null}};let N=L(
O);if(N===null){const{defaultKeyType:R,defaultStringType:x}=r.options,P=w&&R||x;if(N=L(P),N===null)throw new Error(`Unsu\
pported default string type ${P}`)}return N}C.stringifyString=i},10204:function(U,C,p){"use strict";var S=p(41127);const b=Symbol(
"break visit"),v=Symbol("skip children"),g=Symbol("remove node");function y(i,n){const r=l(n);S.isDocument(i)?m(null,i.contents,
r,Object.freeze([i]))===g&&(i.contents=null):m(null,i,r,Object.freeze([]))}y.BREAK=b,y.SKIP=v,y.REMOVE=g;function m(i,n,r,c){
const u=o(i,n,r,c);if(S.isNode(u)||S.isPair(u))return s(i,c,u),m(i,u,r,c);if(typeof u!="symbol"){if(S.isCollection(n)){c=
Object.freeze(c.concat(n));for(let w=0;w<n.items.length;++w){const E=m(w,n.items[w],r,c);if(typeof E=="number")w=E-1;else{
if(E===b)return b;E===g&&(n.items.splice(w,1),w-=1)}}}else if(S.isPair(n)){c=Object.freeze(c.concat(n));const w=m("key",
n.key,r,c);if(w===b)return b;w===g&&(n.key=null);const E=m("value",n.value,r,c);if(E===b)return b;E===g&&(n.value=null)}}
return u}async function f(i,n){const r=l(n);S.isDocument(i)?await d(null,i.contents,r,Object.freeze([i]))===g&&(i.contents=
null):await d(null,i,r,Object.freeze([]))}f.BREAK=b,f.SKIP=v,f.REMOVE=g;async function d(i,n,r,c){const u=await o(i,n,r,
c);if(S.isNode(u)||S.isPair(u))return s(i,c,u),d(i,u,r,c);if(typeof u!="symbol"){if(S.isCollection(n)){c=Object.freeze(c.
concat(n));for(let w=0;w<n.items.length;++w){const E=await d(w,n.items[w],r,c);if(typeof E=="number")w=E-1;else{if(E===b)
return b;E===g&&(n.items.splice(w,1),w-=1)}}}else if(S.isPair(n)){c=Object.freeze(c.concat(n));const w=await d("key",n.key,
r,c);if(w===b)return b;w===g&&(n.key=null);const E=await d("value",n.value,r,c);if(E===b)return b;E===g&&(n.value=null)}}
return u}function l(i){return typeof i=="object"&&(i.Collection||i.Node||i.Value)?Object.assign({Alias:i.Node,Map:i.Node,
Scalar:i.Node,Seq:i.Node},i.Value&&{Map:i.Value,Scalar:i.Value,Seq:i.Value},i.Collection&&{Map:i.Collection,Seq:i.Collection},
i):i}function o(i,n,r,c){if(typeof r=="function")return r(i,n,c);if(S.isMap(n))return r.Map?.(i,n,c);if(S.isSeq(n))return r.
Seq?.(i,n,c);if(S.isPair(n))return r.Pair?.(i,n,c);if(S.isScalar(n))return r.Scalar?.(i,n,c);if(S.isAlias(n))return r.Alias?.(
i,n,c)}function s(i,n,r){const c=n[n.length-1];if(S.isCollection(c))c.items[i]=r;else if(S.isPair(c))i==="key"?c.key=r:c.
value=r;else if(S.isDocument(c))c.contents=r;else{const u=S.isAlias(c)?"alias":"scalar";throw new Error(`Cannot replace \
node with ${u} parent`)}}C.visit=y,C.visitAsync=f},81260:function(U,C,p){"use strict";p.d(C,{m:()=>Ke,H:()=>et});var S=p(
13193),b=p(70857),v=p(24434),g=p(35317),y=p(16928),m=p(42613),f=p(79896),d=function(j,$,I,D){function B(Y){return Y instanceof
I?Y:new I(function(G){G(Y)})}return new(I||(I=Promise))(function(Y,G){function ie(ee){try{Z(D.next(ee))}catch(Oe){G(Oe)}}
function pe(ee){try{Z(D.throw(ee))}catch(Oe){G(Oe)}}function Z(ee){ee.done?Y(ee.value):B(ee.value).then(ie,pe)}Z((D=D.apply(
j,$||[])).next())})};const{chmod:l,copyFile:o,lstat:s,mkdir:i,open:n,readdir:r,rename:c,rm:u,rmdir:w,stat:E,symlink:k,unlink:O}=f.
promises,L=process.platform==="win32";function N(j){return d(this,void 0,void 0,function*(){const $=yield fs.promises.readlink(
j);return L&&!$.endsWith("\\")?`${$}\\`:$})}const R=268435456,x=f.constants.O_RDONLY;function P(j){return d(this,void 0,
void 0,function*(){try{yield E(j)}catch($){if($.code==="ENOENT")return!1;throw $}return!0})}function W(j){return d(this,
arguments,void 0,function*($,I=!1){return(I?yield E($):yield s($)).isDirectory()})}function _(j){if(j=se(j),!j)throw new Error(
'isRooted() parameter "p" cannot be empty');return L?j.startsWith("\\")||/^[A-Z]:/i.test(j):j.startsWith("/")}function z(j,$){
return d(this,void 0,void 0,function*(){let I;try{I=yield E(j)}catch(B){B.code!=="ENOENT"&&console.log(`Unexpected error\
 attempting to determine if executable file exists '${j}': ${B}`)}if(I&&I.isFile()){if(L){const B=y.extname(j).toUpperCase();
if($.some(Y=>Y.toUpperCase()===B))return j}else if(ge(I))return j}const D=j;for(const B of $){j=D+B,I=void 0;try{I=yield E(
j)}catch(Y){Y.code!=="ENOENT"&&console.log(`Unexpected error attempting to determine if executable file exists '${j}': ${Y}`)}
if(I&&I.isFile()){if(L){try{const Y=y.dirname(j),G=y.basename(j).toUpperCase();for(const ie of yield r(Y))if(G===ie.toUpperCase()){
j=y.join(Y,ie);break}}catch(Y){console.log(`Unexpected error attempting to determine the actual case of the file '${j}':\
 ${Y}`)}return j}else if(ge(I))return j}}return""})}function se(j){return j=j||"",L?(j=j.replace(/\//g,"\\"),j.replace(/\\\\+/g,
"\\")):j.replace(/\/\/+/g,"/")}function ge(j){return(j.mode&1)>0||(j.mode&8)>0&&process.getgid!==void 0&&j.gid===process.
getgid()||(j.mode&64)>0&&process.getuid!==void 0&&j.uid===process.getuid()}function me(){var j;return(j=process.env.COMSPEC)!==
null&&j!==void 0?j:"cmd.exe"}var fe=function(j,$,I,D){function B(Y){return Y instanceof I?Y:new I(function(G){G(Y)})}return new(I||
(I=Promise))(function(Y,G){function ie(ee){try{Z(D.next(ee))}catch(Oe){G(Oe)}}function pe(ee){try{Z(D.throw(ee))}catch(Oe){
G(Oe)}}function Z(ee){ee.done?Y(ee.value):B(ee.value).then(ie,pe)}Z((D=D.apply(j,$||[])).next())})};function ce(j,$){return fe(
this,arguments,void 0,function*(I,D,B={}){const{force:Y,recursive:G,copySourceDirectory:ie}=V(B),pe=(yield ioUtil.exists(
D))?yield ioUtil.stat(D):null;if(pe&&pe.isFile()&&!Y)return;const Z=pe&&pe.isDirectory()&&ie?path.join(D,path.basename(I)):
D;if(!(yield ioUtil.exists(I)))throw new Error(`no such file or directory: ${I}`);if((yield ioUtil.stat(I)).isDirectory())
if(G)yield M(I,Z,0,Y);else throw new Error(`Failed to copy. ${I} is a directory, but tried to copy without recursive fla\
g.`);else{if(path.relative(I,Z)==="")throw new Error(`'${Z}' and '${I}' are the same file`);yield J(I,Z,Y)}})}function H(j,$){
return fe(this,arguments,void 0,function*(I,D,B={}){if(yield ioUtil.exists(D)){let Y=!0;if((yield ioUtil.isDirectory(D))&&
(D=path.join(D,path.basename(I)),Y=yield ioUtil.exists(D)),Y)if(B.force==null||B.force)yield ne(D);else throw new Error(
"Destination already exists")}yield le(path.dirname(D)),yield ioUtil.rename(I,D)})}function ne(j){return fe(this,void 0,
void 0,function*(){if(ioUtil.IS_WINDOWS&&/[*"<>|]/.test(j))throw new Error('File path must not contain `*`, `"`, `<`, `>\
` or `|` on Windows');try{yield ioUtil.rm(j,{force:!0,maxRetries:3,recursive:!0,retryDelay:300})}catch($){throw new Error(
`File was unable to be removed ${$}`)}})}function le(j){return fe(this,void 0,void 0,function*(){ok(j,"a path argument m\
ust be provided"),yield ioUtil.mkdir(j,{recursive:!0})})}function Ce(j,$){return fe(this,void 0,void 0,function*(){if(!j)
throw new Error("parameter 'tool' is required");if($){const D=yield Ce(j,!1);if(!D)throw L?new Error(`Unable to locate e\
xecutable file: ${j}. Please verify either the file path exists or the file can be found within a directory specified by\
 the PATH environment variable. Also verify the file has a valid extension for an executable file.`):new Error(`Unable t\
o locate executable file: ${j}. Please verify either the file path exists or the file can be found within a directory sp\
ecified by the PATH environment variable. Also check the file mode to verify the file is executable.`);return D}const I=yield Ee(
j);return I&&I.length>0?I[0]:""})}function Ee(j){return fe(this,void 0,void 0,function*(){if(!j)throw new Error("paramet\
er 'tool' is required");const $=[];if(L&&process.env.PATHEXT)for(const B of process.env.PATHEXT.split(y.delimiter))B&&$.
push(B);if(_(j)){const B=yield z(j,$);return B?[B]:[]}if(j.includes(y.sep))return[];const I=[];if(process.env.PATH)for(const B of process.
env.PATH.split(y.delimiter))B&&I.push(B);const D=[];for(const B of I){const Y=yield z(y.join(B,j),$);Y&&D.push(Y)}return D})}
function V(j){const $=j.force==null?!0:j.force,I=!!j.recursive,D=j.copySourceDirectory==null?!0:!!j.copySourceDirectory;
return{force:$,recursive:I,copySourceDirectory:D}}function M(j,$,I,D){return fe(this,void 0,void 0,function*(){if(I>=255)
return;I++,yield le($);const B=yield ioUtil.readdir(j);for(const Y of B){const G=`${j}/${Y}`,ie=`${$}/${Y}`;(yield ioUtil.
lstat(G)).isDirectory()?yield M(G,ie,I,D):yield J(G,ie,D)}yield ioUtil.chmod($,(yield ioUtil.stat(j)).mode)})}function J(j,$,I){
return fe(this,void 0,void 0,function*(){if((yield ioUtil.lstat(j)).isSymbolicLink()){try{yield ioUtil.lstat($),yield ioUtil.
unlink($)}catch(B){B.code==="EPERM"&&(yield ioUtil.chmod($,"0666"),yield ioUtil.unlink($))}const D=yield ioUtil.readlink(
j);yield ioUtil.symlink(D,$,ioUtil.IS_WINDOWS?"junction":null)}else(!(yield ioUtil.exists($))||I)&&(yield ioUtil.copyFile(
j,$))})}var re=p(53557),ae=function(j,$,I,D){function B(Y){return Y instanceof I?Y:new I(function(G){G(Y)})}return new(I||
(I=Promise))(function(Y,G){function ie(ee){try{Z(D.next(ee))}catch(Oe){G(Oe)}}function pe(ee){try{Z(D.throw(ee))}catch(Oe){
G(Oe)}}function Z(ee){ee.done?Y(ee.value):B(ee.value).then(ie,pe)}Z((D=D.apply(j,$||[])).next())})};const Ae=process.platform===
"win32";class Pe extends v.EventEmitter{constructor($,I,D){if(super(),!$)throw new Error("Parameter 'toolPath' cannot be\
 null or empty.");this.toolPath=$,this.args=I||[],this.options=D||{}}_debug($){this.options.listeners&&this.options.listeners.
debug&&this.options.listeners.debug($)}_getCommandString($,I){const D=this._getSpawnFileName(),B=this._getSpawnArgs($);let Y=I?
"":"[command]";if(Ae)if(this._isCmdFile()){Y+=D;for(const G of B)Y+=` ${G}`}else if($.windowsVerbatimArguments){Y+=`"${D}\
"`;for(const G of B)Y+=` ${G}`}else{Y+=this._windowsQuoteCmdArg(D);for(const G of B)Y+=` ${this._windowsQuoteCmdArg(G)}`}else{
Y+=D;for(const G of B)Y+=` ${G}`}return Y}_processLineBuffer($,I,D){try{let B=I+$.toString(),Y=B.indexOf(b.EOL);for(;Y>-1;){
const G=B.substring(0,Y);D(G),B=B.substring(Y+b.EOL.length),Y=B.indexOf(b.EOL)}return B}catch(B){return this._debug(`err\
or processing line. Failed with error ${B}`),""}}_getSpawnFileName(){return Ae&&this._isCmdFile()?process.env.COMSPEC||"\
cmd.exe":this.toolPath}_getSpawnArgs($){if(Ae&&this._isCmdFile()){let I=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
for(const D of this.args)I+=" ",I+=$.windowsVerbatimArguments?D:this._windowsQuoteCmdArg(D);return I+='"',[I]}return this.
args}_endsWith($,I){return $.endsWith(I)}_isCmdFile(){const $=this.toolPath.toUpperCase();return this._endsWith($,".CMD")||
this._endsWith($,".BAT")}_windowsQuoteCmdArg($){if(!this._isCmdFile())return this._uvQuoteCmdArg($);if(!$)return'""';const I=[
" ","	","&","(",")","[","]","{","}","^","=",";","!","'","+",",","`","~","|","<",">",'"'];let D=!1;for(const G of $)if(I.
some(ie=>ie===G)){D=!0;break}if(!D)return $;let B='"',Y=!0;for(let G=$.length;G>0;G--)B+=$[G-1],Y&&$[G-1]==="\\"?B+="\\":
$[G-1]==='"'?(Y=!0,B+='"'):Y=!1;return B+='"',B.split("").reverse().join("")}_uvQuoteCmdArg($){if(!$)return'""';if(!$.includes(
" ")&&!$.includes("	")&&!$.includes('"'))return $;if(!$.includes('"')&&!$.includes("\\"))return`"${$}"`;let I='"',D=!0;for(let B=$.
length;B>0;B--)I+=$[B-1],D&&$[B-1]==="\\"?I+="\\":$[B-1]==='"'?(D=!0,I+="\\"):D=!1;return I+='"',I.split("").reverse().join(
"")}_cloneExecOptions($){$=$||{};const I={cwd:$.cwd||process.cwd(),env:$.env||process.env,silent:$.silent||!1,windowsVerbatimArguments:$.
windowsVerbatimArguments||!1,failOnStdErr:$.failOnStdErr||!1,ignoreReturnCode:$.ignoreReturnCode||!1,delay:$.delay||1e4};
return I.outStream=$.outStream||process.stdout,I.errStream=$.errStream||process.stderr,I}_getSpawnOptions($,I){$=$||{};const D={};
return D.cwd=$.cwd,D.env=$.env,D.windowsVerbatimArguments=$.windowsVerbatimArguments||this._isCmdFile(),$.windowsVerbatimArguments&&
(D.argv0=`"${I}"`),D}exec(){return ae(this,void 0,void 0,function*(){return!_(this.toolPath)&&(this.toolPath.includes("/")||
Ae&&this.toolPath.includes("\\"))&&(this.toolPath=y.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),
this.toolPath=yield Ce(this.toolPath,!0),new Promise(($,I)=>ae(this,void 0,void 0,function*(){this._debug(`exec tool: ${this.
toolPath}`),this._debug("arguments:");for(const Z of this.args)this._debug(`   ${Z}`);const D=this._cloneExecOptions(this.
options);!D.silent&&D.outStream&&D.outStream.write(this._getCommandString(D)+b.EOL);const B=new Fe(D,this.toolPath);if(B.
on("debug",Z=>{this._debug(Z)}),this.options.cwd&&!(yield P(this.options.cwd)))return I(new Error(`The cwd: ${this.options.
cwd} does not exist!`));const Y=this._getSpawnFileName(),G=g.spawn(Y,this._getSpawnArgs(D),this._getSpawnOptions(this.options,
Y));let ie="";G.stdout&&G.stdout.on("data",Z=>{this.options.listeners&&this.options.listeners.stdout&&this.options.listeners.
stdout(Z),!D.silent&&D.outStream&&D.outStream.write(Z),ie=this._processLineBuffer(Z,ie,ee=>{this.options.listeners&&this.
options.listeners.stdline&&this.options.listeners.stdline(ee)})});let pe="";if(G.stderr&&G.stderr.on("data",Z=>{B.processStderr=
!0,this.options.listeners&&this.options.listeners.stderr&&this.options.listeners.stderr(Z),!D.silent&&D.errStream&&D.outStream&&
(D.failOnStdErr?D.errStream:D.outStream).write(Z),pe=this._processLineBuffer(Z,pe,ee=>{this.options.listeners&&this.options.
listeners.errline&&this.options.listeners.errline(ee)})}),G.on("error",Z=>{B.processError=Z.message,B.processExited=!0,B.
processClosed=!0,B.CheckComplete()}),G.on("exit",Z=>{B.processExitCode=Z,B.processExited=!0,this._debug(`Exit code ${Z} \
received from tool '${this.toolPath}'`),B.CheckComplete()}),G.on("close",Z=>{B.processExitCode=Z,B.processExited=!0,B.processClosed=
!0,this._debug(`STDIO streams have closed for tool '${this.toolPath}'`),B.CheckComplete()}),B.on("done",(Z,ee)=>{ie.length>
0&&this.emit("stdline",ie),pe.length>0&&this.emit("errline",pe),G.removeAllListeners(),Z?I(Z):$(ee)}),this.options.input){
if(!G.stdin)throw new Error("child process missing stdin");G.stdin.end(this.options.input)}}))})}}function Ue(j){const $=[];
let I=!1,D=!1,B="";function Y(G){D&&G!=='"'&&(B+="\\"),B+=G,D=!1}for(let G=0;G<j.length;G++){const ie=j.charAt(G);if(ie===
'"'){D?Y(ie):I=!I;continue}if(ie==="\\"&&D){Y(ie);continue}if(ie==="\\"&&I){D=!0;continue}if(ie===" "&&!I){B.length>0&&($.
push(B),B="");continue}Y(ie)}return B.length>0&&$.push(B.trim()),$}class Fe extends v.EventEmitter{constructor($,I){if(super(),
this.processClosed=!1,this.processError="",this.processExitCode=0,this.processExited=!1,this.processStderr=!1,this.delay=
1e4,this.done=!1,this.timeout=null,!I)throw new Error("toolPath must not be empty");this.options=$,this.toolPath=I,$.delay&&
(this.delay=$.delay)}CheckComplete(){this.done||(this.processClosed?this._setResult():this.processExited&&(this.timeout=
(0,re.setTimeout)(Fe.HandleTimeout,this.delay,this)))}_debug($){this.emit("debug",$)}_setResult(){let $;this.processExited&&
(this.processError?$=new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may i\
ndicate the process failed to start. Error: ${this.processError}`):this.processExitCode!==0&&!this.options.ignoreReturnCode?
$=new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`):this.processStderr&&this.options.
failOnStdErr&&($=new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR s\
tream`))),this.timeout&&(clearTimeout(this.timeout),this.timeout=null),this.done=!0,this.emit("done",$,this.processExitCode)}static HandleTimeout($){
if(!$.done){if(!$.processClosed&&$.processExited){const I=`The STDIO streams did not close within ${$.delay/1e3} seconds\
 of the exit event from process '${$.toolPath}'. This may indicate a child process inherited the STDIO streams and has n\
ot yet exited.`;$._debug(I)}$._setResult()}}}var $e=function(j,$,I,D){function B(Y){return Y instanceof I?Y:new I(function(G){
G(Y)})}return new(I||(I=Promise))(function(Y,G){function ie(ee){try{Z(D.next(ee))}catch(Oe){G(Oe)}}function pe(ee){try{Z(
D.throw(ee))}catch(Oe){G(Oe)}}function Z(ee){ee.done?Y(ee.value):B(ee.value).then(ie,pe)}Z((D=D.apply(j,$||[])).next())})};
function Ke(j,$,I){return $e(this,void 0,void 0,function*(){const D=Ue(j);if(D.length===0)throw new Error("Parameter 'co\
mmandLine' cannot be null or empty.");const B=D[0];return $=D.slice(1).concat($||[]),new Pe(B,$,I).exec()})}function et(j,$,I){
return $e(this,void 0,void 0,function*(){var D,B;let Y="",G="";const ie=new S.StringDecoder("utf8"),pe=new S.StringDecoder(
"utf8"),Z=(D=I?.listeners)===null||D===void 0?void 0:D.stdout,ee=(B=I?.listeners)===null||B===void 0?void 0:B.stderr,Oe=Me=>{
G+=pe.write(Me),ee&&ee(Me)},tt=Me=>{Y+=ie.write(Me),Z&&Z(Me)},Re=Object.assign(Object.assign({},I?.listeners),{stdout:tt,
stderr:Oe}),Ve=yield Ke(j,$,Object.assign(Object.assign({},I),{listeners:Re}));return Y+=ie.end(),G+=pe.end(),{exitCode:Ve,
stdout:Y,stderr:G}})}},74724:function(U,C,p){"use strict";p.d(C,{Uo:()=>B,Lp:()=>Zr});const S=new WeakMap;function b(...e){
const t=new String(e);return S.set(t,e),t}function v(e){return e instanceof String&&S.has(e)}function g(e){return S.get(
e)??[]}var y=p(47117),m=p(31421),f=p(2830),d=p(19997),l=p(76760);function*o(e,t){const a=t==="global";for(const h of e)h.
isGlobal===a&&(yield h)}const s=new Set(["--add","--edit","--remove-section","--rename-section","--replace-all","--unset",
"--unset-all","-e"]),i=new Set(["--get","--get-all","--get-color","--get-colorbool","--get-regexp","--get-urlmatch","--l\
ist","-l"]),n=new Set(["edit","remove-section","rename-section","set","unset"]),r=new Set(["get","get-color","get-colorb\
ool","list"]);function c(e,t){for(const{name:h}of o(e,"task")){if(s.has(h))return u(!0,t);if(i.has(h))return u(!1,t)}const a=t.
at(0)?.toLowerCase();return a===void 0?null:n.has(a)?u(!0,t.slice(1)):r.has(a)?u(!1,t.slice(1)):t.length===1?u(!1,t):u(!0,
t)}function u(e=!1,t=[]){const a=t.at(0)?.toLowerCase();return a===void 0?null:{isWrite:e,isRead:!e,key:a,value:t.at(1)}}
function w(e,t){return t.isWrite&&t.value!==void 0?{key:t.key,value:t.value,scope:e}:{key:t.key,scope:e}}function E(e){const t=e?.
indexOf("=")||-1;return!e||t<0?null:{key:e.slice(0,t).trim().toLowerCase(),value:e.slice(t+1)}}function k(e){for(const{name:t}of o(
e,"task"))switch(t){case"--global":return"global";case"--system":return"system";case"--worktree":return"worktree";case"-\
-local":return"local";case"--file":case"-f":return"file"}return"local"}function O({name:e}){if(e==="-c"||e==="--config")
return"inline";if(e==="--config-env")return"env"}function*L(e){for(const t of e){const a=O(t),h=a&&E(t.value);h&&(yield{
...h,scope:a})}}function N(e,t,a){const h={read:[],write:[...L(t)]};return e==="config"&&R(h,k(t),c(t,a)),h}function R(e,t,a){
if(a===null)return;const h=w(t,a);a.isWrite?e.write.push(h):e.read.push(h)}const x={short:new Map([["c",!0]])},P={short:new Map(
[["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...x.short.entries()]),long:new Set(["attr-source","config-env","exec-path",
"git-dir","list-cmds","namespace","super-prefix","work-tree"])},W={clone:{short:new Map([["b",!0],["j",!0],["l",!1],["n",
!1],["o",!0],["q",!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origin","upload-pack","u","template"])},
commit:{short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["file","message","reedit-message","r\
euse-message","template"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(["blob","comment","default",
"file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,long:new Set(["template"])},
pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec","receive-pack"])},rebase:{short:new Map(
[["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],["v",!1],["x",!0]]),long:new Set(["exe\
c","onto","strategy","strategy-option"])}},_={short:new Map,long:new Set};function z(e){const t=W[e??""]??_;return{short:new Map(
[...x.short.entries(),...t.short.entries()]),long:t.long}}function se(e,t=P){if(e.startsWith("--")){const a=e.indexOf("=");
if(a>2)return[{name:e.slice(0,a),value:e.slice(a+1),needsNext:!1}];const h=e.slice(2);return[{name:e,needsNext:t.long.has(
h)}]}if(e.length===2){const a=e.charAt(1),h=t.short.get(a);return[{name:e,needsNext:h===!0}]}return ge(e,t.short)}function ge(e,t){
const a=e.slice(1).split(""),h=[];for(let A=0;A<a.length;A++){const T=a[A],F=t.get(T);if(F===void 0)return[{name:e,needsNext:!1}];
if(F){const K=a.slice(A+1).join("");if(K&&![...K].every(X=>t.has(X)))return h.push({name:`-${T}`,value:K,needsNext:!1}),
h}h.push({name:`-${T}`,needsNext:F})}return h}function me(e,t=[]){let a=0;for(;a<e.length;){const h=String(e[a]);if(!h.startsWith(
"-")||h.length<2)break;const A=se(h);let T=a+1;for(const F of A){const K={name:F.name,value:F.value,absorbedNext:!1,isGlobal:!0};
F.needsNext&&K.value===void 0&&T<e.length&&(K.value=String(e[T]),K.absorbedNext=!0,T++),t.push(K)}a=T}return{flags:t,taskIndex:a}}
function fe(e,t,a=[]){const h=z(t),A=[],T=[];let F=0;for(;F<e.length;){const K=e[F];if(v(K)){T.push(...g(K)),F++;continue}
const X=String(K);if(X==="--"){for(let Se=F+1;Se<e.length;Se++){const we=e[Se];v(we)?T.push(...g(we)):T.push(String(we))}
break}if(!X.startsWith("-")||X.length<2){A.push(X),F++;continue}const de=se(X,h);let he=F+1;for(const Se of de){const we={
name:Se.name,value:Se.value,absorbedNext:!1,isGlobal:!1};Se.needsNext&&we.value===void 0&&he<e.length&&!v(e[he])&&(we.value=
String(e[he]),we.absorbedNext=!0,he++),a.push(we)}F=he}return{flags:a,positionals:A,pathspecs:T}}function*ce({write:e}){
for(const t of e)for(const a of le){const h=a(t.key);h&&(yield h)}}function H(e,t,a=String(e)){const h=typeof e=="string"?
new RegExp(`\\s*${e.toLowerCase()}`):e;return function(A){if(h.test(A))return{category:t,message:`Configuring ${a} is no\
t permitted without enabling ${t}`}}}function ne(e,t){const a=new RegExp(`\\s*${e.toLowerCase().replace(/\./g,"(..+)?.")}`);
return H(a,t,e)}const le=[H("alias","allowUnsafeAlias"),H("core.askPass","allowUnsafeAskPass"),H("core.editor","allowUns\
afeEditor"),H("core.fsmonitor","allowUnsafeFsMonitor"),H("core.gitProxy","allowUnsafeGitProxy"),H("core.hooksPath","allo\
wUnsafeHooksPath"),H("core.pager","allowUnsafePager"),H("core.sshCommand","allowUnsafeSshCommand"),ne("credential.helper",
"allowUnsafeCredentialHelper"),ne("diff.command","allowUnsafeDiffExternal"),H("diff.external","allowUnsafeDiffExternal"),
ne("difftool.cmd","allowUnsafeDiffExternal"),ne("diff.textconv","allowUnsafeDiffTextConv"),ne("filter.clean","allowUnsaf\
eFilter"),ne("filter.process","allowUnsafeFilter"),ne("filter.smudge","allowUnsafeFilter"),ne("gpg.program","allowUnsafe\
GpgProgram"),H("include.path","allowUnsafeInclude"),ne("includeIf","allowUnsafeInclude"),H("init.templateDir","allowUnsa\
feTemplateDir"),ne("pager.","allowUnsafePager"),ne("merge.driver","allowUnsafeMergeDriver"),ne("mergetool.path","allowUn\
safeMergeDriver"),ne("mergetool.cmd","allowUnsafeMergeDriver"),ne("protocol.allow","allowUnsafeProtocolOverride"),ne("re\
mote.receivepack","allowUnsafePack"),ne("remote.uploadpack","allowUnsafePack"),H("uploadpack.packObjectsHook","allowUnsa\
fePack"),H("sequence.editor","allowUnsafeEditor"),ne("submodule.update","allowUnsafeSubmodule"),ne("tar.command","allowU\
nsafeCommandBinaries"),ne("trailer.cmd","allowUnsafeCommandBinaries"),ne("trailer.command","allowUnsafeCommandBinaries"),
ne("url.insteadOf","allowUnsafeUrlRewrite")];function*Ce(e,t){for(const a of t)for(const h of M){const A=h(e,a);A&&(yield A)}}
function Ee(e,t,a,{name:h=String(t),globalOnly:A=!1,withValue:T=!1}={}){const F=typeof t=="string"?new RegExp(`\\s*${t.toLowerCase()}`):
t,K=`Use of ${e?`${e} with option `:""}${h} is not permitted without enabling ${a}`;return function(X,de){if(!(e&&X!==e)&&
!(A&&!de.isGlobal)&&!(T&&de.value===void 0)&&F.test(de.name))return{category:a,message:K}}}const V={globalOnly:!0,withValue:!0},
M=[Ee(null,/--(upload|receive)-pack/,"allowUnsafePack",{name:"--upload-pack or --receive-pack"}),Ee("clone",/^-\w*u/,"al\
lowUnsafePack"),Ee("clone","--u","allowUnsafePack"),Ee("push",/^--exec$/,"allowUnsafePack",{name:"--exec"}),Ee("rebase",
/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"-x or --exec"}),Ee(null,"--template","allowUnsafeTemplateDir"),Ee(null,"--e\
xec-path","allowUnsafeExec",V),Ee(null,"--git-dir","allowUnsafeConfigPaths",V),Ee(null,"--work-tree","allowUnsafeConfigP\
aths",V),Ee(null,/^-C$/,"allowUnsafeConfigPaths",{...V,name:"-C"})];function J(e,t,a){return[...Ce(e,t),...ce(a)]}function re(...e){
const{flags:t,taskIndex:a}=me(e),h=a<e.length?String(e[a]).toLowerCase():null,A=h!==null?e.slice(a+1):[],{positionals:T,
pathspecs:F}=fe(A,h,t),K=N(h,t,T);return{task:h,flags:t.map(Ae),paths:F,config:K,vulnerabilities:ae(J(h,t,K))}}function ae(e){
return Object.defineProperty(e,"vulnerabilities",{value:e})}function Ae({value:e,name:t}){return e!==void 0?{name:t,value:e}:
{name:t}}const Pe={editor:"allowUnsafeEditor",git_askpass:"allowUnsafeAskPass",git_config_global:"allowUnsafeConfigPaths",
git_config_system:"allowUnsafeConfigPaths",git_config_count:"allowUnsafeConfigEnvCount",git_config_parameters:"allowUnsa\
feConfigEnvCount",git_config:"allowUnsafeConfigPaths",git_editor:"allowUnsafeEditor",git_exec_path:"allowUnsafeExec",git_external_diff:"\
allowUnsafeDiffExternal",git_pager:"allowUnsafePager",git_proxy_command:"allowUnsafeGitProxy",git_template_dir:"allowUns\
afeTemplateDir",git_sequence_editor:"allowUnsafeEditor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUnsafeSshC\
ommand",pager:"allowUnsafePager",prefix:"allowUnsafeConfigPaths",ssh_askpass:"allowUnsafeAskPass",visual:"allowUnsafeEdi\
tor"};function*Ue(e){const t=parseInt(e.git_config_count??"0",10);for(let a=0;a<t;a++){const h=e[`git_config_key_${a}`],
A=e[`git_config_value_${a}`];h!==void 0&&(yield{key:h.toLowerCase().trim(),value:A,scope:"env"})}}function*Fe(e){for(const t of Object.
keys(e))if($e(t)){const a=Pe[t];yield{category:a,message:`Use of "${t.toUpperCase()}" is not permitted without enabling ${a}`}}}
function $e(e){return Object.hasOwn(Pe,e)}function Ke(e){const t={};for(const[a,h]of Object.entries(e)){const A=a.toLowerCase().
trim();($e(A)||A.startsWith("git"))&&(t[A]=String(h))}return t}function et(e){const t=Ke(e),a={read:[],write:[...Ue(t)]},
h=[...Fe(t),...J(null,[],a)];return{config:a,vulnerabilities:h}}function j(e,t){return[...re(...e).vulnerabilities,...et(
t).vulnerabilities]}var $=p(78474);class I extends Error{constructor(t,a){super(a),this.task=t,Object.setPrototypeOf(this,
new.target.prototype)}}class D extends I{constructor(t,a){super(void 0,a),this.config=t}}class B extends I{constructor(t,a,h){
super(t,h),this.task=t,this.plugin=a,Object.setPrototypeOf(this,new.target.prototype)}}class Y extends I{constructor(t,a){
super(void 0,a||String(t)),this.git=t}}class G extends I{constructor(t){super(void 0,t)}}const ie="\0",pe=()=>{};function Z(e){
return typeof e!="function"?pe:e}function ee(e){return typeof e=="function"&&e!==pe}function Oe(e,t){const a=e.indexOf(t);
return a<=0?[e,""]:[e.substr(0,a),e.substr(a+1)]}function tt(e,t=0){return Ve(e)&&e.length>t?e[t]:void 0}function Re(e,t=0){
if(Ve(e)&&e.length>t)return e[e.length-1-t]}function Ve(e){return At(e)}function Me(e="",t=!0,a=`
`){return e.split(a).reduce((h,A)=>{const T=t?A.trim():A;return T&&h.push(T),h},[])}function nt(e,t){return Me(e,!0).map(
a=>t(a))}function vt(e){return(0,y.exists)(e,y.FOLDER)}function Ie(e,t){return Array.isArray(e)?e.includes(t)||e.push(t):
e.add(t),t}function En(e,t){return Array.isArray(e)&&!e.includes(t)&&e.push(t),e}function st(e,t){if(Array.isArray(e)){const a=e.
indexOf(t);a>=0&&e.splice(a,1)}else e.delete(t);return t}const it=Object.prototype.toString.call.bind(Object.prototype.toString);
function Ne(e){return Array.isArray(e)?e:[e]}function St(e){return e.replace(/[\s-]+(.)/g,(t,a)=>a.toUpperCase())}function Ye(e){
return Ne(e).map(t=>t instanceof String?t:String(t))}function ye(e,t=0){if(e==null)return t;const a=parseInt(e,10);return Number.
isNaN(a)?t:a}function Ge(e,t){const a=[];for(let h=0,A=e.length;h<A;h++)a.push(t,e[h]);return a}function We(e){return(Array.
isArray(e)?Buffer.concat(e):e).toString("utf-8")}function An(e){return e?Buffer.isBuffer(e)?e.length:Buffer.byteLength(e):
0}function kn(e,t){const a={};return t.forEach(h=>{e[h]!==void 0&&(a[h]=e[h])}),a}function Ct(e=0){return new Promise(t=>setTimeout(
t,e))}function Et(e){if(e!==!1)return e}function be(e,t,a){return t(e)?e:arguments.length>2?a:void 0}const Je=e=>Array.isArray(
e);function rt(e,t){const a=v(e)?"string":typeof e;return/number|string|boolean/.test(a)&&(!t||!t.includes(a))}const ue=e=>typeof e==
"string"||v(e),On=e=>ue(e)||Buffer.isBuffer(e),He=e=>ue(e)||Array.isArray(e)&&e.every(ue);function ot(e){return!!e&&it(e)===
"[object Object]"}function Nn(e){return typeof e=="function"}const At=e=>e==null||"number|boolean|function".includes(typeof e)?
!1:typeof e.length=="number";var Qe=(e=>(e[e.SUCCESS=0]="SUCCESS",e[e.ERROR=1]="ERROR",e[e.NOT_FOUND=-2]="NOT_FOUND",e[e.
UNCLEAN=128]="UNCLEAN",e))(Qe||{});class _e{constructor(t,a){this.stdOut=t,this.stdErr=a}asStrings(){return new _e(this.
stdOut.toString("utf8"),this.stdErr.toString("utf8"))}}function Tn(){throw new Error("LineParser:useMatches not implemen\
ted")}class te{constructor(t,a){this.matches=[],this.useMatches=Tn,this.parse=(h,A)=>(this.resetMatches(),this._regExp.every(
(T,F)=>this.addMatch(T,F,h(F)))?this.useMatches(A,this.prepareMatches())!==!1:!1),this._regExp=Array.isArray(t)?t:[t],a&&
(this.useMatches=a)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(t,a,h){const A=h&&
t.exec(h);return A&&this.pushMatch(a,A),!!A}pushMatch(t,a){this.matches.push(...a.slice(1))}}class je extends te{addMatch(t,a,h){
return/^remote:\s/.test(String(h))&&super.addMatch(t,a,h)}pushMatch(t,a){(t>0||a.length>1)&&super.pushMatch(t,a)}}const Ln={
binary:"git",maxConcurrentProcesses:5,config:[],trimmed:!1};function $n(...e){const t=process.cwd(),a=Object.assign({baseDir:t,
...Ln},...e.filter(h=>typeof h=="object"&&h));return a.baseDir=a.baseDir||t,a.trimmed=a.trimmed===!0,a}function kt(e,t=[]){
return ot(e)?Object.keys(e).reduce((a,h)=>{const A=e[h];if(v(A))a.push(A);else if(rt(A,["boolean"]))a.push(h+"="+A);else if(Array.
isArray(A))for(const T of A)rt(T,["string","number"])||a.push(h+"="+T);else a.push(h);return a},t):t}function oe(e,t=0,a=!1){
const h=[];for(let A=0,T=t<0?e.length:t;A<T;A++)"string|number".includes(typeof e[A])&&h.push(String(e[A]));return kt(at(
e),h),a||h.push(...In(e)),h}function In(e){const t=typeof Re(e)=="function";return Ye(be(Re(e,t?1:0),Je,[]))}function at(e){
const t=Nn(Re(e));return be(Re(e,t?1:0),ot)}function Q(e,t=!0){const a=Z(Re(e));return t||ee(a)?a:void 0}function Ot(e,t){
return e(t.stdOut,t.stdErr)}function Te(e,t,a,h=!0){return Ne(a).forEach(A=>{for(let T=Me(A,h),F=0,K=T.length;F<K;F++){const X=(de=0)=>{
if(!(F+de>=K))return T[F+de]};t.some(({parse:de})=>de(X,e))}}),e}var Pn=(e=>(e.BARE="bare",e.IN_TREE="tree",e.IS_REPO_ROOT=
"root",e))(Pn||{});const ct=({exitCode:e},t,a,h)=>{if(e===Qe.UNCLEAN&&Rn(t))return a(Buffer.from("false"));h(t)},Nt=e=>e.
trim()==="true";function Mn(e){switch(e){case"bare":return Fn();case"root":return Dn()}return{commands:["rev-parse","--i\
s-inside-work-tree"],format:"utf-8",onError:ct,parser:Nt}}function Dn(){return{commands:["rev-parse","--git-dir"],format:"\
utf-8",onError:ct,parser(e){return/^\.(git)?$/.test(e.trim())}}}function Fn(){return{commands:["rev-parse","--is-bare-re\
pository"],format:"utf-8",onError:ct,parser:Nt}}function Rn(e){return/(Not a git repository|Kein Git-Repository)/i.test(
String(e))}class Bn{constructor(t){this.paths=[],this.files=[],this.folders=[],this.dryRun=t}}const Un=/^[a-z]+\s*/i,jn=/^[a-z]+\s+[a-z]+\s*/i,
xn=/\/$/;function Kn(e,t){const a=new Bn(e),h=e?jn:Un;return Me(t).forEach(A=>{const T=A.replace(h,"");a.paths.push(T),(xn.
test(T)?a.folders:a.files).push(T)}),a}const Tt=[];function Yn(e){return{commands:Tt,format:"empty",parser:e}}function ke(e){
return{commands:Tt,format:"empty",parser(){throw typeof e=="string"?new G(e):e}}}function ve(e,t=!1){return{commands:e,format:"\
utf-8",parser(a){return t?String(a).trim():a}}}function Lt(e){return{commands:e,format:"buffer",parser(t){return t}}}function Vn(e){
return e.format==="buffer"}function $t(e){return e.format==="empty"||!e.commands.length}const Gn="Git clean interactive \
mode is not supported",Wn='Git clean mode parameter ("n" or "f") is required',Jn="Git clean unknown option found in: ";var It=(e=>(e.
DRY_RUN="n",e.FORCE="f",e.IGNORED_INCLUDED="x",e.IGNORED_ONLY="X",e.EXCLUDING="e",e.QUIET="q",e.RECURSIVE="d",e))(It||{});
const Pt=new Set(["i",...Ye(Object.values(It))]);function Hn(e,t){const{cleanMode:a,options:h,valid:A}=zn(e);return a?A.
options?(h.push(...t),h.some(qn)?ke(Gn):Qn(a,h)):ke(Jn+JSON.stringify(e)):ke(Wn)}function Qn(e,t){return{commands:["clea\
n",`-${e}`,...t],format:"utf-8",parser(a){return Kn(e==="n",a)}}}function _n(e){return Array.isArray(e)&&e.every(t=>Pt.has(
t))}function zn(e){let t,a=[],h={cleanMode:!1,options:!0};return e.replace(/[^a-z]i/g,"").split("").forEach(A=>{Xn(A)?(t=
A,h.cleanMode=!0):h.options=h.options&&Zn(a[a.length]=`-${A}`)}),{cleanMode:t,options:a,valid:h}}function Xn(e){return e===
"f"||e==="n"}function Zn(e){return/^-[a-z]$/i.test(e)&&Pt.has(e.charAt(1))}function qn(e){return/^-[^\-]/.test(e)?e.indexOf(
"i")>0:e==="--interactive"}class es{constructor(){this.files=[],this.values=Object.create(null)}get all(){return this._all||
(this._all=this.files.reduce((t,a)=>Object.assign(t,this.values[a]),{})),this._all}addFile(t){if(!(t in this.values)){const a=Re(
this.files);this.values[t]=a?Object.create(this.values[a]):{},this.files.push(t)}return this.values[t]}addValue(t,a,h){const A=this.
addFile(t);Object.hasOwn(A,a)?Array.isArray(A[a])?A[a].push(h):A[a]=[A[a],h]:A[a]=h,this._all=void 0}}function ts(e){const t=new es;
for(const a of Mt(e))t.addValue(a.file,String(a.key),a.value);return t}function ns(e,t){let a=null;const h=[],A=new Map;
for(const T of Mt(e,t))T.key===t&&(h.push(a=T.value),A.has(T.file)||A.set(T.file,[]),A.get(T.file).push(a));return{key:t,
paths:Array.from(A.keys()),scopes:A,value:a,values:h}}function ss(e){return e.replace(/^(file):/,"")}function*Mt(e,t=null){
const a=e.split("\0");for(let h=0,A=a.length-1;h<A;){const T=ss(a[h++]);let F=a[h++],K=t;if(F.includes(`
`)){const X=Oe(F,`
`);K=X[0],F=X[1]}yield{file:T,key:K,value:F}}}var Dt=(e=>(e.system="system",e.global="global",e.local="local",e.worktree=
"worktree",e))(Dt||{});function lt(e,t){return typeof e=="string"&&Object.hasOwn(Dt,e)?e:t}function is(e,t,a,h){const A=[
"config",`--${h}`];return a&&A.push("--add"),A.push(e,t),{commands:A,format:"utf-8",parser(T){return T}}}function rs(e,t){
const a=["config","--null","--show-origin","--get-all",e];return t&&a.splice(1,0,`--${t}`),{commands:a,format:"utf-8",parser(h){
return ns(h,e)}}}function os(e){const t=["config","--list","--show-origin","--null"];return e&&t.push(`--${e}`),{commands:t,
format:"utf-8",parser(a){return ts(a)}}}function as(){return{addConfig(e,t,...a){return this._runTask(is(e,t,a[0]===!0,lt(
a[1],"local")),Q(arguments))},getConfig(e,t){return this._runTask(rs(e,lt(t,void 0)),Q(arguments))},listConfig(...e){return this.
_runTask(os(lt(e[0],void 0)),Q(arguments))}}}var Ft=(e=>(e.ADDED="A",e.COPIED="C",e.DELETED="D",e.MODIFIED="M",e.RENAMED=
"R",e.CHANGED="T",e.UNMERGED="U",e.UNKNOWN="X",e.BROKEN="B",e))(Ft||{});const cs=new Set(Object.values(Ft));function ls(e){
return cs.has(e)}var Rt;const us=["-h"],ze=Symbol("grepQuery");class ds{constructor(){this[Rt]=[]}*[(Rt=ze,Symbol.iterator)](){
for(const t of this[ze])yield t}and(...t){return t.length&&this[ze].push("--and","(",...Ge(t,"-e"),")"),this}param(...t){
return this[ze].push(...Ge(t,"-e")),this}}function hs(...e){return new ds().param(...e)}function ms(e){const t=new Set,a={};
return nt(e,h=>{const[A,T,F]=h.split(ie);t.add(A),(a[A]=a[A]||[]).push({line:ye(T),path:A,preview:F})}),{paths:t,results:a}}
function ps(){return{grep(e){const t=Q(arguments),a=oe(arguments);for(const A of us)if(a.includes(A))return this._runTask(
ke(`git.grep: use of "${A}" is not supported.`),t);typeof e=="string"&&(e=hs().param(e));const h=["grep","--null","-n","\
--full-name",...a,...e];return this._runTask({commands:h,format:"utf-8",parser(A){return ms(A)}},t)}}}var Bt=(e=>(e.MIXED=
"mixed",e.SOFT="soft",e.HARD="hard",e.MERGE="merge",e.KEEP="keep",e))(Bt||{});const gs=Ye(Object.values(Bt));function ys(e,t){
const a=["reset"];return Ut(e)&&a.push(`--${e}`),a.push(...t),ve(a)}function ws(e){if(Ut(e))return e;switch(typeof e){case"\
string":case"undefined":return"soft"}}function Ut(e){return typeof e=="string"&&gs.includes(e)}f.formatters.L=e=>String(
At(e)?e.length:"-"),f.formatters.B=e=>Buffer.isBuffer(e)?e.toString("utf8"):it(e);function bs(){return f("simple-git")}function jt(e,t,a){
return!t||!String(t).replace(/\s*/,"")?a?(h,...A)=>{e(h,...A),a(h,...A)}:e:(h,...A)=>{e(`%s ${h}`,t,...A),a&&a(h,...A)}}
function vs(e,t,{namespace:a}){if(typeof e=="string")return e;const h=t&&t.namespace||"";return h.startsWith(a)?h.substr(
a.length+1):h||a}function xe(e,t,a,h=bs()){const A=e&&`[${e}]`||"",T=[],F=typeof t=="string"?h.extend(t):t,K=vs(be(t,ue),
F,h);return de(a);function X(he,Se){return Ie(T,xe(e,K.replace(/^[^:]+/,he),Se,h))}function de(he){const Se=he&&`[${he}]`||
"",we=F&&jt(F,Se)||pe,Be=jt(h,`${A} ${Se}`,we);return Object.assign(F?we:Be,{label:e,sibling:X,info:Be,step:de})}}const xt=class bt{constructor(t="\
GitExecutor"){this.logLabel=t,this._queue=new Map}withProgress(t){return this._queue.get(t)}createProgress(t){const a=bt.
getName(t.commands[0]),h=xe(this.logLabel,a);return{task:t,logger:h,name:a}}push(t){const a=this.createProgress(t);return a.
logger("Adding task to the queue, commands = %o",t.commands),this._queue.set(t,a),a}fatal(t){for(const[a,{logger:h}]of Array.
from(this._queue.entries()))a===t.task?(h.info("Failed %o",t),h("Fatal exception, any as-yet un-started tasks run throug\
h this executor will not be attempted")):h.info("A fatal exception occurred in a previous task, the queue has been purge\
d: %o",t.message),this.complete(a);if(this._queue.size!==0)throw new Error(`Queue size should be zero after fatal: ${this.
_queue.size}`)}complete(t){this.withProgress(t)&&this._queue.delete(t)}attempt(t){const a=this.withProgress(t);if(!a)throw new I(
void 0,"TasksPendingQueue: attempt called for an unknown task");return a.logger("Starting task"),a}static getName(t="emp\
ty"){return`task:${t}:${++bt.counter}`}};xt.counter=0;let Ss=xt;class Cs{constructor(t,a,h){this._executor=t,this._scheduler=
a,this._plugins=h,this._chain=Promise.resolve(),this._queue=new Ss}get cwd(){return this._cwd||this._executor.cwd}set cwd(t){
this._cwd=t}get env(){return this._executor.env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(t){
return this._queue.push(t),this._chain=this._chain.then(()=>this.attemptTask(t))}async attemptTask(t){const a=await this.
_scheduler.next(),h=()=>this._queue.complete(t);try{const{logger:A}=this._queue.attempt(t);return await($t(t)?this.attemptEmptyTask(
t,A):this.attemptRemoteTask(t,A))}catch(A){throw this.onFatalException(t,A)}finally{h(),a()}}onFatalException(t,a){const h=a instanceof
I?Object.assign(a,{task:t}):new I(t,a&&String(a));return this._chain=Promise.resolve(),this._queue.fatal(h),h}async attemptRemoteTask(t,a){
const h=this._plugins.exec("spawn.binary","",this.taskContext(t,t.commands)),A=this._plugins.exec("spawn.args",[...t.commands],
this.taskContext(t,t.commands)),T=await this.gitResponse(t,h,A,this.outputHandler,a.step("SPAWN")),F=await this.handleTaskData(
t,A,T,a.step("HANDLE"));return a("passing response to task's parser as a %s",t.format),Vn(t)?Ot(t.parser,F):Ot(t.parser,
F.asStrings())}async attemptEmptyTask(t,a){return a("empty task bypassing child process to call to task's parser"),t.parser(
this)}handleTaskData(t,a,h,A){const{exitCode:T,rejection:F,stdOut:K,stdErr:X}=h;return new Promise((de,he)=>{A("Preparin\
g to handle process response exitCode=%d stdOut=",T);const{error:Se}=this._plugins.exec("task.error",{error:F},{...this.
taskContext(t,a),...h});if(Se&&t.onError)return A.info("exitCode=%s handling with custom error handler"),t.onError(h,Se,
we=>{A.info("custom error handler treated as success"),A("custom error returned a %s",it(we)),de(new _e(Array.isArray(we)?
Buffer.concat(we):we,Buffer.concat(X)))},he);if(Se)return A.info("handling as error: exitCode=%s stdErr=%s rejection=%o",
T,X.length,F),he(Se);A.info("retrieving task output complete"),de(new _e(Buffer.concat(K),Buffer.concat(X)))})}async gitResponse(t,a,h,A,T){
const F=T.sibling("output"),K=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:!0},this.taskContext(
t,t.commands));return new Promise(X=>{const de=[],he=[];T.info("%s %o",a,h),T("%O",K);let Se=this._beforeSpawn(t,h);if(Se)
return X({stdOut:de,stdErr:he,exitCode:9901,rejection:Se});this._plugins.exec("spawn.before",void 0,{...this.taskContext(
t,h),kill(Be){Se=Be||Se}});const we=(0,m.spawn)(a,h,K);we.stdout.on("data",Kt(de,"stdOut",T,F.step("stdOut"))),we.stderr.
on("data",Kt(he,"stdErr",T,F.step("stdErr"))),we.on("error",Es(he,T)),A&&(T("Passing child process stdOut/stdErr to cust\
om outputHandler"),A(a,we.stdout,we.stderr,[...h])),this._plugins.exec("spawn.after",void 0,{...this.taskContext(t,h),spawned:we,
close(Be,qr){X({stdOut:de,stdErr:he,exitCode:Be,rejection:Se||qr})},kill(Be){we.killed||(Se=Be,we.kill("SIGINT"))}})})}_beforeSpawn(t,a){
let h;return this._plugins.exec("spawn.before",void 0,{...this.taskContext(t,a),kill(A){h=A||h}}),h}taskContext(t,a){return{
method:String(tt(t.commands)||""),commands:a,env:{...this.env},input:$t(t)?void 0:t.input}}}function Es(e,t){return a=>{
t("[ERROR] child process exception %o",a),e.push(Buffer.from(String(a.stack),"ascii"))}}function Kt(e,t,a,h){return A=>{
a("%s received %L bytes",t,A),h("%B",A),e.push(A)}}class As{constructor(t,a,h){this.cwd=t,this._scheduler=a,this._plugins=
h,this._chain=this.chain()}chain(){return new Cs(this,this._scheduler,this._plugins)}push(t){return this._chain.push(t)}}
function ks(e,t,a=pe){const h=T=>{a(null,T)},A=T=>{T?.task===e&&a(T,void 0)};t.then(h,A)}function Yt(e,t){return Yn(a=>{
if(!vt(e))throw new Error(`Git.cwd: cannot change to non-directory "${e}"`);return(t||a).cwd=e})}function ut(e){const t=[
"checkout",...e];return t[1]==="-b"&&t.includes("-B")&&(t[1]=st(t,"-B")),ve(t)}function Os(){return{checkout(){return this.
_runTask(ut(oe(arguments,1)),Q(arguments))},checkoutBranch(e,t){return this._runTask(ut(["-b",e,t,...oe(arguments)]),Q(arguments))},
checkoutLocalBranch(e){return this._runTask(ut(["-b",e,...oe(arguments)]),Q(arguments))}}}const Vt=(e,t,a)=>{const h=["c\
lone",...a];return ue(e)&&h.push(b(e)),ue(t)&&h.push(b(t)),ve(h)},Ns=(e,t,a)=>(Ie(a,"--mirror"),Vt(e,t,a));function Gt(e,t,a,...h){
return ue(a)?t(a,be(h[0],ue),oe(arguments)):ke(`git.${e}() requires a string 'repoPath'`)}function Ts(){return{clone(e,...t){
return this._runTask(Gt("clone",Vt,be(e,ue),...t),Q(arguments))},mirror(e,...t){return this._runTask(Gt("mirror",Ns,be(e,
ue),...t),Q(arguments))}}}const Ls=[new te(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,(e,[t,a,h])=>{e.branch=t,e.commit=h,e.root=
!!a}),new te(/\s*Author:\s(.+)/i,(e,[t])=>{const a=t.split("<"),h=a.pop();!h||!h.includes("@")||(e.author={email:h.substr(
0,h.length-1),name:a.join("<").trim()})}),new te(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,(e,[t,a,h])=>{e.summary.changes=
parseInt(t,10)||0,e.summary.insertions=parseInt(a,10)||0,e.summary.deletions=parseInt(h,10)||0}),new te(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,
(e,[t,a,h])=>{e.summary.changes=parseInt(t,10)||0;const A=parseInt(a,10)||0;h==="-"?e.summary.deletions=A:h==="+"&&(e.summary.
insertions=A)})];function $s(e){return Te({author:null,branch:"",commit:"",root:!1,summary:{changes:0,insertions:0,deletions:0}},
Ls,e)}function Is(e,t,a){return{commands:["-c","core.abbrev=40","commit",...Ge(e,"-m"),...t,...a],format:"utf-8",parser:$s}}
function Ps(){return{commit(t,...a){const h=Q(arguments),A=e(t)||Is(Ne(t),Ne(be(a[0],He,[])),[...Ye(be(a[1],Je,[])),...oe(
arguments,0,!0)]);return this._runTask(A,h)}};function e(t){return!He(t)&&ke("git.commit: requires the commit message to\
 be supplied as a string/string[]")}}function Ms(){return{count:0,garbage:0,inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,
sizePack:0}}const Ds=new te(/([a-z-]+): (\d+)$/,(e,[t,a])=>{const h=St(t);Object.hasOwn(e,h)&&(e[h]=ye(a))});function Fs(){
return{countObjects(){return this._runTask({commands:["count-objects","--verbose"],format:"utf-8",parser(e){return Te(Ms(),
[Ds],e)}})}}}function Rs(){return{firstCommit(){return this._runTask(ve(["rev-list","--max-parents=0","HEAD"],!0),Q(arguments))}}}
function Bs(e,t){const a=["hash-object",e];return t&&a.push("-w"),ve(a,!0)}class ft{constructor(t,a,h,A){this.bare=t,this.
path=a,this.existing=h,this.gitDir=A}}const Us=/^Init.+ repository in (.+)$/,js=/^Rein.+ in (.+)$/;function xs(e,t,a){const h=String(
a).trim();let A;if(A=Us.exec(h))return new ft(e,t,!1,A[1]);if(A=js.exec(h))return new ft(e,t,!0,A[1]);let T="";const F=h.
split(" ");for(;F.length;)if(F.shift()==="in"){T=F.join(" ");break}return new ft(e,t,/^re/i.test(h),T)}const Wt="--bare";
function Ks(e){return e.includes(Wt)}function Ys(e=!1,t,a){const h=["init",...a];return e&&!Ks(h)&&h.splice(1,0,Wt),{commands:h,
format:"utf-8",parser(A){return xs(h.includes("--bare"),t,A)}}}function Vs(e){return e===void 0?ke("interpretTrailers ca\
lled without input content"):{format:"utf-8",parser(t){return Object.fromEntries(nt(t,a=>{const h=a.indexOf(":");return[
St(a.substring(0,h).toLowerCase()),a.substring(h+2).trim()]}))},commands:["interpret-trailers","--parse"],input:e}}function Gs(){
return{interpretTrailers(e){return this._runTask(Vs(be(e,On)),Q(arguments))}}}var De=(e=>(e.NONE="",e.STAT="--stat",e.NUM_STAT=
"--numstat",e.NAME_ONLY="--name-only",e.NAME_STATUS="--name-status",e))(De||{});const Jt=/^--(stat|numstat|name-only|name-status)(=|$)/;
function dt(e){for(let t=0;t<e.length;t++){const a=Jt.exec(e[t]);if(a)return`--${a[1]}`}return""}function Ws(e){return Jt.
test(e)}class Js{constructor(){this.changed=0,this.deletions=0,this.insertions=0,this.files=[]}}const Ht=[new te(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,
(e,[t,a,h=""])=>{e.files.push({file:t.trim(),changes:ye(a),insertions:h.replace(/[^+]/g,"").length,deletions:h.replace(/[^-]/g,
"").length,binary:!1})}),new te(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,(e,[t,a,h])=>{e.files.push({file:t.trim(),
before:ye(a),after:ye(h),binary:!0})}),new te(/^(.+)\s+\|\s+Bin\s*$/,(e,[t])=>{e.files.push({file:t.trim(),before:0,after:0,
binary:!0})}),new te(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(e,[t,a])=>{const h=/(\d+) i/.exec(a),A=/(\d+) d/.exec(
a);e.changed=ye(t),e.insertions=ye(h?.[1]),e.deletions=ye(A?.[1])})],Hs=[new te(/(\d+)\t(\d+)\t(.+)$/,(e,[t,a,h])=>{const A=ye(
t),T=ye(a);e.changed++,e.insertions+=A,e.deletions+=T,e.files.push({file:h,changes:A+T,insertions:A,deletions:T,binary:!1})}),
new te(/-\t-\t(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,after:0,before:0,binary:!0})})],Qs=[new te(/(.+)$/,(e,[t])=>{
e.changed++,e.files.push({file:t,changes:0,insertions:0,deletions:0,binary:!1})})],_s=[new te(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,
(e,[t,a,h,A,T])=>{e.changed++,e.files.push({file:T??h,changes:0,insertions:0,deletions:0,binary:!1,status:Et(ls(t)&&t),from:Et(
!!T&&h!==T&&h),similarity:ye(a)})})],zs={[De.NONE]:Ht,[De.STAT]:Ht,[De.NUM_STAT]:Hs,[De.NAME_STATUS]:_s,[De.NAME_ONLY]:Qs};
function Qt(e=De.NONE){const t=zs[e];return a=>Te(new Js,t,a,!1)}const _t="\xF2\xF2\xF2\xF2\xF2\xF2 ",zt=" \xF2\xF2",Xt="\
 \xF2 ",Xs=["hash","date","message","refs","author_name","author_email"];function Zs(e,t){return t.reduce((a,h,A)=>(a[h]=
e[A]||"",a),Object.create({diff:null}))}function Zt(e=Xt,t=Xs,a=De.NONE){const h=Qt(a);return function(A){const T=Me(A.trim(),
!1,_t).map(function(F){const K=F.split(zt),X=Zs(K[0].split(e),t);return K.length>1&&K[1].trim()&&(X.diff=h(K[1])),X});return{
all:T,latest:T.length&&T[0]||null,total:T.length}}}function qs(e){let t=dt(e);const a=["diff"];return t===De.NONE&&(t=De.
STAT,a.push("--stat=4096")),a.push(...e),ht(a)||{commands:a,format:"utf-8",parser:Qt(t)}}function ht(e){const t=e.filter(
Ws);if(t.length>1)return ke(`Summary flags are mutually exclusive - pick one of ${t.join(",")}`);if(t.length&&e.includes(
"-z"))return ke(`Summary flag ${t} parsing is not compatible with null termination option '-z'`)}var qt=(e=>(e[e["--pret\
ty"]=0]="--pretty",e[e["max-count"]=1]="max-count",e[e.maxCount=2]="maxCount",e[e.n=3]="n",e[e.file=4]="file",e[e.format=
5]="format",e[e.from=6]="from",e[e.to=7]="to",e[e.splitter=8]="splitter",e[e.symmetric=9]="symmetric",e[e.mailMap=10]="m\
ailMap",e[e.multiLine=11]="multiLine",e[e.strictDate=12]="strictDate",e))(qt||{});function ei(e,t){const a=[],h=[];return Object.
keys(e).forEach(A=>{a.push(A),h.push(String(e[A]))}),[a,h.join(t)]}function ti(e){return Object.keys(e).reduce((t,a)=>(a in
qt||(t[a]=e[a]),t),{})}function en(e={},t=[]){const a=be(e.splitter,ue,Xt),h=ot(e.format)?e.format:{hash:"%H",date:e.strictDate===
!1?"%ai":"%aI",message:"%s",refs:"%D",body:e.multiLine?"%B":"%b",author_name:e.mailMap!==!1?"%aN":"%an",author_email:e.mailMap!==
!1?"%aE":"%ae"},[A,T]=ei(h,a),F=[],K=[`--pretty=format:${_t}${T}${zt}`,...t],X=e.n||e["max-count"]||e.maxCount;if(X&&K.push(
`--max-count=${X}`),e.from||e.to){const de=e.symmetric!==!1?"...":"..";F.push(`${e.from||""}${de}${e.to||""}`)}return ue(
e.file)&&K.push("--follow",b(e.file)),kt(ti(e),K),{fields:A,splitter:a,commands:[...K,...F]}}function ni(e,t,a){const h=Zt(
e,t,dt(a));return{commands:["log",...a],format:"utf-8",parser:h}}function si(){return{log(...a){const h=Q(arguments),A=en(
at(arguments),Ye(be(arguments[0],Je,[]))),T=t(...a)||ht(A.commands)||e(A);return this._runTask(T,h)}};function e(a){return ni(
a.splitter,a.fields,a.commands)}function t(a,h){return ue(a)&&ue(h)&&ke("git.log(string, string) should be replaced with\
 git.log({ from: string, to: string })")}}class mt{constructor(t,a=null,h){this.reason=t,this.file=a,this.meta=h}toString(){
return`${this.file}:${this.reason}`}}class ii{constructor(){this.conflicts=[],this.merges=[],this.result="success"}get failed(){
return this.conflicts.length>0}get reason(){return this.result}toString(){return this.conflicts.length?`CONFLICTS: ${this.
conflicts.join(", ")}`:"OK"}}class tn{constructor(){this.remoteMessages={all:[]},this.created=[],this.deleted=[],this.files=
[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,insertions:0}}}class ri{constructor(){this.remote=
"",this.hash={local:"",remote:""},this.branch={local:"",remote:""},this.message=""}toString(){return this.message}}function pt(e){
return e.objects=e.objects||{compressing:0,counting:0,enumerating:0,packReused:0,reused:{count:0,delta:0},total:{count:0,
delta:0}}}function nn(e){const t=/^\s*(\d+)/.exec(e),a=/delta (\d+)/i.exec(e);return{count:ye(t&&t[1]||"0"),delta:ye(a&&
a[1]||"0")}}const oi=[new je(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,(e,[t,a])=>{const h=t.toLowerCase(),
A=pt(e.remoteMessages);Object.assign(A,{[h]:ye(a)})}),new je(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,
(e,[t,a])=>{const h=t.toLowerCase(),A=pt(e.remoteMessages);Object.assign(A,{[h]:ye(a)})}),new je(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,
(e,[t,a,h])=>{const A=pt(e.remoteMessages);A.total=nn(t),A.reused=nn(a),A.packReused=ye(h)})],ai=[new je(/^remote:\s*(.+)$/,
(e,[t])=>(e.remoteMessages.all.push(t.trim()),!1)),...oi,new je([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],
(e,[t])=>{e.remoteMessages.pullRequestUrl=t}),new je([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],
(e,[t,a,h])=>{e.remoteMessages.vulnerabilities={count:ye(t),summary:a,url:h}})];function sn(e,t){return Te({remoteMessages:new ci},
ai,t)}class ci{constructor(){this.all=[]}}const li=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,ui=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,
fi=/^(create|delete) mode \d+ (.+)/,di=[new te(li,(e,[t,a,h])=>{e.files.push(t),a&&(e.insertions[t]=a.length),h&&(e.deletions[t]=
h.length)}),new te(ui,(e,[t,,a,,h])=>a!==void 0||h!==void 0?(e.summary.changes=+t||0,e.summary.insertions=+a||0,e.summary.
deletions=+h||0,!0):!1),new te(fi,(e,[t,a])=>{Ie(e.files,a),Ie(t==="create"?e.created:e.deleted,a)})],hi=[new te(/^from\s(.+)$/i,
(e,[t])=>{e.remote=t}),new te(/^fatal:\s(.+)$/,(e,[t])=>{e.message=t}),new te(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,
(e,[t,a,h,A])=>{e.branch.local=h,e.hash.local=t,e.branch.remote=A,e.hash.remote=a})],mi=(e,t)=>Te(new tn,di,[e,t]),rn=(e,t)=>Object.
assign(new tn,mi(e,t),sn(e,t));function pi(e,t){const a=Te(new ri,hi,[e,t]);return a.message&&a}const gi=[new te(/^Auto-merging\s+(.+)$/,
(e,[t])=>{e.merges.push(t)}),new te(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,(e,[t,a])=>{e.conflicts.push(new mt(
t,a))}),new te(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(e,[t,a,h])=>{e.conflicts.push(new mt(t,a,{deleteRef:h}))}),
new te(/^CONFLICT\s+\((.+)\):/,(e,[t])=>{e.conflicts.push(new mt(t,null))}),new te(/^Automatic merge failed;\s+(.+)$/,(e,[
t])=>{e.result=t})],yi=(e,t)=>Object.assign(wi(e),rn(e,t)),wi=e=>Te(new ii,gi,e);function on(e){return e.length?{commands:[
"merge",...e],format:"utf-8",parser(t,a){const h=yi(t,a);if(h.failed)throw new Y(h);return h}}:ke("Git.merge requires at\
 least one option")}function bi(e,t,a){const h=a.includes("deleted"),A=a.includes("tag")||/^refs\/tags/.test(e),T=!a.includes(
"new");return{deleted:h,tag:A,branch:!A,new:!T,alreadyUpdated:T,local:e,remote:t}}const vi=[new te(/^Pushing to (.+)$/,(e,[
t])=>{e.repo=t}),new te(/^updating local tracking ref '(.+)'/,(e,[t])=>{e.ref={...e.ref||{},local:t}}),new te(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,
(e,[t,a,h])=>{e.pushed.push(bi(t,a,h))}),new te(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,
(e,[t,a,h])=>{e.branch={...e.branch||{},local:t,remote:a,remoteName:h}}),new te(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,
(e,[t,a,h,A])=>{e.update={head:{local:t,remote:a},hash:{from:h,to:A}}})],Si=(e,t)=>{const a=Ci(e,t),h=sn(e,t);return{...a,
...h}},Ci=(e,t)=>Te({pushed:[]},vi,[e,t]);function Ei(e={},t){return Ie(t,"--tags"),an(e,t)}function an(e={},t){const a=[
"push",...t];return e.branch&&a.splice(1,0,e.branch),e.remote&&a.splice(1,0,e.remote),st(a,"-v"),Ie(a,"--verbose"),Ie(a,
"--porcelain"),{commands:a,format:"utf-8",parser:Si}}function Ai(){return{showBuffer(){const e=["show",...oe(arguments,1)];
return e.includes("--binary")||e.splice(1,0,"--binary"),this._runTask(Lt(e),Q(arguments))},show(){const e=["show",...oe(
arguments,1)];return this._runTask(ve(e),Q(arguments))}}}const ki=/^(.+)\0(.+)$/;class Oi{constructor(t,a,h){if(this.path=
t,this.index=a,this.working_dir=h,a==="R"||h==="R"){const A=ki.exec(t)||[null,t,t];this.from=A[2]||"",this.path=A[1]||""}}}
class Ni{constructor(){this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.ignored=void 0,this.modified=
[],this.renamed=[],this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=null,this.detached=
!1,this.isClean=()=>!this.files.length}}function cn(e){const[t,a]=e.split(ie);return{from:a||t,to:t}}function Le(e,t,a){
return[`${e}${t}`,a]}function gt(e,...t){return t.map(a=>Le(e,a,(h,A)=>h.conflicted.push(A)))}const Ti=new Map([Le(" ","\
A",(e,t)=>e.created.push(t)),Le(" ","D",(e,t)=>e.deleted.push(t)),Le(" ","M",(e,t)=>e.modified.push(t)),Le("A"," ",(e,t)=>{
e.created.push(t),e.staged.push(t)}),Le("A","M",(e,t)=>{e.created.push(t),e.staged.push(t),e.modified.push(t)}),Le("D","\
 ",(e,t)=>{e.deleted.push(t),e.staged.push(t)}),Le("M"," ",(e,t)=>{e.modified.push(t),e.staged.push(t)}),Le("M","M",(e,t)=>{
e.modified.push(t),e.staged.push(t)}),Le("R"," ",(e,t)=>{e.renamed.push(cn(t))}),Le("R","M",(e,t)=>{const a=cn(t);e.renamed.
push(a),e.modified.push(a.to)}),Le("!","!",(e,t)=>{(e.ignored=e.ignored||[]).push(t)}),Le("?","?",(e,t)=>e.not_added.push(
t)),...gt("A","A","U"),...gt("D","D","U"),...gt("U","A","D","U"),["##",(e,t)=>{const a=/ahead (\d+)/,h=/behind (\d+)/,A=/^(.+?(?=(?:\.{3}|\s|$)))/,
T=/\.{3}(\S*)/,F=/\son\s(\S+?)(?=\.{3}|$)/;let K=a.exec(t);e.ahead=K&&+K[1]||0,K=h.exec(t),e.behind=K&&+K[1]||0,K=A.exec(
t),e.current=be(K?.[1],ue,null),K=T.exec(t),e.tracking=be(K?.[1],ue,null),K=F.exec(t),K&&(e.current=be(K?.[1],ue,e.current)),
e.detached=/\(no branch\)/.test(t)}]]),Li=function(e){const t=e.split(ie),a=new Ni;for(let h=0,A=t.length;h<A;){let T=t[h++].
trim();T&&(T.charAt(0)==="R"&&(T+=ie+(t[h++]||"")),$i(a,T))}return a};function $i(e,t){const a=t.trim();switch(" "){case a.
charAt(2):return h(a.charAt(0),a.charAt(1),a.slice(3));case a.charAt(1):return h(" ",a.charAt(0),a.slice(2));default:return}
function h(A,T,F){const K=`${A}${T}`,X=Ti.get(K);X&&X(e,F),K!=="##"&&K!=="!!"&&e.files.push(new Oi(F,A,T))}}const Ii=["-\
-null","-z"];function Pi(e){return{format:"utf-8",commands:["status","--porcelain","-b","-u","--null",...e.filter(t=>!Ii.
includes(t))],parser(t){return Li(t)}}}const ln="installed=false";function Xe(e=0,t=0,a=0,h="",A=!0){return Object.defineProperty(
{major:e,minor:t,patch:a,agent:h,installed:A},"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,
enumerable:!1})}function Mi(){return Xe(0,0,0,"",!1)}function Di(){return{version(){return this._runTask({commands:["--v\
ersion"],format:"utf-8",parser:Ri,onError(e,t,a,h){if(e.exitCode===Qe.NOT_FOUND)return a(Buffer.from(ln));h(t)}})}}}const Fi=[
new te(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,(e,[t,a,h,A=""])=>{Object.assign(e,Xe(ye(t),ye(a),ye(h),A))}),new te(
/version (\d+)\.(\d+)\.(\D+)(.+)?$/,(e,[t,a,h,A=""])=>{Object.assign(e,Xe(ye(t),ye(a),h,A))})];function Ri(e){return e===
ln?Mi():Te(Xe(0,0,0,e),Fi,e)}class un{constructor(t){this._executor=t}_runTask(t,a){const h=this._executor.chain(),A=h.push(
t);return a&&ks(t,A,a),Object.create(this,{then:{value:A.then.bind(A)},catch:{value:A.catch.bind(A)},_executor:{value:h}})}add(t){
return this._runTask(ve(["add",...Ne(t)]),Q(arguments))}cwd(t){const a=Q(arguments);return typeof t=="string"?this._runTask(
Yt(t,this._executor),a):typeof t?.path=="string"?this._runTask(Yt(t.path,t.root&&this._executor||void 0),a):this._runTask(
ke("Git.cwd: workingDirectory must be supplied as a string"),a)}hashObject(t,a){return this._runTask(Bs(t,a===!0),Q(arguments))}init(t){
return this._runTask(Ys(t===!0,this._executor.cwd,oe(arguments)),Q(arguments))}merge(){return this._runTask(on(oe(arguments)),
Q(arguments))}mergeFromTo(t,a){return ue(t)&&ue(a)?this._runTask(on([t,a,...oe(arguments)]),Q(arguments,!1)):this._runTask(
ke("Git.mergeFromTo requires that the 'remote' and 'branch' arguments are supplied as strings"))}outputHandler(t){return this.
_executor.outputHandler=t,this}push(){const t=an({remote:be(arguments[0],ue),branch:be(arguments[1],ue)},oe(arguments));
return this._runTask(t,Q(arguments))}stash(){return this._runTask(ve(["stash",...oe(arguments)]),Q(arguments))}status(){
return this._runTask(Pi(oe(arguments)),Q(arguments))}}Object.assign(un.prototype,Os(),Ts(),Ps(),as(),Fs(),Rs(),ps(),Gs(),
si(),Ai(),Di());const Bi=(()=>{let e=0;return()=>{e++;const{promise:t,done:a}=(0,d.ud)();return{promise:t,done:a,id:e}}})();
class Ui{constructor(t=2){this.concurrency=t,this.logger=xe("","scheduler"),this.pending=[],this.running=[],this.logger(
"Constructed, concurrency=%s",t)}schedule(){if(!this.pending.length||this.running.length>=this.concurrency){this.logger(
"Schedule attempt ignored, pending=%s running=%s concurrency=%s",this.pending.length,this.running.length,this.concurrency);
return}const t=Ie(this.running,this.pending.shift());this.logger("Attempting id=%s",t.id),t.done(()=>{this.logger("Compl\
eting id=",t.id),st(this.running,t),this.schedule()})}next(){const{promise:t,id:a}=Ie(this.pending,Bi());return this.logger(
"Scheduling id=%s",a),this.schedule(),t}}function ji(e,t){return ve(["apply",...t,...e])}var fn=(e=>(e.CURRENT="*",e.LINKED=
"+",e))(fn||{});class xi{constructor(){this.all=[],this.branches={},this.current="",this.detached=!1}push(t,a,h,A,T){t===
"*"&&(this.detached=a,this.current=h),this.all.push(h),this.branches[h]={current:t==="*",linkedWorkTree:t==="+",name:h,commit:A,
label:T}}}const Ki=[new te(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,(e,[t,a,h,A])=>{e.push(
dn(t),!0,a,h,A)}),new te(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(e,[t,a,h,A])=>{e.push(dn(t),!1,a,h,A)})],Yi=new te(/^(\S+)$/s,
(e,[t])=>{e.push(fn.CURRENT,!1,t,"","")});function dn(e){return e?e.charAt(0):""}function hn(e,t=!1){return Te(new xi,t?
[Yi]:Ki,e)}class Vi{constructor(){this.all=[],this.branches={},this.errors=[]}get success(){return!this.errors.length}}function Gi(e,t){
return{branch:e,hash:t,success:!0}}function Wi(e){return{branch:e,hash:null,success:!1}}const Ji=/(\S+)\s+\(\S+\s([^)]+)\)/,
mn=/^error[^']+'([^']+)'/m,Hi=[new te(Ji,(e,[t,a])=>{const h=Gi(t,a);e.all.push(h),e.branches[t]=h}),new te(mn,(e,[t])=>{
const a=Wi(t);e.errors.push(a),e.all.push(a),e.branches[t]=a})],yt=(e,t)=>Te(new Vi,Hi,[e,t]);function pn(e,t){return t===
Qe.ERROR&&mn.test(e)}function Qi(e){const t=["-d","-D","--delete"];return e.some(a=>t.includes(a))}function _i(e){const t=Qi(
e),a=e.includes("--show-current"),h=["branch",...e];return h.length===1&&h.push("-a"),h.includes("-v")||h.splice(1,0,"-v"),
{format:"utf-8",commands:h,parser(A,T){return t?yt(A,T).all[0]:hn(A,a)}}}function zi(){return{format:"utf-8",commands:["\
branch","-v"],parser(e){return hn(e)}}}function Xi(e,t=!1){return{format:"utf-8",commands:["branch","-v",t?"-D":"-d",...e],
parser(a,h){return yt(a,h)},onError({exitCode:a,stdOut:h},A,T,F){if(!pn(String(A),a))return F(A);T(h)}}}function Zi(e,t=!1){
const a={format:"utf-8",commands:["branch","-v",t?"-D":"-d",e],parser(h,A){return yt(h,A).branches[e]},onError({exitCode:h,
stdErr:A,stdOut:T},F,K,X){if(!pn(String(F),h))return X(F);throw new Y(a.parser(We(T),We(A)),String(F))}};return a}function qi(e){
return{commands:["check-ignore",...e],format:"utf-8",parser:er}}function er(e){return e.split(/\n/g).map(tr).filter(Boolean)}
function tr(e){const t=e.trim().replace(/^["']|["']$/g,"");return t&&(0,l.normalize)(t)}const nr=[new te(/From (.+)$/,(e,[
t])=>{e.remote=t}),new te(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,(e,[t,a])=>{e.branches.push({name:t,tracking:a})}),new te(
/\* \[new tag]\s+(\S+)\s*-> (.+)$/,(e,[t,a])=>{e.tags.push({name:t,tracking:a})}),new te(/- \[deleted]\s+\S+\s*-> (.+)$/,
(e,[t])=>{e.deleted.push({tracking:t})}),new te(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,(e,[t,a,h,A])=>{e.updated.push(
{name:h,tracking:A,to:a,from:t})})];function sr(e,t){return Te({raw:e,remote:null,branches:[],tags:[],updated:[],deleted:[]},
nr,[e,t])}function ir(e){return/^--upload-pack(=|$)/.test(e)}function rr(e,t,a){const h=["fetch",...a];return e&&t&&h.push(
e,t),h.find(ir)?ke("git.fetch: potential exploit argument blocked."):{commands:h,format:"utf-8",parser:sr}}const or=[new te(
/^Renaming (.+) to (.+)$/,(e,[t,a])=>{e.moves.push({from:t,to:a})})];function ar(e){return Te({moves:[]},or,e)}function cr(e,t){
return{commands:["mv","-v",...Ne(e),t],format:"utf-8",parser:ar}}function lr(e,t,a){const h=["pull",...a];return e&&t&&h.
splice(1,0,e,t),{commands:h,format:"utf-8",parser(A,T){return rn(A,T)},onError(A,T,F,K){const X=pi(We(A.stdOut),We(A.stdErr));
if(X)return K(new Y(X));K(T)}}}function ur(e){const t={};return gn(e,([a])=>t[a]={name:a}),Object.values(t)}function fr(e){
const t={};return gn(e,([a,h,A])=>{Object.hasOwn(t,a)||(t[a]={name:a,refs:{fetch:"",push:""}}),A&&h&&(t[a].refs[A.replace(
/[^a-z]/g,"")]=h)}),Object.values(t)}function gn(e,t){nt(e,a=>t(a.split(/\s+/)))}function dr(e,t,a){return ve(["remote",
"add",...a,e,t])}function hr(e){const t=["remote"];return e&&t.push("-v"),{commands:t,format:"utf-8",parser:e?fr:ur}}function mr(e){
const t=[...e];return t[0]!=="ls-remote"&&t.unshift("ls-remote"),ve(t)}function pr(e){const t=[...e];return t[0]!=="remo\
te"&&t.unshift("remote"),ve(t)}function gr(e){return ve(["remote","remove",e])}function yr(e={},t){const a=en(e),h=["sta\
sh","list",...a.commands,...t],A=Zt(a.splitter,a.fields,dt(h));return ht(h)||{commands:h,format:"utf-8",parser:A}}function wr(e,t){
return Ze(["add",e,t])}function br(e){return Ze(["init",...e])}function Ze(e){const t=[...e];return t[0]!=="submodule"&&
t.unshift("submodule"),ve(t)}function vr(e){return Ze(["update",...e])}class Sr{constructor(t,a){this.all=t,this.latest=
a}}const Cr=function(e,t=!1){const a=e.split(`
`).map(Ar).filter(Boolean);t||a.sort(function(A,T){const F=A.split("."),K=T.split(".");if(F.length===1||K.length===1)return Er(
qe(F[0]),qe(K[0]));for(let X=0,de=Math.max(F.length,K.length);X<de;X++){const he=yn(qe(F[X]),qe(K[X]));if(he)return he}return 0});
const h=t?a[0]:[...a].reverse().find(A=>A.indexOf(".")>=0);return new Sr(a,h)};function Er(e,t){const a=Number.isNaN(e),
h=Number.isNaN(t);return a!==h?a?1:-1:a?yn(e,t):0}function yn(e,t){return e===t?0:e>t?1:-1}function Ar(e){return e.trim()}
function qe(e){return typeof e=="string"&&parseInt(e.replace(/^\D+/g,""),10)||0}function kr(e=[]){const t=e.some(a=>/^--sort=/.
test(a));return{format:"utf-8",commands:["tag","-l",...e],parser(a){return Cr(a,t)}}}function Or(e){return{format:"utf-8",
commands:["tag",e],parser(){return{name:e}}}}function Nr(e,t){return{format:"utf-8",commands:["tag","-a","-m",t,e],parser(){
return{name:e}}}}function q(e,t){this._plugins=t,this._executor=new As(e.baseDir,new Ui(e.maxConcurrentProcesses),t),this.
_trimmed=e.trimmed}(q.prototype=Object.create(un.prototype)).constructor=q,q.prototype.customBinary=function(e){return this.
_plugins.reconfigure("binary",e),this},q.prototype.env=function(e,t){return arguments.length===1&&typeof e=="object"?this.
_executor.env=e:(this._executor.env=this._executor.env||{})[e]=t,this},q.prototype.stashList=function(e){return this._runTask(
yr(at(arguments)||{},Je(e)&&e||[]),Q(arguments))},q.prototype.mv=function(e,t){return this._runTask(cr(e,t),Q(arguments))},
q.prototype.checkoutLatestTag=function(e){var t=this;return this.pull(function(){t.tags(function(a,h){t.checkout(h.latest,
e)})})},q.prototype.pull=function(e,t,a,h){return this._runTask(lr(be(e,ue),be(t,ue),oe(arguments)),Q(arguments))},q.prototype.
fetch=function(e,t){return this._runTask(rr(be(e,ue),be(t,ue),oe(arguments)),Q(arguments))},q.prototype.tags=function(e,t){
return this._runTask(kr(oe(arguments)),Q(arguments))},q.prototype.rebase=function(){return this._runTask(ve(["rebase",...oe(
arguments)]),Q(arguments))},q.prototype.reset=function(e){return this._runTask(ys(ws(e),oe(arguments)),Q(arguments))},q.
prototype.revert=function(e){const t=Q(arguments);return typeof e!="string"?this._runTask(ke("Commit must be a string"),
t):this._runTask(ve(["revert",...oe(arguments,0,!0),e]),t)},q.prototype.addTag=function(e){const t=typeof e=="string"?Or(
e):ke("Git.addTag requires a tag name");return this._runTask(t,Q(arguments))},q.prototype.addAnnotatedTag=function(e,t){
return this._runTask(Nr(e,t),Q(arguments))},q.prototype.deleteLocalBranch=function(e,t,a){return this._runTask(Zi(e,typeof t==
"boolean"?t:!1),Q(arguments))},q.prototype.deleteLocalBranches=function(e,t,a){return this._runTask(Xi(e,typeof t=="bool\
ean"?t:!1),Q(arguments))},q.prototype.branch=function(e,t){return this._runTask(_i(oe(arguments)),Q(arguments))},q.prototype.
branchLocal=function(e){return this._runTask(zi(),Q(arguments))},q.prototype.raw=function(e){const t=!Array.isArray(e),a=[].
slice.call(t?arguments:e,0);for(let A=0;A<a.length&&t;A++)if(!rt(a[A])){a.splice(A,a.length-A);break}a.push(...oe(arguments,
0,!0));var h=Q(arguments);return a.length?this._runTask(ve(a,this._trimmed),h):this._runTask(ke("Raw: must supply one or\
 more command to execute"),h)},q.prototype.submoduleAdd=function(e,t,a){return this._runTask(wr(e,t),Q(arguments))},q.prototype.
submoduleUpdate=function(e,t){return this._runTask(vr(oe(arguments,!0)),Q(arguments))},q.prototype.submoduleInit=function(e,t){
return this._runTask(br(oe(arguments,!0)),Q(arguments))},q.prototype.subModule=function(e,t){return this._runTask(Ze(oe(
arguments)),Q(arguments))},q.prototype.listRemote=function(){return this._runTask(mr(oe(arguments)),Q(arguments))},q.prototype.
addRemote=function(e,t,a){return this._runTask(dr(e,t,oe(arguments)),Q(arguments))},q.prototype.removeRemote=function(e,t){
return this._runTask(gr(e),Q(arguments))},q.prototype.getRemotes=function(e,t){return this._runTask(hr(e===!0),Q(arguments))},
q.prototype.remote=function(e,t){return this._runTask(pr(oe(arguments)),Q(arguments))},q.prototype.tag=function(e,t){const a=oe(
arguments);return a[0]!=="tag"&&a.unshift("tag"),this._runTask(ve(a),Q(arguments))},q.prototype.updateServerInfo=function(e){
return this._runTask(ve(["update-server-info"]),Q(arguments))},q.prototype.pushTags=function(e,t){const a=Ei({remote:be(
e,ue)},oe(arguments));return this._runTask(a,Q(arguments))},q.prototype.rm=function(e){return this._runTask(ve(["rm","-f",
...Ne(e)]),Q(arguments))},q.prototype.rmKeepLocal=function(e){return this._runTask(ve(["rm","--cached",...Ne(e)]),Q(arguments))},
q.prototype.catFile=function(e,t){return this._catFile("utf-8",arguments)},q.prototype.binaryCatFile=function(){return this.
_catFile("buffer",arguments)},q.prototype._catFile=function(e,t){var a=Q(t),h=["cat-file"],A=t[0];if(typeof A=="string")
return this._runTask(ke("Git.catFile: options must be supplied as an array of strings"),a);Array.isArray(A)&&h.push.apply(
h,A);const T=e==="buffer"?Lt(h):ve(h);return this._runTask(T,a)},q.prototype.diff=function(e,t){const a=ue(e)?ke("git.di\
ff: supplying options as a single string is no longer supported, switch to an array of strings"):ve(["diff",...oe(arguments)]);
return this._runTask(a,Q(arguments))},q.prototype.diffSummary=function(){return this._runTask(qs(oe(arguments,1)),Q(arguments))},
q.prototype.applyPatch=function(e){const t=He(e)?ji(Ne(e),oe([].slice.call(arguments,1))):ke("git.applyPatch requires on\
e or more string patches as the first argument");return this._runTask(t,Q(arguments))},q.prototype.revparse=function(){const e=[
"rev-parse",...oe(arguments,!0)];return this._runTask(ve(e,!0),Q(arguments))},q.prototype.clean=function(e,t,a){const h=_n(
e),A=h&&e.join("")||be(e,ue)||"",T=oe([].slice.call(arguments,h?1:0));return this._runTask(Hn(A,T),Q(arguments))},q.prototype.
exec=function(e){const t={commands:[],format:"utf-8",parser(){typeof e=="function"&&e()}};return this._runTask(t)},q.prototype.
checkIgnore=function(e,t){return this._runTask(qi(Ne(be(e,He,[]))),Q(arguments))},q.prototype.checkIsRepo=function(e,t){
return this._runTask(Mn(be(e,ue)),Q(arguments))};function Tr(e){return e?[{type:"spawn.before",action(t,a){e.aborted&&a.
kill(new B(void 0,"abort","Abort already signaled"))}},{type:"spawn.after",action(t,a){function h(){a.kill(new B(void 0,
"abort","Abort signal received"))}e.addEventListener("abort",h),a.spawned.on("close",()=>e.removeEventListener("abort",h))}}]:
void 0}const Lr=xe("","plugin:allowEnvironment");function $r(e,t=!1){const a=new Set(e.map(h=>h.toLowerCase().trim()));return{
type:"spawn.options",action(h,A){const T={...h.env??process.env},F=new Set(Object.keys(A.env).map(K=>K.toLowerCase().trim()));
for(const K of Object.keys(T)){const X=K.toLowerCase().trim();if(!(!Ir(X)||a.has(X))){if(F.has(X))throw new B(void 0,"al\
lowEnvironment",`Use of "${K}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`);
Lr("removing ambient guarded environment variable %s",K),delete T[K]}}return{...h,env:{...T,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(
!t)}}}}}function Ir(e){const t=e.toLowerCase().trim();return t.startsWith("git_")||$e(t)}function Pr(e={}){return{type:"\
spawn.args",action(t,{env:a}){for(const h of j(t,a))if(e[h.category]!==!0)throw new B(void 0,"unsafe",h.message);return t}}}
function Mr(e){const t=Ge(e,"-c");return{type:"spawn.args",action(a){return[...t,...a]}}}const wn=(0,d.yX)().promise;function Dr({
onClose:e=!0,onExit:t=50}={}){function a(){let A=-1;const T={close:(0,d.yX)(),closeTimeout:(0,d.yX)(),exit:(0,d.yX)(),exitTimeout:(0,d.
yX)()},F=Promise.race([e===!1?wn:T.closeTimeout.promise,t===!1?wn:T.exitTimeout.promise]);return h(e,T.close,T.closeTimeout),
h(t,T.exit,T.exitTimeout),{close(K){A=K,T.close.done()},exit(K){A=K,T.exit.done()},get exitCode(){return A},result:F}}function h(A,T,F){
A!==!1&&(A===!0?T.promise:T.promise.then(()=>Ct(A))).then(F.done)}return{type:"spawn.after",async action(A,{spawned:T,close:F}){
const K=a();let X=!0,de=()=>{X=!1};T.stdout?.on("data",de),T.stderr?.on("data",de),T.on("error",de),T.on("close",he=>K.close(
he)),T.on("exit",he=>K.exit(he));try{await K.result,X&&await Ct(50),F(K.exitCode)}catch(he){F(K.exitCode,he)}}}}const bn=xe(
"","plugin:binary"),Fr="Invalid value supplied for custom binary, requires a single string or an array containing either\
 one or two strings",Rr="Invalid value supplied for custom binary, restricted characters must be removed or supply the u\
nsafe.allowUnsafeCustomBinary option";function Br(e){return!e||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(e)}function vn(e,t){
if(e.length<1||e.length>2)throw new B(void 0,"binary",Fr);if(e.some(Br))if(t)bn("permitted unsafe binary %o",e);else throw new B(
void 0,"binary",Rr);const[a,h]=e;return{binary:a,prefix:h}}function Ur(e,t=["git"],a=!1){let h=vn(Ne(t),a);e.on("binary",
A=>{h=vn(Ne(A),a),bn.info("reconfiguring %o",h)}),e.append("spawn.binary",()=>h.binary),e.append("spawn.args",A=>h.prefix?
[h.prefix,...A]:A)}const Sn={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambig\
uous abbreviated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}};
function jr(e){if(!e)return"UNKNOWN";for(const[t,{text:a}]of Object.entries(Sn))if(e.startsWith(`fatal: ${a}`))return t;
return"UNKNOWN"}class xr extends I{constructor(t=""){const a=jr(t);super(void 0,Sn[a].solution?.replace("{message}",t)??
t),this.reason=a}}function Kr(e){return!!(e.exitCode&&e.stdErr.length)}function Yr(e){return Buffer.concat([...e.stdOut,
...e.stdErr])}function Vr(e=!1,t=Kr,a=Yr){return(h,A)=>!e&&h||!t(A)?h:a(A)}function Gr(e,t){return e===128&&t.startsWith(
"fatal:")?new xr(t):new I(void 0,t)}function Cn(e){return{type:"task.error",action(t,a){const h=e(t.error,{stdErr:a.stdErr,
stdOut:a.stdOut,exitCode:a.exitCode});return Buffer.isBuffer(h)?{error:Gr(a.exitCode,h.toString("utf-8"))}:{error:h}}}}const wt=xe(
"","plugin:input");function Wr(e){return{type:"spawn.after",action(t,{commands:a,input:h,spawned:{stdin:A}}){if(!A)return;
const T=e?.([...a])??h;if(!T)return wt("generated zero length content, not writing to stdin");wt("writing %s bytes to st\
din",An(T)),A.on("error",F=>{F.code!=="EPIPE"&&wt("[ERROR] stdin error %o",F)}),A.end(T)}}}class Jr{constructor(){this.plugins=
new Set,this.events=new $.EventEmitter}on(t,a){this.events.on(t,a)}reconfigure(t,a){this.events.emit(t,a)}append(t,a){const h=Ie(
this.plugins,{type:t,action:a});return()=>this.plugins.delete(h)}add(t){const a=[];return Ne(t).forEach(h=>{h&&this.plugins.
add(Ie(a,h))}),()=>{a.forEach(h=>{this.plugins.delete(h)})}}exec(t,a,h){let A=a;const T=Object.freeze(Object.create(h));
for(const F of this.plugins)F.type===t&&(A=F.action(A,T));return A}}function Hr(e){const t="--progress",a=["checkout","c\
lone","fetch","pull","push"];return[{type:"spawn.args",action(h,A){return a.includes(A.method)?En(h,t):h}},{type:"spawn.\
after",action(h,A){A.commands.includes(t)&&A.spawned.stderr?.on("data",T=>{const F=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.
exec(T.toString("utf8"));F&&e({method:A.method,stage:Qr(F[1]),progress:ye(F[2]),processed:ye(F[3]),total:ye(F[4])})})}}]}
function Qr(e){return String(e.toLowerCase().split(" ",1))||"unknown"}function _r(e){const t=kn(e,["uid","gid"]);return{
type:"spawn.options",action(a){return{...t,...a}}}}function zr(){return{type:"spawn.args",action(e){const t=[];let a;function h(A){
(a=a||[]).push(...A)}for(let A=0;A<e.length;A++){const T=e[A];if(v(T)){h(g(T));continue}if(T==="--"){h(e.slice(A+1).flatMap(
F=>v(F)&&g(F)||F));break}t.push(T)}return a?[...t,"--",...a.map(String)]:t}}}function Xr({block:e,stdErr:t=!0,stdOut:a=!0}){
if(e>0)return{type:"spawn.after",action(h,A){let T;function F(){T&&clearTimeout(T),T=setTimeout(X,e)}function K(){A.spawned.
stdout?.off("data",F),A.spawned.stderr?.off("data",F),A.spawned.off("exit",K),A.spawned.off("close",K),T&&clearTimeout(T)}
function X(){K(),A.kill(new B(void 0,"timeout","block timeout reached"))}a&&A.spawned.stdout?.on("data",F),t&&A.spawned.
stderr?.on("data",F),A.spawned.on("exit",K),A.spawned.on("close",K),F()}}}const Zr=(e,t)=>{const a=new Jr,h=$n(e&&(typeof e==
"string"?{baseDir:e}:e)||{},t);if(!vt(h.baseDir))throw new D(h,"Cannot use simple-git on a directory that does not exist");
return Array.isArray(h.config)&&a.add(Mr(h.config)),a.add(Pr(h.unsafe)),a.add(Dr(h.completion)),h.abort&&a.add(Tr(h.abort)),
h.progress&&a.add(Hr(h.progress)),h.timeout&&a.add(Xr(h.timeout)),h.spawnOptions&&a.add(_r(h.spawnOptions)),a.add(zr()),
a.add(Wr(h.input)),a.add(Cn(Vr(!0))),h.errors&&a.add(Cn(h.errors)),Ur(a,h.binary,h.unsafe?.allowUnsafeCustomBinary),a.add(
$r(h.allowEnvironment??[],h.unsafe?.allowAbbreviatedOptions)),new q(h,a)}}};
