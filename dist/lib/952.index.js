exports.id=952,exports.ids=[952],exports.modules={47117:((z,f,L)=>{"use strict";function F(E){for(var P in E)f.hasOwnProperty(
P)||(f[P]=E[P])}Object.defineProperty(f,"__esModule",{value:!0}),F(L(63972))}),63972:(function(z,f,L){"use strict";var F=this&&
this.__importDefault||function(x){return x&&x.__esModule?x:{default:x}};Object.defineProperty(f,"__esModule",{value:!0});
const E=L(79896),_=F(L(2830)).default("@kwsites/file-exists");function i(x,c,T){_("checking %s",x);try{const b=E.statSync(
x);return b.isFile()&&c?(_("[OK] path represents a file"),!0):b.isDirectory()&&T?(_("[OK] path represents a directory"),
!0):(_("[FAIL] path represents something other than a file or directory"),!1)}catch(b){if(b.code==="ENOENT")return _("[F\
AIL] path is not accessible: %o",b),!1;throw _("[FATAL] %o",b),b}}function G(x,c=f.READABLE){return i(x,(c&f.FILE)>0,(c&
f.FOLDER)>0)}f.exists=G,f.FILE=1,f.FOLDER=2,f.READABLE=f.FILE+f.FOLDER}),19997:((z,f)=>{"use strict";var L;L={value:!0},
f.ud=f.yX=void 0;function F(){let E,P,_="pending";return{promise:new Promise((G,x)=>{E=G,P=x}),done(G){_==="pending"&&(_=
"resolved",E(G))},fail(G){_==="pending"&&(_="rejected",P(G))},get fulfilled(){return _!=="pending"},get status(){return _}}}
f.yX=F,f.ud=F,L=F}),6110:((z,f,L)=>{f.formatArgs=E,f.save=P,f.load=_,f.useColors=F,f.storage=i(),f.destroy=(()=>{let x=!1;
return()=>{x||(x=!0,console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will b\
e removed in the next major version of `debug`."))}})(),f.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#0066CC","#00\
66FF","#0099CC","#0099FF","#00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#3333CC","#33\
33FF","#3366CC","#3366FF","#3399CC","#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#6600CC","#66\
00FF","#6633CC","#6633FF","#66CC00","#66CC33","#9900CC","#9900FF","#9933CC","#9933FF","#99CC00","#99CC33","#CC0000","#CC\
0033","#CC0066","#CC0099","#CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","#CC6600","#CC\
6633","#CC9900","#CC9933","#CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3300","#FF\
3333","#FF3366","#FF3399","#FF33CC","#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"];function F(){
if(typeof window<"u"&&window.process&&(window.process.type==="renderer"||window.process.__nwjs))return!0;if(typeof navigator<
"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return!1;let x;return typeof document<
"u"&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<
"u"&&window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<"u"&&navigator.
userAgent&&(x=navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/))&&parseInt(x[1],10)>=31||typeof navigator<"u"&&navigator.
userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}function E(x){if(x[0]=(this.useColors?"%c":"")+
this.namespace+(this.useColors?" %c":" ")+x[0]+(this.useColors?"%c ":" ")+"+"+z.exports.humanize(this.diff),!this.useColors)
return;const c="color: "+this.color;x.splice(1,0,c,"color: inherit");let T=0,b=0;x[0].replace(/%[a-zA-Z%]/g,v=>{v!=="%%"&&
(T++,v==="%c"&&(b=T))}),x.splice(b,0,c)}f.log=console.debug||console.log||(()=>{});function P(x){try{x?f.storage.setItem(
"debug",x):f.storage.removeItem("debug")}catch{}}function _(){let x;try{x=f.storage.getItem("debug")||f.storage.getItem(
"DEBUG")}catch{}return!x&&typeof process<"u"&&"env"in process&&(x=process.env.DEBUG),x}function i(){try{return localStorage}catch{}}
z.exports=L(40897)(f);const{formatters:G}=z.exports;G.j=function(x){try{return JSON.stringify(x)}catch(c){return"[Unexpe\
ctedJSONParseError]: "+c.message}}}),40897:((z,f,L)=>{function F(E){_.debug=_,_.default=_,_.coerce=b,_.disable=c,_.enable=
G,_.enabled=T,_.humanize=L(70744),_.destroy=v,Object.keys(E).forEach(u=>{_[u]=E[u]}),_.names=[],_.skips=[],_.formatters=
{};function P(u){let N=0;for(let m=0;m<u.length;m++)N=(N<<5)-N+u.charCodeAt(m),N|=0;return _.colors[Math.abs(N)%_.colors.
length]}_.selectColor=P;function _(u){let N,m=null,p,l;function a(...o){if(!a.enabled)return;const d=a,w=Number(new Date),
A=w-(N||w);d.diff=A,d.prev=N,d.curr=w,N=w,o[0]=_.coerce(o[0]),typeof o[0]!="string"&&o.unshift("%O");let g=0;o[0]=o[0].replace(
/%([a-zA-Z%])/g,(y,M)=>{if(y==="%%")return"%";g++;const j=_.formatters[M];if(typeof j=="function"){const S=o[g];y=j.call(
d,S),o.splice(g,1),g--}return y}),_.formatArgs.call(d,o),(d.log||_.log).apply(d,o)}return a.namespace=u,a.useColors=_.useColors(),
a.color=_.selectColor(u),a.extend=i,a.destroy=_.destroy,Object.defineProperty(a,"enabled",{enumerable:!0,configurable:!1,
get:()=>m!==null?m:(p!==_.namespaces&&(p=_.namespaces,l=_.enabled(u)),l),set:o=>{m=o}}),typeof _.init=="function"&&_.init(
a),a}function i(u,N){const m=_(this.namespace+(typeof N>"u"?":":N)+u);return m.log=this.log,m}function G(u){_.save(u),_.
namespaces=u,_.names=[],_.skips=[];const N=(typeof u=="string"?u:"").trim().replace(/\s+/g,",").split(",").filter(Boolean);
for(const m of N)m[0]==="-"?_.skips.push(m.slice(1)):_.names.push(m)}function x(u,N){let m=0,p=0,l=-1,a=0;for(;m<u.length;)
if(p<N.length&&(N[p]===u[m]||N[p]==="*"))N[p]==="*"?(l=p,a=m,p++):(m++,p++);else if(l!==-1)p=l+1,a++,m=a;else return!1;for(;p<
N.length&&N[p]==="*";)p++;return p===N.length}function c(){const u=[..._.names,..._.skips.map(N=>"-"+N)].join(",");return _.
enable(""),u}function T(u){for(const N of _.skips)if(x(u,N))return!1;for(const N of _.names)if(x(u,N))return!0;return!1}
function b(u){return u instanceof Error?u.stack||u.message:u}function v(){console.warn("Instance method `debug.destroy()\
` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.")}return _.enable(
_.load()),_}z.exports=F}),2830:((z,f,L)=>{typeof process>"u"||process.type==="renderer"||process.browser===!0||process.__nwjs?
z.exports=L(6110):z.exports=L(95108)}),95108:((z,f,L)=>{const F=L(52018),E=L(39023);f.init=T,f.log=G,f.formatArgs=_,f.save=
x,f.load=c,f.useColors=P,f.destroy=E.deprecate(()=>{},"Instance method `debug.destroy()` is deprecated and no longer doe\
s anything. It will be removed in the next major version of `debug`."),f.colors=[6,2,3,4,5,1];try{const v=L(60075);v&&(v.
stderr||v).level>=2&&(f.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,62,63,68,69,74,75,76,77,78,79,80,81,92,93,
98,99,112,113,128,129,134,135,148,149,160,161,162,163,164,165,166,167,168,169,170,171,172,173,178,179,184,185,196,197,198,
199,200,201,202,203,204,205,206,207,208,209,214,215,220,221])}catch{}f.inspectOpts=Object.keys(process.env).filter(v=>/^debug_/i.
test(v)).reduce((v,u)=>{const N=u.substring(6).toLowerCase().replace(/_([a-z])/g,(p,l)=>l.toUpperCase());let m=process.env[u];
return/^(yes|on|true|enabled)$/i.test(m)?m=!0:/^(no|off|false|disabled)$/i.test(m)?m=!1:m==="null"?m=null:m=Number(m),v[N]=
m,v},{});function P(){return"colors"in f.inspectOpts?!!f.inspectOpts.colors:F.isatty(process.stderr.fd)}function _(v){const{
namespace:u,useColors:N}=this;if(N){const m=this.color,p="\x1B[3"+(m<8?m:"8;5;"+m),l=`  ${p};1m${u} \x1B[0m`;v[0]=l+v[0].
split(`
`).join(`
`+l),v.push(p+"m+"+z.exports.humanize(this.diff)+"\x1B[0m")}else v[0]=i()+u+" "+v[0]}function i(){return f.inspectOpts.hideDate?
"":new Date().toISOString()+" "}function G(...v){return process.stderr.write(E.formatWithOptions(f.inspectOpts,...v)+`
`)}function x(v){v?process.env.DEBUG=v:delete process.env.DEBUG}function c(){return process.env.DEBUG}function T(v){v.inspectOpts=
{};const u=Object.keys(f.inspectOpts);for(let N=0;N<u.length;N++)v.inspectOpts[u[N]]=f.inspectOpts[u[N]]}z.exports=L(40897)(
f);const{formatters:b}=z.exports;b.o=function(v){return this.inspectOpts.colors=this.useColors,E.inspect(v,this.inspectOpts).
split(`
`).map(u=>u.trim()).join(" ")},b.O=function(v){return this.inspectOpts.colors=this.useColors,E.inspect(v,this.inspectOpts)}}),
14807:((z,f,L)=>{(function(F){if(typeof z.exports=="object"){var E=F(require,f);E!==void 0&&(z.exports=E)}else typeof define==
"function"&&define.amd&&define(["require","exports","./format","./parser"],F)})(function(){"use strict";Object.defineProperty(
f,"__esModule",{value:!0}),f.isWS=f.applyEdit=f.setProperty=f.removeProperty=void 0;const F=L(76612),E=L(95152);function P(c,T,b){
return _(c,T,void 0,b)}f.removeProperty=P;function _(c,T,b,v){const u=T.slice(),N=[],m=(0,E.parseTree)(c,N);let p,l;for(;u.
length>0&&(l=u.pop(),p=(0,E.findNodeAtLocation)(m,u),p===void 0&&b!==void 0);)typeof l=="string"?b={[l]:b}:b=[b];if(p)if(p.
type==="object"&&typeof l=="string"&&Array.isArray(p.children)){const a=(0,E.findNodeAtLocation)(p,[l]);if(a!==void 0)if(b===
void 0){if(!a.parent)throw new Error("Malformed AST");const o=p.children.indexOf(a.parent);let d,w=a.parent.offset+a.parent.
length;if(o>0){let A=p.children[o-1];d=A.offset+A.length}else d=p.offset+1,p.children.length>1&&(w=p.children[1].offset);
return i(c,{offset:d,length:w-d,content:""},v)}else return i(c,{offset:a.offset,length:a.length,content:JSON.stringify(b)},
v);else{if(b===void 0)return[];const o=`${JSON.stringify(l)}: ${JSON.stringify(b)}`,d=v.getInsertionIndex?v.getInsertionIndex(
p.children.map(A=>A.children[0].value)):p.children.length;let w;if(d>0){let A=p.children[d-1];w={offset:A.offset+A.length,
length:0,content:","+o}}else p.children.length===0?w={offset:p.offset+1,length:0,content:o}:w={offset:p.offset+1,length:0,
content:o+","};return i(c,w,v)}}else if(p.type==="array"&&typeof l=="number"&&Array.isArray(p.children)){const a=l;if(a===
-1){const o=`${JSON.stringify(b)}`;let d;if(p.children.length===0)d={offset:p.offset+1,length:0,content:o};else{const w=p.
children[p.children.length-1];d={offset:w.offset+w.length,length:0,content:","+o}}return i(c,d,v)}else if(b===void 0&&p.
children.length>=0){const o=l,d=p.children[o];let w;if(p.children.length===1)w={offset:p.offset+1,length:p.length-2,content:""};else if(p.
children.length-1===o){let A=p.children[o-1],g=A.offset+A.length,k=p.offset+p.length;w={offset:g,length:k-2-g,content:""}}else
w={offset:d.offset,length:p.children[o+1].offset-d.offset,content:""};return i(c,w,v)}else if(b!==void 0){let o;const d=`${JSON.
stringify(b)}`;if(!v.isArrayInsertion&&p.children.length>l){const w=p.children[l];o={offset:w.offset,length:w.length,content:d}}else if(p.
children.length===0||l===0)o={offset:p.offset+1,length:0,content:p.children.length===0?d:d+","};else{const w=l>p.children.
length?p.children.length:l,A=p.children[w-1];o={offset:A.offset+A.length,length:0,content:","+d}}return i(c,o,v)}else throw new Error(
`Can not ${b===void 0?"remove":v.isArrayInsertion?"insert":"modify"} Array index ${a} as length is not sufficient`)}else
throw new Error(`Can not add ${typeof l!="number"?"index":"property"} to parent of type ${p.type}`);else{if(b===void 0)throw new Error(
"Can not delete in empty document");return i(c,{offset:m?m.offset:0,length:m?m.length:0,content:JSON.stringify(b)},v)}}f.
setProperty=_;function i(c,T,b){if(!b.formattingOptions)return[T];let v=G(c,T),u=T.offset,N=T.offset+T.content.length;if(T.
length===0||T.content.length===0){for(;u>0&&!(0,F.isEOL)(v,u-1);)u--;for(;N<v.length&&!(0,F.isEOL)(v,N);)N++}const m=(0,F.
format)(v,{offset:u,length:N-u},{...b.formattingOptions,keepLines:!1});for(let l=m.length-1;l>=0;l--){const a=m[l];v=G(v,
a),u=Math.min(u,a.offset),N=Math.max(N,a.offset+a.length),N+=a.content.length-a.length}const p=c.length-(v.length-N)-u;return[
{offset:u,length:p,content:v.substring(u,N)}]}function G(c,T){return c.substring(0,T.offset)+T.content+c.substring(T.offset+
T.length)}f.applyEdit=G;function x(c,T){return`\r
 	`.indexOf(c.charAt(T))!==-1}f.isWS=x})}),76612:((z,f,L)=>{(function(F){if(typeof z.exports=="object"){var E=F(require,
f);E!==void 0&&(z.exports=E)}else typeof define=="function"&&define.amd&&define(["require","exports","./scanner","./stri\
ng-intern"],F)})(function(){"use strict";Object.defineProperty(f,"__esModule",{value:!0}),f.isEOL=f.format=void 0;const F=L(
78525),E=L(54579);function P(c,T,b){let v,u,N,m,p;if(T){for(m=T.offset,p=m+T.length,N=m;N>0&&!x(c,N-1);)N--;let B=p;for(;B<
c.length&&!x(c,B);)B++;u=c.substring(N,B),v=i(u,b)}else u=c,v=0,N=0,m=0,p=c.length;const l=G(b,c),a=E.supportedEols.includes(
l);let o=0,d=0,w;b.insertSpaces?w=E.cachedSpaces[b.tabSize||4]??_(E.cachedSpaces[1],b.tabSize||4):w="	";const A=w==="	"?
"	":" ";let g=(0,F.createScanner)(u,!1),k=!1;function y(){if(o>1)return _(l,o)+_(w,v+d);const B=w.length*(v+d);return!a||
B>E.cachedBreakLinesWithSpaces[A][l].length?l+_(w,v+d):B<=0?l:E.cachedBreakLinesWithSpaces[A][l][B]}function M(){let B=g.
scan();for(o=0;B===15||B===14;)B===14&&b.keepLines?o+=1:B===14&&(o=1),B=g.scan();return k=B===16||g.getTokenError()!==0,
B}const j=[];function S(B,V,C){!k&&(!T||V<p&&C>m)&&c.substring(V,C)!==B&&j.push({offset:V,length:C-V,content:B})}let D=M();
if(b.keepLines&&o>0&&S(_(l,o),0,0),D!==17){let B=g.getTokenOffset()+N,V=w.length*v<20&&b.insertSpaces?E.cachedSpaces[w.length*
v]:_(w,v);S(V,N,B)}for(;D!==17;){let B=g.getTokenOffset()+g.getTokenLength()+N,V=M(),C="",X=!1;for(;o===0&&(V===12||V===
13);){let ne=g.getTokenOffset()+N;S(E.cachedSpaces[1],B,ne),B=g.getTokenOffset()+g.getTokenLength()+N,X=V===12,C=X?y():"",
V=M()}if(V===2)D!==1&&d--,b.keepLines&&o>0||!b.keepLines&&D!==1?C=y():b.keepLines&&(C=E.cachedSpaces[1]);else if(V===4)D!==
3&&d--,b.keepLines&&o>0||!b.keepLines&&D!==3?C=y():b.keepLines&&(C=E.cachedSpaces[1]);else{switch(D){case 3:case 1:d++,b.
keepLines&&o>0||!b.keepLines?C=y():C=E.cachedSpaces[1];break;case 5:b.keepLines&&o>0||!b.keepLines?C=y():C=E.cachedSpaces[1];
break;case 12:C=y();break;case 13:o>0?C=y():X||(C=E.cachedSpaces[1]);break;case 6:b.keepLines&&o>0?C=y():X||(C=E.cachedSpaces[1]);
break;case 10:b.keepLines&&o>0?C=y():V===6&&!X&&(C="");break;case 7:case 8:case 9:case 11:case 2:case 4:b.keepLines&&o>0?
C=y():(V===12||V===13)&&!X?C=E.cachedSpaces[1]:V!==5&&V!==17&&(k=!0);break;case 16:k=!0;break}o>0&&(V===12||V===13)&&(C=
y())}V===17&&(b.keepLines&&o>0?C=y():C=b.insertFinalNewline?l:"");const he=g.getTokenOffset()+N;S(C,B,he),D=V}return j}f.
format=P;function _(c,T){let b="";for(let v=0;v<T;v++)b+=c;return b}function i(c,T){let b=0,v=0;const u=T.tabSize||4;for(;b<
c.length;){let N=c.charAt(b);if(N===E.cachedSpaces[1])v++;else if(N==="	")v+=u;else break;b++}return Math.floor(v/u)}function G(c,T){
for(let b=0;b<T.length;b++){const v=T.charAt(b);if(v==="\r")return b+1<T.length&&T.charAt(b+1)===`
`?`\r
`:"\r";if(v===`
`)return`
`}return c&&c.eol||`
`}function x(c,T){return`\r
`.indexOf(c.charAt(T))!==-1}f.isEOL=x})}),95152:((z,f,L)=>{(function(F){if(typeof z.exports=="object"){var E=F(require,f);
E!==void 0&&(z.exports=E)}else typeof define=="function"&&define.amd&&define(["require","exports","./scanner"],F)})(function(){
"use strict";Object.defineProperty(f,"__esModule",{value:!0}),f.getNodeType=f.stripComments=f.visit=f.findNodeAtOffset=f.
contains=f.getNodeValue=f.getNodePath=f.findNodeAtLocation=f.parseTree=f.parse=f.getLocation=void 0;const F=L(78525);var E;
(function(m){m.DEFAULT={allowTrailingComma:!1}})(E||(E={}));function P(m,p){const l=[],a=new Object;let o;const d={value:{},
offset:0,length:0,type:"object",parent:void 0};let w=!1;function A(g,k,y,M){d.value=g,d.offset=k,d.length=y,d.type=M,d.colonOffset=
void 0,o=d}try{v(m,{onObjectBegin:(g,k)=>{if(p<=g)throw a;o=void 0,w=p>g,l.push("")},onObjectProperty:(g,k,y)=>{if(p<k||
(A(g,k,y,"property"),l[l.length-1]=g,p<=k+y))throw a},onObjectEnd:(g,k)=>{if(p<=g)throw a;o=void 0,l.pop()},onArrayBegin:(g,k)=>{
if(p<=g)throw a;o=void 0,l.push(0)},onArrayEnd:(g,k)=>{if(p<=g)throw a;o=void 0,l.pop()},onLiteralValue:(g,k,y)=>{if(p<k||
(A(g,k,y,N(g)),p<=k+y))throw a},onSeparator:(g,k,y)=>{if(p<=k)throw a;if(g===":"&&o&&o.type==="property")o.colonOffset=k,
w=!1,o=void 0;else if(g===","){const M=l[l.length-1];typeof M=="number"?l[l.length-1]=M+1:(w=!0,l[l.length-1]=""),o=void 0}}})}catch(g){
if(g!==a)throw g}return{path:l,previousNode:o,isAtPropertyKey:w,matches:g=>{let k=0;for(let y=0;k<g.length&&y<l.length;y++)
if(g[k]===l[y]||g[k]==="*")k++;else if(g[k]!=="**")return!1;return k===g.length}}}f.getLocation=P;function _(m,p=[],l=E.
DEFAULT){let a=null,o=[];const d=[];function w(g){Array.isArray(o)?o.push(g):a!==null&&(o[a]=g)}return v(m,{onObjectBegin:()=>{
const g={};w(g),d.push(o),o=g,a=null},onObjectProperty:g=>{a=g},onObjectEnd:()=>{o=d.pop()},onArrayBegin:()=>{const g=[];
w(g),d.push(o),o=g,a=null},onArrayEnd:()=>{o=d.pop()},onLiteralValue:w,onError:(g,k,y)=>{p.push({error:g,offset:k,length:y})}},
l),o[0]}f.parse=_;function i(m,p=[],l=E.DEFAULT){let a={type:"array",offset:-1,length:-1,children:[],parent:void 0};function o(g){
a.type==="property"&&(a.length=g-a.offset,a=a.parent)}function d(g){return a.children.push(g),g}v(m,{onObjectBegin:g=>{a=
d({type:"object",offset:g,length:-1,parent:a,children:[]})},onObjectProperty:(g,k,y)=>{a=d({type:"property",offset:k,length:-1,
parent:a,children:[]}),a.children.push({type:"string",value:g,offset:k,length:y,parent:a})},onObjectEnd:(g,k)=>{o(g+k),a.
length=g+k-a.offset,a=a.parent,o(g+k)},onArrayBegin:(g,k)=>{a=d({type:"array",offset:g,length:-1,parent:a,children:[]})},
onArrayEnd:(g,k)=>{a.length=g+k-a.offset,a=a.parent,o(g+k)},onLiteralValue:(g,k,y)=>{d({type:N(g),offset:k,length:y,parent:a,
value:g}),o(k+y)},onSeparator:(g,k,y)=>{a.type==="property"&&(g===":"?a.colonOffset=k:g===","&&o(k))},onError:(g,k,y)=>{
p.push({error:g,offset:k,length:y})}},l);const A=a.children[0];return A&&delete A.parent,A}f.parseTree=i;function G(m,p){
if(!m)return;let l=m;for(let a of p)if(typeof a=="string"){if(l.type!=="object"||!Array.isArray(l.children))return;let o=!1;
for(const d of l.children)if(Array.isArray(d.children)&&d.children[0].value===a&&d.children.length===2){l=d.children[1],
o=!0;break}if(!o)return}else{const o=a;if(l.type!=="array"||o<0||!Array.isArray(l.children)||o>=l.children.length)return;
l=l.children[o]}return l}f.findNodeAtLocation=G;function x(m){if(!m.parent||!m.parent.children)return[];const p=x(m.parent);
if(m.parent.type==="property"){const l=m.parent.children[0].value;p.push(l)}else if(m.parent.type==="array"){const l=m.parent.
children.indexOf(m);l!==-1&&p.push(l)}return p}f.getNodePath=x;function c(m){switch(m.type){case"array":return m.children.
map(c);case"object":const p=Object.create(null);for(let l of m.children){const a=l.children[1];a&&(p[l.children[0].value]=
c(a))}return p;case"null":case"string":case"number":case"boolean":return m.value;default:return}}f.getNodeValue=c;function T(m,p,l=!1){
return p>=m.offset&&p<m.offset+m.length||l&&p===m.offset+m.length}f.contains=T;function b(m,p,l=!1){if(T(m,p,l)){const a=m.
children;if(Array.isArray(a))for(let o=0;o<a.length&&a[o].offset<=p;o++){const d=b(a[o],p,l);if(d)return d}return m}}f.findNodeAtOffset=
b;function v(m,p,l=E.DEFAULT){const a=(0,F.createScanner)(m,!1),o=[];let d=0;function w(q){return q?()=>d===0&&q(a.getTokenOffset(),
a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter()):()=>!0}function A(q){return q?oe=>d===0&&q(oe,a.getTokenOffset(),
a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter()):()=>!0}function g(q){return q?oe=>d===0&&q(oe,a.getTokenOffset(),
a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter(),()=>o.slice()):()=>!0}function k(q){return q?()=>{d>
0?d++:q(a.getTokenOffset(),a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter(),()=>o.slice())===!1&&(d=1)}:
()=>!0}function y(q){return q?()=>{d>0&&d--,d===0&&q(a.getTokenOffset(),a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter())}:
()=>!0}const M=k(p.onObjectBegin),j=g(p.onObjectProperty),S=y(p.onObjectEnd),D=k(p.onArrayBegin),B=y(p.onArrayEnd),V=g(p.
onLiteralValue),C=A(p.onSeparator),X=w(p.onComment),he=A(p.onError),ne=l&&l.disallowComments,K=l&&l.allowTrailingComma;function ue(){
for(;;){const q=a.scan();switch(a.getTokenError()){case 4:Q(14);break;case 5:Q(15);break;case 3:Q(13);break;case 1:ne||Q(
11);break;case 2:Q(12);break;case 6:Q(16);break}switch(q){case 12:case 13:ne?Q(10):X();break;case 16:Q(1);break;case 15:case 14:
break;default:return q}}}function Q(q,oe=[],Se=[]){if(he(q),oe.length+Se.length>0){let ve=a.getToken();for(;ve!==17;){if(oe.
indexOf(ve)!==-1){ue();break}else if(Se.indexOf(ve)!==-1)break;ve=ue()}}}function ce(q){const oe=a.getTokenValue();return q?
V(oe):(j(oe),o.push(oe)),ue(),!0}function be(){switch(a.getToken()){case 11:const q=a.getTokenValue();let oe=Number(q);isNaN(
oe)&&(Q(2),oe=0),V(oe);break;case 7:V(null);break;case 8:V(!0);break;case 9:V(!1);break;default:return!1}return ue(),!0}
function Ce(){return a.getToken()!==10?(Q(3,[],[2,5]),!1):(ce(!1),a.getToken()===6?(C(":"),ue(),Oe()||Q(4,[],[2,5])):Q(5,
[],[2,5]),o.pop(),!0)}function Ae(){M(),ue();let q=!1;for(;a.getToken()!==2&&a.getToken()!==17;){if(a.getToken()===5){if(q||
Q(4,[],[]),C(","),ue(),a.getToken()===2&&K)break}else q&&Q(6,[],[]);Ce()||Q(4,[],[2,5]),q=!0}return S(),a.getToken()!==2?
Q(7,[2],[]):ue(),!0}function We(){D(),ue();let q=!0,oe=!1;for(;a.getToken()!==4&&a.getToken()!==17;){if(a.getToken()===5){
if(oe||Q(4,[],[]),C(","),ue(),a.getToken()===4&&K)break}else oe&&Q(6,[],[]);q?(o.push(0),q=!1):o[o.length-1]++,Oe()||Q(4,
[],[4,5]),oe=!0}return B(),q||o.pop(),a.getToken()!==4?Q(8,[4],[]):ue(),!0}function Oe(){switch(a.getToken()){case 3:return We();case 1:
return Ae();case 10:return ce(!0);default:return be()}}return ue(),a.getToken()===17?l.allowEmptyContent?!0:(Q(4,[],[]),
!1):Oe()?(a.getToken()!==17&&Q(9,[],[]),!0):(Q(4,[],[]),!1)}f.visit=v;function u(m,p){let l=(0,F.createScanner)(m),a=[],
o,d=0,w;do switch(w=l.getPosition(),o=l.scan(),o){case 12:case 13:case 17:d!==w&&a.push(m.substring(d,w)),p!==void 0&&a.
push(l.getTokenValue().replace(/[^\r\n]/g,p)),d=l.getPosition();break}while(o!==17);return a.join("")}f.stripComments=u;
function N(m){switch(typeof m){case"boolean":return"boolean";case"number":return"number";case"string":return"string";case"\
object":{if(m){if(Array.isArray(m))return"array"}else return"null";return"object"}default:return"null"}}f.getNodeType=N})}),
78525:((z,f)=>{(function(L){if(typeof z.exports=="object"){var F=L(require,f);F!==void 0&&(z.exports=F)}else typeof define==
"function"&&define.amd&&define(["require","exports"],L)})(function(){"use strict";Object.defineProperty(f,"__esModule",{
value:!0}),f.createScanner=void 0;function L(i,G=!1){const x=i.length;let c=0,T="",b=0,v=16,u=0,N=0,m=0,p=0,l=0;function a(y,M){
let j=0,S=0;for(;j<y||!M;){let D=i.charCodeAt(c);if(D>=48&&D<=57)S=S*16+D-48;else if(D>=65&&D<=70)S=S*16+D-65+10;else if(D>=
97&&D<=102)S=S*16+D-97+10;else break;c++,j++}return j<y&&(S=-1),S}function o(y){c=y,T="",b=0,v=16,l=0}function d(){let y=c;
if(i.charCodeAt(c)===48)c++;else for(c++;c<i.length&&P(i.charCodeAt(c));)c++;if(c<i.length&&i.charCodeAt(c)===46)if(c++,
c<i.length&&P(i.charCodeAt(c)))for(c++;c<i.length&&P(i.charCodeAt(c));)c++;else return l=3,i.substring(y,c);let M=c;if(c<
i.length&&(i.charCodeAt(c)===69||i.charCodeAt(c)===101))if(c++,(c<i.length&&i.charCodeAt(c)===43||i.charCodeAt(c)===45)&&
c++,c<i.length&&P(i.charCodeAt(c))){for(c++;c<i.length&&P(i.charCodeAt(c));)c++;M=c}else l=3;return i.substring(y,M)}function w(){
let y="",M=c;for(;;){if(c>=x){y+=i.substring(M,c),l=2;break}const j=i.charCodeAt(c);if(j===34){y+=i.substring(M,c),c++;break}
if(j===92){if(y+=i.substring(M,c),c++,c>=x){l=2;break}switch(i.charCodeAt(c++)){case 34:y+='"';break;case 92:y+="\\";break;case 47:
y+="/";break;case 98:y+="\b";break;case 102:y+="\f";break;case 110:y+=`
`;break;case 114:y+="\r";break;case 116:y+="	";break;case 117:const D=a(4,!0);D>=0?y+=String.fromCharCode(D):l=4;break;default:
l=5}M=c;continue}if(j>=0&&j<=31)if(E(j)){y+=i.substring(M,c),l=2;break}else l=6;c++}return y}function A(){if(T="",l=0,b=
c,N=u,p=m,c>=x)return b=x,v=17;let y=i.charCodeAt(c);if(F(y)){do c++,T+=String.fromCharCode(y),y=i.charCodeAt(c);while(F(
y));return v=15}if(E(y))return c++,T+=String.fromCharCode(y),y===13&&i.charCodeAt(c)===10&&(c++,T+=`
`),u++,m=c,v=14;switch(y){case 123:return c++,v=1;case 125:return c++,v=2;case 91:return c++,v=3;case 93:return c++,v=4;case 58:
return c++,v=6;case 44:return c++,v=5;case 34:return c++,T=w(),v=10;case 47:const M=c-1;if(i.charCodeAt(c+1)===47){for(c+=
2;c<x&&!E(i.charCodeAt(c));)c++;return T=i.substring(M,c),v=12}if(i.charCodeAt(c+1)===42){c+=2;const j=x-1;let S=!1;for(;c<
j;){const D=i.charCodeAt(c);if(D===42&&i.charCodeAt(c+1)===47){c+=2,S=!0;break}c++,E(D)&&(D===13&&i.charCodeAt(c)===10&&
c++,u++,m=c)}return S||(c++,l=1),T=i.substring(M,c),v=13}return T+=String.fromCharCode(y),c++,v=16;case 45:if(T+=String.
fromCharCode(y),c++,c===x||!P(i.charCodeAt(c)))return v=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:
return T+=d(),v=11;default:for(;c<x&&g(y);)c++,y=i.charCodeAt(c);if(b!==c){switch(T=i.substring(b,c),T){case"true":return v=
8;case"false":return v=9;case"null":return v=7}return v=16}return T+=String.fromCharCode(y),c++,v=16}}function g(y){if(F(
y)||E(y))return!1;switch(y){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function k(){
let y;do y=A();while(y>=12&&y<=15);return y}return{setPosition:o,getPosition:()=>c,scan:G?k:A,getToken:()=>v,getTokenValue:()=>T,
getTokenOffset:()=>b,getTokenLength:()=>c-b,getTokenStartLine:()=>N,getTokenStartCharacter:()=>b-p,getTokenError:()=>l}}
f.createScanner=L;function F(i){return i===32||i===9}function E(i){return i===10||i===13}function P(i){return i>=48&&i<=
57}var _;(function(i){i[i.lineFeed=10]="lineFeed",i[i.carriageReturn=13]="carriageReturn",i[i.space=32]="space",i[i._0=48]=
"_0",i[i._1=49]="_1",i[i._2=50]="_2",i[i._3=51]="_3",i[i._4=52]="_4",i[i._5=53]="_5",i[i._6=54]="_6",i[i._7=55]="_7",i[i.
_8=56]="_8",i[i._9=57]="_9",i[i.a=97]="a",i[i.b=98]="b",i[i.c=99]="c",i[i.d=100]="d",i[i.e=101]="e",i[i.f=102]="f",i[i.g=
103]="g",i[i.h=104]="h",i[i.i=105]="i",i[i.j=106]="j",i[i.k=107]="k",i[i.l=108]="l",i[i.m=109]="m",i[i.n=110]="n",i[i.o=
111]="o",i[i.p=112]="p",i[i.q=113]="q",i[i.r=114]="r",i[i.s=115]="s",i[i.t=116]="t",i[i.u=117]="u",i[i.v=118]="v",i[i.w=
119]="w",i[i.x=120]="x",i[i.y=121]="y",i[i.z=122]="z",i[i.A=65]="A",i[i.B=66]="B",i[i.C=67]="C",i[i.D=68]="D",i[i.E=69]=
"E",i[i.F=70]="F",i[i.G=71]="G",i[i.H=72]="H",i[i.I=73]="I",i[i.J=74]="J",i[i.K=75]="K",i[i.L=76]="L",i[i.M=77]="M",i[i.
N=78]="N",i[i.O=79]="O",i[i.P=80]="P",i[i.Q=81]="Q",i[i.R=82]="R",i[i.S=83]="S",i[i.T=84]="T",i[i.U=85]="U",i[i.V=86]="V",
i[i.W=87]="W",i[i.X=88]="X",i[i.Y=89]="Y",i[i.Z=90]="Z",i[i.asterisk=42]="asterisk",i[i.backslash=92]="backslash",i[i.closeBrace=
125]="closeBrace",i[i.closeBracket=93]="closeBracket",i[i.colon=58]="colon",i[i.comma=44]="comma",i[i.dot=46]="dot",i[i.
doubleQuote=34]="doubleQuote",i[i.minus=45]="minus",i[i.openBrace=123]="openBrace",i[i.openBracket=91]="openBracket",i[i.
plus=43]="plus",i[i.slash=47]="slash",i[i.formFeed=12]="formFeed",i[i.tab=9]="tab"})(_||(_={}))})}),54579:((z,f)=>{(function(L){
if(typeof z.exports=="object"){var F=L(require,f);F!==void 0&&(z.exports=F)}else typeof define=="function"&&define.amd&&
define(["require","exports"],L)})(function(){"use strict";Object.defineProperty(f,"__esModule",{value:!0}),f.supportedEols=
f.cachedBreakLinesWithSpaces=f.cachedSpaces=void 0,f.cachedSpaces=new Array(20).fill(0).map((F,E)=>" ".repeat(E));const L=200;
f.cachedBreakLinesWithSpaces={" ":{"\n":new Array(L).fill(0).map((F,E)=>`
`+" ".repeat(E)),"\r":new Array(L).fill(0).map((F,E)=>"\r"+" ".repeat(E)),"\r\n":new Array(L).fill(0).map((F,E)=>`\r
`+" ".repeat(E))},"	":{"\n":new Array(L).fill(0).map((F,E)=>`
`+"	".repeat(E)),"\r":new Array(L).fill(0).map((F,E)=>"\r"+"	".repeat(E)),"\r\n":new Array(L).fill(0).map((F,E)=>`\r
`+"	".repeat(E))}},f.supportedEols=[`
`,"\r",`\r
`]})}),99547:((z,f,L)=>{(function(F){if(typeof z.exports=="object"){var E=F(require,f);E!==void 0&&(z.exports=E)}else typeof define==
"function"&&define.amd&&define(["require","exports","./impl/format","./impl/edit","./impl/scanner","./impl/parser"],F)})(
function(){"use strict";Object.defineProperty(f,"__esModule",{value:!0}),f.applyEdits=f.modify=f.format=f.printParseErrorCode=
f.ParseErrorCode=f.stripComments=f.visit=f.getNodeValue=f.getNodePath=f.findNodeAtOffset=f.findNodeAtLocation=f.parseTree=
f.parse=f.getLocation=f.SyntaxKind=f.ScanError=f.createScanner=void 0;const F=L(76612),E=L(14807),P=L(78525),_=L(95152);
f.createScanner=P.createScanner;var i;(function(u){u[u.None=0]="None",u[u.UnexpectedEndOfComment=1]="UnexpectedEndOfComm\
ent",u[u.UnexpectedEndOfString=2]="UnexpectedEndOfString",u[u.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",u[u.InvalidUnicode=
4]="InvalidUnicode",u[u.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",u[u.InvalidCharacter=6]="InvalidCharacter"})(
i||(f.ScanError=i={}));var G;(function(u){u[u.OpenBraceToken=1]="OpenBraceToken",u[u.CloseBraceToken=2]="CloseBraceToken",
u[u.OpenBracketToken=3]="OpenBracketToken",u[u.CloseBracketToken=4]="CloseBracketToken",u[u.CommaToken=5]="CommaToken",u[u.
ColonToken=6]="ColonToken",u[u.NullKeyword=7]="NullKeyword",u[u.TrueKeyword=8]="TrueKeyword",u[u.FalseKeyword=9]="FalseK\
eyword",u[u.StringLiteral=10]="StringLiteral",u[u.NumericLiteral=11]="NumericLiteral",u[u.LineCommentTrivia=12]="LineCom\
mentTrivia",u[u.BlockCommentTrivia=13]="BlockCommentTrivia",u[u.LineBreakTrivia=14]="LineBreakTrivia",u[u.Trivia=15]="Tr\
ivia",u[u.Unknown=16]="Unknown",u[u.EOF=17]="EOF"})(G||(f.SyntaxKind=G={})),f.getLocation=_.getLocation,f.parse=_.parse,
f.parseTree=_.parseTree,f.findNodeAtLocation=_.findNodeAtLocation,f.findNodeAtOffset=_.findNodeAtOffset,f.getNodePath=_.
getNodePath,f.getNodeValue=_.getNodeValue,f.visit=_.visit,f.stripComments=_.stripComments;var x;(function(u){u[u.InvalidSymbol=
1]="InvalidSymbol",u[u.InvalidNumberFormat=2]="InvalidNumberFormat",u[u.PropertyNameExpected=3]="PropertyNameExpected",u[u.
ValueExpected=4]="ValueExpected",u[u.ColonExpected=5]="ColonExpected",u[u.CommaExpected=6]="CommaExpected",u[u.CloseBraceExpected=
7]="CloseBraceExpected",u[u.CloseBracketExpected=8]="CloseBracketExpected",u[u.EndOfFileExpected=9]="EndOfFileExpected",
u[u.InvalidCommentToken=10]="InvalidCommentToken",u[u.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",u[u.UnexpectedEndOfString=
12]="UnexpectedEndOfString",u[u.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",u[u.InvalidUnicode=14]="InvalidUnicode",
u[u.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",u[u.InvalidCharacter=16]="InvalidCharacter"})(x||(f.ParseErrorCode=
x={}));function c(u){switch(u){case 1:return"InvalidSymbol";case 2:return"InvalidNumberFormat";case 3:return"PropertyNam\
eExpected";case 4:return"ValueExpected";case 5:return"ColonExpected";case 6:return"CommaExpected";case 7:return"CloseBra\
ceExpected";case 8:return"CloseBracketExpected";case 9:return"EndOfFileExpected";case 10:return"InvalidCommentToken";case 11:
return"UnexpectedEndOfComment";case 12:return"UnexpectedEndOfString";case 13:return"UnexpectedEndOfNumber";case 14:return"\
InvalidUnicode";case 15:return"InvalidEscapeCharacter";case 16:return"InvalidCharacter"}return"<unknown ParseErrorCode>"}
f.printParseErrorCode=c;function T(u,N,m){return F.format(u,N,m)}f.format=T;function b(u,N,m,p){return E.setProperty(u,N,
m,p)}f.modify=b;function v(u,N){let m=N.slice(0).sort((l,a)=>{const o=l.offset-a.offset;return o===0?l.length-a.length:o}),
p=u.length;for(let l=m.length-1;l>=0;l--){let a=m[l];if(a.offset+a.length<=p)u=E.applyEdit(u,a);else throw new Error("Ov\
erlapping edit");p=a.offset}return u}f.applyEdits=v})}),70744:(z=>{var f=1e3,L=f*60,F=L*60,E=F*24,P=E*7,_=E*365.25;z.exports=
function(T,b){b=b||{};var v=typeof T;if(v==="string"&&T.length>0)return i(T);if(v==="number"&&isFinite(T))return b.long?
x(T):G(T);throw new Error("val is not a non-empty string or a valid number. val="+JSON.stringify(T))};function i(T){if(T=
String(T),!(T.length>100)){var b=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.
exec(T);if(b){var v=parseFloat(b[1]),u=(b[2]||"ms").toLowerCase();switch(u){case"years":case"year":case"yrs":case"yr":case"\
y":return v*_;case"weeks":case"week":case"w":return v*P;case"days":case"day":case"d":return v*E;case"hours":case"hour":case"\
hrs":case"hr":case"h":return v*F;case"minutes":case"minute":case"mins":case"min":case"m":return v*L;case"seconds":case"s\
econd":case"secs":case"sec":case"s":return v*f;case"milliseconds":case"millisecond":case"msecs":case"msec":case"ms":return v;default:
return}}}}function G(T){var b=Math.abs(T);return b>=E?Math.round(T/E)+"d":b>=F?Math.round(T/F)+"h":b>=L?Math.round(T/L)+
"m":b>=f?Math.round(T/f)+"s":T+"ms"}function x(T){var b=Math.abs(T);return b>=E?c(T,b,E,"day"):b>=F?c(T,b,F,"hour"):b>=L?
c(T,b,L,"minute"):b>=f?c(T,b,f,"second"):T+" ms"}function c(T,b,v,u){var N=b>=v*1.5;return Math.round(T/v)+" "+u+(N?"s":
"")}}),60075:(module=>{module.exports=eval("require")("supports-color")}),41955:((z,f,L)=>{"use strict";L.d(f,{m:()=>p});
var F=L(13193),E=L(70857),P=L(24434),_=L(35317),i=L(16928),G=L(88701),x=L(90),c=L(53557),T=function(a,o,d,w){function A(g){
return g instanceof d?g:new d(function(k){k(g)})}return new(d||(d=Promise))(function(g,k){function y(S){try{j(w.next(S))}catch(D){
k(D)}}function M(S){try{j(w.throw(S))}catch(D){k(D)}}function j(S){S.done?g(S.value):A(S.value).then(y,M)}j((w=w.apply(a,
o||[])).next())})};const b=process.platform==="win32";class v extends P.EventEmitter{constructor(o,d,w){if(super(),!o)throw new Error(
"Parameter 'toolPath' cannot be null or empty.");this.toolPath=o,this.args=d||[],this.options=w||{}}_debug(o){this.options.
listeners&&this.options.listeners.debug&&this.options.listeners.debug(o)}_getCommandString(o,d){const w=this._getSpawnFileName(),
A=this._getSpawnArgs(o);let g=d?"":"[command]";if(b)if(this._isCmdFile()){g+=w;for(const k of A)g+=` ${k}`}else if(o.windowsVerbatimArguments){
g+=`"${w}"`;for(const k of A)g+=` ${k}`}else{g+=this._windowsQuoteCmdArg(w);for(const k of A)g+=` ${this._windowsQuoteCmdArg(
k)}`}else{g+=w;for(const k of A)g+=` ${k}`}return g}_processLineBuffer(o,d,w){try{let A=d+o.toString(),g=A.indexOf(E.EOL);
for(;g>-1;){const k=A.substring(0,g);w(k),A=A.substring(g+E.EOL.length),g=A.indexOf(E.EOL)}return A}catch(A){return this.
_debug(`error processing line. Failed with error ${A}`),""}}_getSpawnFileName(){return b&&this._isCmdFile()?process.env.
COMSPEC||"cmd.exe":this.toolPath}_getSpawnArgs(o){if(b&&this._isCmdFile()){let d=`/D /S /C "${this._windowsQuoteCmdArg(this.
toolPath)}`;for(const w of this.args)d+=" ",d+=o.windowsVerbatimArguments?w:this._windowsQuoteCmdArg(w);return d+='"',[d]}
return this.args}_endsWith(o,d){return o.endsWith(d)}_isCmdFile(){const o=this.toolPath.toUpperCase();return this._endsWith(
o,".CMD")||this._endsWith(o,".BAT")}_windowsQuoteCmdArg(o){if(!this._isCmdFile())return this._uvQuoteCmdArg(o);if(!o)return'\
""';const d=[" ","	","&","(",")","[","]","{","}","^","=",";","!","'","+",",","`","~","|","<",">",'"'];let w=!1;for(const k of o)
if(d.some(y=>y===k)){w=!0;break}if(!w)return o;let A='"',g=!0;for(let k=o.length;k>0;k--)A+=o[k-1],g&&o[k-1]==="\\"?A+="\
\\":o[k-1]==='"'?(g=!0,A+='"'):g=!1;return A+='"',A.split("").reverse().join("")}_uvQuoteCmdArg(o){if(!o)return'""';if(!o.
includes(" ")&&!o.includes("	")&&!o.includes('"'))return o;if(!o.includes('"')&&!o.includes("\\"))return`"${o}"`;let d='\
"',w=!0;for(let A=o.length;A>0;A--)d+=o[A-1],w&&o[A-1]==="\\"?d+="\\":o[A-1]==='"'?(w=!0,d+="\\"):w=!1;return d+='"',d.split(
"").reverse().join("")}_cloneExecOptions(o){o=o||{};const d={cwd:o.cwd||process.cwd(),env:o.env||process.env,silent:o.silent||
!1,windowsVerbatimArguments:o.windowsVerbatimArguments||!1,failOnStdErr:o.failOnStdErr||!1,ignoreReturnCode:o.ignoreReturnCode||
!1,delay:o.delay||1e4};return d.outStream=o.outStream||process.stdout,d.errStream=o.errStream||process.stderr,d}_getSpawnOptions(o,d){
o=o||{};const w={};return w.cwd=o.cwd,w.env=o.env,w.windowsVerbatimArguments=o.windowsVerbatimArguments||this._isCmdFile(),
o.windowsVerbatimArguments&&(w.argv0=`"${d}"`),w}exec(){return T(this,void 0,void 0,function*(){return!x.Qh(this.toolPath)&&
(this.toolPath.includes("/")||b&&this.toolPath.includes("\\"))&&(this.toolPath=i.resolve(process.cwd(),this.options.cwd||
process.cwd(),this.toolPath)),this.toolPath=yield G.K7(this.toolPath,!0),new Promise((o,d)=>T(this,void 0,void 0,function*(){
this._debug(`exec tool: ${this.toolPath}`),this._debug("arguments:");for(const j of this.args)this._debug(`   ${j}`);const w=this.
_cloneExecOptions(this.options);!w.silent&&w.outStream&&w.outStream.write(this._getCommandString(w)+E.EOL);const A=new N(
w,this.toolPath);if(A.on("debug",j=>{this._debug(j)}),this.options.cwd&&!(yield x.t2(this.options.cwd)))return d(new Error(
`The cwd: ${this.options.cwd} does not exist!`));const g=this._getSpawnFileName(),k=_.spawn(g,this._getSpawnArgs(w),this.
_getSpawnOptions(this.options,g));let y="";k.stdout&&k.stdout.on("data",j=>{this.options.listeners&&this.options.listeners.
stdout&&this.options.listeners.stdout(j),!w.silent&&w.outStream&&w.outStream.write(j),y=this._processLineBuffer(j,y,S=>{
this.options.listeners&&this.options.listeners.stdline&&this.options.listeners.stdline(S)})});let M="";if(k.stderr&&k.stderr.
on("data",j=>{A.processStderr=!0,this.options.listeners&&this.options.listeners.stderr&&this.options.listeners.stderr(j),
!w.silent&&w.errStream&&w.outStream&&(w.failOnStdErr?w.errStream:w.outStream).write(j),M=this._processLineBuffer(j,M,S=>{
this.options.listeners&&this.options.listeners.errline&&this.options.listeners.errline(S)})}),k.on("error",j=>{A.processError=
j.message,A.processExited=!0,A.processClosed=!0,A.CheckComplete()}),k.on("exit",j=>{A.processExitCode=j,A.processExited=
!0,this._debug(`Exit code ${j} received from tool '${this.toolPath}'`),A.CheckComplete()}),k.on("close",j=>{A.processExitCode=
j,A.processExited=!0,A.processClosed=!0,this._debug(`STDIO streams have closed for tool '${this.toolPath}'`),A.CheckComplete()}),
A.on("done",(j,S)=>{y.length>0&&this.emit("stdline",y),M.length>0&&this.emit("errline",M),k.removeAllListeners(),j?d(j):
o(S)}),this.options.input){if(!k.stdin)throw new Error("child process missing stdin");k.stdin.end(this.options.input)}}))})}}
function u(a){const o=[];let d=!1,w=!1,A="";function g(k){w&&k!=='"'&&(A+="\\"),A+=k,w=!1}for(let k=0;k<a.length;k++){const y=a.
charAt(k);if(y==='"'){w?g(y):d=!d;continue}if(y==="\\"&&w){g(y);continue}if(y==="\\"&&d){w=!0;continue}if(y===" "&&!d){A.
length>0&&(o.push(A),A="");continue}g(y)}return A.length>0&&o.push(A.trim()),o}class N extends P.EventEmitter{constructor(o,d){
if(super(),this.processClosed=!1,this.processError="",this.processExitCode=0,this.processExited=!1,this.processStderr=!1,
this.delay=1e4,this.done=!1,this.timeout=null,!d)throw new Error("toolPath must not be empty");this.options=o,this.toolPath=
d,o.delay&&(this.delay=o.delay)}CheckComplete(){this.done||(this.processClosed?this._setResult():this.processExited&&(this.
timeout=(0,c.setTimeout)(N.HandleTimeout,this.delay,this)))}_debug(o){this.emit("debug",o)}_setResult(){let o;this.processExited&&
(this.processError?o=new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may i\
ndicate the process failed to start. Error: ${this.processError}`):this.processExitCode!==0&&!this.options.ignoreReturnCode?
o=new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`):this.processStderr&&this.options.
failOnStdErr&&(o=new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR s\
tream`))),this.timeout&&(clearTimeout(this.timeout),this.timeout=null),this.done=!0,this.emit("done",o,this.processExitCode)}static HandleTimeout(o){
if(!o.done){if(!o.processClosed&&o.processExited){const d=`The STDIO streams did not close within ${o.delay/1e3} seconds\
 of the exit event from process '${o.toolPath}'. This may indicate a child process inherited the STDIO streams and has n\
ot yet exited.`;o._debug(d)}o._setResult()}}}var m=function(a,o,d,w){function A(g){return g instanceof d?g:new d(function(k){
k(g)})}return new(d||(d=Promise))(function(g,k){function y(S){try{j(w.next(S))}catch(D){k(D)}}function M(S){try{j(w.throw(
S))}catch(D){k(D)}}function j(S){S.done?g(S.value):A(S.value).then(y,M)}j((w=w.apply(a,o||[])).next())})};function p(a,o,d){
return m(this,void 0,void 0,function*(){const w=u(a);if(w.length===0)throw new Error("Parameter 'commandLine' cannot be \
null or empty.");const A=w[0];return o=w.slice(1).concat(o||[]),new v(A,o,d).exec()})}function l(a,o,d){return m(this,void 0,
void 0,function*(){var w,A;let g="",k="";const y=new StringDecoder("utf8"),M=new StringDecoder("utf8"),j=(w=d?.listeners)===
null||w===void 0?void 0:w.stdout,S=(A=d?.listeners)===null||A===void 0?void 0:A.stderr,D=X=>{k+=M.write(X),S&&S(X)},B=X=>{
g+=y.write(X),j&&j(X)},V=Object.assign(Object.assign({},d?.listeners),{stdout:B,stderr:D}),C=yield p(a,o,Object.assign(Object.
assign({},d),{listeners:V}));return g+=y.end(),k+=M.end(),{exitCode:C,stdout:g,stderr:k}})}}),90:((z,f,L)=>{"use strict";
L.d(f,{H8:()=>l,Qh:()=>g,t2:()=>w,vr:()=>k});var F=L(79896),E=L(16928),P=function(S,D,B,V){function C(X){return X instanceof
B?X:new B(function(he){he(X)})}return new(B||(B=Promise))(function(X,he){function ne(Q){try{ue(V.next(Q))}catch(ce){he(ce)}}
function K(Q){try{ue(V.throw(Q))}catch(ce){he(ce)}}function ue(Q){Q.done?X(Q.value):C(Q.value).then(ne,K)}ue((V=V.apply(
S,D||[])).next())})};const{chmod:_,copyFile:i,lstat:G,mkdir:x,open:c,readdir:T,rename:b,rm:v,rmdir:u,stat:N,symlink:m,unlink:p}=F.
promises,l=process.platform==="win32";function a(S){return P(this,void 0,void 0,function*(){const D=yield fs.promises.readlink(
S);return l&&!D.endsWith("\\")?`${D}\\`:D})}const o=268435456,d=F.constants.O_RDONLY;function w(S){return P(this,void 0,
void 0,function*(){try{yield N(S)}catch(D){if(D.code==="ENOENT")return!1;throw D}return!0})}function A(S){return P(this,
arguments,void 0,function*(D,B=!1){return(B?yield N(D):yield G(D)).isDirectory()})}function g(S){if(S=y(S),!S)throw new Error(
'isRooted() parameter "p" cannot be empty');return l?S.startsWith("\\")||/^[A-Z]:/i.test(S):S.startsWith("/")}function k(S,D){
return P(this,void 0,void 0,function*(){let B;try{B=yield N(S)}catch(C){C.code!=="ENOENT"&&console.log(`Unexpected error\
 attempting to determine if executable file exists '${S}': ${C}`)}if(B&&B.isFile()){if(l){const C=E.extname(S).toUpperCase();
if(D.some(X=>X.toUpperCase()===C))return S}else if(M(B))return S}const V=S;for(const C of D){S=V+C,B=void 0;try{B=yield N(
S)}catch(X){X.code!=="ENOENT"&&console.log(`Unexpected error attempting to determine if executable file exists '${S}': ${X}`)}
if(B&&B.isFile()){if(l){try{const X=E.dirname(S),he=E.basename(S).toUpperCase();for(const ne of yield T(X))if(he===ne.toUpperCase()){
S=E.join(X,ne);break}}catch(X){console.log(`Unexpected error attempting to determine the actual case of the file '${S}':\
 ${X}`)}return S}else if(M(B))return S}}return""})}function y(S){return S=S||"",l?(S=S.replace(/\//g,"\\"),S.replace(/\\\\+/g,
"\\")):S.replace(/\/\/+/g,"/")}function M(S){return(S.mode&1)>0||(S.mode&8)>0&&process.getgid!==void 0&&S.gid===process.
getgid()||(S.mode&64)>0&&process.getuid!==void 0&&S.uid===process.getuid()}function j(){var S;return(S=process.env.COMSPEC)!==
null&&S!==void 0?S:"cmd.exe"}}),88701:((z,f,L)=>{"use strict";L.d(f,{K7:()=>T});var F=L(42613),E=L(16928),P=L(90),_=function(m,p,l,a){
function o(d){return d instanceof l?d:new l(function(w){w(d)})}return new(l||(l=Promise))(function(d,w){function A(y){try{
k(a.next(y))}catch(M){w(M)}}function g(y){try{k(a.throw(y))}catch(M){w(M)}}function k(y){y.done?d(y.value):o(y.value).then(
A,g)}k((a=a.apply(m,p||[])).next())})};function i(m,p){return _(this,arguments,void 0,function*(l,a,o={}){const{force:d,
recursive:w,copySourceDirectory:A}=v(o),g=(yield ioUtil.exists(a))?yield ioUtil.stat(a):null;if(g&&g.isFile()&&!d)return;
const k=g&&g.isDirectory()&&A?path.join(a,path.basename(l)):a;if(!(yield ioUtil.exists(l)))throw new Error(`no such file\
 or directory: ${l}`);if((yield ioUtil.stat(l)).isDirectory())if(w)yield u(l,k,0,d);else throw new Error(`Failed to copy\
. ${l} is a directory, but tried to copy without recursive flag.`);else{if(path.relative(l,k)==="")throw new Error(`'${k}\
' and '${l}' are the same file`);yield N(l,k,d)}})}function G(m,p){return _(this,arguments,void 0,function*(l,a,o={}){if(yield ioUtil.
exists(a)){let d=!0;if((yield ioUtil.isDirectory(a))&&(a=path.join(a,path.basename(l)),d=yield ioUtil.exists(a)),d)if(o.
force==null||o.force)yield x(a);else throw new Error("Destination already exists")}yield c(path.dirname(a)),yield ioUtil.
rename(l,a)})}function x(m){return _(this,void 0,void 0,function*(){if(ioUtil.IS_WINDOWS&&/[*"<>|]/.test(m))throw new Error(
'File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');try{yield ioUtil.rm(m,{force:!0,maxRetries:3,recursive:!0,
retryDelay:300})}catch(p){throw new Error(`File was unable to be removed ${p}`)}})}function c(m){return _(this,void 0,void 0,
function*(){ok(m,"a path argument must be provided"),yield ioUtil.mkdir(m,{recursive:!0})})}function T(m,p){return _(this,
void 0,void 0,function*(){if(!m)throw new Error("parameter 'tool' is required");if(p){const a=yield T(m,!1);if(!a)throw P.
H8?new Error(`Unable to locate executable file: ${m}. Please verify either the file path exists or the file can be found\
 within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an execut\
able file.`):new Error(`Unable to locate executable file: ${m}. Please verify either the file path exists or the file ca\
n be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is\
 executable.`);return a}const l=yield b(m);return l&&l.length>0?l[0]:""})}function b(m){return _(this,void 0,void 0,function*(){
if(!m)throw new Error("parameter 'tool' is required");const p=[];if(P.H8&&process.env.PATHEXT)for(const o of process.env.
PATHEXT.split(E.delimiter))o&&p.push(o);if(P.Qh(m)){const o=yield P.vr(m,p);return o?[o]:[]}if(m.includes(E.sep))return[];
const l=[];if(process.env.PATH)for(const o of process.env.PATH.split(E.delimiter))o&&l.push(o);const a=[];for(const o of l){
const d=yield P.vr(E.join(o,m),p);d&&a.push(d)}return a})}function v(m){const p=m.force==null?!0:m.force,l=!!m.recursive,
a=m.copySourceDirectory==null?!0:!!m.copySourceDirectory;return{force:p,recursive:l,copySourceDirectory:a}}function u(m,p,l,a){
return _(this,void 0,void 0,function*(){if(l>=255)return;l++,yield c(p);const o=yield ioUtil.readdir(m);for(const d of o){
const w=`${m}/${d}`,A=`${p}/${d}`;(yield ioUtil.lstat(w)).isDirectory()?yield u(w,A,l,a):yield N(w,A,a)}yield ioUtil.chmod(
p,(yield ioUtil.stat(m)).mode)})}function N(m,p,l){return _(this,void 0,void 0,function*(){if((yield ioUtil.lstat(m)).isSymbolicLink()){
try{yield ioUtil.lstat(p),yield ioUtil.unlink(p)}catch(o){o.code==="EPERM"&&(yield ioUtil.chmod(p,"0666"),yield ioUtil.unlink(
p))}const a=yield ioUtil.readlink(m);yield ioUtil.symlink(a,p,ioUtil.IS_WINDOWS?"junction":null)}else(!(yield ioUtil.exists(
p))||l)&&(yield ioUtil.copyFile(m,p))})}}),74724:((z,f,L)=>{"use strict";L.d(f,{Uo:()=>we,Lp:()=>Zi});const F=new WeakMap;
function E(...e){const t=new String(e);return F.set(t,e),t}function P(e){return e instanceof String&&F.has(e)}function _(e){
return F.get(e)??[]}var i=L(47117),G=L(31421),x=L(2830),c=L(19997),T=L(76760);function*b(e,t){const n=t==="global";for(const r of e)
r.isGlobal===n&&(yield r)}const v=new Set(["--add","--edit","--remove-section","--rename-section","--replace-all","--uns\
et","--unset-all","-e"]),u=new Set(["--get","--get-all","--get-color","--get-colorbool","--get-regexp","--get-urlmatch",
"--list","-l"]),N=new Set(["edit","remove-section","rename-section","set","unset"]),m=new Set(["get","get-color","get-co\
lorbool","list"]);function p(e,t){for(const{name:r}of b(e,"task")){if(v.has(r))return l(!0,t);if(u.has(r))return l(!1,t)}
const n=t.at(0)?.toLowerCase();return n===void 0?null:N.has(n)?l(!0,t.slice(1)):m.has(n)?l(!1,t.slice(1)):t.length===1?l(
!1,t):l(!0,t)}function l(e=!1,t=[]){const n=t.at(0)?.toLowerCase();return n===void 0?null:{isWrite:e,isRead:!e,key:n,value:t.
at(1)}}function a(e,t){return t.isWrite&&t.value!==void 0?{key:t.key,value:t.value,scope:e}:{key:t.key,scope:e}}function o(e){
const t=e?.indexOf("=")||-1;return!e||t<0?null:{key:e.slice(0,t).trim().toLowerCase(),value:e.slice(t+1)}}function d(e){
for(const{name:t}of b(e,"task"))switch(t){case"--global":return"global";case"--system":return"system";case"--worktree":return"\
worktree";case"--local":return"local";case"--file":case"-f":return"file"}return"local"}function w({name:e}){if(e==="-c"||
e==="--config")return"inline";if(e==="--config-env")return"env"}function*A(e){for(const t of e){const n=w(t),r=n&&o(t.value);
r&&(yield{...r,scope:n})}}function g(e,t,n){const r={read:[],write:[...A(t)]};return e==="config"&&k(r,d(t),p(t,n)),r}function k(e,t,n){
if(n===null)return;const r=a(t,n);n.isWrite?e.write.push(r):e.read.push(r)}const y={short:new Map([["c",!0]])},M={short:new Map(
[["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...y.short.entries()]),long:new Set(["attr-source","config-env","exec-path",
"git-dir","list-cmds","namespace","super-prefix","work-tree"])},j={clone:{short:new Map([["b",!0],["j",!0],["l",!1],["n",
!1],["o",!0],["q",!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origin","upload-pack","u","template"])},
commit:{short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["file","message","reedit-message","r\
euse-message","template"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(["blob","comment","default",
"file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,long:new Set(["template"])},
pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec","receive-pack"])},rebase:{short:new Map(
[["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],["v",!1],["x",!0]]),long:new Set(["exe\
c","onto","strategy","strategy-option"])}},S={short:new Map,long:new Set};function D(e){const t=j[e??""]??S;return{short:new Map(
[...y.short.entries(),...t.short.entries()]),long:t.long}}function B(e,t=M){if(e.startsWith("--")){const n=e.indexOf("=");
if(n>2)return[{name:e.slice(0,n),value:e.slice(n+1),needsNext:!1}];const r=e.slice(2);return[{name:e,needsNext:t.long.has(
r)}]}if(e.length===2){const n=e.charAt(1),r=t.short.get(n);return[{name:e,needsNext:r===!0}]}return V(e,t.short)}function V(e,t){
const n=e.slice(1).split(""),r=[];for(let s=0;s<n.length;s++){const h=n[s],O=t.get(h);if(O===void 0)return[{name:e,needsNext:!1}];
if(O){const U=n.slice(s+1).join("");if(U&&![...U].every(I=>t.has(I)))return r.push({name:`-${h}`,value:U,needsNext:!1}),
r}r.push({name:`-${h}`,needsNext:O})}return r}function C(e,t=[]){let n=0;for(;n<e.length;){const r=String(e[n]);if(!r.startsWith(
"-")||r.length<2)break;const s=B(r);let h=n+1;for(const O of s){const U={name:O.name,value:O.value,absorbedNext:!1,isGlobal:!0};
O.needsNext&&U.value===void 0&&h<e.length&&(U.value=String(e[h]),U.absorbedNext=!0,h++),t.push(U)}n=h}return{flags:t,taskIndex:n}}
function X(e,t,n=[]){const r=D(t),s=[],h=[];let O=0;for(;O<e.length;){const U=e[O];if(P(U)){h.push(..._(U)),O++;continue}
const I=String(U);if(I==="--"){for(let ie=O+1;ie<e.length;ie++){const te=e[ie];P(te)?h.push(..._(te)):h.push(String(te))}
break}if(!I.startsWith("-")||I.length<2){s.push(I),O++;continue}const Y=B(I,r);let Z=O+1;for(const ie of Y){const te={name:ie.
name,value:ie.value,absorbedNext:!1,isGlobal:!1};ie.needsNext&&te.value===void 0&&Z<e.length&&!P(e[Z])&&(te.value=String(
e[Z]),te.absorbedNext=!0,Z++),n.push(te)}O=Z}return{flags:n,positionals:s,pathspecs:h}}function*he({write:e}){for(const t of e)
for(const n of ue){const r=n(t.key);r&&(yield r)}}function ne(e,t,n=String(e)){const r=typeof e=="string"?new RegExp(`\\s\
*${e.toLowerCase()}`):e;return function(s){if(r.test(s))return{category:t,message:`Configuring ${n} is not permitted wit\
hout enabling ${t}`}}}function K(e,t){const n=new RegExp(`\\s*${e.toLowerCase().replace(/\./g,"(..+)?.")}`);return ne(n,
t,e)}const ue=[ne("alias","allowUnsafeAlias"),ne("core.askPass","allowUnsafeAskPass"),ne("core.editor","allowUnsafeEdito\
r"),ne("core.fsmonitor","allowUnsafeFsMonitor"),ne("core.gitProxy","allowUnsafeGitProxy"),ne("core.hooksPath","allowUnsa\
feHooksPath"),ne("core.pager","allowUnsafePager"),ne("core.sshCommand","allowUnsafeSshCommand"),K("credential.helper","a\
llowUnsafeCredentialHelper"),K("diff.command","allowUnsafeDiffExternal"),ne("diff.external","allowUnsafeDiffExternal"),K(
"difftool.cmd","allowUnsafeDiffExternal"),K("diff.textconv","allowUnsafeDiffTextConv"),K("filter.clean","allowUnsafeFilt\
er"),K("filter.process","allowUnsafeFilter"),K("filter.smudge","allowUnsafeFilter"),K("gpg.program","allowUnsafeGpgProgr\
am"),ne("include.path","allowUnsafeInclude"),K("includeIf","allowUnsafeInclude"),ne("init.templateDir","allowUnsafeTempl\
ateDir"),K("pager.","allowUnsafePager"),K("merge.driver","allowUnsafeMergeDriver"),K("mergetool.path","allowUnsafeMergeD\
river"),K("mergetool.cmd","allowUnsafeMergeDriver"),K("protocol.allow","allowUnsafeProtocolOverride"),K("remote.receivep\
ack","allowUnsafePack"),K("remote.uploadpack","allowUnsafePack"),ne("uploadpack.packObjectsHook","allowUnsafePack"),ne("\
sequence.editor","allowUnsafeEditor"),K("submodule.update","allowUnsafeSubmodule"),K("tar.command","allowUnsafeCommandBi\
naries"),K("trailer.cmd","allowUnsafeCommandBinaries"),K("trailer.command","allowUnsafeCommandBinaries"),K("url.insteadO\
f","allowUnsafeUrlRewrite")];function*Q(e,t){for(const n of t)for(const r of Ce){const s=r(e,n);s&&(yield s)}}function ce(e,t,n,{
name:r=String(t),globalOnly:s=!1,withValue:h=!1}={}){const O=typeof t=="string"?new RegExp(`\\s*${t.toLowerCase()}`):t,U=`\
Use of ${e?`${e} with option `:""}${r} is not permitted without enabling ${n}`;return function(I,Y){if(!(e&&I!==e)&&!(s&&
!Y.isGlobal)&&!(h&&Y.value===void 0)&&O.test(Y.name))return{category:n,message:U}}}const be={globalOnly:!0,withValue:!0},
Ce=[ce(null,/--(upload|receive)-pack/,"allowUnsafePack",{name:"--upload-pack or --receive-pack"}),ce("clone",/^-\w*u/,"a\
llowUnsafePack"),ce("clone","--u","allowUnsafePack"),ce("push",/^--exec$/,"allowUnsafePack",{name:"--exec"}),ce("rebase",
/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"-x or --exec"}),ce(null,"--template","allowUnsafeTemplateDir"),ce(null,"--e\
xec-path","allowUnsafeExec",be),ce(null,"--git-dir","allowUnsafeConfigPaths",be),ce(null,"--work-tree","allowUnsafeConfi\
gPaths",be),ce(null,/^-C$/,"allowUnsafeConfigPaths",{...be,name:"-C"})];function Ae(e,t,n){return[...Q(e,t),...he(n)]}function We(...e){
const{flags:t,taskIndex:n}=C(e),r=n<e.length?String(e[n]).toLowerCase():null,s=r!==null?e.slice(n+1):[],{positionals:h,pathspecs:O}=X(
s,r,t),U=g(r,t,h);return{task:r,flags:t.map(q),paths:O,config:U,vulnerabilities:Oe(Ae(r,t,U))}}function Oe(e){return Object.
defineProperty(e,"vulnerabilities",{value:e})}function q({value:e,name:t}){return e!==void 0?{name:t,value:e}:{name:t}}const oe={
editor:"allowUnsafeEditor",git_askpass:"allowUnsafeAskPass",git_config_global:"allowUnsafeConfigPaths",git_config_system:"\
allowUnsafeConfigPaths",git_config_count:"allowUnsafeConfigEnvCount",git_config_parameters:"allowUnsafeConfigEnvCount",git_config:"\
allowUnsafeConfigPaths",git_editor:"allowUnsafeEditor",git_exec_path:"allowUnsafeExec",git_external_diff:"allowUnsafeDif\
fExternal",git_pager:"allowUnsafePager",git_proxy_command:"allowUnsafeGitProxy",git_template_dir:"allowUnsafeTemplateDir",
git_sequence_editor:"allowUnsafeEditor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUnsafeSshCommand",pager:"a\
llowUnsafePager",prefix:"allowUnsafeConfigPaths",ssh_askpass:"allowUnsafeAskPass",visual:"allowUnsafeEditor"};function*Se(e){
const t=parseInt(e.git_config_count??"0",10);for(let n=0;n<t;n++){const r=e[`git_config_key_${n}`],s=e[`git_config_value\
_${n}`];r!==void 0&&(yield{key:r.toLowerCase().trim(),value:s,scope:"env"})}}function*ve(e){for(const t of Object.keys(e))
if(Ve(t)){const n=oe[t];yield{category:n,message:`Use of "${t.toUpperCase()}" is not permitted without enabling ${n}`}}}
function Ve(e){return Object.hasOwn(oe,e)}function hn(e){const t={};for(const[n,r]of Object.entries(e)){const s=n.toLowerCase().
trim();(Ve(s)||s.startsWith("git"))&&(t[s]=String(r))}return t}function pn(e){const t=hn(e),n={read:[],write:[...Se(t)]},
r=[...ve(t),...Ae(null,[],n)];return{config:n,vulnerabilities:r}}function mn(e,t){return[...We(...e).vulnerabilities,...pn(
t).vulnerabilities]}var gn=L(78474);class ge extends Error{constructor(t,n){super(n),this.task=t,Object.setPrototypeOf(this,
new.target.prototype)}}class wn extends ge{constructor(t,n){super(void 0,n),this.config=t}}class we extends ge{constructor(t,n,r){
super(t,r),this.task=t,this.plugin=n,Object.setPrototypeOf(this,new.target.prototype)}}class ze extends ge{constructor(t,n){
super(void 0,n||String(t)),this.git=t}}class yn extends ge{constructor(t){super(void 0,t)}}const Ne="\0",Ue=()=>{};function bn(e){
return typeof e!="function"?Ue:e}function vn(e){return typeof e=="function"&&e!==Ue}function kn(e,t){const n=e.indexOf(t);
return n<=0?[e,""]:[e.substr(0,n),e.substr(n+1)]}function _n(e,t=0){return ct(e)&&e.length>t?e[t]:void 0}function ke(e,t=0){
if(ct(e)&&e.length>t)return e[e.length-1-t]}function ct(e){return pt(e)}function Le(e="",t=!0,n=`
`){return e.split(n).reduce((r,s)=>{const h=t?s.trim():s;return h&&r.push(h),r},[])}function Ge(e,t){return Le(e,!0).map(
n=>t(n))}function lt(e){return(0,i.exists)(e,i.FOLDER)}function pe(e,t){return Array.isArray(e)?e.includes(t)||e.push(t):
e.add(t),t}function En(e,t){return Array.isArray(e)&&!e.includes(t)&&e.push(t),e}function He(e,t){if(Array.isArray(e)){const n=e.
indexOf(t);n>=0&&e.splice(n,1)}else e.delete(t);return t}const Qe=Object.prototype.toString.call.bind(Object.prototype.toString);
function le(e){return Array.isArray(e)?e:[e]}function ft(e){return e.replace(/[\s-]+(.)/g,(t,n)=>n.toUpperCase())}function Te(e){
return le(e).map(t=>t instanceof String?t:String(t))}function ee(e,t=0){if(e==null)return t;const n=parseInt(e,10);return Number.
isNaN(n)?t:n}function xe(e,t){const n=[];for(let r=0,s=e.length;r<s;r++)n.push(t,e[r]);return n}function Fe(e){return(Array.
isArray(e)?Buffer.concat(e):e).toString("utf-8")}function On(e){return e?Buffer.isBuffer(e)?e.length:Buffer.byteLength(e):
0}function Tn(e,t){const n={};return t.forEach(r=>{e[r]!==void 0&&(n[r]=e[r])}),n}function dt(e=0){return new Promise(t=>setTimeout(
t,e))}function ht(e){if(e!==!1)return e}function re(e,t,n){return t(e)?e:arguments.length>2?n:void 0}const $e=e=>Array.isArray(
e);function qe(e,t){const n=P(e)?"string":typeof e;return/number|string|boolean/.test(n)&&(!t||!t.includes(n))}const J=e=>typeof e==
"string"||P(e),An=e=>J(e)||Buffer.isBuffer(e),je=e=>J(e)||Array.isArray(e)&&e.every(J);function Xe(e){return!!e&&Qe(e)===
"[object Object]"}function Sn(e){return typeof e=="function"}const pt=e=>e==null||"number|boolean|function".includes(typeof e)?
!1:typeof e.length=="number";var De=(e=>(e[e.SUCCESS=0]="SUCCESS",e[e.ERROR=1]="ERROR",e[e.NOT_FOUND=-2]="NOT_FOUND",e[e.
UNCLEAN=128]="UNCLEAN",e))(De||{});class Pe{constructor(t,n){this.stdOut=t,this.stdErr=n}asStrings(){return new Pe(this.
stdOut.toString("utf8"),this.stdErr.toString("utf8"))}}function Nn(){throw new Error("LineParser:useMatches not implemen\
ted")}class W{constructor(t,n){this.matches=[],this.useMatches=Nn,this.parse=(r,s)=>(this.resetMatches(),this._regExp.every(
(h,O)=>this.addMatch(h,O,r(O)))?this.useMatches(s,this.prepareMatches())!==!1:!1),this._regExp=Array.isArray(t)?t:[t],n&&
(this.useMatches=n)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(t,n,r){const s=r&&
t.exec(r);return s&&this.pushMatch(n,s),!!s}pushMatch(t,n){this.matches.push(...n.slice(1))}}class _e extends W{addMatch(t,n,r){
return/^remote:\s/.test(String(r))&&super.addMatch(t,n,r)}pushMatch(t,n){(t>0||n.length>1)&&super.pushMatch(t,n)}}const Un={
binary:"git",maxConcurrentProcesses:5,config:[],trimmed:!1};function Ln(...e){const t=process.cwd(),n=Object.assign({baseDir:t,
...Un},...e.filter(r=>typeof r=="object"&&r));return n.baseDir=n.baseDir||t,n.trimmed=n.trimmed===!0,n}function mt(e,t=[]){
return Xe(e)?Object.keys(e).reduce((n,r)=>{const s=e[r];if(P(s))n.push(s);else if(qe(s,["boolean"]))n.push(r+"="+s);else if(Array.
isArray(s))for(const h of s)qe(h,["string","number"])||n.push(r+"="+h);else n.push(r);return n},t):t}function H(e,t=0,n=!1){
const r=[];for(let s=0,h=t<0?e.length:t;s<h;s++)"string|number".includes(typeof e[s])&&r.push(String(e[s]));return mt(Je(
e),r),n||r.push(...xn(e)),r}function xn(e){const t=typeof ke(e)=="function";return Te(re(ke(e,t?1:0),$e,[]))}function Je(e){
const t=Sn(ke(e));return re(ke(e,t?1:0),Xe)}function $(e,t=!0){const n=bn(ke(e));return t||vn(n)?n:void 0}function gt(e,t){
return e(t.stdOut,t.stdErr)}function fe(e,t,n,r=!0){return le(n).forEach(s=>{for(let h=Le(s,r),O=0,U=h.length;O<U;O++){const I=(Y=0)=>{
if(!(O+Y>=U))return h[O+Y]};t.some(({parse:Y})=>Y(I,e))}}),e}var Fn=(e=>(e.BARE="bare",e.IN_TREE="tree",e.IS_REPO_ROOT="\
root",e))(Fn||{});const Ye=({exitCode:e},t,n,r)=>{if(e===De.UNCLEAN&&Pn(t))return n(Buffer.from("false"));r(t)},wt=e=>e.
trim()==="true";function $n(e){switch(e){case"bare":return Dn();case"root":return jn()}return{commands:["rev-parse","--i\
s-inside-work-tree"],format:"utf-8",onError:Ye,parser:wt}}function jn(){return{commands:["rev-parse","--git-dir"],format:"\
utf-8",onError:Ye,parser(e){return/^\.(git)?$/.test(e.trim())}}}function Dn(){return{commands:["rev-parse","--is-bare-re\
pository"],format:"utf-8",onError:Ye,parser:wt}}function Pn(e){return/(Not a git repository|Kein Git-Repository)/i.test(
String(e))}class In{constructor(t){this.paths=[],this.files=[],this.folders=[],this.dryRun=t}}const Bn=/^[a-z]+\s*/i,Mn=/^[a-z]+\s+[a-z]+\s*/i,
Rn=/\/$/;function Cn(e,t){const n=new In(e),r=e?Mn:Bn;return Le(t).forEach(s=>{const h=s.replace(r,"");n.paths.push(h),(Rn.
test(h)?n.folders:n.files).push(h)}),n}const yt=[];function Wn(e){return{commands:yt,format:"empty",parser:e}}function ae(e){
return{commands:yt,format:"empty",parser(){throw typeof e=="string"?new yn(e):e}}}function se(e,t=!1){return{commands:e,
format:"utf-8",parser(n){return t?String(n).trim():n}}}function bt(e){return{commands:e,format:"buffer",parser(t){return t}}}
function Vn(e){return e.format==="buffer"}function vt(e){return e.format==="empty"||!e.commands.length}const zn="Git cle\
an interactive mode is not supported",Gn='Git clean mode parameter ("n" or "f") is required',Hn="Git clean unknown optio\
n found in: ";var kt=(e=>(e.DRY_RUN="n",e.FORCE="f",e.IGNORED_INCLUDED="x",e.IGNORED_ONLY="X",e.EXCLUDING="e",e.QUIET="q",
e.RECURSIVE="d",e))(kt||{});const _t=new Set(["i",...Te(Object.values(kt))]);function Qn(e,t){const{cleanMode:n,options:r,
valid:s}=Jn(e);return n?s.options?(r.push(...t),r.some(Kn)?ae(zn):qn(n,r)):ae(Hn+JSON.stringify(e)):ae(Gn)}function qn(e,t){
return{commands:["clean",`-${e}`,...t],format:"utf-8",parser(n){return Cn(e==="n",n)}}}function Xn(e){return Array.isArray(
e)&&e.every(t=>_t.has(t))}function Jn(e){let t,n=[],r={cleanMode:!1,options:!0};return e.replace(/[^a-z]i/g,"").split("").
forEach(s=>{Yn(s)?(t=s,r.cleanMode=!0):r.options=r.options&&Zn(n[n.length]=`-${s}`)}),{cleanMode:t,options:n,valid:r}}function Yn(e){
return e==="f"||e==="n"}function Zn(e){return/^-[a-z]$/i.test(e)&&_t.has(e.charAt(1))}function Kn(e){return/^-[^\-]/.test(
e)?e.indexOf("i")>0:e==="--interactive"}class er{constructor(){this.files=[],this.values=Object.create(null)}get all(){return this.
_all||(this._all=this.files.reduce((t,n)=>Object.assign(t,this.values[n]),{})),this._all}addFile(t){if(!(t in this.values)){
const n=ke(this.files);this.values[t]=n?Object.create(this.values[n]):{},this.files.push(t)}return this.values[t]}addValue(t,n,r){
const s=this.addFile(t);Object.hasOwn(s,n)?Array.isArray(s[n])?s[n].push(r):s[n]=[s[n],r]:s[n]=r,this._all=void 0}}function tr(e){
const t=new er;for(const n of Et(e))t.addValue(n.file,String(n.key),n.value);return t}function nr(e,t){let n=null;const r=[],
s=new Map;for(const h of Et(e,t))h.key===t&&(r.push(n=h.value),s.has(h.file)||s.set(h.file,[]),s.get(h.file).push(n));return{
key:t,paths:Array.from(s.keys()),scopes:s,value:n,values:r}}function rr(e){return e.replace(/^(file):/,"")}function*Et(e,t=null){
const n=e.split("\0");for(let r=0,s=n.length-1;r<s;){const h=rr(n[r++]);let O=n[r++],U=t;if(O.includes(`
`)){const I=kn(O,`
`);U=I[0],O=I[1]}yield{file:h,key:U,value:O}}}var Ot=(e=>(e.system="system",e.global="global",e.local="local",e.worktree=
"worktree",e))(Ot||{});function Ze(e,t){return typeof e=="string"&&Object.hasOwn(Ot,e)?e:t}function sr(e,t,n,r){const s=[
"config",`--${r}`];return n&&s.push("--add"),s.push(e,t),{commands:s,format:"utf-8",parser(h){return h}}}function ir(e,t){
const n=["config","--null","--show-origin","--get-all",e];return t&&n.splice(1,0,`--${t}`),{commands:n,format:"utf-8",parser(r){
return nr(r,e)}}}function or(e){const t=["config","--list","--show-origin","--null"];return e&&t.push(`--${e}`),{commands:t,
format:"utf-8",parser(n){return tr(n)}}}function ar(){return{addConfig(e,t,...n){return this._runTask(sr(e,t,n[0]===!0,Ze(
n[1],"local")),$(arguments))},getConfig(e,t){return this._runTask(ir(e,Ze(t,void 0)),$(arguments))},listConfig(...e){return this.
_runTask(or(Ze(e[0],void 0)),$(arguments))}}}var Tt=(e=>(e.ADDED="A",e.COPIED="C",e.DELETED="D",e.MODIFIED="M",e.RENAMED=
"R",e.CHANGED="T",e.UNMERGED="U",e.UNKNOWN="X",e.BROKEN="B",e))(Tt||{});const ur=new Set(Object.values(Tt));function cr(e){
return ur.has(e)}var At;const lr=["-h"],Ie=Symbol("grepQuery");class fr{constructor(){this[At]=[]}*[(At=Ie,Symbol.iterator)](){
for(const t of this[Ie])yield t}and(...t){return t.length&&this[Ie].push("--and","(",...xe(t,"-e"),")"),this}param(...t){
return this[Ie].push(...xe(t,"-e")),this}}function dr(...e){return new fr().param(...e)}function hr(e){const t=new Set,n={};
return Ge(e,r=>{const[s,h,O]=r.split(Ne);t.add(s),(n[s]=n[s]||[]).push({line:ee(h),path:s,preview:O})}),{paths:t,results:n}}
function pr(){return{grep(e){const t=$(arguments),n=H(arguments);for(const s of lr)if(n.includes(s))return this._runTask(
ae(`git.grep: use of "${s}" is not supported.`),t);typeof e=="string"&&(e=dr().param(e));const r=["grep","--null","-n","\
--full-name",...n,...e];return this._runTask({commands:r,format:"utf-8",parser(s){return hr(s)}},t)}}}var St=(e=>(e.MIXED=
"mixed",e.SOFT="soft",e.HARD="hard",e.MERGE="merge",e.KEEP="keep",e))(St||{});const mr=Te(Object.values(St));function gr(e,t){
const n=["reset"];return Nt(e)&&n.push(`--${e}`),n.push(...t),se(n)}function wr(e){if(Nt(e))return e;switch(typeof e){case"\
string":case"undefined":return"soft"}}function Nt(e){return typeof e=="string"&&mr.includes(e)}x.formatters.L=e=>String(
pt(e)?e.length:"-"),x.formatters.B=e=>Buffer.isBuffer(e)?e.toString("utf8"):Qe(e);function yr(){return x("simple-git")}function Ut(e,t,n){
return!t||!String(t).replace(/\s*/,"")?n?(r,...s)=>{e(r,...s),n(r,...s)}:e:(r,...s)=>{e(`%s ${r}`,t,...s),n&&n(r,...s)}}
function br(e,t,{namespace:n}){if(typeof e=="string")return e;const r=t&&t.namespace||"";return r.startsWith(n)?r.substr(
n.length+1):r||n}function Ee(e,t,n,r=yr()){const s=e&&`[${e}]`||"",h=[],O=typeof t=="string"?r.extend(t):t,U=br(re(t,J),
O,r);return Y(n);function I(Z,ie){return pe(h,Ee(e,U.replace(/^[^:]+/,Z),ie,r))}function Y(Z){const ie=Z&&`[${Z}]`||"",te=O&&
Ut(O,ie)||Ue,ye=Ut(r,`${s} ${ie}`,te);return Object.assign(O?te:ye,{label:e,sibling:I,info:ye,step:Y})}}const Lt=class ut{constructor(t="\
GitExecutor"){this.logLabel=t,this._queue=new Map}withProgress(t){return this._queue.get(t)}createProgress(t){const n=ut.
getName(t.commands[0]),r=Ee(this.logLabel,n);return{task:t,logger:r,name:n}}push(t){const n=this.createProgress(t);return n.
logger("Adding task to the queue, commands = %o",t.commands),this._queue.set(t,n),n}fatal(t){for(const[n,{logger:r}]of Array.
from(this._queue.entries()))n===t.task?(r.info("Failed %o",t),r("Fatal exception, any as-yet un-started tasks run throug\
h this executor will not be attempted")):r.info("A fatal exception occurred in a previous task, the queue has been purge\
d: %o",t.message),this.complete(n);if(this._queue.size!==0)throw new Error(`Queue size should be zero after fatal: ${this.
_queue.size}`)}complete(t){this.withProgress(t)&&this._queue.delete(t)}attempt(t){const n=this.withProgress(t);if(!n)throw new ge(
void 0,"TasksPendingQueue: attempt called for an unknown task");return n.logger("Starting task"),n}static getName(t="emp\
ty"){return`task:${t}:${++ut.counter}`}};Lt.counter=0;let vr=Lt;class kr{constructor(t,n,r){this._executor=t,this._scheduler=
n,this._plugins=r,this._chain=Promise.resolve(),this._queue=new vr}get cwd(){return this._cwd||this._executor.cwd}set cwd(t){
this._cwd=t}get env(){return this._executor.env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(t){
return this._queue.push(t),this._chain=this._chain.then(()=>this.attemptTask(t))}async attemptTask(t){const n=await this.
_scheduler.next(),r=()=>this._queue.complete(t);try{const{logger:s}=this._queue.attempt(t);return await(vt(t)?this.attemptEmptyTask(
t,s):this.attemptRemoteTask(t,s))}catch(s){throw this.onFatalException(t,s)}finally{r(),n()}}onFatalException(t,n){const r=n instanceof
ge?Object.assign(n,{task:t}):new ge(t,n&&String(n));return this._chain=Promise.resolve(),this._queue.fatal(r),r}async attemptRemoteTask(t,n){
const r=this._plugins.exec("spawn.binary","",this.taskContext(t,t.commands)),s=this._plugins.exec("spawn.args",[...t.commands],
this.taskContext(t,t.commands)),h=await this.gitResponse(t,r,s,this.outputHandler,n.step("SPAWN")),O=await this.handleTaskData(
t,s,h,n.step("HANDLE"));return n("passing response to task's parser as a %s",t.format),Vn(t)?gt(t.parser,O):gt(t.parser,
O.asStrings())}async attemptEmptyTask(t,n){return n("empty task bypassing child process to call to task's parser"),t.parser(
this)}handleTaskData(t,n,r,s){const{exitCode:h,rejection:O,stdOut:U,stdErr:I}=r;return new Promise((Y,Z)=>{s("Preparing \
to handle process response exitCode=%d stdOut=",h);const{error:ie}=this._plugins.exec("task.error",{error:O},{...this.taskContext(
t,n),...r});if(ie&&t.onError)return s.info("exitCode=%s handling with custom error handler"),t.onError(r,ie,te=>{s.info(
"custom error handler treated as success"),s("custom error returned a %s",Qe(te)),Y(new Pe(Array.isArray(te)?Buffer.concat(
te):te,Buffer.concat(I)))},Z);if(ie)return s.info("handling as error: exitCode=%s stdErr=%s rejection=%o",h,I.length,O),
Z(ie);s.info("retrieving task output complete"),Y(new Pe(Buffer.concat(U),Buffer.concat(I)))})}async gitResponse(t,n,r,s,h){
const O=h.sibling("output"),U=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:!0},this.taskContext(
t,t.commands));return new Promise(I=>{const Y=[],Z=[];h.info("%s %o",n,r),h("%O",U);let ie=this._beforeSpawn(t,r);if(ie)
return I({stdOut:Y,stdErr:Z,exitCode:9901,rejection:ie});this._plugins.exec("spawn.before",void 0,{...this.taskContext(t,
r),kill(ye){ie=ye||ie}});const te=(0,G.spawn)(n,r,U);te.stdout.on("data",xt(Y,"stdOut",h,O.step("stdOut"))),te.stderr.on(
"data",xt(Z,"stdErr",h,O.step("stdErr"))),te.on("error",_r(Z,h)),s&&(h("Passing child process stdOut/stdErr to custom ou\
tputHandler"),s(n,te.stdout,te.stderr,[...r])),this._plugins.exec("spawn.after",void 0,{...this.taskContext(t,r),spawned:te,
close(ye,Ki){I({stdOut:Y,stdErr:Z,exitCode:ye,rejection:ie||Ki})},kill(ye){te.killed||(ie=ye,te.kill("SIGINT"))}})})}_beforeSpawn(t,n){
let r;return this._plugins.exec("spawn.before",void 0,{...this.taskContext(t,n),kill(s){r=s||r}}),r}taskContext(t,n){return{
method:String(_n(t.commands)||""),commands:n,env:{...this.env},input:vt(t)?void 0:t.input}}}function _r(e,t){return n=>{
t("[ERROR] child process exception %o",n),e.push(Buffer.from(String(n.stack),"ascii"))}}function xt(e,t,n,r){return s=>{
n("%s received %L bytes",t,s),r("%B",s),e.push(s)}}class Er{constructor(t,n,r){this.cwd=t,this._scheduler=n,this._plugins=
r,this._chain=this.chain()}chain(){return new kr(this,this._scheduler,this._plugins)}push(t){return this._chain.push(t)}}
function Or(e,t,n=Ue){const r=h=>{n(null,h)},s=h=>{h?.task===e&&n(h,void 0)};t.then(r,s)}function Ft(e,t){return Wn(n=>{
if(!lt(e))throw new Error(`Git.cwd: cannot change to non-directory "${e}"`);return(t||n).cwd=e})}function Ke(e){const t=[
"checkout",...e];return t[1]==="-b"&&t.includes("-B")&&(t[1]=He(t,"-B")),se(t)}function Tr(){return{checkout(){return this.
_runTask(Ke(H(arguments,1)),$(arguments))},checkoutBranch(e,t){return this._runTask(Ke(["-b",e,t,...H(arguments)]),$(arguments))},
checkoutLocalBranch(e){return this._runTask(Ke(["-b",e,...H(arguments)]),$(arguments))}}}const $t=(e,t,n)=>{const r=["cl\
one",...n];return J(e)&&r.push(E(e)),J(t)&&r.push(E(t)),se(r)},Ar=(e,t,n)=>(pe(n,"--mirror"),$t(e,t,n));function jt(e,t,n,...r){
return J(n)?t(n,re(r[0],J),H(arguments)):ae(`git.${e}() requires a string 'repoPath'`)}function Sr(){return{clone(e,...t){
return this._runTask(jt("clone",$t,re(e,J),...t),$(arguments))},mirror(e,...t){return this._runTask(jt("mirror",Ar,re(e,
J),...t),$(arguments))}}}const Nr=[new W(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,(e,[t,n,r])=>{e.branch=t,e.commit=r,e.root=
!!n}),new W(/\s*Author:\s(.+)/i,(e,[t])=>{const n=t.split("<"),r=n.pop();!r||!r.includes("@")||(e.author={email:r.substr(
0,r.length-1),name:n.join("<").trim()})}),new W(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,(e,[t,n,r])=>{e.summary.changes=
parseInt(t,10)||0,e.summary.insertions=parseInt(n,10)||0,e.summary.deletions=parseInt(r,10)||0}),new W(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,
(e,[t,n,r])=>{e.summary.changes=parseInt(t,10)||0;const s=parseInt(n,10)||0;r==="-"?e.summary.deletions=s:r==="+"&&(e.summary.
insertions=s)})];function Ur(e){return fe({author:null,branch:"",commit:"",root:!1,summary:{changes:0,insertions:0,deletions:0}},
Nr,e)}function Lr(e,t,n){return{commands:["-c","core.abbrev=40","commit",...xe(e,"-m"),...t,...n],format:"utf-8",parser:Ur}}
function xr(){return{commit(t,...n){const r=$(arguments),s=e(t)||Lr(le(t),le(re(n[0],je,[])),[...Te(re(n[1],$e,[])),...H(
arguments,0,!0)]);return this._runTask(s,r)}};function e(t){return!je(t)&&ae("git.commit: requires the commit message to\
 be supplied as a string/string[]")}}function Fr(){return{count:0,garbage:0,inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,
sizePack:0}}const $r=new W(/([a-z-]+): (\d+)$/,(e,[t,n])=>{const r=ft(t);Object.hasOwn(e,r)&&(e[r]=ee(n))});function jr(){
return{countObjects(){return this._runTask({commands:["count-objects","--verbose"],format:"utf-8",parser(e){return fe(Fr(),
[$r],e)}})}}}function Dr(){return{firstCommit(){return this._runTask(se(["rev-list","--max-parents=0","HEAD"],!0),$(arguments))}}}
function Pr(e,t){const n=["hash-object",e];return t&&n.push("-w"),se(n,!0)}class et{constructor(t,n,r,s){this.bare=t,this.
path=n,this.existing=r,this.gitDir=s}}const Ir=/^Init.+ repository in (.+)$/,Br=/^Rein.+ in (.+)$/;function Mr(e,t,n){const r=String(
n).trim();let s;if(s=Ir.exec(r))return new et(e,t,!1,s[1]);if(s=Br.exec(r))return new et(e,t,!0,s[1]);let h="";const O=r.
split(" ");for(;O.length;)if(O.shift()==="in"){h=O.join(" ");break}return new et(e,t,/^re/i.test(r),h)}const Dt="--bare";
function Rr(e){return e.includes(Dt)}function Cr(e=!1,t,n){const r=["init",...n];return e&&!Rr(r)&&r.splice(1,0,Dt),{commands:r,
format:"utf-8",parser(s){return Mr(r.includes("--bare"),t,s)}}}function Wr(e){return e===void 0?ae("interpretTrailers ca\
lled without input content"):{format:"utf-8",parser(t){return Object.fromEntries(Ge(t,n=>{const r=n.indexOf(":");return[
ft(n.substring(0,r).toLowerCase()),n.substring(r+2).trim()]}))},commands:["interpret-trailers","--parse"],input:e}}function Vr(){
return{interpretTrailers(e){return this._runTask(Wr(re(e,An)),$(arguments))}}}var me=(e=>(e.NONE="",e.STAT="--stat",e.NUM_STAT=
"--numstat",e.NAME_ONLY="--name-only",e.NAME_STATUS="--name-status",e))(me||{});const Pt=/^--(stat|numstat|name-only|name-status)(=|$)/;
function tt(e){for(let t=0;t<e.length;t++){const n=Pt.exec(e[t]);if(n)return`--${n[1]}`}return""}function zr(e){return Pt.
test(e)}class Gr{constructor(){this.changed=0,this.deletions=0,this.insertions=0,this.files=[]}}const It=[new W(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,
(e,[t,n,r=""])=>{e.files.push({file:t.trim(),changes:ee(n),insertions:r.replace(/[^+]/g,"").length,deletions:r.replace(/[^-]/g,
"").length,binary:!1})}),new W(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,(e,[t,n,r])=>{e.files.push({file:t.trim(),
before:ee(n),after:ee(r),binary:!0})}),new W(/^(.+)\s+\|\s+Bin\s*$/,(e,[t])=>{e.files.push({file:t.trim(),before:0,after:0,
binary:!0})}),new W(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(e,[t,n])=>{const r=/(\d+) i/.exec(n),s=/(\d+) d/.exec(
n);e.changed=ee(t),e.insertions=ee(r?.[1]),e.deletions=ee(s?.[1])})],Hr=[new W(/(\d+)\t(\d+)\t(.+)$/,(e,[t,n,r])=>{const s=ee(
t),h=ee(n);e.changed++,e.insertions+=s,e.deletions+=h,e.files.push({file:r,changes:s+h,insertions:s,deletions:h,binary:!1})}),
new W(/-\t-\t(.+)$/,(e,[t])=>{e.changed++,e.files.push({file:t,after:0,before:0,binary:!0})})],Qr=[new W(/(.+)$/,(e,[t])=>{
e.changed++,e.files.push({file:t,changes:0,insertions:0,deletions:0,binary:!1})})],qr=[new W(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,
(e,[t,n,r,s,h])=>{e.changed++,e.files.push({file:h??r,changes:0,insertions:0,deletions:0,binary:!1,status:ht(cr(t)&&t),from:ht(
!!h&&r!==h&&r),similarity:ee(n)})})],Xr={[me.NONE]:It,[me.STAT]:It,[me.NUM_STAT]:Hr,[me.NAME_STATUS]:qr,[me.NAME_ONLY]:Qr};
function Bt(e=me.NONE){const t=Xr[e];return n=>fe(new Gr,t,n,!1)}const Mt="\xF2\xF2\xF2\xF2\xF2\xF2 ",Rt=" \xF2\xF2",Ct="\
 \xF2 ",Jr=["hash","date","message","refs","author_name","author_email"];function Yr(e,t){return t.reduce((n,r,s)=>(n[r]=
e[s]||"",n),Object.create({diff:null}))}function Wt(e=Ct,t=Jr,n=me.NONE){const r=Bt(n);return function(s){const h=Le(s.trim(),
!1,Mt).map(function(O){const U=O.split(Rt),I=Yr(U[0].split(e),t);return U.length>1&&U[1].trim()&&(I.diff=r(U[1])),I});return{
all:h,latest:h.length&&h[0]||null,total:h.length}}}function Zr(e){let t=tt(e);const n=["diff"];return t===me.NONE&&(t=me.
STAT,n.push("--stat=4096")),n.push(...e),nt(n)||{commands:n,format:"utf-8",parser:Bt(t)}}function nt(e){const t=e.filter(
zr);if(t.length>1)return ae(`Summary flags are mutually exclusive - pick one of ${t.join(",")}`);if(t.length&&e.includes(
"-z"))return ae(`Summary flag ${t} parsing is not compatible with null termination option '-z'`)}var Vt=(e=>(e[e["--pret\
ty"]=0]="--pretty",e[e["max-count"]=1]="max-count",e[e.maxCount=2]="maxCount",e[e.n=3]="n",e[e.file=4]="file",e[e.format=
5]="format",e[e.from=6]="from",e[e.to=7]="to",e[e.splitter=8]="splitter",e[e.symmetric=9]="symmetric",e[e.mailMap=10]="m\
ailMap",e[e.multiLine=11]="multiLine",e[e.strictDate=12]="strictDate",e))(Vt||{});function Kr(e,t){const n=[],r=[];return Object.
keys(e).forEach(s=>{n.push(s),r.push(String(e[s]))}),[n,r.join(t)]}function es(e){return Object.keys(e).reduce((t,n)=>(n in
Vt||(t[n]=e[n]),t),{})}function zt(e={},t=[]){const n=re(e.splitter,J,Ct),r=Xe(e.format)?e.format:{hash:"%H",date:e.strictDate===
!1?"%ai":"%aI",message:"%s",refs:"%D",body:e.multiLine?"%B":"%b",author_name:e.mailMap!==!1?"%aN":"%an",author_email:e.mailMap!==
!1?"%aE":"%ae"},[s,h]=Kr(r,n),O=[],U=[`--pretty=format:${Mt}${h}${Rt}`,...t],I=e.n||e["max-count"]||e.maxCount;if(I&&U.push(
`--max-count=${I}`),e.from||e.to){const Y=e.symmetric!==!1?"...":"..";O.push(`${e.from||""}${Y}${e.to||""}`)}return J(e.
file)&&U.push("--follow",E(e.file)),mt(es(e),U),{fields:s,splitter:n,commands:[...U,...O]}}function ts(e,t,n){const r=Wt(
e,t,tt(n));return{commands:["log",...n],format:"utf-8",parser:r}}function ns(){return{log(...n){const r=$(arguments),s=zt(
Je(arguments),Te(re(arguments[0],$e,[]))),h=t(...n)||nt(s.commands)||e(s);return this._runTask(h,r)}};function e(n){return ts(
n.splitter,n.fields,n.commands)}function t(n,r){return J(n)&&J(r)&&ae("git.log(string, string) should be replaced with g\
it.log({ from: string, to: string })")}}class rt{constructor(t,n=null,r){this.reason=t,this.file=n,this.meta=r}toString(){
return`${this.file}:${this.reason}`}}class rs{constructor(){this.conflicts=[],this.merges=[],this.result="success"}get failed(){
return this.conflicts.length>0}get reason(){return this.result}toString(){return this.conflicts.length?`CONFLICTS: ${this.
conflicts.join(", ")}`:"OK"}}class Gt{constructor(){this.remoteMessages={all:[]},this.created=[],this.deleted=[],this.files=
[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,insertions:0}}}class ss{constructor(){this.remote=
"",this.hash={local:"",remote:""},this.branch={local:"",remote:""},this.message=""}toString(){return this.message}}function st(e){
return e.objects=e.objects||{compressing:0,counting:0,enumerating:0,packReused:0,reused:{count:0,delta:0},total:{count:0,
delta:0}}}function Ht(e){const t=/^\s*(\d+)/.exec(e),n=/delta (\d+)/i.exec(e);return{count:ee(t&&t[1]||"0"),delta:ee(n&&
n[1]||"0")}}const is=[new _e(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,(e,[t,n])=>{const r=t.toLowerCase(),
s=st(e.remoteMessages);Object.assign(s,{[r]:ee(n)})}),new _e(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,
(e,[t,n])=>{const r=t.toLowerCase(),s=st(e.remoteMessages);Object.assign(s,{[r]:ee(n)})}),new _e(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,
(e,[t,n,r])=>{const s=st(e.remoteMessages);s.total=Ht(t),s.reused=Ht(n),s.packReused=ee(r)})],os=[new _e(/^remote:\s*(.+)$/,
(e,[t])=>(e.remoteMessages.all.push(t.trim()),!1)),...is,new _e([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],
(e,[t])=>{e.remoteMessages.pullRequestUrl=t}),new _e([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],
(e,[t,n,r])=>{e.remoteMessages.vulnerabilities={count:ee(t),summary:n,url:r}})];function Qt(e,t){return fe({remoteMessages:new as},
os,t)}class as{constructor(){this.all=[]}}const us=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,cs=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,
ls=/^(create|delete) mode \d+ (.+)/,ds=[new W(us,(e,[t,n,r])=>{e.files.push(t),n&&(e.insertions[t]=n.length),r&&(e.deletions[t]=
r.length)}),new W(cs,(e,[t,,n,,r])=>n!==void 0||r!==void 0?(e.summary.changes=+t||0,e.summary.insertions=+n||0,e.summary.
deletions=+r||0,!0):!1),new W(ls,(e,[t,n])=>{pe(e.files,n),pe(t==="create"?e.created:e.deleted,n)})],hs=[new W(/^from\s(.+)$/i,
(e,[t])=>{e.remote=t}),new W(/^fatal:\s(.+)$/,(e,[t])=>{e.message=t}),new W(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,
(e,[t,n,r,s])=>{e.branch.local=r,e.hash.local=t,e.branch.remote=s,e.hash.remote=n})],ps=(e,t)=>fe(new Gt,ds,[e,t]),qt=(e,t)=>Object.
assign(new Gt,ps(e,t),Qt(e,t));function ms(e,t){const n=fe(new ss,hs,[e,t]);return n.message&&n}const gs=[new W(/^Auto-merging\s+(.+)$/,
(e,[t])=>{e.merges.push(t)}),new W(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,(e,[t,n])=>{e.conflicts.push(new rt(t,
n))}),new W(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(e,[t,n,r])=>{e.conflicts.push(new rt(t,n,{deleteRef:r}))}),
new W(/^CONFLICT\s+\((.+)\):/,(e,[t])=>{e.conflicts.push(new rt(t,null))}),new W(/^Automatic merge failed;\s+(.+)$/,(e,[
t])=>{e.result=t})],ws=(e,t)=>Object.assign(ys(e),qt(e,t)),ys=e=>fe(new rs,gs,e);function Xt(e){return e.length?{commands:[
"merge",...e],format:"utf-8",parser(t,n){const r=ws(t,n);if(r.failed)throw new ze(r);return r}}:ae("Git.merge requires a\
t least one option")}function bs(e,t,n){const r=n.includes("deleted"),s=n.includes("tag")||/^refs\/tags/.test(e),h=!n.includes(
"new");return{deleted:r,tag:s,branch:!s,new:!h,alreadyUpdated:h,local:e,remote:t}}const vs=[new W(/^Pushing to (.+)$/,(e,[
t])=>{e.repo=t}),new W(/^updating local tracking ref '(.+)'/,(e,[t])=>{e.ref={...e.ref||{},local:t}}),new W(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,
(e,[t,n,r])=>{e.pushed.push(bs(t,n,r))}),new W(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,
(e,[t,n,r])=>{e.branch={...e.branch||{},local:t,remote:n,remoteName:r}}),new W(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,
(e,[t,n,r,s])=>{e.update={head:{local:t,remote:n},hash:{from:r,to:s}}})],ks=(e,t)=>{const n=_s(e,t),r=Qt(e,t);return{...n,
...r}},_s=(e,t)=>fe({pushed:[]},vs,[e,t]);function Es(e={},t){return pe(t,"--tags"),Jt(e,t)}function Jt(e={},t){const n=[
"push",...t];return e.branch&&n.splice(1,0,e.branch),e.remote&&n.splice(1,0,e.remote),He(n,"-v"),pe(n,"--verbose"),pe(n,
"--porcelain"),{commands:n,format:"utf-8",parser:ks}}function Os(){return{showBuffer(){const e=["show",...H(arguments,1)];
return e.includes("--binary")||e.splice(1,0,"--binary"),this._runTask(bt(e),$(arguments))},show(){const e=["show",...H(arguments,
1)];return this._runTask(se(e),$(arguments))}}}const Ts=/^(.+)\0(.+)$/;class As{constructor(t,n,r){if(this.path=t,this.index=
n,this.working_dir=r,n==="R"||r==="R"){const s=Ts.exec(t)||[null,t,t];this.from=s[2]||"",this.path=s[1]||""}}}class Ss{constructor(){
this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.ignored=void 0,this.modified=[],this.renamed=[],
this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=null,this.detached=!1,this.isClean=
()=>!this.files.length}}function Yt(e){const[t,n]=e.split(Ne);return{from:n||t,to:t}}function de(e,t,n){return[`${e}${t}`,
n]}function it(e,...t){return t.map(n=>de(e,n,(r,s)=>r.conflicted.push(s)))}const Ns=new Map([de(" ","A",(e,t)=>e.created.
push(t)),de(" ","D",(e,t)=>e.deleted.push(t)),de(" ","M",(e,t)=>e.modified.push(t)),de("A"," ",(e,t)=>{e.created.push(t),
e.staged.push(t)}),de("A","M",(e,t)=>{e.created.push(t),e.staged.push(t),e.modified.push(t)}),de("D"," ",(e,t)=>{e.deleted.
push(t),e.staged.push(t)}),de("M"," ",(e,t)=>{e.modified.push(t),e.staged.push(t)}),de("M","M",(e,t)=>{e.modified.push(t),
e.staged.push(t)}),de("R"," ",(e,t)=>{e.renamed.push(Yt(t))}),de("R","M",(e,t)=>{const n=Yt(t);e.renamed.push(n),e.modified.
push(n.to)}),de("!","!",(e,t)=>{(e.ignored=e.ignored||[]).push(t)}),de("?","?",(e,t)=>e.not_added.push(t)),...it("A","A",
"U"),...it("D","D","U"),...it("U","A","D","U"),["##",(e,t)=>{const n=/ahead (\d+)/,r=/behind (\d+)/,s=/^(.+?(?=(?:\.{3}|\s|$)))/,
h=/\.{3}(\S*)/,O=/\son\s(\S+?)(?=\.{3}|$)/;let U=n.exec(t);e.ahead=U&&+U[1]||0,U=r.exec(t),e.behind=U&&+U[1]||0,U=s.exec(
t),e.current=re(U?.[1],J,null),U=h.exec(t),e.tracking=re(U?.[1],J,null),U=O.exec(t),U&&(e.current=re(U?.[1],J,e.current)),
e.detached=/\(no branch\)/.test(t)}]]),Us=function(e){const t=e.split(Ne),n=new Ss;for(let r=0,s=t.length;r<s;){let h=t[r++].
trim();h&&(h.charAt(0)==="R"&&(h+=Ne+(t[r++]||"")),Ls(n,h))}return n};function Ls(e,t){const n=t.trim();switch(" "){case n.
charAt(2):return r(n.charAt(0),n.charAt(1),n.slice(3));case n.charAt(1):return r(" ",n.charAt(0),n.slice(2));default:return}
function r(s,h,O){const U=`${s}${h}`,I=Ns.get(U);I&&I(e,O),U!=="##"&&U!=="!!"&&e.files.push(new As(O,s,h))}}const xs=["-\
-null","-z"];function Fs(e){return{format:"utf-8",commands:["status","--porcelain","-b","-u","--null",...e.filter(t=>!xs.
includes(t))],parser(t){return Us(t)}}}const Zt="installed=false";function Be(e=0,t=0,n=0,r="",s=!0){return Object.defineProperty(
{major:e,minor:t,patch:n,agent:r,installed:s},"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,
enumerable:!1})}function $s(){return Be(0,0,0,"",!1)}function js(){return{version(){return this._runTask({commands:["--v\
ersion"],format:"utf-8",parser:Ps,onError(e,t,n,r){if(e.exitCode===De.NOT_FOUND)return n(Buffer.from(Zt));r(t)}})}}}const Ds=[
new W(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,(e,[t,n,r,s=""])=>{Object.assign(e,Be(ee(t),ee(n),ee(r),s))}),new W(
/version (\d+)\.(\d+)\.(\D+)(.+)?$/,(e,[t,n,r,s=""])=>{Object.assign(e,Be(ee(t),ee(n),r,s))})];function Ps(e){return e===
Zt?$s():fe(Be(0,0,0,e),Ds,e)}class Kt{constructor(t){this._executor=t}_runTask(t,n){const r=this._executor.chain(),s=r.push(
t);return n&&Or(t,s,n),Object.create(this,{then:{value:s.then.bind(s)},catch:{value:s.catch.bind(s)},_executor:{value:r}})}add(t){
return this._runTask(se(["add",...le(t)]),$(arguments))}cwd(t){const n=$(arguments);return typeof t=="string"?this._runTask(
Ft(t,this._executor),n):typeof t?.path=="string"?this._runTask(Ft(t.path,t.root&&this._executor||void 0),n):this._runTask(
ae("Git.cwd: workingDirectory must be supplied as a string"),n)}hashObject(t,n){return this._runTask(Pr(t,n===!0),$(arguments))}init(t){
return this._runTask(Cr(t===!0,this._executor.cwd,H(arguments)),$(arguments))}merge(){return this._runTask(Xt(H(arguments)),
$(arguments))}mergeFromTo(t,n){return J(t)&&J(n)?this._runTask(Xt([t,n,...H(arguments)]),$(arguments,!1)):this._runTask(
ae("Git.mergeFromTo requires that the 'remote' and 'branch' arguments are supplied as strings"))}outputHandler(t){return this.
_executor.outputHandler=t,this}push(){const t=Jt({remote:re(arguments[0],J),branch:re(arguments[1],J)},H(arguments));return this.
_runTask(t,$(arguments))}stash(){return this._runTask(se(["stash",...H(arguments)]),$(arguments))}status(){return this._runTask(
Fs(H(arguments)),$(arguments))}}Object.assign(Kt.prototype,Tr(),Sr(),xr(),ar(),jr(),Dr(),pr(),Vr(),ns(),Os(),js());const Is=(()=>{
let e=0;return()=>{e++;const{promise:t,done:n}=(0,c.ud)();return{promise:t,done:n,id:e}}})();class Bs{constructor(t=2){this.
concurrency=t,this.logger=Ee("","scheduler"),this.pending=[],this.running=[],this.logger("Constructed, concurrency=%s",t)}schedule(){
if(!this.pending.length||this.running.length>=this.concurrency){this.logger("Schedule attempt ignored, pending=%s runnin\
g=%s concurrency=%s",this.pending.length,this.running.length,this.concurrency);return}const t=pe(this.running,this.pending.
shift());this.logger("Attempting id=%s",t.id),t.done(()=>{this.logger("Completing id=",t.id),He(this.running,t),this.schedule()})}next(){
const{promise:t,id:n}=pe(this.pending,Is());return this.logger("Scheduling id=%s",n),this.schedule(),t}}function Ms(e,t){
return se(["apply",...t,...e])}var en=(e=>(e.CURRENT="*",e.LINKED="+",e))(en||{});class Rs{constructor(){this.all=[],this.
branches={},this.current="",this.detached=!1}push(t,n,r,s,h){t==="*"&&(this.detached=n,this.current=r),this.all.push(r),
this.branches[r]={current:t==="*",linkedWorkTree:t==="+",name:r,commit:s,label:h}}}const Cs=[new W(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,
(e,[t,n,r,s])=>{e.push(tn(t),!0,n,r,s)}),new W(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(e,[t,n,r,s])=>{e.push(tn(t),!1,
n,r,s)})],Ws=new W(/^(\S+)$/s,(e,[t])=>{e.push(en.CURRENT,!1,t,"","")});function tn(e){return e?e.charAt(0):""}function nn(e,t=!1){
return fe(new Rs,t?[Ws]:Cs,e)}class Vs{constructor(){this.all=[],this.branches={},this.errors=[]}get success(){return!this.
errors.length}}function zs(e,t){return{branch:e,hash:t,success:!0}}function Gs(e){return{branch:e,hash:null,success:!1}}
const Hs=/(\S+)\s+\(\S+\s([^)]+)\)/,rn=/^error[^']+'([^']+)'/m,Qs=[new W(Hs,(e,[t,n])=>{const r=zs(t,n);e.all.push(r),e.
branches[t]=r}),new W(rn,(e,[t])=>{const n=Gs(t);e.errors.push(n),e.all.push(n),e.branches[t]=n})],ot=(e,t)=>fe(new Vs,Qs,
[e,t]);function sn(e,t){return t===De.ERROR&&rn.test(e)}function qs(e){const t=["-d","-D","--delete"];return e.some(n=>t.
includes(n))}function Xs(e){const t=qs(e),n=e.includes("--show-current"),r=["branch",...e];return r.length===1&&r.push("\
-a"),r.includes("-v")||r.splice(1,0,"-v"),{format:"utf-8",commands:r,parser(s,h){return t?ot(s,h).all[0]:nn(s,n)}}}function Js(){
return{format:"utf-8",commands:["branch","-v"],parser(e){return nn(e)}}}function Ys(e,t=!1){return{format:"utf-8",commands:[
"branch","-v",t?"-D":"-d",...e],parser(n,r){return ot(n,r)},onError({exitCode:n,stdOut:r},s,h,O){if(!sn(String(s),n))return O(
s);h(r)}}}function Zs(e,t=!1){const n={format:"utf-8",commands:["branch","-v",t?"-D":"-d",e],parser(r,s){return ot(r,s).
branches[e]},onError({exitCode:r,stdErr:s,stdOut:h},O,U,I){if(!sn(String(O),r))return I(O);throw new ze(n.parser(Fe(h),Fe(
s)),String(O))}};return n}function Ks(e){return{commands:["check-ignore",...e],format:"utf-8",parser:ei}}function ei(e){
return e.split(/\n/g).map(ti).filter(Boolean)}function ti(e){const t=e.trim().replace(/^["']|["']$/g,"");return t&&(0,T.
normalize)(t)}const ni=[new W(/From (.+)$/,(e,[t])=>{e.remote=t}),new W(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,(e,[t,n])=>{
e.branches.push({name:t,tracking:n})}),new W(/\* \[new tag]\s+(\S+)\s*-> (.+)$/,(e,[t,n])=>{e.tags.push({name:t,tracking:n})}),
new W(/- \[deleted]\s+\S+\s*-> (.+)$/,(e,[t])=>{e.deleted.push({tracking:t})}),new W(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,
(e,[t,n,r,s])=>{e.updated.push({name:r,tracking:s,to:n,from:t})})];function ri(e,t){return fe({raw:e,remote:null,branches:[],
tags:[],updated:[],deleted:[]},ni,[e,t])}function si(e){return/^--upload-pack(=|$)/.test(e)}function ii(e,t,n){const r=[
"fetch",...n];return e&&t&&r.push(e,t),r.find(si)?ae("git.fetch: potential exploit argument blocked."):{commands:r,format:"\
utf-8",parser:ri}}const oi=[new W(/^Renaming (.+) to (.+)$/,(e,[t,n])=>{e.moves.push({from:t,to:n})})];function ai(e){return fe(
{moves:[]},oi,e)}function ui(e,t){return{commands:["mv","-v",...le(e),t],format:"utf-8",parser:ai}}function ci(e,t,n){const r=[
"pull",...n];return e&&t&&r.splice(1,0,e,t),{commands:r,format:"utf-8",parser(s,h){return qt(s,h)},onError(s,h,O,U){const I=ms(
Fe(s.stdOut),Fe(s.stdErr));if(I)return U(new ze(I));U(h)}}}function li(e){const t={};return on(e,([n])=>t[n]={name:n}),Object.
values(t)}function fi(e){const t={};return on(e,([n,r,s])=>{Object.hasOwn(t,n)||(t[n]={name:n,refs:{fetch:"",push:""}}),
s&&r&&(t[n].refs[s.replace(/[^a-z]/g,"")]=r)}),Object.values(t)}function on(e,t){Ge(e,n=>t(n.split(/\s+/)))}function di(e,t,n){
return se(["remote","add",...n,e,t])}function hi(e){const t=["remote"];return e&&t.push("-v"),{commands:t,format:"utf-8",
parser:e?fi:li}}function pi(e){const t=[...e];return t[0]!=="ls-remote"&&t.unshift("ls-remote"),se(t)}function mi(e){const t=[
...e];return t[0]!=="remote"&&t.unshift("remote"),se(t)}function gi(e){return se(["remote","remove",e])}function wi(e={},t){
const n=zt(e),r=["stash","list",...n.commands,...t],s=Wt(n.splitter,n.fields,tt(r));return nt(r)||{commands:r,format:"ut\
f-8",parser:s}}function yi(e,t){return Me(["add",e,t])}function bi(e){return Me(["init",...e])}function Me(e){const t=[...e];
return t[0]!=="submodule"&&t.unshift("submodule"),se(t)}function vi(e){return Me(["update",...e])}class ki{constructor(t,n){
this.all=t,this.latest=n}}const _i=function(e,t=!1){const n=e.split(`
`).map(Oi).filter(Boolean);t||n.sort(function(s,h){const O=s.split("."),U=h.split(".");if(O.length===1||U.length===1)return Ei(
Re(O[0]),Re(U[0]));for(let I=0,Y=Math.max(O.length,U.length);I<Y;I++){const Z=an(Re(O[I]),Re(U[I]));if(Z)return Z}return 0});
const r=t?n[0]:[...n].reverse().find(s=>s.indexOf(".")>=0);return new ki(n,r)};function Ei(e,t){const n=Number.isNaN(e),
r=Number.isNaN(t);return n!==r?n?1:-1:n?an(e,t):0}function an(e,t){return e===t?0:e>t?1:-1}function Oi(e){return e.trim()}
function Re(e){return typeof e=="string"&&parseInt(e.replace(/^\D+/g,""),10)||0}function Ti(e=[]){const t=e.some(n=>/^--sort=/.
test(n));return{format:"utf-8",commands:["tag","-l",...e],parser(n){return _i(n,t)}}}function Ai(e){return{format:"utf-8",
commands:["tag",e],parser(){return{name:e}}}}function Si(e,t){return{format:"utf-8",commands:["tag","-a","-m",t,e],parser(){
return{name:e}}}}function R(e,t){this._plugins=t,this._executor=new Er(e.baseDir,new Bs(e.maxConcurrentProcesses),t),this.
_trimmed=e.trimmed}(R.prototype=Object.create(Kt.prototype)).constructor=R,R.prototype.customBinary=function(e){return this.
_plugins.reconfigure("binary",e),this},R.prototype.env=function(e,t){return arguments.length===1&&typeof e=="object"?this.
_executor.env=e:(this._executor.env=this._executor.env||{})[e]=t,this},R.prototype.stashList=function(e){return this._runTask(
wi(Je(arguments)||{},$e(e)&&e||[]),$(arguments))},R.prototype.mv=function(e,t){return this._runTask(ui(e,t),$(arguments))},
R.prototype.checkoutLatestTag=function(e){var t=this;return this.pull(function(){t.tags(function(n,r){t.checkout(r.latest,
e)})})},R.prototype.pull=function(e,t,n,r){return this._runTask(ci(re(e,J),re(t,J),H(arguments)),$(arguments))},R.prototype.
fetch=function(e,t){return this._runTask(ii(re(e,J),re(t,J),H(arguments)),$(arguments))},R.prototype.tags=function(e,t){
return this._runTask(Ti(H(arguments)),$(arguments))},R.prototype.rebase=function(){return this._runTask(se(["rebase",...H(
arguments)]),$(arguments))},R.prototype.reset=function(e){return this._runTask(gr(wr(e),H(arguments)),$(arguments))},R.prototype.
revert=function(e){const t=$(arguments);return typeof e!="string"?this._runTask(ae("Commit must be a string"),t):this._runTask(
se(["revert",...H(arguments,0,!0),e]),t)},R.prototype.addTag=function(e){const t=typeof e=="string"?Ai(e):ae("Git.addTag\
 requires a tag name");return this._runTask(t,$(arguments))},R.prototype.addAnnotatedTag=function(e,t){return this._runTask(
Si(e,t),$(arguments))},R.prototype.deleteLocalBranch=function(e,t,n){return this._runTask(Zs(e,typeof t=="boolean"?t:!1),
$(arguments))},R.prototype.deleteLocalBranches=function(e,t,n){return this._runTask(Ys(e,typeof t=="boolean"?t:!1),$(arguments))},
R.prototype.branch=function(e,t){return this._runTask(Xs(H(arguments)),$(arguments))},R.prototype.branchLocal=function(e){
return this._runTask(Js(),$(arguments))},R.prototype.raw=function(e){const t=!Array.isArray(e),n=[].slice.call(t?arguments:
e,0);for(let s=0;s<n.length&&t;s++)if(!qe(n[s])){n.splice(s,n.length-s);break}n.push(...H(arguments,0,!0));var r=$(arguments);
return n.length?this._runTask(se(n,this._trimmed),r):this._runTask(ae("Raw: must supply one or more command to execute"),
r)},R.prototype.submoduleAdd=function(e,t,n){return this._runTask(yi(e,t),$(arguments))},R.prototype.submoduleUpdate=function(e,t){
return this._runTask(vi(H(arguments,!0)),$(arguments))},R.prototype.submoduleInit=function(e,t){return this._runTask(bi(
H(arguments,!0)),$(arguments))},R.prototype.subModule=function(e,t){return this._runTask(Me(H(arguments)),$(arguments))},
R.prototype.listRemote=function(){return this._runTask(pi(H(arguments)),$(arguments))},R.prototype.addRemote=function(e,t,n){
return this._runTask(di(e,t,H(arguments)),$(arguments))},R.prototype.removeRemote=function(e,t){return this._runTask(gi(
e),$(arguments))},R.prototype.getRemotes=function(e,t){return this._runTask(hi(e===!0),$(arguments))},R.prototype.remote=
function(e,t){return this._runTask(mi(H(arguments)),$(arguments))},R.prototype.tag=function(e,t){const n=H(arguments);return n[0]!==
"tag"&&n.unshift("tag"),this._runTask(se(n),$(arguments))},R.prototype.updateServerInfo=function(e){return this._runTask(
se(["update-server-info"]),$(arguments))},R.prototype.pushTags=function(e,t){const n=Es({remote:re(e,J)},H(arguments));return this.
_runTask(n,$(arguments))},R.prototype.rm=function(e){return this._runTask(se(["rm","-f",...le(e)]),$(arguments))},R.prototype.
rmKeepLocal=function(e){return this._runTask(se(["rm","--cached",...le(e)]),$(arguments))},R.prototype.catFile=function(e,t){
return this._catFile("utf-8",arguments)},R.prototype.binaryCatFile=function(){return this._catFile("buffer",arguments)},
R.prototype._catFile=function(e,t){var n=$(t),r=["cat-file"],s=t[0];if(typeof s=="string")return this._runTask(ae("Git.c\
atFile: options must be supplied as an array of strings"),n);Array.isArray(s)&&r.push.apply(r,s);const h=e==="buffer"?bt(
r):se(r);return this._runTask(h,n)},R.prototype.diff=function(e,t){const n=J(e)?ae("git.diff: supplying options as a sin\
gle string is no longer supported, switch to an array of strings"):se(["diff",...H(arguments)]);return this._runTask(n,$(
arguments))},R.prototype.diffSummary=function(){return this._runTask(Zr(H(arguments,1)),$(arguments))},R.prototype.applyPatch=
function(e){const t=je(e)?Ms(le(e),H([].slice.call(arguments,1))):ae("git.applyPatch requires one or more string patches\
 as the first argument");return this._runTask(t,$(arguments))},R.prototype.revparse=function(){const e=["rev-parse",...H(
arguments,!0)];return this._runTask(se(e,!0),$(arguments))},R.prototype.clean=function(e,t,n){const r=Xn(e),s=r&&e.join(
"")||re(e,J)||"",h=H([].slice.call(arguments,r?1:0));return this._runTask(Qn(s,h),$(arguments))},R.prototype.exec=function(e){
const t={commands:[],format:"utf-8",parser(){typeof e=="function"&&e()}};return this._runTask(t)},R.prototype.checkIgnore=
function(e,t){return this._runTask(Ks(le(re(e,je,[]))),$(arguments))},R.prototype.checkIsRepo=function(e,t){return this.
_runTask($n(re(e,J)),$(arguments))};function Ni(e){return e?[{type:"spawn.before",action(t,n){e.aborted&&n.kill(new we(void 0,
"abort","Abort already signaled"))}},{type:"spawn.after",action(t,n){function r(){n.kill(new we(void 0,"abort","Abort si\
gnal received"))}e.addEventListener("abort",r),n.spawned.on("close",()=>e.removeEventListener("abort",r))}}]:void 0}const Ui=Ee(
"","plugin:allowEnvironment");function Li(e,t=!1){const n=new Set(e.map(r=>r.toLowerCase().trim()));return{type:"spawn.o\
ptions",action(r,s){const h={...r.env??process.env},O=new Set(Object.keys(s.env).map(U=>U.toLowerCase().trim()));for(const U of Object.
keys(h)){const I=U.toLowerCase().trim();if(!(!xi(I)||n.has(I))){if(O.has(I))throw new we(void 0,"allowEnvironment",`Use \
of "${U}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`);Ui("removing ambien\
t guarded environment variable %s",U),delete h[U]}}return{...r,env:{...h,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(!t)}}}}}
function xi(e){const t=e.toLowerCase().trim();return t.startsWith("git_")||Ve(t)}function Fi(e={}){return{type:"spawn.ar\
gs",action(t,{env:n}){for(const r of mn(t,n))if(e[r.category]!==!0)throw new we(void 0,"unsafe",r.message);return t}}}function $i(e){
const t=xe(e,"-c");return{type:"spawn.args",action(n){return[...t,...n]}}}const un=(0,c.yX)().promise;function ji({onClose:e=!0,
onExit:t=50}={}){function n(){let s=-1;const h={close:(0,c.yX)(),closeTimeout:(0,c.yX)(),exit:(0,c.yX)(),exitTimeout:(0,c.
yX)()},O=Promise.race([e===!1?un:h.closeTimeout.promise,t===!1?un:h.exitTimeout.promise]);return r(e,h.close,h.closeTimeout),
r(t,h.exit,h.exitTimeout),{close(U){s=U,h.close.done()},exit(U){s=U,h.exit.done()},get exitCode(){return s},result:O}}function r(s,h,O){
s!==!1&&(s===!0?h.promise:h.promise.then(()=>dt(s))).then(O.done)}return{type:"spawn.after",async action(s,{spawned:h,close:O}){
const U=n();let I=!0,Y=()=>{I=!1};h.stdout?.on("data",Y),h.stderr?.on("data",Y),h.on("error",Y),h.on("close",Z=>U.close(
Z)),h.on("exit",Z=>U.exit(Z));try{await U.result,I&&await dt(50),O(U.exitCode)}catch(Z){O(U.exitCode,Z)}}}}const cn=Ee("",
"plugin:binary"),Di="Invalid value supplied for custom binary, requires a single string or an array containing either on\
e or two strings",Pi="Invalid value supplied for custom binary, restricted characters must be removed or supply the unsa\
fe.allowUnsafeCustomBinary option";function Ii(e){return!e||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(e)}function ln(e,t){if(e.
length<1||e.length>2)throw new we(void 0,"binary",Di);if(e.some(Ii))if(t)cn("permitted unsafe binary %o",e);else throw new we(
void 0,"binary",Pi);const[n,r]=e;return{binary:n,prefix:r}}function Bi(e,t=["git"],n=!1){let r=ln(le(t),n);e.on("binary",
s=>{r=ln(le(s),n),cn.info("reconfiguring %o",r)}),e.append("spawn.binary",()=>r.binary),e.append("spawn.args",s=>r.prefix?
[r.prefix,...s]:s)}const fn={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambig\
uous abbreviated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}};
function Mi(e){if(!e)return"UNKNOWN";for(const[t,{text:n}]of Object.entries(fn))if(e.startsWith(`fatal: ${n}`))return t;
return"UNKNOWN"}class Ri extends ge{constructor(t=""){const n=Mi(t);super(void 0,fn[n].solution?.replace("{message}",t)??
t),this.reason=n}}function Ci(e){return!!(e.exitCode&&e.stdErr.length)}function Wi(e){return Buffer.concat([...e.stdOut,
...e.stdErr])}function Vi(e=!1,t=Ci,n=Wi){return(r,s)=>!e&&r||!t(s)?r:n(s)}function zi(e,t){return e===128&&t.startsWith(
"fatal:")?new Ri(t):new ge(void 0,t)}function dn(e){return{type:"task.error",action(t,n){const r=e(t.error,{stdErr:n.stdErr,
stdOut:n.stdOut,exitCode:n.exitCode});return Buffer.isBuffer(r)?{error:zi(n.exitCode,r.toString("utf-8"))}:{error:r}}}}const at=Ee(
"","plugin:input");function Gi(e){return{type:"spawn.after",action(t,{commands:n,input:r,spawned:{stdin:s}}){if(!s)return;
const h=e?.([...n])??r;if(!h)return at("generated zero length content, not writing to stdin");at("writing %s bytes to st\
din",On(h)),s.on("error",O=>{O.code!=="EPIPE"&&at("[ERROR] stdin error %o",O)}),s.end(h)}}}class Hi{constructor(){this.plugins=
new Set,this.events=new gn.EventEmitter}on(t,n){this.events.on(t,n)}reconfigure(t,n){this.events.emit(t,n)}append(t,n){const r=pe(
this.plugins,{type:t,action:n});return()=>this.plugins.delete(r)}add(t){const n=[];return le(t).forEach(r=>{r&&this.plugins.
add(pe(n,r))}),()=>{n.forEach(r=>{this.plugins.delete(r)})}}exec(t,n,r){let s=n;const h=Object.freeze(Object.create(r));
for(const O of this.plugins)O.type===t&&(s=O.action(s,h));return s}}function Qi(e){const t="--progress",n=["checkout","c\
lone","fetch","pull","push"];return[{type:"spawn.args",action(r,s){return n.includes(s.method)?En(r,t):r}},{type:"spawn.\
after",action(r,s){s.commands.includes(t)&&s.spawned.stderr?.on("data",h=>{const O=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.
exec(h.toString("utf8"));O&&e({method:s.method,stage:qi(O[1]),progress:ee(O[2]),processed:ee(O[3]),total:ee(O[4])})})}}]}
function qi(e){return String(e.toLowerCase().split(" ",1))||"unknown"}function Xi(e){const t=Tn(e,["uid","gid"]);return{
type:"spawn.options",action(n){return{...t,...n}}}}function Ji(){return{type:"spawn.args",action(e){const t=[];let n;function r(s){
(n=n||[]).push(...s)}for(let s=0;s<e.length;s++){const h=e[s];if(P(h)){r(_(h));continue}if(h==="--"){r(e.slice(s+1).flatMap(
O=>P(O)&&_(O)||O));break}t.push(h)}return n?[...t,"--",...n.map(String)]:t}}}function Yi({block:e,stdErr:t=!0,stdOut:n=!0}){
if(e>0)return{type:"spawn.after",action(r,s){let h;function O(){h&&clearTimeout(h),h=setTimeout(I,e)}function U(){s.spawned.
stdout?.off("data",O),s.spawned.stderr?.off("data",O),s.spawned.off("exit",U),s.spawned.off("close",U),h&&clearTimeout(h)}
function I(){U(),s.kill(new we(void 0,"timeout","block timeout reached"))}n&&s.spawned.stdout?.on("data",O),t&&s.spawned.
stderr?.on("data",O),s.spawned.on("exit",U),s.spawned.on("close",U),O()}}}const Zi=(e,t)=>{const n=new Hi,r=Ln(e&&(typeof e==
"string"?{baseDir:e}:e)||{},t);if(!lt(r.baseDir))throw new wn(r,"Cannot use simple-git on a directory that does not exis\
t");return Array.isArray(r.config)&&n.add($i(r.config)),n.add(Fi(r.unsafe)),n.add(ji(r.completion)),r.abort&&n.add(Ni(r.
abort)),r.progress&&n.add(Qi(r.progress)),r.timeout&&n.add(Yi(r.timeout)),r.spawnOptions&&n.add(Xi(r.spawnOptions)),n.add(
Ji()),n.add(Gi(r.input)),n.add(dn(Vi(!0))),r.errors&&n.add(dn(r.errors)),Bi(n,r.binary,r.unsafe?.allowUnsafeCustomBinary),
n.add(Li(r.allowEnvironment??[],r.unsafe?.allowAbbreviatedOptions)),new R(r,n)}})};
