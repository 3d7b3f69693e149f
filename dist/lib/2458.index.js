exports.id=2458,exports.ids=[2458],exports.modules={47117:function(D,k,g){"use strict";function v(S){for(var w in S)k.hasOwnProperty(
w)||(k[w]=S[w])}Object.defineProperty(k,"__esModule",{value:!0}),v(g(63972))},63972:(function(D,k,g){"use strict";var v=this&&
this.__importDefault||function(f){return f&&f.__esModule?f:{default:f}};Object.defineProperty(k,"__esModule",{value:!0});
const S=g(79896),p=v(g(2830)).default("@kwsites/file-exists");function y(f,h,l){p("checking %s",f);try{const o=S.statSync(
f);return o.isFile()&&h?(p("[OK] path represents a file"),!0):o.isDirectory()&&l?(p("[OK] path represents a directory"),
!0):(p("[FAIL] path represents something other than a file or directory"),!1)}catch(o){if(o.code==="ENOENT")return p("[F\
AIL] path is not accessible: %o",o),!1;throw p("[FATAL] %o",o),o}}function m(f,h=k.READABLE){return y(f,(h&k.FILE)>0,(h&
k.FOLDER)>0)}k.exists=m,k.FILE=1,k.FOLDER=2,k.READABLE=k.FILE+k.FOLDER}),19997:function(D,k){"use strict";var g;g={value:!0},
k.ud=k.yX=void 0;function v(){let S,w,p="pending";return{promise:new Promise((m,f)=>{S=m,w=f}),done(m){p==="pending"&&(p=
"resolved",S(m))},fail(m){p==="pending"&&(p="rejected",w(m))},get fulfilled(){return p!=="pending"},get status(){return p}}}
k.yX=v,k.ud=v,g=v},6110:function(D,k,g){k.formatArgs=S,k.save=w,k.load=p,k.useColors=v,k.storage=y(),k.destroy=(()=>{let f=!1;
return()=>{f||(f=!0,console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will b\
e removed in the next major version of `debug`."))}})(),k.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#0066CC","#00\
66FF","#0099CC","#0099FF","#00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#3333CC","#33\
33FF","#3366CC","#3366FF","#3399CC","#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#6600CC","#66\
00FF","#6633CC","#6633FF","#66CC00","#66CC33","#9900CC","#9900FF","#9933CC","#9933FF","#99CC00","#99CC33","#CC0000","#CC\
0033","#CC0066","#CC0099","#CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","#CC6600","#CC\
6633","#CC9900","#CC9933","#CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3300","#FF\
3333","#FF3366","#FF3399","#FF33CC","#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"];function v(){
if(typeof window<"u"&&window.process&&(window.process.type==="renderer"||window.process.__nwjs))return!0;if(typeof navigator<
"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return!1;let f;return typeof document<
"u"&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<
"u"&&window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<"u"&&navigator.
userAgent&&(f=navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/))&&parseInt(f[1],10)>=31||typeof navigator<"u"&&navigator.
userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}function S(f){if(f[0]=(this.useColors?"%c":"")+
this.namespace+(this.useColors?" %c":" ")+f[0]+(this.useColors?"%c ":" ")+"+"+D.exports.humanize(this.diff),!this.useColors)
return;const h="color: "+this.color;f.splice(1,0,h,"color: inherit");let l=0,o=0;f[0].replace(/%[a-zA-Z%]/g,s=>{s!=="%%"&&
(l++,s==="%c"&&(o=l))}),f.splice(o,0,h)}k.log=console.debug||console.log||(()=>{});function w(f){try{f?k.storage.setItem(
"debug",f):k.storage.removeItem("debug")}catch{}}function p(){let f;try{f=k.storage.getItem("debug")||k.storage.getItem(
"DEBUG")}catch{}return!f&&typeof process<"u"&&"env"in process&&(f=process.env.DEBUG),f}function y(){try{return localStorage}catch{}}
D.exports=g(40897)(k);const{formatters:m}=D.exports;m.j=function(f){try{return JSON.stringify(f)}catch(h){return"[Unexpe\
ctedJSONParseError]: "+h.message}}},40897:function(D,k,g){function v(S){p.debug=p,p.default=p,p.coerce=o,p.disable=h,p.enable=
m,p.enabled=l,p.humanize=g(70744),p.destroy=s,Object.keys(S).forEach(i=>{p[i]=S[i]}),p.names=[],p.skips=[],p.formatters=
{};function w(i){let n=0;for(let r=0;r<i.length;r++)n=(n<<5)-n+i.charCodeAt(r),n|=0;return p.colors[Math.abs(n)%p.colors.
length]}p.selectColor=w;function p(i){let n,r=null,c,u;function b(...A){if(!b.enabled)return;const E=b,N=Number(new Date),
L=N-(n||N);E.diff=L,E.prev=n,E.curr=N,n=N,A[0]=p.coerce(A[0]),typeof A[0]!="string"&&A.unshift("%O");let T=0;A[0]=A[0].replace(
/%([a-zA-Z%])/g,(F,I)=>{if(F==="%%")return"%";T++;const j=p.formatters[I];if(typeof j=="function"){const Y=A[T];F=j.call(
E,Y),A.splice(T,1),T--}return F}),p.formatArgs.call(E,A),(E.log||p.log).apply(E,A)}return b.namespace=i,b.useColors=p.useColors(),
b.color=p.selectColor(i),b.extend=y,b.destroy=p.destroy,Object.defineProperty(b,"enabled",{enumerable:!0,configurable:!1,
get:()=>r!==null?r:(c!==p.namespaces&&(c=p.namespaces,u=p.enabled(i)),u),set:A=>{r=A}}),typeof p.init=="function"&&p.init(
b),b}function y(i,n){const r=p(this.namespace+(typeof n>"u"?":":n)+i);return r.log=this.log,r}function m(i){p.save(i),p.
namespaces=i,p.names=[],p.skips=[];const n=(typeof i=="string"?i:"").trim().replace(/\s+/g,",").split(",").filter(Boolean);
for(const r of n)r[0]==="-"?p.skips.push(r.slice(1)):p.names.push(r)}function f(i,n){let r=0,c=0,u=-1,b=0;for(;r<i.length;)
if(c<n.length&&(n[c]===i[r]||n[c]==="*"))n[c]==="*"?(u=c,b=r,c++):(r++,c++);else if(u!==-1)c=u+1,b++,r=b;else return!1;for(;c<
n.length&&n[c]==="*";)c++;return c===n.length}function h(){const i=[...p.names,...p.skips.map(n=>"-"+n)].join(",");return p.
enable(""),i}function l(i){for(const n of p.skips)if(f(i,n))return!1;for(const n of p.names)if(f(i,n))return!0;return!1}
function o(i){return i instanceof Error?i.stack||i.message:i}function s(){console.warn("Instance method `debug.destroy()\
` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.")}return p.enable(
p.load()),p}D.exports=v},2830:function(D,k,g){typeof process>"u"||process.type==="renderer"||process.browser===!0||process.
__nwjs?D.exports=g(6110):D.exports=g(95108)},95108:function(D,k,g){const v=g(52018),S=g(39023);k.init=l,k.log=m,k.formatArgs=
p,k.save=f,k.load=h,k.useColors=w,k.destroy=S.deprecate(()=>{},"Instance method `debug.destroy()` is deprecated and no l\
onger does anything. It will be removed in the next major version of `debug`."),k.colors=[6,2,3,4,5,1];try{const s=g(60075);
s&&(s.stderr||s).level>=2&&(k.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,62,63,68,69,74,75,76,77,78,79,80,81,
92,93,98,99,112,113,128,129,134,135,148,149,160,161,162,163,164,165,166,167,168,169,170,171,172,173,178,179,184,185,196,
197,198,199,200,201,202,203,204,205,206,207,208,209,214,215,220,221])}catch{}k.inspectOpts=Object.keys(process.env).filter(
s=>/^debug_/i.test(s)).reduce((s,i)=>{const n=i.substring(6).toLowerCase().replace(/_([a-z])/g,(c,u)=>u.toUpperCase());let r=process.
env[i];return/^(yes|on|true|enabled)$/i.test(r)?r=!0:/^(no|off|false|disabled)$/i.test(r)?r=!1:r==="null"?r=null:r=Number(
r),s[n]=r,s},{});function w(){return"colors"in k.inspectOpts?!!k.inspectOpts.colors:v.isatty(process.stderr.fd)}function p(s){
const{namespace:i,useColors:n}=this;if(n){const r=this.color,c="\x1B[3"+(r<8?r:"8;5;"+r),u=`  ${c};1m${i} \x1B[0m`;s[0]=
u+s[0].split(`
`).join(`
`+u),s.push(c+"m+"+D.exports.humanize(this.diff)+"\x1B[0m")}else s[0]=y()+i+" "+s[0]}function y(){return k.inspectOpts.hideDate?
"":new Date().toISOString()+" "}function m(...s){return process.stderr.write(S.formatWithOptions(k.inspectOpts,...s)+`
`)}function f(s){s?process.env.DEBUG=s:delete process.env.DEBUG}function h(){return process.env.DEBUG}function l(s){s.inspectOpts=
{};const i=Object.keys(k.inspectOpts);for(let n=0;n<i.length;n++)s.inspectOpts[i[n]]=k.inspectOpts[i[n]]}D.exports=g(40897)(
k);const{formatters:o}=D.exports;o.o=function(s){return this.inspectOpts.colors=this.useColors,S.inspect(s,this.inspectOpts).
split(`
`).map(i=>i.trim()).join(" ")},o.O=function(s){return this.inspectOpts.colors=this.useColors,S.inspect(s,this.inspectOpts)}},
70298:function(D){function k(R){return Array.isArray(R)?R:[R]}const g=void 0,v="",S=" ",w="\\",p=/^\s+$/,y=/(?:[^\\]|^)\\$/,
m=/^\\!/,f=/^\\#/,h=/\r?\n/g,l=/^\.{0,2}\/|^\.{1,2}$/,o=/\/$/,s="/";let i="node-ignore";typeof Symbol<"u"&&(i=Symbol.for(
"node-ignore"));const n=i,r=(R,$,U)=>(Object.defineProperty(R,$,{value:U}),U),c=/([0-z])-([0-z])/g,u=()=>!1,b=R=>R.replace(
c,($,U,X)=>U.charCodeAt(0)<=X.charCodeAt(0)?$:v),A=R=>{const{length:$}=R;return R.slice(0,$-$%2)},E=[[/^\uFEFF/,()=>v],[
/((?:\\\\)*?)(\\?\s+)$/,(R,$,U)=>$+(U.indexOf("\\")===0?S:v)],[/(\\+?)\s/g,(R,$)=>{const{length:U}=$;return $.slice(0,U-
U%2)+S}],[/[\\$.|*+(){^]/g,R=>`\\${R}`],[/(?!\\)\?/g,()=>"[^/]"],[/^\//,()=>"^"],[/\//g,()=>"\\/"],[/^\^*\\\*\\\*\\\//,()=>"\
^(?:.*\\/)?"],[/^(?=[^^])/,function(){return/\/(?!$)/.test(this)?"^":"(?:^|\\/)"}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(R,$,U)=>$+
6<U.length?"(?:\\/[^\\/]+)*":"\\/.+"],[/(^|[^\\]+)(\\\*)+(?=.+)/g,(R,$,U)=>{const X=U.replace(/\\\*/g,"[^\\/]*");return $+
X}],[/\\\\\\(?=[$.|*+(){^])/g,()=>w],[/\\\\/g,()=>w],[/(\\)?\[([^\]/]*?)(\\*)($|\])/g,(R,$,U,X,q)=>$===w?`\\[${U}${A(X)}${q}`:
q==="]"&&X.length%2===0?`[${b(U)}${X}]`:"[]"],[/(?:[^*])$/,R=>/\/$/.test(R)?`${R}$`:`${R}(?=$|\\/$)`]],N=/(^|\\\/)?\\\*$/,
L="regex",T="checkRegex",M="_",F={[L](R,$){return`${$?`${$}[^/]+`:"[^/]*"}(?=$|\\/$)`},[T](R,$){return`${$?`${$}[^/]*`:"\
[^/]*"}(?=$|\\/$)`}},I=R=>E.reduce(($,[U,X])=>$.replace(U,X.bind(R)),R),j=R=>typeof R=="string",Y=R=>R&&j(R)&&!p.test(R)&&
!y.test(R)&&R.indexOf("#")!==0,V=R=>R.split(h).filter(Boolean);class z{constructor($,U,X,q,me,ke){this.pattern=$,this.mark=
U,this.negative=me,r(this,"body",X),r(this,"ignoreCase",q),r(this,"regexPrefix",ke)}get regex(){const $=M+L;return this[$]?
this[$]:this._make(L,$)}get checkRegex(){const $=M+T;return this[$]?this[$]:this._make(T,$)}_make($,U){const X=this.regexPrefix.
replace(N,F[$]),q=this.ignoreCase?new RegExp(X,"i"):new RegExp(X);return r(this,U,q)}}const le=({pattern:R,mark:$},U)=>{
let X=!1,q=R;q.indexOf("!")===0&&(X=!0,q=q.substr(1)),q=q.replace(m,"!").replace(f,"#");const me=I(q);return new z(R,$,q,
U,X,me)};class se{constructor($){this._ignoreCase=$,this._rules=[]}_add($){if($&&$[n]){this._rules=this._rules.concat($.
_rules._rules),this._added=!0;return}if(j($)&&($={pattern:$}),Y($.pattern)){const U=le($,this._ignoreCase);this._added=!0,
this._rules.push(U)}}add($){return this._added=!1,k(j($)?V($):$).forEach(this._add,this),this._added}test($,U,X){let q=!1,
me=!1,ke;this._rules.forEach(Te=>{const{negative:Se}=Te;me===Se&&q!==me||Se&&!q&&!me&&!U||!Te[X].test($)||(q=!Se,me=Se,ke=
Se?g:Te)});const Ie={ignored:q,unignored:me};return ke&&(Ie.rule=ke),Ie}}const he=(R,$)=>{throw new $(R)},Z=(R,$,U)=>j(R)?
R?Z.isNotRelative(R)?U(`path should be a \`path.relative()\`d string, but got "${$}"`,RangeError):!0:U("path must not be\
 empty",TypeError):U(`path must be a string, but got \`${$}\``,TypeError),K=R=>l.test(R);Z.isNotRelative=K,Z.convert=R=>R;
class H{constructor({ignorecase:$=!0,ignoreCase:U=$,allowRelativePaths:X=!1}={}){r(this,n,!0),this._rules=new se(U),this.
_strictPathCheck=!X,this._initCache()}_initCache(){this._ignoreCache=Object.create(null),this._testCache=Object.create(null)}add($){
return this._rules.add($)&&this._initCache(),this}addPattern($){return this.add($)}_test($,U,X,q){const me=$&&Z.convert(
$);return Z(me,$,this._strictPathCheck?he:u),this._t(me,U,X,q)}checkIgnore($){if(!o.test($))return this.test($);const U=$.
split(s).filter(Boolean);if(U.pop(),U.length){const X=this._t(U.join(s)+s,this._testCache,!0,U);if(X.ignored)return X}return this.
_rules.test($,!1,T)}_t($,U,X,q){if($ in U)return U[$];if(q||(q=$.split(s).filter(Boolean)),q.pop(),!q.length)return U[$]=
this._rules.test($,X,L);const me=this._t(q.join(s)+s,U,X,q);return U[$]=me.ignored?me:this._rules.test($,X,L)}ignores($){
return this._test($,this._ignoreCache,!1).ignored}createFilter(){return $=>!this.ignores($)}filter($){return k($).filter(
this.createFilter())}test($){return this._test($,this._testCache,!0)}}const _=R=>new H(R),de=R=>Z(R&&Z.convert(R),R,u),ue=()=>{
const R=U=>/^\\\\\?\\/.test(U)||/["<>|\u0000-\u001F]+/u.test(U)?U:U.replace(/\\/g,"/");Z.convert=R;const $=/^[a-z]:\//i;
Z.isNotRelative=U=>$.test(U)||K(U)};typeof process<"u"&&process.platform==="win32"&&ue(),D.exports=_,_.default=_,D.exports.
isPathValid=de,r(D.exports,Symbol.for("setupWindows"),ue)},15756:function(D){const{hasOwnProperty:k}=Object.prototype,g=(m,f={})=>{
typeof f=="string"&&(f={section:f}),f.align=f.align===!0,f.newline=f.newline===!0,f.sort=f.sort===!0,f.whitespace=f.whitespace===
!0||f.align===!0,f.platform=f.platform||typeof process<"u"&&process.platform,f.bracketedArray=f.bracketedArray!==!1;const h=f.
platform==="win32"?`\r
`:`
`,l=f.whitespace?" = ":"=",o=[],s=f.sort?Object.keys(m).sort():Object.keys(m);let i=0;f.align&&(i=p(s.filter(c=>m[c]===null||
Array.isArray(m[c])||typeof m[c]!="object").map(c=>Array.isArray(m[c])?`${c}[]`:c).concat([""]).reduce((c,u)=>p(c).length>=
p(u).length?c:u)).length);let n="";const r=f.bracketedArray?"[]":"";for(const c of s){const u=m[c];if(u&&Array.isArray(u))
for(const b of u)n+=p(`${c}${r}`).padEnd(i," ")+l+p(b)+h;else u&&typeof u=="object"?o.push(c):n+=p(c).padEnd(i," ")+l+p(
u)+h}f.section&&n.length&&(n="["+p(f.section)+"]"+(f.newline?h+h:h)+n);for(const c of o){const u=v(c,".").join("\\."),b=(f.
section?f.section+".":"")+u,A=g(m[c],{...f,section:b});n.length&&A.length&&(n+=h),n+=A}return n};function v(m,f){var h=0,
l=0,o=0,s=[];do if(o=m.indexOf(f,h),o!==-1){if(h=o+f.length,o>0&&m[o-1]==="\\")continue;s.push(m.slice(l,o)),l=o+f.length}while(o!==
-1);return s.push(m.slice(l)),s}const S=(m,f={})=>{f.bracketedArray=f.bracketedArray!==!1;const h=Object.create(null);let l=h,
o=null;const s=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,i=m.split(/[\r\n]+/g),n={};for(const c of i){if(!c||c.match(/^\s*[;#]/)||
c.match(/^\s*$/))continue;const u=c.match(s);if(!u)continue;if(u[1]!==void 0){if(o=y(u[1]),o==="__proto__"){l=Object.create(
null);continue}l=h[o]=h[o]||Object.create(null);continue}const b=y(u[2]);let A;f.bracketedArray?A=b.length>2&&b.slice(-2)===
"[]":(n[b]=(n?.[b]||0)+1,A=n[b]>1);const E=A&&b.endsWith("[]")?b.slice(0,-2):b;if(E==="__proto__")continue;const N=u[3]?
y(u[4]):!0,L=N==="true"||N==="false"||N==="null"?JSON.parse(N):N;A&&(k.call(l,E)?Array.isArray(l[E])||(l[E]=[l[E]]):l[E]=
[]),Array.isArray(l[E])?l[E].push(L):l[E]=L}const r=[];for(const c of Object.keys(h)){if(!k.call(h,c)||typeof h[c]!="obj\
ect"||Array.isArray(h[c]))continue;const u=v(c,".");l=h;const b=u.pop(),A=b.replace(/\\\./g,".");for(const E of u)E!=="_\
_proto__"&&((!k.call(l,E)||typeof l[E]!="object")&&(l[E]=Object.create(null)),l=l[E]);l===h&&A===b||(l[A]=h[c],r.push(c))}
for(const c of r)delete h[c];return h},w=m=>m.startsWith('"')&&m.endsWith('"')||m.startsWith("'")&&m.endsWith("'"),p=m=>typeof m!=
"string"||m.match(/[=\r\n]/)||m.match(/^\[/)||m.length>1&&w(m)||m!==m.trim()?JSON.stringify(m):m.split(";").join("\\;").
split("#").join("\\#"),y=m=>{if(m=(m||"").trim(),w(m)){m.charAt(0)==="'"&&(m=m.slice(1,-1));try{m=JSON.parse(m)}catch{}}else{
let f=!1,h="";for(let l=0,o=m.length;l<o;l++){const s=m.charAt(l);if(f)"\\;#".indexOf(s)!==-1?h+=s:h+="\\"+s,f=!1;else{if("\
;#".indexOf(s)!==-1)break;s==="\\"?f=!0:h+=s}}return f&&(h+="\\"),h.trim()}return m};D.exports={parse:S,decode:S,stringify:g,
encode:g,safe:p,unsafe:y}},70744:function(D){var k=1e3,g=k*60,v=g*60,S=v*24,w=S*7,p=S*365.25;D.exports=function(l,o){o=o||
{};var s=typeof l;if(s==="string"&&l.length>0)return y(l);if(s==="number"&&isFinite(l))return o.long?f(l):m(l);throw new Error(
"val is not a non-empty string or a valid number. val="+JSON.stringify(l))};function y(l){if(l=String(l),!(l.length>100)){
var o=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.
exec(l);if(o){var s=parseFloat(o[1]),i=(o[2]||"ms").toLowerCase();switch(i){case"years":case"year":case"yrs":case"yr":case"\
y":return s*p;case"weeks":case"week":case"w":return s*w;case"days":case"day":case"d":return s*S;case"hours":case"hour":case"\
hrs":case"hr":case"h":return s*v;case"minutes":case"minute":case"mins":case"min":case"m":return s*g;case"seconds":case"s\
econd":case"secs":case"sec":case"s":return s*k;case"milliseconds":case"millisecond":case"msecs":case"msec":case"ms":return s;default:
return}}}}function m(l){var o=Math.abs(l);return o>=S?Math.round(l/S)+"d":o>=v?Math.round(l/v)+"h":o>=g?Math.round(l/g)+
"m":o>=k?Math.round(l/k)+"s":l+"ms"}function f(l){var o=Math.abs(l);return o>=S?h(l,o,S,"day"):o>=v?h(l,o,v,"hour"):o>=g?
h(l,o,g,"minute"):o>=k?h(l,o,k,"second"):l+" ms"}function h(l,o,s,i){var n=o>=s*1.5;return Math.round(l/s)+" "+i+(n?"s":
"")}},60075:function(module){module.exports=eval("require")("supports-color")},57349:function(D,k,g){"use strict";var v=g(
41127),S=g(63301),w=g(84454),p=g(92223),y=g(87103),m=g(90334),f=g(13142);function h(o,s,i,n,r,c){const u=i.type==="block\
-map"?y.resolveBlockMap(o,s,i,n,c):i.type==="block-seq"?m.resolveBlockSeq(o,s,i,n,c):f.resolveFlowCollection(o,s,i,n,c),
b=u.constructor;return r==="!"||r===b.tagName?(u.tag=b.tagName,u):(r&&(u.tag=r),u)}function l(o,s,i,n,r){const c=n.tag,u=c?
s.directives.tagName(c.source,T=>r(c,"TAG_RESOLVE_FAILED",T)):null;if(i.type==="block-seq"){const{anchor:T,newlineAfterProp:M}=n,
F=T&&c?T.offset>c.offset?T:c:T??c;F&&(!M||M.offset<F.offset)&&r(F,"MISSING_CHAR","Missing newline after block sequence p\
rops")}const b=i.type==="block-map"?"map":i.type==="block-seq"?"seq":i.start.source==="{"?"map":"seq";if(!c||!u||u==="!"||
u===w.YAMLMap.tagName&&b==="map"||u===p.YAMLSeq.tagName&&b==="seq")return h(o,s,i,r,u);let A=s.schema.tags.find(T=>T.tag===
u&&T.collection===b);if(!A){const T=s.schema.knownTags[u];if(T?.collection===b)s.schema.tags.push(Object.assign({},T,{default:!1})),
A=T;else return T?r(c,"BAD_COLLECTION_TYPE",`${T.tag} used for ${b} collection, but expects ${T.collection??"scalar"}`,!0):
r(c,"TAG_RESOLVE_FAILED",`Unresolved tag: ${u}`,!0),h(o,s,i,r,u)}const E=h(o,s,i,r,u,A),N=A.resolve?.(E,T=>r(c,"TAG_RESO\
LVE_FAILED",T),s.options)??E,L=v.isNode(N)?N:new S.Scalar(N);return L.range=E.range,L.tag=u,A?.format&&(L.format=A.format),
L}k.composeCollection=l},23683:function(D,k,g){"use strict";var v=g(3021),S=g(45937),w=g(17788),p=g(34631);function y(m,f,{
offset:h,start:l,value:o,end:s},i){const n=Object.assign({_directives:f},m),r=new v.Document(void 0,n),c={atKey:!1,atRoot:!0,
directives:r.directives,options:r.options,schema:r.schema},u=p.resolveProps(l,{indicator:"doc-start",next:o??s?.[0],offset:h,
onError:i,parentIndent:0,startOnNewline:!0});u.found&&(r.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="bloc\
k-seq")&&!u.hasNewline&&i(u.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),
r.contents=o?S.composeNode(c,o,u,i):S.composeEmptyNode(c,u.end,l,null,u,i);const b=r.contents.range[2],A=w.resolveEnd(s,
b,!1,i);return A.comment&&(r.comment=A.comment),r.range=[h,b,A.offset],r}k.composeDoc=y},45937:function(D,k,g){"use stri\
ct";var v=g(4065),S=g(41127),w=g(57349),p=g(5413),y=g(17788),m=g(22599);const f={composeNode:h,composeEmptyNode:l};function h(s,i,n,r){
const c=s.atKey,{spaceBefore:u,comment:b,anchor:A,tag:E}=n;let N,L=!0;switch(i.type){case"alias":N=o(s,i,r),(A||E)&&r(i,
"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double\
-quoted-scalar":case"block-scalar":N=p.composeScalar(s,i,E,r),A&&(N.anchor=A.source.substring(1));break;case"block-map":case"\
block-seq":case"flow-collection":try{N=w.composeCollection(f,s,i,n,r),A&&(N.anchor=A.source.substring(1))}catch(T){const M=T instanceof
Error?T.message:String(T);r(i,"RESOURCE_EXHAUSTION",M)}break;default:{const T=i.type==="error"?i.message:`Unsupported to\
ken (type: ${i.type})`;r(i,"UNEXPECTED_TOKEN",T),L=!1}}return N??(N=l(s,i.offset,void 0,null,n,r)),A&&N.anchor===""&&r(A,
"BAD_ALIAS","Anchor cannot be an empty string"),c&&s.options.stringKeys&&(!S.isScalar(N)||typeof N.value!="string"||N.tag&&
N.tag!=="tag:yaml.org,2002:str")&&r(E??i,"NON_STRING_KEY","With stringKeys, all keys must be strings"),u&&(N.spaceBefore=
!0),b&&(i.type==="scalar"&&i.source===""?N.comment=b:N.commentBefore=b),s.options.keepSourceTokens&&L&&(N.srcToken=i),N}
function l(s,i,n,r,{spaceBefore:c,comment:u,anchor:b,tag:A,end:E},N){const L={type:"scalar",offset:m.emptyScalarPosition(
i,n,r),indent:-1,source:""},T=p.composeScalar(s,L,A,N);return b&&(T.anchor=b.source.substring(1),T.anchor===""&&N(b,"BAD\
_ALIAS","Anchor cannot be an empty string")),c&&(T.spaceBefore=!0),u&&(T.comment=u,T.range[2]=E),T}function o({options:s},{
offset:i,source:n,end:r},c){const u=new v.Alias(n.substring(1));u.source===""&&c(i,"BAD_ALIAS","Alias cannot be an empty\
 string"),u.source.endsWith(":")&&c(i+n.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const b=i+n.length,A=y.
resolveEnd(r,b,s.strict,c);return u.range=[i,b,A.offset],A.comment&&(u.comment=A.comment),u}k.composeEmptyNode=l,k.composeNode=
h},5413:function(D,k,g){"use strict";var v=g(41127),S=g(63301),w=g(48913),p=g(76842);function y(h,l,o,s){const{value:i,type:n,
comment:r,range:c}=l.type==="block-scalar"?w.resolveBlockScalar(h,l,s):p.resolveFlowScalar(l,h.options.strict,s),u=o?h.directives.
tagName(o.source,E=>s(o,"TAG_RESOLVE_FAILED",E)):null;let b;h.options.stringKeys&&h.atKey?b=h.schema[v.SCALAR]:u?b=m(h.schema,
i,u,o,s):l.type==="scalar"?b=f(h,i,l,s):b=h.schema[v.SCALAR];let A;try{const E=b.resolve(i,N=>s(o??l,"TAG_RESOLVE_FAILED",
N),h.options);A=v.isScalar(E)?E:new S.Scalar(E)}catch(E){const N=E instanceof Error?E.message:String(E);s(o??l,"TAG_RESO\
LVE_FAILED",N),A=new S.Scalar(i)}return A.range=c,A.source=i,n&&(A.type=n),u&&(A.tag=u),b.format&&(A.format=b.format),r&&
(A.comment=r),A}function m(h,l,o,s,i){if(o==="!")return h[v.SCALAR];const n=[];for(const c of h.tags)if(!c.collection&&c.
tag===o)if(c.default&&c.test)n.push(c);else return c;for(const c of n)if(c.test?.test(l))return c;const r=h.knownTags[o];
return r&&!r.collection?(h.tags.push(Object.assign({},r,{default:!1,test:void 0})),r):(i(s,"TAG_RESOLVE_FAILED",`Unresol\
ved tag: ${o}`,o!=="tag:yaml.org,2002:str"),h[v.SCALAR])}function f({atKey:h,directives:l,schema:o},s,i,n){const r=o.tags.
find(c=>(c.default===!0||h&&c.default==="key")&&c.test?.test(s))||o[v.SCALAR];if(o.compat){const c=o.compat.find(u=>u.default&&
u.test?.test(s))??o[v.SCALAR];if(r.tag!==c.tag){const u=l.tagString(r.tag),b=l.tagString(c.tag),A=`Value may be parsed a\
s either ${u} or ${b}`;n(i,"TAG_RESOLVE_FAILED",A,!0)}}return r}k.composeScalar=y},89984:function(D,k,g){"use strict";var v=g(
932),S=g(61342),w=g(3021),p=g(91464),y=g(41127),m=g(23683),f=g(17788);function h(s){if(typeof s=="number")return[s,s+1];
if(Array.isArray(s))return s.length===2?s:[s[0],s[1]];const{offset:i,source:n}=s;return[i,i+(typeof n=="string"?n.length:
1)]}function l(s){let i="",n=!1,r=!1;for(let c=0;c<s.length;++c){const u=s[c];switch(u[0]){case"#":i+=(i===""?"":r?`

`:`
`)+(u.substring(1)||" "),n=!0,r=!1;break;case"%":s[c+1]?.[0]!=="#"&&(c+=1),n=!1;break;default:n||(r=!0),n=!1}}return{comment:i,
afterEmptyLine:r}}class o{constructor(i={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=
[],this.onError=(n,r,c,u)=>{const b=h(n);u?this.warnings.push(new p.YAMLWarning(b,r,c)):this.errors.push(new p.YAMLParseError(
b,r,c))},this.directives=new S.Directives({version:i.version||"1.2"}),this.options=i}decorate(i,n){const{comment:r,afterEmptyLine:c}=l(
this.prelude);if(r){const u=i.contents;if(n)i.comment=i.comment?`${i.comment}
${r}`:r;else if(c||i.directives.docStart||!u)i.commentBefore=r;else if(y.isCollection(u)&&!u.flow&&u.items.length>0){let b=u.
items[0];y.isPair(b)&&(b=b.key);const A=b.commentBefore;b.commentBefore=A?`${r}
${A}`:r}else{const b=u.commentBefore;u.commentBefore=b?`${r}
${b}`:r}}if(n){for(let u=0;u<this.errors.length;++u)i.errors.push(this.errors[u]);for(let u=0;u<this.warnings.length;++u)
i.warnings.push(this.warnings[u])}else i.errors=this.errors,i.warnings=this.warnings;this.prelude=[],this.errors=[],this.
warnings=[]}streamInfo(){return{comment:l(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.
warnings}}*compose(i,n=!1,r=-1){for(const c of i)yield*this.next(c);yield*this.end(n,r)}*next(i){switch(v.env.LOG_STREAM&&
console.dir(i,{depth:null}),i.type){case"directive":this.directives.add(i.source,(n,r,c)=>{const u=h(i);u[0]+=n,this.onError(
u,"BAD_DIRECTIVE",r,c)}),this.prelude.push(i.source),this.atDirectives=!0;break;case"document":{const n=m.composeDoc(this.
options,this.directives,i,this.onError);this.atDirectives&&!n.directives.docStart&&this.onError(i,"MISSING_CHAR","Missin\
g directives-end/doc-start indicator line"),this.decorate(n,!1),this.doc&&(yield this.doc),this.doc=n,this.atDirectives=
!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(i.source);break;case"erro\
r":{const n=i.source?`${i.message}: ${JSON.stringify(i.source)}`:i.message,r=new p.YAMLParseError(h(i),"UNEXPECTED_TOKEN",
n);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){const r="\
Unexpected doc-end without preceding document";this.errors.push(new p.YAMLParseError(h(i),"UNEXPECTED_TOKEN",r));break}this.
doc.directives.docEnd=!0;const n=f.resolveEnd(i.end,i.offset+i.source.length,this.doc.options.strict,this.onError);if(this.
decorate(this.doc,!0),n.comment){const r=this.doc.comment;this.doc.comment=r?`${r}
${n.comment}`:n.comment}this.doc.range[2]=n.offset;break}default:this.errors.push(new p.YAMLParseError(h(i),"UNEXPECTED_\
TOKEN",`Unsupported token ${i.type}`))}}*end(i=!1,n=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(i){
const r=Object.assign({_directives:this.directives},this.options),c=new w.Document(void 0,r);this.atDirectives&&this.onError(
n,"MISSING_CHAR","Missing directives-end indicator line"),c.range=[0,n,n],this.decorate(c,!1),yield c}}}k.Composer=o},87103:function(D,k,g){
"use strict";var v=g(57165),S=g(84454),w=g(34631),p=g(9499),y=g(74051),m=g(81187);const f="All mapping items must start \
at the same column";function h({composeNode:l,composeEmptyNode:o},s,i,n,r){const c=r?.nodeClass??S.YAMLMap,u=new c(s.schema);
s.atRoot&&(s.atRoot=!1);let b=i.offset,A=null;for(const E of i.items){const{start:N,key:L,sep:T,value:M}=E,F=w.resolveProps(
N,{indicator:"explicit-key-ind",next:L??T?.[0],offset:b,onError:n,parentIndent:i.indent,startOnNewline:!0}),I=!F.found;if(I){
if(L&&(L.type==="block-seq"?n(b,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"inde\
nt"in L&&L.indent!==i.indent&&n(b,"BAD_INDENT",f)),!F.anchor&&!F.tag&&!T){A=F.end,F.comment&&(u.comment?u.comment+=`
`+F.comment:u.comment=F.comment);continue}(F.newlineAfterProp||p.containsNewline(L))&&n(L??N[N.length-1],"MULTILINE_IMPL\
ICIT_KEY","Implicit keys need to be on a single line")}else F.found?.indent!==i.indent&&n(b,"BAD_INDENT",f);s.atKey=!0;const j=F.
end,Y=L?l(s,L,F,n):o(s,j,N,null,F,n);s.schema.compat&&y.flowIndentCheck(i.indent,L,n),s.atKey=!1,m.mapIncludes(s,u.items,
Y)&&n(j,"DUPLICATE_KEY","Map keys must be unique");const V=w.resolveProps(T??[],{indicator:"map-value-ind",next:M,offset:Y.
range[2],onError:n,parentIndent:i.indent,startOnNewline:!L||L.type==="block-scalar"});if(b=V.end,V.found){I&&(M?.type===
"block-map"&&!V.hasNewline&&n(b,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),s.options.
strict&&F.start<V.found.offset-1024&&n(Y.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));const z=M?l(s,M,V,n):o(s,b,T,null,V,n);s.schema.compat&&y.flowIndentCheck(i.
indent,M,n),b=z.range[2];const le=new v.Pair(Y,z);s.options.keepSourceTokens&&(le.srcToken=E),u.items.push(le)}else{I&&n(
Y.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),V.comment&&(Y.comment?Y.comment+=`
`+V.comment:Y.comment=V.comment);const z=new v.Pair(Y);s.options.keepSourceTokens&&(z.srcToken=E),u.items.push(z)}}return A&&
A<b&&n(A,"IMPOSSIBLE","Map comment with trailing content"),u.range=[i.offset,b,A??b],u}k.resolveBlockMap=h},48913:function(D,k,g){
"use strict";var v=g(63301);function S(y,m,f){const h=m.offset,l=w(m,y.options.strict,f);if(!l)return{value:"",type:null,
comment:"",range:[h,h,h]};const o=l.mode===">"?v.Scalar.BLOCK_FOLDED:v.Scalar.BLOCK_LITERAL,s=m.source?p(m.source):[];let i=s.
length;for(let N=s.length-1;N>=0;--N){const L=s[N][1];if(L===""||L==="\r")i=N;else break}if(i===0){const N=l.chomp==="+"&&
s.length>0?`
`.repeat(Math.max(1,s.length-1)):"";let L=h+l.length;return m.source&&(L+=m.source.length),{value:N,type:o,comment:l.comment,
range:[h,L,L]}}let n=m.indent+l.indent,r=m.offset+l.length,c=0;for(let N=0;N<i;++N){const[L,T]=s[N];if(T===""||T==="\r")
l.indent===0&&L.length>n&&(n=L.length);else{L.length<n&&f(r+L.length,"MISSING_CHAR","Block scalars with more-indented le\
ading empty lines must use an explicit indentation indicator"),l.indent===0&&(n=L.length),c=N,n===0&&!y.atRoot&&f(r,"BAD\
_INDENT","Block scalar values in collections must be indented");break}r+=L.length+T.length+1}for(let N=s.length-1;N>=i;--N)
s[N][0].length>n&&(i=N+1);let u="",b="",A=!1;for(let N=0;N<c;++N)u+=s[N][0].slice(n)+`
`;for(let N=c;N<i;++N){let[L,T]=s[N];r+=L.length+T.length+1;const M=T[T.length-1]==="\r";if(M&&(T=T.slice(0,-1)),T&&L.length<
n){const I=`Block scalar lines must not be less indented than their ${l.indent?"explicit indentation indicator":"first l\
ine"}`;f(r-T.length-(M?2:1),"BAD_INDENT",I),L=""}o===v.Scalar.BLOCK_LITERAL?(u+=b+L.slice(n)+T,b=`
`):L.length>n||T[0]==="	"?(b===" "?b=`
`:!A&&b===`
`&&(b=`

`),u+=b+L.slice(n)+T,b=`
`,A=!0):T===""?b===`
`?u+=`
`:b=`
`:(u+=b+T,b=" ",A=!1)}switch(l.chomp){case"-":break;case"+":for(let N=i;N<s.length;++N)u+=`
`+s[N][0].slice(n);u[u.length-1]!==`
`&&(u+=`
`);break;default:u+=`
`}const E=h+l.length+m.source.length;return{value:u,type:o,comment:l.comment,range:[h,E,E]}}function w({offset:y,props:m},f,h){
if(m[0].type!=="block-scalar-header")return h(m[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:l}=m[0],
o=l[0];let s=0,i="",n=-1;for(let b=1;b<l.length;++b){const A=l[b];if(!i&&(A==="-"||A==="+"))i=A;else{const E=Number(A);!s&&
E?s=E:n===-1&&(n=y+b)}}n!==-1&&h(n,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${l}`);let r=!1,c="",
u=l.length;for(let b=1;b<m.length;++b){const A=m[b];switch(A.type){case"space":r=!0;case"newline":u+=A.source.length;break;case"\
comment":f&&!r&&h(A,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),u+=A.source.
length,c=A.source.substring(1);break;case"error":h(A,"UNEXPECTED_TOKEN",A.message),u+=A.source.length;break;default:{const E=`\
Unexpected token in block scalar header: ${A.type}`;h(A,"UNEXPECTED_TOKEN",E);const N=A.source;N&&typeof N=="string"&&(u+=
N.length)}}}return{mode:o,indent:s,chomp:i,comment:c,length:u}}function p(y){const m=y.split(/\n( *)/),f=m[0],h=f.match(
/^( *)/),o=[h?.[1]?[h[1],f.slice(h[1].length)]:["",f]];for(let s=1;s<m.length;s+=2)o.push([m[s],m[s+1]]);return o}k.resolveBlockScalar=
S},90334:function(D,k,g){"use strict";var v=g(92223),S=g(34631),w=g(74051);function p({composeNode:y,composeEmptyNode:m},f,h,l,o){
const s=o?.nodeClass??v.YAMLSeq,i=new s(f.schema);f.atRoot&&(f.atRoot=!1),f.atKey&&(f.atKey=!1);let n=h.offset,r=null;for(const{
start:c,value:u}of h.items){const b=S.resolveProps(c,{indicator:"seq-item-ind",next:u,offset:n,onError:l,parentIndent:h.
indent,startOnNewline:!0});if(!b.found)if(b.anchor||b.tag||u)u?.type==="block-seq"?l(b.end,"BAD_INDENT","All sequence it\
ems must start at the same column"):l(n,"MISSING_CHAR","Sequence item without - indicator");else{r=b.end,b.comment&&(i.comment=
b.comment);continue}const A=u?y(f,u,b,l):m(f,b.end,c,null,b,l);f.schema.compat&&w.flowIndentCheck(h.indent,u,l),n=A.range[2],
i.items.push(A)}return i.range=[h.offset,n,r??n],i}k.resolveBlockSeq=p},17788:function(D,k){"use strict";function g(v,S,w,p){
let y="";if(v){let m=!1,f="";for(const h of v){const{source:l,type:o}=h;switch(o){case"space":m=!0;break;case"comment":{
w&&!m&&p(h,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const s=l.substring(
1)||" ";y?y+=f+s:y=s,f="";break}case"newline":y&&(f+=l),m=!0;break;default:p(h,"UNEXPECTED_TOKEN",`Unexpected ${o} at no\
de end`)}S+=l.length}}return{comment:y,offset:S}}k.resolveEnd=g},13142:function(D,k,g){"use strict";var v=g(41127),S=g(57165),
w=g(84454),p=g(92223),y=g(17788),m=g(34631),f=g(9499),h=g(81187);const l="Block collections are not allowed within flow \
collections",o=i=>i&&(i.type==="block-map"||i.type==="block-seq");function s({composeNode:i,composeEmptyNode:n},r,c,u,b){
const A=c.start.source==="{",E=A?"flow map":"flow sequence",N=b?.nodeClass??(A?w.YAMLMap:p.YAMLSeq),L=new N(r.schema);L.
flow=!0;const T=r.atRoot;T&&(r.atRoot=!1),r.atKey&&(r.atKey=!1);let M=c.offset+c.start.source.length;for(let V=0;V<c.items.
length;++V){const z=c.items[V],{start:le,key:se,sep:he,value:Z}=z,K=m.resolveProps(le,{flow:E,indicator:"explicit-key-in\
d",next:se??he?.[0],offset:M,onError:u,parentIndent:c.indent,startOnNewline:!1});if(!K.found){if(!K.anchor&&!K.tag&&!he&&
!Z){V===0&&K.comma?u(K.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${E}`):V<c.items.length-1&&u(K.start,"UNEXPECTED_TOKEN",
`Unexpected empty item in ${E}`),K.comment&&(L.comment?L.comment+=`
`+K.comment:L.comment=K.comment),M=K.end;continue}!A&&r.options.strict&&f.containsNewline(se)&&u(se,"MULTILINE_IMPLICIT_\
KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(V===0)K.comma&&u(K.comma,"UNEXPECTED_TOKEN",
`Unexpected , in ${E}`);else if(K.comma||u(K.start,"MISSING_CHAR",`Missing , between ${E} items`),K.comment){let H="";e:
for(const _ of le)switch(_.type){case"comma":case"space":break;case"comment":H=_.source.substring(1);break e;default:break e}
if(H){let _=L.items[L.items.length-1];v.isPair(_)&&(_=_.value??_.key),_.comment?_.comment+=`
`+H:_.comment=H,K.comment=K.comment.substring(H.length+1)}}if(!A&&!he&&!K.found){const H=Z?i(r,Z,K,u):n(r,K.end,he,null,
K,u);L.items.push(H),M=H.range[2],o(Z)&&u(H.range,"BLOCK_IN_FLOW",l)}else{r.atKey=!0;const H=K.end,_=se?i(r,se,K,u):n(r,
H,le,null,K,u);o(se)&&u(_.range,"BLOCK_IN_FLOW",l),r.atKey=!1;const de=m.resolveProps(he??[],{flow:E,indicator:"map-valu\
e-ind",next:Z,offset:_.range[2],onError:u,parentIndent:c.indent,startOnNewline:!1});if(de.found){if(!A&&!K.found&&r.options.
strict){if(he)for(const $ of he){if($===de.found)break;if($.type==="newline"){u($,"MULTILINE_IMPLICIT_KEY","Implicit key\
s of flow sequence pairs need to be on a single line");break}}K.start<de.found.offset-1024&&u(de.found,"KEY_OVER_1024_CH\
ARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else Z&&("source"in
Z&&Z.source?.[0]===":"?u(Z,"MISSING_CHAR",`Missing space after : in ${E}`):u(de.start,"MISSING_CHAR",`Missing , or : bet\
ween ${E} items`));const ue=Z?i(r,Z,de,u):de.found?n(r,de.end,he,null,de,u):null;ue?o(Z)&&u(ue.range,"BLOCK_IN_FLOW",l):
de.comment&&(_.comment?_.comment+=`
`+de.comment:_.comment=de.comment);const R=new S.Pair(_,ue);if(r.options.keepSourceTokens&&(R.srcToken=z),A){const $=L;h.
mapIncludes(r,$.items,_)&&u(H,"DUPLICATE_KEY","Map keys must be unique"),$.items.push(R)}else{const $=new w.YAMLMap(r.schema);
$.flow=!0,$.items.push(R);const U=(ue??_).range;$.range=[_.range[0],U[1],U[2]],L.items.push($)}M=ue?ue.range[2]:de.end}}
const F=A?"}":"]",[I,...j]=c.end;let Y=M;if(I?.source===F)Y=I.offset+I.source.length;else{const V=E[0].toUpperCase()+E.substring(
1),z=T?`${V} must end with a ${F}`:`${V} in block collection must be sufficiently indented and end with a ${F}`;u(M,T?"M\
ISSING_CHAR":"BAD_INDENT",z),I&&I.source.length!==1&&j.unshift(I)}if(j.length>0){const V=y.resolveEnd(j,Y,r.options.strict,
u);V.comment&&(L.comment?L.comment+=`
`+V.comment:L.comment=V.comment),L.range=[c.offset,Y,V.offset]}else L.range=[c.offset,Y,Y];return L}k.resolveFlowCollection=
s},76842:function(D,k,g){"use strict";var v=g(63301),S=g(17788);function w(s,i,n){const{offset:r,type:c,source:u,end:b}=s;
let A,E;const N=(M,F,I)=>n(r+M,F,I);switch(c){case"scalar":A=v.Scalar.PLAIN,E=p(u,N);break;case"single-quoted-scalar":A=
v.Scalar.QUOTE_SINGLE,E=y(u,N);break;case"double-quoted-scalar":A=v.Scalar.QUOTE_DOUBLE,E=f(u,N);break;default:return n(
s,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${c}`),{value:"",type:null,comment:"",range:[r,r+u.length,
r+u.length]}}const L=r+u.length,T=S.resolveEnd(b,L,i,n);return{value:E,type:A,comment:T.comment,range:[r,L,T.offset]}}function p(s,i){
let n="";switch(s[0]){case"	":n="a tab character";break;case",":n="flow indicator character ,";break;case"%":n="directiv\
e indicator character %";break;case"|":case">":{n=`block scalar indicator ${s[0]}`;break}case"@":case"`":{n=`reserved ch\
aracter ${s[0]}`;break}}return n&&i(0,"BAD_SCALAR_START",`Plain value cannot start with ${n}`),m(s)}function y(s,i){return(s[s.
length-1]!=="'"||s.length===1)&&i(s.length,"MISSING_CHAR","Missing closing 'quote"),m(s.slice(1,-1)).replace(/''/g,"'")}
function m(s){const i=/(.*?)\r?\n/sy;let n=i.exec(s);if(!n)return s;let r,c;try{r=new RegExp("(?<![ 	])[ 	]+$"),c=new RegExp(
"^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,c=/^[ \t]+|[ \t]+$/g}let u=n[1].replace(r,""),b=" ",A=i.lastIndex;for(;n=
i.exec(s);){const N=n[1].replace(c,"");N===""?b===`
`?u+=b:b=`
`:(u+=b+N,b=" "),A=i.lastIndex}const E=/[ \t]*(.*)/sy;return E.lastIndex=A,n=E.exec(s),u+b+(n?.[1]??"")}function f(s,i){
let n="";for(let r=1;r<s.length-1;++r){const c=s[r];if(!(c==="\r"&&s[r+1]===`
`))if(c===`
`){const{fold:u,offset:b}=h(s,r);n+=u,r=b}else if(c==="\\"){let u=s[++r];const b=l[u];if(b)n+=b;else if(u===`
`)for(u=s[r+1];u===" "||u==="	";)u=s[++r+1];else if(u==="\r"&&s[r+1]===`
`)for(u=s[++r+1];u===" "||u==="	";)u=s[++r+1];else if(u==="x"||u==="u"||u==="U"){const A=u==="x"?2:u==="u"?4:8;n+=o(s,r+
1,A,i),r+=A}else{const A=s.substr(r-1,2);i(r-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${A}`),n+=A}}else if(c===" "||c===
"	"){const u=r;let b=s[r+1];for(;b===" "||b==="	";)b=s[++r+1];b!==`
`&&!(b==="\r"&&s[r+2]===`
`)&&(n+=r>u?s.slice(u,r+1):c)}else n+=c}return(s[s.length-1]!=='"'||s.length===1)&&i(s.length,"MISSING_CHAR",'Missing cl\
osing "quote'),n}function h(s,i){let n="",r=s[i+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&s[i+2]!==`
`);)r===`
`&&(n+=`
`),i+=1,r=s[i+1];return n||(n=" "),{fold:n,offset:i}}const l={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function o(s,i,n,r){
const c=s.substr(i,n),b=c.length===n&&/^[0-9a-fA-F]+$/.test(c)?parseInt(c,16):NaN;try{return String.fromCodePoint(b)}catch{
const A=s.substr(i-2,n+2);return r(i-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${A}`),A}}k.resolveFlowScalar=w},34631:function(D,k){
"use strict";function g(v,{flow:S,indicator:w,next:p,offset:y,onError:m,parentIndent:f,startOnNewline:h}){let l=!1,o=h,s=h,
i="",n="",r=!1,c=!1,u=null,b=null,A=null,E=null,N=null,L=null,T=null;for(const I of v)switch(c&&(I.type!=="space"&&I.type!==
"newline"&&I.type!=="comma"&&m(I.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white \
space"),c=!1),u&&(o&&I.type!=="comment"&&I.type!=="newline"&&m(u,"TAB_AS_INDENT","Tabs are not allowed as indentation"),
u=null),I.type){case"space":!S&&(w!=="doc-start"||p?.type!=="flow-collection")&&I.source.includes("	")&&(u=I),s=!0;break;case"\
comment":{s||m(I,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const j=I.source.
substring(1)||" ";i?i+=n+j:i=j,n="",o=!1;break}case"newline":o?i?i+=I.source:(!L||w!=="seq-item-ind")&&(l=!0):n+=I.source,
o=!0,r=!0,(b||A)&&(E=I),s=!0;break;case"anchor":b&&m(I,"MULTIPLE_ANCHORS","A node can have at most one anchor"),I.source.
endsWith(":")&&m(I.offset+I.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),b=I,T??(T=I.offset),o=!1,s=
!1,c=!0;break;case"tag":{A&&m(I,"MULTIPLE_TAGS","A node can have at most one tag"),A=I,T??(T=I.offset),o=!1,s=!1,c=!0;break}case w:
(b||A)&&m(I,"BAD_PROP_ORDER",`Anchors and tags must be after the ${I.source} indicator`),L&&m(I,"UNEXPECTED_TOKEN",`Unex\
pected ${I.source} in ${S??"collection"}`),L=I,o=w==="seq-item-ind"||w==="explicit-key-ind",s=!1;break;case"comma":if(S){
N&&m(I,"UNEXPECTED_TOKEN",`Unexpected , in ${S}`),N=I,o=!1,s=!1;break}default:m(I,"UNEXPECTED_TOKEN",`Unexpected ${I.type}\
 token`),o=!1,s=!1}const M=v[v.length-1],F=M?M.offset+M.source.length:y;return c&&p&&p.type!=="space"&&p.type!=="newline"&&
p.type!=="comma"&&(p.type!=="scalar"||p.source!=="")&&m(p.offset,"MISSING_CHAR","Tags and anchors must be separated from\
 the next token by white space"),u&&(o&&u.indent<=f||p?.type==="block-map"||p?.type==="block-seq")&&m(u,"TAB_AS_INDENT",
"Tabs are not allowed as indentation"),{comma:N,found:L,spaceBefore:l,comment:i,hasNewline:r,anchor:b,tag:A,newlineAfterProp:E,
end:F,start:T??F}}k.resolveProps=g},9499:function(D,k){"use strict";function g(v){if(!v)return null;switch(v.type){case"\
alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(v.source.includes(`
`))return!0;if(v.end){for(const S of v.end)if(S.type==="newline")return!0}return!1;case"flow-collection":for(const S of v.
items){for(const w of S.start)if(w.type==="newline")return!0;if(S.sep){for(const w of S.sep)if(w.type==="newline")return!0}
if(g(S.key)||g(S.value))return!0}return!1;default:return!0}}k.containsNewline=g},22599:function(D,k){"use strict";function g(v,S,w){
if(S){w??(w=S.length);for(let p=w-1;p>=0;--p){let y=S[p];switch(y.type){case"space":case"comment":case"newline":v-=y.source.
length;continue}for(y=S[++p];y?.type==="space";)v+=y.source.length,y=S[++p];break}}return v}k.emptyScalarPosition=g},74051:function(D,k,g){
"use strict";var v=g(9499);function S(w,p,y){if(p?.type==="flow-collection"){const m=p.end[0];m.indent===w&&(m.source===
"]"||m.source==="}")&&v.containsNewline(p)&&y(m,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}
k.flowIndentCheck=S},81187:function(D,k,g){"use strict";var v=g(41127);function S(w,p,y){const{uniqueKeys:m}=w.options;if(m===
!1)return!1;const f=typeof m=="function"?m:(h,l)=>h===l||v.isScalar(h)&&v.isScalar(l)&&h.value===l.value;return p.some(h=>f(
h.key,y))}k.mapIncludes=S},3021:function(D,k,g){"use strict";var v=g(4065),S=g(40101),w=g(41127),p=g(57165),y=g(74043),m=g(
45840),f=g(6829),h=g(71596),l=g(83661),o=g(42404),s=g(61342);class i{constructor(c,u,b){this.commentBefore=null,this.comment=
null,this.errors=[],this.warnings=[],Object.defineProperty(this,w.NODE_TYPE,{value:w.DOC});let A=null;typeof u=="functio\
n"||Array.isArray(u)?A=u:b===void 0&&u&&(b=u,u=void 0);const E=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"\
warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},b);this.options=E;let{version:N}=E;b?._directives?
(this.directives=b._directives.atDocument(),this.directives.yaml.explicit&&(N=this.directives.yaml.version)):this.directives=
new s.Directives({version:N}),this.setSchema(N,b),this.contents=c===void 0?null:this.createNode(c,A,b)}clone(){const c=Object.
create(i.prototype,{[w.NODE_TYPE]:{value:w.DOC}});return c.commentBefore=this.commentBefore,c.comment=this.comment,c.errors=
this.errors.slice(),c.warnings=this.warnings.slice(),c.options=Object.assign({},this.options),this.directives&&(c.directives=
this.directives.clone()),c.schema=this.schema.clone(),c.contents=w.isNode(this.contents)?this.contents.clone(c.schema):this.
contents,this.range&&(c.range=this.range.slice()),c}add(c){n(this.contents)&&this.contents.add(c)}addIn(c,u){n(this.contents)&&
this.contents.addIn(c,u)}createAlias(c,u){if(!c.anchor){const b=h.anchorNames(this);c.anchor=!u||b.has(u)?h.findNewAnchor(
u||"a",b):u}return new v.Alias(c.anchor)}createNode(c,u,b){let A;if(typeof u=="function")c=u.call({"":c},"",c),A=u;else if(Array.
isArray(u)){const le=he=>typeof he=="number"||he instanceof String||he instanceof Number,se=u.filter(le).map(String);se.
length>0&&(u=u.concat(se)),A=u}else b===void 0&&u&&(b=u,u=void 0);const{aliasDuplicateObjects:E,anchorPrefix:N,flow:L,keepUndefined:T,
onTagObj:M,tag:F}=b??{},{onAnchor:I,setAnchors:j,sourceObjects:Y}=h.createNodeAnchors(this,N||"a"),V={aliasDuplicateObjects:E??
!0,keepUndefined:T??!1,onAnchor:I,onTagObj:M,replacer:A,schema:this.schema,sourceObjects:Y},z=o.createNode(c,F,V);return L&&
w.isCollection(z)&&(z.flow=!0),j(),z}createPair(c,u,b={}){const A=this.createNode(c,null,b),E=this.createNode(u,null,b);
return new p.Pair(A,E)}delete(c){return n(this.contents)?this.contents.delete(c):!1}deleteIn(c){return S.isEmptyPath(c)?
this.contents==null?!1:(this.contents=null,!0):n(this.contents)?this.contents.deleteIn(c):!1}get(c,u){return w.isCollection(
this.contents)?this.contents.get(c,u):void 0}getIn(c,u){return S.isEmptyPath(c)?!u&&w.isScalar(this.contents)?this.contents.
value:this.contents:w.isCollection(this.contents)?this.contents.getIn(c,u):void 0}has(c){return w.isCollection(this.contents)?
this.contents.has(c):!1}hasIn(c){return S.isEmptyPath(c)?this.contents!==void 0:w.isCollection(this.contents)?this.contents.
hasIn(c):!1}set(c,u){this.contents==null?this.contents=S.collectionFromPath(this.schema,[c],u):n(this.contents)&&this.contents.
set(c,u)}setIn(c,u){S.isEmptyPath(c)?this.contents=u:this.contents==null?this.contents=S.collectionFromPath(this.schema,
Array.from(c),u):n(this.contents)&&this.contents.setIn(c,u)}setSchema(c,u={}){typeof c=="number"&&(c=String(c));let b;switch(c){case"\
1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new s.Directives({version:"1.1"}),b={resolveKnownTags:!1,
schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=c:this.directives=new s.Directives(
{version:c}),b={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,b=null;break;default:{
const A=JSON.stringify(c);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${A}`)}}if(u.schema instanceof
Object)this.schema=u.schema;else if(b)this.schema=new m.Schema(Object.assign(b,u));else throw new Error("With a null YAM\
L version, the { schema: Schema } option is required")}toJS({json:c,jsonArg:u,mapAsMap:b,maxAliasCount:A,onAnchor:E,reviver:N}={}){
const L={anchors:new Map,doc:this,keep:!c,mapAsMap:b===!0,mapKeyWarned:!1,maxAliasCount:typeof A=="number"?A:100},T=y.toJS(
this.contents,u??"",L);if(typeof E=="function")for(const{count:M,res:F}of L.anchors.values())E(F,M);return typeof N=="fu\
nction"?l.applyReviver(N,{"":T},"",T):T}toJSON(c,u){return this.toJS({json:!0,jsonArg:c,mapAsMap:!1,onAnchor:u})}toString(c={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in c&&(!Number.isInteger(
c.indent)||Number(c.indent)<=0)){const u=JSON.stringify(c.indent);throw new Error(`"indent" option must be a positive in\
teger, not ${u}`)}return f.stringifyDocument(this,c)}}function n(r){if(w.isCollection(r))return!0;throw new Error("Expec\
ted a YAML collection as document contents")}k.Document=i},71596:function(D,k,g){"use strict";var v=g(41127),S=g(10204);
function w(f){if(/[\x00-\x19\s,[\]{}]/.test(f)){const l=`Anchor must not contain whitespace or control characters: ${JSON.
stringify(f)}`;throw new Error(l)}return!0}function p(f){const h=new Set;return S.visit(f,{Value(l,o){o.anchor&&h.add(o.
anchor)}}),h}function y(f,h){for(let l=1;;++l){const o=`${f}${l}`;if(!h.has(o))return o}}function m(f,h){const l=[],o=new Map;
let s=null;return{onAnchor:i=>{l.push(i),s??(s=p(f));const n=y(h,s);return s.add(n),n},setAnchors:()=>{for(const i of l){
const n=o.get(i);if(typeof n=="object"&&n.anchor&&(v.isScalar(n.node)||v.isCollection(n.node)))n.node.anchor=n.anchor;else{
const r=new Error("Failed to resolve repeated object (this should not happen)");throw r.source=i,r}}},sourceObjects:o}}k.
anchorIsValid=w,k.anchorNames=p,k.createNodeAnchors=m,k.findNewAnchor=y},83661:function(D,k){"use strict";function g(v,S,w,p){
if(p&&typeof p=="object")if(Array.isArray(p))for(let y=0,m=p.length;y<m;++y){const f=p[y],h=g(v,p,String(y),f);h===void 0?
delete p[y]:h!==f&&(p[y]=h)}else if(p instanceof Map)for(const y of Array.from(p.keys())){const m=p.get(y),f=g(v,p,y,m);
f===void 0?p.delete(y):f!==m&&p.set(y,f)}else if(p instanceof Set)for(const y of Array.from(p)){const m=g(v,p,y,y);m===void 0?
p.delete(y):m!==y&&(p.delete(y),p.add(m))}else for(const[y,m]of Object.entries(p)){const f=g(v,p,y,m);f===void 0?delete p[y]:
f!==m&&(p[y]=f)}return v.call(S,w,p)}k.applyReviver=g},42404:function(D,k,g){"use strict";var v=g(4065),S=g(41127),w=g(63301);
const p="tag:yaml.org,2002:";function y(f,h,l){if(h){const o=l.filter(i=>i.tag===h),s=o.find(i=>!i.format)??o[0];if(!s)throw new Error(
`Tag ${h} not found`);return s}return l.find(o=>o.identify?.(f)&&!o.format)}function m(f,h,l){if(S.isDocument(f)&&(f=f.contents),
S.isNode(f))return f;if(S.isPair(f)){const A=l.schema[S.MAP].createNode?.(l.schema,null,l);return A.items.push(f),A}(f instanceof
String||f instanceof Number||f instanceof Boolean||typeof BigInt<"u"&&f instanceof BigInt)&&(f=f.valueOf());const{aliasDuplicateObjects:o,
onAnchor:s,onTagObj:i,schema:n,sourceObjects:r}=l;let c;if(o&&f&&typeof f=="object"){if(c=r.get(f),c)return c.anchor??(c.
anchor=s(f)),new v.Alias(c.anchor);c={anchor:null,node:null},r.set(f,c)}h?.startsWith("!!")&&(h=p+h.slice(2));let u=y(f,
h,n.tags);if(!u){if(f&&typeof f.toJSON=="function"&&(f=f.toJSON()),!f||typeof f!="object"){const A=new w.Scalar(f);return c&&
(c.node=A),A}u=f instanceof Map?n[S.MAP]:Symbol.iterator in Object(f)?n[S.SEQ]:n[S.MAP]}i&&(i(u),delete l.onTagObj);const b=u?.
createNode?u.createNode(l.schema,f,l):typeof u?.nodeClass?.from=="function"?u.nodeClass.from(l.schema,f,l):new w.Scalar(
f);return h?b.tag=h:u.default||(b.tag=u.tag),c&&(c.node=b),b}k.createNode=m},61342:function(D,k,g){"use strict";var v=g(
41127),S=g(10204);const w={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},p=m=>m.replace(/[!,[\]{}]/g,f=>w[f]);
class y{constructor(f,h){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},y.defaultYaml,f),this.tags=Object.
assign({},y.defaultTags,h)}clone(){const f=new y(this.yaml,this.tags);return f.docStart=this.docStart,f}atDocument(){const f=new y(
this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.
yaml={explicit:y.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},y.defaultTags);break}return f}add(f,h){this.
atNextDocument&&(this.yaml={explicit:y.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},y.defaultTags),this.
atNextDocument=!1);const l=f.trim().split(/[ \t]+/),o=l.shift();switch(o){case"%TAG":{if(l.length!==2&&(h(0,"%TAG direct\
ive should contain exactly two parts"),l.length<2))return!1;const[s,i]=l;return this.tags[s]=i,!0}case"%YAML":{if(this.yaml.
explicit=!0,l.length!==1)return h(0,"%YAML directive should contain exactly one part"),!1;const[s]=l;if(s==="1.1"||s==="\
1.2")return this.yaml.version=s,!0;{const i=/^\d+\.\d+$/.test(s);return h(6,`Unsupported YAML version ${s}`,i),!1}}default:
return h(0,`Unknown directive ${o}`,!0),!1}}tagName(f,h){if(f==="!")return"!";if(f[0]!=="!")return h(`Not a valid tag: ${f}`),
null;if(f[1]==="<"){const i=f.slice(2,-1);return i==="!"||i==="!!"?(h(`Verbatim tags aren't resolved, so ${f} is invalid\
.`),null):(f[f.length-1]!==">"&&h("Verbatim tags must end with a >"),i)}const[,l,o]=f.match(/^(.*!)([^!]*)$/s);o||h(`The\
 ${f} tag has no suffix`);const s=this.tags[l];if(s)try{return s+decodeURIComponent(o)}catch(i){return h(String(i)),null}
return l==="!"?f:(h(`Could not resolve tag: ${f}`),null)}tagString(f){for(const[h,l]of Object.entries(this.tags))if(f.startsWith(
l))return h+p(f.substring(l.length));return f[0]==="!"?f:`!<${f}>`}toString(f){const h=this.yaml.explicit?[`%YAML ${this.
yaml.version||"1.2"}`]:[],l=Object.entries(this.tags);let o;if(f&&l.length>0&&v.isNode(f.contents)){const s={};S.visit(f.
contents,(i,n)=>{v.isNode(n)&&n.tag&&(s[n.tag]=!0)}),o=Object.keys(s)}else o=[];for(const[s,i]of l)s==="!!"&&i==="tag:ya\
ml.org,2002:"||(!f||o.some(n=>n.startsWith(i)))&&h.push(`%TAG ${s} ${i}`);return h.join(`
`)}}y.defaultYaml={explicit:!1,version:"1.2"},y.defaultTags={"!!":"tag:yaml.org,2002:"},k.Directives=y},91464:function(D,k){
"use strict";class g extends Error{constructor(y,m,f,h){super(),this.name=y,this.code=f,this.message=h,this.pos=m}}class v extends g{constructor(y,m,f){
super("YAMLParseError",y,m,f)}}class S extends g{constructor(y,m,f){super("YAMLWarning",y,m,f)}}const w=(p,y)=>m=>{if(m.
pos[0]===-1)return;m.linePos=m.pos.map(s=>y.linePos(s));const{line:f,col:h}=m.linePos[0];m.message+=` at line ${f}, colu\
mn ${h}`;let l=h-1,o=p.substring(y.lineStarts[f-1],y.lineStarts[f]).replace(/[\n\r]+$/,"");if(l>=60&&o.length>80){const s=Math.
min(l-39,o.length-79);o="\u2026"+o.substring(s),l-=s-1}if(o.length>80&&(o=o.substring(0,79)+"\u2026"),f>1&&/^ *$/.test(o.
substring(0,l))){let s=p.substring(y.lineStarts[f-2],y.lineStarts[f-1]);s.length>80&&(s=s.substring(0,79)+`\u2026
`),o=s+o}if(/[^ ]/.test(o)){let s=1;const i=m.linePos[1];i?.line===f&&i.col>h&&(s=Math.max(1,Math.min(i.col-h,80-l)));const n="\
 ".repeat(l)+"^".repeat(s);m.message+=`:

${o}
${n}
`}};k.YAMLError=g,k.YAMLParseError=v,k.YAMLWarning=S,k.prettifyError=w},38815:function(D,k,g){"use strict";var v,S=g(89984),
w=g(3021),p=g(45840),y=g(91464),m=g(4065),f=g(41127),h=g(57165),l=g(63301),o=g(84454),s=g(92223),i=g(3461),n=g(40361),r=g(
66628),c=g(3456),u=g(84047),b=g(10204);v=S.Composer,v=w.Document,v=p.Schema,v=y.YAMLError,v=y.YAMLParseError,v=y.YAMLWarning,
v=m.Alias,k.Vj=f.isAlias,v=f.isCollection,v=f.isDocument,k.jh=f.isMap,k.Ll=f.isNode,v=f.isPair,k.jn=f.isScalar,k.oP=f.isSeq,
v=h.Pair,v=l.Scalar,v=o.YAMLMap,v=s.YAMLSeq,v=i,v=n.Lexer,k.HN=r.LineCounter,v=c.Parser,k.qg=u.parse,v=u.parseAllDocuments,
k.Tp=u.parseDocument,k.As=u.stringify,k.YR=b.visit,v=b.visitAsync},57249:function(D,k,g){"use strict";var v=g(932);function S(p,...y){
p==="debug"&&console.log(...y)}function w(p,y){(p==="debug"||p==="warn")&&(typeof v.emitWarning=="function"?v.emitWarning(
y):console.warn(y))}k.debug=S,k.warn=w},4065:function(D,k,g){"use strict";var v=g(71596),S=g(10204),w=g(41127),p=g(66673),
y=g(74043);class m extends p.NodeBase{constructor(l){super(w.ALIAS),this.source=l,Object.defineProperty(this,"tag",{set(){
throw new Error("Alias nodes cannot have tags")}})}resolve(l,o){if(o?.maxAliasCount===0)throw new ReferenceError("Alias \
resolution is disabled");let s;o?.aliasResolveCache?s=o.aliasResolveCache:(s=[],S.visit(l,{Node:(n,r)=>{(w.isAlias(r)||w.
hasAnchor(r))&&s.push(r)}}),o&&(o.aliasResolveCache=s));let i;for(const n of s){if(n===this)break;n.anchor===this.source&&
(i=n)}if(i&&o){const{anchors:n,doc:r,maxAliasCount:c}=o;let u=n.get(i);if(u||(y.toJS(i,null,o),u=n.get(i)),u?.res===void 0){
const b="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(b)}if(c>=0&&(u.count+=1,u.aliasCount===
0&&(u.aliasCount=f(r,i,n)),u.count*u.aliasCount>c)){const b="Excessive alias count indicates a resource exhaustion attac\
k";throw new ReferenceError(b)}}return i}toJSON(l,o){if(!o)return{source:this.source};const s=this.resolve(o.doc,o);if(!s){
const i=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(i)}return o.
anchors.get(s).res}toString(l,o,s){const i=`*${this.source}`;if(l){if(v.anchorIsValid(this.source),l.options.verifyAliasOrder&&
!l.anchors.has(this.source)){const n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(
n)}if(l.implicitKey)return`${i} `}return i}}function f(h,l,o){if(w.isAlias(l)){const s=l.resolve(h),i=o&&s&&o.get(s);return i?
i.count*i.aliasCount:0}else if(w.isCollection(l)){let s=0;for(const i of l.items){const n=f(h,i,o);n>s&&(s=n)}return s}else if(w.
isPair(l)){const s=f(h,l.key,o),i=f(h,l.value,o);return Math.max(s,i)}return 1}k.Alias=m},40101:function(D,k,g){"use str\
ict";var v=g(42404),S=g(41127),w=g(66673);function p(f,h,l){let o=l;for(let s=h.length-1;s>=0;--s){const i=h[s];if(typeof i==
"number"&&Number.isInteger(i)&&i>=0){const n=[];n[i]=o,o=n}else o=new Map([[i,o]])}return v.createNode(o,void 0,{aliasDuplicateObjects:!1,
keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:f,sourceObjects:new Map})}
const y=f=>f==null||typeof f=="object"&&!!f[Symbol.iterator]().next().done;class m extends w.NodeBase{constructor(h,l){super(
h),Object.defineProperty(this,"schema",{value:l,configurable:!0,enumerable:!1,writable:!0})}clone(h){const l=Object.create(
Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return h&&(l.schema=h),l.items=l.items.map(o=>S.isNode(
o)||S.isPair(o)?o.clone(h):o),this.range&&(l.range=this.range.slice()),l}addIn(h,l){if(y(h))this.add(l);else{const[o,...s]=h,
i=this.get(o,!0);if(S.isCollection(i))i.addIn(s,l);else if(i===void 0&&this.schema)this.set(o,p(this.schema,s,l));else throw new Error(
`Expected YAML collection at ${o}. Remaining path: ${s}`)}}deleteIn(h){const[l,...o]=h;if(o.length===0)return this.delete(
l);const s=this.get(l,!0);if(S.isCollection(s))return s.deleteIn(o);throw new Error(`Expected YAML collection at ${l}. R\
emaining path: ${o}`)}getIn(h,l){const[o,...s]=h,i=this.get(o,!0);return s.length===0?!l&&S.isScalar(i)?i.value:i:S.isCollection(
i)?i.getIn(s,l):void 0}hasAllNullValues(h){return this.items.every(l=>{if(!S.isPair(l))return!1;const o=l.value;return o==
null||h&&S.isScalar(o)&&o.value==null&&!o.commentBefore&&!o.comment&&!o.tag})}hasIn(h){const[l,...o]=h;if(o.length===0)return this.
has(l);const s=this.get(l,!0);return S.isCollection(s)?s.hasIn(o):!1}setIn(h,l){const[o,...s]=h;if(s.length===0)this.set(
o,l);else{const i=this.get(o,!0);if(S.isCollection(i))i.setIn(s,l);else if(i===void 0&&this.schema)this.set(o,p(this.schema,
s,l));else throw new Error(`Expected YAML collection at ${o}. Remaining path: ${s}`)}}}k.Collection=m,k.collectionFromPath=
p,k.isEmptyPath=y},66673:function(D,k,g){"use strict";var v=g(83661),S=g(41127),w=g(74043);class p{constructor(m){Object.
defineProperty(this,S.NODE_TYPE,{value:m})}clone(){const m=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(m.range=this.range.slice()),m}toJS(m,{mapAsMap:f,maxAliasCount:h,onAnchor:l,reviver:o}={}){if(!S.
isDocument(m))throw new TypeError("A document argument is required");const s={anchors:new Map,doc:m,keep:!0,mapAsMap:f===
!0,mapKeyWarned:!1,maxAliasCount:typeof h=="number"?h:100},i=w.toJS(this,"",s);if(typeof l=="function")for(const{count:n,
res:r}of s.anchors.values())l(r,n);return typeof o=="function"?v.applyReviver(o,{"":i},"",i):i}}k.NodeBase=p},57165:function(D,k,g){
"use strict";var v=g(42404),S=g(59748),w=g(97104),p=g(41127);function y(f,h,l){const o=v.createNode(f,void 0,l),s=v.createNode(
h,void 0,l);return new m(o,s)}class m{constructor(h,l=null){Object.defineProperty(this,p.NODE_TYPE,{value:p.PAIR}),this.
key=h,this.value=l}clone(h){let{key:l,value:o}=this;return p.isNode(l)&&(l=l.clone(h)),p.isNode(o)&&(o=o.clone(h)),new m(
l,o)}toJSON(h,l){const o=l?.mapAsMap?new Map:{};return w.addPairToJSMap(l,o,this)}toString(h,l,o){return h?.doc?S.stringifyPair(
this,h,l,o):JSON.stringify(this)}}k.Pair=m,k.createPair=y},63301:function(D,k,g){"use strict";var v=g(41127),S=g(66673),
w=g(74043);const p=m=>!m||typeof m!="function"&&typeof m!="object";class y extends S.NodeBase{constructor(f){super(v.SCALAR),
this.value=f}toJSON(f,h){return h?.keep?this.value:w.toJS(this.value,f,h)}toString(){return String(this.value)}}y.BLOCK_FOLDED=
"BLOCK_FOLDED",y.BLOCK_LITERAL="BLOCK_LITERAL",y.PLAIN="PLAIN",y.QUOTE_DOUBLE="QUOTE_DOUBLE",y.QUOTE_SINGLE="QUOTE_SINGL\
E",k.Scalar=y,k.isScalarValue=p},84454:function(D,k,g){"use strict";var v=g(61212),S=g(97104),w=g(40101),p=g(41127),y=g(
57165),m=g(63301);function f(l,o){const s=p.isScalar(o)?o.value:o;for(const i of l)if(p.isPair(i)&&(i.key===o||i.key===s||
p.isScalar(i.key)&&i.key.value===s))return i}class h extends w.Collection{static get tagName(){return"tag:yaml.org,2002:\
map"}constructor(o){super(p.MAP,o),this.items=[]}static from(o,s,i){const{keepUndefined:n,replacer:r}=i,c=new this(o),u=(b,A)=>{
if(typeof r=="function")A=r.call(s,b,A);else if(Array.isArray(r)&&!r.includes(b))return;(A!==void 0||n)&&c.items.push(y.
createPair(b,A,i))};if(s instanceof Map)for(const[b,A]of s)u(b,A);else if(s&&typeof s=="object")for(const b of Object.keys(
s))u(b,s[b]);return typeof o.sortMapEntries=="function"&&c.items.sort(o.sortMapEntries),c}add(o,s){let i;p.isPair(o)?i=o:
!o||typeof o!="object"||!("key"in o)?i=new y.Pair(o,o?.value):i=new y.Pair(o.key,o.value);const n=f(this.items,i.key),r=this.
schema?.sortMapEntries;if(n){if(!s)throw new Error(`Key ${i.key} already set`);p.isScalar(n.value)&&m.isScalarValue(i.value)?
n.value.value=i.value:n.value=i.value}else if(r){const c=this.items.findIndex(u=>r(i,u)<0);c===-1?this.items.push(i):this.
items.splice(c,0,i)}else this.items.push(i)}delete(o){const s=f(this.items,o);return s?this.items.splice(this.items.indexOf(
s),1).length>0:!1}get(o,s){const n=f(this.items,o)?.value;return(!s&&p.isScalar(n)?n.value:n)??void 0}has(o){return!!f(this.
items,o)}set(o,s){this.add(new y.Pair(o,s),!0)}toJSON(o,s,i){const n=i?new i:s?.mapAsMap?new Map:{};s?.onCreate&&s.onCreate(
n);for(const r of this.items)S.addPairToJSMap(s,n,r);return n}toString(o,s,i){if(!o)return JSON.stringify(this);for(const n of this.
items)if(!p.isPair(n))throw new Error(`Map items must all be pairs; found ${JSON.stringify(n)} instead`);return!o.allNullValues&&
this.hasAllNullValues(!1)&&(o=Object.assign({},o,{allNullValues:!0})),v.stringifyCollection(this,o,{blockItemPrefix:"",flowChars:{
start:"{",end:"}"},itemIndent:o.indent||"",onChompKeep:i,onComment:s})}}k.YAMLMap=h,k.findPair=f},92223:function(D,k,g){
"use strict";var v=g(42404),S=g(61212),w=g(40101),p=g(41127),y=g(63301),m=g(74043);class f extends w.Collection{static get tagName(){
return"tag:yaml.org,2002:seq"}constructor(o){super(p.SEQ,o),this.items=[]}add(o){this.items.push(o)}delete(o){const s=h(
o);return typeof s!="number"?!1:this.items.splice(s,1).length>0}get(o,s){const i=h(o);if(typeof i!="number")return;const n=this.
items[i];return!s&&p.isScalar(n)?n.value:n}has(o){const s=h(o);return typeof s=="number"&&s<this.items.length}set(o,s){const i=h(
o);if(typeof i!="number")throw new Error(`Expected a valid index, not ${o}.`);const n=this.items[i];p.isScalar(n)&&y.isScalarValue(
s)?n.value=s:this.items[i]=s}toJSON(o,s){const i=[];s?.onCreate&&s.onCreate(i);let n=0;for(const r of this.items)i.push(
m.toJS(r,String(n++),s));return i}toString(o,s,i){return o?S.stringifyCollection(this,o,{blockItemPrefix:"- ",flowChars:{
start:"[",end:"]"},itemIndent:(o.indent||"")+"  ",onChompKeep:i,onComment:s}):JSON.stringify(this)}static from(o,s,i){const{
replacer:n}=i,r=new this(o);if(s&&Symbol.iterator in Object(s)){let c=0;for(let u of s){if(typeof n=="function"){const b=s instanceof
Set?u:String(c++);u=n.call(s,b,u)}r.items.push(v.createNode(u,void 0,i))}}return r}}function h(l){let o=p.isScalar(l)?l.
value:l;return o&&typeof o=="string"&&(o=Number(o)),typeof o=="number"&&Number.isInteger(o)&&o>=0?o:null}k.YAMLSeq=f},97104:function(D,k,g){
"use strict";var v=g(57249),S=g(90452),w=g(2148),p=g(41127),y=g(74043);function m(h,l,{key:o,value:s}){if(p.isNode(o)&&o.
addToJSMap)o.addToJSMap(h,l,s);else if(S.isMergeKey(h,o))S.addMergeToJSMap(h,l,s);else{const i=y.toJS(o,"",h);if(l instanceof
Map)l.set(i,y.toJS(s,i,h));else if(l instanceof Set)l.add(i);else{const n=f(o,i,h),r=y.toJS(s,n,h);n in l?Object.defineProperty(
l,n,{value:r,writable:!0,enumerable:!0,configurable:!0}):l[n]=r}}return l}function f(h,l,o){if(l===null)return"";if(typeof l!=
"object")return String(l);if(p.isNode(h)&&o?.doc){const s=w.createStringifyContext(o.doc,{});s.anchors=new Set;for(const n of o.
anchors.keys())s.anchors.add(n.anchor);s.inFlow=!0,s.inStringifyKey=!0;const i=h.toString(s);if(!o.mapKeyWarned){let n=JSON.
stringify(i);n.length>40&&(n=n.substring(0,36)+'..."'),v.warn(o.doc.options.logLevel,`Keys with collection values will b\
e stringified due to JS Object restrictions: ${n}. Set mapAsMap: true to use object keys.`),o.mapKeyWarned=!0}return i}return JSON.
stringify(l)}k.addPairToJSMap=m},41127:function(D,k){"use strict";const g=Symbol.for("yaml.alias"),v=Symbol.for("yaml.do\
cument"),S=Symbol.for("yaml.map"),w=Symbol.for("yaml.pair"),p=Symbol.for("yaml.scalar"),y=Symbol.for("yaml.seq"),m=Symbol.
for("yaml.node.type"),f=u=>!!u&&typeof u=="object"&&u[m]===g,h=u=>!!u&&typeof u=="object"&&u[m]===v,l=u=>!!u&&typeof u==
"object"&&u[m]===S,o=u=>!!u&&typeof u=="object"&&u[m]===w,s=u=>!!u&&typeof u=="object"&&u[m]===p,i=u=>!!u&&typeof u=="ob\
ject"&&u[m]===y;function n(u){if(u&&typeof u=="object")switch(u[m]){case S:case y:return!0}return!1}function r(u){if(u&&
typeof u=="object")switch(u[m]){case g:case S:case p:case y:return!0}return!1}const c=u=>(s(u)||n(u))&&!!u.anchor;k.ALIAS=
g,k.DOC=v,k.MAP=S,k.NODE_TYPE=m,k.PAIR=w,k.SCALAR=p,k.SEQ=y,k.hasAnchor=c,k.isAlias=f,k.isCollection=n,k.isDocument=h,k.
isMap=l,k.isNode=r,k.isPair=o,k.isScalar=s,k.isSeq=i},74043:function(D,k,g){"use strict";var v=g(41127);function S(w,p,y){
if(Array.isArray(w))return w.map((m,f)=>S(m,String(f),y));if(w&&typeof w.toJSON=="function"){if(!y||!v.hasAnchor(w))return w.
toJSON(p,y);const m={aliasCount:0,count:1,res:void 0};y.anchors.set(w,m),y.onCreate=h=>{m.res=h,delete y.onCreate};const f=w.
toJSON(p,y);return y.onCreate&&y.onCreate(f),f}return typeof w=="bigint"&&!y?.keep?Number(w):w}k.toJS=S},60110:function(D,k,g){
"use strict";var v=g(48913),S=g(76842),w=g(91464),p=g(83069);function y(s,i=!0,n){if(s){const r=(c,u,b)=>{const A=typeof c==
"number"?c:Array.isArray(c)?c[0]:c.offset;if(n)n(A,u,b);else throw new w.YAMLParseError([A,A+1],u,b)};switch(s.type){case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":return S.resolveFlowScalar(s,i,r);case"block-scalar":return v.
resolveBlockScalar({options:{strict:i}},s,r)}}return null}function m(s,i){const{implicitKey:n=!1,indent:r,inFlow:c=!1,offset:u=-1,
type:b="PLAIN"}=i,A=p.stringifyString({type:b,value:s},{implicitKey:n,indent:r>0?" ".repeat(r):"",inFlow:c,options:{blockQuote:!0,
lineWidth:-1}}),E=i.end??[{type:"newline",offset:-1,indent:r,source:`
`}];switch(A[0]){case"|":case">":{const N=A.indexOf(`
`),L=A.substring(0,N),T=A.substring(N+1)+`
`,M=[{type:"block-scalar-header",offset:u,indent:r,source:L}];return l(M,E)||M.push({type:"newline",offset:-1,indent:r,source:`\

`}),{type:"block-scalar",offset:u,indent:r,props:M,source:T}}case'"':return{type:"double-quoted-scalar",offset:u,indent:r,
source:A,end:E};case"'":return{type:"single-quoted-scalar",offset:u,indent:r,source:A,end:E};default:return{type:"scalar",
offset:u,indent:r,source:A,end:E}}}function f(s,i,n={}){let{afterKey:r=!1,implicitKey:c=!1,inFlow:u=!1,type:b}=n,A="inde\
nt"in s?s.indent:null;if(r&&typeof A=="number"&&(A+=2),!b)switch(s.type){case"single-quoted-scalar":b="QUOTE_SINGLE";break;case"\
double-quoted-scalar":b="QUOTE_DOUBLE";break;case"block-scalar":{const N=s.props[0];if(N.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");b=N.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:b="PLAIN"}const E=p.stringifyString(
{type:b,value:i},{implicitKey:c||A===null,indent:A!==null&&A>0?" ".repeat(A):"",inFlow:u,options:{blockQuote:!0,lineWidth:-1}});
switch(E[0]){case"|":case">":h(s,E);break;case'"':o(s,E,"double-quoted-scalar");break;case"'":o(s,E,"single-quoted-scala\
r");break;default:o(s,E,"scalar")}}function h(s,i){const n=i.indexOf(`
`),r=i.substring(0,n),c=i.substring(n+1)+`
`;if(s.type==="block-scalar"){const u=s.props[0];if(u.type!=="block-scalar-header")throw new Error("Invalid block scalar\
 header");u.source=r,s.source=c}else{const{offset:u}=s,b="indent"in s?s.indent:-1,A=[{type:"block-scalar-header",offset:u,
indent:b,source:r}];l(A,"end"in s?s.end:void 0)||A.push({type:"newline",offset:-1,indent:b,source:`
`});for(const E of Object.keys(s))E!=="type"&&E!=="offset"&&delete s[E];Object.assign(s,{type:"block-scalar",indent:b,props:A,
source:c})}}function l(s,i){if(i)for(const n of i)switch(n.type){case"space":case"comment":s.push(n);break;case"newline":
return s.push(n),!0}return!1}function o(s,i,n){switch(s.type){case"scalar":case"double-quoted-scalar":case"single-quoted\
-scalar":s.type=n,s.source=i;break;case"block-scalar":{const r=s.props.slice(1);let c=i.length;s.props[0].type==="block-\
scalar-header"&&(c-=s.props[0].source.length);for(const u of r)u.offset+=c;delete s.props,Object.assign(s,{type:n,source:i,
end:r});break}case"block-map":case"block-seq":{const c={type:"newline",offset:s.offset+i.length,indent:s.indent,source:`\

`};delete s.items,Object.assign(s,{type:n,source:i,end:[c]});break}default:{const r="indent"in s?s.indent:-1,c="end"in s&&
Array.isArray(s.end)?s.end.filter(u=>u.type==="space"||u.type==="comment"||u.type==="newline"):[];for(const u of Object.
keys(s))u!=="type"&&u!=="offset"&&delete s[u];Object.assign(s,{type:n,indent:r,source:i,end:c})}}}k.createScalarToken=m,
k.resolveAsScalar=y,k.setScalarValue=f},91733:function(D,k){"use strict";const g=w=>"type"in w?v(w):S(w);function v(w){switch(w.
type){case"block-scalar":{let p="";for(const y of w.props)p+=v(y);return p+w.source}case"block-map":case"block-seq":{let p="";
for(const y of w.items)p+=S(y);return p}case"flow-collection":{let p=w.start.source;for(const y of w.items)p+=S(y);for(const y of w.
end)p+=y.source;return p}case"document":{let p=S(w);if(w.end)for(const y of w.end)p+=y.source;return p}default:{let p=w.
source;if("end"in w&&w.end)for(const y of w.end)p+=y.source;return p}}}function S({start:w,key:p,sep:y,value:m}){let f="";
for(const h of w)f+=h.source;if(p&&(f+=v(p)),y)for(const h of y)f+=h.source;return m&&(f+=v(m)),f}k.stringify=g},97715:function(D,k){
"use strict";const g=Symbol("break visit"),v=Symbol("skip children"),S=Symbol("remove item");function w(y,m){"type"in y&&
y.type==="document"&&(y={start:y.start,value:y.value}),p(Object.freeze([]),y,m)}w.BREAK=g,w.SKIP=v,w.REMOVE=S,w.itemAtPath=
(y,m)=>{let f=y;for(const[h,l]of m){const o=f?.[h];if(o&&"items"in o)f=o.items[l];else return}return f},w.parentCollection=
(y,m)=>{const f=w.itemAtPath(y,m.slice(0,-1)),h=m[m.length-1][0],l=f?.[h];if(l&&"items"in l)return l;throw new Error("Pa\
rent collection not found")};function p(y,m,f){let h=f(m,y);if(typeof h=="symbol")return h;for(const l of["key","value"]){
const o=m[l];if(o&&"items"in o){for(let s=0;s<o.items.length;++s){const i=p(Object.freeze(y.concat([[l,s]])),o.items[s],
f);if(typeof i=="number")s=i-1;else{if(i===g)return g;i===S&&(o.items.splice(s,1),s-=1)}}typeof h=="function"&&l==="key"&&
(h=h(m,y))}}return typeof h=="function"?h(m,y):h}k.visit=w},3461:function(D,k,g){"use strict";var v=g(60110),S=g(91733),
w=g(97715);const p="\uFEFF",y="",m="",f="",h=i=>!!i&&"items"in i,l=i=>!!i&&(i.type==="scalar"||i.type==="single-quote\
d-scalar"||i.type==="double-quoted-scalar"||i.type==="block-scalar");function o(i){switch(i){case p:return"<BOM>";case y:
return"<DOC>";case m:return"<FLOW_END>";case f:return"<SCALAR>";default:return JSON.stringify(i)}}function s(i){switch(i){case p:
return"byte-order-mark";case y:return"doc-mode";case m:return"flow-error-end";case f:return"scalar";case"---":return"doc\
-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"\
flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"\
comma"}switch(i[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"\
alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scal\
ar";case"|":case">":return"block-scalar-header"}return null}k.createScalarToken=v.createScalarToken,k.resolveAsScalar=v.
resolveAsScalar,k.setScalarValue=v.setScalarValue,k.stringify=S.stringify,k.visit=w.visit,k.BOM=p,k.DOCUMENT=y,k.FLOW_END=
m,k.SCALAR=f,k.isCollection=h,k.isScalar=l,k.prettyToken=o,k.tokenType=s},40361:function(D,k,g){"use strict";var v=g(3461);
function S(l){switch(l){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}const w=new Set("0123456789ABCDEFabcdef"),p=new Set("0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),y=new Set(",[]{}"),m=new Set(` ,[]{}
\r	`),f=l=>!l||m.has(l);class h{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(o,s=!1){
if(o){if(typeof o!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+o:o,this.lineEndPos=
null}this.atEnd=!s;let i=this.next??"stream";for(;i&&(s||this.hasChars(1));)i=yield*this.parseNext(i)}atLineEnd(){let o=this.
pos,s=this.buffer[o];for(;s===" "||s==="	";)s=this.buffer[++o];return!s||s==="#"||s===`
`?!0:s==="\r"?this.buffer[o+1]===`
`:!1}charAt(o){return this.buffer[this.pos+o]}continueScalar(o){let s=this.buffer[o];if(this.indentNext>0){let i=0;for(;s===
" ";)s=this.buffer[++i+o];if(s==="\r"){const n=this.buffer[i+o+1];if(n===`
`||!n&&!this.atEnd)return o+i+1}return s===`
`||i>=this.indentNext||!s&&!this.atEnd?o+i:-1}if(s==="-"||s==="."){const i=this.buffer.substr(o,3);if((i==="---"||i===".\
..")&&S(this.buffer[o+3]))return-1}return o}getLine(){let o=this.lineEndPos;return(typeof o!="number"||o!==-1&&o<this.pos)&&
(o=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=o),o===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[o-1]==="\r"&&(o-=1),this.
buffer.substring(this.pos,o))}hasChars(o){return this.pos+o<=this.buffer.length}setNext(o){return this.buffer=this.buffer.
substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=o,null}peek(o){return this.buffer.substr(this.pos,o)}*parseNext(o){
switch(o){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-\
scalar":return yield*this.parsePlainScalar()}}*parseStream(){let o=this.getLine();if(o===null)return this.setNext("strea\
m");if(o[0]===v.BOM&&(yield*this.pushCount(1),o=o.substring(1)),o[0]==="%"){let s=o.length,i=o.indexOf("#");for(;i!==-1;){
const r=o[i-1];if(r===" "||r==="	"){s=i-1;break}else i=o.indexOf("#",i+1)}for(;;){const r=o[s-1];if(r===" "||r==="	")s-=
1;else break}const n=(yield*this.pushCount(s))+(yield*this.pushSpaces(!0));return yield*this.pushCount(o.length-n),this.
pushNewline(),"stream"}if(this.atLineEnd()){const s=yield*this.pushSpaces(!0);return yield*this.pushCount(o.length-s),yield*this.
pushNewline(),"stream"}return yield v.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const o=this.charAt(0);if(!o&&
!this.atEnd)return this.setNext("line-start");if(o==="-"||o==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext(
"line-start");const s=this.peek(3);if((s==="---"||s==="...")&&S(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=
0,this.indentNext=0,s==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&
!S(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[o,s]=this.peek(
2);if(!s&&!this.atEnd)return this.setNext("block-start");if((o==="-"||o==="?"||o===":")&&S(s)){const i=(yield*this.pushCount(
1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=i,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);const o=this.getLine();if(o===null)return this.setNext("doc");let s=yield*this.pushIndicators();
switch(o[s]){case"#":yield*this.pushCount(o.length-s);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(
1),"doc";case"*":return yield*this.pushUntil(f),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case"\
>":return s+=yield*this.parseBlockScalarHeader(),s+=yield*this.pushSpaces(!0),yield*this.pushCount(o.length-s),yield*this.
pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let o,s,
i=-1;do o=yield*this.pushNewline(),o>0?(s=yield*this.pushSpaces(!1),this.indentValue=i=s):s=0,s+=yield*this.pushSpaces(!0);while(o+
s>0);const n=this.getLine();if(n===null)return this.setNext("flow");if((i!==-1&&i<this.indentNext&&n[0]!=="#"||i===0&&(n.
startsWith("---")||n.startsWith("..."))&&S(n[3]))&&!(i===this.indentNext-1&&this.flowLevel===1&&(n[0]==="]"||n[0]==="}")))
return this.flowLevel=0,yield v.FLOW_END,yield*this.parseLineStart();let r=0;for(;n[r]===",";)r+=yield*this.pushCount(1),
r+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(r+=yield*this.pushIndicators(),n[r]){case void 0:return"flow";case"#":
return yield*this.pushCount(n.length-r),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=
1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"\
*":return yield*this.pushUntil(f),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{
const c=this.charAt(1);if(this.flowKey||S(c)||c===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(
!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const o=this.charAt(0);let s=this.
buffer.indexOf(o,this.pos+1);if(o==="'")for(;s!==-1&&this.buffer[s+1]==="'";)s=this.buffer.indexOf("'",s+2);else for(;s!==
-1;){let r=0;for(;this.buffer[s-1-r]==="\\";)r+=1;if(r%2===0)break;s=this.buffer.indexOf('"',s+1)}const i=this.buffer.substring(
0,s);let n=i.indexOf(`
`,this.pos);if(n!==-1){for(;n!==-1;){const r=this.continueScalar(n+1);if(r===-1)break;n=i.indexOf(`
`,r)}n!==-1&&(s=n-(i[n-1]==="\r"?2:1))}if(s===-1){if(!this.atEnd)return this.setNext("quoted-scalar");s=this.buffer.length}
return yield*this.pushToIndex(s+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.
blockScalarKeep=!1;let o=this.pos;for(;;){const s=this.buffer[++o];if(s==="+")this.blockScalarKeep=!0;else if(s>"0"&&s<=
"9")this.blockScalarIndent=Number(s)-1;else if(s!=="-")break}return yield*this.pushUntil(s=>S(s)||s==="#")}*parseBlockScalar(){
let o=this.pos-1,s=0,i;e:for(let r=this.pos;i=this.buffer[r];++r)switch(i){case" ":s+=1;break;case`
`:o=r,s=0;break;case"\r":{const c=this.buffer[r+1];if(!c&&!this.atEnd)return this.setNext("block-scalar");if(c===`
`)break}default:break e}if(!i&&!this.atEnd)return this.setNext("block-scalar");if(s>=this.indentNext){this.blockScalarIndent===
-1?this.indentNext=s:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const r=this.continueScalar(
o+1);if(r===-1)break;o=this.buffer.indexOf(`
`,r)}while(o!==-1);if(o===-1){if(!this.atEnd)return this.setNext("block-scalar");o=this.buffer.length}}let n=o+1;for(i=this.
buffer[n];i===" ";)i=this.buffer[++n];if(i==="	"){for(;i==="	"||i===" "||i==="\r"||i===`
`;)i=this.buffer[++n];o=n-1}else if(!this.blockScalarKeep)do{let r=o-1,c=this.buffer[r];c==="\r"&&(c=this.buffer[--r]);const u=r;
for(;c===" ";)c=this.buffer[--r];if(c===`
`&&r>=this.pos&&r+1+s>u)o=r;else break}while(!0);return yield v.SCALAR,yield*this.pushToIndex(o+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
const o=this.flowLevel>0;let s=this.pos-1,i=this.pos-1,n;for(;n=this.buffer[++i];)if(n===":"){const r=this.buffer[i+1];if(S(
r)||o&&y.has(r))break;s=i}else if(S(n)){let r=this.buffer[i+1];if(n==="\r"&&(r===`
`?(i+=1,n=`
`,r=this.buffer[i+1]):s=i),r==="#"||o&&y.has(r))break;if(n===`
`){const c=this.continueScalar(i+1);if(c===-1)break;i=Math.max(i,c-2)}}else{if(o&&y.has(n))break;s=i}return!n&&!this.atEnd?
this.setNext("plain-scalar"):(yield v.SCALAR,yield*this.pushToIndex(s+1,!0),o?"flow":"doc")}*pushCount(o){return o>0?(yield this.
buffer.substr(this.pos,o),this.pos+=o,o):0}*pushToIndex(o,s){const i=this.buffer.slice(this.pos,o);return i?(yield i,this.
pos+=i.length,i.length):(s&&(yield""),0)}*pushIndicators(){let o=0;e:for(;;){switch(this.charAt(0)){case"!":o+=yield*this.
pushTag(),o+=yield*this.pushSpaces(!0);continue e;case"&":o+=yield*this.pushUntil(f),o+=yield*this.pushSpaces(!0);continue e;case"\
-":case"?":case":":{const s=this.flowLevel>0,i=this.charAt(1);if(S(i)||s&&y.has(i)){s?this.flowKey&&(this.flowKey=!1):this.
indentNext=this.indentValue+1,o+=yield*this.pushCount(1),o+=yield*this.pushSpaces(!0);continue e}}}break e}return o}*pushTag(){
if(this.charAt(1)==="<"){let o=this.pos+2,s=this.buffer[o];for(;!S(s)&&s!==">";)s=this.buffer[++o];return yield*this.pushToIndex(
s===">"?o+1:o,!1)}else{let o=this.pos+1,s=this.buffer[o];for(;s;)if(p.has(s))s=this.buffer[++o];else if(s==="%"&&w.has(this.
buffer[o+1])&&w.has(this.buffer[o+2]))s=this.buffer[o+=3];else break;return yield*this.pushToIndex(o,!1)}}*pushNewline(){
const o=this.buffer[this.pos];return o===`
`?yield*this.pushCount(1):o==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(o){let s=this.pos-1,i;do i=this.buffer[++s];while(i===" "||o&&i==="	");const n=s-
this.pos;return n>0&&(yield this.buffer.substr(this.pos,n),this.pos=s),n}*pushUntil(o){let s=this.pos,i=this.buffer[s];for(;!o(
i);)i=this.buffer[++s];return yield*this.pushToIndex(s,!1)}}k.Lexer=h},66628:function(D,k){"use strict";class g{constructor(){
this.lineStarts=[],this.addNewLine=S=>this.lineStarts.push(S),this.linePos=S=>{let w=0,p=this.lineStarts.length;for(;w<p;){
const m=w+p>>1;this.lineStarts[m]<S?w=m+1:p=m}if(this.lineStarts[w]===S)return{line:w+1,col:1};if(w===0)return{line:0,col:S};
const y=this.lineStarts[w-1];return{line:w,col:S-y+1}}}}k.LineCounter=g},3456:function(D,k,g){"use strict";var v=g(932),
S=g(3461),w=g(40361);function p(i,n){for(let r=0;r<i.length;++r)if(i[r].type===n)return!0;return!1}function y(i){for(let n=0;n<
i.length;++n)switch(i[n].type){case"space":case"comment":case"newline":break;default:return n}return-1}function m(i){switch(i?.
type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:
return!1}}function f(i){switch(i.type){case"document":return i.start;case"block-map":{const n=i.items[i.items.length-1];
return n.sep??n.start}case"block-seq":return i.items[i.items.length-1].start;default:return[]}}function h(i){if(i.length===
0)return[];let n=i.length;e:for(;--n>=0;)switch(i[n].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"\
seq-item-ind":case"newline":break e}for(;i[++n]?.type==="space";);return i.splice(n,i.length)}function l(i,n){if(n.length<
1e5)Array.prototype.push.apply(i,n);else for(let r=0;r<n.length;++r)i.push(n[r])}function o(i){if(i.start.type==="flow-s\
eq-start")for(const n of i.items)n.sep&&!n.value&&!p(n.start,"explicit-key-ind")&&!p(n.sep,"map-value-ind")&&(n.key&&(n.
value=n.key),delete n.key,m(n.value)?n.value.end?l(n.value.end,n.sep):n.value.end=n.sep:l(n.start,n.sep),delete n.sep)}class s{constructor(n){
this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type=
"",this.lexer=new w.Lexer,this.onNewLine=n}*parse(n,r=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const c of this.
lexer.lex(n,r))yield*this.next(c);r||(yield*this.end())}*next(n){if(this.source=n,v.env.LOG_TOKENS&&console.log("|",S.prettyToken(
n)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=n.length;return}const r=S.tokenType(n);if(r)if(r==="s\
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
u.start.length>0&&y(u.start)===-1&&(r.indent===0||u.start.every(b=>b.type!=="comment"||b.indent<r.indent))&&(c.type==="d\
ocument"?c.end=u.start:c.items.push({start:u.start}),r.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-\
line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"commen\
t":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const n={type:"document",offset:this.offset,
start:[]};this.type==="doc-start"&&n.start.push(this.sourceToken),this.stack.push(n);return}}yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(n){if(n.value)return yield*this.
lineEnd(n);switch(this.type){case"doc-start":{y(n.start)!==-1?(yield*this.pop(),yield*this.step()):n.start.push(this.sourceToken);
return}case"anchor":case"tag":case"space":case"comment":case"newline":n.start.push(this.sourceToken);return}const r=this.
startBlockValue(n);r?this.stack.push(r):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in \
YAML document`,source:this.source}}*scalar(n){if(this.type==="map-value-ind"){const r=f(this.peek(2)),c=h(r);let u;n.end?
(u=n.end,u.push(this.sourceToken),delete n.end):u=[this.sourceToken];const b={type:"block-map",offset:n.offset,indent:n.
indent,items:[{start:c,key:n,sep:u}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=b}else yield*this.lineEnd(n)}*blockScalar(n){
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
this.type!=="seq-item-ind";let b=[];if(u&&r.sep&&!r.value){const A=[];for(let E=0;E<r.sep.length;++E){const N=r.sep[E];switch(N.
type){case"newline":A.push(E);break;case"space":break;case"comment":N.indent>n.indent&&(A.length=0);break;default:A.length=
0}}A.length>=2&&(b=r.sep.splice(A[1]))}switch(this.type){case"anchor":case"tag":u||r.value?(b.push(this.sourceToken),n.items.
push({start:b}),this.onKeyLine=!0):r.sep?r.sep.push(this.sourceToken):r.start.push(this.sourceToken);return;case"explici\
t-key-ind":!r.sep&&!r.explicitKey?(r.start.push(this.sourceToken),r.explicitKey=!0):u||r.value?(b.push(this.sourceToken),
n.items.push({start:b,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{
start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(r.explicitKey)if(r.sep)if(r.
value)n.items.push({start:[],key:null,sep:[this.sourceToken]});else if(p(r.sep,"map-value-ind"))this.stack.push({type:"b\
lock-map",offset:this.offset,indent:this.indent,items:[{start:b,key:null,sep:[this.sourceToken]}]});else if(m(r.key)&&!p(
r.sep,"newline")){const A=h(r.start),E=r.key,N=r.sep;N.push(this.sourceToken),delete r.key,delete r.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:A,key:E,sep:N}]})}else b.length>0?r.sep=r.sep.concat(
b,this.sourceToken):r.sep.push(this.sourceToken);else if(p(r.start,"newline"))Object.assign(r,{key:null,sep:[this.sourceToken]});else{
const A=h(r.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:A,key:null,sep:[
this.sourceToken]}]})}else r.sep?r.value||u?n.items.push({start:b,key:null,sep:[this.sourceToken]}):p(r.sep,"map-value-i\
nd")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):
r.sep.push(this.sourceToken):Object.assign(r,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const A=this.flowScalar(this.type);u||r.value?(n.items.push(
{start:b,key:A,sep:[]}),this.onKeyLine=!0):r.sep?this.stack.push(A):(Object.assign(r,{key:A,sep:[]}),this.onKeyLine=!0);
return}default:{const A=this.startBlockValue(n);if(A){if(A.type==="block-seq"){if(!r.explicitKey&&r.sep&&!p(r.sep,"newli\
ne")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else c&&n.items.push({start:b});this.stack.push(A);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(n){
const r=n.items[n.items.length-1];switch(this.type){case"newline":if(r.value){const c="end"in r.value?r.value.end:void 0;
(Array.isArray(c)?c[c.length-1]:void 0)?.type==="comment"?c?.push(this.sourceToken):n.items.push({start:[this.sourceToken]})}else
r.start.push(this.sourceToken);return;case"space":case"comment":if(r.value)n.items.push({start:[this.sourceToken]});else{
if(this.atIndentedComment(r.start,n.indent)){const u=n.items[n.items.length-2]?.value?.end;if(Array.isArray(u)){l(u,r.start),
u.push(this.sourceToken),n.items.pop();return}}r.start.push(this.sourceToken)}return;case"anchor":case"tag":if(r.value||
this.indent<=n.indent)break;r.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==n.indent)break;r.value||
p(r.start,"seq-item-ind")?n.items.push({start:[this.sourceToken]}):r.start.push(this.sourceToken);return}if(this.indent>
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
b=h(u);o(n);const A=n.end.splice(1,n.end.length);A.push(this.sourceToken);const E={type:"block-map",offset:n.offset,indent:n.
indent,items:[{start:b,key:n,sep:A}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=E}else yield*this.lineEnd(n)}}flowScalar(n){
if(this.onNewLine){let r=this.source.indexOf(`
`)+1;for(;r!==0;)this.onNewLine(this.offset+r),r=this.source.indexOf(`
`,r)+1}return{type:n,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(n){switch(this.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-s\
calar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"\
flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;const r=f(n),c=h(r);return c.push(this.sourceToken),{type:"block-map",offset:this.offset,
indent:this.indent,items:[{start:c,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const r=f(n),c=h(r);return{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:c,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(n,r){
return this.type!=="comment"||this.indent<=r?!1:n.every(c=>c.type==="newline"||c.type==="space")}*documentEnd(n){this.type!==
"doc-mode"&&(n.end?n.end.push(this.sourceToken):n.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(n){
switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.
pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:n.end?n.end.push(this.sourceToken):n.end=[this.sourceToken],
this.type==="newline"&&(yield*this.pop())}}}k.Parser=s},84047:function(D,k,g){"use strict";var v=g(89984),S=g(3021),w=g(
91464),p=g(57249),y=g(41127),m=g(66628),f=g(3456);function h(n){const r=n.prettyErrors!==!1;return{lineCounter:n.lineCounter||
r&&new m.LineCounter||null,prettyErrors:r}}function l(n,r={}){const{lineCounter:c,prettyErrors:u}=h(r),b=new f.Parser(c?.
addNewLine),A=new v.Composer(r),E=Array.from(A.compose(b.parse(n)));if(u&&c)for(const N of E)N.errors.forEach(w.prettifyError(
n,c)),N.warnings.forEach(w.prettifyError(n,c));return E.length>0?E:Object.assign([],{empty:!0},A.streamInfo())}function o(n,r={}){
const{lineCounter:c,prettyErrors:u}=h(r),b=new f.Parser(c?.addNewLine),A=new v.Composer(r);let E=null;for(const N of A.compose(
b.parse(n),!0,n.length))if(!E)E=N;else if(E.options.logLevel!=="silent"){E.errors.push(new w.YAMLParseError(N.range.slice(
0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return u&&c&&(E.errors.
forEach(w.prettifyError(n,c)),E.warnings.forEach(w.prettifyError(n,c))),E}function s(n,r,c){let u;typeof r=="function"?u=
r:c===void 0&&r&&typeof r=="object"&&(c=r);const b=o(n,c);if(!b)return null;if(b.warnings.forEach(A=>p.warn(b.options.logLevel,
A)),b.errors.length>0){if(b.options.logLevel!=="silent")throw b.errors[0];b.errors=[]}return b.toJS(Object.assign({reviver:u},
c))}function i(n,r,c){let u=null;if(typeof r=="function"||Array.isArray(r)?u=r:c===void 0&&r&&(c=r),typeof c=="string"&&
(c=c.length),typeof c=="number"){const b=Math.round(c);c=b<1?void 0:b>8?{indent:8}:{indent:b}}if(n===void 0){const{keepUndefined:b}=c??
r??{};if(!b)return}return y.isDocument(n)&&!u?n.toString(c):new S.Document(n,u,c).toString(c)}k.parse=s,k.parseAllDocuments=
l,k.parseDocument=o,k.stringify=i},45840:function(D,k,g){"use strict";var v=g(41127),S=g(47451),w=g(1706),p=g(66464),y=g(
90018);const m=(h,l)=>h.key<l.key?-1:h.key>l.key?1:0;class f{constructor({compat:l,customTags:o,merge:s,resolveKnownTags:i,
schema:n,sortMapEntries:r,toStringDefaults:c}){this.compat=Array.isArray(l)?y.getTags(l,"compat"):l?y.getTags(null,l):null,
this.name=typeof n=="string"&&n||"core",this.knownTags=i?y.coreKnownTags:{},this.tags=y.getTags(o,this.name,s),this.toStringOptions=
c??null,Object.defineProperty(this,v.MAP,{value:S.map}),Object.defineProperty(this,v.SCALAR,{value:p.string}),Object.defineProperty(
this,v.SEQ,{value:w.seq}),this.sortMapEntries=typeof r=="function"?r:r===!0?m:null}clone(){const l=Object.create(f.prototype,
Object.getOwnPropertyDescriptors(this));return l.tags=this.tags.slice(),l}}k.Schema=f},47451:function(D,k,g){"use strict";
var v=g(41127),S=g(84454);const w={collection:"map",default:!0,nodeClass:S.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(p,y){
return v.isMap(p)||y("Expected a mapping for this tag"),p},createNode:(p,y,m)=>S.YAMLMap.from(p,y,m)};k.map=w},73632:function(D,k,g){
"use strict";var v=g(63301);const S={identify:w=>w==null,createNode:()=>new v.Scalar(null),default:!0,tag:"tag:yaml.org,\
2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new v.Scalar(null),stringify:({source:w},p)=>typeof w=="string"&&S.test.
test(w)?w:p.options.nullStr};k.nullTag=S},1706:function(D,k,g){"use strict";var v=g(41127),S=g(92223);const w={collection:"\
seq",default:!0,nodeClass:S.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(p,y){return v.isSeq(p)||y("Expected a sequence f\
or this tag"),p},createNode:(p,y,m)=>S.YAMLSeq.from(p,y,m)};k.seq=w},66464:function(D,k,g){"use strict";var v=g(83069);const S={
identify:w=>typeof w=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:w=>w,stringify(w,p,y,m){return p=Object.assign(
{actualString:!0},p),v.stringifyString(w,p,y,m)}};k.string=S},73959:function(D,k,g){"use strict";var v=g(63301);const S={
identify:w=>typeof w=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:w=>new v.
Scalar(w[0]==="t"||w[0]==="T"),stringify({source:w,value:p},y){if(w&&S.test.test(w)){const m=w[0]==="t"||w[0]==="T";if(p===
m)return w}return p?y.options.trueStr:y.options.falseStr}};k.boolTag=S},38405:function(D,k,g){"use strict";var v=g(63301),
S=g(28689);const w={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:m=>m.slice(-3).toLowerCase()==="nan"?NaN:m[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:S.
stringifyNumber},p={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:m=>parseFloat(m),stringify(m){const f=Number(m.value);return isFinite(f)?f.toExponential():S.stringifyNumber(m)}},
y={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(m){
const f=new v.Scalar(parseFloat(m)),h=m.indexOf(".");return h!==-1&&m[m.length-1]==="0"&&(f.minFractionDigits=m.length-h-
1),f},stringify:S.stringifyNumber};k.float=y,k.floatExp=p,k.floatNaN=w},59874:function(D,k,g){"use strict";var v=g(28689);
const S=h=>typeof h=="bigint"||Number.isInteger(h),w=(h,l,o,{intAsBigInt:s})=>s?BigInt(h):parseInt(h.substring(l),o);function p(h,l,o){
const{value:s}=h;return S(s)&&s>=0?o+s.toString(l):v.stringifyNumber(h)}const y={identify:h=>S(h)&&h>=0,default:!0,tag:"\
tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(h,l,o)=>w(h,2,8,o),stringify:h=>p(h,8,"0o")},m={identify:S,
default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(h,l,o)=>w(h,0,10,o),stringify:v.stringifyNumber},f={
identify:h=>S(h)&&h>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(h,l,o)=>w(h,
2,16,o),stringify:h=>p(h,16,"0x")};k.int=m,k.intHex=f,k.intOct=y},70896:function(D,k,g){"use strict";var v=g(47451),S=g(
73632),w=g(1706),p=g(66464),y=g(73959),m=g(38405),f=g(59874);const h=[v.map,w.seq,p.string,S.nullTag,y.boolTag,f.intOct,
f.int,f.intHex,m.floatNaN,m.floatExp,m.float];k.schema=h},33559:function(D,k,g){"use strict";var v=g(63301),S=g(47451),w=g(
1706);function p(l){return typeof l=="bigint"||Number.isInteger(l)}const y=({value:l})=>JSON.stringify(l),m=[{identify:l=>typeof l==
"string",default:!0,tag:"tag:yaml.org,2002:str",resolve:l=>l,stringify:y},{identify:l=>l==null,createNode:()=>new v.Scalar(
null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:y},{identify:l=>typeof l=="boolea\
n",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:l=>l==="true",stringify:y},{identify:p,default:!0,
tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(l,o,{intAsBigInt:s})=>s?BigInt(l):parseInt(l,10),stringify:({
value:l})=>p(l)?l.toString():JSON.stringify(l)},{identify:l=>typeof l=="number",default:!0,tag:"tag:yaml.org,2002:float",
test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:l=>parseFloat(l),stringify:y}],f={default:!0,tag:"",
test:/^/,resolve(l,o){return o(`Unresolved plain scalar ${JSON.stringify(l)}`),l}},h=[S.map,w.seq].concat(m,f);k.schema=
h},90018:function(D,k,g){"use strict";var v=g(47451),S=g(73632),w=g(1706),p=g(66464),y=g(73959),m=g(38405),f=g(59874),h=g(
70896),l=g(33559),o=g(56083),s=g(90452),i=g(50303),n=g(18385),r=g(35913),c=g(81528),u=g(24371);const b=new Map([["core",
h.schema],["failsafe",[v.map,w.seq,p.string]],["json",l.schema],["yaml11",r.schema],["yaml-1.1",r.schema]]),A={binary:o.
binary,bool:y.boolTag,float:m.float,floatExp:m.floatExp,floatNaN:m.floatNaN,floatTime:u.floatTime,int:f.int,intHex:f.intHex,
intOct:f.intOct,intTime:u.intTime,map:v.map,merge:s.merge,null:S.nullTag,omap:i.omap,pairs:n.pairs,seq:w.seq,set:c.set,timestamp:u.
timestamp},E={"tag:yaml.org,2002:binary":o.binary,"tag:yaml.org,2002:merge":s.merge,"tag:yaml.org,2002:omap":i.omap,"tag\
:yaml.org,2002:pairs":n.pairs,"tag:yaml.org,2002:set":c.set,"tag:yaml.org,2002:timestamp":u.timestamp};function N(L,T,M){
const F=b.get(T);if(F&&!L)return M&&!F.includes(s.merge)?F.concat(s.merge):F.slice();let I=F;if(!I)if(Array.isArray(L))I=
[];else{const j=Array.from(b.keys()).filter(Y=>Y!=="yaml11").map(Y=>JSON.stringify(Y)).join(", ");throw new Error(`Unkno\
wn schema "${T}"; use one of ${j} or define customTags array`)}if(Array.isArray(L))for(const j of L)I=I.concat(j);else typeof L==
"function"&&(I=L(I.slice()));return M&&(I=I.concat(s.merge)),I.reduce((j,Y)=>{const V=typeof Y=="string"?A[Y]:Y;if(!V){const z=JSON.
stringify(Y),le=Object.keys(A).map(se=>JSON.stringify(se)).join(", ");throw new Error(`Unknown custom tag ${z}; use one \
of ${le}`)}return j.includes(V)||j.push(V),j},[])}k.coreKnownTags=E,k.getTags=N},56083:function(D,k,g){"use strict";var v=g(
20181),S=g(63301),w=g(83069);const p={identify:y=>y instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(y,m){
if(typeof v.Buffer=="function")return v.Buffer.from(y,"base64");if(typeof atob=="function"){const f=atob(y.replace(/[\n\r]/g,
"")),h=new Uint8Array(f.length);for(let l=0;l<f.length;++l)h[l]=f.charCodeAt(l);return h}else return m("This environment\
 does not support reading binary tags; either Buffer or atob is required"),y},stringify({comment:y,type:m,value:f},h,l,o){
if(!f)return"";const s=f;let i;if(typeof v.Buffer=="function")i=s instanceof v.Buffer?s.toString("base64"):v.Buffer.from(
s.buffer).toString("base64");else if(typeof btoa=="function"){let n="";for(let r=0;r<s.length;++r)n+=String.fromCharCode(
s[r]);i=btoa(n)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is re\
quired");if(m??(m=S.Scalar.BLOCK_LITERAL),m!==S.Scalar.QUOTE_DOUBLE){const n=Math.max(h.options.lineWidth-h.indent.length,
h.options.minContentWidth),r=Math.ceil(i.length/n),c=new Array(r);for(let u=0,b=0;u<r;++u,b+=n)c[u]=i.substr(b,n);i=c.join(
m===S.Scalar.BLOCK_LITERAL?`
`:" ")}return w.stringifyString({comment:y,type:m,value:i},h,l,o)}};k.binary=p},88398:function(D,k,g){"use strict";var v=g(
63301);function S({value:y,source:m},f){return m&&(y?w:p).test.test(m)?m:y?f.options.trueStr:f.options.falseStr}const w={
identify:y=>y===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new v.
Scalar(!0),stringify:S},p={identify:y=>y===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new v.Scalar(!1),stringify:S};k.falseTag=p,k.trueTag=w},35782:function(D,k,g){"use strict";var v=g(63301),S=g(
28689);const w={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:m=>m.slice(-3).toLowerCase()==="nan"?NaN:m[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:S.
stringifyNumber},p={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:m=>parseFloat(m.replace(/_/g,"")),stringify(m){const f=Number(m.value);return isFinite(f)?f.toExponential():S.stringifyNumber(
m)}},y={identify:m=>typeof m=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(m){const f=new v.Scalar(parseFloat(m.replace(/_/g,""))),h=m.indexOf(".");if(h!==-1){const l=m.substring(h+1).replace(
/_/g,"");l[l.length-1]==="0"&&(f.minFractionDigits=l.length)}return f},stringify:S.stringifyNumber};k.float=y,k.floatExp=
p,k.floatNaN=w},10873:function(D,k,g){"use strict";var v=g(28689);const S=l=>typeof l=="bigint"||Number.isInteger(l);function w(l,o,s,{
intAsBigInt:i}){const n=l[0];if((n==="-"||n==="+")&&(o+=1),l=l.substring(o).replace(/_/g,""),i){switch(s){case 2:l=`0b${l}`;
break;case 8:l=`0o${l}`;break;case 16:l=`0x${l}`;break}const c=BigInt(l);return n==="-"?BigInt(-1)*c:c}const r=parseInt(
l,s);return n==="-"?-1*r:r}function p(l,o,s){const{value:i}=l;if(S(i)){const n=i.toString(o);return i<0?"-"+s+n.substr(1):
s+n}return v.stringifyNumber(l)}const y={identify:S,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(l,o,s)=>w(l,2,2,s),stringify:l=>p(l,2,"0b")},m={identify:S,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",
test:/^[-+]?0[0-7_]+$/,resolve:(l,o,s)=>w(l,1,8,s),stringify:l=>p(l,8,"0")},f={identify:S,default:!0,tag:"tag:yaml.org,2\
002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(l,o,s)=>w(l,0,10,s),stringify:v.stringifyNumber},h={identify:S,default:!0,tag:"\
tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(l,o,s)=>w(l,2,16,s),stringify:l=>p(l,16,"0x")};
k.int=f,k.intBin=y,k.intHex=h,k.intOct=m},90452:function(D,k,g){"use strict";var v=g(41127),S=g(63301);const w="<<",p={identify:l=>l===
w||typeof l=="symbol"&&l.description===w,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(
new S.Scalar(Symbol(w)),{addToJSMap:m}),stringify:()=>w},y=(l,o)=>(p.identify(o)||v.isScalar(o)&&(!o.type||o.type===S.Scalar.
PLAIN)&&p.identify(o.value))&&l?.doc.schema.tags.some(s=>s.tag===p.tag&&s.default);function m(l,o,s){const i=h(l,s);if(v.
isSeq(i))for(const n of i.items)f(l,o,n);else if(Array.isArray(i))for(const n of i)f(l,o,n);else f(l,o,i)}function f(l,o,s){
const i=h(l,s);if(!v.isMap(i))throw new Error("Merge sources must be maps or map aliases");const n=i.toJSON(null,l,Map);
for(const[r,c]of n)o instanceof Map?o.has(r)||o.set(r,c):o instanceof Set?o.add(r):Object.prototype.hasOwnProperty.call(
o,r)||Object.defineProperty(o,r,{value:c,writable:!0,enumerable:!0,configurable:!0});return o}function h(l,o){return l&&
v.isAlias(o)?o.resolve(l.doc,l):o}k.addMergeToJSMap=m,k.isMergeKey=y,k.merge=p},50303:function(D,k,g){"use strict";var v=g(
41127),S=g(74043),w=g(84454),p=g(92223),y=g(18385);class m extends p.YAMLSeq{constructor(){super(),this.add=w.YAMLMap.prototype.
add.bind(this),this.delete=w.YAMLMap.prototype.delete.bind(this),this.get=w.YAMLMap.prototype.get.bind(this),this.has=w.
YAMLMap.prototype.has.bind(this),this.set=w.YAMLMap.prototype.set.bind(this),this.tag=m.tag}toJSON(l,o){if(!o)return super.
toJSON(l);const s=new Map;o?.onCreate&&o.onCreate(s);for(const i of this.items){let n,r;if(v.isPair(i)?(n=S.toJS(i.key,"",
o),r=S.toJS(i.value,n,o)):n=S.toJS(i,"",o),s.has(n))throw new Error("Ordered maps must not include duplicate keys");s.set(
n,r)}return s}static from(l,o,s){const i=y.createPairs(l,o,s),n=new this;return n.items=i.items,n}}m.tag="tag:yaml.org,2\
002:omap";const f={collection:"seq",identify:h=>h instanceof Map,nodeClass:m,default:!1,tag:"tag:yaml.org,2002:omap",resolve(h,l){
const o=y.resolvePairs(h,l),s=[];for(const{key:i}of o.items)v.isScalar(i)&&(s.includes(i.value)?l(`Ordered maps must not\
 include duplicate keys: ${i.value}`):s.push(i.value));return Object.assign(new m,o)},createNode:(h,l,o)=>m.from(h,l,o)};
k.YAMLOMap=m,k.omap=f},18385:function(D,k,g){"use strict";var v=g(41127),S=g(57165),w=g(63301),p=g(92223);function y(h,l){
if(v.isSeq(h))for(let o=0;o<h.items.length;++o){let s=h.items[o];if(!v.isPair(s)){if(v.isMap(s)){s.items.length>1&&l("Ea\
ch pair must have its own sequence indicator");const i=s.items[0]||new S.Pair(new w.Scalar(null));if(s.commentBefore&&(i.
key.commentBefore=i.key.commentBefore?`${s.commentBefore}
${i.key.commentBefore}`:s.commentBefore),s.comment){const n=i.value??i.key;n.comment=n.comment?`${s.comment}
${n.comment}`:s.comment}s=i}h.items[o]=v.isPair(s)?s:new S.Pair(s)}}else l("Expected a sequence for this tag");return h}
function m(h,l,o){const{replacer:s}=o,i=new p.YAMLSeq(h);i.tag="tag:yaml.org,2002:pairs";let n=0;if(l&&Symbol.iterator in
Object(l))for(let r of l){typeof s=="function"&&(r=s.call(l,String(n++),r));let c,u;if(Array.isArray(r))if(r.length===2)
c=r[0],u=r[1];else throw new TypeError(`Expected [key, value] tuple: ${r}`);else if(r&&r instanceof Object){const b=Object.
keys(r);if(b.length===1)c=b[0],u=r[c];else throw new TypeError(`Expected tuple with one key, not ${b.length} keys`)}else
c=r;i.items.push(S.createPair(c,u,o))}return i}const f={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:y,
createNode:m};k.createPairs=m,k.pairs=f,k.resolvePairs=y},35913:function(D,k,g){"use strict";var v=g(47451),S=g(73632),w=g(
1706),p=g(66464),y=g(56083),m=g(88398),f=g(35782),h=g(10873),l=g(90452),o=g(50303),s=g(18385),i=g(81528),n=g(24371);const r=[
v.map,w.seq,p.string,S.nullTag,m.trueTag,m.falseTag,h.intBin,h.intOct,h.int,h.intHex,f.floatNaN,f.floatExp,f.float,y.binary,
l.merge,o.omap,s.pairs,i.set,n.intTime,n.floatTime,n.timestamp];k.schema=r},81528:function(D,k,g){"use strict";var v=g(41127),
S=g(57165),w=g(84454);class p extends w.YAMLMap{constructor(f){super(f),this.tag=p.tag}add(f){let h;v.isPair(f)?h=f:f&&typeof f==
"object"&&"key"in f&&"value"in f&&f.value===null?h=new S.Pair(f.key,null):h=new S.Pair(f,null),w.findPair(this.items,h.key)||
this.items.push(h)}get(f,h){const l=w.findPair(this.items,f);return!h&&v.isPair(l)?v.isScalar(l.key)?l.key.value:l.key:l}set(f,h){
if(typeof h!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof h}`);const l=w.
findPair(this.items,f);l&&!h?this.items.splice(this.items.indexOf(l),1):!l&&h&&this.items.push(new S.Pair(f))}toJSON(f,h){
return super.toJSON(f,h,Set)}toString(f,h,l){if(!f)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.
toString(Object.assign({},f,{allNullValues:!0}),h,l);throw new Error("Set items must all have null values")}static from(f,h,l){
const{replacer:o}=l,s=new this(f);if(h&&Symbol.iterator in Object(h))for(let i of h)typeof o=="function"&&(i=o.call(h,i,
i)),s.items.push(S.createPair(i,null,l));return s}}p.tag="tag:yaml.org,2002:set";const y={collection:"map",identify:m=>m instanceof
Set,nodeClass:p,default:!1,tag:"tag:yaml.org,2002:set",createNode:(m,f,h)=>p.from(m,f,h),resolve(m,f){if(v.isMap(m)){if(m.
hasAllNullValues(!0))return Object.assign(new p,m);f("Set items must all have null values")}else f("Expected a mapping f\
or this tag");return m}};k.YAMLSet=p,k.set=y},24371:function(D,k,g){"use strict";var v=g(28689);function S(f,h){const l=f[0],
o=l==="-"||l==="+"?f.substring(1):f,s=n=>h?BigInt(n):Number(n),i=o.replace(/_/g,"").split(":").reduce((n,r)=>n*s(60)+s(r),
s(0));return l==="-"?s(-1)*i:i}function w(f){let{value:h}=f,l=n=>n;if(typeof h=="bigint")l=n=>BigInt(n);else if(isNaN(h)||
!isFinite(h))return v.stringifyNumber(f);let o="";h<0&&(o="-",h*=l(-1));const s=l(60),i=[h%s];return h<60?i.unshift(0):(h=
(h-i[0])/s,i.unshift(h%s),h>=60&&(h=(h-i[0])/s,i.unshift(h))),o+i.map(n=>String(n).padStart(2,"0")).join(":").replace(/000000\d*$/,
"")}const p={identify:f=>typeof f=="bigint"||Number.isInteger(f),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:(f,h,{intAsBigInt:l})=>S(f,l),stringify:w},y={identify:f=>typeof f=="number",default:!0,tag:"tag:yaml.org,2002:f\
loat",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:f=>S(f,!1),stringify:w},m={identify:f=>f instanceof
Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0\
-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(f){const h=f.match(
m.test);if(!h)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,l,o,s,i,n,r]=h.map(Number),
c=h[7]?Number((h[7]+"00").substr(1,3)):0;let u=Date.UTC(l,o-1,s,i||0,n||0,r||0,c);const b=h[8];if(b&&b!=="Z"){let A=S(b,
!1);Math.abs(A)<30&&(A*=60),u-=6e4*A}return new Date(u)},stringify:({value:f})=>f?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""};k.floatTime=y,k.intTime=p,k.timestamp=m},34475:function(D,k){"use strict";const g="flow",v="block",S="quoted";function w(y,m,f="\
flow",{indentAtStart:h,lineWidth:l=80,minContentWidth:o=20,onFold:s,onOverflow:i}={}){if(!l||l<0)return y;l<o&&(o=0);const n=Math.
max(1+o,1+l-m.length);if(y.length<=n)return y;const r=[],c={};let u=l-m.length;typeof h=="number"&&(h>l-Math.max(2,o)?r.
push(0):u=l-h);let b,A,E=!1,N=-1,L=-1,T=-1;f===v&&(N=p(y,N,m.length),N!==-1&&(u=N+n));for(let F;F=y[N+=1];){if(f===S&&F===
"\\"){switch(L=N,y[N+1]){case"x":N+=3;break;case"u":N+=5;break;case"U":N+=9;break;default:N+=1}T=N}if(F===`
`)f===v&&(N=p(y,N,m.length)),u=N+m.length+n,b=void 0;else{if(F===" "&&A&&A!==" "&&A!==`
`&&A!=="	"){const I=y[N+1];I&&I!==" "&&I!==`
`&&I!=="	"&&(b=N)}if(N>=u)if(b)r.push(b),u=b+n,b=void 0;else if(f===S){for(;A===" "||A==="	";)A=F,F=y[N+=1],E=!0;const I=N>
T+1?N-2:L-1;if(c[I])return y;r.push(I),c[I]=!0,u=I+n,b=void 0}else E=!0}A=F}if(E&&i&&i(),r.length===0)return y;s&&s();let M=y.
slice(0,r[0]);for(let F=0;F<r.length;++F){const I=r[F],j=r[F+1]||y.length;I===0?M=`
${m}${y.slice(0,j)}`:(f===S&&c[I]&&(M+=`${y[I]}\\`),M+=`
${m}${y.slice(I+1,j)}`)}return M}function p(y,m,f){let h=m,l=m+1,o=y[l];for(;o===" "||o==="	";)if(m<l+f)o=y[++m];else{do
o=y[++m];while(o&&o!==`
`);h=m,l=m+1,o=y[l]}return h}k.FOLD_BLOCK=v,k.FOLD_FLOW=g,k.FOLD_QUOTED=S,k.foldFlowLines=w},2148:function(D,k,g){"use s\
trict";var v=g(71596),S=g(41127),w=g(59799),p=g(83069);function y(l,o){const s=Object.assign({blockQuote:!0,commentString:w.
stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,
trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},l.schema.toStringOptions,o);let i;switch(s.collectionStyle){case"bl\
ock":i=!1;break;case"flow":i=!0;break;default:i=null}return{anchors:new Set,doc:l,flowCollectionPadding:s.flowCollectionPadding?
" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:i,options:s}}function m(l,o){if(o.
tag){const n=l.filter(r=>r.tag===o.tag);if(n.length>0)return n.find(r=>r.format===o.format)??n[0]}let s,i;if(S.isScalar(
o)){i=o.value;let n=l.filter(r=>r.identify?.(i));if(n.length>1){const r=n.filter(c=>c.test);r.length>0&&(n=r)}s=n.find(r=>r.
format===o.format)??n.find(r=>!r.format)}else i=o,s=l.find(n=>n.nodeClass&&i instanceof n.nodeClass);if(!s){const n=i?.constructor?.
name??(i===null?"null":typeof i);throw new Error(`Tag not resolved for ${n} value`)}return s}function f(l,o,{anchors:s,doc:i}){
if(!i.directives)return"";const n=[],r=(S.isScalar(l)||S.isCollection(l))&&l.anchor;r&&v.anchorIsValid(r)&&(s.add(r),n.push(
`&${r}`));const c=l.tag??(o.default?null:o.tag);return c&&n.push(i.directives.tagString(c)),n.join(" ")}function h(l,o,s,i){
if(S.isPair(l))return l.toString(o,s,i);if(S.isAlias(l)){if(o.doc.directives)return l.toString(o);if(o.resolvedAliases?.
has(l))throw new TypeError("Cannot stringify circular structure without alias nodes");o.resolvedAliases?o.resolvedAliases.
add(l):o.resolvedAliases=new Set([l]),l=l.resolve(o.doc)}let n;const r=S.isNode(l)?l:o.doc.createNode(l,{onTagObj:b=>n=b});
n??(n=m(o.doc.schema.tags,r));const c=f(r,n,o);c.length>0&&(o.indentAtStart=(o.indentAtStart??0)+c.length+1);const u=typeof n.
stringify=="function"?n.stringify(r,o,s,i):S.isScalar(r)?p.stringifyString(r,o,s,i):r.toString(o,s,i);return c?S.isScalar(
r)||u[0]==="{"||u[0]==="["?`${c} ${u}`:`${c}
${o.indent}${u}`:u}k.createStringifyContext=y,k.stringify=h},61212:function(D,k,g){"use strict";var v=g(41127),S=g(2148),
w=g(59799);function p(h,l,o){return(l.inFlow??h.flow?m:y)(h,l,o)}function y({comment:h,items:l},o,{blockItemPrefix:s,flowChars:i,
itemIndent:n,onChompKeep:r,onComment:c}){const{indent:u,options:{commentString:b}}=o,A=Object.assign({},o,{indent:n,type:null});
let E=!1;const N=[];for(let T=0;T<l.length;++T){const M=l[T];let F=null;if(v.isNode(M))!E&&M.spaceBefore&&N.push(""),f(o,
N,M.commentBefore,E),M.comment&&(F=M.comment);else if(v.isPair(M)){const j=v.isNode(M.key)?M.key:null;j&&(!E&&j.spaceBefore&&
N.push(""),f(o,N,j.commentBefore,E))}E=!1;let I=S.stringify(M,A,()=>F=null,()=>E=!0);F&&(I+=w.lineComment(I,n,b(F))),E&&
F&&(E=!1),N.push(s+I)}let L;if(N.length===0)L=i.start+i.end;else{L=N[0];for(let T=1;T<N.length;++T){const M=N[T];L+=M?`
${u}${M}`:`
`}}return h?(L+=`
`+w.indentComment(b(h),u),c&&c()):E&&r&&r(),L}function m({items:h},l,{flowChars:o,itemIndent:s}){const{indent:i,indentStep:n,
flowCollectionPadding:r,options:{commentString:c}}=l;s+=n;const u=Object.assign({},l,{indent:s,inFlow:!0,type:null});let b=!1,
A=0;const E=[];for(let T=0;T<h.length;++T){const M=h[T];let F=null;if(v.isNode(M))M.spaceBefore&&E.push(""),f(l,E,M.commentBefore,
!1),M.comment&&(F=M.comment);else if(v.isPair(M)){const j=v.isNode(M.key)?M.key:null;j&&(j.spaceBefore&&E.push(""),f(l,E,
j.commentBefore,!1),j.comment&&(b=!0));const Y=v.isNode(M.value)?M.value:null;Y?(Y.comment&&(F=Y.comment),Y.commentBefore&&
(b=!0)):M.value==null&&j?.comment&&(F=j.comment)}F&&(b=!0);let I=S.stringify(M,u,()=>F=null);b||(b=E.length>A||I.includes(
`
`)),T<h.length-1?I+=",":l.options.trailingComma&&(l.options.lineWidth>0&&(b||(b=E.reduce((j,Y)=>j+Y.length+2,2)+(I.length+
2)>l.options.lineWidth)),b&&(I+=",")),F&&(I+=w.lineComment(I,s,c(F))),E.push(I),A=E.length}const{start:N,end:L}=o;if(E.length===
0)return N+L;if(!b){const T=E.reduce((M,F)=>M+F.length+2,2);b=l.options.lineWidth>0&&T>l.options.lineWidth}if(b){let T=N;
for(const M of E)T+=M?`
${n}${i}${M}`:`
`;return`${T}
${i}${L}`}else return`${N}${r}${E.join(" ")}${r}${L}`}function f({indent:h,options:{commentString:l}},o,s,i){if(s&&i&&(s=
s.replace(/^\n+/,"")),s){const n=w.indentComment(l(s),h);o.push(n.trimStart())}}k.stringifyCollection=p},59799:function(D,k){
"use strict";const g=w=>w.replace(/^(?!$)(?: $)?/gm,"#");function v(w,p){return/^\n+$/.test(w)?w.substring(1):p?w.replace(
/^(?! *$)/gm,p):w}const S=(w,p,y)=>w.endsWith(`
`)?v(y,p):y.includes(`
`)?`
`+v(y,p):(w.endsWith(" ")?"":" ")+y;k.indentComment=v,k.lineComment=S,k.stringifyComment=g},6829:function(D,k,g){"use st\
rict";var v=g(41127),S=g(2148),w=g(59799);function p(y,m){const f=[];let h=m.directives===!0;if(m.directives!==!1&&y.directives){
const n=y.directives.toString(y);n?(f.push(n),h=!0):y.directives.docStart&&(h=!0)}h&&f.push("---");const l=S.createStringifyContext(
y,m),{commentString:o}=l.options;if(y.commentBefore){f.length!==1&&f.unshift("");const n=o(y.commentBefore);f.unshift(w.
indentComment(n,""))}let s=!1,i=null;if(y.contents){if(v.isNode(y.contents)){if(y.contents.spaceBefore&&h&&f.push(""),y.
contents.commentBefore){const c=o(y.contents.commentBefore);f.push(w.indentComment(c,""))}l.forceBlockIndent=!!y.comment,
i=y.contents.comment}const n=i?void 0:()=>s=!0;let r=S.stringify(y.contents,l,()=>i=null,n);i&&(r+=w.lineComment(r,"",o(
i))),(r[0]==="|"||r[0]===">")&&f[f.length-1]==="---"?f[f.length-1]=`--- ${r}`:f.push(r)}else f.push(S.stringify(y.contents,
l));if(y.directives?.docEnd)if(y.comment){const n=o(y.comment);n.includes(`
`)?(f.push("..."),f.push(w.indentComment(n,""))):f.push(`... ${n}`)}else f.push("...");else{let n=y.comment;n&&s&&(n=n.replace(
/^\n+/,"")),n&&((!s||i)&&f[f.length-1]!==""&&f.push(""),f.push(w.indentComment(o(n),"")))}return f.join(`
`)+`
`}k.stringifyDocument=p},28689:function(D,k){"use strict";function g({format:v,minFractionDigits:S,tag:w,value:p}){if(typeof p==
"bigint")return String(p);const y=typeof p=="number"?p:Number(p);if(!isFinite(y))return isNaN(y)?".nan":y<0?"-.inf":".in\
f";let m=Object.is(p,-0)?"-0":JSON.stringify(p);if(!v&&S&&(!w||w==="tag:yaml.org,2002:float")&&/^-?\d/.test(m)&&!m.includes(
"e")){let f=m.indexOf(".");f<0&&(f=m.length,m+=".");let h=S-(m.length-f-1);for(;h-- >0;)m+="0"}return m}k.stringifyNumber=
g},59748:function(D,k,g){"use strict";var v=g(41127),S=g(63301),w=g(2148),p=g(59799);function y({key:m,value:f},h,l,o){const{
allNullValues:s,doc:i,indent:n,indentStep:r,options:{commentString:c,indentSeq:u,simpleKeys:b}}=h;let A=v.isNode(m)&&m.comment||
null;if(b){if(A)throw new Error("With simple keys, key nodes cannot have comments");if(v.isCollection(m)||!v.isNode(m)&&
typeof m=="object"){const z="With simple keys, collection cannot be used as a key value";throw new Error(z)}}let E=!b&&(!m||
A&&f==null&&!h.inFlow||v.isCollection(m)||(v.isScalar(m)?m.type===S.Scalar.BLOCK_FOLDED||m.type===S.Scalar.BLOCK_LITERAL:
typeof m=="object"));h=Object.assign({},h,{allNullValues:!1,implicitKey:!E&&(b||!s),indent:n+r});let N=!1,L=!1,T=w.stringify(
m,h,()=>N=!0,()=>L=!0);if(!E&&!h.inFlow&&T.length>1024){if(b)throw new Error("With simple keys, single line scalar must \
not span more than 1024 characters");E=!0}if(h.inFlow){if(s||f==null)return N&&l&&l(),T===""?"?":E?`? ${T}`:T}else if(s&&
!b||f==null&&E)return T=`? ${T}`,A&&!N?T+=p.lineComment(T,h.indent,c(A)):L&&o&&o(),T;N&&(A=null),E?(A&&(T+=p.lineComment(
T,h.indent,c(A))),T=`? ${T}
${n}:`):(T=`${T}:`,A&&(T+=p.lineComment(T,h.indent,c(A))));let M,F,I;v.isNode(f)?(M=!!f.spaceBefore,F=f.commentBefore,I=
f.comment):(M=!1,F=null,I=null,f&&typeof f=="object"&&(f=i.createNode(f))),h.implicitKey=!1,!E&&!A&&v.isScalar(f)&&(h.indentAtStart=
T.length+1),L=!1,!u&&r.length>=2&&!h.inFlow&&!E&&v.isSeq(f)&&!f.flow&&!f.tag&&!f.anchor&&(h.indent=h.indent.substring(2));
let j=!1;const Y=w.stringify(f,h,()=>j=!0,()=>L=!0);let V=" ";if(A||M||F){if(V=M?`
`:"",F){const z=c(F);V+=`
${p.indentComment(z,h.indent)}`}Y===""&&!h.inFlow?V===`
`&&I&&(V=`

`):V+=`
${h.indent}`}else if(!E&&v.isCollection(f)){const z=Y[0],le=Y.indexOf(`
`),se=le!==-1,he=h.inFlow??f.flow??f.items.length===0;if(se||!he){let Z=!1;if(se&&(z==="&"||z==="!")){let K=Y.indexOf(" ");
z==="&"&&K!==-1&&K<le&&Y[K+1]==="!"&&(K=Y.indexOf(" ",K+1)),(K===-1||le<K)&&(Z=!0)}Z||(V=`
${h.indent}`)}}else(Y===""||Y[0]===`
`)&&(V="");return T+=V+Y,h.inFlow?j&&l&&l():I&&!j?T+=p.lineComment(T,h.indent,c(I)):L&&o&&o(),T}k.stringifyPair=y},83069:function(D,k,g){
"use strict";var v=g(63301),S=g(34475);const w=(n,r)=>({indentAtStart:r?n.indent.length:n.indentAtStart,lineWidth:n.options.
lineWidth,minContentWidth:n.options.minContentWidth}),p=n=>/^(%|---|\.\.\.)/m.test(n);function y(n,r,c){if(!r||r<0)return!1;
const u=r-c,b=n.length;if(b<=u)return!1;for(let A=0,E=0;A<b;++A)if(n[A]===`
`){if(A-E>u)return!0;if(E=A+1,b-E<=u)return!1}return!0}function m(n,r){const c=JSON.stringify(n);if(r.options.doubleQuotedAsJSON)
return c;const{implicitKey:u}=r,b=r.options.doubleQuotedMinMultiLineLength,A=r.indent||(p(n)?"  ":"");let E="",N=0;for(let L=0,
T=c[L];T;T=c[++L])if(T===" "&&c[L+1]==="\\"&&c[L+2]==="n"&&(E+=c.slice(N,L)+"\\ ",L+=1,N=L,T="\\"),T==="\\")switch(c[L+1]){case"\
u":{E+=c.slice(N,L);const M=c.substr(L+2,4);switch(M){case"0000":E+="\\0";break;case"0007":E+="\\a";break;case"000b":E+=
"\\v";break;case"001b":E+="\\e";break;case"0085":E+="\\N";break;case"00a0":E+="\\_";break;case"2028":E+="\\L";break;case"\
2029":E+="\\P";break;default:M.substr(0,2)==="00"?E+="\\x"+M.substr(2):E+=c.substr(L,6)}L+=5,N=L+1}break;case"n":if(u||c[L+
2]==='"'||c.length<b)L+=1;else{for(E+=c.slice(N,L)+`

`;c[L+2]==="\\"&&c[L+3]==="n"&&c[L+4]!=='"';)E+=`
`,L+=2;E+=A,c[L+2]===" "&&(E+="\\"),L+=1,N=L+1}break;default:L+=1}return E=N?E+c.slice(N):c,u?E:S.foldFlowLines(E,A,S.FOLD_QUOTED,
w(r,!1))}function f(n,r){if(r.options.singleQuote===!1||r.implicitKey&&n.includes(`
`)||/[ \t]\n|\n[ \t]/.test(n))return m(n,r);const c=r.indent||(p(n)?"  ":""),u="'"+n.replace(/'/g,"''").replace(/\n+/g,`\
$&
${c}`)+"'";return r.implicitKey?u:S.foldFlowLines(u,c,S.FOLD_FLOW,w(r,!1))}function h(n,r){const{singleQuote:c}=r.options;
let u;if(c===!1)u=m;else{const b=n.includes('"'),A=n.includes("'");b&&!A?u=f:A&&!b?u=m:u=c?f:m}return u(n,r)}let l;try{l=
new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{l=/\n+(?!\n|$)/g}function o({comment:n,type:r,value:c},u,b,A){const{blockQuote:E,commentString:N,lineWidth:L}=u.
options;if(!E||/\n[\t ]+$/.test(c))return h(c,u);const T=u.indent||(u.forceBlockIndent||p(c)?"  ":""),M=E==="literal"?!0:
E==="folded"||r===v.Scalar.BLOCK_FOLDED?!1:r===v.Scalar.BLOCK_LITERAL?!0:!y(c,L,T.length);if(!c)return M?`|
`:`>
`;let F,I;for(I=c.length;I>0;--I){const K=c[I-1];if(K!==`
`&&K!=="	"&&K!==" ")break}let j=c.substring(I);const Y=j.indexOf(`
`);Y===-1?F="-":c===j||Y!==j.length-1?(F="+",A&&A()):F="",j&&(c=c.slice(0,-j.length),j[j.length-1]===`
`&&(j=j.slice(0,-1)),j=j.replace(l,`$&${T}`));let V=!1,z,le=-1;for(z=0;z<c.length;++z){const K=c[z];if(K===" ")V=!0;else if(K===
`
`)le=z;else break}let se=c.substring(0,le<z?le+1:z);se&&(c=c.substring(se.length),se=se.replace(/\n+/g,`$&${T}`));let Z=(V?
T?"2":"1":"")+F;if(n&&(Z+=" "+N(n.replace(/ ?[\r\n]+/g," ")),b&&b()),!M){const K=c.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${T}`);let H=!1;const _=w(u,!0);
E!=="folded"&&r!==v.Scalar.BLOCK_FOLDED&&(_.onOverflow=()=>{H=!0});const de=S.foldFlowLines(`${se}${K}${j}`,T,S.FOLD_BLOCK,
_);if(!H)return`>${Z}
${T}${de}`}return c=c.replace(/\n+/g,`$&${T}`),`|${Z}
${T}${se}${c}${j}`}function s(n,r,c,u){const{type:b,value:A}=n,{actualString:E,implicitKey:N,indent:L,indentStep:T,inFlow:M}=r;
if(N&&A.includes(`
`)||M&&/[[\]{},]/.test(A))return h(A,r);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(A))return N||M||!A.includes(`
`)?h(A,r):o(n,r,c,u);if(!N&&!M&&b!==v.Scalar.PLAIN&&A.includes(`
`))return o(n,r,c,u);if(p(A)){if(L==="")return r.forceBlockIndent=!0,o(n,r,c,u);if(N&&L===T)return h(A,r)}const F=A.replace(
/\n+/g,`$&
${L}`);if(E){const I=V=>V.default&&V.tag!=="tag:yaml.org,2002:str"&&V.test?.test(F),{compat:j,tags:Y}=r.doc.schema;if(Y.
some(I)||j?.some(I))return h(A,r)}return N?F:S.foldFlowLines(F,L,S.FOLD_FLOW,w(r,!1))}function i(n,r,c,u){const{implicitKey:b,
inFlow:A}=r,E=typeof n.value=="string"?n:Object.assign({},n,{value:String(n.value)});let{type:N}=n;N!==v.Scalar.QUOTE_DOUBLE&&
/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(E.value)&&(N=v.Scalar.QUOTE_DOUBLE);const L=M=>{switch(M){case v.
Scalar.BLOCK_FOLDED:case v.Scalar.BLOCK_LITERAL:return b||A?h(E.value,r):o(E,r,c,u);case v.Scalar.QUOTE_DOUBLE:return m(
E.value,r);case v.Scalar.QUOTE_SINGLE:return f(E.value,r);case v.Scalar.PLAIN:return s(E,r,c,u);default:return null}};let T=L(
N);if(T===null){const{defaultKeyType:M,defaultStringType:F}=r.options,I=b&&M||F;if(T=L(I),T===null)throw new Error(`Unsu\
pported default string type ${I}`)}return T}k.stringifyString=i},10204:function(D,k,g){"use strict";var v=g(41127);const S=Symbol(
"break visit"),w=Symbol("skip children"),p=Symbol("remove node");function y(i,n){const r=l(n);v.isDocument(i)?m(null,i.contents,
r,Object.freeze([i]))===p&&(i.contents=null):m(null,i,r,Object.freeze([]))}y.BREAK=S,y.SKIP=w,y.REMOVE=p;function m(i,n,r,c){
const u=o(i,n,r,c);if(v.isNode(u)||v.isPair(u))return s(i,c,u),m(i,u,r,c);if(typeof u!="symbol"){if(v.isCollection(n)){c=
Object.freeze(c.concat(n));for(let b=0;b<n.items.length;++b){const A=m(b,n.items[b],r,c);if(typeof A=="number")b=A-1;else{
if(A===S)return S;A===p&&(n.items.splice(b,1),b-=1)}}}else if(v.isPair(n)){c=Object.freeze(c.concat(n));const b=m("key",
n.key,r,c);if(b===S)return S;b===p&&(n.key=null);const A=m("value",n.value,r,c);if(A===S)return S;A===p&&(n.value=null)}}
return u}async function f(i,n){const r=l(n);v.isDocument(i)?await h(null,i.contents,r,Object.freeze([i]))===p&&(i.contents=
null):await h(null,i,r,Object.freeze([]))}f.BREAK=S,f.SKIP=w,f.REMOVE=p;async function h(i,n,r,c){const u=await o(i,n,r,
c);if(v.isNode(u)||v.isPair(u))return s(i,c,u),h(i,u,r,c);if(typeof u!="symbol"){if(v.isCollection(n)){c=Object.freeze(c.
concat(n));for(let b=0;b<n.items.length;++b){const A=await h(b,n.items[b],r,c);if(typeof A=="number")b=A-1;else{if(A===S)
return S;A===p&&(n.items.splice(b,1),b-=1)}}}else if(v.isPair(n)){c=Object.freeze(c.concat(n));const b=await h("key",n.key,
r,c);if(b===S)return S;b===p&&(n.key=null);const A=await h("value",n.value,r,c);if(A===S)return S;A===p&&(n.value=null)}}
return u}function l(i){return typeof i=="object"&&(i.Collection||i.Node||i.Value)?Object.assign({Alias:i.Node,Map:i.Node,
Scalar:i.Node,Seq:i.Node},i.Value&&{Map:i.Value,Scalar:i.Value,Seq:i.Value},i.Collection&&{Map:i.Collection,Seq:i.Collection},
i):i}function o(i,n,r,c){if(typeof r=="function")return r(i,n,c);if(v.isMap(n))return r.Map?.(i,n,c);if(v.isSeq(n))return r.
Seq?.(i,n,c);if(v.isPair(n))return r.Pair?.(i,n,c);if(v.isScalar(n))return r.Scalar?.(i,n,c);if(v.isAlias(n))return r.Alias?.(
i,n,c)}function s(i,n,r){const c=n[n.length-1];if(v.isCollection(c))c.items[i]=r;else if(v.isPair(c))i==="key"?c.key=r:c.
value=r;else if(v.isDocument(c))c.contents=r;else{const u=v.isAlias(c)?"alias":"scalar";throw new Error(`Cannot replace \
node with ${u} parent`)}}k.visit=y,k.visitAsync=f},74724:function(D,k,g){"use strict";g.d(k,{Uo:()=>Ce,Lp:()=>Zr});const v=new WeakMap;
function S(...e){const t=new String(e);return v.set(t,e),t}function w(e){return e instanceof String&&v.has(e)}function p(e){
return v.get(e)??[]}var y=g(47117),m=g(31421),f=g(2830),h=g(19997),l=g(76760);function*o(e,t){const a=t==="global";for(const d of e)
d.isGlobal===a&&(yield d)}const s=new Set(["--add","--edit","--remove-section","--rename-section","--replace-all","--uns\
et","--unset-all","-e"]),i=new Set(["--get","--get-all","--get-color","--get-colorbool","--get-regexp","--get-urlmatch",
"--list","-l"]),n=new Set(["edit","remove-section","rename-section","set","unset"]),r=new Set(["get","get-color","get-co\
lorbool","list"]);function c(e,t){for(const{name:d}of o(e,"task")){if(s.has(d))return u(!0,t);if(i.has(d))return u(!1,t)}
const a=t.at(0)?.toLowerCase();return a===void 0?null:n.has(a)?u(!0,t.slice(1)):r.has(a)?u(!1,t.slice(1)):t.length===1?u(
!1,t):u(!0,t)}function u(e=!1,t=[]){const a=t.at(0)?.toLowerCase();return a===void 0?null:{isWrite:e,isRead:!e,key:a,value:t.
at(1)}}function b(e,t){return t.isWrite&&t.value!==void 0?{key:t.key,value:t.value,scope:e}:{key:t.key,scope:e}}function A(e){
const t=e?.indexOf("=")||-1;return!e||t<0?null:{key:e.slice(0,t).trim().toLowerCase(),value:e.slice(t+1)}}function E(e){
for(const{name:t}of o(e,"task"))switch(t){case"--global":return"global";case"--system":return"system";case"--worktree":return"\
worktree";case"--local":return"local";case"--file":case"-f":return"file"}return"local"}function N({name:e}){if(e==="-c"||
e==="--config")return"inline";if(e==="--config-env")return"env"}function*L(e){for(const t of e){const a=N(t),d=a&&A(t.value);
d&&(yield{...d,scope:a})}}function T(e,t,a){const d={read:[],write:[...L(t)]};return e==="config"&&M(d,E(t),c(t,a)),d}function M(e,t,a){
if(a===null)return;const d=b(t,a);a.isWrite?e.write.push(d):e.read.push(d)}const F={short:new Map([["c",!0]])},I={short:new Map(
[["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...F.short.entries()]),long:new Set(["attr-source","config-env","exec-path",
"git-dir","list-cmds","namespace","super-prefix","work-tree"])},j={clone:{short:new Map([["b",!0],["j",!0],["l",!1],["n",
!1],["o",!0],["q",!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origin","upload-pack","u","template"])},
commit:{short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["file","message","reedit-message","r\
euse-message","template"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(["blob","comment","default",
"file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,long:new Set(["template"])},
pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec","receive-pack"])},rebase:{short:new Map(
[["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],["v",!1],["x",!0]]),long:new Set(["exe\
c","onto","strategy","strategy-option"])}},Y={short:new Map,long:new Set};function V(e){const t=j[e??""]??Y;return{short:new Map(
[...F.short.entries(),...t.short.entries()]),long:t.long}}function z(e,t=I){if(e.startsWith("--")){const a=e.indexOf("=");
if(a>2)return[{name:e.slice(0,a),value:e.slice(a+1),needsNext:!1}];const d=e.slice(2);return[{name:e,needsNext:t.long.has(
d)}]}if(e.length===2){const a=e.charAt(1),d=t.short.get(a);return[{name:e,needsNext:d===!0}]}return le(e,t.short)}function le(e,t){
const a=e.slice(1).split(""),d=[];for(let C=0;C<a.length;C++){const O=a[C],P=t.get(O);if(P===void 0)return[{name:e,needsNext:!1}];
if(P){const B=a.slice(C+1).join("");if(B&&![...B].every(G=>t.has(G)))return d.push({name:`-${O}`,value:B,needsNext:!1}),
d}d.push({name:`-${O}`,needsNext:P})}return d}function se(e,t=[]){let a=0;for(;a<e.length;){const d=String(e[a]);if(!d.startsWith(
"-")||d.length<2)break;const C=z(d);let O=a+1;for(const P of C){const B={name:P.name,value:P.value,absorbedNext:!1,isGlobal:!0};
P.needsNext&&B.value===void 0&&O<e.length&&(B.value=String(e[O]),B.absorbedNext=!0,O++),t.push(B)}a=O}return{flags:t,taskIndex:a}}
function he(e,t,a=[]){const d=V(t),C=[],O=[];let P=0;for(;P<e.length;){const B=e[P];if(w(B)){O.push(...p(B)),P++;continue}
const G=String(B);if(G==="--"){for(let ce=P+1;ce<e.length;ce++){const re=e[ce];w(re)?O.push(...p(re)):O.push(String(re))}
break}if(!G.startsWith("-")||G.length<2){C.push(G),P++;continue}const te=z(G,d);let ne=P+1;for(const ce of te){const re={
name:ce.name,value:ce.value,absorbedNext:!1,isGlobal:!1};ce.needsNext&&re.value===void 0&&ne<e.length&&!w(e[ne])&&(re.value=
String(e[ne]),re.absorbedNext=!0,ne++),a.push(re)}P=ne}return{flags:a,positionals:C,pathspecs:O}}function*Z({write:e}){for(const t of e)
for(const a of _){const d=a(t.key);d&&(yield d)}}function K(e,t,a=String(e)){const d=typeof e=="string"?new RegExp(`\\s*${e.
toLowerCase()}`):e;return function(C){if(d.test(C))return{category:t,message:`Configuring ${a} is not permitted without \
enabling ${t}`}}}function H(e,t){const a=new RegExp(`\\s*${e.toLowerCase().replace(/\./g,"(..+)?.")}`);return K(a,t,e)}const _=[
K("alias","allowUnsafeAlias"),K("core.askPass","allowUnsafeAskPass"),K("core.editor","allowUnsafeEditor"),K("core.fsmoni\
tor","allowUnsafeFsMonitor"),K("core.gitProxy","allowUnsafeGitProxy"),K("core.hooksPath","allowUnsafeHooksPath"),K("core\
.pager","allowUnsafePager"),K("core.sshCommand","allowUnsafeSshCommand"),H("credential.helper","allowUnsafeCredentialHel\
per"),H("diff.command","allowUnsafeDiffExternal"),K("diff.external","allowUnsafeDiffExternal"),H("difftool.cmd","allowUn\
safeDiffExternal"),H("diff.textconv","allowUnsafeDiffTextConv"),H("filter.clean","allowUnsafeFilter"),H("filter.process",
"allowUnsafeFilter"),H("filter.smudge","allowUnsafeFilter"),H("gpg.program","allowUnsafeGpgProgram"),K("include.path","a\
llowUnsafeInclude"),H("includeIf","allowUnsafeInclude"),K("init.templateDir","allowUnsafeTemplateDir"),H("pager.","allow\
UnsafePager"),H("merge.driver","allowUnsafeMergeDriver"),H("mergetool.path","allowUnsafeMergeDriver"),H("mergetool.cmd",
"allowUnsafeMergeDriver"),H("protocol.allow","allowUnsafeProtocolOverride"),H("remote.receivepack","allowUnsafePack"),H(
"remote.uploadpack","allowUnsafePack"),K("uploadpack.packObjectsHook","allowUnsafePack"),K("sequence.editor","allowUnsaf\
eEditor"),H("submodule.update","allowUnsafeSubmodule"),H("tar.command","allowUnsafeCommandBinaries"),H("trailer.cmd","al\
lowUnsafeCommandBinaries"),H("trailer.command","allowUnsafeCommandBinaries"),H("url.insteadOf","allowUnsafeUrlRewrite")];
function*de(e,t){for(const a of t)for(const d of $){const C=d(e,a);C&&(yield C)}}function ue(e,t,a,{name:d=String(t),globalOnly:C=!1,
withValue:O=!1}={}){const P=typeof t=="string"?new RegExp(`\\s*${t.toLowerCase()}`):t,B=`Use of ${e?`${e} with option `:
""}${d} is not permitted without enabling ${a}`;return function(G,te){if(!(e&&G!==e)&&!(C&&!te.isGlobal)&&!(O&&te.value===
void 0)&&P.test(te.name))return{category:a,message:B}}}const R={globalOnly:!0,withValue:!0},$=[ue(null,/--(upload|receive)-pack/,
"allowUnsafePack",{name:"--upload-pack or --receive-pack"}),ue("clone",/^-\w*u/,"allowUnsafePack"),ue("clone","--u","all\
owUnsafePack"),ue("push",/^--exec$/,"allowUnsafePack",{name:"--exec"}),ue("rebase",/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",
{name:"-x or --exec"}),ue(null,"--template","allowUnsafeTemplateDir"),ue(null,"--exec-path","allowUnsafeExec",R),ue(null,
"--git-dir","allowUnsafeConfigPaths",R),ue(null,"--work-tree","allowUnsafeConfigPaths",R),ue(null,/^-C$/,"allowUnsafeCon\
figPaths",{...R,name:"-C"})];function U(e,t,a){return[...de(e,t),...Z(a)]}function X(...e){const{flags:t,taskIndex:a}=se(
e),d=a<e.length?String(e[a]).toLowerCase():null,C=d!==null?e.slice(a+1):[],{positionals:O,pathspecs:P}=he(C,d,t),B=T(d,t,
O);return{task:d,flags:t.map(me),paths:P,config:B,vulnerabilities:q(U(d,t,B))}}function q(e){return Object.defineProperty(
e,"vulnerabilities",{value:e})}function me({value:e,name:t}){return e!==void 0?{name:t,value:e}:{name:t}}const ke={editor:"\
allowUnsafeEditor",git_askpass:"allowUnsafeAskPass",git_config_global:"allowUnsafeConfigPaths",git_config_system:"allowU\
nsafeConfigPaths",git_config_count:"allowUnsafeConfigEnvCount",git_config_parameters:"allowUnsafeConfigEnvCount",git_config:"\
allowUnsafeConfigPaths",git_editor:"allowUnsafeEditor",git_exec_path:"allowUnsafeExec",git_external_diff:"allowUnsafeDif\
fExternal",git_pager:"allowUnsafePager",git_proxy_command:"allowUnsafeGitProxy",git_template_dir:"allowUnsafeTemplateDir",
git_sequence_editor:"allowUnsafeEditor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUnsafeSshCommand",pager:"a\
llowUnsafePager",prefix:"allowUnsafeConfigPaths",ssh_askpass:"allowUnsafeAskPass",visual:"allowUnsafeEditor"};function*Ie(e){
const t=parseInt(e.git_config_count??"0",10);for(let a=0;a<t;a++){const d=e[`git_config_key_${a}`],C=e[`git_config_value\
_${a}`];d!==void 0&&(yield{key:d.toLowerCase().trim(),value:C,scope:"env"})}}function*Te(e){for(const t of Object.keys(e))
if(Se(t)){const a=ke[t];yield{category:a,message:`Use of "${t.toUpperCase()}" is not permitted without enabling ${a}`}}}
function Se(e){return Object.hasOwn(ke,e)}function lt(e){const t={};for(const[a,d]of Object.entries(e)){const C=a.toLowerCase().
trim();(Se(C)||C.startsWith("git"))&&(t[C]=String(d))}return t}function mn(e){const t=lt(e),a={read:[],write:[...Ie(t)]},
d=[...Te(t),...U(null,[],a)];return{config:a,vulnerabilities:d}}function pn(e,t){return[...X(...e).vulnerabilities,...mn(
t).vulnerabilities]}var gn=g(78474);class ve extends Error{constructor(t,a){super(a),this.task=t,Object.setPrototypeOf(this,
new.target.prototype)}}class yn extends ve{constructor(t,a){super(void 0,a),this.config=t}}class Ce extends ve{constructor(t,a,d){
super(t,d),this.task=t,this.plugin=a,Object.setPrototypeOf(this,new.target.prototype)}}class Ve extends ve{constructor(t,a){
super(void 0,a||String(t)),this.git=t}}class bn extends ve{constructor(t){super(void 0,t)}}const $e="\0",Pe=()=>{};function wn(e){
return typeof e!="function"?Pe:e}function Sn(e){return typeof e=="function"&&e!==Pe}function vn(e,t){const a=e.indexOf(t);
return a<=0?[e,""]:[e.substr(0,a),e.substr(a+1)]}function kn(e,t=0){return ut(e)&&e.length>t?e[t]:void 0}function Ee(e,t=0){
if(ut(e)&&e.length>t)return e[e.length-1-t]}function ut(e){return pt(e)}function Me(e="",t=!0,a=`
`){return e.split(a).reduce((d,C)=>{const O=t?C.trim():C;return O&&d.push(O),d},[])}function Je(e,t){return Me(e,!0).map(
a=>t(a))}function ft(e){return(0,y.exists)(e,y.FOLDER)}function be(e,t){return Array.isArray(e)?e.includes(t)||e.push(t):
e.add(t),t}function Cn(e,t){return Array.isArray(e)&&!e.includes(t)&&e.push(t),e}function We(e,t){if(Array.isArray(e)){const a=e.
indexOf(t);a>=0&&e.splice(a,1)}else e.delete(t);return t}const He=Object.prototype.toString.call.bind(Object.prototype.toString);
function pe(e){return Array.isArray(e)?e:[e]}function ht(e){return e.replace(/[\s-]+(.)/g,(t,a)=>a.toUpperCase())}function Le(e){
return pe(e).map(t=>t instanceof String?t:String(t))}function ie(e,t=0){if(e==null)return t;const a=parseInt(e,10);return Number.
isNaN(a)?t:a}function De(e,t){const a=[];for(let d=0,C=e.length;d<C;d++)a.push(t,e[d]);return a}function Fe(e){return(Array.
isArray(e)?Buffer.concat(e):e).toString("utf-8")}function An(e){return e?Buffer.isBuffer(e)?e.length:Buffer.byteLength(e):
0}function En(e,t){const a={};return t.forEach(d=>{e[d]!==void 0&&(a[d]=e[d])}),a}function dt(e=0){return new Promise(t=>setTimeout(
t,e))}function mt(e){if(e!==!1)return e}function oe(e,t,a){return t(e)?e:arguments.length>2?a:void 0}const Be=e=>Array.isArray(
e);function ze(e,t){const a=w(e)?"string":typeof e;return/number|string|boolean/.test(a)&&(!t||!t.includes(a))}const ee=e=>typeof e==
"string"||w(e),Nn=e=>ee(e)||Buffer.isBuffer(e),Re=e=>ee(e)||Array.isArray(e)&&e.every(ee);function Qe(e){return!!e&&He(e)===
"[object Object]"}function On(e){return typeof e=="function"}const pt=e=>e==null||"number|boolean|function".includes(typeof e)?
!1:typeof e.length=="number";var je=(e=>(e[e.SUCCESS=0]="SUCCESS",e[e.ERROR=1]="ERROR",e[e.NOT_FOUND=-2]="NOT_FOUND",e[e.
UNCLEAN=128]="UNCLEAN",e))(je||{});class Ue{constructor(t,a){this.stdOut=t,this.stdErr=a}asStrings(){return new Ue(this.
stdOut.toString("utf8"),this.stdErr.toString("utf8"))}}function Tn(){throw new Error("LineParser:useMatches not implemen\
ted")}class W{constructor(t,a){this.matches=[],this.useMatches=Tn,this.parse=(d,C)=>(this.resetMatches(),this._regExp.every(
(O,P)=>this.addMatch(O,P,d(P)))?this.useMatches(C,this.prepareMatches())!==!1:!1),this._regExp=Array.isArray(t)?t:[t],a&&
(this.useMatches=a)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(t,a,d){const C=d&&
t.exec(d);return C&&this.pushMatch(a,C),!!C}pushMatch(t,a){this.matches.push(...a.slice(1))}}class Ne extends W{addMatch(t,a,d){
return/^remote:\s/.test(String(d))&&super.addMatch(t,a,d)}pushMatch(t,a){(t>0||a.length>1)&&super.pushMatch(t,a)}}const Ln={
binary:"git",maxConcurrentProcesses:5,config:[],trimmed:!1};function In(...e){const t=process.cwd(),a=Object.assign({baseDir:t,
...Ln},...e.filter(d=>typeof d=="object"&&d));return a.baseDir=a.baseDir||t,a.trimmed=a.trimmed===!0,a}function gt(e,t=[]){
return Qe(e)?Object.keys(e).reduce((a,d)=>{const C=e[d];if(w(C))a.push(C);else if(ze(C,["boolean"]))a.push(d+"="+C);else if(Array.
isArray(C))for(const O of C)ze(O,["string","number"])||a.push(d+"="+O);else a.push(d);return a},t):t}function Q(e,t=0,a=!1){
const d=[];for(let C=0,O=t<0?e.length:t;C<O;C++)"string|number".includes(typeof e[C])&&d.push(String(e[C]));return gt(Xe(
e),d),a||d.push(...$n(e)),d}function $n(e){const t=typeof Ee(e)=="function";return Le(oe(Ee(e,t?1:0),Be,[]))}function Xe(e){
const t=On(Ee(e));return oe(Ee(e,t?1:0),Qe)}function x(e,t=!0){const a=wn(Ee(e));return t||Sn(a)?a:void 0}function yt(e,t){
return e(t.stdOut,t.stdErr)}function ge(e,t,a,d=!0){return pe(a).forEach(C=>{for(let O=Me(C,d),P=0,B=O.length;P<B;P++){const G=(te=0)=>{
if(!(P+te>=B))return O[P+te]};t.some(({parse:te})=>te(G,e))}}),e}var Pn=(e=>(e.BARE="bare",e.IN_TREE="tree",e.IS_REPO_ROOT=
"root",e))(Pn||{});const Ze=({exitCode:e},t,a,d)=>{if(e===je.UNCLEAN&&Bn(t))return a(Buffer.from("false"));d(t)},bt=e=>e.
trim()==="true";function Mn(e){switch(e){case"bare":return Fn();case"root":return Dn()}return{commands:["rev-parse","--i\
s-inside-work-tree"],format:"utf-8",onError:Ze,parser:bt}}function Dn(){return{commands:["rev-parse","--git-dir"],format:"\
utf-8",onError:Ze,parser(e){return/^\.(git)?$/.test(e.trim())}}}function Fn(){return{commands:["rev-parse","--is-bare-re\
pository"],format:"utf-8",onError:Ze,parser:bt}}function Bn(e){return/(Not a git repository|Kein Git-Repository)/i.test(
String(e))}class Rn{constructor(t){this.paths=[],this.files=[],this.folders=[],this.dryRun=t}}const jn=/^[a-z]+\s*/i,Un=/^[a-z]+\s+[a-z]+\s*/i,
Kn=/\/$/;function xn(e,t){const a=new Rn(e),d=e?Un:jn;return Me(t).forEach(C=>{const O=C.replace(d,"");a.paths.push(O),(Kn.
test(O)?a.folders:a.files).push(O)}),a}const wt=[];function Yn(e){return{commands:wt,format:"empty",parser:e}}function fe(e){
return{commands:wt,format:"empty",parser(){throw typeof e=="string"?new bn(e):e}}}function ae(e,t=!1){return{commands:e,
format:"utf-8",parser(a){return t?String(a).trim():a}}}function St(e){return{commands:e,format:"buffer",parser(t){return t}}}
function Gn(e){return e.format==="buffer"}function vt(e){return e.format==="empty"||!e.commands.length}const Vn="Git cle\
an interactive mode is not supported",Jn='Git clean mode parameter ("n" or "f") is required',Wn="Git clean unknown optio\
n found in: ";var kt=(e=>(e.DRY_RUN="n",e.FORCE="f",e.IGNORED_INCLUDED="x",e.IGNORED_ONLY="X",e.EXCLUDING="e",e.QUIET="q",
e.RECURSIVE="d",e))(kt||{});const Ct=new Set(["i",...Le(Object.values(kt))]);function Hn(e,t){const{cleanMode:a,options:d,
valid:C}=Xn(e);return a?C.options?(d.push(...t),d.some(_n)?fe(Vn):zn(a,d)):fe(Wn+JSON.stringify(e)):fe(Jn)}function zn(e,t){
return{commands:["clean",`-${e}`,...t],format:"utf-8",parser(a){return xn(e==="n",a)}}}function Qn(e){return Array.isArray(
e)&&e.every(t=>Ct.has(t))}function Xn(e){let t,a=[],d={cleanMode:!1,options:!0};return e.replace(/[^a-z]i/g,"").split("").
forEach(C=>{Zn(C)?(t=C,d.cleanMode=!0):d.options=d.options&&qn(a[a.length]=`-${C}`)}),{cleanMode:t,options:a,valid:d}}function Zn(e){
return e==="f"||e==="n"}function qn(e){return/^-[a-z]$/i.test(e)&&Ct.has(e.charAt(1))}function _n(e){return/^-[^\-]/.test(
e)?e.indexOf("i")>0:e==="--interactive"}class es{constructor(){this.files=[],this.values=Object.create(null)}get all(){return this.
_all||(this._all=this.files.reduce((t,a)=>Object.assign(t,this.values[a]),{})),this._all}addFile(t){if(!(t in this.values)){
const a=Ee(this.files);this.values[t]=a?Object.create(this.values[a]):{},this.files.push(t)}return this.values[t]}addValue(t,a,d){
const C=this.addFile(t);Object.hasOwn(C,a)?Array.isArray(C[a])?C[a].push(d):C[a]=[C[a],d]:C[a]=d,this._all=void 0}}function ts(e){
const t=new es;for(const a of At(e))t.addValue(a.file,String(a.key),a.value);return t}function ns(e,t){let a=null;const d=[],
C=new Map;for(const O of At(e,t))O.key===t&&(d.push(a=O.value),C.has(O.file)||C.set(O.file,[]),C.get(O.file).push(a));return{
key:t,paths:Array.from(C.keys()),scopes:C,value:a,values:d}}function ss(e){return e.replace(/^(file):/,"")}function*At(e,t=null){
const a=e.split("\0");for(let d=0,C=a.length-1;d<C;){const O=ss(a[d++]);let P=a[d++],B=t;if(P.includes(`
`)){const G=vn(P,`
`);B=G[0],P=G[1]}yield{file:O,key:B,value:P}}}var Et=(e=>(e.system="system",e.global="global",e.local="local",e.worktree=
"worktree",e))(Et||{});function qe(e,t){return typeof e=="string"&&Object.hasOwn(Et,e)?e:t}function is(e,t,a,d){const C=[
"config",`--${d}`];return a&&C.push("--add"),C.push(e,t),{commands:C,format:"utf-8",parser(O){return O}}}function rs(e,t){
const a=["config","--null","--show-origin","--get-all",e];return t&&a.splice(1,0,`--${t}`),{commands:a,format:"utf-8",parser(d){
return ns(d,e)}}}function os(e){const t=["config","--list","--show-origin","--null"];return e&&t.push(`--${e}`),{commands:t,
format:"utf-8",parser(a){return ts(a)}}}function as(){return{addConfig(e,t,...a){return this._runTask(is(e,t,a[0]===!0,qe(
a[1],"local")),x(arguments))},getConfig(e,t){return this._runTask(rs(e,qe(t,void 0)),x(arguments))},listConfig(...e){return this.
_runTask(os(qe(e[0],void 0)),x(arguments))}}}var Nt=(e=>(e.ADDED="A",e.COPIED="C",e.DELETED="D",e.MODIFIED="M",e.RENAMED=
"R",e.CHANGED="T",e.UNMERGED="U",e.UNKNOWN="X",e.BROKEN="B",e))(Nt||{});const cs=new Set(Object.values(Nt));function ls(e){
return cs.has(e)}var Ot;const us=["-h"],Ke=Symbol("grepQuery");class fs{constructor(){this[Ot]=[]}*[(Ot=Ke,Symbol.iterator)](){
for(const t of this[Ke])yield t}and(...t){return t.length&&this[Ke].push("--and","(",...De(t,"-e"),")"),this}param(...t){
return this[Ke].push(...De(t,"-e")),this}}function hs(...e){return new fs().param(...e)}function ds(e){const t=new Set,a={};
return Je(e,d=>{const[C,O,P]=d.split($e);t.add(C),(a[C]=a[C]||[]).push({line:ie(O),path:C,preview:P})}),{paths:t,results:a}}
function ms(){return{grep(e){const t=x(arguments),a=Q(arguments);for(const C of us)if(a.includes(C))return this._runTask(
fe(`git.grep: use of "${C}" is not supported.`),t);typeof e=="string"&&(e=hs().param(e));const d=["grep","--null","-n","\
--full-name",...a,...e];return this._runTask({commands:d,format:"utf-8",parser(C){return ds(C)}},t)}}}var Tt=(e=>(e.MIXED=
"mixed",e.SOFT="soft",e.HARD="hard",e.MERGE="merge",e.KEEP="keep",e))(Tt||{});const ps=Le(Object.values(Tt));function gs(e,t){
const a=["reset"];return Lt(e)&&a.push(`--${e}`),a.push(...t),ae(a)}function ys(e){if(Lt(e))return e;switch(typeof e){case"\
string":case"undefined":return"soft"}}function Lt(e){return typeof e=="string"&&ps.includes(e)}f.formatters.L=e=>String(
pt(e)?e.length:"-"),f.formatters.B=e=>Buffer.isBuffer(e)?e.toString("utf8"):He(e);function bs(){return f("simple-git")}function It(e,t,a){
return!t||!String(t).replace(/\s*/,"")?a?(d,...C)=>{e(d,...C),a(d,...C)}:e:(d,...C)=>{e(`%s ${d}`,t,...C),a&&a(d,...C)}}
function ws(e,t,{namespace:a}){if(typeof e=="string")return e;const d=t&&t.namespace||"";return d.startsWith(a)?d.substr(
a.length+1):d||a}function Oe(e,t,a,d=bs()){const C=e&&`[${e}]`||"",O=[],P=typeof t=="string"?d.extend(t):t,B=ws(oe(t,ee),
P,d);return te(a);function G(ne,ce){return be(O,Oe(e,B.replace(/^[^:]+/,ne),ce,d))}function te(ne){const ce=ne&&`[${ne}]`||
"",re=P&&It(P,ce)||Pe,Ae=It(d,`${C} ${ce}`,re);return Object.assign(P?re:Ae,{label:e,sibling:G,info:Ae,step:te})}}const $t=class ct{constructor(t="\
GitExecutor"){this.logLabel=t,this._queue=new Map}withProgress(t){return this._queue.get(t)}createProgress(t){const a=ct.
getName(t.commands[0]),d=Oe(this.logLabel,a);return{task:t,logger:d,name:a}}push(t){const a=this.createProgress(t);return a.
logger("Adding task to the queue, commands = %o",t.commands),this._queue.set(t,a),a}fatal(t){for(const[a,{logger:d}]of Array.
from(this._queue.entries()))a===t.task?(d.info("Failed %o",t),d("Fatal exception, any as-yet un-started tasks run throug\
h this executor will not be attempted")):d.info("A fatal exception occurred in a previous task, the queue has been purge\
d: %o",t.message),this.complete(a);if(this._queue.size!==0)throw new Error(`Queue size should be zero after fatal: ${this.
_queue.size}`)}complete(t){this.withProgress(t)&&this._queue.delete(t)}attempt(t){const a=this.withProgress(t);if(!a)throw new ve(
void 0,"TasksPendingQueue: attempt called for an unknown task");return a.logger("Starting task"),a}static getName(t="emp\
ty"){return`task:${t}:${++ct.counter}`}};$t.counter=0;let Ss=$t;class vs{constructor(t,a,d){this._executor=t,this._scheduler=
a,this._plugins=d,this._chain=Promise.resolve(),this._queue=new Ss}get cwd(){return this._cwd||this._executor.cwd}set cwd(t){
this._cwd=t}get env(){return this._executor.env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(t){
return this._queue.push(t),this._chain=this._chain.then(()=>this.attemptTask(t))}async attemptTask(t){const a=await this.
_scheduler.next(),d=()=>this._queue.complete(t);try{const{logger:C}=this._queue.attempt(t);return await(vt(t)?this.attemptEmptyTask(
t,C):this.attemptRemoteTask(t,C))}catch(C){throw this.onFatalException(t,C)}finally{d(),a()}}onFatalException(t,a){const d=a instanceof
ve?Object.assign(a,{task:t}):new ve(t,a&&String(a));return this._chain=Promise.resolve(),this._queue.fatal(d),d}async attemptRemoteTask(t,a){
const d=this._plugins.exec("spawn.binary","",this.taskContext(t,t.commands)),C=this._plugins.exec("spawn.args",[...t.commands],
this.taskContext(t,t.commands)),O=await this.gitResponse(t,d,C,this.outputHandler,a.step("SPAWN")),P=await this.handleTaskData(
t,C,O,a.step("HANDLE"));return a("passing response to task's parser as a %s",t.format),Gn(t)?yt(t.parser,P):yt(t.parser,
P.asStrings())}async attemptEmptyTask(t,a){return a("empty task bypassing child process to call to task's parser"),t.parser(
this)}handleTaskData(t,a,d,C){const{exitCode:O,rejection:P,stdOut:B,stdErr:G}=d;return new Promise((te,ne)=>{C("Preparin\
g to handle process response exitCode=%d stdOut=",O);const{error:ce}=this._plugins.exec("task.error",{error:P},{...this.
taskContext(t,a),...d});if(ce&&t.onError)return C.info("exitCode=%s handling with custom error handler"),t.onError(d,ce,
re=>{C.info("custom error handler treated as success"),C("custom error returned a %s",He(re)),te(new Ue(Array.isArray(re)?
Buffer.concat(re):re,Buffer.concat(G)))},ne);if(ce)return C.info("handling as error: exitCode=%s stdErr=%s rejection=%o",
O,G.length,P),ne(ce);C.info("retrieving task output complete"),te(new Ue(Buffer.concat(B),Buffer.concat(G)))})}async gitResponse(t,a,d,C,O){
const P=O.sibling("output"),B=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:!0},this.taskContext(
t,t.commands));return new Promise(G=>{const te=[],ne=[];O.info("%s %o",a,d),O("%O",B);let ce=this._beforeSpawn(t,d);if(ce)
return G({stdOut:te,stdErr:ne,exitCode:9901,rejection:ce});this._plugins.exec("spawn.before",void 0,{...this.taskContext(
t,d),kill(Ae){ce=Ae||ce}});const re=(0,m.spawn)(a,d,B);re.stdout.on("data",Pt(te,"stdOut",O,P.step("stdOut"))),re.stderr.
on("data",Pt(ne,"stdErr",O,P.step("stdErr"))),re.on("error",ks(ne,O)),C&&(O("Passing child process stdOut/stdErr to cust\
om outputHandler"),C(a,re.stdout,re.stderr,[...d])),this._plugins.exec("spawn.after",void 0,{...this.taskContext(t,d),spawned:re,
close(Ae,qr){G({stdOut:te,stdErr:ne,exitCode:Ae,rejection:ce||qr})},kill(Ae){re.killed||(ce=Ae,re.kill("SIGINT"))}})})}_beforeSpawn(t,a){
let d;return this._plugins.exec("spawn.before",void 0,{...this.taskContext(t,a),kill(C){d=C||d}}),d}taskContext(t,a){return{
method:String(kn(t.commands)||""),commands:a,env:{...this.env},input:vt(t)?void 0:t.input}}}function ks(e,t){return a=>{
t("[ERROR] child process exception %o",a),e.push(Buffer.from(String(a.stack),"ascii"))}}function Pt(e,t,a,d){return C=>{
a("%s received %L bytes",t,C),d("%B",C),e.push(C)}}class Cs{constructor(t,a,d){this.cwd=t,this._scheduler=a,this._plugins=
d,this._chain=this.chain()}chain(){return new vs(this,this._scheduler,this._plugins)}push(t){return this._chain.push(t)}}
function As(e,t,a=Pe){const d=O=>{a(null,O)},C=O=>{O?.task===e&&a(O,void 0)};t.then(d,C)}function Mt(e,t){return Yn(a=>{
if(!ft(e))throw new Error(`Git.cwd: cannot change to non-directory "${e}"`);return(t||a).cwd=e})}function _e(e){const t=[
"checkout",...e];return t[1]==="-b"&&t.includes("-B")&&(t[1]=We(t,"-B")),ae(t)}function Es(){return{checkout(){return this.
_runTask(_e(Q(arguments,1)),x(arguments))},checkoutBranch(e,t){return this._runTask(_e(["-b",e,t,...Q(arguments)]),x(arguments))},
checkoutLocalBranch(e){return this._runTask(_e(["-b",e,...Q(arguments)]),x(arguments))}}}const Dt=(e,t,a)=>{const d=["cl\
one",...a];return ee(e)&&d.push(S(e)),ee(t)&&d.push(S(t)),ae(d)},Ns=(e,t,a)=>(be(a,"--mirror"),Dt(e,t,a));function Ft(e,t,a,...d){
return ee(a)?t(a,oe(d[0],ee),Q(arguments)):fe(`git.${e}() requires a string 'repoPath'`)}function Os(){return{clone(e,...t){
return this._runTask(Ft("clone",Dt,oe(e,ee),...t),x(arguments))},mirror(e,...t){return this._runTask(Ft("mirror",Ns,oe(e,
ee),...t),x(arguments))}}}const Ts=[new W(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,(e,[t,a,d])=>{e.branch=t,e.commit=d,e.root=
!!a}),new W(/\s*Author:\s(.+)/i,(e,[t])=>{const a=t.split("<"),d=a.pop();!d||!d.includes("@")||(e.author={email:d.substr(
0,d.length-1),name:a.join("<").trim()})}),new W(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,(e,[t,a,d])=>{e.summary.changes=
parseInt(t,10)||0,e.summary.insertions=parseInt(a,10)||0,e.summary.deletions=parseInt(d,10)||0}),new W(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,
(e,[t,a,d])=>{e.summary.changes=parseInt(t,10)||0;const C=parseInt(a,10)||0;d==="-"?e.summary.deletions=C:d==="+"&&(e.summary.
insertions=C)})];function Ls(e){return ge({author:null,branch:"",commit:"",root:!1,summary:{changes:0,insertions:0,deletions:0}},
Ts,e)}function Is(e,t,a){return{commands:["-c","core.abbrev=40","commit",...De(e,"-m"),...t,...a],format:"utf-8",parser:Ls}}
function $s(){return{commit(t,...a){const d=x(arguments),C=e(t)||Is(pe(t),pe(oe(a[0],Re,[])),[...Le(oe(a[1],Be,[])),...Q(
arguments,0,!0)]);return this._runTask(C,d)}};function e(t){return!Re(t)&&fe("git.commit: requires the commit message to\
 be supplied as a string/string[]")}}function Ps(){return{count:0,garbage:0,inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,
sizePack:0}}const Ms=new W(/([a-z-]+): (\d+)$/,(e,[t,a])=>{const d=ht(t);Object.hasOwn(e,d)&&(e[d]=ie(a))});function Ds(){
return{countObjects(){return this._runTask({commands:["count-objects","--verbose"],format:"utf-8",parser(e){return ge(Ps(),
[Ms],e)}})}}}function Fs(){return{firstCommit(){return this._runTask(ae(["rev-list","--max-parents=0","HEAD"],!0),x(arguments))}}}
function Bs(e,t){const a=["hash-object",e];return t&&a.push("-w"),ae(a,!0)}class et{constructor(t,a,d,C){this.bare=t,this.
path=a,this.existing=d,this.gitDir=C}}const Rs=/^Init.+ repository in (.+)$/,js=/^Rein.+ in (.+)$/;function Us(e,t,a){const d=String(
a).trim();let C;if(C=Rs.exec(d))return new et(e,t,!1,C[1]);if(C=js.exec(d))return new et(e,t,!0,C[1]);let O="";const P=d.
split(" ");for(;P.length;)if(P.shift()==="in"){O=P.join(" ");break}return new et(e,t,/^re/i.test(d),O)}const Bt="--bare";
function Ks(e){return e.includes(Bt)}function xs(e=!1,t,a){const d=["init",...a];return e&&!Ks(d)&&d.splice(1,0,Bt),{commands:d,
format:"utf-8",parser(C){return Us(d.includes("--bare"),t,C)}}}function Ys(e){return e===void 0?fe("interpretTrailers ca\
lled without input content"):{format:"utf-8",parser(t){return Object.fromEntries(Je(t,a=>{const d=a.indexOf(":");return[
ht(a.substring(0,d).toLowerCase()),a.substring(d+2).trim()]}))},commands:["interpret-trailers","--parse"],input:e}}function Gs(){
return{interpretTrailers(e){return this._runTask(Ys(oe(e,Nn)),x(arguments))}}}var we=(e=>(e.NONE="",e.STAT="--stat",e.NUM_STAT=
"--numstat",e.NAME_ONLY="--name-only",e.NAME_STATUS="--name-status",e))(we||{});const Rt=/^--(stat|numstat|name-only|name-status)(=|$)/;
function tt(e){for(let t=0;t<e.length;t++){const a=Rt.exec(e[t]);if(a)return`--${a[1]}`}return""}function Vs(e){return Rt.
test(e)}class Js{constructor(){this.changed=0,this.deletions=0,this.insertions=0,this.files=[]}}const jt=[new W(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,
(e,[t,a,d=""])=>{e.files.push({file:t.trim(),changes:ie(a),insertions:d.replace(/[^+]/g,"").length,deletions:d.replace(/[^-]/g,
"").length,binary:!1})}),new W(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,(e,[t,a,d])=>{e.files.push({file:t.trim(),
before:ie(a),after:ie(d),binary:!0})}),new W(/^(.+)\s+\|\s+Bin\s*$/,(e,[t])=>{e.files.push({file:t.trim(),before:0,after:0,
binary:!0})}),new W(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(e,[t,a])=>{const d=/(\d+) i/.exec(a),C=/(\d+) d/.exec(
a);e.changed=ie(t),e.insertions=ie(d?.[1]),e.deletions=ie(C?.[1])})],Ws=[new W(/(\d+)\t(\d+)\t(.+)$/,(e,[t,a,d])=>{const C=ie(
t),O=ie(a);e.changed++,e.insertions+=C,e.deletions+=O,e.files.push({file:d,changes:C+O,insertions:C,deletions:O,binary:!1})}),
new W(/-\t-\t(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,after:0,before:0,binary:!0})})],Hs=[new W(/(.+)$/,(e,[t])=>{
e.changed++,e.files.push({file:t,changes:0,insertions:0,deletions:0,binary:!1})})],zs=[new W(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,
(e,[t,a,d,C,O])=>{e.changed++,e.files.push({file:O??d,changes:0,insertions:0,deletions:0,binary:!1,status:mt(ls(t)&&t),from:mt(
!!O&&d!==O&&d),similarity:ie(a)})})],Qs={[we.NONE]:jt,[we.STAT]:jt,[we.NUM_STAT]:Ws,[we.NAME_STATUS]:zs,[we.NAME_ONLY]:Hs};
function Ut(e=we.NONE){const t=Qs[e];return a=>ge(new Js,t,a,!1)}const Kt="\xF2\xF2\xF2\xF2\xF2\xF2 ",xt=" \xF2\xF2",Yt="\
 \xF2 ",Xs=["hash","date","message","refs","author_name","author_email"];function Zs(e,t){return t.reduce((a,d,C)=>(a[d]=
e[C]||"",a),Object.create({diff:null}))}function Gt(e=Yt,t=Xs,a=we.NONE){const d=Ut(a);return function(C){const O=Me(C.trim(),
!1,Kt).map(function(P){const B=P.split(xt),G=Zs(B[0].split(e),t);return B.length>1&&B[1].trim()&&(G.diff=d(B[1])),G});return{
all:O,latest:O.length&&O[0]||null,total:O.length}}}function qs(e){let t=tt(e);const a=["diff"];return t===we.NONE&&(t=we.
STAT,a.push("--stat=4096")),a.push(...e),nt(a)||{commands:a,format:"utf-8",parser:Ut(t)}}function nt(e){const t=e.filter(
Vs);if(t.length>1)return fe(`Summary flags are mutually exclusive - pick one of ${t.join(",")}`);if(t.length&&e.includes(
"-z"))return fe(`Summary flag ${t} parsing is not compatible with null termination option '-z'`)}var Vt=(e=>(e[e["--pret\
ty"]=0]="--pretty",e[e["max-count"]=1]="max-count",e[e.maxCount=2]="maxCount",e[e.n=3]="n",e[e.file=4]="file",e[e.format=
5]="format",e[e.from=6]="from",e[e.to=7]="to",e[e.splitter=8]="splitter",e[e.symmetric=9]="symmetric",e[e.mailMap=10]="m\
ailMap",e[e.multiLine=11]="multiLine",e[e.strictDate=12]="strictDate",e))(Vt||{});function _s(e,t){const a=[],d=[];return Object.
keys(e).forEach(C=>{a.push(C),d.push(String(e[C]))}),[a,d.join(t)]}function ei(e){return Object.keys(e).reduce((t,a)=>(a in
Vt||(t[a]=e[a]),t),{})}function Jt(e={},t=[]){const a=oe(e.splitter,ee,Yt),d=Qe(e.format)?e.format:{hash:"%H",date:e.strictDate===
!1?"%ai":"%aI",message:"%s",refs:"%D",body:e.multiLine?"%B":"%b",author_name:e.mailMap!==!1?"%aN":"%an",author_email:e.mailMap!==
!1?"%aE":"%ae"},[C,O]=_s(d,a),P=[],B=[`--pretty=format:${Kt}${O}${xt}`,...t],G=e.n||e["max-count"]||e.maxCount;if(G&&B.push(
`--max-count=${G}`),e.from||e.to){const te=e.symmetric!==!1?"...":"..";P.push(`${e.from||""}${te}${e.to||""}`)}return ee(
e.file)&&B.push("--follow",S(e.file)),gt(ei(e),B),{fields:C,splitter:a,commands:[...B,...P]}}function ti(e,t,a){const d=Gt(
e,t,tt(a));return{commands:["log",...a],format:"utf-8",parser:d}}function ni(){return{log(...a){const d=x(arguments),C=Jt(
Xe(arguments),Le(oe(arguments[0],Be,[]))),O=t(...a)||nt(C.commands)||e(C);return this._runTask(O,d)}};function e(a){return ti(
a.splitter,a.fields,a.commands)}function t(a,d){return ee(a)&&ee(d)&&fe("git.log(string, string) should be replaced with\
 git.log({ from: string, to: string })")}}class st{constructor(t,a=null,d){this.reason=t,this.file=a,this.meta=d}toString(){
return`${this.file}:${this.reason}`}}class si{constructor(){this.conflicts=[],this.merges=[],this.result="success"}get failed(){
return this.conflicts.length>0}get reason(){return this.result}toString(){return this.conflicts.length?`CONFLICTS: ${this.
conflicts.join(", ")}`:"OK"}}class Wt{constructor(){this.remoteMessages={all:[]},this.created=[],this.deleted=[],this.files=
[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,insertions:0}}}class ii{constructor(){this.remote=
"",this.hash={local:"",remote:""},this.branch={local:"",remote:""},this.message=""}toString(){return this.message}}function it(e){
return e.objects=e.objects||{compressing:0,counting:0,enumerating:0,packReused:0,reused:{count:0,delta:0},total:{count:0,
delta:0}}}function Ht(e){const t=/^\s*(\d+)/.exec(e),a=/delta (\d+)/i.exec(e);return{count:ie(t&&t[1]||"0"),delta:ie(a&&
a[1]||"0")}}const ri=[new Ne(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,(e,[t,a])=>{const d=t.toLowerCase(),
C=it(e.remoteMessages);Object.assign(C,{[d]:ie(a)})}),new Ne(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,
(e,[t,a])=>{const d=t.toLowerCase(),C=it(e.remoteMessages);Object.assign(C,{[d]:ie(a)})}),new Ne(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,
(e,[t,a,d])=>{const C=it(e.remoteMessages);C.total=Ht(t),C.reused=Ht(a),C.packReused=ie(d)})],oi=[new Ne(/^remote:\s*(.+)$/,
(e,[t])=>(e.remoteMessages.all.push(t.trim()),!1)),...ri,new Ne([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],
(e,[t])=>{e.remoteMessages.pullRequestUrl=t}),new Ne([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],
(e,[t,a,d])=>{e.remoteMessages.vulnerabilities={count:ie(t),summary:a,url:d}})];function zt(e,t){return ge({remoteMessages:new ai},
oi,t)}class ai{constructor(){this.all=[]}}const ci=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,li=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,
ui=/^(create|delete) mode \d+ (.+)/,fi=[new W(ci,(e,[t,a,d])=>{e.files.push(t),a&&(e.insertions[t]=a.length),d&&(e.deletions[t]=
d.length)}),new W(li,(e,[t,,a,,d])=>a!==void 0||d!==void 0?(e.summary.changes=+t||0,e.summary.insertions=+a||0,e.summary.
deletions=+d||0,!0):!1),new W(ui,(e,[t,a])=>{be(e.files,a),be(t==="create"?e.created:e.deleted,a)})],hi=[new W(/^from\s(.+)$/i,
(e,[t])=>{e.remote=t}),new W(/^fatal:\s(.+)$/,(e,[t])=>{e.message=t}),new W(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,
(e,[t,a,d,C])=>{e.branch.local=d,e.hash.local=t,e.branch.remote=C,e.hash.remote=a})],di=(e,t)=>ge(new Wt,fi,[e,t]),Qt=(e,t)=>Object.
assign(new Wt,di(e,t),zt(e,t));function mi(e,t){const a=ge(new ii,hi,[e,t]);return a.message&&a}const pi=[new W(/^Auto-merging\s+(.+)$/,
(e,[t])=>{e.merges.push(t)}),new W(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,(e,[t,a])=>{e.conflicts.push(new st(t,
a))}),new W(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(e,[t,a,d])=>{e.conflicts.push(new st(t,a,{deleteRef:d}))}),
new W(/^CONFLICT\s+\((.+)\):/,(e,[t])=>{e.conflicts.push(new st(t,null))}),new W(/^Automatic merge failed;\s+(.+)$/,(e,[
t])=>{e.result=t})],gi=(e,t)=>Object.assign(yi(e),Qt(e,t)),yi=e=>ge(new si,pi,e);function Xt(e){return e.length?{commands:[
"merge",...e],format:"utf-8",parser(t,a){const d=gi(t,a);if(d.failed)throw new Ve(d);return d}}:fe("Git.merge requires a\
t least one option")}function bi(e,t,a){const d=a.includes("deleted"),C=a.includes("tag")||/^refs\/tags/.test(e),O=!a.includes(
"new");return{deleted:d,tag:C,branch:!C,new:!O,alreadyUpdated:O,local:e,remote:t}}const wi=[new W(/^Pushing to (.+)$/,(e,[
t])=>{e.repo=t}),new W(/^updating local tracking ref '(.+)'/,(e,[t])=>{e.ref={...e.ref||{},local:t}}),new W(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,
(e,[t,a,d])=>{e.pushed.push(bi(t,a,d))}),new W(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,
(e,[t,a,d])=>{e.branch={...e.branch||{},local:t,remote:a,remoteName:d}}),new W(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,
(e,[t,a,d,C])=>{e.update={head:{local:t,remote:a},hash:{from:d,to:C}}})],Si=(e,t)=>{const a=vi(e,t),d=zt(e,t);return{...a,
...d}},vi=(e,t)=>ge({pushed:[]},wi,[e,t]);function ki(e={},t){return be(t,"--tags"),Zt(e,t)}function Zt(e={},t){const a=[
"push",...t];return e.branch&&a.splice(1,0,e.branch),e.remote&&a.splice(1,0,e.remote),We(a,"-v"),be(a,"--verbose"),be(a,
"--porcelain"),{commands:a,format:"utf-8",parser:Si}}function Ci(){return{showBuffer(){const e=["show",...Q(arguments,1)];
return e.includes("--binary")||e.splice(1,0,"--binary"),this._runTask(St(e),x(arguments))},show(){const e=["show",...Q(arguments,
1)];return this._runTask(ae(e),x(arguments))}}}const Ai=/^(.+)\0(.+)$/;class Ei{constructor(t,a,d){if(this.path=t,this.index=
a,this.working_dir=d,a==="R"||d==="R"){const C=Ai.exec(t)||[null,t,t];this.from=C[2]||"",this.path=C[1]||""}}}class Ni{constructor(){
this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.ignored=void 0,this.modified=[],this.renamed=[],
this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=null,this.detached=!1,this.isClean=
()=>!this.files.length}}function qt(e){const[t,a]=e.split($e);return{from:a||t,to:t}}function ye(e,t,a){return[`${e}${t}`,
a]}function rt(e,...t){return t.map(a=>ye(e,a,(d,C)=>d.conflicted.push(C)))}const Oi=new Map([ye(" ","A",(e,t)=>e.created.
push(t)),ye(" ","D",(e,t)=>e.deleted.push(t)),ye(" ","M",(e,t)=>e.modified.push(t)),ye("A"," ",(e,t)=>{e.created.push(t),
e.staged.push(t)}),ye("A","M",(e,t)=>{e.created.push(t),e.staged.push(t),e.modified.push(t)}),ye("D"," ",(e,t)=>{e.deleted.
push(t),e.staged.push(t)}),ye("M"," ",(e,t)=>{e.modified.push(t),e.staged.push(t)}),ye("M","M",(e,t)=>{e.modified.push(t),
e.staged.push(t)}),ye("R"," ",(e,t)=>{e.renamed.push(qt(t))}),ye("R","M",(e,t)=>{const a=qt(t);e.renamed.push(a),e.modified.
push(a.to)}),ye("!","!",(e,t)=>{(e.ignored=e.ignored||[]).push(t)}),ye("?","?",(e,t)=>e.not_added.push(t)),...rt("A","A",
"U"),...rt("D","D","U"),...rt("U","A","D","U"),["##",(e,t)=>{const a=/ahead (\d+)/,d=/behind (\d+)/,C=/^(.+?(?=(?:\.{3}|\s|$)))/,
O=/\.{3}(\S*)/,P=/\son\s(\S+?)(?=\.{3}|$)/;let B=a.exec(t);e.ahead=B&&+B[1]||0,B=d.exec(t),e.behind=B&&+B[1]||0,B=C.exec(
t),e.current=oe(B?.[1],ee,null),B=O.exec(t),e.tracking=oe(B?.[1],ee,null),B=P.exec(t),B&&(e.current=oe(B?.[1],ee,e.current)),
e.detached=/\(no branch\)/.test(t)}]]),Ti=function(e){const t=e.split($e),a=new Ni;for(let d=0,C=t.length;d<C;){let O=t[d++].
trim();O&&(O.charAt(0)==="R"&&(O+=$e+(t[d++]||"")),Li(a,O))}return a};function Li(e,t){const a=t.trim();switch(" "){case a.
charAt(2):return d(a.charAt(0),a.charAt(1),a.slice(3));case a.charAt(1):return d(" ",a.charAt(0),a.slice(2));default:return}
function d(C,O,P){const B=`${C}${O}`,G=Oi.get(B);G&&G(e,P),B!=="##"&&B!=="!!"&&e.files.push(new Ei(P,C,O))}}const Ii=["-\
-null","-z"];function $i(e){return{format:"utf-8",commands:["status","--porcelain","-b","-u","--null",...e.filter(t=>!Ii.
includes(t))],parser(t){return Ti(t)}}}const _t="installed=false";function xe(e=0,t=0,a=0,d="",C=!0){return Object.defineProperty(
{major:e,minor:t,patch:a,agent:d,installed:C},"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,
enumerable:!1})}function Pi(){return xe(0,0,0,"",!1)}function Mi(){return{version(){return this._runTask({commands:["--v\
ersion"],format:"utf-8",parser:Fi,onError(e,t,a,d){if(e.exitCode===je.NOT_FOUND)return a(Buffer.from(_t));d(t)}})}}}const Di=[
new W(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,(e,[t,a,d,C=""])=>{Object.assign(e,xe(ie(t),ie(a),ie(d),C))}),new W(
/version (\d+)\.(\d+)\.(\D+)(.+)?$/,(e,[t,a,d,C=""])=>{Object.assign(e,xe(ie(t),ie(a),d,C))})];function Fi(e){return e===
_t?Pi():ge(xe(0,0,0,e),Di,e)}class en{constructor(t){this._executor=t}_runTask(t,a){const d=this._executor.chain(),C=d.push(
t);return a&&As(t,C,a),Object.create(this,{then:{value:C.then.bind(C)},catch:{value:C.catch.bind(C)},_executor:{value:d}})}add(t){
return this._runTask(ae(["add",...pe(t)]),x(arguments))}cwd(t){const a=x(arguments);return typeof t=="string"?this._runTask(
Mt(t,this._executor),a):typeof t?.path=="string"?this._runTask(Mt(t.path,t.root&&this._executor||void 0),a):this._runTask(
fe("Git.cwd: workingDirectory must be supplied as a string"),a)}hashObject(t,a){return this._runTask(Bs(t,a===!0),x(arguments))}init(t){
return this._runTask(xs(t===!0,this._executor.cwd,Q(arguments)),x(arguments))}merge(){return this._runTask(Xt(Q(arguments)),
x(arguments))}mergeFromTo(t,a){return ee(t)&&ee(a)?this._runTask(Xt([t,a,...Q(arguments)]),x(arguments,!1)):this._runTask(
fe("Git.mergeFromTo requires that the 'remote' and 'branch' arguments are supplied as strings"))}outputHandler(t){return this.
_executor.outputHandler=t,this}push(){const t=Zt({remote:oe(arguments[0],ee),branch:oe(arguments[1],ee)},Q(arguments));return this.
_runTask(t,x(arguments))}stash(){return this._runTask(ae(["stash",...Q(arguments)]),x(arguments))}status(){return this._runTask(
$i(Q(arguments)),x(arguments))}}Object.assign(en.prototype,Es(),Os(),$s(),as(),Ds(),Fs(),ms(),Gs(),ni(),Ci(),Mi());const Bi=(()=>{
let e=0;return()=>{e++;const{promise:t,done:a}=(0,h.ud)();return{promise:t,done:a,id:e}}})();class Ri{constructor(t=2){this.
concurrency=t,this.logger=Oe("","scheduler"),this.pending=[],this.running=[],this.logger("Constructed, concurrency=%s",t)}schedule(){
if(!this.pending.length||this.running.length>=this.concurrency){this.logger("Schedule attempt ignored, pending=%s runnin\
g=%s concurrency=%s",this.pending.length,this.running.length,this.concurrency);return}const t=be(this.running,this.pending.
shift());this.logger("Attempting id=%s",t.id),t.done(()=>{this.logger("Completing id=",t.id),We(this.running,t),this.schedule()})}next(){
const{promise:t,id:a}=be(this.pending,Bi());return this.logger("Scheduling id=%s",a),this.schedule(),t}}function ji(e,t){
return ae(["apply",...t,...e])}var tn=(e=>(e.CURRENT="*",e.LINKED="+",e))(tn||{});class Ui{constructor(){this.all=[],this.
branches={},this.current="",this.detached=!1}push(t,a,d,C,O){t==="*"&&(this.detached=a,this.current=d),this.all.push(d),
this.branches[d]={current:t==="*",linkedWorkTree:t==="+",name:d,commit:C,label:O}}}const Ki=[new W(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,
(e,[t,a,d,C])=>{e.push(nn(t),!0,a,d,C)}),new W(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(e,[t,a,d,C])=>{e.push(nn(t),!1,
a,d,C)})],xi=new W(/^(\S+)$/s,(e,[t])=>{e.push(tn.CURRENT,!1,t,"","")});function nn(e){return e?e.charAt(0):""}function sn(e,t=!1){
return ge(new Ui,t?[xi]:Ki,e)}class Yi{constructor(){this.all=[],this.branches={},this.errors=[]}get success(){return!this.
errors.length}}function Gi(e,t){return{branch:e,hash:t,success:!0}}function Vi(e){return{branch:e,hash:null,success:!1}}
const Ji=/(\S+)\s+\(\S+\s([^)]+)\)/,rn=/^error[^']+'([^']+)'/m,Wi=[new W(Ji,(e,[t,a])=>{const d=Gi(t,a);e.all.push(d),e.
branches[t]=d}),new W(rn,(e,[t])=>{const a=Vi(t);e.errors.push(a),e.all.push(a),e.branches[t]=a})],ot=(e,t)=>ge(new Yi,Wi,
[e,t]);function on(e,t){return t===je.ERROR&&rn.test(e)}function Hi(e){const t=["-d","-D","--delete"];return e.some(a=>t.
includes(a))}function zi(e){const t=Hi(e),a=e.includes("--show-current"),d=["branch",...e];return d.length===1&&d.push("\
-a"),d.includes("-v")||d.splice(1,0,"-v"),{format:"utf-8",commands:d,parser(C,O){return t?ot(C,O).all[0]:sn(C,a)}}}function Qi(){
return{format:"utf-8",commands:["branch","-v"],parser(e){return sn(e)}}}function Xi(e,t=!1){return{format:"utf-8",commands:[
"branch","-v",t?"-D":"-d",...e],parser(a,d){return ot(a,d)},onError({exitCode:a,stdOut:d},C,O,P){if(!on(String(C),a))return P(
C);O(d)}}}function Zi(e,t=!1){const a={format:"utf-8",commands:["branch","-v",t?"-D":"-d",e],parser(d,C){return ot(d,C).
branches[e]},onError({exitCode:d,stdErr:C,stdOut:O},P,B,G){if(!on(String(P),d))return G(P);throw new Ve(a.parser(Fe(O),Fe(
C)),String(P))}};return a}function qi(e){return{commands:["check-ignore",...e],format:"utf-8",parser:_i}}function _i(e){
return e.split(/\n/g).map(er).filter(Boolean)}function er(e){const t=e.trim().replace(/^["']|["']$/g,"");return t&&(0,l.
normalize)(t)}const tr=[new W(/From (.+)$/,(e,[t])=>{e.remote=t}),new W(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,(e,[t,a])=>{
e.branches.push({name:t,tracking:a})}),new W(/\* \[new tag]\s+(\S+)\s*-> (.+)$/,(e,[t,a])=>{e.tags.push({name:t,tracking:a})}),
new W(/- \[deleted]\s+\S+\s*-> (.+)$/,(e,[t])=>{e.deleted.push({tracking:t})}),new W(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,
(e,[t,a,d,C])=>{e.updated.push({name:d,tracking:C,to:a,from:t})})];function nr(e,t){return ge({raw:e,remote:null,branches:[],
tags:[],updated:[],deleted:[]},tr,[e,t])}function sr(e){return/^--upload-pack(=|$)/.test(e)}function ir(e,t,a){const d=[
"fetch",...a];return e&&t&&d.push(e,t),d.find(sr)?fe("git.fetch: potential exploit argument blocked."):{commands:d,format:"\
utf-8",parser:nr}}const rr=[new W(/^Renaming (.+) to (.+)$/,(e,[t,a])=>{e.moves.push({from:t,to:a})})];function or(e){return ge(
{moves:[]},rr,e)}function ar(e,t){return{commands:["mv","-v",...pe(e),t],format:"utf-8",parser:or}}function cr(e,t,a){const d=[
"pull",...a];return e&&t&&d.splice(1,0,e,t),{commands:d,format:"utf-8",parser(C,O){return Qt(C,O)},onError(C,O,P,B){const G=mi(
Fe(C.stdOut),Fe(C.stdErr));if(G)return B(new Ve(G));B(O)}}}function lr(e){const t={};return an(e,([a])=>t[a]={name:a}),Object.
values(t)}function ur(e){const t={};return an(e,([a,d,C])=>{Object.hasOwn(t,a)||(t[a]={name:a,refs:{fetch:"",push:""}}),
C&&d&&(t[a].refs[C.replace(/[^a-z]/g,"")]=d)}),Object.values(t)}function an(e,t){Je(e,a=>t(a.split(/\s+/)))}function fr(e,t,a){
return ae(["remote","add",...a,e,t])}function hr(e){const t=["remote"];return e&&t.push("-v"),{commands:t,format:"utf-8",
parser:e?ur:lr}}function dr(e){const t=[...e];return t[0]!=="ls-remote"&&t.unshift("ls-remote"),ae(t)}function mr(e){const t=[
...e];return t[0]!=="remote"&&t.unshift("remote"),ae(t)}function pr(e){return ae(["remote","remove",e])}function gr(e={},t){
const a=Jt(e),d=["stash","list",...a.commands,...t],C=Gt(a.splitter,a.fields,tt(d));return nt(d)||{commands:d,format:"ut\
f-8",parser:C}}function yr(e,t){return Ye(["add",e,t])}function br(e){return Ye(["init",...e])}function Ye(e){const t=[...e];
return t[0]!=="submodule"&&t.unshift("submodule"),ae(t)}function wr(e){return Ye(["update",...e])}class Sr{constructor(t,a){
this.all=t,this.latest=a}}const vr=function(e,t=!1){const a=e.split(`
`).map(Cr).filter(Boolean);t||a.sort(function(C,O){const P=C.split("."),B=O.split(".");if(P.length===1||B.length===1)return kr(
Ge(P[0]),Ge(B[0]));for(let G=0,te=Math.max(P.length,B.length);G<te;G++){const ne=cn(Ge(P[G]),Ge(B[G]));if(ne)return ne}return 0});
const d=t?a[0]:[...a].reverse().find(C=>C.indexOf(".")>=0);return new Sr(a,d)};function kr(e,t){const a=Number.isNaN(e),
d=Number.isNaN(t);return a!==d?a?1:-1:a?cn(e,t):0}function cn(e,t){return e===t?0:e>t?1:-1}function Cr(e){return e.trim()}
function Ge(e){return typeof e=="string"&&parseInt(e.replace(/^\D+/g,""),10)||0}function Ar(e=[]){const t=e.some(a=>/^--sort=/.
test(a));return{format:"utf-8",commands:["tag","-l",...e],parser(a){return vr(a,t)}}}function Er(e){return{format:"utf-8",
commands:["tag",e],parser(){return{name:e}}}}function Nr(e,t){return{format:"utf-8",commands:["tag","-a","-m",t,e],parser(){
return{name:e}}}}function J(e,t){this._plugins=t,this._executor=new Cs(e.baseDir,new Ri(e.maxConcurrentProcesses),t),this.
_trimmed=e.trimmed}(J.prototype=Object.create(en.prototype)).constructor=J,J.prototype.customBinary=function(e){return this.
_plugins.reconfigure("binary",e),this},J.prototype.env=function(e,t){return arguments.length===1&&typeof e=="object"?this.
_executor.env=e:(this._executor.env=this._executor.env||{})[e]=t,this},J.prototype.stashList=function(e){return this._runTask(
gr(Xe(arguments)||{},Be(e)&&e||[]),x(arguments))},J.prototype.mv=function(e,t){return this._runTask(ar(e,t),x(arguments))},
J.prototype.checkoutLatestTag=function(e){var t=this;return this.pull(function(){t.tags(function(a,d){t.checkout(d.latest,
e)})})},J.prototype.pull=function(e,t,a,d){return this._runTask(cr(oe(e,ee),oe(t,ee),Q(arguments)),x(arguments))},J.prototype.
fetch=function(e,t){return this._runTask(ir(oe(e,ee),oe(t,ee),Q(arguments)),x(arguments))},J.prototype.tags=function(e,t){
return this._runTask(Ar(Q(arguments)),x(arguments))},J.prototype.rebase=function(){return this._runTask(ae(["rebase",...Q(
arguments)]),x(arguments))},J.prototype.reset=function(e){return this._runTask(gs(ys(e),Q(arguments)),x(arguments))},J.prototype.
revert=function(e){const t=x(arguments);return typeof e!="string"?this._runTask(fe("Commit must be a string"),t):this._runTask(
ae(["revert",...Q(arguments,0,!0),e]),t)},J.prototype.addTag=function(e){const t=typeof e=="string"?Er(e):fe("Git.addTag\
 requires a tag name");return this._runTask(t,x(arguments))},J.prototype.addAnnotatedTag=function(e,t){return this._runTask(
Nr(e,t),x(arguments))},J.prototype.deleteLocalBranch=function(e,t,a){return this._runTask(Zi(e,typeof t=="boolean"?t:!1),
x(arguments))},J.prototype.deleteLocalBranches=function(e,t,a){return this._runTask(Xi(e,typeof t=="boolean"?t:!1),x(arguments))},
J.prototype.branch=function(e,t){return this._runTask(zi(Q(arguments)),x(arguments))},J.prototype.branchLocal=function(e){
return this._runTask(Qi(),x(arguments))},J.prototype.raw=function(e){const t=!Array.isArray(e),a=[].slice.call(t?arguments:
e,0);for(let C=0;C<a.length&&t;C++)if(!ze(a[C])){a.splice(C,a.length-C);break}a.push(...Q(arguments,0,!0));var d=x(arguments);
return a.length?this._runTask(ae(a,this._trimmed),d):this._runTask(fe("Raw: must supply one or more command to execute"),
d)},J.prototype.submoduleAdd=function(e,t,a){return this._runTask(yr(e,t),x(arguments))},J.prototype.submoduleUpdate=function(e,t){
return this._runTask(wr(Q(arguments,!0)),x(arguments))},J.prototype.submoduleInit=function(e,t){return this._runTask(br(
Q(arguments,!0)),x(arguments))},J.prototype.subModule=function(e,t){return this._runTask(Ye(Q(arguments)),x(arguments))},
J.prototype.listRemote=function(){return this._runTask(dr(Q(arguments)),x(arguments))},J.prototype.addRemote=function(e,t,a){
return this._runTask(fr(e,t,Q(arguments)),x(arguments))},J.prototype.removeRemote=function(e,t){return this._runTask(pr(
e),x(arguments))},J.prototype.getRemotes=function(e,t){return this._runTask(hr(e===!0),x(arguments))},J.prototype.remote=
function(e,t){return this._runTask(mr(Q(arguments)),x(arguments))},J.prototype.tag=function(e,t){const a=Q(arguments);return a[0]!==
"tag"&&a.unshift("tag"),this._runTask(ae(a),x(arguments))},J.prototype.updateServerInfo=function(e){return this._runTask(
ae(["update-server-info"]),x(arguments))},J.prototype.pushTags=function(e,t){const a=ki({remote:oe(e,ee)},Q(arguments));
return this._runTask(a,x(arguments))},J.prototype.rm=function(e){return this._runTask(ae(["rm","-f",...pe(e)]),x(arguments))},
J.prototype.rmKeepLocal=function(e){return this._runTask(ae(["rm","--cached",...pe(e)]),x(arguments))},J.prototype.catFile=
function(e,t){return this._catFile("utf-8",arguments)},J.prototype.binaryCatFile=function(){return this._catFile("buffer",
arguments)},J.prototype._catFile=function(e,t){var a=x(t),d=["cat-file"],C=t[0];if(typeof C=="string")return this._runTask(
fe("Git.catFile: options must be supplied as an array of strings"),a);Array.isArray(C)&&d.push.apply(d,C);const O=e==="b\
uffer"?St(d):ae(d);return this._runTask(O,a)},J.prototype.diff=function(e,t){const a=ee(e)?fe("git.diff: supplying optio\
ns as a single string is no longer supported, switch to an array of strings"):ae(["diff",...Q(arguments)]);return this._runTask(
a,x(arguments))},J.prototype.diffSummary=function(){return this._runTask(qs(Q(arguments,1)),x(arguments))},J.prototype.applyPatch=
function(e){const t=Re(e)?ji(pe(e),Q([].slice.call(arguments,1))):fe("git.applyPatch requires one or more string patches\
 as the first argument");return this._runTask(t,x(arguments))},J.prototype.revparse=function(){const e=["rev-parse",...Q(
arguments,!0)];return this._runTask(ae(e,!0),x(arguments))},J.prototype.clean=function(e,t,a){const d=Qn(e),C=d&&e.join(
"")||oe(e,ee)||"",O=Q([].slice.call(arguments,d?1:0));return this._runTask(Hn(C,O),x(arguments))},J.prototype.exec=function(e){
const t={commands:[],format:"utf-8",parser(){typeof e=="function"&&e()}};return this._runTask(t)},J.prototype.checkIgnore=
function(e,t){return this._runTask(qi(pe(oe(e,Re,[]))),x(arguments))},J.prototype.checkIsRepo=function(e,t){return this.
_runTask(Mn(oe(e,ee)),x(arguments))};function Or(e){return e?[{type:"spawn.before",action(t,a){e.aborted&&a.kill(new Ce(
void 0,"abort","Abort already signaled"))}},{type:"spawn.after",action(t,a){function d(){a.kill(new Ce(void 0,"abort","A\
bort signal received"))}e.addEventListener("abort",d),a.spawned.on("close",()=>e.removeEventListener("abort",d))}}]:void 0}
const Tr=Oe("","plugin:allowEnvironment");function Lr(e,t=!1){const a=new Set(e.map(d=>d.toLowerCase().trim()));return{type:"\
spawn.options",action(d,C){const O={...d.env??process.env},P=new Set(Object.keys(C.env).map(B=>B.toLowerCase().trim()));
for(const B of Object.keys(O)){const G=B.toLowerCase().trim();if(!(!Ir(G)||a.has(G))){if(P.has(G))throw new Ce(void 0,"a\
llowEnvironment",`Use of "${B}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`);
Tr("removing ambient guarded environment variable %s",B),delete O[B]}}return{...d,env:{...O,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(
!t)}}}}}function Ir(e){const t=e.toLowerCase().trim();return t.startsWith("git_")||Se(t)}function $r(e={}){return{type:"\
spawn.args",action(t,{env:a}){for(const d of pn(t,a))if(e[d.category]!==!0)throw new Ce(void 0,"unsafe",d.message);return t}}}
function Pr(e){const t=De(e,"-c");return{type:"spawn.args",action(a){return[...t,...a]}}}const ln=(0,h.yX)().promise;function Mr({
onClose:e=!0,onExit:t=50}={}){function a(){let C=-1;const O={close:(0,h.yX)(),closeTimeout:(0,h.yX)(),exit:(0,h.yX)(),exitTimeout:(0,h.
yX)()},P=Promise.race([e===!1?ln:O.closeTimeout.promise,t===!1?ln:O.exitTimeout.promise]);return d(e,O.close,O.closeTimeout),
d(t,O.exit,O.exitTimeout),{close(B){C=B,O.close.done()},exit(B){C=B,O.exit.done()},get exitCode(){return C},result:P}}function d(C,O,P){
C!==!1&&(C===!0?O.promise:O.promise.then(()=>dt(C))).then(P.done)}return{type:"spawn.after",async action(C,{spawned:O,close:P}){
const B=a();let G=!0,te=()=>{G=!1};O.stdout?.on("data",te),O.stderr?.on("data",te),O.on("error",te),O.on("close",ne=>B.close(
ne)),O.on("exit",ne=>B.exit(ne));try{await B.result,G&&await dt(50),P(B.exitCode)}catch(ne){P(B.exitCode,ne)}}}}const un=Oe(
"","plugin:binary"),Dr="Invalid value supplied for custom binary, requires a single string or an array containing either\
 one or two strings",Fr="Invalid value supplied for custom binary, restricted characters must be removed or supply the u\
nsafe.allowUnsafeCustomBinary option";function Br(e){return!e||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(e)}function fn(e,t){
if(e.length<1||e.length>2)throw new Ce(void 0,"binary",Dr);if(e.some(Br))if(t)un("permitted unsafe binary %o",e);else throw new Ce(
void 0,"binary",Fr);const[a,d]=e;return{binary:a,prefix:d}}function Rr(e,t=["git"],a=!1){let d=fn(pe(t),a);e.on("binary",
C=>{d=fn(pe(C),a),un.info("reconfiguring %o",d)}),e.append("spawn.binary",()=>d.binary),e.append("spawn.args",C=>d.prefix?
[d.prefix,...C]:C)}const hn={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambig\
uous abbreviated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}};
function jr(e){if(!e)return"UNKNOWN";for(const[t,{text:a}]of Object.entries(hn))if(e.startsWith(`fatal: ${a}`))return t;
return"UNKNOWN"}class Ur extends ve{constructor(t=""){const a=jr(t);super(void 0,hn[a].solution?.replace("{message}",t)??
t),this.reason=a}}function Kr(e){return!!(e.exitCode&&e.stdErr.length)}function xr(e){return Buffer.concat([...e.stdOut,
...e.stdErr])}function Yr(e=!1,t=Kr,a=xr){return(d,C)=>!e&&d||!t(C)?d:a(C)}function Gr(e,t){return e===128&&t.startsWith(
"fatal:")?new Ur(t):new ve(void 0,t)}function dn(e){return{type:"task.error",action(t,a){const d=e(t.error,{stdErr:a.stdErr,
stdOut:a.stdOut,exitCode:a.exitCode});return Buffer.isBuffer(d)?{error:Gr(a.exitCode,d.toString("utf-8"))}:{error:d}}}}const at=Oe(
"","plugin:input");function Vr(e){return{type:"spawn.after",action(t,{commands:a,input:d,spawned:{stdin:C}}){if(!C)return;
const O=e?.([...a])??d;if(!O)return at("generated zero length content, not writing to stdin");at("writing %s bytes to st\
din",An(O)),C.on("error",P=>{P.code!=="EPIPE"&&at("[ERROR] stdin error %o",P)}),C.end(O)}}}class Jr{constructor(){this.plugins=
new Set,this.events=new gn.EventEmitter}on(t,a){this.events.on(t,a)}reconfigure(t,a){this.events.emit(t,a)}append(t,a){const d=be(
this.plugins,{type:t,action:a});return()=>this.plugins.delete(d)}add(t){const a=[];return pe(t).forEach(d=>{d&&this.plugins.
add(be(a,d))}),()=>{a.forEach(d=>{this.plugins.delete(d)})}}exec(t,a,d){let C=a;const O=Object.freeze(Object.create(d));
for(const P of this.plugins)P.type===t&&(C=P.action(C,O));return C}}function Wr(e){const t="--progress",a=["checkout","c\
lone","fetch","pull","push"];return[{type:"spawn.args",action(d,C){return a.includes(C.method)?Cn(d,t):d}},{type:"spawn.\
after",action(d,C){C.commands.includes(t)&&C.spawned.stderr?.on("data",O=>{const P=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.
exec(O.toString("utf8"));P&&e({method:C.method,stage:Hr(P[1]),progress:ie(P[2]),processed:ie(P[3]),total:ie(P[4])})})}}]}
function Hr(e){return String(e.toLowerCase().split(" ",1))||"unknown"}function zr(e){const t=En(e,["uid","gid"]);return{
type:"spawn.options",action(a){return{...t,...a}}}}function Qr(){return{type:"spawn.args",action(e){const t=[];let a;function d(C){
(a=a||[]).push(...C)}for(let C=0;C<e.length;C++){const O=e[C];if(w(O)){d(p(O));continue}if(O==="--"){d(e.slice(C+1).flatMap(
P=>w(P)&&p(P)||P));break}t.push(O)}return a?[...t,"--",...a.map(String)]:t}}}function Xr({block:e,stdErr:t=!0,stdOut:a=!0}){
if(e>0)return{type:"spawn.after",action(d,C){let O;function P(){O&&clearTimeout(O),O=setTimeout(G,e)}function B(){C.spawned.
stdout?.off("data",P),C.spawned.stderr?.off("data",P),C.spawned.off("exit",B),C.spawned.off("close",B),O&&clearTimeout(O)}
function G(){B(),C.kill(new Ce(void 0,"timeout","block timeout reached"))}a&&C.spawned.stdout?.on("data",P),t&&C.spawned.
stderr?.on("data",P),C.spawned.on("exit",B),C.spawned.on("close",B),P()}}}const Zr=(e,t)=>{const a=new Jr,d=In(e&&(typeof e==
"string"?{baseDir:e}:e)||{},t);if(!ft(d.baseDir))throw new yn(d,"Cannot use simple-git on a directory that does not exis\
t");return Array.isArray(d.config)&&a.add(Pr(d.config)),a.add($r(d.unsafe)),a.add(Mr(d.completion)),d.abort&&a.add(Or(d.
abort)),d.progress&&a.add(Wr(d.progress)),d.timeout&&a.add(Xr(d.timeout)),d.spawnOptions&&a.add(zr(d.spawnOptions)),a.add(
Qr()),a.add(Vr(d.input)),a.add(dn(Yr(!0))),d.errors&&a.add(dn(d.errors)),Rr(a,d.binary,d.unsafe?.allowUnsafeCustomBinary),
a.add(Lr(d.allowEnvironment??[],d.unsafe?.allowAbbreviatedOptions)),new J(d,a)}}};
