exports.id=165,exports.ids=[165],exports.modules={47117:((Q,g,k)=>{"use strict";function P(N){for(var L in N)g.hasOwnProperty(
L)||(g[L]=N[L])}Object.defineProperty(g,"__esModule",{value:!0}),P(k(63972))}),63972:(function(Q,g,k){"use strict";var P=this&&
this.__importDefault||function(v){return v&&v.__esModule?v:{default:v}};Object.defineProperty(g,"__esModule",{value:!0});
const N=k(79896),p=P(k(2830)).default("@kwsites/file-exists");function X(v,D,A){p("checking %s",v);try{const O=N.statSync(
v);return O.isFile()&&D?(p("[OK] path represents a file"),!0):O.isDirectory()&&A?(p("[OK] path represents a directory"),
!0):(p("[FAIL] path represents something other than a file or directory"),!1)}catch(O){if(O.code==="ENOENT")return p("[F\
AIL] path is not accessible: %o",O),!1;throw p("[FATAL] %o",O),O}}function ee(v,D=g.READABLE){return X(v,(D&g.FILE)>0,(D&
g.FOLDER)>0)}g.exists=ee,g.FILE=1,g.FOLDER=2,g.READABLE=g.FILE+g.FOLDER}),19997:((Q,g)=>{"use strict";var k;k={value:!0},
g.ud=g.yX=void 0;function P(){let N,L,p="pending";return{promise:new Promise((ee,v)=>{N=ee,L=v}),done(ee){p==="pending"&&
(p="resolved",N(ee))},fail(ee){p==="pending"&&(p="rejected",L(ee))},get fulfilled(){return p!=="pending"},get status(){return p}}}
g.yX=P,g.ud=P,k=P}),6110:((Q,g,k)=>{g.formatArgs=N,g.save=L,g.load=p,g.useColors=P,g.storage=X(),g.destroy=(()=>{let v=!1;
return()=>{v||(v=!0,console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will b\
e removed in the next major version of `debug`."))}})(),g.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#0066CC","#00\
66FF","#0099CC","#0099FF","#00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#3333CC","#33\
33FF","#3366CC","#3366FF","#3399CC","#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#6600CC","#66\
00FF","#6633CC","#6633FF","#66CC00","#66CC33","#9900CC","#9900FF","#9933CC","#9933FF","#99CC00","#99CC33","#CC0000","#CC\
0033","#CC0066","#CC0099","#CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","#CC6600","#CC\
6633","#CC9900","#CC9933","#CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3300","#FF\
3333","#FF3366","#FF3399","#FF33CC","#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"];function P(){
if(typeof window<"u"&&window.process&&(window.process.type==="renderer"||window.process.__nwjs))return!0;if(typeof navigator<
"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return!1;let v;return typeof document<
"u"&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<
"u"&&window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<"u"&&navigator.
userAgent&&(v=navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/))&&parseInt(v[1],10)>=31||typeof navigator<"u"&&navigator.
userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}function N(v){if(v[0]=(this.useColors?"%c":"")+
this.namespace+(this.useColors?" %c":" ")+v[0]+(this.useColors?"%c ":" ")+"+"+Q.exports.humanize(this.diff),!this.useColors)
return;const D="color: "+this.color;v.splice(1,0,D,"color: inherit");let A=0,O=0;v[0].replace(/%[a-zA-Z%]/g,b=>{b!=="%%"&&
(A++,b==="%c"&&(O=A))}),v.splice(O,0,D)}g.log=console.debug||console.log||(()=>{});function L(v){try{v?g.storage.setItem(
"debug",v):g.storage.removeItem("debug")}catch{}}function p(){let v;try{v=g.storage.getItem("debug")||g.storage.getItem(
"DEBUG")}catch{}return!v&&typeof process<"u"&&"env"in process&&(v=process.env.DEBUG),v}function X(){try{return localStorage}catch{}}
Q.exports=k(40897)(g);const{formatters:ee}=Q.exports;ee.j=function(v){try{return JSON.stringify(v)}catch(D){return"[Unex\
pectedJSONParseError]: "+D.message}}}),40897:((Q,g,k)=>{function P(N){p.debug=p,p.default=p,p.coerce=O,p.disable=D,p.enable=
ee,p.enabled=A,p.humanize=k(70744),p.destroy=b,Object.keys(N).forEach(_=>{p[_]=N[_]}),p.names=[],p.skips=[],p.formatters=
{};function L(_){let T=0;for(let U=0;U<_.length;U++)T=(T<<5)-T+_.charCodeAt(U),T|=0;return p.colors[Math.abs(T)%p.colors.
length]}p.selectColor=L;function p(_){let T,U=null,V,Y;function te(...J){if(!te.enabled)return;const ce=te,me=Number(new Date),
ae=me-(T||me);ce.diff=ae,ce.prev=T,ce.curr=me,T=me,J[0]=p.coerce(J[0]),typeof J[0]!="string"&&J.unshift("%O");let ge=0;J[0]=
J[0].replace(/%([a-zA-Z%])/g,(we,ke)=>{if(we==="%%")return"%";ge++;const Ee=p.formatters[ke];if(typeof Ee=="function"){const ye=J[ge];
we=Ee.call(ce,ye),J.splice(ge,1),ge--}return we}),p.formatArgs.call(ce,J),(ce.log||p.log).apply(ce,J)}return te.namespace=
_,te.useColors=p.useColors(),te.color=p.selectColor(_),te.extend=X,te.destroy=p.destroy,Object.defineProperty(te,"enable\
d",{enumerable:!0,configurable:!1,get:()=>U!==null?U:(V!==p.namespaces&&(V=p.namespaces,Y=p.enabled(_)),Y),set:J=>{U=J}}),
typeof p.init=="function"&&p.init(te),te}function X(_,T){const U=p(this.namespace+(typeof T>"u"?":":T)+_);return U.log=this.
log,U}function ee(_){p.save(_),p.namespaces=_,p.names=[],p.skips=[];const T=(typeof _=="string"?_:"").trim().replace(/\s+/g,
",").split(",").filter(Boolean);for(const U of T)U[0]==="-"?p.skips.push(U.slice(1)):p.names.push(U)}function v(_,T){let U=0,
V=0,Y=-1,te=0;for(;U<_.length;)if(V<T.length&&(T[V]===_[U]||T[V]==="*"))T[V]==="*"?(Y=V,te=U,V++):(U++,V++);else if(Y!==
-1)V=Y+1,te++,U=te;else return!1;for(;V<T.length&&T[V]==="*";)V++;return V===T.length}function D(){const _=[...p.names,...p.
skips.map(T=>"-"+T)].join(",");return p.enable(""),_}function A(_){for(const T of p.skips)if(v(_,T))return!1;for(const T of p.
names)if(v(_,T))return!0;return!1}function O(_){return _ instanceof Error?_.stack||_.message:_}function b(){console.warn(
"Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major versi\
on of `debug`.")}return p.enable(p.load()),p}Q.exports=P}),2830:((Q,g,k)=>{typeof process>"u"||process.type==="renderer"||
process.browser===!0||process.__nwjs?Q.exports=k(6110):Q.exports=k(95108)}),95108:((Q,g,k)=>{const P=k(52018),N=k(39023);
g.init=A,g.log=ee,g.formatArgs=p,g.save=v,g.load=D,g.useColors=L,g.destroy=N.deprecate(()=>{},"Instance method `debug.de\
stroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`."),g.colors=
[6,2,3,4,5,1];try{const b=k(60075);b&&(b.stderr||b).level>=2&&(g.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,
62,63,68,69,74,75,76,77,78,79,80,81,92,93,98,99,112,113,128,129,134,135,148,149,160,161,162,163,164,165,166,167,168,169,
170,171,172,173,178,179,184,185,196,197,198,199,200,201,202,203,204,205,206,207,208,209,214,215,220,221])}catch{}g.inspectOpts=
Object.keys(process.env).filter(b=>/^debug_/i.test(b)).reduce((b,_)=>{const T=_.substring(6).toLowerCase().replace(/_([a-z])/g,
(V,Y)=>Y.toUpperCase());let U=process.env[_];return/^(yes|on|true|enabled)$/i.test(U)?U=!0:/^(no|off|false|disabled)$/i.
test(U)?U=!1:U==="null"?U=null:U=Number(U),b[T]=U,b},{});function L(){return"colors"in g.inspectOpts?!!g.inspectOpts.colors:
P.isatty(process.stderr.fd)}function p(b){const{namespace:_,useColors:T}=this;if(T){const U=this.color,V="\x1B[3"+(U<8?U:
"8;5;"+U),Y=`  ${V};1m${_} \x1B[0m`;b[0]=Y+b[0].split(`
`).join(`
`+Y),b.push(V+"m+"+Q.exports.humanize(this.diff)+"\x1B[0m")}else b[0]=X()+_+" "+b[0]}function X(){return g.inspectOpts.hideDate?
"":new Date().toISOString()+" "}function ee(...b){return process.stderr.write(N.formatWithOptions(g.inspectOpts,...b)+`
`)}function v(b){b?process.env.DEBUG=b:delete process.env.DEBUG}function D(){return process.env.DEBUG}function A(b){b.inspectOpts=
{};const _=Object.keys(g.inspectOpts);for(let T=0;T<_.length;T++)b.inspectOpts[_[T]]=g.inspectOpts[_[T]]}Q.exports=k(40897)(
g);const{formatters:O}=Q.exports;O.o=function(b){return this.inspectOpts.colors=this.useColors,N.inspect(b,this.inspectOpts).
split(`
`).map(_=>_.trim()).join(" ")},O.O=function(b){return this.inspectOpts.colors=this.useColors,N.inspect(b,this.inspectOpts)}}),
70744:(Q=>{var g=1e3,k=g*60,P=k*60,N=P*24,L=N*7,p=N*365.25;Q.exports=function(A,O){O=O||{};var b=typeof A;if(b==="string"&&
A.length>0)return X(A);if(b==="number"&&isFinite(A))return O.long?v(A):ee(A);throw new Error("val is not a non-empty str\
ing or a valid number. val="+JSON.stringify(A))};function X(A){if(A=String(A),!(A.length>100)){var O=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.
exec(A);if(O){var b=parseFloat(O[1]),_=(O[2]||"ms").toLowerCase();switch(_){case"years":case"year":case"yrs":case"yr":case"\
y":return b*p;case"weeks":case"week":case"w":return b*L;case"days":case"day":case"d":return b*N;case"hours":case"hour":case"\
hrs":case"hr":case"h":return b*P;case"minutes":case"minute":case"mins":case"min":case"m":return b*k;case"seconds":case"s\
econd":case"secs":case"sec":case"s":return b*g;case"milliseconds":case"millisecond":case"msecs":case"msec":case"ms":return b;default:
return}}}}function ee(A){var O=Math.abs(A);return O>=N?Math.round(A/N)+"d":O>=P?Math.round(A/P)+"h":O>=k?Math.round(A/k)+
"m":O>=g?Math.round(A/g)+"s":A+"ms"}function v(A){var O=Math.abs(A);return O>=N?D(A,O,N,"day"):O>=P?D(A,O,P,"hour"):O>=k?
D(A,O,k,"minute"):O>=g?D(A,O,g,"second"):A+" ms"}function D(A,O,b,_){var T=O>=b*1.5;return Math.round(A/b)+" "+_+(T?"s":
"")}}),60075:(module=>{module.exports=eval("require")("supports-color")}),81260:((Q,g,k)=>{"use strict";k.d(g,{m:()=>Pe,
H:()=>Je});var P=k(13193),N=k(70857),L=k(24434),p=k(35317),X=k(16928),ee=k(42613),v=k(79896),D=function(f,i,a,u){function l(h){
return h instanceof a?h:new a(function(m){m(h)})}return new(a||(a=Promise))(function(h,m){function $(E){try{C(u.next(E))}catch(Z){
m(Z)}}function I(E){try{C(u.throw(E))}catch(Z){m(Z)}}function C(E){E.done?h(E.value):l(E.value).then($,I)}C((u=u.apply(f,
i||[])).next())})};const{chmod:A,copyFile:O,lstat:b,mkdir:_,open:T,readdir:U,rename:V,rm:Y,rmdir:te,stat:J,symlink:ce,unlink:me}=v.
promises,ae=process.platform==="win32";function ge(f){return D(this,void 0,void 0,function*(){const i=yield fs.promises.
readlink(f);return ae&&!i.endsWith("\\")?`${i}\\`:i})}const Ke=268435456,we=v.constants.O_RDONLY;function ke(f){return D(
this,void 0,void 0,function*(){try{yield J(f)}catch(i){if(i.code==="ENOENT")return!1;throw i}return!0})}function Ee(f){return D(
this,arguments,void 0,function*(i,a=!1){return(a?yield J(i):yield b(i)).isDirectory()})}function ye(f){if(f=Ue(f),!f)throw new Error(
'isRooted() parameter "p" cannot be empty');return ae?f.startsWith("\\")||/^[A-Z]:/i.test(f):f.startsWith("/")}function Ae(f,i){
return D(this,void 0,void 0,function*(){let a;try{a=yield J(f)}catch(l){l.code!=="ENOENT"&&console.log(`Unexpected error\
 attempting to determine if executable file exists '${f}': ${l}`)}if(a&&a.isFile()){if(ae){const l=X.extname(f).toUpperCase();
if(i.some(h=>h.toUpperCase()===l))return f}else if($e(a))return f}const u=f;for(const l of i){f=u+l,a=void 0;try{a=yield J(
f)}catch(h){h.code!=="ENOENT"&&console.log(`Unexpected error attempting to determine if executable file exists '${f}': ${h}`)}
if(a&&a.isFile()){if(ae){try{const h=X.dirname(f),m=X.basename(f).toUpperCase();for(const $ of yield U(h))if(m===$.toUpperCase()){
f=X.join(h,$);break}}catch(h){console.log(`Unexpected error attempting to determine the actual case of the file '${f}': ${h}`)}
return f}else if($e(a))return f}}return""})}function Ue(f){return f=f||"",ae?(f=f.replace(/\//g,"\\"),f.replace(/\\\\+/g,
"\\")):f.replace(/\/\/+/g,"/")}function $e(f){return(f.mode&1)>0||(f.mode&8)>0&&process.getgid!==void 0&&f.gid===process.
getgid()||(f.mode&64)>0&&process.getuid!==void 0&&f.uid===process.getuid()}function yt(){var f;return(f=process.env.COMSPEC)!==
null&&f!==void 0?f:"cmd.exe"}var le=function(f,i,a,u){function l(h){return h instanceof a?h:new a(function(m){m(h)})}return new(a||
(a=Promise))(function(h,m){function $(E){try{C(u.next(E))}catch(Z){m(Z)}}function I(E){try{C(u.throw(E))}catch(Z){m(Z)}}
function C(E){E.done?h(E.value):l(E.value).then($,I)}C((u=u.apply(f,i||[])).next())})};function bt(f,i){return le(this,arguments,
void 0,function*(a,u,l={}){const{force:h,recursive:m,copySourceDirectory:$}=be(l),I=(yield ioUtil.exists(u))?yield ioUtil.
stat(u):null;if(I&&I.isFile()&&!h)return;const C=I&&I.isDirectory()&&$?path.join(u,path.basename(a)):u;if(!(yield ioUtil.
exists(a)))throw new Error(`no such file or directory: ${a}`);if((yield ioUtil.stat(a)).isDirectory())if(m)yield De(a,C,
0,h);else throw new Error(`Failed to copy. ${a} is a directory, but tried to copy without recursive flag.`);else{if(path.
relative(a,C)==="")throw new Error(`'${C}' and '${a}' are the same file`);yield Oe(a,C,h)}})}function ne(f,i){return le(
this,arguments,void 0,function*(a,u,l={}){if(yield ioUtil.exists(u)){let h=!0;if((yield ioUtil.isDirectory(u))&&(u=path.
join(u,path.basename(a)),h=yield ioUtil.exists(u)),h)if(l.force==null||l.force)yield q(u);else throw new Error("Destinat\
ion already exists")}yield Fe(path.dirname(u)),yield ioUtil.rename(a,u)})}function q(f){return le(this,void 0,void 0,function*(){
if(ioUtil.IS_WINDOWS&&/[*"<>|]/.test(f))throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
try{yield ioUtil.rm(f,{force:!0,maxRetries:3,recursive:!0,retryDelay:300})}catch(i){throw new Error(`File was unable to \
be removed ${i}`)}})}function Fe(f){return le(this,void 0,void 0,function*(){ok(f,"a path argument must be provided"),yield ioUtil.
mkdir(f,{recursive:!0})})}function Ne(f,i){return le(this,void 0,void 0,function*(){if(!f)throw new Error("parameter 'to\
ol' is required");if(i){const u=yield Ne(f,!1);if(!u)throw ae?new Error(`Unable to locate executable file: ${f}. Please \
verify either the file path exists or the file can be found within a directory specified by the PATH environment variabl\
e. Also verify the file has a valid extension for an executable file.`):new Error(`Unable to locate executable file: ${f}\
. Please verify either the file path exists or the file can be found within a directory specified by the PATH environmen\
t variable. Also check the file mode to verify the file is executable.`);return u}const a=yield ie(f);return a&&a.length>
0?a[0]:""})}function ie(f){return le(this,void 0,void 0,function*(){if(!f)throw new Error("parameter 'tool' is required");
const i=[];if(ae&&process.env.PATHEXT)for(const l of process.env.PATHEXT.split(X.delimiter))l&&i.push(l);if(ye(f)){const l=yield Ae(
f,i);return l?[l]:[]}if(f.includes(X.sep))return[];const a=[];if(process.env.PATH)for(const l of process.env.PATH.split(
X.delimiter))l&&a.push(l);const u=[];for(const l of a){const h=yield Ae(X.join(l,f),i);h&&u.push(h)}return u})}function be(f){
const i=f.force==null?!0:f.force,a=!!f.recursive,u=f.copySourceDirectory==null?!0:!!f.copySourceDirectory;return{force:i,
recursive:a,copySourceDirectory:u}}function De(f,i,a,u){return le(this,void 0,void 0,function*(){if(a>=255)return;a++,yield Fe(
i);const l=yield ioUtil.readdir(f);for(const h of l){const m=`${f}/${h}`,$=`${i}/${h}`;(yield ioUtil.lstat(m)).isDirectory()?
yield De(m,$,a,u):yield Oe(m,$,u)}yield ioUtil.chmod(i,(yield ioUtil.stat(f)).mode)})}function Oe(f,i,a){return le(this,
void 0,void 0,function*(){if((yield ioUtil.lstat(f)).isSymbolicLink()){try{yield ioUtil.lstat(i),yield ioUtil.unlink(i)}catch(l){
l.code==="EPERM"&&(yield ioUtil.chmod(i,"0666"),yield ioUtil.unlink(i))}const u=yield ioUtil.readlink(f);yield ioUtil.symlink(
u,i,ioUtil.IS_WINDOWS?"junction":null)}else(!(yield ioUtil.exists(i))||a)&&(yield ioUtil.copyFile(f,i))})}var Qe=k(53557),
je=function(f,i,a,u){function l(h){return h instanceof a?h:new a(function(m){m(h)})}return new(a||(a=Promise))(function(h,m){
function $(E){try{C(u.next(E))}catch(Z){m(Z)}}function I(E){try{C(u.throw(E))}catch(Z){m(Z)}}function C(E){E.done?h(E.value):
l(E.value).then($,I)}C((u=u.apply(f,i||[])).next())})};const ve=process.platform==="win32";class Me extends L.EventEmitter{constructor(i,a,u){
if(super(),!i)throw new Error("Parameter 'toolPath' cannot be null or empty.");this.toolPath=i,this.args=a||[],this.options=
u||{}}_debug(i){this.options.listeners&&this.options.listeners.debug&&this.options.listeners.debug(i)}_getCommandString(i,a){
const u=this._getSpawnFileName(),l=this._getSpawnArgs(i);let h=a?"":"[command]";if(ve)if(this._isCmdFile()){h+=u;for(const m of l)
h+=` ${m}`}else if(i.windowsVerbatimArguments){h+=`"${u}"`;for(const m of l)h+=` ${m}`}else{h+=this._windowsQuoteCmdArg(
u);for(const m of l)h+=` ${this._windowsQuoteCmdArg(m)}`}else{h+=u;for(const m of l)h+=` ${m}`}return h}_processLineBuffer(i,a,u){
try{let l=a+i.toString(),h=l.indexOf(N.EOL);for(;h>-1;){const m=l.substring(0,h);u(m),l=l.substring(h+N.EOL.length),h=l.
indexOf(N.EOL)}return l}catch(l){return this._debug(`error processing line. Failed with error ${l}`),""}}_getSpawnFileName(){
return ve&&this._isCmdFile()?process.env.COMSPEC||"cmd.exe":this.toolPath}_getSpawnArgs(i){if(ve&&this._isCmdFile()){let a=`\
/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;for(const u of this.args)a+=" ",a+=i.windowsVerbatimArguments?u:this.
_windowsQuoteCmdArg(u);return a+='"',[a]}return this.args}_endsWith(i,a){return i.endsWith(a)}_isCmdFile(){const i=this.
toolPath.toUpperCase();return this._endsWith(i,".CMD")||this._endsWith(i,".BAT")}_windowsQuoteCmdArg(i){if(!this._isCmdFile())
return this._uvQuoteCmdArg(i);if(!i)return'""';const a=[" ","	","&","(",")","[","]","{","}","^","=",";","!","'","+",",",
"`","~","|","<",">",'"'];let u=!1;for(const m of i)if(a.some($=>$===m)){u=!0;break}if(!u)return i;let l='"',h=!0;for(let m=i.
length;m>0;m--)l+=i[m-1],h&&i[m-1]==="\\"?l+="\\":i[m-1]==='"'?(h=!0,l+='"'):h=!1;return l+='"',l.split("").reverse().join(
"")}_uvQuoteCmdArg(i){if(!i)return'""';if(!i.includes(" ")&&!i.includes("	")&&!i.includes('"'))return i;if(!i.includes('\
"')&&!i.includes("\\"))return`"${i}"`;let a='"',u=!0;for(let l=i.length;l>0;l--)a+=i[l-1],u&&i[l-1]==="\\"?a+="\\":i[l-1]===
'"'?(u=!0,a+="\\"):u=!1;return a+='"',a.split("").reverse().join("")}_cloneExecOptions(i){i=i||{};const a={cwd:i.cwd||process.
cwd(),env:i.env||process.env,silent:i.silent||!1,windowsVerbatimArguments:i.windowsVerbatimArguments||!1,failOnStdErr:i.
failOnStdErr||!1,ignoreReturnCode:i.ignoreReturnCode||!1,delay:i.delay||1e4};return a.outStream=i.outStream||process.stdout,
a.errStream=i.errStream||process.stderr,a}_getSpawnOptions(i,a){i=i||{};const u={};return u.cwd=i.cwd,u.env=i.env,u.windowsVerbatimArguments=
i.windowsVerbatimArguments||this._isCmdFile(),i.windowsVerbatimArguments&&(u.argv0=`"${a}"`),u}exec(){return je(this,void 0,
void 0,function*(){return!ye(this.toolPath)&&(this.toolPath.includes("/")||ve&&this.toolPath.includes("\\"))&&(this.toolPath=
X.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),this.toolPath=yield Ne(this.toolPath,!0),new Promise(
(i,a)=>je(this,void 0,void 0,function*(){this._debug(`exec tool: ${this.toolPath}`),this._debug("arguments:");for(const C of this.
args)this._debug(`   ${C}`);const u=this._cloneExecOptions(this.options);!u.silent&&u.outStream&&u.outStream.write(this.
_getCommandString(u)+N.EOL);const l=new Se(u,this.toolPath);if(l.on("debug",C=>{this._debug(C)}),this.options.cwd&&!(yield ke(
this.options.cwd)))return a(new Error(`The cwd: ${this.options.cwd} does not exist!`));const h=this._getSpawnFileName(),
m=p.spawn(h,this._getSpawnArgs(u),this._getSpawnOptions(this.options,h));let $="";m.stdout&&m.stdout.on("data",C=>{this.
options.listeners&&this.options.listeners.stdout&&this.options.listeners.stdout(C),!u.silent&&u.outStream&&u.outStream.write(
C),$=this._processLineBuffer(C,$,E=>{this.options.listeners&&this.options.listeners.stdline&&this.options.listeners.stdline(
E)})});let I="";if(m.stderr&&m.stderr.on("data",C=>{l.processStderr=!0,this.options.listeners&&this.options.listeners.stderr&&
this.options.listeners.stderr(C),!u.silent&&u.errStream&&u.outStream&&(u.failOnStdErr?u.errStream:u.outStream).write(C),
I=this._processLineBuffer(C,I,E=>{this.options.listeners&&this.options.listeners.errline&&this.options.listeners.errline(
E)})}),m.on("error",C=>{l.processError=C.message,l.processExited=!0,l.processClosed=!0,l.CheckComplete()}),m.on("exit",C=>{
l.processExitCode=C,l.processExited=!0,this._debug(`Exit code ${C} received from tool '${this.toolPath}'`),l.CheckComplete()}),
m.on("close",C=>{l.processExitCode=C,l.processExited=!0,l.processClosed=!0,this._debug(`STDIO streams have closed for to\
ol '${this.toolPath}'`),l.CheckComplete()}),l.on("done",(C,E)=>{$.length>0&&this.emit("stdline",$),I.length>0&&this.emit(
"errline",I),m.removeAllListeners(),C?a(C):i(E)}),this.options.input){if(!m.stdin)throw new Error("child process missing\
 stdin");m.stdin.end(this.options.input)}}))})}}function Ye(f){const i=[];let a=!1,u=!1,l="";function h(m){u&&m!=='"'&&(l+=
"\\"),l+=m,u=!1}for(let m=0;m<f.length;m++){const $=f.charAt(m);if($==='"'){u?h($):a=!a;continue}if($==="\\"&&u){h($);continue}
if($==="\\"&&a){u=!0;continue}if($===" "&&!a){l.length>0&&(i.push(l),l="");continue}h($)}return l.length>0&&i.push(l.trim()),
i}class Se extends L.EventEmitter{constructor(i,a){if(super(),this.processClosed=!1,this.processError="",this.processExitCode=
0,this.processExited=!1,this.processStderr=!1,this.delay=1e4,this.done=!1,this.timeout=null,!a)throw new Error("toolPath\
 must not be empty");this.options=i,this.toolPath=a,i.delay&&(this.delay=i.delay)}CheckComplete(){this.done||(this.processClosed?
this._setResult():this.processExited&&(this.timeout=(0,Qe.setTimeout)(Se.HandleTimeout,this.delay,this)))}_debug(i){this.
emit("debug",i)}_setResult(){let i;this.processExited&&(this.processError?i=new Error(`There was an error when attemptin\
g to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`):
this.processExitCode!==0&&!this.options.ignoreReturnCode?i=new Error(`The process '${this.toolPath}' failed with exit co\
de ${this.processExitCode}`):this.processStderr&&this.options.failOnStdErr&&(i=new Error(`The process '${this.toolPath}'\
 failed because one or more lines were written to the STDERR stream`))),this.timeout&&(clearTimeout(this.timeout),this.timeout=
null),this.done=!0,this.emit("done",i,this.processExitCode)}static HandleTimeout(i){if(!i.done){if(!i.processClosed&&i.processExited){
const a=`The STDIO streams did not close within ${i.delay/1e3} seconds of the exit event from process '${i.toolPath}'. T\
his may indicate a child process inherited the STDIO streams and has not yet exited.`;i._debug(a)}i._setResult()}}}var _e=function(f,i,a,u){
function l(h){return h instanceof a?h:new a(function(m){m(h)})}return new(a||(a=Promise))(function(h,m){function $(E){try{
C(u.next(E))}catch(Z){m(Z)}}function I(E){try{C(u.throw(E))}catch(Z){m(Z)}}function C(E){E.done?h(E.value):l(E.value).then(
$,I)}C((u=u.apply(f,i||[])).next())})};function Pe(f,i,a){return _e(this,void 0,void 0,function*(){const u=Ye(f);if(u.length===
0)throw new Error("Parameter 'commandLine' cannot be null or empty.");const l=u[0];return i=u.slice(1).concat(i||[]),new Me(
l,i,a).exec()})}function Je(f,i,a){return _e(this,void 0,void 0,function*(){var u,l;let h="",m="";const $=new P.StringDecoder(
"utf8"),I=new P.StringDecoder("utf8"),C=(u=a?.listeners)===null||u===void 0?void 0:u.stdout,E=(l=a?.listeners)===null||l===
void 0?void 0:l.stderr,Z=fe=>{m+=I.write(fe),E&&E(fe)},Ze=fe=>{h+=$.write(fe),C&&C(fe)},he=Object.assign(Object.assign({},
a?.listeners),{stdout:Ze,stderr:Z}),Le=yield Pe(f,i,Object.assign(Object.assign({},a),{listeners:he}));return h+=$.end(),
m+=I.end(),{exitCode:Le,stdout:h,stderr:m}})}}),74724:((Q,g,k)=>{"use strict";k.d(g,{Uo:()=>l,Lp:()=>Zo});const P=new WeakMap;
function N(...e){const t=new String(e);return P.set(t,e),t}function L(e){return e instanceof String&&P.has(e)}function p(e){
return P.get(e)??[]}var X=k(47117),ee=k(31421),v=k(2830),D=k(19997),A=k(76760);function*O(e,t){const n=t==="global";for(const r of e)
r.isGlobal===n&&(yield r)}const b=new Set(["--add","--edit","--remove-section","--rename-section","--replace-all","--uns\
et","--unset-all","-e"]),_=new Set(["--get","--get-all","--get-color","--get-colorbool","--get-regexp","--get-urlmatch",
"--list","-l"]),T=new Set(["edit","remove-section","rename-section","set","unset"]),U=new Set(["get","get-color","get-co\
lorbool","list"]);function V(e,t){for(const{name:r}of O(e,"task")){if(b.has(r))return Y(!0,t);if(_.has(r))return Y(!1,t)}
const n=t.at(0)?.toLowerCase();return n===void 0?null:T.has(n)?Y(!0,t.slice(1)):U.has(n)?Y(!1,t.slice(1)):t.length===1?Y(
!1,t):Y(!0,t)}function Y(e=!1,t=[]){const n=t.at(0)?.toLowerCase();return n===void 0?null:{isWrite:e,isRead:!e,key:n,value:t.
at(1)}}function te(e,t){return t.isWrite&&t.value!==void 0?{key:t.key,value:t.value,scope:e}:{key:t.key,scope:e}}function J(e){
const t=e?.indexOf("=")||-1;return!e||t<0?null:{key:e.slice(0,t).trim().toLowerCase(),value:e.slice(t+1)}}function ce(e){
for(const{name:t}of O(e,"task"))switch(t){case"--global":return"global";case"--system":return"system";case"--worktree":return"\
worktree";case"--local":return"local";case"--file":case"-f":return"file"}return"local"}function me({name:e}){if(e==="-c"||
e==="--config")return"inline";if(e==="--config-env")return"env"}function*ae(e){for(const t of e){const n=me(t),r=n&&J(t.
value);r&&(yield{...r,scope:n})}}function ge(e,t,n){const r={read:[],write:[...ae(t)]};return e==="config"&&Ke(r,ce(t),V(
t,n)),r}function Ke(e,t,n){if(n===null)return;const r=te(t,n);n.isWrite?e.write.push(r):e.read.push(r)}const we={short:new Map(
[["c",!0]])},ke={short:new Map([["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...we.short.entries()]),long:new Set(["attr\
-source","config-env","exec-path","git-dir","list-cmds","namespace","super-prefix","work-tree"])},Ee={clone:{short:new Map(
[["b",!0],["j",!0],["l",!1],["n",!1],["o",!0],["q",!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origi\
n","upload-pack","u","template"])},commit:{short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["\
file","message","reedit-message","reuse-message","template"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(
["blob","comment","default","file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,
long:new Set(["template"])},pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec",
"receive-pack"])},rebase:{short:new Map([["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],
["v",!1],["x",!0]]),long:new Set(["exec","onto","strategy","strategy-option"])}},ye={short:new Map,long:new Set};function Ae(e){
const t=Ee[e??""]??ye;return{short:new Map([...we.short.entries(),...t.short.entries()]),long:t.long}}function Ue(e,t=ke){
if(e.startsWith("--")){const n=e.indexOf("=");if(n>2)return[{name:e.slice(0,n),value:e.slice(n+1),needsNext:!1}];const r=e.
slice(2);return[{name:e,needsNext:t.long.has(r)}]}if(e.length===2){const n=e.charAt(1),r=t.short.get(n);return[{name:e,needsNext:r===
!0}]}return $e(e,t.short)}function $e(e,t){const n=e.slice(1).split(""),r=[];for(let s=0;s<n.length;s++){const o=n[s],c=t.
get(o);if(c===void 0)return[{name:e,needsNext:!1}];if(c){const d=n.slice(s+1).join("");if(d&&![...d].every(y=>t.has(y)))
return r.push({name:`-${o}`,value:d,needsNext:!1}),r}r.push({name:`-${o}`,needsNext:c})}return r}function yt(e,t=[]){let n=0;
for(;n<e.length;){const r=String(e[n]);if(!r.startsWith("-")||r.length<2)break;const s=Ue(r);let o=n+1;for(const c of s){
const d={name:c.name,value:c.value,absorbedNext:!1,isGlobal:!0};c.needsNext&&d.value===void 0&&o<e.length&&(d.value=String(
e[o]),d.absorbedNext=!0,o++),t.push(d)}n=o}return{flags:t,taskIndex:n}}function le(e,t,n=[]){const r=Ae(t),s=[],o=[];let c=0;
for(;c<e.length;){const d=e[c];if(L(d)){o.push(...p(d)),c++;continue}const y=String(d);if(y==="--"){for(let H=c+1;H<e.length;H++){
const W=e[H];L(W)?o.push(...p(W)):o.push(String(W))}break}if(!y.startsWith("-")||y.length<2){s.push(y),c++;continue}const M=Ue(
y,r);let R=c+1;for(const H of M){const W={name:H.name,value:H.value,absorbedNext:!1,isGlobal:!1};H.needsNext&&W.value===
void 0&&R<e.length&&!L(e[R])&&(W.value=String(e[R]),W.absorbedNext=!0,R++),n.push(W)}c=R}return{flags:n,positionals:s,pathspecs:o}}
function*bt({write:e}){for(const t of e)for(const n of Fe){const r=n(t.key);r&&(yield r)}}function ne(e,t,n=String(e)){const r=typeof e==
"string"?new RegExp(`\\s*${e.toLowerCase()}`):e;return function(s){if(r.test(s))return{category:t,message:`Configuring ${n}\
 is not permitted without enabling ${t}`}}}function q(e,t){const n=new RegExp(`\\s*${e.toLowerCase().replace(/\./g,"(..+\
)?.")}`);return ne(n,t,e)}const Fe=[ne("alias","allowUnsafeAlias"),ne("core.askPass","allowUnsafeAskPass"),ne("core.edit\
or","allowUnsafeEditor"),ne("core.fsmonitor","allowUnsafeFsMonitor"),ne("core.gitProxy","allowUnsafeGitProxy"),ne("core.\
hooksPath","allowUnsafeHooksPath"),ne("core.pager","allowUnsafePager"),ne("core.sshCommand","allowUnsafeSshCommand"),q("\
credential.helper","allowUnsafeCredentialHelper"),q("diff.command","allowUnsafeDiffExternal"),ne("diff.external","allowU\
nsafeDiffExternal"),q("difftool.cmd","allowUnsafeDiffExternal"),q("diff.textconv","allowUnsafeDiffTextConv"),q("filter.c\
lean","allowUnsafeFilter"),q("filter.process","allowUnsafeFilter"),q("filter.smudge","allowUnsafeFilter"),q("gpg.program",
"allowUnsafeGpgProgram"),ne("include.path","allowUnsafeInclude"),q("includeIf","allowUnsafeInclude"),ne("init.templateDi\
r","allowUnsafeTemplateDir"),q("pager.","allowUnsafePager"),q("merge.driver","allowUnsafeMergeDriver"),q("mergetool.path",
"allowUnsafeMergeDriver"),q("mergetool.cmd","allowUnsafeMergeDriver"),q("protocol.allow","allowUnsafeProtocolOverride"),
q("remote.receivepack","allowUnsafePack"),q("remote.uploadpack","allowUnsafePack"),ne("uploadpack.packObjectsHook","allo\
wUnsafePack"),ne("sequence.editor","allowUnsafeEditor"),q("submodule.update","allowUnsafeSubmodule"),q("tar.command","al\
lowUnsafeCommandBinaries"),q("trailer.cmd","allowUnsafeCommandBinaries"),q("trailer.command","allowUnsafeCommandBinaries"),
q("url.insteadOf","allowUnsafeUrlRewrite")];function*Ne(e,t){for(const n of t)for(const r of De){const s=r(e,n);s&&(yield s)}}
function ie(e,t,n,{name:r=String(t),globalOnly:s=!1,withValue:o=!1}={}){const c=typeof t=="string"?new RegExp(`\\s*${t.toLowerCase()}`):
t,d=`Use of ${e?`${e} with option `:""}${r} is not permitted without enabling ${n}`;return function(y,M){if(!(e&&y!==e)&&
!(s&&!M.isGlobal)&&!(o&&M.value===void 0)&&c.test(M.name))return{category:n,message:d}}}const be={globalOnly:!0,withValue:!0},
De=[ie(null,/--(upload|receive)-pack/,"allowUnsafePack",{name:"--upload-pack or --receive-pack"}),ie("clone",/^-\w*u/,"a\
llowUnsafePack"),ie("clone","--u","allowUnsafePack"),ie("push",/^--exec$/,"allowUnsafePack",{name:"--exec"}),ie("rebase",
/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"-x or --exec"}),ie(null,"--template","allowUnsafeTemplateDir"),ie(null,"--e\
xec-path","allowUnsafeExec",be),ie(null,"--git-dir","allowUnsafeConfigPaths",be),ie(null,"--work-tree","allowUnsafeConfi\
gPaths",be),ie(null,/^-C$/,"allowUnsafeConfigPaths",{...be,name:"-C"})];function Oe(e,t,n){return[...Ne(e,t),...bt(n)]}function Qe(...e){
const{flags:t,taskIndex:n}=yt(e),r=n<e.length?String(e[n]).toLowerCase():null,s=r!==null?e.slice(n+1):[],{positionals:o,
pathspecs:c}=le(s,r,t),d=ge(r,t,o);return{task:r,flags:t.map(ve),paths:c,config:d,vulnerabilities:je(Oe(r,t,d))}}function je(e){
return Object.defineProperty(e,"vulnerabilities",{value:e})}function ve({value:e,name:t}){return e!==void 0?{name:t,value:e}:
{name:t}}const Me={editor:"allowUnsafeEditor",git_askpass:"allowUnsafeAskPass",git_config_global:"allowUnsafeConfigPaths",
git_config_system:"allowUnsafeConfigPaths",git_config_count:"allowUnsafeConfigEnvCount",git_config_parameters:"allowUnsa\
feConfigEnvCount",git_config:"allowUnsafeConfigPaths",git_editor:"allowUnsafeEditor",git_exec_path:"allowUnsafeExec",git_external_diff:"\
allowUnsafeDiffExternal",git_pager:"allowUnsafePager",git_proxy_command:"allowUnsafeGitProxy",git_template_dir:"allowUns\
afeTemplateDir",git_sequence_editor:"allowUnsafeEditor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUnsafeSshC\
ommand",pager:"allowUnsafePager",prefix:"allowUnsafeConfigPaths",ssh_askpass:"allowUnsafeAskPass",visual:"allowUnsafeEdi\
tor"};function*Ye(e){const t=parseInt(e.git_config_count??"0",10);for(let n=0;n<t;n++){const r=e[`git_config_key_${n}`],
s=e[`git_config_value_${n}`];r!==void 0&&(yield{key:r.toLowerCase().trim(),value:s,scope:"env"})}}function*Se(e){for(const t of Object.
keys(e))if(_e(t)){const n=Me[t];yield{category:n,message:`Use of "${t.toUpperCase()}" is not permitted without enabling ${n}`}}}
function _e(e){return Object.hasOwn(Me,e)}function Pe(e){const t={};for(const[n,r]of Object.entries(e)){const s=n.toLowerCase().
trim();(_e(s)||s.startsWith("git"))&&(t[s]=String(r))}return t}function Je(e){const t=Pe(e),n={read:[],write:[...Ye(t)]},
r=[...Se(t),...Oe(null,[],n)];return{config:n,vulnerabilities:r}}function f(e,t){return[...Qe(...e).vulnerabilities,...Je(
t).vulnerabilities]}var i=k(78474);class a extends Error{constructor(t,n){super(n),this.task=t,Object.setPrototypeOf(this,
new.target.prototype)}}class u extends a{constructor(t,n){super(void 0,n),this.config=t}}class l extends a{constructor(t,n,r){
super(t,r),this.task=t,this.plugin=n,Object.setPrototypeOf(this,new.target.prototype)}}class h extends a{constructor(t,n){
super(void 0,n||String(t)),this.git=t}}class m extends a{constructor(t){super(void 0,t)}}const $="\0",I=()=>{};function C(e){
return typeof e!="function"?I:e}function E(e){return typeof e=="function"&&e!==I}function Z(e,t){const n=e.indexOf(t);return n<=
0?[e,""]:[e.substr(0,n),e.substr(n+1)]}function Ze(e,t=0){return Le(e)&&e.length>t?e[t]:void 0}function he(e,t=0){if(Le(
e)&&e.length>t)return e[e.length-1-t]}function Le(e){return kt(e)}function fe(e="",t=!0,n=`
`){return e.split(n).reduce((r,s)=>{const o=t?s.trim():s;return o&&r.push(o),r},[])}function et(e,t){return fe(e,!0).map(
n=>t(n))}function vt(e){return(0,X.exists)(e,X.FOLDER)}function ue(e,t){return Array.isArray(e)?e.includes(t)||e.push(t):
e.add(t),t}function xn(e,t){return Array.isArray(e)&&!e.includes(t)&&e.push(t),e}function tt(e,t){if(Array.isArray(e)){const n=e.
indexOf(t);n>=0&&e.splice(n,1)}else e.delete(t);return t}const nt=Object.prototype.toString.call.bind(Object.prototype.toString);
function re(e){return Array.isArray(e)?e:[e]}function _t(e){return e.replace(/[\s-]+(.)/g,(t,n)=>n.toUpperCase())}function Te(e){
return re(e).map(t=>t instanceof String?t:String(t))}function B(e,t=0){if(e==null)return t;const n=parseInt(e,10);return Number.
isNaN(n)?t:n}function Re(e,t){const n=[];for(let r=0,s=e.length;r<s;r++)n.push(t,e[r]);return n}function Ie(e){return(Array.
isArray(e)?Buffer.concat(e):e).toString("utf-8")}function kn(e){return e?Buffer.isBuffer(e)?e.length:Buffer.byteLength(e):
0}function En(e,t){const n={};return t.forEach(r=>{e[r]!==void 0&&(n[r]=e[r])}),n}function Ct(e=0){return new Promise(t=>setTimeout(
t,e))}function xt(e){if(e!==!1)return e}function z(e,t,n){return t(e)?e:arguments.length>2?n:void 0}const Be=e=>Array.isArray(
e);function rt(e,t){const n=L(e)?"string":typeof e;return/number|string|boolean/.test(n)&&(!t||!t.includes(n))}const j=e=>typeof e==
"string"||L(e),On=e=>j(e)||Buffer.isBuffer(e),We=e=>j(e)||Array.isArray(e)&&e.every(j);function st(e){return!!e&&nt(e)===
"[object Object]"}function Sn(e){return typeof e=="function"}const kt=e=>e==null||"number|boolean|function".includes(typeof e)?
!1:typeof e.length=="number";var ze=(e=>(e[e.SUCCESS=0]="SUCCESS",e[e.ERROR=1]="ERROR",e[e.NOT_FOUND=-2]="NOT_FOUND",e[e.
UNCLEAN=128]="UNCLEAN",e))(ze||{});class Ge{constructor(t,n){this.stdOut=t,this.stdErr=n}asStrings(){return new Ge(this.
stdOut.toString("utf8"),this.stdErr.toString("utf8"))}}function Tn(){throw new Error("LineParser:useMatches not implemen\
ted")}class S{constructor(t,n){this.matches=[],this.useMatches=Tn,this.parse=(r,s)=>(this.resetMatches(),this._regExp.every(
(o,c)=>this.addMatch(o,c,r(c)))?this.useMatches(s,this.prepareMatches())!==!1:!1),this._regExp=Array.isArray(t)?t:[t],n&&
(this.useMatches=n)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(t,n,r){const s=r&&
t.exec(r);return s&&this.pushMatch(n,s),!!s}pushMatch(t,n){this.matches.push(...n.slice(1))}}class Ce extends S{addMatch(t,n,r){
return/^remote:\s/.test(String(r))&&super.addMatch(t,n,r)}pushMatch(t,n){(t>0||n.length>1)&&super.pushMatch(t,n)}}const An={
binary:"git",maxConcurrentProcesses:5,config:[],trimmed:!1};function Un(...e){const t=process.cwd(),n=Object.assign({baseDir:t,
...An},...e.filter(r=>typeof r=="object"&&r));return n.baseDir=n.baseDir||t,n.trimmed=n.trimmed===!0,n}function Et(e,t=[]){
return st(e)?Object.keys(e).reduce((n,r)=>{const s=e[r];if(L(s))n.push(s);else if(rt(s,["boolean"]))n.push(r+"="+s);else if(Array.
isArray(s))for(const o of s)rt(o,["string","number"])||n.push(r+"="+o);else n.push(r);return n},t):t}function F(e,t=0,n=!1){
const r=[];for(let s=0,o=t<0?e.length:t;s<o;s++)"string|number".includes(typeof e[s])&&r.push(String(e[s]));return Et(ot(
e),r),n||r.push(...$n(e)),r}function $n(e){const t=typeof he(e)=="function";return Te(z(he(e,t?1:0),Be,[]))}function ot(e){
const t=Sn(he(e));return z(he(e,t?1:0),st)}function w(e,t=!0){const n=C(he(e));return t||E(n)?n:void 0}function Ot(e,t){
return e(t.stdOut,t.stdErr)}function se(e,t,n,r=!0){return re(n).forEach(s=>{for(let o=fe(s,r),c=0,d=o.length;c<d;c++){const y=(M=0)=>{
if(!(c+M>=d))return o[c+M]};t.some(({parse:M})=>M(y,e))}}),e}var Fn=(e=>(e.BARE="bare",e.IN_TREE="tree",e.IS_REPO_ROOT="\
root",e))(Fn||{});const it=({exitCode:e},t,n,r)=>{if(e===ze.UNCLEAN&&Mn(t))return n(Buffer.from("false"));r(t)},St=e=>e.
trim()==="true";function Nn(e){switch(e){case"bare":return jn();case"root":return Dn()}return{commands:["rev-parse","--i\
s-inside-work-tree"],format:"utf-8",onError:it,parser:St}}function Dn(){return{commands:["rev-parse","--git-dir"],format:"\
utf-8",onError:it,parser(e){return/^\.(git)?$/.test(e.trim())}}}function jn(){return{commands:["rev-parse","--is-bare-re\
pository"],format:"utf-8",onError:it,parser:St}}function Mn(e){return/(Not a git repository|Kein Git-Repository)/i.test(
String(e))}class Pn{constructor(t){this.paths=[],this.files=[],this.folders=[],this.dryRun=t}}const Ln=/^[a-z]+\s*/i,Rn=/^[a-z]+\s+[a-z]+\s*/i,
In=/\/$/;function Bn(e,t){const n=new Pn(e),r=e?Rn:Ln;return fe(t).forEach(s=>{const o=s.replace(r,"");n.paths.push(o),(In.
test(o)?n.folders:n.files).push(o)}),n}const Tt=[];function Wn(e){return{commands:Tt,format:"empty",parser:e}}function K(e){
return{commands:Tt,format:"empty",parser(){throw typeof e=="string"?new m(e):e}}}function G(e,t=!1){return{commands:e,format:"\
utf-8",parser(n){return t?String(n).trim():n}}}function At(e){return{commands:e,format:"buffer",parser(t){return t}}}function zn(e){
return e.format==="buffer"}function Ut(e){return e.format==="empty"||!e.commands.length}const Gn="Git clean interactive \
mode is not supported",Hn='Git clean mode parameter ("n" or "f") is required',Xn="Git clean unknown option found in: ";var $t=(e=>(e.
DRY_RUN="n",e.FORCE="f",e.IGNORED_INCLUDED="x",e.IGNORED_ONLY="X",e.EXCLUDING="e",e.QUIET="q",e.RECURSIVE="d",e))($t||{});
const Ft=new Set(["i",...Te(Object.values($t))]);function qn(e,t){const{cleanMode:n,options:r,valid:s}=Qn(e);return n?s.
options?(r.push(...t),r.some(Zn)?K(Gn):Vn(n,r)):K(Xn+JSON.stringify(e)):K(Hn)}function Vn(e,t){return{commands:["clean",
`-${e}`,...t],format:"utf-8",parser(n){return Bn(e==="n",n)}}}function Kn(e){return Array.isArray(e)&&e.every(t=>Ft.has(
t))}function Qn(e){let t,n=[],r={cleanMode:!1,options:!0};return e.replace(/[^a-z]i/g,"").split("").forEach(s=>{Yn(s)?(t=
s,r.cleanMode=!0):r.options=r.options&&Jn(n[n.length]=`-${s}`)}),{cleanMode:t,options:n,valid:r}}function Yn(e){return e===
"f"||e==="n"}function Jn(e){return/^-[a-z]$/i.test(e)&&Ft.has(e.charAt(1))}function Zn(e){return/^-[^\-]/.test(e)?e.indexOf(
"i")>0:e==="--interactive"}class er{constructor(){this.files=[],this.values=Object.create(null)}get all(){return this._all||
(this._all=this.files.reduce((t,n)=>Object.assign(t,this.values[n]),{})),this._all}addFile(t){if(!(t in this.values)){const n=he(
this.files);this.values[t]=n?Object.create(this.values[n]):{},this.files.push(t)}return this.values[t]}addValue(t,n,r){const s=this.
addFile(t);Object.hasOwn(s,n)?Array.isArray(s[n])?s[n].push(r):s[n]=[s[n],r]:s[n]=r,this._all=void 0}}function tr(e){const t=new er;
for(const n of Nt(e))t.addValue(n.file,String(n.key),n.value);return t}function nr(e,t){let n=null;const r=[],s=new Map;
for(const o of Nt(e,t))o.key===t&&(r.push(n=o.value),s.has(o.file)||s.set(o.file,[]),s.get(o.file).push(n));return{key:t,
paths:Array.from(s.keys()),scopes:s,value:n,values:r}}function rr(e){return e.replace(/^(file):/,"")}function*Nt(e,t=null){
const n=e.split("\0");for(let r=0,s=n.length-1;r<s;){const o=rr(n[r++]);let c=n[r++],d=t;if(c.includes(`
`)){const y=Z(c,`
`);d=y[0],c=y[1]}yield{file:o,key:d,value:c}}}var Dt=(e=>(e.system="system",e.global="global",e.local="local",e.worktree=
"worktree",e))(Dt||{});function at(e,t){return typeof e=="string"&&Object.hasOwn(Dt,e)?e:t}function sr(e,t,n,r){const s=[
"config",`--${r}`];return n&&s.push("--add"),s.push(e,t),{commands:s,format:"utf-8",parser(o){return o}}}function or(e,t){
const n=["config","--null","--show-origin","--get-all",e];return t&&n.splice(1,0,`--${t}`),{commands:n,format:"utf-8",parser(r){
return nr(r,e)}}}function ir(e){const t=["config","--list","--show-origin","--null"];return e&&t.push(`--${e}`),{commands:t,
format:"utf-8",parser(n){return tr(n)}}}function ar(){return{addConfig(e,t,...n){return this._runTask(sr(e,t,n[0]===!0,at(
n[1],"local")),w(arguments))},getConfig(e,t){return this._runTask(or(e,at(t,void 0)),w(arguments))},listConfig(...e){return this.
_runTask(ir(at(e[0],void 0)),w(arguments))}}}var jt=(e=>(e.ADDED="A",e.COPIED="C",e.DELETED="D",e.MODIFIED="M",e.RENAMED=
"R",e.CHANGED="T",e.UNMERGED="U",e.UNKNOWN="X",e.BROKEN="B",e))(jt||{});const ur=new Set(Object.values(jt));function cr(e){
return ur.has(e)}var Mt;const lr=["-h"],He=Symbol("grepQuery");class fr{constructor(){this[Mt]=[]}*[(Mt=He,Symbol.iterator)](){
for(const t of this[He])yield t}and(...t){return t.length&&this[He].push("--and","(",...Re(t,"-e"),")"),this}param(...t){
return this[He].push(...Re(t,"-e")),this}}function dr(...e){return new fr().param(...e)}function hr(e){const t=new Set,n={};
return et(e,r=>{const[s,o,c]=r.split($);t.add(s),(n[s]=n[s]||[]).push({line:B(o),path:s,preview:c})}),{paths:t,results:n}}
function pr(){return{grep(e){const t=w(arguments),n=F(arguments);for(const s of lr)if(n.includes(s))return this._runTask(
K(`git.grep: use of "${s}" is not supported.`),t);typeof e=="string"&&(e=dr().param(e));const r=["grep","--null","-n","-\
-full-name",...n,...e];return this._runTask({commands:r,format:"utf-8",parser(s){return hr(s)}},t)}}}var Pt=(e=>(e.MIXED=
"mixed",e.SOFT="soft",e.HARD="hard",e.MERGE="merge",e.KEEP="keep",e))(Pt||{});const mr=Te(Object.values(Pt));function gr(e,t){
const n=["reset"];return Lt(e)&&n.push(`--${e}`),n.push(...t),G(n)}function wr(e){if(Lt(e))return e;switch(typeof e){case"\
string":case"undefined":return"soft"}}function Lt(e){return typeof e=="string"&&mr.includes(e)}v.formatters.L=e=>String(
kt(e)?e.length:"-"),v.formatters.B=e=>Buffer.isBuffer(e)?e.toString("utf8"):nt(e);function yr(){return v("simple-git")}function Rt(e,t,n){
return!t||!String(t).replace(/\s*/,"")?n?(r,...s)=>{e(r,...s),n(r,...s)}:e:(r,...s)=>{e(`%s ${r}`,t,...s),n&&n(r,...s)}}
function br(e,t,{namespace:n}){if(typeof e=="string")return e;const r=t&&t.namespace||"";return r.startsWith(n)?r.substr(
n.length+1):r||n}function xe(e,t,n,r=yr()){const s=e&&`[${e}]`||"",o=[],c=typeof t=="string"?r.extend(t):t,d=br(z(t,j),c,
r);return M(n);function y(R,H){return ue(o,xe(e,d.replace(/^[^:]+/,R),H,r))}function M(R){const H=R&&`[${R}]`||"",W=c&&Rt(
c,H)||I,pe=Rt(r,`${s} ${H}`,W);return Object.assign(c?W:pe,{label:e,sibling:y,info:pe,step:M})}}const It=class wt{constructor(t="\
GitExecutor"){this.logLabel=t,this._queue=new Map}withProgress(t){return this._queue.get(t)}createProgress(t){const n=wt.
getName(t.commands[0]),r=xe(this.logLabel,n);return{task:t,logger:r,name:n}}push(t){const n=this.createProgress(t);return n.
logger("Adding task to the queue, commands = %o",t.commands),this._queue.set(t,n),n}fatal(t){for(const[n,{logger:r}]of Array.
from(this._queue.entries()))n===t.task?(r.info("Failed %o",t),r("Fatal exception, any as-yet un-started tasks run throug\
h this executor will not be attempted")):r.info("A fatal exception occurred in a previous task, the queue has been purge\
d: %o",t.message),this.complete(n);if(this._queue.size!==0)throw new Error(`Queue size should be zero after fatal: ${this.
_queue.size}`)}complete(t){this.withProgress(t)&&this._queue.delete(t)}attempt(t){const n=this.withProgress(t);if(!n)throw new a(
void 0,"TasksPendingQueue: attempt called for an unknown task");return n.logger("Starting task"),n}static getName(t="emp\
ty"){return`task:${t}:${++wt.counter}`}};It.counter=0;let vr=It;class _r{constructor(t,n,r){this._executor=t,this._scheduler=
n,this._plugins=r,this._chain=Promise.resolve(),this._queue=new vr}get cwd(){return this._cwd||this._executor.cwd}set cwd(t){
this._cwd=t}get env(){return this._executor.env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(t){
return this._queue.push(t),this._chain=this._chain.then(()=>this.attemptTask(t))}async attemptTask(t){const n=await this.
_scheduler.next(),r=()=>this._queue.complete(t);try{const{logger:s}=this._queue.attempt(t);return await(Ut(t)?this.attemptEmptyTask(
t,s):this.attemptRemoteTask(t,s))}catch(s){throw this.onFatalException(t,s)}finally{r(),n()}}onFatalException(t,n){const r=n instanceof
a?Object.assign(n,{task:t}):new a(t,n&&String(n));return this._chain=Promise.resolve(),this._queue.fatal(r),r}async attemptRemoteTask(t,n){
const r=this._plugins.exec("spawn.binary","",this.taskContext(t,t.commands)),s=this._plugins.exec("spawn.args",[...t.commands],
this.taskContext(t,t.commands)),o=await this.gitResponse(t,r,s,this.outputHandler,n.step("SPAWN")),c=await this.handleTaskData(
t,s,o,n.step("HANDLE"));return n("passing response to task's parser as a %s",t.format),zn(t)?Ot(t.parser,c):Ot(t.parser,
c.asStrings())}async attemptEmptyTask(t,n){return n("empty task bypassing child process to call to task's parser"),t.parser(
this)}handleTaskData(t,n,r,s){const{exitCode:o,rejection:c,stdOut:d,stdErr:y}=r;return new Promise((M,R)=>{s("Preparing \
to handle process response exitCode=%d stdOut=",o);const{error:H}=this._plugins.exec("task.error",{error:c},{...this.taskContext(
t,n),...r});if(H&&t.onError)return s.info("exitCode=%s handling with custom error handler"),t.onError(r,H,W=>{s.info("cu\
stom error handler treated as success"),s("custom error returned a %s",nt(W)),M(new Ge(Array.isArray(W)?Buffer.concat(W):
W,Buffer.concat(y)))},R);if(H)return s.info("handling as error: exitCode=%s stdErr=%s rejection=%o",o,y.length,c),R(H);s.
info("retrieving task output complete"),M(new Ge(Buffer.concat(d),Buffer.concat(y)))})}async gitResponse(t,n,r,s,o){const c=o.
sibling("output"),d=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:!0},this.taskContext(t,t.commands));
return new Promise(y=>{const M=[],R=[];o.info("%s %o",n,r),o("%O",d);let H=this._beforeSpawn(t,r);if(H)return y({stdOut:M,
stdErr:R,exitCode:9901,rejection:H});this._plugins.exec("spawn.before",void 0,{...this.taskContext(t,r),kill(pe){H=pe||H}});
const W=(0,ee.spawn)(n,r,d);W.stdout.on("data",Bt(M,"stdOut",o,c.step("stdOut"))),W.stderr.on("data",Bt(R,"stdErr",o,c.step(
"stdErr"))),W.on("error",Cr(R,o)),s&&(o("Passing child process stdOut/stdErr to custom outputHandler"),s(n,W.stdout,W.stderr,
[...r])),this._plugins.exec("spawn.after",void 0,{...this.taskContext(t,r),spawned:W,close(pe,ei){y({stdOut:M,stdErr:R,exitCode:pe,
rejection:H||ei})},kill(pe){W.killed||(H=pe,W.kill("SIGINT"))}})})}_beforeSpawn(t,n){let r;return this._plugins.exec("sp\
awn.before",void 0,{...this.taskContext(t,n),kill(s){r=s||r}}),r}taskContext(t,n){return{method:String(Ze(t.commands)||""),
commands:n,env:{...this.env},input:Ut(t)?void 0:t.input}}}function Cr(e,t){return n=>{t("[ERROR] child process exception\
 %o",n),e.push(Buffer.from(String(n.stack),"ascii"))}}function Bt(e,t,n,r){return s=>{n("%s received %L bytes",t,s),r("%\
B",s),e.push(s)}}class xr{constructor(t,n,r){this.cwd=t,this._scheduler=n,this._plugins=r,this._chain=this.chain()}chain(){
return new _r(this,this._scheduler,this._plugins)}push(t){return this._chain.push(t)}}function kr(e,t,n=I){const r=o=>{n(
null,o)},s=o=>{o?.task===e&&n(o,void 0)};t.then(r,s)}function Wt(e,t){return Wn(n=>{if(!vt(e))throw new Error(`Git.cwd: \
cannot change to non-directory "${e}"`);return(t||n).cwd=e})}function ut(e){const t=["checkout",...e];return t[1]==="-b"&&
t.includes("-B")&&(t[1]=tt(t,"-B")),G(t)}function Er(){return{checkout(){return this._runTask(ut(F(arguments,1)),w(arguments))},
checkoutBranch(e,t){return this._runTask(ut(["-b",e,t,...F(arguments)]),w(arguments))},checkoutLocalBranch(e){return this.
_runTask(ut(["-b",e,...F(arguments)]),w(arguments))}}}const zt=(e,t,n)=>{const r=["clone",...n];return j(e)&&r.push(N(e)),
j(t)&&r.push(N(t)),G(r)},Or=(e,t,n)=>(ue(n,"--mirror"),zt(e,t,n));function Gt(e,t,n,...r){return j(n)?t(n,z(r[0],j),F(arguments)):
K(`git.${e}() requires a string 'repoPath'`)}function Sr(){return{clone(e,...t){return this._runTask(Gt("clone",zt,z(e,j),
...t),w(arguments))},mirror(e,...t){return this._runTask(Gt("mirror",Or,z(e,j),...t),w(arguments))}}}const Tr=[new S(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,
(e,[t,n,r])=>{e.branch=t,e.commit=r,e.root=!!n}),new S(/\s*Author:\s(.+)/i,(e,[t])=>{const n=t.split("<"),r=n.pop();!r||
!r.includes("@")||(e.author={email:r.substr(0,r.length-1),name:n.join("<").trim()})}),new S(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,
(e,[t,n,r])=>{e.summary.changes=parseInt(t,10)||0,e.summary.insertions=parseInt(n,10)||0,e.summary.deletions=parseInt(r,
10)||0}),new S(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,(e,[t,n,r])=>{e.summary.changes=parseInt(t,10)||0;const s=parseInt(
n,10)||0;r==="-"?e.summary.deletions=s:r==="+"&&(e.summary.insertions=s)})];function Ar(e){return se({author:null,branch:"",
commit:"",root:!1,summary:{changes:0,insertions:0,deletions:0}},Tr,e)}function Ur(e,t,n){return{commands:["-c","core.abb\
rev=40","commit",...Re(e,"-m"),...t,...n],format:"utf-8",parser:Ar}}function $r(){return{commit(t,...n){const r=w(arguments),
s=e(t)||Ur(re(t),re(z(n[0],We,[])),[...Te(z(n[1],Be,[])),...F(arguments,0,!0)]);return this._runTask(s,r)}};function e(t){
return!We(t)&&K("git.commit: requires the commit message to be supplied as a string/string[]")}}function Fr(){return{count:0,
garbage:0,inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,sizePack:0}}const Nr=new S(/([a-z-]+): (\d+)$/,(e,[t,n])=>{
const r=_t(t);Object.hasOwn(e,r)&&(e[r]=B(n))});function Dr(){return{countObjects(){return this._runTask({commands:["cou\
nt-objects","--verbose"],format:"utf-8",parser(e){return se(Fr(),[Nr],e)}})}}}function jr(){return{firstCommit(){return this.
_runTask(G(["rev-list","--max-parents=0","HEAD"],!0),w(arguments))}}}function Mr(e,t){const n=["hash-object",e];return t&&
n.push("-w"),G(n,!0)}class ct{constructor(t,n,r,s){this.bare=t,this.path=n,this.existing=r,this.gitDir=s}}const Pr=/^Init.+ repository in (.+)$/,
Lr=/^Rein.+ in (.+)$/;function Rr(e,t,n){const r=String(n).trim();let s;if(s=Pr.exec(r))return new ct(e,t,!1,s[1]);if(s=
Lr.exec(r))return new ct(e,t,!0,s[1]);let o="";const c=r.split(" ");for(;c.length;)if(c.shift()==="in"){o=c.join(" ");break}
return new ct(e,t,/^re/i.test(r),o)}const Ht="--bare";function Ir(e){return e.includes(Ht)}function Br(e=!1,t,n){const r=[
"init",...n];return e&&!Ir(r)&&r.splice(1,0,Ht),{commands:r,format:"utf-8",parser(s){return Rr(r.includes("--bare"),t,s)}}}
function Wr(e){return e===void 0?K("interpretTrailers called without input content"):{format:"utf-8",parser(t){return Object.
fromEntries(et(t,n=>{const r=n.indexOf(":");return[_t(n.substring(0,r).toLowerCase()),n.substring(r+2).trim()]}))},commands:[
"interpret-trailers","--parse"],input:e}}function zr(){return{interpretTrailers(e){return this._runTask(Wr(z(e,On)),w(arguments))}}}
var de=(e=>(e.NONE="",e.STAT="--stat",e.NUM_STAT="--numstat",e.NAME_ONLY="--name-only",e.NAME_STATUS="--name-status",e))(
de||{});const Xt=/^--(stat|numstat|name-only|name-status)(=|$)/;function lt(e){for(let t=0;t<e.length;t++){const n=Xt.exec(
e[t]);if(n)return`--${n[1]}`}return""}function Gr(e){return Xt.test(e)}class Hr{constructor(){this.changed=0,this.deletions=
0,this.insertions=0,this.files=[]}}const qt=[new S(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,(e,[t,n,r=""])=>{e.files.push({file:t.
trim(),changes:B(n),insertions:r.replace(/[^+]/g,"").length,deletions:r.replace(/[^-]/g,"").length,binary:!1})}),new S(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,
(e,[t,n,r])=>{e.files.push({file:t.trim(),before:B(n),after:B(r),binary:!0})}),new S(/^(.+)\s+\|\s+Bin\s*$/,(e,[t])=>{e.
files.push({file:t.trim(),before:0,after:0,binary:!0})}),new S(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(e,[t,n])=>{
const r=/(\d+) i/.exec(n),s=/(\d+) d/.exec(n);e.changed=B(t),e.insertions=B(r?.[1]),e.deletions=B(s?.[1])})],Xr=[new S(/(\d+)\t(\d+)\t(.+)$/,
(e,[t,n,r])=>{const s=B(t),o=B(n);e.changed++,e.insertions+=s,e.deletions+=o,e.files.push({file:r,changes:s+o,insertions:s,
deletions:o,binary:!1})}),new S(/-\t-\t(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,after:0,before:0,binary:!0})})],
qr=[new S(/(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,changes:0,insertions:0,deletions:0,binary:!1})})],Vr=[new S(
/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,(e,[t,n,r,s,o])=>{e.changed++,e.files.push({file:o??r,changes:0,insertions:0,
deletions:0,binary:!1,status:xt(cr(t)&&t),from:xt(!!o&&r!==o&&r),similarity:B(n)})})],Kr={[de.NONE]:qt,[de.STAT]:qt,[de.
NUM_STAT]:Xr,[de.NAME_STATUS]:Vr,[de.NAME_ONLY]:qr};function Vt(e=de.NONE){const t=Kr[e];return n=>se(new Hr,t,n,!1)}const Kt="\
\xF2\xF2\xF2\xF2\xF2\xF2 ",Qt=" \xF2\xF2",Yt=" \xF2 ",Qr=["hash","date","message","refs","author_name","author_email"];function Yr(e,t){
return t.reduce((n,r,s)=>(n[r]=e[s]||"",n),Object.create({diff:null}))}function Jt(e=Yt,t=Qr,n=de.NONE){const r=Vt(n);return function(s){
const o=fe(s.trim(),!1,Kt).map(function(c){const d=c.split(Qt),y=Yr(d[0].split(e),t);return d.length>1&&d[1].trim()&&(y.
diff=r(d[1])),y});return{all:o,latest:o.length&&o[0]||null,total:o.length}}}function Jr(e){let t=lt(e);const n=["diff"];
return t===de.NONE&&(t=de.STAT,n.push("--stat=4096")),n.push(...e),ft(n)||{commands:n,format:"utf-8",parser:Vt(t)}}function ft(e){
const t=e.filter(Gr);if(t.length>1)return K(`Summary flags are mutually exclusive - pick one of ${t.join(",")}`);if(t.length&&
e.includes("-z"))return K(`Summary flag ${t} parsing is not compatible with null termination option '-z'`)}var Zt=(e=>(e[e["\
--pretty"]=0]="--pretty",e[e["max-count"]=1]="max-count",e[e.maxCount=2]="maxCount",e[e.n=3]="n",e[e.file=4]="file",e[e.
format=5]="format",e[e.from=6]="from",e[e.to=7]="to",e[e.splitter=8]="splitter",e[e.symmetric=9]="symmetric",e[e.mailMap=
10]="mailMap",e[e.multiLine=11]="multiLine",e[e.strictDate=12]="strictDate",e))(Zt||{});function Zr(e,t){const n=[],r=[];
return Object.keys(e).forEach(s=>{n.push(s),r.push(String(e[s]))}),[n,r.join(t)]}function es(e){return Object.keys(e).reduce(
(t,n)=>(n in Zt||(t[n]=e[n]),t),{})}function en(e={},t=[]){const n=z(e.splitter,j,Yt),r=st(e.format)?e.format:{hash:"%H",
date:e.strictDate===!1?"%ai":"%aI",message:"%s",refs:"%D",body:e.multiLine?"%B":"%b",author_name:e.mailMap!==!1?"%aN":"%\
an",author_email:e.mailMap!==!1?"%aE":"%ae"},[s,o]=Zr(r,n),c=[],d=[`--pretty=format:${Kt}${o}${Qt}`,...t],y=e.n||e["max-\
count"]||e.maxCount;if(y&&d.push(`--max-count=${y}`),e.from||e.to){const M=e.symmetric!==!1?"...":"..";c.push(`${e.from||
""}${M}${e.to||""}`)}return j(e.file)&&d.push("--follow",N(e.file)),Et(es(e),d),{fields:s,splitter:n,commands:[...d,...c]}}
function ts(e,t,n){const r=Jt(e,t,lt(n));return{commands:["log",...n],format:"utf-8",parser:r}}function ns(){return{log(...n){
const r=w(arguments),s=en(ot(arguments),Te(z(arguments[0],Be,[]))),o=t(...n)||ft(s.commands)||e(s);return this._runTask(
o,r)}};function e(n){return ts(n.splitter,n.fields,n.commands)}function t(n,r){return j(n)&&j(r)&&K("git.log(string, str\
ing) should be replaced with git.log({ from: string, to: string })")}}class dt{constructor(t,n=null,r){this.reason=t,this.
file=n,this.meta=r}toString(){return`${this.file}:${this.reason}`}}class rs{constructor(){this.conflicts=[],this.merges=
[],this.result="success"}get failed(){return this.conflicts.length>0}get reason(){return this.result}toString(){return this.
conflicts.length?`CONFLICTS: ${this.conflicts.join(", ")}`:"OK"}}class tn{constructor(){this.remoteMessages={all:[]},this.
created=[],this.deleted=[],this.files=[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,insertions:0}}}
class ss{constructor(){this.remote="",this.hash={local:"",remote:""},this.branch={local:"",remote:""},this.message=""}toString(){
return this.message}}function ht(e){return e.objects=e.objects||{compressing:0,counting:0,enumerating:0,packReused:0,reused:{
count:0,delta:0},total:{count:0,delta:0}}}function nn(e){const t=/^\s*(\d+)/.exec(e),n=/delta (\d+)/i.exec(e);return{count:B(
t&&t[1]||"0"),delta:B(n&&n[1]||"0")}}const os=[new Ce(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,(e,[
t,n])=>{const r=t.toLowerCase(),s=ht(e.remoteMessages);Object.assign(s,{[r]:B(n)})}),new Ce(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,
(e,[t,n])=>{const r=t.toLowerCase(),s=ht(e.remoteMessages);Object.assign(s,{[r]:B(n)})}),new Ce(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,
(e,[t,n,r])=>{const s=ht(e.remoteMessages);s.total=nn(t),s.reused=nn(n),s.packReused=B(r)})],is=[new Ce(/^remote:\s*(.+)$/,
(e,[t])=>(e.remoteMessages.all.push(t.trim()),!1)),...os,new Ce([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],
(e,[t])=>{e.remoteMessages.pullRequestUrl=t}),new Ce([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],
(e,[t,n,r])=>{e.remoteMessages.vulnerabilities={count:B(t),summary:n,url:r}})];function rn(e,t){return se({remoteMessages:new as},
is,t)}class as{constructor(){this.all=[]}}const us=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,cs=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,
ls=/^(create|delete) mode \d+ (.+)/,ds=[new S(us,(e,[t,n,r])=>{e.files.push(t),n&&(e.insertions[t]=n.length),r&&(e.deletions[t]=
r.length)}),new S(cs,(e,[t,,n,,r])=>n!==void 0||r!==void 0?(e.summary.changes=+t||0,e.summary.insertions=+n||0,e.summary.
deletions=+r||0,!0):!1),new S(ls,(e,[t,n])=>{ue(e.files,n),ue(t==="create"?e.created:e.deleted,n)})],hs=[new S(/^from\s(.+)$/i,
(e,[t])=>{e.remote=t}),new S(/^fatal:\s(.+)$/,(e,[t])=>{e.message=t}),new S(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,
(e,[t,n,r,s])=>{e.branch.local=r,e.hash.local=t,e.branch.remote=s,e.hash.remote=n})],ps=(e,t)=>se(new tn,ds,[e,t]),sn=(e,t)=>Object.
assign(new tn,ps(e,t),rn(e,t));function ms(e,t){const n=se(new ss,hs,[e,t]);return n.message&&n}const gs=[new S(/^Auto-merging\s+(.+)$/,
(e,[t])=>{e.merges.push(t)}),new S(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,(e,[t,n])=>{e.conflicts.push(new dt(t,
n))}),new S(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(e,[t,n,r])=>{e.conflicts.push(new dt(t,n,{deleteRef:r}))}),
new S(/^CONFLICT\s+\((.+)\):/,(e,[t])=>{e.conflicts.push(new dt(t,null))}),new S(/^Automatic merge failed;\s+(.+)$/,(e,[
t])=>{e.result=t})],ws=(e,t)=>Object.assign(ys(e),sn(e,t)),ys=e=>se(new rs,gs,e);function on(e){return e.length?{commands:[
"merge",...e],format:"utf-8",parser(t,n){const r=ws(t,n);if(r.failed)throw new h(r);return r}}:K("Git.merge requires at \
least one option")}function bs(e,t,n){const r=n.includes("deleted"),s=n.includes("tag")||/^refs\/tags/.test(e),o=!n.includes(
"new");return{deleted:r,tag:s,branch:!s,new:!o,alreadyUpdated:o,local:e,remote:t}}const vs=[new S(/^Pushing to (.+)$/,(e,[
t])=>{e.repo=t}),new S(/^updating local tracking ref '(.+)'/,(e,[t])=>{e.ref={...e.ref||{},local:t}}),new S(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,
(e,[t,n,r])=>{e.pushed.push(bs(t,n,r))}),new S(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,
(e,[t,n,r])=>{e.branch={...e.branch||{},local:t,remote:n,remoteName:r}}),new S(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,
(e,[t,n,r,s])=>{e.update={head:{local:t,remote:n},hash:{from:r,to:s}}})],_s=(e,t)=>{const n=Cs(e,t),r=rn(e,t);return{...n,
...r}},Cs=(e,t)=>se({pushed:[]},vs,[e,t]);function xs(e={},t){return ue(t,"--tags"),an(e,t)}function an(e={},t){const n=[
"push",...t];return e.branch&&n.splice(1,0,e.branch),e.remote&&n.splice(1,0,e.remote),tt(n,"-v"),ue(n,"--verbose"),ue(n,
"--porcelain"),{commands:n,format:"utf-8",parser:_s}}function ks(){return{showBuffer(){const e=["show",...F(arguments,1)];
return e.includes("--binary")||e.splice(1,0,"--binary"),this._runTask(At(e),w(arguments))},show(){const e=["show",...F(arguments,
1)];return this._runTask(G(e),w(arguments))}}}const Es=/^(.+)\0(.+)$/;class Os{constructor(t,n,r){if(this.path=t,this.index=
n,this.working_dir=r,n==="R"||r==="R"){const s=Es.exec(t)||[null,t,t];this.from=s[2]||"",this.path=s[1]||""}}}class Ss{constructor(){
this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.ignored=void 0,this.modified=[],this.renamed=[],
this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=null,this.detached=!1,this.isClean=
()=>!this.files.length}}function un(e){const[t,n]=e.split($);return{from:n||t,to:t}}function oe(e,t,n){return[`${e}${t}`,
n]}function pt(e,...t){return t.map(n=>oe(e,n,(r,s)=>r.conflicted.push(s)))}const Ts=new Map([oe(" ","A",(e,t)=>e.created.
push(t)),oe(" ","D",(e,t)=>e.deleted.push(t)),oe(" ","M",(e,t)=>e.modified.push(t)),oe("A"," ",(e,t)=>{e.created.push(t),
e.staged.push(t)}),oe("A","M",(e,t)=>{e.created.push(t),e.staged.push(t),e.modified.push(t)}),oe("D"," ",(e,t)=>{e.deleted.
push(t),e.staged.push(t)}),oe("M"," ",(e,t)=>{e.modified.push(t),e.staged.push(t)}),oe("M","M",(e,t)=>{e.modified.push(t),
e.staged.push(t)}),oe("R"," ",(e,t)=>{e.renamed.push(un(t))}),oe("R","M",(e,t)=>{const n=un(t);e.renamed.push(n),e.modified.
push(n.to)}),oe("!","!",(e,t)=>{(e.ignored=e.ignored||[]).push(t)}),oe("?","?",(e,t)=>e.not_added.push(t)),...pt("A","A",
"U"),...pt("D","D","U"),...pt("U","A","D","U"),["##",(e,t)=>{const n=/ahead (\d+)/,r=/behind (\d+)/,s=/^(.+?(?=(?:\.{3}|\s|$)))/,
o=/\.{3}(\S*)/,c=/\son\s(\S+?)(?=\.{3}|$)/;let d=n.exec(t);e.ahead=d&&+d[1]||0,d=r.exec(t),e.behind=d&&+d[1]||0,d=s.exec(
t),e.current=z(d?.[1],j,null),d=o.exec(t),e.tracking=z(d?.[1],j,null),d=c.exec(t),d&&(e.current=z(d?.[1],j,e.current)),e.
detached=/\(no branch\)/.test(t)}]]),As=function(e){const t=e.split($),n=new Ss;for(let r=0,s=t.length;r<s;){let o=t[r++].
trim();o&&(o.charAt(0)==="R"&&(o+=$+(t[r++]||"")),Us(n,o))}return n};function Us(e,t){const n=t.trim();switch(" "){case n.
charAt(2):return r(n.charAt(0),n.charAt(1),n.slice(3));case n.charAt(1):return r(" ",n.charAt(0),n.slice(2));default:return}
function r(s,o,c){const d=`${s}${o}`,y=Ts.get(d);y&&y(e,c),d!=="##"&&d!=="!!"&&e.files.push(new Os(c,s,o))}}const $s=["-\
-null","-z"];function Fs(e){return{format:"utf-8",commands:["status","--porcelain","-b","-u","--null",...e.filter(t=>!$s.
includes(t))],parser(t){return As(t)}}}const cn="installed=false";function Xe(e=0,t=0,n=0,r="",s=!0){return Object.defineProperty(
{major:e,minor:t,patch:n,agent:r,installed:s},"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,
enumerable:!1})}function Ns(){return Xe(0,0,0,"",!1)}function Ds(){return{version(){return this._runTask({commands:["--v\
ersion"],format:"utf-8",parser:Ms,onError(e,t,n,r){if(e.exitCode===ze.NOT_FOUND)return n(Buffer.from(cn));r(t)}})}}}const js=[
new S(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,(e,[t,n,r,s=""])=>{Object.assign(e,Xe(B(t),B(n),B(r),s))}),new S(/version (\d+)\.(\d+)\.(\D+)(.+)?$/,
(e,[t,n,r,s=""])=>{Object.assign(e,Xe(B(t),B(n),r,s))})];function Ms(e){return e===cn?Ns():se(Xe(0,0,0,e),js,e)}class ln{constructor(t){
this._executor=t}_runTask(t,n){const r=this._executor.chain(),s=r.push(t);return n&&kr(t,s,n),Object.create(this,{then:{
value:s.then.bind(s)},catch:{value:s.catch.bind(s)},_executor:{value:r}})}add(t){return this._runTask(G(["add",...re(t)]),
w(arguments))}cwd(t){const n=w(arguments);return typeof t=="string"?this._runTask(Wt(t,this._executor),n):typeof t?.path==
"string"?this._runTask(Wt(t.path,t.root&&this._executor||void 0),n):this._runTask(K("Git.cwd: workingDirectory must be s\
upplied as a string"),n)}hashObject(t,n){return this._runTask(Mr(t,n===!0),w(arguments))}init(t){return this._runTask(Br(
t===!0,this._executor.cwd,F(arguments)),w(arguments))}merge(){return this._runTask(on(F(arguments)),w(arguments))}mergeFromTo(t,n){
return j(t)&&j(n)?this._runTask(on([t,n,...F(arguments)]),w(arguments,!1)):this._runTask(K("Git.mergeFromTo requires tha\
t the 'remote' and 'branch' arguments are supplied as strings"))}outputHandler(t){return this._executor.outputHandler=t,
this}push(){const t=an({remote:z(arguments[0],j),branch:z(arguments[1],j)},F(arguments));return this._runTask(t,w(arguments))}stash(){
return this._runTask(G(["stash",...F(arguments)]),w(arguments))}status(){return this._runTask(Fs(F(arguments)),w(arguments))}}
Object.assign(ln.prototype,Er(),Sr(),$r(),ar(),Dr(),jr(),pr(),zr(),ns(),ks(),Ds());const Ps=(()=>{let e=0;return()=>{e++;
const{promise:t,done:n}=(0,D.ud)();return{promise:t,done:n,id:e}}})();class Ls{constructor(t=2){this.concurrency=t,this.
logger=xe("","scheduler"),this.pending=[],this.running=[],this.logger("Constructed, concurrency=%s",t)}schedule(){if(!this.
pending.length||this.running.length>=this.concurrency){this.logger("Schedule attempt ignored, pending=%s running=%s conc\
urrency=%s",this.pending.length,this.running.length,this.concurrency);return}const t=ue(this.running,this.pending.shift());
this.logger("Attempting id=%s",t.id),t.done(()=>{this.logger("Completing id=",t.id),tt(this.running,t),this.schedule()})}next(){
const{promise:t,id:n}=ue(this.pending,Ps());return this.logger("Scheduling id=%s",n),this.schedule(),t}}function Rs(e,t){
return G(["apply",...t,...e])}var fn=(e=>(e.CURRENT="*",e.LINKED="+",e))(fn||{});class Is{constructor(){this.all=[],this.
branches={},this.current="",this.detached=!1}push(t,n,r,s,o){t==="*"&&(this.detached=n,this.current=r),this.all.push(r),
this.branches[r]={current:t==="*",linkedWorkTree:t==="+",name:r,commit:s,label:o}}}const Bs=[new S(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,
(e,[t,n,r,s])=>{e.push(dn(t),!0,n,r,s)}),new S(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(e,[t,n,r,s])=>{e.push(dn(t),!1,
n,r,s)})],Ws=new S(/^(\S+)$/s,(e,[t])=>{e.push(fn.CURRENT,!1,t,"","")});function dn(e){return e?e.charAt(0):""}function hn(e,t=!1){
return se(new Is,t?[Ws]:Bs,e)}class zs{constructor(){this.all=[],this.branches={},this.errors=[]}get success(){return!this.
errors.length}}function Gs(e,t){return{branch:e,hash:t,success:!0}}function Hs(e){return{branch:e,hash:null,success:!1}}
const Xs=/(\S+)\s+\(\S+\s([^)]+)\)/,pn=/^error[^']+'([^']+)'/m,qs=[new S(Xs,(e,[t,n])=>{const r=Gs(t,n);e.all.push(r),e.
branches[t]=r}),new S(pn,(e,[t])=>{const n=Hs(t);e.errors.push(n),e.all.push(n),e.branches[t]=n})],mt=(e,t)=>se(new zs,qs,
[e,t]);function mn(e,t){return t===ze.ERROR&&pn.test(e)}function Vs(e){const t=["-d","-D","--delete"];return e.some(n=>t.
includes(n))}function Ks(e){const t=Vs(e),n=e.includes("--show-current"),r=["branch",...e];return r.length===1&&r.push("\
-a"),r.includes("-v")||r.splice(1,0,"-v"),{format:"utf-8",commands:r,parser(s,o){return t?mt(s,o).all[0]:hn(s,n)}}}function Qs(){
return{format:"utf-8",commands:["branch","-v"],parser(e){return hn(e)}}}function Ys(e,t=!1){return{format:"utf-8",commands:[
"branch","-v",t?"-D":"-d",...e],parser(n,r){return mt(n,r)},onError({exitCode:n,stdOut:r},s,o,c){if(!mn(String(s),n))return c(
s);o(r)}}}function Js(e,t=!1){const n={format:"utf-8",commands:["branch","-v",t?"-D":"-d",e],parser(r,s){return mt(r,s).
branches[e]},onError({exitCode:r,stdErr:s,stdOut:o},c,d,y){if(!mn(String(c),r))return y(c);throw new h(n.parser(Ie(o),Ie(
s)),String(c))}};return n}function Zs(e){return{commands:["check-ignore",...e],format:"utf-8",parser:eo}}function eo(e){
return e.split(/\n/g).map(to).filter(Boolean)}function to(e){const t=e.trim().replace(/^["']|["']$/g,"");return t&&(0,A.
normalize)(t)}const no=[new S(/From (.+)$/,(e,[t])=>{e.remote=t}),new S(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,(e,[t,n])=>{
e.branches.push({name:t,tracking:n})}),new S(/\* \[new tag]\s+(\S+)\s*-> (.+)$/,(e,[t,n])=>{e.tags.push({name:t,tracking:n})}),
new S(/- \[deleted]\s+\S+\s*-> (.+)$/,(e,[t])=>{e.deleted.push({tracking:t})}),new S(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,
(e,[t,n,r,s])=>{e.updated.push({name:r,tracking:s,to:n,from:t})})];function ro(e,t){return se({raw:e,remote:null,branches:[],
tags:[],updated:[],deleted:[]},no,[e,t])}function so(e){return/^--upload-pack(=|$)/.test(e)}function oo(e,t,n){const r=[
"fetch",...n];return e&&t&&r.push(e,t),r.find(so)?K("git.fetch: potential exploit argument blocked."):{commands:r,format:"\
utf-8",parser:ro}}const io=[new S(/^Renaming (.+) to (.+)$/,(e,[t,n])=>{e.moves.push({from:t,to:n})})];function ao(e){return se(
{moves:[]},io,e)}function uo(e,t){return{commands:["mv","-v",...re(e),t],format:"utf-8",parser:ao}}function co(e,t,n){const r=[
"pull",...n];return e&&t&&r.splice(1,0,e,t),{commands:r,format:"utf-8",parser(s,o){return sn(s,o)},onError(s,o,c,d){const y=ms(
Ie(s.stdOut),Ie(s.stdErr));if(y)return d(new h(y));d(o)}}}function lo(e){const t={};return gn(e,([n])=>t[n]={name:n}),Object.
values(t)}function fo(e){const t={};return gn(e,([n,r,s])=>{Object.hasOwn(t,n)||(t[n]={name:n,refs:{fetch:"",push:""}}),
s&&r&&(t[n].refs[s.replace(/[^a-z]/g,"")]=r)}),Object.values(t)}function gn(e,t){et(e,n=>t(n.split(/\s+/)))}function ho(e,t,n){
return G(["remote","add",...n,e,t])}function po(e){const t=["remote"];return e&&t.push("-v"),{commands:t,format:"utf-8",
parser:e?fo:lo}}function mo(e){const t=[...e];return t[0]!=="ls-remote"&&t.unshift("ls-remote"),G(t)}function go(e){const t=[
...e];return t[0]!=="remote"&&t.unshift("remote"),G(t)}function wo(e){return G(["remote","remove",e])}function yo(e={},t){
const n=en(e),r=["stash","list",...n.commands,...t],s=Jt(n.splitter,n.fields,lt(r));return ft(r)||{commands:r,format:"ut\
f-8",parser:s}}function bo(e,t){return qe(["add",e,t])}function vo(e){return qe(["init",...e])}function qe(e){const t=[...e];
return t[0]!=="submodule"&&t.unshift("submodule"),G(t)}function _o(e){return qe(["update",...e])}class Co{constructor(t,n){
this.all=t,this.latest=n}}const xo=function(e,t=!1){const n=e.split(`
`).map(Eo).filter(Boolean);t||n.sort(function(s,o){const c=s.split("."),d=o.split(".");if(c.length===1||d.length===1)return ko(
Ve(c[0]),Ve(d[0]));for(let y=0,M=Math.max(c.length,d.length);y<M;y++){const R=wn(Ve(c[y]),Ve(d[y]));if(R)return R}return 0});
const r=t?n[0]:[...n].reverse().find(s=>s.indexOf(".")>=0);return new Co(n,r)};function ko(e,t){const n=Number.isNaN(e),
r=Number.isNaN(t);return n!==r?n?1:-1:n?wn(e,t):0}function wn(e,t){return e===t?0:e>t?1:-1}function Eo(e){return e.trim()}
function Ve(e){return typeof e=="string"&&parseInt(e.replace(/^\D+/g,""),10)||0}function Oo(e=[]){const t=e.some(n=>/^--sort=/.
test(n));return{format:"utf-8",commands:["tag","-l",...e],parser(n){return xo(n,t)}}}function So(e){return{format:"utf-8",
commands:["tag",e],parser(){return{name:e}}}}function To(e,t){return{format:"utf-8",commands:["tag","-a","-m",t,e],parser(){
return{name:e}}}}function x(e,t){this._plugins=t,this._executor=new xr(e.baseDir,new Ls(e.maxConcurrentProcesses),t),this.
_trimmed=e.trimmed}(x.prototype=Object.create(ln.prototype)).constructor=x,x.prototype.customBinary=function(e){return this.
_plugins.reconfigure("binary",e),this},x.prototype.env=function(e,t){return arguments.length===1&&typeof e=="object"?this.
_executor.env=e:(this._executor.env=this._executor.env||{})[e]=t,this},x.prototype.stashList=function(e){return this._runTask(
yo(ot(arguments)||{},Be(e)&&e||[]),w(arguments))},x.prototype.mv=function(e,t){return this._runTask(uo(e,t),w(arguments))},
x.prototype.checkoutLatestTag=function(e){var t=this;return this.pull(function(){t.tags(function(n,r){t.checkout(r.latest,
e)})})},x.prototype.pull=function(e,t,n,r){return this._runTask(co(z(e,j),z(t,j),F(arguments)),w(arguments))},x.prototype.
fetch=function(e,t){return this._runTask(oo(z(e,j),z(t,j),F(arguments)),w(arguments))},x.prototype.tags=function(e,t){return this.
_runTask(Oo(F(arguments)),w(arguments))},x.prototype.rebase=function(){return this._runTask(G(["rebase",...F(arguments)]),
w(arguments))},x.prototype.reset=function(e){return this._runTask(gr(wr(e),F(arguments)),w(arguments))},x.prototype.revert=
function(e){const t=w(arguments);return typeof e!="string"?this._runTask(K("Commit must be a string"),t):this._runTask(G(
["revert",...F(arguments,0,!0),e]),t)},x.prototype.addTag=function(e){const t=typeof e=="string"?So(e):K("Git.addTag req\
uires a tag name");return this._runTask(t,w(arguments))},x.prototype.addAnnotatedTag=function(e,t){return this._runTask(
To(e,t),w(arguments))},x.prototype.deleteLocalBranch=function(e,t,n){return this._runTask(Js(e,typeof t=="boolean"?t:!1),
w(arguments))},x.prototype.deleteLocalBranches=function(e,t,n){return this._runTask(Ys(e,typeof t=="boolean"?t:!1),w(arguments))},
x.prototype.branch=function(e,t){return this._runTask(Ks(F(arguments)),w(arguments))},x.prototype.branchLocal=function(e){
return this._runTask(Qs(),w(arguments))},x.prototype.raw=function(e){const t=!Array.isArray(e),n=[].slice.call(t?arguments:
e,0);for(let s=0;s<n.length&&t;s++)if(!rt(n[s])){n.splice(s,n.length-s);break}n.push(...F(arguments,0,!0));var r=w(arguments);
return n.length?this._runTask(G(n,this._trimmed),r):this._runTask(K("Raw: must supply one or more command to execute"),r)},
x.prototype.submoduleAdd=function(e,t,n){return this._runTask(bo(e,t),w(arguments))},x.prototype.submoduleUpdate=function(e,t){
return this._runTask(_o(F(arguments,!0)),w(arguments))},x.prototype.submoduleInit=function(e,t){return this._runTask(vo(
F(arguments,!0)),w(arguments))},x.prototype.subModule=function(e,t){return this._runTask(qe(F(arguments)),w(arguments))},
x.prototype.listRemote=function(){return this._runTask(mo(F(arguments)),w(arguments))},x.prototype.addRemote=function(e,t,n){
return this._runTask(ho(e,t,F(arguments)),w(arguments))},x.prototype.removeRemote=function(e,t){return this._runTask(wo(
e),w(arguments))},x.prototype.getRemotes=function(e,t){return this._runTask(po(e===!0),w(arguments))},x.prototype.remote=
function(e,t){return this._runTask(go(F(arguments)),w(arguments))},x.prototype.tag=function(e,t){const n=F(arguments);return n[0]!==
"tag"&&n.unshift("tag"),this._runTask(G(n),w(arguments))},x.prototype.updateServerInfo=function(e){return this._runTask(
G(["update-server-info"]),w(arguments))},x.prototype.pushTags=function(e,t){const n=xs({remote:z(e,j)},F(arguments));return this.
_runTask(n,w(arguments))},x.prototype.rm=function(e){return this._runTask(G(["rm","-f",...re(e)]),w(arguments))},x.prototype.
rmKeepLocal=function(e){return this._runTask(G(["rm","--cached",...re(e)]),w(arguments))},x.prototype.catFile=function(e,t){
return this._catFile("utf-8",arguments)},x.prototype.binaryCatFile=function(){return this._catFile("buffer",arguments)},
x.prototype._catFile=function(e,t){var n=w(t),r=["cat-file"],s=t[0];if(typeof s=="string")return this._runTask(K("Git.ca\
tFile: options must be supplied as an array of strings"),n);Array.isArray(s)&&r.push.apply(r,s);const o=e==="buffer"?At(
r):G(r);return this._runTask(o,n)},x.prototype.diff=function(e,t){const n=j(e)?K("git.diff: supplying options as a singl\
e string is no longer supported, switch to an array of strings"):G(["diff",...F(arguments)]);return this._runTask(n,w(arguments))},
x.prototype.diffSummary=function(){return this._runTask(Jr(F(arguments,1)),w(arguments))},x.prototype.applyPatch=function(e){
const t=We(e)?Rs(re(e),F([].slice.call(arguments,1))):K("git.applyPatch requires one or more string patches as the first\
 argument");return this._runTask(t,w(arguments))},x.prototype.revparse=function(){const e=["rev-parse",...F(arguments,!0)];
return this._runTask(G(e,!0),w(arguments))},x.prototype.clean=function(e,t,n){const r=Kn(e),s=r&&e.join("")||z(e,j)||"",
o=F([].slice.call(arguments,r?1:0));return this._runTask(qn(s,o),w(arguments))},x.prototype.exec=function(e){const t={commands:[],
format:"utf-8",parser(){typeof e=="function"&&e()}};return this._runTask(t)},x.prototype.checkIgnore=function(e,t){return this.
_runTask(Zs(re(z(e,We,[]))),w(arguments))},x.prototype.checkIsRepo=function(e,t){return this._runTask(Nn(z(e,j)),w(arguments))};
function Ao(e){return e?[{type:"spawn.before",action(t,n){e.aborted&&n.kill(new l(void 0,"abort","Abort already signaled"))}},
{type:"spawn.after",action(t,n){function r(){n.kill(new l(void 0,"abort","Abort signal received"))}e.addEventListener("a\
bort",r),n.spawned.on("close",()=>e.removeEventListener("abort",r))}}]:void 0}const Uo=xe("","plugin:allowEnvironment");
function $o(e,t=!1){const n=new Set(e.map(r=>r.toLowerCase().trim()));return{type:"spawn.options",action(r,s){const o={...r.
env??process.env},c=new Set(Object.keys(s.env).map(d=>d.toLowerCase().trim()));for(const d of Object.keys(o)){const y=d.
toLowerCase().trim();if(!(!Fo(y)||n.has(y))){if(c.has(y))throw new l(void 0,"allowEnvironment",`Use of "${d}" is blocked\
 by the environment guard - add it to the allowEnvironment option to permit it`);Uo("removing ambient guarded environmen\
t variable %s",d),delete o[d]}}return{...r,env:{...o,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(!t)}}}}}function Fo(e){
const t=e.toLowerCase().trim();return t.startsWith("git_")||_e(t)}function No(e={}){return{type:"spawn.args",action(t,{env:n}){
for(const r of f(t,n))if(e[r.category]!==!0)throw new l(void 0,"unsafe",r.message);return t}}}function Do(e){const t=Re(
e,"-c");return{type:"spawn.args",action(n){return[...t,...n]}}}const yn=(0,D.yX)().promise;function jo({onClose:e=!0,onExit:t=50}={}){
function n(){let s=-1;const o={close:(0,D.yX)(),closeTimeout:(0,D.yX)(),exit:(0,D.yX)(),exitTimeout:(0,D.yX)()},c=Promise.
race([e===!1?yn:o.closeTimeout.promise,t===!1?yn:o.exitTimeout.promise]);return r(e,o.close,o.closeTimeout),r(t,o.exit,o.
exitTimeout),{close(d){s=d,o.close.done()},exit(d){s=d,o.exit.done()},get exitCode(){return s},result:c}}function r(s,o,c){
s!==!1&&(s===!0?o.promise:o.promise.then(()=>Ct(s))).then(c.done)}return{type:"spawn.after",async action(s,{spawned:o,close:c}){
const d=n();let y=!0,M=()=>{y=!1};o.stdout?.on("data",M),o.stderr?.on("data",M),o.on("error",M),o.on("close",R=>d.close(
R)),o.on("exit",R=>d.exit(R));try{await d.result,y&&await Ct(50),c(d.exitCode)}catch(R){c(d.exitCode,R)}}}}const bn=xe("",
"plugin:binary"),Mo="Invalid value supplied for custom binary, requires a single string or an array containing either on\
e or two strings",Po="Invalid value supplied for custom binary, restricted characters must be removed or supply the unsa\
fe.allowUnsafeCustomBinary option";function Lo(e){return!e||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(e)}function vn(e,t){if(e.
length<1||e.length>2)throw new l(void 0,"binary",Mo);if(e.some(Lo))if(t)bn("permitted unsafe binary %o",e);else throw new l(
void 0,"binary",Po);const[n,r]=e;return{binary:n,prefix:r}}function Ro(e,t=["git"],n=!1){let r=vn(re(t),n);e.on("binary",
s=>{r=vn(re(s),n),bn.info("reconfiguring %o",r)}),e.append("spawn.binary",()=>r.binary),e.append("spawn.args",s=>r.prefix?
[r.prefix,...s]:s)}const _n={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambig\
uous abbreviated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}};
function Io(e){if(!e)return"UNKNOWN";for(const[t,{text:n}]of Object.entries(_n))if(e.startsWith(`fatal: ${n}`))return t;
return"UNKNOWN"}class Bo extends a{constructor(t=""){const n=Io(t);super(void 0,_n[n].solution?.replace("{message}",t)??
t),this.reason=n}}function Wo(e){return!!(e.exitCode&&e.stdErr.length)}function zo(e){return Buffer.concat([...e.stdOut,
...e.stdErr])}function Go(e=!1,t=Wo,n=zo){return(r,s)=>!e&&r||!t(s)?r:n(s)}function Ho(e,t){return e===128&&t.startsWith(
"fatal:")?new Bo(t):new a(void 0,t)}function Cn(e){return{type:"task.error",action(t,n){const r=e(t.error,{stdErr:n.stdErr,
stdOut:n.stdOut,exitCode:n.exitCode});return Buffer.isBuffer(r)?{error:Ho(n.exitCode,r.toString("utf-8"))}:{error:r}}}}const gt=xe(
"","plugin:input");function Xo(e){return{type:"spawn.after",action(t,{commands:n,input:r,spawned:{stdin:s}}){if(!s)return;
const o=e?.([...n])??r;if(!o)return gt("generated zero length content, not writing to stdin");gt("writing %s bytes to st\
din",kn(o)),s.on("error",c=>{c.code!=="EPIPE"&&gt("[ERROR] stdin error %o",c)}),s.end(o)}}}class qo{constructor(){this.plugins=
new Set,this.events=new i.EventEmitter}on(t,n){this.events.on(t,n)}reconfigure(t,n){this.events.emit(t,n)}append(t,n){const r=ue(
this.plugins,{type:t,action:n});return()=>this.plugins.delete(r)}add(t){const n=[];return re(t).forEach(r=>{r&&this.plugins.
add(ue(n,r))}),()=>{n.forEach(r=>{this.plugins.delete(r)})}}exec(t,n,r){let s=n;const o=Object.freeze(Object.create(r));
for(const c of this.plugins)c.type===t&&(s=c.action(s,o));return s}}function Vo(e){const t="--progress",n=["checkout","c\
lone","fetch","pull","push"];return[{type:"spawn.args",action(r,s){return n.includes(s.method)?xn(r,t):r}},{type:"spawn.\
after",action(r,s){s.commands.includes(t)&&s.spawned.stderr?.on("data",o=>{const c=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.
exec(o.toString("utf8"));c&&e({method:s.method,stage:Ko(c[1]),progress:B(c[2]),processed:B(c[3]),total:B(c[4])})})}}]}function Ko(e){
return String(e.toLowerCase().split(" ",1))||"unknown"}function Qo(e){const t=En(e,["uid","gid"]);return{type:"spawn.opt\
ions",action(n){return{...t,...n}}}}function Yo(){return{type:"spawn.args",action(e){const t=[];let n;function r(s){(n=n||
[]).push(...s)}for(let s=0;s<e.length;s++){const o=e[s];if(L(o)){r(p(o));continue}if(o==="--"){r(e.slice(s+1).flatMap(c=>L(
c)&&p(c)||c));break}t.push(o)}return n?[...t,"--",...n.map(String)]:t}}}function Jo({block:e,stdErr:t=!0,stdOut:n=!0}){if(e>
0)return{type:"spawn.after",action(r,s){let o;function c(){o&&clearTimeout(o),o=setTimeout(y,e)}function d(){s.spawned.stdout?.
off("data",c),s.spawned.stderr?.off("data",c),s.spawned.off("exit",d),s.spawned.off("close",d),o&&clearTimeout(o)}function y(){
d(),s.kill(new l(void 0,"timeout","block timeout reached"))}n&&s.spawned.stdout?.on("data",c),t&&s.spawned.stderr?.on("d\
ata",c),s.spawned.on("exit",d),s.spawned.on("close",d),c()}}}const Zo=(e,t)=>{const n=new qo,r=Un(e&&(typeof e=="string"?
{baseDir:e}:e)||{},t);if(!vt(r.baseDir))throw new u(r,"Cannot use simple-git on a directory that does not exist");return Array.
isArray(r.config)&&n.add(Do(r.config)),n.add(No(r.unsafe)),n.add(jo(r.completion)),r.abort&&n.add(Ao(r.abort)),r.progress&&
n.add(Vo(r.progress)),r.timeout&&n.add(Jo(r.timeout)),r.spawnOptions&&n.add(Qo(r.spawnOptions)),n.add(Yo()),n.add(Xo(r.input)),
n.add(Cn(Go(!0))),r.errors&&n.add(Cn(r.errors)),Ro(n,r.binary,r.unsafe?.allowUnsafeCustomBinary),n.add($o(r.allowEnvironment??
[],r.unsafe?.allowAbbreviatedOptions)),new x(r,n)}})};
